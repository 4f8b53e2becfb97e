"""Which causes to import for a log. Written by tools/index_causes.py."""

IN_LOGS: dict[int, str] = {
    539123551: '__" does not take arguments\t1170',
    539700035: 'C++ compiler\t605',
    540682536: '(): incompatible function arguments. The following argument types are\t396',
    540685421: 'm4: command not found\t1200\nm4: not found\t1200',
    540697708: "ld: cannot find\t1669\nld: library 'ATen' not found\t1670\nld: library 'EGL\t1671\nld: library 'GL\t1672\nld: library 'GLEW\t1673\nld: library 'GLU\t1672\nld: library 'GLX\t1672\nld: library 'MIOpen\t1674\nld: library 'OpenGL\t1672\nld: library 'X11\t1675\nld: library 'Xext\t1675\nld: library 'Xi\t1675\nld: library 'Xrandr\t1675\nld: library 'aio\t1676\nld: library 'amd_comgr\t1674\nld: library 'amdhip64\t1674\nld: library 'blas\t1677\nld: library 'c\t1678\nld: library 'c10' not found\t1670\nld: library 'c10_cuda\t1679\nld: library 'caffe2' not found\t1670\nld: library 'cblas\t1677\nld: library 'crypt\t1680\nld: library 'crypto\t1681\nld: library 'cublas\t1674\nld: library 'cuda\t1674\nld: library 'cufft\t1674\nld: library 'cufile\t1674\nld: library 'culibos\t1674\nld: library 'cupti\t1674\nld: library 'curand\t1674\nld: library 'cusolver\t1674\nld: library 'cusparse\t1674\nld: library 'cutensor\t1674\nld: library 'dl\t1678\nld: library 'ffi\t1682\nld: library 'glfw\t1683\nld: library 'glfw3\t1683\nld: library 'glog\t1684\nld: library 'hip\t1674\nld: library 'hsa-runtime64\t1674\nld: library 'hsakmt\t1674\nld: library 'ibverbs\t1685\nld: library 'jpeg\t1686\nld: library 'm\t1678\nld: library 'mlx5\t1685\nld: library 'mpi\t1687\nld: library 'mpi_cxx\t1687\nld: library 'nccl\t1674\nld: library 'npp\t1674\nld: library 'numa\t1688\nld: library 'nvJitLink\t1674\nld: library 'nvidia-ml\t1674\nld: library 'nvjpeg\t1674\nld: library 'nvrtc\t1674\nld: library 'nvshmem\t1674\nld: library 'openblas\t1677\nld: library 'png\t1689\nld: library 'png16\t1689\nld: library 'pthread\t1678\nld: library 'rccl\t1674\nld: library 'rdmacm\t1685\nld: library 'roc\t1674\nld: library 'rt\t1678\nld: library 'ssl\t1681\nld: library 'stdc++\t1690\nld: library 'tbb\t1691\nld: library 'torch' not found\t1670\nld: library 'torch_cpu' not found\t1670\nld: library 'torch_cuda\t1679\nld: library 'torch_global_deps' not found\t1670\nld: library 'torch_python' not found\t1670\nld: library 'uuid\t1692\nld: library 'z\t1693\nld: library not found for -lc10_cuda\t1679\nld: library not found for -ltorch_cuda\t1679\nld: library ‘EGL\t1671\nld: library ‘GL\t1672\nld: library ‘GLEW\t1673\nld: library ‘GLU\t1672\nld: library ‘GLX\t1672\nld: library ‘OpenGL\t1672\nld: library ‘X11\t1675\nld: library ‘Xext\t1675\nld: library ‘Xi\t1675\nld: library ‘Xrandr\t1675\nld: library ‘aio\t1676\nld: library ‘blas\t1677\nld: library ‘c\t1678\nld: library ‘cblas\t1677\nld: library ‘crypt\t1680\nld: library ‘crypto\t1681\nld: library ‘dl\t1678\nld: library ‘ffi\t1682\nld: library ‘glfw\t1683\nld: library ‘glfw3\t1683\nld: library ‘glog\t1684\nld: library ‘ibverbs\t1685\nld: library ‘jpeg\t1686\nld: library ‘m\t1678\nld: library ‘mlx5\t1685\nld: library ‘mpi\t1687\nld: library ‘mpi_cxx\t1687\nld: library ‘numa\t1688\nld: library ‘openblas\t1677\nld: library ‘png\t1689\nld: library ‘png16\t1689\nld: library ‘pthread\t1678\nld: library ‘rdmacm\t1685\nld: library ‘rt\t1678\nld: library ‘ssl\t1681\nld: library ‘stdc++\t1690\nld: library ‘tbb\t1691\nld: library ‘uuid\t1692\nld: library ‘z\t1693\nld: unknown option\t1694\nld: unsupported tapi file type '\t1695",
    540701537: 'as: unrecognized option \t1197',
    540702325: 'uv: command not found\t1402\nuv: not found\t1402',
    540949792: ' => not found\t11',
    541218115: 'CUB requires a definition of CUB_NS_QUALIFIER\t647',
    541477957: 'ELF load command a\t791',
    541675585: 'API call is not supported in the installed CUDA driver\t529',
    541870925: 'MKL ERROR: \t933\nMKL FATAL ERROR: \t933',
    541871172: 'DLL load failed\t766 767 768\nDLL load failed while importing \t769\nDLL load failed: Die angegebene Prozedur\t770\nDLL load failed: The specified procedure\t770\nDLL load failed: 找不到指定的程序\t770',
    541937487: 'OOM when allocating tensor\t1008',
    542132552: 'HIP error: device kernel image is invalid\t877',
    542329940: 'TLS handshake timeout\t1079',
    542393671: 'GET was unable to find an engine to execute this computation\t851',
    542461511: 'GNU version! gcc \t872',
    542462019: "CPU does not support \t644\nCPU doesn't support \t644\nCPU lacks \t644",
    542462023: 'GPU architecture\t655\nGPU capabilit\t655\nGPU compute architecture\t655\nGPU compute capabilit\t655\nGPU functionality will not be available\t874',
    543449442: "bad register name \t1201\nbad value 'armv9\t1182\nbad value ('armv9\t1182\nbad value (‘armv9\t1182\nbad value ‘armv9\t1182",
    543451460: 'Did you forget to add @triton.jit\t774',
    543451492: 'did not complete successfully: exit code: 137\t1444\ndid you forget to \t1445',
    543516756: 'The \'sklearn\' PyPI package is deprecated\t1090\nThe CUDA compiler identification is unknown\t1091\nThe HIP compiler identification is unknown\t1092\nThe command line is too long.\t775\nThe current CMakeCache.txt directory \t1093\nThe library is compiled without \t1094\nThe output of this custom operator (1) must not also be an input\t1089\nThe source "\t1095\nThe specified path, file name, or both are too long\t1096\nThe term \'nvcc\' is not recognized\t717',
    543516788: 'the operator \t1966\nthe package flash_attn seems to be not installed\t1214',
    543516996: 'Die Befehlszeile ist zu lang.\t775',
    543517006: 'Nie ma takiego pliku\t575 576 577 578 579 580 581 582 583 584 585 586',
    543517801: 'ile in wrong format\t1040',
    543519329: 'are not currently supported\t1193\nare not supported\t1193\nare not yet supported\t1193\nare unsupported\t1193',
    543519605: "use of undeclared identifier \t2035\nuse of undeclared identifier '\t2022 2023 2024",
    543520100: 'due to ninja not being installed\t1456',
    543521063: "'ye tanımsız başvuru\t326",
    543584032: ' of Verneed record\t243\n of non-const\t244\n of the Protocol Buffer runtime library, but the installed version is \t245\n of the Protocol Buffer runtime library, which is not\t246',
    543585601: 'Auf dem Gerät ist kein Speicherplatz\t599',
    544104771: 'Can not find\t700',
    544106784: ' in namespace\t169\n in namespace \t170\n in your include path is not compatible with this release of \t171',
    544108320: ' on CUDA arch < \t247\n on a machine with \t248',
    544108366: 'Non rimane spazio sul device\t995',
    544108398: 'non rimane spazio sul device\t995\nnon è riconosciuto come\t1649',
    544165434: ':No existe el\t130\n:No such file\t130',
    544173600: ' no es un miembro de\t169 190 191 192\n no se reconoce\t212',
    544173940: 'too few arguments for template template parameter "Tuple"\t1971\ntoo many initializer values\t1972\ntoo many sections (\t1973\ntoo old to be supported by the triton GPU compiler\t1974',
    544175136: ' to be true, but got false\t307\n to compile PyTorch\t308\n to find Python.h\t309',
    544236404: 'tcp connect error\t1322',
    544238959: 'omp not found\t1549',
    544239392: ' op due to it not being compatible\t251',
    544370464: ' or above\t14\n or above \t284\n or greater \t284\n or higher\t14\n or higher \t284\n or later\t14\n or later \t284\n or later compatible compiler is required\t285\n or newer\t14\n or newer \t284\n or one of its dependencies\t286',
    544372079: 'our device is too old. We require compute capability\t1884',
    544432488: 'has a minor version mismatch with the version that was used to compile PyTorch\t1554\nhas already been de\t1555\nhas compute capability < \t1556\nhas inconsistent \t1557\nhas no attribute \t1296 1558 1559\nhas no device code compatible with \t1560\nhas no member \t1561\nhas no member named \t1561 1562 1563 1564\nhas not been declared\t1206',
    544432503: 'was compiled with CPU_ONLY flag\t2055\nwas not declared in this scope\t1206',
    544434464: " is already registered\t175\n is already registered as a pybind11::native_enum\t176\n is already registered. Ensure that registration with torch::class_\t177\n is ambiguous\t178\n is defined in header \t179\n is incompatible with\t180\n is incompatible with \t181\n is incompatible with lib\t182\n is less than desired GPU memory\t183\n is less than the minimum supported by NVRTC\t184\n is missing a fake kernel implementation\t185\n is missing, please make sure it is specified in the 'build-system.requires'\t186\n is not None\t187\n is not a \t188\n is not a directory\t42\n is not a member of\t169 189 190 191 192\n is not a member of \t193 194 195 196 197\n is not a member of 'cute\t163\n is not a member of 'cutlass\t163\n is not a member of ‘cute\t163\n is not a member of ‘cutlass\t163\n is not a recognized processor for this target\t198\n is not a supported wheel on this platform\t199\n is not a valid\t42\n is not a valid editable requirement\t200\n is not a valid wheel file\t201\n is not available, \t202\n is not compatible with\t180\n is not compatible with \t181\n is not compatible with the current PyTorch installation\t203\n is not compatible with this Python\t204\n is not compiled with it\t202\n is not defined\t205 206 207 208\n is not defined \t209\n is not enabled\t210\n is not found\t211\n is not recognized as\t212\n is required\t213\n is required but found\t214\n is undefined\t215 216\n is used but incompatible\t180\n is used but is incompatible\t180",
    544435812: 'dns error: failed to lookup address\t1450',
    544436008: '(os error 112)\t398\n(os error 122)\t398\n(os error 28)\t398',
    544437570: 'Bus error\t571',
    544500071: 'git submodule \t1542',
    544501575: 'Got SM\t875',
    544501582: 'Not a directory: \t988\nNot enough memory. Please try to increase --mem-fraction\t996\nNot find\t701',
    544501607: 'got Arch.sm_\t875\ngot SM\t875\ngot an unexpected keyword argument \t1550\ngot sm\t875\ngot sm_\t875',
    544501614: 'not available for \t1831\nnot available on \t1831\nnot compiled with GPU offload support\t1832\nnot enough disk space\t1097\nnot enough free disk space\t1097\nnot enough free space\t1097\nnot enough space\t1097\nnot find\t701\nnot found\t1833\nnot installed\t1834\nnot match\t1448\nnot providing "Find\t1835\nnot support\t1836\nnot supported by \t1837\nnot supported for \t1831 1837\nnot supported for the current GPU. Minimum capability: \t1838\nnot supported on \t1831 1837\nnot valid for use in process\t26\nnot yet available for \t1831\nnot yet available on \t1831\nnot yet supported by \t1837\nnot yet supported for \t1831 1837\nnot yet supported on \t1831 1837',
    544502633: 'ist entweder falsch geschrieben\t1649\nist kein Element von\t1496',
    544502645: 'ust use \t2039',
    544503119: 'Out of memory: Kill process\t1017\nOut of memory: Killed process\t1017',
    544503138: 'but the target was not found\t1220',
    544503151: 'out of memory\t1885 1886 1887\nout of memory allocating \t1888\nout of resource\t1889\nout of resource: triton_\t1890',
    544567129: 'You are running version \t1151\nYou must give at least one requirement to\t1152\nYou tried to install "pytorch"\t1153',
    544567161: 'you should not try to import numpy from\t2061',
    544760141: 'Max retries exceeded with url\t936',
    544825888: ' by system policy\t26',
    544828526: 'nly Ada\t1308\nnly Ampere\t1308\nnly Blackwell\t1308\nnly Hopper\t1308\nnly NVIDIA Ada\t1308\nnly NVIDIA Ampere\t1308\nnly NVIDIA Blackwell\t1308\nnly NVIDIA Hopper\t1308\nnly NVIDIA Rubin\t1308\nnly NVIDIA Turing\t1308\nnly NVIDIA Volta\t1308\nnly Rubin\t1308\nnly SM\t1308\nnly Turing\t1308\nnly Volta\t1308\nnly available \t1801\nnly be available \t1801\nnly be enabled \t1801\nnly be implemented \t1801\nnly be supported \t1801\nnly be valid \t1801\nnly enabled \t1801\nnly gfx\t1308\nnly implemented \t1801\nnly runs \t1801\nnly sm\t1308\nnly support\t1802\nnly support \t1801\nnly supported \t1801\nnly supports \t1801\nnly valid \t1801\nnly works \t1801',
    546346988: '에 대한 정의되지 않은 참조\t326',
    547011823: '： Aucun fichier\t130\n： Datei oder Verzeichnis\t130\n： No existe el\t130\n： No such file\t130\n： Нет такого файла\t130\n： そのようなファイル\t130\n： 沒有此一檔案\t130\n： 没有那个文件\t130',
    547193058: "” is not recognized\t342\n” is not recognized as\t342\n” ist entweder falsch\t342\n” n'est pas reconnu\t342\n” no se reconoce como\t342\n” は、内部コマンド\t342\n” 不是内部\t342\n” 不是内部或外部命令\t342",
    549234155: '를 찾을 수\t1659',
    659902535: "GPU's architecture\t655\nGPU's capabilit\t655\nGPU's compute architecture\t655\nGPU's compute capabilit\t655",
    661528610: '" n\'est pas reconnu\t342',
    661528615: "' n'est pas reconnu\t342",
    661545283: "Can't find\t700 701",
    661545315: "can't be installed because it doesn't\t1244\ncan't find\t700 701\ncan't open \t1245\ncan't open file \t1246",
    661548868: "Don't know what to do with '\t784",
    661548900: "don't have enough free space in /\t1455",
    661679471: "omp' not found\t1549",
    662007641: "You're on \t1154\nYou're using \t1154",
    679517676: '은(는) 내부 또는 외부 명령\t1649',
    707403834: ': ***\t452',
    758528120: 'x86-64-v\t1182',
    760038484: 'TDM-GCC\t932',
    761752432: 'pkg-config: command not found\t1200\npkg-config: not found\t1200',
    762146671: 'oom-kill\t1017',
    762212206: 'non-zero number of elements, but its data is not allocated yet\t1830',
    762341744: 'pip-build-env-\t1896',
    762342767: 'omp-tools.h\t1721 1722 1723',
    762671207: 'gpu-name\t1551',
    778530416: 'png.h\t1897 1898 1899',
    778659430: 'ffi.h\t1522 1523 1524',
    778661997: 'mpi.h\t1779 1780 1781',
    779119983: 'omp.h\t1721 1722 1723',
    791687523: 'c10/cuda/impl/cuda_cmake_macros.h\t1225 1226 1227 1228 1229 1230\nc10/util/AlignOf.h\t1231 1232 1233\nc10/util/Array.h\t1231 1232 1233\nc10/util/Float\t552 553 554\nc10/util/Optional.h(\t1234\nc10/util/complex_utils.h\t1231 1232 1233\nc10/util/either.h\t1231 1232 1233\nc10/util/in_place.h\t1231 1232 1233\nc10/util/math_compat.h\t1231 1232 1233\nc10/util/reverse_iterator.h\t1231 1232 1233\nc10/util/variant.h\t1231 1232 1233',
    792938580: 'THC/THCAtomics.cuh\t1060 1061 1062\nTHC/THCDeviceUtils.cuh\t1063 1064 1065 1066\nTHC/THCNumerics.cuh\t1067 1068 1069',
    793528133: 'EGL/egl.h\t788 789 790\nEGL/eglext.h\t788 789 790\nEGL/eglplatform.h\t788 789 790',
    796096883: 'sys/cdefs\t1210\nsys/file.h\t1449\nsys/ioctl.h\t1449\nsys/mman.h\t1449\nsys/resource.h\t1449\nsys/socket.h\t1449\nsys/time.h\t1449\nsys/wait.h\t1449',
    796157294: 'net/http: request canceled\t1079',
    796225127: 'gnu/stubs\t1210',
    808464432: '000001\t435\n0000135\t434\n0000139\t433',
    808465475: 'C4003: \t633',
    827018828: 'LNK1102\t908\nLNK1104\t614 909 910 911 912 913 914 915\nLNK1112\t916 917\nLNK1158\t918\nLNK1181\t910 911 912 913 914 915 919 920\nLNK1248\t921',
    827085907: 'STL1002: Unexpected compiler version, expected CUDA \t1047',
    828796205: '-mf16c\t439',
    842019395: 'C2027\t619',
    842020932: 'D8021\t764',
    842021188: 'D9024\t765',
    842211386: ': 32 bit compilation is only supported for\t453',
    842281539: 'C2429\t629',
    842348355: 'C7525\t629',
    842413891: 'C7624\t629',
    843796044: 'LNK2001\t326 922\nLNK2005: \t923\nLNK2019\t326',
    845374806: 'Vec256\t1143 1144',
    858796611: "C2039: \t620 621 622 623 624 625 626\nC2039: 'exc_traceback'\t627\nC2039: 'exc_type'\t627\nC2039: 'exc_value'\t627\nC2039: 'ob_digit'\t627\nC2039: 'tp_print'\t627\nC2039: 'use_tracing'\t627",
    863005040: 'pip3: command not found\t1402\npip3: not found\t1402',
    875968323: 'C7642\t629',
    877350476: 'LNK4272\t917',
    909128259: 'C2061: \t626\nC2065\t628\nC2065: \t626',
    909207138: 'bf16 mixed precision requires PyTorch \t1207',
    909652803: 'C3861: \t626',
    925905197: '-1073741511\t433\n-1073741515\t434\n-1073741795\t435',
    926429763: 'C2872\t632',
    942682435: "C1083\t606 607 608 609 610 611 612 613 614 615\nC1083: Cannot open compiler generated file: '\t616",
    943010371: 'C2589: \t630',
    943011651: 'C7582\t629',
    959787587: 'C2593: \t631',
    976236899: 'c10::ScalarType\t1235\nc10::guts\t1236\nc10::optional<\t1237',
    976909409: 'at::DeprecatedTypeProperties\t1199',
    978144327: 'GLM: GLM_\t871',
    978341199: 'OMP: Error #15\t1004\nOMP: Error #15:\t1005\nOMP: Error #179: Function pthread_\t1006',
    979661939: 'std::shared_ptr<torch::jit\t1955 1956',
    979923827: 'ssh: Could not resolve hostname \t1953\nssh: connect to host \t1953',
    979923834: 'zsh: command not found: \t2066\nzsh: no matches found: \t2067',
    980445552: 'pip: command not found\t1402\npip: not found\t1402',
    980707687: 'git: command not found\t1200\ngit: not found\t1200',
    980708969: 'int: = is not a valid operator\t1631',
    1094928468: 'THCAssertSameGPU\t1058 1059\nTHCAtomics.cuh\t1060 1061 1062',
    1094997315: "CUDA Error \t652\nCUDA Error (222\t653\nCUDA Error (35\t654\nCUDA Error (code 222\t653\nCUDA Error (code 35\t654\nCUDA Error 222\t653\nCUDA Error 35\t654\nCUDA Error code 222\t653\nCUDA Error code 35\t654\nCUDA Error: \t652\nCUDA Error: (222\t653\nCUDA Error: (35\t654\nCUDA Error: (code 222\t653\nCUDA Error: (code 35\t654\nCUDA Error: 222\t653\nCUDA Error: 35\t654\nCUDA Error: code 222\t653\nCUDA Error: code 35\t654\nCUDA architecture\t655\nCUDA capabilit\t655\nCUDA compiler and CUDA toolkit headers are incompatible\t656\nCUDA compute architecture\t655\nCUDA compute capabilit\t655\nCUDA driver initialization failed, you might not have\t657\nCUDA driver is a stub library\t658\nCUDA driver library cannot be found\t659\nCUDA driver version is insufficient for CUDA runtime version\t660\nCUDA error \t652\nCUDA error (222\t653\nCUDA error (35\t654\nCUDA error (code 222\t653\nCUDA error (code 35\t654\nCUDA error 222\t653\nCUDA error 35\t654\nCUDA error code 222\t653\nCUDA error code 35\t654\nCUDA error: \t652\nCUDA error: (222\t653\nCUDA error: (35\t654\nCUDA error: (code 222\t653\nCUDA error: (code 35\t654\nCUDA error: 222\t653\nCUDA error: 35\t654\nCUDA error: code 222\t653\nCUDA error: code 35\t654\nCUDA extension not installed\t661\nCUDA failure \t652\nCUDA failure (222\t653\nCUDA failure (35\t654\nCUDA failure (code 222\t653\nCUDA failure (code 35\t654\nCUDA failure 222\t653\nCUDA failure 35\t654\nCUDA failure code 222\t653\nCUDA failure code 35\t654\nCUDA initialization: Found no NVIDIA driver on your system\t662\nCUDA unavailable, invalid device\t663\nCUDA unknown error - this may be due to an incorrectly set up environment\t664\nCUDA version mismatch! DeepSpeed ops were compiled and installed with a different version\t665\nCUDA was not found on the system, please set the CUDA_HOME\t666\nCUDA's architecture\t655\nCUDA's capabilit\t655\nCUDA's compute architecture\t655\nCUDA's compute capabilit\t655\nCUDA::nvToolsExt\t436 667 668\nCUDAGenerator\t645 646\nCUDAGuard\t669 670\nCUDAStreamGuard\t669 670\nCUDA_ARCHITECTURES\t671\nCUDA_ARCHITECTURES is set to \t672\nCUDA_ERROR_ASSERT\t673\nCUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE\t674\nCUDA_ERROR_ILLEGAL_ADDRESS\t675\nCUDA_ERROR_INVALID_IMAGE\t676\nCUDA_ERROR_LAUNCH_FAILED\t675\nCUDA_ERROR_MISALIGNED_ADDRESS\t675\nCUDA_ERROR_NO_BINARY_FOR_GPU\t677\nCUDA_ERROR_NO_DEVICE\t678\nCUDA_ERROR_OUT_OF_MEMORY\t679\nCUDA_ERROR_STUB_LIBRARY\t658\nCUDA_ERROR_SYSTEM_DRIVER_MISMATCH\t680\nCUDA_ERROR_SYSTEM_NOT_READY\t681\nCUDA_ERROR_UNSUPPORTED_PTX_VERSION\t682\nCUDA_HOME\t683\nCUDA_HOME does not exist, unable to compile CUDA\t684\nCUDA_HOME environment variable is not set\t685\nCUDA_PATH\t683\nCUDA_PATH is set but CUDA wasn\t686\nCUDA_TOOLKIT_ROOT_DIR not found or specified\t687\nCUDA_VER\t688\nCUDA_VERSION\t688\nCUDA_tensor_apply\t689 690\nCUDAs architecture\t655\nCUDAs capabilit\t655\nCUDAs compute architecture\t655\nCUDAs compute capabilit\t655",
    1095060560: 'PLEASE ATTACH THE FOLLOWING FILES TO THE BUG REPORT\t1018',
    1096045407: '_STANDARD is set to invalid value\t1168\n_STATUS_ARCH_MISMATCH\t1169',
    1096308803: 'CXXABI_\t697\nCXXABI_1.3.\t698',
    1098215527: 'gpuAtomicAdd\t1552 1553',
    1100659951: '：Aucun fichier\t130',
    1111705684: 'THCBlas_\t1056 1057',
    1112099911: 'GLIBCXX_\t697\nGLIBCXX_3.4.\t698\nGLIBC_\t869\nGLIBC_2.\t870',
    1113812850: 'rocBLAS error: C\t1931',
    1126199118: 'No CUDA GPUs are available\t229 957\nNo CUDA runtime is found, using CUDA_HOME=\t958\nNo CUDA toolset found\t959',
    1126199150: 'no CUDA-capable device is detected\t678',
    1128481103: 'OACC_\t873',
    1128482900: 'THCCeilDiv\t569 570',
    1128486478: 'NVCC \t947\nNVCC" \t947\nNVCC\' \t947\nNVCC` \t947\nNVCC’ \t947',
    1128680517: 'ELFCLASS32\t420\nELFCLASS64\t420',
    1129467732: 'TORCH_CHECK\t1080\nTORCH_CUDA_API\t534 535\nTORCH_CUDA_ARCH_LIST is not set, all archs for visible cards\t1081\nTORCH_EXTENSION_NAME\t441\nTORCH_HIP_API\t617 618\nTORCH_LIBRARY_FRAGMENT\t1080',
    1130320961: 'AT_CHECK\t530 531\nAT_CHECK_INDEX\t530 531\nAT_CPP14_CONSTEXPR\t532 533\nAT_CUDA_API\t534 535',
    1131701607: 'getCurrentCUDABlasHandle\t669 670\ngetCurrentCUDASolverDnHandle\t669 670\ngetCurrentCUDASparseHandle\t669 670\ngetCurrentCUDAStream\t669 670\ngetCurrentDeviceProperties\t669 670',
    1131701619: 'setCurrentCUDAStream\t669 670',
    1131898190: 'NewConnectionError\t714',
    1145120800: ' (ADVANCED)\t2',
    1145260116: 'THCDevice\t1056 1057\nTHCDeviceUtils.cuh\t1063 1064 1065 1066',
    1145656910: 'NVIDIA driver on your system is too old\t948\nNVIDIA-SMI has failed because it couldn\t949',
    1145981254: 'FIND was unable to find an engine to execute\t813',
    1146438445: '-CUDA::nvToolsExt\t436',
    1146438508: 'lCUDA::nvToolsExt\t436',
    1147098177: 'AT_DISPATCH_ALL_TYPES_AND_HALF\t536 537',
    1148478823: 'getDefaultCUDAStream\t669 670\ngetDeviceProperties\t669 670',
    1150991599: '：Datei oder Verzeichnis\t130',
    1160670307: 'cl.EXE\t1317',
    1162235717: 'EOFError: Ran out of input\t793',
    1162297926: 'FBGEMM needs GCC \t696\nFBGEMM needs at least GCC \t696\nFBGEMM requires GCC \t696\nFBGEMM requires at least GCC \t696',
    1162629971: 'SSLError\t714',
    1163152969: "INTERNAL COMPILER ERROR in '\t881",
    1164863831: 'WinError 2]\t614\nWinError 3]\t614',
    1164994920: 'hipErrorAssert\t673\nhipErrorInvalidDeviceFunction\t1426\nhipErrorInvalidImage\t877\nhipErrorNoBinaryForGpu\t677\nhipErrorOutOfMemory\t679\nhipErrorSharedObjectInitFailed\t1567',
    1176517189: 'E: Failed to fetch\t787',
    1178749012: 'THBFloat16Blas_\t1056 1057\nTHBFloat16Storage\t1056 1057\nTHBFloat16Tensor\t1056 1057\nTHBFloat16Vector\t1056 1057',
    1179009347: 'CAFFE2_API\t534 535\nCAFFE2_CUDA_API\t534 535',
    1180652609: 'AT_FORALL_SCALAR_TYPES\t538 539',
    1195591764: 'THCGenerator\t1056 1057',
    1196312909: 'MINGW\t932',
    1196773443: 'CPUGenerator\t645 646',
    1198271776: ' -lGLESv1\t7\n -lGLESv2\t7',
    1198418253: 'MinGW\t932',
    1229408595: 'SIGILL\t435',
    1230262351: 'OPTIX_ERROR_UNSUPPORTED_ABI_VERSION\t1009',
    1230455855: '/DWIN32\t442',
    1230984257: 'AT_INDEX_ERROR\t540 541',
    1231254131: 'srcIndex < srcSelectDimSize\t1952',
    1232367438: 'NotImplementedError: C\t997',
    1262570819: 'CMAKE_CUDA_ARCHITECTURES\t636\nCMAKE_CUDA_ARCHITECTURES must be non-empty\t637\nCMAKE_CUDA_ARCHITECTURES:\t638 639\nCMAKE_CUDA_COMPILER\t640\nCMAKE_CUDA_COMPILER not set, after EnableLanguage\t641\nCMAKE_CUDA_COMPILER:\t642',
    1279415619: 'CUBLAS_STATUS_INTERNAL_ERROR when calling \t648\nCUBLAS_STATUS_INVALID_VALUE when calling \t649',
    1280136782: 'NVML Shared Library Not Found\t829',
    1280595267: 'CUTLASS needs GCC \t696\nCUTLASS needs at least GCC \t696\nCUTLASS requires GCC \t696\nCUTLASS requires at least GCC \t696',
    1281311820: 'LD_LIBRARY_PATH contains incompatible version of cudnn\t902',
    1297501260: 'LLVM ERROR: \t904\nLLVM ERROR: Cannot select: \t905\nLLVM ERROR: Cannot select: intrinsic %llvm.\t906\nLLVM ERROR: out of memory\t907',
    1298295148: 'libMIOpen.so.\t1699',
    1299212648: 'hipModuleLoad failed: \t1568',
    1310748265: 'in Namensbereich\t1496',
    1313032276: 'THCNumerics\t1056 1057\nTHCNumerics.cuh\t1067 1068 1069',
    1313101123: 'CUDNN_INCLUDE_DIR\t691\nCUDNN_INCLUDE_PATH\t691\nCUDNN_LIBRARY\t691\nCUDNN_LIBRARY_PATH\t691\nCUDNN_STATUS_ALLOC_FAILED\t692\nCUDNN_STATUS_NOT_INITIALIZED\t693\nCUDNN_STATUS_SUBLIBRARY_LOADING_FAILED\t694',
    1313753172: 'THNN_\t1077 1078',
    1313821514: 'JSONDecodeError: \t793',
    1315072364: 'libNVVM cannot be found. Do `conda install\t1700',
    1315728452: 'DllNotFoundException: Unable to load \t782',
    1318763759: '：No existe el\t130\n：No such file\t130',
    1330529327: '/DNOMINMAX\t442',
    1330795077: 'ERROR: Could not find a version\t794\nERROR: Python dependency not found\t795\nERROR: Wheel \'\t796\nERROR: unknown command "\t797',
    1330857298: 'RESOURCE_EXHAUSTED: \t1039',
    1346521420: 'LIBPOSTPROC\t903',
    1347243847: 'GOMP_\t873',
    1347638595: 'CUSPARSE_\t695',
    1347703880: 'HTTP 000 CONNECTION FAILED\t719',
    1349083987: 'SciPy needs GCC \t696\nSciPy needs at least GCC \t696\nSciPy requires GCC \t696\nSciPy requires at least GCC \t696',
    1349350734: 'NumPy\t998\nNumPy C-API version 0x\t999\nNumPy needs GCC \t696\nNumPy needs at least GCC \t696\nNumPy requires GCC \t696\nNumPy requires at least GCC \t696\nNumPy was built with baseline optimizations\t1000',
    1377843753: '): Read timed out\t407',
    1380141140: 'THCRandom\t1056 1057\nTHCRoundUp\t569 570',
    1380993352: 'HIPRTC_ERROR_COMPILATION\t715',
    1381122399: '_ARRAY_API\t1166',
    1396918356: 'THCState\t1070 1071\nTHCStorage\t1056 1057\nTHCStream\t1070 1071',
    1397049428: 'THESE PACKAGES DO NOT MATCH THE HASHES\t1076',
    1397050439: 'GLES2/gl\t862 863\nGLES3/gl\t862 863\nGLESv1\t864\nGLESv2\t864',
    1397706309: 'ENOSPC: no space\t792',
    1397900630: 'VERSION_MISMATCH\t1142',
    1398757712: 'PY_SSIZE_T_CLEAN macro must be defined\t1019',
    1400137063: 'getStreamFromPool\t669 670',
    1411398185: '): The output of this custom operator (1) must not also be an input\t408',
    1413567571: 'STATUS_DLL_NOT_FOUND\t434\nSTATUS_ENTRYPOINT_NOT_FOUND\t433',
    1413695572: 'THCTensor\t1056 1057\nTHCThrustAllocator\t1056 1057',
    1413761108: 'THDTensor\t1056 1057',
    1414744148: 'THSTensor\t1056 1057',
    1415530580: 'TH_TENSOR_APPLY\t689 690',
    1416914279: 'getTHCState\t1070 1071',
    1428175429: 'E: Unable to fetch some archives\t787',
    1430462522: ': CUDA cannot be found\t455',
    1430462575: 'o CUDA toolkit found\t718\no CUDA toolkit was found\t718',
    1430472788: 'THCUNN_\t1056 1057',
    1430481965: '-lCUDA::nvToolsExt\t436',
    1431455828: 'THRUST_NS_QUALIFIER\t651',
    1447250004: 'THCVector\t1056 1057',
    1448299815: "'MSVCCompiler' object has no attribute '\t390",
    1464224839: 'GLFW/glfw3.h\t865 866 867 868',
    1465865281: 'AT_WARN\t542 543',
    1498173007: 'ONLY build\t1007',
    1596993859: 'C10_FALLTHROUGH\t532 533\nC10_HIP_API\t617 618\nC10_HIP_KERNEL_LAUNCH_CHECK\t617 618\nC10_HOST_CONSTEXPR\t532 533\nC10_NORETURN\t532 533',
    1596993891: 'c10_cuda.lib\t1238',
    1598116680: 'HSA_STATUS_ERROR_INVALID_ISA\t878',
    1598182723: 'CUB_NS_QUALIFIER\t650 651',
    1598243655: 'GCC_1\t697\nGCC_3\t697\nGCC_4\t697\nGCC_7\t697',
    1598244948: 'THC_assertSameGPU\t1058 1059',
    1598965328: 'PFN_cuTensorMapEncode\t695',
    1600939103: '_dl_check_map_versions: Assertion\t1174',
    1601008225: 'arm_acle\t1196\narm_bf16\t1196\narm_fp16\t1196\narm_neon\t1196\narm_sve\t1196',
    1601009011: 'sum_intlist\t1900 1901',
    1601010035: 'sym_numel\t843\nsym_size\t843\nsym_stride\t843',
    1601204323: 'cpp_extension.load\t60 1416\ncpp_extension.py\t60',
    1629515598: 'No available memory for the cache blocks\t960',
    1629516905: 'it as a build dependency\t1654',
    1631789114: ': Cannot allocate memory\t456\n: Cannot fork\t457',
    1631811920: 'PyCapsule\t1031',
    1631854650: ': Datei oder Verzeichnis\t130\n: Datei zu kurz\t458',
    1631985722: ': Failed to preprocess host compiler properties\t459',
    1632127060: 'THHalfBlas_\t1056 1057\nTHHalfStorage\t1056 1057\nTHHalfTensor\t1056 1057\nTHHalfVector\t1056 1057',
    1632313402: ': Kann die Shared\t467\n: Kann die Shared-Object-Datei nicht öffnen\t465',
    1632466510: 'NvMapMem\t1002',
    1632641082: ': Path to libdevice library not specified\t479',
    1633836895: '__ballot\t695',
    1633839468: 'libaio.h\t1701 1702 1703 1704\nlibamdhip64.so.\t1699\nlibav\t1705',
    1633886247: "' cannot overload\t353",
    1633886266: ': calling a constexpr __device__ function\t490\n: calling a constexpr __host__ function\t491\n: cannot find /\t492\n: cannot open shared obj\t467\n: cannot open shared object\t493 494\n: cannot read file data\t458 495',
    1633903970: 'because it has a CompositeImplicitAutograd\t1203',
    1633903972: 'decay_t\t1324',
    1633906540: 'local memory limit exceeded (\t1750',
    1633973571: 'Cuda Configuration Error: C\t762\nCuda error: \t652\nCuda error: (222\t653\nCuda error: (35\t654\nCuda error: (code 222\t653\nCuda error: (code 35\t654\nCuda error: 222\t653\nCuda error: 35\t654\nCuda error: code 222\t653\nCuda error: code 35\t654',
    1633973603: 'cuda execution failed with error \t652\ncuda execution failed with error (222\t653\ncuda execution failed with error (35\t654\ncuda execution failed with error (code 222\t653\ncuda execution failed with error (code 35\t654\ncuda execution failed with error 222\t653\ncuda execution failed with error 35\t654\ncuda execution failed with error code 222\t653\ncuda execution failed with error code 35\t654\ncuda runtime error \t652\ncuda runtime error (2) : out of memory\t1424\ncuda runtime error (222\t653\ncuda runtime error (35\t654\ncuda runtime error (code 222\t653\ncuda runtime error (code 35\t654\ncuda runtime error 222\t653\ncuda runtime error 35\t654\ncuda runtime error code 222\t653\ncuda runtime error code 35\t654\ncuda.is_available()\t229\ncudaBindTexture\t695\ncudaConfigureCall\t695\ncudaErrorAssert\t673\ncudaErrorCallRequiresNewerDriver\t529\ncudaErrorCompatNotSupportedOnDevice\t674\ncudaErrorInsufficientDriver\t1425\ncudaErrorInvalidDeviceFunction\t1426\ncudaErrorInvalidKernelImage\t676\ncudaErrorMemoryAllocation\t679\ncudaErrorNoDevice\t678\ncudaErrorNoKernelImageForDevice\t677\ncudaErrorStubLibrary\t658\ncudaErrorSystemDriverMismatch\t680\ncudaErrorSystemNotReady\t681\ncudaErrorUnsupportedPtxVersion\t682\ncudaFuncAttributeMaxDynamicSharedMemorySize, \t1427\ncudaGetDeviceCount()\t1428\ncudaLaunchCooperativeKernelMultiDevice\t695\ncudaPointerAttributes\t1429\ncudaProfilerInitialize\t695\ncudaThreadExit\t695\ncudaThreadSynchronize\t695\ncudaTypedefs.h\t1410 1411\ncudaUnbindTexture\t695\ncuda_awbarrier\t1410 1411\ncuda_bf16.h\t1410 1411\ncuda_fp4.h\t1410 1411\ncuda_fp6.h\t1410 1411\ncuda_fp8.h\t1410 1411\ncuda_pipeline\t1410 1411\ncuda_ver\t688\ncuda_version\t688\ncudart64_\t1422 1423',
    1634036816: 'Please install \t1030',
    1634036848: 'please install \t1030',
    1634082855: "' failed: \t356",
    1634100580: 'default_program(\t1440',
    1634166092: 'LegacyTHDispatcher\t924 925\nLegacyTHFunctionsCUDA\t924 925',
    1634166124: 'legacy-install-failure\t1698',
    1634213922: '" has no member\t167 328 329\n" has no member \t330 331 332 333\n" has no member "\t334 335 336 337 338\n" has no member class\t339',
    1634213927: "' has no attribute '\t357 358 359 360",
    1634230111: '__half\t1172',
    1634235424: ' that depend on a template parameter\t305',
    1634493027: 'cblas.h\t1311 1312 1313\ncblas_mangling.h\t1311 1312 1313',
    1634493984: ' flag is not supported with the configured host compiler\t136',
    1634494055: 'gflags/gflags.h\t1537 1538 1539 1540 1541',
    1634541602: '" matches these operands\t344\n" may not be used in the type-id\t345',
    1634541612: ', may conflict with lib\t422',
    1634563438: 'numa.h\t1842 1843 1844\nnumaif.h\t1842 1843 1844',
    1634564716: 'lzma.h\t1756 1757 1758 1759',
    1634625890: 'binaries were compiled with C\t1208',
    1634629956: 'DynamicLibNotFoundError: Failure finding \t786',
    1634629988: 'dynamic module does not\t1457\ndynamic_cast\t1458',
    1634692128: ' load any \t134\n loaded at\t222',
    1634692166: 'Float8_e\t843',
    1634754915: 'capability\t1307 1308',
    1634754924: 'lapack\t1661\nlapacke.h\t1662 1663 1664 1665',
    1634760805: "expanded from macro \t1503\nexpanded from macro '__noinline__'\t1504\nexpansion of macro \t1503",
    1634886000: 'parameter packs not expanded with\t1893 1894',
    1634887263: '_frame\t1032 1175',
    1634887267: 'cframe"\t1316\ncframe\'\t1316\ncframe’\t1316',
    1634890835: 'Strawberry\t932',
    1634890867: 'stratégie de contrôle d\t573',
    1634954837: 'UnsatisfiableError: The following specifications\t1129\nUnsatisfiedLinkError: \t1130\nUnsatisfiedLinkError: no \t1131',
    1634954869: 'unsatisfied condition: \t2030',
    1635017059: 'catastrophic error\t1310',
    1635017062: 'fatal error C10\t1515\nfatal error C1001: \t1516\nfatal error C1081\t1517\nfatal error: error in backend: \t1518\nfatal: early EOF\t1519\nfatal: fetch-pack: \t1519\nfatal: not a git repository\t1520\nfatal: unable to \t1521',
    1635018093: 'metadata-generation-failed\t1698',
    1635020660: 'total shared memory allocation is larger than available memory. Dynamic size: \t2002',
    1635022189: 'mutable_data_ptr\t843',
    1635151433: "Invalid CUDA 'device=\t895\nInvalid requirement: \t896\nInvalid wheel filename\t201\nInvalidMatchSpec: \t897\nInvalidVersionSpec: \t897",
    1635151465: 'invalid command "bdist_wheel\t1634\ninvalid command "dist_info\t1634\ninvalid command "editable_wheel\t1634\ninvalid command \'bdist_wheel\t1634\ninvalid command \'dist_info\t1634\ninvalid command \'editable_wheel\t1634\ninvalid command bdist_wheel\t1634\ninvalid command dist_info\t1634\ninvalid command editable_wheel\t1634\ninvalid conversion from \t1635\ninvalid device function\t1636\ninvalid input constraint \'+h\' in asm\t1637\ninvalid input constraint \'+l\' in asm\t1637\ninvalid input constraint \'+r\' in asm\t1637\ninvalid input constraint \'=+h\' in asm\t1637\ninvalid input constraint \'=+l\' in asm\t1637\ninvalid input constraint \'=+r\' in asm\t1637\ninvalid input constraint \'=h\' in asm\t1637\ninvalid input constraint \'=l\' in asm\t1637\ninvalid input constraint \'=r\' in asm\t1637\ninvalid input constraint \'h\' in asm\t1637\ninvalid input constraint \'l\' in asm\t1637\ninvalid input constraint \'r\' in asm\t1637\ninvalid literal for int() with base 10: \t1638\ninvalid operands to binary expression (\t1639\ninvalid operands to binary expression (\'\t1640\ninvalid output constraint \'+h\' in asm\t1637\ninvalid output constraint \'+l\' in asm\t1637\ninvalid output constraint \'+r\' in asm\t1637\ninvalid output constraint \'=+h\' in asm\t1637\ninvalid output constraint \'=+l\' in asm\t1637\ninvalid output constraint \'=+r\' in asm\t1637\ninvalid output constraint \'=h\' in asm\t1637\ninvalid output constraint \'=l\' in asm\t1637\ninvalid output constraint \'=r\' in asm\t1637\ninvalid output constraint \'h\' in asm\t1637\ninvalid output constraint \'l\' in asm\t1637\ninvalid output constraint \'r\' in asm\t1637\ninvalid pyproject.toml config: \t1641\ninvalid target ID \t1134\ninvalid value \'armv9\t1182\ninvalid value \'c++\t1642\ninvalid value \'gnu++\t1642\ninvalid value (\'armv9\t1182\ninvalid value (‘armv9\t1182\ninvalid value for --gpu-architecture\t1643\ninvalid value ‘armv9\t1182',
    1635196967: "' was defined more than once\t379",
    1635197024: '` was removed in the NumPy 2\t1180',
    1635281254: 'fixable by adding \t1528',
    1635284080: 'ptxas application ptx input, line \t1902\nptxas does not support CC \t1903\nptxas info \t1904\nptxas warning \t1904',
    1638515570: 'réadressage R_\t1912\nréadressage de R_\t1912',
    1646292852: 'to be installed\t1205',
    1647473766: 'ft2build.h\t1531 1532 1533 1534',
    1650424144: 'Py_buffer\t1038',
    1650552405: 'Unable to find\t700 701\nUnable to find a valid cuDNN algorithm\t1115\nUnable to find code object for all current devices\t1116\nUnable to find vcvarsall.bat\t1117\nUnable to import \t710\nUnable to load \t710\nUnable to load any of {lib\t1118\nUnable to load library \t712\nUnable to load the library \t712\nUnable to locate\t701\nUnable to pre-compile ops without torch installed\t1119\nUnable to register cu\t1120',
    1650552421: 'enable executable\t1461\nenable_if_t\t1324',
    1650552437: 'unable to execute \t2007\nunable to execute \'\t2008\nunable to execute command: Killed\t2009\nunable to find\t701\nunable to find a build program corresponding to "NMake Makefiles\t2010\nunable to find a build program corresponding to "Ninja\t2011\nunable to find a build program corresponding to "Unix Makefiles\t2012\nunable to find library -l\t1264 1265 1266 1267 1268 1269 1270 1271 1272 1273 2013 2014 2015\nunable to find library -lEGL\t1274\nunable to find library -lGLEW\t1275\nunable to find library -laio\t1276\nunable to find library -lffi\t1277\nunable to find library -lglog\t1278\nunable to find library -ljpeg\t1279\nunable to find library -lnuma\t1280\nunable to find library -lstdc++\t1282\nunable to find library -ltbb\t1283\nunable to find library -luuid\t1284\nunable to find library -lz\t1285\nunable to locate\t701\nunable to open database file\t2016',
    1650552929: 'apability not supp\t1188',
    1650616684: 'libbitsandbytes_cpu.\t1706',
    1651076128: ' libraries are not found\t221\n library not found\t221',
    1651076143: '/libMIOpen\t449\n/libamd_comgr\t449\n/libamdhip64\t449\n/libcublas\t449\n/libcuda\t449\n/libcufft\t449\n/libcufile\t449\n/libculibos\t449\n/libcupti\t449\n/libcurand\t449\n/libcusolver\t449\n/libcusparse\t449\n/libcutensor\t449\n/libhip\t449\n/libhsa-runtime64\t449\n/libhsakmt\t449\n/libnccl\t449\n/libnpp\t449\n/libnvJitLink\t449\n/libnvidia-ml\t449\n/libnvjpeg\t449\n/libnvrtc\t449\n/libnvshmem\t449\n/librccl\t449\n/libroc\t449',
    1651076218: 'zlib.h\t2062 2063 2064 2065',
    1651336557: "member access into incomplete type '\t1762\nmember reference type \t1763",
    1651337587: 'simbolo ambiguo\t937',
    1651340622: 'Numba needs NumPy \t1001',
    1651341651: 'Symbol\t326',
    1651341683: 'symbol not found in flat namespace\t326\nsymbole ambigu\t937',
    1651449895: "' object has no attribute 'ds_opt_\t375",
    1651469415: 'global interpreter lock (GIL) has been enabled to load module\t1543\nglobalLegacyTypeDispatch\t924 925',
    1651860850: 'reubicación R_\t1912',
    1651864352: " submodule path '\t302",
    1663067490: 'be created directly\t1202',
    1663070030: 'No compatible code objects found for: gfx\t961\nNo compiled \t962',
    1663071343: 'ot compiled with \t1883\not currently implemented\t1861\not currently supported\t1861',
    1664044099: 'CL/cl\t634 635',
    1667309616: '0 active drivers ([])\t451',
    1667393900: 'libc10_cuda.so: \t1707\nlibcublas.so.\t1708\nlibcublasLt.so.\t1708\nlibcuda.so\t1709\nlibcuda.so cannot found\t1710\nlibcuda.so not found! Do you have a CUDA driver\t1711\nlibcuda.so.1\t1709\nlibcuda.so.1 is not a symbolic link\t1712\nlibcudart.so.\t1708\nlibcufft.so.\t1708\nlibcupti.so.\t1708\nlibcusolver.so.\t1708\nlibcusparse.so.\t1708',
    1667462766: 'nvcc \t947\nnvcc :\t1851\nnvcc cannot find a supported version of\t1852\nnvcc fatal   : Cannot find compiler \'\t1853\nnvcc fatal   : Could not open input file \'\t1854\nnvcc fatal   : redefinition of argument \'\t1855\nnvcc is required to \t706\nnvcc not found\t1856\nnvcc was not found\t1856\nnvcc ：\t1851\nnvcc" \t947\nnvcc\' \t947\nnvcc:\t1851\nnvcc` \t947\nnvcc’ \t947\nnvcc：\t1851',
    1667592275: "Specified provider 'CUDAExecutionProvider' is not in available provider\t1053\nSpecify CUDA_TOOLKIT_ROOT_DIR\t1054",
    1667592307: 'specified that you may need to import the \t1951',
    1667594309: 'Exec format error\t800',
    1667594341: 'execinfo.h\t1449\nexecutable in path specified by\t1499\nexecutor failed running\t1500',
    1667656804: 'dlfcn.h\t1449',
    1667722864: 'pngconf.h\t1897 1898 1899',
    1667852407: 'which is not an existing directory\t2057',
    1667853909: "UnicodeDecodeError: 'utf\t1121",
    1667854445: 'mpicxx.h\t1779 1780 1781',
    1668033824: ' -lcrypt\t8',
    1668180256: ' incompatible with current version \t172',
    1668181859: 'conclude\t1401',
    1668183398: 'function for call to \t1535',
    1668248144: 'Processus arrêté\t785\nProcessus arrêté a terminé le programme \t397',
    1668248176: "procedure entry point\t326\nprocessor does not support \t644\nprocessor doesn't support \t644\nprocessor lacks \t644",
    1668311400: "hipcc' failed: No such file\t1569\nhipcc: No such file\t1570\nhipcc: command not found\t1570\nhipcc: not found\t1570",
    1668440352: ' architecture of input file \t16',
    1668443988: 'Torch is needed\t1033\nTorch is not installed\t1033\nTorch is required\t1033\nTorch must be installed\t1033\nTorch needs to be installed\t1033',
    1668444020: 'torch is needed\t1033\ntorch is not installed\t1033\ntorch is required\t1033\ntorch is required for \t1975\ntorch must be installed\t1033\ntorch needs GCC \t696\ntorch needs at least GCC \t696\ntorch needs to be installed\t1033\ntorch requires GCC \t696\ntorch requires at least GCC \t696\ntorch.OutOfMemoryError\t1976\ntorch._inductor.exc.\t1977\ntorch.cuda.OutOfMemoryError\t1976\ntorch.utils.ffi is deprecated\t1978\ntorch.version.cuda\t1979\ntorch/all.h\t544 545 546\ntorch/csrc/PythonTypes.h\t1980 1981 1982\ntorch/csrc/StorageDefs.h\t1980 1981 1982\ntorch/csrc/THP_export.h\t1980 1981 1982\ntorch/csrc/WindowsTorchApiMacro.h\t1980 1981 1982\ntorch/csrc/jit/\t1983 1984 1985 1986 1987\ntorch/csrc/stable/\t553 554\ntorch/csrc/utils/auto_gil.h\t1988 1989 1990\ntorch/csrc/utils/disallow_copy.h\t1988 1989 1990\ntorch/csrc/utils/future.h\t1988 1989 1990\ntorch/csrc/utils/memory.h\t1988 1989 1990\ntorch/csrc/utils/six.h\t1988 1989 1990\ntorch/extension.h\t553 554 1991 1992 1993 1994 1995\ntorch/headeronly/\t553 554\ntorch/library.h\t544 545 546\ntorch/python.h\t544 545 546\ntorch/script.h\t544 545 546\ntorch/torch.h\t544 545 546\ntorch/types.h\t544 545 546\ntorch::jit::RegisterOperators::RegisterOperators(const char\t1996\ntorch_cuda.lib\t1238\ntorch_extensions\t60 1997\ntorchaudio C++ extension is not available\t1998\ntorchinductor_\t1999 2000\ntorchvision.transforms.functional_tensor\t2001',
    1668571501: 'matching\t1761',
    1668571504: 'patch: command not found\t1200\npatch: not found\t1200',
    1668628794: ':Aucun fichier\t130',
    1671200994: '“constexpr\t350',
    1681143415: 'w64devkit\t932',
    1684104530: 'ReadTimeout\t714\nReadTimeoutError\t714',
    1684104562: 'read-only segment has dynamic IFUNC relocations\t1907\nread-only segment has dynamic relocations\t1907',
    1684107084: 'LoadLibrary failed with error 126\t930\nLoaded runtime CuDNN library: \t931',
    1684107116: 'load any more object with static\t1748\nloaded the `torch/_C` folder of the PyTorch repository\t1749',
    1684171116: 'libdevice not found at \t1713',
    1684302184: 'hidden symbol \t1565',
    1684366670: 'Need \t953\nNeed to compile C++ extensions to \t954\nNeeds \t953',
    1684366702: 'need \t953\nneed PyTorch\t1041\nneed Pytorch\t1041\nneed pyTorch\t1041\nneed pytorch\t1041\nneed torch\t1041\nneeded\t1793\nneeds \t953\nneeds CUDA\t1794\nneeds PyTorch\t1041\nneeds Pytorch\t1041\nneeds exactly \t1218\nneeds pyTorch\t1041\nneeds pytorch\t1041\nneeds torch\t1041',
    1684367716: 'died with <Signals.SIGKILL: 9>\t1446',
    1684611130: ': identifier "__\t514',
    1684632949: 'uuid/uuid.h\t2040 2041 2042 2043',
    1684633198: 'nvidia-container-cli: initialization error: \t1858\nnvidia-fabricmanager\t833',
    1684955424: ' and above\t14\n and higher\t14\n and later\t14\n and newer\t14\n and torchaudio \t15',
    1684955491: 'candidate function not viable: call to __host__ function from \t1247',
    1684957510: 'FindCUDA says CUDA version is\t842',
    1684957527: 'Windows Long Path support enabled\t1149\nWindows not yet supported for torch.compile\t1150',
    1684959043: 'CondaHTTPError\t719\nCondaSSLError\t719',
    1684959075: 'conda: command not found\t1402\nconda: not found\t1402\nconditional_t\t1324',
    1684960544: ' undeclared\t215',
    1685024032: ' module has been removed\t223\n module is not found\t224',
    1685025392: 'prod_intlist\t1900 1901',
    1685222775: 'wurde in diesem Gültigkeitsbereich nicht deklariert\t1206',
    1685414702: '.cuda.o\t441',
    1685414747: '[cudnn_frontend] Error: No \t1163',
    1689699140: 'Dödad-signal avslutade programmet \t397',
    1696610855: "': expected a number\t388",
    1696610857: '): error : expected a "("\t409\n): error: argument list for template template\t410\n): error: exception specification is incompatible\t411\n): error: expected a "("\t409\n): error: identifier "\t339\n): error: identifier "__\t412 413\n): error: incomplete type is not allowed\t414\n): error: invalid combination of type specifiers\t415\n): error: name followed by "::" must\t410\n): error: no instance of\t416\n): error: static assertion failed with "\t417',
    1696624193: 'An error happened while trying to locate the file on the Hub\t572',
    1696624233: 'in expansion of macro \t1503',
    1696624462: 'No existe el \t575 576 577 578 579 580 581 582 583 584 585 586',
    1696624494: 'no es un miembro de\t1496',
    1697082912: " n'est pas reconnu\t212\n n'est pas un membre de\t190 191 192",
    1697541219: 'cl.exe\t1317\ncl.exe with traditional preprocessor \t1318',
    1698832442: ': Befehl nicht gefunden\t454',
    1699094621: '] Fehler 137\t1164',
    1699160157: '] Getötet\t1164',
    1699170388: 'THGenerator\t1056 1057',
    1699553338: ': Memory allocation failure\t468',
    1699618874: ": Ne peut ouvrir le fichier d'objet partagé\t465",
    1699749946: ': Permission denied\t480',
    1699881006: '. Required capability\t440',
    1699881018: ': Resource temporarily unavailable\t482\n: Ressource temporairement\t482',
    1700022356: 'THTensor\t1056 1057\nTHTensorMath\t1056 1057',
    1700153428: 'THVector\t1056 1057',
    1700212059: '[-Werror\t1155',
    1700948332: 'libelf.h\t1714 1715 1716 1717',
    1701013836: 'License classifiers have been superseded by license expressions\t929',
    1701017669: 'Exception: Unsupported GPU\t810\nException: Unsupported GPU model\t810\nException: Unsupported GPU type\t810\nException: unsupported GPU\t810\nException: unsupported GPU model\t810\nException: unsupported GPU type\t810',
    1701017701: 'exception handling disabled\t1497\nexception handling is disabled\t1498',
    1701078386: 'redeclaration of\t503\nredefinition of \t1909',
    1701079328: ' identifier "\t166 167',
    1701080161: 'alderlake\t1182',
    1701080649: 'IndentationError: \t886\nIndexError: \t887 888\nIndexError: _Map_base::at\t889\nIndexError: map::at\t889\nIndexError: unordered_map::at\t889',
    1701080681: 'index_sequence\t1324',
    1701080693: 'undeclared\t1593\nundeclared identifier \t1572 1573 1827 2017\nundefined reference to \t2018\nundefined symbol: \t326\nundefined symbol: Py\t2019\nundefined symbol: _Py\t2019\nundefined symbol: mkl_\t2020\nundefinierter Verweis auf\t326\nundefiniertes Symbol\t326\nunderlying_type_t\t1324',
    1701080899: 'Code object build failed\t715',
    1701146144: ' needed by \t228',
    1701147424: ' seems to be not installed\t298',
    1701209458: "reference indefinie vers\t326\nreference indéfinie vers\t326\nreference to\t326\nreference to __host__ function '\t1910\nreferences to\t326\nreferencia a\t326\nreferencia indefinida a\t326\nreferencia indefinida para\t326\nreferencia nao definida a\t326\nreferencia nao definida para\t326\nreferencia não definida a\t326\nreferencia não definida para\t326\nreferensi ke\t326\nreferência indefinida a\t326\nreferência indefinida para\t326\nreferência nao definida a\t326\nreferência nao definida para\t326\nreferência não definida a\t326\nreferência não definida para\t326",
    1701210482: 'riferimento non definito a\t326',
    1701211721: "Inferred operator schema for a C++ kernel function doesn't match the expected function schema\t890",
    1701211753: 'infer_schema(func): \t1621 1622',
    1701274484: 'tcgen05\t1937',
    1701275973: 'Eigen/\t798',
    1701344288: ' the MPS \t306',
    1701345056: ' when calling \t320',
    1701405728: ' died due to signal \t37\n died due to signal 9\t38\n died due to signal 9 (Kill signal)\t38\n died with status 0x\t39',
    1701407843: 'client error (Connect)\t1322',
    1701409364: "Tried to instantiate class '\t1100\nTried to register an operator (\t1101 1102\nTried to register multiple backend fallbacks for the same dispatch key \t1103\nTried to register multiple operators with the same name\t1104",
    1701470831: 'object has no attribute\t1862\nobject has no attribute \t1863\nobject type is: \t1864',
    1701536109: 'make: \t446\nmake: command not found\t1200\nmake: not found\t1200\nmake_index_sequence\t1324\nmake_unique\t1324',
    1701603654: 'File already exists in database: \t837\nFile o directory non\t575 576 577 578 579 580 581 582 583 584 585 586\nFileExistsError: [\t838\nFileNotFoundError: [Errno 2] \t839\nFilename longer than 260 characters\t840\nFilename too long\t841',
    1701603681: 'ailed to initialize NVML: Driver/library version mismatch\t1181',
    1701603686: 'file failed to open for reading\t1525\nfile_baton.py\t1526\nfile_baton.py:\t1527',
    1701604425: 'Illegal instruction\t435 571',
    1701667150: "NameError: name \t950\nNameError: name '\t951\nNameError: name '_C' is not defined\t952",
    1701667182: 'name \'bare_metal_version\' is not defined\t1785\nnamespace "\t1786\nnamespace "c10::guts" has no member "\t1787\nnamespace "std" has no member \t1788 1789 1790 1791\nnamespace name\t1792',
    1701669204: 'TimeoutError: \t721',
    1701670771: "some optimisations will not be enabled\t1949\nsome optimizations will not be enabled\t1949\nsomething wrong with flag '\t1950",
    1701716007: "' newer than toolkit\t374",
    1701716012: ', needed by\t423\n, needed by \t424',
    1701733735: 'generic_type: \t1536',
    1701737812: 'TunerSimple_cached_get_nvrtc_params.cc(\t1107',
    1701798944: " does not dominate this use\t40\n does not exist\t41 42 43 44\n does not have \t45\n does not include kernels for this GPU\t46\n does not match \t47\n does not match filename: \t48\n does not match namespace of enclosing TORCH_LIBRARY\t49\n does not match runtime version \t50\n does not name a\t51\n does not name a type\t52 53 54 55 56 57\n does not support \t58\n doesn't exist\t42\n doesn't match \t47",
    1701863764: 'Tapettu\t785\nTapettu-signaali päätti \t397',
    1701865808: 'Pipeline failed while executing [\t1029',
    1701867296: ' open include file\t252 253 254 255 256 257 258 259 260 261 262 263 264 265 266 267 268 269 270 271 272 273 274 275 276 277 278 279 280 281 282 283\n open source file\t167 252 253 254 255 256 257 258 259 260 261 262 263 264 265 266 267 268 269 270 271 272 273 274 275 276 277 278 279 280 281 282 283',
    1701867311: '/openmp\t442',
    1701869669: 'expected primary-expression before \t1505\nexpects \t1218',
    1701869908: "TypeDefault\t1085 1086\nTypeError \t1108\nTypeError: \t1109 1110\nTypeError: expected str, bytes or os.PathLike object, not NoneType\t1111\nTypeError: join() argument must be str\t1112\nTypeError: must be called with a dataclass type or instance\t1113\nTypeError: unsupported operand type(s) for +: 'NoneType' and 'str'\t1114",
    1701869940: 'type "at::Tensor" is not allowed\t2004\ntype conversion before \t2005\ntypeid\t1458',
    1701978146: '" referenced unknown base type "\t347',
    1701978151: "' returned nan values in its \t377",
    1701978156: ', required architecture \t425',
    1701991456: ' Tree Learner was not enabled in this build\t12',
    1701996900: 'directiva de Control de aplicaciones\t573\ndirent.h\t1449',
    1701997665: 'already has an implementation\t1183',
    1701998165: 'Unregistered type : \t1127\nUnresolved extern \t1128',
    1701998197: "unrecognised command line option\t901\nunrecognised command-line option\t901\nunrecognized command\t2026\nunrecognized command line option\t901\nunrecognized command-line option\t901\nunrecognized relocation \t2027\nunrecognized subcommand '\t2028\nunresolved external symbol\t326\nunresolved external symbol \t2029",
    1701998445: 'more than one \t1776\nmore than one instance of overloaded function "\t1777\nmore than one operator "\t1778',
    1701999173: 'Erreur de format pour exec\t800\nErreur de segmentation\t801',
    1701999205: 'erreur interne du compilateur\t894',
    1702064961: 'Assertion \t587\nAssertion `\t588\nAssertion error (\t589\nAssertionError: \t590 591',
    1702125892: 'Datei oder Verzeichnis nicht\t575 576 577 578 579 580 581 582 583 584 585 586',
    1702126916: 'Detected that PyTorch and \t773',
    1702126948: 'detected SM\t875\ndetected pre-SM\t875\ndetected sm\t875\ndetected sm_\t875',
    1702129225: 'Internal Triton PTX codegen error\t892\nInternal compiler error\t893\nInternal error\t893\nInterner Compiler-Fehler\t894\nInterner Compiler-fehler\t894\nInterner CompilerFehler\t894\nInterner Compilerfehler\t894',
    1702129257: 'integer\t1632\ninteger_sequence\t1324\ninternal compiler error\t894\ninternal compiler error: Killed (program \t1633\ninterner Compiler-Fehler\t894\ninterner Compiler-fehler\t894\ninterner CompilerFehler\t894\ninterner Compilerfehler\t894',
    1702129518: "note: macro 'max defined here\t1760\nnote: macro 'max' defined here\t1760\nnote: macro 'max’ defined here\t1760\nnote: macro 'min defined here\t1760\nnote: macro 'min' defined here\t1760\nnote: macro 'min’ defined here\t1760\nnote: macro max defined here\t1760\nnote: macro max' defined here\t1760\nnote: macro max’ defined here\t1760\nnote: macro min defined here\t1760\nnote: macro min' defined here\t1760\nnote: macro min’ defined here\t1760\nnote: macro ‘max defined here\t1760\nnote: macro ‘max' defined here\t1760\nnote: macro ‘max’ defined here\t1760\nnote: macro ‘min defined here\t1760\nnote: macro ‘min' defined here\t1760\nnote: macro ‘min’ defined here\t1760",
    1702130753: 'Attempted to use ninja as the BuildExtension backend but we could not find ninja\t592\nAttempting to deserialize object on a CUDA device\t593\nAttempting to use \t594',
    1702131043: 'cute/\t1438\ncute\\\t1438',
    1702195557: 'equest failed after \t1465',
    1702240297: ') versions mismatch\t405',
    1702240300: ', version CXXABI_\t426\n, version GCC_1\t426\n, version GCC_3\t426\n, version GCC_4\t426\n, version GCC_7\t426\n, version GLIBCXX_\t426\n, version GLIBC_2.\t427\n, version GOMP_\t426\n, version OACC_\t426\n, version solving failed\t428',
    1702240314: ': version "hip_\t520\n: version "libcu\t521\n: version "libnccl\t521\n: version "libnv\t521\n: version \'hip_\t520\n: version \'libcu\t521\n: version \'libnccl\t521\n: version \'libnv\t521\n: version `hip_\t520\n: version `libcu\t521\n: version `libnccl\t521\n: version `libnv\t521\n: version ‘libcu\t521\n: version ‘libnccl\t521\n: version ‘libnv\t521',
    1702259058: 'river version \t1930',
    1702260346: 'znver3\t1182\nznver4\t1182\nznver5\t1182',
    1702325825: 'Anwendungssteuerungsrichtlinie hat\t573',
    1702389038: '.exe" is not recognized\t342\n.exe" is not recognized as\t342\n.exe" ist entweder falsch\t342\n.exe" n\'est pas reconnu\t342\n.exe" no se reconoce como\t342\n.exe" 不是内部或外部命令\t342\n.exe\' is not recognized\t342\n.exe\' is not recognized as\t342\n.exe\' ist entweder falsch\t342\n.exe\' n\'est pas reconnu\t342\n.exe\' no se reconoce como\t342\n.exe\' 不是内部或外部命令\t342\n.exe” is not recognized\t342\n.exe” is not recognized as\t342\n.exe” ist entweder falsch\t342\n.exe” n\'est pas reconnu\t342\n.exe” no se reconoce como\t342\n.exe” 不是内部或外部命令\t342',
    1702520162: 'bezeichnet keinen Typ\t1206',
    1713401449: 'in function compile: NVRTC Error: NVRTC_ERROR_COMPILATION\t1597',
    1714375751: 'GL/freeglut.h\t852 853 854',
    1717857907: 'sndfile.h\t1944 1945 1946 1947',
    1717920878: 'ndefined\t326',
    1717920885: 'udefineret reference til\t326',
    1717985603: "Caffe2: Couldn't determine version from header\t699",
    1717985635: 'caffe2/\t1239 1240 1241 1242',
    1717987684: 'different exception spec\t1447\ndiffers from\t1448',
    1717990755: 'cufft64_\t1422 1423',
    1718513507: 'configuration file provided by "\t1403 1404\nconfiguration file provided by "CUDA\t1405\nconfiguration file provided by "Torch"\t1406\nconfigure: error: \t1407 1408\nconflicting cuDNN in LD_LIBRARY_PATH\t1409',
    1722401636: 'définitions multiples de \t938',
    1722401650: 'réference indefinie vers\t326\nréference indéfinie vers\t326\nréférence indefinie vers\t326\nréférence indéfinie vers\t326',
    1730160936: '() got an unexpected keyword argument\t290\n() got an unexpected keyword argument \t289 395\n() got multiple values for \t289',
    1731152967: 'GL/gl.h\t855 856 857\nGL/glcorearb.h\t855 856 857\nGL/glew.h\t858 859 860 861\nGL/glext.h\t855 856 857\nGL/glut.h\t852 853 854\nGL/glx.h\t855 856 857',
    1734701162: 'jpeglib.h\t1655 1656 1657 1658',
    1734959663: '/bigobj\t442 444',
    1734964000: ' signal terminated program \t299',
    1734964008: '(signal: 9, SIGKILL: kill)\t400',
    1734965107: 'swig: command not found\t1200\nswig: not found\t1200',
    1735289197: 'mingw\t932',
    1735290732: 'longintrepr.h\t1751 1752 1753 1754',
    1735355495: 'glog/logging.h\t1544 1545 1546 1547',
    1735357040: 'program input point\t326',
    1735549216: ' argument(s) but received\t17\n arguments for \t18\n arguments to function \t19',
    1735549292: 'larger than the available KV cache memory\t1666\nlarger than the maximum number of tokens that can be stored in KV cache\t1666',
    1735549300: 'target device or backend do not support efficient \t1963\ntarget sm_\t1964',
    1746936361: ')" has already been defined\t406',
    1746955881: 'in hip::FatBinaryInfo::\t1598',
    1749239892: 'THCharBlas_\t1056 1057\nTHCharStorage\t1056 1057\nTHCharTensor\t1056 1057\nTHCharVector\t1056 1057',
    1750288468: 'THShortBlas_\t1056 1057\nTHShortStorage\t1056 1057\nTHShortTensor\t1056 1057\nTHShortVector\t1056 1057',
    1750343738: ': The system cannot find the file specified\t483',
    1751279980: 'libhipblas.so.\t1699\nlibhipfft.so.\t1699\nlibhiprand.so.\t1699\nlibhipsolver.so.\t1699\nlibhipsparse.so.\t1699',
    1751345510: 'fichier dans un mauvais format\t1040',
    1751345518: 'nicht definierter Verweis auf\t326',
    1751347777: 'Arch conditional MMA instruction used without targeting\t574',
    1751347809: "arch_bin wasn't set for some reason\t1189\narch_list[-1] += \t1190\narchitecture\t1191 1192",
    1751347823: 'orch not compiled with \t1879\norch not compiled with CUDA enabled\t1880\norch version \t1881\norch version must be \t1882\norch==\t1882',
    1751349349: 'exchange\t1324',
    1751361987: "échec d'adressage (mapping) du segment\t836",
    1751607656: 'higher\t1566',
    1751933286: 'falha no mapeamento de segmento\t836',
    1752391519: '__shfl\t695',
    1752392008: 'Hash mismatch for \t879',
    1752461166: 'nothing provides \t1839\nnothing provides __cuda\t429\nnothing provides __glibc >=2.\t430',
    1752463728: 'python3: command not found\t1402\npython3: not found\t1402\npython: command not found\t1402\npython: not found\t1402',
    1752637484: ', which is missing on the system\t429 430',
    1763715368: '() is missing value for argument\t17',
    1763717413: '%1 is not a valid Win32 application\t351\n%1 ist keine zulässige Win32-Anwendung\t351',
    1763719719: "': is not a member of 'cudaDeviceProp'\t389",
    1763733089: 'an illegal memory access was encountered\t1186',
    1763733358: 'no instance of \t1803 1804\nno instance of constructor "cut\t1805\nno instance of constructor "torch::jit::RegisterOperators::RegisterOperators" matches\t1806\nno instance of overloaded function \t1807',
    1763734639: 'ot implemented\t1861',
    1765161080: 'x86intrin.h\t1589 1590 1591',
    1766203450: ': Filename too long\t460 461',
    1766531165: '] Killed\t1164',
    1766727738: ': Nicht genügend\t456',
    1767990816: ' failed to import\t62\n failed with exit \t63\n failed: \t64\n failed: No such file\t65',
    1768042274: '"/bin/nvcc\t349',
    1768042279: "'/bin/nvcc\t349",
    1768042298: ':/bin/nvcc\t522',
    1768053819: ';\\bin\\nvcc\t526',
    1768058209: 'ambiguous "?" operation:\t1184\nambiguous overload for \t1185\nambiguous symbol\t937',
    1768061296: 'pybind11\t1905\npybind11/\t1906\npybind11_detail_function_record\t1031',
    1768124527: 'opción de línea de órdenes no reconocida\t901',
    1768169531: '; did you mean \t525',
    1768255571: 'Speicherzugriffsfehler\t801',
    1768300602: ': fichier trop court\t458\n: file too short\t458 495',
    1768318308: 'defined\t1441\ndefined in file \t1442\ndefiniciones múltiples de \t938',
    1768320617: 'infiniband/\t1623 1624 1625 1626',
    1768383858: 'registered\t1911',
    1768386149: 'engine plan file is generated on an incompatible device, expecting compute \t1462\nengine plan file is not compatible with this\t1463',
    1768453920: ' which is newer than running OS)\t321',
    1768693818: ': linker input file not found\t476',
    1768697658: ':/lib64\t523',
    1768716898: 'bzlib.h\t1221 1222 1223 1224',
    1768759354: ': misaligned address\t517',
    1768779113: 'immintrin.h\t1589 1590 1591',
    1768779128: 'xmmintrin.h\t1589 1590 1591',
    1768824890: ': nie można otworzyć pliku obiektu dzielonego\t465',
    1768843629: 'minimum required Nvidia driver for \t1766',
    1768975957: 'UnpicklingError: \t793',
    1769103702: 'VariableTensorId\t1085 1086',
    1769152577: 'A single input file is required for a non-link phase\t528',
    1769234803: 'satisfies the requirement \t1934\nsatisfy\t1935',
    1769238607: 'OptionalCUDAGuard\t669 670\nOptionalCUDAStreamGuard\t669 670',
    1769300512: ' built with CUDA \t23',
    1769366884: "device architecture\t655\ndevice capabilit\t655\ndevice compute architecture\t655\ndevice compute capabilit\t655\ndevice is SM\t875\ndevice is sm\t875\ndevice is sm_\t875\ndevice kernel image is invalid\t676\ndevice's architecture\t655\ndevice's capabilit\t655\ndevice's compute architecture\t655\ndevice's compute capabilit\t655\ndevice-side assert triggered\t1443\ndevice-side assertion triggered\t1443\ndevices architecture\t655\ndevices capabilit\t655\ndevices compute architecture\t655\ndevices compute capabilit\t655",
    1769369189: 'environment variable is not\t1464',
    1769414695: "' with arguments from the '\t380\n' with arguments from the 'CUDA' backend\t381 382\n' with arguments from the 'MPS' backend\t383\n' with arguments from the 'Meta' backend\t384\n' with exceptions disabled\t385",
    1769566836: 'trying to build PyTorch with a too old version of \t2003',
    1769631349: 'unzip: command not found\t1200\nunzip: not found\t1200',
    1784835872: ' object has no attribute \t240 241 242',
    1785291349: 'Ubijen\t785',
    1785620814: 'Ninja is required to \t956',
    1785620846: 'ninja-build: Kommando nicht gefunden\t1796\nninja-build: command not found\t1796\nninja-build: commande introuvable\t1796\nninja-build: not found\t1796\nninja-build: orden no encontrada\t1796\nninja-build: コマンドが見つかりません\t1796\nninja-build: 未找到命令\t1796\nninja: Kommando nicht gefunden\t1796\nninja: build stopped\t1797\nninja: command not found\t1796\nninja: commande introuvable\t1796\nninja: no work to do.\t1798\nninja: not found\t1796\nninja: orden no encontrada\t1796\nninja: コマンドが見つかりません\t1796\nninja: 未找到命令\t1796',
    1797287790: 'no kernel image is available\t1808',
    1797288805: 'es kein\t1496',
    1801538883: 'CMake must be installed to build\t643',
    1801547107: 'cmake: command not found\t1200\ncmake: not found\t1200',
    1801547111: 'gmake\t452',
    1801675074: 'BackendUnavailable: Cannot import \t602',
    1801675088: "Package \t1020\nPackage dependency requirement '\t1021\nPackage metadata \t1022\nPackageNotFoundError: \t1023\nPackagesNotFoundError\t1024",
    1801675120: 'packed_accessor\t843\npacked_accessor32\t1080\npacked_accessor64\t1080',
    1801678707: 'socket.gaierror: \t1948',
    1802068851: 'scikit-learn has not been built correctly\t1936',
    1802270070: 'vulkan/vulkan\t2049 2050 2051 2052',
    1802398060: 'linker `\t1743',
    1802465132: 'looks like a filename, but the file does not exist\t1755',
    1802465858: 'Broken toolchain: cannot link a simple \t603',
    1802661751: 'work with \t1218\nworks with \t1218',
    1802725700: 'Disk quota exceeded\t778',
    1802725732: 'disk quota exceeded\t778',
    1814061388: 'La ligne de commande est trop longue.\t775\nLa línea de comandos es demasiado larga.\t775',
    1814066273: "at least '/std:c++\t1198",
    1814979692: 'ld.lld: error: duplicate symbol: \t1668',
    1816217684: 'THAlloc\t1056 1057',
    1816283220: 'THBlas_\t1056 1057',
    1816545364: 'THFloatBlas_\t1056 1057\nTHFloatStorage\t1056 1057\nTHFloatTensor\t1056 1057\nTHFloatVector\t1056 1057',
    1818323300: 'dial tcp: lookup \t1079',
    1818391907: 'cublas.CUBLASError: \t1421\ncublas64_\t1422 1423\ncublasLt64_\t1422 1423',
    1818435642: ': class template "std::_Is_memfunptr" has already been defined\t496',
    1818455657: 'include file \t1600\ninclude file "ATen/\t1601\ninclude file "CL/\t1602\ninclude file "Eigen/\t1603\ninclude file "GLES\t1604\ninclude file "TH\t1605\ninclude file "THC\t1606\ninclude file "X11/\t1607\ninclude file "asm/\t1210\ninclude file "boost/\t1608\ninclude file "c\t1609\ninclude file "c10d/\t1610\ninclude file "cudnn\t1611\ninclude file "eigen3/Eigen/\t1603\ninclude file "libav\t1612\ninclude file "numpy/\t1613\ninclude file "tbb/\t1614\ninclude file "torch/\t552\ninclude file \'ATen/\t1601\ninclude file \'CL/\t1602\ninclude file \'Eigen/\t1603\ninclude file \'GLES\t1604\ninclude file \'TH\t1605\ninclude file \'THC\t1606\ninclude file \'X11/\t1607\ninclude file \'asm/\t1210\ninclude file \'boost/\t1608\ninclude file \'c\t1609\ninclude file \'c10d/\t1610\ninclude file \'cudnn\t1611\ninclude file \'eigen3/Eigen/\t1603\ninclude file \'libav\t1612\ninclude file \'numpy/\t1613\ninclude file \'tbb/\t1614\ninclude file \'torch/\t552',
    1818583913: 'icelake-\t1182',
    1818780998: 'Fehler beim Mappen des Shared Objects\t836\nFehler im Format der Programmdatei\t800',
    1818845510: 'Failed building wheel for \t814\nFailed to auto\t815\nFailed to build \t816\nFailed to build CUDA kernels for \t817\nFailed to compile. cc_cmd\t818\nFailed to create CUDAE\t819\nFailed to detect a default CUDA architecture\t820\nFailed to detect a default CUDA architecture.\t821\nFailed to find\t700 701\nFailed to find \t822\nFailed to find MSVC.\t823\nFailed to find ROCm root directory\t824\nFailed to find a working CUDA architecture\t825\nFailed to find all files with CUDA\t826\nFailed to find nvToolsExt\t827\nFailed to import \t710 828\nFailed to initialize NVML: Driver Not Loaded\t829\nFailed to load \t710\nFailed to load library \t712\nFailed to load the backend extension: \t830\nFailed to load the library \t712\nFailed to locate\t701\nFailed to parse: \t831\nFailed to set the allowed dynamic shared memory size \t832\nFailed to start \t833\nFailure finding "libnvvm\t758\nFailure finding \'libnvvm\t758\nFailures have been detected while processing an MLIR pass pipeline\t834',
    1818845542: "fail to call hipModuleLaunchKernel(\t1506\nfail to call hipModuleLoad\t1507\nfailed call to cuInit: \t1508\nfailed to convert GOTPCREL relocation\t1509\nfailed to find\t701\nfailed to legalize operation 't\t1510\nfailed to locate\t701\nfailed to map segment from\t1511\nfailed to open \t1512\nfailed to open elf at \t755\nfailed with\t1513\nfailed with exit \t1514",
    1818846752: ' file built for macOS-\t66\n file not found\t67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123 124 125 126 127 128 129 130 131 132\n file not recognized: \t133',
    1818847344: 'philox_cuda_state\t843',
    1818848040: '(killed) terminó el programa \t397',
    1818850658: 'build_ext\t1214\nbuilds-v0\t1215\nbuilt against \t1216\nbuilt against CUDA\t1217\nbuilt for \t1216\nbuilt for CUDA\t1217\nbuilt to run on \t1218\nbuilt using \t1216\nbuilt using CUDA\t1217\nbuilt with \t1216\nbuilt with CUDA\t1217\nbuilt without \t1219',
    1819028768: ' -llapack\t9',
    1819042147: 'calling a __host__ function\t1243',
    1819042150: 'fallo al asignar un segmento del objeto compartido\t836',
    1819044171: 'Killed\t785 900',
    1819045731: 'collect2: fatal error: ld terminated with signal 9\t907',
    1819047238: 'FullyFusedMLP: insufficient shared memory available on the GPU\t849',
    1819176736: ' only by \t249\n only for \t249\n only on \t249\n only supports \t250\n only with \t249',
    1819240790: 'Violación de segmento\t801',
    1819242031: '/nologo\t442',
    1819307369: 'implementation for device cuda\t1592\nimplicit declaration of\t1593',
    1819308097: 'Application Control policy has blocked\t573',
    1819310149: 'Explicitly provided namespace (\t811',
    1819440483: 'curl/curl.h\t1431 1432 1433 1434\ncurl: (16) \t1435\ncurl: (18) \t1435\ncurl: (28) \t1435\ncurl: (35) \t1435\ncurl: (5) \t1435\ncurl: (52) \t1435\ncurl: (55) \t1435\ncurl: (56) \t1435\ncurl: (6) \t1435\ncurl: (60) \t1435\ncurl: (7) \t1435\ncurl: (92) \t1435\ncurl: command not found\t1200\ncurl: not found\t1200',
    1819571555: 'cutlass needs GCC \t696\ncutlass needs at least GCC \t696\ncutlass requires GCC \t696\ncutlass requires at least GCC \t696\ncutlass/\t1438\ncutlass::\t1439\ncutlass\\\t1438',
    1819635523: 'Could NOT find BLAS (missing\t723\nCould NOT find Boost (missing\t723\nCould NOT find CUDA (missing:\t724 725 726\nCould NOT find CUDAToolkit (missing:\t724 725 726\nCould NOT find CUDNN (missing\t727\nCould NOT find CURL (missing\t723\nCould NOT find CuDNN (missing\t727\nCould NOT find EGL (missing\t723\nCould NOT find Eigen3 (missing\t723\nCould NOT find FFMPEG (missing\t723\nCould NOT find FFmpeg (missing\t723\nCould NOT find Freetype (missing\t723\nCould NOT find GLEW (missing\t723\nCould NOT find GLUT (missing\t723\nCould NOT find Gflags (missing\t723\nCould NOT find Git (missing\t723\nCould NOT find Glog (missing\t723\nCould NOT find HDF5 (missing\t723\nCould NOT find JPEG (missing\t723\nCould NOT find LAPACK (missing\t723\nCould NOT find LibXml2 (missing\t723\nCould NOT find MPI (missing\t723\nCould NOT find MPI_C (missing\t723\nCould NOT find MPI_CXX (missing\t723\nCould NOT find NCCL (missing\t723\nCould NOT find NUMA (missing\t723\nCould NOT find NVTX\t728\nCould NOT find Numa (missing\t723\nCould NOT find NvToolExt\t728\nCould NOT find NvToolsExt\t728\nCould NOT find OpenCL (missing\t723\nCould NOT find OpenCV (missing\t723\nCould NOT find OpenGL (missing\t723\nCould NOT find OpenMP\t729\nCould NOT find OpenSSL (missing\t723\nCould NOT find PNG (missing\t723\nCould NOT find PkgConfig (missing\t723\nCould NOT find Protobuf (missing\t723\nCould NOT find Python\t730 731\nCould NOT find PythonLibs (missing\t732\nCould NOT find SWIG (missing\t723\nCould NOT find TBB (missing\t723\nCould NOT find Torch (missing\t733\nCould NOT find Vulkan (missing\t723\nCould NOT find X11 (missing\t723\nCould NOT find ZLIB (missing\t723\nCould NOT find cuDNN (missing\t727\nCould NOT find cudnn (missing\t727\nCould NOT find gflags (missing\t723\nCould NOT find glog (missing\t723\nCould NOT find nvToolsExt\t728\nCould not build wheels for \t734\nCould not connect\t735\nCould not detect Ninja v\t736\nCould not find\t700 701\nCould not find \t737\nCould not find CUDA driver entry point for cu\t738\nCould not find MSVC\t739\nCould not find a configuration file for package "\t740\nCould not find a configuration file for package "Torch"\t741\nCould not find any \t742 743\nCould not find compiler set in environment variable \t744\nCould not find module \'\t745\nCould not find schema for \t746\nCould not find shared object file\t747\nCould not find the bitsandbytes \t748\nCould not find the operator \t44\nCould not import \t710\nCould not infer dtype of numpy.\t749\nCould not initialize NNPACK! Reason\t750\nCould not load \t710\nCould not load library \t712\nCould not load library libcudnn\t751\nCould not load libtorchcodec\t752\nCould not load symbol \t713\nCould not load the library \t712\nCould not load this library: \t753\nCould not locate\t701\nCould not locate \t737 754\nCould not open \t755\nCould not open requirements file: \t756\nCould not resolve\t735\nCould not set up the environment for Microsoft Visual Studio\t757\nCouldn\'t find\t700 701\nCouldn\'t find a suitable version of ptxas\t758\nCouldn\'t find an operator for \t759\nCouldn\'t load custom C++ ops\t760\nCouldn\'t load custom C++ ops. This can happen if your PyTorch and \t761',
    1819635555: "could not convert default argument '\t1412 1413\ncould not find\t701\ncould not locate\t701\ncould not select device driver \t1414\ncouldn't allocate \t1415\ncouldn't find\t701\ncouldn't find a suitable version of ptxas\t758",
    1830842190: "No matching distribution found for \t963\nNo module named\t964\nNo module named \t62 965 966 967 968 969 970 971 972 973 974 975 976 977 978 979\nNo module named '\t980",
    1830842222: "no matching con\t1809\nno matching constructor for initialization of 'torch::jit::RegisterOperators'\t1810\nno matching function for call to \t1811 1812 1813 1814\nno member named \t1561\nno member named '\t1815 1816 1817 1818",
    1833508922: ": Impossible d'ouvrir le fichier d'objet partagé\t465",
    1835100276: 'tham chiếu đến\t326',
    1835101728: ' name followed by "::" must be\t167\n named symbol not found\t227',
    1835102822: 'frame"\t1316\nframe\'\t1316\nframe’\t1316',
    1835166060: 'libmkl_\t1718',
    1835429165: '-mfma\t439',
    1835492691: 'Segment-Schutz nach der Relozierung\t1048\nSegmentation fault\t801 1049\nSegmentation-Fehler\t801',
    1835492723: 'segment en lecture seule a des réadressages\t1907\nsegmento de sólo lectura tiene reubicaciones\t1907',
    1835606074: ": impossibile aprire il file oggetto condiviso\t465\n: impossible d'ouvrir le fichier d'objet partagé\t465",
    1835606127: 'o implemented \t1861',
    1835622239: '__imp_\t1173',
    1835886455: 'wgmma\t1937',
    1835888451: "Command '['ninja', '--version']' returned non-zero\t716\nCommand 'nvcc' not found\t717",
    1835888459: 'Kommandozeilenoption\t901',
    1835888483: 'command line is too long\t1323\ncommon_type_t\t1324',
    1836016416: ' command failed \t29\n compiled with CUDA \t23',
    1836213584: "Permission denied: \t988\nPermission denied: '\t991\nPermissionError: [Errno 13] \t1026\nPermissionError: [WinError \t1027\nPermissionError: [WinError 5]\t1028",
    1836213588: 'Terminado (killed)\t785',
    1836216134: 'Formato de ejecutable incorrecto\t800',
    1836280141: 'Mismatched number of arguments when calling: `\t944',
    1836280173: 'mismatched argument pack\t503\nmismatches\t1448 1767',
    1836344691: 'setmaxnreg\t1937',
    1840104307: 'símbolo ambiguo\t937',
    1847602215: "', needed by '\t386 387",
    1847603493: "%1 n'est pas une application Win32 valide\t351\n%1 no es una aplicación Win32 válida\t351",
    1847616878: 'ne nomme pas un type\t1206',
    1847619177: 'in namespace\t1496',
    1847619438: 'no nombra a un tipo\t1206',
    1847620457: 'is not a full path and was not found\t1644\nis not a full path to an existing\t1645\nis not a member of\t1496\nis not able to compile a simple\t1646 1647 1648\nis not currently supported\t1193\nis not recognized as an internal\t1649\nis not supported\t1193\nis not yet supported\t1193',
    1847638978: '» non reconnue\t2068',
    1850286138: ': Internal \t466',
    1850296404: 'THIntBlas_\t1056 1057\nTHIntStorage\t1056 1057\nTHIntTensor\t1056 1057\nTHIntVector\t1056 1057',
    1851072570: ": Undefined reference to '\t326\n: Unknown option '\t484 485 486\n: Unresolved extern function\t487\n: Unsupported ICC compiler found\t488\n: Unsupported Intel compiler found\t488\n: Unsupported NVHPC compiler found\t488\n: Unsupported PGI compiler found\t488\n: Unsupported XLC compiler found\t488",
    1851859002: ': an object with that name is already\t489',
    1851876128: ' cannot be used to initialize\t28',
    1851878176: ' kann nicht gefunden werden\t218 219',
    1851878499: 'clang version must be less than \t1319',
    1851943276: 'libnvJitLink.so.\t1708\nlibnvidia-ml.so.1\t1719\nlibnvidia-ptxjitcompiler.so.1\t1719\nlibnvrtc-builtins.so\t1720\nlibnvrtc.so.\t1708',
    1852134465: 'ATen/ATen.h\t544 545 546\nATen/CPUGenerator\t547 548\nATen/CUDA\t547 548\nATen/CUDAGenerator\t547 548\nATen/Dimname.h\t549 550 551\nATen/NamedTensor.h\t549 550 551\nATen/NamedTensorUtils.h\t549 550 551\nATen/Tensor.h\t544 545 546\nATen/TensorNames.h\t549 550 551\nATen/Type\t547 548\nATen/TypeDefault\t547 548\nATen/TypeExtendedInterface\t547 548\nATen/c\t552 553 554\nATen/core/Dimname.h\t549 550 551\nATen/core/NamedTensor.h\t549 550 551\nATen/core/NamedTensorUtils.h\t549 550 551\nATen/core/TensorNames.h\t549 550 551\nATen/cpu/vec256/\t555 556 557 558 559\nATen/cuda/CUDAFuture.cuh\t560 561 562\nATen/cuda/CUDAFuture.h\t560 561 562\nATen/cuda/CUDAMultiStreamGuard.cuh\t560 561 562\nATen/cuda/CUDAMultiStreamGuard.h\t560 561 562\nATen/cuda/CUDASolver.cuh\t560 561 562\nATen/cuda/CUDASolver.h\t560 561 562\nATen/cuda/CUDATypeConversion.cuh\t560 561 562\nATen/cuda/CUDATypeConversion.h\t560 561 562\nATen/cudnn/Exceptions.h\t563 564 565 566 567 568\nATenCeilDiv\t569 570',
    1852138601: 'identifier \t1572 1573\nidentifier "\t1574 1575 1576 1577 1578 1579 1580 1581\nidentifier "CU\t1582\nidentifier "CUSPARSE_\t1583\nidentifier "Py_buffer" is undefined\t1584\nidentifier "_Float\t1585\nidentifier "__builtin_\t1586\nidentifier "nvshmem\t1587\nidentifier "texture" is undefined\t1588',
    1852141679: 'opencv2/\t1871 1872 1873 1874\nopenssl/\t1875 1876 1877 1878',
    1852383271: "' in 'cudaDeviceProp'\t361\n' in 'cut\t362\n' in PATH different than the one specified with -ccbin\t363\n' in namespace '\t364\n' in namespace '__hip_internal'\t365\n' in namespace 'cut\t362\n' in namespace 'std'\t366",
    1852383290: ': internal \t466\n: internal compiler error\t515\n: invalid ELF header\t516',
    1852387130: ':/include\t523',
    1852397403: '[WinError \t1157 1158 1159\n[WinError 1114]\t1160\n[WinError 126]\t930\n[WinError 127]\t770 1161\n[WinError 206]\t1162',
    1852400160: ' binary not found at \t22',
    1852400175: '/bin/bash: \t445 446\n/bin/dash: \t445 446\n/bin/nvcc\t447 448\n/bin/sh: \t445 446',
    1852400971: 'Kein Speicher im statischen TLS-Block\t899\nKein Speicherplatz mehr\t599',
    1852400994: 'being in scipy source directory\t1204\nbeing installed\t1205',
    1852401003: 'kein Speicherplatz mehr verfügbar\t599',
    1852401184: ' find any \t134\n find lib\t135',
    1852403239: "'ninja' is not recognized as an internal or external command\t394",
    1852404512: ' since setuptools is not available\t300',
    1852404565: 'Using cached \t1141',
    1852404597: 'using CUDA_HOME=\t2038',
    1852534357: 'Unknown CMake command "cuda_add_executable"\t826\nUnknown CMake command "cuda_add_library"\t826\nUnknown CMake command "cuda_compile"\t826\nUnknown CUDA Architecture Name\t1122\nUnknown MS Compiler version \t1123\nUnknown builtin op: \t1124\nUnknown compiler(s): [[\'\t1125\nUnknown compute capability. \t1126\nUnknown type name \'__torch__.torch.classes.\t1100',
    1852534389: "unknown target CPU \t1134\nunknown type [0x13] section \t2021\nunknown type name \t1827 2017\nunknown type name '\t2022 2023 2024\nunknown type name '__hip_bfloat16\t2025\nunknown value 'armv9\t1182\nunknown value ('armv9\t1182\nunknown value (‘armv9\t1182\nunknown value ‘armv9\t1182",
    1852583200: ' -lnvToolsExt\t10',
    1852664132: 'Dimname\t776 777\nDimnameList\t776 777',
    1852727619: 'Cannot access data pointer of Tensor \t702\nCannot access global variable \t703 704\nCannot compile \t705\nCannot find\t700 701\nCannot find \t706\nCannot find a build variant for this system in \t707\nCannot find a working triton installation\t708\nCannot find source file:\t709\nCannot import \t710\nCannot initialize CUDA without \t711\nCannot load \t710\nCannot load library \t712\nCannot load symbol cu\t713\nCannot load the library \t712',
    1852727627: 'Kann den Stack nicht ausführbar machen\t898',
    1852727651: 'cannot be used to initialize an entity of type "cutlass::\t1248\ncannot call member function\t503\ncannot call non-constexpr function "cutlass::const_\t1249\ncannot convert \t1250\ncannot convert None of type <class \t1251\ncannot create shared object descriptor\t1252\ncannot determine \t1253\ncannot execute \t1254\ncannot find\t701 1255 1256 1257\ncannot find \t1245 1258 1259 1260 1261\ncannot find -l\t1262 1263 1264 1265 1266 1267 1268 1269 1270 1271 1272 1273\ncannot find -lEGL\t1274\ncannot find -lGLEW\t1275\ncannot find -laio\t1276\ncannot find -lffi\t1277\ncannot find -lglog\t1278\ncannot find -ljpeg\t1279\ncannot find -lnuma\t1280\ncannot find -lpython3.\t1281\ncannot find -lstdc++\t1282\ncannot find -ltbb\t1283\ncannot find -luuid\t1284\ncannot find -lz\t1285\ncannot find the file specified: \'\t991 1286\ncannot import name \t1287 1288 1289 1290 1291 1292 1293 1294 1295 1296\ncannot import name \'\t1297\ncannot instantiate \'\t1298\ncannot make segment writable for relocation\t1299\ncannot map zero-fill pages\t1252\ncannot open \t1245\ncannot open input file \t1300\ncannot open shared object file\t3 1301 1302\ncannot open source file "\t1303\ncannot overload functions distinguished by return type alone\t1304\ncannot read spec file \t1305',
    1852727659: 'kann -l\t1264\nkann nicht gefunden\t1659\nkann nicht gefunden werden -l\t1265 1266 1267 1268 1269 1270 1271 1272 1273 1595 1596\nkann nicht gefunden werden -lEGL\t1274\nkann nicht gefunden werden -lGLEW\t1275\nkann nicht gefunden werden -laio\t1276\nkann nicht gefunden werden -lffi\t1277\nkann nicht gefunden werden -lglog\t1278\nkann nicht gefunden werden -ljpeg\t1279\nkann nicht gefunden werden -lnuma\t1280\nkann nicht gefunden werden -lstdc++\t1282\nkann nicht gefunden werden -ltbb\t1283\nkann nicht gefunden werden -luuid\t1284\nkann nicht gefunden werden -lz\t1285\nkann nicht gefunden werden: -l\t1265 1266 1267 1268 1269 1270 1271 1272 1273 1595 1596\nkann nicht gefunden werden: -lEGL\t1274\nkann nicht gefunden werden: -lGLEW\t1275\nkann nicht gefunden werden: -laio\t1276\nkann nicht gefunden werden: -lffi\t1277\nkann nicht gefunden werden: -lglog\t1278\nkann nicht gefunden werden: -ljpeg\t1279\nkann nicht gefunden werden: -lnuma\t1280\nkann nicht gefunden werden: -lstdc++\t1282\nkann nicht gefunden werden: -ltbb\t1283\nkann nicht gefunden werden: -luuid\t1284\nkann nicht gefunden werden: -lz\t1285',
    1852731203: 'ConnectTimeout\t714\nConnectTimeoutError\t714\nConnection to \t720\nConnectionError: \t721',
    1852732786: 'running build_ext\t1932\nrunning on sm\t1933',
    1852788263: "'NoneType' object has no attribute '\t391 392 393",
    1852793632: " conflicts with target machine type \t30 31\n conflicts with this version\t32\n connect to 'http\t33\n constant expression\t34",
    1852793634: '"constexpr\t350',
    1852793639: "'constexpr\t350",
    1852797559: 'wrong number of template\t503',
    1852989815: 'warning #\t2053\nwarning: calling a __host__ function\t2054\nwarning: calling a constexpr __host__ function\t2054',
    1853169722: ": ungültiger ELF-Header\t516\n: unspecified launch failure\t517\n: unsupported option '-fopenmp\t519\n: unsupported option ‘-fopenmp\t519",
    1853186412: 'launch shared memory exceeds current GPU\t1667',
    1853188163: 'ChunkedEncodingError\t714',
    1853189958: 'Found empty `transformer-engine` meta package\t844\nFound no NVIDIA driver on your system\t845 846 847\nFound two conflicting CUDA\t848',
    1853189990: 'found SM\t875\nfound sm\t875\nfound sm_\t875\nfound. Please specify\t1530',
    1864396654: 'no overload of \t1819',
    1864397673: 'is only a placeholder project on PyPI\t1650\nis only available from C++\t1651',
    1865370691: 'CL/opencl\t634 635',
    1866614868: 'THBoolBlas_\t1056 1057\nTHBoolStorage\t1056 1057\nTHBoolTensor\t1056 1057\nTHBoolVector\t1056 1057',
    1866670138: ': Command not found\t454',
    1866745940: 'THDoubleBlas_\t1056 1057\nTHDoubleStorage\t1056 1057\nTHDoubleTensor\t1056 1057\nTHDoubleVector\t1056 1057',
    1866866746: ': Formal parameter space \t462\n: Found unsuitable version "\t463 464',
    1867194426: ': Kommando nicht gefunden\t454',
    1867270228: 'THLongBlas_\t1056 1057\nTHLongStorage\t1056 1057\nTHLongTensor\t1056 1057\nTHLongVector\t1056 1057',
    1867391034: ': No CUDA GPUs are available\t469\n: No existe el\t130\n: No module named \t470\n: No paths matched \t471\n: No se puede asignar\t456\n: No such file\t130 131 132 472 473 474 475 476\n: No such file or directory\t477\n: Not a directory\t478',
    1867806286: 'NvToolsExt\t1003',
    1867806318: 'nvToolsExt\t1846 1847 1848 1849\nnvToolsExt64_1.lib\t1850',
    1867807056: 'PyTorch is needed\t1033\nPyTorch is not installed\t1033\nPyTorch is not linked with support for cuda devices\t1034\nPyTorch is required\t1033\nPyTorch must be installed\t1033\nPyTorch needs GCC \t696\nPyTorch needs at least GCC \t696\nPyTorch needs to be installed\t1033\nPyTorch no longer supports this GPU because it is too old\t1035\nPyTorch requires GCC \t696\nPyTorch requires at least GCC \t696\nPyTorch version mismatch! DeepSpeed ops were compiled and installed with a different version\t1036\nPyTorch was compiled without CUDA support\t1037',
    1868720492: 'libomp/omp.h\t1721 1722 1723',
    1868721529: 'ymbol \t326\nymbols \t326',
    1868767290: ': comando não encontrado\t454\n: command not found\t454\n: commande introuvable\t454\n: could not read symbols: Invalid operation\t497 498',
    1868785010: 'recompile \t1908',
    1868787269: 'Encountered error while \t799',
    1868787273: 'Incompatible library version: lib\t885\nIncompleteRead\t714',
    1868787305: 'incompatible architecture (have \t1615\nincompatible with that of previous function "\t1616\nincompatible with the existing python installation in your environment\t1617\nincomplete \t1618\nincomplete type \t1619 1620',
    1868832802: '" does not appear to contain CMakeLists\t327',
    1869374802: 'Relocations in generic ELF (EM: \t1040',
    1869374834: 'relocation R_\t1912\nrelocation overflow: reference to\t1913\nrelocation truncated to fit: \t1914 1915',
    1869378165: 'urlopen error \t2034',
    1869439605: 'ubmodule\t2006',
    1869440333: 'Memory access fault by GPU node\t939',
    1869440338: 'RemoteDisconnected\t714',
    1869440365: 'memory exhausted\t1764\nmemory in static\t1765',
    1869440370: 'remove_cv_t\t1324\nremove_reference_t\t1324',
    1869488162: '" no se reconoce como\t342\n" not found\t346',
    1869488167: "' no se reconoce como\t342\n' not found\t346",
    1869488186: ': no se puede abrir el archivo del objeto compartido\t465\n: no se puede abrir el fichero del objeto compartido\t465\n: not found\t454',
    1869488224: '` not found\t346',
    1869490208: ' (no such file)\t3',
    1869491501: '--no-build-isolation\t432',
    1869502255: '/Wno-psabi\t443',
    1869504867: 'canonicalize_version() got an unexpected keyword argument\t1306',
    1869506377: 'Ignoring invalid distribution \t882',
    1869507438: "nknown \t1799\nnknown keyword argument '\t1800",
    1869508193: 'annot open include file: \t615\nannotation_type.__origin__ is tuple\t1187',
    1869636978: 'reports SM\t875',
    1869638985: "ImportError: \t883\nImportError: cannot import name '\t597\nImported target\t884",
    1869639017: 'import lib as _lib, ffi as _ffi\t1594\nimpossibile abilitare lo stack eseguibile\t898\nimpossibile allocare memoria nel blocco statico TLS\t899\nimpossibile trovare -l\t1595 1596\nimpossible de trouver -l\t1264',
    1869771333: "Error building extension '\t802\nError checking\t803\nError compiling objects for extension\t804\nError loading shared library \t805\nError loading shared library ld-linux\t806\nError relocating \t326 807\nError sending request for url (\t808\nError: No module named \t809\nError: Unsupported GPU\t810\nError: Unsupported GPU model\t810\nError: Unsupported GPU type\t810\nError: unsupported GPU\t810\nError: unsupported GPU model\t810\nError: unsupported GPU type\t810",
    1869771365: 'erro interno do compilador\t894\nerror C1021: \t1466\nerror C1128\t1467\nerror C2059\t1468\nerror C2061\t1468\nerror C2065\t1468 1469 1470\nerror C2143\t1468\nerror C2146\t1469\nerror C2398: \t1471\nerror C3859\t1472\nerror C3861\t1469 1470\nerror C4430\t1469 1470\nerror D8016\t1473\nerror MSB3428: \t1474\nerror MSB3721: \t1475\nerror MSB8020: \t1476\nerror MSB8036: \t1477\nerror interno del compilador\t894\nerror sending request for url (\t808\nerror trying to exec \t1254\nerror while loading shared libraries: \t1478\nerror: "auto" is not allowed here\t1479\nerror: /EHa\t442\nerror: /EHsc\t442\nerror: /FS\t442\nerror: /GL\t442\nerror: /GR\t442\nerror: /MD\t442\nerror: /MT\t442\nerror: /O1\t442\nerror: /O2\t442\nerror: /Od\t442\nerror: /Ox\t442\nerror: /W\t442\nerror: /Z7\t442\nerror: /Zc:\t442\nerror: /Zi\t442\nerror: /arch:\t442\nerror: /fp:\t442\nerror: /std:c++\t442\nerror: /utf-8\t442\nerror: /wd\t442\nerror: RPC failed; \t1480\nerror: [Errno 2] No such file or directory: \'\t446\nerror: [WinError 2]\t1481\nerror: a member with an in-class initializer must be const\t1482\nerror: constant value is not known\t1483\nerror: constexpr function never produces a constant expression\t1484\nerror: constexpr if statements are a C++17 feature\t1485\nerror: could not find \t1486\nerror: downloading \'\t1487\nerror: expected a\t1483\nerror: expected an identifier\t1488\nerror: expected unqualified-id before\t1488\nerror: forward declaration of \t1489\nerror: identifier "__\t1483\nerror: identifier "__builtin_\t1490\nerror: invalid instruction\t1491\nerror: invalid operand for instruction\t1491\nerror: invalid redeclaration of\t1483\nerror: name followed by "::" must\t1483\nerror: namespace "std" has no member "__\t1483\nerror: no such file or directory: \'/EHa\t442\nerror: no such file or directory: \'/EHsc\t442\nerror: no such file or directory: \'/FS\t442\nerror: no such file or directory: \'/GL\t442\nerror: no such file or directory: \'/GR\t442\nerror: no such file or directory: \'/MD\t442\nerror: no such file or directory: \'/MT\t442\nerror: no such file or directory: \'/O1\t442\nerror: no such file or directory: \'/O2\t442\nerror: no such file or directory: \'/Od\t442\nerror: no such file or directory: \'/Ox\t442\nerror: no such file or directory: \'/W\t442\nerror: no such file or directory: \'/Z7\t442\nerror: no such file or directory: \'/Zc:\t442\nerror: no such file or directory: \'/Zi\t442\nerror: no such file or directory: \'/arch:\t442\nerror: no such file or directory: \'/fp:\t442\nerror: no such file or directory: \'/std:c++\t442\nerror: no such file or directory: \'/utf-8\t442\nerror: no such file or directory: \'/wd\t442\nerror: pack expansion does not make use\t1483\nerror: qualified name is not allowed\t1483\nerror: this declaration has no\t1483\nerror: type name is not allowed\t1483\nerror: unexpected argument \'\t1492\nerror: unexpected token\t1491\nerror: unknown directive\t1491\nerror: unknown token\t1491\nerror: unrecognized command\t1493\nerror: user-defined literal operator not found\t1483\nerror: variable length array\t1494\nerror: variable-sized object may not be initialized\t1495\nerrore interno del compilatore\t894',
    1869833554: 'ResolutionImpossible\t1043\nResolvePackageNotFound\t1024',
    1869834594: 'bison: command not found\t1200\nbison: not found\t1200',
    1869881378: '" to "std::shared_ptr<torch::jit\t348',
    1869881402: ': too few arguments\t518',
    1869903169: 'AutoGIL\t600 601\nAutoNoGIL\t600 601',
    1869903201: 'autoconf: command not found\t1200\nautoconf: not found\t1200\nautomake: command not found\t1200\nautomake: not found\t1200\nautoreconf: command not found\t1200\nautoreconf: not found\t1200',
    1870211104: ' (you have \t6',
    1873003342: 'Não há espaço disponível\t995',
    1873003374: 'não foi possível alocar memória em bloco TLS\t899\nnão foi possível habilitar pilhas de executável\t898\nnão foi possível localizar -l\t1595 1596\nnão há espaço disponível\t995\nnão é reconhecido como\t1649',
    1881171310: 'ne peut activer une pile exécutable\t898\nne peut allouer de la mémoire dans un bloc statique TLS\t899\nne peut pas trouver -l\t1264 1595 1596\nne peut restaurer le segment prot\t1048\nne peut trouver -l\t1265 1266 1267 1268 1269 1270 1271 1272 1273 1595 1596\nne peut trouver -lEGL\t1274\nne peut trouver -lGLEW\t1275\nne peut trouver -laio\t1276\nne peut trouver -lffi\t1277\nne peut trouver -lglog\t1278\nne peut trouver -ljpeg\t1279\nne peut trouver -lnuma\t1280\nne peut trouver -lstdc++\t1282\nne peut trouver -ltbb\t1283\nne peut trouver -luuid\t1284\nne peut trouver -lz\t1285',
    1881173838: "No package '\t981",
    1882284899: 'cc1plus\t1314\ncc1plus: \t1315',
    1884516174: 'NoSpaceLeftError\t792',
    1885434439: 'Graph break due to unsupported builtin \t876',
    1885500787: 'subprocess-exited-with-error\t1957',
    1885692960: ' dependency is incompatible with the current platform: \t36',
    1885693252: 'DeepSpeed needs GCC \t696\nDeepSpeed needs at least GCC \t696\nDeepSpeed requires GCC \t696\nDeepSpeed requires at least GCC \t696',
    1885809965: '--gpu-name=sm_\t431',
    1886217556: 'Temporary failure\t735\nTemporary failure \t1082',
    1886217588: 'temp.win32-\t1965',
    1886218528: ' import "_C\t168\n import "_ext\t168\n import \'_C\t168\n import \'_ext\t168\n import _C\t168\n import _ext\t168\n import `_C\t168\n import `_ext\t168\n import any \t134\n import module "_C\t168\n import module "_ext\t168\n import module \'_C\t168\n import module \'_ext\t168\n import module _C\t168\n import module _ext\t168\n import module `_C\t168\n import module `_ext\t168\n import the "_C\t168\n import the "_ext\t168\n import the \'_C\t168\n import the \'_ext\t168\n import the _C\t168\n import the _ext\t168\n import the `_C\t168\n import the `_ext\t168\n import the module "_C\t168\n import the module "_ext\t168\n import the module \'_C\t168\n import the module \'_ext\t168\n import the module _C\t168\n import the module _ext\t168\n import the module `_C\t168\n import the module `_ext\t168',
    1886220099: 'Compiler requires the CUDA toolkit\t718',
    1886220131: "compilation terminated\t1325 1326 1327 1328 1329 1330 1331 1332 1333 1334 1335 1336 1337 1338 1339 1340 1341 1342 1343 1344 1345 1346 1347 1348 1349 1350 1351 1352 1353 1354 1355 1356 1357 1358 1359 1360 1361 1362 1363 1364 1365 1366 1367 1368 1369 1370 1371 1372 1373 1374 1375 1376 1377 1378 1379 1380 1381 1382 1383 1384 1385 1386 1387 1388 1389 1390 1391\ncompiled\t1392\ncompiled against \t1216\ncompiled against CUDA\t1217\ncompiled against NumPy 1.x\t1393\ncompiled for \t1216\ncompiled for CUDA\t1217\ncompiled using \t1216\ncompiled using CUDA\t1217\ncompiled with \t1216\ncompiled with CUDA\t1217\ncompiled without \t1219\ncompiler set in environment\t1394\ncompute capabilit\t1395 1396\ncompute capability\t1397\ncompute capability \t1398 1399\ncompute capability not supported']\t1400",
    1886220135: "gomp not found\t1549\ngomp' not found\t1549\ngomp’ not found\t1549",
    1886220137: "iomp5 not found\t1549\niomp5' not found\t1549\niomp5’ not found\t1549",
    1886221678: 'numpy/\t1845',
    1886330919: "' op \t376",
    1886332960: ' (operand types are \t4',
    1886351203: 'cooperative_groups/\t1410 1411\ncooperlake\t1182',
    1886413165: "mappatura del segmento dall'oggetto condiviso non riuscita\t836",
    1886413171: 'sapphirerapids\t1182',
    1886415211: 'kipping import of cpp extensions due to incompatible torch version \t1660',
    1886418291: 'support for the ISO C++ \t1958\nsupport for the upcoming ISO C++ standard, C++0x\t1959\nsupported\t1192 1960',
    1886611780: 'DispatchKey::CompositeImplicitAutograd\t779\nDispatchStub: missing \t780',
    1886614883: 'cusparse64_\t1422 1423\ncusparseC\t695\ncusparseD\t695\ncusparseS\t695\ncusparseXcsrgemmNnz\t695\ncusparseZ\t695',
    1886680168: 'http.client.\t1571',
    1886680431: 'output file too large: \t1891',
    1886745376: ' support \t303 304',
    1886745454: 'nsupported CUDA SM\t1840\nnsupported CUDA SM version\t1840\nnsupported CUDA arch\t1840\nnsupported CUDA architecture\t1840\nnsupported CUDA capability\t1840\nnsupported CUDA sm\t1840\nnsupported CUDA sm version\t1840\nnsupported GPU SM\t1840\nnsupported GPU SM version\t1840\nnsupported GPU arch\t1840\nnsupported GPU architecture\t1840\nnsupported GPU capability\t1840\nnsupported GPU sm\t1840\nnsupported GPU sm version\t1840\nnsupported SM\t1840\nnsupported SM version\t1840\nnsupported arch\t1840\nnsupported architecture\t1840\nnsupported capability\t1840\nnsupported compute SM\t1840\nnsupported compute SM version\t1840\nnsupported compute arch\t1840\nnsupported compute architecture\t1840\nnsupported compute capability\t1840\nnsupported compute sm\t1840\nnsupported compute sm version\t1840\nnsupported device SM\t1840\nnsupported device SM version\t1840\nnsupported device arch\t1840\nnsupported device architecture\t1840\nnsupported device capability\t1840\nnsupported device sm\t1840\nnsupported device sm version\t1840\nnsupported sm\t1840\nnsupported sm version\t1840',
    1887007331: 'crypt.h\t1417 1418 1419 1420',
    1897951054: 'No queda espacio en el dispositivo\t598',
    1897951086: 'no queda espacio en el dispositivo\t598',
    1902473760: ' required keyword-only argument\t289\n required positional argument\t289 290\n requires A100\t291\n requires MinkowskiEngine\t292\n requires a different Python: \t293\n requires apex\t292\n requires auto\t292\n requires bitsandbytes\t292\n requires causal\t292\n requires cuda extensions\t294\n requires cupy\t292\n requires deepspeed\t292\n requires detectron2\t292\n requires exllamav2\t292\n requires fbgemm\t292\n requires flash\t292\n requires flashinfer\t292\n requires gptqmodel\t292\n requires gsplat\t292\n requires kaolin\t292\n requires mamba\t292\n requires mmcv\t292\n requires onnxruntime\t292\n requires pytorch3d\t292\n requires sgl\t292\n requires sglang\t292\n requires spconv\t292\n requires torch-\t292\n requires torch_\t292\n requires torchao\t292\n requires torchcodec\t292\n requires transformer\t292\n requires triton\t292\n requires triton==\t295\n requires vllm\t292\n requires xformers\t292',
    1903386957: 'MasqueradingAsCUDA\t934 935',
    1914709853: "]' returned non-zero\t1165",
    1914711074: '", referenced from\t326\n", referenced from:\t326',
    1914725736: 'he remote end hung up unexpectedly\t1519',
    1914728270: 'No registered custom op \t746',
    1916880980: 'THArgCheck\t1058 1059',
    1917132893: '] Erreur 137\t1164\n] Error 137\t1164',
    1917143124: 'THError\t1058 1059',
    1917145935: 'OSError: \t721\nOSError: Could not find/load shared object file\t1010\nOSError: [Errno \t1011\nOSError: [Errno 30] \t1012',
    1917221200: 'PyFrameObject\t1032',
    1917853789: '] Processus arrêté\t1164',
    1917869114: ':\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA\\v\t524',
    1918967866: ': archivo demasiado corto\t458',
    1918967870: '> are available only with C++\t527',
    1918986323: 'Shared memory size limit exceeded: requested \t1052',
    1918986355: 'shared memory size (requested \t1942\nshared object\t1943\nshared object initialization failed\t1567',
    1919052108: 'Library not loaded: \t926 927\nLibrary not loaded: @\t928',
    1919052140: 'library not found\t1724\nlibrary not found for -l\t1725 1726\nlibrary not found: \t1727 1728 1729\nlibrary not found: EGL\t1730\nlibrary not found: GLEW\t1731\nlibrary not found: aio\t1732\nlibrary not found: crypt\t1733\nlibrary not found: ffi\t1734\nlibrary not found: glog\t1735\nlibrary not found: jpeg\t1736\nlibrary not found: lapack\t1737\nlibrary not found: numa\t1738\nlibrary not found: stdc++\t1739\nlibrary not found: tbb\t1740\nlibrary not found: uuid\t1741\nlibrary not found: z\t1742\nlibrocblas.so.\t1699\nlibrocsparse.so.\t1699',
    1919115629: 'macro "max" passed\t1760\nmacro "max" requires\t1760\nmacro "min" passed\t1760\nmacro "min" requires\t1760',
    1919117645: 'Microsoft Visual C++ \t940\nMicrosoft Visual C++ Redistributable is not installed\t941\nMicrosoft Visual C++ installation\t942\nMicrosoft Visual Studio installation\t942\nMicrosoft Visual Studio version\t943',
    1919230010: ': error C2440: \t499\n: error C2975\t500\n: error adding symbols: DSO missing from command line\t497 498\n: error: \t501\n: error: exception specification in declaration does not match\t502\n: error: expected \t503\n: error: expected primary-expression before\t504\n: error: identifier "\t505\n: error: name followed by "::" must be a class or namespace name\t506\n: error: namespace "cut\t507\n: error: need \t508\n: error: no such file or directory: \'\t509\n: error: template argument \t503\n: error: the clang compiler does not support \'-\t510\n: error: unknown argument\t511\n: error: unknown type name \'\t512\n: error: unsupported option \'-\t513\n: error: use of undeclared identifier \'\t512\n: error:expected \t503\n: error:template argument \t503\n: error： expected \t503\n: error： template argument \t503\n: error：expected \t503\n: error：template argument \t503',
    1919248468: 'There is not enough space on the disk\t1097',
    1919248500: "there's already a kernel registered from python overriding \t1967",
    1919249184: ' kernel are not available\t220\n kernel is not available\t220\n kernel not available\t220\n kernels are not available\t220\n kernels is not available\t220\n kernels not available\t220',
    1919250472: '(perhaps \t399',
    1919250479: '/permissive\t442',
    1919250511: 'Operator does not support running with fake tensors\t1016',
    1919250543: 'operation timed out\t1322',
    1919251285: "UserWarning: Can't initialize NVML\t1139\nUserWarning: Error checking compiler version for cl\t1140",
    1919251488: ' terminated with signal 9\t38',
    1919251566: 'nternal error\t1841',
    1919252000: ' version incompatibility\t310\n version mismatch\t310\n version must be \t311\n version needs to be \t311\n version should be \t311',
    1919252079: 'overloaded function "std::__to_address" matches\t1892',
    1919444301: 'Mehrdeutiges Symbol\t937\nMehrfachdefinition von \t938',
    1919444333: 'mehrdeutiges Symbol\t937',
    1919448176: 'pthread.h\t1449',
    1919885370: ': orden no encontrada\t454',
    1919887392: ' (or one of its dependencies)\t5',
    1919895160: "xFormers was built for:\t2058\nxFormers wasn't buil\t2059",
    1919902273: 'Aborted\t571',
    1919903264: ' for section\t137',
    1919968580: 'DeprecatedTypeProperties\t771 772',
    1919969650: 'ripristinare la protezione del segmento\t1048',
    1920091483: '[Errno 122]\t1156\n[Errno 28]\t1156',
    1920103747: 'Current CUDA Device does not support bfloat16\t763\nCurrent CUDA device does not support bfloat16\t763',
    1920103779: "current CUDA Device does not support bfloat16\t763\ncurrent CUDA device does not support bfloat16\t763\ncurrent Python platform is not compatible with the lockfile's supported environments\t1436",
    1920169263: '/usr/include/hip/\t450',
    1920230738: 'Retrying (Retry(total=0,\t1044',
    1920233061: 'entrée de procédure\t326',
    1920233065: 'intrin\t1196',
    1920234561: "AttributeError: install_layout\t595\nAttributeError: module '\t596\nAttributeError: module 'torch._C' has no attribute '\t597",
    1920235589: 'Extra build requirement \t812',
    1931505486: "No se pudo asignar memoria en el bloque TLS\t899\nNo space left on device\t982\nNo such file or directory: \t202 983 984 985 986 987 988\nNo such file or directory: '\t989 990 991\nNo such operator \t992",
    1931505518: 'no se declaró en este ámbito\t1206\nno se encuentra -l\t1264 1595 1596\nno se puede activar la pila ejecutable\t898\nno se puede encontrar -l\t1264 1265 1266 1267 1268 1269 1270 1271 1272 1273 1595 1596\nno se puede encontrar -lEGL\t1274\nno se puede encontrar -lGLEW\t1275\nno se puede encontrar -laio\t1276\nno se puede encontrar -lffi\t1277\nno se puede encontrar -lglog\t1278\nno se puede encontrar -ljpeg\t1279\nno se puede encontrar -lnuma\t1280\nno se puede encontrar -lstdc++\t1282\nno se puede encontrar -ltbb\t1283\nno se puede encontrar -luuid\t1284\nno se puede encontrar -lz\t1285\nno se puede restaurar el `prot\' del segmento\t1048\nno se reconoce como un comando\t1649\nno se reconoce la opción de línea de órdenes\t901\nno space left on device\t982\nno such file\t1820\nno such file or directory: \'\t1821\nno such instruction\t1822\nno such option: -\t1823\nno suitable \t1824 1825\nno suitable constructor exists to convert from "\t1826',
    1931506799: 'ot supported\t1861',
    1933658196: 'THAssert\t1058 1059',
    1934970951: 'GPUs architecture\t655\nGPUs capabilit\t655\nGPUs compute architecture\t655\nGPUs compute capabilit\t655',
    1935625567: '_M_set_sharable()\t1167',
    1935762796: 'lease up\t1696',
    1935763488: ' has already been defined\t139\n has been removed from CMake\t140\n has no attribute\t141\n has no attribute \t142 143 144 145 146 147 148 149\n has no member\t150\n has no member \t151 152\n has no member named\t153\n has no member named \t154 155 156 157 158\n has non-pointer type \t159\n has not been declared\t55 56 57 160 161 162 163\n has to be \t164\n has unsupported type \t165',
    1935763551: '_hash_\t1176 1177 1178',
    1935764579: 'class "at::Tensor" has no member "\t1320\nclass "std::enable_if<<error-constant>\t1321',
    1935767328: ' was detected and compatibility mode is UN\t312\n was found but failed to import\t313\n was not declared\t55 56 163 215 216 314\n was not declared in this scope\t57 315 316\n was not declared in this scope; did you mean \t317\n was not found in the package registry\t318\n was specified but unrecogni\t319',
    1936009070: "n'est pas reconnu en tant que\t1649\nn'est pas un membre de\t1496",
    1936025716: 'these package versions have conflicting dependencies\t1968',
    1936027460: 'Does not match the generator used previously: \t783',
    1936027492: "does not appear to be a Python project\t1451\ndoes not contain a CMakeLists\t1452\ndoes not have one of build variants: \t1453\ndoes not know how to trace the builtin \t1454\ndoes not match\t1448\ndoes not name a type\t1206\ndoesn't match\t1448",
    1936028533: 'uses too much \t2036\nuses too much shared data (0x\t2037',
    1936269346: '" is ambiguous\t340\n" is not known to CXX compiler\t341\n" is not recognized\t342\n" is not recognized as\t342\n" is undefined in device code\t343\n" ist entweder falsch\t342',
    1936269351: "' is ambiguous (with operand types \t367\n' is not defined for option 'gpu-architecture'\t368\n' is not defined for option 'std'\t369\n' is not in 'keyword=value' format\t370\n' is not recognized\t342\n' is not recognized as\t342\n' is not recognized as an internal\t371\n' is only available for these backends:\t372\n' ist entweder falsch\t342",
    1936269353: ') is greater than the maximum required version by CUDA \t403\n) is less than the minimum required version by CUDA \t404',
    1936287828: 'This Python has API version \t1098\nThis header is only meant to be used on x86\t1099',
    1936287860: 'this operation is not allowed between \t1969',
    1936289397: 'unistd.h\t1449',
    1936614740: 'TensileLibrary\t1083 1084\nTensorTypeId\t1085 1086\nTensorTypeSet\t1085 1086\nTensors of type TensorImpl do not have \t1087\nTensors returned from custom ops (1) must not\t1088 1089',
    1936615712: ' installation candidates for \t173\n instance of Visual Studio\t174',
    1936617315: 'const_data_ptr\t843',
    1936682850: 'boost/\t1213',
    1936683040: ' positional argument\t289',
    1936876886: 'VersionConflict: (\t1145',
    1936876918: 'version "LIBAV\t903\nversion "LIBSW\t903\nversion \'LIBAV\t903\nversion \'LIBSW\t903\nversion `LIBAV\t903\nversion `LIBSW\t903\nversion torch was compiled with \t2045\nversion used to compile\t2046\nversions\t2047',
    1936877926: 'first\t1205',
    1936941392: 'PassManager::run failed\t1025',
    1936943469: 'missing initializer for member \t1768',
    1936944429: '-msse\t439',
    1937008994: 'bits/floatn\t1209\nbits/libc-header-start\t1210\nbits/std_function.h:\t1211\nbitsandbytes was compiled without GPU support\t1212',
    1937055783: "' uses too much \t378",
    1937059642: ':/usr/local/cuda\t523',
    1937075488: ' must be \t164\n must be valid exactly by one definition\t225\n must not contain {\t226',
    1937339245: 'msys64\t932',
    1948280185: 'ye tanımsız başvuru\t326',
    1948282734: "no template named \t1827\nno template named '\t1818\nno type named \t1827\nno type named '\t1818",
    1951615060: 'THStorage\t1056 1057',
    1952531514: ':Datei oder Verzeichnis\t130',
    1952543859: 'status_string: "\t1954',
    1952606572: 'libtorch_cuda.so: \t1707',
    1952802679: 'wget: command not found\t1200\nwget: not found\t1200\nwget: unable to resolve host address\t2056',
    1952805408: ' returned non-zero\t296 297',
    1952867692: 'leftover lock files from the PyTorch C++ extension build\t1697',
    1953063255: 'Waited on lock file "\t1148',
    1953063469: '-bit platform\t437',
    1953064270: "Neither 'setup.py' nor 'pyproject.toml' found\t955",
    1953064550: 'ffitarget.h\t1522 1523 1524',
    1953065567: '_jit_compile\t60',
    1953067604: 'Triton Error [CUDA]: device kernel image is invalid\t1105\nTriton only support CUDA 10.0 or higher, but got CUDA version: \t1106',
    1953068832: ' with --no-build-isolation\t322\n with CUDA \t323\n within its own root folder\t324\n without CUTE_ARCH_MMA_\t325',
    1953069157: 'exit code\t1501\nexit code:\t1501\nexit status\t1501\nexitcode\t1501\nexited with code \t1502',
    1953264973: 'Multiple dispatch failed for \t945',
    1953265005: 'multi_tensor_applier fused unscale kernel is unavailable\t1782\nmultiple copies of the\t1783\nmultiple definition of \t1784',
    1953394499: 'ContextualVersionConflict: (\t722',
    1953396050: 'RuntimeError: Failed to infer device type\t957\nRuntimeError: Numpy is not available\t1046',
    1953396080: 'punto de entrada del procedimiento\t326',
    1953397075: 'SyntaxError: \t886',
    1953459744: ' not available\t229\n not built with CUDA\t230\n not compiled with CUDA\t230\n not defined in file lib\t231 232\n not found\t233\n not found in the system path\t234\n not found. Directory cannot be installed\t235\n not installed\t236\n not recognized\t237\n not set, after EnableLanguage\t238\n not supported in this architecture\t239',
    1953460816: 'ProtocolError\t714',
    1953525103: 'ompt.h\t1721 1722 1723',
    1953653104: 'partially initialized module \t1895',
    1953653621: 'ucrt64\t932',
    1953655126: "Virtual package '__cuda\t1146\nVirtual package '__glibc\t1147",
    1953655158: 'virtual memory exhausted: \t2048',
    1953658478: 'nvrtc-builtins\t1859\nnvrtc64_\t1422 1423\nnvrtc: error: failed to load builtins for compute_\t1860',
    1953718598: 'Fast path is not available because one of\t835',
    1953718627: 'caster.operator typename make_caster<T>::template cast_op_type<T>()\t1309',
    1953718630: 'fast path is not available because one of\t835',
    1953719584: ' est incompatible avec la sortie\t59',
    1953719666: 'restaurar proteção de segmento\t1048\nrestore segment prot after\t1924',
    1953720608: ' ist entweder falsch\t212\n ist im Header \t217\n ist kein Element\t169\n ist kein Element von\t190 191 192',
    1953720644: "Distributed package doesn't have NCCL built in\t781",
    1953721929: 'Installed triton version too old, please upgrade\t891\nInstrucción ilegal\t435\nInstruction non permise\t435\nInstruçõe\t435',
    1953721961: 'installable\t1627\ninstalled CPU version PaddlePaddle\t1628\ninstalled Caffe2 version uses CUDA but I cannot find the CUDA\t1629',
    1953722184: 'Host compiler targets unsupported OS\t880',
    1953722216: 'host compiler\t605\nhost has sm_\t875',
    1953723725: 'Must define exactly one of __HIP_PLATFORM_\t946',
    1953723747: 'custom_op(\t1437',
    1953723757: 'must have a constant value\t167\nmust install \t1030',
    1953724755: 'SystemError: <built-in function load_binary> returned NULL\t1055',
    1953724787: 'system has unsupported display driver / cuda driver combination\t1961\nsystem not yet initialized\t1962',
    1953784096: ' attempted to run this operator with Meta tensors, but there was no \t21',
    1953785171: 'Setting up PyTorch plugin "\t1051',
    1953849888: ' but this version of numpy is 0x\t24\n but we found an implementation\t25',
    1953853031: 'gnutls_handshake() failed\t1548',
    1953853216: ' out of memory\t287\n out of range: \t288',
    1954047264: ' extension\t60\n extension for compute capability \t61',
    1954047342: 'next(\t1795',
    1954047348: 'texture is not a template\t1588\ntexture" is not a template\t1588\ntexture\' is not a template\t1588\ntexture’ is not a template\t1588',
    1954112032: ' bytes to section \t27',
    1954115679: '_pytorch_\t1179',
    1965059918: "No url found for submodule path '\t993",
    1965060969: 'is unsupported\t1193',
    1967202362: ': Aucun fichier\t130',
    1967343700: 'THCuda\t1056 1057 1072 1073\nTHCudaCheck\t1074 1075',
    1969316709: 'ecause there is no version of \t1459',
    1969365031: "' but version of \t352",
    1969365036: ", but none of the providers can be installed\t418\n, but was built for sm\t419\n, but wrong architecture\t420\n, but you have torch \t421\n, but you'll have torch \t421",
    1969381215: '__builtin_amdgcn_\t1171',
    1969431072: ' "cudaMemLocation"\t0',
    1969450029: '-lcudnn\t438',
    1969452353: 'Aucun espace disponible sur le périphérique\t598\nAucun fichier ou dossier\t575 576 577 578 579 580 581 582 583 584 585 586',
    1969452385: 'aucun espace disponible sur le périphérique\t598',
    1969452654: 'nvcuda.dll\t1857',
    1969516397: "module 'PIL.Image' has no attribute '\t1769\nmodule 'faiss' has no attribute '\t1770\nmodule 'numpy' has no attribute '\t1771\nmodule 'torch._C' has no attribute '\t1772\nmodule 'torchsparse_\t1773\nmodule export function\t1774\nmodule has nothing to offer in MPL2 only mode\t1775",
    1969713761: "argument list for \t1194\nargument of type 'WindowsPath' is not iterable\t1195",
    1970085927: "' must be initialized by a constant expression\t373",
    1970170220: 'linux/limits.h\t1744 1745 1746 1747',
    1970234144: ' could be found\t35',
    1970239784: '(you have \t401',
    1970300704: ' gpu architectures in the range\t138',
    1970302319: 'ompute capability \t1865',
    1970365778: 'Require \t953\nRequire PyTorch\t1041\nRequire Pytorch\t1041\nRequire pyTorch\t1041\nRequire pytorch\t1041\nRequire torch\t1041\nRequired library version not found: \t1042\nRequires \t953\nRequires PyTorch\t1041\nRequires Pytorch\t1041\nRequires pyTorch\t1041\nRequires pytorch\t1041\nRequires torch\t1041',
    1970365810: 'require \t953\nrequire C++ 1\t1916\nrequire C++ 2\t1916\nrequire C++1\t1916\nrequire C++2\t1916\nrequire CUDA\t1794\nrequire PyTorch\t1041\nrequire Pytorch\t1041\nrequire at least \'/std:c++\t1198\nrequire at least C++ 1\t1916\nrequire at least C++ 2\t1916\nrequire at least C++1\t1916\nrequire at least C++2\t1916\nrequire pyTorch\t1041\nrequire pytorch\t1041\nrequire torch\t1041\nrequire users to upgrade torch to at least v\t1917\nrequired\t1793\nrequires \t953\nrequires Ada\t1918\nrequires Ampere\t1918\nrequires Blackwell\t1918\nrequires C++ 1\t1916\nrequires C++ 2\t1916\nrequires C++1\t1916\nrequires C++2\t1916\nrequires CUDA\t1794\nrequires Hopper\t1918\nrequires NVCC\t1794\nrequires NVIDIA CUDA\t1794\nrequires PyTorch\t1041\nrequires Pytorch\t1041\nrequires Turing\t1918\nrequires Volta\t1918\nrequires a Ada\t1918\nrequires a Ampere\t1918\nrequires a Blackwell\t1918\nrequires a Hopper\t1918\nrequires a Turing\t1918\nrequires a Volta\t1918\nrequires an Ada\t1918\nrequires an Ampere\t1918\nrequires an Blackwell\t1918\nrequires an Hopper\t1918\nrequires an Turing\t1918\nrequires an Volta\t1918\nrequires at least \'/std:c++\t1198\nrequires at least C++ 1\t1916\nrequires at least C++ 2\t1916\nrequires at least C++1\t1916\nrequires at least C++2\t1916\nrequires capability \t1919\nrequires compiler flag \'/std:c++\t1198\nrequires device with capability > (\t1920\nrequires nvcc\t1794\nrequires pyTorch\t1041\nrequires pytorch\t1041\nrequires the CUDA\t1794\nrequires the following packages that were not found in your environment: \t1921\nrequires the language dialect "CUDA\t1922\nrequires the language dialect "CXX\t1923\nrequires torch\t1041',
    1970369089: 'Arquivo ou diretório\t575 576 577 578 579 580 581 582 583 584 585 586',
    1970430838: 'vcruntime\t2044',
    1970430840: 'xcrun: error: invalid active developer path\t2060',
    1970432116: 'thrust::\t1970',
    1970435187: 'struct _frame\t1032',
    1970479215: 'o such \t575 576 577 578 579 580 581 582 583 584 585 586',
    1970496882: 'result_of_t\t1324',
    1970497878: 'Visual C++ installation\t942\nVisual Studio installation\t942',
    1970499157: 'Unsupported .target\t1132\nUnsupported .version\t1133\nUnsupported HIP arch \t1134\nUnsupported HIP arch: \t1134\nUnsupported conversion from \t1135\nUnsupported platform: \t1136\nUnsupported rounding mode for conversion\t1137\nUnsupportedOperatorException: \t1138',
    1970499177: 'insufficient shared memory available on the GPU\t1630',
    1970499189: 'unsupported\t1861\nunsupported GNU version! \t2031\nunsupported HIP gpu architecture \t1134\nunsupported HIP gpu architecture: \t1134\nunsupported ICC\t2032\nunsupported NVHPC\t2032\nunsupported PGI\t2032\nunsupported XLC\t2032\nunsupported instruction \t1201\nunsupported operand type(s) for \t2033\nunsupported operator: \t1138\nunsupported pgc++\t2032\nunsupported xlC\t2032',
    1970562386: 'Return has unsupported type \t1045',
    1970562418: 'return code\t1501\nreturned a non-zero code: 137\t1925\nreturned non-zero\t1926\nreturned non-zero exit\t1927\nreturned non-zero exit status\t1928\nreturned non-zero exit status \t1929',
    1970562419: 'setup command: use_2to3 is invalid\t1938\nsetup.py build\t1214\nsetup.py develop\t1214\nsetup.py install\t1214\nsetuptools.build_meta\t1939\nsetuptools.command.\t1940\nsetuptools.extern.\t1941',
    1970566470: 'FutureWarning: The pynvml package is deprecated\t850',
    1981837166: "no viable conversion from \t1828\nno viable conversion from '\t1829",
    1984917583: 'OpOverloadPacket(op=\t1015',
    1985966953: 'is_variable\t1652 1653',
    1986096429: '-mavx\t439',
    1986884193: 'armv8.6-a\t1182',
    1986928751: 'o nvcc found\t718\no nvcc was found\t718',
    1986946336: ' environment variable is not\t43',
    1987208531: 'Server does not allow request for unadvertised object\t1050',
    1998611557: 'ed with an unsupported toolchain\t1460',
    1998614350: 'No working C++ compiler found in\t994',
    2003269987: 'cygwin\t932',
    2003988326: 'forward compatibility was attempted on non supported HW\t1529',
    2019516192: ' __x) noexcept (true)\t13',
    2019893287: "' extension\t354\n' extension (up-to-date)\t355",
    2019893289: ') exceeds limit (\t402',
    2019893315: 'C extension: \t604',
    2019912806: 'flex: command not found\t1200\nflex: not found\t1200',
    2020569680: 'ProxyError\t714',
    2032168553: 'in your include path is not compatible with this release of \t1599',
    2032170095: 'ot yet implemented\t1861\not yet supported\t1861',
    2034387028: 'THByteBlas_\t1056 1057\nTHByteStorage\t1056 1057\nTHByteTensor\t1056 1057\nTHByteVector\t1056 1057',
    2035294266: ': PyTorch was compiled\t481',
    2035296032: " 'Py_buffer'\t1",
    2036625250: 'body of constexpr\t503',
    2037149263: 'Only a single TORCH_LIBRARY can be used to register the namespace \t1013 1014',
    2037149295: 'only available for Linux\t1866\nonly available with \t1867\nonly support\t1868\nonly supported on \t1869 1870\nonly supported on CUDA\t1794\nonly supported on NVCC\t1794\nonly supports \t1218\nonly supports Linux\t1866\nonly works on Linux\t1866',
    2037413219: 'cupy.cuda.memory.OutOfMemoryError\t1430',
    2037604640: ' async_io\t20',
    2042020674: 'Böyle bir dosya ya da dizin\t575 576 577 578 579 580 581 582 583 584 585 586',
    2053466478: 'niezdefiniowane odwołanie do\t326',
    2053731104: ' size changed, may indicate binary\t301',
    2054124112: 'Prozedureinsprungpunkt\t326',
    2179145762: '" は、内部コマンド\t342',
    2179145767: "' は、内部コマンド\t342",
    2179145786: ': そのようなファイル\t130',
    2195923002: ': コマンドが見つかりません\t454',
    2212700218: ': ファイルが短すぎます\t458',
    2228297786: ': файл слишком короткий\t458',
    2229739578: ': 無法開啟共用物件\t465',
    2246385722: ': 共有オブジェクトファイルを開けません\t465',
    2295439056: 'Ошибка сегментирования\t801',
    2313560122: ': 找不到命令\t454',
    2357322528: ' が見つかりません\t218 219',
    2377704480: ' 不是\t169 190 191 192\n 不是一个类型名\t57',
    2377704482: '"不是内部\t342',
    2377704487: "'不是内部\t342",
    2414551098: ': 동적 오브젝트 파일을 열 수 없습니다\t465',
    2461197882: ':沒有此一檔案\t130',
    2498306106: ': 错误: expected \t503\n: 错误: template argument \t503\n: 错误:expected \t503\n: 错误:template argument \t503\n: 错误： expected \t503\n: 错误： template argument \t503\n: 错误：expected \t503\n: 错误：template argument \t503',
    2498306141: '] 错误 137\t1164',
    2531663930: ': 文件过短\t458',
    2548441146: ': 无效的 ELF 头\t516\n: 无法分配内存\t456\n: 无法打开共享对象\t467\n: 无法打开共享对象文件\t465',
    2632327226: ': 未找到命令\t454',
    2642535226: ':そのようなファイル\t130',
    2647662650: ': Нет такого файла\t130',
    2712856122: ':没有那个文件\t130',
    2797826628: 'Dræbt\t785',
    2828854560: ' 在此作用域中尚未声明\t57',
    2848159060: 'Tué a terminé le programme \t397',
    2862409248: ' 未命名一个类型\t57',
    2867208250: ': 檔案太短\t458',
    2877416224: ' に対する定義されていない参照\t326',
    2881709383: 'Geëlimineerd\t785',
    2944525090: '"は、内部コマンド\t342',
    2944525095: "'は、内部コマンド\t342",
    2966455505: 'файл в неправильном формате\t1040',
    2966468560: 'защиту сегмента после перемещения\t1048',
    2983231953: 'сбой отображения сегмента из разделяемого объекта\t836',
    2983236304: 'Вбито\t785',
    2983240656: 'Убито\t785',
    3001425978: ': 沒有此一檔案\t130\n: 没有那个文件\t130',
    3050347984: 'Не осталось свободного места\t995\nНет такого файла\t575 576 577 578 579 580 581 582 583 584 585 586',
    3050356176: 'не вдалося знайти -l\t1595\nне является внутренней\t1649\nневизначене посилання\t326\nневизначене посилання на\t326\nневозможно выделить память в статичном блоке TLS\t899\nневозможно задействовать исполняемый стек\t898\nневозможно найти -l\t1595 1596\nнедефинисана упута ка\t326\nнеоднозначный символ\t937\nнеопределена отпратка към\t326\nнеопределенная ссылка на\t326\nнеопределённая ссылка на\t326',
    3050356688: 'перемещение R_\t1912\nпересування R_\t1912',
    3051888698: ': 资源暂时不可用\t482',
    3085246557: '] 已杀死\t1164',
    3101958178: '" 不是内部\t342\n" 不是内部或外部命令\t342',
    3101958183: "' 不是内部\t342\n' 不是内部或外部命令\t342",
    3169132637: '] 強制終了\t1164',
    3184533562: ': невозможно открыть разделяемый объектный файл\t465',
    3184571088: 'внутренняя ошибка компилятора\t894',
    3201343440: 'Политика управления приложениями\t573',
    3201348816: 'доступном только для чтения, содержатся динамические\t1907',
    3278267762: 'reférence indefinie vers\t326\nreférence indéfinie vers\t326',
    3278335573: 'Ungültiger Maschinenbefehl\t435',
    3278663504: 'Política de Controle de Aplicativo\t573',
    3278774330: ': não é possível abrir arquivo compartilhado\t465',
    3279185223: 'Getötet\t785\nGetötet hat Programm \t397',
    3491770661: '%1 не является приложением Win32\t351',
    3491803856: 'в пространстве имён\t1496',
    3499801839: '：Нет такого файла\t130',
    3500003386: ':Нет такого файла\t130',
    3799018863: 'omp’ not found\t1549',
    3810537765: '%1 は有効な Win32 アプリケーション\t351',
    3816980963: 'あいまいなシンボル\t937',
    3817309155: 'デバイスに空き領域がありません\t2070',
    3818357731: 'プロシージャ エントリ ポイント\t326',
    3818568943: '：そのようなファイル\t130',
    3818750178: '”は、内部コマンド\t342',
    3818750435: 'そのようなファイルやディレクトリ\t575 576 577 578 579 580 581 582 583 584 585 586',
    3819078371: 'アプリケーション制御ポリシーに\t573',
    3819930083: 'は、内部コマンド\t1649 2069',
    3820192483: 'コマンドラインオプション\t901\nコンパイラ内部エラー\t894',
    3820716771: 'セグメンテーション\t801',
    3827314981: '%1 不是有效的 Win32 应用程序\t351',
    3834091238: '文件格式错误\t1040',
    3835527394: '”不是内部\t342',
    3837628901: '命令行太长。\t775',
    3837692390: '找不到 \t1245\n找不到 -l\t1264 1595 1596',
    3851132645: '型名ではありません\t1206',
    3851270372: '不命名一个类型\t1206',
    3852386021: '從共用物件中對映區段失敗\t836',
    3853163750: '未定\t326\n未定义的引用\t326\n未定义的符号\t326\n未定义符号\t326',
    3853230824: '被多次定义\t2072',
    3854479080: '设备上没有空间\t2070',
    3868047588: '不明确的符号\t937\n不是\t1496\n不是一个类型名\t1206\n不是內部或外部命令\t1649\n不是内部或外部命令\t1649 2069\n不正な命令\t435',
    3868373734: '沒有此一檔案或目錄\t575 576 577 578 579 580 581 582 583 584 585 586',
    3868900591: '：沒有此一檔案\t130\n：没有那个文件\t130',
    3869154793: '非法指令\t435',
    3869284326: '无法从共享目标中映射段\t836\n无法启用共享目标需要的执行栈\t898\n无法在静态 TLS 块中分配内存\t899\n无法定位程序输入点\t326\n无法恢复段 prot\t1048\n无法找到 -l\t1264\n无法识别的命令行选项\t901',
    3869344999: '無法在靜態 TLS 區塊中配置記憶體\t899\n無法復原 segment prot\t1048\n無法找到程序輸入點\t326\n無法辨識的命令列選項\t901\n無法開啟可執行堆疊\t898',
    3869356774: '没有成员\t2071\n没有此指令\t1822\n没有此类指令\t1822\n没有那个文\t575 576 577 578 579 580 581 582 583 584 585 586',
    3869809893: '在此作用域中尚未声明\t1206',
    3869940966: '未找到 -l\t1265 1266 1267 1268 1269 1270 1271 1272 1273\n未找到 -lEGL\t1274\n未找到 -lGLEW\t1275\n未找到 -laio\t1276\n未找到 -lffi\t1277\n未找到 -lglog\t1278\n未找到 -ljpeg\t1279\n未找到 -lnuma\t1280\n未找到 -lstdc++\t1282\n未找到 -ltbb\t1283\n未找到 -luuid\t1284\n未找到 -lz\t1285',
    3870265317: '可执行文件格式错误\t800',
    3870393829: '共有オブジェクトが必要としている実行可能スタック\t898\n共有オブジェクトのセグメントをマップするのに失敗\t836',
    3870727910: '架构于输入文件\t59',
    3884032999: '磁盘空间不足\t2070',
    3884550118: '應用程式控制原則已封鎖\t573',
    3885284069: '应用程序控制策略已阻止\t573',
    3885604329: '静的 TLS ブロック内にメモリ\t899',
    3885868008: '裝置上已無多餘空間\t2070',
    3886131430: '模稜兩可的符號\t937',
    3901522403: 'が見つかりません\t1659',
    3901915875: 'を見つけ\t1659\nを見つけられません -l\t1265 1266 1267 1268 1269 1270 1271 1272 1273\nを見つけられません -lEGL\t1274\nを見つけられません -lGLEW\t1275\nを見つけられません -laio\t1276\nを見つけられません -lffi\t1277\nを見つけられません -lglog\t1278\nを見つけられません -ljpeg\t1279\nを見つけられません -lnuma\t1280\nを見つけられません -lstdc++\t1282\nを見つけられません -ltbb\t1283\nを見つけられません -luuid\t1284\nを見つけられません -lz\t1285\nを見つけられません: -l\t1265 1266 1267 1268 1269 1270 1271 1272 1273\nを見つけられません: -lEGL\t1274\nを見つけられません: -lGLEW\t1275\nを見つけられません: -laio\t1276\nを見つけられません: -lffi\t1277\nを見つけられません: -lglog\t1278\nを見つけられません: -ljpeg\t1279\nを見つけられません: -lnuma\t1280\nを見つけられません: -lstdc++\t1282\nを見つけられません: -ltbb\t1283\nを見つけられません: -luuid\t1284\nを見つけられません: -lz\t1285',
    3902192871: '编译器内部错误\t894',
    3903371239: '編譯器內部錯誤\t894',
    3918366437: '再配置 R_\t1912\n再配置後にセグメントの prot\t1048',
    3920998118: '段錯誤\t801\n段错误\t801',
    3954751466: '그런 파일이나 디렉터리\t575 576 577 578 579 580 581 582 583 584 585 586',
    3969229036: '정적 TLS 블럭에는 메모리를\t899',
    3969486827: '동적 오브젝트의 세그먼트를\t836',
    3986724332: '애플리케이션 제어 정책\t573',
    3986983916: '실행할 수 있는 스택을 공유\t898',
    3987253995: '모호한 기호\t937',
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
    "torch_abi.torch_version_mismatch\tline\tdo not match\tdon't match\n"
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
    'wheel_metadata.wheel_file_name_mismatch\tline\tWheel \n'
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
    'host_toolchain.setuptools_incompatible\tline\tnumpy/\n'
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
    'host_toolchain.host_compiler_too_old\n'
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
    'install_state.dependency_version_mismatch\n'
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
    'install_state.extension_not_built\tline\tCannot import \tCould not import \tFailed to import \tUnable to import \tcannot import \tcould not import \tfailed to import \tunable to import \n'
    'source_api.removed_torch_api\n'
    'source_api.cccl_header_incompatible\tline\t does not name\n'
    'source_api.cub_thrust_mismatch\tline\tversion of \n'
    'install_state.dependency_version_mismatch\tline\tIR version \n'
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
    'op_registration.missing_fake_impl\n'
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
    'op_registration.op_schema_hides_alias\tline\tas mutable but was mutated\tto alias output but was aliasing\n'
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
    'host_toolchain.setuptools_incompatible\tline\tproject.license\tproject.license-files\n'
    'host_toolchain.setuptools_incompatible\tline\tlicense-files\n'
    'gpu_arch.arch_not_built\tline\trror\n'
    'link_and_load.linker_cannot_find_cuda_lib\tline\t/libMIOpen\t/libamd_comgr\t/libamdhip64\t/libcublas\t/libcuda\t/libcufft\t/libcufile\t/libculibos\t/libcupti\t/libcurand\t/libcusolver\t/libcusparse\t/libcutensor\t/libhip\t/libhsa-runtime64\t/libhsakmt\t/libnccl\t/libnpp\t/libnvJitLink\t/libnvidia-ml\t/libnvjpeg\t/libnvrtc\t/libnvshmem\t/librccl\t/libroc\n'
    'install_state.cpu_only_torch\n'
    'install_state.cpu_only_torch\tline\torch is not \torch not \torch was not \n'
    'platform_abi.glibcxx_too_old\tline\tversion CXXABI_\tversion GCC_1\tversion GCC_3\tversion GCC_4\tversion GCC_7\tversion GLIBCXX_\tversion GOMP_\tversion OACC_\n'
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
    'host_toolchain.host_compiler_too_old\tline\tunsupported version \n'
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
    'host_toolchain.setuptools_incompatible source_api.removed_torch_api\t63\tannot open \tould not open \n'
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
    'install_state.dependency_version_mismatch\tline\t which is incompatible\n'
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
    'cuda_toolkit.cuda_home_wrong\tline\t: Aucun fichier ou dossier\t: Datei oder Verzeichnis nicht\t: No existe el\t: No such file\t: Not a directory\t: command not found\t: not found\t: Нет такого файла\t: そのようなファイル\t: 未找到\t: 没有那个文件\n'
    'host_toolchain.host_compiler_too_old\tline\tC3249\tC3250\n'
    'platform_abi.cpu_architecture_mismatch\n'
    "install_state.dependency_version_mismatch\tline\tRequested '\n"
    "host_toolchain.glibc_too_new_for_cuda\tline\tfunction '\n"
    "torch_abi.stale_build_artifacts\t229\tbuilding '\n"
    "torch_abi.stale_build_artifacts\tline\tskipping '\n"
    "host_toolchain.missing_host_compiler\tline\tcommand '\n"
    "install_state.cpu_only_extension\tline\tmodule '\n"
    "install_state.dependency_version_mismatch\tline\tmodule 'aiter\tmodule 'deep_ep\tmodule 'deep_gemm\tmodule 'flash_attn\tmodule 'flash_mla\tmodule 'flashinfer\tmodule 'quack\tmodule 'tilelang\tmodule 'torchao\tmodule 'transformer_engine\tmodule 'tvm_ffi\n"
    "install_state.dependency_version_mismatch\tline\tmodule 'cupy\n"
    "install_state.dependency_version_mismatch\tline\tmodule 'cutlass\n"
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
    'triton_inductor.triton_none_pointer_arg\tline\tAttributeError(\n'
    'install_state.extension_not_built\tline\t_backward\t_forward\n'
    'install_state.extension_not_built\tline\t_bwd\t_cuda\t_fwd\n'
    'host_toolchain.ninja_missing\n'
    'triton_inductor.triton_api_mismatch\n'
    'torch_abi.stale_build_artifacts\t\tTypeError: \n'
    'cuda_toolkit.build_out_of_memory\n'
    'not_our_fault.disk_full\n'
    'install_state.no_matching_wheel\t295\tchannel)\n'
    'cuda_toolkit.build_out_of_memory\n'
    'install_state.cpu_only_torch\tline\t+cpu\n'
    'gpu_arch.kernel_exceeds_gpu_limits triton_inductor.triton_shared_memory_exceeded\tline\tlocal memory (\n'
    'host_toolchain.gcc_too_new_for_nvcc\t\tcurrent installed version of \n'
    'host_toolchain.host_compiler_too_old\t\tcurrent installed version of \n'
    'cuda_runtime.cudnn_version_mismatch\tline\tcuDNN compiled (\n'
    'source_api.half_operators_ambiguous\tline\tbfloat16\thalf\n'
    'not_our_fault.network_failure\tline\tConnectionPool(\n'
    'op_registration.op_schema_hides_alias\tline\t (with implementation in \n'
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
    'gpu_arch.arch_not_built\tline\tNo compiled \n'
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
    'host_toolchain.missing_host_compiler\t48\tnvcc fatal\n'
    'op_registration.duplicate_pybind11_type\tline\tcannot initialize type \n'
    'cuda_toolkit.missing_relaxed_constexpr\tline\terror\n'
    'cuda_toolkit.missing_relaxed_constexpr\tline\terror\n'
    'link_and_load.wrong_library_picked_at_link\tline\t/lib\n'
    'cuda_runtime.nvrtc_builtins_not_found\tline\tlibnvrtc-builtins.so\n'
    'platform_abi.python_abi_mismatch\tline\tlibpython\n'
    'host_toolchain.jit_cache_unusable\tline\t.triton\tflashinfer\ttorch_extensions\ttorchinductor_\n'
    'source_api.cxx_standard_too_old\tline\ttype_traits(\n'
    'link_and_load.missing_link_library\tline\tlib\n'
    'torch_abi.torch_library_not_linked\tline\tlibATen\tlibc10\tlibcaffe2\tlibshm\tlibtorch\n'
    'host_toolchain.host_compiler_too_old\t\tc10::optional<\n'
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
    'source_api.macro_or_flag_conflict\tline\tclang\n'
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
    'host_toolchain.setuptools_incompatible\t64\tnumpy/\n'
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
    'torch_abi.stale_build_artifacts\tline\t miss in module \n'
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
    'gpu_arch.arch_not_built\tline\t (209\t (48\t (98\t (code 209\t (code 48\t (code 98\t 209\t 48\t 98\t code 209\t code 48\t code 98\n'
    'cuda_runtime.ptx_newer_than_driver\n'
    'cuda_runtime.driver_too_old\n'
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
    "install_state.cpu_only_torch\t\tAttributeError: 'NoneType' object has no attribute 'replace'\tAttributeError: 'NoneType' object has no attribute 'split'\tAttributeError: 'NoneType' object has no attribute 'startswith'\tAttributeError: 'NoneType' object has no attribute 'strip'\tTypeError: expected string or bytes\n"
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
    'cuda_toolkit.cuda_toolkit_not_found\n'
    'install_state.no_matching_wheel\n'
    'triton_inductor.triton_torch_version_mismatch\n'
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
    'cuda_runtime.driver_too_old\n'
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
    'windows.path_with_spaces\n'
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
    'host_toolchain.jit_cache_unusable\n'
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
    'not_our_fault.hardware_unsupported\n'
    'op_registration.op_namespace_mismatch\tline\t) in\n'
    'install_state.build_isolation_no_torch\t71\t was declared with\n'
    'not_our_fault.gpu_out_of_memory\n'
    'not_our_fault.insufficient_log\n'
    'cuda_toolkit.cuda_toolkit_not_found\tline\tdetect CUDA \n'
    'not_our_fault.insufficient_log\n'
    'install_state.masked_build_error\tline\t. Falling back\n'
    'not_our_fault.insufficient_log\n'
    'cuda_runtime.extension_cuda_version_mismatch\t39\txecutionProvider\n'
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
    'triton_inductor.triton_shared_memory_exceeded\n'
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
    'gpu_arch.no_gpu_at_build_time\t60\tAssertionError:\tRuntimeError:\n'
    'cuda_runtime.no_nvidia_driver\t93\tAcceleratorError\tAssertionError\tRuntimeError\n'
    'cuda_toolkit.cmake_cuda_not_found\t\tinstalls\tversions\n'
    'gpu_arch.arch_not_built\n'
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
    'triton_inductor.triton_gpu_arch_unsupported\tline\tamdgcn.\tnvvm.\n'
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
    'gpu_arch.arch_not_built\tline\t SM \tcapability: \n'
    'install_state.no_matching_wheel install_state.unsupported_platform not_our_fault.wrong_install_command\n'
    'install_state.extension_not_built install_state.source_tree_shadows_install\n'
    'install_state.masked_build_error\n'
    'install_state.build_isolation_no_torch\tline\tCython\tcmake\tninja\tnumpy\tnvidia\tpackaging\tpsutil\tpybind11\tsetuptools_scm\tskbuild\twheel\n'
    'install_state.masked_build_error\tline\t_plugin\n'
    'install_state.dependency_version_mismatch\tline\tcuda.ccudart"\tcuda.ccudart\'\tcuda.cuda"\tcuda.cuda\'\tcuda.cudart"\tcuda.cudart\'\tcuda.nvrtc"\tcuda.nvrtc\'\n'
    'install_state.dependency_version_mismatch\tline\tcutlass.\n'
    'host_toolchain.setuptools_incompatible\tline\tdistutils\tsetuptools\twheel\n'
    'host_toolchain.setuptools_incompatible\tline\tdistutils.\n'
    'install_state.unsupported_platform\tline\tfcntl\tgrp\tpwd\ttermios\n'
    'host_toolchain.ninja_missing\tline\tninja\n'
    'install_state.dependency_version_mismatch\tline\tnumpy.char\tnumpy.dtypes\tnumpy.exceptions\tnumpy.rec\tnumpy.strings\n'
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
    'wheel_metadata.wheel_file_name_mismatch\t293\tgiven\n'
    'install_state.extension_not_built\n'
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
    'triton_inductor.triton_shared_memory_exceeded\tline\t, available: \n'
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
    'gpu_arch.arch_not_built\tline\t error: Cannot read \t error: Could not load \n'
    'gpu_arch.arch_not_built\tline\tGPU arch : gfx\tNo such file\n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t32\tnot\tundefined\n'
    'torch_abi.stale_build_artifacts\tline\tnumel\tsizes\tstrides\n'
    'op_registration.op_schema_hides_alias\t\tbe inputs to the custom op\n'
    'op_registration.op_schema_hides_alias\n'
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
    'install_state.dependency_version_mismatch\n'
    'gpu_arch.arch_not_built\t74\tnot implemented in c++\n'
    'op_registration.fake_impl_signature_mismatch\tline\t positional argument\t required keyword-only argument\t required positional argument\t() got an unexpected keyword argument \t() got multiple values for \n'
    'op_registration.fake_impl_signature_mismatch\tline\t positional argument\t required keyword-only argument\t required positional argument\t() got an unexpected keyword argument \t() got multiple values for \n'
    'install_state.dependency_version_mismatch\tline\t() got an unexpected keyword argument\t() missing \t() takes\n'
    'cuda_toolkit.cuda_toolkit_not_found\n'
    "cuda_toolkit.cuda_toolkit_not_found\tline\tnot 'NoneType'\n"
    'triton_inductor.triton_torch_version_mismatch\n'
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
    'install_state.dependency_version_mismatch\t119\twere\n'
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
    "cuda_runtime.no_nvidia_driver\tline\t' does not match any\n"
    "platform_abi.glibc_too_old\tline\t' does not match any\n"
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
    'host_toolchain.host_compiler_too_old\n'
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
    'host_toolchain.host_compiler_too_old\t\t: error C2556: \n'
    'install_state.torch_too_old_for_package\tline\t to "at::Type\t to "const at::Type\t to \'at::Type\t to \'const at::Type\t to ‘at::Type\t to ‘const at::Type\n'
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
    'install_state.dependency_version_mismatch\tline\t from "apex\t from "auto\t from "cupy\t from "flash\t from "mamba\t from "mmcv\t from "onnxruntime\t from "torch-\t from "torch_\t from "triton\t from "vllm\t from \'apex\t from \'auto\t from \'cupy\t from \'flash\t from \'mamba\t from \'mmcv\t from \'onnxruntime\t from \'torch-\t from \'torch_\t from \'triton\t from \'vllm\tMinkowskiEngine\tbitsandbytes\tconv1d\tdeepspeed\tdetectron2\texllamav2\tfbgemm\tflashinfer\tgptqmodel\tgsplat\tkaolin\tpytorch3d\tsgl-kernel\tsgl_kernel\tsglang\tspconv\ttorchao\ttorchcodec\ttransformer\txformers\n'
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
    'host_toolchain.setuptools_incompatible\t227\tnumpy/\n'
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
    'cuda_runtime.extension_cuda_version_mismatch\t\t.dll\n'
    'cuda_runtime.extension_cuda_version_mismatch\tline\t.dll\n'
    'not_our_fault.gpu_out_of_memory\n'
    'cuda_runtime.driver_too_old\n'
    'gpu_arch.arch_not_built\n'
    'triton_inductor.triton_shared_memory_exceeded\tline\tinvalid argument\n'
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
    'gpu_arch.arch_not_built\tline\t got compute \n'
    'install_state.dependency_version_mismatch\t\tTensorRT\n'
    'cuda_toolkit.cuda_toolkit_not_found\t\tCUDA_HOME\tCUDA_PATH\n'
    'not_our_fault.network_failure\tline\t retries\n'
    'install_state.unsupported_platform\tline\twarning\n'
    'windows.object_has_too_many_sections\n'
    'windows.wrong_windows_compiler\t\t: error C2\t: fatal error C2\n'
    'source_api.device_code_in_host_file\tline\t__device__\t__float_as_int\t__global__\t__int_as_float\t__launch_bounds__\t__ldg\t__shared__\t__shfl_\t__syncthreads\t__syncwarp\tatomicAdd\tatomicCAS\tatomicExch\tatomicMax\tblockDim\tblockIdx\tgridDim\tthreadIdx\n'
    'install_state.unsupported_platform\tline\t"__attribute__\t"u_int\t"uint\t\'__attribute__\t\'u_int\t\'uint\t__asm__\t__builtin_\t__int128\taligned_alloc\tdrand48\tgettimeofday\tlgamma_r\tlocaltime_r\tmkstemp\tposix_memalign\tpthread_\tssize_t\tstrcasecmp\tstrncasecmp\tu_int\tusleep\t“__attribute__\t“u_int\t“uint\n'
    'install_state.unsupported_platform\tline\teinschränkende\tnarrowing\trestricción\trestrictive\tсужающ\t收缩转换\t縮小変換\n'
    'cuda_toolkit.build_out_of_memory\n'
    'source_api.macro_or_flag_conflict\n'
    'host_toolchain.missing_host_compiler\tline\tVisual C++\n'
    'not_our_fault.insufficient_log\n'
    'host_toolchain.missing_host_compiler\n'
    'host_toolchain.missing_system_dev_package\tline\tWindows SDK\n'
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
    'gpu_arch.arch_not_built\tline\t[HIP error](invalid resource handle\n'
    'gpu_arch.arch_not_built\tline\t[HIP error](\n'
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
    'wheel_metadata.wheel_file_name_mismatch\t289\tName: expected \tName: filename has \tVersion: expected \tVersion: filename has \tname: expected \tname: filename has \tversion: expected \tversion: filename has \n'
    'triton_inductor.triton_api_mismatch\tline\tASTSource\tAutotuner\tCUDAOptions\tCUDAUtils\tCompiledKernel\tCudaDriver\tCudaUtils\tGPUTarget\tHeuristics\tInterpretedFunction\tJITFunction\tKernelMetadata\tLazyDict\tNVIDIABackend\n'
    'triton_inductor.triton_torch_version_mismatch\tline\tASTSource\tAutotuner\tCompiledKernel\tGPUTarget\tJITFunction\tKernelMetadata\n'
    'gpu_arch.arch_not_built\tline\tCUDA arch \tHIP arch \n'
    'install_state.dependency_version_mismatch\tline\t in class \t in namespace \n'
    'host_toolchain.pybind11_too_old_for_python\tline\tPyThreadState\tstruct _ts\n'
    'host_toolchain.pybind11_too_old_for_python\tline\tob_digit\n'
    'host_toolchain.pybind11_too_old_for_python\tline\ttp_print\n'
    'link_and_load.wrong_library_picked_at_link\tline\t in /usr/\n'
    'gpu_arch.intrinsic_needs_newer_arch\t\trequires\n'
    'gpu_arch.arch_not_built\n'
    'gpu_arch.arch_not_built\t353\terror: file not found\n'
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
    'cuda_runtime.nvrtc_source_incompatible\n'
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
    'host_toolchain.setuptools_incompatible\tline\t" not found\t\' not found\n'
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
    'install_state.dependency_version_mismatch\t80\tversions\n'
    'install_state.cpu_only_extension\n'
    'cuda_toolkit.cmake_cuda_not_found\n'
    'triton_inductor.triton_shared_memory_exceeded\n'
    'not_our_fault.wrong_install_command\n'
    'hip_rocm.hip_warp_sync_mismatch\t\tmust\n'
    'cuda_toolkit.build_out_of_memory\n'
    'host_toolchain.setuptools_incompatible\n'
    'install_state.dependency_version_mismatch\t\tconst AV\n'
    'gpu_arch.arch_not_built\n'
    'hip_rocm.cuda_only_code_on_hip\n'
    'gpu_arch.arch_unknown_to_torch\n'
    'hip_rocm.hip_half_conversions_disabled\tline\t__half\n'
    "source_api.half_operators_disabled\tline\t__half'\t__half2'\t__nv_bfloat16'\t__nv_bfloat162'\t__nv_bfloat16_raw'\thalf'\thalf2'\tnv_bfloat16'\tnv_bfloat162'\n"
    'host_toolchain.setuptools_incompatible\tline\tproject.license\tproject.license-files\n'
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
    'triton_inductor.triton_shared_memory_exceeded\t119\tAllocated: \n'
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
    'source_api.macro_or_flag_conflict\tline\t: -\n'
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
    "install_state.cpu_only_extension\tline\t' has no attribute '\n"
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
    'host_toolchain.setuptools_incompatible\tline\tC1083\n'
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
    'not_our_fault.hardware_unsupported\tline\t by \t for \t on \n'
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
    'install_state.extension_not_built\tline\tapex\tbitsandbytes\tcausal_conv1d\tdetectron2\tflash_attn\tmamba_ssm\ttorch_scatter\txformers\n'
    'cuda_toolkit.cuda_toolkit_too_old\n'
    'host_toolchain.host_compiler_too_old\n'
    'link_and_load.text_relocations\t\treloc\n'
    'cuda_toolkit.build_out_of_memory\n'
    'host_toolchain.git_submodule_missing\tline\tsubmodule\n'
    'triton_inductor.triton_libcuda_not_linkable\tline\t-l:libcuda.so.1\t-lcuda\n'
    'host_toolchain.missing_python_dev_headers\tline\ttcc.exe\n'
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
    'triton_inductor.triton_shared_memory_exceeded\tline\tFailed to set max\n'
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
    'triton_inductor.triton_shared_memory_exceeded\tline\tDevice limit size: \n'
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
    'host_toolchain.host_compiler_too_old\tline\t.relr\n'
    'hip_rocm.rocm_install_mismatch\n'
    "source_api.cxx_standard_too_old\tline\t 'char8_t'\t 'concept'\t 'consteval'\t 'constinit'\n"
    'source_api.missing_std_include\tline\tCHAR_MAX\tCHAR_MIN\tDBL_EPSILON\tDBL_MAX\tDBL_MIN\tFLT_EPSILON\tFLT_MAX\tFLT_MIN\tINT16_MAX\tINT16_MIN\tINT32_MAX\tINT32_MIN\tINT64_MAX\tINT64_MIN\tINT8_MAX\tINT8_MIN\tINT_MAX\tINT_MIN\tLLONG_MAX\tLLONG_MIN\tLONG_MAX\tLONG_MIN\tSHRT_MAX\tSHRT_MIN\tUCHAR_MAX\tUCHAR_MIN\tUINT16_MAX\tUINT16_MIN\tUINT32_MAX\tUINT32_MIN\tUINT64_MAX\tUINT64_MIN\tUINT8_MAX\tUINT8_MIN\tUINTPTR_MAX\tUINT_MAX\tUINT_MIN\tULLONG_MAX\tULLONG_MIN\tULONG_MAX\tULONG_MIN\tUSHRT_MAX\tUSHRT_MIN\tint16_t\tint32_t\tint64_t\tint8_t\tint_fast16_t\tint_fast32_t\tint_fast64_t\tint_fast8_t\tint_fastmax_t\tint_fastptr_t\tint_least16_t\tint_least32_t\tint_least64_t\tint_least8_t\tint_leastmax_t\tint_leastptr_t\tintmax_t\tintptr_t\tuint16_t\tuint32_t\tuint64_t\tuint8_t\tuint_fast16_t\tuint_fast32_t\tuint_fast64_t\tuint_fast8_t\tuint_fastmax_t\tuint_fastptr_t\tuint_least16_t\tuint_least32_t\tuint_least64_t\tuint_least8_t\tuint_leastmax_t\tuint_leastptr_t\tuintmax_t\tuintptr_t\n'
    'hip_rocm.rocm_install_mismatch\n'
    'cuda_toolkit.cuda_toolkit_too_old host_toolchain.host_compiler_too_old\tline\tline option \n'
    'host_toolchain.host_compiler_too_old\tline\t0x2\n'
    'not_our_fault.wrong_install_command\n'
    'triton_inductor.inductor_codegen_bug\tline\taoti_torch_\n'
    'cuda_runtime.driver_too_old\t125\tplease\tupdate your driver\n'
    'host_toolchain.host_compiler_too_old\tline\t earlier than \t older than \n'
    'host_toolchain.missing_host_compiler\t32\t#error\n'
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
