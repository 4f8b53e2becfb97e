"""Which causes to import for a log. Written by tools/index_causes.py."""

IN_LOGS: dict[int, str] = {
    540682536: '(): incompatible function arguments. The following argument types are\t296',
    540685421: 'm4: command not found\t893\nm4: not found\t893',
    540697708: "ld: cannot find\t1269\nld: library 'ATen' not found\t1270\nld: library 'EGL\t1271\nld: library 'GL\t1272\nld: library 'GLEW\t1273\nld: library 'GLU\t1272\nld: library 'GLX\t1272\nld: library 'MIOpen\t1274\nld: library 'OpenGL\t1272\nld: library 'X11\t1275\nld: library 'Xext\t1275\nld: library 'Xi\t1275\nld: library 'Xrandr\t1275\nld: library 'aio\t1276\nld: library 'amd_comgr\t1274\nld: library 'amdhip64\t1274\nld: library 'blas\t1277\nld: library 'c\t1278\nld: library 'c10' not found\t1270\nld: library 'caffe2' not found\t1270\nld: library 'cblas\t1277\nld: library 'crypt\t1279\nld: library 'crypto\t1280\nld: library 'cublas\t1274\nld: library 'cuda\t1274\nld: library 'cufft\t1274\nld: library 'cufile\t1274\nld: library 'culibos\t1274\nld: library 'cupti\t1274\nld: library 'curand\t1274\nld: library 'cusolver\t1274\nld: library 'cusparse\t1274\nld: library 'cutensor\t1274\nld: library 'dl\t1278\nld: library 'ffi\t1281\nld: library 'glfw\t1282\nld: library 'glfw3\t1282\nld: library 'glog\t1283\nld: library 'hip\t1274\nld: library 'hsa-runtime64\t1274\nld: library 'hsakmt\t1274\nld: library 'ibverbs\t1284\nld: library 'jpeg\t1285\nld: library 'm\t1278\nld: library 'mlx5\t1284\nld: library 'mpi\t1286\nld: library 'mpi_cxx\t1286\nld: library 'nccl\t1274\nld: library 'npp\t1274\nld: library 'numa\t1287\nld: library 'nvJitLink\t1274\nld: library 'nvidia-ml\t1274\nld: library 'nvjpeg\t1274\nld: library 'nvrtc\t1274\nld: library 'nvshmem\t1274\nld: library 'openblas\t1277\nld: library 'png\t1288\nld: library 'png16\t1288\nld: library 'pthread\t1278\nld: library 'rccl\t1274\nld: library 'rdmacm\t1284\nld: library 'roc\t1274\nld: library 'rt\t1278\nld: library 'ssl\t1280\nld: library 'stdc++\t1289\nld: library 'tbb\t1290\nld: library 'torch' not found\t1270\nld: library 'torch_cpu' not found\t1270\nld: library 'torch_global_deps' not found\t1270\nld: library 'torch_python' not found\t1270\nld: library 'uuid\t1291\nld: library 'z\t1292\nld: library ‘EGL\t1271\nld: library ‘GL\t1272\nld: library ‘GLEW\t1273\nld: library ‘GLU\t1272\nld: library ‘GLX\t1272\nld: library ‘OpenGL\t1272\nld: library ‘X11\t1275\nld: library ‘Xext\t1275\nld: library ‘Xi\t1275\nld: library ‘Xrandr\t1275\nld: library ‘aio\t1276\nld: library ‘blas\t1277\nld: library ‘c\t1278\nld: library ‘cblas\t1277\nld: library ‘crypt\t1279\nld: library ‘crypto\t1280\nld: library ‘dl\t1278\nld: library ‘ffi\t1281\nld: library ‘glfw\t1282\nld: library ‘glfw3\t1282\nld: library ‘glog\t1283\nld: library ‘ibverbs\t1284\nld: library ‘jpeg\t1285\nld: library ‘m\t1278\nld: library ‘mlx5\t1284\nld: library ‘mpi\t1286\nld: library ‘mpi_cxx\t1286\nld: library ‘numa\t1287\nld: library ‘openblas\t1277\nld: library ‘png\t1288\nld: library ‘png16\t1288\nld: library ‘pthread\t1278\nld: library ‘rdmacm\t1284\nld: library ‘rt\t1278\nld: library ‘ssl\t1280\nld: library ‘stdc++\t1289\nld: library ‘tbb\t1290\nld: library ‘uuid\t1291\nld: library ‘z\t1292",
    540702325: 'uv: command not found\t1071\nuv: not found\t1071',
    540949792: ' => not found\t8',
    541218115: 'CUB requires a definition of CUB_NS_QUALIFIER\t485',
    541675585: 'API call is not supported in the installed CUDA driver\t384',
    541870925: 'MKL ERROR: \t692\nMKL FATAL ERROR: \t692',
    541871172: 'DLL load failed\t569 570 571\nDLL load failed while importing \t572',
    541937487: 'OOM when allocating tensor\t746',
    542329940: 'TLS handshake timeout\t806',
    542461511: 'GNU version! gcc \t647',
    542462019: "CPU does not support \t482\nCPU doesn't support \t482\nCPU lacks \t482",
    542462023: 'GPU architecture\t488\nGPU capabilit\t488\nGPU compute architecture\t488\nGPU compute capabilit\t488',
    543449442: 'bad register name \t894',
    543451460: 'Did you forget to add @triton.jit\t575',
    543451492: 'did not complete successfully: exit code: 137\t1102\ndid you forget to \t1103',
    543516756: "The 'sklearn' PyPI package is deprecated\t813\nThe CUDA compiler identification is unknown\t814\nThe library is compiled without \t815\nThe specified path, file name, or both are too long\t816\nThe term 'nvcc' is not recognized\t533",
    543516788: 'the operator \t1510',
    543517006: 'Nie ma takiego pliku\t425 426 427 428 429 430 431 432 433 434 435',
    543517801: 'ile in wrong format\t769',
    543519605: "use of undeclared identifier \t1563\nuse of undeclared identifier '\t1553 1554 1555",
    543521063: "'ye tanımsız başvuru\t246",
    543585601: 'Auf dem Gerät ist kein Speicherplatz\t445',
    544041316: 'dim > 192 requires A100\t1107',
    544104771: 'Can not find\t521',
    544106784: ' in namespace\t130\n in namespace \t131\n in your include path is not compatible with this release of \t132',
    544108320: ' on a machine with \t188',
    544108366: 'Non rimane spazio sul device\t739',
    544108398: 'non rimane spazio sul device\t739',
    544165434: ':No existe el\t108\n:No such file\t108',
    544173600: ' no es un miembro de\t130 145 146 147\n no se reconoce\t163',
    544173940: 'too few arguments for template template parameter "Tuple"\t1515\ntoo many initializer values\t1516\ntoo old to be supported by the triton GPU compiler\t1517',
    544175136: ' to compile PyTorch\t235\n to find Python.h\t236',
    544236404: 'tcp connect error\t999',
    544238959: 'omp not found\t1177',
    544370464: ' or above\t11\n or above \t221\n or greater \t221\n or higher\t11\n or higher \t221\n or later\t11\n or later \t221\n or later compatible compiler is required\t222\n or newer\t11\n or newer \t221\n or one of its dependencies\t223',
    544372079: 'our device is too old. We require compute capability\t1446',
    544432488: 'has already been de\t1182\nhas no attribute \t976 1183 1184\nhas no member \t1185\nhas no member named \t1185\nhas not been declared\t899',
    544432503: 'was compiled with CPU_ONLY flag\t1579\nwas not declared in this scope\t899',
    544434464: " is already registered\t134\n is already registered as a pybind11::native_enum\t135\n is already registered. Ensure that registration with torch::class_\t136\n is ambiguous\t137\n is defined in header \t138\n is incompatible with lib\t139\n is less than desired GPU memory\t140\n is missing, please make sure it is specified in the 'build-system.requires'\t141\n is not None\t142\n is not a \t143\n is not a directory\t33\n is not a member of\t130 144 145 146 147\n is not a member of \t148 149 150 151\n is not a member of 'cute\t126\n is not a member of 'cutlass\t126\n is not a member of ‘cute\t126\n is not a member of ‘cutlass\t126\n is not a recognized processor for this target\t152\n is not a supported wheel on this platform\t153\n is not a valid\t33\n is not a valid editable requirement\t154\n is not a valid wheel file\t155\n is not compatible with the current PyTorch installation\t156\n is not compatible with this Python\t157\n is not defined\t158 159 160\n is not enabled\t161\n is not found\t162\n is not recognized as\t163\n is required\t164\n is required but found\t165\n is undefined\t166 167",
    544435812: 'dns error: failed to lookup address\t1109',
    544436008: '(os error 112)\t298\n(os error 122)\t298\n(os error 28)\t298',
    544437570: 'Bus error\t423',
    544500071: 'git submodule \t1171',
    544501582: 'Not a directory: \t733\nNot find\t522',
    544501607: 'got an unexpected keyword argument \t1178',
    544501614: 'not available for \t1402\nnot available on \t1402\nnot compiled with GPU offload support\t1403\nnot enough disk space\t817\nnot enough free disk space\t817\nnot enough free space\t817\nnot enough space\t817\nnot find\t522\nnot found\t1404\nnot installed\t1405\nnot match\t1106\nnot support\t1406\nnot supported for \t1402\nnot supported for the current GPU. Minimum capability: \t1407\nnot supported on \t1402\nnot valid for use in process\t20\nnot yet available for \t1402\nnot yet available on \t1402\nnot yet supported for \t1402\nnot yet supported on \t1402',
    544502633: 'ist kein Element von\t1133',
    544502645: 'ust use \t1566',
    544503119: 'Out of memory: Kill process\t752\nOut of memory: Killed process\t752',
    544503138: 'but the target was not found\t909',
    544503151: 'out of memory\t1447 1448\nout of memory allocating \t1449\nout of resource\t1450',
    544567129: 'You must give at least one requirement to\t855\nYou tried to install "pytorch"\t856',
    544567161: 'you should not try to import numpy from\t1586',
    544760141: 'Max retries exceeded with url\t695',
    544825888: ' by system policy\t20',
    546346988: '에 대한 정의되지 않은 참조\t246',
    547011823: '： Aucun fichier\t108\n： Datei oder Verzeichnis\t108\n： No existe el\t108\n： No such file\t108\n： Нет такого файла\t108\n： そのようなファイル\t108\n： 沒有此一檔案\t108\n： 没有那个文件\t108',
    547193058: "” is not recognized\t259\n” is not recognized as\t259\n” ist entweder falsch\t259\n” n'est pas reconnu\t259\n” no se reconoce como\t259\n” は、内部コマンド\t259\n” 不是内部\t259\n” 不是内部或外部命令\t259",
    549234155: '를 찾을 수\t1261',
    659902535: "GPU's architecture\t488\nGPU's capabilit\t488\nGPU's compute architecture\t488\nGPU's compute capabilit\t488",
    661528610: '" n\'est pas reconnu\t259',
    661528615: "' n'est pas reconnu\t259",
    661545283: "Can't find\t521 522",
    661545315: "can't be installed because it doesn't\t929\ncan't find\t521 522\ncan't open file \t930",
    661548868: "Don't know what to do with '\t581",
    661548900: "don't have enough free space in /\t1114",
    661679471: "omp' not found\t1177",
    662007641: "You're on \t857\nYou're using \t857",
    707403834: ': ***\t337',
    760038484: 'TDM-GCC\t691',
    761752432: 'pkg-config: command not found\t893\npkg-config: not found\t893',
    762146671: 'oom-kill\t752',
    762212206: 'non-zero number of elements, but its data is not allocated yet\t1401',
    762341744: 'pip-build-env-\t1455',
    762342767: 'omp-tools.h\t1314 1315 1316',
    762671207: 'gpu-name\t1179',
    778530416: 'png.h\t1456 1457 1458',
    778659430: 'ffi.h\t1152 1153 1154',
    778661997: 'mpi.h\t1363 1364 1365',
    779119983: 'omp.h\t1314 1315 1316',
    791687523: 'c10/cuda/impl/cuda_cmake_macros.h\t914 915 916 917 918 919\nc10/util/AlignOf.h\t920 921 922\nc10/util/Array.h\t920 921 922\nc10/util/Float\t404 405 406\nc10/util/complex_utils.h\t920 921 922\nc10/util/either.h\t920 921 922\nc10/util/in_place.h\t920 921 922\nc10/util/math_compat.h\t920 921 922\nc10/util/reverse_iterator.h\t920 921 922\nc10/util/variant.h\t920 921 922',
    792938580: 'THC/THCAtomics.cuh\t787 788 789\nTHC/THCDeviceUtils.cuh\t790 791 792 793\nTHC/THCNumerics.cuh\t794 795 796',
    793528133: 'EGL/egl.h\t584 585 586\nEGL/eglext.h\t584 585 586\nEGL/eglplatform.h\t584 585 586',
    796096883: 'sys/cdefs\t902\nsys/file.h\t1108\nsys/ioctl.h\t1108\nsys/mman.h\t1108\nsys/resource.h\t1108\nsys/socket.h\t1108\nsys/time.h\t1108\nsys/wait.h\t1108',
    796157294: 'net/http: request canceled\t806',
    796225127: 'gnu/stubs\t902',
    808464432: '000001\t324',
    808465475: 'C4003: \t472',
    827018828: 'LNK1102\t672\nLNK1104\t457 673 674 675 676 677 678\nLNK1112\t679 680\nLNK1158\t681\nLNK1181\t677 678 682',
    827085907: 'STL1002: Unexpected compiler version, expected CUDA \t776',
    828796205: '-mf16c\t326',
    842019395: 'C2027\t461',
    842020932: 'D8021\t568',
    842281539: 'C2429\t468',
    842348355: 'C7525\t468',
    842413891: 'C7624\t468',
    843796044: 'LNK2001\t246\nLNK2005: \t683\nLNK2019\t246',
    845374806: 'Vec256\t849 850',
    858796611: 'C2039: \t462 463 464 465 466 467',
    863005040: 'pip3: command not found\t1071\npip3: not found\t1071',
    875968323: 'C7642\t468',
    877350476: 'LNK4272\t680',
    909128259: 'C2061: \t467\nC2065: \t467',
    909652803: 'C3861: \t467',
    925905197: '-1073741795\t324',
    926429763: 'C2872\t471',
    942682435: 'C1083\t449 450 451 452 453 454 455 456 457 458',
    943010371: 'C2589: \t469',
    943011651: 'C7582\t468',
    959787587: 'C2593: \t470',
    976236899: 'c10::guts\t923',
    976909409: 'at::DeprecatedTypeProperties\t892',
    978144327: 'GLM: GLM_\t646',
    978341199: 'OMP: Error #15\t744\nOMP: Error #15:\t745',
    979923827: 'ssh: Could not resolve hostname \t1501\nssh: connect to host \t1501',
    979923834: 'zsh: command not found: \t1591\nzsh: no matches found: \t1592',
    980445552: 'pip: command not found\t1071\npip: not found\t1071',
    980708969: 'int: = is not a valid operator\t1239',
    1094928468: 'THCAssertSameGPU\t785 786\nTHCAtomics.cuh\t787 788 789',
    1094997315: "CUDA architecture\t488\nCUDA capabilit\t488\nCUDA compiler and CUDA toolkit headers are incompatible\t489\nCUDA compute architecture\t488\nCUDA compute capabilit\t488\nCUDA driver is a stub library\t490\nCUDA driver version is insufficient for CUDA runtime version\t491\nCUDA initialization: Found no NVIDIA driver on your system\t492\nCUDA unavailable, invalid device\t493\nCUDA was not found on the system, please set the CUDA_HOME\t494\nCUDA's architecture\t488\nCUDA's capabilit\t488\nCUDA's compute architecture\t488\nCUDA's compute capabilit\t488\nCUDA::nvToolsExt\t325 495 496\nCUDAGenerator\t483 484\nCUDAGuard\t497 498\nCUDAStreamGuard\t497 498\nCUDA_ARCHITECTURES\t499\nCUDA_ARCHITECTURES is set to \t500\nCUDA_ERROR_ASSERT\t501\nCUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE\t502\nCUDA_ERROR_INVALID_IMAGE\t503\nCUDA_ERROR_NO_BINARY_FOR_GPU\t504\nCUDA_ERROR_OUT_OF_MEMORY\t505\nCUDA_ERROR_STUB_LIBRARY\t490\nCUDA_ERROR_SYSTEM_DRIVER_MISMATCH\t506\nCUDA_ERROR_SYSTEM_NOT_READY\t507\nCUDA_ERROR_UNSUPPORTED_PTX_VERSION\t508\nCUDA_HOME\t509\nCUDA_HOME does not exist, unable to compile CUDA\t510\nCUDA_HOME environment variable is not set\t511\nCUDA_PATH\t509\nCUDA_TOOLKIT_ROOT_DIR not found or specified\t512\nCUDA_tensor_apply\t513 514\nCUDAs architecture\t488\nCUDAs capabilit\t488\nCUDAs compute architecture\t488\nCUDAs compute capabilit\t488",
    1096045407: '_STATUS_ARCH_MISMATCH\t870',
    1096308803: 'CXXABI_\t518\nCXXABI_1.3.\t519',
    1098215527: 'gpuAtomicAdd\t1180 1181',
    1100659951: '：Aucun fichier\t108',
    1111705684: 'THCBlas_\t783 784',
    1112099911: 'GLIBCXX_\t518\nGLIBCXX_3.4.\t519\nGLIBC_\t644\nGLIBC_2.\t645',
    1126199118: 'No CUDA runtime is found, using CUDA_HOME=\t712\nNo CUDA toolset found\t713',
    1128482900: 'THCCeilDiv\t421 422',
    1128486478: 'NVCC \t703\nNVCC" \t703\nNVCC\' \t703\nNVCC` \t703\nNVCC’ \t703',
    1128680517: 'ELFCLASS32\t587\nELFCLASS64\t587',
    1129467732: 'TORCH_CHECK\t807\nTORCH_CUDA_API\t389 390\nTORCH_EXTENSION_NAME\t327\nTORCH_HIP_API\t459 460\nTORCH_LIBRARY_FRAGMENT\t807',
    1130320961: 'AT_CHECK\t385 386\nAT_CHECK_INDEX\t385 386\nAT_CPP14_CONSTEXPR\t387 388\nAT_CUDA_API\t389 390',
    1131701607: 'getCurrentCUDABlasHandle\t497 498\ngetCurrentCUDASolverDnHandle\t497 498\ngetCurrentCUDASparseHandle\t497 498\ngetCurrentCUDAStream\t497 498\ngetCurrentDeviceProperties\t497 498',
    1131701619: 'setCurrentCUDAStream\t497 498',
    1131898190: 'NewConnectionError\t531',
    1145120800: ' (ADVANCED)\t0',
    1145260116: 'THCDevice\t783 784\nTHCDeviceUtils.cuh\t790 791 792 793',
    1145656910: 'NVIDIA driver on your system is too old\t704\nNVIDIA-SMI has failed because it couldn\t705',
    1146438445: '-CUDA::nvToolsExt\t325',
    1146438508: 'lCUDA::nvToolsExt\t325',
    1147098177: 'AT_DISPATCH_ALL_TYPES_AND_HALF\t391 392',
    1148478823: 'getDefaultCUDAStream\t497 498\ngetDeviceProperties\t497 498',
    1150991599: '：Datei oder Verzeichnis\t108',
    1160670307: 'cl.EXE\t994',
    1162297926: 'FBGEMM needs GCC \t517\nFBGEMM needs at least GCC \t517\nFBGEMM requires GCC \t517\nFBGEMM requires at least GCC \t517',
    1162629971: 'SSLError\t531',
    1164863831: 'WinError 2]\t457\nWinError 3]\t457',
    1164994920: 'hipErrorAssert\t501\nhipErrorInvalidDeviceFunction\t1089\nhipErrorNoBinaryForGpu\t504\nhipErrorOutOfMemory\t505',
    1176517189: 'E: Failed to fetch\t583',
    1178749012: 'THBFloat16Blas_\t783 784\nTHBFloat16Storage\t783 784\nTHBFloat16Tensor\t783 784\nTHBFloat16Vector\t783 784',
    1179009347: 'CAFFE2_API\t389 390\nCAFFE2_CUDA_API\t389 390',
    1180652609: 'AT_FORALL_SCALAR_TYPES\t393 394',
    1195591764: 'THCGenerator\t783 784',
    1196312909: 'MINGW\t691',
    1196773443: 'CPUGenerator\t483 484',
    1198271776: ' -lGLESv1\t4\n -lGLESv2\t4',
    1198418253: 'MinGW\t691',
    1229408595: 'SIGILL\t324',
    1230455855: '/DWIN32\t328',
    1230984257: 'AT_INDEX_ERROR\t395 396',
    1231254131: 'srcIndex < srcSelectDimSize\t1500',
    1262570819: 'CMAKE_CUDA_ARCHITECTURES\t475\nCMAKE_CUDA_ARCHITECTURES must be non-empty\t476\nCMAKE_CUDA_ARCHITECTURES:\t477 478\nCMAKE_CUDA_COMPILER\t479\nCMAKE_CUDA_COMPILER:\t480',
    1280136782: 'NVML Shared Library Not Found\t615',
    1280595267: 'CUTLASS needs GCC \t517\nCUTLASS needs at least GCC \t517\nCUTLASS requires GCC \t517\nCUTLASS requires at least GCC \t517',
    1281311820: 'LD_LIBRARY_PATH contains incompatible version of cudnn\t668',
    1297501260: 'LLVM ERROR: \t670\nLLVM ERROR: out of memory\t671',
    1298295148: 'libMIOpen.so.\t1296',
    1310748265: 'in Namensbereich\t1133',
    1313032276: 'THCNumerics\t783 784\nTHCNumerics.cuh\t794 795 796',
    1313101123: 'CUDNN_INCLUDE_DIR\t515\nCUDNN_INCLUDE_PATH\t515\nCUDNN_LIBRARY\t515\nCUDNN_LIBRARY_PATH\t515\nCUDNN_STATUS_SUBLIBRARY_LOADING_FAILED\t516',
    1313753172: 'THNN_\t804 805',
    1318763759: '：No existe el\t108\n：No such file\t108',
    1330529327: '/DNOMINMAX\t328',
    1330795077: 'ERROR: Could not find a version\t589\nERROR: Python dependency not found\t590\nERROR: Wheel \'\t591\nERROR: unknown command "\t592',
    1330857298: 'RESOURCE_EXHAUSTED: \t768',
    1346521420: 'LIBPOSTPROC\t669',
    1347703880: 'HTTP 000 CONNECTION FAILED\t535',
    1349083987: 'SciPy needs GCC \t517\nSciPy needs at least GCC \t517\nSciPy requires GCC \t517\nSciPy requires at least GCC \t517',
    1349350734: 'NumPy\t740\nNumPy C-API version 0x\t741\nNumPy needs GCC \t517\nNumPy needs at least GCC \t517\nNumPy requires GCC \t517\nNumPy requires at least GCC \t517\nNumPy was built with baseline optimizations\t742',
    1380141140: 'THCRandom\t783 784\nTHCRoundUp\t421 422',
    1380993352: 'HIPRTC status = HIPRTC_ERROR_COMPILATION\t649',
    1381122399: '_ARRAY_API\t868',
    1396918356: 'THCState\t797 798\nTHCStorage\t783 784\nTHCStream\t797 798',
    1397049428: 'THESE PACKAGES DO NOT MATCH THE HASHES\t803',
    1397050439: 'GLES2/gl\t637 638\nGLES3/gl\t637 638\nGLESv1\t639\nGLESv2\t639',
    1397706309: 'ENOSPC: no space\t588',
    1397900630: 'VERSION_MISMATCH\t848',
    1398757712: 'PY_SSIZE_T_CLEAN macro must be defined\t754',
    1400137063: 'getStreamFromPool\t497 498',
    1413695572: 'THCTensor\t783 784\nTHCThrustAllocator\t783 784',
    1413761108: 'THDTensor\t783 784',
    1414744148: 'THSTensor\t783 784',
    1415530580: 'TH_TENSOR_APPLY\t513 514',
    1416914279: 'getTHCState\t797 798',
    1428175429: 'E: Unable to fetch some archives\t583',
    1430462522: ': CUDA cannot be found\t339',
    1430472788: 'THCUNN_\t783 784',
    1430481965: '-lCUDA::nvToolsExt\t325',
    1431455828: 'THRUST_NS_QUALIFIER\t487',
    1447250004: 'THCVector\t783 784',
    1448299815: "'MSVCCompiler' object has no attribute '\t293",
    1464224839: 'GLFW/glfw3.h\t640 641 642 643',
    1465865281: 'AT_WARN\t397 398',
    1596993859: 'C10_FALLTHROUGH\t387 388\nC10_HIP_API\t459 460\nC10_HIP_KERNEL_LAUNCH_CHECK\t459 460\nC10_HOST_CONSTEXPR\t387 388\nC10_NORETURN\t387 388',
    1596993891: 'c10_cuda.lib\t924',
    1598182723: 'CUB_NS_QUALIFIER\t486 487',
    1598243655: 'GCC_1\t518\nGCC_3\t518\nGCC_4\t518\nGCC_7\t518',
    1598244948: 'THC_assertSameGPU\t785 786',
    1598965328: 'PFN_cuTensorMapEncode\t753',
    1600939103: '_dl_check_map_versions: Assertion\t874',
    1601008225: 'arm_acle\t890\narm_bf16\t890\narm_fp16\t890\narm_neon\t890\narm_sve\t890',
    1601009011: 'sum_intlist\t1459 1460',
    1629515598: 'No available memory for the cache blocks\t714',
    1629516905: 'it as a build dependency\t1256',
    1631789114: ': Cannot allocate memory\t340',
    1631811920: 'PyCapsule\t762',
    1631854650: ': Datei oder Verzeichnis\t108',
    1632127060: 'THHalfBlas_\t783 784\nTHHalfStorage\t783 784\nTHHalfTensor\t783 784\nTHHalfVector\t783 784',
    1632313402: ': Kann die Shared\t348\n: Kann die Shared-Object-Datei nicht öffnen\t346',
    1633836895: '__ballot\t753',
    1633839468: 'libaio.h\t1297 1298 1299 1300\nlibamdhip64.so.\t1296\nlibav\t1301',
    1633886247: "' cannot overload\t267",
    1633886266: ': calling a constexpr __device__ function\t360\n: calling a constexpr __host__ function\t361\n: cannot open shared obj\t348\n: cannot open shared object\t362 363',
    1633903970: 'because it has a CompositeImplicitAutograd\t896',
    1633903972: 'decay_t\t1000',
    1633973603: 'cuda runtime error (2) : out of memory\t1087\ncudaBindTexture\t753\ncudaConfigureCall\t753\ncudaErrorAssert\t501\ncudaErrorCallRequiresNewerDriver\t384\ncudaErrorCompatNotSupportedOnDevice\t502\ncudaErrorInsufficientDriver\t1088\ncudaErrorInvalidDeviceFunction\t1089\ncudaErrorInvalidKernelImage\t503\ncudaErrorMemoryAllocation\t505\ncudaErrorNoKernelImageForDevice\t504\ncudaErrorStubLibrary\t490\ncudaErrorSystemDriverMismatch\t506\ncudaErrorSystemNotReady\t507\ncudaErrorUnsupportedPtxVersion\t508\ncudaLaunchCooperativeKernelMultiDevice\t753\ncudaProfilerInitialize\t753\ncudaThreadExit\t753\ncudaThreadSynchronize\t753\ncudaTypedefs.h\t1077 1078\ncudaUnbindTexture\t753\ncuda_awbarrier\t1077 1078\ncuda_bf16.h\t1077 1078\ncuda_fp4.h\t1077 1078\ncuda_fp6.h\t1077 1078\ncuda_fp8.h\t1077 1078\ncuda_pipeline\t1077 1078\ncudart64_\t1086',
    1634036816: 'Please install \t761',
    1634036848: 'please install \t761',
    1634082855: "' failed: \t270",
    1634166092: 'LegacyTHDispatcher\t684 685\nLegacyTHFunctionsCUDA\t684 685',
    1634166124: 'legacy-install-failure\t1295',
    1634213922: '" has no member\t129 248\n" has no member \t249 250 251 252\n" has no member "\t253 254 255\n" has no member class\t256',
    1634230111: '__half\t872',
    1634493027: 'cblas.h\t988 989 990\ncblas_mangling.h\t988 989 990',
    1634493984: ' flag is not supported with the configured host compiler\t112',
    1634494055: 'gflags/gflags.h\t1166 1167 1168 1169 1170',
    1634541602: '" matches these operands\t260\n" may not be used in the type-id\t261',
    1634541612: ', may conflict with lib\t317',
    1634563438: 'numa.h\t1409 1410 1411\nnumaif.h\t1409 1410 1411',
    1634564716: 'lzma.h\t1344 1345 1346 1347',
    1634625890: 'binaries were compiled with C\t900',
    1634629988: 'dynamic module does not\t1115\ndynamic_cast\t1116',
    1634692128: ' load any \t111\n loaded at\t172',
    1634754924: 'lapack\t1263\nlapacke.h\t1264 1265 1266 1267',
    1634760805: "expanded from macro \t1140\nexpanded from macro '__noinline__'\t1141\nexpansion of macro \t1140",
    1634886000: 'parameter packs not expanded with\t1452 1453',
    1634887263: '_frame\t763 875',
    1634887267: 'cframe"\t993\ncframe\'\t993\ncframe’\t993',
    1634890835: 'Strawberry\t691',
    1634954869: 'unsatisfied condition: \t1559',
    1635017059: 'catastrophic error\t987',
    1635017062: 'fatal error C10\t1147\nfatal error C1081\t1148\nfatal: early EOF\t1149\nfatal: fetch-pack: \t1149\nfatal: not a git repository\t1150\nfatal: unable to \t1151',
    1635018093: 'metadata-generation-failed\t1295',
    1635022189: 'mutable_data_ptr\t1076',
    1635151433: "Invalid CUDA 'device=\t661\nInvalid requirement: \t662\nInvalid wheel filename\t155\nInvalidMatchSpec: \t663\nInvalidVersionSpec: \t663",
    1635151465: 'invalid command "bdist_wheel\t1242\ninvalid command "dist_info\t1242\ninvalid command "editable_wheel\t1242\ninvalid command \'bdist_wheel\t1242\ninvalid command \'dist_info\t1242\ninvalid command \'editable_wheel\t1242\ninvalid command bdist_wheel\t1242\ninvalid command dist_info\t1242\ninvalid command editable_wheel\t1242\ninvalid device function\t1243\ninvalid input constraint \'+h\' in asm\t1244\ninvalid input constraint \'+l\' in asm\t1244\ninvalid input constraint \'+r\' in asm\t1244\ninvalid input constraint \'=+h\' in asm\t1244\ninvalid input constraint \'=+l\' in asm\t1244\ninvalid input constraint \'=+r\' in asm\t1244\ninvalid input constraint \'=h\' in asm\t1244\ninvalid input constraint \'=l\' in asm\t1244\ninvalid input constraint \'=r\' in asm\t1244\ninvalid input constraint \'h\' in asm\t1244\ninvalid input constraint \'l\' in asm\t1244\ninvalid input constraint \'r\' in asm\t1244\ninvalid literal for int() with base 10: \t1245\ninvalid operands to binary expression (\t1246\ninvalid operands to binary expression (\'\t1247\ninvalid output constraint \'+h\' in asm\t1244\ninvalid output constraint \'+l\' in asm\t1244\ninvalid output constraint \'+r\' in asm\t1244\ninvalid output constraint \'=+h\' in asm\t1244\ninvalid output constraint \'=+l\' in asm\t1244\ninvalid output constraint \'=+r\' in asm\t1244\ninvalid output constraint \'=h\' in asm\t1244\ninvalid output constraint \'=l\' in asm\t1244\ninvalid output constraint \'=r\' in asm\t1244\ninvalid output constraint \'h\' in asm\t1244\ninvalid output constraint \'l\' in asm\t1244\ninvalid output constraint \'r\' in asm\t1244\ninvalid target ID \t841\ninvalid value \'c++\t1248\ninvalid value \'gnu++\t1248\ninvalid value for --gpu-architecture\t1249',
    1635196967: "' was defined more than once\t284",
    1635197024: '` was removed in the NumPy 2\t879',
    1635281254: 'fixable by adding \t1158',
    1635284080: 'ptxas application ptx input, line \t1461\nptxas info \t1462\nptxas warning \t1462',
    1638515570: 'réadressage R_\t1469\nréadressage de R_\t1469',
    1646292852: 'to be installed\t898',
    1647473766: 'ft2build.h\t1161 1162 1163 1164',
    1650552405: 'Unable to find\t521 522\nUnable to find code object for all current devices\t830\nUnable to find vcvarsall.bat\t831\nUnable to locate\t522',
    1650552421: 'enable executable\t1119\nenable_if_t\t1000',
    1650552437: 'unable to execute \t1542\nunable to execute \'\t1543\nunable to execute command: Killed\t1544\nunable to find\t522\nunable to find a build program corresponding to "Ninja\t1545\nunable to find library -l\t947 948 949 950 951 952 953 954 955 956 1546 1547 1548\nunable to find library -lEGL\t957\nunable to find library -lGLEW\t958\nunable to find library -laio\t959\nunable to find library -lffi\t960\nunable to find library -lglog\t961\nunable to find library -ljpeg\t962\nunable to find library -lnuma\t963\nunable to find library -lstdc++\t965\nunable to find library -ltbb\t966\nunable to find library -luuid\t967\nunable to find library -lz\t968\nunable to locate\t522',
    1650552929: 'apability not supp\t884',
    1650616684: 'libbitsandbytes_cpu.\t1302',
    1651076128: ' library not found\t171',
    1651076143: '/libMIOpen\t334\n/libamd_comgr\t334\n/libamdhip64\t334\n/libcublas\t334\n/libcuda\t334\n/libcufft\t334\n/libcufile\t334\n/libculibos\t334\n/libcupti\t334\n/libcurand\t334\n/libcusolver\t334\n/libcusparse\t334\n/libcutensor\t334\n/libhip\t334\n/libhsa-runtime64\t334\n/libhsakmt\t334\n/libnccl\t334\n/libnpp\t334\n/libnvJitLink\t334\n/libnvidia-ml\t334\n/libnvjpeg\t334\n/libnvrtc\t334\n/libnvshmem\t334\n/librccl\t334\n/libroc\t334',
    1651076218: 'zlib.h\t1587 1588 1589 1590',
    1651336557: "member access into incomplete type '\t1350",
    1651337587: 'simbolo ambiguo\t696',
    1651341651: 'Symbol\t246',
    1651341683: 'symbol not found in flat namespace\t246\nsymbole ambigu\t696',
    1651449895: "' object has no attribute 'ds_opt_\t283",
    1651469415: 'globalLegacyTypeDispatch\t684 685',
    1651860850: 'reubicación R_\t1469',
    1651864352: " submodule path '\t234",
    1663067490: 'be created directly\t895',
    1663067511: 'we can conclude that \t1580',
    1663071343: 'ot compiled with \t1445',
    1664044099: 'CL/cl\t473 474',
    1667309616: '0 active drivers ([])\t336',
    1667393900: 'libc10_cuda.so: \t1303\nlibcublas.so.\t1304\nlibcublasLt.so.\t1304\nlibcuda.so\t1305\nlibcuda.so cannot found\t1306\nlibcuda.so.1\t1305\nlibcudart.so.\t1304\nlibcufft.so.\t1304\nlibcupti.so.\t1304\nlibcusolver.so.\t1304\nlibcusparse.so.\t1304',
    1667462766: 'nvcc \t703\nnvcc :\t1418\nnvcc cannot find a supported version of\t1419\nnvcc fatal   : Cannot find compiler \'\t1420\nnvcc fatal   : Could not open input file \'\t1421\nnvcc fatal   : redefinition of argument \'\t1422\nnvcc not found\t1423\nnvcc was not found\t1423\nnvcc ：\t1418\nnvcc" \t703\nnvcc\' \t703\nnvcc:\t1418\nnvcc` \t703\nnvcc’ \t703\nnvcc：\t1418',
    1667592275: "Specified provider 'CUDAExecutionProvider' is not in available provider\t780\nSpecify CUDA_TOOLKIT_ROOT_DIR\t781",
    1667592307: 'specified that you may need to import the \t1499',
    1667594309: 'Exec format error\t595',
    1667594341: 'execinfo.h\t1108\nexecutable in path specified by\t1136\nexecutor failed running\t1137',
    1667656804: 'dlfcn.h\t1108',
    1667722864: 'pngconf.h\t1456 1457 1458',
    1667852407: 'which is not an existing directory\t1582',
    1667854445: 'mpicxx.h\t1363 1364 1365',
    1668033824: ' -lcrypt\t5',
    1668248144: 'Processus arrêté\t582\nProcessus arrêté a terminé le programme \t297',
    1668248176: "processor does not support \t482\nprocessor doesn't support \t482\nprocessor lacks \t482",
    1668311400: 'hipcc: No such file\t1188\nhipcc: command not found\t1188\nhipcc: not found\t1188',
    1668440352: ' architecture of input file \t12',
    1668443988: 'Torch is needed\t764\nTorch is not installed\t764\nTorch is required\t764\nTorch must be installed\t764\nTorch needs to be installed\t764',
    1668444020: 'torch is needed\t764\ntorch is not installed\t764\ntorch is required\t764\ntorch is required for \t1518\ntorch must be installed\t764\ntorch needs GCC \t517\ntorch needs at least GCC \t517\ntorch needs to be installed\t764\ntorch requires GCC \t517\ntorch requires at least GCC \t517\ntorch.OutOfMemoryError\t1519\ntorch._inductor.exc.\t1520\ntorch.cuda.OutOfMemoryError\t1519\ntorch.utils.ffi is deprecated\t1521\ntorch.version.cuda\t1522\ntorch/csrc/PythonTypes.h\t1523 1524 1525\ntorch/csrc/StorageDefs.h\t1523 1524 1525\ntorch/csrc/THP_export.h\t1523 1524 1525\ntorch/csrc/WindowsTorchApiMacro.h\t1523 1524 1525\ntorch/csrc/jit/\t1526 1527 1528 1529 1530\ntorch/csrc/stable/\t405 406\ntorch/csrc/utils/auto_gil.h\t1531 1532 1533\ntorch/csrc/utils/disallow_copy.h\t1531 1532 1533\ntorch/csrc/utils/future.h\t1531 1532 1533\ntorch/csrc/utils/memory.h\t1531 1532 1533\ntorch/csrc/utils/six.h\t1531 1532 1533\ntorch/extension.h\t405 406\ntorch/headeronly/\t405 406\ntorch_cuda.lib\t924\ntorch_extensions\t1534\ntorchaudio C++ extension is not available\t1535\ntorchinductor_\t1536 1537\ntorchvision.transforms.functional_tensor\t1538',
    1668571501: 'matching\t1349',
    1668571504: 'patch: command not found\t893\npatch: not found\t893',
    1668628794: ':Aucun fichier\t108',
    1671200994: '“constexpr\t263',
    1681143415: 'w64devkit\t691',
    1684104530: 'ReadTimeout\t531\nReadTimeoutError\t531',
    1684104562: 'read-only segment has dynamic IFUNC relocations\t1465\nread-only segment has dynamic relocations\t1465',
    1684107084: 'Loaded runtime CuDNN library: \t690',
    1684107116: 'load any more object with static\t1341\nloaded the `torch/_C` folder of the PyTorch repository\t1342',
    1684302184: 'hidden symbol \t1186',
    1684366670: 'Need to compile C++ extensions to \t709',
    1684366702: 'need PyTorch\t770\nneed Pytorch\t770\nneed pyTorch\t770\nneed pytorch\t770\nneed torch\t770\nneeds CUDA\t1376\nneeds PyTorch\t770\nneeds Pytorch\t770\nneeds pyTorch\t770\nneeds pytorch\t770\nneeds torch\t770',
    1684367716: 'died with <Signals.SIGKILL: 9>\t1104',
    1684632949: 'uuid/uuid.h\t1567 1568 1569 1570',
    1684633198: 'nvidia-container-cli: initialization error: \t1425\nnvidia-fabricmanager\t617',
    1684955424: ' and above\t11\n and higher\t11\n and later\t11\n and newer\t11',
    1684957510: 'FindCUDA says CUDA version is\t622',
    1684957527: 'Windows Long Path support enabled\t853\nWindows not yet supported for torch.compile\t854',
    1684959043: 'CondaHTTPError\t535\nCondaSSLError\t535',
    1684959075: 'conda: command not found\t1071\nconda: not found\t1071\nconditional_t\t1000',
    1684960544: ' undeclared\t166',
    1685024032: ' module has been removed\t173\n module is not found\t174',
    1685025392: 'prod_intlist\t1459 1460',
    1685222775: 'wurde in diesem Gültigkeitsbereich nicht deklariert\t899',
    1685414702: '.cuda.o\t327',
    1689699140: 'Dödad-signal avslutade programmet \t297',
    1696610857: '): error : expected a "("\t306\n): error: argument list for template template\t307\n): error: exception specification is incompatible\t308\n): error: expected a "("\t306\n): error: identifier "\t256\n): error: identifier "__\t309 310\n): error: incomplete type is not allowed\t311\n): error: invalid combination of type specifiers\t312\n): error: name followed by "::" must\t307\n): error: no instance of\t313\n): error: static assertion failed with "\t314',
    1696624233: 'in expansion of macro \t1140',
    1696624462: 'No existe el \t425 426 427 428 429 430 431 432 433 434 435',
    1696624494: 'no es un miembro de\t1133',
    1697082912: " n'est pas reconnu\t163\n n'est pas un membre de\t145 146 147",
    1697541219: 'cl.exe\t994\ncl.exe with traditional preprocessor \t995',
    1698832442: ': Befehl nicht gefunden\t338',
    1699094621: '] Fehler 137\t866',
    1699160157: '] Getötet\t866',
    1699170388: 'THGenerator\t783 784',
    1699553338: ': Memory allocation failure\t349',
    1699618874: ": Ne peut ouvrir le fichier d'objet partagé\t346",
    1700022356: 'THTensor\t783 784\nTHTensorMath\t783 784',
    1700153428: 'THVector\t783 784',
    1700212059: '[-Werror\t858',
    1700948332: 'libelf.h\t1307 1308 1309 1310',
    1701013836: 'License classifiers have been superseded by license expressions\t689',
    1701017701: 'exception handling disabled\t1134\nexception handling is disabled\t1135',
    1701078386: 'redefinition of \t1467',
    1701079328: ' identifier "\t129',
    1701080649: 'IndentationError: \t653\nIndexError: \t654 655\nIndexError: _Map_base::at\t656\nIndexError: map::at\t656\nIndexError: unordered_map::at\t656',
    1701080681: 'index_sequence\t1000',
    1701080693: 'undeclared identifier \t1190 1191 1398 1549\nundefined\t246\nundefined reference to \t1550\nundefined symbol: \t246\nundefined symbol: Py\t1551\nundefined symbol: _Py\t1551\nundefined symbol: mkl_\t1552\nundefinierter Verweis auf\t246\nundefiniertes Symbol\t246\nunderlying_type_t\t1000',
    1701146144: ' needed by \t176',
    1701209458: 'reference indefinie vers\t246\nreference indéfinie vers\t246\nreference to\t246\nreferences to\t246\nreferencia a\t246\nreferencia indefinida a\t246\nreferencia indefinida para\t246\nreferencia nao definida a\t246\nreferencia nao definida para\t246\nreferencia não definida a\t246\nreferencia não definida para\t246\nreferensi ke\t246\nreferência indefinida a\t246\nreferência indefinida para\t246\nreferência nao definida a\t246\nreferência nao definida para\t246\nreferência não definida a\t246\nreferência não definida para\t246',
    1701210482: 'riferimento non definito a\t246',
    1701211721: "Inferred operator schema for a C++ kernel function doesn't match the expected function schema\t657",
    1701211753: 'infer_schema(func): \t1231 1232',
    1701274484: 'tcgen05\t1487',
    1701275973: 'Eigen/\t593',
    1701345056: ' when calling \t244',
    1701405728: ' died due to signal \t28\n died due to signal 9\t29\n died due to signal 9 (Kill signal)\t29\n died with status 0x\t30',
    1701407843: 'client error (Connect)\t999',
    1701409364: 'Tried to register an operator (\t820 821\nTried to register multiple backend fallbacks for the same dispatch key \t822\nTried to register multiple operators with the same name\t823',
    1701470831: 'object has no attribute \t1428 1429',
    1701536109: 'make: \t331\nmake: command not found\t893\nmake: not found\t893\nmake_index_sequence\t1000\nmake_unique\t1000',
    1701603654: 'File o directory non\t425 426 427 428 429 430 431 432 433 434 435\nFilename longer than 260 characters\t620\nFilename too long\t621',
    1701603686: 'file failed to open for reading\t1155\nfile_baton.py\t1156\nfile_baton.py:\t1157',
    1701604425: 'Illegal instruction\t324 423',
    1701667150: "NameError: name \t706\nNameError: name '\t707\nNameError: name '_C' is not defined\t708",
    1701667182: 'name \'bare_metal_version\' is not defined\t1369\nnamespace "\t1370\nnamespace "c10::guts" has no member "\t1371\nnamespace "std" has no member \t1372 1373 1374 1375',
    1701669204: 'TimeoutError: \t537',
    1701670771: 'some optimizations will not be enabled\t1498',
    1701716012: ', needed by\t318\n, needed by \t319',
    1701733735: 'generic_type: \t1165',
    1701798944: " does not dominate this use\t31\n does not exist\t32 33 34\n does not include kernels for this GPU\t35\n does not match namespace of enclosing TORCH_LIBRARY\t36\n does not match runtime version \t37\n does not name a type\t38 39 40 41\n does not support \t42\n doesn't exist\t33",
    1701863764: 'Tapettu\t582\nTapettu-signaali päätti \t297',
    1701865808: 'Pipeline failed while executing [\t760',
    1701867296: ' open include file\t190 191 192 193 194 195 196 197 198 199 200 201 202 203 204 205 206 207 208 209 210 211 212 213 214 215 216 217 218 219 220\n open source file\t129 190 191 192 193 194 195 196 197 198 199 200 201 202 203 204 205 206 207 208 209 210 211 212 213 214 215 216 217 218 219 220',
    1701867311: '/openmp\t328',
    1701869669: 'expected primary-expression before \t1142',
    1701869908: "TypeDefault\t810 811\nTypeError \t825\nTypeError: \t826\nTypeError: expected str, bytes or os.PathLike object, not NoneType\t827\nTypeError: join() argument must be str\t828\nTypeError: unsupported operand type(s) for +: 'NoneType' and 'str'\t829",
    1701869940: 'type "at::Tensor" is not allowed\t1540\ntypeid\t1116',
    1701978146: '" referenced unknown base type "\t262',
    1701978156: ', required architecture \t320',
    1701991456: ' Tree Learner was not enabled in this build\t9',
    1701996900: 'dirent.h\t1108',
    1701997665: 'already has an implementation\t880',
    1701998165: 'Unregistered type : \t837\nUnresolved extern \t838',
    1701998197: "unrecognised command line option\t667\nunrecognised command-line option\t667\nunrecognized command\t1557\nunrecognized command line option\t667\nunrecognized command-line option\t667\nunrecognized subcommand '\t1558\nunresolved external symbol\t246",
    1701998445: 'more than one conversion function from "\t1360\nmore than one instance of overloaded function "\t1361\nmore than one operator "\t1362',
    1701999173: 'Erreur de format pour exec\t595\nErreur de segmentation\t596',
    1702064961: 'Assertion \t436\nAssertion `\t437\nAssertionError: \t438',
    1702125892: 'Datei oder Verzeichnis nicht\t425 426 427 428 429 430 431 432 433 434 435',
    1702126916: 'Detected that PyTorch and \t574',
    1702129225: 'Internal Triton PTX codegen error\t659\nInternal compiler error\t660\nInternal error\t660',
    1702129257: 'integer\t1240\ninteger_sequence\t1000\ninternal compiler error: Killed (program \t1241',
    1702129518: "note: macro 'max defined here\t1348\nnote: macro 'max' defined here\t1348\nnote: macro 'max’ defined here\t1348\nnote: macro 'min defined here\t1348\nnote: macro 'min' defined here\t1348\nnote: macro 'min’ defined here\t1348\nnote: macro max defined here\t1348\nnote: macro max' defined here\t1348\nnote: macro max’ defined here\t1348\nnote: macro min defined here\t1348\nnote: macro min' defined here\t1348\nnote: macro min’ defined here\t1348\nnote: macro ‘max defined here\t1348\nnote: macro ‘max' defined here\t1348\nnote: macro ‘max’ defined here\t1348\nnote: macro ‘min defined here\t1348\nnote: macro ‘min' defined here\t1348\nnote: macro ‘min’ defined here\t1348",
    1702130753: 'Attempting to deserialize object on a CUDA device\t439\nAttempting to use \t440',
    1702131043: 'cute/\t1097\ncute\\\t1097',
    1702195557: 'equest failed after \t1121',
    1702240297: ') versions mismatch\t304',
    1702240300: ', version CXXABI_\t321\n, version GCC_1\t321\n, version GCC_3\t321\n, version GCC_4\t321\n, version GCC_7\t321\n, version GLIBCXX_\t321\n, version GLIBC_2.\t322',
    1702240314: ': version "libcu\t377\n: version "libnccl\t377\n: version "libnv\t377\n: version \'libcu\t377\n: version \'libnccl\t377\n: version \'libnv\t377\n: version `libcu\t377\n: version `libnccl\t377\n: version `libnv\t377\n: version ‘libcu\t377\n: version ‘libnccl\t377\n: version ‘libnv\t377',
    1702259058: 'river version \t1481',
    1702389038: '.exe" is not recognized\t259\n.exe" is not recognized as\t259\n.exe" ist entweder falsch\t259\n.exe" n\'est pas reconnu\t259\n.exe" no se reconoce como\t259\n.exe" 不是内部或外部命令\t259\n.exe\' is not recognized\t259\n.exe\' is not recognized as\t259\n.exe\' ist entweder falsch\t259\n.exe\' n\'est pas reconnu\t259\n.exe\' no se reconoce como\t259\n.exe\' 不是内部或外部命令\t259\n.exe” is not recognized\t259\n.exe” is not recognized as\t259\n.exe” ist entweder falsch\t259\n.exe” n\'est pas reconnu\t259\n.exe” no se reconoce como\t259\n.exe” 不是内部或外部命令\t259',
    1702520162: 'bezeichnet keinen Typ\t899',
    1714375751: 'GL/freeglut.h\t627 628 629',
    1717857907: 'sndfile.h\t1493 1494 1495 1496',
    1717920885: 'udefineret reference til\t246',
    1717985603: "Caffe2: Couldn't determine version from header\t520",
    1717985635: 'caffe2/\t925 926 927 928',
    1717987684: 'different exception spec\t1105\ndiffers from\t1106',
    1717990755: 'cufft64_\t1086',
    1718513507: 'configuration file provided by "CUDA\t1072\nconfigure: error: \t1073 1074\nconflicting cuDNN in LD_LIBRARY_PATH\t1075',
    1722401636: 'définitions multiples de \t697',
    1722401650: 'réference indefinie vers\t246\nréference indéfinie vers\t246\nréférence indefinie vers\t246\nréférence indéfinie vers\t246',
    1730160936: '() got an unexpected keyword argument\t226\n() got an unexpected keyword argument \t225 295\n() got multiple values for \t225',
    1731152967: 'GL/gl.h\t630 631 632\nGL/glcorearb.h\t630 631 632\nGL/glew.h\t633 634 635 636\nGL/glext.h\t630 631 632\nGL/glut.h\t627 628 629\nGL/glx.h\t630 631 632',
    1734701162: 'jpeglib.h\t1257 1258 1259 1260',
    1734959663: '/bigobj\t328',
    1734964000: ' signal terminated program \t231',
    1734964008: '(signal: 9, SIGKILL: kill)\t299',
    1734965107: 'swig: command not found\t893\nswig: not found\t893',
    1735289197: 'mingw\t691',
    1735355495: 'glog/logging.h\t1172 1173 1174 1175',
    1735549216: ' arguments for \t13',
    1735549300: 'target sm_\t1508',
    1746936361: ')" has already been defined\t305',
    1749239892: 'THCharBlas_\t783 784\nTHCharStorage\t783 784\nTHCharTensor\t783 784\nTHCharVector\t783 784',
    1750288468: 'THShortBlas_\t783 784\nTHShortStorage\t783 784\nTHShortTensor\t783 784\nTHShortVector\t783 784',
    1751279980: 'libhipblas.so.\t1296\nlibhipfft.so.\t1296\nlibhiprand.so.\t1296\nlibhipsolver.so.\t1296\nlibhipsparse.so.\t1296',
    1751345510: 'fichier dans un mauvais format\t769',
    1751345518: 'nicht definierter Verweis auf\t246',
    1751347777: 'Arch conditional MMA instruction used without targeting\t424',
    1751347809: 'arch_list[-1] += \t885\narchitecture\t886 887',
    1751347823: 'orch not compiled with CUDA enabled\t1444',
    1751349349: 'exchange\t1000',
    1751361987: "échec d'adressage (mapping) du segment\t619",
    1751607656: 'higher\t1187',
    1751933286: 'falha no mapeamento de segmento\t619',
    1752391519: '__shfl\t753',
    1752392008: 'Hash mismatch for \t650',
    1752463728: 'python3: command not found\t1071\npython3: not found\t1071\npython: command not found\t1071\npython: not found\t1071',
    1763717413: '%1 is not a valid Win32 application\t264\n%1 ist keine zulässige Win32-Anwendung\t264',
    1763719719: "': is not a member of 'cudaDeviceProp'\t292",
    1763733358: 'no instance of \t1381\nno instance of constructor "cut\t1382\nno instance of overloaded function \t1383',
    1765161080: 'x86intrin.h\t1203 1204 1205',
    1766203450: ': Filename too long\t341 342',
    1766531165: '] Killed\t866',
    1766727738: ': Nicht genügend\t340',
    1767990816: ' failed with exit \t44\n failed: \t45\n failed: No such file\t46',
    1768042298: ':/bin/nvcc\t378',
    1768053819: ';\\bin\\nvcc\t381',
    1768058209: 'ambiguous "?" operation:\t881\nambiguous overload for \t882\nambiguous symbol\t696',
    1768061296: 'pybind11\t1463\npybind11/\t1464\npybind11_detail_function_record\t762',
    1768124527: 'opción de línea de órdenes no reconocida\t667',
    1768255571: 'Speicherzugriffsfehler\t596',
    1768318308: 'defined\t1099\ndefined in file \t1100\ndefiniciones múltiples de \t697',
    1768320617: 'infiniband/\t1233 1234 1235 1236',
    1768383858: 'registered\t1468',
    1768693818: ': linker input file not found\t353',
    1768697658: ':/lib64\t379',
    1768716898: 'bzlib.h\t910 911 912 913',
    1768779113: 'immintrin.h\t1203 1204 1205',
    1768779128: 'xmmintrin.h\t1203 1204 1205',
    1768824890: ': nie można otworzyć pliku obiektu dzielonego\t346',
    1769103702: 'VariableTensorId\t810 811',
    1769152577: 'A single input file is required for a non-link phase\t383',
    1769234803: 'satisfies the requirement \t1484\nsatisfy\t1485',
    1769238607: 'OptionalCUDAGuard\t497 498\nOptionalCUDAStreamGuard\t497 498',
    1769300512: ' built with CUDA \t17\n built without \t18',
    1769366884: "device architecture\t488\ndevice capabilit\t488\ndevice compute architecture\t488\ndevice compute capabilit\t488\ndevice kernel image is invalid\t503\ndevice's architecture\t488\ndevice's capabilit\t488\ndevice's compute architecture\t488\ndevice's compute capabilit\t488\ndevice-side assert triggered\t1101\ndevice-side assertion triggered\t1101\ndevices architecture\t488\ndevices capabilit\t488\ndevices compute architecture\t488\ndevices compute capabilit\t488",
    1769369189: 'environment variable is not\t1120',
    1769414695: "' with arguments from the '\t285\n' with arguments from the 'CUDA' backend\t286 287\n' with arguments from the 'Meta' backend\t288\n' with exceptions disabled\t289",
    1769566836: 'trying to build PyTorch with a too old version of \t1539',
    1784835872: ' object has no attribute \t185 186 187',
    1785291349: 'Ubijen\t582',
    1785620814: 'Ninja is required to \t711',
    1785620846: 'ninja-build: Kommando nicht gefunden\t1378\nninja-build: command not found\t1378\nninja-build: commande introuvable\t1378\nninja-build: not found\t1378\nninja-build: orden no encontrada\t1378\nninja-build: コマンドが見つかりません\t1378\nninja-build: 未找到命令\t1378\nninja: Kommando nicht gefunden\t1378\nninja: build stopped\t1379\nninja: command not found\t1378\nninja: commande introuvable\t1378\nninja: no work to do.\t1380\nninja: not found\t1378\nninja: orden no encontrada\t1378\nninja: コマンドが見つかりません\t1378\nninja: 未找到命令\t1378',
    1797287790: 'no kernel image is available\t1384',
    1797288805: 'es kein\t1133',
    1801538883: 'CMake must be installed to build\t481',
    1801547107: 'cmake: command not found\t893\ncmake: not found\t893',
    1801547111: 'gmake\t337',
    1801675088: "Package \t755\nPackage dependency requirement '\t756\nPackagesNotFoundError\t757",
    1801675120: 'packed_accessor\t1076\npacked_accessor32\t807\npacked_accessor64\t807',
    1801678707: 'socket.gaierror: \t1497',
    1802068851: 'scikit-learn has not been built correctly\t1486',
    1802270070: 'vulkan/vulkan\t1575 1576 1577 1578',
    1802398060: 'linker `\t1336',
    1802465132: 'looks like a filename, but the file does not exist\t1343',
    1802725700: 'Disk quota exceeded\t578',
    1802725732: 'disk quota exceeded\t578',
    1814066273: "at least '/std:c++\t891",
    1814979692: 'ld.lld: error: duplicate symbol: \t1268',
    1816217684: 'THAlloc\t783 784',
    1816283220: 'THBlas_\t783 784',
    1816545364: 'THFloatBlas_\t783 784\nTHFloatStorage\t783 784\nTHFloatTensor\t783 784\nTHFloatVector\t783 784',
    1818323300: 'dial tcp: lookup \t806',
    1818391907: 'cublas64_\t1086\ncublasLt64_\t1086',
    1818435642: ': class template "std::_Is_memfunptr" has already been defined\t364',
    1818455657: 'include file \t1211\ninclude file "ATen/\t1212\ninclude file "CL/\t1213\ninclude file "Eigen/\t1214\ninclude file "GLES\t1215\ninclude file "TH\t1216\ninclude file "THC\t1217\ninclude file "X11/\t1218\ninclude file "asm/\t902\ninclude file "boost/\t1219\ninclude file "c\t1220\ninclude file "c10d/\t1221\ninclude file "cudnn\t1222\ninclude file "eigen3/Eigen/\t1214\ninclude file "libav\t1223\ninclude file "tbb/\t1224\ninclude file "torch/\t404\ninclude file \'ATen/\t1212\ninclude file \'CL/\t1213\ninclude file \'Eigen/\t1214\ninclude file \'GLES\t1215\ninclude file \'TH\t1216\ninclude file \'THC\t1217\ninclude file \'X11/\t1218\ninclude file \'asm/\t902\ninclude file \'boost/\t1219\ninclude file \'c\t1220\ninclude file \'c10d/\t1221\ninclude file \'cudnn\t1222\ninclude file \'eigen3/Eigen/\t1214\ninclude file \'libav\t1223\ninclude file \'tbb/\t1224\ninclude file \'torch/\t404',
    1818780998: 'Fehler beim Mappen des Shared Objects\t619\nFehler im Format der Programmdatei\t595',
    1818845510: 'Failed building wheel for \t604\nFailed to build \t605\nFailed to build CUDA kernels for \t606\nFailed to compile. cc_cmd\t607\nFailed to detect a default CUDA architecture\t608\nFailed to detect a default CUDA architecture.\t609\nFailed to find\t521 522\nFailed to find \t610\nFailed to find ROCm root directory\t611\nFailed to find a working CUDA architecture\t612\nFailed to find all files with CUDA\t613\nFailed to find nvToolsExt\t614\nFailed to initialize NVML: Driver Not Loaded\t615\nFailed to locate\t522\nFailed to parse: \t616\nFailed to start \t617\nFailures have been detected while processing an MLIR pass pipeline\t618',
    1818845542: 'failed call to cuInit: \t1143\nfailed to find\t522\nfailed to locate\t522\nfailed to map segment from\t1144\nfailed to open \t1145\nfailed to open elf at \t563\nfailed with exit \t1146',
    1818846752: ' file built for macOS-\t47\n file not found\t48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110',
    1818848040: '(killed) terminó el programa \t297',
    1818850658: 'build_ext\t906\nbuilds-v0\t907\nbuilt against \t908\nbuilt for \t908\nbuilt with \t908',
    1819028768: ' -llapack\t6',
    1819042150: 'fallo al asignar un segmento del objeto compartido\t619',
    1819044171: 'Killed\t582 666',
    1819045731: 'collect2: fatal error: ld terminated with signal 9\t671',
    1819176736: ' only supports \t189',
    1819240790: 'Violación de segmento\t596',
    1819242031: '/nologo\t328',
    1819307369: 'implementation for device cuda\t1206',
    1819310149: 'Explicitly provided namespace (\t603',
    1819440483: 'curl/curl.h\t1091 1092 1093 1094\ncurl: (16) \t1095\ncurl: (18) \t1095\ncurl: (28) \t1095\ncurl: (35) \t1095\ncurl: (5) \t1095\ncurl: (52) \t1095\ncurl: (55) \t1095\ncurl: (56) \t1095\ncurl: (6) \t1095\ncurl: (60) \t1095\ncurl: (7) \t1095\ncurl: (92) \t1095',
    1819571555: 'cutlass needs GCC \t517\ncutlass needs at least GCC \t517\ncutlass requires GCC \t517\ncutlass requires at least GCC \t517\ncutlass/\t1097\ncutlass::\t1098\ncutlass\\\t1097',
    1819635523: 'Could NOT find BLAS (missing\t539\nCould NOT find Boost (missing\t539\nCould NOT find CUDA (missing:\t540 541 542\nCould NOT find CUDAToolkit (missing:\t540 541 542\nCould NOT find CUDNN (missing\t543\nCould NOT find CURL (missing\t539\nCould NOT find CuDNN (missing\t543\nCould NOT find EGL (missing\t539\nCould NOT find Eigen3 (missing\t539\nCould NOT find Freetype (missing\t539\nCould NOT find GLEW (missing\t539\nCould NOT find GLUT (missing\t539\nCould NOT find JPEG (missing\t539\nCould NOT find LAPACK (missing\t539\nCould NOT find NVTX\t544\nCould NOT find NvToolExt\t544\nCould NOT find NvToolsExt\t544\nCould NOT find OpenGL (missing\t539\nCould NOT find OpenMP\t545\nCould NOT find OpenSSL (missing\t539\nCould NOT find PNG (missing\t539\nCould NOT find Python\t546 547\nCould NOT find PythonLibs (missing\t548\nCould NOT find TBB (missing\t539\nCould NOT find X11 (missing\t539\nCould NOT find ZLIB (missing\t539\nCould NOT find cuDNN (missing\t543\nCould NOT find cudnn (missing\t543\nCould NOT find nvToolsExt\t544\nCould not build wheels for \t549\nCould not connect\t550\nCould not detect Ninja v\t551\nCould not find\t521 522\nCould not find \t552\nCould not find MSVC\t553\nCould not find a configuration file for package "\t554\nCould not find any \t555\nCould not find compiler set in environment variable \t556\nCould not find module \'\t557\nCould not find shared object file\t558\nCould not find the bitsandbytes \t559\nCould not find the operator \t34\nCould not infer dtype of numpy.\t560\nCould not load libtorchcodec\t561\nCould not load symbol \t530\nCould not load this library: \t562\nCould not locate\t522\nCould not locate \t552\nCould not open \t563\nCould not open requirements file: \t564\nCould not resolve\t550\nCould not set up the environment for Microsoft Visual Studio\t565\nCouldn\'t find\t521 522\nCouldn\'t load custom C++ ops\t566\nCouldn\'t load custom C++ ops. This can happen if your PyTorch and \t567',
    1819635555: "could not convert default argument '\t1079\ncould not find\t522\ncould not locate\t522\ncould not select device driver \t1080\ncouldn't allocate input reg for constraint 'h'\t1081\ncouldn't allocate input reg for constraint 'l'\t1081\ncouldn't allocate input reg for constraint 'r'\t1081\ncouldn't allocate input register for constraint 'h'\t1081\ncouldn't allocate input register for constraint 'l'\t1081\ncouldn't allocate input register for constraint 'r'\t1081\ncouldn't allocate output reg for constraint 'h'\t1081\ncouldn't allocate output reg for constraint 'l'\t1081\ncouldn't allocate output reg for constraint 'r'\t1081\ncouldn't allocate output register for constraint 'h'\t1081\ncouldn't allocate output register for constraint 'l'\t1081\ncouldn't allocate output register for constraint 'r'\t1081\ncouldn't find\t522",
    1830842190: "No matching distribution found for \t715\nNo module named \t716 717 718 719 720 721 722 723 724 725 726\nNo module named '\t727",
    1830842222: "no matching con\t1385\nno matching function for call to \t1386 1387\nno member named \t1185\nno member named '\t1388 1389",
    1833508922: ": Impossible d'ouvrir le fichier d'objet partagé\t346",
    1835100276: 'tham chiếu đến\t246',
    1835101728: ' name followed by "::" must be\t129',
    1835102822: 'frame"\t993\nframe\'\t993\nframe’\t993',
    1835166060: 'libmkl_\t1311',
    1835429165: '-mfma\t326',
    1835492691: 'Segment-Schutz nach der Relozierung\t777\nSegmentation fault\t596 778\nSegmentation-Fehler\t596',
    1835492723: 'segment en lecture seule a des réadressages\t1465\nsegmento de sólo lectura tiene reubicaciones\t1465',
    1835606074: ": impossibile aprire il file oggetto condiviso\t346\n: impossible d'ouvrir le fichier d'objet partagé\t346",
    1835622239: '__imp_\t873',
    1835886455: 'wgmma\t1487',
    1835888451: "Command '['ninja', '--version']' returned non-zero\t532\nCommand 'nvcc' not found\t533",
    1835888459: 'Kommandozeilenoption\t667',
    1835888483: 'common_type_t\t1000',
    1836016416: ' compiled with CUDA \t17\n compiled without \t18',
    1836213584: "Permission denied: \t733\nPermission denied: '\t735\nPermissionError: [WinError 5]\t759",
    1836213588: 'Terminado (killed)\t582',
    1836216134: 'Formato de ejecutable incorrecto\t595',
    1836280173: 'mismatches\t1106 1353',
    1836344691: 'setmaxnreg\t1487',
    1840104307: 'símbolo ambiguo\t696',
    1847602215: "', needed by '\t290 291",
    1847603493: "%1 n'est pas une application Win32 valide\t264\n%1 no es una aplicación Win32 válida\t264",
    1847616878: 'ne nomme pas un type\t899',
    1847619177: 'in namespace\t1133',
    1847619438: 'no nombra a un tipo\t899',
    1847620457: 'is not a full path and was not found\t1250\nis not a full path to an existing\t1251\nis not a member of\t1133',
    1847638978: '» non reconnue\t1593',
    1850286138: ': Internal \t347',
    1850296404: 'THIntBlas_\t783 784\nTHIntStorage\t783 784\nTHIntTensor\t783 784\nTHIntVector\t783 784',
    1851072570: ": Undefined reference to '\t246\n: Unknown option '\t357 358",
    1851859002: ': an object with that name is already\t359',
    1851876128: ' cannot be used to initialize\t21',
    1851878176: ' kann nicht gefunden werden\t169 170',
    1851878499: 'clang version must be less than \t996',
    1851943276: 'libnvJitLink.so.\t1304\nlibnvidia-ml.so.1\t1312\nlibnvidia-ptxjitcompiler.so.1\t1312\nlibnvrtc-builtins.so\t1313\nlibnvrtc.so.\t1304',
    1852134465: 'ATen/CPUGenerator\t399 400\nATen/CUDA\t399 400\nATen/CUDAGenerator\t399 400\nATen/Dimname.h\t401 402 403\nATen/NamedTensor.h\t401 402 403\nATen/NamedTensorUtils.h\t401 402 403\nATen/TensorNames.h\t401 402 403\nATen/Type\t399 400\nATen/TypeDefault\t399 400\nATen/TypeExtendedInterface\t399 400\nATen/c\t404 405 406\nATen/core/Dimname.h\t401 402 403\nATen/core/NamedTensor.h\t401 402 403\nATen/core/NamedTensorUtils.h\t401 402 403\nATen/core/TensorNames.h\t401 402 403\nATen/cpu/vec256/\t407 408 409 410 411\nATen/cuda/CUDAFuture.cuh\t412 413 414\nATen/cuda/CUDAFuture.h\t412 413 414\nATen/cuda/CUDAMultiStreamGuard.cuh\t412 413 414\nATen/cuda/CUDAMultiStreamGuard.h\t412 413 414\nATen/cuda/CUDASolver.cuh\t412 413 414\nATen/cuda/CUDASolver.h\t412 413 414\nATen/cuda/CUDATypeConversion.cuh\t412 413 414\nATen/cuda/CUDATypeConversion.h\t412 413 414\nATen/cudnn/Exceptions.h\t415 416 417 418 419 420\nATenCeilDiv\t421 422',
    1852138601: 'identifier \t1190 1191\nidentifier "\t1192 1193 1194 1195 1196 1197\nidentifier "CU\t1198\nidentifier "_Float\t1199\nidentifier "__builtin_\t1200\nidentifier "nvshmem\t1201\nidentifier "texture" is undefined\t1202',
    1852141679: 'opencv2/\t1436 1437 1438 1439\nopenssl/\t1440 1441 1442 1443',
    1852383271: "' in 'cudaDeviceProp'\t271\n' in 'cut\t272\n' in namespace '\t273\n' in namespace '__hip_internal'\t274\n' in namespace 'cut\t272\n' in namespace 'std'\t275",
    1852383290: ': internal \t347\n: invalid ELF header\t374',
    1852387130: ':/include\t379',
    1852397403: '[WinError \t860 861 862\n[WinError 1114]\t863\n[WinError 126]\t864\n[WinError 127]\t571\n[WinError 206]\t865',
    1852400160: ' binary not found at \t16',
    1852400175: '/bin/bash: \t330 331\n/bin/dash: \t330 331\n/bin/nvcc\t332 333\n/bin/sh: \t330 331',
    1852400971: 'Kein Speicher im statischen TLS-Block\t665\nKein Speicherplatz mehr\t445',
    1852400994: 'being in scipy source directory\t897\nbeing installed\t898',
    1852401003: 'kein Speicherplatz mehr verfügbar\t445',
    1852401184: ' find any \t111',
    1852403239: "'ninja' is not recognized as an internal or external command\t294",
    1852404512: ' since setuptools is not available\t232',
    1852404565: 'Using cached \t847',
    1852404597: 'using CUDA_HOME=\t1565',
    1852534357: 'Unknown CMake command "cuda_add_executable"\t613\nUnknown CMake command "cuda_add_library"\t613\nUnknown CMake command "cuda_compile"\t613\nUnknown CUDA Architecture Name\t832\nUnknown MS Compiler version \t833\nUnknown builtin op: \t834\nUnknown compiler(s): [[\'\t835\nUnknown compute capability. \t836',
    1852534389: "unknown target CPU \t841\nunknown type name \t1398 1549\nunknown type name '\t1553 1554 1555\nunknown type name '__hip_bfloat16\t1556",
    1852583200: ' -lnvToolsExt\t7',
    1852664132: 'Dimname\t576 577\nDimnameList\t576 577',
    1852727619: 'Cannot access data pointer of Tensor (e.g. FakeTensor\t523\nCannot access global variable \t524 525\nCannot compile \t526\nCannot find\t521 522\nCannot find a working triton installation\t527\nCannot find source file:\t528\nCannot initialize CUDA without \t529\nCannot load symbol cu\t530',
    1852727627: 'Kann den Stack nicht ausführbar machen\t664',
    1852727651: 'cannot be used to initialize an entity of type "cutlass::\t931\ncannot call member function\t367\ncannot call non-constexpr function "cutlass::const_\t932\ncannot convert \t933\ncannot convert None of type <class \t934\ncannot create shared object descriptor\t935\ncannot determine \t936\ncannot execute \t937\ncannot find\t522 938 939 940\ncannot find \t941 942 943 944\ncannot find -l\t945 946 947 948 949 950 951 952 953 954 955 956\ncannot find -lEGL\t957\ncannot find -lGLEW\t958\ncannot find -laio\t959\ncannot find -lffi\t960\ncannot find -lglog\t961\ncannot find -ljpeg\t962\ncannot find -lnuma\t963\ncannot find -lpython3.\t964\ncannot find -lstdc++\t965\ncannot find -ltbb\t966\ncannot find -luuid\t967\ncannot find -lz\t968\ncannot find the file specified: \'\t735\ncannot import name \t969 970 971 972 973 974 975 976\ncannot import name \'\t977\ncannot instantiate \'\t978\ncannot make segment writable for relocation\t979\ncannot map zero-fill pages\t935\ncannot open input file \t980\ncannot open shared object file\t1 981 982\ncannot open source file "\t983\ncannot read spec file \t984',
    1852727659: 'kann -l\t947\nkann nicht gefunden\t1261\nkann nicht gefunden werden -l\t948 949 950 951 952 953 954 955 956 1208 1209\nkann nicht gefunden werden -lEGL\t957\nkann nicht gefunden werden -lGLEW\t958\nkann nicht gefunden werden -laio\t959\nkann nicht gefunden werden -lffi\t960\nkann nicht gefunden werden -lglog\t961\nkann nicht gefunden werden -ljpeg\t962\nkann nicht gefunden werden -lnuma\t963\nkann nicht gefunden werden -lstdc++\t965\nkann nicht gefunden werden -ltbb\t966\nkann nicht gefunden werden -luuid\t967\nkann nicht gefunden werden -lz\t968\nkann nicht gefunden werden: -l\t948 949 950 951 952 953 954 955 956 1208 1209\nkann nicht gefunden werden: -lEGL\t957\nkann nicht gefunden werden: -lGLEW\t958\nkann nicht gefunden werden: -laio\t959\nkann nicht gefunden werden: -lffi\t960\nkann nicht gefunden werden: -lglog\t961\nkann nicht gefunden werden: -ljpeg\t962\nkann nicht gefunden werden: -lnuma\t963\nkann nicht gefunden werden: -lstdc++\t965\nkann nicht gefunden werden: -ltbb\t966\nkann nicht gefunden werden: -luuid\t967\nkann nicht gefunden werden: -lz\t968',
    1852731203: 'ConnectTimeout\t531\nConnectTimeoutError\t531\nConnection to \t536\nConnectionError: \t537',
    1852732786: 'running build_ext\t1482\nrunning on sm\t1483',
    1852793632: " conflicts with target machine type \t22 23\n conflicts with this version\t24\n connect to 'http\t25",
    1852793634: '"constexpr\t263',
    1852793639: "'constexpr\t263",
    1853169722: ": ungültiger ELF-Header\t374\n: unsupported option '-fopenmp\t376\n: unsupported option ‘-fopenmp\t376",
    1853188163: 'ChunkedEncodingError\t531',
    1853189958: 'Found empty `transformer-engine` meta package\t623\nFound no NVIDIA driver on your system\t624 625\nFound two conflicting CUDA\t626',
    1853189990: 'found. Please specify\t1160',
    1864396654: 'no overload of \t1390',
    1864397673: 'is only a placeholder project on PyPI\t1252\nis only available from C++\t1253',
    1864900647: "' (or one of its dependencies)\t265",
    1865370691: 'CL/opencl\t473 474',
    1866614868: 'THBoolBlas_\t783 784\nTHBoolStorage\t783 784\nTHBoolTensor\t783 784\nTHBoolVector\t783 784',
    1866670138: ': Command not found\t338',
    1866745940: 'THDoubleBlas_\t783 784\nTHDoubleStorage\t783 784\nTHDoubleTensor\t783 784\nTHDoubleVector\t783 784',
    1866866746: ': Found no NVIDIA driver on your system\t343\n: Found unsuitable version "\t344 345',
    1867194426: ': Kommando nicht gefunden\t338',
    1867270228: 'THLongBlas_\t783 784\nTHLongStorage\t783 784\nTHLongTensor\t783 784\nTHLongVector\t783 784',
    1867391034: ': No CUDA GPUs are available\t350\n: No existe el\t108\n: No se puede asignar\t340\n: No such file\t108 109 110 351 352 353\n: No such file or directory\t354\n: Not a directory\t355',
    1867806286: 'NvToolsExt\t743',
    1867806318: 'nvToolsExt\t1413 1414 1415 1416\nnvToolsExt64_1.lib\t1417',
    1867807056: 'PyTorch is needed\t764\nPyTorch is not installed\t764\nPyTorch is not linked with support for cuda devices\t765\nPyTorch is required\t764\nPyTorch must be installed\t764\nPyTorch needs GCC \t517\nPyTorch needs at least GCC \t517\nPyTorch needs to be installed\t764\nPyTorch no longer supports this GPU because it is too old\t766\nPyTorch requires GCC \t517\nPyTorch requires at least GCC \t517\nPyTorch was compiled without CUDA support\t767',
    1868720492: 'libomp/omp.h\t1314 1315 1316',
    1868767290: ': comando não encontrado\t338\n: command not found\t338\n: commande introuvable\t338',
    1868785010: 'recompile \t1466',
    1868787269: 'Encountered error while \t594',
    1868787273: 'IncompleteRead\t531',
    1868787305: 'incompatible architecture (have \t1225\nincompatible with that of previous function "\t1226\nincompatible with the existing python installation in your environment\t1227\nincomplete \t1228\nincomplete type \t1229 1230',
    1868832802: '" does not appear to contain CMakeLists\t247',
    1869366891: 'kFloat8_e\t1076',
    1869374802: 'Relocations in generic ELF (EM: \t769',
    1869374834: 'relocation R_\t1469',
    1869378165: 'urlopen error \t1562',
    1869439605: 'ubmodule\t1541',
    1869440338: 'RemoteDisconnected\t531',
    1869440365: 'memory exhausted\t1351\nmemory in static\t1352',
    1869440370: 'remove_cv_t\t1000\nremove_reference_t\t1000',
    1869488162: '" no se reconoce como\t259',
    1869488167: "' no se reconoce como\t259",
    1869488186: ': no se puede abrir el archivo del objeto compartido\t346\n: no se puede abrir el fichero del objeto compartido\t346\n: not found\t338',
    1869490208: ' (no such file)\t1',
    1869502255: '/Wno-psabi\t329',
    1869504867: 'canonicalize_version() got an unexpected keyword argument\t985',
    1869508193: 'annot open include file: \t458\nannotation_type.__origin__ is tuple\t883',
    1869638985: "ImportError: \t652\nImportError: cannot import name '\t443",
    1869639017: 'import lib as _lib, ffi as _ffi\t1207\nimpossibile abilitare lo stack eseguibile\t664\nimpossibile allocare memoria nel blocco statico TLS\t665\nimpossibile trovare -l\t1208 1209\nimpossible de trouver -l\t947',
    1869771333: "Error building extension '\t597\nError checking\t598\nError compiling objects for extension\t599\nError loading shared library \t600\nError sending request for url (\t601\nError: No module named \t602",
    1869771365: 'error C2059\t1122\nerror C2061\t1122\nerror C2065\t1122\nerror C2143\t1122\nerror sending request for url (\t601\nerror trying to exec \t937\nerror: "auto" is not allowed here\t1123\nerror: /EHa\t328\nerror: /EHsc\t328\nerror: /FS\t328\nerror: /GL\t328\nerror: /GR\t328\nerror: /MD\t328\nerror: /MT\t328\nerror: /O1\t328\nerror: /O2\t328\nerror: /Od\t328\nerror: /Ox\t328\nerror: /W\t328\nerror: /Z7\t328\nerror: /Zc:\t328\nerror: /Zi\t328\nerror: /arch:\t328\nerror: /fp:\t328\nerror: /std:c++\t328\nerror: /utf-8\t328\nerror: /wd\t328\nerror: RPC failed; \t1124\nerror: [Errno 2] No such file or directory: \'\t331\nerror: [WinError 2]\t1125\nerror: a member with an in-class initializer must be const\t1126\nerror: downloading \'\t1127\nerror: expected a\t1128\nerror: expected an identifier\t1129\nerror: expected unqualified-id before\t1129\nerror: forward declaration of \t1130\nerror: identifier "__\t1128\nerror: identifier "__builtin_\t1131\nerror: no such file or directory: \'/EHa\t328\nerror: no such file or directory: \'/EHsc\t328\nerror: no such file or directory: \'/FS\t328\nerror: no such file or directory: \'/GL\t328\nerror: no such file or directory: \'/GR\t328\nerror: no such file or directory: \'/MD\t328\nerror: no such file or directory: \'/MT\t328\nerror: no such file or directory: \'/O1\t328\nerror: no such file or directory: \'/O2\t328\nerror: no such file or directory: \'/Od\t328\nerror: no such file or directory: \'/Ox\t328\nerror: no such file or directory: \'/W\t328\nerror: no such file or directory: \'/Z7\t328\nerror: no such file or directory: \'/Zc:\t328\nerror: no such file or directory: \'/Zi\t328\nerror: no such file or directory: \'/arch:\t328\nerror: no such file or directory: \'/fp:\t328\nerror: no such file or directory: \'/std:c++\t328\nerror: no such file or directory: \'/utf-8\t328\nerror: no such file or directory: \'/wd\t328\nerror: this declaration has no\t1128\nerror: type name is not allowed\t1128\nerror: unexpected argument \'\t1132\nerror: user-defined literal operator not found\t1128',
    1869833554: 'ResolutionImpossible\t772\nResolvePackageNotFound\t757',
    1869834594: 'bison: command not found\t893\nbison: not found\t893',
    1869881402: ': too few arguments\t375',
    1869903169: 'AutoGIL\t446 447\nAutoNoGIL\t446 447',
    1869903201: 'autoconf: command not found\t893\nautoconf: not found\t893\nautomake: command not found\t893\nautomake: not found\t893\nautoreconf: command not found\t893\nautoreconf: not found\t893',
    1870211104: ' (you have \t3',
    1873003342: 'Não há espaço disponível\t739',
    1873003374: 'não foi possível alocar memória em bloco TLS\t665\nnão foi possível habilitar pilhas de executável\t664\nnão foi possível localizar -l\t1208 1209\nnão há espaço disponível\t739',
    1881171310: 'ne peut activer une pile exécutable\t664\nne peut allouer de la mémoire dans un bloc statique TLS\t665\nne peut pas trouver -l\t947 1208 1209\nne peut restaurer le segment prot\t777\nne peut trouver -l\t948 949 950 951 952 953 954 955 956 1208 1209\nne peut trouver -lEGL\t957\nne peut trouver -lGLEW\t958\nne peut trouver -laio\t959\nne peut trouver -lffi\t960\nne peut trouver -lglog\t961\nne peut trouver -ljpeg\t962\nne peut trouver -lnuma\t963\nne peut trouver -lstdc++\t965\nne peut trouver -ltbb\t966\nne peut trouver -luuid\t967\nne peut trouver -lz\t968',
    1881173838: "No package '\t728",
    1882284899: 'cc1plus\t991\ncc1plus: \t992',
    1884516174: 'NoSpaceLeftError\t588',
    1885434439: 'Graph break due to unsupported builtin \t648',
    1885500787: 'subprocess-exited-with-error\t1503',
    1885692960: ' dependency is incompatible with the current platform: \t27',
    1885693252: 'DeepSpeed needs GCC \t517\nDeepSpeed needs at least GCC \t517\nDeepSpeed requires GCC \t517\nDeepSpeed requires at least GCC \t517',
    1885809965: '--gpu-name=sm_\t323',
    1886217556: 'Temporary failure\t550\nTemporary failure \t808',
    1886217588: 'temp.win32-\t1509',
    1886218528: ' import any \t111',
    1886220099: 'Compiler requires the CUDA toolkit\t534',
    1886220131: 'compilation terminated\t1001 1002 1003 1004 1005 1006 1007 1008 1009 1010 1011 1012 1013 1014 1015 1016 1017 1018 1019 1020 1021 1022 1023 1024 1025 1026 1027 1028 1029 1030 1031 1032 1033 1034 1035 1036 1037 1038 1039 1040 1041 1042 1043 1044 1045 1046 1047 1048 1049 1050 1051 1052 1053 1054 1055 1056 1057 1058 1059 1060 1061 1062 1063\ncompiled\t1064\ncompiled against \t908\ncompiled against NumPy 1.x\t1065\ncompiled for \t908\ncompiled with \t908\ncompiler set in environment\t1066\ncompute capabilit\t1067 1068\ncompute capability\t1069\ncompute capability \t1070',
    1886220135: "gomp not found\t1177\ngomp' not found\t1177\ngomp’ not found\t1177",
    1886220137: "iomp5 not found\t1177\niomp5' not found\t1177\niomp5’ not found\t1177",
    1886221678: 'numpy._core.multiarray failed to import\t1412\nnumpy.core.multiarray failed to import\t1412',
    1886332960: ' (operand types are \t2',
    1886351203: 'cooperative_groups/\t1077 1078',
    1886413165: "mappatura del segmento dall'oggetto condiviso non riuscita\t619",
    1886415211: 'kipping import of cpp extensions due to incompatible torch version \t1262',
    1886418291: 'support for the ISO C++ \t1504\nsupported\t887 1505',
    1886611780: 'DispatchKey::CompositeImplicitAutograd\t579',
    1886614883: 'cusparse64_\t1086\ncusparseC\t753\ncusparseD\t753\ncusparseS\t753\ncusparseXcsrgemmNnz\t753\ncusparseZ\t753',
    1886680168: 'http.client.\t1189',
    1887007331: 'crypt.h\t1082 1083 1084 1085',
    1897951054: 'No queda espacio en el dispositivo\t444',
    1897951086: 'no queda espacio en el dispositivo\t444',
    1902473760: ' required keyword-only argument\t225\n required positional argument\t225 226\n requires a different Python: \t227\n requires cuda extensions\t228\n requires triton==\t229',
    1903386957: 'MasqueradingAsCUDA\t693 694',
    1914709853: "]' returned non-zero\t867",
    1914711074: '", referenced from\t246\n", referenced from:\t246',
    1914725736: 'he remote end hung up unexpectedly\t1149',
    1916880980: 'THArgCheck\t785 786',
    1917132893: '] Erreur 137\t866\n] Error 137\t866',
    1917143124: 'THError\t785 786',
    1917145935: 'OSError: \t537\nOSError: Could not find/load shared object file\t747',
    1917221200: 'PyFrameObject\t763',
    1917853789: '] Processus arrêté\t866',
    1917869114: ':\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA\\v\t380',
    1918967870: '> are available only with C++\t382',
    1918986355: 'shared object\t1492',
    1919052108: 'Library not loaded: \t686 687\nLibrary not loaded: @\t688',
    1919052140: 'library not found\t1317\nlibrary not found for -l\t1318 1319\nlibrary not found: \t1320 1321 1322\nlibrary not found: EGL\t1323\nlibrary not found: GLEW\t1324\nlibrary not found: aio\t1325\nlibrary not found: crypt\t1326\nlibrary not found: ffi\t1327\nlibrary not found: glog\t1328\nlibrary not found: jpeg\t1329\nlibrary not found: lapack\t1330\nlibrary not found: numa\t1331\nlibrary not found: stdc++\t1332\nlibrary not found: tbb\t1333\nlibrary not found: uuid\t1334\nlibrary not found: z\t1335\nlibrocblas.so.\t1296\nlibrocsparse.so.\t1296',
    1919115629: 'macro "max" passed\t1348\nmacro "max" requires\t1348\nmacro "min" passed\t1348\nmacro "min" requires\t1348',
    1919117645: 'Microsoft Visual C++ \t698\nMicrosoft Visual C++ Redistributable is not installed\t699\nMicrosoft Visual Studio version\t700',
    1919230010: ': error C2975\t365\n: error: exception specification in declaration does not match\t366\n: error: expected \t367\n: error: identifier "\t368\n: error: name followed by "::" must be a class or namespace name\t369\n: error: namespace "cut\t370\n: error: need \t371\n: error: no such file or directory: \'\t372\n: error: template argument \t367\n: error: unknown type name \'\t373\n: error: use of undeclared identifier \'\t373\n: error:expected \t367\n: error:template argument \t367\n: error： expected \t367\n: error： template argument \t367\n: error：expected \t367\n: error：template argument \t367',
    1919248468: 'There is not enough space on the disk\t817',
    1919248500: "there's already a kernel registered from python overriding \t1511",
    1919250479: '/permissive\t328',
    1919250511: 'Operator does not support running with fake tensors\t751',
    1919250543: 'operation timed out\t999',
    1919251285: 'UserWarning: Error checking compiler version for cl\t846',
    1919251488: ' terminated with signal 9\t29',
    1919251566: 'nternal error\t1408',
    1919252000: ' version incompatibility\t237\n version mismatch\t237\n version must be \t238\n version needs to be \t238\n version should be \t238',
    1919252079: 'overloaded function "std::__to_address" matches\t1451',
    1919444301: 'Mehrdeutiges Symbol\t696\nMehrfachdefinition von \t697',
    1919444333: 'mehrdeutiges Symbol\t696',
    1919448176: 'pthread.h\t1108',
    1919885370: ': orden no encontrada\t338',
    1919895160: "xFormers was built for:\t1583\nxFormers wasn't buil\t1584",
    1919902273: 'Aborted\t423',
    1919968580: 'DeprecatedTypeProperties\t573',
    1919969650: 'ripristinare la protezione del segmento\t777',
    1920091483: '[Errno 122]\t859\n[Errno 28]\t859',
    1920169263: '/usr/include/hip/\t335',
    1920230738: 'Retrying (Retry(total=0,\t773',
    1920233065: 'intrin\t890',
    1920234561: "AttributeError: install_layout\t441\nAttributeError: module '\t442\nAttributeError: module 'torch._C' has no attribute '\t443",
    1931505486: "No se pudo asignar memoria en el bloque TLS\t665\nNo space left on device\t729\nNo such file or directory: \t730 731 732 733\nNo such file or directory: '\t734 735\nNo such operator \t736",
    1931505518: 'no se declaró en este ámbito\t899\nno se encuentra -l\t947 1208 1209\nno se puede activar la pila ejecutable\t664\nno se puede encontrar -l\t947 948 949 950 951 952 953 954 955 956 1208 1209\nno se puede encontrar -lEGL\t957\nno se puede encontrar -lGLEW\t958\nno se puede encontrar -laio\t959\nno se puede encontrar -lffi\t960\nno se puede encontrar -lglog\t961\nno se puede encontrar -ljpeg\t962\nno se puede encontrar -lnuma\t963\nno se puede encontrar -lstdc++\t965\nno se puede encontrar -ltbb\t966\nno se puede encontrar -luuid\t967\nno se puede encontrar -lz\t968\nno se puede restaurar el `prot\' del segmento\t777\nno se reconoce la opción de línea de órdenes\t667\nno space left on device\t729\nno such file\t1391\nno such file or directory: \'\t1392\nno such instruction\t1393\nno such option: -\t1394\nno suitable \t1395 1396\nno suitable constructor exists to convert from "\t1397',
    1933658196: 'THAssert\t785 786',
    1934970951: 'GPUs architecture\t488\nGPUs capabilit\t488\nGPUs compute architecture\t488\nGPUs compute capabilit\t488',
    1935625567: '_M_set_sharable()\t869',
    1935762796: 'lease up\t1293',
    1935763488: ' has been removed from CMake\t113\n has no attribute \t114 115 116 117 118 119 120 121\n has no member \t122 123\n has no member named\t124\n has no member named \t125\n has not been declared\t40 41 126\n has to be \t127\n has unsupported type \t128',
    1935763551: '_hash_\t876 877 878',
    1935764579: 'class "at::Type" has no member\t997\nclass "std::enable_if<<error-constant>\t998',
    1935767328: ' was not declared\t40 41 126 166 167\n was not declared in this scope\t239 240\n was not declared in this scope; did you mean \t241\n was not found in the package registry\t242\n was specified but unrecogni\t243',
    1936009070: "n'est pas un membre de\t1133",
    1936025716: 'these package versions have conflicting dependencies\t1512',
    1936027492: "does not appear to be a Python project\t1110\ndoes not contain a CMakeLists\t1111\ndoes not have one of build variants: \t1112\ndoes not know how to trace the builtin \t1113\ndoes not match\t1106\ndoes not name a type\t899\ndoesn't match\t1106",
    1936028533: 'uses too much shared data (0x\t1564',
    1936269346: '" is ambiguous\t257\n" is not known to CXX compiler\t258\n" is not recognized\t259\n" is not recognized as\t259\n" ist entweder falsch\t259',
    1936269351: "' is ambiguous (with operand types \t276\n' is not defined for option 'gpu-architecture'\t277\n' is not defined for option 'std'\t278\n' is not in 'keyword=value' format\t279\n' is not recognized\t259\n' is not recognized as\t259\n' is not recognized as an internal\t280\n' is not recognized as an internal or external command\t281\n' is only available for these backends:\t282\n' ist entweder falsch\t259",
    1936269353: ') is greater than the maximum required version by CUDA \t302\n) is less than the minimum required version by CUDA \t303',
    1936287828: 'This Python has API version \t818\nThis header is only meant to be used on x86\t819',
    1936287860: 'this operation is not allowed between \t1513',
    1936289397: 'unistd.h\t1108',
    1936614740: 'TensileLibrary\t809\nTensorTypeId\t810 811\nTensorTypeSet\t810 811\nTensors of type TensorImpl do not have \t812',
    1936615712: ' installation candidates for \t133',
    1936617315: 'const_data_ptr\t1076',
    1936682850: 'boost/\t905',
    1936683040: ' positional argument\t225',
    1936876886: 'VersionConflict: (\t851',
    1936876918: 'version "LIBAV\t669\nversion "LIBSW\t669\nversion \'LIBAV\t669\nversion \'LIBSW\t669\nversion `LIBAV\t669\nversion `LIBSW\t669\nversion torch was compiled with \t1571\nversion used to compile\t1572\nversions\t1573',
    1936877926: 'first\t898',
    1936941392: 'PassManager::run failed\t758',
    1936943469: 'missing initializer for member \t1354',
    1936944429: '-msse\t326',
    1937008994: 'bits/floatn\t901\nbits/libc-header-start\t902\nbits/std_function.h:\t903\nbitsandbytes was compiled without GPU support\t904',
    1937059642: ':/usr/local/cuda\t379',
    1937075488: ' must be \t127\n must be valid exactly by one definition\t175',
    1937339245: 'msys64\t691',
    1948280185: 'ye tanımsız başvuru\t246',
    1948282734: 'no template named \t1398\nno type named \t1398',
    1951615060: 'THStorage\t783 784',
    1952531514: ':Datei oder Verzeichnis\t108',
    1952543859: 'status_string: "\t1502',
    1952606572: 'libtorch_cuda.so: \t1303',
    1952802679: 'wget: unable to resolve host address\t1581',
    1952805408: ' returned non-zero\t230',
    1952867692: 'leftover lock files from the PyTorch C++ extension build\t1294',
    1953063255: 'Waited on lock file "\t852',
    1953064270: "Neither 'setup.py' nor 'pyproject.toml' found\t710",
    1953064550: 'ffitarget.h\t1152 1153 1154',
    1953067604: 'Triton Error [CUDA]: device kernel image is invalid\t824',
    1953068832: ' with CUDA \t245',
    1953069157: 'exit code\t1138\nexit code:\t1138\nexit status\t1138\nexitcode\t1138\nexited with code \t1139',
    1953264973: 'Multiple dispatch failed for \t701',
    1953265005: 'multi_tensor_applier fused unscale kernel is unavailable\t1366\nmultiple copies of the\t1367\nmultiple definition of \t1368',
    1953394499: 'ContextualVersionConflict: (\t538',
    1953396050: 'RuntimeError: Numpy is not available\t775',
    1953397075: 'SyntaxError: \t653',
    1953459744: ' not built with CUDA\t177\n not compiled with CUDA\t177\n not defined in file lib\t178 179\n not found\t180\n not found. Directory cannot be installed\t181\n not installed\t182\n not recognized\t183\n not supported in this architecture\t184',
    1953460816: 'ProtocolError\t531',
    1953525103: 'ompt.h\t1314 1315 1316',
    1953653104: 'partially initialized module \t1454',
    1953653621: 'ucrt64\t691',
    1953655158: 'virtual memory exhausted: \t1574',
    1953658478: 'nvrtc-builtins\t1426\nnvrtc64_\t1086\nnvrtc: error: failed to load builtins for compute_\t1427',
    1953718627: 'caster.operator typename make_caster<T>::template cast_op_type<T>()\t986',
    1953719584: ' est incompatible avec la sortie\t43',
    1953719666: 'restaurar proteção de segmento\t777\nrestore segment prot after\t1476',
    1953720608: ' ist entweder falsch\t163\n ist im Header \t168\n ist kein Element\t130\n ist kein Element von\t145 146 147',
    1953720644: "Distributed package doesn't have NCCL built in\t580",
    1953721929: 'Installed triton version too old, please upgrade\t658\nInstrucción ilegal\t324\nInstruction non permise\t324\nInstruçõe\t324',
    1953721961: 'installed CPU version PaddlePaddle\t1237\ninstalled Caffe2 version uses CUDA but I cannot find the CUDA\t1238',
    1953722184: 'Host compiler targets unsupported OS\t651',
    1953723725: 'Must define exactly one of __HIP_PLATFORM_\t702',
    1953723747: 'custom_op(\t1096',
    1953723757: 'must have a constant value\t129\nmust install \t761',
    1953724755: 'SystemError: <built-in function load_binary> returned NULL\t782',
    1953724787: 'system has unsupported display driver / cuda driver combination\t1506\nsystem not yet initialized\t1507',
    1953784096: ' attempted to run this operator with Meta tensors, but there was no \t15',
    1953849888: ' but this version of numpy is 0x\t19',
    1953853031: 'gnutls_handshake() failed\t1176',
    1953853216: ' out of memory\t224',
    1954047342: 'next(\t1377',
    1954047348: 'texture is not a template\t1202\ntexture" is not a template\t1202\ntexture\' is not a template\t1202\ntexture’ is not a template\t1202',
    1965059918: "No url found for submodule path '\t737",
    1967202362: ': Aucun fichier\t108',
    1967343700: 'THCuda\t783 784 799 800\nTHCudaCheck\t801 802',
    1969316709: 'ecause there is no version of \t1117',
    1969365031: "' but version of \t266",
    1969365036: ", but was built for sm\t315\n, but you have torch \t316\n, but you'll have torch \t316",
    1969381215: '__builtin_amdgcn_\t871',
    1969452353: 'Aucun espace disponible sur le périphérique\t444\nAucun fichier ou dossier\t425 426 427 428 429 430 431 432 433 434 435',
    1969452385: 'aucun espace disponible sur le périphérique\t444',
    1969452654: 'nvcuda.dll\t1424',
    1969516397: "module 'PIL.Image' has no attribute '\t1355\nmodule 'faiss' has no attribute '\t1356\nmodule 'numpy' has no attribute '\t1357\nmodule export function\t1358\nmodule has nothing to offer in MPL2 only mode\t1359",
    1969713761: "argument list for \t888\nargument of type 'WindowsPath' is not iterable\t889",
    1970170220: 'linux/limits.h\t1337 1338 1339 1340',
    1970234144: ' could be found\t26',
    1970239784: '(you have \t300',
    1970302319: 'ompute capability \t1430',
    1970365778: 'Require PyTorch\t770\nRequire Pytorch\t770\nRequire pyTorch\t770\nRequire pytorch\t770\nRequire torch\t770\nRequired library version not found: \t771\nRequires PyTorch\t770\nRequires Pytorch\t770\nRequires pyTorch\t770\nRequires pytorch\t770\nRequires torch\t770',
    1970365810: 'require C++ 1\t1470\nrequire C++ 2\t1470\nrequire C++1\t1470\nrequire C++2\t1470\nrequire CUDA\t1376\nrequire PyTorch\t770\nrequire Pytorch\t770\nrequire at least \'/std:c++\t891\nrequire at least C++ 1\t1470\nrequire at least C++ 2\t1470\nrequire at least C++1\t1470\nrequire at least C++2\t1470\nrequire pyTorch\t770\nrequire pytorch\t770\nrequire torch\t770\nrequire users to upgrade torch to at least v\t1471\nrequires Ada\t1472\nrequires Ampere\t1472\nrequires Blackwell\t1472\nrequires C++ 1\t1470\nrequires C++ 2\t1470\nrequires C++1\t1470\nrequires C++2\t1470\nrequires CUDA\t1376\nrequires Hopper\t1472\nrequires NVCC\t1376\nrequires NVIDIA CUDA\t1376\nrequires PyTorch\t770\nrequires Pytorch\t770\nrequires Turing\t1472\nrequires Volta\t1472\nrequires a Ada\t1472\nrequires a Ampere\t1472\nrequires a Blackwell\t1472\nrequires a Hopper\t1472\nrequires a Turing\t1472\nrequires a Volta\t1472\nrequires an Ada\t1472\nrequires an Ampere\t1472\nrequires an Blackwell\t1472\nrequires an Hopper\t1472\nrequires an Turing\t1472\nrequires an Volta\t1472\nrequires at least \'/std:c++\t891\nrequires at least C++ 1\t1470\nrequires at least C++ 2\t1470\nrequires at least C++1\t1470\nrequires at least C++2\t1470\nrequires compiler flag \'/std:c++\t891\nrequires device with capability > (\t1473\nrequires nvcc\t1376\nrequires pyTorch\t770\nrequires pytorch\t770\nrequires the CUDA\t1376\nrequires the language dialect "CUDA\t1474\nrequires the language dialect "CXX\t1475\nrequires torch\t770',
    1970369089: 'Arquivo ou diretório\t425 426 427 428 429 430 431 432 433 434 435',
    1970430840: 'xcrun: error: invalid active developer path\t1585',
    1970432116: 'thrust::\t1514',
    1970435187: 'struct _frame\t763',
    1970479215: 'o such \t425 426 427 428 429 430 431 432 433 434 435',
    1970496882: 'result_of_t\t1000',
    1970499157: 'Unsupported .target\t839\nUnsupported .version\t840\nUnsupported HIP arch \t841\nUnsupported HIP arch: \t841\nUnsupported conversion from \t842\nUnsupported platform: \t843\nUnsupported rounding mode for conversion\t844\nUnsupportedOperatorException: \t845',
    1970499189: 'unsupported GNU version! \t1560\nunsupported HIP gpu architecture \t841\nunsupported HIP gpu architecture: \t841\nunsupported instruction \t894\nunsupported operand type(s) for \t1561\nunsupported operator: \t845',
    1970562386: 'Return has unsupported type \t774',
    1970562418: 'return code\t1138\nreturned a non-zero code: 137\t1477\nreturned non-zero\t1478\nreturned non-zero exit\t1479\nreturned non-zero exit status \t1480',
    1970562419: 'setup command: use_2to3 is invalid\t1488\nsetup.py build\t906\nsetup.py develop\t906\nsetup.py install\t906\nsetuptools.build_meta\t1489\nsetuptools.command.\t1490\nsetuptools.extern.\t1491',
    1981837166: "no viable conversion from \t1399\nno viable conversion from '\t1400",
    1984917583: 'OpOverloadPacket(op=\t750',
    1985966953: 'is_variable\t1254 1255',
    1986096429: '-mavx\t326',
    1987208531: 'Server does not allow request for unadvertised object\t779',
    1998611557: 'ed with an unsupported toolchain\t1118',
    1998614350: 'No working C++ compiler found in\t738',
    2003269987: 'cygwin\t691',
    2003988326: 'forward compatibility was attempted on non supported HW\t1159',
    2019516192: ' __x) noexcept (true)\t10',
    2019893287: "' extension\t268\n' extension (up-to-date)\t269",
    2019893289: ') exceeds limit (\t301',
    2019893315: 'C extension: \t448',
    2019912806: 'flex: command not found\t893\nflex: not found\t893',
    2020569680: 'ProxyError\t531',
    2032168553: 'in your include path is not compatible with this release of \t1210',
    2034387028: 'THByteBlas_\t783 784\nTHByteStorage\t783 784\nTHByteTensor\t783 784\nTHByteVector\t783 784',
    2035294266: ': PyTorch was compiled\t356',
    2037149263: 'Only a single TORCH_LIBRARY can be used to register the namespace \t748 749',
    2037149295: 'only available for Linux\t1431\nonly available with \t1432\nonly support\t1433\nonly supported on \t1434 1435\nonly supported on CUDA\t1376\nonly supported on NVCC\t1376\nonly supports Linux\t1431\nonly works on Linux\t1431',
    2037413219: 'cupy.cuda.memory.OutOfMemoryError\t1090',
    2037588026: ': symbol not found\t246',
    2037604640: ' async_io\t14',
    2042020674: 'Böyle bir dosya ya da dizin\t425 426 427 428 429 430 431 432 433 434 435',
    2053466478: 'niezdefiniowane odwołanie do\t246',
    2053731104: ' size changed, may indicate binary\t233',
    2179145762: '" は、内部コマンド\t259',
    2179145767: "' は、内部コマンド\t259",
    2179145786: ': そのようなファイル\t108',
    2195923002: ': コマンドが見つかりません\t338',
    2229739578: ': 無法開啟共用物件\t346',
    2246385722: ': 共有オブジェクトファイルを開けません\t346',
    2295439056: 'Ошибка сегментирования\t596',
    2313560122: ': 找不到命令\t338',
    2357322528: ' が見つかりません\t169 170',
    2377704480: ' 不是\t130 145 146 147',
    2377704482: '"不是内部\t259',
    2377704487: "'不是内部\t259",
    2414551098: ': 동적 오브젝트 파일을 열 수 없습니다\t346',
    2461197882: ':沒有此一檔案\t108',
    2498306106: ': 错误: expected \t367\n: 错误: template argument \t367\n: 错误:expected \t367\n: 错误:template argument \t367\n: 错误： expected \t367\n: 错误： template argument \t367\n: 错误：expected \t367\n: 错误：template argument \t367',
    2498306141: '] 错误 137\t866',
    2548441146: ': 无效的 ELF 头\t374\n: 无法分配内存\t340\n: 无法打开共享对象\t348\n: 无法打开共享对象文件\t346',
    2632327226: ': 未找到命令\t338',
    2642535226: ':そのようなファイル\t108',
    2647662650: ': Нет такого файла\t108',
    2712856122: ':没有那个文件\t108',
    2797826628: 'Dræbt\t582',
    2848159060: 'Tué a terminé le programme \t297',
    2877416224: ' に対する定義されていない参照\t246',
    2881709383: 'Geëlimineerd\t582',
    2944525090: '"は、内部コマンド\t259',
    2944525095: "'は、内部コマンド\t259",
    2966455505: 'файл в неправильном формате\t769',
    2966468560: 'защиту сегмента после перемещения\t777',
    2983231953: 'сбой отображения сегмента из разделяемого объекта\t619',
    2983236304: 'Вбито\t582',
    2983240656: 'Убито\t582',
    3001425978: ': 沒有此一檔案\t108\n: 没有那个文件\t108',
    3050347984: 'Не осталось свободного места\t739\nНет такого файла\t425 426 427 428 429 430 431 432 433 434 435',
    3050356176: 'не вдалося знайти -l\t1208\nневизначене посилання\t246\nневизначене посилання на\t246\nневозможно выделить память в статичном блоке TLS\t665\nневозможно задействовать исполняемый стек\t664\nневозможно найти -l\t1208 1209\nнедефинисана упута ка\t246\nнеоднозначный символ\t696\nнеопределена отпратка към\t246\nнеопределенная ссылка на\t246\nнеопределённая ссылка на\t246',
    3050356688: 'перемещение R_\t1469\nпересування R_\t1469',
    3085246557: '] 已杀死\t866',
    3101958178: '" 不是内部\t259\n" 不是内部或外部命令\t259',
    3101958183: "' 不是内部\t259\n' 不是内部或外部命令\t259",
    3169132637: '] 強制終了\t866',
    3184533562: ': невозможно открыть разделяемый объектный файл\t346',
    3201348816: 'доступном только для чтения, содержатся динамические\t1465',
    3278267762: 'reférence indefinie vers\t246\nreférence indéfinie vers\t246',
    3278335573: 'Ungültiger Maschinenbefehl\t324',
    3278774330: ': não é possível abrir arquivo compartilhado\t346',
    3279185223: 'Getötet\t582\nGetötet hat Programm \t297',
    3491770661: '%1 не является приложением Win32\t264',
    3491803856: 'в пространстве имён\t1133',
    3499801839: '：Нет такого файла\t108',
    3500003386: ':Нет такого файла\t108',
    3799018863: 'omp’ not found\t1177',
    3810537765: '%1 は有効な Win32 アプリケーション\t264',
    3816980963: 'あいまいなシンボル\t696',
    3817309155: 'デバイスに空き領域がありません\t1595',
    3818568943: '：そのようなファイル\t108',
    3818750178: '”は、内部コマンド\t259',
    3818750435: 'そのようなファイルやディレクトリ\t425 426 427 428 429 430 431 432 433 434 435',
    3819930083: 'は、内部コマンド\t1594',
    3820192483: 'コマンドラインオプション\t667',
    3820716771: 'セグメンテーション\t596',
    3827314981: '%1 不是有效的 Win32 应用程序\t264',
    3834091238: '文件格式错误\t769',
    3835527394: '”不是内部\t259',
    3837692390: '找不到 -l\t947 1208 1209',
    3851132645: '型名ではありません\t899',
    3851270372: '不命名一个类型\t899',
    3852386021: '從共用物件中對映區段失敗\t619',
    3853163750: '未定\t246\n未定义的引用\t246\n未定义的符号\t246\n未定义符号\t246',
    3853230824: '被多次定义\t1597',
    3854479080: '设备上没有空间\t1595',
    3868047588: '不明确的符号\t696\n不是\t1133\n不是一个类型名\t899\n不是内部或外部命令\t1594\n不正な命令\t324',
    3868373734: '沒有此一檔案或目錄\t425 426 427 428 429 430 431 432 433 434 435',
    3868900591: '：沒有此一檔案\t108\n：没有那个文件\t108',
    3869154793: '非法指令\t324',
    3869284326: '无法从共享目标中映射段\t619\n无法启用共享目标需要的执行栈\t664\n无法在静态 TLS 块中分配内存\t665\n无法恢复段 prot\t777\n无法找到 -l\t947\n无法识别的命令行选项\t667',
    3869344999: '無法在靜態 TLS 區塊中配置記憶體\t665\n無法復原 segment prot\t777\n無法辨識的命令列選項\t667\n無法開啟可執行堆疊\t664',
    3869356774: '没有成员\t1596\n没有此指令\t1393\n没有此类指令\t1393\n没有那个文\t425 426 427 428 429 430 431 432 433 434 435',
    3869809893: '在此作用域中尚未声明\t899',
    3869940966: '未找到 -l\t948 949 950 951 952 953 954 955 956\n未找到 -lEGL\t957\n未找到 -lGLEW\t958\n未找到 -laio\t959\n未找到 -lffi\t960\n未找到 -lglog\t961\n未找到 -ljpeg\t962\n未找到 -lnuma\t963\n未找到 -lstdc++\t965\n未找到 -ltbb\t966\n未找到 -luuid\t967\n未找到 -lz\t968',
    3870265317: '可执行文件格式错误\t595',
    3870393829: '共有オブジェクトが必要としている実行可能スタック\t664\n共有オブジェクトのセグメントをマップするのに失敗\t619',
    3870727910: '架构于输入文件\t43',
    3884032999: '磁盘空间不足\t1595',
    3885604329: '静的 TLS ブロック内にメモリ\t665',
    3885868008: '裝置上已無多餘空間\t1595',
    3886131430: '模稜兩可的符號\t696',
    3901522403: 'が見つかりません\t1261',
    3901915875: 'を見つけ\t1261\nを見つけられません -l\t948 949 950 951 952 953 954 955 956\nを見つけられません -lEGL\t957\nを見つけられません -lGLEW\t958\nを見つけられません -laio\t959\nを見つけられません -lffi\t960\nを見つけられません -lglog\t961\nを見つけられません -ljpeg\t962\nを見つけられません -lnuma\t963\nを見つけられません -lstdc++\t965\nを見つけられません -ltbb\t966\nを見つけられません -luuid\t967\nを見つけられません -lz\t968\nを見つけられません: -l\t948 949 950 951 952 953 954 955 956\nを見つけられません: -lEGL\t957\nを見つけられません: -lGLEW\t958\nを見つけられません: -laio\t959\nを見つけられません: -lffi\t960\nを見つけられません: -lglog\t961\nを見つけられません: -ljpeg\t962\nを見つけられません: -lnuma\t963\nを見つけられません: -lstdc++\t965\nを見つけられません: -ltbb\t966\nを見つけられません: -luuid\t967\nを見つけられません: -lz\t968',
    3918366437: '再配置 R_\t1469\n再配置後にセグメントの prot\t777',
    3920998118: '段錯誤\t596\n段错误\t596',
    3954751466: '그런 파일이나 디렉터리\t425 426 427 428 429 430 431 432 433 434 435',
    3969229036: '정적 TLS 블럭에는 메모리를\t665',
    3969486827: '동적 오브젝트의 세그먼트를\t619',
    3986983916: '실행할 수 있는 스택을 공유\t664',
    3987253995: '모호한 기호\t696',
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
    'cuda_toolkit.cuda_toolkit_mismatch\t\tCUDA version is\tnvcc version is\n'
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
    "source_api.cccl_header_incompatible\tline\t: error: '__device__\t: error: '__host__\t: error: ‘__device__\t: error: ‘__host__\n"
    'source_api.cxx_standard_too_old\tline\tchar8_t\tconcept\tconsteval\tconstinit\n'
    'cuda_toolkit.cuda_toolkit_too_old\tline\tCUBLASLT_\tCUBLASLT_MATMUL_DESC_\tCUBLASLT_MATMUL_MATRIX_SCALE_\tCUBLAS_COMPUTE_\tCUDA_C_16BF\tCUDA_R_16BF\tCUDA_R_4F_E2M1\tCUDA_R_8F_E\tCU_TENSOR_MAP\tCUgreenCtx\tCUmulticast\tCUtensorMap\t__activemask\t__ballot_sync\t__grid_constant__\t__half_as_short\t__half_as_ushort\t__nv_bfloat16\t__nv_fp4\t__nv_fp6\t__nv_fp8\t__shfl_down_sync\t__shfl_sync\t__shfl_up_sync\t__shfl_xor_sync\t__short_as_half\t__syncwarp\t__ushort_as_half\tcuDevSmResourceSplit\tcuGreenCtx\tcuMulticast\tcuTensorMap\tcublasComputeType_t\tcublasLt\tcublasLtMat\tcudaAccessPolicyWindow\tcudaFreeAsync\tcudaGetDriverEntryPoint\tcudaGetDriverEntryPointByVersion\tcudaGraphConditional\tcudaLaunchAttribute\tcudaLaunchConfig_t\tcudaLaunchKernelEx\tcudaMallocAsync\tcudaMemPool\tcudaMemcpyBatchAsync\tcudaStreamAttr\tnv_bfloat16\n'
    "hip_rocm.rocm_install_mismatch\tline\tHIPBLAS_\tHIPRTC_\terror: 'HIP_\terror: 'h2div\terror: 'h2exp\terror: 'h2rcp\terror: 'hip\terror: ‘HIP_\terror: ‘h2div\terror: ‘h2exp\terror: ‘h2rcp\terror: ‘hip\thalf2half2\thipblas\thiprtc\thipsparse\tmiopen\trocblas_\n"
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
    'install_state.dependency_version_mismatch\tline\tCompatibility with CMake < \n'
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
    'source_api.removed_torch_api\tline\tat::Type\n'
    'cuda_runtime.extension_cuda_version_mismatch\tline\tcudaDeviceProp\n'
    'source_api.cutlass_missing_include\tline\tcute/\tcute\\\tcutlass/\tcutlass\\\n'
    'host_toolchain.host_compiler_too_old\tline\thas to be >=\thas to be at least\thas to be greater than\tmust be >=\tmust be at least\tmust be greater than\n'
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
    'install_state.build_isolation_no_torch\tline\tModule "torch\tModule \'torch\n'
    'cuda_toolkit.cuda_toolkit_not_found\tline\tassert \n'
    'source_api.cccl_header_incompatible\tline\tmember of \n'
    'install_state.torch_too_old_for_package\tline\tInferenceMode\tkFloat8_e\n'
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
    'host_toolchain.host_compiler_too_old\tline\tGCC\tg++\tgcc\n'
    'install_state.torch_too_old_for_package\tline\tPyTorch\n'
    'install_state.dependency_version_mismatch\n'
    'gpu_arch.intrinsic_needs_newer_arch\n'
    'source_api.missing_std_include\tline\t definiert\n'
    'link_and_load.linker_cannot_find_cuda_lib\tline\t-lATen \t-lc10 \t-lcaffe2 \t-ltorch \t-ltorch_cpu \t-ltorch_global_deps \t-ltorch_python \n'
    'link_and_load.linker_cannot_find_cuda_lib\tline\t-lMIOpen\t-lamd_comgr\t-lamdhip64\t-lcublas\t-lcuda\t-lcufft\t-lcufile\t-lculibos\t-lcupti\t-lcurand\t-lcusolver\t-lcusparse\t-lcutensor\t-lhip\t-lhsa-runtime64\t-lhsakmt\t-lnccl\t-lnpp\t-lnvJitLink\t-lnvidia-ml\t-lnvjpeg\t-lnvrtc\t-lnvshmem\t-lrccl\t-lroc\n'
    'link_and_load.missing_shared_library\tline\tOSError: \n'
    'link_and_load.duplicate_openmp_runtime\tline\t OpenMP (\n'
    'host_toolchain.setuptools_incompatible\tline\twheel.bdist_wheel\n'
    'install_state.extension_not_built\tline\tCUDA extension \n'
    'host_toolchain.setuptools_incompatible\tline\tproject.license\n'
    'link_and_load.linker_cannot_find_cuda_lib\tline\t/libMIOpen\t/libamd_comgr\t/libamdhip64\t/libcublas\t/libcuda\t/libcufft\t/libcufile\t/libculibos\t/libcupti\t/libcurand\t/libcusolver\t/libcusparse\t/libcutensor\t/libhip\t/libhsa-runtime64\t/libhsakmt\t/libnccl\t/libnpp\t/libnvJitLink\t/libnvidia-ml\t/libnvjpeg\t/libnvrtc\t/libnvshmem\t/librccl\t/libroc\n'
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
    'cuda_toolkit.build_out_of_memory\tline\tBị buộc kết thúc\tDræbt\tDödad\tGetötet\tGeëlimineerd\tKilled\tMorto\tProcessus arrêté\tSüreç durduruldu\tTapettu\tTerbunuh\tTerminado (killed)\tTué\tUbijen\tkilled\tΣκοτώθηκε\tВбито\tЗабіты\tУбито\tУбијен\t已杀死\t強制終了\t強制結束\t强制终止\n'
    'host_toolchain.setuptools_incompatible\tline\t execute \n'
    'platform_abi.numpy_abi_mismatch\tline\tnumpy.\n'
    "host_toolchain.git_submodule_missing\tline\tUnable to checkout '\tUnable to find current revision in\n"
    'source_api.cxx_standard_too_old\tline\tYou need C++\n'
    'host_toolchain.missing_python_dev_headers\n'
    'cuda_runtime.cudnn_version_mismatch\tline\tDNN version \tDNn version \tDnN version \tDnn version \tdNN version \tdNn version \tdnN version \tdnn version \n'
    'cuda_toolkit.cuda_toolkit_too_old\tline\tmust be >=\tmust be at least\tmust be greater than or equal to\tneeds to be >=\tneeds to be at least\tneeds to be greater than or equal to\tshould be >=\tshould be at least\tshould be greater than or equal to\n'
    'host_toolchain.glibc_too_new_for_cuda\tline\t/string.h:\n'
    'source_api.cxx_standard_too_old\tline\tdecltype\tnullptr\tstatic_assert\n'
    "install_state.dependency_version_mismatch\tline\t'nccl\t‘nccl\n"
    'not_our_fault.wrong_install_command\n'
    'triton_inductor.triton_api_mismatch\tline\tKeyword argument \n'
    'not_our_fault.gpu_out_of_memory\tline\tcublasCreate\n'
    'cuda_runtime.extension_cuda_version_mismatch torch_abi.torch_version_mismatch\tline\t (you have \n'
    'undefined\n'
    'host_toolchain.git_submodule_missing\tline\tThe source directory "\n'
    'source_api.cub_thrust_mismatch\tline\tnamespace "\n'
    'install_state.torch_too_old_for_package\tline\t"InferenceMode"\n'
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
    'host_toolchain.host_compiler_too_old\tline\tC3249\tC3250\n'
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
    "hip_rocm.rocm_install_mismatch\tline\tno member named '\tno template named '\tno type named '\n"
    "source_api.cxx_standard_too_old source_api.missing_std_include\tline\tno member named '\tno template named '\tno type named '\n"
    "source_api.half_operators_ambiguous\tline\toverloaded operator '\n"
    "cuda_toolkit.cuda_toolkit_too_old\tline\tValue '\n"
    "cuda_toolkit.cuda_toolkit_too_old\tline\tValue 'c++\tValue 'gnu++\n"
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
    "install_state.unsupported_platform\tline\tcompiler'\tcompiler_cxx'\tcompiler_so'\tlinker_so'\tset_executable'\n"
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
    'windows.msvc_too_new_for_nvcc\tline\tMSVC/14.\tMSVC\\14.\n'
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
    'link_and_load.linker_cannot_find_cuda_lib\tline\twarning: libMIOpen\twarning: libamd_comgr\twarning: libamdhip64\twarning: libcublas\twarning: libcuda\twarning: libcufft\twarning: libcufile\twarning: libculibos\twarning: libcupti\twarning: libcurand\twarning: libcusolver\twarning: libcusparse\twarning: libcutensor\twarning: libhip\twarning: libhsa-runtime64\twarning: libhsakmt\twarning: libnccl\twarning: libnpp\twarning: libnvJitLink\twarning: libnvidia-ml\twarning: libnvjpeg\twarning: libnvrtc\twarning: libnvshmem\twarning: librccl\twarning: libroc\n'
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
    'link_and_load.linker_cannot_find_cuda_lib\tline\t/libMIOpen\t/libamd_comgr\t/libamdhip64\t/libcublas\t/libcuda\t/libcufft\t/libcufile\t/libculibos\t/libcupti\t/libcurand\t/libcusolver\t/libcusparse\t/libcutensor\t/libhip\t/libhsa-runtime64\t/libhsakmt\t/libnccl\t/libnpp\t/libnvJitLink\t/libnvidia-ml\t/libnvjpeg\t/libnvrtc\t/libnvshmem\t/librccl\t/libroc\n'
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
    'source_api.cxx_standard_too_old\tline\ttype_traits(\n'
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
    'cuda_toolkit.cuda_home_wrong\tline\t\\bin\\nvcc\n'
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
    'source_api.removed_torch_api\t60\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'source_api.removed_torch_api\tline\tC1083\n'
    'source_api.removed_torch_api\t60\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'source_api.removed_torch_api\tline\tC1083\n'
    'source_api.removed_torch_api\tline\tinclude file \n'
    'install_state.torch_too_old_for_package\tline\t" not found\t\' not found\n'
    'install_state.torch_too_old_for_package\t110\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'install_state.torch_too_old_for_package\tline\tC1083\n'
    'source_api.removed_torch_api\t89\t open include file\t open source file\n'
    'source_api.removed_torch_api\t90\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'source_api.removed_torch_api\tline\t file not found\n'
    'source_api.removed_torch_api\tline\tC1083\n'
    'source_api.removed_torch_api\tline\tinclude file \n'
    'source_api.removed_torch_api\t66\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'source_api.removed_torch_api\tline\tC1083\n'
    'source_api.removed_torch_api\tline\tinclude file \n'
    'source_api.removed_torch_api\t218\tcompilation terminated\n'
    'source_api.removed_torch_api\t54\t open include file\t open source file\n'
    'source_api.removed_torch_api\t55\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
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
    'source_api.missing_std_include\tline\tCHAR_MAX\tCHAR_MIN\tDBL_EPSILON\tDBL_MAX\tDBL_MIN\tFLT_EPSILON\tFLT_MAX\tFLT_MIN\tINT16_MAX\tINT16_MIN\tINT32_MAX\tINT32_MIN\tINT64_MAX\tINT64_MIN\tINT8_MAX\tINT8_MIN\tINT_MAX\tINT_MIN\tLLONG_MAX\tLLONG_MIN\tLONG_MAX\tLONG_MIN\tSHRT_MAX\tSHRT_MIN\tUCHAR_MAX\tUCHAR_MIN\tUINT16_MAX\tUINT16_MIN\tUINT32_MAX\tUINT32_MIN\tUINT64_MAX\tUINT64_MIN\tUINT8_MAX\tUINT8_MIN\tUINTPTR_MAX\tUINT_MAX\tUINT_MIN\tULLONG_MAX\tULLONG_MIN\tULONG_MAX\tULONG_MIN\tUSHRT_MAX\tUSHRT_MIN\taccumulate\taddressof\tall_of\tany_of\tarray\tback_inserter\tbind\tcall_once\tcerr\tchrono\tclog\tcondition_variable\tcopy\tcopy_n\tcout\tdomain_error\tendl\tfill\tfill_n\tfind\tfind_if\tfor_each\tfunction\tinitializer_list\tinner_product\tint16_t\tint32_t\tint64_t\tint8_t\tint_fast16_t\tint_fast32_t\tint_fast64_t\tint_fast8_t\tint_fastmax_t\tint_fastptr_t\tint_least16_t\tint_least32_t\tint_least64_t\tint_least8_t\tint_leastmax_t\tint_leastptr_t\tintmax_t\tintptr_t\tinvalid_argument\tiota\tistreambuf_iterator\tistringstream\tlock_guard\tlogic_error\tlower_bound\tmake_shared\tmax\tmax_element\tmemcpy\tmemmove\tmemset\tmin\tmin_element\tmutex\tnone_of\tnth_element\tnumeric_limits\tonce_flag\tostringstream\tout_of_range\tpartial_sort\tpartial_sum\tref\treverse\truntime_error\tsetfill\tsetprecision\tsetw\tshared_ptr\tsort\tstable_sort\tstrcmp\tstringstream\tstrlen\tstrncpy\tswap\tswap_ranges\tthis_thread\tthread\ttransform\tuint16_t\tuint32_t\tuint64_t\tuint8_t\tuint_fast16_t\tuint_fast32_t\tuint_fast64_t\tuint_fast8_t\tuint_fastmax_t\tuint_fastptr_t\tuint_least16_t\tuint_least32_t\tuint_least64_t\tuint_least8_t\tuint_leastmax_t\tuint_leastptr_t\tuintmax_t\tuintptr_t\tunique_copy\tunique_lock\tunique_ptr\tunordered_map\tunordered_multimap\tunordered_set\tupper_bound\tvector\tweak_ptr\n'
    'source_api.cxx_standard_too_old\tline\t/std:c++\n'
    'source_api.macro_or_flag_conflict\tline\t"("\t"(\'\t"(”\t\'("\t\'(\'\t\'(”\t“("\t“(\'\t“(”\n'
    'source_api.half_operators_ambiguous\t226\tHalf\thalf\n'
    'windows.msvc_std_ambiguous\n'
    'source_api.macro_or_flag_conflict\tline\tmax\tmin\n'
    'host_toolchain.missing_system_dev_package\t51\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'gpu_arch.arch_list_malformed\t\tnon-empty\tvalid\n'
    'cuda_toolkit.cmake_cuda_not_found\n'
    'gpu_arch.arch_dropped_by_toolkit gpu_arch.arch_list_malformed gpu_arch.nvcc_too_old_for_arch\t\tcompiler\n'
    'gpu_arch.arch_list_malformed\t\tfollowing\n'
    'cuda_toolkit.cuda_toolkit_not_found\t\tfound\n'
    'cuda_toolkit.cuda_toolkit_not_found\t57\t"CMAKE_CUDA_COMPILER-NOTFOUND\tCMAKE_CUDA_COMPILER-NOTFOUND\tnvcc\n'
    'host_toolchain.missing_system_dev_package\tline\textension\tfollowing\n'
    'platform_abi.cpu_architecture_mismatch\tline\tAVX\tSSE4\n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t29\tnot\tundefined\n'
    'source_api.cub_thrust_mismatch\n'
    'source_api.cub_thrust_mismatch\tline\t#error\n'
    'source_api.cub_thrust_mismatch\tline\t does not name\t has not been declared\t was not declared\n'
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
    'host_toolchain.missing_host_compiler\tline\tMicrosoft Visual C++ installation\tMicrosoft Visual Studio installation\tVisual Studio installation\n'
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
    'host_toolchain.missing_system_dev_package\t49\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
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
    'host_toolchain.missing_system_dev_package\t45\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'host_toolchain.missing_system_dev_package\t46\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'host_toolchain.missing_system_dev_package\t40\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t41\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'host_toolchain.missing_system_dev_package\t50\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tld: library \n'
    'host_toolchain.missing_system_dev_package\t43\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t44\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
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
    'host_toolchain.missing_system_dev_package\tline\tautoconf"\tautoconf\'\tautomake"\tautomake\'\tautoreconf"\tautoreconf\'\tbison"\tbison\'\tcmake"\tcmake\'\tflex"\tflex\'\tm4"\tm4\'\tmake"\tmake\'\tpatch"\tpatch\'\tpkg-config"\tpkg-config\'\tswig"\tswig\'\n'
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
    'cuda_toolkit.cmake_cuda_not_found\t45\t(message):\n'
    'triton_inductor.triton_compiler_bug\n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t71\tnot\tundefined\n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t\tnot\tundefined\n'
    'source_api.removed_torch_api\t50\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'source_api.removed_torch_api\tline\tC1083\n'
    'source_api.removed_torch_api\tline\tinclude file \n'
    'source_api.removed_torch_api\t53\t open include file\t open source file\n'
    'source_api.removed_torch_api\t54\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'source_api.removed_torch_api\tline\tC1083\n'
    'source_api.removed_torch_api\tline\tinclude file \n'
    'source_api.removed_torch_api\t51\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
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
    'host_toolchain.gcc_too_new_for_nvcc\tline\tbasic_string.tcc\n'
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
    'host_toolchain.missing_system_dev_package\tline\t/bin/sh: \n'
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
    'host_toolchain.missing_system_dev_package\t39\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'install_state.cpu_only_torch\t228\tcompilation terminated\n'
    'install_state.cpu_only_torch\t64\t open include file\t open source file\n'
    'install_state.cpu_only_torch\t65\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'install_state.cpu_only_torch\tline\t file not found\n'
    'install_state.cpu_only_torch\tline\tC1083\n'
    'install_state.cpu_only_torch\tline\tinclude file \n'
    'source_api.removed_torch_api\t59\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'source_api.removed_torch_api\tline\tC1083\n'
    'source_api.removed_torch_api\tline\tinclude file \n'
    'source_api.removed_torch_api\tline\tadd_pointer_t\tapply\tarray\tbool_constant\tconditional_t\tconjunction\tdisjunction\tenable_if_t\tinvoke\tis_pod\tmake_index_sequence\tmake_unique\tmax\tmin\tnegation\tremove_cv_t\tto_string\tvoid_t\n'
    'install_state.cpu_only_torch\tline\tLNK1104\tLNK1181\n'
    'source_api.removed_torch_api\t98\t open include file\t open source file\n'
    'source_api.removed_torch_api\t99\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
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
    'link_and_load.linker_cannot_find_cuda_lib\t\t-l:libMIOpen\t-l:libamd_comgr\t-l:libamdhip64\t-l:libcublas\t-l:libcuda\t-l:libcufft\t-l:libcufile\t-l:libculibos\t-l:libcupti\t-l:libcurand\t-l:libcusolver\t-l:libcusparse\t-l:libcutensor\t-l:libhip\t-l:libhsa-runtime64\t-l:libhsakmt\t-l:libnccl\t-l:libnpp\t-l:libnvJitLink\t-l:libnvidia-ml\t-l:libnvjpeg\t-l:libnvrtc\t-l:libnvshmem\t-l:librccl\t-l:libroc\n'
    'link_and_load.linker_cannot_find_cuda_lib\t\t-lATen\t-lc10\t-lcaffe2\t-ltorch\t-ltorch_cpu\t-ltorch_global_deps\t-ltorch_python\n'
    'link_and_load.linker_cannot_find_cuda_lib\t\t-lMIOpen\t-lamd_comgr\t-lamdhip64\t-lcublas\t-lcuda\t-lcufft\t-lcufile\t-lculibos\t-lcupti\t-lcurand\t-lcusolver\t-lcusparse\t-lcutensor\t-lhip\t-lhsa-runtime64\t-lhsakmt\t-lnccl\t-lnpp\t-lnvJitLink\t-lnvidia-ml\t-lnvjpeg\t-lnvrtc\t-lnvshmem\t-lrccl\t-lroc\n'
    'hip_rocm.rocm_install_mismatch\n'
    'link_and_load.linker_cannot_find_cuda_lib\tline\t/libMIOpen\t/libamd_comgr\t/libamdhip64\t/libcublas\t/libcuda\t/libcufft\t/libcufile\t/libculibos\t/libcupti\t/libcurand\t/libcusolver\t/libcusparse\t/libcutensor\t/libhip\t/libhsa-runtime64\t/libhsakmt\t/libnccl\t/libnpp\t/libnvJitLink\t/libnvidia-ml\t/libnvjpeg\t/libnvrtc\t/libnvshmem\t/librccl\t/libroc\n'
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
    'host_toolchain.missing_system_dev_package\t48\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'host_toolchain.missing_host_compiler\tline\texecvp\tposix_spawn\tposix_spawnp\n'
    'host_toolchain.git_submodule_missing\n'
    'host_toolchain.pybind11_too_old_for_python\tline\t"cframe\t"frame\t\'cframe\t\'frame\t‘cframe\t‘frame\n'
    'windows.wrong_windows_compiler\tline\tCalledProcessError: Command\tcc_cmd\n'
    'source_api.cccl_header_incompatible\tline\tis used\tmay lead\n'
    'host_toolchain.gcc_too_new_for_nvcc\n'
    'source_api.removed_torch_api\n'
    'host_toolchain.gcc_too_new_for_nvcc\n'
    'not_our_fault.network_failure\n'
    'source_api.cxx_standard_too_old\tline\tC2039: \n'
    'host_toolchain.missing_python_dev_headers\t\tinclude\n'
    'host_toolchain.missing_system_dev_package\t201\tlzma.h\n'
    'host_toolchain.missing_system_dev_package\t201\tzlib.h\n'
    'host_toolchain.missing_system_dev_package\t202\tbzlib.h\n'
    'host_toolchain.missing_system_dev_package\t202\tcrypt.h\n'
    'host_toolchain.missing_system_dev_package\t203\tlibaio.h\n'
    'host_toolchain.missing_system_dev_package\t203\tlibelf.h\n'
    'host_toolchain.missing_system_dev_package\t203\tmpi.h\tmpicxx.h\n'
    'host_toolchain.missing_system_dev_package\t203\tnuma.h\tnumaif.h\n'
    'host_toolchain.missing_system_dev_package\t204\tGL/glew.h\n'
    'host_toolchain.missing_system_dev_package\t204\tjpeglib.h\n'
    'host_toolchain.missing_system_dev_package\t204\tlapacke.h\n'
    'host_toolchain.missing_system_dev_package\t204\tpng.h\tpngconf.h\n'
    'host_toolchain.missing_system_dev_package\t204\tsndfile.h\n'
    'host_toolchain.missing_system_dev_package\t205\tft2build.h\n'
    'host_toolchain.missing_system_dev_package\t206\tcurl/curl.h\n'
    'host_toolchain.missing_system_dev_package\t206\tffi.h\tffitarget.h\n'
    'install_state.unsupported_platform\t206\timmintrin.h\tx86intrin.h\txmmintrin.h\n'
    'host_toolchain.missing_system_dev_package\t206\tuuid/uuid.h\n'
    'host_toolchain.missing_system_dev_package\t207\tGLFW/glfw3.h\n'
    'host_toolchain.missing_openmp\t207\tlibomp/omp.h\tomp-tools.h\tomp.h\tompt.h\n'
    'host_toolchain.missing_system_dev_package\t208\tGL/freeglut.h\tGL/glut.h\n'
    'host_toolchain.missing_system_dev_package\t209\tGL/gl.h\tGL/glcorearb.h\tGL/glext.h\tGL/glx.h\n'
    'host_toolchain.missing_system_dev_package\t209\tglog/logging.h\n'
    'host_toolchain.missing_system_dev_package\t209\tlinux/limits.h\n'
    'host_toolchain.missing_system_dev_package\t210\tgflags/gflags.h\n'
    'host_toolchain.missing_system_dev_package\t211\tcblas.h\tcblas_mangling.h\n'
    'host_toolchain.missing_system_dev_package\t212\tEGL/egl.h\tEGL/eglext.h\tEGL/eglplatform.h\n'
    'host_toolchain.missing_system_dev_package\t213\tGLES2/gl\tGLES3/gl\n'
    'source_api.removed_torch_api\t213\tTHC/THCAtomics.cuh\tTHCAtomics.cuh\n'
    'cuda_toolkit.nvtoolsext_removed\t213\tnvToolsExt\n'
    'host_toolchain.missing_system_dev_package\t214\tCL/cl\tCL/opencl\n'
    'source_api.removed_torch_api\t214\tTHC/THCNumerics.cuh\tTHCNumerics.cuh\n'
    'source_api.removed_torch_api\t217\tTHC/THCDeviceUtils.cuh\tTHCDeviceUtils.cuh\n'
    'host_toolchain.missing_system_dev_package\t219\t"asm/\t<asm/\tbits/libc-header-start\tgnu/stubs\tsys/cdefs\n'
    'host_toolchain.missing_system_dev_package\t221\t_hash_\n'
    'cuda_toolkit.cudnn_not_found\t222\t"cudnn\t<cudnn\n'
    'source_api.removed_torch_api\t222\tc10/util/AlignOf.h\tc10/util/Array.h\tc10/util/complex_utils.h\tc10/util/either.h\tc10/util/in_place.h\tc10/util/math_compat.h\tc10/util/reverse_iterator.h\tc10/util/variant.h\n'
    'source_api.removed_torch_api\t223\tATen/CPUGenerator\tATen/CUDA\tATen/CUDAGenerator\tATen/Type\tATen/TypeDefault\tATen/TypeExtendedInterface\n'
    'source_api.removed_torch_api\t223\tATen/Dimname.h\tATen/NamedTensor.h\tATen/NamedTensorUtils.h\tATen/TensorNames.h\tATen/core/Dimname.h\tATen/core/NamedTensor.h\tATen/core/NamedTensorUtils.h\tATen/core/TensorNames.h\n'
    'host_toolchain.missing_system_dev_package\t224\tvulkan/vulkan\n'
    'host_toolchain.missing_system_dev_package\t225\topenssl/\n'
    'source_api.removed_torch_api\t227\ttorch/csrc/utils/auto_gil.h\ttorch/csrc/utils/disallow_copy.h\ttorch/csrc/utils/future.h\ttorch/csrc/utils/memory.h\ttorch/csrc/utils/six.h\n'
    'host_toolchain.missing_system_dev_package\t228\tinfiniband/\n'
    'source_api.removed_torch_api\t228\ttorch/csrc/PythonTypes.h\ttorch/csrc/StorageDefs.h\ttorch/csrc/THP_export.h\ttorch/csrc/WindowsTorchApiMacro.h\n'
    'source_api.removed_torch_api\t229\tATen/cuda/CUDAFuture.cuh\tATen/cuda/CUDAFuture.h\tATen/cuda/CUDAMultiStreamGuard.cuh\tATen/cuda/CUDAMultiStreamGuard.h\tATen/cuda/CUDASolver.cuh\tATen/cuda/CUDASolver.h\tATen/cuda/CUDATypeConversion.cuh\tATen/cuda/CUDATypeConversion.h\n'
    'host_toolchain.missing_system_dev_package\t231\tlibav\n'
    'host_toolchain.missing_system_dev_package\t232\tEigen/\n'
    'cuda_toolkit.missing_cuda_header\t233\tinclude\n'
    'cuda_toolkit.cuda_toolkit_too_old\t236\tcooperative_groups/\tcudaTypedefs.h\tcuda_awbarrier\tcuda_bf16.h\tcuda_fp4.h\tcuda_fp6.h\tcuda_fp8.h\tcuda_pipeline\n'
    'host_toolchain.missing_system_dev_package\t241\ttbb/\n'
    'host_toolchain.missing_system_dev_package\t242\tX11/\n'
    'source_api.removed_torch_api\t244\tc10d/\n'
    'source_api.removed_torch_api\t253\tATen/cpu/vec256/\n'
    'source_api.removed_torch_api\t259\tTHC\n'
    'host_toolchain.git_submodule_missing\t259\tinclude\n'
    'source_api.removed_torch_api\t259\ttorch/csrc/jit/\n'
    'source_api.removed_torch_api\t262\tTH/TH\tTHCUNN/\tTHNN/\n'
    'source_api.removed_torch_api\t262\tcaffe2/\n'
    'cuda_toolkit.missing_cuda_header\t264\tinclude\n'
    'host_toolchain.missing_system_dev_package\t265\tboost/\n'
    'host_toolchain.missing_system_dev_package\t267\topencv2/\n'
    'install_state.torch_too_old_for_package\t273\tATen/c\tc10/util/Float\ttorch/csrc/stable/\ttorch/extension.h\ttorch/headeronly/\n'
    'platform_abi.python_abi_mismatch\t\tPython \n'
    'platform_abi.numpy_abi_mismatch\tline\tNumPy 2\n'
    'cuda_toolkit.cuda_home_wrong\t\tCUDACXX:\n'
    'gpu_arch.nvcc_too_old_for_arch\t\t is required for\n'
    'gpu_arch.no_gpu_at_build_time\tline\ties detected\ties found\ties specified\ties was detected\ties was found\ties was specified\ties were detected\ties were found\ties were specified\ty detected\ty found\ty specified\ty was detected\ty was found\ty was specified\ty were detected\ty were found\ty were specified\n'
    'not_our_fault.hardware_unsupported\tline\tneed \tneeds \trequire \trequires \n'
    'not_our_fault.hardware_unsupported\tline\tor above\tor higher\tor newer\n'
    'not_our_fault.wrong_install_command\n'
    'cuda_toolkit.cmake_cuda_not_found\n'
    'host_toolchain.missing_system_dev_package\tline\t is missing\t is required\t not found\n'
    'host_toolchain.missing_system_dev_package\tline\tUnable to find \tcannot find \tcould not find \tunable to find \n'
    'cuda_runtime.ld_library_path_shadowing\n'
    'install_state.torch_too_old_for_package\tline\tno member \n'
    'cuda_toolkit.cuda_toolkit_too_old\t73\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'cuda_toolkit.cuda_toolkit_too_old\tline\tC1083\n'
    'install_state.dependency_version_mismatch\n'
    'cuda_runtime.no_nvidia_driver\tline\twith capabilities: [[gpu\n'
    'hip_rocm.cuda_only_code_on_hip\n'
    'host_toolchain.missing_system_dev_package\t38\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t39\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'cuda_runtime.extension_cuda_version_mismatch\tline\t.dll\n'
    'not_our_fault.gpu_out_of_memory\n'
    'cuda_runtime.driver_too_old\n'
    'gpu_arch.arch_not_built\n'
    'not_our_fault.gpu_out_of_memory\n'
    'host_toolchain.missing_system_dev_package\t42\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t43\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
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
    'source_api.cxx_standard_too_old\n'
    "not_our_fault.network_failure\tline\t' failed\n"
    'host_toolchain.gcc_too_new_for_nvcc\tline\tc++/\n'
    'source_api.macro_or_flag_conflict\t203\tfar\tmax\tmin\tnear\tsmall\n'
    "source_api.removed_torch_api\tline\t'TH\t'struct TH\t‘TH\t‘struct TH\n"
    'host_toolchain.gcc_too_new_for_nvcc\tline\t" is undefined\n'
    "not_our_fault.wrong_install_command\tline\t' found\n"
    'source_api.missing_std_include\tline\tstd\n'
    'source_api.macro_or_flag_conflict\n'
    'source_api.macro_or_flag_conflict\n'
    'cuda_toolkit.cuda_home_wrong\t\tCould not find\n'
    'cuda_toolkit.build_out_of_memory\tline\texit code: 137\n'
    'cuda_toolkit.build_out_of_memory\n'
    'not_our_fault.insufficient_log\n'
    'source_api.macro_or_flag_conflict\n'
    'source_api.macro_or_flag_conflict\n'
    'install_state.torch_too_old_for_package\t235\t.data_ptr<\n'
    'cuda_runtime.no_nvidia_driver\tline\tCUDA_ERROR_NO_DEVICE\tUNKNOWN ERROR (303)\n'
    'link_and_load.library_mapping_refused\t\tshared object\n'
    'cuda_runtime.nvrtc_builtins_not_found\tline\tnvrtc-builtins\n'
    'not_our_fault.insufficient_log\tline\tcode \tstatus \n'
    'cuda_toolkit.build_out_of_memory\n'
    'windows.windows_path_too_long\n'
    'not_our_fault.network_failure\n'
    'host_toolchain.git_submodule_missing\n'
    'not_our_fault.network_failure\tline\taccess \tconnect to \tlook up \n'
    'host_toolchain.missing_system_dev_package\t43\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'cuda_toolkit.cudnn_not_found\t198\tcudnn\n'
    'host_toolchain.jit_stale_lock\tline\t in wait\n'
    'host_toolchain.jit_stale_lock\n'
    'source_api.missing_std_include\tline\t#include <\n'
    'cuda_runtime.cuda_compat_library_loaded\n'
    'gpu_arch.no_gpu_at_build_time\tline\tNo GPU\n'
    'host_toolchain.missing_system_dev_package\t41\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t42\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'torch_abi.mixed_torch_installs\tline\tis already \n'
    'host_toolchain.missing_system_dev_package\t46\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t47\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\t file not found\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'host_toolchain.git_submodule_missing\tline\tinit\tupdate\n'
    'host_toolchain.missing_system_dev_package\t45\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t46\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
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
    'install_state.dependency_version_mismatch\tline\t "nccl\t \'nccl\n'
    'source_api.cub_thrust_mismatch\tline\tCUB_NS_QUALIFIER\tTHRUST_NS_QUALIFIER\t_CCCL_\n'
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
    'install_state.unsupported_platform\t43\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
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
    'host_toolchain.missing_system_dev_package\t65\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
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
    'host_toolchain.missing_system_dev_package\t41\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'triton_inductor.triton_libcuda_not_linkable\tline\t-l:libcuda.so.1\t-lcuda\n'
    'torch_abi.torch_version_mismatch\n'
    'host_toolchain.missing_system_dev_package\tline\tld: library \n'
    'host_toolchain.missing_system_dev_package\t40\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t41\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
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
    'host_toolchain.missing_system_dev_package\t40\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'install_state.cpu_only_extension\tline\tdll: undefined symbol\tso: undefined symbol\n'
    'install_state.cpu_only_torch\tline\t: Kann die Shared\t: cannot open shared\t: 无法打开共享\n'
    "cuda_runtime.extension_cuda_version_mismatch\t\tcan't open\tcannot open\timpossibile aprire\tno se puede abrir\tnão pode abrir\tnão é possível abrir\touvrir\töffnen\tневозможно открыть\t共有オブジェクトファイルを開\t无法打开\t無法開啟\t열 수 없\n"
    "cuda_runtime.no_nvidia_driver\t68\tcan't open\tcannot open\timpossibile aprire\tno se puede abrir\tnão pode abrir\tnão é possível abrir\touvrir\töffnen\tневозможно открыть\t共有オブジェクトファイルを開\t无法打开\t無法開啟\t열 수 없\n"
    'triton_inductor.triton_libcuda_not_linkable\n'
    'host_toolchain.missing_system_dev_package\t39\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t40\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'platform_abi.mkl_version_mismatch\t\tshared object\t无法打开共享对象\n'
    "cuda_runtime.no_nvidia_driver\t85\tcan't open\tcannot open\timpossibile aprire\tno se puede abrir\tnão pode abrir\tnão é possível abrir\touvrir\töffnen\tневозможно открыть\t共有オブジェクトファイルを開\t无法打开\t無法開啟\t열 수 없\n"
    "cuda_runtime.nvrtc_builtins_not_found\tline\tcan't be found\tcannot be found\tcould not be\tis missing\tis not found\tnot found\twas missing\twas not found\n"
    'host_toolchain.missing_openmp\t44\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
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
    'host_toolchain.missing_system_dev_package\t46\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'link_and_load.static_tls_exhausted\t\tTLS\n'
    'install_state.source_tree_shadows_install\n'
    'not_our_fault.wrong_install_command\n'
    'host_toolchain.missing_system_dev_package\t37\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t38\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
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
    'source_api.macro_or_flag_conflict\n'
    'source_api.half_operators_ambiguous\tline\tapplies\n'
    'source_api.half_operators_ambiguous\tline\t" matches the argument list\n'
    'source_api.half_operators_ambiguous\tline\t" matches these operands\n'
    'host_toolchain.missing_system_dev_package\t40\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
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
    'source_api.missing_std_include\tline\tCHAR_MAX\tCHAR_MIN\tDBL_EPSILON\tDBL_MAX\tDBL_MIN\tFLT_EPSILON\tFLT_MAX\tFLT_MIN\tINT16_MAX\tINT16_MIN\tINT32_MAX\tINT32_MIN\tINT64_MAX\tINT64_MIN\tINT8_MAX\tINT8_MIN\tINT_MAX\tINT_MIN\tLLONG_MAX\tLLONG_MIN\tLONG_MAX\tLONG_MIN\tSHRT_MAX\tSHRT_MIN\tUCHAR_MAX\tUCHAR_MIN\tUINT16_MAX\tUINT16_MIN\tUINT32_MAX\tUINT32_MIN\tUINT64_MAX\tUINT64_MIN\tUINT8_MAX\tUINT8_MIN\tUINTPTR_MAX\tUINT_MAX\tUINT_MIN\tULLONG_MAX\tULLONG_MIN\tULONG_MAX\tULONG_MIN\tUSHRT_MAX\tUSHRT_MIN\taccumulate\taddressof\tall_of\tany_of\tarray\tback_inserter\tbind\tcall_once\tcerr\tchrono\tclog\tcondition_variable\tcopy\tcopy_n\tcout\tdomain_error\tendl\tfill\tfill_n\tfind\tfind_if\tfor_each\tfunction\tinitializer_list\tinner_product\tint16_t\tint32_t\tint64_t\tint8_t\tint_fast16_t\tint_fast32_t\tint_fast64_t\tint_fast8_t\tint_fastmax_t\tint_fastptr_t\tint_least16_t\tint_least32_t\tint_least64_t\tint_least8_t\tint_leastmax_t\tint_leastptr_t\tintmax_t\tintptr_t\tinvalid_argument\tiota\tistreambuf_iterator\tistringstream\tlock_guard\tlogic_error\tlower_bound\tmake_shared\tmax\tmax_element\tmemcpy\tmemmove\tmemset\tmin\tmin_element\tmutex\tnone_of\tnth_element\tnumeric_limits\tonce_flag\tostringstream\tout_of_range\tpartial_sort\tpartial_sum\tref\treverse\truntime_error\tsetfill\tsetprecision\tsetw\tshared_ptr\tsort\tstable_sort\tstrcmp\tstringstream\tstrlen\tstrncpy\tswap\tswap_ranges\tthis_thread\tthread\ttransform\tuint16_t\tuint32_t\tuint64_t\tuint8_t\tuint_fast16_t\tuint_fast32_t\tuint_fast64_t\tuint_fast8_t\tuint_fastmax_t\tuint_fastptr_t\tuint_least16_t\tuint_least32_t\tuint_least64_t\tuint_least8_t\tuint_leastmax_t\tuint_leastptr_t\tuintmax_t\tuintptr_t\tunique_copy\tunique_lock\tunique_ptr\tunordered_map\tunordered_multimap\tunordered_set\tupper_bound\tvector\tweak_ptr\n'
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
    "source_api.removed_torch_api\tline\t' in 'at::Type'\n"
    'hip_rocm.hip_warp_sync_mismatch\tline\t matching\n'
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
    'host_toolchain.missing_system_dev_package\t40\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'platform_abi.numpy_abi_mismatch\n'
    'cuda_toolkit.nvtoolsext_removed\t49\t open include file\t open source file\n'
    'cuda_toolkit.nvtoolsext_removed\t50\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
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
    'host_toolchain.missing_system_dev_package\t104\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'host_toolchain.missing_system_dev_package\t61\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t62\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
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
    'host_toolchain.missing_system_dev_package\t41\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
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
    'host_toolchain.missing_system_dev_package\t41\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
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
    'platform_abi.cpu_architecture_mismatch\n'
    'op_registration.duplicate_op_registration\t\talready has a\n'
    "op_registration.duplicate_op_registration\tline\t's behavior\n"
    'install_state.dependency_version_mismatch\n'
    'source_api.half_operators_disabled\tline\t__half\t__half2\t__nv_bfloat16\t__nv_bfloat162\t__nv_bfloat16_raw\thalf\thalf2\tnv_bfloat16\tnv_bfloat162\n'
    'source_api.cccl_header_incompatible\t164\t before\n'
    'cuda_toolkit.nvcc_pybind11_parse_bug\n'
    'source_api.cutlass_api_mismatch\n'
    'triton_inductor.triton_gpu_arch_unsupported\n'
    'install_state.build_isolation_no_torch\tline\tinstall it first\n'
    'not_our_fault.gpu_out_of_memory\n'
    'triton_inductor.inductor_codegen_bug\tline\tInductorError: \tLoweringException: \n'
    'source_api.removed_torch_api\n'
    'install_state.cpu_only_torch\n'
    'source_api.removed_torch_api\t65\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'source_api.removed_torch_api\tline\tC1083\n'
    'source_api.removed_torch_api\tline\tinclude file \n'
    'source_api.removed_torch_api\t95\t open include file\t open source file\n'
    'source_api.removed_torch_api\t96\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'source_api.removed_torch_api\tline\t file not found\n'
    'source_api.removed_torch_api\tline\tC1083\n'
    'source_api.removed_torch_api\tline\tinclude file \n'
    'source_api.removed_torch_api\t64\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
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
    'link_and_load.linker_cannot_find_cuda_lib\tline\tlibMIOpen\tlibamd_comgr\tlibamdhip64\tlibcublas\tlibcuda\tlibcufft\tlibcufile\tlibculibos\tlibcupti\tlibcurand\tlibcusolver\tlibcusparse\tlibcutensor\tlibhip\tlibhsa-runtime64\tlibhsakmt\tlibnccl\tlibnpp\tlibnvJitLink\tlibnvidia-ml\tlibnvjpeg\tlibnvrtc\tlibnvshmem\tlibrccl\tlibroc\n'
    'not_our_fault.harmless_output\n'
    'platform_abi.mkl_version_mismatch\n'
    'hip_rocm.rocm_install_mismatch\n'
    "source_api.cxx_standard_too_old\tline\t 'char8_t'\t 'concept'\t 'consteval'\t 'constinit'\n"
    'source_api.missing_std_include\tline\tCHAR_MAX\tCHAR_MIN\tDBL_EPSILON\tDBL_MAX\tDBL_MIN\tFLT_EPSILON\tFLT_MAX\tFLT_MIN\tINT16_MAX\tINT16_MIN\tINT32_MAX\tINT32_MIN\tINT64_MAX\tINT64_MIN\tINT8_MAX\tINT8_MIN\tINT_MAX\tINT_MIN\tLLONG_MAX\tLLONG_MIN\tLONG_MAX\tLONG_MIN\tSHRT_MAX\tSHRT_MIN\tUCHAR_MAX\tUCHAR_MIN\tUINT16_MAX\tUINT16_MIN\tUINT32_MAX\tUINT32_MIN\tUINT64_MAX\tUINT64_MIN\tUINT8_MAX\tUINT8_MIN\tUINTPTR_MAX\tUINT_MAX\tUINT_MIN\tULLONG_MAX\tULLONG_MIN\tULONG_MAX\tULONG_MIN\tUSHRT_MAX\tUSHRT_MIN\tint16_t\tint32_t\tint64_t\tint8_t\tint_fast16_t\tint_fast32_t\tint_fast64_t\tint_fast8_t\tint_fastmax_t\tint_fastptr_t\tint_least16_t\tint_least32_t\tint_least64_t\tint_least8_t\tint_leastmax_t\tint_leastptr_t\tintmax_t\tintptr_t\tuint16_t\tuint32_t\tuint64_t\tuint8_t\tuint_fast16_t\tuint_fast32_t\tuint_fast64_t\tuint_fast8_t\tuint_fastmax_t\tuint_fastptr_t\tuint_least16_t\tuint_least32_t\tuint_least64_t\tuint_least8_t\tuint_leastmax_t\tuint_leastptr_t\tuintmax_t\tuintptr_t\n'
    'hip_rocm.rocm_install_mismatch\n'
    'cuda_toolkit.cuda_toolkit_too_old\tline\tline option \n'
    'not_our_fault.wrong_install_command\n'
    'cuda_runtime.driver_too_old\t125\tplease\tupdate your driver\n'
    'host_toolchain.host_compiler_too_old\tline\t earlier than \t older than \n'
    'triton_inductor.triton_none_pointer_arg\tline\t*: \t*=: \t+: \t+=: \t-: \t-=: \n'
    'not_our_fault.network_failure\n'
    'hip_rocm.hip_warp_sync_mismatch\tline\t"__\t\'__\t‘__\n'
    'triton_inductor.triton_shared_memory_exceeded\tline\t bytes, 0x\n'
    'cuda_toolkit.cuda_home_wrong\n'
    'host_toolchain.host_compiler_too_old\tline\tClang\tGCC\tclang\tg++\tgcc\n'
    'host_toolchain.missing_system_dev_package\t42\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t43\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'cuda_toolkit.cuda_toolkit_mismatch\t\tInstalled CUDA version \n'
    'cuda_toolkit.cuda_toolkit_mismatch\t\tnot match the\n'
    'host_toolchain.gcc_too_new_for_nvcc\t\tlater\n'
    'cuda_toolkit.build_out_of_memory\n'
    'host_toolchain.missing_system_dev_package\t60\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t61\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
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
    'host_toolchain.missing_system_dev_package\t38\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
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
