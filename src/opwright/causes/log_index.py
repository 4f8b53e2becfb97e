"""Which causes to import for a log. Written by tools/index_causes.py."""

IN_LOGS: dict[int, str] = {
    540682536: '(): incompatible function arguments. The following argument types are\t288',
    540697708: "ld: cannot find\t1194\nld: library 'ATen' not found\t1195\nld: library 'EGL\t1196\nld: library 'GL\t1197\nld: library 'GLEW\t1198\nld: library 'GLU\t1197\nld: library 'GLX\t1197\nld: library 'MIOpen\t1199\nld: library 'OpenGL\t1197\nld: library 'X11\t1200\nld: library 'Xext\t1200\nld: library 'Xi\t1200\nld: library 'Xrandr\t1200\nld: library 'aio\t1201\nld: library 'amd_comgr\t1199\nld: library 'amdhip64\t1199\nld: library 'blas\t1202\nld: library 'c\t1203\nld: library 'c10' not found\t1195\nld: library 'caffe2' not found\t1195\nld: library 'cblas\t1202\nld: library 'crypt\t1204\nld: library 'crypto\t1205\nld: library 'cublas\t1199\nld: library 'cuda\t1199\nld: library 'cufft\t1199\nld: library 'cufile\t1199\nld: library 'cupti\t1199\nld: library 'curand\t1199\nld: library 'cusolver\t1199\nld: library 'cusparse\t1199\nld: library 'cutensor\t1199\nld: library 'dl\t1203\nld: library 'ffi\t1206\nld: library 'glfw\t1207\nld: library 'glfw3\t1207\nld: library 'glog\t1208\nld: library 'hip\t1199\nld: library 'hsa-runtime64\t1199\nld: library 'hsakmt\t1199\nld: library 'ibverbs\t1209\nld: library 'jpeg\t1210\nld: library 'm\t1203\nld: library 'mlx5\t1209\nld: library 'mpi\t1211\nld: library 'mpi_cxx\t1211\nld: library 'nccl\t1199\nld: library 'npp\t1199\nld: library 'numa\t1212\nld: library 'nvJitLink\t1199\nld: library 'nvidia-ml\t1199\nld: library 'nvjpeg\t1199\nld: library 'nvrtc\t1199\nld: library 'nvshmem\t1199\nld: library 'openblas\t1202\nld: library 'png\t1213\nld: library 'png16\t1213\nld: library 'pthread\t1203\nld: library 'rccl\t1199\nld: library 'rdmacm\t1209\nld: library 'roc\t1199\nld: library 'rt\t1203\nld: library 'ssl\t1205\nld: library 'stdc++\t1214\nld: library 'tbb\t1215\nld: library 'torch' not found\t1195\nld: library 'torch_cpu' not found\t1195\nld: library 'torch_global_deps' not found\t1195\nld: library 'torch_python' not found\t1195\nld: library 'uuid\t1216\nld: library 'z\t1217\nld: library ‘EGL\t1196\nld: library ‘GL\t1197\nld: library ‘GLEW\t1198\nld: library ‘GLU\t1197\nld: library ‘GLX\t1197\nld: library ‘OpenGL\t1197\nld: library ‘X11\t1200\nld: library ‘Xext\t1200\nld: library ‘Xi\t1200\nld: library ‘Xrandr\t1200\nld: library ‘aio\t1201\nld: library ‘blas\t1202\nld: library ‘c\t1203\nld: library ‘cblas\t1202\nld: library ‘crypt\t1204\nld: library ‘crypto\t1205\nld: library ‘dl\t1203\nld: library ‘ffi\t1206\nld: library ‘glfw\t1207\nld: library ‘glfw3\t1207\nld: library ‘glog\t1208\nld: library ‘ibverbs\t1209\nld: library ‘jpeg\t1210\nld: library ‘m\t1203\nld: library ‘mlx5\t1209\nld: library ‘mpi\t1211\nld: library ‘mpi_cxx\t1211\nld: library ‘numa\t1212\nld: library ‘openblas\t1202\nld: library ‘png\t1213\nld: library ‘png16\t1213\nld: library ‘pthread\t1203\nld: library ‘rdmacm\t1209\nld: library ‘rt\t1203\nld: library ‘ssl\t1205\nld: library ‘stdc++\t1214\nld: library ‘tbb\t1215\nld: library ‘uuid\t1216\nld: library ‘z\t1217",
    540702325: 'uv: command not found\t1004\nuv: not found\t1004',
    540949792: ' => not found\t9',
    541218115: 'CUB requires a definition of CUB_NS_QUALIFIER\t475',
    541675585: 'API call is not supported in the installed CUDA driver\t376',
    541870925: 'MKL ERROR: \t688\nMKL FATAL ERROR: \t688',
    541871172: 'DLL load failed\t559 560 561\nDLL load failed while importing \t562\nDLL load failed: Die angegebene Prozedur\t563\nDLL load failed: The specified procedure\t563\nDLL load failed: 找不到指定的程序\t563',
    541937487: 'OOM when allocating tensor\t743',
    542329940: 'TLS handshake timeout\t802',
    542461511: 'GNU version! gcc \t641',
    542462019: "CPU does not support \t472\nCPU doesn't support \t472\nCPU lacks \t472",
    542462023: 'GPU architecture\t477\nGPU capabilit\t477\nGPU compute architecture\t477\nGPU compute capabilit\t477',
    543449442: 'bad register name \t893',
    543451460: 'Did you forget to add @triton.jit\t566',
    543451492: 'did not complete successfully: exit code: 137\t1033\ndid you forget to \t1034',
    543516756: "The 'sklearn' PyPI package is deprecated\t809\nThe CUDA compiler identification is unknown\t810\nThe library is compiled without \t811\nThe specified path, file name, or both are too long\t812\nThe term 'nvcc' is not recognized\t522",
    543516788: 'the operator \t1431',
    543517006: 'Nie ma takiego pliku\t416 417 418 419 420 421 422 423 424 425 426',
    543517801: 'ile in wrong format\t766',
    543519605: "use of undeclared identifier \t1481\nuse of undeclared identifier '\t1473 1474",
    543521063: "'ye tanımsız başvuru\t242",
    543584032: ' of the Protocol Buffer runtime library, but the installed version is \t182\n of the Protocol Buffer runtime library, which is not\t183',
    543585601: 'Auf dem Gerät ist kein Speicherplatz\t436',
    544041316: 'dim > 192 requires A100\t1038',
    544104771: 'Can not find\t510',
    544106784: ' in namespace\t125\n in namespace \t126\n in your include path is not compatible with this release of \t127',
    544108320: ' on a machine with \t184',
    544108366: 'Non rimane spazio sul device\t735',
    544108398: 'non rimane spazio sul device\t735',
    544165434: ':No existe el\t106\n:No such file\t106',
    544173600: ' no es un miembro de\t125 139 140 141\n no se reconoce\t158',
    544173940: 'too few arguments for template template parameter "Tuple"\t1436\ntoo many initializer values\t1437\ntoo old to be supported by the triton GPU compiler\t1438',
    544175136: ' to compile PyTorch\t231\n to find Python.h\t232',
    544236404: 'tcp connect error\t995',
    544238959: 'omp not found\t1104',
    544370464: ' or above\t12\n or above \t217\n or greater \t217\n or higher\t12\n or higher \t217\n or later\t12\n or later \t217\n or later compatible compiler is required\t218\n or newer\t12\n or newer \t217\n or one of its dependencies\t219',
    544372079: 'our device is too old. We require compute capability\t1368',
    544432488: 'has already been de\t1109\nhas no attribute \t974 1110 1111\nhas no member \t1112\nhas no member named \t1112\nhas not been declared\t898',
    544432503: 'was compiled with CPU_ONLY flag\t1496\nwas not declared in this scope\t898',
    544434464: " is already registered\t129\n is already registered as a pybind11::native_enum\t130\n is already registered. Ensure that registration with torch::class_\t131\n is ambiguous\t132\n is defined in header \t133\n is incompatible with lib\t134\n is less than desired GPU memory\t135\n is not None\t136\n is not a \t137\n is not a directory\t33\n is not a member of\t125 138 139 140 141\n is not a member of \t142 143 144 145\n is not a member of 'cute\t122\n is not a member of 'cutlass\t122\n is not a member of ‘cute\t122\n is not a member of ‘cutlass\t122\n is not a recognized processor for this target\t146\n is not a supported wheel on this platform\t147\n is not a valid\t33\n is not a valid editable requirement\t148\n is not a valid wheel file\t149\n is not compatible with the current PyTorch installation\t150\n is not compatible with this Python\t151\n is not defined\t152 153 154 155\n is not enabled\t156\n is not found\t157\n is not recognized as\t158\n is required but found\t159\n is undefined\t160 161",
    544435812: 'dns error: failed to lookup address\t1040',
    544436008: '(os error 112)\t290\n(os error 122)\t290\n(os error 28)\t290',
    544437570: 'Bus error\t414',
    544500071: 'git submodule \t1098',
    544501582: 'Not a directory: \t729\nNot find\t511',
    544501607: 'got an unexpected keyword argument \t1105',
    544501614: 'not available for \t1324\nnot available on \t1324\nnot compiled with GPU offload support\t1325\nnot enough disk space\t813\nnot enough free disk space\t813\nnot enough free space\t813\nnot enough space\t813\nnot find\t511\nnot found\t1326\nnot installed\t1327\nnot match\t1037\nnot support\t1328\nnot supported for \t1324\nnot supported for the current GPU. Minimum capability: \t1329\nnot supported on \t1324\nnot valid for use in process\t20\nnot yet available for \t1324\nnot yet available on \t1324\nnot yet supported for \t1324\nnot yet supported on \t1324',
    544502633: 'ist kein Element von\t1062',
    544503119: 'Out of memory: Kill process\t749\nOut of memory: Killed process\t749',
    544503138: 'but the target was not found\t908',
    544503151: 'out of memory\t1369 1370\nout of memory allocating \t1371\nout of resource\t1372',
    544567129: 'You must give at least one requirement to\t854\nYou tried to install "pytorch"\t855',
    544567161: 'you should not try to import numpy from\t1503',
    544760141: 'Max retries exceeded with url\t691',
    544825888: ' by system policy\t20',
    546346988: '에 대한 정의되지 않은 참조\t242',
    547011823: '： Aucun fichier\t106\n： Datei oder Verzeichnis\t106\n： No existe el\t106\n： No such file\t106\n： Нет такого файла\t106\n： そのようなファイル\t106\n： 沒有此一檔案\t106\n： 没有那个文件\t106',
    547193058: "” is not recognized\t254\n” is not recognized as\t254\n” ist entweder falsch\t254\n” n'est pas reconnu\t254\n” no se reconoce como\t254\n” は、内部コマンド\t254\n” 不是内部\t254\n” 不是内部或外部命令\t254",
    549234155: '를 찾을 수\t1186',
    659902535: "GPU's architecture\t477\nGPU's capabilit\t477\nGPU's compute architecture\t477\nGPU's compute capabilit\t477",
    661528610: '" n\'est pas reconnu\t254',
    661528615: "' n'est pas reconnu\t254",
    661545283: "Can't find\t510 511",
    661545315: "can't be installed because it doesn't\t927\ncan't find\t510 511\ncan't open file \t928",
    661548868: "Don't know what to do with '\t573",
    661548900: "don't have enough free space in /\t1045",
    661679471: "omp' not found\t1104",
    662007641: "You're on \t856\nYou're using \t856",
    707403834: ': ***\t331',
    760038484: 'TDM-GCC\t687',
    762146671: 'oom-kill\t749',
    762212206: 'non-zero number of elements, but its data is not allocated yet\t1323',
    762341744: 'pip-build-env-\t1377',
    762342767: 'omp-tools.h\t1239 1240 1241',
    762671207: 'gpu-name\t1106',
    778530416: 'png.h\t1378 1379 1380',
    778659430: 'ffi.h\t1079 1080 1081',
    778661997: 'mpi.h\t1287 1288 1289',
    779119983: 'omp.h\t1239 1240 1241',
    791687523: 'c10/cuda/impl/cuda_cmake_macros.h\t913 914 915 916 917\nc10/util/AlignOf.h\t918 919 920\nc10/util/Array.h\t918 919 920\nc10/util/Float\t396 397 398\nc10/util/complex_utils.h\t918 919 920\nc10/util/either.h\t918 919 920\nc10/util/in_place.h\t918 919 920\nc10/util/math_compat.h\t918 919 920\nc10/util/reverse_iterator.h\t918 919 920\nc10/util/variant.h\t918 919 920',
    792938580: 'THC/THCAtomics.cuh\t783 784 785\nTHC/THCDeviceUtils.cuh\t786 787 788 789\nTHC/THCNumerics.cuh\t790 791 792',
    793528133: 'EGL/egl.h\t576 577 578\nEGL/eglext.h\t576 577 578\nEGL/eglplatform.h\t576 577 578',
    796096883: 'sys/cdefs\t901\nsys/file.h\t1039\nsys/ioctl.h\t1039\nsys/mman.h\t1039\nsys/resource.h\t1039\nsys/socket.h\t1039\nsys/time.h\t1039\nsys/wait.h\t1039',
    796157294: 'net/http: request canceled\t802',
    796225127: 'gnu/stubs\t901',
    808464432: '000001\t317\n0000135\t316\n0000139\t315',
    808465475: 'C4003: \t463',
    827018828: 'LNK1102\t668\nLNK1104\t448 669 670 671 672 673 674\nLNK1112\t675 676\nLNK1158\t677\nLNK1181\t673 674 678',
    827085907: 'STL1002: Unexpected compiler version, expected CUDA \t773',
    828796205: '-mf16c\t320',
    842019395: 'C2027\t452',
    842020932: 'D8021\t558',
    842281539: 'C2429\t459',
    842348355: 'C7525\t459',
    842413891: 'C7624\t459',
    843796044: 'LNK2001\t242\nLNK2005: \t679\nLNK2019\t242',
    845374806: 'Vec256\t848 849',
    858796611: 'C2039: \t453 454 455 456 457 458',
    863005040: 'pip3: command not found\t1004\npip3: not found\t1004',
    875968323: 'C7642\t459',
    877350476: 'LNK4272\t676',
    909128259: 'C2061: \t458\nC2065: \t458',
    909652803: 'C3861: \t458',
    925905197: '-1073741511\t315\n-1073741515\t316\n-1073741795\t317',
    926429763: 'C2872\t462',
    942682435: 'C1083\t440 441 442 443 444 445 446 447 448 449',
    943010371: 'C2589: \t460',
    943011651: 'C7582\t459',
    959787587: 'C2593: \t461',
    976236899: 'c10::guts\t921',
    976909409: 'at::DeprecatedTypeProperties\t892',
    978144327: 'GLM: GLM_\t640',
    978341199: 'OMP: Error #15\t740\nOMP: Error #15:\t741\nOMP: Error #179: Function pthread_\t742',
    979923827: 'ssh: Could not resolve hostname \t1423\nssh: connect to host \t1423',
    979923834: 'zsh: command not found: \t1508\nzsh: no matches found: \t1509',
    980445552: 'pip: command not found\t1004\npip: not found\t1004',
    980708969: 'int: = is not a valid operator\t1164',
    1094928468: 'THCAssertSameGPU\t781 782\nTHCAtomics.cuh\t783 784 785',
    1094997315: "CUDA architecture\t477\nCUDA capabilit\t477\nCUDA compiler and CUDA toolkit headers are incompatible\t478\nCUDA compute architecture\t477\nCUDA compute capabilit\t477\nCUDA driver is a stub library\t479\nCUDA driver version is insufficient for CUDA runtime version\t480\nCUDA initialization: Found no NVIDIA driver on your system\t481\nCUDA unavailable, invalid device\t482\nCUDA was not found on the system, please set the CUDA_HOME\t483\nCUDA's architecture\t477\nCUDA's capabilit\t477\nCUDA's compute architecture\t477\nCUDA's compute capabilit\t477\nCUDA::nvToolsExt\t318 484 485\nCUDAGenerator\t473 474\nCUDAGuard\t486 487\nCUDAStreamGuard\t486 487\nCUDA_ARCHITECTURES\t488\nCUDA_ARCHITECTURES is set to \t489\nCUDA_ERROR_ASSERT\t490\nCUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE\t491\nCUDA_ERROR_INVALID_IMAGE\t492\nCUDA_ERROR_NO_BINARY_FOR_GPU\t493\nCUDA_ERROR_OUT_OF_MEMORY\t494\nCUDA_ERROR_STUB_LIBRARY\t479\nCUDA_ERROR_SYSTEM_DRIVER_MISMATCH\t495\nCUDA_ERROR_SYSTEM_NOT_READY\t496\nCUDA_ERROR_UNSUPPORTED_PTX_VERSION\t497\nCUDA_HOME\t498\nCUDA_HOME does not exist, unable to compile CUDA\t499\nCUDA_HOME environment variable is not set\t500\nCUDA_PATH\t498\nCUDA_TOOLKIT_ROOT_DIR not found or specified\t501\nCUDA_tensor_apply\t502 503\nCUDAs architecture\t477\nCUDAs capabilit\t477\nCUDAs compute architecture\t477\nCUDAs compute capabilit\t477",
    1096045407: '_STATUS_ARCH_MISMATCH\t869',
    1096308803: 'CXXABI_\t507\nCXXABI_1.3.\t508',
    1098215527: 'gpuAtomicAdd\t1107 1108',
    1100659951: '：Aucun fichier\t106',
    1111705684: 'THCBlas_\t779 780',
    1112099911: 'GLIBCXX_\t507\nGLIBCXX_3.4.\t508\nGLIBC_\t638\nGLIBC_2.\t639',
    1126199118: 'No CUDA runtime is found, using CUDA_HOME=\t708\nNo CUDA toolset found\t709',
    1128482900: 'THCCeilDiv\t412 413',
    1128486478: 'NVCC \t699\nNVCC" \t699\nNVCC\' \t699\nNVCC` \t699\nNVCC’ \t699',
    1128680517: 'ELFCLASS32\t579\nELFCLASS64\t579',
    1129467732: 'TORCH_CHECK\t803\nTORCH_CUDA_API\t381 382\nTORCH_EXTENSION_NAME\t321\nTORCH_HIP_API\t450 451\nTORCH_LIBRARY_FRAGMENT\t803',
    1130320961: 'AT_CHECK\t377 378\nAT_CHECK_INDEX\t377 378\nAT_CPP14_CONSTEXPR\t379 380\nAT_CUDA_API\t381 382',
    1131701607: 'getCurrentCUDABlasHandle\t486 487\ngetCurrentCUDASolverDnHandle\t486 487\ngetCurrentCUDASparseHandle\t486 487\ngetCurrentCUDAStream\t486 487\ngetCurrentDeviceProperties\t486 487',
    1131701619: 'setCurrentCUDAStream\t486 487',
    1131898190: 'NewConnectionError\t520',
    1145120800: ' (ADVANCED)\t0',
    1145260116: 'THCDevice\t779 780\nTHCDeviceUtils.cuh\t786 787 788 789',
    1145656910: 'NVIDIA driver on your system is too old\t700\nNVIDIA-SMI has failed because it couldn\t701',
    1146438445: '-CUDA::nvToolsExt\t318',
    1146438508: 'lCUDA::nvToolsExt\t318',
    1147098177: 'AT_DISPATCH_ALL_TYPES_AND_HALF\t383 384',
    1148478823: 'getDefaultCUDAStream\t486 487\ngetDeviceProperties\t486 487',
    1150991599: '：Datei oder Verzeichnis\t106',
    1160670307: 'cl.EXE\t992',
    1162297926: 'FBGEMM needs GCC \t506\nFBGEMM needs at least GCC \t506\nFBGEMM requires GCC \t506\nFBGEMM requires at least GCC \t506',
    1162629971: 'SSLError\t520',
    1164863831: 'WinError 2]\t448\nWinError 3]\t448',
    1164994920: 'hipErrorAssert\t490\nhipErrorInvalidDeviceFunction\t1020\nhipErrorNoBinaryForGpu\t493\nhipErrorOutOfMemory\t494',
    1176517189: 'E: Failed to fetch\t575',
    1178749012: 'THBFloat16Blas_\t779 780\nTHBFloat16Storage\t779 780\nTHBFloat16Tensor\t779 780\nTHBFloat16Vector\t779 780',
    1179009347: 'CAFFE2_API\t381 382\nCAFFE2_CUDA_API\t381 382',
    1180652609: 'AT_FORALL_SCALAR_TYPES\t385 386',
    1195591764: 'THCGenerator\t779 780',
    1196312909: 'MINGW\t687',
    1196773443: 'CPUGenerator\t473 474',
    1198271776: ' -lGLESv1\t5\n -lGLESv2\t5',
    1198418253: 'MinGW\t687',
    1229408595: 'SIGILL\t317',
    1230455855: '/DWIN32\t322',
    1230984257: 'AT_INDEX_ERROR\t387 388',
    1231254131: 'srcIndex < srcSelectDimSize\t1422',
    1262570819: 'CMAKE_CUDA_ARCHITECTURES\t466\nCMAKE_CUDA_ARCHITECTURES must be non-empty\t467\nCMAKE_CUDA_ARCHITECTURES:\t468 469\nCMAKE_CUDA_COMPILER\t470\nCMAKE_CUDA_COMPILER:\t471',
    1280136782: 'NVML Shared Library Not Found\t609',
    1280595267: 'CUTLASS needs GCC \t506\nCUTLASS needs at least GCC \t506\nCUTLASS requires GCC \t506\nCUTLASS requires at least GCC \t506',
    1281311820: 'LD_LIBRARY_PATH contains incompatible version of cudnn\t664',
    1297501260: 'LLVM ERROR: \t666\nLLVM ERROR: out of memory\t667',
    1298295148: 'libMIOpen.so.\t1221',
    1310748265: 'in Namensbereich\t1062',
    1313032276: 'THCNumerics\t779 780\nTHCNumerics.cuh\t790 791 792',
    1313101123: 'CUDNN_INCLUDE_DIR\t504\nCUDNN_INCLUDE_PATH\t504\nCUDNN_LIBRARY\t504\nCUDNN_LIBRARY_PATH\t504\nCUDNN_STATUS_SUBLIBRARY_LOADING_FAILED\t505',
    1313753172: 'THNN_\t800 801',
    1318763759: '：No existe el\t106\n：No such file\t106',
    1330529327: '/DNOMINMAX\t322',
    1330795077: 'ERROR: Could not find a version\t581\nERROR: Python dependency not found\t582\nERROR: Wheel \'\t583\nERROR: unknown command "\t584',
    1330857298: 'RESOURCE_EXHAUSTED: \t765',
    1346521420: 'LIBPOSTPROC\t665',
    1347703880: 'HTTP 000 CONNECTION FAILED\t524',
    1349083987: 'SciPy needs GCC \t506\nSciPy needs at least GCC \t506\nSciPy requires GCC \t506\nSciPy requires at least GCC \t506',
    1349350734: 'NumPy\t736\nNumPy C-API version 0x\t737\nNumPy needs GCC \t506\nNumPy needs at least GCC \t506\nNumPy requires GCC \t506\nNumPy requires at least GCC \t506\nNumPy was built with baseline optimizations\t738',
    1380141140: 'THCRandom\t779 780\nTHCRoundUp\t412 413',
    1380993352: 'HIPRTC status = HIPRTC_ERROR_COMPILATION\t643',
    1381122399: '_ARRAY_API\t868',
    1396918356: 'THCState\t793 794\nTHCStorage\t779 780\nTHCStream\t793 794',
    1397049428: 'THESE PACKAGES DO NOT MATCH THE HASHES\t799',
    1397050439: 'GLES2/gl\t631 632\nGLES3/gl\t631 632\nGLESv1\t633\nGLESv2\t633',
    1397706309: 'ENOSPC: no space\t580',
    1397900630: 'VERSION_MISMATCH\t847',
    1398757712: 'PY_SSIZE_T_CLEAN macro must be defined\t751',
    1400137063: 'getStreamFromPool\t486 487',
    1413567571: 'STATUS_DLL_NOT_FOUND\t316\nSTATUS_ENTRYPOINT_NOT_FOUND\t315',
    1413695572: 'THCTensor\t779 780\nTHCThrustAllocator\t779 780',
    1413761108: 'THDTensor\t779 780',
    1414744148: 'THSTensor\t779 780',
    1415530580: 'TH_TENSOR_APPLY\t502 503',
    1416914279: 'getTHCState\t793 794',
    1428175429: 'E: Unable to fetch some archives\t575',
    1430462522: ': CUDA cannot be found\t333',
    1430472788: 'THCUNN_\t779 780',
    1430481965: '-lCUDA::nvToolsExt\t318',
    1447250004: 'THCVector\t779 780',
    1464224839: 'GLFW/glfw3.h\t634 635 636 637',
    1465865281: 'AT_WARN\t389 390',
    1596993859: 'C10_FALLTHROUGH\t379 380\nC10_HIP_API\t450 451\nC10_HIP_KERNEL_LAUNCH_CHECK\t450 451\nC10_HOST_CONSTEXPR\t379 380\nC10_NORETURN\t379 380',
    1596993891: 'c10_cuda.lib\t922',
    1598182723: 'CUB_NS_QUALIFIER\t476',
    1598243655: 'GCC_1\t507\nGCC_3\t507\nGCC_4\t507\nGCC_7\t507',
    1598244948: 'THC_assertSameGPU\t781 782',
    1598965328: 'PFN_cuTensorMapEncode\t750',
    1600939103: '_dl_check_map_versions: Assertion\t873',
    1601008225: 'arm_acle\t890\narm_bf16\t890\narm_fp16\t890\narm_neon\t890\narm_sve\t890',
    1601009011: 'sum_intlist\t1381 1382',
    1629515598: 'No available memory for the cache blocks\t710',
    1629516905: 'it as a build dependency\t1181',
    1631789114: ': Cannot allocate memory\t334',
    1631811920: 'PyCapsule\t759',
    1631854650: ': Datei oder Verzeichnis\t106',
    1632127060: 'THHalfBlas_\t779 780\nTHHalfStorage\t779 780\nTHHalfTensor\t779 780\nTHHalfVector\t779 780',
    1632313402: ': Kann die Shared\t342\n: Kann die Shared-Object-Datei nicht öffnen\t340',
    1633839468: 'libaio.h\t1222 1223 1224 1225\nlibamdhip64.so.\t1221\nlibav\t1226',
    1633886247: "' cannot overload\t261",
    1633886266: ': calling a constexpr __device__ function\t355\n: calling a constexpr __host__ function\t356\n: cannot open shared obj\t342\n: cannot open shared object\t357 358',
    1633903970: 'because it has a CompositeImplicitAutograd\t895',
    1633903972: 'decay_t\t996',
    1633973603: 'cuda runtime error (2) : out of memory\t1018\ncudaBindTexture\t750\ncudaConfigureCall\t750\ncudaErrorAssert\t490\ncudaErrorCallRequiresNewerDriver\t376\ncudaErrorCompatNotSupportedOnDevice\t491\ncudaErrorInsufficientDriver\t1019\ncudaErrorInvalidDeviceFunction\t1020\ncudaErrorInvalidKernelImage\t492\ncudaErrorMemoryAllocation\t494\ncudaErrorNoKernelImageForDevice\t493\ncudaErrorStubLibrary\t479\ncudaErrorSystemDriverMismatch\t495\ncudaErrorSystemNotReady\t496\ncudaErrorUnsupportedPtxVersion\t497\ncudaLaunchCooperativeKernelMultiDevice\t750\ncudaProfilerInitialize\t750\ncudaThreadExit\t750\ncudaThreadSynchronize\t750\ncudaTypedefs.h\t1008 1009\ncudaUnbindTexture\t750\ncuda_awbarrier\t1008 1009\ncuda_bf16.h\t1008 1009\ncuda_fp4.h\t1008 1009\ncuda_fp6.h\t1008 1009\ncuda_fp8.h\t1008 1009\ncuda_pipeline\t1008 1009\ncudart64_\t1017',
    1634036816: 'Please install \t758',
    1634036848: 'please install \t758',
    1634082855: "' failed: \t264",
    1634166092: 'LegacyTHDispatcher\t680 681\nLegacyTHFunctionsCUDA\t680 681',
    1634166124: 'legacy-install-failure\t1220',
    1634213922: '" has no member\t124 244\n" has no member \t245 246 247\n" has no member "\t248 249 250\n" has no member class\t251',
    1634230111: '__half\t871',
    1634493027: 'cblas.h\t986 987 988\ncblas_mangling.h\t986 987 988',
    1634493984: ' flag is not supported with the configured host compiler\t110',
    1634494055: 'gflags/gflags.h\t1093 1094 1095 1096 1097',
    1634541602: '" matches these operands\t255\n" may not be used in the type-id\t256',
    1634541612: ', may conflict with lib\t308',
    1634563438: 'numa.h\t1331 1332 1333\nnumaif.h\t1331 1332 1333',
    1634564716: 'lzma.h\t1269 1270 1271 1272',
    1634625890: 'binaries were compiled with C\t899',
    1634629988: 'dynamic module does not\t1046\ndynamic_cast\t1047',
    1634692128: ' load any \t109\n loaded at\t166',
    1634754924: 'lapack\t1188\nlapacke.h\t1189 1190 1191 1192',
    1634760805: 'expanded from macro \t1069\nexpansion of macro \t1069',
    1634886000: 'parameter packs not expanded with\t1374 1375',
    1634887263: '_frame\t760 874',
    1634887267: 'cframe"\t991\ncframe\'\t991\ncframe’\t991',
    1634890835: 'Strawberry\t687',
    1634954837: 'UnsatisfiedLinkError: \t836\nUnsatisfiedLinkError: no \t837',
    1634954869: 'unsatisfied condition: \t1477',
    1635017059: 'catastrophic error\t985',
    1635017062: 'fatal error C10\t1074\nfatal error C1081\t1075\nfatal: early EOF\t1076\nfatal: fetch-pack: \t1076\nfatal: not a git repository\t1077\nfatal: unable to \t1078',
    1635018093: 'metadata-generation-failed\t1220',
    1635022189: 'mutable_data_ptr\t1007',
    1635151433: "Invalid CUDA 'device=\t657\nInvalid requirement: \t658\nInvalid wheel filename\t149\nInvalidMatchSpec: \t659\nInvalidVersionSpec: \t659",
    1635151465: 'invalid command "bdist_wheel\t1167\ninvalid command "dist_info\t1167\ninvalid command "editable_wheel\t1167\ninvalid command \'bdist_wheel\t1167\ninvalid command \'dist_info\t1167\ninvalid command \'editable_wheel\t1167\ninvalid command bdist_wheel\t1167\ninvalid command dist_info\t1167\ninvalid command editable_wheel\t1167\ninvalid device function\t1168\ninvalid input constraint \'+h\' in asm\t1169\ninvalid input constraint \'+l\' in asm\t1169\ninvalid input constraint \'+r\' in asm\t1169\ninvalid input constraint \'=+h\' in asm\t1169\ninvalid input constraint \'=+l\' in asm\t1169\ninvalid input constraint \'=+r\' in asm\t1169\ninvalid input constraint \'=h\' in asm\t1169\ninvalid input constraint \'=l\' in asm\t1169\ninvalid input constraint \'=r\' in asm\t1169\ninvalid input constraint \'h\' in asm\t1169\ninvalid input constraint \'l\' in asm\t1169\ninvalid input constraint \'r\' in asm\t1169\ninvalid literal for int() with base 10: \t1170\ninvalid operands to binary expression (\t1171\ninvalid operands to binary expression (\'\t1172\ninvalid output constraint \'+h\' in asm\t1169\ninvalid output constraint \'+l\' in asm\t1169\ninvalid output constraint \'+r\' in asm\t1169\ninvalid output constraint \'=+h\' in asm\t1169\ninvalid output constraint \'=+l\' in asm\t1169\ninvalid output constraint \'=+r\' in asm\t1169\ninvalid output constraint \'=h\' in asm\t1169\ninvalid output constraint \'=l\' in asm\t1169\ninvalid output constraint \'=r\' in asm\t1169\ninvalid output constraint \'h\' in asm\t1169\ninvalid output constraint \'l\' in asm\t1169\ninvalid output constraint \'r\' in asm\t1169\ninvalid target ID \t840\ninvalid value \'c++\t1173\ninvalid value \'gnu++\t1173\ninvalid value for --gpu-architecture\t1174',
    1635196967: "' was defined more than once\t277",
    1635197024: '` was removed in the NumPy 2\t879',
    1635281254: 'fixable by adding \t1085',
    1635284080: 'ptxas application ptx input, line \t1383\nptxas info \t1384\nptxas warning \t1384',
    1638515570: 'réadressage R_\t1391\nréadressage de R_\t1391',
    1646292852: 'to be installed\t897',
    1647473766: 'ft2build.h\t1088 1089 1090 1091',
    1650552405: 'Unable to find\t510 511\nUnable to find code object for all current devices\t826\nUnable to find vcvarsall.bat\t827\nUnable to load any of {lib\t828\nUnable to locate\t511',
    1650552421: 'enable executable\t1050\nenable_if_t\t996',
    1650552437: 'unable to execute \t1462\nunable to execute \'\t1463\nunable to execute command: Killed\t1464\nunable to find\t511\nunable to find a build program corresponding to "Ninja\t1465\nunable to find library -l\t945 946 947 948 949 950 951 952 953 954 1466 1467 1468\nunable to find library -lEGL\t955\nunable to find library -lGLEW\t956\nunable to find library -laio\t957\nunable to find library -lffi\t958\nunable to find library -lglog\t959\nunable to find library -ljpeg\t960\nunable to find library -lnuma\t961\nunable to find library -lstdc++\t963\nunable to find library -ltbb\t964\nunable to find library -luuid\t965\nunable to find library -lz\t966\nunable to locate\t511',
    1650552929: 'apability not supp\t884',
    1650616684: 'libbitsandbytes_cpu.\t1227',
    1651076128: ' library not found\t165',
    1651076143: '/libMIOpen\t328\n/libamd_comgr\t328\n/libamdhip64\t328\n/libcublas\t328\n/libcuda\t328\n/libcufft\t328\n/libcufile\t328\n/libcupti\t328\n/libcurand\t328\n/libcusolver\t328\n/libcusparse\t328\n/libcutensor\t328\n/libhip\t328\n/libhsa-runtime64\t328\n/libhsakmt\t328\n/libnccl\t328\n/libnpp\t328\n/libnvJitLink\t328\n/libnvidia-ml\t328\n/libnvjpeg\t328\n/libnvrtc\t328\n/libnvshmem\t328\n/librccl\t328\n/libroc\t328',
    1651076218: 'zlib.h\t1504 1505 1506 1507',
    1651336557: "member access into incomplete type '\t1275",
    1651337587: 'simbolo ambiguo\t692',
    1651341651: 'Symbol\t242',
    1651341683: 'symbol not found in flat namespace\t242\nsymbole ambigu\t692',
    1651449895: "' object has no attribute 'ds_opt_\t276",
    1651469415: 'globalLegacyTypeDispatch\t680 681',
    1651860850: 'reubicación R_\t1391',
    1651864352: " submodule path '\t230",
    1663067490: 'be created directly\t894',
    1663067511: 'we can conclude that \t1497',
    1663071343: 'ot compiled with \t1367',
    1664044099: 'CL/cl\t464 465',
    1667309616: '0 active drivers ([])\t330',
    1667393900: 'libc10_cuda.so: \t1228\nlibcublas.so.\t1229\nlibcublasLt.so.\t1229\nlibcuda.so\t1230\nlibcuda.so cannot found\t1231\nlibcuda.so.1\t1230\nlibcudart.so.\t1229\nlibcufft.so.\t1229\nlibcupti.so.\t1229\nlibcusolver.so.\t1229\nlibcusparse.so.\t1229',
    1667462766: 'nvcc \t699\nnvcc :\t1340\nnvcc cannot find a supported version of\t1341\nnvcc fatal   : Cannot find compiler \'\t1342\nnvcc fatal   : Could not open input file \'\t1343\nnvcc fatal   : redefinition of argument \'\t1344\nnvcc not found\t1345\nnvcc was not found\t1345\nnvcc ：\t1340\nnvcc" \t699\nnvcc\' \t699\nnvcc:\t1340\nnvcc` \t699\nnvcc’ \t699\nnvcc：\t1340',
    1667592275: "Specified provider 'CUDAExecutionProvider' is not in available provider\t777",
    1667592307: 'specified that you may need to import the \t1421',
    1667594309: 'Exec format error\t587',
    1667594341: 'execinfo.h\t1039\nexecutable in path specified by\t1065\nexecutor failed running\t1066',
    1667656804: 'dlfcn.h\t1039',
    1667722864: 'pngconf.h\t1378 1379 1380',
    1667852407: 'which is not an existing directory\t1499',
    1667854445: 'mpicxx.h\t1287 1288 1289',
    1668033824: ' -lcrypt\t6',
    1668248144: 'Processus arrêté\t574\nProcessus arrêté a terminé le programme \t289',
    1668248176: "procedure entry point\t242\nprocessor does not support \t472\nprocessor doesn't support \t472\nprocessor lacks \t472",
    1668311400: 'hipcc: No such file\t1115\nhipcc: command not found\t1115\nhipcc: not found\t1115',
    1668440352: ' architecture of input file \t13',
    1668443988: 'Torch is needed\t761\nTorch is not installed\t761\nTorch is required\t761\nTorch must be installed\t761\nTorch needs to be installed\t761',
    1668444020: 'torch is needed\t761\ntorch is not installed\t761\ntorch is required\t761\ntorch must be installed\t761\ntorch needs GCC \t506\ntorch needs at least GCC \t506\ntorch needs to be installed\t761\ntorch requires GCC \t506\ntorch requires at least GCC \t506\ntorch.OutOfMemoryError\t1439\ntorch._inductor.exc.\t1440\ntorch.cuda.OutOfMemoryError\t1439\ntorch.utils.ffi is deprecated\t1441\ntorch.version.cuda\t1442\ntorch/csrc/PythonTypes.h\t1443 1444 1445\ntorch/csrc/StorageDefs.h\t1443 1444 1445\ntorch/csrc/THP_export.h\t1443 1444 1445\ntorch/csrc/WindowsTorchApiMacro.h\t1443 1444 1445\ntorch/csrc/jit/\t1446 1447 1448 1449 1450\ntorch/csrc/stable/\t397 398\ntorch/csrc/utils/auto_gil.h\t1451 1452 1453\ntorch/csrc/utils/disallow_copy.h\t1451 1452 1453\ntorch/csrc/utils/future.h\t1451 1452 1453\ntorch/csrc/utils/memory.h\t1451 1452 1453\ntorch/csrc/utils/six.h\t1451 1452 1453\ntorch/extension.h\t397 398\ntorch/headeronly/\t397 398\ntorch_cuda.lib\t922\ntorch_extensions\t1454\ntorchaudio C++ extension is not available\t1455\ntorchinductor_\t1456 1457\ntorchvision.transforms.functional_tensor\t1458',
    1668571501: 'matching\t1274',
    1668628794: ':Aucun fichier\t106',
    1681143415: 'w64devkit\t687',
    1684104530: 'ReadTimeout\t520\nReadTimeoutError\t520',
    1684104562: 'read-only segment has dynamic IFUNC relocations\t1387\nread-only segment has dynamic relocations\t1387',
    1684107084: 'Loaded runtime CuDNN library: \t686',
    1684107116: 'load any more object with static\t1266\nloaded the `torch/_C` folder of the PyTorch repository\t1267',
    1684302184: 'hidden symbol \t1113',
    1684366670: 'Need to compile C++ extensions to \t705',
    1684366702: 'need PyTorch\t767\nneed Pytorch\t767\nneed pyTorch\t767\nneed pytorch\t767\nneed torch\t767\nneeds CUDA\t1300\nneeds PyTorch\t767\nneeds Pytorch\t767\nneeds pyTorch\t767\nneeds pytorch\t767\nneeds torch\t767',
    1684367716: 'died with <Signals.SIGKILL: 9>\t1035',
    1684632949: 'uuid/uuid.h\t1484 1485 1486 1487',
    1684633198: 'nvidia-container-cli: initialization error: \t1347\nnvidia-fabricmanager\t611',
    1684955424: ' and above\t12\n and higher\t12\n and later\t12\n and newer\t12',
    1684957510: 'FindCUDA says CUDA version is\t616',
    1684957527: 'Windows Long Path support enabled\t852\nWindows not yet supported for torch.compile\t853',
    1684959043: 'CondaHTTPError\t524\nCondaSSLError\t524',
    1684959075: 'conda: command not found\t1004\nconda: not found\t1004\nconditional_t\t996',
    1684960544: ' undeclared\t160',
    1685024032: ' module has been removed\t167\n module is not found\t168',
    1685025392: 'prod_intlist\t1381 1382',
    1685222775: 'wurde in diesem Gültigkeitsbereich nicht deklariert\t898',
    1685414702: '.cuda.o\t321',
    1689699140: 'Dödad-signal avslutade programmet \t289',
    1696610857: '): error: argument list for template template\t298\n): error: exception specification is incompatible\t299\n): error: identifier "\t251\n): error: identifier "__\t300 301\n): error: incomplete type is not allowed\t302\n): error: invalid combination of type specifiers\t303\n): error: name followed by "::" must\t298\n): error: no instance of\t304\n): error: static assertion failed with "\t305',
    1696624233: 'in expansion of macro \t1069',
    1696624462: 'No existe el \t416 417 418 419 420 421 422 423 424 425 426',
    1696624494: 'no es un miembro de\t1062',
    1697082912: " n'est pas reconnu\t158\n n'est pas un membre de\t139 140 141",
    1697541219: 'cl.exe\t992\ncl.exe with traditional preprocessor \t993',
    1698832442: ': Befehl nicht gefunden\t332',
    1699094621: '] Fehler 137\t866',
    1699160157: '] Getötet\t866',
    1699170388: 'THGenerator\t779 780',
    1699553338: ': Memory allocation failure\t343',
    1699618874: ": Ne peut ouvrir le fichier d'objet partagé\t340",
    1700022356: 'THTensor\t779 780\nTHTensorMath\t779 780',
    1700153428: 'THVector\t779 780',
    1700212059: '[-Werror\t857',
    1700948332: 'libelf.h\t1232 1233 1234 1235',
    1701013836: 'License classifiers have been superseded by license expressions\t685',
    1701017701: 'exception handling disabled\t1063\nexception handling is disabled\t1064',
    1701078386: 'redefinition of \t1389',
    1701079328: ' identifier "\t124',
    1701080649: 'IndentationError: \t649\nIndexError: \t650 651\nIndexError: _Map_base::at\t652\nIndexError: map::at\t652\nIndexError: unordered_map::at\t652',
    1701080681: 'index_sequence\t996',
    1701080693: 'undeclared identifier \t1320 1469\nundefined reference to \t1470\nundefined symbol: \t242\nundefined symbol: Py\t1471\nundefined symbol: _Py\t1471\nundefined symbol: mkl_\t1472\nundefinierter Verweis auf\t242\nundefiniertes Symbol\t242\nunderlying_type_t\t996',
    1701146144: ' needed by \t170',
    1701209458: 'reference indefinie vers\t242\nreference indéfinie vers\t242\nreference to\t242\nreferences to\t242\nreferencia a\t242\nreferencia indefinida a\t242\nreferencia indefinida para\t242\nreferencia nao definida a\t242\nreferencia nao definida para\t242\nreferencia não definida a\t242\nreferencia não definida para\t242\nreferensi ke\t242\nreferência indefinida a\t242\nreferência indefinida para\t242\nreferência nao definida a\t242\nreferência nao definida para\t242\nreferência não definida a\t242\nreferência não definida para\t242',
    1701210482: 'riferimento non definito a\t242',
    1701211721: "Inferred operator schema for a C++ kernel function doesn't match the expected function schema\t653",
    1701211753: 'infer_schema(func): \t1156 1157',
    1701274484: 'tcgen05\t1409',
    1701275973: 'Eigen/\t585',
    1701345056: ' when calling \t239',
    1701405728: ' died due to signal \t28\n died due to signal 9\t29\n died due to signal 9 (Kill signal)\t29\n died with status 0x\t30',
    1701407843: 'client error (Connect)\t995',
    1701409364: 'Tried to register an operator (\t816 817\nTried to register multiple backend fallbacks for the same dispatch key \t818\nTried to register multiple operators with the same name\t819',
    1701470831: 'object has no attribute \t1350 1351',
    1701536109: 'make: \t325\nmake_index_sequence\t996\nmake_unique\t996',
    1701603654: 'File o directory non\t416 417 418 419 420 421 422 423 424 425 426\nFilename longer than 260 characters\t614\nFilename too long\t615',
    1701603686: 'file failed to open for reading\t1082\nfile_baton.py\t1083\nfile_baton.py:\t1084',
    1701604425: 'Illegal instruction\t317 414',
    1701667150: "NameError: name \t702\nNameError: name '\t703\nNameError: name '_C' is not defined\t704",
    1701667182: 'name \'bare_metal_version\' is not defined\t1293\nnamespace "\t1294\nnamespace "c10::guts" has no member "\t1295\nnamespace "std" has no member \t1296 1297 1298 1299',
    1701669204: 'TimeoutError: \t526',
    1701670771: 'some optimizations will not be enabled\t1420',
    1701716012: ', needed by\t309\n, needed by \t310',
    1701733735: 'generic_type: \t1092',
    1701798944: " does not dominate this use\t31\n does not exist\t32 33 34\n does not include kernels for this GPU\t35\n does not match namespace of enclosing TORCH_LIBRARY\t36\n does not match runtime version \t37\n does not name a type\t38 39\n does not support \t40\n doesn't exist\t33",
    1701863764: 'Tapettu\t574\nTapettu-signaali päätti \t289',
    1701865808: 'Pipeline failed while executing [\t757',
    1701867296: ' open include file\t186 187 188 189 190 191 192 193 194 195 196 197 198 199 200 201 202 203 204 205 206 207 208 209 210 211 212 213 214 215 216\n open source file\t124 186 187 188 189 190 191 192 193 194 195 196 197 198 199 200 201 202 203 204 205 206 207 208 209 210 211 212 213 214 215 216',
    1701867311: '/openmp\t322',
    1701869908: "TypeDefault\t806 807\nTypeError \t821\nTypeError: \t822\nTypeError: expected str, bytes or os.PathLike object, not NoneType\t823\nTypeError: join() argument must be str\t824\nTypeError: unsupported operand type(s) for +: 'NoneType' and 'str'\t825",
    1701869940: 'type "at::Tensor" is not allowed\t1460\ntypeid\t1047',
    1701978146: '" referenced unknown base type "\t258',
    1701978156: ', required architecture \t311',
    1701991456: ' Tree Learner was not enabled in this build\t10',
    1701996900: 'dirent.h\t1039',
    1701997665: 'already has an implementation\t880',
    1701998165: 'Unregistered type : \t834\nUnresolved extern \t835',
    1701998197: "unrecognised command line option\t663\nunrecognised command-line option\t663\nunrecognized command\t1475\nunrecognized command line option\t663\nunrecognized command-line option\t663\nunrecognized subcommand '\t1476\nunresolved external symbol\t242",
    1701998445: 'more than one conversion function from "\t1284\nmore than one instance of overloaded function "\t1285\nmore than one operator "\t1286',
    1701999173: 'Erreur de format pour exec\t587\nErreur de segmentation\t588',
    1702064961: 'Assertion \t427\nAssertion `\t428\nAssertionError: \t429',
    1702125892: 'Datei oder Verzeichnis nicht\t416 417 418 419 420 421 422 423 424 425 426',
    1702126916: 'Detected that PyTorch and \t565',
    1702129225: 'Internal Triton PTX codegen error\t655\nInternal compiler error\t656\nInternal error\t656',
    1702129257: 'integer\t1165\ninteger_sequence\t996\ninternal compiler error: Killed (program \t1166',
    1702129518: "note: macro 'max defined here\t1273\nnote: macro 'max' defined here\t1273\nnote: macro 'max’ defined here\t1273\nnote: macro 'min defined here\t1273\nnote: macro 'min' defined here\t1273\nnote: macro 'min’ defined here\t1273\nnote: macro max defined here\t1273\nnote: macro max' defined here\t1273\nnote: macro max’ defined here\t1273\nnote: macro min defined here\t1273\nnote: macro min' defined here\t1273\nnote: macro min’ defined here\t1273\nnote: macro ‘max defined here\t1273\nnote: macro ‘max' defined here\t1273\nnote: macro ‘max’ defined here\t1273\nnote: macro ‘min defined here\t1273\nnote: macro ‘min' defined here\t1273\nnote: macro ‘min’ defined here\t1273",
    1702130753: 'Attempting to deserialize object on a CUDA device\t430\nAttempting to use \t431',
    1702131043: 'cute/\t1028\ncute\\\t1028',
    1702195557: 'equest failed after \t1052',
    1702240297: ') versions mismatch\t296',
    1702240300: ', version CXXABI_\t312\n, version GCC_1\t312\n, version GCC_3\t312\n, version GCC_4\t312\n, version GCC_7\t312\n, version GLIBCXX_\t312\n, version GLIBC_2.\t313',
    1702240314: ': version "libcu\t371\n: version "libnccl\t371\n: version "libnv\t371\n: version \'libcu\t371\n: version \'libnccl\t371\n: version \'libnv\t371\n: version `libcu\t371\n: version `libnccl\t371\n: version `libnv\t371\n: version ‘libcu\t371\n: version ‘libnccl\t371\n: version ‘libnv\t371',
    1702259058: 'river version \t1403',
    1702389038: '.exe" is not recognized\t254\n.exe" is not recognized as\t254\n.exe" ist entweder falsch\t254\n.exe" n\'est pas reconnu\t254\n.exe" no se reconoce como\t254\n.exe" 不是内部或外部命令\t254\n.exe\' is not recognized\t254\n.exe\' is not recognized as\t254\n.exe\' ist entweder falsch\t254\n.exe\' n\'est pas reconnu\t254\n.exe\' no se reconoce como\t254\n.exe\' 不是内部或外部命令\t254\n.exe” is not recognized\t254\n.exe” is not recognized as\t254\n.exe” ist entweder falsch\t254\n.exe” n\'est pas reconnu\t254\n.exe” no se reconoce como\t254\n.exe” 不是内部或外部命令\t254',
    1702520162: 'bezeichnet keinen Typ\t898',
    1714375751: 'GL/freeglut.h\t621 622 623',
    1717857907: 'sndfile.h\t1415 1416 1417 1418',
    1717920878: 'ndefined\t242',
    1717920885: 'udefineret reference til\t242',
    1717985603: "Caffe2: Couldn't determine version from header\t509",
    1717985635: 'caffe2/\t923 924 925 926',
    1717987684: 'different exception spec\t1036\ndiffers from\t1037',
    1717990755: 'cufft64_\t1017',
    1718513507: 'configuration file provided by "CUDA\t1005\nconflicting cuDNN in LD_LIBRARY_PATH\t1006',
    1722401636: 'définitions multiples de \t693',
    1722401650: 'réference indefinie vers\t242\nréference indéfinie vers\t242\nréférence indefinie vers\t242\nréférence indéfinie vers\t242',
    1730160936: '() got an unexpected keyword argument\t222\n() got an unexpected keyword argument \t221 287\n() got multiple values for \t221',
    1731152967: 'GL/gl.h\t624 625 626\nGL/glcorearb.h\t624 625 626\nGL/glew.h\t627 628 629 630\nGL/glext.h\t624 625 626\nGL/glut.h\t621 622 623\nGL/glx.h\t624 625 626',
    1734701162: 'jpeglib.h\t1182 1183 1184 1185',
    1734959663: '/bigobj\t322',
    1734964000: ' signal terminated program \t227',
    1734964008: '(signal: 9, SIGKILL: kill)\t291',
    1735289197: 'mingw\t687',
    1735355495: 'glog/logging.h\t1099 1100 1101 1102',
    1735357040: 'program input point\t242',
    1735549216: ' arguments for \t14',
    1735549300: 'target sm_\t1430',
    1746936361: ')" has already been defined\t297',
    1749239892: 'THCharBlas_\t779 780\nTHCharStorage\t779 780\nTHCharTensor\t779 780\nTHCharVector\t779 780',
    1750288468: 'THShortBlas_\t779 780\nTHShortStorage\t779 780\nTHShortTensor\t779 780\nTHShortVector\t779 780',
    1751279980: 'libhipblas.so.\t1221\nlibhipfft.so.\t1221\nlibhiprand.so.\t1221\nlibhipsolver.so.\t1221\nlibhipsparse.so.\t1221',
    1751345510: 'fichier dans un mauvais format\t766',
    1751345518: 'nicht definierter Verweis auf\t242',
    1751347777: 'Arch conditional MMA instruction used without targeting\t415',
    1751347809: 'arch_list[-1] += \t885\narchitecture\t886 887',
    1751347823: 'orch not compiled with CUDA enabled\t1366',
    1751349349: 'exchange\t996',
    1751361987: "échec d'adressage (mapping) du segment\t613",
    1751607656: 'higher\t1114',
    1751933286: 'falha no mapeamento de segmento\t613',
    1752392008: 'Hash mismatch for \t644',
    1752463728: 'python3: command not found\t1004\npython3: not found\t1004\npython: command not found\t1004\npython: not found\t1004',
    1763717413: '%1 is not a valid Win32 application\t259\n%1 ist keine zulässige Win32-Anwendung\t259',
    1763719719: "': is not a member of 'cudaDeviceProp'\t285",
    1763733358: 'no instance of \t1305\nno instance of constructor "cut\t1306\nno instance of overloaded function \t1307',
    1765161080: 'x86intrin.h\t1128 1129 1130',
    1766203450: ': Filename too long\t335 336',
    1766531165: '] Killed\t866',
    1766727738: ': Nicht genügend\t334',
    1767990816: ' failed with exit \t42\n failed: \t43\n failed: No such file\t44',
    1768042298: ':/bin/nvcc\t372',
    1768058209: 'ambiguous "?" operation:\t881\nambiguous overload for \t882\nambiguous symbol\t692',
    1768061296: 'pybind11\t1385\npybind11/\t1386\npybind11_detail_function_record\t759',
    1768124527: 'opción de línea de órdenes no reconocida\t663',
    1768255571: 'Speicherzugriffsfehler\t588',
    1768318308: 'defined\t1030\ndefined in file \t1031\ndefiniciones múltiples de \t693',
    1768320617: 'infiniband/\t1158 1159 1160 1161',
    1768383858: 'registered\t1390',
    1768693818: ': linker input file not found\t348',
    1768697658: ':/lib64\t373',
    1768716898: 'bzlib.h\t909 910 911 912',
    1768779113: 'immintrin.h\t1128 1129 1130',
    1768779128: 'xmmintrin.h\t1128 1129 1130',
    1768824890: ': nie można otworzyć pliku obiektu dzielonego\t340',
    1769103702: 'VariableTensorId\t806 807',
    1769152577: 'A single input file is required for a non-link phase\t375',
    1769234803: 'satisfies the requirement \t1406\nsatisfy\t1407',
    1769238607: 'OptionalCUDAGuard\t486 487\nOptionalCUDAStreamGuard\t486 487',
    1769300512: ' built without \t18',
    1769366884: "device architecture\t477\ndevice capabilit\t477\ndevice compute architecture\t477\ndevice compute capabilit\t477\ndevice kernel image is invalid\t492\ndevice's architecture\t477\ndevice's capabilit\t477\ndevice's compute architecture\t477\ndevice's compute capabilit\t477\ndevice-side assert triggered\t1032\ndevice-side assertion triggered\t1032\ndevices architecture\t477\ndevices capabilit\t477\ndevices compute architecture\t477\ndevices compute capabilit\t477",
    1769369189: 'environment variable is not\t1051',
    1769414695: "' with arguments from the '\t278\n' with arguments from the 'CUDA' backend\t279 280\n' with arguments from the 'Meta' backend\t281\n' with exceptions disabled\t282",
    1769566836: 'trying to build PyTorch with a too old version of \t1459',
    1784835872: ' object has no attribute \t179 180 181',
    1785291349: 'Ubijen\t574',
    1785620814: 'Ninja is required to \t707',
    1785620846: 'ninja-build: Kommando nicht gefunden\t1302\nninja-build: command not found\t1302\nninja-build: commande introuvable\t1302\nninja-build: not found\t1302\nninja-build: orden no encontrada\t1302\nninja-build: コマンドが見つかりません\t1302\nninja-build: 未找到命令\t1302\nninja: Kommando nicht gefunden\t1302\nninja: build stopped\t1303\nninja: command not found\t1302\nninja: commande introuvable\t1302\nninja: no work to do.\t1304\nninja: not found\t1302\nninja: orden no encontrada\t1302\nninja: コマンドが見つかりません\t1302\nninja: 未找到命令\t1302',
    1797287790: 'no kernel image is available\t1308',
    1797288805: 'es kein\t1062',
    1801547111: 'gmake\t331',
    1801675088: "Package \t752\nPackage dependency requirement '\t753\nPackagesNotFoundError\t754",
    1801675120: 'packed_accessor\t1007\npacked_accessor32\t803\npacked_accessor64\t803',
    1801678707: 'socket.gaierror: \t1419',
    1802068851: 'scikit-learn has not been built correctly\t1408',
    1802270070: 'vulkan/vulkan\t1492 1493 1494 1495',
    1802398060: 'linker `\t1261',
    1802465132: 'looks like a filename, but the file does not exist\t1268',
    1802725700: 'Disk quota exceeded\t569',
    1802725732: 'disk quota exceeded\t569',
    1814066273: "at least '/std:c++\t891",
    1814979692: 'ld.lld: error: duplicate symbol: \t1193',
    1816217684: 'THAlloc\t779 780',
    1816283220: 'THBlas_\t779 780',
    1816545364: 'THFloatBlas_\t779 780\nTHFloatStorage\t779 780\nTHFloatTensor\t779 780\nTHFloatVector\t779 780',
    1818323300: 'dial tcp: lookup \t802',
    1818391907: 'cublas64_\t1017\ncublasLt64_\t1017',
    1818455657: 'include file \t1136\ninclude file "ATen/\t1137\ninclude file "CL/\t1138\ninclude file "Eigen/\t1139\ninclude file "GLES\t1140\ninclude file "TH\t1141\ninclude file "THC\t1142\ninclude file "X11/\t1143\ninclude file "asm/\t901\ninclude file "boost/\t1144\ninclude file "c\t1145\ninclude file "c10d/\t1146\ninclude file "cudnn\t1147\ninclude file "eigen3/Eigen/\t1139\ninclude file "libav\t1148\ninclude file "tbb/\t1149\ninclude file "torch/\t396\ninclude file \'ATen/\t1137\ninclude file \'CL/\t1138\ninclude file \'Eigen/\t1139\ninclude file \'GLES\t1140\ninclude file \'TH\t1141\ninclude file \'THC\t1142\ninclude file \'X11/\t1143\ninclude file \'asm/\t901\ninclude file \'boost/\t1144\ninclude file \'c\t1145\ninclude file \'c10d/\t1146\ninclude file \'cudnn\t1147\ninclude file \'eigen3/Eigen/\t1139\ninclude file \'libav\t1148\ninclude file \'tbb/\t1149\ninclude file \'torch/\t396',
    1818780998: 'Fehler beim Mappen des Shared Objects\t613\nFehler im Format der Programmdatei\t587',
    1818845510: 'Failed building wheel for \t598\nFailed to build \t599\nFailed to build CUDA kernels for \t600\nFailed to compile. cc_cmd\t601\nFailed to detect a default CUDA architecture\t602\nFailed to detect a default CUDA architecture.\t603\nFailed to find\t510 511\nFailed to find \t604\nFailed to find ROCm root directory\t605\nFailed to find a working CUDA architecture\t606\nFailed to find all files with CUDA\t607\nFailed to find nvToolsExt\t608\nFailed to initialize NVML: Driver Not Loaded\t609\nFailed to locate\t511\nFailed to parse: \t610\nFailed to start \t611\nFailures have been detected while processing an MLIR pass pipeline\t612',
    1818845542: 'failed call to cuInit: \t1070\nfailed to find\t511\nfailed to locate\t511\nfailed to map segment from\t1071\nfailed to open \t1072\nfailed to open elf at \t553\nfailed with exit \t1073',
    1818846752: ' file built for macOS-\t45\n file not found\t46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108',
    1818848040: '(killed) terminó el programa \t289',
    1818850658: 'build_ext\t905\nbuilds-v0\t906\nbuilt against \t907\nbuilt for \t907\nbuilt with \t907',
    1819028768: ' -llapack\t7',
    1819042150: 'fallo al asignar un segmento del objeto compartido\t613',
    1819044171: 'Killed\t574 662',
    1819045731: 'collect2: fatal error: ld terminated with signal 9\t667',
    1819176736: ' only supports \t185',
    1819240790: 'Violación de segmento\t588',
    1819242031: '/nologo\t322',
    1819307369: 'implementation for device cuda\t1131',
    1819310149: 'Explicitly provided namespace (\t597',
    1819440483: 'curl/curl.h\t1022 1023 1024 1025\ncurl: (16) \t1026\ncurl: (18) \t1026\ncurl: (28) \t1026\ncurl: (35) \t1026\ncurl: (5) \t1026\ncurl: (52) \t1026\ncurl: (55) \t1026\ncurl: (56) \t1026\ncurl: (6) \t1026\ncurl: (60) \t1026\ncurl: (7) \t1026\ncurl: (92) \t1026',
    1819571555: 'cutlass needs GCC \t506\ncutlass needs at least GCC \t506\ncutlass requires GCC \t506\ncutlass requires at least GCC \t506\ncutlass/\t1028\ncutlass::\t1029\ncutlass\\\t1028',
    1819635523: 'Could NOT find BLAS (missing\t528\nCould NOT find Boost (missing\t528\nCould NOT find CUDA (missing:\t529 530 531\nCould NOT find CUDAToolkit (missing:\t529 530 531\nCould NOT find CUDNN (missing\t532\nCould NOT find CURL (missing\t528\nCould NOT find CuDNN (missing\t532\nCould NOT find EGL (missing\t528\nCould NOT find Eigen3 (missing\t528\nCould NOT find Freetype (missing\t528\nCould NOT find GLEW (missing\t528\nCould NOT find GLUT (missing\t528\nCould NOT find JPEG (missing\t528\nCould NOT find LAPACK (missing\t528\nCould NOT find NVTX\t533\nCould NOT find NvToolExt\t533\nCould NOT find NvToolsExt\t533\nCould NOT find OpenGL (missing\t528\nCould NOT find OpenMP\t534\nCould NOT find OpenSSL (missing\t528\nCould NOT find PNG (missing\t528\nCould NOT find Python\t535 536\nCould NOT find PythonLibs (missing\t537\nCould NOT find TBB (missing\t528\nCould NOT find X11 (missing\t528\nCould NOT find ZLIB (missing\t528\nCould NOT find cuDNN (missing\t532\nCould NOT find cudnn (missing\t532\nCould NOT find nvToolsExt\t533\nCould not build wheels for \t538\nCould not connect\t539\nCould not detect Ninja v\t540\nCould not find\t510 511\nCould not find MSVC\t541\nCould not find a configuration file for package "\t542\nCould not find any \t543\nCould not find compiler set in environment variable \t544\nCould not find module \'\t545\nCould not find shared object file\t546\nCould not find the bitsandbytes \t547\nCould not find the operator \t34\nCould not infer dtype of numpy.\t548\nCould not load library libcudnn\t549\nCould not load libtorchcodec\t550\nCould not load symbol \t519\nCould not load this library: \t551\nCould not locate\t511\nCould not locate \t552\nCould not open \t553\nCould not open requirements file: \t554\nCould not resolve\t539\nCould not set up the environment for Microsoft Visual Studio\t555\nCouldn\'t find\t510 511\nCouldn\'t load custom C++ ops\t556\nCouldn\'t load custom C++ ops. This can happen if your PyTorch and \t557',
    1819635555: "could not convert default argument '\t1010\ncould not find\t511\ncould not locate\t511\ncould not select device driver \t1011\ncouldn't allocate input reg for constraint 'h'\t1012\ncouldn't allocate input reg for constraint 'l'\t1012\ncouldn't allocate input reg for constraint 'r'\t1012\ncouldn't allocate input register for constraint 'h'\t1012\ncouldn't allocate input register for constraint 'l'\t1012\ncouldn't allocate input register for constraint 'r'\t1012\ncouldn't allocate output reg for constraint 'h'\t1012\ncouldn't allocate output reg for constraint 'l'\t1012\ncouldn't allocate output reg for constraint 'r'\t1012\ncouldn't allocate output register for constraint 'h'\t1012\ncouldn't allocate output register for constraint 'l'\t1012\ncouldn't allocate output register for constraint 'r'\t1012\ncouldn't find\t511",
    1830842190: "No matching distribution found for \t711\nNo module named \t712 713 714 715 716 717 718 719 720 721 722 723\nNo module named '\t724",
    1830842222: "no matching con\t1309\nno matching function for call to \t1310 1311\nno member named \t1112\nno member named '\t1312",
    1833508922: ": Impossible d'ouvrir le fichier d'objet partagé\t340",
    1835100276: 'tham chiếu đến\t242',
    1835101728: ' name followed by "::" must be\t124',
    1835102822: 'frame"\t991\nframe\'\t991\nframe’\t991',
    1835166060: 'libmkl_\t1236',
    1835429165: '-mfma\t320',
    1835492691: 'Segment-Schutz nach der Relozierung\t774\nSegmentation fault\t588 775\nSegmentation-Fehler\t588',
    1835492723: 'segment en lecture seule a des réadressages\t1387\nsegmento de sólo lectura tiene reubicaciones\t1387',
    1835606074: ": impossibile aprire il file oggetto condiviso\t340\n: impossible d'ouvrir le fichier d'objet partagé\t340",
    1835622239: '__imp_\t872',
    1835886455: 'wgmma\t1409',
    1835888451: "Command '['ninja', '--version']' returned non-zero\t521\nCommand 'nvcc' not found\t522",
    1835888459: 'Kommandozeilenoption\t663',
    1835888483: 'common_type_t\t996',
    1836016416: ' compiled without \t18',
    1836213584: "Permission denied: \t729\nPermission denied: '\t731\nPermissionError: [WinError 5]\t756",
    1836213588: 'Terminado (killed)\t574',
    1836216134: 'Formato de ejecutable incorrecto\t587',
    1836280173: 'mismatches\t1037 1278',
    1836344691: 'setmaxnreg\t1409',
    1840104307: 'símbolo ambiguo\t692',
    1847602215: "', needed by '\t283 284",
    1847603493: "%1 n'est pas une application Win32 valide\t259\n%1 no es una aplicación Win32 válida\t259",
    1847616878: 'ne nomme pas un type\t898',
    1847619177: 'in namespace\t1062',
    1847619438: 'no nombra a un tipo\t898',
    1847620457: 'is not a full path and was not found\t1175\nis not a full path to an existing\t1176\nis not a member of\t1062',
    1847638978: '» non reconnue\t1510',
    1850286138: ': Internal \t341',
    1850296404: 'THIntBlas_\t779 780\nTHIntStorage\t779 780\nTHIntTensor\t779 780\nTHIntVector\t779 780',
    1851072570: ": Undefined reference to '\t242\n: Unknown option '\t352 353",
    1851859002: ': an object with that name is already\t354',
    1851876128: ' cannot be used to initialize\t21',
    1851878176: ' kann nicht gefunden werden\t163 164',
    1851878499: 'clang version must be less than \t994',
    1851943276: 'libnvJitLink.so.\t1229\nlibnvidia-ml.so.1\t1237\nlibnvidia-ptxjitcompiler.so.1\t1237\nlibnvrtc-builtins.so\t1238\nlibnvrtc.so.\t1229',
    1852134465: 'ATen/CPUGenerator\t391 392\nATen/CUDA\t391 392\nATen/CUDAGenerator\t391 392\nATen/Dimname.h\t393 394 395\nATen/NamedTensor.h\t393 394 395\nATen/NamedTensorUtils.h\t393 394 395\nATen/TensorNames.h\t393 394 395\nATen/Type\t391 392\nATen/TypeDefault\t391 392\nATen/TypeExtendedInterface\t391 392\nATen/c\t396 397 398\nATen/core/Dimname.h\t393 394 395\nATen/core/NamedTensor.h\t393 394 395\nATen/core/NamedTensorUtils.h\t393 394 395\nATen/core/TensorNames.h\t393 394 395\nATen/cpu/vec256/\t399 400 401 402 403\nATen/cuda/CUDAFuture.cuh\t404 405 406\nATen/cuda/CUDAFuture.h\t404 405 406\nATen/cuda/CUDAMultiStreamGuard.cuh\t404 405 406\nATen/cuda/CUDAMultiStreamGuard.h\t404 405 406\nATen/cuda/CUDASolver.cuh\t404 405 406\nATen/cuda/CUDASolver.h\t404 405 406\nATen/cuda/CUDATypeConversion.cuh\t404 405 406\nATen/cuda/CUDATypeConversion.h\t404 405 406\nATen/cudnn/Exceptions.h\t407 408 409 410 411\nATenCeilDiv\t412 413',
    1852138601: 'identifier "\t1117 1118 1119 1120 1121 1122\nidentifier "CU\t1123\nidentifier "_Float\t1124\nidentifier "__builtin_\t1125\nidentifier "nvshmem\t1126\nidentifier "texture" is undefined\t1127',
    1852141679: 'opencv2/\t1358 1359 1360 1361\nopenssl/\t1362 1363 1364 1365',
    1852383271: "' in 'cudaDeviceProp'\t265\n' in 'cut\t266\n' in namespace '\t267\n' in namespace 'cut\t266\n' in namespace 'std'\t268",
    1852383290: ': internal \t341\n: invalid ELF header\t368',
    1852387130: ':/include\t373',
    1852397403: '[WinError \t859 860 861\n[WinError 1114]\t862\n[WinError 126]\t863\n[WinError 127]\t563 864\n[WinError 206]\t865',
    1852400160: ' binary not found at \t17',
    1852400175: '/bin/bash: \t324 325\n/bin/dash: \t324 325\n/bin/nvcc\t326 327\n/bin/sh: \t324 325',
    1852400971: 'Kein Speicher im statischen TLS-Block\t661\nKein Speicherplatz mehr\t436',
    1852400994: 'being in scipy source directory\t896\nbeing installed\t897',
    1852401003: 'kein Speicherplatz mehr verfügbar\t436',
    1852401184: ' find any \t109',
    1852403239: "'ninja' is not recognized as an internal or external command\t286",
    1852404512: ' since setuptools is not available\t228',
    1852404565: 'Using cached \t846',
    1852404597: 'using CUDA_HOME=\t1483',
    1852534357: 'Unknown CMake command "cuda_add_executable"\t607\nUnknown CMake command "cuda_add_library"\t607\nUnknown CMake command "cuda_compile"\t607\nUnknown CUDA Architecture Name\t829\nUnknown MS Compiler version \t830\nUnknown builtin op: \t831\nUnknown compiler(s): [[\'\t832\nUnknown compute capability. \t833',
    1852534389: "unknown target CPU \t840\nunknown type name \t1320 1469\nunknown type name '\t1473 1474",
    1852583200: ' -lnvToolsExt\t8',
    1852664132: 'Dimname\t567 568\nDimnameList\t567 568',
    1852727619: 'Cannot access data pointer of Tensor (e.g. FakeTensor\t512\nCannot access global variable \t513 514\nCannot compile \t515\nCannot find\t510 511\nCannot find a working triton installation\t516\nCannot find source file:\t517\nCannot initialize CUDA without \t518\nCannot load symbol cu\t519',
    1852727627: 'Kann den Stack nicht ausführbar machen\t660',
    1852727651: 'cannot be used to initialize an entity of type "cutlass::\t929\ncannot call member function\t361\ncannot call non-constexpr function "cutlass::const_\t930\ncannot convert \t931\ncannot convert None of type <class \t932\ncannot create shared object descriptor\t933\ncannot determine \t934\ncannot execute \t935\ncannot find\t511 936 937 938\ncannot find \t939 940 941 942\ncannot find -l\t943 944 945 946 947 948 949 950 951 952 953 954\ncannot find -lEGL\t955\ncannot find -lGLEW\t956\ncannot find -laio\t957\ncannot find -lffi\t958\ncannot find -lglog\t959\ncannot find -ljpeg\t960\ncannot find -lnuma\t961\ncannot find -lpython3.\t962\ncannot find -lstdc++\t963\ncannot find -ltbb\t964\ncannot find -luuid\t965\ncannot find -lz\t966\ncannot find the file specified: \'\t731\ncannot import name \t967 968 969 970 971 972 973 974\ncannot import name \'\t975\ncannot instantiate \'\t976\ncannot make segment writable for relocation\t977\ncannot map zero-fill pages\t933\ncannot open input file \t978\ncannot open shared object file\t1 979 980\ncannot open source file "\t981\ncannot read spec file \t982',
    1852727659: 'kann -l\t945\nkann nicht gefunden\t1186\nkann nicht gefunden werden -l\t946 947 948 949 950 951 952 953 954 1133 1134\nkann nicht gefunden werden -lEGL\t955\nkann nicht gefunden werden -lGLEW\t956\nkann nicht gefunden werden -laio\t957\nkann nicht gefunden werden -lffi\t958\nkann nicht gefunden werden -lglog\t959\nkann nicht gefunden werden -ljpeg\t960\nkann nicht gefunden werden -lnuma\t961\nkann nicht gefunden werden -lstdc++\t963\nkann nicht gefunden werden -ltbb\t964\nkann nicht gefunden werden -luuid\t965\nkann nicht gefunden werden -lz\t966\nkann nicht gefunden werden: -l\t946 947 948 949 950 951 952 953 954 1133 1134\nkann nicht gefunden werden: -lEGL\t955\nkann nicht gefunden werden: -lGLEW\t956\nkann nicht gefunden werden: -laio\t957\nkann nicht gefunden werden: -lffi\t958\nkann nicht gefunden werden: -lglog\t959\nkann nicht gefunden werden: -ljpeg\t960\nkann nicht gefunden werden: -lnuma\t961\nkann nicht gefunden werden: -lstdc++\t963\nkann nicht gefunden werden: -ltbb\t964\nkann nicht gefunden werden: -luuid\t965\nkann nicht gefunden werden: -lz\t966',
    1852731203: 'ConnectTimeout\t520\nConnectTimeoutError\t520\nConnection to \t525\nConnectionError: \t526',
    1852732786: 'running build_ext\t1404\nrunning on sm\t1405',
    1852793632: " conflicts with target machine type \t22 23\n conflicts with this version\t24\n connect to 'http\t25",
    1853169722: ": ungültiger ELF-Header\t368\n: unsupported option '-fopenmp\t370\n: unsupported option ‘-fopenmp\t370",
    1853188163: 'ChunkedEncodingError\t520',
    1853189958: 'Found empty `transformer-engine` meta package\t617\nFound no NVIDIA driver on your system\t618 619\nFound two conflicting CUDA\t620',
    1853189990: 'found. Please specify\t1087',
    1864397673: 'is only a placeholder project on PyPI\t1177\nis only available from C++\t1178',
    1865370691: 'CL/opencl\t464 465',
    1866614868: 'THBoolBlas_\t779 780\nTHBoolStorage\t779 780\nTHBoolTensor\t779 780\nTHBoolVector\t779 780',
    1866670138: ': Command not found\t332',
    1866745940: 'THDoubleBlas_\t779 780\nTHDoubleStorage\t779 780\nTHDoubleTensor\t779 780\nTHDoubleVector\t779 780',
    1866866746: ': Found no NVIDIA driver on your system\t337\n: Found unsuitable version "\t338 339',
    1867194426: ': Kommando nicht gefunden\t332',
    1867270228: 'THLongBlas_\t779 780\nTHLongStorage\t779 780\nTHLongTensor\t779 780\nTHLongVector\t779 780',
    1867391034: ': No CUDA GPUs are available\t344\n: No existe el\t106\n: No module named \t345\n: No se puede asignar\t334\n: No such file\t106 107 108 346 347 348\n: No such file or directory\t349\n: Not a directory\t350',
    1867806286: 'NvToolsExt\t739',
    1867806318: 'nvToolsExt\t1335 1336 1337 1338\nnvToolsExt64_1.lib\t1339',
    1867807056: 'PyTorch is needed\t761\nPyTorch is not installed\t761\nPyTorch is not linked with support for cuda devices\t762\nPyTorch is required\t761\nPyTorch must be installed\t761\nPyTorch needs GCC \t506\nPyTorch needs at least GCC \t506\nPyTorch needs to be installed\t761\nPyTorch no longer supports this GPU because it is too old\t763\nPyTorch requires GCC \t506\nPyTorch requires at least GCC \t506\nPyTorch was compiled without CUDA support\t764',
    1868720492: 'libomp/omp.h\t1239 1240 1241',
    1868721529: 'ymbol \t242\nymbols \t242',
    1868767290: ': comando não encontrado\t332\n: command not found\t332\n: commande introuvable\t332',
    1868785010: 'recompile \t1388',
    1868787269: 'Encountered error while \t586',
    1868787273: 'Incompatible library version: lib\t648\nIncompleteRead\t520',
    1868787305: 'incompatible architecture (have \t1150\nincompatible with that of previous function "\t1151\nincompatible with the existing python installation in your environment\t1152\nincomplete \t1153\nincomplete type \t1154 1155',
    1868832802: '" does not appear to contain CMakeLists\t243',
    1869366891: 'kFloat8_e\t1007',
    1869374802: 'Relocations in generic ELF (EM: \t766',
    1869374834: 'relocation R_\t1391',
    1869378165: 'urlopen error \t1480',
    1869439605: 'ubmodule\t1461',
    1869440338: 'RemoteDisconnected\t520',
    1869440365: 'memory exhausted\t1276\nmemory in static\t1277',
    1869440370: 'remove_cv_t\t996\nremove_reference_t\t996',
    1869488162: '" no se reconoce como\t254\n" not found\t257',
    1869488167: "' no se reconoce como\t254\n' not found\t257",
    1869488186: ': no se puede abrir el archivo del objeto compartido\t340\n: no se puede abrir el fichero del objeto compartido\t340\n: not found\t332',
    1869488224: '` not found\t257',
    1869490208: ' (no such file)\t1',
    1869502255: '/Wno-psabi\t323',
    1869504867: 'canonicalize_version() got an unexpected keyword argument\t983',
    1869508193: 'annot open include file: \t449\nannotation_type.__origin__ is tuple\t883',
    1869638985: "ImportError: \t646 647\nImportError: cannot import name '\t434",
    1869639017: 'import lib as _lib, ffi as _ffi\t1132\nimpossibile abilitare lo stack eseguibile\t660\nimpossibile allocare memoria nel blocco statico TLS\t661\nimpossibile trovare -l\t1133 1134\nimpossible de trouver -l\t945',
    1869771333: "Error building extension '\t589\nError checking\t590\nError compiling objects for extension\t591\nError loading shared library \t592\nError loading shared library ld-linux\t593\nError relocating \t242 594\nError sending request for url (\t595\nError: No module named \t596",
    1869771365: 'error C2059\t1053\nerror C2061\t1053\nerror C2065\t1053\nerror C2143\t1053\nerror sending request for url (\t595\nerror trying to exec \t935\nerror while loading shared libraries: \t1054\nerror: "auto" is not allowed here\t1055\nerror: /EHa\t322\nerror: /EHsc\t322\nerror: /FS\t322\nerror: /GL\t322\nerror: /GR\t322\nerror: /MD\t322\nerror: /MT\t322\nerror: /O1\t322\nerror: /O2\t322\nerror: /Od\t322\nerror: /Ox\t322\nerror: /W\t322\nerror: /Z7\t322\nerror: /Zc:\t322\nerror: /Zi\t322\nerror: /arch:\t322\nerror: /fp:\t322\nerror: /std:c++\t322\nerror: /utf-8\t322\nerror: /wd\t322\nerror: RPC failed; \t1056\nerror: [Errno 2] No such file or directory: \'\t325\nerror: [WinError 2]\t1057\nerror: downloading \'\t1058\nerror: expected a\t1059\nerror: expected an identifier\t1060\nerror: expected unqualified-id before\t1060\nerror: identifier "__\t1059\nerror: no such file or directory: \'/EHa\t322\nerror: no such file or directory: \'/EHsc\t322\nerror: no such file or directory: \'/FS\t322\nerror: no such file or directory: \'/GL\t322\nerror: no such file or directory: \'/GR\t322\nerror: no such file or directory: \'/MD\t322\nerror: no such file or directory: \'/MT\t322\nerror: no such file or directory: \'/O1\t322\nerror: no such file or directory: \'/O2\t322\nerror: no such file or directory: \'/Od\t322\nerror: no such file or directory: \'/Ox\t322\nerror: no such file or directory: \'/W\t322\nerror: no such file or directory: \'/Z7\t322\nerror: no such file or directory: \'/Zc:\t322\nerror: no such file or directory: \'/Zi\t322\nerror: no such file or directory: \'/arch:\t322\nerror: no such file or directory: \'/fp:\t322\nerror: no such file or directory: \'/std:c++\t322\nerror: no such file or directory: \'/utf-8\t322\nerror: no such file or directory: \'/wd\t322\nerror: this declaration has no\t1059\nerror: type name is not allowed\t1059\nerror: unexpected argument \'\t1061\nerror: user-defined literal operator not found\t1059',
    1869833554: 'ResolutionImpossible\t769\nResolvePackageNotFound\t754',
    1869881402: ': too few arguments\t369',
    1869903169: 'AutoGIL\t437 438\nAutoNoGIL\t437 438',
    1870211104: ' (you have \t4',
    1873003342: 'Não há espaço disponível\t735',
    1873003374: 'não foi possível alocar memória em bloco TLS\t661\nnão foi possível habilitar pilhas de executável\t660\nnão foi possível localizar -l\t1133 1134\nnão há espaço disponível\t735',
    1881171310: 'ne peut activer une pile exécutable\t660\nne peut allouer de la mémoire dans un bloc statique TLS\t661\nne peut pas trouver -l\t945 1133 1134\nne peut restaurer le segment prot\t774\nne peut trouver -l\t946 947 948 949 950 951 952 953 954 1133 1134\nne peut trouver -lEGL\t955\nne peut trouver -lGLEW\t956\nne peut trouver -laio\t957\nne peut trouver -lffi\t958\nne peut trouver -lglog\t959\nne peut trouver -ljpeg\t960\nne peut trouver -lnuma\t961\nne peut trouver -lstdc++\t963\nne peut trouver -ltbb\t964\nne peut trouver -luuid\t965\nne peut trouver -lz\t966',
    1881173838: "No package '\t725",
    1882284899: 'cc1plus\t989\ncc1plus: \t990',
    1884516174: 'NoSpaceLeftError\t580',
    1885434439: 'Graph break due to unsupported builtin \t642',
    1885500787: 'subprocess-exited-with-error\t1425',
    1885692960: ' dependency is incompatible with the current platform: \t27',
    1885693252: 'DeepSpeed needs GCC \t506\nDeepSpeed needs at least GCC \t506\nDeepSpeed requires GCC \t506\nDeepSpeed requires at least GCC \t506',
    1885809965: '--gpu-name=sm_\t314',
    1886217556: 'Temporary failure\t539\nTemporary failure \t804',
    1886218528: ' import any \t109',
    1886220099: 'Compiler requires the CUDA toolkit\t523',
    1886220131: 'compiled\t997\ncompiled against \t907\ncompiled against NumPy 1.x\t998\ncompiled for \t907\ncompiled with \t907\ncompiler set in environment\t999\ncompute capabilit\t1000 1001\ncompute capability\t1002\ncompute capability \t1003',
    1886220135: "gomp not found\t1104\ngomp' not found\t1104\ngomp’ not found\t1104",
    1886220137: "iomp5 not found\t1104\niomp5' not found\t1104\niomp5’ not found\t1104",
    1886221678: 'numpy._core.multiarray failed to import\t1334\nnumpy.core.multiarray failed to import\t1334',
    1886332960: ' (operand types are \t2',
    1886351203: 'cooperative_groups/\t1008 1009',
    1886413165: "mappatura del segmento dall'oggetto condiviso non riuscita\t613",
    1886415211: 'kipping import of cpp extensions due to incompatible torch version \t1187',
    1886418291: 'support for the ISO C++ \t1426\nsupported\t887 1427',
    1886611780: 'DispatchKey::CompositeImplicitAutograd\t570\nDispatchStub: missing \t571',
    1886614883: 'cusparse64_\t1017\ncusparseC\t750\ncusparseD\t750\ncusparseS\t750\ncusparseXcsrgemmNnz\t750\ncusparseZ\t750',
    1886680168: 'http.client.\t1116',
    1887007331: 'crypt.h\t1013 1014 1015 1016',
    1897951054: 'No queda espacio en el dispositivo\t435',
    1897951086: 'no queda espacio en el dispositivo\t435',
    1902473760: ' required keyword-only argument\t221\n required positional argument\t221 222\n requires a different Python: \t223\n requires cuda extensions\t224\n requires triton==\t225',
    1903386957: 'MasqueradingAsCUDA\t689 690',
    1914709853: "]' returned non-zero\t867",
    1914711074: '", referenced from\t242\n", referenced from:\t242',
    1914725736: 'he remote end hung up unexpectedly\t1076',
    1916880980: 'THArgCheck\t781 782',
    1917132893: '] Erreur 137\t866\n] Error 137\t866',
    1917143124: 'THError\t781 782',
    1917145935: 'OSError: \t526\nOSError: Could not find/load shared object file\t744',
    1917221200: 'PyFrameObject\t760',
    1917853789: '] Processus arrêté\t866',
    1918967870: '> are available only with C++\t374',
    1918986355: 'shared object\t1414',
    1919052108: 'Library not loaded: \t682 683\nLibrary not loaded: @\t684',
    1919052140: 'library not found\t1242\nlibrary not found for -l\t1243 1244\nlibrary not found: \t1245 1246 1247\nlibrary not found: EGL\t1248\nlibrary not found: GLEW\t1249\nlibrary not found: aio\t1250\nlibrary not found: crypt\t1251\nlibrary not found: ffi\t1252\nlibrary not found: glog\t1253\nlibrary not found: jpeg\t1254\nlibrary not found: lapack\t1255\nlibrary not found: numa\t1256\nlibrary not found: stdc++\t1257\nlibrary not found: tbb\t1258\nlibrary not found: uuid\t1259\nlibrary not found: z\t1260\nlibrocblas.so.\t1221\nlibrocsparse.so.\t1221',
    1919115629: 'macro "max" passed\t1273\nmacro "max" requires\t1273\nmacro "min" passed\t1273\nmacro "min" requires\t1273',
    1919117645: 'Microsoft Visual C++ \t694\nMicrosoft Visual C++ Redistributable is not installed\t695\nMicrosoft Visual Studio version\t696',
    1919230010: ': error C2975\t359\n: error: exception specification in declaration does not match\t360\n: error: expected \t361\n: error: identifier "\t362\n: error: name followed by "::" must be a class or namespace name\t363\n: error: namespace "cut\t364\n: error: need \t365\n: error: no such file or directory: \'\t366\n: error: template argument \t361\n: error: unknown type name \'\t367\n: error: use of undeclared identifier \'\t367\n: error:expected \t361\n: error:template argument \t361\n: error： expected \t361\n: error： template argument \t361\n: error：expected \t361\n: error：template argument \t361',
    1919248468: 'There is not enough space on the disk\t813',
    1919248500: "there's already a kernel registered from python overriding \t1432",
    1919250479: '/permissive\t322',
    1919250511: 'Operator does not support running with fake tensors\t748',
    1919250543: 'operation timed out\t995',
    1919251285: 'UserWarning: Error checking compiler version for cl\t845',
    1919251488: ' terminated with signal 9\t29',
    1919251566: 'nternal error\t1330',
    1919252000: ' version incompatibility\t233\n version mismatch\t233\n version must be \t234\n version needs to be \t234\n version should be \t234',
    1919252079: 'overloaded function "std::__to_address" matches\t1373',
    1919444301: 'Mehrdeutiges Symbol\t692\nMehrfachdefinition von \t693',
    1919444333: 'mehrdeutiges Symbol\t692',
    1919448176: 'pthread.h\t1039',
    1919885370: ': orden no encontrada\t332',
    1919887392: ' (or one of its dependencies)\t3',
    1919895160: "xFormers was built for:\t1500\nxFormers wasn't buil\t1501",
    1919902273: 'Aborted\t414',
    1919968580: 'DeprecatedTypeProperties\t564',
    1919969650: 'ripristinare la protezione del segmento\t774',
    1920091483: '[Errno 122]\t858\n[Errno 28]\t858',
    1920169263: '/usr/include/hip/\t329',
    1920230738: 'Retrying (Retry(total=0,\t770',
    1920233061: 'entrée de procédure\t242',
    1920233065: 'intrin\t890',
    1920234561: "AttributeError: install_layout\t432\nAttributeError: module '\t433\nAttributeError: module 'torch._C' has no attribute '\t434",
    1931505486: "No se pudo asignar memoria en el bloque TLS\t661\nNo space left on device\t726\nNo such file or dir\t416 417 418 419 420 421 422 423 424 425 426\nNo such file or directory: \t727 728 729\nNo such file or directory: '\t730 731\nNo such operator \t732",
    1931505518: 'no se declaró en este ámbito\t898\nno se encuentra -l\t945 1133 1134\nno se puede activar la pila ejecutable\t660\nno se puede encontrar -l\t945 946 947 948 949 950 951 952 953 954 1133 1134\nno se puede encontrar -lEGL\t955\nno se puede encontrar -lGLEW\t956\nno se puede encontrar -laio\t957\nno se puede encontrar -lffi\t958\nno se puede encontrar -lglog\t959\nno se puede encontrar -ljpeg\t960\nno se puede encontrar -lnuma\t961\nno se puede encontrar -lstdc++\t963\nno se puede encontrar -ltbb\t964\nno se puede encontrar -luuid\t965\nno se puede encontrar -lz\t966\nno se puede restaurar el `prot\' del segmento\t774\nno se reconoce la opción de línea de órdenes\t663\nno space left on device\t726\nno such file\t1313\nno such file or directory: \'\t1314\nno such instruction\t1315\nno such option: -\t1316\nno suitable \t1317 1318\nno suitable constructor exists to convert from "\t1319',
    1933658196: 'THAssert\t781 782',
    1934970951: 'GPUs architecture\t477\nGPUs capabilit\t477\nGPUs compute architecture\t477\nGPUs compute capabilit\t477',
    1935762796: 'lease up\t1218',
    1935763488: ' has no attribute \t111 112 113 114 115 116 117 118\n has no member \t119 120\n has no member named \t121\n has not been declared\t39 122\n has unsupported type \t123',
    1935763551: '_hash_\t875 876 877',
    1935767328: ' was not declared\t39 122 160 161\n was not declared in this scope\t235 236\n was not found in the package registry\t237\n was specified but unrecogni\t238',
    1936009070: "n'est pas un membre de\t1062",
    1936025716: 'these package versions have conflicting dependencies\t1433',
    1936027492: "does not appear to be a Python project\t1041\ndoes not contain a CMakeLists\t1042\ndoes not have one of build variants: \t1043\ndoes not know how to trace the builtin \t1044\ndoes not match\t1037\ndoes not name a type\t898\ndoesn't match\t1037",
    1936028533: 'uses too much shared data (0x\t1482',
    1936269346: '" is ambiguous\t252\n" is not known to CXX compiler\t253\n" is not recognized\t254\n" is not recognized as\t254\n" ist entweder falsch\t254',
    1936269351: "' is ambiguous (with operand types \t269\n' is not defined for option 'gpu-architecture'\t270\n' is not defined for option 'std'\t271\n' is not in 'keyword=value' format\t272\n' is not recognized\t254\n' is not recognized as\t254\n' is not recognized as an internal\t273\n' is not recognized as an internal or external command\t274\n' is only available for these backends:\t275\n' ist entweder falsch\t254",
    1936269353: ') is greater than the maximum required version by CUDA \t294\n) is less than the minimum required version by CUDA \t295',
    1936287828: 'This Python has API version \t814\nThis header is only meant to be used on x86\t815',
    1936287860: 'this operation is not allowed between \t1434',
    1936289397: 'unistd.h\t1039',
    1936614740: 'TensileLibrary\t805\nTensorTypeId\t806 807\nTensorTypeSet\t806 807\nTensors of type TensorImpl do not have \t808',
    1936615712: ' installation candidates for \t128',
    1936617315: 'const_data_ptr\t1007',
    1936682850: 'boost/\t904',
    1936683040: ' positional argument\t221',
    1936876886: 'VersionConflict: (\t850',
    1936876918: 'version "LIBAV\t665\nversion "LIBSW\t665\nversion \'LIBAV\t665\nversion \'LIBSW\t665\nversion `LIBAV\t665\nversion `LIBSW\t665\nversion torch was compiled with \t1488\nversion used to compile\t1489\nversions\t1490',
    1936877926: 'first\t897',
    1936941392: 'PassManager::run failed\t755',
    1936943469: 'missing initializer for member \t1279',
    1936944429: '-msse\t320',
    1937008994: 'bits/floatn\t900\nbits/libc-header-start\t901\nbits/std_function.h:\t902\nbitsandbytes was compiled without GPU support\t903',
    1937059642: ':/usr/local/cuda\t373',
    1937075488: ' must be valid exactly by one definition\t169',
    1937339245: 'msys64\t687',
    1948280185: 'ye tanımsız başvuru\t242',
    1948282734: 'no template named \t1320\nno type named \t1320',
    1951615060: 'THStorage\t779 780',
    1952531514: ':Datei oder Verzeichnis\t106',
    1952543859: 'status_string: "\t1424',
    1952606572: 'libtorch_cuda.so: \t1228',
    1952802679: 'wget: unable to resolve host address\t1498',
    1952805408: ' returned non-zero\t226',
    1952867692: 'leftover lock files from the PyTorch C++ extension build\t1219',
    1953063255: 'Waited on lock file "\t851',
    1953063469: '-bit platform\t319',
    1953064270: "Neither 'setup.py' nor 'pyproject.toml' found\t706",
    1953064550: 'ffitarget.h\t1079 1080 1081',
    1953067604: 'Triton Error [CUDA]: device kernel image is invalid\t820',
    1953068832: ' with CUDA \t240\n within its own root folder\t241',
    1953069157: 'exit code\t1067\nexit code:\t1067\nexit status\t1067\nexitcode\t1067\nexited with code \t1068',
    1953264973: 'Multiple dispatch failed for \t697',
    1953265005: 'multi_tensor_applier fused unscale kernel is unavailable\t1290\nmultiple copies of the\t1291\nmultiple definition of \t1292',
    1953394499: 'ContextualVersionConflict: (\t527',
    1953396050: 'RuntimeError: Numpy is not available\t772',
    1953396080: 'punto de entrada del procedimiento\t242',
    1953397075: 'SyntaxError: \t649',
    1953459744: ' not built with CUDA\t171\n not compiled with CUDA\t171\n not defined in file lib\t172 173\n not found\t174\n not found. Directory cannot be installed\t175\n not installed\t176\n not recognized\t177\n not supported in this architecture\t178',
    1953460816: 'ProtocolError\t520',
    1953525103: 'ompt.h\t1239 1240 1241',
    1953653104: 'partially initialized module \t1376',
    1953653621: 'ucrt64\t687',
    1953655158: 'virtual memory exhausted: \t1491',
    1953658478: 'nvrtc-builtins\t1348\nnvrtc64_\t1017\nnvrtc: error: failed to load builtins for compute_\t1349',
    1953718627: 'caster.operator typename make_caster<T>::template cast_op_type<T>()\t984',
    1953719584: ' est incompatible avec la sortie\t41',
    1953719666: 'restaurar proteção de segmento\t774\nrestore segment prot after\t1398',
    1953720608: ' ist entweder falsch\t158\n ist im Header \t162\n ist kein Element\t125\n ist kein Element von\t139 140 141',
    1953720644: "Distributed package doesn't have NCCL built in\t572",
    1953721929: 'Installed triton version too old, please upgrade\t654\nInstrucción ilegal\t317\nInstruction non permise\t317\nInstruçõe\t317',
    1953721961: 'installed CPU version PaddlePaddle\t1162\ninstalled Caffe2 version uses CUDA but I cannot find the CUDA\t1163',
    1953722184: 'Host compiler targets unsupported OS\t645',
    1953723725: 'Must define exactly one of __HIP_PLATFORM_\t698',
    1953723747: 'custom_op(\t1027',
    1953723757: 'must have a constant value\t124\nmust install \t758',
    1953724755: 'SystemError: <built-in function load_binary> returned NULL\t778',
    1953724787: 'system has unsupported display driver / cuda driver combination\t1428\nsystem not yet initialized\t1429',
    1953784096: ' attempted to run this operator with Meta tensors, but there was no \t16',
    1953849888: ' but this version of numpy is 0x\t19',
    1953853031: 'gnutls_handshake() failed\t1103',
    1953853216: ' out of memory\t220',
    1954047342: 'next(\t1301',
    1954047348: 'texture is not a template\t1127\ntexture" is not a template\t1127\ntexture\' is not a template\t1127\ntexture’ is not a template\t1127',
    1954115679: '_pytorch_\t878',
    1965059918: "No url found for submodule path '\t733",
    1967202362: ': Aucun fichier\t106',
    1967343700: 'THCuda\t779 780 795 796\nTHCudaCheck\t797 798',
    1969316709: 'ecause there is no version of \t1048',
    1969365031: "' but version of \t260",
    1969365036: ", but was built for sm\t306\n, but you have torch \t307\n, but you'll have torch \t307",
    1969381215: '__builtin_amdgcn_\t870',
    1969452353: 'Aucun espace disponible sur le périphérique\t435\nAucun fichier ou dossier\t416 417 418 419 420 421 422 423 424 425 426',
    1969452385: 'aucun espace disponible sur le périphérique\t435',
    1969452654: 'nvcuda.dll\t1346',
    1969516397: "module 'PIL.Image' has no attribute '\t1280\nmodule 'faiss' has no attribute '\t1281\nmodule 'numpy' has no attribute '\t1282\nmodule export function\t1283",
    1969713761: "argument list for \t888\nargument of type 'WindowsPath' is not iterable\t889",
    1970170220: 'linux/limits.h\t1262 1263 1264 1265',
    1970234144: ' could be found\t26',
    1970239784: '(you have \t292',
    1970302319: 'ompute capability \t1352',
    1970365778: 'Require PyTorch\t767\nRequire Pytorch\t767\nRequire pyTorch\t767\nRequire pytorch\t767\nRequire torch\t767\nRequired library version not found: \t768\nRequires PyTorch\t767\nRequires Pytorch\t767\nRequires pyTorch\t767\nRequires pytorch\t767\nRequires torch\t767',
    1970365810: 'require C++ 1\t1392\nrequire C++ 2\t1392\nrequire C++1\t1392\nrequire C++2\t1392\nrequire CUDA\t1300\nrequire PyTorch\t767\nrequire Pytorch\t767\nrequire at least \'/std:c++\t891\nrequire at least C++ 1\t1392\nrequire at least C++ 2\t1392\nrequire at least C++1\t1392\nrequire at least C++2\t1392\nrequire pyTorch\t767\nrequire pytorch\t767\nrequire torch\t767\nrequire users to upgrade torch to at least v\t1393\nrequires Ada\t1394\nrequires Ampere\t1394\nrequires Blackwell\t1394\nrequires C++ 1\t1392\nrequires C++ 2\t1392\nrequires C++1\t1392\nrequires C++2\t1392\nrequires CUDA\t1300\nrequires Hopper\t1394\nrequires NVCC\t1300\nrequires NVIDIA CUDA\t1300\nrequires PyTorch\t767\nrequires Pytorch\t767\nrequires Turing\t1394\nrequires Volta\t1394\nrequires a Ada\t1394\nrequires a Ampere\t1394\nrequires a Blackwell\t1394\nrequires a Hopper\t1394\nrequires a Turing\t1394\nrequires a Volta\t1394\nrequires an Ada\t1394\nrequires an Ampere\t1394\nrequires an Blackwell\t1394\nrequires an Hopper\t1394\nrequires an Turing\t1394\nrequires an Volta\t1394\nrequires at least \'/std:c++\t891\nrequires at least C++ 1\t1392\nrequires at least C++ 2\t1392\nrequires at least C++1\t1392\nrequires at least C++2\t1392\nrequires compiler flag \'/std:c++\t891\nrequires device with capability > (\t1395\nrequires nvcc\t1300\nrequires pyTorch\t767\nrequires pytorch\t767\nrequires the CUDA\t1300\nrequires the language dialect "CUDA\t1396\nrequires the language dialect "CXX\t1397\nrequires torch\t767',
    1970369089: 'Arquivo ou diretório\t416 417 418 419 420 421 422 423 424 425 426',
    1970430840: 'xcrun: error: invalid active developer path\t1502',
    1970432116: 'thrust::\t1435',
    1970435187: 'struct _frame\t760',
    1970496882: 'result_of_t\t996',
    1970499157: 'Unsupported .target\t838\nUnsupported .version\t839\nUnsupported HIP arch \t840\nUnsupported HIP arch: \t840\nUnsupported conversion from \t841\nUnsupported platform: \t842\nUnsupported rounding mode for conversion\t843\nUnsupportedOperatorException: \t844',
    1970499189: 'unsupported GNU version! \t1478\nunsupported HIP gpu architecture \t840\nunsupported HIP gpu architecture: \t840\nunsupported instruction \t893\nunsupported operand type(s) for \t1479\nunsupported operator: \t844',
    1970562386: 'Return has unsupported type \t771',
    1970562418: 'return code\t1067\nreturned a non-zero code: 137\t1399\nreturned non-zero\t1400\nreturned non-zero exit\t1401\nreturned non-zero exit status \t1402',
    1970562419: 'setup command: use_2to3 is invalid\t1410\nsetup.py build\t905\nsetup.py develop\t905\nsetup.py install\t905\nsetuptools.build_meta\t1411\nsetuptools.command.\t1412\nsetuptools.extern.\t1413',
    1981837166: "no viable conversion from \t1321\nno viable conversion from '\t1322",
    1984917583: 'OpOverloadPacket(op=\t747',
    1985966953: 'is_variable\t1179 1180',
    1986096429: '-mavx\t320',
    1987208531: 'Server does not allow request for unadvertised object\t776',
    1998611557: 'ed with an unsupported toolchain\t1049',
    1998614350: 'No working C++ compiler found in\t734',
    2003269987: 'cygwin\t687',
    2003988326: 'forward compatibility was attempted on non supported HW\t1086',
    2019516192: ' __x) noexcept (true)\t11',
    2019893287: "' extension\t262\n' extension (up-to-date)\t263",
    2019893289: ') exceeds limit (\t293',
    2019893315: 'C extension: \t439',
    2020569680: 'ProxyError\t520',
    2032168553: 'in your include path is not compatible with this release of \t1135',
    2034387028: 'THByteBlas_\t779 780\nTHByteStorage\t779 780\nTHByteTensor\t779 780\nTHByteVector\t779 780',
    2035294266: ': PyTorch was compiled\t351',
    2037149263: 'Only a single TORCH_LIBRARY can be used to register the namespace \t745 746',
    2037149295: 'only available for Linux\t1353\nonly available with \t1354\nonly support\t1355\nonly supported on \t1356 1357\nonly supported on CUDA\t1300\nonly supported on NVCC\t1300\nonly supports Linux\t1353\nonly works on Linux\t1353',
    2037413219: 'cupy.cuda.memory.OutOfMemoryError\t1021',
    2037604640: ' async_io\t15',
    2042020674: 'Böyle bir dosya ya da dizin\t416 417 418 419 420 421 422 423 424 425 426',
    2053466478: 'niezdefiniowane odwołanie do\t242',
    2053731104: ' size changed, may indicate binary\t229',
    2054124112: 'Prozedureinsprungpunkt\t242',
    2179145762: '" は、内部コマンド\t254',
    2179145767: "' は、内部コマンド\t254",
    2179145786: ': そのようなファイル\t106',
    2195923002: ': コマンドが見つかりません\t332',
    2229739578: ': 無法開啟共用物件\t340',
    2246385722: ': 共有オブジェクトファイルを開けません\t340',
    2295439056: 'Ошибка сегментирования\t588',
    2313560122: ': 找不到命令\t332',
    2357322528: ' が見つかりません\t163 164',
    2377704480: ' 不是\t125 139 140 141',
    2377704482: '"不是内部\t254',
    2377704487: "'不是内部\t254",
    2414551098: ': 동적 오브젝트 파일을 열 수 없습니다\t340',
    2461197882: ':沒有此一檔案\t106',
    2498306106: ': 错误: expected \t361\n: 错误: template argument \t361\n: 错误:expected \t361\n: 错误:template argument \t361\n: 错误： expected \t361\n: 错误： template argument \t361\n: 错误：expected \t361\n: 错误：template argument \t361',
    2498306141: '] 错误 137\t866',
    2548441146: ': 无效的 ELF 头\t368\n: 无法分配内存\t334\n: 无法打开共享对象\t342\n: 无法打开共享对象文件\t340',
    2632327226: ': 未找到命令\t332',
    2642535226: ':そのようなファイル\t106',
    2647662650: ': Нет такого файла\t106',
    2712856122: ':没有那个文件\t106',
    2797826628: 'Dræbt\t574',
    2848159060: 'Tué a terminé le programme \t289',
    2877416224: ' に対する定義されていない参照\t242',
    2881709383: 'Geëlimineerd\t574',
    2944525090: '"は、内部コマンド\t254',
    2944525095: "'は、内部コマンド\t254",
    2966455505: 'файл в неправильном формате\t766',
    2966468560: 'защиту сегмента после перемещения\t774',
    2983231953: 'сбой отображения сегмента из разделяемого объекта\t613',
    2983236304: 'Вбито\t574',
    2983240656: 'Убито\t574',
    3001425978: ': 沒有此一檔案\t106\n: 没有那个文件\t106',
    3050347984: 'Не осталось свободного места\t735\nНет такого файла\t416 417 418 419 420 421 422 423 424 425 426',
    3050356176: 'не вдалося знайти -l\t1133\nневизначене посилання\t242\nневизначене посилання на\t242\nневозможно выделить память в статичном блоке TLS\t661\nневозможно задействовать исполняемый стек\t660\nневозможно найти -l\t1133 1134\nнедефинисана упута ка\t242\nнеоднозначный символ\t692\nнеопределена отпратка към\t242\nнеопределенная ссылка на\t242\nнеопределённая ссылка на\t242',
    3050356688: 'перемещение R_\t1391\nпересування R_\t1391',
    3085246557: '] 已杀死\t866',
    3101958178: '" 不是内部\t254\n" 不是内部或外部命令\t254',
    3101958183: "' 不是内部\t254\n' 不是内部或外部命令\t254",
    3169132637: '] 強制終了\t866',
    3184533562: ': невозможно открыть разделяемый объектный файл\t340',
    3201348816: 'доступном только для чтения, содержатся динамические\t1387',
    3278267762: 'reférence indefinie vers\t242\nreférence indéfinie vers\t242',
    3278335573: 'Ungültiger Maschinenbefehl\t317',
    3278774330: ': não é possível abrir arquivo compartilhado\t340',
    3279185223: 'Getötet\t574\nGetötet hat Programm \t289',
    3491770661: '%1 не является приложением Win32\t259',
    3491803856: 'в пространстве имён\t1062',
    3499801839: '：Нет такого файла\t106',
    3500003386: ':Нет такого файла\t106',
    3799018863: 'omp’ not found\t1104',
    3810537765: '%1 は有効な Win32 アプリケーション\t259',
    3816980963: 'あいまいなシンボル\t692',
    3817309155: 'デバイスに空き領域がありません\t1512',
    3818357731: 'プロシージャ エントリ ポイント\t242',
    3818568943: '：そのようなファイル\t106',
    3818750178: '”は、内部コマンド\t254',
    3818750435: 'そのようなファイルやディレクトリ\t416 417 418 419 420 421 422 423 424 425 426',
    3819930083: 'は、内部コマンド\t1511',
    3820192483: 'コマンドラインオプション\t663',
    3820716771: 'セグメンテーション\t588',
    3827314981: '%1 不是有效的 Win32 应用程序\t259',
    3834091238: '文件格式错误\t766',
    3835527394: '”不是内部\t254',
    3837692390: '找不到 -l\t945 1133 1134',
    3851132645: '型名ではありません\t898',
    3851270372: '不命名一个类型\t898',
    3852386021: '從共用物件中對映區段失敗\t613',
    3853163750: '未定\t242\n未定义的引用\t242\n未定义的符号\t242\n未定义符号\t242',
    3853230824: '被多次定义\t1514',
    3854479080: '设备上没有空间\t1512',
    3868047588: '不明确的符号\t692\n不是\t1062\n不是一个类型名\t898\n不是内部或外部命令\t1511\n不正な命令\t317',
    3868373734: '沒有此一檔案或目錄\t416 417 418 419 420 421 422 423 424 425 426',
    3868900591: '：沒有此一檔案\t106\n：没有那个文件\t106',
    3869154793: '非法指令\t317',
    3869284326: '无法从共享目标中映射段\t613\n无法启用共享目标需要的执行栈\t660\n无法在静态 TLS 块中分配内存\t661\n无法定位程序输入点\t242\n无法恢复段 prot\t774\n无法找到 -l\t945\n无法识别的命令行选项\t663',
    3869344999: '無法在靜態 TLS 區塊中配置記憶體\t661\n無法復原 segment prot\t774\n無法找到程序輸入點\t242\n無法辨識的命令列選項\t663\n無法開啟可執行堆疊\t660',
    3869356774: '没有成员\t1513\n没有此指令\t1315\n没有此类指令\t1315\n没有那个文\t416 417 418 419 420 421 422 423 424 425 426',
    3869809893: '在此作用域中尚未声明\t898',
    3869940966: '未找到 -l\t946 947 948 949 950 951 952 953 954\n未找到 -lEGL\t955\n未找到 -lGLEW\t956\n未找到 -laio\t957\n未找到 -lffi\t958\n未找到 -lglog\t959\n未找到 -ljpeg\t960\n未找到 -lnuma\t961\n未找到 -lstdc++\t963\n未找到 -ltbb\t964\n未找到 -luuid\t965\n未找到 -lz\t966',
    3870265317: '可执行文件格式错误\t587',
    3870393829: '共有オブジェクトが必要としている実行可能スタック\t660\n共有オブジェクトのセグメントをマップするのに失敗\t613',
    3870727910: '架构于输入文件\t41',
    3884032999: '磁盘空间不足\t1512',
    3885604329: '静的 TLS ブロック内にメモリ\t661',
    3885868008: '裝置上已無多餘空間\t1512',
    3886131430: '模稜兩可的符號\t692',
    3901522403: 'が見つかりません\t1186',
    3901915875: 'を見つけ\t1186\nを見つけられません -l\t946 947 948 949 950 951 952 953 954\nを見つけられません -lEGL\t955\nを見つけられません -lGLEW\t956\nを見つけられません -laio\t957\nを見つけられません -lffi\t958\nを見つけられません -lglog\t959\nを見つけられません -ljpeg\t960\nを見つけられません -lnuma\t961\nを見つけられません -lstdc++\t963\nを見つけられません -ltbb\t964\nを見つけられません -luuid\t965\nを見つけられません -lz\t966\nを見つけられません: -l\t946 947 948 949 950 951 952 953 954\nを見つけられません: -lEGL\t955\nを見つけられません: -lGLEW\t956\nを見つけられません: -laio\t957\nを見つけられません: -lffi\t958\nを見つけられません: -lglog\t959\nを見つけられません: -ljpeg\t960\nを見つけられません: -lnuma\t961\nを見つけられません: -lstdc++\t963\nを見つけられません: -ltbb\t964\nを見つけられません: -luuid\t965\nを見つけられません: -lz\t966',
    3918366437: '再配置 R_\t1391\n再配置後にセグメントの prot\t774',
    3920998118: '段錯誤\t588\n段错误\t588',
    3954751466: '그런 파일이나 디렉터리\t416 417 418 419 420 421 422 423 424 425 426',
    3969229036: '정적 TLS 블럭에는 메모리를\t661',
    3969486827: '동적 오브젝트의 세그먼트를\t613',
    3986983916: '실행할 수 있는 스택을 공유\t660',
    3987253995: '모호한 기호\t692',
}
"""What a `WordIndex` is made of: a log must hold one of the words, which lead to rows of the next table."""
CALLED = (
    'cuda_toolkit.cmake_cuda_not_found\tline\tCUDA_\n'
    'torch_abi.torch_not_imported_first\t59\tlibc10.dylib\tlibc10.so\tlibshm.dylib\tlibshm.so\tlibtorch.dylib\tlibtorch.so\tlibtorch_cpu.dylib\tlibtorch_cpu.so\tlibtorch_global_deps.dylib\tlibtorch_global_deps.so\tlibtorch_python.dylib\tlibtorch_python.so\n'
    'source_api.half_operators_disabled\tline\tno match for \n'
    'link_and_load.missing_shared_library\tline\tCould not find module \n'
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
    'op_registration.op_namespace_mismatch triton_inductor.triton_api_mismatch triton_inductor.triton_torch_version_mismatch\tline\tmodule \n'
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
    'op_registration.op_library_not_loaded\tline\t_cpp\t_cuda\t_ext\t_kernels\n'
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
    'link_and_load.linker_cannot_find_cuda_lib\tline\t/libMIOpen\t/libamd_comgr\t/libamdhip64\t/libcublas\t/libcuda\t/libcufft\t/libcufile\t/libcupti\t/libcurand\t/libcusolver\t/libcusparse\t/libcutensor\t/libhip\t/libhsa-runtime64\t/libhsakmt\t/libnccl\t/libnpp\t/libnvJitLink\t/libnvidia-ml\t/libnvjpeg\t/libnvrtc\t/libnvshmem\t/librccl\t/libroc\n'
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
    'triton_inductor.triton_api_mismatch\tline\tblock_type\tbuilder\tconstexpr\tdtype\tpointer_type\ttensor\n'
    'install_state.dependency_version_mismatch\tline\trequires version \n'
    'install_state.dependency_version_mismatch\tline\tcompiled against version \n'
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
    'install_state.no_matching_wheel\tline\tackage \n'
    'install_state.extension_not_built\n'
    'triton_inductor.triton_torch_version_mismatch\tline\t have triton\n'
    "host_toolchain.missing_host_compiler\tline\tCommand ''where\tCommand '['where\tCommand 'where\tCommand ['where\n"
    'cuda_toolkit.build_out_of_memory\n'
    'host_toolchain.setuptools_incompatible\tline\t execute \n'
    'platform_abi.numpy_abi_mismatch\tline\tnumpy.\n'
    "host_toolchain.git_submodule_missing\tline\tUnable to checkout '\tUnable to find current revision in\n"
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
    'install_state.source_tree_shadows_install\tline\tYou are importing \n'
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
    'install_state.dependency_version_mismatch\tline\tversion \n'
    'torch_abi.torch_not_imported_first\tline\tgeneric_type: type "\n'
    'platform_abi.cpu_architecture_mismatch\n'
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
    'torch_abi.torch_version_mismatch\n'
    'link_and_load.missing_shared_library\n'
    'platform_abi.cpu_architecture_mismatch\n'
    'cuda_toolkit.nvtoolsext_removed\n'
    "platform_abi.cpu_architecture_mismatch\tline\tan't load \n"
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
    'platform_abi.python_abi_mismatch\t704\t__init__.py\n'
    'link_and_load.linker_cannot_find_cuda_lib\tline\t/libMIOpen\t/libamd_comgr\t/libamdhip64\t/libcublas\t/libcuda\t/libcufft\t/libcufile\t/libcupti\t/libcurand\t/libcusolver\t/libcusparse\t/libcutensor\t/libhip\t/libhsa-runtime64\t/libhsakmt\t/libnccl\t/libnpp\t/libnvJitLink\t/libnvidia-ml\t/libnvjpeg\t/libnvrtc\t/libnvshmem\t/librccl\t/libroc\n'
    'host_toolchain.missing_system_dev_package\tline\tcatastrophic error: \tfatal error: \n'
    'windows.path_with_spaces\n'
    'host_toolchain.missing_host_compiler\tline\tmake\n'
    'cuda_toolkit.cudnn_not_found\tline\tcudnn\n'
    'cuda_runtime.cudnn_version_mismatch\t\tcuDNN version \n'
    'cuda_toolkit.cuda_toolkit_too_old\t69\tnvcc fatal\n'
    'cuda_toolkit.cuda_toolkit_too_old\t89\tnvcc fatal\n'
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
    'triton_inductor.triton_compiler_bug\tline\t failed\n'
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
    'link_and_load.missing_shared_library\tline\t.so\n'
    'link_and_load.missing_shared_library\n'
    'op_registration.op_library_not_loaded\n'
    'link_and_load.missing_shared_library\n'
    'platform_abi.cpu_architecture_mismatch\tline\t "/lib64/ld-linux-x86-64.so.2\t \'/lib64/ld-linux-x86-64.so.2\t /lib64/ld-linux-x86-64.so.2\n'
    'not_our_fault.wrong_install_command\n'
    'host_toolchain.missing_host_compiler\n'
    'op_registration.op_library_not_loaded\n'
    'torch_abi.torch_version_mismatch\tline\t versions are incompatible\n'
    'source_api.macro_or_flag_conflict\n'
    'link_and_load.missing_shared_library\t157\t: A dynamic link library (DLL) initialization\t: DLL(동적 링크 라이브러리)\t: Eine DLL-Initialisierungsroutine\t: Error en una rutina de inicialización\t: Uma rotina de inicialização\t: Une routine d\t: Произошел сбой в программе инициализации\t: ダイナミック リンク ライブラリ\t: 动态链接库\t: 動態連結程式庫\n'
    'torch_abi.torch_version_mismatch\tline\t el proceso especificado\tBelirtilen yordam bulunamadı\tDie angegebene Prozedur konnte nicht\tDie angegebene Prozedur wurde nicht gefunden\tImpossibile trovare la procedura\tNie można odnaleźć określonej procedury\te est introuvable\the specified pro\tvel encontrar o procedimento especificado\tНе найдена указанная процедура\t找不到指定的程序\t指定されたプロシージャが見つかりません\t지정된 프로시저를 찾을 수 없습니다\n'
    'link_and_load.missing_shared_library\tline\t: Belirtilen modül bulunamadı\t: Das angegebene Modul wurde nicht gefunden\t: Impossibile trovare il modulo\t: Le module spécifié est introuvable\t: Nie można odnaleźć określonego modułu\t: No se encontró el módulo\t: No se ha podido encontrar el módulo\t: No se puede encontrar el módulo\t: Não foi possível encontrar o módulo\t: The specified module could not be found\t: the specified module could not be found\t: Не найден указанный модуль\t: 找不到指定的模块\t: 找不到指定的模組\t: 指定されたモジュールが見つかりません\t: 지정된 모듈을 찾을 수 없습니다\n'
    'link_and_load.missing_shared_library\n'
    'torch_abi.mixed_torch_installs\n'
    'source_api.removed_torch_api\n'
    'cuda_runtime.extension_cuda_version_mismatch\t\tversions\n'
    'triton_inductor.triton_api_mismatch\n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t27\tnot\tundefined\n'
    'not_our_fault.disk_full\n'
    'op_registration.custom_op_wrong_dispatch_key\t\tpre-existing registration to\n'
    'torch_abi.torch_library_not_linked\tline\tCUDA kernel\tHIP kernel\n'
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
    'install_state.unsupported_platform\n'
    'install_state.unsupported_platform\t375\tsymbol not found\n'
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
    'op_registration.op_library_not_loaded\tline\t C++ extension\t C++ library\n'
    'install_state.dependency_version_mismatch\tline\tbut found \n'
    'torch_abi.mixed_torch_installs\tline\t or later, but lib\n'
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
    'platform_abi.python_abi_mismatch\tline\ttorch._C\ttorch._c\n'
    'triton_inductor.triton_api_mismatch triton_inductor.triton_torch_version_mismatch\tline\ttriton.\n'
    'source_api.removed_torch_api\tline\ttorch._six\ttorch._thnn\ttorch.utils.ffi\ttorch.utils.trainer\n'
    "host_toolchain.missing_system_dev_package\tline\t' found\n"
    'not_our_fault.disk_full\n'
    'cuda_toolkit.cuda_home_wrong cuda_toolkit.cuda_toolkit_not_found install_state.unsupported_platform\tline\tnvcc\n'
    'install_state.masked_build_error\tline\ttorch_extensions\n'
    'cuda_toolkit.cuda_home_wrong\tline\t/nvcc\n'
    'host_toolchain.git_submodule_missing host_toolchain.missing_host_compiler\n'
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
    'link_and_load.duplicate_openmp_runtime\tline\t failed\n'
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
    'link_and_load.missing_shared_library\tline\t.so\n'
    'gpu_arch.arch_list_malformed gpu_arch.arch_unknown_to_torch\n'
    'windows.wrong_windows_compiler\n'
    'op_registration.op_library_not_loaded\n'
    'host_toolchain.missing_host_compiler\n'
    'gpu_arch.no_gpu_at_build_time\tline\tEnsure PyTorch\tSpecify the target compute capabilities\n'
    'torch_abi.torch_not_imported_first\tline\tat::\tc10::\ttorch::\n'
    'link_and_load.missing_device_link\tline\tfunction \tvariable \n'
    "link_and_load.missing_shared_library\tline\t: Can't find dependent libraries\t: The specified module could not be found\n"
    'link_and_load.missing_shared_library\tline\t in java.library.path\n'
    'gpu_arch.ptxas_too_old_for_arch\t\tptxas\n'
    'gpu_arch.ptxas_too_old_for_arch\t\tcurrent\n'
    'hip_rocm.rocm_install_mismatch\tline\tgfx\n'
    'triton_inductor.triton_gpu_arch_unsupported\tline\t to \n'
    'install_state.unsupported_platform\n'
    'triton_inductor.triton_gpu_arch_unsupported\n'
    'op_registration.missing_fake_impl\n'
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
    'torch_abi.torch_version_mismatch\n'
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
    'torch_abi.torch_version_mismatch\tline\tlibrary at \n'
    'install_state.dependency_version_mismatch\tline\t`np.\n'
    'op_registration.custom_op_wrong_dispatch_key\t\tCompositeImplicitAutograd\n'
    'source_api.half_operators_ambiguous\tline\tHalf\tbfloat16\thalf\n'
    'source_api.half_operators_ambiguous\tline\t (operand types are \n'
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
    'install_state.dependency_version_mismatch install_state.source_tree_shadows_install\tline\t (unknown location)\n'
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
    'host_toolchain.missing_system_dev_package\t38\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t39\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \tNo such file or dir\tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
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
    'gpu_arch.arch_dropped_by_toolkit gpu_arch.arch_list_malformed gpu_arch.nvcc_too_old_for_arch\t\tgpu-\n'
    'cuda_runtime.cuda_lib_version_mismatch cuda_runtime.cudnn_version_mismatch cuda_runtime.extension_cuda_version_mismatch cuda_runtime.ld_library_path_shadowing\t\treference\n'
    'not_our_fault.user_data_bug\n'
    'cuda_toolkit.build_out_of_memory\n'
    'source_api.missing_std_include\tline\t#include <\n'
    'cuda_toolkit.build_out_of_memory\n'
    'host_toolchain.glibc_too_new_for_cuda\tline\tacospi(double)\tacospi(float)\tacospif(double)\tacospif(float)\tasinpi(double)\tasinpi(float)\tasinpif(double)\tasinpif(float)\tatanpi(double)\tatanpi(float)\tatanpif(double)\tatanpif(float)\tcospi(double)\tcospi(float)\tcospif(double)\tcospif(float)\trsqrt(double)\trsqrt(float)\trsqrtf(double)\trsqrtf(float)\tsinpi(double)\tsinpi(float)\tsinpif(double)\tsinpif(float)\ttanpi(double)\ttanpi(float)\ttanpif(double)\ttanpif(float)\n'
    'cuda_toolkit.cuda_toolkit_mismatch\tline\tCUDA Toolkit\tCUDA toolkit\tCUDA_HOME\tNVCC\tnvcc\tsystem CUDA\n'
    'not_our_fault.hardware_unsupported\tline\thead\n'
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
    'torch_abi.torch_not_imported_first\tline\tlibc10_cuda.so: cannot\tlibtorch_cuda.so: cannot\n'
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
    'op_registration.op_library_not_loaded\n'
    'op_registration.op_library_not_loaded\tline\t_OpNamespace\n'
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
    'hip_rocm.rocm_install_mismatch': ('amdsmi_', 'hipblas', 'hipfft', 'hipsolver', 'hipsp', 'hsa_', 'miopen', 'roc', 'rsmi_'),
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
    'torch_abi.cxx11_abi_mismatch': ('2at', '3c10', '4c10d', '5torch', '6caffe2', '@at@@', '@c10@@', '@torch@@', 'TH', 'THP', 'aoti_', 'at::', 'c10::', 'c10d::', 'caffe2::', 'std::string', 'torch::', 'torch_'),
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
