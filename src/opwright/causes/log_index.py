"""Which causes to import for a log. Written by tools/index_causes.py."""

IN_LOGS: dict[int, str] = {
    539123551: '__" does not take arguments\t1284',
    539700035: 'C++ compiler\t689',
    540682536: '(): incompatible function arguments. The following argument types are\t454',
    540685421: 'm4: command not found\t1324\nm4: not found\t1324',
    540697708: "ld: cannot find\t1874\nld: library 'ATen' not found\t1875\nld: library 'EGL\t1876\nld: library 'GL\t1877\nld: library 'GLEW\t1878\nld: library 'GLU\t1877\nld: library 'GLX\t1877\nld: library 'MIOpen\t1879\nld: library 'OpenGL\t1877\nld: library 'X11\t1880\nld: library 'Xext\t1880\nld: library 'Xi\t1880\nld: library 'Xrandr\t1880\nld: library 'aio\t1881\nld: library 'amd_comgr\t1879\nld: library 'amdhip64\t1879\nld: library 'blas\t1882\nld: library 'c\t1883\nld: library 'c10' not found\t1875\nld: library 'c10_cuda\t1884\nld: library 'caffe2' not found\t1875\nld: library 'cblas\t1882\nld: library 'crypt\t1885\nld: library 'crypto\t1886\nld: library 'cublas\t1879\nld: library 'cuda\t1879\nld: library 'cufft\t1879\nld: library 'cufile\t1879\nld: library 'culibos\t1879\nld: library 'cupti\t1879\nld: library 'curand\t1879\nld: library 'cusolver\t1879\nld: library 'cusparse\t1879\nld: library 'cutensor\t1879\nld: library 'dl\t1883\nld: library 'ffi\t1887\nld: library 'glfw\t1888\nld: library 'glfw3\t1888\nld: library 'glog\t1889\nld: library 'hip\t1879\nld: library 'hsa-runtime64\t1879\nld: library 'hsakmt\t1879\nld: library 'ibverbs\t1890\nld: library 'jpeg\t1891\nld: library 'm\t1883\nld: library 'mlx5\t1890\nld: library 'mpi\t1892\nld: library 'mpi_cxx\t1892\nld: library 'nccl\t1879\nld: library 'npp\t1879\nld: library 'numa\t1893\nld: library 'nvJitLink\t1879\nld: library 'nvidia-ml\t1879\nld: library 'nvjpeg\t1879\nld: library 'nvrtc\t1879\nld: library 'nvshmem\t1879\nld: library 'openblas\t1882\nld: library 'png\t1894\nld: library 'png16\t1894\nld: library 'pthread\t1883\nld: library 'rccl\t1879\nld: library 'rdmacm\t1890\nld: library 'roc\t1879\nld: library 'rt\t1883\nld: library 'ssl\t1886\nld: library 'stdc++\t1895\nld: library 'tbb\t1896\nld: library 'torch' not found\t1875\nld: library 'torch_cpu' not found\t1875\nld: library 'torch_cuda\t1884\nld: library 'torch_global_deps' not found\t1875\nld: library 'torch_python' not found\t1875\nld: library 'uuid\t1897\nld: library 'z\t1898\nld: library not found for -lc10_cuda\t1884\nld: library not found for -ltorch_cuda\t1884\nld: library ‘EGL\t1876\nld: library ‘GL\t1877\nld: library ‘GLEW\t1878\nld: library ‘GLU\t1877\nld: library ‘GLX\t1877\nld: library ‘OpenGL\t1877\nld: library ‘X11\t1880\nld: library ‘Xext\t1880\nld: library ‘Xi\t1880\nld: library ‘Xrandr\t1880\nld: library ‘aio\t1881\nld: library ‘blas\t1882\nld: library ‘c\t1883\nld: library ‘cblas\t1882\nld: library ‘crypt\t1885\nld: library ‘crypto\t1886\nld: library ‘dl\t1883\nld: library ‘ffi\t1887\nld: library ‘glfw\t1888\nld: library ‘glfw3\t1888\nld: library ‘glog\t1889\nld: library ‘ibverbs\t1890\nld: library ‘jpeg\t1891\nld: library ‘m\t1883\nld: library ‘mlx5\t1890\nld: library ‘mpi\t1892\nld: library ‘mpi_cxx\t1892\nld: library ‘numa\t1893\nld: library ‘openblas\t1882\nld: library ‘png\t1894\nld: library ‘png16\t1894\nld: library ‘pthread\t1883\nld: library ‘rdmacm\t1890\nld: library ‘rt\t1883\nld: library ‘ssl\t1886\nld: library ‘stdc++\t1895\nld: library ‘tbb\t1896\nld: library ‘uuid\t1897\nld: library ‘z\t1898\nld: unknown file type in '\t482\nld: unknown option\t1899\nld: unsupported tapi file type '\t1900",
    540701537: 'as: unrecognized option \t1317',
    540702325: 'uv: command not found\t1565\nuv: not found\t1565',
    540949792: ' => not found\t11',
    541218115: 'CUB requires a definition of CUB_NS_QUALIFIER\t738',
    541477957: 'ELF load command a\t887',
    541675585: 'API call is not supported in the installed CUDA driver\t598',
    541870925: 'MKL ERROR: \t1031\nMKL FATAL ERROR: \t1031',
    541871172: 'DLL load failed\t862 863 864\nDLL load failed while importing \t865\nDLL load failed: Die angegebene Prozedur\t866\nDLL load failed: The specified procedure\t866\nDLL load failed: 找不到指定的程序\t866',
    541937487: 'OOM when allocating tensor\t1113',
    542132552: 'HIP error: device kernel image is invalid\t974',
    542329940: 'TLS handshake timeout\t1188',
    542393671: 'GET was unable to find an engine to execute this computation\t948',
    542461511: 'GNU version! gcc \t969',
    542462019: "CPU does not support \t735\nCPU doesn't support \t735\nCPU lacks \t735",
    542462023: 'GPU architecture\t746\nGPU capabilit\t746\nGPU compute architecture\t746\nGPU compute capabilit\t746\nGPU functionality will not be available\t971',
    543449442: "bad register name \t1325\nbad value 'armv9\t1297\nbad value ('armv9\t1297\nbad value (‘armv9\t1297\nbad value ‘armv9\t1297",
    543451460: 'Did you forget to add @triton.jit\t870',
    543451492: 'did not complete successfully: exit code: 137\t1608\ndid you forget to \t1609',
    543516756: 'The \'sklearn\' PyPI package is deprecated\t1199\nThe CUDA compiler identification is unknown\t1200\nThe HIP compiler identification is unknown\t1201\nThe command line is too long.\t871\nThe current CMakeCache.txt directory \t1202\nThe library is compiled without \t1203\nThe output of this custom operator (1) must not also be an input\t1198\nThe source "\t1204\nThe specified path, file name, or both are too long\t1205\nThe term \'nvcc\' is not recognized\t809',
    543516788: 'the operator \t2222\nthe package flash_attn seems to be not installed\t1338',
    543516996: 'Die Befehlszeile ist zu lang.\t871',
    543517006: 'Nie ma takiego pliku\t653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670',
    543517801: 'ile format not recognized\t1789\nile in wrong format\t1145',
    543519329: 'are not currently supported\t1313\nare not supported\t1313\nare not yet supported\t1313\nare unsupported\t1313',
    543519605: "use of undeclared identifier \t2300\nuse of undeclared identifier '\t2287 2288 2289",
    543520100: 'due to ninja not being installed\t1621',
    543521063: "'ye tanımsız başvuru\t375",
    543584032: ' of Verneed record\t282\n of non-const\t283\n of the Protocol Buffer runtime library, but the installed version is \t284\n of the Protocol Buffer runtime library, which is not\t285',
    543585601: 'Auf dem Gerät ist kein Speicherplatz\t683',
    544104771: 'Can not find\t790',
    544106784: ' in namespace\t206\n in namespace \t207\n in your include path is not compatible with this release of \t208',
    544108320: ' on CUDA arch < \t286\n on a machine with \t287',
    544108366: 'Non rimane spazio sul device\t1100',
    544108398: 'non può proseguire perché\t806\nnon rimane spazio sul device\t1100\nnon è riconosciuto come\t1854',
    544165434: ':No existe el\t163 164\n:No such file\t163 164',
    544173600: ' no es un miembro de\t206 227 228 229\n no se reconoce\t249',
    544173940: 'too few arguments for template template parameter "Tuple"\t2231\ntoo many initializer values\t2232\ntoo many sections (\t2233\ntoo old to be supported by the triton GPU compiler\t2234',
    544175136: ' to be true, but got false\t354\n to compile PyTorch\t355\n to find Python.h\t356',
    544236404: 'tcp connect error\t1454',
    544238959: 'omp not found\t1728',
    544239392: ' op due to it not being compatible\t291',
    544370464: ' or above\t15\n or above \t330\n or greater \t330\n or higher\t15\n or higher \t330\n or later\t15\n or later \t330\n or later compatible compiler is required\t331\n or newer\t15\n or newer \t330\n or one of its dependencies\t332',
    544372079: 'our device is too old. We require compute capability\t2123',
    544432488: 'has a minor version mismatch with the version that was used to compile PyTorch\t1742\nhas already been de\t1743\nhas already been defined\t1744\nhas compute capability < \t1745\nhas different version in metadata: \t1746\nhas inconsistent \t1747\nhas no attribute \t1421 1748 1749\nhas no device code compatible with \t1750\nhas no member \t1751\nhas no member named \t1751 1752 1753 1754\nhas not been declared\t1330',
    544432503: 'was compiled with CPU_ONLY flag\t2320\nwas not declared in this scope\t1330',
    544434464: " is already registered\t212\n is already registered as a pybind11::native_enum\t213\n is already registered. Ensure that registration with torch::class_\t214\n is ambiguous\t215\n is defined in header \t216\n is incompatible with\t217\n is incompatible with \t218\n is incompatible with lib\t219\n is less than desired GPU memory\t220\n is less than the minimum supported by NVRTC\t221\n is missing a fake kernel implementation\t222\n is missing, please make sure it is specified in the 'build-system.requires'\t223\n is not None\t224\n is not a \t225\n is not a directory\t44\n is not a member of\t206 226 227 228 229\n is not a member of \t230 231 232 233 234\n is not a member of 'cute\t200\n is not a member of 'cutlass\t200\n is not a member of ‘cute\t200\n is not a member of ‘cutlass\t200\n is not a recognized processor for this target\t235\n is not a supported wheel on this platform\t236\n is not a valid\t44\n is not a valid editable requirement\t237\n is not a valid wheel file\t238\n is not available, \t239\n is not compatible with\t217\n is not compatible with \t218\n is not compatible with the current PyTorch installation\t240\n is not compatible with this Python\t241\n is not compiled with it\t239\n is not defined\t242 243 244 245\n is not defined \t246\n is not enabled\t247\n is not found\t248\n is not recognized as\t249\n is required\t250\n is required but found\t251\n is undefined\t252 253\n is used but incompatible\t217\n is used but is incompatible\t217",
    544435812: 'dns error: failed to lookup address\t1615',
    544436008: '(os error 112)\t456\n(os error 122)\t456\n(os error 28)\t456',
    544437570: 'Bus error\t649',
    544500071: 'git submodule \t1718',
    544501575: 'Got SM\t972',
    544501582: 'Not a directory: \t1092\nNot enough memory. Please try to increase --mem-fraction\t1101\nNot find\t791',
    544501607: 'got Arch.sm_\t972\ngot SM\t972\ngot an unexpected keyword argument \t1734\ngot sm\t972\ngot sm_\t972',
    544501614: 'not available for \t2069\nnot available on \t2069\nnot compiled with GPU offload support\t2070\nnot enough disk space\t1206\nnot enough free disk space\t1206\nnot enough free space\t1206\nnot enough space\t1206\nnot find\t791\nnot found\t2071\nnot installed\t2072\nnot match\t1612\nnot providing "Find\t2073\nnot support\t2074\nnot supported by \t2075\nnot supported for \t2069 2075\nnot supported for the current GPU. Minimum capability: \t2076\nnot supported on \t2069 2075\nnot valid for use in process\t27\nnot yet available for \t2069\nnot yet available on \t2069\nnot yet supported by \t2075\nnot yet supported for \t2069 2075\nnot yet supported on \t2069 2075',
    544502633: 'ist entweder falsch geschrieben\t1854\nist kein Element von\t1665',
    544502645: 'ust use \t2304',
    544503119: 'Out of memory: Kill process\t1122\nOut of memory: Killed process\t1122',
    544503138: 'but the target was not found\t1344',
    544503151: 'out of memory\t2124 2125 2126\nout of memory allocating \t2127\nout of resource\t2128\nout of resource: triton_\t2129',
    544567129: 'You are running version \t1263\nYou must give at least one requirement to\t1264\nYou tried to install "pytorch"\t1265',
    544567161: 'you should not try to import numpy from\t2330',
    544760141: 'Max retries exceeded with url\t1034',
    544825888: ' by system policy\t27',
    544828526: 'nly Ada\t1433\nnly Ampere\t1433\nnly Blackwell\t1433\nnly Hopper\t1433\nnly NVIDIA Ada\t1433\nnly NVIDIA Ampere\t1433\nnly NVIDIA Blackwell\t1433\nnly NVIDIA Hopper\t1433\nnly NVIDIA Rubin\t1433\nnly NVIDIA Turing\t1433\nnly NVIDIA Volta\t1433\nnly Rubin\t1433\nnly SM\t1433\nnly Turing\t1433\nnly Volta\t1433\nnly available \t2035\nnly be available \t2035\nnly be enabled \t2035\nnly be implemented \t2035\nnly be supported \t2035\nnly be valid \t2035\nnly enabled \t2035\nnly gfx\t1433\nnly implemented \t2035\nnly runs \t2035\nnly sm\t1433\nnly support\t2036\nnly support \t2035\nnly supported \t2035\nnly supports \t2035\nnly valid \t2035\nnly works \t2035',
    546346988: '에 대한 정의되지 않은 참조\t375',
    547011823: '： Aucun fichier\t163 164\n： Datei oder Verzeichnis\t163 164\n： No existe el\t163 164\n： No such file\t163 164\n： Нет такого файла\t163 164\n： そのようなファイル\t163 164\n： 沒有此一檔案\t163 164\n： 没有那个文件\t163 164',
    547193058: "” is not recognized\t392\n” is not recognized as\t392\n” ist entweder falsch\t392\n” n'est pas reconnu\t392\n” no se reconoce como\t392\n” は、内部コマンド\t392\n” 不是内部\t392\n” 不是内部或外部命令\t392",
    549234155: '를 찾을 수\t1864',
    659902535: "GPU's architecture\t746\nGPU's capabilit\t746\nGPU's compute architecture\t746\nGPU's compute capabilit\t746",
    661528610: '" n\'est pas reconnu\t392',
    661528615: "' n'est pas reconnu\t392",
    661545283: "Can't find\t790 791",
    661545315: "can't be installed because it doesn't\t1369\ncan't find\t790 791\ncan't open \t1370\ncan't open file \t1371\ncan't start because\t806",
    661548868: "Don't know what to do with '\t880",
    661548900: "don't have enough free space in /\t1620",
    661615406: ".so' (not a mach-o file)\t482\n.so' (slice is not valid mach-o file)\t482",
    661679471: "omp' not found\t1728",
    662007641: "You're on \t1266\nYou're using \t1266",
    679517676: '은(는) 내부 또는 외부 명령\t1854',
    679779820: '을(를) 찾을 수 없\t2342 2343 2344',
    707403834: ': ***\t515',
    758528120: 'x86-64-v\t1297',
    760038484: 'TDM-GCC\t1030',
    761752432: 'pkg-config: command not found\t1324\npkg-config: not found\t1324',
    762146671: 'oom-kill\t1122',
    762212206: 'non-zero number of elements, but its data is not allocated yet\t2068',
    762341744: 'pip-build-env-\t2135',
    762342767: 'omp-tools.h\t1931 1932 1933',
    762671207: 'gpu-name\t1735',
    774910307: 'c10.dll\t1349',
    775191148: 'lz4.h\t1977 1978 1979 1980',
    778530416: 'png.h\t2136 2137 2138',
    778659430: 'ffi.h\t1692 1693 1694',
    778661997: 'mpi.h\t2012 2013 2014',
    779119975: 'gmp.h\t1724 1725 1726',
    779119983: 'omp.h\t1931 1932 1933',
    779644787: 'sox.h\t2198 2199 2200 2201',
    791687523: 'c10/cuda/impl/cuda_cmake_macros.h\t1350 1351 1352 1353 1354 1355\nc10/util/AlignOf.h\t1356 1357 1358\nc10/util/Array.h\t1356 1357 1358\nc10/util/Float\t625 626 627\nc10/util/Optional.h(\t1359\nc10/util/complex_utils.h\t1356 1357 1358\nc10/util/either.h\t1356 1357 1358\nc10/util/in_place.h\t1356 1357 1358\nc10/util/math_compat.h\t1356 1357 1358\nc10/util/reverse_iterator.h\t1356 1357 1358\nc10/util/variant.h\t1356 1357 1358',
    792938580: 'THC/THCAtomics.cuh\t1169 1170 1171\nTHC/THCDeviceUtils.cuh\t1172 1173 1174 1175\nTHC/THCNumerics.cuh\t1176 1177 1178',
    793528133: 'EGL/egl.h\t884 885 886\nEGL/eglext.h\t884 885 886\nEGL/eglplatform.h\t884 885 886',
    795636583: 'gsl/gsl_\t1738 1739 1740 1741',
    796096883: 'sys/cdefs\t1334\nsys/file.h\t1613\nsys/ioctl.h\t1613\nsys/mman.h\t1613\nsys/resource.h\t1613\nsys/socket.h\t1613\nsys/time.h\t1613\nsys/wait.h\t1613',
    796157294: 'net/http: request canceled\t1188',
    796225127: 'gnu/stubs\t1334',
    808464432: '000001\t497\n000007\t496\n0000135\t495\n0000139\t494',
    808465475: 'C4003: \t724',
    827018828: 'LNK1102\t1005\nLNK1104\t705 1006 1007 1008 1009 1010 1011 1012 1013\nLNK1112\t1014 1015\nLNK1158\t1016\nLNK1181\t1007 1008 1009 1010 1011 1012 1013 1017 1018\nLNK1248\t1019',
    827085907: 'STL1002: Unexpected compiler version, expected CUDA \t1156',
    828796205: '-mf16c\t501',
    842019395: 'C2027\t710',
    842020932: 'D8021\t860',
    842021188: 'D9024\t861',
    842211386: ': 32 bit compilation is only supported for\t516',
    842281539: 'C2429\t720',
    842348355: 'C7525\t720',
    842413891: 'C7624\t720',
    843796044: 'LNK2001\t375 1020\nLNK2005: \t1021\nLNK2019\t375',
    843859027: 'SDL2/SDL\t1152 1153 1154 1155',
    845374806: 'Vec256\t1254 1255',
    858796611: "C2039: \t711 712 713 714 715 716 717\nC2039: 'exc_traceback'\t718\nC2039: 'exc_type'\t718\nC2039: 'exc_value'\t718\nC2039: 'ob_digit'\t718\nC2039: 'tp_print'\t718\nC2039: 'use_tracing'\t718",
    863005040: 'pip3: command not found\t1565\npip3: not found\t1565',
    875968323: 'C7642\t720',
    877350476: 'LNK4272\t1015',
    895902824: 'hdf5.h\t1755 1756 1757 1758',
    909128259: 'C2061: \t717\nC2065\t719\nC2065: \t717',
    909207138: 'bf16 mixed precision requires PyTorch \t1331',
    909652803: 'C3861: \t717',
    925905197: '-1073741511\t494\n-1073741515\t495\n-1073741701\t496\n-1073741795\t497',
    926429763: 'C2872\t723',
    942682435: "C1083\t690 691 692 693 694 695 696 697 698 699 700 701 702 703 704 705 706\nC1083: Cannot open compiler generated file: '\t707",
    943010371: 'C2589: \t721',
    943011651: 'C7582\t720',
    959787587: 'C2593: \t722',
    976236899: 'c10::ScalarType\t1360\nc10::guts\t1361\nc10::optional<\t1362',
    976909409: 'at::DeprecatedTypeProperties\t1323',
    978144327: 'GLM: GLM_\t968',
    978341199: 'OMP: Error #15\t1109\nOMP: Error #15:\t1110\nOMP: Error #179: Function pthread_\t1111',
    979661939: 'std::shared_ptr<torch::jit\t2211 2212',
    979923827: 'ssh: Could not resolve hostname \t2208\nssh: connect to host \t2208',
    979923834: 'zsh: command not found: \t2335\nzsh: no matches found: \t2336',
    980445552: 'pip: command not found\t1565\npip: not found\t1565',
    980707687: 'git: command not found\t1324\ngit: not found\t1324',
    980708969: 'int: = is not a valid operator\t1836',
    1094928468: 'THCAssertSameGPU\t1167 1168\nTHCAtomics.cuh\t1169 1170 1171',
    1094997315: "CUDA Error \t743\nCUDA Error (222\t744\nCUDA Error (35\t745\nCUDA Error (code 222\t744\nCUDA Error (code 35\t745\nCUDA Error 222\t744\nCUDA Error 35\t745\nCUDA Error code 222\t744\nCUDA Error code 35\t745\nCUDA Error: \t743\nCUDA Error: (222\t744\nCUDA Error: (35\t745\nCUDA Error: (code 222\t744\nCUDA Error: (code 35\t745\nCUDA Error: 222\t744\nCUDA Error: 35\t745\nCUDA Error: code 222\t744\nCUDA Error: code 35\t745\nCUDA architecture\t746\nCUDA capabilit\t746\nCUDA compiler and CUDA toolkit headers are incompatible\t747\nCUDA compute architecture\t746\nCUDA compute capabilit\t746\nCUDA driver initialization failed, you might not have\t748\nCUDA driver is a stub library\t749\nCUDA driver library cannot be found\t750\nCUDA driver version is insufficient for CUDA runtime version\t751\nCUDA error \t743\nCUDA error (222\t744\nCUDA error (35\t745\nCUDA error (code 222\t744\nCUDA error (code 35\t745\nCUDA error 222\t744\nCUDA error 35\t745\nCUDA error code 222\t744\nCUDA error code 35\t745\nCUDA error: \t743\nCUDA error: (222\t744\nCUDA error: (35\t745\nCUDA error: (code 222\t744\nCUDA error: (code 35\t745\nCUDA error: 222\t744\nCUDA error: 35\t745\nCUDA error: code 222\t744\nCUDA error: code 35\t745\nCUDA extension not installed\t752\nCUDA failure \t743\nCUDA failure (222\t744\nCUDA failure (35\t745\nCUDA failure (code 222\t744\nCUDA failure (code 35\t745\nCUDA failure 222\t744\nCUDA failure 35\t745\nCUDA failure code 222\t744\nCUDA failure code 35\t745\nCUDA initialization: Found no NVIDIA driver on your system\t753\nCUDA unavailable, invalid device\t754\nCUDA unknown error - this may be due to an incorrectly set up environment\t755\nCUDA version mismatch! DeepSpeed ops were compiled and installed with a different version\t756\nCUDA was not found on the system, please set the CUDA_HOME\t757\nCUDA's architecture\t746\nCUDA's capabilit\t746\nCUDA's compute architecture\t746\nCUDA's compute capabilit\t746\nCUDA::nvToolsExt\t498 758 759\nCUDAGenerator\t736 737\nCUDAGuard\t760 761\nCUDAStreamGuard\t760 761\nCUDA_ARCHITECTURES is set to \t762\nCUDA_ERROR_ASSERT\t763\nCUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE\t764\nCUDA_ERROR_ILLEGAL_ADDRESS\t765\nCUDA_ERROR_INVALID_IMAGE\t766\nCUDA_ERROR_LAUNCH_FAILED\t765\nCUDA_ERROR_MISALIGNED_ADDRESS\t765\nCUDA_ERROR_NO_BINARY_FOR_GPU\t767\nCUDA_ERROR_NO_DEVICE\t768\nCUDA_ERROR_OUT_OF_MEMORY\t769\nCUDA_ERROR_STUB_LIBRARY\t749\nCUDA_ERROR_SYSTEM_DRIVER_MISMATCH\t770\nCUDA_ERROR_SYSTEM_NOT_READY\t771\nCUDA_ERROR_UNSUPPORTED_PTX_VERSION\t772\nCUDA_HOME\t773\nCUDA_HOME does not exist, unable to compile CUDA\t774\nCUDA_HOME environment variable is not set\t775\nCUDA_PATH\t773\nCUDA_PATH is set but CUDA wasn\t776\nCUDA_TOOLKIT_ROOT_DIR not found or specified\t777\nCUDA_VER\t778\nCUDA_VERSION\t778\nCUDA_tensor_apply\t779 780\nCUDAs architecture\t746\nCUDAs capabilit\t746\nCUDAs compute architecture\t746\nCUDAs compute capabilit\t746",
    1095060560: 'PLEASE ATTACH THE FOLLOWING FILES TO THE BUG REPORT\t1123',
    1096045407: '_STANDARD is set to invalid value\t1282\n_STATUS_ARCH_MISMATCH\t1283',
    1096308803: 'CXXABI_\t787\nCXXABI_1.3.\t788',
    1096766529: 'AT_ASSERT\t599',
    1098215527: 'gpuAtomicAdd\t1736 1737',
    1100513506: "‘AT_ASSERTM' has not been declared\t447\n‘AT_ASSERTM' was not declared\t447\n‘AT_ASSERTM’ has not been declared\t447\n‘AT_ASSERTM’ was not declared\t447",
    1100659951: '：Aucun fichier\t163 164',
    1111705684: 'THCBlas_\t1165 1166',
    1112099911: 'GLIBCXX_\t787\nGLIBCXX_3.4.\t788\nGLIBC_\t966\nGLIBC_2.\t967',
    1113812850: 'rocBLAS error: C\t2175',
    1126199118: 'No CUDA GPUs are available\t268 1057\nNo CUDA runtime is found, using CUDA_HOME=\t1058\nNo CUDA toolset found\t1059',
    1126199150: 'no CUDA-capable device is detected\t768',
    1128481103: 'OACC_\t970',
    1128482900: 'THCCeilDiv\t647 648',
    1128486478: 'NVCC \t1047\nNVCC" \t1047\nNVCC\' \t1047\nNVCC` \t1047\nNVCC’ \t1047',
    1128613955: 'CHECK_EQ\t599\nCHECK_GE\t599\nCHECK_GT\t599\nCHECK_LE\t599\nCHECK_LT\t599\nCHECK_NE\t599\nCHECK_NOTNULL\t599',
    1128680517: 'ELFCLASS32\t480\nELFCLASS64\t480',
    1129464159: '_ARCHITECTURES\t1279',
    1129467732: 'TORCH_CHECK\t1189\nTORCH_CUDA_API\t604 605\nTORCH_CUDA_ARCH_LIST is not set, all archs for visible cards\t1190\nTORCH_EXTENSION_NAME\t503\nTORCH_HIP_API\t708 709\nTORCH_LIBRARY_FRAGMENT\t1189',
    1130320961: 'AT_CHECK\t600 601\nAT_CHECK_INDEX\t600 601\nAT_CPP14_CONSTEXPR\t602 603\nAT_CUDA_API\t604 605',
    1131701607: 'getCurrentCUDABlasHandle\t760 761\ngetCurrentCUDASolverDnHandle\t760 761\ngetCurrentCUDASparseHandle\t760 761\ngetCurrentCUDAStream\t760 761\ngetCurrentDeviceProperties\t760 761',
    1131701619: 'setCurrentCUDAStream\t760 761',
    1131898190: 'NewConnectionError\t805',
    1145120800: ' (ADVANCED)\t2',
    1145260116: 'THCDevice\t1165 1166\nTHCDeviceUtils.cuh\t1172 1173 1174 1175',
    1145656910: 'NVIDIA driver on your system is too old\t1048\nNVIDIA-SMI has failed because it couldn\t1049',
    1145981254: 'FIND was unable to find an engine to execute\t910',
    1146438445: '-CUDA::nvToolsExt\t498',
    1146438508: 'lCUDA::nvToolsExt\t498',
    1147098177: 'AT_DISPATCH_ALL_TYPES_AND_HALF\t606 607',
    1148478823: 'getDefaultCUDAStream\t760 761\ngetDeviceProperties\t760 761',
    1150991599: '：Datei oder Verzeichnis\t163 164',
    1160670307: 'cl.EXE\t1449',
    1162235717: 'EOFError: Ran out of input\t889',
    1162297926: 'FBGEMM needs GCC \t786\nFBGEMM needs at least GCC \t786\nFBGEMM requires GCC \t786\nFBGEMM requires at least GCC \t786',
    1162363716: 'DCHECK_EQ\t599\nDCHECK_GE\t599\nDCHECK_GT\t599\nDCHECK_LE\t599\nDCHECK_LT\t599\nDCHECK_NE\t599\nDCHECK_NOTNULL\t599',
    1162629971: 'SSLError\t805',
    1163152969: "INTERNAL COMPILER ERROR in '\t978",
    1163875393: 'AT_ERROR\t599',
    1164863831: 'WinError 2]\t705\nWinError 3]\t705',
    1164994920: 'hipErrorAssert\t763\nhipErrorInvalidDeviceFunction\t1590\nhipErrorInvalidImage\t974\nhipErrorNoBinaryForGpu\t767\nhipErrorOutOfMemory\t769\nhipErrorSharedObjectInitFailed\t1761',
    1176517189: 'E: Failed to fetch\t883',
    1178749012: 'THBFloat16Blas_\t1165 1166\nTHBFloat16Storage\t1165 1166\nTHBFloat16Tensor\t1165 1166\nTHBFloat16Vector\t1165 1166',
    1179009347: 'CAFFE2_API\t604 605\nCAFFE2_CUDA_API\t604 605',
    1180652609: 'AT_FORALL_SCALAR_TYPES\t608 609',
    1195591764: 'THCGenerator\t1165 1166',
    1196312909: 'MINGW\t1030',
    1196773443: 'CPUGenerator\t736 737',
    1198271776: ' -lGLESv1\t7\n -lGLESv2\t7',
    1198418253: 'MinGW\t1030',
    1229408595: 'SIGILL\t497',
    1230262351: 'OPTIX_ERROR_UNSUPPORTED_ABI_VERSION\t1114',
    1230455855: '/DWIN32\t504',
    1230984257: 'AT_INDEX_ERROR\t610 611',
    1231254131: 'srcIndex < srcSelectDimSize\t2207',
    1232367438: 'NotImplementedError: C\t1102',
    1262570819: 'CMAKE_CUDA_ARCHITECTURES\t727\nCMAKE_CUDA_ARCHITECTURES must be non-empty\t728\nCMAKE_CUDA_ARCHITECTURES:\t729 730\nCMAKE_CUDA_COMPILER\t731\nCMAKE_CUDA_COMPILER not set, after EnableLanguage\t732\nCMAKE_CUDA_COMPILER:\t733',
    1279415619: 'CUBLAS_STATUS_INTERNAL_ERROR when calling \t739\nCUBLAS_STATUS_INVALID_VALUE when calling \t740',
    1279598650: ': ELF load command past end of file\t521',
    1280136782: 'NVML Shared Library Not Found\t926',
    1280595267: 'CUTLASS needs GCC \t786\nCUTLASS needs at least GCC \t786\nCUTLASS requires GCC \t786\nCUTLASS requires at least GCC \t786',
    1281311820: 'LD_LIBRARY_PATH contains incompatible version of cudnn\t999',
    1297501260: 'LLVM ERROR: \t1001\nLLVM ERROR: Cannot select: \t1002\nLLVM ERROR: Cannot select: intrinsic %llvm.\t1003\nLLVM ERROR: out of memory\t1004',
    1298295148: 'libMIOpen.so.\t1908',
    1299212648: 'hipModuleLoad failed: \t1762',
    1310748265: 'in Namensbereich\t1665',
    1313032276: 'THCNumerics\t1165 1166\nTHCNumerics.cuh\t1176 1177 1178',
    1313101123: 'CUDNN_INCLUDE_DIR\t781\nCUDNN_INCLUDE_PATH\t781\nCUDNN_LIBRARY\t781\nCUDNN_LIBRARY_PATH\t781\nCUDNN_STATUS_ALLOC_FAILED\t782\nCUDNN_STATUS_NOT_INITIALIZED\t783\nCUDNN_STATUS_SUBLIBRARY_LOADING_FAILED\t784',
    1313753172: 'THNN_\t1186 1187',
    1313821514: 'JSONDecodeError: \t889',
    1315072364: 'libNVVM cannot be found. Do `conda install\t1909',
    1315728452: 'DllNotFoundException: Unable to load \t878',
    1318763759: '：No existe el\t163 164\n：No such file\t163 164',
    1330529327: '/DNOMINMAX\t504',
    1330795077: 'ERROR: Could not find a version\t890\nERROR: No supported gcc/g++ host compiler found\t891\nERROR: Python dependency not found\t892\nERROR: Wheel \'\t893\nERROR: unknown command "\t894',
    1330857298: 'RESOURCE_EXHAUSTED: \t1144',
    1346521420: 'LIBPOSTPROC\t1000',
    1347243847: 'GOMP_\t970',
    1347638595: 'CUSPARSE_\t785',
    1347703880: 'HTTP 000 CONNECTION FAILED\t812',
    1349083987: 'SciPy needs GCC \t786\nSciPy needs at least GCC \t786\nSciPy requires GCC \t786\nSciPy requires at least GCC \t786',
    1349350734: 'NumPy\t1103\nNumPy C-API version 0x\t1104\nNumPy needs GCC \t786\nNumPy needs at least GCC \t786\nNumPy requires GCC \t786\nNumPy requires at least GCC \t786\nNumPy was built with baseline optimizations\t1105',
    1377843753: '): Read timed out\t466',
    1380141140: 'THCRandom\t1165 1166\nTHCRoundUp\t647 648',
    1380993352: 'HIPRTC_ERROR_COMPILATION\t807',
    1381122399: '_ARRAY_API\t1280',
    1394634574: 'No SOURCES given to target: \t1060',
    1396918356: 'THCState\t1179 1180\nTHCStorage\t1165 1166\nTHCStream\t1179 1180',
    1397049428: 'THESE PACKAGES DO NOT MATCH THE HASHES\t1185',
    1397050439: 'GLES2/gl\t959 960\nGLES3/gl\t959 960\nGLESv1\t961\nGLESv2\t961',
    1397706309: 'ENOSPC: no space\t888',
    1397900630: 'VERSION_MISMATCH\t1253',
    1398757712: 'PY_SSIZE_T_CLEAN macro must be defined\t1124',
    1400137063: 'getStreamFromPool\t760 761',
    1411398185: '): The output of this custom operator (1) must not also be an input\t467',
    1413567571: 'STATUS_DLL_NOT_FOUND\t495\nSTATUS_ENTRYPOINT_NOT_FOUND\t494\nSTATUS_INVALID_IMAGE_FORMAT\t496',
    1413695572: 'THCTensor\t1165 1166\nTHCThrustAllocator\t1165 1166',
    1413761108: 'THDTensor\t1165 1166',
    1414416672: ' INTERNAL ASSERT FAILED\t12',
    1414744148: 'THSTensor\t1165 1166',
    1415530580: 'TH_TENSOR_APPLY\t779 780',
    1416914279: 'getTHCState\t1179 1180',
    1428175429: 'E: Unable to fetch some archives\t883',
    1430462522: ': CUDA cannot be found\t518',
    1430462575: 'o CUDA toolkit found\t811\no CUDA toolkit was found\t811',
    1430472788: 'THCUNN_\t1165 1166',
    1430481965: '-lCUDA::nvToolsExt\t498',
    1431455828: 'THRUST_NS_QUALIFIER\t742',
    1447250004: 'THCVector\t1165 1166',
    1448299815: "'MSVCCompiler' object has no attribute '\t448",
    1464224839: 'GLFW/glfw3.h\t962 963 964 965',
    1465865281: 'AT_WARN\t612 613',
    1498173007: 'ONLY build\t1112',
    1596993859: 'C10_FALLTHROUGH\t602 603\nC10_HIP_API\t708 709\nC10_HIP_KERNEL_LAUNCH_CHECK\t708 709\nC10_HOST_CONSTEXPR\t602 603\nC10_NORETURN\t602 603',
    1596993891: 'c10_cuda.lib\t1363',
    1598116680: 'HSA_STATUS_ERROR_INVALID_ISA\t975',
    1598182723: 'CUB_NS_QUALIFIER\t741 742',
    1598243655: 'GCC_1\t787\nGCC_3\t787\nGCC_4\t787\nGCC_7\t787',
    1598244948: 'THC_assertSameGPU\t1167 1168',
    1598965328: 'PFN_cuTensorMapEncode\t785',
    1599357223: "'AT_ASSERTM' has not been declared\t447\n'AT_ASSERTM' was not declared\t447\n'AT_ASSERTM’ has not been declared\t447\n'AT_ASSERTM’ was not declared\t447",
    1600939103: '_dl_check_map_versions: Assertion\t1289',
    1601008225: 'arm_acle\t1316\narm_bf16\t1316\narm_fp16\t1316\narm_neon\t1316\narm_sve\t1316',
    1601009011: 'sum_intlist\t2143 2144',
    1601010035: 'sym_numel\t940\nsym_size\t940\nsym_stride\t940',
    1601204323: 'cpp_extension.load\t62 1579\ncpp_extension.py\t62',
    1629515598: 'No available memory for the cache blocks\t1061',
    1629516905: 'it as a build dependency\t1859',
    1631789114: ': Cannot allocate memory\t519\n: Cannot fork\t520',
    1631811920: 'PyCapsule\t1136',
    1631854650: ': Datei oder Verzeichnis\t163 164\n: Datei zu kurz\t521',
    1631985722: ': Failed to preprocess host compiler properties\t522',
    1632127060: 'THHalfBlas_\t1165 1166\nTHHalfStorage\t1165 1166\nTHHalfTensor\t1165 1166\nTHHalfVector\t1165 1166',
    1632313402: ': Kann die Shared\t530\n: Kann die Shared-Object-Datei nicht öffnen\t528',
    1632466510: 'NvMapMem\t1107',
    1632641082: ': Path to libdevice library not specified\t543',
    1633836895: '__ballot\t785',
    1633839468: 'libaio.h\t1910 1911 1912 1913\nlibamdhip64.so.\t1908\nlibav\t1914',
    1633886247: "' cannot overload\t404",
    1633886266: ': calling a constexpr __device__ function\t554\n: calling a constexpr __host__ function\t555\n: cannot find /\t556\n: cannot open shared obj\t530\n: cannot open shared object\t557 558\n: cannot open shared object file: No such\t559\n: cannot read file data\t521 560',
    1633903970: 'because it has a CompositeImplicitAutograd\t1327',
    1633903972: 'decay_t\t1456',
    1633906540: 'local memory limit exceeded (\t1971',
    1633973571: 'Cuda Configuration Error: C\t858\nCuda error: \t743\nCuda error: (222\t744\nCuda error: (35\t745\nCuda error: (code 222\t744\nCuda error: (code 35\t745\nCuda error: 222\t744\nCuda error: 35\t745\nCuda error: code 222\t744\nCuda error: code 35\t745',
    1633973603: 'cuda execution failed with error \t743\ncuda execution failed with error (222\t744\ncuda execution failed with error (35\t745\ncuda execution failed with error (code 222\t744\ncuda execution failed with error (code 35\t745\ncuda execution failed with error 222\t744\ncuda execution failed with error 35\t745\ncuda execution failed with error code 222\t744\ncuda execution failed with error code 35\t745\ncuda runtime error \t743\ncuda runtime error (2) : out of memory\t1588\ncuda runtime error (222\t744\ncuda runtime error (35\t745\ncuda runtime error (code 222\t744\ncuda runtime error (code 35\t745\ncuda runtime error 222\t744\ncuda runtime error 35\t745\ncuda runtime error code 222\t744\ncuda runtime error code 35\t745\ncuda.is_available()\t268\ncudaBindTexture\t785\ncudaConfigureCall\t785\ncudaErrorAssert\t763\ncudaErrorCallRequiresNewerDriver\t598\ncudaErrorCompatNotSupportedOnDevice\t764\ncudaErrorInsufficientDriver\t1589\ncudaErrorInvalidDeviceFunction\t1590\ncudaErrorInvalidKernelImage\t766\ncudaErrorMemoryAllocation\t769\ncudaErrorNoDevice\t768\ncudaErrorNoKernelImageForDevice\t767\ncudaErrorStubLibrary\t749\ncudaErrorSystemDriverMismatch\t770\ncudaErrorSystemNotReady\t771\ncudaErrorUnsupportedPtxVersion\t772\ncudaFuncAttributeMaxDynamicSharedMemorySize, \t1591\ncudaGetDeviceCount()\t1592\ncudaLaunchCooperativeKernelMultiDevice\t785\ncudaPointerAttributes\t1593\ncudaProfilerInitialize\t785\ncudaThreadExit\t785\ncudaThreadSynchronize\t785\ncudaTypedefs.h\t1573 1574\ncudaUnbindTexture\t785\ncuda_awbarrier\t1573 1574\ncuda_bf16.h\t1573 1574\ncuda_fp4.h\t1573 1574\ncuda_fp6.h\t1573 1574\ncuda_fp8.h\t1573 1574\ncuda_pipeline\t1573 1574\ncuda_ver\t778\ncuda_version\t778\ncudart64_\t1585 1586 1587',
    1634036816: 'Please install \t1135',
    1634036848: 'please install \t1135',
    1634082855: "' failed: \t407",
    1634100580: 'default_program(\t1604',
    1634166092: 'LegacyTHDispatcher\t1022 1023\nLegacyTHFunctionsCUDA\t1022 1023',
    1634166124: 'legacy-install-failure\t1903',
    1634213922: '" has no member\t204 377 378\n" has no member \t379 380 381 382\n" has no member "\t383 384 385 386 387 388\n" has no member class\t389',
    1634213927: "' has no attribute '\t408 409 410 411",
    1634230111: '__half\t1286',
    1634235424: ' that depend on a template parameter\t352',
    1634493027: 'cblas.h\t1436 1437 1438\ncblas_mangling.h\t1436 1437 1438',
    1634493984: ' flag is not supported with the configured host compiler\t170',
    1634494055: 'gflags/gflags.h\t1713 1714 1715 1716 1717',
    1634541602: '" matches these operands\t394\n" may not be used in the type-id\t395',
    1634541612: ', may conflict with lib\t483',
    1634563438: 'numa.h\t2080 2081 2082\nnumaif.h\t2080 2081 2082',
    1634564716: 'lzma.h\t1981 1982 1983 1984',
    1634625890: 'binaries were compiled with C\t1332',
    1634629956: 'DynamicLibNotFoundError: Failure finding \t882',
    1634629988: 'dynamic module does not\t1622\ndynamic_cast\t1623',
    1634692128: ' load any \t168\n loaded at\t259',
    1634692166: 'Float8_e\t940',
    1634754915: 'capability\t1432 1433',
    1634754924: 'lapack\t1866\nlapacke.h\t1867 1868 1869 1870',
    1634760805: "expanded from macro \t1672\nexpanded from macro '__noinline__'\t1673\nexpansion of macro \t1672",
    1634886000: 'parameter packs not expanded with\t2132 2133',
    1634887263: '_frame\t1137 1290',
    1634887267: 'cframe"\t1445\ncframe\'\t1445\ncframe’\t1445',
    1634890835: 'Strawberry\t1030',
    1634890867: 'stratégie de contrôle d\t651',
    1634954337: 'alsa/asoundlib.h\t1299 1300 1301 1302 1303',
    1634954837: 'UnsatisfiableError: The following specifications\t1240\nUnsatisfiedLinkError: \t1241\nUnsatisfiedLinkError: no \t1242',
    1634954869: 'unsatisfied condition: \t2295',
    1635000378: ': target specific option mismatch\t586',
    1635017059: 'catastrophic error\t1435',
    1635017062: 'fatal error C10\t1684\nfatal error C1001: \t1685\nfatal error C1081\t1686\nfatal error: error in backend: \t1687\nfatal error: error in backend: Cannot select: intrinsic %llvm.amdgcn.\t1688\nfatal: early EOF\t1689\nfatal: fetch-pack: \t1689\nfatal: not a git repository\t1690\nfatal: unable to \t1691',
    1635018093: 'metadata-generation-failed\t1903',
    1635020660: 'total shared memory allocation is larger than available memory. Dynamic size: \t2262',
    1635022189: 'mutable_data_ptr\t940',
    1635151433: "Invalid CUDA 'device=\t992\nInvalid requirement: \t993\nInvalid wheel filename\t238\nInvalidMatchSpec: \t994\nInvalidVersionSpec: \t994",
    1635151465: 'invalid command "bdist_wheel\t1839\ninvalid command "dist_info\t1839\ninvalid command "editable_wheel\t1839\ninvalid command \'bdist_wheel\t1839\ninvalid command \'dist_info\t1839\ninvalid command \'editable_wheel\t1839\ninvalid command bdist_wheel\t1839\ninvalid command dist_info\t1839\ninvalid command editable_wheel\t1839\ninvalid conversion from \t1840\ninvalid device function\t1841\ninvalid input constraint \'+h\' in asm\t1842\ninvalid input constraint \'+l\' in asm\t1842\ninvalid input constraint \'+r\' in asm\t1842\ninvalid input constraint \'=+h\' in asm\t1842\ninvalid input constraint \'=+l\' in asm\t1842\ninvalid input constraint \'=+r\' in asm\t1842\ninvalid input constraint \'=h\' in asm\t1842\ninvalid input constraint \'=l\' in asm\t1842\ninvalid input constraint \'=r\' in asm\t1842\ninvalid input constraint \'h\' in asm\t1842\ninvalid input constraint \'l\' in asm\t1842\ninvalid input constraint \'r\' in asm\t1842\ninvalid literal for int() with base 10: \t1843\ninvalid operands to binary expression (\t1844\ninvalid operands to binary expression (\'\t1845\ninvalid output constraint \'+h\' in asm\t1842\ninvalid output constraint \'+l\' in asm\t1842\ninvalid output constraint \'+r\' in asm\t1842\ninvalid output constraint \'=+h\' in asm\t1842\ninvalid output constraint \'=+l\' in asm\t1842\ninvalid output constraint \'=+r\' in asm\t1842\ninvalid output constraint \'=h\' in asm\t1842\ninvalid output constraint \'=l\' in asm\t1842\ninvalid output constraint \'=r\' in asm\t1842\ninvalid output constraint \'h\' in asm\t1842\ninvalid output constraint \'l\' in asm\t1842\ninvalid output constraint \'r\' in asm\t1842\ninvalid pyproject.toml config: \t1846\ninvalid target ID \t1245\ninvalid value \'armv9\t1297\ninvalid value \'c++\t1847\ninvalid value \'gnu++\t1847\ninvalid value (\'armv9\t1297\ninvalid value (‘armv9\t1297\ninvalid value for --gpu-architecture\t1848\ninvalid value ‘armv9\t1297',
    1635196967: "' was defined more than once\t435\n' was defined more than once (in files \t436",
    1635197024: '` was removed in the NumPy 2\t1295',
    1635281254: 'fixable by adding \t1702',
    1635284080: 'ptxas application ptx input, line \t2145\nptxas does not support CC \t2146\nptxas info \t2147\nptxas warning \t2147',
    1638515570: 'réadressage R_\t2155\nréadressage de R_\t2155',
    1646292852: 'to be installed\t1329',
    1647473766: 'ft2build.h\t1706 1707 1708 1709',
    1650424144: 'Py_buffer\t1143',
    1650552405: 'Unable to find\t790 791\nUnable to find a valid cuDNN algorithm\t1225\nUnable to find code object for all current devices\t1226\nUnable to find vcvarsall.bat\t1227\nUnable to import \t800\nUnable to load \t800\nUnable to load any of {lib\t1228\nUnable to load library \t803\nUnable to load the library \t803\nUnable to locate\t791\nUnable to pre-compile ops without torch installed\t1229\nUnable to register cu\t1230',
    1650552421: 'enable executable\t1626\nenable_if_t\t1456',
    1650552437: 'unable to execute \t2271\nunable to execute \'\t2272\nunable to execute command: Killed\t2273\nunable to find\t791\nunable to find a build program corresponding to "NMake Makefiles\t2274\nunable to find a build program corresponding to "Ninja\t2275\nunable to find a build program corresponding to "Unix Makefiles\t2276\nunable to find library -l\t1389 1390 1391 1392 1393 1394 1395 1396 1397 1398 2277 2278 2279\nunable to find library -lEGL\t1399\nunable to find library -lGLEW\t1400\nunable to find library -laio\t1401\nunable to find library -lffi\t1402\nunable to find library -lglog\t1403\nunable to find library -ljpeg\t1404\nunable to find library -lnuma\t1405\nunable to find library -lstdc++\t1407\nunable to find library -ltbb\t1408\nunable to find library -luuid\t1409\nunable to find library -lz\t1410\nunable to locate\t791\nunable to open database file\t2280\nunable to open output file \t2281',
    1650552929: 'apability not supp\t1308',
    1650616684: 'libbitsandbytes_cpu.\t1915',
    1650748780: 'lmdb.h\t1966 1967 1968 1969',
    1651076128: ' libraries are not found\t257\n library not found\t258',
    1651076143: '/libATen.\t511\n/libMIOpen\t512\n/libamd_comgr\t512\n/libamdhip64\t512\n/libc10.\t511\n/libcaffe2.\t511\n/libcublas\t512\n/libcuda\t512\n/libcufft\t512\n/libcufile\t512\n/libculibos\t512\n/libcupti\t512\n/libcurand\t512\n/libcusolver\t512\n/libcusparse\t512\n/libcutensor\t512\n/libhip\t512\n/libhsa-runtime64\t512\n/libhsakmt\t512\n/libnccl\t512\n/libnpp\t512\n/libnvJitLink\t512\n/libnvidia-ml\t512\n/libnvjpeg\t512\n/libnvrtc\t512\n/libnvshmem\t512\n/librccl\t512\n/libroc\t512\n/libtorch.\t511\n/libtorch_cpu.\t511\n/libtorch_global_deps.\t511\n/libtorch_python.\t511',
    1651076218: 'zlib.h\t2331 2332 2333 2334',
    1651336557: "member access into incomplete type '\t1987\nmember reference type \t1988",
    1651337587: 'simbolo ambiguo\t1035',
    1651340622: 'Numba needs NumPy \t1106',
    1651341651: 'Symbol\t375',
    1651341683: 'symbol not found in flat namespace\t375\nsymbole ambigu\t1035',
    1651449895: "' object has no attribute 'ds_opt_\t430",
    1651469415: 'global interpreter lock (GIL) has been enabled to load module\t1719\nglobalLegacyTypeDispatch\t1022 1023',
    1651668340: 'turbojpeg.h\t2264 2265 2266 2267',
    1651860850: 'reubicación R_\t2155',
    1651864352: " submodule path '\t348",
    1663067490: 'be created directly\t1326',
    1663070030: 'No compatible code objects found for: gfx\t1062\nNo compiled \t1063',
    1663071343: 'ot compiled with \t2122\not currently implemented\t2099\not currently supported\t2099',
    1664044099: 'CL/cl\t725 726',
    1667309616: '0 active drivers ([])\t514',
    1667393900: 'libc10_cuda.so: \t1916\nlibcublas.so.\t1917\nlibcublasLt.so.\t1917\nlibcuda.so\t1918\nlibcuda.so cannot found\t1919\nlibcuda.so not found! Do you have a CUDA driver\t1920\nlibcuda.so.1\t1918\nlibcuda.so.1 is not a symbolic link\t1921\nlibcudart.so.\t1917\nlibcufft.so.\t1917\nlibcupti.so.\t1917\nlibcusolver.so.\t1917\nlibcusparse.so.\t1917',
    1667462766: 'nvcc \t1047\nnvcc :\t2089\nnvcc cannot find a supported version of\t2090\nnvcc fatal   : Cannot find compiler \'\t2091\nnvcc fatal   : Could not open input file \'\t2092\nnvcc fatal   : redefinition of argument \'\t2093\nnvcc is required to \t796\nnvcc not found\t2094\nnvcc was not found\t2094\nnvcc ：\t2089\nnvcc" \t1047\nnvcc\' \t1047\nnvcc:\t2089\nnvcc` \t1047\nnvcc’ \t1047\nnvcc：\t2089',
    1667592275: "Specified provider 'CUDAExecutionProvider' is not in available provider\t1162\nSpecify CUDA_TOOLKIT_ROOT_DIR\t1163",
    1667592307: 'specified that you may need to import the \t2202',
    1667594309: 'Exec format error\t897',
    1667594341: 'exec format error\t897\nexecinfo.h\t1613\nexecutable in path specified by\t1668\nexecutor failed running\t1669',
    1667656804: 'dlfcn.h\t1613',
    1667722864: 'pngconf.h\t2136 2137 2138',
    1667852407: 'which is not an existing directory\t2325',
    1667853909: "UnicodeDecodeError: 'utf\t1231",
    1667854445: 'mpicxx.h\t2012 2013 2014',
    1668033824: ' -lcrypt\t8',
    1668180256: ' incompatible with current version \t209',
    1668181859: 'conclude\t1564',
    1668183398: 'function for call to \t1710',
    1668248144: 'Processus arrêté\t881\nProcessus arrêté a terminé le programme \t455',
    1668248176: "procedure entry point\t375\nprocessor does not support \t735\nprocessor doesn't support \t735\nprocessor lacks \t735",
    1668311400: "hipcc' failed: No such file\t1763\nhipcc: No such file\t1764\nhipcc: command not found\t1764\nhipcc: not found\t1764",
    1668440352: ' architecture of input file \t17',
    1668443988: 'Torch is needed\t1138\nTorch is not installed\t1138\nTorch is required\t1138\nTorch must be installed\t1138\nTorch needs to be installed\t1138',
    1668444020: 'torch is needed\t1138\ntorch is not installed\t1138\ntorch is required\t1138\ntorch is required for \t2235\ntorch must be installed\t1138\ntorch needs GCC \t786\ntorch needs at least GCC \t786\ntorch needs to be installed\t1138\ntorch requires GCC \t786\ntorch requires at least GCC \t786\ntorch.OutOfMemoryError\t2236\ntorch._inductor.exc.\t2237\ntorch.cuda.OutOfMemoryError\t2236\ntorch.dll\t1349\ntorch.utils.ffi is deprecated\t2238\ntorch.version.cuda\t2239\ntorch/all.h\t614 615 616\ntorch/csrc/PythonTypes.h\t2240 2241 2242\ntorch/csrc/StorageDefs.h\t2240 2241 2242\ntorch/csrc/THP_export.h\t2240 2241 2242\ntorch/csrc/WindowsTorchApiMacro.h\t2240 2241 2242\ntorch/csrc/jit/\t2243 2244 2245 2246 2247\ntorch/csrc/stable/\t626 627\ntorch/csrc/utils/auto_gil.h\t2248 2249 2250\ntorch/csrc/utils/disallow_copy.h\t2248 2249 2250\ntorch/csrc/utils/future.h\t2248 2249 2250\ntorch/csrc/utils/memory.h\t2248 2249 2250\ntorch/csrc/utils/six.h\t2248 2249 2250\ntorch/extension.h\t626 627 2251 2252 2253 2254 2255\ntorch/headeronly/\t626 627\ntorch/library.h\t614 615 616\ntorch/python.h\t614 615 616\ntorch/script.h\t614 615 616\ntorch/torch.h\t614 615 616\ntorch/types.h\t614 615 616\ntorch::jit::RegisterOperators::RegisterOperators(const char\t2256\ntorch_cpu.dll\t1349\ntorch_cuda.lib\t1363\ntorch_extensions\t62 2257\ntorch_global_deps.dll\t1349\ntorchaudio C++ extension is not available\t2258\ntorchinductor_\t2259 2260\ntorchvision.transforms.functional_tensor\t2261',
    1668571501: 'matching\t1986',
    1668571504: 'patch: command not found\t1324\npatch: not found\t1324',
    1668628794: ':Aucun fichier\t163 164',
    1671200994: '“constexpr\t401',
    1681143415: 'w64devkit\t1030',
    1684104530: 'ReadTimeout\t805\nReadTimeoutError\t805',
    1684104562: 'read-only segment has dynamic IFUNC relocations\t2150\nread-only segment has dynamic relocations\t2150',
    1684107084: 'LoadLibrary failed with error 126\t1028\nLoaded runtime CuDNN library: \t1029',
    1684107116: 'load any more object with static\t1970',
    1684171116: 'libdevice not found at \t1922',
    1684302184: 'hidden symbol \t1759',
    1684366670: 'Need \t1053\nNeed to compile C++ extensions to \t1054\nNeeds \t1053',
    1684366702: 'need \t1053\nneed PyTorch\t1146\nneed Pytorch\t1146\nneed pyTorch\t1146\nneed pytorch\t1146\nneed torch\t1146\nneeded\t2027\nneeds \t1053\nneeds CUDA\t2028\nneeds PyTorch\t1146\nneeds Pytorch\t1146\nneeds exactly \t1342\nneeds pyTorch\t1146\nneeds pytorch\t1146\nneeds torch\t1146',
    1684367716: 'died with <Signals.SIGKILL: 9>\t1610',
    1684611130: ': identifier "__\t581',
    1684632949: 'uuid/uuid.h\t2305 2306 2307 2308',
    1684633198: 'nvidia-container-cli: initialization error: \t2096\nnvidia-fabricmanager\t930',
    1684955424: ' and above\t15\n and higher\t15\n and later\t15\n and newer\t15\n and torchaudio \t16',
    1684955491: 'candidate function not viable: call to __host__ function from \t1372',
    1684957510: 'FindCUDA says CUDA version is\t939',
    1684957527: 'Windows Long Path support enabled\t1261\nWindows not yet supported for torch.compile\t1262',
    1684959043: 'CondaHTTPError\t812\nCondaSSLError\t812',
    1684959075: 'conda: command not found\t1565\nconda: not found\t1565\nconditional_t\t1456',
    1684960544: ' undeclared\t252',
    1685024032: ' module has been removed\t260\n module is not found\t261',
    1685025392: 'prod_intlist\t2143 2144',
    1685222775: 'wurde in diesem Gültigkeitsbereich nicht deklariert\t1330',
    1685353338: 'zstd.h\t2337 2338 2339 2340',
    1685414702: '.cuda.o\t503',
    1685414747: '[cudnn_frontend] Error: No \t1276',
    1689699140: 'Dödad-signal avslutade programmet \t455',
    1696610855: "': expected a number\t445",
    1696610857: '): error : expected a "("\t468\n): error: argument list for template template\t469\n): error: exception specification is incompatible\t470\n): error: expected a "("\t468\n): error: identifier "\t389\n): error: identifier "__\t471 472\n): error: incomplete type is not allowed\t473\n): error: invalid combination of type specifiers\t474\n): error: name followed by "::" must\t469\n): error: no instance of\t475\n): error: static assertion failed with "\t476',
    1696624193: 'An error happened while trying to locate the file on the Hub\t650',
    1696624233: 'in expansion of macro \t1672',
    1696624462: 'No existe el \t653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670',
    1696624494: 'no es un miembro de\t1665',
    1697082912: " n'est pas reconnu\t249\n n'est pas un membre de\t227 228 229",
    1697541219: 'cl.exe\t1449\ncl.exe with traditional preprocessor \t1450',
    1698832442: ': Befehl nicht gefunden\t517',
    1699094621: '] Fehler 137\t1277',
    1699160157: '] Getötet\t1277',
    1699170388: 'THGenerator\t1165 1166',
    1699553338: ': Memory allocation failure\t531',
    1699618874: ": Ne peut ouvrir le fichier d'objet partagé\t528",
    1699749946: ': Permission denied\t544',
    1699881006: '. Required capability\t502',
    1699881018: ': Resource temporarily unavailable\t546\n: Ressource temporairement\t546',
    1700022356: 'THTensor\t1165 1166\nTHTensorMath\t1165 1166',
    1700153428: 'THVector\t1165 1166',
    1700212059: '[-Werror\t1267',
    1700948332: 'libelf.h\t1923 1924 1925 1926',
    1701013836: 'License classifiers have been superseded by license expressions\t1027',
    1701017669: 'Exception: Unsupported GPU\t907\nException: Unsupported GPU model\t907\nException: Unsupported GPU type\t907\nException: unsupported GPU\t907\nException: unsupported GPU model\t907\nException: unsupported GPU type\t907',
    1701017701: 'exception handling disabled\t1666\nexception handling is disabled\t1667',
    1701078386: 'redeclaration of\t569\nredefinition of \t2152',
    1701079328: ' identifier "\t203 204',
    1701080161: 'alderlake\t1297',
    1701080649: 'IndentationError: \t983\nIndexError: \t984 985\nIndexError: _Map_base::at\t986\nIndexError: map::at\t986\nIndexError: unordered_map::at\t986',
    1701080681: 'index_sequence\t1456',
    1701080693: 'undeclared\t1794\nundeclared identifier \t1770 1771 1772 2065 2282\nundefined reference to \t2283\nundefined symbol: \t375\nundefined symbol: Py\t2284\nundefined symbol: _Py\t2284\nundefined symbol: mkl_\t2285\nundefinierter Verweis auf\t375\nundefiniertes Symbol\t375\nunderlying_type_t\t1456',
    1701080899: 'Code kann nicht fortgesetzt werden, da\t806\nCode object build failed\t807\nCodes kann nicht fortgesetzt werden, da\t806',
    1701080931: 'code execution cannot proceed because\t806',
    1701146144: ' needed by \t266 267',
    1701147424: ' seems to be not installed\t344',
    1701209458: "reference indefinie vers\t375\nreference indéfinie vers\t375\nreference to\t375\nreference to __host__ function '\t2153\nreferences to\t375\nreferencia a\t375\nreferencia indefinida a\t375\nreferencia indefinida para\t375\nreferencia nao definida a\t375\nreferencia nao definida para\t375\nreferencia não definida a\t375\nreferencia não definida para\t375\nreferensi ke\t375\nreferência indefinida a\t375\nreferência indefinida para\t375\nreferência nao definida a\t375\nreferência nao definida para\t375\nreferência não definida a\t375\nreferência não definida para\t375",
    1701210482: 'riferimento non definito a\t375',
    1701211721: "Inferred operator schema for a C++ kernel function doesn't match the expected function schema\t987",
    1701211753: 'infer_schema(func): \t1826 1827',
    1701274484: 'tcgen05\t2181',
    1701275973: 'Eigen/\t895',
    1701344288: ' the MPS \t353',
    1701345056: ' when calling \t369',
    1701405728: ' died due to signal \t39\n died due to signal 9\t40\n died due to signal 9 (Kill signal)\t40\n died with status 0x\t41',
    1701407843: 'client error (Connect)\t1454',
    1701409364: "Tried to instantiate class '\t1209\nTried to register an operator (\t1210 1211\nTried to register multiple backend fallbacks for the same dispatch key \t1212\nTried to register multiple operators with the same name\t1213",
    1701470831: 'object has no attribute\t2100\nobject has no attribute \t2101\nobject type is: \t2102',
    1701536109: 'make: \t508\nmake: command not found\t1324\nmake: not found\t1324\nmake_index_sequence\t1456\nmake_unique\t1456',
    1701603654: 'File already exists in database: \t934\nFile o directory non\t653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670\nFileExistsError: [\t935\nFileNotFoundError: [Errno 2] \t936\nFilename longer than 260 characters\t937\nFilename too long\t938',
    1701603681: 'ailed to initialize NVML: Driver/library version mismatch\t1296',
    1701603686: 'file failed to open for reading\t1699\nfile_baton.py\t1700\nfile_baton.py:\t1701',
    1701604425: 'Illegal instruction\t497 649',
    1701667150: "NameError: name \t1050\nNameError: name '\t1051\nNameError: name '_C' is not defined\t1052",
    1701667182: 'name \'bare_metal_version\' is not defined\t2019\nnamespace "\t2020\nnamespace "c10::guts" has no member "\t2021\nnamespace "std" has no member \t2022 2023 2024 2025\nnamespace name\t2026',
    1701669204: 'TimeoutError: \t815',
    1701670771: "some optimisations will not be enabled\t2196\nsome optimizations will not be enabled\t2196\nsomething wrong with flag '\t2197",
    1701716007: "' needs target feature \t427 428\n' newer than toolkit\t429",
    1701716012: ', needed by\t484\n, needed by \t485',
    1701733735: 'generated with LTO version \t1711\ngeneric_type: \t1712',
    1701737812: 'TunerSimple_cached_get_nvrtc_params.cc(\t1216',
    1701798944: " does not dominate this use\t42\n does not exist\t43 44 45 46\n does not have \t47\n does not include kernels for this GPU\t48\n does not match \t49\n does not match filename: \t50\n does not match namespace of enclosing TORCH_LIBRARY\t51\n does not match runtime version \t52\n does not name a\t53\n does not name a type\t54 55 56 57 58 59\n does not support \t60\n doesn't exist\t44\n doesn't match \t49",
    1701863764: 'Tapettu\t881\nTapettu-signaali päätti \t455',
    1701865808: 'Pipeline failed while executing [\t1134',
    1701867296: ' open include file\t292 293 294 295 296 297 298 299 300 301 302 303 304 305 306 307 308 309 310 311 312 313 314 315 316 317 318 319 320 321 322 323 324 325 326 327 328 329\n open source file\t204 292 293 294 295 296 297 298 299 300 301 302 303 304 305 306 307 308 309 310 311 312 313 314 315 316 317 318 319 320 321 322 323 324 325 326 327 328 329',
    1701867311: '/openmp\t504',
    1701869669: 'expected primary-expression before \t1674\nexpects \t1342',
    1701869908: "TypeDefault\t1194 1195\nTypeError \t1217\nTypeError: \t1218 1219\nTypeError: _\t1220\nTypeError: expected str, bytes or os.PathLike object, not NoneType\t1221\nTypeError: join() argument must be str\t1222\nTypeError: must be called with a dataclass type or instance\t1223\nTypeError: unsupported operand type(s) for +: 'NoneType' and 'str'\t1224",
    1701869940: 'type "at::Tensor" is not allowed\t2268\ntype conversion before \t2269\ntypeid\t1623',
    1701978146: '" referenced unknown base type "\t398',
    1701978151: "' requires target feature '\t432\n' returned nan values in its \t433",
    1701978156: ', required architecture \t486',
    1701991456: ' Tree Learner was not enabled in this build\t13',
    1701995296: ' create precompiled header \t37',
    1701995875: 'ceres/ceres.h\t1441 1442 1443 1444',
    1701996900: 'directiva de Control de aplicaciones\t651\ndirent.h\t1613',
    1701997665: 'already has an implementation\t1298',
    1701998165: 'Unregistered type : \t1238\nUnresolved extern \t1239',
    1701998197: "unrecognised command line option\t998\nunrecognised command-line option\t998\nunrecognized command\t2291\nunrecognized command line option\t998\nunrecognized command-line option\t998\nunrecognized relocation \t2292\nunrecognized subcommand '\t2293\nunresolved external symbol\t375\nunresolved external symbol \t2294",
    1701998445: 'more than one \t2005\nmore than one instance of overloaded function "\t2006\nmore than one operator "\t2007',
    1701999173: 'Erreur de format pour exec\t897\nErreur de segmentation\t898',
    1701999205: 'erreur interne du compilateur\t991',
    1702064961: 'Assertion \t671\nAssertion `\t672\nAssertion error (\t673\nAssertionError: \t674 675',
    1702125892: 'Datei oder Verzeichnis nicht\t653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670',
    1702126916: 'Detected that PyTorch and \t869',
    1702126948: 'detected SM\t972\ndetected pre-SM\t972\ndetected sm\t972\ndetected sm_\t972',
    1702129225: 'Internal Triton PTX codegen error\t989\nInternal compiler error\t990\nInternal error\t990\nInterner Compiler-Fehler\t991\nInterner Compiler-fehler\t991\nInterner CompilerFehler\t991\nInterner Compilerfehler\t991',
    1702129257: 'integer\t1837\ninteger_sequence\t1456\ninternal compiler error\t991\ninternal compiler error: Killed (program \t1838\ninterner Compiler-Fehler\t991\ninterner Compiler-fehler\t991\ninterner CompilerFehler\t991\ninterner Compilerfehler\t991',
    1702129518: "note: macro 'max defined here\t1985\nnote: macro 'max' defined here\t1985\nnote: macro 'max’ defined here\t1985\nnote: macro 'min defined here\t1985\nnote: macro 'min' defined here\t1985\nnote: macro 'min’ defined here\t1985\nnote: macro max defined here\t1985\nnote: macro max' defined here\t1985\nnote: macro max’ defined here\t1985\nnote: macro min defined here\t1985\nnote: macro min' defined here\t1985\nnote: macro min’ defined here\t1985\nnote: macro ‘max defined here\t1985\nnote: macro ‘max' defined here\t1985\nnote: macro ‘max’ defined here\t1985\nnote: macro ‘min defined here\t1985\nnote: macro ‘min' defined here\t1985\nnote: macro ‘min’ defined here\t1985",
    1702130753: 'Attempted to use ninja as the BuildExtension backend but we could not find ninja\t676\nAttempting to deserialize object on a CUDA device\t677\nAttempting to use \t678',
    1702131043: 'cute/\t1602\ncute\\\t1602',
    1702195557: 'equest failed after \t1630',
    1702240297: ') versions mismatch\t464',
    1702240300: ', version CXXABI_\t487\n, version GCC_1\t487\n, version GCC_3\t487\n, version GCC_4\t487\n, version GCC_7\t487\n, version GLIBCXX_\t487\n, version GLIBC_2.\t488\n, version GOMP_\t487\n, version OACC_\t487\n, version solving failed\t489',
    1702240314: ': version "hip_\t589\n: version "libcu\t590\n: version "libnccl\t590\n: version "libnv\t590\n: version \'hip_\t589\n: version \'libcu\t590\n: version \'libnccl\t590\n: version \'libnv\t590\n: version `hip_\t589\n: version `libcu\t590\n: version `libnccl\t590\n: version `libnv\t590\n: version ‘libcu\t590\n: version ‘libnccl\t590\n: version ‘libnv\t590',
    1702256479: '__version__\t1288',
    1702258028: 'leveldb/\t1904 1905 1906 1907',
    1702259058: 'river version \t2174',
    1702260346: 'znver3\t1297\nznver4\t1297\nznver5\t1297',
    1702325825: 'Anwendungssteuerungsrichtlinie hat\t651',
    1702389038: '.exe" is not recognized\t392\n.exe" is not recognized as\t392\n.exe" ist entweder falsch\t392\n.exe" n\'est pas reconnu\t392\n.exe" no se reconoce como\t392\n.exe" 不是内部或外部命令\t392\n.exe\' is not recognized\t392\n.exe\' is not recognized as\t392\n.exe\' ist entweder falsch\t392\n.exe\' n\'est pas reconnu\t392\n.exe\' no se reconoce como\t392\n.exe\' 不是内部或外部命令\t392\n.exe” is not recognized\t392\n.exe” is not recognized as\t392\n.exe” ist entweder falsch\t392\n.exe” n\'est pas reconnu\t392\n.exe” no se reconoce como\t392\n.exe” 不是内部或外部命令\t392',
    1702520162: 'bezeichnet keinen Typ\t1330',
    1713401449: 'in function compile: NVRTC Error: NVRTC_ERROR_COMPILATION\t1798',
    1714375751: 'GL/freeglut.h\t949 950 951',
    1717857907: 'sndfile.h\t2191 2192 2193 2194',
    1717920878: 'ndefined\t375',
    1717920885: 'udefineret reference til\t375',
    1717985603: "Caffe2: Couldn't determine version from header\t789",
    1717985635: 'caffe2/\t1364 1365 1366 1367',
    1717987684: 'different exception spec\t1611\ndiffers from\t1612',
    1717987700: 'tiffio.h\t2227 2228 2229 2230',
    1717990755: 'cufft64_\t1585 1586 1587',
    1718513475: "ConfigParser' object has no attribute 'readfp'\t813",
    1718513507: 'configuration file provided by\t1566\nconfiguration file provided by "\t1567\nconfiguration file provided by "CUDA\t1568\nconfiguration file provided by "Torch"\t1569\nconfigure: error: \t1570 1571\nconflicting cuDNN in LD_LIBRARY_PATH\t1572',
    1722401636: 'définitions multiples de \t1036',
    1722401650: 'réference indefinie vers\t375\nréference indéfinie vers\t375\nréférence indefinie vers\t375\nréférence indéfinie vers\t375',
    1730160936: '() got an unexpected keyword argument\t336\n() got an unexpected keyword argument \t335 453\n() got multiple values for \t335',
    1731152967: 'GL/gl.h\t952 953 954\nGL/glcorearb.h\t952 953 954\nGL/glew.h\t955 956 957 958\nGL/glext.h\t952 953 954\nGL/glut.h\t949 950 951\nGL/glx.h\t952 953 954',
    1734502764: 'libgcc_s.so.1 must be installed for pthread_\t1927',
    1734701162: 'jpeglib.h\t1860 1861 1862 1863',
    1734959663: '/bigobj\t504 506',
    1734964000: ' signal terminated program \t345',
    1734964008: '(signal: 9, SIGKILL: kill)\t458',
    1734965107: 'swig: command not found\t1324\nswig: not found\t1324',
    1735289197: 'mingw\t1030',
    1735290732: 'longintrepr.h\t1972 1973 1974 1975',
    1735355495: 'glog/logging.h\t1720 1721 1722 1723',
    1735356263: 'google/protobuf/\t1729 1730 1731 1732 1733',
    1735357040: 'program input point\t375',
    1735549216: ' argument(s) but received\t18\n arguments for \t19\n arguments to function \t20',
    1735549292: 'larger than the available KV cache memory\t1871\nlarger than the maximum number of tokens that can be stored in KV cache\t1871',
    1735549300: 'target device or backend do not support efficient \t2219\ntarget sm_\t2220',
    1746936361: ')" has already been defined\t465',
    1746955881: 'in hip::FatBinaryInfo::\t1799',
    1749239892: 'THCharBlas_\t1165 1166\nTHCharStorage\t1165 1166\nTHCharTensor\t1165 1166\nTHCharVector\t1165 1166',
    1750288468: 'THShortBlas_\t1165 1166\nTHShortStorage\t1165 1166\nTHShortTensor\t1165 1166\nTHShortVector\t1165 1166',
    1750343738: ': The system cannot find the file specified\t547',
    1751279980: 'libhipblas.so.\t1908\nlibhipfft.so.\t1908\nlibhiprand.so.\t1908\nlibhipsolver.so.\t1908\nlibhipsparse.so.\t1908',
    1751345510: 'fichier dans un mauvais format\t1145',
    1751345518: 'nicht definierter Verweis auf\t375',
    1751347777: 'Arch conditional MMA instruction used without targeting\t652',
    1751347809: "arch_bin wasn't set for some reason\t1309\narch_list[-1] += \t1310\narchitecture\t1311 1312",
    1751347823: 'orch not compiled with \t2118\norch not compiled with CUDA enabled\t2119\norch version \t2120\norch version must be \t2121\norch==\t2121',
    1751349349: 'exchange\t1456',
    1751361987: "échec d'adressage (mapping) du segment\t933",
    1751607656: 'higher\t1760',
    1751933286: 'falha no mapeamento de segmento\t933',
    1752391519: '__shfl\t785',
    1752392008: 'Hash mismatch for \t976',
    1752459639: 'with multiple files\t2326',
    1752461166: 'nothing provides \t2077\nnothing provides __cuda\t490\nnothing provides __glibc >=2.\t491',
    1752463728: 'python3: command not found\t1565\npython3: not found\t1565\npython: command not found\t1565\npython: not found\t1565',
    1752637484: ', which is missing on the system\t490 491',
    1763715368: '() is missing value for argument\t18',
    1763717413: '%1 is not a valid Win32 application\t402\n%1 ist keine zulässige Win32-Anwendung\t402',
    1763719719: "': is not a member of 'cudaDeviceProp'\t446",
    1763733089: 'an illegal memory access was encountered\t1306',
    1763733358: 'no instance of \t2037 2038\nno instance of constructor "c10::\t2039\nno instance of constructor "cut\t2040\nno instance of constructor "torch::jit::RegisterOperators::RegisterOperators" matches\t2041\nno instance of overloaded function \t2042',
    1763734639: 'ot implemented\t2099',
    1765161080: 'x86intrin.h\t1790 1791 1792',
    1766203450: ': Filename too long\t523 524',
    1766531165: '] Killed\t1277',
    1766727738: ': Nicht genügend\t519',
    1767990816: ' failed to import\t64\n failed with exit \t65\n failed: \t66\n failed: No such file\t67',
    1768042274: '"/bin/nvcc\t400',
    1768042279: "'/bin/nvcc\t400",
    1768042298: ':/bin/nvcc\t591',
    1768053819: ';\\bin\\nvcc\t595',
    1768058209: 'ambiguous "?" operation:\t1304\nambiguous overload for \t1305\nambiguous symbol\t1035',
    1768061296: 'pybind11\t2148\npybind11/\t2149\npybind11_detail_function_record\t1136',
    1768124527: 'opción de línea de órdenes no reconocida\t998',
    1768169531: '; did you mean \t594',
    1768255571: 'Speicherzugriffsfehler\t898',
    1768300588: ', file was built for unsupported file format\t482',
    1768300602: ': fichier trop court\t521\n: file too short\t521 560',
    1768318308: 'defined\t1605\ndefined in file \t1606\ndefiniciones múltiples de \t1036',
    1768320617: 'infiniband/\t1828 1829 1830 1831',
    1768383858: 'registered\t2154',
    1768386149: 'engine plan file is generated on an incompatible device, expecting compute \t1627\nengine plan file is not compatible with this\t1628',
    1768453920: ' which is newer than running OS)\t370',
    1768693818: ': linker input file not found\t540',
    1768697658: ':/lib64\t592',
    1768714611: 'sqlite3.h\t2203 2204 2205 2206',
    1768716898: 'bzlib.h\t1345 1346 1347 1348',
    1768759354: ': misaligned address\t585',
    1768779113: 'immintrin.h\t1790 1791 1792',
    1768779128: 'xmmintrin.h\t1790 1791 1792',
    1768824890: ': nie można otworzyć pliku obiektu dzielonego\t528',
    1768843629: 'minimum required Nvidia driver for \t1995',
    1768975957: 'UnpicklingError: \t889',
    1769103702: 'VariableTensorId\t1194 1195',
    1769152577: 'A single input file is required for a non-link phase\t597',
    1769173857: 'assimp/\t1318 1319 1320 1321',
    1769234803: 'satisfies the requirement \t2178\nsatisfy\t2179',
    1769235821: 'metis.h\t1991 1992 1993 1994',
    1769238607: 'OptionalCUDAGuard\t760 761\nOptionalCUDAStreamGuard\t760 761',
    1769300512: ' built with CUDA \t24',
    1769366884: "device architecture\t746\ndevice capabilit\t746\ndevice compute architecture\t746\ndevice compute capabilit\t746\ndevice is SM\t972\ndevice is sm\t972\ndevice is sm_\t972\ndevice kernel image is invalid\t766\ndevice's architecture\t746\ndevice's capabilit\t746\ndevice's compute architecture\t746\ndevice's compute capabilit\t746\ndevice-side assert triggered\t1607\ndevice-side assertion triggered\t1607\ndevices architecture\t746\ndevices capabilit\t746\ndevices compute architecture\t746\ndevices compute capabilit\t746",
    1769369189: 'environment variable is not\t1629',
    1769414695: "' with arguments from the '\t437\n' with arguments from the 'CUDA' backend\t438 439\n' with arguments from the 'MPS' backend\t440\n' with arguments from the 'Meta' backend\t441\n' with exceptions disabled\t442",
    1769566836: 'trying to build PyTorch with a too old version of \t2263',
    1769631349: 'unzip: command not found\t1324\nunzip: not found\t1324',
    1784835872: ' object has no attribute \t279 280 281',
    1785291349: 'Ubijen\t881',
    1785620814: 'Ninja is required to \t1056',
    1785620846: 'ninja-build: Kommando nicht gefunden\t2030\nninja-build: command not found\t2030\nninja-build: commande introuvable\t2030\nninja-build: not found\t2030\nninja-build: orden no encontrada\t2030\nninja-build: コマンドが見つかりません\t2030\nninja-build: 未找到命令\t2030\nninja: Kommando nicht gefunden\t2030\nninja: build stopped\t2031\nninja: command not found\t2030\nninja: commande introuvable\t2030\nninja: no work to do.\t2032\nninja: not found\t2030\nninja: orden no encontrada\t2030\nninja: コマンドが見つかりません\t2030\nninja: 未找到命令\t2030',
    1797287790: 'no kernel image is available\t2043',
    1797288805: 'es kein\t1665',
    1801538883: 'CMake must be installed to build\t734',
    1801547107: 'cmake: command not found\t1324\ncmake: not found\t1324',
    1801547111: 'gmake\t515',
    1801675074: 'BackendUnavailable: Cannot import \t686',
    1801675088: "Package \t1125\nPackage dependency requirement '\t1126\nPackage metadata \t1127\nPackageNotFoundError: \t1128\nPackagesNotFoundError\t1129",
    1801675120: 'packed_accessor\t940\npacked_accessor32\t1189\npacked_accessor64\t1189',
    1801678707: 'socket.gaierror: \t2195',
    1802068851: 'scikit-learn has not been built correctly\t2180',
    1802270070: 'vulkan/vulkan\t2314 2315 2316 2317',
    1802398060: 'linker `\t1961',
    1802465132: 'looks like a filename, but the file does not exist\t1976',
    1802465858: 'Broken toolchain: cannot link a simple \t687',
    1802661751: 'work with \t1342\nworks with \t1342',
    1802725700: 'Disk quota exceeded\t874',
    1802725732: 'disk quota exceeded\t874',
    1814061388: 'La ligne de commande est trop longue.\t871\nLa línea de comandos es demasiado larga.\t871',
    1814066273: "at least '/std:c++\t1322",
    1814979692: 'ld.lld: error: duplicate symbol: \t1873',
    1816217684: 'THAlloc\t1165 1166',
    1816283220: 'THBlas_\t1165 1166',
    1816545364: 'THFloatBlas_\t1165 1166\nTHFloatStorage\t1165 1166\nTHFloatTensor\t1165 1166\nTHFloatVector\t1165 1166',
    1818323300: 'dial tcp: lookup \t1188',
    1818391907: 'cublas.CUBLASError: \t1584\ncublas64_\t1585 1586 1587\ncublasLt64_\t1585 1586 1587',
    1818435642: ': class template "std::_Is_memfunptr" has already been defined\t561',
    1818455657: 'include file \t1801\ninclude file "ATen/\t1802\ninclude file "CGAL/\t1803\ninclude file "CL/\t1804\ninclude file "Eigen/\t1805\ninclude file "GLES\t1806\ninclude file "Imf\t1807\ninclude file "OpenEXR/Imf\t1807\ninclude file "TH\t1808\ninclude file "THC\t1809\ninclude file "X11/\t1810\ninclude file "asm/\t1334\ninclude file "boost/\t1811\ninclude file "c\t1812\ninclude file "c10d/\t1813\ninclude file "cudnn\t1814\ninclude file "eigen3/Eigen/\t1805\ninclude file "flann/\t1815\ninclude file "libav\t1816\ninclude file "numpy/\t1817\ninclude file "tbb/\t1818\ninclude file "torch/\t625\ninclude file \'ATen/\t1802\ninclude file \'CGAL/\t1803\ninclude file \'CL/\t1804\ninclude file \'Eigen/\t1805\ninclude file \'GLES\t1806\ninclude file \'Imf\t1807\ninclude file \'OpenEXR/Imf\t1807\ninclude file \'TH\t1808\ninclude file \'THC\t1809\ninclude file \'X11/\t1810\ninclude file \'asm/\t1334\ninclude file \'boost/\t1811\ninclude file \'c\t1812\ninclude file \'c10d/\t1813\ninclude file \'cudnn\t1814\ninclude file \'eigen3/Eigen/\t1805\ninclude file \'flann/\t1815\ninclude file \'libav\t1816\ninclude file \'numpy/\t1817\ninclude file \'tbb/\t1818\ninclude file \'torch/\t625',
    1818583913: 'icelake-\t1297',
    1818780998: 'Fehler beim Mappen des Shared Objects\t933\nFehler im Format der Programmdatei\t897',
    1818845510: 'Failed building wheel for \t911\nFailed to auto\t912\nFailed to build \t913\nFailed to build CUDA kernels for \t914\nFailed to compile. cc_cmd\t915\nFailed to create CUDAE\t916\nFailed to detect a default CUDA architecture\t917\nFailed to detect a default CUDA architecture.\t918\nFailed to find\t790 791\nFailed to find \t919\nFailed to find MSVC.\t920\nFailed to find ROCm root directory\t921\nFailed to find a working CUDA architecture\t922\nFailed to find all files with CUDA\t923\nFailed to find nvToolsExt\t924\nFailed to import \t800 925\nFailed to initialize NVML: Driver Not Loaded\t926\nFailed to load \t800\nFailed to load library \t803\nFailed to load the backend extension: \t927\nFailed to load the library \t803\nFailed to locate\t791\nFailed to parse: \t928\nFailed to set the allowed dynamic shared memory size \t929\nFailed to start \t930\nFailure finding "libnvvm\t854\nFailure finding \'libnvvm\t854\nFailures have been detected while processing an MLIR pass pipeline\t931',
    1818845542: "fail to call hipModuleLaunchKernel(\t1675\nfail to call hipModuleLoad\t1676\nfailed call to cuInit: \t1677\nfailed to convert GOTPCREL relocation\t1678\nfailed to find\t791\nfailed to legalize operation 't\t1679\nfailed to locate\t791\nfailed to map segment from\t1680\nfailed to open \t1681\nfailed to open elf at \t851\nfailed with\t1682\nfailed with exit \t1683",
    1818846752: ' file built for macOS-\t68\n file not found\t69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123 124 125 126 127 128 129 130 131 132 133 134 135 136 137 138 139 140 141 142 143 144 145 146 147 148 149 150 151 152 153 154 155 156 157 158 159 160 161 162 163 164 165 166\n file not recognized: \t167',
    1818847344: 'philox_cuda_state\t940',
    1818848040: '(killed) terminó el programa \t455',
    1818850658: 'build_ext\t1338\nbuilds-v0\t1339\nbuilt against \t1340\nbuilt against CUDA\t1341\nbuilt for \t1340\nbuilt for CUDA\t1341\nbuilt to run on \t1342\nbuilt using \t1340\nbuilt using CUDA\t1341\nbuilt with \t1340\nbuilt with CUDA\t1341\nbuilt without \t1343',
    1819028768: ' -llapack\t9',
    1819042147: 'calling a __host__ function\t1368',
    1819042150: 'fallo al asignar un segmento del objeto compartido\t933',
    1819044171: 'Killed\t881 997',
    1819045731: 'collect2: fatal error: ld terminated with signal 9\t1004',
    1819047238: 'FullyFusedMLP: insufficient shared memory available on the GPU\t946',
    1819176736: ' only available on macOS 1\t288\n only by \t289\n only for \t289\n only on \t289\n only supports \t290\n only with \t289',
    1819240547: 'cholmod.h\t1446 1447 1448',
    1819240790: 'Violación de segmento\t898',
    1819242031: '/nologo\t504',
    1819307369: 'implementation for device cuda\t1793\nimplicit declaration of\t1794',
    1819308097: 'Application Control policy has blocked\t651',
    1819310149: 'Explicitly provided namespace (\t908',
    1819440483: 'curl/curl.h\t1595 1596 1597 1598\ncurl: (16) \t1599\ncurl: (18) \t1599\ncurl: (28) \t1599\ncurl: (35) \t1599\ncurl: (5) \t1599\ncurl: (52) \t1599\ncurl: (55) \t1599\ncurl: (56) \t1599\ncurl: (6) \t1599\ncurl: (60) \t1599\ncurl: (7) \t1599\ncurl: (92) \t1599\ncurl: command not found\t1324\ncurl: not found\t1324',
    1819571555: 'cutlass needs GCC \t786\ncutlass needs at least GCC \t786\ncutlass requires GCC \t786\ncutlass requires at least GCC \t786\ncutlass/\t1602\ncutlass::\t1603\ncutlass\\\t1602',
    1819635523: 'Could NOT find BLAS (missing\t817\nCould NOT find Boost (missing\t817\nCould NOT find CUDA (missing:\t818 819 820\nCould NOT find CUDAToolkit (missing:\t818 819 820\nCould NOT find CUDNN (missing\t821\nCould NOT find CURL (missing\t817\nCould NOT find CuDNN (missing\t821\nCould NOT find EGL (missing\t817\nCould NOT find Eigen3 (missing\t817\nCould NOT find FFMPEG (missing\t817\nCould NOT find FFmpeg (missing\t817\nCould NOT find Freetype (missing\t817\nCould NOT find GLEW (missing\t817\nCould NOT find GLUT (missing\t817\nCould NOT find Gflags (missing\t817\nCould NOT find Git (missing\t817\nCould NOT find Glog (missing\t817\nCould NOT find HDF5 (missing\t817\nCould NOT find JPEG (missing\t817\nCould NOT find LAPACK (missing\t817\nCould NOT find LibXml2 (missing\t817\nCould NOT find MPI (missing\t817\nCould NOT find MPI_C (missing\t817\nCould NOT find MPI_CXX (missing\t817\nCould NOT find NCCL (missing\t817\nCould NOT find NUMA (missing\t817\nCould NOT find NVTX\t822\nCould NOT find Numa (missing\t817\nCould NOT find NvToolExt\t822\nCould NOT find NvToolsExt\t822\nCould NOT find OpenCL (missing\t817\nCould NOT find OpenCV (missing\t817\nCould NOT find OpenGL (missing\t817\nCould NOT find OpenMP\t823\nCould NOT find OpenSSL (missing\t817\nCould NOT find PNG (missing\t817\nCould NOT find PkgConfig (missing\t817\nCould NOT find Protobuf (missing\t817\nCould NOT find Python\t824 825\nCould NOT find PythonLibs (missing\t826\nCould NOT find SWIG (missing\t817\nCould NOT find TBB (missing\t817\nCould NOT find Torch (missing\t827\nCould NOT find Vulkan (missing\t817\nCould NOT find X11 (missing\t817\nCould NOT find ZLIB (missing\t817\nCould NOT find cuDNN (missing\t821\nCould NOT find cudnn (missing\t821\nCould NOT find gflags (missing\t817\nCould NOT find glog (missing\t817\nCould NOT find nvToolsExt\t822\nCould not build wheels for \t828\nCould not connect\t829\nCould not detect Ninja v\t830\nCould not find\t790 791\nCould not find \t831\nCould not find CUDA driver entry point for cu\t832\nCould not find MSVC\t833\nCould not find a configuration file for package "\t834\nCould not find a configuration file for package "Torch"\t835\nCould not find any \t836 837\nCould not find compiler set in environment variable \t838\nCould not find module \'\t839\nCould not find schema for \t840\nCould not find shared object file\t841\nCould not find the bitsandbytes \t842\nCould not find the operator \t46\nCould not import \t800\nCould not infer dtype of numpy.\t843\nCould not initialize NNPACK! Reason\t844\nCould not load \t800\nCould not load library \t803\nCould not load library cudnn\t845 846\nCould not load library libcudnn\t847\nCould not load libtorchcodec\t848\nCould not load symbol \t804\nCould not load the library \t803\nCould not load this library: \t849\nCould not locate\t791\nCould not locate \t831 850\nCould not open \t851\nCould not open requirements file: \t852\nCould not resolve\t829\nCould not set up the environment for Microsoft Visual Studio\t853\nCouldn\'t find\t790 791\nCouldn\'t find a suitable version of ptxas\t854\nCouldn\'t find an operator for \t855\nCouldn\'t load custom C++ ops\t856\nCouldn\'t load custom C++ ops. This can happen if your PyTorch and \t857',
    1819635555: "could not convert default argument '\t1575\ncould not convert default argument into a Python object (type not registered yet?)\t1576\ncould not find\t791\ncould not locate\t791\ncould not select device driver \t1577\ncouldn't allocate \t1578\ncouldn't find\t791\ncouldn't find a suitable version of ptxas\t854",
    1830842190: "No matching distribution found for \t1064\nNo module named\t1065\nNo module named \t64 1066 1067 1068 1069 1070 1071 1072 1073 1074 1075 1076 1077 1078 1079 1080 1081 1082\nNo module named '\t1083",
    1830842222: "no matching con\t2044\nno matching constructor for initialization of 'torch::jit::RegisterOperators'\t2045\nno matching function for call to \t2046 2047 2048 2049 2050\nno matching function for call to 'atomic\t2051\nno member named \t1751\nno member named '\t2052 2053 2054 2055 2056",
    1833508922: ": Impossible d'ouvrir le fichier d'objet partagé\t528",
    1835100276: 'tham chiếu đến\t375',
    1835101728: ' name followed by "::" must be\t204\n named symbol not found\t265',
    1835102822: 'frame"\t1445\nframe\'\t1445\nframe’\t1445',
    1835166060: 'libmkl_\t1928',
    1835429165: '-mfma\t501',
    1835492691: 'Segment-Schutz nach der Relozierung\t1157\nSegmentation fault\t898 1158\nSegmentation-Fehler\t898',
    1835492723: 'segment en lecture seule a des réadressages\t2150\nsegmento de sólo lectura tiene reubicaciones\t2150',
    1835606074: ": impossibile aprire il file oggetto condiviso\t528\n: impossible d'ouvrir le fichier d'objet partagé\t528",
    1835606127: 'o implemented \t2099',
    1835622239: '__imp_\t1287',
    1835886455: 'wgmma\t2181',
    1835888451: "Command '['ninja', '--version']' returned non-zero\t808\nCommand 'nvcc' not found\t809\nCommandLine Error: Option '\t810",
    1835888459: 'Kommandozeilenoption\t998',
    1835888483: 'command line is too long\t1455\ncommon_type_t\t1456',
    1836016416: ' command failed \t30\n compiled with CUDA \t24',
    1836213584: "Permission denied: \t1092\nPermission denied: '\t1096\nPermissionError: [Errno 13] \t1131\nPermissionError: [WinError \t1132\nPermissionError: [WinError 5]\t1133",
    1836213588: 'Terminado (killed)\t881',
    1836216134: 'Formato de ejecutable incorrecto\t897',
    1836280141: 'Mismatch in kernel C++ signatures\t1042 1043\nMismatched number of arguments when calling: `\t1044',
    1836280173: 'mismatched argument pack\t569\nmismatches\t1612 1996',
    1836344691: 'setmaxnreg\t2181',
    1840104307: 'símbolo ambiguo\t1035',
    1847602215: "', needed by '\t443 444",
    1847603493: "%1 n'est pas une application Win32 valide\t402\n%1 no es una aplicación Win32 válida\t402",
    1847616878: 'ne nomme pas un type\t1330',
    1847619177: 'in namespace\t1665',
    1847619438: 'no nombra a un tipo\t1330',
    1847620457: 'is not a full path and was not found\t1849\nis not a full path to an existing\t1850\nis not a member of\t1665\nis not able to compile a simple\t1851 1852 1853\nis not currently supported\t1313\nis not recognized as an internal\t1854\nis not supported\t1313\nis not yet supported\t1313',
    1847638978: '» non reconnue\t2341',
    1850286138: ': Internal \t529',
    1850296404: 'THIntBlas_\t1165 1166\nTHIntStorage\t1165 1166\nTHIntTensor\t1165 1166\nTHIntVector\t1165 1166',
    1851072570: ": Undefined reference to '\t375\n: Unknown option '\t548 549 550\n: Unresolved extern function\t551\n: Unsupported ICC compiler found\t552\n: Unsupported Intel compiler found\t552\n: Unsupported NVHPC compiler found\t552\n: Unsupported PGI compiler found\t552\n: Unsupported XLC compiler found\t552",
    1851859002: ': an object with that name is already\t553',
    1851876128: ' cannot be used to initialize\t29',
    1851878176: ' kann nicht gefunden werden\t255',
    1851878499: 'clang version must be less than \t1451',
    1851878502: 'flann/\t1703',
    1851943276: 'libnvJitLink.so.\t1917\nlibnvidia-ml.so.1\t1929\nlibnvidia-ptxjitcompiler.so.1\t1929\nlibnvrtc-builtins.so\t1930\nlibnvrtc.so.\t1917',
    1852134465: 'ATen/ATen.h\t614 615 616\nATen/CPUGenerator\t617 618\nATen/CUDA\t617 618\nATen/CUDAGenerator\t617 618\nATen/Dimname.h\t619 620 621\nATen/Error.h\t622 623 624\nATen/NamedTensor.h\t619 620 621\nATen/NamedTensorUtils.h\t619 620 621\nATen/Tensor.h\t614 615 616\nATen/TensorNames.h\t619 620 621\nATen/Type\t617 618\nATen/TypeDefault\t617 618\nATen/TypeExtendedInterface\t617 618\nATen/c\t625 626 627\nATen/core/Dimname.h\t619 620 621\nATen/core/Error.h\t622 623 624\nATen/core/NamedTensor.h\t619 620 621\nATen/core/NamedTensorUtils.h\t619 620 621\nATen/core/TensorNames.h\t619 620 621\nATen/cpu/vec256/\t628 629 630 631 632\nATen/cuda/CUDAContext.h\t633\nATen/cuda/CUDAFuture.cuh\t634 635 636\nATen/cuda/CUDAFuture.h\t634 635 636\nATen/cuda/CUDAGuard.h\t637 638 639 640\nATen/cuda/CUDAMultiStreamGuard.cuh\t634 635 636\nATen/cuda/CUDAMultiStreamGuard.h\t634 635 636\nATen/cuda/CUDASolver.cuh\t634 635 636\nATen/cuda/CUDASolver.h\t634 635 636\nATen/cuda/CUDAStream.h\t637 638 639 640\nATen/cuda/CUDATypeConversion.cuh\t634 635 636\nATen/cuda/CUDATypeConversion.h\t634 635 636\nATen/cudnn/Exceptions.h\t641 642 643 644 645 646\nATenCeilDiv\t647 648',
    1852138601: 'identifier \t1770 1771 1772\nidentifier "\t1773 1774 1775 1776 1777 1778 1779 1780\nidentifier "AT_ASSERTM" is undefined\t447\nidentifier "CU\t1781\nidentifier "CUSPARSE_\t1782\nidentifier "Py_buffer" is undefined\t1783\nidentifier "_Float\t1784\nidentifier "__builtin_\t1785\nidentifier "__cudaDeviceSynchronizeDeprecationAvoidance" is undefined\t1786\nidentifier "nvshmem\t1787\nidentifier "texture" is undefined\t1788',
    1852141679: 'opencv2/\t2109 2110 2111 2112\nopening \t2113\nopenssl/\t2114 2115 2116 2117',
    1852383271: "' in 'cudaDeviceProp'\t412\n' in 'cut\t413\n' in PATH different than the one specified with -ccbin\t414\n' in namespace '\t415\n' in namespace '__hip_internal'\t416\n' in namespace 'cut\t413\n' in namespace 'std'\t417",
    1852383290: ': internal \t529\n: internal compiler error\t582\n: invalid ELF header\t583\n: invalid static_cast from type \t584',
    1852387130: ':/include\t592',
    1852397403: '[WinError \t1270 1271 1272\n[WinError 1114]\t1273\n[WinError 126]\t1028\n[WinError 127]\t866 1274\n[WinError 206]\t1275',
    1852400160: ' binary not found at \t23',
    1852400175: '/bin/bash: \t507 508\n/bin/dash: \t507 508\n/bin/nvcc\t509 510\n/bin/sh: \t507 508',
    1852400971: 'Kein Speicher im statischen TLS-Block\t996\nKein Speicherplatz mehr\t683',
    1852400994: 'being in scipy source directory\t1328\nbeing installed\t1329',
    1852401003: 'kein Speicherplatz mehr verfügbar\t683',
    1852401184: ' find any \t168\n find lib\t169',
    1852403239: "'ninja' is not recognized as an internal or external command\t452",
    1852404512: ' since setuptools is not available\t346',
    1852404565: 'Using cached \t1252',
    1852404597: 'using CUDA_HOME=\t2303',
    1852534357: 'Unknown CMake command "\t1232\nUnknown CMake command "cuda_add_executable"\t923\nUnknown CMake command "cuda_add_library"\t923\nUnknown CMake command "cuda_compile"\t923\nUnknown CUDA Architecture Name\t1233\nUnknown MS Compiler version \t1234\nUnknown builtin op: \t1235\nUnknown compiler(s): [[\'\t1236\nUnknown compute capability. \t1237\nUnknown type name \'__torch__.torch.classes.\t1209',
    1852534389: "unknown target CPU \t1245\nunknown type [0x13] section \t2286\nunknown type name \t2065 2282\nunknown type name '\t2287 2288 2289\nunknown type name '__hip_bfloat16\t2290\nunknown value 'armv9\t1297\nunknown value ('armv9\t1297\nunknown value (‘armv9\t1297\nunknown value ‘armv9\t1297",
    1852583200: ' -lnvToolsExt\t10',
    1852664132: 'Dimname\t872 873\nDimnameList\t872 873',
    1852727619: 'Cannot access data pointer of Tensor \t792\nCannot access global variable \t793 794\nCannot compile \t795\nCannot find\t790 791\nCannot find \t796\nCannot find a build variant for this system in \t797\nCannot find a working triton installation\t798\nCannot find source file:\t799\nCannot import \t800\nCannot initialize CUDA without \t801\nCannot install on Python version \t802\nCannot load \t800\nCannot load library \t803\nCannot load symbol cu\t804\nCannot load the library \t803',
    1852727627: 'Kann den Stack nicht ausführbar machen\t995',
    1852727651: 'cannot be used to initialize an entity of type "cutlass::\t1373\ncannot call member function\t569\ncannot call non-constexpr function "cutlass::const_\t1374\ncannot change memory protections\t1375\ncannot convert \t1376\ncannot convert None of type <class \t1377\ncannot create shared object descriptor\t1375\ncannot determine \t1378\ncannot execute \t1379\ncannot find\t791 1380 1381 1382\ncannot find \t1370 1383 1384 1385 1386\ncannot find -l\t1387 1388 1389 1390 1391 1392 1393 1394 1395 1396 1397 1398\ncannot find -lEGL\t1399\ncannot find -lGLEW\t1400\ncannot find -laio\t1401\ncannot find -lffi\t1402\ncannot find -lglog\t1403\ncannot find -ljpeg\t1404\ncannot find -lnuma\t1405\ncannot find -lpython3.\t1406\ncannot find -lstdc++\t1407\ncannot find -ltbb\t1408\ncannot find -luuid\t1409\ncannot find -lz\t1410\ncannot find the file specified: \'\t1096 1411\ncannot import name \t1412 1413 1414 1415 1416 1417 1418 1419 1420 1421\ncannot import name \'\t1422\ncannot instantiate \'\t1423\ncannot make segment writable for relocation\t1424\ncannot map zero-fill pages\t1375\ncannot open \t1370\ncannot open input file \t1425\ncannot open shared object file\t3 1426 1427\ncannot open source file "\t1428\ncannot overload functions distinguished by return type alone\t1429\ncannot read spec file \t1430\ncannot start because\t806',
    1852727659: 'kann -l\t1389\nkann nicht gefunden\t1864\nkann nicht gefunden werden -l\t1390 1391 1392 1393 1394 1395 1396 1397 1398 1796 1797\nkann nicht gefunden werden -lEGL\t1399\nkann nicht gefunden werden -lGLEW\t1400\nkann nicht gefunden werden -laio\t1401\nkann nicht gefunden werden -lffi\t1402\nkann nicht gefunden werden -lglog\t1403\nkann nicht gefunden werden -ljpeg\t1404\nkann nicht gefunden werden -lnuma\t1405\nkann nicht gefunden werden -lstdc++\t1407\nkann nicht gefunden werden -ltbb\t1408\nkann nicht gefunden werden -luuid\t1409\nkann nicht gefunden werden -lz\t1410\nkann nicht gefunden werden: -l\t1390 1391 1392 1393 1394 1395 1396 1397 1398 1796 1797\nkann nicht gefunden werden: -lEGL\t1399\nkann nicht gefunden werden: -lGLEW\t1400\nkann nicht gefunden werden: -laio\t1401\nkann nicht gefunden werden: -lffi\t1402\nkann nicht gefunden werden: -lglog\t1403\nkann nicht gefunden werden: -ljpeg\t1404\nkann nicht gefunden werden: -lnuma\t1405\nkann nicht gefunden werden: -lstdc++\t1407\nkann nicht gefunden werden: -ltbb\t1408\nkann nicht gefunden werden: -luuid\t1409\nkann nicht gefunden werden: -lz\t1410\nkann nicht gestartet werden, da\t806',
    1852731203: 'ConnectTimeout\t805\nConnectTimeoutError\t805\nConnection to \t814\nConnectionError: \t815',
    1852732786: 'running build_ext\t2176\nrunning on sm\t2177',
    1852788263: "'NoneType' object has no attribute '\t449 450 451",
    1852793632: " conflicts with target machine type \t31 32\n conflicts with this version\t33\n connect to 'http\t34\n constant expression\t35",
    1852793634: '"constexpr\t401',
    1852793639: "'constexpr\t401",
    1852797559: 'wrong number of template\t569',
    1852989783: 'Warning: Warning only once for all operators\t1260',
    1852989815: 'warning #\t2318\nwarning: calling a __host__ function\t2319\nwarning: calling a constexpr __host__ function\t2319',
    1853169722: ": ungültiger ELF-Header\t583\n: unspecified launch failure\t585\n: unsupported option '-fopenmp\t588\n: unsupported option ‘-fopenmp\t588",
    1853186412: 'launch shared memory exceeds current GPU\t1872',
    1853188163: 'ChunkedEncodingError\t805',
    1853189958: 'Found empty `transformer-engine` meta package\t941\nFound no NVIDIA driver on your system\t942 943 944\nFound two conflicting CUDA\t945',
    1853189990: 'found SM\t972\nfound sm\t972\nfound sm_\t972\nfound. Please specify\t1705',
    1864396654: 'no overload of \t2057',
    1864397673: 'is only a placeholder project on PyPI\t1855\nis only available from C++\t1856',
    1865370691: 'CL/opencl\t725 726',
    1866614868: 'THBoolBlas_\t1165 1166\nTHBoolStorage\t1165 1166\nTHBoolTensor\t1165 1166\nTHBoolVector\t1165 1166',
    1866670138: ': Command not found\t517',
    1866745940: 'THDoubleBlas_\t1165 1166\nTHDoubleStorage\t1165 1166\nTHDoubleTensor\t1165 1166\nTHDoubleVector\t1165 1166',
    1866866746: ': Formal parameter space \t525\n: Found unsuitable version "\t526 527',
    1867194426: ': Kommando nicht gefunden\t517',
    1867270228: 'THLongBlas_\t1165 1166\nTHLongStorage\t1165 1166\nTHLongTensor\t1165 1166\nTHLongVector\t1165 1166',
    1867391034: ': No CUDA GPUs are available\t532\n: No existe el\t163 164\n: No module named \t533\n: No paths matched \t534\n: No se puede asignar\t519\n: No such file\t163 164 165 166 535 536 537 538 539 540\n: No such file or directory\t541\n: Not a directory\t542',
    1867806286: 'NvToolsExt\t1108',
    1867806318: 'nvToolsExt\t2084 2085 2086 2087\nnvToolsExt64_1.lib\t2088',
    1867807056: 'PyTorch is needed\t1138\nPyTorch is not installed\t1138\nPyTorch is not linked with support for cuda devices\t1139\nPyTorch is required\t1138\nPyTorch must be installed\t1138\nPyTorch needs GCC \t786\nPyTorch needs at least GCC \t786\nPyTorch needs to be installed\t1138\nPyTorch no longer supports this GPU because it is too old\t1140\nPyTorch requires GCC \t786\nPyTorch requires at least GCC \t786\nPyTorch version mismatch! DeepSpeed ops were compiled and installed with a different version\t1141\nPyTorch was compiled without CUDA support\t1142',
    1868720492: 'libomp/omp.h\t1931 1932 1933',
    1868721529: 'ymbol \t375\nymbols \t375',
    1868767290: ': comando não encontrado\t517\n: command not found\t517\n: commande introuvable\t517\n: could not read symbols: Invalid operation\t562 563',
    1868785010: 'recompile \t2151',
    1868787269: 'Encountered error while \t896',
    1868787273: 'Incompatible library version: lib\t982\nIncompleteRead\t805',
    1868787305: 'incompatible architecture (have \t1819\nincompatible with that of previous function "\t1820\nincompatible with the existing python installation in your environment\t1821\nincomplete \t1822 1823\nincomplete type \t1824 1825',
    1868832802: '" does not appear to contain CMakeLists\t376',
    1869374802: 'Relocations in generic ELF (EM: \t1145',
    1869374834: 'relocation R_\t2155\nrelocation overflow: reference to\t2156\nrelocation truncated to fit: \t2157 2158',
    1869378165: 'urlopen error \t2299',
    1869379432: 'hwloc.h\t1766 1767 1768 1769',
    1869439605: 'ubmodule\t2270',
    1869440333: 'Memory access fault by GPU node\t1037',
    1869440338: 'RemoteDisconnected\t805',
    1869440365: 'memory exhausted\t1989\nmemory in static\t1990',
    1869440370: 'remove_cv_t\t1456\nremove_reference_t\t1456',
    1869488162: '" no se reconoce como\t392\n" not found\t396\n" not registered yet?\t397',
    1869488167: "' no se reconoce como\t392\n' not found\t396",
    1869488186: ': no se puede abrir el archivo del objeto compartido\t528\n: no se puede abrir el fichero del objeto compartido\t528\n: not found\t517',
    1869488224: '` not found\t396',
    1869490208: ' (no such file)\t3',
    1869491501: '--no-build-isolation\t493',
    1869502255: '/Wno-psabi\t505',
    1869504867: 'canonicalize_version() got an unexpected keyword argument\t1431',
    1869506377: 'Ignoring invalid distribution \t979',
    1869507438: "nknown \t2033\nnknown keyword argument '\t2034",
    1869508193: 'annot open include file: \t706\nannotation_type.__origin__ is tuple\t1307',
    1869636978: 'reports SM\t972\nrepository\t2159',
    1869638985: "ImportError: \t980\nImportError: cannot import name '\t681\nImported target\t981",
    1869639017: 'import lib as _lib, ffi as _ffi\t1795\nimpossibile abilitare lo stack eseguibile\t995\nimpossibile allocare memoria nel blocco statico TLS\t996\nimpossibile trovare -l\t1796 1797\nimpossible de trouver -l\t1389',
    1869771333: "Error building extension '\t899\nError checking\t900\nError compiling objects for extension\t901\nError loading shared library \t902\nError loading shared library ld-linux\t903\nError relocating \t375 904\nError sending request for url (\t905\nError: No module named \t906\nError: Unsupported GPU\t907\nError: Unsupported GPU model\t907\nError: Unsupported GPU type\t907\nError: unsupported GPU\t907\nError: unsupported GPU model\t907\nError: unsupported GPU type\t907",
    1869771365: 'erro interno do compilador\t991\nerror C1021: \t1631\nerror C1128\t1632\nerror C2059\t1633\nerror C2061\t1633\nerror C2065\t1633 1634 1635\nerror C2143\t1633\nerror C2146\t1634\nerror C2398: \t1636\nerror C3859\t1637\nerror C3861\t1634 1635\nerror C4430\t1634 1635\nerror C4984: \t1638\nerror D8016\t1639\nerror MSB3428: \t1640\nerror MSB3721: \t1641\nerror MSB8020: \t1642\nerror MSB8036: \t1643\nerror interno del compilador\t991\nerror sending request for url (\t905\nerror trying to exec \t1379\nerror while loading shared libraries: \t1644\nerror: \t1645\nerror: "auto" is not allowed here\t1646\nerror: /EHa\t504\nerror: /EHsc\t504\nerror: /FS\t504\nerror: /GL\t504\nerror: /GR\t504\nerror: /MD\t504\nerror: /MT\t504\nerror: /O1\t504\nerror: /O2\t504\nerror: /Od\t504\nerror: /Ox\t504\nerror: /W\t504\nerror: /Z7\t504\nerror: /Zc:\t504\nerror: /Zi\t504\nerror: /arch:\t504\nerror: /fp:\t504\nerror: /std:c++\t504\nerror: /utf-8\t504\nerror: /wd\t504\nerror: RPC failed; \t1647\nerror: [Errno 2] No such file or directory: \'\t508\nerror: [WinError 2]\t1648\nerror: a member with an in-class initializer must be const\t1649\nerror: a pointer to a bound function may only be used to call \t1650\nerror: can\'t find Rust compiler\t1651\nerror: constant value is not known\t1652\nerror: constexpr function never produces a constant expression\t1653\nerror: constexpr if statements are a C++17 feature\t1654\nerror: could not find \t1655\nerror: downloading \'\t1656\nerror: expected a\t1652\nerror: expected an identifier\t1657\nerror: expected unqualified-id before\t1657\nerror: forward declaration of \t1658\nerror: identifier "__\t1652\nerror: identifier "__builtin_\t1659\nerror: invalid instruction\t1660\nerror: invalid operand for instruction\t1660\nerror: invalid redeclaration of\t1652\nerror: name followed by "::" must\t1652\nerror: namespace "std" has no member "__\t1652\nerror: no such file or directory: \'/EHa\t504\nerror: no such file or directory: \'/EHsc\t504\nerror: no such file or directory: \'/FS\t504\nerror: no such file or directory: \'/GL\t504\nerror: no such file or directory: \'/GR\t504\nerror: no such file or directory: \'/MD\t504\nerror: no such file or directory: \'/MT\t504\nerror: no such file or directory: \'/O1\t504\nerror: no such file or directory: \'/O2\t504\nerror: no such file or directory: \'/Od\t504\nerror: no such file or directory: \'/Ox\t504\nerror: no such file or directory: \'/W\t504\nerror: no such file or directory: \'/Z7\t504\nerror: no such file or directory: \'/Zc:\t504\nerror: no such file or directory: \'/Zi\t504\nerror: no such file or directory: \'/arch:\t504\nerror: no such file or directory: \'/fp:\t504\nerror: no such file or directory: \'/std:c++\t504\nerror: no such file or directory: \'/utf-8\t504\nerror: no such file or directory: \'/wd\t504\nerror: pack expansion does not make use\t1652\nerror: qualified name is not allowed\t1652\nerror: this declaration has no\t1652\nerror: type name is not allowed\t1652\nerror: unexpected argument \'\t1661\nerror: unexpected token\t1660\nerror: unknown directive\t1660\nerror: unknown token\t1660\nerror: unrecognized command\t1662\nerror: user-defined literal operator not found\t1652\nerror: variable length array\t1663\nerror: variable-sized object may not be initialized\t1664\nerrore interno del compilatore\t991',
    1869833554: 'ResolutionImpossible\t1148\nResolvePackageNotFound\t1129',
    1869834594: 'bison: command not found\t1324\nbison: not found\t1324',
    1869881378: '" to "std::shared_ptr<torch::jit\t399',
    1869881402: ': too few arguments\t587',
    1869903169: 'AutoGIL\t684 685\nAutoNoGIL\t684 685',
    1869903201: 'autoconf: command not found\t1324\nautoconf: not found\t1324\nautomake: command not found\t1324\nautomake: not found\t1324\nautoreconf: command not found\t1324\nautoreconf: not found\t1324',
    1870211104: ' (you have \t6',
    1873003342: 'Não há espaço disponível\t1100',
    1873003374: 'não foi possível alocar memória em bloco TLS\t996\nnão foi possível habilitar pilhas de executável\t995\nnão foi possível localizar -l\t1796 1797\nnão há espaço disponível\t1100\nnão pode continuar porque\t806\nnão é reconhecido como\t1854',
    1881171310: 'ne peut activer une pile exécutable\t995\nne peut allouer de la mémoire dans un bloc statique TLS\t996\nne peut continuer, car\t806\nne peut démarrer, car\t806\nne peut pas trouver -l\t1389 1796 1797\nne peut restaurer le segment prot\t1157\nne peut trouver -l\t1390 1391 1392 1393 1394 1395 1396 1397 1398 1796 1797\nne peut trouver -lEGL\t1399\nne peut trouver -lGLEW\t1400\nne peut trouver -laio\t1401\nne peut trouver -lffi\t1402\nne peut trouver -lglog\t1403\nne peut trouver -ljpeg\t1404\nne peut trouver -lnuma\t1405\nne peut trouver -lstdc++\t1407\nne peut trouver -ltbb\t1408\nne peut trouver -luuid\t1409\nne peut trouver -lz\t1410',
    1881173838: "No package '\t1084",
    1881173870: 'no puede continuar porque no se encontró\t806',
    1882284899: 'cc1plus\t1439\ncc1plus: \t1440',
    1884516174: 'NoSpaceLeftError\t888',
    1885433459: 'snappy-c.h\t2188 2189 2190\nsnappy.h\t2188 2189 2190',
    1885434439: 'Graph break due to unsupported builtin \t973',
    1885496695: 'webp/decode.h\t2321 2322 2323\nwebp/encode.h\t2321 2322 2323',
    1885500787: 'subprocess-exited-with-error\t2213',
    1885692960: ' dependency is incompatible with the current platform: \t38',
    1885693252: 'DeepSpeed needs GCC \t786\nDeepSpeed needs at least GCC \t786\nDeepSpeed requires GCC \t786\nDeepSpeed requires at least GCC \t786',
    1885809965: '--gpu-name=sm_\t492',
    1886217556: 'Temporary failure\t829\nTemporary failure \t1191',
    1886217588: 'temp.win32-\t2221',
    1886218528: ' import "_C\t205\n import "_ext\t205\n import \'_C\t205\n import \'_ext\t205\n import _C\t205\n import _ext\t205\n import `_C\t205\n import `_ext\t205\n import any \t168\n import module "_C\t205\n import module "_ext\t205\n import module \'_C\t205\n import module \'_ext\t205\n import module _C\t205\n import module _ext\t205\n import module `_C\t205\n import module `_ext\t205\n import the "_C\t205\n import the "_ext\t205\n import the \'_C\t205\n import the \'_ext\t205\n import the _C\t205\n import the _ext\t205\n import the `_C\t205\n import the `_ext\t205\n import the module "_C\t205\n import the module "_ext\t205\n import the module \'_C\t205\n import the module \'_ext\t205\n import the module _C\t205\n import the module _ext\t205\n import the module `_C\t205\n import the module `_ext\t205',
    1886220099: 'Compiler requires the CUDA toolkit\t811',
    1886220131: "compilation terminated\t1457 1458 1459 1460 1461 1462 1463 1464 1465 1466 1467 1468 1469 1470 1471 1472 1473 1474 1475 1476 1477 1478 1479 1480 1481 1482 1483 1484 1485 1486 1487 1488 1489 1490 1491 1492 1493 1494 1495 1496 1497 1498 1499 1500 1501 1502 1503 1504 1505 1506 1507 1508 1509 1510 1511 1512 1513 1514 1515 1516 1517 1518 1519 1520 1521 1522 1523 1524 1525 1526 1527 1528 1529 1530 1531 1532 1533 1534 1535 1536 1537 1538 1539 1540 1541 1542 1543 1544 1545 1546 1547 1548 1549 1550 1551 1552 1553 1554\ncompiled\t1555\ncompiled against \t1340\ncompiled against CUDA\t1341\ncompiled against NumPy 1.x\t1556\ncompiled for \t1340\ncompiled for CUDA\t1341\ncompiled using \t1340\ncompiled using CUDA\t1341\ncompiled with \t1340\ncompiled with CUDA\t1341\ncompiled without \t1343\ncompiler set in environment\t1557\ncompute capabilit\t1558 1559\ncompute capability\t1560\ncompute capability \t1561 1562\ncompute capability not supported']\t1563",
    1886220135: "gomp not found\t1728\ngomp' not found\t1728\ngomp’ not found\t1728",
    1886220137: "iomp5 not found\t1728\niomp5' not found\t1728\niomp5’ not found\t1728",
    1886221678: 'numpy/\t2083',
    1886330919: "' op \t431",
    1886332960: ' (operand types are \t4',
    1886350436: 'dlopen(/\t1614',
    1886351203: 'cooperative_groups/\t1573 1574\ncooperlake\t1297',
    1886413165: "mappatura del segmento dall'oggetto condiviso non riuscita\t933",
    1886413171: 'sapphirerapids\t1297',
    1886415211: 'kipping import of cpp extensions due to incompatible torch version \t1865',
    1886418291: 'support for the ISO C++ \t2214\nsupport for the upcoming ISO C++ standard, C++0x\t2215\nsupported\t1312 2216',
    1886611780: 'DispatchKey::CompositeImplicitAutograd\t875\nDispatchStub: missing \t876',
    1886614883: 'cusparse64_\t1585 1586 1587\ncusparseC\t785\ncusparseD\t785\ncusparseS\t785\ncusparseXcsrgemmNnz\t785\ncusparseZ\t785',
    1886680168: 'http.client.\t1765',
    1886680431: 'output file too large: \t2130',
    1886745376: ' support\t349\n support \t350 351',
    1886745454: 'nsupported CUDA SM\t2078\nnsupported CUDA SM version\t2078\nnsupported CUDA arch\t2078\nnsupported CUDA architecture\t2078\nnsupported CUDA capability\t2078\nnsupported CUDA sm\t2078\nnsupported CUDA sm version\t2078\nnsupported GPU SM\t2078\nnsupported GPU SM version\t2078\nnsupported GPU arch\t2078\nnsupported GPU architecture\t2078\nnsupported GPU capability\t2078\nnsupported GPU sm\t2078\nnsupported GPU sm version\t2078\nnsupported SM\t2078\nnsupported SM version\t2078\nnsupported arch\t2078\nnsupported architecture\t2078\nnsupported capability\t2078\nnsupported compute SM\t2078\nnsupported compute SM version\t2078\nnsupported compute arch\t2078\nnsupported compute architecture\t2078\nnsupported compute capability\t2078\nnsupported compute sm\t2078\nnsupported compute sm version\t2078\nnsupported device SM\t2078\nnsupported device SM version\t2078\nnsupported device arch\t2078\nnsupported device architecture\t2078\nnsupported device capability\t2078\nnsupported device sm\t2078\nnsupported device sm version\t2078\nnsupported sm\t2078\nnsupported sm version\t2078',
    1887007331: 'crypt.h\t1580 1581 1582 1583',
    1897951054: 'No queda espacio en el dispositivo\t682',
    1897951086: 'no queda espacio en el dispositivo\t682',
    1902473760: ' required keyword-only argument\t335\n required positional argument\t335 336\n requires A100\t337\n requires MinkowskiEngine\t338\n requires a different Python: \t339\n requires apex\t338\n requires auto\t338\n requires bitsandbytes\t338\n requires causal\t338\n requires cuda extensions\t340\n requires cupy\t338\n requires deepspeed\t338\n requires detectron2\t338\n requires exllamav2\t338\n requires fbgemm\t338\n requires flash\t338\n requires flashinfer\t338\n requires gptqmodel\t338\n requires gsplat\t338\n requires kaolin\t338\n requires mamba\t338\n requires mmcv\t338\n requires onnxruntime\t338\n requires pytorch3d\t338\n requires sgl\t338\n requires sglang\t338\n requires spconv\t338\n requires torch-\t338\n requires torch_\t338\n requires torchao\t338\n requires torchcodec\t338\n requires transformer\t338\n requires triton\t338\n requires triton==\t341\n requires vllm\t338\n requires xformers\t338',
    1903386957: 'MasqueradingAsCUDA\t1032 1033',
    1914709853: "]' returned non-zero\t1278",
    1914711074: '", referenced from\t375\n", referenced from:\t375',
    1914725736: 'he remote end hung up unexpectedly\t1689',
    1914728270: 'No registered custom op \t840',
    1916880980: 'THArgCheck\t1167 1168',
    1917132893: '] Erreur 137\t1277\n] Error 137\t1277',
    1917143124: 'THError\t1167 1168',
    1917145935: 'OSError: \t815\nOSError: Could not find/load shared object file\t1115\nOSError: [Errno \t1116\nOSError: [Errno 30] \t1117',
    1917221200: 'PyFrameObject\t1137',
    1917853789: '] Processus arrêté\t1277',
    1917869114: ':\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA\\v\t593',
    1918967866: ': archivo demasiado corto\t521',
    1918967870: '> are available only with C++\t596',
    1918986323: 'Shared memory size limit exceeded: requested \t1161',
    1918986355: 'shared memory size (requested \t2186\nshared object\t2187\nshared object initialization failed\t1761',
    1919052108: 'Library not loaded: \t1024 1025\nLibrary not loaded: @\t1026',
    1919052140: 'library not found\t1934\nlibrary not found for -l\t1935 1936\nlibrary not found: \t1937 1938 1939\nlibrary not found: EGL\t1940\nlibrary not found: GLEW\t1941\nlibrary not found: aio\t1942\nlibrary not found: crypt\t1943\nlibrary not found: ffi\t1944\nlibrary not found: glog\t1945\nlibrary not found: jpeg\t1946\nlibrary not found: lapack\t1947\nlibrary not found: numa\t1948\nlibrary not found: stdc++\t1949\nlibrary not found: tbb\t1950\nlibrary not found: uuid\t1951\nlibrary not found: z\t1952\nlibrocblas.so.\t1908\nlibrocsparse.so.\t1908',
    1919115629: 'macro "max" passed\t1985\nmacro "max" requires\t1985\nmacro "min" passed\t1985\nmacro "min" requires\t1985',
    1919117645: 'Microsoft Visual C++ \t1038\nMicrosoft Visual C++ Redistributable is not installed\t1039\nMicrosoft Visual C++ installation\t1040\nMicrosoft Visual Studio installation\t1040\nMicrosoft Visual Studio version\t1041',
    1919230010: ': error C2440: \t564\n: error C2975\t565\n: error adding symbols: DSO missing from command line\t562 563\n: error: \t566\n: error: cannot find libdevice for sm_\t567\n: error: exception specification in declaration does not match\t568\n: error: expected \t569\n: error: expected primary-expression before\t570\n: error: identifier "\t571\n: error: name followed by "::" must be a class or namespace name\t572\n: error: namespace "cut\t573\n: error: need \t574\n: error: no such file or directory: \'\t575\n: error: redefinition of\t576\n: error: template argument \t569\n: error: the clang compiler does not support \'-\t577\n: error: unknown argument\t578\n: error: unknown type name \'\t579\n: error: unsupported option \'-\t580\n: error: use of undeclared identifier \'\t579\n: error:expected \t569\n: error:template argument \t569\n: error： expected \t569\n: error： template argument \t569\n: error：expected \t569\n: error：template argument \t569',
    1919248468: 'There is not enough space on the disk\t1206',
    1919248500: "there's already a kernel registered from python overriding \t2223",
    1919249184: ' kernel are not available\t256\n kernel is not available\t256\n kernel not available\t256\n kernels are not available\t256\n kernels is not available\t256\n kernels not available\t256',
    1919250472: '(perhaps \t457',
    1919250479: '/permissive\t504',
    1919250511: 'Operator does not support running with fake tensors\t1121',
    1919250543: 'operation timed out\t1454',
    1919251285: "UserWarning: Can't initialize NVML\t1250\nUserWarning: Error checking compiler version for cl\t1251",
    1919251488: ' terminated with signal 9\t40',
    1919251566: 'nternal error\t2079',
    1919252000: ' version GLIBC_PRIVATE\t357\n version incompatibility\t358\n version mismatch\t358\n version must be \t359\n version needs to be \t359\n version should be \t359',
    1919252079: 'overloaded function "std::__to_address" matches\t2131',
    1919316077: 'mpfr.h\t2008 2009 2010 2011',
    1919444301: 'Mehrdeutiges Symbol\t1035\nMehrfachdefinition von \t1036',
    1919444333: 'mehrdeutiges Symbol\t1035',
    1919448176: 'pthread.h\t1613',
    1919885370: ': orden no encontrada\t517',
    1919887392: ' (or one of its dependencies)\t5',
    1919895160: "xFormers was built for:\t2327\nxFormers wasn't buil\t2328",
    1919902273: 'Aborted\t649',
    1919903264: ' for section\t171',
    1919968580: 'DeprecatedTypeProperties\t867 868',
    1919969650: 'ripristinare la protezione del segmento\t1157',
    1920091483: '[Errno 122]\t1268\n[Errno 28]\t1268\n[Errno 2] No such file or directory: \t1269',
    1920103747: 'Current CUDA Device does not support bfloat16\t859\nCurrent CUDA device does not support bfloat16\t859',
    1920103779: "current CUDA Device does not support bfloat16\t859\ncurrent CUDA device does not support bfloat16\t859\ncurrent Python platform is not compatible with the lockfile's supported environments\t1600",
    1920169263: '/usr/include/hip/\t513',
    1920230738: 'Retrying (Retry(total=0,\t1149',
    1920233061: 'entrée de procédure\t375',
    1920233065: 'intrin\t1316',
    1920234561: "AttributeError: install_layout\t679\nAttributeError: module '\t680\nAttributeError: module 'torch._C' has no attribute '\t681",
    1920235589: 'Extra build requirement \t909',
    1931505486: "No se pudo asignar memoria en el bloque TLS\t996\nNo space left on device\t1085\nNo such file\t1086\nNo such file or directory: \t239 1087 1088 1089 1090 1091 1092\nNo such file or directory: '\t1093 1094 1095 1096\nNo such operator \t1097",
    1931505518: 'no se declaró en este ámbito\t1330\nno se encuentra -l\t1389 1796 1797\nno se puede activar la pila ejecutable\t995\nno se puede encontrar -l\t1389 1390 1391 1392 1393 1394 1395 1396 1397 1398 1796 1797\nno se puede encontrar -lEGL\t1399\nno se puede encontrar -lGLEW\t1400\nno se puede encontrar -laio\t1401\nno se puede encontrar -lffi\t1402\nno se puede encontrar -lglog\t1403\nno se puede encontrar -ljpeg\t1404\nno se puede encontrar -lnuma\t1405\nno se puede encontrar -lstdc++\t1407\nno se puede encontrar -ltbb\t1408\nno se puede encontrar -luuid\t1409\nno se puede encontrar -lz\t1410\nno se puede restaurar el `prot\' del segmento\t1157\nno se reconoce como un comando\t1854\nno se reconoce la opción de línea de órdenes\t998\nno space left on device\t1085\nno such file\t2058\nno such file or directory: \'\t2059\nno such instruction\t2060\nno such option: -\t2061\nno suitable \t2062 2063\nno suitable constructor exists to convert from "\t2064\nno suitable constructor exists to convert from "c10::\t2039',
    1931506799: 'ot supported\t2099',
    1933658196: 'THAssert\t1167 1168',
    1934970951: 'GPUs architecture\t746\nGPUs capabilit\t746\nGPUs compute architecture\t746\nGPUs compute capabilit\t746',
    1935625567: '_M_set_sharable()\t1281',
    1935762796: 'lease up\t1901',
    1935763488: ' has already been defined\t173\n has been removed from CMake\t174\n has no attribute\t175\n has no attribute \t176 177 178 179 180 181 182 183 184 185\n has no member\t186\n has no member \t187 188\n has no member named\t189\n has no member named \t190 191 192 193 194 195\n has non-pointer type \t196\n has not been declared\t57 58 59 197 198 199 200\n has to be \t201\n has unsupported type \t202',
    1935763551: '_hash_\t1291 1292 1293',
    1935764579: 'class "at::Tensor" has no member "\t1452\nclass "std::enable_if<<error-constant>\t1453',
    1935767328: ' was detected and compatibility mode is UN\t360\n was found but failed to import\t361\n was not declared\t57 58 200 252 253 362 363\n was not declared in this scope\t59 364 365\n was not declared in this scope; did you mean \t366\n was not found in the package registry\t367\n was specified but unrecogni\t368',
    1936009070: "n'est pas reconnu en tant que\t1854\nn'est pas un membre de\t1665",
    1936025716: 'these package versions have conflicting dependencies\t2224',
    1936027460: 'Does not match the generator used previously: \t879',
    1936027492: "does not appear to be a Python project\t1616\ndoes not contain a CMakeLists\t1617\ndoes not have one of build variants: \t1618\ndoes not know how to trace the builtin \t1619\ndoes not match\t1612\ndoes not name a type\t1330\ndoesn't match\t1612",
    1936028533: 'uses too much \t2301\nuses too much shared data (0x\t2302',
    1936269346: '" is ambiguous\t390\n" is not known to CXX compiler\t391\n" is not recognized\t392\n" is not recognized as\t392\n" is undefined in device code\t393\n" ist entweder falsch\t392',
    1936269351: "' is ambiguous\t418\n' is ambiguous (with operand types \t419\n' is not defined for option 'gpu-architecture'\t420\n' is not defined for option 'std'\t421\n' is not in 'keyword=value' format\t422\n' is not recognized\t392\n' is not recognized as\t392\n' is not recognized as an internal\t423\n' is only available for these backends:\t424\n' is unavailable: introduced in macOS 1\t425\n' ist entweder falsch\t392",
    1936269353: ') is greater than the maximum required version by CUDA \t461\n) is less than the minimum required version by CUDA \t462\n) is not usable for this PyTorch\t463',
    1936287828: 'This Python has API version \t1207\nThis header is only meant to be used on x86\t1208',
    1936287860: 'this operation is not allowed between \t2225',
    1936289397: 'unistd.h\t1613',
    1936614740: 'TensileLibrary\t1192 1193\nTensorTypeId\t1194 1195\nTensorTypeSet\t1194 1195\nTensors of type TensorImpl do not have \t1196\nTensors returned from custom ops (1) must not\t1197 1198',
    1936615712: ' installation candidates for \t210\n instance of Visual Studio\t211',
    1936617315: 'const_data_ptr\t940',
    1936682850: 'boost/\t1337',
    1936683040: ' positional argument\t335',
    1936876886: 'VersionConflict: (\t1256',
    1936876918: 'version "LIBAV\t1000\nversion "LIBSW\t1000\nversion \'LIBAV\t1000\nversion \'LIBSW\t1000\nversion `LIBAV\t1000\nversion `LIBSW\t1000\nversion torch was compiled with \t2310\nversion used to compile\t2311\nversions\t2312',
    1936877926: 'first\t1329',
    1936941392: 'PassManager::run failed\t1130',
    1936943469: 'missing initializer for member \t1997',
    1936944429: '-msse\t501',
    1937008994: 'bits/floatn\t1333\nbits/libc-header-start\t1334\nbits/std_function.h:\t1335\nbitsandbytes was compiled without GPU support\t1336',
    1937055783: "' uses too much \t434",
    1937059642: ':/usr/local/cuda\t592',
    1937075488: ' must be \t201\n must be a\t262\n must be valid exactly by one definition\t263\n must not contain {\t264',
    1937339245: 'msys64\t1030',
    1948280185: 'ye tanımsız başvuru\t375',
    1948282734: "no template named \t2065\nno template named '\t2056\nno type named \t2065\nno type named '\t2056",
    1951615060: 'THStorage\t1165 1166',
    1952531514: ':Datei oder Verzeichnis\t163 164',
    1952543859: 'state\t2209\nstatus_string: "\t2210',
    1952606572: 'libtorch_cuda.so: \t1916',
    1952802679: 'wget: command not found\t1324\nwget: not found\t1324\nwget: unable to resolve host address\t2324',
    1952805408: ' returned non-zero\t342 343',
    1952867692: 'leftover lock files from the PyTorch C++ extension build\t1902',
    1953063255: 'Waited on lock file "\t1259',
    1953063469: '-bit platform\t499',
    1953064270: "Neither 'setup.py' nor 'pyproject.toml' found\t1055",
    1953064550: 'ffitarget.h\t1692 1693 1694',
    1953065567: '_jit_compile\t62',
    1953067604: 'Triton Error [CUDA]: device kernel image is invalid\t1214\nTriton only support CUDA 10.0 or higher, but got CUDA version: \t1215',
    1953068403: 'suitesparse/\t1446 1447 1448',
    1953068832: ' with --no-build-isolation\t371\n with CUDA \t372\n within its own root folder\t373\n without CUTE_ARCH_MMA_\t374',
    1953069157: 'exit code\t1670\nexit code:\t1670\nexit status\t1670\nexitcode\t1670\nexited with code \t1671',
    1953264973: 'Multiple dispatch failed for \t1045',
    1953265005: 'multi_tensor_applier fused unscale kernel is unavailable\t2015\nmultiple copies of the\t2016\nmultiple definition of \t2017',
    1953394499: 'ContextualVersionConflict: (\t816',
    1953396050: 'RuntimeError: Failed to infer device type\t1057\nRuntimeError: Numpy is not available\t1151',
    1953396080: 'punto de entrada del procedimiento\t375',
    1953397075: 'SyntaxError: \t983',
    1953459744: ' not available\t268\n not built with CUDA\t269\n not compiled with CUDA\t269\n not defined in file lib\t270 271\n not found\t272\n not found in the system path\t273\n not found. Directory cannot be installed\t274\n not installed\t275\n not recognized\t276\n not set, after EnableLanguage\t277\n not supported in this architecture\t278',
    1953460816: 'ProtocolError\t805',
    1953525103: 'ompt.h\t1931 1932 1933',
    1953653104: 'partially initialized module \t2134',
    1953653621: 'ucrt64\t1030',
    1953655126: "Virtual package '__cuda\t1257\nVirtual package '__glibc\t1258",
    1953655158: 'virtual memory exhausted: \t2313',
    1953656688: 'portaudio.h\t2139 2140 2141 2142',
    1953658478: 'nvrtc-builtins\t2097\nnvrtc64_\t1585 1586 1587\nnvrtc: error: failed to load builtins for compute_\t2098',
    1953718598: 'Fast path is not available because one of\t932',
    1953718627: 'caster.operator typename make_caster<T>::template cast_op_type<T>()\t1434',
    1953718630: 'fast path is not available because one of\t932',
    1953719584: ' est incompatible avec la sortie\t61',
    1953719666: 'restaurar proteção de segmento\t1157\nrestore segment prot after\t2168',
    1953720608: ' ist entweder falsch\t249\n ist im Header \t254\n ist kein Element\t206\n ist kein Element von\t227 228 229',
    1953720644: "Distributed package doesn't have NCCL built in\t877",
    1953721929: 'Installed triton version too old, please upgrade\t988\nInstrucción ilegal\t497\nInstruction non permise\t497\nInstruçõe\t497',
    1953721961: 'installable\t1832\ninstalled CPU version PaddlePaddle\t1833\ninstalled Caffe2 version uses CUDA but I cannot find the CUDA\t1834',
    1953722184: 'Host compiler targets unsupported OS\t977',
    1953722216: 'host compiler\t689\nhost has sm_\t972',
    1953723725: 'Must define exactly one of __HIP_PLATFORM_\t1046',
    1953723747: 'custom_op(\t1601',
    1953723757: 'must have a constant value\t204\nmust install \t1135\nmust support SSE\t2018\nmust support SSE2\t2018\nmust support amd64\t2018\nmust support i386\t2018\nmust support x86\t2018\nmust support x86-64\t2018\nmust support x86_64\t2018',
    1953724755: 'SystemError: <built-in function load_binary> returned NULL\t1164',
    1953724787: 'system has unsupported display driver / cuda driver combination\t2217\nsystem not yet initialized\t2218',
    1953784096: ' attempted to run this operator with Meta tensors, but there was no \t22',
    1953785171: 'Setting up PyTorch plugin "\t1160',
    1953849888: ' but this version of numpy is 0x\t25\n but we found an implementation\t26',
    1953853031: 'gnutls_handshake() failed\t1727',
    1953853216: ' out of memory\t333\n out of range: \t334',
    1954047264: ' extension\t62\n extension for compute capability \t63',
    1954047342: 'next(\t2029',
    1954047348: 'texture is not a template\t1788\ntexture" is not a template\t1788\ntexture\' is not a template\t1788\ntexture’ is not a template\t1788',
    1954112032: ' bytes to section \t28',
    1954115679: '_pytorch_\t1294',
    1965059918: "No url found for submodule path '\t1098",
    1965060969: 'is unsupported\t1313',
    1967202362: ': Aucun fichier\t163 164',
    1967343700: 'THCuda\t1165 1166 1181 1182\nTHCudaCheck\t1183 1184',
    1969316709: 'ecause there is no version of \t1624',
    1969365031: "' but version of \t403",
    1969365036: ", but none of the providers can be installed\t477\n, but the C++ function signature\t478\n, but was built for sm\t479\n, but wrong architecture\t480\n, but you have torch \t481\n, but you'll have torch \t481",
    1969381215: '__builtin_amdgcn_\t1285',
    1969383788: 'libunwind.h\t1953 1954 1955 1956',
    1969431072: ' "cudaMemLocation"\t0',
    1969450029: '-lcudnn\t500',
    1969452353: 'Aucun espace disponible sur le périphérique\t682\nAucun fichier ou dossier\t653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670',
    1969452385: 'aucun espace disponible sur le périphérique\t682',
    1969452654: 'nvcuda.dll\t2095',
    1969516397: "module 'PIL.Image' has no attribute '\t1998\nmodule 'faiss' has no attribute '\t1999\nmodule 'numpy' has no attribute '\t2000\nmodule 'torch._C' has no attribute '\t2001\nmodule 'torchsparse_\t2002\nmodule export function\t2003\nmodule has nothing to offer in MPL2 only mode\t2004",
    1969713761: "argument list for \t1314\nargument of type 'WindowsPath' is not iterable\t1315",
    1970085927: "' must be initialized by a constant expression\t426",
    1970170220: 'linux/limits.h\t1962 1963 1964 1965',
    1970234144: ' could be found\t36',
    1970239784: '(you have \t459',
    1970300704: ' gpu architectures in the range\t172',
    1970302319: 'ompute capability \t2103',
    1970365778: 'Require \t1053\nRequire PyTorch\t1146\nRequire Pytorch\t1146\nRequire pyTorch\t1146\nRequire pytorch\t1146\nRequire torch\t1146\nRequired library version not found: \t1147\nRequires \t1053\nRequires PyTorch\t1146\nRequires Pytorch\t1146\nRequires pyTorch\t1146\nRequires pytorch\t1146\nRequires torch\t1146',
    1970365810: 'require \t1053\nrequire C++ 1\t2160\nrequire C++ 2\t2160\nrequire C++1\t2160\nrequire C++2\t2160\nrequire CUDA\t2028\nrequire PyTorch\t1146\nrequire Pytorch\t1146\nrequire SSE\t2018\nrequire SSE2\t2018\nrequire amd64\t2018\nrequire at least \'/std:c++\t1322\nrequire at least C++ 1\t2160\nrequire at least C++ 2\t2160\nrequire at least C++1\t2160\nrequire at least C++2\t2160\nrequire i386\t2018\nrequire pyTorch\t1146\nrequire pytorch\t1146\nrequire torch\t1146\nrequire users to upgrade torch to at least v\t2161\nrequire x86\t2018\nrequire x86-64\t2018\nrequire x86_64\t2018\nrequired\t2027\nrequires \t1053\nrequires Ada\t2162\nrequires Ampere\t2162\nrequires Blackwell\t2162\nrequires C++ 1\t2160\nrequires C++ 2\t2160\nrequires C++1\t2160\nrequires C++2\t2160\nrequires CUDA\t2028\nrequires Hopper\t2162\nrequires NVCC\t2028\nrequires NVIDIA CUDA\t2028\nrequires PyTorch\t1146\nrequires Pytorch\t1146\nrequires SSE\t2018\nrequires SSE2\t2018\nrequires Turing\t2162\nrequires Volta\t2162\nrequires a Ada\t2162\nrequires a Ampere\t2162\nrequires a Blackwell\t2162\nrequires a Hopper\t2162\nrequires a Turing\t2162\nrequires a Volta\t2162\nrequires amd64\t2018\nrequires an Ada\t2162\nrequires an Ampere\t2162\nrequires an Blackwell\t2162\nrequires an Hopper\t2162\nrequires an Turing\t2162\nrequires an Volta\t2162\nrequires at least \'/std:c++\t1322\nrequires at least C++ 1\t2160\nrequires at least C++ 2\t2160\nrequires at least C++1\t2160\nrequires at least C++2\t2160\nrequires capability \t2163\nrequires compiler flag \'/std:c++\t1322\nrequires device with capability > (\t2164\nrequires i386\t2018\nrequires nvcc\t2028\nrequires pyTorch\t1146\nrequires pytorch\t1146\nrequires the CUDA\t2028\nrequires the following packages that were not found in your environment: \t2165\nrequires the language dialect "CUDA\t2166\nrequires the language dialect "CXX\t2167\nrequires torch\t1146\nrequires x86\t2018\nrequires x86-64\t2018\nrequires x86_64\t2018',
    1970369089: 'Arquivo ou diretório\t653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670',
    1970430838: 'vcruntime\t2309',
    1970430840: 'xcrun: error: invalid active developer path\t2329',
    1970432116: 'thrust::\t2226',
    1970435187: 'struct _frame\t1137',
    1970479215: 'o such \t653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670',
    1970496882: 'result_of_t\t1456',
    1970497878: 'Visual C++ installation\t1040\nVisual Studio installation\t1040',
    1970499157: 'Unsupported .target\t1243\nUnsupported .version\t1244\nUnsupported HIP arch \t1245\nUnsupported HIP arch: \t1245\nUnsupported conversion from \t1246\nUnsupported platform: \t1247\nUnsupported rounding mode for conversion\t1248\nUnsupportedOperatorException: \t1249',
    1970499177: 'insufficient shared memory available on the GPU\t1835',
    1970499189: 'unsupported\t2099\nunsupported GNU version! \t2296\nunsupported HIP gpu architecture \t1245\nunsupported HIP gpu architecture: \t1245\nunsupported ICC\t2297\nunsupported NVHPC\t2297\nunsupported PGI\t2297\nunsupported XLC\t2297\nunsupported instruction \t1325\nunsupported operand type(s) for \t2298\nunsupported operator: \t1249\nunsupported pgc++\t2297\nunsupported xlC\t2297',
    1970562386: 'Return has unsupported type \t1150',
    1970562418: 'return code\t1670\nreturned a non-zero code: 137\t2169\nreturned non-zero\t2170\nreturned non-zero exit\t2171\nreturned non-zero exit status\t2172\nreturned non-zero exit status \t2173',
    1970562419: 'setup command: use_2to3 is invalid\t2182\nsetup.py build\t1338\nsetup.py develop\t1338\nsetup.py install\t1338\nsetuptools.build_meta\t2183\nsetuptools.command.\t2184\nsetuptools.extern.\t2185',
    1970566470: 'FutureWarning: The pynvml package is deprecated\t947',
    1981837166: "no viable conversion from \t2066\nno viable conversion from '\t2067",
    1984917583: 'OpOverloadPacket(op=\t1120',
    1985966953: 'is_variable\t1857 1858',
    1986096429: '-mavx\t501',
    1986884193: 'armv8.6-a\t1297',
    1986928751: 'o nvcc found\t811\no nvcc was found\t811',
    1986946336: ' environment variable is not\t45',
    1987208531: 'Server does not allow request for unadvertised object\t1159',
    1998611557: 'ed with an unsupported toolchain\t1625',
    1998614350: 'No working C++ compiler found in\t1099',
    2003269987: 'cygwin\t1030',
    2003988326: 'forward compatibility was attempted on non supported HW\t1704',
    2004117094: 'fftw3.h\t1695 1696 1697 1698',
    2019516192: ' __x) noexcept (true)\t14',
    2019715436: 'libxml/\t1957 1958 1959 1960',
    2019893287: "' extension\t405\n' extension (up-to-date)\t406",
    2019893289: ') exceeds limit (\t460',
    2019893315: 'C extension: \t688',
    2019912806: 'flex: command not found\t1324\nflex: not found\t1324',
    2020569680: 'ProxyError\t805',
    2020633959: 'gmpxx.h\t1724 1725 1726',
    2032168553: 'in your include path is not compatible with this release of \t1800',
    2032170095: 'ot yet implemented\t2099\not yet supported\t2099',
    2034387028: 'THByteBlas_\t1165 1166\nTHByteStorage\t1165 1166\nTHByteTensor\t1165 1166\nTHByteVector\t1165 1166',
    2035294266: ': PyTorch was compiled\t545',
    2035296032: " 'Py_buffer'\t1",
    2036625250: 'body of constexpr\t569',
    2037149263: 'Only a single TORCH_LIBRARY can be used to register the namespace \t1118 1119',
    2037149295: 'only available for Linux\t2104\nonly available with \t2105\nonly for SSE\t2018\nonly for SSE2\t2018\nonly for amd64\t2018\nonly for i386\t2018\nonly for x86\t2018\nonly for x86-64\t2018\nonly for x86_64\t2018\nonly support\t2106\nonly supported on \t2107 2108\nonly supported on CUDA\t2028\nonly supported on NVCC\t2028\nonly supports \t1342\nonly supports Linux\t2104\nonly supports SSE\t2018\nonly supports SSE2\t2018\nonly supports amd64\t2018\nonly supports i386\t2018\nonly supports x86\t2018\nonly supports x86-64\t2018\nonly supports x86_64\t2018\nonly works on Linux\t2104',
    2037413219: 'cupy.cuda.memory.OutOfMemoryError\t1594',
    2037604640: ' async_io\t21',
    2042020674: 'Böyle bir dosya ya da dizin\t653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670',
    2053466478: 'niezdefiniowane odwołanie do\t375',
    2053731104: ' size changed, may indicate binary\t347',
    2054124112: 'Prozedureinsprungpunkt\t375',
    2179145762: '" は、内部コマンド\t392',
    2179145767: "' は、内部コマンド\t392",
    2179145786: ': そのようなファイル\t163 164',
    2195923002: ': コマンドが見つかりません\t517',
    2212700218: ': ファイルが短すぎます\t521',
    2228297786: ': файл слишком короткий\t521',
    2229739578: ': 無法開啟共用物件\t528',
    2246385722: ': 共有オブジェクトファイルを開けません\t528',
    2295439056: 'Ошибка сегментирования\t898',
    2313560122: ': 找不到命令\t517',
    2357322528: ' が見つかりません\t255',
    2377704480: ' 不是\t206 227 228 229\n 不是一个类型名\t59',
    2377704482: '"不是内部\t392',
    2377704487: "'不是内部\t392",
    2414551098: ': 동적 오브젝트 파일을 열 수 없습니다\t528',
    2461197882: ':沒有此一檔案\t163 164',
    2498306106: ': 错误: expected \t569\n: 错误: template argument \t569\n: 错误:expected \t569\n: 错误:template argument \t569\n: 错误： expected \t569\n: 错误： template argument \t569\n: 错误：expected \t569\n: 错误：template argument \t569',
    2498306141: '] 错误 137\t1277',
    2531663930: ': 文件过短\t521',
    2548441146: ': 无效的 ELF 头\t583\n: 无法分配内存\t519\n: 无法打开共享对象\t530\n: 无法打开共享对象文件\t528',
    2632327226: ': 未找到命令\t517',
    2642535226: ':そのようなファイル\t163 164',
    2647662650: ': Нет такого файла\t163 164',
    2712856122: ':没有那个文件\t163 164',
    2797826628: 'Dræbt\t881',
    2828854560: ' 在此作用域中尚未声明\t59',
    2848159060: 'Tué a terminé le programme \t455',
    2862409248: ' 未命名一个类型\t59',
    2867208250: ': 檔案太短\t521',
    2877416224: ' に対する定義されていない参照\t375',
    2881709383: 'Geëlimineerd\t881',
    2944525090: '"は、内部コマンド\t392',
    2944525095: "'は、内部コマンド\t392",
    2966455505: 'файл в неправильном формате\t1145',
    2966468560: 'защиту сегмента после перемещения\t1157',
    2966470096: 'на компьютере отсутствует\t806',
    2983231953: 'сбой отображения сегмента из разделяемого объекта\t933',
    2983236304: 'Вбито\t881',
    2983240656: 'Убито\t881',
    3001425978: ': 沒有此一檔案\t163 164\n: 没有那个文件\t163 164',
    3050347984: 'Не осталось свободного места\t1100\nНет такого файла\t653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670',
    3050356176: 'не вдалося знайти -l\t1796\nне является внутренней\t1854\nневизначене посилання\t375\nневизначене посилання на\t375\nневозможно выделить память в статичном блоке TLS\t996\nневозможно задействовать исполняемый стек\t995\nневозможно найти -l\t1796 1797\nнедефинисана упута ка\t375\nнеоднозначный символ\t1035\nнеопределена отпратка към\t375\nнеопределенная ссылка на\t375\nнеопределённая ссылка на\t375',
    3050356688: 'перемещение R_\t2155\nпересування R_\t2155',
    3051888698: ': 资源暂时不可用\t546',
    3085246557: '] 已杀死\t1277',
    3100672465: 'система не обнаружила\t806',
    3101958178: '" 不是内部\t392\n" 不是内部或外部命令\t392',
    3101958183: "' 不是内部\t392\n' 不是内部或外部命令\t392",
    3169132637: '] 強制終了\t1277',
    3184533562: ': невозможно открыть разделяемый объектный файл\t528',
    3184571088: 'внутренняя ошибка компилятора\t991',
    3201343440: 'Политика управления приложениями\t651',
    3201348816: 'доступном только для чтения, содержатся динамические\t2150',
    3278267762: 'reférence indefinie vers\t375\nreférence indéfinie vers\t375',
    3278335573: 'Ungültiger Maschinenbefehl\t497',
    3278663504: 'Política de Controle de Aplicativo\t651',
    3278774330: ': não é possível abrir arquivo compartilhado\t528',
    3279185223: 'Getötet\t881\nGetötet hat Programm \t455',
    3491770661: '%1 не является приложением Win32\t402',
    3491803856: 'в пространстве имён\t1665',
    3499801839: '：Нет такого файла\t163 164',
    3500003386: ':Нет такого файла\t163 164',
    3799018863: 'omp’ not found\t1728',
    3810537765: '%1 は有効な Win32 アプリケーション\t402',
    3816980963: 'あいまいなシンボル\t1035',
    3817309155: 'デバイスに空き領域がありません\t2346',
    3818357731: 'プロシージャ エントリ ポイント\t375',
    3818568943: '：そのようなファイル\t163 164',
    3818750178: '”は、内部コマンド\t392',
    3818750435: 'そのようなファイルやディレクトリ\t653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670',
    3819078371: 'アプリケーション制御ポリシーに\t651',
    3819930083: 'は、内部コマンド\t1854 2345',
    3820192483: 'コマンドラインオプション\t998\nコンパイラ内部エラー\t991\nコンピューターに\t806',
    3820716771: 'セグメンテーション\t898',
    3827314981: '%1 不是有效的 Win32 应用程序\t402',
    3834091238: '文件格式错误\t1145',
    3835527394: '”不是内部\t392',
    3836843239: '由于找不到\t806',
    3837628901: '命令行太长。\t871',
    3837692390: '找不到 \t1370\n找不到 -l\t1389 1796 1797',
    3851132645: '型名ではありません\t1330',
    3851270372: '不命名一个类型\t1330',
    3852386021: '從共用物件中對映區段失敗\t933',
    3853163750: '未定\t375\n未定义的引用\t375\n未定义的符号\t375\n未定义符号\t375',
    3853230824: '被多次定义\t2348',
    3854479080: '设备上没有空间\t2346',
    3868047588: '不明确的符号\t1035\n不是\t1665\n不是一个类型名\t1330\n不是內部或外部命令\t1854\n不是内部或外部命令\t1854 2345\n不正な命令\t497',
    3868373734: '沒有此一檔案或目錄\t653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670',
    3868900591: '：沒有此一檔案\t163 164\n：没有那个文件\t163 164',
    3869154793: '非法指令\t497',
    3869284326: '无法从共享目标中映射段\t933\n无法启用共享目标需要的执行栈\t995\n无法在静态 TLS 块中分配内存\t996\n无法定位程序输入点\t375\n无法恢复段 prot\t1157\n无法找到 -l\t1389\n无法识别的命令行选项\t998',
    3869344999: '無法在靜態 TLS 區塊中配置記憶體\t996\n無法復原 segment prot\t1157\n無法找到程序輸入點\t375\n無法辨識的命令列選項\t998\n無法開啟可執行堆疊\t995',
    3869356774: '没有成员\t2347\n没有此指令\t2060\n没有此类指令\t2060\n没有那个文\t653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670\n没有那个文件\t1086',
    3869809893: '在此作用域中尚未声明\t1330',
    3869940966: '未找到 -l\t1390 1391 1392 1393 1394 1395 1396 1397 1398\n未找到 -lEGL\t1399\n未找到 -lGLEW\t1400\n未找到 -laio\t1401\n未找到 -lffi\t1402\n未找到 -lglog\t1403\n未找到 -ljpeg\t1404\n未找到 -lnuma\t1405\n未找到 -lstdc++\t1407\n未找到 -ltbb\t1408\n未找到 -luuid\t1409\n未找到 -lz\t1410',
    3870265317: '可执行文件格式错误\t897',
    3870393829: '共有オブジェクトが必要としている実行可能スタック\t995\n共有オブジェクトのセグメントをマップするのに失敗\t933',
    3870727910: '架构于输入文件\t61',
    3884032999: '磁盘空间不足\t2346',
    3884493032: '計算機中丟失\t806',
    3884550118: '應用程式控制原則已封鎖\t651',
    3885284069: '应用程序控制策略已阻止\t651',
    3885604329: '静的 TLS ブロック内にメモリ\t996',
    3885868008: '裝置上已無多餘空間\t2346',
    3886062565: '因為找不到\t806',
    3886131430: '模稜兩可的符號\t1035',
    3886132968: '计算机中丢失\t806',
    3901522403: 'が見つからないため\t2342 2343 2344\nが見つかりません\t1864',
    3901915875: 'を見つけ\t1864\nを見つけられません -l\t1390 1391 1392 1393 1394 1395 1396 1397 1398\nを見つけられません -lEGL\t1399\nを見つけられません -lGLEW\t1400\nを見つけられません -laio\t1401\nを見つけられません -lffi\t1402\nを見つけられません -lglog\t1403\nを見つけられません -ljpeg\t1404\nを見つけられません -lnuma\t1405\nを見つけられません -lstdc++\t1407\nを見つけられません -ltbb\t1408\nを見つけられません -luuid\t1409\nを見つけられません -lz\t1410\nを見つけられません: -l\t1390 1391 1392 1393 1394 1395 1396 1397 1398\nを見つけられません: -lEGL\t1399\nを見つけられません: -lGLEW\t1400\nを見つけられません: -laio\t1401\nを見つけられません: -lffi\t1402\nを見つけられません: -lglog\t1403\nを見つけられません: -ljpeg\t1404\nを見つけられません: -lnuma\t1405\nを見つけられません: -lstdc++\t1407\nを見つけられません: -ltbb\t1408\nを見つけられません: -luuid\t1409\nを見つけられません: -lz\t1410',
    3902192871: '编译器内部错误\t991',
    3903371239: '編譯器內部錯誤\t991',
    3918366437: '再配置 R_\t2155\n再配置後にセグメントの prot\t1157',
    3920998118: '段錯誤\t898\n段错误\t898',
    3954751466: '그런 파일이나 디렉터리\t653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670',
    3969229036: '정적 TLS 블럭에는 메모리를\t996',
    3969486827: '동적 오브젝트의 세그먼트를\t933',
    3986724332: '애플리케이션 제어 정책\t651',
    3986983916: '실행할 수 있는 스택을 공유\t995',
    3987253995: '모호한 기호\t1035',
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
    'host_toolchain.jit_cache_unusable\tline\t: Permission denied\t: Read-only\n'
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
    'install_state.no_matching_wheel\tline\tSafeConfigParser\n'
    'install_state.no_matching_wheel\tline\tgetargspec\n'
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
    'host_toolchain.setuptools_incompatible\tline\textras_require\tinstall_requires\tpython_requires\tsetup_requires\ttests_require\n'
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
    'install_state.dependency_version_mismatch\n'
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
    'torch_abi.torch_not_imported_first\tline\tType "at::\tType "c10::\tType "torch::\n'
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
    "install_state.dependency_version_mismatch\tline\tflag '\n"
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
    'torch_abi.torch_version_mismatch\tline\t) for dispatch key \n'
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
    "host_toolchain.missing_system_dev_package\tline\tcommand 'cmake'\tcommand 'git'\tcommand 'make'\tcommand 'patch'\tcommand 'pkg-config'\tcommand 'protoc'\tcommand 'swig'\tunable to execute 'cmake'\tunable to execute 'git'\tunable to execute 'make'\tunable to execute 'patch'\tunable to execute 'pkg-config'\tunable to execute 'protoc'\tunable to execute 'swig'\n"
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
    'install_state.no_matching_wheel\tline\t; only versions \n'
    'op_registration.op_library_not_loaded\tline\t load library "\t load library \'\t load the library "\t load the library \'\n'
    'cuda_runtime.cuda_lib_version_mismatch\n'
    'not_our_fault.network_failure\tline\t: \n'
    'link_and_load.missing_shared_library\tline\t.dll\n'
    'hip_rocm.rocm_install_mismatch\tline\tMIOpen\n'
    'host_toolchain.ninja_missing\n'
    'cuda_toolkit.cuda_toolkit_not_found\n'
    "install_state.dependency_version_mismatch\tline\t' registered more than once\n"
    'cuda_toolkit.cuda_toolkit_not_found\n'
    'not_our_fault.network_failure\n'
    'install_state.no_matching_wheel\n'
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
    'link_and_load.missing_shared_library\tline\t. Error code 126\n'
    'cuda_runtime.cudnn_version_mismatch\tline\t.dll. Error code 1\n'
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
    'link_and_load.missing_shared_library torch_abi.torch_not_imported_first\tline\t: No such file\n'
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
    'torch_abi.torch_version_mismatch\t142\toperator: \n'
    'op_registration.duplicate_op_registration\t171\toperator: \n'
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
    'install_state.extension_not_built\tline\t_op\n'
    'install_state.masked_build_error\tline\t_plugin\n'
    'install_state.dependency_version_mismatch\tline\tcuda.ccudart"\tcuda.ccudart\'\tcuda.cuda"\tcuda.cuda\'\tcuda.cudart"\tcuda.cudart\'\tcuda.nvrtc"\tcuda.nvrtc\'\n'
    'install_state.dependency_version_mismatch\tline\tcutlass.\n'
    'host_toolchain.setuptools_incompatible\tline\tdistutils\tsetuptools\twheel\n'
    'host_toolchain.setuptools_incompatible\tline\tdistutils.\n'
    'install_state.unsupported_platform\tline\tfcntl\tgrp\tpwd\ttermios\n'
    'install_state.no_matching_wheel\tline\timp"\timp\'\n'
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
    'not_our_fault.harmless_output\n'
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
    'install_state.no_matching_wheel\tline\tKeyError: \n'
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
    "torch_abi.torch_not_imported_first\tline\tCode kann nicht fortgesetzt werden, da\tCodes kann nicht fortgesetzt werden, da\tcan't start because\tcannot start because\tcode execution cannot proceed because\tkann nicht gestartet werden, da\tne peut continuer, car\tne peut démarrer, car\tno puede continuar porque no se encontró\tnon può proseguire perché\tnão pode continuar porque\tна компьютере отсутствует\tсистема не обнаружила\tコンピューターに\t因為找不到\t由于找不到\t計算機中丟失\t计算机中丢失\n"
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
    'link_and_load.library_mapping_refused\n'
    'hip_rocm.hip_half_conversions_disabled\tline\t__half\n'
    'triton_inductor.triton_none_pointer_arg\tline\tNoneType\n'
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
    'torch_abi.torch_version_mismatch\t56\tlibATen.so\tlibATen.so.1\tlibcaffe2.so\tlibcaffe2_gpu.so\tlibcaffe2_nvrtc.so\tlibtorch.so.1\tlibtorch_cuda_cpp.so\tlibtorch_cuda_cu.so\tlibtorch_cuda_linalg.so\tlibtorch_nvshmem.so\n'
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
    'host_toolchain.missing_system_dev_package\t99\t(requested\tbut\twith\n'
    'hip_rocm.rocm_install_mismatch\n'
    'cuda_toolkit.cmake_cuda_not_found\n'
    'host_toolchain.torch_not_found_by_build\n'
    'host_toolchain.missing_system_dev_package\tline\t is missing\t is required\t not found\n'
    'host_toolchain.missing_system_dev_package\tline\tUnable to find \tcannot find \tcould not find \tunable to find \n'
    'cuda_runtime.ld_library_path_shadowing\n'
    'cuda_toolkit.cuda_toolkit_too_old\t73\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'cuda_toolkit.cuda_toolkit_too_old\tline\tC1083\n'
    'install_state.dependency_version_mismatch torch_abi.torch_not_imported_first\tline\t::\n'
    'torch_abi.torch_not_imported_first\n'
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
    "cuda_runtime.extension_cuda_version_mismatch\tline\tCode kann nicht fortgesetzt werden, da\tCodes kann nicht fortgesetzt werden, da\tcan't start because\tcannot start because\tcode execution cannot proceed because\tkann nicht gestartet werden, da\tne peut continuer, car\tne peut démarrer, car\tno puede continuar porque no se encontró\tnon può proseguire perché\tnão pode continuar porque\tна компьютере отсутствует\tсистема не обнаружила\tコンピューターに\t因為找不到\t由于找不到\t計算機中丟失\t计算机中丢失\n"
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
    'install_state.unsupported_platform\tline\tUNSUPPORTED \tUnknown \tUnsupported \tunknown \tunsupported \n'
    'source_api.cxx_standard_too_old\n'
    'not_our_fault.network_failure\n'
    'host_toolchain.missing_host_compiler\t\trunning build_ext\n'
    'source_api.cxx_standard_too_old\n'
    'install_state.torch_too_old_for_package\tline\tit\tthe function\n'
    'host_toolchain.missing_system_dev_package\n'
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
    'link_and_load.missing_shared_library\tline\t to work\n'
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
    'host_toolchain.jit_cache_unusable\tline\tdependency file \toutput file \n'
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
    'install_state.source_tree_shadows_install\t\tloaded\n'
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
    'host_toolchain.jit_cache_unusable\tline\t.gch\t.pch\n'
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
    'link_and_load.missing_shared_library\tline\t.dll\n'
    'torch_abi.torch_not_imported_first\tline\tc10.dll\ttorch.dll\ttorch_cpu.dll\ttorch_global_deps.dll\n'
    'cuda_runtime.extension_cuda_version_mismatch\tline\tcublas64_\tcublasLt64_\tcudart64_\tcufft64_\tcusparse64_\tnvrtc64_\n'
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
