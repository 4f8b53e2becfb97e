"""Which causes to import for a log. Written by tools/index_causes.py."""

IN_LOGS: dict[int, str] = {
    539123551: '__" does not take arguments\t1260',
    539700035: 'C++ compiler\t676',
    540682536: '(): incompatible function arguments. The following argument types are\t445',
    540685421: 'm4: command not found\t1299\nm4: not found\t1299',
    540697708: "ld: cannot find\t1844\nld: library 'ATen' not found\t1845\nld: library 'EGL\t1846\nld: library 'GL\t1847\nld: library 'GLEW\t1848\nld: library 'GLU\t1847\nld: library 'GLX\t1847\nld: library 'MIOpen\t1849\nld: library 'OpenGL\t1847\nld: library 'X11\t1850\nld: library 'Xext\t1850\nld: library 'Xi\t1850\nld: library 'Xrandr\t1850\nld: library 'aio\t1851\nld: library 'amd_comgr\t1849\nld: library 'amdhip64\t1849\nld: library 'blas\t1852\nld: library 'c\t1853\nld: library 'c10' not found\t1845\nld: library 'c10_cuda\t1854\nld: library 'caffe2' not found\t1845\nld: library 'cblas\t1852\nld: library 'crypt\t1855\nld: library 'crypto\t1856\nld: library 'cublas\t1849\nld: library 'cuda\t1849\nld: library 'cufft\t1849\nld: library 'cufile\t1849\nld: library 'culibos\t1849\nld: library 'cupti\t1849\nld: library 'curand\t1849\nld: library 'cusolver\t1849\nld: library 'cusparse\t1849\nld: library 'cutensor\t1849\nld: library 'dl\t1853\nld: library 'ffi\t1857\nld: library 'glfw\t1858\nld: library 'glfw3\t1858\nld: library 'glog\t1859\nld: library 'hip\t1849\nld: library 'hsa-runtime64\t1849\nld: library 'hsakmt\t1849\nld: library 'ibverbs\t1860\nld: library 'jpeg\t1861\nld: library 'm\t1853\nld: library 'mlx5\t1860\nld: library 'mpi\t1862\nld: library 'mpi_cxx\t1862\nld: library 'nccl\t1849\nld: library 'npp\t1849\nld: library 'numa\t1863\nld: library 'nvJitLink\t1849\nld: library 'nvidia-ml\t1849\nld: library 'nvjpeg\t1849\nld: library 'nvrtc\t1849\nld: library 'nvshmem\t1849\nld: library 'openblas\t1852\nld: library 'png\t1864\nld: library 'png16\t1864\nld: library 'pthread\t1853\nld: library 'rccl\t1849\nld: library 'rdmacm\t1860\nld: library 'roc\t1849\nld: library 'rt\t1853\nld: library 'ssl\t1856\nld: library 'stdc++\t1865\nld: library 'tbb\t1866\nld: library 'torch' not found\t1845\nld: library 'torch_cpu' not found\t1845\nld: library 'torch_cuda\t1854\nld: library 'torch_global_deps' not found\t1845\nld: library 'torch_python' not found\t1845\nld: library 'uuid\t1867\nld: library 'z\t1868\nld: library not found for -lc10_cuda\t1854\nld: library not found for -ltorch_cuda\t1854\nld: library ‘EGL\t1846\nld: library ‘GL\t1847\nld: library ‘GLEW\t1848\nld: library ‘GLU\t1847\nld: library ‘GLX\t1847\nld: library ‘OpenGL\t1847\nld: library ‘X11\t1850\nld: library ‘Xext\t1850\nld: library ‘Xi\t1850\nld: library ‘Xrandr\t1850\nld: library ‘aio\t1851\nld: library ‘blas\t1852\nld: library ‘c\t1853\nld: library ‘cblas\t1852\nld: library ‘crypt\t1855\nld: library ‘crypto\t1856\nld: library ‘dl\t1853\nld: library ‘ffi\t1857\nld: library ‘glfw\t1858\nld: library ‘glfw3\t1858\nld: library ‘glog\t1859\nld: library ‘ibverbs\t1860\nld: library ‘jpeg\t1861\nld: library ‘m\t1853\nld: library ‘mlx5\t1860\nld: library ‘mpi\t1862\nld: library ‘mpi_cxx\t1862\nld: library ‘numa\t1863\nld: library ‘openblas\t1852\nld: library ‘png\t1864\nld: library ‘png16\t1864\nld: library ‘pthread\t1853\nld: library ‘rdmacm\t1860\nld: library ‘rt\t1853\nld: library ‘ssl\t1856\nld: library ‘stdc++\t1865\nld: library ‘tbb\t1866\nld: library ‘uuid\t1867\nld: library ‘z\t1868\nld: unknown file type in '\t472\nld: unknown option\t1869\nld: unsupported tapi file type '\t1870",
    540701537: 'as: unrecognized option \t1292',
    540702325: 'uv: command not found\t1539\nuv: not found\t1539',
    540949792: ' => not found\t11',
    541218115: 'CUB requires a definition of CUB_NS_QUALIFIER\t725',
    541477957: 'ELF load command a\t868',
    541675585: 'API call is not supported in the installed CUDA driver\t585',
    541870925: 'MKL ERROR: \t1012\nMKL FATAL ERROR: \t1012',
    541871172: 'DLL load failed\t843 844 845\nDLL load failed while importing \t846\nDLL load failed: Die angegebene Prozedur\t847\nDLL load failed: The specified procedure\t847\nDLL load failed: 找不到指定的程序\t847',
    541937487: 'OOM when allocating tensor\t1090',
    542132552: 'HIP error: device kernel image is invalid\t955',
    542329940: 'TLS handshake timeout\t1165',
    542393671: 'GET was unable to find an engine to execute this computation\t929',
    542461511: 'GNU version! gcc \t950',
    542462019: "CPU does not support \t722\nCPU doesn't support \t722\nCPU lacks \t722",
    542462023: 'GPU architecture\t733\nGPU capabilit\t733\nGPU compute architecture\t733\nGPU compute capabilit\t733\nGPU functionality will not be available\t952',
    543449442: "bad register name \t1300\nbad value 'armv9\t1272\nbad value ('armv9\t1272\nbad value (‘armv9\t1272\nbad value ‘armv9\t1272",
    543451460: 'Did you forget to add @triton.jit\t851',
    543451492: 'did not complete successfully: exit code: 137\t1580\ndid you forget to \t1581',
    543516756: 'The \'sklearn\' PyPI package is deprecated\t1176\nThe CUDA compiler identification is unknown\t1177\nThe HIP compiler identification is unknown\t1178\nThe command line is too long.\t852\nThe current CMakeCache.txt directory \t1179\nThe library is compiled without \t1180\nThe output of this custom operator (1) must not also be an input\t1175\nThe source "\t1181\nThe specified path, file name, or both are too long\t1182\nThe term \'nvcc\' is not recognized\t794',
    543516788: 'the operator \t2190\nthe package flash_attn seems to be not installed\t1313',
    543516996: 'Die Befehlszeile ist zu lang.\t852',
    543517006: 'Nie ma takiego pliku\t640 641 642 643 644 645 646 647 648 649 650 651 652 653 654 655 656 657',
    543517801: 'ile format not recognized\t1759\nile in wrong format\t1122',
    543519329: 'are not currently supported\t1288\nare not supported\t1288\nare not yet supported\t1288\nare unsupported\t1288',
    543519605: "use of undeclared identifier \t2267\nuse of undeclared identifier '\t2254 2255 2256",
    543520100: 'due to ninja not being installed\t1593',
    543521063: "'ye tanımsız başvuru\t368",
    543584032: ' of Verneed record\t276\n of non-const\t277\n of the Protocol Buffer runtime library, but the installed version is \t278\n of the Protocol Buffer runtime library, which is not\t279',
    543585601: 'Auf dem Gerät ist kein Speicherplatz\t670',
    544104771: 'Can not find\t777',
    544106784: ' in namespace\t202\n in namespace \t203\n in your include path is not compatible with this release of \t204',
    544108320: ' on CUDA arch < \t280\n on a machine with \t281',
    544108366: 'Non rimane spazio sul device\t1077',
    544108398: 'non rimane spazio sul device\t1077\nnon è riconosciuto come\t1824',
    544165434: ':No existe el\t161 162\n:No such file\t161 162',
    544173600: ' no es un miembro de\t202 223 224 225\n no se reconoce\t245',
    544173940: 'too few arguments for template template parameter "Tuple"\t2199\ntoo many initializer values\t2200\ntoo many sections (\t2201\ntoo old to be supported by the triton GPU compiler\t2202',
    544175136: ' to be true, but got false\t348\n to compile PyTorch\t349\n to find Python.h\t350',
    544236404: 'tcp connect error\t1428',
    544238959: 'omp not found\t1698',
    544239392: ' op due to it not being compatible\t285',
    544370464: ' or above\t14\n or above \t324\n or greater \t324\n or higher\t14\n or higher \t324\n or later\t14\n or later \t324\n or later compatible compiler is required\t325\n or newer\t14\n or newer \t324\n or one of its dependencies\t326',
    544372079: 'our device is too old. We require compute capability\t2092',
    544432488: 'has a minor version mismatch with the version that was used to compile PyTorch\t1712\nhas already been de\t1713\nhas already been defined\t1714\nhas compute capability < \t1715\nhas different version in metadata: \t1716\nhas inconsistent \t1717\nhas no attribute \t1395 1718 1719\nhas no device code compatible with \t1720\nhas no member \t1721\nhas no member named \t1721 1722 1723 1724\nhas not been declared\t1305',
    544432503: 'was compiled with CPU_ONLY flag\t2287\nwas not declared in this scope\t1305',
    544434464: " is already registered\t208\n is already registered as a pybind11::native_enum\t209\n is already registered. Ensure that registration with torch::class_\t210\n is ambiguous\t211\n is defined in header \t212\n is incompatible with\t213\n is incompatible with \t214\n is incompatible with lib\t215\n is less than desired GPU memory\t216\n is less than the minimum supported by NVRTC\t217\n is missing a fake kernel implementation\t218\n is missing, please make sure it is specified in the 'build-system.requires'\t219\n is not None\t220\n is not a \t221\n is not a directory\t42\n is not a member of\t202 222 223 224 225\n is not a member of \t226 227 228 229 230\n is not a member of 'cute\t196\n is not a member of 'cutlass\t196\n is not a member of ‘cute\t196\n is not a member of ‘cutlass\t196\n is not a recognized processor for this target\t231\n is not a supported wheel on this platform\t232\n is not a valid\t42\n is not a valid editable requirement\t233\n is not a valid wheel file\t234\n is not available, \t235\n is not compatible with\t213\n is not compatible with \t214\n is not compatible with the current PyTorch installation\t236\n is not compatible with this Python\t237\n is not compiled with it\t235\n is not defined\t238 239 240 241\n is not defined \t242\n is not enabled\t243\n is not found\t244\n is not recognized as\t245\n is required\t246\n is required but found\t247\n is undefined\t248 249\n is used but incompatible\t213\n is used but is incompatible\t213",
    544435812: 'dns error: failed to lookup address\t1587',
    544436008: '(os error 112)\t447\n(os error 122)\t447\n(os error 28)\t447',
    544437570: 'Bus error\t636',
    544500071: 'git submodule \t1688',
    544501575: 'Got SM\t953',
    544501582: 'Not a directory: \t1069\nNot enough memory. Please try to increase --mem-fraction\t1078\nNot find\t778',
    544501607: 'got Arch.sm_\t953\ngot SM\t953\ngot an unexpected keyword argument \t1704\ngot sm\t953\ngot sm_\t953',
    544501614: 'not available for \t2039\nnot available on \t2039\nnot compiled with GPU offload support\t2040\nnot enough disk space\t1183\nnot enough free disk space\t1183\nnot enough free space\t1183\nnot enough space\t1183\nnot find\t778\nnot found\t2041\nnot installed\t2042\nnot match\t1584\nnot providing "Find\t2043\nnot support\t2044\nnot supported by \t2045\nnot supported for \t2039 2045\nnot supported for the current GPU. Minimum capability: \t2046\nnot supported on \t2039 2045\nnot valid for use in process\t26\nnot yet available for \t2039\nnot yet available on \t2039\nnot yet supported by \t2045\nnot yet supported for \t2039 2045\nnot yet supported on \t2039 2045',
    544502633: 'ist entweder falsch geschrieben\t1824\nist kein Element von\t1635',
    544502645: 'ust use \t2271',
    544503119: 'Out of memory: Kill process\t1099\nOut of memory: Killed process\t1099',
    544503138: 'but the target was not found\t1319',
    544503151: 'out of memory\t2093 2094 2095\nout of memory allocating \t2096\nout of resource\t2097\nout of resource: triton_\t2098',
    544567129: 'You are running version \t1239\nYou must give at least one requirement to\t1240\nYou tried to install "pytorch"\t1241',
    544567161: 'you should not try to import numpy from\t2297',
    544760141: 'Max retries exceeded with url\t1015',
    544825888: ' by system policy\t26',
    544828526: 'nly Ada\t1407\nnly Ampere\t1407\nnly Blackwell\t1407\nnly Hopper\t1407\nnly NVIDIA Ada\t1407\nnly NVIDIA Ampere\t1407\nnly NVIDIA Blackwell\t1407\nnly NVIDIA Hopper\t1407\nnly NVIDIA Rubin\t1407\nnly NVIDIA Turing\t1407\nnly NVIDIA Volta\t1407\nnly Rubin\t1407\nnly SM\t1407\nnly Turing\t1407\nnly Volta\t1407\nnly available \t2005\nnly be available \t2005\nnly be enabled \t2005\nnly be implemented \t2005\nnly be supported \t2005\nnly be valid \t2005\nnly enabled \t2005\nnly gfx\t1407\nnly implemented \t2005\nnly runs \t2005\nnly sm\t1407\nnly support\t2006\nnly support \t2005\nnly supported \t2005\nnly supports \t2005\nnly valid \t2005\nnly works \t2005',
    546346988: '에 대한 정의되지 않은 참조\t368',
    547011823: '： Aucun fichier\t161 162\n： Datei oder Verzeichnis\t161 162\n： No existe el\t161 162\n： No such file\t161 162\n： Нет такого файла\t161 162\n： そのようなファイル\t161 162\n： 沒有此一檔案\t161 162\n： 没有那个文件\t161 162',
    547193058: "” is not recognized\t385\n” is not recognized as\t385\n” ist entweder falsch\t385\n” n'est pas reconnu\t385\n” no se reconoce como\t385\n” は、内部コマンド\t385\n” 不是内部\t385\n” 不是内部或外部命令\t385",
    549234155: '를 찾을 수\t1834',
    659902535: "GPU's architecture\t733\nGPU's capabilit\t733\nGPU's compute architecture\t733\nGPU's compute capabilit\t733",
    661528610: '" n\'est pas reconnu\t385',
    661528615: "' n'est pas reconnu\t385",
    661545283: "Can't find\t777 778",
    661545315: "can't be installed because it doesn't\t1343\ncan't find\t777 778\ncan't open \t1344\ncan't open file \t1345",
    661548868: "Don't know what to do with '\t861",
    661548900: "don't have enough free space in /\t1592",
    661615406: ".so' (not a mach-o file)\t472\n.so' (slice is not valid mach-o file)\t472",
    661679471: "omp' not found\t1698",
    662007641: "You're on \t1242\nYou're using \t1242",
    679517676: '은(는) 내부 또는 외부 명령\t1824',
    707403834: ': ***\t504',
    758528120: 'x86-64-v\t1272',
    760038484: 'TDM-GCC\t1011',
    761752432: 'pkg-config: command not found\t1299\npkg-config: not found\t1299',
    762146671: 'oom-kill\t1099',
    762212206: 'non-zero number of elements, but its data is not allocated yet\t2038',
    762341744: 'pip-build-env-\t2104',
    762342767: 'omp-tools.h\t1900 1901 1902',
    762671207: 'gpu-name\t1705',
    775191148: 'lz4.h\t1947 1948 1949 1950',
    778530416: 'png.h\t2105 2106 2107',
    778659430: 'ffi.h\t1662 1663 1664',
    778661997: 'mpi.h\t1982 1983 1984',
    779119975: 'gmp.h\t1694 1695 1696',
    779119983: 'omp.h\t1900 1901 1902',
    779644787: 'sox.h\t2166 2167 2168 2169',
    791687523: 'c10/cuda/impl/cuda_cmake_macros.h\t1324 1325 1326 1327 1328 1329\nc10/util/AlignOf.h\t1330 1331 1332\nc10/util/Array.h\t1330 1331 1332\nc10/util/Float\t612 613 614\nc10/util/Optional.h(\t1333\nc10/util/complex_utils.h\t1330 1331 1332\nc10/util/either.h\t1330 1331 1332\nc10/util/in_place.h\t1330 1331 1332\nc10/util/math_compat.h\t1330 1331 1332\nc10/util/reverse_iterator.h\t1330 1331 1332\nc10/util/variant.h\t1330 1331 1332',
    792938580: 'THC/THCAtomics.cuh\t1146 1147 1148\nTHC/THCDeviceUtils.cuh\t1149 1150 1151 1152\nTHC/THCNumerics.cuh\t1153 1154 1155',
    793528133: 'EGL/egl.h\t865 866 867\nEGL/eglext.h\t865 866 867\nEGL/eglplatform.h\t865 866 867',
    795636583: 'gsl/gsl_\t1708 1709 1710 1711',
    796096883: 'sys/cdefs\t1309\nsys/file.h\t1585\nsys/ioctl.h\t1585\nsys/mman.h\t1585\nsys/resource.h\t1585\nsys/socket.h\t1585\nsys/time.h\t1585\nsys/wait.h\t1585',
    796157294: 'net/http: request canceled\t1165',
    796225127: 'gnu/stubs\t1309',
    808464432: '000001\t486\n0000135\t485\n0000139\t484',
    808465475: 'C4003: \t711',
    827018828: 'LNK1102\t986\nLNK1104\t692 987 988 989 990 991 992 993 994\nLNK1112\t995 996\nLNK1158\t997\nLNK1181\t988 989 990 991 992 993 994 998 999\nLNK1248\t1000',
    827085907: 'STL1002: Unexpected compiler version, expected CUDA \t1133',
    828796205: '-mf16c\t490',
    842019395: 'C2027\t697',
    842020932: 'D8021\t841',
    842021188: 'D9024\t842',
    842211386: ': 32 bit compilation is only supported for\t505',
    842281539: 'C2429\t707',
    842348355: 'C7525\t707',
    842413891: 'C7624\t707',
    843796044: 'LNK2001\t368 1001\nLNK2005: \t1002\nLNK2019\t368',
    843859027: 'SDL2/SDL\t1129 1130 1131 1132',
    845374806: 'Vec256\t1231 1232',
    858796611: "C2039: \t698 699 700 701 702 703 704\nC2039: 'exc_traceback'\t705\nC2039: 'exc_type'\t705\nC2039: 'exc_value'\t705\nC2039: 'ob_digit'\t705\nC2039: 'tp_print'\t705\nC2039: 'use_tracing'\t705",
    863005040: 'pip3: command not found\t1539\npip3: not found\t1539',
    875968323: 'C7642\t707',
    877350476: 'LNK4272\t996',
    895902824: 'hdf5.h\t1725 1726 1727 1728',
    909128259: 'C2061: \t704\nC2065\t706\nC2065: \t704',
    909207138: 'bf16 mixed precision requires PyTorch \t1306',
    909652803: 'C3861: \t704',
    925905197: '-1073741511\t484\n-1073741515\t485\n-1073741795\t486',
    926429763: 'C2872\t710',
    942682435: "C1083\t677 678 679 680 681 682 683 684 685 686 687 688 689 690 691 692 693\nC1083: Cannot open compiler generated file: '\t694",
    943010371: 'C2589: \t708',
    943011651: 'C7582\t707',
    959787587: 'C2593: \t709',
    976236899: 'c10::ScalarType\t1334\nc10::guts\t1335\nc10::optional<\t1336',
    976909409: 'at::DeprecatedTypeProperties\t1298',
    978144327: 'GLM: GLM_\t949',
    978341199: 'OMP: Error #15\t1086\nOMP: Error #15:\t1087\nOMP: Error #179: Function pthread_\t1088',
    979661939: 'std::shared_ptr<torch::jit\t2179 2180',
    979923827: 'ssh: Could not resolve hostname \t2176\nssh: connect to host \t2176',
    979923834: 'zsh: command not found: \t2302\nzsh: no matches found: \t2303',
    980445552: 'pip: command not found\t1539\npip: not found\t1539',
    980707687: 'git: command not found\t1299\ngit: not found\t1299',
    980708969: 'int: = is not a valid operator\t1806',
    1094928468: 'THCAssertSameGPU\t1144 1145\nTHCAtomics.cuh\t1146 1147 1148',
    1094997315: "CUDA Error \t730\nCUDA Error (222\t731\nCUDA Error (35\t732\nCUDA Error (code 222\t731\nCUDA Error (code 35\t732\nCUDA Error 222\t731\nCUDA Error 35\t732\nCUDA Error code 222\t731\nCUDA Error code 35\t732\nCUDA Error: \t730\nCUDA Error: (222\t731\nCUDA Error: (35\t732\nCUDA Error: (code 222\t731\nCUDA Error: (code 35\t732\nCUDA Error: 222\t731\nCUDA Error: 35\t732\nCUDA Error: code 222\t731\nCUDA Error: code 35\t732\nCUDA architecture\t733\nCUDA capabilit\t733\nCUDA compiler and CUDA toolkit headers are incompatible\t734\nCUDA compute architecture\t733\nCUDA compute capabilit\t733\nCUDA driver initialization failed, you might not have\t735\nCUDA driver is a stub library\t736\nCUDA driver library cannot be found\t737\nCUDA driver version is insufficient for CUDA runtime version\t738\nCUDA error \t730\nCUDA error (222\t731\nCUDA error (35\t732\nCUDA error (code 222\t731\nCUDA error (code 35\t732\nCUDA error 222\t731\nCUDA error 35\t732\nCUDA error code 222\t731\nCUDA error code 35\t732\nCUDA error: \t730\nCUDA error: (222\t731\nCUDA error: (35\t732\nCUDA error: (code 222\t731\nCUDA error: (code 35\t732\nCUDA error: 222\t731\nCUDA error: 35\t732\nCUDA error: code 222\t731\nCUDA error: code 35\t732\nCUDA extension not installed\t739\nCUDA failure \t730\nCUDA failure (222\t731\nCUDA failure (35\t732\nCUDA failure (code 222\t731\nCUDA failure (code 35\t732\nCUDA failure 222\t731\nCUDA failure 35\t732\nCUDA failure code 222\t731\nCUDA failure code 35\t732\nCUDA initialization: Found no NVIDIA driver on your system\t740\nCUDA unavailable, invalid device\t741\nCUDA unknown error - this may be due to an incorrectly set up environment\t742\nCUDA version mismatch! DeepSpeed ops were compiled and installed with a different version\t743\nCUDA was not found on the system, please set the CUDA_HOME\t744\nCUDA's architecture\t733\nCUDA's capabilit\t733\nCUDA's compute architecture\t733\nCUDA's compute capabilit\t733\nCUDA::nvToolsExt\t487 745 746\nCUDAGenerator\t723 724\nCUDAGuard\t747 748\nCUDAStreamGuard\t747 748\nCUDA_ARCHITECTURES is set to \t749\nCUDA_ERROR_ASSERT\t750\nCUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE\t751\nCUDA_ERROR_ILLEGAL_ADDRESS\t752\nCUDA_ERROR_INVALID_IMAGE\t753\nCUDA_ERROR_LAUNCH_FAILED\t752\nCUDA_ERROR_MISALIGNED_ADDRESS\t752\nCUDA_ERROR_NO_BINARY_FOR_GPU\t754\nCUDA_ERROR_NO_DEVICE\t755\nCUDA_ERROR_OUT_OF_MEMORY\t756\nCUDA_ERROR_STUB_LIBRARY\t736\nCUDA_ERROR_SYSTEM_DRIVER_MISMATCH\t757\nCUDA_ERROR_SYSTEM_NOT_READY\t758\nCUDA_ERROR_UNSUPPORTED_PTX_VERSION\t759\nCUDA_HOME\t760\nCUDA_HOME does not exist, unable to compile CUDA\t761\nCUDA_HOME environment variable is not set\t762\nCUDA_PATH\t760\nCUDA_PATH is set but CUDA wasn\t763\nCUDA_TOOLKIT_ROOT_DIR not found or specified\t764\nCUDA_VER\t765\nCUDA_VERSION\t765\nCUDA_tensor_apply\t766 767\nCUDAs architecture\t733\nCUDAs capabilit\t733\nCUDAs compute architecture\t733\nCUDAs compute capabilit\t733",
    1095060560: 'PLEASE ATTACH THE FOLLOWING FILES TO THE BUG REPORT\t1100',
    1096045407: '_STANDARD is set to invalid value\t1258\n_STATUS_ARCH_MISMATCH\t1259',
    1096308803: 'CXXABI_\t774\nCXXABI_1.3.\t775',
    1096766529: 'AT_ASSERT\t586',
    1098215527: 'gpuAtomicAdd\t1706 1707',
    1100513506: "‘AT_ASSERTM' has not been declared\t438\n‘AT_ASSERTM' was not declared\t438\n‘AT_ASSERTM’ has not been declared\t438\n‘AT_ASSERTM’ was not declared\t438",
    1100659951: '：Aucun fichier\t161 162',
    1111705684: 'THCBlas_\t1142 1143',
    1112099911: 'GLIBCXX_\t774\nGLIBCXX_3.4.\t775\nGLIBC_\t947\nGLIBC_2.\t948',
    1113812850: 'rocBLAS error: C\t2143',
    1126199118: 'No CUDA GPUs are available\t262 1036\nNo CUDA runtime is found, using CUDA_HOME=\t1037\nNo CUDA toolset found\t1038',
    1126199150: 'no CUDA-capable device is detected\t755',
    1128481103: 'OACC_\t951',
    1128482900: 'THCCeilDiv\t634 635',
    1128486478: 'NVCC \t1026\nNVCC" \t1026\nNVCC\' \t1026\nNVCC` \t1026\nNVCC’ \t1026',
    1128613955: 'CHECK_EQ\t586\nCHECK_GE\t586\nCHECK_GT\t586\nCHECK_LE\t586\nCHECK_LT\t586\nCHECK_NE\t586\nCHECK_NOTNULL\t586',
    1128680517: 'ELFCLASS32\t470\nELFCLASS64\t470',
    1129464159: '_ARCHITECTURES\t1255',
    1129467732: 'TORCH_CHECK\t1166\nTORCH_CUDA_API\t591 592\nTORCH_CUDA_ARCH_LIST is not set, all archs for visible cards\t1167\nTORCH_EXTENSION_NAME\t492\nTORCH_HIP_API\t695 696\nTORCH_LIBRARY_FRAGMENT\t1166',
    1130320961: 'AT_CHECK\t587 588\nAT_CHECK_INDEX\t587 588\nAT_CPP14_CONSTEXPR\t589 590\nAT_CUDA_API\t591 592',
    1131701607: 'getCurrentCUDABlasHandle\t747 748\ngetCurrentCUDASolverDnHandle\t747 748\ngetCurrentCUDASparseHandle\t747 748\ngetCurrentCUDAStream\t747 748\ngetCurrentDeviceProperties\t747 748',
    1131701619: 'setCurrentCUDAStream\t747 748',
    1131898190: 'NewConnectionError\t791',
    1145120800: ' (ADVANCED)\t2',
    1145260116: 'THCDevice\t1142 1143\nTHCDeviceUtils.cuh\t1149 1150 1151 1152',
    1145656910: 'NVIDIA driver on your system is too old\t1027\nNVIDIA-SMI has failed because it couldn\t1028',
    1145981254: 'FIND was unable to find an engine to execute\t891',
    1146438445: '-CUDA::nvToolsExt\t487',
    1146438508: 'lCUDA::nvToolsExt\t487',
    1147098177: 'AT_DISPATCH_ALL_TYPES_AND_HALF\t593 594',
    1148478823: 'getDefaultCUDAStream\t747 748\ngetDeviceProperties\t747 748',
    1150991599: '：Datei oder Verzeichnis\t161 162',
    1160670307: 'cl.EXE\t1423',
    1162235717: 'EOFError: Ran out of input\t870',
    1162297926: 'FBGEMM needs GCC \t773\nFBGEMM needs at least GCC \t773\nFBGEMM requires GCC \t773\nFBGEMM requires at least GCC \t773',
    1162363716: 'DCHECK_EQ\t586\nDCHECK_GE\t586\nDCHECK_GT\t586\nDCHECK_LE\t586\nDCHECK_LT\t586\nDCHECK_NE\t586\nDCHECK_NOTNULL\t586',
    1162629971: 'SSLError\t791',
    1163152969: "INTERNAL COMPILER ERROR in '\t959",
    1163875393: 'AT_ERROR\t586',
    1164863831: 'WinError 2]\t692\nWinError 3]\t692',
    1164994920: 'hipErrorAssert\t750\nhipErrorInvalidDeviceFunction\t1562\nhipErrorInvalidImage\t955\nhipErrorNoBinaryForGpu\t754\nhipErrorOutOfMemory\t756\nhipErrorSharedObjectInitFailed\t1731',
    1176517189: 'E: Failed to fetch\t864',
    1178749012: 'THBFloat16Blas_\t1142 1143\nTHBFloat16Storage\t1142 1143\nTHBFloat16Tensor\t1142 1143\nTHBFloat16Vector\t1142 1143',
    1179009347: 'CAFFE2_API\t591 592\nCAFFE2_CUDA_API\t591 592',
    1180652609: 'AT_FORALL_SCALAR_TYPES\t595 596',
    1195591764: 'THCGenerator\t1142 1143',
    1196312909: 'MINGW\t1011',
    1196773443: 'CPUGenerator\t723 724',
    1198271776: ' -lGLESv1\t7\n -lGLESv2\t7',
    1198418253: 'MinGW\t1011',
    1229408595: 'SIGILL\t486',
    1230262351: 'OPTIX_ERROR_UNSUPPORTED_ABI_VERSION\t1091',
    1230455855: '/DWIN32\t493',
    1230984257: 'AT_INDEX_ERROR\t597 598',
    1231254131: 'srcIndex < srcSelectDimSize\t2175',
    1232367438: 'NotImplementedError: C\t1079',
    1262570819: 'CMAKE_CUDA_ARCHITECTURES\t714\nCMAKE_CUDA_ARCHITECTURES must be non-empty\t715\nCMAKE_CUDA_ARCHITECTURES:\t716 717\nCMAKE_CUDA_COMPILER\t718\nCMAKE_CUDA_COMPILER not set, after EnableLanguage\t719\nCMAKE_CUDA_COMPILER:\t720',
    1279415619: 'CUBLAS_STATUS_INTERNAL_ERROR when calling \t726\nCUBLAS_STATUS_INVALID_VALUE when calling \t727',
    1280136782: 'NVML Shared Library Not Found\t907',
    1280595267: 'CUTLASS needs GCC \t773\nCUTLASS needs at least GCC \t773\nCUTLASS requires GCC \t773\nCUTLASS requires at least GCC \t773',
    1281311820: 'LD_LIBRARY_PATH contains incompatible version of cudnn\t980',
    1297501260: 'LLVM ERROR: \t982\nLLVM ERROR: Cannot select: \t983\nLLVM ERROR: Cannot select: intrinsic %llvm.\t984\nLLVM ERROR: out of memory\t985',
    1298295148: 'libMIOpen.so.\t1878',
    1299212648: 'hipModuleLoad failed: \t1732',
    1310748265: 'in Namensbereich\t1635',
    1313032276: 'THCNumerics\t1142 1143\nTHCNumerics.cuh\t1153 1154 1155',
    1313101123: 'CUDNN_INCLUDE_DIR\t768\nCUDNN_INCLUDE_PATH\t768\nCUDNN_LIBRARY\t768\nCUDNN_LIBRARY_PATH\t768\nCUDNN_STATUS_ALLOC_FAILED\t769\nCUDNN_STATUS_NOT_INITIALIZED\t770\nCUDNN_STATUS_SUBLIBRARY_LOADING_FAILED\t771',
    1313753172: 'THNN_\t1163 1164',
    1313821514: 'JSONDecodeError: \t870',
    1315072364: 'libNVVM cannot be found. Do `conda install\t1879',
    1315728452: 'DllNotFoundException: Unable to load \t859',
    1318763759: '：No existe el\t161 162\n：No such file\t161 162',
    1330529327: '/DNOMINMAX\t493',
    1330795077: 'ERROR: Could not find a version\t871\nERROR: No supported gcc/g++ host compiler found\t872\nERROR: Python dependency not found\t873\nERROR: Wheel \'\t874\nERROR: unknown command "\t875',
    1330857298: 'RESOURCE_EXHAUSTED: \t1121',
    1346521420: 'LIBPOSTPROC\t981',
    1347243847: 'GOMP_\t951',
    1347638595: 'CUSPARSE_\t772',
    1347703880: 'HTTP 000 CONNECTION FAILED\t796',
    1349083987: 'SciPy needs GCC \t773\nSciPy needs at least GCC \t773\nSciPy requires GCC \t773\nSciPy requires at least GCC \t773',
    1349350734: 'NumPy\t1080\nNumPy C-API version 0x\t1081\nNumPy needs GCC \t773\nNumPy needs at least GCC \t773\nNumPy requires GCC \t773\nNumPy requires at least GCC \t773\nNumPy was built with baseline optimizations\t1082',
    1377843753: '): Read timed out\t457',
    1380141140: 'THCRandom\t1142 1143\nTHCRoundUp\t634 635',
    1380993352: 'HIPRTC_ERROR_COMPILATION\t792',
    1381122399: '_ARRAY_API\t1256',
    1394634574: 'No SOURCES given to target: \t1039',
    1396918356: 'THCState\t1156 1157\nTHCStorage\t1142 1143\nTHCStream\t1156 1157',
    1397049428: 'THESE PACKAGES DO NOT MATCH THE HASHES\t1162',
    1397050439: 'GLES2/gl\t940 941\nGLES3/gl\t940 941\nGLESv1\t942\nGLESv2\t942',
    1397706309: 'ENOSPC: no space\t869',
    1397900630: 'VERSION_MISMATCH\t1230',
    1398757712: 'PY_SSIZE_T_CLEAN macro must be defined\t1101',
    1400137063: 'getStreamFromPool\t747 748',
    1411398185: '): The output of this custom operator (1) must not also be an input\t458',
    1413567571: 'STATUS_DLL_NOT_FOUND\t485\nSTATUS_ENTRYPOINT_NOT_FOUND\t484',
    1413695572: 'THCTensor\t1142 1143\nTHCThrustAllocator\t1142 1143',
    1413761108: 'THDTensor\t1142 1143',
    1414744148: 'THSTensor\t1142 1143',
    1415530580: 'TH_TENSOR_APPLY\t766 767',
    1416914279: 'getTHCState\t1156 1157',
    1428175429: 'E: Unable to fetch some archives\t864',
    1430462522: ': CUDA cannot be found\t507',
    1430462575: 'o CUDA toolkit found\t795\no CUDA toolkit was found\t795',
    1430472788: 'THCUNN_\t1142 1143',
    1430481965: '-lCUDA::nvToolsExt\t487',
    1431455828: 'THRUST_NS_QUALIFIER\t729',
    1447250004: 'THCVector\t1142 1143',
    1448299815: "'MSVCCompiler' object has no attribute '\t439",
    1464224839: 'GLFW/glfw3.h\t943 944 945 946',
    1465865281: 'AT_WARN\t599 600',
    1498173007: 'ONLY build\t1089',
    1596993859: 'C10_FALLTHROUGH\t589 590\nC10_HIP_API\t695 696\nC10_HIP_KERNEL_LAUNCH_CHECK\t695 696\nC10_HOST_CONSTEXPR\t589 590\nC10_NORETURN\t589 590',
    1596993891: 'c10_cuda.lib\t1337',
    1598116680: 'HSA_STATUS_ERROR_INVALID_ISA\t956',
    1598182723: 'CUB_NS_QUALIFIER\t728 729',
    1598243655: 'GCC_1\t774\nGCC_3\t774\nGCC_4\t774\nGCC_7\t774',
    1598244948: 'THC_assertSameGPU\t1144 1145',
    1598965328: 'PFN_cuTensorMapEncode\t772',
    1599357223: "'AT_ASSERTM' has not been declared\t438\n'AT_ASSERTM' was not declared\t438\n'AT_ASSERTM’ has not been declared\t438\n'AT_ASSERTM’ was not declared\t438",
    1600939103: '_dl_check_map_versions: Assertion\t1264',
    1601008225: 'arm_acle\t1291\narm_bf16\t1291\narm_fp16\t1291\narm_neon\t1291\narm_sve\t1291',
    1601009011: 'sum_intlist\t2112 2113',
    1601010035: 'sym_numel\t921\nsym_size\t921\nsym_stride\t921',
    1601204323: 'cpp_extension.load\t60 1552\ncpp_extension.py\t60',
    1629515598: 'No available memory for the cache blocks\t1040',
    1629516905: 'it as a build dependency\t1829',
    1631789114: ': Cannot allocate memory\t508\n: Cannot fork\t509',
    1631811920: 'PyCapsule\t1113',
    1631854650: ': Datei oder Verzeichnis\t161 162\n: Datei zu kurz\t510',
    1631985722: ': Failed to preprocess host compiler properties\t511',
    1632127060: 'THHalfBlas_\t1142 1143\nTHHalfStorage\t1142 1143\nTHHalfTensor\t1142 1143\nTHHalfVector\t1142 1143',
    1632313402: ': Kann die Shared\t519\n: Kann die Shared-Object-Datei nicht öffnen\t517',
    1632466510: 'NvMapMem\t1084',
    1632641082: ': Path to libdevice library not specified\t531',
    1633836895: '__ballot\t772',
    1633839468: 'libaio.h\t1880 1881 1882 1883\nlibamdhip64.so.\t1878\nlibav\t1884',
    1633886247: "' cannot overload\t396",
    1633886266: ': calling a constexpr __device__ function\t542\n: calling a constexpr __host__ function\t543\n: cannot find /\t544\n: cannot open shared obj\t519\n: cannot open shared object\t545 546\n: cannot open shared object file: No such\t547\n: cannot read file data\t510 548',
    1633903970: 'because it has a CompositeImplicitAutograd\t1302',
    1633903972: 'decay_t\t1430',
    1633906540: 'local memory limit exceeded (\t1941',
    1633973571: 'Cuda Configuration Error: C\t839\nCuda error: \t730\nCuda error: (222\t731\nCuda error: (35\t732\nCuda error: (code 222\t731\nCuda error: (code 35\t732\nCuda error: 222\t731\nCuda error: 35\t732\nCuda error: code 222\t731\nCuda error: code 35\t732',
    1633973603: 'cuda execution failed with error \t730\ncuda execution failed with error (222\t731\ncuda execution failed with error (35\t732\ncuda execution failed with error (code 222\t731\ncuda execution failed with error (code 35\t732\ncuda execution failed with error 222\t731\ncuda execution failed with error 35\t732\ncuda execution failed with error code 222\t731\ncuda execution failed with error code 35\t732\ncuda runtime error \t730\ncuda runtime error (2) : out of memory\t1560\ncuda runtime error (222\t731\ncuda runtime error (35\t732\ncuda runtime error (code 222\t731\ncuda runtime error (code 35\t732\ncuda runtime error 222\t731\ncuda runtime error 35\t732\ncuda runtime error code 222\t731\ncuda runtime error code 35\t732\ncuda.is_available()\t262\ncudaBindTexture\t772\ncudaConfigureCall\t772\ncudaErrorAssert\t750\ncudaErrorCallRequiresNewerDriver\t585\ncudaErrorCompatNotSupportedOnDevice\t751\ncudaErrorInsufficientDriver\t1561\ncudaErrorInvalidDeviceFunction\t1562\ncudaErrorInvalidKernelImage\t753\ncudaErrorMemoryAllocation\t756\ncudaErrorNoDevice\t755\ncudaErrorNoKernelImageForDevice\t754\ncudaErrorStubLibrary\t736\ncudaErrorSystemDriverMismatch\t757\ncudaErrorSystemNotReady\t758\ncudaErrorUnsupportedPtxVersion\t759\ncudaFuncAttributeMaxDynamicSharedMemorySize, \t1563\ncudaGetDeviceCount()\t1564\ncudaLaunchCooperativeKernelMultiDevice\t772\ncudaPointerAttributes\t1565\ncudaProfilerInitialize\t772\ncudaThreadExit\t772\ncudaThreadSynchronize\t772\ncudaTypedefs.h\t1547 1548\ncudaUnbindTexture\t772\ncuda_awbarrier\t1547 1548\ncuda_bf16.h\t1547 1548\ncuda_fp4.h\t1547 1548\ncuda_fp6.h\t1547 1548\ncuda_fp8.h\t1547 1548\ncuda_pipeline\t1547 1548\ncuda_ver\t765\ncuda_version\t765\ncudart64_\t1558 1559',
    1634036816: 'Please install \t1112',
    1634036848: 'please install \t1112',
    1634082855: "' failed: \t399",
    1634100580: 'default_program(\t1576',
    1634166092: 'LegacyTHDispatcher\t1003 1004\nLegacyTHFunctionsCUDA\t1003 1004',
    1634166124: 'legacy-install-failure\t1873',
    1634213922: '" has no member\t200 370 371\n" has no member \t372 373 374 375\n" has no member "\t376 377 378 379 380 381\n" has no member class\t382',
    1634213927: "' has no attribute '\t400 401 402 403",
    1634230111: '__half\t1262',
    1634235424: ' that depend on a template parameter\t346',
    1634493027: 'cblas.h\t1410 1411 1412\ncblas_mangling.h\t1410 1411 1412',
    1634493984: ' flag is not supported with the configured host compiler\t168',
    1634494055: 'gflags/gflags.h\t1683 1684 1685 1686 1687',
    1634541602: '" matches these operands\t387\n" may not be used in the type-id\t388',
    1634541612: ', may conflict with lib\t473',
    1634563438: 'numa.h\t2050 2051 2052\nnumaif.h\t2050 2051 2052',
    1634564716: 'lzma.h\t1951 1952 1953 1954',
    1634625890: 'binaries were compiled with C\t1307',
    1634629956: 'DynamicLibNotFoundError: Failure finding \t863',
    1634629988: 'dynamic module does not\t1594\ndynamic_cast\t1595',
    1634692128: ' load any \t166\n loaded at\t254',
    1634692166: 'Float8_e\t921',
    1634754915: 'capability\t1406 1407',
    1634754924: 'lapack\t1836\nlapacke.h\t1837 1838 1839 1840',
    1634760805: "expanded from macro \t1642\nexpanded from macro '__noinline__'\t1643\nexpansion of macro \t1642",
    1634886000: 'parameter packs not expanded with\t2101 2102',
    1634887263: '_frame\t1114 1265',
    1634887267: 'cframe"\t1419\ncframe\'\t1419\ncframe’\t1419',
    1634890835: 'Strawberry\t1011',
    1634890867: 'stratégie de contrôle d\t638',
    1634954337: 'alsa/asoundlib.h\t1274 1275 1276 1277 1278',
    1634954837: 'UnsatisfiableError: The following specifications\t1217\nUnsatisfiedLinkError: \t1218\nUnsatisfiedLinkError: no \t1219',
    1634954869: 'unsatisfied condition: \t2262',
    1635000378: ': target specific option mismatch\t573',
    1635017059: 'catastrophic error\t1409',
    1635017062: 'fatal error C10\t1654\nfatal error C1001: \t1655\nfatal error C1081\t1656\nfatal error: error in backend: \t1657\nfatal error: error in backend: Cannot select: intrinsic %llvm.amdgcn.\t1658\nfatal: early EOF\t1659\nfatal: fetch-pack: \t1659\nfatal: not a git repository\t1660\nfatal: unable to \t1661',
    1635018093: 'metadata-generation-failed\t1873',
    1635020660: 'total shared memory allocation is larger than available memory. Dynamic size: \t2230',
    1635022189: 'mutable_data_ptr\t921',
    1635151433: "Invalid CUDA 'device=\t973\nInvalid requirement: \t974\nInvalid wheel filename\t234\nInvalidMatchSpec: \t975\nInvalidVersionSpec: \t975",
    1635151465: 'invalid command "bdist_wheel\t1809\ninvalid command "dist_info\t1809\ninvalid command "editable_wheel\t1809\ninvalid command \'bdist_wheel\t1809\ninvalid command \'dist_info\t1809\ninvalid command \'editable_wheel\t1809\ninvalid command bdist_wheel\t1809\ninvalid command dist_info\t1809\ninvalid command editable_wheel\t1809\ninvalid conversion from \t1810\ninvalid device function\t1811\ninvalid input constraint \'+h\' in asm\t1812\ninvalid input constraint \'+l\' in asm\t1812\ninvalid input constraint \'+r\' in asm\t1812\ninvalid input constraint \'=+h\' in asm\t1812\ninvalid input constraint \'=+l\' in asm\t1812\ninvalid input constraint \'=+r\' in asm\t1812\ninvalid input constraint \'=h\' in asm\t1812\ninvalid input constraint \'=l\' in asm\t1812\ninvalid input constraint \'=r\' in asm\t1812\ninvalid input constraint \'h\' in asm\t1812\ninvalid input constraint \'l\' in asm\t1812\ninvalid input constraint \'r\' in asm\t1812\ninvalid literal for int() with base 10: \t1813\ninvalid operands to binary expression (\t1814\ninvalid operands to binary expression (\'\t1815\ninvalid output constraint \'+h\' in asm\t1812\ninvalid output constraint \'+l\' in asm\t1812\ninvalid output constraint \'+r\' in asm\t1812\ninvalid output constraint \'=+h\' in asm\t1812\ninvalid output constraint \'=+l\' in asm\t1812\ninvalid output constraint \'=+r\' in asm\t1812\ninvalid output constraint \'=h\' in asm\t1812\ninvalid output constraint \'=l\' in asm\t1812\ninvalid output constraint \'=r\' in asm\t1812\ninvalid output constraint \'h\' in asm\t1812\ninvalid output constraint \'l\' in asm\t1812\ninvalid output constraint \'r\' in asm\t1812\ninvalid pyproject.toml config: \t1816\ninvalid target ID \t1222\ninvalid value \'armv9\t1272\ninvalid value \'c++\t1817\ninvalid value \'gnu++\t1817\ninvalid value (\'armv9\t1272\ninvalid value (‘armv9\t1272\ninvalid value for --gpu-architecture\t1818\ninvalid value ‘armv9\t1272',
    1635196967: "' was defined more than once\t427",
    1635197024: '` was removed in the NumPy 2\t1270',
    1635281254: 'fixable by adding \t1672',
    1635284080: 'ptxas application ptx input, line \t2114\nptxas does not support CC \t2115\nptxas info \t2116\nptxas warning \t2116',
    1638515570: 'réadressage R_\t2124\nréadressage de R_\t2124',
    1646292852: 'to be installed\t1304',
    1647473766: 'ft2build.h\t1676 1677 1678 1679',
    1650424144: 'Py_buffer\t1120',
    1650552405: 'Unable to find\t777 778\nUnable to find a valid cuDNN algorithm\t1202\nUnable to find code object for all current devices\t1203\nUnable to find vcvarsall.bat\t1204\nUnable to import \t787\nUnable to load \t787\nUnable to load any of {lib\t1205\nUnable to load library \t789\nUnable to load the library \t789\nUnable to locate\t778\nUnable to pre-compile ops without torch installed\t1206\nUnable to register cu\t1207',
    1650552421: 'enable executable\t1598\nenable_if_t\t1430',
    1650552437: 'unable to execute \t2239\nunable to execute \'\t2240\nunable to execute command: Killed\t2241\nunable to find\t778\nunable to find a build program corresponding to "NMake Makefiles\t2242\nunable to find a build program corresponding to "Ninja\t2243\nunable to find a build program corresponding to "Unix Makefiles\t2244\nunable to find library -l\t1363 1364 1365 1366 1367 1368 1369 1370 1371 1372 2245 2246 2247\nunable to find library -lEGL\t1373\nunable to find library -lGLEW\t1374\nunable to find library -laio\t1375\nunable to find library -lffi\t1376\nunable to find library -lglog\t1377\nunable to find library -ljpeg\t1378\nunable to find library -lnuma\t1379\nunable to find library -lstdc++\t1381\nunable to find library -ltbb\t1382\nunable to find library -luuid\t1383\nunable to find library -lz\t1384\nunable to locate\t778\nunable to open database file\t2248',
    1650552929: 'apability not supp\t1283',
    1650616684: 'libbitsandbytes_cpu.\t1885',
    1650748780: 'lmdb.h\t1935 1936 1937 1938',
    1651076128: ' libraries are not found\t253\n library not found\t253',
    1651076143: '/libATen.\t500\n/libMIOpen\t501\n/libamd_comgr\t501\n/libamdhip64\t501\n/libc10.\t500\n/libcaffe2.\t500\n/libcublas\t501\n/libcuda\t501\n/libcufft\t501\n/libcufile\t501\n/libculibos\t501\n/libcupti\t501\n/libcurand\t501\n/libcusolver\t501\n/libcusparse\t501\n/libcutensor\t501\n/libhip\t501\n/libhsa-runtime64\t501\n/libhsakmt\t501\n/libnccl\t501\n/libnpp\t501\n/libnvJitLink\t501\n/libnvidia-ml\t501\n/libnvjpeg\t501\n/libnvrtc\t501\n/libnvshmem\t501\n/librccl\t501\n/libroc\t501\n/libtorch.\t500\n/libtorch_cpu.\t500\n/libtorch_global_deps.\t500\n/libtorch_python.\t500',
    1651076218: 'zlib.h\t2298 2299 2300 2301',
    1651336557: "member access into incomplete type '\t1957\nmember reference type \t1958",
    1651337587: 'simbolo ambiguo\t1016',
    1651340622: 'Numba needs NumPy \t1083',
    1651341651: 'Symbol\t368',
    1651341683: 'symbol not found in flat namespace\t368\nsymbole ambigu\t1016',
    1651449895: "' object has no attribute 'ds_opt_\t422",
    1651469415: 'global interpreter lock (GIL) has been enabled to load module\t1689\nglobalLegacyTypeDispatch\t1003 1004',
    1651668340: 'turbojpeg.h\t2232 2233 2234 2235',
    1651860850: 'reubicación R_\t2124',
    1651864352: " submodule path '\t342",
    1663067490: 'be created directly\t1301',
    1663070030: 'No compatible code objects found for: gfx\t1041\nNo compiled \t1042',
    1663071343: 'ot compiled with \t2091\not currently implemented\t2069\not currently supported\t2069',
    1664044099: 'CL/cl\t712 713',
    1667309616: '0 active drivers ([])\t503',
    1667393900: 'libc10_cuda.so: \t1886\nlibcublas.so.\t1887\nlibcublasLt.so.\t1887\nlibcuda.so\t1888\nlibcuda.so cannot found\t1889\nlibcuda.so not found! Do you have a CUDA driver\t1890\nlibcuda.so.1\t1888\nlibcuda.so.1 is not a symbolic link\t1891\nlibcudart.so.\t1887\nlibcufft.so.\t1887\nlibcupti.so.\t1887\nlibcusolver.so.\t1887\nlibcusparse.so.\t1887',
    1667462766: 'nvcc \t1026\nnvcc :\t2059\nnvcc cannot find a supported version of\t2060\nnvcc fatal   : Cannot find compiler \'\t2061\nnvcc fatal   : Could not open input file \'\t2062\nnvcc fatal   : redefinition of argument \'\t2063\nnvcc is required to \t783\nnvcc not found\t2064\nnvcc was not found\t2064\nnvcc ：\t2059\nnvcc" \t1026\nnvcc\' \t1026\nnvcc:\t2059\nnvcc` \t1026\nnvcc’ \t1026\nnvcc：\t2059',
    1667592275: "Specified provider 'CUDAExecutionProvider' is not in available provider\t1139\nSpecify CUDA_TOOLKIT_ROOT_DIR\t1140",
    1667592307: 'specified that you may need to import the \t2170',
    1667594309: 'Exec format error\t878',
    1667594341: 'execinfo.h\t1585\nexecutable in path specified by\t1638\nexecutor failed running\t1639',
    1667656804: 'dlfcn.h\t1585',
    1667722864: 'pngconf.h\t2105 2106 2107',
    1667852407: 'which is not an existing directory\t2292',
    1667853909: "UnicodeDecodeError: 'utf\t1208",
    1667854445: 'mpicxx.h\t1982 1983 1984',
    1668033824: ' -lcrypt\t8',
    1668180256: ' incompatible with current version \t205',
    1668181859: 'conclude\t1538',
    1668183398: 'function for call to \t1680',
    1668248144: 'Processus arrêté\t862\nProcessus arrêté a terminé le programme \t446',
    1668248176: "procedure entry point\t368\nprocessor does not support \t722\nprocessor doesn't support \t722\nprocessor lacks \t722",
    1668311400: "hipcc' failed: No such file\t1733\nhipcc: No such file\t1734\nhipcc: command not found\t1734\nhipcc: not found\t1734",
    1668440352: ' architecture of input file \t16',
    1668443988: 'Torch is needed\t1115\nTorch is not installed\t1115\nTorch is required\t1115\nTorch must be installed\t1115\nTorch needs to be installed\t1115',
    1668444020: 'torch is needed\t1115\ntorch is not installed\t1115\ntorch is required\t1115\ntorch is required for \t2203\ntorch must be installed\t1115\ntorch needs GCC \t773\ntorch needs at least GCC \t773\ntorch needs to be installed\t1115\ntorch requires GCC \t773\ntorch requires at least GCC \t773\ntorch.OutOfMemoryError\t2204\ntorch._inductor.exc.\t2205\ntorch.cuda.OutOfMemoryError\t2204\ntorch.utils.ffi is deprecated\t2206\ntorch.version.cuda\t2207\ntorch/all.h\t601 602 603\ntorch/csrc/PythonTypes.h\t2208 2209 2210\ntorch/csrc/StorageDefs.h\t2208 2209 2210\ntorch/csrc/THP_export.h\t2208 2209 2210\ntorch/csrc/WindowsTorchApiMacro.h\t2208 2209 2210\ntorch/csrc/jit/\t2211 2212 2213 2214 2215\ntorch/csrc/stable/\t613 614\ntorch/csrc/utils/auto_gil.h\t2216 2217 2218\ntorch/csrc/utils/disallow_copy.h\t2216 2217 2218\ntorch/csrc/utils/future.h\t2216 2217 2218\ntorch/csrc/utils/memory.h\t2216 2217 2218\ntorch/csrc/utils/six.h\t2216 2217 2218\ntorch/extension.h\t613 614 2219 2220 2221 2222 2223\ntorch/headeronly/\t613 614\ntorch/library.h\t601 602 603\ntorch/python.h\t601 602 603\ntorch/script.h\t601 602 603\ntorch/torch.h\t601 602 603\ntorch/types.h\t601 602 603\ntorch::jit::RegisterOperators::RegisterOperators(const char\t2224\ntorch_cuda.lib\t1337\ntorch_extensions\t60 2225\ntorchaudio C++ extension is not available\t2226\ntorchinductor_\t2227 2228\ntorchvision.transforms.functional_tensor\t2229',
    1668571501: 'matching\t1956',
    1668571504: 'patch: command not found\t1299\npatch: not found\t1299',
    1668628794: ':Aucun fichier\t161 162',
    1671200994: '“constexpr\t393',
    1681143415: 'w64devkit\t1011',
    1684104530: 'ReadTimeout\t791\nReadTimeoutError\t791',
    1684104562: 'read-only segment has dynamic IFUNC relocations\t2119\nread-only segment has dynamic relocations\t2119',
    1684107084: 'LoadLibrary failed with error 126\t1009\nLoaded runtime CuDNN library: \t1010',
    1684107116: 'load any more object with static\t1939\nloaded the `torch/_C` folder of the PyTorch repository\t1940',
    1684171116: 'libdevice not found at \t1892',
    1684302184: 'hidden symbol \t1729',
    1684366670: 'Need \t1032\nNeed to compile C++ extensions to \t1033\nNeeds \t1032',
    1684366702: 'need \t1032\nneed PyTorch\t1123\nneed Pytorch\t1123\nneed pyTorch\t1123\nneed pytorch\t1123\nneed torch\t1123\nneeded\t1997\nneeds \t1032\nneeds CUDA\t1998\nneeds PyTorch\t1123\nneeds Pytorch\t1123\nneeds exactly \t1317\nneeds pyTorch\t1123\nneeds pytorch\t1123\nneeds torch\t1123',
    1684367716: 'died with <Signals.SIGKILL: 9>\t1582',
    1684611130: ': identifier "__\t569',
    1684632949: 'uuid/uuid.h\t2272 2273 2274 2275',
    1684633198: 'nvidia-container-cli: initialization error: \t2066\nnvidia-fabricmanager\t911',
    1684955424: ' and above\t14\n and higher\t14\n and later\t14\n and newer\t14\n and torchaudio \t15',
    1684955491: 'candidate function not viable: call to __host__ function from \t1346',
    1684957510: 'FindCUDA says CUDA version is\t920',
    1684957527: 'Windows Long Path support enabled\t1237\nWindows not yet supported for torch.compile\t1238',
    1684959043: 'CondaHTTPError\t796\nCondaSSLError\t796',
    1684959075: 'conda: command not found\t1539\nconda: not found\t1539\nconditional_t\t1430',
    1684960544: ' undeclared\t248',
    1685024032: ' module has been removed\t255\n module is not found\t256',
    1685025392: 'prod_intlist\t2112 2113',
    1685222775: 'wurde in diesem Gültigkeitsbereich nicht deklariert\t1305',
    1685353338: 'zstd.h\t2304 2305 2306 2307',
    1685414702: '.cuda.o\t492',
    1685414747: '[cudnn_frontend] Error: No \t1252',
    1689699140: 'Dödad-signal avslutade programmet \t446',
    1696610855: "': expected a number\t436",
    1696610857: '): error : expected a "("\t459\n): error: argument list for template template\t460\n): error: exception specification is incompatible\t461\n): error: expected a "("\t459\n): error: identifier "\t382\n): error: identifier "__\t462 463\n): error: incomplete type is not allowed\t464\n): error: invalid combination of type specifiers\t465\n): error: name followed by "::" must\t460\n): error: no instance of\t466\n): error: static assertion failed with "\t467',
    1696624193: 'An error happened while trying to locate the file on the Hub\t637',
    1696624233: 'in expansion of macro \t1642',
    1696624462: 'No existe el \t640 641 642 643 644 645 646 647 648 649 650 651 652 653 654 655 656 657',
    1696624494: 'no es un miembro de\t1635',
    1697082912: " n'est pas reconnu\t245\n n'est pas un membre de\t223 224 225",
    1697541219: 'cl.exe\t1423\ncl.exe with traditional preprocessor \t1424',
    1698832442: ': Befehl nicht gefunden\t506',
    1699094621: '] Fehler 137\t1253',
    1699160157: '] Getötet\t1253',
    1699170388: 'THGenerator\t1142 1143',
    1699553338: ': Memory allocation failure\t520',
    1699618874: ": Ne peut ouvrir le fichier d'objet partagé\t517",
    1699749946: ': Permission denied\t532',
    1699881006: '. Required capability\t491',
    1699881018: ': Resource temporarily unavailable\t534\n: Ressource temporairement\t534',
    1700022356: 'THTensor\t1142 1143\nTHTensorMath\t1142 1143',
    1700153428: 'THVector\t1142 1143',
    1700212059: '[-Werror\t1243',
    1700948332: 'libelf.h\t1893 1894 1895 1896',
    1701013836: 'License classifiers have been superseded by license expressions\t1008',
    1701017669: 'Exception: Unsupported GPU\t888\nException: Unsupported GPU model\t888\nException: Unsupported GPU type\t888\nException: unsupported GPU\t888\nException: unsupported GPU model\t888\nException: unsupported GPU type\t888',
    1701017701: 'exception handling disabled\t1636\nexception handling is disabled\t1637',
    1701078386: 'redeclaration of\t557\nredefinition of \t2121',
    1701079328: ' identifier "\t199 200',
    1701080161: 'alderlake\t1272',
    1701080649: 'IndentationError: \t964\nIndexError: \t965 966\nIndexError: _Map_base::at\t967\nIndexError: map::at\t967\nIndexError: unordered_map::at\t967',
    1701080681: 'index_sequence\t1430',
    1701080693: 'undeclared\t1764\nundeclared identifier \t1740 1741 1742 2035 2249\nundefined reference to \t2250\nundefined symbol: \t368\nundefined symbol: Py\t2251\nundefined symbol: _Py\t2251\nundefined symbol: mkl_\t2252\nundefinierter Verweis auf\t368\nundefiniertes Symbol\t368\nunderlying_type_t\t1430',
    1701080899: 'Code object build failed\t792',
    1701146144: ' needed by \t260 261',
    1701147424: ' seems to be not installed\t338',
    1701209458: "reference indefinie vers\t368\nreference indéfinie vers\t368\nreference to\t368\nreference to __host__ function '\t2122\nreferences to\t368\nreferencia a\t368\nreferencia indefinida a\t368\nreferencia indefinida para\t368\nreferencia nao definida a\t368\nreferencia nao definida para\t368\nreferencia não definida a\t368\nreferencia não definida para\t368\nreferensi ke\t368\nreferência indefinida a\t368\nreferência indefinida para\t368\nreferência nao definida a\t368\nreferência nao definida para\t368\nreferência não definida a\t368\nreferência não definida para\t368",
    1701210482: 'riferimento non definito a\t368',
    1701211721: "Inferred operator schema for a C++ kernel function doesn't match the expected function schema\t968",
    1701211753: 'infer_schema(func): \t1796 1797',
    1701274484: 'tcgen05\t2149',
    1701275973: 'Eigen/\t876',
    1701344288: ' the MPS \t347',
    1701345056: ' when calling \t362',
    1701405728: ' died due to signal \t37\n died due to signal 9\t38\n died due to signal 9 (Kill signal)\t38\n died with status 0x\t39',
    1701407843: 'client error (Connect)\t1428',
    1701409364: "Tried to instantiate class '\t1186\nTried to register an operator (\t1187 1188\nTried to register multiple backend fallbacks for the same dispatch key \t1189\nTried to register multiple operators with the same name\t1190",
    1701470831: 'object has no attribute\t2070\nobject has no attribute \t2071\nobject type is: \t2072',
    1701536109: 'make: \t497\nmake: command not found\t1299\nmake: not found\t1299\nmake_index_sequence\t1430\nmake_unique\t1430',
    1701603654: 'File already exists in database: \t915\nFile o directory non\t640 641 642 643 644 645 646 647 648 649 650 651 652 653 654 655 656 657\nFileExistsError: [\t916\nFileNotFoundError: [Errno 2] \t917\nFilename longer than 260 characters\t918\nFilename too long\t919',
    1701603681: 'ailed to initialize NVML: Driver/library version mismatch\t1271',
    1701603686: 'file failed to open for reading\t1669\nfile_baton.py\t1670\nfile_baton.py:\t1671',
    1701604425: 'Illegal instruction\t486 636',
    1701667150: "NameError: name \t1029\nNameError: name '\t1030\nNameError: name '_C' is not defined\t1031",
    1701667182: 'name \'bare_metal_version\' is not defined\t1989\nnamespace "\t1990\nnamespace "c10::guts" has no member "\t1991\nnamespace "std" has no member \t1992 1993 1994 1995\nnamespace name\t1996',
    1701669204: 'TimeoutError: \t798',
    1701670771: "some optimisations will not be enabled\t2164\nsome optimizations will not be enabled\t2164\nsomething wrong with flag '\t2165",
    1701716007: "' needs target feature \t419 420\n' newer than toolkit\t421",
    1701716012: ', needed by\t474\n, needed by \t475',
    1701733735: 'generated with LTO version \t1681\ngeneric_type: \t1682',
    1701737812: 'TunerSimple_cached_get_nvrtc_params.cc(\t1193',
    1701798944: " does not dominate this use\t40\n does not exist\t41 42 43 44\n does not have \t45\n does not include kernels for this GPU\t46\n does not match \t47\n does not match filename: \t48\n does not match namespace of enclosing TORCH_LIBRARY\t49\n does not match runtime version \t50\n does not name a\t51\n does not name a type\t52 53 54 55 56 57\n does not support \t58\n doesn't exist\t42\n doesn't match \t47",
    1701863764: 'Tapettu\t862\nTapettu-signaali päätti \t446',
    1701865808: 'Pipeline failed while executing [\t1111',
    1701867296: ' open include file\t286 287 288 289 290 291 292 293 294 295 296 297 298 299 300 301 302 303 304 305 306 307 308 309 310 311 312 313 314 315 316 317 318 319 320 321 322 323\n open source file\t200 286 287 288 289 290 291 292 293 294 295 296 297 298 299 300 301 302 303 304 305 306 307 308 309 310 311 312 313 314 315 316 317 318 319 320 321 322 323',
    1701867311: '/openmp\t493',
    1701869669: 'expected primary-expression before \t1644\nexpects \t1317',
    1701869908: "TypeDefault\t1171 1172\nTypeError \t1194\nTypeError: \t1195 1196\nTypeError: _\t1197\nTypeError: expected str, bytes or os.PathLike object, not NoneType\t1198\nTypeError: join() argument must be str\t1199\nTypeError: must be called with a dataclass type or instance\t1200\nTypeError: unsupported operand type(s) for +: 'NoneType' and 'str'\t1201",
    1701869940: 'type "at::Tensor" is not allowed\t2236\ntype conversion before \t2237\ntypeid\t1595',
    1701978146: '" referenced unknown base type "\t390',
    1701978151: "' requires target feature '\t424\n' returned nan values in its \t425",
    1701978156: ', required architecture \t476',
    1701991456: ' Tree Learner was not enabled in this build\t12',
    1701995875: 'ceres/ceres.h\t1415 1416 1417 1418',
    1701996900: 'directiva de Control de aplicaciones\t638\ndirent.h\t1585',
    1701997665: 'already has an implementation\t1273',
    1701998165: 'Unregistered type : \t1215\nUnresolved extern \t1216',
    1701998197: "unrecognised command line option\t979\nunrecognised command-line option\t979\nunrecognized command\t2258\nunrecognized command line option\t979\nunrecognized command-line option\t979\nunrecognized relocation \t2259\nunrecognized subcommand '\t2260\nunresolved external symbol\t368\nunresolved external symbol \t2261",
    1701998445: 'more than one \t1975\nmore than one instance of overloaded function "\t1976\nmore than one operator "\t1977',
    1701999173: 'Erreur de format pour exec\t878\nErreur de segmentation\t879',
    1701999205: 'erreur interne du compilateur\t972',
    1702064961: 'Assertion \t658\nAssertion `\t659\nAssertion error (\t660\nAssertionError: \t661 662',
    1702125892: 'Datei oder Verzeichnis nicht\t640 641 642 643 644 645 646 647 648 649 650 651 652 653 654 655 656 657',
    1702126916: 'Detected that PyTorch and \t850',
    1702126948: 'detected SM\t953\ndetected pre-SM\t953\ndetected sm\t953\ndetected sm_\t953',
    1702129225: 'Internal Triton PTX codegen error\t970\nInternal compiler error\t971\nInternal error\t971\nInterner Compiler-Fehler\t972\nInterner Compiler-fehler\t972\nInterner CompilerFehler\t972\nInterner Compilerfehler\t972',
    1702129257: 'integer\t1807\ninteger_sequence\t1430\ninternal compiler error\t972\ninternal compiler error: Killed (program \t1808\ninterner Compiler-Fehler\t972\ninterner Compiler-fehler\t972\ninterner CompilerFehler\t972\ninterner Compilerfehler\t972',
    1702129518: "note: macro 'max defined here\t1955\nnote: macro 'max' defined here\t1955\nnote: macro 'max’ defined here\t1955\nnote: macro 'min defined here\t1955\nnote: macro 'min' defined here\t1955\nnote: macro 'min’ defined here\t1955\nnote: macro max defined here\t1955\nnote: macro max' defined here\t1955\nnote: macro max’ defined here\t1955\nnote: macro min defined here\t1955\nnote: macro min' defined here\t1955\nnote: macro min’ defined here\t1955\nnote: macro ‘max defined here\t1955\nnote: macro ‘max' defined here\t1955\nnote: macro ‘max’ defined here\t1955\nnote: macro ‘min defined here\t1955\nnote: macro ‘min' defined here\t1955\nnote: macro ‘min’ defined here\t1955",
    1702130753: 'Attempted to use ninja as the BuildExtension backend but we could not find ninja\t663\nAttempting to deserialize object on a CUDA device\t664\nAttempting to use \t665',
    1702131043: 'cute/\t1574\ncute\\\t1574',
    1702195557: 'equest failed after \t1602',
    1702240297: ') versions mismatch\t455',
    1702240300: ', version CXXABI_\t477\n, version GCC_1\t477\n, version GCC_3\t477\n, version GCC_4\t477\n, version GCC_7\t477\n, version GLIBCXX_\t477\n, version GLIBC_2.\t478\n, version GOMP_\t477\n, version OACC_\t477\n, version solving failed\t479',
    1702240314: ': version "hip_\t576\n: version "libcu\t577\n: version "libnccl\t577\n: version "libnv\t577\n: version \'hip_\t576\n: version \'libcu\t577\n: version \'libnccl\t577\n: version \'libnv\t577\n: version `hip_\t576\n: version `libcu\t577\n: version `libnccl\t577\n: version `libnv\t577\n: version ‘libcu\t577\n: version ‘libnccl\t577\n: version ‘libnv\t577',
    1702258028: 'leveldb/\t1874 1875 1876 1877',
    1702259058: 'river version \t2142',
    1702260346: 'znver3\t1272\nznver4\t1272\nznver5\t1272',
    1702325825: 'Anwendungssteuerungsrichtlinie hat\t638',
    1702389038: '.exe" is not recognized\t385\n.exe" is not recognized as\t385\n.exe" ist entweder falsch\t385\n.exe" n\'est pas reconnu\t385\n.exe" no se reconoce como\t385\n.exe" 不是内部或外部命令\t385\n.exe\' is not recognized\t385\n.exe\' is not recognized as\t385\n.exe\' ist entweder falsch\t385\n.exe\' n\'est pas reconnu\t385\n.exe\' no se reconoce como\t385\n.exe\' 不是内部或外部命令\t385\n.exe” is not recognized\t385\n.exe” is not recognized as\t385\n.exe” ist entweder falsch\t385\n.exe” n\'est pas reconnu\t385\n.exe” no se reconoce como\t385\n.exe” 不是内部或外部命令\t385',
    1702520162: 'bezeichnet keinen Typ\t1305',
    1713401449: 'in function compile: NVRTC Error: NVRTC_ERROR_COMPILATION\t1768',
    1714375751: 'GL/freeglut.h\t930 931 932',
    1717857907: 'sndfile.h\t2159 2160 2161 2162',
    1717920878: 'ndefined\t368',
    1717920885: 'udefineret reference til\t368',
    1717985603: "Caffe2: Couldn't determine version from header\t776",
    1717985635: 'caffe2/\t1338 1339 1340 1341',
    1717987684: 'different exception spec\t1583\ndiffers from\t1584',
    1717987700: 'tiffio.h\t2195 2196 2197 2198',
    1717990755: 'cufft64_\t1558 1559',
    1718513507: 'configuration file provided by "\t1540 1541\nconfiguration file provided by "CUDA\t1542\nconfiguration file provided by "Torch"\t1543\nconfigure: error: \t1544 1545\nconflicting cuDNN in LD_LIBRARY_PATH\t1546',
    1722401636: 'définitions multiples de \t1017',
    1722401650: 'réference indefinie vers\t368\nréference indéfinie vers\t368\nréférence indefinie vers\t368\nréférence indéfinie vers\t368',
    1730160936: '() got an unexpected keyword argument\t330\n() got an unexpected keyword argument \t329 444\n() got multiple values for \t329',
    1731152967: 'GL/gl.h\t933 934 935\nGL/glcorearb.h\t933 934 935\nGL/glew.h\t936 937 938 939\nGL/glext.h\t933 934 935\nGL/glut.h\t930 931 932\nGL/glx.h\t933 934 935',
    1734701162: 'jpeglib.h\t1830 1831 1832 1833',
    1734959663: '/bigobj\t493 495',
    1734964000: ' signal terminated program \t339',
    1734964008: '(signal: 9, SIGKILL: kill)\t449',
    1734965107: 'swig: command not found\t1299\nswig: not found\t1299',
    1735289197: 'mingw\t1011',
    1735290732: 'longintrepr.h\t1942 1943 1944 1945',
    1735355495: 'glog/logging.h\t1690 1691 1692 1693',
    1735356263: 'google/protobuf/\t1699 1700 1701 1702 1703',
    1735357040: 'program input point\t368',
    1735549216: ' argument(s) but received\t17\n arguments for \t18\n arguments to function \t19',
    1735549292: 'larger than the available KV cache memory\t1841\nlarger than the maximum number of tokens that can be stored in KV cache\t1841',
    1735549300: 'target device or backend do not support efficient \t2187\ntarget sm_\t2188',
    1746936361: ')" has already been defined\t456',
    1746955881: 'in hip::FatBinaryInfo::\t1769',
    1749239892: 'THCharBlas_\t1142 1143\nTHCharStorage\t1142 1143\nTHCharTensor\t1142 1143\nTHCharVector\t1142 1143',
    1750288468: 'THShortBlas_\t1142 1143\nTHShortStorage\t1142 1143\nTHShortTensor\t1142 1143\nTHShortVector\t1142 1143',
    1750343738: ': The system cannot find the file specified\t535',
    1751279980: 'libhipblas.so.\t1878\nlibhipfft.so.\t1878\nlibhiprand.so.\t1878\nlibhipsolver.so.\t1878\nlibhipsparse.so.\t1878',
    1751345510: 'fichier dans un mauvais format\t1122',
    1751345518: 'nicht definierter Verweis auf\t368',
    1751347777: 'Arch conditional MMA instruction used without targeting\t639',
    1751347809: "arch_bin wasn't set for some reason\t1284\narch_list[-1] += \t1285\narchitecture\t1286 1287",
    1751347823: 'orch not compiled with \t2087\norch not compiled with CUDA enabled\t2088\norch version \t2089\norch version must be \t2090\norch==\t2090',
    1751349349: 'exchange\t1430',
    1751361987: "échec d'adressage (mapping) du segment\t914",
    1751607656: 'higher\t1730',
    1751933286: 'falha no mapeamento de segmento\t914',
    1752391519: '__shfl\t772',
    1752392008: 'Hash mismatch for \t957',
    1752459639: 'with multiple files\t2293',
    1752461166: 'nothing provides \t2047\nnothing provides __cuda\t480\nnothing provides __glibc >=2.\t481',
    1752463728: 'python3: command not found\t1539\npython3: not found\t1539\npython: command not found\t1539\npython: not found\t1539',
    1752637484: ', which is missing on the system\t480 481',
    1763715368: '() is missing value for argument\t17',
    1763717413: '%1 is not a valid Win32 application\t394\n%1 ist keine zulässige Win32-Anwendung\t394',
    1763719719: "': is not a member of 'cudaDeviceProp'\t437",
    1763733089: 'an illegal memory access was encountered\t1281',
    1763733358: 'no instance of \t2007 2008\nno instance of constructor "c10::\t2009\nno instance of constructor "cut\t2010\nno instance of constructor "torch::jit::RegisterOperators::RegisterOperators" matches\t2011\nno instance of overloaded function \t2012',
    1763734639: 'ot implemented\t2069',
    1765161080: 'x86intrin.h\t1760 1761 1762',
    1766203450: ': Filename too long\t512 513',
    1766531165: '] Killed\t1253',
    1766727738: ': Nicht genügend\t508',
    1767990816: ' failed to import\t62\n failed with exit \t63\n failed: \t64\n failed: No such file\t65',
    1768042274: '"/bin/nvcc\t392',
    1768042279: "'/bin/nvcc\t392",
    1768042298: ':/bin/nvcc\t578',
    1768053819: ';\\bin\\nvcc\t582',
    1768058209: 'ambiguous "?" operation:\t1279\nambiguous overload for \t1280\nambiguous symbol\t1016',
    1768061296: 'pybind11\t2117\npybind11/\t2118\npybind11_detail_function_record\t1113',
    1768124527: 'opción de línea de órdenes no reconocida\t979',
    1768169531: '; did you mean \t581',
    1768255571: 'Speicherzugriffsfehler\t879',
    1768300588: ', file was built for unsupported file format\t472',
    1768300602: ': fichier trop court\t510\n: file too short\t510 548',
    1768318308: 'defined\t1577\ndefined in file \t1578\ndefiniciones múltiples de \t1017',
    1768320617: 'infiniband/\t1798 1799 1800 1801',
    1768383858: 'registered\t2123',
    1768386149: 'engine plan file is generated on an incompatible device, expecting compute \t1599\nengine plan file is not compatible with this\t1600',
    1768453920: ' which is newer than running OS)\t363',
    1768693818: ': linker input file not found\t528',
    1768697658: ':/lib64\t579',
    1768714611: 'sqlite3.h\t2171 2172 2173 2174',
    1768716898: 'bzlib.h\t1320 1321 1322 1323',
    1768759354: ': misaligned address\t572',
    1768779113: 'immintrin.h\t1760 1761 1762',
    1768779128: 'xmmintrin.h\t1760 1761 1762',
    1768824890: ': nie można otworzyć pliku obiektu dzielonego\t517',
    1768843629: 'minimum required Nvidia driver for \t1965',
    1768975957: 'UnpicklingError: \t870',
    1769103702: 'VariableTensorId\t1171 1172',
    1769152577: 'A single input file is required for a non-link phase\t584',
    1769173857: 'assimp/\t1293 1294 1295 1296',
    1769234803: 'satisfies the requirement \t2146\nsatisfy\t2147',
    1769235821: 'metis.h\t1961 1962 1963 1964',
    1769238607: 'OptionalCUDAGuard\t747 748\nOptionalCUDAStreamGuard\t747 748',
    1769300512: ' built with CUDA \t23',
    1769366884: "device architecture\t733\ndevice capabilit\t733\ndevice compute architecture\t733\ndevice compute capabilit\t733\ndevice is SM\t953\ndevice is sm\t953\ndevice is sm_\t953\ndevice kernel image is invalid\t753\ndevice's architecture\t733\ndevice's capabilit\t733\ndevice's compute architecture\t733\ndevice's compute capabilit\t733\ndevice-side assert triggered\t1579\ndevice-side assertion triggered\t1579\ndevices architecture\t733\ndevices capabilit\t733\ndevices compute architecture\t733\ndevices compute capabilit\t733",
    1769369189: 'environment variable is not\t1601',
    1769414695: "' with arguments from the '\t428\n' with arguments from the 'CUDA' backend\t429 430\n' with arguments from the 'MPS' backend\t431\n' with arguments from the 'Meta' backend\t432\n' with exceptions disabled\t433",
    1769566836: 'trying to build PyTorch with a too old version of \t2231',
    1769631349: 'unzip: command not found\t1299\nunzip: not found\t1299',
    1784835872: ' object has no attribute \t273 274 275',
    1785291349: 'Ubijen\t862',
    1785620814: 'Ninja is required to \t1035',
    1785620846: 'ninja-build: Kommando nicht gefunden\t2000\nninja-build: command not found\t2000\nninja-build: commande introuvable\t2000\nninja-build: not found\t2000\nninja-build: orden no encontrada\t2000\nninja-build: コマンドが見つかりません\t2000\nninja-build: 未找到命令\t2000\nninja: Kommando nicht gefunden\t2000\nninja: build stopped\t2001\nninja: command not found\t2000\nninja: commande introuvable\t2000\nninja: no work to do.\t2002\nninja: not found\t2000\nninja: orden no encontrada\t2000\nninja: コマンドが見つかりません\t2000\nninja: 未找到命令\t2000',
    1797287790: 'no kernel image is available\t2013',
    1797288805: 'es kein\t1635',
    1801538883: 'CMake must be installed to build\t721',
    1801547107: 'cmake: command not found\t1299\ncmake: not found\t1299',
    1801547111: 'gmake\t504',
    1801675074: 'BackendUnavailable: Cannot import \t673',
    1801675088: "Package \t1102\nPackage dependency requirement '\t1103\nPackage metadata \t1104\nPackageNotFoundError: \t1105\nPackagesNotFoundError\t1106",
    1801675120: 'packed_accessor\t921\npacked_accessor32\t1166\npacked_accessor64\t1166',
    1801678707: 'socket.gaierror: \t2163',
    1802068851: 'scikit-learn has not been built correctly\t2148',
    1802270070: 'vulkan/vulkan\t2281 2282 2283 2284',
    1802398060: 'linker `\t1930',
    1802465132: 'looks like a filename, but the file does not exist\t1946',
    1802465858: 'Broken toolchain: cannot link a simple \t674',
    1802661751: 'work with \t1317\nworks with \t1317',
    1802725700: 'Disk quota exceeded\t855',
    1802725732: 'disk quota exceeded\t855',
    1814061388: 'La ligne de commande est trop longue.\t852\nLa línea de comandos es demasiado larga.\t852',
    1814066273: "at least '/std:c++\t1297",
    1814979692: 'ld.lld: error: duplicate symbol: \t1843',
    1816217684: 'THAlloc\t1142 1143',
    1816283220: 'THBlas_\t1142 1143',
    1816545364: 'THFloatBlas_\t1142 1143\nTHFloatStorage\t1142 1143\nTHFloatTensor\t1142 1143\nTHFloatVector\t1142 1143',
    1818323300: 'dial tcp: lookup \t1165',
    1818391907: 'cublas.CUBLASError: \t1557\ncublas64_\t1558 1559\ncublasLt64_\t1558 1559',
    1818435642: ': class template "std::_Is_memfunptr" has already been defined\t549',
    1818455657: 'include file \t1771\ninclude file "ATen/\t1772\ninclude file "CGAL/\t1773\ninclude file "CL/\t1774\ninclude file "Eigen/\t1775\ninclude file "GLES\t1776\ninclude file "Imf\t1777\ninclude file "OpenEXR/Imf\t1777\ninclude file "TH\t1778\ninclude file "THC\t1779\ninclude file "X11/\t1780\ninclude file "asm/\t1309\ninclude file "boost/\t1781\ninclude file "c\t1782\ninclude file "c10d/\t1783\ninclude file "cudnn\t1784\ninclude file "eigen3/Eigen/\t1775\ninclude file "flann/\t1785\ninclude file "libav\t1786\ninclude file "numpy/\t1787\ninclude file "tbb/\t1788\ninclude file "torch/\t612\ninclude file \'ATen/\t1772\ninclude file \'CGAL/\t1773\ninclude file \'CL/\t1774\ninclude file \'Eigen/\t1775\ninclude file \'GLES\t1776\ninclude file \'Imf\t1777\ninclude file \'OpenEXR/Imf\t1777\ninclude file \'TH\t1778\ninclude file \'THC\t1779\ninclude file \'X11/\t1780\ninclude file \'asm/\t1309\ninclude file \'boost/\t1781\ninclude file \'c\t1782\ninclude file \'c10d/\t1783\ninclude file \'cudnn\t1784\ninclude file \'eigen3/Eigen/\t1775\ninclude file \'flann/\t1785\ninclude file \'libav\t1786\ninclude file \'numpy/\t1787\ninclude file \'tbb/\t1788\ninclude file \'torch/\t612',
    1818583913: 'icelake-\t1272',
    1818780998: 'Fehler beim Mappen des Shared Objects\t914\nFehler im Format der Programmdatei\t878',
    1818845510: 'Failed building wheel for \t892\nFailed to auto\t893\nFailed to build \t894\nFailed to build CUDA kernels for \t895\nFailed to compile. cc_cmd\t896\nFailed to create CUDAE\t897\nFailed to detect a default CUDA architecture\t898\nFailed to detect a default CUDA architecture.\t899\nFailed to find\t777 778\nFailed to find \t900\nFailed to find MSVC.\t901\nFailed to find ROCm root directory\t902\nFailed to find a working CUDA architecture\t903\nFailed to find all files with CUDA\t904\nFailed to find nvToolsExt\t905\nFailed to import \t787 906\nFailed to initialize NVML: Driver Not Loaded\t907\nFailed to load \t787\nFailed to load library \t789\nFailed to load the backend extension: \t908\nFailed to load the library \t789\nFailed to locate\t778\nFailed to parse: \t909\nFailed to set the allowed dynamic shared memory size \t910\nFailed to start \t911\nFailure finding "libnvvm\t835\nFailure finding \'libnvvm\t835\nFailures have been detected while processing an MLIR pass pipeline\t912',
    1818845542: "fail to call hipModuleLaunchKernel(\t1645\nfail to call hipModuleLoad\t1646\nfailed call to cuInit: \t1647\nfailed to convert GOTPCREL relocation\t1648\nfailed to find\t778\nfailed to legalize operation 't\t1649\nfailed to locate\t778\nfailed to map segment from\t1650\nfailed to open \t1651\nfailed to open elf at \t832\nfailed with\t1652\nfailed with exit \t1653",
    1818846752: ' file built for macOS-\t66\n file not found\t67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123 124 125 126 127 128 129 130 131 132 133 134 135 136 137 138 139 140 141 142 143 144 145 146 147 148 149 150 151 152 153 154 155 156 157 158 159 160 161 162 163 164\n file not recognized: \t165',
    1818847344: 'philox_cuda_state\t921',
    1818848040: '(killed) terminó el programa \t446',
    1818850658: 'build_ext\t1313\nbuilds-v0\t1314\nbuilt against \t1315\nbuilt against CUDA\t1316\nbuilt for \t1315\nbuilt for CUDA\t1316\nbuilt to run on \t1317\nbuilt using \t1315\nbuilt using CUDA\t1316\nbuilt with \t1315\nbuilt with CUDA\t1316\nbuilt without \t1318',
    1819028768: ' -llapack\t9',
    1819042147: 'calling a __host__ function\t1342',
    1819042150: 'fallo al asignar un segmento del objeto compartido\t914',
    1819044171: 'Killed\t862 978',
    1819045731: 'collect2: fatal error: ld terminated with signal 9\t985',
    1819047238: 'FullyFusedMLP: insufficient shared memory available on the GPU\t927',
    1819176736: ' only available on macOS 1\t282\n only by \t283\n only for \t283\n only on \t283\n only supports \t284\n only with \t283',
    1819240547: 'cholmod.h\t1420 1421 1422',
    1819240790: 'Violación de segmento\t879',
    1819242031: '/nologo\t493',
    1819307369: 'implementation for device cuda\t1763\nimplicit declaration of\t1764',
    1819308097: 'Application Control policy has blocked\t638',
    1819310149: 'Explicitly provided namespace (\t889',
    1819440483: 'curl/curl.h\t1567 1568 1569 1570\ncurl: (16) \t1571\ncurl: (18) \t1571\ncurl: (28) \t1571\ncurl: (35) \t1571\ncurl: (5) \t1571\ncurl: (52) \t1571\ncurl: (55) \t1571\ncurl: (56) \t1571\ncurl: (6) \t1571\ncurl: (60) \t1571\ncurl: (7) \t1571\ncurl: (92) \t1571\ncurl: command not found\t1299\ncurl: not found\t1299',
    1819571555: 'cutlass needs GCC \t773\ncutlass needs at least GCC \t773\ncutlass requires GCC \t773\ncutlass requires at least GCC \t773\ncutlass/\t1574\ncutlass::\t1575\ncutlass\\\t1574',
    1819635523: 'Could NOT find BLAS (missing\t800\nCould NOT find Boost (missing\t800\nCould NOT find CUDA (missing:\t801 802 803\nCould NOT find CUDAToolkit (missing:\t801 802 803\nCould NOT find CUDNN (missing\t804\nCould NOT find CURL (missing\t800\nCould NOT find CuDNN (missing\t804\nCould NOT find EGL (missing\t800\nCould NOT find Eigen3 (missing\t800\nCould NOT find FFMPEG (missing\t800\nCould NOT find FFmpeg (missing\t800\nCould NOT find Freetype (missing\t800\nCould NOT find GLEW (missing\t800\nCould NOT find GLUT (missing\t800\nCould NOT find Gflags (missing\t800\nCould NOT find Git (missing\t800\nCould NOT find Glog (missing\t800\nCould NOT find HDF5 (missing\t800\nCould NOT find JPEG (missing\t800\nCould NOT find LAPACK (missing\t800\nCould NOT find LibXml2 (missing\t800\nCould NOT find MPI (missing\t800\nCould NOT find MPI_C (missing\t800\nCould NOT find MPI_CXX (missing\t800\nCould NOT find NCCL (missing\t800\nCould NOT find NUMA (missing\t800\nCould NOT find NVTX\t805\nCould NOT find Numa (missing\t800\nCould NOT find NvToolExt\t805\nCould NOT find NvToolsExt\t805\nCould NOT find OpenCL (missing\t800\nCould NOT find OpenCV (missing\t800\nCould NOT find OpenGL (missing\t800\nCould NOT find OpenMP\t806\nCould NOT find OpenSSL (missing\t800\nCould NOT find PNG (missing\t800\nCould NOT find PkgConfig (missing\t800\nCould NOT find Protobuf (missing\t800\nCould NOT find Python\t807 808\nCould NOT find PythonLibs (missing\t809\nCould NOT find SWIG (missing\t800\nCould NOT find TBB (missing\t800\nCould NOT find Torch (missing\t810\nCould NOT find Vulkan (missing\t800\nCould NOT find X11 (missing\t800\nCould NOT find ZLIB (missing\t800\nCould NOT find cuDNN (missing\t804\nCould NOT find cudnn (missing\t804\nCould NOT find gflags (missing\t800\nCould NOT find glog (missing\t800\nCould NOT find nvToolsExt\t805\nCould not build wheels for \t811\nCould not connect\t812\nCould not detect Ninja v\t813\nCould not find\t777 778\nCould not find \t814\nCould not find CUDA driver entry point for cu\t815\nCould not find MSVC\t816\nCould not find a configuration file for package "\t817\nCould not find a configuration file for package "Torch"\t818\nCould not find any \t819 820\nCould not find compiler set in environment variable \t821\nCould not find module \'\t822\nCould not find schema for \t823\nCould not find shared object file\t824\nCould not find the bitsandbytes \t825\nCould not find the operator \t44\nCould not import \t787\nCould not infer dtype of numpy.\t826\nCould not initialize NNPACK! Reason\t827\nCould not load \t787\nCould not load library \t789\nCould not load library libcudnn\t828\nCould not load libtorchcodec\t829\nCould not load symbol \t790\nCould not load the library \t789\nCould not load this library: \t830\nCould not locate\t778\nCould not locate \t814 831\nCould not open \t832\nCould not open requirements file: \t833\nCould not resolve\t812\nCould not set up the environment for Microsoft Visual Studio\t834\nCouldn\'t find\t777 778\nCouldn\'t find a suitable version of ptxas\t835\nCouldn\'t find an operator for \t836\nCouldn\'t load custom C++ ops\t837\nCouldn\'t load custom C++ ops. This can happen if your PyTorch and \t838',
    1819635555: "could not convert default argument '\t1549\ncould not find\t778\ncould not locate\t778\ncould not select device driver \t1550\ncouldn't allocate \t1551\ncouldn't find\t778\ncouldn't find a suitable version of ptxas\t835",
    1830842190: "No matching distribution found for \t1043\nNo module named\t1044\nNo module named \t62 1045 1046 1047 1048 1049 1050 1051 1052 1053 1054 1055 1056 1057 1058 1059\nNo module named '\t1060",
    1830842222: "no matching con\t2014\nno matching constructor for initialization of 'torch::jit::RegisterOperators'\t2015\nno matching function for call to \t2016 2017 2018 2019 2020\nno matching function for call to 'atomic\t2021\nno member named \t1721\nno member named '\t2022 2023 2024 2025 2026",
    1833508922: ": Impossible d'ouvrir le fichier d'objet partagé\t517",
    1835100276: 'tham chiếu đến\t368',
    1835101728: ' name followed by "::" must be\t200\n named symbol not found\t259',
    1835102822: 'frame"\t1419\nframe\'\t1419\nframe’\t1419',
    1835166060: 'libmkl_\t1897',
    1835429165: '-mfma\t490',
    1835492691: 'Segment-Schutz nach der Relozierung\t1134\nSegmentation fault\t879 1135\nSegmentation-Fehler\t879',
    1835492723: 'segment en lecture seule a des réadressages\t2119\nsegmento de sólo lectura tiene reubicaciones\t2119',
    1835606074: ": impossibile aprire il file oggetto condiviso\t517\n: impossible d'ouvrir le fichier d'objet partagé\t517",
    1835606127: 'o implemented \t2069',
    1835622239: '__imp_\t1263',
    1835886455: 'wgmma\t2149',
    1835888451: "Command '['ninja', '--version']' returned non-zero\t793\nCommand 'nvcc' not found\t794",
    1835888459: 'Kommandozeilenoption\t979',
    1835888483: 'command line is too long\t1429\ncommon_type_t\t1430',
    1836016416: ' command failed \t29\n compiled with CUDA \t23',
    1836213584: "Permission denied: \t1069\nPermission denied: '\t1073\nPermissionError: [Errno 13] \t1108\nPermissionError: [WinError \t1109\nPermissionError: [WinError 5]\t1110",
    1836213588: 'Terminado (killed)\t862',
    1836216134: 'Formato de ejecutable incorrecto\t878',
    1836280141: 'Mismatched number of arguments when calling: `\t1023',
    1836280173: 'mismatched argument pack\t557\nmismatches\t1584 1966',
    1836344691: 'setmaxnreg\t2149',
    1840104307: 'símbolo ambiguo\t1016',
    1847602215: "', needed by '\t434 435",
    1847603493: "%1 n'est pas une application Win32 valide\t394\n%1 no es una aplicación Win32 válida\t394",
    1847616878: 'ne nomme pas un type\t1305',
    1847619177: 'in namespace\t1635',
    1847619438: 'no nombra a un tipo\t1305',
    1847620457: 'is not a full path and was not found\t1819\nis not a full path to an existing\t1820\nis not a member of\t1635\nis not able to compile a simple\t1821 1822 1823\nis not currently supported\t1288\nis not recognized as an internal\t1824\nis not supported\t1288\nis not yet supported\t1288',
    1847638978: '» non reconnue\t2308',
    1850286138: ': Internal \t518',
    1850296404: 'THIntBlas_\t1142 1143\nTHIntStorage\t1142 1143\nTHIntTensor\t1142 1143\nTHIntVector\t1142 1143',
    1851072570: ": Undefined reference to '\t368\n: Unknown option '\t536 537 538\n: Unresolved extern function\t539\n: Unsupported ICC compiler found\t540\n: Unsupported Intel compiler found\t540\n: Unsupported NVHPC compiler found\t540\n: Unsupported PGI compiler found\t540\n: Unsupported XLC compiler found\t540",
    1851859002: ': an object with that name is already\t541',
    1851876128: ' cannot be used to initialize\t28',
    1851878176: ' kann nicht gefunden werden\t251',
    1851878499: 'clang version must be less than \t1425',
    1851878502: 'flann/\t1673',
    1851943276: 'libnvJitLink.so.\t1887\nlibnvidia-ml.so.1\t1898\nlibnvidia-ptxjitcompiler.so.1\t1898\nlibnvrtc-builtins.so\t1899\nlibnvrtc.so.\t1887',
    1852134465: 'ATen/ATen.h\t601 602 603\nATen/CPUGenerator\t604 605\nATen/CUDA\t604 605\nATen/CUDAGenerator\t604 605\nATen/Dimname.h\t606 607 608\nATen/Error.h\t609 610 611\nATen/NamedTensor.h\t606 607 608\nATen/NamedTensorUtils.h\t606 607 608\nATen/Tensor.h\t601 602 603\nATen/TensorNames.h\t606 607 608\nATen/Type\t604 605\nATen/TypeDefault\t604 605\nATen/TypeExtendedInterface\t604 605\nATen/c\t612 613 614\nATen/core/Dimname.h\t606 607 608\nATen/core/Error.h\t609 610 611\nATen/core/NamedTensor.h\t606 607 608\nATen/core/NamedTensorUtils.h\t606 607 608\nATen/core/TensorNames.h\t606 607 608\nATen/cpu/vec256/\t615 616 617 618 619\nATen/cuda/CUDAContext.h\t620\nATen/cuda/CUDAFuture.cuh\t621 622 623\nATen/cuda/CUDAFuture.h\t621 622 623\nATen/cuda/CUDAGuard.h\t624 625 626 627\nATen/cuda/CUDAMultiStreamGuard.cuh\t621 622 623\nATen/cuda/CUDAMultiStreamGuard.h\t621 622 623\nATen/cuda/CUDASolver.cuh\t621 622 623\nATen/cuda/CUDASolver.h\t621 622 623\nATen/cuda/CUDAStream.h\t624 625 626 627\nATen/cuda/CUDATypeConversion.cuh\t621 622 623\nATen/cuda/CUDATypeConversion.h\t621 622 623\nATen/cudnn/Exceptions.h\t628 629 630 631 632 633\nATenCeilDiv\t634 635',
    1852138601: 'identifier \t1740 1741 1742\nidentifier "\t1743 1744 1745 1746 1747 1748 1749 1750\nidentifier "AT_ASSERTM" is undefined\t438\nidentifier "CU\t1751\nidentifier "CUSPARSE_\t1752\nidentifier "Py_buffer" is undefined\t1753\nidentifier "_Float\t1754\nidentifier "__builtin_\t1755\nidentifier "__cudaDeviceSynchronizeDeprecationAvoidance" is undefined\t1756\nidentifier "nvshmem\t1757\nidentifier "texture" is undefined\t1758',
    1852141679: 'opencv2/\t2079 2080 2081 2082\nopenssl/\t2083 2084 2085 2086',
    1852383271: "' in 'cudaDeviceProp'\t404\n' in 'cut\t405\n' in PATH different than the one specified with -ccbin\t406\n' in namespace '\t407\n' in namespace '__hip_internal'\t408\n' in namespace 'cut\t405\n' in namespace 'std'\t409",
    1852383290: ': internal \t518\n: internal compiler error\t570\n: invalid ELF header\t571',
    1852387130: ':/include\t579',
    1852397403: '[WinError \t1246 1247 1248\n[WinError 1114]\t1249\n[WinError 126]\t1009\n[WinError 127]\t847 1250\n[WinError 206]\t1251',
    1852400160: ' binary not found at \t22',
    1852400175: '/bin/bash: \t496 497\n/bin/dash: \t496 497\n/bin/nvcc\t498 499\n/bin/sh: \t496 497',
    1852400971: 'Kein Speicher im statischen TLS-Block\t977\nKein Speicherplatz mehr\t670',
    1852400994: 'being in scipy source directory\t1303\nbeing installed\t1304',
    1852401003: 'kein Speicherplatz mehr verfügbar\t670',
    1852401184: ' find any \t166\n find lib\t167',
    1852403239: "'ninja' is not recognized as an internal or external command\t443",
    1852404512: ' since setuptools is not available\t340',
    1852404565: 'Using cached \t1229',
    1852404597: 'using CUDA_HOME=\t2270',
    1852534357: 'Unknown CMake command "\t1209\nUnknown CMake command "cuda_add_executable"\t904\nUnknown CMake command "cuda_add_library"\t904\nUnknown CMake command "cuda_compile"\t904\nUnknown CUDA Architecture Name\t1210\nUnknown MS Compiler version \t1211\nUnknown builtin op: \t1212\nUnknown compiler(s): [[\'\t1213\nUnknown compute capability. \t1214\nUnknown type name \'__torch__.torch.classes.\t1186',
    1852534389: "unknown target CPU \t1222\nunknown type [0x13] section \t2253\nunknown type name \t2035 2249\nunknown type name '\t2254 2255 2256\nunknown type name '__hip_bfloat16\t2257\nunknown value 'armv9\t1272\nunknown value ('armv9\t1272\nunknown value (‘armv9\t1272\nunknown value ‘armv9\t1272",
    1852583200: ' -lnvToolsExt\t10',
    1852664132: 'Dimname\t853 854\nDimnameList\t853 854',
    1852727619: 'Cannot access data pointer of Tensor \t779\nCannot access global variable \t780 781\nCannot compile \t782\nCannot find\t777 778\nCannot find \t783\nCannot find a build variant for this system in \t784\nCannot find a working triton installation\t785\nCannot find source file:\t786\nCannot import \t787\nCannot initialize CUDA without \t788\nCannot load \t787\nCannot load library \t789\nCannot load symbol cu\t790\nCannot load the library \t789',
    1852727627: 'Kann den Stack nicht ausführbar machen\t976',
    1852727651: 'cannot be used to initialize an entity of type "cutlass::\t1347\ncannot call member function\t557\ncannot call non-constexpr function "cutlass::const_\t1348\ncannot convert \t1349\ncannot convert None of type <class \t1350\ncannot create shared object descriptor\t1351\ncannot determine \t1352\ncannot execute \t1353\ncannot find\t778 1354 1355 1356\ncannot find \t1344 1357 1358 1359 1360\ncannot find -l\t1361 1362 1363 1364 1365 1366 1367 1368 1369 1370 1371 1372\ncannot find -lEGL\t1373\ncannot find -lGLEW\t1374\ncannot find -laio\t1375\ncannot find -lffi\t1376\ncannot find -lglog\t1377\ncannot find -ljpeg\t1378\ncannot find -lnuma\t1379\ncannot find -lpython3.\t1380\ncannot find -lstdc++\t1381\ncannot find -ltbb\t1382\ncannot find -luuid\t1383\ncannot find -lz\t1384\ncannot find the file specified: \'\t1073 1385\ncannot import name \t1386 1387 1388 1389 1390 1391 1392 1393 1394 1395\ncannot import name \'\t1396\ncannot instantiate \'\t1397\ncannot make segment writable for relocation\t1398\ncannot map zero-fill pages\t1351\ncannot open \t1344\ncannot open input file \t1399\ncannot open shared object file\t3 1400 1401\ncannot open source file "\t1402\ncannot overload functions distinguished by return type alone\t1403\ncannot read spec file \t1404',
    1852727659: 'kann -l\t1363\nkann nicht gefunden\t1834\nkann nicht gefunden werden -l\t1364 1365 1366 1367 1368 1369 1370 1371 1372 1766 1767\nkann nicht gefunden werden -lEGL\t1373\nkann nicht gefunden werden -lGLEW\t1374\nkann nicht gefunden werden -laio\t1375\nkann nicht gefunden werden -lffi\t1376\nkann nicht gefunden werden -lglog\t1377\nkann nicht gefunden werden -ljpeg\t1378\nkann nicht gefunden werden -lnuma\t1379\nkann nicht gefunden werden -lstdc++\t1381\nkann nicht gefunden werden -ltbb\t1382\nkann nicht gefunden werden -luuid\t1383\nkann nicht gefunden werden -lz\t1384\nkann nicht gefunden werden: -l\t1364 1365 1366 1367 1368 1369 1370 1371 1372 1766 1767\nkann nicht gefunden werden: -lEGL\t1373\nkann nicht gefunden werden: -lGLEW\t1374\nkann nicht gefunden werden: -laio\t1375\nkann nicht gefunden werden: -lffi\t1376\nkann nicht gefunden werden: -lglog\t1377\nkann nicht gefunden werden: -ljpeg\t1378\nkann nicht gefunden werden: -lnuma\t1379\nkann nicht gefunden werden: -lstdc++\t1381\nkann nicht gefunden werden: -ltbb\t1382\nkann nicht gefunden werden: -luuid\t1383\nkann nicht gefunden werden: -lz\t1384',
    1852731203: 'ConnectTimeout\t791\nConnectTimeoutError\t791\nConnection to \t797\nConnectionError: \t798',
    1852732786: 'running build_ext\t2144\nrunning on sm\t2145',
    1852788263: "'NoneType' object has no attribute '\t440 441 442",
    1852793632: " conflicts with target machine type \t30 31\n conflicts with this version\t32\n connect to 'http\t33\n constant expression\t34",
    1852793634: '"constexpr\t393',
    1852793639: "'constexpr\t393",
    1852797559: 'wrong number of template\t557',
    1852989815: 'warning #\t2285\nwarning: calling a __host__ function\t2286\nwarning: calling a constexpr __host__ function\t2286',
    1853169722: ": ungültiger ELF-Header\t571\n: unspecified launch failure\t572\n: unsupported option '-fopenmp\t575\n: unsupported option ‘-fopenmp\t575",
    1853186412: 'launch shared memory exceeds current GPU\t1842',
    1853188163: 'ChunkedEncodingError\t791',
    1853189958: 'Found empty `transformer-engine` meta package\t922\nFound no NVIDIA driver on your system\t923 924 925\nFound two conflicting CUDA\t926',
    1853189990: 'found SM\t953\nfound sm\t953\nfound sm_\t953\nfound. Please specify\t1675',
    1864396654: 'no overload of \t2027',
    1864397673: 'is only a placeholder project on PyPI\t1825\nis only available from C++\t1826',
    1865370691: 'CL/opencl\t712 713',
    1866614868: 'THBoolBlas_\t1142 1143\nTHBoolStorage\t1142 1143\nTHBoolTensor\t1142 1143\nTHBoolVector\t1142 1143',
    1866670138: ': Command not found\t506',
    1866745940: 'THDoubleBlas_\t1142 1143\nTHDoubleStorage\t1142 1143\nTHDoubleTensor\t1142 1143\nTHDoubleVector\t1142 1143',
    1866866746: ': Formal parameter space \t514\n: Found unsuitable version "\t515 516',
    1867194426: ': Kommando nicht gefunden\t506',
    1867270228: 'THLongBlas_\t1142 1143\nTHLongStorage\t1142 1143\nTHLongTensor\t1142 1143\nTHLongVector\t1142 1143',
    1867391034: ': No CUDA GPUs are available\t521\n: No existe el\t161 162\n: No module named \t522\n: No paths matched \t523\n: No se puede asignar\t508\n: No such file\t161 162 163 164 524 525 526 527 528\n: No such file or directory\t529\n: Not a directory\t530',
    1867806286: 'NvToolsExt\t1085',
    1867806318: 'nvToolsExt\t2054 2055 2056 2057\nnvToolsExt64_1.lib\t2058',
    1867807056: 'PyTorch is needed\t1115\nPyTorch is not installed\t1115\nPyTorch is not linked with support for cuda devices\t1116\nPyTorch is required\t1115\nPyTorch must be installed\t1115\nPyTorch needs GCC \t773\nPyTorch needs at least GCC \t773\nPyTorch needs to be installed\t1115\nPyTorch no longer supports this GPU because it is too old\t1117\nPyTorch requires GCC \t773\nPyTorch requires at least GCC \t773\nPyTorch version mismatch! DeepSpeed ops were compiled and installed with a different version\t1118\nPyTorch was compiled without CUDA support\t1119',
    1868720492: 'libomp/omp.h\t1900 1901 1902',
    1868721529: 'ymbol \t368\nymbols \t368',
    1868767290: ': comando não encontrado\t506\n: command not found\t506\n: commande introuvable\t506\n: could not read symbols: Invalid operation\t550 551',
    1868785010: 'recompile \t2120',
    1868787269: 'Encountered error while \t877',
    1868787273: 'Incompatible library version: lib\t963\nIncompleteRead\t791',
    1868787305: 'incompatible architecture (have \t1789\nincompatible with that of previous function "\t1790\nincompatible with the existing python installation in your environment\t1791\nincomplete \t1792 1793\nincomplete type \t1794 1795',
    1868832802: '" does not appear to contain CMakeLists\t369',
    1869374802: 'Relocations in generic ELF (EM: \t1122',
    1869374834: 'relocation R_\t2124\nrelocation overflow: reference to\t2125\nrelocation truncated to fit: \t2126 2127',
    1869378165: 'urlopen error \t2266',
    1869379432: 'hwloc.h\t1736 1737 1738 1739',
    1869439605: 'ubmodule\t2238',
    1869440333: 'Memory access fault by GPU node\t1018',
    1869440338: 'RemoteDisconnected\t791',
    1869440365: 'memory exhausted\t1959\nmemory in static\t1960',
    1869440370: 'remove_cv_t\t1430\nremove_reference_t\t1430',
    1869488162: '" no se reconoce como\t385\n" not found\t389',
    1869488167: "' no se reconoce como\t385\n' not found\t389",
    1869488186: ': no se puede abrir el archivo del objeto compartido\t517\n: no se puede abrir el fichero del objeto compartido\t517\n: not found\t506',
    1869488224: '` not found\t389',
    1869490208: ' (no such file)\t3',
    1869491501: '--no-build-isolation\t483',
    1869502255: '/Wno-psabi\t494',
    1869504867: 'canonicalize_version() got an unexpected keyword argument\t1405',
    1869506377: 'Ignoring invalid distribution \t960',
    1869507438: "nknown \t2003\nnknown keyword argument '\t2004",
    1869508193: 'annot open include file: \t693\nannotation_type.__origin__ is tuple\t1282',
    1869636978: 'reports SM\t953',
    1869638985: "ImportError: \t961\nImportError: cannot import name '\t668\nImported target\t962",
    1869639017: 'import lib as _lib, ffi as _ffi\t1765\nimpossibile abilitare lo stack eseguibile\t976\nimpossibile allocare memoria nel blocco statico TLS\t977\nimpossibile trovare -l\t1766 1767\nimpossible de trouver -l\t1363',
    1869771333: "Error building extension '\t880\nError checking\t881\nError compiling objects for extension\t882\nError loading shared library \t883\nError loading shared library ld-linux\t884\nError relocating \t368 885\nError sending request for url (\t886\nError: No module named \t887\nError: Unsupported GPU\t888\nError: Unsupported GPU model\t888\nError: Unsupported GPU type\t888\nError: unsupported GPU\t888\nError: unsupported GPU model\t888\nError: unsupported GPU type\t888",
    1869771365: 'erro interno do compilador\t972\nerror C1021: \t1603\nerror C1128\t1604\nerror C2059\t1605\nerror C2061\t1605\nerror C2065\t1605 1606 1607\nerror C2143\t1605\nerror C2146\t1606\nerror C2398: \t1608\nerror C3859\t1609\nerror C3861\t1606 1607\nerror C4430\t1606 1607\nerror C4984: \t1610\nerror D8016\t1611\nerror MSB3428: \t1612\nerror MSB3721: \t1613\nerror MSB8020: \t1614\nerror MSB8036: \t1615\nerror interno del compilador\t972\nerror sending request for url (\t886\nerror trying to exec \t1353\nerror while loading shared libraries: \t1616\nerror: "auto" is not allowed here\t1617\nerror: /EHa\t493\nerror: /EHsc\t493\nerror: /FS\t493\nerror: /GL\t493\nerror: /GR\t493\nerror: /MD\t493\nerror: /MT\t493\nerror: /O1\t493\nerror: /O2\t493\nerror: /Od\t493\nerror: /Ox\t493\nerror: /W\t493\nerror: /Z7\t493\nerror: /Zc:\t493\nerror: /Zi\t493\nerror: /arch:\t493\nerror: /fp:\t493\nerror: /std:c++\t493\nerror: /utf-8\t493\nerror: /wd\t493\nerror: RPC failed; \t1618\nerror: [Errno 2] No such file or directory: \'\t497\nerror: [WinError 2]\t1619\nerror: a member with an in-class initializer must be const\t1620\nerror: a pointer to a bound function may only be used to call \t1621\nerror: constant value is not known\t1622\nerror: constexpr function never produces a constant expression\t1623\nerror: constexpr if statements are a C++17 feature\t1624\nerror: could not find \t1625\nerror: downloading \'\t1626\nerror: expected a\t1622\nerror: expected an identifier\t1627\nerror: expected unqualified-id before\t1627\nerror: forward declaration of \t1628\nerror: identifier "__\t1622\nerror: identifier "__builtin_\t1629\nerror: invalid instruction\t1630\nerror: invalid operand for instruction\t1630\nerror: invalid redeclaration of\t1622\nerror: name followed by "::" must\t1622\nerror: namespace "std" has no member "__\t1622\nerror: no such file or directory: \'/EHa\t493\nerror: no such file or directory: \'/EHsc\t493\nerror: no such file or directory: \'/FS\t493\nerror: no such file or directory: \'/GL\t493\nerror: no such file or directory: \'/GR\t493\nerror: no such file or directory: \'/MD\t493\nerror: no such file or directory: \'/MT\t493\nerror: no such file or directory: \'/O1\t493\nerror: no such file or directory: \'/O2\t493\nerror: no such file or directory: \'/Od\t493\nerror: no such file or directory: \'/Ox\t493\nerror: no such file or directory: \'/W\t493\nerror: no such file or directory: \'/Z7\t493\nerror: no such file or directory: \'/Zc:\t493\nerror: no such file or directory: \'/Zi\t493\nerror: no such file or directory: \'/arch:\t493\nerror: no such file or directory: \'/fp:\t493\nerror: no such file or directory: \'/std:c++\t493\nerror: no such file or directory: \'/utf-8\t493\nerror: no such file or directory: \'/wd\t493\nerror: pack expansion does not make use\t1622\nerror: qualified name is not allowed\t1622\nerror: this declaration has no\t1622\nerror: type name is not allowed\t1622\nerror: unexpected argument \'\t1631\nerror: unexpected token\t1630\nerror: unknown directive\t1630\nerror: unknown token\t1630\nerror: unrecognized command\t1632\nerror: user-defined literal operator not found\t1622\nerror: variable length array\t1633\nerror: variable-sized object may not be initialized\t1634\nerrore interno del compilatore\t972',
    1869833554: 'ResolutionImpossible\t1125\nResolvePackageNotFound\t1106',
    1869834594: 'bison: command not found\t1299\nbison: not found\t1299',
    1869881378: '" to "std::shared_ptr<torch::jit\t391',
    1869881402: ': too few arguments\t574',
    1869903169: 'AutoGIL\t671 672\nAutoNoGIL\t671 672',
    1869903201: 'autoconf: command not found\t1299\nautoconf: not found\t1299\nautomake: command not found\t1299\nautomake: not found\t1299\nautoreconf: command not found\t1299\nautoreconf: not found\t1299',
    1870211104: ' (you have \t6',
    1873003342: 'Não há espaço disponível\t1077',
    1873003374: 'não foi possível alocar memória em bloco TLS\t977\nnão foi possível habilitar pilhas de executável\t976\nnão foi possível localizar -l\t1766 1767\nnão há espaço disponível\t1077\nnão é reconhecido como\t1824',
    1881171310: 'ne peut activer une pile exécutable\t976\nne peut allouer de la mémoire dans un bloc statique TLS\t977\nne peut pas trouver -l\t1363 1766 1767\nne peut restaurer le segment prot\t1134\nne peut trouver -l\t1364 1365 1366 1367 1368 1369 1370 1371 1372 1766 1767\nne peut trouver -lEGL\t1373\nne peut trouver -lGLEW\t1374\nne peut trouver -laio\t1375\nne peut trouver -lffi\t1376\nne peut trouver -lglog\t1377\nne peut trouver -ljpeg\t1378\nne peut trouver -lnuma\t1379\nne peut trouver -lstdc++\t1381\nne peut trouver -ltbb\t1382\nne peut trouver -luuid\t1383\nne peut trouver -lz\t1384',
    1881173838: "No package '\t1061",
    1882284899: 'cc1plus\t1413\ncc1plus: \t1414',
    1884516174: 'NoSpaceLeftError\t869',
    1885433459: 'snappy-c.h\t2156 2157 2158\nsnappy.h\t2156 2157 2158',
    1885434439: 'Graph break due to unsupported builtin \t954',
    1885496695: 'webp/decode.h\t2288 2289 2290\nwebp/encode.h\t2288 2289 2290',
    1885500787: 'subprocess-exited-with-error\t2181',
    1885692960: ' dependency is incompatible with the current platform: \t36',
    1885693252: 'DeepSpeed needs GCC \t773\nDeepSpeed needs at least GCC \t773\nDeepSpeed requires GCC \t773\nDeepSpeed requires at least GCC \t773',
    1885809965: '--gpu-name=sm_\t482',
    1886217556: 'Temporary failure\t812\nTemporary failure \t1168',
    1886217588: 'temp.win32-\t2189',
    1886218528: ' import "_C\t201\n import "_ext\t201\n import \'_C\t201\n import \'_ext\t201\n import _C\t201\n import _ext\t201\n import `_C\t201\n import `_ext\t201\n import any \t166\n import module "_C\t201\n import module "_ext\t201\n import module \'_C\t201\n import module \'_ext\t201\n import module _C\t201\n import module _ext\t201\n import module `_C\t201\n import module `_ext\t201\n import the "_C\t201\n import the "_ext\t201\n import the \'_C\t201\n import the \'_ext\t201\n import the _C\t201\n import the _ext\t201\n import the `_C\t201\n import the `_ext\t201\n import the module "_C\t201\n import the module "_ext\t201\n import the module \'_C\t201\n import the module \'_ext\t201\n import the module _C\t201\n import the module _ext\t201\n import the module `_C\t201\n import the module `_ext\t201',
    1886220099: 'Compiler requires the CUDA toolkit\t795',
    1886220131: "compilation terminated\t1431 1432 1433 1434 1435 1436 1437 1438 1439 1440 1441 1442 1443 1444 1445 1446 1447 1448 1449 1450 1451 1452 1453 1454 1455 1456 1457 1458 1459 1460 1461 1462 1463 1464 1465 1466 1467 1468 1469 1470 1471 1472 1473 1474 1475 1476 1477 1478 1479 1480 1481 1482 1483 1484 1485 1486 1487 1488 1489 1490 1491 1492 1493 1494 1495 1496 1497 1498 1499 1500 1501 1502 1503 1504 1505 1506 1507 1508 1509 1510 1511 1512 1513 1514 1515 1516 1517 1518 1519 1520 1521 1522 1523 1524 1525 1526 1527 1528\ncompiled\t1529\ncompiled against \t1315\ncompiled against CUDA\t1316\ncompiled against NumPy 1.x\t1530\ncompiled for \t1315\ncompiled for CUDA\t1316\ncompiled using \t1315\ncompiled using CUDA\t1316\ncompiled with \t1315\ncompiled with CUDA\t1316\ncompiled without \t1318\ncompiler set in environment\t1531\ncompute capabilit\t1532 1533\ncompute capability\t1534\ncompute capability \t1535 1536\ncompute capability not supported']\t1537",
    1886220135: "gomp not found\t1698\ngomp' not found\t1698\ngomp’ not found\t1698",
    1886220137: "iomp5 not found\t1698\niomp5' not found\t1698\niomp5’ not found\t1698",
    1886221678: 'numpy/\t2053',
    1886330919: "' op \t423",
    1886332960: ' (operand types are \t4',
    1886350436: 'dlopen(/\t1586',
    1886351203: 'cooperative_groups/\t1547 1548\ncooperlake\t1272',
    1886413165: "mappatura del segmento dall'oggetto condiviso non riuscita\t914",
    1886413171: 'sapphirerapids\t1272',
    1886415211: 'kipping import of cpp extensions due to incompatible torch version \t1835',
    1886418291: 'support for the ISO C++ \t2182\nsupport for the upcoming ISO C++ standard, C++0x\t2183\nsupported\t1287 2184',
    1886611780: 'DispatchKey::CompositeImplicitAutograd\t856\nDispatchStub: missing \t857',
    1886614883: 'cusparse64_\t1558 1559\ncusparseC\t772\ncusparseD\t772\ncusparseS\t772\ncusparseXcsrgemmNnz\t772\ncusparseZ\t772',
    1886680168: 'http.client.\t1735',
    1886680431: 'output file too large: \t2099',
    1886745376: ' support\t343\n support \t344 345',
    1886745454: 'nsupported CUDA SM\t2048\nnsupported CUDA SM version\t2048\nnsupported CUDA arch\t2048\nnsupported CUDA architecture\t2048\nnsupported CUDA capability\t2048\nnsupported CUDA sm\t2048\nnsupported CUDA sm version\t2048\nnsupported GPU SM\t2048\nnsupported GPU SM version\t2048\nnsupported GPU arch\t2048\nnsupported GPU architecture\t2048\nnsupported GPU capability\t2048\nnsupported GPU sm\t2048\nnsupported GPU sm version\t2048\nnsupported SM\t2048\nnsupported SM version\t2048\nnsupported arch\t2048\nnsupported architecture\t2048\nnsupported capability\t2048\nnsupported compute SM\t2048\nnsupported compute SM version\t2048\nnsupported compute arch\t2048\nnsupported compute architecture\t2048\nnsupported compute capability\t2048\nnsupported compute sm\t2048\nnsupported compute sm version\t2048\nnsupported device SM\t2048\nnsupported device SM version\t2048\nnsupported device arch\t2048\nnsupported device architecture\t2048\nnsupported device capability\t2048\nnsupported device sm\t2048\nnsupported device sm version\t2048\nnsupported sm\t2048\nnsupported sm version\t2048',
    1887007331: 'crypt.h\t1553 1554 1555 1556',
    1897951054: 'No queda espacio en el dispositivo\t669',
    1897951086: 'no queda espacio en el dispositivo\t669',
    1902473760: ' required keyword-only argument\t329\n required positional argument\t329 330\n requires A100\t331\n requires MinkowskiEngine\t332\n requires a different Python: \t333\n requires apex\t332\n requires auto\t332\n requires bitsandbytes\t332\n requires causal\t332\n requires cuda extensions\t334\n requires cupy\t332\n requires deepspeed\t332\n requires detectron2\t332\n requires exllamav2\t332\n requires fbgemm\t332\n requires flash\t332\n requires flashinfer\t332\n requires gptqmodel\t332\n requires gsplat\t332\n requires kaolin\t332\n requires mamba\t332\n requires mmcv\t332\n requires onnxruntime\t332\n requires pytorch3d\t332\n requires sgl\t332\n requires sglang\t332\n requires spconv\t332\n requires torch-\t332\n requires torch_\t332\n requires torchao\t332\n requires torchcodec\t332\n requires transformer\t332\n requires triton\t332\n requires triton==\t335\n requires vllm\t332\n requires xformers\t332',
    1903386957: 'MasqueradingAsCUDA\t1013 1014',
    1914709853: "]' returned non-zero\t1254",
    1914711074: '", referenced from\t368\n", referenced from:\t368',
    1914725736: 'he remote end hung up unexpectedly\t1659',
    1914728270: 'No registered custom op \t823',
    1916880980: 'THArgCheck\t1144 1145',
    1917132893: '] Erreur 137\t1253\n] Error 137\t1253',
    1917143124: 'THError\t1144 1145',
    1917145935: 'OSError: \t798\nOSError: Could not find/load shared object file\t1092\nOSError: [Errno \t1093\nOSError: [Errno 30] \t1094',
    1917221200: 'PyFrameObject\t1114',
    1917853789: '] Processus arrêté\t1253',
    1917869114: ':\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA\\v\t580',
    1918967866: ': archivo demasiado corto\t510',
    1918967870: '> are available only with C++\t583',
    1918986323: 'Shared memory size limit exceeded: requested \t1138',
    1918986355: 'shared memory size (requested \t2154\nshared object\t2155\nshared object initialization failed\t1731',
    1919052108: 'Library not loaded: \t1005 1006\nLibrary not loaded: @\t1007',
    1919052140: 'library not found\t1903\nlibrary not found for -l\t1904 1905\nlibrary not found: \t1906 1907 1908\nlibrary not found: EGL\t1909\nlibrary not found: GLEW\t1910\nlibrary not found: aio\t1911\nlibrary not found: crypt\t1912\nlibrary not found: ffi\t1913\nlibrary not found: glog\t1914\nlibrary not found: jpeg\t1915\nlibrary not found: lapack\t1916\nlibrary not found: numa\t1917\nlibrary not found: stdc++\t1918\nlibrary not found: tbb\t1919\nlibrary not found: uuid\t1920\nlibrary not found: z\t1921\nlibrocblas.so.\t1878\nlibrocsparse.so.\t1878',
    1919115629: 'macro "max" passed\t1955\nmacro "max" requires\t1955\nmacro "min" passed\t1955\nmacro "min" requires\t1955',
    1919117645: 'Microsoft Visual C++ \t1019\nMicrosoft Visual C++ Redistributable is not installed\t1020\nMicrosoft Visual C++ installation\t1021\nMicrosoft Visual Studio installation\t1021\nMicrosoft Visual Studio version\t1022',
    1919230010: ': error C2440: \t552\n: error C2975\t553\n: error adding symbols: DSO missing from command line\t550 551\n: error: \t554\n: error: cannot find libdevice for sm_\t555\n: error: exception specification in declaration does not match\t556\n: error: expected \t557\n: error: expected primary-expression before\t558\n: error: identifier "\t559\n: error: name followed by "::" must be a class or namespace name\t560\n: error: namespace "cut\t561\n: error: need \t562\n: error: no such file or directory: \'\t563\n: error: redefinition of\t564\n: error: template argument \t557\n: error: the clang compiler does not support \'-\t565\n: error: unknown argument\t566\n: error: unknown type name \'\t567\n: error: unsupported option \'-\t568\n: error: use of undeclared identifier \'\t567\n: error:expected \t557\n: error:template argument \t557\n: error： expected \t557\n: error： template argument \t557\n: error：expected \t557\n: error：template argument \t557',
    1919248468: 'There is not enough space on the disk\t1183',
    1919248500: "there's already a kernel registered from python overriding \t2191",
    1919249184: ' kernel are not available\t252\n kernel is not available\t252\n kernel not available\t252\n kernels are not available\t252\n kernels is not available\t252\n kernels not available\t252',
    1919250472: '(perhaps \t448',
    1919250479: '/permissive\t493',
    1919250511: 'Operator does not support running with fake tensors\t1098',
    1919250543: 'operation timed out\t1428',
    1919251285: "UserWarning: Can't initialize NVML\t1227\nUserWarning: Error checking compiler version for cl\t1228",
    1919251488: ' terminated with signal 9\t38',
    1919251566: 'nternal error\t2049',
    1919252000: ' version incompatibility\t351\n version mismatch\t351\n version must be \t352\n version needs to be \t352\n version should be \t352',
    1919252079: 'overloaded function "std::__to_address" matches\t2100',
    1919316077: 'mpfr.h\t1978 1979 1980 1981',
    1919444301: 'Mehrdeutiges Symbol\t1016\nMehrfachdefinition von \t1017',
    1919444333: 'mehrdeutiges Symbol\t1016',
    1919448176: 'pthread.h\t1585',
    1919885370: ': orden no encontrada\t506',
    1919887392: ' (or one of its dependencies)\t5',
    1919895160: "xFormers was built for:\t2294\nxFormers wasn't buil\t2295",
    1919902273: 'Aborted\t636',
    1919903264: ' for section\t169',
    1919968580: 'DeprecatedTypeProperties\t848 849',
    1919969650: 'ripristinare la protezione del segmento\t1134',
    1920091483: '[Errno 122]\t1244\n[Errno 28]\t1244\n[Errno 2] No such file or directory: \t1245',
    1920103747: 'Current CUDA Device does not support bfloat16\t840\nCurrent CUDA device does not support bfloat16\t840',
    1920103779: "current CUDA Device does not support bfloat16\t840\ncurrent CUDA device does not support bfloat16\t840\ncurrent Python platform is not compatible with the lockfile's supported environments\t1572",
    1920169263: '/usr/include/hip/\t502',
    1920230738: 'Retrying (Retry(total=0,\t1126',
    1920233061: 'entrée de procédure\t368',
    1920233065: 'intrin\t1291',
    1920234561: "AttributeError: install_layout\t666\nAttributeError: module '\t667\nAttributeError: module 'torch._C' has no attribute '\t668",
    1920235589: 'Extra build requirement \t890',
    1931505486: "No se pudo asignar memoria en el bloque TLS\t977\nNo space left on device\t1062\nNo such file\t1063\nNo such file or directory: \t235 1064 1065 1066 1067 1068 1069\nNo such file or directory: '\t1070 1071 1072 1073\nNo such operator \t1074",
    1931505518: 'no se declaró en este ámbito\t1305\nno se encuentra -l\t1363 1766 1767\nno se puede activar la pila ejecutable\t976\nno se puede encontrar -l\t1363 1364 1365 1366 1367 1368 1369 1370 1371 1372 1766 1767\nno se puede encontrar -lEGL\t1373\nno se puede encontrar -lGLEW\t1374\nno se puede encontrar -laio\t1375\nno se puede encontrar -lffi\t1376\nno se puede encontrar -lglog\t1377\nno se puede encontrar -ljpeg\t1378\nno se puede encontrar -lnuma\t1379\nno se puede encontrar -lstdc++\t1381\nno se puede encontrar -ltbb\t1382\nno se puede encontrar -luuid\t1383\nno se puede encontrar -lz\t1384\nno se puede restaurar el `prot\' del segmento\t1134\nno se reconoce como un comando\t1824\nno se reconoce la opción de línea de órdenes\t979\nno space left on device\t1062\nno such file\t2028\nno such file or directory: \'\t2029\nno such instruction\t2030\nno such option: -\t2031\nno suitable \t2032 2033\nno suitable constructor exists to convert from "\t2034\nno suitable constructor exists to convert from "c10::\t2009',
    1931506799: 'ot supported\t2069',
    1933658196: 'THAssert\t1144 1145',
    1934970951: 'GPUs architecture\t733\nGPUs capabilit\t733\nGPUs compute architecture\t733\nGPUs compute capabilit\t733',
    1935625567: '_M_set_sharable()\t1257',
    1935762796: 'lease up\t1871',
    1935763488: ' has already been defined\t171\n has been removed from CMake\t172\n has no attribute\t173\n has no attribute \t174 175 176 177 178 179 180 181\n has no member\t182\n has no member \t183 184\n has no member named\t185\n has no member named \t186 187 188 189 190 191\n has non-pointer type \t192\n has not been declared\t55 56 57 193 194 195 196\n has to be \t197\n has unsupported type \t198',
    1935763551: '_hash_\t1266 1267 1268',
    1935764579: 'class "at::Tensor" has no member "\t1426\nclass "std::enable_if<<error-constant>\t1427',
    1935767328: ' was detected and compatibility mode is UN\t353\n was found but failed to import\t354\n was not declared\t55 56 196 248 249 355 356\n was not declared in this scope\t57 357 358\n was not declared in this scope; did you mean \t359\n was not found in the package registry\t360\n was specified but unrecogni\t361',
    1936009070: "n'est pas reconnu en tant que\t1824\nn'est pas un membre de\t1635",
    1936025716: 'these package versions have conflicting dependencies\t2192',
    1936027460: 'Does not match the generator used previously: \t860',
    1936027492: "does not appear to be a Python project\t1588\ndoes not contain a CMakeLists\t1589\ndoes not have one of build variants: \t1590\ndoes not know how to trace the builtin \t1591\ndoes not match\t1584\ndoes not name a type\t1305\ndoesn't match\t1584",
    1936028533: 'uses too much \t2268\nuses too much shared data (0x\t2269',
    1936269346: '" is ambiguous\t383\n" is not known to CXX compiler\t384\n" is not recognized\t385\n" is not recognized as\t385\n" is undefined in device code\t386\n" ist entweder falsch\t385',
    1936269351: "' is ambiguous\t410\n' is ambiguous (with operand types \t411\n' is not defined for option 'gpu-architecture'\t412\n' is not defined for option 'std'\t413\n' is not in 'keyword=value' format\t414\n' is not recognized\t385\n' is not recognized as\t385\n' is not recognized as an internal\t415\n' is only available for these backends:\t416\n' is unavailable: introduced in macOS 1\t417\n' ist entweder falsch\t385",
    1936269353: ') is greater than the maximum required version by CUDA \t452\n) is less than the minimum required version by CUDA \t453\n) is not usable for this PyTorch\t454',
    1936287828: 'This Python has API version \t1184\nThis header is only meant to be used on x86\t1185',
    1936287860: 'this operation is not allowed between \t2193',
    1936289397: 'unistd.h\t1585',
    1936614740: 'TensileLibrary\t1169 1170\nTensorTypeId\t1171 1172\nTensorTypeSet\t1171 1172\nTensors of type TensorImpl do not have \t1173\nTensors returned from custom ops (1) must not\t1174 1175',
    1936615712: ' installation candidates for \t206\n instance of Visual Studio\t207',
    1936617315: 'const_data_ptr\t921',
    1936682850: 'boost/\t1312',
    1936683040: ' positional argument\t329',
    1936876886: 'VersionConflict: (\t1233',
    1936876918: 'version "LIBAV\t981\nversion "LIBSW\t981\nversion \'LIBAV\t981\nversion \'LIBSW\t981\nversion `LIBAV\t981\nversion `LIBSW\t981\nversion torch was compiled with \t2277\nversion used to compile\t2278\nversions\t2279',
    1936877926: 'first\t1304',
    1936941392: 'PassManager::run failed\t1107',
    1936943469: 'missing initializer for member \t1967',
    1936944429: '-msse\t490',
    1937008994: 'bits/floatn\t1308\nbits/libc-header-start\t1309\nbits/std_function.h:\t1310\nbitsandbytes was compiled without GPU support\t1311',
    1937055783: "' uses too much \t426",
    1937059642: ':/usr/local/cuda\t579',
    1937075488: ' must be \t197\n must be valid exactly by one definition\t257\n must not contain {\t258',
    1937339245: 'msys64\t1011',
    1948280185: 'ye tanımsız başvuru\t368',
    1948282734: "no template named \t2035\nno template named '\t2026\nno type named \t2035\nno type named '\t2026",
    1951615060: 'THStorage\t1142 1143',
    1952531514: ':Datei oder Verzeichnis\t161 162',
    1952543859: 'state\t2177\nstatus_string: "\t2178',
    1952606572: 'libtorch_cuda.so: \t1886',
    1952802679: 'wget: command not found\t1299\nwget: not found\t1299\nwget: unable to resolve host address\t2291',
    1952805408: ' returned non-zero\t336 337',
    1952867692: 'leftover lock files from the PyTorch C++ extension build\t1872',
    1953063255: 'Waited on lock file "\t1236',
    1953063469: '-bit platform\t488',
    1953064270: "Neither 'setup.py' nor 'pyproject.toml' found\t1034",
    1953064550: 'ffitarget.h\t1662 1663 1664',
    1953065567: '_jit_compile\t60',
    1953067604: 'Triton Error [CUDA]: device kernel image is invalid\t1191\nTriton only support CUDA 10.0 or higher, but got CUDA version: \t1192',
    1953068403: 'suitesparse/\t1420 1421 1422',
    1953068832: ' with --no-build-isolation\t364\n with CUDA \t365\n within its own root folder\t366\n without CUTE_ARCH_MMA_\t367',
    1953069157: 'exit code\t1640\nexit code:\t1640\nexit status\t1640\nexitcode\t1640\nexited with code \t1641',
    1953264973: 'Multiple dispatch failed for \t1024',
    1953265005: 'multi_tensor_applier fused unscale kernel is unavailable\t1985\nmultiple copies of the\t1986\nmultiple definition of \t1987',
    1953394499: 'ContextualVersionConflict: (\t799',
    1953396050: 'RuntimeError: Failed to infer device type\t1036\nRuntimeError: Numpy is not available\t1128',
    1953396080: 'punto de entrada del procedimiento\t368',
    1953397075: 'SyntaxError: \t964',
    1953459744: ' not available\t262\n not built with CUDA\t263\n not compiled with CUDA\t263\n not defined in file lib\t264 265\n not found\t266\n not found in the system path\t267\n not found. Directory cannot be installed\t268\n not installed\t269\n not recognized\t270\n not set, after EnableLanguage\t271\n not supported in this architecture\t272',
    1953460816: 'ProtocolError\t791',
    1953525103: 'ompt.h\t1900 1901 1902',
    1953653104: 'partially initialized module \t2103',
    1953653621: 'ucrt64\t1011',
    1953655126: "Virtual package '__cuda\t1234\nVirtual package '__glibc\t1235",
    1953655158: 'virtual memory exhausted: \t2280',
    1953656688: 'portaudio.h\t2108 2109 2110 2111',
    1953658478: 'nvrtc-builtins\t2067\nnvrtc64_\t1558 1559\nnvrtc: error: failed to load builtins for compute_\t2068',
    1953718598: 'Fast path is not available because one of\t913',
    1953718627: 'caster.operator typename make_caster<T>::template cast_op_type<T>()\t1408',
    1953718630: 'fast path is not available because one of\t913',
    1953719584: ' est incompatible avec la sortie\t59',
    1953719666: 'restaurar proteção de segmento\t1134\nrestore segment prot after\t2136',
    1953720608: ' ist entweder falsch\t245\n ist im Header \t250\n ist kein Element\t202\n ist kein Element von\t223 224 225',
    1953720644: "Distributed package doesn't have NCCL built in\t858",
    1953721929: 'Installed triton version too old, please upgrade\t969\nInstrucción ilegal\t486\nInstruction non permise\t486\nInstruçõe\t486',
    1953721961: 'installable\t1802\ninstalled CPU version PaddlePaddle\t1803\ninstalled Caffe2 version uses CUDA but I cannot find the CUDA\t1804',
    1953722184: 'Host compiler targets unsupported OS\t958',
    1953722216: 'host compiler\t676\nhost has sm_\t953',
    1953723725: 'Must define exactly one of __HIP_PLATFORM_\t1025',
    1953723747: 'custom_op(\t1573',
    1953723757: 'must have a constant value\t200\nmust install \t1112\nmust support SSE\t1988\nmust support SSE2\t1988\nmust support amd64\t1988\nmust support i386\t1988\nmust support x86\t1988\nmust support x86-64\t1988\nmust support x86_64\t1988',
    1953724755: 'SystemError: <built-in function load_binary> returned NULL\t1141',
    1953724787: 'system has unsupported display driver / cuda driver combination\t2185\nsystem not yet initialized\t2186',
    1953784096: ' attempted to run this operator with Meta tensors, but there was no \t21',
    1953785171: 'Setting up PyTorch plugin "\t1137',
    1953849888: ' but this version of numpy is 0x\t24\n but we found an implementation\t25',
    1953853031: 'gnutls_handshake() failed\t1697',
    1953853216: ' out of memory\t327\n out of range: \t328',
    1954047264: ' extension\t60\n extension for compute capability \t61',
    1954047342: 'next(\t1999',
    1954047348: 'texture is not a template\t1758\ntexture" is not a template\t1758\ntexture\' is not a template\t1758\ntexture’ is not a template\t1758',
    1954112032: ' bytes to section \t27',
    1954115679: '_pytorch_\t1269',
    1965059918: "No url found for submodule path '\t1075",
    1965060969: 'is unsupported\t1288',
    1967202362: ': Aucun fichier\t161 162',
    1967343700: 'THCuda\t1142 1143 1158 1159\nTHCudaCheck\t1160 1161',
    1969316709: 'ecause there is no version of \t1596',
    1969365031: "' but version of \t395",
    1969365036: ", but none of the providers can be installed\t468\n, but was built for sm\t469\n, but wrong architecture\t470\n, but you have torch \t471\n, but you'll have torch \t471",
    1969381215: '__builtin_amdgcn_\t1261',
    1969383788: 'libunwind.h\t1922 1923 1924 1925',
    1969431072: ' "cudaMemLocation"\t0',
    1969450029: '-lcudnn\t489',
    1969452353: 'Aucun espace disponible sur le périphérique\t669\nAucun fichier ou dossier\t640 641 642 643 644 645 646 647 648 649 650 651 652 653 654 655 656 657',
    1969452385: 'aucun espace disponible sur le périphérique\t669',
    1969452654: 'nvcuda.dll\t2065',
    1969516397: "module 'PIL.Image' has no attribute '\t1968\nmodule 'faiss' has no attribute '\t1969\nmodule 'numpy' has no attribute '\t1970\nmodule 'torch._C' has no attribute '\t1971\nmodule 'torchsparse_\t1972\nmodule export function\t1973\nmodule has nothing to offer in MPL2 only mode\t1974",
    1969713761: "argument list for \t1289\nargument of type 'WindowsPath' is not iterable\t1290",
    1970085927: "' must be initialized by a constant expression\t418",
    1970170220: 'linux/limits.h\t1931 1932 1933 1934',
    1970234144: ' could be found\t35',
    1970239784: '(you have \t450',
    1970300704: ' gpu architectures in the range\t170',
    1970302319: 'ompute capability \t2073',
    1970365778: 'Require \t1032\nRequire PyTorch\t1123\nRequire Pytorch\t1123\nRequire pyTorch\t1123\nRequire pytorch\t1123\nRequire torch\t1123\nRequired library version not found: \t1124\nRequires \t1032\nRequires PyTorch\t1123\nRequires Pytorch\t1123\nRequires pyTorch\t1123\nRequires pytorch\t1123\nRequires torch\t1123',
    1970365810: 'require \t1032\nrequire C++ 1\t2128\nrequire C++ 2\t2128\nrequire C++1\t2128\nrequire C++2\t2128\nrequire CUDA\t1998\nrequire PyTorch\t1123\nrequire Pytorch\t1123\nrequire SSE\t1988\nrequire SSE2\t1988\nrequire amd64\t1988\nrequire at least \'/std:c++\t1297\nrequire at least C++ 1\t2128\nrequire at least C++ 2\t2128\nrequire at least C++1\t2128\nrequire at least C++2\t2128\nrequire i386\t1988\nrequire pyTorch\t1123\nrequire pytorch\t1123\nrequire torch\t1123\nrequire users to upgrade torch to at least v\t2129\nrequire x86\t1988\nrequire x86-64\t1988\nrequire x86_64\t1988\nrequired\t1997\nrequires \t1032\nrequires Ada\t2130\nrequires Ampere\t2130\nrequires Blackwell\t2130\nrequires C++ 1\t2128\nrequires C++ 2\t2128\nrequires C++1\t2128\nrequires C++2\t2128\nrequires CUDA\t1998\nrequires Hopper\t2130\nrequires NVCC\t1998\nrequires NVIDIA CUDA\t1998\nrequires PyTorch\t1123\nrequires Pytorch\t1123\nrequires SSE\t1988\nrequires SSE2\t1988\nrequires Turing\t2130\nrequires Volta\t2130\nrequires a Ada\t2130\nrequires a Ampere\t2130\nrequires a Blackwell\t2130\nrequires a Hopper\t2130\nrequires a Turing\t2130\nrequires a Volta\t2130\nrequires amd64\t1988\nrequires an Ada\t2130\nrequires an Ampere\t2130\nrequires an Blackwell\t2130\nrequires an Hopper\t2130\nrequires an Turing\t2130\nrequires an Volta\t2130\nrequires at least \'/std:c++\t1297\nrequires at least C++ 1\t2128\nrequires at least C++ 2\t2128\nrequires at least C++1\t2128\nrequires at least C++2\t2128\nrequires capability \t2131\nrequires compiler flag \'/std:c++\t1297\nrequires device with capability > (\t2132\nrequires i386\t1988\nrequires nvcc\t1998\nrequires pyTorch\t1123\nrequires pytorch\t1123\nrequires the CUDA\t1998\nrequires the following packages that were not found in your environment: \t2133\nrequires the language dialect "CUDA\t2134\nrequires the language dialect "CXX\t2135\nrequires torch\t1123\nrequires x86\t1988\nrequires x86-64\t1988\nrequires x86_64\t1988',
    1970369089: 'Arquivo ou diretório\t640 641 642 643 644 645 646 647 648 649 650 651 652 653 654 655 656 657',
    1970430838: 'vcruntime\t2276',
    1970430840: 'xcrun: error: invalid active developer path\t2296',
    1970432116: 'thrust::\t2194',
    1970435187: 'struct _frame\t1114',
    1970479215: 'o such \t640 641 642 643 644 645 646 647 648 649 650 651 652 653 654 655 656 657',
    1970496882: 'result_of_t\t1430',
    1970497878: 'Visual C++ installation\t1021\nVisual Studio installation\t1021',
    1970499157: 'Unsupported .target\t1220\nUnsupported .version\t1221\nUnsupported HIP arch \t1222\nUnsupported HIP arch: \t1222\nUnsupported conversion from \t1223\nUnsupported platform: \t1224\nUnsupported rounding mode for conversion\t1225\nUnsupportedOperatorException: \t1226',
    1970499177: 'insufficient shared memory available on the GPU\t1805',
    1970499189: 'unsupported\t2069\nunsupported GNU version! \t2263\nunsupported HIP gpu architecture \t1222\nunsupported HIP gpu architecture: \t1222\nunsupported ICC\t2264\nunsupported NVHPC\t2264\nunsupported PGI\t2264\nunsupported XLC\t2264\nunsupported instruction \t1300\nunsupported operand type(s) for \t2265\nunsupported operator: \t1226\nunsupported pgc++\t2264\nunsupported xlC\t2264',
    1970562386: 'Return has unsupported type \t1127',
    1970562418: 'return code\t1640\nreturned a non-zero code: 137\t2137\nreturned non-zero\t2138\nreturned non-zero exit\t2139\nreturned non-zero exit status\t2140\nreturned non-zero exit status \t2141',
    1970562419: 'setup command: use_2to3 is invalid\t2150\nsetup.py build\t1313\nsetup.py develop\t1313\nsetup.py install\t1313\nsetuptools.build_meta\t2151\nsetuptools.command.\t2152\nsetuptools.extern.\t2153',
    1970566470: 'FutureWarning: The pynvml package is deprecated\t928',
    1981837166: "no viable conversion from \t2036\nno viable conversion from '\t2037",
    1984917583: 'OpOverloadPacket(op=\t1097',
    1985966953: 'is_variable\t1827 1828',
    1986096429: '-mavx\t490',
    1986884193: 'armv8.6-a\t1272',
    1986928751: 'o nvcc found\t795\no nvcc was found\t795',
    1986946336: ' environment variable is not\t43',
    1987208531: 'Server does not allow request for unadvertised object\t1136',
    1998611557: 'ed with an unsupported toolchain\t1597',
    1998614350: 'No working C++ compiler found in\t1076',
    2003269987: 'cygwin\t1011',
    2003988326: 'forward compatibility was attempted on non supported HW\t1674',
    2004117094: 'fftw3.h\t1665 1666 1667 1668',
    2019516192: ' __x) noexcept (true)\t13',
    2019715436: 'libxml/\t1926 1927 1928 1929',
    2019893287: "' extension\t397\n' extension (up-to-date)\t398",
    2019893289: ') exceeds limit (\t451',
    2019893315: 'C extension: \t675',
    2019912806: 'flex: command not found\t1299\nflex: not found\t1299',
    2020569680: 'ProxyError\t791',
    2020633959: 'gmpxx.h\t1694 1695 1696',
    2032168553: 'in your include path is not compatible with this release of \t1770',
    2032170095: 'ot yet implemented\t2069\not yet supported\t2069',
    2034387028: 'THByteBlas_\t1142 1143\nTHByteStorage\t1142 1143\nTHByteTensor\t1142 1143\nTHByteVector\t1142 1143',
    2035294266: ': PyTorch was compiled\t533',
    2035296032: " 'Py_buffer'\t1",
    2036625250: 'body of constexpr\t557',
    2037149263: 'Only a single TORCH_LIBRARY can be used to register the namespace \t1095 1096',
    2037149295: 'only available for Linux\t2074\nonly available with \t2075\nonly for SSE\t1988\nonly for SSE2\t1988\nonly for amd64\t1988\nonly for i386\t1988\nonly for x86\t1988\nonly for x86-64\t1988\nonly for x86_64\t1988\nonly support\t2076\nonly supported on \t2077 2078\nonly supported on CUDA\t1998\nonly supported on NVCC\t1998\nonly supports \t1317\nonly supports Linux\t2074\nonly supports SSE\t1988\nonly supports SSE2\t1988\nonly supports amd64\t1988\nonly supports i386\t1988\nonly supports x86\t1988\nonly supports x86-64\t1988\nonly supports x86_64\t1988\nonly works on Linux\t2074',
    2037413219: 'cupy.cuda.memory.OutOfMemoryError\t1566',
    2037604640: ' async_io\t20',
    2042020674: 'Böyle bir dosya ya da dizin\t640 641 642 643 644 645 646 647 648 649 650 651 652 653 654 655 656 657',
    2053466478: 'niezdefiniowane odwołanie do\t368',
    2053731104: ' size changed, may indicate binary\t341',
    2054124112: 'Prozedureinsprungpunkt\t368',
    2179145762: '" は、内部コマンド\t385',
    2179145767: "' は、内部コマンド\t385",
    2179145786: ': そのようなファイル\t161 162',
    2195923002: ': コマンドが見つかりません\t506',
    2212700218: ': ファイルが短すぎます\t510',
    2228297786: ': файл слишком короткий\t510',
    2229739578: ': 無法開啟共用物件\t517',
    2246385722: ': 共有オブジェクトファイルを開けません\t517',
    2295439056: 'Ошибка сегментирования\t879',
    2313560122: ': 找不到命令\t506',
    2357322528: ' が見つかりません\t251',
    2377704480: ' 不是\t202 223 224 225\n 不是一个类型名\t57',
    2377704482: '"不是内部\t385',
    2377704487: "'不是内部\t385",
    2414551098: ': 동적 오브젝트 파일을 열 수 없습니다\t517',
    2461197882: ':沒有此一檔案\t161 162',
    2498306106: ': 错误: expected \t557\n: 错误: template argument \t557\n: 错误:expected \t557\n: 错误:template argument \t557\n: 错误： expected \t557\n: 错误： template argument \t557\n: 错误：expected \t557\n: 错误：template argument \t557',
    2498306141: '] 错误 137\t1253',
    2531663930: ': 文件过短\t510',
    2548441146: ': 无效的 ELF 头\t571\n: 无法分配内存\t508\n: 无法打开共享对象\t519\n: 无法打开共享对象文件\t517',
    2632327226: ': 未找到命令\t506',
    2642535226: ':そのようなファイル\t161 162',
    2647662650: ': Нет такого файла\t161 162',
    2712856122: ':没有那个文件\t161 162',
    2797826628: 'Dræbt\t862',
    2828854560: ' 在此作用域中尚未声明\t57',
    2848159060: 'Tué a terminé le programme \t446',
    2862409248: ' 未命名一个类型\t57',
    2867208250: ': 檔案太短\t510',
    2877416224: ' に対する定義されていない参照\t368',
    2881709383: 'Geëlimineerd\t862',
    2944525090: '"は、内部コマンド\t385',
    2944525095: "'は、内部コマンド\t385",
    2966455505: 'файл в неправильном формате\t1122',
    2966468560: 'защиту сегмента после перемещения\t1134',
    2983231953: 'сбой отображения сегмента из разделяемого объекта\t914',
    2983236304: 'Вбито\t862',
    2983240656: 'Убито\t862',
    3001425978: ': 沒有此一檔案\t161 162\n: 没有那个文件\t161 162',
    3050347984: 'Не осталось свободного места\t1077\nНет такого файла\t640 641 642 643 644 645 646 647 648 649 650 651 652 653 654 655 656 657',
    3050356176: 'не вдалося знайти -l\t1766\nне является внутренней\t1824\nневизначене посилання\t368\nневизначене посилання на\t368\nневозможно выделить память в статичном блоке TLS\t977\nневозможно задействовать исполняемый стек\t976\nневозможно найти -l\t1766 1767\nнедефинисана упута ка\t368\nнеоднозначный символ\t1016\nнеопределена отпратка към\t368\nнеопределенная ссылка на\t368\nнеопределённая ссылка на\t368',
    3050356688: 'перемещение R_\t2124\nпересування R_\t2124',
    3051888698: ': 资源暂时不可用\t534',
    3085246557: '] 已杀死\t1253',
    3101958178: '" 不是内部\t385\n" 不是内部或外部命令\t385',
    3101958183: "' 不是内部\t385\n' 不是内部或外部命令\t385",
    3169132637: '] 強制終了\t1253',
    3184533562: ': невозможно открыть разделяемый объектный файл\t517',
    3184571088: 'внутренняя ошибка компилятора\t972',
    3201343440: 'Политика управления приложениями\t638',
    3201348816: 'доступном только для чтения, содержатся динамические\t2119',
    3278267762: 'reférence indefinie vers\t368\nreférence indéfinie vers\t368',
    3278335573: 'Ungültiger Maschinenbefehl\t486',
    3278663504: 'Política de Controle de Aplicativo\t638',
    3278774330: ': não é possível abrir arquivo compartilhado\t517',
    3279185223: 'Getötet\t862\nGetötet hat Programm \t446',
    3491770661: '%1 не является приложением Win32\t394',
    3491803856: 'в пространстве имён\t1635',
    3499801839: '：Нет такого файла\t161 162',
    3500003386: ':Нет такого файла\t161 162',
    3799018863: 'omp’ not found\t1698',
    3810537765: '%1 は有効な Win32 アプリケーション\t394',
    3816980963: 'あいまいなシンボル\t1016',
    3817309155: 'デバイスに空き領域がありません\t2310',
    3818357731: 'プロシージャ エントリ ポイント\t368',
    3818568943: '：そのようなファイル\t161 162',
    3818750178: '”は、内部コマンド\t385',
    3818750435: 'そのようなファイルやディレクトリ\t640 641 642 643 644 645 646 647 648 649 650 651 652 653 654 655 656 657',
    3819078371: 'アプリケーション制御ポリシーに\t638',
    3819930083: 'は、内部コマンド\t1824 2309',
    3820192483: 'コマンドラインオプション\t979\nコンパイラ内部エラー\t972',
    3820716771: 'セグメンテーション\t879',
    3827314981: '%1 不是有效的 Win32 应用程序\t394',
    3834091238: '文件格式错误\t1122',
    3835527394: '”不是内部\t385',
    3837628901: '命令行太长。\t852',
    3837692390: '找不到 \t1344\n找不到 -l\t1363 1766 1767',
    3851132645: '型名ではありません\t1305',
    3851270372: '不命名一个类型\t1305',
    3852386021: '從共用物件中對映區段失敗\t914',
    3853163750: '未定\t368\n未定义的引用\t368\n未定义的符号\t368\n未定义符号\t368',
    3853230824: '被多次定义\t2312',
    3854479080: '设备上没有空间\t2310',
    3868047588: '不明确的符号\t1016\n不是\t1635\n不是一个类型名\t1305\n不是內部或外部命令\t1824\n不是内部或外部命令\t1824 2309\n不正な命令\t486',
    3868373734: '沒有此一檔案或目錄\t640 641 642 643 644 645 646 647 648 649 650 651 652 653 654 655 656 657',
    3868900591: '：沒有此一檔案\t161 162\n：没有那个文件\t161 162',
    3869154793: '非法指令\t486',
    3869284326: '无法从共享目标中映射段\t914\n无法启用共享目标需要的执行栈\t976\n无法在静态 TLS 块中分配内存\t977\n无法定位程序输入点\t368\n无法恢复段 prot\t1134\n无法找到 -l\t1363\n无法识别的命令行选项\t979',
    3869344999: '無法在靜態 TLS 區塊中配置記憶體\t977\n無法復原 segment prot\t1134\n無法找到程序輸入點\t368\n無法辨識的命令列選項\t979\n無法開啟可執行堆疊\t976',
    3869356774: '没有成员\t2311\n没有此指令\t2030\n没有此类指令\t2030\n没有那个文\t640 641 642 643 644 645 646 647 648 649 650 651 652 653 654 655 656 657\n没有那个文件\t1063',
    3869809893: '在此作用域中尚未声明\t1305',
    3869940966: '未找到 -l\t1364 1365 1366 1367 1368 1369 1370 1371 1372\n未找到 -lEGL\t1373\n未找到 -lGLEW\t1374\n未找到 -laio\t1375\n未找到 -lffi\t1376\n未找到 -lglog\t1377\n未找到 -ljpeg\t1378\n未找到 -lnuma\t1379\n未找到 -lstdc++\t1381\n未找到 -ltbb\t1382\n未找到 -luuid\t1383\n未找到 -lz\t1384',
    3870265317: '可执行文件格式错误\t878',
    3870393829: '共有オブジェクトが必要としている実行可能スタック\t976\n共有オブジェクトのセグメントをマップするのに失敗\t914',
    3870727910: '架构于输入文件\t59',
    3884032999: '磁盘空间不足\t2310',
    3884550118: '應用程式控制原則已封鎖\t638',
    3885284069: '应用程序控制策略已阻止\t638',
    3885604329: '静的 TLS ブロック内にメモリ\t977',
    3885868008: '裝置上已無多餘空間\t2310',
    3886131430: '模稜兩可的符號\t1016',
    3901522403: 'が見つかりません\t1834',
    3901915875: 'を見つけ\t1834\nを見つけられません -l\t1364 1365 1366 1367 1368 1369 1370 1371 1372\nを見つけられません -lEGL\t1373\nを見つけられません -lGLEW\t1374\nを見つけられません -laio\t1375\nを見つけられません -lffi\t1376\nを見つけられません -lglog\t1377\nを見つけられません -ljpeg\t1378\nを見つけられません -lnuma\t1379\nを見つけられません -lstdc++\t1381\nを見つけられません -ltbb\t1382\nを見つけられません -luuid\t1383\nを見つけられません -lz\t1384\nを見つけられません: -l\t1364 1365 1366 1367 1368 1369 1370 1371 1372\nを見つけられません: -lEGL\t1373\nを見つけられません: -lGLEW\t1374\nを見つけられません: -laio\t1375\nを見つけられません: -lffi\t1376\nを見つけられません: -lglog\t1377\nを見つけられません: -ljpeg\t1378\nを見つけられません: -lnuma\t1379\nを見つけられません: -lstdc++\t1381\nを見つけられません: -ltbb\t1382\nを見つけられません: -luuid\t1383\nを見つけられません: -lz\t1384',
    3902192871: '编译器内部错误\t972',
    3903371239: '編譯器內部錯誤\t972',
    3918366437: '再配置 R_\t2124\n再配置後にセグメントの prot\t1134',
    3920998118: '段錯誤\t879\n段错误\t879',
    3954751466: '그런 파일이나 디렉터리\t640 641 642 643 644 645 646 647 648 649 650 651 652 653 654 655 656 657',
    3969229036: '정적 TLS 블럭에는 메모리를\t977',
    3969486827: '동적 오브젝트의 세그먼트를\t914',
    3986724332: '애플리케이션 제어 정책\t638',
    3986983916: '실행할 수 있는 스택을 공유\t976',
    3987253995: '모호한 기호\t1016',
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
    'source_api.removed_torch_api\tline\tATen/Error.h\tATen/core/Error.h\n'
    'install_state.torch_too_old_for_package\tline\tATen/c\tc10/util/Float\ttorch/csrc/stable/\ttorch/extension.h\ttorch/headeronly/\n'
    'source_api.removed_torch_api\tline\tATen/cuda/CUDAFuture.cuh\tATen/cuda/CUDAFuture.h\tATen/cuda/CUDAMultiStreamGuard.cuh\tATen/cuda/CUDAMultiStreamGuard.h\tATen/cuda/CUDASolver.cuh\tATen/cuda/CUDASolver.h\tATen/cuda/CUDATypeConversion.cuh\tATen/cuda/CUDATypeConversion.h\n'
    'source_api.removed_torch_api\tline\tATen/cuda/CUDAGuard.h\tATen/cuda/CUDAStream.h\n'
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
    'torch_abi.torch_version_mismatch\tline\t/libcaffe2_gpu.so\t/libcaffe2_nvrtc.so\t/libtorch_cuda_cpp.so\t/libtorch_cuda_cu.so\n'
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
    'source_api.removed_torch_api\t48\tATen/Error.h\tATen/core/Error.h\n'
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
    "source_api.half_operators_ambiguous\tline\tcall to '\n"
    "source_api.half_operators_ambiguous\tline\toverloaded operator '\n"
    "cuda_toolkit.cuda_toolkit_too_old\tline\tValue '\n"
    "cuda_toolkit.cuda_toolkit_too_old\tline\tValue 'c++\tValue 'gnu++\n"
    'gpu_arch.arch_list_malformed\t111\tnvcc fatal\n'
    'not_our_fault.wrong_install_command\n'
    'install_state.cpu_only_extension\t\t::\n'
    'source_api.macro_or_flag_conflict\tline\terror: \n'
    "hip_rocm.hip_warp_size_not_constant\tline\terror: constexpr variable '\n"
    "source_api.macro_or_flag_conflict\tline\t'__builtin_\n"
    "gpu_arch.intrinsic_needs_newer_arch\tline\t'__builtin_amdgcn_\n"
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
    'platform_abi.cpu_architecture_mismatch\n'
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
    'install_state.extension_not_built\tline\t.dylib\t.so\n'
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
    'source_api.removed_torch_api\t49\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
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
    'source_api.removed_torch_api\t53\t open include file\t open source file\n'
    'source_api.removed_torch_api\t54\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
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
    'torch_abi.torch_version_mismatch\t86\t_C.lib\tcaffe2_gpu.lib\tcaffe2_nvrtc.lib\ttorch_cuda_cpp.lib\ttorch_cuda_cu.lib\n'
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
    'source_api.removed_torch_api\tline\t() got an unexpected\t() missing \t() takes\n'
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
    'windows.windows_path_too_long\n'
    'not_our_fault.network_failure\tline\t10054]\t10060]\t10061]\n'
    'not_our_fault.disk_full\tline\t112]\t39]\n'
    'link_and_load.library_mapping_refused\tline\t1260]\t1455]\t4551]\n'
    'link_and_load.missing_shared_library\tline\tError loading \n'
    'torch_abi.torch_version_mismatch\n'
    'windows.windows_path_too_long\n'
    'cuda_runtime.cudnn_version_mismatch\tline\tengine configs\texecution plans\n'
    'cuda_toolkit.build_out_of_memory\tline\t*** [\n'
    'install_state.masked_build_error\tline\tninja", "--version\tninja", \'--version\tninja\', "--version\tninja\', \'--version\n'
    'gpu_arch.arch_list_malformed\t\tempty\n'
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
    'torch_abi.torch_version_mismatch\t\t-l_C\t-lcaffe2_gpu\t-lcaffe2_nvrtc\t-ltorch_cuda_cpp\t-ltorch_cuda_cu\n'
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
    'source_api.removed_torch_api\t212\tATen/Error.h\tATen/core/Error.h\n'
    'host_toolchain.missing_system_dev_package\t212\tEGL/egl.h\tEGL/eglext.h\tEGL/eglplatform.h\n'
    'host_toolchain.torch_not_found_by_build\t212\ttorch/extension.h\n'
    'host_toolchain.missing_system_dev_package\t213\tGLES2/gl\tGLES3/gl\n'
    'source_api.removed_torch_api\t213\tTHC/THCAtomics.cuh\tTHCAtomics.cuh\n'
    'cuda_toolkit.nvtoolsext_removed\t213\tnvToolsExt\n'
    'host_toolchain.missing_system_dev_package\t214\tCL/cl\tCL/opencl\n'
    'source_api.removed_torch_api\t214\tTHC/THCNumerics.cuh\tTHCNumerics.cuh\n'
    'source_api.removed_torch_api\t217\tATen/cuda/CUDAGuard.h\tATen/cuda/CUDAStream.h\n'
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
    "install_state.extension_not_built\tline\t): tried: '\n"
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
    'gpu_arch.intrinsic_needs_newer_arch\n'
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
    'wheel_metadata.wheel_file_name_mismatch\n'
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
    'torch_abi.stale_build_artifacts\tline\t file not recognized: \n'
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
    'source_api.removed_torch_api\t\tLNK2001\tLNK2019\texternal symbol\treference to \tundefined symbol:\n'
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
