"""Which causes to import for a log. Written by tools/index_causes.py."""

IN_LOGS: dict[int, str] = {
    539123551: '__" does not take arguments\t1231',
    539700035: 'C++ compiler\t656',
    540682536: '(): incompatible function arguments. The following argument types are\t437',
    540685421: 'm4: command not found\t1270\nm4: not found\t1270',
    540697708: "ld: cannot find\t1811\nld: library 'ATen' not found\t1812\nld: library 'EGL\t1813\nld: library 'GL\t1814\nld: library 'GLEW\t1815\nld: library 'GLU\t1814\nld: library 'GLX\t1814\nld: library 'MIOpen\t1816\nld: library 'OpenGL\t1814\nld: library 'X11\t1817\nld: library 'Xext\t1817\nld: library 'Xi\t1817\nld: library 'Xrandr\t1817\nld: library 'aio\t1818\nld: library 'amd_comgr\t1816\nld: library 'amdhip64\t1816\nld: library 'blas\t1819\nld: library 'c\t1820\nld: library 'c10' not found\t1812\nld: library 'c10_cuda\t1821\nld: library 'caffe2' not found\t1812\nld: library 'cblas\t1819\nld: library 'crypt\t1822\nld: library 'crypto\t1823\nld: library 'cublas\t1816\nld: library 'cuda\t1816\nld: library 'cufft\t1816\nld: library 'cufile\t1816\nld: library 'culibos\t1816\nld: library 'cupti\t1816\nld: library 'curand\t1816\nld: library 'cusolver\t1816\nld: library 'cusparse\t1816\nld: library 'cutensor\t1816\nld: library 'dl\t1820\nld: library 'ffi\t1824\nld: library 'glfw\t1825\nld: library 'glfw3\t1825\nld: library 'glog\t1826\nld: library 'hip\t1816\nld: library 'hsa-runtime64\t1816\nld: library 'hsakmt\t1816\nld: library 'ibverbs\t1827\nld: library 'jpeg\t1828\nld: library 'm\t1820\nld: library 'mlx5\t1827\nld: library 'mpi\t1829\nld: library 'mpi_cxx\t1829\nld: library 'nccl\t1816\nld: library 'npp\t1816\nld: library 'numa\t1830\nld: library 'nvJitLink\t1816\nld: library 'nvidia-ml\t1816\nld: library 'nvjpeg\t1816\nld: library 'nvrtc\t1816\nld: library 'nvshmem\t1816\nld: library 'openblas\t1819\nld: library 'png\t1831\nld: library 'png16\t1831\nld: library 'pthread\t1820\nld: library 'rccl\t1816\nld: library 'rdmacm\t1827\nld: library 'roc\t1816\nld: library 'rt\t1820\nld: library 'ssl\t1823\nld: library 'stdc++\t1832\nld: library 'tbb\t1833\nld: library 'torch' not found\t1812\nld: library 'torch_cpu' not found\t1812\nld: library 'torch_cuda\t1821\nld: library 'torch_global_deps' not found\t1812\nld: library 'torch_python' not found\t1812\nld: library 'uuid\t1834\nld: library 'z\t1835\nld: library not found for -lc10_cuda\t1821\nld: library not found for -ltorch_cuda\t1821\nld: library ‘EGL\t1813\nld: library ‘GL\t1814\nld: library ‘GLEW\t1815\nld: library ‘GLU\t1814\nld: library ‘GLX\t1814\nld: library ‘OpenGL\t1814\nld: library ‘X11\t1817\nld: library ‘Xext\t1817\nld: library ‘Xi\t1817\nld: library ‘Xrandr\t1817\nld: library ‘aio\t1818\nld: library ‘blas\t1819\nld: library ‘c\t1820\nld: library ‘cblas\t1819\nld: library ‘crypt\t1822\nld: library ‘crypto\t1823\nld: library ‘dl\t1820\nld: library ‘ffi\t1824\nld: library ‘glfw\t1825\nld: library ‘glfw3\t1825\nld: library ‘glog\t1826\nld: library ‘ibverbs\t1827\nld: library ‘jpeg\t1828\nld: library ‘m\t1820\nld: library ‘mlx5\t1827\nld: library ‘mpi\t1829\nld: library ‘mpi_cxx\t1829\nld: library ‘numa\t1830\nld: library ‘openblas\t1819\nld: library ‘png\t1831\nld: library ‘png16\t1831\nld: library ‘pthread\t1820\nld: library ‘rdmacm\t1827\nld: library ‘rt\t1820\nld: library ‘ssl\t1823\nld: library ‘stdc++\t1832\nld: library ‘tbb\t1833\nld: library ‘uuid\t1834\nld: library ‘z\t1835\nld: unknown option\t1836\nld: unsupported tapi file type '\t1837",
    540701537: 'as: unrecognized option \t1263',
    540702325: 'uv: command not found\t1508\nuv: not found\t1508',
    540949792: ' => not found\t11',
    541218115: 'CUB requires a definition of CUB_NS_QUALIFIER\t700',
    541477957: 'ELF load command a\t844',
    541675585: 'API call is not supported in the installed CUDA driver\t575',
    541870925: 'MKL ERROR: \t987\nMKL FATAL ERROR: \t987',
    541871172: 'DLL load failed\t819 820 821\nDLL load failed while importing \t822\nDLL load failed: Die angegebene Prozedur\t823\nDLL load failed: The specified procedure\t823\nDLL load failed: 找不到指定的程序\t823',
    541937487: 'OOM when allocating tensor\t1064',
    542132552: 'HIP error: device kernel image is invalid\t931',
    542329940: 'TLS handshake timeout\t1139',
    542393671: 'GET was unable to find an engine to execute this computation\t905',
    542461511: 'GNU version! gcc \t926',
    542462019: "CPU does not support \t697\nCPU doesn't support \t697\nCPU lacks \t697",
    542462023: 'GPU architecture\t708\nGPU capabilit\t708\nGPU compute architecture\t708\nGPU compute capabilit\t708\nGPU functionality will not be available\t928',
    543449442: "bad register name \t1271\nbad value 'armv9\t1243\nbad value ('armv9\t1243\nbad value (‘armv9\t1243\nbad value ‘armv9\t1243",
    543451460: 'Did you forget to add @triton.jit\t827',
    543451492: 'did not complete successfully: exit code: 137\t1550\ndid you forget to \t1551',
    543516756: 'The \'sklearn\' PyPI package is deprecated\t1150\nThe CUDA compiler identification is unknown\t1151\nThe HIP compiler identification is unknown\t1152\nThe command line is too long.\t828\nThe current CMakeCache.txt directory \t1153\nThe library is compiled without \t1154\nThe output of this custom operator (1) must not also be an input\t1149\nThe source "\t1155\nThe specified path, file name, or both are too long\t1156\nThe term \'nvcc\' is not recognized\t770',
    543516788: 'the operator \t2156\nthe package flash_attn seems to be not installed\t1284',
    543516996: 'Die Befehlszeile ist zu lang.\t828',
    543517006: 'Nie ma takiego pliku\t623 624 625 626 627 628 629 630 631 632 633 634 635 636 637',
    543517801: 'ile in wrong format\t1096',
    543519329: 'are not currently supported\t1259\nare not supported\t1259\nare not yet supported\t1259\nare unsupported\t1259',
    543519605: "use of undeclared identifier \t2233\nuse of undeclared identifier '\t2220 2221 2222",
    543520100: 'due to ninja not being installed\t1562',
    543521063: "'ye tanımsız başvuru\t362",
    543584032: ' of Verneed record\t271\n of non-const\t272\n of the Protocol Buffer runtime library, but the installed version is \t273\n of the Protocol Buffer runtime library, which is not\t274',
    543585601: 'Auf dem Gerät ist kein Speicherplatz\t650',
    544104771: 'Can not find\t753',
    544106784: ' in namespace\t197\n in namespace \t198\n in your include path is not compatible with this release of \t199',
    544108320: ' on CUDA arch < \t275\n on a machine with \t276',
    544108366: 'Non rimane spazio sul device\t1051',
    544108398: 'non rimane spazio sul device\t1051\nnon è riconosciuto come\t1791',
    544165434: ':No existe el\t157\n:No such file\t157',
    544173600: ' no es un miembro de\t197 218 219 220\n no se reconoce\t240',
    544173940: 'too few arguments for template template parameter "Tuple"\t2165\ntoo many initializer values\t2166\ntoo many sections (\t2167\ntoo old to be supported by the triton GPU compiler\t2168',
    544175136: ' to be true, but got false\t342\n to compile PyTorch\t343\n to find Python.h\t344',
    544236404: 'tcp connect error\t1399',
    544238959: 'omp not found\t1667',
    544239392: ' op due to it not being compatible\t280',
    544370464: ' or above\t14\n or above \t318\n or greater \t318\n or higher\t14\n or higher \t318\n or later\t14\n or later \t318\n or later compatible compiler is required\t319\n or newer\t14\n or newer \t318\n or one of its dependencies\t320',
    544372079: 'our device is too old. We require compute capability\t2059',
    544432488: 'has a minor version mismatch with the version that was used to compile PyTorch\t1681\nhas already been de\t1682\nhas already been defined\t1683\nhas compute capability < \t1684\nhas inconsistent \t1685\nhas no attribute \t1366 1686 1687\nhas no device code compatible with \t1688\nhas no member \t1689\nhas no member named \t1689 1690 1691 1692\nhas not been declared\t1276',
    544432503: 'was compiled with CPU_ONLY flag\t2253\nwas not declared in this scope\t1276',
    544434464: " is already registered\t203\n is already registered as a pybind11::native_enum\t204\n is already registered. Ensure that registration with torch::class_\t205\n is ambiguous\t206\n is defined in header \t207\n is incompatible with\t208\n is incompatible with \t209\n is incompatible with lib\t210\n is less than desired GPU memory\t211\n is less than the minimum supported by NVRTC\t212\n is missing a fake kernel implementation\t213\n is missing, please make sure it is specified in the 'build-system.requires'\t214\n is not None\t215\n is not a \t216\n is not a directory\t42\n is not a member of\t197 217 218 219 220\n is not a member of \t221 222 223 224 225\n is not a member of 'cute\t191\n is not a member of 'cutlass\t191\n is not a member of ‘cute\t191\n is not a member of ‘cutlass\t191\n is not a recognized processor for this target\t226\n is not a supported wheel on this platform\t227\n is not a valid\t42\n is not a valid editable requirement\t228\n is not a valid wheel file\t229\n is not available, \t230\n is not compatible with\t208\n is not compatible with \t209\n is not compatible with the current PyTorch installation\t231\n is not compatible with this Python\t232\n is not compiled with it\t230\n is not defined\t233 234 235 236\n is not defined \t237\n is not enabled\t238\n is not found\t239\n is not recognized as\t240\n is required\t241\n is required but found\t242\n is undefined\t243 244\n is used but incompatible\t208\n is used but is incompatible\t208",
    544435812: 'dns error: failed to lookup address\t1556',
    544436008: '(os error 112)\t439\n(os error 122)\t439\n(os error 28)\t439',
    544437570: 'Bus error\t619',
    544500071: 'git submodule \t1657',
    544501575: 'Got SM\t929',
    544501582: 'Not a directory: \t1044\nNot enough memory. Please try to increase --mem-fraction\t1052\nNot find\t754',
    544501607: 'got Arch.sm_\t929\ngot SM\t929\ngot an unexpected keyword argument \t1673\ngot sm\t929\ngot sm_\t929',
    544501614: 'not available for \t2006\nnot available on \t2006\nnot compiled with GPU offload support\t2007\nnot enough disk space\t1157\nnot enough free disk space\t1157\nnot enough free space\t1157\nnot enough space\t1157\nnot find\t754\nnot found\t2008\nnot installed\t2009\nnot match\t1554\nnot providing "Find\t2010\nnot support\t2011\nnot supported by \t2012\nnot supported for \t2006 2012\nnot supported for the current GPU. Minimum capability: \t2013\nnot supported on \t2006 2012\nnot valid for use in process\t26\nnot yet available for \t2006\nnot yet available on \t2006\nnot yet supported by \t2012\nnot yet supported for \t2006 2012\nnot yet supported on \t2006 2012',
    544502633: 'ist entweder falsch geschrieben\t1791\nist kein Element von\t1604',
    544502645: 'ust use \t2237',
    544503119: 'Out of memory: Kill process\t1073\nOut of memory: Killed process\t1073',
    544503138: 'but the target was not found\t1290',
    544503151: 'out of memory\t2060 2061 2062\nout of memory allocating \t2063\nout of resource\t2064\nout of resource: triton_\t2065',
    544567129: 'You are running version \t1212\nYou must give at least one requirement to\t1213\nYou tried to install "pytorch"\t1214',
    544567161: 'you should not try to import numpy from\t2263',
    544760141: 'Max retries exceeded with url\t990',
    544825888: ' by system policy\t26',
    544828526: 'nly Ada\t1378\nnly Ampere\t1378\nnly Blackwell\t1378\nnly Hopper\t1378\nnly NVIDIA Ada\t1378\nnly NVIDIA Ampere\t1378\nnly NVIDIA Blackwell\t1378\nnly NVIDIA Hopper\t1378\nnly NVIDIA Rubin\t1378\nnly NVIDIA Turing\t1378\nnly NVIDIA Volta\t1378\nnly Rubin\t1378\nnly SM\t1378\nnly Turing\t1378\nnly Volta\t1378\nnly available \t1972\nnly be available \t1972\nnly be enabled \t1972\nnly be implemented \t1972\nnly be supported \t1972\nnly be valid \t1972\nnly enabled \t1972\nnly gfx\t1378\nnly implemented \t1972\nnly runs \t1972\nnly sm\t1378\nnly support\t1973\nnly support \t1972\nnly supported \t1972\nnly supports \t1972\nnly valid \t1972\nnly works \t1972',
    546346988: '에 대한 정의되지 않은 참조\t362',
    547011823: '： Aucun fichier\t157\n： Datei oder Verzeichnis\t157\n： No existe el\t157\n： No such file\t157\n： Нет такого файла\t157\n： そのようなファイル\t157\n： 沒有此一檔案\t157\n： 没有那个文件\t157',
    547193058: "” is not recognized\t379\n” is not recognized as\t379\n” ist entweder falsch\t379\n” n'est pas reconnu\t379\n” no se reconoce como\t379\n” は、内部コマンド\t379\n” 不是内部\t379\n” 不是内部或外部命令\t379",
    549234155: '를 찾을 수\t1801',
    659902535: "GPU's architecture\t708\nGPU's capabilit\t708\nGPU's compute architecture\t708\nGPU's compute capabilit\t708",
    661528610: '" n\'est pas reconnu\t379',
    661528615: "' n'est pas reconnu\t379",
    661545283: "Can't find\t753 754",
    661545315: "can't be installed because it doesn't\t1314\ncan't find\t753 754\ncan't open \t1315\ncan't open file \t1316",
    661548868: "Don't know what to do with '\t837",
    661548900: "don't have enough free space in /\t1561",
    661679471: "omp' not found\t1667",
    662007641: "You're on \t1215\nYou're using \t1215",
    679517676: '은(는) 내부 또는 외부 명령\t1791',
    707403834: ': ***\t495',
    758528120: 'x86-64-v\t1243',
    760038484: 'TDM-GCC\t986',
    761752432: 'pkg-config: command not found\t1270\npkg-config: not found\t1270',
    762146671: 'oom-kill\t1073',
    762212206: 'non-zero number of elements, but its data is not allocated yet\t2005',
    762341744: 'pip-build-env-\t2071',
    762342767: 'omp-tools.h\t1867 1868 1869',
    762671207: 'gpu-name\t1674',
    775191148: 'lz4.h\t1914 1915 1916 1917',
    778530416: 'png.h\t2072 2073 2074',
    778659430: 'ffi.h\t1631 1632 1633',
    778661997: 'mpi.h\t1949 1950 1951',
    779119975: 'gmp.h\t1663 1664 1665',
    779119983: 'omp.h\t1867 1868 1869',
    779644787: 'sox.h\t2133 2134 2135 2136',
    791687523: 'c10/cuda/impl/cuda_cmake_macros.h\t1295 1296 1297 1298 1299 1300\nc10/util/AlignOf.h\t1301 1302 1303\nc10/util/Array.h\t1301 1302 1303\nc10/util/Float\t599 600 601\nc10/util/Optional.h(\t1304\nc10/util/complex_utils.h\t1301 1302 1303\nc10/util/either.h\t1301 1302 1303\nc10/util/in_place.h\t1301 1302 1303\nc10/util/math_compat.h\t1301 1302 1303\nc10/util/reverse_iterator.h\t1301 1302 1303\nc10/util/variant.h\t1301 1302 1303',
    792938580: 'THC/THCAtomics.cuh\t1120 1121 1122\nTHC/THCDeviceUtils.cuh\t1123 1124 1125 1126\nTHC/THCNumerics.cuh\t1127 1128 1129',
    793528133: 'EGL/egl.h\t841 842 843\nEGL/eglext.h\t841 842 843\nEGL/eglplatform.h\t841 842 843',
    795636583: 'gsl/gsl_\t1677 1678 1679 1680',
    796096883: 'sys/cdefs\t1280\nsys/file.h\t1555\nsys/ioctl.h\t1555\nsys/mman.h\t1555\nsys/resource.h\t1555\nsys/socket.h\t1555\nsys/time.h\t1555\nsys/wait.h\t1555',
    796157294: 'net/http: request canceled\t1139',
    796225127: 'gnu/stubs\t1280',
    808464432: '000001\t477\n0000135\t476\n0000139\t475',
    808465475: 'C4003: \t686',
    827018828: 'LNK1102\t962\nLNK1104\t667 963 964 965 966 967 968 969\nLNK1112\t970 971\nLNK1158\t972\nLNK1181\t964 965 966 967 968 969 973 974\nLNK1248\t975',
    827085907: 'STL1002: Unexpected compiler version, expected CUDA \t1107',
    828796205: '-mf16c\t481',
    842019395: 'C2027\t672',
    842020932: 'D8021\t817',
    842021188: 'D9024\t818',
    842211386: ': 32 bit compilation is only supported for\t496',
    842281539: 'C2429\t682',
    842348355: 'C7525\t682',
    842413891: 'C7624\t682',
    843796044: 'LNK2001\t362 976\nLNK2005: \t977\nLNK2019\t362',
    843859027: 'SDL2/SDL\t1103 1104 1105 1106',
    845374806: 'Vec256\t1204 1205',
    858796611: "C2039: \t673 674 675 676 677 678 679\nC2039: 'exc_traceback'\t680\nC2039: 'exc_type'\t680\nC2039: 'exc_value'\t680\nC2039: 'ob_digit'\t680\nC2039: 'tp_print'\t680\nC2039: 'use_tracing'\t680",
    863005040: 'pip3: command not found\t1508\npip3: not found\t1508',
    875968323: 'C7642\t682',
    877350476: 'LNK4272\t971',
    895902824: 'hdf5.h\t1693 1694 1695 1696',
    909128259: 'C2061: \t679\nC2065\t681\nC2065: \t679',
    909207138: 'bf16 mixed precision requires PyTorch \t1277',
    909652803: 'C3861: \t679',
    925905197: '-1073741511\t475\n-1073741515\t476\n-1073741795\t477',
    926429763: 'C2872\t685',
    942682435: "C1083\t657 658 659 660 661 662 663 664 665 666 667 668\nC1083: Cannot open compiler generated file: '\t669",
    943010371: 'C2589: \t683',
    943011651: 'C7582\t682',
    959787587: 'C2593: \t684',
    976236899: 'c10::ScalarType\t1305\nc10::guts\t1306\nc10::optional<\t1307',
    976909409: 'at::DeprecatedTypeProperties\t1269',
    978144327: 'GLM: GLM_\t925',
    978341199: 'OMP: Error #15\t1060\nOMP: Error #15:\t1061\nOMP: Error #179: Function pthread_\t1062',
    979661939: 'std::shared_ptr<torch::jit\t2145 2146',
    979923827: 'ssh: Could not resolve hostname \t2143\nssh: connect to host \t2143',
    979923834: 'zsh: command not found: \t2268\nzsh: no matches found: \t2269',
    980445552: 'pip: command not found\t1508\npip: not found\t1508',
    980707687: 'git: command not found\t1270\ngit: not found\t1270',
    980708969: 'int: = is not a valid operator\t1773',
    1094928468: 'THCAssertSameGPU\t1118 1119\nTHCAtomics.cuh\t1120 1121 1122',
    1094997315: "CUDA Error \t705\nCUDA Error (222\t706\nCUDA Error (35\t707\nCUDA Error (code 222\t706\nCUDA Error (code 35\t707\nCUDA Error 222\t706\nCUDA Error 35\t707\nCUDA Error code 222\t706\nCUDA Error code 35\t707\nCUDA Error: \t705\nCUDA Error: (222\t706\nCUDA Error: (35\t707\nCUDA Error: (code 222\t706\nCUDA Error: (code 35\t707\nCUDA Error: 222\t706\nCUDA Error: 35\t707\nCUDA Error: code 222\t706\nCUDA Error: code 35\t707\nCUDA architecture\t708\nCUDA capabilit\t708\nCUDA compiler and CUDA toolkit headers are incompatible\t709\nCUDA compute architecture\t708\nCUDA compute capabilit\t708\nCUDA driver initialization failed, you might not have\t710\nCUDA driver is a stub library\t711\nCUDA driver library cannot be found\t712\nCUDA driver version is insufficient for CUDA runtime version\t713\nCUDA error \t705\nCUDA error (222\t706\nCUDA error (35\t707\nCUDA error (code 222\t706\nCUDA error (code 35\t707\nCUDA error 222\t706\nCUDA error 35\t707\nCUDA error code 222\t706\nCUDA error code 35\t707\nCUDA error: \t705\nCUDA error: (222\t706\nCUDA error: (35\t707\nCUDA error: (code 222\t706\nCUDA error: (code 35\t707\nCUDA error: 222\t706\nCUDA error: 35\t707\nCUDA error: code 222\t706\nCUDA error: code 35\t707\nCUDA extension not installed\t714\nCUDA failure \t705\nCUDA failure (222\t706\nCUDA failure (35\t707\nCUDA failure (code 222\t706\nCUDA failure (code 35\t707\nCUDA failure 222\t706\nCUDA failure 35\t707\nCUDA failure code 222\t706\nCUDA failure code 35\t707\nCUDA initialization: Found no NVIDIA driver on your system\t715\nCUDA unavailable, invalid device\t716\nCUDA unknown error - this may be due to an incorrectly set up environment\t717\nCUDA version mismatch! DeepSpeed ops were compiled and installed with a different version\t718\nCUDA was not found on the system, please set the CUDA_HOME\t719\nCUDA's architecture\t708\nCUDA's capabilit\t708\nCUDA's compute architecture\t708\nCUDA's compute capabilit\t708\nCUDA::nvToolsExt\t478 720 721\nCUDAGenerator\t698 699\nCUDAGuard\t722 723\nCUDAStreamGuard\t722 723\nCUDA_ARCHITECTURES\t724\nCUDA_ARCHITECTURES is set to \t725\nCUDA_ERROR_ASSERT\t726\nCUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE\t727\nCUDA_ERROR_ILLEGAL_ADDRESS\t728\nCUDA_ERROR_INVALID_IMAGE\t729\nCUDA_ERROR_LAUNCH_FAILED\t728\nCUDA_ERROR_MISALIGNED_ADDRESS\t728\nCUDA_ERROR_NO_BINARY_FOR_GPU\t730\nCUDA_ERROR_NO_DEVICE\t731\nCUDA_ERROR_OUT_OF_MEMORY\t732\nCUDA_ERROR_STUB_LIBRARY\t711\nCUDA_ERROR_SYSTEM_DRIVER_MISMATCH\t733\nCUDA_ERROR_SYSTEM_NOT_READY\t734\nCUDA_ERROR_UNSUPPORTED_PTX_VERSION\t735\nCUDA_HOME\t736\nCUDA_HOME does not exist, unable to compile CUDA\t737\nCUDA_HOME environment variable is not set\t738\nCUDA_PATH\t736\nCUDA_PATH is set but CUDA wasn\t739\nCUDA_TOOLKIT_ROOT_DIR not found or specified\t740\nCUDA_VER\t741\nCUDA_VERSION\t741\nCUDA_tensor_apply\t742 743\nCUDAs architecture\t708\nCUDAs capabilit\t708\nCUDAs compute architecture\t708\nCUDAs compute capabilit\t708",
    1095060560: 'PLEASE ATTACH THE FOLLOWING FILES TO THE BUG REPORT\t1074',
    1096045407: '_STANDARD is set to invalid value\t1229\n_STATUS_ARCH_MISMATCH\t1230',
    1096308803: 'CXXABI_\t750\nCXXABI_1.3.\t751',
    1096766529: 'AT_ASSERT\t576',
    1098215527: 'gpuAtomicAdd\t1675 1676',
    1100513506: "‘AT_ASSERTM' has not been declared\t430\n‘AT_ASSERTM' was not declared\t430\n‘AT_ASSERTM’ has not been declared\t430\n‘AT_ASSERTM’ was not declared\t430",
    1100659951: '：Aucun fichier\t157',
    1111705684: 'THCBlas_\t1116 1117',
    1112099911: 'GLIBCXX_\t750\nGLIBCXX_3.4.\t751\nGLIBC_\t923\nGLIBC_2.\t924',
    1113812850: 'rocBLAS error: C\t2110',
    1126199118: 'No CUDA GPUs are available\t257 1011\nNo CUDA runtime is found, using CUDA_HOME=\t1012\nNo CUDA toolset found\t1013',
    1126199150: 'no CUDA-capable device is detected\t731',
    1128481103: 'OACC_\t927',
    1128482900: 'THCCeilDiv\t617 618',
    1128486478: 'NVCC \t1001\nNVCC" \t1001\nNVCC\' \t1001\nNVCC` \t1001\nNVCC’ \t1001',
    1128613955: 'CHECK_EQ\t576\nCHECK_GE\t576\nCHECK_GT\t576\nCHECK_LE\t576\nCHECK_LT\t576\nCHECK_NE\t576\nCHECK_NOTNULL\t576',
    1128680517: 'ELFCLASS32\t462\nELFCLASS64\t462',
    1129467732: 'TORCH_CHECK\t1140\nTORCH_CUDA_API\t581 582\nTORCH_CUDA_ARCH_LIST is not set, all archs for visible cards\t1141\nTORCH_EXTENSION_NAME\t483\nTORCH_HIP_API\t670 671\nTORCH_LIBRARY_FRAGMENT\t1140',
    1130320961: 'AT_CHECK\t577 578\nAT_CHECK_INDEX\t577 578\nAT_CPP14_CONSTEXPR\t579 580\nAT_CUDA_API\t581 582',
    1131701607: 'getCurrentCUDABlasHandle\t722 723\ngetCurrentCUDASolverDnHandle\t722 723\ngetCurrentCUDASparseHandle\t722 723\ngetCurrentCUDAStream\t722 723\ngetCurrentDeviceProperties\t722 723',
    1131701619: 'setCurrentCUDAStream\t722 723',
    1131898190: 'NewConnectionError\t767',
    1145120800: ' (ADVANCED)\t2',
    1145260116: 'THCDevice\t1116 1117\nTHCDeviceUtils.cuh\t1123 1124 1125 1126',
    1145656910: 'NVIDIA driver on your system is too old\t1002\nNVIDIA-SMI has failed because it couldn\t1003',
    1145981254: 'FIND was unable to find an engine to execute\t867',
    1146438445: '-CUDA::nvToolsExt\t478',
    1146438508: 'lCUDA::nvToolsExt\t478',
    1147098177: 'AT_DISPATCH_ALL_TYPES_AND_HALF\t583 584',
    1148478823: 'getDefaultCUDAStream\t722 723\ngetDeviceProperties\t722 723',
    1150991599: '：Datei oder Verzeichnis\t157',
    1160670307: 'cl.EXE\t1394',
    1162235717: 'EOFError: Ran out of input\t846',
    1162297926: 'FBGEMM needs GCC \t749\nFBGEMM needs at least GCC \t749\nFBGEMM requires GCC \t749\nFBGEMM requires at least GCC \t749',
    1162363716: 'DCHECK_EQ\t576\nDCHECK_GE\t576\nDCHECK_GT\t576\nDCHECK_LE\t576\nDCHECK_LT\t576\nDCHECK_NE\t576\nDCHECK_NOTNULL\t576',
    1162629971: 'SSLError\t767',
    1163152969: "INTERNAL COMPILER ERROR in '\t935",
    1163875393: 'AT_ERROR\t576',
    1164863831: 'WinError 2]\t667\nWinError 3]\t667',
    1164994920: 'hipErrorAssert\t726\nhipErrorInvalidDeviceFunction\t1532\nhipErrorInvalidImage\t931\nhipErrorNoBinaryForGpu\t730\nhipErrorOutOfMemory\t732\nhipErrorSharedObjectInitFailed\t1699',
    1176517189: 'E: Failed to fetch\t840',
    1178749012: 'THBFloat16Blas_\t1116 1117\nTHBFloat16Storage\t1116 1117\nTHBFloat16Tensor\t1116 1117\nTHBFloat16Vector\t1116 1117',
    1179009347: 'CAFFE2_API\t581 582\nCAFFE2_CUDA_API\t581 582',
    1180652609: 'AT_FORALL_SCALAR_TYPES\t585 586',
    1195591764: 'THCGenerator\t1116 1117',
    1196312909: 'MINGW\t986',
    1196773443: 'CPUGenerator\t698 699',
    1198271776: ' -lGLESv1\t7\n -lGLESv2\t7',
    1198418253: 'MinGW\t986',
    1229408595: 'SIGILL\t477',
    1230262351: 'OPTIX_ERROR_UNSUPPORTED_ABI_VERSION\t1065',
    1230455855: '/DWIN32\t484',
    1230984257: 'AT_INDEX_ERROR\t587 588',
    1231254131: 'srcIndex < srcSelectDimSize\t2142',
    1232367438: 'NotImplementedError: C\t1053',
    1262570819: 'CMAKE_CUDA_ARCHITECTURES\t689\nCMAKE_CUDA_ARCHITECTURES must be non-empty\t690\nCMAKE_CUDA_ARCHITECTURES:\t691 692\nCMAKE_CUDA_COMPILER\t693\nCMAKE_CUDA_COMPILER not set, after EnableLanguage\t694\nCMAKE_CUDA_COMPILER:\t695',
    1279415619: 'CUBLAS_STATUS_INTERNAL_ERROR when calling \t701\nCUBLAS_STATUS_INVALID_VALUE when calling \t702',
    1280136782: 'NVML Shared Library Not Found\t883',
    1280595267: 'CUTLASS needs GCC \t749\nCUTLASS needs at least GCC \t749\nCUTLASS requires GCC \t749\nCUTLASS requires at least GCC \t749',
    1281311820: 'LD_LIBRARY_PATH contains incompatible version of cudnn\t956',
    1297501260: 'LLVM ERROR: \t958\nLLVM ERROR: Cannot select: \t959\nLLVM ERROR: Cannot select: intrinsic %llvm.\t960\nLLVM ERROR: out of memory\t961',
    1298295148: 'libMIOpen.so.\t1845',
    1299212648: 'hipModuleLoad failed: \t1700',
    1310748265: 'in Namensbereich\t1604',
    1313032276: 'THCNumerics\t1116 1117\nTHCNumerics.cuh\t1127 1128 1129',
    1313101123: 'CUDNN_INCLUDE_DIR\t744\nCUDNN_INCLUDE_PATH\t744\nCUDNN_LIBRARY\t744\nCUDNN_LIBRARY_PATH\t744\nCUDNN_STATUS_ALLOC_FAILED\t745\nCUDNN_STATUS_NOT_INITIALIZED\t746\nCUDNN_STATUS_SUBLIBRARY_LOADING_FAILED\t747',
    1313753172: 'THNN_\t1137 1138',
    1313821514: 'JSONDecodeError: \t846',
    1315072364: 'libNVVM cannot be found. Do `conda install\t1846',
    1315728452: 'DllNotFoundException: Unable to load \t835',
    1318763759: '：No existe el\t157\n：No such file\t157',
    1330529327: '/DNOMINMAX\t484',
    1330795077: 'ERROR: Could not find a version\t847\nERROR: No supported gcc/g++ host compiler found\t848\nERROR: Python dependency not found\t849\nERROR: Wheel \'\t850\nERROR: unknown command "\t851',
    1330857298: 'RESOURCE_EXHAUSTED: \t1095',
    1346521420: 'LIBPOSTPROC\t957',
    1347243847: 'GOMP_\t927',
    1347638595: 'CUSPARSE_\t748',
    1347703880: 'HTTP 000 CONNECTION FAILED\t772',
    1349083987: 'SciPy needs GCC \t749\nSciPy needs at least GCC \t749\nSciPy requires GCC \t749\nSciPy requires at least GCC \t749',
    1349350734: 'NumPy\t1054\nNumPy C-API version 0x\t1055\nNumPy needs GCC \t749\nNumPy needs at least GCC \t749\nNumPy requires GCC \t749\nNumPy requires at least GCC \t749\nNumPy was built with baseline optimizations\t1056',
    1377843753: '): Read timed out\t449',
    1380141140: 'THCRandom\t1116 1117\nTHCRoundUp\t617 618',
    1380993352: 'HIPRTC_ERROR_COMPILATION\t768',
    1381122399: '_ARRAY_API\t1227',
    1394634574: 'No SOURCES given to target: \t1014',
    1396918356: 'THCState\t1130 1131\nTHCStorage\t1116 1117\nTHCStream\t1130 1131',
    1397049428: 'THESE PACKAGES DO NOT MATCH THE HASHES\t1136',
    1397050439: 'GLES2/gl\t916 917\nGLES3/gl\t916 917\nGLESv1\t918\nGLESv2\t918',
    1397706309: 'ENOSPC: no space\t845',
    1397900630: 'VERSION_MISMATCH\t1203',
    1398757712: 'PY_SSIZE_T_CLEAN macro must be defined\t1075',
    1400137063: 'getStreamFromPool\t722 723',
    1411398185: '): The output of this custom operator (1) must not also be an input\t450',
    1413567571: 'STATUS_DLL_NOT_FOUND\t476\nSTATUS_ENTRYPOINT_NOT_FOUND\t475',
    1413695572: 'THCTensor\t1116 1117\nTHCThrustAllocator\t1116 1117',
    1413761108: 'THDTensor\t1116 1117',
    1414744148: 'THSTensor\t1116 1117',
    1415530580: 'TH_TENSOR_APPLY\t742 743',
    1416914279: 'getTHCState\t1130 1131',
    1428175429: 'E: Unable to fetch some archives\t840',
    1430462522: ': CUDA cannot be found\t498',
    1430462575: 'o CUDA toolkit found\t771\no CUDA toolkit was found\t771',
    1430472788: 'THCUNN_\t1116 1117',
    1430481965: '-lCUDA::nvToolsExt\t478',
    1431455828: 'THRUST_NS_QUALIFIER\t704',
    1447250004: 'THCVector\t1116 1117',
    1448299815: "'MSVCCompiler' object has no attribute '\t431",
    1464224839: 'GLFW/glfw3.h\t919 920 921 922',
    1465865281: 'AT_WARN\t589 590',
    1498173007: 'ONLY build\t1063',
    1596993859: 'C10_FALLTHROUGH\t579 580\nC10_HIP_API\t670 671\nC10_HIP_KERNEL_LAUNCH_CHECK\t670 671\nC10_HOST_CONSTEXPR\t579 580\nC10_NORETURN\t579 580',
    1596993891: 'c10_cuda.lib\t1308',
    1598116680: 'HSA_STATUS_ERROR_INVALID_ISA\t932',
    1598182723: 'CUB_NS_QUALIFIER\t703 704',
    1598243655: 'GCC_1\t750\nGCC_3\t750\nGCC_4\t750\nGCC_7\t750',
    1598244948: 'THC_assertSameGPU\t1118 1119',
    1598965328: 'PFN_cuTensorMapEncode\t748',
    1599357223: "'AT_ASSERTM' has not been declared\t430\n'AT_ASSERTM' was not declared\t430\n'AT_ASSERTM’ has not been declared\t430\n'AT_ASSERTM’ was not declared\t430",
    1600939103: '_dl_check_map_versions: Assertion\t1235',
    1601008225: 'arm_acle\t1262\narm_bf16\t1262\narm_fp16\t1262\narm_neon\t1262\narm_sve\t1262',
    1601009011: 'sum_intlist\t2079 2080',
    1601010035: 'sym_numel\t897\nsym_size\t897\nsym_stride\t897',
    1601204323: 'cpp_extension.load\t60 1522\ncpp_extension.py\t60',
    1629515598: 'No available memory for the cache blocks\t1015',
    1629516905: 'it as a build dependency\t1796',
    1631789114: ': Cannot allocate memory\t499\n: Cannot fork\t500',
    1631811920: 'PyCapsule\t1087',
    1631854650: ': Datei oder Verzeichnis\t157\n: Datei zu kurz\t501',
    1631985722: ': Failed to preprocess host compiler properties\t502',
    1632127060: 'THHalfBlas_\t1116 1117\nTHHalfStorage\t1116 1117\nTHHalfTensor\t1116 1117\nTHHalfVector\t1116 1117',
    1632313402: ': Kann die Shared\t510\n: Kann die Shared-Object-Datei nicht öffnen\t508',
    1632466510: 'NvMapMem\t1058',
    1632641082: ': Path to libdevice library not specified\t522',
    1633836895: '__ballot\t748',
    1633839468: 'libaio.h\t1847 1848 1849 1850\nlibamdhip64.so.\t1845\nlibav\t1851',
    1633886247: "' cannot overload\t390",
    1633886266: ': calling a constexpr __device__ function\t533\n: calling a constexpr __host__ function\t534\n: cannot find /\t535\n: cannot open shared obj\t510\n: cannot open shared object\t536 537\n: cannot read file data\t501 538',
    1633903970: 'because it has a CompositeImplicitAutograd\t1273',
    1633903972: 'decay_t\t1401',
    1633906540: 'local memory limit exceeded (\t1908',
    1633973571: 'Cuda Configuration Error: C\t815\nCuda error: \t705\nCuda error: (222\t706\nCuda error: (35\t707\nCuda error: (code 222\t706\nCuda error: (code 35\t707\nCuda error: 222\t706\nCuda error: 35\t707\nCuda error: code 222\t706\nCuda error: code 35\t707',
    1633973603: 'cuda execution failed with error \t705\ncuda execution failed with error (222\t706\ncuda execution failed with error (35\t707\ncuda execution failed with error (code 222\t706\ncuda execution failed with error (code 35\t707\ncuda execution failed with error 222\t706\ncuda execution failed with error 35\t707\ncuda execution failed with error code 222\t706\ncuda execution failed with error code 35\t707\ncuda runtime error \t705\ncuda runtime error (2) : out of memory\t1530\ncuda runtime error (222\t706\ncuda runtime error (35\t707\ncuda runtime error (code 222\t706\ncuda runtime error (code 35\t707\ncuda runtime error 222\t706\ncuda runtime error 35\t707\ncuda runtime error code 222\t706\ncuda runtime error code 35\t707\ncuda.is_available()\t257\ncudaBindTexture\t748\ncudaConfigureCall\t748\ncudaErrorAssert\t726\ncudaErrorCallRequiresNewerDriver\t575\ncudaErrorCompatNotSupportedOnDevice\t727\ncudaErrorInsufficientDriver\t1531\ncudaErrorInvalidDeviceFunction\t1532\ncudaErrorInvalidKernelImage\t729\ncudaErrorMemoryAllocation\t732\ncudaErrorNoDevice\t731\ncudaErrorNoKernelImageForDevice\t730\ncudaErrorStubLibrary\t711\ncudaErrorSystemDriverMismatch\t733\ncudaErrorSystemNotReady\t734\ncudaErrorUnsupportedPtxVersion\t735\ncudaFuncAttributeMaxDynamicSharedMemorySize, \t1533\ncudaGetDeviceCount()\t1534\ncudaLaunchCooperativeKernelMultiDevice\t748\ncudaPointerAttributes\t1535\ncudaProfilerInitialize\t748\ncudaThreadExit\t748\ncudaThreadSynchronize\t748\ncudaTypedefs.h\t1516 1517\ncudaUnbindTexture\t748\ncuda_awbarrier\t1516 1517\ncuda_bf16.h\t1516 1517\ncuda_fp4.h\t1516 1517\ncuda_fp6.h\t1516 1517\ncuda_fp8.h\t1516 1517\ncuda_pipeline\t1516 1517\ncuda_ver\t741\ncuda_version\t741\ncudart64_\t1528 1529',
    1634036816: 'Please install \t1086',
    1634036848: 'please install \t1086',
    1634082855: "' failed: \t393",
    1634100580: 'default_program(\t1546',
    1634166092: 'LegacyTHDispatcher\t978 979\nLegacyTHFunctionsCUDA\t978 979',
    1634166124: 'legacy-install-failure\t1840',
    1634213922: '" has no member\t195 364 365\n" has no member \t366 367 368 369\n" has no member "\t370 371 372 373 374 375\n" has no member class\t376',
    1634213927: "' has no attribute '\t394 395 396 397",
    1634230111: '__half\t1233',
    1634235424: ' that depend on a template parameter\t340',
    1634493027: 'cblas.h\t1381 1382 1383\ncblas_mangling.h\t1381 1382 1383',
    1634493984: ' flag is not supported with the configured host compiler\t163',
    1634494055: 'gflags/gflags.h\t1652 1653 1654 1655 1656',
    1634541602: '" matches these operands\t381\n" may not be used in the type-id\t382',
    1634541612: ', may conflict with lib\t464',
    1634563438: 'numa.h\t2017 2018 2019\nnumaif.h\t2017 2018 2019',
    1634564716: 'lzma.h\t1918 1919 1920 1921',
    1634625890: 'binaries were compiled with C\t1278',
    1634629956: 'DynamicLibNotFoundError: Failure finding \t839',
    1634629988: 'dynamic module does not\t1563\ndynamic_cast\t1564',
    1634692128: ' load any \t161\n loaded at\t250',
    1634692166: 'Float8_e\t897',
    1634754915: 'capability\t1377 1378',
    1634754924: 'lapack\t1803\nlapacke.h\t1804 1805 1806 1807',
    1634760805: "expanded from macro \t1611\nexpanded from macro '__noinline__'\t1612\nexpansion of macro \t1611",
    1634886000: 'parameter packs not expanded with\t2068 2069',
    1634887263: '_frame\t1088 1236',
    1634887267: 'cframe"\t1390\ncframe\'\t1390\ncframe’\t1390',
    1634890835: 'Strawberry\t986',
    1634890867: 'stratégie de contrôle d\t621',
    1634954337: 'alsa/asoundlib.h\t1245 1246 1247 1248 1249',
    1634954837: 'UnsatisfiableError: The following specifications\t1190\nUnsatisfiedLinkError: \t1191\nUnsatisfiedLinkError: no \t1192',
    1634954869: 'unsatisfied condition: \t2228',
    1635000378: ': target specific option mismatch\t563',
    1635017059: 'catastrophic error\t1380',
    1635017062: 'fatal error C10\t1624\nfatal error C1001: \t1625\nfatal error C1081\t1626\nfatal error: error in backend: \t1627\nfatal: early EOF\t1628\nfatal: fetch-pack: \t1628\nfatal: not a git repository\t1629\nfatal: unable to \t1630',
    1635018093: 'metadata-generation-failed\t1840',
    1635020660: 'total shared memory allocation is larger than available memory. Dynamic size: \t2196',
    1635022189: 'mutable_data_ptr\t897',
    1635151433: "Invalid CUDA 'device=\t949\nInvalid requirement: \t950\nInvalid wheel filename\t229\nInvalidMatchSpec: \t951\nInvalidVersionSpec: \t951",
    1635151465: 'invalid command "bdist_wheel\t1776\ninvalid command "dist_info\t1776\ninvalid command "editable_wheel\t1776\ninvalid command \'bdist_wheel\t1776\ninvalid command \'dist_info\t1776\ninvalid command \'editable_wheel\t1776\ninvalid command bdist_wheel\t1776\ninvalid command dist_info\t1776\ninvalid command editable_wheel\t1776\ninvalid conversion from \t1777\ninvalid device function\t1778\ninvalid input constraint \'+h\' in asm\t1779\ninvalid input constraint \'+l\' in asm\t1779\ninvalid input constraint \'+r\' in asm\t1779\ninvalid input constraint \'=+h\' in asm\t1779\ninvalid input constraint \'=+l\' in asm\t1779\ninvalid input constraint \'=+r\' in asm\t1779\ninvalid input constraint \'=h\' in asm\t1779\ninvalid input constraint \'=l\' in asm\t1779\ninvalid input constraint \'=r\' in asm\t1779\ninvalid input constraint \'h\' in asm\t1779\ninvalid input constraint \'l\' in asm\t1779\ninvalid input constraint \'r\' in asm\t1779\ninvalid literal for int() with base 10: \t1780\ninvalid operands to binary expression (\t1781\ninvalid operands to binary expression (\'\t1782\ninvalid output constraint \'+h\' in asm\t1779\ninvalid output constraint \'+l\' in asm\t1779\ninvalid output constraint \'+r\' in asm\t1779\ninvalid output constraint \'=+h\' in asm\t1779\ninvalid output constraint \'=+l\' in asm\t1779\ninvalid output constraint \'=+r\' in asm\t1779\ninvalid output constraint \'=h\' in asm\t1779\ninvalid output constraint \'=l\' in asm\t1779\ninvalid output constraint \'=r\' in asm\t1779\ninvalid output constraint \'h\' in asm\t1779\ninvalid output constraint \'l\' in asm\t1779\ninvalid output constraint \'r\' in asm\t1779\ninvalid pyproject.toml config: \t1783\ninvalid target ID \t1195\ninvalid value \'armv9\t1243\ninvalid value \'c++\t1784\ninvalid value \'gnu++\t1784\ninvalid value (\'armv9\t1243\ninvalid value (‘armv9\t1243\ninvalid value for --gpu-architecture\t1785\ninvalid value ‘armv9\t1243',
    1635196967: "' was defined more than once\t419",
    1635197024: '` was removed in the NumPy 2\t1241',
    1635281254: 'fixable by adding \t1641',
    1635284080: 'ptxas application ptx input, line \t2081\nptxas does not support CC \t2082\nptxas info \t2083\nptxas warning \t2083',
    1638515570: 'réadressage R_\t2091\nréadressage de R_\t2091',
    1646292852: 'to be installed\t1275',
    1647473766: 'ft2build.h\t1645 1646 1647 1648',
    1650424144: 'Py_buffer\t1094',
    1650552405: 'Unable to find\t753 754\nUnable to find a valid cuDNN algorithm\t1175\nUnable to find code object for all current devices\t1176\nUnable to find vcvarsall.bat\t1177\nUnable to import \t763\nUnable to load \t763\nUnable to load any of {lib\t1178\nUnable to load library \t765\nUnable to load the library \t765\nUnable to locate\t754\nUnable to pre-compile ops without torch installed\t1179\nUnable to register cu\t1180',
    1650552421: 'enable executable\t1567\nenable_if_t\t1401',
    1650552437: 'unable to execute \t2205\nunable to execute \'\t2206\nunable to execute command: Killed\t2207\nunable to find\t754\nunable to find a build program corresponding to "NMake Makefiles\t2208\nunable to find a build program corresponding to "Ninja\t2209\nunable to find a build program corresponding to "Unix Makefiles\t2210\nunable to find library -l\t1334 1335 1336 1337 1338 1339 1340 1341 1342 1343 2211 2212 2213\nunable to find library -lEGL\t1344\nunable to find library -lGLEW\t1345\nunable to find library -laio\t1346\nunable to find library -lffi\t1347\nunable to find library -lglog\t1348\nunable to find library -ljpeg\t1349\nunable to find library -lnuma\t1350\nunable to find library -lstdc++\t1352\nunable to find library -ltbb\t1353\nunable to find library -luuid\t1354\nunable to find library -lz\t1355\nunable to locate\t754\nunable to open database file\t2214',
    1650552929: 'apability not supp\t1254',
    1650616684: 'libbitsandbytes_cpu.\t1852',
    1650748780: 'lmdb.h\t1902 1903 1904 1905',
    1651076128: ' libraries are not found\t249\n library not found\t249',
    1651076143: '/libATen.\t491\n/libMIOpen\t492\n/libamd_comgr\t492\n/libamdhip64\t492\n/libc10.\t491\n/libcaffe2.\t491\n/libcublas\t492\n/libcuda\t492\n/libcufft\t492\n/libcufile\t492\n/libculibos\t492\n/libcupti\t492\n/libcurand\t492\n/libcusolver\t492\n/libcusparse\t492\n/libcutensor\t492\n/libhip\t492\n/libhsa-runtime64\t492\n/libhsakmt\t492\n/libnccl\t492\n/libnpp\t492\n/libnvJitLink\t492\n/libnvidia-ml\t492\n/libnvjpeg\t492\n/libnvrtc\t492\n/libnvshmem\t492\n/librccl\t492\n/libroc\t492\n/libtorch.\t491\n/libtorch_cpu.\t491\n/libtorch_global_deps.\t491\n/libtorch_python.\t491',
    1651076218: 'zlib.h\t2264 2265 2266 2267',
    1651336557: "member access into incomplete type '\t1924\nmember reference type \t1925",
    1651337587: 'simbolo ambiguo\t991',
    1651340622: 'Numba needs NumPy \t1057',
    1651341651: 'Symbol\t362',
    1651341683: 'symbol not found in flat namespace\t362\nsymbole ambigu\t991',
    1651449895: "' object has no attribute 'ds_opt_\t414",
    1651469415: 'global interpreter lock (GIL) has been enabled to load module\t1658\nglobalLegacyTypeDispatch\t978 979',
    1651668340: 'turbojpeg.h\t2198 2199 2200 2201',
    1651860850: 'reubicación R_\t2091',
    1651864352: " submodule path '\t336",
    1663067490: 'be created directly\t1272',
    1663070030: 'No compatible code objects found for: gfx\t1016\nNo compiled \t1017',
    1663071343: 'ot compiled with \t2058\not currently implemented\t2036\not currently supported\t2036',
    1664044099: 'CL/cl\t687 688',
    1667309616: '0 active drivers ([])\t494',
    1667393900: 'libc10_cuda.so: \t1853\nlibcublas.so.\t1854\nlibcublasLt.so.\t1854\nlibcuda.so\t1855\nlibcuda.so cannot found\t1856\nlibcuda.so not found! Do you have a CUDA driver\t1857\nlibcuda.so.1\t1855\nlibcuda.so.1 is not a symbolic link\t1858\nlibcudart.so.\t1854\nlibcufft.so.\t1854\nlibcupti.so.\t1854\nlibcusolver.so.\t1854\nlibcusparse.so.\t1854',
    1667462766: 'nvcc \t1001\nnvcc :\t2026\nnvcc cannot find a supported version of\t2027\nnvcc fatal   : Cannot find compiler \'\t2028\nnvcc fatal   : Could not open input file \'\t2029\nnvcc fatal   : redefinition of argument \'\t2030\nnvcc is required to \t759\nnvcc not found\t2031\nnvcc was not found\t2031\nnvcc ：\t2026\nnvcc" \t1001\nnvcc\' \t1001\nnvcc:\t2026\nnvcc` \t1001\nnvcc’ \t1001\nnvcc：\t2026',
    1667592275: "Specified provider 'CUDAExecutionProvider' is not in available provider\t1113\nSpecify CUDA_TOOLKIT_ROOT_DIR\t1114",
    1667592307: 'specified that you may need to import the \t2137',
    1667594309: 'Exec format error\t854',
    1667594341: 'execinfo.h\t1555\nexecutable in path specified by\t1607\nexecutor failed running\t1608',
    1667656804: 'dlfcn.h\t1555',
    1667722864: 'pngconf.h\t2072 2073 2074',
    1667852407: 'which is not an existing directory\t2258',
    1667853909: "UnicodeDecodeError: 'utf\t1181",
    1667854445: 'mpicxx.h\t1949 1950 1951',
    1668033824: ' -lcrypt\t8',
    1668180256: ' incompatible with current version \t200',
    1668181859: 'conclude\t1507',
    1668183398: 'function for call to \t1649',
    1668248144: 'Processus arrêté\t838\nProcessus arrêté a terminé le programme \t438',
    1668248176: "procedure entry point\t362\nprocessor does not support \t697\nprocessor doesn't support \t697\nprocessor lacks \t697",
    1668311400: "hipcc' failed: No such file\t1701\nhipcc: No such file\t1702\nhipcc: command not found\t1702\nhipcc: not found\t1702",
    1668440352: ' architecture of input file \t16',
    1668443988: 'Torch is needed\t1089\nTorch is not installed\t1089\nTorch is required\t1089\nTorch must be installed\t1089\nTorch needs to be installed\t1089',
    1668444020: 'torch is needed\t1089\ntorch is not installed\t1089\ntorch is required\t1089\ntorch is required for \t2169\ntorch must be installed\t1089\ntorch needs GCC \t749\ntorch needs at least GCC \t749\ntorch needs to be installed\t1089\ntorch requires GCC \t749\ntorch requires at least GCC \t749\ntorch.OutOfMemoryError\t2170\ntorch._inductor.exc.\t2171\ntorch.cuda.OutOfMemoryError\t2170\ntorch.utils.ffi is deprecated\t2172\ntorch.version.cuda\t2173\ntorch/all.h\t591 592 593\ntorch/csrc/PythonTypes.h\t2174 2175 2176\ntorch/csrc/StorageDefs.h\t2174 2175 2176\ntorch/csrc/THP_export.h\t2174 2175 2176\ntorch/csrc/WindowsTorchApiMacro.h\t2174 2175 2176\ntorch/csrc/jit/\t2177 2178 2179 2180 2181\ntorch/csrc/stable/\t600 601\ntorch/csrc/utils/auto_gil.h\t2182 2183 2184\ntorch/csrc/utils/disallow_copy.h\t2182 2183 2184\ntorch/csrc/utils/future.h\t2182 2183 2184\ntorch/csrc/utils/memory.h\t2182 2183 2184\ntorch/csrc/utils/six.h\t2182 2183 2184\ntorch/extension.h\t600 601 2185 2186 2187 2188 2189\ntorch/headeronly/\t600 601\ntorch/library.h\t591 592 593\ntorch/python.h\t591 592 593\ntorch/script.h\t591 592 593\ntorch/torch.h\t591 592 593\ntorch/types.h\t591 592 593\ntorch::jit::RegisterOperators::RegisterOperators(const char\t2190\ntorch_cuda.lib\t1308\ntorch_extensions\t60 2191\ntorchaudio C++ extension is not available\t2192\ntorchinductor_\t2193 2194\ntorchvision.transforms.functional_tensor\t2195',
    1668571501: 'matching\t1923',
    1668571504: 'patch: command not found\t1270\npatch: not found\t1270',
    1668628794: ':Aucun fichier\t157',
    1671200994: '“constexpr\t387',
    1681143415: 'w64devkit\t986',
    1684104530: 'ReadTimeout\t767\nReadTimeoutError\t767',
    1684104562: 'read-only segment has dynamic IFUNC relocations\t2086\nread-only segment has dynamic relocations\t2086',
    1684107084: 'LoadLibrary failed with error 126\t984\nLoaded runtime CuDNN library: \t985',
    1684107116: 'load any more object with static\t1906\nloaded the `torch/_C` folder of the PyTorch repository\t1907',
    1684171116: 'libdevice not found at \t1859',
    1684302184: 'hidden symbol \t1697',
    1684366670: 'Need \t1007\nNeed to compile C++ extensions to \t1008\nNeeds \t1007',
    1684366702: 'need \t1007\nneed PyTorch\t1097\nneed Pytorch\t1097\nneed pyTorch\t1097\nneed pytorch\t1097\nneed torch\t1097\nneeded\t1964\nneeds \t1007\nneeds CUDA\t1965\nneeds PyTorch\t1097\nneeds Pytorch\t1097\nneeds exactly \t1288\nneeds pyTorch\t1097\nneeds pytorch\t1097\nneeds torch\t1097',
    1684367716: 'died with <Signals.SIGKILL: 9>\t1552',
    1684611130: ': identifier "__\t559',
    1684632949: 'uuid/uuid.h\t2238 2239 2240 2241',
    1684633198: 'nvidia-container-cli: initialization error: \t2033\nnvidia-fabricmanager\t887',
    1684955424: ' and above\t14\n and higher\t14\n and later\t14\n and newer\t14\n and torchaudio \t15',
    1684955491: 'candidate function not viable: call to __host__ function from \t1317',
    1684957510: 'FindCUDA says CUDA version is\t896',
    1684957527: 'Windows Long Path support enabled\t1210\nWindows not yet supported for torch.compile\t1211',
    1684959043: 'CondaHTTPError\t772\nCondaSSLError\t772',
    1684959075: 'conda: command not found\t1508\nconda: not found\t1508\nconditional_t\t1401',
    1684960544: ' undeclared\t243',
    1685024032: ' module has been removed\t251\n module is not found\t252',
    1685025392: 'prod_intlist\t2079 2080',
    1685222775: 'wurde in diesem Gültigkeitsbereich nicht deklariert\t1276',
    1685353338: 'zstd.h\t2270 2271 2272 2273',
    1685414702: '.cuda.o\t483',
    1685414747: '[cudnn_frontend] Error: No \t1224',
    1689699140: 'Dödad-signal avslutade programmet \t438',
    1696610855: "': expected a number\t428",
    1696610857: '): error : expected a "("\t451\n): error: argument list for template template\t452\n): error: exception specification is incompatible\t453\n): error: expected a "("\t451\n): error: identifier "\t376\n): error: identifier "__\t454 455\n): error: incomplete type is not allowed\t456\n): error: invalid combination of type specifiers\t457\n): error: name followed by "::" must\t452\n): error: no instance of\t458\n): error: static assertion failed with "\t459',
    1696624193: 'An error happened while trying to locate the file on the Hub\t620',
    1696624233: 'in expansion of macro \t1611',
    1696624462: 'No existe el \t623 624 625 626 627 628 629 630 631 632 633 634 635 636 637',
    1696624494: 'no es un miembro de\t1604',
    1697082912: " n'est pas reconnu\t240\n n'est pas un membre de\t218 219 220",
    1697541219: 'cl.exe\t1394\ncl.exe with traditional preprocessor \t1395',
    1698832442: ': Befehl nicht gefunden\t497',
    1699094621: '] Fehler 137\t1225',
    1699160157: '] Getötet\t1225',
    1699170388: 'THGenerator\t1116 1117',
    1699553338: ': Memory allocation failure\t511',
    1699618874: ": Ne peut ouvrir le fichier d'objet partagé\t508",
    1699749946: ': Permission denied\t523',
    1699881006: '. Required capability\t482',
    1699881018: ': Resource temporarily unavailable\t525\n: Ressource temporairement\t525',
    1700022356: 'THTensor\t1116 1117\nTHTensorMath\t1116 1117',
    1700153428: 'THVector\t1116 1117',
    1700212059: '[-Werror\t1216',
    1700948332: 'libelf.h\t1860 1861 1862 1863',
    1701013836: 'License classifiers have been superseded by license expressions\t983',
    1701017669: 'Exception: Unsupported GPU\t864\nException: Unsupported GPU model\t864\nException: Unsupported GPU type\t864\nException: unsupported GPU\t864\nException: unsupported GPU model\t864\nException: unsupported GPU type\t864',
    1701017701: 'exception handling disabled\t1605\nexception handling is disabled\t1606',
    1701078386: 'redeclaration of\t547\nredefinition of \t2088',
    1701079328: ' identifier "\t194 195',
    1701080161: 'alderlake\t1243',
    1701080649: 'IndentationError: \t940\nIndexError: \t941 942\nIndexError: _Map_base::at\t943\nIndexError: map::at\t943\nIndexError: unordered_map::at\t943',
    1701080681: 'index_sequence\t1401',
    1701080693: 'undeclared\t1731\nundeclared identifier \t1708 1709 1710 2002 2215\nundefined reference to \t2216\nundefined symbol: \t362\nundefined symbol: Py\t2217\nundefined symbol: _Py\t2217\nundefined symbol: mkl_\t2218\nundefined symbol: state\t1614\nundefined symbol:state\t1614\nundefinierter Verweis auf\t362\nundefiniertes Symbol\t362\nunderlying_type_t\t1401',
    1701080899: 'Code object build failed\t768',
    1701146144: ' needed by \t256',
    1701147424: ' seems to be not installed\t332',
    1701209458: "reference indefinie vers\t362\nreference indéfinie vers\t362\nreference to\t362\nreference to ' state\t1614\nreference to 'state\t1614\nreference to __host__ function '\t2089\nreference to ` state\t1614\nreference to `state\t1614\nreference to ‘ state\t1614\nreference to ‘state\t1614\nreferences to\t362\nreferencia a\t362\nreferencia indefinida a\t362\nreferencia indefinida para\t362\nreferencia nao definida a\t362\nreferencia nao definida para\t362\nreferencia não definida a\t362\nreferencia não definida para\t362\nreferensi ke\t362\nreferência indefinida a\t362\nreferência indefinida para\t362\nreferência nao definida a\t362\nreferência nao definida para\t362\nreferência não definida a\t362\nreferência não definida para\t362",
    1701210482: 'riferimento non definito a\t362',
    1701211721: "Inferred operator schema for a C++ kernel function doesn't match the expected function schema\t944",
    1701211753: 'infer_schema(func): \t1763 1764',
    1701274484: 'tcgen05\t2116',
    1701275973: 'Eigen/\t852',
    1701344288: ' the MPS \t341',
    1701345056: ' when calling \t356',
    1701405728: ' died due to signal \t37\n died due to signal 9\t38\n died due to signal 9 (Kill signal)\t38\n died with status 0x\t39',
    1701407843: 'client error (Connect)\t1399',
    1701409364: "Tried to instantiate class '\t1160\nTried to register an operator (\t1161 1162\nTried to register multiple backend fallbacks for the same dispatch key \t1163\nTried to register multiple operators with the same name\t1164",
    1701470831: 'object has no attribute\t2037\nobject has no attribute \t2038\nobject type is: \t2039',
    1701536109: 'make: \t488\nmake: command not found\t1270\nmake: not found\t1270\nmake_index_sequence\t1401\nmake_unique\t1401',
    1701603654: 'File already exists in database: \t891\nFile o directory non\t623 624 625 626 627 628 629 630 631 632 633 634 635 636 637\nFileExistsError: [\t892\nFileNotFoundError: [Errno 2] \t893\nFilename longer than 260 characters\t894\nFilename too long\t895',
    1701603681: 'ailed to initialize NVML: Driver/library version mismatch\t1242',
    1701603686: 'file failed to open for reading\t1638\nfile_baton.py\t1639\nfile_baton.py:\t1640',
    1701604425: 'Illegal instruction\t477 619',
    1701667150: "NameError: name \t1004\nNameError: name '\t1005\nNameError: name '_C' is not defined\t1006",
    1701667182: 'name \'bare_metal_version\' is not defined\t1956\nnamespace "\t1957\nnamespace "c10::guts" has no member "\t1958\nnamespace "std" has no member \t1959 1960 1961 1962\nnamespace name\t1963',
    1701669204: 'TimeoutError: \t774',
    1701670771: "some optimisations will not be enabled\t2131\nsome optimizations will not be enabled\t2131\nsomething wrong with flag '\t2132",
    1701716007: "' needs target feature \t412\n' newer than toolkit\t413",
    1701716012: ', needed by\t465\n, needed by \t466',
    1701733735: 'generated with LTO version \t1650\ngeneric_type: \t1651',
    1701737812: 'TunerSimple_cached_get_nvrtc_params.cc(\t1167',
    1701798944: " does not dominate this use\t40\n does not exist\t41 42 43 44\n does not have \t45\n does not include kernels for this GPU\t46\n does not match \t47\n does not match filename: \t48\n does not match namespace of enclosing TORCH_LIBRARY\t49\n does not match runtime version \t50\n does not name a\t51\n does not name a type\t52 53 54 55 56 57\n does not support \t58\n doesn't exist\t42\n doesn't match \t47",
    1701863764: 'Tapettu\t838\nTapettu-signaali päätti \t438',
    1701865808: 'Pipeline failed while executing [\t1085',
    1701867296: ' open include file\t281 282 283 284 285 286 287 288 289 290 291 292 293 294 295 296 297 298 299 300 301 302 303 304 305 306 307 308 309 310 311 312 313 314 315 316 317\n open source file\t195 281 282 283 284 285 286 287 288 289 290 291 292 293 294 295 296 297 298 299 300 301 302 303 304 305 306 307 308 309 310 311 312 313 314 315 316 317',
    1701867311: '/openmp\t484',
    1701869669: 'expected primary-expression before \t1613\nexpects \t1288',
    1701869908: "TypeDefault\t1145 1146\nTypeError \t1168\nTypeError: \t1169 1170\nTypeError: expected str, bytes or os.PathLike object, not NoneType\t1171\nTypeError: join() argument must be str\t1172\nTypeError: must be called with a dataclass type or instance\t1173\nTypeError: unsupported operand type(s) for +: 'NoneType' and 'str'\t1174",
    1701869940: 'type "at::Tensor" is not allowed\t2202\ntype conversion before \t2203\ntypeid\t1564',
    1701978146: '" referenced unknown base type "\t384',
    1701978151: "' requires target feature '\t416\n' returned nan values in its \t417",
    1701978156: ', required architecture \t467',
    1701991456: ' Tree Learner was not enabled in this build\t12',
    1701995875: 'ceres/ceres.h\t1386 1387 1388 1389',
    1701996900: 'directiva de Control de aplicaciones\t621\ndirent.h\t1555',
    1701997665: 'already has an implementation\t1244',
    1701998165: 'Unregistered type : \t1188\nUnresolved extern \t1189',
    1701998197: "unrecognised command line option\t955\nunrecognised command-line option\t955\nunrecognized command\t2224\nunrecognized command line option\t955\nunrecognized command-line option\t955\nunrecognized relocation \t2225\nunrecognized subcommand '\t2226\nunresolved external symbol\t362\nunresolved external symbol \t2227",
    1701998445: 'more than one \t1942\nmore than one instance of overloaded function "\t1943\nmore than one operator "\t1944',
    1701999173: 'Erreur de format pour exec\t854\nErreur de segmentation\t855',
    1701999205: 'erreur interne du compilateur\t948',
    1702064961: 'Assertion \t638\nAssertion `\t639\nAssertion error (\t640\nAssertionError: \t641 642',
    1702125892: 'Datei oder Verzeichnis nicht\t623 624 625 626 627 628 629 630 631 632 633 634 635 636 637',
    1702126916: 'Detected that PyTorch and \t826',
    1702126948: 'detected SM\t929\ndetected pre-SM\t929\ndetected sm\t929\ndetected sm_\t929',
    1702129225: 'Internal Triton PTX codegen error\t946\nInternal compiler error\t947\nInternal error\t947\nInterner Compiler-Fehler\t948\nInterner Compiler-fehler\t948\nInterner CompilerFehler\t948\nInterner Compilerfehler\t948',
    1702129257: 'integer\t1774\ninteger_sequence\t1401\ninternal compiler error\t948\ninternal compiler error: Killed (program \t1775\ninterner Compiler-Fehler\t948\ninterner Compiler-fehler\t948\ninterner CompilerFehler\t948\ninterner Compilerfehler\t948',
    1702129518: "note: macro 'max defined here\t1922\nnote: macro 'max' defined here\t1922\nnote: macro 'max’ defined here\t1922\nnote: macro 'min defined here\t1922\nnote: macro 'min' defined here\t1922\nnote: macro 'min’ defined here\t1922\nnote: macro max defined here\t1922\nnote: macro max' defined here\t1922\nnote: macro max’ defined here\t1922\nnote: macro min defined here\t1922\nnote: macro min' defined here\t1922\nnote: macro min’ defined here\t1922\nnote: macro ‘max defined here\t1922\nnote: macro ‘max' defined here\t1922\nnote: macro ‘max’ defined here\t1922\nnote: macro ‘min defined here\t1922\nnote: macro ‘min' defined here\t1922\nnote: macro ‘min’ defined here\t1922",
    1702130753: 'Attempted to use ninja as the BuildExtension backend but we could not find ninja\t643\nAttempting to deserialize object on a CUDA device\t644\nAttempting to use \t645',
    1702131043: 'cute/\t1544\ncute\\\t1544',
    1702131813: 'external symbol state\t1614\nexternal symbolstate\t1614',
    1702195557: 'equest failed after \t1571',
    1702240297: ') versions mismatch\t447',
    1702240300: ', version CXXABI_\t468\n, version GCC_1\t468\n, version GCC_3\t468\n, version GCC_4\t468\n, version GCC_7\t468\n, version GLIBCXX_\t468\n, version GLIBC_2.\t469\n, version GOMP_\t468\n, version OACC_\t468\n, version solving failed\t470',
    1702240314: ': version "hip_\t566\n: version "libcu\t567\n: version "libnccl\t567\n: version "libnv\t567\n: version \'hip_\t566\n: version \'libcu\t567\n: version \'libnccl\t567\n: version \'libnv\t567\n: version `hip_\t566\n: version `libcu\t567\n: version `libnccl\t567\n: version `libnv\t567\n: version ‘libcu\t567\n: version ‘libnccl\t567\n: version ‘libnv\t567',
    1702258028: 'leveldb/\t1841 1842 1843 1844',
    1702259058: 'river version \t2109',
    1702260346: 'znver3\t1243\nznver4\t1243\nznver5\t1243',
    1702325825: 'Anwendungssteuerungsrichtlinie hat\t621',
    1702389038: '.exe" is not recognized\t379\n.exe" is not recognized as\t379\n.exe" ist entweder falsch\t379\n.exe" n\'est pas reconnu\t379\n.exe" no se reconoce como\t379\n.exe" 不是内部或外部命令\t379\n.exe\' is not recognized\t379\n.exe\' is not recognized as\t379\n.exe\' ist entweder falsch\t379\n.exe\' n\'est pas reconnu\t379\n.exe\' no se reconoce como\t379\n.exe\' 不是内部或外部命令\t379\n.exe” is not recognized\t379\n.exe” is not recognized as\t379\n.exe” ist entweder falsch\t379\n.exe” n\'est pas reconnu\t379\n.exe” no se reconoce como\t379\n.exe” 不是内部或外部命令\t379',
    1702520162: 'bezeichnet keinen Typ\t1276',
    1713401449: 'in function compile: NVRTC Error: NVRTC_ERROR_COMPILATION\t1735',
    1714375751: 'GL/freeglut.h\t906 907 908',
    1717857907: 'sndfile.h\t2126 2127 2128 2129',
    1717920878: 'ndefined\t362',
    1717920885: 'udefineret reference til\t362',
    1717985603: "Caffe2: Couldn't determine version from header\t752",
    1717985635: 'caffe2/\t1309 1310 1311 1312',
    1717987684: 'different exception spec\t1553\ndiffers from\t1554',
    1717987700: 'tiffio.h\t2161 2162 2163 2164',
    1717990755: 'cufft64_\t1528 1529',
    1718513507: 'configuration file provided by "\t1509 1510\nconfiguration file provided by "CUDA\t1511\nconfiguration file provided by "Torch"\t1512\nconfigure: error: \t1513 1514\nconflicting cuDNN in LD_LIBRARY_PATH\t1515',
    1722401636: 'définitions multiples de \t992',
    1722401650: 'réference indefinie vers\t362\nréference indéfinie vers\t362\nréférence indefinie vers\t362\nréférence indéfinie vers\t362',
    1730160936: '() got an unexpected keyword argument\t324\n() got an unexpected keyword argument \t323 436\n() got multiple values for \t323',
    1731152967: 'GL/gl.h\t909 910 911\nGL/glcorearb.h\t909 910 911\nGL/glew.h\t912 913 914 915\nGL/glext.h\t909 910 911\nGL/glut.h\t906 907 908\nGL/glx.h\t909 910 911',
    1734701162: 'jpeglib.h\t1797 1798 1799 1800',
    1734959663: '/bigobj\t484 486',
    1734964000: ' signal terminated program \t333',
    1734964008: '(signal: 9, SIGKILL: kill)\t441',
    1734965107: 'swig: command not found\t1270\nswig: not found\t1270',
    1735289197: 'mingw\t986',
    1735290732: 'longintrepr.h\t1909 1910 1911 1912',
    1735355495: 'glog/logging.h\t1659 1660 1661 1662',
    1735356263: 'google/protobuf/\t1668 1669 1670 1671 1672',
    1735357040: 'program input point\t362',
    1735549216: ' argument(s) but received\t17\n arguments for \t18\n arguments to function \t19',
    1735549292: 'larger than the available KV cache memory\t1808\nlarger than the maximum number of tokens that can be stored in KV cache\t1808',
    1735549300: 'target device or backend do not support efficient \t2153\ntarget sm_\t2154',
    1746936361: ')" has already been defined\t448',
    1746955881: 'in hip::FatBinaryInfo::\t1736',
    1749239892: 'THCharBlas_\t1116 1117\nTHCharStorage\t1116 1117\nTHCharTensor\t1116 1117\nTHCharVector\t1116 1117',
    1750288468: 'THShortBlas_\t1116 1117\nTHShortStorage\t1116 1117\nTHShortTensor\t1116 1117\nTHShortVector\t1116 1117',
    1750343738: ': The system cannot find the file specified\t526',
    1751279980: 'libhipblas.so.\t1845\nlibhipfft.so.\t1845\nlibhiprand.so.\t1845\nlibhipsolver.so.\t1845\nlibhipsparse.so.\t1845',
    1751345510: 'fichier dans un mauvais format\t1096',
    1751345518: 'nicht definierter Verweis auf\t362',
    1751347777: 'Arch conditional MMA instruction used without targeting\t622',
    1751347809: "arch_bin wasn't set for some reason\t1255\narch_list[-1] += \t1256\narchitecture\t1257 1258",
    1751347823: 'orch not compiled with \t2054\norch not compiled with CUDA enabled\t2055\norch version \t2056\norch version must be \t2057\norch==\t2057',
    1751349349: 'exchange\t1401',
    1751361987: "échec d'adressage (mapping) du segment\t890",
    1751607656: 'higher\t1698',
    1751933286: 'falha no mapeamento de segmento\t890',
    1752391519: '__shfl\t748',
    1752392008: 'Hash mismatch for \t933',
    1752459639: 'with multiple files\t2259',
    1752461166: 'nothing provides \t2014\nnothing provides __cuda\t471\nnothing provides __glibc >=2.\t472',
    1752463728: 'python3: command not found\t1508\npython3: not found\t1508\npython: command not found\t1508\npython: not found\t1508',
    1752637484: ', which is missing on the system\t471 472',
    1763715368: '() is missing value for argument\t17',
    1763717413: '%1 is not a valid Win32 application\t388\n%1 ist keine zulässige Win32-Anwendung\t388',
    1763719719: "': is not a member of 'cudaDeviceProp'\t429",
    1763733089: 'an illegal memory access was encountered\t1252',
    1763733358: 'no instance of \t1974 1975\nno instance of constructor "c10::\t1976\nno instance of constructor "cut\t1977\nno instance of constructor "torch::jit::RegisterOperators::RegisterOperators" matches\t1978\nno instance of overloaded function \t1979',
    1763734639: 'ot implemented\t2036',
    1765161080: 'x86intrin.h\t1727 1728 1729',
    1766203450: ': Filename too long\t503 504',
    1766531165: '] Killed\t1225',
    1766727738: ': Nicht genügend\t499',
    1767990816: ' failed to import\t62\n failed with exit \t63\n failed: \t64\n failed: No such file\t65',
    1768042274: '"/bin/nvcc\t386',
    1768042279: "'/bin/nvcc\t386",
    1768042298: ':/bin/nvcc\t568',
    1768053819: ';\\bin\\nvcc\t572',
    1768058209: 'ambiguous "?" operation:\t1250\nambiguous overload for \t1251\nambiguous symbol\t991',
    1768061296: 'pybind11\t2084\npybind11/\t2085\npybind11_detail_function_record\t1087',
    1768124527: 'opción de línea de órdenes no reconocida\t955',
    1768169531: '; did you mean \t571',
    1768255571: 'Speicherzugriffsfehler\t855',
    1768300602: ': fichier trop court\t501\n: file too short\t501 538',
    1768318308: 'defined\t1547\ndefined in file \t1548\ndefiniciones múltiples de \t992',
    1768320617: 'infiniband/\t1765 1766 1767 1768',
    1768383858: 'registered\t2090',
    1768386149: 'engine plan file is generated on an incompatible device, expecting compute \t1568\nengine plan file is not compatible with this\t1569',
    1768453920: ' which is newer than running OS)\t357',
    1768693818: ': linker input file not found\t519',
    1768697658: ':/lib64\t569',
    1768714611: 'sqlite3.h\t2138 2139 2140 2141',
    1768716898: 'bzlib.h\t1291 1292 1293 1294',
    1768759354: ': misaligned address\t562',
    1768779113: 'immintrin.h\t1727 1728 1729',
    1768779128: 'xmmintrin.h\t1727 1728 1729',
    1768824890: ': nie można otworzyć pliku obiektu dzielonego\t508',
    1768843629: 'minimum required Nvidia driver for \t1932',
    1768975957: 'UnpicklingError: \t846',
    1769103702: 'VariableTensorId\t1145 1146',
    1769152577: 'A single input file is required for a non-link phase\t574',
    1769173857: 'assimp/\t1264 1265 1266 1267',
    1769234803: 'satisfies the requirement \t2113\nsatisfy\t2114',
    1769235821: 'metis.h\t1928 1929 1930 1931',
    1769238607: 'OptionalCUDAGuard\t722 723\nOptionalCUDAStreamGuard\t722 723',
    1769300512: ' built with CUDA \t23',
    1769366884: "device architecture\t708\ndevice capabilit\t708\ndevice compute architecture\t708\ndevice compute capabilit\t708\ndevice is SM\t929\ndevice is sm\t929\ndevice is sm_\t929\ndevice kernel image is invalid\t729\ndevice's architecture\t708\ndevice's capabilit\t708\ndevice's compute architecture\t708\ndevice's compute capabilit\t708\ndevice-side assert triggered\t1549\ndevice-side assertion triggered\t1549\ndevices architecture\t708\ndevices capabilit\t708\ndevices compute architecture\t708\ndevices compute capabilit\t708",
    1769369189: 'environment variable is not\t1570',
    1769414695: "' with arguments from the '\t420\n' with arguments from the 'CUDA' backend\t421 422\n' with arguments from the 'MPS' backend\t423\n' with arguments from the 'Meta' backend\t424\n' with exceptions disabled\t425",
    1769566836: 'trying to build PyTorch with a too old version of \t2197',
    1769631349: 'unzip: command not found\t1270\nunzip: not found\t1270',
    1784835872: ' object has no attribute \t268 269 270',
    1785291349: 'Ubijen\t838',
    1785620814: 'Ninja is required to \t1010',
    1785620846: 'ninja-build: Kommando nicht gefunden\t1967\nninja-build: command not found\t1967\nninja-build: commande introuvable\t1967\nninja-build: not found\t1967\nninja-build: orden no encontrada\t1967\nninja-build: コマンドが見つかりません\t1967\nninja-build: 未找到命令\t1967\nninja: Kommando nicht gefunden\t1967\nninja: build stopped\t1968\nninja: command not found\t1967\nninja: commande introuvable\t1967\nninja: no work to do.\t1969\nninja: not found\t1967\nninja: orden no encontrada\t1967\nninja: コマンドが見つかりません\t1967\nninja: 未找到命令\t1967',
    1797287790: 'no kernel image is available\t1980',
    1797288805: 'es kein\t1604',
    1801538883: 'CMake must be installed to build\t696',
    1801547107: 'cmake: command not found\t1270\ncmake: not found\t1270',
    1801547111: 'gmake\t495',
    1801675074: 'BackendUnavailable: Cannot import \t653',
    1801675088: "Package \t1076\nPackage dependency requirement '\t1077\nPackage metadata \t1078\nPackageNotFoundError: \t1079\nPackagesNotFoundError\t1080",
    1801675120: 'packed_accessor\t897\npacked_accessor32\t1140\npacked_accessor64\t1140',
    1801678707: 'socket.gaierror: \t2130',
    1802068851: 'scikit-learn has not been built correctly\t2115',
    1802270070: 'vulkan/vulkan\t2247 2248 2249 2250',
    1802398060: 'linker `\t1897',
    1802465132: 'looks like a filename, but the file does not exist\t1913',
    1802465858: 'Broken toolchain: cannot link a simple \t654',
    1802661751: 'work with \t1288\nworks with \t1288',
    1802725700: 'Disk quota exceeded\t831',
    1802725732: 'disk quota exceeded\t831',
    1814061388: 'La ligne de commande est trop longue.\t828\nLa línea de comandos es demasiado larga.\t828',
    1814066273: "at least '/std:c++\t1268",
    1814979692: 'ld.lld: error: duplicate symbol: \t1810',
    1816217684: 'THAlloc\t1116 1117',
    1816283220: 'THBlas_\t1116 1117',
    1816545364: 'THFloatBlas_\t1116 1117\nTHFloatStorage\t1116 1117\nTHFloatTensor\t1116 1117\nTHFloatVector\t1116 1117',
    1818323300: 'dial tcp: lookup \t1139',
    1818391907: 'cublas.CUBLASError: \t1527\ncublas64_\t1528 1529\ncublasLt64_\t1528 1529',
    1818435642: ': class template "std::_Is_memfunptr" has already been defined\t539',
    1818455657: 'include file \t1738\ninclude file "ATen/\t1739\ninclude file "CGAL/\t1740\ninclude file "CL/\t1741\ninclude file "Eigen/\t1742\ninclude file "GLES\t1743\ninclude file "Imf\t1744\ninclude file "OpenEXR/Imf\t1744\ninclude file "TH\t1745\ninclude file "THC\t1746\ninclude file "X11/\t1747\ninclude file "asm/\t1280\ninclude file "boost/\t1748\ninclude file "c\t1749\ninclude file "c10d/\t1750\ninclude file "cudnn\t1751\ninclude file "eigen3/Eigen/\t1742\ninclude file "flann/\t1752\ninclude file "libav\t1753\ninclude file "numpy/\t1754\ninclude file "tbb/\t1755\ninclude file "torch/\t599\ninclude file \'ATen/\t1739\ninclude file \'CGAL/\t1740\ninclude file \'CL/\t1741\ninclude file \'Eigen/\t1742\ninclude file \'GLES\t1743\ninclude file \'Imf\t1744\ninclude file \'OpenEXR/Imf\t1744\ninclude file \'TH\t1745\ninclude file \'THC\t1746\ninclude file \'X11/\t1747\ninclude file \'asm/\t1280\ninclude file \'boost/\t1748\ninclude file \'c\t1749\ninclude file \'c10d/\t1750\ninclude file \'cudnn\t1751\ninclude file \'eigen3/Eigen/\t1742\ninclude file \'flann/\t1752\ninclude file \'libav\t1753\ninclude file \'numpy/\t1754\ninclude file \'tbb/\t1755\ninclude file \'torch/\t599',
    1818583913: 'icelake-\t1243',
    1818780998: 'Fehler beim Mappen des Shared Objects\t890\nFehler im Format der Programmdatei\t854',
    1818845510: 'Failed building wheel for \t868\nFailed to auto\t869\nFailed to build \t870\nFailed to build CUDA kernels for \t871\nFailed to compile. cc_cmd\t872\nFailed to create CUDAE\t873\nFailed to detect a default CUDA architecture\t874\nFailed to detect a default CUDA architecture.\t875\nFailed to find\t753 754\nFailed to find \t876\nFailed to find MSVC.\t877\nFailed to find ROCm root directory\t878\nFailed to find a working CUDA architecture\t879\nFailed to find all files with CUDA\t880\nFailed to find nvToolsExt\t881\nFailed to import \t763 882\nFailed to initialize NVML: Driver Not Loaded\t883\nFailed to load \t763\nFailed to load library \t765\nFailed to load the backend extension: \t884\nFailed to load the library \t765\nFailed to locate\t754\nFailed to parse: \t885\nFailed to set the allowed dynamic shared memory size \t886\nFailed to start \t887\nFailure finding "libnvvm\t811\nFailure finding \'libnvvm\t811\nFailures have been detected while processing an MLIR pass pipeline\t888',
    1818845542: "fail to call hipModuleLaunchKernel(\t1615\nfail to call hipModuleLoad\t1616\nfailed call to cuInit: \t1617\nfailed to convert GOTPCREL relocation\t1618\nfailed to find\t754\nfailed to legalize operation 't\t1619\nfailed to locate\t754\nfailed to map segment from\t1620\nfailed to open \t1621\nfailed to open elf at \t808\nfailed with\t1622\nfailed with exit \t1623",
    1818846752: ' file built for macOS-\t66\n file not found\t67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123 124 125 126 127 128 129 130 131 132 133 134 135 136 137 138 139 140 141 142 143 144 145 146 147 148 149 150 151 152 153 154 155 156 157 158 159\n file not recognized: \t160',
    1818847344: 'philox_cuda_state\t897',
    1818848040: '(killed) terminó el programa \t438',
    1818850658: 'build_ext\t1284\nbuilds-v0\t1285\nbuilt against \t1286\nbuilt against CUDA\t1287\nbuilt for \t1286\nbuilt for CUDA\t1287\nbuilt to run on \t1288\nbuilt using \t1286\nbuilt using CUDA\t1287\nbuilt with \t1286\nbuilt with CUDA\t1287\nbuilt without \t1289',
    1819028768: ' -llapack\t9',
    1819042147: 'calling a __host__ function\t1313',
    1819042150: 'fallo al asignar un segmento del objeto compartido\t890',
    1819044171: 'Killed\t838 954',
    1819045731: 'collect2: fatal error: ld terminated with signal 9\t961',
    1819047238: 'FullyFusedMLP: insufficient shared memory available on the GPU\t903',
    1819176736: ' only available on macOS 1\t277\n only by \t278\n only for \t278\n only on \t278\n only supports \t279\n only with \t278',
    1819240547: 'cholmod.h\t1391 1392 1393',
    1819240790: 'Violación de segmento\t855',
    1819242031: '/nologo\t484',
    1819307369: 'implementation for device cuda\t1730\nimplicit declaration of\t1731',
    1819308097: 'Application Control policy has blocked\t621',
    1819310149: 'Explicitly provided namespace (\t865',
    1819440483: 'curl/curl.h\t1537 1538 1539 1540\ncurl: (16) \t1541\ncurl: (18) \t1541\ncurl: (28) \t1541\ncurl: (35) \t1541\ncurl: (5) \t1541\ncurl: (52) \t1541\ncurl: (55) \t1541\ncurl: (56) \t1541\ncurl: (6) \t1541\ncurl: (60) \t1541\ncurl: (7) \t1541\ncurl: (92) \t1541\ncurl: command not found\t1270\ncurl: not found\t1270',
    1819571555: 'cutlass needs GCC \t749\ncutlass needs at least GCC \t749\ncutlass requires GCC \t749\ncutlass requires at least GCC \t749\ncutlass/\t1544\ncutlass::\t1545\ncutlass\\\t1544',
    1819635523: 'Could NOT find BLAS (missing\t776\nCould NOT find Boost (missing\t776\nCould NOT find CUDA (missing:\t777 778 779\nCould NOT find CUDAToolkit (missing:\t777 778 779\nCould NOT find CUDNN (missing\t780\nCould NOT find CURL (missing\t776\nCould NOT find CuDNN (missing\t780\nCould NOT find EGL (missing\t776\nCould NOT find Eigen3 (missing\t776\nCould NOT find FFMPEG (missing\t776\nCould NOT find FFmpeg (missing\t776\nCould NOT find Freetype (missing\t776\nCould NOT find GLEW (missing\t776\nCould NOT find GLUT (missing\t776\nCould NOT find Gflags (missing\t776\nCould NOT find Git (missing\t776\nCould NOT find Glog (missing\t776\nCould NOT find HDF5 (missing\t776\nCould NOT find JPEG (missing\t776\nCould NOT find LAPACK (missing\t776\nCould NOT find LibXml2 (missing\t776\nCould NOT find MPI (missing\t776\nCould NOT find MPI_C (missing\t776\nCould NOT find MPI_CXX (missing\t776\nCould NOT find NCCL (missing\t776\nCould NOT find NUMA (missing\t776\nCould NOT find NVTX\t781\nCould NOT find Numa (missing\t776\nCould NOT find NvToolExt\t781\nCould NOT find NvToolsExt\t781\nCould NOT find OpenCL (missing\t776\nCould NOT find OpenCV (missing\t776\nCould NOT find OpenGL (missing\t776\nCould NOT find OpenMP\t782\nCould NOT find OpenSSL (missing\t776\nCould NOT find PNG (missing\t776\nCould NOT find PkgConfig (missing\t776\nCould NOT find Protobuf (missing\t776\nCould NOT find Python\t783 784\nCould NOT find PythonLibs (missing\t785\nCould NOT find SWIG (missing\t776\nCould NOT find TBB (missing\t776\nCould NOT find Torch (missing\t786\nCould NOT find Vulkan (missing\t776\nCould NOT find X11 (missing\t776\nCould NOT find ZLIB (missing\t776\nCould NOT find cuDNN (missing\t780\nCould NOT find cudnn (missing\t780\nCould NOT find gflags (missing\t776\nCould NOT find glog (missing\t776\nCould NOT find nvToolsExt\t781\nCould not build wheels for \t787\nCould not connect\t788\nCould not detect Ninja v\t789\nCould not find\t753 754\nCould not find \t790\nCould not find CUDA driver entry point for cu\t791\nCould not find MSVC\t792\nCould not find a configuration file for package "\t793\nCould not find a configuration file for package "Torch"\t794\nCould not find any \t795 796\nCould not find compiler set in environment variable \t797\nCould not find module \'\t798\nCould not find schema for \t799\nCould not find shared object file\t800\nCould not find the bitsandbytes \t801\nCould not find the operator \t44\nCould not import \t763\nCould not infer dtype of numpy.\t802\nCould not initialize NNPACK! Reason\t803\nCould not load \t763\nCould not load library \t765\nCould not load library libcudnn\t804\nCould not load libtorchcodec\t805\nCould not load symbol \t766\nCould not load the library \t765\nCould not load this library: \t806\nCould not locate\t754\nCould not locate \t790 807\nCould not open \t808\nCould not open requirements file: \t809\nCould not resolve\t788\nCould not set up the environment for Microsoft Visual Studio\t810\nCouldn\'t find\t753 754\nCouldn\'t find a suitable version of ptxas\t811\nCouldn\'t find an operator for \t812\nCouldn\'t load custom C++ ops\t813\nCouldn\'t load custom C++ ops. This can happen if your PyTorch and \t814',
    1819635555: "could not convert default argument '\t1518 1519\ncould not find\t754\ncould not locate\t754\ncould not select device driver \t1520\ncouldn't allocate \t1521\ncouldn't find\t754\ncouldn't find a suitable version of ptxas\t811",
    1830842190: "No matching distribution found for \t1018\nNo module named\t1019\nNo module named \t62 1020 1021 1022 1023 1024 1025 1026 1027 1028 1029 1030 1031 1032 1033 1034\nNo module named '\t1035",
    1830842222: "no matching con\t1981\nno matching constructor for initialization of 'torch::jit::RegisterOperators'\t1982\nno matching function for call to \t1983 1984 1985 1986 1987\nno matching function for call to 'atomic\t1988\nno member named \t1689\nno member named '\t1989 1990 1991 1992 1993",
    1833508922: ": Impossible d'ouvrir le fichier d'objet partagé\t508",
    1835100276: 'tham chiếu đến\t362',
    1835101728: ' name followed by "::" must be\t195\n named symbol not found\t255',
    1835102822: 'frame"\t1390\nframe\'\t1390\nframe’\t1390',
    1835166060: 'libmkl_\t1864',
    1835429165: '-mfma\t481',
    1835492691: 'Segment-Schutz nach der Relozierung\t1108\nSegmentation fault\t855 1109\nSegmentation-Fehler\t855',
    1835492723: 'segment en lecture seule a des réadressages\t2086\nsegmento de sólo lectura tiene reubicaciones\t2086',
    1835606074: ": impossibile aprire il file oggetto condiviso\t508\n: impossible d'ouvrir le fichier d'objet partagé\t508",
    1835606127: 'o implemented \t2036',
    1835622239: '__imp_\t1234',
    1835886455: 'wgmma\t2116',
    1835888451: "Command '['ninja', '--version']' returned non-zero\t769\nCommand 'nvcc' not found\t770",
    1835888459: 'Kommandozeilenoption\t955',
    1835888483: 'command line is too long\t1400\ncommon_type_t\t1401',
    1836016416: ' command failed \t29\n compiled with CUDA \t23',
    1836213584: "Permission denied: \t1044\nPermission denied: '\t1047\nPermissionError: [Errno 13] \t1082\nPermissionError: [WinError \t1083\nPermissionError: [WinError 5]\t1084",
    1836213588: 'Terminado (killed)\t838',
    1836216134: 'Formato de ejecutable incorrecto\t854',
    1836280141: 'Mismatched number of arguments when calling: `\t998',
    1836280173: 'mismatched argument pack\t547\nmismatches\t1554 1933',
    1836344691: 'setmaxnreg\t2116',
    1840104307: 'símbolo ambiguo\t991',
    1847602215: "', needed by '\t426 427",
    1847603493: "%1 n'est pas une application Win32 valide\t388\n%1 no es una aplicación Win32 válida\t388",
    1847616878: 'ne nomme pas un type\t1276',
    1847619177: 'in namespace\t1604',
    1847619438: 'no nombra a un tipo\t1276',
    1847620457: 'is not a full path and was not found\t1786\nis not a full path to an existing\t1787\nis not a member of\t1604\nis not able to compile a simple\t1788 1789 1790\nis not currently supported\t1259\nis not recognized as an internal\t1791\nis not supported\t1259\nis not yet supported\t1259',
    1847638978: '» non reconnue\t2274',
    1850286138: ': Internal \t509',
    1850296404: 'THIntBlas_\t1116 1117\nTHIntStorage\t1116 1117\nTHIntTensor\t1116 1117\nTHIntVector\t1116 1117',
    1851072570: ": Undefined reference to '\t362\n: Unknown option '\t527 528 529\n: Unresolved extern function\t530\n: Unsupported ICC compiler found\t531\n: Unsupported Intel compiler found\t531\n: Unsupported NVHPC compiler found\t531\n: Unsupported PGI compiler found\t531\n: Unsupported XLC compiler found\t531",
    1851859002: ': an object with that name is already\t532',
    1851876128: ' cannot be used to initialize\t28',
    1851878176: ' kann nicht gefunden werden\t246 247',
    1851878499: 'clang version must be less than \t1396',
    1851878502: 'flann/\t1642',
    1851943276: 'libnvJitLink.so.\t1854\nlibnvidia-ml.so.1\t1865\nlibnvidia-ptxjitcompiler.so.1\t1865\nlibnvrtc-builtins.so\t1866\nlibnvrtc.so.\t1854',
    1852134465: 'ATen/ATen.h\t591 592 593\nATen/CPUGenerator\t594 595\nATen/CUDA\t594 595\nATen/CUDAGenerator\t594 595\nATen/Dimname.h\t596 597 598\nATen/NamedTensor.h\t596 597 598\nATen/NamedTensorUtils.h\t596 597 598\nATen/Tensor.h\t591 592 593\nATen/TensorNames.h\t596 597 598\nATen/Type\t594 595\nATen/TypeDefault\t594 595\nATen/TypeExtendedInterface\t594 595\nATen/c\t599 600 601\nATen/core/Dimname.h\t596 597 598\nATen/core/NamedTensor.h\t596 597 598\nATen/core/NamedTensorUtils.h\t596 597 598\nATen/core/TensorNames.h\t596 597 598\nATen/cpu/vec256/\t602 603 604 605 606\nATen/cuda/CUDAContext.h\t607\nATen/cuda/CUDAFuture.cuh\t608 609 610\nATen/cuda/CUDAFuture.h\t608 609 610\nATen/cuda/CUDAMultiStreamGuard.cuh\t608 609 610\nATen/cuda/CUDAMultiStreamGuard.h\t608 609 610\nATen/cuda/CUDASolver.cuh\t608 609 610\nATen/cuda/CUDASolver.h\t608 609 610\nATen/cuda/CUDATypeConversion.cuh\t608 609 610\nATen/cuda/CUDATypeConversion.h\t608 609 610\nATen/cudnn/Exceptions.h\t611 612 613 614 615 616\nATenCeilDiv\t617 618',
    1852138601: 'identifier \t1708 1709 1710\nidentifier "\t1711 1712 1713 1714 1715 1716 1717 1718\nidentifier "AT_ASSERTM" is undefined\t430\nidentifier "CU\t1719\nidentifier "CUSPARSE_\t1720\nidentifier "Py_buffer" is undefined\t1721\nidentifier "_Float\t1722\nidentifier "__builtin_\t1723\nidentifier "__cudaDeviceSynchronizeDeprecationAvoidance" is undefined\t1724\nidentifier "nvshmem\t1725\nidentifier "texture" is undefined\t1726',
    1852141679: 'opencv2/\t2046 2047 2048 2049\nopenssl/\t2050 2051 2052 2053',
    1852383271: "' in 'cudaDeviceProp'\t398\n' in 'cut\t399\n' in PATH different than the one specified with -ccbin\t400\n' in namespace '\t401\n' in namespace '__hip_internal'\t402\n' in namespace 'cut\t399\n' in namespace 'std'\t403",
    1852383290: ': internal \t509\n: internal compiler error\t560\n: invalid ELF header\t561',
    1852387130: ':/include\t569',
    1852397403: '[WinError \t1218 1219 1220\n[WinError 1114]\t1221\n[WinError 126]\t984\n[WinError 127]\t823 1222\n[WinError 206]\t1223',
    1852400160: ' binary not found at \t22',
    1852400175: '/bin/bash: \t487 488\n/bin/dash: \t487 488\n/bin/nvcc\t489 490\n/bin/sh: \t487 488',
    1852400971: 'Kein Speicher im statischen TLS-Block\t953\nKein Speicherplatz mehr\t650',
    1852400994: 'being in scipy source directory\t1274\nbeing installed\t1275',
    1852401003: 'kein Speicherplatz mehr verfügbar\t650',
    1852401184: ' find any \t161\n find lib\t162',
    1852403239: "'ninja' is not recognized as an internal or external command\t435",
    1852404512: ' since setuptools is not available\t334',
    1852404565: 'Using cached \t1202',
    1852404597: 'using CUDA_HOME=\t2236',
    1852534357: 'Unknown CMake command "\t1182\nUnknown CMake command "cuda_add_executable"\t880\nUnknown CMake command "cuda_add_library"\t880\nUnknown CMake command "cuda_compile"\t880\nUnknown CUDA Architecture Name\t1183\nUnknown MS Compiler version \t1184\nUnknown builtin op: \t1185\nUnknown compiler(s): [[\'\t1186\nUnknown compute capability. \t1187\nUnknown type name \'__torch__.torch.classes.\t1160',
    1852534389: "unknown target CPU \t1195\nunknown type [0x13] section \t2219\nunknown type name \t2002 2215\nunknown type name '\t2220 2221 2222\nunknown type name '__hip_bfloat16\t2223\nunknown value 'armv9\t1243\nunknown value ('armv9\t1243\nunknown value (‘armv9\t1243\nunknown value ‘armv9\t1243",
    1852583200: ' -lnvToolsExt\t10',
    1852664132: 'Dimname\t829 830\nDimnameList\t829 830',
    1852727619: 'Cannot access data pointer of Tensor \t755\nCannot access global variable \t756 757\nCannot compile \t758\nCannot find\t753 754\nCannot find \t759\nCannot find a build variant for this system in \t760\nCannot find a working triton installation\t761\nCannot find source file:\t762\nCannot import \t763\nCannot initialize CUDA without \t764\nCannot load \t763\nCannot load library \t765\nCannot load symbol cu\t766\nCannot load the library \t765',
    1852727627: 'Kann den Stack nicht ausführbar machen\t952',
    1852727651: 'cannot be used to initialize an entity of type "cutlass::\t1318\ncannot call member function\t547\ncannot call non-constexpr function "cutlass::const_\t1319\ncannot convert \t1320\ncannot convert None of type <class \t1321\ncannot create shared object descriptor\t1322\ncannot determine \t1323\ncannot execute \t1324\ncannot find\t754 1325 1326 1327\ncannot find \t1315 1328 1329 1330 1331\ncannot find -l\t1332 1333 1334 1335 1336 1337 1338 1339 1340 1341 1342 1343\ncannot find -lEGL\t1344\ncannot find -lGLEW\t1345\ncannot find -laio\t1346\ncannot find -lffi\t1347\ncannot find -lglog\t1348\ncannot find -ljpeg\t1349\ncannot find -lnuma\t1350\ncannot find -lpython3.\t1351\ncannot find -lstdc++\t1352\ncannot find -ltbb\t1353\ncannot find -luuid\t1354\ncannot find -lz\t1355\ncannot find the file specified: \'\t1047 1356\ncannot import name \t1357 1358 1359 1360 1361 1362 1363 1364 1365 1366\ncannot import name \'\t1367\ncannot instantiate \'\t1368\ncannot make segment writable for relocation\t1369\ncannot map zero-fill pages\t1322\ncannot open \t1315\ncannot open input file \t1370\ncannot open shared object file\t3 1371 1372\ncannot open source file "\t1373\ncannot overload functions distinguished by return type alone\t1374\ncannot read spec file \t1375',
    1852727659: 'kann -l\t1334\nkann nicht gefunden\t1801\nkann nicht gefunden werden -l\t1335 1336 1337 1338 1339 1340 1341 1342 1343 1733 1734\nkann nicht gefunden werden -lEGL\t1344\nkann nicht gefunden werden -lGLEW\t1345\nkann nicht gefunden werden -laio\t1346\nkann nicht gefunden werden -lffi\t1347\nkann nicht gefunden werden -lglog\t1348\nkann nicht gefunden werden -ljpeg\t1349\nkann nicht gefunden werden -lnuma\t1350\nkann nicht gefunden werden -lstdc++\t1352\nkann nicht gefunden werden -ltbb\t1353\nkann nicht gefunden werden -luuid\t1354\nkann nicht gefunden werden -lz\t1355\nkann nicht gefunden werden: -l\t1335 1336 1337 1338 1339 1340 1341 1342 1343 1733 1734\nkann nicht gefunden werden: -lEGL\t1344\nkann nicht gefunden werden: -lGLEW\t1345\nkann nicht gefunden werden: -laio\t1346\nkann nicht gefunden werden: -lffi\t1347\nkann nicht gefunden werden: -lglog\t1348\nkann nicht gefunden werden: -ljpeg\t1349\nkann nicht gefunden werden: -lnuma\t1350\nkann nicht gefunden werden: -lstdc++\t1352\nkann nicht gefunden werden: -ltbb\t1353\nkann nicht gefunden werden: -luuid\t1354\nkann nicht gefunden werden: -lz\t1355',
    1852731203: 'ConnectTimeout\t767\nConnectTimeoutError\t767\nConnection to \t773\nConnectionError: \t774',
    1852732786: 'running build_ext\t2111\nrunning on sm\t2112',
    1852788263: "'NoneType' object has no attribute '\t432 433 434",
    1852793632: " conflicts with target machine type \t30 31\n conflicts with this version\t32\n connect to 'http\t33\n constant expression\t34",
    1852793634: '"constexpr\t387',
    1852793639: "'constexpr\t387",
    1852797559: 'wrong number of template\t547',
    1852989815: 'warning #\t2251\nwarning: calling a __host__ function\t2252\nwarning: calling a constexpr __host__ function\t2252',
    1853169722: ": ungültiger ELF-Header\t561\n: unspecified launch failure\t562\n: unsupported option '-fopenmp\t565\n: unsupported option ‘-fopenmp\t565",
    1853186412: 'launch shared memory exceeds current GPU\t1809',
    1853188163: 'ChunkedEncodingError\t767',
    1853189958: 'Found empty `transformer-engine` meta package\t898\nFound no NVIDIA driver on your system\t899 900 901\nFound two conflicting CUDA\t902',
    1853189990: 'found SM\t929\nfound sm\t929\nfound sm_\t929\nfound. Please specify\t1644',
    1864396654: 'no overload of \t1994',
    1864397673: 'is only a placeholder project on PyPI\t1792\nis only available from C++\t1793',
    1865370691: 'CL/opencl\t687 688',
    1866614868: 'THBoolBlas_\t1116 1117\nTHBoolStorage\t1116 1117\nTHBoolTensor\t1116 1117\nTHBoolVector\t1116 1117',
    1866670138: ': Command not found\t497',
    1866745940: 'THDoubleBlas_\t1116 1117\nTHDoubleStorage\t1116 1117\nTHDoubleTensor\t1116 1117\nTHDoubleVector\t1116 1117',
    1866866746: ': Formal parameter space \t505\n: Found unsuitable version "\t506 507',
    1867194426: ': Kommando nicht gefunden\t497',
    1867270228: 'THLongBlas_\t1116 1117\nTHLongStorage\t1116 1117\nTHLongTensor\t1116 1117\nTHLongVector\t1116 1117',
    1867391034: ': No CUDA GPUs are available\t512\n: No existe el\t157\n: No module named \t513\n: No paths matched \t514\n: No se puede asignar\t499\n: No such file\t157 158 159 515 516 517 518 519\n: No such file or directory\t520\n: Not a directory\t521',
    1867806286: 'NvToolsExt\t1059',
    1867806318: 'nvToolsExt\t2021 2022 2023 2024\nnvToolsExt64_1.lib\t2025',
    1867807056: 'PyTorch is needed\t1089\nPyTorch is not installed\t1089\nPyTorch is not linked with support for cuda devices\t1090\nPyTorch is required\t1089\nPyTorch must be installed\t1089\nPyTorch needs GCC \t749\nPyTorch needs at least GCC \t749\nPyTorch needs to be installed\t1089\nPyTorch no longer supports this GPU because it is too old\t1091\nPyTorch requires GCC \t749\nPyTorch requires at least GCC \t749\nPyTorch version mismatch! DeepSpeed ops were compiled and installed with a different version\t1092\nPyTorch was compiled without CUDA support\t1093',
    1868720492: 'libomp/omp.h\t1867 1868 1869',
    1868721529: 'ymbol \t362\nymbols \t362',
    1868767290: ': comando não encontrado\t497\n: command not found\t497\n: commande introuvable\t497\n: could not read symbols: Invalid operation\t540 541',
    1868785010: 'recompile \t2087',
    1868787269: 'Encountered error while \t853',
    1868787273: 'Incompatible library version: lib\t939\nIncompleteRead\t767',
    1868787305: 'incompatible architecture (have \t1756\nincompatible with that of previous function "\t1757\nincompatible with the existing python installation in your environment\t1758\nincomplete \t1759 1760\nincomplete type \t1761 1762',
    1868832802: '" does not appear to contain CMakeLists\t363',
    1869374802: 'Relocations in generic ELF (EM: \t1096',
    1869374834: 'relocation R_\t2091\nrelocation overflow: reference to\t2092\nrelocation truncated to fit: \t2093 2094',
    1869378165: 'urlopen error \t2232',
    1869379432: 'hwloc.h\t1704 1705 1706 1707',
    1869439605: 'ubmodule\t2204',
    1869440333: 'Memory access fault by GPU node\t993',
    1869440338: 'RemoteDisconnected\t767',
    1869440365: 'memory exhausted\t1926\nmemory in static\t1927',
    1869440370: 'remove_cv_t\t1401\nremove_reference_t\t1401',
    1869488162: '" no se reconoce como\t379\n" not found\t383',
    1869488167: "' no se reconoce como\t379\n' not found\t383",
    1869488186: ': no se puede abrir el archivo del objeto compartido\t508\n: no se puede abrir el fichero del objeto compartido\t508\n: not found\t497',
    1869488224: '` not found\t383',
    1869490208: ' (no such file)\t3',
    1869491501: '--no-build-isolation\t474',
    1869502255: '/Wno-psabi\t485',
    1869504867: 'canonicalize_version() got an unexpected keyword argument\t1376',
    1869506377: 'Ignoring invalid distribution \t936',
    1869507438: "nknown \t1970\nnknown keyword argument '\t1971",
    1869508193: 'annot open include file: \t668\nannotation_type.__origin__ is tuple\t1253',
    1869636978: 'reports SM\t929',
    1869638985: "ImportError: \t937\nImportError: cannot import name '\t648\nImported target\t938",
    1869639017: 'import lib as _lib, ffi as _ffi\t1732\nimpossibile abilitare lo stack eseguibile\t952\nimpossibile allocare memoria nel blocco statico TLS\t953\nimpossibile trovare -l\t1733 1734\nimpossible de trouver -l\t1334',
    1869771333: "Error building extension '\t856\nError checking\t857\nError compiling objects for extension\t858\nError loading shared library \t859\nError loading shared library ld-linux\t860\nError relocating \t362 861\nError sending request for url (\t862\nError: No module named \t863\nError: Unsupported GPU\t864\nError: Unsupported GPU model\t864\nError: Unsupported GPU type\t864\nError: unsupported GPU\t864\nError: unsupported GPU model\t864\nError: unsupported GPU type\t864",
    1869771365: 'erro interno do compilador\t948\nerror C1021: \t1572\nerror C1128\t1573\nerror C2059\t1574\nerror C2061\t1574\nerror C2065\t1574 1575 1576\nerror C2143\t1574\nerror C2146\t1575\nerror C2398: \t1577\nerror C3859\t1578\nerror C3861\t1575 1576\nerror C4430\t1575 1576\nerror C4984: \t1579\nerror D8016\t1580\nerror MSB3428: \t1581\nerror MSB3721: \t1582\nerror MSB8020: \t1583\nerror MSB8036: \t1584\nerror interno del compilador\t948\nerror sending request for url (\t862\nerror trying to exec \t1324\nerror while loading shared libraries: \t1585\nerror: "auto" is not allowed here\t1586\nerror: /EHa\t484\nerror: /EHsc\t484\nerror: /FS\t484\nerror: /GL\t484\nerror: /GR\t484\nerror: /MD\t484\nerror: /MT\t484\nerror: /O1\t484\nerror: /O2\t484\nerror: /Od\t484\nerror: /Ox\t484\nerror: /W\t484\nerror: /Z7\t484\nerror: /Zc:\t484\nerror: /Zi\t484\nerror: /arch:\t484\nerror: /fp:\t484\nerror: /std:c++\t484\nerror: /utf-8\t484\nerror: /wd\t484\nerror: RPC failed; \t1587\nerror: [Errno 2] No such file or directory: \'\t488\nerror: [WinError 2]\t1588\nerror: a member with an in-class initializer must be const\t1589\nerror: a pointer to a bound function may only be used to call \t1590\nerror: constant value is not known\t1591\nerror: constexpr function never produces a constant expression\t1592\nerror: constexpr if statements are a C++17 feature\t1593\nerror: could not find \t1594\nerror: downloading \'\t1595\nerror: expected a\t1591\nerror: expected an identifier\t1596\nerror: expected unqualified-id before\t1596\nerror: forward declaration of \t1597\nerror: identifier "__\t1591\nerror: identifier "__builtin_\t1598\nerror: invalid instruction\t1599\nerror: invalid operand for instruction\t1599\nerror: invalid redeclaration of\t1591\nerror: name followed by "::" must\t1591\nerror: namespace "std" has no member "__\t1591\nerror: no such file or directory: \'/EHa\t484\nerror: no such file or directory: \'/EHsc\t484\nerror: no such file or directory: \'/FS\t484\nerror: no such file or directory: \'/GL\t484\nerror: no such file or directory: \'/GR\t484\nerror: no such file or directory: \'/MD\t484\nerror: no such file or directory: \'/MT\t484\nerror: no such file or directory: \'/O1\t484\nerror: no such file or directory: \'/O2\t484\nerror: no such file or directory: \'/Od\t484\nerror: no such file or directory: \'/Ox\t484\nerror: no such file or directory: \'/W\t484\nerror: no such file or directory: \'/Z7\t484\nerror: no such file or directory: \'/Zc:\t484\nerror: no such file or directory: \'/Zi\t484\nerror: no such file or directory: \'/arch:\t484\nerror: no such file or directory: \'/fp:\t484\nerror: no such file or directory: \'/std:c++\t484\nerror: no such file or directory: \'/utf-8\t484\nerror: no such file or directory: \'/wd\t484\nerror: pack expansion does not make use\t1591\nerror: qualified name is not allowed\t1591\nerror: this declaration has no\t1591\nerror: type name is not allowed\t1591\nerror: unexpected argument \'\t1600\nerror: unexpected token\t1599\nerror: unknown directive\t1599\nerror: unknown token\t1599\nerror: unrecognized command\t1601\nerror: user-defined literal operator not found\t1591\nerror: variable length array\t1602\nerror: variable-sized object may not be initialized\t1603\nerrore interno del compilatore\t948',
    1869833554: 'ResolutionImpossible\t1099\nResolvePackageNotFound\t1080',
    1869834594: 'bison: command not found\t1270\nbison: not found\t1270',
    1869881378: '" to "std::shared_ptr<torch::jit\t385',
    1869881402: ': too few arguments\t564',
    1869903169: 'AutoGIL\t651 652\nAutoNoGIL\t651 652',
    1869903201: 'autoconf: command not found\t1270\nautoconf: not found\t1270\nautomake: command not found\t1270\nautomake: not found\t1270\nautoreconf: command not found\t1270\nautoreconf: not found\t1270',
    1870211104: ' (you have \t6',
    1873003342: 'Não há espaço disponível\t1051',
    1873003374: 'não foi possível alocar memória em bloco TLS\t953\nnão foi possível habilitar pilhas de executável\t952\nnão foi possível localizar -l\t1733 1734\nnão há espaço disponível\t1051\nnão é reconhecido como\t1791',
    1881171310: 'ne peut activer une pile exécutable\t952\nne peut allouer de la mémoire dans un bloc statique TLS\t953\nne peut pas trouver -l\t1334 1733 1734\nne peut restaurer le segment prot\t1108\nne peut trouver -l\t1335 1336 1337 1338 1339 1340 1341 1342 1343 1733 1734\nne peut trouver -lEGL\t1344\nne peut trouver -lGLEW\t1345\nne peut trouver -laio\t1346\nne peut trouver -lffi\t1347\nne peut trouver -lglog\t1348\nne peut trouver -ljpeg\t1349\nne peut trouver -lnuma\t1350\nne peut trouver -lstdc++\t1352\nne peut trouver -ltbb\t1353\nne peut trouver -luuid\t1354\nne peut trouver -lz\t1355',
    1881173838: "No package '\t1036",
    1882284899: 'cc1plus\t1384\ncc1plus: \t1385',
    1884516174: 'NoSpaceLeftError\t845',
    1885433459: 'snappy-c.h\t2123 2124 2125\nsnappy.h\t2123 2124 2125',
    1885434439: 'Graph break due to unsupported builtin \t930',
    1885496695: 'webp/decode.h\t2254 2255 2256\nwebp/encode.h\t2254 2255 2256',
    1885500787: 'subprocess-exited-with-error\t2147',
    1885692960: ' dependency is incompatible with the current platform: \t36',
    1885693252: 'DeepSpeed needs GCC \t749\nDeepSpeed needs at least GCC \t749\nDeepSpeed requires GCC \t749\nDeepSpeed requires at least GCC \t749',
    1885809965: '--gpu-name=sm_\t473',
    1886217556: 'Temporary failure\t788\nTemporary failure \t1142',
    1886217588: 'temp.win32-\t2155',
    1886218528: ' import "_C\t196\n import "_ext\t196\n import \'_C\t196\n import \'_ext\t196\n import _C\t196\n import _ext\t196\n import `_C\t196\n import `_ext\t196\n import any \t161\n import module "_C\t196\n import module "_ext\t196\n import module \'_C\t196\n import module \'_ext\t196\n import module _C\t196\n import module _ext\t196\n import module `_C\t196\n import module `_ext\t196\n import the "_C\t196\n import the "_ext\t196\n import the \'_C\t196\n import the \'_ext\t196\n import the _C\t196\n import the _ext\t196\n import the `_C\t196\n import the `_ext\t196\n import the module "_C\t196\n import the module "_ext\t196\n import the module \'_C\t196\n import the module \'_ext\t196\n import the module _C\t196\n import the module _ext\t196\n import the module `_C\t196\n import the module `_ext\t196',
    1886220099: 'Compiler requires the CUDA toolkit\t771',
    1886220131: "compilation terminated\t1402 1403 1404 1405 1406 1407 1408 1409 1410 1411 1412 1413 1414 1415 1416 1417 1418 1419 1420 1421 1422 1423 1424 1425 1426 1427 1428 1429 1430 1431 1432 1433 1434 1435 1436 1437 1438 1439 1440 1441 1442 1443 1444 1445 1446 1447 1448 1449 1450 1451 1452 1453 1454 1455 1456 1457 1458 1459 1460 1461 1462 1463 1464 1465 1466 1467 1468 1469 1470 1471 1472 1473 1474 1475 1476 1477 1478 1479 1480 1481 1482 1483 1484 1485 1486 1487 1488 1489 1490 1491 1492 1493 1494 1495 1496 1497\ncompiled\t1498\ncompiled against \t1286\ncompiled against CUDA\t1287\ncompiled against NumPy 1.x\t1499\ncompiled for \t1286\ncompiled for CUDA\t1287\ncompiled using \t1286\ncompiled using CUDA\t1287\ncompiled with \t1286\ncompiled with CUDA\t1287\ncompiled without \t1289\ncompiler set in environment\t1500\ncompute capabilit\t1501 1502\ncompute capability\t1503\ncompute capability \t1504 1505\ncompute capability not supported']\t1506",
    1886220135: "gomp not found\t1667\ngomp' not found\t1667\ngomp’ not found\t1667",
    1886220137: "iomp5 not found\t1667\niomp5' not found\t1667\niomp5’ not found\t1667",
    1886221678: 'numpy/\t2020',
    1886330919: "' op \t415",
    1886332960: ' (operand types are \t4',
    1886351203: 'cooperative_groups/\t1516 1517\ncooperlake\t1243',
    1886413165: "mappatura del segmento dall'oggetto condiviso non riuscita\t890",
    1886413171: 'sapphirerapids\t1243',
    1886415211: 'kipping import of cpp extensions due to incompatible torch version \t1802',
    1886418291: 'support for the ISO C++ \t2148\nsupport for the upcoming ISO C++ standard, C++0x\t2149\nsupported\t1258 2150',
    1886611780: 'DispatchKey::CompositeImplicitAutograd\t832\nDispatchStub: missing \t833',
    1886614883: 'cusparse64_\t1528 1529\ncusparseC\t748\ncusparseD\t748\ncusparseS\t748\ncusparseXcsrgemmNnz\t748\ncusparseZ\t748',
    1886680168: 'http.client.\t1703',
    1886680431: 'output file too large: \t2066',
    1886745376: ' support\t337\n support \t338 339',
    1886745454: 'nsupported CUDA SM\t2015\nnsupported CUDA SM version\t2015\nnsupported CUDA arch\t2015\nnsupported CUDA architecture\t2015\nnsupported CUDA capability\t2015\nnsupported CUDA sm\t2015\nnsupported CUDA sm version\t2015\nnsupported GPU SM\t2015\nnsupported GPU SM version\t2015\nnsupported GPU arch\t2015\nnsupported GPU architecture\t2015\nnsupported GPU capability\t2015\nnsupported GPU sm\t2015\nnsupported GPU sm version\t2015\nnsupported SM\t2015\nnsupported SM version\t2015\nnsupported arch\t2015\nnsupported architecture\t2015\nnsupported capability\t2015\nnsupported compute SM\t2015\nnsupported compute SM version\t2015\nnsupported compute arch\t2015\nnsupported compute architecture\t2015\nnsupported compute capability\t2015\nnsupported compute sm\t2015\nnsupported compute sm version\t2015\nnsupported device SM\t2015\nnsupported device SM version\t2015\nnsupported device arch\t2015\nnsupported device architecture\t2015\nnsupported device capability\t2015\nnsupported device sm\t2015\nnsupported device sm version\t2015\nnsupported sm\t2015\nnsupported sm version\t2015',
    1887007331: 'crypt.h\t1523 1524 1525 1526',
    1897951054: 'No queda espacio en el dispositivo\t649',
    1897951086: 'no queda espacio en el dispositivo\t649',
    1902473760: ' required keyword-only argument\t323\n required positional argument\t323 324\n requires A100\t325\n requires MinkowskiEngine\t326\n requires a different Python: \t327\n requires apex\t326\n requires auto\t326\n requires bitsandbytes\t326\n requires causal\t326\n requires cuda extensions\t328\n requires cupy\t326\n requires deepspeed\t326\n requires detectron2\t326\n requires exllamav2\t326\n requires fbgemm\t326\n requires flash\t326\n requires flashinfer\t326\n requires gptqmodel\t326\n requires gsplat\t326\n requires kaolin\t326\n requires mamba\t326\n requires mmcv\t326\n requires onnxruntime\t326\n requires pytorch3d\t326\n requires sgl\t326\n requires sglang\t326\n requires spconv\t326\n requires torch-\t326\n requires torch_\t326\n requires torchao\t326\n requires torchcodec\t326\n requires transformer\t326\n requires triton\t326\n requires triton==\t329\n requires vllm\t326\n requires xformers\t326',
    1903386957: 'MasqueradingAsCUDA\t988 989',
    1914709853: "]' returned non-zero\t1226",
    1914711074: '", referenced from\t362\n", referenced from:\t362',
    1914725736: 'he remote end hung up unexpectedly\t1628',
    1914728270: 'No registered custom op \t799',
    1916880980: 'THArgCheck\t1118 1119',
    1917132893: '] Erreur 137\t1225\n] Error 137\t1225',
    1917143124: 'THError\t1118 1119',
    1917145935: 'OSError: \t774\nOSError: Could not find/load shared object file\t1066\nOSError: [Errno \t1067\nOSError: [Errno 30] \t1068',
    1917221200: 'PyFrameObject\t1088',
    1917853789: '] Processus arrêté\t1225',
    1917869114: ':\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA\\v\t570',
    1918967866: ': archivo demasiado corto\t501',
    1918967870: '> are available only with C++\t573',
    1918986323: 'Shared memory size limit exceeded: requested \t1112',
    1918986355: 'shared memory size (requested \t2121\nshared object\t2122\nshared object initialization failed\t1699',
    1919052108: 'Library not loaded: \t980 981\nLibrary not loaded: @\t982',
    1919052140: 'library not found\t1870\nlibrary not found for -l\t1871 1872\nlibrary not found: \t1873 1874 1875\nlibrary not found: EGL\t1876\nlibrary not found: GLEW\t1877\nlibrary not found: aio\t1878\nlibrary not found: crypt\t1879\nlibrary not found: ffi\t1880\nlibrary not found: glog\t1881\nlibrary not found: jpeg\t1882\nlibrary not found: lapack\t1883\nlibrary not found: numa\t1884\nlibrary not found: stdc++\t1885\nlibrary not found: tbb\t1886\nlibrary not found: uuid\t1887\nlibrary not found: z\t1888\nlibrocblas.so.\t1845\nlibrocsparse.so.\t1845',
    1919115629: 'macro "max" passed\t1922\nmacro "max" requires\t1922\nmacro "min" passed\t1922\nmacro "min" requires\t1922',
    1919117645: 'Microsoft Visual C++ \t994\nMicrosoft Visual C++ Redistributable is not installed\t995\nMicrosoft Visual C++ installation\t996\nMicrosoft Visual Studio installation\t996\nMicrosoft Visual Studio version\t997',
    1919230010: ': error C2440: \t542\n: error C2975\t543\n: error adding symbols: DSO missing from command line\t540 541\n: error: \t544\n: error: cannot find libdevice for sm_\t545\n: error: exception specification in declaration does not match\t546\n: error: expected \t547\n: error: expected primary-expression before\t548\n: error: identifier "\t549\n: error: name followed by "::" must be a class or namespace name\t550\n: error: namespace "cut\t551\n: error: need \t552\n: error: no such file or directory: \'\t553\n: error: redefinition of\t554\n: error: template argument \t547\n: error: the clang compiler does not support \'-\t555\n: error: unknown argument\t556\n: error: unknown type name \'\t557\n: error: unsupported option \'-\t558\n: error: use of undeclared identifier \'\t557\n: error:expected \t547\n: error:template argument \t547\n: error： expected \t547\n: error： template argument \t547\n: error：expected \t547\n: error：template argument \t547',
    1919248468: 'There is not enough space on the disk\t1157',
    1919248500: "there's already a kernel registered from python overriding \t2157",
    1919249184: ' kernel are not available\t248\n kernel is not available\t248\n kernel not available\t248\n kernels are not available\t248\n kernels is not available\t248\n kernels not available\t248',
    1919250472: '(perhaps \t440',
    1919250479: '/permissive\t484',
    1919250511: 'Operator does not support running with fake tensors\t1072',
    1919250543: 'operation timed out\t1399',
    1919251285: "UserWarning: Can't initialize NVML\t1200\nUserWarning: Error checking compiler version for cl\t1201",
    1919251488: ' terminated with signal 9\t38',
    1919251566: 'nternal error\t2016',
    1919252000: ' version incompatibility\t345\n version mismatch\t345\n version must be \t346\n version needs to be \t346\n version should be \t346',
    1919252079: 'overloaded function "std::__to_address" matches\t2067',
    1919316077: 'mpfr.h\t1945 1946 1947 1948',
    1919444301: 'Mehrdeutiges Symbol\t991\nMehrfachdefinition von \t992',
    1919444333: 'mehrdeutiges Symbol\t991',
    1919448176: 'pthread.h\t1555',
    1919885370: ': orden no encontrada\t497',
    1919887392: ' (or one of its dependencies)\t5',
    1919895160: "xFormers was built for:\t2260\nxFormers wasn't buil\t2261",
    1919902273: 'Aborted\t619',
    1919903264: ' for section\t164',
    1919968580: 'DeprecatedTypeProperties\t824 825',
    1919969650: 'ripristinare la protezione del segmento\t1108',
    1920091483: '[Errno 122]\t1217\n[Errno 28]\t1217',
    1920103747: 'Current CUDA Device does not support bfloat16\t816\nCurrent CUDA device does not support bfloat16\t816',
    1920103779: "current CUDA Device does not support bfloat16\t816\ncurrent CUDA device does not support bfloat16\t816\ncurrent Python platform is not compatible with the lockfile's supported environments\t1542",
    1920169263: '/usr/include/hip/\t493',
    1920230738: 'Retrying (Retry(total=0,\t1100',
    1920233061: 'entrée de procédure\t362',
    1920233065: 'intrin\t1262',
    1920234561: "AttributeError: install_layout\t646\nAttributeError: module '\t647\nAttributeError: module 'torch._C' has no attribute '\t648",
    1920235589: 'Extra build requirement \t866',
    1931505486: "No se pudo asignar memoria en el bloque TLS\t953\nNo space left on device\t1037\nNo such file\t1038\nNo such file or directory: \t230 1039 1040 1041 1042 1043 1044\nNo such file or directory: '\t1045 1046 1047\nNo such operator \t1048",
    1931505518: 'no se declaró en este ámbito\t1276\nno se encuentra -l\t1334 1733 1734\nno se puede activar la pila ejecutable\t952\nno se puede encontrar -l\t1334 1335 1336 1337 1338 1339 1340 1341 1342 1343 1733 1734\nno se puede encontrar -lEGL\t1344\nno se puede encontrar -lGLEW\t1345\nno se puede encontrar -laio\t1346\nno se puede encontrar -lffi\t1347\nno se puede encontrar -lglog\t1348\nno se puede encontrar -ljpeg\t1349\nno se puede encontrar -lnuma\t1350\nno se puede encontrar -lstdc++\t1352\nno se puede encontrar -ltbb\t1353\nno se puede encontrar -luuid\t1354\nno se puede encontrar -lz\t1355\nno se puede restaurar el `prot\' del segmento\t1108\nno se reconoce como un comando\t1791\nno se reconoce la opción de línea de órdenes\t955\nno space left on device\t1037\nno such file\t1995\nno such file or directory: \'\t1996\nno such instruction\t1997\nno such option: -\t1998\nno suitable \t1999 2000\nno suitable constructor exists to convert from "\t2001\nno suitable constructor exists to convert from "c10::\t1976',
    1931506799: 'ot supported\t2036',
    1933658196: 'THAssert\t1118 1119',
    1934970951: 'GPUs architecture\t708\nGPUs capabilit\t708\nGPUs compute architecture\t708\nGPUs compute capabilit\t708',
    1935625567: '_M_set_sharable()\t1228',
    1935762796: 'lease up\t1838',
    1935763488: ' has already been defined\t166\n has been removed from CMake\t167\n has no attribute\t168\n has no attribute \t169 170 171 172 173 174 175 176\n has no member\t177\n has no member \t178 179\n has no member named\t180\n has no member named \t181 182 183 184 185 186\n has non-pointer type \t187\n has not been declared\t55 56 57 188 189 190 191\n has to be \t192\n has unsupported type \t193',
    1935763551: '_hash_\t1237 1238 1239',
    1935764579: 'class "at::Tensor" has no member "\t1397\nclass "std::enable_if<<error-constant>\t1398',
    1935767328: ' was detected and compatibility mode is UN\t347\n was found but failed to import\t348\n was not declared\t55 56 191 243 244 349 350\n was not declared in this scope\t57 351 352\n was not declared in this scope; did you mean \t353\n was not found in the package registry\t354\n was specified but unrecogni\t355',
    1936009070: "n'est pas reconnu en tant que\t1791\nn'est pas un membre de\t1604",
    1936025716: 'these package versions have conflicting dependencies\t2158',
    1936027460: 'Does not match the generator used previously: \t836',
    1936027492: "does not appear to be a Python project\t1557\ndoes not contain a CMakeLists\t1558\ndoes not have one of build variants: \t1559\ndoes not know how to trace the builtin \t1560\ndoes not match\t1554\ndoes not name a type\t1276\ndoesn't match\t1554",
    1936028533: 'uses too much \t2234\nuses too much shared data (0x\t2235',
    1936269346: '" is ambiguous\t377\n" is not known to CXX compiler\t378\n" is not recognized\t379\n" is not recognized as\t379\n" is undefined in device code\t380\n" ist entweder falsch\t379',
    1936269351: "' is ambiguous (with operand types \t404\n' is not defined for option 'gpu-architecture'\t405\n' is not defined for option 'std'\t406\n' is not in 'keyword=value' format\t407\n' is not recognized\t379\n' is not recognized as\t379\n' is not recognized as an internal\t408\n' is only available for these backends:\t409\n' is unavailable: introduced in macOS 1\t410\n' ist entweder falsch\t379",
    1936269353: ') is greater than the maximum required version by CUDA \t444\n) is less than the minimum required version by CUDA \t445\n) is not usable for this PyTorch\t446',
    1936287828: 'This Python has API version \t1158\nThis header is only meant to be used on x86\t1159',
    1936287860: 'this operation is not allowed between \t2159',
    1936289397: 'unistd.h\t1555',
    1936614740: 'TensileLibrary\t1143 1144\nTensorTypeId\t1145 1146\nTensorTypeSet\t1145 1146\nTensors of type TensorImpl do not have \t1147\nTensors returned from custom ops (1) must not\t1148 1149',
    1936615712: ' installation candidates for \t201\n instance of Visual Studio\t202',
    1936617315: 'const_data_ptr\t897',
    1936682850: 'boost/\t1283',
    1936683040: ' positional argument\t323',
    1936876886: 'VersionConflict: (\t1206',
    1936876918: 'version "LIBAV\t957\nversion "LIBSW\t957\nversion \'LIBAV\t957\nversion \'LIBSW\t957\nversion `LIBAV\t957\nversion `LIBSW\t957\nversion torch was compiled with \t2243\nversion used to compile\t2244\nversions\t2245',
    1936877926: 'first\t1275',
    1936941392: 'PassManager::run failed\t1081',
    1936943469: 'missing initializer for member \t1934',
    1936944429: '-msse\t481',
    1937008994: 'bits/floatn\t1279\nbits/libc-header-start\t1280\nbits/std_function.h:\t1281\nbitsandbytes was compiled without GPU support\t1282',
    1937055783: "' uses too much \t418",
    1937059642: ':/usr/local/cuda\t569',
    1937075488: ' must be \t192\n must be valid exactly by one definition\t253\n must not contain {\t254',
    1937339245: 'msys64\t986',
    1948280185: 'ye tanımsız başvuru\t362',
    1948282734: "no template named \t2002\nno template named '\t1993\nno type named \t2002\nno type named '\t1993",
    1951615060: 'THStorage\t1116 1117',
    1952531514: ':Datei oder Verzeichnis\t157',
    1952543859: 'status_string: "\t2144',
    1952606572: 'libtorch_cuda.so: \t1853',
    1952802679: 'wget: command not found\t1270\nwget: not found\t1270\nwget: unable to resolve host address\t2257',
    1952805408: ' returned non-zero\t330 331',
    1952867692: 'leftover lock files from the PyTorch C++ extension build\t1839',
    1953063255: 'Waited on lock file "\t1209',
    1953063469: '-bit platform\t479',
    1953064270: "Neither 'setup.py' nor 'pyproject.toml' found\t1009",
    1953064550: 'ffitarget.h\t1631 1632 1633',
    1953065567: '_jit_compile\t60',
    1953067604: 'Triton Error [CUDA]: device kernel image is invalid\t1165\nTriton only support CUDA 10.0 or higher, but got CUDA version: \t1166',
    1953068403: 'suitesparse/\t1391 1392 1393',
    1953068832: ' with --no-build-isolation\t358\n with CUDA \t359\n within its own root folder\t360\n without CUTE_ARCH_MMA_\t361',
    1953069157: 'exit code\t1609\nexit code:\t1609\nexit status\t1609\nexitcode\t1609\nexited with code \t1610',
    1953264973: 'Multiple dispatch failed for \t999',
    1953265005: 'multi_tensor_applier fused unscale kernel is unavailable\t1952\nmultiple copies of the\t1953\nmultiple definition of \t1954',
    1953394499: 'ContextualVersionConflict: (\t775',
    1953396050: 'RuntimeError: Failed to infer device type\t1011\nRuntimeError: Numpy is not available\t1102',
    1953396080: 'punto de entrada del procedimiento\t362',
    1953397075: 'SyntaxError: \t940',
    1953459744: ' not available\t257\n not built with CUDA\t258\n not compiled with CUDA\t258\n not defined in file lib\t259 260\n not found\t261\n not found in the system path\t262\n not found. Directory cannot be installed\t263\n not installed\t264\n not recognized\t265\n not set, after EnableLanguage\t266\n not supported in this architecture\t267',
    1953460816: 'ProtocolError\t767',
    1953525103: 'ompt.h\t1867 1868 1869',
    1953653104: 'partially initialized module \t2070',
    1953653621: 'ucrt64\t986',
    1953655126: "Virtual package '__cuda\t1207\nVirtual package '__glibc\t1208",
    1953655158: 'virtual memory exhausted: \t2246',
    1953656688: 'portaudio.h\t2075 2076 2077 2078',
    1953658478: 'nvrtc-builtins\t2034\nnvrtc64_\t1528 1529\nnvrtc: error: failed to load builtins for compute_\t2035',
    1953718598: 'Fast path is not available because one of\t889',
    1953718627: 'caster.operator typename make_caster<T>::template cast_op_type<T>()\t1379',
    1953718630: 'fast path is not available because one of\t889',
    1953719584: ' est incompatible avec la sortie\t59',
    1953719666: 'restaurar proteção de segmento\t1108\nrestore segment prot after\t2103',
    1953720608: ' ist entweder falsch\t240\n ist im Header \t245\n ist kein Element\t197\n ist kein Element von\t218 219 220',
    1953720644: "Distributed package doesn't have NCCL built in\t834",
    1953721929: 'Installed triton version too old, please upgrade\t945\nInstrucción ilegal\t477\nInstruction non permise\t477\nInstruçõe\t477',
    1953721961: 'installable\t1769\ninstalled CPU version PaddlePaddle\t1770\ninstalled Caffe2 version uses CUDA but I cannot find the CUDA\t1771',
    1953722184: 'Host compiler targets unsupported OS\t934',
    1953722216: 'host compiler\t656\nhost has sm_\t929',
    1953723725: 'Must define exactly one of __HIP_PLATFORM_\t1000',
    1953723747: 'custom_op(\t1543',
    1953723757: 'must have a constant value\t195\nmust install \t1086\nmust support SSE\t1955\nmust support SSE2\t1955\nmust support amd64\t1955\nmust support i386\t1955\nmust support x86\t1955\nmust support x86-64\t1955\nmust support x86_64\t1955',
    1953724755: 'SystemError: <built-in function load_binary> returned NULL\t1115',
    1953724787: 'system has unsupported display driver / cuda driver combination\t2151\nsystem not yet initialized\t2152',
    1953784096: ' attempted to run this operator with Meta tensors, but there was no \t21',
    1953785171: 'Setting up PyTorch plugin "\t1111',
    1953849888: ' but this version of numpy is 0x\t24\n but we found an implementation\t25',
    1953853031: 'gnutls_handshake() failed\t1666',
    1953853216: ' out of memory\t321\n out of range: \t322',
    1954047264: ' extension\t60\n extension for compute capability \t61',
    1954047342: 'next(\t1966',
    1954047348: 'texture is not a template\t1726\ntexture" is not a template\t1726\ntexture\' is not a template\t1726\ntexture’ is not a template\t1726',
    1954112032: ' bytes to section \t27',
    1954115679: '_pytorch_\t1240',
    1965059918: "No url found for submodule path '\t1049",
    1965060969: 'is unsupported\t1259',
    1967202362: ': Aucun fichier\t157',
    1967343700: 'THCuda\t1116 1117 1132 1133\nTHCudaCheck\t1134 1135',
    1969316709: 'ecause there is no version of \t1565',
    1969365031: "' but version of \t389",
    1969365036: ", but none of the providers can be installed\t460\n, but was built for sm\t461\n, but wrong architecture\t462\n, but you have torch \t463\n, but you'll have torch \t463",
    1969381215: '__builtin_amdgcn_\t1232',
    1969383788: 'libunwind.h\t1889 1890 1891 1892',
    1969431072: ' "cudaMemLocation"\t0',
    1969450029: '-lcudnn\t480',
    1969452353: 'Aucun espace disponible sur le périphérique\t649\nAucun fichier ou dossier\t623 624 625 626 627 628 629 630 631 632 633 634 635 636 637',
    1969452385: 'aucun espace disponible sur le périphérique\t649',
    1969452654: 'nvcuda.dll\t2032',
    1969516397: "module 'PIL.Image' has no attribute '\t1935\nmodule 'faiss' has no attribute '\t1936\nmodule 'numpy' has no attribute '\t1937\nmodule 'torch._C' has no attribute '\t1938\nmodule 'torchsparse_\t1939\nmodule export function\t1940\nmodule has nothing to offer in MPL2 only mode\t1941",
    1969713761: "argument list for \t1260\nargument of type 'WindowsPath' is not iterable\t1261",
    1970085927: "' must be initialized by a constant expression\t411",
    1970170220: 'linux/limits.h\t1898 1899 1900 1901',
    1970234144: ' could be found\t35',
    1970239784: '(you have \t442',
    1970300704: ' gpu architectures in the range\t165',
    1970302319: 'ompute capability \t2040',
    1970365778: 'Require \t1007\nRequire PyTorch\t1097\nRequire Pytorch\t1097\nRequire pyTorch\t1097\nRequire pytorch\t1097\nRequire torch\t1097\nRequired library version not found: \t1098\nRequires \t1007\nRequires PyTorch\t1097\nRequires Pytorch\t1097\nRequires pyTorch\t1097\nRequires pytorch\t1097\nRequires torch\t1097',
    1970365810: 'require \t1007\nrequire C++ 1\t2095\nrequire C++ 2\t2095\nrequire C++1\t2095\nrequire C++2\t2095\nrequire CUDA\t1965\nrequire PyTorch\t1097\nrequire Pytorch\t1097\nrequire SSE\t1955\nrequire SSE2\t1955\nrequire amd64\t1955\nrequire at least \'/std:c++\t1268\nrequire at least C++ 1\t2095\nrequire at least C++ 2\t2095\nrequire at least C++1\t2095\nrequire at least C++2\t2095\nrequire i386\t1955\nrequire pyTorch\t1097\nrequire pytorch\t1097\nrequire torch\t1097\nrequire users to upgrade torch to at least v\t2096\nrequire x86\t1955\nrequire x86-64\t1955\nrequire x86_64\t1955\nrequired\t1964\nrequires \t1007\nrequires Ada\t2097\nrequires Ampere\t2097\nrequires Blackwell\t2097\nrequires C++ 1\t2095\nrequires C++ 2\t2095\nrequires C++1\t2095\nrequires C++2\t2095\nrequires CUDA\t1965\nrequires Hopper\t2097\nrequires NVCC\t1965\nrequires NVIDIA CUDA\t1965\nrequires PyTorch\t1097\nrequires Pytorch\t1097\nrequires SSE\t1955\nrequires SSE2\t1955\nrequires Turing\t2097\nrequires Volta\t2097\nrequires a Ada\t2097\nrequires a Ampere\t2097\nrequires a Blackwell\t2097\nrequires a Hopper\t2097\nrequires a Turing\t2097\nrequires a Volta\t2097\nrequires amd64\t1955\nrequires an Ada\t2097\nrequires an Ampere\t2097\nrequires an Blackwell\t2097\nrequires an Hopper\t2097\nrequires an Turing\t2097\nrequires an Volta\t2097\nrequires at least \'/std:c++\t1268\nrequires at least C++ 1\t2095\nrequires at least C++ 2\t2095\nrequires at least C++1\t2095\nrequires at least C++2\t2095\nrequires capability \t2098\nrequires compiler flag \'/std:c++\t1268\nrequires device with capability > (\t2099\nrequires i386\t1955\nrequires nvcc\t1965\nrequires pyTorch\t1097\nrequires pytorch\t1097\nrequires the CUDA\t1965\nrequires the following packages that were not found in your environment: \t2100\nrequires the language dialect "CUDA\t2101\nrequires the language dialect "CXX\t2102\nrequires torch\t1097\nrequires x86\t1955\nrequires x86-64\t1955\nrequires x86_64\t1955',
    1970369089: 'Arquivo ou diretório\t623 624 625 626 627 628 629 630 631 632 633 634 635 636 637',
    1970430838: 'vcruntime\t2242',
    1970430840: 'xcrun: error: invalid active developer path\t2262',
    1970432116: 'thrust::\t2160',
    1970435187: 'struct _frame\t1088',
    1970479215: 'o such \t623 624 625 626 627 628 629 630 631 632 633 634 635 636 637',
    1970496882: 'result_of_t\t1401',
    1970497878: 'Visual C++ installation\t996\nVisual Studio installation\t996',
    1970499157: 'Unsupported .target\t1193\nUnsupported .version\t1194\nUnsupported HIP arch \t1195\nUnsupported HIP arch: \t1195\nUnsupported conversion from \t1196\nUnsupported platform: \t1197\nUnsupported rounding mode for conversion\t1198\nUnsupportedOperatorException: \t1199',
    1970499177: 'insufficient shared memory available on the GPU\t1772',
    1970499189: 'unsupported\t2036\nunsupported GNU version! \t2229\nunsupported HIP gpu architecture \t1195\nunsupported HIP gpu architecture: \t1195\nunsupported ICC\t2230\nunsupported NVHPC\t2230\nunsupported PGI\t2230\nunsupported XLC\t2230\nunsupported instruction \t1271\nunsupported operand type(s) for \t2231\nunsupported operator: \t1199\nunsupported pgc++\t2230\nunsupported xlC\t2230',
    1970562386: 'Return has unsupported type \t1101',
    1970562418: 'return code\t1609\nreturned a non-zero code: 137\t2104\nreturned non-zero\t2105\nreturned non-zero exit\t2106\nreturned non-zero exit status\t2107\nreturned non-zero exit status \t2108',
    1970562419: 'setup command: use_2to3 is invalid\t2117\nsetup.py build\t1284\nsetup.py develop\t1284\nsetup.py install\t1284\nsetuptools.build_meta\t2118\nsetuptools.command.\t2119\nsetuptools.extern.\t2120',
    1970566470: 'FutureWarning: The pynvml package is deprecated\t904',
    1981837166: "no viable conversion from \t2003\nno viable conversion from '\t2004",
    1984917583: 'OpOverloadPacket(op=\t1071',
    1985966953: 'is_variable\t1794 1795',
    1986096429: '-mavx\t481',
    1986884193: 'armv8.6-a\t1243',
    1986928751: 'o nvcc found\t771\no nvcc was found\t771',
    1986946336: ' environment variable is not\t43',
    1987208531: 'Server does not allow request for unadvertised object\t1110',
    1998611557: 'ed with an unsupported toolchain\t1566',
    1998614350: 'No working C++ compiler found in\t1050',
    2003269987: 'cygwin\t986',
    2003988326: 'forward compatibility was attempted on non supported HW\t1643',
    2004117094: 'fftw3.h\t1634 1635 1636 1637',
    2019516192: ' __x) noexcept (true)\t13',
    2019715436: 'libxml/\t1893 1894 1895 1896',
    2019893287: "' extension\t391\n' extension (up-to-date)\t392",
    2019893289: ') exceeds limit (\t443',
    2019893315: 'C extension: \t655',
    2019912806: 'flex: command not found\t1270\nflex: not found\t1270',
    2020569680: 'ProxyError\t767',
    2020633959: 'gmpxx.h\t1663 1664 1665',
    2032168553: 'in your include path is not compatible with this release of \t1737',
    2032170095: 'ot yet implemented\t2036\not yet supported\t2036',
    2034387028: 'THByteBlas_\t1116 1117\nTHByteStorage\t1116 1117\nTHByteTensor\t1116 1117\nTHByteVector\t1116 1117',
    2035294266: ': PyTorch was compiled\t524',
    2035296032: " 'Py_buffer'\t1",
    2036625250: 'body of constexpr\t547',
    2037149263: 'Only a single TORCH_LIBRARY can be used to register the namespace \t1069 1070',
    2037149295: 'only available for Linux\t2041\nonly available with \t2042\nonly for SSE\t1955\nonly for SSE2\t1955\nonly for amd64\t1955\nonly for i386\t1955\nonly for x86\t1955\nonly for x86-64\t1955\nonly for x86_64\t1955\nonly support\t2043\nonly supported on \t2044 2045\nonly supported on CUDA\t1965\nonly supported on NVCC\t1965\nonly supports \t1288\nonly supports Linux\t2041\nonly supports SSE\t1955\nonly supports SSE2\t1955\nonly supports amd64\t1955\nonly supports i386\t1955\nonly supports x86\t1955\nonly supports x86-64\t1955\nonly supports x86_64\t1955\nonly works on Linux\t2041',
    2037413219: 'cupy.cuda.memory.OutOfMemoryError\t1536',
    2037604640: ' async_io\t20',
    2042020674: 'Böyle bir dosya ya da dizin\t623 624 625 626 627 628 629 630 631 632 633 634 635 636 637',
    2053466478: 'niezdefiniowane odwołanie do\t362',
    2053731104: ' size changed, may indicate binary\t335',
    2054124112: 'Prozedureinsprungpunkt\t362',
    2179145762: '" は、内部コマンド\t379',
    2179145767: "' は、内部コマンド\t379",
    2179145786: ': そのようなファイル\t157',
    2195923002: ': コマンドが見つかりません\t497',
    2212700218: ': ファイルが短すぎます\t501',
    2228297786: ': файл слишком короткий\t501',
    2229739578: ': 無法開啟共用物件\t508',
    2246385722: ': 共有オブジェクトファイルを開けません\t508',
    2295439056: 'Ошибка сегментирования\t855',
    2313560122: ': 找不到命令\t497',
    2357322528: ' が見つかりません\t246 247',
    2377704480: ' 不是\t197 218 219 220\n 不是一个类型名\t57',
    2377704482: '"不是内部\t379',
    2377704487: "'不是内部\t379",
    2414551098: ': 동적 오브젝트 파일을 열 수 없습니다\t508',
    2461197882: ':沒有此一檔案\t157',
    2498306106: ': 错误: expected \t547\n: 错误: template argument \t547\n: 错误:expected \t547\n: 错误:template argument \t547\n: 错误： expected \t547\n: 错误： template argument \t547\n: 错误：expected \t547\n: 错误：template argument \t547',
    2498306141: '] 错误 137\t1225',
    2531663930: ': 文件过短\t501',
    2548441146: ': 无效的 ELF 头\t561\n: 无法分配内存\t499\n: 无法打开共享对象\t510\n: 无法打开共享对象文件\t508',
    2632327226: ': 未找到命令\t497',
    2642535226: ':そのようなファイル\t157',
    2647662650: ': Нет такого файла\t157',
    2712856122: ':没有那个文件\t157',
    2797826628: 'Dræbt\t838',
    2828854560: ' 在此作用域中尚未声明\t57',
    2848159060: 'Tué a terminé le programme \t438',
    2862409248: ' 未命名一个类型\t57',
    2867208250: ': 檔案太短\t501',
    2877416224: ' に対する定義されていない参照\t362',
    2881709383: 'Geëlimineerd\t838',
    2944525090: '"は、内部コマンド\t379',
    2944525095: "'は、内部コマンド\t379",
    2966455505: 'файл в неправильном формате\t1096',
    2966468560: 'защиту сегмента после перемещения\t1108',
    2983231953: 'сбой отображения сегмента из разделяемого объекта\t890',
    2983236304: 'Вбито\t838',
    2983240656: 'Убито\t838',
    3001425978: ': 沒有此一檔案\t157\n: 没有那个文件\t157',
    3050347984: 'Не осталось свободного места\t1051\nНет такого файла\t623 624 625 626 627 628 629 630 631 632 633 634 635 636 637',
    3050356176: 'не вдалося знайти -l\t1733\nне является внутренней\t1791\nневизначене посилання\t362\nневизначене посилання на\t362\nневозможно выделить память в статичном блоке TLS\t953\nневозможно задействовать исполняемый стек\t952\nневозможно найти -l\t1733 1734\nнедефинисана упута ка\t362\nнеоднозначный символ\t991\nнеопределена отпратка към\t362\nнеопределенная ссылка на\t362\nнеопределённая ссылка на\t362',
    3050356688: 'перемещение R_\t2091\nпересування R_\t2091',
    3051888698: ': 资源暂时不可用\t525',
    3085246557: '] 已杀死\t1225',
    3101958178: '" 不是内部\t379\n" 不是内部或外部命令\t379',
    3101958183: "' 不是内部\t379\n' 不是内部或外部命令\t379",
    3169132637: '] 強制終了\t1225',
    3184533562: ': невозможно открыть разделяемый объектный файл\t508',
    3184571088: 'внутренняя ошибка компилятора\t948',
    3201343440: 'Политика управления приложениями\t621',
    3201348816: 'доступном только для чтения, содержатся динамические\t2086',
    3278267762: 'reférence indefinie vers\t362\nreférence indéfinie vers\t362',
    3278335573: 'Ungültiger Maschinenbefehl\t477',
    3278663504: 'Política de Controle de Aplicativo\t621',
    3278774330: ': não é possível abrir arquivo compartilhado\t508',
    3279185223: 'Getötet\t838\nGetötet hat Programm \t438',
    3491770661: '%1 не является приложением Win32\t388',
    3491803856: 'в пространстве имён\t1604',
    3499801839: '：Нет такого файла\t157',
    3500003386: ':Нет такого файла\t157',
    3799018863: 'omp’ not found\t1667',
    3810537765: '%1 は有効な Win32 アプリケーション\t388',
    3816980963: 'あいまいなシンボル\t991',
    3817309155: 'デバイスに空き領域がありません\t2276',
    3818357731: 'プロシージャ エントリ ポイント\t362',
    3818568943: '：そのようなファイル\t157',
    3818750178: '”は、内部コマンド\t379',
    3818750435: 'そのようなファイルやディレクトリ\t623 624 625 626 627 628 629 630 631 632 633 634 635 636 637',
    3819078371: 'アプリケーション制御ポリシーに\t621',
    3819930083: 'は、内部コマンド\t1791 2275',
    3820192483: 'コマンドラインオプション\t955\nコンパイラ内部エラー\t948',
    3820716771: 'セグメンテーション\t855',
    3827314981: '%1 不是有效的 Win32 应用程序\t388',
    3834091238: '文件格式错误\t1096',
    3835527394: '”不是内部\t379',
    3837628901: '命令行太长。\t828',
    3837692390: '找不到 \t1315\n找不到 -l\t1334 1733 1734',
    3851132645: '型名ではありません\t1276',
    3851270372: '不命名一个类型\t1276',
    3852386021: '從共用物件中對映區段失敗\t890',
    3853163750: '未定\t362\n未定义的引用\t362\n未定义的符号\t362\n未定义符号\t362',
    3853230824: '被多次定义\t2278',
    3854479080: '设备上没有空间\t2276',
    3868047588: '不明确的符号\t991\n不是\t1604\n不是一个类型名\t1276\n不是內部或外部命令\t1791\n不是内部或外部命令\t1791 2275\n不正な命令\t477',
    3868373734: '沒有此一檔案或目錄\t623 624 625 626 627 628 629 630 631 632 633 634 635 636 637',
    3868900591: '：沒有此一檔案\t157\n：没有那个文件\t157',
    3869154793: '非法指令\t477',
    3869284326: '无法从共享目标中映射段\t890\n无法启用共享目标需要的执行栈\t952\n无法在静态 TLS 块中分配内存\t953\n无法定位程序输入点\t362\n无法恢复段 prot\t1108\n无法找到 -l\t1334\n无法识别的命令行选项\t955',
    3869344999: '無法在靜態 TLS 區塊中配置記憶體\t953\n無法復原 segment prot\t1108\n無法找到程序輸入點\t362\n無法辨識的命令列選項\t955\n無法開啟可執行堆疊\t952',
    3869356774: '没有成员\t2277\n没有此指令\t1997\n没有此类指令\t1997\n没有那个文\t623 624 625 626 627 628 629 630 631 632 633 634 635 636 637\n没有那个文件\t1038',
    3869809893: '在此作用域中尚未声明\t1276',
    3869940966: '未找到 -l\t1335 1336 1337 1338 1339 1340 1341 1342 1343\n未找到 -lEGL\t1344\n未找到 -lGLEW\t1345\n未找到 -laio\t1346\n未找到 -lffi\t1347\n未找到 -lglog\t1348\n未找到 -ljpeg\t1349\n未找到 -lnuma\t1350\n未找到 -lstdc++\t1352\n未找到 -ltbb\t1353\n未找到 -luuid\t1354\n未找到 -lz\t1355',
    3870265317: '可执行文件格式错误\t854',
    3870393829: '共有オブジェクトが必要としている実行可能スタック\t952\n共有オブジェクトのセグメントをマップするのに失敗\t890',
    3870727910: '架构于输入文件\t59',
    3884032999: '磁盘空间不足\t2276',
    3884550118: '應用程式控制原則已封鎖\t621',
    3885284069: '应用程序控制策略已阻止\t621',
    3885604329: '静的 TLS ブロック内にメモリ\t953',
    3885868008: '裝置上已無多餘空間\t2276',
    3886131430: '模稜兩可的符號\t991',
    3901522403: 'が見つかりません\t1801',
    3901915875: 'を見つけ\t1801\nを見つけられません -l\t1335 1336 1337 1338 1339 1340 1341 1342 1343\nを見つけられません -lEGL\t1344\nを見つけられません -lGLEW\t1345\nを見つけられません -laio\t1346\nを見つけられません -lffi\t1347\nを見つけられません -lglog\t1348\nを見つけられません -ljpeg\t1349\nを見つけられません -lnuma\t1350\nを見つけられません -lstdc++\t1352\nを見つけられません -ltbb\t1353\nを見つけられません -luuid\t1354\nを見つけられません -lz\t1355\nを見つけられません: -l\t1335 1336 1337 1338 1339 1340 1341 1342 1343\nを見つけられません: -lEGL\t1344\nを見つけられません: -lGLEW\t1345\nを見つけられません: -laio\t1346\nを見つけられません: -lffi\t1347\nを見つけられません: -lglog\t1348\nを見つけられません: -ljpeg\t1349\nを見つけられません: -lnuma\t1350\nを見つけられません: -lstdc++\t1352\nを見つけられません: -ltbb\t1353\nを見つけられません: -luuid\t1354\nを見つけられません: -lz\t1355',
    3902192871: '编译器内部错误\t948',
    3903371239: '編譯器內部錯誤\t948',
    3918366437: '再配置 R_\t2091\n再配置後にセグメントの prot\t1108',
    3920998118: '段錯誤\t855\n段错误\t855',
    3954751466: '그런 파일이나 디렉터리\t623 624 625 626 627 628 629 630 631 632 633 634 635 636 637',
    3969229036: '정적 TLS 블럭에는 메모리를\t953',
    3969486827: '동적 오브젝트의 세그먼트를\t890',
    3986724332: '애플리케이션 제어 정책\t621',
    3986983916: '실행할 수 있는 스택을 공유\t952',
    3987253995: '모호한 기호\t991',
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
    'host_toolchain.missing_system_dev_package\tline\tassimp/\n'
    'host_toolchain.missing_system_dev_package\tline\tboost/\n'
    'host_toolchain.missing_system_dev_package\tline\tbzlib.h\n'
    'source_api.removed_torch_api\tline\tc10/util/AlignOf.h\tc10/util/Array.h\tc10/util/complex_utils.h\tc10/util/either.h\tc10/util/in_place.h\tc10/util/math_compat.h\tc10/util/reverse_iterator.h\tc10/util/variant.h\n'
    'source_api.removed_torch_api\tline\tc10d/\n'
    'source_api.removed_torch_api\tline\tcaffe2/\n'
    'host_toolchain.missing_system_dev_package\tline\tcblas.h\tcblas_mangling.h\n'
    'host_toolchain.missing_system_dev_package\tline\tceres/ceres.h\n'
    'host_toolchain.missing_system_dev_package\tline\tcholmod.h\tsuitesparse/\n'
    'cuda_toolkit.cuda_toolkit_too_old\tline\tcooperative_groups/\tcudaTypedefs.h\tcuda_awbarrier\tcuda_bf16.h\tcuda_fp4.h\tcuda_fp6.h\tcuda_fp8.h\tcuda_pipeline\n'
    'hip_rocm.cuda_only_code_on_hip\tline\tcooperative_groups/\tcuda_pipeline\tcutlass/\tfatal error: "cuda/\tfatal error: "cute/\tfatal error: "nv/target\tfatal error: \'cuda/\tfatal error: \'cute/\tfatal error: \'nv/target\tmma.h\n'
    'host_toolchain.missing_system_dev_package\tline\tcrypt.h\n'
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
    'install_state.cpu_only_extension\n'
    'source_api.macro_or_flag_conflict\tline\terror: \n'
    "hip_rocm.hip_warp_size_not_constant\tline\terror: constexpr variable '\n"
    "source_api.macro_or_flag_conflict\tline\t'__builtin_\n"
    "cuda_toolkit.cuda_toolkit_too_old\t258\t: Input file '\n"
    "install_state.masked_build_error\tline\t'DeepSpeedCPU\n"
    'triton_inductor.triton_compiler_bug\n'
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
    'torch_abi.stale_build_artifacts\n'
    'windows.path_with_spaces\tline\t: error: \t: fatal error: \n'
    'windows.wrong_windows_compiler\tline\tD8021\n'
    'windows.object_has_too_many_sections\tline\tC1128\n'
    'cuda_toolkit.cuda_toolkit_not_found\tline\tnvcc\n'
    'windows.path_with_spaces\n'
    'cuda_toolkit.cuda_home_wrong\tline\t:/app\t:/apps\t:/cm\t:/cuda\t:/data\t:/home\t:/local\t:/mnt\t:/nfs\t:/opt\t:/root\t:/scratch\t:/share\t:/shared\t:/shares\t:/soft\t:/software\t:/tmp\t:/usr\t:/work\t:/workspace\n'
    'cuda_toolkit.cuda_home_wrong\tline\tAucun fichier ou dossier\tDatei oder Verzeichnis nicht\tNo existe el\tNo such file\tNot a directory\tcommand not found\tnot found\tНет такого файла\tそのようなファイル\t未找到\t没有那个文件\n'
    'link_and_load.linker_cannot_find_cuda_lib\tline\tATen.a\tATen.so\tc10.a\tc10.so\tcaffe2.a\tcaffe2.so\ttorch.a\ttorch.so\ttorch_cpu.a\ttorch_cpu.so\ttorch_global_deps.a\ttorch_global_deps.so\ttorch_python.a\ttorch_python.so\n'
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
    'install_state.masked_build_error\tline\t: error: \n'
    'host_toolchain.missing_system_dev_package\tline\tC1083: \n'
    'host_toolchain.missing_system_dev_package\tline\tcatastrophic error: \tfatal error: \n'
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
    'cuda_toolkit.cuda_toolkit_not_found\tline\tclang\n'
    'host_toolchain.glibc_too_new_for_cuda\tline\tmathcalls.h:\n'
    'host_toolchain.gcc_too_new_for_nvcc\tline\tc++/\n'
    'host_toolchain.gcc_too_new_for_nvcc\tline\tboxing/impl/boxing.h:\n'
    'source_api.cutlass_missing_include\tline\tcute\tcutlass\n'
    'source_api.cutlass_missing_include\tline\tcute\tcutlass\n'
    'source_api.cutlass_missing_include\tline\t" has no member \n'
    'source_api.cxx_standard_too_old\tline\ttypename\n'
    'host_toolchain.git_submodule_missing\tline\tclang\n'
    'torch_abi.mixed_torch_installs\n'
    'source_api.macro_or_flag_conflict\tline\tmarch=native\tmcpu=native\tmtune=native\n'
    'source_api.macro_or_flag_conflict\tline\tclang\n'
    'source_api.cutlass_missing_include\tline\tcute\tcutlass\n'
    'source_api.macro_or_flag_conflict\tline\tclang\n'
    'windows.msvc_too_new_for_nvcc\tline\tMSVC/14.\tMSVC\\14.\n'
    'host_toolchain.gcc_too_new_for_nvcc\tline\t/chrono:\n'
    'platform_abi.cpu_architecture_mismatch\n'
    'not_our_fault.insufficient_log\n'
    'source_api.macro_or_flag_conflict\tline\tinlining failed in call to \n'
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
    'cuda_toolkit.missing_cuda_header host_toolchain.git_submodule_missing host_toolchain.missing_system_dev_package\n'
    'host_toolchain.missing_python_dev_headers\t\tPython.h\tpatchlevel.h\tpyconfig.h\n'
    'host_toolchain.missing_system_dev_package\t102\tboost/\n'
    'cuda_toolkit.cudnn_not_found\t59\tcudnn\n'
    'host_toolchain.missing_system_dev_package\t62\tflann/\n'
    'host_toolchain.setuptools_incompatible\t64\tnumpy/\n'
    'host_toolchain.missing_system_dev_package\t68\tlibav\n'
    'host_toolchain.missing_system_dev_package\t69\tEigen/\n'
    'host_toolchain.missing_system_dev_package\t76\tImf\n'
    'host_toolchain.missing_system_dev_package\t78\ttbb/\n'
    'host_toolchain.missing_system_dev_package\t79\tX11/\n'
    'source_api.removed_torch_api\t81\tc10d/\n'
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
    'cuda_toolkit.missing_cuda_header host_toolchain.git_submodule_missing host_toolchain.missing_system_dev_package\n'
    'host_toolchain.missing_system_dev_package\tline\tCGAL/\n'
    'host_toolchain.missing_system_dev_package\tline\tImf\n'
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
    'host_toolchain.git_submodule_missing\tline\t: error\t: fatal error\t: fatal 致命错误\t: fatal 错误\t: 致命错误\t: 错误\n'
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
    'not_our_fault.hardware_unsupported\tline\t GPU are \t GPU is \t GPUs are \t GPUs is \t are \t device are \t device is \t devices are \t devices is \t is \n'
    'source_api.cutlass_api_mismatch\tline\t template "cut\n'
    'install_state.unsupported_platform\n'
    'cuda_toolkit.nvcc_host_intrinsics\tline\terror:\n'
    'host_toolchain.host_compiler_too_old\n'
    'host_toolchain.missing_system_dev_package\t62\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t63\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
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
    'host_toolchain.missing_system_dev_package\t219\t"asm/\t<asm/\tbits/libc-header-start\tgnu/stubs\tsys/cdefs\n'
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
    'source_api.cxx_standard_too_old\tline\tC++17\n'
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
    'install_state.torch_too_old_for_package\n'
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
    'host_toolchain.missing_system_dev_package\t42\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t43\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
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
    'host_toolchain.missing_host_compiler\n'
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
