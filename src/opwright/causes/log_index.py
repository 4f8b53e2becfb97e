"""Which causes to import for a log. Written by tools/index_causes.py."""

IN_LOGS: dict[int, str] = {
    539123551: '__" does not take arguments\t1248',
    539700035: 'C++ compiler\t666',
    540682536: '(): incompatible function arguments. The following argument types are\t441',
    540685421: 'm4: command not found\t1287\nm4: not found\t1287',
    540697708: "ld: cannot find\t1833\nld: library 'ATen' not found\t1834\nld: library 'EGL\t1835\nld: library 'GL\t1836\nld: library 'GLEW\t1837\nld: library 'GLU\t1836\nld: library 'GLX\t1836\nld: library 'MIOpen\t1838\nld: library 'OpenGL\t1836\nld: library 'X11\t1839\nld: library 'Xext\t1839\nld: library 'Xi\t1839\nld: library 'Xrandr\t1839\nld: library 'aio\t1840\nld: library 'amd_comgr\t1838\nld: library 'amdhip64\t1838\nld: library 'blas\t1841\nld: library 'c\t1842\nld: library 'c10' not found\t1834\nld: library 'c10_cuda\t1843\nld: library 'caffe2' not found\t1834\nld: library 'cblas\t1841\nld: library 'crypt\t1844\nld: library 'crypto\t1845\nld: library 'cublas\t1838\nld: library 'cuda\t1838\nld: library 'cufft\t1838\nld: library 'cufile\t1838\nld: library 'culibos\t1838\nld: library 'cupti\t1838\nld: library 'curand\t1838\nld: library 'cusolver\t1838\nld: library 'cusparse\t1838\nld: library 'cutensor\t1838\nld: library 'dl\t1842\nld: library 'ffi\t1846\nld: library 'glfw\t1847\nld: library 'glfw3\t1847\nld: library 'glog\t1848\nld: library 'hip\t1838\nld: library 'hsa-runtime64\t1838\nld: library 'hsakmt\t1838\nld: library 'ibverbs\t1849\nld: library 'jpeg\t1850\nld: library 'm\t1842\nld: library 'mlx5\t1849\nld: library 'mpi\t1851\nld: library 'mpi_cxx\t1851\nld: library 'nccl\t1838\nld: library 'npp\t1838\nld: library 'numa\t1852\nld: library 'nvJitLink\t1838\nld: library 'nvidia-ml\t1838\nld: library 'nvjpeg\t1838\nld: library 'nvrtc\t1838\nld: library 'nvshmem\t1838\nld: library 'openblas\t1841\nld: library 'png\t1853\nld: library 'png16\t1853\nld: library 'pthread\t1842\nld: library 'rccl\t1838\nld: library 'rdmacm\t1849\nld: library 'roc\t1838\nld: library 'rt\t1842\nld: library 'ssl\t1845\nld: library 'stdc++\t1854\nld: library 'tbb\t1855\nld: library 'torch' not found\t1834\nld: library 'torch_cpu' not found\t1834\nld: library 'torch_cuda\t1843\nld: library 'torch_global_deps' not found\t1834\nld: library 'torch_python' not found\t1834\nld: library 'uuid\t1856\nld: library 'z\t1857\nld: library not found for -lc10_cuda\t1843\nld: library not found for -ltorch_cuda\t1843\nld: library ‘EGL\t1835\nld: library ‘GL\t1836\nld: library ‘GLEW\t1837\nld: library ‘GLU\t1836\nld: library ‘GLX\t1836\nld: library ‘OpenGL\t1836\nld: library ‘X11\t1839\nld: library ‘Xext\t1839\nld: library ‘Xi\t1839\nld: library ‘Xrandr\t1839\nld: library ‘aio\t1840\nld: library ‘blas\t1841\nld: library ‘c\t1842\nld: library ‘cblas\t1841\nld: library ‘crypt\t1844\nld: library ‘crypto\t1845\nld: library ‘dl\t1842\nld: library ‘ffi\t1846\nld: library ‘glfw\t1847\nld: library ‘glfw3\t1847\nld: library ‘glog\t1848\nld: library ‘ibverbs\t1849\nld: library ‘jpeg\t1850\nld: library ‘m\t1842\nld: library ‘mlx5\t1849\nld: library ‘mpi\t1851\nld: library ‘mpi_cxx\t1851\nld: library ‘numa\t1852\nld: library ‘openblas\t1841\nld: library ‘png\t1853\nld: library ‘png16\t1853\nld: library ‘pthread\t1842\nld: library ‘rdmacm\t1849\nld: library ‘rt\t1842\nld: library ‘ssl\t1845\nld: library ‘stdc++\t1854\nld: library ‘tbb\t1855\nld: library ‘uuid\t1856\nld: library ‘z\t1857\nld: unknown option\t1858\nld: unsupported tapi file type '\t1859",
    540701537: 'as: unrecognized option \t1280',
    540702325: 'uv: command not found\t1525\nuv: not found\t1525',
    540949792: ' => not found\t11',
    541218115: 'CUB requires a definition of CUB_NS_QUALIFIER\t715',
    541477957: 'ELF load command a\t859',
    541675585: 'API call is not supported in the installed CUDA driver\t582',
    541870925: 'MKL ERROR: \t1002\nMKL FATAL ERROR: \t1002',
    541871172: 'DLL load failed\t834 835 836\nDLL load failed while importing \t837\nDLL load failed: Die angegebene Prozedur\t838\nDLL load failed: The specified procedure\t838\nDLL load failed: 找不到指定的程序\t838',
    541937487: 'OOM when allocating tensor\t1081',
    542132552: 'HIP error: device kernel image is invalid\t946',
    542329940: 'TLS handshake timeout\t1156',
    542393671: 'GET was unable to find an engine to execute this computation\t920',
    542461511: 'GNU version! gcc \t941',
    542462019: "CPU does not support \t712\nCPU doesn't support \t712\nCPU lacks \t712",
    542462023: 'GPU architecture\t723\nGPU capabilit\t723\nGPU compute architecture\t723\nGPU compute capabilit\t723\nGPU functionality will not be available\t943',
    543449442: "bad register name \t1288\nbad value 'armv9\t1260\nbad value ('armv9\t1260\nbad value (‘armv9\t1260\nbad value ‘armv9\t1260",
    543451460: 'Did you forget to add @triton.jit\t842',
    543451492: 'did not complete successfully: exit code: 137\t1570\ndid you forget to \t1571',
    543516756: 'The \'sklearn\' PyPI package is deprecated\t1167\nThe CUDA compiler identification is unknown\t1168\nThe HIP compiler identification is unknown\t1169\nThe command line is too long.\t843\nThe current CMakeCache.txt directory \t1170\nThe library is compiled without \t1171\nThe output of this custom operator (1) must not also be an input\t1166\nThe source "\t1172\nThe specified path, file name, or both are too long\t1173\nThe term \'nvcc\' is not recognized\t785',
    543516788: 'the operator \t2184\nthe package flash_attn seems to be not installed\t1301',
    543516996: 'Die Befehlszeile ist zu lang.\t843',
    543517006: 'Nie ma takiego pliku\t630 631 632 633 634 635 636 637 638 639 640 641 642 643 644 645 646 647',
    543517801: 'ile in wrong format\t1113',
    543519329: 'are not currently supported\t1276\nare not supported\t1276\nare not yet supported\t1276\nare unsupported\t1276',
    543519605: "use of undeclared identifier \t2261\nuse of undeclared identifier '\t2248 2249 2250",
    543520100: 'due to ninja not being installed\t1582',
    543521063: "'ye tanımsız başvuru\t365",
    543584032: ' of Verneed record\t274\n of non-const\t275\n of the Protocol Buffer runtime library, but the installed version is \t276\n of the Protocol Buffer runtime library, which is not\t277',
    543585601: 'Auf dem Gerät ist kein Speicherplatz\t660',
    544104771: 'Can not find\t768',
    544106784: ' in namespace\t201\n in namespace \t202\n in your include path is not compatible with this release of \t203',
    544108320: ' on CUDA arch < \t278\n on a machine with \t279',
    544108366: 'Non rimane spazio sul device\t1068',
    544108398: 'non rimane spazio sul device\t1068\nnon è riconosciuto come\t1813',
    544165434: ':No existe el\t159 160\n:No such file\t159 160',
    544173600: ' no es un miembro de\t201 222 223 224\n no se reconoce\t244',
    544173940: 'too few arguments for template template parameter "Tuple"\t2193\ntoo many initializer values\t2194\ntoo many sections (\t2195\ntoo old to be supported by the triton GPU compiler\t2196',
    544175136: ' to be true, but got false\t345\n to compile PyTorch\t346\n to find Python.h\t347',
    544236404: 'tcp connect error\t1416',
    544238959: 'omp not found\t1689',
    544239392: ' op due to it not being compatible\t283',
    544370464: ' or above\t14\n or above \t321\n or greater \t321\n or higher\t14\n or higher \t321\n or later\t14\n or later \t321\n or later compatible compiler is required\t322\n or newer\t14\n or newer \t321\n or one of its dependencies\t323',
    544372079: 'our device is too old. We require compute capability\t2085',
    544432488: 'has a minor version mismatch with the version that was used to compile PyTorch\t1703\nhas already been de\t1704\nhas already been defined\t1705\nhas compute capability < \t1706\nhas inconsistent \t1707\nhas no attribute \t1382 1708 1709\nhas no device code compatible with \t1710\nhas no member \t1711\nhas no member named \t1711 1712 1713 1714\nhas not been declared\t1293',
    544432503: 'was compiled with CPU_ONLY flag\t2281\nwas not declared in this scope\t1293',
    544434464: " is already registered\t207\n is already registered as a pybind11::native_enum\t208\n is already registered. Ensure that registration with torch::class_\t209\n is ambiguous\t210\n is defined in header \t211\n is incompatible with\t212\n is incompatible with \t213\n is incompatible with lib\t214\n is less than desired GPU memory\t215\n is less than the minimum supported by NVRTC\t216\n is missing a fake kernel implementation\t217\n is missing, please make sure it is specified in the 'build-system.requires'\t218\n is not None\t219\n is not a \t220\n is not a directory\t42\n is not a member of\t201 221 222 223 224\n is not a member of \t225 226 227 228 229\n is not a member of 'cute\t195\n is not a member of 'cutlass\t195\n is not a member of ‘cute\t195\n is not a member of ‘cutlass\t195\n is not a recognized processor for this target\t230\n is not a supported wheel on this platform\t231\n is not a valid\t42\n is not a valid editable requirement\t232\n is not a valid wheel file\t233\n is not available, \t234\n is not compatible with\t212\n is not compatible with \t213\n is not compatible with the current PyTorch installation\t235\n is not compatible with this Python\t236\n is not compiled with it\t234\n is not defined\t237 238 239 240\n is not defined \t241\n is not enabled\t242\n is not found\t243\n is not recognized as\t244\n is required\t245\n is required but found\t246\n is undefined\t247 248\n is used but incompatible\t212\n is used but is incompatible\t212",
    544435812: 'dns error: failed to lookup address\t1576',
    544436008: '(os error 112)\t443\n(os error 122)\t443\n(os error 28)\t443',
    544437570: 'Bus error\t626',
    544500071: 'git submodule \t1679',
    544501575: 'Got SM\t944',
    544501582: 'Not a directory: \t1060\nNot enough memory. Please try to increase --mem-fraction\t1069\nNot find\t769',
    544501607: 'got Arch.sm_\t944\ngot SM\t944\ngot an unexpected keyword argument \t1695\ngot sm\t944\ngot sm_\t944',
    544501614: 'not available for \t2031\nnot available on \t2031\nnot compiled with GPU offload support\t2032\nnot enough disk space\t1174\nnot enough free disk space\t1174\nnot enough free space\t1174\nnot enough space\t1174\nnot find\t769\nnot found\t2033\nnot installed\t2034\nnot match\t1574\nnot providing "Find\t2035\nnot support\t2036\nnot supported by \t2037\nnot supported for \t2031 2037\nnot supported for the current GPU. Minimum capability: \t2038\nnot supported on \t2031 2037\nnot valid for use in process\t26\nnot yet available for \t2031\nnot yet available on \t2031\nnot yet supported by \t2037\nnot yet supported for \t2031 2037\nnot yet supported for torch.compile\t2039\nnot yet supported on \t2031 2037',
    544502633: 'ist entweder falsch geschrieben\t1813\nist kein Element von\t1626',
    544502645: 'ust use \t2265',
    544503119: 'Out of memory: Kill process\t1090\nOut of memory: Killed process\t1090',
    544503138: 'but the target was not found\t1307',
    544503151: 'out of memory\t2086 2087 2088\nout of memory allocating \t2089\nout of resource\t2090\nout of resource: triton_\t2091',
    544567129: 'You are running version \t1229\nYou must give at least one requirement to\t1230\nYou tried to install "pytorch"\t1231',
    544567161: 'you should not try to import numpy from\t2291',
    544760141: 'Max retries exceeded with url\t1005',
    544825888: ' by system policy\t26',
    544828526: 'nly Ada\t1394\nnly Ampere\t1394\nnly Blackwell\t1394\nnly Hopper\t1394\nnly NVIDIA Ada\t1394\nnly NVIDIA Ampere\t1394\nnly NVIDIA Blackwell\t1394\nnly NVIDIA Hopper\t1394\nnly NVIDIA Rubin\t1394\nnly NVIDIA Turing\t1394\nnly NVIDIA Volta\t1394\nnly Rubin\t1394\nnly SM\t1394\nnly Turing\t1394\nnly Volta\t1394\nnly available \t1995\nnly be available \t1995\nnly be enabled \t1995\nnly be implemented \t1995\nnly be supported \t1995\nnly be valid \t1995\nnly enabled \t1995\nnly gfx\t1394\nnly implemented \t1995\nnly runs \t1995\nnly sm\t1394\nnly support\t1996\nnly support \t1995\nnly supported \t1995\nnly supports \t1995\nnly valid \t1995\nnly works \t1995',
    546346988: '에 대한 정의되지 않은 참조\t365',
    547011823: '： Aucun fichier\t159 160\n： Datei oder Verzeichnis\t159 160\n： No existe el\t159 160\n： No such file\t159 160\n： Нет такого файла\t159 160\n： そのようなファイル\t159 160\n： 沒有此一檔案\t159 160\n： 没有那个文件\t159 160',
    547193058: "” is not recognized\t382\n” is not recognized as\t382\n” ist entweder falsch\t382\n” n'est pas reconnu\t382\n” no se reconoce como\t382\n” は、内部コマンド\t382\n” 不是内部\t382\n” 不是内部或外部命令\t382",
    549234155: '를 찾을 수\t1823',
    659902535: "GPU's architecture\t723\nGPU's capabilit\t723\nGPU's compute architecture\t723\nGPU's compute capabilit\t723",
    661528610: '" n\'est pas reconnu\t382',
    661528615: "' n'est pas reconnu\t382",
    661545283: "Can't find\t768 769",
    661545315: "can't be installed because it doesn't\t1331\ncan't find\t768 769\ncan't open \t1332\ncan't open file \t1333",
    661548868: "Don't know what to do with '\t852",
    661548900: "don't have enough free space in /\t1581",
    661679471: "omp' not found\t1689",
    662007641: "You're on \t1232\nYou're using \t1232",
    679517676: '은(는) 내부 또는 외부 명령\t1813',
    707403834: ': ***\t500',
    758528120: 'x86-64-v\t1260',
    760038484: 'TDM-GCC\t1001',
    761752432: 'pkg-config: command not found\t1287\npkg-config: not found\t1287',
    762146671: 'oom-kill\t1090',
    762212206: 'non-zero number of elements, but its data is not allocated yet\t2030',
    762341744: 'pip-build-env-\t2097',
    762342767: 'omp-tools.h\t1890 1891 1892',
    762671207: 'gpu-name\t1696',
    775191148: 'lz4.h\t1937 1938 1939 1940',
    778530416: 'png.h\t2098 2099 2100',
    778659430: 'ffi.h\t1653 1654 1655',
    778661997: 'mpi.h\t1972 1973 1974',
    779119975: 'gmp.h\t1685 1686 1687',
    779119983: 'omp.h\t1890 1891 1892',
    779644787: 'sox.h\t2159 2160 2161 2162',
    791687523: 'c10/cuda/impl/cuda_cmake_macros.h\t1312 1313 1314 1315 1316 1317\nc10/util/AlignOf.h\t1318 1319 1320\nc10/util/Array.h\t1318 1319 1320\nc10/util/Float\t606 607 608\nc10/util/Optional.h(\t1321\nc10/util/complex_utils.h\t1318 1319 1320\nc10/util/either.h\t1318 1319 1320\nc10/util/in_place.h\t1318 1319 1320\nc10/util/math_compat.h\t1318 1319 1320\nc10/util/reverse_iterator.h\t1318 1319 1320\nc10/util/variant.h\t1318 1319 1320',
    792938580: 'THC/THCAtomics.cuh\t1137 1138 1139\nTHC/THCDeviceUtils.cuh\t1140 1141 1142 1143\nTHC/THCNumerics.cuh\t1144 1145 1146',
    793528133: 'EGL/egl.h\t856 857 858\nEGL/eglext.h\t856 857 858\nEGL/eglplatform.h\t856 857 858',
    795636583: 'gsl/gsl_\t1699 1700 1701 1702',
    796096883: 'sys/cdefs\t1297\nsys/file.h\t1575\nsys/ioctl.h\t1575\nsys/mman.h\t1575\nsys/resource.h\t1575\nsys/socket.h\t1575\nsys/time.h\t1575\nsys/wait.h\t1575',
    796157294: 'net/http: request canceled\t1156',
    796225127: 'gnu/stubs\t1297',
    808464432: '000001\t482\n0000135\t481\n0000139\t480',
    808465475: 'C4003: \t701',
    827018828: 'LNK1102\t977\nLNK1104\t682 978 979 980 981 982 983 984\nLNK1112\t985 986\nLNK1158\t987\nLNK1181\t979 980 981 982 983 984 988 989\nLNK1248\t990',
    827085907: 'STL1002: Unexpected compiler version, expected CUDA \t1124',
    828796205: '-mf16c\t486',
    842019395: 'C2027\t687',
    842020932: 'D8021\t832',
    842021188: 'D9024\t833',
    842211386: ': 32 bit compilation is only supported for\t501',
    842281539: 'C2429\t697',
    842348355: 'C7525\t697',
    842413891: 'C7624\t697',
    843796044: 'LNK2001\t365 991\nLNK2005: \t992\nLNK2019\t365',
    843859027: 'SDL2/SDL\t1120 1121 1122 1123',
    845374806: 'Vec256\t1221 1222',
    858796611: "C2039: \t688 689 690 691 692 693 694\nC2039: 'exc_traceback'\t695\nC2039: 'exc_type'\t695\nC2039: 'exc_value'\t695\nC2039: 'ob_digit'\t695\nC2039: 'tp_print'\t695\nC2039: 'use_tracing'\t695",
    863005040: 'pip3: command not found\t1525\npip3: not found\t1525',
    875968323: 'C7642\t697',
    877350476: 'LNK4272\t986',
    895902824: 'hdf5.h\t1715 1716 1717 1718',
    909128259: 'C2061: \t694\nC2065\t696\nC2065: \t694',
    909207138: 'bf16 mixed precision requires PyTorch \t1294',
    909652803: 'C3861: \t694',
    925905197: '-1073741511\t480\n-1073741515\t481\n-1073741795\t482',
    926429763: 'C2872\t700',
    942682435: "C1083\t667 668 669 670 671 672 673 674 675 676 677 678 679 680 681 682 683\nC1083: Cannot open compiler generated file: '\t684",
    943010371: 'C2589: \t698',
    943011651: 'C7582\t697',
    959787587: 'C2593: \t699',
    976236899: 'c10::ScalarType\t1322\nc10::guts\t1323\nc10::optional<\t1324',
    976909409: 'at::DeprecatedTypeProperties\t1286',
    978144327: 'GLM: GLM_\t940',
    978341199: 'OMP: Error #15\t1077\nOMP: Error #15:\t1078\nOMP: Error #179: Function pthread_\t1079',
    979661939: 'std::shared_ptr<torch::jit\t2171 2172',
    979923827: 'ssh: Could not resolve hostname \t2169\nssh: connect to host \t2169',
    979923834: 'zsh: command not found: \t2296\nzsh: no matches found: \t2297',
    980445552: 'pip: command not found\t1525\npip: not found\t1525',
    980707687: 'git: command not found\t1287\ngit: not found\t1287',
    980708969: 'int: = is not a valid operator\t1795',
    1094928468: 'THCAssertSameGPU\t1135 1136\nTHCAtomics.cuh\t1137 1138 1139',
    1094997315: "CUDA Error \t720\nCUDA Error (222\t721\nCUDA Error (35\t722\nCUDA Error (code 222\t721\nCUDA Error (code 35\t722\nCUDA Error 222\t721\nCUDA Error 35\t722\nCUDA Error code 222\t721\nCUDA Error code 35\t722\nCUDA Error: \t720\nCUDA Error: (222\t721\nCUDA Error: (35\t722\nCUDA Error: (code 222\t721\nCUDA Error: (code 35\t722\nCUDA Error: 222\t721\nCUDA Error: 35\t722\nCUDA Error: code 222\t721\nCUDA Error: code 35\t722\nCUDA architecture\t723\nCUDA capabilit\t723\nCUDA compiler and CUDA toolkit headers are incompatible\t724\nCUDA compute architecture\t723\nCUDA compute capabilit\t723\nCUDA driver initialization failed, you might not have\t725\nCUDA driver is a stub library\t726\nCUDA driver library cannot be found\t727\nCUDA driver version is insufficient for CUDA runtime version\t728\nCUDA error \t720\nCUDA error (222\t721\nCUDA error (35\t722\nCUDA error (code 222\t721\nCUDA error (code 35\t722\nCUDA error 222\t721\nCUDA error 35\t722\nCUDA error code 222\t721\nCUDA error code 35\t722\nCUDA error: \t720\nCUDA error: (222\t721\nCUDA error: (35\t722\nCUDA error: (code 222\t721\nCUDA error: (code 35\t722\nCUDA error: 222\t721\nCUDA error: 35\t722\nCUDA error: code 222\t721\nCUDA error: code 35\t722\nCUDA extension not installed\t729\nCUDA failure \t720\nCUDA failure (222\t721\nCUDA failure (35\t722\nCUDA failure (code 222\t721\nCUDA failure (code 35\t722\nCUDA failure 222\t721\nCUDA failure 35\t722\nCUDA failure code 222\t721\nCUDA failure code 35\t722\nCUDA initialization: Found no NVIDIA driver on your system\t730\nCUDA unavailable, invalid device\t731\nCUDA unknown error - this may be due to an incorrectly set up environment\t732\nCUDA version mismatch! DeepSpeed ops were compiled and installed with a different version\t733\nCUDA was not found on the system, please set the CUDA_HOME\t734\nCUDA's architecture\t723\nCUDA's capabilit\t723\nCUDA's compute architecture\t723\nCUDA's compute capabilit\t723\nCUDA::nvToolsExt\t483 735 736\nCUDAGenerator\t713 714\nCUDAGuard\t737 738\nCUDAStreamGuard\t737 738\nCUDA_ARCHITECTURES\t739\nCUDA_ARCHITECTURES is set to \t740\nCUDA_ERROR_ASSERT\t741\nCUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE\t742\nCUDA_ERROR_ILLEGAL_ADDRESS\t743\nCUDA_ERROR_INVALID_IMAGE\t744\nCUDA_ERROR_LAUNCH_FAILED\t743\nCUDA_ERROR_MISALIGNED_ADDRESS\t743\nCUDA_ERROR_NO_BINARY_FOR_GPU\t745\nCUDA_ERROR_NO_DEVICE\t746\nCUDA_ERROR_OUT_OF_MEMORY\t747\nCUDA_ERROR_STUB_LIBRARY\t726\nCUDA_ERROR_SYSTEM_DRIVER_MISMATCH\t748\nCUDA_ERROR_SYSTEM_NOT_READY\t749\nCUDA_ERROR_UNSUPPORTED_PTX_VERSION\t750\nCUDA_HOME\t751\nCUDA_HOME does not exist, unable to compile CUDA\t752\nCUDA_HOME environment variable is not set\t753\nCUDA_PATH\t751\nCUDA_PATH is set but CUDA wasn\t754\nCUDA_TOOLKIT_ROOT_DIR not found or specified\t755\nCUDA_VER\t756\nCUDA_VERSION\t756\nCUDA_tensor_apply\t757 758\nCUDAs architecture\t723\nCUDAs capabilit\t723\nCUDAs compute architecture\t723\nCUDAs compute capabilit\t723",
    1095060560: 'PLEASE ATTACH THE FOLLOWING FILES TO THE BUG REPORT\t1091',
    1096045407: '_STANDARD is set to invalid value\t1246\n_STATUS_ARCH_MISMATCH\t1247',
    1096308803: 'CXXABI_\t765\nCXXABI_1.3.\t766',
    1096766529: 'AT_ASSERT\t583',
    1098215527: 'gpuAtomicAdd\t1697 1698',
    1100513506: "‘AT_ASSERTM' has not been declared\t434\n‘AT_ASSERTM' was not declared\t434\n‘AT_ASSERTM’ has not been declared\t434\n‘AT_ASSERTM’ was not declared\t434",
    1100659951: '：Aucun fichier\t159 160',
    1111705684: 'THCBlas_\t1133 1134',
    1112099911: 'GLIBCXX_\t765\nGLIBCXX_3.4.\t766\nGLIBC_\t938\nGLIBC_2.\t939',
    1113812850: 'rocBLAS error: C\t2136',
    1126199118: 'No CUDA GPUs are available\t260 1026\nNo CUDA runtime is found, using CUDA_HOME=\t1027\nNo CUDA toolset found\t1028',
    1126199150: 'no CUDA-capable device is detected\t746',
    1128481103: 'OACC_\t942',
    1128482900: 'THCCeilDiv\t624 625',
    1128486478: 'NVCC \t1016\nNVCC" \t1016\nNVCC\' \t1016\nNVCC` \t1016\nNVCC’ \t1016',
    1128613955: 'CHECK_EQ\t583\nCHECK_GE\t583\nCHECK_GT\t583\nCHECK_LE\t583\nCHECK_LT\t583\nCHECK_NE\t583\nCHECK_NOTNULL\t583',
    1128680517: 'ELFCLASS32\t467\nELFCLASS64\t467',
    1129467732: 'TORCH_CHECK\t1157\nTORCH_CUDA_API\t588 589\nTORCH_CUDA_ARCH_LIST is not set, all archs for visible cards\t1158\nTORCH_EXTENSION_NAME\t488\nTORCH_HIP_API\t685 686\nTORCH_LIBRARY_FRAGMENT\t1157',
    1130320961: 'AT_CHECK\t584 585\nAT_CHECK_INDEX\t584 585\nAT_CPP14_CONSTEXPR\t586 587\nAT_CUDA_API\t588 589',
    1131701607: 'getCurrentCUDABlasHandle\t737 738\ngetCurrentCUDASolverDnHandle\t737 738\ngetCurrentCUDASparseHandle\t737 738\ngetCurrentCUDAStream\t737 738\ngetCurrentDeviceProperties\t737 738',
    1131701619: 'setCurrentCUDAStream\t737 738',
    1131898190: 'NewConnectionError\t782',
    1145120800: ' (ADVANCED)\t2',
    1145260116: 'THCDevice\t1133 1134\nTHCDeviceUtils.cuh\t1140 1141 1142 1143',
    1145656910: 'NVIDIA driver on your system is too old\t1017\nNVIDIA-SMI has failed because it couldn\t1018',
    1145981254: 'FIND was unable to find an engine to execute\t882',
    1146438445: '-CUDA::nvToolsExt\t483',
    1146438508: 'lCUDA::nvToolsExt\t483',
    1147098177: 'AT_DISPATCH_ALL_TYPES_AND_HALF\t590 591',
    1148478823: 'getDefaultCUDAStream\t737 738\ngetDeviceProperties\t737 738',
    1150991599: '：Datei oder Verzeichnis\t159 160',
    1160670307: 'cl.EXE\t1411',
    1162235717: 'EOFError: Ran out of input\t861',
    1162297926: 'FBGEMM needs GCC \t764\nFBGEMM needs at least GCC \t764\nFBGEMM requires GCC \t764\nFBGEMM requires at least GCC \t764',
    1162363716: 'DCHECK_EQ\t583\nDCHECK_GE\t583\nDCHECK_GT\t583\nDCHECK_LE\t583\nDCHECK_LT\t583\nDCHECK_NE\t583\nDCHECK_NOTNULL\t583',
    1162629971: 'SSLError\t782',
    1163152969: "INTERNAL COMPILER ERROR in '\t950",
    1163875393: 'AT_ERROR\t583',
    1164863831: 'WinError 2]\t682\nWinError 3]\t682',
    1164994920: 'hipErrorAssert\t741\nhipErrorInvalidDeviceFunction\t1551\nhipErrorInvalidImage\t946\nhipErrorNoBinaryForGpu\t745\nhipErrorOutOfMemory\t747\nhipErrorSharedObjectInitFailed\t1721',
    1176517189: 'E: Failed to fetch\t855',
    1178749012: 'THBFloat16Blas_\t1133 1134\nTHBFloat16Storage\t1133 1134\nTHBFloat16Tensor\t1133 1134\nTHBFloat16Vector\t1133 1134',
    1179009347: 'CAFFE2_API\t588 589\nCAFFE2_CUDA_API\t588 589',
    1180652609: 'AT_FORALL_SCALAR_TYPES\t592 593',
    1195591764: 'THCGenerator\t1133 1134',
    1196312909: 'MINGW\t1001',
    1196773443: 'CPUGenerator\t713 714',
    1198271776: ' -lGLESv1\t7\n -lGLESv2\t7',
    1198418253: 'MinGW\t1001',
    1229408595: 'SIGILL\t482',
    1230262351: 'OPTIX_ERROR_UNSUPPORTED_ABI_VERSION\t1082',
    1230455855: '/DWIN32\t489',
    1230984257: 'AT_INDEX_ERROR\t594 595',
    1231254131: 'srcIndex < srcSelectDimSize\t2168',
    1232367438: 'NotImplementedError: C\t1070',
    1262570819: 'CMAKE_CUDA_ARCHITECTURES\t704\nCMAKE_CUDA_ARCHITECTURES must be non-empty\t705\nCMAKE_CUDA_ARCHITECTURES:\t706 707\nCMAKE_CUDA_COMPILER\t708\nCMAKE_CUDA_COMPILER not set, after EnableLanguage\t709\nCMAKE_CUDA_COMPILER:\t710',
    1279415619: 'CUBLAS_STATUS_INTERNAL_ERROR when calling \t716\nCUBLAS_STATUS_INVALID_VALUE when calling \t717',
    1280136782: 'NVML Shared Library Not Found\t898',
    1280595267: 'CUTLASS needs GCC \t764\nCUTLASS needs at least GCC \t764\nCUTLASS requires GCC \t764\nCUTLASS requires at least GCC \t764',
    1281311820: 'LD_LIBRARY_PATH contains incompatible version of cudnn\t971',
    1297501260: 'LLVM ERROR: \t973\nLLVM ERROR: Cannot select: \t974\nLLVM ERROR: Cannot select: intrinsic %llvm.\t975\nLLVM ERROR: out of memory\t976',
    1298295148: 'libMIOpen.so.\t1868',
    1299212648: 'hipModuleLoad failed: \t1722',
    1310748265: 'in Namensbereich\t1626',
    1313032276: 'THCNumerics\t1133 1134\nTHCNumerics.cuh\t1144 1145 1146',
    1313101123: 'CUDNN_INCLUDE_DIR\t759\nCUDNN_INCLUDE_PATH\t759\nCUDNN_LIBRARY\t759\nCUDNN_LIBRARY_PATH\t759\nCUDNN_STATUS_ALLOC_FAILED\t760\nCUDNN_STATUS_NOT_INITIALIZED\t761\nCUDNN_STATUS_SUBLIBRARY_LOADING_FAILED\t762',
    1313753172: 'THNN_\t1154 1155',
    1313821514: 'JSONDecodeError: \t861',
    1315072364: 'libNVVM cannot be found. Do `conda install\t1869',
    1315728452: 'DllNotFoundException: Unable to load \t850',
    1318763759: '：No existe el\t159 160\n：No such file\t159 160',
    1330529327: '/DNOMINMAX\t489',
    1330795077: 'ERROR: Could not find a version\t862\nERROR: No supported gcc/g++ host compiler found\t863\nERROR: Python dependency not found\t864\nERROR: Wheel \'\t865\nERROR: unknown command "\t866',
    1330857298: 'RESOURCE_EXHAUSTED: \t1112',
    1346521420: 'LIBPOSTPROC\t972',
    1347243847: 'GOMP_\t942',
    1347638595: 'CUSPARSE_\t763',
    1347703880: 'HTTP 000 CONNECTION FAILED\t787',
    1349083987: 'SciPy needs GCC \t764\nSciPy needs at least GCC \t764\nSciPy requires GCC \t764\nSciPy requires at least GCC \t764',
    1349350734: 'NumPy\t1071\nNumPy C-API version 0x\t1072\nNumPy needs GCC \t764\nNumPy needs at least GCC \t764\nNumPy requires GCC \t764\nNumPy requires at least GCC \t764\nNumPy was built with baseline optimizations\t1073',
    1377843753: '): Read timed out\t453',
    1380141140: 'THCRandom\t1133 1134\nTHCRoundUp\t624 625',
    1380993352: 'HIPRTC_ERROR_COMPILATION\t783',
    1381122399: '_ARRAY_API\t1244',
    1394634574: 'No SOURCES given to target: \t1029',
    1396918356: 'THCState\t1147 1148\nTHCStorage\t1133 1134\nTHCStream\t1147 1148',
    1397049428: 'THESE PACKAGES DO NOT MATCH THE HASHES\t1153',
    1397050439: 'GLES2/gl\t931 932\nGLES3/gl\t931 932\nGLESv1\t933\nGLESv2\t933',
    1397706309: 'ENOSPC: no space\t860',
    1397900630: 'VERSION_MISMATCH\t1220',
    1398757712: 'PY_SSIZE_T_CLEAN macro must be defined\t1092',
    1400137063: 'getStreamFromPool\t737 738',
    1411398185: '): The output of this custom operator (1) must not also be an input\t454',
    1413567571: 'STATUS_DLL_NOT_FOUND\t481\nSTATUS_ENTRYPOINT_NOT_FOUND\t480',
    1413695572: 'THCTensor\t1133 1134\nTHCThrustAllocator\t1133 1134',
    1413761108: 'THDTensor\t1133 1134',
    1414744148: 'THSTensor\t1133 1134',
    1415530580: 'TH_TENSOR_APPLY\t757 758',
    1416914279: 'getTHCState\t1147 1148',
    1428175429: 'E: Unable to fetch some archives\t855',
    1430462522: ': CUDA cannot be found\t503',
    1430462575: 'o CUDA toolkit found\t786\no CUDA toolkit was found\t786',
    1430472788: 'THCUNN_\t1133 1134',
    1430481965: '-lCUDA::nvToolsExt\t483',
    1431455828: 'THRUST_NS_QUALIFIER\t719',
    1447250004: 'THCVector\t1133 1134',
    1448299815: "'MSVCCompiler' object has no attribute '\t435",
    1464224839: 'GLFW/glfw3.h\t934 935 936 937',
    1465865281: 'AT_WARN\t596 597',
    1498173007: 'ONLY build\t1080',
    1596993859: 'C10_FALLTHROUGH\t586 587\nC10_HIP_API\t685 686\nC10_HIP_KERNEL_LAUNCH_CHECK\t685 686\nC10_HOST_CONSTEXPR\t586 587\nC10_NORETURN\t586 587',
    1596993891: 'c10_cuda.lib\t1325',
    1598116680: 'HSA_STATUS_ERROR_INVALID_ISA\t947',
    1598182723: 'CUB_NS_QUALIFIER\t718 719',
    1598243655: 'GCC_1\t765\nGCC_3\t765\nGCC_4\t765\nGCC_7\t765',
    1598244948: 'THC_assertSameGPU\t1135 1136',
    1598965328: 'PFN_cuTensorMapEncode\t763',
    1599357223: "'AT_ASSERTM' has not been declared\t434\n'AT_ASSERTM' was not declared\t434\n'AT_ASSERTM’ has not been declared\t434\n'AT_ASSERTM’ was not declared\t434",
    1600939103: '_dl_check_map_versions: Assertion\t1252',
    1601008225: 'arm_acle\t1279\narm_bf16\t1279\narm_fp16\t1279\narm_neon\t1279\narm_sve\t1279',
    1601009011: 'sum_intlist\t2105 2106',
    1601010035: 'sym_numel\t912\nsym_size\t912\nsym_stride\t912',
    1601204323: 'cpp_extension.load\t60 1538\ncpp_extension.py\t60',
    1629515598: 'No available memory for the cache blocks\t1030',
    1629516905: 'it as a build dependency\t1818',
    1631789114: ': Cannot allocate memory\t504\n: Cannot fork\t505',
    1631811920: 'PyCapsule\t1104',
    1631854650: ': Datei oder Verzeichnis\t159 160\n: Datei zu kurz\t506',
    1631985722: ': Failed to preprocess host compiler properties\t507',
    1632127060: 'THHalfBlas_\t1133 1134\nTHHalfStorage\t1133 1134\nTHHalfTensor\t1133 1134\nTHHalfVector\t1133 1134',
    1632313402: ': Kann die Shared\t515\n: Kann die Shared-Object-Datei nicht öffnen\t513',
    1632466510: 'NvMapMem\t1075',
    1632641082: ': Path to libdevice library not specified\t527',
    1633836895: '__ballot\t763',
    1633839468: 'libaio.h\t1870 1871 1872 1873\nlibamdhip64.so.\t1868\nlibav\t1874',
    1633886247: "' cannot overload\t394",
    1633886266: ': calling a constexpr __device__ function\t539\n: calling a constexpr __host__ function\t540\n: cannot find /\t541\n: cannot open shared obj\t515\n: cannot open shared object\t542 543\n: cannot read file data\t506 544',
    1633903970: 'because it has a CompositeImplicitAutograd\t1290',
    1633903972: 'decay_t\t1418',
    1633906540: 'local memory limit exceeded (\t1931',
    1633973571: 'Cuda Configuration Error: C\t830\nCuda error: \t720\nCuda error: (222\t721\nCuda error: (35\t722\nCuda error: (code 222\t721\nCuda error: (code 35\t722\nCuda error: 222\t721\nCuda error: 35\t722\nCuda error: code 222\t721\nCuda error: code 35\t722',
    1633973603: 'cuda execution failed with error \t720\ncuda execution failed with error (222\t721\ncuda execution failed with error (35\t722\ncuda execution failed with error (code 222\t721\ncuda execution failed with error (code 35\t722\ncuda execution failed with error 222\t721\ncuda execution failed with error 35\t722\ncuda execution failed with error code 222\t721\ncuda execution failed with error code 35\t722\ncuda runtime error \t720\ncuda runtime error (2) : out of memory\t1549\ncuda runtime error (222\t721\ncuda runtime error (35\t722\ncuda runtime error (code 222\t721\ncuda runtime error (code 35\t722\ncuda runtime error 222\t721\ncuda runtime error 35\t722\ncuda runtime error code 222\t721\ncuda runtime error code 35\t722\ncuda.is_available()\t260\ncudaBindTexture\t763\ncudaConfigureCall\t763\ncudaErrorAssert\t741\ncudaErrorCallRequiresNewerDriver\t582\ncudaErrorCompatNotSupportedOnDevice\t742\ncudaErrorInsufficientDriver\t1550\ncudaErrorInvalidDeviceFunction\t1551\ncudaErrorInvalidKernelImage\t744\ncudaErrorMemoryAllocation\t747\ncudaErrorNoDevice\t746\ncudaErrorNoKernelImageForDevice\t745\ncudaErrorStubLibrary\t726\ncudaErrorSystemDriverMismatch\t748\ncudaErrorSystemNotReady\t749\ncudaErrorUnsupportedPtxVersion\t750\ncudaFuncAttributeMaxDynamicSharedMemorySize, \t1552\ncudaGetDeviceCount\t1543 1544 1545\ncudaGetDeviceCount()\t1553\ncudaLaunchCooperativeKernelMultiDevice\t763\ncudaMemLocation\t1554\ncudaPointerAttributes\t1555\ncudaProfilerInitialize\t763\ncudaThreadExit\t763\ncudaThreadSynchronize\t763\ncudaTypedefs.h\t1533 1534\ncudaUnbindTexture\t763\ncuda_awbarrier\t1533 1534\ncuda_bf16.h\t1533 1534\ncuda_fp4.h\t1533 1534\ncuda_fp6.h\t1533 1534\ncuda_fp8.h\t1533 1534\ncuda_pipeline\t1533 1534\ncuda_ver\t756\ncuda_version\t756\ncudafe++: command not found\t1410\ncudafe++: not found\t1410\ncudart64_\t1547 1548',
    1634036816: 'Please install \t1103',
    1634036848: 'please install \t1103',
    1634082855: "' failed: \t397",
    1634100580: 'default_program(\t1566',
    1634166092: 'LegacyTHDispatcher\t993 994\nLegacyTHFunctionsCUDA\t993 994',
    1634166124: 'legacy-install-failure\t1863',
    1634213922: '" has no member\t199 367 368\n" has no member \t369 370 371 372\n" has no member "\t373 374 375 376 377 378\n" has no member class\t379',
    1634213927: "' has no attribute '\t398 399 400 401",
    1634230111: '__half\t1250',
    1634235424: ' that depend on a template parameter\t343',
    1634493027: 'cblas.h\t1397 1398 1399\ncblas_mangling.h\t1397 1398 1399',
    1634493984: ' flag is not supported with the configured host compiler\t166',
    1634494055: 'gflags/gflags.h\t1674 1675 1676 1677 1678',
    1634541602: '" matches these operands\t384\n" may not be initialized\t385\n" may not be used in the type-id\t386',
    1634541612: ', may conflict with lib\t469',
    1634563438: 'numa.h\t2043 2044 2045\nnumaif.h\t2043 2044 2045',
    1634564716: 'lzma.h\t1941 1942 1943 1944',
    1634625890: 'binaries were compiled with C\t1295',
    1634629956: 'DynamicLibNotFoundError: Failure finding \t854',
    1634629988: 'dynamic module does not\t1583\ndynamic_cast\t1584',
    1634692128: ' load any \t164\n loaded at\t253',
    1634692166: 'Float8_e\t912',
    1634754915: 'capability\t1393 1394',
    1634754924: 'lapack\t1825\nlapacke.h\t1826 1827 1828 1829',
    1634760805: "expanded from macro \t1633\nexpanded from macro '__noinline__'\t1634\nexpansion of macro \t1633",
    1634886000: 'parameter packs not expanded with\t2094 2095',
    1634887263: '_frame\t1105 1253',
    1634887267: 'cframe"\t1406\ncframe\'\t1406\ncframe’\t1406',
    1634890835: 'Strawberry\t1001',
    1634890867: 'stratégie de contrôle d\t628',
    1634954337: 'alsa/asoundlib.h\t1262 1263 1264 1265 1266',
    1634954837: 'UnsatisfiableError: The following specifications\t1207\nUnsatisfiedLinkError: \t1208\nUnsatisfiedLinkError: no \t1209',
    1634954869: 'unsatisfied condition: \t2256',
    1635000378: ': target specific option mismatch\t570',
    1635017059: 'catastrophic error\t1396',
    1635017062: 'fatal error C10\t1646\nfatal error C1001: \t1647\nfatal error C1081\t1648\nfatal error: error in backend: \t1649\nfatal: early EOF\t1650\nfatal: fetch-pack: \t1650\nfatal: not a git repository\t1651\nfatal: unable to \t1652',
    1635018093: 'metadata-generation-failed\t1863',
    1635020660: 'total shared memory allocation is larger than available memory. Dynamic size: \t2224',
    1635022189: 'mutable_data_ptr\t912',
    1635151433: "Invalid CUDA 'device=\t964\nInvalid requirement: \t965\nInvalid wheel filename\t233\nInvalidMatchSpec: \t966\nInvalidVersionSpec: \t966",
    1635151465: 'invalid command "bdist_wheel\t1798\ninvalid command "dist_info\t1798\ninvalid command "editable_wheel\t1798\ninvalid command \'bdist_wheel\t1798\ninvalid command \'dist_info\t1798\ninvalid command \'editable_wheel\t1798\ninvalid command bdist_wheel\t1798\ninvalid command dist_info\t1798\ninvalid command editable_wheel\t1798\ninvalid conversion from \t1799\ninvalid device function\t1800\ninvalid input constraint \'+h\' in asm\t1801\ninvalid input constraint \'+l\' in asm\t1801\ninvalid input constraint \'+r\' in asm\t1801\ninvalid input constraint \'=+h\' in asm\t1801\ninvalid input constraint \'=+l\' in asm\t1801\ninvalid input constraint \'=+r\' in asm\t1801\ninvalid input constraint \'=h\' in asm\t1801\ninvalid input constraint \'=l\' in asm\t1801\ninvalid input constraint \'=r\' in asm\t1801\ninvalid input constraint \'h\' in asm\t1801\ninvalid input constraint \'l\' in asm\t1801\ninvalid input constraint \'r\' in asm\t1801\ninvalid literal for int() with base 10: \t1802\ninvalid operands to binary expression (\t1803\ninvalid operands to binary expression (\'\t1804\ninvalid output constraint \'+h\' in asm\t1801\ninvalid output constraint \'+l\' in asm\t1801\ninvalid output constraint \'+r\' in asm\t1801\ninvalid output constraint \'=+h\' in asm\t1801\ninvalid output constraint \'=+l\' in asm\t1801\ninvalid output constraint \'=+r\' in asm\t1801\ninvalid output constraint \'=h\' in asm\t1801\ninvalid output constraint \'=l\' in asm\t1801\ninvalid output constraint \'=r\' in asm\t1801\ninvalid output constraint \'h\' in asm\t1801\ninvalid output constraint \'l\' in asm\t1801\ninvalid output constraint \'r\' in asm\t1801\ninvalid pyproject.toml config: \t1805\ninvalid target ID \t1212\ninvalid value \'armv9\t1260\ninvalid value \'c++\t1806\ninvalid value \'gnu++\t1806\ninvalid value (\'armv9\t1260\ninvalid value (‘armv9\t1260\ninvalid value for --gpu-architecture\t1807\ninvalid value ‘armv9\t1260',
    1635196967: "' was defined more than once\t423",
    1635197024: '` was removed in the NumPy 2\t1258',
    1635281254: 'fixable by adding \t1663',
    1635284080: 'ptxas application ptx input, line \t2107\nptxas does not support CC \t2108\nptxas info \t2109\nptxas warning \t2109',
    1638515570: 'réadressage R_\t2117\nréadressage de R_\t2117',
    1646292852: 'to be installed\t1292',
    1647473766: 'ft2build.h\t1667 1668 1669 1670',
    1650424144: 'Py_buffer\t1111',
    1650552405: 'Unable to find\t768 769\nUnable to find a valid cuDNN algorithm\t1192\nUnable to find code object for all current devices\t1193\nUnable to find vcvarsall.bat\t1194\nUnable to import \t778\nUnable to load \t778\nUnable to load any of {lib\t1195\nUnable to load library \t780\nUnable to load the library \t780\nUnable to locate\t769\nUnable to pre-compile ops without torch installed\t1196\nUnable to register cu\t1197',
    1650552421: 'enable executable\t1587\nenable_if_t\t1418',
    1650552437: 'unable to execute \t2233\nunable to execute \'\t2234\nunable to execute command: Killed\t2235\nunable to find\t769\nunable to find a build program corresponding to "NMake Makefiles\t2236\nunable to find a build program corresponding to "Ninja\t2237\nunable to find a build program corresponding to "Unix Makefiles\t2238\nunable to find library -l\t1350 1351 1352 1353 1354 1355 1356 1357 1358 1359 2239 2240 2241\nunable to find library -lEGL\t1360\nunable to find library -lGLEW\t1361\nunable to find library -laio\t1362\nunable to find library -lffi\t1363\nunable to find library -lglog\t1364\nunable to find library -ljpeg\t1365\nunable to find library -lnuma\t1366\nunable to find library -lstdc++\t1368\nunable to find library -ltbb\t1369\nunable to find library -luuid\t1370\nunable to find library -lz\t1371\nunable to locate\t769\nunable to open database file\t2242',
    1650552929: 'apability not supp\t1271',
    1650616684: 'libbitsandbytes_cpu.\t1875',
    1650748780: 'lmdb.h\t1925 1926 1927 1928',
    1651076128: ' libraries are not found\t252\n library not found\t252',
    1651076143: '/libATen.\t496\n/libMIOpen\t497\n/libamd_comgr\t497\n/libamdhip64\t497\n/libc10.\t496\n/libcaffe2.\t496\n/libcublas\t497\n/libcuda\t497\n/libcufft\t497\n/libcufile\t497\n/libculibos\t497\n/libcupti\t497\n/libcurand\t497\n/libcusolver\t497\n/libcusparse\t497\n/libcutensor\t497\n/libhip\t497\n/libhsa-runtime64\t497\n/libhsakmt\t497\n/libnccl\t497\n/libnpp\t497\n/libnvJitLink\t497\n/libnvidia-ml\t497\n/libnvjpeg\t497\n/libnvrtc\t497\n/libnvshmem\t497\n/librccl\t497\n/libroc\t497\n/libtorch.\t496\n/libtorch_cpu.\t496\n/libtorch_global_deps.\t496\n/libtorch_python.\t496',
    1651076218: 'zlib.h\t2292 2293 2294 2295',
    1651336557: 'member access into incomplete type \'\t1947\nmember of type "const c10::Symbol" cannot have an in-class initializer\t385\nmember reference type \t1948',
    1651337587: 'simbolo ambiguo\t1006',
    1651340622: 'Numba needs NumPy \t1074',
    1651341651: 'Symbol\t365',
    1651341683: 'symbol not found in flat namespace\t365\nsymbol: __oc\t2178\nsymbole ambigu\t1006',
    1651449895: "' object has no attribute 'ds_opt_\t418",
    1651469415: 'global interpreter lock (GIL) has been enabled to load module\t1680\nglobalLegacyTypeDispatch\t993 994',
    1651668340: 'turbojpeg.h\t2226 2227 2228 2229',
    1651794278: 'fatbinary: command not found\t1410\nfatbinary: not found\t1410',
    1651860850: 'reubicación R_\t2117',
    1651864352: " submodule path '\t339",
    1663067490: 'be created directly\t1289',
    1663070030: 'No compatible code objects found for: gfx\t1031\nNo compiled \t1032',
    1663071343: 'ot compiled with \t2084\not currently implemented\t2062\not currently supported\t2062',
    1664044099: 'CL/cl\t702 703',
    1667309616: '0 active drivers ([])\t499',
    1667393900: 'libc10_cuda.so: \t1876\nlibcublas.so.\t1877\nlibcublasLt.so.\t1877\nlibcuda.so\t1878\nlibcuda.so cannot found\t1879\nlibcuda.so not found! Do you have a CUDA driver\t1880\nlibcuda.so.1\t1878\nlibcuda.so.1 is not a symbolic link\t1881\nlibcudart.so.\t1877\nlibcufft.so.\t1877\nlibcupti.so.\t1877\nlibcusolver.so.\t1877\nlibcusparse.so.\t1877',
    1667459427: 'cicc: command not found\t1410\ncicc: not found\t1410',
    1667462766: 'nvcc \t1016\nnvcc :\t2052\nnvcc cannot find a supported version of\t2053\nnvcc fatal   : Cannot find compiler \'\t2054\nnvcc fatal   : Could not open input file \'\t2055\nnvcc fatal   : redefinition of argument \'\t2056\nnvcc is required to \t774\nnvcc not found\t2057\nnvcc was not found\t2057\nnvcc ：\t2052\nnvcc" \t1016\nnvcc\' \t1016\nnvcc:\t2052\nnvcc` \t1016\nnvcc’ \t1016\nnvcc：\t2052',
    1667592275: "Specified provider 'CUDAExecutionProvider' is not in available provider\t1130\nSpecify CUDA_TOOLKIT_ROOT_DIR\t1131",
    1667592307: 'specified that you may need to import the \t2163',
    1667594309: 'Exec format error\t869',
    1667594341: 'execinfo.h\t1575\nexecutable in path specified by\t1629\nexecutor failed running\t1630',
    1667656804: 'dlfcn.h\t1575',
    1667722864: 'pngconf.h\t2098 2099 2100',
    1667852407: 'which is not an existing directory\t2286',
    1667853909: "UnicodeDecodeError: 'utf\t1198",
    1667854445: 'mpicxx.h\t1972 1973 1974',
    1668033824: ' -lcrypt\t8',
    1668180256: ' incompatible with current version \t204',
    1668181859: 'conclude\t1524',
    1668183398: 'function for call to \t1671',
    1668248144: 'Processus arrêté\t853\nProcessus arrêté a terminé le programme \t442',
    1668248176: "procedure entry point\t365\nprocessor does not support \t712\nprocessor doesn't support \t712\nprocessor lacks \t712",
    1668311400: "hipcc' failed: No such file\t1723\nhipcc: No such file\t1724\nhipcc: command not found\t1724\nhipcc: not found\t1724",
    1668440352: ' architecture of input file \t16',
    1668443988: 'Torch is needed\t1106\nTorch is not installed\t1106\nTorch is required\t1106\nTorch must be installed\t1106\nTorch needs to be installed\t1106',
    1668444020: 'torch is needed\t1106\ntorch is not installed\t1106\ntorch is required\t1106\ntorch is required for \t2197\ntorch must be installed\t1106\ntorch needs GCC \t764\ntorch needs at least GCC \t764\ntorch needs to be installed\t1106\ntorch requires GCC \t764\ntorch requires at least GCC \t764\ntorch.OutOfMemoryError\t2198\ntorch._inductor.exc.\t2199\ntorch.cuda.OutOfMemoryError\t2198\ntorch.utils.ffi is deprecated\t2200\ntorch.version.cuda\t2201\ntorch/all.h\t598 599 600\ntorch/csrc/PythonTypes.h\t2202 2203 2204\ntorch/csrc/StorageDefs.h\t2202 2203 2204\ntorch/csrc/THP_export.h\t2202 2203 2204\ntorch/csrc/WindowsTorchApiMacro.h\t2202 2203 2204\ntorch/csrc/jit/\t2205 2206 2207 2208 2209\ntorch/csrc/stable/\t607 608\ntorch/csrc/utils/auto_gil.h\t2210 2211 2212\ntorch/csrc/utils/disallow_copy.h\t2210 2211 2212\ntorch/csrc/utils/future.h\t2210 2211 2212\ntorch/csrc/utils/memory.h\t2210 2211 2212\ntorch/csrc/utils/six.h\t2210 2211 2212\ntorch/extension.h\t607 608 2213 2214 2215 2216 2217\ntorch/headeronly/\t607 608\ntorch/library.h\t598 599 600\ntorch/python.h\t598 599 600\ntorch/script.h\t598 599 600\ntorch/torch.h\t598 599 600\ntorch/types.h\t598 599 600\ntorch::jit::RegisterOperators::RegisterOperators(const char\t2218\ntorch_cuda.lib\t1325\ntorch_extensions\t60 2219\ntorchaudio C++ extension is not available\t2220\ntorchinductor_\t2221 2222\ntorchvision.transforms.functional_tensor\t2223',
    1668571501: 'matching\t1946',
    1668571504: 'patch: command not found\t1287\npatch: not found\t1287',
    1668628794: ':Aucun fichier\t159 160',
    1671200994: '“constexpr\t391',
    1681143415: 'w64devkit\t1001',
    1684104530: 'ReadTimeout\t782\nReadTimeoutError\t782',
    1684104562: 'read-only segment has dynamic IFUNC relocations\t2112\nread-only segment has dynamic relocations\t2112',
    1684107084: 'LoadLibrary failed with error 126\t999\nLoaded runtime CuDNN library: \t1000',
    1684107116: 'load any more object with static\t1929\nloaded the `torch/_C` folder of the PyTorch repository\t1930',
    1684171116: 'libdevice not found at \t1882',
    1684302184: 'hidden symbol \t1719',
    1684366670: 'Need \t1022\nNeed to compile C++ extensions to \t1023\nNeeds \t1022',
    1684366702: 'need \t1022\nneed PyTorch\t1114\nneed Pytorch\t1114\nneed pyTorch\t1114\nneed pytorch\t1114\nneed torch\t1114\nneeded\t1987\nneeds \t1022\nneeds CUDA\t1988\nneeds PyTorch\t1114\nneeds Pytorch\t1114\nneeds exactly \t1305\nneeds pyTorch\t1114\nneeds pytorch\t1114\nneeds torch\t1114',
    1684367716: 'died with <Signals.SIGKILL: 9>\t1572',
    1684611130: ': identifier "__\t566',
    1684632949: 'uuid/uuid.h\t2266 2267 2268 2269',
    1684633198: 'nvidia-container-cli: initialization error: \t2059\nnvidia-fabricmanager\t902',
    1684955424: ' and above\t14\n and higher\t14\n and later\t14\n and newer\t14\n and torchaudio \t15',
    1684955491: 'candidate function not viable: call to __host__ function from \t1334',
    1684957510: 'FindCUDA says CUDA version is\t911',
    1684957527: 'Windows Long Path support enabled\t1227\nWindows not yet supported for torch.compile\t1228',
    1684959043: 'CondaHTTPError\t787\nCondaSSLError\t787',
    1684959075: 'conda: command not found\t1525\nconda: not found\t1525\nconditional_t\t1418',
    1684960544: ' undeclared\t247',
    1685024032: ' module has been removed\t254\n module is not found\t255',
    1685025392: 'prod_intlist\t2105 2106',
    1685222775: 'wurde in diesem Gültigkeitsbereich nicht deklariert\t1293',
    1685353338: 'zstd.h\t2298 2299 2300 2301',
    1685414702: '.cuda.o\t488',
    1685414747: '[cudnn_frontend] Error: No \t1241',
    1689699140: 'Dödad-signal avslutade programmet \t442',
    1696610855: "': expected a number\t432",
    1696610857: '): error : expected a "("\t455\n): error: argument list for template template\t456\n): error: cannot overload functions distinguished by return type alone\t457\n): error: exception specification is incompatible\t458\n): error: expected a "("\t455\n): error: identifier "\t379\n): error: identifier "__\t459 460\n): error: incomplete type is not allowed\t461\n): error: invalid combination of type specifiers\t462\n): error: name followed by "::" must\t456\n): error: no instance of\t463\n): error: static assertion failed with "\t464',
    1696624193: 'An error happened while trying to locate the file on the Hub\t627',
    1696624233: 'in expansion of macro \t1633',
    1696624462: 'No existe el \t630 631 632 633 634 635 636 637 638 639 640 641 642 643 644 645 646 647',
    1696624494: 'no es un miembro de\t1626',
    1697082912: " n'est pas reconnu\t244\n n'est pas un membre de\t222 223 224",
    1697541219: 'cl.exe\t1411\ncl.exe with traditional preprocessor \t1412',
    1698832442: ': Befehl nicht gefunden\t502',
    1699094621: '] Fehler 137\t1242',
    1699160157: '] Getötet\t1242',
    1699170388: 'THGenerator\t1133 1134',
    1699553338: ': Memory allocation failure\t516',
    1699618874: ": Ne peut ouvrir le fichier d'objet partagé\t513",
    1699749946: ': Permission denied\t528',
    1699881006: '. Required capability\t487',
    1699881018: ': Resource temporarily unavailable\t530\n: Ressource temporairement\t530',
    1700022356: 'THTensor\t1133 1134\nTHTensorMath\t1133 1134',
    1700153428: 'THVector\t1133 1134',
    1700212059: '[-Werror\t1233',
    1700948332: 'libelf.h\t1883 1884 1885 1886',
    1701013836: 'License classifiers have been superseded by license expressions\t998',
    1701017669: 'Exception: Unsupported GPU\t879\nException: Unsupported GPU model\t879\nException: Unsupported GPU type\t879\nException: unsupported GPU\t879\nException: unsupported GPU model\t879\nException: unsupported GPU type\t879',
    1701017701: 'exception handling disabled\t1627\nexception handling is disabled\t1628',
    1701078386: 'redeclaration of\t553\nredefinition of \t2114',
    1701079328: ' identifier "\t198 199',
    1701080161: 'alderlake\t1260',
    1701080649: 'IndentationError: \t955\nIndexError: \t956 957\nIndexError: _Map_base::at\t958\nIndexError: map::at\t958\nIndexError: unordered_map::at\t958',
    1701080681: 'index_sequence\t1418',
    1701080693: 'undeclared\t1753\nundeclared identifier \t1730 1731 1732 2027 2243\nundefined reference to \t2244\nundefined symbol: \t365\nundefined symbol: Py\t2245\nundefined symbol: _Py\t2245\nundefined symbol: mkl_\t2246\nundefined symbol: state\t1636\nundefined symbol:state\t1636\nundefinierter Verweis auf\t365\nundefiniertes Symbol\t365\nunderlying_type_t\t1418',
    1701080899: 'Code object build failed\t783',
    1701146144: ' needed by \t259',
    1701147424: ' seems to be not installed\t335',
    1701209458: "reference indefinie vers\t365\nreference indéfinie vers\t365\nreference to\t365\nreference to ' state\t1636\nreference to 'state\t1636\nreference to __host__ function '\t2115\nreference to ` state\t1636\nreference to `state\t1636\nreference to ‘ state\t1636\nreference to ‘state\t1636\nreferences to\t365\nreferencia a\t365\nreferencia indefinida a\t365\nreferencia indefinida para\t365\nreferencia nao definida a\t365\nreferencia nao definida para\t365\nreferencia não definida a\t365\nreferencia não definida para\t365\nreferensi ke\t365\nreferência indefinida a\t365\nreferência indefinida para\t365\nreferência nao definida a\t365\nreferência nao definida para\t365\nreferência não definida a\t365\nreferência não definida para\t365",
    1701210482: 'riferimento non definito a\t365',
    1701211721: "Inferred operator schema for a C++ kernel function doesn't match the expected function schema\t959",
    1701211753: 'infer_schema(func): \t1785 1786',
    1701274484: 'tcgen05\t2142',
    1701275973: 'Eigen/\t867',
    1701344288: ' the MPS \t344',
    1701345056: ' when calling \t359',
    1701405728: ' died due to signal \t37\n died due to signal 9\t38\n died due to signal 9 (Kill signal)\t38\n died with status 0x\t39',
    1701407843: 'client error (Connect)\t1416',
    1701409364: "Tried to instantiate class '\t1177\nTried to register an operator (\t1178 1179\nTried to register multiple backend fallbacks for the same dispatch key \t1180\nTried to register multiple operators with the same name\t1181",
    1701470831: 'object has no attribute\t2063\nobject has no attribute \t2064\nobject type is: \t2065',
    1701536109: 'make: \t493\nmake: command not found\t1287\nmake: not found\t1287\nmake_index_sequence\t1418\nmake_unique\t1418',
    1701603654: 'File already exists in database: \t906\nFile o directory non\t630 631 632 633 634 635 636 637 638 639 640 641 642 643 644 645 646 647\nFileExistsError: [\t907\nFileNotFoundError: [Errno 2] \t908\nFilename longer than 260 characters\t909\nFilename too long\t910',
    1701603681: 'ailed to initialize NVML: Driver/library version mismatch\t1259',
    1701603686: 'file failed to open for reading\t1660\nfile_baton.py\t1661\nfile_baton.py:\t1662',
    1701604425: 'Illegal instruction\t482 626',
    1701667150: "NameError: name \t1019\nNameError: name '\t1020\nNameError: name '_C' is not defined\t1021",
    1701667182: 'name \'bare_metal_version\' is not defined\t1979\nnamespace "\t1980\nnamespace "c10::guts" has no member "\t1981\nnamespace "std" has no member \t1982 1983 1984 1985\nnamespace name\t1986',
    1701669204: 'TimeoutError: \t789',
    1701670771: "some optimisations will not be enabled\t2157\nsome optimizations will not be enabled\t2157\nsomething wrong with flag '\t2158",
    1701716007: "' needs target feature \t416\n' newer than toolkit\t417",
    1701716012: ', needed by\t470\n, needed by \t471',
    1701733735: 'generated with LTO version \t1672\ngeneric_type: \t1673',
    1701737812: 'TunerSimple_cached_get_nvrtc_params.cc(\t1184',
    1701798944: " does not dominate this use\t40\n does not exist\t41 42 43 44\n does not have \t45\n does not include kernels for this GPU\t46\n does not match \t47\n does not match filename: \t48\n does not match namespace of enclosing TORCH_LIBRARY\t49\n does not match runtime version \t50\n does not name a\t51\n does not name a type\t52 53 54 55 56 57\n does not support \t58\n doesn't exist\t42\n doesn't match \t47",
    1701863764: 'Tapettu\t853\nTapettu-signaali päätti \t442',
    1701865808: 'Pipeline failed while executing [\t1102',
    1701867296: ' open include file\t284 285 286 287 288 289 290 291 292 293 294 295 296 297 298 299 300 301 302 303 304 305 306 307 308 309 310 311 312 313 314 315 316 317 318 319 320\n open source file\t199 284 285 286 287 288 289 290 291 292 293 294 295 296 297 298 299 300 301 302 303 304 305 306 307 308 309 310 311 312 313 314 315 316 317 318 319 320',
    1701867311: '/openmp\t489',
    1701869669: 'expected primary-expression before \t1635\nexpects \t1305',
    1701869908: "TypeDefault\t1162 1163\nTypeError \t1185\nTypeError: \t1186 1187\nTypeError: expected str, bytes or os.PathLike object, not NoneType\t1188\nTypeError: join() argument must be str\t1189\nTypeError: must be called with a dataclass type or instance\t1190\nTypeError: unsupported operand type(s) for +: 'NoneType' and 'str'\t1191",
    1701869940: 'type "at::Tensor" is not allowed\t2230\ntype conversion before \t2231\ntypeid\t1584',
    1701978146: '" referenced unknown base type "\t388',
    1701978151: "' requires target feature '\t420\n' returned nan values in its \t421",
    1701978156: ', required architecture \t472',
    1701991456: ' Tree Learner was not enabled in this build\t12',
    1701995875: 'ceres/ceres.h\t1402 1403 1404 1405',
    1701996900: 'directiva de Control de aplicaciones\t628\ndirent.h\t1575',
    1701997665: 'already has an implementation\t1261',
    1701998165: 'Unregistered type : \t1205\nUnresolved extern \t1206',
    1701998197: "unrecognised command line option\t970\nunrecognised command-line option\t970\nunrecognized command\t2252\nunrecognized command line option\t970\nunrecognized command-line option\t970\nunrecognized relocation \t2253\nunrecognized subcommand '\t2254\nunresolved external symbol\t365\nunresolved external symbol \t2255",
    1701998445: 'more than one \t1965\nmore than one instance of overloaded function "\t1966\nmore than one operator "\t1967',
    1701999173: 'Erreur de format pour exec\t869\nErreur de segmentation\t870',
    1701999205: 'erreur interne du compilateur\t963',
    1702064961: 'Assertion \t648\nAssertion `\t649\nAssertion error (\t650\nAssertionError: \t651 652',
    1702125892: 'Datei oder Verzeichnis nicht\t630 631 632 633 634 635 636 637 638 639 640 641 642 643 644 645 646 647',
    1702126916: 'Detected that PyTorch and \t841',
    1702126948: 'detected SM\t944\ndetected pre-SM\t944\ndetected sm\t944\ndetected sm_\t944',
    1702129225: 'Internal Triton PTX codegen error\t961\nInternal compiler error\t962\nInternal error\t962\nInterner Compiler-Fehler\t963\nInterner Compiler-fehler\t963\nInterner CompilerFehler\t963\nInterner Compilerfehler\t963',
    1702129257: 'integer\t1796\ninteger_sequence\t1418\ninternal compiler error\t963\ninternal compiler error: Killed (program \t1797\ninterner Compiler-Fehler\t963\ninterner Compiler-fehler\t963\ninterner CompilerFehler\t963\ninterner Compilerfehler\t963',
    1702129518: "note: macro 'max defined here\t1945\nnote: macro 'max' defined here\t1945\nnote: macro 'max’ defined here\t1945\nnote: macro 'min defined here\t1945\nnote: macro 'min' defined here\t1945\nnote: macro 'min’ defined here\t1945\nnote: macro max defined here\t1945\nnote: macro max' defined here\t1945\nnote: macro max’ defined here\t1945\nnote: macro min defined here\t1945\nnote: macro min' defined here\t1945\nnote: macro min’ defined here\t1945\nnote: macro ‘max defined here\t1945\nnote: macro ‘max' defined here\t1945\nnote: macro ‘max’ defined here\t1945\nnote: macro ‘min defined here\t1945\nnote: macro ‘min' defined here\t1945\nnote: macro ‘min’ defined here\t1945",
    1702130753: 'Attempted to use ninja as the BuildExtension backend but we could not find ninja\t653\nAttempting to deserialize object on a CUDA device\t654\nAttempting to use \t655',
    1702131043: 'cute/\t1564\ncute\\\t1564',
    1702131813: 'external symbol state\t1636\nexternal symbolstate\t1636',
    1702195557: 'equest failed after \t1591',
    1702240297: ') versions mismatch\t451',
    1702240300: ', version CXXABI_\t473\n, version GCC_1\t473\n, version GCC_3\t473\n, version GCC_4\t473\n, version GCC_7\t473\n, version GLIBCXX_\t473\n, version GLIBC_2.\t474\n, version GOMP_\t473\n, version OACC_\t473\n, version solving failed\t475',
    1702240314: ': version "hip_\t573\n: version "libcu\t574\n: version "libnccl\t574\n: version "libnv\t574\n: version \'hip_\t573\n: version \'libcu\t574\n: version \'libnccl\t574\n: version \'libnv\t574\n: version `hip_\t573\n: version `libcu\t574\n: version `libnccl\t574\n: version `libnv\t574\n: version ‘libcu\t574\n: version ‘libnccl\t574\n: version ‘libnv\t574',
    1702258028: 'leveldb/\t1864 1865 1866 1867',
    1702259058: 'river version \t2135',
    1702260346: 'znver3\t1260\nznver4\t1260\nznver5\t1260',
    1702325825: 'Anwendungssteuerungsrichtlinie hat\t628',
    1702389038: '.exe" is not recognized\t382\n.exe" is not recognized as\t382\n.exe" ist entweder falsch\t382\n.exe" n\'est pas reconnu\t382\n.exe" no se reconoce como\t382\n.exe" 不是内部或外部命令\t382\n.exe\' is not recognized\t382\n.exe\' is not recognized as\t382\n.exe\' ist entweder falsch\t382\n.exe\' n\'est pas reconnu\t382\n.exe\' no se reconoce como\t382\n.exe\' 不是内部或外部命令\t382\n.exe” is not recognized\t382\n.exe” is not recognized as\t382\n.exe” ist entweder falsch\t382\n.exe” n\'est pas reconnu\t382\n.exe” no se reconoce como\t382\n.exe” 不是内部或外部命令\t382',
    1702520162: 'bezeichnet keinen Typ\t1293',
    1713401449: 'in function compile: NVRTC Error: NVRTC_ERROR_COMPILATION\t1757',
    1714375751: 'GL/freeglut.h\t921 922 923',
    1717857907: 'sndfile.h\t2152 2153 2154 2155',
    1717920878: 'ndefined\t365',
    1717920885: 'udefineret reference til\t365',
    1717985603: "Caffe2: Couldn't determine version from header\t767",
    1717985635: 'caffe2/\t1326 1327 1328 1329',
    1717987684: 'different exception spec\t1573\ndiffers from\t1574',
    1717987700: 'tiffio.h\t2189 2190 2191 2192',
    1717990755: 'cufft64_\t1547 1548',
    1718513507: 'configuration file \t1526\nconfiguration file provided by "\t1527\nconfiguration file provided by "CUDA\t1528\nconfiguration file provided by "Torch"\t1529\nconfigure: error: \t1530 1531\nconflicting cuDNN in LD_LIBRARY_PATH\t1532',
    1722401636: 'définitions multiples de \t1007',
    1722401650: 'réference indefinie vers\t365\nréference indéfinie vers\t365\nréférence indefinie vers\t365\nréférence indéfinie vers\t365',
    1730160936: '() got an unexpected keyword argument\t327\n() got an unexpected keyword argument \t326 440\n() got multiple values for \t326',
    1731152967: 'GL/gl.h\t924 925 926\nGL/glcorearb.h\t924 925 926\nGL/glew.h\t927 928 929 930\nGL/glext.h\t924 925 926\nGL/glut.h\t921 922 923\nGL/glx.h\t924 925 926',
    1734701162: 'jpeglib.h\t1819 1820 1821 1822',
    1734959663: '/bigobj\t489 491',
    1734964000: ' signal terminated program \t336',
    1734964008: '(signal: 9, SIGKILL: kill)\t445',
    1734965107: 'swig: command not found\t1287\nswig: not found\t1287',
    1735289197: 'mingw\t1001',
    1735290732: 'longintrepr.h\t1932 1933 1934 1935',
    1735355495: 'glog/logging.h\t1681 1682 1683 1684',
    1735356263: 'google/protobuf/\t1690 1691 1692 1693 1694',
    1735357040: 'program input point\t365',
    1735549216: ' argument(s) but received\t17\n arguments for \t18\n arguments to function \t19',
    1735549292: 'larger than the available KV cache memory\t1830\nlarger than the maximum number of tokens that can be stored in KV cache\t1830',
    1735549300: 'target device or backend do not support efficient \t2181\ntarget sm_\t2182',
    1746936361: ')" has already been defined\t452',
    1746955881: 'in hip::FatBinaryInfo::\t1758',
    1749239892: 'THCharBlas_\t1133 1134\nTHCharStorage\t1133 1134\nTHCharTensor\t1133 1134\nTHCharVector\t1133 1134',
    1750288468: 'THShortBlas_\t1133 1134\nTHShortStorage\t1133 1134\nTHShortTensor\t1133 1134\nTHShortVector\t1133 1134',
    1750343738: ': The system cannot find the file specified\t531',
    1751279980: 'libhipblas.so.\t1868\nlibhipfft.so.\t1868\nlibhiprand.so.\t1868\nlibhipsolver.so.\t1868\nlibhipsparse.so.\t1868',
    1751345510: 'fichier dans un mauvais format\t1113',
    1751345518: 'nicht definierter Verweis auf\t365',
    1751347777: 'Arch conditional MMA instruction used without targeting\t629',
    1751347809: "arch_bin wasn't set for some reason\t1272\narch_list[-1] += \t1273\narchitecture\t1274 1275",
    1751347823: 'orch not compiled with \t2080\norch not compiled with CUDA enabled\t2081\norch version \t2082\norch version must be \t2083\norch==\t2083',
    1751349349: 'exchange\t1418',
    1751361987: "échec d'adressage (mapping) du segment\t905",
    1751607656: 'higher\t1720',
    1751933286: 'falha no mapeamento de segmento\t905',
    1752391519: '__shfl\t763',
    1752392008: 'Hash mismatch for \t948',
    1752459639: 'with multiple files\t2287',
    1752461166: 'nothing provides \t2040\nnothing provides __cuda\t476\nnothing provides __glibc >=2.\t477',
    1752463728: 'python3: command not found\t1525\npython3: not found\t1525\npython: command not found\t1525\npython: not found\t1525',
    1752637484: ', which is missing on the system\t476 477',
    1763715368: '() is missing value for argument\t17',
    1763717413: '%1 is not a valid Win32 application\t392\n%1 ist keine zulässige Win32-Anwendung\t392',
    1763719719: "': is not a member of 'cudaDeviceProp'\t433",
    1763733089: 'an illegal memory access was encountered\t1269',
    1763733358: 'no instance of \t1997 1998\nno instance of constructor "c10::\t1999\nno instance of constructor "cut\t2000\nno instance of constructor "torch::jit::RegisterOperators::RegisterOperators" matches\t2001\nno instance of overloaded function \t2002',
    1763734639: 'ot implemented\t2062',
    1765161080: 'x86intrin.h\t1749 1750 1751',
    1766203450: ': Filename too long\t508 509',
    1766531165: '] Killed\t1242',
    1766727738: ': Nicht genügend\t504',
    1767252026: ": Visual Studio configuration file '\t537",
    1767990816: ' failed to import\t62\n failed with exit \t63\n failed: \t64\n failed: No such file\t65',
    1768042274: '"/bin/nvcc\t390',
    1768042279: "'/bin/nvcc\t390",
    1768042298: ':/bin/nvcc\t575',
    1768053819: ';\\bin\\nvcc\t579',
    1768058209: 'ambiguous "?" operation:\t1267\nambiguous overload for \t1268\nambiguous symbol\t1006',
    1768061296: 'pybind11\t2110\npybind11/\t2111\npybind11_detail_function_record\t1104',
    1768124527: 'opción de línea de órdenes no reconocida\t970',
    1768169531: '; did you mean \t578',
    1768255571: 'Speicherzugriffsfehler\t870',
    1768300602: ': fichier trop court\t506\n: file too short\t506 544',
    1768318308: 'defined\t1567\ndefined in file \t1568\ndefiniciones múltiples de \t1007',
    1768320617: 'infiniband/\t1787 1788 1789 1790',
    1768383858: 'registered\t2116',
    1768386149: 'engine plan file is generated on an incompatible device, expecting compute \t1588\nengine plan file is not compatible with this\t1589',
    1768453920: ' which is newer than running OS)\t360',
    1768693818: ': linker input file not found\t524',
    1768697658: ':/lib64\t576',
    1768714611: 'sqlite3.h\t2164 2165 2166 2167',
    1768716898: 'bzlib.h\t1308 1309 1310 1311',
    1768759354: ': misaligned address\t569',
    1768779113: 'immintrin.h\t1749 1750 1751',
    1768779128: 'xmmintrin.h\t1749 1750 1751',
    1768824890: ': nie można otworzyć pliku obiektu dzielonego\t513',
    1768843629: 'minimum required Nvidia driver for \t1955',
    1768975957: 'UnpicklingError: \t861',
    1769103702: 'VariableTensorId\t1162 1163',
    1769152577: 'A single input file is required for a non-link phase\t581',
    1769173857: 'assimp/\t1281 1282 1283 1284',
    1769234803: 'satisfies the requirement \t2139\nsatisfy\t2140',
    1769235821: 'metis.h\t1951 1952 1953 1954',
    1769238607: 'OptionalCUDAGuard\t737 738\nOptionalCUDAStreamGuard\t737 738',
    1769300512: ' built with CUDA \t23',
    1769366884: "device architecture\t723\ndevice capabilit\t723\ndevice compute architecture\t723\ndevice compute capabilit\t723\ndevice is SM\t944\ndevice is sm\t944\ndevice is sm_\t944\ndevice kernel image is invalid\t744\ndevice's architecture\t723\ndevice's capabilit\t723\ndevice's compute architecture\t723\ndevice's compute capabilit\t723\ndevice-side assert triggered\t1569\ndevice-side assertion triggered\t1569\ndevices architecture\t723\ndevices capabilit\t723\ndevices compute architecture\t723\ndevices compute capabilit\t723",
    1769369189: 'environment variable is not\t1590',
    1769414695: "' with arguments from the '\t424\n' with arguments from the 'CUDA' backend\t425 426\n' with arguments from the 'MPS' backend\t427\n' with arguments from the 'Meta' backend\t428\n' with exceptions disabled\t429",
    1769566836: 'trying to build PyTorch with a too old version of \t2225',
    1769631349: 'unzip: command not found\t1287\nunzip: not found\t1287',
    1784835872: ' object has no attribute \t271 272 273',
    1785291349: 'Ubijen\t853',
    1785620814: 'Ninja is required to \t1025',
    1785620846: 'ninja-build: Kommando nicht gefunden\t1990\nninja-build: command not found\t1990\nninja-build: commande introuvable\t1990\nninja-build: not found\t1990\nninja-build: orden no encontrada\t1990\nninja-build: コマンドが見つかりません\t1990\nninja-build: 未找到命令\t1990\nninja: Kommando nicht gefunden\t1990\nninja: build stopped\t1991\nninja: command not found\t1990\nninja: commande introuvable\t1990\nninja: no work to do.\t1992\nninja: not found\t1990\nninja: orden no encontrada\t1990\nninja: コマンドが見つかりません\t1990\nninja: 未找到命令\t1990',
    1797287790: 'no kernel image is available\t2003',
    1797288805: 'es kein\t1626',
    1801538883: 'CMake must be installed to build\t711',
    1801547107: 'cmake: command not found\t1287\ncmake: not found\t1287',
    1801547111: 'gmake\t500',
    1801675074: 'BackendUnavailable: Cannot import \t663',
    1801675088: "Package \t1093\nPackage dependency requirement '\t1094\nPackage metadata \t1095\nPackageNotFoundError: \t1096\nPackagesNotFoundError\t1097",
    1801675120: 'packed_accessor\t912\npacked_accessor32\t1157\npacked_accessor64\t1157',
    1801678707: 'socket.gaierror: \t2156',
    1802068851: 'scikit-learn has not been built correctly\t2141',
    1802270070: 'vulkan/vulkan\t2275 2276 2277 2278',
    1802398060: 'linker `\t1920',
    1802465132: 'looks like a filename, but the file does not exist\t1936',
    1802465858: 'Broken toolchain: cannot link a simple \t664',
    1802661751: 'work with \t1305\nworks with \t1305',
    1802725700: 'Disk quota exceeded\t846',
    1802725732: 'disk quota exceeded\t846',
    1814061388: 'La ligne de commande est trop longue.\t843\nLa línea de comandos es demasiado larga.\t843',
    1814066273: "at least '/std:c++\t1285",
    1814979692: 'ld.lld: error: duplicate symbol: \t1832',
    1816217684: 'THAlloc\t1133 1134',
    1816283220: 'THBlas_\t1133 1134',
    1816545364: 'THFloatBlas_\t1133 1134\nTHFloatStorage\t1133 1134\nTHFloatTensor\t1133 1134\nTHFloatVector\t1133 1134',
    1818323300: 'dial tcp: lookup \t1156',
    1818391907: 'cublas.CUBLASError: \t1546\ncublas64_\t1547 1548\ncublasLt64_\t1547 1548',
    1818435642: ': class template "std::_Is_memfunptr" has already been defined\t545',
    1818455657: 'include file \t1760\ninclude file "ATen/\t1761\ninclude file "CGAL/\t1762\ninclude file "CL/\t1763\ninclude file "Eigen/\t1764\ninclude file "GLES\t1765\ninclude file "Imf\t1766\ninclude file "OpenEXR/Imf\t1766\ninclude file "TH\t1767\ninclude file "THC\t1768\ninclude file "X11/\t1769\ninclude file "asm/\t1297\ninclude file "boost/\t1770\ninclude file "c\t1771\ninclude file "c10d/\t1772\ninclude file "cudnn\t1773\ninclude file "eigen3/Eigen/\t1764\ninclude file "flann/\t1774\ninclude file "libav\t1775\ninclude file "numpy/\t1776\ninclude file "tbb/\t1777\ninclude file "torch/\t606\ninclude file \'ATen/\t1761\ninclude file \'CGAL/\t1762\ninclude file \'CL/\t1763\ninclude file \'Eigen/\t1764\ninclude file \'GLES\t1765\ninclude file \'Imf\t1766\ninclude file \'OpenEXR/Imf\t1766\ninclude file \'TH\t1767\ninclude file \'THC\t1768\ninclude file \'X11/\t1769\ninclude file \'asm/\t1297\ninclude file \'boost/\t1770\ninclude file \'c\t1771\ninclude file \'c10d/\t1772\ninclude file \'cudnn\t1773\ninclude file \'eigen3/Eigen/\t1764\ninclude file \'flann/\t1774\ninclude file \'libav\t1775\ninclude file \'numpy/\t1776\ninclude file \'tbb/\t1777\ninclude file \'torch/\t606',
    1818583913: 'icelake-\t1260',
    1818780998: 'Fehler beim Mappen des Shared Objects\t905\nFehler im Format der Programmdatei\t869',
    1818845510: 'Failed building wheel for \t883\nFailed to auto\t884\nFailed to build \t885\nFailed to build CUDA kernels for \t886\nFailed to compile. cc_cmd\t887\nFailed to create CUDAE\t888\nFailed to detect a default CUDA architecture\t889\nFailed to detect a default CUDA architecture.\t890\nFailed to find\t768 769\nFailed to find \t891\nFailed to find MSVC.\t892\nFailed to find ROCm root directory\t893\nFailed to find a working CUDA architecture\t894\nFailed to find all files with CUDA\t895\nFailed to find nvToolsExt\t896\nFailed to import \t778 897\nFailed to initialize NVML: Driver Not Loaded\t898\nFailed to load \t778\nFailed to load library \t780\nFailed to load the backend extension: \t899\nFailed to load the library \t780\nFailed to locate\t769\nFailed to parse: \t900\nFailed to set the allowed dynamic shared memory size \t901\nFailed to start \t902\nFailure finding "libnvvm\t826\nFailure finding \'libnvvm\t826\nFailures have been detected while processing an MLIR pass pipeline\t903',
    1818845542: "fail to call hipModuleLaunchKernel(\t1637\nfail to call hipModuleLoad\t1638\nfailed call to cuInit: \t1639\nfailed to convert GOTPCREL relocation\t1640\nfailed to find\t769\nfailed to legalize operation 't\t1641\nfailed to locate\t769\nfailed to map segment from\t1642\nfailed to open \t1643\nfailed to open elf at \t823\nfailed with\t1644\nfailed with exit \t1645",
    1818846752: ' file built for macOS-\t66\n file not found\t67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123 124 125 126 127 128 129 130 131 132 133 134 135 136 137 138 139 140 141 142 143 144 145 146 147 148 149 150 151 152 153 154 155 156 157 158 159 160 161 162\n file not recognized: \t163',
    1818847344: 'philox_cuda_state\t912',
    1818848040: '(killed) terminó el programa \t442',
    1818850658: 'build_ext\t1301\nbuilds-v0\t1302\nbuilt against \t1303\nbuilt against CUDA\t1304\nbuilt for \t1303\nbuilt for CUDA\t1304\nbuilt to run on \t1305\nbuilt using \t1303\nbuilt using CUDA\t1304\nbuilt with \t1303\nbuilt with CUDA\t1304\nbuilt without \t1306',
    1819028768: ' -llapack\t9',
    1819042147: 'calling a __host__ function\t1330',
    1819042150: 'fallo al asignar un segmento del objeto compartido\t905',
    1819044171: 'Killed\t853 969',
    1819045731: 'collect2: fatal error: ld terminated with signal 9\t976',
    1819047238: 'FullyFusedMLP: insufficient shared memory available on the GPU\t918',
    1819176736: ' only available on macOS 1\t280\n only by \t281\n only for \t281\n only on \t281\n only supports \t282\n only with \t281',
    1819240547: 'cholmod.h\t1407 1408 1409',
    1819240790: 'Violación de segmento\t870',
    1819242031: '/nologo\t489',
    1819307369: 'implementation for device cuda\t1752\nimplicit declaration of\t1753',
    1819308097: 'Application Control policy has blocked\t628',
    1819310149: 'Explicitly provided namespace (\t880',
    1819440483: 'curl/curl.h\t1557 1558 1559 1560\ncurl: (16) \t1561\ncurl: (18) \t1561\ncurl: (28) \t1561\ncurl: (35) \t1561\ncurl: (5) \t1561\ncurl: (52) \t1561\ncurl: (55) \t1561\ncurl: (56) \t1561\ncurl: (6) \t1561\ncurl: (60) \t1561\ncurl: (7) \t1561\ncurl: (92) \t1561\ncurl: command not found\t1287\ncurl: not found\t1287',
    1819571555: 'cutlass needs GCC \t764\ncutlass needs at least GCC \t764\ncutlass requires GCC \t764\ncutlass requires at least GCC \t764\ncutlass/\t1564\ncutlass::\t1565\ncutlass\\\t1564',
    1819635523: 'Could NOT find BLAS (missing\t791\nCould NOT find Boost (missing\t791\nCould NOT find CUDA (missing:\t792 793 794\nCould NOT find CUDAToolkit (missing:\t792 793 794\nCould NOT find CUDNN (missing\t795\nCould NOT find CURL (missing\t791\nCould NOT find CuDNN (missing\t795\nCould NOT find EGL (missing\t791\nCould NOT find Eigen3 (missing\t791\nCould NOT find FFMPEG (missing\t791\nCould NOT find FFmpeg (missing\t791\nCould NOT find Freetype (missing\t791\nCould NOT find GLEW (missing\t791\nCould NOT find GLUT (missing\t791\nCould NOT find Gflags (missing\t791\nCould NOT find Git (missing\t791\nCould NOT find Glog (missing\t791\nCould NOT find HDF5 (missing\t791\nCould NOT find JPEG (missing\t791\nCould NOT find LAPACK (missing\t791\nCould NOT find LibXml2 (missing\t791\nCould NOT find MPI (missing\t791\nCould NOT find MPI_C (missing\t791\nCould NOT find MPI_CXX (missing\t791\nCould NOT find NCCL (missing\t791\nCould NOT find NUMA (missing\t791\nCould NOT find NVTX\t796\nCould NOT find Numa (missing\t791\nCould NOT find NvToolExt\t796\nCould NOT find NvToolsExt\t796\nCould NOT find OpenCL (missing\t791\nCould NOT find OpenCV (missing\t791\nCould NOT find OpenGL (missing\t791\nCould NOT find OpenMP\t797\nCould NOT find OpenSSL (missing\t791\nCould NOT find PNG (missing\t791\nCould NOT find PkgConfig (missing\t791\nCould NOT find Protobuf (missing\t791\nCould NOT find Python\t798 799\nCould NOT find PythonLibs (missing\t800\nCould NOT find SWIG (missing\t791\nCould NOT find TBB (missing\t791\nCould NOT find Torch (missing\t801\nCould NOT find Vulkan (missing\t791\nCould NOT find X11 (missing\t791\nCould NOT find ZLIB (missing\t791\nCould NOT find cuDNN (missing\t795\nCould NOT find cudnn (missing\t795\nCould NOT find gflags (missing\t791\nCould NOT find glog (missing\t791\nCould NOT find nvToolsExt\t796\nCould not build wheels for \t802\nCould not connect\t803\nCould not detect Ninja v\t804\nCould not find\t768 769\nCould not find \t805\nCould not find CUDA driver entry point for cu\t806\nCould not find MSVC\t807\nCould not find a configuration file for package "\t808\nCould not find a configuration file for package "Torch"\t809\nCould not find any \t810 811\nCould not find compiler set in environment variable \t812\nCould not find module \'\t813\nCould not find schema for \t814\nCould not find shared object file\t815\nCould not find the bitsandbytes \t816\nCould not find the operator \t44\nCould not import \t778\nCould not infer dtype of numpy.\t817\nCould not initialize NNPACK! Reason\t818\nCould not load \t778\nCould not load library \t780\nCould not load library libcudnn\t819\nCould not load libtorchcodec\t820\nCould not load symbol \t781\nCould not load the library \t780\nCould not load this library: \t821\nCould not locate\t769\nCould not locate \t805 822\nCould not open \t823\nCould not open requirements file: \t824\nCould not resolve\t803\nCould not set up the environment for Microsoft Visual Studio\t825\nCouldn\'t find\t768 769\nCouldn\'t find a suitable version of ptxas\t826\nCouldn\'t find an operator for \t827\nCouldn\'t load custom C++ ops\t828\nCouldn\'t load custom C++ ops. This can happen if your PyTorch and \t829',
    1819635555: "could not convert default argument '\t1535\ncould not find\t769\ncould not locate\t769\ncould not select device driver \t1536\ncouldn't allocate \t1537\ncouldn't find\t769\ncouldn't find a suitable version of ptxas\t826",
    1830842190: "No matching distribution found for \t1033\nNo module named\t1034\nNo module named \t62 1035 1036 1037 1038 1039 1040 1041 1042 1043 1044 1045 1046 1047 1048 1049\nNo module named '\t1050",
    1830842222: "no matching con\t2004\nno matching constructor for initialization of 'torch::jit::RegisterOperators'\t2005\nno matching function for call to \t2006 2007 2008 2009 2010 2011\nno matching function for call to '\t2012\nno matching function for call to 'atomic\t2013\nno member named \t1711\nno member named '\t2014 2015 2016 2017 2018",
    1833508922: ": Impossible d'ouvrir le fichier d'objet partagé\t513",
    1835100276: 'tham chiếu đến\t365',
    1835101728: ' name followed by "::" must be\t199\n named symbol not found\t258',
    1835102822: 'frame"\t1406\nframe\'\t1406\nframe’\t1406',
    1835166060: 'libmkl_\t1887',
    1835429165: '-mfma\t486',
    1835492691: 'Segment-Schutz nach der Relozierung\t1125\nSegmentation fault\t870 1126\nSegmentation-Fehler\t870',
    1835492723: 'segment en lecture seule a des réadressages\t2112\nsegmento de sólo lectura tiene reubicaciones\t2112',
    1835606074: ": impossibile aprire il file oggetto condiviso\t513\n: impossible d'ouvrir le fichier d'objet partagé\t513",
    1835606127: 'o implemented \t2062',
    1835622239: '__imp_\t1251',
    1835886455: 'wgmma\t2142',
    1835888451: "Command '['ninja', '--version']' returned non-zero\t784\nCommand 'nvcc' not found\t785",
    1835888459: 'Kommandozeilenoption\t970',
    1835888483: 'command line is too long\t1417\ncommon_type_t\t1418',
    1836016416: ' command failed \t29\n compiled with CUDA \t23',
    1836213584: "Permission denied: \t1060\nPermission denied: '\t1064\nPermissionError: [Errno 13] \t1099\nPermissionError: [WinError \t1100\nPermissionError: [WinError 5]\t1101",
    1836213588: 'Terminado (killed)\t853',
    1836216134: 'Formato de ejecutable incorrecto\t869',
    1836280141: 'Mismatched number of arguments when calling: `\t1013',
    1836280173: 'mismatched argument pack\t553\nmismatches\t1574 1956',
    1836344691: 'setmaxnreg\t2142',
    1840104307: 'símbolo ambiguo\t1006',
    1847602215: "', needed by '\t430 431",
    1847603493: "%1 n'est pas une application Win32 valide\t392\n%1 no es una aplicación Win32 válida\t392",
    1847616878: 'ne nomme pas un type\t1293',
    1847619177: 'in namespace\t1626',
    1847619438: 'no nombra a un tipo\t1293',
    1847620457: 'is not a full path and was not found\t1808\nis not a full path to an existing\t1809\nis not a member of\t1626\nis not able to compile a simple\t1810 1811 1812\nis not currently supported\t1276\nis not recognized as an internal\t1813\nis not supported\t1276\nis not yet supported\t1276',
    1847638978: '» non reconnue\t2302',
    1850286138: ': Internal \t514',
    1850296404: 'THIntBlas_\t1133 1134\nTHIntStorage\t1133 1134\nTHIntTensor\t1133 1134\nTHIntVector\t1133 1134',
    1850307939: 'cuInit\t1543 1544 1545',
    1851072570: ": Undefined reference to '\t365\n: Unknown option '\t532 533 534\n: Unresolved extern function\t535\n: Unsupported ICC compiler found\t536\n: Unsupported Intel compiler found\t536\n: Unsupported NVHPC compiler found\t536\n: Unsupported PGI compiler found\t536\n: Unsupported XLC compiler found\t536",
    1851859002: ': an object with that name is already\t538',
    1851876128: ' cannot be used to initialize\t28',
    1851878176: ' kann nicht gefunden werden\t250',
    1851878499: 'clang version must be less than \t1413',
    1851878502: 'flann/\t1664',
    1851943276: 'libnvJitLink.so.\t1877\nlibnvidia-ml.so.1\t1888\nlibnvidia-ptxjitcompiler.so.1\t1888\nlibnvrtc-builtins.so\t1889\nlibnvrtc.so.\t1877',
    1852134465: 'ATen/ATen.h\t598 599 600\nATen/CPUGenerator\t601 602\nATen/CUDA\t601 602\nATen/CUDAGenerator\t601 602\nATen/Dimname.h\t603 604 605\nATen/NamedTensor.h\t603 604 605\nATen/NamedTensorUtils.h\t603 604 605\nATen/Tensor.h\t598 599 600\nATen/TensorNames.h\t603 604 605\nATen/Type\t601 602\nATen/TypeDefault\t601 602\nATen/TypeExtendedInterface\t601 602\nATen/c\t606 607 608\nATen/core/Dimname.h\t603 604 605\nATen/core/NamedTensor.h\t603 604 605\nATen/core/NamedTensorUtils.h\t603 604 605\nATen/core/TensorNames.h\t603 604 605\nATen/cpu/vec256/\t609 610 611 612 613\nATen/cuda/CUDAContext.h\t614\nATen/cuda/CUDAFuture.cuh\t615 616 617\nATen/cuda/CUDAFuture.h\t615 616 617\nATen/cuda/CUDAMultiStreamGuard.cuh\t615 616 617\nATen/cuda/CUDAMultiStreamGuard.h\t615 616 617\nATen/cuda/CUDASolver.cuh\t615 616 617\nATen/cuda/CUDASolver.h\t615 616 617\nATen/cuda/CUDATypeConversion.cuh\t615 616 617\nATen/cuda/CUDATypeConversion.h\t615 616 617\nATen/cudnn/Exceptions.h\t618 619 620 621 622 623\nATenCeilDiv\t624 625',
    1852138601: 'identifier \t1730 1731 1732\nidentifier "\t1733 1734 1735 1736 1737 1738 1739 1740\nidentifier "AT_ASSERTM" is undefined\t434\nidentifier "CU\t1741\nidentifier "CUSPARSE_\t1742\nidentifier "Py_buffer" is undefined\t1743\nidentifier "_Float\t1744\nidentifier "__builtin_\t1745\nidentifier "__cudaDeviceSynchronizeDeprecationAvoidance" is undefined\t1746\nidentifier "nvshmem\t1747\nidentifier "texture" is undefined\t1748',
    1852141679: 'opencv2/\t2072 2073 2074 2075\nopenssl/\t2076 2077 2078 2079',
    1852383271: "' in 'cudaDeviceProp'\t402\n' in 'cut\t403\n' in PATH different than the one specified with -ccbin\t404\n' in namespace '\t405\n' in namespace '__hip_internal'\t406\n' in namespace 'cut\t403\n' in namespace 'std'\t407",
    1852383290: ': internal \t514\n: internal compiler error\t567\n: invalid ELF header\t568',
    1852387130: ':/include\t576',
    1852397403: '[WinError \t1235 1236 1237\n[WinError 1114]\t1238\n[WinError 126]\t999\n[WinError 127]\t838 1239\n[WinError 206]\t1240',
    1852400160: ' binary not found at \t22',
    1852400175: '/bin/bash: \t492 493\n/bin/dash: \t492 493\n/bin/nvcc\t494 495\n/bin/sh: \t492 493',
    1852400971: 'Kein Speicher im statischen TLS-Block\t968\nKein Speicherplatz mehr\t660',
    1852400994: 'being in scipy source directory\t1291\nbeing installed\t1292',
    1852401003: 'kein Speicherplatz mehr verfügbar\t660',
    1852401184: ' find any \t164\n find lib\t165',
    1852403239: "'ninja' is not recognized as an internal or external command\t439",
    1852404512: ' since setuptools is not available\t337',
    1852404565: 'Using cached \t1219',
    1852404597: 'using CUDA_HOME=\t2264',
    1852534357: 'Unknown CMake command "\t1199\nUnknown CMake command "cuda_add_executable"\t895\nUnknown CMake command "cuda_add_library"\t895\nUnknown CMake command "cuda_compile"\t895\nUnknown CUDA Architecture Name\t1200\nUnknown MS Compiler version \t1201\nUnknown builtin op: \t1202\nUnknown compiler(s): [[\'\t1203\nUnknown compute capability. \t1204\nUnknown type name \'__torch__.torch.classes.\t1177',
    1852534389: "unknown target CPU \t1212\nunknown type [0x13] section \t2247\nunknown type name \t2027 2243\nunknown type name '\t2248 2249 2250\nunknown type name '__hip_bfloat16\t2251\nunknown value 'armv9\t1260\nunknown value ('armv9\t1260\nunknown value (‘armv9\t1260\nunknown value ‘armv9\t1260",
    1852583200: ' -lnvToolsExt\t10',
    1852664132: 'Dimname\t844 845\nDimnameList\t844 845',
    1852727619: 'Cannot access data pointer of Tensor \t770\nCannot access global variable \t771 772\nCannot compile \t773\nCannot find\t768 769\nCannot find \t774\nCannot find a build variant for this system in \t775\nCannot find a working triton installation\t776\nCannot find source file:\t777\nCannot import \t778\nCannot initialize CUDA without \t779\nCannot load \t778\nCannot load library \t780\nCannot load symbol cu\t781\nCannot load the library \t780',
    1852727627: 'Kann den Stack nicht ausführbar machen\t967',
    1852727651: 'cannot be used to initialize an entity of type "cutlass::\t1335\ncannot call member function\t553\ncannot call non-constexpr function "cutlass::const_\t1336\ncannot convert \t1337\ncannot convert None of type <class \t1338\ncannot create shared object descriptor\t1339\ncannot determine \t1340\ncannot execute \t1341\ncannot find\t769 1342 1343\ncannot find \t1332 1344 1345 1346 1347\ncannot find -l\t1348 1349 1350 1351 1352 1353 1354 1355 1356 1357 1358 1359\ncannot find -lEGL\t1360\ncannot find -lGLEW\t1361\ncannot find -laio\t1362\ncannot find -lffi\t1363\ncannot find -lglog\t1364\ncannot find -ljpeg\t1365\ncannot find -lnuma\t1366\ncannot find -lpython3.\t1367\ncannot find -lstdc++\t1368\ncannot find -ltbb\t1369\ncannot find -luuid\t1370\ncannot find -lz\t1371\ncannot find the file specified: \'\t1064 1372\ncannot import name \t1373 1374 1375 1376 1377 1378 1379 1380 1381 1382\ncannot import name \'\t1383\ncannot instantiate \'\t1384\ncannot make segment writable for relocation\t1385\ncannot map zero-fill pages\t1339\ncannot open \t1332\ncannot open input file \t1386\ncannot open shared object file\t3 1387 1388\ncannot open source file "\t1389\ncannot overload functions distinguished by return type alone\t1390\ncannot read spec file \t1391',
    1852727659: 'kann -l\t1350\nkann nicht gefunden\t1823\nkann nicht gefunden werden -l\t1351 1352 1353 1354 1355 1356 1357 1358 1359 1755 1756\nkann nicht gefunden werden -lEGL\t1360\nkann nicht gefunden werden -lGLEW\t1361\nkann nicht gefunden werden -laio\t1362\nkann nicht gefunden werden -lffi\t1363\nkann nicht gefunden werden -lglog\t1364\nkann nicht gefunden werden -ljpeg\t1365\nkann nicht gefunden werden -lnuma\t1366\nkann nicht gefunden werden -lstdc++\t1368\nkann nicht gefunden werden -ltbb\t1369\nkann nicht gefunden werden -luuid\t1370\nkann nicht gefunden werden -lz\t1371\nkann nicht gefunden werden: -l\t1351 1352 1353 1354 1355 1356 1357 1358 1359 1755 1756\nkann nicht gefunden werden: -lEGL\t1360\nkann nicht gefunden werden: -lGLEW\t1361\nkann nicht gefunden werden: -laio\t1362\nkann nicht gefunden werden: -lffi\t1363\nkann nicht gefunden werden: -lglog\t1364\nkann nicht gefunden werden: -ljpeg\t1365\nkann nicht gefunden werden: -lnuma\t1366\nkann nicht gefunden werden: -lstdc++\t1368\nkann nicht gefunden werden: -ltbb\t1369\nkann nicht gefunden werden: -luuid\t1370\nkann nicht gefunden werden: -lz\t1371',
    1852731203: 'ConnectTimeout\t782\nConnectTimeoutError\t782\nConnection to \t788\nConnectionError: \t789',
    1852732786: 'running build_ext\t2137\nrunning on sm\t2138',
    1852788263: "'NoneType' object has no attribute '\t436 437 438",
    1852793632: " conflicts with target machine type \t30 31\n conflicts with this version\t32\n connect to 'http\t33\n constant expression\t34",
    1852793634: '"constexpr\t391',
    1852793639: "'constexpr\t391",
    1852797559: 'wrong number of template\t553',
    1852989815: 'warning #\t2279\nwarning: calling a __host__ function\t2280\nwarning: calling a constexpr __host__ function\t2280',
    1853169722: ": ungültiger ELF-Header\t568\n: unspecified launch failure\t569\n: unsupported option '-fopenmp\t572\n: unsupported option ‘-fopenmp\t572",
    1853186412: 'launch shared memory exceeds current GPU\t1831',
    1853188163: 'ChunkedEncodingError\t782',
    1853189958: 'Found empty `transformer-engine` meta package\t913\nFound no NVIDIA driver on your system\t914 915 916\nFound two conflicting CUDA\t917',
    1853189990: 'found SM\t944\nfound sm\t944\nfound sm_\t944\nfound. Please specify\t1666',
    1864396654: 'no overload of \t2019',
    1864397673: 'is only a placeholder project on PyPI\t1814\nis only available from C++\t1815',
    1865370691: 'CL/opencl\t702 703',
    1866614868: 'THBoolBlas_\t1133 1134\nTHBoolStorage\t1133 1134\nTHBoolTensor\t1133 1134\nTHBoolVector\t1133 1134',
    1866670138: ': Command not found\t502',
    1866745940: 'THDoubleBlas_\t1133 1134\nTHDoubleStorage\t1133 1134\nTHDoubleTensor\t1133 1134\nTHDoubleVector\t1133 1134',
    1866866746: ': Formal parameter space \t510\n: Found unsuitable version "\t511 512',
    1867194426: ': Kommando nicht gefunden\t502',
    1867270228: 'THLongBlas_\t1133 1134\nTHLongStorage\t1133 1134\nTHLongTensor\t1133 1134\nTHLongVector\t1133 1134',
    1867391034: ': No CUDA GPUs are available\t517\n: No existe el\t159 160\n: No module named \t518\n: No paths matched \t519\n: No se puede asignar\t504\n: No such file\t159 160 161 162 520 521 522 523 524\n: No such file or directory\t525\n: Not a directory\t526',
    1867806286: 'NvToolsExt\t1076',
    1867806318: 'nvToolsExt\t2047 2048 2049 2050\nnvToolsExt64_1.lib\t2051',
    1867807056: 'PyTorch is needed\t1106\nPyTorch is not installed\t1106\nPyTorch is not linked with support for cuda devices\t1107\nPyTorch is required\t1106\nPyTorch must be installed\t1106\nPyTorch needs GCC \t764\nPyTorch needs at least GCC \t764\nPyTorch needs to be installed\t1106\nPyTorch no longer supports this GPU because it is too old\t1108\nPyTorch requires GCC \t764\nPyTorch requires at least GCC \t764\nPyTorch version mismatch! DeepSpeed ops were compiled and installed with a different version\t1109\nPyTorch was compiled without CUDA support\t1110',
    1868720492: 'libomp/omp.h\t1890 1891 1892',
    1868721529: 'ymbol \t365\nymbols \t365',
    1868767290: ': comando não encontrado\t502\n: command not found\t502\n: commande introuvable\t502\n: could not read symbols: Invalid operation\t546 547',
    1868784748: "ldconfig', '-p']' returned non-zero\t1860",
    1868785010: 'recompile \t2113',
    1868787269: 'Encountered error while \t868',
    1868787273: 'Incompatible library version: lib\t954\nIncompleteRead\t782',
    1868787305: 'incompatible architecture (have \t1778\nincompatible with that of previous function "\t1779\nincompatible with the existing python installation in your environment\t1780\nincomplete \t1781 1782\nincomplete type \t1783 1784',
    1868832802: '" does not appear to contain CMakeLists\t366',
    1869374802: 'Relocations in generic ELF (EM: \t1113',
    1869374834: 'relocation R_\t2117\nrelocation overflow: reference to\t2118\nrelocation truncated to fit: \t2119 2120',
    1869378165: 'urlopen error \t2260',
    1869379432: 'hwloc.h\t1726 1727 1728 1729',
    1869439605: 'ubmodule\t2232',
    1869440333: 'Memory access fault by GPU node\t1008',
    1869440338: 'RemoteDisconnected\t782',
    1869440365: 'memory exhausted\t1949\nmemory in static\t1950',
    1869440370: 'remove_cv_t\t1418\nremove_reference_t\t1418',
    1869488162: '" no se reconoce como\t382\n" not found\t387',
    1869488167: "' no se reconoce como\t382\n' not found\t387",
    1869488186: ': no se puede abrir el archivo del objeto compartido\t513\n: no se puede abrir el fichero del objeto compartido\t513\n: not found\t502',
    1869488224: '` not found\t387',
    1869490208: ' (no such file)\t3',
    1869491501: '--no-build-isolation\t479',
    1869502255: '/Wno-psabi\t490',
    1869504867: 'canonicalize_version() got an unexpected keyword argument\t1392',
    1869506377: 'Ignoring invalid distribution \t951',
    1869507438: "nknown \t1993\nnknown keyword argument '\t1994",
    1869508193: 'annot open include file: \t683\nannotation_type.__origin__ is tuple\t1270',
    1869636978: 'reports SM\t944',
    1869638985: "ImportError: \t952\nImportError: cannot import name '\t658\nImported target\t953",
    1869639017: 'import lib as _lib, ffi as _ffi\t1754\nimpossibile abilitare lo stack eseguibile\t967\nimpossibile allocare memoria nel blocco statico TLS\t968\nimpossibile trovare -l\t1755 1756\nimpossible de trouver -l\t1350',
    1869771333: "Error building extension '\t871\nError checking\t872\nError compiling objects for extension\t873\nError loading shared library \t874\nError loading shared library ld-linux\t875\nError relocating \t365 876\nError sending request for url (\t877\nError: No module named \t878\nError: Unsupported GPU\t879\nError: Unsupported GPU model\t879\nError: Unsupported GPU type\t879\nError: unsupported GPU\t879\nError: unsupported GPU model\t879\nError: unsupported GPU type\t879",
    1869771365: 'erro interno do compilador\t963\nerror C1021: \t1592\nerror C1128\t1593\nerror C2059\t1594\nerror C2061\t1594\nerror C2065\t1594 1595 1596\nerror C2143\t1594\nerror C2146\t1595\nerror C2398: \t1597\nerror C3859\t1598\nerror C3861\t1595 1596\nerror C4430\t1595 1596\nerror C4984: \t1599\nerror D8016\t1600\nerror MSB3428: \t1601\nerror MSB3721: \t1602\nerror MSB8020: \t1603\nerror MSB8036: \t1604\nerror interno del compilador\t963\nerror sending request for url (\t877\nerror trying to exec \t1341\nerror while loading shared libraries: \t1605\nerror: "auto" is not allowed here\t1606\nerror: /EHa\t489\nerror: /EHsc\t489\nerror: /FS\t489\nerror: /GL\t489\nerror: /GR\t489\nerror: /MD\t489\nerror: /MT\t489\nerror: /O1\t489\nerror: /O2\t489\nerror: /Od\t489\nerror: /Ox\t489\nerror: /W\t489\nerror: /Z7\t489\nerror: /Zc:\t489\nerror: /Zi\t489\nerror: /arch:\t489\nerror: /fp:\t489\nerror: /std:c++\t489\nerror: /utf-8\t489\nerror: /wd\t489\nerror: RPC failed; \t1607\nerror: [Errno 2] No such file or directory: \'\t493\nerror: [WinError 2]\t1608\nerror: a member with an in-class initializer must be const\t1609\nerror: a pointer to a bound function may only be used to call \t1610\nerror: constant value is not known\t1611\nerror: constexpr function never produces a constant expression\t1612\nerror: constexpr if statements are a C++17 feature\t1613\nerror: could not find \t1614\nerror: downloading \'\t1615\nerror: expected a\t1611\nerror: expected an identifier\t1616\nerror: expected unqualified-id before\t1616\nerror: forward declaration of \t1617\nerror: identifier "__\t1611\nerror: identifier "__builtin_\t1618\nerror: invalid instruction\t1619\nerror: invalid operand for instruction\t1619\nerror: invalid redeclaration of\t1611\nerror: name followed by "::" must\t1611\nerror: namespace "std" has no member "__\t1611\nerror: no such file or directory: \'/EHa\t489\nerror: no such file or directory: \'/EHsc\t489\nerror: no such file or directory: \'/FS\t489\nerror: no such file or directory: \'/GL\t489\nerror: no such file or directory: \'/GR\t489\nerror: no such file or directory: \'/MD\t489\nerror: no such file or directory: \'/MT\t489\nerror: no such file or directory: \'/O1\t489\nerror: no such file or directory: \'/O2\t489\nerror: no such file or directory: \'/Od\t489\nerror: no such file or directory: \'/Ox\t489\nerror: no such file or directory: \'/W\t489\nerror: no such file or directory: \'/Z7\t489\nerror: no such file or directory: \'/Zc:\t489\nerror: no such file or directory: \'/Zi\t489\nerror: no such file or directory: \'/arch:\t489\nerror: no such file or directory: \'/fp:\t489\nerror: no such file or directory: \'/std:c++\t489\nerror: no such file or directory: \'/utf-8\t489\nerror: no such file or directory: \'/wd\t489\nerror: pack expansion does not make use\t1611\nerror: qualified name is not allowed\t1611\nerror: this declaration has no\t1611\nerror: type name is not allowed\t1611 1620\nerror: unexpected argument \'\t1621\nerror: unexpected token\t1619\nerror: unknown directive\t1619\nerror: unknown token\t1619\nerror: unrecognized command\t1622\nerror: unsupported target: \t1623\nerror: user-defined literal operator not found\t1611\nerror: variable length array\t1624\nerror: variable-sized object may not be initialized\t1625\nerrore interno del compilatore\t963',
    1869833554: 'ResolutionImpossible\t1116\nResolvePackageNotFound\t1097',
    1869834594: 'bison: command not found\t1287\nbison: not found\t1287',
    1869881378: '" to "std::shared_ptr<torch::jit\t389',
    1869881402: ': too few arguments\t571',
    1869903169: 'AutoGIL\t661 662\nAutoNoGIL\t661 662',
    1869903201: 'autoconf: command not found\t1287\nautoconf: not found\t1287\nautomake: command not found\t1287\nautomake: not found\t1287\nautoreconf: command not found\t1287\nautoreconf: not found\t1287',
    1870211104: ' (you have \t6',
    1873003342: 'Não há espaço disponível\t1068',
    1873003374: 'não foi possível alocar memória em bloco TLS\t968\nnão foi possível habilitar pilhas de executável\t967\nnão foi possível localizar -l\t1755 1756\nnão há espaço disponível\t1068\nnão é reconhecido como\t1813',
    1881171310: 'ne peut activer une pile exécutable\t967\nne peut allouer de la mémoire dans un bloc statique TLS\t968\nne peut pas trouver -l\t1350 1755 1756\nne peut restaurer le segment prot\t1125\nne peut trouver -l\t1351 1352 1353 1354 1355 1356 1357 1358 1359 1755 1756\nne peut trouver -lEGL\t1360\nne peut trouver -lGLEW\t1361\nne peut trouver -laio\t1362\nne peut trouver -lffi\t1363\nne peut trouver -lglog\t1364\nne peut trouver -ljpeg\t1365\nne peut trouver -lnuma\t1366\nne peut trouver -lstdc++\t1368\nne peut trouver -ltbb\t1369\nne peut trouver -luuid\t1370\nne peut trouver -lz\t1371',
    1881173838: "No package '\t1051",
    1882284899: 'cc1plus\t1400\ncc1plus: \t1401',
    1884516174: 'NoSpaceLeftError\t860',
    1885433459: 'snappy-c.h\t2149 2150 2151\nsnappy.h\t2149 2150 2151',
    1885434439: 'Graph break due to unsupported builtin \t945',
    1885496695: 'webp/decode.h\t2282 2283 2284\nwebp/encode.h\t2282 2283 2284',
    1885500787: 'subprocess-exited-with-error\t2173',
    1885692960: ' dependency is incompatible with the current platform: \t36',
    1885693252: 'DeepSpeed needs GCC \t764\nDeepSpeed needs at least GCC \t764\nDeepSpeed requires GCC \t764\nDeepSpeed requires at least GCC \t764',
    1885809965: '--gpu-name=sm_\t478',
    1886217556: 'Temporary failure\t803\nTemporary failure \t1159',
    1886217588: 'temp.win32-\t2183',
    1886218528: ' import "_C\t200\n import "_ext\t200\n import \'_C\t200\n import \'_ext\t200\n import _C\t200\n import _ext\t200\n import `_C\t200\n import `_ext\t200\n import any \t164\n import module "_C\t200\n import module "_ext\t200\n import module \'_C\t200\n import module \'_ext\t200\n import module _C\t200\n import module _ext\t200\n import module `_C\t200\n import module `_ext\t200\n import the "_C\t200\n import the "_ext\t200\n import the \'_C\t200\n import the \'_ext\t200\n import the _C\t200\n import the _ext\t200\n import the `_C\t200\n import the `_ext\t200\n import the module "_C\t200\n import the module "_ext\t200\n import the module \'_C\t200\n import the module \'_ext\t200\n import the module _C\t200\n import the module _ext\t200\n import the module `_C\t200\n import the module `_ext\t200',
    1886220099: 'Compiler requires the CUDA toolkit\t786',
    1886220131: "compilation terminated\t1419 1420 1421 1422 1423 1424 1425 1426 1427 1428 1429 1430 1431 1432 1433 1434 1435 1436 1437 1438 1439 1440 1441 1442 1443 1444 1445 1446 1447 1448 1449 1450 1451 1452 1453 1454 1455 1456 1457 1458 1459 1460 1461 1462 1463 1464 1465 1466 1467 1468 1469 1470 1471 1472 1473 1474 1475 1476 1477 1478 1479 1480 1481 1482 1483 1484 1485 1486 1487 1488 1489 1490 1491 1492 1493 1494 1495 1496 1497 1498 1499 1500 1501 1502 1503 1504 1505 1506 1507 1508 1509 1510 1511 1512 1513 1514\ncompiled\t1515\ncompiled against \t1303\ncompiled against CUDA\t1304\ncompiled against NumPy 1.x\t1516\ncompiled for \t1303\ncompiled for CUDA\t1304\ncompiled using \t1303\ncompiled using CUDA\t1304\ncompiled with \t1303\ncompiled with CUDA\t1304\ncompiled without \t1306\ncompiler set in environment\t1517\ncompute capabilit\t1518 1519\ncompute capability\t1520\ncompute capability \t1521 1522\ncompute capability not supported']\t1523",
    1886220135: "gomp not found\t1689\ngomp' not found\t1689\ngomp’ not found\t1689",
    1886220137: "iomp5 not found\t1689\niomp5' not found\t1689\niomp5’ not found\t1689",
    1886221678: 'numpy/\t2046',
    1886330919: "' op \t419",
    1886332960: ' (operand types are \t4',
    1886351203: 'cooperative_groups/\t1533 1534\ncooperlake\t1260',
    1886413165: "mappatura del segmento dall'oggetto condiviso non riuscita\t905",
    1886413171: 'sapphirerapids\t1260',
    1886415211: 'kipping import of cpp extensions due to incompatible torch version \t1824',
    1886418291: 'support for the ISO C++ \t2174\nsupport for the upcoming ISO C++ standard, C++0x\t2175\nsupported\t1275 2176\nsupported on Python 3.\t2177',
    1886611780: 'DispatchKey::CompositeImplicitAutograd\t847\nDispatchStub: missing \t848',
    1886614883: 'cusparse64_\t1547 1548\ncusparseC\t763\ncusparseD\t763\ncusparseS\t763\ncusparseXcsrgemmNnz\t763\ncusparseZ\t763',
    1886680168: 'http.client.\t1725',
    1886680431: 'output file too large: \t2092',
    1886745376: ' support\t340\n support \t341 342',
    1886745454: 'nsupported CUDA SM\t2041\nnsupported CUDA SM version\t2041\nnsupported CUDA arch\t2041\nnsupported CUDA architecture\t2041\nnsupported CUDA capability\t2041\nnsupported CUDA sm\t2041\nnsupported CUDA sm version\t2041\nnsupported GPU SM\t2041\nnsupported GPU SM version\t2041\nnsupported GPU arch\t2041\nnsupported GPU architecture\t2041\nnsupported GPU capability\t2041\nnsupported GPU sm\t2041\nnsupported GPU sm version\t2041\nnsupported SM\t2041\nnsupported SM version\t2041\nnsupported arch\t2041\nnsupported architecture\t2041\nnsupported capability\t2041\nnsupported compute SM\t2041\nnsupported compute SM version\t2041\nnsupported compute arch\t2041\nnsupported compute architecture\t2041\nnsupported compute capability\t2041\nnsupported compute sm\t2041\nnsupported compute sm version\t2041\nnsupported device SM\t2041\nnsupported device SM version\t2041\nnsupported device arch\t2041\nnsupported device architecture\t2041\nnsupported device capability\t2041\nnsupported device sm\t2041\nnsupported device sm version\t2041\nnsupported sm\t2041\nnsupported sm version\t2041',
    1887007331: 'crypt.h\t1539 1540 1541 1542',
    1897951054: 'No queda espacio en el dispositivo\t659',
    1897951086: 'no queda espacio en el dispositivo\t659',
    1902473760: ' required keyword-only argument\t326\n required positional argument\t326 327\n requires A100\t328\n requires MinkowskiEngine\t329\n requires a different Python: \t330\n requires apex\t329\n requires auto\t329\n requires bitsandbytes\t329\n requires causal\t329\n requires cuda extensions\t331\n requires cupy\t329\n requires deepspeed\t329\n requires detectron2\t329\n requires exllamav2\t329\n requires fbgemm\t329\n requires flash\t329\n requires flashinfer\t329\n requires gptqmodel\t329\n requires gsplat\t329\n requires kaolin\t329\n requires mamba\t329\n requires mmcv\t329\n requires onnxruntime\t329\n requires pytorch3d\t329\n requires sgl\t329\n requires sglang\t329\n requires spconv\t329\n requires torch-\t329\n requires torch_\t329\n requires torchao\t329\n requires torchcodec\t329\n requires transformer\t329\n requires triton\t329\n requires triton==\t332\n requires vllm\t329\n requires xformers\t329',
    1903386957: 'MasqueradingAsCUDA\t1003 1004',
    1914709853: "]' returned non-zero\t1243",
    1914711074: '", referenced from\t365\n", referenced from:\t365',
    1914725736: 'he remote end hung up unexpectedly\t1650',
    1914728270: 'No registered custom op \t814',
    1916880980: 'THArgCheck\t1135 1136',
    1917132893: '] Erreur 137\t1242\n] Error 137\t1242',
    1917143124: 'THError\t1135 1136',
    1917145935: 'OSError: \t789\nOSError: Could not find/load shared object file\t1083\nOSError: [Errno \t1084\nOSError: [Errno 30] \t1085',
    1917221200: 'PyFrameObject\t1105',
    1917853789: '] Processus arrêté\t1242',
    1917869114: ':\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA\\v\t577',
    1918967866: ': archivo demasiado corto\t506',
    1918967870: '> are available only with C++\t580',
    1918986323: 'Shared memory size limit exceeded: requested \t1129',
    1918986355: 'shared memory size (requested \t2147\nshared object\t2148\nshared object initialization failed\t1721',
    1919052108: 'Library not loaded: \t995 996\nLibrary not loaded: @\t997',
    1919052140: 'library not found\t1893\nlibrary not found for -l\t1894 1895\nlibrary not found: \t1896 1897 1898\nlibrary not found: EGL\t1899\nlibrary not found: GLEW\t1900\nlibrary not found: aio\t1901\nlibrary not found: crypt\t1902\nlibrary not found: ffi\t1903\nlibrary not found: glog\t1904\nlibrary not found: jpeg\t1905\nlibrary not found: lapack\t1906\nlibrary not found: numa\t1907\nlibrary not found: stdc++\t1908\nlibrary not found: tbb\t1909\nlibrary not found: uuid\t1910\nlibrary not found: z\t1911\nlibrocblas.so.\t1868\nlibrocsparse.so.\t1868',
    1919115629: 'macro "max" passed\t1945\nmacro "max" requires\t1945\nmacro "min" passed\t1945\nmacro "min" requires\t1945',
    1919117645: 'Microsoft Visual C++ \t1009\nMicrosoft Visual C++ Redistributable is not installed\t1010\nMicrosoft Visual C++ installation\t1011\nMicrosoft Visual Studio installation\t1011\nMicrosoft Visual Studio version\t1012',
    1919230010: ': error C2440: \t548\n: error C2975\t549\n: error adding symbols: DSO missing from command line\t546 547\n: error: \t550\n: error: cannot find libdevice for sm_\t551\n: error: exception specification in declaration does not match\t552\n: error: expected \t553\n: error: expected primary-expression before\t554\n: error: identifier "\t555\n: error: name followed by "::" must be a class or namespace name\t556\n: error: namespace "cut\t557\n: error: need \t558\n: error: no such file or directory: \'\t559\n: error: redefinition of\t560\n: error: template argument \t553\n: error: the clang compiler does not support \'-\t561\n: error: unknown argument\t562\n: error: unknown type name \'\t563\n: error: unsupported option \'-\t564\n: error: use of undeclared identifier \'\t563\n: error:expected \t553\n: error:template argument \t553\n: error： expected \t553\n: error： template argument \t553\n: error：expected \t553\n: error：template argument \t553',
    1919248468: 'There is not enough space on the disk\t1174',
    1919248500: "there's already a kernel registered from python overriding \t2185",
    1919249184: ' kernel are not available\t251\n kernel is not available\t251\n kernel not available\t251\n kernels are not available\t251\n kernels is not available\t251\n kernels not available\t251',
    1919250472: '(perhaps \t444',
    1919250479: '/permissive\t489',
    1919250511: 'Operator does not support running with fake tensors\t1089',
    1919250543: 'operation timed out\t1416',
    1919251285: "UserWarning: Can't initialize NVML\t1217\nUserWarning: Error checking compiler version for cl\t1218",
    1919251488: ' terminated with signal 9\t38',
    1919251566: 'nternal error\t2042',
    1919252000: ' version incompatibility\t348\n version mismatch\t348\n version must be \t349\n version needs to be \t349\n version should be \t349',
    1919252079: 'overloaded function "std::__to_address" matches\t2093',
    1919316077: 'mpfr.h\t1968 1969 1970 1971',
    1919444301: 'Mehrdeutiges Symbol\t1006\nMehrfachdefinition von \t1007',
    1919444333: 'mehrdeutiges Symbol\t1006',
    1919448176: 'pthread.h\t1575',
    1919885370: ': orden no encontrada\t502',
    1919887392: ' (or one of its dependencies)\t5',
    1919895160: "xFormers was built for:\t2288\nxFormers wasn't buil\t2289",
    1919902273: 'Aborted\t626',
    1919903264: ' for section\t167',
    1919968580: 'DeprecatedTypeProperties\t839 840',
    1919969650: 'ripristinare la protezione del segmento\t1125',
    1920091483: '[Errno 122]\t1234\n[Errno 28]\t1234',
    1920103747: 'Current CUDA Device does not support bfloat16\t831\nCurrent CUDA device does not support bfloat16\t831',
    1920103779: "current CUDA Device does not support bfloat16\t831\ncurrent CUDA device does not support bfloat16\t831\ncurrent Python platform is not compatible with the lockfile's supported environments\t1562",
    1920169263: '/usr/include/hip/\t498',
    1920230738: 'Retrying (Retry(total=0,\t1117',
    1920233061: 'entrée de procédure\t365',
    1920233065: 'intrin\t1279',
    1920234561: "AttributeError: install_layout\t656\nAttributeError: module '\t657\nAttributeError: module 'torch._C' has no attribute '\t658",
    1920235589: 'Extra build requirement \t881',
    1931505486: "No se pudo asignar memoria en el bloque TLS\t968\nNo space left on device\t1052\nNo such file\t1053\nNo such file or directory: \t234 1054 1055 1056 1057 1058 1059 1060\nNo such file or directory: '\t1061 1062 1063 1064\nNo such operator \t1065",
    1931505518: 'no se declaró en este ámbito\t1293\nno se encuentra -l\t1350 1755 1756\nno se puede activar la pila ejecutable\t967\nno se puede encontrar -l\t1350 1351 1352 1353 1354 1355 1356 1357 1358 1359 1755 1756\nno se puede encontrar -lEGL\t1360\nno se puede encontrar -lGLEW\t1361\nno se puede encontrar -laio\t1362\nno se puede encontrar -lffi\t1363\nno se puede encontrar -lglog\t1364\nno se puede encontrar -ljpeg\t1365\nno se puede encontrar -lnuma\t1366\nno se puede encontrar -lstdc++\t1368\nno se puede encontrar -ltbb\t1369\nno se puede encontrar -luuid\t1370\nno se puede encontrar -lz\t1371\nno se puede restaurar el `prot\' del segmento\t1125\nno se reconoce como un comando\t1813\nno se reconoce la opción de línea de órdenes\t970\nno space left on device\t1052\nno such file\t2020\nno such file or directory: \'\t2021\nno such instruction\t2022\nno such option: -\t2023\nno suitable \t2024 2025\nno suitable constructor exists to convert from "\t2026\nno suitable constructor exists to convert from "c10::\t1999',
    1931506799: 'ot supported\t2062',
    1933658196: 'THAssert\t1135 1136',
    1934970951: 'GPUs architecture\t723\nGPUs capabilit\t723\nGPUs compute architecture\t723\nGPUs compute capabilit\t723',
    1935625567: '_M_set_sharable()\t1245',
    1935762796: 'lease up\t1861',
    1935763488: ' has already been defined\t169\n has been removed from CMake\t170\n has no attribute\t171\n has no attribute \t172 173 174 175 176 177 178 179\n has no member\t180\n has no member \t181 182 183\n has no member named\t184\n has no member named \t185 186 187 188 189 190\n has non-pointer type \t191\n has not been declared\t55 56 57 192 193 194 195\n has to be \t196\n has unsupported type \t197',
    1935763551: '_hash_\t1254 1255 1256',
    1935764579: 'class "at::Tensor" has no member "\t1414\nclass "std::enable_if<<error-constant>\t1415',
    1935767328: ' was detected and compatibility mode is UN\t350\n was found but failed to import\t351\n was not declared\t55 56 195 247 248 352 353\n was not declared in this scope\t57 354 355\n was not declared in this scope; did you mean \t356\n was not found in the package registry\t357\n was specified but unrecogni\t358',
    1936009070: "n'est pas reconnu en tant que\t1813\nn'est pas un membre de\t1626",
    1936025716: 'these package versions have conflicting dependencies\t2186',
    1936027460: 'Does not match the generator used previously: \t851',
    1936027492: "does not appear to be a Python project\t1577\ndoes not contain a CMakeLists\t1578\ndoes not have one of build variants: \t1579\ndoes not know how to trace the builtin \t1580\ndoes not match\t1574\ndoes not name a type\t1293\ndoesn't match\t1574",
    1936028533: 'uses too much \t2262\nuses too much shared data (0x\t2263',
    1936269346: '" is ambiguous\t380\n" is not known to CXX compiler\t381\n" is not recognized\t382\n" is not recognized as\t382\n" is undefined in device code\t383\n" ist entweder falsch\t382',
    1936269351: "' is ambiguous (with operand types \t408\n' is not defined for option 'gpu-architecture'\t409\n' is not defined for option 'std'\t410\n' is not in 'keyword=value' format\t411\n' is not recognized\t382\n' is not recognized as\t382\n' is not recognized as an internal\t412\n' is only available for these backends:\t413\n' is unavailable: introduced in macOS 1\t414\n' ist entweder falsch\t382",
    1936269353: ') is greater than the maximum required version by CUDA \t448\n) is less than the minimum required version by CUDA \t449\n) is not usable for this PyTorch\t450',
    1936287828: 'This Python has API version \t1175\nThis header is only meant to be used on x86\t1176',
    1936287860: 'this operation is not allowed between \t2187',
    1936289397: 'unistd.h\t1575',
    1936614740: 'TensileLibrary\t1160 1161\nTensorTypeId\t1162 1163\nTensorTypeSet\t1162 1163\nTensors of type TensorImpl do not have \t1164\nTensors returned from custom ops (1) must not\t1165 1166',
    1936615712: ' installation candidates for \t205\n instance of Visual Studio\t206',
    1936617315: 'const_data_ptr\t912',
    1936682850: 'boost/\t1300',
    1936683040: ' positional argument\t326',
    1936876886: 'VersionConflict: (\t1223',
    1936876918: 'version "LIBAV\t972\nversion "LIBSW\t972\nversion \'LIBAV\t972\nversion \'LIBSW\t972\nversion `LIBAV\t972\nversion `LIBSW\t972\nversion torch was compiled with \t2271\nversion used to compile\t2272\nversions\t2273',
    1936877926: 'first\t1292',
    1936941392: 'PassManager::run failed\t1098',
    1936943469: 'missing initializer for member \t1957',
    1936944429: '-msse\t486',
    1937008994: 'bits/floatn\t1296\nbits/libc-header-start\t1297\nbits/std_function.h:\t1298\nbitsandbytes was compiled without GPU support\t1299',
    1937055783: "' uses too much \t422",
    1937059642: ':/usr/local/cuda\t576',
    1937075488: ' must be \t196\n must be valid exactly by one definition\t256\n must not contain {\t257',
    1937339245: 'msys64\t1001',
    1948280185: 'ye tanımsız başvuru\t365',
    1948282734: "no template named \t2027\nno template named '\t2018\nno type named \t2027\nno type named '\t2018",
    1951615060: 'THStorage\t1133 1134',
    1952531514: ':Datei oder Verzeichnis\t159 160',
    1952543859: 'status_string: "\t2170',
    1952606572: 'libtorch_cuda.so: \t1876',
    1952802679: 'wget: command not found\t1287\nwget: not found\t1287\nwget: unable to resolve host address\t2285',
    1952805408: ' returned non-zero\t333 334',
    1952867692: 'leftover lock files from the PyTorch C++ extension build\t1862',
    1953063255: 'Waited on lock file "\t1226',
    1953063469: '-bit platform\t484',
    1953064270: "Neither 'setup.py' nor 'pyproject.toml' found\t1024",
    1953064550: 'ffitarget.h\t1653 1654 1655',
    1953065567: '_jit_compile\t60',
    1953067604: 'Triton Error [CUDA]: device kernel image is invalid\t1182\nTriton only support CUDA 10.0 or higher, but got CUDA version: \t1183',
    1953068403: 'suitesparse/\t1407 1408 1409',
    1953068832: ' with --no-build-isolation\t361\n with CUDA \t362\n within its own root folder\t363\n without CUTE_ARCH_MMA_\t364',
    1953069157: 'exit code\t1631\nexit code:\t1631\nexit status\t1631\nexitcode\t1631\nexited with code \t1632',
    1953264973: 'Multiple dispatch failed for \t1014',
    1953265005: 'multi_tensor_applier fused unscale kernel is unavailable\t1975\nmultiple copies of the\t1976\nmultiple definition of \t1977',
    1953394499: 'ContextualVersionConflict: (\t790',
    1953396050: 'RuntimeError: Failed to infer device type\t1026\nRuntimeError: Numpy is not available\t1119',
    1953396080: 'punto de entrada del procedimiento\t365',
    1953397075: 'SyntaxError: \t955',
    1953459744: ' not available\t260\n not built with CUDA\t261\n not compiled with CUDA\t261\n not defined in file lib\t262 263\n not found\t264\n not found in the system path\t265\n not found. Directory cannot be installed\t266\n not installed\t267\n not recognized\t268\n not set, after EnableLanguage\t269\n not supported in this architecture\t270',
    1953460816: 'ProtocolError\t782',
    1953525103: 'ompt.h\t1890 1891 1892',
    1953653104: 'partially initialized module \t2096',
    1953653621: 'ucrt64\t1001',
    1953655126: "Virtual package '__cuda\t1224\nVirtual package '__glibc\t1225",
    1953655158: 'virtual memory exhausted: \t2274',
    1953656688: 'portaudio.h\t2101 2102 2103 2104',
    1953658478: 'nvrtc-builtins\t2060\nnvrtc64_\t1547 1548\nnvrtc: error: failed to load builtins for compute_\t2061',
    1953718598: 'Fast path is not available because one of\t904',
    1953718627: 'caster.operator typename make_caster<T>::template cast_op_type<T>()\t1395',
    1953718630: 'fast path is not available because one of\t904',
    1953719584: ' est incompatible avec la sortie\t59',
    1953719666: 'restaurar proteção de segmento\t1125\nrestore segment prot after\t2129',
    1953720608: ' ist entweder falsch\t244\n ist im Header \t249\n ist kein Element\t201\n ist kein Element von\t222 223 224',
    1953720644: "Distributed package doesn't have NCCL built in\t849",
    1953721929: 'Installed triton version too old, please upgrade\t960\nInstrucción ilegal\t482\nInstruction non permise\t482\nInstruçõe\t482',
    1953721961: 'installable\t1791\ninstalled CPU version PaddlePaddle\t1792\ninstalled Caffe2 version uses CUDA but I cannot find the CUDA\t1793',
    1953722184: 'Host compiler targets unsupported OS\t949',
    1953722216: 'host compiler\t666\nhost has sm_\t944',
    1953723725: 'Must define exactly one of __HIP_PLATFORM_\t1015',
    1953723747: 'custom_op(\t1563',
    1953723757: 'must have a constant value\t199\nmust install \t1103\nmust support SSE\t1978\nmust support SSE2\t1978\nmust support amd64\t1978\nmust support i386\t1978\nmust support x86\t1978\nmust support x86-64\t1978\nmust support x86_64\t1978',
    1953724755: 'SystemError: <built-in function load_binary> returned NULL\t1132',
    1953724787: 'system has unsupported display driver / cuda driver combination\t2179\nsystem not yet initialized\t2180',
    1953784096: ' attempted to run this operator with Meta tensors, but there was no \t21',
    1953785171: 'Setting up PyTorch plugin "\t1128',
    1953849888: ' but this version of numpy is 0x\t24\n but we found an implementation\t25',
    1953853031: 'gnutls_handshake() failed\t1688',
    1953853216: ' out of memory\t324\n out of range: \t325',
    1954047264: ' extension\t60\n extension for compute capability \t61',
    1954047342: 'next(\t1989',
    1954047348: 'texture is not a template\t1748\ntexture" is not a template\t1748\ntexture\' is not a template\t1748\ntexture’ is not a template\t1748',
    1954112032: ' bytes to section \t27',
    1954115679: '_pytorch_\t1257',
    1965059918: "No url found for submodule path '\t1066",
    1965060969: 'is unsupported\t1276',
    1967202362: ': Aucun fichier\t159 160',
    1967343700: 'THCuda\t1133 1134 1149 1150\nTHCudaCheck\t1151 1152',
    1969316709: 'ecause there is no version of \t1585',
    1969365031: "' but version of \t393",
    1969365036: ", but none of the providers can be installed\t465\n, but was built for sm\t466\n, but wrong architecture\t467\n, but you have torch \t468\n, but you'll have torch \t468",
    1969381215: '__builtin_amdgcn_\t1249',
    1969383788: 'libunwind.h\t1912 1913 1914 1915',
    1969431072: ' "cudaMemLocation"\t0',
    1969450029: '-lcudnn\t485',
    1969452353: 'Aucun espace disponible sur le périphérique\t659\nAucun fichier ou dossier\t630 631 632 633 634 635 636 637 638 639 640 641 642 643 644 645 646 647',
    1969452385: 'aucun espace disponible sur le périphérique\t659',
    1969452654: 'nvcuda.dll\t2058',
    1969516397: "module 'PIL.Image' has no attribute '\t1958\nmodule 'faiss' has no attribute '\t1959\nmodule 'numpy' has no attribute '\t1960\nmodule 'torch._C' has no attribute '\t1961\nmodule 'torchsparse_\t1962\nmodule export function\t1963\nmodule has nothing to offer in MPL2 only mode\t1964",
    1969713761: "argument list for \t1277\nargument of type 'WindowsPath' is not iterable\t1278",
    1970085927: "' must be initialized by a constant expression\t415",
    1970170220: 'linux/limits.h\t1921 1922 1923 1924',
    1970234144: ' could be found\t35',
    1970239784: '(you have \t446',
    1970300704: ' gpu architectures in the range\t168',
    1970302319: 'ompute capability \t2066',
    1970365778: 'Require \t1022\nRequire PyTorch\t1114\nRequire Pytorch\t1114\nRequire pyTorch\t1114\nRequire pytorch\t1114\nRequire torch\t1114\nRequired library version not found: \t1115\nRequires \t1022\nRequires PyTorch\t1114\nRequires Pytorch\t1114\nRequires pyTorch\t1114\nRequires pytorch\t1114\nRequires torch\t1114',
    1970365810: 'require \t1022\nrequire C++ 1\t2121\nrequire C++ 2\t2121\nrequire C++1\t2121\nrequire C++2\t2121\nrequire CUDA\t1988\nrequire PyTorch\t1114\nrequire Pytorch\t1114\nrequire SSE\t1978\nrequire SSE2\t1978\nrequire amd64\t1978\nrequire at least \'/std:c++\t1285\nrequire at least C++ 1\t2121\nrequire at least C++ 2\t2121\nrequire at least C++1\t2121\nrequire at least C++2\t2121\nrequire i386\t1978\nrequire pyTorch\t1114\nrequire pytorch\t1114\nrequire torch\t1114\nrequire users to upgrade torch to at least v\t2122\nrequire x86\t1978\nrequire x86-64\t1978\nrequire x86_64\t1978\nrequired\t1987\nrequires \t1022\nrequires Ada\t2123\nrequires Ampere\t2123\nrequires Blackwell\t2123\nrequires C++ 1\t2121\nrequires C++ 2\t2121\nrequires C++1\t2121\nrequires C++2\t2121\nrequires CUDA\t1988\nrequires Hopper\t2123\nrequires NVCC\t1988\nrequires NVIDIA CUDA\t1988\nrequires PyTorch\t1114\nrequires Pytorch\t1114\nrequires SSE\t1978\nrequires SSE2\t1978\nrequires Turing\t2123\nrequires Volta\t2123\nrequires a Ada\t2123\nrequires a Ampere\t2123\nrequires a Blackwell\t2123\nrequires a Hopper\t2123\nrequires a Turing\t2123\nrequires a Volta\t2123\nrequires amd64\t1978\nrequires an Ada\t2123\nrequires an Ampere\t2123\nrequires an Blackwell\t2123\nrequires an Hopper\t2123\nrequires an Turing\t2123\nrequires an Volta\t2123\nrequires at least \'/std:c++\t1285\nrequires at least C++ 1\t2121\nrequires at least C++ 2\t2121\nrequires at least C++1\t2121\nrequires at least C++2\t2121\nrequires capability \t2124\nrequires compiler flag \'/std:c++\t1285\nrequires device with capability > (\t2125\nrequires i386\t1978\nrequires nvcc\t1988\nrequires pyTorch\t1114\nrequires pytorch\t1114\nrequires the CUDA\t1988\nrequires the following packages that were not found in your environment: \t2126\nrequires the language dialect "CUDA\t2127\nrequires the language dialect "CXX\t2128\nrequires torch\t1114\nrequires x86\t1978\nrequires x86-64\t1978\nrequires x86_64\t1978',
    1970369089: 'Arquivo ou diretório\t630 631 632 633 634 635 636 637 638 639 640 641 642 643 644 645 646 647',
    1970430838: 'vcruntime\t2270',
    1970430840: 'xcrun: error: invalid active developer path\t2290',
    1970432116: 'thrust::\t2188',
    1970435187: 'struct _frame\t1105',
    1970479215: 'o such \t630 631 632 633 634 635 636 637 638 639 640 641 642 643 644 645 646 647',
    1970496882: 'result_of_t\t1418',
    1970497878: 'Visual C++ installation\t1011\nVisual Studio installation\t1011',
    1970499157: 'Unsupported .target\t1210\nUnsupported .version\t1211\nUnsupported HIP arch \t1212\nUnsupported HIP arch: \t1212\nUnsupported conversion from \t1213\nUnsupported platform: \t1214\nUnsupported rounding mode for conversion\t1215\nUnsupportedOperatorException: \t1216',
    1970499177: 'insufficient shared memory available on the GPU\t1794',
    1970499189: 'unsupported\t2062\nunsupported GNU version! \t2257\nunsupported HIP gpu architecture \t1212\nunsupported HIP gpu architecture: \t1212\nunsupported ICC\t2258\nunsupported NVHPC\t2258\nunsupported PGI\t2258\nunsupported XLC\t2258\nunsupported instruction \t1288\nunsupported operand type(s) for \t2259\nunsupported operator: \t1216\nunsupported pgc++\t2258\nunsupported xlC\t2258',
    1970562386: 'Return has unsupported type \t1118',
    1970562418: 'return code\t1631\nreturned a non-zero code: 137\t2130\nreturned non-zero\t2131\nreturned non-zero exit\t2132\nreturned non-zero exit status\t2133\nreturned non-zero exit status \t2134',
    1970562419: 'setup command: use_2to3 is invalid\t2143\nsetup.py build\t1301\nsetup.py develop\t1301\nsetup.py install\t1301\nsetuptools.build_meta\t2144\nsetuptools.command.\t2145\nsetuptools.extern.\t2146',
    1970566470: 'FutureWarning: The pynvml package is deprecated\t919',
    1981837166: "no viable conversion from \t2028\nno viable conversion from '\t2029",
    1984917583: 'OpOverloadPacket(op=\t1088',
    1985966953: 'is_variable\t1816 1817',
    1986096429: '-mavx\t486',
    1986884193: 'armv8.6-a\t1260',
    1986928751: 'o nvcc found\t786\no nvcc was found\t786',
    1986946336: ' environment variable is not\t43',
    1987208531: 'Server does not allow request for unadvertised object\t1127',
    1998611557: 'ed with an unsupported toolchain\t1586',
    1998614350: 'No working C++ compiler found in\t1067',
    2003269987: 'cygwin\t1001',
    2003988326: 'forward compatibility was attempted on non supported HW\t1665',
    2004117094: 'fftw3.h\t1656 1657 1658 1659',
    2019516192: ' __x) noexcept (true)\t13',
    2019715436: 'libxml/\t1916 1917 1918 1919',
    2019893287: "' extension\t395\n' extension (up-to-date)\t396",
    2019893289: ') exceeds limit (\t447',
    2019893306: ': expression must be a pointer to a complete object\t565',
    2019893315: 'C extension: \t665',
    2019912806: 'flex: command not found\t1287\nflex: not found\t1287',
    2020569680: 'ProxyError\t782',
    2020633959: 'gmpxx.h\t1685 1686 1687',
    2032168553: 'in your include path is not compatible with this release of \t1759',
    2032170095: 'ot yet implemented\t2062\not yet supported\t2062',
    2034387028: 'THByteBlas_\t1133 1134\nTHByteStorage\t1133 1134\nTHByteTensor\t1133 1134\nTHByteVector\t1133 1134',
    2035294266: ': PyTorch was compiled\t529',
    2035296032: " 'Py_buffer'\t1",
    2036625250: 'body of constexpr\t553',
    2037149263: 'Only a single TORCH_LIBRARY can be used to register the namespace \t1086 1087',
    2037149295: 'only available for Linux\t2067\nonly available with \t2068\nonly for SSE\t1978\nonly for SSE2\t1978\nonly for amd64\t1978\nonly for i386\t1978\nonly for x86\t1978\nonly for x86-64\t1978\nonly for x86_64\t1978\nonly support\t2069\nonly supported on \t2070 2071\nonly supported on CUDA\t1988\nonly supported on NVCC\t1988\nonly supports \t1305\nonly supports Linux\t2067\nonly supports SSE\t1978\nonly supports SSE2\t1978\nonly supports amd64\t1978\nonly supports i386\t1978\nonly supports x86\t1978\nonly supports x86-64\t1978\nonly supports x86_64\t1978\nonly works on Linux\t2067',
    2037413219: 'cupy.cuda.memory.OutOfMemoryError\t1556',
    2037604640: ' async_io\t20',
    2042020674: 'Böyle bir dosya ya da dizin\t630 631 632 633 634 635 636 637 638 639 640 641 642 643 644 645 646 647',
    2053466478: 'niezdefiniowane odwołanie do\t365',
    2053731104: ' size changed, may indicate binary\t338',
    2054124112: 'Prozedureinsprungpunkt\t365',
    2179145762: '" は、内部コマンド\t382',
    2179145767: "' は、内部コマンド\t382",
    2179145786: ': そのようなファイル\t159 160',
    2195923002: ': コマンドが見つかりません\t502',
    2212700218: ': ファイルが短すぎます\t506',
    2228297786: ': файл слишком короткий\t506',
    2229739578: ': 無法開啟共用物件\t513',
    2246385722: ': 共有オブジェクトファイルを開けません\t513',
    2295439056: 'Ошибка сегментирования\t870',
    2313560122: ': 找不到命令\t502',
    2357322528: ' が見つかりません\t250',
    2377704480: ' 不是\t201 222 223 224\n 不是一个类型名\t57',
    2377704482: '"不是内部\t382',
    2377704487: "'不是内部\t382",
    2414551098: ': 동적 오브젝트 파일을 열 수 없습니다\t513',
    2461197882: ':沒有此一檔案\t159 160',
    2498306106: ': 错误: expected \t553\n: 错误: template argument \t553\n: 错误:expected \t553\n: 错误:template argument \t553\n: 错误： expected \t553\n: 错误： template argument \t553\n: 错误：expected \t553\n: 错误：template argument \t553',
    2498306141: '] 错误 137\t1242',
    2531663930: ': 文件过短\t506',
    2548441146: ': 无效的 ELF 头\t568\n: 无法分配内存\t504\n: 无法打开共享对象\t515\n: 无法打开共享对象文件\t513',
    2632327226: ': 未找到命令\t502',
    2642535226: ':そのようなファイル\t159 160',
    2647662650: ': Нет такого файла\t159 160',
    2712856122: ':没有那个文件\t159 160',
    2797826628: 'Dræbt\t853',
    2828854560: ' 在此作用域中尚未声明\t57',
    2848159060: 'Tué a terminé le programme \t442',
    2862409248: ' 未命名一个类型\t57',
    2867208250: ': 檔案太短\t506',
    2877416224: ' に対する定義されていない参照\t365',
    2881709383: 'Geëlimineerd\t853',
    2944525090: '"は、内部コマンド\t382',
    2944525095: "'は、内部コマンド\t382",
    2966455505: 'файл в неправильном формате\t1113',
    2966468560: 'защиту сегмента после перемещения\t1125',
    2983231953: 'сбой отображения сегмента из разделяемого объекта\t905',
    2983236304: 'Вбито\t853',
    2983240656: 'Убито\t853',
    3001425978: ': 沒有此一檔案\t159 160\n: 没有那个文件\t159 160',
    3050347984: 'Не осталось свободного места\t1068\nНет такого файла\t630 631 632 633 634 635 636 637 638 639 640 641 642 643 644 645 646 647',
    3050356176: 'не вдалося знайти -l\t1755\nне является внутренней\t1813\nневизначене посилання\t365\nневизначене посилання на\t365\nневозможно выделить память в статичном блоке TLS\t968\nневозможно задействовать исполняемый стек\t967\nневозможно найти -l\t1755 1756\nнедефинисана упута ка\t365\nнеоднозначный символ\t1006\nнеопределена отпратка към\t365\nнеопределенная ссылка на\t365\nнеопределённая ссылка на\t365',
    3050356688: 'перемещение R_\t2117\nпересування R_\t2117',
    3051888698: ': 资源暂时不可用\t530',
    3085246557: '] 已杀死\t1242',
    3101958178: '" 不是内部\t382\n" 不是内部或外部命令\t382',
    3101958183: "' 不是内部\t382\n' 不是内部或外部命令\t382",
    3169132637: '] 強制終了\t1242',
    3184533562: ': невозможно открыть разделяемый объектный файл\t513',
    3184571088: 'внутренняя ошибка компилятора\t963',
    3201343440: 'Политика управления приложениями\t628',
    3201348816: 'доступном только для чтения, содержатся динамические\t2112',
    3278267762: 'reférence indefinie vers\t365\nreférence indéfinie vers\t365',
    3278335573: 'Ungültiger Maschinenbefehl\t482',
    3278663504: 'Política de Controle de Aplicativo\t628',
    3278774330: ': não é possível abrir arquivo compartilhado\t513',
    3279185223: 'Getötet\t853\nGetötet hat Programm \t442',
    3491770661: '%1 не является приложением Win32\t392',
    3491803856: 'в пространстве имён\t1626',
    3499801839: '：Нет такого файла\t159 160',
    3500003386: ':Нет такого файла\t159 160',
    3799018863: 'omp’ not found\t1689',
    3810537765: '%1 は有効な Win32 アプリケーション\t392',
    3816980963: 'あいまいなシンボル\t1006',
    3817309155: 'デバイスに空き領域がありません\t2304',
    3818357731: 'プロシージャ エントリ ポイント\t365',
    3818568943: '：そのようなファイル\t159 160',
    3818750178: '”は、内部コマンド\t382',
    3818750435: 'そのようなファイルやディレクトリ\t630 631 632 633 634 635 636 637 638 639 640 641 642 643 644 645 646 647',
    3819078371: 'アプリケーション制御ポリシーに\t628',
    3819930083: 'は、内部コマンド\t1813 2303',
    3820192483: 'コマンドラインオプション\t970\nコンパイラ内部エラー\t963',
    3820716771: 'セグメンテーション\t870',
    3827314981: '%1 不是有效的 Win32 应用程序\t392',
    3834091238: '文件格式错误\t1113',
    3835527394: '”不是内部\t382',
    3837628901: '命令行太长。\t843',
    3837692390: '找不到 \t1332\n找不到 -l\t1350 1755 1756',
    3851132645: '型名ではありません\t1293',
    3851270372: '不命名一个类型\t1293',
    3852386021: '從共用物件中對映區段失敗\t905',
    3853163750: '未定\t365\n未定义的引用\t365\n未定义的符号\t365\n未定义符号\t365',
    3853230824: '被多次定义\t2306',
    3854479080: '设备上没有空间\t2304',
    3868047588: '不明确的符号\t1006\n不是\t1626\n不是一个类型名\t1293\n不是內部或外部命令\t1813\n不是内部或外部命令\t1813 2303\n不正な命令\t482',
    3868373734: '沒有此一檔案或目錄\t630 631 632 633 634 635 636 637 638 639 640 641 642 643 644 645 646 647',
    3868900591: '：沒有此一檔案\t159 160\n：没有那个文件\t159 160',
    3869154793: '非法指令\t482',
    3869284326: '无法从共享目标中映射段\t905\n无法启用共享目标需要的执行栈\t967\n无法在静态 TLS 块中分配内存\t968\n无法定位程序输入点\t365\n无法恢复段 prot\t1125\n无法找到 -l\t1350\n无法识别的命令行选项\t970',
    3869344999: '無法在靜態 TLS 區塊中配置記憶體\t968\n無法復原 segment prot\t1125\n無法找到程序輸入點\t365\n無法辨識的命令列選項\t970\n無法開啟可執行堆疊\t967',
    3869356774: '没有成员\t2305\n没有此指令\t2022\n没有此类指令\t2022\n没有那个文\t630 631 632 633 634 635 636 637 638 639 640 641 642 643 644 645 646 647\n没有那个文件\t1053',
    3869809893: '在此作用域中尚未声明\t1293',
    3869940966: '未找到 -l\t1351 1352 1353 1354 1355 1356 1357 1358 1359\n未找到 -lEGL\t1360\n未找到 -lGLEW\t1361\n未找到 -laio\t1362\n未找到 -lffi\t1363\n未找到 -lglog\t1364\n未找到 -ljpeg\t1365\n未找到 -lnuma\t1366\n未找到 -lstdc++\t1368\n未找到 -ltbb\t1369\n未找到 -luuid\t1370\n未找到 -lz\t1371',
    3870265317: '可执行文件格式错误\t869',
    3870393829: '共有オブジェクトが必要としている実行可能スタック\t967\n共有オブジェクトのセグメントをマップするのに失敗\t905',
    3870727910: '架构于输入文件\t59',
    3884032999: '磁盘空间不足\t2304',
    3884550118: '應用程式控制原則已封鎖\t628',
    3885284069: '应用程序控制策略已阻止\t628',
    3885604329: '静的 TLS ブロック内にメモリ\t968',
    3885868008: '裝置上已無多餘空間\t2304',
    3886131430: '模稜兩可的符號\t1006',
    3901522403: 'が見つかりません\t1823',
    3901915875: 'を見つけ\t1823\nを見つけられません -l\t1351 1352 1353 1354 1355 1356 1357 1358 1359\nを見つけられません -lEGL\t1360\nを見つけられません -lGLEW\t1361\nを見つけられません -laio\t1362\nを見つけられません -lffi\t1363\nを見つけられません -lglog\t1364\nを見つけられません -ljpeg\t1365\nを見つけられません -lnuma\t1366\nを見つけられません -lstdc++\t1368\nを見つけられません -ltbb\t1369\nを見つけられません -luuid\t1370\nを見つけられません -lz\t1371\nを見つけられません: -l\t1351 1352 1353 1354 1355 1356 1357 1358 1359\nを見つけられません: -lEGL\t1360\nを見つけられません: -lGLEW\t1361\nを見つけられません: -laio\t1362\nを見つけられません: -lffi\t1363\nを見つけられません: -lglog\t1364\nを見つけられません: -ljpeg\t1365\nを見つけられません: -lnuma\t1366\nを見つけられません: -lstdc++\t1368\nを見つけられません: -ltbb\t1369\nを見つけられません: -luuid\t1370\nを見つけられません: -lz\t1371',
    3902192871: '编译器内部错误\t963',
    3903371239: '編譯器內部錯誤\t963',
    3918366437: '再配置 R_\t2117\n再配置後にセグメントの prot\t1125',
    3920998118: '段錯誤\t870\n段错误\t870',
    3954751466: '그런 파일이나 디렉터리\t630 631 632 633 634 635 636 637 638 639 640 641 642 643 644 645 646 647',
    3969229036: '정적 TLS 블럭에는 메모리를\t968',
    3969486827: '동적 오브젝트의 세그먼트를\t905',
    3986724332: '애플리케이션 제어 정책\t628',
    3986983916: '실행할 수 있는 스택을 공유\t967',
    3987253995: '모호한 기호\t1006',
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
    'cuda_runtime.extension_cuda_version_mismatch\tline\t__half\t__half2\n'
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
    'cuda_toolkit.nvcc_pybind11_parse_bug\tline\t): error: \n'
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
    'cuda_toolkit.cuda_home_wrong not_our_fault.wrong_install_command\n'
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
    'source_api.cxx_standard_too_old\tline\tc10/util\tc10\\util\n'
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
    "host_toolchain.missing_host_compiler\t170\t' could not be found\n"
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
    'cuda_toolkit.nvcc_pybind11_parse_bug\t\tpybind11\n'
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
    'triton_inductor.triton_libcuda_not_linkable\tline\tldconfig\n'
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
    'cuda_toolkit.cuda_home_wrong\tline\tsh: \n'
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
    'hip_rocm.rocm_install_mismatch\t49\tfor package\tprovided by\n'
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
    'cuda_runtime.fabric_manager_missing\t93\t802\n'
    'cuda_runtime.cuda_compat_library_loaded\t93\t803\n'
    'cuda_runtime.cuda_compat_library_loaded\t93\t804\n'
    'not_our_fault.gpu_out_of_memory\tline\tCUBLAS_STATUS_ALLOC_FAILED\tCUBLAS_STATUS_NOT_INITIALIZED\n'
    'cuda_runtime.extension_cuda_version_mismatch\t\t.dll\n'
    'cuda_runtime.extension_cuda_version_mismatch\tline\t.dll\n'
    'not_our_fault.gpu_out_of_memory\n'
    'cuda_runtime.driver_too_old\n'
    'gpu_arch.arch_not_built\n'
    'triton_inductor.triton_shared_memory_exceeded\tline\tinvalid argument\n'
    'cuda_runtime.no_nvidia_driver\tline\tError 304: OS call failed\tError 500: named symbol not found\tError 999: unknown error\n'
    "cuda_runtime.extension_cuda_version_mismatch\tline\tint' to \tint’ to \n"
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
    'source_api.macro_or_flag_conflict\t86\t"/\t\'/\t“/\n'
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
    'source_api.missing_std_include\t253\tstd::numeric_limits\n'
    "not_our_fault.wrong_install_command\tline\t' found\n"
    'source_api.macro_or_flag_conflict\tline\tline option \n'
    'triton_inductor.triton_gpu_arch_unsupported\n'
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
    "triton_inductor.triton_libcuda_not_linkable\tline\tCommand '['\n"
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
    'hip_rocm.hip_warp_sync_mismatch\tline\t__shfl\t__shfl_down\t__shfl_up\t__shfl_xor\n'
    'source_api.removed_torch_api\tline\tc10::ArrayRef\tc10::MemoryFormat\tc10::TensorOptions\tc10::optional\n'
    'cuda_toolkit.nvcc_pybind11_parse_bug\tline\tcollect_arguments\n'
    "hip_rocm.cuda_only_code_on_hip\tline\thipFuncGetAttributes'\thipFuncSetAttribute'\thipFuncSetCacheConfig'\thipLaunchCooperativeKernel'\thipLaunchKernel'\thipLaunchKernelExC'\n"
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
    'install_state.torch_too_old_for_package\tline\tPython 3.\n'
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
    'install_state.torch_too_old_for_package\tline\t is not supported on Python \t is not yet supported on Python \n'
    'hip_rocm.rocm_install_mismatch\tline\tundefined hidden symbol: \tundefined symbol: \n'
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
