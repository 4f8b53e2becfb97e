"""Which causes to import for a log. Written by tools/index_causes.py."""

IN_LOGS: dict[int, str] = {
    539123551: '__" does not take arguments\t1116',
    539700035: 'C++ compiler\t581',
    540682536: '(): incompatible function arguments. The following argument types are\t379',
    540685421: 'm4: command not found\t1145\nm4: not found\t1145',
    540697708: "ld: cannot find\t1590\nld: library 'ATen' not found\t1591\nld: library 'EGL\t1592\nld: library 'GL\t1593\nld: library 'GLEW\t1594\nld: library 'GLU\t1593\nld: library 'GLX\t1593\nld: library 'MIOpen\t1595\nld: library 'OpenGL\t1593\nld: library 'X11\t1596\nld: library 'Xext\t1596\nld: library 'Xi\t1596\nld: library 'Xrandr\t1596\nld: library 'aio\t1597\nld: library 'amd_comgr\t1595\nld: library 'amdhip64\t1595\nld: library 'blas\t1598\nld: library 'c\t1599\nld: library 'c10' not found\t1591\nld: library 'c10_cuda\t1600\nld: library 'caffe2' not found\t1591\nld: library 'cblas\t1598\nld: library 'crypt\t1601\nld: library 'crypto\t1602\nld: library 'cublas\t1595\nld: library 'cuda\t1595\nld: library 'cufft\t1595\nld: library 'cufile\t1595\nld: library 'culibos\t1595\nld: library 'cupti\t1595\nld: library 'curand\t1595\nld: library 'cusolver\t1595\nld: library 'cusparse\t1595\nld: library 'cutensor\t1595\nld: library 'dl\t1599\nld: library 'ffi\t1603\nld: library 'glfw\t1604\nld: library 'glfw3\t1604\nld: library 'glog\t1605\nld: library 'hip\t1595\nld: library 'hsa-runtime64\t1595\nld: library 'hsakmt\t1595\nld: library 'ibverbs\t1606\nld: library 'jpeg\t1607\nld: library 'm\t1599\nld: library 'mlx5\t1606\nld: library 'mpi\t1608\nld: library 'mpi_cxx\t1608\nld: library 'nccl\t1595\nld: library 'npp\t1595\nld: library 'numa\t1609\nld: library 'nvJitLink\t1595\nld: library 'nvidia-ml\t1595\nld: library 'nvjpeg\t1595\nld: library 'nvrtc\t1595\nld: library 'nvshmem\t1595\nld: library 'openblas\t1598\nld: library 'png\t1610\nld: library 'png16\t1610\nld: library 'pthread\t1599\nld: library 'rccl\t1595\nld: library 'rdmacm\t1606\nld: library 'roc\t1595\nld: library 'rt\t1599\nld: library 'ssl\t1602\nld: library 'stdc++\t1611\nld: library 'tbb\t1612\nld: library 'torch' not found\t1591\nld: library 'torch_cpu' not found\t1591\nld: library 'torch_cuda\t1600\nld: library 'torch_global_deps' not found\t1591\nld: library 'torch_python' not found\t1591\nld: library 'uuid\t1613\nld: library 'z\t1614\nld: library not found for -lc10_cuda\t1600\nld: library not found for -ltorch_cuda\t1600\nld: library ‘EGL\t1592\nld: library ‘GL\t1593\nld: library ‘GLEW\t1594\nld: library ‘GLU\t1593\nld: library ‘GLX\t1593\nld: library ‘OpenGL\t1593\nld: library ‘X11\t1596\nld: library ‘Xext\t1596\nld: library ‘Xi\t1596\nld: library ‘Xrandr\t1596\nld: library ‘aio\t1597\nld: library ‘blas\t1598\nld: library ‘c\t1599\nld: library ‘cblas\t1598\nld: library ‘crypt\t1601\nld: library ‘crypto\t1602\nld: library ‘dl\t1599\nld: library ‘ffi\t1603\nld: library ‘glfw\t1604\nld: library ‘glfw3\t1604\nld: library ‘glog\t1605\nld: library ‘ibverbs\t1606\nld: library ‘jpeg\t1607\nld: library ‘m\t1599\nld: library ‘mlx5\t1606\nld: library ‘mpi\t1608\nld: library ‘mpi_cxx\t1608\nld: library ‘numa\t1609\nld: library ‘openblas\t1598\nld: library ‘png\t1610\nld: library ‘png16\t1610\nld: library ‘pthread\t1599\nld: library ‘rdmacm\t1606\nld: library ‘rt\t1599\nld: library ‘ssl\t1602\nld: library ‘stdc++\t1611\nld: library ‘tbb\t1612\nld: library ‘uuid\t1613\nld: library ‘z\t1614\nld: unsupported tapi file type '\t1615",
    540702325: 'uv: command not found\t1343\nuv: not found\t1343',
    540949792: ' => not found\t11',
    541218115: 'CUB requires a definition of CUB_NS_QUALIFIER\t623',
    541477957: 'ELF load command a\t761',
    541675585: 'API call is not supported in the installed CUDA driver\t507',
    541870925: 'MKL ERROR: \t894\nMKL FATAL ERROR: \t894',
    541871172: 'DLL load failed\t736 737 738\nDLL load failed while importing \t739\nDLL load failed: Die angegebene Prozedur\t740\nDLL load failed: The specified procedure\t740\nDLL load failed: 找不到指定的程序\t740',
    541937487: 'OOM when allocating tensor\t966',
    542329940: 'TLS handshake timeout\t1034',
    542393671: 'GET was unable to find an engine to execute this computation\t814',
    542461511: 'GNU version! gcc \t835',
    542462019: "CPU does not support \t620\nCPU doesn't support \t620\nCPU lacks \t620",
    542462023: 'GPU architecture\t628\nGPU capabilit\t628\nGPU compute architecture\t628\nGPU compute capabilit\t628\nGPU functionality will not be available\t837',
    543449442: "bad register name \t1146\nbad value 'armv9\t1128\nbad value ('armv9\t1128\nbad value (‘armv9\t1128\nbad value ‘armv9\t1128",
    543451460: 'Did you forget to add @triton.jit\t744',
    543451492: 'did not complete successfully: exit code: 137\t1383\ndid you forget to \t1384',
    543516756: 'The \'sklearn\' PyPI package is deprecated\t1042\nThe CUDA compiler identification is unknown\t1043\nThe HIP compiler identification is unknown\t1044\nThe command line is too long.\t745\nThe current CMakeCache.txt directory \t1045\nThe library is compiled without \t1046\nThe source "\t1047\nThe specified path, file name, or both are too long\t1048\nThe term \'nvcc\' is not recognized\t689',
    543516788: 'the operator \t1880\nthe package flash_attn seems to be not installed\t1159',
    543516996: 'Die Befehlszeile ist zu lang.\t745',
    543517006: 'Nie ma takiego pliku\t553 554 555 556 557 558 559 560 561 562 563',
    543517801: 'ile in wrong format\t996',
    543519329: 'are not currently supported\t1139\nare not supported\t1139\nare not yet supported\t1139\nare unsupported\t1139',
    543519605: "use of undeclared identifier \t1944\nuse of undeclared identifier '\t1934 1935 1936",
    543520100: 'due to ninja not being installed\t1395',
    543521063: "'ye tanımsız başvuru\t314",
    543584032: ' of non-const\t233\n of the Protocol Buffer runtime library, but the installed version is \t234\n of the Protocol Buffer runtime library, which is not\t235',
    543585601: 'Auf dem Gerät ist kein Speicherplatz\t575',
    544104771: 'Can not find\t672',
    544106784: ' in namespace\t163\n in namespace \t164\n in your include path is not compatible with this release of \t165',
    544108320: ' on CUDA arch < \t236\n on a machine with \t237',
    544108366: 'Non rimane spazio sul device\t952',
    544108398: 'non rimane spazio sul device\t952\nnon è riconosciuto come\t1571',
    544165434: ':No existe el\t127\n:No such file\t127',
    544173600: ' no es un miembro de\t163 182 183 184\n no se reconoce\t203',
    544173940: 'too few arguments for template template parameter "Tuple"\t1885\ntoo many initializer values\t1886\ntoo many sections (\t1887\ntoo old to be supported by the triton GPU compiler\t1888',
    544175136: ' to be true, but got false\t295\n to compile PyTorch\t296\n to find Python.h\t297',
    544236404: 'tcp connect error\t1264',
    544238959: 'omp not found\t1480',
    544239392: ' op due to it not being compatible\t240',
    544370464: ' or above\t14\n or above \t273\n or greater \t273\n or higher\t14\n or higher \t273\n or later\t14\n or later \t273\n or later compatible compiler is required\t274\n or newer\t14\n or newer \t273\n or one of its dependencies\t275',
    544372079: 'our device is too old. We require compute capability\t1801',
    544432488: 'has a minor version mismatch with the version that was used to compile PyTorch\t1485\nhas already been de\t1486\nhas compute capability < \t1487\nhas no attribute \t1238 1488 1489\nhas no device code compatible with \t1490\nhas no member \t1491\nhas no member named \t1491 1492 1493 1494\nhas not been declared\t1151',
    544432503: 'was compiled with CPU_ONLY flag\t1964\nwas not declared in this scope\t1151',
    544434464: " is already registered\t168\n is already registered as a pybind11::native_enum\t169\n is already registered. Ensure that registration with torch::class_\t170\n is ambiguous\t171\n is defined in header \t172\n is incompatible with\t173\n is incompatible with \t174\n is incompatible with lib\t175\n is less than desired GPU memory\t176\n is less than the minimum supported by NVRTC\t177\n is missing, please make sure it is specified in the 'build-system.requires'\t178\n is not None\t179\n is not a \t180\n is not a directory\t41\n is not a member of\t163 181 182 183 184\n is not a member of \t185 186 187 188 189\n is not a member of 'cute\t158\n is not a member of 'cutlass\t158\n is not a member of ‘cute\t158\n is not a member of ‘cutlass\t158\n is not a recognized processor for this target\t190\n is not a supported wheel on this platform\t191\n is not a valid\t41\n is not a valid editable requirement\t192\n is not a valid wheel file\t193\n is not available, \t194\n is not compatible with\t173\n is not compatible with \t174\n is not compatible with the current PyTorch installation\t195\n is not compatible with this Python\t196\n is not compiled with it\t194\n is not defined\t197 198 199 200\n is not enabled\t201\n is not found\t202\n is not recognized as\t203\n is required\t204\n is required but found\t205\n is undefined\t206 207\n is used but incompatible\t173\n is used but is incompatible\t173",
    544435812: 'dns error: failed to lookup address\t1389',
    544436008: '(os error 112)\t381\n(os error 122)\t381\n(os error 28)\t381',
    544437570: 'Bus error\t549',
    544500071: 'git submodule \t1473',
    544501575: 'Got SM\t838',
    544501582: 'Not a directory: \t945\nNot currently implemented by \t953\nNot currently implemented for \t953\nNot currently implemented on \t953\nNot currently supported by \t953\nNot currently supported for \t953\nNot currently supported on \t953\nNot enough memory. Please try to increase --mem-fraction\t954\nNot find\t673\nNot implemented by \t953\nNot implemented for \t953\nNot implemented on \t953\nNot supported by \t953\nNot supported for \t953\nNot supported on \t953\nNot yet implemented by \t953\nNot yet implemented for \t953\nNot yet implemented on \t953\nNot yet supported by \t953\nNot yet supported for \t953\nNot yet supported on \t953',
    544501607: 'got Arch.sm_\t838\ngot SM\t838\ngot an unexpected keyword argument \t1481\ngot sm\t838\ngot sm_\t838',
    544501614: 'not available for \t1750\nnot available on \t1750\nnot compiled with GPU offload support\t1751\nnot currently implemented by \t953\nnot currently implemented for \t953\nnot currently implemented on \t953\nnot currently supported by \t953\nnot currently supported for \t953\nnot currently supported on \t953\nnot enough disk space\t1049\nnot enough free disk space\t1049\nnot enough free space\t1049\nnot enough space\t1049\nnot find\t673\nnot found\t1752\nnot implemented by \t953\nnot implemented for \t953\nnot implemented on \t953\nnot installed\t1753\nnot match\t1387\nnot providing "Find\t1754\nnot support\t1755\nnot supported by \t953 1756\nnot supported for \t953 1750 1756\nnot supported for the current GPU. Minimum capability: \t1757\nnot supported on \t953 1750 1756\nnot valid for use in process\t25\nnot yet available for \t1750\nnot yet available on \t1750\nnot yet implemented by \t953\nnot yet implemented for \t953\nnot yet implemented on \t953\nnot yet supported by \t953 1756\nnot yet supported for \t953 1750 1756\nnot yet supported on \t953 1750 1756',
    544502633: 'ist entweder falsch geschrieben\t1571\nist kein Element von\t1429',
    544502645: 'ust use \t1948',
    544503119: 'Out of memory: Kill process\t975\nOut of memory: Killed process\t975',
    544503138: 'but the target was not found\t1165',
    544503151: 'out of memory\t1802 1803 1804\nout of memory allocating \t1805\nout of resource\t1806\nout of resource: triton_\t1807',
    544567129: 'You are running version \t1097\nYou must give at least one requirement to\t1098\nYou tried to install "pytorch"\t1099',
    544567161: 'you should not try to import numpy from\t1970',
    544760141: 'Max retries exceeded with url\t897',
    544825888: ' by system policy\t25',
    544828526: 'nly Ada\t1250\nnly Ampere\t1250\nnly Blackwell\t1250\nnly Hopper\t1250\nnly NVIDIA Ada\t1250\nnly NVIDIA Ampere\t1250\nnly NVIDIA Blackwell\t1250\nnly NVIDIA Hopper\t1250\nnly NVIDIA Rubin\t1250\nnly NVIDIA Turing\t1250\nnly NVIDIA Volta\t1250\nnly Rubin\t1250\nnly SM\t1250\nnly Turing\t1250\nnly Volta\t1250\nnly available \t1720\nnly be available \t1720\nnly be enabled \t1720\nnly be implemented \t1720\nnly be supported \t1720\nnly be valid \t1720\nnly enabled \t1720\nnly gfx\t1250\nnly implemented \t1720\nnly runs \t1720\nnly sm\t1250\nnly support\t1721\nnly support \t1720\nnly supported \t1720\nnly supports \t1720\nnly valid \t1720\nnly works \t1720',
    546346988: '에 대한 정의되지 않은 참조\t314',
    547011823: '： Aucun fichier\t127\n： Datei oder Verzeichnis\t127\n： No existe el\t127\n： No such file\t127\n： Нет такого файла\t127\n： そのようなファイル\t127\n： 沒有此一檔案\t127\n： 没有那个文件\t127',
    547193058: "” is not recognized\t330\n” is not recognized as\t330\n” ist entweder falsch\t330\n” n'est pas reconnu\t330\n” no se reconoce como\t330\n” は、内部コマンド\t330\n” 不是内部\t330\n” 不是内部或外部命令\t330",
    549234155: '를 찾을 수\t1581',
    659902535: "GPU's architecture\t628\nGPU's capabilit\t628\nGPU's compute architecture\t628\nGPU's compute capabilit\t628",
    661528610: '" n\'est pas reconnu\t330',
    661528615: "' n'est pas reconnu\t330",
    661545283: "Can't find\t672 673",
    661545315: "can't be installed because it doesn't\t1187\ncan't find\t672 673\ncan't open \t1188\ncan't open file \t1189",
    661548868: "Don't know what to do with '\t754",
    661548900: "don't have enough free space in /\t1394",
    661679471: "omp' not found\t1480",
    662007641: "You're on \t1100\nYou're using \t1100",
    679517676: '은(는) 내부 또는 외부 명령\t1571',
    707403834: ': ***\t432',
    758528120: 'x86-64-v\t1128',
    760038484: 'TDM-GCC\t893',
    761752432: 'pkg-config: command not found\t1145\npkg-config: not found\t1145',
    762146671: 'oom-kill\t975',
    762212206: 'non-zero number of elements, but its data is not allocated yet\t1749',
    762341744: 'pip-build-env-\t1813',
    762342767: 'omp-tools.h\t1641 1642 1643',
    762671207: 'gpu-name\t1482',
    778530416: 'png.h\t1814 1815 1816',
    778659430: 'ffi.h\t1453 1454 1455',
    778661997: 'mpi.h\t1698 1699 1700',
    779119983: 'omp.h\t1641 1642 1643',
    791687523: 'c10/cuda/impl/cuda_cmake_macros.h\t1170 1171 1172 1173 1174 1175\nc10/util/AlignOf.h\t1176 1177 1178\nc10/util/Array.h\t1176 1177 1178\nc10/util/Float\t530 531 532\nc10/util/complex_utils.h\t1176 1177 1178\nc10/util/either.h\t1176 1177 1178\nc10/util/in_place.h\t1176 1177 1178\nc10/util/math_compat.h\t1176 1177 1178\nc10/util/reverse_iterator.h\t1176 1177 1178\nc10/util/variant.h\t1176 1177 1178',
    792938580: 'THC/THCAtomics.cuh\t1015 1016 1017\nTHC/THCDeviceUtils.cuh\t1018 1019 1020 1021\nTHC/THCNumerics.cuh\t1022 1023 1024',
    793528133: 'EGL/egl.h\t758 759 760\nEGL/eglext.h\t758 759 760\nEGL/eglplatform.h\t758 759 760',
    796096883: 'sys/cdefs\t1155\nsys/file.h\t1388\nsys/ioctl.h\t1388\nsys/mman.h\t1388\nsys/resource.h\t1388\nsys/socket.h\t1388\nsys/time.h\t1388\nsys/wait.h\t1388',
    796157294: 'net/http: request canceled\t1034',
    796225127: 'gnu/stubs\t1155',
    808464432: '000001\t416\n0000135\t415\n0000139\t414',
    808465475: 'C4003: \t609',
    827018828: 'LNK1102\t869\nLNK1104\t590 870 871 872 873 874 875 876\nLNK1112\t877 878\nLNK1158\t879\nLNK1181\t871 872 873 874 875 876 880 881\nLNK1248\t882',
    827085907: 'STL1002: Unexpected compiler version, expected CUDA \t1003',
    828796205: '-mf16c\t420',
    842019395: 'C2027\t595',
    842020932: 'D8021\t735',
    842211386: ': 32 bit compilation is only supported for\t433',
    842281539: 'C2429\t605',
    842348355: 'C7525\t605',
    842413891: 'C7624\t605',
    843796044: 'LNK2001\t314 883\nLNK2005: \t884\nLNK2019\t314',
    845374806: 'Vec256\t1091 1092',
    858796611: "C2039: \t596 597 598 599 600 601 602\nC2039: 'exc_traceback'\t603\nC2039: 'exc_type'\t603\nC2039: 'exc_value'\t603\nC2039: 'ob_digit'\t603\nC2039: 'tp_print'\t603\nC2039: 'use_tracing'\t603",
    863005040: 'pip3: command not found\t1343\npip3: not found\t1343',
    875968323: 'C7642\t605',
    877350476: 'LNK4272\t878',
    909128259: 'C2061: \t602\nC2065\t604\nC2065: \t602',
    909207138: 'bf16 mixed precision requires PyTorch \t1152',
    909652803: 'C3861: \t602',
    925905197: '-1073741511\t414\n-1073741515\t415\n-1073741795\t416',
    926429763: 'C2872\t608',
    942682435: "C1083\t582 583 584 585 586 587 588 589 590 591\nC1083: Cannot open compiler generated file: '\t592",
    943010371: 'C2589: \t606',
    943011651: 'C7582\t605',
    959787587: 'C2593: \t607',
    976236899: 'c10::guts\t1179\nc10::optional<\t1180',
    976909409: 'at::DeprecatedTypeProperties\t1144',
    978144327: 'GLM: GLM_\t834',
    978341199: 'OMP: Error #15\t962\nOMP: Error #15:\t963\nOMP: Error #179: Function pthread_\t964',
    979661939: 'std::shared_ptr<torch::jit\t1869 1870',
    979923827: 'ssh: Could not resolve hostname \t1867\nssh: connect to host \t1867',
    979923834: 'zsh: command not found: \t1975\nzsh: no matches found: \t1976',
    980445552: 'pip: command not found\t1343\npip: not found\t1343',
    980707687: 'git: command not found\t1145\ngit: not found\t1145',
    980708969: 'int: = is not a valid operator\t1555',
    1094928468: 'THCAssertSameGPU\t1013 1014\nTHCAtomics.cuh\t1015 1016 1017',
    1094997315: "CUDA architecture\t628\nCUDA capabilit\t628\nCUDA compiler and CUDA toolkit headers are incompatible\t629\nCUDA compute architecture\t628\nCUDA compute capabilit\t628\nCUDA driver initialization failed, you might not have\t630\nCUDA driver is a stub library\t631\nCUDA driver library cannot be found\t632\nCUDA driver version is insufficient for CUDA runtime version\t633\nCUDA extension not installed\t634\nCUDA initialization: Found no NVIDIA driver on your system\t635\nCUDA unavailable, invalid device\t636\nCUDA unknown error - this may be due to an incorrectly set up environment\t637\nCUDA version mismatch! DeepSpeed ops were compiled and installed with a different version\t638\nCUDA was not found on the system, please set the CUDA_HOME\t639\nCUDA's architecture\t628\nCUDA's capabilit\t628\nCUDA's compute architecture\t628\nCUDA's compute capabilit\t628\nCUDA::nvToolsExt\t417 640 641\nCUDAGenerator\t621 622\nCUDAGuard\t642 643\nCUDAStreamGuard\t642 643\nCUDA_ARCHITECTURES\t644\nCUDA_ARCHITECTURES is set to \t645\nCUDA_ERROR_ASSERT\t646\nCUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE\t647\nCUDA_ERROR_ILLEGAL_ADDRESS\t648\nCUDA_ERROR_INVALID_IMAGE\t649\nCUDA_ERROR_LAUNCH_FAILED\t648\nCUDA_ERROR_MISALIGNED_ADDRESS\t648\nCUDA_ERROR_NO_BINARY_FOR_GPU\t650\nCUDA_ERROR_NO_DEVICE\t651\nCUDA_ERROR_OUT_OF_MEMORY\t652\nCUDA_ERROR_STUB_LIBRARY\t631\nCUDA_ERROR_SYSTEM_DRIVER_MISMATCH\t653\nCUDA_ERROR_SYSTEM_NOT_READY\t654\nCUDA_ERROR_UNSUPPORTED_PTX_VERSION\t655\nCUDA_HOME\t656\nCUDA_HOME does not exist, unable to compile CUDA\t657\nCUDA_HOME environment variable is not set\t658\nCUDA_PATH\t656\nCUDA_PATH is set but CUDA wasn\t659\nCUDA_TOOLKIT_ROOT_DIR not found or specified\t660\nCUDA_tensor_apply\t661 662\nCUDAs architecture\t628\nCUDAs capabilit\t628\nCUDAs compute architecture\t628\nCUDAs compute capabilit\t628",
    1095060560: 'PLEASE ATTACH THE FOLLOWING FILES TO THE BUG REPORT\t976',
    1096045407: '_STANDARD is set to invalid value\t1114\n_STATUS_ARCH_MISMATCH\t1115',
    1096308803: 'CXXABI_\t669\nCXXABI_1.3.\t670',
    1098215527: 'gpuAtomicAdd\t1483 1484',
    1100659951: '：Aucun fichier\t127',
    1111705684: 'THCBlas_\t1011 1012',
    1112099911: 'GLIBCXX_\t669\nGLIBCXX_3.4.\t670\nGLIBC_\t832\nGLIBC_2.\t833',
    1113812850: 'rocBLAS error: C\t1846',
    1126199118: 'No CUDA GPUs are available\t219 918\nNo CUDA runtime is found, using CUDA_HOME=\t919\nNo CUDA toolset found\t920',
    1126199150: 'no CUDA-capable device is detected\t651',
    1128482900: 'THCCeilDiv\t547 548',
    1128486478: 'NVCC \t908\nNVCC" \t908\nNVCC\' \t908\nNVCC` \t908\nNVCC’ \t908',
    1128680517: 'ELFCLASS32\t401\nELFCLASS64\t401',
    1129467732: 'TORCH_CHECK\t1035\nTORCH_CUDA_API\t512 513\nTORCH_CUDA_ARCH_LIST is not set, all archs for visible cards\t1036\nTORCH_EXTENSION_NAME\t421\nTORCH_HIP_API\t593 594\nTORCH_LIBRARY_FRAGMENT\t1035',
    1130320961: 'AT_CHECK\t508 509\nAT_CHECK_INDEX\t508 509\nAT_CPP14_CONSTEXPR\t510 511\nAT_CUDA_API\t512 513',
    1131701607: 'getCurrentCUDABlasHandle\t642 643\ngetCurrentCUDASolverDnHandle\t642 643\ngetCurrentCUDASparseHandle\t642 643\ngetCurrentCUDAStream\t642 643\ngetCurrentDeviceProperties\t642 643',
    1131701619: 'setCurrentCUDAStream\t642 643',
    1131898190: 'NewConnectionError\t686',
    1145120800: ' (ADVANCED)\t2',
    1145260116: 'THCDevice\t1011 1012\nTHCDeviceUtils.cuh\t1018 1019 1020 1021',
    1145656910: 'NVIDIA driver on your system is too old\t909\nNVIDIA-SMI has failed because it couldn\t910',
    1145981254: 'FIND was unable to find an engine to execute\t780',
    1146438445: '-CUDA::nvToolsExt\t417',
    1146438508: 'lCUDA::nvToolsExt\t417',
    1147098177: 'AT_DISPATCH_ALL_TYPES_AND_HALF\t514 515',
    1148478823: 'getDefaultCUDAStream\t642 643\ngetDeviceProperties\t642 643',
    1150991599: '：Datei oder Verzeichnis\t127',
    1160670307: 'cl.EXE\t1259',
    1162297926: 'FBGEMM needs GCC \t668\nFBGEMM needs at least GCC \t668\nFBGEMM requires GCC \t668\nFBGEMM requires at least GCC \t668',
    1162629971: 'SSLError\t686',
    1163152969: "INTERNAL COMPILER ERROR in '\t843",
    1164863831: 'WinError 2]\t590\nWinError 3]\t590',
    1164994920: 'hipErrorAssert\t646\nhipErrorInvalidDeviceFunction\t1366\nhipErrorNoBinaryForGpu\t650\nhipErrorOutOfMemory\t652',
    1176517189: 'E: Failed to fetch\t757',
    1178749012: 'THBFloat16Blas_\t1011 1012\nTHBFloat16Storage\t1011 1012\nTHBFloat16Tensor\t1011 1012\nTHBFloat16Vector\t1011 1012',
    1179009347: 'CAFFE2_API\t512 513\nCAFFE2_CUDA_API\t512 513',
    1180652609: 'AT_FORALL_SCALAR_TYPES\t516 517',
    1195591764: 'THCGenerator\t1011 1012',
    1196312909: 'MINGW\t893',
    1196773443: 'CPUGenerator\t621 622',
    1198271776: ' -lGLESv1\t7\n -lGLESv2\t7',
    1198418253: 'MinGW\t893',
    1229408595: 'SIGILL\t416',
    1230262351: 'OPTIX_ERROR_UNSUPPORTED_ABI_VERSION\t967',
    1230455855: '/DWIN32\t422',
    1230984257: 'AT_INDEX_ERROR\t518 519',
    1231254131: 'srcIndex < srcSelectDimSize\t1866',
    1232367438: 'NotImplementedError: C\t955',
    1262570819: 'CMAKE_CUDA_ARCHITECTURES\t612\nCMAKE_CUDA_ARCHITECTURES must be non-empty\t613\nCMAKE_CUDA_ARCHITECTURES:\t614 615\nCMAKE_CUDA_COMPILER\t616\nCMAKE_CUDA_COMPILER not set, after EnableLanguage\t617\nCMAKE_CUDA_COMPILER:\t618',
    1279415619: 'CUBLAS_STATUS_INTERNAL_ERROR when calling \t624\nCUBLAS_STATUS_INVALID_VALUE when calling \t625',
    1280136782: 'NVML Shared Library Not Found\t795',
    1280595267: 'CUTLASS needs GCC \t668\nCUTLASS needs at least GCC \t668\nCUTLASS requires GCC \t668\nCUTLASS requires at least GCC \t668',
    1281311820: 'LD_LIBRARY_PATH contains incompatible version of cudnn\t864',
    1297501260: 'LLVM ERROR: \t866\nLLVM ERROR: Cannot select: \t867\nLLVM ERROR: out of memory\t868',
    1298295148: 'libMIOpen.so.\t1619',
    1310748265: 'in Namensbereich\t1429',
    1313032276: 'THCNumerics\t1011 1012\nTHCNumerics.cuh\t1022 1023 1024',
    1313101123: 'CUDNN_INCLUDE_DIR\t663\nCUDNN_INCLUDE_PATH\t663\nCUDNN_LIBRARY\t663\nCUDNN_LIBRARY_PATH\t663\nCUDNN_STATUS_ALLOC_FAILED\t664\nCUDNN_STATUS_NOT_INITIALIZED\t665\nCUDNN_STATUS_SUBLIBRARY_LOADING_FAILED\t666',
    1313753172: 'THNN_\t1032 1033',
    1315072364: 'libNVVM cannot be found. Do `conda install\t1620',
    1315728452: 'DllNotFoundException: Unable to load \t752',
    1318763759: '：No existe el\t127\n：No such file\t127',
    1330529327: '/DNOMINMAX\t422',
    1330795077: 'ERROR: Could not find a version\t763\nERROR: Python dependency not found\t764\nERROR: Wheel \'\t765\nERROR: unknown command "\t766',
    1330857298: 'RESOURCE_EXHAUSTED: \t995',
    1346521420: 'LIBPOSTPROC\t865',
    1347243847: 'GOMP_\t836',
    1347638595: 'CUSPARSE_\t667',
    1347703880: 'HTTP 000 CONNECTION FAILED\t691',
    1349083987: 'SciPy needs GCC \t668\nSciPy needs at least GCC \t668\nSciPy requires GCC \t668\nSciPy requires at least GCC \t668',
    1349350734: 'NumPy\t956\nNumPy C-API version 0x\t957\nNumPy needs GCC \t668\nNumPy needs at least GCC \t668\nNumPy requires GCC \t668\nNumPy requires at least GCC \t668\nNumPy was built with baseline optimizations\t958',
    1377843753: '): Read timed out\t389',
    1380141140: 'THCRandom\t1011 1012\nTHCRoundUp\t547 548',
    1380993352: 'HIPRTC_ERROR_COMPILATION\t687',
    1381122399: '_ARRAY_API\t1112',
    1396918356: 'THCState\t1025 1026\nTHCStorage\t1011 1012\nTHCStream\t1025 1026',
    1397049428: 'THESE PACKAGES DO NOT MATCH THE HASHES\t1031',
    1397050439: 'GLES2/gl\t825 826\nGLES3/gl\t825 826\nGLESv1\t827\nGLESv2\t827',
    1397706309: 'ENOSPC: no space\t762',
    1397900630: 'VERSION_MISMATCH\t1090',
    1398757712: 'PY_SSIZE_T_CLEAN macro must be defined\t977',
    1400137063: 'getStreamFromPool\t642 643',
    1413567571: 'STATUS_DLL_NOT_FOUND\t415\nSTATUS_ENTRYPOINT_NOT_FOUND\t414',
    1413695572: 'THCTensor\t1011 1012\nTHCThrustAllocator\t1011 1012',
    1413761108: 'THDTensor\t1011 1012',
    1414744148: 'THSTensor\t1011 1012',
    1415530580: 'TH_TENSOR_APPLY\t661 662',
    1416914279: 'getTHCState\t1025 1026',
    1428175429: 'E: Unable to fetch some archives\t757',
    1430462522: ': CUDA cannot be found\t435',
    1430462575: 'o CUDA toolkit found\t690\no CUDA toolkit was found\t690',
    1430472788: 'THCUNN_\t1011 1012',
    1430481965: '-lCUDA::nvToolsExt\t417',
    1431455828: 'THRUST_NS_QUALIFIER\t627',
    1447250004: 'THCVector\t1011 1012',
    1448299815: "'MSVCCompiler' object has no attribute '\t374",
    1464224839: 'GLFW/glfw3.h\t828 829 830 831',
    1465865281: 'AT_WARN\t520 521',
    1498173007: 'ONLY build\t965',
    1596993859: 'C10_FALLTHROUGH\t510 511\nC10_HIP_API\t593 594\nC10_HIP_KERNEL_LAUNCH_CHECK\t593 594\nC10_HOST_CONSTEXPR\t510 511\nC10_NORETURN\t510 511',
    1596993891: 'c10_cuda.lib\t1181',
    1598116680: 'HSA_STATUS_ERROR_INVALID_ISA\t840',
    1598182723: 'CUB_NS_QUALIFIER\t626 627',
    1598243655: 'GCC_1\t669\nGCC_3\t669\nGCC_4\t669\nGCC_7\t669',
    1598244948: 'THC_assertSameGPU\t1013 1014',
    1598965328: 'PFN_cuTensorMapEncode\t667',
    1600939103: '_dl_check_map_versions: Assertion\t1120',
    1601008225: 'arm_acle\t1142\narm_bf16\t1142\narm_fp16\t1142\narm_neon\t1142\narm_sve\t1142',
    1601009011: 'sum_intlist\t1817 1818',
    1601010035: 'sym_numel\t808\nsym_size\t808\nsym_stride\t808',
    1601204323: 'cpp_extension.load\t58 1357\ncpp_extension.py\t58',
    1629515598: 'No available memory for the cache blocks\t921',
    1629516905: 'it as a build dependency\t1576',
    1631789114: ': Cannot allocate memory\t436\n: Cannot fork\t437',
    1631811920: 'PyCapsule\t987',
    1631854650: ': Datei oder Verzeichnis\t127\n: Datei zu kurz\t438',
    1631985722: ': Failed to preprocess host compiler properties\t439',
    1632127060: 'THHalfBlas_\t1011 1012\nTHHalfStorage\t1011 1012\nTHHalfTensor\t1011 1012\nTHHalfVector\t1011 1012',
    1632313402: ': Kann die Shared\t448\n: Kann die Shared-Object-Datei nicht öffnen\t446',
    1632466510: 'NvMapMem\t960',
    1632641082: ': Path to libdevice library not specified\t460',
    1633836895: '__ballot\t667',
    1633839468: 'libaio.h\t1621 1622 1623 1624\nlibamdhip64.so.\t1619\nlibav\t1625',
    1633886247: "' cannot overload\t340",
    1633886266: ': calling a constexpr __device__ function\t470\n: calling a constexpr __host__ function\t471\n: cannot find /\t472\n: cannot open shared obj\t448\n: cannot open shared object\t473 474\n: cannot read file data\t438',
    1633903970: 'because it has a CompositeImplicitAutograd\t1148',
    1633903972: 'decay_t\t1266',
    1633906540: 'local memory limit exceeded (\t1670',
    1633973571: 'Cuda Configuration Error: C\t733',
    1633973603: 'cuda runtime error (2) : out of memory\t1364\ncuda.is_available()\t219\ncudaBindTexture\t667\ncudaConfigureCall\t667\ncudaErrorAssert\t646\ncudaErrorCallRequiresNewerDriver\t507\ncudaErrorCompatNotSupportedOnDevice\t647\ncudaErrorInsufficientDriver\t1365\ncudaErrorInvalidDeviceFunction\t1366\ncudaErrorInvalidKernelImage\t649\ncudaErrorMemoryAllocation\t652\ncudaErrorNoDevice\t651\ncudaErrorNoKernelImageForDevice\t650\ncudaErrorStubLibrary\t631\ncudaErrorSystemDriverMismatch\t653\ncudaErrorSystemNotReady\t654\ncudaErrorUnsupportedPtxVersion\t655\ncudaGetDeviceCount()\t1367\ncudaLaunchCooperativeKernelMultiDevice\t667\ncudaPointerAttributes\t1368\ncudaProfilerInitialize\t667\ncudaThreadExit\t667\ncudaThreadSynchronize\t667\ncudaTypedefs.h\t1351 1352\ncudaUnbindTexture\t667\ncuda_awbarrier\t1351 1352\ncuda_bf16.h\t1351 1352\ncuda_fp4.h\t1351 1352\ncuda_fp6.h\t1351 1352\ncuda_fp8.h\t1351 1352\ncuda_pipeline\t1351 1352\ncudart64_\t1363',
    1634036816: 'Please install \t986',
    1634036848: 'please install \t986',
    1634082855: "' failed: \t343",
    1634100580: 'default_program(\t1379',
    1634166092: 'LegacyTHDispatcher\t885 886\nLegacyTHFunctionsCUDA\t885 886',
    1634166124: 'legacy-install-failure\t1618',
    1634213922: '" has no member\t162 316 317\n" has no member \t318 319 320 321\n" has no member "\t322 323 324 325 326\n" has no member class\t327',
    1634213927: "' has no attribute '\t344",
    1634230111: '__half\t1118',
    1634235424: ' that depend on a template parameter\t293',
    1634493027: 'cblas.h\t1253 1254 1255\ncblas_mangling.h\t1253 1254 1255',
    1634493984: ' flag is not supported with the configured host compiler\t133',
    1634494055: 'gflags/gflags.h\t1468 1469 1470 1471 1472',
    1634541602: '" matches these operands\t332\n" may not be used in the type-id\t333',
    1634541612: ', may conflict with lib\t403',
    1634563438: 'numa.h\t1761 1762 1763\nnumaif.h\t1761 1762 1763',
    1634564716: 'lzma.h\t1676 1677 1678 1679',
    1634625890: 'binaries were compiled with C\t1153',
    1634629956: 'DynamicLibNotFoundError: Failure finding \t756',
    1634629988: 'dynamic module does not\t1396\ndynamic_cast\t1397',
    1634692128: ' load any \t131\n loaded at\t213',
    1634692166: 'Float8_e\t808',
    1634754915: 'capability\t1249 1250',
    1634754924: 'lapack\t1583\nlapacke.h\t1584 1585 1586 1587',
    1634760805: "expanded from macro \t1436\nexpanded from macro '__noinline__'\t1437\nexpansion of macro \t1436",
    1634886000: 'parameter packs not expanded with\t1810 1811',
    1634887263: '_frame\t988 1121',
    1634887267: 'cframe"\t1258\ncframe\'\t1258\ncframe’\t1258',
    1634890835: 'Strawberry\t893',
    1634890867: 'stratégie de contrôle d\t551',
    1634954837: 'UnsatisfiedLinkError: \t1078\nUnsatisfiedLinkError: no \t1079',
    1634954869: 'unsatisfied condition: \t1940',
    1635017059: 'catastrophic error\t1252',
    1635017062: 'fatal error C10\t1446\nfatal error C1001: \t1447\nfatal error C1081\t1448\nfatal error: error in backend: \t1449\nfatal: early EOF\t1450\nfatal: fetch-pack: \t1450\nfatal: not a git repository\t1451\nfatal: unable to \t1452',
    1635018093: 'metadata-generation-failed\t1618',
    1635022189: 'mutable_data_ptr\t808',
    1635151433: "Invalid CUDA 'device=\t857\nInvalid requirement: \t858\nInvalid wheel filename\t193\nInvalidMatchSpec: \t859\nInvalidVersionSpec: \t859",
    1635151465: 'invalid command "bdist_wheel\t1558\ninvalid command "dist_info\t1558\ninvalid command "editable_wheel\t1558\ninvalid command \'bdist_wheel\t1558\ninvalid command \'dist_info\t1558\ninvalid command \'editable_wheel\t1558\ninvalid command bdist_wheel\t1558\ninvalid command dist_info\t1558\ninvalid command editable_wheel\t1558\ninvalid device function\t1559\ninvalid input constraint \'+h\' in asm\t1560\ninvalid input constraint \'+l\' in asm\t1560\ninvalid input constraint \'+r\' in asm\t1560\ninvalid input constraint \'=+h\' in asm\t1560\ninvalid input constraint \'=+l\' in asm\t1560\ninvalid input constraint \'=+r\' in asm\t1560\ninvalid input constraint \'=h\' in asm\t1560\ninvalid input constraint \'=l\' in asm\t1560\ninvalid input constraint \'=r\' in asm\t1560\ninvalid input constraint \'h\' in asm\t1560\ninvalid input constraint \'l\' in asm\t1560\ninvalid input constraint \'r\' in asm\t1560\ninvalid literal for int() with base 10: \t1561\ninvalid operands to binary expression (\t1562\ninvalid operands to binary expression (\'\t1563\ninvalid output constraint \'+h\' in asm\t1560\ninvalid output constraint \'+l\' in asm\t1560\ninvalid output constraint \'+r\' in asm\t1560\ninvalid output constraint \'=+h\' in asm\t1560\ninvalid output constraint \'=+l\' in asm\t1560\ninvalid output constraint \'=+r\' in asm\t1560\ninvalid output constraint \'=h\' in asm\t1560\ninvalid output constraint \'=l\' in asm\t1560\ninvalid output constraint \'=r\' in asm\t1560\ninvalid output constraint \'h\' in asm\t1560\ninvalid output constraint \'l\' in asm\t1560\ninvalid output constraint \'r\' in asm\t1560\ninvalid target ID \t1082\ninvalid value \'armv9\t1128\ninvalid value \'c++\t1564\ninvalid value \'gnu++\t1564\ninvalid value (\'armv9\t1128\ninvalid value (‘armv9\t1128\ninvalid value for --gpu-architecture\t1565\ninvalid value ‘armv9\t1128',
    1635196967: "' was defined more than once\t363",
    1635197024: '` was removed in the NumPy 2\t1126',
    1635281254: 'fixable by adding \t1459',
    1635284080: 'ptxas application ptx input, line \t1819\nptxas does not support CC \t1820\nptxas info \t1821\nptxas warning \t1821',
    1638515570: 'réadressage R_\t1829\nréadressage de R_\t1829',
    1646292852: 'to be installed\t1150',
    1647473766: 'ft2build.h\t1462 1463 1464 1465',
    1650424144: 'Py_buffer\t994',
    1650552405: 'Unable to find\t672 673\nUnable to find a valid cuDNN algorithm\t1064\nUnable to find code object for all current devices\t1065\nUnable to find vcvarsall.bat\t1066\nUnable to import \t682\nUnable to load \t682\nUnable to load any of {lib\t1067\nUnable to load library \t684\nUnable to load the library \t684\nUnable to locate\t673\nUnable to pre-compile ops without torch installed\t1068\nUnable to register cu\t1069',
    1650552421: 'enable executable\t1400\nenable_if_t\t1266',
    1650552437: 'unable to execute \t1920\nunable to execute \'\t1921\nunable to execute command: Killed\t1922\nunable to find\t673\nunable to find a build program corresponding to "NMake Makefiles\t1923\nunable to find a build program corresponding to "Ninja\t1924\nunable to find a build program corresponding to "Unix Makefiles\t1925\nunable to find library -l\t1207 1208 1209 1210 1211 1212 1213 1214 1215 1216 1926 1927 1928\nunable to find library -lEGL\t1217\nunable to find library -lGLEW\t1218\nunable to find library -laio\t1219\nunable to find library -lffi\t1220\nunable to find library -lglog\t1221\nunable to find library -ljpeg\t1222\nunable to find library -lnuma\t1223\nunable to find library -lstdc++\t1225\nunable to find library -ltbb\t1226\nunable to find library -luuid\t1227\nunable to find library -lz\t1228\nunable to locate\t673\nunable to open database file\t1929',
    1650552929: 'apability not supp\t1134',
    1650616684: 'libbitsandbytes_cpu.\t1626',
    1651076128: ' libraries are not found\t212\n library not found\t212',
    1651076143: '/libMIOpen\t429\n/libamd_comgr\t429\n/libamdhip64\t429\n/libcublas\t429\n/libcuda\t429\n/libcufft\t429\n/libcufile\t429\n/libculibos\t429\n/libcupti\t429\n/libcurand\t429\n/libcusolver\t429\n/libcusparse\t429\n/libcutensor\t429\n/libhip\t429\n/libhsa-runtime64\t429\n/libhsakmt\t429\n/libnccl\t429\n/libnpp\t429\n/libnvJitLink\t429\n/libnvidia-ml\t429\n/libnvjpeg\t429\n/libnvrtc\t429\n/libnvshmem\t429\n/librccl\t429\n/libroc\t429',
    1651076218: 'zlib.h\t1971 1972 1973 1974',
    1651336557: "member access into incomplete type '\t1682\nmember reference type \t1683",
    1651337587: 'simbolo ambiguo\t898',
    1651340622: 'Numba needs NumPy \t959',
    1651341651: 'Symbol\t314',
    1651341683: 'symbol not found in flat namespace\t314\nsymbole ambigu\t898',
    1651449895: "' object has no attribute 'ds_opt_\t359",
    1651469415: 'global interpreter lock (GIL) has been enabled to load module\t1474\nglobalLegacyTypeDispatch\t885 886',
    1651860850: 'reubicación R_\t1829',
    1651864352: " submodule path '\t290",
    1663067490: 'be created directly\t1147',
    1663070030: 'No compatible code objects found for: gfx\t922',
    1663071343: 'ot compiled with \t1800',
    1664044099: 'CL/cl\t610 611',
    1667309616: '0 active drivers ([])\t431',
    1667393900: 'libc10_cuda.so: \t1627\nlibcublas.so.\t1628\nlibcublasLt.so.\t1628\nlibcuda.so\t1629\nlibcuda.so cannot found\t1630\nlibcuda.so not found! Do you have a CUDA driver\t1631\nlibcuda.so.1\t1629\nlibcuda.so.1 is not a symbolic link\t1632\nlibcudart.so.\t1628\nlibcufft.so.\t1628\nlibcupti.so.\t1628\nlibcusolver.so.\t1628\nlibcusparse.so.\t1628',
    1667462766: 'nvcc \t908\nnvcc :\t1769\nnvcc cannot find a supported version of\t1770\nnvcc fatal   : Cannot find compiler \'\t1771\nnvcc fatal   : Could not open input file \'\t1772\nnvcc fatal   : redefinition of argument \'\t1773\nnvcc is required to build\t680\nnvcc is required to compile\t680\nnvcc not found\t1774\nnvcc was not found\t1774\nnvcc ：\t1769\nnvcc" \t908\nnvcc\' \t908\nnvcc:\t1769\nnvcc` \t908\nnvcc’ \t908\nnvcc：\t1769',
    1667592275: "Specified provider 'CUDAExecutionProvider' is not in available provider\t1008\nSpecify CUDA_TOOLKIT_ROOT_DIR\t1009",
    1667592307: 'specified that you may need to import the \t1865',
    1667594309: 'Exec format error\t769',
    1667594341: 'execinfo.h\t1388\nexecutable in path specified by\t1432\nexecutor failed running\t1433',
    1667656804: 'dlfcn.h\t1388',
    1667722864: 'pngconf.h\t1814 1815 1816',
    1667852407: 'which is not an existing directory\t1966',
    1667853909: "UnicodeDecodeError: 'utf\t1070",
    1667854445: 'mpicxx.h\t1698 1699 1700',
    1668033824: ' -lcrypt\t8',
    1668181859: 'conclude\t1342',
    1668183398: 'function for call to \t1466',
    1668248144: 'Processus arrêté\t755\nProcessus arrêté a terminé le programme \t380',
    1668248176: "procedure entry point\t314\nprocessor does not support \t620\nprocessor doesn't support \t620\nprocessor lacks \t620",
    1668311400: "hipcc' failed: No such file\t1497\nhipcc: No such file\t1498\nhipcc: command not found\t1498\nhipcc: not found\t1498",
    1668440352: ' architecture of input file \t15',
    1668443988: 'Torch is needed\t989\nTorch is not installed\t989\nTorch is required\t989\nTorch must be installed\t989\nTorch needs to be installed\t989',
    1668444020: 'torch is needed\t989\ntorch is not installed\t989\ntorch is required\t989\ntorch is required for \t1889\ntorch must be installed\t989\ntorch needs GCC \t668\ntorch needs at least GCC \t668\ntorch needs to be installed\t989\ntorch requires GCC \t668\ntorch requires at least GCC \t668\ntorch.OutOfMemoryError\t1890\ntorch._inductor.exc.\t1891\ntorch.cuda.OutOfMemoryError\t1890\ntorch.utils.ffi is deprecated\t1892\ntorch.version.cuda\t1893\ntorch/all.h\t522 523 524\ntorch/csrc/PythonTypes.h\t1894 1895 1896\ntorch/csrc/StorageDefs.h\t1894 1895 1896\ntorch/csrc/THP_export.h\t1894 1895 1896\ntorch/csrc/WindowsTorchApiMacro.h\t1894 1895 1896\ntorch/csrc/jit/\t1897 1898 1899 1900 1901\ntorch/csrc/stable/\t531 532\ntorch/csrc/utils/auto_gil.h\t1902 1903 1904\ntorch/csrc/utils/disallow_copy.h\t1902 1903 1904\ntorch/csrc/utils/future.h\t1902 1903 1904\ntorch/csrc/utils/memory.h\t1902 1903 1904\ntorch/csrc/utils/six.h\t1902 1903 1904\ntorch/extension.h\t531 532 1905 1906 1907 1908 1909\ntorch/headeronly/\t531 532\ntorch/library.h\t522 523 524\ntorch/python.h\t522 523 524\ntorch/script.h\t522 523 524\ntorch/torch.h\t522 523 524\ntorch/types.h\t522 523 524\ntorch::jit::RegisterOperators::RegisterOperators(const char\t1910\ntorch_cuda.lib\t1181\ntorch_extensions\t58 1911\ntorchaudio C++ extension is not available\t1912\ntorchinductor_\t1913 1914\ntorchvision.transforms.functional_tensor\t1915',
    1668571501: 'matching\t1681',
    1668571504: 'patch: command not found\t1145\npatch: not found\t1145',
    1668628794: ':Aucun fichier\t127',
    1671200994: '“constexpr\t337',
    1681143415: 'w64devkit\t893',
    1684104530: 'ReadTimeout\t686\nReadTimeoutError\t686',
    1684104562: 'read-only segment has dynamic IFUNC relocations\t1824\nread-only segment has dynamic relocations\t1824',
    1684107084: 'LoadLibrary failed with error 126\t891\nLoaded runtime CuDNN library: \t892',
    1684107116: 'load any more object with static\t1668\nloaded the `torch/_C` folder of the PyTorch repository\t1669',
    1684171116: 'libdevice not found at \t1633',
    1684302184: 'hidden symbol \t1495',
    1684366670: 'Need \t914\nNeed to compile C++ extensions to \t915\nNeeds \t914',
    1684366702: 'need \t914\nneed PyTorch\t997\nneed Pytorch\t997\nneed pyTorch\t997\nneed pytorch\t997\nneed torch\t997\nneeded\t1712\nneeds \t914\nneeds CUDA\t1713\nneeds PyTorch\t997\nneeds Pytorch\t997\nneeds exactly \t1163\nneeds pyTorch\t997\nneeds pytorch\t997\nneeds torch\t997',
    1684367716: 'died with <Signals.SIGKILL: 9>\t1385',
    1684611130: ': identifier "__\t492',
    1684632949: 'uuid/uuid.h\t1949 1950 1951 1952',
    1684633198: 'nvidia-container-cli: initialization error: \t1776\nnvidia-fabricmanager\t798',
    1684955424: ' and above\t14\n and higher\t14\n and later\t14\n and newer\t14',
    1684955491: 'candidate function not viable: call to __host__ function from \t1190',
    1684957510: 'FindCUDA says CUDA version is\t807',
    1684957527: 'Windows Long Path support enabled\t1095\nWindows not yet supported for torch.compile\t1096',
    1684959043: 'CondaHTTPError\t691\nCondaSSLError\t691',
    1684959075: 'conda: command not found\t1343\nconda: not found\t1343\nconditional_t\t1266',
    1684960544: ' undeclared\t206',
    1685024032: ' module has been removed\t214\n module is not found\t215',
    1685025392: 'prod_intlist\t1817 1818',
    1685222775: 'wurde in diesem Gültigkeitsbereich nicht deklariert\t1151',
    1685414702: '.cuda.o\t421',
    1685414747: '[cudnn_frontend] Error: No \t1109',
    1689699140: 'Dödad-signal avslutade programmet \t380',
    1696610855: "': expected a number\t372",
    1696610857: '): error : expected a "("\t390\n): error: argument list for template template\t391\n): error: exception specification is incompatible\t392\n): error: expected a "("\t390\n): error: identifier "\t327\n): error: identifier "__\t393 394\n): error: incomplete type is not allowed\t395\n): error: invalid combination of type specifiers\t396\n): error: name followed by "::" must\t391\n): error: no instance of\t397\n): error: static assertion failed with "\t398',
    1696624193: 'An error happened while trying to locate the file on the Hub\t550',
    1696624233: 'in expansion of macro \t1436',
    1696624462: 'No existe el \t553 554 555 556 557 558 559 560 561 562 563',
    1696624494: 'no es un miembro de\t1429',
    1697082912: " n'est pas reconnu\t203\n n'est pas un membre de\t182 183 184",
    1697541219: 'cl.exe\t1259\ncl.exe with traditional preprocessor \t1260',
    1698832442: ': Befehl nicht gefunden\t434',
    1699094621: '] Fehler 137\t1110',
    1699160157: '] Getötet\t1110',
    1699170388: 'THGenerator\t1011 1012',
    1699553338: ': Memory allocation failure\t449',
    1699618874: ": Ne peut ouvrir le fichier d'objet partagé\t446",
    1699749946: ': Permission denied\t461',
    1699881018: ': Resource temporarily unavailable\t463\n: Ressource temporairement\t463',
    1700022356: 'THTensor\t1011 1012\nTHTensorMath\t1011 1012',
    1700153428: 'THVector\t1011 1012',
    1700212059: '[-Werror\t1101',
    1700948332: 'libelf.h\t1634 1635 1636 1637',
    1701013836: 'License classifiers have been superseded by license expressions\t890',
    1701017701: 'exception handling disabled\t1430\nexception handling is disabled\t1431',
    1701078386: 'redeclaration of\t481\nredefinition of \t1826',
    1701079328: ' identifier "\t161 162',
    1701080161: 'alderlake\t1128',
    1701080649: 'IndentationError: \t848\nIndexError: \t849 850\nIndexError: _Map_base::at\t851\nIndexError: map::at\t851\nIndexError: unordered_map::at\t851',
    1701080681: 'index_sequence\t1266',
    1701080693: 'undeclared\t1521\nundeclared identifier \t1500 1501 1746 1930\nundefined reference to \t1931\nundefined symbol: \t314\nundefined symbol: Py\t1932\nundefined symbol: _Py\t1932\nundefined symbol: mkl_\t1933\nundefinierter Verweis auf\t314\nundefiniertes Symbol\t314\nunderlying_type_t\t1266',
    1701080899: 'Code object build failed\t687',
    1701146144: ' needed by \t218',
    1701147424: ' seems to be not installed\t286',
    1701209458: "reference indefinie vers\t314\nreference indéfinie vers\t314\nreference to\t314\nreference to __host__ function '\t1827\nreferences to\t314\nreferencia a\t314\nreferencia indefinida a\t314\nreferencia indefinida para\t314\nreferencia nao definida a\t314\nreferencia nao definida para\t314\nreferencia não definida a\t314\nreferencia não definida para\t314\nreferensi ke\t314\nreferência indefinida a\t314\nreferência indefinida para\t314\nreferência nao definida a\t314\nreferência nao definida para\t314\nreferência não definida a\t314\nreferência não definida para\t314",
    1701210482: 'riferimento non definito a\t314',
    1701211721: "Inferred operator schema for a C++ kernel function doesn't match the expected function schema\t852",
    1701211753: 'infer_schema(func): \t1547 1548',
    1701274484: 'tcgen05\t1852',
    1701275973: 'Eigen/\t767',
    1701344288: ' the MPS \t294',
    1701345056: ' when calling \t308',
    1701405728: ' died due to signal \t36\n died due to signal 9\t37\n died due to signal 9 (Kill signal)\t37\n died with status 0x\t38',
    1701407843: 'client error (Connect)\t1264',
    1701409364: "Tried to instantiate class '\t1052\nTried to register an operator (\t1053 1054\nTried to register multiple backend fallbacks for the same dispatch key \t1055\nTried to register multiple operators with the same name\t1056",
    1701470831: 'object has no attribute\t1779\nobject has no attribute \t1780\nobject type is: \t1781',
    1701536109: 'make: \t426\nmake: command not found\t1145\nmake: not found\t1145\nmake_index_sequence\t1266\nmake_unique\t1266',
    1701603654: 'File already exists in database: \t802\nFile o directory non\t553 554 555 556 557 558 559 560 561 562 563\nFileExistsError: [\t803\nFileNotFoundError: [Errno 2] \t804\nFilename longer than 260 characters\t805\nFilename too long\t806',
    1701603681: 'ailed to initialize NVML: Driver/library version mismatch\t1127',
    1701603686: 'file failed to open for reading\t1456\nfile_baton.py\t1457\nfile_baton.py:\t1458',
    1701604425: 'Illegal instruction\t416 549',
    1701667150: "NameError: name \t911\nNameError: name '\t912\nNameError: name '_C' is not defined\t913",
    1701667182: 'name \'bare_metal_version\' is not defined\t1704\nnamespace "\t1705\nnamespace "c10::guts" has no member "\t1706\nnamespace "std" has no member \t1707 1708 1709 1710\nnamespace name\t1711',
    1701669204: 'TimeoutError: \t693',
    1701670771: "some optimisations will not be enabled\t1863\nsome optimizations will not be enabled\t1863\nsomething wrong with flag '\t1864",
    1701716007: "' newer than toolkit\t358",
    1701716012: ', needed by\t404\n, needed by \t405',
    1701733735: 'generic_type: \t1467',
    1701798944: " does not dominate this use\t39\n does not exist\t40 41 42 43\n does not have \t44\n does not include kernels for this GPU\t45\n does not match \t46\n does not match namespace of enclosing TORCH_LIBRARY\t47\n does not match runtime version \t48\n does not name a\t49\n does not name a type\t50 51 52 53 54 55\n does not support \t56\n doesn't exist\t41\n doesn't match \t46",
    1701863764: 'Tapettu\t755\nTapettu-signaali päätti \t380',
    1701865808: 'Pipeline failed while executing [\t985',
    1701867296: ' open include file\t241 242 243 244 245 246 247 248 249 250 251 252 253 254 255 256 257 258 259 260 261 262 263 264 265 266 267 268 269 270 271 272\n open source file\t162 241 242 243 244 245 246 247 248 249 250 251 252 253 254 255 256 257 258 259 260 261 262 263 264 265 266 267 268 269 270 271 272',
    1701867311: '/openmp\t422',
    1701869669: 'expected primary-expression before \t1438\nexpects \t1163',
    1701869908: "TypeDefault\t1039 1040\nTypeError \t1058\nTypeError: \t1059 1060\nTypeError: expected str, bytes or os.PathLike object, not NoneType\t1061\nTypeError: join() argument must be str\t1062\nTypeError: unsupported operand type(s) for +: 'NoneType' and 'str'\t1063",
    1701869940: 'type "at::Tensor" is not allowed\t1917\ntype conversion before \t1918\ntypeid\t1397',
    1701978146: '" referenced unknown base type "\t335',
    1701978151: "' returned nan values in its \t361",
    1701978156: ', required architecture \t406',
    1701991456: ' Tree Learner was not enabled in this build\t12',
    1701996900: 'directiva de Control de aplicaciones\t551\ndirent.h\t1388',
    1701997665: 'already has an implementation\t1129',
    1701998165: 'Unregistered type : \t1076\nUnresolved extern \t1077',
    1701998197: "unrecognised command line option\t863\nunrecognised command-line option\t863\nunrecognized command\t1938\nunrecognized command line option\t863\nunrecognized command-line option\t863\nunrecognized subcommand '\t1939\nunresolved external symbol\t314",
    1701998445: 'more than one \t1695\nmore than one instance of overloaded function "\t1696\nmore than one operator "\t1697',
    1701999173: 'Erreur de format pour exec\t769\nErreur de segmentation\t770',
    1701999205: 'erreur interne du compilateur\t856',
    1702064961: 'Assertion \t564\nAssertion `\t565\nAssertion error (\t566\nAssertionError: \t567',
    1702125892: 'Datei oder Verzeichnis nicht\t553 554 555 556 557 558 559 560 561 562 563',
    1702126916: 'Detected that PyTorch and \t743',
    1702126948: 'detected SM\t838\ndetected pre-SM\t838\ndetected sm\t838\ndetected sm_\t838',
    1702129225: 'Internal Triton PTX codegen error\t854\nInternal compiler error\t855\nInternal error\t855\nInterner Compiler-Fehler\t856\nInterner Compiler-fehler\t856\nInterner CompilerFehler\t856\nInterner Compilerfehler\t856',
    1702129257: 'integer\t1556\ninteger_sequence\t1266\ninternal compiler error\t856\ninternal compiler error: Killed (program \t1557\ninterner Compiler-Fehler\t856\ninterner Compiler-fehler\t856\ninterner CompilerFehler\t856\ninterner Compilerfehler\t856',
    1702129518: "note: macro 'max defined here\t1680\nnote: macro 'max' defined here\t1680\nnote: macro 'max’ defined here\t1680\nnote: macro 'min defined here\t1680\nnote: macro 'min' defined here\t1680\nnote: macro 'min’ defined here\t1680\nnote: macro max defined here\t1680\nnote: macro max' defined here\t1680\nnote: macro max’ defined here\t1680\nnote: macro min defined here\t1680\nnote: macro min' defined here\t1680\nnote: macro min’ defined here\t1680\nnote: macro ‘max defined here\t1680\nnote: macro ‘max' defined here\t1680\nnote: macro ‘max’ defined here\t1680\nnote: macro ‘min defined here\t1680\nnote: macro ‘min' defined here\t1680\nnote: macro ‘min’ defined here\t1680",
    1702130753: 'Attempted to use ninja as the BuildExtension backend but we could not find ninja\t568\nAttempting to deserialize object on a CUDA device\t569\nAttempting to use \t570',
    1702131043: 'cute/\t1377\ncute\\\t1377',
    1702195557: 'equest failed after \t1402',
    1702240297: ') versions mismatch\t387',
    1702240300: ', version CXXABI_\t407\n, version GCC_1\t407\n, version GCC_3\t407\n, version GCC_4\t407\n, version GCC_7\t407\n, version GLIBCXX_\t407\n, version GLIBC_2.\t408\n, version solving failed\t409',
    1702240314: ': version "hip_\t498\n: version "libcu\t499\n: version "libnccl\t499\n: version "libnv\t499\n: version \'hip_\t498\n: version \'libcu\t499\n: version \'libnccl\t499\n: version \'libnv\t499\n: version `hip_\t498\n: version `libcu\t499\n: version `libnccl\t499\n: version `libnv\t499\n: version ‘libcu\t499\n: version ‘libnccl\t499\n: version ‘libnv\t499',
    1702259058: 'river version \t1845',
    1702260346: 'znver3\t1128\nznver4\t1128\nznver5\t1128',
    1702325825: 'Anwendungssteuerungsrichtlinie hat\t551',
    1702389038: '.exe" is not recognized\t330\n.exe" is not recognized as\t330\n.exe" ist entweder falsch\t330\n.exe" n\'est pas reconnu\t330\n.exe" no se reconoce como\t330\n.exe" 不是内部或外部命令\t330\n.exe\' is not recognized\t330\n.exe\' is not recognized as\t330\n.exe\' ist entweder falsch\t330\n.exe\' n\'est pas reconnu\t330\n.exe\' no se reconoce como\t330\n.exe\' 不是内部或外部命令\t330\n.exe” is not recognized\t330\n.exe” is not recognized as\t330\n.exe” ist entweder falsch\t330\n.exe” n\'est pas reconnu\t330\n.exe” no se reconoce como\t330\n.exe” 不是内部或外部命令\t330',
    1702520162: 'bezeichnet keinen Typ\t1151',
    1714375751: 'GL/freeglut.h\t815 816 817',
    1717857907: 'sndfile.h\t1858 1859 1860 1861',
    1717920878: 'ndefined\t314',
    1717920885: 'udefineret reference til\t314',
    1717985603: "Caffe2: Couldn't determine version from header\t671",
    1717985635: 'caffe2/\t1182 1183 1184 1185',
    1717987684: 'different exception spec\t1386\ndiffers from\t1387',
    1717990755: 'cufft64_\t1363',
    1718513507: 'configuration file provided by "\t1344 1345\nconfiguration file provided by "CUDA\t1346\nconfiguration file provided by "Torch"\t1347\nconfigure: error: \t1348 1349\nconflicting cuDNN in LD_LIBRARY_PATH\t1350',
    1722401636: 'définitions multiples de \t899',
    1722401650: 'réference indefinie vers\t314\nréference indéfinie vers\t314\nréférence indefinie vers\t314\nréférence indéfinie vers\t314',
    1730160936: '() got an unexpected keyword argument\t279\n() got an unexpected keyword argument \t278 378\n() got multiple values for \t278',
    1731152967: 'GL/gl.h\t818 819 820\nGL/glcorearb.h\t818 819 820\nGL/glew.h\t821 822 823 824\nGL/glext.h\t818 819 820\nGL/glut.h\t815 816 817\nGL/glx.h\t818 819 820',
    1734701162: 'jpeglib.h\t1577 1578 1579 1580',
    1734959663: '/bigobj\t422 424',
    1734964000: ' signal terminated program \t287',
    1734964008: '(signal: 9, SIGKILL: kill)\t382',
    1734965107: 'swig: command not found\t1145\nswig: not found\t1145',
    1735289197: 'mingw\t893',
    1735290732: 'longintrepr.h\t1671 1672 1673 1674',
    1735355495: 'glog/logging.h\t1475 1476 1477 1478',
    1735357040: 'program input point\t314',
    1735549216: ' argument(s) but received\t16\n arguments for \t17\n arguments to function \t18',
    1735549292: 'larger than the available KV cache memory\t1588\nlarger than the maximum number of tokens that can be stored in KV cache\t1588',
    1735549300: 'target device or backend do not support efficient \t1877\ntarget sm_\t1878',
    1746936361: ')" has already been defined\t388',
    1746955881: 'in hip::FatBinaryInfo::\t1525',
    1749239892: 'THCharBlas_\t1011 1012\nTHCharStorage\t1011 1012\nTHCharTensor\t1011 1012\nTHCharVector\t1011 1012',
    1750288468: 'THShortBlas_\t1011 1012\nTHShortStorage\t1011 1012\nTHShortTensor\t1011 1012\nTHShortVector\t1011 1012',
    1750343738: ': The system cannot find the file specified\t464',
    1751279980: 'libhipblas.so.\t1619\nlibhipfft.so.\t1619\nlibhiprand.so.\t1619\nlibhipsolver.so.\t1619\nlibhipsparse.so.\t1619',
    1751345510: 'fichier dans un mauvais format\t996',
    1751345518: 'nicht definierter Verweis auf\t314',
    1751347777: 'Arch conditional MMA instruction used without targeting\t552',
    1751347809: "arch_bin wasn't set for some reason\t1135\narch_list[-1] += \t1136\narchitecture\t1137 1138",
    1751347823: 'orch not compiled with \t1796\norch not compiled with CUDA enabled\t1797\norch version \t1798\norch version must be \t1799\norch==\t1799',
    1751349349: 'exchange\t1266',
    1751361987: "échec d'adressage (mapping) du segment\t801",
    1751607656: 'higher\t1496',
    1751933286: 'falha no mapeamento de segmento\t801',
    1752391519: '__shfl\t667',
    1752392008: 'Hash mismatch for \t841',
    1752461166: 'nothing provides \t1758\nnothing provides __cuda\t410\nnothing provides __glibc >=2.\t411',
    1752463728: 'python3: command not found\t1343\npython3: not found\t1343\npython: command not found\t1343\npython: not found\t1343',
    1752637484: ', which is missing on the system\t410 411',
    1763715368: '() is missing value for argument\t16',
    1763717413: '%1 is not a valid Win32 application\t338\n%1 ist keine zulässige Win32-Anwendung\t338',
    1763719719: "': is not a member of 'cudaDeviceProp'\t373",
    1763733089: 'an illegal memory access was encountered\t1132',
    1763733358: 'no instance of \t1722 1723\nno instance of constructor "cut\t1724\nno instance of constructor "torch::jit::RegisterOperators::RegisterOperators" matches\t1725\nno instance of overloaded function \t1726',
    1765161080: 'x86intrin.h\t1517 1518 1519',
    1766203450: ': Filename too long\t440 441',
    1766531165: '] Killed\t1110',
    1766727738: ': Nicht genügend\t436',
    1767990816: ' failed to import\t60\n failed with exit \t61\n failed: \t62\n failed: No such file\t63',
    1768042298: ':/bin/nvcc\t500',
    1768053819: ';\\bin\\nvcc\t504',
    1768058209: 'ambiguous "?" operation:\t1130\nambiguous overload for \t1131\nambiguous symbol\t898',
    1768061296: 'pybind11\t1822\npybind11/\t1823\npybind11_detail_function_record\t987',
    1768124527: 'opción de línea de órdenes no reconocida\t863',
    1768169531: '; did you mean \t503',
    1768255571: 'Speicherzugriffsfehler\t770',
    1768300602: ': fichier trop court\t438\n: file too short\t438 491',
    1768318308: 'defined\t1380\ndefined in file \t1381\ndefiniciones múltiples de \t899',
    1768320617: 'infiniband/\t1549 1550 1551 1552',
    1768383858: 'registered\t1828',
    1768453920: ' which is newer than running OS)\t309',
    1768693818: ': linker input file not found\t457',
    1768697658: ':/lib64\t501',
    1768716898: 'bzlib.h\t1166 1167 1168 1169',
    1768759354: ': misaligned address\t495',
    1768779113: 'immintrin.h\t1517 1518 1519',
    1768779128: 'xmmintrin.h\t1517 1518 1519',
    1768824890: ': nie można otworzyć pliku obiektu dzielonego\t446',
    1768843629: 'minimum required Nvidia driver for \t1686',
    1769103702: 'VariableTensorId\t1039 1040',
    1769152577: 'A single input file is required for a non-link phase\t506',
    1769234803: 'satisfies the requirement \t1849\nsatisfy\t1850',
    1769238607: 'OptionalCUDAGuard\t642 643\nOptionalCUDAStreamGuard\t642 643',
    1769300512: ' built with CUDA \t22',
    1769366884: "device architecture\t628\ndevice capabilit\t628\ndevice compute architecture\t628\ndevice compute capabilit\t628\ndevice is SM\t838\ndevice is sm\t838\ndevice is sm_\t838\ndevice kernel image is invalid\t649\ndevice's architecture\t628\ndevice's capabilit\t628\ndevice's compute architecture\t628\ndevice's compute capabilit\t628\ndevice-side assert triggered\t1382\ndevice-side assertion triggered\t1382\ndevices architecture\t628\ndevices capabilit\t628\ndevices compute architecture\t628\ndevices compute capabilit\t628",
    1769369189: 'environment variable is not\t1401',
    1769414695: "' with arguments from the '\t364\n' with arguments from the 'CUDA' backend\t365 366\n' with arguments from the 'MPS' backend\t367\n' with arguments from the 'Meta' backend\t368\n' with exceptions disabled\t369",
    1769566836: 'trying to build PyTorch with a too old version of \t1916',
    1769631349: 'unzip: command not found\t1145\nunzip: not found\t1145',
    1784835872: ' object has no attribute \t230 231 232',
    1785291349: 'Ubijen\t755',
    1785620814: 'Ninja is required to \t917',
    1785620846: 'ninja-build: Kommando nicht gefunden\t1715\nninja-build: command not found\t1715\nninja-build: commande introuvable\t1715\nninja-build: not found\t1715\nninja-build: orden no encontrada\t1715\nninja-build: コマンドが見つかりません\t1715\nninja-build: 未找到命令\t1715\nninja: Kommando nicht gefunden\t1715\nninja: build stopped\t1716\nninja: command not found\t1715\nninja: commande introuvable\t1715\nninja: no work to do.\t1717\nninja: not found\t1715\nninja: orden no encontrada\t1715\nninja: コマンドが見つかりません\t1715\nninja: 未找到命令\t1715',
    1797287790: 'no kernel image is available\t1727',
    1797288805: 'es kein\t1429',
    1801538883: 'CMake must be installed to build\t619',
    1801547107: 'cmake: command not found\t1145\ncmake: not found\t1145',
    1801547111: 'gmake\t432',
    1801675074: 'BackendUnavailable: Cannot import \t578',
    1801675088: "Package \t978\nPackage dependency requirement '\t979\nPackagesNotFoundError\t980",
    1801675120: 'packed_accessor\t808\npacked_accessor32\t1035\npacked_accessor64\t1035',
    1801678707: 'socket.gaierror: \t1862',
    1802068851: 'scikit-learn has not been built correctly\t1851',
    1802270070: 'vulkan/vulkan\t1958 1959 1960 1961',
    1802398060: 'linker `\t1663',
    1802465132: 'looks like a filename, but the file does not exist\t1675',
    1802465858: 'Broken toolchain: cannot link a simple \t579',
    1802661751: 'work with \t1163\nworks with \t1163',
    1802725700: 'Disk quota exceeded\t748',
    1802725732: 'disk quota exceeded\t748',
    1814061388: 'La ligne de commande est trop longue.\t745\nLa línea de comandos es demasiado larga.\t745',
    1814066273: "at least '/std:c++\t1143",
    1814979692: 'ld.lld: error: duplicate symbol: \t1589',
    1816217684: 'THAlloc\t1011 1012',
    1816283220: 'THBlas_\t1011 1012',
    1816545364: 'THFloatBlas_\t1011 1012\nTHFloatStorage\t1011 1012\nTHFloatTensor\t1011 1012\nTHFloatVector\t1011 1012',
    1818323300: 'dial tcp: lookup \t1034',
    1818391907: 'cublas.CUBLASError: \t1362\ncublas64_\t1363\ncublasLt64_\t1363',
    1818435642: ': class template "std::_Is_memfunptr" has already been defined\t475',
    1818455657: 'include file \t1527\ninclude file "ATen/\t1528\ninclude file "CL/\t1529\ninclude file "Eigen/\t1530\ninclude file "GLES\t1531\ninclude file "TH\t1532\ninclude file "THC\t1533\ninclude file "X11/\t1534\ninclude file "asm/\t1155\ninclude file "boost/\t1535\ninclude file "c\t1536\ninclude file "c10d/\t1537\ninclude file "cudnn\t1538\ninclude file "eigen3/Eigen/\t1530\ninclude file "libav\t1539\ninclude file "tbb/\t1540\ninclude file "torch/\t530\ninclude file \'ATen/\t1528\ninclude file \'CL/\t1529\ninclude file \'Eigen/\t1530\ninclude file \'GLES\t1531\ninclude file \'TH\t1532\ninclude file \'THC\t1533\ninclude file \'X11/\t1534\ninclude file \'asm/\t1155\ninclude file \'boost/\t1535\ninclude file \'c\t1536\ninclude file \'c10d/\t1537\ninclude file \'cudnn\t1538\ninclude file \'eigen3/Eigen/\t1530\ninclude file \'libav\t1539\ninclude file \'tbb/\t1540\ninclude file \'torch/\t530',
    1818583913: 'icelake-\t1128',
    1818780998: 'Fehler beim Mappen des Shared Objects\t801\nFehler im Format der Programmdatei\t769',
    1818845510: 'Failed building wheel for \t781\nFailed to auto\t782\nFailed to build \t783\nFailed to build CUDA kernels for \t784\nFailed to compile. cc_cmd\t785\nFailed to detect a default CUDA architecture\t786\nFailed to detect a default CUDA architecture.\t787\nFailed to find\t672 673\nFailed to find \t788\nFailed to find MSVC.\t789\nFailed to find ROCm root directory\t790\nFailed to find a working CUDA architecture\t791\nFailed to find all files with CUDA\t792\nFailed to find nvToolsExt\t793\nFailed to import \t682 794\nFailed to initialize NVML: Driver Not Loaded\t795\nFailed to load \t682\nFailed to load library \t684\nFailed to load the backend extension: \t796\nFailed to load the library \t684\nFailed to locate\t673\nFailed to parse: \t797\nFailed to start \t798\nFailure finding "libnvvm\t729\nFailure finding \'libnvvm\t729\nFailures have been detected while processing an MLIR pass pipeline\t799',
    1818845542: "failed call to cuInit: \t1439\nfailed to convert GOTPCREL relocation\t1440\nfailed to find\t673\nfailed to legalize operation 't\t1441\nfailed to locate\t673\nfailed to map segment from\t1442\nfailed to open \t1443\nfailed to open elf at \t726\nfailed with\t1444\nfailed with exit \t1445",
    1818846752: ' file built for macOS-\t64\n file not found\t65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123 124 125 126 127 128 129\n file not recognized: \t130',
    1818847344: 'philox_cuda_state\t808',
    1818848040: '(killed) terminó el programa \t380',
    1818850658: 'build_ext\t1159\nbuilds-v0\t1160\nbuilt against \t1161\nbuilt against CUDA\t1162\nbuilt for \t1161\nbuilt for CUDA\t1162\nbuilt to run on \t1163\nbuilt using \t1161\nbuilt using CUDA\t1162\nbuilt with \t1161\nbuilt with CUDA\t1162\nbuilt without \t1164',
    1819028768: ' -llapack\t9',
    1819042147: 'calling a __host__ function\t1186',
    1819042150: 'fallo al asignar un segmento del objeto compartido\t801',
    1819044171: 'Killed\t755 862',
    1819045731: 'collect2: fatal error: ld terminated with signal 9\t868',
    1819176736: ' only by \t238\n only for \t238\n only on \t238\n only supports \t239\n only with \t238',
    1819240790: 'Violación de segmento\t770',
    1819242031: '/nologo\t422',
    1819307369: 'implementation for device cuda\t1520\nimplicit declaration of\t1521',
    1819308097: 'Application Control policy has blocked\t551',
    1819310149: 'Explicitly provided namespace (\t779',
    1819440483: 'curl/curl.h\t1370 1371 1372 1373\ncurl: (16) \t1374\ncurl: (18) \t1374\ncurl: (28) \t1374\ncurl: (35) \t1374\ncurl: (5) \t1374\ncurl: (52) \t1374\ncurl: (55) \t1374\ncurl: (56) \t1374\ncurl: (6) \t1374\ncurl: (60) \t1374\ncurl: (7) \t1374\ncurl: (92) \t1374\ncurl: command not found\t1145\ncurl: not found\t1145',
    1819571555: 'cutlass needs GCC \t668\ncutlass needs at least GCC \t668\ncutlass requires GCC \t668\ncutlass requires at least GCC \t668\ncutlass/\t1377\ncutlass::\t1378\ncutlass\\\t1377',
    1819635523: 'Could NOT find BLAS (missing\t695\nCould NOT find Boost (missing\t695\nCould NOT find CUDA (missing:\t696 697 698\nCould NOT find CUDAToolkit (missing:\t696 697 698\nCould NOT find CUDNN (missing\t699\nCould NOT find CURL (missing\t695\nCould NOT find CuDNN (missing\t699\nCould NOT find EGL (missing\t695\nCould NOT find Eigen3 (missing\t695\nCould NOT find FFMPEG (missing\t695\nCould NOT find FFmpeg (missing\t695\nCould NOT find Freetype (missing\t695\nCould NOT find GLEW (missing\t695\nCould NOT find GLUT (missing\t695\nCould NOT find Gflags (missing\t695\nCould NOT find Git (missing\t695\nCould NOT find Glog (missing\t695\nCould NOT find HDF5 (missing\t695\nCould NOT find JPEG (missing\t695\nCould NOT find LAPACK (missing\t695\nCould NOT find LibXml2 (missing\t695\nCould NOT find MPI (missing\t695\nCould NOT find MPI_C (missing\t695\nCould NOT find MPI_CXX (missing\t695\nCould NOT find NCCL (missing\t695\nCould NOT find NUMA (missing\t695\nCould NOT find NVTX\t700\nCould NOT find Numa (missing\t695\nCould NOT find NvToolExt\t700\nCould NOT find NvToolsExt\t700\nCould NOT find OpenCL (missing\t695\nCould NOT find OpenCV (missing\t695\nCould NOT find OpenGL (missing\t695\nCould NOT find OpenMP\t701\nCould NOT find OpenSSL (missing\t695\nCould NOT find PNG (missing\t695\nCould NOT find PkgConfig (missing\t695\nCould NOT find Protobuf (missing\t695\nCould NOT find Python\t702 703\nCould NOT find PythonLibs (missing\t704\nCould NOT find SWIG (missing\t695\nCould NOT find TBB (missing\t695\nCould NOT find Torch (missing\t705\nCould NOT find Vulkan (missing\t695\nCould NOT find X11 (missing\t695\nCould NOT find ZLIB (missing\t695\nCould NOT find cuDNN (missing\t699\nCould NOT find cudnn (missing\t699\nCould NOT find gflags (missing\t695\nCould NOT find glog (missing\t695\nCould NOT find nvToolsExt\t700\nCould not build wheels for \t706\nCould not connect\t707\nCould not detect Ninja v\t708\nCould not find\t672 673\nCould not find \t709\nCould not find MSVC\t710\nCould not find a configuration file for package "\t711\nCould not find a configuration file for package "Torch"\t712\nCould not find any \t713 714\nCould not find compiler set in environment variable \t715\nCould not find module \'\t716\nCould not find schema for \t717\nCould not find shared object file\t718\nCould not find the bitsandbytes \t719\nCould not find the operator \t43\nCould not import \t682\nCould not infer dtype of numpy.\t720\nCould not initialize NNPACK! Reason\t721\nCould not load \t682\nCould not load library \t684\nCould not load library libcudnn\t722\nCould not load libtorchcodec\t723\nCould not load symbol \t685\nCould not load the library \t684\nCould not load this library: \t724\nCould not locate\t673\nCould not locate \t709 725\nCould not open \t726\nCould not open requirements file: \t727\nCould not resolve\t707\nCould not set up the environment for Microsoft Visual Studio\t728\nCouldn\'t find\t672 673\nCouldn\'t find a suitable version of ptxas\t729\nCouldn\'t find an operator for \t730\nCouldn\'t load custom C++ ops\t731\nCouldn\'t load custom C++ ops. This can happen if your PyTorch and \t732',
    1819635555: "could not convert default argument '\t1353 1354\ncould not find\t673\ncould not locate\t673\ncould not select device driver \t1355\ncouldn't allocate \t1356\ncouldn't find\t673\ncouldn't find a suitable version of ptxas\t729",
    1830842190: "No matching distribution found for \t923\nNo module named \t60 924 925 926 927 928 929 930 931 932 933 934 935 936\nNo module named '\t937",
    1830842222: "no matching con\t1728\nno matching constructor for initialization of 'torch::jit::RegisterOperators'\t1729\nno matching function for call to \t1730 1731 1732 1733\nno member named \t1491\nno member named '\t1734 1735 1736 1737",
    1833508922: ": Impossible d'ouvrir le fichier d'objet partagé\t446",
    1835100276: 'tham chiếu đến\t314',
    1835101728: ' name followed by "::" must be\t162\n named symbol not found\t217',
    1835102822: 'frame"\t1258\nframe\'\t1258\nframe’\t1258',
    1835166060: 'libmkl_\t1638',
    1835429165: '-mfma\t420',
    1835492691: 'Segment-Schutz nach der Relozierung\t1004\nSegmentation fault\t770 1005\nSegmentation-Fehler\t770',
    1835492723: 'segment en lecture seule a des réadressages\t1824\nsegmento de sólo lectura tiene reubicaciones\t1824',
    1835606074: ": impossibile aprire il file oggetto condiviso\t446\n: impossible d'ouvrir le fichier d'objet partagé\t446",
    1835622239: '__imp_\t1119',
    1835886455: 'wgmma\t1852',
    1835888451: "Command '['ninja', '--version']' returned non-zero\t688\nCommand 'nvcc' not found\t689",
    1835888459: 'Kommandozeilenoption\t863',
    1835888483: 'command line is too long\t1265\ncommon_type_t\t1266',
    1836016416: ' command failed \t28\n compiled with CUDA \t22',
    1836213584: "Permission denied: \t945\nPermission denied: '\t948\nPermissionError: [Errno 13] \t982\nPermissionError: [WinError \t983\nPermissionError: [WinError 5]\t984",
    1836213588: 'Terminado (killed)\t755',
    1836216134: 'Formato de ejecutable incorrecto\t769',
    1836280141: 'Mismatched number of arguments when calling: `\t905',
    1836280173: 'mismatched argument pack\t481\nmismatches\t1387 1687',
    1836344691: 'setmaxnreg\t1852',
    1840104307: 'símbolo ambiguo\t898',
    1847602215: "', needed by '\t370 371",
    1847603493: "%1 n'est pas une application Win32 valide\t338\n%1 no es una aplicación Win32 válida\t338",
    1847616878: 'ne nomme pas un type\t1151',
    1847619177: 'in namespace\t1429',
    1847619438: 'no nombra a un tipo\t1151',
    1847620457: 'is not a full path and was not found\t1566\nis not a full path to an existing\t1567\nis not a member of\t1429\nis not able to compile a simple\t1568 1569 1570\nis not currently supported\t1139\nis not recognized as an internal\t1571\nis not supported\t1139\nis not yet supported\t1139',
    1847638978: '» non reconnue\t1977',
    1850286138: ': Internal \t447',
    1850296404: 'THIntBlas_\t1011 1012\nTHIntStorage\t1011 1012\nTHIntTensor\t1011 1012\nTHIntVector\t1011 1012',
    1851072570: ": Undefined reference to '\t314\n: Unknown option '\t465 466 467\n: Unresolved extern function\t468",
    1851859002: ': an object with that name is already\t469',
    1851876128: ' cannot be used to initialize\t27',
    1851878176: ' kann nicht gefunden werden\t209 210',
    1851878499: 'clang version must be less than \t1261',
    1851943276: 'libnvJitLink.so.\t1628\nlibnvidia-ml.so.1\t1639\nlibnvidia-ptxjitcompiler.so.1\t1639\nlibnvrtc-builtins.so\t1640\nlibnvrtc.so.\t1628',
    1852134465: 'ATen/ATen.h\t522 523 524\nATen/CPUGenerator\t525 526\nATen/CUDA\t525 526\nATen/CUDAGenerator\t525 526\nATen/Dimname.h\t527 528 529\nATen/NamedTensor.h\t527 528 529\nATen/NamedTensorUtils.h\t527 528 529\nATen/Tensor.h\t522 523 524\nATen/TensorNames.h\t527 528 529\nATen/Type\t525 526\nATen/TypeDefault\t525 526\nATen/TypeExtendedInterface\t525 526\nATen/c\t530 531 532\nATen/core/Dimname.h\t527 528 529\nATen/core/NamedTensor.h\t527 528 529\nATen/core/NamedTensorUtils.h\t527 528 529\nATen/core/TensorNames.h\t527 528 529\nATen/cpu/vec256/\t533 534 535 536 537\nATen/cuda/CUDAFuture.cuh\t538 539 540\nATen/cuda/CUDAFuture.h\t538 539 540\nATen/cuda/CUDAMultiStreamGuard.cuh\t538 539 540\nATen/cuda/CUDAMultiStreamGuard.h\t538 539 540\nATen/cuda/CUDASolver.cuh\t538 539 540\nATen/cuda/CUDASolver.h\t538 539 540\nATen/cuda/CUDATypeConversion.cuh\t538 539 540\nATen/cuda/CUDATypeConversion.h\t538 539 540\nATen/cudnn/Exceptions.h\t541 542 543 544 545 546\nATenCeilDiv\t547 548',
    1852138601: 'identifier \t1500 1501\nidentifier "\t1502 1503 1504 1505 1506 1507 1508 1509\nidentifier "CU\t1510\nidentifier "CUSPARSE_\t1511\nidentifier "Py_buffer" is undefined\t1512\nidentifier "_Float\t1513\nidentifier "__builtin_\t1514\nidentifier "nvshmem\t1515\nidentifier "texture" is undefined\t1516',
    1852141679: 'opencv2/\t1788 1789 1790 1791\nopenssl/\t1792 1793 1794 1795',
    1852383271: "' in 'cudaDeviceProp'\t345\n' in 'cut\t346\n' in PATH different than the one specified with -ccbin\t347\n' in namespace '\t348\n' in namespace '__hip_internal'\t349\n' in namespace 'cut\t346\n' in namespace 'std'\t350",
    1852383290: ': internal \t447\n: internal compiler error\t493\n: invalid ELF header\t494',
    1852387130: ':/include\t501',
    1852397403: '[WinError \t1103 1104 1105\n[WinError 1114]\t1106\n[WinError 126]\t891\n[WinError 127]\t740 1107\n[WinError 206]\t1108',
    1852400160: ' binary not found at \t21',
    1852400175: '/bin/bash: \t425 426\n/bin/dash: \t425 426\n/bin/nvcc\t427 428\n/bin/sh: \t425 426',
    1852400971: 'Kein Speicher im statischen TLS-Block\t861\nKein Speicherplatz mehr\t575',
    1852400994: 'being in scipy source directory\t1149\nbeing installed\t1150',
    1852401003: 'kein Speicherplatz mehr verfügbar\t575',
    1852401184: ' find any \t131\n find lib\t132',
    1852403239: "'ninja' is not recognized as an internal or external command\t377",
    1852404512: ' since setuptools is not available\t288',
    1852404565: 'Using cached \t1089',
    1852404597: 'using CUDA_HOME=\t1947',
    1852534357: 'Unknown CMake command "cuda_add_executable"\t792\nUnknown CMake command "cuda_add_library"\t792\nUnknown CMake command "cuda_compile"\t792\nUnknown CUDA Architecture Name\t1071\nUnknown MS Compiler version \t1072\nUnknown builtin op: \t1073\nUnknown compiler(s): [[\'\t1074\nUnknown compute capability. \t1075\nUnknown type name \'__torch__.torch.classes.\t1052',
    1852534389: "unknown target CPU \t1082\nunknown type name \t1746 1930\nunknown type name '\t1934 1935 1936\nunknown type name '__hip_bfloat16\t1937\nunknown value 'armv9\t1128\nunknown value ('armv9\t1128\nunknown value (‘armv9\t1128\nunknown value ‘armv9\t1128",
    1852583200: ' -lnvToolsExt\t10',
    1852664132: 'Dimname\t746 747\nDimnameList\t746 747',
    1852727619: 'Cannot access data pointer of Tensor \t674\nCannot access global variable \t675 676\nCannot compile \t677\nCannot find\t672 673\nCannot find a build variant for this system in \t678\nCannot find a working triton installation\t679\nCannot find cuda path\t680\nCannot find libdevice for arch\t680\nCannot find source file:\t681\nCannot import \t682\nCannot initialize CUDA without \t683\nCannot load \t682\nCannot load library \t684\nCannot load symbol cu\t685\nCannot load the library \t684',
    1852727627: 'Kann den Stack nicht ausführbar machen\t860',
    1852727651: 'cannot be used to initialize an entity of type "cutlass::\t1191\ncannot call member function\t481\ncannot call non-constexpr function "cutlass::const_\t1192\ncannot convert \t1193\ncannot convert None of type <class \t1194\ncannot create shared object descriptor\t1195\ncannot determine \t1196\ncannot execute \t1197\ncannot find\t673 1198 1199 1200\ncannot find \t1188 1201 1202 1203 1204\ncannot find -l\t1205 1206 1207 1208 1209 1210 1211 1212 1213 1214 1215 1216\ncannot find -lEGL\t1217\ncannot find -lGLEW\t1218\ncannot find -laio\t1219\ncannot find -lffi\t1220\ncannot find -lglog\t1221\ncannot find -ljpeg\t1222\ncannot find -lnuma\t1223\ncannot find -lpython3.\t1224\ncannot find -lstdc++\t1225\ncannot find -ltbb\t1226\ncannot find -luuid\t1227\ncannot find -lz\t1228\ncannot find the file specified: \'\t948 1229\ncannot import name \t1230 1231 1232 1233 1234 1235 1236 1237 1238\ncannot import name \'\t1239\ncannot instantiate \'\t1240\ncannot make segment writable for relocation\t1241\ncannot map zero-fill pages\t1195\ncannot open \t1188\ncannot open input file \t1242\ncannot open shared object file\t3 1243 1244\ncannot open source file "\t1245\ncannot overload functions distinguished by return type alone\t1246\ncannot read spec file \t1247',
    1852727659: 'kann -l\t1207\nkann nicht gefunden\t1581\nkann nicht gefunden werden -l\t1208 1209 1210 1211 1212 1213 1214 1215 1216 1523 1524\nkann nicht gefunden werden -lEGL\t1217\nkann nicht gefunden werden -lGLEW\t1218\nkann nicht gefunden werden -laio\t1219\nkann nicht gefunden werden -lffi\t1220\nkann nicht gefunden werden -lglog\t1221\nkann nicht gefunden werden -ljpeg\t1222\nkann nicht gefunden werden -lnuma\t1223\nkann nicht gefunden werden -lstdc++\t1225\nkann nicht gefunden werden -ltbb\t1226\nkann nicht gefunden werden -luuid\t1227\nkann nicht gefunden werden -lz\t1228\nkann nicht gefunden werden: -l\t1208 1209 1210 1211 1212 1213 1214 1215 1216 1523 1524\nkann nicht gefunden werden: -lEGL\t1217\nkann nicht gefunden werden: -lGLEW\t1218\nkann nicht gefunden werden: -laio\t1219\nkann nicht gefunden werden: -lffi\t1220\nkann nicht gefunden werden: -lglog\t1221\nkann nicht gefunden werden: -ljpeg\t1222\nkann nicht gefunden werden: -lnuma\t1223\nkann nicht gefunden werden: -lstdc++\t1225\nkann nicht gefunden werden: -ltbb\t1226\nkann nicht gefunden werden: -luuid\t1227\nkann nicht gefunden werden: -lz\t1228',
    1852731203: 'ConnectTimeout\t686\nConnectTimeoutError\t686\nConnection to \t692\nConnectionError: \t693',
    1852732786: 'running build_ext\t1847\nrunning on sm\t1848',
    1852788263: "'NoneType' object has no attribute '\t375 376",
    1852793632: " conflicts with target machine type \t29 30\n conflicts with this version\t31\n connect to 'http\t32\n constant expression\t33",
    1852793634: '"constexpr\t337',
    1852793639: "'constexpr\t337",
    1852797559: 'wrong number of template\t481',
    1852989815: 'warning #\t1962\nwarning: calling a __host__ function\t1963\nwarning: calling a constexpr __host__ function\t1963',
    1853169722: ": ungültiger ELF-Header\t494\n: unspecified launch failure\t495\n: unsupported option '-fopenmp\t497\n: unsupported option ‘-fopenmp\t497",
    1853188163: 'ChunkedEncodingError\t686',
    1853189958: 'Found empty `transformer-engine` meta package\t809\nFound no NVIDIA driver on your system\t810 811\nFound two conflicting CUDA\t812',
    1853189990: 'found SM\t838\nfound sm\t838\nfound sm_\t838\nfound. Please specify\t1461',
    1864396654: 'no overload of \t1738',
    1864397673: 'is only a placeholder project on PyPI\t1572\nis only available from C++\t1573',
    1865370691: 'CL/opencl\t610 611',
    1866614868: 'THBoolBlas_\t1011 1012\nTHBoolStorage\t1011 1012\nTHBoolTensor\t1011 1012\nTHBoolVector\t1011 1012',
    1866670138: ': Command not found\t434',
    1866745940: 'THDoubleBlas_\t1011 1012\nTHDoubleStorage\t1011 1012\nTHDoubleTensor\t1011 1012\nTHDoubleVector\t1011 1012',
    1866866746: ': Formal parameter space \t442\n: Found no NVIDIA driver on your system\t443\n: Found unsuitable version "\t444 445',
    1867194426: ': Kommando nicht gefunden\t434',
    1867270228: 'THLongBlas_\t1011 1012\nTHLongStorage\t1011 1012\nTHLongTensor\t1011 1012\nTHLongVector\t1011 1012',
    1867391034: ': No CUDA GPUs are available\t450\n: No existe el\t127\n: No module named \t451\n: No paths matched \t452\n: No se puede asignar\t436\n: No such file\t127 128 129 453 454 455 456 457\n: No such file or directory\t458\n: Not a directory\t459',
    1867806286: 'NvToolsExt\t961',
    1867806318: 'nvToolsExt\t1764 1765 1766 1767\nnvToolsExt64_1.lib\t1768',
    1867807056: 'PyTorch is needed\t989\nPyTorch is not installed\t989\nPyTorch is not linked with support for cuda devices\t990\nPyTorch is required\t989\nPyTorch must be installed\t989\nPyTorch needs GCC \t668\nPyTorch needs at least GCC \t668\nPyTorch needs to be installed\t989\nPyTorch no longer supports this GPU because it is too old\t991\nPyTorch requires GCC \t668\nPyTorch requires at least GCC \t668\nPyTorch version mismatch! DeepSpeed ops were compiled and installed with a different version\t992\nPyTorch was compiled without CUDA support\t993',
    1868720492: 'libomp/omp.h\t1641 1642 1643',
    1868721529: 'ymbol \t314\nymbols \t314',
    1868767290: ': comando não encontrado\t434\n: command not found\t434\n: commande introuvable\t434\n: could not read symbols: Invalid operation\t476 477',
    1868785010: 'recompile \t1825',
    1868787269: 'Encountered error while \t768',
    1868787273: 'Incompatible library version: lib\t847\nIncompleteRead\t686',
    1868787305: 'incompatible architecture (have \t1541\nincompatible with that of previous function "\t1542\nincompatible with the existing python installation in your environment\t1543\nincomplete \t1544\nincomplete type \t1545 1546',
    1868832802: '" does not appear to contain CMakeLists\t315',
    1869374802: 'Relocations in generic ELF (EM: \t996',
    1869374834: 'relocation R_\t1829\nrelocation overflow: reference to\t1830\nrelocation truncated to fit: \t1831 1832',
    1869378165: 'urlopen error \t1943',
    1869439605: 'ubmodule\t1919',
    1869440333: 'Memory access fault by GPU node\t900',
    1869440338: 'RemoteDisconnected\t686',
    1869440365: 'memory exhausted\t1684\nmemory in static\t1685',
    1869440370: 'remove_cv_t\t1266\nremove_reference_t\t1266',
    1869488162: '" no se reconoce como\t330\n" not found\t334',
    1869488167: "' no se reconoce como\t330\n' not found\t334",
    1869488186: ': no se puede abrir el archivo del objeto compartido\t446\n: no se puede abrir el fichero del objeto compartido\t446\n: not found\t434',
    1869488224: '` not found\t334',
    1869490208: ' (no such file)\t3',
    1869491501: '--no-build-isolation\t413',
    1869502255: '/Wno-psabi\t423',
    1869504867: 'canonicalize_version() got an unexpected keyword argument\t1248',
    1869506377: 'Ignoring invalid distribution \t844',
    1869507438: "nknown \t1718\nnknown keyword argument '\t1719",
    1869508193: 'annot open include file: \t591\nannotation_type.__origin__ is tuple\t1133',
    1869636978: 'reports SM\t838',
    1869638985: "ImportError: \t845\nImportError: cannot import name '\t573\nImported target\t846",
    1869639017: 'import lib as _lib, ffi as _ffi\t1522\nimpossibile abilitare lo stack eseguibile\t860\nimpossibile allocare memoria nel blocco statico TLS\t861\nimpossibile trovare -l\t1523 1524\nimpossible de trouver -l\t1207',
    1869771333: "Error building extension '\t771\nError checking\t772\nError compiling objects for extension\t773\nError loading shared library \t774\nError loading shared library ld-linux\t775\nError relocating \t314 776\nError sending request for url (\t777\nError: No module named \t778",
    1869771365: 'erro interno do compilador\t856\nerror C1021: \t1403\nerror C1128\t1404\nerror C2059\t1405\nerror C2061\t1405\nerror C2065\t1405 1406 1407\nerror C2143\t1405\nerror C2146\t1406\nerror C2398: \t1408\nerror C3859\t1409\nerror C3861\t1406 1407\nerror C4430\t1406 1407\nerror D8016\t1410\nerror interno del compilador\t856\nerror sending request for url (\t777\nerror trying to exec \t1197\nerror while loading shared libraries: \t1411\nerror: "auto" is not allowed here\t1412\nerror: /EHa\t422\nerror: /EHsc\t422\nerror: /FS\t422\nerror: /GL\t422\nerror: /GR\t422\nerror: /MD\t422\nerror: /MT\t422\nerror: /O1\t422\nerror: /O2\t422\nerror: /Od\t422\nerror: /Ox\t422\nerror: /W\t422\nerror: /Z7\t422\nerror: /Zc:\t422\nerror: /Zi\t422\nerror: /arch:\t422\nerror: /fp:\t422\nerror: /std:c++\t422\nerror: /utf-8\t422\nerror: /wd\t422\nerror: RPC failed; \t1413\nerror: [Errno 2] No such file or directory: \'\t426\nerror: [WinError 2]\t1414\nerror: a member with an in-class initializer must be const\t1415\nerror: constant value is not known\t1416\nerror: constexpr function never produces a constant expression\t1417\nerror: constexpr if statements are a C++17 feature\t1418\nerror: could not find \t1419\nerror: downloading \'\t1420\nerror: expected a\t1416\nerror: expected an identifier\t1421\nerror: expected unqualified-id before\t1421\nerror: forward declaration of \t1422\nerror: identifier "__\t1416\nerror: identifier "__builtin_\t1423\nerror: invalid instruction\t1424\nerror: invalid operand for instruction\t1424\nerror: invalid redeclaration of\t1416\nerror: name followed by "::" must\t1416\nerror: namespace "std" has no member "__\t1416\nerror: no such file or directory: \'/EHa\t422\nerror: no such file or directory: \'/EHsc\t422\nerror: no such file or directory: \'/FS\t422\nerror: no such file or directory: \'/GL\t422\nerror: no such file or directory: \'/GR\t422\nerror: no such file or directory: \'/MD\t422\nerror: no such file or directory: \'/MT\t422\nerror: no such file or directory: \'/O1\t422\nerror: no such file or directory: \'/O2\t422\nerror: no such file or directory: \'/Od\t422\nerror: no such file or directory: \'/Ox\t422\nerror: no such file or directory: \'/W\t422\nerror: no such file or directory: \'/Z7\t422\nerror: no such file or directory: \'/Zc:\t422\nerror: no such file or directory: \'/Zi\t422\nerror: no such file or directory: \'/arch:\t422\nerror: no such file or directory: \'/fp:\t422\nerror: no such file or directory: \'/std:c++\t422\nerror: no such file or directory: \'/utf-8\t422\nerror: no such file or directory: \'/wd\t422\nerror: pack expansion does not make use\t1416\nerror: qualified name is not allowed\t1416\nerror: this declaration has no\t1416\nerror: type name is not allowed\t1416\nerror: unexpected argument \'\t1425\nerror: unexpected token\t1424\nerror: unknown directive\t1424\nerror: unknown token\t1424\nerror: unrecognized command\t1426\nerror: user-defined literal operator not found\t1416\nerror: variable length array\t1427\nerror: variable-sized object may not be initialized\t1428\nerrore interno del compilatore\t856',
    1869833554: 'ResolutionImpossible\t999\nResolvePackageNotFound\t980',
    1869834594: 'bison: command not found\t1145\nbison: not found\t1145',
    1869881378: '" to "std::shared_ptr<torch::jit\t336',
    1869881402: ': too few arguments\t496',
    1869903169: 'AutoGIL\t576 577\nAutoNoGIL\t576 577',
    1869903201: 'autoconf: command not found\t1145\nautoconf: not found\t1145\nautomake: command not found\t1145\nautomake: not found\t1145\nautoreconf: command not found\t1145\nautoreconf: not found\t1145',
    1870211104: ' (you have \t6',
    1873003342: 'Não há espaço disponível\t952',
    1873003374: 'não foi possível alocar memória em bloco TLS\t861\nnão foi possível habilitar pilhas de executável\t860\nnão foi possível localizar -l\t1523 1524\nnão há espaço disponível\t952\nnão é reconhecido como\t1571',
    1881171310: 'ne peut activer une pile exécutable\t860\nne peut allouer de la mémoire dans un bloc statique TLS\t861\nne peut pas trouver -l\t1207 1523 1524\nne peut restaurer le segment prot\t1004\nne peut trouver -l\t1208 1209 1210 1211 1212 1213 1214 1215 1216 1523 1524\nne peut trouver -lEGL\t1217\nne peut trouver -lGLEW\t1218\nne peut trouver -laio\t1219\nne peut trouver -lffi\t1220\nne peut trouver -lglog\t1221\nne peut trouver -ljpeg\t1222\nne peut trouver -lnuma\t1223\nne peut trouver -lstdc++\t1225\nne peut trouver -ltbb\t1226\nne peut trouver -luuid\t1227\nne peut trouver -lz\t1228',
    1881173838: "No package '\t938",
    1882284899: 'cc1plus\t1256\ncc1plus: \t1257',
    1884516174: 'NoSpaceLeftError\t762',
    1885434439: 'Graph break due to unsupported builtin \t839',
    1885500787: 'subprocess-exited-with-error\t1871',
    1885692960: ' dependency is incompatible with the current platform: \t35',
    1885693252: 'DeepSpeed needs GCC \t668\nDeepSpeed needs at least GCC \t668\nDeepSpeed requires GCC \t668\nDeepSpeed requires at least GCC \t668',
    1885809965: '--gpu-name=sm_\t412',
    1886217556: 'Temporary failure\t707\nTemporary failure \t1037',
    1886217588: 'temp.win32-\t1879',
    1886218528: ' import any \t131',
    1886220099: 'Compiler requires the CUDA toolkit\t690',
    1886220131: "compilation terminated\t1267 1268 1269 1270 1271 1272 1273 1274 1275 1276 1277 1278 1279 1280 1281 1282 1283 1284 1285 1286 1287 1288 1289 1290 1291 1292 1293 1294 1295 1296 1297 1298 1299 1300 1301 1302 1303 1304 1305 1306 1307 1308 1309 1310 1311 1312 1313 1314 1315 1316 1317 1318 1319 1320 1321 1322 1323 1324 1325 1326 1327 1328 1329 1330 1331 1332\ncompiled\t1333\ncompiled against \t1161\ncompiled against CUDA\t1162\ncompiled against NumPy 1.x\t1334\ncompiled for \t1161\ncompiled for CUDA\t1162\ncompiled using \t1161\ncompiled using CUDA\t1162\ncompiled with \t1161\ncompiled with CUDA\t1162\ncompiled without \t1164\ncompiler set in environment\t1335\ncompute capabilit\t1336 1337\ncompute capability\t1338\ncompute capability \t1339 1340\ncompute capability not supported']\t1341",
    1886220135: "gomp not found\t1480\ngomp' not found\t1480\ngomp’ not found\t1480",
    1886220137: "iomp5 not found\t1480\niomp5' not found\t1480\niomp5’ not found\t1480",
    1886330919: "' op \t360",
    1886332960: ' (operand types are \t4',
    1886351203: 'cooperative_groups/\t1351 1352\ncooperlake\t1128',
    1886413165: "mappatura del segmento dall'oggetto condiviso non riuscita\t801",
    1886413171: 'sapphirerapids\t1128',
    1886415211: 'kipping import of cpp extensions due to incompatible torch version \t1582',
    1886418291: 'support for the ISO C++ \t1872\nsupport for the upcoming ISO C++ standard, C++0x\t1873\nsupported\t1138 1874',
    1886611780: 'DispatchKey::CompositeImplicitAutograd\t749\nDispatchStub: missing \t750',
    1886614883: 'cusparse64_\t1363\ncusparseC\t667\ncusparseD\t667\ncusparseS\t667\ncusparseXcsrgemmNnz\t667\ncusparseZ\t667',
    1886680168: 'http.client.\t1499',
    1886680431: 'output file too large: \t1808',
    1886745376: ' support \t291 292',
    1886745454: 'nsupported CUDA SM\t1759\nnsupported CUDA SM version\t1759\nnsupported CUDA arch\t1759\nnsupported CUDA architecture\t1759\nnsupported CUDA capability\t1759\nnsupported CUDA sm\t1759\nnsupported CUDA sm version\t1759\nnsupported GPU SM\t1759\nnsupported GPU SM version\t1759\nnsupported GPU arch\t1759\nnsupported GPU architecture\t1759\nnsupported GPU capability\t1759\nnsupported GPU sm\t1759\nnsupported GPU sm version\t1759\nnsupported SM\t1759\nnsupported SM version\t1759\nnsupported arch\t1759\nnsupported architecture\t1759\nnsupported capability\t1759\nnsupported compute SM\t1759\nnsupported compute SM version\t1759\nnsupported compute arch\t1759\nnsupported compute architecture\t1759\nnsupported compute capability\t1759\nnsupported compute sm\t1759\nnsupported compute sm version\t1759\nnsupported device SM\t1759\nnsupported device SM version\t1759\nnsupported device arch\t1759\nnsupported device architecture\t1759\nnsupported device capability\t1759\nnsupported device sm\t1759\nnsupported device sm version\t1759\nnsupported sm\t1759\nnsupported sm version\t1759',
    1887007331: 'crypt.h\t1358 1359 1360 1361',
    1897951054: 'No queda espacio en el dispositivo\t574',
    1897951086: 'no queda espacio en el dispositivo\t574',
    1902473760: ' required keyword-only argument\t278\n required positional argument\t278 279\n requires A100\t280\n requires a different Python: \t281\n requires cuda extensions\t282\n requires triton==\t283',
    1903386957: 'MasqueradingAsCUDA\t895 896',
    1914709853: "]' returned non-zero\t1111",
    1914711074: '", referenced from\t314\n", referenced from:\t314',
    1914725736: 'he remote end hung up unexpectedly\t1450',
    1914728270: 'No registered custom op \t717',
    1916880980: 'THArgCheck\t1013 1014',
    1917132893: '] Erreur 137\t1110\n] Error 137\t1110',
    1917143124: 'THError\t1013 1014',
    1917145935: 'OSError: \t693\nOSError: Could not find/load shared object file\t968\nOSError: [Errno \t969\nOSError: [Errno 30] \t970',
    1917221200: 'PyFrameObject\t988',
    1917853789: '] Processus arrêté\t1110',
    1917869114: ':\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA\\v\t502',
    1918967866: ': archivo demasiado corto\t438',
    1918967870: '> are available only with C++\t505',
    1918986355: 'shared object\t1857',
    1919052108: 'Library not loaded: \t887 888\nLibrary not loaded: @\t889',
    1919052140: 'library not found\t1644\nlibrary not found for -l\t1645 1646\nlibrary not found: \t1647 1648 1649\nlibrary not found: EGL\t1650\nlibrary not found: GLEW\t1651\nlibrary not found: aio\t1652\nlibrary not found: crypt\t1653\nlibrary not found: ffi\t1654\nlibrary not found: glog\t1655\nlibrary not found: jpeg\t1656\nlibrary not found: lapack\t1657\nlibrary not found: numa\t1658\nlibrary not found: stdc++\t1659\nlibrary not found: tbb\t1660\nlibrary not found: uuid\t1661\nlibrary not found: z\t1662\nlibrocblas.so.\t1619\nlibrocsparse.so.\t1619',
    1919115629: 'macro "max" passed\t1680\nmacro "max" requires\t1680\nmacro "min" passed\t1680\nmacro "min" requires\t1680',
    1919117645: 'Microsoft Visual C++ \t901\nMicrosoft Visual C++ Redistributable is not installed\t902\nMicrosoft Visual C++ installation\t903\nMicrosoft Visual Studio installation\t903\nMicrosoft Visual Studio version\t904',
    1919230010: ': error C2975\t478\n: error adding symbols: DSO missing from command line\t476 477\n: error: \t479\n: error: exception specification in declaration does not match\t480\n: error: expected \t481\n: error: expected primary-expression before\t482\n: error: identifier "\t483\n: error: name followed by "::" must be a class or namespace name\t484\n: error: namespace "cut\t485\n: error: need \t486\n: error: no such file or directory: \'\t487\n: error: template argument \t481\n: error: the clang compiler does not support \'-\t488\n: error: unknown argument\t489\n: error: unknown type name \'\t490\n: error: use of undeclared identifier \'\t490\n: error:expected \t481\n: error:template argument \t481\n: error： expected \t481\n: error： template argument \t481\n: error：expected \t481\n: error：template argument \t481',
    1919248468: 'There is not enough space on the disk\t1049',
    1919248500: "there's already a kernel registered from python overriding \t1881",
    1919249184: ' kernel are not available\t211\n kernel is not available\t211\n kernel not available\t211\n kernels are not available\t211\n kernels is not available\t211\n kernels not available\t211',
    1919250479: '/permissive\t422',
    1919250511: 'Operator does not support running with fake tensors\t974',
    1919250543: 'operation timed out\t1264',
    1919251285: "UserWarning: Can't initialize NVML\t1087\nUserWarning: Error checking compiler version for cl\t1088",
    1919251488: ' terminated with signal 9\t37',
    1919251566: 'nternal error\t1760',
    1919252000: ' version incompatibility\t298\n version mismatch\t298\n version must be \t299\n version needs to be \t299\n version should be \t299',
    1919252079: 'overloaded function "std::__to_address" matches\t1809',
    1919444301: 'Mehrdeutiges Symbol\t898\nMehrfachdefinition von \t899',
    1919444333: 'mehrdeutiges Symbol\t898',
    1919448176: 'pthread.h\t1388',
    1919885370: ': orden no encontrada\t434',
    1919887392: ' (or one of its dependencies)\t5',
    1919895160: "xFormers was built for:\t1967\nxFormers wasn't buil\t1968",
    1919902273: 'Aborted\t549',
    1919968580: 'DeprecatedTypeProperties\t741 742',
    1919969650: 'ripristinare la protezione del segmento\t1004',
    1920091483: '[Errno 122]\t1102\n[Errno 28]\t1102',
    1920103747: 'Current CUDA Device does not support bfloat16\t734\nCurrent CUDA device does not support bfloat16\t734',
    1920103779: "current CUDA Device does not support bfloat16\t734\ncurrent CUDA device does not support bfloat16\t734\ncurrent Python platform is not compatible with the lockfile's supported environments\t1375",
    1920169263: '/usr/include/hip/\t430',
    1920230738: 'Retrying (Retry(total=0,\t1000',
    1920233061: 'entrée de procédure\t314',
    1920233065: 'intrin\t1142',
    1920234561: "AttributeError: install_layout\t571\nAttributeError: module '\t572\nAttributeError: module 'torch._C' has no attribute '\t573",
    1931505486: "No se pudo asignar memoria en el bloque TLS\t861\nNo space left on device\t939\nNo such file or directory: \t194 940 941 942 943 944 945\nNo such file or directory: '\t946 947 948\nNo such operator \t949",
    1931505518: 'no se declaró en este ámbito\t1151\nno se encuentra -l\t1207 1523 1524\nno se puede activar la pila ejecutable\t860\nno se puede encontrar -l\t1207 1208 1209 1210 1211 1212 1213 1214 1215 1216 1523 1524\nno se puede encontrar -lEGL\t1217\nno se puede encontrar -lGLEW\t1218\nno se puede encontrar -laio\t1219\nno se puede encontrar -lffi\t1220\nno se puede encontrar -lglog\t1221\nno se puede encontrar -ljpeg\t1222\nno se puede encontrar -lnuma\t1223\nno se puede encontrar -lstdc++\t1225\nno se puede encontrar -ltbb\t1226\nno se puede encontrar -luuid\t1227\nno se puede encontrar -lz\t1228\nno se puede restaurar el `prot\' del segmento\t1004\nno se reconoce como un comando\t1571\nno se reconoce la opción de línea de órdenes\t863\nno space left on device\t939\nno such file\t1739\nno such file or directory: \'\t1740\nno such instruction\t1741\nno such option: -\t1742\nno suitable \t1743 1744\nno suitable constructor exists to convert from "\t1745',
    1933658196: 'THAssert\t1013 1014',
    1934970951: 'GPUs architecture\t628\nGPUs capabilit\t628\nGPUs compute architecture\t628\nGPUs compute capabilit\t628',
    1935625567: '_M_set_sharable()\t1113',
    1935762796: 'lease up\t1616',
    1935763488: ' has already been defined\t135\n has been removed from CMake\t136\n has no attribute\t137\n has no attribute \t138 139 140 141 142 143 144 145\n has no member\t146\n has no member \t147 148\n has no member named\t149\n has no member named \t150 151 152 153\n has non-pointer type \t154\n has not been declared\t53 54 55 155 156 157 158\n has to be \t159\n has unsupported type \t160',
    1935763551: '_hash_\t1122 1123 1124',
    1935764579: 'class "at::Tensor" has no member "\t1262\nclass "std::enable_if<<error-constant>\t1263',
    1935767328: ' was detected and compatibility mode is UN\t300\n was found but failed to import\t301\n was not declared\t53 54 158 206 207 302\n was not declared in this scope\t55 303 304\n was not declared in this scope; did you mean \t305\n was not found in the package registry\t306\n was specified but unrecogni\t307',
    1936009070: "n'est pas reconnu en tant que\t1571\nn'est pas un membre de\t1429",
    1936025716: 'these package versions have conflicting dependencies\t1882',
    1936027460: 'Does not match the generator used previously: \t753',
    1936027492: "does not appear to be a Python project\t1390\ndoes not contain a CMakeLists\t1391\ndoes not have one of build variants: \t1392\ndoes not know how to trace the builtin \t1393\ndoes not match\t1387\ndoes not name a type\t1151\ndoesn't match\t1387",
    1936028533: 'uses too much \t1945\nuses too much shared data (0x\t1946',
    1936269346: '" is ambiguous\t328\n" is not known to CXX compiler\t329\n" is not recognized\t330\n" is not recognized as\t330\n" is undefined in device code\t331\n" ist entweder falsch\t330',
    1936269351: "' is ambiguous (with operand types \t351\n' is not defined for option 'gpu-architecture'\t352\n' is not defined for option 'std'\t353\n' is not in 'keyword=value' format\t354\n' is not recognized\t330\n' is not recognized as\t330\n' is not recognized as an internal\t355\n' is only available for these backends:\t356\n' ist entweder falsch\t330",
    1936269353: ') is greater than the maximum required version by CUDA \t385\n) is less than the minimum required version by CUDA \t386',
    1936287828: 'This Python has API version \t1050\nThis header is only meant to be used on x86\t1051',
    1936287860: 'this operation is not allowed between \t1883',
    1936289397: 'unistd.h\t1388',
    1936614740: 'TensileLibrary\t1038\nTensorTypeId\t1039 1040\nTensorTypeSet\t1039 1040\nTensors of type TensorImpl do not have \t1041',
    1936615712: ' installation candidates for \t166\n instance of Visual Studio\t167',
    1936617315: 'const_data_ptr\t808',
    1936682850: 'boost/\t1158',
    1936683040: ' positional argument\t278',
    1936876886: 'VersionConflict: (\t1093',
    1936876918: 'version "LIBAV\t865\nversion "LIBSW\t865\nversion \'LIBAV\t865\nversion \'LIBSW\t865\nversion `LIBAV\t865\nversion `LIBSW\t865\nversion torch was compiled with \t1954\nversion used to compile\t1955\nversions\t1956',
    1936877926: 'first\t1150',
    1936941392: 'PassManager::run failed\t981',
    1936943469: 'missing initializer for member \t1688',
    1936944429: '-msse\t420',
    1937008994: 'bits/floatn\t1154\nbits/libc-header-start\t1155\nbits/std_function.h:\t1156\nbitsandbytes was compiled without GPU support\t1157',
    1937055783: "' uses too much \t362",
    1937059642: ':/usr/local/cuda\t501',
    1937075488: ' must be \t159\n must be valid exactly by one definition\t216',
    1937339245: 'msys64\t893',
    1948280185: 'ye tanımsız başvuru\t314',
    1948282734: "no template named \t1746\nno template named '\t1737\nno type named \t1746\nno type named '\t1737",
    1951615060: 'THStorage\t1011 1012',
    1952531514: ':Datei oder Verzeichnis\t127',
    1952543859: 'status_string: "\t1868',
    1952606572: 'libtorch_cuda.so: \t1627',
    1952802679: 'wget: command not found\t1145\nwget: not found\t1145\nwget: unable to resolve host address\t1965',
    1952805408: ' returned non-zero\t284 285',
    1952867692: 'leftover lock files from the PyTorch C++ extension build\t1617',
    1953063255: 'Waited on lock file "\t1094',
    1953063469: '-bit platform\t418',
    1953064270: "Neither 'setup.py' nor 'pyproject.toml' found\t916",
    1953064550: 'ffitarget.h\t1453 1454 1455',
    1953065567: '_jit_compile\t58',
    1953067604: 'Triton Error [CUDA]: device kernel image is invalid\t1057',
    1953068832: ' with --no-build-isolation\t310\n with CUDA \t311\n within its own root folder\t312\n without CUTE_ARCH_MMA_\t313',
    1953069157: 'exit code\t1434\nexit code:\t1434\nexit status\t1434\nexitcode\t1434\nexited with code \t1435',
    1953264973: 'Multiple dispatch failed for \t906',
    1953265005: 'multi_tensor_applier fused unscale kernel is unavailable\t1701\nmultiple copies of the\t1702\nmultiple definition of \t1703',
    1953394499: 'ContextualVersionConflict: (\t694',
    1953396050: 'RuntimeError: Failed to infer device type\t918\nRuntimeError: Numpy is not available\t1002',
    1953396080: 'punto de entrada del procedimiento\t314',
    1953397075: 'SyntaxError: \t848',
    1953459744: ' not available\t219\n not built with CUDA\t220\n not compiled with CUDA\t220\n not defined in file lib\t221 222\n not found\t223\n not found in the system path\t224\n not found. Directory cannot be installed\t225\n not installed\t226\n not recognized\t227\n not set, after EnableLanguage\t228\n not supported in this architecture\t229',
    1953460816: 'ProtocolError\t686',
    1953525103: 'ompt.h\t1641 1642 1643',
    1953653104: 'partially initialized module \t1812',
    1953653621: 'ucrt64\t893',
    1953655158: 'virtual memory exhausted: \t1957',
    1953658478: 'nvrtc-builtins\t1777\nnvrtc64_\t1363\nnvrtc: error: failed to load builtins for compute_\t1778',
    1953718598: 'Fast path is not available because one of\t800',
    1953718627: 'caster.operator typename make_caster<T>::template cast_op_type<T>()\t1251',
    1953718630: 'fast path is not available because one of\t800',
    1953719584: ' est incompatible avec la sortie\t57',
    1953719666: 'restaurar proteção de segmento\t1004\nrestore segment prot after\t1840',
    1953720608: ' ist entweder falsch\t203\n ist im Header \t208\n ist kein Element\t163\n ist kein Element von\t182 183 184',
    1953720644: "Distributed package doesn't have NCCL built in\t751",
    1953721929: 'Installed triton version too old, please upgrade\t853\nInstrucción ilegal\t416\nInstruction non permise\t416\nInstruçõe\t416',
    1953721961: 'installed CPU version PaddlePaddle\t1553\ninstalled Caffe2 version uses CUDA but I cannot find the CUDA\t1554',
    1953722184: 'Host compiler targets unsupported OS\t842',
    1953722216: 'host compiler\t581\nhost has sm_\t838',
    1953723725: 'Must define exactly one of __HIP_PLATFORM_\t907',
    1953723747: 'custom_op(\t1376',
    1953723757: 'must have a constant value\t162\nmust install \t986',
    1953724755: 'SystemError: <built-in function load_binary> returned NULL\t1010',
    1953724787: 'system has unsupported display driver / cuda driver combination\t1875\nsystem not yet initialized\t1876',
    1953784096: ' attempted to run this operator with Meta tensors, but there was no \t20',
    1953785171: 'Setting up PyTorch plugin "\t1007',
    1953849888: ' but this version of numpy is 0x\t23\n but we found an implementation\t24',
    1953853031: 'gnutls_handshake() failed\t1479',
    1953853216: ' out of memory\t276\n out of range: \t277',
    1954047264: ' extension\t58\n extension for compute capability \t59',
    1954047342: 'next(\t1714',
    1954047348: 'texture is not a template\t1516\ntexture" is not a template\t1516\ntexture\' is not a template\t1516\ntexture’ is not a template\t1516',
    1954112032: ' bytes to section \t26',
    1954115679: '_pytorch_\t1125',
    1965059918: "No url found for submodule path '\t950",
    1965060969: 'is unsupported\t1139',
    1967202362: ': Aucun fichier\t127',
    1967343700: 'THCuda\t1011 1012 1027 1028\nTHCudaCheck\t1029 1030',
    1969316709: 'ecause there is no version of \t1398',
    1969365031: "' but version of \t339",
    1969365036: ", but none of the providers can be installed\t399\n, but was built for sm\t400\n, but wrong architecture\t401\n, but you have torch \t402\n, but you'll have torch \t402",
    1969381215: '__builtin_amdgcn_\t1117',
    1969431072: ' "cudaMemLocation"\t0',
    1969450029: '-lcudnn\t419',
    1969452353: 'Aucun espace disponible sur le périphérique\t574\nAucun fichier ou dossier\t553 554 555 556 557 558 559 560 561 562 563',
    1969452385: 'aucun espace disponible sur le périphérique\t574',
    1969452654: 'nvcuda.dll\t1775',
    1969516397: "module 'PIL.Image' has no attribute '\t1689\nmodule 'faiss' has no attribute '\t1690\nmodule 'numpy' has no attribute '\t1691\nmodule 'torch._C' has no attribute '\t1692\nmodule export function\t1693\nmodule has nothing to offer in MPL2 only mode\t1694",
    1969713761: "argument list for \t1140\nargument of type 'WindowsPath' is not iterable\t1141",
    1970085927: "' must be initialized by a constant expression\t357",
    1970170220: 'linux/limits.h\t1664 1665 1666 1667',
    1970234144: ' could be found\t34',
    1970239784: '(you have \t383',
    1970300704: ' gpu architectures in the range\t134',
    1970302319: 'ompute capability \t1782',
    1970365778: 'Require \t914\nRequire PyTorch\t997\nRequire Pytorch\t997\nRequire pyTorch\t997\nRequire pytorch\t997\nRequire torch\t997\nRequired library version not found: \t998\nRequires \t914\nRequires PyTorch\t997\nRequires Pytorch\t997\nRequires pyTorch\t997\nRequires pytorch\t997\nRequires torch\t997',
    1970365810: 'require \t914\nrequire C++ 1\t1833\nrequire C++ 2\t1833\nrequire C++1\t1833\nrequire C++2\t1833\nrequire CUDA\t1713\nrequire PyTorch\t997\nrequire Pytorch\t997\nrequire at least \'/std:c++\t1143\nrequire at least C++ 1\t1833\nrequire at least C++ 2\t1833\nrequire at least C++1\t1833\nrequire at least C++2\t1833\nrequire pyTorch\t997\nrequire pytorch\t997\nrequire torch\t997\nrequire users to upgrade torch to at least v\t1834\nrequired\t1712\nrequires \t914\nrequires Ada\t1835\nrequires Ampere\t1835\nrequires Blackwell\t1835\nrequires C++ 1\t1833\nrequires C++ 2\t1833\nrequires C++1\t1833\nrequires C++2\t1833\nrequires CUDA\t1713\nrequires Hopper\t1835\nrequires NVCC\t1713\nrequires NVIDIA CUDA\t1713\nrequires PyTorch\t997\nrequires Pytorch\t997\nrequires Turing\t1835\nrequires Volta\t1835\nrequires a Ada\t1835\nrequires a Ampere\t1835\nrequires a Blackwell\t1835\nrequires a Hopper\t1835\nrequires a Turing\t1835\nrequires a Volta\t1835\nrequires an Ada\t1835\nrequires an Ampere\t1835\nrequires an Blackwell\t1835\nrequires an Hopper\t1835\nrequires an Turing\t1835\nrequires an Volta\t1835\nrequires at least \'/std:c++\t1143\nrequires at least C++ 1\t1833\nrequires at least C++ 2\t1833\nrequires at least C++1\t1833\nrequires at least C++2\t1833\nrequires capability \t1836\nrequires compiler flag \'/std:c++\t1143\nrequires device with capability > (\t1837\nrequires nvcc\t1713\nrequires pyTorch\t997\nrequires pytorch\t997\nrequires the CUDA\t1713\nrequires the language dialect "CUDA\t1838\nrequires the language dialect "CXX\t1839\nrequires torch\t997',
    1970369089: 'Arquivo ou diretório\t553 554 555 556 557 558 559 560 561 562 563',
    1970430838: 'vcruntime\t1953',
    1970430840: 'xcrun: error: invalid active developer path\t1969',
    1970432116: 'thrust::\t1884',
    1970435187: 'struct _frame\t988',
    1970479215: 'o such \t553 554 555 556 557 558 559 560 561 562 563',
    1970496882: 'result_of_t\t1266',
    1970497878: 'Visual C++ installation\t903\nVisual Studio installation\t903',
    1970499157: 'Unsupported .target\t1080\nUnsupported .version\t1081\nUnsupported HIP arch \t1082\nUnsupported HIP arch: \t1082\nUnsupported conversion from \t1083\nUnsupported platform: \t1084\nUnsupported rounding mode for conversion\t1085\nUnsupportedOperatorException: \t1086',
    1970499189: 'unsupported GNU version! \t1941\nunsupported HIP gpu architecture \t1082\nunsupported HIP gpu architecture: \t1082\nunsupported by \t953\nunsupported for \t953\nunsupported instruction \t1146\nunsupported on \t953\nunsupported operand type(s) for \t1942\nunsupported operator: \t1086',
    1970562386: 'Return has unsupported type \t1001',
    1970562418: 'return code\t1434\nreturned a non-zero code: 137\t1841\nreturned non-zero\t1842\nreturned non-zero exit\t1843\nreturned non-zero exit status \t1844',
    1970562419: 'setup command: use_2to3 is invalid\t1853\nsetup.py build\t1159\nsetup.py develop\t1159\nsetup.py install\t1159\nsetuptools.build_meta\t1854\nsetuptools.command.\t1855\nsetuptools.extern.\t1856',
    1970566470: 'FutureWarning: The pynvml package is deprecated\t813',
    1981837166: "no viable conversion from \t1747\nno viable conversion from '\t1748",
    1984917583: 'OpOverloadPacket(op=\t973',
    1985966953: 'is_variable\t1574 1575',
    1986096429: '-mavx\t420',
    1986884193: 'armv8.6-a\t1128',
    1986928751: 'o nvcc found\t690\no nvcc was found\t690',
    1986946336: ' environment variable is not\t42',
    1987208531: 'Server does not allow request for unadvertised object\t1006',
    1998611557: 'ed with an unsupported toolchain\t1399',
    1998614350: 'No working C++ compiler found in\t951',
    2003269987: 'cygwin\t893',
    2003988326: 'forward compatibility was attempted on non supported HW\t1460',
    2019516192: ' __x) noexcept (true)\t13',
    2019893287: "' extension\t341\n' extension (up-to-date)\t342",
    2019893289: ') exceeds limit (\t384',
    2019893315: 'C extension: \t580',
    2019912806: 'flex: command not found\t1145\nflex: not found\t1145',
    2020569680: 'ProxyError\t686',
    2032168553: 'in your include path is not compatible with this release of \t1526',
    2034387028: 'THByteBlas_\t1011 1012\nTHByteStorage\t1011 1012\nTHByteTensor\t1011 1012\nTHByteVector\t1011 1012',
    2035294266: ': PyTorch was compiled\t462',
    2035296032: " 'Py_buffer'\t1",
    2036625250: 'body of constexpr\t481',
    2037149263: 'Only a single TORCH_LIBRARY can be used to register the namespace \t971 972',
    2037149295: 'only available for Linux\t1783\nonly available with \t1784\nonly support\t1785\nonly supported on \t1786 1787\nonly supported on CUDA\t1713\nonly supported on NVCC\t1713\nonly supports \t1163\nonly supports Linux\t1783\nonly works on Linux\t1783',
    2037413219: 'cupy.cuda.memory.OutOfMemoryError\t1369',
    2037604640: ' async_io\t19',
    2042020674: 'Böyle bir dosya ya da dizin\t553 554 555 556 557 558 559 560 561 562 563',
    2053466478: 'niezdefiniowane odwołanie do\t314',
    2053731104: ' size changed, may indicate binary\t289',
    2054124112: 'Prozedureinsprungpunkt\t314',
    2179145762: '" は、内部コマンド\t330',
    2179145767: "' は、内部コマンド\t330",
    2179145786: ': そのようなファイル\t127',
    2195923002: ': コマンドが見つかりません\t434',
    2212700218: ': ファイルが短すぎます\t438',
    2228297786: ': файл слишком короткий\t438',
    2229739578: ': 無法開啟共用物件\t446',
    2246385722: ': 共有オブジェクトファイルを開けません\t446',
    2295439056: 'Ошибка сегментирования\t770',
    2313560122: ': 找不到命令\t434',
    2357322528: ' が見つかりません\t209 210',
    2377704480: ' 不是\t163 182 183 184\n 不是一个类型名\t55',
    2377704482: '"不是内部\t330',
    2377704487: "'不是内部\t330",
    2414551098: ': 동적 오브젝트 파일을 열 수 없습니다\t446',
    2461197882: ':沒有此一檔案\t127',
    2498306106: ': 错误: expected \t481\n: 错误: template argument \t481\n: 错误:expected \t481\n: 错误:template argument \t481\n: 错误： expected \t481\n: 错误： template argument \t481\n: 错误：expected \t481\n: 错误：template argument \t481',
    2498306141: '] 错误 137\t1110',
    2531663930: ': 文件过短\t438',
    2548441146: ': 无效的 ELF 头\t494\n: 无法分配内存\t436\n: 无法打开共享对象\t448\n: 无法打开共享对象文件\t446',
    2632327226: ': 未找到命令\t434',
    2642535226: ':そのようなファイル\t127',
    2647662650: ': Нет такого файла\t127',
    2712856122: ':没有那个文件\t127',
    2797826628: 'Dræbt\t755',
    2828854560: ' 在此作用域中尚未声明\t55',
    2848159060: 'Tué a terminé le programme \t380',
    2862409248: ' 未命名一个类型\t55',
    2867208250: ': 檔案太短\t438',
    2877416224: ' に対する定義されていない参照\t314',
    2881709383: 'Geëlimineerd\t755',
    2944525090: '"は、内部コマンド\t330',
    2944525095: "'は、内部コマンド\t330",
    2966455505: 'файл в неправильном формате\t996',
    2966468560: 'защиту сегмента после перемещения\t1004',
    2983231953: 'сбой отображения сегмента из разделяемого объекта\t801',
    2983236304: 'Вбито\t755',
    2983240656: 'Убито\t755',
    3001425978: ': 沒有此一檔案\t127\n: 没有那个文件\t127',
    3050347984: 'Не осталось свободного места\t952\nНет такого файла\t553 554 555 556 557 558 559 560 561 562 563',
    3050356176: 'не вдалося знайти -l\t1523\nне является внутренней\t1571\nневизначене посилання\t314\nневизначене посилання на\t314\nневозможно выделить память в статичном блоке TLS\t861\nневозможно задействовать исполняемый стек\t860\nневозможно найти -l\t1523 1524\nнедефинисана упута ка\t314\nнеоднозначный символ\t898\nнеопределена отпратка към\t314\nнеопределенная ссылка на\t314\nнеопределённая ссылка на\t314',
    3050356688: 'перемещение R_\t1829\nпересування R_\t1829',
    3051888698: ': 资源暂时不可用\t463',
    3085246557: '] 已杀死\t1110',
    3101958178: '" 不是内部\t330\n" 不是内部或外部命令\t330',
    3101958183: "' 不是内部\t330\n' 不是内部或外部命令\t330",
    3169132637: '] 強制終了\t1110',
    3184533562: ': невозможно открыть разделяемый объектный файл\t446',
    3184571088: 'внутренняя ошибка компилятора\t856',
    3201343440: 'Политика управления приложениями\t551',
    3201348816: 'доступном только для чтения, содержатся динамические\t1824',
    3278267762: 'reférence indefinie vers\t314\nreférence indéfinie vers\t314',
    3278335573: 'Ungültiger Maschinenbefehl\t416',
    3278663504: 'Política de Controle de Aplicativo\t551',
    3278774330: ': não é possível abrir arquivo compartilhado\t446',
    3279185223: 'Getötet\t755\nGetötet hat Programm \t380',
    3491770661: '%1 не является приложением Win32\t338',
    3491803856: 'в пространстве имён\t1429',
    3499801839: '：Нет такого файла\t127',
    3500003386: ':Нет такого файла\t127',
    3799018863: 'omp’ not found\t1480',
    3810537765: '%1 は有効な Win32 アプリケーション\t338',
    3816980963: 'あいまいなシンボル\t898',
    3817309155: 'デバイスに空き領域がありません\t1979',
    3818357731: 'プロシージャ エントリ ポイント\t314',
    3818568943: '：そのようなファイル\t127',
    3818750178: '”は、内部コマンド\t330',
    3818750435: 'そのようなファイルやディレクトリ\t553 554 555 556 557 558 559 560 561 562 563',
    3819078371: 'アプリケーション制御ポリシーに\t551',
    3819930083: 'は、内部コマンド\t1571 1978',
    3820192483: 'コマンドラインオプション\t863\nコンパイラ内部エラー\t856',
    3820716771: 'セグメンテーション\t770',
    3827314981: '%1 不是有效的 Win32 应用程序\t338',
    3834091238: '文件格式错误\t996',
    3835527394: '”不是内部\t330',
    3837628901: '命令行太长。\t745',
    3837692390: '找不到 \t1188\n找不到 -l\t1207 1523 1524',
    3851132645: '型名ではありません\t1151',
    3851270372: '不命名一个类型\t1151',
    3852386021: '從共用物件中對映區段失敗\t801',
    3853163750: '未定\t314\n未定义的引用\t314\n未定义的符号\t314\n未定义符号\t314',
    3853230824: '被多次定义\t1981',
    3854479080: '设备上没有空间\t1979',
    3868047588: '不明确的符号\t898\n不是\t1429\n不是一个类型名\t1151\n不是內部或外部命令\t1571\n不是内部或外部命令\t1571 1978\n不正な命令\t416',
    3868373734: '沒有此一檔案或目錄\t553 554 555 556 557 558 559 560 561 562 563',
    3868900591: '：沒有此一檔案\t127\n：没有那个文件\t127',
    3869154793: '非法指令\t416',
    3869284326: '无法从共享目标中映射段\t801\n无法启用共享目标需要的执行栈\t860\n无法在静态 TLS 块中分配内存\t861\n无法定位程序输入点\t314\n无法恢复段 prot\t1004\n无法找到 -l\t1207\n无法识别的命令行选项\t863',
    3869344999: '無法在靜態 TLS 區塊中配置記憶體\t861\n無法復原 segment prot\t1004\n無法找到程序輸入點\t314\n無法辨識的命令列選項\t863\n無法開啟可執行堆疊\t860',
    3869356774: '没有成员\t1980\n没有此指令\t1741\n没有此类指令\t1741\n没有那个文\t553 554 555 556 557 558 559 560 561 562 563',
    3869809893: '在此作用域中尚未声明\t1151',
    3869940966: '未找到 -l\t1208 1209 1210 1211 1212 1213 1214 1215 1216\n未找到 -lEGL\t1217\n未找到 -lGLEW\t1218\n未找到 -laio\t1219\n未找到 -lffi\t1220\n未找到 -lglog\t1221\n未找到 -ljpeg\t1222\n未找到 -lnuma\t1223\n未找到 -lstdc++\t1225\n未找到 -ltbb\t1226\n未找到 -luuid\t1227\n未找到 -lz\t1228',
    3870265317: '可执行文件格式错误\t769',
    3870393829: '共有オブジェクトが必要としている実行可能スタック\t860\n共有オブジェクトのセグメントをマップするのに失敗\t801',
    3870727910: '架构于输入文件\t57',
    3884032999: '磁盘空间不足\t1979',
    3884550118: '應用程式控制原則已封鎖\t551',
    3885284069: '应用程序控制策略已阻止\t551',
    3885604329: '静的 TLS ブロック内にメモリ\t861',
    3885868008: '裝置上已無多餘空間\t1979',
    3886131430: '模稜兩可的符號\t898',
    3901522403: 'が見つかりません\t1581',
    3901915875: 'を見つけ\t1581\nを見つけられません -l\t1208 1209 1210 1211 1212 1213 1214 1215 1216\nを見つけられません -lEGL\t1217\nを見つけられません -lGLEW\t1218\nを見つけられません -laio\t1219\nを見つけられません -lffi\t1220\nを見つけられません -lglog\t1221\nを見つけられません -ljpeg\t1222\nを見つけられません -lnuma\t1223\nを見つけられません -lstdc++\t1225\nを見つけられません -ltbb\t1226\nを見つけられません -luuid\t1227\nを見つけられません -lz\t1228\nを見つけられません: -l\t1208 1209 1210 1211 1212 1213 1214 1215 1216\nを見つけられません: -lEGL\t1217\nを見つけられません: -lGLEW\t1218\nを見つけられません: -laio\t1219\nを見つけられません: -lffi\t1220\nを見つけられません: -lglog\t1221\nを見つけられません: -ljpeg\t1222\nを見つけられません: -lnuma\t1223\nを見つけられません: -lstdc++\t1225\nを見つけられません: -ltbb\t1226\nを見つけられません: -luuid\t1227\nを見つけられません: -lz\t1228',
    3902192871: '编译器内部错误\t856',
    3903371239: '編譯器內部錯誤\t856',
    3918366437: '再配置 R_\t1829\n再配置後にセグメントの prot\t1004',
    3920998118: '段錯誤\t770\n段错误\t770',
    3954751466: '그런 파일이나 디렉터리\t553 554 555 556 557 558 559 560 561 562 563',
    3969229036: '정적 TLS 블럭에는 메모리를\t861',
    3969486827: '동적 오브젝트의 세그먼트를\t801',
    3986724332: '애플리케이션 제어 정책\t551',
    3986983916: '실행할 수 있는 스택을 공유\t860',
    3987253995: '모호한 기호\t898',
}
"""What a `WordIndex` is made of: a log must hold one of the words, which lead to rows of the next table."""
CALLED = (
    'cuda_runtime.extension_cuda_version_mismatch\n'
    'source_api.macro_or_flag_conflict\n'
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
    'source_api.removed_torch_api\tline\ttoo \n'
    'host_toolchain.missing_system_dev_package install_state.unsupported_platform\tline\tUnable to \n'
    'op_registration.missing_fake_impl\n'
    'install_state.extension_not_built\tline\tConfigured \n'
    'cuda_toolkit.cuda_toolkit_mismatch\t\tCUDA version is\tnvcc version is\n'
    'platform_abi.numpy_abi_mismatch\t\tI version 0x\n'
    'op_registration.op_namespace_mismatch\tline\tCould not find schema for \n'
    'link_and_load.library_mapping_refused\n'
    "windows.object_has_too_many_sections\tline\t: can't write \n"
    'source_api.cutlass_api_mismatch\tline\t): error: a value of type\n'
    'host_toolchain.host_compiler_crash\tline\tdue to signal\twith exit code 134\twith exit code 139\twith exit code 70\n'
    'platform_abi.cpu_architecture_mismatch\tline\tmachine type "\tmachine type \'\tmachine type ‘\n'
    'platform_abi.cpu_architecture_mismatch\tline\tmodule machine type \n'
    'platform_abi.python_abi_mismatch\tline\tModule use of python\n'
    'not_our_fault.network_failure\tline\tould\n'
    'hip_rocm.hip_warp_size_not_constant\tline\terror: array size is not a\terror: case value is not a\terror: expression is not a\terror: non-type template argument is not a\terror: static assertion expression is not a\n'
    'host_toolchain.missing_host_compiler\tline\tNo \n'
    'install_state.no_matching_wheel\n'
    'cuda_toolkit.nvcc_internal_crash\tline\tcicc\tcudacc\tcudafe\tcudafe++\tfatbinary\tnvcc\tnvlink\tptxas\n'
    'cuda_toolkit.build_out_of_memory\n'
    'cuda_toolkit.nvcc_internal_crash\tline\t0000005\t000001D\t00000FD\t00000fd\t0000374\t0000409\n'
    'triton_inductor.triton_compiler_bug\tline\toperand #\n'
    'op_registration.op_namespace_mismatch\tline\tperator \n'
    'cuda_toolkit.cuda_home_wrong\tline\tCUDAToolkit_ROOT\tCUDA_HOME\tCUDA_PATH\tCUDA_TOOLKIT_ROOT_DIR\n'
    'hip_rocm.rocm_install_mismatch\t\tHIP_PATH \tROCM_HOME \tROCM_PATH \n'
    'op_registration.op_library_not_loaded\n'
    'install_state.no_matching_wheel\tline\tKernel \n'
    'gpu_arch.arch_not_built\tline\tYour installed torch\n'
    'install_state.dependency_version_mismatch\tline\t version\n'
    'op_registration.op_namespace_mismatch\tline\tExplicitly provided namespace (\n'
    'platform_abi.python_abi_mismatch\tline\tcompiletime version \n'
    'source_api.cxx_standard_too_old source_api.removed_torch_api\tline\t in namespace \n'
    "source_api.cccl_header_incompatible\tline\t: error: '__device__\t: error: '__host__\t: error: ‘__device__\t: error: ‘__host__\n"
    'install_state.torch_too_old_for_package\tline\tTORCH_LIBRARY\tTORCH_LIBRARY_FRAGMENT\tTORCH_LIBRARY_IMPL\n'
    'source_api.cxx_standard_too_old\tline\tchar8_t\tconcept\tconsteval\tconstinit\trequires\n'
    'cuda_toolkit.cuda_toolkit_too_old\tline\tCUBLASLT_\tCUBLASLT_MATMUL_DESC_\tCUBLASLT_MATMUL_MATRIX_SCALE_\tCUBLAS_COMPUTE_\tCUDA_C_16BF\tCUDA_R_16BF\tCUDA_R_4F_E2M1\tCUDA_R_8F_E\tCU_TENSOR_MAP\tCUgreenCtx\tCUmulticast\tCUtensorMap\t__activemask\t__ballot_sync\t__grid_constant__\t__half_as_short\t__half_as_ushort\t__nv_bfloat16\t__nv_fp4\t__nv_fp6\t__nv_fp8\t__shfl_down_sync\t__shfl_sync\t__shfl_up_sync\t__shfl_xor_sync\t__short_as_half\t__syncwarp\t__ushort_as_half\tcuDevSmResourceSplit\tcuGreenCtx\tcuMulticast\tcuTensorMap\tcublasComputeType_t\tcublasLt\tcublasLtMat\tcudaAccessPolicyWindow\tcudaFreeAsync\tcudaGetDriverEntryPoint\tcudaGetDriverEntryPointByVersion\tcudaGraphConditional\tcudaLaunchAttribute\tcudaLaunchConfig_t\tcudaLaunchKernelEx\tcudaMallocAsync\tcudaMemPool\tcudaMemcpyBatchAsync\tcudaStreamAttr\tnv_bfloat16\n'
    "hip_rocm.rocm_install_mismatch\tline\tHIPBLAS_\tHIPRTC_\terror: 'HIP_\terror: 'h2div\terror: 'h2exp\terror: 'h2rcp\terror: 'hip\terror: ‘HIP_\terror: ‘h2div\terror: ‘h2exp\terror: ‘h2rcp\terror: ‘hip\thalf2half2\thipblas\thiprtc\thipsparse\tmiopen\trocblas_\n"
    'source_api.device_code_in_host_file\tline\t"__device__\t"threadIdx\t\'__device__\t\'threadIdx\t__float_as_int\t__global__\t__int_as_float\t__launch_bounds__\t__ldg\t__shared__\t__shfl_\t__syncthreads\t__syncwarp\tatomicAdd\tatomicCAS\tatomicExch\tatomicMax\tblockDim\tblockIdx\tgridDim\t‘__device__\t‘threadIdx\t“__device__\t“threadIdx\n'
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
    'hip_rocm.cuda_only_code_on_hip\tline\tcooperative_groups/\tcuda_pipeline\tcutlass/\tfatal error: "cuda/\tfatal error: "cute/\tfatal error: "nv/target\tfatal error: \'cuda/\tfatal error: \'cute/\tfatal error: \'nv/target\tmma.h\n'
    'host_toolchain.missing_system_dev_package\tline\tcrypt.h\n'
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
    'install_state.extension_not_built\tline\tannot find \tould not find \n'
    'host_toolchain.host_compiler_too_old\tline\tThe -std=\n'
    'not_our_fault.hardware_unsupported\tline\tonly support\n'
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
    'install_state.dependency_version_mismatch\tline\t pybind11::\n'
    'source_api.removed_torch_api\tline\tclass at::\tclass c10::\tclass torch::\tstruct at::\tstruct c10::\tstruct torch::\n'
    'install_state.torch_too_old_for_package\tline\tclass at::Tensor\n'
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
    'install_state.dependency_version_mismatch\n'
    'install_state.dependency_version_mismatch\n'
    'link_and_load.duplicate_openmp_runtime\tline\tMKL_THREADING_LAYER=\n'
    'not_our_fault.gpu_out_of_memory\tline\tFree memory on device \n'
    'gpu_arch.arch_dropped_by_toolkit\tline\tcompute capability \n'
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
    'install_state.dependency_version_mismatch\tline\tpybind11/\n'
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
    'gpu_arch.arch_not_built\n'
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
    'link_and_load.missing_shared_library\tline\tValueError: lib\n'
    'not_our_fault.wrong_install_command\tline\t"setup.cfg"\t"setup.py"\n'
    'install_state.extension_not_built\tline\tCUDA extension\t_kernels\n'
    'not_our_fault.wrong_install_command\tline\terror: option --\n'
    'host_toolchain.missing_host_compiler\tline\tCMake Error: \n'
    'triton_inductor.triton_gpu_arch_unsupported\tline\ttype fp8\n'
    'triton_inductor.triton_none_pointer_arg\tline\tNoneType\n'
    'install_state.torch_too_old_for_package op_registration.op_namespace_mismatch\tline\t_OpNamespace\n'
    'triton_inductor.triton_api_mismatch\tline\tblock_type\tbuilder\tconstexpr\tdtype\tlibtriton.\tpointer_type\ttensor\n'
    "hip_rocm.hip_warp_size_not_constant\tline\t variable 'C10_WARP_SIZE'\t variable 'warpSize'\n"
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
    'link_and_load.binary_too_large\tline\trelocation R_\n'
    'op_registration.fake_impl_signature_mismatch\n'
    'triton_inductor.triton_torch_version_mismatch\n'
    'not_our_fault.hardware_unsupported\tline\thead dim > \theaddim > \n'
    'install_state.no_matching_wheel\tline\tackage \n'
    'install_state.extension_not_built\n'
    'triton_inductor.triton_torch_version_mismatch\tline\t have triton\n'
    "host_toolchain.missing_host_compiler\tline\tCommand ''where\tCommand '['where\tCommand 'where\tCommand ['where\n"
    "host_toolchain.missing_host_compiler\tline\tCommand ''which\tCommand '['which\tCommand '[which\tCommand 'which\n"
    'install_state.extension_not_built\tline\tpackage \n'
    'cuda_toolkit.build_out_of_memory\tline\tBị buộc kết thúc\tDræbt\tDödad\tGetötet\tGeëlimineerd\tKilled\tMorto\tProcessus arrêté\tSüreç durduruldu\tTapettu\tTerbunuh\tTerminado (killed)\tTué\tUbijen\tkilled\tΣκοτώθηκε\tВбито\tЗабіты\tУбито\tУбијен\t已杀死\t強制終了\t強制結束\t强制终止\n'
    'host_toolchain.setuptools_incompatible\tline\t execute \n'
    'platform_abi.numpy_abi_mismatch\tline\tnumpy.\n'
    "host_toolchain.git_submodule_missing\tline\tUnable to checkout '\tUnable to find current revision in\n"
    'not_our_fault.hardware_unsupported\n'
    'not_our_fault.hardware_unsupported\tline\tThe GPU does\tThe device does\tThe setup does\tThis GPU does\tThis device does\tThis setup does\tYour GPU does\tYour device does\tYour setup does\tthe GPU does\tthe device does\tthe setup does\tthis GPU does\tthis device does\tthis setup does\tyour GPU does\tyour device does\tyour setup does\n'
    'source_api.device_code_in_host_file\tline\tthere are no arguments to \n'
    'install_state.unsupported_platform\tline\tnot currently implemented \tnot currently supported \n'
    'not_our_fault.hardware_unsupported\tline\tExpected is_sm\n'
    'source_api.cxx_standard_too_old\tline\tYou need C++\n'
    'host_toolchain.missing_python_dev_headers\n'
    'cuda_runtime.cudnn_version_mismatch\tline\tDNN version \tDNn version \tDnN version \tDnn version \tdNN version \tdNn version \tdnN version \tdnn version \n'
    'cuda_toolkit.cuda_toolkit_too_old\tline\tmust be >=\tmust be at least\tmust be greater than or equal to\tneeds to be >=\tneeds to be at least\tneeds to be greater than or equal to\tshould be >=\tshould be at least\tshould be greater than or equal to\n'
    'cuda_runtime.driver_too_old\t134\tbuilt for NVIDIA Driver Release \n'
    'op_registration.op_library_not_loaded\tline\tModule \n'
    'install_state.torch_too_old_for_package\tline\tAT_DISPATCH_CASE\tAT_DISPATCH_SWITCH\tAT_DISPATCH_V2\tC10_CUDA_KERNEL_LAUNCH_CHECK\n'
    'host_toolchain.glibc_too_new_for_cuda\tline\t/string.h:\n'
    'source_api.cxx_standard_too_old\tline\tdecltype\tnullptr\tstatic_assert\n'
    "install_state.dependency_version_mismatch\tline\t'nccl\t‘nccl\n"
    'not_our_fault.wrong_install_command\n'
    'triton_inductor.triton_api_mismatch\tline\tKeyword argument \n'
    'not_our_fault.gpu_out_of_memory\tline\tcublasCreate\tcublasLtCreate\n'
    'platform_abi.glibcxx_too_old\t159\t(built for macOS \n'
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
    'install_state.dependency_version_mismatch\tline\t"pybind11::\n'
    'source_api.removed_torch_api\tline\tclass "at::\tclass "c10::\tclass "torch::\tenum "at::\tenum "c10::\tenum "torch::\tstruct "at::\tstruct "c10::\tstruct "torch::\n'
    'source_api.cccl_header_incompatible\tline\tclass "cub::\n'
    'source_api.cutlass_api_mismatch\tline\tclass "cut\tstruct "cut\n'
    'source_api.removed_torch_api\tline\tnamespace "\n'
    'source_api.cub_thrust_mismatch\tline\t.cuh(\n'
    'source_api.cub_thrust_mismatch\n'
    'host_toolchain.host_compiler_too_old\tline\tfeature "cxx_std_\n'
    'cuda_toolkit.cuda_toolkit_not_found\tline\tnvcc\n'
    'source_api.host_function_in_device_code\tline\tidentifier "\n'
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
    "install_state.dependency_version_mismatch\tline\tmodule 'cupy\n"
    "cuda_runtime.extension_cuda_version_mismatch\tline\tno member named '\n"
    "source_api.cutlass_api_mismatch source_api.cutlass_missing_include\tline\tno member named '\tno template named '\tno type named '\n"
    "windows.wrong_windows_compiler\tline\tCompiler '\n"
    "hip_rocm.cuda_only_code_on_hip source_api.cccl_header_incompatible\tline\tno member named '\tno template named '\tno type named '\n"
    "hip_rocm.rocm_install_mismatch\tline\tno member named '\tno template named '\tno type named '\n"
    "source_api.cxx_standard_too_old source_api.missing_std_include\tline\tno member named '\tno template named '\tno type named '\n"
    "source_api.half_operators_ambiguous\tline\toverloaded operator '\n"
    "cuda_toolkit.cuda_toolkit_too_old\tline\tValue '\n"
    "cuda_toolkit.cuda_toolkit_too_old\tline\tValue 'c++\tValue 'gnu++\n"
    'gpu_arch.arch_list_malformed\t111\tnvcc fatal\n'
    'not_our_fault.wrong_install_command\n'
    'install_state.cpu_only_extension\n'
    "hip_rocm.hip_warp_size_not_constant\tline\terror: constexpr variable '\n"
    "cuda_toolkit.cuda_toolkit_too_old\t258\t: Input file '\n"
    "install_state.masked_build_error\tline\t'DeepSpeedCPU\n"
    'triton_inductor.triton_compiler_bug\n'
    'not_our_fault.user_data_bug\tline\t output\n'
    'gpu_arch.kernel_exceeds_gpu_limits\t\tconstant data (\tglobal data (\tlocal data (\tparameter space (\tshared data (\n'
    "torch_abi.mixed_torch_installs\tline\tflag 'caffe2\tflag 'torch\n"
    "install_state.cpu_only_extension\tline\tCould not run '\n"
    "install_state.cpu_only_torch\tline\tCould not run 'aten::\n"
    "install_state.cpu_only_torch\tline\tCould not run 'aten::empty\n"
    "install_state.unsupported_platform\tline\tCould not run '\n"
    "op_registration.missing_fake_impl\tline\tCould not run '\n"
    "source_api.macro_or_flag_conflict\tline\tcannot use '\n"
    'host_toolchain.git_submodule_missing\n'
    "windows.path_with_spaces\tline\tninja: error: '\n"
    'source_api.macro_or_flag_conflict\t72\tnvcc fatal\n'
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
    'gpu_arch.kernel_exceeds_gpu_limits triton_inductor.triton_shared_memory_exceeded\tline\tlocal memory (\n'
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
    'install_state.build_isolation_no_torch\tline\tPyTorch\tTorch\ttorch\n'
    'torch_abi.torch_version_mismatch\n'
    'link_and_load.missing_shared_library\n'
    'platform_abi.cpu_architecture_mismatch\n'
    'cuda_toolkit.nvtoolsext_removed\n'
    "platform_abi.cpu_architecture_mismatch\tline\tan't load \n"
    'cuda_toolkit.cudnn_not_found\tline\tcannot find\tkann nicht gefunden werden\tlibrary not found for\tne peut trouver\t找不到\n'
    'install_state.unsupported_platform\tline\tunrecognized command\tunsupported option\n'
    'torch_abi.stale_build_artifacts\n'
    'windows.path_with_spaces\tline\t: error: \t: fatal error: \n'
    'windows.wrong_windows_compiler\tline\tD8021\n'
    'windows.object_has_too_many_sections\tline\tC1128\n'
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
    'install_state.incomplete_install\tline\t.dylib\t.pyd\t.so\n'
    'host_toolchain.missing_host_compiler\t61\tnvcc fatal\n'
    'windows.windows_path_too_long\n'
    'windows.windows_path_too_long\t353\tunable to \n'
    'gpu_arch.kernel_exceeds_gpu_limits\tline\terror\n'
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
    'host_toolchain.missing_system_dev_package\tline\tC1083: \n'
    'host_toolchain.missing_system_dev_package\tline\tcatastrophic error: \tfatal error: \n'
    'host_toolchain.git_submodule_missing\tline\terror: \n'
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
    'install_state.masked_build_error\n'
    'host_toolchain.glibc_too_new_for_cuda\tline\tmathcalls.h:\n'
    'host_toolchain.gcc_too_new_for_nvcc\tline\tc++/\n'
    'host_toolchain.gcc_too_new_for_nvcc\tline\tboxing/impl/boxing.h:\n'
    'source_api.cutlass_missing_include\tline\tcute\tcutlass\n'
    'source_api.cutlass_missing_include\tline\tcute\tcutlass\n'
    'source_api.cutlass_missing_include\tline\t" has no member \n'
    'source_api.cxx_standard_too_old\tline\ttypename\n'
    'host_toolchain.git_submodule_missing\tline\tclang\n'
    'source_api.macro_or_flag_conflict\tline\tmarch=native\tmcpu=native\tmtune=native\n'
    'source_api.macro_or_flag_conflict\tline\tclang\n'
    'source_api.cutlass_missing_include\tline\tcute\tcutlass\n'
    'host_toolchain.jit_cache_unusable\tline\t.triton\tflashinfer\ttorch_extensions\ttorchinductor_\n'
    'windows.msvc_too_new_for_nvcc\tline\tMSVC/14.\tMSVC\\14.\n'
    'host_toolchain.gcc_too_new_for_nvcc\tline\t/chrono:\n'
    'platform_abi.cpu_architecture_mismatch\n'
    'not_our_fault.insufficient_log\n'
    'cuda_toolkit.nvcc_pybind11_parse_bug\t\tpybind11\n'
    'host_toolchain.missing_openmp\tline\terror: unsupported option \t错误: unsupported option \n'
    'cuda_runtime.extension_cuda_version_mismatch\tline\t" not found\t\' not found\t` not found\n'
    'cuda_runtime.cuda_lib_version_mismatch cuda_runtime.cudnn_version_mismatch cuda_runtime.extension_cuda_version_mismatch cuda_runtime.ld_library_path_shadowing\tline\t" not found\t\' not found\t’ not found\n'
    'cuda_toolkit.cuda_home_wrong\n'
    'cuda_toolkit.cuda_home_wrong\n'
    'cuda_toolkit.cuda_home_wrong\tline\t\\bin\\nvcc\n'
    'hip_rocm.hipify_not_applied\tline\tundeclared identifier \tunknown type name \n'
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
    'not_our_fault.network_failure\n'
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
    'cuda_toolkit.cuda_toolkit_too_old\tline\t or (major == \n'
    'host_toolchain.setuptools_incompatible\tline\tdistutils\n'
    'not_our_fault.harmless_output\n'
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
    'host_toolchain.missing_host_compiler\tline\t find \t locate \n'
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
    'install_state.torch_too_old_for_package\tline\tat::Tensor\n'
    'source_api.cccl_header_incompatible\tline\tcub\tthrust\n'
    'source_api.cutlass_api_mismatch source_api.cutlass_missing_include\tline\tcute\tcutlass\n'
    'source_api.cxx_standard_too_old\tline\tstd\n'
    'source_api.missing_std_include\tline\tCHAR_MAX\tCHAR_MIN\tDBL_EPSILON\tDBL_MAX\tDBL_MIN\tFLT_EPSILON\tFLT_MAX\tFLT_MIN\tINT16_MAX\tINT16_MIN\tINT32_MAX\tINT32_MIN\tINT64_MAX\tINT64_MIN\tINT8_MAX\tINT8_MIN\tINT_MAX\tINT_MIN\tLLONG_MAX\tLLONG_MIN\tLONG_MAX\tLONG_MIN\tSHRT_MAX\tSHRT_MIN\tUCHAR_MAX\tUCHAR_MIN\tUINT16_MAX\tUINT16_MIN\tUINT32_MAX\tUINT32_MIN\tUINT64_MAX\tUINT64_MIN\tUINT8_MAX\tUINT8_MIN\tUINTPTR_MAX\tUINT_MAX\tUINT_MIN\tULLONG_MAX\tULLONG_MIN\tULONG_MAX\tULONG_MIN\tUSHRT_MAX\tUSHRT_MIN\taccumulate\taddressof\tall_of\tany_of\tarray\tback_inserter\tbind\tcall_once\tcerr\tchrono\tclog\tcondition_variable\tcopy\tcopy_n\tcout\tdomain_error\tendl\tfill\tfill_n\tfind\tfind_if\tfor_each\tfunction\tinitializer_list\tinner_product\tint16_t\tint32_t\tint64_t\tint8_t\tint_fast16_t\tint_fast32_t\tint_fast64_t\tint_fast8_t\tint_fastmax_t\tint_fastptr_t\tint_least16_t\tint_least32_t\tint_least64_t\tint_least8_t\tint_leastmax_t\tint_leastptr_t\tintmax_t\tintptr_t\tinvalid_argument\tiota\tistreambuf_iterator\tistringstream\tlock_guard\tlogic_error\tlower_bound\tmake_shared\tmax\tmax_element\tmemcpy\tmemmove\tmemset\tmin\tmin_element\tmutex\tnone_of\tnth_element\tnumeric_limits\tonce_flag\tostringstream\tout_of_range\tpartial_sort\tpartial_sum\tref\treverse\truntime_error\tsetfill\tsetprecision\tsetw\tshared_ptr\tsort\tstable_sort\tstrcmp\tstringstream\tstrlen\tstrncpy\tswap\tswap_ranges\tthis_thread\tthread\ttransform\tuint16_t\tuint32_t\tuint64_t\tuint8_t\tuint_fast16_t\tuint_fast32_t\tuint_fast64_t\tuint_fast8_t\tuint_fastmax_t\tuint_fastptr_t\tuint_least16_t\tuint_least32_t\tuint_least64_t\tuint_least8_t\tuint_leastmax_t\tuint_leastptr_t\tuintmax_t\tuintptr_t\tunique_copy\tunique_lock\tunique_ptr\tunordered_map\tunordered_multimap\tunordered_set\tupper_bound\tvector\tweak_ptr\n'
    "host_toolchain.pybind11_too_old_for_python\tline\t'_longobject'\t'_ts'\t'_typeobject'\n"
    'windows.msvc_math_constants_hidden\tline\tM_1_PI\tM_2_PI\tM_2_SQRTPI\tM_E\tM_LN10\tM_LN2\tM_LOG10E\tM_LOG2E\tM_PI\tM_PI_2\tM_PI_4\tM_SQRT1_2\tM_SQRT2\n'
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
    'not_our_fault.gpu_out_of_memory\tline\tcublasCreate\n'
    'cuda_runtime.ld_library_path_shadowing\tline\tcublasD\tcublasG\tcublasH\tcublasLt\tcublasS\n'
    'source_api.cub_thrust_mismatch\tline\t#error\n'
    'source_api.cub_thrust_mismatch\tline\t does not name\t has not been declared\t was not declared\n'
    'gpu_arch.no_gpu_at_build_time\tline\tdetect \tdetermine \tfind \tget \tquery \n'
    'cuda_toolkit.cuda_home_wrong\n'
    'cuda_runtime.no_nvidia_driver\n'
    'cuda_runtime.ld_library_path_shadowing\n'
    'cuda_runtime.no_nvidia_driver\n'
    'cuda_runtime.driver_too_old\n'
    'not_our_fault.harmless_output\n'
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
    'cuda_runtime.extension_cuda_version_mismatch\tline\t identifier not found\t is undefined\t was not declared\n'
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
    'install_state.no_matching_wheel\n'
    'triton_inductor.triton_torch_version_mismatch\n'
    'cuda_toolkit.cuda_toolkit_not_found\n'
    'host_toolchain.git_submodule_missing\n'
    'op_registration.op_library_not_loaded\tline\t C++ \t CPP \t CUDA \t compiled \t native \n'
    'install_state.cpu_only_torch\tline\tATen_cuda library\tthe ATen_cuda library\n'
    'op_registration.op_library_not_loaded\tline\t load library "\t load library \'\t load the library "\t load the library \'\n'
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
    'cuda_toolkit.cuda_toolkit_not_found\n'
    'op_registration.op_library_not_loaded\n'
    'op_registration.op_library_not_loaded\n'
    'torch_abi.torch_version_mismatch\tline\t versions are incompatible\n'
    'cuda_toolkit.cuda_toolkit_not_found\tline\t find\n'
    'not_our_fault.hardware_unsupported\n'
    'source_api.macro_or_flag_conflict\n'
    'link_and_load.missing_shared_library\t157\t: A dynamic link library (DLL) initialization\t: DLL(동적 링크 라이브러리)\t: Eine DLL-Initialisierungsroutine\t: Error en una rutina de inicialización\t: Uma rotina de inicialização\t: Une routine d\t: Произошел сбой в программе инициализации\t: ダイナミック リンク ライブラリ\t: 动态链接库\t: 動態連結程式庫\n'
    'torch_abi.torch_version_mismatch\tline\t el proceso especificado\tBelirtilen yordam bulunamadı\tDie angegebene Prozedur konnte nicht\tDie angegebene Prozedur wurde nicht gefunden\tImpossibile trovare la procedura\tNie można odnaleźć określonej procedury\te est introuvable\the specified pro\tvel encontrar o procedimento especificado\tНе найдена указанная процедура\t找不到指定的程序\t指定されたプロシージャが見つかりません\t지정된 프로시저를 찾을 수 없습니다\n'
    'link_and_load.missing_shared_library\tline\t: Belirtilen modül bulunamadı\t: Das angegebene Modul wurde nicht gefunden\t: Impossibile trovare il modulo\t: Le module spécifié est introuvable\t: Nie można odnaleźć określonego modułu\t: No se encontró el módulo\t: No se ha podido encontrar el módulo\t: No se puede encontrar el módulo\t: Não foi possível encontrar o módulo\t: The specified module could not be found\t: the specified module could not be found\t: Не найден указанный модуль\t: 找不到指定的模块\t: 找不到指定的模組\t: 指定されたモジュールが見つかりません\t: 지정된 모듈을 찾을 수 없습니다\n'
    'cuda_runtime.extension_cuda_version_mismatch link_and_load.missing_shared_library\n'
    'torch_abi.mixed_torch_installs\n'
    'source_api.removed_torch_api\n'
    'not_our_fault.harmless_output\tline\tis deprecated\n'
    'cuda_runtime.extension_cuda_version_mismatch\t\tversions\n'
    'triton_inductor.triton_api_mismatch\n'
    'windows.windows_path_too_long\n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t27\tnot\tundefined\n'
    'not_our_fault.disk_full\n'
    'op_registration.custom_op_wrong_dispatch_key\t\tpre-existing registration to\n'
    'torch_abi.torch_library_not_linked\tline\tCUDA kernel\tHIP kernel\n'
    'install_state.cpu_only_torch install_state.unsupported_platform\n'
    "link_and_load.missing_shared_library\tline\tDLL '\tshared library '\n"
    'torch_abi.stale_build_artifacts\n'
    'windows.path_with_spaces\n'
    'cuda_toolkit.build_out_of_memory\n'
    'link_and_load.missing_shared_library\tline\tlib\n'
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
    'host_toolchain.setuptools_incompatible\tline\tCython\tcmake\tflit_core\thatchling\tjinja2\tmesonpy\tnanobind\tnumpy\tpackaging\tpoetry\tpsutil\tpybind11\tscikit_build_core\tsetuptools_rust\tsetuptools_scm\tskbuild\tyaml\n'
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
    'host_toolchain.missing_host_compiler\n'
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
    'host_toolchain.jit_cache_unusable\tline\tErrno 17] \tWinError 183] \n'
    'host_toolchain.jit_cache_unusable\tline\t.triton\tinductor_cache\ttmp/triton\ttmp\\triton\ttorch_compile_cache\ttorchinductor_\ttriton-cache\ttriton/\ttriton\\\ttriton_cache\n'
    'windows.windows_path_too_long\n'
    'windows.windows_path_too_long\n'
    'cuda_toolkit.cmake_cuda_not_found\n'
    'install_state.torch_too_old_for_package\tline\tno member \n'
    'install_state.extension_not_built\n'
    'install_state.unsupported_platform\n'
    'cuda_runtime.no_nvidia_driver\tline\tAcceleratorError\tAssertionError\tRuntimeError\n'
    'cuda_toolkit.cmake_cuda_not_found\t\tinstalls\tversions\n'
    'not_our_fault.harmless_output\n'
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
    'platform_abi.glibcxx_too_old\t\tversion\n'
    'cuda_runtime.no_nvidia_driver\tline\tThe NVIDIA Driver was not detected. \n'
    'not_our_fault.hardware_unsupported\n'
    'op_registration.pybind_op_graph_break\n'
    'gpu_arch.arch_not_built\n'
    'not_our_fault.network_failure\n'
    'windows.wrong_windows_compiler\n'
    "cuda_toolkit.nvcc_internal_crash\tline\tcl.exe'\n"
    'torch_abi.mixed_torch_installs\tline\t-orch\t~orch\n'
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
    'host_toolchain.host_compiler_crash\n'
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
    'link_and_load.linker_cannot_find_cuda_lib\t88\t.lib\n'
    'link_and_load.linker_cannot_find_cuda_lib\t89\tATen.lib\tc10.lib\tcaffe2.lib\ttorch.lib\ttorch_cpu.lib\ttorch_global_deps.lib\ttorch_python.lib\n'
    'cuda_toolkit.cudnn_not_found\tline\tcudnn\n'
    'host_toolchain.missing_system_dev_package\tline\tkernel32.lib\tlibucrt.lib\tshell32.lib\tucrt.lib\tucrtd.lib\tuser32.lib\tuuid.lib\n'
    'host_toolchain.missing_system_dev_package\tline\tlibcmt.lib\tlibcmtd.lib\tlibcpmt.lib\tlibcpmtd.lib\tmsvcprt.lib\tmsvcprtd.lib\tmsvcrt.lib\tmsvcrtd.lib\toldnames.lib\tvcruntime.lib\tvcruntimed.lib\n'
    'host_toolchain.missing_python_dev_headers\tline\tpython\n'
    'windows.wrong_windows_compiler\tline\tARM64"\tARM64\'\tARM64”\tX86"\tX86\'\tX86”\tx64"\tx64\'\tx64”\tx86"\tx86\'\tx86”\n'
    'platform_abi.cpu_architecture_mismatch\tline\tARM64"\tARM64\'\tARM64”\tx64"\tx64\'\tx64”\tx86"\tx86\'\tx86”\n'
    'host_toolchain.missing_system_dev_package\tline\trc.exe\n'
    'windows.path_with_spaces\tline\t.lib\t.obj\n'
    'install_state.masked_build_error\tline\t.obj\n'
    'link_and_load.binary_too_large\n'
    'link_and_load.missing_module_init\tline\tPyInit_\n'
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
    'host_toolchain.missing_host_compiler\tline\tUnable to find \n'
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
    'host_toolchain.missing_system_dev_package\tline\tautoconf"\tautoconf\'\tautomake"\tautomake\'\tautoreconf"\tautoreconf\'\tbison"\tbison\'\tcmake"\tcmake\'\tcurl"\tcurl\'\tflex"\tflex\'\tgit"\tgit\'\tm4"\tm4\'\tmake"\tmake\'\tpatch"\tpatch\'\tpkg-config"\tpkg-config\'\tswig"\tswig\'\tunzip"\tunzip\'\twget"\twget\'\n'
    'install_state.masked_build_error\tline\tcached_ops\n'
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
    'not_our_fault.hardware_unsupported\n'
    'not_our_fault.gpu_out_of_memory\n'
    'gpu_arch.no_gpu_at_build_time\tline\t is not availa\n'
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
    'host_toolchain.host_compiler_crash\n'
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
    'source_api.macro_or_flag_conflict\tline\t does not name a type\t has not been declared\t was not declared\n'
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
    'hip_rocm.rocm_install_mismatch\n'
    'torch_abi.stale_build_artifacts\t\tthan\n'
    'install_state.cpu_only_extension\tline\t support\n'
    'torch_abi.stale_build_artifacts\t\tmatch\n'
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
    'install_state.dependency_version_mismatch\tline\t() got an unexpected keyword argument\t() missing \t() takes\n'
    'cuda_toolkit.cuda_toolkit_not_found\n'
    "cuda_toolkit.cuda_toolkit_not_found\tline\tnot 'NoneType'\n"
    'cuda_toolkit.cuda_toolkit_not_found\n'
    'not_our_fault.gpu_out_of_memory\n'
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
    'torch_abi.torch_version_mismatch\n'
    'windows.windows_path_too_long\n'
    'cuda_runtime.cudnn_version_mismatch\tline\tengine configs\texecution plans\n'
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
    'cuda_runtime.no_nvidia_driver\n'
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
    'install_state.torch_too_old_for_package\tline\tstd::nullopt_t\tstd::optional<\n'
    'install_state.cpu_only_torch\tline\tLNK1104\tLNK1181\n'
    'source_api.removed_torch_api\t98\t open include file\t open source file\n'
    'source_api.removed_torch_api\t99\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'source_api.removed_torch_api\tline\tC1083\n'
    'source_api.removed_torch_api\tline\tinclude file \n'
    'source_api.host_function_in_device_code\tline\t from a \n'
    'install_state.no_matching_wheel\t\thave\n'
    'install_state.masked_build_error\n'
    'not_our_fault.wrong_install_command\tline\tsetup.py\n'
    'source_api.host_function_in_device_code\tline\t__device__ function\t__global__ function\n'
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
    "host_toolchain.missing_host_compiler\tline\tcl'\tcl.exe'\tclang'\tclang-cl'\tclang-cl.exe'\tclang.exe'\tg++'\tg++.exe'\tgcc'\tgcc.exe'\n"
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
    'source_api.half_operators_ambiguous\t235\tbfloat16\thalf\n'
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
    'install_state.torch_too_old_for_package\n'
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
    'not_our_fault.hardware_unsupported\tline\t are below\t are lower\t are not supported\t is below\t is lower\t is not supported\t less than the minimum \t too low\n'
    'not_our_fault.hardware_unsupported\tline\tor above\tor higher\tor newer\n'
    'not_our_fault.hardware_unsupported\n'
    'install_state.dependency_version_mismatch\t310\tthat\n'
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
    'torch_abi.torch_not_imported_first\tline\t: at::\t: c10::\t: torch::\n'
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
    'cuda_runtime.no_nvidia_driver\tline\tError 304: OS call failed\tError 500: named symbol not found\tError 999: unknown error\n'
    'cuda_runtime.extension_cuda_version_mismatch\tline\t has no member \n'
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
    'host_toolchain.ninja_missing\n'
    'link_and_load.missing_module_init\t\tfunction\n'
    'source_api.macro_or_flag_conflict\tline\t-fno-rtti\t-frtti\n'
    'not_our_fault.wrong_install_command\tline\tBecause \tbecause \n'
    'cuda_runtime.ptx_newer_than_driver\tline\tPTX was comp\n'
    'link_and_load.executable_stack_refused\t\tstack as\n'
    'cuda_toolkit.cuda_toolkit_not_found\t\tCUDA_HOME\tCUDA_PATH\n'
    'not_our_fault.network_failure\tline\t retries\n'
    'install_state.unsupported_platform\tline\twarning\n'
    'windows.object_has_too_many_sections\n'
    'windows.wrong_windows_compiler\t\t: error C2\t: fatal error C2\n'
    'source_api.device_code_in_host_file\tline\t__device__\t__float_as_int\t__global__\t__int_as_float\t__launch_bounds__\t__ldg\t__shared__\t__shfl_\t__syncthreads\t__syncwarp\tatomicAdd\tatomicCAS\tatomicExch\tatomicMax\tblockDim\tblockIdx\tgridDim\tthreadIdx\n'
    'install_state.unsupported_platform\tline\t"__attribute__\t"u_int\t"uint\t\'__attribute__\t\'u_int\t\'uint\t__builtin_\t__int128\taligned_alloc\tdrand48\tgettimeofday\tlgamma_r\tlocaltime_r\tmkstemp\tposix_memalign\tpthread_\tssize_t\tstrcasecmp\tstrncasecmp\tu_int\tusleep\t“__attribute__\t“u_int\t“uint\n'
    'install_state.unsupported_platform\tline\teinschränkende\tnarrowing\trestricción\trestrictive\tсужающ\t收缩转换\t縮小変換\n'
    'cuda_toolkit.build_out_of_memory\n'
    'source_api.macro_or_flag_conflict\n'
    'torch_abi.torch_not_imported_first\tline\tlibc10_cuda.so: cannot\tlibtorch_cuda.so: cannot\n'
    'source_api.cxx_standard_too_old\n'
    'not_our_fault.network_failure\n'
    'host_toolchain.missing_host_compiler\t\trunning build_ext\n'
    'source_api.cxx_standard_too_old\n'
    'host_toolchain.gcc_too_new_for_nvcc\tline\tc++/\n'
    'hip_rocm.hip_warp_size_not_constant\n'
    'source_api.cxx_standard_too_old\n'
    'host_toolchain.missing_system_dev_package\tline\t for checkout of\t for clone of\n'
    "not_our_fault.network_failure\tline\t' failed\n"
    'source_api.macro_or_flag_conflict\t203\tfar\tmax\tmin\tnear\tsmall\n'
    "source_api.removed_torch_api\tline\t'TH\t'struct TH\t‘TH\t‘struct TH\n"
    'host_toolchain.gcc_too_new_for_nvcc\tline\t" is undefined\n'
    'hip_rocm.cuda_only_code_on_hip\n'
    "not_our_fault.wrong_install_command\tline\t' found\n"
    'source_api.macro_or_flag_conflict\tline\tline option \n'
    'hip_rocm.hip_warp_size_not_constant\tline\tcannot\tnot allowed\tnot supported\tstatic or thread\n'
    'hip_rocm.hip_warp_size_not_constant\n'
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
    'link_and_load.binary_too_large\n'
    'triton_inductor.triton_compiler_bug\n'
    'link_and_load.library_mapping_refused\t\tshared object\n'
    'cuda_runtime.nvrtc_builtins_not_found\tline\tnvrtc-builtins\n'
    "host_toolchain.missing_host_compiler\t46\t'nmake' '-?'\n"
    'not_our_fault.insufficient_log\tline\tcode \tstatus \n'
    'cuda_toolkit.build_out_of_memory\n'
    'cuda_toolkit.nvcc_internal_crash\tline\tErreur interne du compilateur\tInternal compiler error\tInterner Compilerfehler\t内部编译器错误\n'
    'windows.windows_path_too_long\n'
    'host_toolchain.host_compiler_crash\n'
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
    'not_our_fault.harmless_output\n'
    'source_api.cub_thrust_mismatch\tline\t"cub::\t"thrust::\n'
    'not_our_fault.hardware_unsupported\n'
    'triton_inductor.triton_api_mismatch\tline\tASTSource\tAutotuner\tCUDAOptions\tCUDAUtils\tCompiledKernel\tCudaDriver\tCudaUtils\tGPUTarget\tHeuristics\tInterpretedFunction\tJITFunction\tKernelMetadata\tLazyDict\tNVIDIABackend\n'
    'triton_inductor.triton_torch_version_mismatch\tline\tASTSource\tAutotuner\tCompiledKernel\tGPUTarget\tJITFunction\tKernelMetadata\n'
    'gpu_arch.arch_not_built\tline\tCUDA arch \tHIP arch \n'
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
    'windows.msvc_math_constants_hidden\tline\tM_1_PI" is undefined\tM_2_PI" is undefined\tM_2_SQRTPI" is undefined\tM_E" is undefined\tM_LN10" is undefined\tM_LN2" is undefined\tM_LOG10E" is undefined\tM_LOG2E" is undefined\tM_PI" is undefined\tM_PI_2" is undefined\tM_PI_4" is undefined\tM_SQRT1_2" is undefined\tM_SQRT2" is undefined\n'
    'source_api.cxx_standard_too_old\tline\tchar16_t" is undefined\tconstexpr" is undefined\tdecltype" is undefined\tnoexcept" is undefined\tnullptr" is undefined\tstatic_assert" is undefined\n'
    'source_api.cxx_standard_too_old\tline\tchar8_t" is undefined\tconcept" is undefined\tconsteval" is undefined\tconstinit" is undefined\n'
    'source_api.cutlass_missing_include\tline\timplicit_gemm_tensor_c_size" is undefined\tmake_cute_packed_stride" is undefined\n'
    'cuda_toolkit.cuda_toolkit_too_old\tline\tBLASLT_\tBLAS_\tDA_C_\tDA_R_\n'
    'cuda_toolkit.cuda_toolkit_too_old\tline\tDENSETOSPARSE_\tFORMAT_\tSDDMM_\tSPARSETODENSE_\tSPGEMM_\tSPMM_\tSPMV_\tSPSM_\tSPSV_\n'
    'source_api.macro_or_flag_conflict\n'
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
    'gpu_arch.kernel_exceeds_gpu_limits\tline\t) in\n'
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
    'gpu_arch.intrinsic_needs_newer_arch\t155\tmust be a \n'
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
    'cuda_toolkit.nvcc_pybind11_parse_bug\tline\tcollect_arguments\n'
    "install_state.torch_too_old_for_package\tline\t' in 'at::Tensor'\n"
    "source_api.removed_torch_api\tline\t' in 'at::Type'\t' in 'at::TypeDefault'\t' in 'at::TypeExtendedInterface'\n"
    "host_toolchain.pybind11_too_old_for_python\tline\texc_traceback' in '\texc_type' in '\texc_value' in '\tob_digit' in '\ttp_print' in '\tuse_tracing' in '\n"
    "source_api.removed_torch_api\tline\t' in 'at\t' in 'c10\t' in 'torch\t' in namespace 'at\t' in namespace 'c10\t' in namespace 'torch\n"
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
    'hip_rocm.rocm_install_mismatch\tline\tHIP.cmake"\thip.cmake"\n'
    'install_state.unsupported_platform\tline\tWindows\taarch64\tmacOS\twin32\n'
    'not_our_fault.hardware_unsupported\tline\tsupported by the current \tsupported by this \tsupported by your \tsupported for the current \tsupported for this \tsupported for your \tsupported on the current \tsupported on this \tsupported on your \n'
    'not_our_fault.hardware_unsupported\n'
    'install_state.no_matching_wheel\n'
    'not_our_fault.hardware_unsupported\tline\tUnsupported \tunsupported \n'
    'cuda_toolkit.nvcc_internal_crash\tline\t: assertion \n'
    'host_toolchain.missing_system_dev_package\t40\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
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
    'torch_abi.gpu_backend_mismatch\tline\t enabled\n'
    'install_state.cpu_only_torch install_state.unsupported_platform\n'
    "torch_abi.torch_version_mismatch\tline\t differs from \t does not match \t doesn't match \n"
    'torch_abi.torch_version_mismatch\tline\t but \t found \t got \t you have \n'
    'install_state.cpu_only_extension\tline\t support\n'
    'not_our_fault.hardware_unsupported\n'
    'not_our_fault.gpu_out_of_memory\tline\tError\tFailure\terror\tfailure\n'
    'not_our_fault.gpu_out_of_memory\tline\tError [CUDA]: \tError [HIP]: \n'
    'not_our_fault.gpu_out_of_memory\tline\tuda failure \n'
    'cuda_toolkit.build_out_of_memory\tline\t bytes\n'
    'triton_inductor.triton_shared_memory_exceeded\t\t: shared memory\n'
    'triton_inductor.triton_shared_memory_exceeded\tline\t Hardware limit:\n'
    'link_and_load.binary_too_large\n'
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
    "source_api.host_function_in_device_code\tline\t' in __\n"
    'op_registration.missing_fake_impl\tline\tno abstract impl\tno fake impl\n'
    'link_and_load.missing_pic link_and_load.wrong_library_picked_at_link\tline\t-fPI\n'
    'link_and_load.binary_too_large\n'
    'link_and_load.binary_too_large\tline\tR_AARCH64_ADR_GOT_PAGE\tR_AARCH64_ADR_PREL_PG_HI21\tR_AARCH64_CALL26\tR_AARCH64_JUMP26\tR_AARCH64_PREL32\n'
    'link_and_load.binary_too_large\tline\tR_X86_64_GOTPC32\tR_X86_64_GOTPCREL\tR_X86_64_GOTPCRELX\tR_X86_64_GOTTPOFF\tR_X86_64_PC32\tR_X86_64_PLT32\tR_X86_64_REX_GOTPCRELX\tR_X86_64_TLSGD\tR_X86_64_TLSLD\n'
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
    'install_state.dependency_version_mismatch\tline\tgflags\n'
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
    'windows.object_has_too_many_sections\n'
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
    'install_state.torch_too_old_for_package\t86\tTORCH_LIBRARY(\tTORCH_LIBRARY_FRAGMENT(\tTORCH_LIBRARY_IMPL(\n'
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
    'host_toolchain.jit_cache_unusable\tline\tMIOpen\tmiopen\n'
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
    'gpu_arch.kernel_exceeds_gpu_limits\tline\tconstant data (\tlocal data (\tparameter space (\tshared data (\n'
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
    'not_our_fault.harmless_output\n'
    'not_our_fault.harmless_output\n'
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
