"""Which causes to import for a log. Written by tools/index_causes.py."""

IN_LOGS: dict[int, str] = {
    539123551: '__" does not take arguments\t1242',
    539700035: 'C++ compiler\t661',
    540682536: '(): incompatible function arguments. The following argument types are\t439',
    540685421: 'm4: command not found\t1281\nm4: not found\t1281',
    540697708: "ld: cannot find\t1820\nld: library 'ATen' not found\t1821\nld: library 'EGL\t1822\nld: library 'GL\t1823\nld: library 'GLEW\t1824\nld: library 'GLU\t1823\nld: library 'GLX\t1823\nld: library 'MIOpen\t1825\nld: library 'OpenGL\t1823\nld: library 'X11\t1826\nld: library 'Xext\t1826\nld: library 'Xi\t1826\nld: library 'Xrandr\t1826\nld: library 'aio\t1827\nld: library 'amd_comgr\t1825\nld: library 'amdhip64\t1825\nld: library 'blas\t1828\nld: library 'c\t1829\nld: library 'c10' not found\t1821\nld: library 'c10_cuda\t1830\nld: library 'caffe2' not found\t1821\nld: library 'cblas\t1828\nld: library 'crypt\t1831\nld: library 'crypto\t1832\nld: library 'cublas\t1825\nld: library 'cuda\t1825\nld: library 'cufft\t1825\nld: library 'cufile\t1825\nld: library 'culibos\t1825\nld: library 'cupti\t1825\nld: library 'curand\t1825\nld: library 'cusolver\t1825\nld: library 'cusparse\t1825\nld: library 'cutensor\t1825\nld: library 'dl\t1829\nld: library 'ffi\t1833\nld: library 'glfw\t1834\nld: library 'glfw3\t1834\nld: library 'glog\t1835\nld: library 'hip\t1825\nld: library 'hsa-runtime64\t1825\nld: library 'hsakmt\t1825\nld: library 'ibverbs\t1836\nld: library 'jpeg\t1837\nld: library 'm\t1829\nld: library 'mlx5\t1836\nld: library 'mpi\t1838\nld: library 'mpi_cxx\t1838\nld: library 'nccl\t1825\nld: library 'npp\t1825\nld: library 'numa\t1839\nld: library 'nvJitLink\t1825\nld: library 'nvidia-ml\t1825\nld: library 'nvjpeg\t1825\nld: library 'nvrtc\t1825\nld: library 'nvshmem\t1825\nld: library 'openblas\t1828\nld: library 'png\t1840\nld: library 'png16\t1840\nld: library 'pthread\t1829\nld: library 'rccl\t1825\nld: library 'rdmacm\t1836\nld: library 'roc\t1825\nld: library 'rt\t1829\nld: library 'ssl\t1832\nld: library 'stdc++\t1841\nld: library 'tbb\t1842\nld: library 'torch' not found\t1821\nld: library 'torch_cpu' not found\t1821\nld: library 'torch_cuda\t1830\nld: library 'torch_global_deps' not found\t1821\nld: library 'torch_python' not found\t1821\nld: library 'uuid\t1843\nld: library 'z\t1844\nld: library not found for -lc10_cuda\t1830\nld: library not found for -ltorch_cuda\t1830\nld: library ‘EGL\t1822\nld: library ‘GL\t1823\nld: library ‘GLEW\t1824\nld: library ‘GLU\t1823\nld: library ‘GLX\t1823\nld: library ‘OpenGL\t1823\nld: library ‘X11\t1826\nld: library ‘Xext\t1826\nld: library ‘Xi\t1826\nld: library ‘Xrandr\t1826\nld: library ‘aio\t1827\nld: library ‘blas\t1828\nld: library ‘c\t1829\nld: library ‘cblas\t1828\nld: library ‘crypt\t1831\nld: library ‘crypto\t1832\nld: library ‘dl\t1829\nld: library ‘ffi\t1833\nld: library ‘glfw\t1834\nld: library ‘glfw3\t1834\nld: library ‘glog\t1835\nld: library ‘ibverbs\t1836\nld: library ‘jpeg\t1837\nld: library ‘m\t1829\nld: library ‘mlx5\t1836\nld: library ‘mpi\t1838\nld: library ‘mpi_cxx\t1838\nld: library ‘numa\t1839\nld: library ‘openblas\t1828\nld: library ‘png\t1840\nld: library ‘png16\t1840\nld: library ‘pthread\t1829\nld: library ‘rdmacm\t1836\nld: library ‘rt\t1829\nld: library ‘ssl\t1832\nld: library ‘stdc++\t1841\nld: library ‘tbb\t1842\nld: library ‘uuid\t1843\nld: library ‘z\t1844\nld: unknown option\t1845\nld: unsupported tapi file type '\t1846",
    540701537: 'as: unrecognized option \t1274',
    540702325: 'uv: command not found\t1518\nuv: not found\t1518',
    540949792: ' => not found\t11',
    541218115: 'CUB requires a definition of CUB_NS_QUALIFIER\t710',
    541477957: 'ELF load command a\t854',
    541675585: 'API call is not supported in the installed CUDA driver\t577',
    541870925: 'MKL ERROR: \t997\nMKL FATAL ERROR: \t997',
    541871172: 'DLL load failed\t829 830 831\nDLL load failed while importing \t832\nDLL load failed: Die angegebene Prozedur\t833\nDLL load failed: The specified procedure\t833\nDLL load failed: 找不到指定的程序\t833',
    541937487: 'OOM when allocating tensor\t1075',
    542132552: 'HIP error: device kernel image is invalid\t941',
    542329940: 'TLS handshake timeout\t1150',
    542393671: 'GET was unable to find an engine to execute this computation\t915',
    542461511: 'GNU version! gcc \t936',
    542462019: "CPU does not support \t707\nCPU doesn't support \t707\nCPU lacks \t707",
    542462023: 'GPU architecture\t718\nGPU capabilit\t718\nGPU compute architecture\t718\nGPU compute capabilit\t718\nGPU functionality will not be available\t938',
    543449442: "bad register name \t1282\nbad value 'armv9\t1254\nbad value ('armv9\t1254\nbad value (‘armv9\t1254\nbad value ‘armv9\t1254",
    543451460: 'Did you forget to add @triton.jit\t837',
    543451492: 'did not complete successfully: exit code: 137\t1559\ndid you forget to \t1560',
    543516756: 'The \'sklearn\' PyPI package is deprecated\t1161\nThe CUDA compiler identification is unknown\t1162\nThe HIP compiler identification is unknown\t1163\nThe command line is too long.\t838\nThe current CMakeCache.txt directory \t1164\nThe library is compiled without \t1165\nThe output of this custom operator (1) must not also be an input\t1160\nThe source "\t1166\nThe specified path, file name, or both are too long\t1167\nThe term \'nvcc\' is not recognized\t780',
    543516788: 'the operator \t2165\nthe package flash_attn seems to be not installed\t1295',
    543516996: 'Die Befehlszeile ist zu lang.\t838',
    543517006: 'Nie ma takiego pliku\t625 626 627 628 629 630 631 632 633 634 635 636 637 638 639 640 641 642',
    543517801: 'ile in wrong format\t1107',
    543519329: 'are not currently supported\t1270\nare not supported\t1270\nare not yet supported\t1270\nare unsupported\t1270',
    543519605: "use of undeclared identifier \t2242\nuse of undeclared identifier '\t2229 2230 2231",
    543520100: 'due to ninja not being installed\t1571',
    543521063: "'ye tanımsız başvuru\t364",
    543584032: ' of Verneed record\t273\n of non-const\t274\n of the Protocol Buffer runtime library, but the installed version is \t275\n of the Protocol Buffer runtime library, which is not\t276',
    543585601: 'Auf dem Gerät ist kein Speicherplatz\t655',
    544104771: 'Can not find\t763',
    544106784: ' in namespace\t200\n in namespace \t201\n in your include path is not compatible with this release of \t202',
    544108320: ' on CUDA arch < \t277\n on a machine with \t278',
    544108366: 'Non rimane spazio sul device\t1062',
    544108398: 'non rimane spazio sul device\t1062\nnon è riconosciuto come\t1800',
    544165434: ':No existe el\t159 160\n:No such file\t159 160',
    544173600: ' no es un miembro de\t200 221 222 223\n no se reconoce\t243',
    544173940: 'too few arguments for template template parameter "Tuple"\t2174\ntoo many initializer values\t2175\ntoo many sections (\t2176\ntoo old to be supported by the triton GPU compiler\t2177',
    544175136: ' to be true, but got false\t344\n to compile PyTorch\t345\n to find Python.h\t346',
    544236404: 'tcp connect error\t1409',
    544238959: 'omp not found\t1676',
    544239392: ' op due to it not being compatible\t282',
    544370464: ' or above\t14\n or above \t320\n or greater \t320\n or higher\t14\n or higher \t320\n or later\t14\n or later \t320\n or later compatible compiler is required\t321\n or newer\t14\n or newer \t320\n or one of its dependencies\t322',
    544372079: 'our device is too old. We require compute capability\t2068',
    544432488: 'has a minor version mismatch with the version that was used to compile PyTorch\t1690\nhas already been de\t1691\nhas already been defined\t1692\nhas compute capability < \t1693\nhas inconsistent \t1694\nhas no attribute \t1376 1695 1696\nhas no device code compatible with \t1697\nhas no member \t1698\nhas no member named \t1698 1699 1700 1701\nhas not been declared\t1287',
    544432503: 'was compiled with CPU_ONLY flag\t2262\nwas not declared in this scope\t1287',
    544434464: " is already registered\t206\n is already registered as a pybind11::native_enum\t207\n is already registered. Ensure that registration with torch::class_\t208\n is ambiguous\t209\n is defined in header \t210\n is incompatible with\t211\n is incompatible with \t212\n is incompatible with lib\t213\n is less than desired GPU memory\t214\n is less than the minimum supported by NVRTC\t215\n is missing a fake kernel implementation\t216\n is missing, please make sure it is specified in the 'build-system.requires'\t217\n is not None\t218\n is not a \t219\n is not a directory\t42\n is not a member of\t200 220 221 222 223\n is not a member of \t224 225 226 227 228\n is not a member of 'cute\t194\n is not a member of 'cutlass\t194\n is not a member of ‘cute\t194\n is not a member of ‘cutlass\t194\n is not a recognized processor for this target\t229\n is not a supported wheel on this platform\t230\n is not a valid\t42\n is not a valid editable requirement\t231\n is not a valid wheel file\t232\n is not available, \t233\n is not compatible with\t211\n is not compatible with \t212\n is not compatible with the current PyTorch installation\t234\n is not compatible with this Python\t235\n is not compiled with it\t233\n is not defined\t236 237 238 239\n is not defined \t240\n is not enabled\t241\n is not found\t242\n is not recognized as\t243\n is required\t244\n is required but found\t245\n is undefined\t246 247\n is used but incompatible\t211\n is used but is incompatible\t211",
    544435812: 'dns error: failed to lookup address\t1565',
    544436008: '(os error 112)\t441\n(os error 122)\t441\n(os error 28)\t441',
    544437570: 'Bus error\t621',
    544500071: 'git submodule \t1666',
    544501575: 'Got SM\t939',
    544501582: 'Not a directory: \t1054\nNot enough memory. Please try to increase --mem-fraction\t1063\nNot find\t764',
    544501607: 'got Arch.sm_\t939\ngot SM\t939\ngot an unexpected keyword argument \t1682\ngot sm\t939\ngot sm_\t939',
    544501614: 'not available for \t2015\nnot available on \t2015\nnot compiled with GPU offload support\t2016\nnot enough disk space\t1168\nnot enough free disk space\t1168\nnot enough free space\t1168\nnot enough space\t1168\nnot find\t764\nnot found\t2017\nnot installed\t2018\nnot match\t1563\nnot providing "Find\t2019\nnot support\t2020\nnot supported by \t2021\nnot supported for \t2015 2021\nnot supported for the current GPU. Minimum capability: \t2022\nnot supported on \t2015 2021\nnot valid for use in process\t26\nnot yet available for \t2015\nnot yet available on \t2015\nnot yet supported by \t2021\nnot yet supported for \t2015 2021\nnot yet supported on \t2015 2021',
    544502633: 'ist entweder falsch geschrieben\t1800\nist kein Element von\t1613',
    544502645: 'ust use \t2246',
    544503119: 'Out of memory: Kill process\t1084\nOut of memory: Killed process\t1084',
    544503138: 'but the target was not found\t1301',
    544503151: 'out of memory\t2069 2070 2071\nout of memory allocating \t2072\nout of resource\t2073\nout of resource: triton_\t2074',
    544567129: 'You are running version \t1223\nYou must give at least one requirement to\t1224\nYou tried to install "pytorch"\t1225',
    544567161: 'you should not try to import numpy from\t2272',
    544760141: 'Max retries exceeded with url\t1000',
    544825888: ' by system policy\t26',
    544828526: 'nly Ada\t1388\nnly Ampere\t1388\nnly Blackwell\t1388\nnly Hopper\t1388\nnly NVIDIA Ada\t1388\nnly NVIDIA Ampere\t1388\nnly NVIDIA Blackwell\t1388\nnly NVIDIA Hopper\t1388\nnly NVIDIA Rubin\t1388\nnly NVIDIA Turing\t1388\nnly NVIDIA Volta\t1388\nnly Rubin\t1388\nnly SM\t1388\nnly Turing\t1388\nnly Volta\t1388\nnly available \t1981\nnly be available \t1981\nnly be enabled \t1981\nnly be implemented \t1981\nnly be supported \t1981\nnly be valid \t1981\nnly enabled \t1981\nnly gfx\t1388\nnly implemented \t1981\nnly runs \t1981\nnly sm\t1388\nnly support\t1982\nnly support \t1981\nnly supported \t1981\nnly supports \t1981\nnly valid \t1981\nnly works \t1981',
    546346988: '에 대한 정의되지 않은 참조\t364',
    547011823: '： Aucun fichier\t159 160\n： Datei oder Verzeichnis\t159 160\n： No existe el\t159 160\n： No such file\t159 160\n： Нет такого файла\t159 160\n： そのようなファイル\t159 160\n： 沒有此一檔案\t159 160\n： 没有那个文件\t159 160',
    547193058: "” is not recognized\t381\n” is not recognized as\t381\n” ist entweder falsch\t381\n” n'est pas reconnu\t381\n” no se reconoce como\t381\n” は、内部コマンド\t381\n” 不是内部\t381\n” 不是内部或外部命令\t381",
    549234155: '를 찾을 수\t1810',
    659902535: "GPU's architecture\t718\nGPU's capabilit\t718\nGPU's compute architecture\t718\nGPU's compute capabilit\t718",
    661528610: '" n\'est pas reconnu\t381',
    661528615: "' n'est pas reconnu\t381",
    661545283: "Can't find\t763 764",
    661545315: "can't be installed because it doesn't\t1325\ncan't find\t763 764\ncan't open \t1326\ncan't open file \t1327",
    661548868: "Don't know what to do with '\t847",
    661548900: "don't have enough free space in /\t1570",
    661679471: "omp' not found\t1676",
    662007641: "You're on \t1226\nYou're using \t1226",
    679517676: '은(는) 내부 또는 외부 명령\t1800',
    707403834: ': ***\t497',
    758528120: 'x86-64-v\t1254',
    760038484: 'TDM-GCC\t996',
    761752432: 'pkg-config: command not found\t1281\npkg-config: not found\t1281',
    762146671: 'oom-kill\t1084',
    762212206: 'non-zero number of elements, but its data is not allocated yet\t2014',
    762341744: 'pip-build-env-\t2080',
    762342767: 'omp-tools.h\t1876 1877 1878',
    762671207: 'gpu-name\t1683',
    775191148: 'lz4.h\t1923 1924 1925 1926',
    778530416: 'png.h\t2081 2082 2083',
    778659430: 'ffi.h\t1640 1641 1642',
    778661997: 'mpi.h\t1958 1959 1960',
    779119975: 'gmp.h\t1672 1673 1674',
    779119983: 'omp.h\t1876 1877 1878',
    779644787: 'sox.h\t2142 2143 2144 2145',
    791687523: 'c10/cuda/impl/cuda_cmake_macros.h\t1306 1307 1308 1309 1310 1311\nc10/util/AlignOf.h\t1312 1313 1314\nc10/util/Array.h\t1312 1313 1314\nc10/util/Float\t601 602 603\nc10/util/Optional.h(\t1315\nc10/util/complex_utils.h\t1312 1313 1314\nc10/util/either.h\t1312 1313 1314\nc10/util/in_place.h\t1312 1313 1314\nc10/util/math_compat.h\t1312 1313 1314\nc10/util/reverse_iterator.h\t1312 1313 1314\nc10/util/variant.h\t1312 1313 1314',
    792938580: 'THC/THCAtomics.cuh\t1131 1132 1133\nTHC/THCDeviceUtils.cuh\t1134 1135 1136 1137\nTHC/THCNumerics.cuh\t1138 1139 1140',
    793528133: 'EGL/egl.h\t851 852 853\nEGL/eglext.h\t851 852 853\nEGL/eglplatform.h\t851 852 853',
    795636583: 'gsl/gsl_\t1686 1687 1688 1689',
    796096883: 'sys/cdefs\t1291\nsys/file.h\t1564\nsys/ioctl.h\t1564\nsys/mman.h\t1564\nsys/resource.h\t1564\nsys/socket.h\t1564\nsys/time.h\t1564\nsys/wait.h\t1564',
    796157294: 'net/http: request canceled\t1150',
    796225127: 'gnu/stubs\t1291',
    808464432: '000001\t479\n0000135\t478\n0000139\t477',
    808465475: 'C4003: \t696',
    827018828: 'LNK1102\t972\nLNK1104\t677 973 974 975 976 977 978 979\nLNK1112\t980 981\nLNK1158\t982\nLNK1181\t974 975 976 977 978 979 983 984\nLNK1248\t985',
    827085907: 'STL1002: Unexpected compiler version, expected CUDA \t1118',
    828796205: '-mf16c\t483',
    842019395: 'C2027\t682',
    842020932: 'D8021\t827',
    842021188: 'D9024\t828',
    842211386: ': 32 bit compilation is only supported for\t498',
    842281539: 'C2429\t692',
    842348355: 'C7525\t692',
    842413891: 'C7624\t692',
    843796044: 'LNK2001\t364 986\nLNK2005: \t987\nLNK2019\t364',
    843859027: 'SDL2/SDL\t1114 1115 1116 1117',
    845374806: 'Vec256\t1215 1216',
    858796611: "C2039: \t683 684 685 686 687 688 689\nC2039: 'exc_traceback'\t690\nC2039: 'exc_type'\t690\nC2039: 'exc_value'\t690\nC2039: 'ob_digit'\t690\nC2039: 'tp_print'\t690\nC2039: 'use_tracing'\t690",
    863005040: 'pip3: command not found\t1518\npip3: not found\t1518',
    875968323: 'C7642\t692',
    877350476: 'LNK4272\t981',
    895902824: 'hdf5.h\t1702 1703 1704 1705',
    909128259: 'C2061: \t689\nC2065\t691\nC2065: \t689',
    909207138: 'bf16 mixed precision requires PyTorch \t1288',
    909652803: 'C3861: \t689',
    925905197: '-1073741511\t477\n-1073741515\t478\n-1073741795\t479',
    926429763: 'C2872\t695',
    942682435: "C1083\t662 663 664 665 666 667 668 669 670 671 672 673 674 675 676 677 678\nC1083: Cannot open compiler generated file: '\t679",
    943010371: 'C2589: \t693',
    943011651: 'C7582\t692',
    959787587: 'C2593: \t694',
    976236899: 'c10::ScalarType\t1316\nc10::guts\t1317\nc10::optional<\t1318',
    976909409: 'at::DeprecatedTypeProperties\t1280',
    978144327: 'GLM: GLM_\t935',
    978341199: 'OMP: Error #15\t1071\nOMP: Error #15:\t1072\nOMP: Error #179: Function pthread_\t1073',
    979661939: 'std::shared_ptr<torch::jit\t2154 2155',
    979923827: 'ssh: Could not resolve hostname \t2152\nssh: connect to host \t2152',
    979923834: 'zsh: command not found: \t2277\nzsh: no matches found: \t2278',
    980445552: 'pip: command not found\t1518\npip: not found\t1518',
    980707687: 'git: command not found\t1281\ngit: not found\t1281',
    980708969: 'int: = is not a valid operator\t1782',
    1094928468: 'THCAssertSameGPU\t1129 1130\nTHCAtomics.cuh\t1131 1132 1133',
    1094997315: "CUDA Error \t715\nCUDA Error (222\t716\nCUDA Error (35\t717\nCUDA Error (code 222\t716\nCUDA Error (code 35\t717\nCUDA Error 222\t716\nCUDA Error 35\t717\nCUDA Error code 222\t716\nCUDA Error code 35\t717\nCUDA Error: \t715\nCUDA Error: (222\t716\nCUDA Error: (35\t717\nCUDA Error: (code 222\t716\nCUDA Error: (code 35\t717\nCUDA Error: 222\t716\nCUDA Error: 35\t717\nCUDA Error: code 222\t716\nCUDA Error: code 35\t717\nCUDA architecture\t718\nCUDA capabilit\t718\nCUDA compiler and CUDA toolkit headers are incompatible\t719\nCUDA compute architecture\t718\nCUDA compute capabilit\t718\nCUDA driver initialization failed, you might not have\t720\nCUDA driver is a stub library\t721\nCUDA driver library cannot be found\t722\nCUDA driver version is insufficient for CUDA runtime version\t723\nCUDA error \t715\nCUDA error (222\t716\nCUDA error (35\t717\nCUDA error (code 222\t716\nCUDA error (code 35\t717\nCUDA error 222\t716\nCUDA error 35\t717\nCUDA error code 222\t716\nCUDA error code 35\t717\nCUDA error: \t715\nCUDA error: (222\t716\nCUDA error: (35\t717\nCUDA error: (code 222\t716\nCUDA error: (code 35\t717\nCUDA error: 222\t716\nCUDA error: 35\t717\nCUDA error: code 222\t716\nCUDA error: code 35\t717\nCUDA extension not installed\t724\nCUDA failure \t715\nCUDA failure (222\t716\nCUDA failure (35\t717\nCUDA failure (code 222\t716\nCUDA failure (code 35\t717\nCUDA failure 222\t716\nCUDA failure 35\t717\nCUDA failure code 222\t716\nCUDA failure code 35\t717\nCUDA initialization: Found no NVIDIA driver on your system\t725\nCUDA unavailable, invalid device\t726\nCUDA unknown error - this may be due to an incorrectly set up environment\t727\nCUDA version mismatch! DeepSpeed ops were compiled and installed with a different version\t728\nCUDA was not found on the system, please set the CUDA_HOME\t729\nCUDA's architecture\t718\nCUDA's capabilit\t718\nCUDA's compute architecture\t718\nCUDA's compute capabilit\t718\nCUDA::nvToolsExt\t480 730 731\nCUDAGenerator\t708 709\nCUDAGuard\t732 733\nCUDAStreamGuard\t732 733\nCUDA_ARCHITECTURES\t734\nCUDA_ARCHITECTURES is set to \t735\nCUDA_ERROR_ASSERT\t736\nCUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE\t737\nCUDA_ERROR_ILLEGAL_ADDRESS\t738\nCUDA_ERROR_INVALID_IMAGE\t739\nCUDA_ERROR_LAUNCH_FAILED\t738\nCUDA_ERROR_MISALIGNED_ADDRESS\t738\nCUDA_ERROR_NO_BINARY_FOR_GPU\t740\nCUDA_ERROR_NO_DEVICE\t741\nCUDA_ERROR_OUT_OF_MEMORY\t742\nCUDA_ERROR_STUB_LIBRARY\t721\nCUDA_ERROR_SYSTEM_DRIVER_MISMATCH\t743\nCUDA_ERROR_SYSTEM_NOT_READY\t744\nCUDA_ERROR_UNSUPPORTED_PTX_VERSION\t745\nCUDA_HOME\t746\nCUDA_HOME does not exist, unable to compile CUDA\t747\nCUDA_HOME environment variable is not set\t748\nCUDA_PATH\t746\nCUDA_PATH is set but CUDA wasn\t749\nCUDA_TOOLKIT_ROOT_DIR not found or specified\t750\nCUDA_VER\t751\nCUDA_VERSION\t751\nCUDA_tensor_apply\t752 753\nCUDAs architecture\t718\nCUDAs capabilit\t718\nCUDAs compute architecture\t718\nCUDAs compute capabilit\t718",
    1095060560: 'PLEASE ATTACH THE FOLLOWING FILES TO THE BUG REPORT\t1085',
    1096045407: '_STANDARD is set to invalid value\t1240\n_STATUS_ARCH_MISMATCH\t1241',
    1096308803: 'CXXABI_\t760\nCXXABI_1.3.\t761',
    1096766529: 'AT_ASSERT\t578',
    1098215527: 'gpuAtomicAdd\t1684 1685',
    1100513506: "‘AT_ASSERTM' has not been declared\t432\n‘AT_ASSERTM' was not declared\t432\n‘AT_ASSERTM’ has not been declared\t432\n‘AT_ASSERTM’ was not declared\t432",
    1100659951: '：Aucun fichier\t159 160',
    1111705684: 'THCBlas_\t1127 1128',
    1112099911: 'GLIBCXX_\t760\nGLIBCXX_3.4.\t761\nGLIBC_\t933\nGLIBC_2.\t934',
    1113812850: 'rocBLAS error: C\t2119',
    1126199118: 'No CUDA GPUs are available\t259 1021\nNo CUDA runtime is found, using CUDA_HOME=\t1022\nNo CUDA toolset found\t1023',
    1126199150: 'no CUDA-capable device is detected\t741',
    1128481103: 'OACC_\t937',
    1128482900: 'THCCeilDiv\t619 620',
    1128486478: 'NVCC \t1011\nNVCC" \t1011\nNVCC\' \t1011\nNVCC` \t1011\nNVCC’ \t1011',
    1128613955: 'CHECK_EQ\t578\nCHECK_GE\t578\nCHECK_GT\t578\nCHECK_LE\t578\nCHECK_LT\t578\nCHECK_NE\t578\nCHECK_NOTNULL\t578',
    1128680517: 'ELFCLASS32\t464\nELFCLASS64\t464',
    1129467732: 'TORCH_CHECK\t1151\nTORCH_CUDA_API\t583 584\nTORCH_CUDA_ARCH_LIST is not set, all archs for visible cards\t1152\nTORCH_EXTENSION_NAME\t485\nTORCH_HIP_API\t680 681\nTORCH_LIBRARY_FRAGMENT\t1151',
    1130320961: 'AT_CHECK\t579 580\nAT_CHECK_INDEX\t579 580\nAT_CPP14_CONSTEXPR\t581 582\nAT_CUDA_API\t583 584',
    1131701607: 'getCurrentCUDABlasHandle\t732 733\ngetCurrentCUDASolverDnHandle\t732 733\ngetCurrentCUDASparseHandle\t732 733\ngetCurrentCUDAStream\t732 733\ngetCurrentDeviceProperties\t732 733',
    1131701619: 'setCurrentCUDAStream\t732 733',
    1131898190: 'NewConnectionError\t777',
    1145120800: ' (ADVANCED)\t2',
    1145260116: 'THCDevice\t1127 1128\nTHCDeviceUtils.cuh\t1134 1135 1136 1137',
    1145656910: 'NVIDIA driver on your system is too old\t1012\nNVIDIA-SMI has failed because it couldn\t1013',
    1145981254: 'FIND was unable to find an engine to execute\t877',
    1146438445: '-CUDA::nvToolsExt\t480',
    1146438508: 'lCUDA::nvToolsExt\t480',
    1147098177: 'AT_DISPATCH_ALL_TYPES_AND_HALF\t585 586',
    1148478823: 'getDefaultCUDAStream\t732 733\ngetDeviceProperties\t732 733',
    1150991599: '：Datei oder Verzeichnis\t159 160',
    1160670307: 'cl.EXE\t1404',
    1162235717: 'EOFError: Ran out of input\t856',
    1162297926: 'FBGEMM needs GCC \t759\nFBGEMM needs at least GCC \t759\nFBGEMM requires GCC \t759\nFBGEMM requires at least GCC \t759',
    1162363716: 'DCHECK_EQ\t578\nDCHECK_GE\t578\nDCHECK_GT\t578\nDCHECK_LE\t578\nDCHECK_LT\t578\nDCHECK_NE\t578\nDCHECK_NOTNULL\t578',
    1162629971: 'SSLError\t777',
    1163152969: "INTERNAL COMPILER ERROR in '\t945",
    1163875393: 'AT_ERROR\t578',
    1164863831: 'WinError 2]\t677\nWinError 3]\t677',
    1164994920: 'hipErrorAssert\t736\nhipErrorInvalidDeviceFunction\t1541\nhipErrorInvalidImage\t941\nhipErrorNoBinaryForGpu\t740\nhipErrorOutOfMemory\t742\nhipErrorSharedObjectInitFailed\t1708',
    1176517189: 'E: Failed to fetch\t850',
    1178749012: 'THBFloat16Blas_\t1127 1128\nTHBFloat16Storage\t1127 1128\nTHBFloat16Tensor\t1127 1128\nTHBFloat16Vector\t1127 1128',
    1179009347: 'CAFFE2_API\t583 584\nCAFFE2_CUDA_API\t583 584',
    1180652609: 'AT_FORALL_SCALAR_TYPES\t587 588',
    1195591764: 'THCGenerator\t1127 1128',
    1196312909: 'MINGW\t996',
    1196773443: 'CPUGenerator\t708 709',
    1198271776: ' -lGLESv1\t7\n -lGLESv2\t7',
    1198418253: 'MinGW\t996',
    1229408595: 'SIGILL\t479',
    1230262351: 'OPTIX_ERROR_UNSUPPORTED_ABI_VERSION\t1076',
    1230455855: '/DWIN32\t486',
    1230984257: 'AT_INDEX_ERROR\t589 590',
    1231254131: 'srcIndex < srcSelectDimSize\t2151',
    1232367438: 'NotImplementedError: C\t1064',
    1262570819: 'CMAKE_CUDA_ARCHITECTURES\t699\nCMAKE_CUDA_ARCHITECTURES must be non-empty\t700\nCMAKE_CUDA_ARCHITECTURES:\t701 702\nCMAKE_CUDA_COMPILER\t703\nCMAKE_CUDA_COMPILER not set, after EnableLanguage\t704\nCMAKE_CUDA_COMPILER:\t705',
    1279415619: 'CUBLAS_STATUS_INTERNAL_ERROR when calling \t711\nCUBLAS_STATUS_INVALID_VALUE when calling \t712',
    1280136782: 'NVML Shared Library Not Found\t893',
    1280595267: 'CUTLASS needs GCC \t759\nCUTLASS needs at least GCC \t759\nCUTLASS requires GCC \t759\nCUTLASS requires at least GCC \t759',
    1281311820: 'LD_LIBRARY_PATH contains incompatible version of cudnn\t966',
    1297501260: 'LLVM ERROR: \t968\nLLVM ERROR: Cannot select: \t969\nLLVM ERROR: Cannot select: intrinsic %llvm.\t970\nLLVM ERROR: out of memory\t971',
    1298295148: 'libMIOpen.so.\t1854',
    1299212648: 'hipModuleLoad failed: \t1709',
    1310748265: 'in Namensbereich\t1613',
    1313032276: 'THCNumerics\t1127 1128\nTHCNumerics.cuh\t1138 1139 1140',
    1313101123: 'CUDNN_INCLUDE_DIR\t754\nCUDNN_INCLUDE_PATH\t754\nCUDNN_LIBRARY\t754\nCUDNN_LIBRARY_PATH\t754\nCUDNN_STATUS_ALLOC_FAILED\t755\nCUDNN_STATUS_NOT_INITIALIZED\t756\nCUDNN_STATUS_SUBLIBRARY_LOADING_FAILED\t757',
    1313753172: 'THNN_\t1148 1149',
    1313821514: 'JSONDecodeError: \t856',
    1315072364: 'libNVVM cannot be found. Do `conda install\t1855',
    1315728452: 'DllNotFoundException: Unable to load \t845',
    1318763759: '：No existe el\t159 160\n：No such file\t159 160',
    1330529327: '/DNOMINMAX\t486',
    1330795077: 'ERROR: Could not find a version\t857\nERROR: No supported gcc/g++ host compiler found\t858\nERROR: Python dependency not found\t859\nERROR: Wheel \'\t860\nERROR: unknown command "\t861',
    1330857298: 'RESOURCE_EXHAUSTED: \t1106',
    1346521420: 'LIBPOSTPROC\t967',
    1347243847: 'GOMP_\t937',
    1347638595: 'CUSPARSE_\t758',
    1347703880: 'HTTP 000 CONNECTION FAILED\t782',
    1349083987: 'SciPy needs GCC \t759\nSciPy needs at least GCC \t759\nSciPy requires GCC \t759\nSciPy requires at least GCC \t759',
    1349350734: 'NumPy\t1065\nNumPy C-API version 0x\t1066\nNumPy needs GCC \t759\nNumPy needs at least GCC \t759\nNumPy requires GCC \t759\nNumPy requires at least GCC \t759\nNumPy was built with baseline optimizations\t1067',
    1377843753: '): Read timed out\t451',
    1380141140: 'THCRandom\t1127 1128\nTHCRoundUp\t619 620',
    1380993352: 'HIPRTC_ERROR_COMPILATION\t778',
    1381122399: '_ARRAY_API\t1238',
    1394634574: 'No SOURCES given to target: \t1024',
    1396918356: 'THCState\t1141 1142\nTHCStorage\t1127 1128\nTHCStream\t1141 1142',
    1397049428: 'THESE PACKAGES DO NOT MATCH THE HASHES\t1147',
    1397050439: 'GLES2/gl\t926 927\nGLES3/gl\t926 927\nGLESv1\t928\nGLESv2\t928',
    1397706309: 'ENOSPC: no space\t855',
    1397900630: 'VERSION_MISMATCH\t1214',
    1398757712: 'PY_SSIZE_T_CLEAN macro must be defined\t1086',
    1400137063: 'getStreamFromPool\t732 733',
    1411398185: '): The output of this custom operator (1) must not also be an input\t452',
    1413567571: 'STATUS_DLL_NOT_FOUND\t478\nSTATUS_ENTRYPOINT_NOT_FOUND\t477',
    1413695572: 'THCTensor\t1127 1128\nTHCThrustAllocator\t1127 1128',
    1413761108: 'THDTensor\t1127 1128',
    1414744148: 'THSTensor\t1127 1128',
    1415530580: 'TH_TENSOR_APPLY\t752 753',
    1416914279: 'getTHCState\t1141 1142',
    1428175429: 'E: Unable to fetch some archives\t850',
    1430462522: ': CUDA cannot be found\t500',
    1430462575: 'o CUDA toolkit found\t781\no CUDA toolkit was found\t781',
    1430472788: 'THCUNN_\t1127 1128',
    1430481965: '-lCUDA::nvToolsExt\t480',
    1431455828: 'THRUST_NS_QUALIFIER\t714',
    1447250004: 'THCVector\t1127 1128',
    1448299815: "'MSVCCompiler' object has no attribute '\t433",
    1464224839: 'GLFW/glfw3.h\t929 930 931 932',
    1465865281: 'AT_WARN\t591 592',
    1498173007: 'ONLY build\t1074',
    1596993859: 'C10_FALLTHROUGH\t581 582\nC10_HIP_API\t680 681\nC10_HIP_KERNEL_LAUNCH_CHECK\t680 681\nC10_HOST_CONSTEXPR\t581 582\nC10_NORETURN\t581 582',
    1596993891: 'c10_cuda.lib\t1319',
    1598116680: 'HSA_STATUS_ERROR_INVALID_ISA\t942',
    1598182723: 'CUB_NS_QUALIFIER\t713 714',
    1598243655: 'GCC_1\t760\nGCC_3\t760\nGCC_4\t760\nGCC_7\t760',
    1598244948: 'THC_assertSameGPU\t1129 1130',
    1598965328: 'PFN_cuTensorMapEncode\t758',
    1599357223: "'AT_ASSERTM' has not been declared\t432\n'AT_ASSERTM' was not declared\t432\n'AT_ASSERTM’ has not been declared\t432\n'AT_ASSERTM’ was not declared\t432",
    1600939103: '_dl_check_map_versions: Assertion\t1246',
    1601008225: 'arm_acle\t1273\narm_bf16\t1273\narm_fp16\t1273\narm_neon\t1273\narm_sve\t1273',
    1601009011: 'sum_intlist\t2088 2089',
    1601010035: 'sym_numel\t907\nsym_size\t907\nsym_stride\t907',
    1601204323: 'cpp_extension.load\t60 1531\ncpp_extension.py\t60',
    1629515598: 'No available memory for the cache blocks\t1025',
    1629516905: 'it as a build dependency\t1805',
    1631789114: ': Cannot allocate memory\t501\n: Cannot fork\t502',
    1631811920: 'PyCapsule\t1098',
    1631854650: ': Datei oder Verzeichnis\t159 160\n: Datei zu kurz\t503',
    1631985722: ': Failed to preprocess host compiler properties\t504',
    1632127060: 'THHalfBlas_\t1127 1128\nTHHalfStorage\t1127 1128\nTHHalfTensor\t1127 1128\nTHHalfVector\t1127 1128',
    1632313402: ': Kann die Shared\t512\n: Kann die Shared-Object-Datei nicht öffnen\t510',
    1632466510: 'NvMapMem\t1069',
    1632641082: ': Path to libdevice library not specified\t524',
    1633836895: '__ballot\t758',
    1633839468: 'libaio.h\t1856 1857 1858 1859\nlibamdhip64.so.\t1854\nlibav\t1860',
    1633886247: "' cannot overload\t392",
    1633886266: ': calling a constexpr __device__ function\t535\n: calling a constexpr __host__ function\t536\n: cannot find /\t537\n: cannot open shared obj\t512\n: cannot open shared object\t538 539\n: cannot read file data\t503 540',
    1633903970: 'because it has a CompositeImplicitAutograd\t1284',
    1633903972: 'decay_t\t1411',
    1633906540: 'local memory limit exceeded (\t1917',
    1633973571: 'Cuda Configuration Error: C\t825\nCuda error: \t715\nCuda error: (222\t716\nCuda error: (35\t717\nCuda error: (code 222\t716\nCuda error: (code 35\t717\nCuda error: 222\t716\nCuda error: 35\t717\nCuda error: code 222\t716\nCuda error: code 35\t717',
    1633973603: 'cuda execution failed with error \t715\ncuda execution failed with error (222\t716\ncuda execution failed with error (35\t717\ncuda execution failed with error (code 222\t716\ncuda execution failed with error (code 35\t717\ncuda execution failed with error 222\t716\ncuda execution failed with error 35\t717\ncuda execution failed with error code 222\t716\ncuda execution failed with error code 35\t717\ncuda runtime error \t715\ncuda runtime error (2) : out of memory\t1539\ncuda runtime error (222\t716\ncuda runtime error (35\t717\ncuda runtime error (code 222\t716\ncuda runtime error (code 35\t717\ncuda runtime error 222\t716\ncuda runtime error 35\t717\ncuda runtime error code 222\t716\ncuda runtime error code 35\t717\ncuda.is_available()\t259\ncudaBindTexture\t758\ncudaConfigureCall\t758\ncudaErrorAssert\t736\ncudaErrorCallRequiresNewerDriver\t577\ncudaErrorCompatNotSupportedOnDevice\t737\ncudaErrorInsufficientDriver\t1540\ncudaErrorInvalidDeviceFunction\t1541\ncudaErrorInvalidKernelImage\t739\ncudaErrorMemoryAllocation\t742\ncudaErrorNoDevice\t741\ncudaErrorNoKernelImageForDevice\t740\ncudaErrorStubLibrary\t721\ncudaErrorSystemDriverMismatch\t743\ncudaErrorSystemNotReady\t744\ncudaErrorUnsupportedPtxVersion\t745\ncudaFuncAttributeMaxDynamicSharedMemorySize, \t1542\ncudaGetDeviceCount()\t1543\ncudaLaunchCooperativeKernelMultiDevice\t758\ncudaPointerAttributes\t1544\ncudaProfilerInitialize\t758\ncudaThreadExit\t758\ncudaThreadSynchronize\t758\ncudaTypedefs.h\t1526 1527\ncudaUnbindTexture\t758\ncuda_awbarrier\t1526 1527\ncuda_bf16.h\t1526 1527\ncuda_fp4.h\t1526 1527\ncuda_fp6.h\t1526 1527\ncuda_fp8.h\t1526 1527\ncuda_pipeline\t1526 1527\ncuda_ver\t751\ncuda_version\t751\ncudart64_\t1537 1538',
    1634036816: 'Please install \t1097',
    1634036848: 'please install \t1097',
    1634082855: "' failed: \t395",
    1634100580: 'default_program(\t1555',
    1634166092: 'LegacyTHDispatcher\t988 989\nLegacyTHFunctionsCUDA\t988 989',
    1634166124: 'legacy-install-failure\t1849',
    1634213922: '" has no member\t198 366 367\n" has no member \t368 369 370 371\n" has no member "\t372 373 374 375 376 377\n" has no member class\t378',
    1634213927: "' has no attribute '\t396 397 398 399",
    1634230111: '__half\t1244',
    1634235424: ' that depend on a template parameter\t342',
    1634493027: 'cblas.h\t1391 1392 1393\ncblas_mangling.h\t1391 1392 1393',
    1634493984: ' flag is not supported with the configured host compiler\t166',
    1634494055: 'gflags/gflags.h\t1661 1662 1663 1664 1665',
    1634541602: '" matches these operands\t383\n" may not be used in the type-id\t384',
    1634541612: ', may conflict with lib\t466',
    1634563438: 'numa.h\t2026 2027 2028\nnumaif.h\t2026 2027 2028',
    1634564716: 'lzma.h\t1927 1928 1929 1930',
    1634625890: 'binaries were compiled with C\t1289',
    1634629956: 'DynamicLibNotFoundError: Failure finding \t849',
    1634629988: 'dynamic module does not\t1572\ndynamic_cast\t1573',
    1634692128: ' load any \t164\n loaded at\t252',
    1634692166: 'Float8_e\t907',
    1634754915: 'capability\t1387 1388',
    1634754924: 'lapack\t1812\nlapacke.h\t1813 1814 1815 1816',
    1634760805: "expanded from macro \t1620\nexpanded from macro '__noinline__'\t1621\nexpansion of macro \t1620",
    1634886000: 'parameter packs not expanded with\t2077 2078',
    1634887263: '_frame\t1099 1247',
    1634887267: 'cframe"\t1400\ncframe\'\t1400\ncframe’\t1400',
    1634890835: 'Strawberry\t996',
    1634890867: 'stratégie de contrôle d\t623',
    1634954337: 'alsa/asoundlib.h\t1256 1257 1258 1259 1260',
    1634954837: 'UnsatisfiableError: The following specifications\t1201\nUnsatisfiedLinkError: \t1202\nUnsatisfiedLinkError: no \t1203',
    1634954869: 'unsatisfied condition: \t2237',
    1635000378: ': target specific option mismatch\t565',
    1635017059: 'catastrophic error\t1390',
    1635017062: 'fatal error C10\t1633\nfatal error C1001: \t1634\nfatal error C1081\t1635\nfatal error: error in backend: \t1636\nfatal: early EOF\t1637\nfatal: fetch-pack: \t1637\nfatal: not a git repository\t1638\nfatal: unable to \t1639',
    1635018093: 'metadata-generation-failed\t1849',
    1635020660: 'total shared memory allocation is larger than available memory. Dynamic size: \t2205',
    1635022189: 'mutable_data_ptr\t907',
    1635151433: "Invalid CUDA 'device=\t959\nInvalid requirement: \t960\nInvalid wheel filename\t232\nInvalidMatchSpec: \t961\nInvalidVersionSpec: \t961",
    1635151465: 'invalid command "bdist_wheel\t1785\ninvalid command "dist_info\t1785\ninvalid command "editable_wheel\t1785\ninvalid command \'bdist_wheel\t1785\ninvalid command \'dist_info\t1785\ninvalid command \'editable_wheel\t1785\ninvalid command bdist_wheel\t1785\ninvalid command dist_info\t1785\ninvalid command editable_wheel\t1785\ninvalid conversion from \t1786\ninvalid device function\t1787\ninvalid input constraint \'+h\' in asm\t1788\ninvalid input constraint \'+l\' in asm\t1788\ninvalid input constraint \'+r\' in asm\t1788\ninvalid input constraint \'=+h\' in asm\t1788\ninvalid input constraint \'=+l\' in asm\t1788\ninvalid input constraint \'=+r\' in asm\t1788\ninvalid input constraint \'=h\' in asm\t1788\ninvalid input constraint \'=l\' in asm\t1788\ninvalid input constraint \'=r\' in asm\t1788\ninvalid input constraint \'h\' in asm\t1788\ninvalid input constraint \'l\' in asm\t1788\ninvalid input constraint \'r\' in asm\t1788\ninvalid literal for int() with base 10: \t1789\ninvalid operands to binary expression (\t1790\ninvalid operands to binary expression (\'\t1791\ninvalid output constraint \'+h\' in asm\t1788\ninvalid output constraint \'+l\' in asm\t1788\ninvalid output constraint \'+r\' in asm\t1788\ninvalid output constraint \'=+h\' in asm\t1788\ninvalid output constraint \'=+l\' in asm\t1788\ninvalid output constraint \'=+r\' in asm\t1788\ninvalid output constraint \'=h\' in asm\t1788\ninvalid output constraint \'=l\' in asm\t1788\ninvalid output constraint \'=r\' in asm\t1788\ninvalid output constraint \'h\' in asm\t1788\ninvalid output constraint \'l\' in asm\t1788\ninvalid output constraint \'r\' in asm\t1788\ninvalid pyproject.toml config: \t1792\ninvalid target ID \t1206\ninvalid value \'armv9\t1254\ninvalid value \'c++\t1793\ninvalid value \'gnu++\t1793\ninvalid value (\'armv9\t1254\ninvalid value (‘armv9\t1254\ninvalid value for --gpu-architecture\t1794\ninvalid value ‘armv9\t1254',
    1635196967: "' was defined more than once\t421",
    1635197024: '` was removed in the NumPy 2\t1252',
    1635281254: 'fixable by adding \t1650',
    1635284080: 'ptxas application ptx input, line \t2090\nptxas does not support CC \t2091\nptxas info \t2092\nptxas warning \t2092',
    1638515570: 'réadressage R_\t2100\nréadressage de R_\t2100',
    1646292852: 'to be installed\t1286',
    1647473766: 'ft2build.h\t1654 1655 1656 1657',
    1650424144: 'Py_buffer\t1105',
    1650552405: 'Unable to find\t763 764\nUnable to find a valid cuDNN algorithm\t1186\nUnable to find code object for all current devices\t1187\nUnable to find vcvarsall.bat\t1188\nUnable to import \t773\nUnable to load \t773\nUnable to load any of {lib\t1189\nUnable to load library \t775\nUnable to load the library \t775\nUnable to locate\t764\nUnable to pre-compile ops without torch installed\t1190\nUnable to register cu\t1191',
    1650552421: 'enable executable\t1576\nenable_if_t\t1411',
    1650552437: 'unable to execute \t2214\nunable to execute \'\t2215\nunable to execute command: Killed\t2216\nunable to find\t764\nunable to find a build program corresponding to "NMake Makefiles\t2217\nunable to find a build program corresponding to "Ninja\t2218\nunable to find a build program corresponding to "Unix Makefiles\t2219\nunable to find library -l\t1344 1345 1346 1347 1348 1349 1350 1351 1352 1353 2220 2221 2222\nunable to find library -lEGL\t1354\nunable to find library -lGLEW\t1355\nunable to find library -laio\t1356\nunable to find library -lffi\t1357\nunable to find library -lglog\t1358\nunable to find library -ljpeg\t1359\nunable to find library -lnuma\t1360\nunable to find library -lstdc++\t1362\nunable to find library -ltbb\t1363\nunable to find library -luuid\t1364\nunable to find library -lz\t1365\nunable to locate\t764\nunable to open database file\t2223',
    1650552929: 'apability not supp\t1265',
    1650616684: 'libbitsandbytes_cpu.\t1861',
    1650748780: 'lmdb.h\t1911 1912 1913 1914',
    1651076128: ' libraries are not found\t251\n library not found\t251',
    1651076143: '/libATen.\t493\n/libMIOpen\t494\n/libamd_comgr\t494\n/libamdhip64\t494\n/libc10.\t493\n/libcaffe2.\t493\n/libcublas\t494\n/libcuda\t494\n/libcufft\t494\n/libcufile\t494\n/libculibos\t494\n/libcupti\t494\n/libcurand\t494\n/libcusolver\t494\n/libcusparse\t494\n/libcutensor\t494\n/libhip\t494\n/libhsa-runtime64\t494\n/libhsakmt\t494\n/libnccl\t494\n/libnpp\t494\n/libnvJitLink\t494\n/libnvidia-ml\t494\n/libnvjpeg\t494\n/libnvrtc\t494\n/libnvshmem\t494\n/librccl\t494\n/libroc\t494\n/libtorch.\t493\n/libtorch_cpu.\t493\n/libtorch_global_deps.\t493\n/libtorch_python.\t493',
    1651076218: 'zlib.h\t2273 2274 2275 2276',
    1651336557: "member access into incomplete type '\t1933\nmember reference type \t1934",
    1651337587: 'simbolo ambiguo\t1001',
    1651340622: 'Numba needs NumPy \t1068',
    1651341651: 'Symbol\t364',
    1651341683: 'symbol not found in flat namespace\t364\nsymbole ambigu\t1001',
    1651449895: "' object has no attribute 'ds_opt_\t416",
    1651469415: 'global interpreter lock (GIL) has been enabled to load module\t1667\nglobalLegacyTypeDispatch\t988 989',
    1651668340: 'turbojpeg.h\t2207 2208 2209 2210',
    1651860850: 'reubicación R_\t2100',
    1651864352: " submodule path '\t338",
    1663067490: 'be created directly\t1283',
    1663070030: 'No compatible code objects found for: gfx\t1026\nNo compiled \t1027',
    1663071343: 'ot compiled with \t2067\not currently implemented\t2045\not currently supported\t2045',
    1664044099: 'CL/cl\t697 698',
    1667309616: '0 active drivers ([])\t496',
    1667393900: 'libc10_cuda.so: \t1862\nlibcublas.so.\t1863\nlibcublasLt.so.\t1863\nlibcuda.so\t1864\nlibcuda.so cannot found\t1865\nlibcuda.so not found! Do you have a CUDA driver\t1866\nlibcuda.so.1\t1864\nlibcuda.so.1 is not a symbolic link\t1867\nlibcudart.so.\t1863\nlibcufft.so.\t1863\nlibcupti.so.\t1863\nlibcusolver.so.\t1863\nlibcusparse.so.\t1863',
    1667462766: 'nvcc \t1011\nnvcc :\t2035\nnvcc cannot find a supported version of\t2036\nnvcc fatal   : Cannot find compiler \'\t2037\nnvcc fatal   : Could not open input file \'\t2038\nnvcc fatal   : redefinition of argument \'\t2039\nnvcc is required to \t769\nnvcc not found\t2040\nnvcc was not found\t2040\nnvcc ：\t2035\nnvcc" \t1011\nnvcc\' \t1011\nnvcc:\t2035\nnvcc` \t1011\nnvcc’ \t1011\nnvcc：\t2035',
    1667592275: "Specified provider 'CUDAExecutionProvider' is not in available provider\t1124\nSpecify CUDA_TOOLKIT_ROOT_DIR\t1125",
    1667592307: 'specified that you may need to import the \t2146',
    1667594309: 'Exec format error\t864',
    1667594341: 'execinfo.h\t1564\nexecutable in path specified by\t1616\nexecutor failed running\t1617',
    1667656804: 'dlfcn.h\t1564',
    1667722864: 'pngconf.h\t2081 2082 2083',
    1667852407: 'which is not an existing directory\t2267',
    1667853909: "UnicodeDecodeError: 'utf\t1192",
    1667854445: 'mpicxx.h\t1958 1959 1960',
    1668033824: ' -lcrypt\t8',
    1668180256: ' incompatible with current version \t203',
    1668181859: 'conclude\t1517',
    1668183398: 'function for call to \t1658',
    1668248144: 'Processus arrêté\t848\nProcessus arrêté a terminé le programme \t440',
    1668248176: "procedure entry point\t364\nprocessor does not support \t707\nprocessor doesn't support \t707\nprocessor lacks \t707",
    1668311400: "hipcc' failed: No such file\t1710\nhipcc: No such file\t1711\nhipcc: command not found\t1711\nhipcc: not found\t1711",
    1668440352: ' architecture of input file \t16',
    1668443988: 'Torch is needed\t1100\nTorch is not installed\t1100\nTorch is required\t1100\nTorch must be installed\t1100\nTorch needs to be installed\t1100',
    1668444020: 'torch is needed\t1100\ntorch is not installed\t1100\ntorch is required\t1100\ntorch is required for \t2178\ntorch must be installed\t1100\ntorch needs GCC \t759\ntorch needs at least GCC \t759\ntorch needs to be installed\t1100\ntorch requires GCC \t759\ntorch requires at least GCC \t759\ntorch.OutOfMemoryError\t2179\ntorch._inductor.exc.\t2180\ntorch.cuda.OutOfMemoryError\t2179\ntorch.utils.ffi is deprecated\t2181\ntorch.version.cuda\t2182\ntorch/all.h\t593 594 595\ntorch/csrc/PythonTypes.h\t2183 2184 2185\ntorch/csrc/StorageDefs.h\t2183 2184 2185\ntorch/csrc/THP_export.h\t2183 2184 2185\ntorch/csrc/WindowsTorchApiMacro.h\t2183 2184 2185\ntorch/csrc/jit/\t2186 2187 2188 2189 2190\ntorch/csrc/stable/\t602 603\ntorch/csrc/utils/auto_gil.h\t2191 2192 2193\ntorch/csrc/utils/disallow_copy.h\t2191 2192 2193\ntorch/csrc/utils/future.h\t2191 2192 2193\ntorch/csrc/utils/memory.h\t2191 2192 2193\ntorch/csrc/utils/six.h\t2191 2192 2193\ntorch/extension.h\t602 603 2194 2195 2196 2197 2198\ntorch/headeronly/\t602 603\ntorch/library.h\t593 594 595\ntorch/python.h\t593 594 595\ntorch/script.h\t593 594 595\ntorch/torch.h\t593 594 595\ntorch/types.h\t593 594 595\ntorch::jit::RegisterOperators::RegisterOperators(const char\t2199\ntorch_cuda.lib\t1319\ntorch_extensions\t60 2200\ntorchaudio C++ extension is not available\t2201\ntorchinductor_\t2202 2203\ntorchvision.transforms.functional_tensor\t2204',
    1668571501: 'matching\t1932',
    1668571504: 'patch: command not found\t1281\npatch: not found\t1281',
    1668628794: ':Aucun fichier\t159 160',
    1671200994: '“constexpr\t389',
    1681143415: 'w64devkit\t996',
    1684104530: 'ReadTimeout\t777\nReadTimeoutError\t777',
    1684104562: 'read-only segment has dynamic IFUNC relocations\t2095\nread-only segment has dynamic relocations\t2095',
    1684107084: 'LoadLibrary failed with error 126\t994\nLoaded runtime CuDNN library: \t995',
    1684107116: 'load any more object with static\t1915\nloaded the `torch/_C` folder of the PyTorch repository\t1916',
    1684171116: 'libdevice not found at \t1868',
    1684302184: 'hidden symbol \t1706',
    1684366670: 'Need \t1017\nNeed to compile C++ extensions to \t1018\nNeeds \t1017',
    1684366702: 'need \t1017\nneed PyTorch\t1108\nneed Pytorch\t1108\nneed pyTorch\t1108\nneed pytorch\t1108\nneed torch\t1108\nneeded\t1973\nneeds \t1017\nneeds CUDA\t1974\nneeds PyTorch\t1108\nneeds Pytorch\t1108\nneeds exactly \t1299\nneeds pyTorch\t1108\nneeds pytorch\t1108\nneeds torch\t1108',
    1684367716: 'died with <Signals.SIGKILL: 9>\t1561',
    1684611130: ': identifier "__\t561',
    1684632949: 'uuid/uuid.h\t2247 2248 2249 2250',
    1684633198: 'nvidia-container-cli: initialization error: \t2042\nnvidia-fabricmanager\t897',
    1684955424: ' and above\t14\n and higher\t14\n and later\t14\n and newer\t14\n and torchaudio \t15',
    1684955491: 'candidate function not viable: call to __host__ function from \t1328',
    1684957510: 'FindCUDA says CUDA version is\t906',
    1684957527: 'Windows Long Path support enabled\t1221\nWindows not yet supported for torch.compile\t1222',
    1684959043: 'CondaHTTPError\t782\nCondaSSLError\t782',
    1684959075: 'conda: command not found\t1518\nconda: not found\t1518\nconditional_t\t1411',
    1684960544: ' undeclared\t246',
    1685024032: ' module has been removed\t253\n module is not found\t254',
    1685025392: 'prod_intlist\t2088 2089',
    1685222775: 'wurde in diesem Gültigkeitsbereich nicht deklariert\t1287',
    1685353338: 'zstd.h\t2279 2280 2281 2282',
    1685414702: '.cuda.o\t485',
    1685414747: '[cudnn_frontend] Error: No \t1235',
    1689699140: 'Dödad-signal avslutade programmet \t440',
    1696610855: "': expected a number\t430",
    1696610857: '): error : expected a "("\t453\n): error: argument list for template template\t454\n): error: exception specification is incompatible\t455\n): error: expected a "("\t453\n): error: identifier "\t378\n): error: identifier "__\t456 457\n): error: incomplete type is not allowed\t458\n): error: invalid combination of type specifiers\t459\n): error: name followed by "::" must\t454\n): error: no instance of\t460\n): error: static assertion failed with "\t461',
    1696624193: 'An error happened while trying to locate the file on the Hub\t622',
    1696624233: 'in expansion of macro \t1620',
    1696624462: 'No existe el \t625 626 627 628 629 630 631 632 633 634 635 636 637 638 639 640 641 642',
    1696624494: 'no es un miembro de\t1613',
    1697082912: " n'est pas reconnu\t243\n n'est pas un membre de\t221 222 223",
    1697541219: 'cl.exe\t1404\ncl.exe with traditional preprocessor \t1405',
    1698832442: ': Befehl nicht gefunden\t499',
    1699094621: '] Fehler 137\t1236',
    1699160157: '] Getötet\t1236',
    1699170388: 'THGenerator\t1127 1128',
    1699553338: ': Memory allocation failure\t513',
    1699618874: ": Ne peut ouvrir le fichier d'objet partagé\t510",
    1699749946: ': Permission denied\t525',
    1699881006: '. Required capability\t484',
    1699881018: ': Resource temporarily unavailable\t527\n: Ressource temporairement\t527',
    1700022356: 'THTensor\t1127 1128\nTHTensorMath\t1127 1128',
    1700153428: 'THVector\t1127 1128',
    1700212059: '[-Werror\t1227',
    1700948332: 'libelf.h\t1869 1870 1871 1872',
    1701013836: 'License classifiers have been superseded by license expressions\t993',
    1701017669: 'Exception: Unsupported GPU\t874\nException: Unsupported GPU model\t874\nException: Unsupported GPU type\t874\nException: unsupported GPU\t874\nException: unsupported GPU model\t874\nException: unsupported GPU type\t874',
    1701017701: 'exception handling disabled\t1614\nexception handling is disabled\t1615',
    1701078386: 'redeclaration of\t549\nredefinition of \t2097',
    1701079328: ' identifier "\t197 198',
    1701080161: 'alderlake\t1254',
    1701080649: 'IndentationError: \t950\nIndexError: \t951 952\nIndexError: _Map_base::at\t953\nIndexError: map::at\t953\nIndexError: unordered_map::at\t953',
    1701080681: 'index_sequence\t1411',
    1701080693: 'undeclared\t1740\nundeclared identifier \t1717 1718 1719 2011 2224\nundefined reference to \t2225\nundefined symbol: \t364\nundefined symbol: Py\t2226\nundefined symbol: _Py\t2226\nundefined symbol: mkl_\t2227\nundefined symbol: state\t1623\nundefined symbol:state\t1623\nundefinierter Verweis auf\t364\nundefiniertes Symbol\t364\nunderlying_type_t\t1411',
    1701080899: 'Code object build failed\t778',
    1701146144: ' needed by \t258',
    1701147424: ' seems to be not installed\t334',
    1701209458: "reference indefinie vers\t364\nreference indéfinie vers\t364\nreference to\t364\nreference to ' state\t1623\nreference to 'state\t1623\nreference to __host__ function '\t2098\nreference to ` state\t1623\nreference to `state\t1623\nreference to ‘ state\t1623\nreference to ‘state\t1623\nreferences to\t364\nreferencia a\t364\nreferencia indefinida a\t364\nreferencia indefinida para\t364\nreferencia nao definida a\t364\nreferencia nao definida para\t364\nreferencia não definida a\t364\nreferencia não definida para\t364\nreferensi ke\t364\nreferência indefinida a\t364\nreferência indefinida para\t364\nreferência nao definida a\t364\nreferência nao definida para\t364\nreferência não definida a\t364\nreferência não definida para\t364",
    1701210482: 'riferimento non definito a\t364',
    1701211721: "Inferred operator schema for a C++ kernel function doesn't match the expected function schema\t954",
    1701211753: 'infer_schema(func): \t1772 1773',
    1701274484: 'tcgen05\t2125',
    1701275973: 'Eigen/\t862',
    1701344288: ' the MPS \t343',
    1701345056: ' when calling \t358',
    1701405728: ' died due to signal \t37\n died due to signal 9\t38\n died due to signal 9 (Kill signal)\t38\n died with status 0x\t39',
    1701407843: 'client error (Connect)\t1409',
    1701409364: "Tried to instantiate class '\t1171\nTried to register an operator (\t1172 1173\nTried to register multiple backend fallbacks for the same dispatch key \t1174\nTried to register multiple operators with the same name\t1175",
    1701470831: 'object has no attribute\t2046\nobject has no attribute \t2047\nobject type is: \t2048',
    1701536109: 'make: \t490\nmake: command not found\t1281\nmake: not found\t1281\nmake_index_sequence\t1411\nmake_unique\t1411',
    1701603654: 'File already exists in database: \t901\nFile o directory non\t625 626 627 628 629 630 631 632 633 634 635 636 637 638 639 640 641 642\nFileExistsError: [\t902\nFileNotFoundError: [Errno 2] \t903\nFilename longer than 260 characters\t904\nFilename too long\t905',
    1701603681: 'ailed to initialize NVML: Driver/library version mismatch\t1253',
    1701603686: 'file failed to open for reading\t1647\nfile_baton.py\t1648\nfile_baton.py:\t1649',
    1701604425: 'Illegal instruction\t479 621',
    1701667150: "NameError: name \t1014\nNameError: name '\t1015\nNameError: name '_C' is not defined\t1016",
    1701667182: 'name \'bare_metal_version\' is not defined\t1965\nnamespace "\t1966\nnamespace "c10::guts" has no member "\t1967\nnamespace "std" has no member \t1968 1969 1970 1971\nnamespace name\t1972',
    1701669204: 'TimeoutError: \t784',
    1701670771: "some optimisations will not be enabled\t2140\nsome optimizations will not be enabled\t2140\nsomething wrong with flag '\t2141",
    1701716007: "' needs target feature \t414\n' newer than toolkit\t415",
    1701716012: ', needed by\t467\n, needed by \t468',
    1701733735: 'generated with LTO version \t1659\ngeneric_type: \t1660',
    1701737812: 'TunerSimple_cached_get_nvrtc_params.cc(\t1178',
    1701798944: " does not dominate this use\t40\n does not exist\t41 42 43 44\n does not have \t45\n does not include kernels for this GPU\t46\n does not match \t47\n does not match filename: \t48\n does not match namespace of enclosing TORCH_LIBRARY\t49\n does not match runtime version \t50\n does not name a\t51\n does not name a type\t52 53 54 55 56 57\n does not support \t58\n doesn't exist\t42\n doesn't match \t47",
    1701863764: 'Tapettu\t848\nTapettu-signaali päätti \t440',
    1701865808: 'Pipeline failed while executing [\t1096',
    1701867296: ' open include file\t283 284 285 286 287 288 289 290 291 292 293 294 295 296 297 298 299 300 301 302 303 304 305 306 307 308 309 310 311 312 313 314 315 316 317 318 319\n open source file\t198 283 284 285 286 287 288 289 290 291 292 293 294 295 296 297 298 299 300 301 302 303 304 305 306 307 308 309 310 311 312 313 314 315 316 317 318 319',
    1701867311: '/openmp\t486',
    1701869669: 'expected primary-expression before \t1622\nexpects \t1299',
    1701869908: "TypeDefault\t1156 1157\nTypeError \t1179\nTypeError: \t1180 1181\nTypeError: expected str, bytes or os.PathLike object, not NoneType\t1182\nTypeError: join() argument must be str\t1183\nTypeError: must be called with a dataclass type or instance\t1184\nTypeError: unsupported operand type(s) for +: 'NoneType' and 'str'\t1185",
    1701869940: 'type "at::Tensor" is not allowed\t2211\ntype conversion before \t2212\ntypeid\t1573',
    1701978146: '" referenced unknown base type "\t386',
    1701978151: "' requires target feature '\t418\n' returned nan values in its \t419",
    1701978156: ', required architecture \t469',
    1701991456: ' Tree Learner was not enabled in this build\t12',
    1701995875: 'ceres/ceres.h\t1396 1397 1398 1399',
    1701996900: 'directiva de Control de aplicaciones\t623\ndirent.h\t1564',
    1701997665: 'already has an implementation\t1255',
    1701998165: 'Unregistered type : \t1199\nUnresolved extern \t1200',
    1701998197: "unrecognised command line option\t965\nunrecognised command-line option\t965\nunrecognized command\t2233\nunrecognized command line option\t965\nunrecognized command-line option\t965\nunrecognized relocation \t2234\nunrecognized subcommand '\t2235\nunresolved external symbol\t364\nunresolved external symbol \t2236",
    1701998445: 'more than one \t1951\nmore than one instance of overloaded function "\t1952\nmore than one operator "\t1953',
    1701999173: 'Erreur de format pour exec\t864\nErreur de segmentation\t865',
    1701999205: 'erreur interne du compilateur\t958',
    1702064961: 'Assertion \t643\nAssertion `\t644\nAssertion error (\t645\nAssertionError: \t646 647',
    1702125892: 'Datei oder Verzeichnis nicht\t625 626 627 628 629 630 631 632 633 634 635 636 637 638 639 640 641 642',
    1702126916: 'Detected that PyTorch and \t836',
    1702126948: 'detected SM\t939\ndetected pre-SM\t939\ndetected sm\t939\ndetected sm_\t939',
    1702129225: 'Internal Triton PTX codegen error\t956\nInternal compiler error\t957\nInternal error\t957\nInterner Compiler-Fehler\t958\nInterner Compiler-fehler\t958\nInterner CompilerFehler\t958\nInterner Compilerfehler\t958',
    1702129257: 'integer\t1783\ninteger_sequence\t1411\ninternal compiler error\t958\ninternal compiler error: Killed (program \t1784\ninterner Compiler-Fehler\t958\ninterner Compiler-fehler\t958\ninterner CompilerFehler\t958\ninterner Compilerfehler\t958',
    1702129518: "note: macro 'max defined here\t1931\nnote: macro 'max' defined here\t1931\nnote: macro 'max’ defined here\t1931\nnote: macro 'min defined here\t1931\nnote: macro 'min' defined here\t1931\nnote: macro 'min’ defined here\t1931\nnote: macro max defined here\t1931\nnote: macro max' defined here\t1931\nnote: macro max’ defined here\t1931\nnote: macro min defined here\t1931\nnote: macro min' defined here\t1931\nnote: macro min’ defined here\t1931\nnote: macro ‘max defined here\t1931\nnote: macro ‘max' defined here\t1931\nnote: macro ‘max’ defined here\t1931\nnote: macro ‘min defined here\t1931\nnote: macro ‘min' defined here\t1931\nnote: macro ‘min’ defined here\t1931",
    1702130753: 'Attempted to use ninja as the BuildExtension backend but we could not find ninja\t648\nAttempting to deserialize object on a CUDA device\t649\nAttempting to use \t650',
    1702131043: 'cute/\t1553\ncute\\\t1553',
    1702131813: 'external symbol state\t1623\nexternal symbolstate\t1623',
    1702195557: 'equest failed after \t1580',
    1702240297: ') versions mismatch\t449',
    1702240300: ', version CXXABI_\t470\n, version GCC_1\t470\n, version GCC_3\t470\n, version GCC_4\t470\n, version GCC_7\t470\n, version GLIBCXX_\t470\n, version GLIBC_2.\t471\n, version GOMP_\t470\n, version OACC_\t470\n, version solving failed\t472',
    1702240314: ': version "hip_\t568\n: version "libcu\t569\n: version "libnccl\t569\n: version "libnv\t569\n: version \'hip_\t568\n: version \'libcu\t569\n: version \'libnccl\t569\n: version \'libnv\t569\n: version `hip_\t568\n: version `libcu\t569\n: version `libnccl\t569\n: version `libnv\t569\n: version ‘libcu\t569\n: version ‘libnccl\t569\n: version ‘libnv\t569',
    1702258028: 'leveldb/\t1850 1851 1852 1853',
    1702259058: 'river version \t2118',
    1702260346: 'znver3\t1254\nznver4\t1254\nznver5\t1254',
    1702325825: 'Anwendungssteuerungsrichtlinie hat\t623',
    1702389038: '.exe" is not recognized\t381\n.exe" is not recognized as\t381\n.exe" ist entweder falsch\t381\n.exe" n\'est pas reconnu\t381\n.exe" no se reconoce como\t381\n.exe" 不是内部或外部命令\t381\n.exe\' is not recognized\t381\n.exe\' is not recognized as\t381\n.exe\' ist entweder falsch\t381\n.exe\' n\'est pas reconnu\t381\n.exe\' no se reconoce como\t381\n.exe\' 不是内部或外部命令\t381\n.exe” is not recognized\t381\n.exe” is not recognized as\t381\n.exe” ist entweder falsch\t381\n.exe” n\'est pas reconnu\t381\n.exe” no se reconoce como\t381\n.exe” 不是内部或外部命令\t381',
    1702520162: 'bezeichnet keinen Typ\t1287',
    1713401449: 'in function compile: NVRTC Error: NVRTC_ERROR_COMPILATION\t1744',
    1714375751: 'GL/freeglut.h\t916 917 918',
    1717857907: 'sndfile.h\t2135 2136 2137 2138',
    1717920878: 'ndefined\t364',
    1717920885: 'udefineret reference til\t364',
    1717985603: "Caffe2: Couldn't determine version from header\t762",
    1717985635: 'caffe2/\t1320 1321 1322 1323',
    1717987684: 'different exception spec\t1562\ndiffers from\t1563',
    1717987700: 'tiffio.h\t2170 2171 2172 2173',
    1717990755: 'cufft64_\t1537 1538',
    1718513507: 'configuration file provided by "\t1519 1520\nconfiguration file provided by "CUDA\t1521\nconfiguration file provided by "Torch"\t1522\nconfigure: error: \t1523 1524\nconflicting cuDNN in LD_LIBRARY_PATH\t1525',
    1722401636: 'définitions multiples de \t1002',
    1722401650: 'réference indefinie vers\t364\nréference indéfinie vers\t364\nréférence indefinie vers\t364\nréférence indéfinie vers\t364',
    1730160936: '() got an unexpected keyword argument\t326\n() got an unexpected keyword argument \t325 438\n() got multiple values for \t325',
    1731152967: 'GL/gl.h\t919 920 921\nGL/glcorearb.h\t919 920 921\nGL/glew.h\t922 923 924 925\nGL/glext.h\t919 920 921\nGL/glut.h\t916 917 918\nGL/glx.h\t919 920 921',
    1734701162: 'jpeglib.h\t1806 1807 1808 1809',
    1734959663: '/bigobj\t486 488',
    1734964000: ' signal terminated program \t335',
    1734964008: '(signal: 9, SIGKILL: kill)\t443',
    1734965107: 'swig: command not found\t1281\nswig: not found\t1281',
    1735289197: 'mingw\t996',
    1735290732: 'longintrepr.h\t1918 1919 1920 1921',
    1735355495: 'glog/logging.h\t1668 1669 1670 1671',
    1735356263: 'google/protobuf/\t1677 1678 1679 1680 1681',
    1735357040: 'program input point\t364',
    1735549216: ' argument(s) but received\t17\n arguments for \t18\n arguments to function \t19',
    1735549292: 'larger than the available KV cache memory\t1817\nlarger than the maximum number of tokens that can be stored in KV cache\t1817',
    1735549300: 'target device or backend do not support efficient \t2162\ntarget sm_\t2163',
    1746936361: ')" has already been defined\t450',
    1746955881: 'in hip::FatBinaryInfo::\t1745',
    1749239892: 'THCharBlas_\t1127 1128\nTHCharStorage\t1127 1128\nTHCharTensor\t1127 1128\nTHCharVector\t1127 1128',
    1750288468: 'THShortBlas_\t1127 1128\nTHShortStorage\t1127 1128\nTHShortTensor\t1127 1128\nTHShortVector\t1127 1128',
    1750343738: ': The system cannot find the file specified\t528',
    1751279980: 'libhipblas.so.\t1854\nlibhipfft.so.\t1854\nlibhiprand.so.\t1854\nlibhipsolver.so.\t1854\nlibhipsparse.so.\t1854',
    1751345510: 'fichier dans un mauvais format\t1107',
    1751345518: 'nicht definierter Verweis auf\t364',
    1751347777: 'Arch conditional MMA instruction used without targeting\t624',
    1751347809: "arch_bin wasn't set for some reason\t1266\narch_list[-1] += \t1267\narchitecture\t1268 1269",
    1751347823: 'orch not compiled with \t2063\norch not compiled with CUDA enabled\t2064\norch version \t2065\norch version must be \t2066\norch==\t2066',
    1751349349: 'exchange\t1411',
    1751361987: "échec d'adressage (mapping) du segment\t900",
    1751607656: 'higher\t1707',
    1751933286: 'falha no mapeamento de segmento\t900',
    1752391519: '__shfl\t758',
    1752392008: 'Hash mismatch for \t943',
    1752459639: 'with multiple files\t2268',
    1752461166: 'nothing provides \t2023\nnothing provides __cuda\t473\nnothing provides __glibc >=2.\t474',
    1752463728: 'python3: command not found\t1518\npython3: not found\t1518\npython: command not found\t1518\npython: not found\t1518',
    1752637484: ', which is missing on the system\t473 474',
    1763715368: '() is missing value for argument\t17',
    1763717413: '%1 is not a valid Win32 application\t390\n%1 ist keine zulässige Win32-Anwendung\t390',
    1763719719: "': is not a member of 'cudaDeviceProp'\t431",
    1763733089: 'an illegal memory access was encountered\t1263',
    1763733358: 'no instance of \t1983 1984\nno instance of constructor "c10::\t1985\nno instance of constructor "cut\t1986\nno instance of constructor "torch::jit::RegisterOperators::RegisterOperators" matches\t1987\nno instance of overloaded function \t1988',
    1763734639: 'ot implemented\t2045',
    1765161080: 'x86intrin.h\t1736 1737 1738',
    1766203450: ': Filename too long\t505 506',
    1766531165: '] Killed\t1236',
    1766727738: ': Nicht genügend\t501',
    1767990816: ' failed to import\t62\n failed with exit \t63\n failed: \t64\n failed: No such file\t65',
    1768042274: '"/bin/nvcc\t388',
    1768042279: "'/bin/nvcc\t388",
    1768042298: ':/bin/nvcc\t570',
    1768053819: ';\\bin\\nvcc\t574',
    1768058209: 'ambiguous "?" operation:\t1261\nambiguous overload for \t1262\nambiguous symbol\t1001',
    1768061296: 'pybind11\t2093\npybind11/\t2094\npybind11_detail_function_record\t1098',
    1768124527: 'opción de línea de órdenes no reconocida\t965',
    1768169531: '; did you mean \t573',
    1768255571: 'Speicherzugriffsfehler\t865',
    1768300602: ': fichier trop court\t503\n: file too short\t503 540',
    1768318308: 'defined\t1556\ndefined in file \t1557\ndefiniciones múltiples de \t1002',
    1768320617: 'infiniband/\t1774 1775 1776 1777',
    1768383858: 'registered\t2099',
    1768386149: 'engine plan file is generated on an incompatible device, expecting compute \t1577\nengine plan file is not compatible with this\t1578',
    1768453920: ' which is newer than running OS)\t359',
    1768693818: ': linker input file not found\t521',
    1768697658: ':/lib64\t571',
    1768714611: 'sqlite3.h\t2147 2148 2149 2150',
    1768716898: 'bzlib.h\t1302 1303 1304 1305',
    1768759354: ': misaligned address\t564',
    1768779113: 'immintrin.h\t1736 1737 1738',
    1768779128: 'xmmintrin.h\t1736 1737 1738',
    1768824890: ': nie można otworzyć pliku obiektu dzielonego\t510',
    1768843629: 'minimum required Nvidia driver for \t1941',
    1768975957: 'UnpicklingError: \t856',
    1769103702: 'VariableTensorId\t1156 1157',
    1769152577: 'A single input file is required for a non-link phase\t576',
    1769173857: 'assimp/\t1275 1276 1277 1278',
    1769234803: 'satisfies the requirement \t2122\nsatisfy\t2123',
    1769235821: 'metis.h\t1937 1938 1939 1940',
    1769238607: 'OptionalCUDAGuard\t732 733\nOptionalCUDAStreamGuard\t732 733',
    1769300512: ' built with CUDA \t23',
    1769366884: "device architecture\t718\ndevice capabilit\t718\ndevice compute architecture\t718\ndevice compute capabilit\t718\ndevice is SM\t939\ndevice is sm\t939\ndevice is sm_\t939\ndevice kernel image is invalid\t739\ndevice's architecture\t718\ndevice's capabilit\t718\ndevice's compute architecture\t718\ndevice's compute capabilit\t718\ndevice-side assert triggered\t1558\ndevice-side assertion triggered\t1558\ndevices architecture\t718\ndevices capabilit\t718\ndevices compute architecture\t718\ndevices compute capabilit\t718",
    1769369189: 'environment variable is not\t1579',
    1769414695: "' with arguments from the '\t422\n' with arguments from the 'CUDA' backend\t423 424\n' with arguments from the 'MPS' backend\t425\n' with arguments from the 'Meta' backend\t426\n' with exceptions disabled\t427",
    1769566836: 'trying to build PyTorch with a too old version of \t2206',
    1769631349: 'unzip: command not found\t1281\nunzip: not found\t1281',
    1784835872: ' object has no attribute \t270 271 272',
    1785291349: 'Ubijen\t848',
    1785620814: 'Ninja is required to \t1020',
    1785620846: 'ninja-build: Kommando nicht gefunden\t1976\nninja-build: command not found\t1976\nninja-build: commande introuvable\t1976\nninja-build: not found\t1976\nninja-build: orden no encontrada\t1976\nninja-build: コマンドが見つかりません\t1976\nninja-build: 未找到命令\t1976\nninja: Kommando nicht gefunden\t1976\nninja: build stopped\t1977\nninja: command not found\t1976\nninja: commande introuvable\t1976\nninja: no work to do.\t1978\nninja: not found\t1976\nninja: orden no encontrada\t1976\nninja: コマンドが見つかりません\t1976\nninja: 未找到命令\t1976',
    1797287790: 'no kernel image is available\t1989',
    1797288805: 'es kein\t1613',
    1801538883: 'CMake must be installed to build\t706',
    1801547107: 'cmake: command not found\t1281\ncmake: not found\t1281',
    1801547111: 'gmake\t497',
    1801675074: 'BackendUnavailable: Cannot import \t658',
    1801675088: "Package \t1087\nPackage dependency requirement '\t1088\nPackage metadata \t1089\nPackageNotFoundError: \t1090\nPackagesNotFoundError\t1091",
    1801675120: 'packed_accessor\t907\npacked_accessor32\t1151\npacked_accessor64\t1151',
    1801678707: 'socket.gaierror: \t2139',
    1802068851: 'scikit-learn has not been built correctly\t2124',
    1802270070: 'vulkan/vulkan\t2256 2257 2258 2259',
    1802398060: 'linker `\t1906',
    1802465132: 'looks like a filename, but the file does not exist\t1922',
    1802465858: 'Broken toolchain: cannot link a simple \t659',
    1802661751: 'work with \t1299\nworks with \t1299',
    1802725700: 'Disk quota exceeded\t841',
    1802725732: 'disk quota exceeded\t841',
    1814061388: 'La ligne de commande est trop longue.\t838\nLa línea de comandos es demasiado larga.\t838',
    1814066273: "at least '/std:c++\t1279",
    1814979692: 'ld.lld: error: duplicate symbol: \t1819',
    1816217684: 'THAlloc\t1127 1128',
    1816283220: 'THBlas_\t1127 1128',
    1816545364: 'THFloatBlas_\t1127 1128\nTHFloatStorage\t1127 1128\nTHFloatTensor\t1127 1128\nTHFloatVector\t1127 1128',
    1818323300: 'dial tcp: lookup \t1150',
    1818391907: 'cublas.CUBLASError: \t1536\ncublas64_\t1537 1538\ncublasLt64_\t1537 1538',
    1818435642: ': class template "std::_Is_memfunptr" has already been defined\t541',
    1818455657: 'include file \t1747\ninclude file "ATen/\t1748\ninclude file "CGAL/\t1749\ninclude file "CL/\t1750\ninclude file "Eigen/\t1751\ninclude file "GLES\t1752\ninclude file "Imf\t1753\ninclude file "OpenEXR/Imf\t1753\ninclude file "TH\t1754\ninclude file "THC\t1755\ninclude file "X11/\t1756\ninclude file "asm/\t1291\ninclude file "boost/\t1757\ninclude file "c\t1758\ninclude file "c10d/\t1759\ninclude file "cudnn\t1760\ninclude file "eigen3/Eigen/\t1751\ninclude file "flann/\t1761\ninclude file "libav\t1762\ninclude file "numpy/\t1763\ninclude file "tbb/\t1764\ninclude file "torch/\t601\ninclude file \'ATen/\t1748\ninclude file \'CGAL/\t1749\ninclude file \'CL/\t1750\ninclude file \'Eigen/\t1751\ninclude file \'GLES\t1752\ninclude file \'Imf\t1753\ninclude file \'OpenEXR/Imf\t1753\ninclude file \'TH\t1754\ninclude file \'THC\t1755\ninclude file \'X11/\t1756\ninclude file \'asm/\t1291\ninclude file \'boost/\t1757\ninclude file \'c\t1758\ninclude file \'c10d/\t1759\ninclude file \'cudnn\t1760\ninclude file \'eigen3/Eigen/\t1751\ninclude file \'flann/\t1761\ninclude file \'libav\t1762\ninclude file \'numpy/\t1763\ninclude file \'tbb/\t1764\ninclude file \'torch/\t601',
    1818583913: 'icelake-\t1254',
    1818780998: 'Fehler beim Mappen des Shared Objects\t900\nFehler im Format der Programmdatei\t864',
    1818845510: 'Failed building wheel for \t878\nFailed to auto\t879\nFailed to build \t880\nFailed to build CUDA kernels for \t881\nFailed to compile. cc_cmd\t882\nFailed to create CUDAE\t883\nFailed to detect a default CUDA architecture\t884\nFailed to detect a default CUDA architecture.\t885\nFailed to find\t763 764\nFailed to find \t886\nFailed to find MSVC.\t887\nFailed to find ROCm root directory\t888\nFailed to find a working CUDA architecture\t889\nFailed to find all files with CUDA\t890\nFailed to find nvToolsExt\t891\nFailed to import \t773 892\nFailed to initialize NVML: Driver Not Loaded\t893\nFailed to load \t773\nFailed to load library \t775\nFailed to load the backend extension: \t894\nFailed to load the library \t775\nFailed to locate\t764\nFailed to parse: \t895\nFailed to set the allowed dynamic shared memory size \t896\nFailed to start \t897\nFailure finding "libnvvm\t821\nFailure finding \'libnvvm\t821\nFailures have been detected while processing an MLIR pass pipeline\t898',
    1818845542: "fail to call hipModuleLaunchKernel(\t1624\nfail to call hipModuleLoad\t1625\nfailed call to cuInit: \t1626\nfailed to convert GOTPCREL relocation\t1627\nfailed to find\t764\nfailed to legalize operation 't\t1628\nfailed to locate\t764\nfailed to map segment from\t1629\nfailed to open \t1630\nfailed to open elf at \t818\nfailed with\t1631\nfailed with exit \t1632",
    1818846752: ' file built for macOS-\t66\n file not found\t67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123 124 125 126 127 128 129 130 131 132 133 134 135 136 137 138 139 140 141 142 143 144 145 146 147 148 149 150 151 152 153 154 155 156 157 158 159 160 161 162\n file not recognized: \t163',
    1818847344: 'philox_cuda_state\t907',
    1818848040: '(killed) terminó el programa \t440',
    1818850658: 'build_ext\t1295\nbuilds-v0\t1296\nbuilt against \t1297\nbuilt against CUDA\t1298\nbuilt for \t1297\nbuilt for CUDA\t1298\nbuilt to run on \t1299\nbuilt using \t1297\nbuilt using CUDA\t1298\nbuilt with \t1297\nbuilt with CUDA\t1298\nbuilt without \t1300',
    1819028768: ' -llapack\t9',
    1819042147: 'calling a __host__ function\t1324',
    1819042150: 'fallo al asignar un segmento del objeto compartido\t900',
    1819044171: 'Killed\t848 964',
    1819045731: 'collect2: fatal error: ld terminated with signal 9\t971',
    1819047238: 'FullyFusedMLP: insufficient shared memory available on the GPU\t913',
    1819176736: ' only available on macOS 1\t279\n only by \t280\n only for \t280\n only on \t280\n only supports \t281\n only with \t280',
    1819240547: 'cholmod.h\t1401 1402 1403',
    1819240790: 'Violación de segmento\t865',
    1819242031: '/nologo\t486',
    1819307369: 'implementation for device cuda\t1739\nimplicit declaration of\t1740',
    1819308097: 'Application Control policy has blocked\t623',
    1819310149: 'Explicitly provided namespace (\t875',
    1819440483: 'curl/curl.h\t1546 1547 1548 1549\ncurl: (16) \t1550\ncurl: (18) \t1550\ncurl: (28) \t1550\ncurl: (35) \t1550\ncurl: (5) \t1550\ncurl: (52) \t1550\ncurl: (55) \t1550\ncurl: (56) \t1550\ncurl: (6) \t1550\ncurl: (60) \t1550\ncurl: (7) \t1550\ncurl: (92) \t1550\ncurl: command not found\t1281\ncurl: not found\t1281',
    1819571555: 'cutlass needs GCC \t759\ncutlass needs at least GCC \t759\ncutlass requires GCC \t759\ncutlass requires at least GCC \t759\ncutlass/\t1553\ncutlass::\t1554\ncutlass\\\t1553',
    1819635523: 'Could NOT find BLAS (missing\t786\nCould NOT find Boost (missing\t786\nCould NOT find CUDA (missing:\t787 788 789\nCould NOT find CUDAToolkit (missing:\t787 788 789\nCould NOT find CUDNN (missing\t790\nCould NOT find CURL (missing\t786\nCould NOT find CuDNN (missing\t790\nCould NOT find EGL (missing\t786\nCould NOT find Eigen3 (missing\t786\nCould NOT find FFMPEG (missing\t786\nCould NOT find FFmpeg (missing\t786\nCould NOT find Freetype (missing\t786\nCould NOT find GLEW (missing\t786\nCould NOT find GLUT (missing\t786\nCould NOT find Gflags (missing\t786\nCould NOT find Git (missing\t786\nCould NOT find Glog (missing\t786\nCould NOT find HDF5 (missing\t786\nCould NOT find JPEG (missing\t786\nCould NOT find LAPACK (missing\t786\nCould NOT find LibXml2 (missing\t786\nCould NOT find MPI (missing\t786\nCould NOT find MPI_C (missing\t786\nCould NOT find MPI_CXX (missing\t786\nCould NOT find NCCL (missing\t786\nCould NOT find NUMA (missing\t786\nCould NOT find NVTX\t791\nCould NOT find Numa (missing\t786\nCould NOT find NvToolExt\t791\nCould NOT find NvToolsExt\t791\nCould NOT find OpenCL (missing\t786\nCould NOT find OpenCV (missing\t786\nCould NOT find OpenGL (missing\t786\nCould NOT find OpenMP\t792\nCould NOT find OpenSSL (missing\t786\nCould NOT find PNG (missing\t786\nCould NOT find PkgConfig (missing\t786\nCould NOT find Protobuf (missing\t786\nCould NOT find Python\t793 794\nCould NOT find PythonLibs (missing\t795\nCould NOT find SWIG (missing\t786\nCould NOT find TBB (missing\t786\nCould NOT find Torch (missing\t796\nCould NOT find Vulkan (missing\t786\nCould NOT find X11 (missing\t786\nCould NOT find ZLIB (missing\t786\nCould NOT find cuDNN (missing\t790\nCould NOT find cudnn (missing\t790\nCould NOT find gflags (missing\t786\nCould NOT find glog (missing\t786\nCould NOT find nvToolsExt\t791\nCould not build wheels for \t797\nCould not connect\t798\nCould not detect Ninja v\t799\nCould not find\t763 764\nCould not find \t800\nCould not find CUDA driver entry point for cu\t801\nCould not find MSVC\t802\nCould not find a configuration file for package "\t803\nCould not find a configuration file for package "Torch"\t804\nCould not find any \t805 806\nCould not find compiler set in environment variable \t807\nCould not find module \'\t808\nCould not find schema for \t809\nCould not find shared object file\t810\nCould not find the bitsandbytes \t811\nCould not find the operator \t44\nCould not import \t773\nCould not infer dtype of numpy.\t812\nCould not initialize NNPACK! Reason\t813\nCould not load \t773\nCould not load library \t775\nCould not load library libcudnn\t814\nCould not load libtorchcodec\t815\nCould not load symbol \t776\nCould not load the library \t775\nCould not load this library: \t816\nCould not locate\t764\nCould not locate \t800 817\nCould not open \t818\nCould not open requirements file: \t819\nCould not resolve\t798\nCould not set up the environment for Microsoft Visual Studio\t820\nCouldn\'t find\t763 764\nCouldn\'t find a suitable version of ptxas\t821\nCouldn\'t find an operator for \t822\nCouldn\'t load custom C++ ops\t823\nCouldn\'t load custom C++ ops. This can happen if your PyTorch and \t824',
    1819635555: "could not convert default argument '\t1528\ncould not find\t764\ncould not locate\t764\ncould not select device driver \t1529\ncouldn't allocate \t1530\ncouldn't find\t764\ncouldn't find a suitable version of ptxas\t821",
    1830842190: "No matching distribution found for \t1028\nNo module named\t1029\nNo module named \t62 1030 1031 1032 1033 1034 1035 1036 1037 1038 1039 1040 1041 1042 1043 1044\nNo module named '\t1045",
    1830842222: "no matching con\t1990\nno matching constructor for initialization of 'torch::jit::RegisterOperators'\t1991\nno matching function for call to \t1992 1993 1994 1995 1996\nno matching function for call to 'atomic\t1997\nno member named \t1698\nno member named '\t1998 1999 2000 2001 2002",
    1833508922: ": Impossible d'ouvrir le fichier d'objet partagé\t510",
    1835100276: 'tham chiếu đến\t364',
    1835101728: ' name followed by "::" must be\t198\n named symbol not found\t257',
    1835102822: 'frame"\t1400\nframe\'\t1400\nframe’\t1400',
    1835166060: 'libmkl_\t1873',
    1835429165: '-mfma\t483',
    1835492691: 'Segment-Schutz nach der Relozierung\t1119\nSegmentation fault\t865 1120\nSegmentation-Fehler\t865',
    1835492723: 'segment en lecture seule a des réadressages\t2095\nsegmento de sólo lectura tiene reubicaciones\t2095',
    1835606074: ": impossibile aprire il file oggetto condiviso\t510\n: impossible d'ouvrir le fichier d'objet partagé\t510",
    1835606127: 'o implemented \t2045',
    1835622239: '__imp_\t1245',
    1835886455: 'wgmma\t2125',
    1835888451: "Command '['ninja', '--version']' returned non-zero\t779\nCommand 'nvcc' not found\t780",
    1835888459: 'Kommandozeilenoption\t965',
    1835888483: 'command line is too long\t1410\ncommon_type_t\t1411',
    1836016416: ' command failed \t29\n compiled with CUDA \t23',
    1836213584: "Permission denied: \t1054\nPermission denied: '\t1058\nPermissionError: [Errno 13] \t1093\nPermissionError: [WinError \t1094\nPermissionError: [WinError 5]\t1095",
    1836213588: 'Terminado (killed)\t848',
    1836216134: 'Formato de ejecutable incorrecto\t864',
    1836280141: 'Mismatched number of arguments when calling: `\t1008',
    1836280173: 'mismatched argument pack\t549\nmismatches\t1563 1942',
    1836344691: 'setmaxnreg\t2125',
    1840104307: 'símbolo ambiguo\t1001',
    1847602215: "', needed by '\t428 429",
    1847603493: "%1 n'est pas une application Win32 valide\t390\n%1 no es una aplicación Win32 válida\t390",
    1847616878: 'ne nomme pas un type\t1287',
    1847619177: 'in namespace\t1613',
    1847619438: 'no nombra a un tipo\t1287',
    1847620457: 'is not a full path and was not found\t1795\nis not a full path to an existing\t1796\nis not a member of\t1613\nis not able to compile a simple\t1797 1798 1799\nis not currently supported\t1270\nis not recognized as an internal\t1800\nis not supported\t1270\nis not yet supported\t1270',
    1847638978: '» non reconnue\t2283',
    1850286138: ': Internal \t511',
    1850296404: 'THIntBlas_\t1127 1128\nTHIntStorage\t1127 1128\nTHIntTensor\t1127 1128\nTHIntVector\t1127 1128',
    1851072570: ": Undefined reference to '\t364\n: Unknown option '\t529 530 531\n: Unresolved extern function\t532\n: Unsupported ICC compiler found\t533\n: Unsupported Intel compiler found\t533\n: Unsupported NVHPC compiler found\t533\n: Unsupported PGI compiler found\t533\n: Unsupported XLC compiler found\t533",
    1851859002: ': an object with that name is already\t534',
    1851876128: ' cannot be used to initialize\t28',
    1851878176: ' kann nicht gefunden werden\t249',
    1851878499: 'clang version must be less than \t1406',
    1851878502: 'flann/\t1651',
    1851943276: 'libnvJitLink.so.\t1863\nlibnvidia-ml.so.1\t1874\nlibnvidia-ptxjitcompiler.so.1\t1874\nlibnvrtc-builtins.so\t1875\nlibnvrtc.so.\t1863',
    1852134465: 'ATen/ATen.h\t593 594 595\nATen/CPUGenerator\t596 597\nATen/CUDA\t596 597\nATen/CUDAGenerator\t596 597\nATen/Dimname.h\t598 599 600\nATen/NamedTensor.h\t598 599 600\nATen/NamedTensorUtils.h\t598 599 600\nATen/Tensor.h\t593 594 595\nATen/TensorNames.h\t598 599 600\nATen/Type\t596 597\nATen/TypeDefault\t596 597\nATen/TypeExtendedInterface\t596 597\nATen/c\t601 602 603\nATen/core/Dimname.h\t598 599 600\nATen/core/NamedTensor.h\t598 599 600\nATen/core/NamedTensorUtils.h\t598 599 600\nATen/core/TensorNames.h\t598 599 600\nATen/cpu/vec256/\t604 605 606 607 608\nATen/cuda/CUDAContext.h\t609\nATen/cuda/CUDAFuture.cuh\t610 611 612\nATen/cuda/CUDAFuture.h\t610 611 612\nATen/cuda/CUDAMultiStreamGuard.cuh\t610 611 612\nATen/cuda/CUDAMultiStreamGuard.h\t610 611 612\nATen/cuda/CUDASolver.cuh\t610 611 612\nATen/cuda/CUDASolver.h\t610 611 612\nATen/cuda/CUDATypeConversion.cuh\t610 611 612\nATen/cuda/CUDATypeConversion.h\t610 611 612\nATen/cudnn/Exceptions.h\t613 614 615 616 617 618\nATenCeilDiv\t619 620',
    1852138601: 'identifier \t1717 1718 1719\nidentifier "\t1720 1721 1722 1723 1724 1725 1726 1727\nidentifier "AT_ASSERTM" is undefined\t432\nidentifier "CU\t1728\nidentifier "CUSPARSE_\t1729\nidentifier "Py_buffer" is undefined\t1730\nidentifier "_Float\t1731\nidentifier "__builtin_\t1732\nidentifier "__cudaDeviceSynchronizeDeprecationAvoidance" is undefined\t1733\nidentifier "nvshmem\t1734\nidentifier "texture" is undefined\t1735',
    1852141679: 'opencv2/\t2055 2056 2057 2058\nopenssl/\t2059 2060 2061 2062',
    1852383271: "' in 'cudaDeviceProp'\t400\n' in 'cut\t401\n' in PATH different than the one specified with -ccbin\t402\n' in namespace '\t403\n' in namespace '__hip_internal'\t404\n' in namespace 'cut\t401\n' in namespace 'std'\t405",
    1852383290: ': internal \t511\n: internal compiler error\t562\n: invalid ELF header\t563',
    1852387130: ':/include\t571',
    1852397403: '[WinError \t1229 1230 1231\n[WinError 1114]\t1232\n[WinError 126]\t994\n[WinError 127]\t833 1233\n[WinError 206]\t1234',
    1852400160: ' binary not found at \t22',
    1852400175: '/bin/bash: \t489 490\n/bin/dash: \t489 490\n/bin/nvcc\t491 492\n/bin/sh: \t489 490',
    1852400971: 'Kein Speicher im statischen TLS-Block\t963\nKein Speicherplatz mehr\t655',
    1852400994: 'being in scipy source directory\t1285\nbeing installed\t1286',
    1852401003: 'kein Speicherplatz mehr verfügbar\t655',
    1852401184: ' find any \t164\n find lib\t165',
    1852403239: "'ninja' is not recognized as an internal or external command\t437",
    1852404512: ' since setuptools is not available\t336',
    1852404565: 'Using cached \t1213',
    1852404597: 'using CUDA_HOME=\t2245',
    1852534357: 'Unknown CMake command "\t1193\nUnknown CMake command "cuda_add_executable"\t890\nUnknown CMake command "cuda_add_library"\t890\nUnknown CMake command "cuda_compile"\t890\nUnknown CUDA Architecture Name\t1194\nUnknown MS Compiler version \t1195\nUnknown builtin op: \t1196\nUnknown compiler(s): [[\'\t1197\nUnknown compute capability. \t1198\nUnknown type name \'__torch__.torch.classes.\t1171',
    1852534389: "unknown target CPU \t1206\nunknown type [0x13] section \t2228\nunknown type name \t2011 2224\nunknown type name '\t2229 2230 2231\nunknown type name '__hip_bfloat16\t2232\nunknown value 'armv9\t1254\nunknown value ('armv9\t1254\nunknown value (‘armv9\t1254\nunknown value ‘armv9\t1254",
    1852583200: ' -lnvToolsExt\t10',
    1852664132: 'Dimname\t839 840\nDimnameList\t839 840',
    1852727619: 'Cannot access data pointer of Tensor \t765\nCannot access global variable \t766 767\nCannot compile \t768\nCannot find\t763 764\nCannot find \t769\nCannot find a build variant for this system in \t770\nCannot find a working triton installation\t771\nCannot find source file:\t772\nCannot import \t773\nCannot initialize CUDA without \t774\nCannot load \t773\nCannot load library \t775\nCannot load symbol cu\t776\nCannot load the library \t775',
    1852727627: 'Kann den Stack nicht ausführbar machen\t962',
    1852727651: 'cannot be used to initialize an entity of type "cutlass::\t1329\ncannot call member function\t549\ncannot call non-constexpr function "cutlass::const_\t1330\ncannot convert \t1331\ncannot convert None of type <class \t1332\ncannot create shared object descriptor\t1333\ncannot determine \t1334\ncannot execute \t1335\ncannot find\t764 1336 1337\ncannot find \t1326 1338 1339 1340 1341\ncannot find -l\t1342 1343 1344 1345 1346 1347 1348 1349 1350 1351 1352 1353\ncannot find -lEGL\t1354\ncannot find -lGLEW\t1355\ncannot find -laio\t1356\ncannot find -lffi\t1357\ncannot find -lglog\t1358\ncannot find -ljpeg\t1359\ncannot find -lnuma\t1360\ncannot find -lpython3.\t1361\ncannot find -lstdc++\t1362\ncannot find -ltbb\t1363\ncannot find -luuid\t1364\ncannot find -lz\t1365\ncannot find the file specified: \'\t1058 1366\ncannot import name \t1367 1368 1369 1370 1371 1372 1373 1374 1375 1376\ncannot import name \'\t1377\ncannot instantiate \'\t1378\ncannot make segment writable for relocation\t1379\ncannot map zero-fill pages\t1333\ncannot open \t1326\ncannot open input file \t1380\ncannot open shared object file\t3 1381 1382\ncannot open source file "\t1383\ncannot overload functions distinguished by return type alone\t1384\ncannot read spec file \t1385',
    1852727659: 'kann -l\t1344\nkann nicht gefunden\t1810\nkann nicht gefunden werden -l\t1345 1346 1347 1348 1349 1350 1351 1352 1353 1742 1743\nkann nicht gefunden werden -lEGL\t1354\nkann nicht gefunden werden -lGLEW\t1355\nkann nicht gefunden werden -laio\t1356\nkann nicht gefunden werden -lffi\t1357\nkann nicht gefunden werden -lglog\t1358\nkann nicht gefunden werden -ljpeg\t1359\nkann nicht gefunden werden -lnuma\t1360\nkann nicht gefunden werden -lstdc++\t1362\nkann nicht gefunden werden -ltbb\t1363\nkann nicht gefunden werden -luuid\t1364\nkann nicht gefunden werden -lz\t1365\nkann nicht gefunden werden: -l\t1345 1346 1347 1348 1349 1350 1351 1352 1353 1742 1743\nkann nicht gefunden werden: -lEGL\t1354\nkann nicht gefunden werden: -lGLEW\t1355\nkann nicht gefunden werden: -laio\t1356\nkann nicht gefunden werden: -lffi\t1357\nkann nicht gefunden werden: -lglog\t1358\nkann nicht gefunden werden: -ljpeg\t1359\nkann nicht gefunden werden: -lnuma\t1360\nkann nicht gefunden werden: -lstdc++\t1362\nkann nicht gefunden werden: -ltbb\t1363\nkann nicht gefunden werden: -luuid\t1364\nkann nicht gefunden werden: -lz\t1365',
    1852731203: 'ConnectTimeout\t777\nConnectTimeoutError\t777\nConnection to \t783\nConnectionError: \t784',
    1852732786: 'running build_ext\t2120\nrunning on sm\t2121',
    1852788263: "'NoneType' object has no attribute '\t434 435 436",
    1852793632: " conflicts with target machine type \t30 31\n conflicts with this version\t32\n connect to 'http\t33\n constant expression\t34",
    1852793634: '"constexpr\t389',
    1852793639: "'constexpr\t389",
    1852797559: 'wrong number of template\t549',
    1852989815: 'warning #\t2260\nwarning: calling a __host__ function\t2261\nwarning: calling a constexpr __host__ function\t2261',
    1853169722: ": ungültiger ELF-Header\t563\n: unspecified launch failure\t564\n: unsupported option '-fopenmp\t567\n: unsupported option ‘-fopenmp\t567",
    1853186412: 'launch shared memory exceeds current GPU\t1818',
    1853188163: 'ChunkedEncodingError\t777',
    1853189958: 'Found empty `transformer-engine` meta package\t908\nFound no NVIDIA driver on your system\t909 910 911\nFound two conflicting CUDA\t912',
    1853189990: 'found SM\t939\nfound sm\t939\nfound sm_\t939\nfound. Please specify\t1653',
    1864396654: 'no overload of \t2003',
    1864397673: 'is only a placeholder project on PyPI\t1801\nis only available from C++\t1802',
    1865370691: 'CL/opencl\t697 698',
    1866614868: 'THBoolBlas_\t1127 1128\nTHBoolStorage\t1127 1128\nTHBoolTensor\t1127 1128\nTHBoolVector\t1127 1128',
    1866670138: ': Command not found\t499',
    1866745940: 'THDoubleBlas_\t1127 1128\nTHDoubleStorage\t1127 1128\nTHDoubleTensor\t1127 1128\nTHDoubleVector\t1127 1128',
    1866866746: ': Formal parameter space \t507\n: Found unsuitable version "\t508 509',
    1867194426: ': Kommando nicht gefunden\t499',
    1867270228: 'THLongBlas_\t1127 1128\nTHLongStorage\t1127 1128\nTHLongTensor\t1127 1128\nTHLongVector\t1127 1128',
    1867391034: ': No CUDA GPUs are available\t514\n: No existe el\t159 160\n: No module named \t515\n: No paths matched \t516\n: No se puede asignar\t501\n: No such file\t159 160 161 162 517 518 519 520 521\n: No such file or directory\t522\n: Not a directory\t523',
    1867806286: 'NvToolsExt\t1070',
    1867806318: 'nvToolsExt\t2030 2031 2032 2033\nnvToolsExt64_1.lib\t2034',
    1867807056: 'PyTorch is needed\t1100\nPyTorch is not installed\t1100\nPyTorch is not linked with support for cuda devices\t1101\nPyTorch is required\t1100\nPyTorch must be installed\t1100\nPyTorch needs GCC \t759\nPyTorch needs at least GCC \t759\nPyTorch needs to be installed\t1100\nPyTorch no longer supports this GPU because it is too old\t1102\nPyTorch requires GCC \t759\nPyTorch requires at least GCC \t759\nPyTorch version mismatch! DeepSpeed ops were compiled and installed with a different version\t1103\nPyTorch was compiled without CUDA support\t1104',
    1868720492: 'libomp/omp.h\t1876 1877 1878',
    1868721529: 'ymbol \t364\nymbols \t364',
    1868767290: ': comando não encontrado\t499\n: command not found\t499\n: commande introuvable\t499\n: could not read symbols: Invalid operation\t542 543',
    1868785010: 'recompile \t2096',
    1868787269: 'Encountered error while \t863',
    1868787273: 'Incompatible library version: lib\t949\nIncompleteRead\t777',
    1868787305: 'incompatible architecture (have \t1765\nincompatible with that of previous function "\t1766\nincompatible with the existing python installation in your environment\t1767\nincomplete \t1768 1769\nincomplete type \t1770 1771',
    1868832802: '" does not appear to contain CMakeLists\t365',
    1869374802: 'Relocations in generic ELF (EM: \t1107',
    1869374834: 'relocation R_\t2100\nrelocation overflow: reference to\t2101\nrelocation truncated to fit: \t2102 2103',
    1869378165: 'urlopen error \t2241',
    1869379432: 'hwloc.h\t1713 1714 1715 1716',
    1869439605: 'ubmodule\t2213',
    1869440333: 'Memory access fault by GPU node\t1003',
    1869440338: 'RemoteDisconnected\t777',
    1869440365: 'memory exhausted\t1935\nmemory in static\t1936',
    1869440370: 'remove_cv_t\t1411\nremove_reference_t\t1411',
    1869488162: '" no se reconoce como\t381\n" not found\t385',
    1869488167: "' no se reconoce como\t381\n' not found\t385",
    1869488186: ': no se puede abrir el archivo del objeto compartido\t510\n: no se puede abrir el fichero del objeto compartido\t510\n: not found\t499',
    1869488224: '` not found\t385',
    1869490208: ' (no such file)\t3',
    1869491501: '--no-build-isolation\t476',
    1869502255: '/Wno-psabi\t487',
    1869504867: 'canonicalize_version() got an unexpected keyword argument\t1386',
    1869506377: 'Ignoring invalid distribution \t946',
    1869507438: "nknown \t1979\nnknown keyword argument '\t1980",
    1869508193: 'annot open include file: \t678\nannotation_type.__origin__ is tuple\t1264',
    1869636978: 'reports SM\t939',
    1869638985: "ImportError: \t947\nImportError: cannot import name '\t653\nImported target\t948",
    1869639017: 'import lib as _lib, ffi as _ffi\t1741\nimpossibile abilitare lo stack eseguibile\t962\nimpossibile allocare memoria nel blocco statico TLS\t963\nimpossibile trovare -l\t1742 1743\nimpossible de trouver -l\t1344',
    1869771333: "Error building extension '\t866\nError checking\t867\nError compiling objects for extension\t868\nError loading shared library \t869\nError loading shared library ld-linux\t870\nError relocating \t364 871\nError sending request for url (\t872\nError: No module named \t873\nError: Unsupported GPU\t874\nError: Unsupported GPU model\t874\nError: Unsupported GPU type\t874\nError: unsupported GPU\t874\nError: unsupported GPU model\t874\nError: unsupported GPU type\t874",
    1869771365: 'erro interno do compilador\t958\nerror C1021: \t1581\nerror C1128\t1582\nerror C2059\t1583\nerror C2061\t1583\nerror C2065\t1583 1584 1585\nerror C2143\t1583\nerror C2146\t1584\nerror C2398: \t1586\nerror C3859\t1587\nerror C3861\t1584 1585\nerror C4430\t1584 1585\nerror C4984: \t1588\nerror D8016\t1589\nerror MSB3428: \t1590\nerror MSB3721: \t1591\nerror MSB8020: \t1592\nerror MSB8036: \t1593\nerror interno del compilador\t958\nerror sending request for url (\t872\nerror trying to exec \t1335\nerror while loading shared libraries: \t1594\nerror: "auto" is not allowed here\t1595\nerror: /EHa\t486\nerror: /EHsc\t486\nerror: /FS\t486\nerror: /GL\t486\nerror: /GR\t486\nerror: /MD\t486\nerror: /MT\t486\nerror: /O1\t486\nerror: /O2\t486\nerror: /Od\t486\nerror: /Ox\t486\nerror: /W\t486\nerror: /Z7\t486\nerror: /Zc:\t486\nerror: /Zi\t486\nerror: /arch:\t486\nerror: /fp:\t486\nerror: /std:c++\t486\nerror: /utf-8\t486\nerror: /wd\t486\nerror: RPC failed; \t1596\nerror: [Errno 2] No such file or directory: \'\t490\nerror: [WinError 2]\t1597\nerror: a member with an in-class initializer must be const\t1598\nerror: a pointer to a bound function may only be used to call \t1599\nerror: constant value is not known\t1600\nerror: constexpr function never produces a constant expression\t1601\nerror: constexpr if statements are a C++17 feature\t1602\nerror: could not find \t1603\nerror: downloading \'\t1604\nerror: expected a\t1600\nerror: expected an identifier\t1605\nerror: expected unqualified-id before\t1605\nerror: forward declaration of \t1606\nerror: identifier "__\t1600\nerror: identifier "__builtin_\t1607\nerror: invalid instruction\t1608\nerror: invalid operand for instruction\t1608\nerror: invalid redeclaration of\t1600\nerror: name followed by "::" must\t1600\nerror: namespace "std" has no member "__\t1600\nerror: no such file or directory: \'/EHa\t486\nerror: no such file or directory: \'/EHsc\t486\nerror: no such file or directory: \'/FS\t486\nerror: no such file or directory: \'/GL\t486\nerror: no such file or directory: \'/GR\t486\nerror: no such file or directory: \'/MD\t486\nerror: no such file or directory: \'/MT\t486\nerror: no such file or directory: \'/O1\t486\nerror: no such file or directory: \'/O2\t486\nerror: no such file or directory: \'/Od\t486\nerror: no such file or directory: \'/Ox\t486\nerror: no such file or directory: \'/W\t486\nerror: no such file or directory: \'/Z7\t486\nerror: no such file or directory: \'/Zc:\t486\nerror: no such file or directory: \'/Zi\t486\nerror: no such file or directory: \'/arch:\t486\nerror: no such file or directory: \'/fp:\t486\nerror: no such file or directory: \'/std:c++\t486\nerror: no such file or directory: \'/utf-8\t486\nerror: no such file or directory: \'/wd\t486\nerror: pack expansion does not make use\t1600\nerror: qualified name is not allowed\t1600\nerror: this declaration has no\t1600\nerror: type name is not allowed\t1600\nerror: unexpected argument \'\t1609\nerror: unexpected token\t1608\nerror: unknown directive\t1608\nerror: unknown token\t1608\nerror: unrecognized command\t1610\nerror: user-defined literal operator not found\t1600\nerror: variable length array\t1611\nerror: variable-sized object may not be initialized\t1612\nerrore interno del compilatore\t958',
    1869833554: 'ResolutionImpossible\t1110\nResolvePackageNotFound\t1091',
    1869834594: 'bison: command not found\t1281\nbison: not found\t1281',
    1869881378: '" to "std::shared_ptr<torch::jit\t387',
    1869881402: ': too few arguments\t566',
    1869903169: 'AutoGIL\t656 657\nAutoNoGIL\t656 657',
    1869903201: 'autoconf: command not found\t1281\nautoconf: not found\t1281\nautomake: command not found\t1281\nautomake: not found\t1281\nautoreconf: command not found\t1281\nautoreconf: not found\t1281',
    1870211104: ' (you have \t6',
    1873003342: 'Não há espaço disponível\t1062',
    1873003374: 'não foi possível alocar memória em bloco TLS\t963\nnão foi possível habilitar pilhas de executável\t962\nnão foi possível localizar -l\t1742 1743\nnão há espaço disponível\t1062\nnão é reconhecido como\t1800',
    1881171310: 'ne peut activer une pile exécutable\t962\nne peut allouer de la mémoire dans un bloc statique TLS\t963\nne peut pas trouver -l\t1344 1742 1743\nne peut restaurer le segment prot\t1119\nne peut trouver -l\t1345 1346 1347 1348 1349 1350 1351 1352 1353 1742 1743\nne peut trouver -lEGL\t1354\nne peut trouver -lGLEW\t1355\nne peut trouver -laio\t1356\nne peut trouver -lffi\t1357\nne peut trouver -lglog\t1358\nne peut trouver -ljpeg\t1359\nne peut trouver -lnuma\t1360\nne peut trouver -lstdc++\t1362\nne peut trouver -ltbb\t1363\nne peut trouver -luuid\t1364\nne peut trouver -lz\t1365',
    1881173838: "No package '\t1046",
    1882284899: 'cc1plus\t1394\ncc1plus: \t1395',
    1884516174: 'NoSpaceLeftError\t855',
    1885433459: 'snappy-c.h\t2132 2133 2134\nsnappy.h\t2132 2133 2134',
    1885434439: 'Graph break due to unsupported builtin \t940',
    1885496695: 'webp/decode.h\t2263 2264 2265\nwebp/encode.h\t2263 2264 2265',
    1885500787: 'subprocess-exited-with-error\t2156',
    1885692960: ' dependency is incompatible with the current platform: \t36',
    1885693252: 'DeepSpeed needs GCC \t759\nDeepSpeed needs at least GCC \t759\nDeepSpeed requires GCC \t759\nDeepSpeed requires at least GCC \t759',
    1885809965: '--gpu-name=sm_\t475',
    1886217556: 'Temporary failure\t798\nTemporary failure \t1153',
    1886217588: 'temp.win32-\t2164',
    1886218528: ' import "_C\t199\n import "_ext\t199\n import \'_C\t199\n import \'_ext\t199\n import _C\t199\n import _ext\t199\n import `_C\t199\n import `_ext\t199\n import any \t164\n import module "_C\t199\n import module "_ext\t199\n import module \'_C\t199\n import module \'_ext\t199\n import module _C\t199\n import module _ext\t199\n import module `_C\t199\n import module `_ext\t199\n import the "_C\t199\n import the "_ext\t199\n import the \'_C\t199\n import the \'_ext\t199\n import the _C\t199\n import the _ext\t199\n import the `_C\t199\n import the `_ext\t199\n import the module "_C\t199\n import the module "_ext\t199\n import the module \'_C\t199\n import the module \'_ext\t199\n import the module _C\t199\n import the module _ext\t199\n import the module `_C\t199\n import the module `_ext\t199',
    1886220099: 'Compiler requires the CUDA toolkit\t781',
    1886220131: "compilation terminated\t1412 1413 1414 1415 1416 1417 1418 1419 1420 1421 1422 1423 1424 1425 1426 1427 1428 1429 1430 1431 1432 1433 1434 1435 1436 1437 1438 1439 1440 1441 1442 1443 1444 1445 1446 1447 1448 1449 1450 1451 1452 1453 1454 1455 1456 1457 1458 1459 1460 1461 1462 1463 1464 1465 1466 1467 1468 1469 1470 1471 1472 1473 1474 1475 1476 1477 1478 1479 1480 1481 1482 1483 1484 1485 1486 1487 1488 1489 1490 1491 1492 1493 1494 1495 1496 1497 1498 1499 1500 1501 1502 1503 1504 1505 1506 1507\ncompiled\t1508\ncompiled against \t1297\ncompiled against CUDA\t1298\ncompiled against NumPy 1.x\t1509\ncompiled for \t1297\ncompiled for CUDA\t1298\ncompiled using \t1297\ncompiled using CUDA\t1298\ncompiled with \t1297\ncompiled with CUDA\t1298\ncompiled without \t1300\ncompiler set in environment\t1510\ncompute capabilit\t1511 1512\ncompute capability\t1513\ncompute capability \t1514 1515\ncompute capability not supported']\t1516",
    1886220135: "gomp not found\t1676\ngomp' not found\t1676\ngomp’ not found\t1676",
    1886220137: "iomp5 not found\t1676\niomp5' not found\t1676\niomp5’ not found\t1676",
    1886221678: 'numpy/\t2029',
    1886330919: "' op \t417",
    1886332960: ' (operand types are \t4',
    1886351203: 'cooperative_groups/\t1526 1527\ncooperlake\t1254',
    1886413165: "mappatura del segmento dall'oggetto condiviso non riuscita\t900",
    1886413171: 'sapphirerapids\t1254',
    1886415211: 'kipping import of cpp extensions due to incompatible torch version \t1811',
    1886418291: 'support for the ISO C++ \t2157\nsupport for the upcoming ISO C++ standard, C++0x\t2158\nsupported\t1269 2159',
    1886611780: 'DispatchKey::CompositeImplicitAutograd\t842\nDispatchStub: missing \t843',
    1886614883: 'cusparse64_\t1537 1538\ncusparseC\t758\ncusparseD\t758\ncusparseS\t758\ncusparseXcsrgemmNnz\t758\ncusparseZ\t758',
    1886680168: 'http.client.\t1712',
    1886680431: 'output file too large: \t2075',
    1886745376: ' support\t339\n support \t340 341',
    1886745454: 'nsupported CUDA SM\t2024\nnsupported CUDA SM version\t2024\nnsupported CUDA arch\t2024\nnsupported CUDA architecture\t2024\nnsupported CUDA capability\t2024\nnsupported CUDA sm\t2024\nnsupported CUDA sm version\t2024\nnsupported GPU SM\t2024\nnsupported GPU SM version\t2024\nnsupported GPU arch\t2024\nnsupported GPU architecture\t2024\nnsupported GPU capability\t2024\nnsupported GPU sm\t2024\nnsupported GPU sm version\t2024\nnsupported SM\t2024\nnsupported SM version\t2024\nnsupported arch\t2024\nnsupported architecture\t2024\nnsupported capability\t2024\nnsupported compute SM\t2024\nnsupported compute SM version\t2024\nnsupported compute arch\t2024\nnsupported compute architecture\t2024\nnsupported compute capability\t2024\nnsupported compute sm\t2024\nnsupported compute sm version\t2024\nnsupported device SM\t2024\nnsupported device SM version\t2024\nnsupported device arch\t2024\nnsupported device architecture\t2024\nnsupported device capability\t2024\nnsupported device sm\t2024\nnsupported device sm version\t2024\nnsupported sm\t2024\nnsupported sm version\t2024',
    1887007331: 'crypt.h\t1532 1533 1534 1535',
    1897951054: 'No queda espacio en el dispositivo\t654',
    1897951086: 'no queda espacio en el dispositivo\t654',
    1902473760: ' required keyword-only argument\t325\n required positional argument\t325 326\n requires A100\t327\n requires MinkowskiEngine\t328\n requires a different Python: \t329\n requires apex\t328\n requires auto\t328\n requires bitsandbytes\t328\n requires causal\t328\n requires cuda extensions\t330\n requires cupy\t328\n requires deepspeed\t328\n requires detectron2\t328\n requires exllamav2\t328\n requires fbgemm\t328\n requires flash\t328\n requires flashinfer\t328\n requires gptqmodel\t328\n requires gsplat\t328\n requires kaolin\t328\n requires mamba\t328\n requires mmcv\t328\n requires onnxruntime\t328\n requires pytorch3d\t328\n requires sgl\t328\n requires sglang\t328\n requires spconv\t328\n requires torch-\t328\n requires torch_\t328\n requires torchao\t328\n requires torchcodec\t328\n requires transformer\t328\n requires triton\t328\n requires triton==\t331\n requires vllm\t328\n requires xformers\t328',
    1903386957: 'MasqueradingAsCUDA\t998 999',
    1914709853: "]' returned non-zero\t1237",
    1914711074: '", referenced from\t364\n", referenced from:\t364',
    1914725736: 'he remote end hung up unexpectedly\t1637',
    1914728270: 'No registered custom op \t809',
    1916880980: 'THArgCheck\t1129 1130',
    1917132893: '] Erreur 137\t1236\n] Error 137\t1236',
    1917143124: 'THError\t1129 1130',
    1917145935: 'OSError: \t784\nOSError: Could not find/load shared object file\t1077\nOSError: [Errno \t1078\nOSError: [Errno 30] \t1079',
    1917221200: 'PyFrameObject\t1099',
    1917853789: '] Processus arrêté\t1236',
    1917869114: ':\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA\\v\t572',
    1918967866: ': archivo demasiado corto\t503',
    1918967870: '> are available only with C++\t575',
    1918986323: 'Shared memory size limit exceeded: requested \t1123',
    1918986355: 'shared memory size (requested \t2130\nshared object\t2131\nshared object initialization failed\t1708',
    1919052108: 'Library not loaded: \t990 991\nLibrary not loaded: @\t992',
    1919052140: 'library not found\t1879\nlibrary not found for -l\t1880 1881\nlibrary not found: \t1882 1883 1884\nlibrary not found: EGL\t1885\nlibrary not found: GLEW\t1886\nlibrary not found: aio\t1887\nlibrary not found: crypt\t1888\nlibrary not found: ffi\t1889\nlibrary not found: glog\t1890\nlibrary not found: jpeg\t1891\nlibrary not found: lapack\t1892\nlibrary not found: numa\t1893\nlibrary not found: stdc++\t1894\nlibrary not found: tbb\t1895\nlibrary not found: uuid\t1896\nlibrary not found: z\t1897\nlibrocblas.so.\t1854\nlibrocsparse.so.\t1854',
    1919115629: 'macro "max" passed\t1931\nmacro "max" requires\t1931\nmacro "min" passed\t1931\nmacro "min" requires\t1931',
    1919117645: 'Microsoft Visual C++ \t1004\nMicrosoft Visual C++ Redistributable is not installed\t1005\nMicrosoft Visual C++ installation\t1006\nMicrosoft Visual Studio installation\t1006\nMicrosoft Visual Studio version\t1007',
    1919230010: ': error C2440: \t544\n: error C2975\t545\n: error adding symbols: DSO missing from command line\t542 543\n: error: \t546\n: error: cannot find libdevice for sm_\t547\n: error: exception specification in declaration does not match\t548\n: error: expected \t549\n: error: expected primary-expression before\t550\n: error: identifier "\t551\n: error: name followed by "::" must be a class or namespace name\t552\n: error: namespace "cut\t553\n: error: need \t554\n: error: no such file or directory: \'\t555\n: error: redefinition of\t556\n: error: template argument \t549\n: error: the clang compiler does not support \'-\t557\n: error: unknown argument\t558\n: error: unknown type name \'\t559\n: error: unsupported option \'-\t560\n: error: use of undeclared identifier \'\t559\n: error:expected \t549\n: error:template argument \t549\n: error： expected \t549\n: error： template argument \t549\n: error：expected \t549\n: error：template argument \t549',
    1919248468: 'There is not enough space on the disk\t1168',
    1919248500: "there's already a kernel registered from python overriding \t2166",
    1919249184: ' kernel are not available\t250\n kernel is not available\t250\n kernel not available\t250\n kernels are not available\t250\n kernels is not available\t250\n kernels not available\t250',
    1919250472: '(perhaps \t442',
    1919250479: '/permissive\t486',
    1919250511: 'Operator does not support running with fake tensors\t1083',
    1919250543: 'operation timed out\t1409',
    1919251285: "UserWarning: Can't initialize NVML\t1211\nUserWarning: Error checking compiler version for cl\t1212",
    1919251488: ' terminated with signal 9\t38',
    1919251566: 'nternal error\t2025',
    1919252000: ' version incompatibility\t347\n version mismatch\t347\n version must be \t348\n version needs to be \t348\n version should be \t348',
    1919252079: 'overloaded function "std::__to_address" matches\t2076',
    1919316077: 'mpfr.h\t1954 1955 1956 1957',
    1919444301: 'Mehrdeutiges Symbol\t1001\nMehrfachdefinition von \t1002',
    1919444333: 'mehrdeutiges Symbol\t1001',
    1919448176: 'pthread.h\t1564',
    1919885370: ': orden no encontrada\t499',
    1919887392: ' (or one of its dependencies)\t5',
    1919895160: "xFormers was built for:\t2269\nxFormers wasn't buil\t2270",
    1919902273: 'Aborted\t621',
    1919903264: ' for section\t167',
    1919968580: 'DeprecatedTypeProperties\t834 835',
    1919969650: 'ripristinare la protezione del segmento\t1119',
    1920091483: '[Errno 122]\t1228\n[Errno 28]\t1228',
    1920103747: 'Current CUDA Device does not support bfloat16\t826\nCurrent CUDA device does not support bfloat16\t826',
    1920103779: "current CUDA Device does not support bfloat16\t826\ncurrent CUDA device does not support bfloat16\t826\ncurrent Python platform is not compatible with the lockfile's supported environments\t1551",
    1920169263: '/usr/include/hip/\t495',
    1920230738: 'Retrying (Retry(total=0,\t1111',
    1920233061: 'entrée de procédure\t364',
    1920233065: 'intrin\t1273',
    1920234561: "AttributeError: install_layout\t651\nAttributeError: module '\t652\nAttributeError: module 'torch._C' has no attribute '\t653",
    1920235589: 'Extra build requirement \t876',
    1931505486: "No se pudo asignar memoria en el bloque TLS\t963\nNo space left on device\t1047\nNo such file\t1048\nNo such file or directory: \t233 1049 1050 1051 1052 1053 1054\nNo such file or directory: '\t1055 1056 1057 1058\nNo such operator \t1059",
    1931505518: 'no se declaró en este ámbito\t1287\nno se encuentra -l\t1344 1742 1743\nno se puede activar la pila ejecutable\t962\nno se puede encontrar -l\t1344 1345 1346 1347 1348 1349 1350 1351 1352 1353 1742 1743\nno se puede encontrar -lEGL\t1354\nno se puede encontrar -lGLEW\t1355\nno se puede encontrar -laio\t1356\nno se puede encontrar -lffi\t1357\nno se puede encontrar -lglog\t1358\nno se puede encontrar -ljpeg\t1359\nno se puede encontrar -lnuma\t1360\nno se puede encontrar -lstdc++\t1362\nno se puede encontrar -ltbb\t1363\nno se puede encontrar -luuid\t1364\nno se puede encontrar -lz\t1365\nno se puede restaurar el `prot\' del segmento\t1119\nno se reconoce como un comando\t1800\nno se reconoce la opción de línea de órdenes\t965\nno space left on device\t1047\nno such file\t2004\nno such file or directory: \'\t2005\nno such instruction\t2006\nno such option: -\t2007\nno suitable \t2008 2009\nno suitable constructor exists to convert from "\t2010\nno suitable constructor exists to convert from "c10::\t1985',
    1931506799: 'ot supported\t2045',
    1933658196: 'THAssert\t1129 1130',
    1934970951: 'GPUs architecture\t718\nGPUs capabilit\t718\nGPUs compute architecture\t718\nGPUs compute capabilit\t718',
    1935625567: '_M_set_sharable()\t1239',
    1935762796: 'lease up\t1847',
    1935763488: ' has already been defined\t169\n has been removed from CMake\t170\n has no attribute\t171\n has no attribute \t172 173 174 175 176 177 178 179\n has no member\t180\n has no member \t181 182\n has no member named\t183\n has no member named \t184 185 186 187 188 189\n has non-pointer type \t190\n has not been declared\t55 56 57 191 192 193 194\n has to be \t195\n has unsupported type \t196',
    1935763551: '_hash_\t1248 1249 1250',
    1935764579: 'class "at::Tensor" has no member "\t1407\nclass "std::enable_if<<error-constant>\t1408',
    1935767328: ' was detected and compatibility mode is UN\t349\n was found but failed to import\t350\n was not declared\t55 56 194 246 247 351 352\n was not declared in this scope\t57 353 354\n was not declared in this scope; did you mean \t355\n was not found in the package registry\t356\n was specified but unrecogni\t357',
    1936009070: "n'est pas reconnu en tant que\t1800\nn'est pas un membre de\t1613",
    1936025716: 'these package versions have conflicting dependencies\t2167',
    1936027460: 'Does not match the generator used previously: \t846',
    1936027492: "does not appear to be a Python project\t1566\ndoes not contain a CMakeLists\t1567\ndoes not have one of build variants: \t1568\ndoes not know how to trace the builtin \t1569\ndoes not match\t1563\ndoes not name a type\t1287\ndoesn't match\t1563",
    1936028533: 'uses too much \t2243\nuses too much shared data (0x\t2244',
    1936269346: '" is ambiguous\t379\n" is not known to CXX compiler\t380\n" is not recognized\t381\n" is not recognized as\t381\n" is undefined in device code\t382\n" ist entweder falsch\t381',
    1936269351: "' is ambiguous (with operand types \t406\n' is not defined for option 'gpu-architecture'\t407\n' is not defined for option 'std'\t408\n' is not in 'keyword=value' format\t409\n' is not recognized\t381\n' is not recognized as\t381\n' is not recognized as an internal\t410\n' is only available for these backends:\t411\n' is unavailable: introduced in macOS 1\t412\n' ist entweder falsch\t381",
    1936269353: ') is greater than the maximum required version by CUDA \t446\n) is less than the minimum required version by CUDA \t447\n) is not usable for this PyTorch\t448',
    1936287828: 'This Python has API version \t1169\nThis header is only meant to be used on x86\t1170',
    1936287860: 'this operation is not allowed between \t2168',
    1936289397: 'unistd.h\t1564',
    1936614740: 'TensileLibrary\t1154 1155\nTensorTypeId\t1156 1157\nTensorTypeSet\t1156 1157\nTensors of type TensorImpl do not have \t1158\nTensors returned from custom ops (1) must not\t1159 1160',
    1936615712: ' installation candidates for \t204\n instance of Visual Studio\t205',
    1936617315: 'const_data_ptr\t907',
    1936682850: 'boost/\t1294',
    1936683040: ' positional argument\t325',
    1936876886: 'VersionConflict: (\t1217',
    1936876918: 'version "LIBAV\t967\nversion "LIBSW\t967\nversion \'LIBAV\t967\nversion \'LIBSW\t967\nversion `LIBAV\t967\nversion `LIBSW\t967\nversion torch was compiled with \t2252\nversion used to compile\t2253\nversions\t2254',
    1936877926: 'first\t1286',
    1936941392: 'PassManager::run failed\t1092',
    1936943469: 'missing initializer for member \t1943',
    1936944429: '-msse\t483',
    1937008994: 'bits/floatn\t1290\nbits/libc-header-start\t1291\nbits/std_function.h:\t1292\nbitsandbytes was compiled without GPU support\t1293',
    1937055783: "' uses too much \t420",
    1937059642: ':/usr/local/cuda\t571',
    1937075488: ' must be \t195\n must be valid exactly by one definition\t255\n must not contain {\t256',
    1937339245: 'msys64\t996',
    1948280185: 'ye tanımsız başvuru\t364',
    1948282734: "no template named \t2011\nno template named '\t2002\nno type named \t2011\nno type named '\t2002",
    1951615060: 'THStorage\t1127 1128',
    1952531514: ':Datei oder Verzeichnis\t159 160',
    1952543859: 'status_string: "\t2153',
    1952606572: 'libtorch_cuda.so: \t1862',
    1952802679: 'wget: command not found\t1281\nwget: not found\t1281\nwget: unable to resolve host address\t2266',
    1952805408: ' returned non-zero\t332 333',
    1952867692: 'leftover lock files from the PyTorch C++ extension build\t1848',
    1953063255: 'Waited on lock file "\t1220',
    1953063469: '-bit platform\t481',
    1953064270: "Neither 'setup.py' nor 'pyproject.toml' found\t1019",
    1953064550: 'ffitarget.h\t1640 1641 1642',
    1953065567: '_jit_compile\t60',
    1953067604: 'Triton Error [CUDA]: device kernel image is invalid\t1176\nTriton only support CUDA 10.0 or higher, but got CUDA version: \t1177',
    1953068403: 'suitesparse/\t1401 1402 1403',
    1953068832: ' with --no-build-isolation\t360\n with CUDA \t361\n within its own root folder\t362\n without CUTE_ARCH_MMA_\t363',
    1953069157: 'exit code\t1618\nexit code:\t1618\nexit status\t1618\nexitcode\t1618\nexited with code \t1619',
    1953264973: 'Multiple dispatch failed for \t1009',
    1953265005: 'multi_tensor_applier fused unscale kernel is unavailable\t1961\nmultiple copies of the\t1962\nmultiple definition of \t1963',
    1953394499: 'ContextualVersionConflict: (\t785',
    1953396050: 'RuntimeError: Failed to infer device type\t1021\nRuntimeError: Numpy is not available\t1113',
    1953396080: 'punto de entrada del procedimiento\t364',
    1953397075: 'SyntaxError: \t950',
    1953459744: ' not available\t259\n not built with CUDA\t260\n not compiled with CUDA\t260\n not defined in file lib\t261 262\n not found\t263\n not found in the system path\t264\n not found. Directory cannot be installed\t265\n not installed\t266\n not recognized\t267\n not set, after EnableLanguage\t268\n not supported in this architecture\t269',
    1953460816: 'ProtocolError\t777',
    1953525103: 'ompt.h\t1876 1877 1878',
    1953653104: 'partially initialized module \t2079',
    1953653621: 'ucrt64\t996',
    1953655126: "Virtual package '__cuda\t1218\nVirtual package '__glibc\t1219",
    1953655158: 'virtual memory exhausted: \t2255',
    1953656688: 'portaudio.h\t2084 2085 2086 2087',
    1953658478: 'nvrtc-builtins\t2043\nnvrtc64_\t1537 1538\nnvrtc: error: failed to load builtins for compute_\t2044',
    1953718598: 'Fast path is not available because one of\t899',
    1953718627: 'caster.operator typename make_caster<T>::template cast_op_type<T>()\t1389',
    1953718630: 'fast path is not available because one of\t899',
    1953719584: ' est incompatible avec la sortie\t59',
    1953719666: 'restaurar proteção de segmento\t1119\nrestore segment prot after\t2112',
    1953720608: ' ist entweder falsch\t243\n ist im Header \t248\n ist kein Element\t200\n ist kein Element von\t221 222 223',
    1953720644: "Distributed package doesn't have NCCL built in\t844",
    1953721929: 'Installed triton version too old, please upgrade\t955\nInstrucción ilegal\t479\nInstruction non permise\t479\nInstruçõe\t479',
    1953721961: 'installable\t1778\ninstalled CPU version PaddlePaddle\t1779\ninstalled Caffe2 version uses CUDA but I cannot find the CUDA\t1780',
    1953722184: 'Host compiler targets unsupported OS\t944',
    1953722216: 'host compiler\t661\nhost has sm_\t939',
    1953723725: 'Must define exactly one of __HIP_PLATFORM_\t1010',
    1953723747: 'custom_op(\t1552',
    1953723757: 'must have a constant value\t198\nmust install \t1097\nmust support SSE\t1964\nmust support SSE2\t1964\nmust support amd64\t1964\nmust support i386\t1964\nmust support x86\t1964\nmust support x86-64\t1964\nmust support x86_64\t1964',
    1953724755: 'SystemError: <built-in function load_binary> returned NULL\t1126',
    1953724787: 'system has unsupported display driver / cuda driver combination\t2160\nsystem not yet initialized\t2161',
    1953784096: ' attempted to run this operator with Meta tensors, but there was no \t21',
    1953785171: 'Setting up PyTorch plugin "\t1122',
    1953849888: ' but this version of numpy is 0x\t24\n but we found an implementation\t25',
    1953853031: 'gnutls_handshake() failed\t1675',
    1953853216: ' out of memory\t323\n out of range: \t324',
    1954047264: ' extension\t60\n extension for compute capability \t61',
    1954047342: 'next(\t1975',
    1954047348: 'texture is not a template\t1735\ntexture" is not a template\t1735\ntexture\' is not a template\t1735\ntexture’ is not a template\t1735',
    1954112032: ' bytes to section \t27',
    1954115679: '_pytorch_\t1251',
    1965059918: "No url found for submodule path '\t1060",
    1965060969: 'is unsupported\t1270',
    1967202362: ': Aucun fichier\t159 160',
    1967343700: 'THCuda\t1127 1128 1143 1144\nTHCudaCheck\t1145 1146',
    1969316709: 'ecause there is no version of \t1574',
    1969365031: "' but version of \t391",
    1969365036: ", but none of the providers can be installed\t462\n, but was built for sm\t463\n, but wrong architecture\t464\n, but you have torch \t465\n, but you'll have torch \t465",
    1969381215: '__builtin_amdgcn_\t1243',
    1969383788: 'libunwind.h\t1898 1899 1900 1901',
    1969431072: ' "cudaMemLocation"\t0',
    1969450029: '-lcudnn\t482',
    1969452353: 'Aucun espace disponible sur le périphérique\t654\nAucun fichier ou dossier\t625 626 627 628 629 630 631 632 633 634 635 636 637 638 639 640 641 642',
    1969452385: 'aucun espace disponible sur le périphérique\t654',
    1969452654: 'nvcuda.dll\t2041',
    1969516397: "module 'PIL.Image' has no attribute '\t1944\nmodule 'faiss' has no attribute '\t1945\nmodule 'numpy' has no attribute '\t1946\nmodule 'torch._C' has no attribute '\t1947\nmodule 'torchsparse_\t1948\nmodule export function\t1949\nmodule has nothing to offer in MPL2 only mode\t1950",
    1969713761: "argument list for \t1271\nargument of type 'WindowsPath' is not iterable\t1272",
    1970085927: "' must be initialized by a constant expression\t413",
    1970170220: 'linux/limits.h\t1907 1908 1909 1910',
    1970234144: ' could be found\t35',
    1970239784: '(you have \t444',
    1970300704: ' gpu architectures in the range\t168',
    1970302319: 'ompute capability \t2049',
    1970365778: 'Require \t1017\nRequire PyTorch\t1108\nRequire Pytorch\t1108\nRequire pyTorch\t1108\nRequire pytorch\t1108\nRequire torch\t1108\nRequired library version not found: \t1109\nRequires \t1017\nRequires PyTorch\t1108\nRequires Pytorch\t1108\nRequires pyTorch\t1108\nRequires pytorch\t1108\nRequires torch\t1108',
    1970365810: 'require \t1017\nrequire C++ 1\t2104\nrequire C++ 2\t2104\nrequire C++1\t2104\nrequire C++2\t2104\nrequire CUDA\t1974\nrequire PyTorch\t1108\nrequire Pytorch\t1108\nrequire SSE\t1964\nrequire SSE2\t1964\nrequire amd64\t1964\nrequire at least \'/std:c++\t1279\nrequire at least C++ 1\t2104\nrequire at least C++ 2\t2104\nrequire at least C++1\t2104\nrequire at least C++2\t2104\nrequire i386\t1964\nrequire pyTorch\t1108\nrequire pytorch\t1108\nrequire torch\t1108\nrequire users to upgrade torch to at least v\t2105\nrequire x86\t1964\nrequire x86-64\t1964\nrequire x86_64\t1964\nrequired\t1973\nrequires \t1017\nrequires Ada\t2106\nrequires Ampere\t2106\nrequires Blackwell\t2106\nrequires C++ 1\t2104\nrequires C++ 2\t2104\nrequires C++1\t2104\nrequires C++2\t2104\nrequires CUDA\t1974\nrequires Hopper\t2106\nrequires NVCC\t1974\nrequires NVIDIA CUDA\t1974\nrequires PyTorch\t1108\nrequires Pytorch\t1108\nrequires SSE\t1964\nrequires SSE2\t1964\nrequires Turing\t2106\nrequires Volta\t2106\nrequires a Ada\t2106\nrequires a Ampere\t2106\nrequires a Blackwell\t2106\nrequires a Hopper\t2106\nrequires a Turing\t2106\nrequires a Volta\t2106\nrequires amd64\t1964\nrequires an Ada\t2106\nrequires an Ampere\t2106\nrequires an Blackwell\t2106\nrequires an Hopper\t2106\nrequires an Turing\t2106\nrequires an Volta\t2106\nrequires at least \'/std:c++\t1279\nrequires at least C++ 1\t2104\nrequires at least C++ 2\t2104\nrequires at least C++1\t2104\nrequires at least C++2\t2104\nrequires capability \t2107\nrequires compiler flag \'/std:c++\t1279\nrequires device with capability > (\t2108\nrequires i386\t1964\nrequires nvcc\t1974\nrequires pyTorch\t1108\nrequires pytorch\t1108\nrequires the CUDA\t1974\nrequires the following packages that were not found in your environment: \t2109\nrequires the language dialect "CUDA\t2110\nrequires the language dialect "CXX\t2111\nrequires torch\t1108\nrequires x86\t1964\nrequires x86-64\t1964\nrequires x86_64\t1964',
    1970369089: 'Arquivo ou diretório\t625 626 627 628 629 630 631 632 633 634 635 636 637 638 639 640 641 642',
    1970430838: 'vcruntime\t2251',
    1970430840: 'xcrun: error: invalid active developer path\t2271',
    1970432116: 'thrust::\t2169',
    1970435187: 'struct _frame\t1099',
    1970479215: 'o such \t625 626 627 628 629 630 631 632 633 634 635 636 637 638 639 640 641 642',
    1970496882: 'result_of_t\t1411',
    1970497878: 'Visual C++ installation\t1006\nVisual Studio installation\t1006',
    1970499157: 'Unsupported .target\t1204\nUnsupported .version\t1205\nUnsupported HIP arch \t1206\nUnsupported HIP arch: \t1206\nUnsupported conversion from \t1207\nUnsupported platform: \t1208\nUnsupported rounding mode for conversion\t1209\nUnsupportedOperatorException: \t1210',
    1970499177: 'insufficient shared memory available on the GPU\t1781',
    1970499189: 'unsupported\t2045\nunsupported GNU version! \t2238\nunsupported HIP gpu architecture \t1206\nunsupported HIP gpu architecture: \t1206\nunsupported ICC\t2239\nunsupported NVHPC\t2239\nunsupported PGI\t2239\nunsupported XLC\t2239\nunsupported instruction \t1282\nunsupported operand type(s) for \t2240\nunsupported operator: \t1210\nunsupported pgc++\t2239\nunsupported xlC\t2239',
    1970562386: 'Return has unsupported type \t1112',
    1970562418: 'return code\t1618\nreturned a non-zero code: 137\t2113\nreturned non-zero\t2114\nreturned non-zero exit\t2115\nreturned non-zero exit status\t2116\nreturned non-zero exit status \t2117',
    1970562419: 'setup command: use_2to3 is invalid\t2126\nsetup.py build\t1295\nsetup.py develop\t1295\nsetup.py install\t1295\nsetuptools.build_meta\t2127\nsetuptools.command.\t2128\nsetuptools.extern.\t2129',
    1970566470: 'FutureWarning: The pynvml package is deprecated\t914',
    1981837166: "no viable conversion from \t2012\nno viable conversion from '\t2013",
    1984917583: 'OpOverloadPacket(op=\t1082',
    1985966953: 'is_variable\t1803 1804',
    1986096429: '-mavx\t483',
    1986884193: 'armv8.6-a\t1254',
    1986928751: 'o nvcc found\t781\no nvcc was found\t781',
    1986946336: ' environment variable is not\t43',
    1987208531: 'Server does not allow request for unadvertised object\t1121',
    1998611557: 'ed with an unsupported toolchain\t1575',
    1998614350: 'No working C++ compiler found in\t1061',
    2003269987: 'cygwin\t996',
    2003988326: 'forward compatibility was attempted on non supported HW\t1652',
    2004117094: 'fftw3.h\t1643 1644 1645 1646',
    2019516192: ' __x) noexcept (true)\t13',
    2019715436: 'libxml/\t1902 1903 1904 1905',
    2019893287: "' extension\t393\n' extension (up-to-date)\t394",
    2019893289: ') exceeds limit (\t445',
    2019893315: 'C extension: \t660',
    2019912806: 'flex: command not found\t1281\nflex: not found\t1281',
    2020569680: 'ProxyError\t777',
    2020633959: 'gmpxx.h\t1672 1673 1674',
    2032168553: 'in your include path is not compatible with this release of \t1746',
    2032170095: 'ot yet implemented\t2045\not yet supported\t2045',
    2034387028: 'THByteBlas_\t1127 1128\nTHByteStorage\t1127 1128\nTHByteTensor\t1127 1128\nTHByteVector\t1127 1128',
    2035294266: ': PyTorch was compiled\t526',
    2035296032: " 'Py_buffer'\t1",
    2036625250: 'body of constexpr\t549',
    2037149263: 'Only a single TORCH_LIBRARY can be used to register the namespace \t1080 1081',
    2037149295: 'only available for Linux\t2050\nonly available with \t2051\nonly for SSE\t1964\nonly for SSE2\t1964\nonly for amd64\t1964\nonly for i386\t1964\nonly for x86\t1964\nonly for x86-64\t1964\nonly for x86_64\t1964\nonly support\t2052\nonly supported on \t2053 2054\nonly supported on CUDA\t1974\nonly supported on NVCC\t1974\nonly supports \t1299\nonly supports Linux\t2050\nonly supports SSE\t1964\nonly supports SSE2\t1964\nonly supports amd64\t1964\nonly supports i386\t1964\nonly supports x86\t1964\nonly supports x86-64\t1964\nonly supports x86_64\t1964\nonly works on Linux\t2050',
    2037413219: 'cupy.cuda.memory.OutOfMemoryError\t1545',
    2037604640: ' async_io\t20',
    2042020674: 'Böyle bir dosya ya da dizin\t625 626 627 628 629 630 631 632 633 634 635 636 637 638 639 640 641 642',
    2053466478: 'niezdefiniowane odwołanie do\t364',
    2053731104: ' size changed, may indicate binary\t337',
    2054124112: 'Prozedureinsprungpunkt\t364',
    2179145762: '" は、内部コマンド\t381',
    2179145767: "' は、内部コマンド\t381",
    2179145786: ': そのようなファイル\t159 160',
    2195923002: ': コマンドが見つかりません\t499',
    2212700218: ': ファイルが短すぎます\t503',
    2228297786: ': файл слишком короткий\t503',
    2229739578: ': 無法開啟共用物件\t510',
    2246385722: ': 共有オブジェクトファイルを開けません\t510',
    2295439056: 'Ошибка сегментирования\t865',
    2313560122: ': 找不到命令\t499',
    2357322528: ' が見つかりません\t249',
    2377704480: ' 不是\t200 221 222 223\n 不是一个类型名\t57',
    2377704482: '"不是内部\t381',
    2377704487: "'不是内部\t381",
    2414551098: ': 동적 오브젝트 파일을 열 수 없습니다\t510',
    2461197882: ':沒有此一檔案\t159 160',
    2498306106: ': 错误: expected \t549\n: 错误: template argument \t549\n: 错误:expected \t549\n: 错误:template argument \t549\n: 错误： expected \t549\n: 错误： template argument \t549\n: 错误：expected \t549\n: 错误：template argument \t549',
    2498306141: '] 错误 137\t1236',
    2531663930: ': 文件过短\t503',
    2548441146: ': 无效的 ELF 头\t563\n: 无法分配内存\t501\n: 无法打开共享对象\t512\n: 无法打开共享对象文件\t510',
    2632327226: ': 未找到命令\t499',
    2642535226: ':そのようなファイル\t159 160',
    2647662650: ': Нет такого файла\t159 160',
    2712856122: ':没有那个文件\t159 160',
    2797826628: 'Dræbt\t848',
    2828854560: ' 在此作用域中尚未声明\t57',
    2848159060: 'Tué a terminé le programme \t440',
    2862409248: ' 未命名一个类型\t57',
    2867208250: ': 檔案太短\t503',
    2877416224: ' に対する定義されていない参照\t364',
    2881709383: 'Geëlimineerd\t848',
    2944525090: '"は、内部コマンド\t381',
    2944525095: "'は、内部コマンド\t381",
    2966455505: 'файл в неправильном формате\t1107',
    2966468560: 'защиту сегмента после перемещения\t1119',
    2983231953: 'сбой отображения сегмента из разделяемого объекта\t900',
    2983236304: 'Вбито\t848',
    2983240656: 'Убито\t848',
    3001425978: ': 沒有此一檔案\t159 160\n: 没有那个文件\t159 160',
    3050347984: 'Не осталось свободного места\t1062\nНет такого файла\t625 626 627 628 629 630 631 632 633 634 635 636 637 638 639 640 641 642',
    3050356176: 'не вдалося знайти -l\t1742\nне является внутренней\t1800\nневизначене посилання\t364\nневизначене посилання на\t364\nневозможно выделить память в статичном блоке TLS\t963\nневозможно задействовать исполняемый стек\t962\nневозможно найти -l\t1742 1743\nнедефинисана упута ка\t364\nнеоднозначный символ\t1001\nнеопределена отпратка към\t364\nнеопределенная ссылка на\t364\nнеопределённая ссылка на\t364',
    3050356688: 'перемещение R_\t2100\nпересування R_\t2100',
    3051888698: ': 资源暂时不可用\t527',
    3085246557: '] 已杀死\t1236',
    3101958178: '" 不是内部\t381\n" 不是内部或外部命令\t381',
    3101958183: "' 不是内部\t381\n' 不是内部或外部命令\t381",
    3169132637: '] 強制終了\t1236',
    3184533562: ': невозможно открыть разделяемый объектный файл\t510',
    3184571088: 'внутренняя ошибка компилятора\t958',
    3201343440: 'Политика управления приложениями\t623',
    3201348816: 'доступном только для чтения, содержатся динамические\t2095',
    3278267762: 'reférence indefinie vers\t364\nreférence indéfinie vers\t364',
    3278335573: 'Ungültiger Maschinenbefehl\t479',
    3278663504: 'Política de Controle de Aplicativo\t623',
    3278774330: ': não é possível abrir arquivo compartilhado\t510',
    3279185223: 'Getötet\t848\nGetötet hat Programm \t440',
    3491770661: '%1 не является приложением Win32\t390',
    3491803856: 'в пространстве имён\t1613',
    3499801839: '：Нет такого файла\t159 160',
    3500003386: ':Нет такого файла\t159 160',
    3799018863: 'omp’ not found\t1676',
    3810537765: '%1 は有効な Win32 アプリケーション\t390',
    3816980963: 'あいまいなシンボル\t1001',
    3817309155: 'デバイスに空き領域がありません\t2285',
    3818357731: 'プロシージャ エントリ ポイント\t364',
    3818568943: '：そのようなファイル\t159 160',
    3818750178: '”は、内部コマンド\t381',
    3818750435: 'そのようなファイルやディレクトリ\t625 626 627 628 629 630 631 632 633 634 635 636 637 638 639 640 641 642',
    3819078371: 'アプリケーション制御ポリシーに\t623',
    3819930083: 'は、内部コマンド\t1800 2284',
    3820192483: 'コマンドラインオプション\t965\nコンパイラ内部エラー\t958',
    3820716771: 'セグメンテーション\t865',
    3827314981: '%1 不是有效的 Win32 应用程序\t390',
    3834091238: '文件格式错误\t1107',
    3835527394: '”不是内部\t381',
    3837628901: '命令行太长。\t838',
    3837692390: '找不到 \t1326\n找不到 -l\t1344 1742 1743',
    3851132645: '型名ではありません\t1287',
    3851270372: '不命名一个类型\t1287',
    3852386021: '從共用物件中對映區段失敗\t900',
    3853163750: '未定\t364\n未定义的引用\t364\n未定义的符号\t364\n未定义符号\t364',
    3853230824: '被多次定义\t2287',
    3854479080: '设备上没有空间\t2285',
    3868047588: '不明确的符号\t1001\n不是\t1613\n不是一个类型名\t1287\n不是內部或外部命令\t1800\n不是内部或外部命令\t1800 2284\n不正な命令\t479',
    3868373734: '沒有此一檔案或目錄\t625 626 627 628 629 630 631 632 633 634 635 636 637 638 639 640 641 642',
    3868900591: '：沒有此一檔案\t159 160\n：没有那个文件\t159 160',
    3869154793: '非法指令\t479',
    3869284326: '无法从共享目标中映射段\t900\n无法启用共享目标需要的执行栈\t962\n无法在静态 TLS 块中分配内存\t963\n无法定位程序输入点\t364\n无法恢复段 prot\t1119\n无法找到 -l\t1344\n无法识别的命令行选项\t965',
    3869344999: '無法在靜態 TLS 區塊中配置記憶體\t963\n無法復原 segment prot\t1119\n無法找到程序輸入點\t364\n無法辨識的命令列選項\t965\n無法開啟可執行堆疊\t962',
    3869356774: '没有成员\t2286\n没有此指令\t2006\n没有此类指令\t2006\n没有那个文\t625 626 627 628 629 630 631 632 633 634 635 636 637 638 639 640 641 642\n没有那个文件\t1048',
    3869809893: '在此作用域中尚未声明\t1287',
    3869940966: '未找到 -l\t1345 1346 1347 1348 1349 1350 1351 1352 1353\n未找到 -lEGL\t1354\n未找到 -lGLEW\t1355\n未找到 -laio\t1356\n未找到 -lffi\t1357\n未找到 -lglog\t1358\n未找到 -ljpeg\t1359\n未找到 -lnuma\t1360\n未找到 -lstdc++\t1362\n未找到 -ltbb\t1363\n未找到 -luuid\t1364\n未找到 -lz\t1365',
    3870265317: '可执行文件格式错误\t864',
    3870393829: '共有オブジェクトが必要としている実行可能スタック\t962\n共有オブジェクトのセグメントをマップするのに失敗\t900',
    3870727910: '架构于输入文件\t59',
    3884032999: '磁盘空间不足\t2285',
    3884550118: '應用程式控制原則已封鎖\t623',
    3885284069: '应用程序控制策略已阻止\t623',
    3885604329: '静的 TLS ブロック内にメモリ\t963',
    3885868008: '裝置上已無多餘空間\t2285',
    3886131430: '模稜兩可的符號\t1001',
    3901522403: 'が見つかりません\t1810',
    3901915875: 'を見つけ\t1810\nを見つけられません -l\t1345 1346 1347 1348 1349 1350 1351 1352 1353\nを見つけられません -lEGL\t1354\nを見つけられません -lGLEW\t1355\nを見つけられません -laio\t1356\nを見つけられません -lffi\t1357\nを見つけられません -lglog\t1358\nを見つけられません -ljpeg\t1359\nを見つけられません -lnuma\t1360\nを見つけられません -lstdc++\t1362\nを見つけられません -ltbb\t1363\nを見つけられません -luuid\t1364\nを見つけられません -lz\t1365\nを見つけられません: -l\t1345 1346 1347 1348 1349 1350 1351 1352 1353\nを見つけられません: -lEGL\t1354\nを見つけられません: -lGLEW\t1355\nを見つけられません: -laio\t1356\nを見つけられません: -lffi\t1357\nを見つけられません: -lglog\t1358\nを見つけられません: -ljpeg\t1359\nを見つけられません: -lnuma\t1360\nを見つけられません: -lstdc++\t1362\nを見つけられません: -ltbb\t1363\nを見つけられません: -luuid\t1364\nを見つけられません: -lz\t1365',
    3902192871: '编译器内部错误\t958',
    3903371239: '編譯器內部錯誤\t958',
    3918366437: '再配置 R_\t2100\n再配置後にセグメントの prot\t1119',
    3920998118: '段錯誤\t865\n段错误\t865',
    3954751466: '그런 파일이나 디렉터리\t625 626 627 628 629 630 631 632 633 634 635 636 637 638 639 640 641 642',
    3969229036: '정적 TLS 블럭에는 메모리를\t963',
    3969486827: '동적 오브젝트의 세그먼트를\t900',
    3986724332: '애플리케이션 제어 정책\t623',
    3986983916: '실행할 수 있는 스택을 공유\t962',
    3987253995: '모호한 기호\t1001',
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
