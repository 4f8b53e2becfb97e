"""Which causes to import for a log. Written by tools/index_causes.py."""

IN_LOGS: dict[int, str] = {
    540682536: '(): incompatible function arguments. The following argument types are\t320',
    540685421: 'm4: command not found\t989\nm4: not found\t989',
    540697708: "ld: cannot find\t1381\nld: library 'ATen' not found\t1382\nld: library 'EGL\t1383\nld: library 'GL\t1384\nld: library 'GLEW\t1385\nld: library 'GLU\t1384\nld: library 'GLX\t1384\nld: library 'MIOpen\t1386\nld: library 'OpenGL\t1384\nld: library 'X11\t1387\nld: library 'Xext\t1387\nld: library 'Xi\t1387\nld: library 'Xrandr\t1387\nld: library 'aio\t1388\nld: library 'amd_comgr\t1386\nld: library 'amdhip64\t1386\nld: library 'blas\t1389\nld: library 'c\t1390\nld: library 'c10' not found\t1382\nld: library 'caffe2' not found\t1382\nld: library 'cblas\t1389\nld: library 'crypt\t1391\nld: library 'crypto\t1392\nld: library 'cublas\t1386\nld: library 'cuda\t1386\nld: library 'cufft\t1386\nld: library 'cufile\t1386\nld: library 'culibos\t1386\nld: library 'cupti\t1386\nld: library 'curand\t1386\nld: library 'cusolver\t1386\nld: library 'cusparse\t1386\nld: library 'cutensor\t1386\nld: library 'dl\t1390\nld: library 'ffi\t1393\nld: library 'glfw\t1394\nld: library 'glfw3\t1394\nld: library 'glog\t1395\nld: library 'hip\t1386\nld: library 'hsa-runtime64\t1386\nld: library 'hsakmt\t1386\nld: library 'ibverbs\t1396\nld: library 'jpeg\t1397\nld: library 'm\t1390\nld: library 'mlx5\t1396\nld: library 'mpi\t1398\nld: library 'mpi_cxx\t1398\nld: library 'nccl\t1386\nld: library 'npp\t1386\nld: library 'numa\t1399\nld: library 'nvJitLink\t1386\nld: library 'nvidia-ml\t1386\nld: library 'nvjpeg\t1386\nld: library 'nvrtc\t1386\nld: library 'nvshmem\t1386\nld: library 'openblas\t1389\nld: library 'png\t1400\nld: library 'png16\t1400\nld: library 'pthread\t1390\nld: library 'rccl\t1386\nld: library 'rdmacm\t1396\nld: library 'roc\t1386\nld: library 'rt\t1390\nld: library 'ssl\t1392\nld: library 'stdc++\t1401\nld: library 'tbb\t1402\nld: library 'torch' not found\t1382\nld: library 'torch_cpu' not found\t1382\nld: library 'torch_global_deps' not found\t1382\nld: library 'torch_python' not found\t1382\nld: library 'uuid\t1403\nld: library 'z\t1404\nld: library ‘EGL\t1383\nld: library ‘GL\t1384\nld: library ‘GLEW\t1385\nld: library ‘GLU\t1384\nld: library ‘GLX\t1384\nld: library ‘OpenGL\t1384\nld: library ‘X11\t1387\nld: library ‘Xext\t1387\nld: library ‘Xi\t1387\nld: library ‘Xrandr\t1387\nld: library ‘aio\t1388\nld: library ‘blas\t1389\nld: library ‘c\t1390\nld: library ‘cblas\t1389\nld: library ‘crypt\t1391\nld: library ‘crypto\t1392\nld: library ‘dl\t1390\nld: library ‘ffi\t1393\nld: library ‘glfw\t1394\nld: library ‘glfw3\t1394\nld: library ‘glog\t1395\nld: library ‘ibverbs\t1396\nld: library ‘jpeg\t1397\nld: library ‘m\t1390\nld: library ‘mlx5\t1396\nld: library ‘mpi\t1398\nld: library ‘mpi_cxx\t1398\nld: library ‘numa\t1399\nld: library ‘openblas\t1389\nld: library ‘png\t1400\nld: library ‘png16\t1400\nld: library ‘pthread\t1390\nld: library ‘rdmacm\t1396\nld: library ‘rt\t1390\nld: library ‘ssl\t1392\nld: library ‘stdc++\t1401\nld: library ‘tbb\t1402\nld: library ‘uuid\t1403\nld: library ‘z\t1404",
    540702325: 'uv: command not found\t1174\nuv: not found\t1174',
    540949792: ' => not found\t9',
    541218115: 'CUB requires a definition of CUB_NS_QUALIFIER\t520',
    541675585: 'API call is not supported in the installed CUDA driver\t418',
    541870925: 'MKL ERROR: \t759\nMKL FATAL ERROR: \t759',
    541871172: 'DLL load failed\t620 621 622\nDLL load failed while importing \t623\nDLL load failed: Die angegebene Prozedur\t624\nDLL load failed: The specified procedure\t624\nDLL load failed: 找不到指定的程序\t624',
    541937487: 'OOM when allocating tensor\t826',
    542329940: 'TLS handshake timeout\t890',
    542393671: 'GET was unable to find an engine to execute this computation\t687',
    542461511: 'GNU version! gcc \t708',
    542462019: "CPU does not support \t517\nCPU doesn't support \t517\nCPU lacks \t517",
    542462023: 'GPU architecture\t525\nGPU capabilit\t525\nGPU compute architecture\t525\nGPU compute capabilit\t525\nGPU functionality will not be available\t709',
    543449442: 'bad register name \t990',
    543451460: 'Did you forget to add @triton.jit\t627',
    543451492: 'did not complete successfully: exit code: 137\t1209\ndid you forget to \t1210',
    543516756: "The 'sklearn' PyPI package is deprecated\t898\nThe CUDA compiler identification is unknown\t899\nThe library is compiled without \t900\nThe specified path, file name, or both are too long\t901\nThe term 'nvcc' is not recognized\t579",
    543516788: 'the operator \t1637',
    543517006: 'Nie ma takiego pliku\t459 460 461 462 463 464 465 466 467 468 469',
    543517801: 'ile in wrong format\t853',
    543519329: 'are not currently supported\t983\nare not supported\t983\nare not yet supported\t983\nare unsupported\t983',
    543519605: "use of undeclared identifier \t1691\nuse of undeclared identifier '\t1681 1682 1683",
    543521063: "'ye tanımsız başvuru\t267",
    543584032: ' of the Protocol Buffer runtime library, but the installed version is \t199\n of the Protocol Buffer runtime library, which is not\t200',
    543585601: 'Auf dem Gerät ist kein Speicherplatz\t480',
    544104771: 'Can not find\t565',
    544106784: ' in namespace\t136\n in namespace \t137\n in your include path is not compatible with this release of \t138',
    544108320: ' on CUDA arch < \t201\n on a machine with \t202',
    544108366: 'Non rimane spazio sul device\t814',
    544108398: 'non rimane spazio sul device\t814',
    544165434: ':No existe el\t111\n:No such file\t111',
    544173600: ' no es un miembro de\t136 152 153 154\n no se reconoce\t171',
    544173940: 'too few arguments for template template parameter "Tuple"\t1642\ntoo many initializer values\t1643\ntoo old to be supported by the triton GPU compiler\t1644',
    544175136: ' to be true, but got false\t252\n to compile PyTorch\t253\n to find Python.h\t254',
    544236404: 'tcp connect error\t1100',
    544238959: 'omp not found\t1285',
    544370464: ' or above\t12\n or above \t235\n or greater \t235\n or higher\t12\n or higher \t235\n or later\t12\n or later \t235\n or later compatible compiler is required\t236\n or newer\t12\n or newer \t235\n or one of its dependencies\t237',
    544372079: 'our device is too old. We require compute capability\t1566',
    544432488: 'has already been de\t1290\nhas compute capability < \t1291\nhas no attribute \t1074 1292 1293\nhas no device code compatible with \t1294\nhas no member \t1295\nhas no member named \t1295\nhas not been declared\t995',
    544432503: 'was compiled with CPU_ONLY flag\t1707\nwas not declared in this scope\t995',
    544434464: " is already registered\t140\n is already registered as a pybind11::native_enum\t141\n is already registered. Ensure that registration with torch::class_\t142\n is ambiguous\t143\n is defined in header \t144\n is incompatible with lib\t145\n is less than desired GPU memory\t146\n is less than the minimum supported by NVRTC\t147\n is missing, please make sure it is specified in the 'build-system.requires'\t148\n is not None\t149\n is not a \t150\n is not a directory\t35\n is not a member of\t136 151 152 153 154\n is not a member of \t155 156 157 158\n is not a member of 'cute\t131\n is not a member of 'cutlass\t131\n is not a member of ‘cute\t131\n is not a member of ‘cutlass\t131\n is not a recognized processor for this target\t159\n is not a supported wheel on this platform\t160\n is not a valid\t35\n is not a valid editable requirement\t161\n is not a valid wheel file\t162\n is not compatible with the current PyTorch installation\t163\n is not compatible with this Python\t164\n is not defined\t165 166 167 168\n is not enabled\t169\n is not found\t170\n is not recognized as\t171\n is required\t172\n is required but found\t173\n is undefined\t174 175",
    544435812: 'dns error: failed to lookup address\t1215',
    544436008: '(os error 112)\t322\n(os error 122)\t322\n(os error 28)\t322',
    544437570: 'Bus error\t457',
    544500071: 'git submodule \t1279',
    544501575: 'Got SM\t710',
    544501582: 'Not a directory: \t807\nNot currently implemented by \t815\nNot currently implemented for \t815\nNot currently implemented on \t815\nNot currently supported by \t815\nNot currently supported for \t815\nNot currently supported on \t815\nNot enough memory. Please try to increase --mem-fraction\t816\nNot find\t566\nNot implemented by \t815\nNot implemented for \t815\nNot implemented on \t815\nNot supported by \t815\nNot supported for \t815\nNot supported on \t815\nNot yet implemented by \t815\nNot yet implemented for \t815\nNot yet implemented on \t815\nNot yet supported by \t815\nNot yet supported for \t815\nNot yet supported on \t815',
    544501607: 'got Arch.sm_\t710\ngot SM\t710\ngot an unexpected keyword argument \t1286\ngot sm\t710\ngot sm_\t710',
    544501614: 'not available for \t1521\nnot available on \t1521\nnot compiled with GPU offload support\t1522\nnot currently implemented by \t815\nnot currently implemented for \t815\nnot currently implemented on \t815\nnot currently supported by \t815\nnot currently supported for \t815\nnot currently supported on \t815\nnot enough disk space\t902\nnot enough free disk space\t902\nnot enough free space\t902\nnot enough space\t902\nnot find\t566\nnot found\t1523\nnot implemented by \t815\nnot implemented for \t815\nnot implemented on \t815\nnot installed\t1524\nnot match\t1213\nnot support\t1525\nnot supported by \t815\nnot supported for \t815 1521\nnot supported for the current GPU. Minimum capability: \t1526\nnot supported on \t815 1521\nnot valid for use in process\t22\nnot yet available for \t1521\nnot yet available on \t1521\nnot yet implemented by \t815\nnot yet implemented for \t815\nnot yet implemented on \t815\nnot yet supported by \t815\nnot yet supported for \t815 1521\nnot yet supported on \t815 1521',
    544502633: 'ist kein Element von\t1240',
    544502645: 'ust use \t1694',
    544503119: 'Out of memory: Kill process\t834\nOut of memory: Killed process\t834',
    544503138: 'but the target was not found\t1006',
    544503151: 'out of memory\t1567 1568 1569\nout of memory allocating \t1570\nout of resource\t1571\nout of resource: triton_\t1572',
    544567129: 'You must give at least one requirement to\t947\nYou tried to install "pytorch"\t948',
    544567161: 'you should not try to import numpy from\t1714',
    544760141: 'Max retries exceeded with url\t762',
    544825888: ' by system policy\t22',
    544828526: 'nly Ada\t1085\nnly Ampere\t1085\nnly Blackwell\t1085\nnly Hopper\t1085\nnly NVIDIA Ada\t1085\nnly NVIDIA Ampere\t1085\nnly NVIDIA Blackwell\t1085\nnly NVIDIA Hopper\t1085\nnly NVIDIA Rubin\t1085\nnly NVIDIA Turing\t1085\nnly NVIDIA Volta\t1085\nnly Rubin\t1085\nnly SM\t1085\nnly Turing\t1085\nnly Volta\t1085\nnly available \t1498\nnly be available \t1498\nnly be enabled \t1498\nnly be implemented \t1498\nnly be supported \t1498\nnly be valid \t1498\nnly enabled \t1498\nnly gfx\t1085\nnly implemented \t1498\nnly runs \t1498\nnly sm\t1085\nnly support\t1499\nnly support \t1498\nnly supported \t1498\nnly supports \t1498\nnly valid \t1498\nnly works \t1498',
    546346988: '에 대한 정의되지 않은 참조\t267',
    547011823: '： Aucun fichier\t111\n： Datei oder Verzeichnis\t111\n： No existe el\t111\n： No such file\t111\n： Нет такого файла\t111\n： そのようなファイル\t111\n： 沒有此一檔案\t111\n： 没有那个文件\t111',
    547193058: "” is not recognized\t280\n” is not recognized as\t280\n” ist entweder falsch\t280\n” n'est pas reconnu\t280\n” no se reconoce como\t280\n” は、内部コマンド\t280\n” 不是内部\t280\n” 不是内部或外部命令\t280",
    549234155: '를 찾을 수\t1373',
    659902535: "GPU's architecture\t525\nGPU's capabilit\t525\nGPU's compute architecture\t525\nGPU's compute capabilit\t525",
    661528610: '" n\'est pas reconnu\t280',
    661528615: "' n'est pas reconnu\t280",
    661545283: "Can't find\t565 566",
    661545315: "can't be installed because it doesn't\t1026\ncan't find\t565 566\ncan't open file \t1027",
    661548868: "Don't know what to do with '\t634",
    661548900: "don't have enough free space in /\t1220",
    661679471: "omp' not found\t1285",
    662007641: "You're on \t949\nYou're using \t949",
    707403834: ': ***\t365',
    760038484: 'TDM-GCC\t758',
    761752432: 'pkg-config: command not found\t989\npkg-config: not found\t989',
    762146671: 'oom-kill\t834',
    762212206: 'non-zero number of elements, but its data is not allocated yet\t1520',
    762341744: 'pip-build-env-\t1577',
    762342767: 'omp-tools.h\t1428 1429 1430',
    762671207: 'gpu-name\t1287',
    778530416: 'png.h\t1578 1579 1580',
    778659430: 'ffi.h\t1260 1261 1262',
    778661997: 'mpi.h\t1477 1478 1479',
    779119983: 'omp.h\t1428 1429 1430',
    791687523: 'c10/cuda/impl/cuda_cmake_macros.h\t1011 1012 1013 1014 1015 1016\nc10/util/AlignOf.h\t1017 1018 1019\nc10/util/Array.h\t1017 1018 1019\nc10/util/Float\t438 439 440\nc10/util/complex_utils.h\t1017 1018 1019\nc10/util/either.h\t1017 1018 1019\nc10/util/in_place.h\t1017 1018 1019\nc10/util/math_compat.h\t1017 1018 1019\nc10/util/reverse_iterator.h\t1017 1018 1019\nc10/util/variant.h\t1017 1018 1019',
    792938580: 'THC/THCAtomics.cuh\t871 872 873\nTHC/THCDeviceUtils.cuh\t874 875 876 877\nTHC/THCNumerics.cuh\t878 879 880',
    793528133: 'EGL/egl.h\t638 639 640\nEGL/eglext.h\t638 639 640\nEGL/eglplatform.h\t638 639 640',
    796096883: 'sys/cdefs\t999\nsys/file.h\t1214\nsys/ioctl.h\t1214\nsys/mman.h\t1214\nsys/resource.h\t1214\nsys/socket.h\t1214\nsys/time.h\t1214\nsys/wait.h\t1214',
    796157294: 'net/http: request canceled\t890',
    796225127: 'gnu/stubs\t999',
    808464432: '000001\t351\n0000135\t350\n0000139\t349',
    808465475: 'C4003: \t507',
    827018828: 'LNK1102\t738\nLNK1104\t492 739 740 741 742 743 744\nLNK1112\t745 746\nLNK1158\t747\nLNK1181\t743 744 748',
    827085907: 'STL1002: Unexpected compiler version, expected CUDA \t860',
    828796205: '-mf16c\t354',
    842019395: 'C2027\t496',
    842020932: 'D8021\t619',
    842281539: 'C2429\t503',
    842348355: 'C7525\t503',
    842413891: 'C7624\t503',
    843796044: 'LNK2001\t267\nLNK2005: \t749\nLNK2019\t267',
    845374806: 'Vec256\t941 942',
    858796611: 'C2039: \t497 498 499 500 501 502',
    863005040: 'pip3: command not found\t1174\npip3: not found\t1174',
    875968323: 'C7642\t503',
    877350476: 'LNK4272\t746',
    909128259: 'C2061: \t502\nC2065: \t502',
    909207138: 'bf16 mixed precision requires PyTorch \t996',
    909652803: 'C3861: \t502',
    925905197: '-1073741511\t349\n-1073741515\t350\n-1073741795\t351',
    926429763: 'C2872\t506',
    942682435: 'C1083\t484 485 486 487 488 489 490 491 492 493',
    943010371: 'C2589: \t504',
    943011651: 'C7582\t503',
    959787587: 'C2593: \t505',
    976236899: 'c10::guts\t1020',
    976909409: 'at::DeprecatedTypeProperties\t988',
    978144327: 'GLM: GLM_\t707',
    978341199: 'OMP: Error #15\t822\nOMP: Error #15:\t823\nOMP: Error #179: Function pthread_\t824',
    979923827: 'ssh: Could not resolve hostname \t1626\nssh: connect to host \t1626',
    979923834: 'zsh: command not found: \t1719\nzsh: no matches found: \t1720',
    980445552: 'pip: command not found\t1174\npip: not found\t1174',
    980708969: 'int: = is not a valid operator\t1351',
    1094928468: 'THCAssertSameGPU\t869 870\nTHCAtomics.cuh\t871 872 873',
    1094997315: "CUDA architecture\t525\nCUDA capabilit\t525\nCUDA compiler and CUDA toolkit headers are incompatible\t526\nCUDA compute architecture\t525\nCUDA compute capabilit\t525\nCUDA driver is a stub library\t527\nCUDA driver library cannot be found\t528\nCUDA driver version is insufficient for CUDA runtime version\t529\nCUDA initialization: Found no NVIDIA driver on your system\t530\nCUDA unavailable, invalid device\t531\nCUDA unknown error - this may be due to an incorrectly set up environment\t532\nCUDA was not found on the system, please set the CUDA_HOME\t533\nCUDA's architecture\t525\nCUDA's capabilit\t525\nCUDA's compute architecture\t525\nCUDA's compute capabilit\t525\nCUDA::nvToolsExt\t352 534 535\nCUDAGenerator\t518 519\nCUDAGuard\t536 537\nCUDAStreamGuard\t536 537\nCUDA_ARCHITECTURES\t538\nCUDA_ARCHITECTURES is set to \t539\nCUDA_ERROR_ASSERT\t540\nCUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE\t541\nCUDA_ERROR_ILLEGAL_ADDRESS\t542\nCUDA_ERROR_INVALID_IMAGE\t543\nCUDA_ERROR_LAUNCH_FAILED\t542\nCUDA_ERROR_MISALIGNED_ADDRESS\t542\nCUDA_ERROR_NO_BINARY_FOR_GPU\t544\nCUDA_ERROR_NO_DEVICE\t545\nCUDA_ERROR_OUT_OF_MEMORY\t546\nCUDA_ERROR_STUB_LIBRARY\t527\nCUDA_ERROR_SYSTEM_DRIVER_MISMATCH\t547\nCUDA_ERROR_SYSTEM_NOT_READY\t548\nCUDA_ERROR_UNSUPPORTED_PTX_VERSION\t549\nCUDA_HOME\t550\nCUDA_HOME does not exist, unable to compile CUDA\t551\nCUDA_HOME environment variable is not set\t552\nCUDA_PATH\t550\nCUDA_PATH is set but CUDA wasn\t553\nCUDA_TOOLKIT_ROOT_DIR not found or specified\t554\nCUDA_tensor_apply\t555 556\nCUDAs architecture\t525\nCUDAs capabilit\t525\nCUDAs compute architecture\t525\nCUDAs compute capabilit\t525",
    1096045407: '_STATUS_ARCH_MISMATCH\t963',
    1096308803: 'CXXABI_\t562\nCXXABI_1.3.\t563',
    1098215527: 'gpuAtomicAdd\t1288 1289',
    1100659951: '：Aucun fichier\t111',
    1111705684: 'THCBlas_\t867 868',
    1112099911: 'GLIBCXX_\t562\nGLIBCXX_3.4.\t563\nGLIBC_\t705\nGLIBC_2.\t706',
    1113812850: 'rocBLAS error: C\t1606',
    1126199118: 'No CUDA GPUs are available\t187 782\nNo CUDA runtime is found, using CUDA_HOME=\t783\nNo CUDA toolset found\t784',
    1126199150: 'no CUDA-capable device is detected\t545',
    1128482900: 'THCCeilDiv\t455 456',
    1128486478: 'NVCC \t772\nNVCC" \t772\nNVCC\' \t772\nNVCC` \t772\nNVCC’ \t772',
    1128680517: 'ELFCLASS32\t641\nELFCLASS64\t641',
    1129467732: 'TORCH_CHECK\t891\nTORCH_CUDA_API\t423 424\nTORCH_CUDA_ARCH_LIST is not set, all archs for visible cards\t892\nTORCH_EXTENSION_NAME\t355\nTORCH_HIP_API\t494 495\nTORCH_LIBRARY_FRAGMENT\t891',
    1130320961: 'AT_CHECK\t419 420\nAT_CHECK_INDEX\t419 420\nAT_CPP14_CONSTEXPR\t421 422\nAT_CUDA_API\t423 424',
    1131701607: 'getCurrentCUDABlasHandle\t536 537\ngetCurrentCUDASolverDnHandle\t536 537\ngetCurrentCUDASparseHandle\t536 537\ngetCurrentCUDAStream\t536 537\ngetCurrentDeviceProperties\t536 537',
    1131701619: 'setCurrentCUDAStream\t536 537',
    1131898190: 'NewConnectionError\t576',
    1145120800: ' (ADVANCED)\t0',
    1145260116: 'THCDevice\t867 868\nTHCDeviceUtils.cuh\t874 875 876 877',
    1145656910: 'NVIDIA driver on your system is too old\t773\nNVIDIA-SMI has failed because it couldn\t774',
    1145981254: 'FIND was unable to find an engine to execute\t660',
    1146438445: '-CUDA::nvToolsExt\t352',
    1146438508: 'lCUDA::nvToolsExt\t352',
    1147098177: 'AT_DISPATCH_ALL_TYPES_AND_HALF\t425 426',
    1148478823: 'getDefaultCUDAStream\t536 537\ngetDeviceProperties\t536 537',
    1150991599: '：Datei oder Verzeichnis\t111',
    1160670307: 'cl.EXE\t1094',
    1162297926: 'FBGEMM needs GCC \t561\nFBGEMM needs at least GCC \t561\nFBGEMM requires GCC \t561\nFBGEMM requires at least GCC \t561',
    1162629971: 'SSLError\t576',
    1164863831: 'WinError 2]\t492\nWinError 3]\t492',
    1164994920: 'hipErrorAssert\t540\nhipErrorInvalidDeviceFunction\t1194\nhipErrorNoBinaryForGpu\t544\nhipErrorOutOfMemory\t546',
    1176517189: 'E: Failed to fetch\t637',
    1178749012: 'THBFloat16Blas_\t867 868\nTHBFloat16Storage\t867 868\nTHBFloat16Tensor\t867 868\nTHBFloat16Vector\t867 868',
    1179009347: 'CAFFE2_API\t423 424\nCAFFE2_CUDA_API\t423 424',
    1180652609: 'AT_FORALL_SCALAR_TYPES\t427 428',
    1195591764: 'THCGenerator\t867 868',
    1196312909: 'MINGW\t758',
    1196773443: 'CPUGenerator\t518 519',
    1198271776: ' -lGLESv1\t5\n -lGLESv2\t5',
    1198418253: 'MinGW\t758',
    1229408595: 'SIGILL\t351',
    1230455855: '/DWIN32\t356',
    1230984257: 'AT_INDEX_ERROR\t429 430',
    1231254131: 'srcIndex < srcSelectDimSize\t1625',
    1262570819: 'CMAKE_CUDA_ARCHITECTURES\t510\nCMAKE_CUDA_ARCHITECTURES must be non-empty\t511\nCMAKE_CUDA_ARCHITECTURES:\t512 513\nCMAKE_CUDA_COMPILER\t514\nCMAKE_CUDA_COMPILER:\t515',
    1279415619: 'CUBLAS_STATUS_INTERNAL_ERROR when calling \t521\nCUBLAS_STATUS_INVALID_VALUE when calling \t522',
    1280136782: 'NVML Shared Library Not Found\t673',
    1280595267: 'CUTLASS needs GCC \t561\nCUTLASS needs at least GCC \t561\nCUTLASS requires GCC \t561\nCUTLASS requires at least GCC \t561',
    1281311820: 'LD_LIBRARY_PATH contains incompatible version of cudnn\t733',
    1297501260: 'LLVM ERROR: \t735\nLLVM ERROR: Cannot select: \t736\nLLVM ERROR: out of memory\t737',
    1298295148: 'libMIOpen.so.\t1408',
    1310748265: 'in Namensbereich\t1240',
    1313032276: 'THCNumerics\t867 868\nTHCNumerics.cuh\t878 879 880',
    1313101123: 'CUDNN_INCLUDE_DIR\t557\nCUDNN_INCLUDE_PATH\t557\nCUDNN_LIBRARY\t557\nCUDNN_LIBRARY_PATH\t557\nCUDNN_STATUS_ALLOC_FAILED\t558\nCUDNN_STATUS_NOT_INITIALIZED\t559\nCUDNN_STATUS_SUBLIBRARY_LOADING_FAILED\t560',
    1313753172: 'THNN_\t888 889',
    1315072364: 'libNVVM cannot be found. Do `conda install\t1409',
    1318763759: '：No existe el\t111\n：No such file\t111',
    1330529327: '/DNOMINMAX\t356',
    1330795077: 'ERROR: Could not find a version\t643\nERROR: Python dependency not found\t644\nERROR: Wheel \'\t645\nERROR: unknown command "\t646',
    1330857298: 'RESOURCE_EXHAUSTED: \t852',
    1346521420: 'LIBPOSTPROC\t734',
    1347703880: 'HTTP 000 CONNECTION FAILED\t581',
    1349083987: 'SciPy needs GCC \t561\nSciPy needs at least GCC \t561\nSciPy requires GCC \t561\nSciPy requires at least GCC \t561',
    1349350734: 'NumPy\t817\nNumPy C-API version 0x\t818\nNumPy needs GCC \t561\nNumPy needs at least GCC \t561\nNumPy requires GCC \t561\nNumPy requires at least GCC \t561\nNumPy was built with baseline optimizations\t819',
    1377843753: '): Read timed out\t330',
    1380141140: 'THCRandom\t867 868\nTHCRoundUp\t455 456',
    1380993352: 'HIPRTC_ERROR_COMPILATION\t577',
    1381122399: '_ARRAY_API\t961',
    1396918356: 'THCState\t881 882\nTHCStorage\t867 868\nTHCStream\t881 882',
    1397049428: 'THESE PACKAGES DO NOT MATCH THE HASHES\t887',
    1397050439: 'GLES2/gl\t698 699\nGLES3/gl\t698 699\nGLESv1\t700\nGLESv2\t700',
    1397706309: 'ENOSPC: no space\t642',
    1397900630: 'VERSION_MISMATCH\t940',
    1398757712: 'PY_SSIZE_T_CLEAN macro must be defined\t836',
    1400137063: 'getStreamFromPool\t536 537',
    1413567571: 'STATUS_DLL_NOT_FOUND\t350\nSTATUS_ENTRYPOINT_NOT_FOUND\t349',
    1413695572: 'THCTensor\t867 868\nTHCThrustAllocator\t867 868',
    1413761108: 'THDTensor\t867 868',
    1414744148: 'THSTensor\t867 868',
    1415530580: 'TH_TENSOR_APPLY\t555 556',
    1416914279: 'getTHCState\t881 882',
    1428175429: 'E: Unable to fetch some archives\t637',
    1430462522: ': CUDA cannot be found\t367',
    1430472788: 'THCUNN_\t867 868',
    1430481965: '-lCUDA::nvToolsExt\t352',
    1431455828: 'THRUST_NS_QUALIFIER\t524',
    1447250004: 'THCVector\t867 868',
    1448299815: "'MSVCCompiler' object has no attribute '\t317",
    1464224839: 'GLFW/glfw3.h\t701 702 703 704',
    1465865281: 'AT_WARN\t431 432',
    1498173007: 'ONLY build\t825',
    1596993859: 'C10_FALLTHROUGH\t421 422\nC10_HIP_API\t494 495\nC10_HIP_KERNEL_LAUNCH_CHECK\t494 495\nC10_HOST_CONSTEXPR\t421 422\nC10_NORETURN\t421 422',
    1596993891: 'c10_cuda.lib\t1021',
    1598116680: 'HSA_STATUS_ERROR_INVALID_ISA\t712',
    1598182723: 'CUB_NS_QUALIFIER\t523 524',
    1598243655: 'GCC_1\t562\nGCC_3\t562\nGCC_4\t562\nGCC_7\t562',
    1598244948: 'THC_assertSameGPU\t869 870',
    1598965328: 'PFN_cuTensorMapEncode\t835',
    1600939103: '_dl_check_map_versions: Assertion\t967',
    1601008225: 'arm_acle\t986\narm_bf16\t986\narm_fp16\t986\narm_neon\t986\narm_sve\t986',
    1601009011: 'sum_intlist\t1581 1582',
    1601204323: 'cpp_extension.load\t46 1185\ncpp_extension.py\t46',
    1629515598: 'No available memory for the cache blocks\t785',
    1629516905: 'it as a build dependency\t1368',
    1631789114: ': Cannot allocate memory\t368',
    1631811920: 'PyCapsule\t846',
    1631854650: ': Datei oder Verzeichnis\t111',
    1632127060: 'THHalfBlas_\t867 868\nTHHalfStorage\t867 868\nTHHalfTensor\t867 868\nTHHalfVector\t867 868',
    1632313402: ': Kann die Shared\t376\n: Kann die Shared-Object-Datei nicht öffnen\t374',
    1633836895: '__ballot\t835',
    1633839468: 'libaio.h\t1410 1411 1412 1413\nlibamdhip64.so.\t1408\nlibav\t1414',
    1633886247: "' cannot overload\t288",
    1633886266: ': calling a constexpr __device__ function\t391\n: calling a constexpr __host__ function\t392\n: cannot open shared obj\t376\n: cannot open shared object\t393 394',
    1633903970: 'because it has a CompositeImplicitAutograd\t992',
    1633903972: 'decay_t\t1101',
    1633973603: 'cuda runtime error (2) : out of memory\t1192\ncuda.is_available()\t187\ncudaBindTexture\t835\ncudaConfigureCall\t835\ncudaErrorAssert\t540\ncudaErrorCallRequiresNewerDriver\t418\ncudaErrorCompatNotSupportedOnDevice\t541\ncudaErrorInsufficientDriver\t1193\ncudaErrorInvalidDeviceFunction\t1194\ncudaErrorInvalidKernelImage\t543\ncudaErrorMemoryAllocation\t546\ncudaErrorNoKernelImageForDevice\t544\ncudaErrorStubLibrary\t527\ncudaErrorSystemDriverMismatch\t547\ncudaErrorSystemNotReady\t548\ncudaErrorUnsupportedPtxVersion\t549\ncudaGetDeviceCount()\t1195\ncudaLaunchCooperativeKernelMultiDevice\t835\ncudaProfilerInitialize\t835\ncudaThreadExit\t835\ncudaThreadSynchronize\t835\ncudaTypedefs.h\t1180 1181\ncudaUnbindTexture\t835\ncuda_awbarrier\t1180 1181\ncuda_bf16.h\t1180 1181\ncuda_fp4.h\t1180 1181\ncuda_fp6.h\t1180 1181\ncuda_fp8.h\t1180 1181\ncuda_pipeline\t1180 1181\ncudart64_\t1191',
    1634036816: 'Please install \t845',
    1634036848: 'please install \t845',
    1634082855: "' failed: \t291",
    1634100580: 'default_program(\t1205',
    1634166092: 'LegacyTHDispatcher\t750 751\nLegacyTHFunctionsCUDA\t750 751',
    1634166124: 'legacy-install-failure\t1407',
    1634213922: '" has no member\t135 269\n" has no member \t270 271 272 273\n" has no member "\t274 275 276\n" has no member class\t277',
    1634213927: "' has no attribute '\t292",
    1634230111: '__half\t965',
    1634493027: 'cblas.h\t1088 1089 1090\ncblas_mangling.h\t1088 1089 1090',
    1634493984: ' flag is not supported with the configured host compiler\t115',
    1634494055: 'gflags/gflags.h\t1274 1275 1276 1277 1278',
    1634541602: '" matches these operands\t281\n" may not be used in the type-id\t282',
    1634541612: ', may conflict with lib\t342',
    1634563438: 'numa.h\t1529 1530 1531\nnumaif.h\t1529 1530 1531',
    1634564716: 'lzma.h\t1458 1459 1460 1461',
    1634625890: 'binaries were compiled with C\t997',
    1634629956: 'DynamicLibNotFoundError: Failure finding \t636',
    1634629988: 'dynamic module does not\t1221\ndynamic_cast\t1222',
    1634692128: ' load any \t114\n loaded at\t181',
    1634754915: 'capability\t1084 1085',
    1634754924: 'lapack\t1375\nlapacke.h\t1376 1377 1378 1379',
    1634760805: "expanded from macro \t1247\nexpanded from macro '__noinline__'\t1248\nexpansion of macro \t1247",
    1634886000: 'parameter packs not expanded with\t1574 1575',
    1634887263: '_frame\t847 968',
    1634887267: 'cframe"\t1093\ncframe\'\t1093\ncframe’\t1093',
    1634890835: 'Strawberry\t758',
    1634954837: 'UnsatisfiedLinkError: \t928\nUnsatisfiedLinkError: no \t929',
    1634954869: 'unsatisfied condition: \t1687',
    1635017059: 'catastrophic error\t1087',
    1635017062: 'fatal error C10\t1255\nfatal error C1081\t1256\nfatal: early EOF\t1257\nfatal: fetch-pack: \t1257\nfatal: not a git repository\t1258\nfatal: unable to \t1259',
    1635018093: 'metadata-generation-failed\t1407',
    1635022189: 'mutable_data_ptr\t1179',
    1635151433: "Invalid CUDA 'device=\t726\nInvalid requirement: \t727\nInvalid wheel filename\t162\nInvalidMatchSpec: \t728\nInvalidVersionSpec: \t728",
    1635151465: 'invalid command "bdist_wheel\t1354\ninvalid command "dist_info\t1354\ninvalid command "editable_wheel\t1354\ninvalid command \'bdist_wheel\t1354\ninvalid command \'dist_info\t1354\ninvalid command \'editable_wheel\t1354\ninvalid command bdist_wheel\t1354\ninvalid command dist_info\t1354\ninvalid command editable_wheel\t1354\ninvalid device function\t1355\ninvalid input constraint \'+h\' in asm\t1356\ninvalid input constraint \'+l\' in asm\t1356\ninvalid input constraint \'+r\' in asm\t1356\ninvalid input constraint \'=+h\' in asm\t1356\ninvalid input constraint \'=+l\' in asm\t1356\ninvalid input constraint \'=+r\' in asm\t1356\ninvalid input constraint \'=h\' in asm\t1356\ninvalid input constraint \'=l\' in asm\t1356\ninvalid input constraint \'=r\' in asm\t1356\ninvalid input constraint \'h\' in asm\t1356\ninvalid input constraint \'l\' in asm\t1356\ninvalid input constraint \'r\' in asm\t1356\ninvalid literal for int() with base 10: \t1357\ninvalid operands to binary expression (\t1358\ninvalid operands to binary expression (\'\t1359\ninvalid output constraint \'+h\' in asm\t1356\ninvalid output constraint \'+l\' in asm\t1356\ninvalid output constraint \'+r\' in asm\t1356\ninvalid output constraint \'=+h\' in asm\t1356\ninvalid output constraint \'=+l\' in asm\t1356\ninvalid output constraint \'=+r\' in asm\t1356\ninvalid output constraint \'=h\' in asm\t1356\ninvalid output constraint \'=l\' in asm\t1356\ninvalid output constraint \'=r\' in asm\t1356\ninvalid output constraint \'h\' in asm\t1356\ninvalid output constraint \'l\' in asm\t1356\ninvalid output constraint \'r\' in asm\t1356\ninvalid target ID \t932\ninvalid value \'c++\t1360\ninvalid value \'gnu++\t1360\ninvalid value for --gpu-architecture\t1361',
    1635196967: "' was defined more than once\t308",
    1635197024: '` was removed in the NumPy 2\t973',
    1635281254: 'fixable by adding \t1266',
    1635284080: 'ptxas application ptx input, line \t1583\nptxas does not support CC \t1584\nptxas info \t1585\nptxas warning \t1585',
    1638515570: 'réadressage R_\t1592\nréadressage de R_\t1592',
    1646292852: 'to be installed\t994',
    1647473766: 'ft2build.h\t1269 1270 1271 1272',
    1650552405: 'Unable to find\t565 566\nUnable to find a valid cuDNN algorithm\t916\nUnable to find code object for all current devices\t917\nUnable to find vcvarsall.bat\t918\nUnable to load any of {lib\t919\nUnable to locate\t566\nUnable to register cu\t920',
    1650552421: 'enable executable\t1225\nenable_if_t\t1101',
    1650552437: 'unable to execute \t1669\nunable to execute \'\t1670\nunable to execute command: Killed\t1671\nunable to find\t566\nunable to find a build program corresponding to "Ninja\t1672\nunable to find library -l\t1044 1045 1046 1047 1048 1049 1050 1051 1052 1053 1673 1674 1675\nunable to find library -lEGL\t1054\nunable to find library -lGLEW\t1055\nunable to find library -laio\t1056\nunable to find library -lffi\t1057\nunable to find library -lglog\t1058\nunable to find library -ljpeg\t1059\nunable to find library -lnuma\t1060\nunable to find library -lstdc++\t1062\nunable to find library -ltbb\t1063\nunable to find library -luuid\t1064\nunable to find library -lz\t1065\nunable to locate\t566\nunable to open database file\t1676',
    1650552929: 'apability not supp\t979',
    1650616684: 'libbitsandbytes_cpu.\t1415',
    1651076128: ' library not found\t180',
    1651076143: '/libMIOpen\t362\n/libamd_comgr\t362\n/libamdhip64\t362\n/libcublas\t362\n/libcuda\t362\n/libcufft\t362\n/libcufile\t362\n/libculibos\t362\n/libcupti\t362\n/libcurand\t362\n/libcusolver\t362\n/libcusparse\t362\n/libcutensor\t362\n/libhip\t362\n/libhsa-runtime64\t362\n/libhsakmt\t362\n/libnccl\t362\n/libnpp\t362\n/libnvJitLink\t362\n/libnvidia-ml\t362\n/libnvjpeg\t362\n/libnvrtc\t362\n/libnvshmem\t362\n/librccl\t362\n/libroc\t362',
    1651076218: 'zlib.h\t1715 1716 1717 1718',
    1651336557: "member access into incomplete type '\t1464",
    1651337587: 'simbolo ambiguo\t763',
    1651340622: 'Numba needs NumPy \t820',
    1651341651: 'Symbol\t267',
    1651341683: 'symbol not found in flat namespace\t267\nsymbole ambigu\t763',
    1651449895: "' object has no attribute 'ds_opt_\t305",
    1651469415: 'globalLegacyTypeDispatch\t750 751',
    1651860850: 'reubicación R_\t1592',
    1651864352: " submodule path '\t249",
    1663067490: 'be created directly\t991',
    1663067511: 'we can conclude that \t1708',
    1663070030: 'No compatible code objects found for: gfx\t786',
    1663071343: 'ot compiled with \t1565',
    1664044099: 'CL/cl\t508 509',
    1667309616: '0 active drivers ([])\t364',
    1667393900: 'libc10_cuda.so: \t1416\nlibcublas.so.\t1417\nlibcublasLt.so.\t1417\nlibcuda.so\t1418\nlibcuda.so cannot found\t1419\nlibcuda.so.1\t1418\nlibcudart.so.\t1417\nlibcufft.so.\t1417\nlibcupti.so.\t1417\nlibcusolver.so.\t1417\nlibcusparse.so.\t1417',
    1667462766: 'nvcc \t772\nnvcc :\t1538\nnvcc cannot find a supported version of\t1539\nnvcc fatal   : Cannot find compiler \'\t1540\nnvcc fatal   : Could not open input file \'\t1541\nnvcc fatal   : redefinition of argument \'\t1542\nnvcc is required to build\t572\nnvcc is required to compile\t572\nnvcc not found\t1543\nnvcc was not found\t1543\nnvcc ：\t1538\nnvcc" \t772\nnvcc\' \t772\nnvcc:\t1538\nnvcc` \t772\nnvcc’ \t772\nnvcc：\t1538',
    1667592275: "Specified provider 'CUDAExecutionProvider' is not in available provider\t864\nSpecify CUDA_TOOLKIT_ROOT_DIR\t865",
    1667592307: 'specified that you may need to import the \t1624',
    1667594309: 'Exec format error\t649',
    1667594341: 'execinfo.h\t1214\nexecutable in path specified by\t1243\nexecutor failed running\t1244',
    1667656804: 'dlfcn.h\t1214',
    1667722864: 'pngconf.h\t1578 1579 1580',
    1667852407: 'which is not an existing directory\t1710',
    1667854445: 'mpicxx.h\t1477 1478 1479',
    1668033824: ' -lcrypt\t6',
    1668248144: 'Processus arrêté\t635\nProcessus arrêté a terminé le programme \t321',
    1668248176: "procedure entry point\t267\nprocessor does not support \t517\nprocessor doesn't support \t517\nprocessor lacks \t517",
    1668311400: 'hipcc: No such file\t1298\nhipcc: command not found\t1298\nhipcc: not found\t1298',
    1668440352: ' architecture of input file \t13',
    1668443988: 'Torch is needed\t848\nTorch is not installed\t848\nTorch is required\t848\nTorch must be installed\t848\nTorch needs to be installed\t848',
    1668444020: 'torch is needed\t848\ntorch is not installed\t848\ntorch is required\t848\ntorch is required for \t1645\ntorch must be installed\t848\ntorch needs GCC \t561\ntorch needs at least GCC \t561\ntorch needs to be installed\t848\ntorch requires GCC \t561\ntorch requires at least GCC \t561\ntorch.OutOfMemoryError\t1646\ntorch._inductor.exc.\t1647\ntorch.cuda.OutOfMemoryError\t1646\ntorch.utils.ffi is deprecated\t1648\ntorch.version.cuda\t1649\ntorch/csrc/PythonTypes.h\t1650 1651 1652\ntorch/csrc/StorageDefs.h\t1650 1651 1652\ntorch/csrc/THP_export.h\t1650 1651 1652\ntorch/csrc/WindowsTorchApiMacro.h\t1650 1651 1652\ntorch/csrc/jit/\t1653 1654 1655 1656 1657\ntorch/csrc/stable/\t439 440\ntorch/csrc/utils/auto_gil.h\t1658 1659 1660\ntorch/csrc/utils/disallow_copy.h\t1658 1659 1660\ntorch/csrc/utils/future.h\t1658 1659 1660\ntorch/csrc/utils/memory.h\t1658 1659 1660\ntorch/csrc/utils/six.h\t1658 1659 1660\ntorch/extension.h\t439 440\ntorch/headeronly/\t439 440\ntorch_cuda.lib\t1021\ntorch_extensions\t46 1661\ntorchaudio C++ extension is not available\t1662\ntorchinductor_\t1663 1664\ntorchvision.transforms.functional_tensor\t1665',
    1668571501: 'matching\t1463',
    1668571504: 'patch: command not found\t989\npatch: not found\t989',
    1668628794: ':Aucun fichier\t111',
    1671200994: '“constexpr\t285',
    1681143415: 'w64devkit\t758',
    1684104530: 'ReadTimeout\t576\nReadTimeoutError\t576',
    1684104562: 'read-only segment has dynamic IFUNC relocations\t1588\nread-only segment has dynamic relocations\t1588',
    1684107084: 'LoadLibrary failed with error 126 \t756\nLoaded runtime CuDNN library: \t757',
    1684107116: 'load any more object with static\t1455\nloaded the `torch/_C` folder of the PyTorch repository\t1456',
    1684171116: 'libdevice not found at \t1420',
    1684302184: 'hidden symbol \t1296',
    1684366670: 'Need \t778\nNeed to compile C++ extensions to \t779\nNeeds \t778',
    1684366702: 'need \t778\nneed PyTorch\t854\nneed Pytorch\t854\nneed pyTorch\t854\nneed pytorch\t854\nneed torch\t854\nneeded\t1490\nneeds \t778\nneeds CUDA\t1491\nneeds PyTorch\t854\nneeds Pytorch\t854\nneeds pyTorch\t854\nneeds pytorch\t854\nneeds torch\t854',
    1684367716: 'died with <Signals.SIGKILL: 9>\t1211',
    1684632949: 'uuid/uuid.h\t1695 1696 1697 1698',
    1684633198: 'nvidia-container-cli: initialization error: \t1545\nnvidia-fabricmanager\t675',
    1684955424: ' and above\t12\n and higher\t12\n and later\t12\n and newer\t12',
    1684957510: 'FindCUDA says CUDA version is\t682',
    1684957527: 'Windows Long Path support enabled\t945\nWindows not yet supported for torch.compile\t946',
    1684959043: 'CondaHTTPError\t581\nCondaSSLError\t581',
    1684959075: 'conda: command not found\t1174\nconda: not found\t1174\nconditional_t\t1101',
    1684960544: ' undeclared\t174',
    1685024032: ' module has been removed\t182\n module is not found\t183',
    1685025392: 'prod_intlist\t1581 1582',
    1685222775: 'wurde in diesem Gültigkeitsbereich nicht deklariert\t995',
    1685414702: '.cuda.o\t355',
    1689699140: 'Dödad-signal avslutade programmet \t321',
    1696610857: '): error : expected a "("\t331\n): error: argument list for template template\t332\n): error: exception specification is incompatible\t333\n): error: expected a "("\t331\n): error: identifier "\t277\n): error: identifier "__\t334 335\n): error: incomplete type is not allowed\t336\n): error: invalid combination of type specifiers\t337\n): error: name followed by "::" must\t332\n): error: no instance of\t338\n): error: static assertion failed with "\t339',
    1696624233: 'in expansion of macro \t1247',
    1696624462: 'No existe el \t459 460 461 462 463 464 465 466 467 468 469',
    1696624494: 'no es un miembro de\t1240',
    1697082912: " n'est pas reconnu\t171\n n'est pas un membre de\t152 153 154",
    1697541219: 'cl.exe\t1094\ncl.exe with traditional preprocessor \t1095',
    1698832442: ': Befehl nicht gefunden\t366',
    1699094621: '] Fehler 137\t959',
    1699160157: '] Getötet\t959',
    1699170388: 'THGenerator\t867 868',
    1699553338: ': Memory allocation failure\t377',
    1699618874: ": Ne peut ouvrir le fichier d'objet partagé\t374",
    1700022356: 'THTensor\t867 868\nTHTensorMath\t867 868',
    1700153428: 'THVector\t867 868',
    1700212059: '[-Werror\t950',
    1700948332: 'libelf.h\t1421 1422 1423 1424',
    1701013836: 'License classifiers have been superseded by license expressions\t755',
    1701017701: 'exception handling disabled\t1241\nexception handling is disabled\t1242',
    1701078386: 'redefinition of \t1590',
    1701079328: ' identifier "\t134 135',
    1701080649: 'IndentationError: \t718\nIndexError: \t719 720\nIndexError: _Map_base::at\t721\nIndexError: map::at\t721\nIndexError: unordered_map::at\t721',
    1701080681: 'index_sequence\t1101',
    1701080693: 'undeclared identifier \t1300 1301 1517 1677\nundefined reference to \t1678\nundefined symbol: \t267\nundefined symbol: Py\t1679\nundefined symbol: _Py\t1679\nundefined symbol: mkl_\t1680\nundefinierter Verweis auf\t267\nundefiniertes Symbol\t267\nunderlying_type_t\t1101',
    1701080899: 'Code object build failed\t577',
    1701146144: ' needed by \t186',
    1701209458: 'reference indefinie vers\t267\nreference indéfinie vers\t267\nreference to\t267\nreferences to\t267\nreferencia a\t267\nreferencia indefinida a\t267\nreferencia indefinida para\t267\nreferencia nao definida a\t267\nreferencia nao definida para\t267\nreferencia não definida a\t267\nreferencia não definida para\t267\nreferensi ke\t267\nreferência indefinida a\t267\nreferência indefinida para\t267\nreferência nao definida a\t267\nreferência nao definida para\t267\nreferência não definida a\t267\nreferência não definida para\t267',
    1701210482: 'riferimento non definito a\t267',
    1701211721: "Inferred operator schema for a C++ kernel function doesn't match the expected function schema\t722",
    1701211753: 'infer_schema(func): \t1343 1344',
    1701274484: 'tcgen05\t1612',
    1701275973: 'Eigen/\t647',
    1701345056: ' when calling \t263',
    1701405728: ' died due to signal \t30\n died due to signal 9\t31\n died due to signal 9 (Kill signal)\t31\n died with status 0x\t32',
    1701407843: 'client error (Connect)\t1100',
    1701409364: 'Tried to register an operator (\t905 906\nTried to register multiple backend fallbacks for the same dispatch key \t907\nTried to register multiple operators with the same name\t908',
    1701470831: 'object has no attribute\t1548\nobject has no attribute \t1549',
    1701536109: 'make: \t359\nmake: command not found\t989\nmake: not found\t989\nmake_index_sequence\t1101\nmake_unique\t1101',
    1701603654: 'File o directory non\t459 460 461 462 463 464 465 466 467 468 469\nFileExistsError: [\t678\nFileNotFoundError: [Errno 2] \t679\nFilename longer than 260 characters\t680\nFilename too long\t681',
    1701603686: 'file failed to open for reading\t1263\nfile_baton.py\t1264\nfile_baton.py:\t1265',
    1701604425: 'Illegal instruction\t351 457',
    1701667150: "NameError: name \t775\nNameError: name '\t776\nNameError: name '_C' is not defined\t777",
    1701667182: 'name \'bare_metal_version\' is not defined\t1483\nnamespace "\t1484\nnamespace "c10::guts" has no member "\t1485\nnamespace "std" has no member \t1486 1487 1488 1489',
    1701669204: 'TimeoutError: \t583',
    1701670771: 'some optimisations will not be enabled\t1623\nsome optimizations will not be enabled\t1623',
    1701716012: ', needed by\t343\n, needed by \t344',
    1701733735: 'generic_type: \t1273',
    1701798944: " does not dominate this use\t33\n does not exist\t34 35 36\n does not include kernels for this GPU\t37\n does not match namespace of enclosing TORCH_LIBRARY\t38\n does not match runtime version \t39\n does not name a type\t40 41 42 43\n does not support \t44\n doesn't exist\t35",
    1701863764: 'Tapettu\t635\nTapettu-signaali päätti \t321',
    1701865808: 'Pipeline failed while executing [\t844',
    1701867296: ' open include file\t204 205 206 207 208 209 210 211 212 213 214 215 216 217 218 219 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234\n open source file\t135 204 205 206 207 208 209 210 211 212 213 214 215 216 217 218 219 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234',
    1701867311: '/openmp\t356',
    1701869669: 'expected primary-expression before \t1249',
    1701869908: "TypeDefault\t895 896\nTypeError \t910\nTypeError: \t911 912\nTypeError: expected str, bytes or os.PathLike object, not NoneType\t913\nTypeError: join() argument must be str\t914\nTypeError: unsupported operand type(s) for +: 'NoneType' and 'str'\t915",
    1701869940: 'type "at::Tensor" is not allowed\t1667\ntypeid\t1222',
    1701978146: '" referenced unknown base type "\t284',
    1701978151: "' returned nan values in its \t307",
    1701978156: ', required architecture \t345',
    1701991456: ' Tree Learner was not enabled in this build\t10',
    1701996900: 'dirent.h\t1214',
    1701997665: 'already has an implementation\t974',
    1701998165: 'Unregistered type : \t926\nUnresolved extern \t927',
    1701998197: "unrecognised command line option\t732\nunrecognised command-line option\t732\nunrecognized command\t1685\nunrecognized command line option\t732\nunrecognized command-line option\t732\nunrecognized subcommand '\t1686\nunresolved external symbol\t267",
    1701998445: 'more than one conversion function from "\t1474\nmore than one instance of overloaded function "\t1475\nmore than one operator "\t1476',
    1701999173: 'Erreur de format pour exec\t649\nErreur de segmentation\t650',
    1702064961: 'Assertion \t470\nAssertion `\t471\nAssertion error (\t472\nAssertionError: \t473',
    1702125892: 'Datei oder Verzeichnis nicht\t459 460 461 462 463 464 465 466 467 468 469',
    1702126916: 'Detected that PyTorch and \t626',
    1702126948: 'detected SM\t710\ndetected pre-SM\t710\ndetected sm\t710\ndetected sm_\t710',
    1702129225: 'Internal Triton PTX codegen error\t724\nInternal compiler error\t725\nInternal error\t725',
    1702129257: 'integer\t1352\ninteger_sequence\t1101\ninternal compiler error: Killed (program \t1353',
    1702129518: "note: macro 'max defined here\t1462\nnote: macro 'max' defined here\t1462\nnote: macro 'max’ defined here\t1462\nnote: macro 'min defined here\t1462\nnote: macro 'min' defined here\t1462\nnote: macro 'min’ defined here\t1462\nnote: macro max defined here\t1462\nnote: macro max' defined here\t1462\nnote: macro max’ defined here\t1462\nnote: macro min defined here\t1462\nnote: macro min' defined here\t1462\nnote: macro min’ defined here\t1462\nnote: macro ‘max defined here\t1462\nnote: macro ‘max' defined here\t1462\nnote: macro ‘max’ defined here\t1462\nnote: macro ‘min defined here\t1462\nnote: macro ‘min' defined here\t1462\nnote: macro ‘min’ defined here\t1462",
    1702130753: 'Attempting to deserialize object on a CUDA device\t474\nAttempting to use \t475',
    1702131043: 'cute/\t1203\ncute\\\t1203',
    1702195557: 'equest failed after \t1227',
    1702240297: ') versions mismatch\t328',
    1702240300: ', version CXXABI_\t346\n, version GCC_1\t346\n, version GCC_3\t346\n, version GCC_4\t346\n, version GCC_7\t346\n, version GLIBCXX_\t346\n, version GLIBC_2.\t347',
    1702240314: ': version "hip_\t410\n: version "libcu\t411\n: version "libnccl\t411\n: version "libnv\t411\n: version \'hip_\t410\n: version \'libcu\t411\n: version \'libnccl\t411\n: version \'libnv\t411\n: version `hip_\t410\n: version `libcu\t411\n: version `libnccl\t411\n: version `libnv\t411\n: version ‘libcu\t411\n: version ‘libnccl\t411\n: version ‘libnv\t411',
    1702259058: 'river version \t1605',
    1702389038: '.exe" is not recognized\t280\n.exe" is not recognized as\t280\n.exe" ist entweder falsch\t280\n.exe" n\'est pas reconnu\t280\n.exe" no se reconoce como\t280\n.exe" 不是内部或外部命令\t280\n.exe\' is not recognized\t280\n.exe\' is not recognized as\t280\n.exe\' ist entweder falsch\t280\n.exe\' n\'est pas reconnu\t280\n.exe\' no se reconoce como\t280\n.exe\' 不是内部或外部命令\t280\n.exe” is not recognized\t280\n.exe” is not recognized as\t280\n.exe” ist entweder falsch\t280\n.exe” n\'est pas reconnu\t280\n.exe” no se reconoce como\t280\n.exe” 不是内部或外部命令\t280',
    1702520162: 'bezeichnet keinen Typ\t995',
    1714375751: 'GL/freeglut.h\t688 689 690',
    1717857907: 'sndfile.h\t1618 1619 1620 1621',
    1717920878: 'ndefined\t267',
    1717920885: 'udefineret reference til\t267',
    1717985603: "Caffe2: Couldn't determine version from header\t564",
    1717985635: 'caffe2/\t1022 1023 1024 1025',
    1717987684: 'different exception spec\t1212\ndiffers from\t1213',
    1717990755: 'cufft64_\t1191',
    1718513507: 'configuration file provided by "CUDA\t1175\nconfigure: error: \t1176 1177\nconflicting cuDNN in LD_LIBRARY_PATH\t1178',
    1722401636: 'définitions multiples de \t764',
    1722401650: 'réference indefinie vers\t267\nréference indéfinie vers\t267\nréférence indefinie vers\t267\nréférence indéfinie vers\t267',
    1730160936: '() got an unexpected keyword argument\t240\n() got an unexpected keyword argument \t239 319\n() got multiple values for \t239',
    1731152967: 'GL/gl.h\t691 692 693\nGL/glcorearb.h\t691 692 693\nGL/glew.h\t694 695 696 697\nGL/glext.h\t691 692 693\nGL/glut.h\t688 689 690\nGL/glx.h\t691 692 693',
    1734701162: 'jpeglib.h\t1369 1370 1371 1372',
    1734959663: '/bigobj\t356',
    1734964000: ' signal terminated program \t246',
    1734964008: '(signal: 9, SIGKILL: kill)\t323',
    1734965107: 'swig: command not found\t989\nswig: not found\t989',
    1735289197: 'mingw\t758',
    1735355495: 'glog/logging.h\t1280 1281 1282 1283',
    1735357040: 'program input point\t267',
    1735549216: ' argument(s) but received \t14\n arguments for \t15',
    1735549300: 'target device or backend do not support efficient \t1634\ntarget sm_\t1635',
    1746936361: ')" has already been defined\t329',
    1746955881: 'in hip::FatBinaryInfo::\t1321',
    1749239892: 'THCharBlas_\t867 868\nTHCharStorage\t867 868\nTHCharTensor\t867 868\nTHCharVector\t867 868',
    1750288468: 'THShortBlas_\t867 868\nTHShortStorage\t867 868\nTHShortTensor\t867 868\nTHShortVector\t867 868',
    1751279980: 'libhipblas.so.\t1408\nlibhipfft.so.\t1408\nlibhiprand.so.\t1408\nlibhipsolver.so.\t1408\nlibhipsparse.so.\t1408',
    1751345510: 'fichier dans un mauvais format\t853',
    1751345518: 'nicht definierter Verweis auf\t267',
    1751347777: 'Arch conditional MMA instruction used without targeting\t458',
    1751347809: 'arch_list[-1] += \t980\narchitecture\t981 982',
    1751347823: 'orch not compiled with CUDA enabled\t1564',
    1751349349: 'exchange\t1101',
    1751361987: "échec d'adressage (mapping) du segment\t677",
    1751607656: 'higher\t1297',
    1751933286: 'falha no mapeamento de segmento\t677',
    1752391519: '__shfl\t835',
    1752392008: 'Hash mismatch for \t713',
    1752463728: 'python3: command not found\t1174\npython3: not found\t1174\npython: command not found\t1174\npython: not found\t1174',
    1763715368: '() is missing value for argument\t14',
    1763717413: '%1 is not a valid Win32 application\t286\n%1 ist keine zulässige Win32-Anwendung\t286',
    1763719719: "': is not a member of 'cudaDeviceProp'\t316",
    1763733089: 'an illegal memory access was encountered\t977',
    1763733358: 'no instance of \t1500\nno instance of constructor "cut\t1501\nno instance of overloaded function \t1502',
    1765161080: 'x86intrin.h\t1314 1315 1316',
    1766203450: ': Filename too long\t369 370',
    1766531165: '] Killed\t959',
    1766727738: ': Nicht genügend\t368',
    1767990816: ' failed with exit \t47\n failed: \t48\n failed: No such file\t49',
    1768042298: ':/bin/nvcc\t412',
    1768053819: ';\\bin\\nvcc\t415',
    1768058209: 'ambiguous "?" operation:\t975\nambiguous overload for \t976\nambiguous symbol\t763',
    1768061296: 'pybind11\t1586\npybind11/\t1587\npybind11_detail_function_record\t846',
    1768124527: 'opción de línea de órdenes no reconocida\t732',
    1768255571: 'Speicherzugriffsfehler\t650',
    1768300602: ': file too short\t405',
    1768318308: 'defined\t1206\ndefined in file \t1207\ndefiniciones múltiples de \t764',
    1768320617: 'infiniband/\t1345 1346 1347 1348',
    1768383858: 'registered\t1591',
    1768693818: ': linker input file not found\t383',
    1768697658: ':/lib64\t413',
    1768716898: 'bzlib.h\t1007 1008 1009 1010',
    1768759354: ': misaligned address\t407',
    1768779113: 'immintrin.h\t1314 1315 1316',
    1768779128: 'xmmintrin.h\t1314 1315 1316',
    1768824890: ': nie można otworzyć pliku obiektu dzielonego\t374',
    1769103702: 'VariableTensorId\t895 896',
    1769152577: 'A single input file is required for a non-link phase\t417',
    1769234803: 'satisfies the requirement \t1609\nsatisfy\t1610',
    1769238607: 'OptionalCUDAGuard\t536 537\nOptionalCUDAStreamGuard\t536 537',
    1769300512: ' built with CUDA \t19\n built without \t20',
    1769366884: "device architecture\t525\ndevice capabilit\t525\ndevice compute architecture\t525\ndevice compute capabilit\t525\ndevice is SM\t710\ndevice is sm\t710\ndevice is sm_\t710\ndevice kernel image is invalid\t543\ndevice's architecture\t525\ndevice's capabilit\t525\ndevice's compute architecture\t525\ndevice's compute capabilit\t525\ndevice-side assert triggered\t1208\ndevice-side assertion triggered\t1208\ndevices architecture\t525\ndevices capabilit\t525\ndevices compute architecture\t525\ndevices compute capabilit\t525",
    1769369189: 'environment variable is not\t1226',
    1769414695: "' with arguments from the '\t309\n' with arguments from the 'CUDA' backend\t310 311\n' with arguments from the 'Meta' backend\t312\n' with exceptions disabled\t313",
    1769566836: 'trying to build PyTorch with a too old version of \t1666',
    1784835872: ' object has no attribute \t196 197 198',
    1785291349: 'Ubijen\t635',
    1785620814: 'Ninja is required to \t781',
    1785620846: 'ninja-build: Kommando nicht gefunden\t1493\nninja-build: command not found\t1493\nninja-build: commande introuvable\t1493\nninja-build: not found\t1493\nninja-build: orden no encontrada\t1493\nninja-build: コマンドが見つかりません\t1493\nninja-build: 未找到命令\t1493\nninja: Kommando nicht gefunden\t1493\nninja: build stopped\t1494\nninja: command not found\t1493\nninja: commande introuvable\t1493\nninja: no work to do.\t1495\nninja: not found\t1493\nninja: orden no encontrada\t1493\nninja: コマンドが見つかりません\t1493\nninja: 未找到命令\t1493',
    1797287790: 'no kernel image is available\t1503',
    1797288805: 'es kein\t1240',
    1801538883: 'CMake must be installed to build\t516',
    1801547107: 'cmake: command not found\t989\ncmake: not found\t989',
    1801547111: 'gmake\t365',
    1801675088: "Package \t837\nPackage dependency requirement '\t838\nPackagesNotFoundError\t839",
    1801675120: 'packed_accessor\t1179\npacked_accessor32\t891\npacked_accessor64\t891',
    1801678707: 'socket.gaierror: \t1622',
    1802068851: 'scikit-learn has not been built correctly\t1611',
    1802270070: 'vulkan/vulkan\t1703 1704 1705 1706',
    1802398060: 'linker `\t1450',
    1802465132: 'looks like a filename, but the file does not exist\t1457',
    1802725700: 'Disk quota exceeded\t630',
    1802725732: 'disk quota exceeded\t630',
    1814066273: "at least '/std:c++\t987",
    1814979692: 'ld.lld: error: duplicate symbol: \t1380',
    1816217684: 'THAlloc\t867 868',
    1816283220: 'THBlas_\t867 868',
    1816545364: 'THFloatBlas_\t867 868\nTHFloatStorage\t867 868\nTHFloatTensor\t867 868\nTHFloatVector\t867 868',
    1818323300: 'dial tcp: lookup \t890',
    1818391907: 'cublas.CUBLASError: \t1190\ncublas64_\t1191\ncublasLt64_\t1191',
    1818435642: ': class template "std::_Is_memfunptr" has already been defined\t395',
    1818455657: 'include file \t1323\ninclude file "ATen/\t1324\ninclude file "CL/\t1325\ninclude file "Eigen/\t1326\ninclude file "GLES\t1327\ninclude file "TH\t1328\ninclude file "THC\t1329\ninclude file "X11/\t1330\ninclude file "asm/\t999\ninclude file "boost/\t1331\ninclude file "c\t1332\ninclude file "c10d/\t1333\ninclude file "cudnn\t1334\ninclude file "eigen3/Eigen/\t1326\ninclude file "libav\t1335\ninclude file "tbb/\t1336\ninclude file "torch/\t438\ninclude file \'ATen/\t1324\ninclude file \'CL/\t1325\ninclude file \'Eigen/\t1326\ninclude file \'GLES\t1327\ninclude file \'TH\t1328\ninclude file \'THC\t1329\ninclude file \'X11/\t1330\ninclude file \'asm/\t999\ninclude file \'boost/\t1331\ninclude file \'c\t1332\ninclude file \'c10d/\t1333\ninclude file \'cudnn\t1334\ninclude file \'eigen3/Eigen/\t1326\ninclude file \'libav\t1335\ninclude file \'tbb/\t1336\ninclude file \'torch/\t438',
    1818780998: 'Fehler beim Mappen des Shared Objects\t677\nFehler im Format der Programmdatei\t649',
    1818845510: 'Failed building wheel for \t661\nFailed to auto\t662\nFailed to build \t663\nFailed to build CUDA kernels for \t664\nFailed to compile. cc_cmd\t665\nFailed to detect a default CUDA architecture\t666\nFailed to detect a default CUDA architecture.\t667\nFailed to find\t565 566\nFailed to find \t668\nFailed to find ROCm root directory\t669\nFailed to find a working CUDA architecture\t670\nFailed to find all files with CUDA\t671\nFailed to find nvToolsExt\t672\nFailed to initialize NVML: Driver Not Loaded\t673\nFailed to locate\t566\nFailed to parse: \t674\nFailed to start \t675\nFailure finding "libnvvm\t614\nFailure finding \'libnvvm\t614\nFailures have been detected while processing an MLIR pass pipeline\t676',
    1818845542: "failed call to cuInit: \t1250\nfailed to find\t566\nfailed to legalize operation 't\t1251\nfailed to locate\t566\nfailed to map segment from\t1252\nfailed to open \t1253\nfailed to open elf at \t611\nfailed with exit \t1254",
    1818846752: ' file built for macOS-\t50\n file not found\t51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113',
    1818848040: '(killed) terminó el programa \t321',
    1818850658: 'build_ext\t1003\nbuilds-v0\t1004\nbuilt against \t1005\nbuilt for \t1005\nbuilt with \t1005',
    1819028768: ' -llapack\t7',
    1819042150: 'fallo al asignar un segmento del objeto compartido\t677',
    1819044171: 'Killed\t635 731',
    1819045731: 'collect2: fatal error: ld terminated with signal 9\t737',
    1819176736: ' only supports \t203',
    1819240790: 'Violación de segmento\t650',
    1819242031: '/nologo\t356',
    1819307369: 'implementation for device cuda\t1317',
    1819310149: 'Explicitly provided namespace (\t659',
    1819440483: 'curl/curl.h\t1197 1198 1199 1200\ncurl: (16) \t1201\ncurl: (18) \t1201\ncurl: (28) \t1201\ncurl: (35) \t1201\ncurl: (5) \t1201\ncurl: (52) \t1201\ncurl: (55) \t1201\ncurl: (56) \t1201\ncurl: (6) \t1201\ncurl: (60) \t1201\ncurl: (7) \t1201\ncurl: (92) \t1201',
    1819571555: 'cutlass needs GCC \t561\ncutlass needs at least GCC \t561\ncutlass requires GCC \t561\ncutlass requires at least GCC \t561\ncutlass/\t1203\ncutlass::\t1204\ncutlass\\\t1203',
    1819635523: 'Could NOT find BLAS (missing\t585\nCould NOT find Boost (missing\t585\nCould NOT find CUDA (missing:\t586 587 588\nCould NOT find CUDAToolkit (missing:\t586 587 588\nCould NOT find CUDNN (missing\t589\nCould NOT find CURL (missing\t585\nCould NOT find CuDNN (missing\t589\nCould NOT find EGL (missing\t585\nCould NOT find Eigen3 (missing\t585\nCould NOT find Freetype (missing\t585\nCould NOT find GLEW (missing\t585\nCould NOT find GLUT (missing\t585\nCould NOT find JPEG (missing\t585\nCould NOT find LAPACK (missing\t585\nCould NOT find NVTX\t590\nCould NOT find NvToolExt\t590\nCould NOT find NvToolsExt\t590\nCould NOT find OpenGL (missing\t585\nCould NOT find OpenMP\t591\nCould NOT find OpenSSL (missing\t585\nCould NOT find PNG (missing\t585\nCould NOT find Python\t592 593\nCould NOT find PythonLibs (missing\t594\nCould NOT find TBB (missing\t585\nCould NOT find X11 (missing\t585\nCould NOT find ZLIB (missing\t585\nCould NOT find cuDNN (missing\t589\nCould NOT find cudnn (missing\t589\nCould NOT find nvToolsExt\t590\nCould not build wheels for \t595\nCould not connect\t596\nCould not detect Ninja v\t597\nCould not find\t565 566\nCould not find \t598\nCould not find MSVC\t599\nCould not find a configuration file for package "\t600\nCould not find any \t601\nCould not find compiler set in environment variable \t602\nCould not find module \'\t603\nCould not find shared object file\t604\nCould not find the bitsandbytes \t605\nCould not find the operator \t36\nCould not infer dtype of numpy.\t606\nCould not load library libcudnn\t607\nCould not load libtorchcodec\t608\nCould not load symbol \t575\nCould not load this library: \t609\nCould not locate\t566\nCould not locate \t598 610\nCould not open \t611\nCould not open requirements file: \t612\nCould not resolve\t596\nCould not set up the environment for Microsoft Visual Studio\t613\nCouldn\'t find\t565 566\nCouldn\'t find a suitable version of ptxas\t614\nCouldn\'t find an operator for \t615\nCouldn\'t load custom C++ ops\t616\nCouldn\'t load custom C++ ops. This can happen if your PyTorch and \t617',
    1819635555: "could not convert default argument '\t1182\ncould not find\t566\ncould not locate\t566\ncould not select device driver \t1183\ncouldn't allocate input reg for constraint 'h'\t1184\ncouldn't allocate input reg for constraint 'l'\t1184\ncouldn't allocate input reg for constraint 'r'\t1184\ncouldn't allocate input register for constraint 'h'\t1184\ncouldn't allocate input register for constraint 'l'\t1184\ncouldn't allocate input register for constraint 'r'\t1184\ncouldn't allocate output reg for constraint 'h'\t1184\ncouldn't allocate output reg for constraint 'l'\t1184\ncouldn't allocate output reg for constraint 'r'\t1184\ncouldn't allocate output register for constraint 'h'\t1184\ncouldn't allocate output register for constraint 'l'\t1184\ncouldn't allocate output register for constraint 'r'\t1184\ncouldn't find\t566\ncouldn't find a suitable version of ptxas\t614",
    1830842190: "No matching distribution found for \t787\nNo module named \t788 789 790 791 792 793 794 795 796 797 798 799 800\nNo module named '\t801",
    1830842222: "no matching con\t1504\nno matching function for call to \t1505 1506\nno member named \t1295\nno member named '\t1507 1508",
    1833508922: ": Impossible d'ouvrir le fichier d'objet partagé\t374",
    1835100276: 'tham chiếu đến\t267',
    1835101728: ' name followed by "::" must be\t135\n named symbol not found\t185',
    1835102822: 'frame"\t1093\nframe\'\t1093\nframe’\t1093',
    1835166060: 'libmkl_\t1425',
    1835429165: '-mfma\t354',
    1835492691: 'Segment-Schutz nach der Relozierung\t861\nSegmentation fault\t650 862\nSegmentation-Fehler\t650',
    1835492723: 'segment en lecture seule a des réadressages\t1588\nsegmento de sólo lectura tiene reubicaciones\t1588',
    1835606074: ": impossibile aprire il file oggetto condiviso\t374\n: impossible d'ouvrir le fichier d'objet partagé\t374",
    1835622239: '__imp_\t966',
    1835886455: 'wgmma\t1612',
    1835888451: "Command '['ninja', '--version']' returned non-zero\t578\nCommand 'nvcc' not found\t579",
    1835888459: 'Kommandozeilenoption\t732',
    1835888483: 'common_type_t\t1101',
    1836016416: ' compiled with CUDA \t19\n compiled without \t20',
    1836213584: "Permission denied: \t807\nPermission denied: '\t810\nPermissionError: [Errno 13] \t841\nPermissionError: [WinError \t842\nPermissionError: [WinError 5]\t843",
    1836213588: 'Terminado (killed)\t635',
    1836216134: 'Formato de ejecutable incorrecto\t649',
    1836280141: 'Mismatched number of arguments when calling: `\t769',
    1836280173: 'mismatches\t1213 1467',
    1836344691: 'setmaxnreg\t1612',
    1840104307: 'símbolo ambiguo\t763',
    1847602215: "', needed by '\t314 315",
    1847603493: "%1 n'est pas une application Win32 valide\t286\n%1 no es una aplicación Win32 válida\t286",
    1847616878: 'ne nomme pas un type\t995',
    1847619177: 'in namespace\t1240',
    1847619438: 'no nombra a un tipo\t995',
    1847620457: 'is not a full path and was not found\t1362\nis not a full path to an existing\t1363\nis not a member of\t1240\nis not currently supported\t983\nis not supported\t983\nis not yet supported\t983',
    1847638978: '» non reconnue\t1721',
    1850286138: ': Internal \t375',
    1850296404: 'THIntBlas_\t867 868\nTHIntStorage\t867 868\nTHIntTensor\t867 868\nTHIntVector\t867 868',
    1851072570: ": Undefined reference to '\t267\n: Unknown option '\t387 388\n: Unresolved extern function\t389",
    1851859002: ': an object with that name is already\t390',
    1851876128: ' cannot be used to initialize\t23',
    1851878176: ' kann nicht gefunden werden\t177 178',
    1851878499: 'clang version must be less than \t1096',
    1851943276: 'libnvJitLink.so.\t1417\nlibnvidia-ml.so.1\t1426\nlibnvidia-ptxjitcompiler.so.1\t1426\nlibnvrtc-builtins.so\t1427\nlibnvrtc.so.\t1417',
    1852134465: 'ATen/CPUGenerator\t433 434\nATen/CUDA\t433 434\nATen/CUDAGenerator\t433 434\nATen/Dimname.h\t435 436 437\nATen/NamedTensor.h\t435 436 437\nATen/NamedTensorUtils.h\t435 436 437\nATen/TensorNames.h\t435 436 437\nATen/Type\t433 434\nATen/TypeDefault\t433 434\nATen/TypeExtendedInterface\t433 434\nATen/c\t438 439 440\nATen/core/Dimname.h\t435 436 437\nATen/core/NamedTensor.h\t435 436 437\nATen/core/NamedTensorUtils.h\t435 436 437\nATen/core/TensorNames.h\t435 436 437\nATen/cpu/vec256/\t441 442 443 444 445\nATen/cuda/CUDAFuture.cuh\t446 447 448\nATen/cuda/CUDAFuture.h\t446 447 448\nATen/cuda/CUDAMultiStreamGuard.cuh\t446 447 448\nATen/cuda/CUDAMultiStreamGuard.h\t446 447 448\nATen/cuda/CUDASolver.cuh\t446 447 448\nATen/cuda/CUDASolver.h\t446 447 448\nATen/cuda/CUDATypeConversion.cuh\t446 447 448\nATen/cuda/CUDATypeConversion.h\t446 447 448\nATen/cudnn/Exceptions.h\t449 450 451 452 453 454\nATenCeilDiv\t455 456',
    1852138601: 'identifier \t1300 1301\nidentifier "\t1302 1303 1304 1305 1306 1307 1308\nidentifier "CU\t1309\nidentifier "_Float\t1310\nidentifier "__builtin_\t1311\nidentifier "nvshmem\t1312\nidentifier "texture" is undefined\t1313',
    1852141679: 'opencv2/\t1556 1557 1558 1559\nopenssl/\t1560 1561 1562 1563',
    1852383271: "' in 'cudaDeviceProp'\t293\n' in 'cut\t294\n' in namespace '\t295\n' in namespace '__hip_internal'\t296\n' in namespace 'cut\t294\n' in namespace 'std'\t297",
    1852383290: ': internal \t375\n: invalid ELF header\t406',
    1852387130: ':/include\t413',
    1852397403: '[WinError \t952 953 954\n[WinError 1114]\t955\n[WinError 126]\t956\n[WinError 127]\t624 957\n[WinError 206]\t958',
    1852400160: ' binary not found at \t18',
    1852400175: '/bin/bash: \t358 359\n/bin/dash: \t358 359\n/bin/nvcc\t360 361\n/bin/sh: \t358 359',
    1852400971: 'Kein Speicher im statischen TLS-Block\t730\nKein Speicherplatz mehr\t480',
    1852400994: 'being in scipy source directory\t993\nbeing installed\t994',
    1852401003: 'kein Speicherplatz mehr verfügbar\t480',
    1852401184: ' find any \t114',
    1852403239: "'ninja' is not recognized as an internal or external command\t318",
    1852404512: ' since setuptools is not available\t247',
    1852404565: 'Using cached \t939',
    1852404597: 'using CUDA_HOME=\t1693',
    1852534357: 'Unknown CMake command "cuda_add_executable"\t671\nUnknown CMake command "cuda_add_library"\t671\nUnknown CMake command "cuda_compile"\t671\nUnknown CUDA Architecture Name\t921\nUnknown MS Compiler version \t922\nUnknown builtin op: \t923\nUnknown compiler(s): [[\'\t924\nUnknown compute capability. \t925',
    1852534389: "unknown target CPU \t932\nunknown type name \t1517 1677\nunknown type name '\t1681 1682 1683\nunknown type name '__hip_bfloat16\t1684",
    1852583200: ' -lnvToolsExt\t8',
    1852664132: 'Dimname\t628 629\nDimnameList\t628 629',
    1852727619: 'Cannot access data pointer of Tensor \t567\nCannot access global variable \t568 569\nCannot compile \t570\nCannot find\t565 566\nCannot find a working triton installation\t571\nCannot find cuda path\t572\nCannot find libdevice for arch\t572\nCannot find source file:\t573\nCannot initialize CUDA without \t574\nCannot load symbol cu\t575',
    1852727627: 'Kann den Stack nicht ausführbar machen\t729',
    1852727651: 'cannot be used to initialize an entity of type "cutlass::\t1028\ncannot call member function\t398\ncannot call non-constexpr function "cutlass::const_\t1029\ncannot convert \t1030\ncannot convert None of type <class \t1031\ncannot create shared object descriptor\t1032\ncannot determine \t1033\ncannot execute \t1034\ncannot find\t566 1035 1036 1037\ncannot find \t1038 1039 1040 1041\ncannot find -l\t1042 1043 1044 1045 1046 1047 1048 1049 1050 1051 1052 1053\ncannot find -lEGL\t1054\ncannot find -lGLEW\t1055\ncannot find -laio\t1056\ncannot find -lffi\t1057\ncannot find -lglog\t1058\ncannot find -ljpeg\t1059\ncannot find -lnuma\t1060\ncannot find -lpython3.\t1061\ncannot find -lstdc++\t1062\ncannot find -ltbb\t1063\ncannot find -luuid\t1064\ncannot find -lz\t1065\ncannot find the file specified: \'\t810\ncannot import name \t1066 1067 1068 1069 1070 1071 1072 1073 1074\ncannot import name \'\t1075\ncannot instantiate \'\t1076\ncannot make segment writable for relocation\t1077\ncannot map zero-fill pages\t1032\ncannot open input file \t1078\ncannot open shared object file\t1 1079 1080\ncannot open source file "\t1081\ncannot read spec file \t1082',
    1852727659: 'kann -l\t1044\nkann nicht gefunden\t1373\nkann nicht gefunden werden -l\t1045 1046 1047 1048 1049 1050 1051 1052 1053 1319 1320\nkann nicht gefunden werden -lEGL\t1054\nkann nicht gefunden werden -lGLEW\t1055\nkann nicht gefunden werden -laio\t1056\nkann nicht gefunden werden -lffi\t1057\nkann nicht gefunden werden -lglog\t1058\nkann nicht gefunden werden -ljpeg\t1059\nkann nicht gefunden werden -lnuma\t1060\nkann nicht gefunden werden -lstdc++\t1062\nkann nicht gefunden werden -ltbb\t1063\nkann nicht gefunden werden -luuid\t1064\nkann nicht gefunden werden -lz\t1065\nkann nicht gefunden werden: -l\t1045 1046 1047 1048 1049 1050 1051 1052 1053 1319 1320\nkann nicht gefunden werden: -lEGL\t1054\nkann nicht gefunden werden: -lGLEW\t1055\nkann nicht gefunden werden: -laio\t1056\nkann nicht gefunden werden: -lffi\t1057\nkann nicht gefunden werden: -lglog\t1058\nkann nicht gefunden werden: -ljpeg\t1059\nkann nicht gefunden werden: -lnuma\t1060\nkann nicht gefunden werden: -lstdc++\t1062\nkann nicht gefunden werden: -ltbb\t1063\nkann nicht gefunden werden: -luuid\t1064\nkann nicht gefunden werden: -lz\t1065',
    1852731203: 'ConnectTimeout\t576\nConnectTimeoutError\t576\nConnection to \t582\nConnectionError: \t583',
    1852732786: 'running build_ext\t1607\nrunning on sm\t1608',
    1852793632: " conflicts with target machine type \t24 25\n conflicts with this version\t26\n connect to 'http\t27",
    1852793634: '"constexpr\t285',
    1852793639: "'constexpr\t285",
    1853169722: ": ungültiger ELF-Header\t406\n: unspecified launch failure\t407\n: unsupported option '-fopenmp\t409\n: unsupported option ‘-fopenmp\t409",
    1853188163: 'ChunkedEncodingError\t576',
    1853189958: 'Found empty `transformer-engine` meta package\t683\nFound no NVIDIA driver on your system\t684 685\nFound two conflicting CUDA\t686',
    1853189990: 'found SM\t710\nfound sm\t710\nfound sm_\t710\nfound. Please specify\t1268',
    1864396654: 'no overload of \t1509',
    1864397673: 'is only a placeholder project on PyPI\t1364\nis only available from C++\t1365',
    1865370691: 'CL/opencl\t508 509',
    1866614868: 'THBoolBlas_\t867 868\nTHBoolStorage\t867 868\nTHBoolTensor\t867 868\nTHBoolVector\t867 868',
    1866670138: ': Command not found\t366',
    1866745940: 'THDoubleBlas_\t867 868\nTHDoubleStorage\t867 868\nTHDoubleTensor\t867 868\nTHDoubleVector\t867 868',
    1866866746: ': Found no NVIDIA driver on your system\t371\n: Found unsuitable version "\t372 373',
    1867194426: ': Kommando nicht gefunden\t366',
    1867270228: 'THLongBlas_\t867 868\nTHLongStorage\t867 868\nTHLongTensor\t867 868\nTHLongVector\t867 868',
    1867391034: ': No CUDA GPUs are available\t378\n: No existe el\t111\n: No module named \t379\n: No paths matched \t380\n: No se puede asignar\t368\n: No such file\t111 112 113 381 382 383\n: No such file or directory\t384\n: Not a directory\t385',
    1867806286: 'NvToolsExt\t821',
    1867806318: 'nvToolsExt\t1533 1534 1535 1536\nnvToolsExt64_1.lib\t1537',
    1867807056: 'PyTorch is needed\t848\nPyTorch is not installed\t848\nPyTorch is not linked with support for cuda devices\t849\nPyTorch is required\t848\nPyTorch must be installed\t848\nPyTorch needs GCC \t561\nPyTorch needs at least GCC \t561\nPyTorch needs to be installed\t848\nPyTorch no longer supports this GPU because it is too old\t850\nPyTorch requires GCC \t561\nPyTorch requires at least GCC \t561\nPyTorch was compiled without CUDA support\t851',
    1868720492: 'libomp/omp.h\t1428 1429 1430',
    1868721529: 'ymbol \t267\nymbols \t267',
    1868767290: ': comando não encontrado\t366\n: command not found\t366\n: commande introuvable\t366',
    1868785010: 'recompile \t1589',
    1868787269: 'Encountered error while \t648',
    1868787273: 'Incompatible library version: lib\t717\nIncompleteRead\t576',
    1868787305: 'incompatible architecture (have \t1337\nincompatible with that of previous function "\t1338\nincompatible with the existing python installation in your environment\t1339\nincomplete \t1340\nincomplete type \t1341 1342',
    1868832802: '" does not appear to contain CMakeLists\t268',
    1869366891: 'kFloat8_e\t1179',
    1869374802: 'Relocations in generic ELF (EM: \t853',
    1869374834: 'relocation R_\t1592',
    1869378165: 'urlopen error \t1690',
    1869439605: 'ubmodule\t1668',
    1869440333: 'Memory access fault by GPU node\t765',
    1869440338: 'RemoteDisconnected\t576',
    1869440365: 'memory exhausted\t1465\nmemory in static\t1466',
    1869440370: 'remove_cv_t\t1101\nremove_reference_t\t1101',
    1869488162: '" no se reconoce como\t280\n" not found\t283',
    1869488167: "' no se reconoce como\t280\n' not found\t283",
    1869488186: ': no se puede abrir el archivo del objeto compartido\t374\n: no se puede abrir el fichero del objeto compartido\t374\n: not found\t366',
    1869488224: '` not found\t283',
    1869490208: ' (no such file)\t1',
    1869502255: '/Wno-psabi\t357',
    1869504867: 'canonicalize_version() got an unexpected keyword argument\t1083',
    1869507438: "nknown \t1496\nnknown keyword argument '\t1497",
    1869508193: 'annot open include file: \t493\nannotation_type.__origin__ is tuple\t978',
    1869636978: 'reports SM\t710',
    1869638985: "ImportError: \t715 716\nImportError: cannot import name '\t478",
    1869639017: 'import lib as _lib, ffi as _ffi\t1318\nimpossibile abilitare lo stack eseguibile\t729\nimpossibile allocare memoria nel blocco statico TLS\t730\nimpossibile trovare -l\t1319 1320\nimpossible de trouver -l\t1044',
    1869771333: "Error building extension '\t651\nError checking\t652\nError compiling objects for extension\t653\nError loading shared library \t654\nError loading shared library ld-linux\t655\nError relocating \t267 656\nError sending request for url (\t657\nError: No module named \t658",
    1869771365: 'error C2059\t1228\nerror C2061\t1228\nerror C2065\t1228\nerror C2143\t1228\nerror sending request for url (\t657\nerror trying to exec \t1034\nerror while loading shared libraries: \t1229\nerror: "auto" is not allowed here\t1230\nerror: /EHa\t356\nerror: /EHsc\t356\nerror: /FS\t356\nerror: /GL\t356\nerror: /GR\t356\nerror: /MD\t356\nerror: /MT\t356\nerror: /O1\t356\nerror: /O2\t356\nerror: /Od\t356\nerror: /Ox\t356\nerror: /W\t356\nerror: /Z7\t356\nerror: /Zc:\t356\nerror: /Zi\t356\nerror: /arch:\t356\nerror: /fp:\t356\nerror: /std:c++\t356\nerror: /utf-8\t356\nerror: /wd\t356\nerror: RPC failed; \t1231\nerror: [Errno 2] No such file or directory: \'\t359\nerror: [WinError 2]\t1232\nerror: a member with an in-class initializer must be const\t1233\nerror: downloading \'\t1234\nerror: expected a\t1235\nerror: expected an identifier\t1236\nerror: expected unqualified-id before\t1236\nerror: forward declaration of \t1237\nerror: identifier "__\t1235\nerror: identifier "__builtin_\t1238\nerror: no such file or directory: \'/EHa\t356\nerror: no such file or directory: \'/EHsc\t356\nerror: no such file or directory: \'/FS\t356\nerror: no such file or directory: \'/GL\t356\nerror: no such file or directory: \'/GR\t356\nerror: no such file or directory: \'/MD\t356\nerror: no such file or directory: \'/MT\t356\nerror: no such file or directory: \'/O1\t356\nerror: no such file or directory: \'/O2\t356\nerror: no such file or directory: \'/Od\t356\nerror: no such file or directory: \'/Ox\t356\nerror: no such file or directory: \'/W\t356\nerror: no such file or directory: \'/Z7\t356\nerror: no such file or directory: \'/Zc:\t356\nerror: no such file or directory: \'/Zi\t356\nerror: no such file or directory: \'/arch:\t356\nerror: no such file or directory: \'/fp:\t356\nerror: no such file or directory: \'/std:c++\t356\nerror: no such file or directory: \'/utf-8\t356\nerror: no such file or directory: \'/wd\t356\nerror: this declaration has no\t1235\nerror: type name is not allowed\t1235\nerror: unexpected argument \'\t1239\nerror: user-defined literal operator not found\t1235',
    1869833554: 'ResolutionImpossible\t856\nResolvePackageNotFound\t839',
    1869834594: 'bison: command not found\t989\nbison: not found\t989',
    1869881402: ': too few arguments\t408',
    1869903169: 'AutoGIL\t481 482\nAutoNoGIL\t481 482',
    1869903201: 'autoconf: command not found\t989\nautoconf: not found\t989\nautomake: command not found\t989\nautomake: not found\t989\nautoreconf: command not found\t989\nautoreconf: not found\t989',
    1870211104: ' (you have \t4',
    1873003342: 'Não há espaço disponível\t814',
    1873003374: 'não foi possível alocar memória em bloco TLS\t730\nnão foi possível habilitar pilhas de executável\t729\nnão foi possível localizar -l\t1319 1320\nnão há espaço disponível\t814',
    1881171310: 'ne peut activer une pile exécutable\t729\nne peut allouer de la mémoire dans un bloc statique TLS\t730\nne peut pas trouver -l\t1044 1319 1320\nne peut restaurer le segment prot\t861\nne peut trouver -l\t1045 1046 1047 1048 1049 1050 1051 1052 1053 1319 1320\nne peut trouver -lEGL\t1054\nne peut trouver -lGLEW\t1055\nne peut trouver -laio\t1056\nne peut trouver -lffi\t1057\nne peut trouver -lglog\t1058\nne peut trouver -ljpeg\t1059\nne peut trouver -lnuma\t1060\nne peut trouver -lstdc++\t1062\nne peut trouver -ltbb\t1063\nne peut trouver -luuid\t1064\nne peut trouver -lz\t1065',
    1881173838: "No package '\t802",
    1882284899: 'cc1plus\t1091\ncc1plus: \t1092',
    1884516174: 'NoSpaceLeftError\t642',
    1885434439: 'Graph break due to unsupported builtin \t711',
    1885500787: 'subprocess-exited-with-error\t1628',
    1885692960: ' dependency is incompatible with the current platform: \t29',
    1885693252: 'DeepSpeed needs GCC \t561\nDeepSpeed needs at least GCC \t561\nDeepSpeed requires GCC \t561\nDeepSpeed requires at least GCC \t561',
    1885809965: '--gpu-name=sm_\t348',
    1886217556: 'Temporary failure\t596\nTemporary failure \t893',
    1886217588: 'temp.win32-\t1636',
    1886218528: ' import any \t114',
    1886220099: 'Compiler requires the CUDA toolkit\t580',
    1886220131: "compilation terminated\t1102 1103 1104 1105 1106 1107 1108 1109 1110 1111 1112 1113 1114 1115 1116 1117 1118 1119 1120 1121 1122 1123 1124 1125 1126 1127 1128 1129 1130 1131 1132 1133 1134 1135 1136 1137 1138 1139 1140 1141 1142 1143 1144 1145 1146 1147 1148 1149 1150 1151 1152 1153 1154 1155 1156 1157 1158 1159 1160 1161 1162 1163 1164\ncompiled\t1165\ncompiled against \t1005\ncompiled against NumPy 1.x\t1166\ncompiled for \t1005\ncompiled with \t1005\ncompiler set in environment\t1167\ncompute capabilit\t1168 1169\ncompute capability\t1170\ncompute capability \t1171 1172\ncompute capability not supported']\t1173",
    1886220135: "gomp not found\t1285\ngomp' not found\t1285\ngomp’ not found\t1285",
    1886220137: "iomp5 not found\t1285\niomp5' not found\t1285\niomp5’ not found\t1285",
    1886221678: 'numpy._core.multiarray failed to import\t1532\nnumpy.core.multiarray failed to import\t1532',
    1886330919: "' op \t306",
    1886332960: ' (operand types are \t2',
    1886351203: 'cooperative_groups/\t1180 1181',
    1886413165: "mappatura del segmento dall'oggetto condiviso non riuscita\t677",
    1886415211: 'kipping import of cpp extensions due to incompatible torch version \t1374',
    1886418291: 'support for the ISO C++ \t1629\nsupport for the upcoming ISO C++ standard, C++0x\t1630\nsupported\t982 1631',
    1886611780: 'DispatchKey::CompositeImplicitAutograd\t631\nDispatchStub: missing \t632',
    1886614883: 'cusparse64_\t1191\ncusparseC\t835\ncusparseD\t835\ncusparseS\t835\ncusparseXcsrgemmNnz\t835\ncusparseZ\t835',
    1886680168: 'http.client.\t1299',
    1886745376: ' support \t250 251',
    1886745454: 'nsupported CUDA SM\t1527\nnsupported CUDA SM version\t1527\nnsupported CUDA arch\t1527\nnsupported CUDA architecture\t1527\nnsupported CUDA capability\t1527\nnsupported GPU SM\t1527\nnsupported GPU SM version\t1527\nnsupported GPU arch\t1527\nnsupported GPU architecture\t1527\nnsupported GPU capability\t1527\nnsupported SM\t1527\nnsupported SM version\t1527\nnsupported arch\t1527\nnsupported architecture\t1527\nnsupported capability\t1527\nnsupported compute SM\t1527\nnsupported compute SM version\t1527\nnsupported compute arch\t1527\nnsupported compute architecture\t1527\nnsupported compute capability\t1527\nnsupported device SM\t1527\nnsupported device SM version\t1527\nnsupported device arch\t1527\nnsupported device architecture\t1527\nnsupported device capability\t1527',
    1887007331: 'crypt.h\t1186 1187 1188 1189',
    1897951054: 'No queda espacio en el dispositivo\t479',
    1897951086: 'no queda espacio en el dispositivo\t479',
    1902473760: ' required keyword-only argument\t239\n required positional argument\t239 240\n requires A100\t241\n requires a different Python: \t242\n requires cuda extensions\t243\n requires triton==\t244',
    1903386957: 'MasqueradingAsCUDA\t760 761',
    1914709853: "]' returned non-zero\t960",
    1914711074: '", referenced from\t267\n", referenced from:\t267',
    1914725736: 'he remote end hung up unexpectedly\t1257',
    1916880980: 'THArgCheck\t869 870',
    1917132893: '] Erreur 137\t959\n] Error 137\t959',
    1917143124: 'THError\t869 870',
    1917145935: 'OSError: \t583\nOSError: Could not find/load shared object file\t827\nOSError: [Errno \t828\nOSError: [Errno 30] \t829',
    1917221200: 'PyFrameObject\t847',
    1917853789: '] Processus arrêté\t959',
    1917869114: ':\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA\\v\t414',
    1918967870: '> are available only with C++\t416',
    1918986355: 'shared object\t1617',
    1919052108: 'Library not loaded: \t752 753\nLibrary not loaded: @\t754',
    1919052140: 'library not found\t1431\nlibrary not found for -l\t1432 1433\nlibrary not found: \t1434 1435 1436\nlibrary not found: EGL\t1437\nlibrary not found: GLEW\t1438\nlibrary not found: aio\t1439\nlibrary not found: crypt\t1440\nlibrary not found: ffi\t1441\nlibrary not found: glog\t1442\nlibrary not found: jpeg\t1443\nlibrary not found: lapack\t1444\nlibrary not found: numa\t1445\nlibrary not found: stdc++\t1446\nlibrary not found: tbb\t1447\nlibrary not found: uuid\t1448\nlibrary not found: z\t1449\nlibrocblas.so.\t1408\nlibrocsparse.so.\t1408',
    1919115629: 'macro "max" passed\t1462\nmacro "max" requires\t1462\nmacro "min" passed\t1462\nmacro "min" requires\t1462',
    1919117645: 'Microsoft Visual C++ \t766\nMicrosoft Visual C++ Redistributable is not installed\t767\nMicrosoft Visual Studio version\t768',
    1919230010: ': error C2975\t396\n: error: exception specification in declaration does not match\t397\n: error: expected \t398\n: error: identifier "\t399\n: error: name followed by "::" must be a class or namespace name\t400\n: error: namespace "cut\t401\n: error: need \t402\n: error: no such file or directory: \'\t403\n: error: template argument \t398\n: error: unknown type name \'\t404\n: error: use of undeclared identifier \'\t404\n: error:expected \t398\n: error:template argument \t398\n: error： expected \t398\n: error： template argument \t398\n: error：expected \t398\n: error：template argument \t398',
    1919248468: 'There is not enough space on the disk\t902',
    1919248500: "there's already a kernel registered from python overriding \t1638",
    1919249184: ' kernel are not available\t179\n kernel is not available\t179\n kernel not available\t179\n kernels are not available\t179\n kernels is not available\t179\n kernels not available\t179',
    1919250479: '/permissive\t356',
    1919250511: 'Operator does not support running with fake tensors\t833',
    1919250543: 'operation timed out\t1100',
    1919251285: "UserWarning: Can't initialize NVML\t937\nUserWarning: Error checking compiler version for cl\t938",
    1919251488: ' terminated with signal 9\t31',
    1919251566: 'nternal error\t1528',
    1919252000: ' version incompatibility\t255\n version mismatch\t255\n version must be \t256\n version needs to be \t256\n version should be \t256',
    1919252079: 'overloaded function "std::__to_address" matches\t1573',
    1919444301: 'Mehrdeutiges Symbol\t763\nMehrfachdefinition von \t764',
    1919444333: 'mehrdeutiges Symbol\t763',
    1919448176: 'pthread.h\t1214',
    1919885370: ': orden no encontrada\t366',
    1919887392: ' (or one of its dependencies)\t3',
    1919895160: "xFormers was built for:\t1711\nxFormers wasn't buil\t1712",
    1919902273: 'Aborted\t457',
    1919968580: 'DeprecatedTypeProperties\t625',
    1919969650: 'ripristinare la protezione del segmento\t861',
    1920091483: '[Errno 122]\t951\n[Errno 28]\t951',
    1920103747: 'Current CUDA Device does not support bfloat16\t618\nCurrent CUDA device does not support bfloat16\t618',
    1920103779: 'current CUDA Device does not support bfloat16\t618\ncurrent CUDA device does not support bfloat16\t618',
    1920169263: '/usr/include/hip/\t363',
    1920230738: 'Retrying (Retry(total=0,\t857',
    1920233061: 'entrée de procédure\t267',
    1920233065: 'intrin\t986',
    1920234561: "AttributeError: install_layout\t476\nAttributeError: module '\t477\nAttributeError: module 'torch._C' has no attribute '\t478",
    1931505486: "No se pudo asignar memoria en el bloque TLS\t730\nNo space left on device\t803\nNo such file or directory: \t804 805 806 807\nNo such file or directory: '\t808 809 810\nNo such operator \t811",
    1931505518: 'no se declaró en este ámbito\t995\nno se encuentra -l\t1044 1319 1320\nno se puede activar la pila ejecutable\t729\nno se puede encontrar -l\t1044 1045 1046 1047 1048 1049 1050 1051 1052 1053 1319 1320\nno se puede encontrar -lEGL\t1054\nno se puede encontrar -lGLEW\t1055\nno se puede encontrar -laio\t1056\nno se puede encontrar -lffi\t1057\nno se puede encontrar -lglog\t1058\nno se puede encontrar -ljpeg\t1059\nno se puede encontrar -lnuma\t1060\nno se puede encontrar -lstdc++\t1062\nno se puede encontrar -ltbb\t1063\nno se puede encontrar -luuid\t1064\nno se puede encontrar -lz\t1065\nno se puede restaurar el `prot\' del segmento\t861\nno se reconoce la opción de línea de órdenes\t732\nno space left on device\t803\nno such file\t1510\nno such file or directory: \'\t1511\nno such instruction\t1512\nno such option: -\t1513\nno suitable \t1514 1515\nno suitable constructor exists to convert from "\t1516',
    1933658196: 'THAssert\t869 870',
    1934970951: 'GPUs architecture\t525\nGPUs capabilit\t525\nGPUs compute architecture\t525\nGPUs compute capabilit\t525',
    1935625567: '_M_set_sharable()\t962',
    1935762796: 'lease up\t1405',
    1935763488: ' has been removed from CMake\t117\n has no attribute\t118\n has no attribute \t119 120 121 122 123 124 125 126\n has no member \t127 128\n has no member named\t129\n has no member named \t130\n has not been declared\t42 43 131\n has to be \t132\n has unsupported type \t133',
    1935763551: '_hash_\t969 970 971',
    1935764579: 'class "at::Type" has no member\t1097\nclass "std::enable_if<<error-constant>\t1098\nclass \'__torch__.torch.classes.\t1099',
    1935767328: ' was detected and compatibility mode is UNAVAILABLE\t257\n was not declared\t42 43 131 174 175\n was not declared in this scope\t258 259\n was not declared in this scope; did you mean \t260\n was not found in the package registry\t261\n was specified but unrecogni\t262',
    1936009070: "n'est pas un membre de\t1240",
    1936025716: 'these package versions have conflicting dependencies\t1639',
    1936027492: "does not appear to be a Python project\t1216\ndoes not contain a CMakeLists\t1217\ndoes not have one of build variants: \t1218\ndoes not know how to trace the builtin \t1219\ndoes not match\t1213\ndoes not name a type\t995\ndoesn't match\t1213",
    1936028533: 'uses too much shared data (0x\t1692',
    1936269346: '" is ambiguous\t278\n" is not known to CXX compiler\t279\n" is not recognized\t280\n" is not recognized as\t280\n" ist entweder falsch\t280',
    1936269351: "' is ambiguous (with operand types \t298\n' is not defined for option 'gpu-architecture'\t299\n' is not defined for option 'std'\t300\n' is not in 'keyword=value' format\t301\n' is not recognized\t280\n' is not recognized as\t280\n' is not recognized as an internal\t302\n' is not recognized as an internal or external command\t303\n' is only available for these backends:\t304\n' ist entweder falsch\t280",
    1936269353: ') is greater than the maximum required version by CUDA \t326\n) is less than the minimum required version by CUDA \t327',
    1936287828: 'This Python has API version \t903\nThis header is only meant to be used on x86\t904',
    1936287860: 'this operation is not allowed between \t1640',
    1936289397: 'unistd.h\t1214',
    1936614740: 'TensileLibrary\t894\nTensorTypeId\t895 896\nTensorTypeSet\t895 896\nTensors of type TensorImpl do not have \t897',
    1936615712: ' installation candidates for \t139',
    1936617315: 'const_data_ptr\t1179',
    1936682850: 'boost/\t1002',
    1936683040: ' positional argument\t239',
    1936876886: 'VersionConflict: (\t943',
    1936876918: 'version "LIBAV\t734\nversion "LIBSW\t734\nversion \'LIBAV\t734\nversion \'LIBSW\t734\nversion `LIBAV\t734\nversion `LIBSW\t734\nversion torch was compiled with \t1699\nversion used to compile\t1700\nversions\t1701',
    1936877926: 'first\t994',
    1936941392: 'PassManager::run failed\t840',
    1936943469: 'missing initializer for member \t1468',
    1936944429: '-msse\t354',
    1937008994: 'bits/floatn\t998\nbits/libc-header-start\t999\nbits/std_function.h:\t1000\nbitsandbytes was compiled without GPU support\t1001',
    1937059642: ':/usr/local/cuda\t413',
    1937075488: ' must be \t132\n must be valid exactly by one definition\t184',
    1937339245: 'msys64\t758',
    1948280185: 'ye tanımsız başvuru\t267',
    1948282734: 'no template named \t1517\nno type named \t1517',
    1951615060: 'THStorage\t867 868',
    1952531514: ':Datei oder Verzeichnis\t111',
    1952543859: 'status_string: "\t1627',
    1952606572: 'libtorch_cuda.so: \t1416',
    1952802679: 'wget: unable to resolve host address\t1709',
    1952805408: ' returned non-zero\t245',
    1952867692: 'leftover lock files from the PyTorch C++ extension build\t1406',
    1953063255: 'Waited on lock file "\t944',
    1953063469: '-bit platform\t353',
    1953064270: "Neither 'setup.py' nor 'pyproject.toml' found\t780",
    1953064550: 'ffitarget.h\t1260 1261 1262',
    1953065567: '_jit_compile\t46',
    1953067604: 'Triton Error [CUDA]: device kernel image is invalid\t909',
    1953068832: ' with CUDA \t264\n within its own root folder\t265\n without CUTE_ARCH_MMA_\t266',
    1953069157: 'exit code\t1245\nexit code:\t1245\nexit status\t1245\nexitcode\t1245\nexited with code \t1246',
    1953264973: 'Multiple dispatch failed for \t770',
    1953265005: 'multi_tensor_applier fused unscale kernel is unavailable\t1480\nmultiple copies of the\t1481\nmultiple definition of \t1482',
    1953394499: 'ContextualVersionConflict: (\t584',
    1953396050: 'RuntimeError: Numpy is not available\t859',
    1953396080: 'punto de entrada del procedimiento\t267',
    1953397075: 'SyntaxError: \t718',
    1953459744: ' not available\t187\n not built with CUDA\t188\n not compiled with CUDA\t188\n not defined in file lib\t189 190\n not found\t191\n not found. Directory cannot be installed\t192\n not installed\t193\n not recognized\t194\n not supported in this architecture\t195',
    1953460816: 'ProtocolError\t576',
    1953525103: 'ompt.h\t1428 1429 1430',
    1953653104: 'partially initialized module \t1576',
    1953653621: 'ucrt64\t758',
    1953655158: 'virtual memory exhausted: \t1702',
    1953658478: 'nvrtc-builtins\t1546\nnvrtc64_\t1191\nnvrtc: error: failed to load builtins for compute_\t1547',
    1953718627: 'caster.operator typename make_caster<T>::template cast_op_type<T>()\t1086',
    1953719584: ' est incompatible avec la sortie\t45',
    1953719666: 'restaurar proteção de segmento\t861\nrestore segment prot after\t1600',
    1953720608: ' ist entweder falsch\t171\n ist im Header \t176\n ist kein Element\t136\n ist kein Element von\t152 153 154',
    1953720644: "Distributed package doesn't have NCCL built in\t633",
    1953721929: 'Installed triton version too old, please upgrade\t723\nInstrucción ilegal\t351\nInstruction non permise\t351\nInstruçõe\t351',
    1953721961: 'installed CPU version PaddlePaddle\t1349\ninstalled Caffe2 version uses CUDA but I cannot find the CUDA\t1350',
    1953722184: 'Host compiler targets unsupported OS\t714',
    1953722216: 'host has sm_\t710',
    1953723725: 'Must define exactly one of __HIP_PLATFORM_\t771',
    1953723747: 'custom_op(\t1202',
    1953723757: 'must have a constant value\t135\nmust install \t845',
    1953724755: 'SystemError: <built-in function load_binary> returned NULL\t866',
    1953724787: 'system has unsupported display driver / cuda driver combination\t1632\nsystem not yet initialized\t1633',
    1953784096: ' attempted to run this operator with Meta tensors, but there was no \t17',
    1953849888: ' but this version of numpy is 0x\t21',
    1953853031: 'gnutls_handshake() failed\t1284',
    1953853216: ' out of memory\t238',
    1954047264: ' extension\t46',
    1954047342: 'next(\t1492',
    1954047348: 'texture is not a template\t1313\ntexture" is not a template\t1313\ntexture\' is not a template\t1313\ntexture’ is not a template\t1313',
    1954115679: '_pytorch_\t972',
    1965059918: "No url found for submodule path '\t812",
    1965060969: 'is unsupported\t983',
    1967202362: ': Aucun fichier\t111',
    1967343700: 'THCuda\t867 868 883 884\nTHCudaCheck\t885 886',
    1969316709: 'ecause there is no version of \t1223',
    1969365031: "' but version of \t287",
    1969365036: ", but was built for sm\t340\n, but you have torch \t341\n, but you'll have torch \t341",
    1969381215: '__builtin_amdgcn_\t964',
    1969452353: 'Aucun espace disponible sur le périphérique\t479\nAucun fichier ou dossier\t459 460 461 462 463 464 465 466 467 468 469',
    1969452385: 'aucun espace disponible sur le périphérique\t479',
    1969452654: 'nvcuda.dll\t1544',
    1969516397: "module 'PIL.Image' has no attribute '\t1469\nmodule 'faiss' has no attribute '\t1470\nmodule 'numpy' has no attribute '\t1471\nmodule export function\t1472\nmodule has nothing to offer in MPL2 only mode\t1473",
    1969713761: "argument list for \t984\nargument of type 'WindowsPath' is not iterable\t985",
    1970170220: 'linux/limits.h\t1451 1452 1453 1454',
    1970234144: ' could be found\t28',
    1970239784: '(you have \t324',
    1970300704: ' gpu architectures in the range\t116',
    1970302319: 'ompute capability \t1550',
    1970365778: 'Require \t778\nRequire PyTorch\t854\nRequire Pytorch\t854\nRequire pyTorch\t854\nRequire pytorch\t854\nRequire torch\t854\nRequired library version not found: \t855\nRequires \t778\nRequires PyTorch\t854\nRequires Pytorch\t854\nRequires pyTorch\t854\nRequires pytorch\t854\nRequires torch\t854',
    1970365810: 'require \t778\nrequire C++ 1\t1593\nrequire C++ 2\t1593\nrequire C++1\t1593\nrequire C++2\t1593\nrequire CUDA\t1491\nrequire PyTorch\t854\nrequire Pytorch\t854\nrequire at least \'/std:c++\t987\nrequire at least C++ 1\t1593\nrequire at least C++ 2\t1593\nrequire at least C++1\t1593\nrequire at least C++2\t1593\nrequire pyTorch\t854\nrequire pytorch\t854\nrequire torch\t854\nrequire users to upgrade torch to at least v\t1594\nrequired\t1490\nrequires \t778\nrequires Ada\t1595\nrequires Ampere\t1595\nrequires Blackwell\t1595\nrequires C++ 1\t1593\nrequires C++ 2\t1593\nrequires C++1\t1593\nrequires C++2\t1593\nrequires CUDA\t1491\nrequires Hopper\t1595\nrequires NVCC\t1491\nrequires NVIDIA CUDA\t1491\nrequires PyTorch\t854\nrequires Pytorch\t854\nrequires Turing\t1595\nrequires Volta\t1595\nrequires a Ada\t1595\nrequires a Ampere\t1595\nrequires a Blackwell\t1595\nrequires a Hopper\t1595\nrequires a Turing\t1595\nrequires a Volta\t1595\nrequires an Ada\t1595\nrequires an Ampere\t1595\nrequires an Blackwell\t1595\nrequires an Hopper\t1595\nrequires an Turing\t1595\nrequires an Volta\t1595\nrequires at least \'/std:c++\t987\nrequires at least C++ 1\t1593\nrequires at least C++ 2\t1593\nrequires at least C++1\t1593\nrequires at least C++2\t1593\nrequires capability \t1596\nrequires compiler flag \'/std:c++\t987\nrequires device with capability > (\t1597\nrequires nvcc\t1491\nrequires pyTorch\t854\nrequires pytorch\t854\nrequires the CUDA\t1491\nrequires the language dialect "CUDA\t1598\nrequires the language dialect "CXX\t1599\nrequires torch\t854',
    1970369089: 'Arquivo ou diretório\t459 460 461 462 463 464 465 466 467 468 469',
    1970430840: 'xcrun: error: invalid active developer path\t1713',
    1970432116: 'thrust::\t1641',
    1970435187: 'struct _frame\t847',
    1970479215: 'o such \t459 460 461 462 463 464 465 466 467 468 469',
    1970496882: 'result_of_t\t1101',
    1970499157: 'Unsupported .target\t930\nUnsupported .version\t931\nUnsupported HIP arch \t932\nUnsupported HIP arch: \t932\nUnsupported conversion from \t933\nUnsupported platform: \t934\nUnsupported rounding mode for conversion\t935\nUnsupportedOperatorException: \t936',
    1970499189: 'unsupported GNU version! \t1688\nunsupported HIP gpu architecture \t932\nunsupported HIP gpu architecture: \t932\nunsupported by \t815\nunsupported for \t815\nunsupported instruction \t990\nunsupported on \t815\nunsupported operand type(s) for \t1689\nunsupported operator: \t936',
    1970562386: 'Return has unsupported type \t858',
    1970562418: 'return code\t1245\nreturned a non-zero code: 137\t1601\nreturned non-zero\t1602\nreturned non-zero exit\t1603\nreturned non-zero exit status \t1604',
    1970562419: 'setup command: use_2to3 is invalid\t1613\nsetup.py build\t1003\nsetup.py develop\t1003\nsetup.py install\t1003\nsetuptools.build_meta\t1614\nsetuptools.command.\t1615\nsetuptools.extern.\t1616',
    1981837166: "no viable conversion from \t1518\nno viable conversion from '\t1519",
    1984917583: 'OpOverloadPacket(op=\t832',
    1985966953: 'is_variable\t1366 1367',
    1986096429: '-mavx\t354',
    1987208531: 'Server does not allow request for unadvertised object\t863',
    1998611557: 'ed with an unsupported toolchain\t1224',
    1998614350: 'No working C++ compiler found in\t813',
    2003269987: 'cygwin\t758',
    2003988326: 'forward compatibility was attempted on non supported HW\t1267',
    2019516192: ' __x) noexcept (true)\t11',
    2019893287: "' extension\t289\n' extension (up-to-date)\t290",
    2019893289: ') exceeds limit (\t325',
    2019893315: 'C extension: \t483',
    2019912806: 'flex: command not found\t989\nflex: not found\t989',
    2020569680: 'ProxyError\t576',
    2032168553: 'in your include path is not compatible with this release of \t1322',
    2034387028: 'THByteBlas_\t867 868\nTHByteStorage\t867 868\nTHByteTensor\t867 868\nTHByteVector\t867 868',
    2035294266: ': PyTorch was compiled\t386',
    2037149263: 'Only a single TORCH_LIBRARY can be used to register the namespace \t830 831',
    2037149295: 'only available for Linux\t1551\nonly available with \t1552\nonly support\t1553\nonly supported on \t1554 1555\nonly supported on CUDA\t1491\nonly supported on NVCC\t1491\nonly supports Linux\t1551\nonly works on Linux\t1551',
    2037413219: 'cupy.cuda.memory.OutOfMemoryError\t1196',
    2037604640: ' async_io\t16',
    2042020674: 'Böyle bir dosya ya da dizin\t459 460 461 462 463 464 465 466 467 468 469',
    2053466478: 'niezdefiniowane odwołanie do\t267',
    2053731104: ' size changed, may indicate binary\t248',
    2054124112: 'Prozedureinsprungpunkt\t267',
    2179145762: '" は、内部コマンド\t280',
    2179145767: "' は、内部コマンド\t280",
    2179145786: ': そのようなファイル\t111',
    2195923002: ': コマンドが見つかりません\t366',
    2229739578: ': 無法開啟共用物件\t374',
    2246385722: ': 共有オブジェクトファイルを開けません\t374',
    2295439056: 'Ошибка сегментирования\t650',
    2313560122: ': 找不到命令\t366',
    2357322528: ' が見つかりません\t177 178',
    2377704480: ' 不是\t136 152 153 154',
    2377704482: '"不是内部\t280',
    2377704487: "'不是内部\t280",
    2414551098: ': 동적 오브젝트 파일을 열 수 없습니다\t374',
    2461197882: ':沒有此一檔案\t111',
    2498306106: ': 错误: expected \t398\n: 错误: template argument \t398\n: 错误:expected \t398\n: 错误:template argument \t398\n: 错误： expected \t398\n: 错误： template argument \t398\n: 错误：expected \t398\n: 错误：template argument \t398',
    2498306141: '] 错误 137\t959',
    2548441146: ': 无效的 ELF 头\t406\n: 无法分配内存\t368\n: 无法打开共享对象\t376\n: 无法打开共享对象文件\t374',
    2632327226: ': 未找到命令\t366',
    2642535226: ':そのようなファイル\t111',
    2647662650: ': Нет такого файла\t111',
    2712856122: ':没有那个文件\t111',
    2797826628: 'Dræbt\t635',
    2848159060: 'Tué a terminé le programme \t321',
    2877416224: ' に対する定義されていない参照\t267',
    2881709383: 'Geëlimineerd\t635',
    2944525090: '"は、内部コマンド\t280',
    2944525095: "'は、内部コマンド\t280",
    2966455505: 'файл в неправильном формате\t853',
    2966468560: 'защиту сегмента после перемещения\t861',
    2983231953: 'сбой отображения сегмента из разделяемого объекта\t677',
    2983236304: 'Вбито\t635',
    2983240656: 'Убито\t635',
    3001425978: ': 沒有此一檔案\t111\n: 没有那个文件\t111',
    3050347984: 'Не осталось свободного места\t814\nНет такого файла\t459 460 461 462 463 464 465 466 467 468 469',
    3050356176: 'не вдалося знайти -l\t1319\nневизначене посилання\t267\nневизначене посилання на\t267\nневозможно выделить память в статичном блоке TLS\t730\nневозможно задействовать исполняемый стек\t729\nневозможно найти -l\t1319 1320\nнедефинисана упута ка\t267\nнеоднозначный символ\t763\nнеопределена отпратка към\t267\nнеопределенная ссылка на\t267\nнеопределённая ссылка на\t267',
    3050356688: 'перемещение R_\t1592\nпересування R_\t1592',
    3085246557: '] 已杀死\t959',
    3101958178: '" 不是内部\t280\n" 不是内部或外部命令\t280',
    3101958183: "' 不是内部\t280\n' 不是内部或外部命令\t280",
    3169132637: '] 強制終了\t959',
    3184533562: ': невозможно открыть разделяемый объектный файл\t374',
    3201348816: 'доступном только для чтения, содержатся динамические\t1588',
    3278267762: 'reférence indefinie vers\t267\nreférence indéfinie vers\t267',
    3278335573: 'Ungültiger Maschinenbefehl\t351',
    3278774330: ': não é possível abrir arquivo compartilhado\t374',
    3279185223: 'Getötet\t635\nGetötet hat Programm \t321',
    3491770661: '%1 не является приложением Win32\t286',
    3491803856: 'в пространстве имён\t1240',
    3499801839: '：Нет такого файла\t111',
    3500003386: ':Нет такого файла\t111',
    3799018863: 'omp’ not found\t1285',
    3810537765: '%1 は有効な Win32 アプリケーション\t286',
    3816980963: 'あいまいなシンボル\t763',
    3817309155: 'デバイスに空き領域がありません\t1723',
    3818357731: 'プロシージャ エントリ ポイント\t267',
    3818568943: '：そのようなファイル\t111',
    3818750178: '”は、内部コマンド\t280',
    3818750435: 'そのようなファイルやディレクトリ\t459 460 461 462 463 464 465 466 467 468 469',
    3819930083: 'は、内部コマンド\t1722',
    3820192483: 'コマンドラインオプション\t732',
    3820716771: 'セグメンテーション\t650',
    3827314981: '%1 不是有效的 Win32 应用程序\t286',
    3834091238: '文件格式错误\t853',
    3835527394: '”不是内部\t280',
    3837692390: '找不到 -l\t1044 1319 1320',
    3851132645: '型名ではありません\t995',
    3851270372: '不命名一个类型\t995',
    3852386021: '從共用物件中對映區段失敗\t677',
    3853163750: '未定\t267\n未定义的引用\t267\n未定义的符号\t267\n未定义符号\t267',
    3853230824: '被多次定义\t1725',
    3854479080: '设备上没有空间\t1723',
    3868047588: '不明确的符号\t763\n不是\t1240\n不是一个类型名\t995\n不是内部或外部命令\t1722\n不正な命令\t351',
    3868373734: '沒有此一檔案或目錄\t459 460 461 462 463 464 465 466 467 468 469',
    3868900591: '：沒有此一檔案\t111\n：没有那个文件\t111',
    3869154793: '非法指令\t351',
    3869284326: '无法从共享目标中映射段\t677\n无法启用共享目标需要的执行栈\t729\n无法在静态 TLS 块中分配内存\t730\n无法定位程序输入点\t267\n无法恢复段 prot\t861\n无法找到 -l\t1044\n无法识别的命令行选项\t732',
    3869344999: '無法在靜態 TLS 區塊中配置記憶體\t730\n無法復原 segment prot\t861\n無法找到程序輸入點\t267\n無法辨識的命令列選項\t732\n無法開啟可執行堆疊\t729',
    3869356774: '没有成员\t1724\n没有此指令\t1512\n没有此类指令\t1512\n没有那个文\t459 460 461 462 463 464 465 466 467 468 469',
    3869809893: '在此作用域中尚未声明\t995',
    3869940966: '未找到 -l\t1045 1046 1047 1048 1049 1050 1051 1052 1053\n未找到 -lEGL\t1054\n未找到 -lGLEW\t1055\n未找到 -laio\t1056\n未找到 -lffi\t1057\n未找到 -lglog\t1058\n未找到 -ljpeg\t1059\n未找到 -lnuma\t1060\n未找到 -lstdc++\t1062\n未找到 -ltbb\t1063\n未找到 -luuid\t1064\n未找到 -lz\t1065',
    3870265317: '可执行文件格式错误\t649',
    3870393829: '共有オブジェクトが必要としている実行可能スタック\t729\n共有オブジェクトのセグメントをマップするのに失敗\t677',
    3870727910: '架构于输入文件\t45',
    3884032999: '磁盘空间不足\t1723',
    3885604329: '静的 TLS ブロック内にメモリ\t730',
    3885868008: '裝置上已無多餘空間\t1723',
    3886131430: '模稜兩可的符號\t763',
    3901522403: 'が見つかりません\t1373',
    3901915875: 'を見つけ\t1373\nを見つけられません -l\t1045 1046 1047 1048 1049 1050 1051 1052 1053\nを見つけられません -lEGL\t1054\nを見つけられません -lGLEW\t1055\nを見つけられません -laio\t1056\nを見つけられません -lffi\t1057\nを見つけられません -lglog\t1058\nを見つけられません -ljpeg\t1059\nを見つけられません -lnuma\t1060\nを見つけられません -lstdc++\t1062\nを見つけられません -ltbb\t1063\nを見つけられません -luuid\t1064\nを見つけられません -lz\t1065\nを見つけられません: -l\t1045 1046 1047 1048 1049 1050 1051 1052 1053\nを見つけられません: -lEGL\t1054\nを見つけられません: -lGLEW\t1055\nを見つけられません: -laio\t1056\nを見つけられません: -lffi\t1057\nを見つけられません: -lglog\t1058\nを見つけられません: -ljpeg\t1059\nを見つけられません: -lnuma\t1060\nを見つけられません: -lstdc++\t1062\nを見つけられません: -ltbb\t1063\nを見つけられません: -luuid\t1064\nを見つけられません: -lz\t1065',
    3918366437: '再配置 R_\t1592\n再配置後にセグメントの prot\t861',
    3920998118: '段錯誤\t650\n段错误\t650',
    3954751466: '그런 파일이나 디렉터리\t459 460 461 462 463 464 465 466 467 468 469',
    3969229036: '정적 TLS 블럭에는 메모리를\t730',
    3969486827: '동적 오브젝트의 세그먼트를\t677',
    3986983916: '실행할 수 있는 스택을 공유\t729',
    3987253995: '모호한 기호\t763',
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
    'not_our_fault.hardware_unsupported\tline\tonly support\n'
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
    'gpu_arch.arch_dropped_by_toolkit\tline\tcompute capability \n'
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
    'gpu_arch.arch_not_built\n'
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
    'not_our_fault.hardware_unsupported\n'
    'not_our_fault.hardware_unsupported\tline\tThe GPU does\tThe device does\tThe setup does\tThis GPU does\tThis device does\tThis setup does\tYour GPU does\tYour device does\tYour setup does\tthe GPU does\tthe device does\tthe setup does\tthis GPU does\tthis device does\tthis setup does\tyour GPU does\tyour device does\tyour setup does\n'
    'not_our_fault.hardware_unsupported\tline\tExpected is_sm\n'
    'source_api.cxx_standard_too_old\tline\tYou need C++\n'
    'host_toolchain.missing_python_dev_headers\n'
    'cuda_runtime.cudnn_version_mismatch\tline\tDNN version \tDNn version \tDnN version \tDnn version \tdNN version \tdNn version \tdnN version \tdnn version \n'
    'cuda_toolkit.cuda_toolkit_too_old\tline\tmust be >=\tmust be at least\tmust be greater than or equal to\tneeds to be >=\tneeds to be at least\tneeds to be greater than or equal to\tshould be >=\tshould be at least\tshould be greater than or equal to\n'
    'cuda_runtime.driver_too_old\t145\tcontainer was built for NVIDIA Driver Release \n'
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
    "install_state.dependency_version_mismatch\tline\tmodule 'cupy\n"
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
    'triton_inductor.triton_compiler_bug\n'
    'not_our_fault.user_data_bug\tline\t output\n'
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
    'gpu_arch.arch_not_built\tline\trocBLAS \n'
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
    'host_toolchain.jit_cache_unusable\tline\t.triton\tflashinfer\ttorch_extensions\ttorchinductor_\n'
    'platform_abi.cpu_architecture_mismatch\n'
    'not_our_fault.insufficient_log\n'
    'cuda_toolkit.nvcc_pybind11_parse_bug\t\tpybind11\n'
    'host_toolchain.missing_openmp\tline\terror: unsupported option \t错误: unsupported option \n'
    'cuda_runtime.extension_cuda_version_mismatch\tline\t" not found\t\' not found\t` not found\n'
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
    'cuda_toolkit.cuda_toolkit_too_old\tline\t or (major == \n'
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
    'not_our_fault.gpu_out_of_memory\tline\tcublasCreate\n'
    'cuda_runtime.ld_library_path_shadowing\tline\tcublasD\tcublasG\tcublasH\tcublasLt\tcublasS\n'
    'source_api.cub_thrust_mismatch\tline\t#error\n'
    'source_api.cub_thrust_mismatch\tline\t does not name\t has not been declared\t was not declared\n'
    'gpu_arch.no_gpu_at_build_time\tline\tdetect \tdetermine \tfind \tget \tquery \n'
    'cuda_toolkit.cuda_home_wrong\n'
    'cuda_runtime.ld_library_path_shadowing\n'
    'cuda_runtime.no_nvidia_driver\n'
    'cuda_runtime.driver_too_old\n'
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
    'link_and_load.missing_shared_library\tline\t able to be loaded\n'
    'cuda_toolkit.cuda_toolkit_not_found\n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t64\tnot\tundefined\n'
    'cuda_toolkit.cudnn_not_found\n'
    'not_our_fault.gpu_out_of_memory\n'
    'cuda_runtime.cudnn_version_mismatch\tline\t failed with status\t failure \tDNN ERROR\tDNN Error\tDNN error\tDNn ERROR\tDNn Error\tDNn error\tDnN ERROR\tDnN Error\tDnN error\tDnn ERROR\tDnn Error\tDnn error\tdNN ERROR\tdNN Error\tdNN error\tdNn ERROR\tdNn Error\tdNn error\tdnN ERROR\tdnN Error\tdnN error\tdnn ERROR\tdnn Error\tdnn error\n'
    'cuda_runtime.cudnn_version_mismatch\n'
    'host_toolchain.host_compiler_too_old\n'
    'platform_abi.glibcxx_too_old\t\tversion\n'
    'platform_abi.glibcxx_too_old\t\tnot found\n'
    'cuda_toolkit.cmake_cuda_not_found\n'
    'cuda_toolkit.cudnn_not_found\tline\tCUDNN\tCUDNN_INCLUDE\tCUDNN_LIBRARY\tCuDNN\tcuDNN\tcudnn\tcudnn_INCLUDE\tcudnn_LIBRARY\tlibcudnn\n'
    'cuda_toolkit.cuda_toolkit_not_found\tline\tCUDA Toolkit\tCUDA compiler\tCUDA installation\tCUDA toolkit\tCUDA_HOME\tNVCC\tnvcc\n'
    "op_registration.missing_fake_impl\tline\t(e.g. FakeTensor\tthat doesn't have storage\n"
    'triton_inductor.triton_nonconstexpr_global\n'
    'triton_inductor.triton_nonconstexpr_global\t\twithin\n'
    'host_toolchain.missing_python_dev_headers\tline\tPython.h\n'
    'triton_inductor.triton_torch_version_mismatch\n'
    'cuda_toolkit.cuda_toolkit_not_found\n'
    'host_toolchain.git_submodule_missing\n'
    'install_state.cpu_only_torch\tline\tATen_cuda library\tthe ATen_cuda library\n'
    'cuda_runtime.cuda_lib_version_mismatch\n'
    'not_our_fault.network_failure\n'
    'hip_rocm.rocm_install_mismatch\tline\tMIOpen\n'
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
    'cuda_toolkit.cuda_toolkit_not_found\n'
    'op_registration.op_library_not_loaded\n'
    'op_registration.op_library_not_loaded\n'
    'torch_abi.torch_version_mismatch\tline\t versions are incompatible\n'
    'not_our_fault.hardware_unsupported\n'
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
    'link_and_load.missing_shared_library\tline\tlib\n'
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
    'not_our_fault.gpu_out_of_memory\n'
    'not_our_fault.insufficient_log\n'
    'cuda_toolkit.cuda_toolkit_not_found\tline\tdetect CUDA \n'
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
    'host_toolchain.jit_cache_unusable\tline\tErrno 17] \tWinError 183] \n'
    'host_toolchain.jit_cache_unusable\tline\t.triton\tinductor_cache\ttmp/triton\ttmp\\triton\ttorch_compile_cache\ttorchinductor_\ttriton-cache\ttriton/\ttriton\\\ttriton_cache\n'
    'windows.windows_path_too_long\n'
    'windows.windows_path_too_long\n'
    'cuda_toolkit.cmake_cuda_not_found\n'
    'install_state.extension_not_built\n'
    'install_state.unsupported_platform\n'
    'cuda_runtime.no_nvidia_driver\tline\tAcceleratorError\tAssertionError\tRuntimeError\n'
    'cuda_toolkit.cmake_cuda_not_found\t\tinstalls\tversions\n'
    'cuda_runtime.cudnn_version_mismatch\n'
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
    'cuda_runtime.no_nvidia_driver\tline\tThe NVIDIA Driver was not detected. \n'
    'not_our_fault.hardware_unsupported\n'
    'op_registration.pybind_op_graph_break\n'
    'gpu_arch.arch_not_built\n'
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
    'triton_inductor.triton_compiler_bug\tline\tAMDGPU\tNVPTX\tllvm.amdgcn\tllvm.nvvm\n'
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
    'link_and_load.missing_shared_library\tline\twhen trying to load \n'
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
    'torch_abi.stale_build_artifacts\n'
    'op_registration.missing_fake_impl\n'
    'hip_rocm.hipify_not_applied\tline\tAMD__\tHCC__\n'
    'cuda_toolkit.cuda_toolkit_not_found\tline\t cannot be found\t compiler not found\t could not be found\t does not exist\t executable not found\t is not available\t is not found\t is not in PATH\t is not in your PATH\t is not installed\t not found\t not in PATH\t not installed\t was not found\n'
    'cuda_runtime.driver_too_old\n'
    'cuda_runtime.no_nvidia_driver\tline\tt communicate with the NVIDIA driver\n'
    'triton_inductor.inductor_codegen_bug\tline\t is not defined\n'
    "install_state.extension_not_built\tline\t' is not defined\n"
    'install_state.source_tree_shadows_install\n'
    'not_our_fault.hardware_unsupported\n'
    'install_state.extension_not_built\tline\txFormers\n'
    'not_our_fault.wrong_install_command\n'
    'host_toolchain.ninja_missing\tline\tbuild\tload C++\n'
    'cuda_runtime.no_nvidia_driver\n'
    'gpu_arch.no_gpu_at_build_time\n'
    'cuda_toolkit.cmake_cuda_not_found\n'
    'not_our_fault.gpu_out_of_memory\n'
    'gpu_arch.arch_not_built\n'
    'install_state.no_matching_wheel install_state.unsupported_platform not_our_fault.wrong_install_command\n'
    'install_state.extension_not_built install_state.masked_build_error install_state.source_tree_shadows_install\n'
    'install_state.build_isolation_no_torch\tline\tCython\tcmake\tninja\tnumpy\tnvidia\tpackaging\tpsutil\tpybind11\tsetuptools_scm\tskbuild\twheel\n'
    'install_state.masked_build_error\tline\t_plugin\n'
    'install_state.dependency_version_mismatch\tline\tcuda.ccudart"\tcuda.ccudart\'\tcuda.cuda"\tcuda.cuda\'\tcuda.cudart"\tcuda.cudart\'\tcuda.nvrtc"\tcuda.nvrtc\'\n'
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
    'not_our_fault.hardware_unsupported\n'
    'not_our_fault.gpu_out_of_memory\n'
    'platform_abi.numpy_abi_mismatch\t\t1.x\n'
    'platform_abi.numpy_abi_mismatch\n'
    'platform_abi.cpu_architecture_mismatch\n'
    'install_state.dependency_version_mismatch\tline\t or less\n'
    'cuda_toolkit.nvtoolsext_removed\tline\tinclude\n'
    'link_and_load.duplicate_openmp_runtime\n'
    'link_and_load.duplicate_openmp_runtime\t\tInitializing \n'
    'link_and_load.duplicate_openmp_runtime\tline\t failed\n'
    'install_state.cpu_only_extension\tline\t for CPU\t for a CPU\t in CPU\t in a CPU\n'
    'not_our_fault.gpu_out_of_memory\n'
    'link_and_load.missing_shared_library\n'
    'host_toolchain.jit_cache_unusable\tline\t.cache\t.deep_gemm\t.tilelang\t.triton\t.tvm_ffi\tinductor_cache\tkernel_cache\ttmp/triton\ttmp\\triton\ttorch_compile_cache\ttorch_extensions\ttorchinductor_\ttriton-cache\ttriton/\ttriton\\\ttriton_cache\n'
    'host_toolchain.jit_cache_unusable\tline\t.cache\t.deep_gemm\t.tilelang\t.triton\t.tvm_ffi\tinductor_cache\tkernel_cache\ttmp/triton\ttmp\\triton\ttorch_compile_cache\ttorch_extensions\ttorchinductor_\ttriton-cache\ttriton/\ttriton\\\ttriton_cache\n'
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
    'host_toolchain.jit_cache_unusable\tline\t.cache\t.deep_gemm\t.tilelang\t.triton\t.tvm_ffi\tinductor_cache\tkernel_cache\ttmp/triton\ttmp\\triton\ttorch_compile_cache\ttorch_extensions\ttorchinductor_\ttriton-cache\ttriton/\ttriton\\\ttriton_cache\n'
    'host_toolchain.jit_cache_unusable\tline\t.cache\t.deep_gemm\t.tilelang\t.triton\t.tvm_ffi\tinductor_cache\tkernel_cache\ttmp/triton\ttmp\\triton\ttorch_compile_cache\ttorch_extensions\ttorchinductor_\ttriton-cache\ttriton/\ttriton\\\ttriton_cache\n'
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
    'install_state.dependency_version_mismatch\tline\t() got an unexpected keyword argument\t() missing \t() takes\n'
    'cuda_toolkit.cuda_toolkit_not_found\n'
    "cuda_toolkit.cuda_toolkit_not_found\tline\tnot 'NoneType'\n"
    'cuda_toolkit.cuda_toolkit_not_found\n'
    'not_our_fault.gpu_out_of_memory\n'
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
    'not_our_fault.hardware_unsupported\tline\t GPU are \t GPU is \t GPUs are \t GPUs is \t are \t device are \t device is \t devices are \t devices is \t is \n'
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
    'not_our_fault.hardware_unsupported\tline\t and a supported device\n'
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
    'install_state.dependency_version_mismatch\tline\tcuda" from "cuda\tcuda" from \'cuda\tcuda\' from "cuda\tcuda\' from \'cuda\tcudart" from "cuda\tcudart" from \'cuda\tcudart\' from "cuda\tcudart\' from \'cuda\tnvrtc" from "cuda\tnvrtc" from \'cuda\tnvrtc\' from "cuda\tnvrtc\' from \'cuda\n'
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
    'not_our_fault.hardware_unsupported\tline\tMin \tMinimum \tmin \tminimum \n'
    'not_our_fault.hardware_unsupported\tline\tOnly \tonly \n'
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
    "op_registration.op_library_not_loaded\tline\t', but it does not exist\n"
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
    'not_our_fault.hardware_unsupported\tline\t are below\t are lower\t are not supported\t is below\t is lower\t is not supported\t less than the minimum \t too low\n'
    'not_our_fault.hardware_unsupported\tline\tor above\tor higher\tor newer\n'
    'not_our_fault.hardware_unsupported\n'
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
    'cuda_runtime.no_nvidia_driver\tline\tError 304: OS call failed\tError 500: named symbol not found\tError 999: unknown error\n'
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
    'triton_inductor.triton_compiler_bug\n'
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
    'not_our_fault.hardware_unsupported\n'
    'triton_inductor.triton_api_mismatch\tline\tASTSource\tAutotuner\tCUDAOptions\tCUDAUtils\tCompiledKernel\tCudaDriver\tCudaUtils\tGPUTarget\tHeuristics\tInterpretedFunction\tJITFunction\tKernelMetadata\tLazyDict\tNVIDIABackend\n'
    'triton_inductor.triton_torch_version_mismatch\tline\tASTSource\tAutotuner\tCompiledKernel\tGPUTarget\tJITFunction\tKernelMetadata\n'
    'gpu_arch.arch_not_built\tline\tCUDA arch \tHIP arch \n'
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
    'gpu_arch.arch_not_built\tline\tAddDevProgram\tBuildProgram\n'
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
    'gpu_arch.arch_dropped_by_toolkit gpu_arch.nvrtc_too_old_for_arch\n'
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
    'not_our_fault.hardware_unsupported\n'
    'cuda_toolkit.cuda_toolkit_too_old\n'
    'install_state.extension_not_built\tline\t.glob(\t.iterdir(\t.rglob(\n'
    'host_toolchain.ninja_missing\n'
    'not_our_fault.insufficient_log\n'
    'torch_abi.stale_build_artifacts\n'
    'cuda_runtime.no_nvidia_driver\tline\truntime name\truntime specified\n'
    "torch_abi.stale_build_artifacts\tline\t' for operator '\n"
    'not_our_fault.hardware_unsupported\tline\tOnly \tonly \n'
    'not_our_fault.hardware_unsupported\tline\t AMD MI\t MI\n'
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
    'not_our_fault.hardware_unsupported\tline\tUnsupported \tunsupported \n'
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
    'not_our_fault.gpu_out_of_memory\tline\tError [CUDA]: \tError [HIP]: \n'
    'not_our_fault.gpu_out_of_memory\tline\tuda failure \n'
    'cuda_toolkit.build_out_of_memory\tline\t bytes\n'
    'triton_inductor.triton_shared_memory_exceeded\t\t: shared memory\n'
    'triton_inductor.triton_shared_memory_exceeded\tline\t Hardware limit:\n'
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
    'gpu_arch.ptxas_too_old_for_arch\n'
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
    'not_our_fault.hardware_unsupported\tline\t, current compute \n'
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
    'not_our_fault.hardware_unsupported\tline\t computation\n'
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
    'host_toolchain.jit_cache_unusable\tline\tMIOpen\tmiopen\n'
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
