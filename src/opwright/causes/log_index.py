"""Which causes to import for a log. Written by tools/index_causes.py."""

IN_LOGS: dict[int, str] = {
    540682536: '(): incompatible function arguments. The following argument types are\t319',
    540685421: 'm4: command not found\t960\nm4: not found\t960',
    540697708: "ld: cannot find\t1345\nld: library 'ATen' not found\t1346\nld: library 'EGL\t1347\nld: library 'GL\t1348\nld: library 'GLEW\t1349\nld: library 'GLU\t1348\nld: library 'GLX\t1348\nld: library 'MIOpen\t1350\nld: library 'OpenGL\t1348\nld: library 'X11\t1351\nld: library 'Xext\t1351\nld: library 'Xi\t1351\nld: library 'Xrandr\t1351\nld: library 'aio\t1352\nld: library 'amd_comgr\t1350\nld: library 'amdhip64\t1350\nld: library 'blas\t1353\nld: library 'c\t1354\nld: library 'c10' not found\t1346\nld: library 'caffe2' not found\t1346\nld: library 'cblas\t1353\nld: library 'crypt\t1355\nld: library 'crypto\t1356\nld: library 'cublas\t1350\nld: library 'cuda\t1350\nld: library 'cufft\t1350\nld: library 'cufile\t1350\nld: library 'culibos\t1350\nld: library 'cupti\t1350\nld: library 'curand\t1350\nld: library 'cusolver\t1350\nld: library 'cusparse\t1350\nld: library 'cutensor\t1350\nld: library 'dl\t1354\nld: library 'ffi\t1357\nld: library 'glfw\t1358\nld: library 'glfw3\t1358\nld: library 'glog\t1359\nld: library 'hip\t1350\nld: library 'hsa-runtime64\t1350\nld: library 'hsakmt\t1350\nld: library 'ibverbs\t1360\nld: library 'jpeg\t1361\nld: library 'm\t1354\nld: library 'mlx5\t1360\nld: library 'mpi\t1362\nld: library 'mpi_cxx\t1362\nld: library 'nccl\t1350\nld: library 'npp\t1350\nld: library 'numa\t1363\nld: library 'nvJitLink\t1350\nld: library 'nvidia-ml\t1350\nld: library 'nvjpeg\t1350\nld: library 'nvrtc\t1350\nld: library 'nvshmem\t1350\nld: library 'openblas\t1353\nld: library 'png\t1364\nld: library 'png16\t1364\nld: library 'pthread\t1354\nld: library 'rccl\t1350\nld: library 'rdmacm\t1360\nld: library 'roc\t1350\nld: library 'rt\t1354\nld: library 'ssl\t1356\nld: library 'stdc++\t1365\nld: library 'tbb\t1366\nld: library 'torch' not found\t1346\nld: library 'torch_cpu' not found\t1346\nld: library 'torch_global_deps' not found\t1346\nld: library 'torch_python' not found\t1346\nld: library 'uuid\t1367\nld: library 'z\t1368\nld: library ‘EGL\t1347\nld: library ‘GL\t1348\nld: library ‘GLEW\t1349\nld: library ‘GLU\t1348\nld: library ‘GLX\t1348\nld: library ‘OpenGL\t1348\nld: library ‘X11\t1351\nld: library ‘Xext\t1351\nld: library ‘Xi\t1351\nld: library ‘Xrandr\t1351\nld: library ‘aio\t1352\nld: library ‘blas\t1353\nld: library ‘c\t1354\nld: library ‘cblas\t1353\nld: library ‘crypt\t1355\nld: library ‘crypto\t1356\nld: library ‘dl\t1354\nld: library ‘ffi\t1357\nld: library ‘glfw\t1358\nld: library ‘glfw3\t1358\nld: library ‘glog\t1359\nld: library ‘ibverbs\t1360\nld: library ‘jpeg\t1361\nld: library ‘m\t1354\nld: library ‘mlx5\t1360\nld: library ‘mpi\t1362\nld: library ‘mpi_cxx\t1362\nld: library ‘numa\t1363\nld: library ‘openblas\t1353\nld: library ‘png\t1364\nld: library ‘png16\t1364\nld: library ‘pthread\t1354\nld: library ‘rdmacm\t1360\nld: library ‘rt\t1354\nld: library ‘ssl\t1356\nld: library ‘stdc++\t1365\nld: library ‘tbb\t1366\nld: library ‘uuid\t1367\nld: library ‘z\t1368",
    540702325: 'uv: command not found\t1140\nuv: not found\t1140',
    540949792: ' => not found\t9',
    541218115: 'CUB requires a definition of CUB_NS_QUALIFIER\t519',
    541477957: 'ELF load command a\t630',
    541675585: 'API call is not supported in the installed CUDA driver\t417',
    541870925: 'MKL ERROR: \t744\nMKL FATAL ERROR: \t744',
    541871172: 'DLL load failed\t610 611 612\nDLL load failed while importing \t613\nDLL load failed: Die angegebene Prozedur\t614\nDLL load failed: The specified procedure\t614\nDLL load failed: 找不到指定的程序\t614',
    541937487: 'OOM when allocating tensor\t803',
    542329940: 'TLS handshake timeout\t863',
    542461511: 'GNU version! gcc \t695',
    542462019: "CPU does not support \t516\nCPU doesn't support \t516\nCPU lacks \t516",
    542462023: 'GPU architecture\t522\nGPU capabilit\t522\nGPU compute architecture\t522\nGPU compute capabilit\t522',
    543449442: 'bad register name \t961',
    543451460: 'Did you forget to add @triton.jit\t617',
    543451492: 'did not complete successfully: exit code: 137\t1176\ndid you forget to \t1177',
    543516756: "The 'sklearn' PyPI package is deprecated\t871\nThe CUDA compiler identification is unknown\t872\nThe library is compiled without \t873\nThe specified path, file name, or both are too long\t874\nThe term 'nvcc' is not recognized\t572",
    543516788: 'the operator \t1593',
    543517006: 'Nie ma takiego pliku\t459 460 461 462 463 464 465 466 467 468 469',
    543517801: 'ile in wrong format\t826',
    543519605: "use of undeclared identifier \t1646\nuse of undeclared identifier '\t1636 1637 1638",
    543521063: "'ye tanımsız başvuru\t267",
    543584032: ' of the Protocol Buffer runtime library, but the installed version is \t200\n of the Protocol Buffer runtime library, which is not\t201',
    543585601: 'Auf dem Gerät ist kein Speicherplatz\t479',
    544104771: 'Can not find\t559',
    544106784: ' in namespace\t137\n in namespace \t138\n in your include path is not compatible with this release of \t139',
    544108320: ' on CUDA arch < \t202\n on a machine with \t203',
    544108366: 'Non rimane spazio sul device\t794',
    544108398: 'non rimane spazio sul device\t794',
    544165434: ':No existe el\t113\n:No such file\t113',
    544173600: ' no es un miembro de\t137 153 154 155\n no se reconoce\t172',
    544173940: 'too few arguments for template template parameter "Tuple"\t1598\ntoo many initializer values\t1599\ntoo old to be supported by the triton GPU compiler\t1600',
    544175136: ' to be true, but got false\t252\n to compile PyTorch\t253\n to find Python.h\t254',
    544236404: 'tcp connect error\t1067',
    544238959: 'omp not found\t1252',
    544370464: ' or above\t12\n or above \t236\n or greater \t236\n or higher\t12\n or higher \t236\n or later\t12\n or later \t236\n or later compatible compiler is required\t237\n or newer\t12\n or newer \t236\n or one of its dependencies\t238',
    544372079: 'our device is too old. We require compute capability\t1527',
    544432488: 'has already been de\t1257\nhas no attribute \t1044 1258 1259\nhas no member \t1260\nhas no member named \t1260\nhas not been declared\t966',
    544432503: 'was compiled with CPU_ONLY flag\t1662\nwas not declared in this scope\t966',
    544434464: " is already registered\t141\n is already registered as a pybind11::native_enum\t142\n is already registered. Ensure that registration with torch::class_\t143\n is ambiguous\t144\n is defined in header \t145\n is incompatible with \t146\n is incompatible with lib\t147\n is less than desired GPU memory\t148\n is missing, please make sure it is specified in the 'build-system.requires'\t149\n is not None\t150\n is not a \t151\n is not a directory\t35\n is not a member of\t137 152 153 154 155\n is not a member of \t156 157 158 159\n is not a member of 'cute\t132\n is not a member of 'cutlass\t132\n is not a member of ‘cute\t132\n is not a member of ‘cutlass\t132\n is not a recognized processor for this target\t160\n is not a supported wheel on this platform\t161\n is not a valid\t35\n is not a valid editable requirement\t162\n is not a valid wheel file\t163\n is not compatible with \t146\n is not compatible with the current PyTorch installation\t164\n is not compatible with this Python\t165\n is not defined\t166 167 168 169\n is not enabled\t170\n is not found\t171\n is not recognized as\t172\n is required\t173\n is required but found\t174\n is undefined\t175 176\n is used but \t177",
    544435812: 'dns error: failed to lookup address\t1182',
    544436008: '(os error 112)\t321\n(os error 122)\t321\n(os error 28)\t321',
    544437570: 'Bus error\t456',
    544500071: 'git submodule \t1245',
    544501582: 'Not a directory: \t787\nNot find\t560',
    544501607: 'got an unexpected keyword argument \t1253',
    544501614: 'not available for \t1481\nnot available on \t1481\nnot compiled with GPU offload support\t1482\nnot enough disk space\t875\nnot enough free disk space\t875\nnot enough free space\t875\nnot enough space\t875\nnot find\t560\nnot found\t1483\nnot installed\t1484\nnot match\t1180\nnot support\t1485\nnot supported for \t1481\nnot supported for the current GPU. Minimum capability: \t1486\nnot supported on \t1481\nnot valid for use in process\t22\nnot yet available for \t1481\nnot yet available on \t1481\nnot yet supported for \t1481\nnot yet supported on \t1481',
    544502633: 'ist kein Element von\t1207',
    544502645: 'ust use \t1649',
    544503119: 'Out of memory: Kill process\t809\nOut of memory: Killed process\t809',
    544503138: 'but the target was not found\t977',
    544503151: 'out of memory\t1528 1529\nout of memory allocating \t1530\nout of resource\t1531',
    544567129: 'You must give at least one requirement to\t919\nYou tried to install "pytorch"\t920',
    544567161: 'you should not try to import numpy from\t1668',
    544760141: 'Max retries exceeded with url\t747',
    544825888: ' by system policy\t22',
    546346988: '에 대한 정의되지 않은 참조\t267',
    547011823: '： Aucun fichier\t113\n： Datei oder Verzeichnis\t113\n： No existe el\t113\n： No such file\t113\n： Нет такого файла\t113\n： そのようなファイル\t113\n： 沒有此一檔案\t113\n： 没有那个文件\t113',
    547193058: "” is not recognized\t280\n” is not recognized as\t280\n” ist entweder falsch\t280\n” n'est pas reconnu\t280\n” no se reconoce como\t280\n” は、内部コマンド\t280\n” 不是内部\t280\n” 不是内部或外部命令\t280",
    549234155: '를 찾을 수\t1337',
    659902535: "GPU's architecture\t522\nGPU's capabilit\t522\nGPU's compute architecture\t522\nGPU's compute capabilit\t522",
    661528610: '" n\'est pas reconnu\t280',
    661528615: "' n'est pas reconnu\t280",
    661545283: "Can't find\t559 560",
    661545315: "can't be installed because it doesn't\t997\ncan't find\t559 560\ncan't open file \t998",
    661548868: "Don't know what to do with '\t624",
    661548900: "don't have enough free space in /\t1187",
    661679471: "omp' not found\t1252",
    662007641: "You're on \t921\nYou're using \t921",
    707403834: ': ***\t366',
    760038484: 'TDM-GCC\t743',
    761752432: 'pkg-config: command not found\t960\npkg-config: not found\t960',
    762146671: 'oom-kill\t809',
    762212206: 'non-zero number of elements, but its data is not allocated yet\t1480',
    762341744: 'pip-build-env-\t1536',
    762342767: 'omp-tools.h\t1393 1394 1395',
    762671207: 'gpu-name\t1254',
    778530416: 'png.h\t1537 1538 1539',
    778659430: 'ffi.h\t1226 1227 1228',
    778661997: 'mpi.h\t1442 1443 1444',
    779119983: 'omp.h\t1393 1394 1395',
    791687523: 'c10/cuda/impl/cuda_cmake_macros.h\t982 983 984 985 986 987\nc10/util/AlignOf.h\t988 989 990\nc10/util/Array.h\t988 989 990\nc10/util/Float\t437 438 439\nc10/util/complex_utils.h\t988 989 990\nc10/util/either.h\t988 989 990\nc10/util/in_place.h\t988 989 990\nc10/util/math_compat.h\t988 989 990\nc10/util/reverse_iterator.h\t988 989 990\nc10/util/variant.h\t988 989 990',
    792938580: 'THC/THCAtomics.cuh\t844 845 846\nTHC/THCDeviceUtils.cuh\t847 848 849 850\nTHC/THCNumerics.cuh\t851 852 853',
    793528133: 'EGL/egl.h\t627 628 629\nEGL/eglext.h\t627 628 629\nEGL/eglplatform.h\t627 628 629',
    796096883: 'sys/cdefs\t969\nsys/file.h\t1181\nsys/ioctl.h\t1181\nsys/mman.h\t1181\nsys/resource.h\t1181\nsys/socket.h\t1181\nsys/time.h\t1181\nsys/wait.h\t1181',
    796157294: 'net/http: request canceled\t863',
    796225127: 'gnu/stubs\t969',
    808464432: '000001\t352\n0000135\t351\n0000139\t350',
    808465475: 'C4003: \t506',
    827018828: 'LNK1102\t723\nLNK1104\t491 724 725 726 727 728 729\nLNK1112\t730 731\nLNK1158\t732\nLNK1181\t728 729 733',
    827085907: 'STL1002: Unexpected compiler version, expected CUDA \t833',
    828796205: '-mf16c\t355',
    842019395: 'C2027\t495',
    842020932: 'D8021\t609',
    842281539: 'C2429\t502',
    842348355: 'C7525\t502',
    842413891: 'C7624\t502',
    843796044: 'LNK2001\t267\nLNK2005: \t734\nLNK2019\t267',
    845374806: 'Vec256\t913 914',
    858796611: 'C2039: \t496 497 498 499 500 501',
    863005040: 'pip3: command not found\t1140\npip3: not found\t1140',
    875968323: 'C7642\t502',
    877350476: 'LNK4272\t731',
    909128259: 'C2061: \t501\nC2065: \t501',
    909652803: 'C3861: \t501',
    925905197: '-1073741511\t350\n-1073741515\t351\n-1073741795\t352',
    926429763: 'C2872\t505',
    942682435: 'C1083\t483 484 485 486 487 488 489 490 491 492',
    943010371: 'C2589: \t503',
    943011651: 'C7582\t502',
    959787587: 'C2593: \t504',
    976236899: 'c10::guts\t991',
    976909409: 'at::DeprecatedTypeProperties\t959',
    978144327: 'GLM: GLM_\t694',
    978341199: 'OMP: Error #15\t799\nOMP: Error #15:\t800\nOMP: Error #179: Function pthread_\t801',
    979923827: 'ssh: Could not resolve hostname \t1583\nssh: connect to host \t1583',
    979923834: 'zsh: command not found: \t1673\nzsh: no matches found: \t1674',
    980445552: 'pip: command not found\t1140\npip: not found\t1140',
    980708969: 'int: = is not a valid operator\t1315',
    1094928468: 'THCAssertSameGPU\t842 843\nTHCAtomics.cuh\t844 845 846',
    1094997315: "CUDA architecture\t522\nCUDA capabilit\t522\nCUDA compiler and CUDA toolkit headers are incompatible\t523\nCUDA compute architecture\t522\nCUDA compute capabilit\t522\nCUDA driver initialization failed, you might not have a CUDA gpu\t524\nCUDA driver is a stub library\t525\nCUDA driver version is insufficient for CUDA runtime version\t526\nCUDA extension not installed\t527\nCUDA initialization: Found no NVIDIA driver on your system\t528\nCUDA unavailable, invalid device\t529\nCUDA was not found on the system, please set the CUDA_HOME\t530\nCUDA's architecture\t522\nCUDA's capabilit\t522\nCUDA's compute architecture\t522\nCUDA's compute capabilit\t522\nCUDA::nvToolsExt\t353 531 532\nCUDAGenerator\t517 518\nCUDAGuard\t533 534\nCUDAStreamGuard\t533 534\nCUDA_ARCHITECTURES\t535\nCUDA_ARCHITECTURES is set to \t536\nCUDA_ERROR_ASSERT\t537\nCUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE\t538\nCUDA_ERROR_ILLEGAL_ADDRESS\t539\nCUDA_ERROR_INVALID_IMAGE\t540\nCUDA_ERROR_LAUNCH_FAILED\t539\nCUDA_ERROR_MISALIGNED_ADDRESS\t539\nCUDA_ERROR_NO_BINARY_FOR_GPU\t541\nCUDA_ERROR_NO_DEVICE\t542\nCUDA_ERROR_OUT_OF_MEMORY\t543\nCUDA_ERROR_STUB_LIBRARY\t525\nCUDA_ERROR_SYSTEM_DRIVER_MISMATCH\t544\nCUDA_ERROR_SYSTEM_NOT_READY\t545\nCUDA_ERROR_UNSUPPORTED_PTX_VERSION\t546\nCUDA_HOME\t547\nCUDA_HOME does not exist, unable to compile CUDA\t548\nCUDA_HOME environment variable is not set\t549\nCUDA_PATH\t547\nCUDA_TOOLKIT_ROOT_DIR not found or specified\t550\nCUDA_tensor_apply\t551 552\nCUDAs architecture\t522\nCUDAs capabilit\t522\nCUDAs compute architecture\t522\nCUDAs compute capabilit\t522",
    1096045407: '_STATUS_ARCH_MISMATCH\t934',
    1096308803: 'CXXABI_\t556\nCXXABI_1.3.\t557',
    1098215527: 'gpuAtomicAdd\t1255 1256',
    1100659951: '：Aucun fichier\t113',
    1111705684: 'THCBlas_\t840 841',
    1112099911: 'GLIBCXX_\t556\nGLIBCXX_3.4.\t557\nGLIBC_\t692\nGLIBC_2.\t693',
    1113812850: 'rocBLAS error: C\t1563',
    1126199118: 'No CUDA GPUs are available\t188\nNo CUDA runtime is found, using CUDA_HOME=\t765\nNo CUDA toolset found\t766',
    1126199150: 'no CUDA-capable device is detected\t542',
    1128482900: 'THCCeilDiv\t454 455',
    1128486478: 'NVCC \t756\nNVCC" \t756\nNVCC\' \t756\nNVCC` \t756\nNVCC’ \t756',
    1128680517: 'ELFCLASS32\t631\nELFCLASS64\t631',
    1129467732: 'TORCH_CHECK\t864\nTORCH_CUDA_API\t422 423\nTORCH_CUDA_ARCH_LIST is not set, all archs for visible cards\t865\nTORCH_EXTENSION_NAME\t356\nTORCH_HIP_API\t493 494\nTORCH_LIBRARY_FRAGMENT\t864',
    1130320961: 'AT_CHECK\t418 419\nAT_CHECK_INDEX\t418 419\nAT_CPP14_CONSTEXPR\t420 421\nAT_CUDA_API\t422 423',
    1131701607: 'getCurrentCUDABlasHandle\t533 534\ngetCurrentCUDASolverDnHandle\t533 534\ngetCurrentCUDASparseHandle\t533 534\ngetCurrentCUDAStream\t533 534\ngetCurrentDeviceProperties\t533 534',
    1131701619: 'setCurrentCUDAStream\t533 534',
    1131898190: 'NewConnectionError\t570',
    1145120800: ' (ADVANCED)\t0',
    1145260116: 'THCDevice\t840 841\nTHCDeviceUtils.cuh\t847 848 849 850',
    1145656910: 'NVIDIA driver on your system is too old\t757\nNVIDIA-SMI has failed because it couldn\t758',
    1146438445: '-CUDA::nvToolsExt\t353',
    1146438508: 'lCUDA::nvToolsExt\t353',
    1147098177: 'AT_DISPATCH_ALL_TYPES_AND_HALF\t424 425',
    1148478823: 'getDefaultCUDAStream\t533 534\ngetDeviceProperties\t533 534',
    1150991599: '：Datei oder Verzeichnis\t113',
    1160670307: 'cl.EXE\t1062',
    1162297926: 'FBGEMM needs GCC \t555\nFBGEMM needs at least GCC \t555\nFBGEMM requires GCC \t555\nFBGEMM requires at least GCC \t555',
    1162629971: 'SSLError\t570',
    1164863831: 'WinError 2]\t491\nWinError 3]\t491',
    1164994920: 'hipErrorAssert\t537\nhipErrorInvalidDeviceFunction\t1161\nhipErrorNoBinaryForGpu\t541\nhipErrorOutOfMemory\t543',
    1176517189: 'E: Failed to fetch\t626',
    1178749012: 'THBFloat16Blas_\t840 841\nTHBFloat16Storage\t840 841\nTHBFloat16Tensor\t840 841\nTHBFloat16Vector\t840 841',
    1179009347: 'CAFFE2_API\t422 423\nCAFFE2_CUDA_API\t422 423',
    1180652609: 'AT_FORALL_SCALAR_TYPES\t426 427',
    1195591764: 'THCGenerator\t840 841',
    1196312909: 'MINGW\t743',
    1196773443: 'CPUGenerator\t517 518',
    1198271776: ' -lGLESv1\t5\n -lGLESv2\t5',
    1198418253: 'MinGW\t743',
    1229408595: 'SIGILL\t352',
    1230455855: '/DWIN32\t357',
    1230984257: 'AT_INDEX_ERROR\t428 429',
    1231254131: 'srcIndex < srcSelectDimSize\t1582',
    1262570819: 'CMAKE_CUDA_ARCHITECTURES\t509\nCMAKE_CUDA_ARCHITECTURES must be non-empty\t510\nCMAKE_CUDA_ARCHITECTURES:\t511 512\nCMAKE_CUDA_COMPILER\t513\nCMAKE_CUDA_COMPILER:\t514',
    1280136782: 'NVML Shared Library Not Found\t661',
    1280595267: 'CUTLASS needs GCC \t555\nCUTLASS needs at least GCC \t555\nCUTLASS requires GCC \t555\nCUTLASS requires at least GCC \t555',
    1281311820: 'LD_LIBRARY_PATH contains incompatible version of cudnn\t719',
    1297501260: 'LLVM ERROR: \t721\nLLVM ERROR: out of memory\t722',
    1298295148: 'libMIOpen.so.\t1372',
    1310748265: 'in Namensbereich\t1207',
    1313032276: 'THCNumerics\t840 841\nTHCNumerics.cuh\t851 852 853',
    1313101123: 'CUDNN_INCLUDE_DIR\t553\nCUDNN_INCLUDE_PATH\t553\nCUDNN_LIBRARY\t553\nCUDNN_LIBRARY_PATH\t553\nCUDNN_STATUS_SUBLIBRARY_LOADING_FAILED\t554',
    1313753172: 'THNN_\t861 862',
    1315072364: 'libNVVM cannot be found. Do `conda install\t1373',
    1318763759: '：No existe el\t113\n：No such file\t113',
    1330529327: '/DNOMINMAX\t357',
    1330795077: 'ERROR: Could not find a version\t633\nERROR: Python dependency not found\t634\nERROR: Wheel \'\t635\nERROR: unknown command "\t636',
    1330857298: 'RESOURCE_EXHAUSTED: \t825',
    1346521420: 'LIBPOSTPROC\t720',
    1347243847: 'GOMP_\t696',
    1347703880: 'HTTP 000 CONNECTION FAILED\t574',
    1349083987: 'SciPy needs GCC \t555\nSciPy needs at least GCC \t555\nSciPy requires GCC \t555\nSciPy requires at least GCC \t555',
    1349350734: 'NumPy\t795\nNumPy C-API version 0x\t796\nNumPy needs GCC \t555\nNumPy needs at least GCC \t555\nNumPy requires GCC \t555\nNumPy requires at least GCC \t555\nNumPy was built with baseline optimizations\t797',
    1377843753: '): Read timed out\t329',
    1380141140: 'THCRandom\t840 841\nTHCRoundUp\t454 455',
    1380993352: 'HIPRTC status = HIPRTC_ERROR_COMPILATION\t698',
    1381122399: '_ARRAY_API\t932',
    1396918356: 'THCState\t854 855\nTHCStorage\t840 841\nTHCStream\t854 855',
    1397049428: 'THESE PACKAGES DO NOT MATCH THE HASHES\t860',
    1397050439: 'GLES2/gl\t685 686\nGLES3/gl\t685 686\nGLESv1\t687\nGLESv2\t687',
    1397706309: 'ENOSPC: no space\t632',
    1397900630: 'VERSION_MISMATCH\t912',
    1398757712: 'PY_SSIZE_T_CLEAN macro must be defined\t811',
    1400137063: 'getStreamFromPool\t533 534',
    1413567571: 'STATUS_DLL_NOT_FOUND\t351\nSTATUS_ENTRYPOINT_NOT_FOUND\t350',
    1413695572: 'THCTensor\t840 841\nTHCThrustAllocator\t840 841',
    1413761108: 'THDTensor\t840 841',
    1414744148: 'THSTensor\t840 841',
    1415530580: 'TH_TENSOR_APPLY\t551 552',
    1416914279: 'getTHCState\t854 855',
    1428175429: 'E: Unable to fetch some archives\t626',
    1430462522: ': CUDA cannot be found\t368',
    1430462575: 'o CUDA toolkit found\t573\no CUDA toolkit was found\t573',
    1430472788: 'THCUNN_\t840 841',
    1430481965: '-lCUDA::nvToolsExt\t353',
    1431455828: 'THRUST_NS_QUALIFIER\t521',
    1447250004: 'THCVector\t840 841',
    1448299815: "'MSVCCompiler' object has no attribute '\t314",
    1464224839: 'GLFW/glfw3.h\t688 689 690 691',
    1465865281: 'AT_WARN\t430 431',
    1498173007: 'ONLY build\t802',
    1596993859: 'C10_FALLTHROUGH\t420 421\nC10_HIP_API\t493 494\nC10_HIP_KERNEL_LAUNCH_CHECK\t493 494\nC10_HOST_CONSTEXPR\t420 421\nC10_NORETURN\t420 421',
    1596993891: 'c10_cuda.lib\t992',
    1598182723: 'CUB_NS_QUALIFIER\t520 521',
    1598243655: 'GCC_1\t556\nGCC_3\t556\nGCC_4\t556\nGCC_7\t556',
    1598244948: 'THC_assertSameGPU\t842 843',
    1598965328: 'PFN_cuTensorMapEncode\t810',
    1600939103: '_dl_check_map_versions: Assertion\t938',
    1601008225: 'arm_acle\t957\narm_bf16\t957\narm_fp16\t957\narm_neon\t957\narm_sve\t957',
    1601009011: 'sum_intlist\t1540 1541',
    1601204323: 'cpp_extension.load\t47 1152\ncpp_extension.py\t47',
    1629515598: 'No available memory for the cache blocks\t767',
    1629516905: 'it as a build dependency\t1332',
    1631789114: ': Cannot allocate memory\t369',
    1631811920: 'PyCapsule\t819',
    1631854650: ': Datei oder Verzeichnis\t113\n: Datei zu kurz\t370',
    1632127060: 'THHalfBlas_\t840 841\nTHHalfStorage\t840 841\nTHHalfTensor\t840 841\nTHHalfVector\t840 841',
    1632313402: ': Kann die Shared\t378\n: Kann die Shared-Object-Datei nicht öffnen\t376',
    1633836895: '__ballot\t810',
    1633839468: 'libaio.h\t1374 1375 1376 1377\nlibamdhip64.so.\t1372\nlibav\t1378',
    1633886247: "' cannot overload\t288",
    1633886266: ': calling a constexpr __device__ function\t392\n: calling a constexpr __host__ function\t393\n: cannot open shared obj\t378\n: cannot open shared object\t394 395\n: cannot read file data\t370',
    1633903970: 'because it has a CompositeImplicitAutograd\t963',
    1633903972: 'decay_t\t1068',
    1633973603: 'cuda runtime error (2) : out of memory\t1159\ncuda.is_available()\t188\ncudaBindTexture\t810\ncudaConfigureCall\t810\ncudaErrorAssert\t537\ncudaErrorCallRequiresNewerDriver\t417\ncudaErrorCompatNotSupportedOnDevice\t538\ncudaErrorInsufficientDriver\t1160\ncudaErrorInvalidDeviceFunction\t1161\ncudaErrorInvalidKernelImage\t540\ncudaErrorMemoryAllocation\t543\ncudaErrorNoDevice\t542\ncudaErrorNoKernelImageForDevice\t541\ncudaErrorStubLibrary\t525\ncudaErrorSystemDriverMismatch\t544\ncudaErrorSystemNotReady\t545\ncudaErrorUnsupportedPtxVersion\t546\ncudaLaunchCooperativeKernelMultiDevice\t810\ncudaProfilerInitialize\t810\ncudaThreadExit\t810\ncudaThreadSynchronize\t810\ncudaTypedefs.h\t1146 1147\ncudaUnbindTexture\t810\ncuda_awbarrier\t1146 1147\ncuda_bf16.h\t1146 1147\ncuda_fp4.h\t1146 1147\ncuda_fp6.h\t1146 1147\ncuda_fp8.h\t1146 1147\ncuda_pipeline\t1146 1147\ncudart64_\t1158',
    1634036816: 'Please install \t818',
    1634036848: 'please install \t818',
    1634082855: "' failed: \t291",
    1634100580: 'default_program(\t1172',
    1634166092: 'LegacyTHDispatcher\t735 736\nLegacyTHFunctionsCUDA\t735 736',
    1634166124: 'legacy-install-failure\t1371',
    1634213922: '" has no member\t136 269\n" has no member \t270 271 272 273\n" has no member "\t274 275 276\n" has no member class\t277',
    1634230111: '__half\t936',
    1634493027: 'cblas.h\t1056 1057 1058\ncblas_mangling.h\t1056 1057 1058',
    1634493984: ' flag is not supported with the configured host compiler\t117',
    1634494055: 'gflags/gflags.h\t1240 1241 1242 1243 1244',
    1634541602: '" matches these operands\t281\n" may not be used in the type-id\t282',
    1634541612: ', may conflict with lib\t342',
    1634563438: 'numa.h\t1489 1490 1491\nnumaif.h\t1489 1490 1491',
    1634564716: 'lzma.h\t1423 1424 1425 1426',
    1634625890: 'binaries were compiled with C\t967',
    1634629988: 'dynamic module does not\t1188\ndynamic_cast\t1189',
    1634692128: ' load any \t116\n loaded at\t182',
    1634754924: 'lapack\t1339\nlapacke.h\t1340 1341 1342 1343',
    1634760805: "expanded from macro \t1214\nexpanded from macro '__noinline__'\t1215\nexpansion of macro \t1214",
    1634886000: 'parameter packs not expanded with\t1533 1534',
    1634887263: '_frame\t820 939',
    1634887267: 'cframe"\t1061\ncframe\'\t1061\ncframe’\t1061',
    1634890835: 'Strawberry\t743',
    1634890867: 'stratégie de contrôle d\t457',
    1634954837: 'UnsatisfiedLinkError: \t900\nUnsatisfiedLinkError: no \t901',
    1634954869: 'unsatisfied condition: \t1642',
    1635017059: 'catastrophic error\t1055',
    1635017062: 'fatal error C10\t1221\nfatal error C1081\t1222\nfatal: early EOF\t1223\nfatal: fetch-pack: \t1223\nfatal: not a git repository\t1224\nfatal: unable to \t1225',
    1635018093: 'metadata-generation-failed\t1371',
    1635022189: 'mutable_data_ptr\t1145',
    1635151433: "Invalid CUDA 'device=\t712\nInvalid requirement: \t713\nInvalid wheel filename\t163\nInvalidMatchSpec: \t714\nInvalidVersionSpec: \t714",
    1635151465: 'invalid command "bdist_wheel\t1318\ninvalid command "dist_info\t1318\ninvalid command "editable_wheel\t1318\ninvalid command \'bdist_wheel\t1318\ninvalid command \'dist_info\t1318\ninvalid command \'editable_wheel\t1318\ninvalid command bdist_wheel\t1318\ninvalid command dist_info\t1318\ninvalid command editable_wheel\t1318\ninvalid device function\t1319\ninvalid input constraint \'+h\' in asm\t1320\ninvalid input constraint \'+l\' in asm\t1320\ninvalid input constraint \'+r\' in asm\t1320\ninvalid input constraint \'=+h\' in asm\t1320\ninvalid input constraint \'=+l\' in asm\t1320\ninvalid input constraint \'=+r\' in asm\t1320\ninvalid input constraint \'=h\' in asm\t1320\ninvalid input constraint \'=l\' in asm\t1320\ninvalid input constraint \'=r\' in asm\t1320\ninvalid input constraint \'h\' in asm\t1320\ninvalid input constraint \'l\' in asm\t1320\ninvalid input constraint \'r\' in asm\t1320\ninvalid literal for int() with base 10: \t1321\ninvalid operands to binary expression (\t1322\ninvalid operands to binary expression (\'\t1323\ninvalid output constraint \'+h\' in asm\t1320\ninvalid output constraint \'+l\' in asm\t1320\ninvalid output constraint \'+r\' in asm\t1320\ninvalid output constraint \'=+h\' in asm\t1320\ninvalid output constraint \'=+l\' in asm\t1320\ninvalid output constraint \'=+r\' in asm\t1320\ninvalid output constraint \'=h\' in asm\t1320\ninvalid output constraint \'=l\' in asm\t1320\ninvalid output constraint \'=r\' in asm\t1320\ninvalid output constraint \'h\' in asm\t1320\ninvalid output constraint \'l\' in asm\t1320\ninvalid output constraint \'r\' in asm\t1320\ninvalid target ID \t904\ninvalid value \'c++\t1324\ninvalid value \'gnu++\t1324\ninvalid value for --gpu-architecture\t1325',
    1635196967: "' was defined more than once\t305",
    1635197024: '` was removed in the NumPy 2\t944',
    1635281254: 'fixable by adding \t1232',
    1635284080: 'ptxas application ptx input, line \t1542\nptxas info \t1543\nptxas warning \t1543',
    1638515570: 'réadressage R_\t1550\nréadressage de R_\t1550',
    1646292852: 'to be installed\t965',
    1647473766: 'ft2build.h\t1235 1236 1237 1238',
    1650552405: 'Unable to find\t559 560\nUnable to find code object for all current devices\t889\nUnable to find vcvarsall.bat\t890\nUnable to load any of {lib\t891\nUnable to locate\t560\nUnable to register cu\t892',
    1650552421: 'enable executable\t1192\nenable_if_t\t1068',
    1650552437: 'unable to execute \t1625\nunable to execute \'\t1626\nunable to execute command: Killed\t1627\nunable to find\t560\nunable to find a build program corresponding to "Ninja\t1628\nunable to find library -l\t1015 1016 1017 1018 1019 1020 1021 1022 1023 1024 1629 1630 1631\nunable to find library -lEGL\t1025\nunable to find library -lGLEW\t1026\nunable to find library -laio\t1027\nunable to find library -lffi\t1028\nunable to find library -lglog\t1029\nunable to find library -ljpeg\t1030\nunable to find library -lnuma\t1031\nunable to find library -lstdc++\t1033\nunable to find library -ltbb\t1034\nunable to find library -luuid\t1035\nunable to find library -lz\t1036\nunable to locate\t560',
    1650552929: 'apability not supp\t951',
    1650616684: 'libbitsandbytes_cpu.\t1379',
    1651076128: ' library not found\t181',
    1651076143: '/libMIOpen\t363\n/libamd_comgr\t363\n/libamdhip64\t363\n/libcublas\t363\n/libcuda\t363\n/libcufft\t363\n/libcufile\t363\n/libculibos\t363\n/libcupti\t363\n/libcurand\t363\n/libcusolver\t363\n/libcusparse\t363\n/libcutensor\t363\n/libhip\t363\n/libhsa-runtime64\t363\n/libhsakmt\t363\n/libnccl\t363\n/libnpp\t363\n/libnvJitLink\t363\n/libnvidia-ml\t363\n/libnvjpeg\t363\n/libnvrtc\t363\n/libnvshmem\t363\n/librccl\t363\n/libroc\t363',
    1651076218: 'zlib.h\t1669 1670 1671 1672',
    1651336557: "member access into incomplete type '\t1429",
    1651337587: 'simbolo ambiguo\t748',
    1651341651: 'Symbol\t267',
    1651341683: 'symbol not found in flat namespace\t267\nsymbole ambigu\t748',
    1651449895: "' object has no attribute 'ds_opt_\t304",
    1651469415: 'global interpreter lock (GIL) has been enabled to load module\t1246\nglobalLegacyTypeDispatch\t735 736',
    1651860850: 'reubicación R_\t1550',
    1651864352: " submodule path '\t251",
    1663067490: 'be created directly\t962',
    1663071343: 'ot compiled with \t1526',
    1664044099: 'CL/cl\t507 508',
    1667309616: '0 active drivers ([])\t365',
    1667393900: 'libc10_cuda.so: \t1380\nlibcublas.so.\t1381\nlibcublasLt.so.\t1381\nlibcuda.so\t1382\nlibcuda.so cannot found\t1383\nlibcuda.so.1\t1382\nlibcuda.so.1 is not a symbolic link\t1384\nlibcudart.so.\t1381\nlibcufft.so.\t1381\nlibcupti.so.\t1381\nlibcusolver.so.\t1381\nlibcusparse.so.\t1381',
    1667462766: 'nvcc \t756\nnvcc :\t1498\nnvcc cannot find a supported version of\t1499\nnvcc fatal   : Cannot find compiler \'\t1500\nnvcc fatal   : Could not open input file \'\t1501\nnvcc fatal   : redefinition of argument \'\t1502\nnvcc not found\t1503\nnvcc was not found\t1503\nnvcc ：\t1498\nnvcc" \t756\nnvcc\' \t756\nnvcc:\t1498\nnvcc` \t756\nnvcc’ \t756\nnvcc：\t1498',
    1667592275: "Specified provider 'CUDAExecutionProvider' is not in available provider\t837\nSpecify CUDA_TOOLKIT_ROOT_DIR\t838",
    1667592307: 'specified that you may need to import the \t1581',
    1667594309: 'Exec format error\t639',
    1667594341: 'execinfo.h\t1181\nexecutable in path specified by\t1210\nexecutor failed running\t1211',
    1667656804: 'dlfcn.h\t1181',
    1667722864: 'pngconf.h\t1537 1538 1539',
    1667852407: 'which is not an existing directory\t1664',
    1667854445: 'mpicxx.h\t1442 1443 1444',
    1668033824: ' -lcrypt\t6',
    1668181859: 'conclude\t1139',
    1668248144: 'Processus arrêté\t625\nProcessus arrêté a terminé le programme \t320',
    1668248176: "procedure entry point\t267\nprocessor does not support \t516\nprocessor doesn't support \t516\nprocessor lacks \t516",
    1668311400: 'hipcc: No such file\t1263\nhipcc: command not found\t1263\nhipcc: not found\t1263',
    1668440352: ' architecture of input file \t13',
    1668443988: 'Torch is needed\t821\nTorch is not installed\t821\nTorch is required\t821\nTorch must be installed\t821\nTorch needs to be installed\t821',
    1668444020: 'torch is needed\t821\ntorch is not installed\t821\ntorch is required\t821\ntorch is required for \t1601\ntorch must be installed\t821\ntorch needs GCC \t555\ntorch needs at least GCC \t555\ntorch needs to be installed\t821\ntorch requires GCC \t555\ntorch requires at least GCC \t555\ntorch.OutOfMemoryError\t1602\ntorch._inductor.exc.\t1603\ntorch.cuda.OutOfMemoryError\t1602\ntorch.utils.ffi is deprecated\t1604\ntorch.version.cuda\t1605\ntorch/csrc/PythonTypes.h\t1606 1607 1608\ntorch/csrc/StorageDefs.h\t1606 1607 1608\ntorch/csrc/THP_export.h\t1606 1607 1608\ntorch/csrc/WindowsTorchApiMacro.h\t1606 1607 1608\ntorch/csrc/jit/\t1609 1610 1611 1612 1613\ntorch/csrc/stable/\t438 439\ntorch/csrc/utils/auto_gil.h\t1614 1615 1616\ntorch/csrc/utils/disallow_copy.h\t1614 1615 1616\ntorch/csrc/utils/future.h\t1614 1615 1616\ntorch/csrc/utils/memory.h\t1614 1615 1616\ntorch/csrc/utils/six.h\t1614 1615 1616\ntorch/extension.h\t438 439\ntorch/headeronly/\t438 439\ntorch_cuda.lib\t992\ntorch_extensions\t47 1617\ntorchaudio C++ extension is not available\t1618\ntorchinductor_\t1619 1620\ntorchvision.transforms.functional_tensor\t1621',
    1668571501: 'matching\t1428',
    1668571504: 'patch: command not found\t960\npatch: not found\t960',
    1668628794: ':Aucun fichier\t113',
    1671200994: '“constexpr\t285',
    1681143415: 'w64devkit\t743',
    1684104530: 'ReadTimeout\t570\nReadTimeoutError\t570',
    1684104562: 'read-only segment has dynamic IFUNC relocations\t1546\nread-only segment has dynamic relocations\t1546',
    1684107084: 'LoadLibrary failed with error 126\t741\nLoaded runtime CuDNN library: \t742',
    1684107116: 'load any more object with static\t1420\nloaded the `torch/_C` folder of the PyTorch repository\t1421',
    1684171116: 'libdevice not found at \t1385',
    1684302184: 'hidden symbol \t1261',
    1684366670: 'Need to compile C++ extensions to \t762',
    1684366702: 'need PyTorch\t827\nneed Pytorch\t827\nneed pyTorch\t827\nneed pytorch\t827\nneed torch\t827\nneeds CUDA\t1455\nneeds PyTorch\t827\nneeds Pytorch\t827\nneeds pyTorch\t827\nneeds pytorch\t827\nneeds torch\t827',
    1684367716: 'died with <Signals.SIGKILL: 9>\t1178',
    1684632949: 'uuid/uuid.h\t1650 1651 1652 1653',
    1684633198: 'nvidia-container-cli: initialization error: \t1505\nnvidia-fabricmanager\t663',
    1684955424: ' and above\t12\n and higher\t12\n and later\t12\n and newer\t12',
    1684957510: 'FindCUDA says CUDA version is\t669',
    1684957527: 'Windows Long Path support enabled\t917\nWindows not yet supported for torch.compile\t918',
    1684959043: 'CondaHTTPError\t574\nCondaSSLError\t574',
    1684959075: 'conda: command not found\t1140\nconda: not found\t1140\nconditional_t\t1068',
    1684960544: ' undeclared\t175',
    1685024032: ' module has been removed\t183\n module is not found\t184',
    1685025392: 'prod_intlist\t1540 1541',
    1685222775: 'wurde in diesem Gültigkeitsbereich nicht deklariert\t966',
    1685414702: '.cuda.o\t356',
    1689699140: 'Dödad-signal avslutade programmet \t320',
    1696610857: '): error : expected a "("\t330\n): error: argument list for template template\t331\n): error: exception specification is incompatible\t332\n): error: expected a "("\t330\n): error: identifier "\t277\n): error: identifier "__\t333 334\n): error: incomplete type is not allowed\t335\n): error: invalid combination of type specifiers\t336\n): error: name followed by "::" must\t331\n): error: no instance of\t337\n): error: static assertion failed with "\t338',
    1696624233: 'in expansion of macro \t1214',
    1696624462: 'No existe el \t459 460 461 462 463 464 465 466 467 468 469',
    1696624494: 'no es un miembro de\t1207',
    1697082912: " n'est pas reconnu\t172\n n'est pas un membre de\t153 154 155",
    1697541219: 'cl.exe\t1062\ncl.exe with traditional preprocessor \t1063',
    1698832442: ': Befehl nicht gefunden\t367',
    1699094621: '] Fehler 137\t930',
    1699160157: '] Getötet\t930',
    1699170388: 'THGenerator\t840 841',
    1699553338: ': Memory allocation failure\t379',
    1699618874: ": Ne peut ouvrir le fichier d'objet partagé\t376",
    1700022356: 'THTensor\t840 841\nTHTensorMath\t840 841',
    1700153428: 'THVector\t840 841',
    1700212059: '[-Werror\t922',
    1700948332: 'libelf.h\t1386 1387 1388 1389',
    1701013836: 'License classifiers have been superseded by license expressions\t740',
    1701017701: 'exception handling disabled\t1208\nexception handling is disabled\t1209',
    1701078386: 'redefinition of \t1548',
    1701079328: ' identifier "\t135 136',
    1701080649: 'IndentationError: \t704\nIndexError: \t705 706\nIndexError: _Map_base::at\t707\nIndexError: map::at\t707\nIndexError: unordered_map::at\t707',
    1701080681: 'index_sequence\t1068',
    1701080693: 'undeclared identifier \t1265 1266 1477 1632\nundefined reference to \t1633\nundefined symbol: \t267\nundefined symbol: Py\t1634\nundefined symbol: _Py\t1634\nundefined symbol: mkl_\t1635\nundefinierter Verweis auf\t267\nundefiniertes Symbol\t267\nunderlying_type_t\t1068',
    1701146144: ' needed by \t187',
    1701147424: ' seems to be not installed\t247',
    1701209458: 'reference indefinie vers\t267\nreference indéfinie vers\t267\nreference to\t267\nreferences to\t267\nreferencia a\t267\nreferencia indefinida a\t267\nreferencia indefinida para\t267\nreferencia nao definida a\t267\nreferencia nao definida para\t267\nreferencia não definida a\t267\nreferencia não definida para\t267\nreferensi ke\t267\nreferência indefinida a\t267\nreferência indefinida para\t267\nreferência nao definida a\t267\nreferência nao definida para\t267\nreferência não definida a\t267\nreferência não definida para\t267',
    1701210482: 'riferimento non definito a\t267',
    1701211721: "Inferred operator schema for a C++ kernel function doesn't match the expected function schema\t708",
    1701211753: 'infer_schema(func): \t1307 1308',
    1701274484: 'tcgen05\t1569',
    1701275973: 'Eigen/\t637',
    1701345056: ' when calling \t262',
    1701405728: ' died due to signal \t30\n died due to signal 9\t31\n died due to signal 9 (Kill signal)\t31\n died with status 0x\t32',
    1701407843: 'client error (Connect)\t1067',
    1701409364: "Tried to instantiate class '\t878\nTried to register an operator (\t879 880\nTried to register multiple backend fallbacks for the same dispatch key \t881\nTried to register multiple operators with the same name\t882",
    1701470831: 'object has no attribute\t1508\nobject has no attribute \t1509',
    1701536109: 'make: \t360\nmake: command not found\t960\nmake: not found\t960\nmake_index_sequence\t1068\nmake_unique\t1068',
    1701603654: 'File o directory non\t459 460 461 462 463 464 465 466 467 468 469\nFilename longer than 260 characters\t667\nFilename too long\t668',
    1701603681: 'ailed to initialize NVML: Driver/library version mismatch\t945',
    1701603686: 'file failed to open for reading\t1229\nfile_baton.py\t1230\nfile_baton.py:\t1231',
    1701604425: 'Illegal instruction\t352 456',
    1701667150: "NameError: name \t759\nNameError: name '\t760\nNameError: name '_C' is not defined\t761",
    1701667182: 'name \'bare_metal_version\' is not defined\t1448\nnamespace "\t1449\nnamespace "c10::guts" has no member "\t1450\nnamespace "std" has no member \t1451 1452 1453 1454',
    1701669204: 'TimeoutError: \t576',
    1701670771: 'some optimisations will not be enabled\t1580\nsome optimizations will not be enabled\t1580',
    1701716012: ', needed by\t343\n, needed by \t344',
    1701733735: 'generic_type: \t1239',
    1701798944: " does not dominate this use\t33\n does not exist\t34 35 36\n does not include kernels for this GPU\t37\n does not match \t38\n does not match namespace of enclosing TORCH_LIBRARY\t39\n does not match runtime version \t40\n does not name a type\t41 42 43 44\n does not support \t45\n doesn't exist\t35\n doesn't match \t38",
    1701863764: 'Tapettu\t625\nTapettu-signaali päätti \t320',
    1701865808: 'Pipeline failed while executing [\t817',
    1701867296: ' open include file\t205 206 207 208 209 210 211 212 213 214 215 216 217 218 219 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 235\n open source file\t136 205 206 207 208 209 210 211 212 213 214 215 216 217 218 219 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 235',
    1701867311: '/openmp\t357',
    1701869669: 'expected primary-expression before \t1216\nexpects \t976',
    1701869908: "TypeDefault\t868 869\nTypeError \t884\nTypeError: \t885\nTypeError: expected str, bytes or os.PathLike object, not NoneType\t886\nTypeError: join() argument must be str\t887\nTypeError: unsupported operand type(s) for +: 'NoneType' and 'str'\t888",
    1701869940: 'type "at::Tensor" is not allowed\t1623\ntypeid\t1189',
    1701978146: '" referenced unknown base type "\t284',
    1701978156: ', required architecture \t345',
    1701991456: ' Tree Learner was not enabled in this build\t10',
    1701996900: 'directiva de Control de aplicaciones\t457\ndirent.h\t1181',
    1701997665: 'already has an implementation\t946',
    1701998165: 'Unregistered type : \t898\nUnresolved extern \t899',
    1701998197: "unrecognised command line option\t718\nunrecognised command-line option\t718\nunrecognized command\t1640\nunrecognized command line option\t718\nunrecognized command-line option\t718\nunrecognized subcommand '\t1641\nunresolved external symbol\t267",
    1701998445: 'more than one conversion function from "\t1439\nmore than one instance of overloaded function "\t1440\nmore than one operator "\t1441',
    1701999173: 'Erreur de format pour exec\t639\nErreur de segmentation\t640',
    1702064961: 'Assertion \t470\nAssertion `\t471\nAssertionError: \t472',
    1702125892: 'Datei oder Verzeichnis nicht\t459 460 461 462 463 464 465 466 467 468 469',
    1702126916: 'Detected that PyTorch and \t616',
    1702129225: 'Internal Triton PTX codegen error\t710\nInternal compiler error\t711\nInternal error\t711',
    1702129257: 'integer\t1316\ninteger_sequence\t1068\ninternal compiler error: Killed (program \t1317',
    1702129518: "note: macro 'max defined here\t1427\nnote: macro 'max' defined here\t1427\nnote: macro 'max’ defined here\t1427\nnote: macro 'min defined here\t1427\nnote: macro 'min' defined here\t1427\nnote: macro 'min’ defined here\t1427\nnote: macro max defined here\t1427\nnote: macro max' defined here\t1427\nnote: macro max’ defined here\t1427\nnote: macro min defined here\t1427\nnote: macro min' defined here\t1427\nnote: macro min’ defined here\t1427\nnote: macro ‘max defined here\t1427\nnote: macro ‘max' defined here\t1427\nnote: macro ‘max’ defined here\t1427\nnote: macro ‘min defined here\t1427\nnote: macro ‘min' defined here\t1427\nnote: macro ‘min’ defined here\t1427",
    1702130753: 'Attempting to deserialize object on a CUDA device\t473\nAttempting to use \t474',
    1702131043: 'cute/\t1170\ncute\\\t1170',
    1702195557: 'equest failed after \t1194',
    1702240297: ') versions mismatch\t327',
    1702240300: ', version CXXABI_\t346\n, version GCC_1\t346\n, version GCC_3\t346\n, version GCC_4\t346\n, version GCC_7\t346\n, version GLIBCXX_\t346\n, version GLIBC_2.\t347\n, version solving failed\t348',
    1702240314: ': version "libcu\t410\n: version "libnccl\t410\n: version "libnv\t410\n: version \'libcu\t410\n: version \'libnccl\t410\n: version \'libnv\t410\n: version `libcu\t410\n: version `libnccl\t410\n: version `libnv\t410\n: version ‘libcu\t410\n: version ‘libnccl\t410\n: version ‘libnv\t410',
    1702259058: 'river version \t1562',
    1702325825: 'Anwendungssteuerungsrichtlinie hat\t457',
    1702389038: '.exe" is not recognized\t280\n.exe" is not recognized as\t280\n.exe" ist entweder falsch\t280\n.exe" n\'est pas reconnu\t280\n.exe" no se reconoce como\t280\n.exe" 不是内部或外部命令\t280\n.exe\' is not recognized\t280\n.exe\' is not recognized as\t280\n.exe\' ist entweder falsch\t280\n.exe\' n\'est pas reconnu\t280\n.exe\' no se reconoce como\t280\n.exe\' 不是内部或外部命令\t280\n.exe” is not recognized\t280\n.exe” is not recognized as\t280\n.exe” ist entweder falsch\t280\n.exe” n\'est pas reconnu\t280\n.exe” no se reconoce como\t280\n.exe” 不是内部或外部命令\t280',
    1702520162: 'bezeichnet keinen Typ\t966',
    1714375751: 'GL/freeglut.h\t675 676 677',
    1717857907: 'sndfile.h\t1575 1576 1577 1578',
    1717920878: 'ndefined\t267',
    1717920885: 'udefineret reference til\t267',
    1717985603: "Caffe2: Couldn't determine version from header\t558",
    1717985635: 'caffe2/\t993 994 995 996',
    1717987684: 'different exception spec\t1179\ndiffers from\t1180',
    1717990755: 'cufft64_\t1158',
    1718513507: 'configuration file provided by "CUDA\t1141\nconfigure: error: \t1142 1143\nconflicting cuDNN in LD_LIBRARY_PATH\t1144',
    1722401636: 'définitions multiples de \t749',
    1722401650: 'réference indefinie vers\t267\nréference indéfinie vers\t267\nréférence indefinie vers\t267\nréférence indéfinie vers\t267',
    1730160936: '() got an unexpected keyword argument\t241\n() got an unexpected keyword argument \t240 318\n() got multiple values for \t240',
    1731152967: 'GL/gl.h\t678 679 680\nGL/glcorearb.h\t678 679 680\nGL/glew.h\t681 682 683 684\nGL/glext.h\t678 679 680\nGL/glut.h\t675 676 677\nGL/glx.h\t678 679 680',
    1734701162: 'jpeglib.h\t1333 1334 1335 1336',
    1734959663: '/bigobj\t357',
    1734964000: ' signal terminated program \t248',
    1734964008: '(signal: 9, SIGKILL: kill)\t322',
    1734965107: 'swig: command not found\t960\nswig: not found\t960',
    1735289197: 'mingw\t743',
    1735355495: 'glog/logging.h\t1247 1248 1249 1250',
    1735357040: 'program input point\t267',
    1735549216: ' arguments for \t14',
    1735549300: 'target sm_\t1591',
    1746936361: ')" has already been defined\t328',
    1749239892: 'THCharBlas_\t840 841\nTHCharStorage\t840 841\nTHCharTensor\t840 841\nTHCharVector\t840 841',
    1750288468: 'THShortBlas_\t840 841\nTHShortStorage\t840 841\nTHShortTensor\t840 841\nTHShortVector\t840 841',
    1751279980: 'libhipblas.so.\t1372\nlibhipfft.so.\t1372\nlibhiprand.so.\t1372\nlibhipsolver.so.\t1372\nlibhipsparse.so.\t1372',
    1751345510: 'fichier dans un mauvais format\t826',
    1751345518: 'nicht definierter Verweis auf\t267',
    1751347777: 'Arch conditional MMA instruction used without targeting\t458',
    1751347809: 'arch_list[-1] += \t952\narchitecture\t953 954',
    1751347823: 'orch not compiled with CUDA enabled\t1524\norch version \t1525',
    1751349349: 'exchange\t1068',
    1751361987: "échec d'adressage (mapping) du segment\t666",
    1751607656: 'higher\t1262',
    1751933286: 'falha no mapeamento de segmento\t666',
    1752391519: '__shfl\t810',
    1752392008: 'Hash mismatch for \t699',
    1752461166: 'nothing provides \t1487',
    1752463728: 'python3: command not found\t1140\npython3: not found\t1140\npython: command not found\t1140\npython: not found\t1140',
    1763717413: '%1 is not a valid Win32 application\t286\n%1 ist keine zulässige Win32-Anwendung\t286',
    1763719719: "': is not a member of 'cudaDeviceProp'\t313",
    1763733089: 'an illegal memory access was encountered\t949',
    1763733358: 'no instance of \t1460\nno instance of constructor "cut\t1461\nno instance of overloaded function \t1462',
    1765161080: 'x86intrin.h\t1279 1280 1281',
    1766203450: ': Filename too long\t371 372',
    1766531165: '] Killed\t930',
    1766727738: ': Nicht genügend\t369',
    1767990816: ' failed with exit \t49\n failed: \t50\n failed: No such file\t51',
    1768042298: ':/bin/nvcc\t411',
    1768053819: ';\\bin\\nvcc\t414',
    1768058209: 'ambiguous "?" operation:\t947\nambiguous overload for \t948\nambiguous symbol\t748',
    1768061296: 'pybind11\t1544\npybind11/\t1545\npybind11_detail_function_record\t819',
    1768124527: 'opción de línea de órdenes no reconocida\t718',
    1768255571: 'Speicherzugriffsfehler\t640',
    1768300602: ': fichier trop court\t370\n: file too short\t370',
    1768318308: 'defined\t1173\ndefined in file \t1174\ndefiniciones múltiples de \t749',
    1768320617: 'infiniband/\t1309 1310 1311 1312',
    1768383858: 'registered\t1549',
    1768453920: ' which is newer than running OS)\t263',
    1768693818: ': linker input file not found\t384',
    1768697658: ':/lib64\t412',
    1768716898: 'bzlib.h\t978 979 980 981',
    1768759354: ': misaligned address\t407',
    1768779113: 'immintrin.h\t1279 1280 1281',
    1768779128: 'xmmintrin.h\t1279 1280 1281',
    1768824890: ': nie można otworzyć pliku obiektu dzielonego\t376',
    1769103702: 'VariableTensorId\t868 869',
    1769152577: 'A single input file is required for a non-link phase\t416',
    1769234803: 'satisfies the requirement \t1566\nsatisfy\t1567',
    1769238607: 'OptionalCUDAGuard\t533 534\nOptionalCUDAStreamGuard\t533 534',
    1769300512: ' built with CUDA \t18\n built without \t19',
    1769366884: "device architecture\t522\ndevice capabilit\t522\ndevice compute architecture\t522\ndevice compute capabilit\t522\ndevice kernel image is invalid\t540\ndevice's architecture\t522\ndevice's capabilit\t522\ndevice's compute architecture\t522\ndevice's compute capabilit\t522\ndevice-side assert triggered\t1175\ndevice-side assertion triggered\t1175\ndevices architecture\t522\ndevices capabilit\t522\ndevices compute architecture\t522\ndevices compute capabilit\t522",
    1769369189: 'environment variable is not\t1193',
    1769414695: "' with arguments from the '\t306\n' with arguments from the 'CUDA' backend\t307 308\n' with arguments from the 'Meta' backend\t309\n' with exceptions disabled\t310",
    1769566836: 'trying to build PyTorch with a too old version of \t1622',
    1784835872: ' object has no attribute \t197 198 199',
    1785291349: 'Ubijen\t625',
    1785620814: 'Ninja is required to \t764',
    1785620846: 'ninja-build: Kommando nicht gefunden\t1457\nninja-build: command not found\t1457\nninja-build: commande introuvable\t1457\nninja-build: not found\t1457\nninja-build: orden no encontrada\t1457\nninja-build: コマンドが見つかりません\t1457\nninja-build: 未找到命令\t1457\nninja: Kommando nicht gefunden\t1457\nninja: build stopped\t1458\nninja: command not found\t1457\nninja: commande introuvable\t1457\nninja: no work to do.\t1459\nninja: not found\t1457\nninja: orden no encontrada\t1457\nninja: コマンドが見つかりません\t1457\nninja: 未找到命令\t1457',
    1797287790: 'no kernel image is available\t1463',
    1797288805: 'es kein\t1207',
    1801538883: 'CMake must be installed to build\t515',
    1801547107: 'cmake: command not found\t960\ncmake: not found\t960',
    1801547111: 'gmake\t366',
    1801675088: "Package \t812\nPackage dependency requirement '\t813\nPackagesNotFoundError\t814",
    1801675120: 'packed_accessor\t1145\npacked_accessor32\t864\npacked_accessor64\t864',
    1801678707: 'socket.gaierror: \t1579',
    1802068851: 'scikit-learn has not been built correctly\t1568',
    1802270070: 'vulkan/vulkan\t1658 1659 1660 1661',
    1802398060: 'linker `\t1415',
    1802465132: 'looks like a filename, but the file does not exist\t1422',
    1802661751: 'work with \t976\nworks with \t976',
    1802725700: 'Disk quota exceeded\t620',
    1802725732: 'disk quota exceeded\t620',
    1814066273: "at least '/std:c++\t958",
    1814979692: 'ld.lld: error: duplicate symbol: \t1344',
    1816217684: 'THAlloc\t840 841',
    1816283220: 'THBlas_\t840 841',
    1816545364: 'THFloatBlas_\t840 841\nTHFloatStorage\t840 841\nTHFloatTensor\t840 841\nTHFloatVector\t840 841',
    1818323300: 'dial tcp: lookup \t863',
    1818391907: 'cublas.CUBLASError: \t1157\ncublas64_\t1158\ncublasLt64_\t1158',
    1818435642: ': class template "std::_Is_memfunptr" has already been defined\t396',
    1818455657: 'include file \t1287\ninclude file "ATen/\t1288\ninclude file "CL/\t1289\ninclude file "Eigen/\t1290\ninclude file "GLES\t1291\ninclude file "TH\t1292\ninclude file "THC\t1293\ninclude file "X11/\t1294\ninclude file "asm/\t969\ninclude file "boost/\t1295\ninclude file "c\t1296\ninclude file "c10d/\t1297\ninclude file "cudnn\t1298\ninclude file "eigen3/Eigen/\t1290\ninclude file "libav\t1299\ninclude file "tbb/\t1300\ninclude file "torch/\t437\ninclude file \'ATen/\t1288\ninclude file \'CL/\t1289\ninclude file \'Eigen/\t1290\ninclude file \'GLES\t1291\ninclude file \'TH\t1292\ninclude file \'THC\t1293\ninclude file \'X11/\t1294\ninclude file \'asm/\t969\ninclude file \'boost/\t1295\ninclude file \'c\t1296\ninclude file \'c10d/\t1297\ninclude file \'cudnn\t1298\ninclude file \'eigen3/Eigen/\t1290\ninclude file \'libav\t1299\ninclude file \'tbb/\t1300\ninclude file \'torch/\t437',
    1818780998: 'Fehler beim Mappen des Shared Objects\t666\nFehler im Format der Programmdatei\t639',
    1818845510: 'Failed building wheel for \t650\nFailed to build \t651\nFailed to build CUDA kernels for \t652\nFailed to compile. cc_cmd\t653\nFailed to detect a default CUDA architecture\t654\nFailed to detect a default CUDA architecture.\t655\nFailed to find\t559 560\nFailed to find \t656\nFailed to find ROCm root directory\t657\nFailed to find a working CUDA architecture\t658\nFailed to find all files with CUDA\t659\nFailed to find nvToolsExt\t660\nFailed to initialize NVML: Driver Not Loaded\t661\nFailed to locate\t560\nFailed to parse: \t662\nFailed to start \t663\nFailures have been detected while processing an MLIR pass pipeline\t664',
    1818845542: 'failed call to cuInit: \t1217\nfailed to find\t560\nfailed to locate\t560\nfailed to map segment from\t1218\nfailed to open \t1219\nfailed to open elf at \t604\nfailed with exit \t1220',
    1818846752: ' file built for macOS-\t52\n file not found\t53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115',
    1818848040: '(killed) terminó el programa \t320',
    1818850658: 'build_ext\t973\nbuilds-v0\t974\nbuilt against \t975\nbuilt for \t975\nbuilt to run on \t976\nbuilt using \t975\nbuilt with \t975',
    1819028768: ' -llapack\t7',
    1819042150: 'fallo al asignar un segmento del objeto compartido\t666',
    1819044171: 'Killed\t625 717',
    1819045731: 'collect2: fatal error: ld terminated with signal 9\t722',
    1819176736: ' only supports \t204',
    1819240790: 'Violación de segmento\t640',
    1819242031: '/nologo\t357',
    1819307369: 'implementation for device cuda\t1282',
    1819308097: 'Application Control policy has blocked\t457',
    1819310149: 'Explicitly provided namespace (\t649',
    1819440483: 'curl/curl.h\t1163 1164 1165 1166\ncurl: (16) \t1167\ncurl: (18) \t1167\ncurl: (28) \t1167\ncurl: (35) \t1167\ncurl: (5) \t1167\ncurl: (52) \t1167\ncurl: (55) \t1167\ncurl: (56) \t1167\ncurl: (6) \t1167\ncurl: (60) \t1167\ncurl: (7) \t1167\ncurl: (92) \t1167',
    1819571555: 'cutlass needs GCC \t555\ncutlass needs at least GCC \t555\ncutlass requires GCC \t555\ncutlass requires at least GCC \t555\ncutlass/\t1170\ncutlass::\t1171\ncutlass\\\t1170',
    1819635523: 'Could NOT find BLAS (missing\t578\nCould NOT find Boost (missing\t578\nCould NOT find CUDA (missing:\t579 580 581\nCould NOT find CUDAToolkit (missing:\t579 580 581\nCould NOT find CUDNN (missing\t582\nCould NOT find CURL (missing\t578\nCould NOT find CuDNN (missing\t582\nCould NOT find EGL (missing\t578\nCould NOT find Eigen3 (missing\t578\nCould NOT find Freetype (missing\t578\nCould NOT find GLEW (missing\t578\nCould NOT find GLUT (missing\t578\nCould NOT find JPEG (missing\t578\nCould NOT find LAPACK (missing\t578\nCould NOT find NVTX\t583\nCould NOT find NvToolExt\t583\nCould NOT find NvToolsExt\t583\nCould NOT find OpenGL (missing\t578\nCould NOT find OpenMP\t584\nCould NOT find OpenSSL (missing\t578\nCould NOT find PNG (missing\t578\nCould NOT find Python\t585 586\nCould NOT find PythonLibs (missing\t587\nCould NOT find TBB (missing\t578\nCould NOT find X11 (missing\t578\nCould NOT find ZLIB (missing\t578\nCould NOT find cuDNN (missing\t582\nCould NOT find cudnn (missing\t582\nCould NOT find nvToolsExt\t583\nCould not build wheels for \t588\nCould not connect\t589\nCould not detect Ninja v\t590\nCould not find\t559 560\nCould not find \t591\nCould not find MSVC\t592\nCould not find a configuration file for package "\t593\nCould not find any \t594\nCould not find compiler set in environment variable \t595\nCould not find module \'\t596\nCould not find shared object file\t597\nCould not find the bitsandbytes \t598\nCould not find the operator \t36\nCould not infer dtype of numpy.\t599\nCould not load library libcudnn\t600\nCould not load libtorchcodec\t601\nCould not load symbol \t569\nCould not load this library: \t602\nCould not locate\t560\nCould not locate \t591 603\nCould not open \t604\nCould not open requirements file: \t605\nCould not resolve\t589\nCould not set up the environment for Microsoft Visual Studio\t606\nCouldn\'t find\t559 560\nCouldn\'t load custom C++ ops\t607\nCouldn\'t load custom C++ ops. This can happen if your PyTorch and \t608',
    1819635555: "could not convert default argument '\t1148 1149\ncould not find\t560\ncould not locate\t560\ncould not select device driver \t1150\ncouldn't allocate input reg for constraint 'h'\t1151\ncouldn't allocate input reg for constraint 'l'\t1151\ncouldn't allocate input reg for constraint 'r'\t1151\ncouldn't allocate input register for constraint 'h'\t1151\ncouldn't allocate input register for constraint 'l'\t1151\ncouldn't allocate input register for constraint 'r'\t1151\ncouldn't allocate output reg for constraint 'h'\t1151\ncouldn't allocate output reg for constraint 'l'\t1151\ncouldn't allocate output reg for constraint 'r'\t1151\ncouldn't allocate output register for constraint 'h'\t1151\ncouldn't allocate output register for constraint 'l'\t1151\ncouldn't allocate output register for constraint 'r'\t1151\ncouldn't find\t560",
    1830842190: "No matching distribution found for \t768\nNo module named \t769 770 771 772 773 774 775 776 777 778 779 780\nNo module named '\t781",
    1830842222: "no matching con\t1464\nno matching function for call to \t1465 1466\nno member named \t1260\nno member named '\t1467 1468",
    1833508922: ": Impossible d'ouvrir le fichier d'objet partagé\t376",
    1835100276: 'tham chiếu đến\t267',
    1835101728: ' name followed by "::" must be\t136\n named symbol not found\t186',
    1835102822: 'frame"\t1061\nframe\'\t1061\nframe’\t1061',
    1835166060: 'libmkl_\t1390',
    1835429165: '-mfma\t355',
    1835492691: 'Segment-Schutz nach der Relozierung\t834\nSegmentation fault\t640 835\nSegmentation-Fehler\t640',
    1835492723: 'segment en lecture seule a des réadressages\t1546\nsegmento de sólo lectura tiene reubicaciones\t1546',
    1835606074: ": impossibile aprire il file oggetto condiviso\t376\n: impossible d'ouvrir le fichier d'objet partagé\t376",
    1835622239: '__imp_\t937',
    1835886455: 'wgmma\t1569',
    1835888451: "Command '['ninja', '--version']' returned non-zero\t571\nCommand 'nvcc' not found\t572",
    1835888459: 'Kommandozeilenoption\t718',
    1835888483: 'common_type_t\t1068',
    1836016416: ' compiled with CUDA \t18\n compiled without \t19',
    1836213584: "Permission denied: \t787\nPermission denied: '\t790\nPermissionError: [WinError 5]\t816",
    1836213588: 'Terminado (killed)\t625',
    1836216134: 'Formato de ejecutable incorrecto\t639',
    1836280173: 'mismatches\t1180 1432',
    1836344691: 'setmaxnreg\t1569',
    1840104307: 'símbolo ambiguo\t748',
    1847602215: "', needed by '\t311 312",
    1847603493: "%1 n'est pas une application Win32 valide\t286\n%1 no es una aplicación Win32 válida\t286",
    1847616878: 'ne nomme pas un type\t966',
    1847619177: 'in namespace\t1207',
    1847619438: 'no nombra a un tipo\t966',
    1847620457: 'is not a full path and was not found\t1326\nis not a full path to an existing\t1327\nis not a member of\t1207',
    1847638978: '» non reconnue\t1675',
    1850286138: ': Internal \t377',
    1850296404: 'THIntBlas_\t840 841\nTHIntStorage\t840 841\nTHIntTensor\t840 841\nTHIntVector\t840 841',
    1851072570: ": Undefined reference to '\t267\n: Unknown option '\t388 389\n: Unresolved extern function\t390",
    1851859002: ': an object with that name is already\t391',
    1851876128: ' cannot be used to initialize\t23',
    1851878176: ' kann nicht gefunden werden\t179 180',
    1851878499: 'clang version must be less than \t1064',
    1851943276: 'libnvJitLink.so.\t1381\nlibnvidia-ml.so.1\t1391\nlibnvidia-ptxjitcompiler.so.1\t1391\nlibnvrtc-builtins.so\t1392\nlibnvrtc.so.\t1381',
    1852134465: 'ATen/CPUGenerator\t432 433\nATen/CUDA\t432 433\nATen/CUDAGenerator\t432 433\nATen/Dimname.h\t434 435 436\nATen/NamedTensor.h\t434 435 436\nATen/NamedTensorUtils.h\t434 435 436\nATen/TensorNames.h\t434 435 436\nATen/Type\t432 433\nATen/TypeDefault\t432 433\nATen/TypeExtendedInterface\t432 433\nATen/c\t437 438 439\nATen/core/Dimname.h\t434 435 436\nATen/core/NamedTensor.h\t434 435 436\nATen/core/NamedTensorUtils.h\t434 435 436\nATen/core/TensorNames.h\t434 435 436\nATen/cpu/vec256/\t440 441 442 443 444\nATen/cuda/CUDAFuture.cuh\t445 446 447\nATen/cuda/CUDAFuture.h\t445 446 447\nATen/cuda/CUDAMultiStreamGuard.cuh\t445 446 447\nATen/cuda/CUDAMultiStreamGuard.h\t445 446 447\nATen/cuda/CUDASolver.cuh\t445 446 447\nATen/cuda/CUDASolver.h\t445 446 447\nATen/cuda/CUDATypeConversion.cuh\t445 446 447\nATen/cuda/CUDATypeConversion.h\t445 446 447\nATen/cudnn/Exceptions.h\t448 449 450 451 452 453\nATenCeilDiv\t454 455',
    1852138601: 'identifier \t1265 1266\nidentifier "\t1267 1268 1269 1270 1271 1272 1273\nidentifier "CU\t1274\nidentifier "_Float\t1275\nidentifier "__builtin_\t1276\nidentifier "nvshmem\t1277\nidentifier "texture" is undefined\t1278',
    1852141679: 'opencv2/\t1516 1517 1518 1519\nopenssl/\t1520 1521 1522 1523',
    1852383271: "' in 'cudaDeviceProp'\t292\n' in 'cut\t293\n' in namespace '\t294\n' in namespace '__hip_internal'\t295\n' in namespace 'cut\t293\n' in namespace 'std'\t296",
    1852383290: ': internal \t377\n: invalid ELF header\t406',
    1852387130: ':/include\t412',
    1852397403: '[WinError \t924 925 926\n[WinError 1114]\t927\n[WinError 126]\t741\n[WinError 127]\t614 928\n[WinError 206]\t929',
    1852400160: ' binary not found at \t17',
    1852400175: '/bin/bash: \t359 360\n/bin/dash: \t359 360\n/bin/nvcc\t361 362\n/bin/sh: \t359 360',
    1852400971: 'Kein Speicher im statischen TLS-Block\t716\nKein Speicherplatz mehr\t479',
    1852400994: 'being in scipy source directory\t964\nbeing installed\t965',
    1852401003: 'kein Speicherplatz mehr verfügbar\t479',
    1852401184: ' find any \t116',
    1852403239: "'ninja' is not recognized as an internal or external command\t317",
    1852404512: ' since setuptools is not available\t249',
    1852404565: 'Using cached \t911',
    1852404597: 'using CUDA_HOME=\t1648',
    1852534357: 'Unknown CMake command "cuda_add_executable"\t659\nUnknown CMake command "cuda_add_library"\t659\nUnknown CMake command "cuda_compile"\t659\nUnknown CUDA Architecture Name\t893\nUnknown MS Compiler version \t894\nUnknown builtin op: \t895\nUnknown compiler(s): [[\'\t896\nUnknown compute capability. \t897\nUnknown type name \'__torch__.torch.classes.\t878',
    1852534389: "unknown target CPU \t904\nunknown type name \t1477 1632\nunknown type name '\t1636 1637 1638\nunknown type name '__hip_bfloat16\t1639",
    1852583200: ' -lnvToolsExt\t8',
    1852664132: 'Dimname\t618 619\nDimnameList\t618 619',
    1852727619: 'Cannot access data pointer of Tensor (e.g. FakeTensor\t561\nCannot access global variable \t562 563\nCannot compile \t564\nCannot find\t559 560\nCannot find a build variant for this system in \t565\nCannot find a working triton installation\t566\nCannot find source file:\t567\nCannot initialize CUDA without \t568\nCannot load symbol cu\t569',
    1852727627: 'Kann den Stack nicht ausführbar machen\t715',
    1852727651: 'cannot be used to initialize an entity of type "cutlass::\t999\ncannot call member function\t399\ncannot call non-constexpr function "cutlass::const_\t1000\ncannot convert \t1001\ncannot convert None of type <class \t1002\ncannot create shared object descriptor\t1003\ncannot determine \t1004\ncannot execute \t1005\ncannot find\t560 1006 1007 1008\ncannot find \t1009 1010 1011 1012\ncannot find -l\t1013 1014 1015 1016 1017 1018 1019 1020 1021 1022 1023 1024\ncannot find -lEGL\t1025\ncannot find -lGLEW\t1026\ncannot find -laio\t1027\ncannot find -lffi\t1028\ncannot find -lglog\t1029\ncannot find -ljpeg\t1030\ncannot find -lnuma\t1031\ncannot find -lpython3.\t1032\ncannot find -lstdc++\t1033\ncannot find -ltbb\t1034\ncannot find -luuid\t1035\ncannot find -lz\t1036\ncannot find the file specified: \'\t790\ncannot import name \t1037 1038 1039 1040 1041 1042 1043 1044\ncannot import name \'\t1045\ncannot instantiate \'\t1046\ncannot make segment writable for relocation\t1047\ncannot map zero-fill pages\t1003\ncannot open input file \t1048\ncannot open shared object file\t1 1049 1050\ncannot open source file "\t1051\ncannot read spec file \t1052',
    1852727659: 'kann -l\t1015\nkann nicht gefunden\t1337\nkann nicht gefunden werden -l\t1016 1017 1018 1019 1020 1021 1022 1023 1024 1284 1285\nkann nicht gefunden werden -lEGL\t1025\nkann nicht gefunden werden -lGLEW\t1026\nkann nicht gefunden werden -laio\t1027\nkann nicht gefunden werden -lffi\t1028\nkann nicht gefunden werden -lglog\t1029\nkann nicht gefunden werden -ljpeg\t1030\nkann nicht gefunden werden -lnuma\t1031\nkann nicht gefunden werden -lstdc++\t1033\nkann nicht gefunden werden -ltbb\t1034\nkann nicht gefunden werden -luuid\t1035\nkann nicht gefunden werden -lz\t1036\nkann nicht gefunden werden: -l\t1016 1017 1018 1019 1020 1021 1022 1023 1024 1284 1285\nkann nicht gefunden werden: -lEGL\t1025\nkann nicht gefunden werden: -lGLEW\t1026\nkann nicht gefunden werden: -laio\t1027\nkann nicht gefunden werden: -lffi\t1028\nkann nicht gefunden werden: -lglog\t1029\nkann nicht gefunden werden: -ljpeg\t1030\nkann nicht gefunden werden: -lnuma\t1031\nkann nicht gefunden werden: -lstdc++\t1033\nkann nicht gefunden werden: -ltbb\t1034\nkann nicht gefunden werden: -luuid\t1035\nkann nicht gefunden werden: -lz\t1036',
    1852731203: 'ConnectTimeout\t570\nConnectTimeoutError\t570\nConnection to \t575\nConnectionError: \t576',
    1852732786: 'running build_ext\t1564\nrunning on sm\t1565',
    1852788263: "'NoneType' object has no attribute '\t315 316",
    1852793632: " conflicts with target machine type \t24 25\n conflicts with this version\t26\n connect to 'http\t27",
    1852793634: '"constexpr\t285',
    1852793639: "'constexpr\t285",
    1853169722: ": ungültiger ELF-Header\t406\n: unspecified launch failure\t407\n: unsupported option '-fopenmp\t409\n: unsupported option ‘-fopenmp\t409",
    1853188163: 'ChunkedEncodingError\t570',
    1853189958: 'Found empty `transformer-engine` meta package\t670\nFound no NVIDIA driver on your system\t671 672\nFound two conflicting CUDA\t673',
    1853189990: 'found. Please specify\t1234',
    1864396654: 'no overload of \t1469',
    1864397673: 'is only a placeholder project on PyPI\t1328\nis only available from C++\t1329',
    1865370691: 'CL/opencl\t507 508',
    1866614868: 'THBoolBlas_\t840 841\nTHBoolStorage\t840 841\nTHBoolTensor\t840 841\nTHBoolVector\t840 841',
    1866670138: ': Command not found\t367',
    1866745940: 'THDoubleBlas_\t840 841\nTHDoubleStorage\t840 841\nTHDoubleTensor\t840 841\nTHDoubleVector\t840 841',
    1866866746: ': Found no NVIDIA driver on your system\t373\n: Found unsuitable version "\t374 375',
    1867194426: ': Kommando nicht gefunden\t367',
    1867270228: 'THLongBlas_\t840 841\nTHLongStorage\t840 841\nTHLongTensor\t840 841\nTHLongVector\t840 841',
    1867391034: ': No CUDA GPUs are available\t380\n: No existe el\t113\n: No module named \t381\n: No se puede asignar\t369\n: No such file\t113 114 115 382 383 384\n: No such file or directory\t385\n: Not a directory\t386',
    1867806286: 'NvToolsExt\t798',
    1867806318: 'nvToolsExt\t1493 1494 1495 1496\nnvToolsExt64_1.lib\t1497',
    1867807056: 'PyTorch is needed\t821\nPyTorch is not installed\t821\nPyTorch is not linked with support for cuda devices\t822\nPyTorch is required\t821\nPyTorch must be installed\t821\nPyTorch needs GCC \t555\nPyTorch needs at least GCC \t555\nPyTorch needs to be installed\t821\nPyTorch no longer supports this GPU because it is too old\t823\nPyTorch requires GCC \t555\nPyTorch requires at least GCC \t555\nPyTorch was compiled without CUDA support\t824',
    1868720492: 'libomp/omp.h\t1393 1394 1395',
    1868721529: 'ymbol \t267\nymbols \t267',
    1868767290: ': comando não encontrado\t367\n: command not found\t367\n: commande introuvable\t367',
    1868785010: 'recompile \t1547',
    1868787269: 'Encountered error while \t638',
    1868787273: 'Incompatible library version: lib\t703\nIncompleteRead\t570',
    1868787305: 'incompatible architecture (have \t1301\nincompatible with that of previous function "\t1302\nincompatible with the existing python installation in your environment\t1303\nincomplete \t1304\nincomplete type \t1305 1306',
    1868832802: '" does not appear to contain CMakeLists\t268',
    1869366891: 'kFloat8_e\t1145',
    1869374802: 'Relocations in generic ELF (EM: \t826',
    1869374834: 'relocation R_\t1550',
    1869378165: 'urlopen error \t1645',
    1869439605: 'ubmodule\t1624',
    1869440333: 'Memory access fault by GPU node\t750',
    1869440338: 'RemoteDisconnected\t570',
    1869440365: 'memory exhausted\t1430\nmemory in static\t1431',
    1869440370: 'remove_cv_t\t1068\nremove_reference_t\t1068',
    1869488162: '" no se reconoce como\t280\n" not found\t283',
    1869488167: "' no se reconoce como\t280\n' not found\t283",
    1869488186: ': no se puede abrir el archivo del objeto compartido\t376\n: no se puede abrir el fichero del objeto compartido\t376\n: not found\t367',
    1869488224: '` not found\t283',
    1869490208: ' (no such file)\t1',
    1869502255: '/Wno-psabi\t358',
    1869504867: 'canonicalize_version() got an unexpected keyword argument\t1053',
    1869508193: 'annot open include file: \t492\nannotation_type.__origin__ is tuple\t950',
    1869638985: "ImportError: \t701 702\nImportError: cannot import name '\t477",
    1869639017: 'import lib as _lib, ffi as _ffi\t1283\nimpossibile abilitare lo stack eseguibile\t715\nimpossibile allocare memoria nel blocco statico TLS\t716\nimpossibile trovare -l\t1284 1285\nimpossible de trouver -l\t1015',
    1869771333: "Error building extension '\t641\nError checking\t642\nError compiling objects for extension\t643\nError loading shared library \t644\nError loading shared library ld-linux\t645\nError relocating \t267 646\nError sending request for url (\t647\nError: No module named \t648",
    1869771365: 'error C2059\t1195\nerror C2061\t1195\nerror C2065\t1195\nerror C2143\t1195\nerror sending request for url (\t647\nerror trying to exec \t1005\nerror while loading shared libraries: \t1196\nerror: "auto" is not allowed here\t1197\nerror: /EHa\t357\nerror: /EHsc\t357\nerror: /FS\t357\nerror: /GL\t357\nerror: /GR\t357\nerror: /MD\t357\nerror: /MT\t357\nerror: /O1\t357\nerror: /O2\t357\nerror: /Od\t357\nerror: /Ox\t357\nerror: /W\t357\nerror: /Z7\t357\nerror: /Zc:\t357\nerror: /Zi\t357\nerror: /arch:\t357\nerror: /fp:\t357\nerror: /std:c++\t357\nerror: /utf-8\t357\nerror: /wd\t357\nerror: RPC failed; \t1198\nerror: [Errno 2] No such file or directory: \'\t360\nerror: [WinError 2]\t1199\nerror: a member with an in-class initializer must be const\t1200\nerror: downloading \'\t1201\nerror: expected a\t1202\nerror: expected an identifier\t1203\nerror: expected unqualified-id before\t1203\nerror: forward declaration of \t1204\nerror: identifier "__\t1202\nerror: identifier "__builtin_\t1205\nerror: no such file or directory: \'/EHa\t357\nerror: no such file or directory: \'/EHsc\t357\nerror: no such file or directory: \'/FS\t357\nerror: no such file or directory: \'/GL\t357\nerror: no such file or directory: \'/GR\t357\nerror: no such file or directory: \'/MD\t357\nerror: no such file or directory: \'/MT\t357\nerror: no such file or directory: \'/O1\t357\nerror: no such file or directory: \'/O2\t357\nerror: no such file or directory: \'/Od\t357\nerror: no such file or directory: \'/Ox\t357\nerror: no such file or directory: \'/W\t357\nerror: no such file or directory: \'/Z7\t357\nerror: no such file or directory: \'/Zc:\t357\nerror: no such file or directory: \'/Zi\t357\nerror: no such file or directory: \'/arch:\t357\nerror: no such file or directory: \'/fp:\t357\nerror: no such file or directory: \'/std:c++\t357\nerror: no such file or directory: \'/utf-8\t357\nerror: no such file or directory: \'/wd\t357\nerror: this declaration has no\t1202\nerror: type name is not allowed\t1202\nerror: unexpected argument \'\t1206\nerror: user-defined literal operator not found\t1202',
    1869833554: 'ResolutionImpossible\t829\nResolvePackageNotFound\t814',
    1869834594: 'bison: command not found\t960\nbison: not found\t960',
    1869881402: ': too few arguments\t408',
    1869903169: 'AutoGIL\t480 481\nAutoNoGIL\t480 481',
    1869903201: 'autoconf: command not found\t960\nautoconf: not found\t960\nautomake: command not found\t960\nautomake: not found\t960\nautoreconf: command not found\t960\nautoreconf: not found\t960',
    1870211104: ' (you have \t4',
    1873003342: 'Não há espaço disponível\t794',
    1873003374: 'não foi possível alocar memória em bloco TLS\t716\nnão foi possível habilitar pilhas de executável\t715\nnão foi possível localizar -l\t1284 1285\nnão há espaço disponível\t794',
    1881171310: 'ne peut activer une pile exécutable\t715\nne peut allouer de la mémoire dans un bloc statique TLS\t716\nne peut pas trouver -l\t1015 1284 1285\nne peut restaurer le segment prot\t834\nne peut trouver -l\t1016 1017 1018 1019 1020 1021 1022 1023 1024 1284 1285\nne peut trouver -lEGL\t1025\nne peut trouver -lGLEW\t1026\nne peut trouver -laio\t1027\nne peut trouver -lffi\t1028\nne peut trouver -lglog\t1029\nne peut trouver -ljpeg\t1030\nne peut trouver -lnuma\t1031\nne peut trouver -lstdc++\t1033\nne peut trouver -ltbb\t1034\nne peut trouver -luuid\t1035\nne peut trouver -lz\t1036',
    1881173838: "No package '\t782",
    1882284899: 'cc1plus\t1059\ncc1plus: \t1060',
    1884516174: 'NoSpaceLeftError\t632',
    1885434439: 'Graph break due to unsupported builtin \t697',
    1885500787: 'subprocess-exited-with-error\t1585',
    1885692960: ' dependency is incompatible with the current platform: \t29',
    1885693252: 'DeepSpeed needs GCC \t555\nDeepSpeed needs at least GCC \t555\nDeepSpeed requires GCC \t555\nDeepSpeed requires at least GCC \t555',
    1885809965: '--gpu-name=sm_\t349',
    1886217556: 'Temporary failure\t589\nTemporary failure \t866',
    1886217588: 'temp.win32-\t1592',
    1886218528: ' import any \t116',
    1886220099: 'Compiler requires the CUDA toolkit\t573',
    1886220131: 'compilation terminated\t1069 1070 1071 1072 1073 1074 1075 1076 1077 1078 1079 1080 1081 1082 1083 1084 1085 1086 1087 1088 1089 1090 1091 1092 1093 1094 1095 1096 1097 1098 1099 1100 1101 1102 1103 1104 1105 1106 1107 1108 1109 1110 1111 1112 1113 1114 1115 1116 1117 1118 1119 1120 1121 1122 1123 1124 1125 1126 1127 1128 1129 1130 1131\ncompiled\t1132\ncompiled against \t975\ncompiled against NumPy 1.x\t1133\ncompiled for \t975\ncompiled using \t975\ncompiled with \t975\ncompiler set in environment\t1134\ncompute capabilit\t1135 1136\ncompute capability\t1137\ncompute capability \t1138',
    1886220135: "gomp not found\t1252\ngomp' not found\t1252\ngomp’ not found\t1252",
    1886220137: "iomp5 not found\t1252\niomp5' not found\t1252\niomp5’ not found\t1252",
    1886221678: 'numpy._core.multiarray failed to import\t1492\nnumpy.core.multiarray failed to import\t1492',
    1886332960: ' (operand types are \t2',
    1886351203: 'cooperative_groups/\t1146 1147',
    1886413165: "mappatura del segmento dall'oggetto condiviso non riuscita\t666",
    1886415211: 'kipping import of cpp extensions due to incompatible torch version \t1338',
    1886418291: 'support for the ISO C++ \t1586\nsupport for the upcoming ISO C++ standard, C++0x\t1587\nsupported\t954 1588',
    1886611780: 'DispatchKey::CompositeImplicitAutograd\t621\nDispatchStub: missing \t622',
    1886614883: 'cusparse64_\t1158\ncusparseC\t810\ncusparseD\t810\ncusparseS\t810\ncusparseXcsrgemmNnz\t810\ncusparseZ\t810',
    1886680168: 'http.client.\t1264',
    1887007331: 'crypt.h\t1153 1154 1155 1156',
    1897951054: 'No queda espacio en el dispositivo\t478',
    1897951086: 'no queda espacio en el dispositivo\t478',
    1902473760: ' required keyword-only argument\t240\n required positional argument\t240 241\n requires A100\t242\n requires a different Python: \t243\n requires cuda extensions\t244\n requires triton==\t245',
    1903386957: 'MasqueradingAsCUDA\t745 746',
    1914709853: "]' returned non-zero\t931",
    1914711074: '", referenced from\t267\n", referenced from:\t267',
    1914725736: 'he remote end hung up unexpectedly\t1223',
    1916880980: 'THArgCheck\t842 843',
    1917132893: '] Erreur 137\t930\n] Error 137\t930',
    1917143124: 'THError\t842 843',
    1917145935: 'OSError: \t576\nOSError: Could not find/load shared object file\t804',
    1917221200: 'PyFrameObject\t820',
    1917853789: '] Processus arrêté\t930',
    1917869114: ':\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA\\v\t413',
    1918967866: ': archivo demasiado corto\t370',
    1918967870: '> are available only with C++\t415',
    1918986355: 'shared object\t1574',
    1919052108: 'Library not loaded: \t737 738\nLibrary not loaded: @\t739',
    1919052140: 'library not found\t1396\nlibrary not found for -l\t1397 1398\nlibrary not found: \t1399 1400 1401\nlibrary not found: EGL\t1402\nlibrary not found: GLEW\t1403\nlibrary not found: aio\t1404\nlibrary not found: crypt\t1405\nlibrary not found: ffi\t1406\nlibrary not found: glog\t1407\nlibrary not found: jpeg\t1408\nlibrary not found: lapack\t1409\nlibrary not found: numa\t1410\nlibrary not found: stdc++\t1411\nlibrary not found: tbb\t1412\nlibrary not found: uuid\t1413\nlibrary not found: z\t1414\nlibrocblas.so.\t1372\nlibrocsparse.so.\t1372',
    1919115629: 'macro "max" passed\t1427\nmacro "max" requires\t1427\nmacro "min" passed\t1427\nmacro "min" requires\t1427',
    1919117645: 'Microsoft Visual C++ \t751\nMicrosoft Visual C++ Redistributable is not installed\t752\nMicrosoft Visual Studio version\t753',
    1919230010: ': error C2975\t397\n: error: exception specification in declaration does not match\t398\n: error: expected \t399\n: error: identifier "\t400\n: error: name followed by "::" must be a class or namespace name\t401\n: error: namespace "cut\t402\n: error: need \t403\n: error: no such file or directory: \'\t404\n: error: template argument \t399\n: error: unknown type name \'\t405\n: error: use of undeclared identifier \'\t405\n: error:expected \t399\n: error:template argument \t399\n: error： expected \t399\n: error： template argument \t399\n: error：expected \t399\n: error：template argument \t399',
    1919248468: 'There is not enough space on the disk\t875',
    1919248500: "there's already a kernel registered from python overriding \t1594",
    1919250479: '/permissive\t357',
    1919250511: 'Operator does not support running with fake tensors\t808',
    1919250543: 'operation timed out\t1067',
    1919251285: "UserWarning: Can't initialize NVML\t909\nUserWarning: Error checking compiler version for cl\t910",
    1919251488: ' terminated with signal 9\t31',
    1919251566: 'nternal error\t1488',
    1919252000: ' version incompatibility\t255\n version mismatch\t255\n version must be \t256\n version needs to be \t256\n version should be \t256',
    1919252079: 'overloaded function "std::__to_address" matches\t1532',
    1919444301: 'Mehrdeutiges Symbol\t748\nMehrfachdefinition von \t749',
    1919444333: 'mehrdeutiges Symbol\t748',
    1919448176: 'pthread.h\t1181',
    1919885370: ': orden no encontrada\t367',
    1919887392: ' (or one of its dependencies)\t3',
    1919895160: "xFormers was built for:\t1665\nxFormers wasn't buil\t1666",
    1919902273: 'Aborted\t456',
    1919968580: 'DeprecatedTypeProperties\t615',
    1919969650: 'ripristinare la protezione del segmento\t834',
    1920091483: '[Errno 122]\t923\n[Errno 28]\t923',
    1920103779: "current Python platform is not compatible with the lockfile's supported environments\t1168",
    1920169263: '/usr/include/hip/\t364',
    1920230738: 'Retrying (Retry(total=0,\t830',
    1920233061: 'entrée de procédure\t267',
    1920233065: 'intrin\t957',
    1920234561: "AttributeError: install_layout\t475\nAttributeError: module '\t476\nAttributeError: module 'torch._C' has no attribute '\t477",
    1931505486: "No se pudo asignar memoria en el bloque TLS\t716\nNo space left on device\t783\nNo such file or directory: \t784 785 786 787\nNo such file or directory: '\t788 789 790\nNo such operator \t791",
    1931505518: 'no se declaró en este ámbito\t966\nno se encuentra -l\t1015 1284 1285\nno se puede activar la pila ejecutable\t715\nno se puede encontrar -l\t1015 1016 1017 1018 1019 1020 1021 1022 1023 1024 1284 1285\nno se puede encontrar -lEGL\t1025\nno se puede encontrar -lGLEW\t1026\nno se puede encontrar -laio\t1027\nno se puede encontrar -lffi\t1028\nno se puede encontrar -lglog\t1029\nno se puede encontrar -ljpeg\t1030\nno se puede encontrar -lnuma\t1031\nno se puede encontrar -lstdc++\t1033\nno se puede encontrar -ltbb\t1034\nno se puede encontrar -luuid\t1035\nno se puede encontrar -lz\t1036\nno se puede restaurar el `prot\' del segmento\t834\nno se reconoce la opción de línea de órdenes\t718\nno space left on device\t783\nno such file\t1470\nno such file or directory: \'\t1471\nno such instruction\t1472\nno such option: -\t1473\nno suitable \t1474 1475\nno suitable constructor exists to convert from "\t1476',
    1933658196: 'THAssert\t842 843',
    1934970951: 'GPUs architecture\t522\nGPUs capabilit\t522\nGPUs compute architecture\t522\nGPUs compute capabilit\t522',
    1935625567: '_M_set_sharable()\t933',
    1935762796: 'lease up\t1369',
    1935763488: ' has been removed from CMake\t118\n has no attribute\t119\n has no attribute \t120 121 122 123 124 125 126 127\n has no member \t128 129\n has no member named\t130\n has no member named \t131\n has not been declared\t43 44 132\n has to be \t133\n has unsupported type \t134',
    1935763551: '_hash_\t940 941 942',
    1935764579: 'class "at::Type" has no member\t1065\nclass "std::enable_if<<error-constant>\t1066',
    1935767328: ' was not declared\t43 44 132 175 176\n was not declared in this scope\t257 258\n was not declared in this scope; did you mean \t259\n was not found in the package registry\t260\n was specified but unrecogni\t261',
    1936009070: "n'est pas un membre de\t1207",
    1936025716: 'these package versions have conflicting dependencies\t1595',
    1936027492: "does not appear to be a Python project\t1183\ndoes not contain a CMakeLists\t1184\ndoes not have one of build variants: \t1185\ndoes not know how to trace the builtin \t1186\ndoes not match\t1180\ndoes not name a type\t966\ndoesn't match\t1180",
    1936028533: 'uses too much shared data (0x\t1647',
    1936269346: '" is ambiguous\t278\n" is not known to CXX compiler\t279\n" is not recognized\t280\n" is not recognized as\t280\n" ist entweder falsch\t280',
    1936269351: "' is ambiguous (with operand types \t297\n' is not defined for option 'gpu-architecture'\t298\n' is not defined for option 'std'\t299\n' is not in 'keyword=value' format\t300\n' is not recognized\t280\n' is not recognized as\t280\n' is not recognized as an internal\t301\n' is not recognized as an internal or external command\t302\n' is only available for these backends:\t303\n' ist entweder falsch\t280",
    1936269353: ') is greater than the maximum required version by CUDA \t325\n) is less than the minimum required version by CUDA \t326',
    1936287828: 'This Python has API version \t876\nThis header is only meant to be used on x86\t877',
    1936287860: 'this operation is not allowed between \t1596',
    1936289397: 'unistd.h\t1181',
    1936614740: 'TensileLibrary\t867\nTensorTypeId\t868 869\nTensorTypeSet\t868 869\nTensors of type TensorImpl do not have \t870',
    1936615712: ' installation candidates for \t140',
    1936617315: 'const_data_ptr\t1145',
    1936682850: 'boost/\t972',
    1936683040: ' positional argument\t240',
    1936876886: 'VersionConflict: (\t915',
    1936876918: 'version "LIBAV\t720\nversion "LIBSW\t720\nversion \'LIBAV\t720\nversion \'LIBSW\t720\nversion `LIBAV\t720\nversion `LIBSW\t720\nversion torch was compiled with \t1654\nversion used to compile\t1655\nversions\t1656',
    1936877926: 'first\t965',
    1936941392: 'PassManager::run failed\t815',
    1936943469: 'missing initializer for member \t1433',
    1936944429: '-msse\t355',
    1937008994: 'bits/floatn\t968\nbits/libc-header-start\t969\nbits/std_function.h:\t970\nbitsandbytes was compiled without GPU support\t971',
    1937059642: ':/usr/local/cuda\t412',
    1937075488: ' must be \t133\n must be valid exactly by one definition\t185',
    1937339245: 'msys64\t743',
    1948280185: 'ye tanımsız başvuru\t267',
    1948282734: 'no template named \t1477\nno type named \t1477',
    1951615060: 'THStorage\t840 841',
    1952531514: ':Datei oder Verzeichnis\t113',
    1952543859: 'status_string: "\t1584',
    1952606572: 'libtorch_cuda.so: \t1380',
    1952802679: 'wget: unable to resolve host address\t1663',
    1952805408: ' returned non-zero\t246',
    1952867692: 'leftover lock files from the PyTorch C++ extension build\t1370',
    1953063255: 'Waited on lock file "\t916',
    1953063469: '-bit platform\t354',
    1953064270: "Neither 'setup.py' nor 'pyproject.toml' found\t763",
    1953064550: 'ffitarget.h\t1226 1227 1228',
    1953065567: '_jit_compile\t47',
    1953067604: 'Triton Error [CUDA]: device kernel image is invalid\t883',
    1953068832: ' with CUDA \t264\n within its own root folder\t265\n without CUTE_ARCH_MMA_\t266',
    1953069157: 'exit code\t1212\nexit code:\t1212\nexit status\t1212\nexitcode\t1212\nexited with code \t1213',
    1953264973: 'Multiple dispatch failed for \t754',
    1953265005: 'multi_tensor_applier fused unscale kernel is unavailable\t1445\nmultiple copies of the\t1446\nmultiple definition of \t1447',
    1953394499: 'ContextualVersionConflict: (\t577',
    1953396050: 'RuntimeError: Numpy is not available\t832',
    1953396080: 'punto de entrada del procedimiento\t267',
    1953397075: 'SyntaxError: \t704',
    1953459744: ' not available\t188\n not built with CUDA\t189\n not compiled with CUDA\t189\n not defined in file lib\t190 191\n not found\t192\n not found. Directory cannot be installed\t193\n not installed\t194\n not recognized\t195\n not supported in this architecture\t196',
    1953460816: 'ProtocolError\t570',
    1953525103: 'ompt.h\t1393 1394 1395',
    1953653104: 'partially initialized module \t1535',
    1953653621: 'ucrt64\t743',
    1953655158: 'virtual memory exhausted: \t1657',
    1953658478: 'nvrtc-builtins\t1506\nnvrtc64_\t1158\nnvrtc: error: failed to load builtins for compute_\t1507',
    1953718598: 'Fast path is not available because one of\t665',
    1953718627: 'caster.operator typename make_caster<T>::template cast_op_type<T>()\t1054',
    1953718630: 'fast path is not available because one of\t665',
    1953719584: ' est incompatible avec la sortie\t46',
    1953719666: 'restaurar proteção de segmento\t834\nrestore segment prot after\t1557',
    1953720608: ' ist entweder falsch\t172\n ist im Header \t178\n ist kein Element\t137\n ist kein Element von\t153 154 155',
    1953720644: "Distributed package doesn't have NCCL built in\t623",
    1953721929: 'Installed triton version too old, please upgrade\t709\nInstrucción ilegal\t352\nInstruction non permise\t352\nInstruçõe\t352',
    1953721961: 'installed CPU version PaddlePaddle\t1313\ninstalled Caffe2 version uses CUDA but I cannot find the CUDA\t1314',
    1953722184: 'Host compiler targets unsupported OS\t700',
    1953723725: 'Must define exactly one of __HIP_PLATFORM_\t755',
    1953723747: 'custom_op(\t1169',
    1953723757: 'must have a constant value\t136\nmust install \t818',
    1953724755: 'SystemError: <built-in function load_binary> returned NULL\t839',
    1953724787: 'system has unsupported display driver / cuda driver combination\t1589\nsystem not yet initialized\t1590',
    1953784096: ' attempted to run this operator with Meta tensors, but there was no \t16',
    1953849888: ' but this version of numpy is 0x\t20\n but we found an implementation\t21',
    1953853031: 'gnutls_handshake() failed\t1251',
    1953853216: ' out of memory\t239',
    1954047264: ' extension\t47\n extension for compute capability \t48',
    1954047342: 'next(\t1456',
    1954047348: 'texture is not a template\t1278\ntexture" is not a template\t1278\ntexture\' is not a template\t1278\ntexture’ is not a template\t1278',
    1954115679: '_pytorch_\t943',
    1965059918: "No url found for submodule path '\t792",
    1967202362: ': Aucun fichier\t113',
    1967343700: 'THCuda\t840 841 856 857\nTHCudaCheck\t858 859',
    1969316709: 'ecause there is no version of \t1190',
    1969365031: "' but version of \t287",
    1969365036: ", but none of the providers can be installed\t339\n, but was built for sm\t340\n, but you have torch \t341\n, but you'll have torch \t341",
    1969381215: '__builtin_amdgcn_\t935',
    1969452353: 'Aucun espace disponible sur le périphérique\t478\nAucun fichier ou dossier\t459 460 461 462 463 464 465 466 467 468 469',
    1969452385: 'aucun espace disponible sur le périphérique\t478',
    1969452654: 'nvcuda.dll\t1504',
    1969516397: "module 'PIL.Image' has no attribute '\t1434\nmodule 'faiss' has no attribute '\t1435\nmodule 'numpy' has no attribute '\t1436\nmodule export function\t1437\nmodule has nothing to offer in MPL2 only mode\t1438",
    1969713761: "argument list for \t955\nargument of type 'WindowsPath' is not iterable\t956",
    1970170220: 'linux/limits.h\t1416 1417 1418 1419',
    1970234144: ' could be found\t28',
    1970239784: '(you have \t323',
    1970302319: 'ompute capability \t1510',
    1970365778: 'Require PyTorch\t827\nRequire Pytorch\t827\nRequire pyTorch\t827\nRequire pytorch\t827\nRequire torch\t827\nRequired library version not found: \t828\nRequires PyTorch\t827\nRequires Pytorch\t827\nRequires pyTorch\t827\nRequires pytorch\t827\nRequires torch\t827',
    1970365810: 'require C++ 1\t1551\nrequire C++ 2\t1551\nrequire C++1\t1551\nrequire C++2\t1551\nrequire CUDA\t1455\nrequire PyTorch\t827\nrequire Pytorch\t827\nrequire at least \'/std:c++\t958\nrequire at least C++ 1\t1551\nrequire at least C++ 2\t1551\nrequire at least C++1\t1551\nrequire at least C++2\t1551\nrequire pyTorch\t827\nrequire pytorch\t827\nrequire torch\t827\nrequire users to upgrade torch to at least v\t1552\nrequires Ada\t1553\nrequires Ampere\t1553\nrequires Blackwell\t1553\nrequires C++ 1\t1551\nrequires C++ 2\t1551\nrequires C++1\t1551\nrequires C++2\t1551\nrequires CUDA\t1455\nrequires Hopper\t1553\nrequires NVCC\t1455\nrequires NVIDIA CUDA\t1455\nrequires PyTorch\t827\nrequires Pytorch\t827\nrequires Turing\t1553\nrequires Volta\t1553\nrequires a Ada\t1553\nrequires a Ampere\t1553\nrequires a Blackwell\t1553\nrequires a Hopper\t1553\nrequires a Turing\t1553\nrequires a Volta\t1553\nrequires an Ada\t1553\nrequires an Ampere\t1553\nrequires an Blackwell\t1553\nrequires an Hopper\t1553\nrequires an Turing\t1553\nrequires an Volta\t1553\nrequires at least \'/std:c++\t958\nrequires at least C++ 1\t1551\nrequires at least C++ 2\t1551\nrequires at least C++1\t1551\nrequires at least C++2\t1551\nrequires compiler flag \'/std:c++\t958\nrequires device with capability > (\t1554\nrequires nvcc\t1455\nrequires pyTorch\t827\nrequires pytorch\t827\nrequires the CUDA\t1455\nrequires the language dialect "CUDA\t1555\nrequires the language dialect "CXX\t1556\nrequires torch\t827',
    1970369089: 'Arquivo ou diretório\t459 460 461 462 463 464 465 466 467 468 469',
    1970430840: 'xcrun: error: invalid active developer path\t1667',
    1970432116: 'thrust::\t1597',
    1970435187: 'struct _frame\t820',
    1970479215: 'o such \t459 460 461 462 463 464 465 466 467 468 469',
    1970496882: 'result_of_t\t1068',
    1970499157: 'Unsupported .target\t902\nUnsupported .version\t903\nUnsupported HIP arch \t904\nUnsupported HIP arch: \t904\nUnsupported conversion from \t905\nUnsupported platform: \t906\nUnsupported rounding mode for conversion\t907\nUnsupportedOperatorException: \t908',
    1970499189: 'unsupported GNU version! \t1643\nunsupported HIP gpu architecture \t904\nunsupported HIP gpu architecture: \t904\nunsupported instruction \t961\nunsupported operand type(s) for \t1644\nunsupported operator: \t908',
    1970562386: 'Return has unsupported type \t831',
    1970562418: 'return code\t1212\nreturned a non-zero code: 137\t1558\nreturned non-zero\t1559\nreturned non-zero exit\t1560\nreturned non-zero exit status \t1561',
    1970562419: 'setup command: use_2to3 is invalid\t1570\nsetup.py build\t973\nsetup.py develop\t973\nsetup.py install\t973\nsetuptools.build_meta\t1571\nsetuptools.command.\t1572\nsetuptools.extern.\t1573',
    1970566470: 'FutureWarning: The pynvml package is deprecated\t674',
    1981837166: "no viable conversion from \t1478\nno viable conversion from '\t1479",
    1984917583: 'OpOverloadPacket(op=\t807',
    1985966953: 'is_variable\t1330 1331',
    1986096429: '-mavx\t355',
    1986928751: 'o nvcc found\t573\no nvcc was found\t573',
    1987208531: 'Server does not allow request for unadvertised object\t836',
    1998611557: 'ed with an unsupported toolchain\t1191',
    1998614350: 'No working C++ compiler found in\t793',
    2003269987: 'cygwin\t743',
    2003988326: 'forward compatibility was attempted on non supported HW\t1233',
    2019516192: ' __x) noexcept (true)\t11',
    2019893287: "' extension\t289\n' extension (up-to-date)\t290",
    2019893289: ') exceeds limit (\t324',
    2019893315: 'C extension: \t482',
    2019912806: 'flex: command not found\t960\nflex: not found\t960',
    2020569680: 'ProxyError\t570',
    2032168553: 'in your include path is not compatible with this release of \t1286',
    2034387028: 'THByteBlas_\t840 841\nTHByteStorage\t840 841\nTHByteTensor\t840 841\nTHByteVector\t840 841',
    2035294266: ': PyTorch was compiled\t387',
    2037149263: 'Only a single TORCH_LIBRARY can be used to register the namespace \t805 806',
    2037149295: 'only available for Linux\t1511\nonly available with \t1512\nonly support\t1513\nonly supported on \t1514 1515\nonly supported on CUDA\t1455\nonly supported on NVCC\t1455\nonly supports \t976\nonly supports Linux\t1511\nonly works on Linux\t1511',
    2037413219: 'cupy.cuda.memory.OutOfMemoryError\t1162',
    2037604640: ' async_io\t15',
    2042020674: 'Böyle bir dosya ya da dizin\t459 460 461 462 463 464 465 466 467 468 469',
    2053466478: 'niezdefiniowane odwołanie do\t267',
    2053731104: ' size changed, may indicate binary\t250',
    2054124112: 'Prozedureinsprungpunkt\t267',
    2179145762: '" は、内部コマンド\t280',
    2179145767: "' は、内部コマンド\t280",
    2179145786: ': そのようなファイル\t113',
    2195923002: ': コマンドが見つかりません\t367',
    2212700218: ': ファイルが短すぎます\t370',
    2228297786: ': файл слишком короткий\t370',
    2229739578: ': 無法開啟共用物件\t376',
    2246385722: ': 共有オブジェクトファイルを開けません\t376',
    2295439056: 'Ошибка сегментирования\t640',
    2313560122: ': 找不到命令\t367',
    2357322528: ' が見つかりません\t179 180',
    2377704480: ' 不是\t137 153 154 155',
    2377704482: '"不是内部\t280',
    2377704487: "'不是内部\t280",
    2414551098: ': 동적 오브젝트 파일을 열 수 없습니다\t376',
    2461197882: ':沒有此一檔案\t113',
    2498306106: ': 错误: expected \t399\n: 错误: template argument \t399\n: 错误:expected \t399\n: 错误:template argument \t399\n: 错误： expected \t399\n: 错误： template argument \t399\n: 错误：expected \t399\n: 错误：template argument \t399',
    2498306141: '] 错误 137\t930',
    2531663930: ': 文件过短\t370',
    2548441146: ': 无效的 ELF 头\t406\n: 无法分配内存\t369\n: 无法打开共享对象\t378\n: 无法打开共享对象文件\t376',
    2632327226: ': 未找到命令\t367',
    2642535226: ':そのようなファイル\t113',
    2647662650: ': Нет такого файла\t113',
    2712856122: ':没有那个文件\t113',
    2797826628: 'Dræbt\t625',
    2848159060: 'Tué a terminé le programme \t320',
    2867208250: ': 檔案太短\t370',
    2877416224: ' に対する定義されていない参照\t267',
    2881709383: 'Geëlimineerd\t625',
    2944525090: '"は、内部コマンド\t280',
    2944525095: "'は、内部コマンド\t280",
    2966455505: 'файл в неправильном формате\t826',
    2966468560: 'защиту сегмента после перемещения\t834',
    2983231953: 'сбой отображения сегмента из разделяемого объекта\t666',
    2983236304: 'Вбито\t625',
    2983240656: 'Убито\t625',
    3001425978: ': 沒有此一檔案\t113\n: 没有那个文件\t113',
    3050347984: 'Не осталось свободного места\t794\nНет такого файла\t459 460 461 462 463 464 465 466 467 468 469',
    3050356176: 'не вдалося знайти -l\t1284\nневизначене посилання\t267\nневизначене посилання на\t267\nневозможно выделить память в статичном блоке TLS\t716\nневозможно задействовать исполняемый стек\t715\nневозможно найти -l\t1284 1285\nнедефинисана упута ка\t267\nнеоднозначный символ\t748\nнеопределена отпратка към\t267\nнеопределенная ссылка на\t267\nнеопределённая ссылка на\t267',
    3050356688: 'перемещение R_\t1550\nпересування R_\t1550',
    3085246557: '] 已杀死\t930',
    3101958178: '" 不是内部\t280\n" 不是内部或外部命令\t280',
    3101958183: "' 不是内部\t280\n' 不是内部或外部命令\t280",
    3169132637: '] 強制終了\t930',
    3184533562: ': невозможно открыть разделяемый объектный файл\t376',
    3201343440: 'Политика управления приложениями\t457',
    3201348816: 'доступном только для чтения, содержатся динамические\t1546',
    3278267762: 'reférence indefinie vers\t267\nreférence indéfinie vers\t267',
    3278335573: 'Ungültiger Maschinenbefehl\t352',
    3278663504: 'Política de Controle de Aplicativo\t457',
    3278774330: ': não é possível abrir arquivo compartilhado\t376',
    3279185223: 'Getötet\t625\nGetötet hat Programm \t320',
    3491770661: '%1 не является приложением Win32\t286',
    3491803856: 'в пространстве имён\t1207',
    3499801839: '：Нет такого файла\t113',
    3500003386: ':Нет такого файла\t113',
    3799018863: 'omp’ not found\t1252',
    3810537765: '%1 は有効な Win32 アプリケーション\t286',
    3816980963: 'あいまいなシンボル\t748',
    3817309155: 'デバイスに空き領域がありません\t1677',
    3818357731: 'プロシージャ エントリ ポイント\t267',
    3818568943: '：そのようなファイル\t113',
    3818750178: '”は、内部コマンド\t280',
    3818750435: 'そのようなファイルやディレクトリ\t459 460 461 462 463 464 465 466 467 468 469',
    3819078371: 'アプリケーション制御ポリシーに\t457',
    3819930083: 'は、内部コマンド\t1676',
    3820192483: 'コマンドラインオプション\t718',
    3820716771: 'セグメンテーション\t640',
    3827314981: '%1 不是有效的 Win32 应用程序\t286',
    3834091238: '文件格式错误\t826',
    3835527394: '”不是内部\t280',
    3837692390: '找不到 -l\t1015 1284 1285',
    3851132645: '型名ではありません\t966',
    3851270372: '不命名一个类型\t966',
    3852386021: '從共用物件中對映區段失敗\t666',
    3853163750: '未定\t267\n未定义的引用\t267\n未定义的符号\t267\n未定义符号\t267',
    3853230824: '被多次定义\t1679',
    3854479080: '设备上没有空间\t1677',
    3868047588: '不明确的符号\t748\n不是\t1207\n不是一个类型名\t966\n不是内部或外部命令\t1676\n不正な命令\t352',
    3868373734: '沒有此一檔案或目錄\t459 460 461 462 463 464 465 466 467 468 469',
    3868900591: '：沒有此一檔案\t113\n：没有那个文件\t113',
    3869154793: '非法指令\t352',
    3869284326: '无法从共享目标中映射段\t666\n无法启用共享目标需要的执行栈\t715\n无法在静态 TLS 块中分配内存\t716\n无法定位程序输入点\t267\n无法恢复段 prot\t834\n无法找到 -l\t1015\n无法识别的命令行选项\t718',
    3869344999: '無法在靜態 TLS 區塊中配置記憶體\t716\n無法復原 segment prot\t834\n無法找到程序輸入點\t267\n無法辨識的命令列選項\t718\n無法開啟可執行堆疊\t715',
    3869356774: '没有成员\t1678\n没有此指令\t1472\n没有此类指令\t1472\n没有那个文\t459 460 461 462 463 464 465 466 467 468 469',
    3869809893: '在此作用域中尚未声明\t966',
    3869940966: '未找到 -l\t1016 1017 1018 1019 1020 1021 1022 1023 1024\n未找到 -lEGL\t1025\n未找到 -lGLEW\t1026\n未找到 -laio\t1027\n未找到 -lffi\t1028\n未找到 -lglog\t1029\n未找到 -ljpeg\t1030\n未找到 -lnuma\t1031\n未找到 -lstdc++\t1033\n未找到 -ltbb\t1034\n未找到 -luuid\t1035\n未找到 -lz\t1036',
    3870265317: '可执行文件格式错误\t639',
    3870393829: '共有オブジェクトが必要としている実行可能スタック\t715\n共有オブジェクトのセグメントをマップするのに失敗\t666',
    3870727910: '架构于输入文件\t46',
    3884032999: '磁盘空间不足\t1677',
    3884550118: '應用程式控制原則已封鎖\t457',
    3885284069: '应用程序控制策略已阻止\t457',
    3885604329: '静的 TLS ブロック内にメモリ\t716',
    3885868008: '裝置上已無多餘空間\t1677',
    3886131430: '模稜兩可的符號\t748',
    3901522403: 'が見つかりません\t1337',
    3901915875: 'を見つけ\t1337\nを見つけられません -l\t1016 1017 1018 1019 1020 1021 1022 1023 1024\nを見つけられません -lEGL\t1025\nを見つけられません -lGLEW\t1026\nを見つけられません -laio\t1027\nを見つけられません -lffi\t1028\nを見つけられません -lglog\t1029\nを見つけられません -ljpeg\t1030\nを見つけられません -lnuma\t1031\nを見つけられません -lstdc++\t1033\nを見つけられません -ltbb\t1034\nを見つけられません -luuid\t1035\nを見つけられません -lz\t1036\nを見つけられません: -l\t1016 1017 1018 1019 1020 1021 1022 1023 1024\nを見つけられません: -lEGL\t1025\nを見つけられません: -lGLEW\t1026\nを見つけられません: -laio\t1027\nを見つけられません: -lffi\t1028\nを見つけられません: -lglog\t1029\nを見つけられません: -ljpeg\t1030\nを見つけられません: -lnuma\t1031\nを見つけられません: -lstdc++\t1033\nを見つけられません: -ltbb\t1034\nを見つけられません: -luuid\t1035\nを見つけられません: -lz\t1036',
    3918366437: '再配置 R_\t1550\n再配置後にセグメントの prot\t834',
    3920998118: '段錯誤\t640\n段错误\t640',
    3954751466: '그런 파일이나 디렉터리\t459 460 461 462 463 464 465 466 467 468 469',
    3969229036: '정적 TLS 블럭에는 메모리를\t716',
    3969486827: '동적 오브젝트의 세그먼트를\t666',
    3986724332: '애플리케이션 제어 정책\t457',
    3986983916: '실행할 수 있는 스택을 공유\t715',
    3987253995: '모호한 기호\t748',
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
    'install_state.extension_not_built\tline\tpackage \n'
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
