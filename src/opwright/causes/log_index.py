"""Which causes to import for a log. Written by tools/index_causes.py."""

IN_LOGS: dict[int, str] = {
    540682536: '(): incompatible function arguments. The following argument types are\t292',
    540697708: "ld: cannot find\t1192\nld: library 'ATen' not found\t1193\nld: library 'EGL\t1194\nld: library 'GL\t1195\nld: library 'GLEW\t1196\nld: library 'GLU\t1195\nld: library 'GLX\t1195\nld: library 'MIOpen\t1197\nld: library 'OpenGL\t1195\nld: library 'X11\t1198\nld: library 'Xext\t1198\nld: library 'Xi\t1198\nld: library 'Xrandr\t1198\nld: library 'aio\t1199\nld: library 'amd_comgr\t1197\nld: library 'amdhip64\t1197\nld: library 'blas\t1200\nld: library 'c\t1201\nld: library 'c10' not found\t1193\nld: library 'caffe2' not found\t1193\nld: library 'cblas\t1200\nld: library 'crypt\t1202\nld: library 'crypto\t1203\nld: library 'cublas\t1197\nld: library 'cuda\t1197\nld: library 'cufft\t1197\nld: library 'cufile\t1197\nld: library 'cupti\t1197\nld: library 'curand\t1197\nld: library 'cusolver\t1197\nld: library 'cusparse\t1197\nld: library 'cutensor\t1197\nld: library 'dl\t1201\nld: library 'ffi\t1204\nld: library 'glfw\t1205\nld: library 'glfw3\t1205\nld: library 'glog\t1206\nld: library 'hip\t1197\nld: library 'hsa-runtime64\t1197\nld: library 'hsakmt\t1197\nld: library 'ibverbs\t1207\nld: library 'jpeg\t1208\nld: library 'm\t1201\nld: library 'mlx5\t1207\nld: library 'mpi\t1209\nld: library 'mpi_cxx\t1209\nld: library 'nccl\t1197\nld: library 'npp\t1197\nld: library 'numa\t1210\nld: library 'nvJitLink\t1197\nld: library 'nvidia-ml\t1197\nld: library 'nvjpeg\t1197\nld: library 'nvrtc\t1197\nld: library 'nvshmem\t1197\nld: library 'openblas\t1200\nld: library 'png\t1211\nld: library 'png16\t1211\nld: library 'pthread\t1201\nld: library 'rccl\t1197\nld: library 'rdmacm\t1207\nld: library 'roc\t1197\nld: library 'rt\t1201\nld: library 'ssl\t1203\nld: library 'stdc++\t1212\nld: library 'tbb\t1213\nld: library 'torch' not found\t1193\nld: library 'torch_cpu' not found\t1193\nld: library 'torch_global_deps' not found\t1193\nld: library 'torch_python' not found\t1193\nld: library 'uuid\t1214\nld: library 'z\t1215\nld: library ‘EGL\t1194\nld: library ‘GL\t1195\nld: library ‘GLEW\t1196\nld: library ‘GLU\t1195\nld: library ‘GLX\t1195\nld: library ‘OpenGL\t1195\nld: library ‘X11\t1198\nld: library ‘Xext\t1198\nld: library ‘Xi\t1198\nld: library ‘Xrandr\t1198\nld: library ‘aio\t1199\nld: library ‘blas\t1200\nld: library ‘c\t1201\nld: library ‘cblas\t1200\nld: library ‘crypt\t1202\nld: library ‘crypto\t1203\nld: library ‘dl\t1201\nld: library ‘ffi\t1204\nld: library ‘glfw\t1205\nld: library ‘glfw3\t1205\nld: library ‘glog\t1206\nld: library ‘ibverbs\t1207\nld: library ‘jpeg\t1208\nld: library ‘m\t1201\nld: library ‘mlx5\t1207\nld: library ‘mpi\t1209\nld: library ‘mpi_cxx\t1209\nld: library ‘numa\t1210\nld: library ‘openblas\t1200\nld: library ‘png\t1211\nld: library ‘png16\t1211\nld: library ‘pthread\t1201\nld: library ‘rdmacm\t1207\nld: library ‘rt\t1201\nld: library ‘ssl\t1203\nld: library ‘stdc++\t1212\nld: library ‘tbb\t1213\nld: library ‘uuid\t1214\nld: library ‘z\t1215",
    540702325: 'uv: command not found\t1000\nuv: not found\t1000',
    540949792: ' => not found\t8',
    541218115: 'CUB requires a definition of CUB_NS_QUALIFIER\t478',
    541675585: 'API call is not supported in the installed CUDA driver\t379',
    541870925: 'MKL ERROR: \t684\nMKL FATAL ERROR: \t684',
    541871172: 'DLL load failed\t561 562 563\nDLL load failed while importing \t564',
    541937487: 'OOM when allocating tensor\t740',
    542329940: 'TLS handshake timeout\t799',
    542461511: 'GNU version! gcc \t639',
    542462019: "CPU does not support \t475\nCPU doesn't support \t475\nCPU lacks \t475",
    542462023: 'GPU architecture\t480\nGPU capabilit\t480\nGPU compute architecture\t480\nGPU compute capabilit\t480',
    543449442: 'bad register name \t889',
    543451460: 'Did you forget to add @triton.jit\t567',
    543451492: 'did not complete successfully: exit code: 137\t1032\ndid you forget to \t1033',
    543516756: "The 'sklearn' PyPI package is deprecated\t807\nThe CUDA compiler identification is unknown\t808\nThe library is compiled without \t809\nThe specified path, file name, or both are too long\t810\nThe term 'nvcc' is not recognized\t526",
    543516788: 'the operator \t1433',
    543517006: 'Nie ma takiego pliku\t419 420 421 422 423 424 425 426 427 428 429',
    543517801: 'ile in wrong format\t763',
    543519605: "use of undeclared identifier \t1483\nuse of undeclared identifier '\t1475 1476",
    543521063: "'ye tanımsız başvuru\t246",
    543585601: 'Auf dem Gerät ist kein Speicherplatz\t439',
    544104771: 'Can not find\t514',
    544106784: ' in namespace\t127\n in namespace \t128\n in your include path is not compatible with this release of \t129',
    544108320: ' on CUDA arch < \t185\n on a machine with \t186',
    544108366: 'Non rimane spazio sul device\t732',
    544108398: 'non rimane spazio sul device\t732',
    544165434: ':No existe el\t106\n:No such file\t106',
    544173600: ' no es un miembro de\t127 141 142 143\n no se reconoce\t159',
    544173940: 'too few arguments for template template parameter "Tuple"\t1438\ntoo many initializer values\t1439\ntoo old to be supported by the triton GPU compiler\t1440',
    544175136: ' to be true, but got false\t234\n to compile PyTorch\t235\n to find Python.h\t236',
    544236404: 'tcp connect error\t991',
    544238959: 'omp not found\t1101',
    544370464: ' or above\t11\n or above \t219\n or greater \t219\n or higher\t11\n or higher \t219\n or later\t11\n or later \t219\n or later compatible compiler is required\t220\n or newer\t11\n or newer \t219\n or one of its dependencies\t221',
    544372079: 'our device is too old. We require compute capability\t1368',
    544432488: 'has already been de\t1106\nhas no attribute \t970 1107 1108\nhas no member \t1109\nhas no member named \t1109\nhas not been declared\t894',
    544432503: 'was compiled with CPU_ONLY flag\t1498\nwas not declared in this scope\t894',
    544434464: " is already registered\t131\n is already registered as a pybind11::native_enum\t132\n is already registered. Ensure that registration with torch::class_\t133\n is ambiguous\t134\n is defined in header \t135\n is incompatible with lib\t136\n is less than desired GPU memory\t137\n is not None\t138\n is not a \t139\n is not a directory\t32\n is not a member of\t127 140 141 142 143\n is not a member of \t144 145 146 147\n is not a member of 'cute\t123\n is not a member of 'cutlass\t123\n is not a member of ‘cute\t123\n is not a member of ‘cutlass\t123\n is not a recognized processor for this target\t148\n is not a supported wheel on this platform\t149\n is not a valid\t32\n is not a valid editable requirement\t150\n is not a valid wheel file\t151\n is not compatible with the current PyTorch installation\t152\n is not compatible with this Python\t153\n is not defined\t154 155 156\n is not enabled\t157\n is not found\t158\n is not recognized as\t159\n is required but found\t160\n is undefined\t161 162",
    544435812: 'dns error: failed to lookup address\t1038',
    544436008: '(os error 112)\t294\n(os error 122)\t294\n(os error 28)\t294',
    544437570: 'Bus error\t417',
    544500071: 'git submodule \t1095',
    544501582: 'Not a directory: \t725\nNot find\t515',
    544501607: 'got an unexpected keyword argument \t1102',
    544501614: 'not available for \t1324\nnot available on \t1324\nnot compiled with GPU offload support\t1325\nnot enough disk space\t811\nnot enough free disk space\t811\nnot enough free space\t811\nnot enough space\t811\nnot find\t515\nnot found\t1326\nnot installed\t1327\nnot match\t1036\nnot support\t1328\nnot supported for \t1324\nnot supported for the current GPU. Minimum capability: \t1329\nnot supported on \t1324\nnot valid for use in process\t19\nnot yet available for \t1324\nnot yet available on \t1324\nnot yet supported for \t1324\nnot yet supported on \t1324',
    544502633: 'ist kein Element von\t1059',
    544503119: 'Out of memory: Kill process\t746\nOut of memory: Killed process\t746',
    544503138: 'but the target was not found\t904',
    544503151: 'out of memory\t1369 1370\nout of memory allocating \t1371\nout of resource\t1372',
    544567129: 'You must give at least one requirement to\t851\nYou tried to install "pytorch"\t852',
    544567161: 'you should not try to import numpy from\t1505',
    544760141: 'Max retries exceeded with url\t687',
    544825888: ' by system policy\t19',
    546346988: '에 대한 정의되지 않은 참조\t246',
    547011823: '： Aucun fichier\t106\n： Datei oder Verzeichnis\t106\n： No existe el\t106\n： No such file\t106\n： Нет такого файла\t106\n： そのようなファイル\t106\n： 沒有此一檔案\t106\n： 没有那个文件\t106',
    547193058: "” is not recognized\t258\n” is not recognized as\t258\n” ist entweder falsch\t258\n” n'est pas reconnu\t258\n” no se reconoce como\t258\n” は、内部コマンド\t258\n” 不是内部\t258\n” 不是内部或外部命令\t258",
    549234155: '를 찾을 수\t1184',
    659902535: "GPU's architecture\t480\nGPU's capabilit\t480\nGPU's compute architecture\t480\nGPU's compute capabilit\t480",
    661528610: '" n\'est pas reconnu\t258',
    661528615: "' n'est pas reconnu\t258",
    661545283: "Can't find\t514 515",
    661545315: "can't be installed because it doesn't\t923\ncan't find\t514 515\ncan't open file \t924",
    661548868: "Don't know what to do with '\t573",
    661548900: "don't have enough free space in /\t1043",
    661679471: "omp' not found\t1101",
    662007641: "You're on \t853\nYou're using \t853",
    707403834: ': ***\t333',
    760038484: 'TDM-GCC\t683',
    762146671: 'oom-kill\t746',
    762212206: 'non-zero number of elements, but its data is not allocated yet\t1323',
    762341744: 'pip-build-env-\t1377',
    762342767: 'omp-tools.h\t1239 1240 1241',
    762671207: 'gpu-name\t1103',
    778530416: 'png.h\t1378 1379 1380',
    778659430: 'ffi.h\t1076 1077 1078',
    778661997: 'mpi.h\t1287 1288 1289',
    779119983: 'omp.h\t1239 1240 1241',
    791687523: 'c10/cuda/impl/cuda_cmake_macros.h\t909 910 911 912 913\nc10/util/AlignOf.h\t914 915 916\nc10/util/Array.h\t914 915 916\nc10/util/Float\t399 400 401\nc10/util/complex_utils.h\t914 915 916\nc10/util/either.h\t914 915 916\nc10/util/in_place.h\t914 915 916\nc10/util/math_compat.h\t914 915 916\nc10/util/reverse_iterator.h\t914 915 916\nc10/util/variant.h\t914 915 916',
    792938580: 'THC/THCAtomics.cuh\t780 781 782\nTHC/THCDeviceUtils.cuh\t783 784 785 786\nTHC/THCNumerics.cuh\t787 788 789',
    793528133: 'EGL/egl.h\t576 577 578\nEGL/eglext.h\t576 577 578\nEGL/eglplatform.h\t576 577 578',
    796096883: 'sys/cdefs\t897\nsys/file.h\t1037\nsys/ioctl.h\t1037\nsys/mman.h\t1037\nsys/resource.h\t1037\nsys/socket.h\t1037\nsys/time.h\t1037\nsys/wait.h\t1037',
    796157294: 'net/http: request canceled\t799',
    796225127: 'gnu/stubs\t897',
    808464432: '000001\t320',
    808465475: 'C4003: \t466',
    827018828: 'LNK1102\t664\nLNK1104\t451 665 666 667 668 669 670\nLNK1112\t671 672\nLNK1158\t673\nLNK1181\t669 670 674',
    827085907: 'STL1002: Unexpected compiler version, expected CUDA \t770',
    828796205: '-mf16c\t322',
    842019395: 'C2027\t455',
    842020932: 'D8021\t560',
    842281539: 'C2429\t462',
    842348355: 'C7525\t462',
    842413891: 'C7624\t462',
    843796044: 'LNK2001\t246\nLNK2005: \t675\nLNK2019\t246',
    845374806: 'Vec256\t845 846',
    858796611: 'C2039: \t456 457 458 459 460 461',
    863005040: 'pip3: command not found\t1000\npip3: not found\t1000',
    875968323: 'C7642\t462',
    877350476: 'LNK4272\t672',
    909128259: 'C2061: \t461\nC2065: \t461',
    909652803: 'C3861: \t461',
    925905197: '-1073741795\t320',
    926429763: 'C2872\t465',
    942682435: 'C1083\t443 444 445 446 447 448 449 450 451 452',
    943010371: 'C2589: \t463',
    943011651: 'C7582\t462',
    959787587: 'C2593: \t464',
    976236899: 'c10::guts\t917',
    976909409: 'at::DeprecatedTypeProperties\t888',
    978144327: 'GLM: GLM_\t638',
    978341199: 'OMP: Error #15\t737\nOMP: Error #15:\t738',
    979923827: 'ssh: Could not resolve hostname \t1424\nssh: connect to host \t1424',
    979923834: 'zsh: command not found: \t1510\nzsh: no matches found: \t1511',
    980445552: 'pip: command not found\t1000\npip: not found\t1000',
    980708969: 'int: = is not a valid operator\t1162',
    1094928468: 'THCAssertSameGPU\t778 779\nTHCAtomics.cuh\t780 781 782',
    1094997315: "CUDA architecture\t480\nCUDA capabilit\t480\nCUDA compiler and CUDA toolkit headers are incompatible\t481\nCUDA compute architecture\t480\nCUDA compute capabilit\t480\nCUDA driver is a stub library\t482\nCUDA driver version is insufficient for CUDA runtime version\t483\nCUDA initialization: Found no NVIDIA driver on your system\t484\nCUDA unavailable, invalid device\t485\nCUDA was not found on the system, please set the CUDA_HOME\t486\nCUDA's architecture\t480\nCUDA's capabilit\t480\nCUDA's compute architecture\t480\nCUDA's compute capabilit\t480\nCUDA::nvToolsExt\t321 487 488\nCUDAGenerator\t476 477\nCUDAGuard\t489 490\nCUDAStreamGuard\t489 490\nCUDA_ARCHITECTURES\t491\nCUDA_ARCHITECTURES is set to \t492\nCUDA_ERROR_ASSERT\t493\nCUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE\t494\nCUDA_ERROR_ILLEGAL_ADDRESS\t495\nCUDA_ERROR_INVALID_IMAGE\t496\nCUDA_ERROR_LAUNCH_FAILED\t495\nCUDA_ERROR_MISALIGNED_ADDRESS\t495\nCUDA_ERROR_NO_BINARY_FOR_GPU\t497\nCUDA_ERROR_OUT_OF_MEMORY\t498\nCUDA_ERROR_STUB_LIBRARY\t482\nCUDA_ERROR_SYSTEM_DRIVER_MISMATCH\t499\nCUDA_ERROR_SYSTEM_NOT_READY\t500\nCUDA_ERROR_UNSUPPORTED_PTX_VERSION\t501\nCUDA_HOME\t502\nCUDA_HOME does not exist, unable to compile CUDA\t503\nCUDA_HOME environment variable is not set\t504\nCUDA_PATH\t502\nCUDA_TOOLKIT_ROOT_DIR not found or specified\t505\nCUDA_tensor_apply\t506 507\nCUDAs architecture\t480\nCUDAs capabilit\t480\nCUDAs compute architecture\t480\nCUDAs compute capabilit\t480",
    1096045407: '_STATUS_ARCH_MISMATCH\t865',
    1096308803: 'CXXABI_\t511\nCXXABI_1.3.\t512',
    1098215527: 'gpuAtomicAdd\t1104 1105',
    1100659951: '：Aucun fichier\t106',
    1111705684: 'THCBlas_\t776 777',
    1112099911: 'GLIBCXX_\t511\nGLIBCXX_3.4.\t512\nGLIBC_\t636\nGLIBC_2.\t637',
    1113812850: 'rocBLAS error: C\t1404',
    1126199118: 'No CUDA GPUs are available\t173\nNo CUDA runtime is found, using CUDA_HOME=\t705\nNo CUDA toolset found\t706',
    1128482900: 'THCCeilDiv\t415 416',
    1128486478: 'NVCC \t696\nNVCC" \t696\nNVCC\' \t696\nNVCC` \t696\nNVCC’ \t696',
    1128680517: 'ELFCLASS32\t579\nELFCLASS64\t579',
    1129467732: 'TORCH_CHECK\t800\nTORCH_CUDA_API\t384 385\nTORCH_CUDA_ARCH_LIST is not set, all archs for visible cards\t801\nTORCH_EXTENSION_NAME\t323\nTORCH_HIP_API\t453 454\nTORCH_LIBRARY_FRAGMENT\t800',
    1130320961: 'AT_CHECK\t380 381\nAT_CHECK_INDEX\t380 381\nAT_CPP14_CONSTEXPR\t382 383\nAT_CUDA_API\t384 385',
    1131701607: 'getCurrentCUDABlasHandle\t489 490\ngetCurrentCUDASolverDnHandle\t489 490\ngetCurrentCUDASparseHandle\t489 490\ngetCurrentCUDAStream\t489 490\ngetCurrentDeviceProperties\t489 490',
    1131701619: 'setCurrentCUDAStream\t489 490',
    1131898190: 'NewConnectionError\t524',
    1145120800: ' (ADVANCED)\t0',
    1145260116: 'THCDevice\t776 777\nTHCDeviceUtils.cuh\t783 784 785 786',
    1145656910: 'NVIDIA driver on your system is too old\t697\nNVIDIA-SMI has failed because it couldn\t698',
    1146438445: '-CUDA::nvToolsExt\t321',
    1146438508: 'lCUDA::nvToolsExt\t321',
    1147098177: 'AT_DISPATCH_ALL_TYPES_AND_HALF\t386 387',
    1148478823: 'getDefaultCUDAStream\t489 490\ngetDeviceProperties\t489 490',
    1150991599: '：Datei oder Verzeichnis\t106',
    1160670307: 'cl.EXE\t988',
    1162297926: 'FBGEMM needs GCC \t510\nFBGEMM needs at least GCC \t510\nFBGEMM requires GCC \t510\nFBGEMM requires at least GCC \t510',
    1162629971: 'SSLError\t524',
    1164863831: 'WinError 2]\t451\nWinError 3]\t451',
    1164994920: 'hipErrorAssert\t493\nhipErrorInvalidDeviceFunction\t1018\nhipErrorNoBinaryForGpu\t497\nhipErrorOutOfMemory\t498',
    1176517189: 'E: Failed to fetch\t575',
    1178749012: 'THBFloat16Blas_\t776 777\nTHBFloat16Storage\t776 777\nTHBFloat16Tensor\t776 777\nTHBFloat16Vector\t776 777',
    1179009347: 'CAFFE2_API\t384 385\nCAFFE2_CUDA_API\t384 385',
    1180652609: 'AT_FORALL_SCALAR_TYPES\t388 389',
    1195591764: 'THCGenerator\t776 777',
    1196312909: 'MINGW\t683',
    1196773443: 'CPUGenerator\t476 477',
    1198271776: ' -lGLESv1\t4\n -lGLESv2\t4',
    1198418253: 'MinGW\t683',
    1229408595: 'SIGILL\t320',
    1230455855: '/DWIN32\t324',
    1230984257: 'AT_INDEX_ERROR\t390 391',
    1231254131: 'srcIndex < srcSelectDimSize\t1423',
    1262570819: 'CMAKE_CUDA_ARCHITECTURES\t469\nCMAKE_CUDA_ARCHITECTURES must be non-empty\t470\nCMAKE_CUDA_ARCHITECTURES:\t471 472\nCMAKE_CUDA_COMPILER\t473\nCMAKE_CUDA_COMPILER:\t474',
    1280136782: 'NVML Shared Library Not Found\t607',
    1280595267: 'CUTLASS needs GCC \t510\nCUTLASS needs at least GCC \t510\nCUTLASS requires GCC \t510\nCUTLASS requires at least GCC \t510',
    1281311820: 'LD_LIBRARY_PATH contains incompatible version of cudnn\t660',
    1297501260: 'LLVM ERROR: \t662\nLLVM ERROR: out of memory\t663',
    1298295148: 'libMIOpen.so.\t1219',
    1310748265: 'in Namensbereich\t1059',
    1313032276: 'THCNumerics\t776 777\nTHCNumerics.cuh\t787 788 789',
    1313101123: 'CUDNN_INCLUDE_DIR\t508\nCUDNN_INCLUDE_PATH\t508\nCUDNN_LIBRARY\t508\nCUDNN_LIBRARY_PATH\t508\nCUDNN_STATUS_SUBLIBRARY_LOADING_FAILED\t509',
    1313753172: 'THNN_\t797 798',
    1315072364: 'libNVVM cannot be found. Do `conda install\t1220',
    1318763759: '：No existe el\t106\n：No such file\t106',
    1330529327: '/DNOMINMAX\t324',
    1330795077: 'ERROR: Could not find a version\t581\nERROR: Python dependency not found\t582\nERROR: Wheel \'\t583\nERROR: unknown command "\t584',
    1330857298: 'RESOURCE_EXHAUSTED: \t762',
    1346521420: 'LIBPOSTPROC\t661',
    1347703880: 'HTTP 000 CONNECTION FAILED\t528',
    1349083987: 'SciPy needs GCC \t510\nSciPy needs at least GCC \t510\nSciPy requires GCC \t510\nSciPy requires at least GCC \t510',
    1349350734: 'NumPy\t733\nNumPy C-API version 0x\t734\nNumPy needs GCC \t510\nNumPy needs at least GCC \t510\nNumPy requires GCC \t510\nNumPy requires at least GCC \t510\nNumPy was built with baseline optimizations\t735',
    1377843753: '): Read timed out\t302',
    1380141140: 'THCRandom\t776 777\nTHCRoundUp\t415 416',
    1380993352: 'HIPRTC status = HIPRTC_ERROR_COMPILATION\t641',
    1381122399: '_ARRAY_API\t864',
    1396918356: 'THCState\t790 791\nTHCStorage\t776 777\nTHCStream\t790 791',
    1397049428: 'THESE PACKAGES DO NOT MATCH THE HASHES\t796',
    1397050439: 'GLES2/gl\t629 630\nGLES3/gl\t629 630\nGLESv1\t631\nGLESv2\t631',
    1397706309: 'ENOSPC: no space\t580',
    1397900630: 'VERSION_MISMATCH\t844',
    1398757712: 'PY_SSIZE_T_CLEAN macro must be defined\t748',
    1400137063: 'getStreamFromPool\t489 490',
    1413695572: 'THCTensor\t776 777\nTHCThrustAllocator\t776 777',
    1413761108: 'THDTensor\t776 777',
    1414744148: 'THSTensor\t776 777',
    1415530580: 'TH_TENSOR_APPLY\t506 507',
    1416914279: 'getTHCState\t790 791',
    1428175429: 'E: Unable to fetch some archives\t575',
    1430462522: ': CUDA cannot be found\t335',
    1430472788: 'THCUNN_\t776 777',
    1430481965: '-lCUDA::nvToolsExt\t321',
    1447250004: 'THCVector\t776 777',
    1464224839: 'GLFW/glfw3.h\t632 633 634 635',
    1465865281: 'AT_WARN\t392 393',
    1498173007: 'ONLY build\t739',
    1596993859: 'C10_FALLTHROUGH\t382 383\nC10_HIP_API\t453 454\nC10_HIP_KERNEL_LAUNCH_CHECK\t453 454\nC10_HOST_CONSTEXPR\t382 383\nC10_NORETURN\t382 383',
    1596993891: 'c10_cuda.lib\t918',
    1598182723: 'CUB_NS_QUALIFIER\t479',
    1598243655: 'GCC_1\t511\nGCC_3\t511\nGCC_4\t511\nGCC_7\t511',
    1598244948: 'THC_assertSameGPU\t778 779',
    1598965328: 'PFN_cuTensorMapEncode\t747',
    1600939103: '_dl_check_map_versions: Assertion\t869',
    1601008225: 'arm_acle\t886\narm_bf16\t886\narm_fp16\t886\narm_neon\t886\narm_sve\t886',
    1601009011: 'sum_intlist\t1381 1382',
    1601204323: 'cpp_extension.load\t41 1009\ncpp_extension.py\t41',
    1629515598: 'No available memory for the cache blocks\t707',
    1629516905: 'it as a build dependency\t1179',
    1631789114: ': Cannot allocate memory\t336',
    1631811920: 'PyCapsule\t756',
    1631854650: ': Datei oder Verzeichnis\t106',
    1632127060: 'THHalfBlas_\t776 777\nTHHalfStorage\t776 777\nTHHalfTensor\t776 777\nTHHalfVector\t776 777',
    1632313402: ': Kann die Shared\t344\n: Kann die Shared-Object-Datei nicht öffnen\t342',
    1633839468: 'libaio.h\t1221 1222 1223 1224\nlibamdhip64.so.\t1219\nlibav\t1225',
    1633886247: "' cannot overload\t265",
    1633886266: ': calling a constexpr __device__ function\t357\n: calling a constexpr __host__ function\t358\n: cannot open shared obj\t344\n: cannot open shared object\t359 360',
    1633903970: 'because it has a CompositeImplicitAutograd\t891',
    1633903972: 'decay_t\t992',
    1633973603: 'cuda runtime error (2) : out of memory\t1016\ncuda.is_available()\t173\ncudaBindTexture\t747\ncudaConfigureCall\t747\ncudaErrorAssert\t493\ncudaErrorCallRequiresNewerDriver\t379\ncudaErrorCompatNotSupportedOnDevice\t494\ncudaErrorInsufficientDriver\t1017\ncudaErrorInvalidDeviceFunction\t1018\ncudaErrorInvalidKernelImage\t496\ncudaErrorMemoryAllocation\t498\ncudaErrorNoKernelImageForDevice\t497\ncudaErrorStubLibrary\t482\ncudaErrorSystemDriverMismatch\t499\ncudaErrorSystemNotReady\t500\ncudaErrorUnsupportedPtxVersion\t501\ncudaLaunchCooperativeKernelMultiDevice\t747\ncudaProfilerInitialize\t747\ncudaThreadExit\t747\ncudaThreadSynchronize\t747\ncudaTypedefs.h\t1004 1005\ncudaUnbindTexture\t747\ncuda_awbarrier\t1004 1005\ncuda_bf16.h\t1004 1005\ncuda_fp4.h\t1004 1005\ncuda_fp6.h\t1004 1005\ncuda_fp8.h\t1004 1005\ncuda_pipeline\t1004 1005\ncudart64_\t1015',
    1634036816: 'Please install \t755',
    1634036848: 'please install \t755',
    1634082855: "' failed: \t268",
    1634100580: 'default_program(\t1028',
    1634166092: 'LegacyTHDispatcher\t676 677\nLegacyTHFunctionsCUDA\t676 677',
    1634166124: 'legacy-install-failure\t1218',
    1634213922: '" has no member\t126 248\n" has no member \t249 250 251\n" has no member "\t252 253 254\n" has no member class\t255',
    1634230111: '__half\t867',
    1634493027: 'cblas.h\t982 983 984\ncblas_mangling.h\t982 983 984',
    1634493984: ' flag is not supported with the configured host compiler\t110',
    1634494055: 'gflags/gflags.h\t1090 1091 1092 1093 1094',
    1634541602: '" matches these operands\t259\n" may not be used in the type-id\t260',
    1634541612: ', may conflict with lib\t313',
    1634563438: 'numa.h\t1331 1332 1333\nnumaif.h\t1331 1332 1333',
    1634564716: 'lzma.h\t1269 1270 1271 1272',
    1634625890: 'binaries were compiled with C\t895',
    1634629988: 'dynamic module does not\t1044\ndynamic_cast\t1045',
    1634692128: ' load any \t109\n loaded at\t167',
    1634754924: 'lapack\t1186\nlapacke.h\t1187 1188 1189 1190',
    1634760805: 'expanded from macro \t1066\nexpansion of macro \t1066',
    1634886000: 'parameter packs not expanded with\t1374 1375',
    1634887263: '_frame\t757 870',
    1634887267: 'cframe"\t987\ncframe\'\t987\ncframe’\t987',
    1634890835: 'Strawberry\t683',
    1634954869: 'unsatisfied condition: \t1479',
    1635017059: 'catastrophic error\t981',
    1635017062: 'fatal error C10\t1071\nfatal error C1081\t1072\nfatal: early EOF\t1073\nfatal: fetch-pack: \t1073\nfatal: not a git repository\t1074\nfatal: unable to \t1075',
    1635018093: 'metadata-generation-failed\t1218',
    1635022189: 'mutable_data_ptr\t1003',
    1635151433: "Invalid CUDA 'device=\t653\nInvalid requirement: \t654\nInvalid wheel filename\t151\nInvalidMatchSpec: \t655\nInvalidVersionSpec: \t655",
    1635151465: 'invalid command "bdist_wheel\t1165\ninvalid command "dist_info\t1165\ninvalid command "editable_wheel\t1165\ninvalid command \'bdist_wheel\t1165\ninvalid command \'dist_info\t1165\ninvalid command \'editable_wheel\t1165\ninvalid command bdist_wheel\t1165\ninvalid command dist_info\t1165\ninvalid command editable_wheel\t1165\ninvalid device function\t1166\ninvalid input constraint \'+h\' in asm\t1167\ninvalid input constraint \'+l\' in asm\t1167\ninvalid input constraint \'+r\' in asm\t1167\ninvalid input constraint \'=+h\' in asm\t1167\ninvalid input constraint \'=+l\' in asm\t1167\ninvalid input constraint \'=+r\' in asm\t1167\ninvalid input constraint \'=h\' in asm\t1167\ninvalid input constraint \'=l\' in asm\t1167\ninvalid input constraint \'=r\' in asm\t1167\ninvalid input constraint \'h\' in asm\t1167\ninvalid input constraint \'l\' in asm\t1167\ninvalid input constraint \'r\' in asm\t1167\ninvalid literal for int() with base 10: \t1168\ninvalid operands to binary expression (\t1169\ninvalid operands to binary expression (\'\t1170\ninvalid output constraint \'+h\' in asm\t1167\ninvalid output constraint \'+l\' in asm\t1167\ninvalid output constraint \'+r\' in asm\t1167\ninvalid output constraint \'=+h\' in asm\t1167\ninvalid output constraint \'=+l\' in asm\t1167\ninvalid output constraint \'=+r\' in asm\t1167\ninvalid output constraint \'=h\' in asm\t1167\ninvalid output constraint \'=l\' in asm\t1167\ninvalid output constraint \'=r\' in asm\t1167\ninvalid output constraint \'h\' in asm\t1167\ninvalid output constraint \'l\' in asm\t1167\ninvalid output constraint \'r\' in asm\t1167\ninvalid target ID \t836\ninvalid value \'c++\t1171\ninvalid value \'gnu++\t1171\ninvalid value for --gpu-architecture\t1172',
    1635196967: "' was defined more than once\t281",
    1635197024: '` was removed in the NumPy 2\t874',
    1635281254: 'fixable by adding \t1082',
    1635284080: 'ptxas application ptx input, line \t1383\nptxas info \t1384\nptxas warning \t1384',
    1638515570: 'réadressage R_\t1391\nréadressage de R_\t1391',
    1646292852: 'to be installed\t893',
    1647473766: 'ft2build.h\t1085 1086 1087 1088',
    1650552405: 'Unable to find\t514 515\nUnable to find code object for all current devices\t824\nUnable to find vcvarsall.bat\t825\nUnable to locate\t515\nUnable to register cu\t826',
    1650552421: 'enable executable\t1048\nenable_if_t\t992',
    1650552437: 'unable to execute \t1464\nunable to execute \'\t1465\nunable to execute command: Killed\t1466\nunable to find\t515\nunable to find a build program corresponding to "Ninja\t1467\nunable to find library -l\t941 942 943 944 945 946 947 948 949 950 1468 1469 1470\nunable to find library -lEGL\t951\nunable to find library -lGLEW\t952\nunable to find library -laio\t953\nunable to find library -lffi\t954\nunable to find library -lglog\t955\nunable to find library -ljpeg\t956\nunable to find library -lnuma\t957\nunable to find library -lstdc++\t959\nunable to find library -ltbb\t960\nunable to find library -luuid\t961\nunable to find library -lz\t962\nunable to locate\t515',
    1650552929: 'apability not supp\t880',
    1650616684: 'libbitsandbytes_cpu.\t1226',
    1651076128: ' library not found\t166',
    1651076143: '/libMIOpen\t330\n/libamd_comgr\t330\n/libamdhip64\t330\n/libcublas\t330\n/libcuda\t330\n/libcufft\t330\n/libcufile\t330\n/libcupti\t330\n/libcurand\t330\n/libcusolver\t330\n/libcusparse\t330\n/libcutensor\t330\n/libhip\t330\n/libhsa-runtime64\t330\n/libhsakmt\t330\n/libnccl\t330\n/libnpp\t330\n/libnvJitLink\t330\n/libnvidia-ml\t330\n/libnvjpeg\t330\n/libnvrtc\t330\n/libnvshmem\t330\n/librccl\t330\n/libroc\t330',
    1651076218: 'zlib.h\t1506 1507 1508 1509',
    1651336557: "member access into incomplete type '\t1275",
    1651337587: 'simbolo ambiguo\t688',
    1651341651: 'Symbol\t246',
    1651341683: 'symbol not found in flat namespace\t246\nsymbole ambigu\t688',
    1651449895: "' object has no attribute 'ds_opt_\t280",
    1651469415: 'globalLegacyTypeDispatch\t676 677',
    1651860850: 'reubicación R_\t1391',
    1651864352: " submodule path '\t233",
    1663067490: 'be created directly\t890',
    1663067511: 'we can conclude that \t1499',
    1663071343: 'ot compiled with \t1367',
    1664044099: 'CL/cl\t467 468',
    1667309616: '0 active drivers ([])\t332',
    1667393900: 'libc10_cuda.so: \t1227\nlibcublas.so.\t1228\nlibcublasLt.so.\t1228\nlibcuda.so\t1229\nlibcuda.so cannot found\t1230\nlibcuda.so.1\t1229\nlibcudart.so.\t1228\nlibcufft.so.\t1228\nlibcupti.so.\t1228\nlibcusolver.so.\t1228\nlibcusparse.so.\t1228',
    1667462766: 'nvcc \t696\nnvcc :\t1340\nnvcc cannot find a supported version of\t1341\nnvcc fatal   : Cannot find compiler \'\t1342\nnvcc fatal   : Could not open input file \'\t1343\nnvcc fatal   : redefinition of argument \'\t1344\nnvcc not found\t1345\nnvcc was not found\t1345\nnvcc ：\t1340\nnvcc" \t696\nnvcc\' \t696\nnvcc:\t1340\nnvcc` \t696\nnvcc’ \t696\nnvcc：\t1340',
    1667592275: "Specified provider 'CUDAExecutionProvider' is not in available provider\t774",
    1667592307: 'specified that you may need to import the \t1422',
    1667594309: 'Exec format error\t587',
    1667594341: 'execinfo.h\t1037\nexecutable in path specified by\t1062\nexecutor failed running\t1063',
    1667656804: 'dlfcn.h\t1037',
    1667722864: 'pngconf.h\t1378 1379 1380',
    1667852407: 'which is not an existing directory\t1501',
    1667854445: 'mpicxx.h\t1287 1288 1289',
    1668033824: ' -lcrypt\t5',
    1668248144: 'Processus arrêté\t574\nProcessus arrêté a terminé le programme \t293',
    1668248176: "processor does not support \t475\nprocessor doesn't support \t475\nprocessor lacks \t475",
    1668311400: 'hipcc: No such file\t1112\nhipcc: command not found\t1112\nhipcc: not found\t1112',
    1668440352: ' architecture of input file \t12',
    1668443988: 'Torch is needed\t758\nTorch is not installed\t758\nTorch is required\t758\nTorch must be installed\t758\nTorch needs to be installed\t758',
    1668444020: 'torch is needed\t758\ntorch is not installed\t758\ntorch is required\t758\ntorch must be installed\t758\ntorch needs GCC \t510\ntorch needs at least GCC \t510\ntorch needs to be installed\t758\ntorch requires GCC \t510\ntorch requires at least GCC \t510\ntorch.OutOfMemoryError\t1441\ntorch._inductor.exc.\t1442\ntorch.cuda.OutOfMemoryError\t1441\ntorch.utils.ffi is deprecated\t1443\ntorch.version.cuda\t1444\ntorch/csrc/PythonTypes.h\t1445 1446 1447\ntorch/csrc/StorageDefs.h\t1445 1446 1447\ntorch/csrc/THP_export.h\t1445 1446 1447\ntorch/csrc/WindowsTorchApiMacro.h\t1445 1446 1447\ntorch/csrc/jit/\t1448 1449 1450 1451 1452\ntorch/csrc/stable/\t400 401\ntorch/csrc/utils/auto_gil.h\t1453 1454 1455\ntorch/csrc/utils/disallow_copy.h\t1453 1454 1455\ntorch/csrc/utils/future.h\t1453 1454 1455\ntorch/csrc/utils/memory.h\t1453 1454 1455\ntorch/csrc/utils/six.h\t1453 1454 1455\ntorch/extension.h\t400 401\ntorch/headeronly/\t400 401\ntorch_cuda.lib\t918\ntorch_extensions\t41 1456\ntorchaudio C++ extension is not available\t1457\ntorchinductor_\t1458 1459\ntorchvision.transforms.functional_tensor\t1460',
    1668571501: 'matching\t1274',
    1668628794: ':Aucun fichier\t106',
    1681143415: 'w64devkit\t683',
    1684104530: 'ReadTimeout\t524\nReadTimeoutError\t524',
    1684104562: 'read-only segment has dynamic IFUNC relocations\t1387\nread-only segment has dynamic relocations\t1387',
    1684107084: 'Loaded runtime CuDNN library: \t682',
    1684107116: 'load any more object with static\t1266\nloaded the `torch/_C` folder of the PyTorch repository\t1267',
    1684171116: 'libdevice not found at \t1231',
    1684302184: 'hidden symbol \t1110',
    1684366670: 'Need to compile C++ extensions to \t702',
    1684366702: 'need PyTorch\t764\nneed Pytorch\t764\nneed pyTorch\t764\nneed pytorch\t764\nneed torch\t764\nneeds CUDA\t1300\nneeds PyTorch\t764\nneeds Pytorch\t764\nneeds pyTorch\t764\nneeds pytorch\t764\nneeds torch\t764',
    1684367716: 'died with <Signals.SIGKILL: 9>\t1034',
    1684632949: 'uuid/uuid.h\t1486 1487 1488 1489',
    1684633198: 'nvidia-container-cli: initialization error: \t1347\nnvidia-fabricmanager\t609',
    1684955424: ' and above\t11\n and higher\t11\n and later\t11\n and newer\t11',
    1684957510: 'FindCUDA says CUDA version is\t614',
    1684957527: 'Windows Long Path support enabled\t849\nWindows not yet supported for torch.compile\t850',
    1684959043: 'CondaHTTPError\t528\nCondaSSLError\t528',
    1684959075: 'conda: command not found\t1000\nconda: not found\t1000\nconditional_t\t992',
    1684960544: ' undeclared\t161',
    1685024032: ' module has been removed\t168\n module is not found\t169',
    1685025392: 'prod_intlist\t1381 1382',
    1685222775: 'wurde in diesem Gültigkeitsbereich nicht deklariert\t894',
    1685414702: '.cuda.o\t323',
    1689699140: 'Dödad-signal avslutade programmet \t293',
    1696610857: '): error: argument list for template template\t303\n): error: exception specification is incompatible\t304\n): error: identifier "\t255\n): error: identifier "__\t305 306\n): error: incomplete type is not allowed\t307\n): error: invalid combination of type specifiers\t308\n): error: name followed by "::" must\t303\n): error: no instance of\t309\n): error: static assertion failed with "\t310',
    1696624233: 'in expansion of macro \t1066',
    1696624462: 'No existe el \t419 420 421 422 423 424 425 426 427 428 429',
    1696624494: 'no es un miembro de\t1059',
    1697082912: " n'est pas reconnu\t159\n n'est pas un membre de\t141 142 143",
    1697541219: 'cl.exe\t988\ncl.exe with traditional preprocessor \t989',
    1698832442: ': Befehl nicht gefunden\t334',
    1699094621: '] Fehler 137\t862',
    1699160157: '] Getötet\t862',
    1699170388: 'THGenerator\t776 777',
    1699553338: ': Memory allocation failure\t345',
    1699618874: ": Ne peut ouvrir le fichier d'objet partagé\t342",
    1700022356: 'THTensor\t776 777\nTHTensorMath\t776 777',
    1700153428: 'THVector\t776 777',
    1700212059: '[-Werror\t854',
    1700948332: 'libelf.h\t1232 1233 1234 1235',
    1701013836: 'License classifiers have been superseded by license expressions\t681',
    1701017701: 'exception handling disabled\t1060\nexception handling is disabled\t1061',
    1701078386: 'redefinition of \t1389',
    1701079328: ' identifier "\t125 126',
    1701080649: 'IndentationError: \t645\nIndexError: \t646 647\nIndexError: _Map_base::at\t648\nIndexError: map::at\t648\nIndexError: unordered_map::at\t648',
    1701080681: 'index_sequence\t992',
    1701080693: 'undeclared identifier \t1320 1471\nundefined\t246\nundefined reference to \t1472\nundefined symbol: \t246\nundefined symbol: Py\t1473\nundefined symbol: _Py\t1473\nundefined symbol: mkl_\t1474\nundefinierter Verweis auf\t246\nundefiniertes Symbol\t246\nunderlying_type_t\t992',
    1701146144: ' needed by \t172',
    1701209458: 'reference indefinie vers\t246\nreference indéfinie vers\t246\nreference to\t246\nreferences to\t246\nreferencia a\t246\nreferencia indefinida a\t246\nreferencia indefinida para\t246\nreferencia nao definida a\t246\nreferencia nao definida para\t246\nreferencia não definida a\t246\nreferencia não definida para\t246\nreferensi ke\t246\nreferência indefinida a\t246\nreferência indefinida para\t246\nreferência nao definida a\t246\nreferência nao definida para\t246\nreferência não definida a\t246\nreferência não definida para\t246',
    1701210482: 'riferimento non definito a\t246',
    1701211721: "Inferred operator schema for a C++ kernel function doesn't match the expected function schema\t649",
    1701211753: 'infer_schema(func): \t1154 1155',
    1701274484: 'tcgen05\t1410',
    1701275973: 'Eigen/\t585',
    1701345056: ' when calling \t243',
    1701405728: ' died due to signal \t27\n died due to signal 9\t28\n died due to signal 9 (Kill signal)\t28\n died with status 0x\t29',
    1701407843: 'client error (Connect)\t991',
    1701409364: 'Tried to register an operator (\t814 815\nTried to register multiple backend fallbacks for the same dispatch key \t816\nTried to register multiple operators with the same name\t817',
    1701470831: 'object has no attribute\t1350\nobject has no attribute \t1351',
    1701536109: 'make: \t327\nmake_index_sequence\t992\nmake_unique\t992',
    1701603654: 'File o directory non\t419 420 421 422 423 424 425 426 427 428 429\nFilename longer than 260 characters\t612\nFilename too long\t613',
    1701603686: 'file failed to open for reading\t1079\nfile_baton.py\t1080\nfile_baton.py:\t1081',
    1701604425: 'Illegal instruction\t320 417',
    1701667150: "NameError: name \t699\nNameError: name '\t700\nNameError: name '_C' is not defined\t701",
    1701667182: 'name \'bare_metal_version\' is not defined\t1293\nnamespace "\t1294\nnamespace "c10::guts" has no member "\t1295\nnamespace "std" has no member \t1296 1297 1298 1299',
    1701669204: 'TimeoutError: \t530',
    1701670771: 'some optimisations will not be enabled\t1421\nsome optimizations will not be enabled\t1421',
    1701716012: ', needed by\t314\n, needed by \t315',
    1701733735: 'generic_type: \t1089',
    1701798944: " does not dominate this use\t30\n does not exist\t31 32 33\n does not include kernels for this GPU\t34\n does not match namespace of enclosing TORCH_LIBRARY\t35\n does not match runtime version \t36\n does not name a type\t37 38\n does not support \t39\n doesn't exist\t32",
    1701863764: 'Tapettu\t574\nTapettu-signaali päätti \t293',
    1701865808: 'Pipeline failed while executing [\t754',
    1701867296: ' open include file\t188 189 190 191 192 193 194 195 196 197 198 199 200 201 202 203 204 205 206 207 208 209 210 211 212 213 214 215 216 217 218\n open source file\t126 188 189 190 191 192 193 194 195 196 197 198 199 200 201 202 203 204 205 206 207 208 209 210 211 212 213 214 215 216 217 218',
    1701867311: '/openmp\t324',
    1701869908: "TypeDefault\t804 805\nTypeError \t819\nTypeError: \t820\nTypeError: expected str, bytes or os.PathLike object, not NoneType\t821\nTypeError: join() argument must be str\t822\nTypeError: unsupported operand type(s) for +: 'NoneType' and 'str'\t823",
    1701869940: 'type "at::Tensor" is not allowed\t1462\ntypeid\t1045',
    1701978146: '" referenced unknown base type "\t261',
    1701978156: ', required architecture \t316',
    1701991456: ' Tree Learner was not enabled in this build\t9',
    1701996900: 'dirent.h\t1037',
    1701997665: 'already has an implementation\t875',
    1701998165: 'Unregistered type : \t832\nUnresolved extern \t833',
    1701998197: "unrecognised command line option\t659\nunrecognised command-line option\t659\nunrecognized command\t1477\nunrecognized command line option\t659\nunrecognized command-line option\t659\nunrecognized subcommand '\t1478\nunresolved external symbol\t246",
    1701998445: 'more than one conversion function from "\t1284\nmore than one instance of overloaded function "\t1285\nmore than one operator "\t1286',
    1701999173: 'Erreur de format pour exec\t587\nErreur de segmentation\t588',
    1702064961: 'Assertion \t430\nAssertion `\t431\nAssertionError: \t432',
    1702125892: 'Datei oder Verzeichnis nicht\t419 420 421 422 423 424 425 426 427 428 429',
    1702126916: 'Detected that PyTorch and \t566',
    1702129225: 'Internal Triton PTX codegen error\t651\nInternal compiler error\t652\nInternal error\t652',
    1702129257: 'integer\t1163\ninteger_sequence\t992\ninternal compiler error: Killed (program \t1164',
    1702129518: "note: macro 'max defined here\t1273\nnote: macro 'max' defined here\t1273\nnote: macro 'max’ defined here\t1273\nnote: macro 'min defined here\t1273\nnote: macro 'min' defined here\t1273\nnote: macro 'min’ defined here\t1273\nnote: macro max defined here\t1273\nnote: macro max' defined here\t1273\nnote: macro max’ defined here\t1273\nnote: macro min defined here\t1273\nnote: macro min' defined here\t1273\nnote: macro min’ defined here\t1273\nnote: macro ‘max defined here\t1273\nnote: macro ‘max' defined here\t1273\nnote: macro ‘max’ defined here\t1273\nnote: macro ‘min defined here\t1273\nnote: macro ‘min' defined here\t1273\nnote: macro ‘min’ defined here\t1273",
    1702130753: 'Attempting to deserialize object on a CUDA device\t433\nAttempting to use \t434',
    1702131043: 'cute/\t1026\ncute\\\t1026',
    1702195557: 'equest failed after \t1050',
    1702240297: ') versions mismatch\t300',
    1702240300: ', version CXXABI_\t317\n, version GCC_1\t317\n, version GCC_3\t317\n, version GCC_4\t317\n, version GCC_7\t317\n, version GLIBCXX_\t317\n, version GLIBC_2.\t318',
    1702240314: ': version "libcu\t374\n: version "libnccl\t374\n: version "libnv\t374\n: version \'libcu\t374\n: version \'libnccl\t374\n: version \'libnv\t374\n: version `libcu\t374\n: version `libnccl\t374\n: version `libnv\t374\n: version ‘libcu\t374\n: version ‘libnccl\t374\n: version ‘libnv\t374',
    1702259058: 'river version \t1403',
    1702389038: '.exe" is not recognized\t258\n.exe" is not recognized as\t258\n.exe" ist entweder falsch\t258\n.exe" n\'est pas reconnu\t258\n.exe" no se reconoce como\t258\n.exe" 不是内部或外部命令\t258\n.exe\' is not recognized\t258\n.exe\' is not recognized as\t258\n.exe\' ist entweder falsch\t258\n.exe\' n\'est pas reconnu\t258\n.exe\' no se reconoce como\t258\n.exe\' 不是内部或外部命令\t258\n.exe” is not recognized\t258\n.exe” is not recognized as\t258\n.exe” ist entweder falsch\t258\n.exe” n\'est pas reconnu\t258\n.exe” no se reconoce como\t258\n.exe” 不是内部或外部命令\t258',
    1702520162: 'bezeichnet keinen Typ\t894',
    1714375751: 'GL/freeglut.h\t619 620 621',
    1717857907: 'sndfile.h\t1416 1417 1418 1419',
    1717920885: 'udefineret reference til\t246',
    1717985603: "Caffe2: Couldn't determine version from header\t513",
    1717985635: 'caffe2/\t919 920 921 922',
    1717987684: 'different exception spec\t1035\ndiffers from\t1036',
    1717990755: 'cufft64_\t1015',
    1718513507: 'configuration file provided by "CUDA\t1001\nconflicting cuDNN in LD_LIBRARY_PATH\t1002',
    1722401636: 'définitions multiples de \t689',
    1722401650: 'réference indefinie vers\t246\nréference indéfinie vers\t246\nréférence indefinie vers\t246\nréférence indéfinie vers\t246',
    1730160936: '() got an unexpected keyword argument\t224\n() got an unexpected keyword argument \t223 291\n() got multiple values for \t223',
    1731152967: 'GL/gl.h\t622 623 624\nGL/glcorearb.h\t622 623 624\nGL/glew.h\t625 626 627 628\nGL/glext.h\t622 623 624\nGL/glut.h\t619 620 621\nGL/glx.h\t622 623 624',
    1734701162: 'jpeglib.h\t1180 1181 1182 1183',
    1734959663: '/bigobj\t324',
    1734964000: ' signal terminated program \t230',
    1734964008: '(signal: 9, SIGKILL: kill)\t295',
    1735289197: 'mingw\t683',
    1735355495: 'glog/logging.h\t1096 1097 1098 1099',
    1735549216: ' arguments for \t13',
    1735549300: 'target sm_\t1432',
    1746936361: ')" has already been defined\t301',
    1749239892: 'THCharBlas_\t776 777\nTHCharStorage\t776 777\nTHCharTensor\t776 777\nTHCharVector\t776 777',
    1750288468: 'THShortBlas_\t776 777\nTHShortStorage\t776 777\nTHShortTensor\t776 777\nTHShortVector\t776 777',
    1751279980: 'libhipblas.so.\t1219\nlibhipfft.so.\t1219\nlibhiprand.so.\t1219\nlibhipsolver.so.\t1219\nlibhipsparse.so.\t1219',
    1751345510: 'fichier dans un mauvais format\t763',
    1751345518: 'nicht definierter Verweis auf\t246',
    1751347777: 'Arch conditional MMA instruction used without targeting\t418',
    1751347809: 'arch_list[-1] += \t881\narchitecture\t882 883',
    1751347823: 'orch not compiled with CUDA enabled\t1366',
    1751349349: 'exchange\t992',
    1751361987: "échec d'adressage (mapping) du segment\t611",
    1751607656: 'higher\t1111',
    1751933286: 'falha no mapeamento de segmento\t611',
    1752392008: 'Hash mismatch for \t642',
    1752463728: 'python3: command not found\t1000\npython3: not found\t1000\npython: command not found\t1000\npython: not found\t1000',
    1763717413: '%1 is not a valid Win32 application\t262\n%1 ist keine zulässige Win32-Anwendung\t262',
    1763719719: "': is not a member of 'cudaDeviceProp'\t289",
    1763733089: 'an illegal memory access was encountered\t878',
    1763733358: 'no instance of \t1305\nno instance of constructor "cut\t1306\nno instance of overloaded function \t1307',
    1765161080: 'x86intrin.h\t1126 1127 1128',
    1766203450: ': Filename too long\t337 338',
    1766531165: '] Killed\t862',
    1766727738: ': Nicht genügend\t336',
    1767990816: ' failed with exit \t42\n failed: \t43\n failed: No such file\t44',
    1768042298: ':/bin/nvcc\t375',
    1768058209: 'ambiguous "?" operation:\t876\nambiguous overload for \t877\nambiguous symbol\t688',
    1768061296: 'pybind11\t1385\npybind11/\t1386\npybind11_detail_function_record\t756',
    1768124527: 'opción de línea de órdenes no reconocida\t659',
    1768255571: 'Speicherzugriffsfehler\t588',
    1768318308: 'defined\t1029\ndefined in file \t1030\ndefiniciones múltiples de \t689',
    1768320617: 'infiniband/\t1156 1157 1158 1159',
    1768383858: 'registered\t1390',
    1768693818: ': linker input file not found\t349',
    1768697658: ':/lib64\t376',
    1768716898: 'bzlib.h\t905 906 907 908',
    1768759354: ': misaligned address\t371',
    1768779113: 'immintrin.h\t1126 1127 1128',
    1768779128: 'xmmintrin.h\t1126 1127 1128',
    1768824890: ': nie można otworzyć pliku obiektu dzielonego\t342',
    1769103702: 'VariableTensorId\t804 805',
    1769152577: 'A single input file is required for a non-link phase\t378',
    1769234803: 'satisfies the requirement \t1407\nsatisfy\t1408',
    1769238607: 'OptionalCUDAGuard\t489 490\nOptionalCUDAStreamGuard\t489 490',
    1769300512: ' built without \t17',
    1769366884: "device architecture\t480\ndevice capabilit\t480\ndevice compute architecture\t480\ndevice compute capabilit\t480\ndevice kernel image is invalid\t496\ndevice's architecture\t480\ndevice's capabilit\t480\ndevice's compute architecture\t480\ndevice's compute capabilit\t480\ndevice-side assert triggered\t1031\ndevice-side assertion triggered\t1031\ndevices architecture\t480\ndevices capabilit\t480\ndevices compute architecture\t480\ndevices compute capabilit\t480",
    1769369189: 'environment variable is not\t1049',
    1769414695: "' with arguments from the '\t282\n' with arguments from the 'CUDA' backend\t283 284\n' with arguments from the 'Meta' backend\t285\n' with exceptions disabled\t286",
    1769566836: 'trying to build PyTorch with a too old version of \t1461',
    1784835872: ' object has no attribute \t182 183 184',
    1785291349: 'Ubijen\t574',
    1785620814: 'Ninja is required to \t704',
    1785620846: 'ninja-build: Kommando nicht gefunden\t1302\nninja-build: command not found\t1302\nninja-build: commande introuvable\t1302\nninja-build: not found\t1302\nninja-build: orden no encontrada\t1302\nninja-build: コマンドが見つかりません\t1302\nninja-build: 未找到命令\t1302\nninja: Kommando nicht gefunden\t1302\nninja: build stopped\t1303\nninja: command not found\t1302\nninja: commande introuvable\t1302\nninja: no work to do.\t1304\nninja: not found\t1302\nninja: orden no encontrada\t1302\nninja: コマンドが見つかりません\t1302\nninja: 未找到命令\t1302',
    1797287790: 'no kernel image is available\t1308',
    1797288805: 'es kein\t1059',
    1801547111: 'gmake\t333',
    1801675088: "Package \t749\nPackage dependency requirement '\t750\nPackagesNotFoundError\t751",
    1801675120: 'packed_accessor\t1003\npacked_accessor32\t800\npacked_accessor64\t800',
    1801678707: 'socket.gaierror: \t1420',
    1802068851: 'scikit-learn has not been built correctly\t1409',
    1802270070: 'vulkan/vulkan\t1494 1495 1496 1497',
    1802398060: 'linker `\t1261',
    1802465132: 'looks like a filename, but the file does not exist\t1268',
    1802725700: 'Disk quota exceeded\t570',
    1802725732: 'disk quota exceeded\t570',
    1814066273: "at least '/std:c++\t887",
    1814979692: 'ld.lld: error: duplicate symbol: \t1191',
    1816217684: 'THAlloc\t776 777',
    1816283220: 'THBlas_\t776 777',
    1816545364: 'THFloatBlas_\t776 777\nTHFloatStorage\t776 777\nTHFloatTensor\t776 777\nTHFloatVector\t776 777',
    1818323300: 'dial tcp: lookup \t799',
    1818391907: 'cublas.CUBLASError: \t1014\ncublas64_\t1015\ncublasLt64_\t1015',
    1818455657: 'include file \t1134\ninclude file "ATen/\t1135\ninclude file "CL/\t1136\ninclude file "Eigen/\t1137\ninclude file "GLES\t1138\ninclude file "TH\t1139\ninclude file "THC\t1140\ninclude file "X11/\t1141\ninclude file "asm/\t897\ninclude file "boost/\t1142\ninclude file "c\t1143\ninclude file "c10d/\t1144\ninclude file "cudnn\t1145\ninclude file "eigen3/Eigen/\t1137\ninclude file "libav\t1146\ninclude file "tbb/\t1147\ninclude file "torch/\t399\ninclude file \'ATen/\t1135\ninclude file \'CL/\t1136\ninclude file \'Eigen/\t1137\ninclude file \'GLES\t1138\ninclude file \'TH\t1139\ninclude file \'THC\t1140\ninclude file \'X11/\t1141\ninclude file \'asm/\t897\ninclude file \'boost/\t1142\ninclude file \'c\t1143\ninclude file \'c10d/\t1144\ninclude file \'cudnn\t1145\ninclude file \'eigen3/Eigen/\t1137\ninclude file \'libav\t1146\ninclude file \'tbb/\t1147\ninclude file \'torch/\t399',
    1818780998: 'Fehler beim Mappen des Shared Objects\t611\nFehler im Format der Programmdatei\t587',
    1818845510: 'Failed building wheel for \t596\nFailed to build \t597\nFailed to build CUDA kernels for \t598\nFailed to compile. cc_cmd\t599\nFailed to detect a default CUDA architecture\t600\nFailed to detect a default CUDA architecture.\t601\nFailed to find\t514 515\nFailed to find \t602\nFailed to find ROCm root directory\t603\nFailed to find a working CUDA architecture\t604\nFailed to find all files with CUDA\t605\nFailed to find nvToolsExt\t606\nFailed to initialize NVML: Driver Not Loaded\t607\nFailed to locate\t515\nFailed to parse: \t608\nFailed to start \t609\nFailures have been detected while processing an MLIR pass pipeline\t610',
    1818845542: 'failed call to cuInit: \t1067\nfailed to find\t515\nfailed to locate\t515\nfailed to map segment from\t1068\nfailed to open \t1069\nfailed to open elf at \t555\nfailed with exit \t1070',
    1818846752: ' file built for macOS-\t45\n file not found\t46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108',
    1818848040: '(killed) terminó el programa \t293',
    1818850658: 'build_ext\t901\nbuilds-v0\t902\nbuilt against \t903\nbuilt for \t903\nbuilt with \t903',
    1819028768: ' -llapack\t6',
    1819042150: 'fallo al asignar un segmento del objeto compartido\t611',
    1819044171: 'Killed\t574 658',
    1819045731: 'collect2: fatal error: ld terminated with signal 9\t663',
    1819176736: ' only supports \t187',
    1819240790: 'Violación de segmento\t588',
    1819242031: '/nologo\t324',
    1819307369: 'implementation for device cuda\t1129',
    1819310149: 'Explicitly provided namespace (\t595',
    1819440483: 'curl/curl.h\t1020 1021 1022 1023\ncurl: (16) \t1024\ncurl: (18) \t1024\ncurl: (28) \t1024\ncurl: (35) \t1024\ncurl: (5) \t1024\ncurl: (52) \t1024\ncurl: (55) \t1024\ncurl: (56) \t1024\ncurl: (6) \t1024\ncurl: (60) \t1024\ncurl: (7) \t1024\ncurl: (92) \t1024',
    1819571555: 'cutlass needs GCC \t510\ncutlass needs at least GCC \t510\ncutlass requires GCC \t510\ncutlass requires at least GCC \t510\ncutlass/\t1026\ncutlass::\t1027\ncutlass\\\t1026',
    1819635523: 'Could NOT find BLAS (missing\t532\nCould NOT find Boost (missing\t532\nCould NOT find CUDA (missing:\t533 534 535\nCould NOT find CUDAToolkit (missing:\t533 534 535\nCould NOT find CUDNN (missing\t536\nCould NOT find CURL (missing\t532\nCould NOT find CuDNN (missing\t536\nCould NOT find EGL (missing\t532\nCould NOT find Eigen3 (missing\t532\nCould NOT find Freetype (missing\t532\nCould NOT find GLEW (missing\t532\nCould NOT find GLUT (missing\t532\nCould NOT find JPEG (missing\t532\nCould NOT find LAPACK (missing\t532\nCould NOT find NVTX\t537\nCould NOT find NvToolExt\t537\nCould NOT find NvToolsExt\t537\nCould NOT find OpenGL (missing\t532\nCould NOT find OpenMP\t538\nCould NOT find OpenSSL (missing\t532\nCould NOT find PNG (missing\t532\nCould NOT find Python\t539 540\nCould NOT find PythonLibs (missing\t541\nCould NOT find TBB (missing\t532\nCould NOT find X11 (missing\t532\nCould NOT find ZLIB (missing\t532\nCould NOT find cuDNN (missing\t536\nCould NOT find cudnn (missing\t536\nCould NOT find nvToolsExt\t537\nCould not build wheels for \t542\nCould not connect\t543\nCould not detect Ninja v\t544\nCould not find\t514 515\nCould not find MSVC\t545\nCould not find a configuration file for package "\t546\nCould not find any \t547\nCould not find compiler set in environment variable \t548\nCould not find module \'\t549\nCould not find shared object file\t550\nCould not find the bitsandbytes \t551\nCould not find the operator \t33\nCould not infer dtype of numpy.\t552\nCould not load libtorchcodec\t553\nCould not load symbol \t523\nCould not load this library: \t554\nCould not locate\t515\nCould not open \t555\nCould not open requirements file: \t556\nCould not resolve\t543\nCould not set up the environment for Microsoft Visual Studio\t557\nCouldn\'t find\t514 515\nCouldn\'t load custom C++ ops\t558\nCouldn\'t load custom C++ ops. This can happen if your PyTorch and \t559',
    1819635555: "could not convert default argument '\t1006\ncould not find\t515\ncould not locate\t515\ncould not select device driver \t1007\ncouldn't allocate input reg for constraint 'h'\t1008\ncouldn't allocate input reg for constraint 'l'\t1008\ncouldn't allocate input reg for constraint 'r'\t1008\ncouldn't allocate input register for constraint 'h'\t1008\ncouldn't allocate input register for constraint 'l'\t1008\ncouldn't allocate input register for constraint 'r'\t1008\ncouldn't allocate output reg for constraint 'h'\t1008\ncouldn't allocate output reg for constraint 'l'\t1008\ncouldn't allocate output reg for constraint 'r'\t1008\ncouldn't allocate output register for constraint 'h'\t1008\ncouldn't allocate output register for constraint 'l'\t1008\ncouldn't allocate output register for constraint 'r'\t1008\ncouldn't find\t515",
    1830842190: "No matching distribution found for \t708\nNo module named \t709 710 711 712 713 714 715 716 717 718 719\nNo module named '\t720",
    1830842222: "no matching con\t1309\nno matching function for call to \t1310 1311\nno member named \t1109\nno member named '\t1312",
    1833508922: ": Impossible d'ouvrir le fichier d'objet partagé\t342",
    1835100276: 'tham chiếu đến\t246',
    1835101728: ' name followed by "::" must be\t126\n named symbol not found\t171',
    1835102822: 'frame"\t987\nframe\'\t987\nframe’\t987',
    1835166060: 'libmkl_\t1236',
    1835429165: '-mfma\t322',
    1835492691: 'Segment-Schutz nach der Relozierung\t771\nSegmentation fault\t588 772\nSegmentation-Fehler\t588',
    1835492723: 'segment en lecture seule a des réadressages\t1387\nsegmento de sólo lectura tiene reubicaciones\t1387',
    1835606074: ": impossibile aprire il file oggetto condiviso\t342\n: impossible d'ouvrir le fichier d'objet partagé\t342",
    1835622239: '__imp_\t868',
    1835886455: 'wgmma\t1410',
    1835888451: "Command '['ninja', '--version']' returned non-zero\t525\nCommand 'nvcc' not found\t526",
    1835888459: 'Kommandozeilenoption\t659',
    1835888483: 'common_type_t\t992',
    1836016416: ' compiled without \t17',
    1836213584: "Permission denied: \t725\nPermission denied: '\t728\nPermissionError: [WinError 5]\t753",
    1836213588: 'Terminado (killed)\t574',
    1836216134: 'Formato de ejecutable incorrecto\t587',
    1836280173: 'mismatches\t1036 1278',
    1836344691: 'setmaxnreg\t1410',
    1840104307: 'símbolo ambiguo\t688',
    1847602215: "', needed by '\t287 288",
    1847603493: "%1 n'est pas une application Win32 valide\t262\n%1 no es una aplicación Win32 válida\t262",
    1847616878: 'ne nomme pas un type\t894',
    1847619177: 'in namespace\t1059',
    1847619438: 'no nombra a un tipo\t894',
    1847620457: 'is not a full path and was not found\t1173\nis not a full path to an existing\t1174\nis not a member of\t1059',
    1847638978: '» non reconnue\t1512',
    1850286138: ': Internal \t343',
    1850296404: 'THIntBlas_\t776 777\nTHIntStorage\t776 777\nTHIntTensor\t776 777\nTHIntVector\t776 777',
    1851072570: ": Undefined reference to '\t246\n: Unknown option '\t353 354\n: Unresolved extern function\t355",
    1851859002: ': an object with that name is already\t356',
    1851876128: ' cannot be used to initialize\t20',
    1851878176: ' kann nicht gefunden werden\t164 165',
    1851878499: 'clang version must be less than \t990',
    1851943276: 'libnvJitLink.so.\t1228\nlibnvidia-ml.so.1\t1237\nlibnvidia-ptxjitcompiler.so.1\t1237\nlibnvrtc-builtins.so\t1238\nlibnvrtc.so.\t1228',
    1852134465: 'ATen/CPUGenerator\t394 395\nATen/CUDA\t394 395\nATen/CUDAGenerator\t394 395\nATen/Dimname.h\t396 397 398\nATen/NamedTensor.h\t396 397 398\nATen/NamedTensorUtils.h\t396 397 398\nATen/TensorNames.h\t396 397 398\nATen/Type\t394 395\nATen/TypeDefault\t394 395\nATen/TypeExtendedInterface\t394 395\nATen/c\t399 400 401\nATen/core/Dimname.h\t396 397 398\nATen/core/NamedTensor.h\t396 397 398\nATen/core/NamedTensorUtils.h\t396 397 398\nATen/core/TensorNames.h\t396 397 398\nATen/cpu/vec256/\t402 403 404 405 406\nATen/cuda/CUDAFuture.cuh\t407 408 409\nATen/cuda/CUDAFuture.h\t407 408 409\nATen/cuda/CUDAMultiStreamGuard.cuh\t407 408 409\nATen/cuda/CUDAMultiStreamGuard.h\t407 408 409\nATen/cuda/CUDASolver.cuh\t407 408 409\nATen/cuda/CUDASolver.h\t407 408 409\nATen/cuda/CUDATypeConversion.cuh\t407 408 409\nATen/cuda/CUDATypeConversion.h\t407 408 409\nATen/cudnn/Exceptions.h\t410 411 412 413 414\nATenCeilDiv\t415 416',
    1852138601: 'identifier "\t1114 1115 1116 1117 1118 1119 1120\nidentifier "CU\t1121\nidentifier "_Float\t1122\nidentifier "__builtin_\t1123\nidentifier "nvshmem\t1124\nidentifier "texture" is undefined\t1125',
    1852141679: 'opencv2/\t1358 1359 1360 1361\nopenssl/\t1362 1363 1364 1365',
    1852383271: "' in 'cudaDeviceProp'\t269\n' in 'cut\t270\n' in namespace '\t271\n' in namespace 'cut\t270\n' in namespace 'std'\t272",
    1852383290: ': internal \t343\n: invalid ELF header\t370',
    1852387130: ':/include\t376',
    1852397403: '[WinError \t856 857 858\n[WinError 1114]\t859\n[WinError 126]\t860\n[WinError 127]\t563\n[WinError 206]\t861',
    1852400160: ' binary not found at \t16',
    1852400175: '/bin/bash: \t326 327\n/bin/dash: \t326 327\n/bin/nvcc\t328 329\n/bin/sh: \t326 327',
    1852400971: 'Kein Speicher im statischen TLS-Block\t657\nKein Speicherplatz mehr\t439',
    1852400994: 'being in scipy source directory\t892\nbeing installed\t893',
    1852401003: 'kein Speicherplatz mehr verfügbar\t439',
    1852401184: ' find any \t109',
    1852403239: "'ninja' is not recognized as an internal or external command\t290",
    1852404512: ' since setuptools is not available\t231',
    1852404565: 'Using cached \t843',
    1852404597: 'using CUDA_HOME=\t1485',
    1852534357: 'Unknown CMake command "cuda_add_executable"\t605\nUnknown CMake command "cuda_add_library"\t605\nUnknown CMake command "cuda_compile"\t605\nUnknown CUDA Architecture Name\t827\nUnknown MS Compiler version \t828\nUnknown builtin op: \t829\nUnknown compiler(s): [[\'\t830\nUnknown compute capability. \t831',
    1852534389: "unknown target CPU \t836\nunknown type name \t1320 1471\nunknown type name '\t1475 1476",
    1852583200: ' -lnvToolsExt\t7',
    1852664132: 'Dimname\t568 569\nDimnameList\t568 569',
    1852727619: 'Cannot access data pointer of Tensor (e.g. FakeTensor\t516\nCannot access global variable \t517 518\nCannot compile \t519\nCannot find\t514 515\nCannot find a working triton installation\t520\nCannot find source file:\t521\nCannot initialize CUDA without \t522\nCannot load symbol cu\t523',
    1852727627: 'Kann den Stack nicht ausführbar machen\t656',
    1852727651: 'cannot be used to initialize an entity of type "cutlass::\t925\ncannot call member function\t363\ncannot call non-constexpr function "cutlass::const_\t926\ncannot convert \t927\ncannot convert None of type <class \t928\ncannot create shared object descriptor\t929\ncannot determine \t930\ncannot execute \t931\ncannot find\t515 932 933 934\ncannot find \t935 936 937 938\ncannot find -l\t939 940 941 942 943 944 945 946 947 948 949 950\ncannot find -lEGL\t951\ncannot find -lGLEW\t952\ncannot find -laio\t953\ncannot find -lffi\t954\ncannot find -lglog\t955\ncannot find -ljpeg\t956\ncannot find -lnuma\t957\ncannot find -lpython3.\t958\ncannot find -lstdc++\t959\ncannot find -ltbb\t960\ncannot find -luuid\t961\ncannot find -lz\t962\ncannot find the file specified: \'\t728\ncannot import name \t963 964 965 966 967 968 969 970\ncannot import name \'\t971\ncannot instantiate \'\t972\ncannot make segment writable for relocation\t973\ncannot map zero-fill pages\t929\ncannot open input file \t974\ncannot open shared object file\t1 975 976\ncannot open source file "\t977\ncannot read spec file \t978',
    1852727659: 'kann -l\t941\nkann nicht gefunden\t1184\nkann nicht gefunden werden -l\t942 943 944 945 946 947 948 949 950 1131 1132\nkann nicht gefunden werden -lEGL\t951\nkann nicht gefunden werden -lGLEW\t952\nkann nicht gefunden werden -laio\t953\nkann nicht gefunden werden -lffi\t954\nkann nicht gefunden werden -lglog\t955\nkann nicht gefunden werden -ljpeg\t956\nkann nicht gefunden werden -lnuma\t957\nkann nicht gefunden werden -lstdc++\t959\nkann nicht gefunden werden -ltbb\t960\nkann nicht gefunden werden -luuid\t961\nkann nicht gefunden werden -lz\t962\nkann nicht gefunden werden: -l\t942 943 944 945 946 947 948 949 950 1131 1132\nkann nicht gefunden werden: -lEGL\t951\nkann nicht gefunden werden: -lGLEW\t952\nkann nicht gefunden werden: -laio\t953\nkann nicht gefunden werden: -lffi\t954\nkann nicht gefunden werden: -lglog\t955\nkann nicht gefunden werden: -ljpeg\t956\nkann nicht gefunden werden: -lnuma\t957\nkann nicht gefunden werden: -lstdc++\t959\nkann nicht gefunden werden: -ltbb\t960\nkann nicht gefunden werden: -luuid\t961\nkann nicht gefunden werden: -lz\t962',
    1852731203: 'ConnectTimeout\t524\nConnectTimeoutError\t524\nConnection to \t529\nConnectionError: \t530',
    1852732786: 'running build_ext\t1405\nrunning on sm\t1406',
    1852793632: " conflicts with target machine type \t21 22\n conflicts with this version\t23\n connect to 'http\t24",
    1853169722: ": ungültiger ELF-Header\t370\n: unspecified launch failure\t371\n: unsupported option '-fopenmp\t373\n: unsupported option ‘-fopenmp\t373",
    1853188163: 'ChunkedEncodingError\t524',
    1853189958: 'Found empty `transformer-engine` meta package\t615\nFound no NVIDIA driver on your system\t616 617\nFound two conflicting CUDA\t618',
    1853189990: 'found. Please specify\t1084',
    1864397673: 'is only a placeholder project on PyPI\t1175\nis only available from C++\t1176',
    1864900647: "' (or one of its dependencies)\t263",
    1865370691: 'CL/opencl\t467 468',
    1866614868: 'THBoolBlas_\t776 777\nTHBoolStorage\t776 777\nTHBoolTensor\t776 777\nTHBoolVector\t776 777',
    1866670138: ': Command not found\t334',
    1866745940: 'THDoubleBlas_\t776 777\nTHDoubleStorage\t776 777\nTHDoubleTensor\t776 777\nTHDoubleVector\t776 777',
    1866866746: ': Found no NVIDIA driver on your system\t339\n: Found unsuitable version "\t340 341',
    1867194426: ': Kommando nicht gefunden\t334',
    1867270228: 'THLongBlas_\t776 777\nTHLongStorage\t776 777\nTHLongTensor\t776 777\nTHLongVector\t776 777',
    1867391034: ': No CUDA GPUs are available\t346\n: No existe el\t106\n: No se puede asignar\t336\n: No such file\t106 107 108 347 348 349\n: No such file or directory\t350\n: Not a directory\t351',
    1867806286: 'NvToolsExt\t736',
    1867806318: 'nvToolsExt\t1335 1336 1337 1338\nnvToolsExt64_1.lib\t1339',
    1867807056: 'PyTorch is needed\t758\nPyTorch is not installed\t758\nPyTorch is not linked with support for cuda devices\t759\nPyTorch is required\t758\nPyTorch must be installed\t758\nPyTorch needs GCC \t510\nPyTorch needs at least GCC \t510\nPyTorch needs to be installed\t758\nPyTorch no longer supports this GPU because it is too old\t760\nPyTorch requires GCC \t510\nPyTorch requires at least GCC \t510\nPyTorch was compiled without CUDA support\t761',
    1868720492: 'libomp/omp.h\t1239 1240 1241',
    1868767290: ': comando não encontrado\t334\n: command not found\t334\n: commande introuvable\t334',
    1868785010: 'recompile \t1388',
    1868787269: 'Encountered error while \t586',
    1868787273: 'IncompleteRead\t524',
    1868787305: 'incompatible architecture (have \t1148\nincompatible with that of previous function "\t1149\nincompatible with the existing python installation in your environment\t1150\nincomplete \t1151\nincomplete type \t1152 1153',
    1868832802: '" does not appear to contain CMakeLists\t247',
    1869366891: 'kFloat8_e\t1003',
    1869374802: 'Relocations in generic ELF (EM: \t763',
    1869374834: 'relocation R_\t1391',
    1869378165: 'urlopen error \t1482',
    1869439605: 'ubmodule\t1463',
    1869440333: 'Memory access fault by GPU node\t690',
    1869440338: 'RemoteDisconnected\t524',
    1869440365: 'memory exhausted\t1276\nmemory in static\t1277',
    1869440370: 'remove_cv_t\t992\nremove_reference_t\t992',
    1869488162: '" no se reconoce como\t258',
    1869488167: "' no se reconoce como\t258",
    1869488186: ': no se puede abrir el archivo del objeto compartido\t342\n: no se puede abrir el fichero del objeto compartido\t342\n: not found\t334',
    1869490208: ' (no such file)\t1',
    1869502255: '/Wno-psabi\t325',
    1869504867: 'canonicalize_version() got an unexpected keyword argument\t979',
    1869508193: 'annot open include file: \t452\nannotation_type.__origin__ is tuple\t879',
    1869638985: "ImportError: \t644\nImportError: cannot import name '\t437",
    1869639017: 'import lib as _lib, ffi as _ffi\t1130\nimpossibile abilitare lo stack eseguibile\t656\nimpossibile allocare memoria nel blocco statico TLS\t657\nimpossibile trovare -l\t1131 1132\nimpossible de trouver -l\t941',
    1869771333: "Error building extension '\t589\nError checking\t590\nError compiling objects for extension\t591\nError loading shared library \t592\nError sending request for url (\t593\nError: No module named \t594",
    1869771365: 'error C2059\t1051\nerror C2061\t1051\nerror C2065\t1051\nerror C2143\t1051\nerror sending request for url (\t593\nerror trying to exec \t931\nerror: "auto" is not allowed here\t1052\nerror: /EHa\t324\nerror: /EHsc\t324\nerror: /FS\t324\nerror: /GL\t324\nerror: /GR\t324\nerror: /MD\t324\nerror: /MT\t324\nerror: /O1\t324\nerror: /O2\t324\nerror: /Od\t324\nerror: /Ox\t324\nerror: /W\t324\nerror: /Z7\t324\nerror: /Zc:\t324\nerror: /Zi\t324\nerror: /arch:\t324\nerror: /fp:\t324\nerror: /std:c++\t324\nerror: /utf-8\t324\nerror: /wd\t324\nerror: RPC failed; \t1053\nerror: [Errno 2] No such file or directory: \'\t327\nerror: [WinError 2]\t1054\nerror: downloading \'\t1055\nerror: expected a\t1056\nerror: expected an identifier\t1057\nerror: expected unqualified-id before\t1057\nerror: identifier "__\t1056\nerror: no such file or directory: \'/EHa\t324\nerror: no such file or directory: \'/EHsc\t324\nerror: no such file or directory: \'/FS\t324\nerror: no such file or directory: \'/GL\t324\nerror: no such file or directory: \'/GR\t324\nerror: no such file or directory: \'/MD\t324\nerror: no such file or directory: \'/MT\t324\nerror: no such file or directory: \'/O1\t324\nerror: no such file or directory: \'/O2\t324\nerror: no such file or directory: \'/Od\t324\nerror: no such file or directory: \'/Ox\t324\nerror: no such file or directory: \'/W\t324\nerror: no such file or directory: \'/Z7\t324\nerror: no such file or directory: \'/Zc:\t324\nerror: no such file or directory: \'/Zi\t324\nerror: no such file or directory: \'/arch:\t324\nerror: no such file or directory: \'/fp:\t324\nerror: no such file or directory: \'/std:c++\t324\nerror: no such file or directory: \'/utf-8\t324\nerror: no such file or directory: \'/wd\t324\nerror: this declaration has no\t1056\nerror: type name is not allowed\t1056\nerror: unexpected argument \'\t1058\nerror: user-defined literal operator not found\t1056',
    1869833554: 'ResolutionImpossible\t766\nResolvePackageNotFound\t751',
    1869881402: ': too few arguments\t372',
    1869903169: 'AutoGIL\t440 441\nAutoNoGIL\t440 441',
    1870211104: ' (you have \t3',
    1873003342: 'Não há espaço disponível\t732',
    1873003374: 'não foi possível alocar memória em bloco TLS\t657\nnão foi possível habilitar pilhas de executável\t656\nnão foi possível localizar -l\t1131 1132\nnão há espaço disponível\t732',
    1881171310: 'ne peut activer une pile exécutable\t656\nne peut allouer de la mémoire dans un bloc statique TLS\t657\nne peut pas trouver -l\t941 1131 1132\nne peut restaurer le segment prot\t771\nne peut trouver -l\t942 943 944 945 946 947 948 949 950 1131 1132\nne peut trouver -lEGL\t951\nne peut trouver -lGLEW\t952\nne peut trouver -laio\t953\nne peut trouver -lffi\t954\nne peut trouver -lglog\t955\nne peut trouver -ljpeg\t956\nne peut trouver -lnuma\t957\nne peut trouver -lstdc++\t959\nne peut trouver -ltbb\t960\nne peut trouver -luuid\t961\nne peut trouver -lz\t962',
    1881173838: "No package '\t721",
    1882284899: 'cc1plus\t985\ncc1plus: \t986',
    1884516174: 'NoSpaceLeftError\t580',
    1885434439: 'Graph break due to unsupported builtin \t640',
    1885500787: 'subprocess-exited-with-error\t1426',
    1885692960: ' dependency is incompatible with the current platform: \t26',
    1885693252: 'DeepSpeed needs GCC \t510\nDeepSpeed needs at least GCC \t510\nDeepSpeed requires GCC \t510\nDeepSpeed requires at least GCC \t510',
    1885809965: '--gpu-name=sm_\t319',
    1886217556: 'Temporary failure\t543\nTemporary failure \t802',
    1886218528: ' import any \t109',
    1886220099: 'Compiler requires the CUDA toolkit\t527',
    1886220131: 'compiled\t993\ncompiled against \t903\ncompiled against NumPy 1.x\t994\ncompiled for \t903\ncompiled with \t903\ncompiler set in environment\t995\ncompute capabilit\t996 997\ncompute capability\t998\ncompute capability \t999',
    1886220135: "gomp not found\t1101\ngomp' not found\t1101\ngomp’ not found\t1101",
    1886220137: "iomp5 not found\t1101\niomp5' not found\t1101\niomp5’ not found\t1101",
    1886221678: 'numpy._core.multiarray failed to import\t1334\nnumpy.core.multiarray failed to import\t1334',
    1886332960: ' (operand types are \t2',
    1886351203: 'cooperative_groups/\t1004 1005',
    1886413165: "mappatura del segmento dall'oggetto condiviso non riuscita\t611",
    1886415211: 'kipping import of cpp extensions due to incompatible torch version \t1185',
    1886418291: 'support for the ISO C++ \t1427\nsupport for the upcoming ISO C++ standard, C++0x\t1428\nsupported\t883 1429',
    1886611780: 'DispatchKey::CompositeImplicitAutograd\t571',
    1886614883: 'cusparse64_\t1015\ncusparseC\t747\ncusparseD\t747\ncusparseS\t747\ncusparseXcsrgemmNnz\t747\ncusparseZ\t747',
    1886680168: 'http.client.\t1113',
    1887007331: 'crypt.h\t1010 1011 1012 1013',
    1897951054: 'No queda espacio en el dispositivo\t438',
    1897951086: 'no queda espacio en el dispositivo\t438',
    1902473760: ' required keyword-only argument\t223\n required positional argument\t223 224\n requires A100\t225\n requires a different Python: \t226\n requires cuda extensions\t227\n requires triton==\t228',
    1903386957: 'MasqueradingAsCUDA\t685 686',
    1914709853: "]' returned non-zero\t863",
    1914711074: '", referenced from\t246\n", referenced from:\t246',
    1914725736: 'he remote end hung up unexpectedly\t1073',
    1916880980: 'THArgCheck\t778 779',
    1917132893: '] Erreur 137\t862\n] Error 137\t862',
    1917143124: 'THError\t778 779',
    1917145935: 'OSError: \t530\nOSError: Could not find/load shared object file\t741',
    1917221200: 'PyFrameObject\t757',
    1917853789: '] Processus arrêté\t862',
    1918967870: '> are available only with C++\t377',
    1918986355: 'shared object\t1415',
    1919052108: 'Library not loaded: \t678 679\nLibrary not loaded: @\t680',
    1919052140: 'library not found\t1242\nlibrary not found for -l\t1243 1244\nlibrary not found: \t1245 1246 1247\nlibrary not found: EGL\t1248\nlibrary not found: GLEW\t1249\nlibrary not found: aio\t1250\nlibrary not found: crypt\t1251\nlibrary not found: ffi\t1252\nlibrary not found: glog\t1253\nlibrary not found: jpeg\t1254\nlibrary not found: lapack\t1255\nlibrary not found: numa\t1256\nlibrary not found: stdc++\t1257\nlibrary not found: tbb\t1258\nlibrary not found: uuid\t1259\nlibrary not found: z\t1260\nlibrocblas.so.\t1219\nlibrocsparse.so.\t1219',
    1919115629: 'macro "max" passed\t1273\nmacro "max" requires\t1273\nmacro "min" passed\t1273\nmacro "min" requires\t1273',
    1919117645: 'Microsoft Visual C++ \t691\nMicrosoft Visual C++ Redistributable is not installed\t692\nMicrosoft Visual Studio version\t693',
    1919230010: ': error C2975\t361\n: error: exception specification in declaration does not match\t362\n: error: expected \t363\n: error: identifier "\t364\n: error: name followed by "::" must be a class or namespace name\t365\n: error: namespace "cut\t366\n: error: need \t367\n: error: no such file or directory: \'\t368\n: error: template argument \t363\n: error: unknown type name \'\t369\n: error: use of undeclared identifier \'\t369\n: error:expected \t363\n: error:template argument \t363\n: error： expected \t363\n: error： template argument \t363\n: error：expected \t363\n: error：template argument \t363',
    1919248468: 'There is not enough space on the disk\t811',
    1919248500: "there's already a kernel registered from python overriding \t1434",
    1919250479: '/permissive\t324',
    1919250511: 'Operator does not support running with fake tensors\t745',
    1919250543: 'operation timed out\t991',
    1919251285: "UserWarning: Can't initialize NVML\t841\nUserWarning: Error checking compiler version for cl\t842",
    1919251488: ' terminated with signal 9\t28',
    1919251566: 'nternal error\t1330',
    1919252000: ' version incompatibility\t237\n version mismatch\t237\n version must be \t238\n version needs to be \t238\n version should be \t238',
    1919252079: 'overloaded function "std::__to_address" matches\t1373',
    1919444301: 'Mehrdeutiges Symbol\t688\nMehrfachdefinition von \t689',
    1919444333: 'mehrdeutiges Symbol\t688',
    1919448176: 'pthread.h\t1037',
    1919885370: ': orden no encontrada\t334',
    1919895160: "xFormers was built for:\t1502\nxFormers wasn't buil\t1503",
    1919902273: 'Aborted\t417',
    1919968580: 'DeprecatedTypeProperties\t565',
    1919969650: 'ripristinare la protezione del segmento\t771',
    1920091483: '[Errno 122]\t855\n[Errno 28]\t855',
    1920169263: '/usr/include/hip/\t331',
    1920230738: 'Retrying (Retry(total=0,\t767',
    1920233065: 'intrin\t886',
    1920234561: "AttributeError: install_layout\t435\nAttributeError: module '\t436\nAttributeError: module 'torch._C' has no attribute '\t437",
    1931505486: "No se pudo asignar memoria en el bloque TLS\t657\nNo space left on device\t722\nNo such file or dir\t419 420 421 422 423 424 425 426 427 428 429\nNo such file or directory: \t723 724 725\nNo such file or directory: '\t726 727 728\nNo such operator \t729",
    1931505518: 'no se declaró en este ámbito\t894\nno se encuentra -l\t941 1131 1132\nno se puede activar la pila ejecutable\t656\nno se puede encontrar -l\t941 942 943 944 945 946 947 948 949 950 1131 1132\nno se puede encontrar -lEGL\t951\nno se puede encontrar -lGLEW\t952\nno se puede encontrar -laio\t953\nno se puede encontrar -lffi\t954\nno se puede encontrar -lglog\t955\nno se puede encontrar -ljpeg\t956\nno se puede encontrar -lnuma\t957\nno se puede encontrar -lstdc++\t959\nno se puede encontrar -ltbb\t960\nno se puede encontrar -luuid\t961\nno se puede encontrar -lz\t962\nno se puede restaurar el `prot\' del segmento\t771\nno se reconoce la opción de línea de órdenes\t659\nno space left on device\t722\nno such file\t1313\nno such file or directory: \'\t1314\nno such instruction\t1315\nno such option: -\t1316\nno suitable \t1317 1318\nno suitable constructor exists to convert from "\t1319',
    1933658196: 'THAssert\t778 779',
    1934970951: 'GPUs architecture\t480\nGPUs capabilit\t480\nGPUs compute architecture\t480\nGPUs compute capabilit\t480',
    1935762796: 'lease up\t1216',
    1935763488: ' has no attribute\t111\n has no attribute \t112 113 114 115 116 117 118 119\n has no member \t120 121\n has no member named \t122\n has not been declared\t38 123\n has unsupported type \t124',
    1935763551: '_hash_\t871 872 873',
    1935767328: ' was not declared\t38 123 161 162\n was not declared in this scope\t239 240\n was not found in the package registry\t241\n was specified but unrecogni\t242',
    1936009070: "n'est pas un membre de\t1059",
    1936025716: 'these package versions have conflicting dependencies\t1435',
    1936027492: "does not appear to be a Python project\t1039\ndoes not contain a CMakeLists\t1040\ndoes not have one of build variants: \t1041\ndoes not know how to trace the builtin \t1042\ndoes not match\t1036\ndoes not name a type\t894\ndoesn't match\t1036",
    1936028533: 'uses too much shared data (0x\t1484',
    1936269346: '" is ambiguous\t256\n" is not known to CXX compiler\t257\n" is not recognized\t258\n" is not recognized as\t258\n" ist entweder falsch\t258',
    1936269351: "' is ambiguous (with operand types \t273\n' is not defined for option 'gpu-architecture'\t274\n' is not defined for option 'std'\t275\n' is not in 'keyword=value' format\t276\n' is not recognized\t258\n' is not recognized as\t258\n' is not recognized as an internal\t277\n' is not recognized as an internal or external command\t278\n' is only available for these backends:\t279\n' ist entweder falsch\t258",
    1936269353: ') is greater than the maximum required version by CUDA \t298\n) is less than the minimum required version by CUDA \t299',
    1936287828: 'This Python has API version \t812\nThis header is only meant to be used on x86\t813',
    1936287860: 'this operation is not allowed between \t1436',
    1936289397: 'unistd.h\t1037',
    1936614740: 'TensileLibrary\t803\nTensorTypeId\t804 805\nTensorTypeSet\t804 805\nTensors of type TensorImpl do not have \t806',
    1936615712: ' installation candidates for \t130',
    1936617315: 'const_data_ptr\t1003',
    1936682850: 'boost/\t900',
    1936683040: ' positional argument\t223',
    1936876886: 'VersionConflict: (\t847',
    1936876918: 'version "LIBAV\t661\nversion "LIBSW\t661\nversion \'LIBAV\t661\nversion \'LIBSW\t661\nversion `LIBAV\t661\nversion `LIBSW\t661\nversion torch was compiled with \t1490\nversion used to compile\t1491\nversions\t1492',
    1936877926: 'first\t893',
    1936941392: 'PassManager::run failed\t752',
    1936943469: 'missing initializer for member \t1279',
    1936944429: '-msse\t322',
    1937008994: 'bits/floatn\t896\nbits/libc-header-start\t897\nbits/std_function.h:\t898\nbitsandbytes was compiled without GPU support\t899',
    1937059642: ':/usr/local/cuda\t376',
    1937075488: ' must be valid exactly by one definition\t170',
    1937339245: 'msys64\t683',
    1948280185: 'ye tanımsız başvuru\t246',
    1948282734: 'no template named \t1320\nno type named \t1320',
    1951615060: 'THStorage\t776 777',
    1952531514: ':Datei oder Verzeichnis\t106',
    1952543859: 'status_string: "\t1425',
    1952606572: 'libtorch_cuda.so: \t1227',
    1952802679: 'wget: unable to resolve host address\t1500',
    1952805408: ' returned non-zero\t229',
    1952867692: 'leftover lock files from the PyTorch C++ extension build\t1217',
    1953063255: 'Waited on lock file "\t848',
    1953064270: "Neither 'setup.py' nor 'pyproject.toml' found\t703",
    1953064550: 'ffitarget.h\t1076 1077 1078',
    1953065567: '_jit_compile\t41',
    1953067604: 'Triton Error [CUDA]: device kernel image is invalid\t818',
    1953068832: ' with CUDA \t244\n without CUTE_ARCH_MMA_\t245',
    1953069157: 'exit code\t1064\nexit code:\t1064\nexit status\t1064\nexitcode\t1064\nexited with code \t1065',
    1953264973: 'Multiple dispatch failed for \t694',
    1953265005: 'multi_tensor_applier fused unscale kernel is unavailable\t1290\nmultiple copies of the\t1291\nmultiple definition of \t1292',
    1953394499: 'ContextualVersionConflict: (\t531',
    1953396050: 'RuntimeError: Numpy is not available\t769',
    1953397075: 'SyntaxError: \t645',
    1953459744: ' not available\t173\n not built with CUDA\t174\n not compiled with CUDA\t174\n not defined in file lib\t175 176\n not found\t177\n not found. Directory cannot be installed\t178\n not installed\t179\n not recognized\t180\n not supported in this architecture\t181',
    1953460816: 'ProtocolError\t524',
    1953525103: 'ompt.h\t1239 1240 1241',
    1953653104: 'partially initialized module \t1376',
    1953653621: 'ucrt64\t683',
    1953655158: 'virtual memory exhausted: \t1493',
    1953658478: 'nvrtc-builtins\t1348\nnvrtc64_\t1015\nnvrtc: error: failed to load builtins for compute_\t1349',
    1953718627: 'caster.operator typename make_caster<T>::template cast_op_type<T>()\t980',
    1953719584: ' est incompatible avec la sortie\t40',
    1953719666: 'restaurar proteção de segmento\t771\nrestore segment prot after\t1398',
    1953720608: ' ist entweder falsch\t159\n ist im Header \t163\n ist kein Element\t127\n ist kein Element von\t141 142 143',
    1953720644: "Distributed package doesn't have NCCL built in\t572",
    1953721929: 'Installed triton version too old, please upgrade\t650\nInstrucción ilegal\t320\nInstruction non permise\t320\nInstruçõe\t320',
    1953721961: 'installed CPU version PaddlePaddle\t1160\ninstalled Caffe2 version uses CUDA but I cannot find the CUDA\t1161',
    1953722184: 'Host compiler targets unsupported OS\t643',
    1953723725: 'Must define exactly one of __HIP_PLATFORM_\t695',
    1953723747: 'custom_op(\t1025',
    1953723757: 'must have a constant value\t126\nmust install \t755',
    1953724755: 'SystemError: <built-in function load_binary> returned NULL\t775',
    1953724787: 'system has unsupported display driver / cuda driver combination\t1430\nsystem not yet initialized\t1431',
    1953784096: ' attempted to run this operator with Meta tensors, but there was no \t15',
    1953849888: ' but this version of numpy is 0x\t18',
    1953853031: 'gnutls_handshake() failed\t1100',
    1953853216: ' out of memory\t222',
    1954047264: ' extension\t41',
    1954047342: 'next(\t1301',
    1954047348: 'texture is not a template\t1125\ntexture" is not a template\t1125\ntexture\' is not a template\t1125\ntexture’ is not a template\t1125',
    1965059918: "No url found for submodule path '\t730",
    1967202362: ': Aucun fichier\t106',
    1967343700: 'THCuda\t776 777 792 793\nTHCudaCheck\t794 795',
    1969316709: 'ecause there is no version of \t1046',
    1969365031: "' but version of \t264",
    1969365036: ", but was built for sm\t311\n, but you have torch \t312\n, but you'll have torch \t312",
    1969381215: '__builtin_amdgcn_\t866',
    1969452353: 'Aucun espace disponible sur le périphérique\t438\nAucun fichier ou dossier\t419 420 421 422 423 424 425 426 427 428 429',
    1969452385: 'aucun espace disponible sur le périphérique\t438',
    1969452654: 'nvcuda.dll\t1346',
    1969516397: "module 'PIL.Image' has no attribute '\t1280\nmodule 'faiss' has no attribute '\t1281\nmodule 'numpy' has no attribute '\t1282\nmodule export function\t1283",
    1969713761: "argument list for \t884\nargument of type 'WindowsPath' is not iterable\t885",
    1970170220: 'linux/limits.h\t1262 1263 1264 1265',
    1970234144: ' could be found\t25',
    1970239784: '(you have \t296',
    1970302319: 'ompute capability \t1352',
    1970365778: 'Require PyTorch\t764\nRequire Pytorch\t764\nRequire pyTorch\t764\nRequire pytorch\t764\nRequire torch\t764\nRequired library version not found: \t765\nRequires PyTorch\t764\nRequires Pytorch\t764\nRequires pyTorch\t764\nRequires pytorch\t764\nRequires torch\t764',
    1970365810: 'require C++ 1\t1392\nrequire C++ 2\t1392\nrequire C++1\t1392\nrequire C++2\t1392\nrequire CUDA\t1300\nrequire PyTorch\t764\nrequire Pytorch\t764\nrequire at least \'/std:c++\t887\nrequire at least C++ 1\t1392\nrequire at least C++ 2\t1392\nrequire at least C++1\t1392\nrequire at least C++2\t1392\nrequire pyTorch\t764\nrequire pytorch\t764\nrequire torch\t764\nrequire users to upgrade torch to at least v\t1393\nrequires Ada\t1394\nrequires Ampere\t1394\nrequires Blackwell\t1394\nrequires C++ 1\t1392\nrequires C++ 2\t1392\nrequires C++1\t1392\nrequires C++2\t1392\nrequires CUDA\t1300\nrequires Hopper\t1394\nrequires NVCC\t1300\nrequires NVIDIA CUDA\t1300\nrequires PyTorch\t764\nrequires Pytorch\t764\nrequires Turing\t1394\nrequires Volta\t1394\nrequires a Ada\t1394\nrequires a Ampere\t1394\nrequires a Blackwell\t1394\nrequires a Hopper\t1394\nrequires a Turing\t1394\nrequires a Volta\t1394\nrequires an Ada\t1394\nrequires an Ampere\t1394\nrequires an Blackwell\t1394\nrequires an Hopper\t1394\nrequires an Turing\t1394\nrequires an Volta\t1394\nrequires at least \'/std:c++\t887\nrequires at least C++ 1\t1392\nrequires at least C++ 2\t1392\nrequires at least C++1\t1392\nrequires at least C++2\t1392\nrequires compiler flag \'/std:c++\t887\nrequires device with capability > (\t1395\nrequires nvcc\t1300\nrequires pyTorch\t764\nrequires pytorch\t764\nrequires the CUDA\t1300\nrequires the language dialect "CUDA\t1396\nrequires the language dialect "CXX\t1397\nrequires torch\t764',
    1970369089: 'Arquivo ou diretório\t419 420 421 422 423 424 425 426 427 428 429',
    1970430840: 'xcrun: error: invalid active developer path\t1504',
    1970432116: 'thrust::\t1437',
    1970435187: 'struct _frame\t757',
    1970496882: 'result_of_t\t992',
    1970499157: 'Unsupported .target\t834\nUnsupported .version\t835\nUnsupported HIP arch \t836\nUnsupported HIP arch: \t836\nUnsupported conversion from \t837\nUnsupported platform: \t838\nUnsupported rounding mode for conversion\t839\nUnsupportedOperatorException: \t840',
    1970499189: 'unsupported GNU version! \t1480\nunsupported HIP gpu architecture \t836\nunsupported HIP gpu architecture: \t836\nunsupported instruction \t889\nunsupported operand type(s) for \t1481\nunsupported operator: \t840',
    1970562386: 'Return has unsupported type \t768',
    1970562418: 'return code\t1064\nreturned a non-zero code: 137\t1399\nreturned non-zero\t1400\nreturned non-zero exit\t1401\nreturned non-zero exit status \t1402',
    1970562419: 'setup command: use_2to3 is invalid\t1411\nsetup.py build\t901\nsetup.py develop\t901\nsetup.py install\t901\nsetuptools.build_meta\t1412\nsetuptools.command.\t1413\nsetuptools.extern.\t1414',
    1981837166: "no viable conversion from \t1321\nno viable conversion from '\t1322",
    1984917583: 'OpOverloadPacket(op=\t744',
    1985966953: 'is_variable\t1177 1178',
    1986096429: '-mavx\t322',
    1987208531: 'Server does not allow request for unadvertised object\t773',
    1998611557: 'ed with an unsupported toolchain\t1047',
    1998614350: 'No working C++ compiler found in\t731',
    2003269987: 'cygwin\t683',
    2003988326: 'forward compatibility was attempted on non supported HW\t1083',
    2019516192: ' __x) noexcept (true)\t10',
    2019893287: "' extension\t266\n' extension (up-to-date)\t267",
    2019893289: ') exceeds limit (\t297',
    2019893315: 'C extension: \t442',
    2020569680: 'ProxyError\t524',
    2032168553: 'in your include path is not compatible with this release of \t1133',
    2034387028: 'THByteBlas_\t776 777\nTHByteStorage\t776 777\nTHByteTensor\t776 777\nTHByteVector\t776 777',
    2035294266: ': PyTorch was compiled\t352',
    2037149263: 'Only a single TORCH_LIBRARY can be used to register the namespace \t742 743',
    2037149295: 'only available for Linux\t1353\nonly available with \t1354\nonly support\t1355\nonly supported on \t1356 1357\nonly supported on CUDA\t1300\nonly supported on NVCC\t1300\nonly supports Linux\t1353\nonly works on Linux\t1353',
    2037413219: 'cupy.cuda.memory.OutOfMemoryError\t1019',
    2037588026: ': symbol not found\t246',
    2037604640: ' async_io\t14',
    2042020674: 'Böyle bir dosya ya da dizin\t419 420 421 422 423 424 425 426 427 428 429',
    2053466478: 'niezdefiniowane odwołanie do\t246',
    2053731104: ' size changed, may indicate binary\t232',
    2179145762: '" は、内部コマンド\t258',
    2179145767: "' は、内部コマンド\t258",
    2179145786: ': そのようなファイル\t106',
    2195923002: ': コマンドが見つかりません\t334',
    2229739578: ': 無法開啟共用物件\t342',
    2246385722: ': 共有オブジェクトファイルを開けません\t342',
    2295439056: 'Ошибка сегментирования\t588',
    2313560122: ': 找不到命令\t334',
    2357322528: ' が見つかりません\t164 165',
    2377704480: ' 不是\t127 141 142 143',
    2377704482: '"不是内部\t258',
    2377704487: "'不是内部\t258",
    2414551098: ': 동적 오브젝트 파일을 열 수 없습니다\t342',
    2461197882: ':沒有此一檔案\t106',
    2498306106: ': 错误: expected \t363\n: 错误: template argument \t363\n: 错误:expected \t363\n: 错误:template argument \t363\n: 错误： expected \t363\n: 错误： template argument \t363\n: 错误：expected \t363\n: 错误：template argument \t363',
    2498306141: '] 错误 137\t862',
    2548441146: ': 无效的 ELF 头\t370\n: 无法分配内存\t336\n: 无法打开共享对象\t344\n: 无法打开共享对象文件\t342',
    2632327226: ': 未找到命令\t334',
    2642535226: ':そのようなファイル\t106',
    2647662650: ': Нет такого файла\t106',
    2712856122: ':没有那个文件\t106',
    2797826628: 'Dræbt\t574',
    2848159060: 'Tué a terminé le programme \t293',
    2877416224: ' に対する定義されていない参照\t246',
    2881709383: 'Geëlimineerd\t574',
    2944525090: '"は、内部コマンド\t258',
    2944525095: "'は、内部コマンド\t258",
    2966455505: 'файл в неправильном формате\t763',
    2966468560: 'защиту сегмента после перемещения\t771',
    2983231953: 'сбой отображения сегмента из разделяемого объекта\t611',
    2983236304: 'Вбито\t574',
    2983240656: 'Убито\t574',
    3001425978: ': 沒有此一檔案\t106\n: 没有那个文件\t106',
    3050347984: 'Не осталось свободного места\t732\nНет такого файла\t419 420 421 422 423 424 425 426 427 428 429',
    3050356176: 'не вдалося знайти -l\t1131\nневизначене посилання\t246\nневизначене посилання на\t246\nневозможно выделить память в статичном блоке TLS\t657\nневозможно задействовать исполняемый стек\t656\nневозможно найти -l\t1131 1132\nнедефинисана упута ка\t246\nнеоднозначный символ\t688\nнеопределена отпратка към\t246\nнеопределенная ссылка на\t246\nнеопределённая ссылка на\t246',
    3050356688: 'перемещение R_\t1391\nпересування R_\t1391',
    3085246557: '] 已杀死\t862',
    3101958178: '" 不是内部\t258\n" 不是内部或外部命令\t258',
    3101958183: "' 不是内部\t258\n' 不是内部或外部命令\t258",
    3169132637: '] 強制終了\t862',
    3184533562: ': невозможно открыть разделяемый объектный файл\t342',
    3201348816: 'доступном только для чтения, содержатся динамические\t1387',
    3278267762: 'reférence indefinie vers\t246\nreférence indéfinie vers\t246',
    3278335573: 'Ungültiger Maschinenbefehl\t320',
    3278774330: ': não é possível abrir arquivo compartilhado\t342',
    3279185223: 'Getötet\t574\nGetötet hat Programm \t293',
    3491770661: '%1 не является приложением Win32\t262',
    3491803856: 'в пространстве имён\t1059',
    3499801839: '：Нет такого файла\t106',
    3500003386: ':Нет такого файла\t106',
    3799018863: 'omp’ not found\t1101',
    3810537765: '%1 は有効な Win32 アプリケーション\t262',
    3816980963: 'あいまいなシンボル\t688',
    3817309155: 'デバイスに空き領域がありません\t1514',
    3818568943: '：そのようなファイル\t106',
    3818750178: '”は、内部コマンド\t258',
    3818750435: 'そのようなファイルやディレクトリ\t419 420 421 422 423 424 425 426 427 428 429',
    3819930083: 'は、内部コマンド\t1513',
    3820192483: 'コマンドラインオプション\t659',
    3820716771: 'セグメンテーション\t588',
    3827314981: '%1 不是有效的 Win32 应用程序\t262',
    3834091238: '文件格式错误\t763',
    3835527394: '”不是内部\t258',
    3837692390: '找不到 -l\t941 1131 1132',
    3851132645: '型名ではありません\t894',
    3851270372: '不命名一个类型\t894',
    3852386021: '從共用物件中對映區段失敗\t611',
    3853163750: '未定\t246\n未定义的引用\t246\n未定义的符号\t246\n未定义符号\t246',
    3853230824: '被多次定义\t1516',
    3854479080: '设备上没有空间\t1514',
    3868047588: '不明确的符号\t688\n不是\t1059\n不是一个类型名\t894\n不是内部或外部命令\t1513\n不正な命令\t320',
    3868373734: '沒有此一檔案或目錄\t419 420 421 422 423 424 425 426 427 428 429',
    3868900591: '：沒有此一檔案\t106\n：没有那个文件\t106',
    3869154793: '非法指令\t320',
    3869284326: '无法从共享目标中映射段\t611\n无法启用共享目标需要的执行栈\t656\n无法在静态 TLS 块中分配内存\t657\n无法恢复段 prot\t771\n无法找到 -l\t941\n无法识别的命令行选项\t659',
    3869344999: '無法在靜態 TLS 區塊中配置記憶體\t657\n無法復原 segment prot\t771\n無法辨識的命令列選項\t659\n無法開啟可執行堆疊\t656',
    3869356774: '没有成员\t1515\n没有此指令\t1315\n没有此类指令\t1315\n没有那个文\t419 420 421 422 423 424 425 426 427 428 429',
    3869809893: '在此作用域中尚未声明\t894',
    3869940966: '未找到 -l\t942 943 944 945 946 947 948 949 950\n未找到 -lEGL\t951\n未找到 -lGLEW\t952\n未找到 -laio\t953\n未找到 -lffi\t954\n未找到 -lglog\t955\n未找到 -ljpeg\t956\n未找到 -lnuma\t957\n未找到 -lstdc++\t959\n未找到 -ltbb\t960\n未找到 -luuid\t961\n未找到 -lz\t962',
    3870265317: '可执行文件格式错误\t587',
    3870393829: '共有オブジェクトが必要としている実行可能スタック\t656\n共有オブジェクトのセグメントをマップするのに失敗\t611',
    3870727910: '架构于输入文件\t40',
    3884032999: '磁盘空间不足\t1514',
    3885604329: '静的 TLS ブロック内にメモリ\t657',
    3885868008: '裝置上已無多餘空間\t1514',
    3886131430: '模稜兩可的符號\t688',
    3901522403: 'が見つかりません\t1184',
    3901915875: 'を見つけ\t1184\nを見つけられません -l\t942 943 944 945 946 947 948 949 950\nを見つけられません -lEGL\t951\nを見つけられません -lGLEW\t952\nを見つけられません -laio\t953\nを見つけられません -lffi\t954\nを見つけられません -lglog\t955\nを見つけられません -ljpeg\t956\nを見つけられません -lnuma\t957\nを見つけられません -lstdc++\t959\nを見つけられません -ltbb\t960\nを見つけられません -luuid\t961\nを見つけられません -lz\t962\nを見つけられません: -l\t942 943 944 945 946 947 948 949 950\nを見つけられません: -lEGL\t951\nを見つけられません: -lGLEW\t952\nを見つけられません: -laio\t953\nを見つけられません: -lffi\t954\nを見つけられません: -lglog\t955\nを見つけられません: -ljpeg\t956\nを見つけられません: -lnuma\t957\nを見つけられません: -lstdc++\t959\nを見つけられません: -ltbb\t960\nを見つけられません: -luuid\t961\nを見つけられません: -lz\t962',
    3918366437: '再配置 R_\t1391\n再配置後にセグメントの prot\t771',
    3920998118: '段錯誤\t588\n段错误\t588',
    3954751466: '그런 파일이나 디렉터리\t419 420 421 422 423 424 425 426 427 428 429',
    3969229036: '정적 TLS 블럭에는 메모리를\t657',
    3969486827: '동적 오브젝트의 세그먼트를\t611',
    3986983916: '실행할 수 있는 스택을 공유\t656',
    3987253995: '모호한 기호\t688',
}
"""What a `WordIndex` is made of: a log must hold one of the words, which lead to rows of the next table."""
CALLED = (
    'cuda_toolkit.cmake_cuda_not_found\tline\tCUDA_\n'
    'torch_abi.torch_not_imported_first\t59\tlibc10.dylib\tlibc10.so\tlibshm.dylib\tlibshm.so\tlibtorch.dylib\tlibtorch.so\tlibtorch_cpu.dylib\tlibtorch_cpu.so\tlibtorch_global_deps.dylib\tlibtorch_global_deps.so\tlibtorch_python.dylib\tlibtorch_python.so\n'
    'source_api.half_operators_disabled\tline\tno match for \n'
    'platform_abi.python_abi_mismatch\tline\tPython \n'
    'host_toolchain.missing_system_dev_package\tline\tcannot find -l\tkann nicht gefunden werden -l\tkann nicht gefunden werden: -l\tne peut trouver -l\tno se puede encontrar -l\tunable to find library -l\tを見つけられません -l\tを見つけられません: -l\t未找到 -l\n'
    'host_toolchain.missing_system_dev_package\n'
    'host_toolchain.missing_system_dev_package\n'
    'cuda_toolkit.nvtoolsext_removed\n'
    'link_and_load.missing_shared_library\tline\tlib\n'
    'install_state.cpu_only_extension\n'
    'host_toolchain.glibc_too_new_for_cuda\tline\textern \n'
    'not_our_fault.hardware_unsupported\tline\tneeds SM\tneeds sm_\trequires SM\trequires sm_\n'
    'platform_abi.cpu_architecture_mismatch\tline\t output\n'
    'source_api.cutlass_api_mismatch\tline\t template "cut\n'
    'host_toolchain.missing_system_dev_package install_state.unsupported_platform\tline\tUnable to \n'
    'op_registration.missing_fake_impl\n'
    'install_state.extension_not_built\tline\tConfigured \n'
    'install_state.cpu_only_extension\tline\t without CUDA\t without GPU\n'
    'platform_abi.numpy_abi_mismatch\t\tI version 0x\n'
    'link_and_load.library_mapping_refused\n'
    'source_api.cutlass_api_mismatch\tline\t): error: a value of type\n'
    'platform_abi.cpu_architecture_mismatch\tline\tmachine type "\tmachine type \'\tmachine type ‘\n'
    'platform_abi.cpu_architecture_mismatch\tline\tmodule machine type \n'
    'platform_abi.python_abi_mismatch\tline\tModule use of python\n'
    'not_our_fault.network_failure\tline\tould\n'
    'host_toolchain.missing_host_compiler\tline\tNo \n'
    'install_state.no_matching_wheel\n'
    'cuda_toolkit.nvcc_internal_crash\tline\tcicc\tcudacc\tcudafe\tcudafe++\tfatbinary\tnvcc\tnvlink\tptxas\n'
    'cuda_toolkit.build_out_of_memory\n'
    'cuda_toolkit.nvcc_internal_crash\tline\t0000005\t000001D\t00000FD\t00000fd\t0000374\t0000409\n'
    'triton_inductor.triton_compiler_bug\tline\toperand #\n'
    'op_registration.op_namespace_mismatch\tline\tperator \n'
    'cuda_toolkit.cuda_home_wrong\tline\tCUDAToolkit_ROOT\tCUDA_HOME\tCUDA_PATH\tCUDA_TOOLKIT_ROOT_DIR\n'
    'op_registration.op_library_not_loaded\n'
    'gpu_arch.arch_not_built\tline\tYour installed torch\n'
    'op_registration.op_namespace_mismatch\tline\tExplicitly provided namespace (\n'
    'platform_abi.python_abi_mismatch\tline\tcompiletime version \n'
    'source_api.cxx_standard_too_old\tline\tchar8_t\tconcept\tconsteval\tconstinit\n'
    'cuda_toolkit.cuda_toolkit_too_old\tline\tCUBLASLT_\tCUBLASLT_MATMUL_DESC_\tCUBLASLT_MATMUL_MATRIX_SCALE_\tCUBLAS_COMPUTE_\tCUDA_C_16BF\tCUDA_R_16BF\tCUDA_R_4F_E2M1\tCUDA_R_8F_E\tCU_TENSOR_MAP\tCUgreenCtx\tCUmulticast\tCUtensorMap\t__activemask\t__ballot_sync\t__grid_constant__\t__half_as_short\t__half_as_ushort\t__nv_bfloat16\t__nv_fp4\t__nv_fp6\t__nv_fp8\t__shfl_down_sync\t__shfl_sync\t__shfl_up_sync\t__shfl_xor_sync\t__short_as_half\t__syncwarp\t__ushort_as_half\tcuDevSmResourceSplit\tcuGreenCtx\tcuMulticast\tcuTensorMap\tcublasComputeType_t\tcublasLt\tcublasLtMat\tcudaAccessPolicyWindow\tcudaFreeAsync\tcudaGetDriverEntryPoint\tcudaGetDriverEntryPointByVersion\tcudaGraphConditional\tcudaLaunchAttribute\tcudaLaunchConfig_t\tcudaLaunchKernelEx\tcudaMallocAsync\tcudaMemPool\tcudaMemcpyBatchAsync\tcudaStreamAttr\tnv_bfloat16\n'
    'gpu_arch.ptxas_too_old_for_arch\tline\tPTX .version \tPTX version \n'
    'platform_abi.cpu_architecture_mismatch\n'
    'host_toolchain.jit_stale_lock\n'
    'cuda_toolkit.nvcc_internal_crash\tline\tcode -1073741819\tcode -11\tcode -4\tcode -6\tcode 132\tcode 134\tcode 139\tcode 3221225477\tstatus -1073741819\tstatus -11\tstatus -4\tstatus -6\tstatus 132\tstatus 134\tstatus 139\tstatus 3221225477\n'
    'cuda_toolkit.cuda_home_wrong\tline\terror: command \n'
    "cuda_toolkit.cuda_toolkit_not_found\tline\terror: command 'nvcc\terror: command nvcc\n"
    'platform_abi.cpu_architecture_mismatch\tline\t building for macOS-\n'
    'cuda_toolkit.missing_cuda_header host_toolchain.git_submodule_missing\n'
    'host_toolchain.missing_system_dev_package\tline\t"asm/\t\'asm/\tbits/libc-header-start\tgnu/stubs\tsys/cdefs\n'
    'cuda_toolkit.cudnn_not_found\tline\t"cudnn\t\'cudnn\n'
    'source_api.removed_torch_api\tline\tATen/CPUGenerator\tATen/CUDA\tATen/CUDAGenerator\tATen/Type\tATen/TypeDefault\tATen/TypeExtendedInterface\n'
    'source_api.removed_torch_api\tline\tATen/Dimname.h\tATen/NamedTensor.h\tATen/NamedTensorUtils.h\tATen/TensorNames.h\tATen/core/Dimname.h\tATen/core/NamedTensor.h\tATen/core/NamedTensorUtils.h\tATen/core/TensorNames.h\n'
    'install_state.torch_too_old_for_package\tline\tATen/c\tc10/util/Float\ttorch/csrc/stable/\ttorch/extension.h\ttorch/headeronly/\n'
    'source_api.removed_torch_api\tline\tATen/cuda/CUDAFuture.cuh\tATen/cuda/CUDAFuture.h\tATen/cuda/CUDAMultiStreamGuard.cuh\tATen/cuda/CUDAMultiStreamGuard.h\tATen/cuda/CUDASolver.cuh\tATen/cuda/CUDASolver.h\tATen/cuda/CUDATypeConversion.cuh\tATen/cuda/CUDATypeConversion.h\n'
    'host_toolchain.missing_system_dev_package\tline\tCL/cl\tCL/opencl\n'
    'host_toolchain.missing_system_dev_package\tline\tEGL/egl.h\tEGL/eglext.h\tEGL/eglplatform.h\n'
    'host_toolchain.missing_system_dev_package\tline\tEigen/\n'
    'host_toolchain.missing_system_dev_package\tline\tGL/freeglut.h\tGL/glut.h\n'
    'host_toolchain.missing_system_dev_package\tline\tGL/gl.h\tGL/glcorearb.h\tGL/glext.h\tGL/glx.h\n'
    'host_toolchain.missing_system_dev_package\tline\tGL/glew.h\n'
    'host_toolchain.missing_system_dev_package\tline\tGLES2/gl\tGLES3/gl\n'
    'host_toolchain.missing_system_dev_package\tline\tGLFW/glfw3.h\n'
    'host_toolchain.missing_python_dev_headers\tline\tPython.h\tpatchlevel.h\tpyconfig.h\n'
    'source_api.removed_torch_api\tline\tTH/TH\tTHCUNN/\tTHNN/\n'
    'source_api.removed_torch_api\tline\tTHC\n'
    'source_api.removed_torch_api\tline\tTHC/THCAtomics.cuh\tTHCAtomics.cuh\n'
    'source_api.removed_torch_api\tline\tTHC/THCDeviceUtils.cuh\tTHCDeviceUtils.cuh\n'
    'source_api.removed_torch_api\tline\tTHC/THCNumerics.cuh\tTHCNumerics.cuh\n'
    'host_toolchain.missing_system_dev_package\tline\tX11/\n'
    'host_toolchain.missing_system_dev_package\tline\t_hash_\n'
    'host_toolchain.missing_system_dev_package\tline\talgorithm\tarray\tatomic\tcassert\tcfloat\tclimits\tcmath\tcomplex\tcstddef\tcstdint\tcstdio\tcstdlib\tcstring\tfunctional\tinitializer_list\tiostream\tlimits\tmemory\tnew\tstring\ttuple\ttype_traits\tutility\tvector\n'
    'host_toolchain.missing_system_dev_package\tline\tboost/\n'
    'host_toolchain.missing_system_dev_package\tline\tbzlib.h\n'
    'source_api.removed_torch_api\tline\tc10/util/AlignOf.h\tc10/util/Array.h\tc10/util/complex_utils.h\tc10/util/either.h\tc10/util/in_place.h\tc10/util/math_compat.h\tc10/util/reverse_iterator.h\tc10/util/variant.h\n'
    'source_api.removed_torch_api\tline\tc10d/\n'
    'source_api.removed_torch_api\tline\tcaffe2/\n'
    'host_toolchain.missing_system_dev_package\tline\tcblas.h\tcblas_mangling.h\n'
    'cuda_toolkit.cuda_toolkit_too_old\tline\tcooperative_groups/\tcudaTypedefs.h\tcuda_awbarrier\tcuda_bf16.h\tcuda_fp4.h\tcuda_fp6.h\tcuda_fp8.h\tcuda_pipeline\n'
    'host_toolchain.missing_system_dev_package\tline\tcrypt.h\n'
    'hip_rocm.cuda_only_code_on_hip\tline\tcuda_pipeline\tcutlass/\tfatal error: "cuda/\tfatal error: "cute/\tfatal error: "nv/target\tfatal error: \'cuda/\tfatal error: \'cute/\tfatal error: \'nv/target\tmma.h\n'
    'host_toolchain.missing_system_dev_package\tline\tcurl/curl.h\n'
    'host_toolchain.missing_system_dev_package\tline\tffi.h\tffitarget.h\n'
    'host_toolchain.missing_system_dev_package\tline\tft2build.h\n'
    'host_toolchain.missing_system_dev_package\tline\tglog/logging.h\n'
    'install_state.unsupported_platform\tline\timmintrin.h\tx86intrin.h\txmmintrin.h\n'
    'host_toolchain.missing_system_dev_package\tline\tinfiniband/\n'
    'host_toolchain.missing_system_dev_package\tline\tjpeglib.h\n'
    'host_toolchain.missing_system_dev_package\tline\tlapacke.h\n'
    'host_toolchain.missing_system_dev_package\tline\tlibaio.h\n'
    'host_toolchain.missing_system_dev_package\tline\tlibav\n'
    'host_toolchain.missing_system_dev_package\tline\tlibelf.h\n'
    'host_toolchain.missing_openmp\tline\tlibomp/omp.h\tomp-tools.h\tomp.h\tompt.h\n'
    'host_toolchain.missing_system_dev_package\tline\tlinux/limits.h\n'
    'host_toolchain.missing_system_dev_package\tline\tlzma.h\n'
    'host_toolchain.missing_system_dev_package\tline\tmpi.h\tmpicxx.h\n'
    'host_toolchain.missing_system_dev_package\tline\tnuma.h\tnumaif.h\n'
    'cuda_toolkit.nvtoolsext_removed\tline\tnvToolsExt\n'
    'host_toolchain.missing_system_dev_package\tline\topencv2/\n'
    'host_toolchain.missing_system_dev_package\tline\topenssl/\n'
    'host_toolchain.missing_system_dev_package\tline\tpng.h\tpngconf.h\n'
    'host_toolchain.missing_system_dev_package\tline\tsndfile.h\n'
    'host_toolchain.missing_system_dev_package\tline\ttbb/\n'
    'source_api.removed_torch_api\tline\ttorch/csrc/PythonTypes.h\ttorch/csrc/StorageDefs.h\ttorch/csrc/THP_export.h\ttorch/csrc/WindowsTorchApiMacro.h\n'
    'source_api.removed_torch_api\tline\ttorch/csrc/utils/auto_gil.h\ttorch/csrc/utils/disallow_copy.h\ttorch/csrc/utils/future.h\ttorch/csrc/utils/memory.h\ttorch/csrc/utils/six.h\n'
    'host_toolchain.missing_system_dev_package\tline\tuuid/uuid.h\n'
    'host_toolchain.missing_system_dev_package\tline\tvulkan/vulkan\n'
    'host_toolchain.missing_system_dev_package\tline\tzlib.h\n'
    'hip_rocm.hipify_not_applied hip_rocm.rocm_install_mismatch\n'
    'host_toolchain.missing_system_dev_package\tline\tassert.h\terrno.h\tfeatures.h\tfloat.h\tlimits.h\tmath.h\tstddef.h\tstdint.h\tstdio.h\tstdlib.h\tstring.h\tunistd.h\twchar.h\n'
    'host_toolchain.host_compiler_too_old\tline\tfatal error: \n'
    'op_registration.op_library_not_loaded\tline\t extension\t library\t module\n'
    'host_toolchain.host_compiler_too_old\tline\tThe -std=\n'
    'triton_inductor.triton_api_mismatch\tline\tmodule \n'
    'op_registration.op_namespace_mismatch triton_inductor.triton_torch_version_mismatch\tline\tmodule \n'
    'host_toolchain.setuptools_incompatible\tline\tmodule "distutils\tmodule "pkg_resources\tmodule "setuptools\tmodule \'distutils\tmodule \'pkg_resources\tmodule \'setuptools\n'
    'install_state.source_tree_shadows_install\tline\tmodule "k2\tmodule "numpy\tmodule "torch\tmodule "torchaudio\tmodule "torchvision\tmodule "triton\tmodule "vllm\tmodule "xformers\tmodule \'k2\tmodule \'numpy\tmodule \'torch\tmodule \'torchaudio\tmodule \'torchvision\tmodule \'triton\tmodule \'vllm\tmodule \'xformers\n'
    'install_state.unsupported_platform\tline\tmodule "os\tmodule \'os\n'
    'install_state.torch_too_old_for_package\tline\tmodule "torch\tmodule \'torch\tmodule ‘torch\n'
    'host_toolchain.setuptools_incompatible\tline\tpkgutil\n'
    'install_state.unsupported_platform\tline\tsignal\n'
    'install_state.torch_too_old_for_package\tline\ttype object \n'
    'cuda_runtime.extension_cuda_version_mismatch\tline\tcudaDeviceProp\n'
    'gpu_arch.intrinsic_needs_newer_arch install_state.dependency_version_mismatch\tline\tnamespace \n'
    'cuda_runtime.extension_cuda_version_mismatch\tline\tcudaDeviceProp\n'
    'source_api.cutlass_missing_include\tline\tcute/\tcute\\\tcutlass/\tcutlass\\\n'
    'op_registration.infer_schema_unsupported_type\tline\t. The valid types are\n'
    'cuda_runtime.nvrtc_source_incompatible\tline\t" is undefined\n'
    'cuda_runtime.nvrtc_source_incompatible\t\terror\n'
    'source_api.removed_torch_api\n'
    'source_api.cccl_header_incompatible\tline\t does not name\n'
    'source_api.cub_thrust_mismatch\tline\tversion of \n'
    'install_state.no_matching_wheel\tline\tUnable to find\n'
    'op_registration.duplicate_pybind11_type\tline\tgeneric_type: type \n'
    'op_registration.duplicate_pybind11_type\n'
    'op_registration.op_library_loaded_twice\tline\tustom class with name \n'
    'source_api.cccl_header_incompatible\tline\t__to_address\tto_address\n'
    'source_api.missing_std_include\n'
    'link_and_load.duplicate_openmp_runtime\tline\tMKL_THREADING_LAYER=\n'
    'not_our_fault.gpu_out_of_memory\tline\tFree memory on device \n'
    'cuda_toolkit.cuda_toolkit_not_found\tline\tassert \n'
    'source_api.cccl_header_incompatible\tline\tmember of \n'
    'install_state.torch_too_old_for_package\tline\tkFloat8_e\n'
    'source_api.cxx_standard_too_old\tline\tassume_aligned\tatomic_ref\tbit_cast\tbit_ceil\tbit_width\tconvertible_to\tcountl_zero\tcountr_zero\tderived_from\tendian\terase_if\tfloating_point\thas_single_bit\tintegral\tinvocable\tis_constant_evaluated\tjthread\tmidpoint\tnumbers\tpartial_ordering\tpopcount\tranges\tregular\tremove_cvref\tremove_cvref_t\tsame_as\tsource_location\tspan\tssize\tstrong_ordering\tto_array\ttype_identity\ttype_identity_t\tunsigned_integral\tweak_ordering\n'
    'source_api.cxx_standard_too_old\tline\tcommon_type_t\tconditional_t\tdecay_t\tenable_if_t\texchange\tindex_sequence\tinteger_sequence\tmake_index_sequence\tmake_unique\tremove_cv_t\tremove_reference_t\tresult_of_t\tunderlying_type_t\n'
    'source_api.cxx_standard_too_old\tline\tstd\n'
    'source_api.removed_torch_api\n'
    'install_state.dependency_version_mismatch\tline\t"Eigen\t"absl\t"boost\t"cv\t"fmt\t"glm\t"google::protobuf\t"spdlog\t"tbb\t\'Eigen\t\'absl\t\'boost\t\'cv\t\'fmt\t\'glm\t\'google::protobuf\t\'spdlog\t\'tbb\t`Eigen\t`absl\t`boost\t`cv\t`fmt\t`glm\t`google::protobuf\t`spdlog\t`tbb\t‘Eigen\t‘absl\t‘boost\t‘cv\t‘fmt\t‘glm\t‘google::protobuf\t‘spdlog\t‘tbb\n'
    'host_toolchain.host_compiler_too_old\tline\t_constructible\n'
    'source_api.cutlass_api_mismatch source_api.cutlass_missing_include\tline\tcute\tcutlass\n'
    'triton_inductor.triton_gpu_arch_unsupported\n'
    'install_state.no_matching_wheel\tline\t.whl\n'
    'not_our_fault.wrong_install_command\n'
    'not_our_fault.wrong_install_command\n'
    'gpu_arch.arch_not_built\tline\t capability sm_\n'
    'install_state.no_matching_wheel\n'
    'triton_inductor.inductor_codegen_bug\n'
    'triton_inductor.inductor_undefined_symbolic_dim\tline\tNameError\n'
    'triton_inductor.inductor_codegen_bug triton_inductor.inductor_undefined_symbolic_dim\tline\tNameError(\n'
    'install_state.cpu_only_extension\tline\tDevice API \n'
    'host_toolchain.missing_host_compiler\tline\tCompiler: \n'
    'windows.path_with_spaces\tline\t:\\Documents\t:\\Program\t:\\Users\\\n'
    'install_state.torch_too_old_for_package\tline\tPyTorch\n'
    'install_state.dependency_version_mismatch\n'
    'gpu_arch.intrinsic_needs_newer_arch\n'
    'source_api.missing_std_include\tline\t definiert\n'
    'link_and_load.linker_cannot_find_cuda_lib\tline\t-lATen \t-lc10 \t-lcaffe2 \t-ltorch \t-ltorch_cpu \t-ltorch_global_deps \t-ltorch_python \n'
    'link_and_load.linker_cannot_find_cuda_lib\tline\t-lMIOpen\t-lamd_comgr\t-lamdhip64\t-lcublas\t-lcuda\t-lcufft\t-lcufile\t-lcupti\t-lcurand\t-lcusolver\t-lcusparse\t-lcutensor\t-lhip\t-lhsa-runtime64\t-lhsakmt\t-lnccl\t-lnpp\t-lnvJitLink\t-lnvidia-ml\t-lnvjpeg\t-lnvrtc\t-lnvshmem\t-lrccl\t-lroc\n'
    'link_and_load.missing_shared_library\tline\tOSError: \n'
    'link_and_load.duplicate_openmp_runtime\tline\t OpenMP (\n'
    'host_toolchain.setuptools_incompatible\tline\twheel.bdist_wheel\n'
    'install_state.extension_not_built\tline\tCUDA extension \n'
    'host_toolchain.setuptools_incompatible\tline\tproject.license\n'
    'gpu_arch.arch_not_built\tline\trror\n'
    'link_and_load.linker_cannot_find_cuda_lib\tline\t/libMIOpen\t/libamd_comgr\t/libamdhip64\t/libcublas\t/libcuda\t/libcufft\t/libcufile\t/libcupti\t/libcurand\t/libcusolver\t/libcusparse\t/libcutensor\t/libhip\t/libhsa-runtime64\t/libhsakmt\t/libnccl\t/libnpp\t/libnvJitLink\t/libnvidia-ml\t/libnvjpeg\t/libnvrtc\t/libnvshmem\t/librccl\t/libroc\n'
    'install_state.cpu_only_torch\n'
    'install_state.cpu_only_torch\tline\torch is not \torch not \torch was not \n'
    'platform_abi.glibcxx_too_old\tline\tversion CXXABI_\tversion GCC_1\tversion GCC_3\tversion GCC_4\tversion GCC_7\tversion GLIBCXX_\n'
    'platform_abi.glibc_too_old\tline\tversion GLIBC_2.\n'
    'op_registration.op_library_not_loaded\tline\tile \n'
    'not_our_fault.wrong_install_command\tline\t"setup.cfg"\t"setup.py"\n'
    'install_state.extension_not_built\tline\tCUDA extension\t_kernels\n'
    'not_our_fault.wrong_install_command\tline\terror: option --\n'
    'triton_inductor.triton_gpu_arch_unsupported\tline\ttype fp8\n'
    'triton_inductor.triton_none_pointer_arg\tline\tNoneType\n'
    'install_state.torch_too_old_for_package op_registration.op_namespace_mismatch\tline\t_OpNamespace\n'
    'triton_inductor.triton_api_mismatch\tline\tblock_type\tbuilder\tconstexpr\tdtype\tlibtriton.\tpointer_type\ttensor\n'
    'triton_inductor.triton_gpu_arch_unsupported\tline\tfp8\n'
    'gpu_arch.no_gpu_at_build_time\tline\tor \n'
    'not_our_fault.hardware_unsupported\tline\tAttention\n'
    'host_toolchain.missing_python_dev_headers\t\tannot open \tould not open \n'
    'cuda_toolkit.missing_cuda_header\t100\tannot open \tould not open \n'
    'host_toolchain.missing_system_dev_package\t101\tannot open \tould not open \n'
    'install_state.torch_too_old_for_package\t109\tannot open \tould not open \n'
    'host_toolchain.missing_system_dev_package\t39\tannot open \tould not open \n'
    'host_toolchain.missing_system_dev_package\t40\tannot open \tould not open \n'
    'host_toolchain.missing_system_dev_package install_state.unsupported_platform\t42\tannot open \tould not open \n'
    'host_toolchain.missing_openmp\t43\tannot open \tould not open \n'
    'host_toolchain.missing_system_dev_package\t44\tannot open \tould not open \n'
    'host_toolchain.missing_system_dev_package\t45\tannot open \tould not open \n'
    'host_toolchain.missing_system_dev_package\t47\tannot open \tould not open \n'
    'host_toolchain.missing_system_dev_package\t48\tannot open \tould not open \n'
    'source_api.removed_torch_api\t49\tTHC/THCAtomics.cuh\tTHCAtomics.cuh\n'
    'host_toolchain.missing_system_dev_package\t49\tannot open \tould not open \n'
    'source_api.removed_torch_api\t50\tTHC/THCNumerics.cuh\tTHCNumerics.cuh\n'
    'host_toolchain.missing_system_dev_package\t50\tannot open \tould not open \n'
    'host_toolchain.missing_system_dev_package\t55\tannot open \tould not open \n'
    'cuda_toolkit.cudnn_not_found source_api.removed_torch_api\t58\tannot open \tould not open \n'
    'source_api.removed_torch_api\t59\tannot open \tould not open \n'
    'source_api.removed_torch_api\t63\tannot open \tould not open \n'
    'source_api.removed_torch_api\t64\tannot open \tould not open \n'
    'source_api.removed_torch_api\t65\tannot open \tould not open \n'
    'host_toolchain.missing_system_dev_package\t67\tannot open \tould not open \n'
    'host_toolchain.missing_system_dev_package\t68\tannot open \tould not open \n'
    'cuda_toolkit.missing_cuda_header\t69\tannot open \tould not open \n'
    'cuda_toolkit.cuda_toolkit_too_old\t72\tannot open \tould not open \n'
    'host_toolchain.missing_system_dev_package\t77\tannot open \tould not open \n'
    'host_toolchain.missing_system_dev_package\t78\tannot open \tould not open \n'
    'source_api.removed_torch_api\t80\tannot open \tould not open \n'
    'host_toolchain.git_submodule_missing source_api.removed_torch_api\t95\tannot open \tould not open \n'
    'source_api.removed_torch_api\t98\tannot open \tould not open \n'
    'cuda_toolkit.cuda_toolkit_too_old\tline\tabove are required\tabove is needed\tabove is required\tgreater are required\tgreater is needed\tgreater is required\thigher are required\thigher is needed\thigher is required\tlater are required\tlater is needed\tlater is required\tnewer are required\tnewer is needed\tnewer is required\n'
    'source_api.cxx_standard_too_old\tline\tC++\n'
    'link_and_load.missing_shared_library\tline\tasmjit.dll\tc10.dll\tc10_cuda.dll\tfbgemm.dll\tshm.dll\ttorch.dll\ttorch_cpu.dll\ttorch_cuda.dll\ttorch_python.dll\n'
    'not_our_fault.gpu_out_of_memory\n'
    'op_registration.fake_impl_signature_mismatch\n'
    'triton_inductor.triton_torch_version_mismatch\n'
    'not_our_fault.hardware_unsupported\tline\thead dim > \theaddim > \n'
    'install_state.no_matching_wheel\tline\tackage \n'
    'install_state.extension_not_built\n'
    'triton_inductor.triton_torch_version_mismatch\tline\t have triton\n'
    "host_toolchain.missing_host_compiler\tline\tCommand ''where\tCommand '['where\tCommand 'where\tCommand ['where\n"
    'cuda_toolkit.build_out_of_memory\n'
    'host_toolchain.setuptools_incompatible\tline\t execute \n'
    'platform_abi.numpy_abi_mismatch\tline\tnumpy.\n'
    "host_toolchain.git_submodule_missing\tline\tUnable to checkout '\tUnable to find current revision in\n"
    'not_our_fault.hardware_unsupported\tline\tExpected is_sm\n'
    'source_api.cxx_standard_too_old\tline\tYou need C++\n'
    'host_toolchain.missing_python_dev_headers\n'
    'cuda_runtime.cudnn_version_mismatch\tline\tDNN version \tDNn version \tDnN version \tDnn version \tdNN version \tdNn version \tdnN version \tdnn version \n'
    'cuda_toolkit.cuda_toolkit_too_old\tline\tmust be >=\tmust be at least\tmust be greater than or equal to\tneeds to be >=\tneeds to be at least\tneeds to be greater than or equal to\tshould be >=\tshould be at least\tshould be greater than or equal to\n'
    'host_toolchain.glibc_too_new_for_cuda\tline\t/string.h:\n'
    'source_api.cxx_standard_too_old\tline\tdecltype\tnullptr\tstatic_assert\n'
    'not_our_fault.wrong_install_command\n'
    'triton_inductor.triton_api_mismatch\tline\tKeyword argument \n'
    'not_our_fault.gpu_out_of_memory\tline\tcublasCreate\n'
    'cuda_runtime.extension_cuda_version_mismatch torch_abi.torch_version_mismatch\tline\t (you have \n'
    'gpu_arch.arch_not_built\tline\tAttempting to use SM\n'
    'undefined\n'
    'host_toolchain.git_submodule_missing\tline\tThe source directory "\n'
    'source_api.cub_thrust_mismatch\tline\tnamespace "\n'
    'source_api.removed_torch_api\tline\tnamespace "\n'
    'source_api.cccl_header_incompatible\tline\tnamespace "cuda\n'
    'source_api.cutlass_api_mismatch source_api.cutlass_missing_include\tline\tnamespace "cut\n'
    'source_api.cccl_header_incompatible\tline\tclass "cub::\n'
    'source_api.cutlass_api_mismatch\tline\tclass "cut\tstruct "cut\n'
    'source_api.removed_torch_api\tline\tnamespace "\n'
    'source_api.cub_thrust_mismatch\tline\t.cuh(\n'
    'source_api.cub_thrust_mismatch\n'
    'host_toolchain.host_compiler_too_old\tline\tfeature "cxx_std_\n'
    'cuda_toolkit.cuda_toolkit_not_found\tline\tnvcc\n'
    'source_api.half_operators_disabled\t176\toperand types are: \n'
    'cuda_toolkit.nvcc_pybind11_parse_bug\tline\talias template "pybind11::\n'
    'torch_abi.torch_not_imported_first\tline\tgeneric_type: type "\n'
    'platform_abi.cpu_architecture_mismatch\n'
    "link_and_load.missing_shared_library\tline\tCould not find module '\n"
    "install_state.dependency_version_mismatch\tline\tRequested '\n"
    "host_toolchain.glibc_too_new_for_cuda\tline\tfunction '\n"
    "torch_abi.stale_build_artifacts\t229\tbuilding '\n"
    "torch_abi.stale_build_artifacts\tline\tskipping '\n"
    "host_toolchain.missing_host_compiler\tline\tcommand '\n"
    "cuda_runtime.extension_cuda_version_mismatch\tline\tno member named '\n"
    "source_api.cutlass_api_mismatch source_api.cutlass_missing_include\tline\tno member named '\tno template named '\tno type named '\n"
    "source_api.cccl_header_incompatible\tline\tno member named '\tno template named '\tno type named '\n"
    "source_api.cxx_standard_too_old source_api.missing_std_include\tline\tno member named '\tno template named '\tno type named '\n"
    "source_api.half_operators_ambiguous\tline\toverloaded operator '\n"
    "cuda_toolkit.cuda_toolkit_too_old\tline\tValue '\n"
    "cuda_toolkit.cuda_toolkit_too_old\tline\tValue 'c++\n"
    'gpu_arch.arch_list_malformed\t111\tnvcc fatal\n'
    'not_our_fault.wrong_install_command\n'
    'host_toolchain.missing_host_compiler\n'
    'install_state.cpu_only_extension\n'
    "install_state.masked_build_error\tline\t'DeepSpeedCPU\n"
    "torch_abi.mixed_torch_installs\tline\tflag 'caffe2\tflag 'torch\n"
    "install_state.cpu_only_extension\tline\tCould not run '\n"
    "install_state.cpu_only_torch\tline\tCould not run 'aten::\n"
    "install_state.cpu_only_torch\tline\tCould not run 'aten::empty\n"
    "op_registration.missing_fake_impl\tline\tCould not run '\n"
    "source_api.macro_or_flag_conflict\tline\tcannot use '\n"
    'host_toolchain.git_submodule_missing\n'
    "windows.path_with_spaces\tline\tninja: error: '\n"
    'cuda_runtime.extension_cuda_version_mismatch\n'
    'host_toolchain.ninja_missing\n'
    'triton_inductor.triton_api_mismatch\n'
    'torch_abi.stale_build_artifacts\t\tTypeError: \n'
    'cuda_toolkit.build_out_of_memory\n'
    'not_our_fault.disk_full\n'
    'cuda_toolkit.build_out_of_memory\n'
    'install_state.cpu_only_torch\tline\t+cpu\n'
    'triton_inductor.triton_shared_memory_exceeded\tline\tlocal memory (\n'
    'host_toolchain.gcc_too_new_for_nvcc\t\tcurrent installed version of \n'
    'host_toolchain.host_compiler_too_old\t\tcurrent installed version of \n'
    'cuda_runtime.cudnn_version_mismatch\tline\tcuDNN compiled (\n'
    'source_api.half_operators_ambiguous\tline\tbfloat16\thalf\n'
    'not_our_fault.network_failure\tline\tConnectionPool(\n'
    'source_api.cub_thrust_mismatch\tline\tcub/\tcub\\\tthrust/\tthrust\\\n'
    'host_toolchain.glibc_too_new_for_cuda\tline\tmathcalls.h(\n'
    'host_toolchain.glibc_too_new_for_cuda\tline\tbits/math-vector.h(\n'
    'host_toolchain.gcc_too_new_for_nvcc\tline\ttype_traits(\n'
    'source_api.cutlass_arch_tag_unsupported\tline\tcutlass\n'
    'source_api.macro_or_flag_conflict\tline\tcub/\tcub\\\tthrust/\tthrust\\\n'
    'windows.cutlass_msvc_incompatible\tline\tcute\tcutlass\n'
    'source_api.cutlass_api_mismatch\tline\t.cu(\t.cuh(\t.h(\t.hpp(\t.inl(\n'
    'gpu_arch.arch_not_built\tline\t is for sm\n'
    'torch_abi.torch_version_mismatch\tline\t requires torch==\n'
    'link_and_load.wrong_library_picked_at_link\tline\t, needed by \n'
    'cuda_toolkit.nvtoolsext_removed\tline\tnvToolsExt\n'
    'link_and_load.linker_cannot_find_cuda_lib\tline\twarning: libMIOpen\twarning: libamd_comgr\twarning: libamdhip64\twarning: libcublas\twarning: libcuda\twarning: libcufft\twarning: libcufile\twarning: libcupti\twarning: libcurand\twarning: libcusolver\twarning: libcusparse\twarning: libcutensor\twarning: libhip\twarning: libhsa-runtime64\twarning: libhsakmt\twarning: libnccl\twarning: libnpp\twarning: libnvJitLink\twarning: libnvidia-ml\twarning: libnvjpeg\twarning: libnvrtc\twarning: libnvshmem\twarning: librccl\twarning: libroc\n'
    'platform_abi.cpu_architecture_mismatch\tline\tfound architecture \n'
    'platform_abi.glibcxx_too_old\tline\tundefined symbol: \n'
    'platform_abi.glibc_too_old\tline\tundefined symbol: \n'
    'gpu_arch.ptxas_too_old_for_arch\t\tptxas\n'
    'platform_abi.cpu_architecture_mismatch\n'
    'cuda_toolkit.nvtoolsext_removed\n'
    'install_state.unsupported_platform\tline\tunrecognized command\tunsupported option\n'
    'torch_abi.stale_build_artifacts\n'
    'windows.path_with_spaces\tline\t: error: \t: fatal error: \n'
    'windows.wrong_windows_compiler\tline\tD8021\n'
    'cuda_toolkit.cuda_toolkit_not_found\tline\tnvcc\n'
    'windows.path_with_spaces\n'
    'cuda_toolkit.cuda_home_wrong\tline\t:/app\t:/apps\t:/cm\t:/cuda\t:/data\t:/home\t:/local\t:/mnt\t:/nfs\t:/opt\t:/root\t:/scratch\t:/share\t:/shared\t:/shares\t:/soft\t:/software\t:/tmp\t:/usr\t:/work\t:/workspace\n'
    'cuda_toolkit.cuda_home_wrong\tline\tAucun fichier ou dossier\tDatei oder Verzeichnis nicht\tNo existe el\tNo such file\tNot a directory\tcommand not found\tnot found\tНет такого файла\tそのようなファイル\t未找到\t没有那个文件\n'
    'link_and_load.linker_cannot_find_cuda_lib\tline\tmake\n'
    'hip_rocm.rocm_install_mismatch\t\t: error:\t: fatal error:\t: note:\n'
    'cuda_runtime.no_nvidia_driver\n'
    'not_our_fault.insufficient_log\n'
    'host_toolchain.missing_host_compiler\n'
    'cuda_toolkit.cmake_cuda_not_found\n'
    'cuda_toolkit.build_out_of_memory\tline\tfork\tposix_spawn\tspawn\tvfork\n'
    'windows.windows_path_too_long\n'
    'windows.windows_path_too_long\t353\tunable to \n'
    'gpu_arch.no_gpu_at_build_time\n'
    'cuda_toolkit.cuda_toolkit_too_old\t110\tCould NOT find CUDA\n'
    'install_state.dependency_version_mismatch\tline\tCould NOT find \n'
    'link_and_load.missing_shared_library\tline\t.so\n'
    'cuda_toolkit.nvcc_internal_crash\t48\tInternal compiler error\tInternal error\tinternal compiler error\tinternal error\n'
    'install_state.masked_build_error\tline\t.pyd: \t.so: \n'
    'cuda_toolkit.build_out_of_memory\t46\tcicc error\tcicc fatal\tfatbinary error\tfatbinary fatal\tnvcc error\tnvcc fatal\tnvlink error\tnvlink fatal\tptxas error\tptxas fatal\n'
    'gpu_arch.no_gpu_at_build_time\n'
    'link_and_load.linker_cannot_find_cuda_lib\tline\t/libMIOpen\t/libamd_comgr\t/libamdhip64\t/libcublas\t/libcuda\t/libcufft\t/libcufile\t/libcupti\t/libcurand\t/libcusolver\t/libcusparse\t/libcutensor\t/libhip\t/libhsa-runtime64\t/libhsakmt\t/libnccl\t/libnpp\t/libnvJitLink\t/libnvidia-ml\t/libnvjpeg\t/libnvrtc\t/libnvshmem\t/librccl\t/libroc\n'
    'host_toolchain.missing_system_dev_package\tline\tcatastrophic error: \tfatal error: \n'
    'windows.path_with_spaces\n'
    'host_toolchain.missing_host_compiler\tline\tmake\n'
    'cuda_toolkit.cudnn_not_found\tline\tcudnn\n'
    'cuda_runtime.cudnn_version_mismatch\t\tcuDNN version \n'
    'cuda_toolkit.cuda_toolkit_too_old\t69\tnvcc fatal\n'
    'cuda_toolkit.cuda_toolkit_too_old\t89\tnvcc fatal\n'
    'cuda_runtime.nvrtc_source_incompatible\tline\tptxas fatal \n'
    'op_registration.duplicate_pybind11_type\tline\tcannot initialize type \n'
    'cuda_toolkit.missing_relaxed_constexpr\tline\terror\n'
    'cuda_toolkit.missing_relaxed_constexpr\tline\terror\n'
    'cuda_runtime.nvrtc_builtins_not_found\tline\tlibnvrtc-builtins.so\n'
    'platform_abi.python_abi_mismatch\tline\tlibpython\n'
    'windows.cutlass_msvc_incompatible\t89\tcute\tcutlass\tkernel_traits\tlaunch_template\tstatic_switch\n'
    'host_toolchain.glibc_too_new_for_cuda\tline\tmathcalls.h:\n'
    'host_toolchain.gcc_too_new_for_nvcc\tline\tc++/\n'
    'source_api.cutlass_missing_include\tline\tcute\tcutlass\n'
    'source_api.cutlass_missing_include\tline\tcute\tcutlass\n'
    'source_api.cutlass_missing_include\tline\t" has no member \n'
    'source_api.cxx_standard_too_old\tline\ttypename\n'
    'host_toolchain.git_submodule_missing\tline\tclang\n'
    'source_api.cutlass_missing_include\tline\tcute\tcutlass\n'
    'platform_abi.cpu_architecture_mismatch\n'
    'not_our_fault.insufficient_log\n'
    'cuda_toolkit.nvcc_pybind11_parse_bug\t\tpybind11\n'
    'host_toolchain.missing_openmp\tline\terror: unsupported option \t错误: unsupported option \n'
    'cuda_runtime.cuda_lib_version_mismatch cuda_runtime.cudnn_version_mismatch cuda_runtime.extension_cuda_version_mismatch cuda_runtime.ld_library_path_shadowing\tline\t" not found\t\' not found\t’ not found\n'
    'cuda_toolkit.cuda_home_wrong\n'
    'cuda_toolkit.cuda_home_wrong\n'
    'source_api.cxx_standard_too_old\tline\tcontents of <\n'
    'windows.path_with_spaces\t\twhen an output\n'
    'cuda_runtime.driver_too_old\n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t30\tnot\tundefined\n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t34\tnot\tundefined\n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t31\tnot\tundefined\n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t76\tnot\tundefined\n'
    'source_api.removed_torch_api\t\t_EXCEPT_\n'
    'source_api.removed_torch_api\t99\t_EXCEPT_\n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t30\tnot\tundefined\n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t23\tnot\tundefined\n'
    'source_api.removed_torch_api\t60\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'source_api.removed_torch_api\tline\tC1083\n'
    'source_api.removed_torch_api\t60\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'source_api.removed_torch_api\tline\tC1083\n'
    'source_api.removed_torch_api\tline\tinclude file \n'
    'install_state.torch_too_old_for_package\tline\t" not found\t\' not found\n'
    'install_state.torch_too_old_for_package\t110\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'install_state.torch_too_old_for_package\tline\tC1083\n'
    'source_api.removed_torch_api\t89\t open include file\t open source file\n'
    'source_api.removed_torch_api\t90\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'source_api.removed_torch_api\tline\t file not found\n'
    'source_api.removed_torch_api\tline\tC1083\n'
    'source_api.removed_torch_api\tline\tinclude file \n'
    'source_api.removed_torch_api\t66\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'source_api.removed_torch_api\tline\tC1083\n'
    'source_api.removed_torch_api\tline\tinclude file \n'
    'source_api.removed_torch_api\t54\t open include file\t open source file\n'
    'source_api.removed_torch_api\t55\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'source_api.removed_torch_api\tline\t file not found\n'
    'source_api.removed_torch_api\tline\tC1083\n'
    'source_api.removed_torch_api\tline\tinclude file \n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t27\tnot\tundefined\n'
    'cuda_toolkit.nvcc_internal_crash\t167\tcicc\tcudacc\tcudafe\tcudafe++\tfatbinary\tnvcc\tnvlink\tptxas\n'
    'gpu_arch.arch_feature_needs_sm90a\n'
    'cuda_toolkit.missing_cuda_header host_toolchain.git_submodule_missing host_toolchain.missing_system_dev_package\n'
    'host_toolchain.missing_python_dev_headers\t\tPython.h\tpatchlevel.h\tpyconfig.h\n'
    'host_toolchain.missing_system_dev_package\t102\tboost/\n'
    'cuda_toolkit.cudnn_not_found\t59\tcudnn\n'
    'host_toolchain.missing_system_dev_package\t68\tlibav\n'
    'host_toolchain.missing_system_dev_package\t69\tEigen/\n'
    'host_toolchain.missing_system_dev_package\t78\ttbb/\n'
    'host_toolchain.missing_system_dev_package\t79\tX11/\n'
    'source_api.removed_torch_api\t81\tc10d/\n'
    'source_api.removed_torch_api\t96\tTHC\n'
    'source_api.removed_torch_api\t99\tTH/TH\tTHCUNN/\tTHNN/\n'
    'triton_inductor.triton_compiler_bug\n'
    'not_our_fault.user_data_bug\t\t` failed\n'
    'host_toolchain.setuptools_incompatible\tline\tdistutils\n'
    'install_state.cpu_only_torch\n'
    'gpu_arch.arch_feature_needs_sm90a\tline\tCUTE_ARCH_\tCUTLASS_ARCH_\n'
    'host_toolchain.setuptools_incompatible\n'
    "torch_abi.stale_build_artifacts\tline\t' has no attribute '\n"
    'torch_abi.mixed_torch_installs\t\t.py", line \n'
    'not_our_fault.disk_full\n'
    'not_our_fault.disk_full\n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t25\tnot\tundefined\n'
    'install_state.extension_not_built\tline\t not built\n'
    'cuda_toolkit.missing_cuda_header host_toolchain.git_submodule_missing host_toolchain.missing_system_dev_package\n'
    'host_toolchain.missing_python_dev_headers\tline\tPython.h\tpatchlevel.h\tpyconfig.h\n'
    'source_api.removed_torch_api\tline\tTH/TH\tTHCUNN/\tTHNN/\n'
    'source_api.removed_torch_api\tline\tTHC\n'
    'host_toolchain.missing_system_dev_package\tline\tX11/\n'
    'source_api.removed_torch_api\tline\tc10d/\n'
    'cuda_toolkit.cudnn_not_found\tline\tcudnn\n'
    'host_toolchain.missing_system_dev_package\tline\ttbb/\n'
    'windows.windows_path_too_long\n'
    'host_toolchain.missing_system_dev_package\tline\talgorithm\tarray\tatomic\tcassert\tcfloat\tclimits\tcmath\tcomplex\tcstddef\tcstdint\tcstdio\tcstdlib\tcstring\tfunctional\tinitializer_list\tiostream\tlimits\tmemory\tnew\tstring\ttuple\ttype_traits\tutility\tvector\n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t43\tnot\tundefined\n'
    'source_api.removed_torch_api\tline\tat::Tensor\n'
    'source_api.removed_torch_api\n'
    'source_api.cxx_standard_too_old\tline\tassume_aligned\tatomic_ref\tbit_cast\tbit_ceil\tbit_width\tconvertible_to\tcountl_zero\tcountr_zero\tderived_from\tendian\terase_if\tfloating_point\thas_single_bit\tintegral\tinvocable\tis_constant_evaluated\tjthread\tmidpoint\tnumbers\tpartial_ordering\tpopcount\tranges\tregular\tremove_cvref\tremove_cvref_t\tsame_as\tsource_location\tspan\tssize\tstrong_ordering\tto_array\ttype_identity\ttype_identity_t\tunsigned_integral\tweak_ordering\n'
    'source_api.cccl_header_incompatible\tline\tcub\tthrust\n'
    'source_api.cutlass_api_mismatch source_api.cutlass_missing_include\tline\tcute\tcutlass\n'
    'source_api.cxx_standard_too_old\tline\tstd\n'
    'source_api.missing_std_include\tline\tCHAR_MAX\tCHAR_MIN\tDBL_EPSILON\tDBL_MAX\tDBL_MIN\tFLT_EPSILON\tFLT_MAX\tFLT_MIN\tINT16_MAX\tINT16_MIN\tINT32_MAX\tINT32_MIN\tINT64_MAX\tINT64_MIN\tINT8_MAX\tINT8_MIN\tINT_MAX\tINT_MIN\tLLONG_MAX\tLLONG_MIN\tLONG_MAX\tLONG_MIN\tSHRT_MAX\tSHRT_MIN\tUCHAR_MAX\tUCHAR_MIN\tUINT16_MAX\tUINT16_MIN\tUINT32_MAX\tUINT32_MIN\tUINT64_MAX\tUINT64_MIN\tUINT8_MAX\tUINT8_MIN\tUINTPTR_MAX\tUINT_MAX\tUINT_MIN\tULLONG_MAX\tULLONG_MIN\tULONG_MAX\tULONG_MIN\tUSHRT_MAX\tUSHRT_MIN\taccumulate\taddressof\tall_of\tany_of\tarray\tback_inserter\tbind\tcall_once\tcerr\tchrono\tclog\tcondition_variable\tcopy_n\tcout\tdomain_error\tendl\tfill_n\tfind_if\tfor_each\tfunction\tinitializer_list\tinner_product\tint16_t\tint32_t\tint64_t\tint8_t\tint_fast16_t\tint_fast32_t\tint_fast64_t\tint_fast8_t\tint_fastmax_t\tint_fastptr_t\tint_least16_t\tint_least32_t\tint_least64_t\tint_least8_t\tint_leastmax_t\tint_leastptr_t\tintmax_t\tintptr_t\tinvalid_argument\tiota\tistreambuf_iterator\tistringstream\tlock_guard\tlogic_error\tlower_bound\tmake_shared\tmax_element\tmemcpy\tmemmove\tmemset\tmin_element\tmutex\tnone_of\tnth_element\tnumeric_limits\tonce_flag\tostringstream\tout_of_range\tpartial_sort\tpartial_sum\tref\treverse\truntime_error\tsetfill\tsetprecision\tsetw\tshared_ptr\tsort\tstable_sort\tstrcmp\tstringstream\tstrlen\tstrncpy\tswap_ranges\tthis_thread\tthread\ttransform\tuint16_t\tuint32_t\tuint64_t\tuint8_t\tuint_fast16_t\tuint_fast32_t\tuint_fast64_t\tuint_fast8_t\tuint_fastmax_t\tuint_fastptr_t\tuint_least16_t\tuint_least32_t\tuint_least64_t\tuint_least8_t\tuint_leastmax_t\tuint_leastptr_t\tuintmax_t\tuintptr_t\tunique_copy\tunique_lock\tunique_ptr\tunordered_map\tunordered_multimap\tunordered_set\tupper_bound\tvector\tweak_ptr\n'
    'source_api.cxx_standard_too_old\tline\t/std:c++\n'
    'source_api.macro_or_flag_conflict\tline\t"("\t"(\'\t"(”\t\'("\t\'(\'\t\'(”\t“("\t“(\'\t“(”\n'
    'source_api.half_operators_ambiguous\t226\tHalf\thalf\n'
    'windows.msvc_std_ambiguous\n'
    'source_api.macro_or_flag_conflict\tline\tmax\tmin\n'
    'host_toolchain.missing_system_dev_package\t51\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'gpu_arch.arch_list_malformed\t\tnon-empty\tvalid\n'
    'cuda_toolkit.cmake_cuda_not_found\n'
    'gpu_arch.arch_dropped_by_toolkit gpu_arch.arch_list_malformed gpu_arch.nvcc_too_old_for_arch\t\tcompiler\n'
    'gpu_arch.arch_list_malformed\t\tfollowing\n'
    'cuda_toolkit.cuda_toolkit_not_found\t\tfound\n'
    'cuda_toolkit.cuda_toolkit_not_found\t57\t"CMAKE_CUDA_COMPILER-NOTFOUND\tCMAKE_CUDA_COMPILER-NOTFOUND\tnvcc\n'
    'platform_abi.cpu_architecture_mismatch\tline\tAVX\tSSE4\n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t29\tnot\tundefined\n'
    'source_api.cub_thrust_mismatch\n'
    'source_api.cub_thrust_mismatch\tline\t#error\n'
    'gpu_arch.no_gpu_at_build_time\tline\tdetect \tdetermine \tfind \tget \tquery \n'
    'cuda_toolkit.cuda_home_wrong\n'
    'cuda_runtime.ld_library_path_shadowing\n'
    'cuda_runtime.driver_too_old\n'
    'cuda_runtime.no_nvidia_driver\n'
    'install_state.cpu_only_torch\n'
    'cuda_toolkit.cuda_toolkit_not_found\n'
    'cuda_toolkit.nvtoolsext_removed\t\tnot\n'
    'cuda_toolkit.nvtoolsext_removed\t\ttarget was not\n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t44\tnot\tundefined\n'
    'gpu_arch.arch_list_malformed\t\tempty\n'
    'gpu_arch.no_gpu_at_build_time\tline\tGPU was detected\n'
    'not_our_fault.user_data_bug\n'
    'cuda_runtime.cuda_compat_library_loaded\n'
    'not_our_fault.insufficient_log\n'
    'cuda_runtime.cubin_newer_than_driver\n'
    'gpu_arch.arch_not_built\n'
    'not_our_fault.gpu_out_of_memory\n'
    'cuda_runtime.cuda_compat_library_loaded\n'
    'cuda_runtime.fabric_manager_missing\n'
    'cuda_runtime.ptx_newer_than_driver\n'
    'cuda_toolkit.cuda_toolkit_not_found\tline\tHOME \tHOME" \tHOME\' \tHOME` \tPATH \tPATH" \tPATH\' \tPATH` \n'
    'cuda_toolkit.cuda_toolkit_not_found\n'
    'install_state.cpu_only_torch install_state.unsupported_platform\n'
    'cuda_toolkit.cuda_toolkit_not_found\n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t64\tnot\tundefined\n'
    'cuda_toolkit.cudnn_not_found\n'
    'cuda_runtime.cudnn_version_mismatch\n'
    'host_toolchain.host_compiler_too_old\n'
    'platform_abi.glibcxx_too_old\t\tversion\n'
    'platform_abi.glibcxx_too_old\t\tnot found\n'
    'cuda_toolkit.cmake_cuda_not_found\n'
    'cuda_toolkit.cudnn_not_found\tline\tCUDNN\tCUDNN_INCLUDE\tCUDNN_LIBRARY\tCuDNN\tcuDNN\tcudnn\tcudnn_INCLUDE\tcudnn_LIBRARY\tlibcudnn\n'
    'cuda_toolkit.cuda_toolkit_not_found\tline\tCUDA Toolkit\tCUDA compiler\tCUDA installation\tCUDA toolkit\tCUDA_HOME\tNVCC\tnvcc\n'
    'op_registration.missing_fake_impl\n'
    'triton_inductor.triton_nonconstexpr_global\n'
    'triton_inductor.triton_nonconstexpr_global\t\twithin\n'
    'host_toolchain.missing_python_dev_headers\tline\tPython.h\n'
    'triton_inductor.triton_torch_version_mismatch\n'
    'host_toolchain.git_submodule_missing\n'
    'install_state.cpu_only_torch\tline\tATen_cuda library\tthe ATen_cuda library\n'
    'cuda_runtime.cuda_lib_version_mismatch\n'
    'not_our_fault.network_failure\n'
    'host_toolchain.ninja_missing\n'
    'cuda_toolkit.cuda_toolkit_not_found\n'
    'cuda_toolkit.cuda_toolkit_not_found\n'
    'not_our_fault.network_failure\n'
    'not_our_fault.network_failure\tline\t timed out\n'
    'not_our_fault.network_failure\tline\tConnection reset by peer\tConnection timed out\tName or service not known\tNetwork is unreachable\tNo route to host\tTemporary failure in name resolution\tgetaddrinfo failed\n'
    'install_state.dependency_version_mismatch\n'
    'host_toolchain.missing_system_dev_package\n'
    'cuda_toolkit.cmake_cuda_not_found\n'
    'cuda_toolkit.cuda_toolkit_not_found\t177\tCUDA_TOOLKIT_ROOT_DIR\tNVCC_EXECUTABLE\n'
    'cuda_toolkit.cmake_cuda_not_found\t254\t(message):\n'
    'cuda_toolkit.cudnn_not_found\n'
    'cuda_toolkit.nvtoolsext_removed\n'
    'host_toolchain.missing_openmp\tline\t (missing\n'
    'host_toolchain.missing_python_dev_headers\t55\tPython3_\tPython_\n'
    'host_toolchain.missing_python_dev_headers\tline\tDevelopment\tINCLUDE_DIR\n'
    'host_toolchain.missing_python_dev_headers\n'
    'not_our_fault.insufficient_log\n'
    'not_our_fault.network_failure\t\tErr:\n'
    'host_toolchain.ninja_missing\tline\t or newer\n'
    'host_toolchain.missing_host_compiler\tline\t installation on\n'
    'install_state.dependency_version_mismatch\t\t" that\n'
    'cuda_toolkit.cudnn_not_found\n'
    'host_toolchain.missing_host_compiler\tline\tCC:\tCXX:\n'
    'install_state.unsupported_platform\tline\t.so\n'
    'install_state.extension_not_built\n'
    'install_state.extension_not_built\tline\t binary at \n'
    'platform_abi.numpy_abi_mismatch\n'
    'link_and_load.missing_shared_library\n'
    'op_registration.op_library_not_loaded\n'
    'platform_abi.cpu_architecture_mismatch\tline\t "/lib64/ld-linux-x86-64.so.2\t \'/lib64/ld-linux-x86-64.so.2\t /lib64/ld-linux-x86-64.so.2\n'
    'not_our_fault.wrong_install_command\n'
    'host_toolchain.missing_host_compiler\n'
    'op_registration.op_library_not_loaded\n'
    'torch_abi.torch_version_mismatch\tline\t versions are incompatible\n'
    'source_api.macro_or_flag_conflict\n'
    'link_and_load.missing_shared_library\t157\t: A dynamic link library (DLL) initialization\t: DLL(동적 링크 라이브러리)\t: Eine DLL-Initialisierungsroutine\t: Error en una rutina de inicialización\t: Uma rotina de inicialização\t: Une routine d\t: Произошел сбой в программе инициализации\t: ダイナミック リンク ライブラリ\t: 动态链接库\t: 動態連結程式庫\n'
    'link_and_load.missing_shared_library\tline\t: Belirtilen modül bulunamadı\t: Das angegebene Modul wurde nicht gefunden\t: Impossibile trovare il modulo\t: Le module spécifié est introuvable\t: Nie można odnaleźć określonego modułu\t: No se encontró el módulo\t: No se ha podido encontrar el módulo\t: No se puede encontrar el módulo\t: Não foi possível encontrar o módulo\t: The specified module could not be found\t: the specified module could not be found\t: Не найден указанный модуль\t: 找不到指定的模块\t: 找不到指定的模組\t: 指定されたモジュールが見つかりません\t: 지정된 모듈을 찾을 수 없습니다\n'
    'torch_abi.torch_version_mismatch\tline\t el proceso especificado\tBelirtilen yordam bulunamadı\tDie angegebene Prozedur wurde nicht gefunden\tImpossibile trovare la procedura\tNie można odnaleźć określonej procedury\te est introuvable\the specified procedure could not be found\tvel encontrar o procedimento especificado\tНе найдена указанная процедура\t找不到指定的程序\t指定されたプロシージャが見つかりません\t지정된 프로시저를 찾을 수 없습니다\n'
    'link_and_load.missing_shared_library\n'
    'source_api.removed_torch_api\n'
    'cuda_runtime.extension_cuda_version_mismatch\t\tversions\n'
    'triton_inductor.triton_api_mismatch\n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t27\tnot\tundefined\n'
    'not_our_fault.disk_full\n'
    'op_registration.custom_op_wrong_dispatch_key\t\tpre-existing registration to\n'
    'install_state.cpu_only_torch install_state.unsupported_platform\n'
    'windows.path_with_spaces\n'
    'cuda_toolkit.build_out_of_memory\n'
    'not_our_fault.network_failure\n'
    'host_toolchain.missing_system_dev_package\t49\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'platform_abi.cpu_architecture_mismatch\n'
    'not_our_fault.disk_full\n'
    'not_our_fault.network_failure\t\tConnectTimeout\tNewConnection\tProtocolError\tReadTimeout\n'
    'host_toolchain.missing_python_dev_headers\n'
    "not_our_fault.network_failure\tline\t' located at \n"
    'not_our_fault.wrong_install_command\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'not_our_fault.insufficient_log\tline\tgenerating\ttrying to install\n'
    'platform_abi.cpu_architecture_mismatch\n'
    'cuda_toolkit.nvcc_internal_crash\n'
    'not_our_fault.insufficient_log\n'
    'host_toolchain.missing_host_compiler\t\t: [Errno 2]\t: [WinError 2]\n'
    'not_our_fault.insufficient_log\n'
    'link_and_load.missing_shared_library\tline\t: No such file\n'
    'not_our_fault.network_failure\n'
    'host_toolchain.setuptools_incompatible\tline\tCython"\tCython\'\tnanobind"\tnanobind\'\tnumpy"\tnumpy\'\tpackaging"\tpackaging\'\tpsutil"\tpsutil\'\tpybind11"\tpybind11\'\tsetuptools_scm"\tsetuptools_scm\'\tskbuild"\tskbuild\'\n'
    'op_registration.op_namespace_mismatch\tline\t) in\n'
    'not_our_fault.insufficient_log\n'
    'not_our_fault.insufficient_log\n'
    'install_state.masked_build_error\tline\t. Falling back\n'
    'not_our_fault.insufficient_log\n'
    'cuda_toolkit.cmake_cuda_not_found\n'
    'cuda_toolkit.cmake_cuda_not_found\t91\tCompiler output:\n'
    'host_toolchain.missing_host_compiler\tline\tC compiler,\tC compiler.\tC++ compiler,\tC++ compiler.\tC++compiler,\tC++compiler.\tCcompiler,\tCcompiler.\tMSVC compiler,\tMSVC compiler.\tMSVCcompiler,\tMSVCcompiler.\n'
    'hip_rocm.rocm_install_mismatch\n'
    'cuda_toolkit.cmake_cuda_not_found\n'
    'cuda_toolkit.cmake_cuda_not_found\n'
    'cuda_toolkit.nvtoolsext_removed\n'
    'cuda_runtime.no_nvidia_driver\n'
    'not_our_fault.wrong_install_command\n'
    'cuda_runtime.fabric_manager_missing\n'
    'triton_inductor.triton_compiler_bug\n'
    'link_and_load.library_mapping_refused\n'
    'windows.windows_path_too_long\n'
    'windows.windows_path_too_long\n'
    'cuda_toolkit.cmake_cuda_not_found\n'
    'install_state.extension_not_built\n'
    'install_state.unsupported_platform\n'
    'cuda_runtime.no_nvidia_driver\tline\tAcceleratorError\tAssertionError\tRuntimeError\n'
    'cuda_toolkit.cmake_cuda_not_found\t\tinstalls\tversions\n'
    'host_toolchain.missing_system_dev_package\t45\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'host_toolchain.missing_system_dev_package\t46\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'host_toolchain.missing_system_dev_package\t40\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t41\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'host_toolchain.missing_system_dev_package\t50\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tld: library \n'
    'host_toolchain.missing_system_dev_package\t43\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t44\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'platform_abi.glibc_too_old\t\tversion\n'
    'platform_abi.glibc_too_old\t26\tnot found\n'
    'install_state.dependency_version_mismatch\t\t#error\n'
    'host_toolchain.gcc_too_new_for_nvcc\tline\t and later\t and newer\t and up\n'
    'op_registration.pybind_op_graph_break\n'
    'hip_rocm.rocm_install_mismatch\tline\tMIOpen\n'
    'not_our_fault.network_failure\n'
    'windows.wrong_windows_compiler\n'
    'install_state.dependency_version_mismatch\tline\tbut found \n'
    'triton_inductor.inductor_codegen_bug\n'
    'not_our_fault.user_data_bug\n'
    'triton_inductor.triton_gpu_arch_unsupported\tline\tinvalid unordered_map\tmap::at\tunordered_map::at\n'
    'triton_inductor.triton_compiler_bug\n'
    'op_registration.duplicate_op_registration\n'
    'triton_inductor.triton_torch_version_mismatch\n'
    'triton_inductor.triton_compiler_bug\n'
    'cuda_toolkit.nvcc_internal_crash\t49\tcicc error\tcicc fatal\tnvlink error\tnvlink fatal\tptxas error\tptxas fatal\n'
    'install_state.cpu_only_torch\n'
    'not_our_fault.wrong_install_command\n'
    'not_our_fault.wrong_install_command\n'
    'link_and_load.executable_stack_refused\n'
    'link_and_load.static_tls_exhausted\n'
    'cuda_toolkit.build_out_of_memory\n'
    'host_toolchain.host_compiler_too_old\t72\tstd=\n'
    'cuda_runtime.ld_library_path_shadowing\n'
    'install_state.dependency_version_mismatch\tline\t" not found\t\' not found\t` not found\n'
    'triton_inductor.triton_compiler_bug\n'
    'cuda_toolkit.build_out_of_memory\n'
    'cuda_toolkit.build_out_of_memory\n'
    'host_toolchain.missing_openmp\tline\t"iomp\t"libiomp\t"libomp\t"omp\t\'iomp\t\'libiomp\t\'libomp\t\'omp\t«iomp\t«libiomp\t«libomp\t«omp\t“iomp\t“libiomp\t“libomp\t“omp\n'
    'host_toolchain.missing_system_dev_package\tline\tkernel32.lib\tlibucrt.lib\tshell32.lib\tucrt.lib\tucrtd.lib\tuser32.lib\tuuid.lib\n'
    'host_toolchain.missing_system_dev_package\tline\tlibcmt.lib\tlibcmtd.lib\tlibcpmt.lib\tlibcpmtd.lib\tmsvcprt.lib\tmsvcprtd.lib\tmsvcrt.lib\tmsvcrtd.lib\toldnames.lib\tvcruntime.lib\tvcruntimed.lib\n'
    'host_toolchain.missing_python_dev_headers\tline\tpython\n'
    'link_and_load.linker_cannot_find_cuda_lib\t88\t.lib\n'
    'link_and_load.linker_cannot_find_cuda_lib\t89\tATen.lib\tc10.lib\tcaffe2.lib\ttorch.lib\ttorch_cpu.lib\ttorch_global_deps.lib\ttorch_python.lib\n'
    'windows.wrong_windows_compiler\tline\tARM64"\tARM64\'\tARM64”\tX86"\tX86\'\tX86”\tx64"\tx64\'\tx64”\tx86"\tx86\'\tx86”\n'
    'platform_abi.cpu_architecture_mismatch\tline\tARM64"\tARM64\'\tARM64”\tx64"\tx64\'\tx64”\tx86"\tx86\'\tx86”\n'
    'host_toolchain.missing_system_dev_package\tline\trc.exe\n'
    'windows.path_with_spaces\tline\t.lib\t.obj\n'
    'install_state.dependency_version_mismatch\n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t40\tnot\tundefined\n'
    'link_and_load.missing_shared_library\tline\t.dylib\t.so\n'
    'platform_abi.mkl_version_mismatch\tline\tlibmkl_\n'
    'torch_abi.torch_not_imported_first\tline\tloader_path/lib\trpath/lib\n'
    'host_toolchain.setuptools_incompatible\n'
    'cuda_runtime.cudnn_version_mismatch\tline\t but source was compiled with\n'
    'windows.wrong_windows_compiler\n'
    'platform_abi.mkl_version_mismatch\tline\tmkl_\n'
    'source_api.removed_torch_api\t\tHIP\tOptional\tget\tmake\tset\n'
    'source_api.removed_torch_api\t102\tnot\tundefined\n'
    'not_our_fault.network_failure\tline\tCaused by: \tERROR: \tError: \tException: \terror: \n'
    'windows.msvc_std_ambiguous\t30\tstd\n'
    'install_state.dependency_version_mismatch\n'
    'not_our_fault.insufficient_log\n'
    'host_toolchain.missing_host_compiler\tline\tis required\n'
    'link_and_load.missing_shared_library\n'
    'windows.msvc_too_new_for_nvcc\t\tunsupported\n'
    'op_registration.missing_fake_impl\n'
    'hip_rocm.hipify_not_applied\tline\tAMD__\tHCC__\n'
    'cuda_toolkit.cuda_toolkit_not_found\tline\t cannot be found\t compiler not found\t could not be found\t does not exist\t executable not found\t is not available\t is not found\t is not in PATH\t is not in your PATH\t is not installed\t not found\t not in PATH\t not installed\t was not found\n'
    'cuda_runtime.driver_too_old\n'
    'cuda_runtime.no_nvidia_driver\tline\tt communicate with the NVIDIA driver\n'
    'triton_inductor.inductor_codegen_bug\tline\t is not defined\n'
    "install_state.extension_not_built\tline\t' is not defined\n"
    'install_state.source_tree_shadows_install\n'
    'install_state.extension_not_built\tline\txFormers\n'
    'not_our_fault.wrong_install_command\n'
    'host_toolchain.ninja_missing\tline\tbuild\tload C++\n'
    'gpu_arch.no_gpu_at_build_time\n'
    'cuda_toolkit.cmake_cuda_not_found\n'
    'not_our_fault.gpu_out_of_memory\n'
    'install_state.no_matching_wheel install_state.unsupported_platform not_our_fault.wrong_install_command\n'
    'install_state.extension_not_built install_state.masked_build_error install_state.source_tree_shadows_install\n'
    'install_state.build_isolation_no_torch\tline\tCython\tcmake\tninja\tnumpy\tnvidia\tpackaging\tpsutil\tpybind11\tsetuptools_scm\tskbuild\twheel\n'
    'install_state.masked_build_error\tline\t_plugin\n'
    'host_toolchain.setuptools_incompatible\tline\tdistutils\tsetuptools\twheel\n'
    'host_toolchain.setuptools_incompatible\tline\tdistutils.\n'
    'install_state.unsupported_platform\tline\tfcntl\tgrp\tpwd\ttermios\n'
    'host_toolchain.ninja_missing\tline\tninja\n'
    'host_toolchain.setuptools_incompatible\tline\tpkg_resources\n'
    'install_state.unsupported_platform\tline\tresource"\tresource\'\ttriton"\ttriton\'\n'
    'install_state.build_isolation_no_torch install_state.torch_too_old_for_package\tline\ttorch\n'
    'triton_inductor.triton_api_mismatch triton_inductor.triton_torch_version_mismatch\tline\ttriton.\n'
    'source_api.removed_torch_api\tline\ttorch._six\ttorch._thnn\ttorch.utils.ffi\ttorch.utils.trainer\n'
    "host_toolchain.missing_system_dev_package\tline\t' found\n"
    'not_our_fault.disk_full\n'
    'cuda_toolkit.cuda_home_wrong cuda_toolkit.cuda_toolkit_not_found install_state.unsupported_platform\tline\tnvcc\n'
    'install_state.masked_build_error\tline\ttorch_extensions\n'
    'cuda_toolkit.cuda_home_wrong\tline\t/nvcc\n'
    'host_toolchain.git_submodule_missing host_toolchain.missing_host_compiler\n'
    'cuda_toolkit.cuda_toolkit_not_found\tline\tlibdevice\n'
    'host_toolchain.ninja_missing\tline\tninja\n'
    'op_registration.op_library_not_loaded\n'
    'host_toolchain.git_submodule_missing\n'
    'host_toolchain.missing_host_compiler\n'
    'not_our_fault.disk_full\n'
    'platform_abi.numpy_abi_mismatch\t\t1.x\n'
    'platform_abi.numpy_abi_mismatch\n'
    'platform_abi.cpu_architecture_mismatch\n'
    'cuda_toolkit.nvtoolsext_removed\tline\tinclude\n'
    'link_and_load.duplicate_openmp_runtime\n'
    'link_and_load.duplicate_openmp_runtime\t\tInitializing \n'
    'install_state.cpu_only_extension\tline\t for CPU\t for a CPU\t in CPU\t in a CPU\n'
    'not_our_fault.gpu_out_of_memory\n'
    'link_and_load.missing_shared_library\n'
    'op_registration.duplicate_torch_library_namespace op_registration.op_library_loaded_twice\n'
    'torch_abi.mixed_torch_installs\tline\t_quantized\taten\tprepacked\tprim\tprims\tquantized\n'
    'op_registration.op_namespace_mismatch\n'
    'op_registration.missing_fake_impl\n'
    'cuda_toolkit.build_out_of_memory\n'
    'cuda_runtime.extension_cuda_version_mismatch\tline\t identifier not found\t is undefined\t was not declared\n'
    'triton_inductor.triton_compiler_bug\n'
    "host_toolchain.missing_system_dev_package\tline\t required by '\t was not found in the pkg-config\n"
    'install_state.dependency_version_mismatch\tline\t could not be satisfied\n'
    'not_our_fault.wrong_install_command\n'
    'triton_inductor.triton_compiler_bug triton_inductor.triton_gpu_arch_unsupported\n'
    'windows.wrong_windows_compiler\n'
    'triton_inductor.triton_compiler_bug\n'
    'install_state.build_isolation_no_torch\tline\t install PyTorch\t install Torch\t install torch\n'
    'op_registration.pybind_op_graph_break\n'
    'host_toolchain.pybind11_too_old_for_python\tline\tfalsche Verwendung des unvollständigen Typs\tinvalid use of incomplete type\tuso inválido del tipo incompleto\tutilisation invalable du type incomplet\tutilisation invalide du type incomplet\t对不完全的类型\t对不完整类型\n'
    'install_state.build_isolation_no_torch\n'
    'install_state.cpu_only_torch\n'
    'gpu_arch.arch_not_built not_our_fault.hardware_unsupported\n'
    'install_state.cpu_only_torch\n'
    'not_our_fault.gpu_out_of_memory\tline\tut of memory\n'
    'platform_abi.cpu_architecture_mismatch\n'
    'install_state.torch_too_old_for_package\tline\tError: \tException: \n'
    'install_state.extension_not_built\n'
    'install_state.dependency_version_mismatch\n'
    'not_our_fault.network_failure\n'
    'op_registration.infer_schema_unsupported_type\tline\t. The valid types are\n'
    'platform_abi.numpy_abi_mismatch\n'
    'windows.msvc_too_new_for_nvcc\n'
    'link_and_load.text_relocations\n'
    'cuda_toolkit.nvcc_internal_crash\t166\tcicc\tcudacc\tcudafe\tcudafe++\tfatbinary\tnvcc\tnvlink\tptxas\n'
    'host_toolchain.git_submodule_missing\n'
    'install_state.cpu_only_extension\n'
    'triton_inductor.triton_compiler_bug\n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t71\tnot\tundefined\n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t\tnot\tundefined\n'
    'source_api.removed_torch_api\t50\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'source_api.removed_torch_api\tline\tC1083\n'
    'source_api.removed_torch_api\tline\tinclude file \n'
    'source_api.removed_torch_api\t53\t open include file\t open source file\n'
    'source_api.removed_torch_api\t54\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'source_api.removed_torch_api\tline\tC1083\n'
    'source_api.removed_torch_api\tline\tinclude file \n'
    'source_api.removed_torch_api\t51\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'source_api.removed_torch_api\tline\tC1083\n'
    'source_api.removed_torch_api\tline\tinclude file \n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t65\tnot\tundefined\n'
    'source_api.removed_torch_api\t\tFree\tHostAlloc\tMalloc\n'
    'source_api.removed_torch_api\t61\tnot\tundefined\n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t\tnot\tundefined\n'
    'not_our_fault.network_failure\n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t61\tnot\tundefined\n'
    'not_our_fault.network_failure\n'
    'install_state.torch_too_old_for_package\tline\t is not a member\t is undefined\t was not declared\n'
    'not_our_fault.harmless_output\n'
    'not_our_fault.network_failure\n'
    'gpu_arch.arch_not_built\tline\tGPU arch : gfx\tNo such file\n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t32\tnot\tundefined\n'
    'torch_abi.stale_build_artifacts\tline\tnumel\tsizes\tstrides\n'
    'not_our_fault.wrong_install_command\n'
    'cuda_toolkit.cmake_cuda_not_found\n'
    'install_state.cpu_only_extension\tline\t support\n'
    'windows.windows_path_too_long\n'
    'not_our_fault.disk_full\n'
    'platform_abi.python_abi_mismatch\tline\t has version \n'
    'install_state.unsupported_platform\n'
    'op_registration.duplicate_op_registration\n'
    'torch_abi.mixed_torch_installs\tline\tmultiple times\n'
    'torch_abi.mixed_torch_installs\tline\t; previous registration registered at \n'
    'op_registration.duplicate_op_registration\t277\tdifferent schemas\n'
    'cuda_runtime.cubin_newer_than_driver\n'
    'op_registration.fake_impl_signature_mismatch\tline\t positional argument\t required keyword-only argument\t required positional argument\t() got an unexpected keyword argument \t() got multiple values for \n'
    'op_registration.fake_impl_signature_mismatch\tline\t positional argument\t required keyword-only argument\t required positional argument\t() got an unexpected keyword argument \t() got multiple values for \n'
    'cuda_toolkit.cuda_toolkit_not_found\n'
    "cuda_toolkit.cuda_toolkit_not_found\tline\tnot 'NoneType'\n"
    'cuda_toolkit.cuda_toolkit_not_found\n'
    'gpu_arch.arch_not_built\n'
    'host_toolchain.missing_host_compiler\n'
    'not_our_fault.harmless_output\tline\t factory\n'
    'gpu_arch.arch_list_malformed gpu_arch.arch_unknown_to_torch\n'
    'windows.wrong_windows_compiler\n'
    'op_registration.op_library_not_loaded\n'
    'host_toolchain.missing_host_compiler\n'
    'gpu_arch.no_gpu_at_build_time\tline\tEnsure PyTorch\tSpecify the target compute capabilities\n'
    'torch_abi.torch_not_imported_first\tline\tat::\tc10::\ttorch::\n'
    'link_and_load.missing_device_link\tline\tfunction \tvariable \n'
    'gpu_arch.ptxas_too_old_for_arch\t\tptxas\n'
    'gpu_arch.ptxas_too_old_for_arch\t\tcurrent\n'
    'hip_rocm.rocm_install_mismatch\tline\tgfx\n'
    'triton_inductor.triton_gpu_arch_unsupported\tline\t to \n'
    'install_state.unsupported_platform\n'
    'triton_inductor.triton_gpu_arch_unsupported\n'
    'op_registration.missing_fake_impl\n'
    'not_our_fault.harmless_output\n'
    'not_our_fault.harmless_output\n'
    'torch_abi.stale_build_artifacts\tline\t.whl\n'
    'cuda_runtime.cudnn_version_mismatch\tline\tCUDNN_STATUS_\n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t22\tnot\tundefined\n'
    'install_state.dependency_version_mismatch\n'
    'host_toolchain.jit_stale_lock\n'
    'windows.windows_path_too_long\t\tdoes not have\n'
    'install_state.unsupported_platform\n'
    'not_our_fault.wrong_install_command\n'
    'not_our_fault.wrong_install_command\n'
    'install_state.no_matching_wheel\t\t) only\n'
    'source_api.macro_or_flag_conflict\tline\t/cub/\t/thrust/\tcutlass/\tpybind11/\ttorch/include/\n'
    'not_our_fault.disk_full\n'
    'not_our_fault.network_failure\tline\t10054]\t10060]\t10061]\n'
    'not_our_fault.disk_full\tline\t112]\t39]\n'
    'link_and_load.library_mapping_refused\tline\t1260]\t1455]\t4551]\n'
    'link_and_load.missing_shared_library\tline\tError loading \n'
    'link_and_load.missing_shared_library\n'
    'windows.windows_path_too_long\n'
    'cuda_toolkit.build_out_of_memory\tline\t*** [\n'
    'install_state.masked_build_error\tline\tninja", "--version\tninja", \'--version\tninja\', "--version\tninja\', \'--version\n'
    'platform_abi.numpy_abi_mismatch\t\tfound\n'
    'gpu_arch.arch_not_built\n'
    'hip_rocm.hipify_not_applied\tline\t is not declared\t no fue declarado\t was not declared\n'
    'hip_rocm.hip_half_conversions_disabled\tline\tno matching conversion for \tno viable conversion\n'
    'platform_abi.cpu_architecture_mismatch\tline\tLNK2001\tLNK2019\n'
    'link_and_load.inconsistent_version_needs\n'
    'host_toolchain.pybind11_too_old_for_python\tline\tC2027\n'
    'host_toolchain.missing_system_dev_package\t57\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t58\tgoogle/\tsparsehash/\n'
    'host_toolchain.missing_system_dev_package\tline\tgoogle/\tsparsehash/\n'
    'install_state.dependency_version_mismatch\tline\t`np.\n'
    'op_registration.custom_op_wrong_dispatch_key\t\tCompositeImplicitAutograd\n'
    'source_api.half_operators_ambiguous\tline\tHalf\tbfloat16\thalf\n'
    'source_api.half_operators_ambiguous\tline\t (operand types are \n'
    'not_our_fault.insufficient_log\n'
    'op_registration.infer_schema_unsupported_type\n'
    'triton_inductor.triton_gpu_arch_unsupported\tline\tcompute\n'
    'gpu_arch.no_gpu_at_build_time\tline\t+PTX\n'
    'gpu_arch.arch_dropped_by_toolkit gpu_arch.arch_list_malformed gpu_arch.nvcc_too_old_for_arch\t\tnsupported\n'
    'gpu_arch.arch_feature_needs_sm90a\t\tsm_\n'
    'source_api.cutlass_api_mismatch\tline\t template "cut\n'
    'install_state.unsupported_platform\n'
    'cuda_toolkit.nvcc_host_intrinsics\tline\terror:\n'
    'source_api.cxx_standard_too_old\n'
    'source_api.removed_torch_api\t43\tfrom\ttype\n'
    'host_toolchain.host_compiler_too_old\n'
    'install_state.dependency_version_mismatch\tline\tDescriptors cannot \n'
    'op_registration.custom_op_wrong_dispatch_key\t\tWe should not register a meta kernel\n'
    'install_state.source_tree_shadows_install\t\tyou cannot import SciPy while\n'
    'install_state.build_isolation_no_torch\tline\tneed PyTorch\tneed torch\tneeds PyTorch\tneeds torch\trequire PyTorch\trequire torch\trequires PyTorch\trequires torch\n'
    'source_api.missing_std_include\tline\tCHAR_MAX\tCHAR_MIN\tDBL_EPSILON\tDBL_MAX\tDBL_MIN\tFLT_EPSILON\tFLT_MAX\tFLT_MIN\tINT16_MAX\tINT16_MIN\tINT32_MAX\tINT32_MIN\tINT64_MAX\tINT64_MIN\tINT8_MAX\tINT8_MIN\tINT_MAX\tINT_MIN\tLLONG_MAX\tLLONG_MIN\tLONG_MAX\tLONG_MIN\tSHRT_MAX\tSHRT_MIN\tUCHAR_MAX\tUCHAR_MIN\tUINT16_MAX\tUINT16_MIN\tUINT32_MAX\tUINT32_MIN\tUINT64_MAX\tUINT64_MIN\tUINT8_MAX\tUINT8_MIN\tUINTPTR_MAX\tUINT_MAX\tUINT_MIN\tULLONG_MAX\tULLONG_MIN\tULONG_MAX\tULONG_MIN\tUSHRT_MAX\tUSHRT_MIN\tint16_t\tint32_t\tint64_t\tint8_t\tint_fast16_t\tint_fast32_t\tint_fast64_t\tint_fast8_t\tint_fastmax_t\tint_fastptr_t\tint_least16_t\tint_least32_t\tint_least64_t\tint_least8_t\tint_leastmax_t\tint_leastptr_t\tintmax_t\tintptr_t\tuint16_t\tuint32_t\tuint64_t\tuint8_t\tuint_fast16_t\tuint_fast32_t\tuint_fast64_t\tuint_fast8_t\tuint_fastmax_t\tuint_fastptr_t\tuint_least16_t\tuint_least32_t\tuint_least64_t\tuint_least8_t\tuint_leastmax_t\tuint_leastptr_t\tuintmax_t\tuintptr_t\n'
    'install_state.cpu_only_torch\tline\tUDA None\tuda None\n'
    'host_toolchain.glibc_too_new_for_cuda\tline\tdentifier\tnvalid\n'
    'host_toolchain.missing_system_dev_package\tline\t" not found\t\' not found\n'
    'host_toolchain.gcc_too_new_for_nvcc\tline\t435:145\t530:146\n'
    'install_state.cpu_only_extension\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'install_state.extension_not_built\tline\tPlease \tdid you \tforget to \tforgot to \thave to \tmust \tneed to \tplease \n'
    'torch_abi.build_isolation_other_torch\tline\ttorch\n'
    'torch_abi.torch_version_mismatch\tline\t against PyTorch\t against Pytorch\t against Torch\t against torch\t for PyTorch\t for Pytorch\t for Torch\t for torch\t with PyTorch\t with Pytorch\t with Torch\t with torch\n'
    'cuda_toolkit.cmake_cuda_not_found\t166\t" links to\n'
    'host_toolchain.missing_system_dev_package\t38\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t39\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'install_state.cpu_only_torch\t64\t open include file\t open source file\n'
    'install_state.cpu_only_torch\t65\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'install_state.cpu_only_torch\tline\t file not found\n'
    'install_state.cpu_only_torch\tline\tC1083\n'
    'install_state.cpu_only_torch\tline\tinclude file \n'
    'source_api.removed_torch_api\t59\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'source_api.removed_torch_api\tline\tC1083\n'
    'source_api.removed_torch_api\tline\tinclude file \n'
    'source_api.removed_torch_api\tline\tadd_pointer_t\tapply\tarray\tbool_constant\tconditional_t\tconjunction\tdisjunction\tenable_if_t\tinvoke\tis_pod\tmake_index_sequence\tmake_unique\tmax\tmin\tnegation\tremove_cv_t\tto_string\tvoid_t\n'
    'install_state.cpu_only_torch\tline\tLNK1104\tLNK1181\n'
    'source_api.removed_torch_api\t98\t open include file\t open source file\n'
    'source_api.removed_torch_api\t99\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'source_api.removed_torch_api\tline\tC1083\n'
    'source_api.removed_torch_api\tline\tinclude file \n'
    'install_state.no_matching_wheel\t\thave\n'
    'not_our_fault.wrong_install_command\tline\tsetup.py\n'
    'source_api.cutlass_api_mismatch\n'
    'source_api.cxx_standard_too_old\n'
    'hip_rocm.hip_half_conversions_disabled\tline\t__half\n'
    'triton_inductor.triton_none_pointer_arg\tline\tNoneType\n'
    'link_and_load.library_mapping_refused\n'
    'gpu_arch.no_gpu_at_build_time\tline\tamdgcn architecture\tamdgpu architecture\tcuda architecture\tgpu architecture\thip architecture\tnvptx6 architecture\tnvptx64 architecture\n'
    'host_toolchain.missing_host_compiler\tline\tcc1\tcc1plus\n'
    'link_and_load.linker_cannot_find_cuda_lib\t\t-l:libMIOpen\t-l:libamd_comgr\t-l:libamdhip64\t-l:libcublas\t-l:libcuda\t-l:libcufft\t-l:libcufile\t-l:libcupti\t-l:libcurand\t-l:libcusolver\t-l:libcusparse\t-l:libcutensor\t-l:libhip\t-l:libhsa-runtime64\t-l:libhsakmt\t-l:libnccl\t-l:libnpp\t-l:libnvJitLink\t-l:libnvidia-ml\t-l:libnvjpeg\t-l:libnvrtc\t-l:libnvshmem\t-l:librccl\t-l:libroc\n'
    'link_and_load.linker_cannot_find_cuda_lib\t\t-lATen\t-lc10\t-lcaffe2\t-ltorch\t-ltorch_cpu\t-ltorch_global_deps\t-ltorch_python\n'
    'link_and_load.linker_cannot_find_cuda_lib\t\t-lMIOpen\t-lamd_comgr\t-lamdhip64\t-lcublas\t-lcuda\t-lcufft\t-lcufile\t-lcupti\t-lcurand\t-lcusolver\t-lcusparse\t-lcutensor\t-lhip\t-lhsa-runtime64\t-lhsakmt\t-lnccl\t-lnpp\t-lnvJitLink\t-lnvidia-ml\t-lnvjpeg\t-lnvrtc\t-lnvshmem\t-lrccl\t-lroc\n'
    'hip_rocm.rocm_install_mismatch\n'
    'link_and_load.linker_cannot_find_cuda_lib\tline\t/libMIOpen\t/libamd_comgr\t/libamdhip64\t/libcublas\t/libcuda\t/libcufft\t/libcufile\t/libcupti\t/libcurand\t/libcusolver\t/libcusparse\t/libcutensor\t/libhip\t/libhsa-runtime64\t/libhsakmt\t/libnccl\t/libnpp\t/libnvJitLink\t/libnvidia-ml\t/libnvjpeg\t/libnvrtc\t/libnvshmem\t/librccl\t/libroc\n'
    'host_toolchain.missing_system_dev_package\tline\tScrt1.o\tScrti.o\tcrt1.o\tcrti.o\n'
    'install_state.unsupported_platform\tline\tcuda\tnvcc\n'
    'install_state.cpu_only_torch\tline\tc10_cuda\ttorch_cuda\n'
    'host_toolchain.missing_openmp\tline\tgomp\tiomp5\tomp\tomp5\n'
    'triton_inductor.triton_libcuda_not_linkable\n'
    'host_toolchain.missing_system_dev_package\tline\t -lGL\t -lGLU\t -lGLX\t -lOpenGL\n'
    'host_toolchain.missing_system_dev_package\tline\t -lX11\t -lXext\t -lXi\t -lXrandr\n'
    'host_toolchain.missing_system_dev_package\tline\t -lblas\t -lcblas\t -lopenblas\n'
    'host_toolchain.missing_system_dev_package\tline\t -lc\t -ldl\t -lm\t -lpthread\t -lrt\n'
    'host_toolchain.missing_system_dev_package\tline\t -lcrypto\t -lssl\n'
    'host_toolchain.missing_system_dev_package\tline\t -lglfw\t -lglfw3\n'
    'host_toolchain.missing_system_dev_package\tline\t -libverbs\t -lmlx5\t -lrdmacm\n'
    'host_toolchain.missing_system_dev_package\tline\t -lmpi\t -lmpi_cxx\n'
    'host_toolchain.missing_system_dev_package\tline\t -lpng\t -lpng16\n'
    'host_toolchain.missing_system_dev_package\n'
    'host_toolchain.missing_system_dev_package\n'
    'host_toolchain.missing_system_dev_package\n'
    'host_toolchain.missing_system_dev_package\n'
    'host_toolchain.missing_system_dev_package\n'
    'host_toolchain.missing_system_dev_package\n'
    'host_toolchain.missing_system_dev_package\n'
    'host_toolchain.missing_python_dev_headers\n'
    'host_toolchain.missing_system_dev_package\n'
    'host_toolchain.missing_system_dev_package\n'
    'host_toolchain.missing_system_dev_package\n'
    'host_toolchain.missing_system_dev_package\n'
    'install_state.source_tree_shadows_install\tline\t (unknown location)\n'
    'install_state.dependency_version_mismatch install_state.extension_not_built install_state.source_tree_shadows_install\tline\t from \n'
    'host_toolchain.setuptools_incompatible\tline\t from "distutils\t from "pkg_resources\t from "setuptools\t from "wheel\t from \'distutils\t from \'pkg_resources\t from \'setuptools\t from \'wheel\n'
    'install_state.torch_too_old_for_package\tline\t from "torch\t from \'torch\t from ‘torch\n'
    'install_state.dependency_version_mismatch\tline\t-packages\n'
    'host_toolchain.setuptools_incompatible\tline\tpkg_resources\n'
    'triton_inductor.triton_api_mismatch triton_inductor.triton_torch_version_mismatch\tline\ttriton\n'
    'triton_inductor.triton_torch_version_mismatch\tline\tAttrsDescriptor\tKernelInterface\tcluster_dims\tdefault_cache_dir\tget_architecture_descriptor\tget_backend\tget_cuda_version_key\tinstance_descriptor\tlaunch_enter_hook\tlaunch_exit_hook\ttriton_key\n'
    "source_api.removed_torch_api\tline\t' from 'torch._six\t' from 'torch.utils.ffi\n"
    "install_state.unsupported_platform\tline\t' on your system\n"
    'link_and_load.text_relocations\n'
    'install_state.unsupported_platform\tline\taio.lib\n'
    'torch_abi.gpu_backend_mismatch\t\tlibMIOpen.so\tlibamdhip64.so\tlibc10_cuda.so\tlibc10_hip.so\tlibhipblas.so\tlibhipfft.so\tlibhiprand.so\tlibhipsolver.so\tlibhipsparse.so\tlibrccl.so\tlibrocblas.so\tlibrocsolver.so\tlibrocsparse.so\tlibtorch_cuda.so\tlibtorch_hip.so\n'
    'torch_abi.torch_version_mismatch\t53\tlibATen.so\tlibATen.so.1\tlibcaffe2.so\tlibcaffe2_gpu.so\tlibcaffe2_nvrtc.so\tlibtorch_cuda_cpp.so\tlibtorch_cuda_cu.so\tlibtorch_nvshmem.so\n'
    'host_toolchain.missing_system_dev_package\tline\talgorithm"\tarray"\tatomic"\tcassert"\tcfloat"\tclimits"\tcmath"\tcomplex"\tcstddef"\tcstdint"\tcstdio"\tcstdlib"\tcstring"\tfunctional"\tinitializer_list"\tiostream"\tlimits"\tmemory"\tnew"\tstring"\ttuple"\ttype_traits"\tutility"\tvector"\n'
    'host_toolchain.missing_openmp\tline\tlibgomp.spec\n'
    'host_toolchain.setuptools_incompatible\n'
    'cuda_toolkit.nvcc_pybind11_parse_bug\n'
    'cuda_toolkit.build_out_of_memory\tline\t: out of memory\n'
    'host_toolchain.missing_system_dev_package\t48\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'host_toolchain.missing_host_compiler\tline\texecvp\tposix_spawn\tposix_spawnp\n'
    'host_toolchain.git_submodule_missing\n'
    'host_toolchain.pybind11_too_old_for_python\tline\t"cframe\t"frame\t\'cframe\t\'frame\t‘cframe\t‘frame\n'
    'windows.wrong_windows_compiler\tline\tCalledProcessError: Command\tcc_cmd\n'
    'source_api.cccl_header_incompatible\tline\tis used\tmay lead\n'
    'host_toolchain.gcc_too_new_for_nvcc\n'
    'not_our_fault.network_failure\n'
    'source_api.cxx_standard_too_old\tline\tC2039: \n'
    'platform_abi.python_abi_mismatch\t\tPython \n'
    'platform_abi.numpy_abi_mismatch\tline\tNumPy 2\n'
    'cuda_toolkit.cuda_home_wrong\t\tCUDACXX:\n'
    'gpu_arch.nvcc_too_old_for_arch\t\t is required for\n'
    'gpu_arch.no_gpu_at_build_time\tline\ties detected\ties found\ties specified\ties was detected\ties was found\ties was specified\ties were detected\ties were found\ties were specified\ty detected\ty found\ty specified\ty was detected\ty was found\ty was specified\ty were detected\ty were found\ty were specified\n'
    'not_our_fault.hardware_unsupported\tline\tneed \tneeds \trequire \trequires \n'
    'not_our_fault.hardware_unsupported\tline\tor above\tor higher\tor newer\n'
    'not_our_fault.wrong_install_command\n'
    'cuda_toolkit.cmake_cuda_not_found\n'
    'cuda_runtime.ld_library_path_shadowing\n'
    'install_state.torch_too_old_for_package\tline\tno member \n'
    'cuda_toolkit.cuda_toolkit_too_old\t73\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'cuda_toolkit.cuda_toolkit_too_old\tline\tC1083\n'
    'install_state.dependency_version_mismatch\n'
    'cuda_runtime.no_nvidia_driver\tline\twith capabilities: [[gpu\n'
    'hip_rocm.cuda_only_code_on_hip\n'
    'host_toolchain.jit_stale_lock\n'
    'host_toolchain.missing_system_dev_package\t38\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t39\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'not_our_fault.gpu_out_of_memory\tline\tCUBLAS_STATUS_ALLOC_FAILED\tCUBLAS_STATUS_NOT_INITIALIZED\n'
    'cuda_runtime.extension_cuda_version_mismatch\tline\t.dll\n'
    'not_our_fault.gpu_out_of_memory\n'
    'cuda_runtime.driver_too_old\n'
    'gpu_arch.arch_not_built\n'
    'not_our_fault.gpu_out_of_memory\n'
    'host_toolchain.missing_system_dev_package\t42\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t43\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'not_our_fault.network_failure\n'
    'op_registration.infer_schema_unsupported_type\tline\t)(func): \n'
    'windows.cutlass_msvc_incompatible\t\t: error C\t: fatal error C\t: warning C\n'
    'source_api.cutlass_arch_tag_unsupported\tline\tDefault\n'
    'cuda_runtime.nvrtc_source_incompatible\tline\t): error\n'
    'gpu_arch.arch_dropped_by_toolkit gpu_arch.arch_list_malformed gpu_arch.nvcc_too_old_for_arch\t\tgpu-\n'
    'cuda_runtime.cuda_lib_version_mismatch cuda_runtime.cudnn_version_mismatch cuda_runtime.extension_cuda_version_mismatch cuda_runtime.ld_library_path_shadowing\t\treference\n'
    'not_our_fault.user_data_bug\n'
    'cuda_toolkit.build_out_of_memory\n'
    'source_api.missing_std_include\tline\t#include <\n'
    'cuda_toolkit.build_out_of_memory\n'
    'host_toolchain.glibc_too_new_for_cuda\tline\tacospi(double)\tacospi(float)\tacospif(double)\tacospif(float)\tasinpi(double)\tasinpi(float)\tasinpif(double)\tasinpif(float)\tatanpi(double)\tatanpi(float)\tatanpif(double)\tatanpif(float)\tcospi(double)\tcospi(float)\tcospif(double)\tcospif(float)\trsqrt(double)\trsqrt(float)\trsqrtf(double)\trsqrtf(float)\tsinpi(double)\tsinpi(float)\tsinpif(double)\tsinpif(float)\ttanpi(double)\ttanpi(float)\ttanpif(double)\ttanpif(float)\n'
    'cuda_toolkit.cuda_toolkit_mismatch\tline\tCUDA Toolkit\tCUDA toolkit\tCUDA_HOME\tNVCC\tnvcc\tsystem CUDA\n'
    'install_state.unsupported_platform\tline\tC1083\n'
    'not_our_fault.network_failure\n'
    'not_our_fault.wrong_install_command\n'
    'host_toolchain.git_submodule_missing\t365\tThe source directory\n'
    'install_state.unsupported_platform\tline\t-cpu-\t-metal-\t-npu-\t-xpu-\taarch64\tdarwin\twindows\n'
    'op_registration.pybind_op_graph_break\n'
    'not_our_fault.disk_full\n'
    'link_and_load.missing_module_init\t\tfunction\n'
    'source_api.macro_or_flag_conflict\tline\t-fno-rtti\t-frtti\n'
    'not_our_fault.wrong_install_command\tline\tBecause \tbecause \n'
    'cuda_runtime.ptx_newer_than_driver\tline\tPTX was comp\n'
    'link_and_load.executable_stack_refused\t\tstack as\n'
    'cuda_toolkit.cuda_toolkit_not_found\t\tCUDA_HOME\tCUDA_PATH\n'
    'not_our_fault.network_failure\tline\t retries\n'
    'windows.wrong_windows_compiler\t\t: error C2\t: fatal error C2\n'
    'source_api.cxx_standard_too_old\n'
    'not_our_fault.network_failure\n'
    'host_toolchain.missing_host_compiler\t\trunning build_ext\n'
    "not_our_fault.network_failure\tline\t' failed\n"
    'host_toolchain.gcc_too_new_for_nvcc\tline\tc++/\n'
    'source_api.macro_or_flag_conflict\t203\tfar\tmax\tmin\tnear\tsmall\n'
    "not_our_fault.wrong_install_command\tline\t' found\n"
    'source_api.missing_std_include\tline\tstd\n'
    'source_api.macro_or_flag_conflict\n'
    'source_api.macro_or_flag_conflict\n'
    'cuda_toolkit.cuda_home_wrong\t\tCould not find\n'
    'cuda_toolkit.build_out_of_memory\tline\texit code: 137\n'
    'cuda_toolkit.build_out_of_memory\n'
    'not_our_fault.insufficient_log\n'
    'source_api.macro_or_flag_conflict\n'
    'cuda_runtime.no_nvidia_driver\tline\tCUDA_ERROR_NO_DEVICE\tUNKNOWN ERROR (303)\n'
    'link_and_load.library_mapping_refused\t\tshared object\n'
    'cuda_runtime.nvrtc_builtins_not_found\tline\tnvrtc-builtins\n'
    'not_our_fault.insufficient_log\tline\tcode \tstatus \n'
    'cuda_toolkit.build_out_of_memory\n'
    'windows.windows_path_too_long\n'
    'not_our_fault.network_failure\n'
    'host_toolchain.git_submodule_missing\n'
    'not_our_fault.network_failure\tline\taccess \tconnect to \tlook up \n'
    'host_toolchain.missing_system_dev_package\t43\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'cuda_toolkit.cudnn_not_found\t198\tcudnn\n'
    'host_toolchain.jit_stale_lock\tline\t in wait\n'
    'host_toolchain.jit_stale_lock\n'
    'source_api.missing_std_include\tline\t#include <\n'
    'cuda_runtime.cuda_compat_library_loaded\n'
    'gpu_arch.no_gpu_at_build_time\tline\tNo GPU\n'
    'host_toolchain.missing_system_dev_package\t41\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t42\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'torch_abi.mixed_torch_installs\tline\tis already \n'
    'host_toolchain.missing_system_dev_package\t46\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t47\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\t file not found\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'host_toolchain.git_submodule_missing\tline\tinit\tupdate\n'
    'host_toolchain.missing_system_dev_package\t45\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t46\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'not_our_fault.network_failure\n'
    "host_toolchain.missing_openmp\tline\tlibrary 'gomp\tlibrary 'iomp5\tlibrary 'omp\tlibrary gomp\tlibrary iomp5\tlibrary omp\tlibrary ‘gomp\tlibrary ‘iomp5\tlibrary ‘omp\n"
    'triton_inductor.triton_api_mismatch\tline\tTypeError(\n'
    'gpu_arch.ptxas_too_old_for_arch\t\tdefined\n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t58\tnot\tundefined\n'
    'source_api.cub_thrust_mismatch\tline\t"cub::\t"thrust::\n'
    'triton_inductor.triton_api_mismatch\tline\tASTSource\tAutotuner\tCUDAOptions\tCUDAUtils\tCompiledKernel\tCudaDriver\tCudaUtils\tGPUTarget\tHeuristics\tInterpretedFunction\tJITFunction\tKernelMetadata\tLazyDict\tNVIDIABackend\n'
    'triton_inductor.triton_torch_version_mismatch\tline\tASTSource\tAutotuner\tCompiledKernel\tGPUTarget\tJITFunction\tKernelMetadata\n'
    'install_state.dependency_version_mismatch\tline\t in class \t in namespace \n'
    'link_and_load.wrong_library_picked_at_link\tline\t in /usr/\n'
    'gpu_arch.intrinsic_needs_newer_arch\t\trequires\n'
    'hip_rocm.rocm_install_mismatch\n'
    'not_our_fault.network_failure\tline\tIncompleteRead\tRemoteDisconnected\n'
    'cuda_runtime.nvrtc_source_incompatible\t75\tcudaGridDependencySynchronize" is undefined\tcudaTriggerProgrammaticLaunchCompletion" is undefined\n'
    'cuda_toolkit.cuda_toolkit_too_old source_api.cccl_header_incompatible\tline\t" is undefined\n'
    'source_api.missing_std_include\tline\tCHAR_MAX\tCHAR_MIN\tDBL_EPSILON\tDBL_MAX\tDBL_MIN\tFLT_EPSILON\tFLT_MAX\tFLT_MIN\tINT16_MAX\tINT16_MIN\tINT32_MAX\tINT32_MIN\tINT64_MAX\tINT64_MIN\tINT8_MAX\tINT8_MIN\tINT_MAX\tINT_MIN\tLLONG_MAX\tLLONG_MIN\tLONG_MAX\tLONG_MIN\tSHRT_MAX\tSHRT_MIN\tUCHAR_MAX\tUCHAR_MIN\tUINT16_MAX\tUINT16_MIN\tUINT32_MAX\tUINT32_MIN\tUINT64_MAX\tUINT64_MIN\tUINT8_MAX\tUINT8_MIN\tUINTPTR_MAX\tUINT_MAX\tUINT_MIN\tULLONG_MAX\tULLONG_MIN\tULONG_MAX\tULONG_MIN\tUSHRT_MAX\tUSHRT_MIN\tint16_t\tint32_t\tint64_t\tint8_t\tint_fast16_t\tint_fast32_t\tint_fast64_t\tint_fast8_t\tint_fastmax_t\tint_fastptr_t\tint_least16_t\tint_least32_t\tint_least64_t\tint_least8_t\tint_leastmax_t\tint_leastptr_t\tintmax_t\tintptr_t\tuint16_t\tuint32_t\tuint64_t\tuint8_t\tuint_fast16_t\tuint_fast32_t\tuint_fast64_t\tuint_fast8_t\tuint_fastmax_t\tuint_fastptr_t\tuint_least16_t\tuint_least32_t\tuint_least64_t\tuint_least8_t\tuint_leastmax_t\tuint_leastptr_t\tuintmax_t\tuintptr_t\n'
    'install_state.torch_too_old_for_package\tline\tTORCH_CHECK" is undefined\tTORCH_LIBRARY_FRAGMENT" is undefined\n'
    'source_api.cxx_standard_too_old\tline\tchar16_t" is undefined\tconstexpr" is undefined\tdecltype" is undefined\tnoexcept" is undefined\tnullptr" is undefined\tstatic_assert" is undefined\n'
    'source_api.cxx_standard_too_old\tline\tchar8_t" is undefined\tconcept" is undefined\tconsteval" is undefined\tconstinit" is undefined\n'
    'source_api.cutlass_missing_include\tline\timplicit_gemm_tensor_c_size" is undefined\tmake_cute_packed_stride" is undefined\n'
    'cuda_toolkit.cuda_toolkit_too_old\tline\tBLASLT_\tBLAS_\tDA_C_\tDA_R_\n'
    'host_toolchain.gcc_too_new_for_nvcc\tline\t128" is undefined\t128x" is undefined\t32" is undefined\t32x" is undefined\t64" is undefined\t64x" is undefined\n'
    'cuda_toolkit.nvcc_host_intrinsics\tline\taarch64_\taltivec_\tarm_\telementwise_\tia32_\tmasked_\tneon_\tvsx_\n'
    'install_state.dependency_version_mismatch\tline\t" is undefined\n'
    'cuda_runtime.extension_cuda_version_mismatch\n'
    'install_state.unsupported_platform\t43\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'install_state.unsupported_platform\tline\tC1083\n'
    'install_state.unsupported_platform\tline\tinclude file \n'
    'install_state.cpu_only_extension\tline\t not found\n'
    'platform_abi.python_abi_mismatch\t464\tmodule export function\n'
    'link_and_load.linker_cannot_find_cuda_lib\n'
    'link_and_load.linker_cannot_find_cuda_lib\tline\t -lATen\t -lc10\t -lcaffe2\t -ltorch\t -ltorch_cpu\t -ltorch_global_deps\t -ltorch_python\n'
    'source_api.cub_thrust_mismatch\tline\tCUB\tThrust\n'
    'cuda_toolkit.missing_cuda_header host_toolchain.git_submodule_missing host_toolchain.missing_python_dev_headers\tline\t" not found\t\' not found\n'
    'source_api.removed_torch_api\tline\tATen/CPUGenerator\tATen/CUDA\tATen/CUDAGenerator\tATen/Type\tATen/TypeDefault\tATen/TypeExtendedInterface\n'
    'host_toolchain.missing_system_dev_package\tline\tCL/cl\tCL/opencl\n'
    'host_toolchain.missing_system_dev_package\tline\t" not found\t\' not found\n'
    'host_toolchain.missing_system_dev_package\tline\tGLES2/gl\tGLES3/gl\n'
    'source_api.removed_torch_api\tline\tTH/TH\tTHCUNN/\tTHNN/\n'
    'source_api.removed_torch_api\tline\t" not found\t\' not found\n'
    'host_toolchain.missing_system_dev_package\tline\t" not found\t\' not found\n'
    'host_toolchain.missing_system_dev_package\tline\t.hpp\n'
    'cuda_toolkit.cuda_toolkit_too_old\tline\tcooperative_groups/\tcudaTypedefs.h\tcuda_awbarrier\tcuda_bf16.h\tcuda_fp4.h\tcuda_fp6.h\tcuda_fp8.h\tcuda_pipeline\n'
    'source_api.removed_torch_api\tline\t.hpp\n'
    'cuda_toolkit.cudnn_not_found\tline\t" not found\t\' not found\n'
    'host_toolchain.missing_system_dev_package\tline\t" not found\t\' not found\n'
    'host_toolchain.missing_system_dev_package\tline\t" not found\t\' not found\n'
    'platform_abi.cpu_architecture_mismatch\tline\t need \n'
    'host_toolchain.glibc_too_new_for_cuda\tline\tacospi"\tacospif"\tasinpi"\tasinpif"\tatanpi"\tatanpif"\tcospi"\tcospif"\trsqrt"\trsqrtf"\tsinpi"\tsinpif"\ttanpi"\ttanpif"\n'
    'install_state.no_matching_wheel\n'
    'host_toolchain.pybind11_too_old_for_python\tline\t_frame"\n'
    'source_api.removed_torch_api\tline\tat::Tensor\n'
    'source_api.cutlass_arch_tag_unsupported\tline\tcutlass::\n'
    'op_registration.infer_schema_unsupported_type\n'
    'op_registration.infer_schema_unsupported_type\tline\tannotation\tunsupported type \n'
    'host_toolchain.missing_system_dev_package\t64\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t65\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'install_state.cpu_only_extension\n'
    'cuda_toolkit.cmake_cuda_not_found\n'
    'not_our_fault.wrong_install_command\n'
    'hip_rocm.hip_warp_sync_mismatch\t\tmust\n'
    'cuda_toolkit.build_out_of_memory\n'
    'host_toolchain.setuptools_incompatible\n'
    'gpu_arch.arch_not_built\n'
    'hip_rocm.cuda_only_code_on_hip\n'
    'gpu_arch.arch_unknown_to_torch\n'
    'hip_rocm.hip_half_conversions_disabled\tline\t__half\n'
    "source_api.half_operators_disabled\tline\t__half'\t__half2'\t__nv_bfloat16'\t__nv_bfloat162'\t__nv_bfloat16_raw'\thalf'\thalf2'\tnv_bfloat16'\tnv_bfloat162'\n"
    "host_toolchain.host_compiler_too_old\tline\t' in '-std=\n"
    'gpu_arch.nvrtc_too_old_for_arch\n'
    'host_toolchain.missing_host_compiler\t195\tThe C compiler:\tThe CMAKE_CXX_COMPILER:\tThe CMAKE_C_COMPILER:\tThe CXX compiler:\n'
    'cuda_toolkit.cuda_home_wrong\t252\tCMAKE_CUDA_COMPILER:\n'
    'not_our_fault.wrong_install_command\n'
    'source_api.cxx_standard_too_old\tline\t onwards\n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t27\tnot\tundefined\n'
    "install_state.build_isolation_no_torch\t\t but doesn't\n"
    'host_toolchain.missing_system_dev_package\t40\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t41\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'triton_inductor.triton_libcuda_not_linkable\tline\t-l:libcuda.so.1\t-lcuda\n'
    'torch_abi.torch_version_mismatch\n'
    'host_toolchain.missing_system_dev_package\tline\tld: library \n'
    'host_toolchain.missing_system_dev_package\t40\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t41\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'install_state.dependency_version_mismatch\n'
    'triton_inductor.triton_libcuda_not_linkable\t126\t-lcuda\n'
    'link_and_load.linker_cannot_find_cuda_lib\n'
    "host_toolchain.missing_system_dev_package\tline\tEGL' not found\tEGL’ not found\n"
    "host_toolchain.missing_system_dev_package\tline\tGL' not found\tGLU' not found\tGLU’ not found\tGLX' not found\tGLX’ not found\tGL’ not found\tOpenGL' not found\tOpenGL’ not found\n"
    "host_toolchain.missing_system_dev_package\tline\tGLEW' not found\tGLEW’ not found\n"
    "link_and_load.linker_cannot_find_cuda_lib\tline\t' not found\n"
    "host_toolchain.missing_system_dev_package\tline\tX11' not found\tX11’ not found\tXext' not found\tXext’ not found\tXi' not found\tXi’ not found\tXrandr' not found\tXrandr’ not found\n"
    "host_toolchain.missing_system_dev_package\tline\taio' not found\taio’ not found\n"
    "host_toolchain.missing_system_dev_package\tline\tblas' not found\tblas’ not found\tcblas' not found\tcblas’ not found\topenblas' not found\topenblas’ not found\n"
    "host_toolchain.missing_system_dev_package\tline\tc' not found\tc’ not found\tdl' not found\tdl’ not found\tm' not found\tm’ not found\tpthread' not found\tpthread’ not found\trt' not found\trt’ not found\n"
    "host_toolchain.missing_system_dev_package\tline\tcrypt' not found\tcrypt’ not found\n"
    "host_toolchain.missing_system_dev_package\tline\tcrypto' not found\tcrypto’ not found\tssl' not found\tssl’ not found\n"
    "host_toolchain.missing_system_dev_package\tline\tffi' not found\tffi’ not found\n"
    "host_toolchain.missing_system_dev_package\tline\tglfw' not found\tglfw3' not found\tglfw3’ not found\tglfw’ not found\n"
    "host_toolchain.missing_system_dev_package\tline\tglog' not found\tglog’ not found\n"
    "host_toolchain.missing_system_dev_package\tline\tibverbs' not found\tibverbs’ not found\tmlx5' not found\tmlx5’ not found\trdmacm' not found\trdmacm’ not found\n"
    "host_toolchain.missing_system_dev_package\tline\tjpeg' not found\tjpeg’ not found\n"
    "host_toolchain.missing_system_dev_package\tline\tmpi' not found\tmpi_cxx' not found\tmpi_cxx’ not found\tmpi’ not found\n"
    "host_toolchain.missing_system_dev_package\tline\tnuma' not found\tnuma’ not found\n"
    "host_toolchain.missing_system_dev_package\tline\tpng' not found\tpng16' not found\tpng16’ not found\tpng’ not found\n"
    "host_toolchain.missing_system_dev_package\tline\tstdc++' not found\tstdc++’ not found\n"
    "host_toolchain.missing_system_dev_package\tline\ttbb' not found\ttbb’ not found\n"
    "host_toolchain.missing_system_dev_package\tline\tuuid' not found\tuuid’ not found\n"
    "host_toolchain.missing_system_dev_package\tline\tz' not found\tz’ not found\n"
    'install_state.torch_too_old_for_package\tline\tdate PyTorch\tdate Pytorch\tdate pyTorch\tdate pytorch\tdate torch\tdate your PyTorch\tdate your Pytorch\tdate your pyTorch\tdate your pytorch\tdate your torch\tgrade PyTorch\tgrade Pytorch\tgrade pyTorch\tgrade pytorch\tgrade torch\tgrade your PyTorch\tgrade your Pytorch\tgrade your pyTorch\tgrade your pytorch\tgrade your torch\n'
    'host_toolchain.jit_stale_lock\n'
    'not_our_fault.insufficient_log\n'
    "cuda_runtime.extension_cuda_version_mismatch\t\tcan't open\tcannot open\timpossibile aprire\tno se puede abrir\tnão pode abrir\tnão é possível abrir\touvrir\töffnen\tневозможно открыть\t共有オブジェクトファイルを開\t无法打开\t無法開啟\t열 수 없\n"
    'cuda_toolkit.cuda_toolkit_not_found\n'
    'host_toolchain.missing_system_dev_package\t39\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t40\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'install_state.cpu_only_extension\tline\tdll: undefined symbol\tso: undefined symbol\n'
    'install_state.cpu_only_torch\tline\t: Kann die Shared\t: cannot open shared\t: 无法打开共享\n'
    "cuda_runtime.extension_cuda_version_mismatch\t\tcan't open\tcannot open\timpossibile aprire\tno se puede abrir\tnão pode abrir\tnão é possível abrir\touvrir\töffnen\tневозможно открыть\t共有オブジェクトファイルを開\t无法打开\t無法開啟\t열 수 없\n"
    "cuda_runtime.no_nvidia_driver\t68\tcan't open\tcannot open\timpossibile aprire\tno se puede abrir\tnão pode abrir\tnão é possível abrir\touvrir\töffnen\tневозможно открыть\t共有オブジェクトファイルを開\t无法打开\t無法開啟\t열 수 없\n"
    'triton_inductor.triton_libcuda_not_linkable\n'
    'cuda_toolkit.cuda_toolkit_not_found\tline\tlibdevice.\n'
    'host_toolchain.missing_system_dev_package\t39\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t40\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'platform_abi.mkl_version_mismatch\t\tshared object\t无法打开共享对象\n'
    "cuda_runtime.no_nvidia_driver\t85\tcan't open\tcannot open\timpossibile aprire\tno se puede abrir\tnão pode abrir\tnão é possível abrir\touvrir\töffnen\tневозможно открыть\t共有オブジェクトファイルを開\t无法打开\t無法開啟\t열 수 없\n"
    "cuda_runtime.nvrtc_builtins_not_found\tline\tcan't be found\tcannot be found\tcould not be\tis missing\tis not found\tnot found\twas missing\twas not found\n"
    'host_toolchain.missing_openmp\t44\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_openmp\tline\tC1083\n'
    'host_toolchain.missing_openmp\tline\tinclude file \n'
    'link_and_load.linker_cannot_find_cuda_lib\n'
    'link_and_load.linker_cannot_find_cuda_lib\tline\tATen\tc10\tcaffe2\ttorch\ttorch_cpu\ttorch_global_deps\ttorch_python\n'
    'host_toolchain.missing_openmp\tline\tgomp\tiomp5\tomp\n'
    'host_toolchain.missing_system_dev_package\tline\tGLESv1\tGLESv2\n'
    'triton_inductor.triton_libcuda_not_linkable\tline\tcuda\n'
    'host_toolchain.missing_system_dev_package\tline\tmold: \n'
    'host_toolchain.missing_system_dev_package\tline\tmold: \n'
    'host_toolchain.missing_system_dev_package\tline\tmold: \n'
    'host_toolchain.missing_system_dev_package\tline\tmold: \n'
    'host_toolchain.missing_system_dev_package\tline\tmold: \n'
    'host_toolchain.missing_system_dev_package\tline\tmold: \n'
    'host_toolchain.missing_system_dev_package\tline\tmold: \n'
    'host_toolchain.missing_system_dev_package\tline\tmold: \n'
    'host_toolchain.missing_system_dev_package\tline\tmold: \n'
    'host_toolchain.missing_system_dev_package\tline\tmold: \n'
    'host_toolchain.missing_system_dev_package\tline\tmold: \n'
    'host_toolchain.missing_system_dev_package\tline\tmold: \n'
    'host_toolchain.missing_system_dev_package\tline\tmold: \n'
    'host_toolchain.missing_system_dev_package\tline\tmold: \n'
    'host_toolchain.missing_host_compiler\tline\tcc` not found\tlink.exe` not found\n'
    'host_toolchain.missing_system_dev_package\t45\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t46\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'link_and_load.static_tls_exhausted\t\tTLS\n'
    'install_state.source_tree_shadows_install\n'
    'not_our_fault.wrong_install_command\n'
    'host_toolchain.missing_system_dev_package\t37\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t38\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'source_api.macro_or_flag_conflict\n'
    'install_state.no_matching_wheel\t\twheels\n'
    'host_toolchain.pybind11_too_old_for_python\tline\tPyFrameObject\t_frame\tstruct _frame\n'
    'cuda_toolkit.build_out_of_memory\n'
    'link_and_load.static_tls_exhausted\t\tallocate\n'
    'cuda_toolkit.cuda_toolkit_mismatch\t\tCUDA version\n'
    'source_api.cutlass_api_mismatch\tline\tcute::\tcutlass::\n'
    "install_state.dependency_version_mismatch\tline\tANTIALIAS'\tCUBIC'\tLINEAR'\n"
    'install_state.cpu_only_extension\n'
    "install_state.dependency_version_mismatch\tline\tInf'\tNaN'\tbool'\tcomplex'\tcumproduct'\tfloat'\tfloat_'\tin1d'\tinfty'\tint'\tlong'\tobject'\tproduct'\tstr'\ttrapz'\ttypeDict'\tunicode_'\n"
    'link_and_load.missing_module_init\t\tdoes not\n'
    'source_api.half_operators_ambiguous\tline\tapplies\n'
    'source_api.half_operators_ambiguous\tline\t" matches the argument list\n'
    'source_api.half_operators_ambiguous\tline\t" matches these operands\n'
    'host_toolchain.missing_system_dev_package\t40\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'not_our_fault.harmless_output\n'
    'link_and_load.duplicate_openmp_runtime\t\truntime have been\n'
    'install_state.dependency_version_mismatch\n'
    'cuda_toolkit.cuda_toolkit_not_found\n'
    'source_api.cccl_header_incompatible\tline\t" has no actual member \t" has no member \n'
    'source_api.removed_torch_api\tline\tadd_pointer_t"\tapply"\tarray"\tbool_constant"\tconditional_t"\tconjunction"\tdisjunction"\tenable_if_t"\tinvoke"\tis_pod"\tmake_index_sequence"\tmake_unique"\tmax"\tmin"\tnegation"\tremove_cv_t"\tto_string"\tvoid_t"\n'
    'source_api.cxx_standard_too_old\n'
    'source_api.cxx_standard_too_old\tline\t"assume_aligned"\t"atomic_ref"\t"bit_cast"\t"bit_ceil"\t"bit_width"\t"convertible_to"\t"countl_zero"\t"countr_zero"\t"derived_from"\t"endian"\t"erase_if"\t"floating_point"\t"has_single_bit"\t"integral"\t"invocable"\t"is_constant_evaluated"\t"jthread"\t"midpoint"\t"numbers"\t"partial_ordering"\t"popcount"\t"ranges"\t"regular"\t"remove_cvref"\t"remove_cvref_t"\t"same_as"\t"source_location"\t"span"\t"ssize"\t"strong_ordering"\t"to_array"\t"type_identity"\t"type_identity_t"\t"unsigned_integral"\t"weak_ordering"\n'
    'source_api.cxx_standard_too_old\tline\t"common_type_t"\t"conditional_t"\t"decay_t"\t"enable_if_t"\t"exchange"\t"index_sequence"\t"integer_sequence"\t"make_index_sequence"\t"make_unique"\t"remove_cv_t"\t"remove_reference_t"\t"result_of_t"\t"underlying_type_t"\n'
    'source_api.missing_std_include\tline\tCHAR_MAX\tCHAR_MIN\tDBL_EPSILON\tDBL_MAX\tDBL_MIN\tFLT_EPSILON\tFLT_MAX\tFLT_MIN\tINT16_MAX\tINT16_MIN\tINT32_MAX\tINT32_MIN\tINT64_MAX\tINT64_MIN\tINT8_MAX\tINT8_MIN\tINT_MAX\tINT_MIN\tLLONG_MAX\tLLONG_MIN\tLONG_MAX\tLONG_MIN\tSHRT_MAX\tSHRT_MIN\tUCHAR_MAX\tUCHAR_MIN\tUINT16_MAX\tUINT16_MIN\tUINT32_MAX\tUINT32_MIN\tUINT64_MAX\tUINT64_MIN\tUINT8_MAX\tUINT8_MIN\tUINTPTR_MAX\tUINT_MAX\tUINT_MIN\tULLONG_MAX\tULLONG_MIN\tULONG_MAX\tULONG_MIN\tUSHRT_MAX\tUSHRT_MIN\taccumulate\taddressof\tall_of\tany_of\tarray\tback_inserter\tbind\tcall_once\tcerr\tchrono\tclog\tcondition_variable\tcopy_n\tcout\tdomain_error\tendl\tfill_n\tfind_if\tfor_each\tfunction\tinitializer_list\tinner_product\tint16_t\tint32_t\tint64_t\tint8_t\tint_fast16_t\tint_fast32_t\tint_fast64_t\tint_fast8_t\tint_fastmax_t\tint_fastptr_t\tint_least16_t\tint_least32_t\tint_least64_t\tint_least8_t\tint_leastmax_t\tint_leastptr_t\tintmax_t\tintptr_t\tinvalid_argument\tiota\tistreambuf_iterator\tistringstream\tlock_guard\tlogic_error\tlower_bound\tmake_shared\tmax_element\tmemcpy\tmemmove\tmemset\tmin_element\tmutex\tnone_of\tnth_element\tnumeric_limits\tonce_flag\tostringstream\tout_of_range\tpartial_sort\tpartial_sum\tref\treverse\truntime_error\tsetfill\tsetprecision\tsetw\tshared_ptr\tsort\tstable_sort\tstrcmp\tstringstream\tstrlen\tstrncpy\tswap_ranges\tthis_thread\tthread\ttransform\tuint16_t\tuint32_t\tuint64_t\tuint8_t\tuint_fast16_t\tuint_fast32_t\tuint_fast64_t\tuint_fast8_t\tuint_fastmax_t\tuint_fastptr_t\tuint_least16_t\tuint_least32_t\tuint_least64_t\tuint_least8_t\tuint_leastmax_t\tuint_leastptr_t\tuintmax_t\tuintptr_t\tunique_copy\tunique_lock\tunique_ptr\tunordered_map\tunordered_multimap\tunordered_set\tupper_bound\tvector\tweak_ptr\n'
    'cuda_toolkit.cuda_toolkit_too_old\n'
    'install_state.extension_not_built\tline\t.glob(\t.iterdir(\t.rglob(\n'
    'host_toolchain.ninja_missing\n'
    'not_our_fault.insufficient_log\n'
    'torch_abi.stale_build_artifacts\n'
    'source_api.cutlass_api_mismatch\tline\tfunction "cut\tfunction template "cut\n'
    'source_api.cutlass_api_mismatch\tline\te::\tlass::\n'
    'gpu_arch.intrinsic_needs_newer_arch\t\t matches the argument list\n'
    'gpu_arch.arch_not_built\n'
    'hip_rocm.hip_half_conversions_disabled\tline\t__half\n'
    'hip_rocm.hip_warp_sync_mismatch\tline\t"__\t\'__\t‘__\n'
    'hip_rocm.hip_ldg_half\tline\t__ldg\n'
    "source_api.removed_torch_api\tline\t' in 'at\t' in 'c10\t' in 'torch\t' in namespace 'at\t' in namespace 'c10\t' in namespace 'torch\n"
    'host_toolchain.ninja_missing\t62\tfailed with:\n'
    'windows.path_with_spaces\n'
    'host_toolchain.host_compiler_too_old\tline\tErreur:\tErreur：\tError:\tError：\tFehler:\tFehler：\t错误:\t错误：\n'
    'not_our_fault.wrong_install_command\n'
    'source_api.cutlass_api_mismatch\tline\tconstructor\tconversion\n'
    'source_api.half_operators_disabled\tline\tconversion \n'
    'source_api.half_operators_disabled\tline\tbool" to "\tdouble" to "\tfloat" to "\tint" to "\tlong" to "\tunsigned int" to "\n'
    'hip_rocm.cuda_only_code_on_hip\n'
    'hip_rocm.hip_half_conversions_disabled\tline\t__half\n'
    'source_api.half_operators_disabled\tline\t__half\t__half2\t__nv_bfloat16\t__nv_bfloat162\t__nv_bfloat16_raw\thalf\thalf2\tnv_bfloat16\tnv_bfloat162\n'
    'op_registration.missing_fake_impl\n'
    'install_state.unsupported_platform\tline\t for ARM\t for Mac\t for Windows\t for aarch64\t for darwin\t for macOS\t for win32\t on ARM\t on Mac\t on Windows\t on aarch64\t on darwin\t on macOS\t on win32\n'
    'install_state.cpu_only_extension\n'
    'cuda_toolkit.cudnn_not_found\tline\tCUDNN \tcuDNN \tcudnn \n'
    'host_toolchain.missing_host_compiler\tline\tVC version \n'
    'install_state.unsupported_platform\tline\tWindows\taarch64\tmacOS\twin32\n'
    'not_our_fault.hardware_unsupported\n'
    'cuda_toolkit.nvcc_internal_crash\tline\t: assertion \n'
    'host_toolchain.missing_system_dev_package\t40\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'platform_abi.numpy_abi_mismatch\n'
    'cuda_toolkit.nvtoolsext_removed\t49\t open include file\t open source file\n'
    'cuda_toolkit.nvtoolsext_removed\t50\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'cuda_toolkit.nvtoolsext_removed\tline\tC1083\n'
    'cuda_toolkit.nvtoolsext_removed\tline\tinclude file \n'
    'cuda_toolkit.nvtoolsext_removed\tline\tLNK1104\tLNK1181\n'
    'cuda_toolkit.cuda_toolkit_not_found\tline\tBefehl nicht gefunden\tKommando nicht gefunden\tNo such file or directory\tcomando non trovato\tcomando não encontrado\tcommand not found\tcommande introuvable\tkomut yok\tnie znaleziono polecenia\tno se encontró la orden\tnot found\torden no encontrada\tкоманда не найдена\tコマンドが見つかりません\t找不到命令\t指令找不到\t未找到命令\t没有那个文件或目录\t명령어를 찾을 수 없음\n'
    'windows.msvc_too_new_for_nvcc\t\tMicrosoft Visual Studio\n'
    'host_toolchain.missing_host_compiler\n'
    'host_toolchain.git_submodule_missing\n'
    'source_api.macro_or_flag_conflict\n'
    'install_state.unsupported_platform\n'
    'cuda_runtime.no_nvidia_driver\tline\tCould not find\tCould not load\tFailed to load\n'
    'cuda_runtime.no_nvidia_driver\tline\tload library failed: libnvidia-ml\tnvml error: driver not loaded\n'
    'cuda_runtime.nvrtc_builtins_not_found\tline\tould not \n'
    'gpu_arch.nvrtc_too_old_for_arch\n'
    'op_registration.op_library_not_loaded\tline\t_OpNamespace\n'
    'op_registration.op_library_not_loaded\n'
    'gpu_arch.nvcc_too_old_for_arch\tline\t needs CUDA \t needs at least CUDA \t requires CUDA \t requires at least CUDA \n'
    'install_state.unsupported_platform\n'
    'source_api.cxx_standard_too_old\tline\t"-std=c++\t\'-std=c++\t‘-std=c++\n'
    'not_our_fault.hardware_unsupported\tline\tAda\tAmpere\tBlackwell\tHopper\tTuring\tVolta\n'
    'not_our_fault.hardware_unsupported\n'
    'not_our_fault.hardware_unsupported\tline\tcompute capability\n'
    'host_toolchain.missing_system_dev_package\t103\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t104\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'host_toolchain.missing_system_dev_package\t61\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t62\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'install_state.cpu_only_torch install_state.unsupported_platform\n'
    'install_state.cpu_only_extension\tline\t support\n'
    'not_our_fault.hardware_unsupported\n'
    'not_our_fault.gpu_out_of_memory\tline\tError\tFailure\terror\tfailure\n'
    'not_our_fault.gpu_out_of_memory\tline\tuda failure \n'
    'cuda_toolkit.build_out_of_memory\tline\t bytes\n'
    'triton_inductor.triton_shared_memory_exceeded\t\t: shared memory\n'
    'source_api.cccl_header_incompatible\n'
    'host_toolchain.gcc_too_new_for_nvcc\tline\t/functional\t/tuple\t/type_traits\tstd_function.h\n'
    'host_toolchain.gcc_too_new_for_nvcc\tline\tc++/\n'
    'op_registration.op_library_not_loaded\tline\t has no attribute \n'
    'torch_abi.build_isolation_other_torch\tline\tnormal\toverlay\n'
    'host_toolchain.missing_system_dev_package\t41\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t28\tnot\tundefined\n'
    'cuda_runtime.ptx_newer_than_driver\t\t: Unsupported .version \n'
    'not_our_fault.harmless_output\n'
    'cuda_toolkit.nvcc_pybind11_parse_bug\tline\tcast.h:\n'
    'host_toolchain.pybind11_too_old_for_python\tline\terror\n'
    'link_and_load.text_relocations\n'
    'link_and_load.missing_pic link_and_load.wrong_library_picked_at_link\tline\twith -fPI\n'
    'source_api.cub_thrust_mismatch\tline\tcub::\tthrust::\n'
    'op_registration.missing_fake_impl\tline\tno abstract impl\tno fake impl\n'
    'link_and_load.missing_pic link_and_load.wrong_library_picked_at_link\tline\t-fPI\n'
    'source_api.cxx_standard_too_old\t110\terror\n'
    'install_state.torch_too_old_for_package\n'
    'not_our_fault.hardware_unsupported\tline\tAda GPU\tAda or above\tAda or later\tAda or newer\tAda+\tAmpere GPU\tAmpere or above\tAmpere or later\tAmpere or newer\tAmpere+\tBlackwell GPU\tBlackwell or above\tBlackwell or later\tBlackwell or newer\tBlackwell+\tHopper GPU\tHopper or above\tHopper or later\tHopper or newer\tHopper+\tTuring GPU\tTuring or above\tTuring or later\tTuring or newer\tTuring+\tVolta GPU\tVolta or above\tVolta or later\tVolta or newer\tVolta+\n'
    'not_our_fault.hardware_unsupported\tline\t) but your GPU has capability\n'
    'cuda_toolkit.cuda_toolkit_too_old\n'
    'host_toolchain.host_compiler_too_old\n'
    'link_and_load.text_relocations\t\treloc\n'
    'cuda_toolkit.build_out_of_memory\n'
    'host_toolchain.git_submodule_missing\tline\tsubmodule\n'
    'triton_inductor.triton_libcuda_not_linkable\tline\t-l:libcuda.so.1\t-lcuda\n'
    'not_our_fault.insufficient_log\n'
    'cuda_runtime.driver_too_old\tline\t is less than \t is lower than \t is older than \n'
    'gpu_arch.arch_not_built\tline\tTensileLibrary\n'
    'torch_abi.stale_build_artifacts\n'
    'gpu_arch.arch_not_built\tline\tbuilt for sm\n'
    'install_state.no_matching_wheel install_state.unsupported_platform not_our_fault.wrong_install_command\tline\t(from versions: \n'
    'install_state.no_matching_wheel\t\tthe current Python version (\tthe requested Python version (\n'
    'install_state.extension_not_built\n'
    'gpu_arch.arch_feature_needs_sm90a\t\trequires\n'
    'host_toolchain.setuptools_incompatible\n'
    'host_toolchain.setuptools_incompatible\tline\tCannot import \n'
    'host_toolchain.setuptools_incompatible\tline\tNo module named \n'
    'host_toolchain.setuptools_incompatible\tline\tNo module named \n'
    'link_and_load.missing_shared_library\t\tcannot\n'
    'host_toolchain.missing_system_dev_package\t40\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t41\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'not_our_fault.network_failure\n'
    'not_our_fault.harmless_output\n'
    'op_registration.missing_fake_impl\n'
    'not_our_fault.user_data_bug\n'
    'not_our_fault.network_failure\n'
    "not_our_fault.network_failure\tline\tCould not connect\tCould not resolve\tCouldn't connect\tCouldn't resolve\tSSL\tTimeout was reached\n"
    'not_our_fault.insufficient_log\n'
    'source_api.cxx_standard_too_old\tline\t standard\n'
    'source_api.cxx_standard_too_old\n'
    'gpu_arch.arch_list_malformed gpu_arch.arch_unknown_to_torch\t\tUnknown\n'
    'cuda_runtime.cuda_compat_library_loaded\n'
    'cuda_runtime.fabric_manager_missing\n'
    "triton_inductor.triton_gpu_arch_unsupported\tline\t' not supported on .target \t' not supported on target \t' requires .target \t' requires target \n"
    'op_registration.duplicate_op_registration\t\talready has a\n'
    "op_registration.duplicate_op_registration\tline\t's behavior\n"
    'install_state.dependency_version_mismatch\n'
    'source_api.half_operators_disabled\tline\t__half\t__half2\t__nv_bfloat16\t__nv_bfloat162\t__nv_bfloat16_raw\thalf\thalf2\tnv_bfloat16\tnv_bfloat162\n'
    'source_api.cccl_header_incompatible\t164\t before\n'
    'cuda_toolkit.nvcc_pybind11_parse_bug\n'
    'source_api.cutlass_api_mismatch\n'
    'triton_inductor.triton_gpu_arch_unsupported\n'
    'not_our_fault.gpu_out_of_memory\n'
    'triton_inductor.inductor_codegen_bug\tline\tInductorError: \tLoweringException: \n'
    'source_api.removed_torch_api\n'
    'install_state.cpu_only_torch\n'
    'source_api.removed_torch_api\t65\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'source_api.removed_torch_api\tline\tC1083\n'
    'source_api.removed_torch_api\tline\tinclude file \n'
    'source_api.removed_torch_api\t95\t open include file\t open source file\n'
    'source_api.removed_torch_api\t96\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'source_api.removed_torch_api\tline\t file not found\n'
    'source_api.removed_torch_api\tline\tC1083\n'
    'source_api.removed_torch_api\tline\tinclude file \n'
    'source_api.removed_torch_api\t64\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'source_api.removed_torch_api\tline\tC1083\n'
    'source_api.removed_torch_api\tline\tinclude file \n'
    'install_state.masked_build_error\tline\tmage not found\to such file\tpen shared obj\n'
    'install_state.extension_not_built\n'
    'triton_inductor.inductor_undefined_symbolic_dim\tline\t: error: "ks\t: error: "ps\t: error: "s\t: error: "u\t: error: "zuf\t: error: \'ks\t: error: \'ps\t: error: \'s\t: error: \'u\t: error: \'zuf\t: error: `ks\t: error: `ps\t: error: `s\t: error: `u\t: error: `zuf\t: error: use of undeclared identifier "ks\t: error: use of undeclared identifier "ps\t: error: use of undeclared identifier "s\t: error: use of undeclared identifier "u\t: error: use of undeclared identifier "zuf\t: error: use of undeclared identifier \'ks\t: error: use of undeclared identifier \'ps\t: error: use of undeclared identifier \'s\t: error: use of undeclared identifier \'u\t: error: use of undeclared identifier \'zuf\t: error: use of undeclared identifier `ks\t: error: use of undeclared identifier `ps\t: error: use of undeclared identifier `s\t: error: use of undeclared identifier `u\t: error: use of undeclared identifier `zuf\t: error: use of undeclared identifier ‘ks\t: error: use of undeclared identifier ‘ps\t: error: use of undeclared identifier ‘s\t: error: use of undeclared identifier ‘u\t: error: use of undeclared identifier ‘zuf\t: error: ‘ks\t: error: ‘ps\t: error: ‘s\t: error: ‘u\t: error: ‘zuf\n'
    'triton_inductor.inductor_codegen_bug\tline\terror\n'
    'install_state.dependency_version_mismatch\tline\tNo module named \n'
    'host_toolchain.host_compiler_too_old\tline\t. We need \n'
    'source_api.removed_torch_api\tline\tincomplete \n'
    'host_toolchain.git_submodule_missing\tline\t are \t is \t not \t were \n'
    'cuda_toolkit.cuda_toolkit_not_found\tline\t: No such file\n'
    "host_toolchain.missing_host_compiler\tline\t': No such file\n"
    'cuda_toolkit.build_out_of_memory\n'
    'host_toolchain.ninja_missing\n'
    'link_and_load.linker_cannot_find_cuda_lib\n'
    'link_and_load.linker_cannot_find_cuda_lib\tline\tATen\tc10\tcaffe2\ttorch\ttorch_cpu\ttorch_global_deps\ttorch_python\n'
    'install_state.cpu_only_torch\tline\tc10_cuda\ttorch_cuda\n'
    'hip_rocm.hipify_not_applied\tline\tdeclared identifier "cuda\tdeclared identifier \'cuda\tdeclared identifier ‘cuda\tknown type name "cuda\tknown type name \'cuda\tknown type name ‘cuda\n'
    'link_and_load.linker_cannot_find_cuda_lib\tline\tlibMIOpen\tlibamd_comgr\tlibamdhip64\tlibcublas\tlibcuda\tlibcufft\tlibcufile\tlibcupti\tlibcurand\tlibcusolver\tlibcusparse\tlibcutensor\tlibhip\tlibhsa-runtime64\tlibhsakmt\tlibnccl\tlibnpp\tlibnvJitLink\tlibnvidia-ml\tlibnvjpeg\tlibnvrtc\tlibnvshmem\tlibrccl\tlibroc\n'
    'not_our_fault.harmless_output\n'
    'platform_abi.mkl_version_mismatch\n'
    "source_api.cxx_standard_too_old\tline\t 'char8_t'\t 'concept'\t 'consteval'\t 'constinit'\n"
    'source_api.missing_std_include\tline\tCHAR_MAX\tCHAR_MIN\tDBL_EPSILON\tDBL_MAX\tDBL_MIN\tFLT_EPSILON\tFLT_MAX\tFLT_MIN\tINT16_MAX\tINT16_MIN\tINT32_MAX\tINT32_MIN\tINT64_MAX\tINT64_MIN\tINT8_MAX\tINT8_MIN\tINT_MAX\tINT_MIN\tLLONG_MAX\tLLONG_MIN\tLONG_MAX\tLONG_MIN\tSHRT_MAX\tSHRT_MIN\tUCHAR_MAX\tUCHAR_MIN\tUINT16_MAX\tUINT16_MIN\tUINT32_MAX\tUINT32_MIN\tUINT64_MAX\tUINT64_MIN\tUINT8_MAX\tUINT8_MIN\tUINTPTR_MAX\tUINT_MAX\tUINT_MIN\tULLONG_MAX\tULLONG_MIN\tULONG_MAX\tULONG_MIN\tUSHRT_MAX\tUSHRT_MIN\tint16_t\tint32_t\tint64_t\tint8_t\tint_fast16_t\tint_fast32_t\tint_fast64_t\tint_fast8_t\tint_fastmax_t\tint_fastptr_t\tint_least16_t\tint_least32_t\tint_least64_t\tint_least8_t\tint_leastmax_t\tint_leastptr_t\tintmax_t\tintptr_t\tuint16_t\tuint32_t\tuint64_t\tuint8_t\tuint_fast16_t\tuint_fast32_t\tuint_fast64_t\tuint_fast8_t\tuint_fastmax_t\tuint_fastptr_t\tuint_least16_t\tuint_least32_t\tuint_least64_t\tuint_least8_t\tuint_leastmax_t\tuint_leastptr_t\tuintmax_t\tuintptr_t\n'
    'cuda_toolkit.cuda_toolkit_too_old\tline\tline option \n'
    'not_our_fault.wrong_install_command\n'
    'cuda_runtime.driver_too_old\t125\tplease\tupdate your driver\n'
    'host_toolchain.host_compiler_too_old\tline\t earlier than \t older than \n'
    'triton_inductor.triton_none_pointer_arg\tline\t*: \t*=: \t+: \t+=: \t-: \t-=: \n'
    'not_our_fault.network_failure\n'
    'hip_rocm.hip_warp_sync_mismatch\tline\t"__\t\'__\t‘__\n'
    'triton_inductor.triton_shared_memory_exceeded\tline\t bytes, 0x\n'
    'cuda_toolkit.cuda_home_wrong\n'
    'host_toolchain.missing_system_dev_package\t42\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t43\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'cuda_toolkit.cuda_toolkit_mismatch\t\tInstalled CUDA version \n'
    'cuda_toolkit.cuda_toolkit_mismatch\t\tnot match the\n'
    'host_toolchain.gcc_too_new_for_nvcc\t\tlater\n'
    'cuda_toolkit.build_out_of_memory\n'
    'host_toolchain.missing_system_dev_package\t60\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t61\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'install_state.cpu_only_extension\n'
    'install_state.dependency_version_mismatch\t\tincompatible\n'
    'not_our_fault.network_failure\n'
    'host_toolchain.git_submodule_missing\t364\tgiven source\n'
    'install_state.unsupported_platform\t71\t with CUDA \n'
    'install_state.cpu_only_extension\tline\t with CUDA support\n'
    'host_toolchain.missing_host_compiler\n'
    'install_state.source_tree_shadows_install\t\tits source directory\n'
    'host_toolchain.missing_system_dev_package\t37\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t38\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'host_toolchain.missing_host_compiler\n'
    'not_our_fault.wrong_install_command\n'
    'host_toolchain.host_compiler_too_old\t37\toption «\n'
    'windows.path_with_spaces\tline\t:\\Program\t:\\Users\\\n'
    'not_our_fault.disk_full\n'
    'source_api.cccl_header_incompatible\tline\t命名空\n'
    'install_state.dependency_version_mismatch'
)
"""Modules of causes; if the word alone does not lead to them, how near (`line`, in characters, or `` for anywhere) one of some other texts must stand, and these. Split by tabs."""
IF_UNDEFINED: dict[str, tuple[str, ...]] = {
    'cuda_runtime.cuda_lib_version_mismatch': ('\n__', '\ncu', '\nhip', '\nnccl', '\nnv', 'cudnn', 'libcu', 'libnv'),
    'cuda_runtime.cudnn_version_mismatch': ('\n__', '\ncu', '\nhip', '\nnccl', '\nnv', 'cudnn', 'libcu', 'libnv'),
    'cuda_runtime.driver_too_old': ('\ncu',),
    'cuda_runtime.extension_cuda_version_mismatch': ('\n__', '\ncu', '\nhip', '\nnccl', '\nnv', 'cudnn', 'libcu', 'libnv'),
    'cuda_runtime.ld_library_path_shadowing': ('\n__', '\ncu', '\nhip', '\nnccl', '\nnv', 'cudnn', 'libcu', 'libnv'),
    'host_toolchain.missing_openmp': ('GOMP', 'OMP', 'kmp', 'omp'),
    'install_state.dependency_version_mismatch': ('\n',),
    'link_and_load.missing_device_link': ('\n_Z', '__fatbin', 'cuda', 'nvlink'),
    'link_and_load.missing_libcuda_link': ('\ncu',),
    'link_and_load.missing_link_library': ('\n',),
    'link_and_load.own_source_not_built': ('\n',),
    'platform_abi.glibc_too_old': ('\n__isoc', '\n__libc', '\nlibc_', 'GLIBC_', 'libc.', 'libm.'),
    'platform_abi.glibcxx_too_old': ('CXXABI', 'GCC', 'GLIBCXX', 'St', '__cxa', 'gcc', 'std::'),
    'platform_abi.mkl_version_mismatch': ('MKL', 'iJIT', 'mkl'),
    'platform_abi.python_abi_mismatch': ('Py',),
    'source_api.removed_torch_api': ('TH',),
    'torch_abi.clang_template_mangling': ('TkN', 'TnN', 'TtN', 'TyN'),
    'torch_abi.cxx11_abi_mismatch': ('2at', '3c10', '4c10d', '5torch', '6caffe2', '@at@@', '@c10@@', '@torch@@', 'TH', 'THP', 'aoti_', 'at::', 'c10::', 'c10d::', 'caffe2::', 'torch::', 'torch_'),
    'torch_abi.half_type_instantiation': ('__hip_', '__nv_', 'bfloat16', 'float2', 'float4', 'float8', 'half', 'int2', 'int4', 'int8'),
    'torch_abi.long_type_not_portable': (' long', '<long', '@J@', '@K@', 'IKl', 'IKm', 'IKx', 'IKy', 'Il', 'Im', 'Ix', 'Iy', 'unsigned'),
    'torch_abi.mixed_torch_installs': ('2at', '3c10', '4c10d', '5torch', '6caffe2', '@at@@', '@c10@@', '@torch@@', 'TH', 'THP', 'aoti_', 'at::', 'c10::', 'c10d::', 'caffe2::', 'torch::', 'torch_'),
    'torch_abi.stale_build_artifacts': ('2at', '3c10', '4c10d', '5torch', '6caffe2', '@at@@', '@c10@@', '@torch@@', 'TH', 'THP', 'aoti_', 'at::', 'c10::', 'c10d::', 'caffe2::', 'torch::', 'torch_'),
    'torch_abi.symbol_not_exported': ('2at', '3c10', '4c10d', '5torch', '6caffe2', '@at@@', '@c10@@', '@torch@@', 'TH', 'THP', 'aoti_', 'at::', 'c10::', 'c10d::', 'caffe2::', 'torch::', 'torch_'),
    'torch_abi.torch_library_not_linked': ('2at', '3c10', '4c10d', '5torch', '6caffe2', '@at@@', '@c10@@', '@torch@@', 'TH', 'THP', 'aoti_', 'at::', 'c10::', 'c10d::', 'caffe2::', 'torch::', 'torch_'),
    'torch_abi.torch_not_imported_first': ('2at', '3c10', '4c10d', '5torch', '6caffe2', '@at@@', '@c10@@', '@torch@@', 'TH', 'THP', 'aoti_', 'at::', 'c10::', 'c10d::', 'caffe2::', 'torch::', 'torch_'),
    'torch_abi.torch_version_mismatch': ('2at', '3c10', '4c10d', '5torch', '6caffe2', '@at@@', '@c10@@', '@torch@@', 'TH', 'THP', 'aoti_', 'at::', 'c10::', 'c10d::', 'caffe2::', 'torch::', 'torch_'),
}
"""Texts of which one must be in what is said of an undefined symbol, by module."""
