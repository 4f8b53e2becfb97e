"""Which causes to import for a log. Written by tools/index_causes.py."""

IN_LOGS: dict[int, str] = {
    540682536: '(): incompatible function arguments. The following argument types are\t283',
    540697708: "ld: cannot find\t1169\nld: library 'ATen' not found\t1170\nld: library 'EGL\t1171\nld: library 'GL\t1172\nld: library 'GLEW\t1173\nld: library 'GLU\t1172\nld: library 'GLX\t1172\nld: library 'MIOpen\t1174\nld: library 'OpenGL\t1172\nld: library 'X11\t1175\nld: library 'Xext\t1175\nld: library 'Xi\t1175\nld: library 'Xrandr\t1175\nld: library 'aio\t1176\nld: library 'amd_comgr\t1174\nld: library 'amdhip64\t1174\nld: library 'blas\t1177\nld: library 'c\t1178\nld: library 'c10' not found\t1170\nld: library 'caffe2' not found\t1170\nld: library 'cblas\t1177\nld: library 'crypt\t1179\nld: library 'crypto\t1180\nld: library 'cublas\t1174\nld: library 'cuda\t1174\nld: library 'cufft\t1174\nld: library 'cufile\t1174\nld: library 'cupti\t1174\nld: library 'curand\t1174\nld: library 'cusolver\t1174\nld: library 'cusparse\t1174\nld: library 'cutensor\t1174\nld: library 'dl\t1178\nld: library 'ffi\t1181\nld: library 'glfw\t1182\nld: library 'glfw3\t1182\nld: library 'glog\t1183\nld: library 'hip\t1174\nld: library 'hsa-runtime64\t1174\nld: library 'hsakmt\t1174\nld: library 'ibverbs\t1184\nld: library 'jpeg\t1185\nld: library 'm\t1178\nld: library 'mlx5\t1184\nld: library 'mpi\t1186\nld: library 'mpi_cxx\t1186\nld: library 'nccl\t1174\nld: library 'npp\t1174\nld: library 'numa\t1187\nld: library 'nvJitLink\t1174\nld: library 'nvidia-ml\t1174\nld: library 'nvjpeg\t1174\nld: library 'nvrtc\t1174\nld: library 'nvshmem\t1174\nld: library 'openblas\t1177\nld: library 'png\t1188\nld: library 'png16\t1188\nld: library 'pthread\t1178\nld: library 'rccl\t1174\nld: library 'rdmacm\t1184\nld: library 'roc\t1174\nld: library 'rt\t1178\nld: library 'ssl\t1180\nld: library 'stdc++\t1189\nld: library 'tbb\t1190\nld: library 'torch' not found\t1170\nld: library 'torch_cpu' not found\t1170\nld: library 'torch_global_deps' not found\t1170\nld: library 'torch_python' not found\t1170\nld: library 'uuid\t1191\nld: library 'z\t1192\nld: library ‘EGL\t1171\nld: library ‘GL\t1172\nld: library ‘GLEW\t1173\nld: library ‘GLU\t1172\nld: library ‘GLX\t1172\nld: library ‘OpenGL\t1172\nld: library ‘X11\t1175\nld: library ‘Xext\t1175\nld: library ‘Xi\t1175\nld: library ‘Xrandr\t1175\nld: library ‘aio\t1176\nld: library ‘blas\t1177\nld: library ‘c\t1178\nld: library ‘cblas\t1177\nld: library ‘crypt\t1179\nld: library ‘crypto\t1180\nld: library ‘dl\t1178\nld: library ‘ffi\t1181\nld: library ‘glfw\t1182\nld: library ‘glfw3\t1182\nld: library ‘glog\t1183\nld: library ‘ibverbs\t1184\nld: library ‘jpeg\t1185\nld: library ‘m\t1178\nld: library ‘mlx5\t1184\nld: library ‘mpi\t1186\nld: library ‘mpi_cxx\t1186\nld: library ‘numa\t1187\nld: library ‘openblas\t1177\nld: library ‘png\t1188\nld: library ‘png16\t1188\nld: library ‘pthread\t1178\nld: library ‘rdmacm\t1184\nld: library ‘rt\t1178\nld: library ‘ssl\t1180\nld: library ‘stdc++\t1189\nld: library ‘tbb\t1190\nld: library ‘uuid\t1191\nld: library ‘z\t1192",
    540702325: 'uv: command not found\t980\nuv: not found\t980',
    540949792: ' => not found\t8',
    541218115: 'CUB requires a definition of CUB_NS_QUALIFIER\t466',
    541675585: 'API call is not supported in the installed CUDA driver\t367',
    541870925: 'MKL ERROR: \t671\nMKL FATAL ERROR: \t671',
    541871172: 'DLL load failed\t548 549 550\nDLL load failed while importing \t551',
    541937487: 'OOM when allocating tensor\t724',
    542329940: 'TLS handshake timeout\t783',
    542461511: 'GNU version! gcc \t626',
    542462019: "CPU does not support \t463\nCPU doesn't support \t463\nCPU lacks \t463",
    542462023: 'GPU architecture\t468\nGPU capabilit\t468\nGPU compute architecture\t468\nGPU compute capabilit\t468',
    543449442: 'bad register name \t869',
    543451460: 'Did you forget to add @triton.jit\t554',
    543451492: 'did not complete successfully: exit code: 137\t1009\ndid you forget to \t1010',
    543516756: "The 'sklearn' PyPI package is deprecated\t790\nThe CUDA compiler identification is unknown\t791\nThe library is compiled without \t792\nThe specified path, file name, or both are too long\t793\nThe term 'nvcc' is not recognized\t513",
    543516788: 'the operator \t1406',
    543517006: 'Nie ma takiego pliku\t407 408 409 410 411 412 413 414 415 416 417',
    543517801: 'ile in wrong format\t747',
    543519605: "use of undeclared identifier \t1456\nuse of undeclared identifier '\t1448 1449",
    543521063: "'ye tanımsız başvuru\t237",
    543585601: 'Auf dem Gerät ist kein Speicherplatz\t427',
    544041316: 'dim > 192 requires A100\t1014',
    544104771: 'Can not find\t501',
    544106784: ' in namespace\t124\n in namespace \t125\n in your include path is not compatible with this release of \t126',
    544108320: ' on a machine with \t180',
    544108366: 'Non rimane spazio sul device\t717',
    544108398: 'non rimane spazio sul device\t717',
    544165434: ':No existe el\t105\n:No such file\t105',
    544173600: ' no es un miembro de\t124 138 139 140\n no se reconoce\t156',
    544173940: 'too few arguments for template template parameter "Tuple"\t1411\ntoo many initializer values\t1412\ntoo old to be supported by the triton GPU compiler\t1413',
    544175136: ' to compile PyTorch\t227\n to find Python.h\t228',
    544236404: 'tcp connect error\t971',
    544238959: 'omp not found\t1079',
    544370464: ' or above\t11\n or above \t213\n or greater \t213\n or higher\t11\n or higher \t213\n or later\t11\n or later \t213\n or later compatible compiler is required\t214\n or newer\t11\n or newer \t213\n or one of its dependencies\t215',
    544372079: 'our device is too old. We require compute capability\t1343',
    544432488: 'has already been de\t1084\nhas no attribute \t950 1085 1086\nhas no member \t1087\nhas no member named \t1087\nhas not been declared\t874',
    544432503: 'was compiled with CPU_ONLY flag\t1471\nwas not declared in this scope\t874',
    544434464: " is already registered\t128\n is already registered as a pybind11::native_enum\t129\n is already registered. Ensure that registration with torch::class_\t130\n is ambiguous\t131\n is defined in header \t132\n is incompatible with lib\t133\n is less than desired GPU memory\t134\n is not None\t135\n is not a \t136\n is not a directory\t32\n is not a member of\t124 137 138 139 140\n is not a member of \t141 142 143 144\n is not a member of 'cute\t121\n is not a member of 'cutlass\t121\n is not a member of ‘cute\t121\n is not a member of ‘cutlass\t121\n is not a recognized processor for this target\t145\n is not a supported wheel on this platform\t146\n is not a valid\t32\n is not a valid editable requirement\t147\n is not a valid wheel file\t148\n is not compatible with the current PyTorch installation\t149\n is not compatible with this Python\t150\n is not defined\t151 152 153\n is not enabled\t154\n is not found\t155\n is not recognized as\t156\n is required but found\t157\n is undefined\t158 159",
    544435812: 'dns error: failed to lookup address\t1016',
    544436008: '(os error 112)\t285\n(os error 122)\t285\n(os error 28)\t285',
    544437570: 'Bus error\t405',
    544500071: 'git submodule \t1073',
    544501582: 'Not a directory: \t711\nNot find\t502',
    544501607: 'got an unexpected keyword argument \t1080',
    544501614: 'not available for \t1299\nnot available on \t1299\nnot compiled with GPU offload support\t1300\nnot enough disk space\t794\nnot enough free disk space\t794\nnot enough free space\t794\nnot enough space\t794\nnot find\t502\nnot found\t1301\nnot installed\t1302\nnot match\t1013\nnot support\t1303\nnot supported for \t1299\nnot supported for the current GPU. Minimum capability: \t1304\nnot supported on \t1299\nnot valid for use in process\t19\nnot yet available for \t1299\nnot yet available on \t1299\nnot yet supported for \t1299\nnot yet supported on \t1299',
    544502633: 'ist kein Element von\t1037',
    544503119: 'Out of memory: Kill process\t730\nOut of memory: Killed process\t730',
    544503138: 'but the target was not found\t884',
    544503151: 'out of memory\t1344 1345\nout of memory allocating \t1346\nout of resource\t1347',
    544567129: 'You must give at least one requirement to\t832\nYou tried to install "pytorch"\t833',
    544567161: 'you should not try to import numpy from\t1478',
    544760141: 'Max retries exceeded with url\t674',
    544825888: ' by system policy\t19',
    546346988: '에 대한 정의되지 않은 참조\t237',
    547011823: '： Aucun fichier\t105\n： Datei oder Verzeichnis\t105\n： No existe el\t105\n： No such file\t105\n： Нет такого файла\t105\n： そのようなファイル\t105\n： 沒有此一檔案\t105\n： 没有那个文件\t105',
    547193058: "” is not recognized\t249\n” is not recognized as\t249\n” ist entweder falsch\t249\n” n'est pas reconnu\t249\n” no se reconoce como\t249\n” は、内部コマンド\t249\n” 不是内部\t249\n” 不是内部或外部命令\t249",
    549234155: '를 찾을 수\t1161',
    659902535: "GPU's architecture\t468\nGPU's capabilit\t468\nGPU's compute architecture\t468\nGPU's compute capabilit\t468",
    661528610: '" n\'est pas reconnu\t249',
    661528615: "' n'est pas reconnu\t249",
    661545283: "Can't find\t501 502",
    661545315: "can't be installed because it doesn't\t903\ncan't find\t501 502\ncan't open file \t904",
    661548868: "Don't know what to do with '\t560",
    661548900: "don't have enough free space in /\t1021",
    661679471: "omp' not found\t1079",
    662007641: "You're on \t834\nYou're using \t834",
    707403834: ': ***\t323',
    760038484: 'TDM-GCC\t670',
    762146671: 'oom-kill\t730',
    762212206: 'non-zero number of elements, but its data is not allocated yet\t1298',
    762341744: 'pip-build-env-\t1352',
    762342767: 'omp-tools.h\t1214 1215 1216',
    762671207: 'gpu-name\t1081',
    778530416: 'png.h\t1353 1354 1355',
    778659430: 'ffi.h\t1054 1055 1056',
    778661997: 'mpi.h\t1262 1263 1264',
    779119983: 'omp.h\t1214 1215 1216',
    791687523: 'c10/cuda/impl/cuda_cmake_macros.h\t889 890 891 892 893\nc10/util/AlignOf.h\t894 895 896\nc10/util/Array.h\t894 895 896\nc10/util/Float\t387 388 389\nc10/util/complex_utils.h\t894 895 896\nc10/util/either.h\t894 895 896\nc10/util/in_place.h\t894 895 896\nc10/util/math_compat.h\t894 895 896\nc10/util/reverse_iterator.h\t894 895 896\nc10/util/variant.h\t894 895 896',
    792938580: 'THC/THCAtomics.cuh\t764 765 766\nTHC/THCDeviceUtils.cuh\t767 768 769 770\nTHC/THCNumerics.cuh\t771 772 773',
    793528133: 'EGL/egl.h\t563 564 565\nEGL/eglext.h\t563 564 565\nEGL/eglplatform.h\t563 564 565',
    796096883: 'sys/cdefs\t877\nsys/file.h\t1015\nsys/ioctl.h\t1015\nsys/mman.h\t1015\nsys/resource.h\t1015\nsys/socket.h\t1015\nsys/time.h\t1015\nsys/wait.h\t1015',
    796157294: 'net/http: request canceled\t783',
    796225127: 'gnu/stubs\t877',
    808464432: '000001\t310',
    808465475: 'C4003: \t454',
    827018828: 'LNK1102\t651\nLNK1104\t439 652 653 654 655 656 657\nLNK1112\t658 659\nLNK1158\t660\nLNK1181\t656 657 661',
    827085907: 'STL1002: Unexpected compiler version, expected CUDA \t754',
    828796205: '-mf16c\t312',
    842019395: 'C2027\t443',
    842020932: 'D8021\t547',
    842281539: 'C2429\t450',
    842348355: 'C7525\t450',
    842413891: 'C7624\t450',
    843796044: 'LNK2001\t237\nLNK2005: \t662\nLNK2019\t237',
    845374806: 'Vec256\t826 827',
    858796611: 'C2039: \t444 445 446 447 448 449',
    863005040: 'pip3: command not found\t980\npip3: not found\t980',
    875968323: 'C7642\t450',
    877350476: 'LNK4272\t659',
    909128259: 'C2061: \t449\nC2065: \t449',
    909652803: 'C3861: \t449',
    925905197: '-1073741795\t310',
    926429763: 'C2872\t453',
    942682435: 'C1083\t431 432 433 434 435 436 437 438 439 440',
    943010371: 'C2589: \t451',
    943011651: 'C7582\t450',
    959787587: 'C2593: \t452',
    976236899: 'c10::guts\t897',
    976909409: 'at::DeprecatedTypeProperties\t868',
    978144327: 'GLM: GLM_\t625',
    978341199: 'OMP: Error #15\t722\nOMP: Error #15:\t723',
    979923827: 'ssh: Could not resolve hostname \t1398\nssh: connect to host \t1398',
    979923834: 'zsh: command not found: \t1483\nzsh: no matches found: \t1484',
    980445552: 'pip: command not found\t980\npip: not found\t980',
    980708969: 'int: = is not a valid operator\t1139',
    1094928468: 'THCAssertSameGPU\t762 763\nTHCAtomics.cuh\t764 765 766',
    1094997315: "CUDA architecture\t468\nCUDA capabilit\t468\nCUDA compiler and CUDA toolkit headers are incompatible\t469\nCUDA compute architecture\t468\nCUDA compute capabilit\t468\nCUDA driver is a stub library\t470\nCUDA driver version is insufficient for CUDA runtime version\t471\nCUDA initialization: Found no NVIDIA driver on your system\t472\nCUDA unavailable, invalid device\t473\nCUDA was not found on the system, please set the CUDA_HOME\t474\nCUDA's architecture\t468\nCUDA's capabilit\t468\nCUDA's compute architecture\t468\nCUDA's compute capabilit\t468\nCUDA::nvToolsExt\t311 475 476\nCUDAGenerator\t464 465\nCUDAGuard\t477 478\nCUDAStreamGuard\t477 478\nCUDA_ARCHITECTURES\t479\nCUDA_ARCHITECTURES is set to \t480\nCUDA_ERROR_ASSERT\t481\nCUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE\t482\nCUDA_ERROR_INVALID_IMAGE\t483\nCUDA_ERROR_NO_BINARY_FOR_GPU\t484\nCUDA_ERROR_OUT_OF_MEMORY\t485\nCUDA_ERROR_STUB_LIBRARY\t470\nCUDA_ERROR_SYSTEM_DRIVER_MISMATCH\t486\nCUDA_ERROR_SYSTEM_NOT_READY\t487\nCUDA_ERROR_UNSUPPORTED_PTX_VERSION\t488\nCUDA_HOME\t489\nCUDA_HOME does not exist, unable to compile CUDA\t490\nCUDA_HOME environment variable is not set\t491\nCUDA_PATH\t489\nCUDA_TOOLKIT_ROOT_DIR not found or specified\t492\nCUDA_tensor_apply\t493 494\nCUDAs architecture\t468\nCUDAs capabilit\t468\nCUDAs compute architecture\t468\nCUDAs compute capabilit\t468",
    1096045407: '_STATUS_ARCH_MISMATCH\t846',
    1096308803: 'CXXABI_\t498\nCXXABI_1.3.\t499',
    1098215527: 'gpuAtomicAdd\t1082 1083',
    1100659951: '：Aucun fichier\t105',
    1111705684: 'THCBlas_\t760 761',
    1112099911: 'GLIBCXX_\t498\nGLIBCXX_3.4.\t499\nGLIBC_\t623\nGLIBC_2.\t624',
    1126199118: 'No CUDA runtime is found, using CUDA_HOME=\t691\nNo CUDA toolset found\t692',
    1128482900: 'THCCeilDiv\t403 404',
    1128486478: 'NVCC \t682\nNVCC" \t682\nNVCC\' \t682\nNVCC` \t682\nNVCC’ \t682',
    1128680517: 'ELFCLASS32\t566\nELFCLASS64\t566',
    1129467732: 'TORCH_CHECK\t784\nTORCH_CUDA_API\t372 373\nTORCH_EXTENSION_NAME\t313\nTORCH_HIP_API\t441 442\nTORCH_LIBRARY_FRAGMENT\t784',
    1130320961: 'AT_CHECK\t368 369\nAT_CHECK_INDEX\t368 369\nAT_CPP14_CONSTEXPR\t370 371\nAT_CUDA_API\t372 373',
    1131701607: 'getCurrentCUDABlasHandle\t477 478\ngetCurrentCUDASolverDnHandle\t477 478\ngetCurrentCUDASparseHandle\t477 478\ngetCurrentCUDAStream\t477 478\ngetCurrentDeviceProperties\t477 478',
    1131701619: 'setCurrentCUDAStream\t477 478',
    1131898190: 'NewConnectionError\t511',
    1145120800: ' (ADVANCED)\t0',
    1145260116: 'THCDevice\t760 761\nTHCDeviceUtils.cuh\t767 768 769 770',
    1145656910: 'NVIDIA driver on your system is too old\t683\nNVIDIA-SMI has failed because it couldn\t684',
    1146438445: '-CUDA::nvToolsExt\t311',
    1146438508: 'lCUDA::nvToolsExt\t311',
    1147098177: 'AT_DISPATCH_ALL_TYPES_AND_HALF\t374 375',
    1148478823: 'getDefaultCUDAStream\t477 478\ngetDeviceProperties\t477 478',
    1150991599: '：Datei oder Verzeichnis\t105',
    1160670307: 'cl.EXE\t968',
    1162297926: 'FBGEMM needs GCC \t497\nFBGEMM needs at least GCC \t497\nFBGEMM requires GCC \t497\nFBGEMM requires at least GCC \t497',
    1162629971: 'SSLError\t511',
    1164863831: 'WinError 2]\t439\nWinError 3]\t439',
    1164994920: 'hipErrorAssert\t481\nhipErrorInvalidDeviceFunction\t996\nhipErrorNoBinaryForGpu\t484\nhipErrorOutOfMemory\t485',
    1176517189: 'E: Failed to fetch\t562',
    1178749012: 'THBFloat16Blas_\t760 761\nTHBFloat16Storage\t760 761\nTHBFloat16Tensor\t760 761\nTHBFloat16Vector\t760 761',
    1179009347: 'CAFFE2_API\t372 373\nCAFFE2_CUDA_API\t372 373',
    1180652609: 'AT_FORALL_SCALAR_TYPES\t376 377',
    1195591764: 'THCGenerator\t760 761',
    1196312909: 'MINGW\t670',
    1196773443: 'CPUGenerator\t464 465',
    1198271776: ' -lGLESv1\t4\n -lGLESv2\t4',
    1198418253: 'MinGW\t670',
    1229408595: 'SIGILL\t310',
    1230455855: '/DWIN32\t314',
    1230984257: 'AT_INDEX_ERROR\t378 379',
    1231254131: 'srcIndex < srcSelectDimSize\t1397',
    1262570819: 'CMAKE_CUDA_ARCHITECTURES\t457\nCMAKE_CUDA_ARCHITECTURES must be non-empty\t458\nCMAKE_CUDA_ARCHITECTURES:\t459 460\nCMAKE_CUDA_COMPILER\t461\nCMAKE_CUDA_COMPILER:\t462',
    1280136782: 'NVML Shared Library Not Found\t594',
    1280595267: 'CUTLASS needs GCC \t497\nCUTLASS needs at least GCC \t497\nCUTLASS requires GCC \t497\nCUTLASS requires at least GCC \t497',
    1281311820: 'LD_LIBRARY_PATH contains incompatible version of cudnn\t647',
    1297501260: 'LLVM ERROR: \t649\nLLVM ERROR: out of memory\t650',
    1298295148: 'libMIOpen.so.\t1196',
    1310748265: 'in Namensbereich\t1037',
    1313032276: 'THCNumerics\t760 761\nTHCNumerics.cuh\t771 772 773',
    1313101123: 'CUDNN_INCLUDE_DIR\t495\nCUDNN_INCLUDE_PATH\t495\nCUDNN_LIBRARY\t495\nCUDNN_LIBRARY_PATH\t495\nCUDNN_STATUS_SUBLIBRARY_LOADING_FAILED\t496',
    1313753172: 'THNN_\t781 782',
    1318763759: '：No existe el\t105\n：No such file\t105',
    1330529327: '/DNOMINMAX\t314',
    1330795077: 'ERROR: Could not find a version\t568\nERROR: Python dependency not found\t569\nERROR: Wheel \'\t570\nERROR: unknown command "\t571',
    1330857298: 'RESOURCE_EXHAUSTED: \t746',
    1346521420: 'LIBPOSTPROC\t648',
    1347703880: 'HTTP 000 CONNECTION FAILED\t515',
    1349083987: 'SciPy needs GCC \t497\nSciPy needs at least GCC \t497\nSciPy requires GCC \t497\nSciPy requires at least GCC \t497',
    1349350734: 'NumPy\t718\nNumPy C-API version 0x\t719\nNumPy needs GCC \t497\nNumPy needs at least GCC \t497\nNumPy requires GCC \t497\nNumPy requires at least GCC \t497\nNumPy was built with baseline optimizations\t720',
    1380141140: 'THCRandom\t760 761\nTHCRoundUp\t403 404',
    1380993352: 'HIPRTC status = HIPRTC_ERROR_COMPILATION\t628',
    1381122399: '_ARRAY_API\t845',
    1396918356: 'THCState\t774 775\nTHCStorage\t760 761\nTHCStream\t774 775',
    1397049428: 'THESE PACKAGES DO NOT MATCH THE HASHES\t780',
    1397050439: 'GLES2/gl\t616 617\nGLES3/gl\t616 617\nGLESv1\t618\nGLESv2\t618',
    1397706309: 'ENOSPC: no space\t567',
    1397900630: 'VERSION_MISMATCH\t825',
    1398757712: 'PY_SSIZE_T_CLEAN macro must be defined\t732',
    1400137063: 'getStreamFromPool\t477 478',
    1413695572: 'THCTensor\t760 761\nTHCThrustAllocator\t760 761',
    1413761108: 'THDTensor\t760 761',
    1414744148: 'THSTensor\t760 761',
    1415530580: 'TH_TENSOR_APPLY\t493 494',
    1416914279: 'getTHCState\t774 775',
    1428175429: 'E: Unable to fetch some archives\t562',
    1430462522: ': CUDA cannot be found\t325',
    1430472788: 'THCUNN_\t760 761',
    1430481965: '-lCUDA::nvToolsExt\t311',
    1447250004: 'THCVector\t760 761',
    1464224839: 'GLFW/glfw3.h\t619 620 621 622',
    1465865281: 'AT_WARN\t380 381',
    1596993859: 'C10_FALLTHROUGH\t370 371\nC10_HIP_API\t441 442\nC10_HIP_KERNEL_LAUNCH_CHECK\t441 442\nC10_HOST_CONSTEXPR\t370 371\nC10_NORETURN\t370 371',
    1596993891: 'c10_cuda.lib\t898',
    1598182723: 'CUB_NS_QUALIFIER\t467',
    1598243655: 'GCC_1\t498\nGCC_3\t498\nGCC_4\t498\nGCC_7\t498',
    1598244948: 'THC_assertSameGPU\t762 763',
    1598965328: 'PFN_cuTensorMapEncode\t731',
    1600939103: '_dl_check_map_versions: Assertion\t850',
    1601008225: 'arm_acle\t866\narm_bf16\t866\narm_fp16\t866\narm_neon\t866\narm_sve\t866',
    1601009011: 'sum_intlist\t1356 1357',
    1629515598: 'No available memory for the cache blocks\t693',
    1629516905: 'it as a build dependency\t1156',
    1631789114: ': Cannot allocate memory\t326',
    1631811920: 'PyCapsule\t740',
    1631854650: ': Datei oder Verzeichnis\t105',
    1632127060: 'THHalfBlas_\t760 761\nTHHalfStorage\t760 761\nTHHalfTensor\t760 761\nTHHalfVector\t760 761',
    1632313402: ': Kann die Shared\t334\n: Kann die Shared-Object-Datei nicht öffnen\t332',
    1633839468: 'libaio.h\t1197 1198 1199 1200\nlibamdhip64.so.\t1196\nlibav\t1201',
    1633886247: "' cannot overload\t256",
    1633886266: ': calling a constexpr __device__ function\t346\n: calling a constexpr __host__ function\t347\n: cannot open shared obj\t334\n: cannot open shared object\t348 349',
    1633903970: 'because it has a CompositeImplicitAutograd\t871',
    1633903972: 'decay_t\t972',
    1633973603: 'cuda runtime error (2) : out of memory\t994\ncudaBindTexture\t731\ncudaConfigureCall\t731\ncudaErrorAssert\t481\ncudaErrorCallRequiresNewerDriver\t367\ncudaErrorCompatNotSupportedOnDevice\t482\ncudaErrorInsufficientDriver\t995\ncudaErrorInvalidDeviceFunction\t996\ncudaErrorInvalidKernelImage\t483\ncudaErrorMemoryAllocation\t485\ncudaErrorNoKernelImageForDevice\t484\ncudaErrorStubLibrary\t470\ncudaErrorSystemDriverMismatch\t486\ncudaErrorSystemNotReady\t487\ncudaErrorUnsupportedPtxVersion\t488\ncudaLaunchCooperativeKernelMultiDevice\t731\ncudaProfilerInitialize\t731\ncudaThreadExit\t731\ncudaThreadSynchronize\t731\ncudaTypedefs.h\t984 985\ncudaUnbindTexture\t731\ncuda_awbarrier\t984 985\ncuda_bf16.h\t984 985\ncuda_fp4.h\t984 985\ncuda_fp6.h\t984 985\ncuda_fp8.h\t984 985\ncuda_pipeline\t984 985\ncudart64_\t993',
    1634036816: 'Please install \t739',
    1634036848: 'please install \t739',
    1634082855: "' failed: \t259",
    1634166092: 'LegacyTHDispatcher\t663 664\nLegacyTHFunctionsCUDA\t663 664',
    1634166124: 'legacy-install-failure\t1195',
    1634213922: '" has no member\t123 239\n" has no member \t240 241 242\n" has no member "\t243 244 245\n" has no member class\t246',
    1634230111: '__half\t848',
    1634493027: 'cblas.h\t962 963 964\ncblas_mangling.h\t962 963 964',
    1634493984: ' flag is not supported with the configured host compiler\t109',
    1634494055: 'gflags/gflags.h\t1068 1069 1070 1071 1072',
    1634541602: '" matches these operands\t250\n" may not be used in the type-id\t251',
    1634541612: ', may conflict with lib\t303',
    1634563438: 'numa.h\t1306 1307 1308\nnumaif.h\t1306 1307 1308',
    1634564716: 'lzma.h\t1244 1245 1246 1247',
    1634625890: 'binaries were compiled with C\t875',
    1634629988: 'dynamic module does not\t1022\ndynamic_cast\t1023',
    1634692128: ' load any \t108\n loaded at\t164',
    1634754924: 'lapack\t1163\nlapacke.h\t1164 1165 1166 1167',
    1634760805: 'expanded from macro \t1044\nexpansion of macro \t1044',
    1634886000: 'parameter packs not expanded with\t1349 1350',
    1634887263: '_frame\t741 851',
    1634887267: 'cframe"\t967\ncframe\'\t967\ncframe’\t967',
    1634890835: 'Strawberry\t670',
    1634954869: 'unsatisfied condition: \t1452',
    1635017059: 'catastrophic error\t961',
    1635017062: 'fatal error C10\t1049\nfatal error C1081\t1050\nfatal: early EOF\t1051\nfatal: fetch-pack: \t1051\nfatal: not a git repository\t1052\nfatal: unable to \t1053',
    1635018093: 'metadata-generation-failed\t1195',
    1635022189: 'mutable_data_ptr\t983',
    1635151433: "Invalid CUDA 'device=\t640\nInvalid requirement: \t641\nInvalid wheel filename\t148\nInvalidMatchSpec: \t642\nInvalidVersionSpec: \t642",
    1635151465: 'invalid command "bdist_wheel\t1142\ninvalid command "dist_info\t1142\ninvalid command "editable_wheel\t1142\ninvalid command \'bdist_wheel\t1142\ninvalid command \'dist_info\t1142\ninvalid command \'editable_wheel\t1142\ninvalid command bdist_wheel\t1142\ninvalid command dist_info\t1142\ninvalid command editable_wheel\t1142\ninvalid device function\t1143\ninvalid input constraint \'+h\' in asm\t1144\ninvalid input constraint \'+l\' in asm\t1144\ninvalid input constraint \'+r\' in asm\t1144\ninvalid input constraint \'=+h\' in asm\t1144\ninvalid input constraint \'=+l\' in asm\t1144\ninvalid input constraint \'=+r\' in asm\t1144\ninvalid input constraint \'=h\' in asm\t1144\ninvalid input constraint \'=l\' in asm\t1144\ninvalid input constraint \'=r\' in asm\t1144\ninvalid input constraint \'h\' in asm\t1144\ninvalid input constraint \'l\' in asm\t1144\ninvalid input constraint \'r\' in asm\t1144\ninvalid literal for int() with base 10: \t1145\ninvalid operands to binary expression (\t1146\ninvalid operands to binary expression (\'\t1147\ninvalid output constraint \'+h\' in asm\t1144\ninvalid output constraint \'+l\' in asm\t1144\ninvalid output constraint \'+r\' in asm\t1144\ninvalid output constraint \'=+h\' in asm\t1144\ninvalid output constraint \'=+l\' in asm\t1144\ninvalid output constraint \'=+r\' in asm\t1144\ninvalid output constraint \'=h\' in asm\t1144\ninvalid output constraint \'=l\' in asm\t1144\ninvalid output constraint \'=r\' in asm\t1144\ninvalid output constraint \'h\' in asm\t1144\ninvalid output constraint \'l\' in asm\t1144\ninvalid output constraint \'r\' in asm\t1144\ninvalid target ID \t818\ninvalid value \'c++\t1148\ninvalid value \'gnu++\t1148\ninvalid value for --gpu-architecture\t1149',
    1635196967: "' was defined more than once\t272",
    1635197024: '` was removed in the NumPy 2\t855',
    1635281254: 'fixable by adding \t1060',
    1635284080: 'ptxas application ptx input, line \t1358\nptxas info \t1359\nptxas warning \t1359',
    1638515570: 'réadressage R_\t1366\nréadressage de R_\t1366',
    1646292852: 'to be installed\t873',
    1647473766: 'ft2build.h\t1063 1064 1065 1066',
    1650552405: 'Unable to find\t501 502\nUnable to find code object for all current devices\t807\nUnable to find vcvarsall.bat\t808\nUnable to locate\t502',
    1650552421: 'enable executable\t1026\nenable_if_t\t972',
    1650552437: 'unable to execute \t1437\nunable to execute \'\t1438\nunable to execute command: Killed\t1439\nunable to find\t502\nunable to find a build program corresponding to "Ninja\t1440\nunable to find library -l\t921 922 923 924 925 926 927 928 929 930 1441 1442 1443\nunable to find library -lEGL\t931\nunable to find library -lGLEW\t932\nunable to find library -laio\t933\nunable to find library -lffi\t934\nunable to find library -lglog\t935\nunable to find library -ljpeg\t936\nunable to find library -lnuma\t937\nunable to find library -lstdc++\t939\nunable to find library -ltbb\t940\nunable to find library -luuid\t941\nunable to find library -lz\t942\nunable to locate\t502',
    1650552929: 'apability not supp\t860',
    1650616684: 'libbitsandbytes_cpu.\t1202',
    1651076128: ' library not found\t163',
    1651076143: '/libMIOpen\t320\n/libamd_comgr\t320\n/libamdhip64\t320\n/libcublas\t320\n/libcuda\t320\n/libcufft\t320\n/libcufile\t320\n/libcupti\t320\n/libcurand\t320\n/libcusolver\t320\n/libcusparse\t320\n/libcutensor\t320\n/libhip\t320\n/libhsa-runtime64\t320\n/libhsakmt\t320\n/libnccl\t320\n/libnpp\t320\n/libnvJitLink\t320\n/libnvidia-ml\t320\n/libnvjpeg\t320\n/libnvrtc\t320\n/libnvshmem\t320\n/librccl\t320\n/libroc\t320',
    1651076218: 'zlib.h\t1479 1480 1481 1482',
    1651336557: "member access into incomplete type '\t1250",
    1651337587: 'simbolo ambiguo\t675',
    1651341651: 'Symbol\t237',
    1651341683: 'symbol not found in flat namespace\t237\nsymbole ambigu\t675',
    1651449895: "' object has no attribute 'ds_opt_\t271",
    1651469415: 'globalLegacyTypeDispatch\t663 664',
    1651860850: 'reubicación R_\t1366',
    1651864352: " submodule path '\t226",
    1663067490: 'be created directly\t870',
    1663067511: 'we can conclude that \t1472',
    1663071343: 'ot compiled with \t1342',
    1664044099: 'CL/cl\t455 456',
    1667309616: '0 active drivers ([])\t322',
    1667393900: 'libc10_cuda.so: \t1203\nlibcublas.so.\t1204\nlibcublasLt.so.\t1204\nlibcuda.so\t1205\nlibcuda.so cannot found\t1206\nlibcuda.so.1\t1205\nlibcudart.so.\t1204\nlibcufft.so.\t1204\nlibcupti.so.\t1204\nlibcusolver.so.\t1204\nlibcusparse.so.\t1204',
    1667462766: 'nvcc \t682\nnvcc :\t1315\nnvcc cannot find a supported version of\t1316\nnvcc fatal   : Cannot find compiler \'\t1317\nnvcc fatal   : Could not open input file \'\t1318\nnvcc fatal   : redefinition of argument \'\t1319\nnvcc not found\t1320\nnvcc was not found\t1320\nnvcc ：\t1315\nnvcc" \t682\nnvcc\' \t682\nnvcc:\t1315\nnvcc` \t682\nnvcc’ \t682\nnvcc：\t1315',
    1667592275: "Specified provider 'CUDAExecutionProvider' is not in available provider\t758",
    1667592307: 'specified that you may need to import the \t1396',
    1667594309: 'Exec format error\t574',
    1667594341: 'execinfo.h\t1015\nexecutable in path specified by\t1040\nexecutor failed running\t1041',
    1667656804: 'dlfcn.h\t1015',
    1667722864: 'pngconf.h\t1353 1354 1355',
    1667852407: 'which is not an existing directory\t1474',
    1667854445: 'mpicxx.h\t1262 1263 1264',
    1668033824: ' -lcrypt\t5',
    1668248144: 'Processus arrêté\t561\nProcessus arrêté a terminé le programme \t284',
    1668248176: "processor does not support \t463\nprocessor doesn't support \t463\nprocessor lacks \t463",
    1668311400: 'hipcc: No such file\t1090\nhipcc: command not found\t1090\nhipcc: not found\t1090',
    1668440352: ' architecture of input file \t12',
    1668443988: 'Torch is needed\t742\nTorch is not installed\t742\nTorch is required\t742\nTorch must be installed\t742\nTorch needs to be installed\t742',
    1668444020: 'torch is needed\t742\ntorch is not installed\t742\ntorch is required\t742\ntorch must be installed\t742\ntorch needs GCC \t497\ntorch needs at least GCC \t497\ntorch needs to be installed\t742\ntorch requires GCC \t497\ntorch requires at least GCC \t497\ntorch.OutOfMemoryError\t1414\ntorch._inductor.exc.\t1415\ntorch.cuda.OutOfMemoryError\t1414\ntorch.utils.ffi is deprecated\t1416\ntorch.version.cuda\t1417\ntorch/csrc/PythonTypes.h\t1418 1419 1420\ntorch/csrc/StorageDefs.h\t1418 1419 1420\ntorch/csrc/THP_export.h\t1418 1419 1420\ntorch/csrc/WindowsTorchApiMacro.h\t1418 1419 1420\ntorch/csrc/jit/\t1421 1422 1423 1424 1425\ntorch/csrc/stable/\t388 389\ntorch/csrc/utils/auto_gil.h\t1426 1427 1428\ntorch/csrc/utils/disallow_copy.h\t1426 1427 1428\ntorch/csrc/utils/future.h\t1426 1427 1428\ntorch/csrc/utils/memory.h\t1426 1427 1428\ntorch/csrc/utils/six.h\t1426 1427 1428\ntorch/extension.h\t388 389\ntorch/headeronly/\t388 389\ntorch_cuda.lib\t898\ntorch_extensions\t1429\ntorchaudio C++ extension is not available\t1430\ntorchinductor_\t1431 1432\ntorchvision.transforms.functional_tensor\t1433',
    1668571501: 'matching\t1249',
    1668628794: ':Aucun fichier\t105',
    1681143415: 'w64devkit\t670',
    1684104530: 'ReadTimeout\t511\nReadTimeoutError\t511',
    1684104562: 'read-only segment has dynamic IFUNC relocations\t1362\nread-only segment has dynamic relocations\t1362',
    1684107084: 'Loaded runtime CuDNN library: \t669',
    1684107116: 'load any more object with static\t1241\nloaded the `torch/_C` folder of the PyTorch repository\t1242',
    1684302184: 'hidden symbol \t1088',
    1684366670: 'Need to compile C++ extensions to \t688',
    1684366702: 'need PyTorch\t748\nneed Pytorch\t748\nneed pyTorch\t748\nneed pytorch\t748\nneed torch\t748\nneeds CUDA\t1275\nneeds PyTorch\t748\nneeds Pytorch\t748\nneeds pyTorch\t748\nneeds pytorch\t748\nneeds torch\t748',
    1684367716: 'died with <Signals.SIGKILL: 9>\t1011',
    1684632949: 'uuid/uuid.h\t1459 1460 1461 1462',
    1684633198: 'nvidia-container-cli: initialization error: \t1322\nnvidia-fabricmanager\t596',
    1684955424: ' and above\t11\n and higher\t11\n and later\t11\n and newer\t11',
    1684957510: 'FindCUDA says CUDA version is\t601',
    1684957527: 'Windows Long Path support enabled\t830\nWindows not yet supported for torch.compile\t831',
    1684959043: 'CondaHTTPError\t515\nCondaSSLError\t515',
    1684959075: 'conda: command not found\t980\nconda: not found\t980\nconditional_t\t972',
    1684960544: ' undeclared\t158',
    1685024032: ' module has been removed\t165\n module is not found\t166',
    1685025392: 'prod_intlist\t1356 1357',
    1685222775: 'wurde in diesem Gültigkeitsbereich nicht deklariert\t874',
    1685414702: '.cuda.o\t313',
    1689699140: 'Dödad-signal avslutade programmet \t284',
    1696610857: '): error: argument list for template template\t293\n): error: exception specification is incompatible\t294\n): error: identifier "\t246\n): error: identifier "__\t295 296\n): error: incomplete type is not allowed\t297\n): error: invalid combination of type specifiers\t298\n): error: name followed by "::" must\t293\n): error: no instance of\t299\n): error: static assertion failed with "\t300',
    1696624233: 'in expansion of macro \t1044',
    1696624462: 'No existe el \t407 408 409 410 411 412 413 414 415 416 417',
    1696624494: 'no es un miembro de\t1037',
    1697082912: " n'est pas reconnu\t156\n n'est pas un membre de\t138 139 140",
    1697541219: 'cl.exe\t968\ncl.exe with traditional preprocessor \t969',
    1698832442: ': Befehl nicht gefunden\t324',
    1699094621: '] Fehler 137\t843',
    1699160157: '] Getötet\t843',
    1699170388: 'THGenerator\t760 761',
    1699553338: ': Memory allocation failure\t335',
    1699618874: ": Ne peut ouvrir le fichier d'objet partagé\t332",
    1700022356: 'THTensor\t760 761\nTHTensorMath\t760 761',
    1700153428: 'THVector\t760 761',
    1700212059: '[-Werror\t835',
    1700948332: 'libelf.h\t1207 1208 1209 1210',
    1701013836: 'License classifiers have been superseded by license expressions\t668',
    1701017701: 'exception handling disabled\t1038\nexception handling is disabled\t1039',
    1701078386: 'redefinition of \t1364',
    1701079328: ' identifier "\t123',
    1701080649: 'IndentationError: \t632\nIndexError: \t633 634\nIndexError: _Map_base::at\t635\nIndexError: map::at\t635\nIndexError: unordered_map::at\t635',
    1701080681: 'index_sequence\t972',
    1701080693: 'undeclared identifier \t1295 1444\nundefined\t237\nundefined reference to \t1445\nundefined symbol: \t237\nundefined symbol: Py\t1446\nundefined symbol: _Py\t1446\nundefined symbol: mkl_\t1447\nundefinierter Verweis auf\t237\nundefiniertes Symbol\t237\nunderlying_type_t\t972',
    1701146144: ' needed by \t168',
    1701209458: 'reference indefinie vers\t237\nreference indéfinie vers\t237\nreference to\t237\nreferences to\t237\nreferencia a\t237\nreferencia indefinida a\t237\nreferencia indefinida para\t237\nreferencia nao definida a\t237\nreferencia nao definida para\t237\nreferencia não definida a\t237\nreferencia não definida para\t237\nreferensi ke\t237\nreferência indefinida a\t237\nreferência indefinida para\t237\nreferência nao definida a\t237\nreferência nao definida para\t237\nreferência não definida a\t237\nreferência não definida para\t237',
    1701210482: 'riferimento non definito a\t237',
    1701211721: "Inferred operator schema for a C++ kernel function doesn't match the expected function schema\t636",
    1701211753: 'infer_schema(func): \t1131 1132',
    1701274484: 'tcgen05\t1384',
    1701275973: 'Eigen/\t572',
    1701345056: ' when calling \t235',
    1701405728: ' died due to signal \t27\n died due to signal 9\t28\n died due to signal 9 (Kill signal)\t28\n died with status 0x\t29',
    1701407843: 'client error (Connect)\t971',
    1701409364: 'Tried to register an operator (\t797 798\nTried to register multiple backend fallbacks for the same dispatch key \t799\nTried to register multiple operators with the same name\t800',
    1701470831: 'object has no attribute \t1325 1326',
    1701536109: 'make: \t317\nmake_index_sequence\t972\nmake_unique\t972',
    1701603654: 'File o directory non\t407 408 409 410 411 412 413 414 415 416 417\nFilename longer than 260 characters\t599\nFilename too long\t600',
    1701603686: 'file failed to open for reading\t1057\nfile_baton.py\t1058\nfile_baton.py:\t1059',
    1701604425: 'Illegal instruction\t310 405',
    1701667150: "NameError: name \t685\nNameError: name '\t686\nNameError: name '_C' is not defined\t687",
    1701667182: 'name \'bare_metal_version\' is not defined\t1268\nnamespace "\t1269\nnamespace "c10::guts" has no member "\t1270\nnamespace "std" has no member \t1271 1272 1273 1274',
    1701669204: 'TimeoutError: \t517',
    1701670771: 'some optimizations will not be enabled\t1395',
    1701716012: ', needed by\t304\n, needed by \t305',
    1701733735: 'generic_type: \t1067',
    1701798944: " does not dominate this use\t30\n does not exist\t31 32 33\n does not include kernels for this GPU\t34\n does not match namespace of enclosing TORCH_LIBRARY\t35\n does not match runtime version \t36\n does not name a type\t37 38\n does not support \t39\n doesn't exist\t32",
    1701863764: 'Tapettu\t561\nTapettu-signaali päätti \t284',
    1701865808: 'Pipeline failed while executing [\t738',
    1701867296: ' open include file\t182 183 184 185 186 187 188 189 190 191 192 193 194 195 196 197 198 199 200 201 202 203 204 205 206 207 208 209 210 211 212\n open source file\t123 182 183 184 185 186 187 188 189 190 191 192 193 194 195 196 197 198 199 200 201 202 203 204 205 206 207 208 209 210 211 212',
    1701867311: '/openmp\t314',
    1701869908: "TypeDefault\t787 788\nTypeError \t802\nTypeError: \t803\nTypeError: expected str, bytes or os.PathLike object, not NoneType\t804\nTypeError: join() argument must be str\t805\nTypeError: unsupported operand type(s) for +: 'NoneType' and 'str'\t806",
    1701869940: 'type "at::Tensor" is not allowed\t1435\ntypeid\t1023',
    1701978146: '" referenced unknown base type "\t252',
    1701978156: ', required architecture \t306',
    1701991456: ' Tree Learner was not enabled in this build\t9',
    1701996900: 'dirent.h\t1015',
    1701997665: 'already has an implementation\t856',
    1701998165: 'Unregistered type : \t814\nUnresolved extern \t815',
    1701998197: "unrecognised command line option\t646\nunrecognised command-line option\t646\nunrecognized command\t1450\nunrecognized command line option\t646\nunrecognized command-line option\t646\nunrecognized subcommand '\t1451\nunresolved external symbol\t237",
    1701998445: 'more than one conversion function from "\t1259\nmore than one instance of overloaded function "\t1260\nmore than one operator "\t1261',
    1701999173: 'Erreur de format pour exec\t574\nErreur de segmentation\t575',
    1702064961: 'Assertion \t418\nAssertion `\t419\nAssertionError: \t420',
    1702125892: 'Datei oder Verzeichnis nicht\t407 408 409 410 411 412 413 414 415 416 417',
    1702126916: 'Detected that PyTorch and \t553',
    1702129225: 'Internal Triton PTX codegen error\t638\nInternal compiler error\t639\nInternal error\t639',
    1702129257: 'integer\t1140\ninteger_sequence\t972\ninternal compiler error: Killed (program \t1141',
    1702129518: "note: macro 'max defined here\t1248\nnote: macro 'max' defined here\t1248\nnote: macro 'max’ defined here\t1248\nnote: macro 'min defined here\t1248\nnote: macro 'min' defined here\t1248\nnote: macro 'min’ defined here\t1248\nnote: macro max defined here\t1248\nnote: macro max' defined here\t1248\nnote: macro max’ defined here\t1248\nnote: macro min defined here\t1248\nnote: macro min' defined here\t1248\nnote: macro min’ defined here\t1248\nnote: macro ‘max defined here\t1248\nnote: macro ‘max' defined here\t1248\nnote: macro ‘max’ defined here\t1248\nnote: macro ‘min defined here\t1248\nnote: macro ‘min' defined here\t1248\nnote: macro ‘min’ defined here\t1248",
    1702130753: 'Attempting to deserialize object on a CUDA device\t421\nAttempting to use \t422',
    1702131043: 'cute/\t1004\ncute\\\t1004',
    1702195557: 'equest failed after \t1028',
    1702240297: ') versions mismatch\t291',
    1702240300: ', version CXXABI_\t307\n, version GCC_1\t307\n, version GCC_3\t307\n, version GCC_4\t307\n, version GCC_7\t307\n, version GLIBCXX_\t307\n, version GLIBC_2.\t308',
    1702240314: ': version "libcu\t362\n: version "libnccl\t362\n: version "libnv\t362\n: version \'libcu\t362\n: version \'libnccl\t362\n: version \'libnv\t362\n: version `libcu\t362\n: version `libnccl\t362\n: version `libnv\t362\n: version ‘libcu\t362\n: version ‘libnccl\t362\n: version ‘libnv\t362',
    1702259058: 'river version \t1378',
    1702389038: '.exe" is not recognized\t249\n.exe" is not recognized as\t249\n.exe" ist entweder falsch\t249\n.exe" n\'est pas reconnu\t249\n.exe" no se reconoce como\t249\n.exe" 不是内部或外部命令\t249\n.exe\' is not recognized\t249\n.exe\' is not recognized as\t249\n.exe\' ist entweder falsch\t249\n.exe\' n\'est pas reconnu\t249\n.exe\' no se reconoce como\t249\n.exe\' 不是内部或外部命令\t249\n.exe” is not recognized\t249\n.exe” is not recognized as\t249\n.exe” ist entweder falsch\t249\n.exe” n\'est pas reconnu\t249\n.exe” no se reconoce como\t249\n.exe” 不是内部或外部命令\t249',
    1702520162: 'bezeichnet keinen Typ\t874',
    1714375751: 'GL/freeglut.h\t606 607 608',
    1717857907: 'sndfile.h\t1390 1391 1392 1393',
    1717920885: 'udefineret reference til\t237',
    1717985603: "Caffe2: Couldn't determine version from header\t500",
    1717985635: 'caffe2/\t899 900 901 902',
    1717987684: 'different exception spec\t1012\ndiffers from\t1013',
    1717990755: 'cufft64_\t993',
    1718513507: 'configuration file provided by "CUDA\t981\nconflicting cuDNN in LD_LIBRARY_PATH\t982',
    1722401636: 'définitions multiples de \t676',
    1722401650: 'réference indefinie vers\t237\nréference indéfinie vers\t237\nréférence indefinie vers\t237\nréférence indéfinie vers\t237',
    1730160936: '() got an unexpected keyword argument\t218\n() got an unexpected keyword argument \t217 282\n() got multiple values for \t217',
    1731152967: 'GL/gl.h\t609 610 611\nGL/glcorearb.h\t609 610 611\nGL/glew.h\t612 613 614 615\nGL/glext.h\t609 610 611\nGL/glut.h\t606 607 608\nGL/glx.h\t609 610 611',
    1734701162: 'jpeglib.h\t1157 1158 1159 1160',
    1734959663: '/bigobj\t314',
    1734964000: ' signal terminated program \t223',
    1734964008: '(signal: 9, SIGKILL: kill)\t286',
    1735289197: 'mingw\t670',
    1735355495: 'glog/logging.h\t1074 1075 1076 1077',
    1735549216: ' arguments for \t13',
    1735549300: 'target sm_\t1405',
    1746936361: ')" has already been defined\t292',
    1749239892: 'THCharBlas_\t760 761\nTHCharStorage\t760 761\nTHCharTensor\t760 761\nTHCharVector\t760 761',
    1750288468: 'THShortBlas_\t760 761\nTHShortStorage\t760 761\nTHShortTensor\t760 761\nTHShortVector\t760 761',
    1751279980: 'libhipblas.so.\t1196\nlibhipfft.so.\t1196\nlibhiprand.so.\t1196\nlibhipsolver.so.\t1196\nlibhipsparse.so.\t1196',
    1751345510: 'fichier dans un mauvais format\t747',
    1751345518: 'nicht definierter Verweis auf\t237',
    1751347777: 'Arch conditional MMA instruction used without targeting\t406',
    1751347809: 'arch_list[-1] += \t861\narchitecture\t862 863',
    1751347823: 'orch not compiled with CUDA enabled\t1341',
    1751349349: 'exchange\t972',
    1751361987: "échec d'adressage (mapping) du segment\t598",
    1751607656: 'higher\t1089',
    1751933286: 'falha no mapeamento de segmento\t598',
    1752392008: 'Hash mismatch for \t629',
    1752463728: 'python3: command not found\t980\npython3: not found\t980\npython: command not found\t980\npython: not found\t980',
    1763717413: '%1 is not a valid Win32 application\t253\n%1 ist keine zulässige Win32-Anwendung\t253',
    1763719719: "': is not a member of 'cudaDeviceProp'\t280",
    1763733358: 'no instance of \t1280\nno instance of constructor "cut\t1281\nno instance of overloaded function \t1282',
    1765161080: 'x86intrin.h\t1103 1104 1105',
    1766203450: ': Filename too long\t327 328',
    1766531165: '] Killed\t843',
    1766727738: ': Nicht genügend\t326',
    1767990816: ' failed with exit \t41\n failed: \t42\n failed: No such file\t43',
    1768042298: ':/bin/nvcc\t363',
    1768058209: 'ambiguous "?" operation:\t857\nambiguous overload for \t858\nambiguous symbol\t675',
    1768061296: 'pybind11\t1360\npybind11/\t1361\npybind11_detail_function_record\t740',
    1768124527: 'opción de línea de órdenes no reconocida\t646',
    1768255571: 'Speicherzugriffsfehler\t575',
    1768318308: 'defined\t1006\ndefined in file \t1007\ndefiniciones múltiples de \t676',
    1768320617: 'infiniband/\t1133 1134 1135 1136',
    1768383858: 'registered\t1365',
    1768693818: ': linker input file not found\t339',
    1768697658: ':/lib64\t364',
    1768716898: 'bzlib.h\t885 886 887 888',
    1768779113: 'immintrin.h\t1103 1104 1105',
    1768779128: 'xmmintrin.h\t1103 1104 1105',
    1768824890: ': nie można otworzyć pliku obiektu dzielonego\t332',
    1769103702: 'VariableTensorId\t787 788',
    1769152577: 'A single input file is required for a non-link phase\t366',
    1769234803: 'satisfies the requirement \t1381\nsatisfy\t1382',
    1769238607: 'OptionalCUDAGuard\t477 478\nOptionalCUDAStreamGuard\t477 478',
    1769300512: ' built without \t17',
    1769366884: "device architecture\t468\ndevice capabilit\t468\ndevice compute architecture\t468\ndevice compute capabilit\t468\ndevice kernel image is invalid\t483\ndevice's architecture\t468\ndevice's capabilit\t468\ndevice's compute architecture\t468\ndevice's compute capabilit\t468\ndevice-side assert triggered\t1008\ndevice-side assertion triggered\t1008\ndevices architecture\t468\ndevices capabilit\t468\ndevices compute architecture\t468\ndevices compute capabilit\t468",
    1769369189: 'environment variable is not\t1027',
    1769414695: "' with arguments from the '\t273\n' with arguments from the 'CUDA' backend\t274 275\n' with arguments from the 'Meta' backend\t276\n' with exceptions disabled\t277",
    1769566836: 'trying to build PyTorch with a too old version of \t1434',
    1784835872: ' object has no attribute \t177 178 179',
    1785291349: 'Ubijen\t561',
    1785620814: 'Ninja is required to \t690',
    1785620846: 'ninja-build: Kommando nicht gefunden\t1277\nninja-build: command not found\t1277\nninja-build: commande introuvable\t1277\nninja-build: not found\t1277\nninja-build: orden no encontrada\t1277\nninja-build: コマンドが見つかりません\t1277\nninja-build: 未找到命令\t1277\nninja: Kommando nicht gefunden\t1277\nninja: build stopped\t1278\nninja: command not found\t1277\nninja: commande introuvable\t1277\nninja: no work to do.\t1279\nninja: not found\t1277\nninja: orden no encontrada\t1277\nninja: コマンドが見つかりません\t1277\nninja: 未找到命令\t1277',
    1797287790: 'no kernel image is available\t1283',
    1797288805: 'es kein\t1037',
    1801547111: 'gmake\t323',
    1801675088: "Package \t733\nPackage dependency requirement '\t734\nPackagesNotFoundError\t735",
    1801675120: 'packed_accessor\t983\npacked_accessor32\t784\npacked_accessor64\t784',
    1801678707: 'socket.gaierror: \t1394',
    1802068851: 'scikit-learn has not been built correctly\t1383',
    1802270070: 'vulkan/vulkan\t1467 1468 1469 1470',
    1802398060: 'linker `\t1236',
    1802465132: 'looks like a filename, but the file does not exist\t1243',
    1802725700: 'Disk quota exceeded\t557',
    1802725732: 'disk quota exceeded\t557',
    1814066273: "at least '/std:c++\t867",
    1814979692: 'ld.lld: error: duplicate symbol: \t1168',
    1816217684: 'THAlloc\t760 761',
    1816283220: 'THBlas_\t760 761',
    1816545364: 'THFloatBlas_\t760 761\nTHFloatStorage\t760 761\nTHFloatTensor\t760 761\nTHFloatVector\t760 761',
    1818323300: 'dial tcp: lookup \t783',
    1818391907: 'cublas64_\t993\ncublasLt64_\t993',
    1818455657: 'include file \t1111\ninclude file "ATen/\t1112\ninclude file "CL/\t1113\ninclude file "Eigen/\t1114\ninclude file "GLES\t1115\ninclude file "TH\t1116\ninclude file "THC\t1117\ninclude file "X11/\t1118\ninclude file "asm/\t877\ninclude file "boost/\t1119\ninclude file "c\t1120\ninclude file "c10d/\t1121\ninclude file "cudnn\t1122\ninclude file "eigen3/Eigen/\t1114\ninclude file "libav\t1123\ninclude file "tbb/\t1124\ninclude file "torch/\t387\ninclude file \'ATen/\t1112\ninclude file \'CL/\t1113\ninclude file \'Eigen/\t1114\ninclude file \'GLES\t1115\ninclude file \'TH\t1116\ninclude file \'THC\t1117\ninclude file \'X11/\t1118\ninclude file \'asm/\t877\ninclude file \'boost/\t1119\ninclude file \'c\t1120\ninclude file \'c10d/\t1121\ninclude file \'cudnn\t1122\ninclude file \'eigen3/Eigen/\t1114\ninclude file \'libav\t1123\ninclude file \'tbb/\t1124\ninclude file \'torch/\t387',
    1818780998: 'Fehler beim Mappen des Shared Objects\t598\nFehler im Format der Programmdatei\t574',
    1818845510: 'Failed building wheel for \t583\nFailed to build \t584\nFailed to build CUDA kernels for \t585\nFailed to compile. cc_cmd\t586\nFailed to detect a default CUDA architecture\t587\nFailed to detect a default CUDA architecture.\t588\nFailed to find\t501 502\nFailed to find \t589\nFailed to find ROCm root directory\t590\nFailed to find a working CUDA architecture\t591\nFailed to find all files with CUDA\t592\nFailed to find nvToolsExt\t593\nFailed to initialize NVML: Driver Not Loaded\t594\nFailed to locate\t502\nFailed to parse: \t595\nFailed to start \t596\nFailures have been detected while processing an MLIR pass pipeline\t597',
    1818845542: 'failed call to cuInit: \t1045\nfailed to find\t502\nfailed to locate\t502\nfailed to map segment from\t1046\nfailed to open \t1047\nfailed to open elf at \t542\nfailed with exit \t1048',
    1818846752: ' file built for macOS-\t44\n file not found\t45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107',
    1818848040: '(killed) terminó el programa \t284',
    1818850658: 'build_ext\t881\nbuilds-v0\t882\nbuilt against \t883\nbuilt for \t883\nbuilt with \t883',
    1819028768: ' -llapack\t6',
    1819042150: 'fallo al asignar un segmento del objeto compartido\t598',
    1819044171: 'Killed\t561 645',
    1819045731: 'collect2: fatal error: ld terminated with signal 9\t650',
    1819176736: ' only supports \t181',
    1819240790: 'Violación de segmento\t575',
    1819242031: '/nologo\t314',
    1819307369: 'implementation for device cuda\t1106',
    1819310149: 'Explicitly provided namespace (\t582',
    1819440483: 'curl/curl.h\t998 999 1000 1001\ncurl: (16) \t1002\ncurl: (18) \t1002\ncurl: (28) \t1002\ncurl: (35) \t1002\ncurl: (5) \t1002\ncurl: (52) \t1002\ncurl: (55) \t1002\ncurl: (56) \t1002\ncurl: (6) \t1002\ncurl: (60) \t1002\ncurl: (7) \t1002\ncurl: (92) \t1002',
    1819571555: 'cutlass needs GCC \t497\ncutlass needs at least GCC \t497\ncutlass requires GCC \t497\ncutlass requires at least GCC \t497\ncutlass/\t1004\ncutlass::\t1005\ncutlass\\\t1004',
    1819635523: 'Could NOT find BLAS (missing\t519\nCould NOT find Boost (missing\t519\nCould NOT find CUDA (missing:\t520 521 522\nCould NOT find CUDAToolkit (missing:\t520 521 522\nCould NOT find CUDNN (missing\t523\nCould NOT find CURL (missing\t519\nCould NOT find CuDNN (missing\t523\nCould NOT find EGL (missing\t519\nCould NOT find Eigen3 (missing\t519\nCould NOT find Freetype (missing\t519\nCould NOT find GLEW (missing\t519\nCould NOT find GLUT (missing\t519\nCould NOT find JPEG (missing\t519\nCould NOT find LAPACK (missing\t519\nCould NOT find NVTX\t524\nCould NOT find NvToolExt\t524\nCould NOT find NvToolsExt\t524\nCould NOT find OpenGL (missing\t519\nCould NOT find OpenMP\t525\nCould NOT find OpenSSL (missing\t519\nCould NOT find PNG (missing\t519\nCould NOT find Python\t526 527\nCould NOT find PythonLibs (missing\t528\nCould NOT find TBB (missing\t519\nCould NOT find X11 (missing\t519\nCould NOT find ZLIB (missing\t519\nCould NOT find cuDNN (missing\t523\nCould NOT find cudnn (missing\t523\nCould NOT find nvToolsExt\t524\nCould not build wheels for \t529\nCould not connect\t530\nCould not detect Ninja v\t531\nCould not find\t501 502\nCould not find MSVC\t532\nCould not find a configuration file for package "\t533\nCould not find any \t534\nCould not find compiler set in environment variable \t535\nCould not find module \'\t536\nCould not find shared object file\t537\nCould not find the bitsandbytes \t538\nCould not find the operator \t33\nCould not infer dtype of numpy.\t539\nCould not load libtorchcodec\t540\nCould not load symbol \t510\nCould not load this library: \t541\nCould not locate\t502\nCould not open \t542\nCould not open requirements file: \t543\nCould not resolve\t530\nCould not set up the environment for Microsoft Visual Studio\t544\nCouldn\'t find\t501 502\nCouldn\'t load custom C++ ops\t545\nCouldn\'t load custom C++ ops. This can happen if your PyTorch and \t546',
    1819635555: "could not convert default argument '\t986\ncould not find\t502\ncould not locate\t502\ncould not select device driver \t987\ncouldn't allocate input reg for constraint 'h'\t988\ncouldn't allocate input reg for constraint 'l'\t988\ncouldn't allocate input reg for constraint 'r'\t988\ncouldn't allocate input register for constraint 'h'\t988\ncouldn't allocate input register for constraint 'l'\t988\ncouldn't allocate input register for constraint 'r'\t988\ncouldn't allocate output reg for constraint 'h'\t988\ncouldn't allocate output reg for constraint 'l'\t988\ncouldn't allocate output reg for constraint 'r'\t988\ncouldn't allocate output register for constraint 'h'\t988\ncouldn't allocate output register for constraint 'l'\t988\ncouldn't allocate output register for constraint 'r'\t988\ncouldn't find\t502",
    1830842190: "No matching distribution found for \t694\nNo module named \t695 696 697 698 699 700 701 702 703 704 705\nNo module named '\t706",
    1830842222: "no matching con\t1284\nno matching function for call to \t1285 1286\nno member named \t1087\nno member named '\t1287",
    1833508922: ": Impossible d'ouvrir le fichier d'objet partagé\t332",
    1835100276: 'tham chiếu đến\t237',
    1835101728: ' name followed by "::" must be\t123',
    1835102822: 'frame"\t967\nframe\'\t967\nframe’\t967',
    1835166060: 'libmkl_\t1211',
    1835429165: '-mfma\t312',
    1835492691: 'Segment-Schutz nach der Relozierung\t755\nSegmentation fault\t575 756\nSegmentation-Fehler\t575',
    1835492723: 'segment en lecture seule a des réadressages\t1362\nsegmento de sólo lectura tiene reubicaciones\t1362',
    1835606074: ": impossibile aprire il file oggetto condiviso\t332\n: impossible d'ouvrir le fichier d'objet partagé\t332",
    1835622239: '__imp_\t849',
    1835886455: 'wgmma\t1384',
    1835888451: "Command '['ninja', '--version']' returned non-zero\t512\nCommand 'nvcc' not found\t513",
    1835888459: 'Kommandozeilenoption\t646',
    1835888483: 'common_type_t\t972',
    1836016416: ' compiled without \t17',
    1836213584: "Permission denied: \t711\nPermission denied: '\t713\nPermissionError: [WinError 5]\t737",
    1836213588: 'Terminado (killed)\t561',
    1836216134: 'Formato de ejecutable incorrecto\t574',
    1836280173: 'mismatches\t1013 1253',
    1836344691: 'setmaxnreg\t1384',
    1840104307: 'símbolo ambiguo\t675',
    1847602215: "', needed by '\t278 279",
    1847603493: "%1 n'est pas une application Win32 valide\t253\n%1 no es una aplicación Win32 válida\t253",
    1847616878: 'ne nomme pas un type\t874',
    1847619177: 'in namespace\t1037',
    1847619438: 'no nombra a un tipo\t874',
    1847620457: 'is not a full path and was not found\t1150\nis not a full path to an existing\t1151\nis not a member of\t1037',
    1847638978: '» non reconnue\t1485',
    1850286138: ': Internal \t333',
    1850296404: 'THIntBlas_\t760 761\nTHIntStorage\t760 761\nTHIntTensor\t760 761\nTHIntVector\t760 761',
    1851072570: ": Undefined reference to '\t237\n: Unknown option '\t343 344",
    1851859002: ': an object with that name is already\t345',
    1851876128: ' cannot be used to initialize\t20',
    1851878176: ' kann nicht gefunden werden\t161 162',
    1851878499: 'clang version must be less than \t970',
    1851943276: 'libnvJitLink.so.\t1204\nlibnvidia-ml.so.1\t1212\nlibnvidia-ptxjitcompiler.so.1\t1212\nlibnvrtc-builtins.so\t1213\nlibnvrtc.so.\t1204',
    1852134465: 'ATen/CPUGenerator\t382 383\nATen/CUDA\t382 383\nATen/CUDAGenerator\t382 383\nATen/Dimname.h\t384 385 386\nATen/NamedTensor.h\t384 385 386\nATen/NamedTensorUtils.h\t384 385 386\nATen/TensorNames.h\t384 385 386\nATen/Type\t382 383\nATen/TypeDefault\t382 383\nATen/TypeExtendedInterface\t382 383\nATen/c\t387 388 389\nATen/core/Dimname.h\t384 385 386\nATen/core/NamedTensor.h\t384 385 386\nATen/core/NamedTensorUtils.h\t384 385 386\nATen/core/TensorNames.h\t384 385 386\nATen/cpu/vec256/\t390 391 392 393 394\nATen/cuda/CUDAFuture.cuh\t395 396 397\nATen/cuda/CUDAFuture.h\t395 396 397\nATen/cuda/CUDAMultiStreamGuard.cuh\t395 396 397\nATen/cuda/CUDAMultiStreamGuard.h\t395 396 397\nATen/cuda/CUDASolver.cuh\t395 396 397\nATen/cuda/CUDASolver.h\t395 396 397\nATen/cuda/CUDATypeConversion.cuh\t395 396 397\nATen/cuda/CUDATypeConversion.h\t395 396 397\nATen/cudnn/Exceptions.h\t398 399 400 401 402\nATenCeilDiv\t403 404',
    1852138601: 'identifier "\t1092 1093 1094 1095 1096 1097\nidentifier "CU\t1098\nidentifier "_Float\t1099\nidentifier "__builtin_\t1100\nidentifier "nvshmem\t1101\nidentifier "texture" is undefined\t1102',
    1852141679: 'opencv2/\t1333 1334 1335 1336\nopenssl/\t1337 1338 1339 1340',
    1852383271: "' in 'cudaDeviceProp'\t260\n' in 'cut\t261\n' in namespace '\t262\n' in namespace 'cut\t261\n' in namespace 'std'\t263",
    1852383290: ': internal \t333\n: invalid ELF header\t359',
    1852387130: ':/include\t364',
    1852397403: '[WinError \t837 838 839\n[WinError 1114]\t840\n[WinError 126]\t841\n[WinError 127]\t550\n[WinError 206]\t842',
    1852400160: ' binary not found at \t16',
    1852400175: '/bin/bash: \t316 317\n/bin/dash: \t316 317\n/bin/nvcc\t318 319\n/bin/sh: \t316 317',
    1852400971: 'Kein Speicher im statischen TLS-Block\t644\nKein Speicherplatz mehr\t427',
    1852400994: 'being in scipy source directory\t872\nbeing installed\t873',
    1852401003: 'kein Speicherplatz mehr verfügbar\t427',
    1852401184: ' find any \t108',
    1852403239: "'ninja' is not recognized as an internal or external command\t281",
    1852404512: ' since setuptools is not available\t224',
    1852404565: 'Using cached \t824',
    1852404597: 'using CUDA_HOME=\t1458',
    1852534357: 'Unknown CMake command "cuda_add_executable"\t592\nUnknown CMake command "cuda_add_library"\t592\nUnknown CMake command "cuda_compile"\t592\nUnknown CUDA Architecture Name\t809\nUnknown MS Compiler version \t810\nUnknown builtin op: \t811\nUnknown compiler(s): [[\'\t812\nUnknown compute capability. \t813',
    1852534389: "unknown target CPU \t818\nunknown type name \t1295 1444\nunknown type name '\t1448 1449",
    1852583200: ' -lnvToolsExt\t7',
    1852664132: 'Dimname\t555 556\nDimnameList\t555 556',
    1852727619: 'Cannot access data pointer of Tensor (e.g. FakeTensor\t503\nCannot access global variable \t504 505\nCannot compile \t506\nCannot find\t501 502\nCannot find a working triton installation\t507\nCannot find source file:\t508\nCannot initialize CUDA without \t509\nCannot load symbol cu\t510',
    1852727627: 'Kann den Stack nicht ausführbar machen\t643',
    1852727651: 'cannot be used to initialize an entity of type "cutlass::\t905\ncannot call member function\t352\ncannot call non-constexpr function "cutlass::const_\t906\ncannot convert \t907\ncannot convert None of type <class \t908\ncannot create shared object descriptor\t909\ncannot determine \t910\ncannot execute \t911\ncannot find\t502 912 913 914\ncannot find \t915 916 917 918\ncannot find -l\t919 920 921 922 923 924 925 926 927 928 929 930\ncannot find -lEGL\t931\ncannot find -lGLEW\t932\ncannot find -laio\t933\ncannot find -lffi\t934\ncannot find -lglog\t935\ncannot find -ljpeg\t936\ncannot find -lnuma\t937\ncannot find -lpython3.\t938\ncannot find -lstdc++\t939\ncannot find -ltbb\t940\ncannot find -luuid\t941\ncannot find -lz\t942\ncannot find the file specified: \'\t713\ncannot import name \t943 944 945 946 947 948 949 950\ncannot import name \'\t951\ncannot instantiate \'\t952\ncannot make segment writable for relocation\t953\ncannot map zero-fill pages\t909\ncannot open input file \t954\ncannot open shared object file\t1 955 956\ncannot open source file "\t957\ncannot read spec file \t958',
    1852727659: 'kann -l\t921\nkann nicht gefunden\t1161\nkann nicht gefunden werden -l\t922 923 924 925 926 927 928 929 930 1108 1109\nkann nicht gefunden werden -lEGL\t931\nkann nicht gefunden werden -lGLEW\t932\nkann nicht gefunden werden -laio\t933\nkann nicht gefunden werden -lffi\t934\nkann nicht gefunden werden -lglog\t935\nkann nicht gefunden werden -ljpeg\t936\nkann nicht gefunden werden -lnuma\t937\nkann nicht gefunden werden -lstdc++\t939\nkann nicht gefunden werden -ltbb\t940\nkann nicht gefunden werden -luuid\t941\nkann nicht gefunden werden -lz\t942\nkann nicht gefunden werden: -l\t922 923 924 925 926 927 928 929 930 1108 1109\nkann nicht gefunden werden: -lEGL\t931\nkann nicht gefunden werden: -lGLEW\t932\nkann nicht gefunden werden: -laio\t933\nkann nicht gefunden werden: -lffi\t934\nkann nicht gefunden werden: -lglog\t935\nkann nicht gefunden werden: -ljpeg\t936\nkann nicht gefunden werden: -lnuma\t937\nkann nicht gefunden werden: -lstdc++\t939\nkann nicht gefunden werden: -ltbb\t940\nkann nicht gefunden werden: -luuid\t941\nkann nicht gefunden werden: -lz\t942',
    1852731203: 'ConnectTimeout\t511\nConnectTimeoutError\t511\nConnection to \t516\nConnectionError: \t517',
    1852732786: 'running build_ext\t1379\nrunning on sm\t1380',
    1852793632: " conflicts with target machine type \t21 22\n conflicts with this version\t23\n connect to 'http\t24",
    1853169722: ": ungültiger ELF-Header\t359\n: unsupported option '-fopenmp\t361\n: unsupported option ‘-fopenmp\t361",
    1853188163: 'ChunkedEncodingError\t511',
    1853189958: 'Found empty `transformer-engine` meta package\t602\nFound no NVIDIA driver on your system\t603 604\nFound two conflicting CUDA\t605',
    1853189990: 'found. Please specify\t1062',
    1864397673: 'is only a placeholder project on PyPI\t1152\nis only available from C++\t1153',
    1864900647: "' (or one of its dependencies)\t254",
    1865370691: 'CL/opencl\t455 456',
    1866614868: 'THBoolBlas_\t760 761\nTHBoolStorage\t760 761\nTHBoolTensor\t760 761\nTHBoolVector\t760 761',
    1866670138: ': Command not found\t324',
    1866745940: 'THDoubleBlas_\t760 761\nTHDoubleStorage\t760 761\nTHDoubleTensor\t760 761\nTHDoubleVector\t760 761',
    1866866746: ': Found no NVIDIA driver on your system\t329\n: Found unsuitable version "\t330 331',
    1867194426: ': Kommando nicht gefunden\t324',
    1867270228: 'THLongBlas_\t760 761\nTHLongStorage\t760 761\nTHLongTensor\t760 761\nTHLongVector\t760 761',
    1867391034: ': No CUDA GPUs are available\t336\n: No existe el\t105\n: No se puede asignar\t326\n: No such file\t105 106 107 337 338 339\n: No such file or directory\t340\n: Not a directory\t341',
    1867806286: 'NvToolsExt\t721',
    1867806318: 'nvToolsExt\t1310 1311 1312 1313\nnvToolsExt64_1.lib\t1314',
    1867807056: 'PyTorch is needed\t742\nPyTorch is not installed\t742\nPyTorch is not linked with support for cuda devices\t743\nPyTorch is required\t742\nPyTorch must be installed\t742\nPyTorch needs GCC \t497\nPyTorch needs at least GCC \t497\nPyTorch needs to be installed\t742\nPyTorch no longer supports this GPU because it is too old\t744\nPyTorch requires GCC \t497\nPyTorch requires at least GCC \t497\nPyTorch was compiled without CUDA support\t745',
    1868720492: 'libomp/omp.h\t1214 1215 1216',
    1868767290: ': comando não encontrado\t324\n: command not found\t324\n: commande introuvable\t324',
    1868785010: 'recompile \t1363',
    1868787269: 'Encountered error while \t573',
    1868787273: 'IncompleteRead\t511',
    1868787305: 'incompatible architecture (have \t1125\nincompatible with that of previous function "\t1126\nincompatible with the existing python installation in your environment\t1127\nincomplete \t1128\nincomplete type \t1129 1130',
    1868832802: '" does not appear to contain CMakeLists\t238',
    1869366891: 'kFloat8_e\t983',
    1869374802: 'Relocations in generic ELF (EM: \t747',
    1869374834: 'relocation R_\t1366',
    1869378165: 'urlopen error \t1455',
    1869439605: 'ubmodule\t1436',
    1869440338: 'RemoteDisconnected\t511',
    1869440365: 'memory exhausted\t1251\nmemory in static\t1252',
    1869440370: 'remove_cv_t\t972\nremove_reference_t\t972',
    1869488162: '" no se reconoce como\t249',
    1869488167: "' no se reconoce como\t249",
    1869488186: ': no se puede abrir el archivo del objeto compartido\t332\n: no se puede abrir el fichero del objeto compartido\t332\n: not found\t324',
    1869490208: ' (no such file)\t1',
    1869502255: '/Wno-psabi\t315',
    1869504867: 'canonicalize_version() got an unexpected keyword argument\t959',
    1869508193: 'annot open include file: \t440\nannotation_type.__origin__ is tuple\t859',
    1869638985: "ImportError: \t631\nImportError: cannot import name '\t425",
    1869639017: 'import lib as _lib, ffi as _ffi\t1107\nimpossibile abilitare lo stack eseguibile\t643\nimpossibile allocare memoria nel blocco statico TLS\t644\nimpossibile trovare -l\t1108 1109\nimpossible de trouver -l\t921',
    1869771333: "Error building extension '\t576\nError checking\t577\nError compiling objects for extension\t578\nError loading shared library \t579\nError sending request for url (\t580\nError: No module named \t581",
    1869771365: 'error C2059\t1029\nerror C2061\t1029\nerror C2065\t1029\nerror C2143\t1029\nerror sending request for url (\t580\nerror trying to exec \t911\nerror: "auto" is not allowed here\t1030\nerror: /EHa\t314\nerror: /EHsc\t314\nerror: /FS\t314\nerror: /GL\t314\nerror: /GR\t314\nerror: /MD\t314\nerror: /MT\t314\nerror: /O1\t314\nerror: /O2\t314\nerror: /Od\t314\nerror: /Ox\t314\nerror: /W\t314\nerror: /Z7\t314\nerror: /Zc:\t314\nerror: /Zi\t314\nerror: /arch:\t314\nerror: /fp:\t314\nerror: /std:c++\t314\nerror: /utf-8\t314\nerror: /wd\t314\nerror: RPC failed; \t1031\nerror: [Errno 2] No such file or directory: \'\t317\nerror: [WinError 2]\t1032\nerror: downloading \'\t1033\nerror: expected a\t1034\nerror: expected an identifier\t1035\nerror: expected unqualified-id before\t1035\nerror: identifier "__\t1034\nerror: no such file or directory: \'/EHa\t314\nerror: no such file or directory: \'/EHsc\t314\nerror: no such file or directory: \'/FS\t314\nerror: no such file or directory: \'/GL\t314\nerror: no such file or directory: \'/GR\t314\nerror: no such file or directory: \'/MD\t314\nerror: no such file or directory: \'/MT\t314\nerror: no such file or directory: \'/O1\t314\nerror: no such file or directory: \'/O2\t314\nerror: no such file or directory: \'/Od\t314\nerror: no such file or directory: \'/Ox\t314\nerror: no such file or directory: \'/W\t314\nerror: no such file or directory: \'/Z7\t314\nerror: no such file or directory: \'/Zc:\t314\nerror: no such file or directory: \'/Zi\t314\nerror: no such file or directory: \'/arch:\t314\nerror: no such file or directory: \'/fp:\t314\nerror: no such file or directory: \'/std:c++\t314\nerror: no such file or directory: \'/utf-8\t314\nerror: no such file or directory: \'/wd\t314\nerror: this declaration has no\t1034\nerror: type name is not allowed\t1034\nerror: unexpected argument \'\t1036\nerror: user-defined literal operator not found\t1034',
    1869833554: 'ResolutionImpossible\t750\nResolvePackageNotFound\t735',
    1869881402: ': too few arguments\t360',
    1869903169: 'AutoGIL\t428 429\nAutoNoGIL\t428 429',
    1870211104: ' (you have \t3',
    1873003342: 'Não há espaço disponível\t717',
    1873003374: 'não foi possível alocar memória em bloco TLS\t644\nnão foi possível habilitar pilhas de executável\t643\nnão foi possível localizar -l\t1108 1109\nnão há espaço disponível\t717',
    1881171310: 'ne peut activer une pile exécutable\t643\nne peut allouer de la mémoire dans un bloc statique TLS\t644\nne peut pas trouver -l\t921 1108 1109\nne peut restaurer le segment prot\t755\nne peut trouver -l\t922 923 924 925 926 927 928 929 930 1108 1109\nne peut trouver -lEGL\t931\nne peut trouver -lGLEW\t932\nne peut trouver -laio\t933\nne peut trouver -lffi\t934\nne peut trouver -lglog\t935\nne peut trouver -ljpeg\t936\nne peut trouver -lnuma\t937\nne peut trouver -lstdc++\t939\nne peut trouver -ltbb\t940\nne peut trouver -luuid\t941\nne peut trouver -lz\t942',
    1881173838: "No package '\t707",
    1882284899: 'cc1plus\t965\ncc1plus: \t966',
    1884516174: 'NoSpaceLeftError\t567',
    1885434439: 'Graph break due to unsupported builtin \t627',
    1885500787: 'subprocess-exited-with-error\t1400',
    1885692960: ' dependency is incompatible with the current platform: \t26',
    1885693252: 'DeepSpeed needs GCC \t497\nDeepSpeed needs at least GCC \t497\nDeepSpeed requires GCC \t497\nDeepSpeed requires at least GCC \t497',
    1885809965: '--gpu-name=sm_\t309',
    1886217556: 'Temporary failure\t530\nTemporary failure \t785',
    1886218528: ' import any \t108',
    1886220099: 'Compiler requires the CUDA toolkit\t514',
    1886220131: 'compiled\t973\ncompiled against \t883\ncompiled against NumPy 1.x\t974\ncompiled for \t883\ncompiled with \t883\ncompiler set in environment\t975\ncompute capabilit\t976 977\ncompute capability\t978\ncompute capability \t979',
    1886220135: "gomp not found\t1079\ngomp' not found\t1079\ngomp’ not found\t1079",
    1886220137: "iomp5 not found\t1079\niomp5' not found\t1079\niomp5’ not found\t1079",
    1886221678: 'numpy._core.multiarray failed to import\t1309\nnumpy.core.multiarray failed to import\t1309',
    1886332960: ' (operand types are \t2',
    1886351203: 'cooperative_groups/\t984 985',
    1886413165: "mappatura del segmento dall'oggetto condiviso non riuscita\t598",
    1886415211: 'kipping import of cpp extensions due to incompatible torch version \t1162',
    1886418291: 'support for the ISO C++ \t1401\nsupported\t863 1402',
    1886611780: 'DispatchKey::CompositeImplicitAutograd\t558',
    1886614883: 'cusparse64_\t993\ncusparseC\t731\ncusparseD\t731\ncusparseS\t731\ncusparseXcsrgemmNnz\t731\ncusparseZ\t731',
    1886680168: 'http.client.\t1091',
    1887007331: 'crypt.h\t989 990 991 992',
    1897951054: 'No queda espacio en el dispositivo\t426',
    1897951086: 'no queda espacio en el dispositivo\t426',
    1902473760: ' required keyword-only argument\t217\n required positional argument\t217 218\n requires a different Python: \t219\n requires cuda extensions\t220\n requires triton==\t221',
    1903386957: 'MasqueradingAsCUDA\t672 673',
    1914709853: "]' returned non-zero\t844",
    1914711074: '", referenced from\t237\n", referenced from:\t237',
    1914725736: 'he remote end hung up unexpectedly\t1051',
    1916880980: 'THArgCheck\t762 763',
    1917132893: '] Erreur 137\t843\n] Error 137\t843',
    1917143124: 'THError\t762 763',
    1917145935: 'OSError: \t517\nOSError: Could not find/load shared object file\t725',
    1917221200: 'PyFrameObject\t741',
    1917853789: '] Processus arrêté\t843',
    1918967870: '> are available only with C++\t365',
    1918986355: 'shared object\t1389',
    1919052108: 'Library not loaded: \t665 666\nLibrary not loaded: @\t667',
    1919052140: 'library not found\t1217\nlibrary not found for -l\t1218 1219\nlibrary not found: \t1220 1221 1222\nlibrary not found: EGL\t1223\nlibrary not found: GLEW\t1224\nlibrary not found: aio\t1225\nlibrary not found: crypt\t1226\nlibrary not found: ffi\t1227\nlibrary not found: glog\t1228\nlibrary not found: jpeg\t1229\nlibrary not found: lapack\t1230\nlibrary not found: numa\t1231\nlibrary not found: stdc++\t1232\nlibrary not found: tbb\t1233\nlibrary not found: uuid\t1234\nlibrary not found: z\t1235\nlibrocblas.so.\t1196\nlibrocsparse.so.\t1196',
    1919115629: 'macro "max" passed\t1248\nmacro "max" requires\t1248\nmacro "min" passed\t1248\nmacro "min" requires\t1248',
    1919117645: 'Microsoft Visual C++ \t677\nMicrosoft Visual C++ Redistributable is not installed\t678\nMicrosoft Visual Studio version\t679',
    1919230010: ': error C2975\t350\n: error: exception specification in declaration does not match\t351\n: error: expected \t352\n: error: identifier "\t353\n: error: name followed by "::" must be a class or namespace name\t354\n: error: namespace "cut\t355\n: error: need \t356\n: error: no such file or directory: \'\t357\n: error: template argument \t352\n: error: unknown type name \'\t358\n: error: use of undeclared identifier \'\t358\n: error:expected \t352\n: error:template argument \t352\n: error： expected \t352\n: error： template argument \t352\n: error：expected \t352\n: error：template argument \t352',
    1919248468: 'There is not enough space on the disk\t794',
    1919248500: "there's already a kernel registered from python overriding \t1407",
    1919250479: '/permissive\t314',
    1919250511: 'Operator does not support running with fake tensors\t729',
    1919250543: 'operation timed out\t971',
    1919251285: 'UserWarning: Error checking compiler version for cl\t823',
    1919251488: ' terminated with signal 9\t28',
    1919251566: 'nternal error\t1305',
    1919252000: ' version incompatibility\t229\n version mismatch\t229\n version must be \t230\n version needs to be \t230\n version should be \t230',
    1919252079: 'overloaded function "std::__to_address" matches\t1348',
    1919444301: 'Mehrdeutiges Symbol\t675\nMehrfachdefinition von \t676',
    1919444333: 'mehrdeutiges Symbol\t675',
    1919448176: 'pthread.h\t1015',
    1919885370: ': orden no encontrada\t324',
    1919895160: "xFormers was built for:\t1475\nxFormers wasn't buil\t1476",
    1919902273: 'Aborted\t405',
    1919968580: 'DeprecatedTypeProperties\t552',
    1919969650: 'ripristinare la protezione del segmento\t755',
    1920091483: '[Errno 122]\t836\n[Errno 28]\t836',
    1920169263: '/usr/include/hip/\t321',
    1920230738: 'Retrying (Retry(total=0,\t751',
    1920233065: 'intrin\t866',
    1920234561: "AttributeError: install_layout\t423\nAttributeError: module '\t424\nAttributeError: module 'torch._C' has no attribute '\t425",
    1931505486: "No se pudo asignar memoria en el bloque TLS\t644\nNo space left on device\t708\nNo such file or dir\t407 408 409 410 411 412 413 414 415 416 417\nNo such file or directory: \t709 710 711\nNo such file or directory: '\t712 713\nNo such operator \t714",
    1931505518: 'no se declaró en este ámbito\t874\nno se encuentra -l\t921 1108 1109\nno se puede activar la pila ejecutable\t643\nno se puede encontrar -l\t921 922 923 924 925 926 927 928 929 930 1108 1109\nno se puede encontrar -lEGL\t931\nno se puede encontrar -lGLEW\t932\nno se puede encontrar -laio\t933\nno se puede encontrar -lffi\t934\nno se puede encontrar -lglog\t935\nno se puede encontrar -ljpeg\t936\nno se puede encontrar -lnuma\t937\nno se puede encontrar -lstdc++\t939\nno se puede encontrar -ltbb\t940\nno se puede encontrar -luuid\t941\nno se puede encontrar -lz\t942\nno se puede restaurar el `prot\' del segmento\t755\nno se reconoce la opción de línea de órdenes\t646\nno space left on device\t708\nno such file\t1288\nno such file or directory: \'\t1289\nno such instruction\t1290\nno such option: -\t1291\nno suitable \t1292 1293\nno suitable constructor exists to convert from "\t1294',
    1933658196: 'THAssert\t762 763',
    1934970951: 'GPUs architecture\t468\nGPUs capabilit\t468\nGPUs compute architecture\t468\nGPUs compute capabilit\t468',
    1935762796: 'lease up\t1193',
    1935763488: ' has no attribute \t110 111 112 113 114 115 116 117\n has no member \t118 119\n has no member named \t120\n has not been declared\t38 121\n has unsupported type \t122',
    1935763551: '_hash_\t852 853 854',
    1935767328: ' was not declared\t38 121 158 159\n was not declared in this scope\t231 232\n was not found in the package registry\t233\n was specified but unrecogni\t234',
    1936009070: "n'est pas un membre de\t1037",
    1936025716: 'these package versions have conflicting dependencies\t1408',
    1936027492: "does not appear to be a Python project\t1017\ndoes not contain a CMakeLists\t1018\ndoes not have one of build variants: \t1019\ndoes not know how to trace the builtin \t1020\ndoes not match\t1013\ndoes not name a type\t874\ndoesn't match\t1013",
    1936028533: 'uses too much shared data (0x\t1457',
    1936269346: '" is ambiguous\t247\n" is not known to CXX compiler\t248\n" is not recognized\t249\n" is not recognized as\t249\n" ist entweder falsch\t249',
    1936269351: "' is ambiguous (with operand types \t264\n' is not defined for option 'gpu-architecture'\t265\n' is not defined for option 'std'\t266\n' is not in 'keyword=value' format\t267\n' is not recognized\t249\n' is not recognized as\t249\n' is not recognized as an internal\t268\n' is not recognized as an internal or external command\t269\n' is only available for these backends:\t270\n' ist entweder falsch\t249",
    1936269353: ') is greater than the maximum required version by CUDA \t289\n) is less than the minimum required version by CUDA \t290',
    1936287828: 'This Python has API version \t795\nThis header is only meant to be used on x86\t796',
    1936287860: 'this operation is not allowed between \t1409',
    1936289397: 'unistd.h\t1015',
    1936614740: 'TensileLibrary\t786\nTensorTypeId\t787 788\nTensorTypeSet\t787 788\nTensors of type TensorImpl do not have \t789',
    1936615712: ' installation candidates for \t127',
    1936617315: 'const_data_ptr\t983',
    1936682850: 'boost/\t880',
    1936683040: ' positional argument\t217',
    1936876886: 'VersionConflict: (\t828',
    1936876918: 'version "LIBAV\t648\nversion "LIBSW\t648\nversion \'LIBAV\t648\nversion \'LIBSW\t648\nversion `LIBAV\t648\nversion `LIBSW\t648\nversion torch was compiled with \t1463\nversion used to compile\t1464\nversions\t1465',
    1936877926: 'first\t873',
    1936941392: 'PassManager::run failed\t736',
    1936943469: 'missing initializer for member \t1254',
    1936944429: '-msse\t312',
    1937008994: 'bits/floatn\t876\nbits/libc-header-start\t877\nbits/std_function.h:\t878\nbitsandbytes was compiled without GPU support\t879',
    1937059642: ':/usr/local/cuda\t364',
    1937075488: ' must be valid exactly by one definition\t167',
    1937339245: 'msys64\t670',
    1948280185: 'ye tanımsız başvuru\t237',
    1948282734: 'no template named \t1295\nno type named \t1295',
    1951615060: 'THStorage\t760 761',
    1952531514: ':Datei oder Verzeichnis\t105',
    1952543859: 'status_string: "\t1399',
    1952606572: 'libtorch_cuda.so: \t1203',
    1952802679: 'wget: unable to resolve host address\t1473',
    1952805408: ' returned non-zero\t222',
    1952867692: 'leftover lock files from the PyTorch C++ extension build\t1194',
    1953063255: 'Waited on lock file "\t829',
    1953064270: "Neither 'setup.py' nor 'pyproject.toml' found\t689",
    1953064550: 'ffitarget.h\t1054 1055 1056',
    1953067604: 'Triton Error [CUDA]: device kernel image is invalid\t801',
    1953068832: ' with CUDA \t236',
    1953069157: 'exit code\t1042\nexit code:\t1042\nexit status\t1042\nexitcode\t1042\nexited with code \t1043',
    1953264973: 'Multiple dispatch failed for \t680',
    1953265005: 'multi_tensor_applier fused unscale kernel is unavailable\t1265\nmultiple copies of the\t1266\nmultiple definition of \t1267',
    1953394499: 'ContextualVersionConflict: (\t518',
    1953396050: 'RuntimeError: Numpy is not available\t753',
    1953397075: 'SyntaxError: \t632',
    1953459744: ' not built with CUDA\t169\n not compiled with CUDA\t169\n not defined in file lib\t170 171\n not found\t172\n not found. Directory cannot be installed\t173\n not installed\t174\n not recognized\t175\n not supported in this architecture\t176',
    1953460816: 'ProtocolError\t511',
    1953525103: 'ompt.h\t1214 1215 1216',
    1953653104: 'partially initialized module \t1351',
    1953653621: 'ucrt64\t670',
    1953655158: 'virtual memory exhausted: \t1466',
    1953658478: 'nvrtc-builtins\t1323\nnvrtc64_\t993\nnvrtc: error: failed to load builtins for compute_\t1324',
    1953718627: 'caster.operator typename make_caster<T>::template cast_op_type<T>()\t960',
    1953719584: ' est incompatible avec la sortie\t40',
    1953719666: 'restaurar proteção de segmento\t755\nrestore segment prot after\t1373',
    1953720608: ' ist entweder falsch\t156\n ist im Header \t160\n ist kein Element\t124\n ist kein Element von\t138 139 140',
    1953720644: "Distributed package doesn't have NCCL built in\t559",
    1953721929: 'Installed triton version too old, please upgrade\t637\nInstrucción ilegal\t310\nInstruction non permise\t310\nInstruçõe\t310',
    1953721961: 'installed CPU version PaddlePaddle\t1137\ninstalled Caffe2 version uses CUDA but I cannot find the CUDA\t1138',
    1953722184: 'Host compiler targets unsupported OS\t630',
    1953723725: 'Must define exactly one of __HIP_PLATFORM_\t681',
    1953723747: 'custom_op(\t1003',
    1953723757: 'must have a constant value\t123\nmust install \t739',
    1953724755: 'SystemError: <built-in function load_binary> returned NULL\t759',
    1953724787: 'system has unsupported display driver / cuda driver combination\t1403\nsystem not yet initialized\t1404',
    1953784096: ' attempted to run this operator with Meta tensors, but there was no \t15',
    1953849888: ' but this version of numpy is 0x\t18',
    1953853031: 'gnutls_handshake() failed\t1078',
    1953853216: ' out of memory\t216',
    1954047342: 'next(\t1276',
    1954047348: 'texture is not a template\t1102\ntexture" is not a template\t1102\ntexture\' is not a template\t1102\ntexture’ is not a template\t1102',
    1965059918: "No url found for submodule path '\t715",
    1967202362: ': Aucun fichier\t105',
    1967343700: 'THCuda\t760 761 776 777\nTHCudaCheck\t778 779',
    1969316709: 'ecause there is no version of \t1024',
    1969365031: "' but version of \t255",
    1969365036: ", but was built for sm\t301\n, but you have torch \t302\n, but you'll have torch \t302",
    1969381215: '__builtin_amdgcn_\t847',
    1969452353: 'Aucun espace disponible sur le périphérique\t426\nAucun fichier ou dossier\t407 408 409 410 411 412 413 414 415 416 417',
    1969452385: 'aucun espace disponible sur le périphérique\t426',
    1969452654: 'nvcuda.dll\t1321',
    1969516397: "module 'PIL.Image' has no attribute '\t1255\nmodule 'faiss' has no attribute '\t1256\nmodule 'numpy' has no attribute '\t1257\nmodule export function\t1258",
    1969713761: "argument list for \t864\nargument of type 'WindowsPath' is not iterable\t865",
    1970170220: 'linux/limits.h\t1237 1238 1239 1240',
    1970234144: ' could be found\t25',
    1970239784: '(you have \t287',
    1970302319: 'ompute capability \t1327',
    1970365778: 'Require PyTorch\t748\nRequire Pytorch\t748\nRequire pyTorch\t748\nRequire pytorch\t748\nRequire torch\t748\nRequired library version not found: \t749\nRequires PyTorch\t748\nRequires Pytorch\t748\nRequires pyTorch\t748\nRequires pytorch\t748\nRequires torch\t748',
    1970365810: 'require C++ 1\t1367\nrequire C++ 2\t1367\nrequire C++1\t1367\nrequire C++2\t1367\nrequire CUDA\t1275\nrequire PyTorch\t748\nrequire Pytorch\t748\nrequire at least \'/std:c++\t867\nrequire at least C++ 1\t1367\nrequire at least C++ 2\t1367\nrequire at least C++1\t1367\nrequire at least C++2\t1367\nrequire pyTorch\t748\nrequire pytorch\t748\nrequire torch\t748\nrequire users to upgrade torch to at least v\t1368\nrequires Ada\t1369\nrequires Ampere\t1369\nrequires Blackwell\t1369\nrequires C++ 1\t1367\nrequires C++ 2\t1367\nrequires C++1\t1367\nrequires C++2\t1367\nrequires CUDA\t1275\nrequires Hopper\t1369\nrequires NVCC\t1275\nrequires NVIDIA CUDA\t1275\nrequires PyTorch\t748\nrequires Pytorch\t748\nrequires Turing\t1369\nrequires Volta\t1369\nrequires a Ada\t1369\nrequires a Ampere\t1369\nrequires a Blackwell\t1369\nrequires a Hopper\t1369\nrequires a Turing\t1369\nrequires a Volta\t1369\nrequires an Ada\t1369\nrequires an Ampere\t1369\nrequires an Blackwell\t1369\nrequires an Hopper\t1369\nrequires an Turing\t1369\nrequires an Volta\t1369\nrequires at least \'/std:c++\t867\nrequires at least C++ 1\t1367\nrequires at least C++ 2\t1367\nrequires at least C++1\t1367\nrequires at least C++2\t1367\nrequires compiler flag \'/std:c++\t867\nrequires device with capability > (\t1370\nrequires nvcc\t1275\nrequires pyTorch\t748\nrequires pytorch\t748\nrequires the CUDA\t1275\nrequires the language dialect "CUDA\t1371\nrequires the language dialect "CXX\t1372\nrequires torch\t748',
    1970369089: 'Arquivo ou diretório\t407 408 409 410 411 412 413 414 415 416 417',
    1970430840: 'xcrun: error: invalid active developer path\t1477',
    1970432116: 'thrust::\t1410',
    1970435187: 'struct _frame\t741',
    1970496882: 'result_of_t\t972',
    1970499157: 'Unsupported .target\t816\nUnsupported .version\t817\nUnsupported HIP arch \t818\nUnsupported HIP arch: \t818\nUnsupported conversion from \t819\nUnsupported platform: \t820\nUnsupported rounding mode for conversion\t821\nUnsupportedOperatorException: \t822',
    1970499189: 'unsupported GNU version! \t1453\nunsupported HIP gpu architecture \t818\nunsupported HIP gpu architecture: \t818\nunsupported instruction \t869\nunsupported operand type(s) for \t1454\nunsupported operator: \t822',
    1970562386: 'Return has unsupported type \t752',
    1970562418: 'return code\t1042\nreturned a non-zero code: 137\t1374\nreturned non-zero\t1375\nreturned non-zero exit\t1376\nreturned non-zero exit status \t1377',
    1970562419: 'setup command: use_2to3 is invalid\t1385\nsetup.py build\t881\nsetup.py develop\t881\nsetup.py install\t881\nsetuptools.build_meta\t1386\nsetuptools.command.\t1387\nsetuptools.extern.\t1388',
    1981837166: "no viable conversion from \t1296\nno viable conversion from '\t1297",
    1984917583: 'OpOverloadPacket(op=\t728',
    1985966953: 'is_variable\t1154 1155',
    1986096429: '-mavx\t312',
    1987208531: 'Server does not allow request for unadvertised object\t757',
    1998611557: 'ed with an unsupported toolchain\t1025',
    1998614350: 'No working C++ compiler found in\t716',
    2003269987: 'cygwin\t670',
    2003988326: 'forward compatibility was attempted on non supported HW\t1061',
    2019516192: ' __x) noexcept (true)\t10',
    2019893287: "' extension\t257\n' extension (up-to-date)\t258",
    2019893289: ') exceeds limit (\t288',
    2019893315: 'C extension: \t430',
    2020569680: 'ProxyError\t511',
    2032168553: 'in your include path is not compatible with this release of \t1110',
    2034387028: 'THByteBlas_\t760 761\nTHByteStorage\t760 761\nTHByteTensor\t760 761\nTHByteVector\t760 761',
    2035294266: ': PyTorch was compiled\t342',
    2037149263: 'Only a single TORCH_LIBRARY can be used to register the namespace \t726 727',
    2037149295: 'only available for Linux\t1328\nonly available with \t1329\nonly support\t1330\nonly supported on \t1331 1332\nonly supported on CUDA\t1275\nonly supported on NVCC\t1275\nonly supports Linux\t1328\nonly works on Linux\t1328',
    2037413219: 'cupy.cuda.memory.OutOfMemoryError\t997',
    2037588026: ': symbol not found\t237',
    2037604640: ' async_io\t14',
    2042020674: 'Böyle bir dosya ya da dizin\t407 408 409 410 411 412 413 414 415 416 417',
    2053466478: 'niezdefiniowane odwołanie do\t237',
    2053731104: ' size changed, may indicate binary\t225',
    2179145762: '" は、内部コマンド\t249',
    2179145767: "' は、内部コマンド\t249",
    2179145786: ': そのようなファイル\t105',
    2195923002: ': コマンドが見つかりません\t324',
    2229739578: ': 無法開啟共用物件\t332',
    2246385722: ': 共有オブジェクトファイルを開けません\t332',
    2295439056: 'Ошибка сегментирования\t575',
    2313560122: ': 找不到命令\t324',
    2357322528: ' が見つかりません\t161 162',
    2377704480: ' 不是\t124 138 139 140',
    2377704482: '"不是内部\t249',
    2377704487: "'不是内部\t249",
    2414551098: ': 동적 오브젝트 파일을 열 수 없습니다\t332',
    2461197882: ':沒有此一檔案\t105',
    2498306106: ': 错误: expected \t352\n: 错误: template argument \t352\n: 错误:expected \t352\n: 错误:template argument \t352\n: 错误： expected \t352\n: 错误： template argument \t352\n: 错误：expected \t352\n: 错误：template argument \t352',
    2498306141: '] 错误 137\t843',
    2548441146: ': 无效的 ELF 头\t359\n: 无法分配内存\t326\n: 无法打开共享对象\t334\n: 无法打开共享对象文件\t332',
    2632327226: ': 未找到命令\t324',
    2642535226: ':そのようなファイル\t105',
    2647662650: ': Нет такого файла\t105',
    2712856122: ':没有那个文件\t105',
    2797826628: 'Dræbt\t561',
    2848159060: 'Tué a terminé le programme \t284',
    2877416224: ' に対する定義されていない参照\t237',
    2881709383: 'Geëlimineerd\t561',
    2944525090: '"は、内部コマンド\t249',
    2944525095: "'は、内部コマンド\t249",
    2966455505: 'файл в неправильном формате\t747',
    2966468560: 'защиту сегмента после перемещения\t755',
    2983231953: 'сбой отображения сегмента из разделяемого объекта\t598',
    2983236304: 'Вбито\t561',
    2983240656: 'Убито\t561',
    3001425978: ': 沒有此一檔案\t105\n: 没有那个文件\t105',
    3050347984: 'Не осталось свободного места\t717\nНет такого файла\t407 408 409 410 411 412 413 414 415 416 417',
    3050356176: 'не вдалося знайти -l\t1108\nневизначене посилання\t237\nневизначене посилання на\t237\nневозможно выделить память в статичном блоке TLS\t644\nневозможно задействовать исполняемый стек\t643\nневозможно найти -l\t1108 1109\nнедефинисана упута ка\t237\nнеоднозначный символ\t675\nнеопределена отпратка към\t237\nнеопределенная ссылка на\t237\nнеопределённая ссылка на\t237',
    3050356688: 'перемещение R_\t1366\nпересування R_\t1366',
    3085246557: '] 已杀死\t843',
    3101958178: '" 不是内部\t249\n" 不是内部或外部命令\t249',
    3101958183: "' 不是内部\t249\n' 不是内部或外部命令\t249",
    3169132637: '] 強制終了\t843',
    3184533562: ': невозможно открыть разделяемый объектный файл\t332',
    3201348816: 'доступном только для чтения, содержатся динамические\t1362',
    3278267762: 'reférence indefinie vers\t237\nreférence indéfinie vers\t237',
    3278335573: 'Ungültiger Maschinenbefehl\t310',
    3278774330: ': não é possível abrir arquivo compartilhado\t332',
    3279185223: 'Getötet\t561\nGetötet hat Programm \t284',
    3491770661: '%1 не является приложением Win32\t253',
    3491803856: 'в пространстве имён\t1037',
    3499801839: '：Нет такого файла\t105',
    3500003386: ':Нет такого файла\t105',
    3799018863: 'omp’ not found\t1079',
    3810537765: '%1 は有効な Win32 アプリケーション\t253',
    3816980963: 'あいまいなシンボル\t675',
    3817309155: 'デバイスに空き領域がありません\t1487',
    3818568943: '：そのようなファイル\t105',
    3818750178: '”は、内部コマンド\t249',
    3818750435: 'そのようなファイルやディレクトリ\t407 408 409 410 411 412 413 414 415 416 417',
    3819930083: 'は、内部コマンド\t1486',
    3820192483: 'コマンドラインオプション\t646',
    3820716771: 'セグメンテーション\t575',
    3827314981: '%1 不是有效的 Win32 应用程序\t253',
    3834091238: '文件格式错误\t747',
    3835527394: '”不是内部\t249',
    3837692390: '找不到 -l\t921 1108 1109',
    3851132645: '型名ではありません\t874',
    3851270372: '不命名一个类型\t874',
    3852386021: '從共用物件中對映區段失敗\t598',
    3853163750: '未定\t237\n未定义的引用\t237\n未定义的符号\t237\n未定义符号\t237',
    3853230824: '被多次定义\t1489',
    3854479080: '设备上没有空间\t1487',
    3868047588: '不明确的符号\t675\n不是\t1037\n不是一个类型名\t874\n不是内部或外部命令\t1486\n不正な命令\t310',
    3868373734: '沒有此一檔案或目錄\t407 408 409 410 411 412 413 414 415 416 417',
    3868900591: '：沒有此一檔案\t105\n：没有那个文件\t105',
    3869154793: '非法指令\t310',
    3869284326: '无法从共享目标中映射段\t598\n无法启用共享目标需要的执行栈\t643\n无法在静态 TLS 块中分配内存\t644\n无法恢复段 prot\t755\n无法找到 -l\t921\n无法识别的命令行选项\t646',
    3869344999: '無法在靜態 TLS 區塊中配置記憶體\t644\n無法復原 segment prot\t755\n無法辨識的命令列選項\t646\n無法開啟可執行堆疊\t643',
    3869356774: '没有成员\t1488\n没有此指令\t1290\n没有此类指令\t1290\n没有那个文\t407 408 409 410 411 412 413 414 415 416 417',
    3869809893: '在此作用域中尚未声明\t874',
    3869940966: '未找到 -l\t922 923 924 925 926 927 928 929 930\n未找到 -lEGL\t931\n未找到 -lGLEW\t932\n未找到 -laio\t933\n未找到 -lffi\t934\n未找到 -lglog\t935\n未找到 -ljpeg\t936\n未找到 -lnuma\t937\n未找到 -lstdc++\t939\n未找到 -ltbb\t940\n未找到 -luuid\t941\n未找到 -lz\t942',
    3870265317: '可执行文件格式错误\t574',
    3870393829: '共有オブジェクトが必要としている実行可能スタック\t643\n共有オブジェクトのセグメントをマップするのに失敗\t598',
    3870727910: '架构于输入文件\t40',
    3884032999: '磁盘空间不足\t1487',
    3885604329: '静的 TLS ブロック内にメモリ\t644',
    3885868008: '裝置上已無多餘空間\t1487',
    3886131430: '模稜兩可的符號\t675',
    3901522403: 'が見つかりません\t1161',
    3901915875: 'を見つけ\t1161\nを見つけられません -l\t922 923 924 925 926 927 928 929 930\nを見つけられません -lEGL\t931\nを見つけられません -lGLEW\t932\nを見つけられません -laio\t933\nを見つけられません -lffi\t934\nを見つけられません -lglog\t935\nを見つけられません -ljpeg\t936\nを見つけられません -lnuma\t937\nを見つけられません -lstdc++\t939\nを見つけられません -ltbb\t940\nを見つけられません -luuid\t941\nを見つけられません -lz\t942\nを見つけられません: -l\t922 923 924 925 926 927 928 929 930\nを見つけられません: -lEGL\t931\nを見つけられません: -lGLEW\t932\nを見つけられません: -laio\t933\nを見つけられません: -lffi\t934\nを見つけられません: -lglog\t935\nを見つけられません: -ljpeg\t936\nを見つけられません: -lnuma\t937\nを見つけられません: -lstdc++\t939\nを見つけられません: -ltbb\t940\nを見つけられません: -luuid\t941\nを見つけられません: -lz\t942',
    3918366437: '再配置 R_\t1366\n再配置後にセグメントの prot\t755',
    3920998118: '段錯誤\t575\n段错误\t575',
    3954751466: '그런 파일이나 디렉터리\t407 408 409 410 411 412 413 414 415 416 417',
    3969229036: '정적 TLS 블럭에는 메모리를\t644',
    3969486827: '동적 오브젝트의 세그먼트를\t598',
    3986983916: '실행할 수 있는 스택을 공유\t643',
    3987253995: '모호한 기호\t675',
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
