"""Which causes to import for a log. Written by tools/index_causes.py."""

IN_LOGS: dict[int, str] = {
    540682536: '(): incompatible function arguments. The following argument types are\t327',
    540685421: 'm4: command not found\t981\nm4: not found\t981',
    540697708: "ld: cannot find\t1368\nld: library 'ATen' not found\t1369\nld: library 'EGL\t1370\nld: library 'GL\t1371\nld: library 'GLEW\t1372\nld: library 'GLU\t1371\nld: library 'GLX\t1371\nld: library 'MIOpen\t1373\nld: library 'OpenGL\t1371\nld: library 'X11\t1374\nld: library 'Xext\t1374\nld: library 'Xi\t1374\nld: library 'Xrandr\t1374\nld: library 'aio\t1375\nld: library 'amd_comgr\t1373\nld: library 'amdhip64\t1373\nld: library 'blas\t1376\nld: library 'c\t1377\nld: library 'c10' not found\t1369\nld: library 'caffe2' not found\t1369\nld: library 'cblas\t1376\nld: library 'crypt\t1378\nld: library 'crypto\t1379\nld: library 'cublas\t1373\nld: library 'cuda\t1373\nld: library 'cufft\t1373\nld: library 'cufile\t1373\nld: library 'culibos\t1373\nld: library 'cupti\t1373\nld: library 'curand\t1373\nld: library 'cusolver\t1373\nld: library 'cusparse\t1373\nld: library 'cutensor\t1373\nld: library 'dl\t1377\nld: library 'ffi\t1380\nld: library 'glfw\t1381\nld: library 'glfw3\t1381\nld: library 'glog\t1382\nld: library 'hip\t1373\nld: library 'hsa-runtime64\t1373\nld: library 'hsakmt\t1373\nld: library 'ibverbs\t1383\nld: library 'jpeg\t1384\nld: library 'm\t1377\nld: library 'mlx5\t1383\nld: library 'mpi\t1385\nld: library 'mpi_cxx\t1385\nld: library 'nccl\t1373\nld: library 'npp\t1373\nld: library 'numa\t1386\nld: library 'nvJitLink\t1373\nld: library 'nvidia-ml\t1373\nld: library 'nvjpeg\t1373\nld: library 'nvrtc\t1373\nld: library 'nvshmem\t1373\nld: library 'openblas\t1376\nld: library 'png\t1387\nld: library 'png16\t1387\nld: library 'pthread\t1377\nld: library 'rccl\t1373\nld: library 'rdmacm\t1383\nld: library 'roc\t1373\nld: library 'rt\t1377\nld: library 'ssl\t1379\nld: library 'stdc++\t1388\nld: library 'tbb\t1389\nld: library 'torch' not found\t1369\nld: library 'torch_cpu' not found\t1369\nld: library 'torch_global_deps' not found\t1369\nld: library 'torch_python' not found\t1369\nld: library 'uuid\t1390\nld: library 'z\t1391\nld: library ‘EGL\t1370\nld: library ‘GL\t1371\nld: library ‘GLEW\t1372\nld: library ‘GLU\t1371\nld: library ‘GLX\t1371\nld: library ‘OpenGL\t1371\nld: library ‘X11\t1374\nld: library ‘Xext\t1374\nld: library ‘Xi\t1374\nld: library ‘Xrandr\t1374\nld: library ‘aio\t1375\nld: library ‘blas\t1376\nld: library ‘c\t1377\nld: library ‘cblas\t1376\nld: library ‘crypt\t1378\nld: library ‘crypto\t1379\nld: library ‘dl\t1377\nld: library ‘ffi\t1380\nld: library ‘glfw\t1381\nld: library ‘glfw3\t1381\nld: library ‘glog\t1382\nld: library ‘ibverbs\t1383\nld: library ‘jpeg\t1384\nld: library ‘m\t1377\nld: library ‘mlx5\t1383\nld: library ‘mpi\t1385\nld: library ‘mpi_cxx\t1385\nld: library ‘numa\t1386\nld: library ‘openblas\t1376\nld: library ‘png\t1387\nld: library ‘png16\t1387\nld: library ‘pthread\t1377\nld: library ‘rdmacm\t1383\nld: library ‘rt\t1377\nld: library ‘ssl\t1379\nld: library ‘stdc++\t1388\nld: library ‘tbb\t1389\nld: library ‘uuid\t1390\nld: library ‘z\t1391",
    540702325: 'uv: command not found\t1163\nuv: not found\t1163',
    540949792: ' => not found\t9',
    541218115: 'CUB requires a definition of CUB_NS_QUALIFIER\t530',
    541477957: 'ELF load command a\t647',
    541675585: 'API call is not supported in the installed CUDA driver\t428',
    541870925: 'MKL ERROR: \t763\nMKL FATAL ERROR: \t763',
    541871172: 'DLL load failed\t626 627 628\nDLL load failed while importing \t629\nDLL load failed: Die angegebene Prozedur\t630\nDLL load failed: The specified procedure\t630\nDLL load failed: 找不到指定的程序\t630',
    541937487: 'OOM when allocating tensor\t823',
    542329940: 'TLS handshake timeout\t884',
    542461511: 'GNU version! gcc \t714',
    542462019: "CPU does not support \t527\nCPU doesn't support \t527\nCPU lacks \t527",
    542462023: 'GPU architecture\t533\nGPU capabilit\t533\nGPU compute architecture\t533\nGPU compute capabilit\t533',
    543449442: 'bad register name \t982',
    543451460: 'Did you forget to add @triton.jit\t633',
    543451492: 'did not complete successfully: exit code: 137\t1199\ndid you forget to \t1200',
    543516756: "The 'sklearn' PyPI package is deprecated\t892\nThe CUDA compiler identification is unknown\t893\nThe library is compiled without \t894\nThe specified path, file name, or both are too long\t895\nThe term 'nvcc' is not recognized\t586",
    543516788: 'the operator \t1619',
    543517006: 'Nie ma takiego pliku\t470 471 472 473 474 475 476 477 478 479 480',
    543517801: 'ile in wrong format\t846',
    543519605: "use of undeclared identifier \t1672\nuse of undeclared identifier '\t1662 1663 1664",
    543521063: "'ye tanımsız başvuru\t274",
    543584032: ' of the Protocol Buffer runtime library, but the installed version is \t204\n of the Protocol Buffer runtime library, which is not\t205',
    543585601: 'Auf dem Gerät ist kein Speicherplatz\t490',
    544104771: 'Can not find\t571',
    544106784: ' in namespace\t140\n in namespace \t141\n in your include path is not compatible with this release of \t142',
    544108320: ' on CUDA arch < \t206\n on a machine with \t207',
    544108366: 'Non rimane spazio sul device\t814',
    544108398: 'non rimane spazio sul device\t814',
    544165434: ':No existe el\t115\n:No such file\t115',
    544173600: ' no es un miembro de\t140 157 158 159\n no se reconoce\t177',
    544173940: 'too few arguments for template template parameter "Tuple"\t1624\ntoo many initializer values\t1625\ntoo old to be supported by the triton GPU compiler\t1626',
    544175136: ' to be true, but got false\t257\n to compile PyTorch\t258\n to find Python.h\t259',
    544236404: 'tcp connect error\t1090',
    544238959: 'omp not found\t1275',
    544370464: ' or above\t12\n or above \t240\n or greater \t240\n or higher\t12\n or higher \t240\n or later\t12\n or later \t240\n or later compatible compiler is required\t241\n or newer\t12\n or newer \t240\n or one of its dependencies\t242',
    544372079: 'our device is too old. We require compute capability\t1552',
    544432488: 'has already been de\t1280\nhas no attribute \t1067 1281 1282\nhas no member \t1283\nhas no member named \t1283\nhas not been declared\t987',
    544432503: 'was compiled with CPU_ONLY flag\t1688\nwas not declared in this scope\t987',
    544434464: " is already registered\t144\n is already registered as a pybind11::native_enum\t145\n is already registered. Ensure that registration with torch::class_\t146\n is ambiguous\t147\n is defined in header \t148\n is incompatible with\t149\n is incompatible with \t150\n is incompatible with lib\t151\n is less than desired GPU memory\t152\n is missing, please make sure it is specified in the 'build-system.requires'\t153\n is not None\t154\n is not a \t155\n is not a directory\t35\n is not a member of\t140 156 157 158 159\n is not a member of \t160 161 162 163\n is not a member of 'cute\t135\n is not a member of 'cutlass\t135\n is not a member of ‘cute\t135\n is not a member of ‘cutlass\t135\n is not a recognized processor for this target\t164\n is not a supported wheel on this platform\t165\n is not a valid\t35\n is not a valid editable requirement\t166\n is not a valid wheel file\t167\n is not available, \t168\n is not compatible with\t149\n is not compatible with \t150\n is not compatible with the current PyTorch installation\t169\n is not compatible with this Python\t170\n is not compiled with it\t168\n is not defined\t171 172 173 174\n is not enabled\t175\n is not found\t176\n is not recognized as\t177\n is required\t178\n is required but found\t179\n is undefined\t180 181\n is used but incompatible\t149\n is used but is incompatible\t149",
    544435812: 'dns error: failed to lookup address\t1205',
    544436008: '(os error 112)\t329\n(os error 122)\t329\n(os error 28)\t329',
    544437570: 'Bus error\t467',
    544500071: 'git submodule \t1268',
    544501582: 'Not a directory: \t807\nNot find\t572',
    544501607: 'got an unexpected keyword argument \t1276',
    544501614: 'not available for \t1505\nnot available on \t1505\nnot compiled with GPU offload support\t1506\nnot enough disk space\t896\nnot enough free disk space\t896\nnot enough free space\t896\nnot enough space\t896\nnot find\t572\nnot found\t1507\nnot installed\t1508\nnot match\t1203\nnot support\t1509\nnot supported for \t1505\nnot supported for the current GPU. Minimum capability: \t1510\nnot supported on \t1505\nnot valid for use in process\t22\nnot yet available for \t1505\nnot yet available on \t1505\nnot yet supported for \t1505\nnot yet supported on \t1505',
    544502633: 'ist kein Element von\t1230',
    544502645: 'ust use \t1675',
    544503119: 'Out of memory: Kill process\t829\nOut of memory: Killed process\t829',
    544503138: 'but the target was not found\t1000',
    544503151: 'out of memory\t1553 1554\nout of memory allocating \t1555\nout of resource\t1556',
    544567129: 'You must give at least one requirement to\t940\nYou tried to install "pytorch"\t941',
    544567161: 'you should not try to import numpy from\t1694',
    544760141: 'Max retries exceeded with url\t766',
    544825888: ' by system policy\t22',
    546346988: '에 대한 정의되지 않은 참조\t274',
    547011823: '： Aucun fichier\t115\n： Datei oder Verzeichnis\t115\n： No existe el\t115\n： No such file\t115\n： Нет такого файла\t115\n： そのようなファイル\t115\n： 沒有此一檔案\t115\n： 没有那个文件\t115',
    547193058: "” is not recognized\t287\n” is not recognized as\t287\n” ist entweder falsch\t287\n” n'est pas reconnu\t287\n” no se reconoce como\t287\n” は、内部コマンド\t287\n” 不是内部\t287\n” 不是内部或外部命令\t287",
    549234155: '를 찾을 수\t1360',
    659902535: "GPU's architecture\t533\nGPU's capabilit\t533\nGPU's compute architecture\t533\nGPU's compute capabilit\t533",
    661528610: '" n\'est pas reconnu\t287',
    661528615: "' n'est pas reconnu\t287",
    661545283: "Can't find\t571 572",
    661545315: "can't be installed because it doesn't\t1020\ncan't find\t571 572\ncan't open file \t1021",
    661548868: "Don't know what to do with '\t641",
    661548900: "don't have enough free space in /\t1210",
    661679471: "omp' not found\t1275",
    662007641: "You're on \t942\nYou're using \t942",
    707403834: ': ***\t377',
    760038484: 'TDM-GCC\t762',
    761752432: 'pkg-config: command not found\t981\npkg-config: not found\t981',
    762146671: 'oom-kill\t829',
    762212206: 'non-zero number of elements, but its data is not allocated yet\t1504',
    762341744: 'pip-build-env-\t1561',
    762342767: 'omp-tools.h\t1417 1418 1419',
    762671207: 'gpu-name\t1277',
    778530416: 'png.h\t1562 1563 1564',
    778659430: 'ffi.h\t1249 1250 1251',
    778661997: 'mpi.h\t1466 1467 1468',
    779119983: 'omp.h\t1417 1418 1419',
    791687523: 'c10/cuda/impl/cuda_cmake_macros.h\t1005 1006 1007 1008 1009 1010\nc10/util/AlignOf.h\t1011 1012 1013\nc10/util/Array.h\t1011 1012 1013\nc10/util/Float\t448 449 450\nc10/util/complex_utils.h\t1011 1012 1013\nc10/util/either.h\t1011 1012 1013\nc10/util/in_place.h\t1011 1012 1013\nc10/util/math_compat.h\t1011 1012 1013\nc10/util/reverse_iterator.h\t1011 1012 1013\nc10/util/variant.h\t1011 1012 1013',
    792938580: 'THC/THCAtomics.cuh\t865 866 867\nTHC/THCDeviceUtils.cuh\t868 869 870 871\nTHC/THCNumerics.cuh\t872 873 874',
    793528133: 'EGL/egl.h\t644 645 646\nEGL/eglext.h\t644 645 646\nEGL/eglplatform.h\t644 645 646',
    796096883: 'sys/cdefs\t990\nsys/file.h\t1204\nsys/ioctl.h\t1204\nsys/mman.h\t1204\nsys/resource.h\t1204\nsys/socket.h\t1204\nsys/time.h\t1204\nsys/wait.h\t1204',
    796157294: 'net/http: request canceled\t884',
    796225127: 'gnu/stubs\t990',
    808464432: '000001\t363\n0000135\t362\n0000139\t361',
    808465475: 'C4003: \t517',
    827018828: 'LNK1102\t742\nLNK1104\t502 743 744 745 746 747 748\nLNK1112\t749 750\nLNK1158\t751\nLNK1181\t747 748 752',
    827085907: 'STL1002: Unexpected compiler version, expected CUDA \t854',
    828796205: '-mf16c\t366',
    842019395: 'C2027\t506',
    842020932: 'D8021\t625',
    842281539: 'C2429\t513',
    842348355: 'C7525\t513',
    842413891: 'C7624\t513',
    843796044: 'LNK2001\t274\nLNK2005: \t753\nLNK2019\t274',
    845374806: 'Vec256\t934 935',
    858796611: 'C2039: \t507 508 509 510 511 512',
    863005040: 'pip3: command not found\t1163\npip3: not found\t1163',
    875968323: 'C7642\t513',
    877350476: 'LNK4272\t750',
    909128259: 'C2061: \t512\nC2065: \t512',
    909652803: 'C3861: \t512',
    925905197: '-1073741511\t361\n-1073741515\t362\n-1073741795\t363',
    926429763: 'C2872\t516',
    942682435: 'C1083\t494 495 496 497 498 499 500 501 502 503',
    943010371: 'C2589: \t514',
    943011651: 'C7582\t513',
    959787587: 'C2593: \t515',
    976236899: 'c10::guts\t1014',
    976909409: 'at::DeprecatedTypeProperties\t980',
    978144327: 'GLM: GLM_\t713',
    978341199: 'OMP: Error #15\t819\nOMP: Error #15:\t820\nOMP: Error #179: Function pthread_\t821',
    979923827: 'ssh: Could not resolve hostname \t1609\nssh: connect to host \t1609',
    979923834: 'zsh: command not found: \t1699\nzsh: no matches found: \t1700',
    980445552: 'pip: command not found\t1163\npip: not found\t1163',
    980708969: 'int: = is not a valid operator\t1338',
    1094928468: 'THCAssertSameGPU\t863 864\nTHCAtomics.cuh\t865 866 867',
    1094997315: "CUDA architecture\t533\nCUDA capabilit\t533\nCUDA compiler and CUDA toolkit headers are incompatible\t534\nCUDA compute architecture\t533\nCUDA compute capabilit\t533\nCUDA driver initialization failed, you might not have a CUDA gpu\t535\nCUDA driver is a stub library\t536\nCUDA driver version is insufficient for CUDA runtime version\t537\nCUDA extension not installed\t538\nCUDA initialization: Found no NVIDIA driver on your system\t539\nCUDA unavailable, invalid device\t540\nCUDA unknown error - this may be due to an incorrectly set up environment\t541\nCUDA was not found on the system, please set the CUDA_HOME\t542\nCUDA's architecture\t533\nCUDA's capabilit\t533\nCUDA's compute architecture\t533\nCUDA's compute capabilit\t533\nCUDA::nvToolsExt\t364 543 544\nCUDAGenerator\t528 529\nCUDAGuard\t545 546\nCUDAStreamGuard\t545 546\nCUDA_ARCHITECTURES\t547\nCUDA_ARCHITECTURES is set to \t548\nCUDA_ERROR_ASSERT\t549\nCUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE\t550\nCUDA_ERROR_ILLEGAL_ADDRESS\t551\nCUDA_ERROR_INVALID_IMAGE\t552\nCUDA_ERROR_LAUNCH_FAILED\t551\nCUDA_ERROR_MISALIGNED_ADDRESS\t551\nCUDA_ERROR_NO_BINARY_FOR_GPU\t553\nCUDA_ERROR_NO_DEVICE\t554\nCUDA_ERROR_OUT_OF_MEMORY\t555\nCUDA_ERROR_STUB_LIBRARY\t536\nCUDA_ERROR_SYSTEM_DRIVER_MISMATCH\t556\nCUDA_ERROR_SYSTEM_NOT_READY\t557\nCUDA_ERROR_UNSUPPORTED_PTX_VERSION\t558\nCUDA_HOME\t559\nCUDA_HOME does not exist, unable to compile CUDA\t560\nCUDA_HOME environment variable is not set\t561\nCUDA_PATH\t559\nCUDA_TOOLKIT_ROOT_DIR not found or specified\t562\nCUDA_tensor_apply\t563 564\nCUDAs architecture\t533\nCUDAs capabilit\t533\nCUDAs compute architecture\t533\nCUDAs compute capabilit\t533",
    1096045407: '_STATUS_ARCH_MISMATCH\t955',
    1096308803: 'CXXABI_\t568\nCXXABI_1.3.\t569',
    1098215527: 'gpuAtomicAdd\t1278 1279',
    1100659951: '：Aucun fichier\t115',
    1111705684: 'THCBlas_\t861 862',
    1112099911: 'GLIBCXX_\t568\nGLIBCXX_3.4.\t569\nGLIBC_\t711\nGLIBC_2.\t712',
    1113812850: 'rocBLAS error: C\t1588',
    1126199118: 'No CUDA GPUs are available\t192\nNo CUDA runtime is found, using CUDA_HOME=\t784\nNo CUDA toolset found\t785',
    1126199150: 'no CUDA-capable device is detected\t554',
    1128482900: 'THCCeilDiv\t465 466',
    1128486478: 'NVCC \t775\nNVCC" \t775\nNVCC\' \t775\nNVCC` \t775\nNVCC’ \t775',
    1128680517: 'ELFCLASS32\t349\nELFCLASS64\t349',
    1129467732: 'TORCH_CHECK\t885\nTORCH_CUDA_API\t433 434\nTORCH_CUDA_ARCH_LIST is not set, all archs for visible cards\t886\nTORCH_EXTENSION_NAME\t367\nTORCH_HIP_API\t504 505\nTORCH_LIBRARY_FRAGMENT\t885',
    1130320961: 'AT_CHECK\t429 430\nAT_CHECK_INDEX\t429 430\nAT_CPP14_CONSTEXPR\t431 432\nAT_CUDA_API\t433 434',
    1131701607: 'getCurrentCUDABlasHandle\t545 546\ngetCurrentCUDASolverDnHandle\t545 546\ngetCurrentCUDASparseHandle\t545 546\ngetCurrentCUDAStream\t545 546\ngetCurrentDeviceProperties\t545 546',
    1131701619: 'setCurrentCUDAStream\t545 546',
    1131898190: 'NewConnectionError\t584',
    1145120800: ' (ADVANCED)\t0',
    1145260116: 'THCDevice\t861 862\nTHCDeviceUtils.cuh\t868 869 870 871',
    1145656910: 'NVIDIA driver on your system is too old\t776\nNVIDIA-SMI has failed because it couldn\t777',
    1146438445: '-CUDA::nvToolsExt\t364',
    1146438508: 'lCUDA::nvToolsExt\t364',
    1147098177: 'AT_DISPATCH_ALL_TYPES_AND_HALF\t435 436',
    1148478823: 'getDefaultCUDAStream\t545 546\ngetDeviceProperties\t545 546',
    1150991599: '：Datei oder Verzeichnis\t115',
    1160670307: 'cl.EXE\t1085',
    1162297926: 'FBGEMM needs GCC \t567\nFBGEMM needs at least GCC \t567\nFBGEMM requires GCC \t567\nFBGEMM requires at least GCC \t567',
    1162629971: 'SSLError\t584',
    1164863831: 'WinError 2]\t502\nWinError 3]\t502',
    1164994920: 'hipErrorAssert\t549\nhipErrorInvalidDeviceFunction\t1184\nhipErrorNoBinaryForGpu\t553\nhipErrorOutOfMemory\t555',
    1176517189: 'E: Failed to fetch\t643',
    1178749012: 'THBFloat16Blas_\t861 862\nTHBFloat16Storage\t861 862\nTHBFloat16Tensor\t861 862\nTHBFloat16Vector\t861 862',
    1179009347: 'CAFFE2_API\t433 434\nCAFFE2_CUDA_API\t433 434',
    1180652609: 'AT_FORALL_SCALAR_TYPES\t437 438',
    1195591764: 'THCGenerator\t861 862',
    1196312909: 'MINGW\t762',
    1196773443: 'CPUGenerator\t528 529',
    1198271776: ' -lGLESv1\t5\n -lGLESv2\t5',
    1198418253: 'MinGW\t762',
    1229408595: 'SIGILL\t363',
    1230455855: '/DWIN32\t368',
    1230984257: 'AT_INDEX_ERROR\t439 440',
    1231254131: 'srcIndex < srcSelectDimSize\t1608',
    1262570819: 'CMAKE_CUDA_ARCHITECTURES\t520\nCMAKE_CUDA_ARCHITECTURES must be non-empty\t521\nCMAKE_CUDA_ARCHITECTURES:\t522 523\nCMAKE_CUDA_COMPILER\t524\nCMAKE_CUDA_COMPILER:\t525',
    1280136782: 'NVML Shared Library Not Found\t678',
    1280595267: 'CUTLASS needs GCC \t567\nCUTLASS needs at least GCC \t567\nCUTLASS requires GCC \t567\nCUTLASS requires at least GCC \t567',
    1281311820: 'LD_LIBRARY_PATH contains incompatible version of cudnn\t738',
    1297501260: 'LLVM ERROR: \t740\nLLVM ERROR: out of memory\t741',
    1298295148: 'libMIOpen.so.\t1395',
    1310748265: 'in Namensbereich\t1230',
    1313032276: 'THCNumerics\t861 862\nTHCNumerics.cuh\t872 873 874',
    1313101123: 'CUDNN_INCLUDE_DIR\t565\nCUDNN_INCLUDE_PATH\t565\nCUDNN_LIBRARY\t565\nCUDNN_LIBRARY_PATH\t565\nCUDNN_STATUS_SUBLIBRARY_LOADING_FAILED\t566',
    1313753172: 'THNN_\t882 883',
    1315072364: 'libNVVM cannot be found. Do `conda install\t1396',
    1315728452: 'DllNotFoundException: Unable to load \t640',
    1318763759: '：No existe el\t115\n：No such file\t115',
    1330529327: '/DNOMINMAX\t368',
    1330795077: 'ERROR: Could not find a version\t649\nERROR: Python dependency not found\t650\nERROR: Wheel \'\t651\nERROR: unknown command "\t652',
    1330857298: 'RESOURCE_EXHAUSTED: \t845',
    1346521420: 'LIBPOSTPROC\t739',
    1347243847: 'GOMP_\t715',
    1347703880: 'HTTP 000 CONNECTION FAILED\t588',
    1349083987: 'SciPy needs GCC \t567\nSciPy needs at least GCC \t567\nSciPy requires GCC \t567\nSciPy requires at least GCC \t567',
    1349350734: 'NumPy\t815\nNumPy C-API version 0x\t816\nNumPy needs GCC \t567\nNumPy needs at least GCC \t567\nNumPy requires GCC \t567\nNumPy requires at least GCC \t567\nNumPy was built with baseline optimizations\t817',
    1377843753: '): Read timed out\t337',
    1380141140: 'THCRandom\t861 862\nTHCRoundUp\t465 466',
    1380993352: 'HIPRTC status = HIPRTC_ERROR_COMPILATION\t717',
    1381122399: '_ARRAY_API\t953',
    1396918356: 'THCState\t875 876\nTHCStorage\t861 862\nTHCStream\t875 876',
    1397049428: 'THESE PACKAGES DO NOT MATCH THE HASHES\t881',
    1397050439: 'GLES2/gl\t704 705\nGLES3/gl\t704 705\nGLESv1\t706\nGLESv2\t706',
    1397706309: 'ENOSPC: no space\t648',
    1397900630: 'VERSION_MISMATCH\t933',
    1398757712: 'PY_SSIZE_T_CLEAN macro must be defined\t831',
    1400137063: 'getStreamFromPool\t545 546',
    1413567571: 'STATUS_DLL_NOT_FOUND\t362\nSTATUS_ENTRYPOINT_NOT_FOUND\t361',
    1413695572: 'THCTensor\t861 862\nTHCThrustAllocator\t861 862',
    1413761108: 'THDTensor\t861 862',
    1414744148: 'THSTensor\t861 862',
    1415530580: 'TH_TENSOR_APPLY\t563 564',
    1416914279: 'getTHCState\t875 876',
    1428175429: 'E: Unable to fetch some archives\t643',
    1430462522: ': CUDA cannot be found\t379',
    1430462575: 'o CUDA toolkit found\t587\no CUDA toolkit was found\t587',
    1430472788: 'THCUNN_\t861 862',
    1430481965: '-lCUDA::nvToolsExt\t364',
    1431455828: 'THRUST_NS_QUALIFIER\t532',
    1447250004: 'THCVector\t861 862',
    1448299815: "'MSVCCompiler' object has no attribute '\t322",
    1464224839: 'GLFW/glfw3.h\t707 708 709 710',
    1465865281: 'AT_WARN\t441 442',
    1498173007: 'ONLY build\t822',
    1596993859: 'C10_FALLTHROUGH\t431 432\nC10_HIP_API\t504 505\nC10_HIP_KERNEL_LAUNCH_CHECK\t504 505\nC10_HOST_CONSTEXPR\t431 432\nC10_NORETURN\t431 432',
    1596993891: 'c10_cuda.lib\t1015',
    1598182723: 'CUB_NS_QUALIFIER\t531 532',
    1598243655: 'GCC_1\t568\nGCC_3\t568\nGCC_4\t568\nGCC_7\t568',
    1598244948: 'THC_assertSameGPU\t863 864',
    1598965328: 'PFN_cuTensorMapEncode\t830',
    1600939103: '_dl_check_map_versions: Assertion\t959',
    1601008225: 'arm_acle\t978\narm_bf16\t978\narm_fp16\t978\narm_neon\t978\narm_sve\t978',
    1601009011: 'sum_intlist\t1565 1566',
    1601204323: 'cpp_extension.load\t48 1175\ncpp_extension.py\t48',
    1629515598: 'No available memory for the cache blocks\t786',
    1629516905: 'it as a build dependency\t1355',
    1631789114: ': Cannot allocate memory\t380',
    1631811920: 'PyCapsule\t839',
    1631854650: ': Datei oder Verzeichnis\t115\n: Datei zu kurz\t381',
    1632127060: 'THHalfBlas_\t861 862\nTHHalfStorage\t861 862\nTHHalfTensor\t861 862\nTHHalfVector\t861 862',
    1632313402: ': Kann die Shared\t389\n: Kann die Shared-Object-Datei nicht öffnen\t387',
    1633836895: '__ballot\t830',
    1633839468: 'libaio.h\t1397 1398 1399 1400\nlibamdhip64.so.\t1395\nlibav\t1401',
    1633886247: "' cannot overload\t295",
    1633886266: ': calling a constexpr __device__ function\t403\n: calling a constexpr __host__ function\t404\n: cannot open shared obj\t389\n: cannot open shared object\t405 406\n: cannot read file data\t381',
    1633903970: 'because it has a CompositeImplicitAutograd\t984',
    1633903972: 'decay_t\t1091',
    1633973603: 'cuda runtime error (2) : out of memory\t1182\ncuda.is_available()\t192\ncudaBindTexture\t830\ncudaConfigureCall\t830\ncudaErrorAssert\t549\ncudaErrorCallRequiresNewerDriver\t428\ncudaErrorCompatNotSupportedOnDevice\t550\ncudaErrorInsufficientDriver\t1183\ncudaErrorInvalidDeviceFunction\t1184\ncudaErrorInvalidKernelImage\t552\ncudaErrorMemoryAllocation\t555\ncudaErrorNoDevice\t554\ncudaErrorNoKernelImageForDevice\t553\ncudaErrorStubLibrary\t536\ncudaErrorSystemDriverMismatch\t556\ncudaErrorSystemNotReady\t557\ncudaErrorUnsupportedPtxVersion\t558\ncudaLaunchCooperativeKernelMultiDevice\t830\ncudaProfilerInitialize\t830\ncudaThreadExit\t830\ncudaThreadSynchronize\t830\ncudaTypedefs.h\t1169 1170\ncudaUnbindTexture\t830\ncuda_awbarrier\t1169 1170\ncuda_bf16.h\t1169 1170\ncuda_fp4.h\t1169 1170\ncuda_fp6.h\t1169 1170\ncuda_fp8.h\t1169 1170\ncuda_pipeline\t1169 1170\ncudart64_\t1181',
    1634036816: 'Please install \t838',
    1634036848: 'please install \t838',
    1634082855: "' failed: \t298",
    1634100580: 'default_program(\t1195',
    1634166092: 'LegacyTHDispatcher\t754 755\nLegacyTHFunctionsCUDA\t754 755',
    1634166124: 'legacy-install-failure\t1394',
    1634213922: '" has no member\t139 276\n" has no member \t277 278 279 280\n" has no member "\t281 282 283\n" has no member class\t284',
    1634230111: '__half\t957',
    1634493027: 'cblas.h\t1079 1080 1081\ncblas_mangling.h\t1079 1080 1081',
    1634493984: ' flag is not supported with the configured host compiler\t120',
    1634494055: 'gflags/gflags.h\t1263 1264 1265 1266 1267',
    1634541602: '" matches these operands\t288\n" may not be used in the type-id\t289',
    1634541612: ', may conflict with lib\t351',
    1634563438: 'numa.h\t1513 1514 1515\nnumaif.h\t1513 1514 1515',
    1634564716: 'lzma.h\t1447 1448 1449 1450',
    1634625890: 'binaries were compiled with C\t988',
    1634629988: 'dynamic module does not\t1211\ndynamic_cast\t1212',
    1634692128: ' load any \t118\n loaded at\t186',
    1634754924: 'lapack\t1362\nlapacke.h\t1363 1364 1365 1366',
    1634760805: "expanded from macro \t1237\nexpanded from macro '__noinline__'\t1238\nexpansion of macro \t1237",
    1634886000: 'parameter packs not expanded with\t1558 1559',
    1634887263: '_frame\t840 960',
    1634887267: 'cframe"\t1084\ncframe\'\t1084\ncframe’\t1084',
    1634890835: 'Strawberry\t762',
    1634890867: 'stratégie de contrôle d\t468',
    1634954837: 'UnsatisfiedLinkError: \t921\nUnsatisfiedLinkError: no \t922',
    1634954869: 'unsatisfied condition: \t1668',
    1635017059: 'catastrophic error\t1078',
    1635017062: 'fatal error C10\t1244\nfatal error C1081\t1245\nfatal: early EOF\t1246\nfatal: fetch-pack: \t1246\nfatal: not a git repository\t1247\nfatal: unable to \t1248',
    1635018093: 'metadata-generation-failed\t1394',
    1635022189: 'mutable_data_ptr\t1168',
    1635151433: "Invalid CUDA 'device=\t731\nInvalid requirement: \t732\nInvalid wheel filename\t167\nInvalidMatchSpec: \t733\nInvalidVersionSpec: \t733",
    1635151465: 'invalid command "bdist_wheel\t1341\ninvalid command "dist_info\t1341\ninvalid command "editable_wheel\t1341\ninvalid command \'bdist_wheel\t1341\ninvalid command \'dist_info\t1341\ninvalid command \'editable_wheel\t1341\ninvalid command bdist_wheel\t1341\ninvalid command dist_info\t1341\ninvalid command editable_wheel\t1341\ninvalid device function\t1342\ninvalid input constraint \'+h\' in asm\t1343\ninvalid input constraint \'+l\' in asm\t1343\ninvalid input constraint \'+r\' in asm\t1343\ninvalid input constraint \'=+h\' in asm\t1343\ninvalid input constraint \'=+l\' in asm\t1343\ninvalid input constraint \'=+r\' in asm\t1343\ninvalid input constraint \'=h\' in asm\t1343\ninvalid input constraint \'=l\' in asm\t1343\ninvalid input constraint \'=r\' in asm\t1343\ninvalid input constraint \'h\' in asm\t1343\ninvalid input constraint \'l\' in asm\t1343\ninvalid input constraint \'r\' in asm\t1343\ninvalid literal for int() with base 10: \t1344\ninvalid operands to binary expression (\t1345\ninvalid operands to binary expression (\'\t1346\ninvalid output constraint \'+h\' in asm\t1343\ninvalid output constraint \'+l\' in asm\t1343\ninvalid output constraint \'+r\' in asm\t1343\ninvalid output constraint \'=+h\' in asm\t1343\ninvalid output constraint \'=+l\' in asm\t1343\ninvalid output constraint \'=+r\' in asm\t1343\ninvalid output constraint \'=h\' in asm\t1343\ninvalid output constraint \'=l\' in asm\t1343\ninvalid output constraint \'=r\' in asm\t1343\ninvalid output constraint \'h\' in asm\t1343\ninvalid output constraint \'l\' in asm\t1343\ninvalid output constraint \'r\' in asm\t1343\ninvalid target ID \t925\ninvalid value \'c++\t1347\ninvalid value \'gnu++\t1347\ninvalid value for --gpu-architecture\t1348',
    1635196967: "' was defined more than once\t312",
    1635197024: '` was removed in the NumPy 2\t965',
    1635281254: 'fixable by adding \t1255',
    1635284080: 'ptxas application ptx input, line \t1567\nptxas info \t1568\nptxas warning \t1568',
    1638515570: 'réadressage R_\t1575\nréadressage de R_\t1575',
    1646292852: 'to be installed\t986',
    1647473766: 'ft2build.h\t1258 1259 1260 1261',
    1650552405: 'Unable to find\t571 572\nUnable to find code object for all current devices\t910\nUnable to find vcvarsall.bat\t911\nUnable to import \t580\nUnable to load \t580\nUnable to load any of {lib\t912\nUnable to load library \t582\nUnable to load the library \t582\nUnable to locate\t572\nUnable to register cu\t913',
    1650552421: 'enable executable\t1215\nenable_if_t\t1091',
    1650552437: 'unable to execute \t1651\nunable to execute \'\t1652\nunable to execute command: Killed\t1653\nunable to find\t572\nunable to find a build program corresponding to "Ninja\t1654\nunable to find library -l\t1038 1039 1040 1041 1042 1043 1044 1045 1046 1047 1655 1656 1657\nunable to find library -lEGL\t1048\nunable to find library -lGLEW\t1049\nunable to find library -laio\t1050\nunable to find library -lffi\t1051\nunable to find library -lglog\t1052\nunable to find library -ljpeg\t1053\nunable to find library -lnuma\t1054\nunable to find library -lstdc++\t1056\nunable to find library -ltbb\t1057\nunable to find library -luuid\t1058\nunable to find library -lz\t1059\nunable to locate\t572',
    1650552929: 'apability not supp\t972',
    1650616684: 'libbitsandbytes_cpu.\t1402',
    1651076128: ' libraries are not found\t185\n library not found\t185',
    1651076143: '/libMIOpen\t374\n/libamd_comgr\t374\n/libamdhip64\t374\n/libcublas\t374\n/libcuda\t374\n/libcufft\t374\n/libcufile\t374\n/libculibos\t374\n/libcupti\t374\n/libcurand\t374\n/libcusolver\t374\n/libcusparse\t374\n/libcutensor\t374\n/libhip\t374\n/libhsa-runtime64\t374\n/libhsakmt\t374\n/libnccl\t374\n/libnpp\t374\n/libnvJitLink\t374\n/libnvidia-ml\t374\n/libnvjpeg\t374\n/libnvrtc\t374\n/libnvshmem\t374\n/librccl\t374\n/libroc\t374',
    1651076218: 'zlib.h\t1695 1696 1697 1698',
    1651336557: "member access into incomplete type '\t1453",
    1651337587: 'simbolo ambiguo\t767',
    1651341651: 'Symbol\t274',
    1651341683: 'symbol not found in flat namespace\t274\nsymbole ambigu\t767',
    1651449895: "' object has no attribute 'ds_opt_\t311",
    1651469415: 'global interpreter lock (GIL) has been enabled to load module\t1269\nglobalLegacyTypeDispatch\t754 755',
    1651860850: 'reubicación R_\t1575',
    1651864352: " submodule path '\t255",
    1663067490: 'be created directly\t983',
    1663071343: 'ot compiled with \t1551',
    1664044099: 'CL/cl\t518 519',
    1667309616: '0 active drivers ([])\t376',
    1667393900: 'libc10_cuda.so: \t1403\nlibcublas.so.\t1404\nlibcublasLt.so.\t1404\nlibcuda.so\t1405\nlibcuda.so cannot found\t1406\nlibcuda.so not found! Do you have a CUDA driver\t1407\nlibcuda.so.1\t1405\nlibcuda.so.1 is not a symbolic link\t1408\nlibcudart.so.\t1404\nlibcufft.so.\t1404\nlibcupti.so.\t1404\nlibcusolver.so.\t1404\nlibcusparse.so.\t1404',
    1667462766: 'nvcc \t775\nnvcc :\t1521\nnvcc cannot find a supported version of\t1522\nnvcc fatal   : Cannot find compiler \'\t1523\nnvcc fatal   : Could not open input file \'\t1524\nnvcc fatal   : redefinition of argument \'\t1525\nnvcc not found\t1526\nnvcc was not found\t1526\nnvcc ：\t1521\nnvcc" \t775\nnvcc\' \t775\nnvcc:\t1521\nnvcc` \t775\nnvcc’ \t775\nnvcc：\t1521',
    1667592275: "Specified provider 'CUDAExecutionProvider' is not in available provider\t858\nSpecify CUDA_TOOLKIT_ROOT_DIR\t859",
    1667592307: 'specified that you may need to import the \t1607',
    1667594309: 'Exec format error\t655',
    1667594341: 'execinfo.h\t1204\nexecutable in path specified by\t1233\nexecutor failed running\t1234',
    1667656804: 'dlfcn.h\t1204',
    1667722864: 'pngconf.h\t1562 1563 1564',
    1667852407: 'which is not an existing directory\t1690',
    1667854445: 'mpicxx.h\t1466 1467 1468',
    1668033824: ' -lcrypt\t6',
    1668181859: 'conclude\t1162',
    1668248144: 'Processus arrêté\t642\nProcessus arrêté a terminé le programme \t328',
    1668248176: "procedure entry point\t274\nprocessor does not support \t527\nprocessor doesn't support \t527\nprocessor lacks \t527",
    1668311400: 'hipcc: No such file\t1286\nhipcc: command not found\t1286\nhipcc: not found\t1286',
    1668440352: ' architecture of input file \t13',
    1668443988: 'Torch is needed\t841\nTorch is not installed\t841\nTorch is required\t841\nTorch must be installed\t841\nTorch needs to be installed\t841',
    1668444020: 'torch is needed\t841\ntorch is not installed\t841\ntorch is required\t841\ntorch is required for \t1627\ntorch must be installed\t841\ntorch needs GCC \t567\ntorch needs at least GCC \t567\ntorch needs to be installed\t841\ntorch requires GCC \t567\ntorch requires at least GCC \t567\ntorch.OutOfMemoryError\t1628\ntorch._inductor.exc.\t1629\ntorch.cuda.OutOfMemoryError\t1628\ntorch.utils.ffi is deprecated\t1630\ntorch.version.cuda\t1631\ntorch/csrc/PythonTypes.h\t1632 1633 1634\ntorch/csrc/StorageDefs.h\t1632 1633 1634\ntorch/csrc/THP_export.h\t1632 1633 1634\ntorch/csrc/WindowsTorchApiMacro.h\t1632 1633 1634\ntorch/csrc/jit/\t1635 1636 1637 1638 1639\ntorch/csrc/stable/\t449 450\ntorch/csrc/utils/auto_gil.h\t1640 1641 1642\ntorch/csrc/utils/disallow_copy.h\t1640 1641 1642\ntorch/csrc/utils/future.h\t1640 1641 1642\ntorch/csrc/utils/memory.h\t1640 1641 1642\ntorch/csrc/utils/six.h\t1640 1641 1642\ntorch/extension.h\t449 450\ntorch/headeronly/\t449 450\ntorch_cuda.lib\t1015\ntorch_extensions\t48 1643\ntorchaudio C++ extension is not available\t1644\ntorchinductor_\t1645 1646\ntorchvision.transforms.functional_tensor\t1647',
    1668571501: 'matching\t1452',
    1668571504: 'patch: command not found\t981\npatch: not found\t981',
    1668628794: ':Aucun fichier\t115',
    1671200994: '“constexpr\t292',
    1681143415: 'w64devkit\t762',
    1684104530: 'ReadTimeout\t584\nReadTimeoutError\t584',
    1684104562: 'read-only segment has dynamic IFUNC relocations\t1571\nread-only segment has dynamic relocations\t1571',
    1684107084: 'LoadLibrary failed with error 126\t760\nLoaded runtime CuDNN library: \t761',
    1684107116: 'load any more object with static\t1444\nloaded the `torch/_C` folder of the PyTorch repository\t1445',
    1684171116: 'libdevice not found at \t1409',
    1684302184: 'hidden symbol \t1284',
    1684366670: 'Need to compile C++ extensions to \t781',
    1684366702: 'need PyTorch\t847\nneed Pytorch\t847\nneed pyTorch\t847\nneed pytorch\t847\nneed torch\t847\nneeds CUDA\t1479\nneeds PyTorch\t847\nneeds Pytorch\t847\nneeds exactly \t998\nneeds pyTorch\t847\nneeds pytorch\t847\nneeds torch\t847',
    1684367716: 'died with <Signals.SIGKILL: 9>\t1201',
    1684632949: 'uuid/uuid.h\t1676 1677 1678 1679',
    1684633198: 'nvidia-container-cli: initialization error: \t1528\nnvidia-fabricmanager\t681',
    1684955424: ' and above\t12\n and higher\t12\n and later\t12\n and newer\t12',
    1684957510: 'FindCUDA says CUDA version is\t688',
    1684957527: 'Windows Long Path support enabled\t938\nWindows not yet supported for torch.compile\t939',
    1684959043: 'CondaHTTPError\t588\nCondaSSLError\t588',
    1684959075: 'conda: command not found\t1163\nconda: not found\t1163\nconditional_t\t1091',
    1684960544: ' undeclared\t180',
    1685024032: ' module has been removed\t187\n module is not found\t188',
    1685025392: 'prod_intlist\t1565 1566',
    1685222775: 'wurde in diesem Gültigkeitsbereich nicht deklariert\t987',
    1685414702: '.cuda.o\t367',
    1689699140: 'Dödad-signal avslutade programmet \t328',
    1696610857: '): error : expected a "("\t338\n): error: argument list for template template\t339\n): error: exception specification is incompatible\t340\n): error: expected a "("\t338\n): error: identifier "\t284\n): error: identifier "__\t341 342\n): error: incomplete type is not allowed\t343\n): error: invalid combination of type specifiers\t344\n): error: name followed by "::" must\t339\n): error: no instance of\t345\n): error: static assertion failed with "\t346',
    1696624233: 'in expansion of macro \t1237',
    1696624462: 'No existe el \t470 471 472 473 474 475 476 477 478 479 480',
    1696624494: 'no es un miembro de\t1230',
    1697082912: " n'est pas reconnu\t177\n n'est pas un membre de\t157 158 159",
    1697541219: 'cl.exe\t1085\ncl.exe with traditional preprocessor \t1086',
    1698832442: ': Befehl nicht gefunden\t378',
    1699094621: '] Fehler 137\t951',
    1699160157: '] Getötet\t951',
    1699170388: 'THGenerator\t861 862',
    1699553338: ': Memory allocation failure\t390',
    1699618874: ": Ne peut ouvrir le fichier d'objet partagé\t387",
    1700022356: 'THTensor\t861 862\nTHTensorMath\t861 862',
    1700153428: 'THVector\t861 862',
    1700212059: '[-Werror\t943',
    1700948332: 'libelf.h\t1410 1411 1412 1413',
    1701013836: 'License classifiers have been superseded by license expressions\t759',
    1701017701: 'exception handling disabled\t1231\nexception handling is disabled\t1232',
    1701078386: 'redefinition of \t1573',
    1701079328: ' identifier "\t138 139',
    1701080649: 'IndentationError: \t723\nIndexError: \t724 725\nIndexError: _Map_base::at\t726\nIndexError: map::at\t726\nIndexError: unordered_map::at\t726',
    1701080681: 'index_sequence\t1091',
    1701080693: 'undeclared identifier \t1288 1289 1501 1658\nundefined reference to \t1659\nundefined symbol: \t274\nundefined symbol: Py\t1660\nundefined symbol: _Py\t1660\nundefined symbol: mkl_\t1661\nundefinierter Verweis auf\t274\nundefiniertes Symbol\t274\nunderlying_type_t\t1091',
    1701146144: ' needed by \t191',
    1701147424: ' seems to be not installed\t251',
    1701209458: 'reference indefinie vers\t274\nreference indéfinie vers\t274\nreference to\t274\nreferences to\t274\nreferencia a\t274\nreferencia indefinida a\t274\nreferencia indefinida para\t274\nreferencia nao definida a\t274\nreferencia nao definida para\t274\nreferencia não definida a\t274\nreferencia não definida para\t274\nreferensi ke\t274\nreferência indefinida a\t274\nreferência indefinida para\t274\nreferência nao definida a\t274\nreferência nao definida para\t274\nreferência não definida a\t274\nreferência não definida para\t274',
    1701210482: 'riferimento non definito a\t274',
    1701211721: "Inferred operator schema for a C++ kernel function doesn't match the expected function schema\t727",
    1701211753: 'infer_schema(func): \t1330 1331',
    1701274484: 'tcgen05\t1594',
    1701275973: 'Eigen/\t653',
    1701344288: ' the MPS \t256',
    1701345056: ' when calling \t269',
    1701405728: ' died due to signal \t30\n died due to signal 9\t31\n died due to signal 9 (Kill signal)\t31\n died with status 0x\t32',
    1701407843: 'client error (Connect)\t1090',
    1701409364: "Tried to instantiate class '\t899\nTried to register an operator (\t900 901\nTried to register multiple backend fallbacks for the same dispatch key \t902\nTried to register multiple operators with the same name\t903",
    1701470831: 'object has no attribute\t1531\nobject has no attribute \t1532',
    1701536109: 'make: \t371\nmake: command not found\t981\nmake: not found\t981\nmake_index_sequence\t1091\nmake_unique\t1091',
    1701603654: 'File already exists in database: \t685\nFile o directory non\t470 471 472 473 474 475 476 477 478 479 480\nFilename longer than 260 characters\t686\nFilename too long\t687',
    1701603681: 'ailed to initialize NVML: Driver/library version mismatch\t966',
    1701603686: 'file failed to open for reading\t1252\nfile_baton.py\t1253\nfile_baton.py:\t1254',
    1701604425: 'Illegal instruction\t363 467',
    1701667150: "NameError: name \t778\nNameError: name '\t779\nNameError: name '_C' is not defined\t780",
    1701667182: 'name \'bare_metal_version\' is not defined\t1472\nnamespace "\t1473\nnamespace "c10::guts" has no member "\t1474\nnamespace "std" has no member \t1475 1476 1477 1478',
    1701669204: 'TimeoutError: \t590',
    1701670771: "some optimisations will not be enabled\t1605\nsome optimizations will not be enabled\t1605\nsomething wrong with flag '\t1606",
    1701716012: ', needed by\t352\n, needed by \t353',
    1701733735: 'generic_type: \t1262',
    1701798944: " does not dominate this use\t33\n does not exist\t34 35 36\n does not have \t37\n does not include kernels for this GPU\t38\n does not match \t39\n does not match namespace of enclosing TORCH_LIBRARY\t40\n does not match runtime version \t41\n does not name a type\t42 43 44 45\n does not support \t46\n doesn't exist\t35\n doesn't match \t39",
    1701863764: 'Tapettu\t642\nTapettu-signaali päätti \t328',
    1701865808: 'Pipeline failed while executing [\t837',
    1701867296: ' open include file\t209 210 211 212 213 214 215 216 217 218 219 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 235 236 237 238 239\n open source file\t139 209 210 211 212 213 214 215 216 217 218 219 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 235 236 237 238 239',
    1701867311: '/openmp\t368',
    1701869669: 'expected primary-expression before \t1239\nexpects \t998',
    1701869908: "TypeDefault\t889 890\nTypeError \t905\nTypeError: \t906\nTypeError: expected str, bytes or os.PathLike object, not NoneType\t907\nTypeError: join() argument must be str\t908\nTypeError: unsupported operand type(s) for +: 'NoneType' and 'str'\t909",
    1701869940: 'type "at::Tensor" is not allowed\t1649\ntypeid\t1212',
    1701978146: '" referenced unknown base type "\t291',
    1701978156: ', required architecture \t354',
    1701991456: ' Tree Learner was not enabled in this build\t10',
    1701996900: 'directiva de Control de aplicaciones\t468\ndirent.h\t1204',
    1701997665: 'already has an implementation\t967',
    1701998165: 'Unregistered type : \t919\nUnresolved extern \t920',
    1701998197: "unrecognised command line option\t737\nunrecognised command-line option\t737\nunrecognized command\t1666\nunrecognized command line option\t737\nunrecognized command-line option\t737\nunrecognized subcommand '\t1667\nunresolved external symbol\t274",
    1701998445: 'more than one conversion function from "\t1463\nmore than one instance of overloaded function "\t1464\nmore than one operator "\t1465',
    1701999173: 'Erreur de format pour exec\t655\nErreur de segmentation\t656',
    1702064961: 'Assertion \t481\nAssertion `\t482\nAssertionError: \t483',
    1702125892: 'Datei oder Verzeichnis nicht\t470 471 472 473 474 475 476 477 478 479 480',
    1702126916: 'Detected that PyTorch and \t632',
    1702129225: 'Internal Triton PTX codegen error\t729\nInternal compiler error\t730\nInternal error\t730',
    1702129257: 'integer\t1339\ninteger_sequence\t1091\ninternal compiler error: Killed (program \t1340',
    1702129518: "note: macro 'max defined here\t1451\nnote: macro 'max' defined here\t1451\nnote: macro 'max’ defined here\t1451\nnote: macro 'min defined here\t1451\nnote: macro 'min' defined here\t1451\nnote: macro 'min’ defined here\t1451\nnote: macro max defined here\t1451\nnote: macro max' defined here\t1451\nnote: macro max’ defined here\t1451\nnote: macro min defined here\t1451\nnote: macro min' defined here\t1451\nnote: macro min’ defined here\t1451\nnote: macro ‘max defined here\t1451\nnote: macro ‘max' defined here\t1451\nnote: macro ‘max’ defined here\t1451\nnote: macro ‘min defined here\t1451\nnote: macro ‘min' defined here\t1451\nnote: macro ‘min’ defined here\t1451",
    1702130753: 'Attempting to deserialize object on a CUDA device\t484\nAttempting to use \t485',
    1702131043: 'cute/\t1193\ncute\\\t1193',
    1702195557: 'equest failed after \t1217',
    1702240297: ') versions mismatch\t335',
    1702240300: ', version CXXABI_\t355\n, version GCC_1\t355\n, version GCC_3\t355\n, version GCC_4\t355\n, version GCC_7\t355\n, version GLIBCXX_\t355\n, version GLIBC_2.\t356\n, version solving failed\t357',
    1702240314: ': version "libcu\t421\n: version "libnccl\t421\n: version "libnv\t421\n: version \'libcu\t421\n: version \'libnccl\t421\n: version \'libnv\t421\n: version `libcu\t421\n: version `libnccl\t421\n: version `libnv\t421\n: version ‘libcu\t421\n: version ‘libnccl\t421\n: version ‘libnv\t421',
    1702259058: 'river version \t1587',
    1702325825: 'Anwendungssteuerungsrichtlinie hat\t468',
    1702389038: '.exe" is not recognized\t287\n.exe" is not recognized as\t287\n.exe" ist entweder falsch\t287\n.exe" n\'est pas reconnu\t287\n.exe" no se reconoce como\t287\n.exe" 不是内部或外部命令\t287\n.exe\' is not recognized\t287\n.exe\' is not recognized as\t287\n.exe\' ist entweder falsch\t287\n.exe\' n\'est pas reconnu\t287\n.exe\' no se reconoce como\t287\n.exe\' 不是内部或外部命令\t287\n.exe” is not recognized\t287\n.exe” is not recognized as\t287\n.exe” ist entweder falsch\t287\n.exe” n\'est pas reconnu\t287\n.exe” no se reconoce como\t287\n.exe” 不是内部或外部命令\t287',
    1702520162: 'bezeichnet keinen Typ\t987',
    1714375751: 'GL/freeglut.h\t694 695 696',
    1717857907: 'sndfile.h\t1600 1601 1602 1603',
    1717920878: 'ndefined\t274',
    1717920885: 'udefineret reference til\t274',
    1717985603: "Caffe2: Couldn't determine version from header\t570",
    1717985635: 'caffe2/\t1016 1017 1018 1019',
    1717987684: 'different exception spec\t1202\ndiffers from\t1203',
    1717990755: 'cufft64_\t1181',
    1718513507: 'configuration file provided by "CUDA\t1164\nconfigure: error: \t1165 1166\nconflicting cuDNN in LD_LIBRARY_PATH\t1167',
    1722401636: 'définitions multiples de \t768',
    1722401650: 'réference indefinie vers\t274\nréference indéfinie vers\t274\nréférence indefinie vers\t274\nréférence indéfinie vers\t274',
    1730160936: '() got an unexpected keyword argument\t245\n() got an unexpected keyword argument \t244 326\n() got multiple values for \t244',
    1731152967: 'GL/gl.h\t697 698 699\nGL/glcorearb.h\t697 698 699\nGL/glew.h\t700 701 702 703\nGL/glext.h\t697 698 699\nGL/glut.h\t694 695 696\nGL/glx.h\t697 698 699',
    1734701162: 'jpeglib.h\t1356 1357 1358 1359',
    1734959663: '/bigobj\t368',
    1734964000: ' signal terminated program \t252',
    1734964008: '(signal: 9, SIGKILL: kill)\t330',
    1734965107: 'swig: command not found\t981\nswig: not found\t981',
    1735289197: 'mingw\t762',
    1735355495: 'glog/logging.h\t1270 1271 1272 1273',
    1735357040: 'program input point\t274',
    1735549216: ' argument(s) but received\t14\n arguments for \t15',
    1735549300: 'target sm_\t1617',
    1746936361: ')" has already been defined\t336',
    1749239892: 'THCharBlas_\t861 862\nTHCharStorage\t861 862\nTHCharTensor\t861 862\nTHCharVector\t861 862',
    1750288468: 'THShortBlas_\t861 862\nTHShortStorage\t861 862\nTHShortTensor\t861 862\nTHShortVector\t861 862',
    1751279980: 'libhipblas.so.\t1395\nlibhipfft.so.\t1395\nlibhiprand.so.\t1395\nlibhipsolver.so.\t1395\nlibhipsparse.so.\t1395',
    1751345510: 'fichier dans un mauvais format\t846',
    1751345518: 'nicht definierter Verweis auf\t274',
    1751347777: 'Arch conditional MMA instruction used without targeting\t469',
    1751347809: 'arch_list[-1] += \t973\narchitecture\t974 975',
    1751347823: 'orch not compiled with \t1547\norch not compiled with CUDA enabled\t1548\norch version \t1549\norch version must be \t1550\norch==\t1550',
    1751349349: 'exchange\t1091',
    1751361987: "échec d'adressage (mapping) du segment\t684",
    1751607656: 'higher\t1285',
    1751933286: 'falha no mapeamento de segmento\t684',
    1752391519: '__shfl\t830',
    1752392008: 'Hash mismatch for \t718',
    1752461166: 'nothing provides \t1511\nnothing provides __cuda\t358\nnothing provides __glibc >=2.\t359',
    1752463728: 'python3: command not found\t1163\npython3: not found\t1163\npython: command not found\t1163\npython: not found\t1163',
    1752637484: ', which is missing on the system\t358 359',
    1763715368: '() is missing value for argument\t14',
    1763717413: '%1 is not a valid Win32 application\t293\n%1 ist keine zulässige Win32-Anwendung\t293',
    1763719719: "': is not a member of 'cudaDeviceProp'\t321",
    1763733089: 'an illegal memory access was encountered\t970',
    1763733358: 'no instance of \t1484\nno instance of constructor "cut\t1485\nno instance of overloaded function \t1486',
    1765161080: 'x86intrin.h\t1302 1303 1304',
    1766203450: ': Filename too long\t382 383',
    1766531165: '] Killed\t951',
    1766727738: ': Nicht genügend\t380',
    1767990816: ' failed to import\t50\n failed with exit \t51\n failed: \t52\n failed: No such file\t53',
    1768042298: ':/bin/nvcc\t422',
    1768053819: ';\\bin\\nvcc\t425',
    1768058209: 'ambiguous "?" operation:\t968\nambiguous overload for \t969\nambiguous symbol\t767',
    1768061296: 'pybind11\t1569\npybind11/\t1570\npybind11_detail_function_record\t839',
    1768124527: 'opción de línea de órdenes no reconocida\t737',
    1768255571: 'Speicherzugriffsfehler\t656',
    1768300602: ': fichier trop court\t381\n: file too short\t381',
    1768318308: 'defined\t1196\ndefined in file \t1197\ndefiniciones múltiples de \t768',
    1768320617: 'infiniband/\t1332 1333 1334 1335',
    1768383858: 'registered\t1574',
    1768453920: ' which is newer than running OS)\t270',
    1768693818: ': linker input file not found\t395',
    1768697658: ':/lib64\t423',
    1768716898: 'bzlib.h\t1001 1002 1003 1004',
    1768759354: ': misaligned address\t418',
    1768779113: 'immintrin.h\t1302 1303 1304',
    1768779128: 'xmmintrin.h\t1302 1303 1304',
    1768824890: ': nie można otworzyć pliku obiektu dzielonego\t387',
    1769103702: 'VariableTensorId\t889 890',
    1769152577: 'A single input file is required for a non-link phase\t427',
    1769234803: 'satisfies the requirement \t1591\nsatisfy\t1592',
    1769238607: 'OptionalCUDAGuard\t545 546\nOptionalCUDAStreamGuard\t545 546',
    1769300512: ' built with CUDA \t19',
    1769366884: "device architecture\t533\ndevice capabilit\t533\ndevice compute architecture\t533\ndevice compute capabilit\t533\ndevice kernel image is invalid\t552\ndevice's architecture\t533\ndevice's capabilit\t533\ndevice's compute architecture\t533\ndevice's compute capabilit\t533\ndevice-side assert triggered\t1198\ndevice-side assertion triggered\t1198\ndevices architecture\t533\ndevices capabilit\t533\ndevices compute architecture\t533\ndevices compute capabilit\t533",
    1769369189: 'environment variable is not\t1216',
    1769414695: "' with arguments from the '\t313\n' with arguments from the 'CUDA' backend\t314 315\n' with arguments from the 'MPS' backend\t316\n' with arguments from the 'Meta' backend\t317\n' with exceptions disabled\t318",
    1769566836: 'trying to build PyTorch with a too old version of \t1648',
    1784835872: ' object has no attribute \t201 202 203',
    1785291349: 'Ubijen\t642',
    1785620814: 'Ninja is required to \t783',
    1785620846: 'ninja-build: Kommando nicht gefunden\t1481\nninja-build: command not found\t1481\nninja-build: commande introuvable\t1481\nninja-build: not found\t1481\nninja-build: orden no encontrada\t1481\nninja-build: コマンドが見つかりません\t1481\nninja-build: 未找到命令\t1481\nninja: Kommando nicht gefunden\t1481\nninja: build stopped\t1482\nninja: command not found\t1481\nninja: commande introuvable\t1481\nninja: no work to do.\t1483\nninja: not found\t1481\nninja: orden no encontrada\t1481\nninja: コマンドが見つかりません\t1481\nninja: 未找到命令\t1481',
    1797287790: 'no kernel image is available\t1487',
    1797288805: 'es kein\t1230',
    1801538883: 'CMake must be installed to build\t526',
    1801547107: 'cmake: command not found\t981\ncmake: not found\t981',
    1801547111: 'gmake\t377',
    1801675088: "Package \t832\nPackage dependency requirement '\t833\nPackagesNotFoundError\t834",
    1801675120: 'packed_accessor\t1168\npacked_accessor32\t885\npacked_accessor64\t885',
    1801678707: 'socket.gaierror: \t1604',
    1802068851: 'scikit-learn has not been built correctly\t1593',
    1802270070: 'vulkan/vulkan\t1684 1685 1686 1687',
    1802398060: 'linker `\t1439',
    1802465132: 'looks like a filename, but the file does not exist\t1446',
    1802661751: 'work with \t998\nworks with \t998',
    1802725700: 'Disk quota exceeded\t636',
    1802725732: 'disk quota exceeded\t636',
    1814066273: "at least '/std:c++\t979",
    1814979692: 'ld.lld: error: duplicate symbol: \t1367',
    1816217684: 'THAlloc\t861 862',
    1816283220: 'THBlas_\t861 862',
    1816545364: 'THFloatBlas_\t861 862\nTHFloatStorage\t861 862\nTHFloatTensor\t861 862\nTHFloatVector\t861 862',
    1818323300: 'dial tcp: lookup \t884',
    1818391907: 'cublas.CUBLASError: \t1180\ncublas64_\t1181\ncublasLt64_\t1181',
    1818435642: ': class template "std::_Is_memfunptr" has already been defined\t407',
    1818455657: 'include file \t1310\ninclude file "ATen/\t1311\ninclude file "CL/\t1312\ninclude file "Eigen/\t1313\ninclude file "GLES\t1314\ninclude file "TH\t1315\ninclude file "THC\t1316\ninclude file "X11/\t1317\ninclude file "asm/\t990\ninclude file "boost/\t1318\ninclude file "c\t1319\ninclude file "c10d/\t1320\ninclude file "cudnn\t1321\ninclude file "eigen3/Eigen/\t1313\ninclude file "libav\t1322\ninclude file "tbb/\t1323\ninclude file "torch/\t448\ninclude file \'ATen/\t1311\ninclude file \'CL/\t1312\ninclude file \'Eigen/\t1313\ninclude file \'GLES\t1314\ninclude file \'TH\t1315\ninclude file \'THC\t1316\ninclude file \'X11/\t1317\ninclude file \'asm/\t990\ninclude file \'boost/\t1318\ninclude file \'c\t1319\ninclude file \'c10d/\t1320\ninclude file \'cudnn\t1321\ninclude file \'eigen3/Eigen/\t1313\ninclude file \'libav\t1322\ninclude file \'tbb/\t1323\ninclude file \'torch/\t448',
    1818780998: 'Fehler beim Mappen des Shared Objects\t684\nFehler im Format der Programmdatei\t655',
    1818845510: 'Failed building wheel for \t666\nFailed to build \t667\nFailed to build CUDA kernels for \t668\nFailed to compile. cc_cmd\t669\nFailed to detect a default CUDA architecture\t670\nFailed to detect a default CUDA architecture.\t671\nFailed to find\t571 572\nFailed to find \t672\nFailed to find ROCm root directory\t673\nFailed to find a working CUDA architecture\t674\nFailed to find all files with CUDA\t675\nFailed to find nvToolsExt\t676\nFailed to import \t580 677\nFailed to initialize NVML: Driver Not Loaded\t678\nFailed to load \t580\nFailed to load library \t582\nFailed to load the backend extension: \t679\nFailed to load the library \t582\nFailed to locate\t572\nFailed to parse: \t680\nFailed to start \t681\nFailures have been detected while processing an MLIR pass pipeline\t682',
    1818845542: 'failed call to cuInit: \t1240\nfailed to find\t572\nfailed to locate\t572\nfailed to map segment from\t1241\nfailed to open \t1242\nfailed to open elf at \t620\nfailed with exit \t1243',
    1818846752: ' file built for macOS-\t54\n file not found\t55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117',
    1818848040: '(killed) terminó el programa \t328',
    1818850658: 'build_ext\t994\nbuilds-v0\t995\nbuilt against \t996\nbuilt against CUDA\t997\nbuilt for \t996\nbuilt for CUDA\t997\nbuilt to run on \t998\nbuilt using \t996\nbuilt using CUDA\t997\nbuilt with \t996\nbuilt with CUDA\t997\nbuilt without \t999',
    1819028768: ' -llapack\t7',
    1819042150: 'fallo al asignar un segmento del objeto compartido\t684',
    1819044171: 'Killed\t642 736',
    1819045731: 'collect2: fatal error: ld terminated with signal 9\t741',
    1819176736: ' only supports \t208',
    1819240790: 'Violación de segmento\t656',
    1819242031: '/nologo\t368',
    1819307369: 'implementation for device cuda\t1305',
    1819308097: 'Application Control policy has blocked\t468',
    1819310149: 'Explicitly provided namespace (\t665',
    1819440483: 'curl/curl.h\t1186 1187 1188 1189\ncurl: (16) \t1190\ncurl: (18) \t1190\ncurl: (28) \t1190\ncurl: (35) \t1190\ncurl: (5) \t1190\ncurl: (52) \t1190\ncurl: (55) \t1190\ncurl: (56) \t1190\ncurl: (6) \t1190\ncurl: (60) \t1190\ncurl: (7) \t1190\ncurl: (92) \t1190',
    1819571555: 'cutlass needs GCC \t567\ncutlass needs at least GCC \t567\ncutlass requires GCC \t567\ncutlass requires at least GCC \t567\ncutlass/\t1193\ncutlass::\t1194\ncutlass\\\t1193',
    1819635523: 'Could NOT find BLAS (missing\t592\nCould NOT find Boost (missing\t592\nCould NOT find CUDA (missing:\t593 594 595\nCould NOT find CUDAToolkit (missing:\t593 594 595\nCould NOT find CUDNN (missing\t596\nCould NOT find CURL (missing\t592\nCould NOT find CuDNN (missing\t596\nCould NOT find EGL (missing\t592\nCould NOT find Eigen3 (missing\t592\nCould NOT find Freetype (missing\t592\nCould NOT find GLEW (missing\t592\nCould NOT find GLUT (missing\t592\nCould NOT find JPEG (missing\t592\nCould NOT find LAPACK (missing\t592\nCould NOT find NVTX\t597\nCould NOT find NvToolExt\t597\nCould NOT find NvToolsExt\t597\nCould NOT find OpenGL (missing\t592\nCould NOT find OpenMP\t598\nCould NOT find OpenSSL (missing\t592\nCould NOT find PNG (missing\t592\nCould NOT find Python\t599 600\nCould NOT find PythonLibs (missing\t601\nCould NOT find TBB (missing\t592\nCould NOT find X11 (missing\t592\nCould NOT find ZLIB (missing\t592\nCould NOT find cuDNN (missing\t596\nCould NOT find cudnn (missing\t596\nCould NOT find nvToolsExt\t597\nCould not build wheels for \t602\nCould not connect\t603\nCould not detect Ninja v\t604\nCould not find\t571 572\nCould not find \t605\nCould not find MSVC\t606\nCould not find a configuration file for package "\t607\nCould not find any \t608\nCould not find compiler set in environment variable \t609\nCould not find module \'\t610\nCould not find schema for \t611\nCould not find shared object file\t612\nCould not find the bitsandbytes \t613\nCould not find the operator \t36\nCould not import \t580\nCould not infer dtype of numpy.\t614\nCould not initialize NNPACK! Reason\t615\nCould not load \t580\nCould not load library \t582\nCould not load library libcudnn\t616\nCould not load libtorchcodec\t617\nCould not load symbol \t583\nCould not load the library \t582\nCould not load this library: \t618\nCould not locate\t572\nCould not locate \t605 619\nCould not open \t620\nCould not open requirements file: \t621\nCould not resolve\t603\nCould not set up the environment for Microsoft Visual Studio\t622\nCouldn\'t find\t571 572\nCouldn\'t load custom C++ ops\t623\nCouldn\'t load custom C++ ops. This can happen if your PyTorch and \t624',
    1819635555: "could not convert default argument '\t1171 1172\ncould not find\t572\ncould not locate\t572\ncould not select device driver \t1173\ncouldn't allocate input reg for constraint 'h'\t1174\ncouldn't allocate input reg for constraint 'l'\t1174\ncouldn't allocate input reg for constraint 'r'\t1174\ncouldn't allocate input register for constraint 'h'\t1174\ncouldn't allocate input register for constraint 'l'\t1174\ncouldn't allocate input register for constraint 'r'\t1174\ncouldn't allocate output reg for constraint 'h'\t1174\ncouldn't allocate output reg for constraint 'l'\t1174\ncouldn't allocate output reg for constraint 'r'\t1174\ncouldn't allocate output register for constraint 'h'\t1174\ncouldn't allocate output register for constraint 'l'\t1174\ncouldn't allocate output register for constraint 'r'\t1174\ncouldn't find\t572",
    1830842190: "No matching distribution found for \t787\nNo module named \t50 788 789 790 791 792 793 794 795 796 797 798 799\nNo module named '\t800",
    1830842222: "no matching con\t1488\nno matching function for call to \t1489 1490\nno member named \t1283\nno member named '\t1491 1492",
    1833508922: ": Impossible d'ouvrir le fichier d'objet partagé\t387",
    1835100276: 'tham chiếu đến\t274',
    1835101728: ' name followed by "::" must be\t139\n named symbol not found\t190',
    1835102822: 'frame"\t1084\nframe\'\t1084\nframe’\t1084',
    1835166060: 'libmkl_\t1414',
    1835429165: '-mfma\t366',
    1835492691: 'Segment-Schutz nach der Relozierung\t855\nSegmentation fault\t656 856\nSegmentation-Fehler\t656',
    1835492723: 'segment en lecture seule a des réadressages\t1571\nsegmento de sólo lectura tiene reubicaciones\t1571',
    1835606074: ": impossibile aprire il file oggetto condiviso\t387\n: impossible d'ouvrir le fichier d'objet partagé\t387",
    1835622239: '__imp_\t958',
    1835886455: 'wgmma\t1594',
    1835888451: "Command '['ninja', '--version']' returned non-zero\t585\nCommand 'nvcc' not found\t586",
    1835888459: 'Kommandozeilenoption\t737',
    1835888483: 'common_type_t\t1091',
    1836016416: ' compiled with CUDA \t19',
    1836213584: "Permission denied: \t807\nPermission denied: '\t810\nPermissionError: [WinError 5]\t836",
    1836213588: 'Terminado (killed)\t642',
    1836216134: 'Formato de ejecutable incorrecto\t655',
    1836280173: 'mismatches\t1203 1456',
    1836344691: 'setmaxnreg\t1594',
    1840104307: 'símbolo ambiguo\t767',
    1847602215: "', needed by '\t319 320",
    1847603493: "%1 n'est pas une application Win32 valide\t293\n%1 no es una aplicación Win32 válida\t293",
    1847616878: 'ne nomme pas un type\t987',
    1847619177: 'in namespace\t1230',
    1847619438: 'no nombra a un tipo\t987',
    1847620457: 'is not a full path and was not found\t1349\nis not a full path to an existing\t1350\nis not a member of\t1230',
    1847638978: '» non reconnue\t1701',
    1850286138: ': Internal \t388',
    1850296404: 'THIntBlas_\t861 862\nTHIntStorage\t861 862\nTHIntTensor\t861 862\nTHIntVector\t861 862',
    1851072570: ": Undefined reference to '\t274\n: Unknown option '\t399 400\n: Unresolved extern function\t401",
    1851859002: ': an object with that name is already\t402',
    1851876128: ' cannot be used to initialize\t23',
    1851878176: ' kann nicht gefunden werden\t183 184',
    1851878499: 'clang version must be less than \t1087',
    1851943276: 'libnvJitLink.so.\t1404\nlibnvidia-ml.so.1\t1415\nlibnvidia-ptxjitcompiler.so.1\t1415\nlibnvrtc-builtins.so\t1416\nlibnvrtc.so.\t1404',
    1852134465: 'ATen/CPUGenerator\t443 444\nATen/CUDA\t443 444\nATen/CUDAGenerator\t443 444\nATen/Dimname.h\t445 446 447\nATen/NamedTensor.h\t445 446 447\nATen/NamedTensorUtils.h\t445 446 447\nATen/TensorNames.h\t445 446 447\nATen/Type\t443 444\nATen/TypeDefault\t443 444\nATen/TypeExtendedInterface\t443 444\nATen/c\t448 449 450\nATen/core/Dimname.h\t445 446 447\nATen/core/NamedTensor.h\t445 446 447\nATen/core/NamedTensorUtils.h\t445 446 447\nATen/core/TensorNames.h\t445 446 447\nATen/cpu/vec256/\t451 452 453 454 455\nATen/cuda/CUDAFuture.cuh\t456 457 458\nATen/cuda/CUDAFuture.h\t456 457 458\nATen/cuda/CUDAMultiStreamGuard.cuh\t456 457 458\nATen/cuda/CUDAMultiStreamGuard.h\t456 457 458\nATen/cuda/CUDASolver.cuh\t456 457 458\nATen/cuda/CUDASolver.h\t456 457 458\nATen/cuda/CUDATypeConversion.cuh\t456 457 458\nATen/cuda/CUDATypeConversion.h\t456 457 458\nATen/cudnn/Exceptions.h\t459 460 461 462 463 464\nATenCeilDiv\t465 466',
    1852138601: 'identifier \t1288 1289\nidentifier "\t1290 1291 1292 1293 1294 1295 1296\nidentifier "CU\t1297\nidentifier "_Float\t1298\nidentifier "__builtin_\t1299\nidentifier "nvshmem\t1300\nidentifier "texture" is undefined\t1301',
    1852141679: 'opencv2/\t1539 1540 1541 1542\nopenssl/\t1543 1544 1545 1546',
    1852383271: "' in 'cudaDeviceProp'\t299\n' in 'cut\t300\n' in namespace '\t301\n' in namespace '__hip_internal'\t302\n' in namespace 'cut\t300\n' in namespace 'std'\t303",
    1852383290: ': internal \t388\n: invalid ELF header\t417',
    1852387130: ':/include\t423',
    1852397403: '[WinError \t945 946 947\n[WinError 1114]\t948\n[WinError 126]\t760\n[WinError 127]\t630 949\n[WinError 206]\t950',
    1852400160: ' binary not found at \t18',
    1852400175: '/bin/bash: \t370 371\n/bin/dash: \t370 371\n/bin/nvcc\t372 373\n/bin/sh: \t370 371',
    1852400971: 'Kein Speicher im statischen TLS-Block\t735\nKein Speicherplatz mehr\t490',
    1852400994: 'being in scipy source directory\t985\nbeing installed\t986',
    1852401003: 'kein Speicherplatz mehr verfügbar\t490',
    1852401184: ' find any \t118\n find lib\t119',
    1852403239: "'ninja' is not recognized as an internal or external command\t325",
    1852404512: ' since setuptools is not available\t253',
    1852404565: 'Using cached \t932',
    1852404597: 'using CUDA_HOME=\t1674',
    1852534357: 'Unknown CMake command "cuda_add_executable"\t675\nUnknown CMake command "cuda_add_library"\t675\nUnknown CMake command "cuda_compile"\t675\nUnknown CUDA Architecture Name\t914\nUnknown MS Compiler version \t915\nUnknown builtin op: \t916\nUnknown compiler(s): [[\'\t917\nUnknown compute capability. \t918\nUnknown type name \'__torch__.torch.classes.\t899',
    1852534389: "unknown target CPU \t925\nunknown type name \t1501 1658\nunknown type name '\t1662 1663 1664\nunknown type name '__hip_bfloat16\t1665",
    1852583200: ' -lnvToolsExt\t8',
    1852664132: 'Dimname\t634 635\nDimnameList\t634 635',
    1852727619: 'Cannot access data pointer of Tensor (e.g. FakeTensor\t573\nCannot access global variable \t574 575\nCannot compile \t576\nCannot find\t571 572\nCannot find a build variant for this system in \t577\nCannot find a working triton installation\t578\nCannot find source file:\t579\nCannot import \t580\nCannot initialize CUDA without \t581\nCannot load \t580\nCannot load library \t582\nCannot load symbol cu\t583\nCannot load the library \t582',
    1852727627: 'Kann den Stack nicht ausführbar machen\t734',
    1852727651: 'cannot be used to initialize an entity of type "cutlass::\t1022\ncannot call member function\t410\ncannot call non-constexpr function "cutlass::const_\t1023\ncannot convert \t1024\ncannot convert None of type <class \t1025\ncannot create shared object descriptor\t1026\ncannot determine \t1027\ncannot execute \t1028\ncannot find\t572 1029 1030 1031\ncannot find \t1032 1033 1034 1035\ncannot find -l\t1036 1037 1038 1039 1040 1041 1042 1043 1044 1045 1046 1047\ncannot find -lEGL\t1048\ncannot find -lGLEW\t1049\ncannot find -laio\t1050\ncannot find -lffi\t1051\ncannot find -lglog\t1052\ncannot find -ljpeg\t1053\ncannot find -lnuma\t1054\ncannot find -lpython3.\t1055\ncannot find -lstdc++\t1056\ncannot find -ltbb\t1057\ncannot find -luuid\t1058\ncannot find -lz\t1059\ncannot find the file specified: \'\t810\ncannot import name \t1060 1061 1062 1063 1064 1065 1066 1067\ncannot import name \'\t1068\ncannot instantiate \'\t1069\ncannot make segment writable for relocation\t1070\ncannot map zero-fill pages\t1026\ncannot open input file \t1071\ncannot open shared object file\t1 1072 1073\ncannot open source file "\t1074\ncannot read spec file \t1075',
    1852727659: 'kann -l\t1038\nkann nicht gefunden\t1360\nkann nicht gefunden werden -l\t1039 1040 1041 1042 1043 1044 1045 1046 1047 1307 1308\nkann nicht gefunden werden -lEGL\t1048\nkann nicht gefunden werden -lGLEW\t1049\nkann nicht gefunden werden -laio\t1050\nkann nicht gefunden werden -lffi\t1051\nkann nicht gefunden werden -lglog\t1052\nkann nicht gefunden werden -ljpeg\t1053\nkann nicht gefunden werden -lnuma\t1054\nkann nicht gefunden werden -lstdc++\t1056\nkann nicht gefunden werden -ltbb\t1057\nkann nicht gefunden werden -luuid\t1058\nkann nicht gefunden werden -lz\t1059\nkann nicht gefunden werden: -l\t1039 1040 1041 1042 1043 1044 1045 1046 1047 1307 1308\nkann nicht gefunden werden: -lEGL\t1048\nkann nicht gefunden werden: -lGLEW\t1049\nkann nicht gefunden werden: -laio\t1050\nkann nicht gefunden werden: -lffi\t1051\nkann nicht gefunden werden: -lglog\t1052\nkann nicht gefunden werden: -ljpeg\t1053\nkann nicht gefunden werden: -lnuma\t1054\nkann nicht gefunden werden: -lstdc++\t1056\nkann nicht gefunden werden: -ltbb\t1057\nkann nicht gefunden werden: -luuid\t1058\nkann nicht gefunden werden: -lz\t1059',
    1852731203: 'ConnectTimeout\t584\nConnectTimeoutError\t584\nConnection to \t589\nConnectionError: \t590',
    1852732786: 'running build_ext\t1589\nrunning on sm\t1590',
    1852788263: "'NoneType' object has no attribute '\t323 324",
    1852793632: " conflicts with target machine type \t24 25\n conflicts with this version\t26\n connect to 'http\t27",
    1852793634: '"constexpr\t292',
    1852793639: "'constexpr\t292",
    1853169722: ": ungültiger ELF-Header\t417\n: unspecified launch failure\t418\n: unsupported option '-fopenmp\t420\n: unsupported option ‘-fopenmp\t420",
    1853188163: 'ChunkedEncodingError\t584',
    1853189958: 'Found empty `transformer-engine` meta package\t689\nFound no NVIDIA driver on your system\t690 691\nFound two conflicting CUDA\t692',
    1853189990: 'found. Please specify\t1257',
    1864396654: 'no overload of \t1493',
    1864397673: 'is only a placeholder project on PyPI\t1351\nis only available from C++\t1352',
    1865370691: 'CL/opencl\t518 519',
    1866614868: 'THBoolBlas_\t861 862\nTHBoolStorage\t861 862\nTHBoolTensor\t861 862\nTHBoolVector\t861 862',
    1866670138: ': Command not found\t378',
    1866745940: 'THDoubleBlas_\t861 862\nTHDoubleStorage\t861 862\nTHDoubleTensor\t861 862\nTHDoubleVector\t861 862',
    1866866746: ': Found no NVIDIA driver on your system\t384\n: Found unsuitable version "\t385 386',
    1867194426: ': Kommando nicht gefunden\t378',
    1867270228: 'THLongBlas_\t861 862\nTHLongStorage\t861 862\nTHLongTensor\t861 862\nTHLongVector\t861 862',
    1867391034: ': No CUDA GPUs are available\t391\n: No existe el\t115\n: No module named \t392\n: No se puede asignar\t380\n: No such file\t115 116 117 393 394 395\n: No such file or directory\t396\n: Not a directory\t397',
    1867806286: 'NvToolsExt\t818',
    1867806318: 'nvToolsExt\t1516 1517 1518 1519\nnvToolsExt64_1.lib\t1520',
    1867807056: 'PyTorch is needed\t841\nPyTorch is not installed\t841\nPyTorch is not linked with support for cuda devices\t842\nPyTorch is required\t841\nPyTorch must be installed\t841\nPyTorch needs GCC \t567\nPyTorch needs at least GCC \t567\nPyTorch needs to be installed\t841\nPyTorch no longer supports this GPU because it is too old\t843\nPyTorch requires GCC \t567\nPyTorch requires at least GCC \t567\nPyTorch was compiled without CUDA support\t844',
    1868720492: 'libomp/omp.h\t1417 1418 1419',
    1868721529: 'ymbol \t274\nymbols \t274',
    1868767290: ': comando não encontrado\t378\n: command not found\t378\n: commande introuvable\t378',
    1868785010: 'recompile \t1572',
    1868787269: 'Encountered error while \t654',
    1868787273: 'Incompatible library version: lib\t722\nIncompleteRead\t584',
    1868787305: 'incompatible architecture (have \t1324\nincompatible with that of previous function "\t1325\nincompatible with the existing python installation in your environment\t1326\nincomplete \t1327\nincomplete type \t1328 1329',
    1868832802: '" does not appear to contain CMakeLists\t275',
    1869366891: 'kFloat8_e\t1168',
    1869374802: 'Relocations in generic ELF (EM: \t846',
    1869374834: 'relocation R_\t1575',
    1869378165: 'urlopen error \t1671',
    1869439605: 'ubmodule\t1650',
    1869440333: 'Memory access fault by GPU node\t769',
    1869440338: 'RemoteDisconnected\t584',
    1869440365: 'memory exhausted\t1454\nmemory in static\t1455',
    1869440370: 'remove_cv_t\t1091\nremove_reference_t\t1091',
    1869488162: '" no se reconoce como\t287\n" not found\t290',
    1869488167: "' no se reconoce como\t287\n' not found\t290",
    1869488186: ': no se puede abrir el archivo del objeto compartido\t387\n: no se puede abrir el fichero del objeto compartido\t387\n: not found\t378',
    1869488224: '` not found\t290',
    1869490208: ' (no such file)\t1',
    1869502255: '/Wno-psabi\t369',
    1869504867: 'canonicalize_version() got an unexpected keyword argument\t1076',
    1869506377: 'Ignoring invalid distribution \t720',
    1869508193: 'annot open include file: \t503\nannotation_type.__origin__ is tuple\t971',
    1869638985: "ImportError: \t721\nImportError: cannot import name '\t488",
    1869639017: 'import lib as _lib, ffi as _ffi\t1306\nimpossibile abilitare lo stack eseguibile\t734\nimpossibile allocare memoria nel blocco statico TLS\t735\nimpossibile trovare -l\t1307 1308\nimpossible de trouver -l\t1038',
    1869771333: "Error building extension '\t657\nError checking\t658\nError compiling objects for extension\t659\nError loading shared library \t660\nError loading shared library ld-linux\t661\nError relocating \t274 662\nError sending request for url (\t663\nError: No module named \t664",
    1869771365: 'error C2059\t1218\nerror C2061\t1218\nerror C2065\t1218\nerror C2143\t1218\nerror sending request for url (\t663\nerror trying to exec \t1028\nerror while loading shared libraries: \t1219\nerror: "auto" is not allowed here\t1220\nerror: /EHa\t368\nerror: /EHsc\t368\nerror: /FS\t368\nerror: /GL\t368\nerror: /GR\t368\nerror: /MD\t368\nerror: /MT\t368\nerror: /O1\t368\nerror: /O2\t368\nerror: /Od\t368\nerror: /Ox\t368\nerror: /W\t368\nerror: /Z7\t368\nerror: /Zc:\t368\nerror: /Zi\t368\nerror: /arch:\t368\nerror: /fp:\t368\nerror: /std:c++\t368\nerror: /utf-8\t368\nerror: /wd\t368\nerror: RPC failed; \t1221\nerror: [Errno 2] No such file or directory: \'\t371\nerror: [WinError 2]\t1222\nerror: a member with an in-class initializer must be const\t1223\nerror: downloading \'\t1224\nerror: expected a\t1225\nerror: expected an identifier\t1226\nerror: expected unqualified-id before\t1226\nerror: forward declaration of \t1227\nerror: identifier "__\t1225\nerror: identifier "__builtin_\t1228\nerror: no such file or directory: \'/EHa\t368\nerror: no such file or directory: \'/EHsc\t368\nerror: no such file or directory: \'/FS\t368\nerror: no such file or directory: \'/GL\t368\nerror: no such file or directory: \'/GR\t368\nerror: no such file or directory: \'/MD\t368\nerror: no such file or directory: \'/MT\t368\nerror: no such file or directory: \'/O1\t368\nerror: no such file or directory: \'/O2\t368\nerror: no such file or directory: \'/Od\t368\nerror: no such file or directory: \'/Ox\t368\nerror: no such file or directory: \'/W\t368\nerror: no such file or directory: \'/Z7\t368\nerror: no such file or directory: \'/Zc:\t368\nerror: no such file or directory: \'/Zi\t368\nerror: no such file or directory: \'/arch:\t368\nerror: no such file or directory: \'/fp:\t368\nerror: no such file or directory: \'/std:c++\t368\nerror: no such file or directory: \'/utf-8\t368\nerror: no such file or directory: \'/wd\t368\nerror: this declaration has no\t1225\nerror: type name is not allowed\t1225\nerror: unexpected argument \'\t1229\nerror: user-defined literal operator not found\t1225',
    1869833554: 'ResolutionImpossible\t849\nResolvePackageNotFound\t834',
    1869834594: 'bison: command not found\t981\nbison: not found\t981',
    1869881402: ': too few arguments\t419',
    1869903169: 'AutoGIL\t491 492\nAutoNoGIL\t491 492',
    1869903201: 'autoconf: command not found\t981\nautoconf: not found\t981\nautomake: command not found\t981\nautomake: not found\t981\nautoreconf: command not found\t981\nautoreconf: not found\t981',
    1870211104: ' (you have \t4',
    1873003342: 'Não há espaço disponível\t814',
    1873003374: 'não foi possível alocar memória em bloco TLS\t735\nnão foi possível habilitar pilhas de executável\t734\nnão foi possível localizar -l\t1307 1308\nnão há espaço disponível\t814',
    1881171310: 'ne peut activer une pile exécutable\t734\nne peut allouer de la mémoire dans un bloc statique TLS\t735\nne peut pas trouver -l\t1038 1307 1308\nne peut restaurer le segment prot\t855\nne peut trouver -l\t1039 1040 1041 1042 1043 1044 1045 1046 1047 1307 1308\nne peut trouver -lEGL\t1048\nne peut trouver -lGLEW\t1049\nne peut trouver -laio\t1050\nne peut trouver -lffi\t1051\nne peut trouver -lglog\t1052\nne peut trouver -ljpeg\t1053\nne peut trouver -lnuma\t1054\nne peut trouver -lstdc++\t1056\nne peut trouver -ltbb\t1057\nne peut trouver -luuid\t1058\nne peut trouver -lz\t1059',
    1881173838: "No package '\t801",
    1882284899: 'cc1plus\t1082\ncc1plus: \t1083',
    1884516174: 'NoSpaceLeftError\t648',
    1885434439: 'Graph break due to unsupported builtin \t716',
    1885500787: 'subprocess-exited-with-error\t1611',
    1885692960: ' dependency is incompatible with the current platform: \t29',
    1885693252: 'DeepSpeed needs GCC \t567\nDeepSpeed needs at least GCC \t567\nDeepSpeed requires GCC \t567\nDeepSpeed requires at least GCC \t567',
    1885809965: '--gpu-name=sm_\t360',
    1886217556: 'Temporary failure\t603\nTemporary failure \t887',
    1886217588: 'temp.win32-\t1618',
    1886218528: ' import any \t118',
    1886220099: 'Compiler requires the CUDA toolkit\t587',
    1886220131: 'compilation terminated\t1092 1093 1094 1095 1096 1097 1098 1099 1100 1101 1102 1103 1104 1105 1106 1107 1108 1109 1110 1111 1112 1113 1114 1115 1116 1117 1118 1119 1120 1121 1122 1123 1124 1125 1126 1127 1128 1129 1130 1131 1132 1133 1134 1135 1136 1137 1138 1139 1140 1141 1142 1143 1144 1145 1146 1147 1148 1149 1150 1151 1152 1153 1154\ncompiled\t1155\ncompiled against \t996\ncompiled against CUDA\t997\ncompiled against NumPy 1.x\t1156\ncompiled for \t996\ncompiled for CUDA\t997\ncompiled using \t996\ncompiled using CUDA\t997\ncompiled with \t996\ncompiled with CUDA\t997\ncompiled without \t999\ncompiler set in environment\t1157\ncompute capabilit\t1158 1159\ncompute capability\t1160\ncompute capability \t1161',
    1886220135: "gomp not found\t1275\ngomp' not found\t1275\ngomp’ not found\t1275",
    1886220137: "iomp5 not found\t1275\niomp5' not found\t1275\niomp5’ not found\t1275",
    1886332960: ' (operand types are \t2',
    1886351203: 'cooperative_groups/\t1169 1170',
    1886413165: "mappatura del segmento dall'oggetto condiviso non riuscita\t684",
    1886415211: 'kipping import of cpp extensions due to incompatible torch version \t1361',
    1886418291: 'support for the ISO C++ \t1612\nsupport for the upcoming ISO C++ standard, C++0x\t1613\nsupported\t975 1614',
    1886611780: 'DispatchKey::CompositeImplicitAutograd\t637\nDispatchStub: missing \t638',
    1886614883: 'cusparse64_\t1181\ncusparseC\t830\ncusparseD\t830\ncusparseS\t830\ncusparseXcsrgemmNnz\t830\ncusparseZ\t830',
    1886680168: 'http.client.\t1287',
    1887007331: 'crypt.h\t1176 1177 1178 1179',
    1897951054: 'No queda espacio en el dispositivo\t489',
    1897951086: 'no queda espacio en el dispositivo\t489',
    1902473760: ' required keyword-only argument\t244\n required positional argument\t244 245\n requires A100\t246\n requires a different Python: \t247\n requires cuda extensions\t248\n requires triton==\t249',
    1903386957: 'MasqueradingAsCUDA\t764 765',
    1914709853: "]' returned non-zero\t952",
    1914711074: '", referenced from\t274\n", referenced from:\t274',
    1914725736: 'he remote end hung up unexpectedly\t1246',
    1914728270: 'No registered custom op \t611',
    1916880980: 'THArgCheck\t863 864',
    1917132893: '] Erreur 137\t951\n] Error 137\t951',
    1917143124: 'THError\t863 864',
    1917145935: 'OSError: \t590\nOSError: Could not find/load shared object file\t824',
    1917221200: 'PyFrameObject\t840',
    1917853789: '] Processus arrêté\t951',
    1917869114: ':\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA\\v\t424',
    1918967866: ': archivo demasiado corto\t381',
    1918967870: '> are available only with C++\t426',
    1918986355: 'shared object\t1599',
    1919052108: 'Library not loaded: \t756 757\nLibrary not loaded: @\t758',
    1919052140: 'library not found\t1420\nlibrary not found for -l\t1421 1422\nlibrary not found: \t1423 1424 1425\nlibrary not found: EGL\t1426\nlibrary not found: GLEW\t1427\nlibrary not found: aio\t1428\nlibrary not found: crypt\t1429\nlibrary not found: ffi\t1430\nlibrary not found: glog\t1431\nlibrary not found: jpeg\t1432\nlibrary not found: lapack\t1433\nlibrary not found: numa\t1434\nlibrary not found: stdc++\t1435\nlibrary not found: tbb\t1436\nlibrary not found: uuid\t1437\nlibrary not found: z\t1438\nlibrocblas.so.\t1395\nlibrocsparse.so.\t1395',
    1919115629: 'macro "max" passed\t1451\nmacro "max" requires\t1451\nmacro "min" passed\t1451\nmacro "min" requires\t1451',
    1919117645: 'Microsoft Visual C++ \t770\nMicrosoft Visual C++ Redistributable is not installed\t771\nMicrosoft Visual Studio version\t772',
    1919230010: ': error C2975\t408\n: error: exception specification in declaration does not match\t409\n: error: expected \t410\n: error: identifier "\t411\n: error: name followed by "::" must be a class or namespace name\t412\n: error: namespace "cut\t413\n: error: need \t414\n: error: no such file or directory: \'\t415\n: error: template argument \t410\n: error: unknown type name \'\t416\n: error: use of undeclared identifier \'\t416\n: error:expected \t410\n: error:template argument \t410\n: error： expected \t410\n: error： template argument \t410\n: error：expected \t410\n: error：template argument \t410',
    1919248468: 'There is not enough space on the disk\t896',
    1919248500: "there's already a kernel registered from python overriding \t1620",
    1919250479: '/permissive\t368',
    1919250511: 'Operator does not support running with fake tensors\t828',
    1919250543: 'operation timed out\t1090',
    1919251285: "UserWarning: Can't initialize NVML\t930\nUserWarning: Error checking compiler version for cl\t931",
    1919251488: ' terminated with signal 9\t31',
    1919251566: 'nternal error\t1512',
    1919252000: ' version incompatibility\t260\n version mismatch\t260\n version must be \t261\n version needs to be \t261\n version should be \t261',
    1919252079: 'overloaded function "std::__to_address" matches\t1557',
    1919444301: 'Mehrdeutiges Symbol\t767\nMehrfachdefinition von \t768',
    1919444333: 'mehrdeutiges Symbol\t767',
    1919448176: 'pthread.h\t1204',
    1919885370: ': orden no encontrada\t378',
    1919887392: ' (or one of its dependencies)\t3',
    1919895160: "xFormers was built for:\t1691\nxFormers wasn't buil\t1692",
    1919902273: 'Aborted\t467',
    1919968580: 'DeprecatedTypeProperties\t631',
    1919969650: 'ripristinare la protezione del segmento\t855',
    1920091483: '[Errno 122]\t944\n[Errno 28]\t944',
    1920103779: "current Python platform is not compatible with the lockfile's supported environments\t1191",
    1920169263: '/usr/include/hip/\t375',
    1920230738: 'Retrying (Retry(total=0,\t850',
    1920233061: 'entrée de procédure\t274',
    1920233065: 'intrin\t978',
    1920234561: "AttributeError: install_layout\t486\nAttributeError: module '\t487\nAttributeError: module 'torch._C' has no attribute '\t488",
    1931505486: "No se pudo asignar memoria en el bloque TLS\t735\nNo space left on device\t802\nNo such file or directory: \t168 803 804 805 806 807\nNo such file or directory: '\t808 809 810\nNo such operator \t811",
    1931505518: 'no se declaró en este ámbito\t987\nno se encuentra -l\t1038 1307 1308\nno se puede activar la pila ejecutable\t734\nno se puede encontrar -l\t1038 1039 1040 1041 1042 1043 1044 1045 1046 1047 1307 1308\nno se puede encontrar -lEGL\t1048\nno se puede encontrar -lGLEW\t1049\nno se puede encontrar -laio\t1050\nno se puede encontrar -lffi\t1051\nno se puede encontrar -lglog\t1052\nno se puede encontrar -ljpeg\t1053\nno se puede encontrar -lnuma\t1054\nno se puede encontrar -lstdc++\t1056\nno se puede encontrar -ltbb\t1057\nno se puede encontrar -luuid\t1058\nno se puede encontrar -lz\t1059\nno se puede restaurar el `prot\' del segmento\t855\nno se reconoce la opción de línea de órdenes\t737\nno space left on device\t802\nno such file\t1494\nno such file or directory: \'\t1495\nno such instruction\t1496\nno such option: -\t1497\nno suitable \t1498 1499\nno suitable constructor exists to convert from "\t1500',
    1933658196: 'THAssert\t863 864',
    1934970951: 'GPUs architecture\t533\nGPUs capabilit\t533\nGPUs compute architecture\t533\nGPUs compute capabilit\t533',
    1935625567: '_M_set_sharable()\t954',
    1935762796: 'lease up\t1392',
    1935763488: ' has been removed from CMake\t121\n has no attribute\t122\n has no attribute \t123 124 125 126 127 128 129 130\n has no member \t131 132\n has no member named\t133\n has no member named \t134\n has not been declared\t44 45 135\n has to be \t136\n has unsupported type \t137',
    1935763551: '_hash_\t961 962 963',
    1935764579: 'class "at::Type" has no member\t1088\nclass "std::enable_if<<error-constant>\t1089',
    1935767328: ' was detected and compatibility mode is UN\t262\n was found but failed to import\t263\n was not declared\t44 45 135 180 181\n was not declared in this scope\t264 265\n was not declared in this scope; did you mean \t266\n was not found in the package registry\t267\n was specified but unrecogni\t268',
    1936009070: "n'est pas un membre de\t1230",
    1936025716: 'these package versions have conflicting dependencies\t1621',
    1936027492: "does not appear to be a Python project\t1206\ndoes not contain a CMakeLists\t1207\ndoes not have one of build variants: \t1208\ndoes not know how to trace the builtin \t1209\ndoes not match\t1203\ndoes not name a type\t987\ndoesn't match\t1203",
    1936028533: 'uses too much shared data (0x\t1673',
    1936269346: '" is ambiguous\t285\n" is not known to CXX compiler\t286\n" is not recognized\t287\n" is not recognized as\t287\n" ist entweder falsch\t287',
    1936269351: "' is ambiguous (with operand types \t304\n' is not defined for option 'gpu-architecture'\t305\n' is not defined for option 'std'\t306\n' is not in 'keyword=value' format\t307\n' is not recognized\t287\n' is not recognized as\t287\n' is not recognized as an internal\t308\n' is not recognized as an internal or external command\t309\n' is only available for these backends:\t310\n' ist entweder falsch\t287",
    1936269353: ') is greater than the maximum required version by CUDA \t333\n) is less than the minimum required version by CUDA \t334',
    1936287828: 'This Python has API version \t897\nThis header is only meant to be used on x86\t898',
    1936287860: 'this operation is not allowed between \t1622',
    1936289397: 'unistd.h\t1204',
    1936614740: 'TensileLibrary\t888\nTensorTypeId\t889 890\nTensorTypeSet\t889 890\nTensors of type TensorImpl do not have \t891',
    1936615712: ' installation candidates for \t143',
    1936617315: 'const_data_ptr\t1168',
    1936682850: 'boost/\t993',
    1936683040: ' positional argument\t244',
    1936876886: 'VersionConflict: (\t936',
    1936876918: 'version "LIBAV\t739\nversion "LIBSW\t739\nversion \'LIBAV\t739\nversion \'LIBSW\t739\nversion `LIBAV\t739\nversion `LIBSW\t739\nversion torch was compiled with \t1680\nversion used to compile\t1681\nversions\t1682',
    1936877926: 'first\t986',
    1936941392: 'PassManager::run failed\t835',
    1936943469: 'missing initializer for member \t1457',
    1936944429: '-msse\t366',
    1937008994: 'bits/floatn\t989\nbits/libc-header-start\t990\nbits/std_function.h:\t991\nbitsandbytes was compiled without GPU support\t992',
    1937059642: ':/usr/local/cuda\t423',
    1937075488: ' must be \t136\n must be valid exactly by one definition\t189',
    1937339245: 'msys64\t762',
    1948280185: 'ye tanımsız başvuru\t274',
    1948282734: 'no template named \t1501\nno type named \t1501',
    1951615060: 'THStorage\t861 862',
    1952531514: ':Datei oder Verzeichnis\t115',
    1952543859: 'status_string: "\t1610',
    1952606572: 'libtorch_cuda.so: \t1403',
    1952802679: 'wget: unable to resolve host address\t1689',
    1952805408: ' returned non-zero\t250',
    1952867692: 'leftover lock files from the PyTorch C++ extension build\t1393',
    1953063255: 'Waited on lock file "\t937',
    1953063469: '-bit platform\t365',
    1953064270: "Neither 'setup.py' nor 'pyproject.toml' found\t782",
    1953064550: 'ffitarget.h\t1249 1250 1251',
    1953065567: '_jit_compile\t48',
    1953067604: 'Triton Error [CUDA]: device kernel image is invalid\t904',
    1953068832: ' with CUDA \t271\n within its own root folder\t272\n without CUTE_ARCH_MMA_\t273',
    1953069157: 'exit code\t1235\nexit code:\t1235\nexit status\t1235\nexitcode\t1235\nexited with code \t1236',
    1953264973: 'Multiple dispatch failed for \t773',
    1953265005: 'multi_tensor_applier fused unscale kernel is unavailable\t1469\nmultiple copies of the\t1470\nmultiple definition of \t1471',
    1953394499: 'ContextualVersionConflict: (\t591',
    1953396050: 'RuntimeError: \t852\nRuntimeError: Numpy is not available\t853',
    1953396080: 'punto de entrada del procedimiento\t274',
    1953397075: 'SyntaxError: \t723',
    1953459744: ' not available\t192\n not built with CUDA\t193\n not compiled with CUDA\t193\n not defined in file lib\t194 195\n not found\t196\n not found. Directory cannot be installed\t197\n not installed\t198\n not recognized\t199\n not supported in this architecture\t200',
    1953460816: 'ProtocolError\t584',
    1953525103: 'ompt.h\t1417 1418 1419',
    1953653104: 'partially initialized module \t1560',
    1953653621: 'ucrt64\t762',
    1953655158: 'virtual memory exhausted: \t1683',
    1953658478: 'nvrtc-builtins\t1529\nnvrtc64_\t1181\nnvrtc: error: failed to load builtins for compute_\t1530',
    1953718598: 'Fast path is not available because one of\t683',
    1953718627: 'caster.operator typename make_caster<T>::template cast_op_type<T>()\t1077',
    1953718630: 'fast path is not available because one of\t683',
    1953719584: ' est incompatible avec la sortie\t47',
    1953719666: 'restaurar proteção de segmento\t855\nrestore segment prot after\t1582',
    1953720608: ' ist entweder falsch\t177\n ist im Header \t182\n ist kein Element\t140\n ist kein Element von\t157 158 159',
    1953720644: "Distributed package doesn't have NCCL built in\t639",
    1953721929: 'Installed triton version too old, please upgrade\t728\nInstrucción ilegal\t363\nInstruction non permise\t363\nInstruçõe\t363',
    1953721961: 'installed CPU version PaddlePaddle\t1336\ninstalled Caffe2 version uses CUDA but I cannot find the CUDA\t1337',
    1953722184: 'Host compiler targets unsupported OS\t719',
    1953723725: 'Must define exactly one of __HIP_PLATFORM_\t774',
    1953723747: 'custom_op(\t1192',
    1953723757: 'must have a constant value\t139\nmust install \t838',
    1953724755: 'SystemError: <built-in function load_binary> returned NULL\t860',
    1953724787: 'system has unsupported display driver / cuda driver combination\t1615\nsystem not yet initialized\t1616',
    1953784096: ' attempted to run this operator with Meta tensors, but there was no \t17',
    1953849888: ' but this version of numpy is 0x\t20\n but we found an implementation\t21',
    1953853031: 'gnutls_handshake() failed\t1274',
    1953853216: ' out of memory\t243',
    1954047264: ' extension\t48\n extension for compute capability \t49',
    1954047342: 'next(\t1480',
    1954047348: 'texture is not a template\t1301\ntexture" is not a template\t1301\ntexture\' is not a template\t1301\ntexture’ is not a template\t1301',
    1954115679: '_pytorch_\t964',
    1965059918: "No url found for submodule path '\t812",
    1967202362: ': Aucun fichier\t115',
    1967343700: 'THCuda\t861 862 877 878\nTHCudaCheck\t879 880',
    1969316709: 'ecause there is no version of \t1213',
    1969365031: "' but version of \t294",
    1969365036: ", but none of the providers can be installed\t347\n, but was built for sm\t348\n, but wrong architecture\t349\n, but you have torch \t350\n, but you'll have torch \t350",
    1969381215: '__builtin_amdgcn_\t956',
    1969452353: 'Aucun espace disponible sur le périphérique\t489\nAucun fichier ou dossier\t470 471 472 473 474 475 476 477 478 479 480',
    1969452385: 'aucun espace disponible sur le périphérique\t489',
    1969452654: 'nvcuda.dll\t1527',
    1969516397: "module 'PIL.Image' has no attribute '\t1458\nmodule 'faiss' has no attribute '\t1459\nmodule 'numpy' has no attribute '\t1460\nmodule export function\t1461\nmodule has nothing to offer in MPL2 only mode\t1462",
    1969713761: "argument list for \t976\nargument of type 'WindowsPath' is not iterable\t977",
    1970170220: 'linux/limits.h\t1440 1441 1442 1443',
    1970234144: ' could be found\t28',
    1970239784: '(you have \t331',
    1970302319: 'ompute capability \t1533',
    1970365778: 'Require PyTorch\t847\nRequire Pytorch\t847\nRequire pyTorch\t847\nRequire pytorch\t847\nRequire torch\t847\nRequired library version not found: \t848\nRequires PyTorch\t847\nRequires Pytorch\t847\nRequires pyTorch\t847\nRequires pytorch\t847\nRequires torch\t847',
    1970365810: 'require C++ 1\t1576\nrequire C++ 2\t1576\nrequire C++1\t1576\nrequire C++2\t1576\nrequire CUDA\t1479\nrequire PyTorch\t847\nrequire Pytorch\t847\nrequire at least \'/std:c++\t979\nrequire at least C++ 1\t1576\nrequire at least C++ 2\t1576\nrequire at least C++1\t1576\nrequire at least C++2\t1576\nrequire pyTorch\t847\nrequire pytorch\t847\nrequire torch\t847\nrequire users to upgrade torch to at least v\t1577\nrequires Ada\t1578\nrequires Ampere\t1578\nrequires Blackwell\t1578\nrequires C++ 1\t1576\nrequires C++ 2\t1576\nrequires C++1\t1576\nrequires C++2\t1576\nrequires CUDA\t1479\nrequires Hopper\t1578\nrequires NVCC\t1479\nrequires NVIDIA CUDA\t1479\nrequires PyTorch\t847\nrequires Pytorch\t847\nrequires Turing\t1578\nrequires Volta\t1578\nrequires a Ada\t1578\nrequires a Ampere\t1578\nrequires a Blackwell\t1578\nrequires a Hopper\t1578\nrequires a Turing\t1578\nrequires a Volta\t1578\nrequires an Ada\t1578\nrequires an Ampere\t1578\nrequires an Blackwell\t1578\nrequires an Hopper\t1578\nrequires an Turing\t1578\nrequires an Volta\t1578\nrequires at least \'/std:c++\t979\nrequires at least C++ 1\t1576\nrequires at least C++ 2\t1576\nrequires at least C++1\t1576\nrequires at least C++2\t1576\nrequires compiler flag \'/std:c++\t979\nrequires device with capability > (\t1579\nrequires nvcc\t1479\nrequires pyTorch\t847\nrequires pytorch\t847\nrequires the CUDA\t1479\nrequires the language dialect "CUDA\t1580\nrequires the language dialect "CXX\t1581\nrequires torch\t847',
    1970369089: 'Arquivo ou diretório\t470 471 472 473 474 475 476 477 478 479 480',
    1970430840: 'xcrun: error: invalid active developer path\t1693',
    1970432116: 'thrust::\t1623',
    1970435187: 'struct _frame\t840',
    1970479215: 'o such \t470 471 472 473 474 475 476 477 478 479 480',
    1970496882: 'result_of_t\t1091',
    1970499157: 'Unsupported .target\t923\nUnsupported .version\t924\nUnsupported HIP arch \t925\nUnsupported HIP arch: \t925\nUnsupported conversion from \t926\nUnsupported platform: \t927\nUnsupported rounding mode for conversion\t928\nUnsupportedOperatorException: \t929',
    1970499189: 'unsupported GNU version! \t1669\nunsupported HIP gpu architecture \t925\nunsupported HIP gpu architecture: \t925\nunsupported instruction \t982\nunsupported operand type(s) for \t1670\nunsupported operator: \t929',
    1970562386: 'Return has unsupported type \t851',
    1970562418: 'return code\t1235\nreturned a non-zero code: 137\t1583\nreturned non-zero\t1584\nreturned non-zero exit\t1585\nreturned non-zero exit status \t1586',
    1970562419: 'setup command: use_2to3 is invalid\t1595\nsetup.py build\t994\nsetup.py develop\t994\nsetup.py install\t994\nsetuptools.build_meta\t1596\nsetuptools.command.\t1597\nsetuptools.extern.\t1598',
    1970566470: 'FutureWarning: The pynvml package is deprecated\t693',
    1981837166: "no viable conversion from \t1502\nno viable conversion from '\t1503",
    1984917583: 'OpOverloadPacket(op=\t827',
    1985966953: 'is_variable\t1353 1354',
    1986096429: '-mavx\t366',
    1986928751: 'o nvcc found\t587\no nvcc was found\t587',
    1987208531: 'Server does not allow request for unadvertised object\t857',
    1998611557: 'ed with an unsupported toolchain\t1214',
    1998614350: 'No working C++ compiler found in\t813',
    2003269987: 'cygwin\t762',
    2003988326: 'forward compatibility was attempted on non supported HW\t1256',
    2019516192: ' __x) noexcept (true)\t11',
    2019893287: "' extension\t296\n' extension (up-to-date)\t297",
    2019893289: ') exceeds limit (\t332',
    2019893315: 'C extension: \t493',
    2019912806: 'flex: command not found\t981\nflex: not found\t981',
    2020569680: 'ProxyError\t584',
    2032168553: 'in your include path is not compatible with this release of \t1309',
    2034387028: 'THByteBlas_\t861 862\nTHByteStorage\t861 862\nTHByteTensor\t861 862\nTHByteVector\t861 862',
    2035294266: ': PyTorch was compiled\t398',
    2037149263: 'Only a single TORCH_LIBRARY can be used to register the namespace \t825 826',
    2037149295: 'only available for Linux\t1534\nonly available with \t1535\nonly support\t1536\nonly supported on \t1537 1538\nonly supported on CUDA\t1479\nonly supported on NVCC\t1479\nonly supports \t998\nonly supports Linux\t1534\nonly works on Linux\t1534',
    2037413219: 'cupy.cuda.memory.OutOfMemoryError\t1185',
    2037604640: ' async_io\t16',
    2042020674: 'Böyle bir dosya ya da dizin\t470 471 472 473 474 475 476 477 478 479 480',
    2053466478: 'niezdefiniowane odwołanie do\t274',
    2053731104: ' size changed, may indicate binary\t254',
    2054124112: 'Prozedureinsprungpunkt\t274',
    2179145762: '" は、内部コマンド\t287',
    2179145767: "' は、内部コマンド\t287",
    2179145786: ': そのようなファイル\t115',
    2195923002: ': コマンドが見つかりません\t378',
    2212700218: ': ファイルが短すぎます\t381',
    2228297786: ': файл слишком короткий\t381',
    2229739578: ': 無法開啟共用物件\t387',
    2246385722: ': 共有オブジェクトファイルを開けません\t387',
    2295439056: 'Ошибка сегментирования\t656',
    2313560122: ': 找不到命令\t378',
    2357322528: ' が見つかりません\t183 184',
    2377704480: ' 不是\t140 157 158 159',
    2377704482: '"不是内部\t287',
    2377704487: "'不是内部\t287",
    2414551098: ': 동적 오브젝트 파일을 열 수 없습니다\t387',
    2461197882: ':沒有此一檔案\t115',
    2498306106: ': 错误: expected \t410\n: 错误: template argument \t410\n: 错误:expected \t410\n: 错误:template argument \t410\n: 错误： expected \t410\n: 错误： template argument \t410\n: 错误：expected \t410\n: 错误：template argument \t410',
    2498306141: '] 错误 137\t951',
    2531663930: ': 文件过短\t381',
    2548441146: ': 无效的 ELF 头\t417\n: 无法分配内存\t380\n: 无法打开共享对象\t389\n: 无法打开共享对象文件\t387',
    2632327226: ': 未找到命令\t378',
    2642535226: ':そのようなファイル\t115',
    2647662650: ': Нет такого файла\t115',
    2712856122: ':没有那个文件\t115',
    2797826628: 'Dræbt\t642',
    2848159060: 'Tué a terminé le programme \t328',
    2867208250: ': 檔案太短\t381',
    2877416224: ' に対する定義されていない参照\t274',
    2881709383: 'Geëlimineerd\t642',
    2944525090: '"は、内部コマンド\t287',
    2944525095: "'は、内部コマンド\t287",
    2966455505: 'файл в неправильном формате\t846',
    2966468560: 'защиту сегмента после перемещения\t855',
    2983231953: 'сбой отображения сегмента из разделяемого объекта\t684',
    2983236304: 'Вбито\t642',
    2983240656: 'Убито\t642',
    3001425978: ': 沒有此一檔案\t115\n: 没有那个文件\t115',
    3050347984: 'Не осталось свободного места\t814\nНет такого файла\t470 471 472 473 474 475 476 477 478 479 480',
    3050356176: 'не вдалося знайти -l\t1307\nневизначене посилання\t274\nневизначене посилання на\t274\nневозможно выделить память в статичном блоке TLS\t735\nневозможно задействовать исполняемый стек\t734\nневозможно найти -l\t1307 1308\nнедефинисана упута ка\t274\nнеоднозначный символ\t767\nнеопределена отпратка към\t274\nнеопределенная ссылка на\t274\nнеопределённая ссылка на\t274',
    3050356688: 'перемещение R_\t1575\nпересування R_\t1575',
    3085246557: '] 已杀死\t951',
    3101958178: '" 不是内部\t287\n" 不是内部或外部命令\t287',
    3101958183: "' 不是内部\t287\n' 不是内部或外部命令\t287",
    3169132637: '] 強制終了\t951',
    3184533562: ': невозможно открыть разделяемый объектный файл\t387',
    3201343440: 'Политика управления приложениями\t468',
    3201348816: 'доступном только для чтения, содержатся динамические\t1571',
    3278267762: 'reférence indefinie vers\t274\nreférence indéfinie vers\t274',
    3278335573: 'Ungültiger Maschinenbefehl\t363',
    3278663504: 'Política de Controle de Aplicativo\t468',
    3278774330: ': não é possível abrir arquivo compartilhado\t387',
    3279185223: 'Getötet\t642\nGetötet hat Programm \t328',
    3491770661: '%1 не является приложением Win32\t293',
    3491803856: 'в пространстве имён\t1230',
    3499801839: '：Нет такого файла\t115',
    3500003386: ':Нет такого файла\t115',
    3799018863: 'omp’ not found\t1275',
    3810537765: '%1 は有効な Win32 アプリケーション\t293',
    3816980963: 'あいまいなシンボル\t767',
    3817309155: 'デバイスに空き領域がありません\t1703',
    3818357731: 'プロシージャ エントリ ポイント\t274',
    3818568943: '：そのようなファイル\t115',
    3818750178: '”は、内部コマンド\t287',
    3818750435: 'そのようなファイルやディレクトリ\t470 471 472 473 474 475 476 477 478 479 480',
    3819078371: 'アプリケーション制御ポリシーに\t468',
    3819930083: 'は、内部コマンド\t1702',
    3820192483: 'コマンドラインオプション\t737',
    3820716771: 'セグメンテーション\t656',
    3827314981: '%1 不是有效的 Win32 应用程序\t293',
    3834091238: '文件格式错误\t846',
    3835527394: '”不是内部\t287',
    3837692390: '找不到 -l\t1038 1307 1308',
    3851132645: '型名ではありません\t987',
    3851270372: '不命名一个类型\t987',
    3852386021: '從共用物件中對映區段失敗\t684',
    3853163750: '未定\t274\n未定义的引用\t274\n未定义的符号\t274\n未定义符号\t274',
    3853230824: '被多次定义\t1705',
    3854479080: '设备上没有空间\t1703',
    3868047588: '不明确的符号\t767\n不是\t1230\n不是一个类型名\t987\n不是内部或外部命令\t1702\n不正な命令\t363',
    3868373734: '沒有此一檔案或目錄\t470 471 472 473 474 475 476 477 478 479 480',
    3868900591: '：沒有此一檔案\t115\n：没有那个文件\t115',
    3869154793: '非法指令\t363',
    3869284326: '无法从共享目标中映射段\t684\n无法启用共享目标需要的执行栈\t734\n无法在静态 TLS 块中分配内存\t735\n无法定位程序输入点\t274\n无法恢复段 prot\t855\n无法找到 -l\t1038\n无法识别的命令行选项\t737',
    3869344999: '無法在靜態 TLS 區塊中配置記憶體\t735\n無法復原 segment prot\t855\n無法找到程序輸入點\t274\n無法辨識的命令列選項\t737\n無法開啟可執行堆疊\t734',
    3869356774: '没有成员\t1704\n没有此指令\t1496\n没有此类指令\t1496\n没有那个文\t470 471 472 473 474 475 476 477 478 479 480',
    3869809893: '在此作用域中尚未声明\t987',
    3869940966: '未找到 -l\t1039 1040 1041 1042 1043 1044 1045 1046 1047\n未找到 -lEGL\t1048\n未找到 -lGLEW\t1049\n未找到 -laio\t1050\n未找到 -lffi\t1051\n未找到 -lglog\t1052\n未找到 -ljpeg\t1053\n未找到 -lnuma\t1054\n未找到 -lstdc++\t1056\n未找到 -ltbb\t1057\n未找到 -luuid\t1058\n未找到 -lz\t1059',
    3870265317: '可执行文件格式错误\t655',
    3870393829: '共有オブジェクトが必要としている実行可能スタック\t734\n共有オブジェクトのセグメントをマップするのに失敗\t684',
    3870727910: '架构于输入文件\t47',
    3884032999: '磁盘空间不足\t1703',
    3884550118: '應用程式控制原則已封鎖\t468',
    3885284069: '应用程序控制策略已阻止\t468',
    3885604329: '静的 TLS ブロック内にメモリ\t735',
    3885868008: '裝置上已無多餘空間\t1703',
    3886131430: '模稜兩可的符號\t767',
    3901522403: 'が見つかりません\t1360',
    3901915875: 'を見つけ\t1360\nを見つけられません -l\t1039 1040 1041 1042 1043 1044 1045 1046 1047\nを見つけられません -lEGL\t1048\nを見つけられません -lGLEW\t1049\nを見つけられません -laio\t1050\nを見つけられません -lffi\t1051\nを見つけられません -lglog\t1052\nを見つけられません -ljpeg\t1053\nを見つけられません -lnuma\t1054\nを見つけられません -lstdc++\t1056\nを見つけられません -ltbb\t1057\nを見つけられません -luuid\t1058\nを見つけられません -lz\t1059\nを見つけられません: -l\t1039 1040 1041 1042 1043 1044 1045 1046 1047\nを見つけられません: -lEGL\t1048\nを見つけられません: -lGLEW\t1049\nを見つけられません: -laio\t1050\nを見つけられません: -lffi\t1051\nを見つけられません: -lglog\t1052\nを見つけられません: -ljpeg\t1053\nを見つけられません: -lnuma\t1054\nを見つけられません: -lstdc++\t1056\nを見つけられません: -ltbb\t1057\nを見つけられません: -luuid\t1058\nを見つけられません: -lz\t1059',
    3918366437: '再配置 R_\t1575\n再配置後にセグメントの prot\t855',
    3920998118: '段錯誤\t656\n段错误\t656',
    3954751466: '그런 파일이나 디렉터리\t470 471 472 473 474 475 476 477 478 479 480',
    3969229036: '정적 TLS 블럭에는 메모리를\t735',
    3969486827: '동적 오브젝트의 세그먼트를\t684',
    3986724332: '애플리케이션 제어 정책\t468',
    3986983916: '실행할 수 있는 스택을 공유\t734',
    3987253995: '모호한 기호\t767',
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
    'torch_abi.stale_build_artifacts\n'
    'source_api.cutlass_api_mismatch\tline\t template "cut\n'
    'host_toolchain.missing_system_dev_package install_state.unsupported_platform\tline\tUnable to \n'
    'op_registration.missing_fake_impl\n'
    'install_state.extension_not_built\tline\tConfigured \n'
    'cuda_toolkit.cuda_toolkit_mismatch\t\tCUDA version is\tnvcc version is\n'
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
    'install_state.no_matching_wheel\tline\tKernel \n'
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
    'platform_abi.numpy_abi_mismatch\n'
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
    'install_state.extension_not_built\tline\tannot find \tould not find \n'
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
    'not_our_fault.gpu_out_of_memory\tline\tcublasCreate\tcublasLtCreate\n'
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
    'platform_abi.cpu_architecture_mismatch\n'
    'torch_abi.torch_version_mismatch\tline\t requires torch==\n'
    'link_and_load.wrong_library_picked_at_link\tline\t, needed by \n'
    'cuda_toolkit.nvtoolsext_removed\tline\tnvToolsExt\n'
    'link_and_load.linker_cannot_find_cuda_lib\tline\twarning: libMIOpen\twarning: libamd_comgr\twarning: libamdhip64\twarning: libcublas\twarning: libcuda\twarning: libcufft\twarning: libcufile\twarning: libculibos\twarning: libcupti\twarning: libcurand\twarning: libcusolver\twarning: libcusparse\twarning: libcutensor\twarning: libhip\twarning: libhsa-runtime64\twarning: libhsakmt\twarning: libnccl\twarning: libnpp\twarning: libnvJitLink\twarning: libnvidia-ml\twarning: libnvjpeg\twarning: libnvrtc\twarning: libnvshmem\twarning: librccl\twarning: libroc\n'
    'platform_abi.cpu_architecture_mismatch\tline\tfound architecture \n'
    'platform_abi.glibcxx_too_old\tline\tundefined symbol: \n'
    'platform_abi.glibc_too_old\tline\tundefined symbol: \n'
    'install_state.dependency_version_mismatch\n'
    'cuda_runtime.no_nvidia_driver\n'
    'platform_abi.glibc_too_old\n'
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
    'not_our_fault.harmless_output\n'
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
    "link_and_load.missing_shared_library\tline\tDLL '\tshared library '\n"
    'windows.path_with_spaces\n'
    'cuda_toolkit.build_out_of_memory\n'
    'not_our_fault.network_failure\n'
    'host_toolchain.missing_system_dev_package\t49\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'platform_abi.cpu_architecture_mismatch\tline\tddress/offset not page- aligned\tddress/offset not page--aligned\tddress/offset not page-aligned\tddress/offset not properly aligned\tddress/offset not properly-aligned\tddress/offset not properlyaligned\tlignment not page-aligned\n'
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
    'op_registration.op_library_not_loaded\n'
    'not_our_fault.wrong_install_command\n'
    'cuda_runtime.fabric_manager_missing\n'
    'triton_inductor.triton_compiler_bug\n'
    'not_our_fault.harmless_output\n'
    'link_and_load.library_mapping_refused\n'
    'install_state.dependency_version_mismatch\tline\t[libprotobuf \n'
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
    'torch_abi.mixed_torch_installs\tline\t-orch\t~orch\n'
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
    'cuda_runtime.no_nvidia_driver\tline\tFailed to infer device type\tNo CUDA GPUs are available\n'
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
    'cuda_runtime.extension_cuda_version_mismatch\tline\t against CUDA \t against CUDA version \t for CUDA \t for CUDA version \t using CUDA \t using CUDA version \t with CUDA \t with CUDA version \n'
    'torch_abi.torch_version_mismatch\tline\torch\n'
    'install_state.cpu_only_extension\tline\t without CUDA\t without GPU\n'
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
    'cuda_runtime.no_nvidia_driver\n'
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
    'torch_abi.torch_version_mismatch\tline\t but \t found \t got \t you have \n'
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
    'install_state.dependency_version_mismatch\tline\tgflags\n'
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
