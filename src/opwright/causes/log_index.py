"""Which causes to import for a log. Written by tools/index_causes.py."""

IN_LOGS: dict[int, str] = {
    539123551: '__" does not take arguments\t978',
    540682536: '(): incompatible function arguments. The following argument types are\t333',
    540685421: 'm4: command not found\t1005\nm4: not found\t1005',
    540697708: "ld: cannot find\t1413\nld: library 'ATen' not found\t1414\nld: library 'EGL\t1415\nld: library 'GL\t1416\nld: library 'GLEW\t1417\nld: library 'GLU\t1416\nld: library 'GLX\t1416\nld: library 'MIOpen\t1418\nld: library 'OpenGL\t1416\nld: library 'X11\t1419\nld: library 'Xext\t1419\nld: library 'Xi\t1419\nld: library 'Xrandr\t1419\nld: library 'aio\t1420\nld: library 'amd_comgr\t1418\nld: library 'amdhip64\t1418\nld: library 'blas\t1421\nld: library 'c\t1422\nld: library 'c10' not found\t1414\nld: library 'c10_cuda\t1423\nld: library 'caffe2' not found\t1414\nld: library 'cblas\t1421\nld: library 'crypt\t1424\nld: library 'crypto\t1425\nld: library 'cublas\t1418\nld: library 'cuda\t1418\nld: library 'cufft\t1418\nld: library 'cufile\t1418\nld: library 'culibos\t1418\nld: library 'cupti\t1418\nld: library 'curand\t1418\nld: library 'cusolver\t1418\nld: library 'cusparse\t1418\nld: library 'cutensor\t1418\nld: library 'dl\t1422\nld: library 'ffi\t1426\nld: library 'glfw\t1427\nld: library 'glfw3\t1427\nld: library 'glog\t1428\nld: library 'hip\t1418\nld: library 'hsa-runtime64\t1418\nld: library 'hsakmt\t1418\nld: library 'ibverbs\t1429\nld: library 'jpeg\t1430\nld: library 'm\t1422\nld: library 'mlx5\t1429\nld: library 'mpi\t1431\nld: library 'mpi_cxx\t1431\nld: library 'nccl\t1418\nld: library 'npp\t1418\nld: library 'numa\t1432\nld: library 'nvJitLink\t1418\nld: library 'nvidia-ml\t1418\nld: library 'nvjpeg\t1418\nld: library 'nvrtc\t1418\nld: library 'nvshmem\t1418\nld: library 'openblas\t1421\nld: library 'png\t1433\nld: library 'png16\t1433\nld: library 'pthread\t1422\nld: library 'rccl\t1418\nld: library 'rdmacm\t1429\nld: library 'roc\t1418\nld: library 'rt\t1422\nld: library 'ssl\t1425\nld: library 'stdc++\t1434\nld: library 'tbb\t1435\nld: library 'torch' not found\t1414\nld: library 'torch_cpu' not found\t1414\nld: library 'torch_cuda\t1423\nld: library 'torch_global_deps' not found\t1414\nld: library 'torch_python' not found\t1414\nld: library 'uuid\t1436\nld: library 'z\t1437\nld: library not found for -lc10_cuda\t1423\nld: library not found for -ltorch_cuda\t1423\nld: library ‘EGL\t1415\nld: library ‘GL\t1416\nld: library ‘GLEW\t1417\nld: library ‘GLU\t1416\nld: library ‘GLX\t1416\nld: library ‘OpenGL\t1416\nld: library ‘X11\t1419\nld: library ‘Xext\t1419\nld: library ‘Xi\t1419\nld: library ‘Xrandr\t1419\nld: library ‘aio\t1420\nld: library ‘blas\t1421\nld: library ‘c\t1422\nld: library ‘cblas\t1421\nld: library ‘crypt\t1424\nld: library ‘crypto\t1425\nld: library ‘dl\t1422\nld: library ‘ffi\t1426\nld: library ‘glfw\t1427\nld: library ‘glfw3\t1427\nld: library ‘glog\t1428\nld: library ‘ibverbs\t1429\nld: library ‘jpeg\t1430\nld: library ‘m\t1422\nld: library ‘mlx5\t1429\nld: library ‘mpi\t1431\nld: library ‘mpi_cxx\t1431\nld: library ‘numa\t1432\nld: library ‘openblas\t1421\nld: library ‘png\t1433\nld: library ‘png16\t1433\nld: library ‘pthread\t1422\nld: library ‘rdmacm\t1429\nld: library ‘rt\t1422\nld: library ‘ssl\t1425\nld: library ‘stdc++\t1434\nld: library ‘tbb\t1435\nld: library ‘uuid\t1436\nld: library ‘z\t1437\nld: unsupported tapi file type '\t1438",
    540702325: 'uv: command not found\t1188\nuv: not found\t1188',
    540949792: ' => not found\t10',
    541218115: 'CUB requires a definition of CUB_NS_QUALIFIER\t552',
    541675585: 'API call is not supported in the installed CUDA driver\t443',
    541870925: 'MKL ERROR: \t779\nMKL FATAL ERROR: \t779',
    541871172: 'DLL load failed\t644 645 646\nDLL load failed while importing \t647\nDLL load failed: Die angegebene Prozedur\t648\nDLL load failed: The specified procedure\t648\nDLL load failed: 找不到指定的程序\t648',
    541937487: 'OOM when allocating tensor\t840',
    542329940: 'TLS handshake timeout\t899',
    542461511: 'GNU version! gcc \t730',
    542462019: "CPU does not support \t549\nCPU doesn't support \t549\nCPU lacks \t549",
    542462023: 'GPU architecture\t555\nGPU capabilit\t555\nGPU compute architecture\t555\nGPU compute capabilit\t555',
    543449442: "bad register name \t1006\nbad value 'armv9\t989\nbad value ('armv9\t989\nbad value (‘armv9\t989\nbad value ‘armv9\t989",
    543451460: 'Did you forget to add @triton.jit\t651',
    543451492: 'did not complete successfully: exit code: 137\t1225\ndid you forget to \t1226',
    543516756: 'The \'sklearn\' PyPI package is deprecated\t907\nThe CUDA compiler identification is unknown\t908\nThe HIP compiler identification is unknown\t909\nThe command line is too long.\t652\nThe current CMakeCache.txt directory \t910\nThe library is compiled without \t911\nThe source "\t912\nThe specified path, file name, or both are too long\t913\nThe term \'nvcc\' is not recognized\t602',
    543516788: 'the operator \t1674',
    543516996: 'Die Befehlszeile ist zu lang.\t652',
    543517006: 'Nie ma takiego pliku\t487 488 489 490 491 492 493 494 495 496 497',
    543517801: 'ile in wrong format\t862',
    543519605: "use of undeclared identifier \t1735\nuse of undeclared identifier '\t1725 1726 1727",
    543521063: "'ye tanımsız başvuru\t278",
    543584032: ' of the Protocol Buffer runtime library, but the installed version is \t210\n of the Protocol Buffer runtime library, which is not\t211',
    543585601: 'Auf dem Gerät ist kein Speicherplatz\t507',
    544104771: 'Can not find\t590',
    544106784: ' in namespace\t148\n in namespace \t149\n in your include path is not compatible with this release of \t150',
    544108320: ' on CUDA arch < \t212\n on a machine with \t213',
    544108366: 'Non rimane spazio sul device\t830',
    544108398: 'non rimane spazio sul device\t830\nnon è riconosciuto come\t1395',
    544165434: ':No existe el\t116\n:No such file\t116',
    544173600: ' no es un miembro de\t148 164 165 166\n no se reconoce\t183',
    544173940: 'too few arguments for template template parameter "Tuple"\t1679\ntoo many initializer values\t1680\ntoo old to be supported by the triton GPU compiler\t1681',
    544175136: ' to be true, but got false\t262\n to compile PyTorch\t263\n to find Python.h\t264',
    544236404: 'tcp connect error\t1112',
    544238959: 'omp not found\t1310',
    544370464: ' or above\t13\n or above \t247\n or greater \t247\n or higher\t13\n or higher \t247\n or later\t13\n or later \t247\n or later compatible compiler is required\t248\n or newer\t13\n or newer \t247\n or one of its dependencies\t249',
    544372079: 'our device is too old. We require compute capability\t1606',
    544432488: 'has already been de\t1315\nhas no attribute \t1089 1316 1317\nhas no member \t1318\nhas no member named \t1318 1319 1320 1321\nhas not been declared\t1011',
    544432503: 'was compiled with CPU_ONLY flag\t1752\nwas not declared in this scope\t1011',
    544434464: " is already registered\t153\n is already registered as a pybind11::native_enum\t154\n is already registered. Ensure that registration with torch::class_\t155\n is ambiguous\t156\n is defined in header \t157\n is incompatible with lib\t158\n is less than desired GPU memory\t159\n is missing, please make sure it is specified in the 'build-system.requires'\t160\n is not None\t161\n is not a \t162\n is not a directory\t36\n is not a member of\t148 163 164 165 166\n is not a member of \t167 168 169 170\n is not a member of 'cute\t143\n is not a member of 'cutlass\t143\n is not a member of ‘cute\t143\n is not a member of ‘cutlass\t143\n is not a recognized processor for this target\t171\n is not a supported wheel on this platform\t172\n is not a valid\t36\n is not a valid editable requirement\t173\n is not a valid wheel file\t174\n is not compatible with the current PyTorch installation\t175\n is not compatible with this Python\t176\n is not defined\t177 178 179 180\n is not enabled\t181\n is not found\t182\n is not recognized as\t183\n is required\t184\n is required but found\t185\n is undefined\t186 187",
    544435812: 'dns error: failed to lookup address\t1231',
    544436008: '(os error 112)\t335\n(os error 122)\t335\n(os error 28)\t335',
    544437570: 'Bus error\t485',
    544500071: 'git submodule \t1304',
    544501582: 'Not a directory: \t823\nNot find\t591',
    544501607: 'got an unexpected keyword argument \t1311',
    544501614: 'not available for \t1561\nnot available on \t1561\nnot compiled with GPU offload support\t1562\nnot enough disk space\t914\nnot enough free disk space\t914\nnot enough free space\t914\nnot enough space\t914\nnot find\t591\nnot found\t1563\nnot installed\t1564\nnot match\t1229\nnot support\t1565\nnot supported for \t1561\nnot supported for the current GPU. Minimum capability: \t1566\nnot supported on \t1561\nnot valid for use in process\t23\nnot yet available for \t1561\nnot yet available on \t1561\nnot yet supported for \t1561\nnot yet supported on \t1561',
    544502633: 'ist entweder falsch geschrieben\t1395\nist kein Element von\t1263',
    544502645: 'ust use \t1738',
    544503119: 'Out of memory: Kill process\t846\nOut of memory: Killed process\t846',
    544503138: 'but the target was not found\t1021',
    544503151: 'out of memory\t1607 1608\nout of memory allocating \t1609\nout of resource\t1610',
    544567129: 'You are running version \t959\nYou must give at least one requirement to\t960\nYou tried to install "pytorch"\t961',
    544567161: 'you should not try to import numpy from\t1759',
    544760141: 'Max retries exceeded with url\t782',
    544825888: ' by system policy\t23',
    546346988: '에 대한 정의되지 않은 참조\t278',
    547011823: '： Aucun fichier\t116\n： Datei oder Verzeichnis\t116\n： No existe el\t116\n： No such file\t116\n： Нет такого файла\t116\n： そのようなファイル\t116\n： 沒有此一檔案\t116\n： 没有那个文件\t116',
    547193058: "” is not recognized\t293\n” is not recognized as\t293\n” ist entweder falsch\t293\n” n'est pas reconnu\t293\n” no se reconoce como\t293\n” は、内部コマンド\t293\n” 不是内部\t293\n” 不是内部或外部命令\t293",
    549234155: '를 찾을 수\t1405',
    659902535: "GPU's architecture\t555\nGPU's capabilit\t555\nGPU's compute architecture\t555\nGPU's compute capabilit\t555",
    661528610: '" n\'est pas reconnu\t293',
    661528615: "' n'est pas reconnu\t293",
    661545283: "Can't find\t590 591",
    661545315: "can't be installed because it doesn't\t1042\ncan't find\t590 591\ncan't open file \t1043",
    661548868: "Don't know what to do with '\t660",
    661548900: "don't have enough free space in /\t1236",
    661679471: "omp' not found\t1310",
    662007641: "You're on \t962\nYou're using \t962",
    679517676: '은(는) 내부 또는 외부 명령\t1395',
    707403834: ': ***\t379',
    758528120: 'x86-64-v\t989',
    760038484: 'TDM-GCC\t778',
    761752432: 'pkg-config: command not found\t1005\npkg-config: not found\t1005',
    762146671: 'oom-kill\t846',
    762212206: 'non-zero number of elements, but its data is not allocated yet\t1560',
    762341744: 'pip-build-env-\t1615',
    762342767: 'omp-tools.h\t1462 1463 1464',
    762671207: 'gpu-name\t1312',
    778530416: 'png.h\t1616 1617 1618',
    778659430: 'ffi.h\t1284 1285 1286',
    778661997: 'mpi.h\t1516 1517 1518',
    779119983: 'omp.h\t1462 1463 1464',
    791687523: 'c10/cuda/impl/cuda_cmake_macros.h\t1026 1027 1028 1029 1030 1031\nc10/util/AlignOf.h\t1032 1033 1034\nc10/util/Array.h\t1032 1033 1034\nc10/util/Float\t466 467 468\nc10/util/complex_utils.h\t1032 1033 1034\nc10/util/either.h\t1032 1033 1034\nc10/util/in_place.h\t1032 1033 1034\nc10/util/math_compat.h\t1032 1033 1034\nc10/util/reverse_iterator.h\t1032 1033 1034\nc10/util/variant.h\t1032 1033 1034',
    792938580: 'THC/THCAtomics.cuh\t880 881 882\nTHC/THCDeviceUtils.cuh\t883 884 885 886\nTHC/THCNumerics.cuh\t887 888 889',
    793528133: 'EGL/egl.h\t663 664 665\nEGL/eglext.h\t663 664 665\nEGL/eglplatform.h\t663 664 665',
    796096883: 'sys/cdefs\t1014\nsys/file.h\t1230\nsys/ioctl.h\t1230\nsys/mman.h\t1230\nsys/resource.h\t1230\nsys/socket.h\t1230\nsys/time.h\t1230\nsys/wait.h\t1230',
    796157294: 'net/http: request canceled\t899',
    796225127: 'gnu/stubs\t1014',
    808464432: '000001\t365\n0000135\t364\n0000139\t363',
    808465475: 'C4003: \t538',
    827018828: 'LNK1102\t759\nLNK1104\t521 760 761 762 763 764 765\nLNK1112\t766 767\nLNK1158\t768\nLNK1181\t764 765 769',
    827085907: 'STL1002: Unexpected compiler version, expected CUDA \t869',
    828796205: '-mf16c\t368',
    842019395: 'C2027\t526',
    842020932: 'D8021\t643',
    842211386: ': 32 bit compilation is only supported for\t380',
    842281539: 'C2429\t534',
    842348355: 'C7525\t534',
    842413891: 'C7624\t534',
    843796044: 'LNK2001\t278\nLNK2005: \t770\nLNK2019\t278',
    845374806: 'Vec256\t953 954',
    858796611: "C2039: \t527 528 529 530 531 532\nC2039: 'exc_traceback'\t533\nC2039: 'exc_type'\t533\nC2039: 'exc_value'\t533\nC2039: 'ob_digit'\t533\nC2039: 'tp_print'\t533\nC2039: 'use_tracing'\t533",
    863005040: 'pip3: command not found\t1188\npip3: not found\t1188',
    875968323: 'C7642\t534',
    877350476: 'LNK4272\t767',
    909128259: 'C2061: \t532\nC2065: \t532',
    909652803: 'C3861: \t532',
    925905197: '-1073741511\t363\n-1073741515\t364\n-1073741795\t365',
    926429763: 'C2872\t537',
    942682435: "C1083\t513 514 515 516 517 518 519 520 521 522\nC1083: Cannot open compiler generated file: '\t523",
    943010371: 'C2589: \t535',
    943011651: 'C7582\t534',
    959787587: 'C2593: \t536',
    976236899: 'c10::guts\t1035\nc10::optional<\t1036',
    976909409: 'at::DeprecatedTypeProperties\t1004',
    978144327: 'GLM: GLM_\t729',
    978341199: 'OMP: Error #15\t836\nOMP: Error #15:\t837\nOMP: Error #179: Function pthread_\t838',
    979661939: 'std::shared_ptr<torch::jit\t1664 1665',
    979923827: 'ssh: Could not resolve hostname \t1662\nssh: connect to host \t1662',
    979923834: 'zsh: command not found: \t1764\nzsh: no matches found: \t1765',
    980445552: 'pip: command not found\t1188\npip: not found\t1188',
    980707687: 'git: command not found\t1005\ngit: not found\t1005',
    980708969: 'int: = is not a valid operator\t1379',
    1094928468: 'THCAssertSameGPU\t878 879\nTHCAtomics.cuh\t880 881 882',
    1094997315: "CUDA architecture\t555\nCUDA capabilit\t555\nCUDA compiler and CUDA toolkit headers are incompatible\t556\nCUDA compute architecture\t555\nCUDA compute capabilit\t555\nCUDA driver is a stub library\t557\nCUDA driver version is insufficient for CUDA runtime version\t558\nCUDA initialization: Found no NVIDIA driver on your system\t559\nCUDA unavailable, invalid device\t560\nCUDA was not found on the system, please set the CUDA_HOME\t561\nCUDA's architecture\t555\nCUDA's capabilit\t555\nCUDA's compute architecture\t555\nCUDA's compute capabilit\t555\nCUDA::nvToolsExt\t366 562 563\nCUDAGenerator\t550 551\nCUDAGuard\t564 565\nCUDAStreamGuard\t564 565\nCUDA_ARCHITECTURES\t566\nCUDA_ARCHITECTURES is set to \t567\nCUDA_ERROR_ASSERT\t568\nCUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE\t569\nCUDA_ERROR_ILLEGAL_ADDRESS\t570\nCUDA_ERROR_INVALID_IMAGE\t571\nCUDA_ERROR_LAUNCH_FAILED\t570\nCUDA_ERROR_MISALIGNED_ADDRESS\t570\nCUDA_ERROR_NO_BINARY_FOR_GPU\t572\nCUDA_ERROR_OUT_OF_MEMORY\t573\nCUDA_ERROR_STUB_LIBRARY\t557\nCUDA_ERROR_SYSTEM_DRIVER_MISMATCH\t574\nCUDA_ERROR_SYSTEM_NOT_READY\t575\nCUDA_ERROR_UNSUPPORTED_PTX_VERSION\t576\nCUDA_HOME\t577\nCUDA_HOME does not exist, unable to compile CUDA\t578\nCUDA_HOME environment variable is not set\t579\nCUDA_PATH\t577\nCUDA_TOOLKIT_ROOT_DIR not found or specified\t580\nCUDA_tensor_apply\t581 582\nCUDAs architecture\t555\nCUDAs capabilit\t555\nCUDAs compute architecture\t555\nCUDAs compute capabilit\t555",
    1096045407: '_STANDARD is set to invalid value\t976\n_STATUS_ARCH_MISMATCH\t977',
    1096308803: 'CXXABI_\t587\nCXXABI_1.3.\t588',
    1098215527: 'gpuAtomicAdd\t1313 1314',
    1100659951: '：Aucun fichier\t116',
    1111705684: 'THCBlas_\t876 877',
    1112099911: 'GLIBCXX_\t587\nGLIBCXX_3.4.\t588\nGLIBC_\t727\nGLIBC_2.\t728',
    1113812850: 'rocBLAS error: C\t1642',
    1126199118: 'No CUDA GPUs are available\t198\nNo CUDA runtime is found, using CUDA_HOME=\t800\nNo CUDA toolset found\t801',
    1128482900: 'THCCeilDiv\t483 484',
    1128486478: 'NVCC \t791\nNVCC" \t791\nNVCC\' \t791\nNVCC` \t791\nNVCC’ \t791',
    1128680517: 'ELFCLASS32\t666\nELFCLASS64\t666',
    1129467732: 'TORCH_CHECK\t900\nTORCH_CUDA_API\t448 449\nTORCH_CUDA_ARCH_LIST is not set, all archs for visible cards\t901\nTORCH_EXTENSION_NAME\t369\nTORCH_HIP_API\t524 525\nTORCH_LIBRARY_FRAGMENT\t900',
    1130320961: 'AT_CHECK\t444 445\nAT_CHECK_INDEX\t444 445\nAT_CPP14_CONSTEXPR\t446 447\nAT_CUDA_API\t448 449',
    1131701607: 'getCurrentCUDABlasHandle\t564 565\ngetCurrentCUDASolverDnHandle\t564 565\ngetCurrentCUDASparseHandle\t564 565\ngetCurrentCUDAStream\t564 565\ngetCurrentDeviceProperties\t564 565',
    1131701619: 'setCurrentCUDAStream\t564 565',
    1131898190: 'NewConnectionError\t600',
    1145120800: ' (ADVANCED)\t1',
    1145260116: 'THCDevice\t876 877\nTHCDeviceUtils.cuh\t883 884 885 886',
    1145656910: 'NVIDIA driver on your system is too old\t792\nNVIDIA-SMI has failed because it couldn\t793',
    1146438445: '-CUDA::nvToolsExt\t366',
    1146438508: 'lCUDA::nvToolsExt\t366',
    1147098177: 'AT_DISPATCH_ALL_TYPES_AND_HALF\t450 451',
    1148478823: 'getDefaultCUDAStream\t564 565\ngetDeviceProperties\t564 565',
    1150991599: '：Datei oder Verzeichnis\t116',
    1160670307: 'cl.EXE\t1108',
    1162297926: 'FBGEMM needs GCC \t586\nFBGEMM needs at least GCC \t586\nFBGEMM requires GCC \t586\nFBGEMM requires at least GCC \t586',
    1162629971: 'SSLError\t600',
    1163152969: "INTERNAL COMPILER ERROR in '\t735",
    1164863831: 'WinError 2]\t521\nWinError 3]\t521',
    1164994920: 'hipErrorAssert\t568\nhipErrorInvalidDeviceFunction\t1210\nhipErrorNoBinaryForGpu\t572\nhipErrorOutOfMemory\t573',
    1176517189: 'E: Failed to fetch\t662',
    1178749012: 'THBFloat16Blas_\t876 877\nTHBFloat16Storage\t876 877\nTHBFloat16Tensor\t876 877\nTHBFloat16Vector\t876 877',
    1179009347: 'CAFFE2_API\t448 449\nCAFFE2_CUDA_API\t448 449',
    1180652609: 'AT_FORALL_SCALAR_TYPES\t452 453',
    1195591764: 'THCGenerator\t876 877',
    1196312909: 'MINGW\t778',
    1196773443: 'CPUGenerator\t550 551',
    1198271776: ' -lGLESv1\t6\n -lGLESv2\t6',
    1198418253: 'MinGW\t778',
    1229408595: 'SIGILL\t365',
    1230455855: '/DWIN32\t370',
    1230984257: 'AT_INDEX_ERROR\t454 455',
    1231254131: 'srcIndex < srcSelectDimSize\t1661',
    1232367438: 'NotImplementedError: C\t831',
    1262570819: 'CMAKE_CUDA_ARCHITECTURES\t541\nCMAKE_CUDA_ARCHITECTURES must be non-empty\t542\nCMAKE_CUDA_ARCHITECTURES:\t543 544\nCMAKE_CUDA_COMPILER\t545\nCMAKE_CUDA_COMPILER not set, after EnableLanguage\t546\nCMAKE_CUDA_COMPILER:\t547',
    1280136782: 'NVML Shared Library Not Found\t697',
    1280595267: 'CUTLASS needs GCC \t586\nCUTLASS needs at least GCC \t586\nCUTLASS requires GCC \t586\nCUTLASS requires at least GCC \t586',
    1281311820: 'LD_LIBRARY_PATH contains incompatible version of cudnn\t755',
    1297501260: 'LLVM ERROR: \t757\nLLVM ERROR: out of memory\t758',
    1298295148: 'libMIOpen.so.\t1442',
    1310748265: 'in Namensbereich\t1263',
    1313032276: 'THCNumerics\t876 877\nTHCNumerics.cuh\t887 888 889',
    1313101123: 'CUDNN_INCLUDE_DIR\t583\nCUDNN_INCLUDE_PATH\t583\nCUDNN_LIBRARY\t583\nCUDNN_LIBRARY_PATH\t583\nCUDNN_STATUS_SUBLIBRARY_LOADING_FAILED\t584',
    1313753172: 'THNN_\t897 898',
    1315072364: 'libNVVM cannot be found. Do `conda install\t1443',
    1318763759: '：No existe el\t116\n：No such file\t116',
    1330529327: '/DNOMINMAX\t370',
    1330795077: 'ERROR: Could not find a version\t668\nERROR: Python dependency not found\t669\nERROR: Wheel \'\t670\nERROR: unknown command "\t671',
    1330857298: 'RESOURCE_EXHAUSTED: \t861',
    1346521420: 'LIBPOSTPROC\t756',
    1347638595: 'CUSPARSE_\t585',
    1347703880: 'HTTP 000 CONNECTION FAILED\t604',
    1349083987: 'SciPy needs GCC \t586\nSciPy needs at least GCC \t586\nSciPy requires GCC \t586\nSciPy requires at least GCC \t586',
    1349350734: 'NumPy\t832\nNumPy C-API version 0x\t833\nNumPy needs GCC \t586\nNumPy needs at least GCC \t586\nNumPy requires GCC \t586\nNumPy requires at least GCC \t586\nNumPy was built with baseline optimizations\t834',
    1377843753: '): Read timed out\t343',
    1380141140: 'THCRandom\t876 877\nTHCRoundUp\t483 484',
    1380993352: 'HIPRTC status = HIPRTC_ERROR_COMPILATION\t732',
    1381122399: '_ARRAY_API\t974',
    1396918356: 'THCState\t890 891\nTHCStorage\t876 877\nTHCStream\t890 891',
    1397049428: 'THESE PACKAGES DO NOT MATCH THE HASHES\t896',
    1397050439: 'GLES2/gl\t720 721\nGLES3/gl\t720 721\nGLESv1\t722\nGLESv2\t722',
    1397706309: 'ENOSPC: no space\t667',
    1397900630: 'VERSION_MISMATCH\t952',
    1398757712: 'PY_SSIZE_T_CLEAN macro must be defined\t847',
    1400137063: 'getStreamFromPool\t564 565',
    1413567571: 'STATUS_DLL_NOT_FOUND\t364\nSTATUS_ENTRYPOINT_NOT_FOUND\t363',
    1413695572: 'THCTensor\t876 877\nTHCThrustAllocator\t876 877',
    1413761108: 'THDTensor\t876 877',
    1414744148: 'THSTensor\t876 877',
    1415530580: 'TH_TENSOR_APPLY\t581 582',
    1416914279: 'getTHCState\t890 891',
    1428175429: 'E: Unable to fetch some archives\t662',
    1430462522: ': CUDA cannot be found\t382',
    1430472788: 'THCUNN_\t876 877',
    1430481965: '-lCUDA::nvToolsExt\t366',
    1431455828: 'THRUST_NS_QUALIFIER\t554',
    1447250004: 'THCVector\t876 877',
    1448299815: "'MSVCCompiler' object has no attribute '\t330",
    1464224839: 'GLFW/glfw3.h\t723 724 725 726',
    1465865281: 'AT_WARN\t456 457',
    1498173007: 'ONLY build\t839',
    1596993859: 'C10_FALLTHROUGH\t446 447\nC10_HIP_API\t524 525\nC10_HIP_KERNEL_LAUNCH_CHECK\t524 525\nC10_HOST_CONSTEXPR\t446 447\nC10_NORETURN\t446 447',
    1596993891: 'c10_cuda.lib\t1037',
    1598182723: 'CUB_NS_QUALIFIER\t553 554',
    1598243655: 'GCC_1\t587\nGCC_3\t587\nGCC_4\t587\nGCC_7\t587',
    1598244948: 'THC_assertSameGPU\t878 879',
    1598965328: 'PFN_cuTensorMapEncode\t585',
    1600939103: '_dl_check_map_versions: Assertion\t982',
    1601008225: 'arm_acle\t1002\narm_bf16\t1002\narm_fp16\t1002\narm_neon\t1002\narm_sve\t1002',
    1601009011: 'sum_intlist\t1619 1620',
    1601010035: 'sym_numel\t705\nsym_size\t705\nsym_stride\t705',
    1601204323: 'cpp_extension.load\t49 1201\ncpp_extension.py\t49',
    1629515598: 'No available memory for the cache blocks\t802',
    1629516905: 'it as a build dependency\t1400',
    1631789114: ': Cannot allocate memory\t383\n: Cannot fork\t384',
    1631811920: 'PyCapsule\t855',
    1631854650: ': Datei oder Verzeichnis\t116',
    1631985722: ': Failed to preprocess host compiler properties\t385',
    1632127060: 'THHalfBlas_\t876 877\nTHHalfStorage\t876 877\nTHHalfTensor\t876 877\nTHHalfVector\t876 877',
    1632313402: ': Kann die Shared\t393\n: Kann die Shared-Object-Datei nicht öffnen\t391',
    1632641082: ': Path to libdevice library not specified\t403',
    1633836895: '__ballot\t585',
    1633839468: 'libaio.h\t1444 1445 1446 1447\nlibamdhip64.so.\t1442\nlibav\t1448',
    1633886247: "' cannot overload\t302",
    1633886266: ': calling a constexpr __device__ function\t413\n: calling a constexpr __host__ function\t414\n: cannot find /\t415\n: cannot open shared obj\t393\n: cannot open shared object\t416 417',
    1633903970: 'because it has a CompositeImplicitAutograd\t1008',
    1633903972: 'decay_t\t1114',
    1633973571: 'Cuda Configuration Error: C\t642',
    1633973603: 'cuda runtime error (2) : out of memory\t1208\ncuda.is_available()\t198\ncudaBindTexture\t585\ncudaConfigureCall\t585\ncudaErrorAssert\t568\ncudaErrorCallRequiresNewerDriver\t443\ncudaErrorCompatNotSupportedOnDevice\t569\ncudaErrorInsufficientDriver\t1209\ncudaErrorInvalidDeviceFunction\t1210\ncudaErrorInvalidKernelImage\t571\ncudaErrorMemoryAllocation\t573\ncudaErrorNoKernelImageForDevice\t572\ncudaErrorStubLibrary\t557\ncudaErrorSystemDriverMismatch\t574\ncudaErrorSystemNotReady\t575\ncudaErrorUnsupportedPtxVersion\t576\ncudaLaunchCooperativeKernelMultiDevice\t585\ncudaPointerAttributes\t1211\ncudaProfilerInitialize\t585\ncudaThreadExit\t585\ncudaThreadSynchronize\t585\ncudaTypedefs.h\t1196 1197\ncudaUnbindTexture\t585\ncuda_awbarrier\t1196 1197\ncuda_bf16.h\t1196 1197\ncuda_fp4.h\t1196 1197\ncuda_fp6.h\t1196 1197\ncuda_fp8.h\t1196 1197\ncuda_pipeline\t1196 1197\ncudart64_\t1207',
    1634036816: 'Please install \t854',
    1634036848: 'please install \t854',
    1634082855: "' failed: \t305",
    1634100580: 'default_program(\t1221',
    1634166092: 'LegacyTHDispatcher\t771 772\nLegacyTHFunctionsCUDA\t771 772',
    1634166124: 'legacy-install-failure\t1441',
    1634213922: '" has no member\t147 280 281\n" has no member \t282 283 284 285\n" has no member "\t286 287 288 289\n" has no member class\t290',
    1634230111: '__half\t980',
    1634493027: 'cblas.h\t1102 1103 1104\ncblas_mangling.h\t1102 1103 1104',
    1634493984: ' flag is not supported with the configured host compiler\t121',
    1634494055: 'gflags/gflags.h\t1299 1300 1301 1302 1303',
    1634541602: '" matches these operands\t294\n" may not be used in the type-id\t295',
    1634541612: ', may conflict with lib\t355',
    1634563438: 'numa.h\t1568 1569 1570\nnumaif.h\t1568 1569 1570',
    1634564716: 'lzma.h\t1496 1497 1498 1499',
    1634625890: 'binaries were compiled with C\t1012',
    1634629988: 'dynamic module does not\t1237\ndynamic_cast\t1238',
    1634692128: ' load any \t120\n loaded at\t192',
    1634692166: 'Float8_e\t705',
    1634754924: 'lapack\t1407\nlapacke.h\t1408 1409 1410 1411',
    1634760805: "expanded from macro \t1270\nexpanded from macro '__noinline__'\t1271\nexpansion of macro \t1270",
    1634886000: 'parameter packs not expanded with\t1612 1613',
    1634887263: '_frame\t856 983',
    1634887267: 'cframe"\t1107\ncframe\'\t1107\ncframe’\t1107',
    1634890835: 'Strawberry\t778',
    1634954837: 'UnsatisfiedLinkError: \t940\nUnsatisfiedLinkError: no \t941',
    1634954869: 'unsatisfied condition: \t1731',
    1635017059: 'catastrophic error\t1101',
    1635017062: 'fatal error C10\t1278\nfatal error C1001: \t1279\nfatal error C1081\t1280\nfatal: early EOF\t1281\nfatal: fetch-pack: \t1281\nfatal: not a git repository\t1282\nfatal: unable to \t1283',
    1635018093: 'metadata-generation-failed\t1441',
    1635022189: 'mutable_data_ptr\t705',
    1635151433: "Invalid CUDA 'device=\t748\nInvalid requirement: \t749\nInvalid wheel filename\t174\nInvalidMatchSpec: \t750\nInvalidVersionSpec: \t750",
    1635151465: 'invalid command "bdist_wheel\t1382\ninvalid command "dist_info\t1382\ninvalid command "editable_wheel\t1382\ninvalid command \'bdist_wheel\t1382\ninvalid command \'dist_info\t1382\ninvalid command \'editable_wheel\t1382\ninvalid command bdist_wheel\t1382\ninvalid command dist_info\t1382\ninvalid command editable_wheel\t1382\ninvalid device function\t1383\ninvalid input constraint \'+h\' in asm\t1384\ninvalid input constraint \'+l\' in asm\t1384\ninvalid input constraint \'+r\' in asm\t1384\ninvalid input constraint \'=+h\' in asm\t1384\ninvalid input constraint \'=+l\' in asm\t1384\ninvalid input constraint \'=+r\' in asm\t1384\ninvalid input constraint \'=h\' in asm\t1384\ninvalid input constraint \'=l\' in asm\t1384\ninvalid input constraint \'=r\' in asm\t1384\ninvalid input constraint \'h\' in asm\t1384\ninvalid input constraint \'l\' in asm\t1384\ninvalid input constraint \'r\' in asm\t1384\ninvalid literal for int() with base 10: \t1385\ninvalid operands to binary expression (\t1386\ninvalid operands to binary expression (\'\t1387\ninvalid output constraint \'+h\' in asm\t1384\ninvalid output constraint \'+l\' in asm\t1384\ninvalid output constraint \'+r\' in asm\t1384\ninvalid output constraint \'=+h\' in asm\t1384\ninvalid output constraint \'=+l\' in asm\t1384\ninvalid output constraint \'=+r\' in asm\t1384\ninvalid output constraint \'=h\' in asm\t1384\ninvalid output constraint \'=l\' in asm\t1384\ninvalid output constraint \'=r\' in asm\t1384\ninvalid output constraint \'h\' in asm\t1384\ninvalid output constraint \'l\' in asm\t1384\ninvalid output constraint \'r\' in asm\t1384\ninvalid target ID \t944\ninvalid value \'armv9\t989\ninvalid value \'c++\t1388\ninvalid value \'gnu++\t1388\ninvalid value (\'armv9\t989\ninvalid value (‘armv9\t989\ninvalid value for --gpu-architecture\t1389\ninvalid value ‘armv9\t989',
    1635196967: "' was defined more than once\t321",
    1635197024: '` was removed in the NumPy 2\t988',
    1635281254: 'fixable by adding \t1290',
    1635284080: 'ptxas application ptx input, line \t1621\nptxas info \t1622\nptxas warning \t1622',
    1638515570: 'réadressage R_\t1629\nréadressage de R_\t1629',
    1646292852: 'to be installed\t1010',
    1647473766: 'ft2build.h\t1293 1294 1295 1296',
    1650552405: 'Unable to find\t590 591\nUnable to find code object for all current devices\t927\nUnable to find vcvarsall.bat\t928\nUnable to load any of {lib\t929\nUnable to locate\t591\nUnable to pre-compile ops without torch installed\t930\nUnable to register cu\t931',
    1650552421: 'enable executable\t1241\nenable_if_t\t1114',
    1650552437: 'unable to execute \t1712\nunable to execute \'\t1713\nunable to execute command: Killed\t1714\nunable to find\t591\nunable to find a build program corresponding to "NMake Makefiles\t1715\nunable to find a build program corresponding to "Ninja\t1716\nunable to find a build program corresponding to "Unix Makefiles\t1717\nunable to find library -l\t1060 1061 1062 1063 1064 1065 1066 1067 1068 1069 1718 1719 1720\nunable to find library -lEGL\t1070\nunable to find library -lGLEW\t1071\nunable to find library -laio\t1072\nunable to find library -lffi\t1073\nunable to find library -lglog\t1074\nunable to find library -ljpeg\t1075\nunable to find library -lnuma\t1076\nunable to find library -lstdc++\t1078\nunable to find library -ltbb\t1079\nunable to find library -luuid\t1080\nunable to find library -lz\t1081\nunable to locate\t591',
    1650552929: 'apability not supp\t995',
    1650616684: 'libbitsandbytes_cpu.\t1449',
    1651076128: ' library not found\t191',
    1651076143: '/libMIOpen\t376\n/libamd_comgr\t376\n/libamdhip64\t376\n/libcublas\t376\n/libcuda\t376\n/libcufft\t376\n/libcufile\t376\n/libculibos\t376\n/libcupti\t376\n/libcurand\t376\n/libcusolver\t376\n/libcusparse\t376\n/libcutensor\t376\n/libhip\t376\n/libhsa-runtime64\t376\n/libhsakmt\t376\n/libnccl\t376\n/libnpp\t376\n/libnvJitLink\t376\n/libnvidia-ml\t376\n/libnvjpeg\t376\n/libnvrtc\t376\n/libnvshmem\t376\n/librccl\t376\n/libroc\t376',
    1651076218: 'zlib.h\t1760 1761 1762 1763',
    1651336557: "member access into incomplete type '\t1502\nmember reference type \t1503",
    1651337587: 'simbolo ambiguo\t783',
    1651341651: 'Symbol\t278',
    1651341683: 'symbol not found in flat namespace\t278\nsymbole ambigu\t783',
    1651449895: "' object has no attribute 'ds_opt_\t320",
    1651469415: 'globalLegacyTypeDispatch\t771 772',
    1651860850: 'reubicación R_\t1629',
    1651864352: " submodule path '\t261",
    1663067490: 'be created directly\t1007',
    1663067511: 'we can conclude that \t1753',
    1663071343: 'ot compiled with \t1605',
    1664044099: 'CL/cl\t539 540',
    1667309616: '0 active drivers ([])\t378',
    1667393900: 'libc10_cuda.so: \t1450\nlibcublas.so.\t1451\nlibcublasLt.so.\t1451\nlibcuda.so\t1452\nlibcuda.so cannot found\t1453\nlibcuda.so.1\t1452\nlibcudart.so.\t1451\nlibcufft.so.\t1451\nlibcupti.so.\t1451\nlibcusolver.so.\t1451\nlibcusparse.so.\t1451',
    1667462766: 'nvcc \t791\nnvcc :\t1577\nnvcc cannot find a supported version of\t1578\nnvcc fatal   : Cannot find compiler \'\t1579\nnvcc fatal   : Could not open input file \'\t1580\nnvcc fatal   : redefinition of argument \'\t1581\nnvcc not found\t1582\nnvcc was not found\t1582\nnvcc ：\t1577\nnvcc" \t791\nnvcc\' \t791\nnvcc:\t1577\nnvcc` \t791\nnvcc’ \t791\nnvcc：\t1577',
    1667592275: "Specified provider 'CUDAExecutionProvider' is not in available provider\t873\nSpecify CUDA_TOOLKIT_ROOT_DIR\t874",
    1667592307: 'specified that you may need to import the \t1660',
    1667594309: 'Exec format error\t674',
    1667594341: 'execinfo.h\t1230\nexecutable in path specified by\t1266\nexecutor failed running\t1267',
    1667656804: 'dlfcn.h\t1230',
    1667722864: 'pngconf.h\t1616 1617 1618',
    1667852407: 'which is not an existing directory\t1755',
    1667853909: "UnicodeDecodeError: 'utf\t932",
    1667854445: 'mpicxx.h\t1516 1517 1518',
    1668033824: ' -lcrypt\t7',
    1668183398: 'function for call to \t1297',
    1668248144: 'Processus arrêté\t661\nProcessus arrêté a terminé le programme \t334',
    1668248176: "procedure entry point\t278\nprocessor does not support \t549\nprocessor doesn't support \t549\nprocessor lacks \t549",
    1668311400: "hipcc' failed: No such file\t1324\nhipcc: No such file\t1325\nhipcc: command not found\t1325\nhipcc: not found\t1325",
    1668440352: ' architecture of input file \t14',
    1668443988: 'Torch is needed\t857\nTorch is not installed\t857\nTorch is required\t857\nTorch must be installed\t857\nTorch needs to be installed\t857',
    1668444020: 'torch is needed\t857\ntorch is not installed\t857\ntorch is required\t857\ntorch is required for \t1682\ntorch must be installed\t857\ntorch needs GCC \t586\ntorch needs at least GCC \t586\ntorch needs to be installed\t857\ntorch requires GCC \t586\ntorch requires at least GCC \t586\ntorch.OutOfMemoryError\t1683\ntorch._inductor.exc.\t1684\ntorch.cuda.OutOfMemoryError\t1683\ntorch.utils.ffi is deprecated\t1685\ntorch.version.cuda\t1686\ntorch/all.h\t458 459 460\ntorch/csrc/PythonTypes.h\t1687 1688 1689\ntorch/csrc/StorageDefs.h\t1687 1688 1689\ntorch/csrc/THP_export.h\t1687 1688 1689\ntorch/csrc/WindowsTorchApiMacro.h\t1687 1688 1689\ntorch/csrc/jit/\t1690 1691 1692 1693 1694\ntorch/csrc/stable/\t467 468\ntorch/csrc/utils/auto_gil.h\t1695 1696 1697\ntorch/csrc/utils/disallow_copy.h\t1695 1696 1697\ntorch/csrc/utils/future.h\t1695 1696 1697\ntorch/csrc/utils/memory.h\t1695 1696 1697\ntorch/csrc/utils/six.h\t1695 1696 1697\ntorch/extension.h\t467 468 1698 1699 1700 1701 1702\ntorch/headeronly/\t467 468\ntorch/library.h\t458 459 460\ntorch/python.h\t458 459 460\ntorch/script.h\t458 459 460\ntorch/torch.h\t458 459 460\ntorch/types.h\t458 459 460\ntorch::jit::RegisterOperators::RegisterOperators(const char\t1703\ntorch_cuda.lib\t1037\ntorch_extensions\t49 1704\ntorchaudio C++ extension is not available\t1705\ntorchinductor_\t1706 1707\ntorchvision.transforms.functional_tensor\t1708',
    1668571501: 'matching\t1501',
    1668571504: 'patch: command not found\t1005\npatch: not found\t1005',
    1668628794: ':Aucun fichier\t116',
    1671200994: '“constexpr\t299',
    1681143415: 'w64devkit\t778',
    1684104530: 'ReadTimeout\t600\nReadTimeoutError\t600',
    1684104562: 'read-only segment has dynamic IFUNC relocations\t1625\nread-only segment has dynamic relocations\t1625',
    1684107084: 'Loaded runtime CuDNN library: \t777',
    1684107116: 'load any more object with static\t1489\nloaded the `torch/_C` folder of the PyTorch repository\t1490',
    1684171116: 'libdevice not found at \t1454',
    1684302184: 'hidden symbol \t1322',
    1684366670: 'Need to compile C++ extensions to \t797',
    1684366702: 'need PyTorch\t863\nneed Pytorch\t863\nneed pyTorch\t863\nneed pytorch\t863\nneed torch\t863\nneeds CUDA\t1530\nneeds PyTorch\t863\nneeds Pytorch\t863\nneeds pyTorch\t863\nneeds pytorch\t863\nneeds torch\t863',
    1684367716: 'died with <Signals.SIGKILL: 9>\t1227',
    1684632949: 'uuid/uuid.h\t1739 1740 1741 1742',
    1684633198: 'nvidia-container-cli: initialization error: \t1584\nnvidia-fabricmanager\t699',
    1684955424: ' and above\t13\n and higher\t13\n and later\t13\n and newer\t13',
    1684957510: 'FindCUDA says CUDA version is\t704',
    1684957527: 'Windows Long Path support enabled\t957\nWindows not yet supported for torch.compile\t958',
    1684959043: 'CondaHTTPError\t604\nCondaSSLError\t604',
    1684959075: 'conda: command not found\t1188\nconda: not found\t1188\nconditional_t\t1114',
    1684960544: ' undeclared\t186',
    1685024032: ' module has been removed\t193\n module is not found\t194',
    1685025392: 'prod_intlist\t1619 1620',
    1685222775: 'wurde in diesem Gültigkeitsbereich nicht deklariert\t1011',
    1685414702: '.cuda.o\t369',
    1689699140: 'Dödad-signal avslutade programmet \t334',
    1696610857: '): error : expected a "("\t344\n): error: argument list for template template\t345\n): error: exception specification is incompatible\t346\n): error: expected a "("\t344\n): error: identifier "\t290\n): error: identifier "__\t347 348\n): error: incomplete type is not allowed\t349\n): error: invalid combination of type specifiers\t350\n): error: name followed by "::" must\t345\n): error: no instance of\t351\n): error: static assertion failed with "\t352',
    1696624233: 'in expansion of macro \t1270',
    1696624462: 'No existe el \t487 488 489 490 491 492 493 494 495 496 497',
    1696624494: 'no es un miembro de\t1263',
    1697082912: " n'est pas reconnu\t183\n n'est pas un membre de\t164 165 166",
    1697541219: 'cl.exe\t1108\ncl.exe with traditional preprocessor \t1109',
    1698832442: ': Befehl nicht gefunden\t381',
    1699094621: '] Fehler 137\t972',
    1699160157: '] Getötet\t972',
    1699170388: 'THGenerator\t876 877',
    1699553338: ': Memory allocation failure\t394',
    1699618874: ": Ne peut ouvrir le fichier d'objet partagé\t391",
    1699749946: ': Permission denied\t404',
    1699881018: ': Resource temporarily unavailable\t406\n: Ressource temporairement\t406',
    1700022356: 'THTensor\t876 877\nTHTensorMath\t876 877',
    1700153428: 'THVector\t876 877',
    1700212059: '[-Werror\t963',
    1700948332: 'libelf.h\t1455 1456 1457 1458',
    1701013836: 'License classifiers have been superseded by license expressions\t776',
    1701017701: 'exception handling disabled\t1264\nexception handling is disabled\t1265',
    1701078386: 'redefinition of \t1627',
    1701079328: ' identifier "\t146 147',
    1701080161: 'alderlake\t989',
    1701080649: 'IndentationError: \t740\nIndexError: \t741 742\nIndexError: _Map_base::at\t743\nIndexError: map::at\t743\nIndexError: unordered_map::at\t743',
    1701080681: 'index_sequence\t1114',
    1701080693: 'undeclared\t1346\nundeclared identifier \t1327 1328 1557 1721\nundefined reference to \t1722\nundefined symbol: \t278\nundefined symbol: Py\t1723\nundefined symbol: _Py\t1723\nundefined symbol: mkl_\t1724\nundefinierter Verweis auf\t278\nundefiniertes Symbol\t278\nunderlying_type_t\t1114',
    1701146144: ' needed by \t197',
    1701209458: 'reference indefinie vers\t278\nreference indéfinie vers\t278\nreference to\t278\nreferences to\t278\nreferencia a\t278\nreferencia indefinida a\t278\nreferencia indefinida para\t278\nreferencia nao definida a\t278\nreferencia nao definida para\t278\nreferencia não definida a\t278\nreferencia não definida para\t278\nreferensi ke\t278\nreferência indefinida a\t278\nreferência indefinida para\t278\nreferência nao definida a\t278\nreferência nao definida para\t278\nreferência não definida a\t278\nreferência não definida para\t278',
    1701210482: 'riferimento non definito a\t278',
    1701211721: "Inferred operator schema for a C++ kernel function doesn't match the expected function schema\t744",
    1701211753: 'infer_schema(func): \t1371 1372',
    1701274484: 'tcgen05\t1648',
    1701275973: 'Eigen/\t672',
    1701345056: ' when calling \t273',
    1701405728: ' died due to signal \t31\n died due to signal 9\t32\n died due to signal 9 (Kill signal)\t32\n died with status 0x\t33',
    1701407843: 'client error (Connect)\t1112',
    1701409364: 'Tried to register an operator (\t917 918\nTried to register multiple backend fallbacks for the same dispatch key \t919\nTried to register multiple operators with the same name\t920',
    1701470831: 'object has no attribute\t1587\nobject has no attribute \t1588\nobject type is: \t1589',
    1701536109: 'make: \t373\nmake: command not found\t1005\nmake: not found\t1005\nmake_index_sequence\t1114\nmake_unique\t1114',
    1701603654: 'File o directory non\t487 488 489 490 491 492 493 494 495 496 497\nFilename longer than 260 characters\t702\nFilename too long\t703',
    1701603686: 'file failed to open for reading\t1287\nfile_baton.py\t1288\nfile_baton.py:\t1289',
    1701604425: 'Illegal instruction\t365 485',
    1701667150: "NameError: name \t794\nNameError: name '\t795\nNameError: name '_C' is not defined\t796",
    1701667182: 'name \'bare_metal_version\' is not defined\t1522\nnamespace "\t1523\nnamespace "c10::guts" has no member "\t1524\nnamespace "std" has no member \t1525 1526 1527 1528\nnamespace name\t1529',
    1701669204: 'TimeoutError: \t606',
    1701670771: 'some optimisations will not be enabled\t1659\nsome optimizations will not be enabled\t1659',
    1701716007: "' newer than toolkit\t319",
    1701716012: ', needed by\t356\n, needed by \t357',
    1701733735: 'generic_type: \t1298',
    1701798944: " does not dominate this use\t34\n does not exist\t35 36 37\n does not include kernels for this GPU\t38\n does not match namespace of enclosing TORCH_LIBRARY\t39\n does not match runtime version \t40\n does not name a\t41\n does not name a type\t42 43 44 45\n does not support \t46\n doesn't exist\t36",
    1701863764: 'Tapettu\t661\nTapettu-signaali päätti \t334',
    1701865808: 'Pipeline failed while executing [\t853',
    1701867296: ' open include file\t215 216 217 218 219 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 235 236 237 238 239 240 241 242 243 244 245 246\n open source file\t147 215 216 217 218 219 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 235 236 237 238 239 240 241 242 243 244 245 246',
    1701867311: '/openmp\t370',
    1701869669: 'expected primary-expression before \t1272',
    1701869908: "TypeDefault\t904 905\nTypeError \t922\nTypeError: \t923\nTypeError: expected str, bytes or os.PathLike object, not NoneType\t924\nTypeError: join() argument must be str\t925\nTypeError: unsupported operand type(s) for +: 'NoneType' and 'str'\t926",
    1701869940: 'type "at::Tensor" is not allowed\t1710\ntypeid\t1238',
    1701978146: '" referenced unknown base type "\t297',
    1701978156: ', required architecture \t358',
    1701991456: ' Tree Learner was not enabled in this build\t11',
    1701996900: 'dirent.h\t1230',
    1701997665: 'already has an implementation\t990',
    1701998165: 'Unregistered type : \t938\nUnresolved extern \t939',
    1701998197: "unrecognised command line option\t754\nunrecognised command-line option\t754\nunrecognized command\t1729\nunrecognized command line option\t754\nunrecognized command-line option\t754\nunrecognized subcommand '\t1730\nunresolved external symbol\t278",
    1701998445: 'more than one conversion function from "\t1513\nmore than one instance of overloaded function "\t1514\nmore than one operator "\t1515',
    1701999173: 'Erreur de format pour exec\t674\nErreur de segmentation\t675',
    1702064961: 'Assertion \t498\nAssertion `\t499\nAssertionError: \t500',
    1702125892: 'Datei oder Verzeichnis nicht\t487 488 489 490 491 492 493 494 495 496 497',
    1702126916: 'Detected that PyTorch and \t650',
    1702129225: 'Internal Triton PTX codegen error\t746\nInternal compiler error\t747\nInternal error\t747',
    1702129257: 'integer\t1380\ninteger_sequence\t1114\ninternal compiler error: Killed (program \t1381',
    1702129518: "note: macro 'max defined here\t1500\nnote: macro 'max' defined here\t1500\nnote: macro 'max’ defined here\t1500\nnote: macro 'min defined here\t1500\nnote: macro 'min' defined here\t1500\nnote: macro 'min’ defined here\t1500\nnote: macro max defined here\t1500\nnote: macro max' defined here\t1500\nnote: macro max’ defined here\t1500\nnote: macro min defined here\t1500\nnote: macro min' defined here\t1500\nnote: macro min’ defined here\t1500\nnote: macro ‘max defined here\t1500\nnote: macro ‘max' defined here\t1500\nnote: macro ‘max’ defined here\t1500\nnote: macro ‘min defined here\t1500\nnote: macro ‘min' defined here\t1500\nnote: macro ‘min’ defined here\t1500",
    1702130753: 'Attempting to deserialize object on a CUDA device\t501\nAttempting to use \t502',
    1702131043: 'cute/\t1219\ncute\\\t1219',
    1702195557: 'equest failed after \t1243',
    1702240297: ') versions mismatch\t341',
    1702240300: ', version CXXABI_\t359\n, version GCC_1\t359\n, version GCC_3\t359\n, version GCC_4\t359\n, version GCC_7\t359\n, version GLIBCXX_\t359\n, version GLIBC_2.\t360',
    1702240314: ': version "libcu\t436\n: version "libnccl\t436\n: version "libnv\t436\n: version \'libcu\t436\n: version \'libnccl\t436\n: version \'libnv\t436\n: version `libcu\t436\n: version `libnccl\t436\n: version `libnv\t436\n: version ‘libcu\t436\n: version ‘libnccl\t436\n: version ‘libnv\t436',
    1702259058: 'river version \t1641',
    1702260346: 'znver3\t989\nznver4\t989\nznver5\t989',
    1702389038: '.exe" is not recognized\t293\n.exe" is not recognized as\t293\n.exe" ist entweder falsch\t293\n.exe" n\'est pas reconnu\t293\n.exe" no se reconoce como\t293\n.exe" 不是内部或外部命令\t293\n.exe\' is not recognized\t293\n.exe\' is not recognized as\t293\n.exe\' ist entweder falsch\t293\n.exe\' n\'est pas reconnu\t293\n.exe\' no se reconoce como\t293\n.exe\' 不是内部或外部命令\t293\n.exe” is not recognized\t293\n.exe” is not recognized as\t293\n.exe” ist entweder falsch\t293\n.exe” n\'est pas reconnu\t293\n.exe” no se reconoce como\t293\n.exe” 不是内部或外部命令\t293',
    1702520162: 'bezeichnet keinen Typ\t1011',
    1714375751: 'GL/freeglut.h\t710 711 712',
    1717857907: 'sndfile.h\t1654 1655 1656 1657',
    1717920878: 'ndefined\t278',
    1717920885: 'udefineret reference til\t278',
    1717985603: "Caffe2: Couldn't determine version from header\t589",
    1717985635: 'caffe2/\t1038 1039 1040 1041',
    1717987684: 'different exception spec\t1228\ndiffers from\t1229',
    1717990755: 'cufft64_\t1207',
    1718513507: 'configuration file provided by "\t1189 1190\nconfiguration file provided by "CUDA\t1191\nconfiguration file provided by "Torch"\t1192\nconfigure: error: \t1193 1194\nconflicting cuDNN in LD_LIBRARY_PATH\t1195',
    1722401636: 'définitions multiples de \t784',
    1722401650: 'réference indefinie vers\t278\nréference indéfinie vers\t278\nréférence indefinie vers\t278\nréférence indéfinie vers\t278',
    1730160936: '() got an unexpected keyword argument\t252\n() got an unexpected keyword argument \t251 332\n() got multiple values for \t251',
    1731152967: 'GL/gl.h\t713 714 715\nGL/glcorearb.h\t713 714 715\nGL/glew.h\t716 717 718 719\nGL/glext.h\t713 714 715\nGL/glut.h\t710 711 712\nGL/glx.h\t713 714 715',
    1734701162: 'jpeglib.h\t1401 1402 1403 1404',
    1734959663: '/bigobj\t370',
    1734964000: ' signal terminated program \t258',
    1734964008: '(signal: 9, SIGKILL: kill)\t336',
    1734965107: 'swig: command not found\t1005\nswig: not found\t1005',
    1735289197: 'mingw\t778',
    1735290732: 'longintrepr.h\t1491 1492 1493 1494',
    1735355495: 'glog/logging.h\t1305 1306 1307 1308',
    1735357040: 'program input point\t278',
    1735549216: ' arguments for \t15\n arguments to function \t16',
    1735549300: 'target sm_\t1672',
    1746936361: ')" has already been defined\t342',
    1749239892: 'THCharBlas_\t876 877\nTHCharStorage\t876 877\nTHCharTensor\t876 877\nTHCharVector\t876 877',
    1750288468: 'THShortBlas_\t876 877\nTHShortStorage\t876 877\nTHShortTensor\t876 877\nTHShortVector\t876 877',
    1750343738: ': The system cannot find the file specified\t407',
    1751279980: 'libhipblas.so.\t1442\nlibhipfft.so.\t1442\nlibhiprand.so.\t1442\nlibhipsolver.so.\t1442\nlibhipsparse.so.\t1442',
    1751345510: 'fichier dans un mauvais format\t862',
    1751345518: 'nicht definierter Verweis auf\t278',
    1751347777: 'Arch conditional MMA instruction used without targeting\t486',
    1751347809: "arch_bin wasn't set for some reason\t996\narch_list[-1] += \t997\narchitecture\t998 999",
    1751347823: 'orch not compiled with CUDA enabled\t1604',
    1751349349: 'exchange\t1114',
    1751361987: "échec d'adressage (mapping) du segment\t701",
    1751607656: 'higher\t1323',
    1751933286: 'falha no mapeamento de segmento\t701',
    1752391519: '__shfl\t585',
    1752392008: 'Hash mismatch for \t733',
    1752463728: 'python3: command not found\t1188\npython3: not found\t1188\npython: command not found\t1188\npython: not found\t1188',
    1763717413: '%1 is not a valid Win32 application\t300\n%1 ist keine zulässige Win32-Anwendung\t300',
    1763719719: "': is not a member of 'cudaDeviceProp'\t329",
    1763733089: 'an illegal memory access was encountered\t993',
    1763733358: 'no instance of \t1535 1536\nno instance of constructor "cut\t1537\nno instance of constructor "torch::jit::RegisterOperators::RegisterOperators" matches\t1538\nno instance of overloaded function \t1539',
    1765161080: 'x86intrin.h\t1342 1343 1344',
    1766203450: ': Filename too long\t386 387',
    1766531165: '] Killed\t972',
    1766727738: ': Nicht genügend\t383',
    1767990816: ' failed with exit \t50\n failed: \t51\n failed: No such file\t52',
    1768042298: ':/bin/nvcc\t437',
    1768053819: ';\\bin\\nvcc\t440',
    1768058209: 'ambiguous "?" operation:\t991\nambiguous overload for \t992\nambiguous symbol\t783',
    1768061296: 'pybind11\t1623\npybind11/\t1624\npybind11_detail_function_record\t855',
    1768124527: 'opción de línea de órdenes no reconocida\t754',
    1768255571: 'Speicherzugriffsfehler\t675',
    1768318308: 'defined\t1222\ndefined in file \t1223\ndefiniciones múltiples de \t784',
    1768320617: 'infiniband/\t1373 1374 1375 1376',
    1768383858: 'registered\t1628',
    1768693818: ': linker input file not found\t400',
    1768697658: ':/lib64\t438',
    1768716898: 'bzlib.h\t1022 1023 1024 1025',
    1768759354: ': misaligned address\t433',
    1768779113: 'immintrin.h\t1342 1343 1344',
    1768779128: 'xmmintrin.h\t1342 1343 1344',
    1768824890: ': nie można otworzyć pliku obiektu dzielonego\t391',
    1769103702: 'VariableTensorId\t904 905',
    1769152577: 'A single input file is required for a non-link phase\t442',
    1769234803: 'satisfies the requirement \t1645\nsatisfy\t1646',
    1769238607: 'OptionalCUDAGuard\t564 565\nOptionalCUDAStreamGuard\t564 565',
    1769300512: ' built with CUDA \t20\n built without \t21',
    1769366884: "device architecture\t555\ndevice capabilit\t555\ndevice compute architecture\t555\ndevice compute capabilit\t555\ndevice kernel image is invalid\t571\ndevice's architecture\t555\ndevice's capabilit\t555\ndevice's compute architecture\t555\ndevice's compute capabilit\t555\ndevice-side assert triggered\t1224\ndevice-side assertion triggered\t1224\ndevices architecture\t555\ndevices capabilit\t555\ndevices compute architecture\t555\ndevices compute capabilit\t555",
    1769369189: 'environment variable is not\t1242',
    1769414695: "' with arguments from the '\t322\n' with arguments from the 'CUDA' backend\t323 324\n' with arguments from the 'Meta' backend\t325\n' with exceptions disabled\t326",
    1769566836: 'trying to build PyTorch with a too old version of \t1709',
    1769631349: 'unzip: command not found\t1005\nunzip: not found\t1005',
    1784835872: ' object has no attribute \t207 208 209',
    1785291349: 'Ubijen\t661',
    1785620814: 'Ninja is required to \t799',
    1785620846: 'ninja-build: Kommando nicht gefunden\t1532\nninja-build: command not found\t1532\nninja-build: commande introuvable\t1532\nninja-build: not found\t1532\nninja-build: orden no encontrada\t1532\nninja-build: コマンドが見つかりません\t1532\nninja-build: 未找到命令\t1532\nninja: Kommando nicht gefunden\t1532\nninja: build stopped\t1533\nninja: command not found\t1532\nninja: commande introuvable\t1532\nninja: no work to do.\t1534\nninja: not found\t1532\nninja: orden no encontrada\t1532\nninja: コマンドが見つかりません\t1532\nninja: 未找到命令\t1532',
    1797287790: 'no kernel image is available\t1540',
    1797288805: 'es kein\t1263',
    1801538883: 'CMake must be installed to build\t548',
    1801547107: 'cmake: command not found\t1005\ncmake: not found\t1005',
    1801547111: 'gmake\t379',
    1801675074: 'BackendUnavailable: Cannot import \t510',
    1801675088: "Package \t848\nPackage dependency requirement '\t849\nPackagesNotFoundError\t850",
    1801675120: 'packed_accessor\t705\npacked_accessor32\t900\npacked_accessor64\t900',
    1801678707: 'socket.gaierror: \t1658',
    1802068851: 'scikit-learn has not been built correctly\t1647',
    1802270070: 'vulkan/vulkan\t1748 1749 1750 1751',
    1802398060: 'linker `\t1484',
    1802465132: 'looks like a filename, but the file does not exist\t1495',
    1802465858: 'Broken toolchain: cannot link a simple \t511',
    1802725700: 'Disk quota exceeded\t655',
    1802725732: 'disk quota exceeded\t655',
    1814061388: 'La ligne de commande est trop longue.\t652\nLa línea de comandos es demasiado larga.\t652',
    1814066273: "at least '/std:c++\t1003",
    1814979692: 'ld.lld: error: duplicate symbol: \t1412',
    1816217684: 'THAlloc\t876 877',
    1816283220: 'THBlas_\t876 877',
    1816545364: 'THFloatBlas_\t876 877\nTHFloatStorage\t876 877\nTHFloatTensor\t876 877\nTHFloatVector\t876 877',
    1818323300: 'dial tcp: lookup \t899',
    1818391907: 'cublas.CUBLASError: \t1206\ncublas64_\t1207\ncublasLt64_\t1207',
    1818435642: ': class template "std::_Is_memfunptr" has already been defined\t418',
    1818455657: 'include file \t1351\ninclude file "ATen/\t1352\ninclude file "CL/\t1353\ninclude file "Eigen/\t1354\ninclude file "GLES\t1355\ninclude file "TH\t1356\ninclude file "THC\t1357\ninclude file "X11/\t1358\ninclude file "asm/\t1014\ninclude file "boost/\t1359\ninclude file "c\t1360\ninclude file "c10d/\t1361\ninclude file "cudnn\t1362\ninclude file "eigen3/Eigen/\t1354\ninclude file "libav\t1363\ninclude file "tbb/\t1364\ninclude file "torch/\t466\ninclude file \'ATen/\t1352\ninclude file \'CL/\t1353\ninclude file \'Eigen/\t1354\ninclude file \'GLES\t1355\ninclude file \'TH\t1356\ninclude file \'THC\t1357\ninclude file \'X11/\t1358\ninclude file \'asm/\t1014\ninclude file \'boost/\t1359\ninclude file \'c\t1360\ninclude file \'c10d/\t1361\ninclude file \'cudnn\t1362\ninclude file \'eigen3/Eigen/\t1354\ninclude file \'libav\t1363\ninclude file \'tbb/\t1364\ninclude file \'torch/\t466',
    1818583913: 'icelake-\t989',
    1818780998: 'Fehler beim Mappen des Shared Objects\t701\nFehler im Format der Programmdatei\t674',
    1818845510: 'Failed building wheel for \t685\nFailed to build \t686\nFailed to build CUDA kernels for \t687\nFailed to compile. cc_cmd\t688\nFailed to detect a default CUDA architecture\t689\nFailed to detect a default CUDA architecture.\t690\nFailed to find\t590 591\nFailed to find \t691\nFailed to find MSVC.\t692\nFailed to find ROCm root directory\t693\nFailed to find a working CUDA architecture\t694\nFailed to find all files with CUDA\t695\nFailed to find nvToolsExt\t696\nFailed to initialize NVML: Driver Not Loaded\t697\nFailed to locate\t591\nFailed to parse: \t698\nFailed to start \t699\nFailures have been detected while processing an MLIR pass pipeline\t700',
    1818845542: 'failed call to cuInit: \t1273\nfailed to find\t591\nfailed to locate\t591\nfailed to map segment from\t1274\nfailed to open \t1275\nfailed to open elf at \t637\nfailed with\t1276\nfailed with exit \t1277',
    1818846752: ' file built for macOS-\t53\n file not found\t54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118\n file not recognized: \t119',
    1818847344: 'philox_cuda_state\t705',
    1818848040: '(killed) terminó el programa \t334',
    1818850658: 'build_ext\t1018\nbuilds-v0\t1019\nbuilt against \t1020\nbuilt for \t1020\nbuilt with \t1020',
    1819028768: ' -llapack\t8',
    1819042150: 'fallo al asignar un segmento del objeto compartido\t701',
    1819044171: 'Killed\t661 753',
    1819045731: 'collect2: fatal error: ld terminated with signal 9\t758',
    1819176736: ' only supports \t214',
    1819240790: 'Violación de segmento\t675',
    1819242031: '/nologo\t370',
    1819307369: 'implementation for device cuda\t1345\nimplicit declaration of\t1346',
    1819310149: 'Explicitly provided namespace (\t684',
    1819440483: 'curl/curl.h\t1213 1214 1215 1216\ncurl: (16) \t1217\ncurl: (18) \t1217\ncurl: (28) \t1217\ncurl: (35) \t1217\ncurl: (5) \t1217\ncurl: (52) \t1217\ncurl: (55) \t1217\ncurl: (56) \t1217\ncurl: (6) \t1217\ncurl: (60) \t1217\ncurl: (7) \t1217\ncurl: (92) \t1217\ncurl: command not found\t1005\ncurl: not found\t1005',
    1819571555: 'cutlass needs GCC \t586\ncutlass needs at least GCC \t586\ncutlass requires GCC \t586\ncutlass requires at least GCC \t586\ncutlass/\t1219\ncutlass::\t1220\ncutlass\\\t1219',
    1819635523: 'Could NOT find BLAS (missing\t608\nCould NOT find Boost (missing\t608\nCould NOT find CUDA (missing:\t609 610 611\nCould NOT find CUDAToolkit (missing:\t609 610 611\nCould NOT find CUDNN (missing\t612\nCould NOT find CURL (missing\t608\nCould NOT find CuDNN (missing\t612\nCould NOT find EGL (missing\t608\nCould NOT find Eigen3 (missing\t608\nCould NOT find FFMPEG (missing\t608\nCould NOT find FFmpeg (missing\t608\nCould NOT find Freetype (missing\t608\nCould NOT find GLEW (missing\t608\nCould NOT find GLUT (missing\t608\nCould NOT find Gflags (missing\t608\nCould NOT find Git (missing\t608\nCould NOT find Glog (missing\t608\nCould NOT find HDF5 (missing\t608\nCould NOT find JPEG (missing\t608\nCould NOT find LAPACK (missing\t608\nCould NOT find LibXml2 (missing\t608\nCould NOT find MPI (missing\t608\nCould NOT find MPI_C (missing\t608\nCould NOT find MPI_CXX (missing\t608\nCould NOT find NCCL (missing\t608\nCould NOT find NUMA (missing\t608\nCould NOT find NVTX\t613\nCould NOT find Numa (missing\t608\nCould NOT find NvToolExt\t613\nCould NOT find NvToolsExt\t613\nCould NOT find OpenCL (missing\t608\nCould NOT find OpenCV (missing\t608\nCould NOT find OpenGL (missing\t608\nCould NOT find OpenMP\t614\nCould NOT find OpenSSL (missing\t608\nCould NOT find PNG (missing\t608\nCould NOT find PkgConfig (missing\t608\nCould NOT find Protobuf (missing\t608\nCould NOT find Python\t615 616\nCould NOT find PythonLibs (missing\t617\nCould NOT find SWIG (missing\t608\nCould NOT find TBB (missing\t608\nCould NOT find Torch (missing\t618\nCould NOT find Vulkan (missing\t608\nCould NOT find X11 (missing\t608\nCould NOT find ZLIB (missing\t608\nCould NOT find cuDNN (missing\t612\nCould NOT find cudnn (missing\t612\nCould NOT find gflags (missing\t608\nCould NOT find glog (missing\t608\nCould NOT find nvToolsExt\t613\nCould not build wheels for \t619\nCould not connect\t620\nCould not detect Ninja v\t621\nCould not find\t590 591\nCould not find \t622\nCould not find MSVC\t623\nCould not find a configuration file for package "\t624\nCould not find a configuration file for package "Torch"\t625\nCould not find any \t626 627\nCould not find compiler set in environment variable \t628\nCould not find module \'\t629\nCould not find shared object file\t630\nCould not find the bitsandbytes \t631\nCould not find the operator \t37\nCould not infer dtype of numpy.\t632\nCould not load library libcudnn\t633\nCould not load libtorchcodec\t634\nCould not load symbol \t599\nCould not load this library: \t635\nCould not locate\t591\nCould not locate \t622 636\nCould not open \t637\nCould not open requirements file: \t638\nCould not resolve\t620\nCould not set up the environment for Microsoft Visual Studio\t639\nCouldn\'t find\t590 591\nCouldn\'t load custom C++ ops\t640\nCouldn\'t load custom C++ ops. This can happen if your PyTorch and \t641',
    1819635555: "could not convert default argument '\t1198\ncould not find\t591\ncould not locate\t591\ncould not select device driver \t1199\ncouldn't allocate \t1200\ncouldn't find\t591",
    1830842190: "No matching distribution found for \t803\nNo module named \t804 805 806 807 808 809 810 811 812 813 814 815\nNo module named '\t816",
    1830842222: "no matching con\t1541\nno matching constructor for initialization of 'torch::jit::RegisterOperators'\t1542\nno matching function for call to \t1543 1544 1545\nno member named \t1318\nno member named '\t1546 1547 1548",
    1833508922: ": Impossible d'ouvrir le fichier d'objet partagé\t391",
    1835100276: 'tham chiếu đến\t278',
    1835101728: ' name followed by "::" must be\t147\n named symbol not found\t196',
    1835102822: 'frame"\t1107\nframe\'\t1107\nframe’\t1107',
    1835166060: 'libmkl_\t1459',
    1835429165: '-mfma\t368',
    1835492691: 'Segment-Schutz nach der Relozierung\t870\nSegmentation fault\t675 871\nSegmentation-Fehler\t675',
    1835492723: 'segment en lecture seule a des réadressages\t1625\nsegmento de sólo lectura tiene reubicaciones\t1625',
    1835606074: ": impossibile aprire il file oggetto condiviso\t391\n: impossible d'ouvrir le fichier d'objet partagé\t391",
    1835622239: '__imp_\t981',
    1835886455: 'wgmma\t1648',
    1835888451: "Command '['ninja', '--version']' returned non-zero\t601\nCommand 'nvcc' not found\t602",
    1835888459: 'Kommandozeilenoption\t754',
    1835888483: 'command line is too long\t1113\ncommon_type_t\t1114',
    1836016416: ' compiled with CUDA \t20\n compiled without \t21',
    1836213584: "Permission denied: \t823\nPermission denied: '\t826\nPermissionError: [WinError 5]\t852",
    1836213588: 'Terminado (killed)\t661',
    1836216134: 'Formato de ejecutable incorrecto\t674',
    1836280173: 'mismatches\t1229 1506',
    1836344691: 'setmaxnreg\t1648',
    1840104307: 'símbolo ambiguo\t783',
    1847602215: "', needed by '\t327 328",
    1847603493: "%1 n'est pas une application Win32 valide\t300\n%1 no es una aplicación Win32 válida\t300",
    1847616878: 'ne nomme pas un type\t1011',
    1847619177: 'in namespace\t1263',
    1847619438: 'no nombra a un tipo\t1011',
    1847620457: 'is not a full path and was not found\t1390\nis not a full path to an existing\t1391\nis not a member of\t1263\nis not able to compile a simple\t1392 1393 1394\nis not recognized as an internal\t1395',
    1847638978: '» non reconnue\t1766',
    1850286138: ': Internal \t392',
    1850296404: 'THIntBlas_\t876 877\nTHIntStorage\t876 877\nTHIntTensor\t876 877\nTHIntVector\t876 877',
    1851072570: ": Undefined reference to '\t278\n: Unknown option '\t408 409 410\n: Unresolved extern function\t411",
    1851859002: ': an object with that name is already\t412',
    1851876128: ' cannot be used to initialize\t24',
    1851878176: ' kann nicht gefunden werden\t189 190',
    1851878499: 'clang version must be less than \t1110',
    1851943276: 'libnvJitLink.so.\t1451\nlibnvidia-ml.so.1\t1460\nlibnvidia-ptxjitcompiler.so.1\t1460\nlibnvrtc-builtins.so\t1461\nlibnvrtc.so.\t1451',
    1852134465: 'ATen/ATen.h\t458 459 460\nATen/CPUGenerator\t461 462\nATen/CUDA\t461 462\nATen/CUDAGenerator\t461 462\nATen/Dimname.h\t463 464 465\nATen/NamedTensor.h\t463 464 465\nATen/NamedTensorUtils.h\t463 464 465\nATen/Tensor.h\t458 459 460\nATen/TensorNames.h\t463 464 465\nATen/Type\t461 462\nATen/TypeDefault\t461 462\nATen/TypeExtendedInterface\t461 462\nATen/c\t466 467 468\nATen/core/Dimname.h\t463 464 465\nATen/core/NamedTensor.h\t463 464 465\nATen/core/NamedTensorUtils.h\t463 464 465\nATen/core/TensorNames.h\t463 464 465\nATen/cpu/vec256/\t469 470 471 472 473\nATen/cuda/CUDAFuture.cuh\t474 475 476\nATen/cuda/CUDAFuture.h\t474 475 476\nATen/cuda/CUDAMultiStreamGuard.cuh\t474 475 476\nATen/cuda/CUDAMultiStreamGuard.h\t474 475 476\nATen/cuda/CUDASolver.cuh\t474 475 476\nATen/cuda/CUDASolver.h\t474 475 476\nATen/cuda/CUDATypeConversion.cuh\t474 475 476\nATen/cuda/CUDATypeConversion.h\t474 475 476\nATen/cudnn/Exceptions.h\t477 478 479 480 481 482\nATenCeilDiv\t483 484',
    1852138601: 'identifier \t1327 1328\nidentifier "\t1329 1330 1331 1332 1333 1334 1335\nidentifier "CU\t1336\nidentifier "CUSPARSE_\t1337\nidentifier "_Float\t1338\nidentifier "__builtin_\t1339\nidentifier "nvshmem\t1340\nidentifier "texture" is undefined\t1341',
    1852141679: 'opencv2/\t1596 1597 1598 1599\nopenssl/\t1600 1601 1602 1603',
    1852383271: "' in 'cudaDeviceProp'\t306\n' in 'cut\t307\n' in PATH different than the one specified with -ccbin\t308\n' in namespace '\t309\n' in namespace '__hip_internal'\t310\n' in namespace 'cut\t307\n' in namespace 'nvcuda'\t311\n' in namespace 'std'\t312",
    1852383290: ': internal \t392\n: invalid ELF header\t432',
    1852387130: ':/include\t438',
    1852397403: '[WinError \t965 966 967\n[WinError 1114]\t968\n[WinError 126]\t969\n[WinError 127]\t648 970\n[WinError 206]\t971',
    1852400160: ' binary not found at \t19',
    1852400175: '/bin/bash: \t372 373\n/bin/dash: \t372 373\n/bin/nvcc\t374 375\n/bin/sh: \t372 373',
    1852400971: 'Kein Speicher im statischen TLS-Block\t752\nKein Speicherplatz mehr\t507',
    1852400994: 'being in scipy source directory\t1009\nbeing installed\t1010',
    1852401003: 'kein Speicherplatz mehr verfügbar\t507',
    1852401184: ' find any \t120',
    1852403239: "'ninja' is not recognized as an internal or external command\t331",
    1852404512: ' since setuptools is not available\t259',
    1852404565: 'Using cached \t951',
    1852404597: 'using CUDA_HOME=\t1737',
    1852534357: 'Unknown CMake command "cuda_add_executable"\t695\nUnknown CMake command "cuda_add_library"\t695\nUnknown CMake command "cuda_compile"\t695\nUnknown CUDA Architecture Name\t933\nUnknown MS Compiler version \t934\nUnknown builtin op: \t935\nUnknown compiler(s): [[\'\t936\nUnknown compute capability. \t937',
    1852534389: "unknown target CPU \t944\nunknown type name \t1557 1721\nunknown type name '\t1725 1726 1727\nunknown type name '__hip_bfloat16\t1728\nunknown value 'armv9\t989\nunknown value ('armv9\t989\nunknown value (‘armv9\t989\nunknown value ‘armv9\t989",
    1852583200: ' -lnvToolsExt\t9',
    1852664132: 'Dimname\t653 654\nDimnameList\t653 654',
    1852727619: 'Cannot access data pointer of Tensor (e.g. FakeTensor\t592\nCannot access global variable \t593 594\nCannot compile \t595\nCannot find\t590 591\nCannot find a working triton installation\t596\nCannot find source file:\t597\nCannot initialize CUDA without \t598\nCannot load symbol cu\t599',
    1852727627: 'Kann den Stack nicht ausführbar machen\t751',
    1852727651: 'cannot be used to initialize an entity of type "cutlass::\t1044\ncannot call member function\t423\ncannot call non-constexpr function "cutlass::const_\t1045\ncannot convert \t1046\ncannot convert None of type <class \t1047\ncannot create shared object descriptor\t1048\ncannot determine \t1049\ncannot execute \t1050\ncannot find\t591 1051 1052 1053\ncannot find \t1054 1055 1056 1057\ncannot find -l\t1058 1059 1060 1061 1062 1063 1064 1065 1066 1067 1068 1069\ncannot find -lEGL\t1070\ncannot find -lGLEW\t1071\ncannot find -laio\t1072\ncannot find -lffi\t1073\ncannot find -lglog\t1074\ncannot find -ljpeg\t1075\ncannot find -lnuma\t1076\ncannot find -lpython3.\t1077\ncannot find -lstdc++\t1078\ncannot find -ltbb\t1079\ncannot find -luuid\t1080\ncannot find -lz\t1081\ncannot find the file specified: \'\t826\ncannot import name \t1082 1083 1084 1085 1086 1087 1088 1089\ncannot import name \'\t1090\ncannot instantiate \'\t1091\ncannot make segment writable for relocation\t1092\ncannot map zero-fill pages\t1048\ncannot open input file \t1093\ncannot open shared object file\t2 1094 1095\ncannot open source file "\t1096\ncannot overload functions distinguished by return type alone\t1097\ncannot read spec file \t1098',
    1852727659: 'kann -l\t1060\nkann nicht gefunden\t1405\nkann nicht gefunden werden -l\t1061 1062 1063 1064 1065 1066 1067 1068 1069 1348 1349\nkann nicht gefunden werden -lEGL\t1070\nkann nicht gefunden werden -lGLEW\t1071\nkann nicht gefunden werden -laio\t1072\nkann nicht gefunden werden -lffi\t1073\nkann nicht gefunden werden -lglog\t1074\nkann nicht gefunden werden -ljpeg\t1075\nkann nicht gefunden werden -lnuma\t1076\nkann nicht gefunden werden -lstdc++\t1078\nkann nicht gefunden werden -ltbb\t1079\nkann nicht gefunden werden -luuid\t1080\nkann nicht gefunden werden -lz\t1081\nkann nicht gefunden werden: -l\t1061 1062 1063 1064 1065 1066 1067 1068 1069 1348 1349\nkann nicht gefunden werden: -lEGL\t1070\nkann nicht gefunden werden: -lGLEW\t1071\nkann nicht gefunden werden: -laio\t1072\nkann nicht gefunden werden: -lffi\t1073\nkann nicht gefunden werden: -lglog\t1074\nkann nicht gefunden werden: -ljpeg\t1075\nkann nicht gefunden werden: -lnuma\t1076\nkann nicht gefunden werden: -lstdc++\t1078\nkann nicht gefunden werden: -ltbb\t1079\nkann nicht gefunden werden: -luuid\t1080\nkann nicht gefunden werden: -lz\t1081',
    1852731203: 'ConnectTimeout\t600\nConnectTimeoutError\t600\nConnection to \t605\nConnectionError: \t606',
    1852732786: 'running build_ext\t1643\nrunning on sm\t1644',
    1852793632: " conflicts with target machine type \t25 26\n conflicts with this version\t27\n connect to 'http\t28",
    1852793634: '"constexpr\t299',
    1852793639: "'constexpr\t299",
    1853169722: ": ungültiger ELF-Header\t432\n: unspecified launch failure\t433\n: unsupported option '-fopenmp\t435\n: unsupported option ‘-fopenmp\t435",
    1853188163: 'ChunkedEncodingError\t600',
    1853189958: 'Found empty `transformer-engine` meta package\t706\nFound no NVIDIA driver on your system\t707 708\nFound two conflicting CUDA\t709',
    1853189990: 'found. Please specify\t1292',
    1864396654: 'no overload of \t1549',
    1864397673: 'is only a placeholder project on PyPI\t1396\nis only available from C++\t1397',
    1865370691: 'CL/opencl\t539 540',
    1866614868: 'THBoolBlas_\t876 877\nTHBoolStorage\t876 877\nTHBoolTensor\t876 877\nTHBoolVector\t876 877',
    1866670138: ': Command not found\t381',
    1866745940: 'THDoubleBlas_\t876 877\nTHDoubleStorage\t876 877\nTHDoubleTensor\t876 877\nTHDoubleVector\t876 877',
    1866866746: ': Found no NVIDIA driver on your system\t388\n: Found unsuitable version "\t389 390',
    1867194426: ': Kommando nicht gefunden\t381',
    1867270228: 'THLongBlas_\t876 877\nTHLongStorage\t876 877\nTHLongTensor\t876 877\nTHLongVector\t876 877',
    1867391034: ': No CUDA GPUs are available\t395\n: No existe el\t116\n: No module named \t396\n: No se puede asignar\t383\n: No such file\t116 117 118 397 398 399 400\n: No such file or directory\t401\n: Not a directory\t402',
    1867806286: 'NvToolsExt\t835',
    1867806318: 'nvToolsExt\t1572 1573 1574 1575\nnvToolsExt64_1.lib\t1576',
    1867807056: 'PyTorch is needed\t857\nPyTorch is not installed\t857\nPyTorch is not linked with support for cuda devices\t858\nPyTorch is required\t857\nPyTorch must be installed\t857\nPyTorch needs GCC \t586\nPyTorch needs at least GCC \t586\nPyTorch needs to be installed\t857\nPyTorch no longer supports this GPU because it is too old\t859\nPyTorch requires GCC \t586\nPyTorch requires at least GCC \t586\nPyTorch was compiled without CUDA support\t860',
    1868720492: 'libomp/omp.h\t1462 1463 1464',
    1868721529: 'ymbol \t278\nymbols \t278',
    1868767290: ': comando não encontrado\t381\n: command not found\t381\n: commande introuvable\t381\n: could not read symbols: Invalid operation\t419 420',
    1868785010: 'recompile \t1626',
    1868787269: 'Encountered error while \t673',
    1868787273: 'Incompatible library version: lib\t739\nIncompleteRead\t600',
    1868787305: 'incompatible architecture (have \t1365\nincompatible with that of previous function "\t1366\nincompatible with the existing python installation in your environment\t1367\nincomplete \t1368\nincomplete type \t1369 1370',
    1868832802: '" does not appear to contain CMakeLists\t279',
    1869374802: 'Relocations in generic ELF (EM: \t862',
    1869374834: 'relocation R_\t1629',
    1869378165: 'urlopen error \t1734',
    1869439605: 'ubmodule\t1711',
    1869440333: 'Memory access fault by GPU node\t785',
    1869440338: 'RemoteDisconnected\t600',
    1869440365: 'memory exhausted\t1504\nmemory in static\t1505',
    1869440370: 'remove_cv_t\t1114\nremove_reference_t\t1114',
    1869488162: '" no se reconoce como\t293\n" not found\t296',
    1869488167: "' no se reconoce como\t293\n' not found\t296",
    1869488186: ': no se puede abrir el archivo del objeto compartido\t391\n: no se puede abrir el fichero del objeto compartido\t391\n: not found\t381',
    1869488224: '` not found\t296',
    1869490208: ' (no such file)\t2',
    1869491501: '--no-build-isolation\t362',
    1869502255: '/Wno-psabi\t371',
    1869504867: 'canonicalize_version() got an unexpected keyword argument\t1099',
    1869508193: 'annot open include file: \t522\nannotation_type.__origin__ is tuple\t994',
    1869638985: "ImportError: \t736 737\nImportError: cannot import name '\t505\nImported target\t738",
    1869639017: 'import lib as _lib, ffi as _ffi\t1347\nimpossibile abilitare lo stack eseguibile\t751\nimpossibile allocare memoria nel blocco statico TLS\t752\nimpossibile trovare -l\t1348 1349\nimpossible de trouver -l\t1060',
    1869771333: "Error building extension '\t676\nError checking\t677\nError compiling objects for extension\t678\nError loading shared library \t679\nError loading shared library ld-linux\t680\nError relocating \t278 681\nError sending request for url (\t682\nError: No module named \t683",
    1869771365: 'error C2059\t1244\nerror C2061\t1244\nerror C2065\t1244 1245\nerror C2143\t1244\nerror C3859\t1246\nerror C3861\t1245\nerror C4430\t1245\nerror D8016\t1247\nerror sending request for url (\t682\nerror trying to exec \t1050\nerror while loading shared libraries: \t1248\nerror: "auto" is not allowed here\t1249\nerror: /EHa\t370\nerror: /EHsc\t370\nerror: /FS\t370\nerror: /GL\t370\nerror: /GR\t370\nerror: /MD\t370\nerror: /MT\t370\nerror: /O1\t370\nerror: /O2\t370\nerror: /Od\t370\nerror: /Ox\t370\nerror: /W\t370\nerror: /Z7\t370\nerror: /Zc:\t370\nerror: /Zi\t370\nerror: /arch:\t370\nerror: /fp:\t370\nerror: /std:c++\t370\nerror: /utf-8\t370\nerror: /wd\t370\nerror: RPC failed; \t1250\nerror: [Errno 2] No such file or directory: \'\t373\nerror: [WinError 2]\t1251\nerror: a member with an in-class initializer must be const\t1252\nerror: constexpr if statements are a C++17 feature\t1253\nerror: could not find \t1254\nerror: downloading \'\t1255\nerror: expected a\t1256\nerror: expected an identifier\t1257\nerror: expected unqualified-id before\t1257\nerror: forward declaration of \t1258\nerror: identifier "__\t1256\nerror: identifier "__builtin_\t1259\nerror: invalid instruction\t1260\nerror: invalid operand for instruction\t1260\nerror: no such file or directory: \'/EHa\t370\nerror: no such file or directory: \'/EHsc\t370\nerror: no such file or directory: \'/FS\t370\nerror: no such file or directory: \'/GL\t370\nerror: no such file or directory: \'/GR\t370\nerror: no such file or directory: \'/MD\t370\nerror: no such file or directory: \'/MT\t370\nerror: no such file or directory: \'/O1\t370\nerror: no such file or directory: \'/O2\t370\nerror: no such file or directory: \'/Od\t370\nerror: no such file or directory: \'/Ox\t370\nerror: no such file or directory: \'/W\t370\nerror: no such file or directory: \'/Z7\t370\nerror: no such file or directory: \'/Zc:\t370\nerror: no such file or directory: \'/Zi\t370\nerror: no such file or directory: \'/arch:\t370\nerror: no such file or directory: \'/fp:\t370\nerror: no such file or directory: \'/std:c++\t370\nerror: no such file or directory: \'/utf-8\t370\nerror: no such file or directory: \'/wd\t370\nerror: this declaration has no\t1256\nerror: type name is not allowed\t1256\nerror: unexpected argument \'\t1261\nerror: unexpected token\t1260\nerror: unknown directive\t1260\nerror: unknown token\t1260\nerror: unrecognized command\t1262\nerror: user-defined literal operator not found\t1256',
    1869833554: 'ResolutionImpossible\t865\nResolvePackageNotFound\t850',
    1869834594: 'bison: command not found\t1005\nbison: not found\t1005',
    1869881378: '" to "std::shared_ptr<torch::jit\t298',
    1869881402: ': too few arguments\t434',
    1869903169: 'AutoGIL\t508 509\nAutoNoGIL\t508 509',
    1869903201: 'autoconf: command not found\t1005\nautoconf: not found\t1005\nautomake: command not found\t1005\nautomake: not found\t1005\nautoreconf: command not found\t1005\nautoreconf: not found\t1005',
    1870211104: ' (you have \t5',
    1873003342: 'Não há espaço disponível\t830',
    1873003374: 'não foi possível alocar memória em bloco TLS\t752\nnão foi possível habilitar pilhas de executável\t751\nnão foi possível localizar -l\t1348 1349\nnão há espaço disponível\t830\nnão é reconhecido como\t1395',
    1881171310: 'ne peut activer une pile exécutable\t751\nne peut allouer de la mémoire dans un bloc statique TLS\t752\nne peut pas trouver -l\t1060 1348 1349\nne peut restaurer le segment prot\t870\nne peut trouver -l\t1061 1062 1063 1064 1065 1066 1067 1068 1069 1348 1349\nne peut trouver -lEGL\t1070\nne peut trouver -lGLEW\t1071\nne peut trouver -laio\t1072\nne peut trouver -lffi\t1073\nne peut trouver -lglog\t1074\nne peut trouver -ljpeg\t1075\nne peut trouver -lnuma\t1076\nne peut trouver -lstdc++\t1078\nne peut trouver -ltbb\t1079\nne peut trouver -luuid\t1080\nne peut trouver -lz\t1081',
    1881173838: "No package '\t817",
    1882284899: 'cc1plus\t1105\ncc1plus: \t1106',
    1884516174: 'NoSpaceLeftError\t667',
    1885434439: 'Graph break due to unsupported builtin \t731',
    1885500787: 'subprocess-exited-with-error\t1666',
    1885692960: ' dependency is incompatible with the current platform: \t30',
    1885693252: 'DeepSpeed needs GCC \t586\nDeepSpeed needs at least GCC \t586\nDeepSpeed requires GCC \t586\nDeepSpeed requires at least GCC \t586',
    1885809965: '--gpu-name=sm_\t361',
    1886217556: 'Temporary failure\t620\nTemporary failure \t902',
    1886217588: 'temp.win32-\t1673',
    1886218528: ' import any \t120',
    1886220099: 'Compiler requires the CUDA toolkit\t603',
    1886220131: 'compilation terminated\t1115 1116 1117 1118 1119 1120 1121 1122 1123 1124 1125 1126 1127 1128 1129 1130 1131 1132 1133 1134 1135 1136 1137 1138 1139 1140 1141 1142 1143 1144 1145 1146 1147 1148 1149 1150 1151 1152 1153 1154 1155 1156 1157 1158 1159 1160 1161 1162 1163 1164 1165 1166 1167 1168 1169 1170 1171 1172 1173 1174 1175 1176 1177 1178 1179 1180\ncompiled\t1181\ncompiled against \t1020\ncompiled against NumPy 1.x\t1182\ncompiled for \t1020\ncompiled with \t1020\ncompiler set in environment\t1183\ncompute capabilit\t1184 1185\ncompute capability\t1186\ncompute capability \t1187',
    1886220135: "gomp not found\t1310\ngomp' not found\t1310\ngomp’ not found\t1310",
    1886220137: "iomp5 not found\t1310\niomp5' not found\t1310\niomp5’ not found\t1310",
    1886221678: 'numpy._core.multiarray failed to import\t1571\nnumpy.core.multiarray failed to import\t1571',
    1886332960: ' (operand types are \t3',
    1886351203: 'cooperative_groups/\t1196 1197\ncooperlake\t989',
    1886413165: "mappatura del segmento dall'oggetto condiviso non riuscita\t701",
    1886413171: 'sapphirerapids\t989',
    1886415211: 'kipping import of cpp extensions due to incompatible torch version \t1406',
    1886418291: 'support for the ISO C++ \t1667\nsupport for the upcoming ISO C++ standard, C++0x\t1668\nsupported\t999 1669',
    1886611780: 'DispatchKey::CompositeImplicitAutograd\t656\nDispatchStub: missing \t657',
    1886614883: 'cusparse64_\t1207\ncusparseC\t585\ncusparseD\t585\ncusparseS\t585\ncusparseXcsrgemmNnz\t585\ncusparseZ\t585',
    1886680168: 'http.client.\t1326',
    1887007331: 'crypt.h\t1202 1203 1204 1205',
    1897951054: 'No queda espacio en el dispositivo\t506',
    1897951086: 'no queda espacio en el dispositivo\t506',
    1902473760: ' required keyword-only argument\t251\n required positional argument\t251 252\n requires A100\t253\n requires a different Python: \t254\n requires cuda extensions\t255\n requires triton==\t256',
    1903386957: 'MasqueradingAsCUDA\t780 781',
    1914709853: "]' returned non-zero\t973",
    1914711074: '", referenced from\t278\n", referenced from:\t278',
    1914725736: 'he remote end hung up unexpectedly\t1281',
    1916880980: 'THArgCheck\t878 879',
    1917132893: '] Erreur 137\t972\n] Error 137\t972',
    1917143124: 'THError\t878 879',
    1917145935: 'OSError: \t606\nOSError: Could not find/load shared object file\t841',
    1917221200: 'PyFrameObject\t856',
    1917853789: '] Processus arrêté\t972',
    1917869114: ':\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA\\v\t439',
    1918967870: '> are available only with C++\t441',
    1918986355: 'shared object\t1653',
    1919052108: 'Library not loaded: \t773 774\nLibrary not loaded: @\t775',
    1919052140: 'library not found\t1465\nlibrary not found for -l\t1466 1467\nlibrary not found: \t1468 1469 1470\nlibrary not found: EGL\t1471\nlibrary not found: GLEW\t1472\nlibrary not found: aio\t1473\nlibrary not found: crypt\t1474\nlibrary not found: ffi\t1475\nlibrary not found: glog\t1476\nlibrary not found: jpeg\t1477\nlibrary not found: lapack\t1478\nlibrary not found: numa\t1479\nlibrary not found: stdc++\t1480\nlibrary not found: tbb\t1481\nlibrary not found: uuid\t1482\nlibrary not found: z\t1483\nlibrocblas.so.\t1442\nlibrocsparse.so.\t1442',
    1919115629: 'macro "max" passed\t1500\nmacro "max" requires\t1500\nmacro "min" passed\t1500\nmacro "min" requires\t1500',
    1919117645: 'Microsoft Visual C++ \t786\nMicrosoft Visual C++ Redistributable is not installed\t787\nMicrosoft Visual Studio version\t788',
    1919230010: ': error C2975\t421\n: error adding symbols: DSO missing from command line\t419 420\n: error: exception specification in declaration does not match\t422\n: error: expected \t423\n: error: identifier "\t424\n: error: name followed by "::" must be a class or namespace name\t425\n: error: namespace "cut\t426\n: error: need \t427\n: error: no such file or directory: \'\t428\n: error: template argument \t423\n: error: the clang compiler does not support \'-\t429\n: error: unknown argument\t430\n: error: unknown type name \'\t431\n: error: use of undeclared identifier \'\t431\n: error:expected \t423\n: error:template argument \t423\n: error： expected \t423\n: error： template argument \t423\n: error：expected \t423\n: error：template argument \t423',
    1919248468: 'There is not enough space on the disk\t914',
    1919248500: "there's already a kernel registered from python overriding \t1675",
    1919250479: '/permissive\t370',
    1919250511: 'Operator does not support running with fake tensors\t845',
    1919250543: 'operation timed out\t1112',
    1919251285: "UserWarning: Can't initialize NVML\t949\nUserWarning: Error checking compiler version for cl\t950",
    1919251488: ' terminated with signal 9\t32',
    1919251566: 'nternal error\t1567',
    1919252000: ' version incompatibility\t265\n version mismatch\t265\n version must be \t266\n version needs to be \t266\n version should be \t266',
    1919252079: 'overloaded function "std::__to_address" matches\t1611',
    1919444301: 'Mehrdeutiges Symbol\t783\nMehrfachdefinition von \t784',
    1919444333: 'mehrdeutiges Symbol\t783',
    1919448176: 'pthread.h\t1230',
    1919885370: ': orden no encontrada\t381',
    1919887392: ' (or one of its dependencies)\t4',
    1919895160: "xFormers was built for:\t1756\nxFormers wasn't buil\t1757",
    1919902273: 'Aborted\t485',
    1919968580: 'DeprecatedTypeProperties\t649',
    1919969650: 'ripristinare la protezione del segmento\t870',
    1920091483: '[Errno 122]\t964\n[Errno 28]\t964',
    1920169263: '/usr/include/hip/\t377',
    1920230738: 'Retrying (Retry(total=0,\t866',
    1920233061: 'entrée de procédure\t278',
    1920233065: 'intrin\t1002',
    1920234561: "AttributeError: install_layout\t503\nAttributeError: module '\t504\nAttributeError: module 'torch._C' has no attribute '\t505",
    1931505486: "No se pudo asignar memoria en el bloque TLS\t752\nNo space left on device\t818\nNo such file or directory: \t819 820 821 822 823\nNo such file or directory: '\t824 825 826\nNo such operator \t827",
    1931505518: 'no se declaró en este ámbito\t1011\nno se encuentra -l\t1060 1348 1349\nno se puede activar la pila ejecutable\t751\nno se puede encontrar -l\t1060 1061 1062 1063 1064 1065 1066 1067 1068 1069 1348 1349\nno se puede encontrar -lEGL\t1070\nno se puede encontrar -lGLEW\t1071\nno se puede encontrar -laio\t1072\nno se puede encontrar -lffi\t1073\nno se puede encontrar -lglog\t1074\nno se puede encontrar -ljpeg\t1075\nno se puede encontrar -lnuma\t1076\nno se puede encontrar -lstdc++\t1078\nno se puede encontrar -ltbb\t1079\nno se puede encontrar -luuid\t1080\nno se puede encontrar -lz\t1081\nno se puede restaurar el `prot\' del segmento\t870\nno se reconoce como un comando\t1395\nno se reconoce la opción de línea de órdenes\t754\nno space left on device\t818\nno such file\t1550\nno such file or directory: \'\t1551\nno such instruction\t1552\nno such option: -\t1553\nno suitable \t1554 1555\nno suitable constructor exists to convert from "\t1556',
    1933658196: 'THAssert\t878 879',
    1934970951: 'GPUs architecture\t555\nGPUs capabilit\t555\nGPUs compute architecture\t555\nGPUs compute capabilit\t555',
    1935625567: '_M_set_sharable()\t975',
    1935762796: 'lease up\t1439',
    1935763488: ' has already been defined\t122\n has been removed from CMake\t123\n has no attribute\t124\n has no attribute \t125 126 127 128 129 130 131 132\n has no member\t133\n has no member \t134 135\n has no member named\t136\n has no member named \t137 138\n has non-pointer type \t139\n has not been declared\t44 45 140 141 142 143\n has to be \t144\n has unsupported type \t145',
    1935763551: '_hash_\t984 985 986',
    1935764579: 'class "std::enable_if<<error-constant>\t1111',
    1935767328: ' was not declared\t44 45 143 186 187 267\n was not declared in this scope\t268 269\n was not declared in this scope; did you mean \t270\n was not found in the package registry\t271\n was specified but unrecogni\t272',
    1936009070: "n'est pas reconnu en tant que\t1395\nn'est pas un membre de\t1263",
    1936025716: 'these package versions have conflicting dependencies\t1676',
    1936027460: 'Does not match the generator used previously: \t659',
    1936027492: "does not appear to be a Python project\t1232\ndoes not contain a CMakeLists\t1233\ndoes not have one of build variants: \t1234\ndoes not know how to trace the builtin \t1235\ndoes not match\t1229\ndoes not name a type\t1011\ndoesn't match\t1229",
    1936028533: 'uses too much shared data (0x\t1736',
    1936269346: '" is ambiguous\t291\n" is not known to CXX compiler\t292\n" is not recognized\t293\n" is not recognized as\t293\n" ist entweder falsch\t293',
    1936269351: "' is ambiguous (with operand types \t313\n' is not defined for option 'gpu-architecture'\t314\n' is not defined for option 'std'\t315\n' is not in 'keyword=value' format\t316\n' is not recognized\t293\n' is not recognized as\t293\n' is not recognized as an internal\t317\n' is only available for these backends:\t318\n' ist entweder falsch\t293",
    1936269353: ') is greater than the maximum required version by CUDA \t339\n) is less than the minimum required version by CUDA \t340',
    1936287828: 'This Python has API version \t915\nThis header is only meant to be used on x86\t916',
    1936287860: 'this operation is not allowed between \t1677',
    1936289397: 'unistd.h\t1230',
    1936614740: 'TensileLibrary\t903\nTensorTypeId\t904 905\nTensorTypeSet\t904 905\nTensors of type TensorImpl do not have \t906',
    1936615712: ' installation candidates for \t151\n instance of Visual Studio\t152',
    1936617315: 'const_data_ptr\t705',
    1936682850: 'boost/\t1017',
    1936683040: ' positional argument\t251',
    1936876886: 'VersionConflict: (\t955',
    1936876918: 'version "LIBAV\t756\nversion "LIBSW\t756\nversion \'LIBAV\t756\nversion \'LIBSW\t756\nversion `LIBAV\t756\nversion `LIBSW\t756\nversion torch was compiled with \t1744\nversion used to compile\t1745\nversions\t1746',
    1936877926: 'first\t1010',
    1936941392: 'PassManager::run failed\t851',
    1936943469: 'missing initializer for member \t1507',
    1936944429: '-msse\t368',
    1937008994: 'bits/floatn\t1013\nbits/libc-header-start\t1014\nbits/std_function.h:\t1015\nbitsandbytes was compiled without GPU support\t1016',
    1937059642: ':/usr/local/cuda\t438',
    1937075488: ' must be \t144\n must be valid exactly by one definition\t195',
    1937339245: 'msys64\t778',
    1948280185: 'ye tanımsız başvuru\t278',
    1948282734: 'no template named \t1557\nno type named \t1557',
    1951615060: 'THStorage\t876 877',
    1952531514: ':Datei oder Verzeichnis\t116',
    1952543859: 'status_string: "\t1663',
    1952606572: 'libtorch_cuda.so: \t1450',
    1952802679: 'wget: command not found\t1005\nwget: not found\t1005\nwget: unable to resolve host address\t1754',
    1952805408: ' returned non-zero\t257',
    1952867692: 'leftover lock files from the PyTorch C++ extension build\t1440',
    1953063255: 'Waited on lock file "\t956',
    1953063469: '-bit platform\t367',
    1953064270: "Neither 'setup.py' nor 'pyproject.toml' found\t798",
    1953064550: 'ffitarget.h\t1284 1285 1286',
    1953065567: '_jit_compile\t49',
    1953067604: 'Triton Error [CUDA]: device kernel image is invalid\t921',
    1953068832: ' with --no-build-isolation\t274\n with CUDA \t275\n within its own root folder\t276\n without CUTE_ARCH_MMA_\t277',
    1953069157: 'exit code\t1268\nexit code:\t1268\nexit status\t1268\nexitcode\t1268\nexited with code \t1269',
    1953264973: 'Multiple dispatch failed for \t789',
    1953265005: 'multi_tensor_applier fused unscale kernel is unavailable\t1519\nmultiple copies of the\t1520\nmultiple definition of \t1521',
    1953394499: 'ContextualVersionConflict: (\t607',
    1953396050: 'RuntimeError: Numpy is not available\t868',
    1953396080: 'punto de entrada del procedimiento\t278',
    1953397075: 'SyntaxError: \t740',
    1953459744: ' not available\t198\n not built with CUDA\t199\n not compiled with CUDA\t199\n not defined in file lib\t200 201\n not found\t202\n not found. Directory cannot be installed\t203\n not installed\t204\n not recognized\t205\n not supported in this architecture\t206',
    1953460816: 'ProtocolError\t600',
    1953525103: 'ompt.h\t1462 1463 1464',
    1953653104: 'partially initialized module \t1614',
    1953653621: 'ucrt64\t778',
    1953655158: 'virtual memory exhausted: \t1747',
    1953658478: 'nvrtc-builtins\t1585\nnvrtc64_\t1207\nnvrtc: error: failed to load builtins for compute_\t1586',
    1953718627: 'caster.operator typename make_caster<T>::template cast_op_type<T>()\t1100',
    1953719584: ' est incompatible avec la sortie\t48',
    1953719666: 'restaurar proteção de segmento\t870\nrestore segment prot after\t1636',
    1953720608: ' ist entweder falsch\t183\n ist im Header \t188\n ist kein Element\t148\n ist kein Element von\t164 165 166',
    1953720644: "Distributed package doesn't have NCCL built in\t658",
    1953721929: 'Installed triton version too old, please upgrade\t745\nInstrucción ilegal\t365\nInstruction non permise\t365\nInstruçõe\t365',
    1953721961: 'installed CPU version PaddlePaddle\t1377\ninstalled Caffe2 version uses CUDA but I cannot find the CUDA\t1378',
    1953722184: 'Host compiler targets unsupported OS\t734',
    1953723725: 'Must define exactly one of __HIP_PLATFORM_\t790',
    1953723747: 'custom_op(\t1218',
    1953723757: 'must have a constant value\t147\nmust install \t854',
    1953724755: 'SystemError: <built-in function load_binary> returned NULL\t875',
    1953724787: 'system has unsupported display driver / cuda driver combination\t1670\nsystem not yet initialized\t1671',
    1953784096: ' attempted to run this operator with Meta tensors, but there was no \t18',
    1953849888: ' but this version of numpy is 0x\t22',
    1953853031: 'gnutls_handshake() failed\t1309',
    1953853216: ' out of memory\t250',
    1954047264: ' extension\t49',
    1954047342: 'next(\t1531',
    1954047348: 'texture is not a template\t1341\ntexture" is not a template\t1341\ntexture\' is not a template\t1341\ntexture’ is not a template\t1341',
    1954115679: '_pytorch_\t987',
    1965059918: "No url found for submodule path '\t828",
    1967202362: ': Aucun fichier\t116',
    1967343700: 'THCuda\t876 877 892 893\nTHCudaCheck\t894 895',
    1969316709: 'ecause there is no version of \t1239',
    1969365031: "' but version of \t301",
    1969365036: ", but was built for sm\t353\n, but you have torch \t354\n, but you'll have torch \t354",
    1969381215: '__builtin_amdgcn_\t979',
    1969431072: ' "cudaMemLocation"\t0',
    1969452353: 'Aucun espace disponible sur le périphérique\t506\nAucun fichier ou dossier\t487 488 489 490 491 492 493 494 495 496 497',
    1969452385: 'aucun espace disponible sur le périphérique\t506',
    1969452654: 'nvcuda.dll\t1583',
    1969516397: "module 'PIL.Image' has no attribute '\t1508\nmodule 'faiss' has no attribute '\t1509\nmodule 'numpy' has no attribute '\t1510\nmodule export function\t1511\nmodule has nothing to offer in MPL2 only mode\t1512",
    1969713761: "argument list for \t1000\nargument of type 'WindowsPath' is not iterable\t1001",
    1970170220: 'linux/limits.h\t1485 1486 1487 1488',
    1970234144: ' could be found\t29',
    1970239784: '(you have \t337',
    1970302319: 'ompute capability \t1590',
    1970365778: 'Require PyTorch\t863\nRequire Pytorch\t863\nRequire pyTorch\t863\nRequire pytorch\t863\nRequire torch\t863\nRequired library version not found: \t864\nRequires PyTorch\t863\nRequires Pytorch\t863\nRequires pyTorch\t863\nRequires pytorch\t863\nRequires torch\t863',
    1970365810: 'require C++ 1\t1630\nrequire C++ 2\t1630\nrequire C++1\t1630\nrequire C++2\t1630\nrequire CUDA\t1530\nrequire PyTorch\t863\nrequire Pytorch\t863\nrequire at least \'/std:c++\t1003\nrequire at least C++ 1\t1630\nrequire at least C++ 2\t1630\nrequire at least C++1\t1630\nrequire at least C++2\t1630\nrequire pyTorch\t863\nrequire pytorch\t863\nrequire torch\t863\nrequire users to upgrade torch to at least v\t1631\nrequires Ada\t1632\nrequires Ampere\t1632\nrequires Blackwell\t1632\nrequires C++ 1\t1630\nrequires C++ 2\t1630\nrequires C++1\t1630\nrequires C++2\t1630\nrequires CUDA\t1530\nrequires Hopper\t1632\nrequires NVCC\t1530\nrequires NVIDIA CUDA\t1530\nrequires PyTorch\t863\nrequires Pytorch\t863\nrequires Turing\t1632\nrequires Volta\t1632\nrequires a Ada\t1632\nrequires a Ampere\t1632\nrequires a Blackwell\t1632\nrequires a Hopper\t1632\nrequires a Turing\t1632\nrequires a Volta\t1632\nrequires an Ada\t1632\nrequires an Ampere\t1632\nrequires an Blackwell\t1632\nrequires an Hopper\t1632\nrequires an Turing\t1632\nrequires an Volta\t1632\nrequires at least \'/std:c++\t1003\nrequires at least C++ 1\t1630\nrequires at least C++ 2\t1630\nrequires at least C++1\t1630\nrequires at least C++2\t1630\nrequires compiler flag \'/std:c++\t1003\nrequires device with capability > (\t1633\nrequires nvcc\t1530\nrequires pyTorch\t863\nrequires pytorch\t863\nrequires the CUDA\t1530\nrequires the language dialect "CUDA\t1634\nrequires the language dialect "CXX\t1635\nrequires torch\t863',
    1970369089: 'Arquivo ou diretório\t487 488 489 490 491 492 493 494 495 496 497',
    1970430838: 'vcruntime\t1743',
    1970430840: 'xcrun: error: invalid active developer path\t1758',
    1970432116: 'thrust::\t1678',
    1970435187: 'struct _frame\t856',
    1970479215: 'o such \t487 488 489 490 491 492 493 494 495 496 497',
    1970496882: 'result_of_t\t1114',
    1970499157: 'Unsupported .target\t942\nUnsupported .version\t943\nUnsupported HIP arch \t944\nUnsupported HIP arch: \t944\nUnsupported conversion from \t945\nUnsupported platform: \t946\nUnsupported rounding mode for conversion\t947\nUnsupportedOperatorException: \t948',
    1970499189: 'unsupported GNU version! \t1732\nunsupported HIP gpu architecture \t944\nunsupported HIP gpu architecture: \t944\nunsupported instruction \t1006\nunsupported operand type(s) for \t1733\nunsupported operator: \t948',
    1970562386: 'Return has unsupported type \t867',
    1970562418: 'return code\t1268\nreturned a non-zero code: 137\t1637\nreturned non-zero\t1638\nreturned non-zero exit\t1639\nreturned non-zero exit status \t1640',
    1970562419: 'setup command: use_2to3 is invalid\t1649\nsetup.py build\t1018\nsetup.py develop\t1018\nsetup.py install\t1018\nsetuptools.build_meta\t1650\nsetuptools.command.\t1651\nsetuptools.extern.\t1652',
    1981837166: "no viable conversion from \t1558\nno viable conversion from '\t1559",
    1984917583: 'OpOverloadPacket(op=\t844',
    1985966953: 'is_variable\t1398 1399',
    1986096429: '-mavx\t368',
    1986884193: 'armv8.6-a\t989',
    1986946336: ' environment variable is not\t47',
    1987208531: 'Server does not allow request for unadvertised object\t872',
    1998611557: 'ed with an unsupported toolchain\t1240',
    1998614350: 'No working C++ compiler found in\t829',
    2003269987: 'cygwin\t778',
    2003988326: 'forward compatibility was attempted on non supported HW\t1291',
    2019516192: ' __x) noexcept (true)\t12',
    2019893287: "' extension\t303\n' extension (up-to-date)\t304",
    2019893289: ') exceeds limit (\t338',
    2019893315: 'C extension: \t512',
    2019912806: 'flex: command not found\t1005\nflex: not found\t1005',
    2020569680: 'ProxyError\t600',
    2032168553: 'in your include path is not compatible with this release of \t1350',
    2034387028: 'THByteBlas_\t876 877\nTHByteStorage\t876 877\nTHByteTensor\t876 877\nTHByteVector\t876 877',
    2035294266: ': PyTorch was compiled\t405',
    2037149263: 'Only a single TORCH_LIBRARY can be used to register the namespace \t842 843',
    2037149295: 'only available for Linux\t1591\nonly available with \t1592\nonly support\t1593\nonly supported on \t1594 1595\nonly supported on CUDA\t1530\nonly supported on NVCC\t1530\nonly supports Linux\t1591\nonly works on Linux\t1591',
    2037413219: 'cupy.cuda.memory.OutOfMemoryError\t1212',
    2037604640: ' async_io\t17',
    2042020674: 'Böyle bir dosya ya da dizin\t487 488 489 490 491 492 493 494 495 496 497',
    2053466478: 'niezdefiniowane odwołanie do\t278',
    2053731104: ' size changed, may indicate binary\t260',
    2054124112: 'Prozedureinsprungpunkt\t278',
    2179145762: '" は、内部コマンド\t293',
    2179145767: "' は、内部コマンド\t293",
    2179145786: ': そのようなファイル\t116',
    2195923002: ': コマンドが見つかりません\t381',
    2229739578: ': 無法開啟共用物件\t391',
    2246385722: ': 共有オブジェクトファイルを開けません\t391',
    2295439056: 'Ошибка сегментирования\t675',
    2313560122: ': 找不到命令\t381',
    2357322528: ' が見つかりません\t189 190',
    2377704480: ' 不是\t148 164 165 166',
    2377704482: '"不是内部\t293',
    2377704487: "'不是内部\t293",
    2414551098: ': 동적 오브젝트 파일을 열 수 없습니다\t391',
    2461197882: ':沒有此一檔案\t116',
    2498306106: ': 错误: expected \t423\n: 错误: template argument \t423\n: 错误:expected \t423\n: 错误:template argument \t423\n: 错误： expected \t423\n: 错误： template argument \t423\n: 错误：expected \t423\n: 错误：template argument \t423',
    2498306141: '] 错误 137\t972',
    2548441146: ': 无效的 ELF 头\t432\n: 无法分配内存\t383\n: 无法打开共享对象\t393\n: 无法打开共享对象文件\t391',
    2632327226: ': 未找到命令\t381',
    2642535226: ':そのようなファイル\t116',
    2647662650: ': Нет такого файла\t116',
    2712856122: ':没有那个文件\t116',
    2797826628: 'Dræbt\t661',
    2848159060: 'Tué a terminé le programme \t334',
    2877416224: ' に対する定義されていない参照\t278',
    2881709383: 'Geëlimineerd\t661',
    2944525090: '"は、内部コマンド\t293',
    2944525095: "'は、内部コマンド\t293",
    2966455505: 'файл в неправильном формате\t862',
    2966468560: 'защиту сегмента после перемещения\t870',
    2983231953: 'сбой отображения сегмента из разделяемого объекта\t701',
    2983236304: 'Вбито\t661',
    2983240656: 'Убито\t661',
    3001425978: ': 沒有此一檔案\t116\n: 没有那个文件\t116',
    3050347984: 'Не осталось свободного места\t830\nНет такого файла\t487 488 489 490 491 492 493 494 495 496 497',
    3050356176: 'не вдалося знайти -l\t1348\nне является внутренней\t1395\nневизначене посилання\t278\nневизначене посилання на\t278\nневозможно выделить память в статичном блоке TLS\t752\nневозможно задействовать исполняемый стек\t751\nневозможно найти -l\t1348 1349\nнедефинисана упута ка\t278\nнеоднозначный символ\t783\nнеопределена отпратка към\t278\nнеопределенная ссылка на\t278\nнеопределённая ссылка на\t278',
    3050356688: 'перемещение R_\t1629\nпересування R_\t1629',
    3051888698: ': 资源暂时不可用\t406',
    3085246557: '] 已杀死\t972',
    3101958178: '" 不是内部\t293\n" 不是内部或外部命令\t293',
    3101958183: "' 不是内部\t293\n' 不是内部或外部命令\t293",
    3169132637: '] 強制終了\t972',
    3184533562: ': невозможно открыть разделяемый объектный файл\t391',
    3201348816: 'доступном только для чтения, содержатся динамические\t1625',
    3278267762: 'reférence indefinie vers\t278\nreférence indéfinie vers\t278',
    3278335573: 'Ungültiger Maschinenbefehl\t365',
    3278774330: ': não é possível abrir arquivo compartilhado\t391',
    3279185223: 'Getötet\t661\nGetötet hat Programm \t334',
    3491770661: '%1 не является приложением Win32\t300',
    3491803856: 'в пространстве имён\t1263',
    3499801839: '：Нет такого файла\t116',
    3500003386: ':Нет такого файла\t116',
    3799018863: 'omp’ not found\t1310',
    3810537765: '%1 は有効な Win32 アプリケーション\t300',
    3816980963: 'あいまいなシンボル\t783',
    3817309155: 'デバイスに空き領域がありません\t1768',
    3818357731: 'プロシージャ エントリ ポイント\t278',
    3818568943: '：そのようなファイル\t116',
    3818750178: '”は、内部コマンド\t293',
    3818750435: 'そのようなファイルやディレクトリ\t487 488 489 490 491 492 493 494 495 496 497',
    3819930083: 'は、内部コマンド\t1395 1767',
    3820192483: 'コマンドラインオプション\t754',
    3820716771: 'セグメンテーション\t675',
    3827314981: '%1 不是有效的 Win32 应用程序\t300',
    3834091238: '文件格式错误\t862',
    3835527394: '”不是内部\t293',
    3837628901: '命令行太长。\t652',
    3837692390: '找不到 -l\t1060 1348 1349',
    3851132645: '型名ではありません\t1011',
    3851270372: '不命名一个类型\t1011',
    3852386021: '從共用物件中對映區段失敗\t701',
    3853163750: '未定\t278\n未定义的引用\t278\n未定义的符号\t278\n未定义符号\t278',
    3853230824: '被多次定义\t1770',
    3854479080: '设备上没有空间\t1768',
    3868047588: '不明确的符号\t783\n不是\t1263\n不是一个类型名\t1011\n不是內部或外部命令\t1395\n不是内部或外部命令\t1395 1767\n不正な命令\t365',
    3868373734: '沒有此一檔案或目錄\t487 488 489 490 491 492 493 494 495 496 497',
    3868900591: '：沒有此一檔案\t116\n：没有那个文件\t116',
    3869154793: '非法指令\t365',
    3869284326: '无法从共享目标中映射段\t701\n无法启用共享目标需要的执行栈\t751\n无法在静态 TLS 块中分配内存\t752\n无法定位程序输入点\t278\n无法恢复段 prot\t870\n无法找到 -l\t1060\n无法识别的命令行选项\t754',
    3869344999: '無法在靜態 TLS 區塊中配置記憶體\t752\n無法復原 segment prot\t870\n無法找到程序輸入點\t278\n無法辨識的命令列選項\t754\n無法開啟可執行堆疊\t751',
    3869356774: '没有成员\t1769\n没有此指令\t1552\n没有此类指令\t1552\n没有那个文\t487 488 489 490 491 492 493 494 495 496 497',
    3869809893: '在此作用域中尚未声明\t1011',
    3869940966: '未找到 -l\t1061 1062 1063 1064 1065 1066 1067 1068 1069\n未找到 -lEGL\t1070\n未找到 -lGLEW\t1071\n未找到 -laio\t1072\n未找到 -lffi\t1073\n未找到 -lglog\t1074\n未找到 -ljpeg\t1075\n未找到 -lnuma\t1076\n未找到 -lstdc++\t1078\n未找到 -ltbb\t1079\n未找到 -luuid\t1080\n未找到 -lz\t1081',
    3870265317: '可执行文件格式错误\t674',
    3870393829: '共有オブジェクトが必要としている実行可能スタック\t751\n共有オブジェクトのセグメントをマップするのに失敗\t701',
    3870727910: '架构于输入文件\t48',
    3884032999: '磁盘空间不足\t1768',
    3885604329: '静的 TLS ブロック内にメモリ\t752',
    3885868008: '裝置上已無多餘空間\t1768',
    3886131430: '模稜兩可的符號\t783',
    3901522403: 'が見つかりません\t1405',
    3901915875: 'を見つけ\t1405\nを見つけられません -l\t1061 1062 1063 1064 1065 1066 1067 1068 1069\nを見つけられません -lEGL\t1070\nを見つけられません -lGLEW\t1071\nを見つけられません -laio\t1072\nを見つけられません -lffi\t1073\nを見つけられません -lglog\t1074\nを見つけられません -ljpeg\t1075\nを見つけられません -lnuma\t1076\nを見つけられません -lstdc++\t1078\nを見つけられません -ltbb\t1079\nを見つけられません -luuid\t1080\nを見つけられません -lz\t1081\nを見つけられません: -l\t1061 1062 1063 1064 1065 1066 1067 1068 1069\nを見つけられません: -lEGL\t1070\nを見つけられません: -lGLEW\t1071\nを見つけられません: -laio\t1072\nを見つけられません: -lffi\t1073\nを見つけられません: -lglog\t1074\nを見つけられません: -ljpeg\t1075\nを見つけられません: -lnuma\t1076\nを見つけられません: -lstdc++\t1078\nを見つけられません: -ltbb\t1079\nを見つけられません: -luuid\t1080\nを見つけられません: -lz\t1081',
    3918366437: '再配置 R_\t1629\n再配置後にセグメントの prot\t870',
    3920998118: '段錯誤\t675\n段错误\t675',
    3954751466: '그런 파일이나 디렉터리\t487 488 489 490 491 492 493 494 495 496 497',
    3969229036: '정적 TLS 블럭에는 메모리를\t752',
    3969486827: '동적 오브젝트의 세그먼트를\t701',
    3986983916: '실행할 수 있는 스택을 공유\t751',
    3987253995: '모호한 기호\t783',
}
"""What a `WordIndex` is made of: a log must hold one of the words, which lead to rows of the next table."""
CALLED = (
    'cuda_runtime.extension_cuda_version_mismatch\n'
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
    'source_api.removed_torch_api\tline\ttoo \n'
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
    'source_api.cxx_standard_too_old source_api.removed_torch_api\tline\t in namespace \n'
    "source_api.cccl_header_incompatible\tline\t: error: '__device__\t: error: '__host__\t: error: ‘__device__\t: error: ‘__host__\n"
    'source_api.cxx_standard_too_old\tline\tchar8_t\tconcept\tconsteval\tconstinit\n'
    'cuda_toolkit.cuda_toolkit_too_old\tline\tCUBLASLT_\tCUBLASLT_MATMUL_DESC_\tCUBLASLT_MATMUL_MATRIX_SCALE_\tCUBLAS_COMPUTE_\tCUDA_C_16BF\tCUDA_R_16BF\tCUDA_R_4F_E2M1\tCUDA_R_8F_E\tCU_TENSOR_MAP\tCUgreenCtx\tCUmulticast\tCUtensorMap\t__activemask\t__ballot_sync\t__grid_constant__\t__half_as_short\t__half_as_ushort\t__nv_bfloat16\t__nv_fp4\t__nv_fp6\t__nv_fp8\t__shfl_down_sync\t__shfl_sync\t__shfl_up_sync\t__shfl_xor_sync\t__short_as_half\t__syncwarp\t__ushort_as_half\tcuDevSmResourceSplit\tcuGreenCtx\tcuMulticast\tcuTensorMap\tcublasComputeType_t\tcublasLt\tcublasLtMat\tcudaAccessPolicyWindow\tcudaFreeAsync\tcudaGetDriverEntryPoint\tcudaGetDriverEntryPointByVersion\tcudaGraphConditional\tcudaLaunchAttribute\tcudaLaunchConfig_t\tcudaLaunchKernelEx\tcudaMallocAsync\tcudaMemPool\tcudaMemcpyBatchAsync\tcudaStreamAttr\tnv_bfloat16\n'
    "hip_rocm.rocm_install_mismatch\tline\tHIPBLAS_\tHIPRTC_\terror: 'HIP_\terror: 'h2div\terror: 'h2exp\terror: 'h2rcp\terror: 'hip\terror: ‘HIP_\terror: ‘h2div\terror: ‘h2exp\terror: ‘h2rcp\terror: ‘hip\thalf2half2\thipblas\thiprtc\thipsparse\tmiopen\trocblas_\n"
    'gpu_arch.ptxas_too_old_for_arch\tline\tPTX .version \tPTX version \n'
    'hip_rocm.rocm_install_mismatch\t\tset\n'
    'platform_abi.cpu_architecture_mismatch\n'
    'host_toolchain.jit_stale_lock\n'
    'cuda_toolkit.nvcc_internal_crash\tline\tcode -1073741819\tcode -11\tcode -4\tcode -6\tcode 132\tcode 134\tcode 139\tcode 3221225477\tstatus -1073741819\tstatus -11\tstatus -4\tstatus -6\tstatus 132\tstatus 134\tstatus 139\tstatus 3221225477\n'
    'cuda_toolkit.cuda_home_wrong\tline\terror: command \n'
    "cuda_toolkit.cuda_toolkit_not_found\tline\terror: command 'nvcc\terror: command nvcc\n"
    'platform_abi.cpu_architecture_mismatch\tline\t building for macOS-\n'
    'cuda_toolkit.missing_cuda_header host_toolchain.git_submodule_missing\n'
    'host_toolchain.missing_system_dev_package\tline\t"asm/\t\'asm/\tbits/libc-header-start\tgnu/stubs\tsys/cdefs\n'
    'cuda_toolkit.cudnn_not_found\tline\t"cudnn\t\'cudnn\n'
    'host_toolchain.torch_not_found_by_build\tline\tATen/ATen.h\tATen/Tensor.h\ttorch/all.h\ttorch/library.h\ttorch/python.h\ttorch/script.h\ttorch/torch.h\ttorch/types.h\n'
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
    'host_toolchain.pybind11_too_old_for_python\tline\tlongintrepr.h\n'
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
    'torch_abi.stale_build_artifacts\tline\tile truncated\n'
    'op_registration.op_library_not_loaded\tline\t extension\t library\t module\n'
    'host_toolchain.host_compiler_too_old\tline\tThe -std=\n'
    'source_api.half_operators_ambiguous\tline\tatomicAdd\tatomicMax\tatomicMin\tfunction "__hmax\tfunction "__hmin\tfunction "__ldg\tfunction "__shfl\tfunction "hmax\tfunction "hmin\tfunction "ldg\tfunction "shfl\n'
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
    'gpu_arch.intrinsic_needs_newer_arch\tline\tnvcuda::wmma\n'
    'cuda_runtime.extension_cuda_version_mismatch\tline\tcudaDeviceProp\n'
    'gpu_arch.intrinsic_needs_newer_arch install_state.dependency_version_mismatch\tline\tnamespace \n'
    'source_api.removed_torch_api\tline\tat::Type\tat::TypeDefault\tat::TypeExtendedInterface\n'
    'source_api.removed_torch_api\tline\tclass at::\tclass c10::\tclass torch::\tstruct at::\tstruct c10::\tstruct torch::\n'
    'cuda_runtime.extension_cuda_version_mismatch\tline\tcudaDeviceProp\n'
    'source_api.removed_torch_api\tline\tbase operand of \n'
    'source_api.cxx_standard_too_old\tline\tstd::any_cast\tstd::apply\tstd::basic_string_view\tstd::bool_constant\tstd::clamp\tstd::conjunction\tstd::disjunction\tstd::enable_if_v\tstd::filesystem\tstd::from_chars\tstd::invoke_result\tstd::is_\tstd::is_aggregate\tstd::is_base_of_v\tstd::is_constructible_v\tstd::is_convertible_v\tstd::is_floating_point_v\tstd::is_integral_v\tstd::is_invocable\tstd::is_same_v\tstd::launder\tstd::negation\tstd::nullopt\tstd::optional\tstd::scoped_lock\tstd::shared_mutex\tstd::string_view\tstd::to_chars\tstd::tuple_size_v\tstd::variant\tstd::void_t\n'
    'source_api.cxx_standard_too_old\tline\tstd::assume_aligned\tstd::atomic_ref\tstd::bit_cast\tstd::bit_ceil\tstd::bit_width\tstd::convertible_to\tstd::countl_zero\tstd::countr_zero\tstd::derived_from\tstd::endian\tstd::erase_if\tstd::floating_point\tstd::has_single_bit\tstd::integral\tstd::invocable\tstd::is_constant_evaluated\tstd::jthread\tstd::midpoint\tstd::numbers\tstd::partial_ordering\tstd::popcount\tstd::ranges\tstd::regular\tstd::remove_cvref\tstd::remove_cvref_t\tstd::same_as\tstd::source_location\tstd::span\tstd::ssize\tstd::strong_ordering\tstd::to_array\tstd::type_identity\tstd::type_identity_t\tstd::unsigned_integral\tstd::weak_ordering\n'
    'source_api.cxx_standard_too_old\tline\tstd::common_type_t\tstd::conditional_t\tstd::decay_t\tstd::enable_if_t\tstd::exchange\tstd::index_sequence\tstd::integer_sequence\tstd::make_index_sequence\tstd::make_unique\tstd::remove_cv_t\tstd::remove_reference_t\tstd::result_of_t\tstd::underlying_type_t\n'
    'source_api.cutlass_missing_include\tline\tcute/\tcute\\\tcutlass/\tcutlass\\\n'
    'host_toolchain.host_compiler_too_old\tline\thas to be >=\thas to be at least\thas to be greater than\tmust be >=\tmust be at least\tmust be greater than\n'
    'op_registration.infer_schema_unsupported_type\tline\t. The valid types are\n'
    'cuda_runtime.nvrtc_source_incompatible\tline\t" is undefined\n'
    'cuda_runtime.nvrtc_source_incompatible\t\terror\n'
    'source_api.removed_torch_api\n'
    'source_api.cccl_header_incompatible\tline\t does not name\n'
    'source_api.cub_thrust_mismatch\tline\tversion of \n'
    'install_state.no_matching_wheel\tline\tUnable to find\n'
    'host_toolchain.missing_host_compiler\tline\tould not find \n'
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
    'install_state.torch_too_old_for_package\tline\tFloat8_e\tInferenceMode\n'
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
    'host_toolchain.torch_not_found_by_build\t46\tannot open \tould not open \n'
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
    'install_state.torch_too_old_for_package\tline\tAT_DISPATCH_CASE\tAT_DISPATCH_SWITCH\tAT_DISPATCH_V2\tC10_CUDA_KERNEL_LAUNCH_CHECK\n'
    'host_toolchain.glibc_too_new_for_cuda\tline\t/string.h:\n'
    'source_api.cxx_standard_too_old\tline\tdecltype\tnullptr\tstatic_assert\n'
    "install_state.dependency_version_mismatch\tline\t'nccl\t‘nccl\n"
    'not_our_fault.wrong_install_command\n'
    'triton_inductor.triton_api_mismatch\tline\tKeyword argument \n'
    'not_our_fault.gpu_out_of_memory\tline\tcublasCreate\n'
    'install_state.build_isolation_no_torch\t80\tYou run \n'
    'cuda_runtime.extension_cuda_version_mismatch torch_abi.torch_version_mismatch\tline\t (you have \n'
    'install_state.source_tree_shadows_install\tline\tYou are importing \n'
    'gpu_arch.arch_not_built\tline\tAttempting to use SM\n'
    'undefined\n'
    'host_toolchain.git_submodule_missing\tline\tThe source directory "\n'
    'source_api.removed_torch_api\tline\tclass "\n'
    'source_api.cub_thrust_mismatch\tline\tnamespace "\n'
    'install_state.torch_too_old_for_package\tline\t"InferenceMode"\n'
    'source_api.removed_torch_api\tline\tnamespace "\n'
    'source_api.cccl_header_incompatible\tline\tnamespace "cuda\n'
    'source_api.cutlass_api_mismatch source_api.cutlass_missing_include\tline\tnamespace "cut\n'
    'source_api.removed_torch_api\tline\tclass "at::\tclass "c10::\tclass "torch::\tenum "at::\tenum "c10::\tenum "torch::\tstruct "at::\tstruct "c10::\tstruct "torch::\n'
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
    'source_api.removed_torch_api\tline\tfrom "\n'
    'host_toolchain.host_compiler_too_old\tline\tC3249\tC3250\n'
    'platform_abi.cpu_architecture_mismatch\n'
    "install_state.dependency_version_mismatch\tline\tRequested '\n"
    "host_toolchain.glibc_too_new_for_cuda\tline\tfunction '\n"
    "torch_abi.stale_build_artifacts\t229\tbuilding '\n"
    "torch_abi.stale_build_artifacts\tline\tskipping '\n"
    "host_toolchain.missing_host_compiler\tline\tcommand '\n"
    "cuda_runtime.extension_cuda_version_mismatch\tline\tno member named '\n"
    "source_api.cutlass_api_mismatch source_api.cutlass_missing_include\tline\tno member named '\tno template named '\tno type named '\n"
    "windows.wrong_windows_compiler\tline\tCompiler '\n"
    "source_api.cccl_header_incompatible\tline\tno member named '\tno template named '\tno type named '\n"
    "hip_rocm.rocm_install_mismatch\tline\tno member named '\tno template named '\tno type named '\n"
    "hip_rocm.cuda_only_code_on_hip\tline\tno member named '\tno template named '\tno type named '\n"
    "source_api.cxx_standard_too_old source_api.missing_std_include\tline\tno member named '\tno template named '\tno type named '\n"
    "source_api.half_operators_ambiguous\tline\toverloaded operator '\n"
    "cuda_toolkit.cuda_toolkit_too_old\tline\tValue '\n"
    "cuda_toolkit.cuda_toolkit_too_old\tline\tValue 'c++\tValue 'gnu++\n"
    'gpu_arch.arch_list_malformed\t111\tnvcc fatal\n'
    'not_our_fault.wrong_install_command\n'
    'install_state.cpu_only_extension\n'
    "cuda_toolkit.cuda_toolkit_too_old\t258\t: Input file '\n"
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
    'install_state.build_isolation_no_torch\tline\tPyTorch\tTorch\ttorch\n'
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
    'platform_abi.cpu_architecture_mismatch\t56\tnvcc fatal\n'
    'host_toolchain.missing_host_compiler\n'
    'cuda_toolkit.cmake_cuda_not_found\n'
    'cuda_toolkit.build_out_of_memory\tline\tfork\tposix_spawn\tspawn\tvfork\n'
    'cuda_toolkit.build_out_of_memory\tline\tsh: \n'
    'host_toolchain.missing_host_compiler\t61\tnvcc fatal\n'
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
    'host_toolchain.missing_system_dev_package\tline\tC1083: \n'
    'host_toolchain.missing_system_dev_package\tline\tcatastrophic error: \tfatal error: \n'
    'windows.path_with_spaces\n'
    'host_toolchain.missing_host_compiler\tline\tmake\n'
    'cuda_toolkit.cudnn_not_found\tline\tcudnn\n'
    'cuda_toolkit.cuda_home_wrong\t55\tnvcc error\tnvcc fatal\n'
    "host_toolchain.missing_host_compiler\tline\tcommand '\tunable to execute '\n"
    'cuda_runtime.cudnn_version_mismatch\t\tcuDNN version \n'
    'cuda_toolkit.build_out_of_memory\tline\tfork\tposix_spawn\tvfork\n'
    'host_toolchain.missing_host_compiler\tline\tCreateProcess\n'
    'source_api.macro_or_flag_conflict\t118\tnvcc fatal\n'
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
    'source_api.macro_or_flag_conflict\tline\tmarch=native\tmcpu=native\tmtune=native\n'
    'source_api.macro_or_flag_conflict\tline\tclang\n'
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
    'host_toolchain.torch_not_found_by_build\t47\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.torch_not_found_by_build\tline\tC1083\n'
    'host_toolchain.torch_not_found_by_build\tline\tinclude file \n'
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
    'host_toolchain.setuptools_incompatible\n'
    'host_toolchain.missing_host_compiler\tline\t program\n'
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
    'windows.windows_path_too_long\tline\tInvalid argument\n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t43\tnot\tundefined\n'
    'source_api.removed_torch_api\tline\tat::Tensor\n'
    'source_api.removed_torch_api\n'
    'source_api.cxx_standard_too_old\tline\tassume_aligned\tatomic_ref\tbit_cast\tbit_ceil\tbit_width\tconvertible_to\tcountl_zero\tcountr_zero\tderived_from\tendian\terase_if\tfloating_point\thas_single_bit\tintegral\tinvocable\tis_constant_evaluated\tjthread\tmidpoint\tnumbers\tpartial_ordering\tpopcount\tranges\tregular\tremove_cvref\tremove_cvref_t\tsame_as\tsource_location\tspan\tssize\tstrong_ordering\tto_array\ttype_identity\ttype_identity_t\tunsigned_integral\tweak_ordering\n'
    'source_api.cccl_header_incompatible\tline\tcub\tthrust\n'
    'source_api.cutlass_api_mismatch source_api.cutlass_missing_include\tline\tcute\tcutlass\n'
    'source_api.cxx_standard_too_old\tline\tstd\n'
    'source_api.missing_std_include\tline\tCHAR_MAX\tCHAR_MIN\tDBL_EPSILON\tDBL_MAX\tDBL_MIN\tFLT_EPSILON\tFLT_MAX\tFLT_MIN\tINT16_MAX\tINT16_MIN\tINT32_MAX\tINT32_MIN\tINT64_MAX\tINT64_MIN\tINT8_MAX\tINT8_MIN\tINT_MAX\tINT_MIN\tLLONG_MAX\tLLONG_MIN\tLONG_MAX\tLONG_MIN\tSHRT_MAX\tSHRT_MIN\tUCHAR_MAX\tUCHAR_MIN\tUINT16_MAX\tUINT16_MIN\tUINT32_MAX\tUINT32_MIN\tUINT64_MAX\tUINT64_MIN\tUINT8_MAX\tUINT8_MIN\tUINTPTR_MAX\tUINT_MAX\tUINT_MIN\tULLONG_MAX\tULLONG_MIN\tULONG_MAX\tULONG_MIN\tUSHRT_MAX\tUSHRT_MIN\taccumulate\taddressof\tall_of\tany_of\tarray\tback_inserter\tbind\tcall_once\tcerr\tchrono\tclog\tcondition_variable\tcopy\tcopy_n\tcout\tdomain_error\tendl\tfill\tfill_n\tfind\tfind_if\tfor_each\tfunction\tinitializer_list\tinner_product\tint16_t\tint32_t\tint64_t\tint8_t\tint_fast16_t\tint_fast32_t\tint_fast64_t\tint_fast8_t\tint_fastmax_t\tint_fastptr_t\tint_least16_t\tint_least32_t\tint_least64_t\tint_least8_t\tint_leastmax_t\tint_leastptr_t\tintmax_t\tintptr_t\tinvalid_argument\tiota\tistreambuf_iterator\tistringstream\tlock_guard\tlogic_error\tlower_bound\tmake_shared\tmax\tmax_element\tmemcpy\tmemmove\tmemset\tmin\tmin_element\tmutex\tnone_of\tnth_element\tnumeric_limits\tonce_flag\tostringstream\tout_of_range\tpartial_sort\tpartial_sum\tref\treverse\truntime_error\tsetfill\tsetprecision\tsetw\tshared_ptr\tsort\tstable_sort\tstrcmp\tstringstream\tstrlen\tstrncpy\tswap\tswap_ranges\tthis_thread\tthread\ttransform\tuint16_t\tuint32_t\tuint64_t\tuint8_t\tuint_fast16_t\tuint_fast32_t\tuint_fast64_t\tuint_fast8_t\tuint_fastmax_t\tuint_fastptr_t\tuint_least16_t\tuint_least32_t\tuint_least64_t\tuint_least8_t\tuint_leastmax_t\tuint_leastptr_t\tuintmax_t\tuintptr_t\tunique_copy\tunique_lock\tunique_ptr\tunordered_map\tunordered_multimap\tunordered_set\tupper_bound\tvector\tweak_ptr\n'
    "host_toolchain.pybind11_too_old_for_python\tline\t'_longobject'\t'_ts'\t'_typeobject'\n"
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
    'cuda_toolkit.cmake_cuda_not_found\n'
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
    'cuda_runtime.extension_cuda_version_mismatch\tline\t identifier not found\t is undefined\t was not declared\n'
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
    'host_toolchain.torch_not_found_by_build\n'
    'not_our_fault.insufficient_log\n'
    'not_our_fault.network_failure\t\tErr:\n'
    'host_toolchain.ninja_missing\tline\t or newer\n'
    'host_toolchain.missing_host_compiler\tline\tMicrosoft Visual C++ installation\tMicrosoft Visual Studio installation\tVisual Studio installation\n'
    'host_toolchain.missing_host_compiler\tline\t installation on\n'
    'install_state.dependency_version_mismatch\t\t" that\n'
    'host_toolchain.torch_not_found_by_build\n'
    'cuda_toolkit.cudnn_not_found\n'
    'cuda_toolkit.cuda_toolkit_not_found\tline\t matching version\n'
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
    'cuda_toolkit.cuda_toolkit_not_found\tline\t find\n'
    'source_api.macro_or_flag_conflict\n'
    'link_and_load.missing_shared_library\t157\t: A dynamic link library (DLL) initialization\t: DLL(동적 링크 라이브러리)\t: Eine DLL-Initialisierungsroutine\t: Error en una rutina de inicialización\t: Uma rotina de inicialização\t: Une routine d\t: Произошел сбой в программе инициализации\t: ダイナミック リンク ライブラリ\t: 动态链接库\t: 動態連結程式庫\n'
    'torch_abi.torch_version_mismatch\tline\t el proceso especificado\tBelirtilen yordam bulunamadı\tDie angegebene Prozedur konnte nicht\tDie angegebene Prozedur wurde nicht gefunden\tImpossibile trovare la procedura\tNie można odnaleźć określonej procedury\te est introuvable\the specified pro\tvel encontrar o procedimento especificado\tНе найдена указанная процедура\t找不到指定的程序\t指定されたプロシージャが見つかりません\t지정된 프로시저를 찾을 수 없습니다\n'
    'link_and_load.missing_shared_library\tline\t: Belirtilen modül bulunamadı\t: Das angegebene Modul wurde nicht gefunden\t: Impossibile trovare il modulo\t: Le module spécifié est introuvable\t: Nie można odnaleźć określonego modułu\t: No se encontró el módulo\t: No se ha podido encontrar el módulo\t: No se puede encontrar el módulo\t: Não foi possível encontrar o módulo\t: The specified module could not be found\t: the specified module could not be found\t: Не найден указанный модуль\t: 找不到指定的模块\t: 找不到指定的模組\t: 指定されたモジュールが見つかりません\t: 지정된 모듈을 찾을 수 없습니다\n'
    'link_and_load.missing_shared_library\n'
    'torch_abi.mixed_torch_installs\n'
    'source_api.removed_torch_api\n'
    'cuda_runtime.extension_cuda_version_mismatch\t\tversions\n'
    'triton_inductor.triton_api_mismatch\n'
    'windows.windows_path_too_long\n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t27\tnot\tundefined\n'
    'not_our_fault.disk_full\n'
    'op_registration.custom_op_wrong_dispatch_key\t\tpre-existing registration to\n'
    'torch_abi.torch_library_not_linked\tline\tCUDA kernel\tHIP kernel\n'
    'install_state.cpu_only_torch install_state.unsupported_platform\n'
    'torch_abi.stale_build_artifacts\n'
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
    'host_toolchain.setuptools_incompatible\tline\tCython\tcmake\tflit_core\thatchling\tjinja2\tmesonpy\tnanobind\tnumpy\tpackaging\tpoetry\tpsutil\tpybind11\tscikit_build_core\tsetuptools_rust\tsetuptools_scm\tskbuild\tyaml\n'
    'op_registration.op_namespace_mismatch\tline\t) in\n'
    'not_our_fault.insufficient_log\n'
    'not_our_fault.insufficient_log\n'
    'install_state.masked_build_error\tline\t. Falling back\n'
    'not_our_fault.insufficient_log\n'
    'cuda_toolkit.cmake_cuda_not_found\n'
    'cuda_toolkit.cmake_cuda_not_found\t91\tCompiler output:\n'
    'host_toolchain.missing_host_compiler\tline\tC compiler,\tC compiler.\tC++ compiler,\tC++ compiler.\tC++compiler,\tC++compiler.\tCcompiler,\tCcompiler.\tMSVC compiler,\tMSVC compiler.\tMSVCcompiler,\tMSVCcompiler.\n'
    'host_toolchain.missing_host_compiler\n'
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
    'install_state.torch_too_old_for_package\tline\tno member \n'
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
    "cuda_toolkit.nvcc_internal_crash\tline\tcl.exe'\n"
    'op_registration.op_library_not_loaded\tline\t C++ extension\t C++ library\n'
    'install_state.dependency_version_mismatch\tline\tbut found \n'
    'cuda_toolkit.cmake_cuda_not_found\t\tnon-existent\n'
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
    'host_toolchain.missing_system_dev_package\tline\tautoconf"\tautoconf\'\tautomake"\tautomake\'\tautoreconf"\tautoreconf\'\tbison"\tbison\'\tcmake"\tcmake\'\tcurl"\tcurl\'\tflex"\tflex\'\tgit"\tgit\'\tm4"\tm4\'\tmake"\tmake\'\tpatch"\tpatch\'\tpkg-config"\tpkg-config\'\tswig"\tswig\'\tunzip"\tunzip\'\twget"\twget\'\n'
    'hip_rocm.rocm_install_mismatch\tline\thipcc\thipconfig\trocm_agent_enumerator\trocminfo\n'
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
    'gpu_arch.no_gpu_at_build_time\tline\t is not availa\n'
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
    'hip_rocm.rocm_install_mismatch\n'
    'torch_abi.stale_build_artifacts\t\tthan\n'
    'install_state.cpu_only_extension\tline\t support\n'
    'torch_abi.stale_build_artifacts\t\tmatch\n'
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
    'install_state.build_isolation_no_torch\n'
    'not_our_fault.harmless_output\tline\t factory\n'
    "install_state.masked_build_error\tline\t8' codec can't decode\n"
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
    'install_state.dependency_version_mismatch\t82\t or higher is required.\n'
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
    'install_state.dependency_version_mismatch\n'
    'gpu_arch.arch_not_built\n'
    'host_toolchain.gcc_too_new_for_nvcc\tline\t): error: attribute "__\n'
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
    'host_toolchain.host_compiler_too_old\n'
    'op_registration.custom_op_wrong_dispatch_key\t\tCompositeImplicitAutograd\n'
    'source_api.half_operators_ambiguous\tline\tHalf\tbfloat16\thalf\n'
    'source_api.half_operators_ambiguous\tline\t (operand types are \n'
    'not_our_fault.insufficient_log\n'
    'op_registration.infer_schema_unsupported_type\n'
    'triton_inductor.triton_gpu_arch_unsupported\tline\tcompute\n'
    'gpu_arch.arch_unknown_to_torch\t100\tselect_compute_arch.cmake:\n'
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
    'install_state.torch_too_old_for_package\tline\tstd::nullopt_t\tstd::optional<\n'
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
    'source_api.half_operators_ambiguous\t235\tbfloat16\thalf\n'
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
    'host_toolchain.gcc_too_new_for_nvcc\n'
    'not_our_fault.network_failure\n'
    'windows.windows_path_too_long\tline\tD8049\n'
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
    'host_toolchain.pybind11_too_old_for_python\t208\tlongintrepr.h\n'
    'host_toolchain.missing_system_dev_package\t209\tGL/gl.h\tGL/glcorearb.h\tGL/glext.h\tGL/glx.h\n'
    'host_toolchain.missing_system_dev_package\t209\tglog/logging.h\n'
    'host_toolchain.missing_system_dev_package\t209\tlinux/limits.h\n'
    'host_toolchain.torch_not_found_by_build\t210\tATen/ATen.h\tATen/Tensor.h\ttorch/all.h\ttorch/library.h\ttorch/python.h\ttorch/script.h\ttorch/torch.h\ttorch/types.h\n'
    'host_toolchain.missing_system_dev_package\t210\tgflags/gflags.h\n'
    'host_toolchain.missing_system_dev_package\t211\tcblas.h\tcblas_mangling.h\n'
    'host_toolchain.missing_system_dev_package\t212\tEGL/egl.h\tEGL/eglext.h\tEGL/eglplatform.h\n'
    'host_toolchain.torch_not_found_by_build\t212\ttorch/extension.h\n'
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
    'hip_rocm.rocm_install_mismatch\n'
    'host_toolchain.missing_system_dev_package\tline\t" with\n'
    'cuda_toolkit.cmake_cuda_not_found\n'
    'host_toolchain.torch_not_found_by_build\n'
    'host_toolchain.missing_system_dev_package\tline\t is missing\t is required\t not found\n'
    'host_toolchain.missing_system_dev_package\tline\tUnable to find \tcannot find \tcould not find \tunable to find \n'
    'cuda_runtime.ld_library_path_shadowing\n'
    'cuda_toolkit.cuda_toolkit_too_old\t73\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'cuda_toolkit.cuda_toolkit_too_old\tline\tC1083\n'
    'install_state.dependency_version_mismatch\n'
    'cuda_runtime.no_nvidia_driver\tline\twith capabilities: [[gpu\n'
    "hip_rocm.cuda_only_code_on_hip\tline\t for constraint '\n"
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
    'cuda_runtime.extension_cuda_version_mismatch\tline\t has no member \n'
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
    'install_state.unsupported_platform\tline\t"__attribute__\t"u_int\t"uint\t\'__attribute__\t\'u_int\t\'uint\t__builtin_\t__int128\taligned_alloc\tdrand48\tgettimeofday\tlgamma_r\tlocaltime_r\tmkstemp\tposix_memalign\tpthread_\tssize_t\tstrcasecmp\tstrncasecmp\tu_int\tusleep\t“__attribute__\t“u_int\t“uint\n'
    'cuda_toolkit.build_out_of_memory\n'
    'source_api.macro_or_flag_conflict\n'
    'torch_abi.torch_not_imported_first\tline\tlibc10_cuda.so: cannot\tlibtorch_cuda.so: cannot\n'
    'source_api.cxx_standard_too_old\n'
    'not_our_fault.network_failure\n'
    'host_toolchain.missing_host_compiler\t\trunning build_ext\n'
    'source_api.cxx_standard_too_old\n'
    'source_api.cxx_standard_too_old\n'
    'host_toolchain.missing_system_dev_package\tline\t for checkout of\t for clone of\n'
    "not_our_fault.network_failure\tline\t' failed\n"
    'host_toolchain.gcc_too_new_for_nvcc\tline\tc++/\n'
    'source_api.macro_or_flag_conflict\t203\tfar\tmax\tmin\tnear\tsmall\n'
    "source_api.removed_torch_api\tline\t'TH\t'struct TH\t‘TH\t‘struct TH\n"
    'host_toolchain.gcc_too_new_for_nvcc\tline\t" is undefined\n'
    'hip_rocm.cuda_only_code_on_hip\n'
    "not_our_fault.wrong_install_command\tline\t' found\n"
    'source_api.macro_or_flag_conflict\tline\tline option \n'
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
    "host_toolchain.missing_host_compiler\t46\t'nmake' '-?'\n"
    'not_our_fault.insufficient_log\tline\tcode \tstatus \n'
    'cuda_toolkit.build_out_of_memory\n'
    'cuda_toolkit.nvcc_internal_crash\tline\tErreur interne du compilateur\tInternal compiler error\tInterner Compilerfehler\t内部编译器错误\n'
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
    'source_api.removed_torch_api\tline\tno matching \n'
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
    'host_toolchain.pybind11_too_old_for_python\tline\tPyThreadState\tstruct _ts\n'
    'host_toolchain.pybind11_too_old_for_python\tline\tob_digit\n'
    'host_toolchain.pybind11_too_old_for_python\tline\ttp_print\n'
    'link_and_load.wrong_library_picked_at_link\tline\t in /usr/\n'
    'gpu_arch.intrinsic_needs_newer_arch\t\trequires\n'
    "hip_rocm.rocm_install_mismatch\tline\tcommand '\n"
    'hip_rocm.rocm_install_mismatch\n'
    'not_our_fault.network_failure\tline\tIncompleteRead\tRemoteDisconnected\n'
    'install_state.dependency_version_mismatch\tline\t "nccl\t \'nccl\n'
    'source_api.cub_thrust_mismatch\tline\tCUB_NS_QUALIFIER\tTHRUST_NS_QUALIFIER\t_CCCL_\n'
    'cuda_runtime.nvrtc_source_incompatible\t75\tcudaGridDependencySynchronize" is undefined\tcudaTriggerProgrammaticLaunchCompletion" is undefined\n'
    'cuda_toolkit.cuda_toolkit_too_old install_state.unsupported_platform source_api.cccl_header_incompatible\tline\t" is undefined\n'
    'install_state.torch_too_old_for_package\tline\tAT_DISPATCH_CASE" is undefined\tAT_DISPATCH_SWITCH" is undefined\tAT_DISPATCH_V2" is undefined\tC10_CUDA_KERNEL_LAUNCH_CHECK" is undefined\tTORCH_CHECK" is undefined\tTORCH_LIBRARY_FRAGMENT" is undefined\n'
    'source_api.missing_std_include\tline\tCHAR_MAX\tCHAR_MIN\tDBL_EPSILON\tDBL_MAX\tDBL_MIN\tFLT_EPSILON\tFLT_MAX\tFLT_MIN\tINT16_MAX\tINT16_MIN\tINT32_MAX\tINT32_MIN\tINT64_MAX\tINT64_MIN\tINT8_MAX\tINT8_MIN\tINT_MAX\tINT_MIN\tLLONG_MAX\tLLONG_MIN\tLONG_MAX\tLONG_MIN\tSHRT_MAX\tSHRT_MIN\tUCHAR_MAX\tUCHAR_MIN\tUINT16_MAX\tUINT16_MIN\tUINT32_MAX\tUINT32_MIN\tUINT64_MAX\tUINT64_MIN\tUINT8_MAX\tUINT8_MIN\tUINTPTR_MAX\tUINT_MAX\tUINT_MIN\tULLONG_MAX\tULLONG_MIN\tULONG_MAX\tULONG_MIN\tUSHRT_MAX\tUSHRT_MIN\tint16_t\tint32_t\tint64_t\tint8_t\tint_fast16_t\tint_fast32_t\tint_fast64_t\tint_fast8_t\tint_fastmax_t\tint_fastptr_t\tint_least16_t\tint_least32_t\tint_least64_t\tint_least8_t\tint_leastmax_t\tint_leastptr_t\tintmax_t\tintptr_t\tuint16_t\tuint32_t\tuint64_t\tuint8_t\tuint_fast16_t\tuint_fast32_t\tuint_fast64_t\tuint_fast8_t\tuint_fastmax_t\tuint_fastptr_t\tuint_least16_t\tuint_least32_t\tuint_least64_t\tuint_least8_t\tuint_leastmax_t\tuint_leastptr_t\tuintmax_t\tuintptr_t\n'
    'source_api.cxx_standard_too_old\tline\tchar16_t" is undefined\tconstexpr" is undefined\tdecltype" is undefined\tnoexcept" is undefined\tnullptr" is undefined\tstatic_assert" is undefined\n'
    'source_api.cxx_standard_too_old\tline\tchar8_t" is undefined\tconcept" is undefined\tconsteval" is undefined\tconstinit" is undefined\n'
    'source_api.cutlass_missing_include\tline\timplicit_gemm_tensor_c_size" is undefined\tmake_cute_packed_stride" is undefined\n'
    'cuda_toolkit.cuda_toolkit_too_old\tline\tBLASLT_\tBLAS_\tDA_C_\tDA_R_\n'
    'cuda_toolkit.cuda_toolkit_too_old\tline\tDENSETOSPARSE_\tFORMAT_\tSDDMM_\tSPARSETODENSE_\tSPGEMM_\tSPMM_\tSPMV_\tSPSM_\tSPSV_\n'
    'host_toolchain.gcc_too_new_for_nvcc\tline\t128" is undefined\t128x" is undefined\t32" is undefined\t32x" is undefined\t64" is undefined\t64x" is undefined\n'
    'cuda_toolkit.nvcc_host_intrinsics\tline\taarch64_\taltivec_\tarm_\telementwise_\tia32_\tmasked_\tneon_\tvsx_\n'
    'install_state.dependency_version_mismatch\tline\t" is undefined\n'
    'cuda_runtime.extension_cuda_version_mismatch\n'
    'install_state.unsupported_platform\t43\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'install_state.unsupported_platform\tline\tC1083\n'
    'install_state.unsupported_platform\tline\tinclude file \n'
    'install_state.cpu_only_extension\tline\t not found\n'
    'host_toolchain.pybind11_too_old_for_python\tline\tPyUnicode_AS_UNICODE\tPy_UNICODE_SIZE\t_PyGen_Send\t_PyInterpreterState_Get\t_PyLong_Sign\t_PyUnicode_get_wstr_length\n'
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
    'hip_rocm.rocm_install_mismatch\t284\tThe HIP compiler\n'
    'host_toolchain.missing_host_compiler\t284\ttest program\n'
    'cuda_toolkit.cmake_cuda_not_found\t285\ttest program\n'
    'host_toolchain.missing_host_compiler\n'
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
    'install_state.unsupported_platform\n'
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
    'host_toolchain.host_compiler_too_old\n'
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
    'host_toolchain.pybind11_too_old_for_python\t44\t open include file\t open source file\n'
    'host_toolchain.pybind11_too_old_for_python\t45\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.pybind11_too_old_for_python\tline\tC1083\n'
    'host_toolchain.pybind11_too_old_for_python\tline\tinclude file \n'
    'not_our_fault.wrong_install_command\n'
    'host_toolchain.missing_system_dev_package\t37\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t38\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'source_api.macro_or_flag_conflict\n'
    'install_state.no_matching_wheel\t\twheels\n'
    'host_toolchain.pybind11_too_old_for_python\tline\tPyFrameObject\t_frame\tstruct _frame\n'
    'source_api.removed_torch_api\tline\t is not a pointer\n'
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
    'gpu_arch.intrinsic_needs_newer_arch\t155\tmust be a \n'
    'cuda_toolkit.cuda_toolkit_too_old\n'
    'install_state.extension_not_built\tline\t.glob(\t.iterdir(\t.rglob(\n'
    'host_toolchain.ninja_missing\n'
    'not_our_fault.insufficient_log\n'
    'torch_abi.stale_build_artifacts\n'
    'source_api.removed_torch_api\tline\t" matches\n'
    'source_api.cutlass_api_mismatch\tline\tfunction "cut\tfunction template "cut\n'
    'source_api.cutlass_api_mismatch\tline\te::\tlass::\n'
    'source_api.removed_torch_api\n'
    'gpu_arch.intrinsic_needs_newer_arch\t\t matches the argument list\n'
    'gpu_arch.arch_not_built\n'
    'hip_rocm.hip_half_conversions_disabled\tline\t__half\n'
    'source_api.removed_torch_api\n'
    'hip_rocm.hip_warp_sync_mismatch\tline\t"__\t\'__\t‘__\n'
    'source_api.removed_torch_api\tline\t::class_(const char\n'
    'hip_rocm.hip_ldg_half\tline\t__ldg\n'
    "source_api.removed_torch_api\tline\t' in 'at\t' in 'c10\t' in 'torch\t' in namespace 'at\t' in namespace 'c10\t' in namespace 'torch\n"
    "source_api.removed_torch_api\tline\t' in 'at::Type'\t' in 'at::TypeDefault'\t' in 'at::TypeExtendedInterface'\n"
    "host_toolchain.pybind11_too_old_for_python\tline\texc_traceback' in '\texc_type' in '\texc_value' in '\tob_digit' in '\ttp_print' in '\tuse_tracing' in '\n"
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
    'cuda_toolkit.cuda_toolkit_not_found\tline\tBefehl nicht gefunden\tCommand not found\tKommando nicht gefunden\tNo such file or directory\tcomando non trovato\tcomando não encontrado\tcommand not found\tcommande introuvable\tkomut yok\tnie znaleziono polecenia\tno se encontró la orden\tnot found\torden no encontrada\tкоманда не найдена\tコマンドが見つかりません\t找不到命令\t指令找不到\t未找到命令\t没有那个文件或目录\t명령어를 찾을 수 없음\n'
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
    'source_api.removed_torch_api\tline\tat::Type\tat::TypeDefault\tat::TypeExtendedInterface\n'
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
    'source_api.removed_torch_api\tline\tconversion from \n'
    'source_api.removed_torch_api\tline\ttorch::jit::Module\ttorch::jit::script::Module\n'
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
    'host_toolchain.torch_not_found_by_build\t48\t open include file\t open source file\n'
    'host_toolchain.torch_not_found_by_build\t49\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.torch_not_found_by_build\tline\t file not found\n'
    'host_toolchain.torch_not_found_by_build\tline\tC1083\n'
    'host_toolchain.torch_not_found_by_build\tline\tinclude file \n'
    'source_api.removed_torch_api\tline\tno matching function for call to \n'
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
    'host_toolchain.missing_host_compiler\n'
    'host_toolchain.ninja_missing\n'
    'host_toolchain.missing_system_dev_package\n'
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
    'cuda_toolkit.cuda_toolkit_too_old host_toolchain.host_compiler_too_old\tline\tline option \n'
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
    'host_toolchain.missing_system_dev_package\tline\t file not found\t: No such file\n'
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
