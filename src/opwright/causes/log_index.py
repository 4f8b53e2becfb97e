"""Which causes to import for a log. Written by tools/index_causes.py."""

IN_LOGS: dict[int, str] = {
    540682536: '(): incompatible function arguments. The following argument types are\t310',
    540685421: 'm4: command not found\t940\nm4: not found\t940',
    540697708: "ld: cannot find\t1320\nld: library 'ATen' not found\t1321\nld: library 'EGL\t1322\nld: library 'GL\t1323\nld: library 'GLEW\t1324\nld: library 'GLU\t1323\nld: library 'GLX\t1323\nld: library 'MIOpen\t1325\nld: library 'OpenGL\t1323\nld: library 'X11\t1326\nld: library 'Xext\t1326\nld: library 'Xi\t1326\nld: library 'Xrandr\t1326\nld: library 'aio\t1327\nld: library 'amd_comgr\t1325\nld: library 'amdhip64\t1325\nld: library 'blas\t1328\nld: library 'c\t1329\nld: library 'c10' not found\t1321\nld: library 'caffe2' not found\t1321\nld: library 'cblas\t1328\nld: library 'crypt\t1330\nld: library 'crypto\t1331\nld: library 'cublas\t1325\nld: library 'cuda\t1325\nld: library 'cufft\t1325\nld: library 'cufile\t1325\nld: library 'culibos\t1325\nld: library 'cupti\t1325\nld: library 'curand\t1325\nld: library 'cusolver\t1325\nld: library 'cusparse\t1325\nld: library 'cutensor\t1325\nld: library 'dl\t1329\nld: library 'ffi\t1332\nld: library 'glfw\t1333\nld: library 'glfw3\t1333\nld: library 'glog\t1334\nld: library 'hip\t1325\nld: library 'hsa-runtime64\t1325\nld: library 'hsakmt\t1325\nld: library 'ibverbs\t1335\nld: library 'jpeg\t1336\nld: library 'm\t1329\nld: library 'mlx5\t1335\nld: library 'mpi\t1337\nld: library 'mpi_cxx\t1337\nld: library 'nccl\t1325\nld: library 'npp\t1325\nld: library 'numa\t1338\nld: library 'nvJitLink\t1325\nld: library 'nvidia-ml\t1325\nld: library 'nvjpeg\t1325\nld: library 'nvrtc\t1325\nld: library 'nvshmem\t1325\nld: library 'openblas\t1328\nld: library 'png\t1339\nld: library 'png16\t1339\nld: library 'pthread\t1329\nld: library 'rccl\t1325\nld: library 'rdmacm\t1335\nld: library 'roc\t1325\nld: library 'rt\t1329\nld: library 'ssl\t1331\nld: library 'stdc++\t1340\nld: library 'tbb\t1341\nld: library 'torch' not found\t1321\nld: library 'torch_cpu' not found\t1321\nld: library 'torch_global_deps' not found\t1321\nld: library 'torch_python' not found\t1321\nld: library 'uuid\t1342\nld: library 'z\t1343\nld: library ‘EGL\t1322\nld: library ‘GL\t1323\nld: library ‘GLEW\t1324\nld: library ‘GLU\t1323\nld: library ‘GLX\t1323\nld: library ‘OpenGL\t1323\nld: library ‘X11\t1326\nld: library ‘Xext\t1326\nld: library ‘Xi\t1326\nld: library ‘Xrandr\t1326\nld: library ‘aio\t1327\nld: library ‘blas\t1328\nld: library ‘c\t1329\nld: library ‘cblas\t1328\nld: library ‘crypt\t1330\nld: library ‘crypto\t1331\nld: library ‘dl\t1329\nld: library ‘ffi\t1332\nld: library ‘glfw\t1333\nld: library ‘glfw3\t1333\nld: library ‘glog\t1334\nld: library ‘ibverbs\t1335\nld: library ‘jpeg\t1336\nld: library ‘m\t1329\nld: library ‘mlx5\t1335\nld: library ‘mpi\t1337\nld: library ‘mpi_cxx\t1337\nld: library ‘numa\t1338\nld: library ‘openblas\t1328\nld: library ‘png\t1339\nld: library ‘png16\t1339\nld: library ‘pthread\t1329\nld: library ‘rdmacm\t1335\nld: library ‘rt\t1329\nld: library ‘ssl\t1331\nld: library ‘stdc++\t1340\nld: library ‘tbb\t1341\nld: library ‘uuid\t1342\nld: library ‘z\t1343",
    540702325: 'uv: command not found\t1118\nuv: not found\t1118',
    540949792: ' => not found\t9',
    541218115: 'CUB requires a definition of CUB_NS_QUALIFIER\t509',
    541675585: 'API call is not supported in the installed CUDA driver\t408',
    541870925: 'MKL ERROR: \t725\nMKL FATAL ERROR: \t725',
    541871172: 'DLL load failed\t596 597 598\nDLL load failed while importing \t599\nDLL load failed: Die angegebene Prozedur\t600\nDLL load failed: The specified procedure\t600\nDLL load failed: 找不到指定的程序\t600',
    541937487: 'OOM when allocating tensor\t784',
    542329940: 'TLS handshake timeout\t844',
    542461511: 'GNU version! gcc \t678',
    542462019: "CPU does not support \t506\nCPU doesn't support \t506\nCPU lacks \t506",
    542462023: 'GPU architecture\t512\nGPU capabilit\t512\nGPU compute architecture\t512\nGPU compute capabilit\t512',
    543449442: 'bad register name \t941',
    543451460: 'Did you forget to add @triton.jit\t603',
    543451492: 'did not complete successfully: exit code: 137\t1152\ndid you forget to \t1153',
    543516756: "The 'sklearn' PyPI package is deprecated\t852\nThe CUDA compiler identification is unknown\t853\nThe library is compiled without \t854\nThe specified path, file name, or both are too long\t855\nThe term 'nvcc' is not recognized\t558",
    543516788: 'the operator \t1565',
    543517006: 'Nie ma takiego pliku\t449 450 451 452 453 454 455 456 457 458 459',
    543517801: 'ile in wrong format\t807',
    543519605: "use of undeclared identifier \t1618\nuse of undeclared identifier '\t1608 1609 1610",
    543521063: "'ye tanımsız başvuru\t260",
    543584032: ' of the Protocol Buffer runtime library, but the installed version is \t195\n of the Protocol Buffer runtime library, which is not\t196',
    543585601: 'Auf dem Gerät ist kein Speicherplatz\t469',
    544104771: 'Can not find\t546',
    544106784: ' in namespace\t134\n in namespace \t135\n in your include path is not compatible with this release of \t136',
    544108320: ' on CUDA arch < \t197\n on a machine with \t198',
    544108366: 'Non rimane spazio sul device\t775',
    544108398: 'non rimane spazio sul device\t775',
    544165434: ':No existe el\t110\n:No such file\t110',
    544173600: ' no es un miembro de\t134 149 150 151\n no se reconoce\t168',
    544173940: 'too few arguments for template template parameter "Tuple"\t1570\ntoo many initializer values\t1571\ntoo old to be supported by the triton GPU compiler\t1572',
    544175136: ' to be true, but got false\t246\n to compile PyTorch\t247\n to find Python.h\t248',
    544236404: 'tcp connect error\t1046',
    544238959: 'omp not found\t1227',
    544370464: ' or above\t12\n or above \t231\n or greater \t231\n or higher\t12\n or higher \t231\n or later\t12\n or later \t231\n or later compatible compiler is required\t232\n or newer\t12\n or newer \t231\n or one of its dependencies\t233',
    544372079: 'our device is too old. We require compute capability\t1499',
    544432488: 'has already been de\t1232\nhas no attribute \t1023 1233 1234\nhas no member \t1235\nhas no member named \t1235\nhas not been declared\t946',
    544432503: 'was compiled with CPU_ONLY flag\t1634\nwas not declared in this scope\t946',
    544434464: " is already registered\t138\n is already registered as a pybind11::native_enum\t139\n is already registered. Ensure that registration with torch::class_\t140\n is ambiguous\t141\n is defined in header \t142\n is incompatible with lib\t143\n is less than desired GPU memory\t144\n is missing, please make sure it is specified in the 'build-system.requires'\t145\n is not None\t146\n is not a \t147\n is not a directory\t34\n is not a member of\t134 148 149 150 151\n is not a member of \t152 153 154 155\n is not a member of 'cute\t129\n is not a member of 'cutlass\t129\n is not a member of ‘cute\t129\n is not a member of ‘cutlass\t129\n is not a recognized processor for this target\t156\n is not a supported wheel on this platform\t157\n is not a valid\t34\n is not a valid editable requirement\t158\n is not a valid wheel file\t159\n is not compatible with the current PyTorch installation\t160\n is not compatible with this Python\t161\n is not defined\t162 163 164 165\n is not enabled\t166\n is not found\t167\n is not recognized as\t168\n is required\t169\n is required but found\t170\n is undefined\t171 172",
    544435812: 'dns error: failed to lookup address\t1158',
    544436008: '(os error 112)\t312\n(os error 122)\t312\n(os error 28)\t312',
    544437570: 'Bus error\t447',
    544500071: 'git submodule \t1221',
    544501582: 'Not a directory: \t768\nNot find\t547',
    544501607: 'got an unexpected keyword argument \t1228',
    544501614: 'not available for \t1455\nnot available on \t1455\nnot compiled with GPU offload support\t1456\nnot enough disk space\t856\nnot enough free disk space\t856\nnot enough free space\t856\nnot enough space\t856\nnot find\t547\nnot found\t1457\nnot installed\t1458\nnot match\t1156\nnot support\t1459\nnot supported for \t1455\nnot supported for the current GPU. Minimum capability: \t1460\nnot supported on \t1455\nnot valid for use in process\t21\nnot yet available for \t1455\nnot yet available on \t1455\nnot yet supported for \t1455\nnot yet supported on \t1455',
    544502633: 'ist kein Element von\t1183',
    544502645: 'ust use \t1621',
    544503119: 'Out of memory: Kill process\t790\nOut of memory: Killed process\t790',
    544503138: 'but the target was not found\t956',
    544503151: 'out of memory\t1500 1501\nout of memory allocating \t1502\nout of resource\t1503',
    544567129: 'You must give at least one requirement to\t899\nYou tried to install "pytorch"\t900',
    544567161: 'you should not try to import numpy from\t1641',
    544760141: 'Max retries exceeded with url\t728',
    544825888: ' by system policy\t21',
    546346988: '에 대한 정의되지 않은 참조\t260',
    547011823: '： Aucun fichier\t110\n： Datei oder Verzeichnis\t110\n： No existe el\t110\n： No such file\t110\n： Нет такого файла\t110\n： そのようなファイル\t110\n： 沒有此一檔案\t110\n： 没有那个文件\t110',
    547193058: "” is not recognized\t273\n” is not recognized as\t273\n” ist entweder falsch\t273\n” n'est pas reconnu\t273\n” no se reconoce como\t273\n” は、内部コマンド\t273\n” 不是内部\t273\n” 不是内部或外部命令\t273",
    549234155: '를 찾을 수\t1312',
    659902535: "GPU's architecture\t512\nGPU's capabilit\t512\nGPU's compute architecture\t512\nGPU's compute capabilit\t512",
    661528610: '" n\'est pas reconnu\t273',
    661528615: "' n'est pas reconnu\t273",
    661545283: "Can't find\t546 547",
    661545315: "can't be installed because it doesn't\t976\ncan't find\t546 547\ncan't open file \t977",
    661548868: "Don't know what to do with '\t610",
    661548900: "don't have enough free space in /\t1163",
    661679471: "omp' not found\t1227",
    662007641: "You're on \t901\nYou're using \t901",
    707403834: ': ***\t355',
    760038484: 'TDM-GCC\t724',
    761752432: 'pkg-config: command not found\t940\npkg-config: not found\t940',
    762146671: 'oom-kill\t790',
    762212206: 'non-zero number of elements, but its data is not allocated yet\t1454',
    762341744: 'pip-build-env-\t1508',
    762342767: 'omp-tools.h\t1367 1368 1369',
    762671207: 'gpu-name\t1229',
    778530416: 'png.h\t1509 1510 1511',
    778659430: 'ffi.h\t1202 1203 1204',
    778661997: 'mpi.h\t1416 1417 1418',
    779119983: 'omp.h\t1367 1368 1369',
    791687523: 'c10/cuda/impl/cuda_cmake_macros.h\t961 962 963 964 965 966\nc10/util/AlignOf.h\t967 968 969\nc10/util/Array.h\t967 968 969\nc10/util/Float\t428 429 430\nc10/util/complex_utils.h\t967 968 969\nc10/util/either.h\t967 968 969\nc10/util/in_place.h\t967 968 969\nc10/util/math_compat.h\t967 968 969\nc10/util/reverse_iterator.h\t967 968 969\nc10/util/variant.h\t967 968 969',
    792938580: 'THC/THCAtomics.cuh\t825 826 827\nTHC/THCDeviceUtils.cuh\t828 829 830 831\nTHC/THCNumerics.cuh\t832 833 834',
    793528133: 'EGL/egl.h\t613 614 615\nEGL/eglext.h\t613 614 615\nEGL/eglplatform.h\t613 614 615',
    796096883: 'sys/cdefs\t949\nsys/file.h\t1157\nsys/ioctl.h\t1157\nsys/mman.h\t1157\nsys/resource.h\t1157\nsys/socket.h\t1157\nsys/time.h\t1157\nsys/wait.h\t1157',
    796157294: 'net/http: request canceled\t844',
    796225127: 'gnu/stubs\t949',
    808464432: '000001\t341\n0000135\t340\n0000139\t339',
    808465475: 'C4003: \t496',
    827018828: 'LNK1102\t705\nLNK1104\t481 706 707 708 709 710 711\nLNK1112\t712 713\nLNK1158\t714\nLNK1181\t710 711 715',
    827085907: 'STL1002: Unexpected compiler version, expected CUDA \t814',
    828796205: '-mf16c\t344',
    842019395: 'C2027\t485',
    842020932: 'D8021\t595',
    842281539: 'C2429\t492',
    842348355: 'C7525\t492',
    842413891: 'C7624\t492',
    843796044: 'LNK2001\t260\nLNK2005: \t716\nLNK2019\t260',
    845374806: 'Vec256\t893 894',
    858796611: 'C2039: \t486 487 488 489 490 491',
    863005040: 'pip3: command not found\t1118\npip3: not found\t1118',
    875968323: 'C7642\t492',
    877350476: 'LNK4272\t713',
    909128259: 'C2061: \t491\nC2065: \t491',
    909652803: 'C3861: \t491',
    925905197: '-1073741511\t339\n-1073741515\t340\n-1073741795\t341',
    926429763: 'C2872\t495',
    942682435: 'C1083\t473 474 475 476 477 478 479 480 481 482',
    943010371: 'C2589: \t493',
    943011651: 'C7582\t492',
    959787587: 'C2593: \t494',
    976236899: 'c10::guts\t970',
    976909409: 'at::DeprecatedTypeProperties\t939',
    978144327: 'GLM: GLM_\t677',
    978341199: 'OMP: Error #15\t780\nOMP: Error #15:\t781\nOMP: Error #179: Function pthread_\t782',
    979923827: 'ssh: Could not resolve hostname \t1555\nssh: connect to host \t1555',
    979923834: 'zsh: command not found: \t1646\nzsh: no matches found: \t1647',
    980445552: 'pip: command not found\t1118\npip: not found\t1118',
    980708969: 'int: = is not a valid operator\t1290',
    1094928468: 'THCAssertSameGPU\t823 824\nTHCAtomics.cuh\t825 826 827',
    1094997315: "CUDA architecture\t512\nCUDA capabilit\t512\nCUDA compiler and CUDA toolkit headers are incompatible\t513\nCUDA compute architecture\t512\nCUDA compute capabilit\t512\nCUDA driver is a stub library\t514\nCUDA driver version is insufficient for CUDA runtime version\t515\nCUDA initialization: Found no NVIDIA driver on your system\t516\nCUDA unavailable, invalid device\t517\nCUDA was not found on the system, please set the CUDA_HOME\t518\nCUDA's architecture\t512\nCUDA's capabilit\t512\nCUDA's compute architecture\t512\nCUDA's compute capabilit\t512\nCUDA::nvToolsExt\t342 519 520\nCUDAGenerator\t507 508\nCUDAGuard\t521 522\nCUDAStreamGuard\t521 522\nCUDA_ARCHITECTURES\t523\nCUDA_ARCHITECTURES is set to \t524\nCUDA_ERROR_ASSERT\t525\nCUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE\t526\nCUDA_ERROR_ILLEGAL_ADDRESS\t527\nCUDA_ERROR_INVALID_IMAGE\t528\nCUDA_ERROR_LAUNCH_FAILED\t527\nCUDA_ERROR_MISALIGNED_ADDRESS\t527\nCUDA_ERROR_NO_BINARY_FOR_GPU\t529\nCUDA_ERROR_OUT_OF_MEMORY\t530\nCUDA_ERROR_STUB_LIBRARY\t514\nCUDA_ERROR_SYSTEM_DRIVER_MISMATCH\t531\nCUDA_ERROR_SYSTEM_NOT_READY\t532\nCUDA_ERROR_UNSUPPORTED_PTX_VERSION\t533\nCUDA_HOME\t534\nCUDA_HOME does not exist, unable to compile CUDA\t535\nCUDA_HOME environment variable is not set\t536\nCUDA_PATH\t534\nCUDA_TOOLKIT_ROOT_DIR not found or specified\t537\nCUDA_tensor_apply\t538 539\nCUDAs architecture\t512\nCUDAs capabilit\t512\nCUDAs compute architecture\t512\nCUDAs compute capabilit\t512",
    1096045407: '_STATUS_ARCH_MISMATCH\t915',
    1096308803: 'CXXABI_\t543\nCXXABI_1.3.\t544',
    1098215527: 'gpuAtomicAdd\t1230 1231',
    1100659951: '：Aucun fichier\t110',
    1111705684: 'THCBlas_\t821 822',
    1112099911: 'GLIBCXX_\t543\nGLIBCXX_3.4.\t544\nGLIBC_\t675\nGLIBC_2.\t676',
    1113812850: 'rocBLAS error: C\t1535',
    1126199118: 'No CUDA GPUs are available\t183\nNo CUDA runtime is found, using CUDA_HOME=\t746\nNo CUDA toolset found\t747',
    1128482900: 'THCCeilDiv\t445 446',
    1128486478: 'NVCC \t737\nNVCC" \t737\nNVCC\' \t737\nNVCC` \t737\nNVCC’ \t737',
    1128680517: 'ELFCLASS32\t616\nELFCLASS64\t616',
    1129467732: 'TORCH_CHECK\t845\nTORCH_CUDA_API\t413 414\nTORCH_CUDA_ARCH_LIST is not set, all archs for visible cards\t846\nTORCH_EXTENSION_NAME\t345\nTORCH_HIP_API\t483 484\nTORCH_LIBRARY_FRAGMENT\t845',
    1130320961: 'AT_CHECK\t409 410\nAT_CHECK_INDEX\t409 410\nAT_CPP14_CONSTEXPR\t411 412\nAT_CUDA_API\t413 414',
    1131701607: 'getCurrentCUDABlasHandle\t521 522\ngetCurrentCUDASolverDnHandle\t521 522\ngetCurrentCUDASparseHandle\t521 522\ngetCurrentCUDAStream\t521 522\ngetCurrentDeviceProperties\t521 522',
    1131701619: 'setCurrentCUDAStream\t521 522',
    1131898190: 'NewConnectionError\t556',
    1145120800: ' (ADVANCED)\t0',
    1145260116: 'THCDevice\t821 822\nTHCDeviceUtils.cuh\t828 829 830 831',
    1145656910: 'NVIDIA driver on your system is too old\t738\nNVIDIA-SMI has failed because it couldn\t739',
    1146438445: '-CUDA::nvToolsExt\t342',
    1146438508: 'lCUDA::nvToolsExt\t342',
    1147098177: 'AT_DISPATCH_ALL_TYPES_AND_HALF\t415 416',
    1148478823: 'getDefaultCUDAStream\t521 522\ngetDeviceProperties\t521 522',
    1150991599: '：Datei oder Verzeichnis\t110',
    1160670307: 'cl.EXE\t1041',
    1162297926: 'FBGEMM needs GCC \t542\nFBGEMM needs at least GCC \t542\nFBGEMM requires GCC \t542\nFBGEMM requires at least GCC \t542',
    1162629971: 'SSLError\t556',
    1164863831: 'WinError 2]\t481\nWinError 3]\t481',
    1164994920: 'hipErrorAssert\t525\nhipErrorInvalidDeviceFunction\t1138\nhipErrorNoBinaryForGpu\t529\nhipErrorOutOfMemory\t530',
    1176517189: 'E: Failed to fetch\t612',
    1178749012: 'THBFloat16Blas_\t821 822\nTHBFloat16Storage\t821 822\nTHBFloat16Tensor\t821 822\nTHBFloat16Vector\t821 822',
    1179009347: 'CAFFE2_API\t413 414\nCAFFE2_CUDA_API\t413 414',
    1180652609: 'AT_FORALL_SCALAR_TYPES\t417 418',
    1195591764: 'THCGenerator\t821 822',
    1196312909: 'MINGW\t724',
    1196773443: 'CPUGenerator\t507 508',
    1198271776: ' -lGLESv1\t5\n -lGLESv2\t5',
    1198418253: 'MinGW\t724',
    1229408595: 'SIGILL\t341',
    1230455855: '/DWIN32\t346',
    1230984257: 'AT_INDEX_ERROR\t419 420',
    1231254131: 'srcIndex < srcSelectDimSize\t1554',
    1262570819: 'CMAKE_CUDA_ARCHITECTURES\t499\nCMAKE_CUDA_ARCHITECTURES must be non-empty\t500\nCMAKE_CUDA_ARCHITECTURES:\t501 502\nCMAKE_CUDA_COMPILER\t503\nCMAKE_CUDA_COMPILER:\t504',
    1280136782: 'NVML Shared Library Not Found\t646',
    1280595267: 'CUTLASS needs GCC \t542\nCUTLASS needs at least GCC \t542\nCUTLASS requires GCC \t542\nCUTLASS requires at least GCC \t542',
    1281311820: 'LD_LIBRARY_PATH contains incompatible version of cudnn\t701',
    1297501260: 'LLVM ERROR: \t703\nLLVM ERROR: out of memory\t704',
    1298295148: 'libMIOpen.so.\t1347',
    1310748265: 'in Namensbereich\t1183',
    1313032276: 'THCNumerics\t821 822\nTHCNumerics.cuh\t832 833 834',
    1313101123: 'CUDNN_INCLUDE_DIR\t540\nCUDNN_INCLUDE_PATH\t540\nCUDNN_LIBRARY\t540\nCUDNN_LIBRARY_PATH\t540\nCUDNN_STATUS_SUBLIBRARY_LOADING_FAILED\t541',
    1313753172: 'THNN_\t842 843',
    1315072364: 'libNVVM cannot be found. Do `conda install\t1348',
    1318763759: '：No existe el\t110\n：No such file\t110',
    1330529327: '/DNOMINMAX\t346',
    1330795077: 'ERROR: Could not find a version\t618\nERROR: Python dependency not found\t619\nERROR: Wheel \'\t620\nERROR: unknown command "\t621',
    1330857298: 'RESOURCE_EXHAUSTED: \t806',
    1346521420: 'LIBPOSTPROC\t702',
    1347703880: 'HTTP 000 CONNECTION FAILED\t560',
    1349083987: 'SciPy needs GCC \t542\nSciPy needs at least GCC \t542\nSciPy requires GCC \t542\nSciPy requires at least GCC \t542',
    1349350734: 'NumPy\t776\nNumPy C-API version 0x\t777\nNumPy needs GCC \t542\nNumPy needs at least GCC \t542\nNumPy requires GCC \t542\nNumPy requires at least GCC \t542\nNumPy was built with baseline optimizations\t778',
    1377843753: '): Read timed out\t320',
    1380141140: 'THCRandom\t821 822\nTHCRoundUp\t445 446',
    1380993352: 'HIPRTC status = HIPRTC_ERROR_COMPILATION\t680',
    1381122399: '_ARRAY_API\t913',
    1396918356: 'THCState\t835 836\nTHCStorage\t821 822\nTHCStream\t835 836',
    1397049428: 'THESE PACKAGES DO NOT MATCH THE HASHES\t841',
    1397050439: 'GLES2/gl\t668 669\nGLES3/gl\t668 669\nGLESv1\t670\nGLESv2\t670',
    1397706309: 'ENOSPC: no space\t617',
    1397900630: 'VERSION_MISMATCH\t892',
    1398757712: 'PY_SSIZE_T_CLEAN macro must be defined\t792',
    1400137063: 'getStreamFromPool\t521 522',
    1413567571: 'STATUS_DLL_NOT_FOUND\t340\nSTATUS_ENTRYPOINT_NOT_FOUND\t339',
    1413695572: 'THCTensor\t821 822\nTHCThrustAllocator\t821 822',
    1413761108: 'THDTensor\t821 822',
    1414744148: 'THSTensor\t821 822',
    1415530580: 'TH_TENSOR_APPLY\t538 539',
    1416914279: 'getTHCState\t835 836',
    1428175429: 'E: Unable to fetch some archives\t612',
    1430462522: ': CUDA cannot be found\t357',
    1430472788: 'THCUNN_\t821 822',
    1430481965: '-lCUDA::nvToolsExt\t342',
    1431455828: 'THRUST_NS_QUALIFIER\t511',
    1447250004: 'THCVector\t821 822',
    1448299815: "'MSVCCompiler' object has no attribute '\t307",
    1464224839: 'GLFW/glfw3.h\t671 672 673 674',
    1465865281: 'AT_WARN\t421 422',
    1498173007: 'ONLY build\t783',
    1596993859: 'C10_FALLTHROUGH\t411 412\nC10_HIP_API\t483 484\nC10_HIP_KERNEL_LAUNCH_CHECK\t483 484\nC10_HOST_CONSTEXPR\t411 412\nC10_NORETURN\t411 412',
    1596993891: 'c10_cuda.lib\t971',
    1598182723: 'CUB_NS_QUALIFIER\t510 511',
    1598243655: 'GCC_1\t543\nGCC_3\t543\nGCC_4\t543\nGCC_7\t543',
    1598244948: 'THC_assertSameGPU\t823 824',
    1598965328: 'PFN_cuTensorMapEncode\t791',
    1600939103: '_dl_check_map_versions: Assertion\t919',
    1601008225: 'arm_acle\t937\narm_bf16\t937\narm_fp16\t937\narm_neon\t937\narm_sve\t937',
    1601009011: 'sum_intlist\t1512 1513',
    1601204323: 'cpp_extension.load\t45 1129\ncpp_extension.py\t45',
    1629515598: 'No available memory for the cache blocks\t748',
    1629516905: 'it as a build dependency\t1307',
    1631789114: ': Cannot allocate memory\t358',
    1631811920: 'PyCapsule\t800',
    1631854650: ': Datei oder Verzeichnis\t110',
    1632127060: 'THHalfBlas_\t821 822\nTHHalfStorage\t821 822\nTHHalfTensor\t821 822\nTHHalfVector\t821 822',
    1632313402: ': Kann die Shared\t366\n: Kann die Shared-Object-Datei nicht öffnen\t364',
    1633836895: '__ballot\t791',
    1633839468: 'libaio.h\t1349 1350 1351 1352\nlibamdhip64.so.\t1347\nlibav\t1353',
    1633886247: "' cannot overload\t281",
    1633886266: ': calling a constexpr __device__ function\t380\n: calling a constexpr __host__ function\t381\n: cannot find /\t382\n: cannot open shared obj\t366\n: cannot open shared object\t383 384',
    1633903970: 'because it has a CompositeImplicitAutograd\t943',
    1633903972: 'decay_t\t1047',
    1633973603: 'cuda runtime error (2) : out of memory\t1136\ncuda.is_available()\t183\ncudaBindTexture\t791\ncudaConfigureCall\t791\ncudaErrorAssert\t525\ncudaErrorCallRequiresNewerDriver\t408\ncudaErrorCompatNotSupportedOnDevice\t526\ncudaErrorInsufficientDriver\t1137\ncudaErrorInvalidDeviceFunction\t1138\ncudaErrorInvalidKernelImage\t528\ncudaErrorMemoryAllocation\t530\ncudaErrorNoKernelImageForDevice\t529\ncudaErrorStubLibrary\t514\ncudaErrorSystemDriverMismatch\t531\ncudaErrorSystemNotReady\t532\ncudaErrorUnsupportedPtxVersion\t533\ncudaLaunchCooperativeKernelMultiDevice\t791\ncudaProfilerInitialize\t791\ncudaThreadExit\t791\ncudaThreadSynchronize\t791\ncudaTypedefs.h\t1124 1125\ncudaUnbindTexture\t791\ncuda_awbarrier\t1124 1125\ncuda_bf16.h\t1124 1125\ncuda_fp4.h\t1124 1125\ncuda_fp6.h\t1124 1125\ncuda_fp8.h\t1124 1125\ncuda_pipeline\t1124 1125\ncudart64_\t1135',
    1634036816: 'Please install \t799',
    1634036848: 'please install \t799',
    1634082855: "' failed: \t284",
    1634100580: 'default_program(\t1148',
    1634166092: 'LegacyTHDispatcher\t717 718\nLegacyTHFunctionsCUDA\t717 718',
    1634166124: 'legacy-install-failure\t1346',
    1634213922: '" has no member\t133 262\n" has no member \t263 264 265 266\n" has no member "\t267 268 269\n" has no member class\t270',
    1634230111: '__half\t917',
    1634493027: 'cblas.h\t1035 1036 1037\ncblas_mangling.h\t1035 1036 1037',
    1634493984: ' flag is not supported with the configured host compiler\t114',
    1634494055: 'gflags/gflags.h\t1216 1217 1218 1219 1220',
    1634541602: '" matches these operands\t274\n" may not be used in the type-id\t275',
    1634541612: ', may conflict with lib\t332',
    1634563438: 'numa.h\t1462 1463 1464\nnumaif.h\t1462 1463 1464',
    1634564716: 'lzma.h\t1397 1398 1399 1400',
    1634625890: 'binaries were compiled with C\t947',
    1634629988: 'dynamic module does not\t1164\ndynamic_cast\t1165',
    1634692128: ' load any \t113\n loaded at\t177',
    1634754924: 'lapack\t1314\nlapacke.h\t1315 1316 1317 1318',
    1634760805: "expanded from macro \t1190\nexpanded from macro '__noinline__'\t1191\nexpansion of macro \t1190",
    1634886000: 'parameter packs not expanded with\t1505 1506',
    1634887263: '_frame\t801 920',
    1634887267: 'cframe"\t1040\ncframe\'\t1040\ncframe’\t1040',
    1634890835: 'Strawberry\t724',
    1634954837: 'UnsatisfiedLinkError: \t880\nUnsatisfiedLinkError: no \t881',
    1634954869: 'unsatisfied condition: \t1614',
    1635017059: 'catastrophic error\t1034',
    1635017062: 'fatal error C10\t1197\nfatal error C1081\t1198\nfatal: early EOF\t1199\nfatal: fetch-pack: \t1199\nfatal: not a git repository\t1200\nfatal: unable to \t1201',
    1635018093: 'metadata-generation-failed\t1346',
    1635022189: 'mutable_data_ptr\t1123',
    1635151433: "Invalid CUDA 'device=\t694\nInvalid requirement: \t695\nInvalid wheel filename\t159\nInvalidMatchSpec: \t696\nInvalidVersionSpec: \t696",
    1635151465: 'invalid command "bdist_wheel\t1293\ninvalid command "dist_info\t1293\ninvalid command "editable_wheel\t1293\ninvalid command \'bdist_wheel\t1293\ninvalid command \'dist_info\t1293\ninvalid command \'editable_wheel\t1293\ninvalid command bdist_wheel\t1293\ninvalid command dist_info\t1293\ninvalid command editable_wheel\t1293\ninvalid device function\t1294\ninvalid input constraint \'+h\' in asm\t1295\ninvalid input constraint \'+l\' in asm\t1295\ninvalid input constraint \'+r\' in asm\t1295\ninvalid input constraint \'=+h\' in asm\t1295\ninvalid input constraint \'=+l\' in asm\t1295\ninvalid input constraint \'=+r\' in asm\t1295\ninvalid input constraint \'=h\' in asm\t1295\ninvalid input constraint \'=l\' in asm\t1295\ninvalid input constraint \'=r\' in asm\t1295\ninvalid input constraint \'h\' in asm\t1295\ninvalid input constraint \'l\' in asm\t1295\ninvalid input constraint \'r\' in asm\t1295\ninvalid literal for int() with base 10: \t1296\ninvalid operands to binary expression (\t1297\ninvalid operands to binary expression (\'\t1298\ninvalid output constraint \'+h\' in asm\t1295\ninvalid output constraint \'+l\' in asm\t1295\ninvalid output constraint \'+r\' in asm\t1295\ninvalid output constraint \'=+h\' in asm\t1295\ninvalid output constraint \'=+l\' in asm\t1295\ninvalid output constraint \'=+r\' in asm\t1295\ninvalid output constraint \'=h\' in asm\t1295\ninvalid output constraint \'=l\' in asm\t1295\ninvalid output constraint \'=r\' in asm\t1295\ninvalid output constraint \'h\' in asm\t1295\ninvalid output constraint \'l\' in asm\t1295\ninvalid output constraint \'r\' in asm\t1295\ninvalid target ID \t884\ninvalid value \'c++\t1299\ninvalid value \'gnu++\t1299\ninvalid value for --gpu-architecture\t1300',
    1635196967: "' was defined more than once\t298",
    1635197024: '` was removed in the NumPy 2\t925',
    1635281254: 'fixable by adding \t1208',
    1635284080: 'ptxas application ptx input, line \t1514\nptxas info \t1515\nptxas warning \t1515',
    1638515570: 'réadressage R_\t1522\nréadressage de R_\t1522',
    1646292852: 'to be installed\t945',
    1647473766: 'ft2build.h\t1211 1212 1213 1214',
    1650552405: 'Unable to find\t546 547\nUnable to find code object for all current devices\t869\nUnable to find vcvarsall.bat\t870\nUnable to load any of {lib\t871\nUnable to locate\t547\nUnable to register cu\t872',
    1650552421: 'enable executable\t1168\nenable_if_t\t1047',
    1650552437: 'unable to execute \t1597\nunable to execute \'\t1598\nunable to execute command: Killed\t1599\nunable to find\t547\nunable to find a build program corresponding to "Ninja\t1600\nunable to find library -l\t994 995 996 997 998 999 1000 1001 1002 1003 1601 1602 1603\nunable to find library -lEGL\t1004\nunable to find library -lGLEW\t1005\nunable to find library -laio\t1006\nunable to find library -lffi\t1007\nunable to find library -lglog\t1008\nunable to find library -ljpeg\t1009\nunable to find library -lnuma\t1010\nunable to find library -lstdc++\t1012\nunable to find library -ltbb\t1013\nunable to find library -luuid\t1014\nunable to find library -lz\t1015\nunable to locate\t547',
    1650552929: 'apability not supp\t931',
    1650616684: 'libbitsandbytes_cpu.\t1354',
    1651076128: ' library not found\t176',
    1651076143: '/libMIOpen\t352\n/libamd_comgr\t352\n/libamdhip64\t352\n/libcublas\t352\n/libcuda\t352\n/libcufft\t352\n/libcufile\t352\n/libculibos\t352\n/libcupti\t352\n/libcurand\t352\n/libcusolver\t352\n/libcusparse\t352\n/libcutensor\t352\n/libhip\t352\n/libhsa-runtime64\t352\n/libhsakmt\t352\n/libnccl\t352\n/libnpp\t352\n/libnvJitLink\t352\n/libnvidia-ml\t352\n/libnvjpeg\t352\n/libnvrtc\t352\n/libnvshmem\t352\n/librccl\t352\n/libroc\t352',
    1651076218: 'zlib.h\t1642 1643 1644 1645',
    1651336557: "member access into incomplete type '\t1403",
    1651337587: 'simbolo ambiguo\t729',
    1651341651: 'Symbol\t260',
    1651341683: 'symbol not found in flat namespace\t260\nsymbole ambigu\t729',
    1651449895: "' object has no attribute 'ds_opt_\t297",
    1651469415: 'globalLegacyTypeDispatch\t717 718',
    1651860850: 'reubicación R_\t1522',
    1651864352: " submodule path '\t245",
    1663067490: 'be created directly\t942',
    1663067511: 'we can conclude that \t1635',
    1663071343: 'ot compiled with \t1498',
    1664044099: 'CL/cl\t497 498',
    1667309616: '0 active drivers ([])\t354',
    1667393900: 'libc10_cuda.so: \t1355\nlibcublas.so.\t1356\nlibcublasLt.so.\t1356\nlibcuda.so\t1357\nlibcuda.so cannot found\t1358\nlibcuda.so.1\t1357\nlibcudart.so.\t1356\nlibcufft.so.\t1356\nlibcupti.so.\t1356\nlibcusolver.so.\t1356\nlibcusparse.so.\t1356',
    1667462766: 'nvcc \t737\nnvcc :\t1471\nnvcc cannot find a supported version of\t1472\nnvcc fatal   : Cannot find compiler \'\t1473\nnvcc fatal   : Could not open input file \'\t1474\nnvcc fatal   : redefinition of argument \'\t1475\nnvcc not found\t1476\nnvcc was not found\t1476\nnvcc ：\t1471\nnvcc" \t737\nnvcc\' \t737\nnvcc:\t1471\nnvcc` \t737\nnvcc’ \t737\nnvcc：\t1471',
    1667592275: "Specified provider 'CUDAExecutionProvider' is not in available provider\t818\nSpecify CUDA_TOOLKIT_ROOT_DIR\t819",
    1667592307: 'specified that you may need to import the \t1553',
    1667594309: 'Exec format error\t624',
    1667594341: 'execinfo.h\t1157\nexecutable in path specified by\t1186\nexecutor failed running\t1187',
    1667656804: 'dlfcn.h\t1157',
    1667722864: 'pngconf.h\t1509 1510 1511',
    1667852407: 'which is not an existing directory\t1637',
    1667854445: 'mpicxx.h\t1416 1417 1418',
    1668033824: ' -lcrypt\t6',
    1668248144: 'Processus arrêté\t611\nProcessus arrêté a terminé le programme \t311',
    1668248176: "procedure entry point\t260\nprocessor does not support \t506\nprocessor doesn't support \t506\nprocessor lacks \t506",
    1668311400: 'hipcc: No such file\t1238\nhipcc: command not found\t1238\nhipcc: not found\t1238',
    1668440352: ' architecture of input file \t13',
    1668443988: 'Torch is needed\t802\nTorch is not installed\t802\nTorch is required\t802\nTorch must be installed\t802\nTorch needs to be installed\t802',
    1668444020: 'torch is needed\t802\ntorch is not installed\t802\ntorch is required\t802\ntorch is required for \t1573\ntorch must be installed\t802\ntorch needs GCC \t542\ntorch needs at least GCC \t542\ntorch needs to be installed\t802\ntorch requires GCC \t542\ntorch requires at least GCC \t542\ntorch.OutOfMemoryError\t1574\ntorch._inductor.exc.\t1575\ntorch.cuda.OutOfMemoryError\t1574\ntorch.utils.ffi is deprecated\t1576\ntorch.version.cuda\t1577\ntorch/csrc/PythonTypes.h\t1578 1579 1580\ntorch/csrc/StorageDefs.h\t1578 1579 1580\ntorch/csrc/THP_export.h\t1578 1579 1580\ntorch/csrc/WindowsTorchApiMacro.h\t1578 1579 1580\ntorch/csrc/jit/\t1581 1582 1583 1584 1585\ntorch/csrc/stable/\t429 430\ntorch/csrc/utils/auto_gil.h\t1586 1587 1588\ntorch/csrc/utils/disallow_copy.h\t1586 1587 1588\ntorch/csrc/utils/future.h\t1586 1587 1588\ntorch/csrc/utils/memory.h\t1586 1587 1588\ntorch/csrc/utils/six.h\t1586 1587 1588\ntorch/extension.h\t429 430\ntorch/headeronly/\t429 430\ntorch_cuda.lib\t971\ntorch_extensions\t45 1589\ntorchaudio C++ extension is not available\t1590\ntorchinductor_\t1591 1592\ntorchvision.transforms.functional_tensor\t1593',
    1668571501: 'matching\t1402',
    1668571504: 'patch: command not found\t940\npatch: not found\t940',
    1668628794: ':Aucun fichier\t110',
    1671200994: '“constexpr\t278',
    1681143415: 'w64devkit\t724',
    1684104530: 'ReadTimeout\t556\nReadTimeoutError\t556',
    1684104562: 'read-only segment has dynamic IFUNC relocations\t1518\nread-only segment has dynamic relocations\t1518',
    1684107084: 'Loaded runtime CuDNN library: \t723',
    1684107116: 'load any more object with static\t1394\nloaded the `torch/_C` folder of the PyTorch repository\t1395',
    1684171116: 'libdevice not found at \t1359',
    1684302184: 'hidden symbol \t1236',
    1684366670: 'Need to compile C++ extensions to \t743',
    1684366702: 'need PyTorch\t808\nneed Pytorch\t808\nneed pyTorch\t808\nneed pytorch\t808\nneed torch\t808\nneeds CUDA\t1429\nneeds PyTorch\t808\nneeds Pytorch\t808\nneeds pyTorch\t808\nneeds pytorch\t808\nneeds torch\t808',
    1684367716: 'died with <Signals.SIGKILL: 9>\t1154',
    1684632949: 'uuid/uuid.h\t1622 1623 1624 1625',
    1684633198: 'nvidia-container-cli: initialization error: \t1478\nnvidia-fabricmanager\t648',
    1684955424: ' and above\t12\n and higher\t12\n and later\t12\n and newer\t12',
    1684957510: 'FindCUDA says CUDA version is\t653',
    1684957527: 'Windows Long Path support enabled\t897\nWindows not yet supported for torch.compile\t898',
    1684959043: 'CondaHTTPError\t560\nCondaSSLError\t560',
    1684959075: 'conda: command not found\t1118\nconda: not found\t1118\nconditional_t\t1047',
    1684960544: ' undeclared\t171',
    1685024032: ' module has been removed\t178\n module is not found\t179',
    1685025392: 'prod_intlist\t1512 1513',
    1685222775: 'wurde in diesem Gültigkeitsbereich nicht deklariert\t946',
    1685414702: '.cuda.o\t345',
    1689699140: 'Dödad-signal avslutade programmet \t311',
    1696610857: '): error : expected a "("\t321\n): error: argument list for template template\t322\n): error: exception specification is incompatible\t323\n): error: expected a "("\t321\n): error: identifier "\t270\n): error: identifier "__\t324 325\n): error: incomplete type is not allowed\t326\n): error: invalid combination of type specifiers\t327\n): error: name followed by "::" must\t322\n): error: no instance of\t328\n): error: static assertion failed with "\t329',
    1696624233: 'in expansion of macro \t1190',
    1696624462: 'No existe el \t449 450 451 452 453 454 455 456 457 458 459',
    1696624494: 'no es un miembro de\t1183',
    1697082912: " n'est pas reconnu\t168\n n'est pas un membre de\t149 150 151",
    1697541219: 'cl.exe\t1041\ncl.exe with traditional preprocessor \t1042',
    1698832442: ': Befehl nicht gefunden\t356',
    1699094621: '] Fehler 137\t911',
    1699160157: '] Getötet\t911',
    1699170388: 'THGenerator\t821 822',
    1699553338: ': Memory allocation failure\t367',
    1699618874: ": Ne peut ouvrir le fichier d'objet partagé\t364",
    1700022356: 'THTensor\t821 822\nTHTensorMath\t821 822',
    1700153428: 'THVector\t821 822',
    1700212059: '[-Werror\t902',
    1700948332: 'libelf.h\t1360 1361 1362 1363',
    1701013836: 'License classifiers have been superseded by license expressions\t722',
    1701017701: 'exception handling disabled\t1184\nexception handling is disabled\t1185',
    1701078386: 'redefinition of \t1520',
    1701079328: ' identifier "\t132 133',
    1701080649: 'IndentationError: \t686\nIndexError: \t687 688\nIndexError: _Map_base::at\t689\nIndexError: map::at\t689\nIndexError: unordered_map::at\t689',
    1701080681: 'index_sequence\t1047',
    1701080693: 'undeclared identifier \t1240 1241 1451 1604\nundefined reference to \t1605\nundefined symbol: \t260\nundefined symbol: Py\t1606\nundefined symbol: _Py\t1606\nundefined symbol: mkl_\t1607\nundefinierter Verweis auf\t260\nundefiniertes Symbol\t260\nunderlying_type_t\t1047',
    1701146144: ' needed by \t182',
    1701209458: 'reference indefinie vers\t260\nreference indéfinie vers\t260\nreference to\t260\nreferences to\t260\nreferencia a\t260\nreferencia indefinida a\t260\nreferencia indefinida para\t260\nreferencia nao definida a\t260\nreferencia nao definida para\t260\nreferencia não definida a\t260\nreferencia não definida para\t260\nreferensi ke\t260\nreferência indefinida a\t260\nreferência indefinida para\t260\nreferência nao definida a\t260\nreferência nao definida para\t260\nreferência não definida a\t260\nreferência não definida para\t260',
    1701210482: 'riferimento non definito a\t260',
    1701211721: "Inferred operator schema for a C++ kernel function doesn't match the expected function schema\t690",
    1701211753: 'infer_schema(func): \t1282 1283',
    1701274484: 'tcgen05\t1541',
    1701275973: 'Eigen/\t622',
    1701345056: ' when calling \t256',
    1701405728: ' died due to signal \t29\n died due to signal 9\t30\n died due to signal 9 (Kill signal)\t30\n died with status 0x\t31',
    1701407843: 'client error (Connect)\t1046',
    1701409364: 'Tried to register an operator (\t859 860\nTried to register multiple backend fallbacks for the same dispatch key \t861\nTried to register multiple operators with the same name\t862',
    1701470831: 'object has no attribute\t1481\nobject has no attribute \t1482',
    1701536109: 'make: \t349\nmake: command not found\t940\nmake: not found\t940\nmake_index_sequence\t1047\nmake_unique\t1047',
    1701603654: 'File o directory non\t449 450 451 452 453 454 455 456 457 458 459\nFilename longer than 260 characters\t651\nFilename too long\t652',
    1701603686: 'file failed to open for reading\t1205\nfile_baton.py\t1206\nfile_baton.py:\t1207',
    1701604425: 'Illegal instruction\t341 447',
    1701667150: "NameError: name \t740\nNameError: name '\t741\nNameError: name '_C' is not defined\t742",
    1701667182: 'name \'bare_metal_version\' is not defined\t1422\nnamespace "\t1423\nnamespace "c10::guts" has no member "\t1424\nnamespace "std" has no member \t1425 1426 1427 1428',
    1701669204: 'TimeoutError: \t562',
    1701670771: 'some optimisations will not be enabled\t1552\nsome optimizations will not be enabled\t1552',
    1701716012: ', needed by\t333\n, needed by \t334',
    1701733735: 'generic_type: \t1215',
    1701798944: " does not dominate this use\t32\n does not exist\t33 34 35\n does not include kernels for this GPU\t36\n does not match namespace of enclosing TORCH_LIBRARY\t37\n does not match runtime version \t38\n does not name a type\t39 40 41 42\n does not support \t43\n doesn't exist\t34",
    1701863764: 'Tapettu\t611\nTapettu-signaali päätti \t311',
    1701865808: 'Pipeline failed while executing [\t798',
    1701867296: ' open include file\t200 201 202 203 204 205 206 207 208 209 210 211 212 213 214 215 216 217 218 219 220 221 222 223 224 225 226 227 228 229 230\n open source file\t133 200 201 202 203 204 205 206 207 208 209 210 211 212 213 214 215 216 217 218 219 220 221 222 223 224 225 226 227 228 229 230',
    1701867311: '/openmp\t346',
    1701869669: 'expected primary-expression before \t1192',
    1701869908: "TypeDefault\t849 850\nTypeError \t864\nTypeError: \t865\nTypeError: expected str, bytes or os.PathLike object, not NoneType\t866\nTypeError: join() argument must be str\t867\nTypeError: unsupported operand type(s) for +: 'NoneType' and 'str'\t868",
    1701869940: 'type "at::Tensor" is not allowed\t1595\ntypeid\t1165',
    1701978146: '" referenced unknown base type "\t277',
    1701978156: ', required architecture \t335',
    1701991456: ' Tree Learner was not enabled in this build\t10',
    1701996900: 'dirent.h\t1157',
    1701997665: 'already has an implementation\t926',
    1701998165: 'Unregistered type : \t878\nUnresolved extern \t879',
    1701998197: "unrecognised command line option\t700\nunrecognised command-line option\t700\nunrecognized command\t1612\nunrecognized command line option\t700\nunrecognized command-line option\t700\nunrecognized subcommand '\t1613\nunresolved external symbol\t260",
    1701998445: 'more than one conversion function from "\t1413\nmore than one instance of overloaded function "\t1414\nmore than one operator "\t1415',
    1701999173: 'Erreur de format pour exec\t624\nErreur de segmentation\t625',
    1702064961: 'Assertion \t460\nAssertion `\t461\nAssertionError: \t462',
    1702125892: 'Datei oder Verzeichnis nicht\t449 450 451 452 453 454 455 456 457 458 459',
    1702126916: 'Detected that PyTorch and \t602',
    1702129225: 'Internal Triton PTX codegen error\t692\nInternal compiler error\t693\nInternal error\t693',
    1702129257: 'integer\t1291\ninteger_sequence\t1047\ninternal compiler error: Killed (program \t1292',
    1702129518: "note: macro 'max defined here\t1401\nnote: macro 'max' defined here\t1401\nnote: macro 'max’ defined here\t1401\nnote: macro 'min defined here\t1401\nnote: macro 'min' defined here\t1401\nnote: macro 'min’ defined here\t1401\nnote: macro max defined here\t1401\nnote: macro max' defined here\t1401\nnote: macro max’ defined here\t1401\nnote: macro min defined here\t1401\nnote: macro min' defined here\t1401\nnote: macro min’ defined here\t1401\nnote: macro ‘max defined here\t1401\nnote: macro ‘max' defined here\t1401\nnote: macro ‘max’ defined here\t1401\nnote: macro ‘min defined here\t1401\nnote: macro ‘min' defined here\t1401\nnote: macro ‘min’ defined here\t1401",
    1702130753: 'Attempting to deserialize object on a CUDA device\t463\nAttempting to use \t464',
    1702131043: 'cute/\t1146\ncute\\\t1146',
    1702195557: 'equest failed after \t1170',
    1702240297: ') versions mismatch\t318',
    1702240300: ', version CXXABI_\t336\n, version GCC_1\t336\n, version GCC_3\t336\n, version GCC_4\t336\n, version GCC_7\t336\n, version GLIBCXX_\t336\n, version GLIBC_2.\t337',
    1702240314: ': version "libcu\t401\n: version "libnccl\t401\n: version "libnv\t401\n: version \'libcu\t401\n: version \'libnccl\t401\n: version \'libnv\t401\n: version `libcu\t401\n: version `libnccl\t401\n: version `libnv\t401\n: version ‘libcu\t401\n: version ‘libnccl\t401\n: version ‘libnv\t401',
    1702259058: 'river version \t1534',
    1702389038: '.exe" is not recognized\t273\n.exe" is not recognized as\t273\n.exe" ist entweder falsch\t273\n.exe" n\'est pas reconnu\t273\n.exe" no se reconoce como\t273\n.exe" 不是内部或外部命令\t273\n.exe\' is not recognized\t273\n.exe\' is not recognized as\t273\n.exe\' ist entweder falsch\t273\n.exe\' n\'est pas reconnu\t273\n.exe\' no se reconoce como\t273\n.exe\' 不是内部或外部命令\t273\n.exe” is not recognized\t273\n.exe” is not recognized as\t273\n.exe” ist entweder falsch\t273\n.exe” n\'est pas reconnu\t273\n.exe” no se reconoce como\t273\n.exe” 不是内部或外部命令\t273',
    1702520162: 'bezeichnet keinen Typ\t946',
    1714375751: 'GL/freeglut.h\t658 659 660',
    1717857907: 'sndfile.h\t1547 1548 1549 1550',
    1717920878: 'ndefined\t260',
    1717920885: 'udefineret reference til\t260',
    1717985603: "Caffe2: Couldn't determine version from header\t545",
    1717985635: 'caffe2/\t972 973 974 975',
    1717987684: 'different exception spec\t1155\ndiffers from\t1156',
    1717990755: 'cufft64_\t1135',
    1718513507: 'configuration file provided by "CUDA\t1119\nconfigure: error: \t1120 1121\nconflicting cuDNN in LD_LIBRARY_PATH\t1122',
    1722401636: 'définitions multiples de \t730',
    1722401650: 'réference indefinie vers\t260\nréference indéfinie vers\t260\nréférence indefinie vers\t260\nréférence indéfinie vers\t260',
    1730160936: '() got an unexpected keyword argument\t236\n() got an unexpected keyword argument \t235 309\n() got multiple values for \t235',
    1731152967: 'GL/gl.h\t661 662 663\nGL/glcorearb.h\t661 662 663\nGL/glew.h\t664 665 666 667\nGL/glext.h\t661 662 663\nGL/glut.h\t658 659 660\nGL/glx.h\t661 662 663',
    1734701162: 'jpeglib.h\t1308 1309 1310 1311',
    1734959663: '/bigobj\t346',
    1734964000: ' signal terminated program \t242',
    1734964008: '(signal: 9, SIGKILL: kill)\t313',
    1734965107: 'swig: command not found\t940\nswig: not found\t940',
    1735289197: 'mingw\t724',
    1735355495: 'glog/logging.h\t1222 1223 1224 1225',
    1735357040: 'program input point\t260',
    1735549216: ' arguments for \t14',
    1735549300: 'target sm_\t1563',
    1746936361: ')" has already been defined\t319',
    1749239892: 'THCharBlas_\t821 822\nTHCharStorage\t821 822\nTHCharTensor\t821 822\nTHCharVector\t821 822',
    1750288468: 'THShortBlas_\t821 822\nTHShortStorage\t821 822\nTHShortTensor\t821 822\nTHShortVector\t821 822',
    1751279980: 'libhipblas.so.\t1347\nlibhipfft.so.\t1347\nlibhiprand.so.\t1347\nlibhipsolver.so.\t1347\nlibhipsparse.so.\t1347',
    1751345510: 'fichier dans un mauvais format\t807',
    1751345518: 'nicht definierter Verweis auf\t260',
    1751347777: 'Arch conditional MMA instruction used without targeting\t448',
    1751347809: 'arch_list[-1] += \t932\narchitecture\t933 934',
    1751347823: 'orch not compiled with CUDA enabled\t1497',
    1751349349: 'exchange\t1047',
    1751361987: "échec d'adressage (mapping) du segment\t650",
    1751607656: 'higher\t1237',
    1751933286: 'falha no mapeamento de segmento\t650',
    1752391519: '__shfl\t791',
    1752392008: 'Hash mismatch for \t681',
    1752463728: 'python3: command not found\t1118\npython3: not found\t1118\npython: command not found\t1118\npython: not found\t1118',
    1763717413: '%1 is not a valid Win32 application\t279\n%1 ist keine zulässige Win32-Anwendung\t279',
    1763719719: "': is not a member of 'cudaDeviceProp'\t306",
    1763733089: 'an illegal memory access was encountered\t929',
    1763733358: 'no instance of \t1434\nno instance of constructor "cut\t1435\nno instance of overloaded function \t1436',
    1765161080: 'x86intrin.h\t1254 1255 1256',
    1766203450: ': Filename too long\t359 360',
    1766531165: '] Killed\t911',
    1766727738: ': Nicht genügend\t358',
    1767990816: ' failed with exit \t46\n failed: \t47\n failed: No such file\t48',
    1768042298: ':/bin/nvcc\t402',
    1768053819: ';\\bin\\nvcc\t405',
    1768058209: 'ambiguous "?" operation:\t927\nambiguous overload for \t928\nambiguous symbol\t729',
    1768061296: 'pybind11\t1516\npybind11/\t1517\npybind11_detail_function_record\t800',
    1768124527: 'opción de línea de órdenes no reconocida\t700',
    1768255571: 'Speicherzugriffsfehler\t625',
    1768318308: 'defined\t1149\ndefined in file \t1150\ndefiniciones múltiples de \t730',
    1768320617: 'infiniband/\t1284 1285 1286 1287',
    1768383858: 'registered\t1521',
    1768693818: ': linker input file not found\t372',
    1768697658: ':/lib64\t403',
    1768716898: 'bzlib.h\t957 958 959 960',
    1768759354: ': misaligned address\t398',
    1768779113: 'immintrin.h\t1254 1255 1256',
    1768779128: 'xmmintrin.h\t1254 1255 1256',
    1768824890: ': nie można otworzyć pliku obiektu dzielonego\t364',
    1769103702: 'VariableTensorId\t849 850',
    1769152577: 'A single input file is required for a non-link phase\t407',
    1769234803: 'satisfies the requirement \t1538\nsatisfy\t1539',
    1769238607: 'OptionalCUDAGuard\t521 522\nOptionalCUDAStreamGuard\t521 522',
    1769300512: ' built with CUDA \t18\n built without \t19',
    1769366884: "device architecture\t512\ndevice capabilit\t512\ndevice compute architecture\t512\ndevice compute capabilit\t512\ndevice kernel image is invalid\t528\ndevice's architecture\t512\ndevice's capabilit\t512\ndevice's compute architecture\t512\ndevice's compute capabilit\t512\ndevice-side assert triggered\t1151\ndevice-side assertion triggered\t1151\ndevices architecture\t512\ndevices capabilit\t512\ndevices compute architecture\t512\ndevices compute capabilit\t512",
    1769369189: 'environment variable is not\t1169',
    1769414695: "' with arguments from the '\t299\n' with arguments from the 'CUDA' backend\t300 301\n' with arguments from the 'Meta' backend\t302\n' with exceptions disabled\t303",
    1769566836: 'trying to build PyTorch with a too old version of \t1594',
    1784835872: ' object has no attribute \t192 193 194',
    1785291349: 'Ubijen\t611',
    1785620814: 'Ninja is required to \t745',
    1785620846: 'ninja-build: Kommando nicht gefunden\t1431\nninja-build: command not found\t1431\nninja-build: commande introuvable\t1431\nninja-build: not found\t1431\nninja-build: orden no encontrada\t1431\nninja-build: コマンドが見つかりません\t1431\nninja-build: 未找到命令\t1431\nninja: Kommando nicht gefunden\t1431\nninja: build stopped\t1432\nninja: command not found\t1431\nninja: commande introuvable\t1431\nninja: no work to do.\t1433\nninja: not found\t1431\nninja: orden no encontrada\t1431\nninja: コマンドが見つかりません\t1431\nninja: 未找到命令\t1431',
    1797287790: 'no kernel image is available\t1437',
    1797288805: 'es kein\t1183',
    1801538883: 'CMake must be installed to build\t505',
    1801547107: 'cmake: command not found\t940\ncmake: not found\t940',
    1801547111: 'gmake\t355',
    1801675088: "Package \t793\nPackage dependency requirement '\t794\nPackagesNotFoundError\t795",
    1801675120: 'packed_accessor\t1123\npacked_accessor32\t845\npacked_accessor64\t845',
    1801678707: 'socket.gaierror: \t1551',
    1802068851: 'scikit-learn has not been built correctly\t1540',
    1802270070: 'vulkan/vulkan\t1630 1631 1632 1633',
    1802398060: 'linker `\t1389',
    1802465132: 'looks like a filename, but the file does not exist\t1396',
    1802725700: 'Disk quota exceeded\t606',
    1802725732: 'disk quota exceeded\t606',
    1814066273: "at least '/std:c++\t938",
    1814979692: 'ld.lld: error: duplicate symbol: \t1319',
    1816217684: 'THAlloc\t821 822',
    1816283220: 'THBlas_\t821 822',
    1816545364: 'THFloatBlas_\t821 822\nTHFloatStorage\t821 822\nTHFloatTensor\t821 822\nTHFloatVector\t821 822',
    1818323300: 'dial tcp: lookup \t844',
    1818391907: 'cublas.CUBLASError: \t1134\ncublas64_\t1135\ncublasLt64_\t1135',
    1818435642: ': class template "std::_Is_memfunptr" has already been defined\t385',
    1818455657: 'include file \t1262\ninclude file "ATen/\t1263\ninclude file "CL/\t1264\ninclude file "Eigen/\t1265\ninclude file "GLES\t1266\ninclude file "TH\t1267\ninclude file "THC\t1268\ninclude file "X11/\t1269\ninclude file "asm/\t949\ninclude file "boost/\t1270\ninclude file "c\t1271\ninclude file "c10d/\t1272\ninclude file "cudnn\t1273\ninclude file "eigen3/Eigen/\t1265\ninclude file "libav\t1274\ninclude file "tbb/\t1275\ninclude file "torch/\t428\ninclude file \'ATen/\t1263\ninclude file \'CL/\t1264\ninclude file \'Eigen/\t1265\ninclude file \'GLES\t1266\ninclude file \'TH\t1267\ninclude file \'THC\t1268\ninclude file \'X11/\t1269\ninclude file \'asm/\t949\ninclude file \'boost/\t1270\ninclude file \'c\t1271\ninclude file \'c10d/\t1272\ninclude file \'cudnn\t1273\ninclude file \'eigen3/Eigen/\t1265\ninclude file \'libav\t1274\ninclude file \'tbb/\t1275\ninclude file \'torch/\t428',
    1818780998: 'Fehler beim Mappen des Shared Objects\t650\nFehler im Format der Programmdatei\t624',
    1818845510: 'Failed building wheel for \t635\nFailed to build \t636\nFailed to build CUDA kernels for \t637\nFailed to compile. cc_cmd\t638\nFailed to detect a default CUDA architecture\t639\nFailed to detect a default CUDA architecture.\t640\nFailed to find\t546 547\nFailed to find \t641\nFailed to find ROCm root directory\t642\nFailed to find a working CUDA architecture\t643\nFailed to find all files with CUDA\t644\nFailed to find nvToolsExt\t645\nFailed to initialize NVML: Driver Not Loaded\t646\nFailed to locate\t547\nFailed to parse: \t647\nFailed to start \t648\nFailures have been detected while processing an MLIR pass pipeline\t649',
    1818845542: 'failed call to cuInit: \t1193\nfailed to find\t547\nfailed to locate\t547\nfailed to map segment from\t1194\nfailed to open \t1195\nfailed to open elf at \t590\nfailed with exit \t1196',
    1818846752: ' file built for macOS-\t49\n file not found\t50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112',
    1818848040: '(killed) terminó el programa \t311',
    1818850658: 'build_ext\t953\nbuilds-v0\t954\nbuilt against \t955\nbuilt for \t955\nbuilt with \t955',
    1819028768: ' -llapack\t7',
    1819042150: 'fallo al asignar un segmento del objeto compartido\t650',
    1819044171: 'Killed\t611 699',
    1819045731: 'collect2: fatal error: ld terminated with signal 9\t704',
    1819176736: ' only supports \t199',
    1819240790: 'Violación de segmento\t625',
    1819242031: '/nologo\t346',
    1819307369: 'implementation for device cuda\t1257',
    1819310149: 'Explicitly provided namespace (\t634',
    1819440483: 'curl/curl.h\t1140 1141 1142 1143\ncurl: (16) \t1144\ncurl: (18) \t1144\ncurl: (28) \t1144\ncurl: (35) \t1144\ncurl: (5) \t1144\ncurl: (52) \t1144\ncurl: (55) \t1144\ncurl: (56) \t1144\ncurl: (6) \t1144\ncurl: (60) \t1144\ncurl: (7) \t1144\ncurl: (92) \t1144',
    1819571555: 'cutlass needs GCC \t542\ncutlass needs at least GCC \t542\ncutlass requires GCC \t542\ncutlass requires at least GCC \t542\ncutlass/\t1146\ncutlass::\t1147\ncutlass\\\t1146',
    1819635523: 'Could NOT find BLAS (missing\t564\nCould NOT find Boost (missing\t564\nCould NOT find CUDA (missing:\t565 566 567\nCould NOT find CUDAToolkit (missing:\t565 566 567\nCould NOT find CUDNN (missing\t568\nCould NOT find CURL (missing\t564\nCould NOT find CuDNN (missing\t568\nCould NOT find EGL (missing\t564\nCould NOT find Eigen3 (missing\t564\nCould NOT find Freetype (missing\t564\nCould NOT find GLEW (missing\t564\nCould NOT find GLUT (missing\t564\nCould NOT find JPEG (missing\t564\nCould NOT find LAPACK (missing\t564\nCould NOT find NVTX\t569\nCould NOT find NvToolExt\t569\nCould NOT find NvToolsExt\t569\nCould NOT find OpenGL (missing\t564\nCould NOT find OpenMP\t570\nCould NOT find OpenSSL (missing\t564\nCould NOT find PNG (missing\t564\nCould NOT find Python\t571 572\nCould NOT find PythonLibs (missing\t573\nCould NOT find TBB (missing\t564\nCould NOT find X11 (missing\t564\nCould NOT find ZLIB (missing\t564\nCould NOT find cuDNN (missing\t568\nCould NOT find cudnn (missing\t568\nCould NOT find nvToolsExt\t569\nCould not build wheels for \t574\nCould not connect\t575\nCould not detect Ninja v\t576\nCould not find\t546 547\nCould not find \t577\nCould not find MSVC\t578\nCould not find a configuration file for package "\t579\nCould not find any \t580\nCould not find compiler set in environment variable \t581\nCould not find module \'\t582\nCould not find shared object file\t583\nCould not find the bitsandbytes \t584\nCould not find the operator \t35\nCould not infer dtype of numpy.\t585\nCould not load library libcudnn\t586\nCould not load libtorchcodec\t587\nCould not load symbol \t555\nCould not load this library: \t588\nCould not locate\t547\nCould not locate \t577 589\nCould not open \t590\nCould not open requirements file: \t591\nCould not resolve\t575\nCould not set up the environment for Microsoft Visual Studio\t592\nCouldn\'t find\t546 547\nCouldn\'t load custom C++ ops\t593\nCouldn\'t load custom C++ ops. This can happen if your PyTorch and \t594',
    1819635555: "could not convert default argument '\t1126\ncould not find\t547\ncould not locate\t547\ncould not select device driver \t1127\ncouldn't allocate input reg for constraint 'h'\t1128\ncouldn't allocate input reg for constraint 'l'\t1128\ncouldn't allocate input reg for constraint 'r'\t1128\ncouldn't allocate input register for constraint 'h'\t1128\ncouldn't allocate input register for constraint 'l'\t1128\ncouldn't allocate input register for constraint 'r'\t1128\ncouldn't allocate output reg for constraint 'h'\t1128\ncouldn't allocate output reg for constraint 'l'\t1128\ncouldn't allocate output reg for constraint 'r'\t1128\ncouldn't allocate output register for constraint 'h'\t1128\ncouldn't allocate output register for constraint 'l'\t1128\ncouldn't allocate output register for constraint 'r'\t1128\ncouldn't find\t547",
    1830842190: "No matching distribution found for \t749\nNo module named \t750 751 752 753 754 755 756 757 758 759 760 761\nNo module named '\t762",
    1830842222: "no matching con\t1438\nno matching function for call to \t1439 1440\nno member named \t1235\nno member named '\t1441 1442",
    1833508922: ": Impossible d'ouvrir le fichier d'objet partagé\t364",
    1835100276: 'tham chiếu đến\t260',
    1835101728: ' name followed by "::" must be\t133\n named symbol not found\t181',
    1835102822: 'frame"\t1040\nframe\'\t1040\nframe’\t1040',
    1835166060: 'libmkl_\t1364',
    1835429165: '-mfma\t344',
    1835492691: 'Segment-Schutz nach der Relozierung\t815\nSegmentation fault\t625 816\nSegmentation-Fehler\t625',
    1835492723: 'segment en lecture seule a des réadressages\t1518\nsegmento de sólo lectura tiene reubicaciones\t1518',
    1835606074: ": impossibile aprire il file oggetto condiviso\t364\n: impossible d'ouvrir le fichier d'objet partagé\t364",
    1835622239: '__imp_\t918',
    1835886455: 'wgmma\t1541',
    1835888451: "Command '['ninja', '--version']' returned non-zero\t557\nCommand 'nvcc' not found\t558",
    1835888459: 'Kommandozeilenoption\t700',
    1835888483: 'common_type_t\t1047',
    1836016416: ' compiled with CUDA \t18\n compiled without \t19',
    1836213584: "Permission denied: \t768\nPermission denied: '\t771\nPermissionError: [WinError 5]\t797",
    1836213588: 'Terminado (killed)\t611',
    1836216134: 'Formato de ejecutable incorrecto\t624',
    1836280173: 'mismatches\t1156 1406',
    1836344691: 'setmaxnreg\t1541',
    1840104307: 'símbolo ambiguo\t729',
    1847602215: "', needed by '\t304 305",
    1847603493: "%1 n'est pas une application Win32 valide\t279\n%1 no es una aplicación Win32 válida\t279",
    1847616878: 'ne nomme pas un type\t946',
    1847619177: 'in namespace\t1183',
    1847619438: 'no nombra a un tipo\t946',
    1847620457: 'is not a full path and was not found\t1301\nis not a full path to an existing\t1302\nis not a member of\t1183',
    1847638978: '» non reconnue\t1648',
    1850286138: ': Internal \t365',
    1850296404: 'THIntBlas_\t821 822\nTHIntStorage\t821 822\nTHIntTensor\t821 822\nTHIntVector\t821 822',
    1851072570: ": Undefined reference to '\t260\n: Unknown option '\t376 377\n: Unresolved extern function\t378",
    1851859002: ': an object with that name is already\t379',
    1851876128: ' cannot be used to initialize\t22',
    1851878176: ' kann nicht gefunden werden\t174 175',
    1851878499: 'clang version must be less than \t1043',
    1851943276: 'libnvJitLink.so.\t1356\nlibnvidia-ml.so.1\t1365\nlibnvidia-ptxjitcompiler.so.1\t1365\nlibnvrtc-builtins.so\t1366\nlibnvrtc.so.\t1356',
    1852134465: 'ATen/CPUGenerator\t423 424\nATen/CUDA\t423 424\nATen/CUDAGenerator\t423 424\nATen/Dimname.h\t425 426 427\nATen/NamedTensor.h\t425 426 427\nATen/NamedTensorUtils.h\t425 426 427\nATen/TensorNames.h\t425 426 427\nATen/Type\t423 424\nATen/TypeDefault\t423 424\nATen/TypeExtendedInterface\t423 424\nATen/c\t428 429 430\nATen/core/Dimname.h\t425 426 427\nATen/core/NamedTensor.h\t425 426 427\nATen/core/NamedTensorUtils.h\t425 426 427\nATen/core/TensorNames.h\t425 426 427\nATen/cpu/vec256/\t431 432 433 434 435\nATen/cuda/CUDAFuture.cuh\t436 437 438\nATen/cuda/CUDAFuture.h\t436 437 438\nATen/cuda/CUDAMultiStreamGuard.cuh\t436 437 438\nATen/cuda/CUDAMultiStreamGuard.h\t436 437 438\nATen/cuda/CUDASolver.cuh\t436 437 438\nATen/cuda/CUDASolver.h\t436 437 438\nATen/cuda/CUDATypeConversion.cuh\t436 437 438\nATen/cuda/CUDATypeConversion.h\t436 437 438\nATen/cudnn/Exceptions.h\t439 440 441 442 443 444\nATenCeilDiv\t445 446',
    1852138601: 'identifier \t1240 1241\nidentifier "\t1242 1243 1244 1245 1246 1247 1248\nidentifier "CU\t1249\nidentifier "_Float\t1250\nidentifier "__builtin_\t1251\nidentifier "nvshmem\t1252\nidentifier "texture" is undefined\t1253',
    1852141679: 'opencv2/\t1489 1490 1491 1492\nopenssl/\t1493 1494 1495 1496',
    1852383271: "' in 'cudaDeviceProp'\t285\n' in 'cut\t286\n' in namespace '\t287\n' in namespace '__hip_internal'\t288\n' in namespace 'cut\t286\n' in namespace 'std'\t289",
    1852383290: ': internal \t365\n: invalid ELF header\t397',
    1852387130: ':/include\t403',
    1852397403: '[WinError \t904 905 906\n[WinError 1114]\t907\n[WinError 126]\t908\n[WinError 127]\t600 909\n[WinError 206]\t910',
    1852400160: ' binary not found at \t17',
    1852400175: '/bin/bash: \t348 349\n/bin/dash: \t348 349\n/bin/nvcc\t350 351\n/bin/sh: \t348 349',
    1852400971: 'Kein Speicher im statischen TLS-Block\t698\nKein Speicherplatz mehr\t469',
    1852400994: 'being in scipy source directory\t944\nbeing installed\t945',
    1852401003: 'kein Speicherplatz mehr verfügbar\t469',
    1852401184: ' find any \t113',
    1852403239: "'ninja' is not recognized as an internal or external command\t308",
    1852404512: ' since setuptools is not available\t243',
    1852404565: 'Using cached \t891',
    1852404597: 'using CUDA_HOME=\t1620',
    1852534357: 'Unknown CMake command "cuda_add_executable"\t644\nUnknown CMake command "cuda_add_library"\t644\nUnknown CMake command "cuda_compile"\t644\nUnknown CUDA Architecture Name\t873\nUnknown MS Compiler version \t874\nUnknown builtin op: \t875\nUnknown compiler(s): [[\'\t876\nUnknown compute capability. \t877',
    1852534389: "unknown target CPU \t884\nunknown type name \t1451 1604\nunknown type name '\t1608 1609 1610\nunknown type name '__hip_bfloat16\t1611",
    1852583200: ' -lnvToolsExt\t8',
    1852664132: 'Dimname\t604 605\nDimnameList\t604 605',
    1852727619: 'Cannot access data pointer of Tensor (e.g. FakeTensor\t548\nCannot access global variable \t549 550\nCannot compile \t551\nCannot find\t546 547\nCannot find a working triton installation\t552\nCannot find source file:\t553\nCannot initialize CUDA without \t554\nCannot load symbol cu\t555',
    1852727627: 'Kann den Stack nicht ausführbar machen\t697',
    1852727651: 'cannot be used to initialize an entity of type "cutlass::\t978\ncannot call member function\t390\ncannot call non-constexpr function "cutlass::const_\t979\ncannot convert \t980\ncannot convert None of type <class \t981\ncannot create shared object descriptor\t982\ncannot determine \t983\ncannot execute \t984\ncannot find\t547 985 986 987\ncannot find \t988 989 990 991\ncannot find -l\t992 993 994 995 996 997 998 999 1000 1001 1002 1003\ncannot find -lEGL\t1004\ncannot find -lGLEW\t1005\ncannot find -laio\t1006\ncannot find -lffi\t1007\ncannot find -lglog\t1008\ncannot find -ljpeg\t1009\ncannot find -lnuma\t1010\ncannot find -lpython3.\t1011\ncannot find -lstdc++\t1012\ncannot find -ltbb\t1013\ncannot find -luuid\t1014\ncannot find -lz\t1015\ncannot find the file specified: \'\t771\ncannot import name \t1016 1017 1018 1019 1020 1021 1022 1023\ncannot import name \'\t1024\ncannot instantiate \'\t1025\ncannot make segment writable for relocation\t1026\ncannot map zero-fill pages\t982\ncannot open input file \t1027\ncannot open shared object file\t1 1028 1029\ncannot open source file "\t1030\ncannot read spec file \t1031',
    1852727659: 'kann -l\t994\nkann nicht gefunden\t1312\nkann nicht gefunden werden -l\t995 996 997 998 999 1000 1001 1002 1003 1259 1260\nkann nicht gefunden werden -lEGL\t1004\nkann nicht gefunden werden -lGLEW\t1005\nkann nicht gefunden werden -laio\t1006\nkann nicht gefunden werden -lffi\t1007\nkann nicht gefunden werden -lglog\t1008\nkann nicht gefunden werden -ljpeg\t1009\nkann nicht gefunden werden -lnuma\t1010\nkann nicht gefunden werden -lstdc++\t1012\nkann nicht gefunden werden -ltbb\t1013\nkann nicht gefunden werden -luuid\t1014\nkann nicht gefunden werden -lz\t1015\nkann nicht gefunden werden: -l\t995 996 997 998 999 1000 1001 1002 1003 1259 1260\nkann nicht gefunden werden: -lEGL\t1004\nkann nicht gefunden werden: -lGLEW\t1005\nkann nicht gefunden werden: -laio\t1006\nkann nicht gefunden werden: -lffi\t1007\nkann nicht gefunden werden: -lglog\t1008\nkann nicht gefunden werden: -ljpeg\t1009\nkann nicht gefunden werden: -lnuma\t1010\nkann nicht gefunden werden: -lstdc++\t1012\nkann nicht gefunden werden: -ltbb\t1013\nkann nicht gefunden werden: -luuid\t1014\nkann nicht gefunden werden: -lz\t1015',
    1852731203: 'ConnectTimeout\t556\nConnectTimeoutError\t556\nConnection to \t561\nConnectionError: \t562',
    1852732786: 'running build_ext\t1536\nrunning on sm\t1537',
    1852793632: " conflicts with target machine type \t23 24\n conflicts with this version\t25\n connect to 'http\t26",
    1852793634: '"constexpr\t278',
    1852793639: "'constexpr\t278",
    1853169722: ": ungültiger ELF-Header\t397\n: unspecified launch failure\t398\n: unsupported option '-fopenmp\t400\n: unsupported option ‘-fopenmp\t400",
    1853188163: 'ChunkedEncodingError\t556',
    1853189958: 'Found empty `transformer-engine` meta package\t654\nFound no NVIDIA driver on your system\t655 656\nFound two conflicting CUDA\t657',
    1853189990: 'found. Please specify\t1210',
    1864396654: 'no overload of \t1443',
    1864397673: 'is only a placeholder project on PyPI\t1303\nis only available from C++\t1304',
    1865370691: 'CL/opencl\t497 498',
    1866614868: 'THBoolBlas_\t821 822\nTHBoolStorage\t821 822\nTHBoolTensor\t821 822\nTHBoolVector\t821 822',
    1866670138: ': Command not found\t356',
    1866745940: 'THDoubleBlas_\t821 822\nTHDoubleStorage\t821 822\nTHDoubleTensor\t821 822\nTHDoubleVector\t821 822',
    1866866746: ': Found no NVIDIA driver on your system\t361\n: Found unsuitable version "\t362 363',
    1867194426: ': Kommando nicht gefunden\t356',
    1867270228: 'THLongBlas_\t821 822\nTHLongStorage\t821 822\nTHLongTensor\t821 822\nTHLongVector\t821 822',
    1867391034: ': No CUDA GPUs are available\t368\n: No existe el\t110\n: No module named \t369\n: No se puede asignar\t358\n: No such file\t110 111 112 370 371 372\n: No such file or directory\t373\n: Not a directory\t374',
    1867806286: 'NvToolsExt\t779',
    1867806318: 'nvToolsExt\t1466 1467 1468 1469\nnvToolsExt64_1.lib\t1470',
    1867807056: 'PyTorch is needed\t802\nPyTorch is not installed\t802\nPyTorch is not linked with support for cuda devices\t803\nPyTorch is required\t802\nPyTorch must be installed\t802\nPyTorch needs GCC \t542\nPyTorch needs at least GCC \t542\nPyTorch needs to be installed\t802\nPyTorch no longer supports this GPU because it is too old\t804\nPyTorch requires GCC \t542\nPyTorch requires at least GCC \t542\nPyTorch was compiled without CUDA support\t805',
    1868720492: 'libomp/omp.h\t1367 1368 1369',
    1868721529: 'ymbol \t260\nymbols \t260',
    1868767290: ': comando não encontrado\t356\n: command not found\t356\n: commande introuvable\t356\n: could not read symbols: Invalid operation\t386 387',
    1868785010: 'recompile \t1519',
    1868787269: 'Encountered error while \t623',
    1868787273: 'Incompatible library version: lib\t685\nIncompleteRead\t556',
    1868787305: 'incompatible architecture (have \t1276\nincompatible with that of previous function "\t1277\nincompatible with the existing python installation in your environment\t1278\nincomplete \t1279\nincomplete type \t1280 1281',
    1868832802: '" does not appear to contain CMakeLists\t261',
    1869366891: 'kFloat8_e\t1123',
    1869374802: 'Relocations in generic ELF (EM: \t807',
    1869374834: 'relocation R_\t1522',
    1869378165: 'urlopen error \t1617',
    1869439605: 'ubmodule\t1596',
    1869440333: 'Memory access fault by GPU node\t731',
    1869440338: 'RemoteDisconnected\t556',
    1869440365: 'memory exhausted\t1404\nmemory in static\t1405',
    1869440370: 'remove_cv_t\t1047\nremove_reference_t\t1047',
    1869488162: '" no se reconoce como\t273\n" not found\t276',
    1869488167: "' no se reconoce como\t273\n' not found\t276",
    1869488186: ': no se puede abrir el archivo del objeto compartido\t364\n: no se puede abrir el fichero del objeto compartido\t364\n: not found\t356',
    1869488224: '` not found\t276',
    1869490208: ' (no such file)\t1',
    1869502255: '/Wno-psabi\t347',
    1869504867: 'canonicalize_version() got an unexpected keyword argument\t1032',
    1869508193: 'annot open include file: \t482\nannotation_type.__origin__ is tuple\t930',
    1869638985: "ImportError: \t683 684\nImportError: cannot import name '\t467",
    1869639017: 'import lib as _lib, ffi as _ffi\t1258\nimpossibile abilitare lo stack eseguibile\t697\nimpossibile allocare memoria nel blocco statico TLS\t698\nimpossibile trovare -l\t1259 1260\nimpossible de trouver -l\t994',
    1869771333: "Error building extension '\t626\nError checking\t627\nError compiling objects for extension\t628\nError loading shared library \t629\nError loading shared library ld-linux\t630\nError relocating \t260 631\nError sending request for url (\t632\nError: No module named \t633",
    1869771365: 'error C2059\t1171\nerror C2061\t1171\nerror C2065\t1171\nerror C2143\t1171\nerror sending request for url (\t632\nerror trying to exec \t984\nerror while loading shared libraries: \t1172\nerror: "auto" is not allowed here\t1173\nerror: /EHa\t346\nerror: /EHsc\t346\nerror: /FS\t346\nerror: /GL\t346\nerror: /GR\t346\nerror: /MD\t346\nerror: /MT\t346\nerror: /O1\t346\nerror: /O2\t346\nerror: /Od\t346\nerror: /Ox\t346\nerror: /W\t346\nerror: /Z7\t346\nerror: /Zc:\t346\nerror: /Zi\t346\nerror: /arch:\t346\nerror: /fp:\t346\nerror: /std:c++\t346\nerror: /utf-8\t346\nerror: /wd\t346\nerror: RPC failed; \t1174\nerror: [Errno 2] No such file or directory: \'\t349\nerror: [WinError 2]\t1175\nerror: a member with an in-class initializer must be const\t1176\nerror: downloading \'\t1177\nerror: expected a\t1178\nerror: expected an identifier\t1179\nerror: expected unqualified-id before\t1179\nerror: forward declaration of \t1180\nerror: identifier "__\t1178\nerror: identifier "__builtin_\t1181\nerror: no such file or directory: \'/EHa\t346\nerror: no such file or directory: \'/EHsc\t346\nerror: no such file or directory: \'/FS\t346\nerror: no such file or directory: \'/GL\t346\nerror: no such file or directory: \'/GR\t346\nerror: no such file or directory: \'/MD\t346\nerror: no such file or directory: \'/MT\t346\nerror: no such file or directory: \'/O1\t346\nerror: no such file or directory: \'/O2\t346\nerror: no such file or directory: \'/Od\t346\nerror: no such file or directory: \'/Ox\t346\nerror: no such file or directory: \'/W\t346\nerror: no such file or directory: \'/Z7\t346\nerror: no such file or directory: \'/Zc:\t346\nerror: no such file or directory: \'/Zi\t346\nerror: no such file or directory: \'/arch:\t346\nerror: no such file or directory: \'/fp:\t346\nerror: no such file or directory: \'/std:c++\t346\nerror: no such file or directory: \'/utf-8\t346\nerror: no such file or directory: \'/wd\t346\nerror: this declaration has no\t1178\nerror: type name is not allowed\t1178\nerror: unexpected argument \'\t1182\nerror: user-defined literal operator not found\t1178',
    1869833554: 'ResolutionImpossible\t810\nResolvePackageNotFound\t795',
    1869834594: 'bison: command not found\t940\nbison: not found\t940',
    1869881402: ': too few arguments\t399',
    1869903169: 'AutoGIL\t470 471\nAutoNoGIL\t470 471',
    1869903201: 'autoconf: command not found\t940\nautoconf: not found\t940\nautomake: command not found\t940\nautomake: not found\t940\nautoreconf: command not found\t940\nautoreconf: not found\t940',
    1870211104: ' (you have \t4',
    1873003342: 'Não há espaço disponível\t775',
    1873003374: 'não foi possível alocar memória em bloco TLS\t698\nnão foi possível habilitar pilhas de executável\t697\nnão foi possível localizar -l\t1259 1260\nnão há espaço disponível\t775',
    1881171310: 'ne peut activer une pile exécutable\t697\nne peut allouer de la mémoire dans un bloc statique TLS\t698\nne peut pas trouver -l\t994 1259 1260\nne peut restaurer le segment prot\t815\nne peut trouver -l\t995 996 997 998 999 1000 1001 1002 1003 1259 1260\nne peut trouver -lEGL\t1004\nne peut trouver -lGLEW\t1005\nne peut trouver -laio\t1006\nne peut trouver -lffi\t1007\nne peut trouver -lglog\t1008\nne peut trouver -ljpeg\t1009\nne peut trouver -lnuma\t1010\nne peut trouver -lstdc++\t1012\nne peut trouver -ltbb\t1013\nne peut trouver -luuid\t1014\nne peut trouver -lz\t1015',
    1881173838: "No package '\t763",
    1882284899: 'cc1plus\t1038\ncc1plus: \t1039',
    1884516174: 'NoSpaceLeftError\t617',
    1885434439: 'Graph break due to unsupported builtin \t679',
    1885500787: 'subprocess-exited-with-error\t1557',
    1885692960: ' dependency is incompatible with the current platform: \t28',
    1885693252: 'DeepSpeed needs GCC \t542\nDeepSpeed needs at least GCC \t542\nDeepSpeed requires GCC \t542\nDeepSpeed requires at least GCC \t542',
    1885809965: '--gpu-name=sm_\t338',
    1886217556: 'Temporary failure\t575\nTemporary failure \t847',
    1886217588: 'temp.win32-\t1564',
    1886218528: ' import any \t113',
    1886220099: 'Compiler requires the CUDA toolkit\t559',
    1886220131: 'compilation terminated\t1048 1049 1050 1051 1052 1053 1054 1055 1056 1057 1058 1059 1060 1061 1062 1063 1064 1065 1066 1067 1068 1069 1070 1071 1072 1073 1074 1075 1076 1077 1078 1079 1080 1081 1082 1083 1084 1085 1086 1087 1088 1089 1090 1091 1092 1093 1094 1095 1096 1097 1098 1099 1100 1101 1102 1103 1104 1105 1106 1107 1108 1109 1110\ncompiled\t1111\ncompiled against \t955\ncompiled against NumPy 1.x\t1112\ncompiled for \t955\ncompiled with \t955\ncompiler set in environment\t1113\ncompute capabilit\t1114 1115\ncompute capability\t1116\ncompute capability \t1117',
    1886220135: "gomp not found\t1227\ngomp' not found\t1227\ngomp’ not found\t1227",
    1886220137: "iomp5 not found\t1227\niomp5' not found\t1227\niomp5’ not found\t1227",
    1886221678: 'numpy._core.multiarray failed to import\t1465\nnumpy.core.multiarray failed to import\t1465',
    1886332960: ' (operand types are \t2',
    1886351203: 'cooperative_groups/\t1124 1125',
    1886413165: "mappatura del segmento dall'oggetto condiviso non riuscita\t650",
    1886415211: 'kipping import of cpp extensions due to incompatible torch version \t1313',
    1886418291: 'support for the ISO C++ \t1558\nsupport for the upcoming ISO C++ standard, C++0x\t1559\nsupported\t934 1560',
    1886611780: 'DispatchKey::CompositeImplicitAutograd\t607\nDispatchStub: missing \t608',
    1886614883: 'cusparse64_\t1135\ncusparseC\t791\ncusparseD\t791\ncusparseS\t791\ncusparseXcsrgemmNnz\t791\ncusparseZ\t791',
    1886680168: 'http.client.\t1239',
    1887007331: 'crypt.h\t1130 1131 1132 1133',
    1897951054: 'No queda espacio en el dispositivo\t468',
    1897951086: 'no queda espacio en el dispositivo\t468',
    1902473760: ' required keyword-only argument\t235\n required positional argument\t235 236\n requires A100\t237\n requires a different Python: \t238\n requires cuda extensions\t239\n requires triton==\t240',
    1903386957: 'MasqueradingAsCUDA\t726 727',
    1914709853: "]' returned non-zero\t912",
    1914711074: '", referenced from\t260\n", referenced from:\t260',
    1914725736: 'he remote end hung up unexpectedly\t1199',
    1916880980: 'THArgCheck\t823 824',
    1917132893: '] Erreur 137\t911\n] Error 137\t911',
    1917143124: 'THError\t823 824',
    1917145935: 'OSError: \t562\nOSError: Could not find/load shared object file\t785',
    1917221200: 'PyFrameObject\t801',
    1917853789: '] Processus arrêté\t911',
    1917869114: ':\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA\\v\t404',
    1918967870: '> are available only with C++\t406',
    1918986355: 'shared object\t1546',
    1919052108: 'Library not loaded: \t719 720\nLibrary not loaded: @\t721',
    1919052140: 'library not found\t1370\nlibrary not found for -l\t1371 1372\nlibrary not found: \t1373 1374 1375\nlibrary not found: EGL\t1376\nlibrary not found: GLEW\t1377\nlibrary not found: aio\t1378\nlibrary not found: crypt\t1379\nlibrary not found: ffi\t1380\nlibrary not found: glog\t1381\nlibrary not found: jpeg\t1382\nlibrary not found: lapack\t1383\nlibrary not found: numa\t1384\nlibrary not found: stdc++\t1385\nlibrary not found: tbb\t1386\nlibrary not found: uuid\t1387\nlibrary not found: z\t1388\nlibrocblas.so.\t1347\nlibrocsparse.so.\t1347',
    1919115629: 'macro "max" passed\t1401\nmacro "max" requires\t1401\nmacro "min" passed\t1401\nmacro "min" requires\t1401',
    1919117645: 'Microsoft Visual C++ \t732\nMicrosoft Visual C++ Redistributable is not installed\t733\nMicrosoft Visual Studio version\t734',
    1919230010: ': error C2975\t388\n: error adding symbols: DSO missing from command line\t386 387\n: error: exception specification in declaration does not match\t389\n: error: expected \t390\n: error: identifier "\t391\n: error: name followed by "::" must be a class or namespace name\t392\n: error: namespace "cut\t393\n: error: need \t394\n: error: no such file or directory: \'\t395\n: error: template argument \t390\n: error: unknown type name \'\t396\n: error: use of undeclared identifier \'\t396\n: error:expected \t390\n: error:template argument \t390\n: error： expected \t390\n: error： template argument \t390\n: error：expected \t390\n: error：template argument \t390',
    1919248468: 'There is not enough space on the disk\t856',
    1919248500: "there's already a kernel registered from python overriding \t1566",
    1919250479: '/permissive\t346',
    1919250511: 'Operator does not support running with fake tensors\t789',
    1919250543: 'operation timed out\t1046',
    1919251285: "UserWarning: Can't initialize NVML\t889\nUserWarning: Error checking compiler version for cl\t890",
    1919251488: ' terminated with signal 9\t30',
    1919251566: 'nternal error\t1461',
    1919252000: ' version incompatibility\t249\n version mismatch\t249\n version must be \t250\n version needs to be \t250\n version should be \t250',
    1919252079: 'overloaded function "std::__to_address" matches\t1504',
    1919444301: 'Mehrdeutiges Symbol\t729\nMehrfachdefinition von \t730',
    1919444333: 'mehrdeutiges Symbol\t729',
    1919448176: 'pthread.h\t1157',
    1919885370: ': orden no encontrada\t356',
    1919887392: ' (or one of its dependencies)\t3',
    1919895160: "xFormers was built for:\t1638\nxFormers wasn't buil\t1639",
    1919902273: 'Aborted\t447',
    1919968580: 'DeprecatedTypeProperties\t601',
    1919969650: 'ripristinare la protezione del segmento\t815',
    1920091483: '[Errno 122]\t903\n[Errno 28]\t903',
    1920169263: '/usr/include/hip/\t353',
    1920230738: 'Retrying (Retry(total=0,\t811',
    1920233061: 'entrée de procédure\t260',
    1920233065: 'intrin\t937',
    1920234561: "AttributeError: install_layout\t465\nAttributeError: module '\t466\nAttributeError: module 'torch._C' has no attribute '\t467",
    1931505486: "No se pudo asignar memoria en el bloque TLS\t698\nNo space left on device\t764\nNo such file or directory: \t765 766 767 768\nNo such file or directory: '\t769 770 771\nNo such operator \t772",
    1931505518: 'no se declaró en este ámbito\t946\nno se encuentra -l\t994 1259 1260\nno se puede activar la pila ejecutable\t697\nno se puede encontrar -l\t994 995 996 997 998 999 1000 1001 1002 1003 1259 1260\nno se puede encontrar -lEGL\t1004\nno se puede encontrar -lGLEW\t1005\nno se puede encontrar -laio\t1006\nno se puede encontrar -lffi\t1007\nno se puede encontrar -lglog\t1008\nno se puede encontrar -ljpeg\t1009\nno se puede encontrar -lnuma\t1010\nno se puede encontrar -lstdc++\t1012\nno se puede encontrar -ltbb\t1013\nno se puede encontrar -luuid\t1014\nno se puede encontrar -lz\t1015\nno se puede restaurar el `prot\' del segmento\t815\nno se reconoce la opción de línea de órdenes\t700\nno space left on device\t764\nno such file\t1444\nno such file or directory: \'\t1445\nno such instruction\t1446\nno such option: -\t1447\nno suitable \t1448 1449\nno suitable constructor exists to convert from "\t1450',
    1933658196: 'THAssert\t823 824',
    1934970951: 'GPUs architecture\t512\nGPUs capabilit\t512\nGPUs compute architecture\t512\nGPUs compute capabilit\t512',
    1935625567: '_M_set_sharable()\t914',
    1935762796: 'lease up\t1344',
    1935763488: ' has been removed from CMake\t115\n has no attribute\t116\n has no attribute \t117 118 119 120 121 122 123 124\n has no member \t125 126\n has no member named\t127\n has no member named \t128\n has not been declared\t41 42 129\n has to be \t130\n has unsupported type \t131',
    1935763551: '_hash_\t921 922 923',
    1935764579: 'class "at::Type" has no member\t1044\nclass "std::enable_if<<error-constant>\t1045',
    1935767328: ' was not declared\t41 42 129 171 172\n was not declared in this scope\t251 252\n was not declared in this scope; did you mean \t253\n was not found in the package registry\t254\n was specified but unrecogni\t255',
    1936009070: "n'est pas un membre de\t1183",
    1936025716: 'these package versions have conflicting dependencies\t1567',
    1936027492: "does not appear to be a Python project\t1159\ndoes not contain a CMakeLists\t1160\ndoes not have one of build variants: \t1161\ndoes not know how to trace the builtin \t1162\ndoes not match\t1156\ndoes not name a type\t946\ndoesn't match\t1156",
    1936028533: 'uses too much shared data (0x\t1619',
    1936269346: '" is ambiguous\t271\n" is not known to CXX compiler\t272\n" is not recognized\t273\n" is not recognized as\t273\n" ist entweder falsch\t273',
    1936269351: "' is ambiguous (with operand types \t290\n' is not defined for option 'gpu-architecture'\t291\n' is not defined for option 'std'\t292\n' is not in 'keyword=value' format\t293\n' is not recognized\t273\n' is not recognized as\t273\n' is not recognized as an internal\t294\n' is not recognized as an internal or external command\t295\n' is only available for these backends:\t296\n' ist entweder falsch\t273",
    1936269353: ') is greater than the maximum required version by CUDA \t316\n) is less than the minimum required version by CUDA \t317',
    1936287828: 'This Python has API version \t857\nThis header is only meant to be used on x86\t858',
    1936287860: 'this operation is not allowed between \t1568',
    1936289397: 'unistd.h\t1157',
    1936614740: 'TensileLibrary\t848\nTensorTypeId\t849 850\nTensorTypeSet\t849 850\nTensors of type TensorImpl do not have \t851',
    1936615712: ' installation candidates for \t137',
    1936617315: 'const_data_ptr\t1123',
    1936682850: 'boost/\t952',
    1936683040: ' positional argument\t235',
    1936876886: 'VersionConflict: (\t895',
    1936876918: 'version "LIBAV\t702\nversion "LIBSW\t702\nversion \'LIBAV\t702\nversion \'LIBSW\t702\nversion `LIBAV\t702\nversion `LIBSW\t702\nversion torch was compiled with \t1626\nversion used to compile\t1627\nversions\t1628',
    1936877926: 'first\t945',
    1936941392: 'PassManager::run failed\t796',
    1936943469: 'missing initializer for member \t1407',
    1936944429: '-msse\t344',
    1937008994: 'bits/floatn\t948\nbits/libc-header-start\t949\nbits/std_function.h:\t950\nbitsandbytes was compiled without GPU support\t951',
    1937059642: ':/usr/local/cuda\t403',
    1937075488: ' must be \t130\n must be valid exactly by one definition\t180',
    1937339245: 'msys64\t724',
    1948280185: 'ye tanımsız başvuru\t260',
    1948282734: 'no template named \t1451\nno type named \t1451',
    1951615060: 'THStorage\t821 822',
    1952531514: ':Datei oder Verzeichnis\t110',
    1952543859: 'status_string: "\t1556',
    1952606572: 'libtorch_cuda.so: \t1355',
    1952802679: 'wget: unable to resolve host address\t1636',
    1952805408: ' returned non-zero\t241',
    1952867692: 'leftover lock files from the PyTorch C++ extension build\t1345',
    1953063255: 'Waited on lock file "\t896',
    1953063469: '-bit platform\t343',
    1953064270: "Neither 'setup.py' nor 'pyproject.toml' found\t744",
    1953064550: 'ffitarget.h\t1202 1203 1204',
    1953065567: '_jit_compile\t45',
    1953067604: 'Triton Error [CUDA]: device kernel image is invalid\t863',
    1953068832: ' with CUDA \t257\n within its own root folder\t258\n without CUTE_ARCH_MMA_\t259',
    1953069157: 'exit code\t1188\nexit code:\t1188\nexit status\t1188\nexitcode\t1188\nexited with code \t1189',
    1953264973: 'Multiple dispatch failed for \t735',
    1953265005: 'multi_tensor_applier fused unscale kernel is unavailable\t1419\nmultiple copies of the\t1420\nmultiple definition of \t1421',
    1953394499: 'ContextualVersionConflict: (\t563',
    1953396050: 'RuntimeError: Numpy is not available\t813',
    1953396080: 'punto de entrada del procedimiento\t260',
    1953397075: 'SyntaxError: \t686',
    1953459744: ' not available\t183\n not built with CUDA\t184\n not compiled with CUDA\t184\n not defined in file lib\t185 186\n not found\t187\n not found. Directory cannot be installed\t188\n not installed\t189\n not recognized\t190\n not supported in this architecture\t191',
    1953460816: 'ProtocolError\t556',
    1953525103: 'ompt.h\t1367 1368 1369',
    1953653104: 'partially initialized module \t1507',
    1953653621: 'ucrt64\t724',
    1953655158: 'virtual memory exhausted: \t1629',
    1953658478: 'nvrtc-builtins\t1479\nnvrtc64_\t1135\nnvrtc: error: failed to load builtins for compute_\t1480',
    1953718627: 'caster.operator typename make_caster<T>::template cast_op_type<T>()\t1033',
    1953719584: ' est incompatible avec la sortie\t44',
    1953719666: 'restaurar proteção de segmento\t815\nrestore segment prot after\t1529',
    1953720608: ' ist entweder falsch\t168\n ist im Header \t173\n ist kein Element\t134\n ist kein Element von\t149 150 151',
    1953720644: "Distributed package doesn't have NCCL built in\t609",
    1953721929: 'Installed triton version too old, please upgrade\t691\nInstrucción ilegal\t341\nInstruction non permise\t341\nInstruçõe\t341',
    1953721961: 'installed CPU version PaddlePaddle\t1288\ninstalled Caffe2 version uses CUDA but I cannot find the CUDA\t1289',
    1953722184: 'Host compiler targets unsupported OS\t682',
    1953723725: 'Must define exactly one of __HIP_PLATFORM_\t736',
    1953723747: 'custom_op(\t1145',
    1953723757: 'must have a constant value\t133\nmust install \t799',
    1953724755: 'SystemError: <built-in function load_binary> returned NULL\t820',
    1953724787: 'system has unsupported display driver / cuda driver combination\t1561\nsystem not yet initialized\t1562',
    1953784096: ' attempted to run this operator with Meta tensors, but there was no \t16',
    1953849888: ' but this version of numpy is 0x\t20',
    1953853031: 'gnutls_handshake() failed\t1226',
    1953853216: ' out of memory\t234',
    1954047264: ' extension\t45',
    1954047342: 'next(\t1430',
    1954047348: 'texture is not a template\t1253\ntexture" is not a template\t1253\ntexture\' is not a template\t1253\ntexture’ is not a template\t1253',
    1954115679: '_pytorch_\t924',
    1965059918: "No url found for submodule path '\t773",
    1967202362: ': Aucun fichier\t110',
    1967343700: 'THCuda\t821 822 837 838\nTHCudaCheck\t839 840',
    1969316709: 'ecause there is no version of \t1166',
    1969365031: "' but version of \t280",
    1969365036: ", but was built for sm\t330\n, but you have torch \t331\n, but you'll have torch \t331",
    1969381215: '__builtin_amdgcn_\t916',
    1969452353: 'Aucun espace disponible sur le périphérique\t468\nAucun fichier ou dossier\t449 450 451 452 453 454 455 456 457 458 459',
    1969452385: 'aucun espace disponible sur le périphérique\t468',
    1969452654: 'nvcuda.dll\t1477',
    1969516397: "module 'PIL.Image' has no attribute '\t1408\nmodule 'faiss' has no attribute '\t1409\nmodule 'numpy' has no attribute '\t1410\nmodule export function\t1411\nmodule has nothing to offer in MPL2 only mode\t1412",
    1969713761: "argument list for \t935\nargument of type 'WindowsPath' is not iterable\t936",
    1970170220: 'linux/limits.h\t1390 1391 1392 1393',
    1970234144: ' could be found\t27',
    1970239784: '(you have \t314',
    1970302319: 'ompute capability \t1483',
    1970365778: 'Require PyTorch\t808\nRequire Pytorch\t808\nRequire pyTorch\t808\nRequire pytorch\t808\nRequire torch\t808\nRequired library version not found: \t809\nRequires PyTorch\t808\nRequires Pytorch\t808\nRequires pyTorch\t808\nRequires pytorch\t808\nRequires torch\t808',
    1970365810: 'require C++ 1\t1523\nrequire C++ 2\t1523\nrequire C++1\t1523\nrequire C++2\t1523\nrequire CUDA\t1429\nrequire PyTorch\t808\nrequire Pytorch\t808\nrequire at least \'/std:c++\t938\nrequire at least C++ 1\t1523\nrequire at least C++ 2\t1523\nrequire at least C++1\t1523\nrequire at least C++2\t1523\nrequire pyTorch\t808\nrequire pytorch\t808\nrequire torch\t808\nrequire users to upgrade torch to at least v\t1524\nrequires Ada\t1525\nrequires Ampere\t1525\nrequires Blackwell\t1525\nrequires C++ 1\t1523\nrequires C++ 2\t1523\nrequires C++1\t1523\nrequires C++2\t1523\nrequires CUDA\t1429\nrequires Hopper\t1525\nrequires NVCC\t1429\nrequires NVIDIA CUDA\t1429\nrequires PyTorch\t808\nrequires Pytorch\t808\nrequires Turing\t1525\nrequires Volta\t1525\nrequires a Ada\t1525\nrequires a Ampere\t1525\nrequires a Blackwell\t1525\nrequires a Hopper\t1525\nrequires a Turing\t1525\nrequires a Volta\t1525\nrequires an Ada\t1525\nrequires an Ampere\t1525\nrequires an Blackwell\t1525\nrequires an Hopper\t1525\nrequires an Turing\t1525\nrequires an Volta\t1525\nrequires at least \'/std:c++\t938\nrequires at least C++ 1\t1523\nrequires at least C++ 2\t1523\nrequires at least C++1\t1523\nrequires at least C++2\t1523\nrequires compiler flag \'/std:c++\t938\nrequires device with capability > (\t1526\nrequires nvcc\t1429\nrequires pyTorch\t808\nrequires pytorch\t808\nrequires the CUDA\t1429\nrequires the language dialect "CUDA\t1527\nrequires the language dialect "CXX\t1528\nrequires torch\t808',
    1970369089: 'Arquivo ou diretório\t449 450 451 452 453 454 455 456 457 458 459',
    1970430840: 'xcrun: error: invalid active developer path\t1640',
    1970432116: 'thrust::\t1569',
    1970435187: 'struct _frame\t801',
    1970479215: 'o such \t449 450 451 452 453 454 455 456 457 458 459',
    1970496882: 'result_of_t\t1047',
    1970499157: 'Unsupported .target\t882\nUnsupported .version\t883\nUnsupported HIP arch \t884\nUnsupported HIP arch: \t884\nUnsupported conversion from \t885\nUnsupported platform: \t886\nUnsupported rounding mode for conversion\t887\nUnsupportedOperatorException: \t888',
    1970499189: 'unsupported GNU version! \t1615\nunsupported HIP gpu architecture \t884\nunsupported HIP gpu architecture: \t884\nunsupported instruction \t941\nunsupported operand type(s) for \t1616\nunsupported operator: \t888',
    1970562386: 'Return has unsupported type \t812',
    1970562418: 'return code\t1188\nreturned a non-zero code: 137\t1530\nreturned non-zero\t1531\nreturned non-zero exit\t1532\nreturned non-zero exit status \t1533',
    1970562419: 'setup command: use_2to3 is invalid\t1542\nsetup.py build\t953\nsetup.py develop\t953\nsetup.py install\t953\nsetuptools.build_meta\t1543\nsetuptools.command.\t1544\nsetuptools.extern.\t1545',
    1981837166: "no viable conversion from \t1452\nno viable conversion from '\t1453",
    1984917583: 'OpOverloadPacket(op=\t788',
    1985966953: 'is_variable\t1305 1306',
    1986096429: '-mavx\t344',
    1987208531: 'Server does not allow request for unadvertised object\t817',
    1998611557: 'ed with an unsupported toolchain\t1167',
    1998614350: 'No working C++ compiler found in\t774',
    2003269987: 'cygwin\t724',
    2003988326: 'forward compatibility was attempted on non supported HW\t1209',
    2019516192: ' __x) noexcept (true)\t11',
    2019893287: "' extension\t282\n' extension (up-to-date)\t283",
    2019893289: ') exceeds limit (\t315',
    2019893315: 'C extension: \t472',
    2019912806: 'flex: command not found\t940\nflex: not found\t940',
    2020569680: 'ProxyError\t556',
    2032168553: 'in your include path is not compatible with this release of \t1261',
    2034387028: 'THByteBlas_\t821 822\nTHByteStorage\t821 822\nTHByteTensor\t821 822\nTHByteVector\t821 822',
    2035294266: ': PyTorch was compiled\t375',
    2037149263: 'Only a single TORCH_LIBRARY can be used to register the namespace \t786 787',
    2037149295: 'only available for Linux\t1484\nonly available with \t1485\nonly support\t1486\nonly supported on \t1487 1488\nonly supported on CUDA\t1429\nonly supported on NVCC\t1429\nonly supports Linux\t1484\nonly works on Linux\t1484',
    2037413219: 'cupy.cuda.memory.OutOfMemoryError\t1139',
    2037604640: ' async_io\t15',
    2042020674: 'Böyle bir dosya ya da dizin\t449 450 451 452 453 454 455 456 457 458 459',
    2053466478: 'niezdefiniowane odwołanie do\t260',
    2053731104: ' size changed, may indicate binary\t244',
    2054124112: 'Prozedureinsprungpunkt\t260',
    2179145762: '" は、内部コマンド\t273',
    2179145767: "' は、内部コマンド\t273",
    2179145786: ': そのようなファイル\t110',
    2195923002: ': コマンドが見つかりません\t356',
    2229739578: ': 無法開啟共用物件\t364',
    2246385722: ': 共有オブジェクトファイルを開けません\t364',
    2295439056: 'Ошибка сегментирования\t625',
    2313560122: ': 找不到命令\t356',
    2357322528: ' が見つかりません\t174 175',
    2377704480: ' 不是\t134 149 150 151',
    2377704482: '"不是内部\t273',
    2377704487: "'不是内部\t273",
    2414551098: ': 동적 오브젝트 파일을 열 수 없습니다\t364',
    2461197882: ':沒有此一檔案\t110',
    2498306106: ': 错误: expected \t390\n: 错误: template argument \t390\n: 错误:expected \t390\n: 错误:template argument \t390\n: 错误： expected \t390\n: 错误： template argument \t390\n: 错误：expected \t390\n: 错误：template argument \t390',
    2498306141: '] 错误 137\t911',
    2548441146: ': 无效的 ELF 头\t397\n: 无法分配内存\t358\n: 无法打开共享对象\t366\n: 无法打开共享对象文件\t364',
    2632327226: ': 未找到命令\t356',
    2642535226: ':そのようなファイル\t110',
    2647662650: ': Нет такого файла\t110',
    2712856122: ':没有那个文件\t110',
    2797826628: 'Dræbt\t611',
    2848159060: 'Tué a terminé le programme \t311',
    2877416224: ' に対する定義されていない参照\t260',
    2881709383: 'Geëlimineerd\t611',
    2944525090: '"は、内部コマンド\t273',
    2944525095: "'は、内部コマンド\t273",
    2966455505: 'файл в неправильном формате\t807',
    2966468560: 'защиту сегмента после перемещения\t815',
    2983231953: 'сбой отображения сегмента из разделяемого объекта\t650',
    2983236304: 'Вбито\t611',
    2983240656: 'Убито\t611',
    3001425978: ': 沒有此一檔案\t110\n: 没有那个文件\t110',
    3050347984: 'Не осталось свободного места\t775\nНет такого файла\t449 450 451 452 453 454 455 456 457 458 459',
    3050356176: 'не вдалося знайти -l\t1259\nневизначене посилання\t260\nневизначене посилання на\t260\nневозможно выделить память в статичном блоке TLS\t698\nневозможно задействовать исполняемый стек\t697\nневозможно найти -l\t1259 1260\nнедефинисана упута ка\t260\nнеоднозначный символ\t729\nнеопределена отпратка към\t260\nнеопределенная ссылка на\t260\nнеопределённая ссылка на\t260',
    3050356688: 'перемещение R_\t1522\nпересування R_\t1522',
    3085246557: '] 已杀死\t911',
    3101958178: '" 不是内部\t273\n" 不是内部或外部命令\t273',
    3101958183: "' 不是内部\t273\n' 不是内部或外部命令\t273",
    3169132637: '] 強制終了\t911',
    3184533562: ': невозможно открыть разделяемый объектный файл\t364',
    3201348816: 'доступном только для чтения, содержатся динамические\t1518',
    3278267762: 'reférence indefinie vers\t260\nreférence indéfinie vers\t260',
    3278335573: 'Ungültiger Maschinenbefehl\t341',
    3278774330: ': não é possível abrir arquivo compartilhado\t364',
    3279185223: 'Getötet\t611\nGetötet hat Programm \t311',
    3491770661: '%1 не является приложением Win32\t279',
    3491803856: 'в пространстве имён\t1183',
    3499801839: '：Нет такого файла\t110',
    3500003386: ':Нет такого файла\t110',
    3799018863: 'omp’ not found\t1227',
    3810537765: '%1 は有効な Win32 アプリケーション\t279',
    3816980963: 'あいまいなシンボル\t729',
    3817309155: 'デバイスに空き領域がありません\t1650',
    3818357731: 'プロシージャ エントリ ポイント\t260',
    3818568943: '：そのようなファイル\t110',
    3818750178: '”は、内部コマンド\t273',
    3818750435: 'そのようなファイルやディレクトリ\t449 450 451 452 453 454 455 456 457 458 459',
    3819930083: 'は、内部コマンド\t1649',
    3820192483: 'コマンドラインオプション\t700',
    3820716771: 'セグメンテーション\t625',
    3827314981: '%1 不是有效的 Win32 应用程序\t279',
    3834091238: '文件格式错误\t807',
    3835527394: '”不是内部\t273',
    3837692390: '找不到 -l\t994 1259 1260',
    3851132645: '型名ではありません\t946',
    3851270372: '不命名一个类型\t946',
    3852386021: '從共用物件中對映區段失敗\t650',
    3853163750: '未定\t260\n未定义的引用\t260\n未定义的符号\t260\n未定义符号\t260',
    3853230824: '被多次定义\t1652',
    3854479080: '设备上没有空间\t1650',
    3868047588: '不明确的符号\t729\n不是\t1183\n不是一个类型名\t946\n不是内部或外部命令\t1649\n不正な命令\t341',
    3868373734: '沒有此一檔案或目錄\t449 450 451 452 453 454 455 456 457 458 459',
    3868900591: '：沒有此一檔案\t110\n：没有那个文件\t110',
    3869154793: '非法指令\t341',
    3869284326: '无法从共享目标中映射段\t650\n无法启用共享目标需要的执行栈\t697\n无法在静态 TLS 块中分配内存\t698\n无法定位程序输入点\t260\n无法恢复段 prot\t815\n无法找到 -l\t994\n无法识别的命令行选项\t700',
    3869344999: '無法在靜態 TLS 區塊中配置記憶體\t698\n無法復原 segment prot\t815\n無法找到程序輸入點\t260\n無法辨識的命令列選項\t700\n無法開啟可執行堆疊\t697',
    3869356774: '没有成员\t1651\n没有此指令\t1446\n没有此类指令\t1446\n没有那个文\t449 450 451 452 453 454 455 456 457 458 459',
    3869809893: '在此作用域中尚未声明\t946',
    3869940966: '未找到 -l\t995 996 997 998 999 1000 1001 1002 1003\n未找到 -lEGL\t1004\n未找到 -lGLEW\t1005\n未找到 -laio\t1006\n未找到 -lffi\t1007\n未找到 -lglog\t1008\n未找到 -ljpeg\t1009\n未找到 -lnuma\t1010\n未找到 -lstdc++\t1012\n未找到 -ltbb\t1013\n未找到 -luuid\t1014\n未找到 -lz\t1015',
    3870265317: '可执行文件格式错误\t624',
    3870393829: '共有オブジェクトが必要としている実行可能スタック\t697\n共有オブジェクトのセグメントをマップするのに失敗\t650',
    3870727910: '架构于输入文件\t44',
    3884032999: '磁盘空间不足\t1650',
    3885604329: '静的 TLS ブロック内にメモリ\t698',
    3885868008: '裝置上已無多餘空間\t1650',
    3886131430: '模稜兩可的符號\t729',
    3901522403: 'が見つかりません\t1312',
    3901915875: 'を見つけ\t1312\nを見つけられません -l\t995 996 997 998 999 1000 1001 1002 1003\nを見つけられません -lEGL\t1004\nを見つけられません -lGLEW\t1005\nを見つけられません -laio\t1006\nを見つけられません -lffi\t1007\nを見つけられません -lglog\t1008\nを見つけられません -ljpeg\t1009\nを見つけられません -lnuma\t1010\nを見つけられません -lstdc++\t1012\nを見つけられません -ltbb\t1013\nを見つけられません -luuid\t1014\nを見つけられません -lz\t1015\nを見つけられません: -l\t995 996 997 998 999 1000 1001 1002 1003\nを見つけられません: -lEGL\t1004\nを見つけられません: -lGLEW\t1005\nを見つけられません: -laio\t1006\nを見つけられません: -lffi\t1007\nを見つけられません: -lglog\t1008\nを見つけられません: -ljpeg\t1009\nを見つけられません: -lnuma\t1010\nを見つけられません: -lstdc++\t1012\nを見つけられません: -ltbb\t1013\nを見つけられません: -luuid\t1014\nを見つけられません: -lz\t1015',
    3918366437: '再配置 R_\t1522\n再配置後にセグメントの prot\t815',
    3920998118: '段錯誤\t625\n段错误\t625',
    3954751466: '그런 파일이나 디렉터리\t449 450 451 452 453 454 455 456 457 458 459',
    3969229036: '정적 TLS 블럭에는 메모리를\t698',
    3969486827: '동적 오브젝트의 세그먼트를\t650',
    3986983916: '실행할 수 있는 스택을 공유\t697',
    3987253995: '모호한 기호\t729',
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
    'op_registration.op_library_not_loaded\tline\t_cpp\t_cuda\t_ext\t_kernels\n'
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
    'install_state.dependency_version_mismatch\tline\trequires version \n'
    'install_state.dependency_version_mismatch\tline\tcompiled against version \n'
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
    'install_state.source_tree_shadows_install\tline\tYou are importing \n'
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
    'install_state.dependency_version_mismatch\tline\tversion \n'
    'torch_abi.torch_not_imported_first\tline\tgeneric_type: type "\n'
    'host_toolchain.host_compiler_too_old\tline\tC3249\tC3250\n'
    'platform_abi.cpu_architecture_mismatch\n'
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
    'link_and_load.wrong_library_picked_at_link\tline\t/lib\n'
    'cuda_runtime.nvrtc_builtins_not_found\tline\tlibnvrtc-builtins.so\n'
    'platform_abi.python_abi_mismatch\tline\tlibpython\n'
    'source_api.cxx_standard_too_old\tline\ttype_traits(\n'
    'link_and_load.missing_link_library\tline\tlib\n'
    'torch_abi.torch_library_not_linked\tline\tlibATen\tlibc10\tlibcaffe2\tlibshm\tlibtorch\n'
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
    'platform_abi.python_abi_mismatch\tline\ttorch._C\ttorch._c\n'
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
    'link_and_load.duplicate_openmp_runtime\tline\t failed\n'
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
    'link_and_load.missing_shared_library\tline\t.so\n'
    'not_our_fault.harmless_output\tline\t factory\n'
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
    'torch_abi.torch_version_mismatch\tline\tlibrary at \n'
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
    'torch_abi.torch_not_imported_first\tline\tlibc10_cuda.so: cannot\tlibtorch_cuda.so: cannot\n'
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
