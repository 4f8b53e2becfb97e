"""Which causes to import for a log. Written by tools/index_causes.py."""

IN_LOGS: dict[int, str] = {
    539123551: '__" does not take arguments\t1245',
    539700035: 'C++ compiler\t664',
    540682536: '(): incompatible function arguments. The following argument types are\t441',
    540685421: 'm4: command not found\t1284\nm4: not found\t1284',
    540697708: "ld: cannot find\t1823\nld: library 'ATen' not found\t1824\nld: library 'EGL\t1825\nld: library 'GL\t1826\nld: library 'GLEW\t1827\nld: library 'GLU\t1826\nld: library 'GLX\t1826\nld: library 'MIOpen\t1828\nld: library 'OpenGL\t1826\nld: library 'X11\t1829\nld: library 'Xext\t1829\nld: library 'Xi\t1829\nld: library 'Xrandr\t1829\nld: library 'aio\t1830\nld: library 'amd_comgr\t1828\nld: library 'amdhip64\t1828\nld: library 'blas\t1831\nld: library 'c\t1832\nld: library 'c10' not found\t1824\nld: library 'c10_cuda\t1833\nld: library 'caffe2' not found\t1824\nld: library 'cblas\t1831\nld: library 'crypt\t1834\nld: library 'crypto\t1835\nld: library 'cublas\t1828\nld: library 'cuda\t1828\nld: library 'cufft\t1828\nld: library 'cufile\t1828\nld: library 'culibos\t1828\nld: library 'cupti\t1828\nld: library 'curand\t1828\nld: library 'cusolver\t1828\nld: library 'cusparse\t1828\nld: library 'cutensor\t1828\nld: library 'dl\t1832\nld: library 'ffi\t1836\nld: library 'glfw\t1837\nld: library 'glfw3\t1837\nld: library 'glog\t1838\nld: library 'hip\t1828\nld: library 'hsa-runtime64\t1828\nld: library 'hsakmt\t1828\nld: library 'ibverbs\t1839\nld: library 'jpeg\t1840\nld: library 'm\t1832\nld: library 'mlx5\t1839\nld: library 'mpi\t1841\nld: library 'mpi_cxx\t1841\nld: library 'nccl\t1828\nld: library 'npp\t1828\nld: library 'numa\t1842\nld: library 'nvJitLink\t1828\nld: library 'nvidia-ml\t1828\nld: library 'nvjpeg\t1828\nld: library 'nvrtc\t1828\nld: library 'nvshmem\t1828\nld: library 'openblas\t1831\nld: library 'png\t1843\nld: library 'png16\t1843\nld: library 'pthread\t1832\nld: library 'rccl\t1828\nld: library 'rdmacm\t1839\nld: library 'roc\t1828\nld: library 'rt\t1832\nld: library 'ssl\t1835\nld: library 'stdc++\t1844\nld: library 'tbb\t1845\nld: library 'torch' not found\t1824\nld: library 'torch_cpu' not found\t1824\nld: library 'torch_cuda\t1833\nld: library 'torch_global_deps' not found\t1824\nld: library 'torch_python' not found\t1824\nld: library 'uuid\t1846\nld: library 'z\t1847\nld: library not found for -lc10_cuda\t1833\nld: library not found for -ltorch_cuda\t1833\nld: library ‘EGL\t1825\nld: library ‘GL\t1826\nld: library ‘GLEW\t1827\nld: library ‘GLU\t1826\nld: library ‘GLX\t1826\nld: library ‘OpenGL\t1826\nld: library ‘X11\t1829\nld: library ‘Xext\t1829\nld: library ‘Xi\t1829\nld: library ‘Xrandr\t1829\nld: library ‘aio\t1830\nld: library ‘blas\t1831\nld: library ‘c\t1832\nld: library ‘cblas\t1831\nld: library ‘crypt\t1834\nld: library ‘crypto\t1835\nld: library ‘dl\t1832\nld: library ‘ffi\t1836\nld: library ‘glfw\t1837\nld: library ‘glfw3\t1837\nld: library ‘glog\t1838\nld: library ‘ibverbs\t1839\nld: library ‘jpeg\t1840\nld: library ‘m\t1832\nld: library ‘mlx5\t1839\nld: library ‘mpi\t1841\nld: library ‘mpi_cxx\t1841\nld: library ‘numa\t1842\nld: library ‘openblas\t1831\nld: library ‘png\t1843\nld: library ‘png16\t1843\nld: library ‘pthread\t1832\nld: library ‘rdmacm\t1839\nld: library ‘rt\t1832\nld: library ‘ssl\t1835\nld: library ‘stdc++\t1844\nld: library ‘tbb\t1845\nld: library ‘uuid\t1846\nld: library ‘z\t1847\nld: unknown option\t1848\nld: unsupported tapi file type '\t1849",
    540701537: 'as: unrecognized option \t1277',
    540702325: 'uv: command not found\t1521\nuv: not found\t1521',
    540949792: ' => not found\t11',
    541218115: 'CUB requires a definition of CUB_NS_QUALIFIER\t713',
    541477957: 'ELF load command a\t857',
    541675585: 'API call is not supported in the installed CUDA driver\t580',
    541870925: 'MKL ERROR: \t1000\nMKL FATAL ERROR: \t1000',
    541871172: 'DLL load failed\t832 833 834\nDLL load failed while importing \t835\nDLL load failed: Die angegebene Prozedur\t836\nDLL load failed: The specified procedure\t836\nDLL load failed: 找不到指定的程序\t836',
    541937487: 'OOM when allocating tensor\t1078',
    542132552: 'HIP error: device kernel image is invalid\t944',
    542329940: 'TLS handshake timeout\t1153',
    542393671: 'GET was unable to find an engine to execute this computation\t918',
    542461511: 'GNU version! gcc \t939',
    542462019: "CPU does not support \t710\nCPU doesn't support \t710\nCPU lacks \t710",
    542462023: 'GPU architecture\t721\nGPU capabilit\t721\nGPU compute architecture\t721\nGPU compute capabilit\t721\nGPU functionality will not be available\t941',
    543449442: "bad register name \t1285\nbad value 'armv9\t1257\nbad value ('armv9\t1257\nbad value (‘armv9\t1257\nbad value ‘armv9\t1257",
    543451460: 'Did you forget to add @triton.jit\t840',
    543451492: 'did not complete successfully: exit code: 137\t1562\ndid you forget to \t1563',
    543516756: 'The \'sklearn\' PyPI package is deprecated\t1164\nThe CUDA compiler identification is unknown\t1165\nThe HIP compiler identification is unknown\t1166\nThe command line is too long.\t841\nThe current CMakeCache.txt directory \t1167\nThe library is compiled without \t1168\nThe output of this custom operator (1) must not also be an input\t1163\nThe source "\t1169\nThe specified path, file name, or both are too long\t1170\nThe term \'nvcc\' is not recognized\t783',
    543516788: 'the operator \t2168\nthe package flash_attn seems to be not installed\t1298',
    543516996: 'Die Befehlszeile ist zu lang.\t841',
    543517006: 'Nie ma takiego pliku\t628 629 630 631 632 633 634 635 636 637 638 639 640 641 642 643 644 645',
    543517801: 'ile in wrong format\t1110',
    543519329: 'are not currently supported\t1273\nare not supported\t1273\nare not yet supported\t1273\nare unsupported\t1273',
    543519605: "use of undeclared identifier \t2245\nuse of undeclared identifier '\t2232 2233 2234",
    543520100: 'due to ninja not being installed\t1574',
    543521063: "'ye tanımsız başvuru\t366",
    543584032: ' of Verneed record\t275\n of non-const\t276\n of the Protocol Buffer runtime library, but the installed version is \t277\n of the Protocol Buffer runtime library, which is not\t278',
    543585601: 'Auf dem Gerät ist kein Speicherplatz\t658',
    544104771: 'Can not find\t766',
    544106784: ' in namespace\t201\n in namespace \t202\n in your include path is not compatible with this release of \t203',
    544108320: ' on CUDA arch < \t279\n on a machine with \t280',
    544108366: 'Non rimane spazio sul device\t1065',
    544108398: 'non rimane spazio sul device\t1065\nnon è riconosciuto come\t1803',
    544165434: ':No existe el\t160 161\n:No such file\t160 161',
    544173600: ' no es un miembro de\t201 222 223 224\n no se reconoce\t244',
    544173940: 'too few arguments for template template parameter "Tuple"\t2177\ntoo many initializer values\t2178\ntoo many sections (\t2179\ntoo old to be supported by the triton GPU compiler\t2180',
    544175136: ' to be true, but got false\t346\n to compile PyTorch\t347\n to find Python.h\t348',
    544236404: 'tcp connect error\t1412',
    544238959: 'omp not found\t1679',
    544239392: ' op due to it not being compatible\t284',
    544370464: ' or above\t15\n or above \t322\n or greater \t322\n or higher\t15\n or higher \t322\n or later\t15\n or later \t322\n or later compatible compiler is required\t323\n or newer\t15\n or newer \t322\n or one of its dependencies\t324',
    544372079: 'our device is too old. We require compute capability\t2071',
    544432488: 'has a minor version mismatch with the version that was used to compile PyTorch\t1693\nhas already been de\t1694\nhas already been defined\t1695\nhas compute capability < \t1696\nhas inconsistent \t1697\nhas no attribute \t1379 1698 1699\nhas no device code compatible with \t1700\nhas no member \t1701\nhas no member named \t1701 1702 1703 1704\nhas not been declared\t1290',
    544432503: 'was compiled with CPU_ONLY flag\t2265\nwas not declared in this scope\t1290',
    544434464: " is already registered\t207\n is already registered as a pybind11::native_enum\t208\n is already registered. Ensure that registration with torch::class_\t209\n is ambiguous\t210\n is defined in header \t211\n is incompatible with\t212\n is incompatible with \t213\n is incompatible with lib\t214\n is less than desired GPU memory\t215\n is less than the minimum supported by NVRTC\t216\n is missing a fake kernel implementation\t217\n is missing, please make sure it is specified in the 'build-system.requires'\t218\n is not None\t219\n is not a \t220\n is not a directory\t43\n is not a member of\t201 221 222 223 224\n is not a member of \t225 226 227 228 229\n is not a member of 'cute\t195\n is not a member of 'cutlass\t195\n is not a member of ‘cute\t195\n is not a member of ‘cutlass\t195\n is not a recognized processor for this target\t230\n is not a supported wheel on this platform\t231\n is not a valid\t43\n is not a valid editable requirement\t232\n is not a valid wheel file\t233\n is not available, \t234\n is not compatible with\t212\n is not compatible with \t213\n is not compatible with the current PyTorch installation\t235\n is not compatible with this Python\t236\n is not compiled with it\t234\n is not defined\t237 238 239 240\n is not defined \t241\n is not enabled\t242\n is not found\t243\n is not recognized as\t244\n is required\t245\n is required but found\t246\n is undefined\t247 248\n is used but incompatible\t212\n is used but is incompatible\t212",
    544435812: 'dns error: failed to lookup address\t1568',
    544436008: '(os error 112)\t443\n(os error 122)\t443\n(os error 28)\t443',
    544437570: 'Bus error\t624',
    544500071: 'git submodule \t1669',
    544501575: 'Got SM\t942',
    544501582: 'Not a directory: \t1057\nNot enough memory. Please try to increase --mem-fraction\t1066\nNot find\t767',
    544501607: 'got Arch.sm_\t942\ngot SM\t942\ngot an unexpected keyword argument \t1685\ngot sm\t942\ngot sm_\t942',
    544501614: 'not available for \t2018\nnot available on \t2018\nnot compiled with GPU offload support\t2019\nnot enough disk space\t1171\nnot enough free disk space\t1171\nnot enough free space\t1171\nnot enough space\t1171\nnot find\t767\nnot found\t2020\nnot installed\t2021\nnot match\t1566\nnot providing "Find\t2022\nnot support\t2023\nnot supported by \t2024\nnot supported for \t2018 2024\nnot supported for the current GPU. Minimum capability: \t2025\nnot supported on \t2018 2024\nnot valid for use in process\t27\nnot yet available for \t2018\nnot yet available on \t2018\nnot yet supported by \t2024\nnot yet supported for \t2018 2024\nnot yet supported on \t2018 2024',
    544502633: 'ist entweder falsch geschrieben\t1803\nist kein Element von\t1616',
    544502645: 'ust use \t2249',
    544503119: 'Out of memory: Kill process\t1087\nOut of memory: Killed process\t1087',
    544503138: 'but the target was not found\t1304',
    544503151: 'out of memory\t2072 2073 2074\nout of memory allocating \t2075\nout of resource\t2076\nout of resource: triton_\t2077',
    544567129: 'You are running version \t1226\nYou must give at least one requirement to\t1227\nYou tried to install "pytorch"\t1228',
    544567161: 'you should not try to import numpy from\t2275',
    544760141: 'Max retries exceeded with url\t1003',
    544825888: ' by system policy\t27',
    544828526: 'nly Ada\t1391\nnly Ampere\t1391\nnly Blackwell\t1391\nnly Hopper\t1391\nnly NVIDIA Ada\t1391\nnly NVIDIA Ampere\t1391\nnly NVIDIA Blackwell\t1391\nnly NVIDIA Hopper\t1391\nnly NVIDIA Rubin\t1391\nnly NVIDIA Turing\t1391\nnly NVIDIA Volta\t1391\nnly Rubin\t1391\nnly SM\t1391\nnly Turing\t1391\nnly Volta\t1391\nnly available \t1984\nnly be available \t1984\nnly be enabled \t1984\nnly be implemented \t1984\nnly be supported \t1984\nnly be valid \t1984\nnly enabled \t1984\nnly gfx\t1391\nnly implemented \t1984\nnly runs \t1984\nnly sm\t1391\nnly support\t1985\nnly support \t1984\nnly supported \t1984\nnly supports \t1984\nnly valid \t1984\nnly works \t1984',
    546346988: '에 대한 정의되지 않은 참조\t366',
    547011823: '： Aucun fichier\t160 161\n： Datei oder Verzeichnis\t160 161\n： No existe el\t160 161\n： No such file\t160 161\n： Нет такого файла\t160 161\n： そのようなファイル\t160 161\n： 沒有此一檔案\t160 161\n： 没有那个文件\t160 161',
    547193058: "” is not recognized\t383\n” is not recognized as\t383\n” ist entweder falsch\t383\n” n'est pas reconnu\t383\n” no se reconoce como\t383\n” は、内部コマンド\t383\n” 不是内部\t383\n” 不是内部或外部命令\t383",
    549234155: '를 찾을 수\t1813',
    659902535: "GPU's architecture\t721\nGPU's capabilit\t721\nGPU's compute architecture\t721\nGPU's compute capabilit\t721",
    661528610: '" n\'est pas reconnu\t383',
    661528615: "' n'est pas reconnu\t383",
    661545283: "Can't find\t766 767",
    661545315: "can't be installed because it doesn't\t1328\ncan't find\t766 767\ncan't open \t1329\ncan't open file \t1330",
    661548868: "Don't know what to do with '\t850",
    661548900: "don't have enough free space in /\t1573",
    661679471: "omp' not found\t1679",
    662007641: "You're on \t1229\nYou're using \t1229",
    679517676: '은(는) 내부 또는 외부 명령\t1803',
    707403834: ': ***\t499',
    758528120: 'x86-64-v\t1257',
    760038484: 'TDM-GCC\t999',
    761752432: 'pkg-config: command not found\t1284\npkg-config: not found\t1284',
    762146671: 'oom-kill\t1087',
    762212206: 'non-zero number of elements, but its data is not allocated yet\t2017',
    762341744: 'pip-build-env-\t2083',
    762342767: 'omp-tools.h\t1879 1880 1881',
    762671207: 'gpu-name\t1686',
    775191148: 'lz4.h\t1926 1927 1928 1929',
    778530416: 'png.h\t2084 2085 2086',
    778659430: 'ffi.h\t1643 1644 1645',
    778661997: 'mpi.h\t1961 1962 1963',
    779119975: 'gmp.h\t1675 1676 1677',
    779119983: 'omp.h\t1879 1880 1881',
    779644787: 'sox.h\t2145 2146 2147 2148',
    791687523: 'c10/cuda/impl/cuda_cmake_macros.h\t1309 1310 1311 1312 1313 1314\nc10/util/AlignOf.h\t1315 1316 1317\nc10/util/Array.h\t1315 1316 1317\nc10/util/Float\t604 605 606\nc10/util/Optional.h(\t1318\nc10/util/complex_utils.h\t1315 1316 1317\nc10/util/either.h\t1315 1316 1317\nc10/util/in_place.h\t1315 1316 1317\nc10/util/math_compat.h\t1315 1316 1317\nc10/util/reverse_iterator.h\t1315 1316 1317\nc10/util/variant.h\t1315 1316 1317',
    792938580: 'THC/THCAtomics.cuh\t1134 1135 1136\nTHC/THCDeviceUtils.cuh\t1137 1138 1139 1140\nTHC/THCNumerics.cuh\t1141 1142 1143',
    793528133: 'EGL/egl.h\t854 855 856\nEGL/eglext.h\t854 855 856\nEGL/eglplatform.h\t854 855 856',
    795636583: 'gsl/gsl_\t1689 1690 1691 1692',
    796096883: 'sys/cdefs\t1294\nsys/file.h\t1567\nsys/ioctl.h\t1567\nsys/mman.h\t1567\nsys/resource.h\t1567\nsys/socket.h\t1567\nsys/time.h\t1567\nsys/wait.h\t1567',
    796157294: 'net/http: request canceled\t1153',
    796225127: 'gnu/stubs\t1294',
    808464432: '000001\t481\n0000135\t480\n0000139\t479',
    808465475: 'C4003: \t699',
    827018828: 'LNK1102\t975\nLNK1104\t680 976 977 978 979 980 981 982\nLNK1112\t983 984\nLNK1158\t985\nLNK1181\t977 978 979 980 981 982 986 987\nLNK1248\t988',
    827085907: 'STL1002: Unexpected compiler version, expected CUDA \t1121',
    828796205: '-mf16c\t485',
    842019395: 'C2027\t685',
    842020932: 'D8021\t830',
    842021188: 'D9024\t831',
    842211386: ': 32 bit compilation is only supported for\t500',
    842281539: 'C2429\t695',
    842348355: 'C7525\t695',
    842413891: 'C7624\t695',
    843796044: 'LNK2001\t366 989\nLNK2005: \t990\nLNK2019\t366',
    843859027: 'SDL2/SDL\t1117 1118 1119 1120',
    845374806: 'Vec256\t1218 1219',
    858796611: "C2039: \t686 687 688 689 690 691 692\nC2039: 'exc_traceback'\t693\nC2039: 'exc_type'\t693\nC2039: 'exc_value'\t693\nC2039: 'ob_digit'\t693\nC2039: 'tp_print'\t693\nC2039: 'use_tracing'\t693",
    863005040: 'pip3: command not found\t1521\npip3: not found\t1521',
    875968323: 'C7642\t695',
    877350476: 'LNK4272\t984',
    895902824: 'hdf5.h\t1705 1706 1707 1708',
    909128259: 'C2061: \t692\nC2065\t694\nC2065: \t692',
    909207138: 'bf16 mixed precision requires PyTorch \t1291',
    909652803: 'C3861: \t692',
    925905197: '-1073741511\t479\n-1073741515\t480\n-1073741795\t481',
    926429763: 'C2872\t698',
    942682435: "C1083\t665 666 667 668 669 670 671 672 673 674 675 676 677 678 679 680 681\nC1083: Cannot open compiler generated file: '\t682",
    943010371: 'C2589: \t696',
    943011651: 'C7582\t695',
    959787587: 'C2593: \t697',
    976236899: 'c10::ScalarType\t1319\nc10::guts\t1320\nc10::optional<\t1321',
    976909409: 'at::DeprecatedTypeProperties\t1283',
    978144327: 'GLM: GLM_\t938',
    978341199: 'OMP: Error #15\t1074\nOMP: Error #15:\t1075\nOMP: Error #179: Function pthread_\t1076',
    979661939: 'std::shared_ptr<torch::jit\t2157 2158',
    979923827: 'ssh: Could not resolve hostname \t2155\nssh: connect to host \t2155',
    979923834: 'zsh: command not found: \t2280\nzsh: no matches found: \t2281',
    980445552: 'pip: command not found\t1521\npip: not found\t1521',
    980707687: 'git: command not found\t1284\ngit: not found\t1284',
    980708969: 'int: = is not a valid operator\t1785',
    1094928468: 'THCAssertSameGPU\t1132 1133\nTHCAtomics.cuh\t1134 1135 1136',
    1094997315: "CUDA Error \t718\nCUDA Error (222\t719\nCUDA Error (35\t720\nCUDA Error (code 222\t719\nCUDA Error (code 35\t720\nCUDA Error 222\t719\nCUDA Error 35\t720\nCUDA Error code 222\t719\nCUDA Error code 35\t720\nCUDA Error: \t718\nCUDA Error: (222\t719\nCUDA Error: (35\t720\nCUDA Error: (code 222\t719\nCUDA Error: (code 35\t720\nCUDA Error: 222\t719\nCUDA Error: 35\t720\nCUDA Error: code 222\t719\nCUDA Error: code 35\t720\nCUDA architecture\t721\nCUDA capabilit\t721\nCUDA compiler and CUDA toolkit headers are incompatible\t722\nCUDA compute architecture\t721\nCUDA compute capabilit\t721\nCUDA driver initialization failed, you might not have\t723\nCUDA driver is a stub library\t724\nCUDA driver library cannot be found\t725\nCUDA driver version is insufficient for CUDA runtime version\t726\nCUDA error \t718\nCUDA error (222\t719\nCUDA error (35\t720\nCUDA error (code 222\t719\nCUDA error (code 35\t720\nCUDA error 222\t719\nCUDA error 35\t720\nCUDA error code 222\t719\nCUDA error code 35\t720\nCUDA error: \t718\nCUDA error: (222\t719\nCUDA error: (35\t720\nCUDA error: (code 222\t719\nCUDA error: (code 35\t720\nCUDA error: 222\t719\nCUDA error: 35\t720\nCUDA error: code 222\t719\nCUDA error: code 35\t720\nCUDA extension not installed\t727\nCUDA failure \t718\nCUDA failure (222\t719\nCUDA failure (35\t720\nCUDA failure (code 222\t719\nCUDA failure (code 35\t720\nCUDA failure 222\t719\nCUDA failure 35\t720\nCUDA failure code 222\t719\nCUDA failure code 35\t720\nCUDA initialization: Found no NVIDIA driver on your system\t728\nCUDA unavailable, invalid device\t729\nCUDA unknown error - this may be due to an incorrectly set up environment\t730\nCUDA version mismatch! DeepSpeed ops were compiled and installed with a different version\t731\nCUDA was not found on the system, please set the CUDA_HOME\t732\nCUDA's architecture\t721\nCUDA's capabilit\t721\nCUDA's compute architecture\t721\nCUDA's compute capabilit\t721\nCUDA::nvToolsExt\t482 733 734\nCUDAGenerator\t711 712\nCUDAGuard\t735 736\nCUDAStreamGuard\t735 736\nCUDA_ARCHITECTURES\t737\nCUDA_ARCHITECTURES is set to \t738\nCUDA_ERROR_ASSERT\t739\nCUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE\t740\nCUDA_ERROR_ILLEGAL_ADDRESS\t741\nCUDA_ERROR_INVALID_IMAGE\t742\nCUDA_ERROR_LAUNCH_FAILED\t741\nCUDA_ERROR_MISALIGNED_ADDRESS\t741\nCUDA_ERROR_NO_BINARY_FOR_GPU\t743\nCUDA_ERROR_NO_DEVICE\t744\nCUDA_ERROR_OUT_OF_MEMORY\t745\nCUDA_ERROR_STUB_LIBRARY\t724\nCUDA_ERROR_SYSTEM_DRIVER_MISMATCH\t746\nCUDA_ERROR_SYSTEM_NOT_READY\t747\nCUDA_ERROR_UNSUPPORTED_PTX_VERSION\t748\nCUDA_HOME\t749\nCUDA_HOME does not exist, unable to compile CUDA\t750\nCUDA_HOME environment variable is not set\t751\nCUDA_PATH\t749\nCUDA_PATH is set but CUDA wasn\t752\nCUDA_TOOLKIT_ROOT_DIR not found or specified\t753\nCUDA_VER\t754\nCUDA_VERSION\t754\nCUDA_tensor_apply\t755 756\nCUDAs architecture\t721\nCUDAs capabilit\t721\nCUDAs compute architecture\t721\nCUDAs compute capabilit\t721",
    1095060560: 'PLEASE ATTACH THE FOLLOWING FILES TO THE BUG REPORT\t1088',
    1096045407: '_STANDARD is set to invalid value\t1243\n_STATUS_ARCH_MISMATCH\t1244',
    1096308803: 'CXXABI_\t763\nCXXABI_1.3.\t764',
    1096766529: 'AT_ASSERT\t581',
    1098215527: 'gpuAtomicAdd\t1687 1688',
    1100513506: "‘AT_ASSERTM' has not been declared\t434\n‘AT_ASSERTM' was not declared\t434\n‘AT_ASSERTM’ has not been declared\t434\n‘AT_ASSERTM’ was not declared\t434",
    1100659951: '：Aucun fichier\t160 161',
    1111705684: 'THCBlas_\t1130 1131',
    1112099911: 'GLIBCXX_\t763\nGLIBCXX_3.4.\t764\nGLIBC_\t936\nGLIBC_2.\t937',
    1113812850: 'rocBLAS error: C\t2122',
    1126199118: 'No CUDA GPUs are available\t261 1024\nNo CUDA runtime is found, using CUDA_HOME=\t1025\nNo CUDA toolset found\t1026',
    1126199150: 'no CUDA-capable device is detected\t744',
    1128481103: 'OACC_\t940',
    1128482900: 'THCCeilDiv\t622 623',
    1128486478: 'NVCC \t1014\nNVCC" \t1014\nNVCC\' \t1014\nNVCC` \t1014\nNVCC’ \t1014',
    1128613955: 'CHECK_EQ\t581\nCHECK_GE\t581\nCHECK_GT\t581\nCHECK_LE\t581\nCHECK_LT\t581\nCHECK_NE\t581\nCHECK_NOTNULL\t581',
    1128680517: 'ELFCLASS32\t466\nELFCLASS64\t466',
    1129467732: 'TORCH_CHECK\t1154\nTORCH_CUDA_API\t586 587\nTORCH_CUDA_ARCH_LIST is not set, all archs for visible cards\t1155\nTORCH_EXTENSION_NAME\t487\nTORCH_HIP_API\t683 684\nTORCH_LIBRARY_FRAGMENT\t1154',
    1130320961: 'AT_CHECK\t582 583\nAT_CHECK_INDEX\t582 583\nAT_CPP14_CONSTEXPR\t584 585\nAT_CUDA_API\t586 587',
    1131701607: 'getCurrentCUDABlasHandle\t735 736\ngetCurrentCUDASolverDnHandle\t735 736\ngetCurrentCUDASparseHandle\t735 736\ngetCurrentCUDAStream\t735 736\ngetCurrentDeviceProperties\t735 736',
    1131701619: 'setCurrentCUDAStream\t735 736',
    1131898190: 'NewConnectionError\t780',
    1145120800: ' (ADVANCED)\t2',
    1145260116: 'THCDevice\t1130 1131\nTHCDeviceUtils.cuh\t1137 1138 1139 1140',
    1145656910: 'NVIDIA driver on your system is too old\t1015\nNVIDIA-SMI has failed because it couldn\t1016',
    1145981254: 'FIND was unable to find an engine to execute\t880',
    1146438445: '-CUDA::nvToolsExt\t482',
    1146438508: 'lCUDA::nvToolsExt\t482',
    1147098177: 'AT_DISPATCH_ALL_TYPES_AND_HALF\t588 589',
    1148478823: 'getDefaultCUDAStream\t735 736\ngetDeviceProperties\t735 736',
    1150991599: '：Datei oder Verzeichnis\t160 161',
    1160670307: 'cl.EXE\t1407',
    1162235717: 'EOFError: Ran out of input\t859',
    1162297926: 'FBGEMM needs GCC \t762\nFBGEMM needs at least GCC \t762\nFBGEMM requires GCC \t762\nFBGEMM requires at least GCC \t762',
    1162363716: 'DCHECK_EQ\t581\nDCHECK_GE\t581\nDCHECK_GT\t581\nDCHECK_LE\t581\nDCHECK_LT\t581\nDCHECK_NE\t581\nDCHECK_NOTNULL\t581',
    1162629971: 'SSLError\t780',
    1163152969: "INTERNAL COMPILER ERROR in '\t948",
    1163875393: 'AT_ERROR\t581',
    1164863831: 'WinError 2]\t680\nWinError 3]\t680',
    1164994920: 'hipErrorAssert\t739\nhipErrorInvalidDeviceFunction\t1544\nhipErrorInvalidImage\t944\nhipErrorNoBinaryForGpu\t743\nhipErrorOutOfMemory\t745\nhipErrorSharedObjectInitFailed\t1711',
    1176517189: 'E: Failed to fetch\t853',
    1178749012: 'THBFloat16Blas_\t1130 1131\nTHBFloat16Storage\t1130 1131\nTHBFloat16Tensor\t1130 1131\nTHBFloat16Vector\t1130 1131',
    1179009347: 'CAFFE2_API\t586 587\nCAFFE2_CUDA_API\t586 587',
    1180652609: 'AT_FORALL_SCALAR_TYPES\t590 591',
    1195591764: 'THCGenerator\t1130 1131',
    1196312909: 'MINGW\t999',
    1196773443: 'CPUGenerator\t711 712',
    1198271776: ' -lGLESv1\t7\n -lGLESv2\t7',
    1198418253: 'MinGW\t999',
    1229408595: 'SIGILL\t481',
    1230262351: 'OPTIX_ERROR_UNSUPPORTED_ABI_VERSION\t1079',
    1230455855: '/DWIN32\t488',
    1230984257: 'AT_INDEX_ERROR\t592 593',
    1231254131: 'srcIndex < srcSelectDimSize\t2154',
    1232367438: 'NotImplementedError: C\t1067',
    1262570819: 'CMAKE_CUDA_ARCHITECTURES\t702\nCMAKE_CUDA_ARCHITECTURES must be non-empty\t703\nCMAKE_CUDA_ARCHITECTURES:\t704 705\nCMAKE_CUDA_COMPILER\t706\nCMAKE_CUDA_COMPILER not set, after EnableLanguage\t707\nCMAKE_CUDA_COMPILER:\t708',
    1279415619: 'CUBLAS_STATUS_INTERNAL_ERROR when calling \t714\nCUBLAS_STATUS_INVALID_VALUE when calling \t715',
    1280136782: 'NVML Shared Library Not Found\t896',
    1280595267: 'CUTLASS needs GCC \t762\nCUTLASS needs at least GCC \t762\nCUTLASS requires GCC \t762\nCUTLASS requires at least GCC \t762',
    1281311820: 'LD_LIBRARY_PATH contains incompatible version of cudnn\t969',
    1297501260: 'LLVM ERROR: \t971\nLLVM ERROR: Cannot select: \t972\nLLVM ERROR: Cannot select: intrinsic %llvm.\t973\nLLVM ERROR: out of memory\t974',
    1298295148: 'libMIOpen.so.\t1857',
    1299212648: 'hipModuleLoad failed: \t1712',
    1310748265: 'in Namensbereich\t1616',
    1313032276: 'THCNumerics\t1130 1131\nTHCNumerics.cuh\t1141 1142 1143',
    1313101123: 'CUDNN_INCLUDE_DIR\t757\nCUDNN_INCLUDE_PATH\t757\nCUDNN_LIBRARY\t757\nCUDNN_LIBRARY_PATH\t757\nCUDNN_STATUS_ALLOC_FAILED\t758\nCUDNN_STATUS_NOT_INITIALIZED\t759\nCUDNN_STATUS_SUBLIBRARY_LOADING_FAILED\t760',
    1313753172: 'THNN_\t1151 1152',
    1313821514: 'JSONDecodeError: \t859',
    1315072364: 'libNVVM cannot be found. Do `conda install\t1858',
    1315728452: 'DllNotFoundException: Unable to load \t848',
    1318763759: '：No existe el\t160 161\n：No such file\t160 161',
    1330529327: '/DNOMINMAX\t488',
    1330795077: 'ERROR: Could not find a version\t860\nERROR: No supported gcc/g++ host compiler found\t861\nERROR: Python dependency not found\t862\nERROR: Wheel \'\t863\nERROR: unknown command "\t864',
    1330857298: 'RESOURCE_EXHAUSTED: \t1109',
    1346521420: 'LIBPOSTPROC\t970',
    1347243847: 'GOMP_\t940',
    1347638595: 'CUSPARSE_\t761',
    1347703880: 'HTTP 000 CONNECTION FAILED\t785',
    1349083987: 'SciPy needs GCC \t762\nSciPy needs at least GCC \t762\nSciPy requires GCC \t762\nSciPy requires at least GCC \t762',
    1349350734: 'NumPy\t1068\nNumPy C-API version 0x\t1069\nNumPy needs GCC \t762\nNumPy needs at least GCC \t762\nNumPy requires GCC \t762\nNumPy requires at least GCC \t762\nNumPy was built with baseline optimizations\t1070',
    1377843753: '): Read timed out\t453',
    1380141140: 'THCRandom\t1130 1131\nTHCRoundUp\t622 623',
    1380993352: 'HIPRTC_ERROR_COMPILATION\t781',
    1381122399: '_ARRAY_API\t1241',
    1394634574: 'No SOURCES given to target: \t1027',
    1396918356: 'THCState\t1144 1145\nTHCStorage\t1130 1131\nTHCStream\t1144 1145',
    1397049428: 'THESE PACKAGES DO NOT MATCH THE HASHES\t1150',
    1397050439: 'GLES2/gl\t929 930\nGLES3/gl\t929 930\nGLESv1\t931\nGLESv2\t931',
    1397706309: 'ENOSPC: no space\t858',
    1397900630: 'VERSION_MISMATCH\t1217',
    1398757712: 'PY_SSIZE_T_CLEAN macro must be defined\t1089',
    1400137063: 'getStreamFromPool\t735 736',
    1411398185: '): The output of this custom operator (1) must not also be an input\t454',
    1413567571: 'STATUS_DLL_NOT_FOUND\t480\nSTATUS_ENTRYPOINT_NOT_FOUND\t479',
    1413695572: 'THCTensor\t1130 1131\nTHCThrustAllocator\t1130 1131',
    1413761108: 'THDTensor\t1130 1131',
    1414416672: ' INTERNAL ASSERT FAILED\t12',
    1414744148: 'THSTensor\t1130 1131',
    1415530580: 'TH_TENSOR_APPLY\t755 756',
    1416914279: 'getTHCState\t1144 1145',
    1428175429: 'E: Unable to fetch some archives\t853',
    1430462522: ': CUDA cannot be found\t502',
    1430462575: 'o CUDA toolkit found\t784\no CUDA toolkit was found\t784',
    1430472788: 'THCUNN_\t1130 1131',
    1430481965: '-lCUDA::nvToolsExt\t482',
    1431455828: 'THRUST_NS_QUALIFIER\t717',
    1447250004: 'THCVector\t1130 1131',
    1448299815: "'MSVCCompiler' object has no attribute '\t435",
    1464224839: 'GLFW/glfw3.h\t932 933 934 935',
    1465865281: 'AT_WARN\t594 595',
    1498173007: 'ONLY build\t1077',
    1596993859: 'C10_FALLTHROUGH\t584 585\nC10_HIP_API\t683 684\nC10_HIP_KERNEL_LAUNCH_CHECK\t683 684\nC10_HOST_CONSTEXPR\t584 585\nC10_NORETURN\t584 585',
    1596993891: 'c10_cuda.lib\t1322',
    1598116680: 'HSA_STATUS_ERROR_INVALID_ISA\t945',
    1598182723: 'CUB_NS_QUALIFIER\t716 717',
    1598243655: 'GCC_1\t763\nGCC_3\t763\nGCC_4\t763\nGCC_7\t763',
    1598244948: 'THC_assertSameGPU\t1132 1133',
    1598965328: 'PFN_cuTensorMapEncode\t761',
    1599357223: "'AT_ASSERTM' has not been declared\t434\n'AT_ASSERTM' was not declared\t434\n'AT_ASSERTM’ has not been declared\t434\n'AT_ASSERTM’ was not declared\t434",
    1600939103: '_dl_check_map_versions: Assertion\t1249',
    1601008225: 'arm_acle\t1276\narm_bf16\t1276\narm_fp16\t1276\narm_neon\t1276\narm_sve\t1276',
    1601009011: 'sum_intlist\t2091 2092',
    1601010035: 'sym_numel\t910\nsym_size\t910\nsym_stride\t910',
    1601204323: 'cpp_extension.load\t61 1534\ncpp_extension.py\t61',
    1629515598: 'No available memory for the cache blocks\t1028',
    1629516905: 'it as a build dependency\t1808',
    1631789114: ': Cannot allocate memory\t503\n: Cannot fork\t504',
    1631811920: 'PyCapsule\t1101',
    1631854650: ': Datei oder Verzeichnis\t160 161\n: Datei zu kurz\t505',
    1631985722: ': Failed to preprocess host compiler properties\t506',
    1632127060: 'THHalfBlas_\t1130 1131\nTHHalfStorage\t1130 1131\nTHHalfTensor\t1130 1131\nTHHalfVector\t1130 1131',
    1632313402: ': Kann die Shared\t514\n: Kann die Shared-Object-Datei nicht öffnen\t512',
    1632466510: 'NvMapMem\t1072',
    1632641082: ': Path to libdevice library not specified\t526',
    1633836895: '__ballot\t761',
    1633839468: 'libaio.h\t1859 1860 1861 1862\nlibamdhip64.so.\t1857\nlibav\t1863',
    1633886247: "' cannot overload\t394",
    1633886266: ': calling a constexpr __device__ function\t537\n: calling a constexpr __host__ function\t538\n: cannot find /\t539\n: cannot open shared obj\t514\n: cannot open shared object\t540 541\n: cannot read file data\t505 542',
    1633903970: 'because it has a CompositeImplicitAutograd\t1287',
    1633903972: 'decay_t\t1414',
    1633906540: 'local memory limit exceeded (\t1920',
    1633973571: 'Cuda Configuration Error: C\t828\nCuda error: \t718\nCuda error: (222\t719\nCuda error: (35\t720\nCuda error: (code 222\t719\nCuda error: (code 35\t720\nCuda error: 222\t719\nCuda error: 35\t720\nCuda error: code 222\t719\nCuda error: code 35\t720',
    1633973603: 'cuda execution failed with error \t718\ncuda execution failed with error (222\t719\ncuda execution failed with error (35\t720\ncuda execution failed with error (code 222\t719\ncuda execution failed with error (code 35\t720\ncuda execution failed with error 222\t719\ncuda execution failed with error 35\t720\ncuda execution failed with error code 222\t719\ncuda execution failed with error code 35\t720\ncuda runtime error \t718\ncuda runtime error (2) : out of memory\t1542\ncuda runtime error (222\t719\ncuda runtime error (35\t720\ncuda runtime error (code 222\t719\ncuda runtime error (code 35\t720\ncuda runtime error 222\t719\ncuda runtime error 35\t720\ncuda runtime error code 222\t719\ncuda runtime error code 35\t720\ncuda.is_available()\t261\ncudaBindTexture\t761\ncudaConfigureCall\t761\ncudaErrorAssert\t739\ncudaErrorCallRequiresNewerDriver\t580\ncudaErrorCompatNotSupportedOnDevice\t740\ncudaErrorInsufficientDriver\t1543\ncudaErrorInvalidDeviceFunction\t1544\ncudaErrorInvalidKernelImage\t742\ncudaErrorMemoryAllocation\t745\ncudaErrorNoDevice\t744\ncudaErrorNoKernelImageForDevice\t743\ncudaErrorStubLibrary\t724\ncudaErrorSystemDriverMismatch\t746\ncudaErrorSystemNotReady\t747\ncudaErrorUnsupportedPtxVersion\t748\ncudaFuncAttributeMaxDynamicSharedMemorySize, \t1545\ncudaGetDeviceCount()\t1546\ncudaLaunchCooperativeKernelMultiDevice\t761\ncudaPointerAttributes\t1547\ncudaProfilerInitialize\t761\ncudaThreadExit\t761\ncudaThreadSynchronize\t761\ncudaTypedefs.h\t1529 1530\ncudaUnbindTexture\t761\ncuda_awbarrier\t1529 1530\ncuda_bf16.h\t1529 1530\ncuda_fp4.h\t1529 1530\ncuda_fp6.h\t1529 1530\ncuda_fp8.h\t1529 1530\ncuda_pipeline\t1529 1530\ncuda_ver\t754\ncuda_version\t754\ncudart64_\t1540 1541',
    1634036816: 'Please install \t1100',
    1634036848: 'please install \t1100',
    1634082855: "' failed: \t397",
    1634100580: 'default_program(\t1558',
    1634166092: 'LegacyTHDispatcher\t991 992\nLegacyTHFunctionsCUDA\t991 992',
    1634166124: 'legacy-install-failure\t1852',
    1634213922: '" has no member\t199 368 369\n" has no member \t370 371 372 373\n" has no member "\t374 375 376 377 378 379\n" has no member class\t380',
    1634213927: "' has no attribute '\t398 399 400 401",
    1634230111: '__half\t1247',
    1634235424: ' that depend on a template parameter\t344',
    1634493027: 'cblas.h\t1394 1395 1396\ncblas_mangling.h\t1394 1395 1396',
    1634493984: ' flag is not supported with the configured host compiler\t167',
    1634494055: 'gflags/gflags.h\t1664 1665 1666 1667 1668',
    1634541602: '" matches these operands\t385\n" may not be used in the type-id\t386',
    1634541612: ', may conflict with lib\t468',
    1634563438: 'numa.h\t2029 2030 2031\nnumaif.h\t2029 2030 2031',
    1634564716: 'lzma.h\t1930 1931 1932 1933',
    1634625890: 'binaries were compiled with C\t1292',
    1634629956: 'DynamicLibNotFoundError: Failure finding \t852',
    1634629988: 'dynamic module does not\t1575\ndynamic_cast\t1576',
    1634692128: ' load any \t165\n loaded at\t254',
    1634692166: 'Float8_e\t910',
    1634754915: 'capability\t1390 1391',
    1634754924: 'lapack\t1815\nlapacke.h\t1816 1817 1818 1819',
    1634760805: "expanded from macro \t1623\nexpanded from macro '__noinline__'\t1624\nexpansion of macro \t1623",
    1634886000: 'parameter packs not expanded with\t2080 2081',
    1634887263: '_frame\t1102 1250',
    1634887267: 'cframe"\t1403\ncframe\'\t1403\ncframe’\t1403',
    1634890835: 'Strawberry\t999',
    1634890867: 'stratégie de contrôle d\t626',
    1634954337: 'alsa/asoundlib.h\t1259 1260 1261 1262 1263',
    1634954837: 'UnsatisfiableError: The following specifications\t1204\nUnsatisfiedLinkError: \t1205\nUnsatisfiedLinkError: no \t1206',
    1634954869: 'unsatisfied condition: \t2240',
    1635000378: ': target specific option mismatch\t568',
    1635017059: 'catastrophic error\t1393',
    1635017062: 'fatal error C10\t1636\nfatal error C1001: \t1637\nfatal error C1081\t1638\nfatal error: error in backend: \t1639\nfatal: early EOF\t1640\nfatal: fetch-pack: \t1640\nfatal: not a git repository\t1641\nfatal: unable to \t1642',
    1635018093: 'metadata-generation-failed\t1852',
    1635020660: 'total shared memory allocation is larger than available memory. Dynamic size: \t2208',
    1635022189: 'mutable_data_ptr\t910',
    1635151433: "Invalid CUDA 'device=\t962\nInvalid requirement: \t963\nInvalid wheel filename\t233\nInvalidMatchSpec: \t964\nInvalidVersionSpec: \t964",
    1635151465: 'invalid command "bdist_wheel\t1788\ninvalid command "dist_info\t1788\ninvalid command "editable_wheel\t1788\ninvalid command \'bdist_wheel\t1788\ninvalid command \'dist_info\t1788\ninvalid command \'editable_wheel\t1788\ninvalid command bdist_wheel\t1788\ninvalid command dist_info\t1788\ninvalid command editable_wheel\t1788\ninvalid conversion from \t1789\ninvalid device function\t1790\ninvalid input constraint \'+h\' in asm\t1791\ninvalid input constraint \'+l\' in asm\t1791\ninvalid input constraint \'+r\' in asm\t1791\ninvalid input constraint \'=+h\' in asm\t1791\ninvalid input constraint \'=+l\' in asm\t1791\ninvalid input constraint \'=+r\' in asm\t1791\ninvalid input constraint \'=h\' in asm\t1791\ninvalid input constraint \'=l\' in asm\t1791\ninvalid input constraint \'=r\' in asm\t1791\ninvalid input constraint \'h\' in asm\t1791\ninvalid input constraint \'l\' in asm\t1791\ninvalid input constraint \'r\' in asm\t1791\ninvalid literal for int() with base 10: \t1792\ninvalid operands to binary expression (\t1793\ninvalid operands to binary expression (\'\t1794\ninvalid output constraint \'+h\' in asm\t1791\ninvalid output constraint \'+l\' in asm\t1791\ninvalid output constraint \'+r\' in asm\t1791\ninvalid output constraint \'=+h\' in asm\t1791\ninvalid output constraint \'=+l\' in asm\t1791\ninvalid output constraint \'=+r\' in asm\t1791\ninvalid output constraint \'=h\' in asm\t1791\ninvalid output constraint \'=l\' in asm\t1791\ninvalid output constraint \'=r\' in asm\t1791\ninvalid output constraint \'h\' in asm\t1791\ninvalid output constraint \'l\' in asm\t1791\ninvalid output constraint \'r\' in asm\t1791\ninvalid pyproject.toml config: \t1795\ninvalid target ID \t1209\ninvalid value \'armv9\t1257\ninvalid value \'c++\t1796\ninvalid value \'gnu++\t1796\ninvalid value (\'armv9\t1257\ninvalid value (‘armv9\t1257\ninvalid value for --gpu-architecture\t1797\ninvalid value ‘armv9\t1257',
    1635196967: "' was defined more than once\t423",
    1635197024: '` was removed in the NumPy 2\t1255',
    1635281254: 'fixable by adding \t1653',
    1635284080: 'ptxas application ptx input, line \t2093\nptxas does not support CC \t2094\nptxas info \t2095\nptxas warning \t2095',
    1638515570: 'réadressage R_\t2103\nréadressage de R_\t2103',
    1646292852: 'to be installed\t1289',
    1647473766: 'ft2build.h\t1657 1658 1659 1660',
    1650424144: 'Py_buffer\t1108',
    1650552405: 'Unable to find\t766 767\nUnable to find a valid cuDNN algorithm\t1189\nUnable to find code object for all current devices\t1190\nUnable to find vcvarsall.bat\t1191\nUnable to import \t776\nUnable to load \t776\nUnable to load any of {lib\t1192\nUnable to load library \t778\nUnable to load the library \t778\nUnable to locate\t767\nUnable to pre-compile ops without torch installed\t1193\nUnable to register cu\t1194',
    1650552421: 'enable executable\t1579\nenable_if_t\t1414',
    1650552437: 'unable to execute \t2217\nunable to execute \'\t2218\nunable to execute command: Killed\t2219\nunable to find\t767\nunable to find a build program corresponding to "NMake Makefiles\t2220\nunable to find a build program corresponding to "Ninja\t2221\nunable to find a build program corresponding to "Unix Makefiles\t2222\nunable to find library -l\t1347 1348 1349 1350 1351 1352 1353 1354 1355 1356 2223 2224 2225\nunable to find library -lEGL\t1357\nunable to find library -lGLEW\t1358\nunable to find library -laio\t1359\nunable to find library -lffi\t1360\nunable to find library -lglog\t1361\nunable to find library -ljpeg\t1362\nunable to find library -lnuma\t1363\nunable to find library -lstdc++\t1365\nunable to find library -ltbb\t1366\nunable to find library -luuid\t1367\nunable to find library -lz\t1368\nunable to locate\t767\nunable to open database file\t2226',
    1650552929: 'apability not supp\t1268',
    1650616684: 'libbitsandbytes_cpu.\t1864',
    1650748780: 'lmdb.h\t1914 1915 1916 1917',
    1651076128: ' libraries are not found\t252\n library not found\t253',
    1651076143: '/libATen.\t495\n/libMIOpen\t496\n/libamd_comgr\t496\n/libamdhip64\t496\n/libc10.\t495\n/libcaffe2.\t495\n/libcublas\t496\n/libcuda\t496\n/libcufft\t496\n/libcufile\t496\n/libculibos\t496\n/libcupti\t496\n/libcurand\t496\n/libcusolver\t496\n/libcusparse\t496\n/libcutensor\t496\n/libhip\t496\n/libhsa-runtime64\t496\n/libhsakmt\t496\n/libnccl\t496\n/libnpp\t496\n/libnvJitLink\t496\n/libnvidia-ml\t496\n/libnvjpeg\t496\n/libnvrtc\t496\n/libnvshmem\t496\n/librccl\t496\n/libroc\t496\n/libtorch.\t495\n/libtorch_cpu.\t495\n/libtorch_global_deps.\t495\n/libtorch_python.\t495',
    1651076218: 'zlib.h\t2276 2277 2278 2279',
    1651336557: "member access into incomplete type '\t1936\nmember reference type \t1937",
    1651337587: 'simbolo ambiguo\t1004',
    1651340622: 'Numba needs NumPy \t1071',
    1651341651: 'Symbol\t366',
    1651341683: 'symbol not found in flat namespace\t366\nsymbole ambigu\t1004',
    1651449895: "' object has no attribute 'ds_opt_\t418",
    1651469415: 'global interpreter lock (GIL) has been enabled to load module\t1670\nglobalLegacyTypeDispatch\t991 992',
    1651668340: 'turbojpeg.h\t2210 2211 2212 2213',
    1651860850: 'reubicación R_\t2103',
    1651864352: " submodule path '\t340",
    1663067490: 'be created directly\t1286',
    1663070030: 'No compatible code objects found for: gfx\t1029\nNo compiled \t1030',
    1663071343: 'ot compiled with \t2070\not currently implemented\t2048\not currently supported\t2048',
    1664044099: 'CL/cl\t700 701',
    1667309616: '0 active drivers ([])\t498',
    1667393900: 'libc10_cuda.so: \t1865\nlibcublas.so.\t1866\nlibcublasLt.so.\t1866\nlibcuda.so\t1867\nlibcuda.so cannot found\t1868\nlibcuda.so not found! Do you have a CUDA driver\t1869\nlibcuda.so.1\t1867\nlibcuda.so.1 is not a symbolic link\t1870\nlibcudart.so.\t1866\nlibcufft.so.\t1866\nlibcupti.so.\t1866\nlibcusolver.so.\t1866\nlibcusparse.so.\t1866',
    1667462766: 'nvcc \t1014\nnvcc :\t2038\nnvcc cannot find a supported version of\t2039\nnvcc fatal   : Cannot find compiler \'\t2040\nnvcc fatal   : Could not open input file \'\t2041\nnvcc fatal   : redefinition of argument \'\t2042\nnvcc is required to \t772\nnvcc not found\t2043\nnvcc was not found\t2043\nnvcc ：\t2038\nnvcc" \t1014\nnvcc\' \t1014\nnvcc:\t2038\nnvcc` \t1014\nnvcc’ \t1014\nnvcc：\t2038',
    1667592275: "Specified provider 'CUDAExecutionProvider' is not in available provider\t1127\nSpecify CUDA_TOOLKIT_ROOT_DIR\t1128",
    1667592307: 'specified that you may need to import the \t2149',
    1667594309: 'Exec format error\t867',
    1667594341: 'execinfo.h\t1567\nexecutable in path specified by\t1619\nexecutor failed running\t1620',
    1667656804: 'dlfcn.h\t1567',
    1667722864: 'pngconf.h\t2084 2085 2086',
    1667852407: 'which is not an existing directory\t2270',
    1667853909: "UnicodeDecodeError: 'utf\t1195",
    1667854445: 'mpicxx.h\t1961 1962 1963',
    1668033824: ' -lcrypt\t8',
    1668180256: ' incompatible with current version \t204',
    1668181859: 'conclude\t1520',
    1668183398: 'function for call to \t1661',
    1668248144: 'Processus arrêté\t851\nProcessus arrêté a terminé le programme \t442',
    1668248176: "procedure entry point\t366\nprocessor does not support \t710\nprocessor doesn't support \t710\nprocessor lacks \t710",
    1668311400: "hipcc' failed: No such file\t1713\nhipcc: No such file\t1714\nhipcc: command not found\t1714\nhipcc: not found\t1714",
    1668440352: ' architecture of input file \t17',
    1668443988: 'Torch is needed\t1103\nTorch is not installed\t1103\nTorch is required\t1103\nTorch must be installed\t1103\nTorch needs to be installed\t1103',
    1668444020: 'torch is needed\t1103\ntorch is not installed\t1103\ntorch is required\t1103\ntorch is required for \t2181\ntorch must be installed\t1103\ntorch needs GCC \t762\ntorch needs at least GCC \t762\ntorch needs to be installed\t1103\ntorch requires GCC \t762\ntorch requires at least GCC \t762\ntorch.OutOfMemoryError\t2182\ntorch._inductor.exc.\t2183\ntorch.cuda.OutOfMemoryError\t2182\ntorch.utils.ffi is deprecated\t2184\ntorch.version.cuda\t2185\ntorch/all.h\t596 597 598\ntorch/csrc/PythonTypes.h\t2186 2187 2188\ntorch/csrc/StorageDefs.h\t2186 2187 2188\ntorch/csrc/THP_export.h\t2186 2187 2188\ntorch/csrc/WindowsTorchApiMacro.h\t2186 2187 2188\ntorch/csrc/jit/\t2189 2190 2191 2192 2193\ntorch/csrc/stable/\t605 606\ntorch/csrc/utils/auto_gil.h\t2194 2195 2196\ntorch/csrc/utils/disallow_copy.h\t2194 2195 2196\ntorch/csrc/utils/future.h\t2194 2195 2196\ntorch/csrc/utils/memory.h\t2194 2195 2196\ntorch/csrc/utils/six.h\t2194 2195 2196\ntorch/extension.h\t605 606 2197 2198 2199 2200 2201\ntorch/headeronly/\t605 606\ntorch/library.h\t596 597 598\ntorch/python.h\t596 597 598\ntorch/script.h\t596 597 598\ntorch/torch.h\t596 597 598\ntorch/types.h\t596 597 598\ntorch::jit::RegisterOperators::RegisterOperators(const char\t2202\ntorch_cuda.lib\t1322\ntorch_extensions\t61 2203\ntorchaudio C++ extension is not available\t2204\ntorchinductor_\t2205 2206\ntorchvision.transforms.functional_tensor\t2207',
    1668571501: 'matching\t1935',
    1668571504: 'patch: command not found\t1284\npatch: not found\t1284',
    1668628794: ':Aucun fichier\t160 161',
    1671200994: '“constexpr\t391',
    1681143415: 'w64devkit\t999',
    1684104530: 'ReadTimeout\t780\nReadTimeoutError\t780',
    1684104562: 'read-only segment has dynamic IFUNC relocations\t2098\nread-only segment has dynamic relocations\t2098',
    1684107084: 'LoadLibrary failed with error 126\t997\nLoaded runtime CuDNN library: \t998',
    1684107116: 'load any more object with static\t1918\nloaded the `torch/_C` folder of the PyTorch repository\t1919',
    1684171116: 'libdevice not found at \t1871',
    1684302184: 'hidden symbol \t1709',
    1684366670: 'Need \t1020\nNeed to compile C++ extensions to \t1021\nNeeds \t1020',
    1684366702: 'need \t1020\nneed PyTorch\t1111\nneed Pytorch\t1111\nneed pyTorch\t1111\nneed pytorch\t1111\nneed torch\t1111\nneeded\t1976\nneeds \t1020\nneeds CUDA\t1977\nneeds PyTorch\t1111\nneeds Pytorch\t1111\nneeds exactly \t1302\nneeds pyTorch\t1111\nneeds pytorch\t1111\nneeds torch\t1111',
    1684367716: 'died with <Signals.SIGKILL: 9>\t1564',
    1684611130: ': identifier "__\t563',
    1684632949: 'uuid/uuid.h\t2250 2251 2252 2253',
    1684633198: 'nvidia-container-cli: initialization error: \t2045\nnvidia-fabricmanager\t900',
    1684955424: ' and above\t15\n and higher\t15\n and later\t15\n and newer\t15\n and torchaudio \t16',
    1684955491: 'candidate function not viable: call to __host__ function from \t1331',
    1684957510: 'FindCUDA says CUDA version is\t909',
    1684957527: 'Windows Long Path support enabled\t1224\nWindows not yet supported for torch.compile\t1225',
    1684959043: 'CondaHTTPError\t785\nCondaSSLError\t785',
    1684959075: 'conda: command not found\t1521\nconda: not found\t1521\nconditional_t\t1414',
    1684960544: ' undeclared\t247',
    1685024032: ' module has been removed\t255\n module is not found\t256',
    1685025392: 'prod_intlist\t2091 2092',
    1685222775: 'wurde in diesem Gültigkeitsbereich nicht deklariert\t1290',
    1685353338: 'zstd.h\t2282 2283 2284 2285',
    1685414702: '.cuda.o\t487',
    1685414747: '[cudnn_frontend] Error: No \t1238',
    1689699140: 'Dödad-signal avslutade programmet \t442',
    1696610855: "': expected a number\t432",
    1696610857: '): error : expected a "("\t455\n): error: argument list for template template\t456\n): error: exception specification is incompatible\t457\n): error: expected a "("\t455\n): error: identifier "\t380\n): error: identifier "__\t458 459\n): error: incomplete type is not allowed\t460\n): error: invalid combination of type specifiers\t461\n): error: name followed by "::" must\t456\n): error: no instance of\t462\n): error: static assertion failed with "\t463',
    1696624193: 'An error happened while trying to locate the file on the Hub\t625',
    1696624233: 'in expansion of macro \t1623',
    1696624462: 'No existe el \t628 629 630 631 632 633 634 635 636 637 638 639 640 641 642 643 644 645',
    1696624494: 'no es un miembro de\t1616',
    1697082912: " n'est pas reconnu\t244\n n'est pas un membre de\t222 223 224",
    1697541219: 'cl.exe\t1407\ncl.exe with traditional preprocessor \t1408',
    1698832442: ': Befehl nicht gefunden\t501',
    1699094621: '] Fehler 137\t1239',
    1699160157: '] Getötet\t1239',
    1699170388: 'THGenerator\t1130 1131',
    1699553338: ': Memory allocation failure\t515',
    1699618874: ": Ne peut ouvrir le fichier d'objet partagé\t512",
    1699749946: ': Permission denied\t527',
    1699881006: '. Required capability\t486',
    1699881018: ': Resource temporarily unavailable\t529\n: Ressource temporairement\t529',
    1700022356: 'THTensor\t1130 1131\nTHTensorMath\t1130 1131',
    1700153428: 'THVector\t1130 1131',
    1700212059: '[-Werror\t1230',
    1700948332: 'libelf.h\t1872 1873 1874 1875',
    1701013836: 'License classifiers have been superseded by license expressions\t996',
    1701017669: 'Exception: Unsupported GPU\t877\nException: Unsupported GPU model\t877\nException: Unsupported GPU type\t877\nException: unsupported GPU\t877\nException: unsupported GPU model\t877\nException: unsupported GPU type\t877',
    1701017701: 'exception handling disabled\t1617\nexception handling is disabled\t1618',
    1701078386: 'redeclaration of\t551\nredefinition of \t2100',
    1701079328: ' identifier "\t198 199',
    1701080161: 'alderlake\t1257',
    1701080649: 'IndentationError: \t953\nIndexError: \t954 955\nIndexError: _Map_base::at\t956\nIndexError: map::at\t956\nIndexError: unordered_map::at\t956',
    1701080681: 'index_sequence\t1414',
    1701080693: 'undeclared\t1743\nundeclared identifier \t1720 1721 1722 2014 2227\nundefined reference to \t2228\nundefined symbol: \t366\nundefined symbol: Py\t2229\nundefined symbol: _Py\t2229\nundefined symbol: mkl_\t2230\nundefined symbol: state\t1626\nundefined symbol:state\t1626\nundefinierter Verweis auf\t366\nundefiniertes Symbol\t366\nunderlying_type_t\t1414',
    1701080899: 'Code object build failed\t781',
    1701146144: ' needed by \t260',
    1701147424: ' seems to be not installed\t336',
    1701209458: "reference indefinie vers\t366\nreference indéfinie vers\t366\nreference to\t366\nreference to ' state\t1626\nreference to 'state\t1626\nreference to __host__ function '\t2101\nreference to ` state\t1626\nreference to `state\t1626\nreference to ‘ state\t1626\nreference to ‘state\t1626\nreferences to\t366\nreferencia a\t366\nreferencia indefinida a\t366\nreferencia indefinida para\t366\nreferencia nao definida a\t366\nreferencia nao definida para\t366\nreferencia não definida a\t366\nreferencia não definida para\t366\nreferensi ke\t366\nreferência indefinida a\t366\nreferência indefinida para\t366\nreferência nao definida a\t366\nreferência nao definida para\t366\nreferência não definida a\t366\nreferência não definida para\t366",
    1701210482: 'riferimento non definito a\t366',
    1701211721: "Inferred operator schema for a C++ kernel function doesn't match the expected function schema\t957",
    1701211753: 'infer_schema(func): \t1775 1776',
    1701274484: 'tcgen05\t2128',
    1701275973: 'Eigen/\t865',
    1701344288: ' the MPS \t345',
    1701345056: ' when calling \t360',
    1701405728: ' died due to signal \t38\n died due to signal 9\t39\n died due to signal 9 (Kill signal)\t39\n died with status 0x\t40',
    1701407843: 'client error (Connect)\t1412',
    1701409364: "Tried to instantiate class '\t1174\nTried to register an operator (\t1175 1176\nTried to register multiple backend fallbacks for the same dispatch key \t1177\nTried to register multiple operators with the same name\t1178",
    1701470831: 'object has no attribute\t2049\nobject has no attribute \t2050\nobject type is: \t2051',
    1701536109: 'make: \t492\nmake: command not found\t1284\nmake: not found\t1284\nmake_index_sequence\t1414\nmake_unique\t1414',
    1701603654: 'File already exists in database: \t904\nFile o directory non\t628 629 630 631 632 633 634 635 636 637 638 639 640 641 642 643 644 645\nFileExistsError: [\t905\nFileNotFoundError: [Errno 2] \t906\nFilename longer than 260 characters\t907\nFilename too long\t908',
    1701603681: 'ailed to initialize NVML: Driver/library version mismatch\t1256',
    1701603686: 'file failed to open for reading\t1650\nfile_baton.py\t1651\nfile_baton.py:\t1652',
    1701604425: 'Illegal instruction\t481 624',
    1701667150: "NameError: name \t1017\nNameError: name '\t1018\nNameError: name '_C' is not defined\t1019",
    1701667182: 'name \'bare_metal_version\' is not defined\t1968\nnamespace "\t1969\nnamespace "c10::guts" has no member "\t1970\nnamespace "std" has no member \t1971 1972 1973 1974\nnamespace name\t1975',
    1701669204: 'TimeoutError: \t787',
    1701670771: "some optimisations will not be enabled\t2143\nsome optimizations will not be enabled\t2143\nsomething wrong with flag '\t2144",
    1701716007: "' needs target feature \t416\n' newer than toolkit\t417",
    1701716012: ', needed by\t469\n, needed by \t470',
    1701733735: 'generated with LTO version \t1662\ngeneric_type: \t1663',
    1701737812: 'TunerSimple_cached_get_nvrtc_params.cc(\t1181',
    1701798944: " does not dominate this use\t41\n does not exist\t42 43 44 45\n does not have \t46\n does not include kernels for this GPU\t47\n does not match \t48\n does not match filename: \t49\n does not match namespace of enclosing TORCH_LIBRARY\t50\n does not match runtime version \t51\n does not name a\t52\n does not name a type\t53 54 55 56 57 58\n does not support \t59\n doesn't exist\t43\n doesn't match \t48",
    1701863764: 'Tapettu\t851\nTapettu-signaali päätti \t442',
    1701865808: 'Pipeline failed while executing [\t1099',
    1701867296: ' open include file\t285 286 287 288 289 290 291 292 293 294 295 296 297 298 299 300 301 302 303 304 305 306 307 308 309 310 311 312 313 314 315 316 317 318 319 320 321\n open source file\t199 285 286 287 288 289 290 291 292 293 294 295 296 297 298 299 300 301 302 303 304 305 306 307 308 309 310 311 312 313 314 315 316 317 318 319 320 321',
    1701867311: '/openmp\t488',
    1701869669: 'expected primary-expression before \t1625\nexpects \t1302',
    1701869908: "TypeDefault\t1159 1160\nTypeError \t1182\nTypeError: \t1183 1184\nTypeError: expected str, bytes or os.PathLike object, not NoneType\t1185\nTypeError: join() argument must be str\t1186\nTypeError: must be called with a dataclass type or instance\t1187\nTypeError: unsupported operand type(s) for +: 'NoneType' and 'str'\t1188",
    1701869940: 'type "at::Tensor" is not allowed\t2214\ntype conversion before \t2215\ntypeid\t1576',
    1701978146: '" referenced unknown base type "\t388',
    1701978151: "' requires target feature '\t420\n' returned nan values in its \t421",
    1701978156: ', required architecture \t471',
    1701991456: ' Tree Learner was not enabled in this build\t13',
    1701995875: 'ceres/ceres.h\t1399 1400 1401 1402',
    1701996900: 'directiva de Control de aplicaciones\t626\ndirent.h\t1567',
    1701997665: 'already has an implementation\t1258',
    1701998165: 'Unregistered type : \t1202\nUnresolved extern \t1203',
    1701998197: "unrecognised command line option\t968\nunrecognised command-line option\t968\nunrecognized command\t2236\nunrecognized command line option\t968\nunrecognized command-line option\t968\nunrecognized relocation \t2237\nunrecognized subcommand '\t2238\nunresolved external symbol\t366\nunresolved external symbol \t2239",
    1701998445: 'more than one \t1954\nmore than one instance of overloaded function "\t1955\nmore than one operator "\t1956',
    1701999173: 'Erreur de format pour exec\t867\nErreur de segmentation\t868',
    1701999205: 'erreur interne du compilateur\t961',
    1702064961: 'Assertion \t646\nAssertion `\t647\nAssertion error (\t648\nAssertionError: \t649 650',
    1702125892: 'Datei oder Verzeichnis nicht\t628 629 630 631 632 633 634 635 636 637 638 639 640 641 642 643 644 645',
    1702126916: 'Detected that PyTorch and \t839',
    1702126948: 'detected SM\t942\ndetected pre-SM\t942\ndetected sm\t942\ndetected sm_\t942',
    1702129225: 'Internal Triton PTX codegen error\t959\nInternal compiler error\t960\nInternal error\t960\nInterner Compiler-Fehler\t961\nInterner Compiler-fehler\t961\nInterner CompilerFehler\t961\nInterner Compilerfehler\t961',
    1702129257: 'integer\t1786\ninteger_sequence\t1414\ninternal compiler error\t961\ninternal compiler error: Killed (program \t1787\ninterner Compiler-Fehler\t961\ninterner Compiler-fehler\t961\ninterner CompilerFehler\t961\ninterner Compilerfehler\t961',
    1702129518: "note: macro 'max defined here\t1934\nnote: macro 'max' defined here\t1934\nnote: macro 'max’ defined here\t1934\nnote: macro 'min defined here\t1934\nnote: macro 'min' defined here\t1934\nnote: macro 'min’ defined here\t1934\nnote: macro max defined here\t1934\nnote: macro max' defined here\t1934\nnote: macro max’ defined here\t1934\nnote: macro min defined here\t1934\nnote: macro min' defined here\t1934\nnote: macro min’ defined here\t1934\nnote: macro ‘max defined here\t1934\nnote: macro ‘max' defined here\t1934\nnote: macro ‘max’ defined here\t1934\nnote: macro ‘min defined here\t1934\nnote: macro ‘min' defined here\t1934\nnote: macro ‘min’ defined here\t1934",
    1702130753: 'Attempted to use ninja as the BuildExtension backend but we could not find ninja\t651\nAttempting to deserialize object on a CUDA device\t652\nAttempting to use \t653',
    1702131043: 'cute/\t1556\ncute\\\t1556',
    1702131813: 'external symbol state\t1626\nexternal symbolstate\t1626',
    1702195557: 'equest failed after \t1583',
    1702240297: ') versions mismatch\t451',
    1702240300: ', version CXXABI_\t472\n, version GCC_1\t472\n, version GCC_3\t472\n, version GCC_4\t472\n, version GCC_7\t472\n, version GLIBCXX_\t472\n, version GLIBC_2.\t473\n, version GOMP_\t472\n, version OACC_\t472\n, version solving failed\t474',
    1702240314: ': version "hip_\t571\n: version "libcu\t572\n: version "libnccl\t572\n: version "libnv\t572\n: version \'hip_\t571\n: version \'libcu\t572\n: version \'libnccl\t572\n: version \'libnv\t572\n: version `hip_\t571\n: version `libcu\t572\n: version `libnccl\t572\n: version `libnv\t572\n: version ‘libcu\t572\n: version ‘libnccl\t572\n: version ‘libnv\t572',
    1702258028: 'leveldb/\t1853 1854 1855 1856',
    1702259058: 'river version \t2121',
    1702260346: 'znver3\t1257\nznver4\t1257\nznver5\t1257',
    1702325825: 'Anwendungssteuerungsrichtlinie hat\t626',
    1702389038: '.exe" is not recognized\t383\n.exe" is not recognized as\t383\n.exe" ist entweder falsch\t383\n.exe" n\'est pas reconnu\t383\n.exe" no se reconoce como\t383\n.exe" 不是内部或外部命令\t383\n.exe\' is not recognized\t383\n.exe\' is not recognized as\t383\n.exe\' ist entweder falsch\t383\n.exe\' n\'est pas reconnu\t383\n.exe\' no se reconoce como\t383\n.exe\' 不是内部或外部命令\t383\n.exe” is not recognized\t383\n.exe” is not recognized as\t383\n.exe” ist entweder falsch\t383\n.exe” n\'est pas reconnu\t383\n.exe” no se reconoce como\t383\n.exe” 不是内部或外部命令\t383',
    1702520162: 'bezeichnet keinen Typ\t1290',
    1713401449: 'in function compile: NVRTC Error: NVRTC_ERROR_COMPILATION\t1747',
    1714375751: 'GL/freeglut.h\t919 920 921',
    1717857907: 'sndfile.h\t2138 2139 2140 2141',
    1717920878: 'ndefined\t366',
    1717920885: 'udefineret reference til\t366',
    1717985603: "Caffe2: Couldn't determine version from header\t765",
    1717985635: 'caffe2/\t1323 1324 1325 1326',
    1717987684: 'different exception spec\t1565\ndiffers from\t1566',
    1717987700: 'tiffio.h\t2173 2174 2175 2176',
    1717990755: 'cufft64_\t1540 1541',
    1718513507: 'configuration file provided by "\t1522 1523\nconfiguration file provided by "CUDA\t1524\nconfiguration file provided by "Torch"\t1525\nconfigure: error: \t1526 1527\nconflicting cuDNN in LD_LIBRARY_PATH\t1528',
    1722401636: 'définitions multiples de \t1005',
    1722401650: 'réference indefinie vers\t366\nréference indéfinie vers\t366\nréférence indefinie vers\t366\nréférence indéfinie vers\t366',
    1730160936: '() got an unexpected keyword argument\t328\n() got an unexpected keyword argument \t327 440\n() got multiple values for \t327',
    1731152967: 'GL/gl.h\t922 923 924\nGL/glcorearb.h\t922 923 924\nGL/glew.h\t925 926 927 928\nGL/glext.h\t922 923 924\nGL/glut.h\t919 920 921\nGL/glx.h\t922 923 924',
    1734701162: 'jpeglib.h\t1809 1810 1811 1812',
    1734959663: '/bigobj\t488 490',
    1734964000: ' signal terminated program \t337',
    1734964008: '(signal: 9, SIGKILL: kill)\t445',
    1734965107: 'swig: command not found\t1284\nswig: not found\t1284',
    1735289197: 'mingw\t999',
    1735290732: 'longintrepr.h\t1921 1922 1923 1924',
    1735355495: 'glog/logging.h\t1671 1672 1673 1674',
    1735356263: 'google/protobuf/\t1680 1681 1682 1683 1684',
    1735357040: 'program input point\t366',
    1735549216: ' argument(s) but received\t18\n arguments for \t19\n arguments to function \t20',
    1735549292: 'larger than the available KV cache memory\t1820\nlarger than the maximum number of tokens that can be stored in KV cache\t1820',
    1735549300: 'target device or backend do not support efficient \t2165\ntarget sm_\t2166',
    1746936361: ')" has already been defined\t452',
    1746955881: 'in hip::FatBinaryInfo::\t1748',
    1749239892: 'THCharBlas_\t1130 1131\nTHCharStorage\t1130 1131\nTHCharTensor\t1130 1131\nTHCharVector\t1130 1131',
    1750288468: 'THShortBlas_\t1130 1131\nTHShortStorage\t1130 1131\nTHShortTensor\t1130 1131\nTHShortVector\t1130 1131',
    1750343738: ': The system cannot find the file specified\t530',
    1751279980: 'libhipblas.so.\t1857\nlibhipfft.so.\t1857\nlibhiprand.so.\t1857\nlibhipsolver.so.\t1857\nlibhipsparse.so.\t1857',
    1751345510: 'fichier dans un mauvais format\t1110',
    1751345518: 'nicht definierter Verweis auf\t366',
    1751347777: 'Arch conditional MMA instruction used without targeting\t627',
    1751347809: "arch_bin wasn't set for some reason\t1269\narch_list[-1] += \t1270\narchitecture\t1271 1272",
    1751347823: 'orch not compiled with \t2066\norch not compiled with CUDA enabled\t2067\norch version \t2068\norch version must be \t2069\norch==\t2069',
    1751349349: 'exchange\t1414',
    1751361987: "échec d'adressage (mapping) du segment\t903",
    1751607656: 'higher\t1710',
    1751933286: 'falha no mapeamento de segmento\t903',
    1752391519: '__shfl\t761',
    1752392008: 'Hash mismatch for \t946',
    1752459639: 'with multiple files\t2271',
    1752461166: 'nothing provides \t2026\nnothing provides __cuda\t475\nnothing provides __glibc >=2.\t476',
    1752463728: 'python3: command not found\t1521\npython3: not found\t1521\npython: command not found\t1521\npython: not found\t1521',
    1752637484: ', which is missing on the system\t475 476',
    1763715368: '() is missing value for argument\t18',
    1763717413: '%1 is not a valid Win32 application\t392\n%1 ist keine zulässige Win32-Anwendung\t392',
    1763719719: "': is not a member of 'cudaDeviceProp'\t433",
    1763733089: 'an illegal memory access was encountered\t1266',
    1763733358: 'no instance of \t1986 1987\nno instance of constructor "c10::\t1988\nno instance of constructor "cut\t1989\nno instance of constructor "torch::jit::RegisterOperators::RegisterOperators" matches\t1990\nno instance of overloaded function \t1991',
    1763734639: 'ot implemented\t2048',
    1765161080: 'x86intrin.h\t1739 1740 1741',
    1766203450: ': Filename too long\t507 508',
    1766531165: '] Killed\t1239',
    1766727738: ': Nicht genügend\t503',
    1767990816: ' failed to import\t63\n failed with exit \t64\n failed: \t65\n failed: No such file\t66',
    1768042274: '"/bin/nvcc\t390',
    1768042279: "'/bin/nvcc\t390",
    1768042298: ':/bin/nvcc\t573',
    1768053819: ';\\bin\\nvcc\t577',
    1768058209: 'ambiguous "?" operation:\t1264\nambiguous overload for \t1265\nambiguous symbol\t1004',
    1768061296: 'pybind11\t2096\npybind11/\t2097\npybind11_detail_function_record\t1101',
    1768124527: 'opción de línea de órdenes no reconocida\t968',
    1768169531: '; did you mean \t576',
    1768255571: 'Speicherzugriffsfehler\t868',
    1768300602: ': fichier trop court\t505\n: file too short\t505 542',
    1768318308: 'defined\t1559\ndefined in file \t1560\ndefiniciones múltiples de \t1005',
    1768320617: 'infiniband/\t1777 1778 1779 1780',
    1768383858: 'registered\t2102',
    1768386149: 'engine plan file is generated on an incompatible device, expecting compute \t1580\nengine plan file is not compatible with this\t1581',
    1768453920: ' which is newer than running OS)\t361',
    1768693818: ': linker input file not found\t523',
    1768697658: ':/lib64\t574',
    1768714611: 'sqlite3.h\t2150 2151 2152 2153',
    1768716898: 'bzlib.h\t1305 1306 1307 1308',
    1768759354: ': misaligned address\t567',
    1768779113: 'immintrin.h\t1739 1740 1741',
    1768779128: 'xmmintrin.h\t1739 1740 1741',
    1768824890: ': nie można otworzyć pliku obiektu dzielonego\t512',
    1768843629: 'minimum required Nvidia driver for \t1944',
    1768975957: 'UnpicklingError: \t859',
    1769103702: 'VariableTensorId\t1159 1160',
    1769152577: 'A single input file is required for a non-link phase\t579',
    1769173857: 'assimp/\t1278 1279 1280 1281',
    1769234803: 'satisfies the requirement \t2125\nsatisfy\t2126',
    1769235821: 'metis.h\t1940 1941 1942 1943',
    1769238607: 'OptionalCUDAGuard\t735 736\nOptionalCUDAStreamGuard\t735 736',
    1769300512: ' built with CUDA \t24',
    1769366884: "device architecture\t721\ndevice capabilit\t721\ndevice compute architecture\t721\ndevice compute capabilit\t721\ndevice is SM\t942\ndevice is sm\t942\ndevice is sm_\t942\ndevice kernel image is invalid\t742\ndevice's architecture\t721\ndevice's capabilit\t721\ndevice's compute architecture\t721\ndevice's compute capabilit\t721\ndevice-side assert triggered\t1561\ndevice-side assertion triggered\t1561\ndevices architecture\t721\ndevices capabilit\t721\ndevices compute architecture\t721\ndevices compute capabilit\t721",
    1769369189: 'environment variable is not\t1582',
    1769414695: "' with arguments from the '\t424\n' with arguments from the 'CUDA' backend\t425 426\n' with arguments from the 'MPS' backend\t427\n' with arguments from the 'Meta' backend\t428\n' with exceptions disabled\t429",
    1769566836: 'trying to build PyTorch with a too old version of \t2209',
    1769631349: 'unzip: command not found\t1284\nunzip: not found\t1284',
    1784835872: ' object has no attribute \t272 273 274',
    1785291349: 'Ubijen\t851',
    1785620814: 'Ninja is required to \t1023',
    1785620846: 'ninja-build: Kommando nicht gefunden\t1979\nninja-build: command not found\t1979\nninja-build: commande introuvable\t1979\nninja-build: not found\t1979\nninja-build: orden no encontrada\t1979\nninja-build: コマンドが見つかりません\t1979\nninja-build: 未找到命令\t1979\nninja: Kommando nicht gefunden\t1979\nninja: build stopped\t1980\nninja: command not found\t1979\nninja: commande introuvable\t1979\nninja: no work to do.\t1981\nninja: not found\t1979\nninja: orden no encontrada\t1979\nninja: コマンドが見つかりません\t1979\nninja: 未找到命令\t1979',
    1797287790: 'no kernel image is available\t1992',
    1797288805: 'es kein\t1616',
    1801538883: 'CMake must be installed to build\t709',
    1801547107: 'cmake: command not found\t1284\ncmake: not found\t1284',
    1801547111: 'gmake\t499',
    1801675074: 'BackendUnavailable: Cannot import \t661',
    1801675088: "Package \t1090\nPackage dependency requirement '\t1091\nPackage metadata \t1092\nPackageNotFoundError: \t1093\nPackagesNotFoundError\t1094",
    1801675120: 'packed_accessor\t910\npacked_accessor32\t1154\npacked_accessor64\t1154',
    1801678707: 'socket.gaierror: \t2142',
    1802068851: 'scikit-learn has not been built correctly\t2127',
    1802270070: 'vulkan/vulkan\t2259 2260 2261 2262',
    1802398060: 'linker `\t1909',
    1802465132: 'looks like a filename, but the file does not exist\t1925',
    1802465858: 'Broken toolchain: cannot link a simple \t662',
    1802661751: 'work with \t1302\nworks with \t1302',
    1802725700: 'Disk quota exceeded\t844',
    1802725732: 'disk quota exceeded\t844',
    1814061388: 'La ligne de commande est trop longue.\t841\nLa línea de comandos es demasiado larga.\t841',
    1814066273: "at least '/std:c++\t1282",
    1814979692: 'ld.lld: error: duplicate symbol: \t1822',
    1816217684: 'THAlloc\t1130 1131',
    1816283220: 'THBlas_\t1130 1131',
    1816545364: 'THFloatBlas_\t1130 1131\nTHFloatStorage\t1130 1131\nTHFloatTensor\t1130 1131\nTHFloatVector\t1130 1131',
    1818323300: 'dial tcp: lookup \t1153',
    1818391907: 'cublas.CUBLASError: \t1539\ncublas64_\t1540 1541\ncublasLt64_\t1540 1541',
    1818435642: ': class template "std::_Is_memfunptr" has already been defined\t543',
    1818455657: 'include file \t1750\ninclude file "ATen/\t1751\ninclude file "CGAL/\t1752\ninclude file "CL/\t1753\ninclude file "Eigen/\t1754\ninclude file "GLES\t1755\ninclude file "Imf\t1756\ninclude file "OpenEXR/Imf\t1756\ninclude file "TH\t1757\ninclude file "THC\t1758\ninclude file "X11/\t1759\ninclude file "asm/\t1294\ninclude file "boost/\t1760\ninclude file "c\t1761\ninclude file "c10d/\t1762\ninclude file "cudnn\t1763\ninclude file "eigen3/Eigen/\t1754\ninclude file "flann/\t1764\ninclude file "libav\t1765\ninclude file "numpy/\t1766\ninclude file "tbb/\t1767\ninclude file "torch/\t604\ninclude file \'ATen/\t1751\ninclude file \'CGAL/\t1752\ninclude file \'CL/\t1753\ninclude file \'Eigen/\t1754\ninclude file \'GLES\t1755\ninclude file \'Imf\t1756\ninclude file \'OpenEXR/Imf\t1756\ninclude file \'TH\t1757\ninclude file \'THC\t1758\ninclude file \'X11/\t1759\ninclude file \'asm/\t1294\ninclude file \'boost/\t1760\ninclude file \'c\t1761\ninclude file \'c10d/\t1762\ninclude file \'cudnn\t1763\ninclude file \'eigen3/Eigen/\t1754\ninclude file \'flann/\t1764\ninclude file \'libav\t1765\ninclude file \'numpy/\t1766\ninclude file \'tbb/\t1767\ninclude file \'torch/\t604',
    1818583913: 'icelake-\t1257',
    1818780998: 'Fehler beim Mappen des Shared Objects\t903\nFehler im Format der Programmdatei\t867',
    1818845510: 'Failed building wheel for \t881\nFailed to auto\t882\nFailed to build \t883\nFailed to build CUDA kernels for \t884\nFailed to compile. cc_cmd\t885\nFailed to create CUDAE\t886\nFailed to detect a default CUDA architecture\t887\nFailed to detect a default CUDA architecture.\t888\nFailed to find\t766 767\nFailed to find \t889\nFailed to find MSVC.\t890\nFailed to find ROCm root directory\t891\nFailed to find a working CUDA architecture\t892\nFailed to find all files with CUDA\t893\nFailed to find nvToolsExt\t894\nFailed to import \t776 895\nFailed to initialize NVML: Driver Not Loaded\t896\nFailed to load \t776\nFailed to load library \t778\nFailed to load the backend extension: \t897\nFailed to load the library \t778\nFailed to locate\t767\nFailed to parse: \t898\nFailed to set the allowed dynamic shared memory size \t899\nFailed to start \t900\nFailure finding "libnvvm\t824\nFailure finding \'libnvvm\t824\nFailures have been detected while processing an MLIR pass pipeline\t901',
    1818845542: "fail to call hipModuleLaunchKernel(\t1627\nfail to call hipModuleLoad\t1628\nfailed call to cuInit: \t1629\nfailed to convert GOTPCREL relocation\t1630\nfailed to find\t767\nfailed to legalize operation 't\t1631\nfailed to locate\t767\nfailed to map segment from\t1632\nfailed to open \t1633\nfailed to open elf at \t821\nfailed with\t1634\nfailed with exit \t1635",
    1818846752: ' file built for macOS-\t67\n file not found\t68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123 124 125 126 127 128 129 130 131 132 133 134 135 136 137 138 139 140 141 142 143 144 145 146 147 148 149 150 151 152 153 154 155 156 157 158 159 160 161 162 163\n file not recognized: \t164',
    1818847344: 'philox_cuda_state\t910',
    1818848040: '(killed) terminó el programa \t442',
    1818850658: 'build_ext\t1298\nbuilds-v0\t1299\nbuilt against \t1300\nbuilt against CUDA\t1301\nbuilt for \t1300\nbuilt for CUDA\t1301\nbuilt to run on \t1302\nbuilt using \t1300\nbuilt using CUDA\t1301\nbuilt with \t1300\nbuilt with CUDA\t1301\nbuilt without \t1303',
    1819028768: ' -llapack\t9',
    1819042147: 'calling a __host__ function\t1327',
    1819042150: 'fallo al asignar un segmento del objeto compartido\t903',
    1819044171: 'Killed\t851 967',
    1819045731: 'collect2: fatal error: ld terminated with signal 9\t974',
    1819047238: 'FullyFusedMLP: insufficient shared memory available on the GPU\t916',
    1819176736: ' only available on macOS 1\t281\n only by \t282\n only for \t282\n only on \t282\n only supports \t283\n only with \t282',
    1819240547: 'cholmod.h\t1404 1405 1406',
    1819240790: 'Violación de segmento\t868',
    1819242031: '/nologo\t488',
    1819307369: 'implementation for device cuda\t1742\nimplicit declaration of\t1743',
    1819308097: 'Application Control policy has blocked\t626',
    1819310149: 'Explicitly provided namespace (\t878',
    1819440483: 'curl/curl.h\t1549 1550 1551 1552\ncurl: (16) \t1553\ncurl: (18) \t1553\ncurl: (28) \t1553\ncurl: (35) \t1553\ncurl: (5) \t1553\ncurl: (52) \t1553\ncurl: (55) \t1553\ncurl: (56) \t1553\ncurl: (6) \t1553\ncurl: (60) \t1553\ncurl: (7) \t1553\ncurl: (92) \t1553\ncurl: command not found\t1284\ncurl: not found\t1284',
    1819571555: 'cutlass needs GCC \t762\ncutlass needs at least GCC \t762\ncutlass requires GCC \t762\ncutlass requires at least GCC \t762\ncutlass/\t1556\ncutlass::\t1557\ncutlass\\\t1556',
    1819635523: 'Could NOT find BLAS (missing\t789\nCould NOT find Boost (missing\t789\nCould NOT find CUDA (missing:\t790 791 792\nCould NOT find CUDAToolkit (missing:\t790 791 792\nCould NOT find CUDNN (missing\t793\nCould NOT find CURL (missing\t789\nCould NOT find CuDNN (missing\t793\nCould NOT find EGL (missing\t789\nCould NOT find Eigen3 (missing\t789\nCould NOT find FFMPEG (missing\t789\nCould NOT find FFmpeg (missing\t789\nCould NOT find Freetype (missing\t789\nCould NOT find GLEW (missing\t789\nCould NOT find GLUT (missing\t789\nCould NOT find Gflags (missing\t789\nCould NOT find Git (missing\t789\nCould NOT find Glog (missing\t789\nCould NOT find HDF5 (missing\t789\nCould NOT find JPEG (missing\t789\nCould NOT find LAPACK (missing\t789\nCould NOT find LibXml2 (missing\t789\nCould NOT find MPI (missing\t789\nCould NOT find MPI_C (missing\t789\nCould NOT find MPI_CXX (missing\t789\nCould NOT find NCCL (missing\t789\nCould NOT find NUMA (missing\t789\nCould NOT find NVTX\t794\nCould NOT find Numa (missing\t789\nCould NOT find NvToolExt\t794\nCould NOT find NvToolsExt\t794\nCould NOT find OpenCL (missing\t789\nCould NOT find OpenCV (missing\t789\nCould NOT find OpenGL (missing\t789\nCould NOT find OpenMP\t795\nCould NOT find OpenSSL (missing\t789\nCould NOT find PNG (missing\t789\nCould NOT find PkgConfig (missing\t789\nCould NOT find Protobuf (missing\t789\nCould NOT find Python\t796 797\nCould NOT find PythonLibs (missing\t798\nCould NOT find SWIG (missing\t789\nCould NOT find TBB (missing\t789\nCould NOT find Torch (missing\t799\nCould NOT find Vulkan (missing\t789\nCould NOT find X11 (missing\t789\nCould NOT find ZLIB (missing\t789\nCould NOT find cuDNN (missing\t793\nCould NOT find cudnn (missing\t793\nCould NOT find gflags (missing\t789\nCould NOT find glog (missing\t789\nCould NOT find nvToolsExt\t794\nCould not build wheels for \t800\nCould not connect\t801\nCould not detect Ninja v\t802\nCould not find\t766 767\nCould not find \t803\nCould not find CUDA driver entry point for cu\t804\nCould not find MSVC\t805\nCould not find a configuration file for package "\t806\nCould not find a configuration file for package "Torch"\t807\nCould not find any \t808 809\nCould not find compiler set in environment variable \t810\nCould not find module \'\t811\nCould not find schema for \t812\nCould not find shared object file\t813\nCould not find the bitsandbytes \t814\nCould not find the operator \t45\nCould not import \t776\nCould not infer dtype of numpy.\t815\nCould not initialize NNPACK! Reason\t816\nCould not load \t776\nCould not load library \t778\nCould not load library libcudnn\t817\nCould not load libtorchcodec\t818\nCould not load symbol \t779\nCould not load the library \t778\nCould not load this library: \t819\nCould not locate\t767\nCould not locate \t803 820\nCould not open \t821\nCould not open requirements file: \t822\nCould not resolve\t801\nCould not set up the environment for Microsoft Visual Studio\t823\nCouldn\'t find\t766 767\nCouldn\'t find a suitable version of ptxas\t824\nCouldn\'t find an operator for \t825\nCouldn\'t load custom C++ ops\t826\nCouldn\'t load custom C++ ops. This can happen if your PyTorch and \t827',
    1819635555: "could not convert default argument '\t1531\ncould not find\t767\ncould not locate\t767\ncould not select device driver \t1532\ncouldn't allocate \t1533\ncouldn't find\t767\ncouldn't find a suitable version of ptxas\t824",
    1830842190: "No matching distribution found for \t1031\nNo module named\t1032\nNo module named \t63 1033 1034 1035 1036 1037 1038 1039 1040 1041 1042 1043 1044 1045 1046 1047\nNo module named '\t1048",
    1830842222: "no matching con\t1993\nno matching constructor for initialization of 'torch::jit::RegisterOperators'\t1994\nno matching function for call to \t1995 1996 1997 1998 1999\nno matching function for call to 'atomic\t2000\nno member named \t1701\nno member named '\t2001 2002 2003 2004 2005",
    1833508922: ": Impossible d'ouvrir le fichier d'objet partagé\t512",
    1835100276: 'tham chiếu đến\t366',
    1835101728: ' name followed by "::" must be\t199\n named symbol not found\t259',
    1835102822: 'frame"\t1403\nframe\'\t1403\nframe’\t1403',
    1835166060: 'libmkl_\t1876',
    1835429165: '-mfma\t485',
    1835492691: 'Segment-Schutz nach der Relozierung\t1122\nSegmentation fault\t868 1123\nSegmentation-Fehler\t868',
    1835492723: 'segment en lecture seule a des réadressages\t2098\nsegmento de sólo lectura tiene reubicaciones\t2098',
    1835606074: ": impossibile aprire il file oggetto condiviso\t512\n: impossible d'ouvrir le fichier d'objet partagé\t512",
    1835606127: 'o implemented \t2048',
    1835622239: '__imp_\t1248',
    1835886455: 'wgmma\t2128',
    1835888451: "Command '['ninja', '--version']' returned non-zero\t782\nCommand 'nvcc' not found\t783",
    1835888459: 'Kommandozeilenoption\t968',
    1835888483: 'command line is too long\t1413\ncommon_type_t\t1414',
    1836016416: ' command failed \t30\n compiled with CUDA \t24',
    1836213584: "Permission denied: \t1057\nPermission denied: '\t1061\nPermissionError: [Errno 13] \t1096\nPermissionError: [WinError \t1097\nPermissionError: [WinError 5]\t1098",
    1836213588: 'Terminado (killed)\t851',
    1836216134: 'Formato de ejecutable incorrecto\t867',
    1836280141: 'Mismatched number of arguments when calling: `\t1011',
    1836280173: 'mismatched argument pack\t551\nmismatches\t1566 1945',
    1836344691: 'setmaxnreg\t2128',
    1840104307: 'símbolo ambiguo\t1004',
    1847602215: "', needed by '\t430 431",
    1847603493: "%1 n'est pas une application Win32 valide\t392\n%1 no es una aplicación Win32 válida\t392",
    1847616878: 'ne nomme pas un type\t1290',
    1847619177: 'in namespace\t1616',
    1847619438: 'no nombra a un tipo\t1290',
    1847620457: 'is not a full path and was not found\t1798\nis not a full path to an existing\t1799\nis not a member of\t1616\nis not able to compile a simple\t1800 1801 1802\nis not currently supported\t1273\nis not recognized as an internal\t1803\nis not supported\t1273\nis not yet supported\t1273',
    1847638978: '» non reconnue\t2286',
    1850286138: ': Internal \t513',
    1850296404: 'THIntBlas_\t1130 1131\nTHIntStorage\t1130 1131\nTHIntTensor\t1130 1131\nTHIntVector\t1130 1131',
    1851072570: ": Undefined reference to '\t366\n: Unknown option '\t531 532 533\n: Unresolved extern function\t534\n: Unsupported ICC compiler found\t535\n: Unsupported Intel compiler found\t535\n: Unsupported NVHPC compiler found\t535\n: Unsupported PGI compiler found\t535\n: Unsupported XLC compiler found\t535",
    1851859002: ': an object with that name is already\t536',
    1851876128: ' cannot be used to initialize\t29',
    1851878176: ' kann nicht gefunden werden\t250',
    1851878499: 'clang version must be less than \t1409',
    1851878502: 'flann/\t1654',
    1851943276: 'libnvJitLink.so.\t1866\nlibnvidia-ml.so.1\t1877\nlibnvidia-ptxjitcompiler.so.1\t1877\nlibnvrtc-builtins.so\t1878\nlibnvrtc.so.\t1866',
    1852134465: 'ATen/ATen.h\t596 597 598\nATen/CPUGenerator\t599 600\nATen/CUDA\t599 600\nATen/CUDAGenerator\t599 600\nATen/Dimname.h\t601 602 603\nATen/NamedTensor.h\t601 602 603\nATen/NamedTensorUtils.h\t601 602 603\nATen/Tensor.h\t596 597 598\nATen/TensorNames.h\t601 602 603\nATen/Type\t599 600\nATen/TypeDefault\t599 600\nATen/TypeExtendedInterface\t599 600\nATen/c\t604 605 606\nATen/core/Dimname.h\t601 602 603\nATen/core/NamedTensor.h\t601 602 603\nATen/core/NamedTensorUtils.h\t601 602 603\nATen/core/TensorNames.h\t601 602 603\nATen/cpu/vec256/\t607 608 609 610 611\nATen/cuda/CUDAContext.h\t612\nATen/cuda/CUDAFuture.cuh\t613 614 615\nATen/cuda/CUDAFuture.h\t613 614 615\nATen/cuda/CUDAMultiStreamGuard.cuh\t613 614 615\nATen/cuda/CUDAMultiStreamGuard.h\t613 614 615\nATen/cuda/CUDASolver.cuh\t613 614 615\nATen/cuda/CUDASolver.h\t613 614 615\nATen/cuda/CUDATypeConversion.cuh\t613 614 615\nATen/cuda/CUDATypeConversion.h\t613 614 615\nATen/cudnn/Exceptions.h\t616 617 618 619 620 621\nATenCeilDiv\t622 623',
    1852138601: 'identifier \t1720 1721 1722\nidentifier "\t1723 1724 1725 1726 1727 1728 1729 1730\nidentifier "AT_ASSERTM" is undefined\t434\nidentifier "CU\t1731\nidentifier "CUSPARSE_\t1732\nidentifier "Py_buffer" is undefined\t1733\nidentifier "_Float\t1734\nidentifier "__builtin_\t1735\nidentifier "__cudaDeviceSynchronizeDeprecationAvoidance" is undefined\t1736\nidentifier "nvshmem\t1737\nidentifier "texture" is undefined\t1738',
    1852141679: 'opencv2/\t2058 2059 2060 2061\nopenssl/\t2062 2063 2064 2065',
    1852383271: "' in 'cudaDeviceProp'\t402\n' in 'cut\t403\n' in PATH different than the one specified with -ccbin\t404\n' in namespace '\t405\n' in namespace '__hip_internal'\t406\n' in namespace 'cut\t403\n' in namespace 'std'\t407",
    1852383290: ': internal \t513\n: internal compiler error\t564\n: invalid ELF header\t565\n: invalid static_cast from type \t566',
    1852387130: ':/include\t574',
    1852397403: '[WinError \t1232 1233 1234\n[WinError 1114]\t1235\n[WinError 126]\t997\n[WinError 127]\t836 1236\n[WinError 206]\t1237',
    1852400160: ' binary not found at \t23',
    1852400175: '/bin/bash: \t491 492\n/bin/dash: \t491 492\n/bin/nvcc\t493 494\n/bin/sh: \t491 492',
    1852400971: 'Kein Speicher im statischen TLS-Block\t966\nKein Speicherplatz mehr\t658',
    1852400994: 'being in scipy source directory\t1288\nbeing installed\t1289',
    1852401003: 'kein Speicherplatz mehr verfügbar\t658',
    1852401184: ' find any \t165\n find lib\t166',
    1852403239: "'ninja' is not recognized as an internal or external command\t439",
    1852404512: ' since setuptools is not available\t338',
    1852404565: 'Using cached \t1216',
    1852404597: 'using CUDA_HOME=\t2248',
    1852534357: 'Unknown CMake command "\t1196\nUnknown CMake command "cuda_add_executable"\t893\nUnknown CMake command "cuda_add_library"\t893\nUnknown CMake command "cuda_compile"\t893\nUnknown CUDA Architecture Name\t1197\nUnknown MS Compiler version \t1198\nUnknown builtin op: \t1199\nUnknown compiler(s): [[\'\t1200\nUnknown compute capability. \t1201\nUnknown type name \'__torch__.torch.classes.\t1174',
    1852534389: "unknown target CPU \t1209\nunknown type [0x13] section \t2231\nunknown type name \t2014 2227\nunknown type name '\t2232 2233 2234\nunknown type name '__hip_bfloat16\t2235\nunknown value 'armv9\t1257\nunknown value ('armv9\t1257\nunknown value (‘armv9\t1257\nunknown value ‘armv9\t1257",
    1852583200: ' -lnvToolsExt\t10',
    1852664132: 'Dimname\t842 843\nDimnameList\t842 843',
    1852727619: 'Cannot access data pointer of Tensor \t768\nCannot access global variable \t769 770\nCannot compile \t771\nCannot find\t766 767\nCannot find \t772\nCannot find a build variant for this system in \t773\nCannot find a working triton installation\t774\nCannot find source file:\t775\nCannot import \t776\nCannot initialize CUDA without \t777\nCannot load \t776\nCannot load library \t778\nCannot load symbol cu\t779\nCannot load the library \t778',
    1852727627: 'Kann den Stack nicht ausführbar machen\t965',
    1852727651: 'cannot be used to initialize an entity of type "cutlass::\t1332\ncannot call member function\t551\ncannot call non-constexpr function "cutlass::const_\t1333\ncannot convert \t1334\ncannot convert None of type <class \t1335\ncannot create shared object descriptor\t1336\ncannot determine \t1337\ncannot execute \t1338\ncannot find\t767 1339 1340\ncannot find \t1329 1341 1342 1343 1344\ncannot find -l\t1345 1346 1347 1348 1349 1350 1351 1352 1353 1354 1355 1356\ncannot find -lEGL\t1357\ncannot find -lGLEW\t1358\ncannot find -laio\t1359\ncannot find -lffi\t1360\ncannot find -lglog\t1361\ncannot find -ljpeg\t1362\ncannot find -lnuma\t1363\ncannot find -lpython3.\t1364\ncannot find -lstdc++\t1365\ncannot find -ltbb\t1366\ncannot find -luuid\t1367\ncannot find -lz\t1368\ncannot find the file specified: \'\t1061 1369\ncannot import name \t1370 1371 1372 1373 1374 1375 1376 1377 1378 1379\ncannot import name \'\t1380\ncannot instantiate \'\t1381\ncannot make segment writable for relocation\t1382\ncannot map zero-fill pages\t1336\ncannot open \t1329\ncannot open input file \t1383\ncannot open shared object file\t3 1384 1385\ncannot open source file "\t1386\ncannot overload functions distinguished by return type alone\t1387\ncannot read spec file \t1388',
    1852727659: 'kann -l\t1347\nkann nicht gefunden\t1813\nkann nicht gefunden werden -l\t1348 1349 1350 1351 1352 1353 1354 1355 1356 1745 1746\nkann nicht gefunden werden -lEGL\t1357\nkann nicht gefunden werden -lGLEW\t1358\nkann nicht gefunden werden -laio\t1359\nkann nicht gefunden werden -lffi\t1360\nkann nicht gefunden werden -lglog\t1361\nkann nicht gefunden werden -ljpeg\t1362\nkann nicht gefunden werden -lnuma\t1363\nkann nicht gefunden werden -lstdc++\t1365\nkann nicht gefunden werden -ltbb\t1366\nkann nicht gefunden werden -luuid\t1367\nkann nicht gefunden werden -lz\t1368\nkann nicht gefunden werden: -l\t1348 1349 1350 1351 1352 1353 1354 1355 1356 1745 1746\nkann nicht gefunden werden: -lEGL\t1357\nkann nicht gefunden werden: -lGLEW\t1358\nkann nicht gefunden werden: -laio\t1359\nkann nicht gefunden werden: -lffi\t1360\nkann nicht gefunden werden: -lglog\t1361\nkann nicht gefunden werden: -ljpeg\t1362\nkann nicht gefunden werden: -lnuma\t1363\nkann nicht gefunden werden: -lstdc++\t1365\nkann nicht gefunden werden: -ltbb\t1366\nkann nicht gefunden werden: -luuid\t1367\nkann nicht gefunden werden: -lz\t1368',
    1852731203: 'ConnectTimeout\t780\nConnectTimeoutError\t780\nConnection to \t786\nConnectionError: \t787',
    1852732786: 'running build_ext\t2123\nrunning on sm\t2124',
    1852788263: "'NoneType' object has no attribute '\t436 437 438",
    1852793632: " conflicts with target machine type \t31 32\n conflicts with this version\t33\n connect to 'http\t34\n constant expression\t35",
    1852793634: '"constexpr\t391',
    1852793639: "'constexpr\t391",
    1852797559: 'wrong number of template\t551',
    1852989815: 'warning #\t2263\nwarning: calling a __host__ function\t2264\nwarning: calling a constexpr __host__ function\t2264',
    1853169722: ": ungültiger ELF-Header\t565\n: unspecified launch failure\t567\n: unsupported option '-fopenmp\t570\n: unsupported option ‘-fopenmp\t570",
    1853186412: 'launch shared memory exceeds current GPU\t1821',
    1853188163: 'ChunkedEncodingError\t780',
    1853189958: 'Found empty `transformer-engine` meta package\t911\nFound no NVIDIA driver on your system\t912 913 914\nFound two conflicting CUDA\t915',
    1853189990: 'found SM\t942\nfound sm\t942\nfound sm_\t942\nfound. Please specify\t1656',
    1864396654: 'no overload of \t2006',
    1864397673: 'is only a placeholder project on PyPI\t1804\nis only available from C++\t1805',
    1865370691: 'CL/opencl\t700 701',
    1866614868: 'THBoolBlas_\t1130 1131\nTHBoolStorage\t1130 1131\nTHBoolTensor\t1130 1131\nTHBoolVector\t1130 1131',
    1866670138: ': Command not found\t501',
    1866745940: 'THDoubleBlas_\t1130 1131\nTHDoubleStorage\t1130 1131\nTHDoubleTensor\t1130 1131\nTHDoubleVector\t1130 1131',
    1866866746: ': Formal parameter space \t509\n: Found unsuitable version "\t510 511',
    1867194426: ': Kommando nicht gefunden\t501',
    1867270228: 'THLongBlas_\t1130 1131\nTHLongStorage\t1130 1131\nTHLongTensor\t1130 1131\nTHLongVector\t1130 1131',
    1867391034: ': No CUDA GPUs are available\t516\n: No existe el\t160 161\n: No module named \t517\n: No paths matched \t518\n: No se puede asignar\t503\n: No such file\t160 161 162 163 519 520 521 522 523\n: No such file or directory\t524\n: Not a directory\t525',
    1867806286: 'NvToolsExt\t1073',
    1867806318: 'nvToolsExt\t2033 2034 2035 2036\nnvToolsExt64_1.lib\t2037',
    1867807056: 'PyTorch is needed\t1103\nPyTorch is not installed\t1103\nPyTorch is not linked with support for cuda devices\t1104\nPyTorch is required\t1103\nPyTorch must be installed\t1103\nPyTorch needs GCC \t762\nPyTorch needs at least GCC \t762\nPyTorch needs to be installed\t1103\nPyTorch no longer supports this GPU because it is too old\t1105\nPyTorch requires GCC \t762\nPyTorch requires at least GCC \t762\nPyTorch version mismatch! DeepSpeed ops were compiled and installed with a different version\t1106\nPyTorch was compiled without CUDA support\t1107',
    1868720492: 'libomp/omp.h\t1879 1880 1881',
    1868721529: 'ymbol \t366\nymbols \t366',
    1868767290: ': comando não encontrado\t501\n: command not found\t501\n: commande introuvable\t501\n: could not read symbols: Invalid operation\t544 545',
    1868785010: 'recompile \t2099',
    1868787269: 'Encountered error while \t866',
    1868787273: 'Incompatible library version: lib\t952\nIncompleteRead\t780',
    1868787305: 'incompatible architecture (have \t1768\nincompatible with that of previous function "\t1769\nincompatible with the existing python installation in your environment\t1770\nincomplete \t1771 1772\nincomplete type \t1773 1774',
    1868832802: '" does not appear to contain CMakeLists\t367',
    1869374802: 'Relocations in generic ELF (EM: \t1110',
    1869374834: 'relocation R_\t2103\nrelocation overflow: reference to\t2104\nrelocation truncated to fit: \t2105 2106',
    1869378165: 'urlopen error \t2244',
    1869379432: 'hwloc.h\t1716 1717 1718 1719',
    1869439605: 'ubmodule\t2216',
    1869440333: 'Memory access fault by GPU node\t1006',
    1869440338: 'RemoteDisconnected\t780',
    1869440365: 'memory exhausted\t1938\nmemory in static\t1939',
    1869440370: 'remove_cv_t\t1414\nremove_reference_t\t1414',
    1869488162: '" no se reconoce como\t383\n" not found\t387',
    1869488167: "' no se reconoce como\t383\n' not found\t387",
    1869488186: ': no se puede abrir el archivo del objeto compartido\t512\n: no se puede abrir el fichero del objeto compartido\t512\n: not found\t501',
    1869488224: '` not found\t387',
    1869490208: ' (no such file)\t3',
    1869491501: '--no-build-isolation\t478',
    1869502255: '/Wno-psabi\t489',
    1869504867: 'canonicalize_version() got an unexpected keyword argument\t1389',
    1869506377: 'Ignoring invalid distribution \t949',
    1869507438: "nknown \t1982\nnknown keyword argument '\t1983",
    1869508193: 'annot open include file: \t681\nannotation_type.__origin__ is tuple\t1267',
    1869636978: 'reports SM\t942',
    1869638985: "ImportError: \t950\nImportError: cannot import name '\t656\nImported target\t951",
    1869639017: 'import lib as _lib, ffi as _ffi\t1744\nimpossibile abilitare lo stack eseguibile\t965\nimpossibile allocare memoria nel blocco statico TLS\t966\nimpossibile trovare -l\t1745 1746\nimpossible de trouver -l\t1347',
    1869771333: "Error building extension '\t869\nError checking\t870\nError compiling objects for extension\t871\nError loading shared library \t872\nError loading shared library ld-linux\t873\nError relocating \t366 874\nError sending request for url (\t875\nError: No module named \t876\nError: Unsupported GPU\t877\nError: Unsupported GPU model\t877\nError: Unsupported GPU type\t877\nError: unsupported GPU\t877\nError: unsupported GPU model\t877\nError: unsupported GPU type\t877",
    1869771365: 'erro interno do compilador\t961\nerror C1021: \t1584\nerror C1128\t1585\nerror C2059\t1586\nerror C2061\t1586\nerror C2065\t1586 1587 1588\nerror C2143\t1586\nerror C2146\t1587\nerror C2398: \t1589\nerror C3859\t1590\nerror C3861\t1587 1588\nerror C4430\t1587 1588\nerror C4984: \t1591\nerror D8016\t1592\nerror MSB3428: \t1593\nerror MSB3721: \t1594\nerror MSB8020: \t1595\nerror MSB8036: \t1596\nerror interno del compilador\t961\nerror sending request for url (\t875\nerror trying to exec \t1338\nerror while loading shared libraries: \t1597\nerror: "auto" is not allowed here\t1598\nerror: /EHa\t488\nerror: /EHsc\t488\nerror: /FS\t488\nerror: /GL\t488\nerror: /GR\t488\nerror: /MD\t488\nerror: /MT\t488\nerror: /O1\t488\nerror: /O2\t488\nerror: /Od\t488\nerror: /Ox\t488\nerror: /W\t488\nerror: /Z7\t488\nerror: /Zc:\t488\nerror: /Zi\t488\nerror: /arch:\t488\nerror: /fp:\t488\nerror: /std:c++\t488\nerror: /utf-8\t488\nerror: /wd\t488\nerror: RPC failed; \t1599\nerror: [Errno 2] No such file or directory: \'\t492\nerror: [WinError 2]\t1600\nerror: a member with an in-class initializer must be const\t1601\nerror: a pointer to a bound function may only be used to call \t1602\nerror: constant value is not known\t1603\nerror: constexpr function never produces a constant expression\t1604\nerror: constexpr if statements are a C++17 feature\t1605\nerror: could not find \t1606\nerror: downloading \'\t1607\nerror: expected a\t1603\nerror: expected an identifier\t1608\nerror: expected unqualified-id before\t1608\nerror: forward declaration of \t1609\nerror: identifier "__\t1603\nerror: identifier "__builtin_\t1610\nerror: invalid instruction\t1611\nerror: invalid operand for instruction\t1611\nerror: invalid redeclaration of\t1603\nerror: name followed by "::" must\t1603\nerror: namespace "std" has no member "__\t1603\nerror: no such file or directory: \'/EHa\t488\nerror: no such file or directory: \'/EHsc\t488\nerror: no such file or directory: \'/FS\t488\nerror: no such file or directory: \'/GL\t488\nerror: no such file or directory: \'/GR\t488\nerror: no such file or directory: \'/MD\t488\nerror: no such file or directory: \'/MT\t488\nerror: no such file or directory: \'/O1\t488\nerror: no such file or directory: \'/O2\t488\nerror: no such file or directory: \'/Od\t488\nerror: no such file or directory: \'/Ox\t488\nerror: no such file or directory: \'/W\t488\nerror: no such file or directory: \'/Z7\t488\nerror: no such file or directory: \'/Zc:\t488\nerror: no such file or directory: \'/Zi\t488\nerror: no such file or directory: \'/arch:\t488\nerror: no such file or directory: \'/fp:\t488\nerror: no such file or directory: \'/std:c++\t488\nerror: no such file or directory: \'/utf-8\t488\nerror: no such file or directory: \'/wd\t488\nerror: pack expansion does not make use\t1603\nerror: qualified name is not allowed\t1603\nerror: this declaration has no\t1603\nerror: type name is not allowed\t1603\nerror: unexpected argument \'\t1612\nerror: unexpected token\t1611\nerror: unknown directive\t1611\nerror: unknown token\t1611\nerror: unrecognized command\t1613\nerror: user-defined literal operator not found\t1603\nerror: variable length array\t1614\nerror: variable-sized object may not be initialized\t1615\nerrore interno del compilatore\t961',
    1869833554: 'ResolutionImpossible\t1113\nResolvePackageNotFound\t1094',
    1869834594: 'bison: command not found\t1284\nbison: not found\t1284',
    1869881378: '" to "std::shared_ptr<torch::jit\t389',
    1869881402: ': too few arguments\t569',
    1869903169: 'AutoGIL\t659 660\nAutoNoGIL\t659 660',
    1869903201: 'autoconf: command not found\t1284\nautoconf: not found\t1284\nautomake: command not found\t1284\nautomake: not found\t1284\nautoreconf: command not found\t1284\nautoreconf: not found\t1284',
    1870211104: ' (you have \t6',
    1873003342: 'Não há espaço disponível\t1065',
    1873003374: 'não foi possível alocar memória em bloco TLS\t966\nnão foi possível habilitar pilhas de executável\t965\nnão foi possível localizar -l\t1745 1746\nnão há espaço disponível\t1065\nnão é reconhecido como\t1803',
    1881171310: 'ne peut activer une pile exécutable\t965\nne peut allouer de la mémoire dans un bloc statique TLS\t966\nne peut pas trouver -l\t1347 1745 1746\nne peut restaurer le segment prot\t1122\nne peut trouver -l\t1348 1349 1350 1351 1352 1353 1354 1355 1356 1745 1746\nne peut trouver -lEGL\t1357\nne peut trouver -lGLEW\t1358\nne peut trouver -laio\t1359\nne peut trouver -lffi\t1360\nne peut trouver -lglog\t1361\nne peut trouver -ljpeg\t1362\nne peut trouver -lnuma\t1363\nne peut trouver -lstdc++\t1365\nne peut trouver -ltbb\t1366\nne peut trouver -luuid\t1367\nne peut trouver -lz\t1368',
    1881173838: "No package '\t1049",
    1882284899: 'cc1plus\t1397\ncc1plus: \t1398',
    1884516174: 'NoSpaceLeftError\t858',
    1885433459: 'snappy-c.h\t2135 2136 2137\nsnappy.h\t2135 2136 2137',
    1885434439: 'Graph break due to unsupported builtin \t943',
    1885496695: 'webp/decode.h\t2266 2267 2268\nwebp/encode.h\t2266 2267 2268',
    1885500787: 'subprocess-exited-with-error\t2159',
    1885692960: ' dependency is incompatible with the current platform: \t37',
    1885693252: 'DeepSpeed needs GCC \t762\nDeepSpeed needs at least GCC \t762\nDeepSpeed requires GCC \t762\nDeepSpeed requires at least GCC \t762',
    1885809965: '--gpu-name=sm_\t477',
    1886217556: 'Temporary failure\t801\nTemporary failure \t1156',
    1886217588: 'temp.win32-\t2167',
    1886218528: ' import "_C\t200\n import "_ext\t200\n import \'_C\t200\n import \'_ext\t200\n import _C\t200\n import _ext\t200\n import `_C\t200\n import `_ext\t200\n import any \t165\n import module "_C\t200\n import module "_ext\t200\n import module \'_C\t200\n import module \'_ext\t200\n import module _C\t200\n import module _ext\t200\n import module `_C\t200\n import module `_ext\t200\n import the "_C\t200\n import the "_ext\t200\n import the \'_C\t200\n import the \'_ext\t200\n import the _C\t200\n import the _ext\t200\n import the `_C\t200\n import the `_ext\t200\n import the module "_C\t200\n import the module "_ext\t200\n import the module \'_C\t200\n import the module \'_ext\t200\n import the module _C\t200\n import the module _ext\t200\n import the module `_C\t200\n import the module `_ext\t200',
    1886220099: 'Compiler requires the CUDA toolkit\t784',
    1886220131: "compilation terminated\t1415 1416 1417 1418 1419 1420 1421 1422 1423 1424 1425 1426 1427 1428 1429 1430 1431 1432 1433 1434 1435 1436 1437 1438 1439 1440 1441 1442 1443 1444 1445 1446 1447 1448 1449 1450 1451 1452 1453 1454 1455 1456 1457 1458 1459 1460 1461 1462 1463 1464 1465 1466 1467 1468 1469 1470 1471 1472 1473 1474 1475 1476 1477 1478 1479 1480 1481 1482 1483 1484 1485 1486 1487 1488 1489 1490 1491 1492 1493 1494 1495 1496 1497 1498 1499 1500 1501 1502 1503 1504 1505 1506 1507 1508 1509 1510\ncompiled\t1511\ncompiled against \t1300\ncompiled against CUDA\t1301\ncompiled against NumPy 1.x\t1512\ncompiled for \t1300\ncompiled for CUDA\t1301\ncompiled using \t1300\ncompiled using CUDA\t1301\ncompiled with \t1300\ncompiled with CUDA\t1301\ncompiled without \t1303\ncompiler set in environment\t1513\ncompute capabilit\t1514 1515\ncompute capability\t1516\ncompute capability \t1517 1518\ncompute capability not supported']\t1519",
    1886220135: "gomp not found\t1679\ngomp' not found\t1679\ngomp’ not found\t1679",
    1886220137: "iomp5 not found\t1679\niomp5' not found\t1679\niomp5’ not found\t1679",
    1886221678: 'numpy/\t2032',
    1886330919: "' op \t419",
    1886332960: ' (operand types are \t4',
    1886351203: 'cooperative_groups/\t1529 1530\ncooperlake\t1257',
    1886413165: "mappatura del segmento dall'oggetto condiviso non riuscita\t903",
    1886413171: 'sapphirerapids\t1257',
    1886415211: 'kipping import of cpp extensions due to incompatible torch version \t1814',
    1886418291: 'support for the ISO C++ \t2160\nsupport for the upcoming ISO C++ standard, C++0x\t2161\nsupported\t1272 2162',
    1886611780: 'DispatchKey::CompositeImplicitAutograd\t845\nDispatchStub: missing \t846',
    1886614883: 'cusparse64_\t1540 1541\ncusparseC\t761\ncusparseD\t761\ncusparseS\t761\ncusparseXcsrgemmNnz\t761\ncusparseZ\t761',
    1886680168: 'http.client.\t1715',
    1886680431: 'output file too large: \t2078',
    1886745376: ' support\t341\n support \t342 343',
    1886745454: 'nsupported CUDA SM\t2027\nnsupported CUDA SM version\t2027\nnsupported CUDA arch\t2027\nnsupported CUDA architecture\t2027\nnsupported CUDA capability\t2027\nnsupported CUDA sm\t2027\nnsupported CUDA sm version\t2027\nnsupported GPU SM\t2027\nnsupported GPU SM version\t2027\nnsupported GPU arch\t2027\nnsupported GPU architecture\t2027\nnsupported GPU capability\t2027\nnsupported GPU sm\t2027\nnsupported GPU sm version\t2027\nnsupported SM\t2027\nnsupported SM version\t2027\nnsupported arch\t2027\nnsupported architecture\t2027\nnsupported capability\t2027\nnsupported compute SM\t2027\nnsupported compute SM version\t2027\nnsupported compute arch\t2027\nnsupported compute architecture\t2027\nnsupported compute capability\t2027\nnsupported compute sm\t2027\nnsupported compute sm version\t2027\nnsupported device SM\t2027\nnsupported device SM version\t2027\nnsupported device arch\t2027\nnsupported device architecture\t2027\nnsupported device capability\t2027\nnsupported device sm\t2027\nnsupported device sm version\t2027\nnsupported sm\t2027\nnsupported sm version\t2027',
    1887007331: 'crypt.h\t1535 1536 1537 1538',
    1897951054: 'No queda espacio en el dispositivo\t657',
    1897951086: 'no queda espacio en el dispositivo\t657',
    1902473760: ' required keyword-only argument\t327\n required positional argument\t327 328\n requires A100\t329\n requires MinkowskiEngine\t330\n requires a different Python: \t331\n requires apex\t330\n requires auto\t330\n requires bitsandbytes\t330\n requires causal\t330\n requires cuda extensions\t332\n requires cupy\t330\n requires deepspeed\t330\n requires detectron2\t330\n requires exllamav2\t330\n requires fbgemm\t330\n requires flash\t330\n requires flashinfer\t330\n requires gptqmodel\t330\n requires gsplat\t330\n requires kaolin\t330\n requires mamba\t330\n requires mmcv\t330\n requires onnxruntime\t330\n requires pytorch3d\t330\n requires sgl\t330\n requires sglang\t330\n requires spconv\t330\n requires torch-\t330\n requires torch_\t330\n requires torchao\t330\n requires torchcodec\t330\n requires transformer\t330\n requires triton\t330\n requires triton==\t333\n requires vllm\t330\n requires xformers\t330',
    1903386957: 'MasqueradingAsCUDA\t1001 1002',
    1914709853: "]' returned non-zero\t1240",
    1914711074: '", referenced from\t366\n", referenced from:\t366',
    1914725736: 'he remote end hung up unexpectedly\t1640',
    1914728270: 'No registered custom op \t812',
    1916880980: 'THArgCheck\t1132 1133',
    1917132893: '] Erreur 137\t1239\n] Error 137\t1239',
    1917143124: 'THError\t1132 1133',
    1917145935: 'OSError: \t787\nOSError: Could not find/load shared object file\t1080\nOSError: [Errno \t1081\nOSError: [Errno 30] \t1082',
    1917221200: 'PyFrameObject\t1102',
    1917853789: '] Processus arrêté\t1239',
    1917869114: ':\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA\\v\t575',
    1918967866: ': archivo demasiado corto\t505',
    1918967870: '> are available only with C++\t578',
    1918986323: 'Shared memory size limit exceeded: requested \t1126',
    1918986355: 'shared memory size (requested \t2133\nshared object\t2134\nshared object initialization failed\t1711',
    1919052108: 'Library not loaded: \t993 994\nLibrary not loaded: @\t995',
    1919052140: 'library not found\t1882\nlibrary not found for -l\t1883 1884\nlibrary not found: \t1885 1886 1887\nlibrary not found: EGL\t1888\nlibrary not found: GLEW\t1889\nlibrary not found: aio\t1890\nlibrary not found: crypt\t1891\nlibrary not found: ffi\t1892\nlibrary not found: glog\t1893\nlibrary not found: jpeg\t1894\nlibrary not found: lapack\t1895\nlibrary not found: numa\t1896\nlibrary not found: stdc++\t1897\nlibrary not found: tbb\t1898\nlibrary not found: uuid\t1899\nlibrary not found: z\t1900\nlibrocblas.so.\t1857\nlibrocsparse.so.\t1857',
    1919115629: 'macro "max" passed\t1934\nmacro "max" requires\t1934\nmacro "min" passed\t1934\nmacro "min" requires\t1934',
    1919117645: 'Microsoft Visual C++ \t1007\nMicrosoft Visual C++ Redistributable is not installed\t1008\nMicrosoft Visual C++ installation\t1009\nMicrosoft Visual Studio installation\t1009\nMicrosoft Visual Studio version\t1010',
    1919230010: ': error C2440: \t546\n: error C2975\t547\n: error adding symbols: DSO missing from command line\t544 545\n: error: \t548\n: error: cannot find libdevice for sm_\t549\n: error: exception specification in declaration does not match\t550\n: error: expected \t551\n: error: expected primary-expression before\t552\n: error: identifier "\t553\n: error: name followed by "::" must be a class or namespace name\t554\n: error: namespace "cut\t555\n: error: need \t556\n: error: no such file or directory: \'\t557\n: error: redefinition of\t558\n: error: template argument \t551\n: error: the clang compiler does not support \'-\t559\n: error: unknown argument\t560\n: error: unknown type name \'\t561\n: error: unsupported option \'-\t562\n: error: use of undeclared identifier \'\t561\n: error:expected \t551\n: error:template argument \t551\n: error： expected \t551\n: error： template argument \t551\n: error：expected \t551\n: error：template argument \t551',
    1919248468: 'There is not enough space on the disk\t1171',
    1919248500: "there's already a kernel registered from python overriding \t2169",
    1919249184: ' kernel are not available\t251\n kernel is not available\t251\n kernel not available\t251\n kernels are not available\t251\n kernels is not available\t251\n kernels not available\t251',
    1919250472: '(perhaps \t444',
    1919250479: '/permissive\t488',
    1919250511: 'Operator does not support running with fake tensors\t1086',
    1919250543: 'operation timed out\t1412',
    1919251285: "UserWarning: Can't initialize NVML\t1214\nUserWarning: Error checking compiler version for cl\t1215",
    1919251488: ' terminated with signal 9\t39',
    1919251566: 'nternal error\t2028',
    1919252000: ' version incompatibility\t349\n version mismatch\t349\n version must be \t350\n version needs to be \t350\n version should be \t350',
    1919252079: 'overloaded function "std::__to_address" matches\t2079',
    1919316077: 'mpfr.h\t1957 1958 1959 1960',
    1919444301: 'Mehrdeutiges Symbol\t1004\nMehrfachdefinition von \t1005',
    1919444333: 'mehrdeutiges Symbol\t1004',
    1919448176: 'pthread.h\t1567',
    1919885370: ': orden no encontrada\t501',
    1919887392: ' (or one of its dependencies)\t5',
    1919895160: "xFormers was built for:\t2272\nxFormers wasn't buil\t2273",
    1919902273: 'Aborted\t624',
    1919903264: ' for section\t168',
    1919968580: 'DeprecatedTypeProperties\t837 838',
    1919969650: 'ripristinare la protezione del segmento\t1122',
    1920091483: '[Errno 122]\t1231\n[Errno 28]\t1231',
    1920103747: 'Current CUDA Device does not support bfloat16\t829\nCurrent CUDA device does not support bfloat16\t829',
    1920103779: "current CUDA Device does not support bfloat16\t829\ncurrent CUDA device does not support bfloat16\t829\ncurrent Python platform is not compatible with the lockfile's supported environments\t1554",
    1920169263: '/usr/include/hip/\t497',
    1920230738: 'Retrying (Retry(total=0,\t1114',
    1920233061: 'entrée de procédure\t366',
    1920233065: 'intrin\t1276',
    1920234561: "AttributeError: install_layout\t654\nAttributeError: module '\t655\nAttributeError: module 'torch._C' has no attribute '\t656",
    1920235589: 'Extra build requirement \t879',
    1931505486: "No se pudo asignar memoria en el bloque TLS\t966\nNo space left on device\t1050\nNo such file\t1051\nNo such file or directory: \t234 1052 1053 1054 1055 1056 1057\nNo such file or directory: '\t1058 1059 1060 1061\nNo such operator \t1062",
    1931505518: 'no se declaró en este ámbito\t1290\nno se encuentra -l\t1347 1745 1746\nno se puede activar la pila ejecutable\t965\nno se puede encontrar -l\t1347 1348 1349 1350 1351 1352 1353 1354 1355 1356 1745 1746\nno se puede encontrar -lEGL\t1357\nno se puede encontrar -lGLEW\t1358\nno se puede encontrar -laio\t1359\nno se puede encontrar -lffi\t1360\nno se puede encontrar -lglog\t1361\nno se puede encontrar -ljpeg\t1362\nno se puede encontrar -lnuma\t1363\nno se puede encontrar -lstdc++\t1365\nno se puede encontrar -ltbb\t1366\nno se puede encontrar -luuid\t1367\nno se puede encontrar -lz\t1368\nno se puede restaurar el `prot\' del segmento\t1122\nno se reconoce como un comando\t1803\nno se reconoce la opción de línea de órdenes\t968\nno space left on device\t1050\nno such file\t2007\nno such file or directory: \'\t2008\nno such instruction\t2009\nno such option: -\t2010\nno suitable \t2011 2012\nno suitable constructor exists to convert from "\t2013\nno suitable constructor exists to convert from "c10::\t1988',
    1931506799: 'ot supported\t2048',
    1933658196: 'THAssert\t1132 1133',
    1934970951: 'GPUs architecture\t721\nGPUs capabilit\t721\nGPUs compute architecture\t721\nGPUs compute capabilit\t721',
    1935625567: '_M_set_sharable()\t1242',
    1935762796: 'lease up\t1850',
    1935763488: ' has already been defined\t170\n has been removed from CMake\t171\n has no attribute\t172\n has no attribute \t173 174 175 176 177 178 179 180\n has no member\t181\n has no member \t182 183\n has no member named\t184\n has no member named \t185 186 187 188 189 190\n has non-pointer type \t191\n has not been declared\t56 57 58 192 193 194 195\n has to be \t196\n has unsupported type \t197',
    1935763551: '_hash_\t1251 1252 1253',
    1935764579: 'class "at::Tensor" has no member "\t1410\nclass "std::enable_if<<error-constant>\t1411',
    1935767328: ' was detected and compatibility mode is UN\t351\n was found but failed to import\t352\n was not declared\t56 57 195 247 248 353 354\n was not declared in this scope\t58 355 356\n was not declared in this scope; did you mean \t357\n was not found in the package registry\t358\n was specified but unrecogni\t359',
    1936009070: "n'est pas reconnu en tant que\t1803\nn'est pas un membre de\t1616",
    1936025716: 'these package versions have conflicting dependencies\t2170',
    1936027460: 'Does not match the generator used previously: \t849',
    1936027492: "does not appear to be a Python project\t1569\ndoes not contain a CMakeLists\t1570\ndoes not have one of build variants: \t1571\ndoes not know how to trace the builtin \t1572\ndoes not match\t1566\ndoes not name a type\t1290\ndoesn't match\t1566",
    1936028533: 'uses too much \t2246\nuses too much shared data (0x\t2247',
    1936269346: '" is ambiguous\t381\n" is not known to CXX compiler\t382\n" is not recognized\t383\n" is not recognized as\t383\n" is undefined in device code\t384\n" ist entweder falsch\t383',
    1936269351: "' is ambiguous (with operand types \t408\n' is not defined for option 'gpu-architecture'\t409\n' is not defined for option 'std'\t410\n' is not in 'keyword=value' format\t411\n' is not recognized\t383\n' is not recognized as\t383\n' is not recognized as an internal\t412\n' is only available for these backends:\t413\n' is unavailable: introduced in macOS 1\t414\n' ist entweder falsch\t383",
    1936269353: ') is greater than the maximum required version by CUDA \t448\n) is less than the minimum required version by CUDA \t449\n) is not usable for this PyTorch\t450',
    1936287828: 'This Python has API version \t1172\nThis header is only meant to be used on x86\t1173',
    1936287860: 'this operation is not allowed between \t2171',
    1936289397: 'unistd.h\t1567',
    1936614740: 'TensileLibrary\t1157 1158\nTensorTypeId\t1159 1160\nTensorTypeSet\t1159 1160\nTensors of type TensorImpl do not have \t1161\nTensors returned from custom ops (1) must not\t1162 1163',
    1936615712: ' installation candidates for \t205\n instance of Visual Studio\t206',
    1936617315: 'const_data_ptr\t910',
    1936682850: 'boost/\t1297',
    1936683040: ' positional argument\t327',
    1936876886: 'VersionConflict: (\t1220',
    1936876918: 'version "LIBAV\t970\nversion "LIBSW\t970\nversion \'LIBAV\t970\nversion \'LIBSW\t970\nversion `LIBAV\t970\nversion `LIBSW\t970\nversion torch was compiled with \t2255\nversion used to compile\t2256\nversions\t2257',
    1936877926: 'first\t1289',
    1936941392: 'PassManager::run failed\t1095',
    1936943469: 'missing initializer for member \t1946',
    1936944429: '-msse\t485',
    1937008994: 'bits/floatn\t1293\nbits/libc-header-start\t1294\nbits/std_function.h:\t1295\nbitsandbytes was compiled without GPU support\t1296',
    1937055783: "' uses too much \t422",
    1937059642: ':/usr/local/cuda\t574',
    1937075488: ' must be \t196\n must be valid exactly by one definition\t257\n must not contain {\t258',
    1937339245: 'msys64\t999',
    1948280185: 'ye tanımsız başvuru\t366',
    1948282734: "no template named \t2014\nno template named '\t2005\nno type named \t2014\nno type named '\t2005",
    1951615060: 'THStorage\t1130 1131',
    1952531514: ':Datei oder Verzeichnis\t160 161',
    1952543859: 'status_string: "\t2156',
    1952606572: 'libtorch_cuda.so: \t1865',
    1952802679: 'wget: command not found\t1284\nwget: not found\t1284\nwget: unable to resolve host address\t2269',
    1952805408: ' returned non-zero\t334 335',
    1952867692: 'leftover lock files from the PyTorch C++ extension build\t1851',
    1953063255: 'Waited on lock file "\t1223',
    1953063469: '-bit platform\t483',
    1953064270: "Neither 'setup.py' nor 'pyproject.toml' found\t1022",
    1953064550: 'ffitarget.h\t1643 1644 1645',
    1953065567: '_jit_compile\t61',
    1953067604: 'Triton Error [CUDA]: device kernel image is invalid\t1179\nTriton only support CUDA 10.0 or higher, but got CUDA version: \t1180',
    1953068403: 'suitesparse/\t1404 1405 1406',
    1953068832: ' with --no-build-isolation\t362\n with CUDA \t363\n within its own root folder\t364\n without CUTE_ARCH_MMA_\t365',
    1953069157: 'exit code\t1621\nexit code:\t1621\nexit status\t1621\nexitcode\t1621\nexited with code \t1622',
    1953264973: 'Multiple dispatch failed for \t1012',
    1953265005: 'multi_tensor_applier fused unscale kernel is unavailable\t1964\nmultiple copies of the\t1965\nmultiple definition of \t1966',
    1953394499: 'ContextualVersionConflict: (\t788',
    1953396050: 'RuntimeError: Failed to infer device type\t1024\nRuntimeError: Numpy is not available\t1116',
    1953396080: 'punto de entrada del procedimiento\t366',
    1953397075: 'SyntaxError: \t953',
    1953459744: ' not available\t261\n not built with CUDA\t262\n not compiled with CUDA\t262\n not defined in file lib\t263 264\n not found\t265\n not found in the system path\t266\n not found. Directory cannot be installed\t267\n not installed\t268\n not recognized\t269\n not set, after EnableLanguage\t270\n not supported in this architecture\t271',
    1953460816: 'ProtocolError\t780',
    1953525103: 'ompt.h\t1879 1880 1881',
    1953653104: 'partially initialized module \t2082',
    1953653621: 'ucrt64\t999',
    1953655126: "Virtual package '__cuda\t1221\nVirtual package '__glibc\t1222",
    1953655158: 'virtual memory exhausted: \t2258',
    1953656688: 'portaudio.h\t2087 2088 2089 2090',
    1953658478: 'nvrtc-builtins\t2046\nnvrtc64_\t1540 1541\nnvrtc: error: failed to load builtins for compute_\t2047',
    1953718598: 'Fast path is not available because one of\t902',
    1953718627: 'caster.operator typename make_caster<T>::template cast_op_type<T>()\t1392',
    1953718630: 'fast path is not available because one of\t902',
    1953719584: ' est incompatible avec la sortie\t60',
    1953719666: 'restaurar proteção de segmento\t1122\nrestore segment prot after\t2115',
    1953720608: ' ist entweder falsch\t244\n ist im Header \t249\n ist kein Element\t201\n ist kein Element von\t222 223 224',
    1953720644: "Distributed package doesn't have NCCL built in\t847",
    1953721929: 'Installed triton version too old, please upgrade\t958\nInstrucción ilegal\t481\nInstruction non permise\t481\nInstruçõe\t481',
    1953721961: 'installable\t1781\ninstalled CPU version PaddlePaddle\t1782\ninstalled Caffe2 version uses CUDA but I cannot find the CUDA\t1783',
    1953722184: 'Host compiler targets unsupported OS\t947',
    1953722216: 'host compiler\t664\nhost has sm_\t942',
    1953723725: 'Must define exactly one of __HIP_PLATFORM_\t1013',
    1953723747: 'custom_op(\t1555',
    1953723757: 'must have a constant value\t199\nmust install \t1100\nmust support SSE\t1967\nmust support SSE2\t1967\nmust support amd64\t1967\nmust support i386\t1967\nmust support x86\t1967\nmust support x86-64\t1967\nmust support x86_64\t1967',
    1953724755: 'SystemError: <built-in function load_binary> returned NULL\t1129',
    1953724787: 'system has unsupported display driver / cuda driver combination\t2163\nsystem not yet initialized\t2164',
    1953784096: ' attempted to run this operator with Meta tensors, but there was no \t22',
    1953785171: 'Setting up PyTorch plugin "\t1125',
    1953849888: ' but this version of numpy is 0x\t25\n but we found an implementation\t26',
    1953853031: 'gnutls_handshake() failed\t1678',
    1953853216: ' out of memory\t325\n out of range: \t326',
    1954047264: ' extension\t61\n extension for compute capability \t62',
    1954047342: 'next(\t1978',
    1954047348: 'texture is not a template\t1738\ntexture" is not a template\t1738\ntexture\' is not a template\t1738\ntexture’ is not a template\t1738',
    1954112032: ' bytes to section \t28',
    1954115679: '_pytorch_\t1254',
    1965059918: "No url found for submodule path '\t1063",
    1965060969: 'is unsupported\t1273',
    1967202362: ': Aucun fichier\t160 161',
    1967343700: 'THCuda\t1130 1131 1146 1147\nTHCudaCheck\t1148 1149',
    1969316709: 'ecause there is no version of \t1577',
    1969365031: "' but version of \t393",
    1969365036: ", but none of the providers can be installed\t464\n, but was built for sm\t465\n, but wrong architecture\t466\n, but you have torch \t467\n, but you'll have torch \t467",
    1969381215: '__builtin_amdgcn_\t1246',
    1969383788: 'libunwind.h\t1901 1902 1903 1904',
    1969431072: ' "cudaMemLocation"\t0',
    1969450029: '-lcudnn\t484',
    1969452353: 'Aucun espace disponible sur le périphérique\t657\nAucun fichier ou dossier\t628 629 630 631 632 633 634 635 636 637 638 639 640 641 642 643 644 645',
    1969452385: 'aucun espace disponible sur le périphérique\t657',
    1969452654: 'nvcuda.dll\t2044',
    1969516397: "module 'PIL.Image' has no attribute '\t1947\nmodule 'faiss' has no attribute '\t1948\nmodule 'numpy' has no attribute '\t1949\nmodule 'torch._C' has no attribute '\t1950\nmodule 'torchsparse_\t1951\nmodule export function\t1952\nmodule has nothing to offer in MPL2 only mode\t1953",
    1969713761: "argument list for \t1274\nargument of type 'WindowsPath' is not iterable\t1275",
    1970085927: "' must be initialized by a constant expression\t415",
    1970170220: 'linux/limits.h\t1910 1911 1912 1913',
    1970234144: ' could be found\t36',
    1970239784: '(you have \t446',
    1970300704: ' gpu architectures in the range\t169',
    1970302319: 'ompute capability \t2052',
    1970365778: 'Require \t1020\nRequire PyTorch\t1111\nRequire Pytorch\t1111\nRequire pyTorch\t1111\nRequire pytorch\t1111\nRequire torch\t1111\nRequired library version not found: \t1112\nRequires \t1020\nRequires PyTorch\t1111\nRequires Pytorch\t1111\nRequires pyTorch\t1111\nRequires pytorch\t1111\nRequires torch\t1111',
    1970365810: 'require \t1020\nrequire C++ 1\t2107\nrequire C++ 2\t2107\nrequire C++1\t2107\nrequire C++2\t2107\nrequire CUDA\t1977\nrequire PyTorch\t1111\nrequire Pytorch\t1111\nrequire SSE\t1967\nrequire SSE2\t1967\nrequire amd64\t1967\nrequire at least \'/std:c++\t1282\nrequire at least C++ 1\t2107\nrequire at least C++ 2\t2107\nrequire at least C++1\t2107\nrequire at least C++2\t2107\nrequire i386\t1967\nrequire pyTorch\t1111\nrequire pytorch\t1111\nrequire torch\t1111\nrequire users to upgrade torch to at least v\t2108\nrequire x86\t1967\nrequire x86-64\t1967\nrequire x86_64\t1967\nrequired\t1976\nrequires \t1020\nrequires Ada\t2109\nrequires Ampere\t2109\nrequires Blackwell\t2109\nrequires C++ 1\t2107\nrequires C++ 2\t2107\nrequires C++1\t2107\nrequires C++2\t2107\nrequires CUDA\t1977\nrequires Hopper\t2109\nrequires NVCC\t1977\nrequires NVIDIA CUDA\t1977\nrequires PyTorch\t1111\nrequires Pytorch\t1111\nrequires SSE\t1967\nrequires SSE2\t1967\nrequires Turing\t2109\nrequires Volta\t2109\nrequires a Ada\t2109\nrequires a Ampere\t2109\nrequires a Blackwell\t2109\nrequires a Hopper\t2109\nrequires a Turing\t2109\nrequires a Volta\t2109\nrequires amd64\t1967\nrequires an Ada\t2109\nrequires an Ampere\t2109\nrequires an Blackwell\t2109\nrequires an Hopper\t2109\nrequires an Turing\t2109\nrequires an Volta\t2109\nrequires at least \'/std:c++\t1282\nrequires at least C++ 1\t2107\nrequires at least C++ 2\t2107\nrequires at least C++1\t2107\nrequires at least C++2\t2107\nrequires capability \t2110\nrequires compiler flag \'/std:c++\t1282\nrequires device with capability > (\t2111\nrequires i386\t1967\nrequires nvcc\t1977\nrequires pyTorch\t1111\nrequires pytorch\t1111\nrequires the CUDA\t1977\nrequires the following packages that were not found in your environment: \t2112\nrequires the language dialect "CUDA\t2113\nrequires the language dialect "CXX\t2114\nrequires torch\t1111\nrequires x86\t1967\nrequires x86-64\t1967\nrequires x86_64\t1967',
    1970369089: 'Arquivo ou diretório\t628 629 630 631 632 633 634 635 636 637 638 639 640 641 642 643 644 645',
    1970430838: 'vcruntime\t2254',
    1970430840: 'xcrun: error: invalid active developer path\t2274',
    1970432116: 'thrust::\t2172',
    1970435187: 'struct _frame\t1102',
    1970479215: 'o such \t628 629 630 631 632 633 634 635 636 637 638 639 640 641 642 643 644 645',
    1970496882: 'result_of_t\t1414',
    1970497878: 'Visual C++ installation\t1009\nVisual Studio installation\t1009',
    1970499157: 'Unsupported .target\t1207\nUnsupported .version\t1208\nUnsupported HIP arch \t1209\nUnsupported HIP arch: \t1209\nUnsupported conversion from \t1210\nUnsupported platform: \t1211\nUnsupported rounding mode for conversion\t1212\nUnsupportedOperatorException: \t1213',
    1970499177: 'insufficient shared memory available on the GPU\t1784',
    1970499189: 'unsupported\t2048\nunsupported GNU version! \t2241\nunsupported HIP gpu architecture \t1209\nunsupported HIP gpu architecture: \t1209\nunsupported ICC\t2242\nunsupported NVHPC\t2242\nunsupported PGI\t2242\nunsupported XLC\t2242\nunsupported instruction \t1285\nunsupported operand type(s) for \t2243\nunsupported operator: \t1213\nunsupported pgc++\t2242\nunsupported xlC\t2242',
    1970562386: 'Return has unsupported type \t1115',
    1970562418: 'return code\t1621\nreturned a non-zero code: 137\t2116\nreturned non-zero\t2117\nreturned non-zero exit\t2118\nreturned non-zero exit status\t2119\nreturned non-zero exit status \t2120',
    1970562419: 'setup command: use_2to3 is invalid\t2129\nsetup.py build\t1298\nsetup.py develop\t1298\nsetup.py install\t1298\nsetuptools.build_meta\t2130\nsetuptools.command.\t2131\nsetuptools.extern.\t2132',
    1970566470: 'FutureWarning: The pynvml package is deprecated\t917',
    1981837166: "no viable conversion from \t2015\nno viable conversion from '\t2016",
    1984917583: 'OpOverloadPacket(op=\t1085',
    1985966953: 'is_variable\t1806 1807',
    1986096429: '-mavx\t485',
    1986884193: 'armv8.6-a\t1257',
    1986928751: 'o nvcc found\t784\no nvcc was found\t784',
    1986946336: ' environment variable is not\t44',
    1987208531: 'Server does not allow request for unadvertised object\t1124',
    1998611557: 'ed with an unsupported toolchain\t1578',
    1998614350: 'No working C++ compiler found in\t1064',
    2003269987: 'cygwin\t999',
    2003988326: 'forward compatibility was attempted on non supported HW\t1655',
    2004117094: 'fftw3.h\t1646 1647 1648 1649',
    2019516192: ' __x) noexcept (true)\t14',
    2019715436: 'libxml/\t1905 1906 1907 1908',
    2019893287: "' extension\t395\n' extension (up-to-date)\t396",
    2019893289: ') exceeds limit (\t447',
    2019893315: 'C extension: \t663',
    2019912806: 'flex: command not found\t1284\nflex: not found\t1284',
    2020569680: 'ProxyError\t780',
    2020633959: 'gmpxx.h\t1675 1676 1677',
    2032168553: 'in your include path is not compatible with this release of \t1749',
    2032170095: 'ot yet implemented\t2048\not yet supported\t2048',
    2034387028: 'THByteBlas_\t1130 1131\nTHByteStorage\t1130 1131\nTHByteTensor\t1130 1131\nTHByteVector\t1130 1131',
    2035294266: ': PyTorch was compiled\t528',
    2035296032: " 'Py_buffer'\t1",
    2036625250: 'body of constexpr\t551',
    2037149263: 'Only a single TORCH_LIBRARY can be used to register the namespace \t1083 1084',
    2037149295: 'only available for Linux\t2053\nonly available with \t2054\nonly for SSE\t1967\nonly for SSE2\t1967\nonly for amd64\t1967\nonly for i386\t1967\nonly for x86\t1967\nonly for x86-64\t1967\nonly for x86_64\t1967\nonly support\t2055\nonly supported on \t2056 2057\nonly supported on CUDA\t1977\nonly supported on NVCC\t1977\nonly supports \t1302\nonly supports Linux\t2053\nonly supports SSE\t1967\nonly supports SSE2\t1967\nonly supports amd64\t1967\nonly supports i386\t1967\nonly supports x86\t1967\nonly supports x86-64\t1967\nonly supports x86_64\t1967\nonly works on Linux\t2053',
    2037413219: 'cupy.cuda.memory.OutOfMemoryError\t1548',
    2037604640: ' async_io\t21',
    2042020674: 'Böyle bir dosya ya da dizin\t628 629 630 631 632 633 634 635 636 637 638 639 640 641 642 643 644 645',
    2053466478: 'niezdefiniowane odwołanie do\t366',
    2053731104: ' size changed, may indicate binary\t339',
    2054124112: 'Prozedureinsprungpunkt\t366',
    2179145762: '" は、内部コマンド\t383',
    2179145767: "' は、内部コマンド\t383",
    2179145786: ': そのようなファイル\t160 161',
    2195923002: ': コマンドが見つかりません\t501',
    2212700218: ': ファイルが短すぎます\t505',
    2228297786: ': файл слишком короткий\t505',
    2229739578: ': 無法開啟共用物件\t512',
    2246385722: ': 共有オブジェクトファイルを開けません\t512',
    2295439056: 'Ошибка сегментирования\t868',
    2313560122: ': 找不到命令\t501',
    2357322528: ' が見つかりません\t250',
    2377704480: ' 不是\t201 222 223 224\n 不是一个类型名\t58',
    2377704482: '"不是内部\t383',
    2377704487: "'不是内部\t383",
    2414551098: ': 동적 오브젝트 파일을 열 수 없습니다\t512',
    2461197882: ':沒有此一檔案\t160 161',
    2498306106: ': 错误: expected \t551\n: 错误: template argument \t551\n: 错误:expected \t551\n: 错误:template argument \t551\n: 错误： expected \t551\n: 错误： template argument \t551\n: 错误：expected \t551\n: 错误：template argument \t551',
    2498306141: '] 错误 137\t1239',
    2531663930: ': 文件过短\t505',
    2548441146: ': 无效的 ELF 头\t565\n: 无法分配内存\t503\n: 无法打开共享对象\t514\n: 无法打开共享对象文件\t512',
    2632327226: ': 未找到命令\t501',
    2642535226: ':そのようなファイル\t160 161',
    2647662650: ': Нет такого файла\t160 161',
    2712856122: ':没有那个文件\t160 161',
    2797826628: 'Dræbt\t851',
    2828854560: ' 在此作用域中尚未声明\t58',
    2848159060: 'Tué a terminé le programme \t442',
    2862409248: ' 未命名一个类型\t58',
    2867208250: ': 檔案太短\t505',
    2877416224: ' に対する定義されていない参照\t366',
    2881709383: 'Geëlimineerd\t851',
    2944525090: '"は、内部コマンド\t383',
    2944525095: "'は、内部コマンド\t383",
    2966455505: 'файл в неправильном формате\t1110',
    2966468560: 'защиту сегмента после перемещения\t1122',
    2983231953: 'сбой отображения сегмента из разделяемого объекта\t903',
    2983236304: 'Вбито\t851',
    2983240656: 'Убито\t851',
    3001425978: ': 沒有此一檔案\t160 161\n: 没有那个文件\t160 161',
    3050347984: 'Не осталось свободного места\t1065\nНет такого файла\t628 629 630 631 632 633 634 635 636 637 638 639 640 641 642 643 644 645',
    3050356176: 'не вдалося знайти -l\t1745\nне является внутренней\t1803\nневизначене посилання\t366\nневизначене посилання на\t366\nневозможно выделить память в статичном блоке TLS\t966\nневозможно задействовать исполняемый стек\t965\nневозможно найти -l\t1745 1746\nнедефинисана упута ка\t366\nнеоднозначный символ\t1004\nнеопределена отпратка към\t366\nнеопределенная ссылка на\t366\nнеопределённая ссылка на\t366',
    3050356688: 'перемещение R_\t2103\nпересування R_\t2103',
    3051888698: ': 资源暂时不可用\t529',
    3085246557: '] 已杀死\t1239',
    3101958178: '" 不是内部\t383\n" 不是内部或外部命令\t383',
    3101958183: "' 不是内部\t383\n' 不是内部或外部命令\t383",
    3169132637: '] 強制終了\t1239',
    3184533562: ': невозможно открыть разделяемый объектный файл\t512',
    3184571088: 'внутренняя ошибка компилятора\t961',
    3201343440: 'Политика управления приложениями\t626',
    3201348816: 'доступном только для чтения, содержатся динамические\t2098',
    3278267762: 'reférence indefinie vers\t366\nreférence indéfinie vers\t366',
    3278335573: 'Ungültiger Maschinenbefehl\t481',
    3278663504: 'Política de Controle de Aplicativo\t626',
    3278774330: ': não é possível abrir arquivo compartilhado\t512',
    3279185223: 'Getötet\t851\nGetötet hat Programm \t442',
    3491770661: '%1 не является приложением Win32\t392',
    3491803856: 'в пространстве имён\t1616',
    3499801839: '：Нет такого файла\t160 161',
    3500003386: ':Нет такого файла\t160 161',
    3799018863: 'omp’ not found\t1679',
    3810537765: '%1 は有効な Win32 アプリケーション\t392',
    3816980963: 'あいまいなシンボル\t1004',
    3817309155: 'デバイスに空き領域がありません\t2288',
    3818357731: 'プロシージャ エントリ ポイント\t366',
    3818568943: '：そのようなファイル\t160 161',
    3818750178: '”は、内部コマンド\t383',
    3818750435: 'そのようなファイルやディレクトリ\t628 629 630 631 632 633 634 635 636 637 638 639 640 641 642 643 644 645',
    3819078371: 'アプリケーション制御ポリシーに\t626',
    3819930083: 'は、内部コマンド\t1803 2287',
    3820192483: 'コマンドラインオプション\t968\nコンパイラ内部エラー\t961',
    3820716771: 'セグメンテーション\t868',
    3827314981: '%1 不是有效的 Win32 应用程序\t392',
    3834091238: '文件格式错误\t1110',
    3835527394: '”不是内部\t383',
    3837628901: '命令行太长。\t841',
    3837692390: '找不到 \t1329\n找不到 -l\t1347 1745 1746',
    3851132645: '型名ではありません\t1290',
    3851270372: '不命名一个类型\t1290',
    3852386021: '從共用物件中對映區段失敗\t903',
    3853163750: '未定\t366\n未定义的引用\t366\n未定义的符号\t366\n未定义符号\t366',
    3853230824: '被多次定义\t2290',
    3854479080: '设备上没有空间\t2288',
    3868047588: '不明确的符号\t1004\n不是\t1616\n不是一个类型名\t1290\n不是內部或外部命令\t1803\n不是内部或外部命令\t1803 2287\n不正な命令\t481',
    3868373734: '沒有此一檔案或目錄\t628 629 630 631 632 633 634 635 636 637 638 639 640 641 642 643 644 645',
    3868900591: '：沒有此一檔案\t160 161\n：没有那个文件\t160 161',
    3869154793: '非法指令\t481',
    3869284326: '无法从共享目标中映射段\t903\n无法启用共享目标需要的执行栈\t965\n无法在静态 TLS 块中分配内存\t966\n无法定位程序输入点\t366\n无法恢复段 prot\t1122\n无法找到 -l\t1347\n无法识别的命令行选项\t968',
    3869344999: '無法在靜態 TLS 區塊中配置記憶體\t966\n無法復原 segment prot\t1122\n無法找到程序輸入點\t366\n無法辨識的命令列選項\t968\n無法開啟可執行堆疊\t965',
    3869356774: '没有成员\t2289\n没有此指令\t2009\n没有此类指令\t2009\n没有那个文\t628 629 630 631 632 633 634 635 636 637 638 639 640 641 642 643 644 645\n没有那个文件\t1051',
    3869809893: '在此作用域中尚未声明\t1290',
    3869940966: '未找到 -l\t1348 1349 1350 1351 1352 1353 1354 1355 1356\n未找到 -lEGL\t1357\n未找到 -lGLEW\t1358\n未找到 -laio\t1359\n未找到 -lffi\t1360\n未找到 -lglog\t1361\n未找到 -ljpeg\t1362\n未找到 -lnuma\t1363\n未找到 -lstdc++\t1365\n未找到 -ltbb\t1366\n未找到 -luuid\t1367\n未找到 -lz\t1368',
    3870265317: '可执行文件格式错误\t867',
    3870393829: '共有オブジェクトが必要としている実行可能スタック\t965\n共有オブジェクトのセグメントをマップするのに失敗\t903',
    3870727910: '架构于输入文件\t60',
    3884032999: '磁盘空间不足\t2288',
    3884550118: '應用程式控制原則已封鎖\t626',
    3885284069: '应用程序控制策略已阻止\t626',
    3885604329: '静的 TLS ブロック内にメモリ\t966',
    3885868008: '裝置上已無多餘空間\t2288',
    3886131430: '模稜兩可的符號\t1004',
    3901522403: 'が見つかりません\t1813',
    3901915875: 'を見つけ\t1813\nを見つけられません -l\t1348 1349 1350 1351 1352 1353 1354 1355 1356\nを見つけられません -lEGL\t1357\nを見つけられません -lGLEW\t1358\nを見つけられません -laio\t1359\nを見つけられません -lffi\t1360\nを見つけられません -lglog\t1361\nを見つけられません -ljpeg\t1362\nを見つけられません -lnuma\t1363\nを見つけられません -lstdc++\t1365\nを見つけられません -ltbb\t1366\nを見つけられません -luuid\t1367\nを見つけられません -lz\t1368\nを見つけられません: -l\t1348 1349 1350 1351 1352 1353 1354 1355 1356\nを見つけられません: -lEGL\t1357\nを見つけられません: -lGLEW\t1358\nを見つけられません: -laio\t1359\nを見つけられません: -lffi\t1360\nを見つけられません: -lglog\t1361\nを見つけられません: -ljpeg\t1362\nを見つけられません: -lnuma\t1363\nを見つけられません: -lstdc++\t1365\nを見つけられません: -ltbb\t1366\nを見つけられません: -luuid\t1367\nを見つけられません: -lz\t1368',
    3902192871: '编译器内部错误\t961',
    3903371239: '編譯器內部錯誤\t961',
    3918366437: '再配置 R_\t2103\n再配置後にセグメントの prot\t1122',
    3920998118: '段錯誤\t868\n段错误\t868',
    3954751466: '그런 파일이나 디렉터리\t628 629 630 631 632 633 634 635 636 637 638 639 640 641 642 643 644 645',
    3969229036: '정적 TLS 블럭에는 메모리를\t966',
    3969486827: '동적 오브젝트의 세그먼트를\t903',
    3986724332: '애플리케이션 제어 정책\t626',
    3986983916: '실행할 수 있는 스택을 공유\t965',
    3987253995: '모호한 기호\t1004',
}
"""What a `WordIndex` is made of: a log must hold one of the words, which lead to rows of the next table."""
CALLED = (
    'cuda_runtime.extension_cuda_version_mismatch\n'
    'source_api.macro_or_flag_conflict\tline\tun\n'
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
    'not_our_fault.gpu_out_of_memory\tline\tCUDACachingAllocator\n'
    'install_state.cpu_only_extension\n'
    'host_toolchain.glibc_too_new_for_cuda\tline\textern \n'
    'not_our_fault.hardware_unsupported\tline\tneeds SM\tneeds sm_\trequires SM\trequires sm_\n'
    "torch_abi.torch_version_mismatch\tline\tdo not match\tdon't match\n"
    'platform_abi.cpu_architecture_mismatch\tline\t output\n'
    'torch_abi.stale_build_artifacts\tline\t::\n'
    'source_api.cutlass_api_mismatch\tline\t template "cut\n'
    'source_api.removed_torch_api\tline\ttoo \n'
    'host_toolchain.missing_system_dev_package install_state.unsupported_platform\tline\tUnable to \n'
    'op_registration.missing_fake_impl\tline\t::\n'
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
    'install_state.no_matching_wheel\tline\tA \n'
    'cuda_toolkit.nvcc_internal_crash\tline\tcicc\tcudacc\tcudafe\tcudafe++\tfatbinary\tnvcc\tnvlink\tptxas\n'
    'cuda_toolkit.build_out_of_memory\tline\tas\tc++\tcc1\tcc1plus\tcicc\tcl.exe\tclang\tcollect2\tcudafe++\tfatbinary\tg++\tgcc\tld\tlld\tlto1\tninja\tnvcc\tnvlink\tptxas\trustc\n'
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
    'host_toolchain.jit_stale_lock\tline\tStuck\tang\tnot respond\treezes\trozen\tstuck\t一直不动\t卡住\t卡在\t卡死\n'
    'gpu_arch.arch_not_built\tline\tould not find a compatible \tould not find compatible \n'
    'platform_abi.numpy_abi_mismatch\n'
    'cuda_toolkit.nvcc_internal_crash\tline\tcode -1073741819\tcode -11\tcode -4\tcode -6\tcode 132\tcode 134\tcode 139\tcode 3221225477\tstatus -1073741819\tstatus -11\tstatus -4\tstatus -6\tstatus 132\tstatus 134\tstatus 139\tstatus 3221225477\n'
    'cuda_toolkit.cuda_home_wrong\tline\terror: command \n'
    "cuda_toolkit.cuda_toolkit_not_found\tline\terror: command 'nvcc\terror: command nvcc\n"
    'platform_abi.cpu_architecture_mismatch\tline\t building for macOS-\n'
    'cuda_toolkit.cudnn_not_found\tline\t"cudnn\t\'cudnn\n'
    'host_toolchain.git_submodule_missing\tline\t.cuh\t.h\t.hh\t.hpp\n'
    'host_toolchain.torch_not_found_by_build\tline\tATen/ATen.h\tATen/Tensor.h\ttorch/all.h\ttorch/library.h\ttorch/python.h\ttorch/script.h\ttorch/torch.h\ttorch/types.h\n'
    'source_api.removed_torch_api\tline\tATen/CPUGenerator\tATen/CUDA\tATen/CUDAGenerator\tATen/Type\tATen/TypeDefault\tATen/TypeExtendedInterface\n'
    'source_api.removed_torch_api\tline\tATen/Dimname.h\tATen/NamedTensor.h\tATen/NamedTensorUtils.h\tATen/TensorNames.h\tATen/core/Dimname.h\tATen/core/NamedTensor.h\tATen/core/NamedTensorUtils.h\tATen/core/TensorNames.h\n'
    'install_state.torch_too_old_for_package\tline\tATen/c\tc10/util/Float\ttorch/csrc/stable/\ttorch/extension.h\ttorch/headeronly/\n'
    'source_api.removed_torch_api\tline\tATen/cuda/CUDAFuture.cuh\tATen/cuda/CUDAFuture.h\tATen/cuda/CUDAMultiStreamGuard.cuh\tATen/cuda/CUDAMultiStreamGuard.h\tATen/cuda/CUDASolver.cuh\tATen/cuda/CUDASolver.h\tATen/cuda/CUDATypeConversion.cuh\tATen/cuda/CUDATypeConversion.h\n'
    'host_toolchain.missing_system_dev_package\tline\tCGAL/\n'
    'host_toolchain.missing_system_dev_package\tline\tCL/cl\tCL/opencl\n'
    'host_toolchain.missing_system_dev_package\tline\tEGL/egl.h\tEGL/eglext.h\tEGL/eglplatform.h\n'
    'host_toolchain.missing_system_dev_package\tline\tEigen/\n'
    'host_toolchain.missing_system_dev_package\tline\tGL/freeglut.h\tGL/glut.h\n'
    'host_toolchain.missing_system_dev_package\tline\tGL/gl.h\tGL/glcorearb.h\tGL/glext.h\tGL/glx.h\n'
    'host_toolchain.missing_system_dev_package\tline\tGL/glew.h\n'
    'host_toolchain.missing_system_dev_package\tline\tGLES2/gl\tGLES3/gl\n'
    'host_toolchain.missing_system_dev_package\tline\tGLFW/glfw3.h\n'
    'host_toolchain.missing_system_dev_package\tline\tImf\n'
    'host_toolchain.missing_python_dev_headers\tline\tPython.h\tpatchlevel.h\tpyconfig.h\n'
    'host_toolchain.missing_system_dev_package\tline\tSDL2/SDL\n'
    'source_api.removed_torch_api\tline\tTH/TH\tTHCUNN/\tTHNN/\n'
    'source_api.removed_torch_api\tline\tTHC\n'
    'source_api.removed_torch_api\tline\tTHC/THCAtomics.cuh\tTHCAtomics.cuh\n'
    'source_api.removed_torch_api\tline\tTHC/THCDeviceUtils.cuh\tTHCDeviceUtils.cuh\n'
    'source_api.removed_torch_api\tline\tTHC/THCNumerics.cuh\tTHCNumerics.cuh\n'
    'host_toolchain.missing_system_dev_package\tline\tX11/\n'
    'host_toolchain.missing_system_dev_package\tline\t_hash_\n'
    'host_toolchain.missing_system_dev_package\tline\talgorithm\tarray\tatomic\tcassert\tcfloat\tclimits\tcmath\tcomplex\tcstddef\tcstdint\tcstdio\tcstdlib\tcstring\tfunctional\tinitializer_list\tiostream\tlimits\tmemory\tnew\tstring\ttuple\ttype_traits\tutility\tvector\n'
    'host_toolchain.missing_system_dev_package\tline\tasm/\tbits/libc-header-start\tgnu/stubs\tsys/cdefs\n'
    'host_toolchain.missing_system_dev_package\tline\tassimp/\n'
    'host_toolchain.missing_system_dev_package\tline\tboost/\n'
    'host_toolchain.missing_system_dev_package\tline\tbzlib.h\n'
    'source_api.removed_torch_api\tline\tc10/util/AlignOf.h\tc10/util/Array.h\tc10/util/complex_utils.h\tc10/util/either.h\tc10/util/in_place.h\tc10/util/math_compat.h\tc10/util/reverse_iterator.h\tc10/util/variant.h\n'
    'source_api.removed_torch_api\tline\tc10d/\n'
    'source_api.removed_torch_api\tline\tcaffe2/\n'
    'host_toolchain.missing_system_dev_package\tline\tcblas.h\tcblas_mangling.h\n'
    'host_toolchain.missing_system_dev_package\tline\tceres/ceres.h\n'
    'host_toolchain.missing_system_dev_package\tline\tcholmod.h\tsuitesparse/\n'
    'cuda_toolkit.missing_cuda_header\tline\tcooperative_groups.h\tcrt/\tcuda.h\tcuda_bf16.h\tcuda_device_runtime_api.h\tcuda_fp16.h\tcuda_fp4.h\tcuda_fp6.h\tcuda_fp8.h\tcuda_runtime\tdevice_launch_parameters.h\tdriver_types.h\thost_defines.h\tlibrary_types.h\tvector_types.h\n'
    'cuda_toolkit.cuda_toolkit_too_old\tline\tcooperative_groups/\tcudaTypedefs.h\tcuda_awbarrier\tcuda_bf16.h\tcuda_fp4.h\tcuda_fp6.h\tcuda_fp8.h\tcuda_pipeline\n'
    'hip_rocm.cuda_only_code_on_hip\tline\tcooperative_groups/\tcuda_pipeline\tcutlass/\tfatal error: "cuda/\tfatal error: "cute/\tfatal error: "nv/target\tfatal error: \'cuda/\tfatal error: \'cute/\tfatal error: \'nv/target\tmma.h\n'
    'host_toolchain.missing_system_dev_package\tline\tcrypt.h\n'
    'cuda_toolkit.missing_cuda_header\tline\tcub/\tcublas\tcuda/atomic\tcuda/barrier\tcuda/functional\tcuda/pipeline\tcuda/std/\tcudaProfiler.h\tcuda_profiler_api.h\tcufft\tcufile.h\tcupti\tcurand\tcusolver\tcusparse.h\tcusparseLt.h\tcusparse_v2.h\tnccl.h\tnpp\tnv/target\tnvJitLink.h\tnvPTXCompiler.h\tnvToolsExt\tnvjpeg.h\tnvml.h\tnvrtc.h\tnvshmem\tnvtx3/\tthrust/\n'
    'host_toolchain.missing_system_dev_package\tline\tcurl/curl.h\n'
    'host_toolchain.missing_system_dev_package\tline\tffi.h\tffitarget.h\n'
    'host_toolchain.missing_system_dev_package\tline\tfftw3.h\n'
    'host_toolchain.missing_system_dev_package\tline\tflann/\n'
    'host_toolchain.missing_system_dev_package\tline\tft2build.h\n'
    'host_toolchain.missing_system_dev_package\tline\tglog/logging.h\n'
    'host_toolchain.missing_system_dev_package\tline\tgmp.h\tgmpxx.h\n'
    'host_toolchain.missing_system_dev_package\tline\tgsl/gsl_\n'
    'host_toolchain.missing_system_dev_package\tline\thdf5.h\n'
    'host_toolchain.missing_system_dev_package\tline\thwloc.h\n'
    'install_state.unsupported_platform\tline\timmintrin.h\tx86intrin.h\txmmintrin.h\n'
    'host_toolchain.missing_system_dev_package\tline\tinfiniband/\n'
    'host_toolchain.missing_system_dev_package\tline\tjpeglib.h\n'
    'host_toolchain.missing_system_dev_package\tline\tlapacke.h\n'
    'host_toolchain.missing_system_dev_package\tline\tleveldb/\n'
    'host_toolchain.missing_system_dev_package\tline\tlibaio.h\n'
    'host_toolchain.missing_system_dev_package\tline\tlibav\n'
    'host_toolchain.missing_system_dev_package\tline\tlibelf.h\n'
    'host_toolchain.missing_openmp\tline\tlibomp/omp.h\tomp-tools.h\tomp.h\tompt.h\n'
    'host_toolchain.missing_system_dev_package\tline\tlibunwind.h\n'
    'host_toolchain.missing_system_dev_package\tline\tlibxml/\n'
    'host_toolchain.missing_system_dev_package\tline\tlinux/limits.h\n'
    'host_toolchain.missing_system_dev_package\tline\tlmdb.h\n'
    'host_toolchain.pybind11_too_old_for_python\tline\tlongintrepr.h\n'
    'host_toolchain.missing_system_dev_package\tline\tlz4.h\n'
    'host_toolchain.missing_system_dev_package\tline\tlzma.h\n'
    'host_toolchain.missing_system_dev_package\tline\tmetis.h\n'
    'host_toolchain.missing_system_dev_package\tline\tmpfr.h\n'
    'host_toolchain.missing_system_dev_package\tline\tmpi.h\tmpicxx.h\n'
    'host_toolchain.missing_system_dev_package\tline\tnuma.h\tnumaif.h\n'
    'host_toolchain.setuptools_incompatible\tline\tnumpy/\n'
    'cuda_toolkit.nvtoolsext_removed\tline\tnvToolsExt\n'
    'host_toolchain.missing_system_dev_package\tline\topencv2/\n'
    'host_toolchain.missing_system_dev_package\tline\topenssl/\n'
    'host_toolchain.missing_system_dev_package\tline\tpng.h\tpngconf.h\n'
    'host_toolchain.missing_system_dev_package\tline\tportaudio.h\n'
    'host_toolchain.missing_system_dev_package\tline\tsnappy-c.h\tsnappy.h\n'
    'host_toolchain.missing_system_dev_package\tline\tsndfile.h\n'
    'host_toolchain.missing_system_dev_package\tline\tsox.h\n'
    'host_toolchain.missing_system_dev_package\tline\tsqlite3.h\n'
    'host_toolchain.missing_system_dev_package\tline\ttbb/\n'
    'host_toolchain.missing_system_dev_package\tline\ttiffio.h\n'
    'source_api.removed_torch_api\tline\ttorch/csrc/PythonTypes.h\ttorch/csrc/StorageDefs.h\ttorch/csrc/THP_export.h\ttorch/csrc/WindowsTorchApiMacro.h\n'
    'source_api.removed_torch_api\tline\ttorch/csrc/utils/auto_gil.h\ttorch/csrc/utils/disallow_copy.h\ttorch/csrc/utils/future.h\ttorch/csrc/utils/memory.h\ttorch/csrc/utils/six.h\n'
    'host_toolchain.missing_system_dev_package\tline\tturbojpeg.h\n'
    'host_toolchain.missing_system_dev_package\tline\tuuid/uuid.h\n'
    'host_toolchain.missing_system_dev_package\tline\tvulkan/vulkan\n'
    'host_toolchain.missing_system_dev_package\tline\twebp/decode.h\twebp/encode.h\n'
    'host_toolchain.missing_system_dev_package\tline\tzlib.h\n'
    'host_toolchain.missing_system_dev_package\tline\tzstd.h\n'
    'hip_rocm.hipify_not_applied\n'
    'hip_rocm.rocm_install_mismatch\t148\tamd_comgr\tamd_smi\tck\tck_tile\tcomposable_kernel\thip\thipblas\thipblas-common\thipblaslt\thipcub\thipfft\thiprand\thipsolver\thipsparse\thipsparselt\thsa\tmiopen\trccl\trocblas\trocm\trocm-core\trocm_smi\trocprim\trocprofiler\trocrand\trocsolver\trocsparse\trocthrust\troctracer\trocwmma\tthrust\n'
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
    'install_state.dependency_version_mismatch\tline\t pybind11::\n'
    "install_state.dependency_version_mismatch\tline\t'AV\t'struct AV\tSwr\tSws\t‘AV\t‘struct AV\n"
    'source_api.removed_torch_api\tline\tclass at::\tclass c10::\tclass torch::\tstruct at::\tstruct c10::\tstruct torch::\n'
    'install_state.torch_too_old_for_package\tline\tclass at::Tensor\n'
    'cuda_runtime.extension_cuda_version_mismatch\tline\tcudaDeviceProp\n'
    'hip_rocm.rocm_install_mismatch\tline\thip\n'
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
    'source_api.removed_torch_api\tline\tat\ttorch\n'
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
    'install_state.dependency_version_mismatch\tline\t==\n'
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
    'install_state.dependency_version_mismatch\tline\tEigen\tabsl\tboost\tcv\tfmt\tglm\tgoogle::protobuf\tspdlog\ttbb\n'
    'host_toolchain.host_compiler_too_old\tline\t_constructible\n'
    'source_api.removed_torch_api\tline\tat\tc10\ttorch\n'
    'source_api.cutlass_api_mismatch source_api.cutlass_missing_include\tline\tcute\tcutlass\n'
    'install_state.dependency_version_mismatch\tline\tpybind11/\n'
    'triton_inductor.triton_gpu_arch_unsupported\tline\tgfx\tsm_\n'
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
    'host_toolchain.host_compiler_too_old\tline\t>=\n'
    'install_state.torch_too_old_for_package\tline\tPyTorch\n'
    'install_state.dependency_version_mismatch\tline\tAV_\tCODEC_\tCV_\tav_\tavcodec_\tnvshmem\tswr_\tswrcodec_\tsws_\tswscodec_\n'
    'gpu_arch.intrinsic_needs_newer_arch\tline\t__dp2a\t__dp4a\t__habs\t__hadd\t__hdiv\t__heq\t__hequ\t__hfma\t__hge\t__hgt\t__hisnan\t__hle\t__hlt\t__hltu\t__hmax\t__hmin\t__hmul\t__hne\t__hneg\t__hneu\t__hsub\t__match_a\t__nanosleep\t__reduce_\tfma2_relu\tfma_relu\th2ceil\th2cos\th2exp\th2floor\th2log\th2rcp\th2rint\th2rsqrt\th2sin\th2sqrt\th2trunc\thceil\thcos\thexp\thfloor\thlog\thrcp\thrint\thrsqrt\thsin\thsqrt\thtrunc\tmax2_relu\tmax_relu\tmin2_relu\tmin_relu\n'
    'source_api.missing_std_include\tline\t definiert\n'
    'link_and_load.linker_cannot_find_cuda_lib\tline\t-l\n'
    'gpu_arch.arch_not_built\tline\tSM\n'
    'link_and_load.missing_shared_library\n'
    'link_and_load.missing_shared_library\tline\tOSError: \n'
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
    'source_api.macro_or_flag_conflict\tline\terror: aligned allocation function\terror: aligned deallocation function\n'
    'not_our_fault.hardware_unsupported\tline\tAvailable only \tEnabled only \tImplemented only \tRuns only \tSupported only \tWorks only \tavailable only \tenabled only \timplemented only \truns only \tsupported only \tworks only \n'
    'not_our_fault.hardware_unsupported\tline\tAttention\n'
    'not_our_fault.insufficient_log\tline\tUnable to JIT load the \n'
    'host_toolchain.missing_python_dev_headers\t\tannot open \tould not open \n'
    'cuda_toolkit.missing_cuda_header\t100\tannot open \tould not open \n'
    'host_toolchain.missing_system_dev_package\t101\tannot open \tould not open \n'
    'install_state.torch_too_old_for_package\t109\tannot open \tould not open \n'
    'host_toolchain.missing_system_dev_package\t38\tannot open \tould not open \n'
    'host_toolchain.missing_system_dev_package\t39\tannot open \tould not open \n'
    'host_toolchain.missing_system_dev_package\t40\tannot open \tould not open \n'
    'host_toolchain.missing_system_dev_package\t41\tannot open \tould not open \n'
    'host_toolchain.missing_system_dev_package install_state.unsupported_platform\t42\tannot open \tould not open \n'
    'host_toolchain.missing_openmp\t43\tannot open \tould not open \n'
    'host_toolchain.missing_system_dev_package\t44\tannot open \tould not open \n'
    'host_toolchain.missing_system_dev_package\t44\twebp/decode.h\twebp/encode.h\n'
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
    'host_toolchain.missing_system_dev_package\t61\tannot open \tould not open \n'
    'host_toolchain.setuptools_incompatible source_api.removed_torch_api\t63\tannot open \tould not open \n'
    'source_api.removed_torch_api\t64\tannot open \tould not open \n'
    'host_toolchain.missing_system_dev_package source_api.removed_torch_api\t65\tannot open \tould not open \n'
    'host_toolchain.missing_system_dev_package\t67\tannot open \tould not open \n'
    'host_toolchain.missing_system_dev_package\t68\tannot open \tould not open \n'
    'cuda_toolkit.missing_cuda_header\t69\tannot open \tould not open \n'
    'cuda_toolkit.cuda_toolkit_too_old\t72\tannot open \tould not open \n'
    'host_toolchain.missing_system_dev_package\t75\tannot open \tould not open \n'
    'host_toolchain.missing_system_dev_package\t77\tannot open \tould not open \n'
    'host_toolchain.missing_system_dev_package\t78\tannot open \tould not open \n'
    'source_api.removed_torch_api\t80\tannot open \tould not open \n'
    'host_toolchain.git_submodule_missing source_api.removed_torch_api\t95\tannot open \tould not open \n'
    'host_toolchain.missing_system_dev_package source_api.removed_torch_api\t98\tannot open \tould not open \n'
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
    'platform_abi.cpu_architecture_mismatch\tline\tequires AMX\tequires AVX\tequires SSE4\n'
    'not_our_fault.hardware_unsupported\tline\tThe GPU does\tThe device does\tThe setup does\tThis GPU does\tThis device does\tThis setup does\tYour GPU does\tYour device does\tYour setup does\tthe GPU does\tthe device does\tthe setup does\tthis GPU does\tthis device does\tthis setup does\tyour GPU does\tyour device does\tyour setup does\n'
    'not_our_fault.hardware_unsupported\tline\tdo\n'
    'source_api.device_code_in_host_file\tline\tthere are no arguments to \n'
    'install_state.unsupported_platform\tline\tnot currently implemented \tnot currently supported \n'
    'not_our_fault.hardware_unsupported\tline\tExpected is_sm\n'
    'source_api.cxx_standard_too_old\tline\tYou need C++\n'
    'host_toolchain.missing_python_dev_headers\n'
    'cuda_runtime.cudnn_version_mismatch\tline\tDNN version \tDNn version \tDnN version \tDnn version \tdNN version \tdNn version \tdnN version \tdnn version \n'
    'cuda_toolkit.cuda_toolkit_too_old\tline\tmust be >=\tmust be at least\tmust be greater than or equal to\tneeds to be >=\tneeds to be at least\tneeds to be greater than or equal to\tshould be >=\tshould be at least\tshould be greater than or equal to\n'
    'cuda_runtime.driver_too_old\t134\tbuilt for NVIDIA Driver Release \n'
    'op_registration.op_library_not_loaded\tline\tModule \n'
    'source_api.removed_torch_api\tline\tAT_ASSERT\tAT_ERROR\tCHECK_EQ\tCHECK_GE\tCHECK_GT\tCHECK_LE\tCHECK_LT\tCHECK_NE\tCHECK_NOTNULL\tDCHECK_EQ\tDCHECK_GE\tDCHECK_GT\tDCHECK_LE\tDCHECK_LT\tDCHECK_NE\tDCHECK_NOTNULL\n'
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
    'hip_rocm.rocm_install_mismatch\tline\tclass "hip\n'
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
    'install_state.cpu_only_extension\t\t::\n'
    'source_api.macro_or_flag_conflict\tline\terror: \n'
    "hip_rocm.hip_warp_size_not_constant\tline\terror: constexpr variable '\n"
    "source_api.macro_or_flag_conflict\tline\t'__builtin_\n"
    "cuda_toolkit.cuda_toolkit_too_old\t258\t: Input file '\n"
    "install_state.masked_build_error\tline\t'DeepSpeedCPU\n"
    "triton_inductor.triton_compiler_bug\tline\t'triton_\t'tt\n"
    "source_api.macro_or_flag_conflict\tline\talways_inline function '\n"
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
    'install_state.torch_too_old_for_package\n'
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
    'host_toolchain.host_compiler_too_old\tline\t (version \n'
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
    'torch_abi.stale_build_artifacts\t336\t] \n'
    'windows.path_with_spaces\tline\t: error: \t: fatal error: \n'
    'windows.wrong_windows_compiler\tline\tD8021\n'
    'windows.object_has_too_many_sections\tline\tC1128\n'
    'cuda_toolkit.cuda_toolkit_not_found\tline\tnvcc\n'
    'windows.path_with_spaces\n'
    'cuda_toolkit.cuda_home_wrong\tline\t:/\n'
    'cuda_toolkit.cuda_home_wrong\tline\tAucun fichier ou dossier\tDatei oder Verzeichnis nicht\tNo existe el\tNo such file\tNot a directory\tcommand not found\tnot found\tНет такого файла\tそのようなファイル\t未找到\t没有那个文件\n'
    'link_and_load.linker_cannot_find_cuda_lib\tline\tATen.a\tATen.so\tc10.a\tc10.so\tcaffe2.a\tcaffe2.so\ttorch.a\ttorch.so\ttorch_cpu.a\ttorch_cpu.so\ttorch_global_deps.a\ttorch_global_deps.so\ttorch_python.a\ttorch_python.so\n'
    'link_and_load.linker_cannot_find_cuda_lib\tline\tmake\n'
    'hip_rocm.rocm_install_mismatch\t\t: \n'
    'cuda_runtime.no_nvidia_driver\n'
    'not_our_fault.insufficient_log\n'
    'platform_abi.cpu_architecture_mismatch\t56\tnvcc fatal\n'
    'host_toolchain.missing_host_compiler\t36\tc++\tcc\tcl\tclang\tclang++\tg++\tgcc\n'
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
    'install_state.masked_build_error\tline\t: error: \n'
    'host_toolchain.missing_system_dev_package\tline\tC1083: \n'
    'host_toolchain.missing_system_dev_package\tline\tcatastrophic error: \tfatal error: \n'
    'windows.path_with_spaces\tline\tc++\tcc\tcc1\tcc1plus\tg++\tgcc\tld\n'
    'host_toolchain.missing_host_compiler\tline\tmake\n'
    'cuda_toolkit.cudnn_not_found\tline\tcudnn\n'
    'cuda_toolkit.cuda_home_wrong\t55\tnvcc error\tnvcc fatal\n'
    "host_toolchain.missing_host_compiler\tline\t '\n"
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
    'install_state.masked_build_error\tline\t.o\n'
    'cuda_toolkit.cuda_toolkit_not_found\tline\tclang\n'
    'host_toolchain.glibc_too_new_for_cuda\tline\tmathcalls.h:\n'
    'host_toolchain.gcc_too_new_for_nvcc\tline\tc++/\n'
    'host_toolchain.gcc_too_new_for_nvcc\tline\tboxing/impl/boxing.h:\n'
    'source_api.cutlass_missing_include\tline\tcute\tcutlass\n'
    'source_api.cutlass_missing_include\tline\tcute\tcutlass\n'
    'source_api.cutlass_missing_include\tline\t" has no member \n'
    'source_api.cxx_standard_too_old\tline\ttypename\n'
    'host_toolchain.git_submodule_missing\tline\tclang\n'
    'torch_abi.mixed_torch_installs\tline\t.h\n'
    'source_api.macro_or_flag_conflict\tline\tmarch=native\tmcpu=native\tmtune=native\n'
    'source_api.macro_or_flag_conflict\tline\tclang\n'
    'source_api.cutlass_missing_include\tline\tcute\tcutlass\n'
    'source_api.macro_or_flag_conflict\tline\tclang\n'
    'windows.msvc_too_new_for_nvcc\tline\tMSVC/14.\tMSVC\\14.\n'
    'host_toolchain.gcc_too_new_for_nvcc\tline\t/chrono:\n'
    'platform_abi.cpu_architecture_mismatch\tline\t.a\t.so\n'
    'host_toolchain.host_compiler_too_old\tline\ttorch::OrderedDict<\n'
    'not_our_fault.insufficient_log\n'
    'source_api.macro_or_flag_conflict\tline\tinlining failed in call to \n'
    'cuda_toolkit.nvcc_pybind11_parse_bug\t\tpybind11\n'
    'host_toolchain.missing_openmp\tline\terror: unsupported option \t错误: unsupported option \n'
    'cuda_runtime.extension_cuda_version_mismatch\tline\t" not found\t\' not found\t` not found\n'
    'cuda_runtime.cuda_lib_version_mismatch cuda_runtime.cudnn_version_mismatch cuda_runtime.extension_cuda_version_mismatch cuda_runtime.ld_library_path_shadowing\tline\t" not found\t\' not found\t’ not found\n'
    'cuda_toolkit.cuda_home_wrong\n'
    'cuda_toolkit.cuda_home_wrong\tline\t-I\t-L\n'
    'cuda_toolkit.cuda_home_wrong\tline\t\\bin\\nvcc\n'
    'hip_rocm.hipify_not_applied\tline\tundeclared identifier \tunknown type name \n'
    'cuda_toolkit.cuda_home_wrong\tline\t:\\\n'
    'source_api.cxx_standard_too_old\tline\tcontents of <\n'
    'windows.path_with_spaces\t\twhen an output\n'
    'cuda_runtime.driver_too_old\n'
    'source_api.removed_torch_api\tline\tC3861: \n'
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
    'install_state.torch_too_old_for_package\t42\t: No such file\n'
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
    'host_toolchain.missing_python_dev_headers\t\tPython.h\tpatchlevel.h\tpyconfig.h\n'
    'cuda_toolkit.missing_cuda_header\t101\tcub/\tcublas\tcuda/atomic\tcuda/barrier\tcuda/functional\tcuda/pipeline\tcuda/std/\tcudaProfiler.h\tcuda_profiler_api.h\tcufft\tcufile.h\tcupti\tcurand\tcusolver\tcusparse.h\tcusparseLt.h\tcusparse_v2.h\tnccl.h\tnpp\tnv/target\tnvJitLink.h\tnvPTXCompiler.h\tnvToolsExt\tnvjpeg.h\tnvml.h\tnvrtc.h\tnvshmem\tnvtx3/\tthrust/\n'
    'host_toolchain.missing_system_dev_package\t102\tboost/\n'
    'host_toolchain.missing_system_dev_package\t56\tasm/\tbits/libc-header-start\tgnu/stubs\tsys/cdefs\n'
    'cuda_toolkit.cudnn_not_found\t59\tcudnn\n'
    'host_toolchain.missing_system_dev_package\t62\tflann/\n'
    'host_toolchain.setuptools_incompatible\t64\tnumpy/\n'
    'host_toolchain.missing_system_dev_package\t68\tlibav\n'
    'host_toolchain.missing_system_dev_package\t69\tEigen/\n'
    'cuda_toolkit.missing_cuda_header\t70\tcooperative_groups.h\tcrt/\tcuda.h\tcuda_bf16.h\tcuda_device_runtime_api.h\tcuda_fp16.h\tcuda_fp4.h\tcuda_fp6.h\tcuda_fp8.h\tcuda_runtime\tdevice_launch_parameters.h\tdriver_types.h\thost_defines.h\tlibrary_types.h\tvector_types.h\n'
    'host_toolchain.missing_system_dev_package\t76\tImf\n'
    'host_toolchain.missing_system_dev_package\t78\ttbb/\n'
    'host_toolchain.missing_system_dev_package\t79\tX11/\n'
    'source_api.removed_torch_api\t81\tc10d/\n'
    'host_toolchain.git_submodule_missing\t96\t.cuh\t.h\t.hh\t.hpp\n'
    'source_api.removed_torch_api\t96\tTHC\n'
    'host_toolchain.missing_system_dev_package\t99\tCGAL/\n'
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
    'host_toolchain.git_submodule_missing\n'
    'host_toolchain.git_submodule_missing\tline\t.cuh\t.h\t.hh\t.hpp\n'
    'host_toolchain.missing_system_dev_package\tline\t.h\n'
    'host_toolchain.missing_system_dev_package\tline\tCGAL/\n'
    'host_toolchain.missing_system_dev_package\tline\tImf\n'
    'host_toolchain.missing_python_dev_headers\tline\tPython.h\tpatchlevel.h\tpyconfig.h\n'
    'source_api.removed_torch_api\tline\tTH/TH\tTHCUNN/\tTHNN/\n'
    'source_api.removed_torch_api\tline\tTHC\n'
    'host_toolchain.missing_system_dev_package\tline\tX11/\n'
    'host_toolchain.missing_system_dev_package\tline\tasm/\tbits/libc-header-start\tgnu/stubs\tsys/cdefs\n'
    'source_api.removed_torch_api\tline\tc10d/\n'
    'cuda_toolkit.missing_cuda_header\tline\tcooperative_groups.h\tcrt/\tcuda.h\tcuda_bf16.h\tcuda_device_runtime_api.h\tcuda_fp16.h\tcuda_fp4.h\tcuda_fp6.h\tcuda_fp8.h\tcuda_runtime\tdevice_launch_parameters.h\tdriver_types.h\thost_defines.h\tlibrary_types.h\tvector_types.h\n'
    'cuda_toolkit.missing_cuda_header\tline\tcub/\tcublas\tcuda/atomic\tcuda/barrier\tcuda/functional\tcuda/pipeline\tcuda/std/\tcudaProfiler.h\tcuda_profiler_api.h\tcufft\tcufile.h\tcupti\tcurand\tcusolver\tcusparse.h\tcusparseLt.h\tcusparse_v2.h\tnccl.h\tnpp\tnv/target\tnvJitLink.h\tnvPTXCompiler.h\tnvToolsExt\tnvjpeg.h\tnvml.h\tnvrtc.h\tnvshmem\tnvtx3/\tthrust/\n'
    'cuda_toolkit.cudnn_not_found\tline\tcudnn\n'
    'host_toolchain.missing_system_dev_package\tline\ttbb/\n'
    'windows.windows_path_too_long\n'
    'host_toolchain.missing_system_dev_package\tline\talgorithm\tarray\tatomic\tcassert\tcfloat\tclimits\tcmath\tcomplex\tcstddef\tcstdint\tcstdio\tcstdlib\tcstring\tfunctional\tinitializer_list\tiostream\tlimits\tmemory\tnew\tstring\ttuple\ttype_traits\tutility\tvector\n'
    'windows.windows_path_too_long\tline\tInvalid argument\n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t43\tnot\tundefined\n'
    'source_api.removed_torch_api\tline\tat::Tensor\n'
    'source_api.cxx_standard_too_old\tline\tassume_aligned\tatomic_ref\tbit_cast\tbit_ceil\tbit_width\tconvertible_to\tcountl_zero\tcountr_zero\tderived_from\tendian\terase_if\tfloating_point\thas_single_bit\tintegral\tinvocable\tis_constant_evaluated\tjthread\tmidpoint\tnumbers\tpartial_ordering\tpopcount\tranges\tregular\tremove_cvref\tremove_cvref_t\tsame_as\tsource_location\tspan\tssize\tstrong_ordering\tto_array\ttype_identity\ttype_identity_t\tunsigned_integral\tweak_ordering\n'
    'source_api.removed_torch_api\tline\tat\ttorch\n'
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
    'windows.msvc_std_ambiguous\t17\tat\tc10\tstd\n'
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
    'not_our_fault.network_failure\tline\t: \n'
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
    'op_registration.op_library_not_loaded\tline\t::\n'
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
    'op_registration.op_library_not_loaded\tline\t::\n'
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
    'source_api.removed_torch_api\tline\tC2440\tC2664\tC2665\tFehler\terreur\terror\tエラー\t错误\n'
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
    'host_toolchain.missing_host_compiler\n'
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
    'cuda_toolkit.build_out_of_memory\t\tas\tc++\tcc1\tcc1plus\tcicc\tcl.exe\tclang\tcollect2\tcudafe++\tfatbinary\tg++\tgcc\tld\tlld\tlto1\tninja\tnvcc\tnvlink\tptxas\trustc\n'
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
    'windows.wrong_windows_compiler\tline\tc++\tcc\tg++\tgcc\n'
    'platform_abi.mkl_version_mismatch\tline\tmkl_\n'
    'source_api.removed_torch_api\t\tHIP\tOptional\tget\tmake\tset\n'
    'source_api.removed_torch_api\t102\tnot\tundefined\n'
    'not_our_fault.network_failure\tline\t: \n'
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
    'not_our_fault.hardware_unsupported\tline\tAda\tAmpere\tBlackwell\tHopper\tRubin\tSM\tTuring\tVolta\tcapability\tgfx\tsm\n'
    'install_state.extension_not_built\tline\txFormers\n'
    'not_our_fault.wrong_install_command\n'
    'host_toolchain.ninja_missing\tline\tbuild\tload C++\n'
    'cuda_runtime.no_nvidia_driver\n'
    'gpu_arch.no_gpu_at_build_time\n'
    'cuda_toolkit.cmake_cuda_not_found\n'
    'host_toolchain.git_submodule_missing\n'
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
    'host_toolchain.git_submodule_missing\tline\t: \n'
    'host_toolchain.missing_system_dev_package\tline\tautoconf\tautomake\tautoreconf\tbison\tcmake\tcurl\tflex\tgit\tm4\tmake\tpatch\tpkg-config\tswig\tunzip\twget\n'
    'install_state.masked_build_error\tline\tcached_ops\n'
    'hip_rocm.rocm_install_mismatch\tline\thipcc\thipconfig\trocm_agent_enumerator\trocminfo\n'
    'cuda_toolkit.cuda_home_wrong cuda_toolkit.cuda_toolkit_not_found install_state.unsupported_platform\tline\tnvcc\n'
    'install_state.masked_build_error\tline\ttorch_extensions\n'
    'cuda_toolkit.cuda_home_wrong\tline\t/nvcc\n'
    'host_toolchain.git_submodule_missing\n'
    'host_toolchain.missing_host_compiler\tline\tc++\tcc\tcl\tclang\tclang++\tclang-cl\tg++\tgcc\ticpc\ticpx\n'
    'cuda_toolkit.cuda_toolkit_not_found\tline\tlibdevice\n'
    'host_toolchain.ninja_missing\tline\tninja\n'
    'op_registration.op_library_not_loaded\tline\t::\n'
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
    'cuda_toolkit.build_out_of_memory\tline\tas\tc++\tcc1\tcc1plus\tcicc\tcl.exe\tclang\tcollect2\tcudafe++\tfatbinary\tg++\tgcc\tld\tlld\tlto1\tninja\tnvcc\tnvlink\tptxas\trustc\n'
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
    'install_state.torch_too_old_for_package\tline\t: \n'
    'install_state.extension_not_built\n'
    'install_state.dependency_version_mismatch\n'
    'not_our_fault.network_failure\n'
    'op_registration.infer_schema_unsupported_type\tline\t. The valid types are\n'
    'platform_abi.numpy_abi_mismatch\n'
    'host_toolchain.missing_system_dev_package\t53\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t54\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
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
    'install_state.cpu_only_torch\tline\tcuda_select_nvcc_arch_flags"\ttorch_cuda_get_nvcc_gencode_flag"\n'
    'gpu_arch.arch_list_malformed gpu_arch.arch_unknown_to_torch\n'
    'windows.wrong_windows_compiler\n'
    'op_registration.op_library_not_loaded\tline\t::\n'
    'host_toolchain.missing_host_compiler\tline\tc++\tcc\tcl\tgcc\ticl\n'
    'gpu_arch.no_gpu_at_build_time\tline\tEnsure PyTorch\tSpecify the target compute capabilities\n'
    'torch_abi.torch_not_imported_first\tline\t::\n'
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
    'host_toolchain.missing_system_dev_package\t47\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t48\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\t file not found\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'source_api.half_operators_ambiguous\tline\tHalf\tbfloat16\thalf\n'
    'source_api.half_operators_ambiguous\tline\t (operand types are \n'
    'not_our_fault.insufficient_log\n'
    'op_registration.infer_schema_unsupported_type\n'
    'triton_inductor.triton_gpu_arch_unsupported\tline\tcompute\n'
    'gpu_arch.arch_unknown_to_torch\t100\tselect_compute_arch.cmake:\n'
    'gpu_arch.no_gpu_at_build_time\tline\t+PTX\n'
    'gpu_arch.arch_dropped_by_toolkit gpu_arch.arch_list_malformed gpu_arch.nvcc_too_old_for_arch\t\tnsupported\n'
    'gpu_arch.arch_feature_needs_sm90a\t\tsm_\n'
    'not_our_fault.hardware_unsupported\tline\tSM\tsm\n'
    'source_api.cutlass_api_mismatch\tline\t template "cut\n'
    'install_state.unsupported_platform\n'
    'cuda_toolkit.nvcc_host_intrinsics\tline\terror:\n'
    "host_toolchain.host_compiler_too_old\tline\t'-\t`-\t‘-\n"
    'host_toolchain.missing_system_dev_package\t62\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t63\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'source_api.cxx_standard_too_old\n'
    'source_api.removed_torch_api\t43\tfrom\ttype\n'
    'host_toolchain.missing_system_dev_package\tline\t/bin/sh: \n'
    "host_toolchain.host_compiler_too_old\tline\t '\t `\t ‘\n"
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
    'install_state.masked_build_error\tline\tld\n'
    'not_our_fault.wrong_install_command\tline\tsetup.py\n'
    'source_api.host_function_in_device_code\tline\t__device__ function\t__global__ function\n'
    'source_api.cutlass_api_mismatch\n'
    'source_api.cxx_standard_too_old\n'
    'hip_rocm.hip_half_conversions_disabled\tline\t__half\n'
    'triton_inductor.triton_none_pointer_arg\tline\tNoneType\n'
    'link_and_load.library_mapping_refused\n'
    'gpu_arch.no_gpu_at_build_time\tline\tamdgcn architecture\tamdgpu architecture\tcuda architecture\tgpu architecture\thip architecture\tnvptx6 architecture\tnvptx64 architecture\n'
    'host_toolchain.missing_host_compiler\tline\tcc1\tcc1plus\n'
    'link_and_load.linker_cannot_find_cuda_lib\t\t-l\n'
    'link_and_load.linker_cannot_find_cuda_lib\t\t-l:libMIOpen\t-l:libamd_comgr\t-l:libamdhip64\t-l:libcublas\t-l:libcuda\t-l:libcufft\t-l:libcufile\t-l:libculibos\t-l:libcupti\t-l:libcurand\t-l:libcusolver\t-l:libcusparse\t-l:libcutensor\t-l:libhip\t-l:libhsa-runtime64\t-l:libhsakmt\t-l:libnccl\t-l:libnpp\t-l:libnvJitLink\t-l:libnvidia-ml\t-l:libnvjpeg\t-l:libnvrtc\t-l:libnvshmem\t-l:librccl\t-l:libroc\n'
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
    'host_toolchain.missing_host_compiler\tline\tcl\tclang\tclang-cl\tg++\tgcc\n'
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
    'host_toolchain.missing_system_dev_package\t44\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t45\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'host_toolchain.pybind11_too_old_for_python\tline\t"cframe\t"frame\t\'cframe\t\'frame\t‘cframe\t‘frame\n'
    'host_toolchain.missing_system_dev_package\t66\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'windows.wrong_windows_compiler\tline\tCalledProcessError: Command\tcc_cmd\n'
    'source_api.cccl_header_incompatible\tline\tis used\tmay lead\n'
    'host_toolchain.gcc_too_new_for_nvcc\n'
    'install_state.torch_too_old_for_package\n'
    'host_toolchain.gcc_too_new_for_nvcc\n'
    'not_our_fault.network_failure\n'
    'windows.windows_path_too_long\tline\tD8049\n'
    'source_api.cxx_standard_too_old\tline\tC2039: \n'
    'host_toolchain.missing_python_dev_headers\t\tinclude\n'
    'host_toolchain.missing_system_dev_package\t200\tlz4.h\n'
    'host_toolchain.missing_system_dev_package\t200\tsox.h\n'
    'host_toolchain.missing_system_dev_package\t201\thdf5.h\n'
    'host_toolchain.missing_system_dev_package\t201\tlmdb.h\n'
    'host_toolchain.missing_system_dev_package\t201\tlzma.h\n'
    'host_toolchain.missing_system_dev_package\t201\tmpfr.h\n'
    'host_toolchain.missing_system_dev_package\t201\tzlib.h\n'
    'host_toolchain.missing_system_dev_package\t201\tzstd.h\n'
    'host_toolchain.missing_system_dev_package\t202\tbzlib.h\n'
    'host_toolchain.missing_system_dev_package\t202\tcrypt.h\n'
    'host_toolchain.missing_system_dev_package\t202\tfftw3.h\n'
    'host_toolchain.missing_system_dev_package\t202\tgmp.h\tgmpxx.h\n'
    'host_toolchain.missing_system_dev_package\t202\thwloc.h\n'
    'host_toolchain.missing_system_dev_package\t202\tmetis.h\n'
    'host_toolchain.missing_system_dev_package\t203\tlibaio.h\n'
    'host_toolchain.missing_system_dev_package\t203\tlibelf.h\n'
    'host_toolchain.missing_system_dev_package\t203\tmpi.h\tmpicxx.h\n'
    'host_toolchain.missing_system_dev_package\t203\tnuma.h\tnumaif.h\n'
    'host_toolchain.missing_system_dev_package\t203\ttiffio.h\n'
    'host_toolchain.missing_system_dev_package\t204\tGL/glew.h\n'
    'host_toolchain.missing_system_dev_package\t204\tjpeglib.h\n'
    'host_toolchain.missing_system_dev_package\t204\tlapacke.h\n'
    'host_toolchain.missing_system_dev_package\t204\tpng.h\tpngconf.h\n'
    'host_toolchain.missing_system_dev_package\t204\tsndfile.h\n'
    'host_toolchain.missing_system_dev_package\t204\tsqlite3.h\n'
    'host_toolchain.missing_system_dev_package\t205\tft2build.h\n'
    'host_toolchain.missing_system_dev_package\t205\tsnappy-c.h\tsnappy.h\n'
    'host_toolchain.missing_system_dev_package\t206\tcurl/curl.h\n'
    'host_toolchain.missing_system_dev_package\t206\tffi.h\tffitarget.h\n'
    'install_state.unsupported_platform\t206\timmintrin.h\tx86intrin.h\txmmintrin.h\n'
    'host_toolchain.missing_system_dev_package\t206\tlibunwind.h\n'
    'host_toolchain.missing_system_dev_package\t206\tportaudio.h\n'
    'host_toolchain.missing_system_dev_package\t206\tturbojpeg.h\n'
    'host_toolchain.missing_system_dev_package\t206\tuuid/uuid.h\n'
    'host_toolchain.missing_system_dev_package\t207\tGLFW/glfw3.h\n'
    'host_toolchain.missing_openmp\t207\tlibomp/omp.h\tomp-tools.h\tomp.h\tompt.h\n'
    'host_toolchain.missing_system_dev_package\t208\tGL/freeglut.h\tGL/glut.h\n'
    'host_toolchain.missing_system_dev_package\t208\tceres/ceres.h\n'
    'host_toolchain.pybind11_too_old_for_python\t208\tlongintrepr.h\n'
    'host_toolchain.missing_system_dev_package\t208\twebp/decode.h\twebp/encode.h\n'
    'host_toolchain.missing_system_dev_package\t209\tGL/gl.h\tGL/glcorearb.h\tGL/glext.h\tGL/glx.h\n'
    'host_toolchain.missing_system_dev_package\t209\tglog/logging.h\n'
    'host_toolchain.missing_system_dev_package\t209\tlinux/limits.h\n'
    'host_toolchain.torch_not_found_by_build\t210\tATen/ATen.h\tATen/Tensor.h\ttorch/all.h\ttorch/library.h\ttorch/python.h\ttorch/script.h\ttorch/torch.h\ttorch/types.h\n'
    'host_toolchain.missing_system_dev_package\t210\tgflags/gflags.h\n'
    'host_toolchain.missing_system_dev_package\t211\talsa/asoundlib.h\n'
    'host_toolchain.missing_system_dev_package\t211\tcblas.h\tcblas_mangling.h\n'
    'host_toolchain.missing_system_dev_package\t212\tEGL/egl.h\tEGL/eglext.h\tEGL/eglplatform.h\n'
    'host_toolchain.torch_not_found_by_build\t212\ttorch/extension.h\n'
    'host_toolchain.missing_system_dev_package\t213\tGLES2/gl\tGLES3/gl\n'
    'source_api.removed_torch_api\t213\tTHC/THCAtomics.cuh\tTHCAtomics.cuh\n'
    'cuda_toolkit.nvtoolsext_removed\t213\tnvToolsExt\n'
    'host_toolchain.missing_system_dev_package\t214\tCL/cl\tCL/opencl\n'
    'source_api.removed_torch_api\t214\tTHC/THCNumerics.cuh\tTHCNumerics.cuh\n'
    'host_toolchain.missing_system_dev_package\t217\tSDL2/SDL\n'
    'source_api.removed_torch_api\t217\tTHC/THCDeviceUtils.cuh\tTHCDeviceUtils.cuh\n'
    'host_toolchain.missing_system_dev_package\t219\tasm/\tbits/libc-header-start\tgnu/stubs\tsys/cdefs\n'
    'host_toolchain.missing_system_dev_package\t221\t_hash_\n'
    'cuda_toolkit.cudnn_not_found\t222\t"cudnn\t<cudnn\n'
    'source_api.removed_torch_api\t222\tc10/util/AlignOf.h\tc10/util/Array.h\tc10/util/complex_utils.h\tc10/util/either.h\tc10/util/in_place.h\tc10/util/math_compat.h\tc10/util/reverse_iterator.h\tc10/util/variant.h\n'
    'source_api.removed_torch_api\t223\tATen/CPUGenerator\tATen/CUDA\tATen/CUDAGenerator\tATen/Type\tATen/TypeDefault\tATen/TypeExtendedInterface\n'
    'source_api.removed_torch_api\t223\tATen/Dimname.h\tATen/NamedTensor.h\tATen/NamedTensorUtils.h\tATen/TensorNames.h\tATen/core/Dimname.h\tATen/core/NamedTensor.h\tATen/core/NamedTensorUtils.h\tATen/core/TensorNames.h\n'
    'host_toolchain.missing_system_dev_package\t224\tlibxml/\n'
    'host_toolchain.missing_system_dev_package\t224\tvulkan/vulkan\n'
    'host_toolchain.missing_system_dev_package\t225\tflann/\n'
    'host_toolchain.missing_system_dev_package\t225\tleveldb/\n'
    'host_toolchain.missing_system_dev_package\t225\topenssl/\n'
    'host_toolchain.missing_system_dev_package\t226\tassimp/\n'
    'host_toolchain.setuptools_incompatible\t227\tnumpy/\n'
    'source_api.removed_torch_api\t227\ttorch/csrc/utils/auto_gil.h\ttorch/csrc/utils/disallow_copy.h\ttorch/csrc/utils/future.h\ttorch/csrc/utils/memory.h\ttorch/csrc/utils/six.h\n'
    'host_toolchain.missing_system_dev_package\t228\tinfiniband/\n'
    'source_api.removed_torch_api\t228\ttorch/csrc/PythonTypes.h\ttorch/csrc/StorageDefs.h\ttorch/csrc/THP_export.h\ttorch/csrc/WindowsTorchApiMacro.h\n'
    'source_api.removed_torch_api\t229\tATen/cuda/CUDAFuture.cuh\tATen/cuda/CUDAFuture.h\tATen/cuda/CUDAMultiStreamGuard.cuh\tATen/cuda/CUDAMultiStreamGuard.h\tATen/cuda/CUDASolver.cuh\tATen/cuda/CUDASolver.h\tATen/cuda/CUDATypeConversion.cuh\tATen/cuda/CUDATypeConversion.h\n'
    'host_toolchain.missing_system_dev_package\t229\tcholmod.h\tsuitesparse/\n'
    'host_toolchain.missing_system_dev_package\t231\tlibav\n'
    'host_toolchain.missing_system_dev_package\t232\tEigen/\n'
    'cuda_toolkit.missing_cuda_header\t233\tinclude\n'
    'host_toolchain.missing_system_dev_package\t235\tgsl/gsl_\n'
    'cuda_toolkit.cuda_toolkit_too_old\t236\tcooperative_groups/\tcudaTypedefs.h\tcuda_awbarrier\tcuda_bf16.h\tcuda_fp4.h\tcuda_fp6.h\tcuda_fp8.h\tcuda_pipeline\n'
    'host_toolchain.missing_system_dev_package\t239\tImf\n'
    'host_toolchain.missing_system_dev_package\t241\ttbb/\n'
    'host_toolchain.missing_system_dev_package\t242\tX11/\n'
    'source_api.removed_torch_api\t244\tc10d/\n'
    'source_api.removed_torch_api\t253\tATen/cpu/vec256/\n'
    'host_toolchain.missing_system_dev_package\t254\tgoogle/protobuf/\n'
    'source_api.removed_torch_api\t259\tTHC\n'
    'host_toolchain.git_submodule_missing\t259\tinclude\n'
    'source_api.removed_torch_api\t259\ttorch/csrc/jit/\n'
    'host_toolchain.missing_system_dev_package\t262\tCGAL/\n'
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
    'install_state.dependency_version_mismatch torch_abi.torch_not_imported_first\tline\t::\n'
    'cuda_runtime.no_nvidia_driver\tline\twith capabilities: [[gpu\n'
    "hip_rocm.cuda_only_code_on_hip\tline\t for constraint '\n"
    'host_toolchain.jit_stale_lock\t83\tStuck\tang\tnot respond\treezes\trozen\tstuck\t一直不动\t卡住\t卡在\t卡死\n'
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
    'install_state.unsupported_platform\tline\t"__attribute__\t\'__attribute__\t__asm__\t__builtin_\t__int128\taligned_alloc\tdrand48\tgettimeofday\tlgamma_r\tlocaltime_r\tmkstemp\tposix_memalign\tpthread_\tssize_t\tstrcasecmp\tstrncasecmp\tu_int\tuint\tusleep\t“__attribute__\n'
    'install_state.unsupported_platform\tline\teinschränkende\tnarrowing\trestricción\trestrictive\tсужающ\t收缩转换\t縮小変換\n'
    'cuda_toolkit.build_out_of_memory\n'
    'source_api.cxx_standard_too_old\tline\tC++17\n'
    'source_api.macro_or_flag_conflict\t46\t"/\t\'/\t“/\n'
    'host_toolchain.missing_host_compiler\tline\tVisual C++\n'
    'not_our_fault.insufficient_log\n'
    'host_toolchain.missing_host_compiler\n'
    'host_toolchain.missing_system_dev_package\tline\tWindows SDK\n'
    'torch_abi.torch_not_imported_first\tline\tlibc10_cuda.so: cannot\tlibtorch_cuda.so: cannot\n'
    'source_api.cxx_standard_too_old\n'
    'not_our_fault.network_failure\n'
    'host_toolchain.missing_host_compiler\t\trunning build_ext\n'
    'source_api.cxx_standard_too_old\n'
    'install_state.torch_too_old_for_package\tline\tit\tthe function\n'
    'host_toolchain.gcc_too_new_for_nvcc\tline\tc++/\n'
    'hip_rocm.hip_warp_size_not_constant\n'
    'source_api.cxx_standard_too_old\n'
    'host_toolchain.missing_system_dev_package\tline\t for checkout of\t for clone of\n'
    "not_our_fault.network_failure\tline\t' failed\n"
    'source_api.macro_or_flag_conflict\t203\tfar\tmax\tmin\tnear\tsmall\n'
    "source_api.removed_torch_api\tline\t'TH\t'struct TH\t‘TH\t‘struct TH\n"
    'host_toolchain.gcc_too_new_for_nvcc\tline\t" is undefined\n'
    'hip_rocm.cuda_only_code_on_hip\t151\t%laneid\t.aligned\t.b32\t.f16x2\t.global\t.s32\t.shared\t.sync\t.u32\t.u64\t<inline asm>\tasm\n'
    "not_our_fault.wrong_install_command\tline\t' found\n"
    'source_api.macro_or_flag_conflict\tline\tline option \n'
    'hip_rocm.hip_warp_size_not_constant\tline\tcannot\tnot allowed\tnot supported\tstatic or thread\n'
    'hip_rocm.hip_warp_size_not_constant\n'
    'source_api.missing_std_include\tline\tstd\n'
    'source_api.macro_or_flag_conflict\n'
    'source_api.macro_or_flag_conflict\n'
    'cuda_toolkit.cuda_home_wrong\t\tCould not find\n'
    'cuda_toolkit.build_out_of_memory\tline\texit code: 137\n'
    'cuda_toolkit.build_out_of_memory\tline\t-9\t137\n'
    'not_our_fault.insufficient_log\n'
    'source_api.macro_or_flag_conflict\tline\t "\t \'\t ‘\n'
    'source_api.macro_or_flag_conflict\n'
    'install_state.torch_too_old_for_package\t258\t.data_ptr<\n'
    'source_api.removed_torch_api\n'
    'gpu_arch.arch_not_built\tline\t[HIP error](invalid resource handle\n'
    'gpu_arch.arch_not_built\tline\t[HIP error](\n'
    'cuda_runtime.no_nvidia_driver\tline\tCUDA_ERROR_NO_DEVICE\tUNKNOWN ERROR (303)\n'
    'link_and_load.binary_too_large\n'
    'triton_inductor.triton_compiler_bug\n'
    'link_and_load.library_mapping_refused\t\tshared object\n'
    'cuda_runtime.nvrtc_builtins_not_found\tline\tnvrtc-builtins\n'
    "host_toolchain.missing_host_compiler\t46\t'nmake' '-?'\n"
    'not_our_fault.insufficient_log\tline\tcode \tstatus \n'
    'cuda_toolkit.build_out_of_memory\tline\t02\t60\t76\n'
    'cuda_toolkit.nvcc_internal_crash\tline\tErreur interne du compilateur\tInternal compiler error\tInterner Compilerfehler\t内部编译器错误\n'
    'windows.windows_path_too_long\n'
    'host_toolchain.host_compiler_crash\n'
    'not_our_fault.network_failure\n'
    'host_toolchain.git_submodule_missing\n'
    'not_our_fault.network_failure\tline\taccess \tconnect to \tlook up \n'
    'host_toolchain.missing_system_dev_package\t43\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'host_toolchain.missing_system_dev_package\t38\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t39\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'cuda_toolkit.cudnn_not_found\t198\tcudnn\n'
    'host_toolchain.jit_stale_lock\tline\t in wait\n'
    'host_toolchain.jit_stale_lock\n'
    'source_api.missing_std_include\tline\t#include <\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'cuda_runtime.cuda_compat_library_loaded\n'
    'gpu_arch.no_gpu_at_build_time\tline\tNo GPU\n'
    'host_toolchain.missing_system_dev_package\t41\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t42\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'source_api.removed_torch_api\tline\tno matching \n'
    'host_toolchain.host_compiler_too_old\tline\t instead of the expected \n'
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
    'host_toolchain.missing_system_dev_package\t39\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'not_our_fault.network_failure\n'
    "host_toolchain.missing_openmp\tline\tlibrary 'gomp\tlibrary 'iomp5\tlibrary 'omp\tlibrary gomp\tlibrary iomp5\tlibrary omp\tlibrary ‘gomp\tlibrary ‘iomp5\tlibrary ‘omp\n"
    'host_toolchain.missing_system_dev_package\t90\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t91\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\t file not found\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'triton_inductor.triton_api_mismatch\tline\tTypeError(\n'
    'gpu_arch.ptxas_too_old_for_arch\t\tdefined\n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t58\tnot\tundefined\n'
    'host_toolchain.missing_system_dev_package\t71\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t72\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'not_our_fault.harmless_output\n'
    'source_api.cub_thrust_mismatch\tline\t"cub::\t"thrust::\n'
    'cuda_runtime.extension_cuda_version_mismatch\tline\tfunction "__hm\tfunction "__ldg\tfunction "__shfl\tfunction "__syncwarp\tfunction "atomic\n'
    'not_our_fault.hardware_unsupported\n'
    'wheel_metadata.wheel_file_name_mismatch\t289\tName: expected \tName: filename has \tVersion: expected \tVersion: filename has \tname: expected \tname: filename has \tversion: expected \tversion: filename has \n'
    'triton_inductor.triton_api_mismatch\tline\tASTSource\tAutotuner\tCUDAOptions\tCUDAUtils\tCompiledKernel\tCudaDriver\tCudaUtils\tGPUTarget\tHeuristics\tInterpretedFunction\tJITFunction\tKernelMetadata\tLazyDict\tNVIDIABackend\n'
    'triton_inductor.triton_torch_version_mismatch\tline\tASTSource\tAutotuner\tCompiledKernel\tGPUTarget\tJITFunction\tKernelMetadata\n'
    'gpu_arch.arch_not_built\tline\tCUDA arch \tHIP arch \n'
    'install_state.dependency_version_mismatch\tline\t in class \t in namespace \n'
    'host_toolchain.pybind11_too_old_for_python\tline\tPyThreadState\tstruct _ts\n'
    'host_toolchain.pybind11_too_old_for_python\tline\tob_digit\n'
    'host_toolchain.pybind11_too_old_for_python\tline\ttp_print\n'
    'host_toolchain.missing_system_dev_package\t37\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t38\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'link_and_load.wrong_library_picked_at_link\tline\t in /usr/\n'
    'gpu_arch.intrinsic_needs_newer_arch\t\trequires\n'
    'gpu_arch.arch_not_built\n'
    'gpu_arch.arch_not_built\t353\terror: file not found\n'
    "hip_rocm.rocm_install_mismatch\tline\tcommand '\n"
    'hip_rocm.rocm_install_mismatch\n'
    'not_our_fault.network_failure\tline\tIncompleteRead\tRemoteDisconnected\n'
    'host_toolchain.missing_system_dev_package\t38\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t39\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'install_state.dependency_version_mismatch\tline\t "nccl\t \'nccl\n'
    'source_api.removed_torch_api\tline\tAT_ASSERT\tAT_ERROR\tCHECK_EQ\tCHECK_GE\tCHECK_GT\tCHECK_LE\tCHECK_LT\tCHECK_NE\tCHECK_NOTNULL\tDCHECK_EQ\tDCHECK_GE\tDCHECK_GT\tDCHECK_LE\tDCHECK_LT\tDCHECK_NE\tDCHECK_NOTNULL\n'
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
    'cuda_runtime.extension_cuda_version_mismatch\n'
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
    'host_toolchain.missing_system_dev_package\tline\t" not found\t\' not found\n'
    'host_toolchain.missing_system_dev_package\tline\tCL/cl\tCL/opencl\n'
    'host_toolchain.missing_system_dev_package\tline\t" not found\t\' not found\n'
    'host_toolchain.missing_system_dev_package\tline\tGLES2/gl\tGLES3/gl\n'
    'host_toolchain.missing_system_dev_package\tline\t" not found\t\' not found\n'
    'source_api.removed_torch_api\tline\tTH/TH\tTHCUNN/\tTHNN/\n'
    'source_api.removed_torch_api\tline\t" not found\t\' not found\n'
    'host_toolchain.missing_system_dev_package\tline\t" not found\t\' not found\n'
    'host_toolchain.missing_system_dev_package\tline\t.hpp\n'
    'cuda_toolkit.cuda_toolkit_too_old\tline\tcooperative_groups/\tcudaTypedefs.h\tcuda_awbarrier\tcuda_bf16.h\tcuda_fp4.h\tcuda_fp6.h\tcuda_fp8.h\tcuda_pipeline\n'
    'source_api.removed_torch_api\tline\t.hpp\n'
    'cuda_toolkit.cudnn_not_found\tline\t" not found\t\' not found\n'
    'host_toolchain.missing_system_dev_package\tline\t.hpp\n'
    'host_toolchain.missing_system_dev_package\tline\t" not found\t\' not found\n'
    'host_toolchain.setuptools_incompatible\tline\t" not found\t\' not found\n'
    'host_toolchain.missing_system_dev_package\tline\t" not found\t\' not found\n'
    'platform_abi.cpu_architecture_mismatch\tline\t need \n'
    'host_toolchain.glibc_too_new_for_cuda\tline\tacospi"\tacospif"\tasinpi"\tasinpif"\tatanpi"\tatanpif"\tcospi"\tcospif"\trsqrt"\trsqrtf"\tsinpi"\tsinpif"\ttanpi"\ttanpif"\n'
    'install_state.no_matching_wheel\n'
    'host_toolchain.pybind11_too_old_for_python\tline\t_frame"\n'
    'source_api.removed_torch_api\tline\ttype "TH\ttype "struct TH\ttype \'TH\ttype \'struct TH\ttype ‘TH\ttype ‘struct TH\n'
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
    'host_toolchain.missing_host_compiler\tline\tc++\tcc\tcl\tclang\tclang++\tclang-cl\tg++\tgcc\ticpc\ticpx\n'
    'not_our_fault.wrong_install_command\n'
    'source_api.cxx_standard_too_old\tline\t onwards\n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t27\tnot\tundefined\n'
    "install_state.build_isolation_no_torch\t\t but doesn't\n"
    'host_toolchain.missing_system_dev_package\t40\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t41\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'triton_inductor.triton_libcuda_not_linkable\tline\t-l\n'
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
    'host_toolchain.missing_system_dev_package\t61\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t62\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
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
    'link_and_load.linker_cannot_find_cuda_lib\tline\t for -l\t: \t: lib\n'
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
    'host_toolchain.missing_system_dev_package\t42\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t43\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'host_toolchain.missing_system_dev_package\t60\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t61\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'host_toolchain.missing_host_compiler\tline\tcc` not found\tlink.exe` not found\n'
    'host_toolchain.missing_system_dev_package\t45\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t46\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'host_toolchain.missing_system_dev_package\t37\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t38\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
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
    'host_toolchain.missing_system_dev_package\t36\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t37\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
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
    'host_toolchain.missing_system_dev_package\t38\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t39\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
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
    'host_toolchain.missing_system_dev_package\t37\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t38\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'host_toolchain.missing_system_dev_package\t40\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'not_our_fault.harmless_output\n'
    'link_and_load.duplicate_openmp_runtime\t\truntime have been\n'
    'install_state.dependency_version_mismatch\n'
    'install_state.unsupported_platform\t67\terror\n'
    'cuda_toolkit.cuda_toolkit_not_found\n'
    'source_api.cccl_header_incompatible\tline\t" has no actual member \t" has no member \n'
    'source_api.removed_torch_api\tline\tadd_pointer_t"\tapply"\tarray"\tbool_constant"\tconditional_t"\tconjunction"\tdisjunction"\tenable_if_t"\tinvoke"\tis_pod"\tmake_index_sequence"\tmake_unique"\tmax"\tmin"\tnegation"\tremove_cv_t"\tto_string"\tvoid_t"\n'
    'source_api.cxx_standard_too_old\n'
    'source_api.cxx_standard_too_old\tline\t"assume_aligned"\t"atomic_ref"\t"bit_cast"\t"bit_ceil"\t"bit_width"\t"convertible_to"\t"countl_zero"\t"countr_zero"\t"derived_from"\t"endian"\t"erase_if"\t"floating_point"\t"has_single_bit"\t"integral"\t"invocable"\t"is_constant_evaluated"\t"jthread"\t"midpoint"\t"numbers"\t"partial_ordering"\t"popcount"\t"ranges"\t"regular"\t"remove_cvref"\t"remove_cvref_t"\t"same_as"\t"source_location"\t"span"\t"ssize"\t"strong_ordering"\t"to_array"\t"type_identity"\t"type_identity_t"\t"unsigned_integral"\t"weak_ordering"\n'
    'source_api.cxx_standard_too_old\tline\t"common_type_t"\t"conditional_t"\t"decay_t"\t"enable_if_t"\t"exchange"\t"index_sequence"\t"integer_sequence"\t"make_index_sequence"\t"make_unique"\t"remove_cv_t"\t"remove_reference_t"\t"result_of_t"\t"underlying_type_t"\n'
    'source_api.missing_std_include\tline\tCHAR_MAX\tCHAR_MIN\tDBL_EPSILON\tDBL_MAX\tDBL_MIN\tFLT_EPSILON\tFLT_MAX\tFLT_MIN\tINT16_MAX\tINT16_MIN\tINT32_MAX\tINT32_MIN\tINT64_MAX\tINT64_MIN\tINT8_MAX\tINT8_MIN\tINT_MAX\tINT_MIN\tLLONG_MAX\tLLONG_MIN\tLONG_MAX\tLONG_MIN\tSHRT_MAX\tSHRT_MIN\tUCHAR_MAX\tUCHAR_MIN\tUINT16_MAX\tUINT16_MIN\tUINT32_MAX\tUINT32_MIN\tUINT64_MAX\tUINT64_MIN\tUINT8_MAX\tUINT8_MIN\tUINTPTR_MAX\tUINT_MAX\tUINT_MIN\tULLONG_MAX\tULLONG_MIN\tULONG_MAX\tULONG_MIN\tUSHRT_MAX\tUSHRT_MIN\taccumulate\taddressof\tall_of\tany_of\tarray\tback_inserter\tbind\tcall_once\tcerr\tchrono\tclog\tcondition_variable\tcopy\tcopy_n\tcout\tdomain_error\tendl\tfill\tfill_n\tfind\tfind_if\tfor_each\tfunction\tinitializer_list\tinner_product\tint16_t\tint32_t\tint64_t\tint8_t\tint_fast16_t\tint_fast32_t\tint_fast64_t\tint_fast8_t\tint_fastmax_t\tint_fastptr_t\tint_least16_t\tint_least32_t\tint_least64_t\tint_least8_t\tint_leastmax_t\tint_leastptr_t\tintmax_t\tintptr_t\tinvalid_argument\tiota\tistreambuf_iterator\tistringstream\tlock_guard\tlogic_error\tlower_bound\tmake_shared\tmax\tmax_element\tmemcpy\tmemmove\tmemset\tmin\tmin_element\tmutex\tnone_of\tnth_element\tnumeric_limits\tonce_flag\tostringstream\tout_of_range\tpartial_sort\tpartial_sum\tref\treverse\truntime_error\tsetfill\tsetprecision\tsetw\tshared_ptr\tsort\tstable_sort\tstrcmp\tstringstream\tstrlen\tstrncpy\tswap\tswap_ranges\tthis_thread\tthread\ttransform\tuint16_t\tuint32_t\tuint64_t\tuint8_t\tuint_fast16_t\tuint_fast32_t\tuint_fast64_t\tuint_fast8_t\tuint_fastmax_t\tuint_fastptr_t\tuint_least16_t\tuint_least32_t\tuint_least64_t\tuint_least8_t\tuint_leastmax_t\tuint_leastptr_t\tuintmax_t\tuintptr_t\tunique_copy\tunique_lock\tunique_ptr\tunordered_map\tunordered_multimap\tunordered_set\tupper_bound\tvector\tweak_ptr\n'
    'gpu_arch.intrinsic_needs_newer_arch\t155\tmust be a \n'
    'not_our_fault.hardware_unsupported\tline\tAda\tAmpere\tBlackwell\tHopper\tRubin\tSM\tTuring\tVolta\tcapability\tgfx\tsm\n'
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
    'host_toolchain.gcc_too_new_for_nvcc\tline\t): error: no \t): error:no \n'
    'source_api.cutlass_api_mismatch\tline\te::\tlass::\n'
    'source_api.removed_torch_api\n'
    'gpu_arch.intrinsic_needs_newer_arch\t\t matches the argument list\n'
    'gpu_arch.arch_not_built\n'
    'hip_rocm.hip_half_conversions_disabled\tline\t__half\n'
    'source_api.removed_torch_api\n'
    'hip_rocm.hip_warp_sync_mismatch\tline\t"__\t\'__\t‘__\n'
    'source_api.removed_torch_api\tline\t::class_(const char\n'
    'hip_rocm.hip_ldg_half\tline\t__ldg\n'
    'source_api.removed_torch_api\tline\tc10::ArrayRef\tc10::MemoryFormat\tc10::TensorOptions\tc10::optional\n'
    'cuda_toolkit.nvcc_pybind11_parse_bug\tline\tcollect_arguments\n'
    'hip_rocm.cuda_only_code_on_hip\tline\tAdd\tCAS\tExch\tMax\tMin\n'
    "install_state.torch_too_old_for_package\tline\t' in 'at::Tensor'\n"
    "source_api.removed_torch_api\tline\t' in 'at::Type'\t' in 'at::TypeDefault'\t' in 'at::TypeExtendedInterface'\n"
    "hip_rocm.rocm_install_mismatch\tline\t' in 'hip\n"
    "host_toolchain.pybind11_too_old_for_python\tline\texc_traceback' in '\texc_type' in '\texc_value' in '\tob_digit' in '\ttp_print' in '\tuse_tracing' in '\n"
    "source_api.removed_torch_api\tline\t' in 'at\t' in 'c10\t' in 'torch\t' in namespace 'at\t' in namespace 'c10\t' in namespace 'torch\n"
    'hip_rocm.hip_warp_sync_mismatch\tline\t matching\n'
    'host_toolchain.ninja_missing\t62\tfailed with:\n'
    'windows.path_with_spaces\n'
    'host_toolchain.host_compiler_too_old\tline\tErreur\tError\tFehler\t错误\n'
    'not_our_fault.wrong_install_command\n'
    'source_api.cutlass_api_mismatch\tline\tconstructor\tconversion\n'
    'source_api.half_operators_disabled\tline\tconversion \n'
    'source_api.half_operators_disabled\tline\tbool" to "\tdouble" to "\tfloat" to "\tint" to "\tlong" to "\tunsigned int" to "\n'
    'hip_rocm.cuda_only_code_on_hip\tline\t "\t \'\t ‘\n'
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
    'host_toolchain.missing_host_compiler\tline\tcl\tcl.exe\tg++\tgcc\n'
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
    'host_toolchain.missing_system_dev_package\t42\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t43\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t28\tnot\tundefined\n'
    'cuda_runtime.ptx_newer_than_driver\t\t: Unsupported .version \n'
    'gpu_arch.ptxas_too_old_for_arch\n'
    'not_our_fault.harmless_output\tline\t: \n'
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
    'triton_inductor.triton_libcuda_not_linkable\tline\t-l\n'
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
    'host_toolchain.missing_system_dev_package\t42\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'host_toolchain.missing_system_dev_package\t40\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t41\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'not_our_fault.network_failure\n'
    'not_our_fault.harmless_output\n'
    'install_state.dependency_version_mismatch\tline\tgflags\n'
    'host_toolchain.missing_system_dev_package\t36\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t37\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'op_registration.missing_fake_impl\n'
    'host_toolchain.missing_system_dev_package\t40\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t41\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
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
    'host_toolchain.missing_system_dev_package\t39\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t40\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
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
    'host_toolchain.missing_system_dev_package\t42\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t43\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
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
    'cuda_runtime.driver_too_old\t125\t>=\n'
    'host_toolchain.host_compiler_too_old\tline\t earlier than \t older than \n'
    'host_toolchain.missing_host_compiler\t32\t#error\n'
    'triton_inductor.triton_none_pointer_arg\tline\t: \n'
    'not_our_fault.network_failure\n'
    'hip_rocm.hip_warp_sync_mismatch\tline\t"__\t\'__\t‘__\n'
    'gpu_arch.kernel_exceeds_gpu_limits\tline\tconstant data (\tlocal data (\tparameter space (\tshared data (\n'
    'triton_inductor.triton_shared_memory_exceeded\tline\t bytes, 0x\n'
    'cuda_toolkit.cuda_home_wrong\n'
    'host_toolchain.host_compiler_too_old\tline\t>=\n'
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
    'not_our_fault.harmless_output\tline\t: \n'
    'not_our_fault.harmless_output\n'
    'install_state.cpu_only_extension\n'
    'host_toolchain.missing_system_dev_package\t45\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'not_our_fault.network_failure\n'
    'host_toolchain.git_submodule_missing\t364\tgiven source\n'
    'windows.path_with_spaces\tline\tcannot specify \n'
    'install_state.unsupported_platform\t71\t with CUDA \n'
    'install_state.cpu_only_extension\tline\t with CUDA support\n'
    'host_toolchain.missing_host_compiler\n'
    'install_state.source_tree_shadows_install\t\tits source directory\n'
    'host_toolchain.missing_system_dev_package\t37\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t38\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'host_toolchain.missing_host_compiler\tline\tc++\tcc\tcl\tclang\tclang++\tclang-cl\tg++\tgcc\ticpc\ticpx\n'
    'not_our_fault.wrong_install_command\n'
    'host_toolchain.missing_system_dev_package\t37\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t38\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
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
