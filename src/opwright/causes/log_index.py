"""Which causes to import for a log. Written by tools/index_causes.py."""

IN_LOGS: dict[int, str] = {
    540682536: '(): incompatible function arguments. The following argument types are\t323',
    540685421: 'm4: command not found\t999\nm4: not found\t999',
    540697708: "ld: cannot find\t1393\nld: library 'ATen' not found\t1394\nld: library 'EGL\t1395\nld: library 'GL\t1396\nld: library 'GLEW\t1397\nld: library 'GLU\t1396\nld: library 'GLX\t1396\nld: library 'MIOpen\t1398\nld: library 'OpenGL\t1396\nld: library 'X11\t1399\nld: library 'Xext\t1399\nld: library 'Xi\t1399\nld: library 'Xrandr\t1399\nld: library 'aio\t1400\nld: library 'amd_comgr\t1398\nld: library 'amdhip64\t1398\nld: library 'blas\t1401\nld: library 'c\t1402\nld: library 'c10' not found\t1394\nld: library 'caffe2' not found\t1394\nld: library 'cblas\t1401\nld: library 'crypt\t1403\nld: library 'crypto\t1404\nld: library 'cublas\t1398\nld: library 'cuda\t1398\nld: library 'cufft\t1398\nld: library 'cufile\t1398\nld: library 'culibos\t1398\nld: library 'cupti\t1398\nld: library 'curand\t1398\nld: library 'cusolver\t1398\nld: library 'cusparse\t1398\nld: library 'cutensor\t1398\nld: library 'dl\t1402\nld: library 'ffi\t1405\nld: library 'glfw\t1406\nld: library 'glfw3\t1406\nld: library 'glog\t1407\nld: library 'hip\t1398\nld: library 'hsa-runtime64\t1398\nld: library 'hsakmt\t1398\nld: library 'ibverbs\t1408\nld: library 'jpeg\t1409\nld: library 'm\t1402\nld: library 'mlx5\t1408\nld: library 'mpi\t1410\nld: library 'mpi_cxx\t1410\nld: library 'nccl\t1398\nld: library 'npp\t1398\nld: library 'numa\t1411\nld: library 'nvJitLink\t1398\nld: library 'nvidia-ml\t1398\nld: library 'nvjpeg\t1398\nld: library 'nvrtc\t1398\nld: library 'nvshmem\t1398\nld: library 'openblas\t1401\nld: library 'png\t1412\nld: library 'png16\t1412\nld: library 'pthread\t1402\nld: library 'rccl\t1398\nld: library 'rdmacm\t1408\nld: library 'roc\t1398\nld: library 'rt\t1402\nld: library 'ssl\t1404\nld: library 'stdc++\t1413\nld: library 'tbb\t1414\nld: library 'torch' not found\t1394\nld: library 'torch_cpu' not found\t1394\nld: library 'torch_global_deps' not found\t1394\nld: library 'torch_python' not found\t1394\nld: library 'uuid\t1415\nld: library 'z\t1416\nld: library ‘EGL\t1395\nld: library ‘GL\t1396\nld: library ‘GLEW\t1397\nld: library ‘GLU\t1396\nld: library ‘GLX\t1396\nld: library ‘OpenGL\t1396\nld: library ‘X11\t1399\nld: library ‘Xext\t1399\nld: library ‘Xi\t1399\nld: library ‘Xrandr\t1399\nld: library ‘aio\t1400\nld: library ‘blas\t1401\nld: library ‘c\t1402\nld: library ‘cblas\t1401\nld: library ‘crypt\t1403\nld: library ‘crypto\t1404\nld: library ‘dl\t1402\nld: library ‘ffi\t1405\nld: library ‘glfw\t1406\nld: library ‘glfw3\t1406\nld: library ‘glog\t1407\nld: library ‘ibverbs\t1408\nld: library ‘jpeg\t1409\nld: library ‘m\t1402\nld: library ‘mlx5\t1408\nld: library ‘mpi\t1410\nld: library ‘mpi_cxx\t1410\nld: library ‘numa\t1411\nld: library ‘openblas\t1401\nld: library ‘png\t1412\nld: library ‘png16\t1412\nld: library ‘pthread\t1402\nld: library ‘rdmacm\t1408\nld: library ‘rt\t1402\nld: library ‘ssl\t1404\nld: library ‘stdc++\t1413\nld: library ‘tbb\t1414\nld: library ‘uuid\t1415\nld: library ‘z\t1416",
    540702325: 'uv: command not found\t1184\nuv: not found\t1184',
    540949792: ' => not found\t9',
    541218115: 'CUB requires a definition of CUB_NS_QUALIFIER\t524',
    541675585: 'API call is not supported in the installed CUDA driver\t421',
    541870925: 'MKL ERROR: \t764\nMKL FATAL ERROR: \t764',
    541871172: 'DLL load failed\t625 626 627\nDLL load failed while importing \t628\nDLL load failed: Die angegebene Prozedur\t629\nDLL load failed: The specified procedure\t629\nDLL load failed: 找不到指定的程序\t629',
    541937487: 'OOM when allocating tensor\t832',
    542329940: 'TLS handshake timeout\t899',
    542393671: 'GET was unable to find an engine to execute this computation\t692',
    542461511: 'GNU version! gcc \t713',
    542462019: "CPU does not support \t521\nCPU doesn't support \t521\nCPU lacks \t521",
    542462023: 'GPU architecture\t529\nGPU capabilit\t529\nGPU compute architecture\t529\nGPU compute capabilit\t529\nGPU functionality will not be available\t714',
    543449442: 'bad register name \t1000',
    543451460: 'Did you forget to add @triton.jit\t632',
    543451492: 'did not complete successfully: exit code: 137\t1219\ndid you forget to \t1220',
    543516756: "The 'sklearn' PyPI package is deprecated\t907\nThe CUDA compiler identification is unknown\t908\nThe library is compiled without \t909\nThe specified path, file name, or both are too long\t910\nThe term 'nvcc' is not recognized\t584",
    543516788: 'the operator \t1652\nthe package flash_attn seems to be not installed\t1013',
    543517006: 'Nie ma takiego pliku\t463 464 465 466 467 468 469 470 471 472 473',
    543517801: 'ile in wrong format\t861',
    543519329: 'are not currently supported\t993\nare not supported\t993\nare not yet supported\t993\nare unsupported\t993',
    543519605: "use of undeclared identifier \t1706\nuse of undeclared identifier '\t1696 1697 1698",
    543520100: 'due to ninja not being installed\t1231',
    543521063: "'ye tanımsız başvuru\t270",
    543584032: ' of the Protocol Buffer runtime library, but the installed version is \t200\n of the Protocol Buffer runtime library, which is not\t201',
    543585601: 'Auf dem Gerät ist kein Speicherplatz\t484',
    544104771: 'Can not find\t570',
    544106784: ' in namespace\t136\n in namespace \t137\n in your include path is not compatible with this release of \t138',
    544108320: ' on CUDA arch < \t202\n on a machine with \t203',
    544108366: 'Non rimane spazio sul device\t819',
    544108398: 'non rimane spazio sul device\t819',
    544165434: ':No existe el\t111\n:No such file\t111',
    544173600: ' no es un miembro de\t136 152 153 154\n no se reconoce\t171',
    544173940: 'too few arguments for template template parameter "Tuple"\t1657\ntoo many initializer values\t1658\ntoo old to be supported by the triton GPU compiler\t1659',
    544175136: ' to be true, but got false\t255\n to compile PyTorch\t256\n to find Python.h\t257',
    544236404: 'tcp connect error\t1110',
    544238959: 'omp not found\t1296',
    544239392: ' op due to it not being compatible\t206',
    544370464: ' or above\t12\n or above \t238\n or greater \t238\n or higher\t12\n or higher \t238\n or later\t12\n or later \t238\n or later compatible compiler is required\t239\n or newer\t12\n or newer \t238\n or one of its dependencies\t240',
    544372079: 'our device is too old. We require compute capability\t1581',
    544432488: 'has already been de\t1301\nhas compute capability < \t1302\nhas no attribute \t1084 1303 1304\nhas no device code compatible with \t1305\nhas no member \t1306\nhas no member named \t1306\nhas not been declared\t1005',
    544432503: 'was compiled with CPU_ONLY flag\t1722\nwas not declared in this scope\t1005',
    544434464: " is already registered\t140\n is already registered as a pybind11::native_enum\t141\n is already registered. Ensure that registration with torch::class_\t142\n is ambiguous\t143\n is defined in header \t144\n is incompatible with lib\t145\n is less than desired GPU memory\t146\n is less than the minimum supported by NVRTC\t147\n is missing, please make sure it is specified in the 'build-system.requires'\t148\n is not None\t149\n is not a \t150\n is not a directory\t35\n is not a member of\t136 151 152 153 154\n is not a member of \t155 156 157 158\n is not a member of 'cute\t131\n is not a member of 'cutlass\t131\n is not a member of ‘cute\t131\n is not a member of ‘cutlass\t131\n is not a recognized processor for this target\t159\n is not a supported wheel on this platform\t160\n is not a valid\t35\n is not a valid editable requirement\t161\n is not a valid wheel file\t162\n is not compatible with the current PyTorch installation\t163\n is not compatible with this Python\t164\n is not defined\t165 166 167 168\n is not enabled\t169\n is not found\t170\n is not recognized as\t171\n is required\t172\n is required but found\t173\n is undefined\t174 175",
    544435812: 'dns error: failed to lookup address\t1225',
    544436008: '(os error 112)\t325\n(os error 122)\t325\n(os error 28)\t325',
    544437570: 'Bus error\t460',
    544500071: 'git submodule \t1290',
    544501575: 'Got SM\t715',
    544501582: 'Not a directory: \t812\nNot currently implemented by \t820\nNot currently implemented for \t820\nNot currently implemented on \t820\nNot currently supported by \t820\nNot currently supported for \t820\nNot currently supported on \t820\nNot enough memory. Please try to increase --mem-fraction\t821\nNot find\t571\nNot implemented by \t820\nNot implemented for \t820\nNot implemented on \t820\nNot supported by \t820\nNot supported for \t820\nNot supported on \t820\nNot yet implemented by \t820\nNot yet implemented for \t820\nNot yet implemented on \t820\nNot yet supported by \t820\nNot yet supported for \t820\nNot yet supported on \t820',
    544501607: 'got Arch.sm_\t715\ngot SM\t715\ngot an unexpected keyword argument \t1297\ngot sm\t715\ngot sm_\t715',
    544501614: 'not available for \t1535\nnot available on \t1535\nnot compiled with GPU offload support\t1536\nnot currently implemented by \t820\nnot currently implemented for \t820\nnot currently implemented on \t820\nnot currently supported by \t820\nnot currently supported for \t820\nnot currently supported on \t820\nnot enough disk space\t911\nnot enough free disk space\t911\nnot enough free space\t911\nnot enough space\t911\nnot find\t571\nnot found\t1537\nnot implemented by \t820\nnot implemented for \t820\nnot implemented on \t820\nnot installed\t1538\nnot match\t1223\nnot support\t1539\nnot supported by \t820 1540\nnot supported for \t820 1535 1540\nnot supported for the current GPU. Minimum capability: \t1541\nnot supported on \t820 1535 1540\nnot valid for use in process\t22\nnot yet available for \t1535\nnot yet available on \t1535\nnot yet implemented by \t820\nnot yet implemented for \t820\nnot yet implemented on \t820\nnot yet supported by \t820 1540\nnot yet supported for \t820 1535 1540\nnot yet supported on \t820 1535 1540',
    544502633: 'ist kein Element von\t1251',
    544502645: 'ust use \t1709',
    544503119: 'Out of memory: Kill process\t841\nOut of memory: Killed process\t841',
    544503138: 'but the target was not found\t1016',
    544503151: 'out of memory\t1582 1583 1584\nout of memory allocating \t1585\nout of resource\t1586\nout of resource: triton_\t1587',
    544567129: 'You must give at least one requirement to\t956\nYou tried to install "pytorch"\t957',
    544567161: 'you should not try to import numpy from\t1729',
    544760141: 'Max retries exceeded with url\t767',
    544825888: ' by system policy\t22',
    544828526: 'nly Ada\t1095\nnly Ampere\t1095\nnly Blackwell\t1095\nnly Hopper\t1095\nnly NVIDIA Ada\t1095\nnly NVIDIA Ampere\t1095\nnly NVIDIA Blackwell\t1095\nnly NVIDIA Hopper\t1095\nnly NVIDIA Rubin\t1095\nnly NVIDIA Turing\t1095\nnly NVIDIA Volta\t1095\nnly Rubin\t1095\nnly SM\t1095\nnly Turing\t1095\nnly Volta\t1095\nnly available \t1512\nnly be available \t1512\nnly be enabled \t1512\nnly be implemented \t1512\nnly be supported \t1512\nnly be valid \t1512\nnly enabled \t1512\nnly gfx\t1095\nnly implemented \t1512\nnly runs \t1512\nnly sm\t1095\nnly support\t1513\nnly support \t1512\nnly supported \t1512\nnly supports \t1512\nnly valid \t1512\nnly works \t1512',
    546346988: '에 대한 정의되지 않은 참조\t270',
    547011823: '： Aucun fichier\t111\n： Datei oder Verzeichnis\t111\n： No existe el\t111\n： No such file\t111\n： Нет такого файла\t111\n： そのようなファイル\t111\n： 沒有此一檔案\t111\n： 没有那个文件\t111',
    547193058: "” is not recognized\t283\n” is not recognized as\t283\n” ist entweder falsch\t283\n” n'est pas reconnu\t283\n” no se reconoce como\t283\n” は、内部コマンド\t283\n” 不是内部\t283\n” 不是内部或外部命令\t283",
    549234155: '를 찾을 수\t1384',
    659902535: "GPU's architecture\t529\nGPU's capabilit\t529\nGPU's compute architecture\t529\nGPU's compute capabilit\t529",
    661528610: '" n\'est pas reconnu\t283',
    661528615: "' n'est pas reconnu\t283",
    661545283: "Can't find\t570 571",
    661545315: "can't be installed because it doesn't\t1036\ncan't find\t570 571\ncan't open file \t1037",
    661548868: "Don't know what to do with '\t639",
    661548900: "don't have enough free space in /\t1230",
    661679471: "omp' not found\t1296",
    662007641: "You're on \t958\nYou're using \t958",
    707403834: ': ***\t368',
    760038484: 'TDM-GCC\t763',
    761752432: 'pkg-config: command not found\t999\npkg-config: not found\t999',
    762146671: 'oom-kill\t841',
    762212206: 'non-zero number of elements, but its data is not allocated yet\t1534',
    762341744: 'pip-build-env-\t1592',
    762342767: 'omp-tools.h\t1440 1441 1442',
    762671207: 'gpu-name\t1298',
    778530416: 'png.h\t1593 1594 1595',
    778659430: 'ffi.h\t1271 1272 1273',
    778661997: 'mpi.h\t1491 1492 1493',
    779119983: 'omp.h\t1440 1441 1442',
    791687523: 'c10/cuda/impl/cuda_cmake_macros.h\t1021 1022 1023 1024 1025 1026\nc10/util/AlignOf.h\t1027 1028 1029\nc10/util/Array.h\t1027 1028 1029\nc10/util/Float\t441 442 443\nc10/util/complex_utils.h\t1027 1028 1029\nc10/util/either.h\t1027 1028 1029\nc10/util/in_place.h\t1027 1028 1029\nc10/util/math_compat.h\t1027 1028 1029\nc10/util/reverse_iterator.h\t1027 1028 1029\nc10/util/variant.h\t1027 1028 1029',
    792938580: 'THC/THCAtomics.cuh\t880 881 882\nTHC/THCDeviceUtils.cuh\t883 884 885 886\nTHC/THCNumerics.cuh\t887 888 889',
    793528133: 'EGL/egl.h\t643 644 645\nEGL/eglext.h\t643 644 645\nEGL/eglplatform.h\t643 644 645',
    796096883: 'sys/cdefs\t1009\nsys/file.h\t1224\nsys/ioctl.h\t1224\nsys/mman.h\t1224\nsys/resource.h\t1224\nsys/socket.h\t1224\nsys/time.h\t1224\nsys/wait.h\t1224',
    796157294: 'net/http: request canceled\t899',
    796225127: 'gnu/stubs\t1009',
    808464432: '000001\t354\n0000135\t353\n0000139\t352',
    808465475: 'C4003: \t511',
    827018828: 'LNK1102\t743\nLNK1104\t496 744 745 746 747 748 749\nLNK1112\t750 751\nLNK1158\t752\nLNK1181\t748 749 753',
    827085907: 'STL1002: Unexpected compiler version, expected CUDA \t868',
    828796205: '-mf16c\t357',
    842019395: 'C2027\t500',
    842020932: 'D8021\t624',
    842281539: 'C2429\t507',
    842348355: 'C7525\t507',
    842413891: 'C7624\t507',
    843796044: 'LNK2001\t270\nLNK2005: \t754\nLNK2019\t270',
    845374806: 'Vec256\t950 951',
    858796611: 'C2039: \t501 502 503 504 505 506',
    863005040: 'pip3: command not found\t1184\npip3: not found\t1184',
    875968323: 'C7642\t507',
    877350476: 'LNK4272\t751',
    909128259: 'C2061: \t506\nC2065: \t506',
    909207138: 'bf16 mixed precision requires PyTorch \t1006',
    909652803: 'C3861: \t506',
    925905197: '-1073741511\t352\n-1073741515\t353\n-1073741795\t354',
    926429763: 'C2872\t510',
    942682435: 'C1083\t488 489 490 491 492 493 494 495 496 497',
    943010371: 'C2589: \t508',
    943011651: 'C7582\t507',
    959787587: 'C2593: \t509',
    976236899: 'c10::guts\t1030',
    976909409: 'at::DeprecatedTypeProperties\t998',
    978144327: 'GLM: GLM_\t712',
    978341199: 'OMP: Error #15\t828\nOMP: Error #15:\t829\nOMP: Error #179: Function pthread_\t830',
    979923827: 'ssh: Could not resolve hostname \t1641\nssh: connect to host \t1641',
    979923834: 'zsh: command not found: \t1734\nzsh: no matches found: \t1735',
    980445552: 'pip: command not found\t1184\npip: not found\t1184',
    980708969: 'int: = is not a valid operator\t1362',
    1094928468: 'THCAssertSameGPU\t878 879\nTHCAtomics.cuh\t880 881 882',
    1094997315: "CUDA architecture\t529\nCUDA capabilit\t529\nCUDA compiler and CUDA toolkit headers are incompatible\t530\nCUDA compute architecture\t529\nCUDA compute capabilit\t529\nCUDA driver initialization failed, you might not have\t531\nCUDA driver is a stub library\t532\nCUDA driver library cannot be found\t531\nCUDA driver version is insufficient for CUDA runtime version\t533\nCUDA initialization: Found no NVIDIA driver on your system\t534\nCUDA unavailable, invalid device\t535\nCUDA unknown error - this may be due to an incorrectly set up environment\t536\nCUDA version mismatch! DeepSpeed ops were compiled and installed with a different version\t537\nCUDA was not found on the system, please set the CUDA_HOME\t538\nCUDA's architecture\t529\nCUDA's capabilit\t529\nCUDA's compute architecture\t529\nCUDA's compute capabilit\t529\nCUDA::nvToolsExt\t355 539 540\nCUDAGenerator\t522 523\nCUDAGuard\t541 542\nCUDAStreamGuard\t541 542\nCUDA_ARCHITECTURES\t543\nCUDA_ARCHITECTURES is set to \t544\nCUDA_ERROR_ASSERT\t545\nCUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE\t546\nCUDA_ERROR_ILLEGAL_ADDRESS\t547\nCUDA_ERROR_INVALID_IMAGE\t548\nCUDA_ERROR_LAUNCH_FAILED\t547\nCUDA_ERROR_MISALIGNED_ADDRESS\t547\nCUDA_ERROR_NO_BINARY_FOR_GPU\t549\nCUDA_ERROR_NO_DEVICE\t550\nCUDA_ERROR_OUT_OF_MEMORY\t551\nCUDA_ERROR_STUB_LIBRARY\t532\nCUDA_ERROR_SYSTEM_DRIVER_MISMATCH\t552\nCUDA_ERROR_SYSTEM_NOT_READY\t553\nCUDA_ERROR_UNSUPPORTED_PTX_VERSION\t554\nCUDA_HOME\t555\nCUDA_HOME does not exist, unable to compile CUDA\t556\nCUDA_HOME environment variable is not set\t557\nCUDA_PATH\t555\nCUDA_PATH is set but CUDA wasn\t558\nCUDA_TOOLKIT_ROOT_DIR not found or specified\t559\nCUDA_tensor_apply\t560 561\nCUDAs architecture\t529\nCUDAs capabilit\t529\nCUDAs compute architecture\t529\nCUDAs compute capabilit\t529",
    1096045407: '_STATUS_ARCH_MISMATCH\t973',
    1096308803: 'CXXABI_\t567\nCXXABI_1.3.\t568',
    1098215527: 'gpuAtomicAdd\t1299 1300',
    1100659951: '：Aucun fichier\t111',
    1111705684: 'THCBlas_\t876 877',
    1112099911: 'GLIBCXX_\t567\nGLIBCXX_3.4.\t568\nGLIBC_\t710\nGLIBC_2.\t711',
    1113812850: 'rocBLAS error: C\t1621',
    1126199118: 'No CUDA GPUs are available\t187 787\nNo CUDA runtime is found, using CUDA_HOME=\t788\nNo CUDA toolset found\t789',
    1126199150: 'no CUDA-capable device is detected\t550',
    1128482900: 'THCCeilDiv\t458 459',
    1128486478: 'NVCC \t777\nNVCC" \t777\nNVCC\' \t777\nNVCC` \t777\nNVCC’ \t777',
    1128680517: 'ELFCLASS32\t646\nELFCLASS64\t646',
    1129467732: 'TORCH_CHECK\t900\nTORCH_CUDA_API\t426 427\nTORCH_CUDA_ARCH_LIST is not set, all archs for visible cards\t901\nTORCH_EXTENSION_NAME\t358\nTORCH_HIP_API\t498 499\nTORCH_LIBRARY_FRAGMENT\t900',
    1130320961: 'AT_CHECK\t422 423\nAT_CHECK_INDEX\t422 423\nAT_CPP14_CONSTEXPR\t424 425\nAT_CUDA_API\t426 427',
    1131701607: 'getCurrentCUDABlasHandle\t541 542\ngetCurrentCUDASolverDnHandle\t541 542\ngetCurrentCUDASparseHandle\t541 542\ngetCurrentCUDAStream\t541 542\ngetCurrentDeviceProperties\t541 542',
    1131701619: 'setCurrentCUDAStream\t541 542',
    1131898190: 'NewConnectionError\t581',
    1145120800: ' (ADVANCED)\t0',
    1145260116: 'THCDevice\t876 877\nTHCDeviceUtils.cuh\t883 884 885 886',
    1145656910: 'NVIDIA driver on your system is too old\t778\nNVIDIA-SMI has failed because it couldn\t779',
    1145981254: 'FIND was unable to find an engine to execute\t665',
    1146438445: '-CUDA::nvToolsExt\t355',
    1146438508: 'lCUDA::nvToolsExt\t355',
    1147098177: 'AT_DISPATCH_ALL_TYPES_AND_HALF\t428 429',
    1148478823: 'getDefaultCUDAStream\t541 542\ngetDeviceProperties\t541 542',
    1150991599: '：Datei oder Verzeichnis\t111',
    1160670307: 'cl.EXE\t1104',
    1162297926: 'FBGEMM needs GCC \t566\nFBGEMM needs at least GCC \t566\nFBGEMM requires GCC \t566\nFBGEMM requires at least GCC \t566',
    1162629971: 'SSLError\t581',
    1164863831: 'WinError 2]\t496\nWinError 3]\t496',
    1164994920: 'hipErrorAssert\t545\nhipErrorInvalidDeviceFunction\t1204\nhipErrorNoBinaryForGpu\t549\nhipErrorOutOfMemory\t551',
    1176517189: 'E: Failed to fetch\t642',
    1178749012: 'THBFloat16Blas_\t876 877\nTHBFloat16Storage\t876 877\nTHBFloat16Tensor\t876 877\nTHBFloat16Vector\t876 877',
    1179009347: 'CAFFE2_API\t426 427\nCAFFE2_CUDA_API\t426 427',
    1180652609: 'AT_FORALL_SCALAR_TYPES\t430 431',
    1195591764: 'THCGenerator\t876 877',
    1196312909: 'MINGW\t763',
    1196773443: 'CPUGenerator\t522 523',
    1198271776: ' -lGLESv1\t5\n -lGLESv2\t5',
    1198418253: 'MinGW\t763',
    1229408595: 'SIGILL\t354',
    1230262351: 'OPTIX_ERROR_UNSUPPORTED_ABI_VERSION\t833',
    1230455855: '/DWIN32\t359',
    1230984257: 'AT_INDEX_ERROR\t432 433',
    1231254131: 'srcIndex < srcSelectDimSize\t1640',
    1262570819: 'CMAKE_CUDA_ARCHITECTURES\t514\nCMAKE_CUDA_ARCHITECTURES must be non-empty\t515\nCMAKE_CUDA_ARCHITECTURES:\t516 517\nCMAKE_CUDA_COMPILER\t518\nCMAKE_CUDA_COMPILER:\t519',
    1279415619: 'CUBLAS_STATUS_INTERNAL_ERROR when calling \t525\nCUBLAS_STATUS_INVALID_VALUE when calling \t526',
    1280136782: 'NVML Shared Library Not Found\t678',
    1280595267: 'CUTLASS needs GCC \t566\nCUTLASS needs at least GCC \t566\nCUTLASS requires GCC \t566\nCUTLASS requires at least GCC \t566',
    1281311820: 'LD_LIBRARY_PATH contains incompatible version of cudnn\t738',
    1297501260: 'LLVM ERROR: \t740\nLLVM ERROR: Cannot select: \t741\nLLVM ERROR: out of memory\t742',
    1298295148: 'libMIOpen.so.\t1420',
    1310748265: 'in Namensbereich\t1251',
    1313032276: 'THCNumerics\t876 877\nTHCNumerics.cuh\t887 888 889',
    1313101123: 'CUDNN_INCLUDE_DIR\t562\nCUDNN_INCLUDE_PATH\t562\nCUDNN_LIBRARY\t562\nCUDNN_LIBRARY_PATH\t562\nCUDNN_STATUS_ALLOC_FAILED\t563\nCUDNN_STATUS_NOT_INITIALIZED\t564\nCUDNN_STATUS_SUBLIBRARY_LOADING_FAILED\t565',
    1313753172: 'THNN_\t897 898',
    1315072364: 'libNVVM cannot be found. Do `conda install\t1421',
    1318763759: '：No existe el\t111\n：No such file\t111',
    1330529327: '/DNOMINMAX\t359',
    1330795077: 'ERROR: Could not find a version\t648\nERROR: Python dependency not found\t649\nERROR: Wheel \'\t650\nERROR: unknown command "\t651',
    1330857298: 'RESOURCE_EXHAUSTED: \t860',
    1346521420: 'LIBPOSTPROC\t739',
    1347703880: 'HTTP 000 CONNECTION FAILED\t586',
    1349083987: 'SciPy needs GCC \t566\nSciPy needs at least GCC \t566\nSciPy requires GCC \t566\nSciPy requires at least GCC \t566',
    1349350734: 'NumPy\t822\nNumPy C-API version 0x\t823\nNumPy needs GCC \t566\nNumPy needs at least GCC \t566\nNumPy requires GCC \t566\nNumPy requires at least GCC \t566\nNumPy was built with baseline optimizations\t824',
    1377843753: '): Read timed out\t333',
    1380141140: 'THCRandom\t876 877\nTHCRoundUp\t458 459',
    1380993352: 'HIPRTC_ERROR_COMPILATION\t582',
    1381122399: '_ARRAY_API\t971',
    1396918356: 'THCState\t890 891\nTHCStorage\t876 877\nTHCStream\t890 891',
    1397049428: 'THESE PACKAGES DO NOT MATCH THE HASHES\t896',
    1397050439: 'GLES2/gl\t703 704\nGLES3/gl\t703 704\nGLESv1\t705\nGLESv2\t705',
    1397706309: 'ENOSPC: no space\t647',
    1397900630: 'VERSION_MISMATCH\t949',
    1398757712: 'PY_SSIZE_T_CLEAN macro must be defined\t843',
    1400137063: 'getStreamFromPool\t541 542',
    1413567571: 'STATUS_DLL_NOT_FOUND\t353\nSTATUS_ENTRYPOINT_NOT_FOUND\t352',
    1413695572: 'THCTensor\t876 877\nTHCThrustAllocator\t876 877',
    1413761108: 'THDTensor\t876 877',
    1414744148: 'THSTensor\t876 877',
    1415530580: 'TH_TENSOR_APPLY\t560 561',
    1416914279: 'getTHCState\t890 891',
    1428175429: 'E: Unable to fetch some archives\t642',
    1430462522: ': CUDA cannot be found\t370',
    1430472788: 'THCUNN_\t876 877',
    1430481965: '-lCUDA::nvToolsExt\t355',
    1431455828: 'THRUST_NS_QUALIFIER\t528',
    1447250004: 'THCVector\t876 877',
    1448299815: "'MSVCCompiler' object has no attribute '\t320",
    1464224839: 'GLFW/glfw3.h\t706 707 708 709',
    1465865281: 'AT_WARN\t434 435',
    1498173007: 'ONLY build\t831',
    1596993859: 'C10_FALLTHROUGH\t424 425\nC10_HIP_API\t498 499\nC10_HIP_KERNEL_LAUNCH_CHECK\t498 499\nC10_HOST_CONSTEXPR\t424 425\nC10_NORETURN\t424 425',
    1596993891: 'c10_cuda.lib\t1031',
    1598116680: 'HSA_STATUS_ERROR_INVALID_ISA\t717',
    1598182723: 'CUB_NS_QUALIFIER\t527 528',
    1598243655: 'GCC_1\t567\nGCC_3\t567\nGCC_4\t567\nGCC_7\t567',
    1598244948: 'THC_assertSameGPU\t878 879',
    1598965328: 'PFN_cuTensorMapEncode\t842',
    1600939103: '_dl_check_map_versions: Assertion\t977',
    1601008225: 'arm_acle\t996\narm_bf16\t996\narm_fp16\t996\narm_neon\t996\narm_sve\t996',
    1601009011: 'sum_intlist\t1596 1597',
    1601204323: 'cpp_extension.load\t46 1195\ncpp_extension.py\t46',
    1629515598: 'No available memory for the cache blocks\t790',
    1629516905: 'it as a build dependency\t1379',
    1631789114: ': Cannot allocate memory\t371',
    1631811920: 'PyCapsule\t853',
    1631854650: ': Datei oder Verzeichnis\t111',
    1632127060: 'THHalfBlas_\t876 877\nTHHalfStorage\t876 877\nTHHalfTensor\t876 877\nTHHalfVector\t876 877',
    1632313402: ': Kann die Shared\t379\n: Kann die Shared-Object-Datei nicht öffnen\t377',
    1632466510: 'NvMapMem\t826',
    1633836895: '__ballot\t842',
    1633839468: 'libaio.h\t1422 1423 1424 1425\nlibamdhip64.so.\t1420\nlibav\t1426',
    1633886247: "' cannot overload\t291",
    1633886266: ': calling a constexpr __device__ function\t394\n: calling a constexpr __host__ function\t395\n: cannot open shared obj\t379\n: cannot open shared object\t396 397',
    1633903970: 'because it has a CompositeImplicitAutograd\t1002',
    1633903972: 'decay_t\t1111',
    1633973603: 'cuda runtime error (2) : out of memory\t1202\ncuda.is_available()\t187\ncudaBindTexture\t842\ncudaConfigureCall\t842\ncudaErrorAssert\t545\ncudaErrorCallRequiresNewerDriver\t421\ncudaErrorCompatNotSupportedOnDevice\t546\ncudaErrorInsufficientDriver\t1203\ncudaErrorInvalidDeviceFunction\t1204\ncudaErrorInvalidKernelImage\t548\ncudaErrorMemoryAllocation\t551\ncudaErrorNoKernelImageForDevice\t549\ncudaErrorStubLibrary\t532\ncudaErrorSystemDriverMismatch\t552\ncudaErrorSystemNotReady\t553\ncudaErrorUnsupportedPtxVersion\t554\ncudaGetDeviceCount()\t1205\ncudaLaunchCooperativeKernelMultiDevice\t842\ncudaProfilerInitialize\t842\ncudaThreadExit\t842\ncudaThreadSynchronize\t842\ncudaTypedefs.h\t1190 1191\ncudaUnbindTexture\t842\ncuda_awbarrier\t1190 1191\ncuda_bf16.h\t1190 1191\ncuda_fp4.h\t1190 1191\ncuda_fp6.h\t1190 1191\ncuda_fp8.h\t1190 1191\ncuda_pipeline\t1190 1191\ncudart64_\t1201',
    1634036816: 'Please install \t852',
    1634036848: 'please install \t852',
    1634082855: "' failed: \t294",
    1634100580: 'default_program(\t1215',
    1634166092: 'LegacyTHDispatcher\t755 756\nLegacyTHFunctionsCUDA\t755 756',
    1634166124: 'legacy-install-failure\t1419',
    1634213922: '" has no member\t135 272\n" has no member \t273 274 275 276\n" has no member "\t277 278 279\n" has no member class\t280',
    1634213927: "' has no attribute '\t295",
    1634230111: '__half\t975',
    1634493027: 'cblas.h\t1098 1099 1100\ncblas_mangling.h\t1098 1099 1100',
    1634493984: ' flag is not supported with the configured host compiler\t115',
    1634494055: 'gflags/gflags.h\t1285 1286 1287 1288 1289',
    1634541602: '" matches these operands\t284\n" may not be used in the type-id\t285',
    1634541612: ', may conflict with lib\t345',
    1634563438: 'numa.h\t1544 1545 1546\nnumaif.h\t1544 1545 1546',
    1634564716: 'lzma.h\t1470 1471 1472 1473',
    1634625890: 'binaries were compiled with C\t1007',
    1634629956: 'DynamicLibNotFoundError: Failure finding \t641',
    1634629988: 'dynamic module does not\t1232\ndynamic_cast\t1233',
    1634692128: ' load any \t114\n loaded at\t181',
    1634754915: 'capability\t1094 1095',
    1634754924: 'lapack\t1386\nlapacke.h\t1387 1388 1389 1390',
    1634760805: "expanded from macro \t1258\nexpanded from macro '__noinline__'\t1259\nexpansion of macro \t1258",
    1634886000: 'parameter packs not expanded with\t1589 1590',
    1634887263: '_frame\t854 978',
    1634887267: 'cframe"\t1103\ncframe\'\t1103\ncframe’\t1103',
    1634890835: 'Strawberry\t763',
    1634954837: 'UnsatisfiedLinkError: \t937\nUnsatisfiedLinkError: no \t938',
    1634954869: 'unsatisfied condition: \t1702',
    1635017059: 'catastrophic error\t1097',
    1635017062: 'fatal error C10\t1266\nfatal error C1081\t1267\nfatal: early EOF\t1268\nfatal: fetch-pack: \t1268\nfatal: not a git repository\t1269\nfatal: unable to \t1270',
    1635018093: 'metadata-generation-failed\t1419',
    1635022189: 'mutable_data_ptr\t1189',
    1635151433: "Invalid CUDA 'device=\t731\nInvalid requirement: \t732\nInvalid wheel filename\t162\nInvalidMatchSpec: \t733\nInvalidVersionSpec: \t733",
    1635151465: 'invalid command "bdist_wheel\t1365\ninvalid command "dist_info\t1365\ninvalid command "editable_wheel\t1365\ninvalid command \'bdist_wheel\t1365\ninvalid command \'dist_info\t1365\ninvalid command \'editable_wheel\t1365\ninvalid command bdist_wheel\t1365\ninvalid command dist_info\t1365\ninvalid command editable_wheel\t1365\ninvalid device function\t1366\ninvalid input constraint \'+h\' in asm\t1367\ninvalid input constraint \'+l\' in asm\t1367\ninvalid input constraint \'+r\' in asm\t1367\ninvalid input constraint \'=+h\' in asm\t1367\ninvalid input constraint \'=+l\' in asm\t1367\ninvalid input constraint \'=+r\' in asm\t1367\ninvalid input constraint \'=h\' in asm\t1367\ninvalid input constraint \'=l\' in asm\t1367\ninvalid input constraint \'=r\' in asm\t1367\ninvalid input constraint \'h\' in asm\t1367\ninvalid input constraint \'l\' in asm\t1367\ninvalid input constraint \'r\' in asm\t1367\ninvalid literal for int() with base 10: \t1368\ninvalid operands to binary expression (\t1369\ninvalid operands to binary expression (\'\t1370\ninvalid output constraint \'+h\' in asm\t1367\ninvalid output constraint \'+l\' in asm\t1367\ninvalid output constraint \'+r\' in asm\t1367\ninvalid output constraint \'=+h\' in asm\t1367\ninvalid output constraint \'=+l\' in asm\t1367\ninvalid output constraint \'=+r\' in asm\t1367\ninvalid output constraint \'=h\' in asm\t1367\ninvalid output constraint \'=l\' in asm\t1367\ninvalid output constraint \'=r\' in asm\t1367\ninvalid output constraint \'h\' in asm\t1367\ninvalid output constraint \'l\' in asm\t1367\ninvalid output constraint \'r\' in asm\t1367\ninvalid target ID \t941\ninvalid value \'c++\t1371\ninvalid value \'gnu++\t1371\ninvalid value for --gpu-architecture\t1372',
    1635196967: "' was defined more than once\t311",
    1635197024: '` was removed in the NumPy 2\t983',
    1635281254: 'fixable by adding \t1277',
    1635284080: 'ptxas application ptx input, line \t1598\nptxas does not support CC \t1599\nptxas info \t1600\nptxas warning \t1600',
    1638515570: 'réadressage R_\t1607\nréadressage de R_\t1607',
    1646292852: 'to be installed\t1004',
    1647473766: 'ft2build.h\t1280 1281 1282 1283',
    1650552405: 'Unable to find\t570 571\nUnable to find a valid cuDNN algorithm\t925\nUnable to find code object for all current devices\t926\nUnable to find vcvarsall.bat\t927\nUnable to load any of {lib\t928\nUnable to locate\t571\nUnable to register cu\t929',
    1650552421: 'enable executable\t1236\nenable_if_t\t1111',
    1650552437: 'unable to execute \t1684\nunable to execute \'\t1685\nunable to execute command: Killed\t1686\nunable to find\t571\nunable to find a build program corresponding to "Ninja\t1687\nunable to find library -l\t1054 1055 1056 1057 1058 1059 1060 1061 1062 1063 1688 1689 1690\nunable to find library -lEGL\t1064\nunable to find library -lGLEW\t1065\nunable to find library -laio\t1066\nunable to find library -lffi\t1067\nunable to find library -lglog\t1068\nunable to find library -ljpeg\t1069\nunable to find library -lnuma\t1070\nunable to find library -lstdc++\t1072\nunable to find library -ltbb\t1073\nunable to find library -luuid\t1074\nunable to find library -lz\t1075\nunable to locate\t571\nunable to open database file\t1691',
    1650552929: 'apability not supp\t989',
    1650616684: 'libbitsandbytes_cpu.\t1427',
    1651076128: ' library not found\t180',
    1651076143: '/libMIOpen\t365\n/libamd_comgr\t365\n/libamdhip64\t365\n/libcublas\t365\n/libcuda\t365\n/libcufft\t365\n/libcufile\t365\n/libculibos\t365\n/libcupti\t365\n/libcurand\t365\n/libcusolver\t365\n/libcusparse\t365\n/libcutensor\t365\n/libhip\t365\n/libhsa-runtime64\t365\n/libhsakmt\t365\n/libnccl\t365\n/libnpp\t365\n/libnvJitLink\t365\n/libnvidia-ml\t365\n/libnvjpeg\t365\n/libnvrtc\t365\n/libnvshmem\t365\n/librccl\t365\n/libroc\t365',
    1651076218: 'zlib.h\t1730 1731 1732 1733',
    1651336557: "member access into incomplete type '\t1476",
    1651337587: 'simbolo ambiguo\t768',
    1651340622: 'Numba needs NumPy \t825',
    1651341651: 'Symbol\t270',
    1651341683: 'symbol not found in flat namespace\t270\nsymbole ambigu\t768',
    1651449895: "' object has no attribute 'ds_opt_\t308",
    1651469415: 'globalLegacyTypeDispatch\t755 756',
    1651860850: 'reubicación R_\t1607',
    1651864352: " submodule path '\t252",
    1663067490: 'be created directly\t1001',
    1663067511: 'we can conclude that \t1723',
    1663070030: 'No compatible code objects found for: gfx\t791',
    1663071343: 'ot compiled with \t1580',
    1664044099: 'CL/cl\t512 513',
    1667309616: '0 active drivers ([])\t367',
    1667393900: 'libc10_cuda.so: \t1428\nlibcublas.so.\t1429\nlibcublasLt.so.\t1429\nlibcuda.so\t1430\nlibcuda.so cannot found\t1431\nlibcuda.so.1\t1430\nlibcudart.so.\t1429\nlibcufft.so.\t1429\nlibcupti.so.\t1429\nlibcusolver.so.\t1429\nlibcusparse.so.\t1429',
    1667462766: 'nvcc \t777\nnvcc :\t1553\nnvcc cannot find a supported version of\t1554\nnvcc fatal   : Cannot find compiler \'\t1555\nnvcc fatal   : Could not open input file \'\t1556\nnvcc fatal   : redefinition of argument \'\t1557\nnvcc is required to build\t577\nnvcc is required to compile\t577\nnvcc not found\t1558\nnvcc was not found\t1558\nnvcc ：\t1553\nnvcc" \t777\nnvcc\' \t777\nnvcc:\t1553\nnvcc` \t777\nnvcc’ \t777\nnvcc：\t1553',
    1667592275: "Specified provider 'CUDAExecutionProvider' is not in available provider\t873\nSpecify CUDA_TOOLKIT_ROOT_DIR\t874",
    1667592307: 'specified that you may need to import the \t1639',
    1667594309: 'Exec format error\t654',
    1667594341: 'execinfo.h\t1224\nexecutable in path specified by\t1254\nexecutor failed running\t1255',
    1667656804: 'dlfcn.h\t1224',
    1667722864: 'pngconf.h\t1593 1594 1595',
    1667852407: 'which is not an existing directory\t1725',
    1667854445: 'mpicxx.h\t1491 1492 1493',
    1668033824: ' -lcrypt\t6',
    1668248144: 'Processus arrêté\t640\nProcessus arrêté a terminé le programme \t324',
    1668248176: "procedure entry point\t270\nprocessor does not support \t521\nprocessor doesn't support \t521\nprocessor lacks \t521",
    1668311400: 'hipcc: No such file\t1309\nhipcc: command not found\t1309\nhipcc: not found\t1309',
    1668440352: ' architecture of input file \t13',
    1668443988: 'Torch is needed\t855\nTorch is not installed\t855\nTorch is required\t855\nTorch must be installed\t855\nTorch needs to be installed\t855',
    1668444020: 'torch is needed\t855\ntorch is not installed\t855\ntorch is required\t855\ntorch is required for \t1660\ntorch must be installed\t855\ntorch needs GCC \t566\ntorch needs at least GCC \t566\ntorch needs to be installed\t855\ntorch requires GCC \t566\ntorch requires at least GCC \t566\ntorch.OutOfMemoryError\t1661\ntorch._inductor.exc.\t1662\ntorch.cuda.OutOfMemoryError\t1661\ntorch.utils.ffi is deprecated\t1663\ntorch.version.cuda\t1664\ntorch/csrc/PythonTypes.h\t1665 1666 1667\ntorch/csrc/StorageDefs.h\t1665 1666 1667\ntorch/csrc/THP_export.h\t1665 1666 1667\ntorch/csrc/WindowsTorchApiMacro.h\t1665 1666 1667\ntorch/csrc/jit/\t1668 1669 1670 1671 1672\ntorch/csrc/stable/\t442 443\ntorch/csrc/utils/auto_gil.h\t1673 1674 1675\ntorch/csrc/utils/disallow_copy.h\t1673 1674 1675\ntorch/csrc/utils/future.h\t1673 1674 1675\ntorch/csrc/utils/memory.h\t1673 1674 1675\ntorch/csrc/utils/six.h\t1673 1674 1675\ntorch/extension.h\t442 443\ntorch/headeronly/\t442 443\ntorch_cuda.lib\t1031\ntorch_extensions\t46 1676\ntorchaudio C++ extension is not available\t1677\ntorchinductor_\t1678 1679\ntorchvision.transforms.functional_tensor\t1680',
    1668571501: 'matching\t1475',
    1668571504: 'patch: command not found\t999\npatch: not found\t999',
    1668628794: ':Aucun fichier\t111',
    1671200994: '“constexpr\t288',
    1681143415: 'w64devkit\t763',
    1684104530: 'ReadTimeout\t581\nReadTimeoutError\t581',
    1684104562: 'read-only segment has dynamic IFUNC relocations\t1603\nread-only segment has dynamic relocations\t1603',
    1684107084: 'LoadLibrary failed with error 126 \t761\nLoaded runtime CuDNN library: \t762',
    1684107116: 'load any more object with static\t1467\nloaded the `torch/_C` folder of the PyTorch repository\t1468',
    1684171116: 'libdevice not found at \t1432',
    1684302184: 'hidden symbol \t1307',
    1684366670: 'Need \t783\nNeed to compile C++ extensions to \t784\nNeeds \t783',
    1684366702: 'need \t783\nneed PyTorch\t862\nneed Pytorch\t862\nneed pyTorch\t862\nneed pytorch\t862\nneed torch\t862\nneeded\t1504\nneeds \t783\nneeds CUDA\t1505\nneeds PyTorch\t862\nneeds Pytorch\t862\nneeds pyTorch\t862\nneeds pytorch\t862\nneeds torch\t862',
    1684367716: 'died with <Signals.SIGKILL: 9>\t1221',
    1684632949: 'uuid/uuid.h\t1710 1711 1712 1713',
    1684633198: 'nvidia-container-cli: initialization error: \t1560\nnvidia-fabricmanager\t680',
    1684955424: ' and above\t12\n and higher\t12\n and later\t12\n and newer\t12',
    1684957510: 'FindCUDA says CUDA version is\t687',
    1684957527: 'Windows Long Path support enabled\t954\nWindows not yet supported for torch.compile\t955',
    1684959043: 'CondaHTTPError\t586\nCondaSSLError\t586',
    1684959075: 'conda: command not found\t1184\nconda: not found\t1184\nconditional_t\t1111',
    1684960544: ' undeclared\t174',
    1685024032: ' module has been removed\t182\n module is not found\t183',
    1685025392: 'prod_intlist\t1596 1597',
    1685222775: 'wurde in diesem Gültigkeitsbereich nicht deklariert\t1005',
    1685414702: '.cuda.o\t358',
    1685414747: '[cudnn_frontend] Error: No \t968',
    1689699140: 'Dödad-signal avslutade programmet \t324',
    1696610857: '): error : expected a "("\t334\n): error: argument list for template template\t335\n): error: exception specification is incompatible\t336\n): error: expected a "("\t334\n): error: identifier "\t280\n): error: identifier "__\t337 338\n): error: incomplete type is not allowed\t339\n): error: invalid combination of type specifiers\t340\n): error: name followed by "::" must\t335\n): error: no instance of\t341\n): error: static assertion failed with "\t342',
    1696624193: 'An error happened while trying to locate the file on the Hub\t461',
    1696624233: 'in expansion of macro \t1258',
    1696624462: 'No existe el \t463 464 465 466 467 468 469 470 471 472 473',
    1696624494: 'no es un miembro de\t1251',
    1697082912: " n'est pas reconnu\t171\n n'est pas un membre de\t152 153 154",
    1697541219: 'cl.exe\t1104\ncl.exe with traditional preprocessor \t1105',
    1698832442: ': Befehl nicht gefunden\t369',
    1699094621: '] Fehler 137\t969',
    1699160157: '] Getötet\t969',
    1699170388: 'THGenerator\t876 877',
    1699553338: ': Memory allocation failure\t380',
    1699618874: ": Ne peut ouvrir le fichier d'objet partagé\t377",
    1700022356: 'THTensor\t876 877\nTHTensorMath\t876 877',
    1700153428: 'THVector\t876 877',
    1700212059: '[-Werror\t959',
    1700948332: 'libelf.h\t1433 1434 1435 1436',
    1701013836: 'License classifiers have been superseded by license expressions\t760',
    1701017701: 'exception handling disabled\t1252\nexception handling is disabled\t1253',
    1701078386: 'redefinition of \t1605',
    1701079328: ' identifier "\t134 135',
    1701080649: 'IndentationError: \t723\nIndexError: \t724 725\nIndexError: _Map_base::at\t726\nIndexError: map::at\t726\nIndexError: unordered_map::at\t726',
    1701080681: 'index_sequence\t1111',
    1701080693: 'undeclared identifier \t1311 1312 1531 1692\nundefined reference to \t1693\nundefined symbol: \t270\nundefined symbol: Py\t1694\nundefined symbol: _Py\t1694\nundefined symbol: mkl_\t1695\nundefinierter Verweis auf\t270\nundefiniertes Symbol\t270\nunderlying_type_t\t1111',
    1701080899: 'Code object build failed\t582',
    1701146144: ' needed by \t186',
    1701209458: 'reference indefinie vers\t270\nreference indéfinie vers\t270\nreference to\t270\nreferences to\t270\nreferencia a\t270\nreferencia indefinida a\t270\nreferencia indefinida para\t270\nreferencia nao definida a\t270\nreferencia nao definida para\t270\nreferencia não definida a\t270\nreferencia não definida para\t270\nreferensi ke\t270\nreferência indefinida a\t270\nreferência indefinida para\t270\nreferência nao definida a\t270\nreferência nao definida para\t270\nreferência não definida a\t270\nreferência não definida para\t270',
    1701210482: 'riferimento non definito a\t270',
    1701211721: "Inferred operator schema for a C++ kernel function doesn't match the expected function schema\t727",
    1701211753: 'infer_schema(func): \t1354 1355',
    1701274484: 'tcgen05\t1627',
    1701275973: 'Eigen/\t652',
    1701345056: ' when calling \t266',
    1701405728: ' died due to signal \t30\n died due to signal 9\t31\n died due to signal 9 (Kill signal)\t31\n died with status 0x\t32',
    1701407843: 'client error (Connect)\t1110',
    1701409364: 'Tried to register an operator (\t914 915\nTried to register multiple backend fallbacks for the same dispatch key \t916\nTried to register multiple operators with the same name\t917',
    1701470831: 'object has no attribute\t1563\nobject has no attribute \t1564',
    1701536109: 'make: \t362\nmake: command not found\t999\nmake: not found\t999\nmake_index_sequence\t1111\nmake_unique\t1111',
    1701603654: 'File o directory non\t463 464 465 466 467 468 469 470 471 472 473\nFileExistsError: [\t683\nFileNotFoundError: [Errno 2] \t684\nFilename longer than 260 characters\t685\nFilename too long\t686',
    1701603686: 'file failed to open for reading\t1274\nfile_baton.py\t1275\nfile_baton.py:\t1276',
    1701604425: 'Illegal instruction\t354 460',
    1701667150: "NameError: name \t780\nNameError: name '\t781\nNameError: name '_C' is not defined\t782",
    1701667182: 'name \'bare_metal_version\' is not defined\t1497\nnamespace "\t1498\nnamespace "c10::guts" has no member "\t1499\nnamespace "std" has no member \t1500 1501 1502 1503',
    1701669204: 'TimeoutError: \t588',
    1701670771: 'some optimisations will not be enabled\t1638\nsome optimizations will not be enabled\t1638',
    1701716012: ', needed by\t346\n, needed by \t347',
    1701733735: 'generic_type: \t1284',
    1701798944: " does not dominate this use\t33\n does not exist\t34 35 36\n does not include kernels for this GPU\t37\n does not match namespace of enclosing TORCH_LIBRARY\t38\n does not match runtime version \t39\n does not name a type\t40 41 42 43\n does not support \t44\n doesn't exist\t35",
    1701863764: 'Tapettu\t640\nTapettu-signaali päätti \t324',
    1701865808: 'Pipeline failed while executing [\t851',
    1701867296: ' open include file\t207 208 209 210 211 212 213 214 215 216 217 218 219 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 235 236 237\n open source file\t135 207 208 209 210 211 212 213 214 215 216 217 218 219 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 235 236 237',
    1701867311: '/openmp\t359',
    1701869669: 'expected primary-expression before \t1260',
    1701869908: "TypeDefault\t904 905\nTypeError \t919\nTypeError: \t920 921\nTypeError: expected str, bytes or os.PathLike object, not NoneType\t922\nTypeError: join() argument must be str\t923\nTypeError: unsupported operand type(s) for +: 'NoneType' and 'str'\t924",
    1701869940: 'type "at::Tensor" is not allowed\t1682\ntypeid\t1233',
    1701978146: '" referenced unknown base type "\t287',
    1701978151: "' returned nan values in its \t310",
    1701978156: ', required architecture \t348',
    1701991456: ' Tree Learner was not enabled in this build\t10',
    1701996900: 'dirent.h\t1224',
    1701997665: 'already has an implementation\t984',
    1701998165: 'Unregistered type : \t935\nUnresolved extern \t936',
    1701998197: "unrecognised command line option\t737\nunrecognised command-line option\t737\nunrecognized command\t1700\nunrecognized command line option\t737\nunrecognized command-line option\t737\nunrecognized subcommand '\t1701\nunresolved external symbol\t270",
    1701998445: 'more than one conversion function from "\t1488\nmore than one instance of overloaded function "\t1489\nmore than one operator "\t1490',
    1701999173: 'Erreur de format pour exec\t654\nErreur de segmentation\t655',
    1702064961: 'Assertion \t474\nAssertion `\t475\nAssertion error (\t476\nAssertionError: \t477',
    1702125892: 'Datei oder Verzeichnis nicht\t463 464 465 466 467 468 469 470 471 472 473',
    1702126916: 'Detected that PyTorch and \t631',
    1702126948: 'detected SM\t715\ndetected pre-SM\t715\ndetected sm\t715\ndetected sm_\t715',
    1702129225: 'Internal Triton PTX codegen error\t729\nInternal compiler error\t730\nInternal error\t730',
    1702129257: 'integer\t1363\ninteger_sequence\t1111\ninternal compiler error: Killed (program \t1364',
    1702129518: "note: macro 'max defined here\t1474\nnote: macro 'max' defined here\t1474\nnote: macro 'max’ defined here\t1474\nnote: macro 'min defined here\t1474\nnote: macro 'min' defined here\t1474\nnote: macro 'min’ defined here\t1474\nnote: macro max defined here\t1474\nnote: macro max' defined here\t1474\nnote: macro max’ defined here\t1474\nnote: macro min defined here\t1474\nnote: macro min' defined here\t1474\nnote: macro min’ defined here\t1474\nnote: macro ‘max defined here\t1474\nnote: macro ‘max' defined here\t1474\nnote: macro ‘max’ defined here\t1474\nnote: macro ‘min defined here\t1474\nnote: macro ‘min' defined here\t1474\nnote: macro ‘min’ defined here\t1474",
    1702130753: 'Attempting to deserialize object on a CUDA device\t478\nAttempting to use \t479',
    1702131043: 'cute/\t1213\ncute\\\t1213',
    1702195557: 'equest failed after \t1238',
    1702240297: ') versions mismatch\t331',
    1702240300: ', version CXXABI_\t349\n, version GCC_1\t349\n, version GCC_3\t349\n, version GCC_4\t349\n, version GCC_7\t349\n, version GLIBCXX_\t349\n, version GLIBC_2.\t350',
    1702240314: ': version "hip_\t413\n: version "libcu\t414\n: version "libnccl\t414\n: version "libnv\t414\n: version \'hip_\t413\n: version \'libcu\t414\n: version \'libnccl\t414\n: version \'libnv\t414\n: version `hip_\t413\n: version `libcu\t414\n: version `libnccl\t414\n: version `libnv\t414\n: version ‘libcu\t414\n: version ‘libnccl\t414\n: version ‘libnv\t414',
    1702259058: 'river version \t1620',
    1702389038: '.exe" is not recognized\t283\n.exe" is not recognized as\t283\n.exe" ist entweder falsch\t283\n.exe" n\'est pas reconnu\t283\n.exe" no se reconoce como\t283\n.exe" 不是内部或外部命令\t283\n.exe\' is not recognized\t283\n.exe\' is not recognized as\t283\n.exe\' ist entweder falsch\t283\n.exe\' n\'est pas reconnu\t283\n.exe\' no se reconoce como\t283\n.exe\' 不是内部或外部命令\t283\n.exe” is not recognized\t283\n.exe” is not recognized as\t283\n.exe” ist entweder falsch\t283\n.exe” n\'est pas reconnu\t283\n.exe” no se reconoce como\t283\n.exe” 不是内部或外部命令\t283',
    1702520162: 'bezeichnet keinen Typ\t1005',
    1714375751: 'GL/freeglut.h\t693 694 695',
    1717857907: 'sndfile.h\t1633 1634 1635 1636',
    1717920878: 'ndefined\t270',
    1717920885: 'udefineret reference til\t270',
    1717985603: "Caffe2: Couldn't determine version from header\t569",
    1717985635: 'caffe2/\t1032 1033 1034 1035',
    1717987684: 'different exception spec\t1222\ndiffers from\t1223',
    1717990755: 'cufft64_\t1201',
    1718513507: 'configuration file provided by "CUDA\t1185\nconfigure: error: \t1186 1187\nconflicting cuDNN in LD_LIBRARY_PATH\t1188',
    1722401636: 'définitions multiples de \t769',
    1722401650: 'réference indefinie vers\t270\nréference indéfinie vers\t270\nréférence indefinie vers\t270\nréférence indéfinie vers\t270',
    1730160936: '() got an unexpected keyword argument\t243\n() got an unexpected keyword argument \t242 322\n() got multiple values for \t242',
    1731152967: 'GL/gl.h\t696 697 698\nGL/glcorearb.h\t696 697 698\nGL/glew.h\t699 700 701 702\nGL/glext.h\t696 697 698\nGL/glut.h\t693 694 695\nGL/glx.h\t696 697 698',
    1734701162: 'jpeglib.h\t1380 1381 1382 1383',
    1734959663: '/bigobj\t359',
    1734964000: ' signal terminated program \t249',
    1734964008: '(signal: 9, SIGKILL: kill)\t326',
    1734965107: 'swig: command not found\t999\nswig: not found\t999',
    1735289197: 'mingw\t763',
    1735355495: 'glog/logging.h\t1291 1292 1293 1294',
    1735357040: 'program input point\t270',
    1735549216: ' argument(s) but received \t14\n arguments for \t15',
    1735549292: 'larger than the available KV cache memory\t1391\nlarger than the maximum number of tokens that can be stored in KV cache\t1391',
    1735549300: 'target device or backend do not support efficient \t1649\ntarget sm_\t1650',
    1746936361: ')" has already been defined\t332',
    1746955881: 'in hip::FatBinaryInfo::\t1332',
    1749239892: 'THCharBlas_\t876 877\nTHCharStorage\t876 877\nTHCharTensor\t876 877\nTHCharVector\t876 877',
    1750288468: 'THShortBlas_\t876 877\nTHShortStorage\t876 877\nTHShortTensor\t876 877\nTHShortVector\t876 877',
    1751279980: 'libhipblas.so.\t1420\nlibhipfft.so.\t1420\nlibhiprand.so.\t1420\nlibhipsolver.so.\t1420\nlibhipsparse.so.\t1420',
    1751345510: 'fichier dans un mauvais format\t861',
    1751345518: 'nicht definierter Verweis auf\t270',
    1751347777: 'Arch conditional MMA instruction used without targeting\t462',
    1751347809: 'arch_list[-1] += \t990\narchitecture\t991 992',
    1751347823: 'orch not compiled with CUDA enabled\t1579',
    1751349349: 'exchange\t1111',
    1751361987: "échec d'adressage (mapping) du segment\t682",
    1751607656: 'higher\t1308',
    1751933286: 'falha no mapeamento de segmento\t682',
    1752391519: '__shfl\t842',
    1752392008: 'Hash mismatch for \t718',
    1752463728: 'python3: command not found\t1184\npython3: not found\t1184\npython: command not found\t1184\npython: not found\t1184',
    1763715368: '() is missing value for argument\t14',
    1763717413: '%1 is not a valid Win32 application\t289\n%1 ist keine zulässige Win32-Anwendung\t289',
    1763719719: "': is not a member of 'cudaDeviceProp'\t319",
    1763733089: 'an illegal memory access was encountered\t987',
    1763733358: 'no instance of \t1514\nno instance of constructor "cut\t1515\nno instance of overloaded function \t1516',
    1765161080: 'x86intrin.h\t1325 1326 1327',
    1766203450: ': Filename too long\t372 373',
    1766531165: '] Killed\t969',
    1766727738: ': Nicht genügend\t371',
    1767990816: ' failed with exit \t47\n failed: \t48\n failed: No such file\t49',
    1768042298: ':/bin/nvcc\t415',
    1768053819: ';\\bin\\nvcc\t418',
    1768058209: 'ambiguous "?" operation:\t985\nambiguous overload for \t986\nambiguous symbol\t768',
    1768061296: 'pybind11\t1601\npybind11/\t1602\npybind11_detail_function_record\t853',
    1768124527: 'opción de línea de órdenes no reconocida\t737',
    1768255571: 'Speicherzugriffsfehler\t655',
    1768300602: ': file too short\t408',
    1768318308: 'defined\t1216\ndefined in file \t1217\ndefiniciones múltiples de \t769',
    1768320617: 'infiniband/\t1356 1357 1358 1359',
    1768383858: 'registered\t1606',
    1768693818: ': linker input file not found\t386',
    1768697658: ':/lib64\t416',
    1768716898: 'bzlib.h\t1017 1018 1019 1020',
    1768759354: ': misaligned address\t410',
    1768779113: 'immintrin.h\t1325 1326 1327',
    1768779128: 'xmmintrin.h\t1325 1326 1327',
    1768824890: ': nie można otworzyć pliku obiektu dzielonego\t377',
    1768843629: 'minimum required Nvidia driver for \t1479',
    1769103702: 'VariableTensorId\t904 905',
    1769152577: 'A single input file is required for a non-link phase\t420',
    1769234803: 'satisfies the requirement \t1624\nsatisfy\t1625',
    1769238607: 'OptionalCUDAGuard\t541 542\nOptionalCUDAStreamGuard\t541 542',
    1769300512: ' built with CUDA \t19\n built without \t20',
    1769366884: "device architecture\t529\ndevice capabilit\t529\ndevice compute architecture\t529\ndevice compute capabilit\t529\ndevice is SM\t715\ndevice is sm\t715\ndevice is sm_\t715\ndevice kernel image is invalid\t548\ndevice's architecture\t529\ndevice's capabilit\t529\ndevice's compute architecture\t529\ndevice's compute capabilit\t529\ndevice-side assert triggered\t1218\ndevice-side assertion triggered\t1218\ndevices architecture\t529\ndevices capabilit\t529\ndevices compute architecture\t529\ndevices compute capabilit\t529",
    1769369189: 'environment variable is not\t1237',
    1769414695: "' with arguments from the '\t312\n' with arguments from the 'CUDA' backend\t313 314\n' with arguments from the 'Meta' backend\t315\n' with exceptions disabled\t316",
    1769566836: 'trying to build PyTorch with a too old version of \t1681',
    1784835872: ' object has no attribute \t197 198 199',
    1785291349: 'Ubijen\t640',
    1785620814: 'Ninja is required to \t786',
    1785620846: 'ninja-build: Kommando nicht gefunden\t1507\nninja-build: command not found\t1507\nninja-build: commande introuvable\t1507\nninja-build: not found\t1507\nninja-build: orden no encontrada\t1507\nninja-build: コマンドが見つかりません\t1507\nninja-build: 未找到命令\t1507\nninja: Kommando nicht gefunden\t1507\nninja: build stopped\t1508\nninja: command not found\t1507\nninja: commande introuvable\t1507\nninja: no work to do.\t1509\nninja: not found\t1507\nninja: orden no encontrada\t1507\nninja: コマンドが見つかりません\t1507\nninja: 未找到命令\t1507',
    1797287790: 'no kernel image is available\t1517',
    1797288805: 'es kein\t1251',
    1801538883: 'CMake must be installed to build\t520',
    1801547107: 'cmake: command not found\t999\ncmake: not found\t999',
    1801547111: 'gmake\t368',
    1801675088: "Package \t844\nPackage dependency requirement '\t845\nPackagesNotFoundError\t846",
    1801675120: 'packed_accessor\t1189\npacked_accessor32\t900\npacked_accessor64\t900',
    1801678707: 'socket.gaierror: \t1637',
    1802068851: 'scikit-learn has not been built correctly\t1626',
    1802270070: 'vulkan/vulkan\t1718 1719 1720 1721',
    1802398060: 'linker `\t1462',
    1802465132: 'looks like a filename, but the file does not exist\t1469',
    1802725700: 'Disk quota exceeded\t635',
    1802725732: 'disk quota exceeded\t635',
    1814066273: "at least '/std:c++\t997",
    1814979692: 'ld.lld: error: duplicate symbol: \t1392',
    1816217684: 'THAlloc\t876 877',
    1816283220: 'THBlas_\t876 877',
    1816545364: 'THFloatBlas_\t876 877\nTHFloatStorage\t876 877\nTHFloatTensor\t876 877\nTHFloatVector\t876 877',
    1818323300: 'dial tcp: lookup \t899',
    1818391907: 'cublas.CUBLASError: \t1200\ncublas64_\t1201\ncublasLt64_\t1201',
    1818435642: ': class template "std::_Is_memfunptr" has already been defined\t398',
    1818455657: 'include file \t1334\ninclude file "ATen/\t1335\ninclude file "CL/\t1336\ninclude file "Eigen/\t1337\ninclude file "GLES\t1338\ninclude file "TH\t1339\ninclude file "THC\t1340\ninclude file "X11/\t1341\ninclude file "asm/\t1009\ninclude file "boost/\t1342\ninclude file "c\t1343\ninclude file "c10d/\t1344\ninclude file "cudnn\t1345\ninclude file "eigen3/Eigen/\t1337\ninclude file "libav\t1346\ninclude file "tbb/\t1347\ninclude file "torch/\t441\ninclude file \'ATen/\t1335\ninclude file \'CL/\t1336\ninclude file \'Eigen/\t1337\ninclude file \'GLES\t1338\ninclude file \'TH\t1339\ninclude file \'THC\t1340\ninclude file \'X11/\t1341\ninclude file \'asm/\t1009\ninclude file \'boost/\t1342\ninclude file \'c\t1343\ninclude file \'c10d/\t1344\ninclude file \'cudnn\t1345\ninclude file \'eigen3/Eigen/\t1337\ninclude file \'libav\t1346\ninclude file \'tbb/\t1347\ninclude file \'torch/\t441',
    1818780998: 'Fehler beim Mappen des Shared Objects\t682\nFehler im Format der Programmdatei\t654',
    1818845510: 'Failed building wheel for \t666\nFailed to auto\t667\nFailed to build \t668\nFailed to build CUDA kernels for \t669\nFailed to compile. cc_cmd\t670\nFailed to detect a default CUDA architecture\t671\nFailed to detect a default CUDA architecture.\t672\nFailed to find\t570 571\nFailed to find \t673\nFailed to find ROCm root directory\t674\nFailed to find a working CUDA architecture\t675\nFailed to find all files with CUDA\t676\nFailed to find nvToolsExt\t677\nFailed to initialize NVML: Driver Not Loaded\t678\nFailed to locate\t571\nFailed to parse: \t679\nFailed to start \t680\nFailure finding "libnvvm\t619\nFailure finding \'libnvvm\t619\nFailures have been detected while processing an MLIR pass pipeline\t681',
    1818845542: "failed call to cuInit: \t1261\nfailed to find\t571\nfailed to legalize operation 't\t1262\nfailed to locate\t571\nfailed to map segment from\t1263\nfailed to open \t1264\nfailed to open elf at \t616\nfailed with exit \t1265",
    1818846752: ' file built for macOS-\t50\n file not found\t51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113',
    1818848040: '(killed) terminó el programa \t324',
    1818850658: 'build_ext\t1013\nbuilds-v0\t1014\nbuilt against \t1015\nbuilt for \t1015\nbuilt with \t1015',
    1819028768: ' -llapack\t7',
    1819042150: 'fallo al asignar un segmento del objeto compartido\t682',
    1819044171: 'Killed\t640 736',
    1819045731: 'collect2: fatal error: ld terminated with signal 9\t742',
    1819176736: ' only by \t204\n only for \t204\n only on \t204\n only supports \t205\n only with \t204',
    1819240790: 'Violación de segmento\t655',
    1819242031: '/nologo\t359',
    1819307369: 'implementation for device cuda\t1328',
    1819310149: 'Explicitly provided namespace (\t664',
    1819440483: 'curl/curl.h\t1207 1208 1209 1210\ncurl: (16) \t1211\ncurl: (18) \t1211\ncurl: (28) \t1211\ncurl: (35) \t1211\ncurl: (5) \t1211\ncurl: (52) \t1211\ncurl: (55) \t1211\ncurl: (56) \t1211\ncurl: (6) \t1211\ncurl: (60) \t1211\ncurl: (7) \t1211\ncurl: (92) \t1211',
    1819571555: 'cutlass needs GCC \t566\ncutlass needs at least GCC \t566\ncutlass requires GCC \t566\ncutlass requires at least GCC \t566\ncutlass/\t1213\ncutlass::\t1214\ncutlass\\\t1213',
    1819635523: 'Could NOT find BLAS (missing\t590\nCould NOT find Boost (missing\t590\nCould NOT find CUDA (missing:\t591 592 593\nCould NOT find CUDAToolkit (missing:\t591 592 593\nCould NOT find CUDNN (missing\t594\nCould NOT find CURL (missing\t590\nCould NOT find CuDNN (missing\t594\nCould NOT find EGL (missing\t590\nCould NOT find Eigen3 (missing\t590\nCould NOT find Freetype (missing\t590\nCould NOT find GLEW (missing\t590\nCould NOT find GLUT (missing\t590\nCould NOT find JPEG (missing\t590\nCould NOT find LAPACK (missing\t590\nCould NOT find NVTX\t595\nCould NOT find NvToolExt\t595\nCould NOT find NvToolsExt\t595\nCould NOT find OpenGL (missing\t590\nCould NOT find OpenMP\t596\nCould NOT find OpenSSL (missing\t590\nCould NOT find PNG (missing\t590\nCould NOT find Python\t597 598\nCould NOT find PythonLibs (missing\t599\nCould NOT find TBB (missing\t590\nCould NOT find X11 (missing\t590\nCould NOT find ZLIB (missing\t590\nCould NOT find cuDNN (missing\t594\nCould NOT find cudnn (missing\t594\nCould NOT find nvToolsExt\t595\nCould not build wheels for \t600\nCould not connect\t601\nCould not detect Ninja v\t602\nCould not find\t570 571\nCould not find \t603\nCould not find MSVC\t604\nCould not find a configuration file for package "\t605\nCould not find any \t606\nCould not find compiler set in environment variable \t607\nCould not find module \'\t608\nCould not find shared object file\t609\nCould not find the bitsandbytes \t610\nCould not find the operator \t36\nCould not infer dtype of numpy.\t611\nCould not load library libcudnn\t612\nCould not load libtorchcodec\t613\nCould not load symbol \t580\nCould not load this library: \t614\nCould not locate\t571\nCould not locate \t603 615\nCould not open \t616\nCould not open requirements file: \t617\nCould not resolve\t601\nCould not set up the environment for Microsoft Visual Studio\t618\nCouldn\'t find\t570 571\nCouldn\'t find a suitable version of ptxas\t619\nCouldn\'t find an operator for \t620\nCouldn\'t load custom C++ ops\t621\nCouldn\'t load custom C++ ops. This can happen if your PyTorch and \t622',
    1819635555: "could not convert default argument '\t1192\ncould not find\t571\ncould not locate\t571\ncould not select device driver \t1193\ncouldn't allocate input reg for constraint 'h'\t1194\ncouldn't allocate input reg for constraint 'l'\t1194\ncouldn't allocate input reg for constraint 'r'\t1194\ncouldn't allocate input register for constraint 'h'\t1194\ncouldn't allocate input register for constraint 'l'\t1194\ncouldn't allocate input register for constraint 'r'\t1194\ncouldn't allocate output reg for constraint 'h'\t1194\ncouldn't allocate output reg for constraint 'l'\t1194\ncouldn't allocate output reg for constraint 'r'\t1194\ncouldn't allocate output register for constraint 'h'\t1194\ncouldn't allocate output register for constraint 'l'\t1194\ncouldn't allocate output register for constraint 'r'\t1194\ncouldn't find\t571\ncouldn't find a suitable version of ptxas\t619",
    1830842190: "No matching distribution found for \t792\nNo module named \t793 794 795 796 797 798 799 800 801 802 803 804 805\nNo module named '\t806",
    1830842222: "no matching con\t1518\nno matching function for call to \t1519 1520\nno member named \t1306\nno member named '\t1521 1522",
    1833508922: ": Impossible d'ouvrir le fichier d'objet partagé\t377",
    1835100276: 'tham chiếu đến\t270',
    1835101728: ' name followed by "::" must be\t135\n named symbol not found\t185',
    1835102822: 'frame"\t1103\nframe\'\t1103\nframe’\t1103',
    1835166060: 'libmkl_\t1437',
    1835429165: '-mfma\t357',
    1835492691: 'Segment-Schutz nach der Relozierung\t869\nSegmentation fault\t655 870\nSegmentation-Fehler\t655',
    1835492723: 'segment en lecture seule a des réadressages\t1603\nsegmento de sólo lectura tiene reubicaciones\t1603',
    1835606074: ": impossibile aprire il file oggetto condiviso\t377\n: impossible d'ouvrir le fichier d'objet partagé\t377",
    1835622239: '__imp_\t976',
    1835886455: 'wgmma\t1627',
    1835888451: "Command '['ninja', '--version']' returned non-zero\t583\nCommand 'nvcc' not found\t584",
    1835888459: 'Kommandozeilenoption\t737',
    1835888483: 'common_type_t\t1111',
    1836016416: ' compiled with CUDA \t19\n compiled without \t20',
    1836213584: "Permission denied: \t812\nPermission denied: '\t815\nPermissionError: [Errno 13] \t848\nPermissionError: [WinError \t849\nPermissionError: [WinError 5]\t850",
    1836213588: 'Terminado (killed)\t640',
    1836216134: 'Formato de ejecutable incorrecto\t654',
    1836280141: 'Mismatched number of arguments when calling: `\t774',
    1836280173: 'mismatches\t1223 1480',
    1836344691: 'setmaxnreg\t1627',
    1840104307: 'símbolo ambiguo\t768',
    1847602215: "', needed by '\t317 318",
    1847603493: "%1 n'est pas une application Win32 valide\t289\n%1 no es una aplicación Win32 válida\t289",
    1847616878: 'ne nomme pas un type\t1005',
    1847619177: 'in namespace\t1251',
    1847619438: 'no nombra a un tipo\t1005',
    1847620457: 'is not a full path and was not found\t1373\nis not a full path to an existing\t1374\nis not a member of\t1251\nis not currently supported\t993\nis not supported\t993\nis not yet supported\t993',
    1847638978: '» non reconnue\t1736',
    1850286138: ': Internal \t378',
    1850296404: 'THIntBlas_\t876 877\nTHIntStorage\t876 877\nTHIntTensor\t876 877\nTHIntVector\t876 877',
    1851072570: ": Undefined reference to '\t270\n: Unknown option '\t390 391\n: Unresolved extern function\t392",
    1851859002: ': an object with that name is already\t393',
    1851876128: ' cannot be used to initialize\t23',
    1851878176: ' kann nicht gefunden werden\t177 178',
    1851878499: 'clang version must be less than \t1106',
    1851943276: 'libnvJitLink.so.\t1429\nlibnvidia-ml.so.1\t1438\nlibnvidia-ptxjitcompiler.so.1\t1438\nlibnvrtc-builtins.so\t1439\nlibnvrtc.so.\t1429',
    1852134465: 'ATen/CPUGenerator\t436 437\nATen/CUDA\t436 437\nATen/CUDAGenerator\t436 437\nATen/Dimname.h\t438 439 440\nATen/NamedTensor.h\t438 439 440\nATen/NamedTensorUtils.h\t438 439 440\nATen/TensorNames.h\t438 439 440\nATen/Type\t436 437\nATen/TypeDefault\t436 437\nATen/TypeExtendedInterface\t436 437\nATen/c\t441 442 443\nATen/core/Dimname.h\t438 439 440\nATen/core/NamedTensor.h\t438 439 440\nATen/core/NamedTensorUtils.h\t438 439 440\nATen/core/TensorNames.h\t438 439 440\nATen/cpu/vec256/\t444 445 446 447 448\nATen/cuda/CUDAFuture.cuh\t449 450 451\nATen/cuda/CUDAFuture.h\t449 450 451\nATen/cuda/CUDAMultiStreamGuard.cuh\t449 450 451\nATen/cuda/CUDAMultiStreamGuard.h\t449 450 451\nATen/cuda/CUDASolver.cuh\t449 450 451\nATen/cuda/CUDASolver.h\t449 450 451\nATen/cuda/CUDATypeConversion.cuh\t449 450 451\nATen/cuda/CUDATypeConversion.h\t449 450 451\nATen/cudnn/Exceptions.h\t452 453 454 455 456 457\nATenCeilDiv\t458 459',
    1852138601: 'identifier \t1311 1312\nidentifier "\t1313 1314 1315 1316 1317 1318 1319\nidentifier "CU\t1320\nidentifier "_Float\t1321\nidentifier "__builtin_\t1322\nidentifier "nvshmem\t1323\nidentifier "texture" is undefined\t1324',
    1852141679: 'opencv2/\t1571 1572 1573 1574\nopenssl/\t1575 1576 1577 1578',
    1852383271: "' in 'cudaDeviceProp'\t296\n' in 'cut\t297\n' in namespace '\t298\n' in namespace '__hip_internal'\t299\n' in namespace 'cut\t297\n' in namespace 'std'\t300",
    1852383290: ': internal \t378\n: invalid ELF header\t409',
    1852387130: ':/include\t416',
    1852397403: '[WinError \t961 962 963\n[WinError 1114]\t964\n[WinError 126]\t965\n[WinError 127]\t629 966\n[WinError 206]\t967',
    1852400160: ' binary not found at \t18',
    1852400175: '/bin/bash: \t361 362\n/bin/dash: \t361 362\n/bin/nvcc\t363 364\n/bin/sh: \t361 362',
    1852400971: 'Kein Speicher im statischen TLS-Block\t735\nKein Speicherplatz mehr\t484',
    1852400994: 'being in scipy source directory\t1003\nbeing installed\t1004',
    1852401003: 'kein Speicherplatz mehr verfügbar\t484',
    1852401184: ' find any \t114',
    1852403239: "'ninja' is not recognized as an internal or external command\t321",
    1852404512: ' since setuptools is not available\t250',
    1852404565: 'Using cached \t948',
    1852404597: 'using CUDA_HOME=\t1708',
    1852534357: 'Unknown CMake command "cuda_add_executable"\t676\nUnknown CMake command "cuda_add_library"\t676\nUnknown CMake command "cuda_compile"\t676\nUnknown CUDA Architecture Name\t930\nUnknown MS Compiler version \t931\nUnknown builtin op: \t932\nUnknown compiler(s): [[\'\t933\nUnknown compute capability. \t934',
    1852534389: "unknown target CPU \t941\nunknown type name \t1531 1692\nunknown type name '\t1696 1697 1698\nunknown type name '__hip_bfloat16\t1699",
    1852583200: ' -lnvToolsExt\t8',
    1852664132: 'Dimname\t633 634\nDimnameList\t633 634',
    1852727619: 'Cannot access data pointer of Tensor \t572\nCannot access global variable \t573 574\nCannot compile \t575\nCannot find\t570 571\nCannot find a working triton installation\t576\nCannot find cuda path\t577\nCannot find libdevice for arch\t577\nCannot find source file:\t578\nCannot initialize CUDA without \t579\nCannot load symbol cu\t580',
    1852727627: 'Kann den Stack nicht ausführbar machen\t734',
    1852727651: 'cannot be used to initialize an entity of type "cutlass::\t1038\ncannot call member function\t401\ncannot call non-constexpr function "cutlass::const_\t1039\ncannot convert \t1040\ncannot convert None of type <class \t1041\ncannot create shared object descriptor\t1042\ncannot determine \t1043\ncannot execute \t1044\ncannot find\t571 1045 1046 1047\ncannot find \t1048 1049 1050 1051\ncannot find -l\t1052 1053 1054 1055 1056 1057 1058 1059 1060 1061 1062 1063\ncannot find -lEGL\t1064\ncannot find -lGLEW\t1065\ncannot find -laio\t1066\ncannot find -lffi\t1067\ncannot find -lglog\t1068\ncannot find -ljpeg\t1069\ncannot find -lnuma\t1070\ncannot find -lpython3.\t1071\ncannot find -lstdc++\t1072\ncannot find -ltbb\t1073\ncannot find -luuid\t1074\ncannot find -lz\t1075\ncannot find the file specified: \'\t815\ncannot import name \t1076 1077 1078 1079 1080 1081 1082 1083 1084\ncannot import name \'\t1085\ncannot instantiate \'\t1086\ncannot make segment writable for relocation\t1087\ncannot map zero-fill pages\t1042\ncannot open input file \t1088\ncannot open shared object file\t1 1089 1090\ncannot open source file "\t1091\ncannot read spec file \t1092',
    1852727659: 'kann -l\t1054\nkann nicht gefunden\t1384\nkann nicht gefunden werden -l\t1055 1056 1057 1058 1059 1060 1061 1062 1063 1330 1331\nkann nicht gefunden werden -lEGL\t1064\nkann nicht gefunden werden -lGLEW\t1065\nkann nicht gefunden werden -laio\t1066\nkann nicht gefunden werden -lffi\t1067\nkann nicht gefunden werden -lglog\t1068\nkann nicht gefunden werden -ljpeg\t1069\nkann nicht gefunden werden -lnuma\t1070\nkann nicht gefunden werden -lstdc++\t1072\nkann nicht gefunden werden -ltbb\t1073\nkann nicht gefunden werden -luuid\t1074\nkann nicht gefunden werden -lz\t1075\nkann nicht gefunden werden: -l\t1055 1056 1057 1058 1059 1060 1061 1062 1063 1330 1331\nkann nicht gefunden werden: -lEGL\t1064\nkann nicht gefunden werden: -lGLEW\t1065\nkann nicht gefunden werden: -laio\t1066\nkann nicht gefunden werden: -lffi\t1067\nkann nicht gefunden werden: -lglog\t1068\nkann nicht gefunden werden: -ljpeg\t1069\nkann nicht gefunden werden: -lnuma\t1070\nkann nicht gefunden werden: -lstdc++\t1072\nkann nicht gefunden werden: -ltbb\t1073\nkann nicht gefunden werden: -luuid\t1074\nkann nicht gefunden werden: -lz\t1075',
    1852731203: 'ConnectTimeout\t581\nConnectTimeoutError\t581\nConnection to \t587\nConnectionError: \t588',
    1852732786: 'running build_ext\t1622\nrunning on sm\t1623',
    1852793632: " conflicts with target machine type \t24 25\n conflicts with this version\t26\n connect to 'http\t27",
    1852793634: '"constexpr\t288',
    1852793639: "'constexpr\t288",
    1853169722: ": ungültiger ELF-Header\t409\n: unspecified launch failure\t410\n: unsupported option '-fopenmp\t412\n: unsupported option ‘-fopenmp\t412",
    1853188163: 'ChunkedEncodingError\t581',
    1853189958: 'Found empty `transformer-engine` meta package\t688\nFound no NVIDIA driver on your system\t689 690\nFound two conflicting CUDA\t691',
    1853189990: 'found SM\t715\nfound sm\t715\nfound sm_\t715\nfound. Please specify\t1279',
    1864396654: 'no overload of \t1523',
    1864397673: 'is only a placeholder project on PyPI\t1375\nis only available from C++\t1376',
    1865370691: 'CL/opencl\t512 513',
    1866614868: 'THBoolBlas_\t876 877\nTHBoolStorage\t876 877\nTHBoolTensor\t876 877\nTHBoolVector\t876 877',
    1866670138: ': Command not found\t369',
    1866745940: 'THDoubleBlas_\t876 877\nTHDoubleStorage\t876 877\nTHDoubleTensor\t876 877\nTHDoubleVector\t876 877',
    1866866746: ': Found no NVIDIA driver on your system\t374\n: Found unsuitable version "\t375 376',
    1867194426: ': Kommando nicht gefunden\t369',
    1867270228: 'THLongBlas_\t876 877\nTHLongStorage\t876 877\nTHLongTensor\t876 877\nTHLongVector\t876 877',
    1867391034: ': No CUDA GPUs are available\t381\n: No existe el\t111\n: No module named \t382\n: No paths matched \t383\n: No se puede asignar\t371\n: No such file\t111 112 113 384 385 386\n: No such file or directory\t387\n: Not a directory\t388',
    1867806286: 'NvToolsExt\t827',
    1867806318: 'nvToolsExt\t1548 1549 1550 1551\nnvToolsExt64_1.lib\t1552',
    1867807056: 'PyTorch is needed\t855\nPyTorch is not installed\t855\nPyTorch is not linked with support for cuda devices\t856\nPyTorch is required\t855\nPyTorch must be installed\t855\nPyTorch needs GCC \t566\nPyTorch needs at least GCC \t566\nPyTorch needs to be installed\t855\nPyTorch no longer supports this GPU because it is too old\t857\nPyTorch requires GCC \t566\nPyTorch requires at least GCC \t566\nPyTorch version mismatch! DeepSpeed ops were compiled and installed with a different version\t858\nPyTorch was compiled without CUDA support\t859',
    1868720492: 'libomp/omp.h\t1440 1441 1442',
    1868721529: 'ymbol \t270\nymbols \t270',
    1868767290: ': comando não encontrado\t369\n: command not found\t369\n: commande introuvable\t369',
    1868785010: 'recompile \t1604',
    1868787269: 'Encountered error while \t653',
    1868787273: 'Incompatible library version: lib\t722\nIncompleteRead\t581',
    1868787305: 'incompatible architecture (have \t1348\nincompatible with that of previous function "\t1349\nincompatible with the existing python installation in your environment\t1350\nincomplete \t1351\nincomplete type \t1352 1353',
    1868832802: '" does not appear to contain CMakeLists\t271',
    1869366891: 'kFloat8_e\t1189',
    1869374802: 'Relocations in generic ELF (EM: \t861',
    1869374834: 'relocation R_\t1607',
    1869378165: 'urlopen error \t1705',
    1869439605: 'ubmodule\t1683',
    1869440333: 'Memory access fault by GPU node\t770',
    1869440338: 'RemoteDisconnected\t581',
    1869440365: 'memory exhausted\t1477\nmemory in static\t1478',
    1869440370: 'remove_cv_t\t1111\nremove_reference_t\t1111',
    1869488162: '" no se reconoce como\t283\n" not found\t286',
    1869488167: "' no se reconoce como\t283\n' not found\t286",
    1869488186: ': no se puede abrir el archivo del objeto compartido\t377\n: no se puede abrir el fichero del objeto compartido\t377\n: not found\t369',
    1869488224: '` not found\t286',
    1869490208: ' (no such file)\t1',
    1869502255: '/Wno-psabi\t360',
    1869504867: 'canonicalize_version() got an unexpected keyword argument\t1093',
    1869507438: "nknown \t1510\nnknown keyword argument '\t1511",
    1869508193: 'annot open include file: \t497\nannotation_type.__origin__ is tuple\t988',
    1869636978: 'reports SM\t715',
    1869638985: "ImportError: \t720 721\nImportError: cannot import name '\t482",
    1869639017: 'import lib as _lib, ffi as _ffi\t1329\nimpossibile abilitare lo stack eseguibile\t734\nimpossibile allocare memoria nel blocco statico TLS\t735\nimpossibile trovare -l\t1330 1331\nimpossible de trouver -l\t1054',
    1869771333: "Error building extension '\t656\nError checking\t657\nError compiling objects for extension\t658\nError loading shared library \t659\nError loading shared library ld-linux\t660\nError relocating \t270 661\nError sending request for url (\t662\nError: No module named \t663",
    1869771365: 'error C2059\t1239\nerror C2061\t1239\nerror C2065\t1239\nerror C2143\t1239\nerror sending request for url (\t662\nerror trying to exec \t1044\nerror while loading shared libraries: \t1240\nerror: "auto" is not allowed here\t1241\nerror: /EHa\t359\nerror: /EHsc\t359\nerror: /FS\t359\nerror: /GL\t359\nerror: /GR\t359\nerror: /MD\t359\nerror: /MT\t359\nerror: /O1\t359\nerror: /O2\t359\nerror: /Od\t359\nerror: /Ox\t359\nerror: /W\t359\nerror: /Z7\t359\nerror: /Zc:\t359\nerror: /Zi\t359\nerror: /arch:\t359\nerror: /fp:\t359\nerror: /std:c++\t359\nerror: /utf-8\t359\nerror: /wd\t359\nerror: RPC failed; \t1242\nerror: [Errno 2] No such file or directory: \'\t362\nerror: [WinError 2]\t1243\nerror: a member with an in-class initializer must be const\t1244\nerror: downloading \'\t1245\nerror: expected a\t1246\nerror: expected an identifier\t1247\nerror: expected unqualified-id before\t1247\nerror: forward declaration of \t1248\nerror: identifier "__\t1246\nerror: identifier "__builtin_\t1249\nerror: no such file or directory: \'/EHa\t359\nerror: no such file or directory: \'/EHsc\t359\nerror: no such file or directory: \'/FS\t359\nerror: no such file or directory: \'/GL\t359\nerror: no such file or directory: \'/GR\t359\nerror: no such file or directory: \'/MD\t359\nerror: no such file or directory: \'/MT\t359\nerror: no such file or directory: \'/O1\t359\nerror: no such file or directory: \'/O2\t359\nerror: no such file or directory: \'/Od\t359\nerror: no such file or directory: \'/Ox\t359\nerror: no such file or directory: \'/W\t359\nerror: no such file or directory: \'/Z7\t359\nerror: no such file or directory: \'/Zc:\t359\nerror: no such file or directory: \'/Zi\t359\nerror: no such file or directory: \'/arch:\t359\nerror: no such file or directory: \'/fp:\t359\nerror: no such file or directory: \'/std:c++\t359\nerror: no such file or directory: \'/utf-8\t359\nerror: no such file or directory: \'/wd\t359\nerror: this declaration has no\t1246\nerror: type name is not allowed\t1246\nerror: unexpected argument \'\t1250\nerror: user-defined literal operator not found\t1246',
    1869833554: 'ResolutionImpossible\t864\nResolvePackageNotFound\t846',
    1869834594: 'bison: command not found\t999\nbison: not found\t999',
    1869881402: ': too few arguments\t411',
    1869903169: 'AutoGIL\t485 486\nAutoNoGIL\t485 486',
    1869903201: 'autoconf: command not found\t999\nautoconf: not found\t999\nautomake: command not found\t999\nautomake: not found\t999\nautoreconf: command not found\t999\nautoreconf: not found\t999',
    1870211104: ' (you have \t4',
    1873003342: 'Não há espaço disponível\t819',
    1873003374: 'não foi possível alocar memória em bloco TLS\t735\nnão foi possível habilitar pilhas de executável\t734\nnão foi possível localizar -l\t1330 1331\nnão há espaço disponível\t819',
    1881171310: 'ne peut activer une pile exécutable\t734\nne peut allouer de la mémoire dans un bloc statique TLS\t735\nne peut pas trouver -l\t1054 1330 1331\nne peut restaurer le segment prot\t869\nne peut trouver -l\t1055 1056 1057 1058 1059 1060 1061 1062 1063 1330 1331\nne peut trouver -lEGL\t1064\nne peut trouver -lGLEW\t1065\nne peut trouver -laio\t1066\nne peut trouver -lffi\t1067\nne peut trouver -lglog\t1068\nne peut trouver -ljpeg\t1069\nne peut trouver -lnuma\t1070\nne peut trouver -lstdc++\t1072\nne peut trouver -ltbb\t1073\nne peut trouver -luuid\t1074\nne peut trouver -lz\t1075',
    1881173838: "No package '\t807",
    1882284899: 'cc1plus\t1101\ncc1plus: \t1102',
    1884516174: 'NoSpaceLeftError\t647',
    1885434439: 'Graph break due to unsupported builtin \t716',
    1885500787: 'subprocess-exited-with-error\t1643',
    1885692960: ' dependency is incompatible with the current platform: \t29',
    1885693252: 'DeepSpeed needs GCC \t566\nDeepSpeed needs at least GCC \t566\nDeepSpeed requires GCC \t566\nDeepSpeed requires at least GCC \t566',
    1885809965: '--gpu-name=sm_\t351',
    1886217556: 'Temporary failure\t601\nTemporary failure \t902',
    1886217588: 'temp.win32-\t1651',
    1886218528: ' import any \t114',
    1886220099: 'Compiler requires the CUDA toolkit\t585',
    1886220131: "compilation terminated\t1112 1113 1114 1115 1116 1117 1118 1119 1120 1121 1122 1123 1124 1125 1126 1127 1128 1129 1130 1131 1132 1133 1134 1135 1136 1137 1138 1139 1140 1141 1142 1143 1144 1145 1146 1147 1148 1149 1150 1151 1152 1153 1154 1155 1156 1157 1158 1159 1160 1161 1162 1163 1164 1165 1166 1167 1168 1169 1170 1171 1172 1173 1174\ncompiled\t1175\ncompiled against \t1015\ncompiled against NumPy 1.x\t1176\ncompiled for \t1015\ncompiled with \t1015\ncompiler set in environment\t1177\ncompute capabilit\t1178 1179\ncompute capability\t1180\ncompute capability \t1181 1182\ncompute capability not supported']\t1183",
    1886220135: "gomp not found\t1296\ngomp' not found\t1296\ngomp’ not found\t1296",
    1886220137: "iomp5 not found\t1296\niomp5' not found\t1296\niomp5’ not found\t1296",
    1886221678: 'numpy._core.multiarray failed to import\t1547\nnumpy.core.multiarray failed to import\t1547',
    1886330919: "' op \t309",
    1886332960: ' (operand types are \t2',
    1886351203: 'cooperative_groups/\t1190 1191',
    1886413165: "mappatura del segmento dall'oggetto condiviso non riuscita\t682",
    1886415211: 'kipping import of cpp extensions due to incompatible torch version \t1385',
    1886418291: 'support for the ISO C++ \t1644\nsupport for the upcoming ISO C++ standard, C++0x\t1645\nsupported\t992 1646',
    1886611780: 'DispatchKey::CompositeImplicitAutograd\t636\nDispatchStub: missing \t637',
    1886614883: 'cusparse64_\t1201\ncusparseC\t842\ncusparseD\t842\ncusparseS\t842\ncusparseXcsrgemmNnz\t842\ncusparseZ\t842',
    1886680168: 'http.client.\t1310',
    1886745376: ' support \t253 254',
    1886745454: 'nsupported CUDA SM\t1542\nnsupported CUDA SM version\t1542\nnsupported CUDA arch\t1542\nnsupported CUDA architecture\t1542\nnsupported CUDA capability\t1542\nnsupported CUDA sm\t1542\nnsupported CUDA sm version\t1542\nnsupported GPU SM\t1542\nnsupported GPU SM version\t1542\nnsupported GPU arch\t1542\nnsupported GPU architecture\t1542\nnsupported GPU capability\t1542\nnsupported GPU sm\t1542\nnsupported GPU sm version\t1542\nnsupported SM\t1542\nnsupported SM version\t1542\nnsupported arch\t1542\nnsupported architecture\t1542\nnsupported capability\t1542\nnsupported compute SM\t1542\nnsupported compute SM version\t1542\nnsupported compute arch\t1542\nnsupported compute architecture\t1542\nnsupported compute capability\t1542\nnsupported compute sm\t1542\nnsupported compute sm version\t1542\nnsupported device SM\t1542\nnsupported device SM version\t1542\nnsupported device arch\t1542\nnsupported device architecture\t1542\nnsupported device capability\t1542\nnsupported device sm\t1542\nnsupported device sm version\t1542\nnsupported sm\t1542\nnsupported sm version\t1542',
    1887007331: 'crypt.h\t1196 1197 1198 1199',
    1897951054: 'No queda espacio en el dispositivo\t483',
    1897951086: 'no queda espacio en el dispositivo\t483',
    1902473760: ' required keyword-only argument\t242\n required positional argument\t242 243\n requires A100\t244\n requires a different Python: \t245\n requires cuda extensions\t246\n requires triton==\t247',
    1903386957: 'MasqueradingAsCUDA\t765 766',
    1914709853: "]' returned non-zero\t970",
    1914711074: '", referenced from\t270\n", referenced from:\t270',
    1914725736: 'he remote end hung up unexpectedly\t1268',
    1916880980: 'THArgCheck\t878 879',
    1917132893: '] Erreur 137\t969\n] Error 137\t969',
    1917143124: 'THError\t878 879',
    1917145935: 'OSError: \t588\nOSError: Could not find/load shared object file\t834\nOSError: [Errno \t835\nOSError: [Errno 30] \t836',
    1917221200: 'PyFrameObject\t854',
    1917853789: '] Processus arrêté\t969',
    1917869114: ':\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA\\v\t417',
    1918967870: '> are available only with C++\t419',
    1918986355: 'shared object\t1632',
    1919052108: 'Library not loaded: \t757 758\nLibrary not loaded: @\t759',
    1919052140: 'library not found\t1443\nlibrary not found for -l\t1444 1445\nlibrary not found: \t1446 1447 1448\nlibrary not found: EGL\t1449\nlibrary not found: GLEW\t1450\nlibrary not found: aio\t1451\nlibrary not found: crypt\t1452\nlibrary not found: ffi\t1453\nlibrary not found: glog\t1454\nlibrary not found: jpeg\t1455\nlibrary not found: lapack\t1456\nlibrary not found: numa\t1457\nlibrary not found: stdc++\t1458\nlibrary not found: tbb\t1459\nlibrary not found: uuid\t1460\nlibrary not found: z\t1461\nlibrocblas.so.\t1420\nlibrocsparse.so.\t1420',
    1919115629: 'macro "max" passed\t1474\nmacro "max" requires\t1474\nmacro "min" passed\t1474\nmacro "min" requires\t1474',
    1919117645: 'Microsoft Visual C++ \t771\nMicrosoft Visual C++ Redistributable is not installed\t772\nMicrosoft Visual Studio version\t773',
    1919230010: ': error C2975\t399\n: error: exception specification in declaration does not match\t400\n: error: expected \t401\n: error: identifier "\t402\n: error: name followed by "::" must be a class or namespace name\t403\n: error: namespace "cut\t404\n: error: need \t405\n: error: no such file or directory: \'\t406\n: error: template argument \t401\n: error: unknown type name \'\t407\n: error: use of undeclared identifier \'\t407\n: error:expected \t401\n: error:template argument \t401\n: error： expected \t401\n: error： template argument \t401\n: error：expected \t401\n: error：template argument \t401',
    1919248468: 'There is not enough space on the disk\t911',
    1919248500: "there's already a kernel registered from python overriding \t1653",
    1919249184: ' kernel are not available\t179\n kernel is not available\t179\n kernel not available\t179\n kernels are not available\t179\n kernels is not available\t179\n kernels not available\t179',
    1919250479: '/permissive\t359',
    1919250511: 'Operator does not support running with fake tensors\t840',
    1919250543: 'operation timed out\t1110',
    1919251285: "UserWarning: Can't initialize NVML\t946\nUserWarning: Error checking compiler version for cl\t947",
    1919251488: ' terminated with signal 9\t31',
    1919251566: 'nternal error\t1543',
    1919252000: ' version incompatibility\t258\n version mismatch\t258\n version must be \t259\n version needs to be \t259\n version should be \t259',
    1919252079: 'overloaded function "std::__to_address" matches\t1588',
    1919444301: 'Mehrdeutiges Symbol\t768\nMehrfachdefinition von \t769',
    1919444333: 'mehrdeutiges Symbol\t768',
    1919448176: 'pthread.h\t1224',
    1919885370: ': orden no encontrada\t369',
    1919887392: ' (or one of its dependencies)\t3',
    1919895160: "xFormers was built for:\t1726\nxFormers wasn't buil\t1727",
    1919902273: 'Aborted\t460',
    1919968580: 'DeprecatedTypeProperties\t630',
    1919969650: 'ripristinare la protezione del segmento\t869',
    1920091483: '[Errno 122]\t960\n[Errno 28]\t960',
    1920103747: 'Current CUDA Device does not support bfloat16\t623\nCurrent CUDA device does not support bfloat16\t623',
    1920103779: 'current CUDA Device does not support bfloat16\t623\ncurrent CUDA device does not support bfloat16\t623',
    1920169263: '/usr/include/hip/\t366',
    1920230738: 'Retrying (Retry(total=0,\t865',
    1920233061: 'entrée de procédure\t270',
    1920233065: 'intrin\t996',
    1920234561: "AttributeError: install_layout\t480\nAttributeError: module '\t481\nAttributeError: module 'torch._C' has no attribute '\t482",
    1931505486: "No se pudo asignar memoria en el bloque TLS\t735\nNo space left on device\t808\nNo such file or directory: \t809 810 811 812\nNo such file or directory: '\t813 814 815\nNo such operator \t816",
    1931505518: 'no se declaró en este ámbito\t1005\nno se encuentra -l\t1054 1330 1331\nno se puede activar la pila ejecutable\t734\nno se puede encontrar -l\t1054 1055 1056 1057 1058 1059 1060 1061 1062 1063 1330 1331\nno se puede encontrar -lEGL\t1064\nno se puede encontrar -lGLEW\t1065\nno se puede encontrar -laio\t1066\nno se puede encontrar -lffi\t1067\nno se puede encontrar -lglog\t1068\nno se puede encontrar -ljpeg\t1069\nno se puede encontrar -lnuma\t1070\nno se puede encontrar -lstdc++\t1072\nno se puede encontrar -ltbb\t1073\nno se puede encontrar -luuid\t1074\nno se puede encontrar -lz\t1075\nno se puede restaurar el `prot\' del segmento\t869\nno se reconoce la opción de línea de órdenes\t737\nno space left on device\t808\nno such file\t1524\nno such file or directory: \'\t1525\nno such instruction\t1526\nno such option: -\t1527\nno suitable \t1528 1529\nno suitable constructor exists to convert from "\t1530',
    1933658196: 'THAssert\t878 879',
    1934970951: 'GPUs architecture\t529\nGPUs capabilit\t529\nGPUs compute architecture\t529\nGPUs compute capabilit\t529',
    1935625567: '_M_set_sharable()\t972',
    1935762796: 'lease up\t1417',
    1935763488: ' has been removed from CMake\t117\n has no attribute\t118\n has no attribute \t119 120 121 122 123 124 125 126\n has no member \t127 128\n has no member named\t129\n has no member named \t130\n has not been declared\t42 43 131\n has to be \t132\n has unsupported type \t133',
    1935763551: '_hash_\t979 980 981',
    1935764579: 'class "at::Type" has no member\t1107\nclass "std::enable_if<<error-constant>\t1108\nclass \'__torch__.torch.classes.\t1109',
    1935767328: ' was detected and compatibility mode is UNAVAILABLE\t260\n was not declared\t42 43 131 174 175\n was not declared in this scope\t261 262\n was not declared in this scope; did you mean \t263\n was not found in the package registry\t264\n was specified but unrecogni\t265',
    1936009070: "n'est pas un membre de\t1251",
    1936025716: 'these package versions have conflicting dependencies\t1654',
    1936027492: "does not appear to be a Python project\t1226\ndoes not contain a CMakeLists\t1227\ndoes not have one of build variants: \t1228\ndoes not know how to trace the builtin \t1229\ndoes not match\t1223\ndoes not name a type\t1005\ndoesn't match\t1223",
    1936028533: 'uses too much shared data (0x\t1707',
    1936269346: '" is ambiguous\t281\n" is not known to CXX compiler\t282\n" is not recognized\t283\n" is not recognized as\t283\n" ist entweder falsch\t283',
    1936269351: "' is ambiguous (with operand types \t301\n' is not defined for option 'gpu-architecture'\t302\n' is not defined for option 'std'\t303\n' is not in 'keyword=value' format\t304\n' is not recognized\t283\n' is not recognized as\t283\n' is not recognized as an internal\t305\n' is not recognized as an internal or external command\t306\n' is only available for these backends:\t307\n' ist entweder falsch\t283",
    1936269353: ') is greater than the maximum required version by CUDA \t329\n) is less than the minimum required version by CUDA \t330',
    1936287828: 'This Python has API version \t912\nThis header is only meant to be used on x86\t913',
    1936287860: 'this operation is not allowed between \t1655',
    1936289397: 'unistd.h\t1224',
    1936614740: 'TensileLibrary\t903\nTensorTypeId\t904 905\nTensorTypeSet\t904 905\nTensors of type TensorImpl do not have \t906',
    1936615712: ' installation candidates for \t139',
    1936617315: 'const_data_ptr\t1189',
    1936682850: 'boost/\t1012',
    1936683040: ' positional argument\t242',
    1936876886: 'VersionConflict: (\t952',
    1936876918: 'version "LIBAV\t739\nversion "LIBSW\t739\nversion \'LIBAV\t739\nversion \'LIBSW\t739\nversion `LIBAV\t739\nversion `LIBSW\t739\nversion torch was compiled with \t1714\nversion used to compile\t1715\nversions\t1716',
    1936877926: 'first\t1004',
    1936941392: 'PassManager::run failed\t847',
    1936943469: 'missing initializer for member \t1481',
    1936944429: '-msse\t357',
    1937008994: 'bits/floatn\t1008\nbits/libc-header-start\t1009\nbits/std_function.h:\t1010\nbitsandbytes was compiled without GPU support\t1011',
    1937059642: ':/usr/local/cuda\t416',
    1937075488: ' must be \t132\n must be valid exactly by one definition\t184',
    1937339245: 'msys64\t763',
    1948280185: 'ye tanımsız başvuru\t270',
    1948282734: 'no template named \t1531\nno type named \t1531',
    1951615060: 'THStorage\t876 877',
    1952531514: ':Datei oder Verzeichnis\t111',
    1952543859: 'status_string: "\t1642',
    1952606572: 'libtorch_cuda.so: \t1428',
    1952802679: 'wget: unable to resolve host address\t1724',
    1952805408: ' returned non-zero\t248',
    1952867692: 'leftover lock files from the PyTorch C++ extension build\t1418',
    1953063255: 'Waited on lock file "\t953',
    1953063469: '-bit platform\t356',
    1953064270: "Neither 'setup.py' nor 'pyproject.toml' found\t785",
    1953064550: 'ffitarget.h\t1271 1272 1273',
    1953065567: '_jit_compile\t46',
    1953067604: 'Triton Error [CUDA]: device kernel image is invalid\t918',
    1953068832: ' with CUDA \t267\n within its own root folder\t268\n without CUTE_ARCH_MMA_\t269',
    1953069157: 'exit code\t1256\nexit code:\t1256\nexit status\t1256\nexitcode\t1256\nexited with code \t1257',
    1953264973: 'Multiple dispatch failed for \t775',
    1953265005: 'multi_tensor_applier fused unscale kernel is unavailable\t1494\nmultiple copies of the\t1495\nmultiple definition of \t1496',
    1953394499: 'ContextualVersionConflict: (\t589',
    1953396050: 'RuntimeError: Numpy is not available\t867',
    1953396080: 'punto de entrada del procedimiento\t270',
    1953397075: 'SyntaxError: \t723',
    1953459744: ' not available\t187\n not built with CUDA\t188\n not compiled with CUDA\t188\n not defined in file lib\t189 190\n not found\t191\n not found in the system path\t192\n not found. Directory cannot be installed\t193\n not installed\t194\n not recognized\t195\n not supported in this architecture\t196',
    1953460816: 'ProtocolError\t581',
    1953525103: 'ompt.h\t1440 1441 1442',
    1953653104: 'partially initialized module \t1591',
    1953653621: 'ucrt64\t763',
    1953655158: 'virtual memory exhausted: \t1717',
    1953658478: 'nvrtc-builtins\t1561\nnvrtc64_\t1201\nnvrtc: error: failed to load builtins for compute_\t1562',
    1953718627: 'caster.operator typename make_caster<T>::template cast_op_type<T>()\t1096',
    1953719584: ' est incompatible avec la sortie\t45',
    1953719666: 'restaurar proteção de segmento\t869\nrestore segment prot after\t1615',
    1953720608: ' ist entweder falsch\t171\n ist im Header \t176\n ist kein Element\t136\n ist kein Element von\t152 153 154',
    1953720644: "Distributed package doesn't have NCCL built in\t638",
    1953721929: 'Installed triton version too old, please upgrade\t728\nInstrucción ilegal\t354\nInstruction non permise\t354\nInstruçõe\t354',
    1953721961: 'installed CPU version PaddlePaddle\t1360\ninstalled Caffe2 version uses CUDA but I cannot find the CUDA\t1361',
    1953722184: 'Host compiler targets unsupported OS\t719',
    1953722216: 'host has sm_\t715',
    1953723725: 'Must define exactly one of __HIP_PLATFORM_\t776',
    1953723747: 'custom_op(\t1212',
    1953723757: 'must have a constant value\t135\nmust install \t852',
    1953724755: 'SystemError: <built-in function load_binary> returned NULL\t875',
    1953724787: 'system has unsupported display driver / cuda driver combination\t1647\nsystem not yet initialized\t1648',
    1953784096: ' attempted to run this operator with Meta tensors, but there was no \t17',
    1953785171: 'Setting up PyTorch plugin "\t872',
    1953849888: ' but this version of numpy is 0x\t21',
    1953853031: 'gnutls_handshake() failed\t1295',
    1953853216: ' out of memory\t241',
    1954047264: ' extension\t46',
    1954047342: 'next(\t1506',
    1954047348: 'texture is not a template\t1324\ntexture" is not a template\t1324\ntexture\' is not a template\t1324\ntexture’ is not a template\t1324',
    1954115679: '_pytorch_\t982',
    1965059918: "No url found for submodule path '\t817",
    1965060969: 'is unsupported\t993',
    1967202362: ': Aucun fichier\t111',
    1967343700: 'THCuda\t876 877 892 893\nTHCudaCheck\t894 895',
    1969316709: 'ecause there is no version of \t1234',
    1969365031: "' but version of \t290",
    1969365036: ", but was built for sm\t343\n, but you have torch \t344\n, but you'll have torch \t344",
    1969381215: '__builtin_amdgcn_\t974',
    1969452353: 'Aucun espace disponible sur le périphérique\t483\nAucun fichier ou dossier\t463 464 465 466 467 468 469 470 471 472 473',
    1969452385: 'aucun espace disponible sur le périphérique\t483',
    1969452654: 'nvcuda.dll\t1559',
    1969516397: "module 'PIL.Image' has no attribute '\t1482\nmodule 'faiss' has no attribute '\t1483\nmodule 'numpy' has no attribute '\t1484\nmodule 'torch._C' has no attribute '\t1485\nmodule export function\t1486\nmodule has nothing to offer in MPL2 only mode\t1487",
    1969713761: "argument list for \t994\nargument of type 'WindowsPath' is not iterable\t995",
    1970170220: 'linux/limits.h\t1463 1464 1465 1466',
    1970234144: ' could be found\t28',
    1970239784: '(you have \t327',
    1970300704: ' gpu architectures in the range\t116',
    1970302319: 'ompute capability \t1565',
    1970365778: 'Require \t783\nRequire PyTorch\t862\nRequire Pytorch\t862\nRequire pyTorch\t862\nRequire pytorch\t862\nRequire torch\t862\nRequired library version not found: \t863\nRequires \t783\nRequires PyTorch\t862\nRequires Pytorch\t862\nRequires pyTorch\t862\nRequires pytorch\t862\nRequires torch\t862',
    1970365810: 'require \t783\nrequire C++ 1\t1608\nrequire C++ 2\t1608\nrequire C++1\t1608\nrequire C++2\t1608\nrequire CUDA\t1505\nrequire PyTorch\t862\nrequire Pytorch\t862\nrequire at least \'/std:c++\t997\nrequire at least C++ 1\t1608\nrequire at least C++ 2\t1608\nrequire at least C++1\t1608\nrequire at least C++2\t1608\nrequire pyTorch\t862\nrequire pytorch\t862\nrequire torch\t862\nrequire users to upgrade torch to at least v\t1609\nrequired\t1504\nrequires \t783\nrequires Ada\t1610\nrequires Ampere\t1610\nrequires Blackwell\t1610\nrequires C++ 1\t1608\nrequires C++ 2\t1608\nrequires C++1\t1608\nrequires C++2\t1608\nrequires CUDA\t1505\nrequires Hopper\t1610\nrequires NVCC\t1505\nrequires NVIDIA CUDA\t1505\nrequires PyTorch\t862\nrequires Pytorch\t862\nrequires Turing\t1610\nrequires Volta\t1610\nrequires a Ada\t1610\nrequires a Ampere\t1610\nrequires a Blackwell\t1610\nrequires a Hopper\t1610\nrequires a Turing\t1610\nrequires a Volta\t1610\nrequires an Ada\t1610\nrequires an Ampere\t1610\nrequires an Blackwell\t1610\nrequires an Hopper\t1610\nrequires an Turing\t1610\nrequires an Volta\t1610\nrequires at least \'/std:c++\t997\nrequires at least C++ 1\t1608\nrequires at least C++ 2\t1608\nrequires at least C++1\t1608\nrequires at least C++2\t1608\nrequires capability \t1611\nrequires compiler flag \'/std:c++\t997\nrequires device with capability > (\t1612\nrequires nvcc\t1505\nrequires pyTorch\t862\nrequires pytorch\t862\nrequires the CUDA\t1505\nrequires the language dialect "CUDA\t1613\nrequires the language dialect "CXX\t1614\nrequires torch\t862',
    1970369089: 'Arquivo ou diretório\t463 464 465 466 467 468 469 470 471 472 473',
    1970430840: 'xcrun: error: invalid active developer path\t1728',
    1970432116: 'thrust::\t1656',
    1970435187: 'struct _frame\t854',
    1970479215: 'o such \t463 464 465 466 467 468 469 470 471 472 473',
    1970496882: 'result_of_t\t1111',
    1970499157: 'Unsupported .target\t939\nUnsupported .version\t940\nUnsupported HIP arch \t941\nUnsupported HIP arch: \t941\nUnsupported conversion from \t942\nUnsupported platform: \t943\nUnsupported rounding mode for conversion\t944\nUnsupportedOperatorException: \t945',
    1970499189: 'unsupported GNU version! \t1703\nunsupported HIP gpu architecture \t941\nunsupported HIP gpu architecture: \t941\nunsupported by \t820\nunsupported for \t820\nunsupported instruction \t1000\nunsupported on \t820\nunsupported operand type(s) for \t1704\nunsupported operator: \t945',
    1970562386: 'Return has unsupported type \t866',
    1970562418: 'return code\t1256\nreturned a non-zero code: 137\t1616\nreturned non-zero\t1617\nreturned non-zero exit\t1618\nreturned non-zero exit status \t1619',
    1970562419: 'setup command: use_2to3 is invalid\t1628\nsetup.py build\t1013\nsetup.py develop\t1013\nsetup.py install\t1013\nsetuptools.build_meta\t1629\nsetuptools.command.\t1630\nsetuptools.extern.\t1631',
    1981837166: "no viable conversion from \t1532\nno viable conversion from '\t1533",
    1984917583: 'OpOverloadPacket(op=\t839',
    1985966953: 'is_variable\t1377 1378',
    1986096429: '-mavx\t357',
    1987208531: 'Server does not allow request for unadvertised object\t871',
    1998611557: 'ed with an unsupported toolchain\t1235',
    1998614350: 'No working C++ compiler found in\t818',
    2003269987: 'cygwin\t763',
    2003988326: 'forward compatibility was attempted on non supported HW\t1278',
    2019516192: ' __x) noexcept (true)\t11',
    2019893287: "' extension\t292\n' extension (up-to-date)\t293",
    2019893289: ') exceeds limit (\t328',
    2019893315: 'C extension: \t487',
    2019912806: 'flex: command not found\t999\nflex: not found\t999',
    2020569680: 'ProxyError\t581',
    2032168553: 'in your include path is not compatible with this release of \t1333',
    2034387028: 'THByteBlas_\t876 877\nTHByteStorage\t876 877\nTHByteTensor\t876 877\nTHByteVector\t876 877',
    2035294266: ': PyTorch was compiled\t389',
    2037149263: 'Only a single TORCH_LIBRARY can be used to register the namespace \t837 838',
    2037149295: 'only available for Linux\t1566\nonly available with \t1567\nonly support\t1568\nonly supported on \t1569 1570\nonly supported on CUDA\t1505\nonly supported on NVCC\t1505\nonly supports Linux\t1566\nonly works on Linux\t1566',
    2037413219: 'cupy.cuda.memory.OutOfMemoryError\t1206',
    2037604640: ' async_io\t16',
    2042020674: 'Böyle bir dosya ya da dizin\t463 464 465 466 467 468 469 470 471 472 473',
    2053466478: 'niezdefiniowane odwołanie do\t270',
    2053731104: ' size changed, may indicate binary\t251',
    2054124112: 'Prozedureinsprungpunkt\t270',
    2179145762: '" は、内部コマンド\t283',
    2179145767: "' は、内部コマンド\t283",
    2179145786: ': そのようなファイル\t111',
    2195923002: ': コマンドが見つかりません\t369',
    2229739578: ': 無法開啟共用物件\t377',
    2246385722: ': 共有オブジェクトファイルを開けません\t377',
    2295439056: 'Ошибка сегментирования\t655',
    2313560122: ': 找不到命令\t369',
    2357322528: ' が見つかりません\t177 178',
    2377704480: ' 不是\t136 152 153 154',
    2377704482: '"不是内部\t283',
    2377704487: "'不是内部\t283",
    2414551098: ': 동적 오브젝트 파일을 열 수 없습니다\t377',
    2461197882: ':沒有此一檔案\t111',
    2498306106: ': 错误: expected \t401\n: 错误: template argument \t401\n: 错误:expected \t401\n: 错误:template argument \t401\n: 错误： expected \t401\n: 错误： template argument \t401\n: 错误：expected \t401\n: 错误：template argument \t401',
    2498306141: '] 错误 137\t969',
    2548441146: ': 无效的 ELF 头\t409\n: 无法分配内存\t371\n: 无法打开共享对象\t379\n: 无法打开共享对象文件\t377',
    2632327226: ': 未找到命令\t369',
    2642535226: ':そのようなファイル\t111',
    2647662650: ': Нет такого файла\t111',
    2712856122: ':没有那个文件\t111',
    2797826628: 'Dræbt\t640',
    2848159060: 'Tué a terminé le programme \t324',
    2877416224: ' に対する定義されていない参照\t270',
    2881709383: 'Geëlimineerd\t640',
    2944525090: '"は、内部コマンド\t283',
    2944525095: "'は、内部コマンド\t283",
    2966455505: 'файл в неправильном формате\t861',
    2966468560: 'защиту сегмента после перемещения\t869',
    2983231953: 'сбой отображения сегмента из разделяемого объекта\t682',
    2983236304: 'Вбито\t640',
    2983240656: 'Убито\t640',
    3001425978: ': 沒有此一檔案\t111\n: 没有那个文件\t111',
    3050347984: 'Не осталось свободного места\t819\nНет такого файла\t463 464 465 466 467 468 469 470 471 472 473',
    3050356176: 'не вдалося знайти -l\t1330\nневизначене посилання\t270\nневизначене посилання на\t270\nневозможно выделить память в статичном блоке TLS\t735\nневозможно задействовать исполняемый стек\t734\nневозможно найти -l\t1330 1331\nнедефинисана упута ка\t270\nнеоднозначный символ\t768\nнеопределена отпратка към\t270\nнеопределенная ссылка на\t270\nнеопределённая ссылка на\t270',
    3050356688: 'перемещение R_\t1607\nпересування R_\t1607',
    3085246557: '] 已杀死\t969',
    3101958178: '" 不是内部\t283\n" 不是内部或外部命令\t283',
    3101958183: "' 不是内部\t283\n' 不是内部或外部命令\t283",
    3169132637: '] 強制終了\t969',
    3184533562: ': невозможно открыть разделяемый объектный файл\t377',
    3201348816: 'доступном только для чтения, содержатся динамические\t1603',
    3278267762: 'reférence indefinie vers\t270\nreférence indéfinie vers\t270',
    3278335573: 'Ungültiger Maschinenbefehl\t354',
    3278774330: ': não é possível abrir arquivo compartilhado\t377',
    3279185223: 'Getötet\t640\nGetötet hat Programm \t324',
    3491770661: '%1 не является приложением Win32\t289',
    3491803856: 'в пространстве имён\t1251',
    3499801839: '：Нет такого файла\t111',
    3500003386: ':Нет такого файла\t111',
    3799018863: 'omp’ not found\t1296',
    3810537765: '%1 は有効な Win32 アプリケーション\t289',
    3816980963: 'あいまいなシンボル\t768',
    3817309155: 'デバイスに空き領域がありません\t1738',
    3818357731: 'プロシージャ エントリ ポイント\t270',
    3818568943: '：そのようなファイル\t111',
    3818750178: '”は、内部コマンド\t283',
    3818750435: 'そのようなファイルやディレクトリ\t463 464 465 466 467 468 469 470 471 472 473',
    3819930083: 'は、内部コマンド\t1737',
    3820192483: 'コマンドラインオプション\t737',
    3820716771: 'セグメンテーション\t655',
    3827314981: '%1 不是有效的 Win32 应用程序\t289',
    3834091238: '文件格式错误\t861',
    3835527394: '”不是内部\t283',
    3837692390: '找不到 -l\t1054 1330 1331',
    3851132645: '型名ではありません\t1005',
    3851270372: '不命名一个类型\t1005',
    3852386021: '從共用物件中對映區段失敗\t682',
    3853163750: '未定\t270\n未定义的引用\t270\n未定义的符号\t270\n未定义符号\t270',
    3853230824: '被多次定义\t1740',
    3854479080: '设备上没有空间\t1738',
    3868047588: '不明确的符号\t768\n不是\t1251\n不是一个类型名\t1005\n不是内部或外部命令\t1737\n不正な命令\t354',
    3868373734: '沒有此一檔案或目錄\t463 464 465 466 467 468 469 470 471 472 473',
    3868900591: '：沒有此一檔案\t111\n：没有那个文件\t111',
    3869154793: '非法指令\t354',
    3869284326: '无法从共享目标中映射段\t682\n无法启用共享目标需要的执行栈\t734\n无法在静态 TLS 块中分配内存\t735\n无法定位程序输入点\t270\n无法恢复段 prot\t869\n无法找到 -l\t1054\n无法识别的命令行选项\t737',
    3869344999: '無法在靜態 TLS 區塊中配置記憶體\t735\n無法復原 segment prot\t869\n無法找到程序輸入點\t270\n無法辨識的命令列選項\t737\n無法開啟可執行堆疊\t734',
    3869356774: '没有成员\t1739\n没有此指令\t1526\n没有此类指令\t1526\n没有那个文\t463 464 465 466 467 468 469 470 471 472 473',
    3869809893: '在此作用域中尚未声明\t1005',
    3869940966: '未找到 -l\t1055 1056 1057 1058 1059 1060 1061 1062 1063\n未找到 -lEGL\t1064\n未找到 -lGLEW\t1065\n未找到 -laio\t1066\n未找到 -lffi\t1067\n未找到 -lglog\t1068\n未找到 -ljpeg\t1069\n未找到 -lnuma\t1070\n未找到 -lstdc++\t1072\n未找到 -ltbb\t1073\n未找到 -luuid\t1074\n未找到 -lz\t1075',
    3870265317: '可执行文件格式错误\t654',
    3870393829: '共有オブジェクトが必要としている実行可能スタック\t734\n共有オブジェクトのセグメントをマップするのに失敗\t682',
    3870727910: '架构于输入文件\t45',
    3884032999: '磁盘空间不足\t1738',
    3885604329: '静的 TLS ブロック内にメモリ\t735',
    3885868008: '裝置上已無多餘空間\t1738',
    3886131430: '模稜兩可的符號\t768',
    3901522403: 'が見つかりません\t1384',
    3901915875: 'を見つけ\t1384\nを見つけられません -l\t1055 1056 1057 1058 1059 1060 1061 1062 1063\nを見つけられません -lEGL\t1064\nを見つけられません -lGLEW\t1065\nを見つけられません -laio\t1066\nを見つけられません -lffi\t1067\nを見つけられません -lglog\t1068\nを見つけられません -ljpeg\t1069\nを見つけられません -lnuma\t1070\nを見つけられません -lstdc++\t1072\nを見つけられません -ltbb\t1073\nを見つけられません -luuid\t1074\nを見つけられません -lz\t1075\nを見つけられません: -l\t1055 1056 1057 1058 1059 1060 1061 1062 1063\nを見つけられません: -lEGL\t1064\nを見つけられません: -lGLEW\t1065\nを見つけられません: -laio\t1066\nを見つけられません: -lffi\t1067\nを見つけられません: -lglog\t1068\nを見つけられません: -ljpeg\t1069\nを見つけられません: -lnuma\t1070\nを見つけられません: -lstdc++\t1072\nを見つけられません: -ltbb\t1073\nを見つけられません: -luuid\t1074\nを見つけられません: -lz\t1075',
    3918366437: '再配置 R_\t1607\n再配置後にセグメントの prot\t869',
    3920998118: '段錯誤\t655\n段错误\t655',
    3954751466: '그런 파일이나 디렉터리\t463 464 465 466 467 468 469 470 471 472 473',
    3969229036: '정적 TLS 블럭에는 메모리를\t735',
    3969486827: '동적 오브젝트의 세그먼트를\t682',
    3986983916: '실행할 수 있는 스택을 공유\t734',
    3987253995: '모호한 기호\t768',
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
    'link_and_load.missing_shared_library\tline\tValueError: lib\n'
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
    'not_our_fault.hardware_unsupported\tline\tAvailable only \tEnabled only \tImplemented only \tRuns only \tSupported only \tWorks only \tavailable only \tenabled only \timplemented only \truns only \tsupported only \tworks only \n'
    'not_our_fault.hardware_unsupported\tline\tAttention\n'
    'not_our_fault.insufficient_log\tline\tUnable to JIT load the \n'
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
    'not_our_fault.network_failure\n'
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
    'cuda_runtime.no_nvidia_driver\n'
    'cuda_runtime.ld_library_path_shadowing\n'
    'cuda_runtime.driver_too_old\n'
    'cuda_runtime.no_nvidia_driver\n'
    'install_state.cpu_only_torch\n'
    'cuda_runtime.no_nvidia_driver\n'
    'cuda_runtime.extension_cuda_version_mismatch\n'
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
    'not_our_fault.gpu_out_of_memory\tline\terror 12\n'
    'cuda_toolkit.nvtoolsext_removed\tline\tinclude\n'
    'link_and_load.duplicate_openmp_runtime\n'
    'link_and_load.duplicate_openmp_runtime\t\tInitializing \n'
    'link_and_load.duplicate_openmp_runtime\tline\t failed\n'
    'install_state.cpu_only_extension\tline\t for CPU\t for a CPU\t in CPU\t in a CPU\n'
    'not_our_fault.gpu_out_of_memory\n'
    'cuda_runtime.driver_too_old\n'
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
    'torch_abi.torch_version_mismatch\n'
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
    'install_state.masked_build_error\tline\t"... Failed!\n'
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
    'cuda_runtime.cudnn_version_mismatch\tline\tengine configs\texecution plans\n'
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
    'install_state.extension_not_built\n'
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
    'host_toolchain.ninja_missing\n'
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
    'not_our_fault.gpu_out_of_memory\n'
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
    'cuda_runtime.driver_too_old\tline\t or newer\n'
    'cuda_toolkit.cuda_toolkit_mismatch\t\tCUDA version\n'
    'source_api.cutlass_api_mismatch\tline\tcute::\tcutlass::\n'
    "install_state.dependency_version_mismatch\tline\tANTIALIAS'\tCUBIC'\tLINEAR'\n"
    'install_state.cpu_only_extension\n'
    "install_state.dependency_version_mismatch\tline\tInf'\tNaN'\tbool'\tcomplex'\tcumproduct'\tfloat'\tfloat_'\tin1d'\tinfty'\tint'\tlong'\tobject'\tproduct'\tstr'\ttrapz'\ttypeDict'\tunicode_'\n"
    "install_state.cpu_only_torch\tline\t_cuda_emptyCache'\t_cuda_getCurrentRawStream'\t_cuda_getCurrentStream'\t_cuda_getDevice'\t_cuda_getDeviceCount'\t_cuda_init'\t_cuda_isDriverSufficient'\t_cuda_isInBadFork'\t_cuda_memoryStats'\t_cuda_setDevice'\t_cuda_setStream'\t_cuda_synchronize'\n"
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
    'not_our_fault.hardware_unsupported\tline\tsupported by the current \tsupported by this \tsupported by your \tsupported for the current \tsupported for this \tsupported for your \tsupported on the current \tsupported on this \tsupported on your \n'
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
