"""Which causes to import for a log. Written by tools/index_causes.py."""

IN_LOGS: dict[int, str] = {
    539123551: '__" does not take arguments\t1285',
    539700035: 'C++ compiler\t690',
    540682536: '(): incompatible function arguments. The following argument types are\t454',
    540685421: 'm4: command not found\t1325\nm4: not found\t1325',
    540697708: "ld: cannot find\t1875\nld: library 'ATen' not found\t1876\nld: library 'EGL\t1877\nld: library 'GL\t1878\nld: library 'GLEW\t1879\nld: library 'GLU\t1878\nld: library 'GLX\t1878\nld: library 'MIOpen\t1880\nld: library 'OpenGL\t1878\nld: library 'X11\t1881\nld: library 'Xext\t1881\nld: library 'Xi\t1881\nld: library 'Xrandr\t1881\nld: library 'aio\t1882\nld: library 'amd_comgr\t1880\nld: library 'amdhip64\t1880\nld: library 'blas\t1883\nld: library 'c\t1884\nld: library 'c10' not found\t1876\nld: library 'c10_cuda\t1885\nld: library 'caffe2' not found\t1876\nld: library 'cblas\t1883\nld: library 'crypt\t1886\nld: library 'crypto\t1887\nld: library 'cublas\t1880\nld: library 'cuda\t1880\nld: library 'cufft\t1880\nld: library 'cufile\t1880\nld: library 'culibos\t1880\nld: library 'cupti\t1880\nld: library 'curand\t1880\nld: library 'cusolver\t1880\nld: library 'cusparse\t1880\nld: library 'cutensor\t1880\nld: library 'dl\t1884\nld: library 'ffi\t1888\nld: library 'glfw\t1889\nld: library 'glfw3\t1889\nld: library 'glog\t1890\nld: library 'hip\t1880\nld: library 'hsa-runtime64\t1880\nld: library 'hsakmt\t1880\nld: library 'ibverbs\t1891\nld: library 'jpeg\t1892\nld: library 'm\t1884\nld: library 'mlx5\t1891\nld: library 'mpi\t1893\nld: library 'mpi_cxx\t1893\nld: library 'nccl\t1880\nld: library 'npp\t1880\nld: library 'numa\t1894\nld: library 'nvJitLink\t1880\nld: library 'nvidia-ml\t1880\nld: library 'nvjpeg\t1880\nld: library 'nvrtc\t1880\nld: library 'nvshmem\t1880\nld: library 'openblas\t1883\nld: library 'png\t1895\nld: library 'png16\t1895\nld: library 'pthread\t1884\nld: library 'rccl\t1880\nld: library 'rdmacm\t1891\nld: library 'roc\t1880\nld: library 'rt\t1884\nld: library 'ssl\t1887\nld: library 'stdc++\t1896\nld: library 'tbb\t1897\nld: library 'torch' not found\t1876\nld: library 'torch_cpu' not found\t1876\nld: library 'torch_cuda\t1885\nld: library 'torch_global_deps' not found\t1876\nld: library 'torch_python' not found\t1876\nld: library 'uuid\t1898\nld: library 'z\t1899\nld: library not found for -lc10_cuda\t1885\nld: library not found for -ltorch_cuda\t1885\nld: library ‘EGL\t1877\nld: library ‘GL\t1878\nld: library ‘GLEW\t1879\nld: library ‘GLU\t1878\nld: library ‘GLX\t1878\nld: library ‘OpenGL\t1878\nld: library ‘X11\t1881\nld: library ‘Xext\t1881\nld: library ‘Xi\t1881\nld: library ‘Xrandr\t1881\nld: library ‘aio\t1882\nld: library ‘blas\t1883\nld: library ‘c\t1884\nld: library ‘cblas\t1883\nld: library ‘crypt\t1886\nld: library ‘crypto\t1887\nld: library ‘dl\t1884\nld: library ‘ffi\t1888\nld: library ‘glfw\t1889\nld: library ‘glfw3\t1889\nld: library ‘glog\t1890\nld: library ‘ibverbs\t1891\nld: library ‘jpeg\t1892\nld: library ‘m\t1884\nld: library ‘mlx5\t1891\nld: library ‘mpi\t1893\nld: library ‘mpi_cxx\t1893\nld: library ‘numa\t1894\nld: library ‘openblas\t1883\nld: library ‘png\t1895\nld: library ‘png16\t1895\nld: library ‘pthread\t1884\nld: library ‘rdmacm\t1891\nld: library ‘rt\t1884\nld: library ‘ssl\t1887\nld: library ‘stdc++\t1896\nld: library ‘tbb\t1897\nld: library ‘uuid\t1898\nld: library ‘z\t1899\nld: unknown file type in '\t482\nld: unknown option\t1900\nld: unsupported tapi file type '\t1901",
    540701537: 'as: unrecognized option \t1318',
    540702325: 'uv: command not found\t1566\nuv: not found\t1566',
    540949792: ' => not found\t11',
    541218115: 'CUB requires a definition of CUB_NS_QUALIFIER\t739',
    541477957: 'ELF load command a\t888',
    541675585: 'API call is not supported in the installed CUDA driver\t598',
    541870925: 'MKL ERROR: \t1032\nMKL FATAL ERROR: \t1032',
    541871172: 'DLL load failed\t863 864 865\nDLL load failed while importing \t866\nDLL load failed: Die angegebene Prozedur\t867\nDLL load failed: The specified procedure\t867\nDLL load failed: 找不到指定的程序\t867',
    541937487: 'OOM when allocating tensor\t1114',
    542132552: 'HIP error: device kernel image is invalid\t975',
    542329940: 'TLS handshake timeout\t1189',
    542393671: 'GET was unable to find an engine to execute this computation\t949',
    542461511: 'GNU version! gcc \t970',
    542462019: "CPU does not support \t736\nCPU doesn't support \t736\nCPU lacks \t736",
    542462023: 'GPU architecture\t747\nGPU capabilit\t747\nGPU compute architecture\t747\nGPU compute capabilit\t747\nGPU functionality will not be available\t972',
    543449442: "bad register name \t1326\nbad value 'armv9\t1298\nbad value ('armv9\t1298\nbad value (‘armv9\t1298\nbad value ‘armv9\t1298",
    543451460: 'Did you forget to add @triton.jit\t871',
    543451492: 'did not complete successfully: exit code: 137\t1609\ndid you forget to \t1610',
    543516756: 'The \'sklearn\' PyPI package is deprecated\t1200\nThe CUDA compiler identification is unknown\t1201\nThe HIP compiler identification is unknown\t1202\nThe command line is too long.\t872\nThe current CMakeCache.txt directory \t1203\nThe library is compiled without \t1204\nThe output of this custom operator (1) must not also be an input\t1199\nThe source "\t1205\nThe specified path, file name, or both are too long\t1206\nThe term \'nvcc\' is not recognized\t810',
    543516788: 'the operator \t2223\nthe package flash_attn seems to be not installed\t1339',
    543516996: 'Die Befehlszeile ist zu lang.\t872',
    543517006: 'Nie ma takiego pliku\t653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670',
    543517801: 'ile format not recognized\t1790\nile in wrong format\t1146',
    543519329: 'are not currently supported\t1314\nare not supported\t1314\nare not yet supported\t1314\nare unsupported\t1314',
    543519605: "use of undeclared identifier \t2301\nuse of undeclared identifier '\t2288 2289 2290",
    543520100: 'due to ninja not being installed\t1622',
    543521063: "'ye tanımsız başvuru\t375",
    543584032: ' of Verneed record\t282\n of non-const\t283\n of the Protocol Buffer runtime library, but the installed version is \t284\n of the Protocol Buffer runtime library, which is not\t285',
    543585601: 'Auf dem Gerät ist kein Speicherplatz\t684',
    544104771: 'Can not find\t791',
    544106784: ' in namespace\t206\n in namespace \t207\n in your include path is not compatible with this release of \t208',
    544108320: ' on CUDA arch < \t286\n on a machine with \t287',
    544108366: 'Non rimane spazio sul device\t1101',
    544108398: 'non può proseguire perché\t807\nnon rimane spazio sul device\t1101\nnon è riconosciuto come\t1855',
    544165434: ':No existe el\t163 164\n:No such file\t163 164',
    544173600: ' no es un miembro de\t206 227 228 229\n no se reconoce\t249',
    544173940: 'too few arguments for template template parameter "Tuple"\t2232\ntoo many initializer values\t2233\ntoo many sections (\t2234\ntoo old to be supported by the triton GPU compiler\t2235',
    544175136: ' to be true, but got false\t354\n to compile PyTorch\t355\n to find Python.h\t356',
    544236404: 'tcp connect error\t1455',
    544238959: 'omp not found\t1729',
    544239392: ' op due to it not being compatible\t291',
    544370464: ' or above\t15\n or above \t330\n or greater \t330\n or higher\t15\n or higher \t330\n or later\t15\n or later \t330\n or later compatible compiler is required\t331\n or newer\t15\n or newer \t330\n or one of its dependencies\t332',
    544372079: 'our device is too old. We require compute capability\t2124',
    544432488: 'has a minor version mismatch with the version that was used to compile PyTorch\t1743\nhas already been de\t1744\nhas already been defined\t1745\nhas compute capability < \t1746\nhas different version in metadata: \t1747\nhas inconsistent \t1748\nhas no attribute \t1422 1749 1750\nhas no device code compatible with \t1751\nhas no member \t1752\nhas no member named \t1752 1753 1754 1755\nhas not been declared\t1331',
    544432503: 'was compiled with CPU_ONLY flag\t2321\nwas not declared in this scope\t1331',
    544434464: " is already registered\t212\n is already registered as a pybind11::native_enum\t213\n is already registered. Ensure that registration with torch::class_\t214\n is ambiguous\t215\n is defined in header \t216\n is incompatible with\t217\n is incompatible with \t218\n is incompatible with lib\t219\n is less than desired GPU memory\t220\n is less than the minimum supported by NVRTC\t221\n is missing a fake kernel implementation\t222\n is missing, please make sure it is specified in the 'build-system.requires'\t223\n is not None\t224\n is not a \t225\n is not a directory\t44\n is not a member of\t206 226 227 228 229\n is not a member of \t230 231 232 233 234\n is not a member of 'cute\t200\n is not a member of 'cutlass\t200\n is not a member of ‘cute\t200\n is not a member of ‘cutlass\t200\n is not a recognized processor for this target\t235\n is not a supported wheel on this platform\t236\n is not a valid\t44\n is not a valid editable requirement\t237\n is not a valid wheel file\t238\n is not available, \t239\n is not compatible with\t217\n is not compatible with \t218\n is not compatible with the current PyTorch installation\t240\n is not compatible with this Python\t241\n is not compiled with it\t239\n is not defined\t242 243 244 245\n is not defined \t246\n is not enabled\t247\n is not found\t248\n is not recognized as\t249\n is required\t250\n is required but found\t251\n is undefined\t252 253\n is used but incompatible\t217\n is used but is incompatible\t217",
    544435812: 'dns error: failed to lookup address\t1616',
    544436008: '(os error 112)\t456\n(os error 122)\t456\n(os error 28)\t456',
    544437570: 'Bus error\t649',
    544500071: 'git submodule \t1719',
    544501575: 'Got SM\t973',
    544501582: 'Not a directory: \t1093\nNot enough memory. Please try to increase --mem-fraction\t1102\nNot find\t792',
    544501607: 'got Arch.sm_\t973\ngot SM\t973\ngot an unexpected keyword argument \t1735\ngot sm\t973\ngot sm_\t973',
    544501614: 'not available for \t2070\nnot available on \t2070\nnot compiled with GPU offload support\t2071\nnot enough disk space\t1207\nnot enough free disk space\t1207\nnot enough free space\t1207\nnot enough space\t1207\nnot find\t792\nnot found\t2072\nnot installed\t2073\nnot match\t1613\nnot providing "Find\t2074\nnot support\t2075\nnot supported by \t2076\nnot supported for \t2070 2076\nnot supported for the current GPU. Minimum capability: \t2077\nnot supported on \t2070 2076\nnot valid for use in process\t27\nnot yet available for \t2070\nnot yet available on \t2070\nnot yet supported by \t2076\nnot yet supported for \t2070 2076\nnot yet supported on \t2070 2076',
    544502633: 'ist entweder falsch geschrieben\t1855\nist kein Element von\t1666',
    544502645: 'ust use \t2305',
    544503119: 'Out of memory: Kill process\t1123\nOut of memory: Killed process\t1123',
    544503138: 'but the target was not found\t1345',
    544503151: 'out of memory\t2125 2126 2127\nout of memory allocating \t2128\nout of resource\t2129\nout of resource: triton_\t2130',
    544567129: 'You are running version \t1264\nYou must give at least one requirement to\t1265\nYou tried to install "pytorch"\t1266',
    544567161: 'you should not try to import numpy from\t2331',
    544760141: 'Max retries exceeded with url\t1035',
    544825888: ' by system policy\t27',
    544828526: 'nly Ada\t1434\nnly Ampere\t1434\nnly Blackwell\t1434\nnly Hopper\t1434\nnly NVIDIA Ada\t1434\nnly NVIDIA Ampere\t1434\nnly NVIDIA Blackwell\t1434\nnly NVIDIA Hopper\t1434\nnly NVIDIA Rubin\t1434\nnly NVIDIA Turing\t1434\nnly NVIDIA Volta\t1434\nnly Rubin\t1434\nnly SM\t1434\nnly Turing\t1434\nnly Volta\t1434\nnly available \t2036\nnly be available \t2036\nnly be enabled \t2036\nnly be implemented \t2036\nnly be supported \t2036\nnly be valid \t2036\nnly enabled \t2036\nnly gfx\t1434\nnly implemented \t2036\nnly runs \t2036\nnly sm\t1434\nnly support\t2037\nnly support \t2036\nnly supported \t2036\nnly supports \t2036\nnly valid \t2036\nnly works \t2036',
    546346988: '에 대한 정의되지 않은 참조\t375',
    547011823: '： Aucun fichier\t163 164\n： Datei oder Verzeichnis\t163 164\n： No existe el\t163 164\n： No such file\t163 164\n： Нет такого файла\t163 164\n： そのようなファイル\t163 164\n： 沒有此一檔案\t163 164\n： 没有那个文件\t163 164',
    547193058: "” is not recognized\t392\n” is not recognized as\t392\n” ist entweder falsch\t392\n” n'est pas reconnu\t392\n” no se reconoce como\t392\n” は、内部コマンド\t392\n” 不是内部\t392\n” 不是内部或外部命令\t392",
    549234155: '를 찾을 수\t1865',
    659902535: "GPU's architecture\t747\nGPU's capabilit\t747\nGPU's compute architecture\t747\nGPU's compute capabilit\t747",
    661528610: '" n\'est pas reconnu\t392',
    661528615: "' n'est pas reconnu\t392",
    661545283: "Can't find\t791 792",
    661545315: "can't be installed because it doesn't\t1370\ncan't find\t791 792\ncan't open \t1371\ncan't open file \t1372\ncan't start because\t807",
    661548868: "Don't know what to do with '\t881",
    661548900: "don't have enough free space in /\t1621",
    661615406: ".so' (not a mach-o file)\t482\n.so' (slice is not valid mach-o file)\t482",
    661679471: "omp' not found\t1729",
    662007641: "You're on \t1267\nYou're using \t1267",
    679517676: '은(는) 내부 또는 외부 명령\t1855',
    679779820: '을(를) 찾을 수 없\t2343 2344 2345',
    707403834: ': ***\t515',
    758528120: 'x86-64-v\t1298',
    760038484: 'TDM-GCC\t1031',
    761752432: 'pkg-config: command not found\t1325\npkg-config: not found\t1325',
    762146671: 'oom-kill\t1123',
    762212206: 'non-zero number of elements, but its data is not allocated yet\t2069',
    762341744: 'pip-build-env-\t2136',
    762342767: 'omp-tools.h\t1932 1933 1934',
    762671207: 'gpu-name\t1736',
    774910307: 'c10.dll\t1350',
    775191148: 'lz4.h\t1978 1979 1980 1981',
    778530416: 'png.h\t2137 2138 2139',
    778659430: 'ffi.h\t1693 1694 1695',
    778661997: 'mpi.h\t2013 2014 2015',
    779119975: 'gmp.h\t1725 1726 1727',
    779119983: 'omp.h\t1932 1933 1934',
    779644787: 'sox.h\t2199 2200 2201 2202',
    791687523: 'c10/cuda/impl/cuda_cmake_macros.h\t1351 1352 1353 1354 1355 1356\nc10/util/AlignOf.h\t1357 1358 1359\nc10/util/Array.h\t1357 1358 1359\nc10/util/Float\t625 626 627\nc10/util/Optional.h(\t1360\nc10/util/complex_utils.h\t1357 1358 1359\nc10/util/either.h\t1357 1358 1359\nc10/util/in_place.h\t1357 1358 1359\nc10/util/math_compat.h\t1357 1358 1359\nc10/util/reverse_iterator.h\t1357 1358 1359\nc10/util/variant.h\t1357 1358 1359',
    792938580: 'THC/THCAtomics.cuh\t1170 1171 1172\nTHC/THCDeviceUtils.cuh\t1173 1174 1175 1176\nTHC/THCNumerics.cuh\t1177 1178 1179',
    793528133: 'EGL/egl.h\t885 886 887\nEGL/eglext.h\t885 886 887\nEGL/eglplatform.h\t885 886 887',
    795636583: 'gsl/gsl_\t1739 1740 1741 1742',
    796096883: 'sys/cdefs\t1335\nsys/file.h\t1614\nsys/ioctl.h\t1614\nsys/mman.h\t1614\nsys/resource.h\t1614\nsys/socket.h\t1614\nsys/time.h\t1614\nsys/wait.h\t1614',
    796157294: 'net/http: request canceled\t1189',
    796225127: 'gnu/stubs\t1335',
    808464432: '000001\t497\n000007\t496\n0000135\t495\n0000139\t494',
    808465475: 'C4003: \t725',
    827018828: 'LNK1102\t1006\nLNK1104\t706 1007 1008 1009 1010 1011 1012 1013 1014\nLNK1112\t1015 1016\nLNK1158\t1017\nLNK1181\t1008 1009 1010 1011 1012 1013 1014 1018 1019\nLNK1248\t1020',
    827085907: 'STL1002: Unexpected compiler version, expected CUDA \t1157',
    828796205: '-mf16c\t501',
    842019395: 'C2027\t711',
    842020932: 'D8021\t861',
    842021188: 'D9024\t862',
    842211386: ': 32 bit compilation is only supported for\t516',
    842281539: 'C2429\t721',
    842348355: 'C7525\t721',
    842413891: 'C7624\t721',
    843796044: 'LNK2001\t375 1021\nLNK2005: \t1022\nLNK2019\t375',
    843859027: 'SDL2/SDL\t1153 1154 1155 1156',
    845374806: 'Vec256\t1255 1256',
    858796611: "C2039: \t712 713 714 715 716 717 718\nC2039: 'exc_traceback'\t719\nC2039: 'exc_type'\t719\nC2039: 'exc_value'\t719\nC2039: 'ob_digit'\t719\nC2039: 'tp_print'\t719\nC2039: 'use_tracing'\t719",
    863005040: 'pip3: command not found\t1566\npip3: not found\t1566',
    875968323: 'C7642\t721',
    877350476: 'LNK4272\t1016',
    895902824: 'hdf5.h\t1756 1757 1758 1759',
    909128259: 'C2061: \t718\nC2065\t720\nC2065: \t718',
    909207138: 'bf16 mixed precision requires PyTorch \t1332',
    909652803: 'C3861: \t718',
    925905197: '-1073741511\t494\n-1073741515\t495\n-1073741701\t496\n-1073741795\t497',
    926429763: 'C2872\t724',
    942682435: "C1083\t691 692 693 694 695 696 697 698 699 700 701 702 703 704 705 706 707\nC1083: Cannot open compiler generated file: '\t708",
    943010371: 'C2589: \t722',
    943011651: 'C7582\t721',
    959787587: 'C2593: \t723',
    976236899: 'c10::ScalarType\t1361\nc10::guts\t1362\nc10::optional<\t1363',
    976909409: 'at::DeprecatedTypeProperties\t1324',
    978144327: 'GLM: GLM_\t969',
    978341199: 'OMP: Error #15\t1110\nOMP: Error #15:\t1111\nOMP: Error #179: Function pthread_\t1112',
    979661939: 'std::shared_ptr<torch::jit\t2212 2213',
    979923827: 'ssh: Could not resolve hostname \t2209\nssh: connect to host \t2209',
    979923834: 'zsh: command not found: \t2336\nzsh: no matches found: \t2337',
    980445552: 'pip: command not found\t1566\npip: not found\t1566',
    980707687: 'git: command not found\t1325\ngit: not found\t1325',
    980708969: 'int: = is not a valid operator\t1837',
    1094928468: 'THCAssertSameGPU\t1168 1169\nTHCAtomics.cuh\t1170 1171 1172',
    1094997315: "CUDA Error \t744\nCUDA Error (222\t745\nCUDA Error (35\t746\nCUDA Error (code 222\t745\nCUDA Error (code 35\t746\nCUDA Error 222\t745\nCUDA Error 35\t746\nCUDA Error code 222\t745\nCUDA Error code 35\t746\nCUDA Error: \t744\nCUDA Error: (222\t745\nCUDA Error: (35\t746\nCUDA Error: (code 222\t745\nCUDA Error: (code 35\t746\nCUDA Error: 222\t745\nCUDA Error: 35\t746\nCUDA Error: code 222\t745\nCUDA Error: code 35\t746\nCUDA architecture\t747\nCUDA capabilit\t747\nCUDA compiler and CUDA toolkit headers are incompatible\t748\nCUDA compute architecture\t747\nCUDA compute capabilit\t747\nCUDA driver initialization failed, you might not have\t749\nCUDA driver is a stub library\t750\nCUDA driver library cannot be found\t751\nCUDA driver version is insufficient for CUDA runtime version\t752\nCUDA error \t744\nCUDA error (222\t745\nCUDA error (35\t746\nCUDA error (code 222\t745\nCUDA error (code 35\t746\nCUDA error 222\t745\nCUDA error 35\t746\nCUDA error code 222\t745\nCUDA error code 35\t746\nCUDA error: \t744\nCUDA error: (222\t745\nCUDA error: (35\t746\nCUDA error: (code 222\t745\nCUDA error: (code 35\t746\nCUDA error: 222\t745\nCUDA error: 35\t746\nCUDA error: code 222\t745\nCUDA error: code 35\t746\nCUDA extension not installed\t753\nCUDA failure \t744\nCUDA failure (222\t745\nCUDA failure (35\t746\nCUDA failure (code 222\t745\nCUDA failure (code 35\t746\nCUDA failure 222\t745\nCUDA failure 35\t746\nCUDA failure code 222\t745\nCUDA failure code 35\t746\nCUDA initialization: Found no NVIDIA driver on your system\t754\nCUDA unavailable, invalid device\t755\nCUDA unknown error - this may be due to an incorrectly set up environment\t756\nCUDA version mismatch! DeepSpeed ops were compiled and installed with a different version\t757\nCUDA was not found on the system, please set the CUDA_HOME\t758\nCUDA's architecture\t747\nCUDA's capabilit\t747\nCUDA's compute architecture\t747\nCUDA's compute capabilit\t747\nCUDA::nvToolsExt\t498 759 760\nCUDAGenerator\t737 738\nCUDAGuard\t761 762\nCUDAStreamGuard\t761 762\nCUDA_ARCHITECTURES is set to \t763\nCUDA_ERROR_ASSERT\t764\nCUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE\t765\nCUDA_ERROR_ILLEGAL_ADDRESS\t766\nCUDA_ERROR_INVALID_IMAGE\t767\nCUDA_ERROR_LAUNCH_FAILED\t766\nCUDA_ERROR_MISALIGNED_ADDRESS\t766\nCUDA_ERROR_NO_BINARY_FOR_GPU\t768\nCUDA_ERROR_NO_DEVICE\t769\nCUDA_ERROR_OUT_OF_MEMORY\t770\nCUDA_ERROR_STUB_LIBRARY\t750\nCUDA_ERROR_SYSTEM_DRIVER_MISMATCH\t771\nCUDA_ERROR_SYSTEM_NOT_READY\t772\nCUDA_ERROR_UNSUPPORTED_PTX_VERSION\t773\nCUDA_HOME\t774\nCUDA_HOME does not exist, unable to compile CUDA\t775\nCUDA_HOME environment variable is not set\t776\nCUDA_PATH\t774\nCUDA_PATH is set but CUDA wasn\t777\nCUDA_TOOLKIT_ROOT_DIR not found or specified\t778\nCUDA_VER\t779\nCUDA_VERSION\t779\nCUDA_tensor_apply\t780 781\nCUDAs architecture\t747\nCUDAs capabilit\t747\nCUDAs compute architecture\t747\nCUDAs compute capabilit\t747",
    1095060560: 'PLEASE ATTACH THE FOLLOWING FILES TO THE BUG REPORT\t1124',
    1096045407: '_STANDARD is set to invalid value\t1283\n_STATUS_ARCH_MISMATCH\t1284',
    1096308803: 'CXXABI_\t788\nCXXABI_1.3.\t789',
    1096766529: 'AT_ASSERT\t599',
    1098215527: 'gpuAtomicAdd\t1737 1738',
    1100513506: "‘AT_ASSERTM' has not been declared\t447\n‘AT_ASSERTM' was not declared\t447\n‘AT_ASSERTM’ has not been declared\t447\n‘AT_ASSERTM’ was not declared\t447",
    1100659951: '：Aucun fichier\t163 164',
    1111705684: 'THCBlas_\t1166 1167',
    1112099911: 'GLIBCXX_\t788\nGLIBCXX_3.4.\t789\nGLIBC_\t967\nGLIBC_2.\t968',
    1113812850: 'rocBLAS error: C\t2176',
    1126199118: 'No CUDA GPUs are available\t268 1058\nNo CUDA runtime is found, using CUDA_HOME=\t1059\nNo CUDA toolset found\t1060',
    1126199150: 'no CUDA-capable device is detected\t769',
    1128481103: 'OACC_\t971',
    1128482900: 'THCCeilDiv\t647 648',
    1128486478: 'NVCC \t1048\nNVCC" \t1048\nNVCC\' \t1048\nNVCC` \t1048\nNVCC’ \t1048',
    1128613955: 'CHECK_EQ\t599\nCHECK_GE\t599\nCHECK_GT\t599\nCHECK_LE\t599\nCHECK_LT\t599\nCHECK_NE\t599\nCHECK_NOTNULL\t599',
    1128680517: 'ELFCLASS32\t480\nELFCLASS64\t480',
    1129464159: '_ARCHITECTURES\t1280',
    1129467732: 'TORCH_CHECK\t1190\nTORCH_CUDA_API\t604 605\nTORCH_CUDA_ARCH_LIST is not set, all archs for visible cards\t1191\nTORCH_EXTENSION_NAME\t503\nTORCH_HIP_API\t709 710\nTORCH_LIBRARY_FRAGMENT\t1190',
    1130320961: 'AT_CHECK\t600 601\nAT_CHECK_INDEX\t600 601\nAT_CPP14_CONSTEXPR\t602 603\nAT_CUDA_API\t604 605',
    1131701607: 'getCurrentCUDABlasHandle\t761 762\ngetCurrentCUDASolverDnHandle\t761 762\ngetCurrentCUDASparseHandle\t761 762\ngetCurrentCUDAStream\t761 762\ngetCurrentDeviceProperties\t761 762',
    1131701619: 'setCurrentCUDAStream\t761 762',
    1131898190: 'NewConnectionError\t806',
    1145120800: ' (ADVANCED)\t2',
    1145260116: 'THCDevice\t1166 1167\nTHCDeviceUtils.cuh\t1173 1174 1175 1176',
    1145656910: 'NVIDIA driver on your system is too old\t1049\nNVIDIA-SMI has failed because it couldn\t1050',
    1145981254: 'FIND was unable to find an engine to execute\t911',
    1146438445: '-CUDA::nvToolsExt\t498',
    1146438508: 'lCUDA::nvToolsExt\t498',
    1147098177: 'AT_DISPATCH_ALL_TYPES_AND_HALF\t606 607',
    1148478823: 'getDefaultCUDAStream\t761 762\ngetDeviceProperties\t761 762',
    1150991599: '：Datei oder Verzeichnis\t163 164',
    1160670307: 'cl.EXE\t1450',
    1162235717: 'EOFError: Ran out of input\t890',
    1162297926: 'FBGEMM needs GCC \t787\nFBGEMM needs at least GCC \t787\nFBGEMM requires GCC \t787\nFBGEMM requires at least GCC \t787',
    1162363716: 'DCHECK_EQ\t599\nDCHECK_GE\t599\nDCHECK_GT\t599\nDCHECK_LE\t599\nDCHECK_LT\t599\nDCHECK_NE\t599\nDCHECK_NOTNULL\t599',
    1162629971: 'SSLError\t806',
    1163152969: "INTERNAL COMPILER ERROR in '\t979",
    1163875393: 'AT_ERROR\t599',
    1164863831: 'WinError 2]\t706\nWinError 3]\t706',
    1164994920: 'hipErrorAssert\t764\nhipErrorInvalidDeviceFunction\t1591\nhipErrorInvalidImage\t975\nhipErrorNoBinaryForGpu\t768\nhipErrorOutOfMemory\t770\nhipErrorSharedObjectInitFailed\t1762',
    1176517189: 'E: Failed to fetch\t884',
    1178749012: 'THBFloat16Blas_\t1166 1167\nTHBFloat16Storage\t1166 1167\nTHBFloat16Tensor\t1166 1167\nTHBFloat16Vector\t1166 1167',
    1179009347: 'CAFFE2_API\t604 605\nCAFFE2_CUDA_API\t604 605',
    1180652609: 'AT_FORALL_SCALAR_TYPES\t608 609',
    1195591764: 'THCGenerator\t1166 1167',
    1196312909: 'MINGW\t1031',
    1196773443: 'CPUGenerator\t737 738',
    1198271776: ' -lGLESv1\t7\n -lGLESv2\t7',
    1198418253: 'MinGW\t1031',
    1229408595: 'SIGILL\t497',
    1230262351: 'OPTIX_ERROR_UNSUPPORTED_ABI_VERSION\t1115',
    1230455855: '/DWIN32\t504',
    1230984257: 'AT_INDEX_ERROR\t610 611',
    1231254131: 'srcIndex < srcSelectDimSize\t2208',
    1232367438: 'NotImplementedError: C\t1103',
    1262570819: 'CMAKE_CUDA_ARCHITECTURES\t728\nCMAKE_CUDA_ARCHITECTURES must be non-empty\t729\nCMAKE_CUDA_ARCHITECTURES:\t730 731\nCMAKE_CUDA_COMPILER\t732\nCMAKE_CUDA_COMPILER not set, after EnableLanguage\t733\nCMAKE_CUDA_COMPILER:\t734',
    1279415619: 'CUBLAS_STATUS_INTERNAL_ERROR when calling \t740\nCUBLAS_STATUS_INVALID_VALUE when calling \t741',
    1279598650: ': ELF load command past end of file\t521',
    1280136782: 'NVML Shared Library Not Found\t927',
    1280595267: 'CUTLASS needs GCC \t787\nCUTLASS needs at least GCC \t787\nCUTLASS requires GCC \t787\nCUTLASS requires at least GCC \t787',
    1281311820: 'LD_LIBRARY_PATH contains incompatible version of cudnn\t1000',
    1297501260: 'LLVM ERROR: \t1002\nLLVM ERROR: Cannot select: \t1003\nLLVM ERROR: Cannot select: intrinsic %llvm.\t1004\nLLVM ERROR: out of memory\t1005',
    1298295148: 'libMIOpen.so.\t1909',
    1299212648: 'hipModuleLoad failed: \t1763',
    1310748265: 'in Namensbereich\t1666',
    1313032276: 'THCNumerics\t1166 1167\nTHCNumerics.cuh\t1177 1178 1179',
    1313101123: 'CUDNN_INCLUDE_DIR\t782\nCUDNN_INCLUDE_PATH\t782\nCUDNN_LIBRARY\t782\nCUDNN_LIBRARY_PATH\t782\nCUDNN_STATUS_ALLOC_FAILED\t783\nCUDNN_STATUS_NOT_INITIALIZED\t784\nCUDNN_STATUS_SUBLIBRARY_LOADING_FAILED\t785',
    1313753172: 'THNN_\t1187 1188',
    1313821514: 'JSONDecodeError: \t890',
    1315072364: 'libNVVM cannot be found. Do `conda install\t1910',
    1315728452: 'DllNotFoundException: Unable to load \t879',
    1318763759: '：No existe el\t163 164\n：No such file\t163 164',
    1330529327: '/DNOMINMAX\t504',
    1330795077: 'ERROR: Could not find a version\t891\nERROR: No supported gcc/g++ host compiler found\t892\nERROR: Python dependency not found\t893\nERROR: Wheel \'\t894\nERROR: unknown command "\t895',
    1330857298: 'RESOURCE_EXHAUSTED: \t1145',
    1346521420: 'LIBPOSTPROC\t1001',
    1347243847: 'GOMP_\t971',
    1347638595: 'CUSPARSE_\t786',
    1347703880: 'HTTP 000 CONNECTION FAILED\t813',
    1349083987: 'SciPy needs GCC \t787\nSciPy needs at least GCC \t787\nSciPy requires GCC \t787\nSciPy requires at least GCC \t787',
    1349350734: 'NumPy\t1104\nNumPy C-API version 0x\t1105\nNumPy needs GCC \t787\nNumPy needs at least GCC \t787\nNumPy requires GCC \t787\nNumPy requires at least GCC \t787\nNumPy was built with baseline optimizations\t1106',
    1377843753: '): Read timed out\t466',
    1380141140: 'THCRandom\t1166 1167\nTHCRoundUp\t647 648',
    1380993352: 'HIPRTC_ERROR_COMPILATION\t808',
    1381122399: '_ARRAY_API\t1281',
    1394634574: 'No SOURCES given to target: \t1061',
    1396918356: 'THCState\t1180 1181\nTHCStorage\t1166 1167\nTHCStream\t1180 1181',
    1397049428: 'THESE PACKAGES DO NOT MATCH THE HASHES\t1186',
    1397050439: 'GLES2/gl\t960 961\nGLES3/gl\t960 961\nGLESv1\t962\nGLESv2\t962',
    1397706309: 'ENOSPC: no space\t889',
    1397900630: 'VERSION_MISMATCH\t1254',
    1398757712: 'PY_SSIZE_T_CLEAN macro must be defined\t1125',
    1400137063: 'getStreamFromPool\t761 762',
    1411398185: '): The output of this custom operator (1) must not also be an input\t467',
    1413567571: 'STATUS_DLL_NOT_FOUND\t495\nSTATUS_ENTRYPOINT_NOT_FOUND\t494\nSTATUS_INVALID_IMAGE_FORMAT\t496',
    1413695572: 'THCTensor\t1166 1167\nTHCThrustAllocator\t1166 1167',
    1413761108: 'THDTensor\t1166 1167',
    1414416672: ' INTERNAL ASSERT FAILED\t12',
    1414744148: 'THSTensor\t1166 1167',
    1415530580: 'TH_TENSOR_APPLY\t780 781',
    1416914279: 'getTHCState\t1180 1181',
    1428175429: 'E: Unable to fetch some archives\t884',
    1430462522: ': CUDA cannot be found\t518',
    1430462575: 'o CUDA toolkit found\t812\no CUDA toolkit was found\t812',
    1430472788: 'THCUNN_\t1166 1167',
    1430481965: '-lCUDA::nvToolsExt\t498',
    1431455828: 'THRUST_NS_QUALIFIER\t743',
    1447250004: 'THCVector\t1166 1167',
    1448299815: "'MSVCCompiler' object has no attribute '\t448",
    1464224839: 'GLFW/glfw3.h\t963 964 965 966',
    1465865281: 'AT_WARN\t612 613',
    1498173007: 'ONLY build\t1113',
    1596993859: 'C10_FALLTHROUGH\t602 603\nC10_HIP_API\t709 710\nC10_HIP_KERNEL_LAUNCH_CHECK\t709 710\nC10_HOST_CONSTEXPR\t602 603\nC10_NORETURN\t602 603',
    1596993891: 'c10_cuda.lib\t1364',
    1598116680: 'HSA_STATUS_ERROR_INVALID_ISA\t976',
    1598182723: 'CUB_NS_QUALIFIER\t742 743',
    1598243655: 'GCC_1\t788\nGCC_3\t788\nGCC_4\t788\nGCC_7\t788',
    1598244948: 'THC_assertSameGPU\t1168 1169',
    1598965328: 'PFN_cuTensorMapEncode\t786',
    1599357223: "'AT_ASSERTM' has not been declared\t447\n'AT_ASSERTM' was not declared\t447\n'AT_ASSERTM’ has not been declared\t447\n'AT_ASSERTM’ was not declared\t447",
    1600939103: '_dl_check_map_versions: Assertion\t1290',
    1601008225: 'arm_acle\t1317\narm_bf16\t1317\narm_fp16\t1317\narm_neon\t1317\narm_sve\t1317',
    1601009011: 'sum_intlist\t2144 2145',
    1601010035: 'sym_numel\t941\nsym_size\t941\nsym_stride\t941',
    1601204323: 'cpp_extension.load\t62 1580\ncpp_extension.py\t62',
    1629515598: 'No available memory for the cache blocks\t1062',
    1629516905: 'it as a build dependency\t1860',
    1631789114: ': Cannot allocate memory\t519\n: Cannot fork\t520',
    1631811920: 'PyCapsule\t1137',
    1631854650: ': Datei oder Verzeichnis\t163 164\n: Datei zu kurz\t521',
    1631985722: ': Failed to preprocess host compiler properties\t522',
    1632127060: 'THHalfBlas_\t1166 1167\nTHHalfStorage\t1166 1167\nTHHalfTensor\t1166 1167\nTHHalfVector\t1166 1167',
    1632313402: ': Kann die Shared\t530\n: Kann die Shared-Object-Datei nicht öffnen\t528',
    1632466510: 'NvMapMem\t1108',
    1632641082: ': Path to libdevice library not specified\t543',
    1633836895: '__ballot\t786',
    1633839468: 'libaio.h\t1911 1912 1913 1914\nlibamdhip64.so.\t1909\nlibav\t1915',
    1633886247: "' cannot overload\t404",
    1633886266: ': calling a constexpr __device__ function\t554\n: calling a constexpr __host__ function\t555\n: cannot find /\t556\n: cannot open shared obj\t530\n: cannot open shared object\t557 558\n: cannot open shared object file: No such\t559\n: cannot read file data\t521 560',
    1633903970: 'because it has a CompositeImplicitAutograd\t1328',
    1633903972: 'decay_t\t1457',
    1633906540: 'local memory limit exceeded (\t1972',
    1633973571: 'Cuda Configuration Error: C\t859\nCuda error: \t744\nCuda error: (222\t745\nCuda error: (35\t746\nCuda error: (code 222\t745\nCuda error: (code 35\t746\nCuda error: 222\t745\nCuda error: 35\t746\nCuda error: code 222\t745\nCuda error: code 35\t746',
    1633973603: 'cuda execution failed with error \t744\ncuda execution failed with error (222\t745\ncuda execution failed with error (35\t746\ncuda execution failed with error (code 222\t745\ncuda execution failed with error (code 35\t746\ncuda execution failed with error 222\t745\ncuda execution failed with error 35\t746\ncuda execution failed with error code 222\t745\ncuda execution failed with error code 35\t746\ncuda runtime error \t744\ncuda runtime error (2) : out of memory\t1589\ncuda runtime error (222\t745\ncuda runtime error (35\t746\ncuda runtime error (code 222\t745\ncuda runtime error (code 35\t746\ncuda runtime error 222\t745\ncuda runtime error 35\t746\ncuda runtime error code 222\t745\ncuda runtime error code 35\t746\ncuda.is_available()\t268\ncudaBindTexture\t786\ncudaConfigureCall\t786\ncudaErrorAssert\t764\ncudaErrorCallRequiresNewerDriver\t598\ncudaErrorCompatNotSupportedOnDevice\t765\ncudaErrorInsufficientDriver\t1590\ncudaErrorInvalidDeviceFunction\t1591\ncudaErrorInvalidKernelImage\t767\ncudaErrorMemoryAllocation\t770\ncudaErrorNoDevice\t769\ncudaErrorNoKernelImageForDevice\t768\ncudaErrorStubLibrary\t750\ncudaErrorSystemDriverMismatch\t771\ncudaErrorSystemNotReady\t772\ncudaErrorUnsupportedPtxVersion\t773\ncudaFuncAttributeMaxDynamicSharedMemorySize, \t1592\ncudaGetDeviceCount()\t1593\ncudaLaunchCooperativeKernelMultiDevice\t786\ncudaPointerAttributes\t1594\ncudaProfilerInitialize\t786\ncudaThreadExit\t786\ncudaThreadSynchronize\t786\ncudaTypedefs.h\t1574 1575\ncudaUnbindTexture\t786\ncuda_awbarrier\t1574 1575\ncuda_bf16.h\t1574 1575\ncuda_fp4.h\t1574 1575\ncuda_fp6.h\t1574 1575\ncuda_fp8.h\t1574 1575\ncuda_pipeline\t1574 1575\ncuda_ver\t779\ncuda_version\t779\ncudart64_\t1586 1587 1588',
    1634036816: 'Please install \t1136',
    1634036848: 'please install \t1136',
    1634082855: "' failed: \t407",
    1634100580: 'default_program(\t1605',
    1634166092: 'LegacyTHDispatcher\t1023 1024\nLegacyTHFunctionsCUDA\t1023 1024',
    1634166124: 'legacy-install-failure\t1904',
    1634213922: '" has no member\t204 377 378\n" has no member \t379 380 381 382\n" has no member "\t383 384 385 386 387 388\n" has no member class\t389',
    1634213927: "' has no attribute '\t408 409 410 411",
    1634230111: '__half\t1287',
    1634235424: ' that depend on a template parameter\t352',
    1634493027: 'cblas.h\t1437 1438 1439\ncblas_mangling.h\t1437 1438 1439',
    1634493984: ' flag is not supported with the configured host compiler\t170',
    1634494055: 'gflags/gflags.h\t1714 1715 1716 1717 1718',
    1634541602: '" matches these operands\t394\n" may not be used in the type-id\t395',
    1634541612: ', may conflict with lib\t483',
    1634563438: 'numa.h\t2081 2082 2083\nnumaif.h\t2081 2082 2083',
    1634564716: 'lzma.h\t1982 1983 1984 1985',
    1634625890: 'binaries were compiled with C\t1333',
    1634629956: 'DynamicLibNotFoundError: Failure finding \t883',
    1634629988: 'dynamic module does not\t1623\ndynamic_cast\t1624',
    1634692128: ' load any \t168\n loaded at\t259',
    1634692166: 'Float8_e\t941',
    1634754915: 'capability\t1433 1434',
    1634754924: 'lapack\t1867\nlapacke.h\t1868 1869 1870 1871',
    1634760805: "expanded from macro \t1673\nexpanded from macro '__noinline__'\t1674\nexpansion of macro \t1673",
    1634886000: 'parameter packs not expanded with\t2133 2134',
    1634887263: '_frame\t1138 1291',
    1634887267: 'cframe"\t1446\ncframe\'\t1446\ncframe’\t1446',
    1634890835: 'Strawberry\t1031',
    1634890867: 'stratégie de contrôle d\t651',
    1634954337: 'alsa/asoundlib.h\t1300 1301 1302 1303 1304',
    1634954837: 'UnsatisfiableError: The following specifications\t1241\nUnsatisfiedLinkError: \t1242\nUnsatisfiedLinkError: no \t1243',
    1634954869: 'unsatisfied condition: \t2296',
    1635000378: ': target specific option mismatch\t586',
    1635017059: 'catastrophic error\t1436',
    1635017062: 'fatal error C10\t1685\nfatal error C1001: \t1686\nfatal error C1081\t1687\nfatal error: error in backend: \t1688\nfatal error: error in backend: Cannot select: intrinsic %llvm.amdgcn.\t1689\nfatal: early EOF\t1690\nfatal: fetch-pack: \t1690\nfatal: not a git repository\t1691\nfatal: unable to \t1692',
    1635018093: 'metadata-generation-failed\t1904',
    1635020660: 'total shared memory allocation is larger than available memory. Dynamic size: \t2263',
    1635022189: 'mutable_data_ptr\t941',
    1635151433: "Invalid CUDA 'device=\t993\nInvalid requirement: \t994\nInvalid wheel filename\t238\nInvalidMatchSpec: \t995\nInvalidVersionSpec: \t995",
    1635151465: 'invalid command "bdist_wheel\t1840\ninvalid command "dist_info\t1840\ninvalid command "editable_wheel\t1840\ninvalid command \'bdist_wheel\t1840\ninvalid command \'dist_info\t1840\ninvalid command \'editable_wheel\t1840\ninvalid command bdist_wheel\t1840\ninvalid command dist_info\t1840\ninvalid command editable_wheel\t1840\ninvalid conversion from \t1841\ninvalid device function\t1842\ninvalid input constraint \'+h\' in asm\t1843\ninvalid input constraint \'+l\' in asm\t1843\ninvalid input constraint \'+r\' in asm\t1843\ninvalid input constraint \'=+h\' in asm\t1843\ninvalid input constraint \'=+l\' in asm\t1843\ninvalid input constraint \'=+r\' in asm\t1843\ninvalid input constraint \'=h\' in asm\t1843\ninvalid input constraint \'=l\' in asm\t1843\ninvalid input constraint \'=r\' in asm\t1843\ninvalid input constraint \'h\' in asm\t1843\ninvalid input constraint \'l\' in asm\t1843\ninvalid input constraint \'r\' in asm\t1843\ninvalid literal for int() with base 10: \t1844\ninvalid operands to binary expression (\t1845\ninvalid operands to binary expression (\'\t1846\ninvalid output constraint \'+h\' in asm\t1843\ninvalid output constraint \'+l\' in asm\t1843\ninvalid output constraint \'+r\' in asm\t1843\ninvalid output constraint \'=+h\' in asm\t1843\ninvalid output constraint \'=+l\' in asm\t1843\ninvalid output constraint \'=+r\' in asm\t1843\ninvalid output constraint \'=h\' in asm\t1843\ninvalid output constraint \'=l\' in asm\t1843\ninvalid output constraint \'=r\' in asm\t1843\ninvalid output constraint \'h\' in asm\t1843\ninvalid output constraint \'l\' in asm\t1843\ninvalid output constraint \'r\' in asm\t1843\ninvalid pyproject.toml config: \t1847\ninvalid target ID \t1246\ninvalid value \'armv9\t1298\ninvalid value \'c++\t1848\ninvalid value \'gnu++\t1848\ninvalid value (\'armv9\t1298\ninvalid value (‘armv9\t1298\ninvalid value for --gpu-architecture\t1849\ninvalid value ‘armv9\t1298',
    1635196967: "' was defined more than once\t435\n' was defined more than once (in files \t436",
    1635197024: '` was removed in the NumPy 2\t1296',
    1635281254: 'fixable by adding \t1703',
    1635284080: 'ptxas application ptx input, line \t2146\nptxas does not support CC \t2147\nptxas info \t2148\nptxas warning \t2148',
    1638515570: 'réadressage R_\t2156\nréadressage de R_\t2156',
    1646292852: 'to be installed\t1330',
    1647473766: 'ft2build.h\t1707 1708 1709 1710',
    1650424144: 'Py_buffer\t1144',
    1650552405: 'Unable to find\t791 792\nUnable to find a valid cuDNN algorithm\t1226\nUnable to find code object for all current devices\t1227\nUnable to find vcvarsall.bat\t1228\nUnable to import \t801\nUnable to load \t801\nUnable to load any of {lib\t1229\nUnable to load library \t804\nUnable to load the library \t804\nUnable to locate\t792\nUnable to pre-compile ops without torch installed\t1230\nUnable to register cu\t1231',
    1650552421: 'enable executable\t1627\nenable_if_t\t1457',
    1650552437: 'unable to execute \t2272\nunable to execute \'\t2273\nunable to execute command: Killed\t2274\nunable to find\t792\nunable to find a build program corresponding to "NMake Makefiles\t2275\nunable to find a build program corresponding to "Ninja\t2276\nunable to find a build program corresponding to "Unix Makefiles\t2277\nunable to find library -l\t1390 1391 1392 1393 1394 1395 1396 1397 1398 1399 2278 2279 2280\nunable to find library -lEGL\t1400\nunable to find library -lGLEW\t1401\nunable to find library -laio\t1402\nunable to find library -lffi\t1403\nunable to find library -lglog\t1404\nunable to find library -ljpeg\t1405\nunable to find library -lnuma\t1406\nunable to find library -lstdc++\t1408\nunable to find library -ltbb\t1409\nunable to find library -luuid\t1410\nunable to find library -lz\t1411\nunable to locate\t792\nunable to open database file\t2281\nunable to open output file \t2282',
    1650552929: 'apability not supp\t1309',
    1650616684: 'libbitsandbytes_cpu.\t1916',
    1650748780: 'lmdb.h\t1967 1968 1969 1970',
    1651076128: ' libraries are not found\t257\n library not found\t258',
    1651076143: '/libATen.\t511\n/libMIOpen\t512\n/libamd_comgr\t512\n/libamdhip64\t512\n/libc10.\t511\n/libcaffe2.\t511\n/libcublas\t512\n/libcuda\t512\n/libcufft\t512\n/libcufile\t512\n/libculibos\t512\n/libcupti\t512\n/libcurand\t512\n/libcusolver\t512\n/libcusparse\t512\n/libcutensor\t512\n/libhip\t512\n/libhsa-runtime64\t512\n/libhsakmt\t512\n/libnccl\t512\n/libnpp\t512\n/libnvJitLink\t512\n/libnvidia-ml\t512\n/libnvjpeg\t512\n/libnvrtc\t512\n/libnvshmem\t512\n/librccl\t512\n/libroc\t512\n/libtorch.\t511\n/libtorch_cpu.\t511\n/libtorch_global_deps.\t511\n/libtorch_python.\t511',
    1651076218: 'zlib.h\t2332 2333 2334 2335',
    1651336557: "member access into incomplete type '\t1988\nmember reference type \t1989",
    1651337587: 'simbolo ambiguo\t1036',
    1651340622: 'Numba needs NumPy \t1107',
    1651341651: 'Symbol\t375',
    1651341683: 'symbol not found in flat namespace\t375\nsymbole ambigu\t1036',
    1651449895: "' object has no attribute 'ds_opt_\t430",
    1651469415: 'global interpreter lock (GIL) has been enabled to load module\t1720\nglobalLegacyTypeDispatch\t1023 1024',
    1651668340: 'turbojpeg.h\t2265 2266 2267 2268',
    1651860850: 'reubicación R_\t2156',
    1651864352: " submodule path '\t348",
    1663067490: 'be created directly\t1327',
    1663070030: 'No compatible code objects found for: gfx\t1063\nNo compiled \t1064',
    1663071343: 'ot compiled with \t2123\not currently implemented\t2100\not currently supported\t2100',
    1664044099: 'CL/cl\t726 727',
    1667309616: '0 active drivers ([])\t514',
    1667393900: 'libc10_cuda.so: \t1917\nlibcublas.so.\t1918\nlibcublasLt.so.\t1918\nlibcuda.so\t1919\nlibcuda.so cannot found\t1920\nlibcuda.so not found! Do you have a CUDA driver\t1921\nlibcuda.so.1\t1919\nlibcuda.so.1 is not a symbolic link\t1922\nlibcudart.so.\t1918\nlibcufft.so.\t1918\nlibcupti.so.\t1918\nlibcusolver.so.\t1918\nlibcusparse.so.\t1918',
    1667462766: 'nvcc \t1048\nnvcc :\t2090\nnvcc cannot find a supported version of\t2091\nnvcc fatal   : Cannot find compiler \'\t2092\nnvcc fatal   : Could not open input file \'\t2093\nnvcc fatal   : redefinition of argument \'\t2094\nnvcc is required to \t797\nnvcc not found\t2095\nnvcc was not found\t2095\nnvcc ：\t2090\nnvcc" \t1048\nnvcc\' \t1048\nnvcc:\t2090\nnvcc` \t1048\nnvcc’ \t1048\nnvcc：\t2090',
    1667592275: "Specified provider 'CUDAExecutionProvider' is not in available provider\t1163\nSpecify CUDA_TOOLKIT_ROOT_DIR\t1164",
    1667592307: 'specified that you may need to import the \t2203',
    1667594309: 'Exec format error\t898',
    1667594341: 'exec format error\t898\nexecinfo.h\t1614\nexecutable in path specified by\t1669\nexecutor failed running\t1670',
    1667656804: 'dlfcn.h\t1614',
    1667722864: 'pngconf.h\t2137 2138 2139',
    1667852407: 'which is not an existing directory\t2326',
    1667853909: "UnicodeDecodeError: 'utf\t1232",
    1667854445: 'mpicxx.h\t2013 2014 2015',
    1668033824: ' -lcrypt\t8',
    1668180256: ' incompatible with current version \t209',
    1668181859: 'conclude\t1565',
    1668183398: 'function for call to \t1711',
    1668248144: 'Processus arrêté\t882\nProcessus arrêté a terminé le programme \t455',
    1668248176: "procedure entry point\t375\nprocessor does not support \t736\nprocessor doesn't support \t736\nprocessor lacks \t736",
    1668311400: "hipcc' failed: No such file\t1764\nhipcc: No such file\t1765\nhipcc: command not found\t1765\nhipcc: not found\t1765",
    1668440352: ' architecture of input file \t17',
    1668443988: 'Torch is needed\t1139\nTorch is not installed\t1139\nTorch is required\t1139\nTorch must be installed\t1139\nTorch needs to be installed\t1139',
    1668444020: 'torch is needed\t1139\ntorch is not installed\t1139\ntorch is required\t1139\ntorch is required for \t2236\ntorch must be installed\t1139\ntorch needs GCC \t787\ntorch needs at least GCC \t787\ntorch needs to be installed\t1139\ntorch requires GCC \t787\ntorch requires at least GCC \t787\ntorch.OutOfMemoryError\t2237\ntorch._inductor.exc.\t2238\ntorch.cuda.OutOfMemoryError\t2237\ntorch.dll\t1350\ntorch.utils.ffi is deprecated\t2239\ntorch.version.cuda\t2240\ntorch/all.h\t614 615 616\ntorch/csrc/PythonTypes.h\t2241 2242 2243\ntorch/csrc/StorageDefs.h\t2241 2242 2243\ntorch/csrc/THP_export.h\t2241 2242 2243\ntorch/csrc/WindowsTorchApiMacro.h\t2241 2242 2243\ntorch/csrc/jit/\t2244 2245 2246 2247 2248\ntorch/csrc/stable/\t626 627\ntorch/csrc/utils/auto_gil.h\t2249 2250 2251\ntorch/csrc/utils/disallow_copy.h\t2249 2250 2251\ntorch/csrc/utils/future.h\t2249 2250 2251\ntorch/csrc/utils/memory.h\t2249 2250 2251\ntorch/csrc/utils/six.h\t2249 2250 2251\ntorch/extension.h\t626 627 2252 2253 2254 2255 2256\ntorch/headeronly/\t626 627\ntorch/library.h\t614 615 616\ntorch/python.h\t614 615 616\ntorch/script.h\t614 615 616\ntorch/torch.h\t614 615 616\ntorch/types.h\t614 615 616\ntorch::jit::RegisterOperators::RegisterOperators(const char\t2257\ntorch_cpu.dll\t1350\ntorch_cuda.lib\t1364\ntorch_extensions\t62 2258\ntorch_global_deps.dll\t1350\ntorchaudio C++ extension is not available\t2259\ntorchinductor_\t2260 2261\ntorchvision.transforms.functional_tensor\t2262',
    1668571501: 'matching\t1987',
    1668571504: 'patch: command not found\t1325\npatch: not found\t1325',
    1668628794: ':Aucun fichier\t163 164',
    1671200994: '“constexpr\t401',
    1681143415: 'w64devkit\t1031',
    1684104530: 'ReadTimeout\t806\nReadTimeoutError\t806',
    1684104562: 'read-only segment has dynamic IFUNC relocations\t2151\nread-only segment has dynamic relocations\t2151',
    1684107084: 'LoadLibrary failed with error 126\t1029\nLoaded runtime CuDNN library: \t1030',
    1684107116: 'load any more object with static\t1971',
    1684171116: 'libdevice not found at \t1923',
    1684302184: 'hidden symbol \t1760',
    1684366670: 'Need \t1054\nNeed to compile C++ extensions to \t1055\nNeeds \t1054',
    1684366702: 'need \t1054\nneed PyTorch\t1147\nneed Pytorch\t1147\nneed pyTorch\t1147\nneed pytorch\t1147\nneed torch\t1147\nneeded\t2028\nneeds \t1054\nneeds CUDA\t2029\nneeds PyTorch\t1147\nneeds Pytorch\t1147\nneeds exactly \t1343\nneeds pyTorch\t1147\nneeds pytorch\t1147\nneeds torch\t1147',
    1684367716: 'died with <Signals.SIGKILL: 9>\t1611',
    1684611130: ': identifier "__\t581',
    1684632949: 'uuid/uuid.h\t2306 2307 2308 2309',
    1684633198: 'nvidia-container-cli: initialization error: \t2097\nnvidia-fabricmanager\t931',
    1684955424: ' and above\t15\n and higher\t15\n and later\t15\n and newer\t15\n and torchaudio \t16',
    1684955491: 'candidate function not viable: call to __host__ function from \t1373',
    1684957510: 'FindCUDA says CUDA version is\t940',
    1684957527: 'Windows Long Path support enabled\t1262\nWindows not yet supported for torch.compile\t1263',
    1684959043: 'CondaHTTPError\t813\nCondaSSLError\t813',
    1684959075: 'conda: command not found\t1566\nconda: not found\t1566\nconditional_t\t1457',
    1684960544: ' undeclared\t252',
    1685024032: ' module has been removed\t260\n module is not found\t261',
    1685025392: 'prod_intlist\t2144 2145',
    1685222775: 'wurde in diesem Gültigkeitsbereich nicht deklariert\t1331',
    1685353338: 'zstd.h\t2338 2339 2340 2341',
    1685414702: '.cuda.o\t503',
    1685414747: '[cudnn_frontend] Error: No \t1277',
    1689699140: 'Dödad-signal avslutade programmet \t455',
    1696610855: "': expected a number\t445",
    1696610857: '): error : expected a "("\t468\n): error: argument list for template template\t469\n): error: exception specification is incompatible\t470\n): error: expected a "("\t468\n): error: identifier "\t389\n): error: identifier "__\t471 472\n): error: incomplete type is not allowed\t473\n): error: invalid combination of type specifiers\t474\n): error: name followed by "::" must\t469\n): error: no instance of\t475\n): error: static assertion failed with "\t476',
    1696624193: 'An error happened while trying to locate the file on the Hub\t650',
    1696624233: 'in expansion of macro \t1673',
    1696624462: 'No existe el \t653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670',
    1696624494: 'no es un miembro de\t1666',
    1697082912: " n'est pas reconnu\t249\n n'est pas un membre de\t227 228 229",
    1697541219: 'cl.exe\t1450\ncl.exe with traditional preprocessor \t1451',
    1698832442: ': Befehl nicht gefunden\t517',
    1699094621: '] Fehler 137\t1278',
    1699160157: '] Getötet\t1278',
    1699170388: 'THGenerator\t1166 1167',
    1699553338: ': Memory allocation failure\t531',
    1699618874: ": Ne peut ouvrir le fichier d'objet partagé\t528",
    1699749946: ': Permission denied\t544',
    1699881006: '. Required capability\t502',
    1699881018: ': Resource temporarily unavailable\t546\n: Ressource temporairement\t546',
    1700022356: 'THTensor\t1166 1167\nTHTensorMath\t1166 1167',
    1700153428: 'THVector\t1166 1167',
    1700212059: '[-Werror\t1268',
    1700948332: 'libelf.h\t1924 1925 1926 1927',
    1701013836: 'License classifiers have been superseded by license expressions\t1028',
    1701017669: 'Exception: Unsupported GPU\t908\nException: Unsupported GPU model\t908\nException: Unsupported GPU type\t908\nException: unsupported GPU\t908\nException: unsupported GPU model\t908\nException: unsupported GPU type\t908',
    1701017701: 'exception handling disabled\t1667\nexception handling is disabled\t1668',
    1701078386: 'redeclaration of\t569\nredefinition of \t2153',
    1701079328: ' identifier "\t203 204',
    1701080161: 'alderlake\t1298',
    1701080649: 'IndentationError: \t984\nIndexError: \t985 986\nIndexError: _Map_base::at\t987\nIndexError: map::at\t987\nIndexError: unordered_map::at\t987',
    1701080681: 'index_sequence\t1457',
    1701080693: 'undeclared\t1795\nundeclared identifier \t1771 1772 1773 2066 2283\nundefined reference to \t2284\nundefined symbol: \t375\nundefined symbol: Py\t2285\nundefined symbol: _Py\t2285\nundefined symbol: mkl_\t2286\nundefinierter Verweis auf\t375\nundefiniertes Symbol\t375\nunderlying_type_t\t1457',
    1701080899: 'Code kann nicht fortgesetzt werden, da\t807\nCode object build failed\t808\nCodes kann nicht fortgesetzt werden, da\t807',
    1701080931: 'code execution cannot proceed because\t807',
    1701146144: ' needed by \t266 267',
    1701147424: ' seems to be not installed\t344',
    1701209458: "reference indefinie vers\t375\nreference indéfinie vers\t375\nreference to\t375\nreference to __host__ function '\t2154\nreferences to\t375\nreferencia a\t375\nreferencia indefinida a\t375\nreferencia indefinida para\t375\nreferencia nao definida a\t375\nreferencia nao definida para\t375\nreferencia não definida a\t375\nreferencia não definida para\t375\nreferensi ke\t375\nreferência indefinida a\t375\nreferência indefinida para\t375\nreferência nao definida a\t375\nreferência nao definida para\t375\nreferência não definida a\t375\nreferência não definida para\t375",
    1701210482: 'riferimento non definito a\t375',
    1701211721: "Inferred operator schema for a C++ kernel function doesn't match the expected function schema\t988",
    1701211753: 'infer_schema(func): \t1827 1828',
    1701274484: 'tcgen05\t2182',
    1701275973: 'Eigen/\t896',
    1701344288: ' the MPS \t353',
    1701345056: ' when calling \t369',
    1701405728: ' died due to signal \t39\n died due to signal 9\t40\n died due to signal 9 (Kill signal)\t40\n died with status 0x\t41',
    1701407843: 'client error (Connect)\t1455',
    1701409364: "Tried to instantiate class '\t1210\nTried to register an operator (\t1211 1212\nTried to register multiple backend fallbacks for the same dispatch key \t1213\nTried to register multiple operators with the same name\t1214",
    1701470831: 'object has no attribute\t2101\nobject has no attribute \t2102\nobject type is: \t2103',
    1701536109: 'make: \t508\nmake: command not found\t1325\nmake: not found\t1325\nmake_index_sequence\t1457\nmake_unique\t1457',
    1701603654: 'File already exists in database: \t935\nFile o directory non\t653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670\nFileExistsError: [\t936\nFileNotFoundError: [Errno 2] \t937\nFilename longer than 260 characters\t938\nFilename too long\t939',
    1701603681: 'ailed to initialize NVML: Driver/library version mismatch\t1297',
    1701603686: 'file failed to open for reading\t1700\nfile_baton.py\t1701\nfile_baton.py:\t1702',
    1701604425: 'Illegal instruction\t497 649',
    1701667150: "NameError: name \t1051\nNameError: name '\t1052\nNameError: name '_C' is not defined\t1053",
    1701667182: 'name \'bare_metal_version\' is not defined\t2020\nnamespace "\t2021\nnamespace "c10::guts" has no member "\t2022\nnamespace "std" has no member \t2023 2024 2025 2026\nnamespace name\t2027',
    1701669204: 'TimeoutError: \t816',
    1701670771: "some optimisations will not be enabled\t2197\nsome optimizations will not be enabled\t2197\nsomething wrong with flag '\t2198",
    1701716007: "' needs target feature \t427 428\n' newer than toolkit\t429",
    1701716012: ', needed by\t484\n, needed by \t485',
    1701733735: 'generated with LTO version \t1712\ngeneric_type: \t1713',
    1701737812: 'TunerSimple_cached_get_nvrtc_params.cc(\t1217',
    1701798944: " does not dominate this use\t42\n does not exist\t43 44 45 46\n does not have \t47\n does not include kernels for this GPU\t48\n does not match \t49\n does not match filename: \t50\n does not match namespace of enclosing TORCH_LIBRARY\t51\n does not match runtime version \t52\n does not name a\t53\n does not name a type\t54 55 56 57 58 59\n does not support \t60\n doesn't exist\t44\n doesn't match \t49",
    1701863764: 'Tapettu\t882\nTapettu-signaali päätti \t455',
    1701865808: 'Pipeline failed while executing [\t1135',
    1701867296: ' open include file\t292 293 294 295 296 297 298 299 300 301 302 303 304 305 306 307 308 309 310 311 312 313 314 315 316 317 318 319 320 321 322 323 324 325 326 327 328 329\n open source file\t204 292 293 294 295 296 297 298 299 300 301 302 303 304 305 306 307 308 309 310 311 312 313 314 315 316 317 318 319 320 321 322 323 324 325 326 327 328 329',
    1701867311: '/openmp\t504',
    1701869669: 'expected primary-expression before \t1675\nexpects \t1343',
    1701869908: "TypeDefault\t1195 1196\nTypeError \t1218\nTypeError: \t1219 1220\nTypeError: _\t1221\nTypeError: expected str, bytes or os.PathLike object, not NoneType\t1222\nTypeError: join() argument must be str\t1223\nTypeError: must be called with a dataclass type or instance\t1224\nTypeError: unsupported operand type(s) for +: 'NoneType' and 'str'\t1225",
    1701869940: 'type "at::Tensor" is not allowed\t2269\ntype conversion before \t2270\ntypeid\t1624',
    1701978146: '" referenced unknown base type "\t398',
    1701978151: "' requires target feature '\t432\n' returned nan values in its \t433",
    1701978156: ', required architecture \t486',
    1701991456: ' Tree Learner was not enabled in this build\t13',
    1701995296: ' create precompiled header \t37',
    1701995875: 'ceres/ceres.h\t1442 1443 1444 1445',
    1701996900: 'directiva de Control de aplicaciones\t651\ndirent.h\t1614',
    1701997665: 'already has an implementation\t1299',
    1701998165: 'Unregistered type : \t1239\nUnresolved extern \t1240',
    1701998197: "unrecognised command line option\t999\nunrecognised command-line option\t999\nunrecognized command\t2292\nunrecognized command line option\t999\nunrecognized command-line option\t999\nunrecognized relocation \t2293\nunrecognized subcommand '\t2294\nunresolved external symbol\t375\nunresolved external symbol \t2295",
    1701998445: 'more than one \t2006\nmore than one instance of overloaded function "\t2007\nmore than one operator "\t2008',
    1701999173: 'Erreur de format pour exec\t898\nErreur de segmentation\t899',
    1701999205: 'erreur interne du compilateur\t992',
    1702064961: 'Assertion \t671\nAssertion `\t672\nAssertion error (\t673\nAssertionError: \t674 675',
    1702125892: 'Datei oder Verzeichnis nicht\t653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670',
    1702126916: 'Detected that PyTorch and \t870',
    1702126948: 'detected SM\t973\ndetected pre-SM\t973\ndetected sm\t973\ndetected sm_\t973',
    1702129225: 'Internal Triton PTX codegen error\t990\nInternal compiler error\t991\nInternal error\t991\nInterner Compiler-Fehler\t992\nInterner Compiler-fehler\t992\nInterner CompilerFehler\t992\nInterner Compilerfehler\t992',
    1702129257: 'integer\t1838\ninteger_sequence\t1457\ninternal compiler error\t992\ninternal compiler error: Killed (program \t1839\ninterner Compiler-Fehler\t992\ninterner Compiler-fehler\t992\ninterner CompilerFehler\t992\ninterner Compilerfehler\t992',
    1702129518: "note: macro 'max defined here\t1986\nnote: macro 'max' defined here\t1986\nnote: macro 'max’ defined here\t1986\nnote: macro 'min defined here\t1986\nnote: macro 'min' defined here\t1986\nnote: macro 'min’ defined here\t1986\nnote: macro max defined here\t1986\nnote: macro max' defined here\t1986\nnote: macro max’ defined here\t1986\nnote: macro min defined here\t1986\nnote: macro min' defined here\t1986\nnote: macro min’ defined here\t1986\nnote: macro ‘max defined here\t1986\nnote: macro ‘max' defined here\t1986\nnote: macro ‘max’ defined here\t1986\nnote: macro ‘min defined here\t1986\nnote: macro ‘min' defined here\t1986\nnote: macro ‘min’ defined here\t1986",
    1702130753: 'Attempted to use ninja as the BuildExtension backend but we could not find ninja\t676\nAttempting to deserialize object on a CUDA device\t677\nAttempting to use \t678',
    1702131043: 'cute/\t1603\ncute\\\t1603',
    1702195557: 'equest failed after \t1631',
    1702240297: ') versions mismatch\t464',
    1702240300: ', version CXXABI_\t487\n, version GCC_1\t487\n, version GCC_3\t487\n, version GCC_4\t487\n, version GCC_7\t487\n, version GLIBCXX_\t487\n, version GLIBC_2.\t488\n, version GOMP_\t487\n, version OACC_\t487\n, version solving failed\t489',
    1702240314: ': version "hip_\t589\n: version "libcu\t590\n: version "libnccl\t590\n: version "libnv\t590\n: version \'hip_\t589\n: version \'libcu\t590\n: version \'libnccl\t590\n: version \'libnv\t590\n: version `hip_\t589\n: version `libcu\t590\n: version `libnccl\t590\n: version `libnv\t590\n: version ‘libcu\t590\n: version ‘libnccl\t590\n: version ‘libnv\t590',
    1702256479: '__version__\t1289',
    1702258028: 'leveldb/\t1905 1906 1907 1908',
    1702259058: 'river version \t2175',
    1702260346: 'znver3\t1298\nznver4\t1298\nznver5\t1298',
    1702325825: 'Anwendungssteuerungsrichtlinie hat\t651',
    1702389038: '.exe" is not recognized\t392\n.exe" is not recognized as\t392\n.exe" ist entweder falsch\t392\n.exe" n\'est pas reconnu\t392\n.exe" no se reconoce como\t392\n.exe" 不是内部或外部命令\t392\n.exe\' is not recognized\t392\n.exe\' is not recognized as\t392\n.exe\' ist entweder falsch\t392\n.exe\' n\'est pas reconnu\t392\n.exe\' no se reconoce como\t392\n.exe\' 不是内部或外部命令\t392\n.exe” is not recognized\t392\n.exe” is not recognized as\t392\n.exe” ist entweder falsch\t392\n.exe” n\'est pas reconnu\t392\n.exe” no se reconoce como\t392\n.exe” 不是内部或外部命令\t392',
    1702520162: 'bezeichnet keinen Typ\t1331',
    1713401449: 'in function compile: NVRTC Error: NVRTC_ERROR_COMPILATION\t1799',
    1714375751: 'GL/freeglut.h\t950 951 952',
    1717857907: 'sndfile.h\t2192 2193 2194 2195',
    1717920878: 'ndefined\t375',
    1717920885: 'udefineret reference til\t375',
    1717985603: "Caffe2: Couldn't determine version from header\t790",
    1717985635: 'caffe2/\t1365 1366 1367 1368',
    1717987684: 'different exception spec\t1612\ndiffers from\t1613',
    1717987700: 'tiffio.h\t2228 2229 2230 2231',
    1717990755: 'cufft64_\t1586 1587 1588',
    1718513475: "ConfigParser' object has no attribute 'readfp'\t814",
    1718513507: 'configuration file provided by\t1567\nconfiguration file provided by "\t1568\nconfiguration file provided by "CUDA\t1569\nconfiguration file provided by "Torch"\t1570\nconfigure: error: \t1571 1572\nconflicting cuDNN in LD_LIBRARY_PATH\t1573',
    1722401636: 'définitions multiples de \t1037',
    1722401650: 'réference indefinie vers\t375\nréference indéfinie vers\t375\nréférence indefinie vers\t375\nréférence indéfinie vers\t375',
    1730160936: '() got an unexpected keyword argument\t336\n() got an unexpected keyword argument \t335 453\n() got multiple values for \t335',
    1731152967: 'GL/gl.h\t953 954 955\nGL/glcorearb.h\t953 954 955\nGL/glew.h\t956 957 958 959\nGL/glext.h\t953 954 955\nGL/glut.h\t950 951 952\nGL/glx.h\t953 954 955',
    1734502764: 'libgcc_s.so.1 must be installed for pthread_\t1928',
    1734701162: 'jpeglib.h\t1861 1862 1863 1864',
    1734959663: '/bigobj\t504 506',
    1734964000: ' signal terminated program \t345',
    1734964008: '(signal: 9, SIGKILL: kill)\t458',
    1734965107: 'swig: command not found\t1325\nswig: not found\t1325',
    1735289197: 'mingw\t1031',
    1735290732: 'longintrepr.h\t1973 1974 1975 1976',
    1735355495: 'glog/logging.h\t1721 1722 1723 1724',
    1735356263: 'google/protobuf/\t1730 1731 1732 1733 1734',
    1735357040: 'program input point\t375',
    1735549216: ' argument(s) but received\t18\n arguments for \t19\n arguments to function \t20',
    1735549292: 'larger than the available KV cache memory\t1872\nlarger than the maximum number of tokens that can be stored in KV cache\t1872',
    1735549300: 'target device or backend do not support efficient \t2220\ntarget sm_\t2221',
    1746936361: ')" has already been defined\t465',
    1746955881: 'in hip::FatBinaryInfo::\t1800',
    1749239892: 'THCharBlas_\t1166 1167\nTHCharStorage\t1166 1167\nTHCharTensor\t1166 1167\nTHCharVector\t1166 1167',
    1750288468: 'THShortBlas_\t1166 1167\nTHShortStorage\t1166 1167\nTHShortTensor\t1166 1167\nTHShortVector\t1166 1167',
    1750343738: ': The system cannot find the file specified\t547',
    1751279980: 'libhipblas.so.\t1909\nlibhipfft.so.\t1909\nlibhiprand.so.\t1909\nlibhipsolver.so.\t1909\nlibhipsparse.so.\t1909',
    1751345510: 'fichier dans un mauvais format\t1146',
    1751345518: 'nicht definierter Verweis auf\t375',
    1751347777: 'Arch conditional MMA instruction used without targeting\t652',
    1751347809: "arch_bin wasn't set for some reason\t1310\narch_list[-1] += \t1311\narchitecture\t1312 1313",
    1751347823: 'orch not compiled with \t2119\norch not compiled with CUDA enabled\t2120\norch version \t2121\norch version must be \t2122\norch==\t2122',
    1751349349: 'exchange\t1457',
    1751361987: "échec d'adressage (mapping) du segment\t934",
    1751607656: 'higher\t1761',
    1751933286: 'falha no mapeamento de segmento\t934',
    1752391519: '__shfl\t786',
    1752392008: 'Hash mismatch for \t977',
    1752459639: 'with multiple files\t2327',
    1752461166: 'nothing provides \t2078\nnothing provides __cuda\t490\nnothing provides __glibc >=2.\t491',
    1752463728: 'python3: command not found\t1566\npython3: not found\t1566\npython: command not found\t1566\npython: not found\t1566',
    1752637484: ', which is missing on the system\t490 491',
    1763715368: '() is missing value for argument\t18',
    1763717413: '%1 is not a valid Win32 application\t402\n%1 ist keine zulässige Win32-Anwendung\t402',
    1763719719: "': is not a member of 'cudaDeviceProp'\t446",
    1763733089: 'an illegal memory access was encountered\t1307',
    1763733358: 'no instance of \t2038 2039\nno instance of constructor "c10::\t2040\nno instance of constructor "cut\t2041\nno instance of constructor "torch::jit::RegisterOperators::RegisterOperators" matches\t2042\nno instance of overloaded function \t2043',
    1763734639: 'ot implemented\t2100',
    1765161080: 'x86intrin.h\t1791 1792 1793',
    1766203450: ': Filename too long\t523 524',
    1766531165: '] Killed\t1278',
    1766727738: ': Nicht genügend\t519',
    1767990816: ' failed to import\t64\n failed with exit \t65\n failed: \t66\n failed: No such file\t67',
    1768042274: '"/bin/nvcc\t400',
    1768042279: "'/bin/nvcc\t400",
    1768042298: ':/bin/nvcc\t591',
    1768053819: ';\\bin\\nvcc\t595',
    1768058209: 'ambiguous "?" operation:\t1305\nambiguous overload for \t1306\nambiguous symbol\t1036',
    1768061296: 'pybind11\t2149\npybind11/\t2150\npybind11_detail_function_record\t1137',
    1768124527: 'opción de línea de órdenes no reconocida\t999',
    1768169531: '; did you mean \t594',
    1768255571: 'Speicherzugriffsfehler\t899',
    1768300588: ', file was built for unsupported file format\t482',
    1768300602: ': fichier trop court\t521\n: file too short\t521 560',
    1768318308: 'defined\t1606\ndefined in file \t1607\ndefiniciones múltiples de \t1037',
    1768320617: 'infiniband/\t1829 1830 1831 1832',
    1768383858: 'registered\t2155',
    1768386149: 'engine plan file is generated on an incompatible device, expecting compute \t1628\nengine plan file is not compatible with this\t1629',
    1768453920: ' which is newer than running OS)\t370',
    1768693818: ': linker input file not found\t540',
    1768697658: ':/lib64\t592',
    1768714611: 'sqlite3.h\t2204 2205 2206 2207',
    1768716898: 'bzlib.h\t1346 1347 1348 1349',
    1768759354: ': misaligned address\t585',
    1768779113: 'immintrin.h\t1791 1792 1793',
    1768779128: 'xmmintrin.h\t1791 1792 1793',
    1768824890: ': nie można otworzyć pliku obiektu dzielonego\t528',
    1768843629: 'minimum required Nvidia driver for \t1996',
    1768975957: 'UnpicklingError: \t890',
    1769103702: 'VariableTensorId\t1195 1196',
    1769152577: 'A single input file is required for a non-link phase\t597',
    1769173857: 'assimp/\t1319 1320 1321 1322',
    1769234803: 'satisfies the requirement \t2179\nsatisfy\t2180',
    1769235821: 'metis.h\t1992 1993 1994 1995',
    1769238607: 'OptionalCUDAGuard\t761 762\nOptionalCUDAStreamGuard\t761 762',
    1769300512: ' built with CUDA \t24',
    1769366884: "device architecture\t747\ndevice capabilit\t747\ndevice compute architecture\t747\ndevice compute capabilit\t747\ndevice is SM\t973\ndevice is sm\t973\ndevice is sm_\t973\ndevice kernel image is invalid\t767\ndevice's architecture\t747\ndevice's capabilit\t747\ndevice's compute architecture\t747\ndevice's compute capabilit\t747\ndevice-side assert triggered\t1608\ndevice-side assertion triggered\t1608\ndevices architecture\t747\ndevices capabilit\t747\ndevices compute architecture\t747\ndevices compute capabilit\t747",
    1769369189: 'environment variable is not\t1630',
    1769414695: "' with arguments from the '\t437\n' with arguments from the 'CUDA' backend\t438 439\n' with arguments from the 'MPS' backend\t440\n' with arguments from the 'Meta' backend\t441\n' with exceptions disabled\t442",
    1769566836: 'trying to build PyTorch with a too old version of \t2264',
    1769631349: 'unzip: command not found\t1325\nunzip: not found\t1325',
    1784835872: ' object has no attribute \t279 280 281',
    1785291349: 'Ubijen\t882',
    1785620814: 'Ninja is required to \t1057',
    1785620846: 'ninja-build: Kommando nicht gefunden\t2031\nninja-build: command not found\t2031\nninja-build: commande introuvable\t2031\nninja-build: not found\t2031\nninja-build: orden no encontrada\t2031\nninja-build: コマンドが見つかりません\t2031\nninja-build: 未找到命令\t2031\nninja: Kommando nicht gefunden\t2031\nninja: build stopped\t2032\nninja: command not found\t2031\nninja: commande introuvable\t2031\nninja: no work to do.\t2033\nninja: not found\t2031\nninja: orden no encontrada\t2031\nninja: コマンドが見つかりません\t2031\nninja: 未找到命令\t2031',
    1797287790: 'no kernel image is available\t2044',
    1797288805: 'es kein\t1666',
    1801538883: 'CMake must be installed to build\t735',
    1801547107: 'cmake: command not found\t1325\ncmake: not found\t1325',
    1801547111: 'gmake\t515',
    1801675074: 'BackendUnavailable: Cannot import \t687',
    1801675088: "Package \t1126\nPackage dependency requirement '\t1127\nPackage metadata \t1128\nPackageNotFoundError: \t1129\nPackagesNotFoundError\t1130",
    1801675120: 'packed_accessor\t941\npacked_accessor32\t1190\npacked_accessor64\t1190',
    1801678707: 'socket.gaierror: \t2196',
    1802068851: 'scikit-learn has not been built correctly\t2181',
    1802270070: 'vulkan/vulkan\t2315 2316 2317 2318',
    1802398060: 'linker `\t1962',
    1802465132: 'looks like a filename, but the file does not exist\t1977',
    1802465858: 'Broken toolchain: cannot link a simple \t688',
    1802661751: 'work with \t1343\nworks with \t1343',
    1802725700: 'Disk quota exceeded\t875',
    1802725732: 'disk quota exceeded\t875',
    1814061388: 'La ligne de commande est trop longue.\t872\nLa línea de comandos es demasiado larga.\t872',
    1814066273: "at least '/std:c++\t1323",
    1814979692: 'ld.lld: error: duplicate symbol: \t1874',
    1816217684: 'THAlloc\t1166 1167',
    1816283220: 'THBlas_\t1166 1167',
    1816545364: 'THFloatBlas_\t1166 1167\nTHFloatStorage\t1166 1167\nTHFloatTensor\t1166 1167\nTHFloatVector\t1166 1167',
    1818323300: 'dial tcp: lookup \t1189',
    1818391907: 'cublas.CUBLASError: \t1585\ncublas64_\t1586 1587 1588\ncublasLt64_\t1586 1587 1588',
    1818435642: ': class template "std::_Is_memfunptr" has already been defined\t561',
    1818455657: 'include file \t1802\ninclude file "ATen/\t1803\ninclude file "CGAL/\t1804\ninclude file "CL/\t1805\ninclude file "Eigen/\t1806\ninclude file "GLES\t1807\ninclude file "Imf\t1808\ninclude file "OpenEXR/Imf\t1808\ninclude file "TH\t1809\ninclude file "THC\t1810\ninclude file "X11/\t1811\ninclude file "asm/\t1335\ninclude file "boost/\t1812\ninclude file "c\t1813\ninclude file "c10d/\t1814\ninclude file "cudnn\t1815\ninclude file "eigen3/Eigen/\t1806\ninclude file "flann/\t1816\ninclude file "libav\t1817\ninclude file "numpy/\t1818\ninclude file "tbb/\t1819\ninclude file "torch/\t625\ninclude file \'ATen/\t1803\ninclude file \'CGAL/\t1804\ninclude file \'CL/\t1805\ninclude file \'Eigen/\t1806\ninclude file \'GLES\t1807\ninclude file \'Imf\t1808\ninclude file \'OpenEXR/Imf\t1808\ninclude file \'TH\t1809\ninclude file \'THC\t1810\ninclude file \'X11/\t1811\ninclude file \'asm/\t1335\ninclude file \'boost/\t1812\ninclude file \'c\t1813\ninclude file \'c10d/\t1814\ninclude file \'cudnn\t1815\ninclude file \'eigen3/Eigen/\t1806\ninclude file \'flann/\t1816\ninclude file \'libav\t1817\ninclude file \'numpy/\t1818\ninclude file \'tbb/\t1819\ninclude file \'torch/\t625',
    1818583913: 'icelake-\t1298',
    1818780998: 'Fehler beim Mappen des Shared Objects\t934\nFehler im Format der Programmdatei\t898',
    1818845510: 'Failed building wheel for \t912\nFailed to auto\t913\nFailed to build \t914\nFailed to build CUDA kernels for \t915\nFailed to compile. cc_cmd\t916\nFailed to create CUDAE\t917\nFailed to detect a default CUDA architecture\t918\nFailed to detect a default CUDA architecture.\t919\nFailed to find\t791 792\nFailed to find \t920\nFailed to find MSVC.\t921\nFailed to find ROCm root directory\t922\nFailed to find a working CUDA architecture\t923\nFailed to find all files with CUDA\t924\nFailed to find nvToolsExt\t925\nFailed to import \t801 926\nFailed to initialize NVML: Driver Not Loaded\t927\nFailed to load \t801\nFailed to load library \t804\nFailed to load the backend extension: \t928\nFailed to load the library \t804\nFailed to locate\t792\nFailed to parse: \t929\nFailed to set the allowed dynamic shared memory size \t930\nFailed to start \t931\nFailure finding "libnvvm\t855\nFailure finding \'libnvvm\t855\nFailures have been detected while processing an MLIR pass pipeline\t932',
    1818845542: "fail to call hipModuleLaunchKernel(\t1676\nfail to call hipModuleLoad\t1677\nfailed call to cuInit: \t1678\nfailed to convert GOTPCREL relocation\t1679\nfailed to find\t792\nfailed to legalize operation 't\t1680\nfailed to locate\t792\nfailed to map segment from\t1681\nfailed to open \t1682\nfailed to open elf at \t852\nfailed with\t1683\nfailed with exit \t1684",
    1818846752: ' file built for macOS-\t68\n file not found\t69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123 124 125 126 127 128 129 130 131 132 133 134 135 136 137 138 139 140 141 142 143 144 145 146 147 148 149 150 151 152 153 154 155 156 157 158 159 160 161 162 163 164 165 166\n file not recognized: \t167',
    1818847344: 'philox_cuda_state\t941',
    1818848040: '(killed) terminó el programa \t455',
    1818850658: 'build_ext\t1339\nbuilds-v0\t1340\nbuilt against \t1341\nbuilt against CUDA\t1342\nbuilt for \t1341\nbuilt for CUDA\t1342\nbuilt to run on \t1343\nbuilt using \t1341\nbuilt using CUDA\t1342\nbuilt with \t1341\nbuilt with CUDA\t1342\nbuilt without \t1344',
    1819028768: ' -llapack\t9',
    1819042147: 'calling a __host__ function\t1369',
    1819042150: 'fallo al asignar un segmento del objeto compartido\t934',
    1819044171: 'Killed\t882 998',
    1819045731: 'collect2: fatal error: ld terminated with signal 9\t1005',
    1819047238: 'FullyFusedMLP: insufficient shared memory available on the GPU\t947',
    1819176736: ' only available on macOS 1\t288\n only by \t289\n only for \t289\n only on \t289\n only supports \t290\n only with \t289',
    1819240547: 'cholmod.h\t1447 1448 1449',
    1819240790: 'Violación de segmento\t899',
    1819242031: '/nologo\t504',
    1819307369: 'implementation for device cuda\t1794\nimplicit declaration of\t1795',
    1819308097: 'Application Control policy has blocked\t651',
    1819310149: 'Explicitly provided namespace (\t909',
    1819440483: 'curl/curl.h\t1596 1597 1598 1599\ncurl: (16) \t1600\ncurl: (18) \t1600\ncurl: (28) \t1600\ncurl: (35) \t1600\ncurl: (5) \t1600\ncurl: (52) \t1600\ncurl: (55) \t1600\ncurl: (56) \t1600\ncurl: (6) \t1600\ncurl: (60) \t1600\ncurl: (7) \t1600\ncurl: (92) \t1600\ncurl: command not found\t1325\ncurl: not found\t1325',
    1819571555: 'cutlass needs GCC \t787\ncutlass needs at least GCC \t787\ncutlass requires GCC \t787\ncutlass requires at least GCC \t787\ncutlass/\t1603\ncutlass::\t1604\ncutlass\\\t1603',
    1819635523: 'Could NOT find BLAS (missing\t818\nCould NOT find Boost (missing\t818\nCould NOT find CUDA (missing:\t819 820 821\nCould NOT find CUDAToolkit (missing:\t819 820 821\nCould NOT find CUDNN (missing\t822\nCould NOT find CURL (missing\t818\nCould NOT find CuDNN (missing\t822\nCould NOT find EGL (missing\t818\nCould NOT find Eigen3 (missing\t818\nCould NOT find FFMPEG (missing\t818\nCould NOT find FFmpeg (missing\t818\nCould NOT find Freetype (missing\t818\nCould NOT find GLEW (missing\t818\nCould NOT find GLUT (missing\t818\nCould NOT find Gflags (missing\t818\nCould NOT find Git (missing\t818\nCould NOT find Glog (missing\t818\nCould NOT find HDF5 (missing\t818\nCould NOT find JPEG (missing\t818\nCould NOT find LAPACK (missing\t818\nCould NOT find LibXml2 (missing\t818\nCould NOT find MPI (missing\t818\nCould NOT find MPI_C (missing\t818\nCould NOT find MPI_CXX (missing\t818\nCould NOT find NCCL (missing\t818\nCould NOT find NUMA (missing\t818\nCould NOT find NVTX\t823\nCould NOT find Numa (missing\t818\nCould NOT find NvToolExt\t823\nCould NOT find NvToolsExt\t823\nCould NOT find OpenCL (missing\t818\nCould NOT find OpenCV (missing\t818\nCould NOT find OpenGL (missing\t818\nCould NOT find OpenMP\t824\nCould NOT find OpenSSL (missing\t818\nCould NOT find PNG (missing\t818\nCould NOT find PkgConfig (missing\t818\nCould NOT find Protobuf (missing\t818\nCould NOT find Python\t825 826\nCould NOT find PythonLibs (missing\t827\nCould NOT find SWIG (missing\t818\nCould NOT find TBB (missing\t818\nCould NOT find Torch (missing\t828\nCould NOT find Vulkan (missing\t818\nCould NOT find X11 (missing\t818\nCould NOT find ZLIB (missing\t818\nCould NOT find cuDNN (missing\t822\nCould NOT find cudnn (missing\t822\nCould NOT find gflags (missing\t818\nCould NOT find glog (missing\t818\nCould NOT find nvToolsExt\t823\nCould not build wheels for \t829\nCould not connect\t830\nCould not detect Ninja v\t831\nCould not find\t791 792\nCould not find \t832\nCould not find CUDA driver entry point for cu\t833\nCould not find MSVC\t834\nCould not find a configuration file for package "\t835\nCould not find a configuration file for package "Torch"\t836\nCould not find any \t837 838\nCould not find compiler set in environment variable \t839\nCould not find module \'\t840\nCould not find schema for \t841\nCould not find shared object file\t842\nCould not find the bitsandbytes \t843\nCould not find the operator \t46\nCould not import \t801\nCould not infer dtype of numpy.\t844\nCould not initialize NNPACK! Reason\t845\nCould not load \t801\nCould not load library \t804\nCould not load library cudnn\t846 847\nCould not load library libcudnn\t848\nCould not load libtorchcodec\t849\nCould not load symbol \t805\nCould not load the library \t804\nCould not load this library: \t850\nCould not locate\t792\nCould not locate \t832 851\nCould not open \t852\nCould not open requirements file: \t853\nCould not resolve\t830\nCould not set up the environment for Microsoft Visual Studio\t854\nCouldn\'t find\t791 792\nCouldn\'t find a suitable version of ptxas\t855\nCouldn\'t find an operator for \t856\nCouldn\'t load custom C++ ops\t857\nCouldn\'t load custom C++ ops. This can happen if your PyTorch and \t858',
    1819635555: "could not convert default argument '\t1576\ncould not convert default argument into a Python object (type not registered yet?)\t1577\ncould not find\t792\ncould not locate\t792\ncould not select device driver \t1578\ncouldn't allocate \t1579\ncouldn't find\t792\ncouldn't find a suitable version of ptxas\t855",
    1830842190: "No matching distribution found for \t1065\nNo module named\t1066\nNo module named \t64 1067 1068 1069 1070 1071 1072 1073 1074 1075 1076 1077 1078 1079 1080 1081 1082 1083\nNo module named '\t1084",
    1830842222: "no matching con\t2045\nno matching constructor for initialization of 'torch::jit::RegisterOperators'\t2046\nno matching function for call to \t2047 2048 2049 2050 2051\nno matching function for call to 'atomic\t2052\nno member named \t1752\nno member named '\t2053 2054 2055 2056 2057",
    1833508922: ": Impossible d'ouvrir le fichier d'objet partagé\t528",
    1835100276: 'tham chiếu đến\t375',
    1835101728: ' name followed by "::" must be\t204\n named symbol not found\t265',
    1835102822: 'frame"\t1446\nframe\'\t1446\nframe’\t1446',
    1835166060: 'libmkl_\t1929',
    1835429165: '-mfma\t501',
    1835492691: 'Segment-Schutz nach der Relozierung\t1158\nSegmentation fault\t899 1159\nSegmentation-Fehler\t899',
    1835492723: 'segment en lecture seule a des réadressages\t2151\nsegmento de sólo lectura tiene reubicaciones\t2151',
    1835606074: ": impossibile aprire il file oggetto condiviso\t528\n: impossible d'ouvrir le fichier d'objet partagé\t528",
    1835606127: 'o implemented \t2100',
    1835622239: '__imp_\t1288',
    1835886455: 'wgmma\t2182',
    1835888451: "Command '['ninja', '--version']' returned non-zero\t809\nCommand 'nvcc' not found\t810\nCommandLine Error: Option '\t811",
    1835888459: 'Kommandozeilenoption\t999',
    1835888483: 'command line is too long\t1456\ncommon_type_t\t1457',
    1836016416: ' command failed \t30\n compiled with CUDA \t24',
    1836213584: "Permission denied: \t1093\nPermission denied: '\t1097\nPermissionError: [Errno 13] \t1132\nPermissionError: [WinError \t1133\nPermissionError: [WinError 5]\t1134",
    1836213588: 'Terminado (killed)\t882',
    1836216134: 'Formato de ejecutable incorrecto\t898',
    1836280141: 'Mismatch in kernel C++ signatures\t1043 1044\nMismatched number of arguments when calling: `\t1045',
    1836280173: 'mismatched argument pack\t569\nmismatches\t1613 1997',
    1836344691: 'setmaxnreg\t2182',
    1840104307: 'símbolo ambiguo\t1036',
    1847602215: "', needed by '\t443 444",
    1847603493: "%1 n'est pas une application Win32 valide\t402\n%1 no es una aplicación Win32 válida\t402",
    1847616878: 'ne nomme pas un type\t1331',
    1847619177: 'in namespace\t1666',
    1847619438: 'no nombra a un tipo\t1331',
    1847620457: 'is not a full path and was not found\t1850\nis not a full path to an existing\t1851\nis not a member of\t1666\nis not able to compile a simple\t1852 1853 1854\nis not currently supported\t1314\nis not recognized as an internal\t1855\nis not supported\t1314\nis not yet supported\t1314',
    1847638978: '» non reconnue\t2342',
    1850286138: ': Internal \t529',
    1850296404: 'THIntBlas_\t1166 1167\nTHIntStorage\t1166 1167\nTHIntTensor\t1166 1167\nTHIntVector\t1166 1167',
    1851072570: ": Undefined reference to '\t375\n: Unknown option '\t548 549 550\n: Unresolved extern function\t551\n: Unsupported ICC compiler found\t552\n: Unsupported Intel compiler found\t552\n: Unsupported NVHPC compiler found\t552\n: Unsupported PGI compiler found\t552\n: Unsupported XLC compiler found\t552",
    1851859002: ': an object with that name is already\t553',
    1851876128: ' cannot be used to initialize\t29',
    1851878176: ' kann nicht gefunden werden\t255',
    1851878499: 'clang version must be less than \t1452',
    1851878502: 'flann/\t1704',
    1851943276: 'libnvJitLink.so.\t1918\nlibnvidia-ml.so.1\t1930\nlibnvidia-ptxjitcompiler.so.1\t1930\nlibnvrtc-builtins.so\t1931\nlibnvrtc.so.\t1918',
    1852134465: 'ATen/ATen.h\t614 615 616\nATen/CPUGenerator\t617 618\nATen/CUDA\t617 618\nATen/CUDAGenerator\t617 618\nATen/Dimname.h\t619 620 621\nATen/Error.h\t622 623 624\nATen/NamedTensor.h\t619 620 621\nATen/NamedTensorUtils.h\t619 620 621\nATen/Tensor.h\t614 615 616\nATen/TensorNames.h\t619 620 621\nATen/Type\t617 618\nATen/TypeDefault\t617 618\nATen/TypeExtendedInterface\t617 618\nATen/c\t625 626 627\nATen/core/Dimname.h\t619 620 621\nATen/core/Error.h\t622 623 624\nATen/core/NamedTensor.h\t619 620 621\nATen/core/NamedTensorUtils.h\t619 620 621\nATen/core/TensorNames.h\t619 620 621\nATen/cpu/vec256/\t628 629 630 631 632\nATen/cuda/CUDAContext.h\t633\nATen/cuda/CUDAFuture.cuh\t634 635 636\nATen/cuda/CUDAFuture.h\t634 635 636\nATen/cuda/CUDAGuard.h\t637 638 639 640\nATen/cuda/CUDAMultiStreamGuard.cuh\t634 635 636\nATen/cuda/CUDAMultiStreamGuard.h\t634 635 636\nATen/cuda/CUDASolver.cuh\t634 635 636\nATen/cuda/CUDASolver.h\t634 635 636\nATen/cuda/CUDAStream.h\t637 638 639 640\nATen/cuda/CUDATypeConversion.cuh\t634 635 636\nATen/cuda/CUDATypeConversion.h\t634 635 636\nATen/cudnn/Exceptions.h\t641 642 643 644 645 646\nATenCeilDiv\t647 648',
    1852138601: 'identifier \t1771 1772 1773\nidentifier "\t1774 1775 1776 1777 1778 1779 1780 1781\nidentifier "AT_ASSERTM" is undefined\t447\nidentifier "CU\t1782\nidentifier "CUSPARSE_\t1783\nidentifier "Py_buffer" is undefined\t1784\nidentifier "_Float\t1785\nidentifier "__builtin_\t1786\nidentifier "__cudaDeviceSynchronizeDeprecationAvoidance" is undefined\t1787\nidentifier "nvshmem\t1788\nidentifier "texture" is undefined\t1789',
    1852141679: 'opencv2/\t2110 2111 2112 2113\nopening \t2114\nopenssl/\t2115 2116 2117 2118',
    1852383271: "' in 'cudaDeviceProp'\t412\n' in 'cut\t413\n' in PATH different than the one specified with -ccbin\t414\n' in namespace '\t415\n' in namespace '__hip_internal'\t416\n' in namespace 'cut\t413\n' in namespace 'std'\t417",
    1852383290: ': internal \t529\n: internal compiler error\t582\n: invalid ELF header\t583\n: invalid static_cast from type \t584',
    1852387130: ':/include\t592',
    1852397403: '[WinError \t1271 1272 1273\n[WinError 1114]\t1274\n[WinError 126]\t1029\n[WinError 127]\t867 1275\n[WinError 206]\t1276',
    1852400160: ' binary not found at \t23',
    1852400175: '/bin/bash: \t507 508\n/bin/dash: \t507 508\n/bin/nvcc\t509 510\n/bin/sh: \t507 508',
    1852400971: 'Kein Speicher im statischen TLS-Block\t997\nKein Speicherplatz mehr\t684',
    1852400994: 'being in scipy source directory\t1329\nbeing installed\t1330',
    1852401003: 'kein Speicherplatz mehr verfügbar\t684',
    1852401184: ' find any \t168\n find lib\t169',
    1852403239: "'ninja' is not recognized as an internal or external command\t452",
    1852404512: ' since setuptools is not available\t346',
    1852404565: 'Using cached \t1253',
    1852404597: 'using CUDA_HOME=\t2304',
    1852534357: 'Unknown CMake command "\t1233\nUnknown CMake command "cuda_add_executable"\t924\nUnknown CMake command "cuda_add_library"\t924\nUnknown CMake command "cuda_compile"\t924\nUnknown CUDA Architecture Name\t1234\nUnknown MS Compiler version \t1235\nUnknown builtin op: \t1236\nUnknown compiler(s): [[\'\t1237\nUnknown compute capability. \t1238\nUnknown type name \'__torch__.torch.classes.\t1210',
    1852534389: "unknown target CPU \t1246\nunknown type [0x13] section \t2287\nunknown type name \t2066 2283\nunknown type name '\t2288 2289 2290\nunknown type name '__hip_bfloat16\t2291\nunknown value 'armv9\t1298\nunknown value ('armv9\t1298\nunknown value (‘armv9\t1298\nunknown value ‘armv9\t1298",
    1852583200: ' -lnvToolsExt\t10',
    1852664132: 'Dimname\t873 874\nDimnameList\t873 874',
    1852727619: 'Cannot access data pointer of Tensor \t793\nCannot access global variable \t794 795\nCannot compile \t796\nCannot find\t791 792\nCannot find \t797\nCannot find a build variant for this system in \t798\nCannot find a working triton installation\t799\nCannot find source file:\t800\nCannot import \t801\nCannot initialize CUDA without \t802\nCannot install on Python version \t803\nCannot load \t801\nCannot load library \t804\nCannot load symbol cu\t805\nCannot load the library \t804',
    1852727627: 'Kann den Stack nicht ausführbar machen\t996',
    1852727651: 'cannot be used to initialize an entity of type "cutlass::\t1374\ncannot call member function\t569\ncannot call non-constexpr function "cutlass::const_\t1375\ncannot change memory protections\t1376\ncannot convert \t1377\ncannot convert None of type <class \t1378\ncannot create shared object descriptor\t1376\ncannot determine \t1379\ncannot execute \t1380\ncannot find\t792 1381 1382 1383\ncannot find \t1371 1384 1385 1386 1387\ncannot find -l\t1388 1389 1390 1391 1392 1393 1394 1395 1396 1397 1398 1399\ncannot find -lEGL\t1400\ncannot find -lGLEW\t1401\ncannot find -laio\t1402\ncannot find -lffi\t1403\ncannot find -lglog\t1404\ncannot find -ljpeg\t1405\ncannot find -lnuma\t1406\ncannot find -lpython3.\t1407\ncannot find -lstdc++\t1408\ncannot find -ltbb\t1409\ncannot find -luuid\t1410\ncannot find -lz\t1411\ncannot find the file specified: \'\t1097 1412\ncannot import name \t1413 1414 1415 1416 1417 1418 1419 1420 1421 1422\ncannot import name \'\t1423\ncannot instantiate \'\t1424\ncannot make segment writable for relocation\t1425\ncannot map zero-fill pages\t1376\ncannot open \t1371\ncannot open input file \t1426\ncannot open shared object file\t3 1427 1428\ncannot open source file "\t1429\ncannot overload functions distinguished by return type alone\t1430\ncannot read spec file \t1431\ncannot start because\t807',
    1852727659: 'kann -l\t1390\nkann nicht gefunden\t1865\nkann nicht gefunden werden -l\t1391 1392 1393 1394 1395 1396 1397 1398 1399 1797 1798\nkann nicht gefunden werden -lEGL\t1400\nkann nicht gefunden werden -lGLEW\t1401\nkann nicht gefunden werden -laio\t1402\nkann nicht gefunden werden -lffi\t1403\nkann nicht gefunden werden -lglog\t1404\nkann nicht gefunden werden -ljpeg\t1405\nkann nicht gefunden werden -lnuma\t1406\nkann nicht gefunden werden -lstdc++\t1408\nkann nicht gefunden werden -ltbb\t1409\nkann nicht gefunden werden -luuid\t1410\nkann nicht gefunden werden -lz\t1411\nkann nicht gefunden werden: -l\t1391 1392 1393 1394 1395 1396 1397 1398 1399 1797 1798\nkann nicht gefunden werden: -lEGL\t1400\nkann nicht gefunden werden: -lGLEW\t1401\nkann nicht gefunden werden: -laio\t1402\nkann nicht gefunden werden: -lffi\t1403\nkann nicht gefunden werden: -lglog\t1404\nkann nicht gefunden werden: -ljpeg\t1405\nkann nicht gefunden werden: -lnuma\t1406\nkann nicht gefunden werden: -lstdc++\t1408\nkann nicht gefunden werden: -ltbb\t1409\nkann nicht gefunden werden: -luuid\t1410\nkann nicht gefunden werden: -lz\t1411\nkann nicht gestartet werden, da\t807',
    1852731203: 'ConnectTimeout\t806\nConnectTimeoutError\t806\nConnection to \t815\nConnectionError: \t816',
    1852732786: 'running build_ext\t2177\nrunning on sm\t2178',
    1852788263: "'NoneType' object has no attribute '\t449 450 451",
    1852793632: " conflicts with target machine type \t31 32\n conflicts with this version\t33\n connect to 'http\t34\n constant expression\t35",
    1852793634: '"constexpr\t401',
    1852793639: "'constexpr\t401",
    1852797559: 'wrong number of template\t569',
    1852989783: 'Warning: Warning only once for all operators\t1261',
    1852989815: 'warning #\t2319\nwarning: calling a __host__ function\t2320\nwarning: calling a constexpr __host__ function\t2320',
    1853169722: ": ungültiger ELF-Header\t583\n: unspecified launch failure\t585\n: unsupported option '-fopenmp\t588\n: unsupported option ‘-fopenmp\t588",
    1853186412: 'launch shared memory exceeds current GPU\t1873',
    1853188163: 'ChunkedEncodingError\t806',
    1853189958: 'Found empty `transformer-engine` meta package\t942\nFound no NVIDIA driver on your system\t943 944 945\nFound two conflicting CUDA\t946',
    1853189990: 'found SM\t973\nfound sm\t973\nfound sm_\t973\nfound. Please specify\t1706',
    1864396654: 'no overload of \t2058',
    1864397673: 'is only a placeholder project on PyPI\t1856\nis only available from C++\t1857',
    1865370691: 'CL/opencl\t726 727',
    1866614868: 'THBoolBlas_\t1166 1167\nTHBoolStorage\t1166 1167\nTHBoolTensor\t1166 1167\nTHBoolVector\t1166 1167',
    1866670138: ': Command not found\t517',
    1866745940: 'THDoubleBlas_\t1166 1167\nTHDoubleStorage\t1166 1167\nTHDoubleTensor\t1166 1167\nTHDoubleVector\t1166 1167',
    1866866746: ': Formal parameter space \t525\n: Found unsuitable version "\t526 527',
    1867194426: ': Kommando nicht gefunden\t517',
    1867270228: 'THLongBlas_\t1166 1167\nTHLongStorage\t1166 1167\nTHLongTensor\t1166 1167\nTHLongVector\t1166 1167',
    1867391034: ': No CUDA GPUs are available\t532\n: No existe el\t163 164\n: No module named \t533\n: No paths matched \t534\n: No se puede asignar\t519\n: No such file\t163 164 165 166 535 536 537 538 539 540\n: No such file or directory\t541\n: Not a directory\t542',
    1867806286: 'NvToolsExt\t1109',
    1867806318: 'nvToolsExt\t2085 2086 2087 2088\nnvToolsExt64_1.lib\t2089',
    1867807056: 'PyTorch is needed\t1139\nPyTorch is not installed\t1139\nPyTorch is not linked with support for cuda devices\t1140\nPyTorch is required\t1139\nPyTorch must be installed\t1139\nPyTorch needs GCC \t787\nPyTorch needs at least GCC \t787\nPyTorch needs to be installed\t1139\nPyTorch no longer supports this GPU because it is too old\t1141\nPyTorch requires GCC \t787\nPyTorch requires at least GCC \t787\nPyTorch version mismatch! DeepSpeed ops were compiled and installed with a different version\t1142\nPyTorch was compiled without CUDA support\t1143',
    1868720492: 'libomp/omp.h\t1932 1933 1934',
    1868721529: 'ymbol \t375\nymbols \t375',
    1868767290: ': comando não encontrado\t517\n: command not found\t517\n: commande introuvable\t517\n: could not read symbols: Invalid operation\t562 563',
    1868785010: 'recompile \t2152',
    1868787269: 'Encountered error while \t897',
    1868787273: 'Incompatible library version: lib\t983\nIncompleteRead\t806',
    1868787305: 'incompatible architecture (have \t1820\nincompatible with that of previous function "\t1821\nincompatible with the existing python installation in your environment\t1822\nincomplete \t1823 1824\nincomplete type \t1825 1826',
    1868832802: '" does not appear to contain CMakeLists\t376',
    1869374802: 'Relocations in generic ELF (EM: \t1146',
    1869374834: 'relocation R_\t2156\nrelocation overflow: reference to\t2157\nrelocation truncated to fit: \t2158 2159',
    1869378165: 'urlopen error \t2300',
    1869379432: 'hwloc.h\t1767 1768 1769 1770',
    1869439605: 'ubmodule\t2271',
    1869440333: 'Memory access fault by GPU node\t1038',
    1869440338: 'RemoteDisconnected\t806',
    1869440365: 'memory exhausted\t1990\nmemory in static\t1991',
    1869440370: 'remove_cv_t\t1457\nremove_reference_t\t1457',
    1869488162: '" no se reconoce como\t392\n" not found\t396\n" not registered yet?\t397',
    1869488167: "' no se reconoce como\t392\n' not found\t396",
    1869488186: ': no se puede abrir el archivo del objeto compartido\t528\n: no se puede abrir el fichero del objeto compartido\t528\n: not found\t517',
    1869488224: '` not found\t396',
    1869490208: ' (no such file)\t3',
    1869491501: '--no-build-isolation\t493',
    1869502255: '/Wno-psabi\t505',
    1869504867: 'canonicalize_version() got an unexpected keyword argument\t1432',
    1869506377: 'Ignoring invalid distribution \t980',
    1869507438: "nknown \t2034\nnknown keyword argument '\t2035",
    1869508193: 'annot open include file: \t707\nannotation_type.__origin__ is tuple\t1308',
    1869636978: 'reports SM\t973\nrepository\t2160',
    1869638985: "ImportError: \t981\nImportError: cannot import name '\t682\nImported target\t982",
    1869639017: 'import lib as _lib, ffi as _ffi\t1796\nimpossibile abilitare lo stack eseguibile\t996\nimpossibile allocare memoria nel blocco statico TLS\t997\nimpossibile trovare -l\t1797 1798\nimpossible de trouver -l\t1390',
    1869771333: "Error building extension '\t900\nError checking\t901\nError compiling objects for extension\t902\nError loading shared library \t903\nError loading shared library ld-linux\t904\nError relocating \t375 905\nError sending request for url (\t906\nError: No module named \t907\nError: Unsupported GPU\t908\nError: Unsupported GPU model\t908\nError: Unsupported GPU type\t908\nError: unsupported GPU\t908\nError: unsupported GPU model\t908\nError: unsupported GPU type\t908",
    1869771365: 'erro interno do compilador\t992\nerror C1021: \t1632\nerror C1128\t1633\nerror C2059\t1634\nerror C2061\t1634\nerror C2065\t1634 1635 1636\nerror C2143\t1634\nerror C2146\t1635\nerror C2398: \t1637\nerror C3859\t1638\nerror C3861\t1635 1636\nerror C4430\t1635 1636\nerror C4984: \t1639\nerror D8016\t1640\nerror MSB3428: \t1641\nerror MSB3721: \t1642\nerror MSB8020: \t1643\nerror MSB8036: \t1644\nerror interno del compilador\t992\nerror sending request for url (\t906\nerror trying to exec \t1380\nerror while loading shared libraries: \t1645\nerror: \t1646\nerror: "auto" is not allowed here\t1647\nerror: /EHa\t504\nerror: /EHsc\t504\nerror: /FS\t504\nerror: /GL\t504\nerror: /GR\t504\nerror: /MD\t504\nerror: /MT\t504\nerror: /O1\t504\nerror: /O2\t504\nerror: /Od\t504\nerror: /Ox\t504\nerror: /W\t504\nerror: /Z7\t504\nerror: /Zc:\t504\nerror: /Zi\t504\nerror: /arch:\t504\nerror: /fp:\t504\nerror: /std:c++\t504\nerror: /utf-8\t504\nerror: /wd\t504\nerror: RPC failed; \t1648\nerror: [Errno 2] No such file or directory: \'\t508\nerror: [WinError 2]\t1649\nerror: a member with an in-class initializer must be const\t1650\nerror: a pointer to a bound function may only be used to call \t1651\nerror: can\'t find Rust compiler\t1652\nerror: constant value is not known\t1653\nerror: constexpr function never produces a constant expression\t1654\nerror: constexpr if statements are a C++17 feature\t1655\nerror: could not find \t1656\nerror: downloading \'\t1657\nerror: expected a\t1653\nerror: expected an identifier\t1658\nerror: expected unqualified-id before\t1658\nerror: forward declaration of \t1659\nerror: identifier "__\t1653\nerror: identifier "__builtin_\t1660\nerror: invalid instruction\t1661\nerror: invalid operand for instruction\t1661\nerror: invalid redeclaration of\t1653\nerror: name followed by "::" must\t1653\nerror: namespace "std" has no member "__\t1653\nerror: no such file or directory: \'/EHa\t504\nerror: no such file or directory: \'/EHsc\t504\nerror: no such file or directory: \'/FS\t504\nerror: no such file or directory: \'/GL\t504\nerror: no such file or directory: \'/GR\t504\nerror: no such file or directory: \'/MD\t504\nerror: no such file or directory: \'/MT\t504\nerror: no such file or directory: \'/O1\t504\nerror: no such file or directory: \'/O2\t504\nerror: no such file or directory: \'/Od\t504\nerror: no such file or directory: \'/Ox\t504\nerror: no such file or directory: \'/W\t504\nerror: no such file or directory: \'/Z7\t504\nerror: no such file or directory: \'/Zc:\t504\nerror: no such file or directory: \'/Zi\t504\nerror: no such file or directory: \'/arch:\t504\nerror: no such file or directory: \'/fp:\t504\nerror: no such file or directory: \'/std:c++\t504\nerror: no such file or directory: \'/utf-8\t504\nerror: no such file or directory: \'/wd\t504\nerror: pack expansion does not make use\t1653\nerror: qualified name is not allowed\t1653\nerror: this declaration has no\t1653\nerror: type name is not allowed\t1653\nerror: unexpected argument \'\t1662\nerror: unexpected token\t1661\nerror: unknown directive\t1661\nerror: unknown token\t1661\nerror: unrecognized command\t1663\nerror: user-defined literal operator not found\t1653\nerror: variable length array\t1664\nerror: variable-sized object may not be initialized\t1665\nerrore interno del compilatore\t992',
    1869833554: 'ResolutionImpossible\t1149\nResolvePackageNotFound\t1130',
    1869834594: 'bison: command not found\t1325\nbison: not found\t1325',
    1869881378: '" to "std::shared_ptr<torch::jit\t399',
    1869881402: ': too few arguments\t587',
    1869903169: 'AutoGIL\t685 686\nAutoNoGIL\t685 686',
    1869903201: 'autoconf: command not found\t1325\nautoconf: not found\t1325\nautomake: command not found\t1325\nautomake: not found\t1325\nautoreconf: command not found\t1325\nautoreconf: not found\t1325',
    1870211104: ' (you have \t6',
    1873003342: 'Não há espaço disponível\t1101',
    1873003374: 'não foi possível alocar memória em bloco TLS\t997\nnão foi possível habilitar pilhas de executável\t996\nnão foi possível localizar -l\t1797 1798\nnão há espaço disponível\t1101\nnão pode continuar porque\t807\nnão é reconhecido como\t1855',
    1881171310: 'ne peut activer une pile exécutable\t996\nne peut allouer de la mémoire dans un bloc statique TLS\t997\nne peut continuer, car\t807\nne peut démarrer, car\t807\nne peut pas trouver -l\t1390 1797 1798\nne peut restaurer le segment prot\t1158\nne peut trouver -l\t1391 1392 1393 1394 1395 1396 1397 1398 1399 1797 1798\nne peut trouver -lEGL\t1400\nne peut trouver -lGLEW\t1401\nne peut trouver -laio\t1402\nne peut trouver -lffi\t1403\nne peut trouver -lglog\t1404\nne peut trouver -ljpeg\t1405\nne peut trouver -lnuma\t1406\nne peut trouver -lstdc++\t1408\nne peut trouver -ltbb\t1409\nne peut trouver -luuid\t1410\nne peut trouver -lz\t1411',
    1881173838: "No package '\t1085",
    1881173870: 'no puede continuar porque no se encontró\t807',
    1882284899: 'cc1plus\t1440\ncc1plus: \t1441',
    1884516174: 'NoSpaceLeftError\t889',
    1885433459: 'snappy-c.h\t2189 2190 2191\nsnappy.h\t2189 2190 2191',
    1885434439: 'Graph break due to unsupported builtin \t974',
    1885496695: 'webp/decode.h\t2322 2323 2324\nwebp/encode.h\t2322 2323 2324',
    1885500787: 'subprocess-exited-with-error\t2214',
    1885692960: ' dependency is incompatible with the current platform: \t38',
    1885693252: 'DeepSpeed needs GCC \t787\nDeepSpeed needs at least GCC \t787\nDeepSpeed requires GCC \t787\nDeepSpeed requires at least GCC \t787',
    1885809965: '--gpu-name=sm_\t492',
    1886217556: 'Temporary failure\t830\nTemporary failure \t1192',
    1886217588: 'temp.win32-\t2222',
    1886218528: ' import "_C\t205\n import "_ext\t205\n import \'_C\t205\n import \'_ext\t205\n import _C\t205\n import _ext\t205\n import `_C\t205\n import `_ext\t205\n import any \t168\n import module "_C\t205\n import module "_ext\t205\n import module \'_C\t205\n import module \'_ext\t205\n import module _C\t205\n import module _ext\t205\n import module `_C\t205\n import module `_ext\t205\n import the "_C\t205\n import the "_ext\t205\n import the \'_C\t205\n import the \'_ext\t205\n import the _C\t205\n import the _ext\t205\n import the `_C\t205\n import the `_ext\t205\n import the module "_C\t205\n import the module "_ext\t205\n import the module \'_C\t205\n import the module \'_ext\t205\n import the module _C\t205\n import the module _ext\t205\n import the module `_C\t205\n import the module `_ext\t205',
    1886220099: 'Compiler requires the CUDA toolkit\t812',
    1886220131: "compilation terminated\t1458 1459 1460 1461 1462 1463 1464 1465 1466 1467 1468 1469 1470 1471 1472 1473 1474 1475 1476 1477 1478 1479 1480 1481 1482 1483 1484 1485 1486 1487 1488 1489 1490 1491 1492 1493 1494 1495 1496 1497 1498 1499 1500 1501 1502 1503 1504 1505 1506 1507 1508 1509 1510 1511 1512 1513 1514 1515 1516 1517 1518 1519 1520 1521 1522 1523 1524 1525 1526 1527 1528 1529 1530 1531 1532 1533 1534 1535 1536 1537 1538 1539 1540 1541 1542 1543 1544 1545 1546 1547 1548 1549 1550 1551 1552 1553 1554 1555\ncompiled\t1556\ncompiled against \t1341\ncompiled against CUDA\t1342\ncompiled against NumPy 1.x\t1557\ncompiled for \t1341\ncompiled for CUDA\t1342\ncompiled using \t1341\ncompiled using CUDA\t1342\ncompiled with \t1341\ncompiled with CUDA\t1342\ncompiled without \t1344\ncompiler set in environment\t1558\ncompute capabilit\t1559 1560\ncompute capability\t1561\ncompute capability \t1562 1563\ncompute capability not supported']\t1564",
    1886220135: "gomp not found\t1729\ngomp' not found\t1729\ngomp’ not found\t1729",
    1886220137: "iomp5 not found\t1729\niomp5' not found\t1729\niomp5’ not found\t1729",
    1886221678: 'numpy/\t2084',
    1886330919: "' op \t431",
    1886332960: ' (operand types are \t4',
    1886350436: 'dlopen(/\t1615',
    1886351203: 'cooperative_groups/\t1574 1575\ncooperlake\t1298',
    1886413165: "mappatura del segmento dall'oggetto condiviso non riuscita\t934",
    1886413171: 'sapphirerapids\t1298',
    1886415211: 'kipping import of cpp extensions due to incompatible torch version \t1866',
    1886418291: 'support for the ISO C++ \t2215\nsupport for the upcoming ISO C++ standard, C++0x\t2216\nsupported\t1313 2217',
    1886611780: 'DispatchKey::CompositeImplicitAutograd\t876\nDispatchStub: missing \t877',
    1886614883: 'cusparse64_\t1586 1587 1588\ncusparseC\t786\ncusparseD\t786\ncusparseS\t786\ncusparseXcsrgemmNnz\t786\ncusparseZ\t786',
    1886680168: 'http.client.\t1766',
    1886680431: 'output file too large: \t2131',
    1886745376: ' support\t349\n support \t350 351',
    1886745454: 'nsupported CUDA SM\t2079\nnsupported CUDA SM version\t2079\nnsupported CUDA arch\t2079\nnsupported CUDA architecture\t2079\nnsupported CUDA capability\t2079\nnsupported CUDA sm\t2079\nnsupported CUDA sm version\t2079\nnsupported GPU SM\t2079\nnsupported GPU SM version\t2079\nnsupported GPU arch\t2079\nnsupported GPU architecture\t2079\nnsupported GPU capability\t2079\nnsupported GPU sm\t2079\nnsupported GPU sm version\t2079\nnsupported SM\t2079\nnsupported SM version\t2079\nnsupported arch\t2079\nnsupported architecture\t2079\nnsupported capability\t2079\nnsupported compute SM\t2079\nnsupported compute SM version\t2079\nnsupported compute arch\t2079\nnsupported compute architecture\t2079\nnsupported compute capability\t2079\nnsupported compute sm\t2079\nnsupported compute sm version\t2079\nnsupported device SM\t2079\nnsupported device SM version\t2079\nnsupported device arch\t2079\nnsupported device architecture\t2079\nnsupported device capability\t2079\nnsupported device sm\t2079\nnsupported device sm version\t2079\nnsupported sm\t2079\nnsupported sm version\t2079',
    1887007331: 'crypt.h\t1581 1582 1583 1584',
    1897951054: 'No queda espacio en el dispositivo\t683',
    1897951086: 'no queda espacio en el dispositivo\t683',
    1902473760: ' required keyword-only argument\t335\n required positional argument\t335 336\n requires A100\t337\n requires MinkowskiEngine\t338\n requires a different Python: \t339\n requires apex\t338\n requires auto\t338\n requires bitsandbytes\t338\n requires causal\t338\n requires cuda extensions\t340\n requires cupy\t338\n requires deepspeed\t338\n requires detectron2\t338\n requires exllamav2\t338\n requires fbgemm\t338\n requires flash\t338\n requires flashinfer\t338\n requires gptqmodel\t338\n requires gsplat\t338\n requires kaolin\t338\n requires mamba\t338\n requires mmcv\t338\n requires onnxruntime\t338\n requires pytorch3d\t338\n requires sgl\t338\n requires sglang\t338\n requires spconv\t338\n requires torch-\t338\n requires torch_\t338\n requires torchao\t338\n requires torchcodec\t338\n requires transformer\t338\n requires triton\t338\n requires triton==\t341\n requires vllm\t338\n requires xformers\t338',
    1903386957: 'MasqueradingAsCUDA\t1033 1034',
    1914709853: "]' returned non-zero\t1279",
    1914711074: '", referenced from\t375\n", referenced from:\t375',
    1914725736: 'he remote end hung up unexpectedly\t1690',
    1914728270: 'No registered custom op \t841',
    1916880980: 'THArgCheck\t1168 1169',
    1917132893: '] Erreur 137\t1278\n] Error 137\t1278',
    1917143124: 'THError\t1168 1169',
    1917145935: 'OSError: \t816\nOSError: Could not find/load shared object file\t1116\nOSError: [Errno \t1117\nOSError: [Errno 30] \t1118',
    1917221200: 'PyFrameObject\t1138',
    1917853789: '] Processus arrêté\t1278',
    1917869114: ':\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA\\v\t593',
    1918967866: ': archivo demasiado corto\t521',
    1918967870: '> are available only with C++\t596',
    1918986323: 'Shared memory size limit exceeded: requested \t1162',
    1918986355: 'shared memory size (requested \t2187\nshared object\t2188\nshared object initialization failed\t1762',
    1919052108: 'Library not loaded: \t1025 1026\nLibrary not loaded: @\t1027',
    1919052140: 'library not found\t1935\nlibrary not found for -l\t1936 1937\nlibrary not found: \t1938 1939 1940\nlibrary not found: EGL\t1941\nlibrary not found: GLEW\t1942\nlibrary not found: aio\t1943\nlibrary not found: crypt\t1944\nlibrary not found: ffi\t1945\nlibrary not found: glog\t1946\nlibrary not found: jpeg\t1947\nlibrary not found: lapack\t1948\nlibrary not found: numa\t1949\nlibrary not found: stdc++\t1950\nlibrary not found: tbb\t1951\nlibrary not found: uuid\t1952\nlibrary not found: z\t1953\nlibrocblas.so.\t1909\nlibrocsparse.so.\t1909',
    1919115629: 'macro "max" passed\t1986\nmacro "max" requires\t1986\nmacro "min" passed\t1986\nmacro "min" requires\t1986',
    1919117645: 'Microsoft Visual C++ \t1039\nMicrosoft Visual C++ Redistributable is not installed\t1040\nMicrosoft Visual C++ installation\t1041\nMicrosoft Visual Studio installation\t1041\nMicrosoft Visual Studio version\t1042',
    1919230010: ': error C2440: \t564\n: error C2975\t565\n: error adding symbols: DSO missing from command line\t562 563\n: error: \t566\n: error: cannot find libdevice for sm_\t567\n: error: exception specification in declaration does not match\t568\n: error: expected \t569\n: error: expected primary-expression before\t570\n: error: identifier "\t571\n: error: name followed by "::" must be a class or namespace name\t572\n: error: namespace "cut\t573\n: error: need \t574\n: error: no such file or directory: \'\t575\n: error: redefinition of\t576\n: error: template argument \t569\n: error: the clang compiler does not support \'-\t577\n: error: unknown argument\t578\n: error: unknown type name \'\t579\n: error: unsupported option \'-\t580\n: error: use of undeclared identifier \'\t579\n: error:expected \t569\n: error:template argument \t569\n: error： expected \t569\n: error： template argument \t569\n: error：expected \t569\n: error：template argument \t569',
    1919248468: 'There is not enough space on the disk\t1207',
    1919248500: "there's already a kernel registered from python overriding \t2224",
    1919249184: ' kernel are not available\t256\n kernel is not available\t256\n kernel not available\t256\n kernels are not available\t256\n kernels is not available\t256\n kernels not available\t256',
    1919250472: '(perhaps \t457',
    1919250479: '/permissive\t504',
    1919250511: 'Operator does not support running with fake tensors\t1122',
    1919250543: 'operation timed out\t1455',
    1919251285: "UserWarning: Can't initialize NVML\t1251\nUserWarning: Error checking compiler version for cl\t1252",
    1919251488: ' terminated with signal 9\t40',
    1919251566: 'nternal error\t2080',
    1919252000: ' version GLIBC_PRIVATE\t357\n version incompatibility\t358\n version mismatch\t358\n version must be \t359\n version needs to be \t359\n version should be \t359',
    1919252079: 'overloaded function "std::__to_address" matches\t2132',
    1919316077: 'mpfr.h\t2009 2010 2011 2012',
    1919444301: 'Mehrdeutiges Symbol\t1036\nMehrfachdefinition von \t1037',
    1919444333: 'mehrdeutiges Symbol\t1036',
    1919448176: 'pthread.h\t1614',
    1919885370: ': orden no encontrada\t517',
    1919887392: ' (or one of its dependencies)\t5',
    1919895160: "xFormers was built for:\t2328\nxFormers wasn't buil\t2329",
    1919902273: 'Aborted\t649',
    1919903264: ' for section\t171',
    1919968580: 'DeprecatedTypeProperties\t868 869',
    1919969650: 'ripristinare la protezione del segmento\t1158',
    1920091483: '[Errno 122]\t1269\n[Errno 28]\t1269\n[Errno 2] No such file or directory: \t1270',
    1920103747: 'Current CUDA Device does not support bfloat16\t860\nCurrent CUDA device does not support bfloat16\t860',
    1920103779: "current CUDA Device does not support bfloat16\t860\ncurrent CUDA device does not support bfloat16\t860\ncurrent Python platform is not compatible with the lockfile's supported environments\t1601",
    1920169263: '/usr/include/hip/\t513',
    1920230738: 'Retrying (Retry(total=0,\t1150',
    1920233061: 'entrée de procédure\t375',
    1920233065: 'intrin\t1317',
    1920234561: "AttributeError: cython_sources\t679\nAttributeError: install_layout\t680\nAttributeError: module '\t681\nAttributeError: module 'torch._C' has no attribute '\t682",
    1920235589: 'Extra build requirement \t910',
    1931505486: "No se pudo asignar memoria en el bloque TLS\t997\nNo space left on device\t1086\nNo such file\t1087\nNo such file or directory: \t239 1088 1089 1090 1091 1092 1093\nNo such file or directory: '\t1094 1095 1096 1097\nNo such operator \t1098",
    1931505518: 'no se declaró en este ámbito\t1331\nno se encuentra -l\t1390 1797 1798\nno se puede activar la pila ejecutable\t996\nno se puede encontrar -l\t1390 1391 1392 1393 1394 1395 1396 1397 1398 1399 1797 1798\nno se puede encontrar -lEGL\t1400\nno se puede encontrar -lGLEW\t1401\nno se puede encontrar -laio\t1402\nno se puede encontrar -lffi\t1403\nno se puede encontrar -lglog\t1404\nno se puede encontrar -ljpeg\t1405\nno se puede encontrar -lnuma\t1406\nno se puede encontrar -lstdc++\t1408\nno se puede encontrar -ltbb\t1409\nno se puede encontrar -luuid\t1410\nno se puede encontrar -lz\t1411\nno se puede restaurar el `prot\' del segmento\t1158\nno se reconoce como un comando\t1855\nno se reconoce la opción de línea de órdenes\t999\nno space left on device\t1086\nno such file\t2059\nno such file or directory: \'\t2060\nno such instruction\t2061\nno such option: -\t2062\nno suitable \t2063 2064\nno suitable constructor exists to convert from "\t2065\nno suitable constructor exists to convert from "c10::\t2040',
    1931506799: 'ot supported\t2100',
    1933658196: 'THAssert\t1168 1169',
    1934970951: 'GPUs architecture\t747\nGPUs capabilit\t747\nGPUs compute architecture\t747\nGPUs compute capabilit\t747',
    1935625567: '_M_set_sharable()\t1282',
    1935762796: 'lease up\t1902',
    1935763488: ' has already been defined\t173\n has been removed from CMake\t174\n has no attribute\t175\n has no attribute \t176 177 178 179 180 181 182 183 184 185\n has no member\t186\n has no member \t187 188\n has no member named\t189\n has no member named \t190 191 192 193 194 195\n has non-pointer type \t196\n has not been declared\t57 58 59 197 198 199 200\n has to be \t201\n has unsupported type \t202',
    1935763551: '_hash_\t1292 1293 1294',
    1935764579: 'class "at::Tensor" has no member "\t1453\nclass "std::enable_if<<error-constant>\t1454',
    1935767328: ' was detected and compatibility mode is UN\t360\n was found but failed to import\t361\n was not declared\t57 58 200 252 253 362 363\n was not declared in this scope\t59 364 365\n was not declared in this scope; did you mean \t366\n was not found in the package registry\t367\n was specified but unrecogni\t368',
    1936009070: "n'est pas reconnu en tant que\t1855\nn'est pas un membre de\t1666",
    1936025716: 'these package versions have conflicting dependencies\t2225',
    1936027460: 'Does not match the generator used previously: \t880',
    1936027492: "does not appear to be a Python project\t1617\ndoes not contain a CMakeLists\t1618\ndoes not have one of build variants: \t1619\ndoes not know how to trace the builtin \t1620\ndoes not match\t1613\ndoes not name a type\t1331\ndoesn't match\t1613",
    1936028533: 'uses too much \t2302\nuses too much shared data (0x\t2303',
    1936269346: '" is ambiguous\t390\n" is not known to CXX compiler\t391\n" is not recognized\t392\n" is not recognized as\t392\n" is undefined in device code\t393\n" ist entweder falsch\t392',
    1936269351: "' is ambiguous\t418\n' is ambiguous (with operand types \t419\n' is not defined for option 'gpu-architecture'\t420\n' is not defined for option 'std'\t421\n' is not in 'keyword=value' format\t422\n' is not recognized\t392\n' is not recognized as\t392\n' is not recognized as an internal\t423\n' is only available for these backends:\t424\n' is unavailable: introduced in macOS 1\t425\n' ist entweder falsch\t392",
    1936269353: ') is greater than the maximum required version by CUDA \t461\n) is less than the minimum required version by CUDA \t462\n) is not usable for this PyTorch\t463',
    1936287828: 'This Python has API version \t1208\nThis header is only meant to be used on x86\t1209',
    1936287860: 'this operation is not allowed between \t2226',
    1936289397: 'unistd.h\t1614',
    1936614740: 'TensileLibrary\t1193 1194\nTensorTypeId\t1195 1196\nTensorTypeSet\t1195 1196\nTensors of type TensorImpl do not have \t1197\nTensors returned from custom ops (1) must not\t1198 1199',
    1936615712: ' installation candidates for \t210\n instance of Visual Studio\t211',
    1936617315: 'const_data_ptr\t941',
    1936682850: 'boost/\t1338',
    1936683040: ' positional argument\t335',
    1936876886: 'VersionConflict: (\t1257',
    1936876918: 'version "LIBAV\t1001\nversion "LIBSW\t1001\nversion \'LIBAV\t1001\nversion \'LIBSW\t1001\nversion `LIBAV\t1001\nversion `LIBSW\t1001\nversion torch was compiled with \t2311\nversion used to compile\t2312\nversions\t2313',
    1936877926: 'first\t1330',
    1936941392: 'PassManager::run failed\t1131',
    1936943469: 'missing initializer for member \t1998',
    1936944429: '-msse\t501',
    1937008994: 'bits/floatn\t1334\nbits/libc-header-start\t1335\nbits/std_function.h:\t1336\nbitsandbytes was compiled without GPU support\t1337',
    1937055783: "' uses too much \t434",
    1937059642: ':/usr/local/cuda\t592',
    1937075488: ' must be \t201\n must be a\t262\n must be valid exactly by one definition\t263\n must not contain {\t264',
    1937339245: 'msys64\t1031',
    1948280185: 'ye tanımsız başvuru\t375',
    1948282734: "no template named \t2066\nno template named '\t2057\nno type named \t2066\nno type named '\t2057",
    1951615060: 'THStorage\t1166 1167',
    1952531514: ':Datei oder Verzeichnis\t163 164',
    1952543859: 'state\t2210\nstatus_string: "\t2211',
    1952606572: 'libtorch_cuda.so: \t1917',
    1952802679: 'wget: command not found\t1325\nwget: not found\t1325\nwget: unable to resolve host address\t2325',
    1952805408: ' returned non-zero\t342 343',
    1952867692: 'leftover lock files from the PyTorch C++ extension build\t1903',
    1953063255: 'Waited on lock file "\t1260',
    1953063469: '-bit platform\t499',
    1953064270: "Neither 'setup.py' nor 'pyproject.toml' found\t1056",
    1953064550: 'ffitarget.h\t1693 1694 1695',
    1953065567: '_jit_compile\t62',
    1953067604: 'Triton Error [CUDA]: device kernel image is invalid\t1215\nTriton only support CUDA 10.0 or higher, but got CUDA version: \t1216',
    1953068403: 'suitesparse/\t1447 1448 1449',
    1953068832: ' with --no-build-isolation\t371\n with CUDA \t372\n within its own root folder\t373\n without CUTE_ARCH_MMA_\t374',
    1953069157: 'exit code\t1671\nexit code:\t1671\nexit status\t1671\nexitcode\t1671\nexited with code \t1672',
    1953264973: 'Multiple dispatch failed for \t1046',
    1953265005: 'multi_tensor_applier fused unscale kernel is unavailable\t2016\nmultiple copies of the\t2017\nmultiple definition of \t2018',
    1953394499: 'ContextualVersionConflict: (\t817',
    1953396050: 'RuntimeError: Failed to infer device type\t1058\nRuntimeError: Numpy is not available\t1152',
    1953396080: 'punto de entrada del procedimiento\t375',
    1953397075: 'SyntaxError: \t984',
    1953459744: ' not available\t268\n not built with CUDA\t269\n not compiled with CUDA\t269\n not defined in file lib\t270 271\n not found\t272\n not found in the system path\t273\n not found. Directory cannot be installed\t274\n not installed\t275\n not recognized\t276\n not set, after EnableLanguage\t277\n not supported in this architecture\t278',
    1953460816: 'ProtocolError\t806',
    1953525103: 'ompt.h\t1932 1933 1934',
    1953653104: 'partially initialized module \t2135',
    1953653621: 'ucrt64\t1031',
    1953655126: "Virtual package '__cuda\t1258\nVirtual package '__glibc\t1259",
    1953655158: 'virtual memory exhausted: \t2314',
    1953656688: 'portaudio.h\t2140 2141 2142 2143',
    1953658478: 'nvrtc-builtins\t2098\nnvrtc64_\t1586 1587 1588\nnvrtc: error: failed to load builtins for compute_\t2099',
    1953718598: 'Fast path is not available because one of\t933',
    1953718627: 'caster.operator typename make_caster<T>::template cast_op_type<T>()\t1435',
    1953718630: 'fast path is not available because one of\t933',
    1953719584: ' est incompatible avec la sortie\t61',
    1953719666: 'restaurar proteção de segmento\t1158\nrestore segment prot after\t2169',
    1953720608: ' ist entweder falsch\t249\n ist im Header \t254\n ist kein Element\t206\n ist kein Element von\t227 228 229',
    1953720644: "Distributed package doesn't have NCCL built in\t878",
    1953721929: 'Installed triton version too old, please upgrade\t989\nInstrucción ilegal\t497\nInstruction non permise\t497\nInstruçõe\t497',
    1953721961: 'installable\t1833\ninstalled CPU version PaddlePaddle\t1834\ninstalled Caffe2 version uses CUDA but I cannot find the CUDA\t1835',
    1953722184: 'Host compiler targets unsupported OS\t978',
    1953722216: 'host compiler\t690\nhost has sm_\t973',
    1953723725: 'Must define exactly one of __HIP_PLATFORM_\t1047',
    1953723747: 'custom_op(\t1602',
    1953723757: 'must have a constant value\t204\nmust install \t1136\nmust support SSE\t2019\nmust support SSE2\t2019\nmust support amd64\t2019\nmust support i386\t2019\nmust support x86\t2019\nmust support x86-64\t2019\nmust support x86_64\t2019',
    1953724755: 'SystemError: <built-in function load_binary> returned NULL\t1165',
    1953724787: 'system has unsupported display driver / cuda driver combination\t2218\nsystem not yet initialized\t2219',
    1953784096: ' attempted to run this operator with Meta tensors, but there was no \t22',
    1953785171: 'Setting up PyTorch plugin "\t1161',
    1953849888: ' but this version of numpy is 0x\t25\n but we found an implementation\t26',
    1953853031: 'gnutls_handshake() failed\t1728',
    1953853216: ' out of memory\t333\n out of range: \t334',
    1954047264: ' extension\t62\n extension for compute capability \t63',
    1954047342: 'next(\t2030',
    1954047348: 'texture is not a template\t1789\ntexture" is not a template\t1789\ntexture\' is not a template\t1789\ntexture’ is not a template\t1789',
    1954112032: ' bytes to section \t28',
    1954115679: '_pytorch_\t1295',
    1965059918: "No url found for submodule path '\t1099",
    1965060969: 'is unsupported\t1314',
    1967202362: ': Aucun fichier\t163 164',
    1967343700: 'THCuda\t1166 1167 1182 1183\nTHCudaCheck\t1184 1185',
    1969316709: 'ecause there is no version of \t1625',
    1969365031: "' but version of \t403",
    1969365036: ", but none of the providers can be installed\t477\n, but the C++ function signature\t478\n, but was built for sm\t479\n, but wrong architecture\t480\n, but you have torch \t481\n, but you'll have torch \t481",
    1969381215: '__builtin_amdgcn_\t1286',
    1969383788: 'libunwind.h\t1954 1955 1956 1957',
    1969431072: ' "cudaMemLocation"\t0',
    1969450029: '-lcudnn\t500',
    1969452353: 'Aucun espace disponible sur le périphérique\t683\nAucun fichier ou dossier\t653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670',
    1969452385: 'aucun espace disponible sur le périphérique\t683',
    1969452654: 'nvcuda.dll\t2096',
    1969516397: "module 'PIL.Image' has no attribute '\t1999\nmodule 'faiss' has no attribute '\t2000\nmodule 'numpy' has no attribute '\t2001\nmodule 'torch._C' has no attribute '\t2002\nmodule 'torchsparse_\t2003\nmodule export function\t2004\nmodule has nothing to offer in MPL2 only mode\t2005",
    1969713761: "argument list for \t1315\nargument of type 'WindowsPath' is not iterable\t1316",
    1970085927: "' must be initialized by a constant expression\t426",
    1970170220: 'linux/limits.h\t1963 1964 1965 1966',
    1970234144: ' could be found\t36',
    1970239784: '(you have \t459',
    1970300704: ' gpu architectures in the range\t172',
    1970302319: 'ompute capability \t2104',
    1970365778: 'Require \t1054\nRequire PyTorch\t1147\nRequire Pytorch\t1147\nRequire pyTorch\t1147\nRequire pytorch\t1147\nRequire torch\t1147\nRequired library version not found: \t1148\nRequires \t1054\nRequires PyTorch\t1147\nRequires Pytorch\t1147\nRequires pyTorch\t1147\nRequires pytorch\t1147\nRequires torch\t1147',
    1970365810: 'require \t1054\nrequire C++ 1\t2161\nrequire C++ 2\t2161\nrequire C++1\t2161\nrequire C++2\t2161\nrequire CUDA\t2029\nrequire PyTorch\t1147\nrequire Pytorch\t1147\nrequire SSE\t2019\nrequire SSE2\t2019\nrequire amd64\t2019\nrequire at least \'/std:c++\t1323\nrequire at least C++ 1\t2161\nrequire at least C++ 2\t2161\nrequire at least C++1\t2161\nrequire at least C++2\t2161\nrequire i386\t2019\nrequire pyTorch\t1147\nrequire pytorch\t1147\nrequire torch\t1147\nrequire users to upgrade torch to at least v\t2162\nrequire x86\t2019\nrequire x86-64\t2019\nrequire x86_64\t2019\nrequired\t2028\nrequires \t1054\nrequires Ada\t2163\nrequires Ampere\t2163\nrequires Blackwell\t2163\nrequires C++ 1\t2161\nrequires C++ 2\t2161\nrequires C++1\t2161\nrequires C++2\t2161\nrequires CUDA\t2029\nrequires Hopper\t2163\nrequires NVCC\t2029\nrequires NVIDIA CUDA\t2029\nrequires PyTorch\t1147\nrequires Pytorch\t1147\nrequires SSE\t2019\nrequires SSE2\t2019\nrequires Turing\t2163\nrequires Volta\t2163\nrequires a Ada\t2163\nrequires a Ampere\t2163\nrequires a Blackwell\t2163\nrequires a Hopper\t2163\nrequires a Turing\t2163\nrequires a Volta\t2163\nrequires amd64\t2019\nrequires an Ada\t2163\nrequires an Ampere\t2163\nrequires an Blackwell\t2163\nrequires an Hopper\t2163\nrequires an Turing\t2163\nrequires an Volta\t2163\nrequires at least \'/std:c++\t1323\nrequires at least C++ 1\t2161\nrequires at least C++ 2\t2161\nrequires at least C++1\t2161\nrequires at least C++2\t2161\nrequires capability \t2164\nrequires compiler flag \'/std:c++\t1323\nrequires device with capability > (\t2165\nrequires i386\t2019\nrequires nvcc\t2029\nrequires pyTorch\t1147\nrequires pytorch\t1147\nrequires the CUDA\t2029\nrequires the following packages that were not found in your environment: \t2166\nrequires the language dialect "CUDA\t2167\nrequires the language dialect "CXX\t2168\nrequires torch\t1147\nrequires x86\t2019\nrequires x86-64\t2019\nrequires x86_64\t2019',
    1970369089: 'Arquivo ou diretório\t653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670',
    1970430838: 'vcruntime\t2310',
    1970430840: 'xcrun: error: invalid active developer path\t2330',
    1970432116: 'thrust::\t2227',
    1970435187: 'struct _frame\t1138',
    1970479215: 'o such \t653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670',
    1970496882: 'result_of_t\t1457',
    1970497878: 'Visual C++ installation\t1041\nVisual Studio installation\t1041',
    1970499157: 'Unsupported .target\t1244\nUnsupported .version\t1245\nUnsupported HIP arch \t1246\nUnsupported HIP arch: \t1246\nUnsupported conversion from \t1247\nUnsupported platform: \t1248\nUnsupported rounding mode for conversion\t1249\nUnsupportedOperatorException: \t1250',
    1970499177: 'insufficient shared memory available on the GPU\t1836',
    1970499189: 'unsupported\t2100\nunsupported GNU version! \t2297\nunsupported HIP gpu architecture \t1246\nunsupported HIP gpu architecture: \t1246\nunsupported ICC\t2298\nunsupported NVHPC\t2298\nunsupported PGI\t2298\nunsupported XLC\t2298\nunsupported instruction \t1326\nunsupported operand type(s) for \t2299\nunsupported operator: \t1250\nunsupported pgc++\t2298\nunsupported xlC\t2298',
    1970562386: 'Return has unsupported type \t1151',
    1970562418: 'return code\t1671\nreturned a non-zero code: 137\t2170\nreturned non-zero\t2171\nreturned non-zero exit\t2172\nreturned non-zero exit status\t2173\nreturned non-zero exit status \t2174',
    1970562419: 'setup command: use_2to3 is invalid\t2183\nsetup.py build\t1339\nsetup.py develop\t1339\nsetup.py install\t1339\nsetuptools.build_meta\t2184\nsetuptools.command.\t2185\nsetuptools.extern.\t2186',
    1970566470: 'FutureWarning: The pynvml package is deprecated\t948',
    1981837166: "no viable conversion from \t2067\nno viable conversion from '\t2068",
    1984917583: 'OpOverloadPacket(op=\t1121',
    1985966953: 'is_variable\t1858 1859',
    1986096429: '-mavx\t501',
    1986884193: 'armv8.6-a\t1298',
    1986928751: 'o nvcc found\t812\no nvcc was found\t812',
    1986946336: ' environment variable is not\t45',
    1987208531: 'Server does not allow request for unadvertised object\t1160',
    1998611557: 'ed with an unsupported toolchain\t1626',
    1998614350: 'No working C++ compiler found in\t1100',
    2003269987: 'cygwin\t1031',
    2003988326: 'forward compatibility was attempted on non supported HW\t1705',
    2004117094: 'fftw3.h\t1696 1697 1698 1699',
    2019516192: ' __x) noexcept (true)\t14',
    2019715436: 'libxml/\t1958 1959 1960 1961',
    2019893287: "' extension\t405\n' extension (up-to-date)\t406",
    2019893289: ') exceeds limit (\t460',
    2019893315: 'C extension: \t689',
    2019912806: 'flex: command not found\t1325\nflex: not found\t1325',
    2020569680: 'ProxyError\t806',
    2020633959: 'gmpxx.h\t1725 1726 1727',
    2032168553: 'in your include path is not compatible with this release of \t1801',
    2032170095: 'ot yet implemented\t2100\not yet supported\t2100',
    2034387028: 'THByteBlas_\t1166 1167\nTHByteStorage\t1166 1167\nTHByteTensor\t1166 1167\nTHByteVector\t1166 1167',
    2035294266: ': PyTorch was compiled\t545',
    2035296032: " 'Py_buffer'\t1",
    2036625250: 'body of constexpr\t569',
    2037149263: 'Only a single TORCH_LIBRARY can be used to register the namespace \t1119 1120',
    2037149295: 'only available for Linux\t2105\nonly available with \t2106\nonly for SSE\t2019\nonly for SSE2\t2019\nonly for amd64\t2019\nonly for i386\t2019\nonly for x86\t2019\nonly for x86-64\t2019\nonly for x86_64\t2019\nonly support\t2107\nonly supported on \t2108 2109\nonly supported on CUDA\t2029\nonly supported on NVCC\t2029\nonly supports \t1343\nonly supports Linux\t2105\nonly supports SSE\t2019\nonly supports SSE2\t2019\nonly supports amd64\t2019\nonly supports i386\t2019\nonly supports x86\t2019\nonly supports x86-64\t2019\nonly supports x86_64\t2019\nonly works on Linux\t2105',
    2037413219: 'cupy.cuda.memory.OutOfMemoryError\t1595',
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
    2295439056: 'Ошибка сегментирования\t899',
    2313560122: ': 找不到命令\t517',
    2357322528: ' が見つかりません\t255',
    2377704480: ' 不是\t206 227 228 229\n 不是一个类型名\t59',
    2377704482: '"不是内部\t392',
    2377704487: "'不是内部\t392",
    2414551098: ': 동적 오브젝트 파일을 열 수 없습니다\t528',
    2461197882: ':沒有此一檔案\t163 164',
    2498306106: ': 错误: expected \t569\n: 错误: template argument \t569\n: 错误:expected \t569\n: 错误:template argument \t569\n: 错误： expected \t569\n: 错误： template argument \t569\n: 错误：expected \t569\n: 错误：template argument \t569',
    2498306141: '] 错误 137\t1278',
    2531663930: ': 文件过短\t521',
    2548441146: ': 无效的 ELF 头\t583\n: 无法分配内存\t519\n: 无法打开共享对象\t530\n: 无法打开共享对象文件\t528',
    2632327226: ': 未找到命令\t517',
    2642535226: ':そのようなファイル\t163 164',
    2647662650: ': Нет такого файла\t163 164',
    2712856122: ':没有那个文件\t163 164',
    2797826628: 'Dræbt\t882',
    2828854560: ' 在此作用域中尚未声明\t59',
    2848159060: 'Tué a terminé le programme \t455',
    2862409248: ' 未命名一个类型\t59',
    2867208250: ': 檔案太短\t521',
    2877416224: ' に対する定義されていない参照\t375',
    2881709383: 'Geëlimineerd\t882',
    2944525090: '"は、内部コマンド\t392',
    2944525095: "'は、内部コマンド\t392",
    2966455505: 'файл в неправильном формате\t1146',
    2966468560: 'защиту сегмента после перемещения\t1158',
    2966470096: 'на компьютере отсутствует\t807',
    2983231953: 'сбой отображения сегмента из разделяемого объекта\t934',
    2983236304: 'Вбито\t882',
    2983240656: 'Убито\t882',
    3001425978: ': 沒有此一檔案\t163 164\n: 没有那个文件\t163 164',
    3050347984: 'Не осталось свободного места\t1101\nНет такого файла\t653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670',
    3050356176: 'не вдалося знайти -l\t1797\nне является внутренней\t1855\nневизначене посилання\t375\nневизначене посилання на\t375\nневозможно выделить память в статичном блоке TLS\t997\nневозможно задействовать исполняемый стек\t996\nневозможно найти -l\t1797 1798\nнедефинисана упута ка\t375\nнеоднозначный символ\t1036\nнеопределена отпратка към\t375\nнеопределенная ссылка на\t375\nнеопределённая ссылка на\t375',
    3050356688: 'перемещение R_\t2156\nпересування R_\t2156',
    3051888698: ': 资源暂时不可用\t546',
    3085246557: '] 已杀死\t1278',
    3100672465: 'система не обнаружила\t807',
    3101958178: '" 不是内部\t392\n" 不是内部或外部命令\t392',
    3101958183: "' 不是内部\t392\n' 不是内部或外部命令\t392",
    3169132637: '] 強制終了\t1278',
    3184533562: ': невозможно открыть разделяемый объектный файл\t528',
    3184571088: 'внутренняя ошибка компилятора\t992',
    3201343440: 'Политика управления приложениями\t651',
    3201348816: 'доступном только для чтения, содержатся динамические\t2151',
    3278267762: 'reférence indefinie vers\t375\nreférence indéfinie vers\t375',
    3278335573: 'Ungültiger Maschinenbefehl\t497',
    3278663504: 'Política de Controle de Aplicativo\t651',
    3278774330: ': não é possível abrir arquivo compartilhado\t528',
    3279185223: 'Getötet\t882\nGetötet hat Programm \t455',
    3491770661: '%1 не является приложением Win32\t402',
    3491803856: 'в пространстве имён\t1666',
    3499801839: '：Нет такого файла\t163 164',
    3500003386: ':Нет такого файла\t163 164',
    3799018863: 'omp’ not found\t1729',
    3810537765: '%1 は有効な Win32 アプリケーション\t402',
    3816980963: 'あいまいなシンボル\t1036',
    3817309155: 'デバイスに空き領域がありません\t2347',
    3818357731: 'プロシージャ エントリ ポイント\t375',
    3818568943: '：そのようなファイル\t163 164',
    3818750178: '”は、内部コマンド\t392',
    3818750435: 'そのようなファイルやディレクトリ\t653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670',
    3819078371: 'アプリケーション制御ポリシーに\t651',
    3819930083: 'は、内部コマンド\t1855 2346',
    3820192483: 'コマンドラインオプション\t999\nコンパイラ内部エラー\t992\nコンピューターに\t807',
    3820716771: 'セグメンテーション\t899',
    3827314981: '%1 不是有效的 Win32 应用程序\t402',
    3834091238: '文件格式错误\t1146',
    3835527394: '”不是内部\t392',
    3836843239: '由于找不到\t807',
    3837628901: '命令行太长。\t872',
    3837692390: '找不到 \t1371\n找不到 -l\t1390 1797 1798',
    3851132645: '型名ではありません\t1331',
    3851270372: '不命名一个类型\t1331',
    3852386021: '從共用物件中對映區段失敗\t934',
    3853163750: '未定\t375\n未定义的引用\t375\n未定义的符号\t375\n未定义符号\t375',
    3853230824: '被多次定义\t2349',
    3854479080: '设备上没有空间\t2347',
    3868047588: '不明确的符号\t1036\n不是\t1666\n不是一个类型名\t1331\n不是內部或外部命令\t1855\n不是内部或外部命令\t1855 2346\n不正な命令\t497',
    3868373734: '沒有此一檔案或目錄\t653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670',
    3868900591: '：沒有此一檔案\t163 164\n：没有那个文件\t163 164',
    3869154793: '非法指令\t497',
    3869284326: '无法从共享目标中映射段\t934\n无法启用共享目标需要的执行栈\t996\n无法在静态 TLS 块中分配内存\t997\n无法定位程序输入点\t375\n无法恢复段 prot\t1158\n无法找到 -l\t1390\n无法识别的命令行选项\t999',
    3869344999: '無法在靜態 TLS 區塊中配置記憶體\t997\n無法復原 segment prot\t1158\n無法找到程序輸入點\t375\n無法辨識的命令列選項\t999\n無法開啟可執行堆疊\t996',
    3869356774: '没有成员\t2348\n没有此指令\t2061\n没有此类指令\t2061\n没有那个文\t653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670\n没有那个文件\t1087',
    3869809893: '在此作用域中尚未声明\t1331',
    3869940966: '未找到 -l\t1391 1392 1393 1394 1395 1396 1397 1398 1399\n未找到 -lEGL\t1400\n未找到 -lGLEW\t1401\n未找到 -laio\t1402\n未找到 -lffi\t1403\n未找到 -lglog\t1404\n未找到 -ljpeg\t1405\n未找到 -lnuma\t1406\n未找到 -lstdc++\t1408\n未找到 -ltbb\t1409\n未找到 -luuid\t1410\n未找到 -lz\t1411',
    3870265317: '可执行文件格式错误\t898',
    3870393829: '共有オブジェクトが必要としている実行可能スタック\t996\n共有オブジェクトのセグメントをマップするのに失敗\t934',
    3870727910: '架构于输入文件\t61',
    3884032999: '磁盘空间不足\t2347',
    3884493032: '計算機中丟失\t807',
    3884550118: '應用程式控制原則已封鎖\t651',
    3885284069: '应用程序控制策略已阻止\t651',
    3885604329: '静的 TLS ブロック内にメモリ\t997',
    3885868008: '裝置上已無多餘空間\t2347',
    3886062565: '因為找不到\t807',
    3886131430: '模稜兩可的符號\t1036',
    3886132968: '计算机中丢失\t807',
    3901522403: 'が見つからないため\t2343 2344 2345\nが見つかりません\t1865',
    3901915875: 'を見つけ\t1865\nを見つけられません -l\t1391 1392 1393 1394 1395 1396 1397 1398 1399\nを見つけられません -lEGL\t1400\nを見つけられません -lGLEW\t1401\nを見つけられません -laio\t1402\nを見つけられません -lffi\t1403\nを見つけられません -lglog\t1404\nを見つけられません -ljpeg\t1405\nを見つけられません -lnuma\t1406\nを見つけられません -lstdc++\t1408\nを見つけられません -ltbb\t1409\nを見つけられません -luuid\t1410\nを見つけられません -lz\t1411\nを見つけられません: -l\t1391 1392 1393 1394 1395 1396 1397 1398 1399\nを見つけられません: -lEGL\t1400\nを見つけられません: -lGLEW\t1401\nを見つけられません: -laio\t1402\nを見つけられません: -lffi\t1403\nを見つけられません: -lglog\t1404\nを見つけられません: -ljpeg\t1405\nを見つけられません: -lnuma\t1406\nを見つけられません: -lstdc++\t1408\nを見つけられません: -ltbb\t1409\nを見つけられません: -luuid\t1410\nを見つけられません: -lz\t1411',
    3902192871: '编译器内部错误\t992',
    3903371239: '編譯器內部錯誤\t992',
    3918366437: '再配置 R_\t2156\n再配置後にセグメントの prot\t1158',
    3920998118: '段錯誤\t899\n段错误\t899',
    3954751466: '그런 파일이나 디렉터리\t653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670',
    3969229036: '정적 TLS 블럭에는 메모리를\t997',
    3969486827: '동적 오브젝트의 세그먼트를\t934',
    3986724332: '애플리케이션 제어 정책\t651',
    3986983916: '실행할 수 있는 스택을 공유\t996',
    3987253995: '모호한 기호\t1036',
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
    'install_state.dependency_version_mismatch\n'
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
    "host_toolchain.missing_host_compiler\t\t' extension\trunning build_ext\n"
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
