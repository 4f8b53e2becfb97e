"""Which causes to import for a log. Written by tools/index_causes.py."""

IN_LOGS: dict[int, str] = {
    540682536: '(): incompatible function arguments. The following argument types are\t324',
    540685421: 'm4: command not found\t971\nm4: not found\t971',
    540697708: "ld: cannot find\t1356\nld: library 'ATen' not found\t1357\nld: library 'EGL\t1358\nld: library 'GL\t1359\nld: library 'GLEW\t1360\nld: library 'GLU\t1359\nld: library 'GLX\t1359\nld: library 'MIOpen\t1361\nld: library 'OpenGL\t1359\nld: library 'X11\t1362\nld: library 'Xext\t1362\nld: library 'Xi\t1362\nld: library 'Xrandr\t1362\nld: library 'aio\t1363\nld: library 'amd_comgr\t1361\nld: library 'amdhip64\t1361\nld: library 'blas\t1364\nld: library 'c\t1365\nld: library 'c10' not found\t1357\nld: library 'caffe2' not found\t1357\nld: library 'cblas\t1364\nld: library 'crypt\t1366\nld: library 'crypto\t1367\nld: library 'cublas\t1361\nld: library 'cuda\t1361\nld: library 'cufft\t1361\nld: library 'cufile\t1361\nld: library 'culibos\t1361\nld: library 'cupti\t1361\nld: library 'curand\t1361\nld: library 'cusolver\t1361\nld: library 'cusparse\t1361\nld: library 'cutensor\t1361\nld: library 'dl\t1365\nld: library 'ffi\t1368\nld: library 'glfw\t1369\nld: library 'glfw3\t1369\nld: library 'glog\t1370\nld: library 'hip\t1361\nld: library 'hsa-runtime64\t1361\nld: library 'hsakmt\t1361\nld: library 'ibverbs\t1371\nld: library 'jpeg\t1372\nld: library 'm\t1365\nld: library 'mlx5\t1371\nld: library 'mpi\t1373\nld: library 'mpi_cxx\t1373\nld: library 'nccl\t1361\nld: library 'npp\t1361\nld: library 'numa\t1374\nld: library 'nvJitLink\t1361\nld: library 'nvidia-ml\t1361\nld: library 'nvjpeg\t1361\nld: library 'nvrtc\t1361\nld: library 'nvshmem\t1361\nld: library 'openblas\t1364\nld: library 'png\t1375\nld: library 'png16\t1375\nld: library 'pthread\t1365\nld: library 'rccl\t1361\nld: library 'rdmacm\t1371\nld: library 'roc\t1361\nld: library 'rt\t1365\nld: library 'ssl\t1367\nld: library 'stdc++\t1376\nld: library 'tbb\t1377\nld: library 'torch' not found\t1357\nld: library 'torch_cpu' not found\t1357\nld: library 'torch_global_deps' not found\t1357\nld: library 'torch_python' not found\t1357\nld: library 'uuid\t1378\nld: library 'z\t1379\nld: library ‘EGL\t1358\nld: library ‘GL\t1359\nld: library ‘GLEW\t1360\nld: library ‘GLU\t1359\nld: library ‘GLX\t1359\nld: library ‘OpenGL\t1359\nld: library ‘X11\t1362\nld: library ‘Xext\t1362\nld: library ‘Xi\t1362\nld: library ‘Xrandr\t1362\nld: library ‘aio\t1363\nld: library ‘blas\t1364\nld: library ‘c\t1365\nld: library ‘cblas\t1364\nld: library ‘crypt\t1366\nld: library ‘crypto\t1367\nld: library ‘dl\t1365\nld: library ‘ffi\t1368\nld: library ‘glfw\t1369\nld: library ‘glfw3\t1369\nld: library ‘glog\t1370\nld: library ‘ibverbs\t1371\nld: library ‘jpeg\t1372\nld: library ‘m\t1365\nld: library ‘mlx5\t1371\nld: library ‘mpi\t1373\nld: library ‘mpi_cxx\t1373\nld: library ‘numa\t1374\nld: library ‘openblas\t1364\nld: library ‘png\t1375\nld: library ‘png16\t1375\nld: library ‘pthread\t1365\nld: library ‘rdmacm\t1371\nld: library ‘rt\t1365\nld: library ‘ssl\t1367\nld: library ‘stdc++\t1376\nld: library ‘tbb\t1377\nld: library ‘uuid\t1378\nld: library ‘z\t1379",
    540702325: 'uv: command not found\t1151\nuv: not found\t1151',
    540949792: ' => not found\t9',
    541218115: 'CUB requires a definition of CUB_NS_QUALIFIER\t524',
    541477957: 'ELF load command a\t639',
    541675585: 'API call is not supported in the installed CUDA driver\t422',
    541870925: 'MKL ERROR: \t753\nMKL FATAL ERROR: \t753',
    541871172: 'DLL load failed\t619 620 621\nDLL load failed while importing \t622\nDLL load failed: Die angegebene Prozedur\t623\nDLL load failed: The specified procedure\t623\nDLL load failed: 找不到指定的程序\t623',
    541937487: 'OOM when allocating tensor\t813',
    542329940: 'TLS handshake timeout\t874',
    542461511: 'GNU version! gcc \t705',
    542462019: "CPU does not support \t521\nCPU doesn't support \t521\nCPU lacks \t521",
    542462023: 'GPU architecture\t527\nGPU capabilit\t527\nGPU compute architecture\t527\nGPU compute capabilit\t527',
    543449442: 'bad register name \t972',
    543451460: 'Did you forget to add @triton.jit\t626',
    543451492: 'did not complete successfully: exit code: 137\t1187\ndid you forget to \t1188',
    543516756: "The 'sklearn' PyPI package is deprecated\t882\nThe CUDA compiler identification is unknown\t883\nThe library is compiled without \t884\nThe specified path, file name, or both are too long\t885\nThe term 'nvcc' is not recognized\t580",
    543516788: 'the operator \t1605',
    543517006: 'Nie ma takiego pliku\t464 465 466 467 468 469 470 471 472 473 474',
    543517801: 'ile in wrong format\t836',
    543519605: "use of undeclared identifier \t1658\nuse of undeclared identifier '\t1648 1649 1650",
    543521063: "'ye tanımsız başvuru\t271",
    543584032: ' of the Protocol Buffer runtime library, but the installed version is \t201\n of the Protocol Buffer runtime library, which is not\t202',
    543585601: 'Auf dem Gerät ist kein Speicherplatz\t484',
    544104771: 'Can not find\t565',
    544106784: ' in namespace\t137\n in namespace \t138\n in your include path is not compatible with this release of \t139',
    544108320: ' on CUDA arch < \t203\n on a machine with \t204',
    544108366: 'Non rimane spazio sul device\t804',
    544108398: 'non rimane spazio sul device\t804',
    544165434: ':No existe el\t113\n:No such file\t113',
    544173600: ' no es un miembro de\t137 153 154 155\n no se reconoce\t173',
    544173940: 'too few arguments for template template parameter "Tuple"\t1610\ntoo many initializer values\t1611\ntoo old to be supported by the triton GPU compiler\t1612',
    544175136: ' to be true, but got false\t254\n to compile PyTorch\t255\n to find Python.h\t256',
    544236404: 'tcp connect error\t1078',
    544238959: 'omp not found\t1263',
    544370464: ' or above\t12\n or above \t237\n or greater \t237\n or higher\t12\n or higher \t237\n or later\t12\n or later \t237\n or later compatible compiler is required\t238\n or newer\t12\n or newer \t237\n or one of its dependencies\t239',
    544372079: 'our device is too old. We require compute capability\t1539',
    544432488: 'has already been de\t1268\nhas no attribute \t1055 1269 1270\nhas no member \t1271\nhas no member named \t1271\nhas not been declared\t977',
    544432503: 'was compiled with CPU_ONLY flag\t1674\nwas not declared in this scope\t977',
    544434464: " is already registered\t141\n is already registered as a pybind11::native_enum\t142\n is already registered. Ensure that registration with torch::class_\t143\n is ambiguous\t144\n is defined in header \t145\n is incompatible with \t146\n is incompatible with lib\t147\n is less than desired GPU memory\t148\n is missing, please make sure it is specified in the 'build-system.requires'\t149\n is not None\t150\n is not a \t151\n is not a directory\t35\n is not a member of\t137 152 153 154 155\n is not a member of \t156 157 158 159\n is not a member of 'cute\t132\n is not a member of 'cutlass\t132\n is not a member of ‘cute\t132\n is not a member of ‘cutlass\t132\n is not a recognized processor for this target\t160\n is not a supported wheel on this platform\t161\n is not a valid\t35\n is not a valid editable requirement\t162\n is not a valid wheel file\t163\n is not available, \t164\n is not compatible with \t146\n is not compatible with the current PyTorch installation\t165\n is not compatible with this Python\t166\n is not defined\t167 168 169 170\n is not enabled\t171\n is not found\t172\n is not recognized as\t173\n is required\t174\n is required but found\t175\n is undefined\t176 177\n is used but \t178",
    544435812: 'dns error: failed to lookup address\t1193',
    544436008: '(os error 112)\t326\n(os error 122)\t326\n(os error 28)\t326',
    544437570: 'Bus error\t461',
    544500071: 'git submodule \t1256',
    544501582: 'Not a directory: \t797\nNot find\t566',
    544501607: 'got an unexpected keyword argument \t1264',
    544501614: 'not available for \t1492\nnot available on \t1492\nnot compiled with GPU offload support\t1493\nnot enough disk space\t886\nnot enough free disk space\t886\nnot enough free space\t886\nnot enough space\t886\nnot find\t566\nnot found\t1494\nnot installed\t1495\nnot match\t1191\nnot support\t1496\nnot supported for \t1492\nnot supported for the current GPU. Minimum capability: \t1497\nnot supported on \t1492\nnot valid for use in process\t22\nnot yet available for \t1492\nnot yet available on \t1492\nnot yet supported for \t1492\nnot yet supported on \t1492',
    544502633: 'ist kein Element von\t1218',
    544502645: 'ust use \t1661',
    544503119: 'Out of memory: Kill process\t819\nOut of memory: Killed process\t819',
    544503138: 'but the target was not found\t988',
    544503151: 'out of memory\t1540 1541\nout of memory allocating \t1542\nout of resource\t1543',
    544567129: 'You must give at least one requirement to\t930\nYou tried to install "pytorch"\t931',
    544567161: 'you should not try to import numpy from\t1680',
    544760141: 'Max retries exceeded with url\t756',
    544825888: ' by system policy\t22',
    546346988: '에 대한 정의되지 않은 참조\t271',
    547011823: '： Aucun fichier\t113\n： Datei oder Verzeichnis\t113\n： No existe el\t113\n： No such file\t113\n： Нет такого файла\t113\n： そのようなファイル\t113\n： 沒有此一檔案\t113\n： 没有那个文件\t113',
    547193058: "” is not recognized\t284\n” is not recognized as\t284\n” ist entweder falsch\t284\n” n'est pas reconnu\t284\n” no se reconoce como\t284\n” は、内部コマンド\t284\n” 不是内部\t284\n” 不是内部或外部命令\t284",
    549234155: '를 찾을 수\t1348',
    659902535: "GPU's architecture\t527\nGPU's capabilit\t527\nGPU's compute architecture\t527\nGPU's compute capabilit\t527",
    661528610: '" n\'est pas reconnu\t284',
    661528615: "' n'est pas reconnu\t284",
    661545283: "Can't find\t565 566",
    661545315: "can't be installed because it doesn't\t1008\ncan't find\t565 566\ncan't open file \t1009",
    661548868: "Don't know what to do with '\t633",
    661548900: "don't have enough free space in /\t1198",
    661679471: "omp' not found\t1263",
    662007641: "You're on \t932\nYou're using \t932",
    707403834: ': ***\t371',
    760038484: 'TDM-GCC\t752',
    761752432: 'pkg-config: command not found\t971\npkg-config: not found\t971',
    762146671: 'oom-kill\t819',
    762212206: 'non-zero number of elements, but its data is not allocated yet\t1491',
    762341744: 'pip-build-env-\t1548',
    762342767: 'omp-tools.h\t1404 1405 1406',
    762671207: 'gpu-name\t1265',
    778530416: 'png.h\t1549 1550 1551',
    778659430: 'ffi.h\t1237 1238 1239',
    778661997: 'mpi.h\t1453 1454 1455',
    779119983: 'omp.h\t1404 1405 1406',
    791687523: 'c10/cuda/impl/cuda_cmake_macros.h\t993 994 995 996 997 998\nc10/util/AlignOf.h\t999 1000 1001\nc10/util/Array.h\t999 1000 1001\nc10/util/Float\t442 443 444\nc10/util/complex_utils.h\t999 1000 1001\nc10/util/either.h\t999 1000 1001\nc10/util/in_place.h\t999 1000 1001\nc10/util/math_compat.h\t999 1000 1001\nc10/util/reverse_iterator.h\t999 1000 1001\nc10/util/variant.h\t999 1000 1001',
    792938580: 'THC/THCAtomics.cuh\t855 856 857\nTHC/THCDeviceUtils.cuh\t858 859 860 861\nTHC/THCNumerics.cuh\t862 863 864',
    793528133: 'EGL/egl.h\t636 637 638\nEGL/eglext.h\t636 637 638\nEGL/eglplatform.h\t636 637 638',
    796096883: 'sys/cdefs\t980\nsys/file.h\t1192\nsys/ioctl.h\t1192\nsys/mman.h\t1192\nsys/resource.h\t1192\nsys/socket.h\t1192\nsys/time.h\t1192\nsys/wait.h\t1192',
    796157294: 'net/http: request canceled\t874',
    796225127: 'gnu/stubs\t980',
    808464432: '000001\t357\n0000135\t356\n0000139\t355',
    808465475: 'C4003: \t511',
    827018828: 'LNK1102\t732\nLNK1104\t496 733 734 735 736 737 738\nLNK1112\t739 740\nLNK1158\t741\nLNK1181\t737 738 742',
    827085907: 'STL1002: Unexpected compiler version, expected CUDA \t844',
    828796205: '-mf16c\t360',
    842019395: 'C2027\t500',
    842020932: 'D8021\t618',
    842281539: 'C2429\t507',
    842348355: 'C7525\t507',
    842413891: 'C7624\t507',
    843796044: 'LNK2001\t271\nLNK2005: \t743\nLNK2019\t271',
    845374806: 'Vec256\t924 925',
    858796611: 'C2039: \t501 502 503 504 505 506',
    863005040: 'pip3: command not found\t1151\npip3: not found\t1151',
    875968323: 'C7642\t507',
    877350476: 'LNK4272\t740',
    909128259: 'C2061: \t506\nC2065: \t506',
    909652803: 'C3861: \t506',
    925905197: '-1073741511\t355\n-1073741515\t356\n-1073741795\t357',
    926429763: 'C2872\t510',
    942682435: 'C1083\t488 489 490 491 492 493 494 495 496 497',
    943010371: 'C2589: \t508',
    943011651: 'C7582\t507',
    959787587: 'C2593: \t509',
    976236899: 'c10::guts\t1002',
    976909409: 'at::DeprecatedTypeProperties\t970',
    978144327: 'GLM: GLM_\t704',
    978341199: 'OMP: Error #15\t809\nOMP: Error #15:\t810\nOMP: Error #179: Function pthread_\t811',
    979923827: 'ssh: Could not resolve hostname \t1595\nssh: connect to host \t1595',
    979923834: 'zsh: command not found: \t1685\nzsh: no matches found: \t1686',
    980445552: 'pip: command not found\t1151\npip: not found\t1151',
    980708969: 'int: = is not a valid operator\t1326',
    1094928468: 'THCAssertSameGPU\t853 854\nTHCAtomics.cuh\t855 856 857',
    1094997315: "CUDA architecture\t527\nCUDA capabilit\t527\nCUDA compiler and CUDA toolkit headers are incompatible\t528\nCUDA compute architecture\t527\nCUDA compute capabilit\t527\nCUDA driver initialization failed, you might not have a CUDA gpu\t529\nCUDA driver is a stub library\t530\nCUDA driver version is insufficient for CUDA runtime version\t531\nCUDA extension not installed\t532\nCUDA initialization: Found no NVIDIA driver on your system\t533\nCUDA unavailable, invalid device\t534\nCUDA unknown error - this may be due to an incorrectly set up environment\t535\nCUDA was not found on the system, please set the CUDA_HOME\t536\nCUDA's architecture\t527\nCUDA's capabilit\t527\nCUDA's compute architecture\t527\nCUDA's compute capabilit\t527\nCUDA::nvToolsExt\t358 537 538\nCUDAGenerator\t522 523\nCUDAGuard\t539 540\nCUDAStreamGuard\t539 540\nCUDA_ARCHITECTURES\t541\nCUDA_ARCHITECTURES is set to \t542\nCUDA_ERROR_ASSERT\t543\nCUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE\t544\nCUDA_ERROR_ILLEGAL_ADDRESS\t545\nCUDA_ERROR_INVALID_IMAGE\t546\nCUDA_ERROR_LAUNCH_FAILED\t545\nCUDA_ERROR_MISALIGNED_ADDRESS\t545\nCUDA_ERROR_NO_BINARY_FOR_GPU\t547\nCUDA_ERROR_NO_DEVICE\t548\nCUDA_ERROR_OUT_OF_MEMORY\t549\nCUDA_ERROR_STUB_LIBRARY\t530\nCUDA_ERROR_SYSTEM_DRIVER_MISMATCH\t550\nCUDA_ERROR_SYSTEM_NOT_READY\t551\nCUDA_ERROR_UNSUPPORTED_PTX_VERSION\t552\nCUDA_HOME\t553\nCUDA_HOME does not exist, unable to compile CUDA\t554\nCUDA_HOME environment variable is not set\t555\nCUDA_PATH\t553\nCUDA_TOOLKIT_ROOT_DIR not found or specified\t556\nCUDA_tensor_apply\t557 558\nCUDAs architecture\t527\nCUDAs capabilit\t527\nCUDAs compute architecture\t527\nCUDAs compute capabilit\t527",
    1096045407: '_STATUS_ARCH_MISMATCH\t945',
    1096308803: 'CXXABI_\t562\nCXXABI_1.3.\t563',
    1098215527: 'gpuAtomicAdd\t1266 1267',
    1100659951: '：Aucun fichier\t113',
    1111705684: 'THCBlas_\t851 852',
    1112099911: 'GLIBCXX_\t562\nGLIBCXX_3.4.\t563\nGLIBC_\t702\nGLIBC_2.\t703',
    1113812850: 'rocBLAS error: C\t1575',
    1126199118: 'No CUDA GPUs are available\t189\nNo CUDA runtime is found, using CUDA_HOME=\t774\nNo CUDA toolset found\t775',
    1126199150: 'no CUDA-capable device is detected\t548',
    1128482900: 'THCCeilDiv\t459 460',
    1128486478: 'NVCC \t765\nNVCC" \t765\nNVCC\' \t765\nNVCC` \t765\nNVCC’ \t765',
    1128680517: 'ELFCLASS32\t640\nELFCLASS64\t640',
    1129467732: 'TORCH_CHECK\t875\nTORCH_CUDA_API\t427 428\nTORCH_CUDA_ARCH_LIST is not set, all archs for visible cards\t876\nTORCH_EXTENSION_NAME\t361\nTORCH_HIP_API\t498 499\nTORCH_LIBRARY_FRAGMENT\t875',
    1130320961: 'AT_CHECK\t423 424\nAT_CHECK_INDEX\t423 424\nAT_CPP14_CONSTEXPR\t425 426\nAT_CUDA_API\t427 428',
    1131701607: 'getCurrentCUDABlasHandle\t539 540\ngetCurrentCUDASolverDnHandle\t539 540\ngetCurrentCUDASparseHandle\t539 540\ngetCurrentCUDAStream\t539 540\ngetCurrentDeviceProperties\t539 540',
    1131701619: 'setCurrentCUDAStream\t539 540',
    1131898190: 'NewConnectionError\t578',
    1145120800: ' (ADVANCED)\t0',
    1145260116: 'THCDevice\t851 852\nTHCDeviceUtils.cuh\t858 859 860 861',
    1145656910: 'NVIDIA driver on your system is too old\t766\nNVIDIA-SMI has failed because it couldn\t767',
    1146438445: '-CUDA::nvToolsExt\t358',
    1146438508: 'lCUDA::nvToolsExt\t358',
    1147098177: 'AT_DISPATCH_ALL_TYPES_AND_HALF\t429 430',
    1148478823: 'getDefaultCUDAStream\t539 540\ngetDeviceProperties\t539 540',
    1150991599: '：Datei oder Verzeichnis\t113',
    1160670307: 'cl.EXE\t1073',
    1162297926: 'FBGEMM needs GCC \t561\nFBGEMM needs at least GCC \t561\nFBGEMM requires GCC \t561\nFBGEMM requires at least GCC \t561',
    1162629971: 'SSLError\t578',
    1164863831: 'WinError 2]\t496\nWinError 3]\t496',
    1164994920: 'hipErrorAssert\t543\nhipErrorInvalidDeviceFunction\t1172\nhipErrorNoBinaryForGpu\t547\nhipErrorOutOfMemory\t549',
    1176517189: 'E: Failed to fetch\t635',
    1178749012: 'THBFloat16Blas_\t851 852\nTHBFloat16Storage\t851 852\nTHBFloat16Tensor\t851 852\nTHBFloat16Vector\t851 852',
    1179009347: 'CAFFE2_API\t427 428\nCAFFE2_CUDA_API\t427 428',
    1180652609: 'AT_FORALL_SCALAR_TYPES\t431 432',
    1195591764: 'THCGenerator\t851 852',
    1196312909: 'MINGW\t752',
    1196773443: 'CPUGenerator\t522 523',
    1198271776: ' -lGLESv1\t5\n -lGLESv2\t5',
    1198418253: 'MinGW\t752',
    1229408595: 'SIGILL\t357',
    1230455855: '/DWIN32\t362',
    1230984257: 'AT_INDEX_ERROR\t433 434',
    1231254131: 'srcIndex < srcSelectDimSize\t1594',
    1262570819: 'CMAKE_CUDA_ARCHITECTURES\t514\nCMAKE_CUDA_ARCHITECTURES must be non-empty\t515\nCMAKE_CUDA_ARCHITECTURES:\t516 517\nCMAKE_CUDA_COMPILER\t518\nCMAKE_CUDA_COMPILER:\t519',
    1280136782: 'NVML Shared Library Not Found\t671',
    1280595267: 'CUTLASS needs GCC \t561\nCUTLASS needs at least GCC \t561\nCUTLASS requires GCC \t561\nCUTLASS requires at least GCC \t561',
    1281311820: 'LD_LIBRARY_PATH contains incompatible version of cudnn\t728',
    1297501260: 'LLVM ERROR: \t730\nLLVM ERROR: out of memory\t731',
    1298295148: 'libMIOpen.so.\t1383',
    1310748265: 'in Namensbereich\t1218',
    1313032276: 'THCNumerics\t851 852\nTHCNumerics.cuh\t862 863 864',
    1313101123: 'CUDNN_INCLUDE_DIR\t559\nCUDNN_INCLUDE_PATH\t559\nCUDNN_LIBRARY\t559\nCUDNN_LIBRARY_PATH\t559\nCUDNN_STATUS_SUBLIBRARY_LOADING_FAILED\t560',
    1313753172: 'THNN_\t872 873',
    1315072364: 'libNVVM cannot be found. Do `conda install\t1384',
    1318763759: '：No existe el\t113\n：No such file\t113',
    1330529327: '/DNOMINMAX\t362',
    1330795077: 'ERROR: Could not find a version\t642\nERROR: Python dependency not found\t643\nERROR: Wheel \'\t644\nERROR: unknown command "\t645',
    1330857298: 'RESOURCE_EXHAUSTED: \t835',
    1346521420: 'LIBPOSTPROC\t729',
    1347243847: 'GOMP_\t706',
    1347703880: 'HTTP 000 CONNECTION FAILED\t582',
    1349083987: 'SciPy needs GCC \t561\nSciPy needs at least GCC \t561\nSciPy requires GCC \t561\nSciPy requires at least GCC \t561',
    1349350734: 'NumPy\t805\nNumPy C-API version 0x\t806\nNumPy needs GCC \t561\nNumPy needs at least GCC \t561\nNumPy requires GCC \t561\nNumPy requires at least GCC \t561\nNumPy was built with baseline optimizations\t807',
    1377843753: '): Read timed out\t334',
    1380141140: 'THCRandom\t851 852\nTHCRoundUp\t459 460',
    1380993352: 'HIPRTC status = HIPRTC_ERROR_COMPILATION\t708',
    1381122399: '_ARRAY_API\t943',
    1396918356: 'THCState\t865 866\nTHCStorage\t851 852\nTHCStream\t865 866',
    1397049428: 'THESE PACKAGES DO NOT MATCH THE HASHES\t871',
    1397050439: 'GLES2/gl\t695 696\nGLES3/gl\t695 696\nGLESv1\t697\nGLESv2\t697',
    1397706309: 'ENOSPC: no space\t641',
    1397900630: 'VERSION_MISMATCH\t923',
    1398757712: 'PY_SSIZE_T_CLEAN macro must be defined\t821',
    1400137063: 'getStreamFromPool\t539 540',
    1413567571: 'STATUS_DLL_NOT_FOUND\t356\nSTATUS_ENTRYPOINT_NOT_FOUND\t355',
    1413695572: 'THCTensor\t851 852\nTHCThrustAllocator\t851 852',
    1413761108: 'THDTensor\t851 852',
    1414744148: 'THSTensor\t851 852',
    1415530580: 'TH_TENSOR_APPLY\t557 558',
    1416914279: 'getTHCState\t865 866',
    1428175429: 'E: Unable to fetch some archives\t635',
    1430462522: ': CUDA cannot be found\t373',
    1430462575: 'o CUDA toolkit found\t581\no CUDA toolkit was found\t581',
    1430472788: 'THCUNN_\t851 852',
    1430481965: '-lCUDA::nvToolsExt\t358',
    1431455828: 'THRUST_NS_QUALIFIER\t526',
    1447250004: 'THCVector\t851 852',
    1448299815: "'MSVCCompiler' object has no attribute '\t319",
    1464224839: 'GLFW/glfw3.h\t698 699 700 701',
    1465865281: 'AT_WARN\t435 436',
    1498173007: 'ONLY build\t812',
    1596993859: 'C10_FALLTHROUGH\t425 426\nC10_HIP_API\t498 499\nC10_HIP_KERNEL_LAUNCH_CHECK\t498 499\nC10_HOST_CONSTEXPR\t425 426\nC10_NORETURN\t425 426',
    1596993891: 'c10_cuda.lib\t1003',
    1598182723: 'CUB_NS_QUALIFIER\t525 526',
    1598243655: 'GCC_1\t562\nGCC_3\t562\nGCC_4\t562\nGCC_7\t562',
    1598244948: 'THC_assertSameGPU\t853 854',
    1598965328: 'PFN_cuTensorMapEncode\t820',
    1600939103: '_dl_check_map_versions: Assertion\t949',
    1601008225: 'arm_acle\t968\narm_bf16\t968\narm_fp16\t968\narm_neon\t968\narm_sve\t968',
    1601009011: 'sum_intlist\t1552 1553',
    1601204323: 'cpp_extension.load\t47 1163\ncpp_extension.py\t47',
    1629515598: 'No available memory for the cache blocks\t776',
    1629516905: 'it as a build dependency\t1343',
    1631789114: ': Cannot allocate memory\t374',
    1631811920: 'PyCapsule\t829',
    1631854650: ': Datei oder Verzeichnis\t113\n: Datei zu kurz\t375',
    1632127060: 'THHalfBlas_\t851 852\nTHHalfStorage\t851 852\nTHHalfTensor\t851 852\nTHHalfVector\t851 852',
    1632313402: ': Kann die Shared\t383\n: Kann die Shared-Object-Datei nicht öffnen\t381',
    1633836895: '__ballot\t820',
    1633839468: 'libaio.h\t1385 1386 1387 1388\nlibamdhip64.so.\t1383\nlibav\t1389',
    1633886247: "' cannot overload\t292",
    1633886266: ': calling a constexpr __device__ function\t397\n: calling a constexpr __host__ function\t398\n: cannot open shared obj\t383\n: cannot open shared object\t399 400\n: cannot read file data\t375',
    1633903970: 'because it has a CompositeImplicitAutograd\t974',
    1633903972: 'decay_t\t1079',
    1633973603: 'cuda runtime error (2) : out of memory\t1170\ncuda.is_available()\t189\ncudaBindTexture\t820\ncudaConfigureCall\t820\ncudaErrorAssert\t543\ncudaErrorCallRequiresNewerDriver\t422\ncudaErrorCompatNotSupportedOnDevice\t544\ncudaErrorInsufficientDriver\t1171\ncudaErrorInvalidDeviceFunction\t1172\ncudaErrorInvalidKernelImage\t546\ncudaErrorMemoryAllocation\t549\ncudaErrorNoDevice\t548\ncudaErrorNoKernelImageForDevice\t547\ncudaErrorStubLibrary\t530\ncudaErrorSystemDriverMismatch\t550\ncudaErrorSystemNotReady\t551\ncudaErrorUnsupportedPtxVersion\t552\ncudaLaunchCooperativeKernelMultiDevice\t820\ncudaProfilerInitialize\t820\ncudaThreadExit\t820\ncudaThreadSynchronize\t820\ncudaTypedefs.h\t1157 1158\ncudaUnbindTexture\t820\ncuda_awbarrier\t1157 1158\ncuda_bf16.h\t1157 1158\ncuda_fp4.h\t1157 1158\ncuda_fp6.h\t1157 1158\ncuda_fp8.h\t1157 1158\ncuda_pipeline\t1157 1158\ncudart64_\t1169',
    1634036816: 'Please install \t828',
    1634036848: 'please install \t828',
    1634082855: "' failed: \t295",
    1634100580: 'default_program(\t1183',
    1634166092: 'LegacyTHDispatcher\t744 745\nLegacyTHFunctionsCUDA\t744 745',
    1634166124: 'legacy-install-failure\t1382',
    1634213922: '" has no member\t136 273\n" has no member \t274 275 276 277\n" has no member "\t278 279 280\n" has no member class\t281',
    1634230111: '__half\t947',
    1634493027: 'cblas.h\t1067 1068 1069\ncblas_mangling.h\t1067 1068 1069',
    1634493984: ' flag is not supported with the configured host compiler\t117',
    1634494055: 'gflags/gflags.h\t1251 1252 1253 1254 1255',
    1634541602: '" matches these operands\t285\n" may not be used in the type-id\t286',
    1634541612: ', may conflict with lib\t347',
    1634563438: 'numa.h\t1500 1501 1502\nnumaif.h\t1500 1501 1502',
    1634564716: 'lzma.h\t1434 1435 1436 1437',
    1634625890: 'binaries were compiled with C\t978',
    1634629988: 'dynamic module does not\t1199\ndynamic_cast\t1200',
    1634692128: ' load any \t116\n loaded at\t183',
    1634754924: 'lapack\t1350\nlapacke.h\t1351 1352 1353 1354',
    1634760805: "expanded from macro \t1225\nexpanded from macro '__noinline__'\t1226\nexpansion of macro \t1225",
    1634886000: 'parameter packs not expanded with\t1545 1546',
    1634887263: '_frame\t830 950',
    1634887267: 'cframe"\t1072\ncframe\'\t1072\ncframe’\t1072',
    1634890835: 'Strawberry\t752',
    1634890867: 'stratégie de contrôle d\t462',
    1634954837: 'UnsatisfiedLinkError: \t911\nUnsatisfiedLinkError: no \t912',
    1634954869: 'unsatisfied condition: \t1654',
    1635017059: 'catastrophic error\t1066',
    1635017062: 'fatal error C10\t1232\nfatal error C1081\t1233\nfatal: early EOF\t1234\nfatal: fetch-pack: \t1234\nfatal: not a git repository\t1235\nfatal: unable to \t1236',
    1635018093: 'metadata-generation-failed\t1382',
    1635022189: 'mutable_data_ptr\t1156',
    1635151433: "Invalid CUDA 'device=\t721\nInvalid requirement: \t722\nInvalid wheel filename\t163\nInvalidMatchSpec: \t723\nInvalidVersionSpec: \t723",
    1635151465: 'invalid command "bdist_wheel\t1329\ninvalid command "dist_info\t1329\ninvalid command "editable_wheel\t1329\ninvalid command \'bdist_wheel\t1329\ninvalid command \'dist_info\t1329\ninvalid command \'editable_wheel\t1329\ninvalid command bdist_wheel\t1329\ninvalid command dist_info\t1329\ninvalid command editable_wheel\t1329\ninvalid device function\t1330\ninvalid input constraint \'+h\' in asm\t1331\ninvalid input constraint \'+l\' in asm\t1331\ninvalid input constraint \'+r\' in asm\t1331\ninvalid input constraint \'=+h\' in asm\t1331\ninvalid input constraint \'=+l\' in asm\t1331\ninvalid input constraint \'=+r\' in asm\t1331\ninvalid input constraint \'=h\' in asm\t1331\ninvalid input constraint \'=l\' in asm\t1331\ninvalid input constraint \'=r\' in asm\t1331\ninvalid input constraint \'h\' in asm\t1331\ninvalid input constraint \'l\' in asm\t1331\ninvalid input constraint \'r\' in asm\t1331\ninvalid literal for int() with base 10: \t1332\ninvalid operands to binary expression (\t1333\ninvalid operands to binary expression (\'\t1334\ninvalid output constraint \'+h\' in asm\t1331\ninvalid output constraint \'+l\' in asm\t1331\ninvalid output constraint \'+r\' in asm\t1331\ninvalid output constraint \'=+h\' in asm\t1331\ninvalid output constraint \'=+l\' in asm\t1331\ninvalid output constraint \'=+r\' in asm\t1331\ninvalid output constraint \'=h\' in asm\t1331\ninvalid output constraint \'=l\' in asm\t1331\ninvalid output constraint \'=r\' in asm\t1331\ninvalid output constraint \'h\' in asm\t1331\ninvalid output constraint \'l\' in asm\t1331\ninvalid output constraint \'r\' in asm\t1331\ninvalid target ID \t915\ninvalid value \'c++\t1335\ninvalid value \'gnu++\t1335\ninvalid value for --gpu-architecture\t1336',
    1635196967: "' was defined more than once\t309",
    1635197024: '` was removed in the NumPy 2\t955',
    1635281254: 'fixable by adding \t1243',
    1635284080: 'ptxas application ptx input, line \t1554\nptxas info \t1555\nptxas warning \t1555',
    1638515570: 'réadressage R_\t1562\nréadressage de R_\t1562',
    1646292852: 'to be installed\t976',
    1647473766: 'ft2build.h\t1246 1247 1248 1249',
    1650552405: 'Unable to find\t565 566\nUnable to find code object for all current devices\t900\nUnable to find vcvarsall.bat\t901\nUnable to import \t574\nUnable to load \t574\nUnable to load any of {lib\t902\nUnable to load library \t576\nUnable to load the library \t576\nUnable to locate\t566\nUnable to register cu\t903',
    1650552421: 'enable executable\t1203\nenable_if_t\t1079',
    1650552437: 'unable to execute \t1637\nunable to execute \'\t1638\nunable to execute command: Killed\t1639\nunable to find\t566\nunable to find a build program corresponding to "Ninja\t1640\nunable to find library -l\t1026 1027 1028 1029 1030 1031 1032 1033 1034 1035 1641 1642 1643\nunable to find library -lEGL\t1036\nunable to find library -lGLEW\t1037\nunable to find library -laio\t1038\nunable to find library -lffi\t1039\nunable to find library -lglog\t1040\nunable to find library -ljpeg\t1041\nunable to find library -lnuma\t1042\nunable to find library -lstdc++\t1044\nunable to find library -ltbb\t1045\nunable to find library -luuid\t1046\nunable to find library -lz\t1047\nunable to locate\t566',
    1650552929: 'apability not supp\t962',
    1650616684: 'libbitsandbytes_cpu.\t1390',
    1651076128: ' libraries are not found\t182\n library not found\t182',
    1651076143: '/libMIOpen\t368\n/libamd_comgr\t368\n/libamdhip64\t368\n/libcublas\t368\n/libcuda\t368\n/libcufft\t368\n/libcufile\t368\n/libculibos\t368\n/libcupti\t368\n/libcurand\t368\n/libcusolver\t368\n/libcusparse\t368\n/libcutensor\t368\n/libhip\t368\n/libhsa-runtime64\t368\n/libhsakmt\t368\n/libnccl\t368\n/libnpp\t368\n/libnvJitLink\t368\n/libnvidia-ml\t368\n/libnvjpeg\t368\n/libnvrtc\t368\n/libnvshmem\t368\n/librccl\t368\n/libroc\t368',
    1651076218: 'zlib.h\t1681 1682 1683 1684',
    1651336557: "member access into incomplete type '\t1440",
    1651337587: 'simbolo ambiguo\t757',
    1651341651: 'Symbol\t271',
    1651341683: 'symbol not found in flat namespace\t271\nsymbole ambigu\t757',
    1651449895: "' object has no attribute 'ds_opt_\t308",
    1651469415: 'global interpreter lock (GIL) has been enabled to load module\t1257\nglobalLegacyTypeDispatch\t744 745',
    1651860850: 'reubicación R_\t1562',
    1651864352: " submodule path '\t252",
    1663067490: 'be created directly\t973',
    1663071343: 'ot compiled with \t1538',
    1664044099: 'CL/cl\t512 513',
    1667309616: '0 active drivers ([])\t370',
    1667393900: 'libc10_cuda.so: \t1391\nlibcublas.so.\t1392\nlibcublasLt.so.\t1392\nlibcuda.so\t1393\nlibcuda.so cannot found\t1394\nlibcuda.so.1\t1393\nlibcuda.so.1 is not a symbolic link\t1395\nlibcudart.so.\t1392\nlibcufft.so.\t1392\nlibcupti.so.\t1392\nlibcusolver.so.\t1392\nlibcusparse.so.\t1392',
    1667462766: 'nvcc \t765\nnvcc :\t1509\nnvcc cannot find a supported version of\t1510\nnvcc fatal   : Cannot find compiler \'\t1511\nnvcc fatal   : Could not open input file \'\t1512\nnvcc fatal   : redefinition of argument \'\t1513\nnvcc not found\t1514\nnvcc was not found\t1514\nnvcc ：\t1509\nnvcc" \t765\nnvcc\' \t765\nnvcc:\t1509\nnvcc` \t765\nnvcc’ \t765\nnvcc：\t1509',
    1667592275: "Specified provider 'CUDAExecutionProvider' is not in available provider\t848\nSpecify CUDA_TOOLKIT_ROOT_DIR\t849",
    1667592307: 'specified that you may need to import the \t1593',
    1667594309: 'Exec format error\t648',
    1667594341: 'execinfo.h\t1192\nexecutable in path specified by\t1221\nexecutor failed running\t1222',
    1667656804: 'dlfcn.h\t1192',
    1667722864: 'pngconf.h\t1549 1550 1551',
    1667852407: 'which is not an existing directory\t1676',
    1667854445: 'mpicxx.h\t1453 1454 1455',
    1668033824: ' -lcrypt\t6',
    1668181859: 'conclude\t1150',
    1668248144: 'Processus arrêté\t634\nProcessus arrêté a terminé le programme \t325',
    1668248176: "procedure entry point\t271\nprocessor does not support \t521\nprocessor doesn't support \t521\nprocessor lacks \t521",
    1668311400: 'hipcc: No such file\t1274\nhipcc: command not found\t1274\nhipcc: not found\t1274',
    1668440352: ' architecture of input file \t13',
    1668443988: 'Torch is needed\t831\nTorch is not installed\t831\nTorch is required\t831\nTorch must be installed\t831\nTorch needs to be installed\t831',
    1668444020: 'torch is needed\t831\ntorch is not installed\t831\ntorch is required\t831\ntorch is required for \t1613\ntorch must be installed\t831\ntorch needs GCC \t561\ntorch needs at least GCC \t561\ntorch needs to be installed\t831\ntorch requires GCC \t561\ntorch requires at least GCC \t561\ntorch.OutOfMemoryError\t1614\ntorch._inductor.exc.\t1615\ntorch.cuda.OutOfMemoryError\t1614\ntorch.utils.ffi is deprecated\t1616\ntorch.version.cuda\t1617\ntorch/csrc/PythonTypes.h\t1618 1619 1620\ntorch/csrc/StorageDefs.h\t1618 1619 1620\ntorch/csrc/THP_export.h\t1618 1619 1620\ntorch/csrc/WindowsTorchApiMacro.h\t1618 1619 1620\ntorch/csrc/jit/\t1621 1622 1623 1624 1625\ntorch/csrc/stable/\t443 444\ntorch/csrc/utils/auto_gil.h\t1626 1627 1628\ntorch/csrc/utils/disallow_copy.h\t1626 1627 1628\ntorch/csrc/utils/future.h\t1626 1627 1628\ntorch/csrc/utils/memory.h\t1626 1627 1628\ntorch/csrc/utils/six.h\t1626 1627 1628\ntorch/extension.h\t443 444\ntorch/headeronly/\t443 444\ntorch_cuda.lib\t1003\ntorch_extensions\t47 1629\ntorchaudio C++ extension is not available\t1630\ntorchinductor_\t1631 1632\ntorchvision.transforms.functional_tensor\t1633',
    1668571501: 'matching\t1439',
    1668571504: 'patch: command not found\t971\npatch: not found\t971',
    1668628794: ':Aucun fichier\t113',
    1671200994: '“constexpr\t289',
    1681143415: 'w64devkit\t752',
    1684104530: 'ReadTimeout\t578\nReadTimeoutError\t578',
    1684104562: 'read-only segment has dynamic IFUNC relocations\t1558\nread-only segment has dynamic relocations\t1558',
    1684107084: 'LoadLibrary failed with error 126\t750\nLoaded runtime CuDNN library: \t751',
    1684107116: 'load any more object with static\t1431\nloaded the `torch/_C` folder of the PyTorch repository\t1432',
    1684171116: 'libdevice not found at \t1396',
    1684302184: 'hidden symbol \t1272',
    1684366670: 'Need to compile C++ extensions to \t771',
    1684366702: 'need PyTorch\t837\nneed Pytorch\t837\nneed pyTorch\t837\nneed pytorch\t837\nneed torch\t837\nneeds CUDA\t1466\nneeds PyTorch\t837\nneeds Pytorch\t837\nneeds pyTorch\t837\nneeds pytorch\t837\nneeds torch\t837',
    1684367716: 'died with <Signals.SIGKILL: 9>\t1189',
    1684632949: 'uuid/uuid.h\t1662 1663 1664 1665',
    1684633198: 'nvidia-container-cli: initialization error: \t1516\nnvidia-fabricmanager\t673',
    1684955424: ' and above\t12\n and higher\t12\n and later\t12\n and newer\t12',
    1684957510: 'FindCUDA says CUDA version is\t679',
    1684957527: 'Windows Long Path support enabled\t928\nWindows not yet supported for torch.compile\t929',
    1684959043: 'CondaHTTPError\t582\nCondaSSLError\t582',
    1684959075: 'conda: command not found\t1151\nconda: not found\t1151\nconditional_t\t1079',
    1684960544: ' undeclared\t176',
    1685024032: ' module has been removed\t184\n module is not found\t185',
    1685025392: 'prod_intlist\t1552 1553',
    1685222775: 'wurde in diesem Gültigkeitsbereich nicht deklariert\t977',
    1685414702: '.cuda.o\t361',
    1689699140: 'Dödad-signal avslutade programmet \t325',
    1696610857: '): error : expected a "("\t335\n): error: argument list for template template\t336\n): error: exception specification is incompatible\t337\n): error: expected a "("\t335\n): error: identifier "\t281\n): error: identifier "__\t338 339\n): error: incomplete type is not allowed\t340\n): error: invalid combination of type specifiers\t341\n): error: name followed by "::" must\t336\n): error: no instance of\t342\n): error: static assertion failed with "\t343',
    1696624233: 'in expansion of macro \t1225',
    1696624462: 'No existe el \t464 465 466 467 468 469 470 471 472 473 474',
    1696624494: 'no es un miembro de\t1218',
    1697082912: " n'est pas reconnu\t173\n n'est pas un membre de\t153 154 155",
    1697541219: 'cl.exe\t1073\ncl.exe with traditional preprocessor \t1074',
    1698832442: ': Befehl nicht gefunden\t372',
    1699094621: '] Fehler 137\t941',
    1699160157: '] Getötet\t941',
    1699170388: 'THGenerator\t851 852',
    1699553338: ': Memory allocation failure\t384',
    1699618874: ": Ne peut ouvrir le fichier d'objet partagé\t381",
    1700022356: 'THTensor\t851 852\nTHTensorMath\t851 852',
    1700153428: 'THVector\t851 852',
    1700212059: '[-Werror\t933',
    1700948332: 'libelf.h\t1397 1398 1399 1400',
    1701013836: 'License classifiers have been superseded by license expressions\t749',
    1701017701: 'exception handling disabled\t1219\nexception handling is disabled\t1220',
    1701078386: 'redefinition of \t1560',
    1701079328: ' identifier "\t135 136',
    1701080649: 'IndentationError: \t713\nIndexError: \t714 715\nIndexError: _Map_base::at\t716\nIndexError: map::at\t716\nIndexError: unordered_map::at\t716',
    1701080681: 'index_sequence\t1079',
    1701080693: 'undeclared identifier \t1276 1277 1488 1644\nundefined reference to \t1645\nundefined symbol: \t271\nundefined symbol: Py\t1646\nundefined symbol: _Py\t1646\nundefined symbol: mkl_\t1647\nundefinierter Verweis auf\t271\nundefiniertes Symbol\t271\nunderlying_type_t\t1079',
    1701146144: ' needed by \t188',
    1701147424: ' seems to be not installed\t248',
    1701209458: 'reference indefinie vers\t271\nreference indéfinie vers\t271\nreference to\t271\nreferences to\t271\nreferencia a\t271\nreferencia indefinida a\t271\nreferencia indefinida para\t271\nreferencia nao definida a\t271\nreferencia nao definida para\t271\nreferencia não definida a\t271\nreferencia não definida para\t271\nreferensi ke\t271\nreferência indefinida a\t271\nreferência indefinida para\t271\nreferência nao definida a\t271\nreferência nao definida para\t271\nreferência não definida a\t271\nreferência não definida para\t271',
    1701210482: 'riferimento non definito a\t271',
    1701211721: "Inferred operator schema for a C++ kernel function doesn't match the expected function schema\t717",
    1701211753: 'infer_schema(func): \t1318 1319',
    1701274484: 'tcgen05\t1581',
    1701275973: 'Eigen/\t646',
    1701344288: ' the MPS \t253',
    1701345056: ' when calling \t266',
    1701405728: ' died due to signal \t30\n died due to signal 9\t31\n died due to signal 9 (Kill signal)\t31\n died with status 0x\t32',
    1701407843: 'client error (Connect)\t1078',
    1701409364: "Tried to instantiate class '\t889\nTried to register an operator (\t890 891\nTried to register multiple backend fallbacks for the same dispatch key \t892\nTried to register multiple operators with the same name\t893",
    1701470831: 'object has no attribute\t1519\nobject has no attribute \t1520',
    1701536109: 'make: \t365\nmake: command not found\t971\nmake: not found\t971\nmake_index_sequence\t1079\nmake_unique\t1079',
    1701603654: 'File o directory non\t464 465 466 467 468 469 470 471 472 473 474\nFilename longer than 260 characters\t677\nFilename too long\t678',
    1701603681: 'ailed to initialize NVML: Driver/library version mismatch\t956',
    1701603686: 'file failed to open for reading\t1240\nfile_baton.py\t1241\nfile_baton.py:\t1242',
    1701604425: 'Illegal instruction\t357 461',
    1701667150: "NameError: name \t768\nNameError: name '\t769\nNameError: name '_C' is not defined\t770",
    1701667182: 'name \'bare_metal_version\' is not defined\t1459\nnamespace "\t1460\nnamespace "c10::guts" has no member "\t1461\nnamespace "std" has no member \t1462 1463 1464 1465',
    1701669204: 'TimeoutError: \t584',
    1701670771: 'some optimisations will not be enabled\t1592\nsome optimizations will not be enabled\t1592',
    1701716012: ', needed by\t348\n, needed by \t349',
    1701733735: 'generic_type: \t1250',
    1701798944: " does not dominate this use\t33\n does not exist\t34 35 36\n does not include kernels for this GPU\t37\n does not match \t38\n does not match namespace of enclosing TORCH_LIBRARY\t39\n does not match runtime version \t40\n does not name a type\t41 42 43 44\n does not support \t45\n doesn't exist\t35\n doesn't match \t38",
    1701863764: 'Tapettu\t634\nTapettu-signaali päätti \t325',
    1701865808: 'Pipeline failed while executing [\t827',
    1701867296: ' open include file\t206 207 208 209 210 211 212 213 214 215 216 217 218 219 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 235 236\n open source file\t136 206 207 208 209 210 211 212 213 214 215 216 217 218 219 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 235 236',
    1701867311: '/openmp\t362',
    1701869669: 'expected primary-expression before \t1227\nexpects \t987',
    1701869908: "TypeDefault\t879 880\nTypeError \t895\nTypeError: \t896\nTypeError: expected str, bytes or os.PathLike object, not NoneType\t897\nTypeError: join() argument must be str\t898\nTypeError: unsupported operand type(s) for +: 'NoneType' and 'str'\t899",
    1701869940: 'type "at::Tensor" is not allowed\t1635\ntypeid\t1200',
    1701978146: '" referenced unknown base type "\t288',
    1701978156: ', required architecture \t350',
    1701991456: ' Tree Learner was not enabled in this build\t10',
    1701996900: 'directiva de Control de aplicaciones\t462\ndirent.h\t1192',
    1701997665: 'already has an implementation\t957',
    1701998165: 'Unregistered type : \t909\nUnresolved extern \t910',
    1701998197: "unrecognised command line option\t727\nunrecognised command-line option\t727\nunrecognized command\t1652\nunrecognized command line option\t727\nunrecognized command-line option\t727\nunrecognized subcommand '\t1653\nunresolved external symbol\t271",
    1701998445: 'more than one conversion function from "\t1450\nmore than one instance of overloaded function "\t1451\nmore than one operator "\t1452',
    1701999173: 'Erreur de format pour exec\t648\nErreur de segmentation\t649',
    1702064961: 'Assertion \t475\nAssertion `\t476\nAssertionError: \t477',
    1702125892: 'Datei oder Verzeichnis nicht\t464 465 466 467 468 469 470 471 472 473 474',
    1702126916: 'Detected that PyTorch and \t625',
    1702129225: 'Internal Triton PTX codegen error\t719\nInternal compiler error\t720\nInternal error\t720',
    1702129257: 'integer\t1327\ninteger_sequence\t1079\ninternal compiler error: Killed (program \t1328',
    1702129518: "note: macro 'max defined here\t1438\nnote: macro 'max' defined here\t1438\nnote: macro 'max’ defined here\t1438\nnote: macro 'min defined here\t1438\nnote: macro 'min' defined here\t1438\nnote: macro 'min’ defined here\t1438\nnote: macro max defined here\t1438\nnote: macro max' defined here\t1438\nnote: macro max’ defined here\t1438\nnote: macro min defined here\t1438\nnote: macro min' defined here\t1438\nnote: macro min’ defined here\t1438\nnote: macro ‘max defined here\t1438\nnote: macro ‘max' defined here\t1438\nnote: macro ‘max’ defined here\t1438\nnote: macro ‘min defined here\t1438\nnote: macro ‘min' defined here\t1438\nnote: macro ‘min’ defined here\t1438",
    1702130753: 'Attempting to deserialize object on a CUDA device\t478\nAttempting to use \t479',
    1702131043: 'cute/\t1181\ncute\\\t1181',
    1702195557: 'equest failed after \t1205',
    1702240297: ') versions mismatch\t332',
    1702240300: ', version CXXABI_\t351\n, version GCC_1\t351\n, version GCC_3\t351\n, version GCC_4\t351\n, version GCC_7\t351\n, version GLIBCXX_\t351\n, version GLIBC_2.\t352\n, version solving failed\t353',
    1702240314: ': version "libcu\t415\n: version "libnccl\t415\n: version "libnv\t415\n: version \'libcu\t415\n: version \'libnccl\t415\n: version \'libnv\t415\n: version `libcu\t415\n: version `libnccl\t415\n: version `libnv\t415\n: version ‘libcu\t415\n: version ‘libnccl\t415\n: version ‘libnv\t415',
    1702259058: 'river version \t1574',
    1702325825: 'Anwendungssteuerungsrichtlinie hat\t462',
    1702389038: '.exe" is not recognized\t284\n.exe" is not recognized as\t284\n.exe" ist entweder falsch\t284\n.exe" n\'est pas reconnu\t284\n.exe" no se reconoce como\t284\n.exe" 不是内部或外部命令\t284\n.exe\' is not recognized\t284\n.exe\' is not recognized as\t284\n.exe\' ist entweder falsch\t284\n.exe\' n\'est pas reconnu\t284\n.exe\' no se reconoce como\t284\n.exe\' 不是内部或外部命令\t284\n.exe” is not recognized\t284\n.exe” is not recognized as\t284\n.exe” ist entweder falsch\t284\n.exe” n\'est pas reconnu\t284\n.exe” no se reconoce como\t284\n.exe” 不是内部或外部命令\t284',
    1702520162: 'bezeichnet keinen Typ\t977',
    1714375751: 'GL/freeglut.h\t685 686 687',
    1717857907: 'sndfile.h\t1587 1588 1589 1590',
    1717920878: 'ndefined\t271',
    1717920885: 'udefineret reference til\t271',
    1717985603: "Caffe2: Couldn't determine version from header\t564",
    1717985635: 'caffe2/\t1004 1005 1006 1007',
    1717987684: 'different exception spec\t1190\ndiffers from\t1191',
    1717990755: 'cufft64_\t1169',
    1718513507: 'configuration file provided by "CUDA\t1152\nconfigure: error: \t1153 1154\nconflicting cuDNN in LD_LIBRARY_PATH\t1155',
    1722401636: 'définitions multiples de \t758',
    1722401650: 'réference indefinie vers\t271\nréference indéfinie vers\t271\nréférence indefinie vers\t271\nréférence indéfinie vers\t271',
    1730160936: '() got an unexpected keyword argument\t242\n() got an unexpected keyword argument \t241 323\n() got multiple values for \t241',
    1731152967: 'GL/gl.h\t688 689 690\nGL/glcorearb.h\t688 689 690\nGL/glew.h\t691 692 693 694\nGL/glext.h\t688 689 690\nGL/glut.h\t685 686 687\nGL/glx.h\t688 689 690',
    1734701162: 'jpeglib.h\t1344 1345 1346 1347',
    1734959663: '/bigobj\t362',
    1734964000: ' signal terminated program \t249',
    1734964008: '(signal: 9, SIGKILL: kill)\t327',
    1734965107: 'swig: command not found\t971\nswig: not found\t971',
    1735289197: 'mingw\t752',
    1735355495: 'glog/logging.h\t1258 1259 1260 1261',
    1735357040: 'program input point\t271',
    1735549216: ' arguments for \t14',
    1735549300: 'target sm_\t1603',
    1746936361: ')" has already been defined\t333',
    1749239892: 'THCharBlas_\t851 852\nTHCharStorage\t851 852\nTHCharTensor\t851 852\nTHCharVector\t851 852',
    1750288468: 'THShortBlas_\t851 852\nTHShortStorage\t851 852\nTHShortTensor\t851 852\nTHShortVector\t851 852',
    1751279980: 'libhipblas.so.\t1383\nlibhipfft.so.\t1383\nlibhiprand.so.\t1383\nlibhipsolver.so.\t1383\nlibhipsparse.so.\t1383',
    1751345510: 'fichier dans un mauvais format\t836',
    1751345518: 'nicht definierter Verweis auf\t271',
    1751347777: 'Arch conditional MMA instruction used without targeting\t463',
    1751347809: 'arch_list[-1] += \t963\narchitecture\t964 965',
    1751347823: 'orch not compiled with \t1535\norch not compiled with CUDA enabled\t1536\norch version \t1537',
    1751349349: 'exchange\t1079',
    1751361987: "échec d'adressage (mapping) du segment\t676",
    1751607656: 'higher\t1273',
    1751933286: 'falha no mapeamento de segmento\t676',
    1752391519: '__shfl\t820',
    1752392008: 'Hash mismatch for \t709',
    1752461166: 'nothing provides \t1498',
    1752463728: 'python3: command not found\t1151\npython3: not found\t1151\npython: command not found\t1151\npython: not found\t1151',
    1763717413: '%1 is not a valid Win32 application\t290\n%1 ist keine zulässige Win32-Anwendung\t290',
    1763719719: "': is not a member of 'cudaDeviceProp'\t318",
    1763733089: 'an illegal memory access was encountered\t960',
    1763733358: 'no instance of \t1471\nno instance of constructor "cut\t1472\nno instance of overloaded function \t1473',
    1765161080: 'x86intrin.h\t1290 1291 1292',
    1766203450: ': Filename too long\t376 377',
    1766531165: '] Killed\t941',
    1766727738: ': Nicht genügend\t374',
    1767990816: ' failed with exit \t49\n failed: \t50\n failed: No such file\t51',
    1768042298: ':/bin/nvcc\t416',
    1768053819: ';\\bin\\nvcc\t419',
    1768058209: 'ambiguous "?" operation:\t958\nambiguous overload for \t959\nambiguous symbol\t757',
    1768061296: 'pybind11\t1556\npybind11/\t1557\npybind11_detail_function_record\t829',
    1768124527: 'opción de línea de órdenes no reconocida\t727',
    1768255571: 'Speicherzugriffsfehler\t649',
    1768300602: ': fichier trop court\t375\n: file too short\t375',
    1768318308: 'defined\t1184\ndefined in file \t1185\ndefiniciones múltiples de \t758',
    1768320617: 'infiniband/\t1320 1321 1322 1323',
    1768383858: 'registered\t1561',
    1768453920: ' which is newer than running OS)\t267',
    1768693818: ': linker input file not found\t389',
    1768697658: ':/lib64\t417',
    1768716898: 'bzlib.h\t989 990 991 992',
    1768759354: ': misaligned address\t412',
    1768779113: 'immintrin.h\t1290 1291 1292',
    1768779128: 'xmmintrin.h\t1290 1291 1292',
    1768824890: ': nie można otworzyć pliku obiektu dzielonego\t381',
    1769103702: 'VariableTensorId\t879 880',
    1769152577: 'A single input file is required for a non-link phase\t421',
    1769234803: 'satisfies the requirement \t1578\nsatisfy\t1579',
    1769238607: 'OptionalCUDAGuard\t539 540\nOptionalCUDAStreamGuard\t539 540',
    1769300512: ' built with CUDA \t18\n built without \t19',
    1769366884: "device architecture\t527\ndevice capabilit\t527\ndevice compute architecture\t527\ndevice compute capabilit\t527\ndevice kernel image is invalid\t546\ndevice's architecture\t527\ndevice's capabilit\t527\ndevice's compute architecture\t527\ndevice's compute capabilit\t527\ndevice-side assert triggered\t1186\ndevice-side assertion triggered\t1186\ndevices architecture\t527\ndevices capabilit\t527\ndevices compute architecture\t527\ndevices compute capabilit\t527",
    1769369189: 'environment variable is not\t1204',
    1769414695: "' with arguments from the '\t310\n' with arguments from the 'CUDA' backend\t311 312\n' with arguments from the 'MPS' backend\t313\n' with arguments from the 'Meta' backend\t314\n' with exceptions disabled\t315",
    1769566836: 'trying to build PyTorch with a too old version of \t1634',
    1784835872: ' object has no attribute \t198 199 200',
    1785291349: 'Ubijen\t634',
    1785620814: 'Ninja is required to \t773',
    1785620846: 'ninja-build: Kommando nicht gefunden\t1468\nninja-build: command not found\t1468\nninja-build: commande introuvable\t1468\nninja-build: not found\t1468\nninja-build: orden no encontrada\t1468\nninja-build: コマンドが見つかりません\t1468\nninja-build: 未找到命令\t1468\nninja: Kommando nicht gefunden\t1468\nninja: build stopped\t1469\nninja: command not found\t1468\nninja: commande introuvable\t1468\nninja: no work to do.\t1470\nninja: not found\t1468\nninja: orden no encontrada\t1468\nninja: コマンドが見つかりません\t1468\nninja: 未找到命令\t1468',
    1797287790: 'no kernel image is available\t1474',
    1797288805: 'es kein\t1218',
    1801538883: 'CMake must be installed to build\t520',
    1801547107: 'cmake: command not found\t971\ncmake: not found\t971',
    1801547111: 'gmake\t371',
    1801675088: "Package \t822\nPackage dependency requirement '\t823\nPackagesNotFoundError\t824",
    1801675120: 'packed_accessor\t1156\npacked_accessor32\t875\npacked_accessor64\t875',
    1801678707: 'socket.gaierror: \t1591',
    1802068851: 'scikit-learn has not been built correctly\t1580',
    1802270070: 'vulkan/vulkan\t1670 1671 1672 1673',
    1802398060: 'linker `\t1426',
    1802465132: 'looks like a filename, but the file does not exist\t1433',
    1802661751: 'work with \t987\nworks with \t987',
    1802725700: 'Disk quota exceeded\t629',
    1802725732: 'disk quota exceeded\t629',
    1814066273: "at least '/std:c++\t969",
    1814979692: 'ld.lld: error: duplicate symbol: \t1355',
    1816217684: 'THAlloc\t851 852',
    1816283220: 'THBlas_\t851 852',
    1816545364: 'THFloatBlas_\t851 852\nTHFloatStorage\t851 852\nTHFloatTensor\t851 852\nTHFloatVector\t851 852',
    1818323300: 'dial tcp: lookup \t874',
    1818391907: 'cublas.CUBLASError: \t1168\ncublas64_\t1169\ncublasLt64_\t1169',
    1818435642: ': class template "std::_Is_memfunptr" has already been defined\t401',
    1818455657: 'include file \t1298\ninclude file "ATen/\t1299\ninclude file "CL/\t1300\ninclude file "Eigen/\t1301\ninclude file "GLES\t1302\ninclude file "TH\t1303\ninclude file "THC\t1304\ninclude file "X11/\t1305\ninclude file "asm/\t980\ninclude file "boost/\t1306\ninclude file "c\t1307\ninclude file "c10d/\t1308\ninclude file "cudnn\t1309\ninclude file "eigen3/Eigen/\t1301\ninclude file "libav\t1310\ninclude file "tbb/\t1311\ninclude file "torch/\t442\ninclude file \'ATen/\t1299\ninclude file \'CL/\t1300\ninclude file \'Eigen/\t1301\ninclude file \'GLES\t1302\ninclude file \'TH\t1303\ninclude file \'THC\t1304\ninclude file \'X11/\t1305\ninclude file \'asm/\t980\ninclude file \'boost/\t1306\ninclude file \'c\t1307\ninclude file \'c10d/\t1308\ninclude file \'cudnn\t1309\ninclude file \'eigen3/Eigen/\t1301\ninclude file \'libav\t1310\ninclude file \'tbb/\t1311\ninclude file \'torch/\t442',
    1818780998: 'Fehler beim Mappen des Shared Objects\t676\nFehler im Format der Programmdatei\t648',
    1818845510: 'Failed building wheel for \t659\nFailed to build \t660\nFailed to build CUDA kernels for \t661\nFailed to compile. cc_cmd\t662\nFailed to detect a default CUDA architecture\t663\nFailed to detect a default CUDA architecture.\t664\nFailed to find\t565 566\nFailed to find \t665\nFailed to find ROCm root directory\t666\nFailed to find a working CUDA architecture\t667\nFailed to find all files with CUDA\t668\nFailed to find nvToolsExt\t669\nFailed to import \t574 670\nFailed to initialize NVML: Driver Not Loaded\t671\nFailed to load \t574\nFailed to load library \t576\nFailed to load the library \t576\nFailed to locate\t566\nFailed to parse: \t672\nFailed to start \t673\nFailures have been detected while processing an MLIR pass pipeline\t674',
    1818845542: 'failed call to cuInit: \t1228\nfailed to find\t566\nfailed to locate\t566\nfailed to map segment from\t1229\nfailed to open \t1230\nfailed to open elf at \t613\nfailed with exit \t1231',
    1818846752: ' file built for macOS-\t52\n file not found\t53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115',
    1818848040: '(killed) terminó el programa \t325',
    1818850658: 'build_ext\t984\nbuilds-v0\t985\nbuilt against \t986\nbuilt for \t986\nbuilt to run on \t987\nbuilt using \t986\nbuilt with \t986',
    1819028768: ' -llapack\t7',
    1819042150: 'fallo al asignar un segmento del objeto compartido\t676',
    1819044171: 'Killed\t634 726',
    1819045731: 'collect2: fatal error: ld terminated with signal 9\t731',
    1819176736: ' only supports \t205',
    1819240790: 'Violación de segmento\t649',
    1819242031: '/nologo\t362',
    1819307369: 'implementation for device cuda\t1293',
    1819308097: 'Application Control policy has blocked\t462',
    1819310149: 'Explicitly provided namespace (\t658',
    1819440483: 'curl/curl.h\t1174 1175 1176 1177\ncurl: (16) \t1178\ncurl: (18) \t1178\ncurl: (28) \t1178\ncurl: (35) \t1178\ncurl: (5) \t1178\ncurl: (52) \t1178\ncurl: (55) \t1178\ncurl: (56) \t1178\ncurl: (6) \t1178\ncurl: (60) \t1178\ncurl: (7) \t1178\ncurl: (92) \t1178',
    1819571555: 'cutlass needs GCC \t561\ncutlass needs at least GCC \t561\ncutlass requires GCC \t561\ncutlass requires at least GCC \t561\ncutlass/\t1181\ncutlass::\t1182\ncutlass\\\t1181',
    1819635523: 'Could NOT find BLAS (missing\t586\nCould NOT find Boost (missing\t586\nCould NOT find CUDA (missing:\t587 588 589\nCould NOT find CUDAToolkit (missing:\t587 588 589\nCould NOT find CUDNN (missing\t590\nCould NOT find CURL (missing\t586\nCould NOT find CuDNN (missing\t590\nCould NOT find EGL (missing\t586\nCould NOT find Eigen3 (missing\t586\nCould NOT find Freetype (missing\t586\nCould NOT find GLEW (missing\t586\nCould NOT find GLUT (missing\t586\nCould NOT find JPEG (missing\t586\nCould NOT find LAPACK (missing\t586\nCould NOT find NVTX\t591\nCould NOT find NvToolExt\t591\nCould NOT find NvToolsExt\t591\nCould NOT find OpenGL (missing\t586\nCould NOT find OpenMP\t592\nCould NOT find OpenSSL (missing\t586\nCould NOT find PNG (missing\t586\nCould NOT find Python\t593 594\nCould NOT find PythonLibs (missing\t595\nCould NOT find TBB (missing\t586\nCould NOT find X11 (missing\t586\nCould NOT find ZLIB (missing\t586\nCould NOT find cuDNN (missing\t590\nCould NOT find cudnn (missing\t590\nCould NOT find nvToolsExt\t591\nCould not build wheels for \t596\nCould not connect\t597\nCould not detect Ninja v\t598\nCould not find\t565 566\nCould not find \t599\nCould not find MSVC\t600\nCould not find a configuration file for package "\t601\nCould not find any \t602\nCould not find compiler set in environment variable \t603\nCould not find module \'\t604\nCould not find schema for \t605\nCould not find shared object file\t606\nCould not find the bitsandbytes \t607\nCould not find the operator \t36\nCould not import \t574\nCould not infer dtype of numpy.\t608\nCould not load \t574\nCould not load library \t576\nCould not load library libcudnn\t609\nCould not load libtorchcodec\t610\nCould not load symbol \t577\nCould not load the library \t576\nCould not load this library: \t611\nCould not locate\t566\nCould not locate \t599 612\nCould not open \t613\nCould not open requirements file: \t614\nCould not resolve\t597\nCould not set up the environment for Microsoft Visual Studio\t615\nCouldn\'t find\t565 566\nCouldn\'t load custom C++ ops\t616\nCouldn\'t load custom C++ ops. This can happen if your PyTorch and \t617',
    1819635555: "could not convert default argument '\t1159 1160\ncould not find\t566\ncould not locate\t566\ncould not select device driver \t1161\ncouldn't allocate input reg for constraint 'h'\t1162\ncouldn't allocate input reg for constraint 'l'\t1162\ncouldn't allocate input reg for constraint 'r'\t1162\ncouldn't allocate input register for constraint 'h'\t1162\ncouldn't allocate input register for constraint 'l'\t1162\ncouldn't allocate input register for constraint 'r'\t1162\ncouldn't allocate output reg for constraint 'h'\t1162\ncouldn't allocate output reg for constraint 'l'\t1162\ncouldn't allocate output reg for constraint 'r'\t1162\ncouldn't allocate output register for constraint 'h'\t1162\ncouldn't allocate output register for constraint 'l'\t1162\ncouldn't allocate output register for constraint 'r'\t1162\ncouldn't find\t566",
    1830842190: "No matching distribution found for \t777\nNo module named \t778 779 780 781 782 783 784 785 786 787 788 789\nNo module named '\t790",
    1830842222: "no matching con\t1475\nno matching function for call to \t1476 1477\nno member named \t1271\nno member named '\t1478 1479",
    1833508922: ": Impossible d'ouvrir le fichier d'objet partagé\t381",
    1835100276: 'tham chiếu đến\t271',
    1835101728: ' name followed by "::" must be\t136\n named symbol not found\t187',
    1835102822: 'frame"\t1072\nframe\'\t1072\nframe’\t1072',
    1835166060: 'libmkl_\t1401',
    1835429165: '-mfma\t360',
    1835492691: 'Segment-Schutz nach der Relozierung\t845\nSegmentation fault\t649 846\nSegmentation-Fehler\t649',
    1835492723: 'segment en lecture seule a des réadressages\t1558\nsegmento de sólo lectura tiene reubicaciones\t1558',
    1835606074: ": impossibile aprire il file oggetto condiviso\t381\n: impossible d'ouvrir le fichier d'objet partagé\t381",
    1835622239: '__imp_\t948',
    1835886455: 'wgmma\t1581',
    1835888451: "Command '['ninja', '--version']' returned non-zero\t579\nCommand 'nvcc' not found\t580",
    1835888459: 'Kommandozeilenoption\t727',
    1835888483: 'common_type_t\t1079',
    1836016416: ' compiled with CUDA \t18\n compiled without \t19',
    1836213584: "Permission denied: \t797\nPermission denied: '\t800\nPermissionError: [WinError 5]\t826",
    1836213588: 'Terminado (killed)\t634',
    1836216134: 'Formato de ejecutable incorrecto\t648',
    1836280173: 'mismatches\t1191 1443',
    1836344691: 'setmaxnreg\t1581',
    1840104307: 'símbolo ambiguo\t757',
    1847602215: "', needed by '\t316 317",
    1847603493: "%1 n'est pas une application Win32 valide\t290\n%1 no es una aplicación Win32 válida\t290",
    1847616878: 'ne nomme pas un type\t977',
    1847619177: 'in namespace\t1218',
    1847619438: 'no nombra a un tipo\t977',
    1847620457: 'is not a full path and was not found\t1337\nis not a full path to an existing\t1338\nis not a member of\t1218',
    1847638978: '» non reconnue\t1687',
    1850286138: ': Internal \t382',
    1850296404: 'THIntBlas_\t851 852\nTHIntStorage\t851 852\nTHIntTensor\t851 852\nTHIntVector\t851 852',
    1851072570: ": Undefined reference to '\t271\n: Unknown option '\t393 394\n: Unresolved extern function\t395",
    1851859002: ': an object with that name is already\t396',
    1851876128: ' cannot be used to initialize\t23',
    1851878176: ' kann nicht gefunden werden\t180 181',
    1851878499: 'clang version must be less than \t1075',
    1851943276: 'libnvJitLink.so.\t1392\nlibnvidia-ml.so.1\t1402\nlibnvidia-ptxjitcompiler.so.1\t1402\nlibnvrtc-builtins.so\t1403\nlibnvrtc.so.\t1392',
    1852134465: 'ATen/CPUGenerator\t437 438\nATen/CUDA\t437 438\nATen/CUDAGenerator\t437 438\nATen/Dimname.h\t439 440 441\nATen/NamedTensor.h\t439 440 441\nATen/NamedTensorUtils.h\t439 440 441\nATen/TensorNames.h\t439 440 441\nATen/Type\t437 438\nATen/TypeDefault\t437 438\nATen/TypeExtendedInterface\t437 438\nATen/c\t442 443 444\nATen/core/Dimname.h\t439 440 441\nATen/core/NamedTensor.h\t439 440 441\nATen/core/NamedTensorUtils.h\t439 440 441\nATen/core/TensorNames.h\t439 440 441\nATen/cpu/vec256/\t445 446 447 448 449\nATen/cuda/CUDAFuture.cuh\t450 451 452\nATen/cuda/CUDAFuture.h\t450 451 452\nATen/cuda/CUDAMultiStreamGuard.cuh\t450 451 452\nATen/cuda/CUDAMultiStreamGuard.h\t450 451 452\nATen/cuda/CUDASolver.cuh\t450 451 452\nATen/cuda/CUDASolver.h\t450 451 452\nATen/cuda/CUDATypeConversion.cuh\t450 451 452\nATen/cuda/CUDATypeConversion.h\t450 451 452\nATen/cudnn/Exceptions.h\t453 454 455 456 457 458\nATenCeilDiv\t459 460',
    1852138601: 'identifier \t1276 1277\nidentifier "\t1278 1279 1280 1281 1282 1283 1284\nidentifier "CU\t1285\nidentifier "_Float\t1286\nidentifier "__builtin_\t1287\nidentifier "nvshmem\t1288\nidentifier "texture" is undefined\t1289',
    1852141679: 'opencv2/\t1527 1528 1529 1530\nopenssl/\t1531 1532 1533 1534',
    1852383271: "' in 'cudaDeviceProp'\t296\n' in 'cut\t297\n' in namespace '\t298\n' in namespace '__hip_internal'\t299\n' in namespace 'cut\t297\n' in namespace 'std'\t300",
    1852383290: ': internal \t382\n: invalid ELF header\t411',
    1852387130: ':/include\t417',
    1852397403: '[WinError \t935 936 937\n[WinError 1114]\t938\n[WinError 126]\t750\n[WinError 127]\t623 939\n[WinError 206]\t940',
    1852400160: ' binary not found at \t17',
    1852400175: '/bin/bash: \t364 365\n/bin/dash: \t364 365\n/bin/nvcc\t366 367\n/bin/sh: \t364 365',
    1852400971: 'Kein Speicher im statischen TLS-Block\t725\nKein Speicherplatz mehr\t484',
    1852400994: 'being in scipy source directory\t975\nbeing installed\t976',
    1852401003: 'kein Speicherplatz mehr verfügbar\t484',
    1852401184: ' find any \t116',
    1852403239: "'ninja' is not recognized as an internal or external command\t322",
    1852404512: ' since setuptools is not available\t250',
    1852404565: 'Using cached \t922',
    1852404597: 'using CUDA_HOME=\t1660',
    1852534357: 'Unknown CMake command "cuda_add_executable"\t668\nUnknown CMake command "cuda_add_library"\t668\nUnknown CMake command "cuda_compile"\t668\nUnknown CUDA Architecture Name\t904\nUnknown MS Compiler version \t905\nUnknown builtin op: \t906\nUnknown compiler(s): [[\'\t907\nUnknown compute capability. \t908\nUnknown type name \'__torch__.torch.classes.\t889',
    1852534389: "unknown target CPU \t915\nunknown type name \t1488 1644\nunknown type name '\t1648 1649 1650\nunknown type name '__hip_bfloat16\t1651",
    1852583200: ' -lnvToolsExt\t8',
    1852664132: 'Dimname\t627 628\nDimnameList\t627 628',
    1852727619: 'Cannot access data pointer of Tensor (e.g. FakeTensor\t567\nCannot access global variable \t568 569\nCannot compile \t570\nCannot find\t565 566\nCannot find a build variant for this system in \t571\nCannot find a working triton installation\t572\nCannot find source file:\t573\nCannot import \t574\nCannot initialize CUDA without \t575\nCannot load \t574\nCannot load library \t576\nCannot load symbol cu\t577\nCannot load the library \t576',
    1852727627: 'Kann den Stack nicht ausführbar machen\t724',
    1852727651: 'cannot be used to initialize an entity of type "cutlass::\t1010\ncannot call member function\t404\ncannot call non-constexpr function "cutlass::const_\t1011\ncannot convert \t1012\ncannot convert None of type <class \t1013\ncannot create shared object descriptor\t1014\ncannot determine \t1015\ncannot execute \t1016\ncannot find\t566 1017 1018 1019\ncannot find \t1020 1021 1022 1023\ncannot find -l\t1024 1025 1026 1027 1028 1029 1030 1031 1032 1033 1034 1035\ncannot find -lEGL\t1036\ncannot find -lGLEW\t1037\ncannot find -laio\t1038\ncannot find -lffi\t1039\ncannot find -lglog\t1040\ncannot find -ljpeg\t1041\ncannot find -lnuma\t1042\ncannot find -lpython3.\t1043\ncannot find -lstdc++\t1044\ncannot find -ltbb\t1045\ncannot find -luuid\t1046\ncannot find -lz\t1047\ncannot find the file specified: \'\t800\ncannot import name \t1048 1049 1050 1051 1052 1053 1054 1055\ncannot import name \'\t1056\ncannot instantiate \'\t1057\ncannot make segment writable for relocation\t1058\ncannot map zero-fill pages\t1014\ncannot open input file \t1059\ncannot open shared object file\t1 1060 1061\ncannot open source file "\t1062\ncannot read spec file \t1063',
    1852727659: 'kann -l\t1026\nkann nicht gefunden\t1348\nkann nicht gefunden werden -l\t1027 1028 1029 1030 1031 1032 1033 1034 1035 1295 1296\nkann nicht gefunden werden -lEGL\t1036\nkann nicht gefunden werden -lGLEW\t1037\nkann nicht gefunden werden -laio\t1038\nkann nicht gefunden werden -lffi\t1039\nkann nicht gefunden werden -lglog\t1040\nkann nicht gefunden werden -ljpeg\t1041\nkann nicht gefunden werden -lnuma\t1042\nkann nicht gefunden werden -lstdc++\t1044\nkann nicht gefunden werden -ltbb\t1045\nkann nicht gefunden werden -luuid\t1046\nkann nicht gefunden werden -lz\t1047\nkann nicht gefunden werden: -l\t1027 1028 1029 1030 1031 1032 1033 1034 1035 1295 1296\nkann nicht gefunden werden: -lEGL\t1036\nkann nicht gefunden werden: -lGLEW\t1037\nkann nicht gefunden werden: -laio\t1038\nkann nicht gefunden werden: -lffi\t1039\nkann nicht gefunden werden: -lglog\t1040\nkann nicht gefunden werden: -ljpeg\t1041\nkann nicht gefunden werden: -lnuma\t1042\nkann nicht gefunden werden: -lstdc++\t1044\nkann nicht gefunden werden: -ltbb\t1045\nkann nicht gefunden werden: -luuid\t1046\nkann nicht gefunden werden: -lz\t1047',
    1852731203: 'ConnectTimeout\t578\nConnectTimeoutError\t578\nConnection to \t583\nConnectionError: \t584',
    1852732786: 'running build_ext\t1576\nrunning on sm\t1577',
    1852788263: "'NoneType' object has no attribute '\t320 321",
    1852793632: " conflicts with target machine type \t24 25\n conflicts with this version\t26\n connect to 'http\t27",
    1852793634: '"constexpr\t289',
    1852793639: "'constexpr\t289",
    1853169722: ": ungültiger ELF-Header\t411\n: unspecified launch failure\t412\n: unsupported option '-fopenmp\t414\n: unsupported option ‘-fopenmp\t414",
    1853188163: 'ChunkedEncodingError\t578',
    1853189958: 'Found empty `transformer-engine` meta package\t680\nFound no NVIDIA driver on your system\t681 682\nFound two conflicting CUDA\t683',
    1853189990: 'found. Please specify\t1245',
    1864396654: 'no overload of \t1480',
    1864397673: 'is only a placeholder project on PyPI\t1339\nis only available from C++\t1340',
    1865370691: 'CL/opencl\t512 513',
    1866614868: 'THBoolBlas_\t851 852\nTHBoolStorage\t851 852\nTHBoolTensor\t851 852\nTHBoolVector\t851 852',
    1866670138: ': Command not found\t372',
    1866745940: 'THDoubleBlas_\t851 852\nTHDoubleStorage\t851 852\nTHDoubleTensor\t851 852\nTHDoubleVector\t851 852',
    1866866746: ': Found no NVIDIA driver on your system\t378\n: Found unsuitable version "\t379 380',
    1867194426: ': Kommando nicht gefunden\t372',
    1867270228: 'THLongBlas_\t851 852\nTHLongStorage\t851 852\nTHLongTensor\t851 852\nTHLongVector\t851 852',
    1867391034: ': No CUDA GPUs are available\t385\n: No existe el\t113\n: No module named \t386\n: No se puede asignar\t374\n: No such file\t113 114 115 387 388 389\n: No such file or directory\t390\n: Not a directory\t391',
    1867806286: 'NvToolsExt\t808',
    1867806318: 'nvToolsExt\t1504 1505 1506 1507\nnvToolsExt64_1.lib\t1508',
    1867807056: 'PyTorch is needed\t831\nPyTorch is not installed\t831\nPyTorch is not linked with support for cuda devices\t832\nPyTorch is required\t831\nPyTorch must be installed\t831\nPyTorch needs GCC \t561\nPyTorch needs at least GCC \t561\nPyTorch needs to be installed\t831\nPyTorch no longer supports this GPU because it is too old\t833\nPyTorch requires GCC \t561\nPyTorch requires at least GCC \t561\nPyTorch was compiled without CUDA support\t834',
    1868720492: 'libomp/omp.h\t1404 1405 1406',
    1868721529: 'ymbol \t271\nymbols \t271',
    1868767290: ': comando não encontrado\t372\n: command not found\t372\n: commande introuvable\t372',
    1868785010: 'recompile \t1559',
    1868787269: 'Encountered error while \t647',
    1868787273: 'Incompatible library version: lib\t712\nIncompleteRead\t578',
    1868787305: 'incompatible architecture (have \t1312\nincompatible with that of previous function "\t1313\nincompatible with the existing python installation in your environment\t1314\nincomplete \t1315\nincomplete type \t1316 1317',
    1868832802: '" does not appear to contain CMakeLists\t272',
    1869366891: 'kFloat8_e\t1156',
    1869374802: 'Relocations in generic ELF (EM: \t836',
    1869374834: 'relocation R_\t1562',
    1869378165: 'urlopen error \t1657',
    1869439605: 'ubmodule\t1636',
    1869440333: 'Memory access fault by GPU node\t759',
    1869440338: 'RemoteDisconnected\t578',
    1869440365: 'memory exhausted\t1441\nmemory in static\t1442',
    1869440370: 'remove_cv_t\t1079\nremove_reference_t\t1079',
    1869488162: '" no se reconoce como\t284\n" not found\t287',
    1869488167: "' no se reconoce como\t284\n' not found\t287",
    1869488186: ': no se puede abrir el archivo del objeto compartido\t381\n: no se puede abrir el fichero del objeto compartido\t381\n: not found\t372',
    1869488224: '` not found\t287',
    1869490208: ' (no such file)\t1',
    1869502255: '/Wno-psabi\t363',
    1869504867: 'canonicalize_version() got an unexpected keyword argument\t1064',
    1869508193: 'annot open include file: \t497\nannotation_type.__origin__ is tuple\t961',
    1869638985: "ImportError: \t711\nImportError: cannot import name '\t482",
    1869639017: 'import lib as _lib, ffi as _ffi\t1294\nimpossibile abilitare lo stack eseguibile\t724\nimpossibile allocare memoria nel blocco statico TLS\t725\nimpossibile trovare -l\t1295 1296\nimpossible de trouver -l\t1026',
    1869771333: "Error building extension '\t650\nError checking\t651\nError compiling objects for extension\t652\nError loading shared library \t653\nError loading shared library ld-linux\t654\nError relocating \t271 655\nError sending request for url (\t656\nError: No module named \t657",
    1869771365: 'error C2059\t1206\nerror C2061\t1206\nerror C2065\t1206\nerror C2143\t1206\nerror sending request for url (\t656\nerror trying to exec \t1016\nerror while loading shared libraries: \t1207\nerror: "auto" is not allowed here\t1208\nerror: /EHa\t362\nerror: /EHsc\t362\nerror: /FS\t362\nerror: /GL\t362\nerror: /GR\t362\nerror: /MD\t362\nerror: /MT\t362\nerror: /O1\t362\nerror: /O2\t362\nerror: /Od\t362\nerror: /Ox\t362\nerror: /W\t362\nerror: /Z7\t362\nerror: /Zc:\t362\nerror: /Zi\t362\nerror: /arch:\t362\nerror: /fp:\t362\nerror: /std:c++\t362\nerror: /utf-8\t362\nerror: /wd\t362\nerror: RPC failed; \t1209\nerror: [Errno 2] No such file or directory: \'\t365\nerror: [WinError 2]\t1210\nerror: a member with an in-class initializer must be const\t1211\nerror: downloading \'\t1212\nerror: expected a\t1213\nerror: expected an identifier\t1214\nerror: expected unqualified-id before\t1214\nerror: forward declaration of \t1215\nerror: identifier "__\t1213\nerror: identifier "__builtin_\t1216\nerror: no such file or directory: \'/EHa\t362\nerror: no such file or directory: \'/EHsc\t362\nerror: no such file or directory: \'/FS\t362\nerror: no such file or directory: \'/GL\t362\nerror: no such file or directory: \'/GR\t362\nerror: no such file or directory: \'/MD\t362\nerror: no such file or directory: \'/MT\t362\nerror: no such file or directory: \'/O1\t362\nerror: no such file or directory: \'/O2\t362\nerror: no such file or directory: \'/Od\t362\nerror: no such file or directory: \'/Ox\t362\nerror: no such file or directory: \'/W\t362\nerror: no such file or directory: \'/Z7\t362\nerror: no such file or directory: \'/Zc:\t362\nerror: no such file or directory: \'/Zi\t362\nerror: no such file or directory: \'/arch:\t362\nerror: no such file or directory: \'/fp:\t362\nerror: no such file or directory: \'/std:c++\t362\nerror: no such file or directory: \'/utf-8\t362\nerror: no such file or directory: \'/wd\t362\nerror: this declaration has no\t1213\nerror: type name is not allowed\t1213\nerror: unexpected argument \'\t1217\nerror: user-defined literal operator not found\t1213',
    1869833554: 'ResolutionImpossible\t839\nResolvePackageNotFound\t824',
    1869834594: 'bison: command not found\t971\nbison: not found\t971',
    1869881402: ': too few arguments\t413',
    1869903169: 'AutoGIL\t485 486\nAutoNoGIL\t485 486',
    1869903201: 'autoconf: command not found\t971\nautoconf: not found\t971\nautomake: command not found\t971\nautomake: not found\t971\nautoreconf: command not found\t971\nautoreconf: not found\t971',
    1870211104: ' (you have \t4',
    1873003342: 'Não há espaço disponível\t804',
    1873003374: 'não foi possível alocar memória em bloco TLS\t725\nnão foi possível habilitar pilhas de executável\t724\nnão foi possível localizar -l\t1295 1296\nnão há espaço disponível\t804',
    1881171310: 'ne peut activer une pile exécutable\t724\nne peut allouer de la mémoire dans un bloc statique TLS\t725\nne peut pas trouver -l\t1026 1295 1296\nne peut restaurer le segment prot\t845\nne peut trouver -l\t1027 1028 1029 1030 1031 1032 1033 1034 1035 1295 1296\nne peut trouver -lEGL\t1036\nne peut trouver -lGLEW\t1037\nne peut trouver -laio\t1038\nne peut trouver -lffi\t1039\nne peut trouver -lglog\t1040\nne peut trouver -ljpeg\t1041\nne peut trouver -lnuma\t1042\nne peut trouver -lstdc++\t1044\nne peut trouver -ltbb\t1045\nne peut trouver -luuid\t1046\nne peut trouver -lz\t1047',
    1881173838: "No package '\t791",
    1882284899: 'cc1plus\t1070\ncc1plus: \t1071',
    1884516174: 'NoSpaceLeftError\t641',
    1885434439: 'Graph break due to unsupported builtin \t707',
    1885500787: 'subprocess-exited-with-error\t1597',
    1885692960: ' dependency is incompatible with the current platform: \t29',
    1885693252: 'DeepSpeed needs GCC \t561\nDeepSpeed needs at least GCC \t561\nDeepSpeed requires GCC \t561\nDeepSpeed requires at least GCC \t561',
    1885809965: '--gpu-name=sm_\t354',
    1886217556: 'Temporary failure\t597\nTemporary failure \t877',
    1886217588: 'temp.win32-\t1604',
    1886218528: ' import any \t116',
    1886220099: 'Compiler requires the CUDA toolkit\t581',
    1886220131: 'compilation terminated\t1080 1081 1082 1083 1084 1085 1086 1087 1088 1089 1090 1091 1092 1093 1094 1095 1096 1097 1098 1099 1100 1101 1102 1103 1104 1105 1106 1107 1108 1109 1110 1111 1112 1113 1114 1115 1116 1117 1118 1119 1120 1121 1122 1123 1124 1125 1126 1127 1128 1129 1130 1131 1132 1133 1134 1135 1136 1137 1138 1139 1140 1141 1142\ncompiled\t1143\ncompiled against \t986\ncompiled against NumPy 1.x\t1144\ncompiled for \t986\ncompiled using \t986\ncompiled with \t986\ncompiler set in environment\t1145\ncompute capabilit\t1146 1147\ncompute capability\t1148\ncompute capability \t1149',
    1886220135: "gomp not found\t1263\ngomp' not found\t1263\ngomp’ not found\t1263",
    1886220137: "iomp5 not found\t1263\niomp5' not found\t1263\niomp5’ not found\t1263",
    1886221678: 'numpy._core.multiarray failed to import\t1503\nnumpy.core.multiarray failed to import\t1503',
    1886332960: ' (operand types are \t2',
    1886351203: 'cooperative_groups/\t1157 1158',
    1886413165: "mappatura del segmento dall'oggetto condiviso non riuscita\t676",
    1886415211: 'kipping import of cpp extensions due to incompatible torch version \t1349',
    1886418291: 'support for the ISO C++ \t1598\nsupport for the upcoming ISO C++ standard, C++0x\t1599\nsupported\t965 1600',
    1886611780: 'DispatchKey::CompositeImplicitAutograd\t630\nDispatchStub: missing \t631',
    1886614883: 'cusparse64_\t1169\ncusparseC\t820\ncusparseD\t820\ncusparseS\t820\ncusparseXcsrgemmNnz\t820\ncusparseZ\t820',
    1886680168: 'http.client.\t1275',
    1887007331: 'crypt.h\t1164 1165 1166 1167',
    1897951054: 'No queda espacio en el dispositivo\t483',
    1897951086: 'no queda espacio en el dispositivo\t483',
    1902473760: ' required keyword-only argument\t241\n required positional argument\t241 242\n requires A100\t243\n requires a different Python: \t244\n requires cuda extensions\t245\n requires triton==\t246',
    1903386957: 'MasqueradingAsCUDA\t754 755',
    1914709853: "]' returned non-zero\t942",
    1914711074: '", referenced from\t271\n", referenced from:\t271',
    1914725736: 'he remote end hung up unexpectedly\t1234',
    1914728270: 'No registered custom op \t605',
    1916880980: 'THArgCheck\t853 854',
    1917132893: '] Erreur 137\t941\n] Error 137\t941',
    1917143124: 'THError\t853 854',
    1917145935: 'OSError: \t584\nOSError: Could not find/load shared object file\t814',
    1917221200: 'PyFrameObject\t830',
    1917853789: '] Processus arrêté\t941',
    1917869114: ':\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA\\v\t418',
    1918967866: ': archivo demasiado corto\t375',
    1918967870: '> are available only with C++\t420',
    1918986355: 'shared object\t1586',
    1919052108: 'Library not loaded: \t746 747\nLibrary not loaded: @\t748',
    1919052140: 'library not found\t1407\nlibrary not found for -l\t1408 1409\nlibrary not found: \t1410 1411 1412\nlibrary not found: EGL\t1413\nlibrary not found: GLEW\t1414\nlibrary not found: aio\t1415\nlibrary not found: crypt\t1416\nlibrary not found: ffi\t1417\nlibrary not found: glog\t1418\nlibrary not found: jpeg\t1419\nlibrary not found: lapack\t1420\nlibrary not found: numa\t1421\nlibrary not found: stdc++\t1422\nlibrary not found: tbb\t1423\nlibrary not found: uuid\t1424\nlibrary not found: z\t1425\nlibrocblas.so.\t1383\nlibrocsparse.so.\t1383',
    1919115629: 'macro "max" passed\t1438\nmacro "max" requires\t1438\nmacro "min" passed\t1438\nmacro "min" requires\t1438',
    1919117645: 'Microsoft Visual C++ \t760\nMicrosoft Visual C++ Redistributable is not installed\t761\nMicrosoft Visual Studio version\t762',
    1919230010: ': error C2975\t402\n: error: exception specification in declaration does not match\t403\n: error: expected \t404\n: error: identifier "\t405\n: error: name followed by "::" must be a class or namespace name\t406\n: error: namespace "cut\t407\n: error: need \t408\n: error: no such file or directory: \'\t409\n: error: template argument \t404\n: error: unknown type name \'\t410\n: error: use of undeclared identifier \'\t410\n: error:expected \t404\n: error:template argument \t404\n: error： expected \t404\n: error： template argument \t404\n: error：expected \t404\n: error：template argument \t404',
    1919248468: 'There is not enough space on the disk\t886',
    1919248500: "there's already a kernel registered from python overriding \t1606",
    1919250479: '/permissive\t362',
    1919250511: 'Operator does not support running with fake tensors\t818',
    1919250543: 'operation timed out\t1078',
    1919251285: "UserWarning: Can't initialize NVML\t920\nUserWarning: Error checking compiler version for cl\t921",
    1919251488: ' terminated with signal 9\t31',
    1919251566: 'nternal error\t1499',
    1919252000: ' version incompatibility\t257\n version mismatch\t257\n version must be \t258\n version needs to be \t258\n version should be \t258',
    1919252079: 'overloaded function "std::__to_address" matches\t1544',
    1919444301: 'Mehrdeutiges Symbol\t757\nMehrfachdefinition von \t758',
    1919444333: 'mehrdeutiges Symbol\t757',
    1919448176: 'pthread.h\t1192',
    1919885370: ': orden no encontrada\t372',
    1919887392: ' (or one of its dependencies)\t3',
    1919895160: "xFormers was built for:\t1677\nxFormers wasn't buil\t1678",
    1919902273: 'Aborted\t461',
    1919968580: 'DeprecatedTypeProperties\t624',
    1919969650: 'ripristinare la protezione del segmento\t845',
    1920091483: '[Errno 122]\t934\n[Errno 28]\t934',
    1920103779: "current Python platform is not compatible with the lockfile's supported environments\t1179",
    1920169263: '/usr/include/hip/\t369',
    1920230738: 'Retrying (Retry(total=0,\t840',
    1920233061: 'entrée de procédure\t271',
    1920233065: 'intrin\t968',
    1920234561: "AttributeError: install_layout\t480\nAttributeError: module '\t481\nAttributeError: module 'torch._C' has no attribute '\t482",
    1931505486: "No se pudo asignar memoria en el bloque TLS\t725\nNo space left on device\t792\nNo such file or directory: \t164 793 794 795 796 797\nNo such file or directory: '\t798 799 800\nNo such operator \t801",
    1931505518: 'no se declaró en este ámbito\t977\nno se encuentra -l\t1026 1295 1296\nno se puede activar la pila ejecutable\t724\nno se puede encontrar -l\t1026 1027 1028 1029 1030 1031 1032 1033 1034 1035 1295 1296\nno se puede encontrar -lEGL\t1036\nno se puede encontrar -lGLEW\t1037\nno se puede encontrar -laio\t1038\nno se puede encontrar -lffi\t1039\nno se puede encontrar -lglog\t1040\nno se puede encontrar -ljpeg\t1041\nno se puede encontrar -lnuma\t1042\nno se puede encontrar -lstdc++\t1044\nno se puede encontrar -ltbb\t1045\nno se puede encontrar -luuid\t1046\nno se puede encontrar -lz\t1047\nno se puede restaurar el `prot\' del segmento\t845\nno se reconoce la opción de línea de órdenes\t727\nno space left on device\t792\nno such file\t1481\nno such file or directory: \'\t1482\nno such instruction\t1483\nno such option: -\t1484\nno suitable \t1485 1486\nno suitable constructor exists to convert from "\t1487',
    1933658196: 'THAssert\t853 854',
    1934970951: 'GPUs architecture\t527\nGPUs capabilit\t527\nGPUs compute architecture\t527\nGPUs compute capabilit\t527',
    1935625567: '_M_set_sharable()\t944',
    1935762796: 'lease up\t1380',
    1935763488: ' has been removed from CMake\t118\n has no attribute\t119\n has no attribute \t120 121 122 123 124 125 126 127\n has no member \t128 129\n has no member named\t130\n has no member named \t131\n has not been declared\t43 44 132\n has to be \t133\n has unsupported type \t134',
    1935763551: '_hash_\t951 952 953',
    1935764579: 'class "at::Type" has no member\t1076\nclass "std::enable_if<<error-constant>\t1077',
    1935767328: ' was detected and compatibility mode is UN\t259\n was found but failed to import\t260\n was not declared\t43 44 132 176 177\n was not declared in this scope\t261 262\n was not declared in this scope; did you mean \t263\n was not found in the package registry\t264\n was specified but unrecogni\t265',
    1936009070: "n'est pas un membre de\t1218",
    1936025716: 'these package versions have conflicting dependencies\t1607',
    1936027492: "does not appear to be a Python project\t1194\ndoes not contain a CMakeLists\t1195\ndoes not have one of build variants: \t1196\ndoes not know how to trace the builtin \t1197\ndoes not match\t1191\ndoes not name a type\t977\ndoesn't match\t1191",
    1936028533: 'uses too much shared data (0x\t1659',
    1936269346: '" is ambiguous\t282\n" is not known to CXX compiler\t283\n" is not recognized\t284\n" is not recognized as\t284\n" ist entweder falsch\t284',
    1936269351: "' is ambiguous (with operand types \t301\n' is not defined for option 'gpu-architecture'\t302\n' is not defined for option 'std'\t303\n' is not in 'keyword=value' format\t304\n' is not recognized\t284\n' is not recognized as\t284\n' is not recognized as an internal\t305\n' is not recognized as an internal or external command\t306\n' is only available for these backends:\t307\n' ist entweder falsch\t284",
    1936269353: ') is greater than the maximum required version by CUDA \t330\n) is less than the minimum required version by CUDA \t331',
    1936287828: 'This Python has API version \t887\nThis header is only meant to be used on x86\t888',
    1936287860: 'this operation is not allowed between \t1608',
    1936289397: 'unistd.h\t1192',
    1936614740: 'TensileLibrary\t878\nTensorTypeId\t879 880\nTensorTypeSet\t879 880\nTensors of type TensorImpl do not have \t881',
    1936615712: ' installation candidates for \t140',
    1936617315: 'const_data_ptr\t1156',
    1936682850: 'boost/\t983',
    1936683040: ' positional argument\t241',
    1936876886: 'VersionConflict: (\t926',
    1936876918: 'version "LIBAV\t729\nversion "LIBSW\t729\nversion \'LIBAV\t729\nversion \'LIBSW\t729\nversion `LIBAV\t729\nversion `LIBSW\t729\nversion torch was compiled with \t1666\nversion used to compile\t1667\nversions\t1668',
    1936877926: 'first\t976',
    1936941392: 'PassManager::run failed\t825',
    1936943469: 'missing initializer for member \t1444',
    1936944429: '-msse\t360',
    1937008994: 'bits/floatn\t979\nbits/libc-header-start\t980\nbits/std_function.h:\t981\nbitsandbytes was compiled without GPU support\t982',
    1937059642: ':/usr/local/cuda\t417',
    1937075488: ' must be \t133\n must be valid exactly by one definition\t186',
    1937339245: 'msys64\t752',
    1948280185: 'ye tanımsız başvuru\t271',
    1948282734: 'no template named \t1488\nno type named \t1488',
    1951615060: 'THStorage\t851 852',
    1952531514: ':Datei oder Verzeichnis\t113',
    1952543859: 'status_string: "\t1596',
    1952606572: 'libtorch_cuda.so: \t1391',
    1952802679: 'wget: unable to resolve host address\t1675',
    1952805408: ' returned non-zero\t247',
    1952867692: 'leftover lock files from the PyTorch C++ extension build\t1381',
    1953063255: 'Waited on lock file "\t927',
    1953063469: '-bit platform\t359',
    1953064270: "Neither 'setup.py' nor 'pyproject.toml' found\t772",
    1953064550: 'ffitarget.h\t1237 1238 1239',
    1953065567: '_jit_compile\t47',
    1953067604: 'Triton Error [CUDA]: device kernel image is invalid\t894',
    1953068832: ' with CUDA \t268\n within its own root folder\t269\n without CUTE_ARCH_MMA_\t270',
    1953069157: 'exit code\t1223\nexit code:\t1223\nexit status\t1223\nexitcode\t1223\nexited with code \t1224',
    1953264973: 'Multiple dispatch failed for \t763',
    1953265005: 'multi_tensor_applier fused unscale kernel is unavailable\t1456\nmultiple copies of the\t1457\nmultiple definition of \t1458',
    1953394499: 'ContextualVersionConflict: (\t585',
    1953396050: 'RuntimeError: No CUDA GPUs are available\t842\nRuntimeError: Numpy is not available\t843',
    1953396080: 'punto de entrada del procedimiento\t271',
    1953397075: 'SyntaxError: \t713',
    1953459744: ' not available\t189\n not built with CUDA\t190\n not compiled with CUDA\t190\n not defined in file lib\t191 192\n not found\t193\n not found. Directory cannot be installed\t194\n not installed\t195\n not recognized\t196\n not supported in this architecture\t197',
    1953460816: 'ProtocolError\t578',
    1953525103: 'ompt.h\t1404 1405 1406',
    1953653104: 'partially initialized module \t1547',
    1953653621: 'ucrt64\t752',
    1953655158: 'virtual memory exhausted: \t1669',
    1953658478: 'nvrtc-builtins\t1517\nnvrtc64_\t1169\nnvrtc: error: failed to load builtins for compute_\t1518',
    1953718598: 'Fast path is not available because one of\t675',
    1953718627: 'caster.operator typename make_caster<T>::template cast_op_type<T>()\t1065',
    1953718630: 'fast path is not available because one of\t675',
    1953719584: ' est incompatible avec la sortie\t46',
    1953719666: 'restaurar proteção de segmento\t845\nrestore segment prot after\t1569',
    1953720608: ' ist entweder falsch\t173\n ist im Header \t179\n ist kein Element\t137\n ist kein Element von\t153 154 155',
    1953720644: "Distributed package doesn't have NCCL built in\t632",
    1953721929: 'Installed triton version too old, please upgrade\t718\nInstrucción ilegal\t357\nInstruction non permise\t357\nInstruçõe\t357',
    1953721961: 'installed CPU version PaddlePaddle\t1324\ninstalled Caffe2 version uses CUDA but I cannot find the CUDA\t1325',
    1953722184: 'Host compiler targets unsupported OS\t710',
    1953723725: 'Must define exactly one of __HIP_PLATFORM_\t764',
    1953723747: 'custom_op(\t1180',
    1953723757: 'must have a constant value\t136\nmust install \t828',
    1953724755: 'SystemError: <built-in function load_binary> returned NULL\t850',
    1953724787: 'system has unsupported display driver / cuda driver combination\t1601\nsystem not yet initialized\t1602',
    1953784096: ' attempted to run this operator with Meta tensors, but there was no \t16',
    1953849888: ' but this version of numpy is 0x\t20\n but we found an implementation\t21',
    1953853031: 'gnutls_handshake() failed\t1262',
    1953853216: ' out of memory\t240',
    1954047264: ' extension\t47\n extension for compute capability \t48',
    1954047342: 'next(\t1467',
    1954047348: 'texture is not a template\t1289\ntexture" is not a template\t1289\ntexture\' is not a template\t1289\ntexture’ is not a template\t1289',
    1954115679: '_pytorch_\t954',
    1965059918: "No url found for submodule path '\t802",
    1967202362: ': Aucun fichier\t113',
    1967343700: 'THCuda\t851 852 867 868\nTHCudaCheck\t869 870',
    1969316709: 'ecause there is no version of \t1201',
    1969365031: "' but version of \t291",
    1969365036: ", but none of the providers can be installed\t344\n, but was built for sm\t345\n, but you have torch \t346\n, but you'll have torch \t346",
    1969381215: '__builtin_amdgcn_\t946',
    1969452353: 'Aucun espace disponible sur le périphérique\t483\nAucun fichier ou dossier\t464 465 466 467 468 469 470 471 472 473 474',
    1969452385: 'aucun espace disponible sur le périphérique\t483',
    1969452654: 'nvcuda.dll\t1515',
    1969516397: "module 'PIL.Image' has no attribute '\t1445\nmodule 'faiss' has no attribute '\t1446\nmodule 'numpy' has no attribute '\t1447\nmodule export function\t1448\nmodule has nothing to offer in MPL2 only mode\t1449",
    1969713761: "argument list for \t966\nargument of type 'WindowsPath' is not iterable\t967",
    1970170220: 'linux/limits.h\t1427 1428 1429 1430',
    1970234144: ' could be found\t28',
    1970239784: '(you have \t328',
    1970302319: 'ompute capability \t1521',
    1970365778: 'Require PyTorch\t837\nRequire Pytorch\t837\nRequire pyTorch\t837\nRequire pytorch\t837\nRequire torch\t837\nRequired library version not found: \t838\nRequires PyTorch\t837\nRequires Pytorch\t837\nRequires pyTorch\t837\nRequires pytorch\t837\nRequires torch\t837',
    1970365810: 'require C++ 1\t1563\nrequire C++ 2\t1563\nrequire C++1\t1563\nrequire C++2\t1563\nrequire CUDA\t1466\nrequire PyTorch\t837\nrequire Pytorch\t837\nrequire at least \'/std:c++\t969\nrequire at least C++ 1\t1563\nrequire at least C++ 2\t1563\nrequire at least C++1\t1563\nrequire at least C++2\t1563\nrequire pyTorch\t837\nrequire pytorch\t837\nrequire torch\t837\nrequire users to upgrade torch to at least v\t1564\nrequires Ada\t1565\nrequires Ampere\t1565\nrequires Blackwell\t1565\nrequires C++ 1\t1563\nrequires C++ 2\t1563\nrequires C++1\t1563\nrequires C++2\t1563\nrequires CUDA\t1466\nrequires Hopper\t1565\nrequires NVCC\t1466\nrequires NVIDIA CUDA\t1466\nrequires PyTorch\t837\nrequires Pytorch\t837\nrequires Turing\t1565\nrequires Volta\t1565\nrequires a Ada\t1565\nrequires a Ampere\t1565\nrequires a Blackwell\t1565\nrequires a Hopper\t1565\nrequires a Turing\t1565\nrequires a Volta\t1565\nrequires an Ada\t1565\nrequires an Ampere\t1565\nrequires an Blackwell\t1565\nrequires an Hopper\t1565\nrequires an Turing\t1565\nrequires an Volta\t1565\nrequires at least \'/std:c++\t969\nrequires at least C++ 1\t1563\nrequires at least C++ 2\t1563\nrequires at least C++1\t1563\nrequires at least C++2\t1563\nrequires compiler flag \'/std:c++\t969\nrequires device with capability > (\t1566\nrequires nvcc\t1466\nrequires pyTorch\t837\nrequires pytorch\t837\nrequires the CUDA\t1466\nrequires the language dialect "CUDA\t1567\nrequires the language dialect "CXX\t1568\nrequires torch\t837',
    1970369089: 'Arquivo ou diretório\t464 465 466 467 468 469 470 471 472 473 474',
    1970430840: 'xcrun: error: invalid active developer path\t1679',
    1970432116: 'thrust::\t1609',
    1970435187: 'struct _frame\t830',
    1970479215: 'o such \t464 465 466 467 468 469 470 471 472 473 474',
    1970496882: 'result_of_t\t1079',
    1970499157: 'Unsupported .target\t913\nUnsupported .version\t914\nUnsupported HIP arch \t915\nUnsupported HIP arch: \t915\nUnsupported conversion from \t916\nUnsupported platform: \t917\nUnsupported rounding mode for conversion\t918\nUnsupportedOperatorException: \t919',
    1970499189: 'unsupported GNU version! \t1655\nunsupported HIP gpu architecture \t915\nunsupported HIP gpu architecture: \t915\nunsupported instruction \t972\nunsupported operand type(s) for \t1656\nunsupported operator: \t919',
    1970562386: 'Return has unsupported type \t841',
    1970562418: 'return code\t1223\nreturned a non-zero code: 137\t1570\nreturned non-zero\t1571\nreturned non-zero exit\t1572\nreturned non-zero exit status \t1573',
    1970562419: 'setup command: use_2to3 is invalid\t1582\nsetup.py build\t984\nsetup.py develop\t984\nsetup.py install\t984\nsetuptools.build_meta\t1583\nsetuptools.command.\t1584\nsetuptools.extern.\t1585',
    1970566470: 'FutureWarning: The pynvml package is deprecated\t684',
    1981837166: "no viable conversion from \t1489\nno viable conversion from '\t1490",
    1984917583: 'OpOverloadPacket(op=\t817',
    1985966953: 'is_variable\t1341 1342',
    1986096429: '-mavx\t360',
    1986928751: 'o nvcc found\t581\no nvcc was found\t581',
    1987208531: 'Server does not allow request for unadvertised object\t847',
    1998611557: 'ed with an unsupported toolchain\t1202',
    1998614350: 'No working C++ compiler found in\t803',
    2003269987: 'cygwin\t752',
    2003988326: 'forward compatibility was attempted on non supported HW\t1244',
    2019516192: ' __x) noexcept (true)\t11',
    2019893287: "' extension\t293\n' extension (up-to-date)\t294",
    2019893289: ') exceeds limit (\t329',
    2019893315: 'C extension: \t487',
    2019912806: 'flex: command not found\t971\nflex: not found\t971',
    2020569680: 'ProxyError\t578',
    2032168553: 'in your include path is not compatible with this release of \t1297',
    2034387028: 'THByteBlas_\t851 852\nTHByteStorage\t851 852\nTHByteTensor\t851 852\nTHByteVector\t851 852',
    2035294266: ': PyTorch was compiled\t392',
    2037149263: 'Only a single TORCH_LIBRARY can be used to register the namespace \t815 816',
    2037149295: 'only available for Linux\t1522\nonly available with \t1523\nonly support\t1524\nonly supported on \t1525 1526\nonly supported on CUDA\t1466\nonly supported on NVCC\t1466\nonly supports \t987\nonly supports Linux\t1522\nonly works on Linux\t1522',
    2037413219: 'cupy.cuda.memory.OutOfMemoryError\t1173',
    2037604640: ' async_io\t15',
    2042020674: 'Böyle bir dosya ya da dizin\t464 465 466 467 468 469 470 471 472 473 474',
    2053466478: 'niezdefiniowane odwołanie do\t271',
    2053731104: ' size changed, may indicate binary\t251',
    2054124112: 'Prozedureinsprungpunkt\t271',
    2179145762: '" は、内部コマンド\t284',
    2179145767: "' は、内部コマンド\t284",
    2179145786: ': そのようなファイル\t113',
    2195923002: ': コマンドが見つかりません\t372',
    2212700218: ': ファイルが短すぎます\t375',
    2228297786: ': файл слишком короткий\t375',
    2229739578: ': 無法開啟共用物件\t381',
    2246385722: ': 共有オブジェクトファイルを開けません\t381',
    2295439056: 'Ошибка сегментирования\t649',
    2313560122: ': 找不到命令\t372',
    2357322528: ' が見つかりません\t180 181',
    2377704480: ' 不是\t137 153 154 155',
    2377704482: '"不是内部\t284',
    2377704487: "'不是内部\t284",
    2414551098: ': 동적 오브젝트 파일을 열 수 없습니다\t381',
    2461197882: ':沒有此一檔案\t113',
    2498306106: ': 错误: expected \t404\n: 错误: template argument \t404\n: 错误:expected \t404\n: 错误:template argument \t404\n: 错误： expected \t404\n: 错误： template argument \t404\n: 错误：expected \t404\n: 错误：template argument \t404',
    2498306141: '] 错误 137\t941',
    2531663930: ': 文件过短\t375',
    2548441146: ': 无效的 ELF 头\t411\n: 无法分配内存\t374\n: 无法打开共享对象\t383\n: 无法打开共享对象文件\t381',
    2632327226: ': 未找到命令\t372',
    2642535226: ':そのようなファイル\t113',
    2647662650: ': Нет такого файла\t113',
    2712856122: ':没有那个文件\t113',
    2797826628: 'Dræbt\t634',
    2848159060: 'Tué a terminé le programme \t325',
    2867208250: ': 檔案太短\t375',
    2877416224: ' に対する定義されていない参照\t271',
    2881709383: 'Geëlimineerd\t634',
    2944525090: '"は、内部コマンド\t284',
    2944525095: "'は、内部コマンド\t284",
    2966455505: 'файл в неправильном формате\t836',
    2966468560: 'защиту сегмента после перемещения\t845',
    2983231953: 'сбой отображения сегмента из разделяемого объекта\t676',
    2983236304: 'Вбито\t634',
    2983240656: 'Убито\t634',
    3001425978: ': 沒有此一檔案\t113\n: 没有那个文件\t113',
    3050347984: 'Не осталось свободного места\t804\nНет такого файла\t464 465 466 467 468 469 470 471 472 473 474',
    3050356176: 'не вдалося знайти -l\t1295\nневизначене посилання\t271\nневизначене посилання на\t271\nневозможно выделить память в статичном блоке TLS\t725\nневозможно задействовать исполняемый стек\t724\nневозможно найти -l\t1295 1296\nнедефинисана упута ка\t271\nнеоднозначный символ\t757\nнеопределена отпратка към\t271\nнеопределенная ссылка на\t271\nнеопределённая ссылка на\t271',
    3050356688: 'перемещение R_\t1562\nпересування R_\t1562',
    3085246557: '] 已杀死\t941',
    3101958178: '" 不是内部\t284\n" 不是内部或外部命令\t284',
    3101958183: "' 不是内部\t284\n' 不是内部或外部命令\t284",
    3169132637: '] 強制終了\t941',
    3184533562: ': невозможно открыть разделяемый объектный файл\t381',
    3201343440: 'Политика управления приложениями\t462',
    3201348816: 'доступном только для чтения, содержатся динамические\t1558',
    3278267762: 'reférence indefinie vers\t271\nreférence indéfinie vers\t271',
    3278335573: 'Ungültiger Maschinenbefehl\t357',
    3278663504: 'Política de Controle de Aplicativo\t462',
    3278774330: ': não é possível abrir arquivo compartilhado\t381',
    3279185223: 'Getötet\t634\nGetötet hat Programm \t325',
    3491770661: '%1 не является приложением Win32\t290',
    3491803856: 'в пространстве имён\t1218',
    3499801839: '：Нет такого файла\t113',
    3500003386: ':Нет такого файла\t113',
    3799018863: 'omp’ not found\t1263',
    3810537765: '%1 は有効な Win32 アプリケーション\t290',
    3816980963: 'あいまいなシンボル\t757',
    3817309155: 'デバイスに空き領域がありません\t1689',
    3818357731: 'プロシージャ エントリ ポイント\t271',
    3818568943: '：そのようなファイル\t113',
    3818750178: '”は、内部コマンド\t284',
    3818750435: 'そのようなファイルやディレクトリ\t464 465 466 467 468 469 470 471 472 473 474',
    3819078371: 'アプリケーション制御ポリシーに\t462',
    3819930083: 'は、内部コマンド\t1688',
    3820192483: 'コマンドラインオプション\t727',
    3820716771: 'セグメンテーション\t649',
    3827314981: '%1 不是有效的 Win32 应用程序\t290',
    3834091238: '文件格式错误\t836',
    3835527394: '”不是内部\t284',
    3837692390: '找不到 -l\t1026 1295 1296',
    3851132645: '型名ではありません\t977',
    3851270372: '不命名一个类型\t977',
    3852386021: '從共用物件中對映區段失敗\t676',
    3853163750: '未定\t271\n未定义的引用\t271\n未定义的符号\t271\n未定义符号\t271',
    3853230824: '被多次定义\t1691',
    3854479080: '设备上没有空间\t1689',
    3868047588: '不明确的符号\t757\n不是\t1218\n不是一个类型名\t977\n不是内部或外部命令\t1688\n不正な命令\t357',
    3868373734: '沒有此一檔案或目錄\t464 465 466 467 468 469 470 471 472 473 474',
    3868900591: '：沒有此一檔案\t113\n：没有那个文件\t113',
    3869154793: '非法指令\t357',
    3869284326: '无法从共享目标中映射段\t676\n无法启用共享目标需要的执行栈\t724\n无法在静态 TLS 块中分配内存\t725\n无法定位程序输入点\t271\n无法恢复段 prot\t845\n无法找到 -l\t1026\n无法识别的命令行选项\t727',
    3869344999: '無法在靜態 TLS 區塊中配置記憶體\t725\n無法復原 segment prot\t845\n無法找到程序輸入點\t271\n無法辨識的命令列選項\t727\n無法開啟可執行堆疊\t724',
    3869356774: '没有成员\t1690\n没有此指令\t1483\n没有此类指令\t1483\n没有那个文\t464 465 466 467 468 469 470 471 472 473 474',
    3869809893: '在此作用域中尚未声明\t977',
    3869940966: '未找到 -l\t1027 1028 1029 1030 1031 1032 1033 1034 1035\n未找到 -lEGL\t1036\n未找到 -lGLEW\t1037\n未找到 -laio\t1038\n未找到 -lffi\t1039\n未找到 -lglog\t1040\n未找到 -ljpeg\t1041\n未找到 -lnuma\t1042\n未找到 -lstdc++\t1044\n未找到 -ltbb\t1045\n未找到 -luuid\t1046\n未找到 -lz\t1047',
    3870265317: '可执行文件格式错误\t648',
    3870393829: '共有オブジェクトが必要としている実行可能スタック\t724\n共有オブジェクトのセグメントをマップするのに失敗\t676',
    3870727910: '架构于输入文件\t46',
    3884032999: '磁盘空间不足\t1689',
    3884550118: '應用程式控制原則已封鎖\t462',
    3885284069: '应用程序控制策略已阻止\t462',
    3885604329: '静的 TLS ブロック内にメモリ\t725',
    3885868008: '裝置上已無多餘空間\t1689',
    3886131430: '模稜兩可的符號\t757',
    3901522403: 'が見つかりません\t1348',
    3901915875: 'を見つけ\t1348\nを見つけられません -l\t1027 1028 1029 1030 1031 1032 1033 1034 1035\nを見つけられません -lEGL\t1036\nを見つけられません -lGLEW\t1037\nを見つけられません -laio\t1038\nを見つけられません -lffi\t1039\nを見つけられません -lglog\t1040\nを見つけられません -ljpeg\t1041\nを見つけられません -lnuma\t1042\nを見つけられません -lstdc++\t1044\nを見つけられません -ltbb\t1045\nを見つけられません -luuid\t1046\nを見つけられません -lz\t1047\nを見つけられません: -l\t1027 1028 1029 1030 1031 1032 1033 1034 1035\nを見つけられません: -lEGL\t1036\nを見つけられません: -lGLEW\t1037\nを見つけられません: -laio\t1038\nを見つけられません: -lffi\t1039\nを見つけられません: -lglog\t1040\nを見つけられません: -ljpeg\t1041\nを見つけられません: -lnuma\t1042\nを見つけられません: -lstdc++\t1044\nを見つけられません: -ltbb\t1045\nを見つけられません: -luuid\t1046\nを見つけられません: -lz\t1047',
    3918366437: '再配置 R_\t1562\n再配置後にセグメントの prot\t845',
    3920998118: '段錯誤\t649\n段错误\t649',
    3954751466: '그런 파일이나 디렉터리\t464 465 466 467 468 469 470 471 472 473 474',
    3969229036: '정적 TLS 블럭에는 메모리를\t725',
    3969486827: '동적 오브젝트의 세그먼트를\t676',
    3986724332: '애플리케이션 제어 정책\t462',
    3986983916: '실행할 수 있는 스택을 공유\t724',
    3987253995: '모호한 기호\t757',
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
    'op_registration.op_namespace_mismatch\tline\tCould not find schema for \n'
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
    'install_state.dependency_version_mismatch\tline\t version\n'
    'op_registration.op_namespace_mismatch\tline\tExplicitly provided namespace (\n'
    'platform_abi.python_abi_mismatch\tline\tcompiletime version \n'
    "source_api.cccl_header_incompatible\tline\t: error: '__device__\t: error: '__host__\t: error: ‘__device__\t: error: ‘__host__\n"
    'source_api.cxx_standard_too_old\tline\tchar8_t\tconcept\tconsteval\tconstinit\n'
    'cuda_toolkit.cuda_toolkit_too_old\tline\tCUBLASLT_\tCUBLASLT_MATMUL_DESC_\tCUBLASLT_MATMUL_MATRIX_SCALE_\tCUBLAS_COMPUTE_\tCUDA_C_16BF\tCUDA_R_16BF\tCUDA_R_4F_E2M1\tCUDA_R_8F_E\tCU_TENSOR_MAP\tCUgreenCtx\tCUmulticast\tCUtensorMap\t__activemask\t__ballot_sync\t__grid_constant__\t__half_as_short\t__half_as_ushort\t__nv_bfloat16\t__nv_fp4\t__nv_fp6\t__nv_fp8\t__shfl_down_sync\t__shfl_sync\t__shfl_up_sync\t__shfl_xor_sync\t__short_as_half\t__syncwarp\t__ushort_as_half\tcuDevSmResourceSplit\tcuGreenCtx\tcuMulticast\tcuTensorMap\tcublasComputeType_t\tcublasLt\tcublasLtMat\tcudaAccessPolicyWindow\tcudaFreeAsync\tcudaGetDriverEntryPoint\tcudaGetDriverEntryPointByVersion\tcudaGraphConditional\tcudaLaunchAttribute\tcudaLaunchConfig_t\tcudaLaunchKernelEx\tcudaMallocAsync\tcudaMemPool\tcudaMemcpyBatchAsync\tcudaStreamAttr\tnv_bfloat16\n'
    "hip_rocm.rocm_install_mismatch\tline\tHIPBLAS_\tHIPRTC_\terror: 'HIP_\terror: 'h2div\terror: 'h2exp\terror: 'h2rcp\terror: 'hip\terror: ‘HIP_\terror: ‘h2div\terror: ‘h2exp\terror: ‘h2rcp\terror: ‘hip\thalf2half2\thipblas\thiprtc\thipsparse\tmiopen\trocblas_\n"
    'gpu_arch.ptxas_too_old_for_arch\tline\tPTX .version \tPTX version \n'
    'platform_abi.cpu_architecture_mismatch\n'
    'host_toolchain.jit_stale_lock\n'
    'gpu_arch.arch_not_built\tline\tould not find a compatible \tould not find compatible \n'
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
    'install_state.dependency_version_mismatch\n'
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
    'install_state.extension_not_built\n'
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
    'install_state.dependency_version_mismatch\tline\tincompatible\n'
    'source_api.missing_std_include\tline\t definiert\n'
    'link_and_load.linker_cannot_find_cuda_lib\tline\t-lATen \t-lc10 \t-lcaffe2 \t-ltorch \t-ltorch_cpu \t-ltorch_global_deps \t-ltorch_python \n'
    'link_and_load.linker_cannot_find_cuda_lib\tline\t-lMIOpen\t-lamd_comgr\t-lamdhip64\t-lcublas\t-lcuda\t-lcufft\t-lcufile\t-lculibos\t-lcupti\t-lcurand\t-lcusolver\t-lcusparse\t-lcutensor\t-lhip\t-lhsa-runtime64\t-lhsakmt\t-lnccl\t-lnpp\t-lnvJitLink\t-lnvidia-ml\t-lnvjpeg\t-lnvrtc\t-lnvshmem\t-lrccl\t-lroc\n'
    'link_and_load.missing_shared_library\n'
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
    'install_state.extension_not_built\tline\tpackage \n'
    'cuda_toolkit.build_out_of_memory\tline\tBị buộc kết thúc\tDræbt\tDödad\tGetötet\tGeëlimineerd\tKilled\tMorto\tProcessus arrêté\tSüreç durduruldu\tTapettu\tTerbunuh\tTerminado (killed)\tTué\tUbijen\tkilled\tΣκοτώθηκε\tВбито\tЗабіты\tУбито\tУбијен\t已杀死\t強制終了\t強制結束\t强制终止\n'
    'host_toolchain.setuptools_incompatible\tline\t execute \n'
    'platform_abi.numpy_abi_mismatch\tline\tnumpy.\n'
    "host_toolchain.git_submodule_missing\tline\tUnable to checkout '\tUnable to find current revision in\n"
    'install_state.unsupported_platform\tline\tnot currently implemented \tnot currently supported \n'
    'not_our_fault.hardware_unsupported\tline\tExpected is_sm\n'
    'source_api.cxx_standard_too_old\tline\tYou need C++\n'
    'host_toolchain.missing_python_dev_headers\n'
    'cuda_runtime.cudnn_version_mismatch\tline\tDNN version \tDNn version \tDnN version \tDnn version \tdNN version \tdNn version \tdnN version \tdnn version \n'
    'cuda_toolkit.cuda_toolkit_too_old\tline\tmust be >=\tmust be at least\tmust be greater than or equal to\tneeds to be >=\tneeds to be at least\tneeds to be greater than or equal to\tshould be >=\tshould be at least\tshould be greater than or equal to\n'
    'cuda_runtime.driver_too_old\t134\tbuilt for NVIDIA Driver Release \n'
    'op_registration.op_library_not_loaded\tline\tModule \n'
    'host_toolchain.glibc_too_new_for_cuda\tline\t/string.h:\n'
    'source_api.cxx_standard_too_old\tline\tdecltype\tnullptr\tstatic_assert\n'
    "install_state.dependency_version_mismatch\tline\t'nccl\t‘nccl\n"
    'not_our_fault.wrong_install_command\n'
    'triton_inductor.triton_api_mismatch\tline\tKeyword argument \n'
    'not_our_fault.gpu_out_of_memory\tline\tcublasCreate\n'
    'platform_abi.glibcxx_too_old\t159\t(built for macOS \n'
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
    "install_state.unsupported_platform\tline\tCould not run '\n"
    "op_registration.missing_fake_impl\tline\tCould not run '\n"
    "source_api.macro_or_flag_conflict\tline\tcannot use '\n"
    'host_toolchain.git_submodule_missing\n'
    "windows.path_with_spaces\tline\tninja: error: '\n"
    'cuda_runtime.extension_cuda_version_mismatch\n'
    "install_state.unsupported_platform\tline\tcompiler'\tcompiler_cxx'\tcompiler_so'\tlinker_so'\tset_executable'\n"
    'install_state.extension_not_built\tline\t_backward\t_forward\n'
    'install_state.extension_not_built\tline\t_bwd\t_cuda\t_fwd\n'
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
    'install_state.dependency_version_mismatch\tline\t requires \n'
    'gpu_arch.arch_not_built\tline\t is for sm\n'
    'torch_abi.torch_version_mismatch\tline\t requires torch==\n'
    'link_and_load.wrong_library_picked_at_link\tline\t, needed by \n'
    'cuda_toolkit.nvtoolsext_removed\tline\tnvToolsExt\n'
    'link_and_load.linker_cannot_find_cuda_lib\tline\twarning: libMIOpen\twarning: libamd_comgr\twarning: libamdhip64\twarning: libcublas\twarning: libcuda\twarning: libcufft\twarning: libcufile\twarning: libculibos\twarning: libcupti\twarning: libcurand\twarning: libcusolver\twarning: libcusparse\twarning: libcutensor\twarning: libhip\twarning: libhsa-runtime64\twarning: libhsakmt\twarning: libnccl\twarning: libnpp\twarning: libnvJitLink\twarning: libnvidia-ml\twarning: libnvjpeg\twarning: libnvrtc\twarning: libnvshmem\twarning: librccl\twarning: libroc\n'
    'platform_abi.cpu_architecture_mismatch\tline\tfound architecture \n'
    'platform_abi.glibcxx_too_old\tline\tundefined symbol: \n'
    'platform_abi.glibc_too_old\tline\tundefined symbol: \n'
    'install_state.dependency_version_mismatch\n'
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
    'install_state.incomplete_install\tline\t.dylib\t.pyd\t.so\n'
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
    'link_and_load.library_mapping_refused\n'
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
    'cuda_runtime.no_nvidia_driver\n'
    'cuda_runtime.ld_library_path_shadowing\n'
    'cuda_runtime.driver_too_old\n'
    'not_our_fault.harmless_output\n'
    'cuda_runtime.no_nvidia_driver\n'
    'install_state.cpu_only_torch\n'
    'cuda_runtime.no_nvidia_driver\n'
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
    'cuda_runtime.no_nvidia_driver\n'
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
    'install_state.no_matching_wheel\n'
    'triton_inductor.triton_torch_version_mismatch\n'
    'host_toolchain.git_submodule_missing\n'
    'op_registration.op_library_not_loaded\tline\t C++ \t CPP \t CUDA \t compiled \t native \n'
    'install_state.cpu_only_torch\tline\tATen_cuda library\tthe ATen_cuda library\n'
    'op_registration.op_library_not_loaded\tline\t load library "\t load library \'\t load the library "\t load the library \'\n'
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
    'op_registration.op_library_not_loaded\n'
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
    'platform_abi.cpu_architecture_mismatch\tline\tddress/offset not page- aligned\tddress/offset not page--aligned\tddress/offset not page-aligned\tddress/offset not properly aligned\tddress/offset not properly-aligned\tddress/offset not properlyaligned\tlignment not page-aligned\n'
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
    'op_registration.op_library_not_loaded\tline\t be due to a\n'
    'cuda_runtime.no_nvidia_driver\n'
    'not_our_fault.wrong_install_command\n'
    'cuda_runtime.fabric_manager_missing\n'
    'triton_inductor.triton_compiler_bug\n'
    'not_our_fault.harmless_output\n'
    'link_and_load.library_mapping_refused\n'
    'windows.windows_path_too_long\n'
    'windows.windows_path_too_long\n'
    'cuda_toolkit.cmake_cuda_not_found\n'
    'install_state.extension_not_built\n'
    'install_state.unsupported_platform\n'
    'cuda_runtime.no_nvidia_driver\tline\tAcceleratorError\tAssertionError\tRuntimeError\n'
    'cuda_toolkit.cmake_cuda_not_found\t\tinstalls\tversions\n'
    'not_our_fault.harmless_output\n'
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
    'platform_abi.glibcxx_too_old\t\tversion\n'
    'op_registration.pybind_op_graph_break\n'
    'hip_rocm.rocm_install_mismatch\tline\tMIOpen\n'
    'not_our_fault.network_failure\n'
    'windows.wrong_windows_compiler\n'
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
    'link_and_load.missing_shared_library\n'
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
    'install_state.masked_build_error\tline\tcached_ops\n'
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
    'cuda_runtime.no_nvidia_driver\n'
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
    'op_registration.op_library_not_loaded\n'
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
    'cuda_runtime.no_nvidia_driver\n'
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
    'torch_abi.torch_version_mismatch\t\t against PyTorch\t against Pytorch\t against Torch\t against torch\t for PyTorch\t for Pytorch\t for Torch\t for torch\t using PyTorch\t using Pytorch\t using Torch\t using torch\t with PyTorch\t with Pytorch\t with Torch\t with torch\n'
    'torch_abi.torch_version_mismatch\tline\torch\n'
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
    'install_state.dependency_version_mismatch\t310\tthat\n'
    'not_our_fault.wrong_install_command\n'
    'cuda_toolkit.cmake_cuda_not_found\n'
    'host_toolchain.missing_system_dev_package\tline\t is missing\t is required\t not found\n'
    'host_toolchain.missing_system_dev_package\tline\tUnable to find \tcannot find \tcould not find \tunable to find \n'
    'cuda_runtime.ld_library_path_shadowing\n'
    'install_state.torch_too_old_for_package\tline\tno member \n'
    'cuda_toolkit.cuda_toolkit_too_old\t73\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'cuda_toolkit.cuda_toolkit_too_old\tline\tC1083\n'
    'install_state.dependency_version_mismatch\n'
    'torch_abi.torch_not_imported_first\tline\t: at::\t: c10::\t: torch::\n'
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
    'install_state.unsupported_platform\n'
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
    'not_our_fault.harmless_output\n'
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
    'not_our_fault.harmless_output\n'
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
    'install_state.no_matching_wheel\n'
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
    'torch_abi.gpu_backend_mismatch\tline\t enabled\n'
    'install_state.cpu_only_torch install_state.unsupported_platform\n'
    "torch_abi.torch_version_mismatch\tline\t differs from \t does not match \t doesn't match \n"
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
