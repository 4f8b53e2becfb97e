"""Which causes to import for a log. Written by tools/index_causes.py."""

IN_LOGS: dict[int, str] = {
    540682536: '(): incompatible function arguments. The following argument types are\t305',
    540685421: 'm4: command not found\t913\nm4: not found\t913',
    540697708: "ld: cannot find\t1292\nld: library 'ATen' not found\t1293\nld: library 'EGL\t1294\nld: library 'GL\t1295\nld: library 'GLEW\t1296\nld: library 'GLU\t1295\nld: library 'GLX\t1295\nld: library 'MIOpen\t1297\nld: library 'OpenGL\t1295\nld: library 'X11\t1298\nld: library 'Xext\t1298\nld: library 'Xi\t1298\nld: library 'Xrandr\t1298\nld: library 'aio\t1299\nld: library 'amd_comgr\t1297\nld: library 'amdhip64\t1297\nld: library 'blas\t1300\nld: library 'c\t1301\nld: library 'c10' not found\t1293\nld: library 'caffe2' not found\t1293\nld: library 'cblas\t1300\nld: library 'crypt\t1302\nld: library 'crypto\t1303\nld: library 'cublas\t1297\nld: library 'cuda\t1297\nld: library 'cufft\t1297\nld: library 'cufile\t1297\nld: library 'culibos\t1297\nld: library 'cupti\t1297\nld: library 'curand\t1297\nld: library 'cusolver\t1297\nld: library 'cusparse\t1297\nld: library 'cutensor\t1297\nld: library 'dl\t1301\nld: library 'ffi\t1304\nld: library 'glfw\t1305\nld: library 'glfw3\t1305\nld: library 'glog\t1306\nld: library 'hip\t1297\nld: library 'hsa-runtime64\t1297\nld: library 'hsakmt\t1297\nld: library 'ibverbs\t1307\nld: library 'jpeg\t1308\nld: library 'm\t1301\nld: library 'mlx5\t1307\nld: library 'mpi\t1309\nld: library 'mpi_cxx\t1309\nld: library 'nccl\t1297\nld: library 'npp\t1297\nld: library 'numa\t1310\nld: library 'nvJitLink\t1297\nld: library 'nvidia-ml\t1297\nld: library 'nvjpeg\t1297\nld: library 'nvrtc\t1297\nld: library 'nvshmem\t1297\nld: library 'openblas\t1300\nld: library 'png\t1311\nld: library 'png16\t1311\nld: library 'pthread\t1301\nld: library 'rccl\t1297\nld: library 'rdmacm\t1307\nld: library 'roc\t1297\nld: library 'rt\t1301\nld: library 'ssl\t1303\nld: library 'stdc++\t1312\nld: library 'tbb\t1313\nld: library 'torch' not found\t1293\nld: library 'torch_cpu' not found\t1293\nld: library 'torch_global_deps' not found\t1293\nld: library 'torch_python' not found\t1293\nld: library 'uuid\t1314\nld: library 'z\t1315\nld: library ‘EGL\t1294\nld: library ‘GL\t1295\nld: library ‘GLEW\t1296\nld: library ‘GLU\t1295\nld: library ‘GLX\t1295\nld: library ‘OpenGL\t1295\nld: library ‘X11\t1298\nld: library ‘Xext\t1298\nld: library ‘Xi\t1298\nld: library ‘Xrandr\t1298\nld: library ‘aio\t1299\nld: library ‘blas\t1300\nld: library ‘c\t1301\nld: library ‘cblas\t1300\nld: library ‘crypt\t1302\nld: library ‘crypto\t1303\nld: library ‘dl\t1301\nld: library ‘ffi\t1304\nld: library ‘glfw\t1305\nld: library ‘glfw3\t1305\nld: library ‘glog\t1306\nld: library ‘ibverbs\t1307\nld: library ‘jpeg\t1308\nld: library ‘m\t1301\nld: library ‘mlx5\t1307\nld: library ‘mpi\t1309\nld: library ‘mpi_cxx\t1309\nld: library ‘numa\t1310\nld: library ‘openblas\t1300\nld: library ‘png\t1311\nld: library ‘png16\t1311\nld: library ‘pthread\t1301\nld: library ‘rdmacm\t1307\nld: library ‘rt\t1301\nld: library ‘ssl\t1303\nld: library ‘stdc++\t1312\nld: library ‘tbb\t1313\nld: library ‘uuid\t1314\nld: library ‘z\t1315",
    540702325: 'uv: command not found\t1091\nuv: not found\t1091',
    540949792: ' => not found\t8',
    541218115: 'CUB requires a definition of CUB_NS_QUALIFIER\t497',
    541675585: 'API call is not supported in the installed CUDA driver\t396',
    541870925: 'MKL ERROR: \t705\nMKL FATAL ERROR: \t705',
    541871172: 'DLL load failed\t582 583 584\nDLL load failed while importing \t585',
    541937487: 'OOM when allocating tensor\t762',
    542329940: 'TLS handshake timeout\t822',
    542461511: 'GNU version! gcc \t660',
    542462019: "CPU does not support \t494\nCPU doesn't support \t494\nCPU lacks \t494",
    542462023: 'GPU architecture\t500\nGPU capabilit\t500\nGPU compute architecture\t500\nGPU compute capabilit\t500',
    543449442: 'bad register name \t914',
    543451460: 'Did you forget to add @triton.jit\t588',
    543451492: 'did not complete successfully: exit code: 137\t1125\ndid you forget to \t1126',
    543516756: "The 'sklearn' PyPI package is deprecated\t830\nThe CUDA compiler identification is unknown\t831\nThe library is compiled without \t832\nThe specified path, file name, or both are too long\t833\nThe term 'nvcc' is not recognized\t546",
    543516788: 'the operator \t1537',
    543517006: 'Nie ma takiego pliku\t437 438 439 440 441 442 443 444 445 446 447',
    543517801: 'ile in wrong format\t785',
    543519605: "use of undeclared identifier \t1590\nuse of undeclared identifier '\t1580 1581 1582",
    543521063: "'ye tanımsız başvuru\t255",
    543585601: 'Auf dem Gerät ist kein Speicherplatz\t457',
    544104771: 'Can not find\t534',
    544106784: ' in namespace\t133\n in namespace \t134\n in your include path is not compatible with this release of \t135',
    544108320: ' on CUDA arch < \t193\n on a machine with \t194',
    544108366: 'Non rimane spazio sul device\t754',
    544108398: 'non rimane spazio sul device\t754',
    544165434: ':No existe el\t109\n:No such file\t109',
    544173600: ' no es un miembro de\t133 148 149 150\n no se reconoce\t166',
    544173940: 'too few arguments for template template parameter "Tuple"\t1542\ntoo many initializer values\t1543\ntoo old to be supported by the triton GPU compiler\t1544',
    544175136: ' to be true, but got false\t242\n to compile PyTorch\t243\n to find Python.h\t244',
    544236404: 'tcp connect error\t1019',
    544238959: 'omp not found\t1199',
    544370464: ' or above\t11\n or above \t227\n or greater \t227\n or higher\t11\n or higher \t227\n or later\t11\n or later \t227\n or later compatible compiler is required\t228\n or newer\t11\n or newer \t227\n or one of its dependencies\t229',
    544372079: 'our device is too old. We require compute capability\t1471',
    544432488: 'has already been de\t1204\nhas no attribute \t996 1205 1206\nhas no member \t1207\nhas no member named \t1207\nhas not been declared\t919',
    544432503: 'was compiled with CPU_ONLY flag\t1606\nwas not declared in this scope\t919',
    544434464: " is already registered\t137\n is already registered as a pybind11::native_enum\t138\n is already registered. Ensure that registration with torch::class_\t139\n is ambiguous\t140\n is defined in header \t141\n is incompatible with lib\t142\n is less than desired GPU memory\t143\n is missing, please make sure it is specified in the 'build-system.requires'\t144\n is not None\t145\n is not a \t146\n is not a directory\t33\n is not a member of\t133 147 148 149 150\n is not a member of \t151 152 153 154\n is not a member of 'cute\t128\n is not a member of 'cutlass\t128\n is not a member of ‘cute\t128\n is not a member of ‘cutlass\t128\n is not a recognized processor for this target\t155\n is not a supported wheel on this platform\t156\n is not a valid\t33\n is not a valid editable requirement\t157\n is not a valid wheel file\t158\n is not compatible with the current PyTorch installation\t159\n is not compatible with this Python\t160\n is not defined\t161 162 163\n is not enabled\t164\n is not found\t165\n is not recognized as\t166\n is required\t167\n is required but found\t168\n is undefined\t169 170",
    544435812: 'dns error: failed to lookup address\t1131',
    544436008: '(os error 112)\t307\n(os error 122)\t307\n(os error 28)\t307',
    544437570: 'Bus error\t435',
    544500071: 'git submodule \t1193',
    544501582: 'Not a directory: \t747\nNot find\t535',
    544501607: 'got an unexpected keyword argument \t1200',
    544501614: 'not available for \t1427\nnot available on \t1427\nnot compiled with GPU offload support\t1428\nnot enough disk space\t834\nnot enough free disk space\t834\nnot enough free space\t834\nnot enough space\t834\nnot find\t535\nnot found\t1429\nnot installed\t1430\nnot match\t1129\nnot support\t1431\nnot supported for \t1427\nnot supported for the current GPU. Minimum capability: \t1432\nnot supported on \t1427\nnot valid for use in process\t20\nnot yet available for \t1427\nnot yet available on \t1427\nnot yet supported for \t1427\nnot yet supported on \t1427',
    544502633: 'ist kein Element von\t1155',
    544502645: 'ust use \t1593',
    544503119: 'Out of memory: Kill process\t768\nOut of memory: Killed process\t768',
    544503138: 'but the target was not found\t929',
    544503151: 'out of memory\t1472 1473\nout of memory allocating \t1474\nout of resource\t1475',
    544567129: 'You must give at least one requirement to\t874\nYou tried to install "pytorch"\t875',
    544567161: 'you should not try to import numpy from\t1613',
    544760141: 'Max retries exceeded with url\t708',
    544825888: ' by system policy\t20',
    546346988: '에 대한 정의되지 않은 참조\t255',
    547011823: '： Aucun fichier\t109\n： Datei oder Verzeichnis\t109\n： No existe el\t109\n： No such file\t109\n： Нет такого файла\t109\n： そのようなファイル\t109\n： 沒有此一檔案\t109\n： 没有那个文件\t109',
    547193058: "” is not recognized\t268\n” is not recognized as\t268\n” ist entweder falsch\t268\n” n'est pas reconnu\t268\n” no se reconoce como\t268\n” は、内部コマンド\t268\n” 不是内部\t268\n” 不是内部或外部命令\t268",
    549234155: '를 찾을 수\t1284',
    659902535: "GPU's architecture\t500\nGPU's capabilit\t500\nGPU's compute architecture\t500\nGPU's compute capabilit\t500",
    661528610: '" n\'est pas reconnu\t268',
    661528615: "' n'est pas reconnu\t268",
    661545283: "Can't find\t534 535",
    661545315: "can't be installed because it doesn't\t949\ncan't find\t534 535\ncan't open file \t950",
    661548868: "Don't know what to do with '\t594",
    661548900: "don't have enough free space in /\t1136",
    661679471: "omp' not found\t1199",
    662007641: "You're on \t876\nYou're using \t876",
    707403834: ': ***\t347',
    760038484: 'TDM-GCC\t704',
    761752432: 'pkg-config: command not found\t913\npkg-config: not found\t913',
    762146671: 'oom-kill\t768',
    762212206: 'non-zero number of elements, but its data is not allocated yet\t1426',
    762341744: 'pip-build-env-\t1480',
    762342767: 'omp-tools.h\t1339 1340 1341',
    762671207: 'gpu-name\t1201',
    778530416: 'png.h\t1481 1482 1483',
    778659430: 'ffi.h\t1174 1175 1176',
    778661997: 'mpi.h\t1388 1389 1390',
    779119983: 'omp.h\t1339 1340 1341',
    791687523: 'c10/cuda/impl/cuda_cmake_macros.h\t934 935 936 937 938 939\nc10/util/AlignOf.h\t940 941 942\nc10/util/Array.h\t940 941 942\nc10/util/Float\t416 417 418\nc10/util/complex_utils.h\t940 941 942\nc10/util/either.h\t940 941 942\nc10/util/in_place.h\t940 941 942\nc10/util/math_compat.h\t940 941 942\nc10/util/reverse_iterator.h\t940 941 942\nc10/util/variant.h\t940 941 942',
    792938580: 'THC/THCAtomics.cuh\t803 804 805\nTHC/THCDeviceUtils.cuh\t806 807 808 809\nTHC/THCNumerics.cuh\t810 811 812',
    793528133: 'EGL/egl.h\t597 598 599\nEGL/eglext.h\t597 598 599\nEGL/eglplatform.h\t597 598 599',
    796096883: 'sys/cdefs\t922\nsys/file.h\t1130\nsys/ioctl.h\t1130\nsys/mman.h\t1130\nsys/resource.h\t1130\nsys/socket.h\t1130\nsys/time.h\t1130\nsys/wait.h\t1130',
    796157294: 'net/http: request canceled\t822',
    796225127: 'gnu/stubs\t922',
    808464432: '000001\t334',
    808465475: 'C4003: \t484',
    827018828: 'LNK1102\t685\nLNK1104\t469 686 687 688 689 690 691\nLNK1112\t692 693\nLNK1158\t694\nLNK1181\t690 691 695',
    827085907: 'STL1002: Unexpected compiler version, expected CUDA \t792',
    828796205: '-mf16c\t336',
    842019395: 'C2027\t473',
    842020932: 'D8021\t581',
    842281539: 'C2429\t480',
    842348355: 'C7525\t480',
    842413891: 'C7624\t480',
    843796044: 'LNK2001\t255\nLNK2005: \t696\nLNK2019\t255',
    845374806: 'Vec256\t868 869',
    858796611: 'C2039: \t474 475 476 477 478 479',
    863005040: 'pip3: command not found\t1091\npip3: not found\t1091',
    875968323: 'C7642\t480',
    877350476: 'LNK4272\t693',
    909128259: 'C2061: \t479\nC2065: \t479',
    909652803: 'C3861: \t479',
    925905197: '-1073741795\t334',
    926429763: 'C2872\t483',
    942682435: 'C1083\t461 462 463 464 465 466 467 468 469 470',
    943010371: 'C2589: \t481',
    943011651: 'C7582\t480',
    959787587: 'C2593: \t482',
    976236899: 'c10::guts\t943',
    976909409: 'at::DeprecatedTypeProperties\t912',
    978144327: 'GLM: GLM_\t659',
    978341199: 'OMP: Error #15\t759\nOMP: Error #15:\t760',
    979923827: 'ssh: Could not resolve hostname \t1527\nssh: connect to host \t1527',
    979923834: 'zsh: command not found: \t1618\nzsh: no matches found: \t1619',
    980445552: 'pip: command not found\t1091\npip: not found\t1091',
    980708969: 'int: = is not a valid operator\t1262',
    1094928468: 'THCAssertSameGPU\t801 802\nTHCAtomics.cuh\t803 804 805',
    1094997315: "CUDA architecture\t500\nCUDA capabilit\t500\nCUDA compiler and CUDA toolkit headers are incompatible\t501\nCUDA compute architecture\t500\nCUDA compute capabilit\t500\nCUDA driver is a stub library\t502\nCUDA driver version is insufficient for CUDA runtime version\t503\nCUDA initialization: Found no NVIDIA driver on your system\t504\nCUDA unavailable, invalid device\t505\nCUDA was not found on the system, please set the CUDA_HOME\t506\nCUDA's architecture\t500\nCUDA's capabilit\t500\nCUDA's compute architecture\t500\nCUDA's compute capabilit\t500\nCUDA::nvToolsExt\t335 507 508\nCUDAGenerator\t495 496\nCUDAGuard\t509 510\nCUDAStreamGuard\t509 510\nCUDA_ARCHITECTURES\t511\nCUDA_ARCHITECTURES is set to \t512\nCUDA_ERROR_ASSERT\t513\nCUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE\t514\nCUDA_ERROR_ILLEGAL_ADDRESS\t515\nCUDA_ERROR_INVALID_IMAGE\t516\nCUDA_ERROR_LAUNCH_FAILED\t515\nCUDA_ERROR_MISALIGNED_ADDRESS\t515\nCUDA_ERROR_NO_BINARY_FOR_GPU\t517\nCUDA_ERROR_OUT_OF_MEMORY\t518\nCUDA_ERROR_STUB_LIBRARY\t502\nCUDA_ERROR_SYSTEM_DRIVER_MISMATCH\t519\nCUDA_ERROR_SYSTEM_NOT_READY\t520\nCUDA_ERROR_UNSUPPORTED_PTX_VERSION\t521\nCUDA_HOME\t522\nCUDA_HOME does not exist, unable to compile CUDA\t523\nCUDA_HOME environment variable is not set\t524\nCUDA_PATH\t522\nCUDA_TOOLKIT_ROOT_DIR not found or specified\t525\nCUDA_tensor_apply\t526 527\nCUDAs architecture\t500\nCUDAs capabilit\t500\nCUDAs compute architecture\t500\nCUDAs compute capabilit\t500",
    1096045407: '_STATUS_ARCH_MISMATCH\t889',
    1096308803: 'CXXABI_\t531\nCXXABI_1.3.\t532',
    1098215527: 'gpuAtomicAdd\t1202 1203',
    1100659951: '：Aucun fichier\t109',
    1111705684: 'THCBlas_\t799 800',
    1112099911: 'GLIBCXX_\t531\nGLIBCXX_3.4.\t532\nGLIBC_\t657\nGLIBC_2.\t658',
    1113812850: 'rocBLAS error: C\t1507',
    1126199118: 'No CUDA GPUs are available\t181\nNo CUDA runtime is found, using CUDA_HOME=\t726\nNo CUDA toolset found\t727',
    1128482900: 'THCCeilDiv\t433 434',
    1128486478: 'NVCC \t717\nNVCC" \t717\nNVCC\' \t717\nNVCC` \t717\nNVCC’ \t717',
    1128680517: 'ELFCLASS32\t600\nELFCLASS64\t600',
    1129467732: 'TORCH_CHECK\t823\nTORCH_CUDA_API\t401 402\nTORCH_CUDA_ARCH_LIST is not set, all archs for visible cards\t824\nTORCH_EXTENSION_NAME\t337\nTORCH_HIP_API\t471 472\nTORCH_LIBRARY_FRAGMENT\t823',
    1130320961: 'AT_CHECK\t397 398\nAT_CHECK_INDEX\t397 398\nAT_CPP14_CONSTEXPR\t399 400\nAT_CUDA_API\t401 402',
    1131701607: 'getCurrentCUDABlasHandle\t509 510\ngetCurrentCUDASolverDnHandle\t509 510\ngetCurrentCUDASparseHandle\t509 510\ngetCurrentCUDAStream\t509 510\ngetCurrentDeviceProperties\t509 510',
    1131701619: 'setCurrentCUDAStream\t509 510',
    1131898190: 'NewConnectionError\t544',
    1145120800: ' (ADVANCED)\t0',
    1145260116: 'THCDevice\t799 800\nTHCDeviceUtils.cuh\t806 807 808 809',
    1145656910: 'NVIDIA driver on your system is too old\t718\nNVIDIA-SMI has failed because it couldn\t719',
    1146438445: '-CUDA::nvToolsExt\t335',
    1146438508: 'lCUDA::nvToolsExt\t335',
    1147098177: 'AT_DISPATCH_ALL_TYPES_AND_HALF\t403 404',
    1148478823: 'getDefaultCUDAStream\t509 510\ngetDeviceProperties\t509 510',
    1150991599: '：Datei oder Verzeichnis\t109',
    1160670307: 'cl.EXE\t1014',
    1162297926: 'FBGEMM needs GCC \t530\nFBGEMM needs at least GCC \t530\nFBGEMM requires GCC \t530\nFBGEMM requires at least GCC \t530',
    1162629971: 'SSLError\t544',
    1164863831: 'WinError 2]\t469\nWinError 3]\t469',
    1164994920: 'hipErrorAssert\t513\nhipErrorInvalidDeviceFunction\t1111\nhipErrorNoBinaryForGpu\t517\nhipErrorOutOfMemory\t518',
    1176517189: 'E: Failed to fetch\t596',
    1178749012: 'THBFloat16Blas_\t799 800\nTHBFloat16Storage\t799 800\nTHBFloat16Tensor\t799 800\nTHBFloat16Vector\t799 800',
    1179009347: 'CAFFE2_API\t401 402\nCAFFE2_CUDA_API\t401 402',
    1180652609: 'AT_FORALL_SCALAR_TYPES\t405 406',
    1195591764: 'THCGenerator\t799 800',
    1196312909: 'MINGW\t704',
    1196773443: 'CPUGenerator\t495 496',
    1198271776: ' -lGLESv1\t4\n -lGLESv2\t4',
    1198418253: 'MinGW\t704',
    1229408595: 'SIGILL\t334',
    1230455855: '/DWIN32\t338',
    1230984257: 'AT_INDEX_ERROR\t407 408',
    1231254131: 'srcIndex < srcSelectDimSize\t1526',
    1262570819: 'CMAKE_CUDA_ARCHITECTURES\t487\nCMAKE_CUDA_ARCHITECTURES must be non-empty\t488\nCMAKE_CUDA_ARCHITECTURES:\t489 490\nCMAKE_CUDA_COMPILER\t491\nCMAKE_CUDA_COMPILER:\t492',
    1280136782: 'NVML Shared Library Not Found\t628',
    1280595267: 'CUTLASS needs GCC \t530\nCUTLASS needs at least GCC \t530\nCUTLASS requires GCC \t530\nCUTLASS requires at least GCC \t530',
    1281311820: 'LD_LIBRARY_PATH contains incompatible version of cudnn\t681',
    1297501260: 'LLVM ERROR: \t683\nLLVM ERROR: out of memory\t684',
    1298295148: 'libMIOpen.so.\t1319',
    1310748265: 'in Namensbereich\t1155',
    1313032276: 'THCNumerics\t799 800\nTHCNumerics.cuh\t810 811 812',
    1313101123: 'CUDNN_INCLUDE_DIR\t528\nCUDNN_INCLUDE_PATH\t528\nCUDNN_LIBRARY\t528\nCUDNN_LIBRARY_PATH\t528\nCUDNN_STATUS_SUBLIBRARY_LOADING_FAILED\t529',
    1313753172: 'THNN_\t820 821',
    1315072364: 'libNVVM cannot be found. Do `conda install\t1320',
    1318763759: '：No existe el\t109\n：No such file\t109',
    1330529327: '/DNOMINMAX\t338',
    1330795077: 'ERROR: Could not find a version\t602\nERROR: Python dependency not found\t603\nERROR: Wheel \'\t604\nERROR: unknown command "\t605',
    1330857298: 'RESOURCE_EXHAUSTED: \t784',
    1346521420: 'LIBPOSTPROC\t682',
    1347703880: 'HTTP 000 CONNECTION FAILED\t548',
    1349083987: 'SciPy needs GCC \t530\nSciPy needs at least GCC \t530\nSciPy requires GCC \t530\nSciPy requires at least GCC \t530',
    1349350734: 'NumPy\t755\nNumPy C-API version 0x\t756\nNumPy needs GCC \t530\nNumPy needs at least GCC \t530\nNumPy requires GCC \t530\nNumPy requires at least GCC \t530\nNumPy was built with baseline optimizations\t757',
    1377843753: '): Read timed out\t315',
    1380141140: 'THCRandom\t799 800\nTHCRoundUp\t433 434',
    1380993352: 'HIPRTC status = HIPRTC_ERROR_COMPILATION\t662',
    1381122399: '_ARRAY_API\t887',
    1396918356: 'THCState\t813 814\nTHCStorage\t799 800\nTHCStream\t813 814',
    1397049428: 'THESE PACKAGES DO NOT MATCH THE HASHES\t819',
    1397050439: 'GLES2/gl\t650 651\nGLES3/gl\t650 651\nGLESv1\t652\nGLESv2\t652',
    1397706309: 'ENOSPC: no space\t601',
    1397900630: 'VERSION_MISMATCH\t867',
    1398757712: 'PY_SSIZE_T_CLEAN macro must be defined\t770',
    1400137063: 'getStreamFromPool\t509 510',
    1413695572: 'THCTensor\t799 800\nTHCThrustAllocator\t799 800',
    1413761108: 'THDTensor\t799 800',
    1414744148: 'THSTensor\t799 800',
    1415530580: 'TH_TENSOR_APPLY\t526 527',
    1416914279: 'getTHCState\t813 814',
    1428175429: 'E: Unable to fetch some archives\t596',
    1430462522: ': CUDA cannot be found\t349',
    1430472788: 'THCUNN_\t799 800',
    1430481965: '-lCUDA::nvToolsExt\t335',
    1431455828: 'THRUST_NS_QUALIFIER\t499',
    1447250004: 'THCVector\t799 800',
    1448299815: "'MSVCCompiler' object has no attribute '\t302",
    1464224839: 'GLFW/glfw3.h\t653 654 655 656',
    1465865281: 'AT_WARN\t409 410',
    1498173007: 'ONLY build\t761',
    1596993859: 'C10_FALLTHROUGH\t399 400\nC10_HIP_API\t471 472\nC10_HIP_KERNEL_LAUNCH_CHECK\t471 472\nC10_HOST_CONSTEXPR\t399 400\nC10_NORETURN\t399 400',
    1596993891: 'c10_cuda.lib\t944',
    1598182723: 'CUB_NS_QUALIFIER\t498 499',
    1598243655: 'GCC_1\t531\nGCC_3\t531\nGCC_4\t531\nGCC_7\t531',
    1598244948: 'THC_assertSameGPU\t801 802',
    1598965328: 'PFN_cuTensorMapEncode\t769',
    1600939103: '_dl_check_map_versions: Assertion\t893',
    1601008225: 'arm_acle\t910\narm_bf16\t910\narm_fp16\t910\narm_neon\t910\narm_sve\t910',
    1601009011: 'sum_intlist\t1484 1485',
    1601204323: 'cpp_extension.load\t44 1102\ncpp_extension.py\t44',
    1629515598: 'No available memory for the cache blocks\t728',
    1629516905: 'it as a build dependency\t1279',
    1631789114: ': Cannot allocate memory\t350',
    1631811920: 'PyCapsule\t778',
    1631854650: ': Datei oder Verzeichnis\t109',
    1632127060: 'THHalfBlas_\t799 800\nTHHalfStorage\t799 800\nTHHalfTensor\t799 800\nTHHalfVector\t799 800',
    1632313402: ': Kann die Shared\t358\n: Kann die Shared-Object-Datei nicht öffnen\t356',
    1633836895: '__ballot\t769',
    1633839468: 'libaio.h\t1321 1322 1323 1324\nlibamdhip64.so.\t1319\nlibav\t1325',
    1633886247: "' cannot overload\t276",
    1633886266: ': calling a constexpr __device__ function\t371\n: calling a constexpr __host__ function\t372\n: cannot open shared obj\t358\n: cannot open shared object\t373 374',
    1633903970: 'because it has a CompositeImplicitAutograd\t916',
    1633903972: 'decay_t\t1020',
    1633973603: 'cuda runtime error (2) : out of memory\t1109\ncuda.is_available()\t181\ncudaBindTexture\t769\ncudaConfigureCall\t769\ncudaErrorAssert\t513\ncudaErrorCallRequiresNewerDriver\t396\ncudaErrorCompatNotSupportedOnDevice\t514\ncudaErrorInsufficientDriver\t1110\ncudaErrorInvalidDeviceFunction\t1111\ncudaErrorInvalidKernelImage\t516\ncudaErrorMemoryAllocation\t518\ncudaErrorNoKernelImageForDevice\t517\ncudaErrorStubLibrary\t502\ncudaErrorSystemDriverMismatch\t519\ncudaErrorSystemNotReady\t520\ncudaErrorUnsupportedPtxVersion\t521\ncudaLaunchCooperativeKernelMultiDevice\t769\ncudaProfilerInitialize\t769\ncudaThreadExit\t769\ncudaThreadSynchronize\t769\ncudaTypedefs.h\t1097 1098\ncudaUnbindTexture\t769\ncuda_awbarrier\t1097 1098\ncuda_bf16.h\t1097 1098\ncuda_fp4.h\t1097 1098\ncuda_fp6.h\t1097 1098\ncuda_fp8.h\t1097 1098\ncuda_pipeline\t1097 1098\ncudart64_\t1108',
    1634036816: 'Please install \t777',
    1634036848: 'please install \t777',
    1634082855: "' failed: \t279",
    1634100580: 'default_program(\t1121',
    1634166092: 'LegacyTHDispatcher\t697 698\nLegacyTHFunctionsCUDA\t697 698',
    1634166124: 'legacy-install-failure\t1318',
    1634213922: '" has no member\t132 257\n" has no member \t258 259 260 261\n" has no member "\t262 263 264\n" has no member class\t265',
    1634230111: '__half\t891',
    1634493027: 'cblas.h\t1008 1009 1010\ncblas_mangling.h\t1008 1009 1010',
    1634493984: ' flag is not supported with the configured host compiler\t113',
    1634494055: 'gflags/gflags.h\t1188 1189 1190 1191 1192',
    1634541602: '" matches these operands\t269\n" may not be used in the type-id\t270',
    1634541612: ', may conflict with lib\t327',
    1634563438: 'numa.h\t1434 1435 1436\nnumaif.h\t1434 1435 1436',
    1634564716: 'lzma.h\t1369 1370 1371 1372',
    1634625890: 'binaries were compiled with C\t920',
    1634629988: 'dynamic module does not\t1137\ndynamic_cast\t1138',
    1634692128: ' load any \t112\n loaded at\t175',
    1634754924: 'lapack\t1286\nlapacke.h\t1287 1288 1289 1290',
    1634760805: "expanded from macro \t1162\nexpanded from macro '__noinline__'\t1163\nexpansion of macro \t1162",
    1634886000: 'parameter packs not expanded with\t1477 1478',
    1634887263: '_frame\t779 894',
    1634887267: 'cframe"\t1013\ncframe\'\t1013\ncframe’\t1013',
    1634890835: 'Strawberry\t704',
    1634954869: 'unsatisfied condition: \t1586',
    1635017059: 'catastrophic error\t1007',
    1635017062: 'fatal error C10\t1169\nfatal error C1081\t1170\nfatal: early EOF\t1171\nfatal: fetch-pack: \t1171\nfatal: not a git repository\t1172\nfatal: unable to \t1173',
    1635018093: 'metadata-generation-failed\t1318',
    1635022189: 'mutable_data_ptr\t1096',
    1635151433: "Invalid CUDA 'device=\t674\nInvalid requirement: \t675\nInvalid wheel filename\t158\nInvalidMatchSpec: \t676\nInvalidVersionSpec: \t676",
    1635151465: 'invalid command "bdist_wheel\t1265\ninvalid command "dist_info\t1265\ninvalid command "editable_wheel\t1265\ninvalid command \'bdist_wheel\t1265\ninvalid command \'dist_info\t1265\ninvalid command \'editable_wheel\t1265\ninvalid command bdist_wheel\t1265\ninvalid command dist_info\t1265\ninvalid command editable_wheel\t1265\ninvalid device function\t1266\ninvalid input constraint \'+h\' in asm\t1267\ninvalid input constraint \'+l\' in asm\t1267\ninvalid input constraint \'+r\' in asm\t1267\ninvalid input constraint \'=+h\' in asm\t1267\ninvalid input constraint \'=+l\' in asm\t1267\ninvalid input constraint \'=+r\' in asm\t1267\ninvalid input constraint \'=h\' in asm\t1267\ninvalid input constraint \'=l\' in asm\t1267\ninvalid input constraint \'=r\' in asm\t1267\ninvalid input constraint \'h\' in asm\t1267\ninvalid input constraint \'l\' in asm\t1267\ninvalid input constraint \'r\' in asm\t1267\ninvalid literal for int() with base 10: \t1268\ninvalid operands to binary expression (\t1269\ninvalid operands to binary expression (\'\t1270\ninvalid output constraint \'+h\' in asm\t1267\ninvalid output constraint \'+l\' in asm\t1267\ninvalid output constraint \'+r\' in asm\t1267\ninvalid output constraint \'=+h\' in asm\t1267\ninvalid output constraint \'=+l\' in asm\t1267\ninvalid output constraint \'=+r\' in asm\t1267\ninvalid output constraint \'=h\' in asm\t1267\ninvalid output constraint \'=l\' in asm\t1267\ninvalid output constraint \'=r\' in asm\t1267\ninvalid output constraint \'h\' in asm\t1267\ninvalid output constraint \'l\' in asm\t1267\ninvalid output constraint \'r\' in asm\t1267\ninvalid target ID \t859\ninvalid value \'c++\t1271\ninvalid value \'gnu++\t1271\ninvalid value for --gpu-architecture\t1272',
    1635196967: "' was defined more than once\t293",
    1635197024: '` was removed in the NumPy 2\t898',
    1635281254: 'fixable by adding \t1180',
    1635284080: 'ptxas application ptx input, line \t1486\nptxas info \t1487\nptxas warning \t1487',
    1638515570: 'réadressage R_\t1494\nréadressage de R_\t1494',
    1646292852: 'to be installed\t918',
    1647473766: 'ft2build.h\t1183 1184 1185 1186',
    1650552405: 'Unable to find\t534 535\nUnable to find code object for all current devices\t847\nUnable to find vcvarsall.bat\t848\nUnable to locate\t535\nUnable to register cu\t849',
    1650552421: 'enable executable\t1141\nenable_if_t\t1020',
    1650552437: 'unable to execute \t1569\nunable to execute \'\t1570\nunable to execute command: Killed\t1571\nunable to find\t535\nunable to find a build program corresponding to "Ninja\t1572\nunable to find library -l\t967 968 969 970 971 972 973 974 975 976 1573 1574 1575\nunable to find library -lEGL\t977\nunable to find library -lGLEW\t978\nunable to find library -laio\t979\nunable to find library -lffi\t980\nunable to find library -lglog\t981\nunable to find library -ljpeg\t982\nunable to find library -lnuma\t983\nunable to find library -lstdc++\t985\nunable to find library -ltbb\t986\nunable to find library -luuid\t987\nunable to find library -lz\t988\nunable to locate\t535',
    1650552929: 'apability not supp\t904',
    1650616684: 'libbitsandbytes_cpu.\t1326',
    1651076128: ' library not found\t174',
    1651076143: '/libMIOpen\t344\n/libamd_comgr\t344\n/libamdhip64\t344\n/libcublas\t344\n/libcuda\t344\n/libcufft\t344\n/libcufile\t344\n/libculibos\t344\n/libcupti\t344\n/libcurand\t344\n/libcusolver\t344\n/libcusparse\t344\n/libcutensor\t344\n/libhip\t344\n/libhsa-runtime64\t344\n/libhsakmt\t344\n/libnccl\t344\n/libnpp\t344\n/libnvJitLink\t344\n/libnvidia-ml\t344\n/libnvjpeg\t344\n/libnvrtc\t344\n/libnvshmem\t344\n/librccl\t344\n/libroc\t344',
    1651076218: 'zlib.h\t1614 1615 1616 1617',
    1651336557: "member access into incomplete type '\t1375",
    1651337587: 'simbolo ambiguo\t709',
    1651341651: 'Symbol\t255',
    1651341683: 'symbol not found in flat namespace\t255\nsymbole ambigu\t709',
    1651449895: "' object has no attribute 'ds_opt_\t292",
    1651469415: 'globalLegacyTypeDispatch\t697 698',
    1651860850: 'reubicación R_\t1494',
    1651864352: " submodule path '\t241",
    1663067490: 'be created directly\t915',
    1663067511: 'we can conclude that \t1607',
    1663071343: 'ot compiled with \t1470',
    1664044099: 'CL/cl\t485 486',
    1667309616: '0 active drivers ([])\t346',
    1667393900: 'libc10_cuda.so: \t1327\nlibcublas.so.\t1328\nlibcublasLt.so.\t1328\nlibcuda.so\t1329\nlibcuda.so cannot found\t1330\nlibcuda.so.1\t1329\nlibcudart.so.\t1328\nlibcufft.so.\t1328\nlibcupti.so.\t1328\nlibcusolver.so.\t1328\nlibcusparse.so.\t1328',
    1667462766: 'nvcc \t717\nnvcc :\t1443\nnvcc cannot find a supported version of\t1444\nnvcc fatal   : Cannot find compiler \'\t1445\nnvcc fatal   : Could not open input file \'\t1446\nnvcc fatal   : redefinition of argument \'\t1447\nnvcc not found\t1448\nnvcc was not found\t1448\nnvcc ：\t1443\nnvcc" \t717\nnvcc\' \t717\nnvcc:\t1443\nnvcc` \t717\nnvcc’ \t717\nnvcc：\t1443',
    1667592275: "Specified provider 'CUDAExecutionProvider' is not in available provider\t796\nSpecify CUDA_TOOLKIT_ROOT_DIR\t797",
    1667592307: 'specified that you may need to import the \t1525',
    1667594309: 'Exec format error\t608',
    1667594341: 'execinfo.h\t1130\nexecutable in path specified by\t1158\nexecutor failed running\t1159',
    1667656804: 'dlfcn.h\t1130',
    1667722864: 'pngconf.h\t1481 1482 1483',
    1667852407: 'which is not an existing directory\t1609',
    1667854445: 'mpicxx.h\t1388 1389 1390',
    1668033824: ' -lcrypt\t5',
    1668248144: 'Processus arrêté\t595\nProcessus arrêté a terminé le programme \t306',
    1668248176: "processor does not support \t494\nprocessor doesn't support \t494\nprocessor lacks \t494",
    1668311400: 'hipcc: No such file\t1210\nhipcc: command not found\t1210\nhipcc: not found\t1210',
    1668440352: ' architecture of input file \t12',
    1668443988: 'Torch is needed\t780\nTorch is not installed\t780\nTorch is required\t780\nTorch must be installed\t780\nTorch needs to be installed\t780',
    1668444020: 'torch is needed\t780\ntorch is not installed\t780\ntorch is required\t780\ntorch is required for \t1545\ntorch must be installed\t780\ntorch needs GCC \t530\ntorch needs at least GCC \t530\ntorch needs to be installed\t780\ntorch requires GCC \t530\ntorch requires at least GCC \t530\ntorch.OutOfMemoryError\t1546\ntorch._inductor.exc.\t1547\ntorch.cuda.OutOfMemoryError\t1546\ntorch.utils.ffi is deprecated\t1548\ntorch.version.cuda\t1549\ntorch/csrc/PythonTypes.h\t1550 1551 1552\ntorch/csrc/StorageDefs.h\t1550 1551 1552\ntorch/csrc/THP_export.h\t1550 1551 1552\ntorch/csrc/WindowsTorchApiMacro.h\t1550 1551 1552\ntorch/csrc/jit/\t1553 1554 1555 1556 1557\ntorch/csrc/stable/\t417 418\ntorch/csrc/utils/auto_gil.h\t1558 1559 1560\ntorch/csrc/utils/disallow_copy.h\t1558 1559 1560\ntorch/csrc/utils/future.h\t1558 1559 1560\ntorch/csrc/utils/memory.h\t1558 1559 1560\ntorch/csrc/utils/six.h\t1558 1559 1560\ntorch/extension.h\t417 418\ntorch/headeronly/\t417 418\ntorch_cuda.lib\t944\ntorch_extensions\t44 1561\ntorchaudio C++ extension is not available\t1562\ntorchinductor_\t1563 1564\ntorchvision.transforms.functional_tensor\t1565',
    1668571501: 'matching\t1374',
    1668571504: 'patch: command not found\t913\npatch: not found\t913',
    1668628794: ':Aucun fichier\t109',
    1671200994: '“constexpr\t272',
    1681143415: 'w64devkit\t704',
    1684104530: 'ReadTimeout\t544\nReadTimeoutError\t544',
    1684104562: 'read-only segment has dynamic IFUNC relocations\t1490\nread-only segment has dynamic relocations\t1490',
    1684107084: 'Loaded runtime CuDNN library: \t703',
    1684107116: 'load any more object with static\t1366\nloaded the `torch/_C` folder of the PyTorch repository\t1367',
    1684171116: 'libdevice not found at \t1331',
    1684302184: 'hidden symbol \t1208',
    1684366670: 'Need to compile C++ extensions to \t723',
    1684366702: 'need PyTorch\t786\nneed Pytorch\t786\nneed pyTorch\t786\nneed pytorch\t786\nneed torch\t786\nneeds CUDA\t1401\nneeds PyTorch\t786\nneeds Pytorch\t786\nneeds pyTorch\t786\nneeds pytorch\t786\nneeds torch\t786',
    1684367716: 'died with <Signals.SIGKILL: 9>\t1127',
    1684632949: 'uuid/uuid.h\t1594 1595 1596 1597',
    1684633198: 'nvidia-container-cli: initialization error: \t1450\nnvidia-fabricmanager\t630',
    1684955424: ' and above\t11\n and higher\t11\n and later\t11\n and newer\t11',
    1684957510: 'FindCUDA says CUDA version is\t635',
    1684957527: 'Windows Long Path support enabled\t872\nWindows not yet supported for torch.compile\t873',
    1684959043: 'CondaHTTPError\t548\nCondaSSLError\t548',
    1684959075: 'conda: command not found\t1091\nconda: not found\t1091\nconditional_t\t1020',
    1684960544: ' undeclared\t169',
    1685024032: ' module has been removed\t176\n module is not found\t177',
    1685025392: 'prod_intlist\t1484 1485',
    1685222775: 'wurde in diesem Gültigkeitsbereich nicht deklariert\t919',
    1685414702: '.cuda.o\t337',
    1689699140: 'Dödad-signal avslutade programmet \t306',
    1696610857: '): error : expected a "("\t316\n): error: argument list for template template\t317\n): error: exception specification is incompatible\t318\n): error: expected a "("\t316\n): error: identifier "\t265\n): error: identifier "__\t319 320\n): error: incomplete type is not allowed\t321\n): error: invalid combination of type specifiers\t322\n): error: name followed by "::" must\t317\n): error: no instance of\t323\n): error: static assertion failed with "\t324',
    1696624233: 'in expansion of macro \t1162',
    1696624462: 'No existe el \t437 438 439 440 441 442 443 444 445 446 447',
    1696624494: 'no es un miembro de\t1155',
    1697082912: " n'est pas reconnu\t166\n n'est pas un membre de\t148 149 150",
    1697541219: 'cl.exe\t1014\ncl.exe with traditional preprocessor \t1015',
    1698832442: ': Befehl nicht gefunden\t348',
    1699094621: '] Fehler 137\t885',
    1699160157: '] Getötet\t885',
    1699170388: 'THGenerator\t799 800',
    1699553338: ': Memory allocation failure\t359',
    1699618874: ": Ne peut ouvrir le fichier d'objet partagé\t356",
    1700022356: 'THTensor\t799 800\nTHTensorMath\t799 800',
    1700153428: 'THVector\t799 800',
    1700212059: '[-Werror\t877',
    1700948332: 'libelf.h\t1332 1333 1334 1335',
    1701013836: 'License classifiers have been superseded by license expressions\t702',
    1701017701: 'exception handling disabled\t1156\nexception handling is disabled\t1157',
    1701078386: 'redefinition of \t1492',
    1701079328: ' identifier "\t131 132',
    1701080649: 'IndentationError: \t666\nIndexError: \t667 668\nIndexError: _Map_base::at\t669\nIndexError: map::at\t669\nIndexError: unordered_map::at\t669',
    1701080681: 'index_sequence\t1020',
    1701080693: 'undeclared identifier \t1212 1213 1423 1576\nundefined\t255\nundefined reference to \t1577\nundefined symbol: \t255\nundefined symbol: Py\t1578\nundefined symbol: _Py\t1578\nundefined symbol: mkl_\t1579\nundefinierter Verweis auf\t255\nundefiniertes Symbol\t255\nunderlying_type_t\t1020',
    1701146144: ' needed by \t180',
    1701209458: 'reference indefinie vers\t255\nreference indéfinie vers\t255\nreference to\t255\nreferences to\t255\nreferencia a\t255\nreferencia indefinida a\t255\nreferencia indefinida para\t255\nreferencia nao definida a\t255\nreferencia nao definida para\t255\nreferencia não definida a\t255\nreferencia não definida para\t255\nreferensi ke\t255\nreferência indefinida a\t255\nreferência indefinida para\t255\nreferência nao definida a\t255\nreferência nao definida para\t255\nreferência não definida a\t255\nreferência não definida para\t255',
    1701210482: 'riferimento non definito a\t255',
    1701211721: "Inferred operator schema for a C++ kernel function doesn't match the expected function schema\t670",
    1701211753: 'infer_schema(func): \t1254 1255',
    1701274484: 'tcgen05\t1513',
    1701275973: 'Eigen/\t606',
    1701345056: ' when calling \t252',
    1701405728: ' died due to signal \t28\n died due to signal 9\t29\n died due to signal 9 (Kill signal)\t29\n died with status 0x\t30',
    1701407843: 'client error (Connect)\t1019',
    1701409364: 'Tried to register an operator (\t837 838\nTried to register multiple backend fallbacks for the same dispatch key \t839\nTried to register multiple operators with the same name\t840',
    1701470831: 'object has no attribute\t1453\nobject has no attribute \t1454',
    1701536109: 'make: \t341\nmake: command not found\t913\nmake: not found\t913\nmake_index_sequence\t1020\nmake_unique\t1020',
    1701603654: 'File o directory non\t437 438 439 440 441 442 443 444 445 446 447\nFilename longer than 260 characters\t633\nFilename too long\t634',
    1701603686: 'file failed to open for reading\t1177\nfile_baton.py\t1178\nfile_baton.py:\t1179',
    1701604425: 'Illegal instruction\t334 435',
    1701667150: "NameError: name \t720\nNameError: name '\t721\nNameError: name '_C' is not defined\t722",
    1701667182: 'name \'bare_metal_version\' is not defined\t1394\nnamespace "\t1395\nnamespace "c10::guts" has no member "\t1396\nnamespace "std" has no member \t1397 1398 1399 1400',
    1701669204: 'TimeoutError: \t550',
    1701670771: 'some optimisations will not be enabled\t1524\nsome optimizations will not be enabled\t1524',
    1701716012: ', needed by\t328\n, needed by \t329',
    1701733735: 'generic_type: \t1187',
    1701798944: " does not dominate this use\t31\n does not exist\t32 33 34\n does not include kernels for this GPU\t35\n does not match namespace of enclosing TORCH_LIBRARY\t36\n does not match runtime version \t37\n does not name a type\t38 39 40 41\n does not support \t42\n doesn't exist\t33",
    1701863764: 'Tapettu\t595\nTapettu-signaali päätti \t306',
    1701865808: 'Pipeline failed while executing [\t776',
    1701867296: ' open include file\t196 197 198 199 200 201 202 203 204 205 206 207 208 209 210 211 212 213 214 215 216 217 218 219 220 221 222 223 224 225 226\n open source file\t132 196 197 198 199 200 201 202 203 204 205 206 207 208 209 210 211 212 213 214 215 216 217 218 219 220 221 222 223 224 225 226',
    1701867311: '/openmp\t338',
    1701869669: 'expected primary-expression before \t1164',
    1701869908: "TypeDefault\t827 828\nTypeError \t842\nTypeError: \t843\nTypeError: expected str, bytes or os.PathLike object, not NoneType\t844\nTypeError: join() argument must be str\t845\nTypeError: unsupported operand type(s) for +: 'NoneType' and 'str'\t846",
    1701869940: 'type "at::Tensor" is not allowed\t1567\ntypeid\t1138',
    1701978146: '" referenced unknown base type "\t271',
    1701978156: ', required architecture \t330',
    1701991456: ' Tree Learner was not enabled in this build\t9',
    1701996900: 'dirent.h\t1130',
    1701997665: 'already has an implementation\t899',
    1701998165: 'Unregistered type : \t855\nUnresolved extern \t856',
    1701998197: "unrecognised command line option\t680\nunrecognised command-line option\t680\nunrecognized command\t1584\nunrecognized command line option\t680\nunrecognized command-line option\t680\nunrecognized subcommand '\t1585\nunresolved external symbol\t255",
    1701998445: 'more than one conversion function from "\t1385\nmore than one instance of overloaded function "\t1386\nmore than one operator "\t1387',
    1701999173: 'Erreur de format pour exec\t608\nErreur de segmentation\t609',
    1702064961: 'Assertion \t448\nAssertion `\t449\nAssertionError: \t450',
    1702125892: 'Datei oder Verzeichnis nicht\t437 438 439 440 441 442 443 444 445 446 447',
    1702126916: 'Detected that PyTorch and \t587',
    1702129225: 'Internal Triton PTX codegen error\t672\nInternal compiler error\t673\nInternal error\t673',
    1702129257: 'integer\t1263\ninteger_sequence\t1020\ninternal compiler error: Killed (program \t1264',
    1702129518: "note: macro 'max defined here\t1373\nnote: macro 'max' defined here\t1373\nnote: macro 'max’ defined here\t1373\nnote: macro 'min defined here\t1373\nnote: macro 'min' defined here\t1373\nnote: macro 'min’ defined here\t1373\nnote: macro max defined here\t1373\nnote: macro max' defined here\t1373\nnote: macro max’ defined here\t1373\nnote: macro min defined here\t1373\nnote: macro min' defined here\t1373\nnote: macro min’ defined here\t1373\nnote: macro ‘max defined here\t1373\nnote: macro ‘max' defined here\t1373\nnote: macro ‘max’ defined here\t1373\nnote: macro ‘min defined here\t1373\nnote: macro ‘min' defined here\t1373\nnote: macro ‘min’ defined here\t1373",
    1702130753: 'Attempting to deserialize object on a CUDA device\t451\nAttempting to use \t452',
    1702131043: 'cute/\t1119\ncute\\\t1119',
    1702195557: 'equest failed after \t1143',
    1702240297: ') versions mismatch\t313',
    1702240300: ', version CXXABI_\t331\n, version GCC_1\t331\n, version GCC_3\t331\n, version GCC_4\t331\n, version GCC_7\t331\n, version GLIBCXX_\t331\n, version GLIBC_2.\t332',
    1702240314: ': version "libcu\t389\n: version "libnccl\t389\n: version "libnv\t389\n: version \'libcu\t389\n: version \'libnccl\t389\n: version \'libnv\t389\n: version `libcu\t389\n: version `libnccl\t389\n: version `libnv\t389\n: version ‘libcu\t389\n: version ‘libnccl\t389\n: version ‘libnv\t389',
    1702259058: 'river version \t1506',
    1702389038: '.exe" is not recognized\t268\n.exe" is not recognized as\t268\n.exe" ist entweder falsch\t268\n.exe" n\'est pas reconnu\t268\n.exe" no se reconoce como\t268\n.exe" 不是内部或外部命令\t268\n.exe\' is not recognized\t268\n.exe\' is not recognized as\t268\n.exe\' ist entweder falsch\t268\n.exe\' n\'est pas reconnu\t268\n.exe\' no se reconoce como\t268\n.exe\' 不是内部或外部命令\t268\n.exe” is not recognized\t268\n.exe” is not recognized as\t268\n.exe” ist entweder falsch\t268\n.exe” n\'est pas reconnu\t268\n.exe” no se reconoce como\t268\n.exe” 不是内部或外部命令\t268',
    1702520162: 'bezeichnet keinen Typ\t919',
    1714375751: 'GL/freeglut.h\t640 641 642',
    1717857907: 'sndfile.h\t1519 1520 1521 1522',
    1717920885: 'udefineret reference til\t255',
    1717985603: "Caffe2: Couldn't determine version from header\t533",
    1717985635: 'caffe2/\t945 946 947 948',
    1717987684: 'different exception spec\t1128\ndiffers from\t1129',
    1717990755: 'cufft64_\t1108',
    1718513507: 'configuration file provided by "CUDA\t1092\nconfigure: error: \t1093 1094\nconflicting cuDNN in LD_LIBRARY_PATH\t1095',
    1722401636: 'définitions multiples de \t710',
    1722401650: 'réference indefinie vers\t255\nréference indéfinie vers\t255\nréférence indefinie vers\t255\nréférence indéfinie vers\t255',
    1730160936: '() got an unexpected keyword argument\t232\n() got an unexpected keyword argument \t231 304\n() got multiple values for \t231',
    1731152967: 'GL/gl.h\t643 644 645\nGL/glcorearb.h\t643 644 645\nGL/glew.h\t646 647 648 649\nGL/glext.h\t643 644 645\nGL/glut.h\t640 641 642\nGL/glx.h\t643 644 645',
    1734701162: 'jpeglib.h\t1280 1281 1282 1283',
    1734959663: '/bigobj\t338',
    1734964000: ' signal terminated program \t238',
    1734964008: '(signal: 9, SIGKILL: kill)\t308',
    1734965107: 'swig: command not found\t913\nswig: not found\t913',
    1735289197: 'mingw\t704',
    1735355495: 'glog/logging.h\t1194 1195 1196 1197',
    1735549216: ' arguments for \t13',
    1735549300: 'target sm_\t1535',
    1746936361: ')" has already been defined\t314',
    1749239892: 'THCharBlas_\t799 800\nTHCharStorage\t799 800\nTHCharTensor\t799 800\nTHCharVector\t799 800',
    1750288468: 'THShortBlas_\t799 800\nTHShortStorage\t799 800\nTHShortTensor\t799 800\nTHShortVector\t799 800',
    1751279980: 'libhipblas.so.\t1319\nlibhipfft.so.\t1319\nlibhiprand.so.\t1319\nlibhipsolver.so.\t1319\nlibhipsparse.so.\t1319',
    1751345510: 'fichier dans un mauvais format\t785',
    1751345518: 'nicht definierter Verweis auf\t255',
    1751347777: 'Arch conditional MMA instruction used without targeting\t436',
    1751347809: 'arch_list[-1] += \t905\narchitecture\t906 907',
    1751347823: 'orch not compiled with CUDA enabled\t1469',
    1751349349: 'exchange\t1020',
    1751361987: "échec d'adressage (mapping) du segment\t632",
    1751607656: 'higher\t1209',
    1751933286: 'falha no mapeamento de segmento\t632',
    1752391519: '__shfl\t769',
    1752392008: 'Hash mismatch for \t663',
    1752463728: 'python3: command not found\t1091\npython3: not found\t1091\npython: command not found\t1091\npython: not found\t1091',
    1763717413: '%1 is not a valid Win32 application\t273\n%1 ist keine zulässige Win32-Anwendung\t273',
    1763719719: "': is not a member of 'cudaDeviceProp'\t301",
    1763733089: 'an illegal memory access was encountered\t902',
    1763733358: 'no instance of \t1406\nno instance of constructor "cut\t1407\nno instance of overloaded function \t1408',
    1765161080: 'x86intrin.h\t1226 1227 1228',
    1766203450: ': Filename too long\t351 352',
    1766531165: '] Killed\t885',
    1766727738: ': Nicht genügend\t350',
    1767990816: ' failed with exit \t45\n failed: \t46\n failed: No such file\t47',
    1768042298: ':/bin/nvcc\t390',
    1768053819: ';\\bin\\nvcc\t393',
    1768058209: 'ambiguous "?" operation:\t900\nambiguous overload for \t901\nambiguous symbol\t709',
    1768061296: 'pybind11\t1488\npybind11/\t1489\npybind11_detail_function_record\t778',
    1768124527: 'opción de línea de órdenes no reconocida\t680',
    1768255571: 'Speicherzugriffsfehler\t609',
    1768318308: 'defined\t1122\ndefined in file \t1123\ndefiniciones múltiples de \t710',
    1768320617: 'infiniband/\t1256 1257 1258 1259',
    1768383858: 'registered\t1493',
    1768693818: ': linker input file not found\t363',
    1768697658: ':/lib64\t391',
    1768716898: 'bzlib.h\t930 931 932 933',
    1768759354: ': misaligned address\t386',
    1768779113: 'immintrin.h\t1226 1227 1228',
    1768779128: 'xmmintrin.h\t1226 1227 1228',
    1768824890: ': nie można otworzyć pliku obiektu dzielonego\t356',
    1769103702: 'VariableTensorId\t827 828',
    1769152577: 'A single input file is required for a non-link phase\t395',
    1769234803: 'satisfies the requirement \t1510\nsatisfy\t1511',
    1769238607: 'OptionalCUDAGuard\t509 510\nOptionalCUDAStreamGuard\t509 510',
    1769300512: ' built with CUDA \t17\n built without \t18',
    1769366884: "device architecture\t500\ndevice capabilit\t500\ndevice compute architecture\t500\ndevice compute capabilit\t500\ndevice kernel image is invalid\t516\ndevice's architecture\t500\ndevice's capabilit\t500\ndevice's compute architecture\t500\ndevice's compute capabilit\t500\ndevice-side assert triggered\t1124\ndevice-side assertion triggered\t1124\ndevices architecture\t500\ndevices capabilit\t500\ndevices compute architecture\t500\ndevices compute capabilit\t500",
    1769369189: 'environment variable is not\t1142',
    1769414695: "' with arguments from the '\t294\n' with arguments from the 'CUDA' backend\t295 296\n' with arguments from the 'Meta' backend\t297\n' with exceptions disabled\t298",
    1769566836: 'trying to build PyTorch with a too old version of \t1566',
    1784835872: ' object has no attribute \t190 191 192',
    1785291349: 'Ubijen\t595',
    1785620814: 'Ninja is required to \t725',
    1785620846: 'ninja-build: Kommando nicht gefunden\t1403\nninja-build: command not found\t1403\nninja-build: commande introuvable\t1403\nninja-build: not found\t1403\nninja-build: orden no encontrada\t1403\nninja-build: コマンドが見つかりません\t1403\nninja-build: 未找到命令\t1403\nninja: Kommando nicht gefunden\t1403\nninja: build stopped\t1404\nninja: command not found\t1403\nninja: commande introuvable\t1403\nninja: no work to do.\t1405\nninja: not found\t1403\nninja: orden no encontrada\t1403\nninja: コマンドが見つかりません\t1403\nninja: 未找到命令\t1403',
    1797287790: 'no kernel image is available\t1409',
    1797288805: 'es kein\t1155',
    1801538883: 'CMake must be installed to build\t493',
    1801547107: 'cmake: command not found\t913\ncmake: not found\t913',
    1801547111: 'gmake\t347',
    1801675088: "Package \t771\nPackage dependency requirement '\t772\nPackagesNotFoundError\t773",
    1801675120: 'packed_accessor\t1096\npacked_accessor32\t823\npacked_accessor64\t823',
    1801678707: 'socket.gaierror: \t1523',
    1802068851: 'scikit-learn has not been built correctly\t1512',
    1802270070: 'vulkan/vulkan\t1602 1603 1604 1605',
    1802398060: 'linker `\t1361',
    1802465132: 'looks like a filename, but the file does not exist\t1368',
    1802725700: 'Disk quota exceeded\t591',
    1802725732: 'disk quota exceeded\t591',
    1814066273: "at least '/std:c++\t911",
    1814979692: 'ld.lld: error: duplicate symbol: \t1291',
    1816217684: 'THAlloc\t799 800',
    1816283220: 'THBlas_\t799 800',
    1816545364: 'THFloatBlas_\t799 800\nTHFloatStorage\t799 800\nTHFloatTensor\t799 800\nTHFloatVector\t799 800',
    1818323300: 'dial tcp: lookup \t822',
    1818391907: 'cublas.CUBLASError: \t1107\ncublas64_\t1108\ncublasLt64_\t1108',
    1818435642: ': class template "std::_Is_memfunptr" has already been defined\t375',
    1818455657: 'include file \t1234\ninclude file "ATen/\t1235\ninclude file "CL/\t1236\ninclude file "Eigen/\t1237\ninclude file "GLES\t1238\ninclude file "TH\t1239\ninclude file "THC\t1240\ninclude file "X11/\t1241\ninclude file "asm/\t922\ninclude file "boost/\t1242\ninclude file "c\t1243\ninclude file "c10d/\t1244\ninclude file "cudnn\t1245\ninclude file "eigen3/Eigen/\t1237\ninclude file "libav\t1246\ninclude file "tbb/\t1247\ninclude file "torch/\t416\ninclude file \'ATen/\t1235\ninclude file \'CL/\t1236\ninclude file \'Eigen/\t1237\ninclude file \'GLES\t1238\ninclude file \'TH\t1239\ninclude file \'THC\t1240\ninclude file \'X11/\t1241\ninclude file \'asm/\t922\ninclude file \'boost/\t1242\ninclude file \'c\t1243\ninclude file \'c10d/\t1244\ninclude file \'cudnn\t1245\ninclude file \'eigen3/Eigen/\t1237\ninclude file \'libav\t1246\ninclude file \'tbb/\t1247\ninclude file \'torch/\t416',
    1818780998: 'Fehler beim Mappen des Shared Objects\t632\nFehler im Format der Programmdatei\t608',
    1818845510: 'Failed building wheel for \t617\nFailed to build \t618\nFailed to build CUDA kernels for \t619\nFailed to compile. cc_cmd\t620\nFailed to detect a default CUDA architecture\t621\nFailed to detect a default CUDA architecture.\t622\nFailed to find\t534 535\nFailed to find \t623\nFailed to find ROCm root directory\t624\nFailed to find a working CUDA architecture\t625\nFailed to find all files with CUDA\t626\nFailed to find nvToolsExt\t627\nFailed to initialize NVML: Driver Not Loaded\t628\nFailed to locate\t535\nFailed to parse: \t629\nFailed to start \t630\nFailures have been detected while processing an MLIR pass pipeline\t631',
    1818845542: 'failed call to cuInit: \t1165\nfailed to find\t535\nfailed to locate\t535\nfailed to map segment from\t1166\nfailed to open \t1167\nfailed to open elf at \t576\nfailed with exit \t1168',
    1818846752: ' file built for macOS-\t48\n file not found\t49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111',
    1818848040: '(killed) terminó el programa \t306',
    1818850658: 'build_ext\t926\nbuilds-v0\t927\nbuilt against \t928\nbuilt for \t928\nbuilt with \t928',
    1819028768: ' -llapack\t6',
    1819042150: 'fallo al asignar un segmento del objeto compartido\t632',
    1819044171: 'Killed\t595 679',
    1819045731: 'collect2: fatal error: ld terminated with signal 9\t684',
    1819176736: ' only supports \t195',
    1819240790: 'Violación de segmento\t609',
    1819242031: '/nologo\t338',
    1819307369: 'implementation for device cuda\t1229',
    1819310149: 'Explicitly provided namespace (\t616',
    1819440483: 'curl/curl.h\t1113 1114 1115 1116\ncurl: (16) \t1117\ncurl: (18) \t1117\ncurl: (28) \t1117\ncurl: (35) \t1117\ncurl: (5) \t1117\ncurl: (52) \t1117\ncurl: (55) \t1117\ncurl: (56) \t1117\ncurl: (6) \t1117\ncurl: (60) \t1117\ncurl: (7) \t1117\ncurl: (92) \t1117',
    1819571555: 'cutlass needs GCC \t530\ncutlass needs at least GCC \t530\ncutlass requires GCC \t530\ncutlass requires at least GCC \t530\ncutlass/\t1119\ncutlass::\t1120\ncutlass\\\t1119',
    1819635523: 'Could NOT find BLAS (missing\t552\nCould NOT find Boost (missing\t552\nCould NOT find CUDA (missing:\t553 554 555\nCould NOT find CUDAToolkit (missing:\t553 554 555\nCould NOT find CUDNN (missing\t556\nCould NOT find CURL (missing\t552\nCould NOT find CuDNN (missing\t556\nCould NOT find EGL (missing\t552\nCould NOT find Eigen3 (missing\t552\nCould NOT find Freetype (missing\t552\nCould NOT find GLEW (missing\t552\nCould NOT find GLUT (missing\t552\nCould NOT find JPEG (missing\t552\nCould NOT find LAPACK (missing\t552\nCould NOT find NVTX\t557\nCould NOT find NvToolExt\t557\nCould NOT find NvToolsExt\t557\nCould NOT find OpenGL (missing\t552\nCould NOT find OpenMP\t558\nCould NOT find OpenSSL (missing\t552\nCould NOT find PNG (missing\t552\nCould NOT find Python\t559 560\nCould NOT find PythonLibs (missing\t561\nCould NOT find TBB (missing\t552\nCould NOT find X11 (missing\t552\nCould NOT find ZLIB (missing\t552\nCould NOT find cuDNN (missing\t556\nCould NOT find cudnn (missing\t556\nCould NOT find nvToolsExt\t557\nCould not build wheels for \t562\nCould not connect\t563\nCould not detect Ninja v\t564\nCould not find\t534 535\nCould not find \t565\nCould not find MSVC\t566\nCould not find a configuration file for package "\t567\nCould not find any \t568\nCould not find compiler set in environment variable \t569\nCould not find module \'\t570\nCould not find shared object file\t571\nCould not find the bitsandbytes \t572\nCould not find the operator \t34\nCould not infer dtype of numpy.\t573\nCould not load libtorchcodec\t574\nCould not load symbol \t543\nCould not load this library: \t575\nCould not locate\t535\nCould not locate \t565\nCould not open \t576\nCould not open requirements file: \t577\nCould not resolve\t563\nCould not set up the environment for Microsoft Visual Studio\t578\nCouldn\'t find\t534 535\nCouldn\'t load custom C++ ops\t579\nCouldn\'t load custom C++ ops. This can happen if your PyTorch and \t580',
    1819635555: "could not convert default argument '\t1099\ncould not find\t535\ncould not locate\t535\ncould not select device driver \t1100\ncouldn't allocate input reg for constraint 'h'\t1101\ncouldn't allocate input reg for constraint 'l'\t1101\ncouldn't allocate input reg for constraint 'r'\t1101\ncouldn't allocate input register for constraint 'h'\t1101\ncouldn't allocate input register for constraint 'l'\t1101\ncouldn't allocate input register for constraint 'r'\t1101\ncouldn't allocate output reg for constraint 'h'\t1101\ncouldn't allocate output reg for constraint 'l'\t1101\ncouldn't allocate output reg for constraint 'r'\t1101\ncouldn't allocate output register for constraint 'h'\t1101\ncouldn't allocate output register for constraint 'l'\t1101\ncouldn't allocate output register for constraint 'r'\t1101\ncouldn't find\t535",
    1830842190: "No matching distribution found for \t729\nNo module named \t730 731 732 733 734 735 736 737 738 739 740\nNo module named '\t741",
    1830842222: "no matching con\t1410\nno matching function for call to \t1411 1412\nno member named \t1207\nno member named '\t1413 1414",
    1833508922: ": Impossible d'ouvrir le fichier d'objet partagé\t356",
    1835100276: 'tham chiếu đến\t255',
    1835101728: ' name followed by "::" must be\t132\n named symbol not found\t179',
    1835102822: 'frame"\t1013\nframe\'\t1013\nframe’\t1013',
    1835166060: 'libmkl_\t1336',
    1835429165: '-mfma\t336',
    1835492691: 'Segment-Schutz nach der Relozierung\t793\nSegmentation fault\t609 794\nSegmentation-Fehler\t609',
    1835492723: 'segment en lecture seule a des réadressages\t1490\nsegmento de sólo lectura tiene reubicaciones\t1490',
    1835606074: ": impossibile aprire il file oggetto condiviso\t356\n: impossible d'ouvrir le fichier d'objet partagé\t356",
    1835622239: '__imp_\t892',
    1835886455: 'wgmma\t1513',
    1835888451: "Command '['ninja', '--version']' returned non-zero\t545\nCommand 'nvcc' not found\t546",
    1835888459: 'Kommandozeilenoption\t680',
    1835888483: 'common_type_t\t1020',
    1836016416: ' compiled with CUDA \t17\n compiled without \t18',
    1836213584: "Permission denied: \t747\nPermission denied: '\t750\nPermissionError: [WinError 5]\t775",
    1836213588: 'Terminado (killed)\t595',
    1836216134: 'Formato de ejecutable incorrecto\t608',
    1836280173: 'mismatches\t1129 1378',
    1836344691: 'setmaxnreg\t1513',
    1840104307: 'símbolo ambiguo\t709',
    1847602215: "', needed by '\t299 300",
    1847603493: "%1 n'est pas une application Win32 valide\t273\n%1 no es una aplicación Win32 válida\t273",
    1847616878: 'ne nomme pas un type\t919',
    1847619177: 'in namespace\t1155',
    1847619438: 'no nombra a un tipo\t919',
    1847620457: 'is not a full path and was not found\t1273\nis not a full path to an existing\t1274\nis not a member of\t1155',
    1847638978: '» non reconnue\t1620',
    1850286138: ': Internal \t357',
    1850296404: 'THIntBlas_\t799 800\nTHIntStorage\t799 800\nTHIntTensor\t799 800\nTHIntVector\t799 800',
    1851072570: ": Undefined reference to '\t255\n: Unknown option '\t367 368\n: Unresolved extern function\t369",
    1851859002: ': an object with that name is already\t370',
    1851876128: ' cannot be used to initialize\t21',
    1851878176: ' kann nicht gefunden werden\t172 173',
    1851878499: 'clang version must be less than \t1016',
    1851943276: 'libnvJitLink.so.\t1328\nlibnvidia-ml.so.1\t1337\nlibnvidia-ptxjitcompiler.so.1\t1337\nlibnvrtc-builtins.so\t1338\nlibnvrtc.so.\t1328',
    1852134465: 'ATen/CPUGenerator\t411 412\nATen/CUDA\t411 412\nATen/CUDAGenerator\t411 412\nATen/Dimname.h\t413 414 415\nATen/NamedTensor.h\t413 414 415\nATen/NamedTensorUtils.h\t413 414 415\nATen/TensorNames.h\t413 414 415\nATen/Type\t411 412\nATen/TypeDefault\t411 412\nATen/TypeExtendedInterface\t411 412\nATen/c\t416 417 418\nATen/core/Dimname.h\t413 414 415\nATen/core/NamedTensor.h\t413 414 415\nATen/core/NamedTensorUtils.h\t413 414 415\nATen/core/TensorNames.h\t413 414 415\nATen/cpu/vec256/\t419 420 421 422 423\nATen/cuda/CUDAFuture.cuh\t424 425 426\nATen/cuda/CUDAFuture.h\t424 425 426\nATen/cuda/CUDAMultiStreamGuard.cuh\t424 425 426\nATen/cuda/CUDAMultiStreamGuard.h\t424 425 426\nATen/cuda/CUDASolver.cuh\t424 425 426\nATen/cuda/CUDASolver.h\t424 425 426\nATen/cuda/CUDATypeConversion.cuh\t424 425 426\nATen/cuda/CUDATypeConversion.h\t424 425 426\nATen/cudnn/Exceptions.h\t427 428 429 430 431 432\nATenCeilDiv\t433 434',
    1852138601: 'identifier \t1212 1213\nidentifier "\t1214 1215 1216 1217 1218 1219 1220\nidentifier "CU\t1221\nidentifier "_Float\t1222\nidentifier "__builtin_\t1223\nidentifier "nvshmem\t1224\nidentifier "texture" is undefined\t1225',
    1852141679: 'opencv2/\t1461 1462 1463 1464\nopenssl/\t1465 1466 1467 1468',
    1852383271: "' in 'cudaDeviceProp'\t280\n' in 'cut\t281\n' in namespace '\t282\n' in namespace '__hip_internal'\t283\n' in namespace 'cut\t281\n' in namespace 'std'\t284",
    1852383290: ': internal \t357\n: invalid ELF header\t385',
    1852387130: ':/include\t391',
    1852397403: '[WinError \t879 880 881\n[WinError 1114]\t882\n[WinError 126]\t883\n[WinError 127]\t584\n[WinError 206]\t884',
    1852400160: ' binary not found at \t16',
    1852400175: '/bin/bash: \t340 341\n/bin/dash: \t340 341\n/bin/nvcc\t342 343\n/bin/sh: \t340 341',
    1852400971: 'Kein Speicher im statischen TLS-Block\t678\nKein Speicherplatz mehr\t457',
    1852400994: 'being in scipy source directory\t917\nbeing installed\t918',
    1852401003: 'kein Speicherplatz mehr verfügbar\t457',
    1852401184: ' find any \t112',
    1852403239: "'ninja' is not recognized as an internal or external command\t303",
    1852404512: ' since setuptools is not available\t239',
    1852404565: 'Using cached \t866',
    1852404597: 'using CUDA_HOME=\t1592',
    1852534357: 'Unknown CMake command "cuda_add_executable"\t626\nUnknown CMake command "cuda_add_library"\t626\nUnknown CMake command "cuda_compile"\t626\nUnknown CUDA Architecture Name\t850\nUnknown MS Compiler version \t851\nUnknown builtin op: \t852\nUnknown compiler(s): [[\'\t853\nUnknown compute capability. \t854',
    1852534389: "unknown target CPU \t859\nunknown type name \t1423 1576\nunknown type name '\t1580 1581 1582\nunknown type name '__hip_bfloat16\t1583",
    1852583200: ' -lnvToolsExt\t7',
    1852664132: 'Dimname\t589 590\nDimnameList\t589 590',
    1852727619: 'Cannot access data pointer of Tensor (e.g. FakeTensor\t536\nCannot access global variable \t537 538\nCannot compile \t539\nCannot find\t534 535\nCannot find a working triton installation\t540\nCannot find source file:\t541\nCannot initialize CUDA without \t542\nCannot load symbol cu\t543',
    1852727627: 'Kann den Stack nicht ausführbar machen\t677',
    1852727651: 'cannot be used to initialize an entity of type "cutlass::\t951\ncannot call member function\t378\ncannot call non-constexpr function "cutlass::const_\t952\ncannot convert \t953\ncannot convert None of type <class \t954\ncannot create shared object descriptor\t955\ncannot determine \t956\ncannot execute \t957\ncannot find\t535 958 959 960\ncannot find \t961 962 963 964\ncannot find -l\t965 966 967 968 969 970 971 972 973 974 975 976\ncannot find -lEGL\t977\ncannot find -lGLEW\t978\ncannot find -laio\t979\ncannot find -lffi\t980\ncannot find -lglog\t981\ncannot find -ljpeg\t982\ncannot find -lnuma\t983\ncannot find -lpython3.\t984\ncannot find -lstdc++\t985\ncannot find -ltbb\t986\ncannot find -luuid\t987\ncannot find -lz\t988\ncannot find the file specified: \'\t750\ncannot import name \t989 990 991 992 993 994 995 996\ncannot import name \'\t997\ncannot instantiate \'\t998\ncannot make segment writable for relocation\t999\ncannot map zero-fill pages\t955\ncannot open input file \t1000\ncannot open shared object file\t1 1001 1002\ncannot open source file "\t1003\ncannot read spec file \t1004',
    1852727659: 'kann -l\t967\nkann nicht gefunden\t1284\nkann nicht gefunden werden -l\t968 969 970 971 972 973 974 975 976 1231 1232\nkann nicht gefunden werden -lEGL\t977\nkann nicht gefunden werden -lGLEW\t978\nkann nicht gefunden werden -laio\t979\nkann nicht gefunden werden -lffi\t980\nkann nicht gefunden werden -lglog\t981\nkann nicht gefunden werden -ljpeg\t982\nkann nicht gefunden werden -lnuma\t983\nkann nicht gefunden werden -lstdc++\t985\nkann nicht gefunden werden -ltbb\t986\nkann nicht gefunden werden -luuid\t987\nkann nicht gefunden werden -lz\t988\nkann nicht gefunden werden: -l\t968 969 970 971 972 973 974 975 976 1231 1232\nkann nicht gefunden werden: -lEGL\t977\nkann nicht gefunden werden: -lGLEW\t978\nkann nicht gefunden werden: -laio\t979\nkann nicht gefunden werden: -lffi\t980\nkann nicht gefunden werden: -lglog\t981\nkann nicht gefunden werden: -ljpeg\t982\nkann nicht gefunden werden: -lnuma\t983\nkann nicht gefunden werden: -lstdc++\t985\nkann nicht gefunden werden: -ltbb\t986\nkann nicht gefunden werden: -luuid\t987\nkann nicht gefunden werden: -lz\t988',
    1852731203: 'ConnectTimeout\t544\nConnectTimeoutError\t544\nConnection to \t549\nConnectionError: \t550',
    1852732786: 'running build_ext\t1508\nrunning on sm\t1509',
    1852793632: " conflicts with target machine type \t22 23\n conflicts with this version\t24\n connect to 'http\t25",
    1852793634: '"constexpr\t272',
    1852793639: "'constexpr\t272",
    1853169722: ": ungültiger ELF-Header\t385\n: unspecified launch failure\t386\n: unsupported option '-fopenmp\t388\n: unsupported option ‘-fopenmp\t388",
    1853188163: 'ChunkedEncodingError\t544',
    1853189958: 'Found empty `transformer-engine` meta package\t636\nFound no NVIDIA driver on your system\t637 638\nFound two conflicting CUDA\t639',
    1853189990: 'found. Please specify\t1182',
    1864396654: 'no overload of \t1415',
    1864397673: 'is only a placeholder project on PyPI\t1275\nis only available from C++\t1276',
    1864900647: "' (or one of its dependencies)\t274",
    1865370691: 'CL/opencl\t485 486',
    1866614868: 'THBoolBlas_\t799 800\nTHBoolStorage\t799 800\nTHBoolTensor\t799 800\nTHBoolVector\t799 800',
    1866670138: ': Command not found\t348',
    1866745940: 'THDoubleBlas_\t799 800\nTHDoubleStorage\t799 800\nTHDoubleTensor\t799 800\nTHDoubleVector\t799 800',
    1866866746: ': Found no NVIDIA driver on your system\t353\n: Found unsuitable version "\t354 355',
    1867194426: ': Kommando nicht gefunden\t348',
    1867270228: 'THLongBlas_\t799 800\nTHLongStorage\t799 800\nTHLongTensor\t799 800\nTHLongVector\t799 800',
    1867391034: ': No CUDA GPUs are available\t360\n: No existe el\t109\n: No se puede asignar\t350\n: No such file\t109 110 111 361 362 363\n: No such file or directory\t364\n: Not a directory\t365',
    1867806286: 'NvToolsExt\t758',
    1867806318: 'nvToolsExt\t1438 1439 1440 1441\nnvToolsExt64_1.lib\t1442',
    1867807056: 'PyTorch is needed\t780\nPyTorch is not installed\t780\nPyTorch is not linked with support for cuda devices\t781\nPyTorch is required\t780\nPyTorch must be installed\t780\nPyTorch needs GCC \t530\nPyTorch needs at least GCC \t530\nPyTorch needs to be installed\t780\nPyTorch no longer supports this GPU because it is too old\t782\nPyTorch requires GCC \t530\nPyTorch requires at least GCC \t530\nPyTorch was compiled without CUDA support\t783',
    1868720492: 'libomp/omp.h\t1339 1340 1341',
    1868767290: ': comando não encontrado\t348\n: command not found\t348\n: commande introuvable\t348',
    1868785010: 'recompile \t1491',
    1868787269: 'Encountered error while \t607',
    1868787273: 'IncompleteRead\t544',
    1868787305: 'incompatible architecture (have \t1248\nincompatible with that of previous function "\t1249\nincompatible with the existing python installation in your environment\t1250\nincomplete \t1251\nincomplete type \t1252 1253',
    1868832802: '" does not appear to contain CMakeLists\t256',
    1869366891: 'kFloat8_e\t1096',
    1869374802: 'Relocations in generic ELF (EM: \t785',
    1869374834: 'relocation R_\t1494',
    1869378165: 'urlopen error \t1589',
    1869439605: 'ubmodule\t1568',
    1869440333: 'Memory access fault by GPU node\t711',
    1869440338: 'RemoteDisconnected\t544',
    1869440365: 'memory exhausted\t1376\nmemory in static\t1377',
    1869440370: 'remove_cv_t\t1020\nremove_reference_t\t1020',
    1869488162: '" no se reconoce como\t268',
    1869488167: "' no se reconoce como\t268",
    1869488186: ': no se puede abrir el archivo del objeto compartido\t356\n: no se puede abrir el fichero del objeto compartido\t356\n: not found\t348',
    1869490208: ' (no such file)\t1',
    1869502255: '/Wno-psabi\t339',
    1869504867: 'canonicalize_version() got an unexpected keyword argument\t1005',
    1869508193: 'annot open include file: \t470\nannotation_type.__origin__ is tuple\t903',
    1869638985: "ImportError: \t665\nImportError: cannot import name '\t455",
    1869639017: 'import lib as _lib, ffi as _ffi\t1230\nimpossibile abilitare lo stack eseguibile\t677\nimpossibile allocare memoria nel blocco statico TLS\t678\nimpossibile trovare -l\t1231 1232\nimpossible de trouver -l\t967',
    1869771333: "Error building extension '\t610\nError checking\t611\nError compiling objects for extension\t612\nError loading shared library \t613\nError sending request for url (\t614\nError: No module named \t615",
    1869771365: 'error C2059\t1144\nerror C2061\t1144\nerror C2065\t1144\nerror C2143\t1144\nerror sending request for url (\t614\nerror trying to exec \t957\nerror: "auto" is not allowed here\t1145\nerror: /EHa\t338\nerror: /EHsc\t338\nerror: /FS\t338\nerror: /GL\t338\nerror: /GR\t338\nerror: /MD\t338\nerror: /MT\t338\nerror: /O1\t338\nerror: /O2\t338\nerror: /Od\t338\nerror: /Ox\t338\nerror: /W\t338\nerror: /Z7\t338\nerror: /Zc:\t338\nerror: /Zi\t338\nerror: /arch:\t338\nerror: /fp:\t338\nerror: /std:c++\t338\nerror: /utf-8\t338\nerror: /wd\t338\nerror: RPC failed; \t1146\nerror: [Errno 2] No such file or directory: \'\t341\nerror: [WinError 2]\t1147\nerror: a member with an in-class initializer must be const\t1148\nerror: downloading \'\t1149\nerror: expected a\t1150\nerror: expected an identifier\t1151\nerror: expected unqualified-id before\t1151\nerror: forward declaration of \t1152\nerror: identifier "__\t1150\nerror: identifier "__builtin_\t1153\nerror: no such file or directory: \'/EHa\t338\nerror: no such file or directory: \'/EHsc\t338\nerror: no such file or directory: \'/FS\t338\nerror: no such file or directory: \'/GL\t338\nerror: no such file or directory: \'/GR\t338\nerror: no such file or directory: \'/MD\t338\nerror: no such file or directory: \'/MT\t338\nerror: no such file or directory: \'/O1\t338\nerror: no such file or directory: \'/O2\t338\nerror: no such file or directory: \'/Od\t338\nerror: no such file or directory: \'/Ox\t338\nerror: no such file or directory: \'/W\t338\nerror: no such file or directory: \'/Z7\t338\nerror: no such file or directory: \'/Zc:\t338\nerror: no such file or directory: \'/Zi\t338\nerror: no such file or directory: \'/arch:\t338\nerror: no such file or directory: \'/fp:\t338\nerror: no such file or directory: \'/std:c++\t338\nerror: no such file or directory: \'/utf-8\t338\nerror: no such file or directory: \'/wd\t338\nerror: this declaration has no\t1150\nerror: type name is not allowed\t1150\nerror: unexpected argument \'\t1154\nerror: user-defined literal operator not found\t1150',
    1869833554: 'ResolutionImpossible\t788\nResolvePackageNotFound\t773',
    1869834594: 'bison: command not found\t913\nbison: not found\t913',
    1869881402: ': too few arguments\t387',
    1869903169: 'AutoGIL\t458 459\nAutoNoGIL\t458 459',
    1869903201: 'autoconf: command not found\t913\nautoconf: not found\t913\nautomake: command not found\t913\nautomake: not found\t913\nautoreconf: command not found\t913\nautoreconf: not found\t913',
    1870211104: ' (you have \t3',
    1873003342: 'Não há espaço disponível\t754',
    1873003374: 'não foi possível alocar memória em bloco TLS\t678\nnão foi possível habilitar pilhas de executável\t677\nnão foi possível localizar -l\t1231 1232\nnão há espaço disponível\t754',
    1881171310: 'ne peut activer une pile exécutable\t677\nne peut allouer de la mémoire dans un bloc statique TLS\t678\nne peut pas trouver -l\t967 1231 1232\nne peut restaurer le segment prot\t793\nne peut trouver -l\t968 969 970 971 972 973 974 975 976 1231 1232\nne peut trouver -lEGL\t977\nne peut trouver -lGLEW\t978\nne peut trouver -laio\t979\nne peut trouver -lffi\t980\nne peut trouver -lglog\t981\nne peut trouver -ljpeg\t982\nne peut trouver -lnuma\t983\nne peut trouver -lstdc++\t985\nne peut trouver -ltbb\t986\nne peut trouver -luuid\t987\nne peut trouver -lz\t988',
    1881173838: "No package '\t742",
    1882284899: 'cc1plus\t1011\ncc1plus: \t1012',
    1884516174: 'NoSpaceLeftError\t601',
    1885434439: 'Graph break due to unsupported builtin \t661',
    1885500787: 'subprocess-exited-with-error\t1529',
    1885692960: ' dependency is incompatible with the current platform: \t27',
    1885693252: 'DeepSpeed needs GCC \t530\nDeepSpeed needs at least GCC \t530\nDeepSpeed requires GCC \t530\nDeepSpeed requires at least GCC \t530',
    1885809965: '--gpu-name=sm_\t333',
    1886217556: 'Temporary failure\t563\nTemporary failure \t825',
    1886217588: 'temp.win32-\t1536',
    1886218528: ' import any \t112',
    1886220099: 'Compiler requires the CUDA toolkit\t547',
    1886220131: 'compilation terminated\t1021 1022 1023 1024 1025 1026 1027 1028 1029 1030 1031 1032 1033 1034 1035 1036 1037 1038 1039 1040 1041 1042 1043 1044 1045 1046 1047 1048 1049 1050 1051 1052 1053 1054 1055 1056 1057 1058 1059 1060 1061 1062 1063 1064 1065 1066 1067 1068 1069 1070 1071 1072 1073 1074 1075 1076 1077 1078 1079 1080 1081 1082 1083\ncompiled\t1084\ncompiled against \t928\ncompiled against NumPy 1.x\t1085\ncompiled for \t928\ncompiled with \t928\ncompiler set in environment\t1086\ncompute capabilit\t1087 1088\ncompute capability\t1089\ncompute capability \t1090',
    1886220135: "gomp not found\t1199\ngomp' not found\t1199\ngomp’ not found\t1199",
    1886220137: "iomp5 not found\t1199\niomp5' not found\t1199\niomp5’ not found\t1199",
    1886221678: 'numpy._core.multiarray failed to import\t1437\nnumpy.core.multiarray failed to import\t1437',
    1886332960: ' (operand types are \t2',
    1886351203: 'cooperative_groups/\t1097 1098',
    1886413165: "mappatura del segmento dall'oggetto condiviso non riuscita\t632",
    1886415211: 'kipping import of cpp extensions due to incompatible torch version \t1285',
    1886418291: 'support for the ISO C++ \t1530\nsupport for the upcoming ISO C++ standard, C++0x\t1531\nsupported\t907 1532',
    1886611780: 'DispatchKey::CompositeImplicitAutograd\t592',
    1886614883: 'cusparse64_\t1108\ncusparseC\t769\ncusparseD\t769\ncusparseS\t769\ncusparseXcsrgemmNnz\t769\ncusparseZ\t769',
    1886680168: 'http.client.\t1211',
    1887007331: 'crypt.h\t1103 1104 1105 1106',
    1897951054: 'No queda espacio en el dispositivo\t456',
    1897951086: 'no queda espacio en el dispositivo\t456',
    1902473760: ' required keyword-only argument\t231\n required positional argument\t231 232\n requires A100\t233\n requires a different Python: \t234\n requires cuda extensions\t235\n requires triton==\t236',
    1903386957: 'MasqueradingAsCUDA\t706 707',
    1914709853: "]' returned non-zero\t886",
    1914711074: '", referenced from\t255\n", referenced from:\t255',
    1914725736: 'he remote end hung up unexpectedly\t1171',
    1916880980: 'THArgCheck\t801 802',
    1917132893: '] Erreur 137\t885\n] Error 137\t885',
    1917143124: 'THError\t801 802',
    1917145935: 'OSError: \t550\nOSError: Could not find/load shared object file\t763',
    1917221200: 'PyFrameObject\t779',
    1917853789: '] Processus arrêté\t885',
    1917869114: ':\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA\\v\t392',
    1918967870: '> are available only with C++\t394',
    1918986355: 'shared object\t1518',
    1919052108: 'Library not loaded: \t699 700\nLibrary not loaded: @\t701',
    1919052140: 'library not found\t1342\nlibrary not found for -l\t1343 1344\nlibrary not found: \t1345 1346 1347\nlibrary not found: EGL\t1348\nlibrary not found: GLEW\t1349\nlibrary not found: aio\t1350\nlibrary not found: crypt\t1351\nlibrary not found: ffi\t1352\nlibrary not found: glog\t1353\nlibrary not found: jpeg\t1354\nlibrary not found: lapack\t1355\nlibrary not found: numa\t1356\nlibrary not found: stdc++\t1357\nlibrary not found: tbb\t1358\nlibrary not found: uuid\t1359\nlibrary not found: z\t1360\nlibrocblas.so.\t1319\nlibrocsparse.so.\t1319',
    1919115629: 'macro "max" passed\t1373\nmacro "max" requires\t1373\nmacro "min" passed\t1373\nmacro "min" requires\t1373',
    1919117645: 'Microsoft Visual C++ \t712\nMicrosoft Visual C++ Redistributable is not installed\t713\nMicrosoft Visual Studio version\t714',
    1919230010: ': error C2975\t376\n: error: exception specification in declaration does not match\t377\n: error: expected \t378\n: error: identifier "\t379\n: error: name followed by "::" must be a class or namespace name\t380\n: error: namespace "cut\t381\n: error: need \t382\n: error: no such file or directory: \'\t383\n: error: template argument \t378\n: error: unknown type name \'\t384\n: error: use of undeclared identifier \'\t384\n: error:expected \t378\n: error:template argument \t378\n: error： expected \t378\n: error： template argument \t378\n: error：expected \t378\n: error：template argument \t378',
    1919248468: 'There is not enough space on the disk\t834',
    1919248500: "there's already a kernel registered from python overriding \t1538",
    1919250479: '/permissive\t338',
    1919250511: 'Operator does not support running with fake tensors\t767',
    1919250543: 'operation timed out\t1019',
    1919251285: "UserWarning: Can't initialize NVML\t864\nUserWarning: Error checking compiler version for cl\t865",
    1919251488: ' terminated with signal 9\t29',
    1919251566: 'nternal error\t1433',
    1919252000: ' version incompatibility\t245\n version mismatch\t245\n version must be \t246\n version needs to be \t246\n version should be \t246',
    1919252079: 'overloaded function "std::__to_address" matches\t1476',
    1919444301: 'Mehrdeutiges Symbol\t709\nMehrfachdefinition von \t710',
    1919444333: 'mehrdeutiges Symbol\t709',
    1919448176: 'pthread.h\t1130',
    1919885370: ': orden no encontrada\t348',
    1919895160: "xFormers was built for:\t1610\nxFormers wasn't buil\t1611",
    1919902273: 'Aborted\t435',
    1919968580: 'DeprecatedTypeProperties\t586',
    1919969650: 'ripristinare la protezione del segmento\t793',
    1920091483: '[Errno 122]\t878\n[Errno 28]\t878',
    1920169263: '/usr/include/hip/\t345',
    1920230738: 'Retrying (Retry(total=0,\t789',
    1920233065: 'intrin\t910',
    1920234561: "AttributeError: install_layout\t453\nAttributeError: module '\t454\nAttributeError: module 'torch._C' has no attribute '\t455",
    1931505486: "No se pudo asignar memoria en el bloque TLS\t678\nNo space left on device\t743\nNo such file or directory: \t744 745 746 747\nNo such file or directory: '\t748 749 750\nNo such operator \t751",
    1931505518: 'no se declaró en este ámbito\t919\nno se encuentra -l\t967 1231 1232\nno se puede activar la pila ejecutable\t677\nno se puede encontrar -l\t967 968 969 970 971 972 973 974 975 976 1231 1232\nno se puede encontrar -lEGL\t977\nno se puede encontrar -lGLEW\t978\nno se puede encontrar -laio\t979\nno se puede encontrar -lffi\t980\nno se puede encontrar -lglog\t981\nno se puede encontrar -ljpeg\t982\nno se puede encontrar -lnuma\t983\nno se puede encontrar -lstdc++\t985\nno se puede encontrar -ltbb\t986\nno se puede encontrar -luuid\t987\nno se puede encontrar -lz\t988\nno se puede restaurar el `prot\' del segmento\t793\nno se reconoce la opción de línea de órdenes\t680\nno space left on device\t743\nno such file\t1416\nno such file or directory: \'\t1417\nno such instruction\t1418\nno such option: -\t1419\nno suitable \t1420 1421\nno suitable constructor exists to convert from "\t1422',
    1933658196: 'THAssert\t801 802',
    1934970951: 'GPUs architecture\t500\nGPUs capabilit\t500\nGPUs compute architecture\t500\nGPUs compute capabilit\t500',
    1935625567: '_M_set_sharable()\t888',
    1935762796: 'lease up\t1316',
    1935763488: ' has been removed from CMake\t114\n has no attribute\t115\n has no attribute \t116 117 118 119 120 121 122 123\n has no member \t124 125\n has no member named\t126\n has no member named \t127\n has not been declared\t40 41 128\n has to be \t129\n has unsupported type \t130',
    1935763551: '_hash_\t895 896 897',
    1935764579: 'class "at::Type" has no member\t1017\nclass "std::enable_if<<error-constant>\t1018',
    1935767328: ' was not declared\t40 41 128 169 170\n was not declared in this scope\t247 248\n was not declared in this scope; did you mean \t249\n was not found in the package registry\t250\n was specified but unrecogni\t251',
    1936009070: "n'est pas un membre de\t1155",
    1936025716: 'these package versions have conflicting dependencies\t1539',
    1936027492: "does not appear to be a Python project\t1132\ndoes not contain a CMakeLists\t1133\ndoes not have one of build variants: \t1134\ndoes not know how to trace the builtin \t1135\ndoes not match\t1129\ndoes not name a type\t919\ndoesn't match\t1129",
    1936028533: 'uses too much shared data (0x\t1591',
    1936269346: '" is ambiguous\t266\n" is not known to CXX compiler\t267\n" is not recognized\t268\n" is not recognized as\t268\n" ist entweder falsch\t268',
    1936269351: "' is ambiguous (with operand types \t285\n' is not defined for option 'gpu-architecture'\t286\n' is not defined for option 'std'\t287\n' is not in 'keyword=value' format\t288\n' is not recognized\t268\n' is not recognized as\t268\n' is not recognized as an internal\t289\n' is not recognized as an internal or external command\t290\n' is only available for these backends:\t291\n' ist entweder falsch\t268",
    1936269353: ') is greater than the maximum required version by CUDA \t311\n) is less than the minimum required version by CUDA \t312',
    1936287828: 'This Python has API version \t835\nThis header is only meant to be used on x86\t836',
    1936287860: 'this operation is not allowed between \t1540',
    1936289397: 'unistd.h\t1130',
    1936614740: 'TensileLibrary\t826\nTensorTypeId\t827 828\nTensorTypeSet\t827 828\nTensors of type TensorImpl do not have \t829',
    1936615712: ' installation candidates for \t136',
    1936617315: 'const_data_ptr\t1096',
    1936682850: 'boost/\t925',
    1936683040: ' positional argument\t231',
    1936876886: 'VersionConflict: (\t870',
    1936876918: 'version "LIBAV\t682\nversion "LIBSW\t682\nversion \'LIBAV\t682\nversion \'LIBSW\t682\nversion `LIBAV\t682\nversion `LIBSW\t682\nversion torch was compiled with \t1598\nversion used to compile\t1599\nversions\t1600',
    1936877926: 'first\t918',
    1936941392: 'PassManager::run failed\t774',
    1936943469: 'missing initializer for member \t1379',
    1936944429: '-msse\t336',
    1937008994: 'bits/floatn\t921\nbits/libc-header-start\t922\nbits/std_function.h:\t923\nbitsandbytes was compiled without GPU support\t924',
    1937059642: ':/usr/local/cuda\t391',
    1937075488: ' must be \t129\n must be valid exactly by one definition\t178',
    1937339245: 'msys64\t704',
    1948280185: 'ye tanımsız başvuru\t255',
    1948282734: 'no template named \t1423\nno type named \t1423',
    1951615060: 'THStorage\t799 800',
    1952531514: ':Datei oder Verzeichnis\t109',
    1952543859: 'status_string: "\t1528',
    1952606572: 'libtorch_cuda.so: \t1327',
    1952802679: 'wget: unable to resolve host address\t1608',
    1952805408: ' returned non-zero\t237',
    1952867692: 'leftover lock files from the PyTorch C++ extension build\t1317',
    1953063255: 'Waited on lock file "\t871',
    1953064270: "Neither 'setup.py' nor 'pyproject.toml' found\t724",
    1953064550: 'ffitarget.h\t1174 1175 1176',
    1953065567: '_jit_compile\t44',
    1953067604: 'Triton Error [CUDA]: device kernel image is invalid\t841',
    1953068832: ' with CUDA \t253\n without CUTE_ARCH_MMA_\t254',
    1953069157: 'exit code\t1160\nexit code:\t1160\nexit status\t1160\nexitcode\t1160\nexited with code \t1161',
    1953264973: 'Multiple dispatch failed for \t715',
    1953265005: 'multi_tensor_applier fused unscale kernel is unavailable\t1391\nmultiple copies of the\t1392\nmultiple definition of \t1393',
    1953394499: 'ContextualVersionConflict: (\t551',
    1953396050: 'RuntimeError: Numpy is not available\t791',
    1953397075: 'SyntaxError: \t666',
    1953459744: ' not available\t181\n not built with CUDA\t182\n not compiled with CUDA\t182\n not defined in file lib\t183 184\n not found\t185\n not found. Directory cannot be installed\t186\n not installed\t187\n not recognized\t188\n not supported in this architecture\t189',
    1953460816: 'ProtocolError\t544',
    1953525103: 'ompt.h\t1339 1340 1341',
    1953653104: 'partially initialized module \t1479',
    1953653621: 'ucrt64\t704',
    1953655158: 'virtual memory exhausted: \t1601',
    1953658478: 'nvrtc-builtins\t1451\nnvrtc64_\t1108\nnvrtc: error: failed to load builtins for compute_\t1452',
    1953718627: 'caster.operator typename make_caster<T>::template cast_op_type<T>()\t1006',
    1953719584: ' est incompatible avec la sortie\t43',
    1953719666: 'restaurar proteção de segmento\t793\nrestore segment prot after\t1501',
    1953720608: ' ist entweder falsch\t166\n ist im Header \t171\n ist kein Element\t133\n ist kein Element von\t148 149 150',
    1953720644: "Distributed package doesn't have NCCL built in\t593",
    1953721929: 'Installed triton version too old, please upgrade\t671\nInstrucción ilegal\t334\nInstruction non permise\t334\nInstruçõe\t334',
    1953721961: 'installed CPU version PaddlePaddle\t1260\ninstalled Caffe2 version uses CUDA but I cannot find the CUDA\t1261',
    1953722184: 'Host compiler targets unsupported OS\t664',
    1953723725: 'Must define exactly one of __HIP_PLATFORM_\t716',
    1953723747: 'custom_op(\t1118',
    1953723757: 'must have a constant value\t132\nmust install \t777',
    1953724755: 'SystemError: <built-in function load_binary> returned NULL\t798',
    1953724787: 'system has unsupported display driver / cuda driver combination\t1533\nsystem not yet initialized\t1534',
    1953784096: ' attempted to run this operator with Meta tensors, but there was no \t15',
    1953849888: ' but this version of numpy is 0x\t19',
    1953853031: 'gnutls_handshake() failed\t1198',
    1953853216: ' out of memory\t230',
    1954047264: ' extension\t44',
    1954047342: 'next(\t1402',
    1954047348: 'texture is not a template\t1225\ntexture" is not a template\t1225\ntexture\' is not a template\t1225\ntexture’ is not a template\t1225',
    1965059918: "No url found for submodule path '\t752",
    1967202362: ': Aucun fichier\t109',
    1967343700: 'THCuda\t799 800 815 816\nTHCudaCheck\t817 818',
    1969316709: 'ecause there is no version of \t1139',
    1969365031: "' but version of \t275",
    1969365036: ", but was built for sm\t325\n, but you have torch \t326\n, but you'll have torch \t326",
    1969381215: '__builtin_amdgcn_\t890',
    1969452353: 'Aucun espace disponible sur le périphérique\t456\nAucun fichier ou dossier\t437 438 439 440 441 442 443 444 445 446 447',
    1969452385: 'aucun espace disponible sur le périphérique\t456',
    1969452654: 'nvcuda.dll\t1449',
    1969516397: "module 'PIL.Image' has no attribute '\t1380\nmodule 'faiss' has no attribute '\t1381\nmodule 'numpy' has no attribute '\t1382\nmodule export function\t1383\nmodule has nothing to offer in MPL2 only mode\t1384",
    1969713761: "argument list for \t908\nargument of type 'WindowsPath' is not iterable\t909",
    1970170220: 'linux/limits.h\t1362 1363 1364 1365',
    1970234144: ' could be found\t26',
    1970239784: '(you have \t309',
    1970302319: 'ompute capability \t1455',
    1970365778: 'Require PyTorch\t786\nRequire Pytorch\t786\nRequire pyTorch\t786\nRequire pytorch\t786\nRequire torch\t786\nRequired library version not found: \t787\nRequires PyTorch\t786\nRequires Pytorch\t786\nRequires pyTorch\t786\nRequires pytorch\t786\nRequires torch\t786',
    1970365810: 'require C++ 1\t1495\nrequire C++ 2\t1495\nrequire C++1\t1495\nrequire C++2\t1495\nrequire CUDA\t1401\nrequire PyTorch\t786\nrequire Pytorch\t786\nrequire at least \'/std:c++\t911\nrequire at least C++ 1\t1495\nrequire at least C++ 2\t1495\nrequire at least C++1\t1495\nrequire at least C++2\t1495\nrequire pyTorch\t786\nrequire pytorch\t786\nrequire torch\t786\nrequire users to upgrade torch to at least v\t1496\nrequires Ada\t1497\nrequires Ampere\t1497\nrequires Blackwell\t1497\nrequires C++ 1\t1495\nrequires C++ 2\t1495\nrequires C++1\t1495\nrequires C++2\t1495\nrequires CUDA\t1401\nrequires Hopper\t1497\nrequires NVCC\t1401\nrequires NVIDIA CUDA\t1401\nrequires PyTorch\t786\nrequires Pytorch\t786\nrequires Turing\t1497\nrequires Volta\t1497\nrequires a Ada\t1497\nrequires a Ampere\t1497\nrequires a Blackwell\t1497\nrequires a Hopper\t1497\nrequires a Turing\t1497\nrequires a Volta\t1497\nrequires an Ada\t1497\nrequires an Ampere\t1497\nrequires an Blackwell\t1497\nrequires an Hopper\t1497\nrequires an Turing\t1497\nrequires an Volta\t1497\nrequires at least \'/std:c++\t911\nrequires at least C++ 1\t1495\nrequires at least C++ 2\t1495\nrequires at least C++1\t1495\nrequires at least C++2\t1495\nrequires compiler flag \'/std:c++\t911\nrequires device with capability > (\t1498\nrequires nvcc\t1401\nrequires pyTorch\t786\nrequires pytorch\t786\nrequires the CUDA\t1401\nrequires the language dialect "CUDA\t1499\nrequires the language dialect "CXX\t1500\nrequires torch\t786',
    1970369089: 'Arquivo ou diretório\t437 438 439 440 441 442 443 444 445 446 447',
    1970430840: 'xcrun: error: invalid active developer path\t1612',
    1970432116: 'thrust::\t1541',
    1970435187: 'struct _frame\t779',
    1970479215: 'o such \t437 438 439 440 441 442 443 444 445 446 447',
    1970496882: 'result_of_t\t1020',
    1970499157: 'Unsupported .target\t857\nUnsupported .version\t858\nUnsupported HIP arch \t859\nUnsupported HIP arch: \t859\nUnsupported conversion from \t860\nUnsupported platform: \t861\nUnsupported rounding mode for conversion\t862\nUnsupportedOperatorException: \t863',
    1970499189: 'unsupported GNU version! \t1587\nunsupported HIP gpu architecture \t859\nunsupported HIP gpu architecture: \t859\nunsupported instruction \t914\nunsupported operand type(s) for \t1588\nunsupported operator: \t863',
    1970562386: 'Return has unsupported type \t790',
    1970562418: 'return code\t1160\nreturned a non-zero code: 137\t1502\nreturned non-zero\t1503\nreturned non-zero exit\t1504\nreturned non-zero exit status \t1505',
    1970562419: 'setup command: use_2to3 is invalid\t1514\nsetup.py build\t926\nsetup.py develop\t926\nsetup.py install\t926\nsetuptools.build_meta\t1515\nsetuptools.command.\t1516\nsetuptools.extern.\t1517',
    1981837166: "no viable conversion from \t1424\nno viable conversion from '\t1425",
    1984917583: 'OpOverloadPacket(op=\t766',
    1985966953: 'is_variable\t1277 1278',
    1986096429: '-mavx\t336',
    1987208531: 'Server does not allow request for unadvertised object\t795',
    1998611557: 'ed with an unsupported toolchain\t1140',
    1998614350: 'No working C++ compiler found in\t753',
    2003269987: 'cygwin\t704',
    2003988326: 'forward compatibility was attempted on non supported HW\t1181',
    2019516192: ' __x) noexcept (true)\t10',
    2019893287: "' extension\t277\n' extension (up-to-date)\t278",
    2019893289: ') exceeds limit (\t310',
    2019893315: 'C extension: \t460',
    2019912806: 'flex: command not found\t913\nflex: not found\t913',
    2020569680: 'ProxyError\t544',
    2032168553: 'in your include path is not compatible with this release of \t1233',
    2034387028: 'THByteBlas_\t799 800\nTHByteStorage\t799 800\nTHByteTensor\t799 800\nTHByteVector\t799 800',
    2035294266: ': PyTorch was compiled\t366',
    2037149263: 'Only a single TORCH_LIBRARY can be used to register the namespace \t764 765',
    2037149295: 'only available for Linux\t1456\nonly available with \t1457\nonly support\t1458\nonly supported on \t1459 1460\nonly supported on CUDA\t1401\nonly supported on NVCC\t1401\nonly supports Linux\t1456\nonly works on Linux\t1456',
    2037413219: 'cupy.cuda.memory.OutOfMemoryError\t1112',
    2037588026: ': symbol not found\t255',
    2037604640: ' async_io\t14',
    2042020674: 'Böyle bir dosya ya da dizin\t437 438 439 440 441 442 443 444 445 446 447',
    2053466478: 'niezdefiniowane odwołanie do\t255',
    2053731104: ' size changed, may indicate binary\t240',
    2179145762: '" は、内部コマンド\t268',
    2179145767: "' は、内部コマンド\t268",
    2179145786: ': そのようなファイル\t109',
    2195923002: ': コマンドが見つかりません\t348',
    2229739578: ': 無法開啟共用物件\t356',
    2246385722: ': 共有オブジェクトファイルを開けません\t356',
    2295439056: 'Ошибка сегментирования\t609',
    2313560122: ': 找不到命令\t348',
    2357322528: ' が見つかりません\t172 173',
    2377704480: ' 不是\t133 148 149 150',
    2377704482: '"不是内部\t268',
    2377704487: "'不是内部\t268",
    2414551098: ': 동적 오브젝트 파일을 열 수 없습니다\t356',
    2461197882: ':沒有此一檔案\t109',
    2498306106: ': 错误: expected \t378\n: 错误: template argument \t378\n: 错误:expected \t378\n: 错误:template argument \t378\n: 错误： expected \t378\n: 错误： template argument \t378\n: 错误：expected \t378\n: 错误：template argument \t378',
    2498306141: '] 错误 137\t885',
    2548441146: ': 无效的 ELF 头\t385\n: 无法分配内存\t350\n: 无法打开共享对象\t358\n: 无法打开共享对象文件\t356',
    2632327226: ': 未找到命令\t348',
    2642535226: ':そのようなファイル\t109',
    2647662650: ': Нет такого файла\t109',
    2712856122: ':没有那个文件\t109',
    2797826628: 'Dræbt\t595',
    2848159060: 'Tué a terminé le programme \t306',
    2877416224: ' に対する定義されていない参照\t255',
    2881709383: 'Geëlimineerd\t595',
    2944525090: '"は、内部コマンド\t268',
    2944525095: "'は、内部コマンド\t268",
    2966455505: 'файл в неправильном формате\t785',
    2966468560: 'защиту сегмента после перемещения\t793',
    2983231953: 'сбой отображения сегмента из разделяемого объекта\t632',
    2983236304: 'Вбито\t595',
    2983240656: 'Убито\t595',
    3001425978: ': 沒有此一檔案\t109\n: 没有那个文件\t109',
    3050347984: 'Не осталось свободного места\t754\nНет такого файла\t437 438 439 440 441 442 443 444 445 446 447',
    3050356176: 'не вдалося знайти -l\t1231\nневизначене посилання\t255\nневизначене посилання на\t255\nневозможно выделить память в статичном блоке TLS\t678\nневозможно задействовать исполняемый стек\t677\nневозможно найти -l\t1231 1232\nнедефинисана упута ка\t255\nнеоднозначный символ\t709\nнеопределена отпратка към\t255\nнеопределенная ссылка на\t255\nнеопределённая ссылка на\t255',
    3050356688: 'перемещение R_\t1494\nпересування R_\t1494',
    3085246557: '] 已杀死\t885',
    3101958178: '" 不是内部\t268\n" 不是内部或外部命令\t268',
    3101958183: "' 不是内部\t268\n' 不是内部或外部命令\t268",
    3169132637: '] 強制終了\t885',
    3184533562: ': невозможно открыть разделяемый объектный файл\t356',
    3201348816: 'доступном только для чтения, содержатся динамические\t1490',
    3278267762: 'reférence indefinie vers\t255\nreférence indéfinie vers\t255',
    3278335573: 'Ungültiger Maschinenbefehl\t334',
    3278774330: ': não é possível abrir arquivo compartilhado\t356',
    3279185223: 'Getötet\t595\nGetötet hat Programm \t306',
    3491770661: '%1 не является приложением Win32\t273',
    3491803856: 'в пространстве имён\t1155',
    3499801839: '：Нет такого файла\t109',
    3500003386: ':Нет такого файла\t109',
    3799018863: 'omp’ not found\t1199',
    3810537765: '%1 は有効な Win32 アプリケーション\t273',
    3816980963: 'あいまいなシンボル\t709',
    3817309155: 'デバイスに空き領域がありません\t1622',
    3818568943: '：そのようなファイル\t109',
    3818750178: '”は、内部コマンド\t268',
    3818750435: 'そのようなファイルやディレクトリ\t437 438 439 440 441 442 443 444 445 446 447',
    3819930083: 'は、内部コマンド\t1621',
    3820192483: 'コマンドラインオプション\t680',
    3820716771: 'セグメンテーション\t609',
    3827314981: '%1 不是有效的 Win32 应用程序\t273',
    3834091238: '文件格式错误\t785',
    3835527394: '”不是内部\t268',
    3837692390: '找不到 -l\t967 1231 1232',
    3851132645: '型名ではありません\t919',
    3851270372: '不命名一个类型\t919',
    3852386021: '從共用物件中對映區段失敗\t632',
    3853163750: '未定\t255\n未定义的引用\t255\n未定义的符号\t255\n未定义符号\t255',
    3853230824: '被多次定义\t1624',
    3854479080: '设备上没有空间\t1622',
    3868047588: '不明确的符号\t709\n不是\t1155\n不是一个类型名\t919\n不是内部或外部命令\t1621\n不正な命令\t334',
    3868373734: '沒有此一檔案或目錄\t437 438 439 440 441 442 443 444 445 446 447',
    3868900591: '：沒有此一檔案\t109\n：没有那个文件\t109',
    3869154793: '非法指令\t334',
    3869284326: '无法从共享目标中映射段\t632\n无法启用共享目标需要的执行栈\t677\n无法在静态 TLS 块中分配内存\t678\n无法恢复段 prot\t793\n无法找到 -l\t967\n无法识别的命令行选项\t680',
    3869344999: '無法在靜態 TLS 區塊中配置記憶體\t678\n無法復原 segment prot\t793\n無法辨識的命令列選項\t680\n無法開啟可執行堆疊\t677',
    3869356774: '没有成员\t1623\n没有此指令\t1418\n没有此类指令\t1418\n没有那个文\t437 438 439 440 441 442 443 444 445 446 447',
    3869809893: '在此作用域中尚未声明\t919',
    3869940966: '未找到 -l\t968 969 970 971 972 973 974 975 976\n未找到 -lEGL\t977\n未找到 -lGLEW\t978\n未找到 -laio\t979\n未找到 -lffi\t980\n未找到 -lglog\t981\n未找到 -ljpeg\t982\n未找到 -lnuma\t983\n未找到 -lstdc++\t985\n未找到 -ltbb\t986\n未找到 -luuid\t987\n未找到 -lz\t988',
    3870265317: '可执行文件格式错误\t608',
    3870393829: '共有オブジェクトが必要としている実行可能スタック\t677\n共有オブジェクトのセグメントをマップするのに失敗\t632',
    3870727910: '架构于输入文件\t43',
    3884032999: '磁盘空间不足\t1622',
    3885604329: '静的 TLS ブロック内にメモリ\t678',
    3885868008: '裝置上已無多餘空間\t1622',
    3886131430: '模稜兩可的符號\t709',
    3901522403: 'が見つかりません\t1284',
    3901915875: 'を見つけ\t1284\nを見つけられません -l\t968 969 970 971 972 973 974 975 976\nを見つけられません -lEGL\t977\nを見つけられません -lGLEW\t978\nを見つけられません -laio\t979\nを見つけられません -lffi\t980\nを見つけられません -lglog\t981\nを見つけられません -ljpeg\t982\nを見つけられません -lnuma\t983\nを見つけられません -lstdc++\t985\nを見つけられません -ltbb\t986\nを見つけられません -luuid\t987\nを見つけられません -lz\t988\nを見つけられません: -l\t968 969 970 971 972 973 974 975 976\nを見つけられません: -lEGL\t977\nを見つけられません: -lGLEW\t978\nを見つけられません: -laio\t979\nを見つけられません: -lffi\t980\nを見つけられません: -lglog\t981\nを見つけられません: -ljpeg\t982\nを見つけられません: -lnuma\t983\nを見つけられません: -lstdc++\t985\nを見つけられません: -ltbb\t986\nを見つけられません: -luuid\t987\nを見つけられません: -lz\t988',
    3918366437: '再配置 R_\t1494\n再配置後にセグメントの prot\t793',
    3920998118: '段錯誤\t609\n段错误\t609',
    3954751466: '그런 파일이나 디렉터리\t437 438 439 440 441 442 443 444 445 446 447',
    3969229036: '정적 TLS 블럭에는 메모리를\t678',
    3969486827: '동적 오브젝트의 세그먼트를\t632',
    3986983916: '실행할 수 있는 스택을 공유\t677',
    3987253995: '모호한 기호\t709',
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
    'install_state.dependency_version_mismatch\tline\tCompatibility with CMake < \n'
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
    'source_api.removed_torch_api\tline\tat::Type\n'
    'cuda_runtime.extension_cuda_version_mismatch\tline\tcudaDeviceProp\n'
    'source_api.cutlass_missing_include\tline\tcute/\tcute\\\tcutlass/\tcutlass\\\n'
    'host_toolchain.host_compiler_too_old\tline\thas to be >=\thas to be at least\thas to be greater than\tmust be >=\tmust be at least\tmust be greater than\n'
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
    'gpu_arch.arch_not_built\tline\trror\n'
    'link_and_load.linker_cannot_find_cuda_lib\tline\t/libMIOpen\t/libamd_comgr\t/libamdhip64\t/libcublas\t/libcuda\t/libcufft\t/libcufile\t/libculibos\t/libcupti\t/libcurand\t/libcusolver\t/libcusparse\t/libcutensor\t/libhip\t/libhsa-runtime64\t/libhsakmt\t/libnccl\t/libnpp\t/libnvJitLink\t/libnvidia-ml\t/libnvjpeg\t/libnvrtc\t/libnvshmem\t/librccl\t/libroc\n'
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
    'cuda_toolkit.build_out_of_memory\tline\tBị buộc kết thúc\tDræbt\tDödad\tGetötet\tGeëlimineerd\tKilled\tMorto\tProcessus arrêté\tSüreç durduruldu\tTapettu\tTerbunuh\tTerminado (killed)\tTué\tUbijen\tkilled\tΣκοτώθηκε\tВбито\tЗабіты\tУбито\tУбијен\t已杀死\t強制終了\t強制結束\t强制终止\n'
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
    "install_state.dependency_version_mismatch\tline\t'nccl\t‘nccl\n"
    'not_our_fault.wrong_install_command\n'
    'triton_inductor.triton_api_mismatch\tline\tKeyword argument \n'
    'not_our_fault.gpu_out_of_memory\tline\tcublasCreate\n'
    'cuda_runtime.extension_cuda_version_mismatch torch_abi.torch_version_mismatch\tline\t (you have \n'
    'gpu_arch.arch_not_built\tline\tAttempting to use SM\n'
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
    'not_our_fault.network_failure\tline\tConnectionPool(\n'
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
    'cuda_runtime.nvrtc_source_incompatible\tline\tptxas fatal \n'
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
    'not_our_fault.insufficient_log\n'
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
    'host_toolchain.missing_system_dev_package\tline\tautoconf"\tautoconf\'\tautomake"\tautomake\'\tautoreconf"\tautoreconf\'\tbison"\tbison\'\tcmake"\tcmake\'\tflex"\tflex\'\tm4"\tm4\'\tmake"\tmake\'\tpatch"\tpatch\'\tpkg-config"\tpkg-config\'\tswig"\tswig\'\n'
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
    'host_toolchain.jit_stale_lock\n'
    'host_toolchain.missing_system_dev_package\t38\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t39\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'not_our_fault.gpu_out_of_memory\tline\tCUBLAS_STATUS_ALLOC_FAILED\tCUBLAS_STATUS_NOT_INITIALIZED\n'
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
    'cuda_toolkit.cuda_toolkit_not_found\n'
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
    'cuda_toolkit.cuda_toolkit_not_found\tline\tlibdevice.\n'
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
    'op_registration.op_library_not_loaded\tline\t_OpNamespace\n'
    'op_registration.op_library_not_loaded\n'
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
    'source_api.cxx_standard_too_old\n'
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
