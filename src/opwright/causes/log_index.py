"""Which causes to import for a log. Written by tools/index_causes.py."""

IN_LOGS: dict[int, str] = {
    539123551: '__" does not take arguments\t1275',
    539700035: 'C++ compiler\t684',
    540682536: '(): incompatible function arguments. The following argument types are\t450',
    540685421: 'm4: command not found\t1314\nm4: not found\t1314',
    540697708: "ld: cannot find\t1862\nld: library 'ATen' not found\t1863\nld: library 'EGL\t1864\nld: library 'GL\t1865\nld: library 'GLEW\t1866\nld: library 'GLU\t1865\nld: library 'GLX\t1865\nld: library 'MIOpen\t1867\nld: library 'OpenGL\t1865\nld: library 'X11\t1868\nld: library 'Xext\t1868\nld: library 'Xi\t1868\nld: library 'Xrandr\t1868\nld: library 'aio\t1869\nld: library 'amd_comgr\t1867\nld: library 'amdhip64\t1867\nld: library 'blas\t1870\nld: library 'c\t1871\nld: library 'c10' not found\t1863\nld: library 'c10_cuda\t1872\nld: library 'caffe2' not found\t1863\nld: library 'cblas\t1870\nld: library 'crypt\t1873\nld: library 'crypto\t1874\nld: library 'cublas\t1867\nld: library 'cuda\t1867\nld: library 'cufft\t1867\nld: library 'cufile\t1867\nld: library 'culibos\t1867\nld: library 'cupti\t1867\nld: library 'curand\t1867\nld: library 'cusolver\t1867\nld: library 'cusparse\t1867\nld: library 'cutensor\t1867\nld: library 'dl\t1871\nld: library 'ffi\t1875\nld: library 'glfw\t1876\nld: library 'glfw3\t1876\nld: library 'glog\t1877\nld: library 'hip\t1867\nld: library 'hsa-runtime64\t1867\nld: library 'hsakmt\t1867\nld: library 'ibverbs\t1878\nld: library 'jpeg\t1879\nld: library 'm\t1871\nld: library 'mlx5\t1878\nld: library 'mpi\t1880\nld: library 'mpi_cxx\t1880\nld: library 'nccl\t1867\nld: library 'npp\t1867\nld: library 'numa\t1881\nld: library 'nvJitLink\t1867\nld: library 'nvidia-ml\t1867\nld: library 'nvjpeg\t1867\nld: library 'nvrtc\t1867\nld: library 'nvshmem\t1867\nld: library 'openblas\t1870\nld: library 'png\t1882\nld: library 'png16\t1882\nld: library 'pthread\t1871\nld: library 'rccl\t1867\nld: library 'rdmacm\t1878\nld: library 'roc\t1867\nld: library 'rt\t1871\nld: library 'ssl\t1874\nld: library 'stdc++\t1883\nld: library 'tbb\t1884\nld: library 'torch' not found\t1863\nld: library 'torch_cpu' not found\t1863\nld: library 'torch_cuda\t1872\nld: library 'torch_global_deps' not found\t1863\nld: library 'torch_python' not found\t1863\nld: library 'uuid\t1885\nld: library 'z\t1886\nld: library not found for -lc10_cuda\t1872\nld: library not found for -ltorch_cuda\t1872\nld: library ‘EGL\t1864\nld: library ‘GL\t1865\nld: library ‘GLEW\t1866\nld: library ‘GLU\t1865\nld: library ‘GLX\t1865\nld: library ‘OpenGL\t1865\nld: library ‘X11\t1868\nld: library ‘Xext\t1868\nld: library ‘Xi\t1868\nld: library ‘Xrandr\t1868\nld: library ‘aio\t1869\nld: library ‘blas\t1870\nld: library ‘c\t1871\nld: library ‘cblas\t1870\nld: library ‘crypt\t1873\nld: library ‘crypto\t1874\nld: library ‘dl\t1871\nld: library ‘ffi\t1875\nld: library ‘glfw\t1876\nld: library ‘glfw3\t1876\nld: library ‘glog\t1877\nld: library ‘ibverbs\t1878\nld: library ‘jpeg\t1879\nld: library ‘m\t1871\nld: library ‘mlx5\t1878\nld: library ‘mpi\t1880\nld: library ‘mpi_cxx\t1880\nld: library ‘numa\t1881\nld: library ‘openblas\t1870\nld: library ‘png\t1882\nld: library ‘png16\t1882\nld: library ‘pthread\t1871\nld: library ‘rdmacm\t1878\nld: library ‘rt\t1871\nld: library ‘ssl\t1874\nld: library ‘stdc++\t1883\nld: library ‘tbb\t1884\nld: library ‘uuid\t1885\nld: library ‘z\t1886\nld: unknown file type in '\t478\nld: unknown option\t1887\nld: unsupported tapi file type '\t1888",
    540701537: 'as: unrecognized option \t1307',
    540702325: 'uv: command not found\t1555\nuv: not found\t1555',
    540949792: ' => not found\t11',
    541218115: 'CUB requires a definition of CUB_NS_QUALIFIER\t733',
    541477957: 'ELF load command a\t880',
    541675585: 'API call is not supported in the installed CUDA driver\t593',
    541870925: 'MKL ERROR: \t1024\nMKL FATAL ERROR: \t1024',
    541871172: 'DLL load failed\t855 856 857\nDLL load failed while importing \t858\nDLL load failed: Die angegebene Prozedur\t859\nDLL load failed: The specified procedure\t859\nDLL load failed: 找不到指定的程序\t859',
    541937487: 'OOM when allocating tensor\t1104',
    542132552: 'HIP error: device kernel image is invalid\t967',
    542329940: 'TLS handshake timeout\t1179',
    542393671: 'GET was unable to find an engine to execute this computation\t941',
    542461511: 'GNU version! gcc \t962',
    542462019: "CPU does not support \t730\nCPU doesn't support \t730\nCPU lacks \t730",
    542462023: 'GPU architecture\t741\nGPU capabilit\t741\nGPU compute architecture\t741\nGPU compute capabilit\t741\nGPU functionality will not be available\t964',
    543449442: "bad register name \t1315\nbad value 'armv9\t1287\nbad value ('armv9\t1287\nbad value (‘armv9\t1287\nbad value ‘armv9\t1287",
    543451460: 'Did you forget to add @triton.jit\t863',
    543451492: 'did not complete successfully: exit code: 137\t1598\ndid you forget to \t1599',
    543516756: 'The \'sklearn\' PyPI package is deprecated\t1190\nThe CUDA compiler identification is unknown\t1191\nThe HIP compiler identification is unknown\t1192\nThe command line is too long.\t864\nThe current CMakeCache.txt directory \t1193\nThe library is compiled without \t1194\nThe output of this custom operator (1) must not also be an input\t1189\nThe source "\t1195\nThe specified path, file name, or both are too long\t1196\nThe term \'nvcc\' is not recognized\t803',
    543516788: 'the operator \t2209\nthe package flash_attn seems to be not installed\t1328',
    543516996: 'Die Befehlszeile ist zu lang.\t864',
    543517006: 'Nie ma takiego pliku\t648 649 650 651 652 653 654 655 656 657 658 659 660 661 662 663 664 665',
    543517801: 'ile format not recognized\t1777\nile in wrong format\t1136',
    543519329: 'are not currently supported\t1303\nare not supported\t1303\nare not yet supported\t1303\nare unsupported\t1303',
    543519605: "use of undeclared identifier \t2286\nuse of undeclared identifier '\t2273 2274 2275",
    543520100: 'due to ninja not being installed\t1611',
    543521063: "'ye tanımsız başvuru\t371",
    543584032: ' of Verneed record\t278\n of non-const\t279\n of the Protocol Buffer runtime library, but the installed version is \t280\n of the Protocol Buffer runtime library, which is not\t281',
    543585601: 'Auf dem Gerät ist kein Speicherplatz\t678',
    544104771: 'Can not find\t785',
    544106784: ' in namespace\t203\n in namespace \t204\n in your include path is not compatible with this release of \t205',
    544108320: ' on CUDA arch < \t282\n on a machine with \t283',
    544108366: 'Non rimane spazio sul device\t1091',
    544108398: 'non può proseguire perché\t800\nnon rimane spazio sul device\t1091\nnon è riconosciuto come\t1842',
    544165434: ':No existe el\t162 163\n:No such file\t162 163',
    544173600: ' no es un miembro de\t203 224 225 226\n no se reconoce\t246',
    544173940: 'too few arguments for template template parameter "Tuple"\t2218\ntoo many initializer values\t2219\ntoo many sections (\t2220\ntoo old to be supported by the triton GPU compiler\t2221',
    544175136: ' to be true, but got false\t350\n to compile PyTorch\t351\n to find Python.h\t352',
    544236404: 'tcp connect error\t1444',
    544238959: 'omp not found\t1716',
    544239392: ' op due to it not being compatible\t287',
    544370464: ' or above\t15\n or above \t326\n or greater \t326\n or higher\t15\n or higher \t326\n or later\t15\n or later \t326\n or later compatible compiler is required\t327\n or newer\t15\n or newer \t326\n or one of its dependencies\t328',
    544372079: 'our device is too old. We require compute capability\t2110',
    544432488: 'has a minor version mismatch with the version that was used to compile PyTorch\t1730\nhas already been de\t1731\nhas already been defined\t1732\nhas compute capability < \t1733\nhas different version in metadata: \t1734\nhas inconsistent \t1735\nhas no attribute \t1411 1736 1737\nhas no device code compatible with \t1738\nhas no member \t1739\nhas no member named \t1739 1740 1741 1742\nhas not been declared\t1320',
    544432503: 'was compiled with CPU_ONLY flag\t2306\nwas not declared in this scope\t1320',
    544434464: " is already registered\t209\n is already registered as a pybind11::native_enum\t210\n is already registered. Ensure that registration with torch::class_\t211\n is ambiguous\t212\n is defined in header \t213\n is incompatible with\t214\n is incompatible with \t215\n is incompatible with lib\t216\n is less than desired GPU memory\t217\n is less than the minimum supported by NVRTC\t218\n is missing a fake kernel implementation\t219\n is missing, please make sure it is specified in the 'build-system.requires'\t220\n is not None\t221\n is not a \t222\n is not a directory\t43\n is not a member of\t203 223 224 225 226\n is not a member of \t227 228 229 230 231\n is not a member of 'cute\t197\n is not a member of 'cutlass\t197\n is not a member of ‘cute\t197\n is not a member of ‘cutlass\t197\n is not a recognized processor for this target\t232\n is not a supported wheel on this platform\t233\n is not a valid\t43\n is not a valid editable requirement\t234\n is not a valid wheel file\t235\n is not available, \t236\n is not compatible with\t214\n is not compatible with \t215\n is not compatible with the current PyTorch installation\t237\n is not compatible with this Python\t238\n is not compiled with it\t236\n is not defined\t239 240 241 242\n is not defined \t243\n is not enabled\t244\n is not found\t245\n is not recognized as\t246\n is required\t247\n is required but found\t248\n is undefined\t249 250\n is used but incompatible\t214\n is used but is incompatible\t214",
    544435812: 'dns error: failed to lookup address\t1605',
    544436008: '(os error 112)\t452\n(os error 122)\t452\n(os error 28)\t452',
    544437570: 'Bus error\t644',
    544500071: 'git submodule \t1706',
    544501575: 'Got SM\t965',
    544501582: 'Not a directory: \t1083\nNot enough memory. Please try to increase --mem-fraction\t1092\nNot find\t786',
    544501607: 'got Arch.sm_\t965\ngot SM\t965\ngot an unexpected keyword argument \t1722\ngot sm\t965\ngot sm_\t965',
    544501614: 'not available for \t2057\nnot available on \t2057\nnot compiled with GPU offload support\t2058\nnot enough disk space\t1197\nnot enough free disk space\t1197\nnot enough free space\t1197\nnot enough space\t1197\nnot find\t786\nnot found\t2059\nnot installed\t2060\nnot match\t1602\nnot providing "Find\t2061\nnot support\t2062\nnot supported by \t2063\nnot supported for \t2057 2063\nnot supported for the current GPU. Minimum capability: \t2064\nnot supported on \t2057 2063\nnot valid for use in process\t27\nnot yet available for \t2057\nnot yet available on \t2057\nnot yet supported by \t2063\nnot yet supported for \t2057 2063\nnot yet supported on \t2057 2063',
    544502633: 'ist entweder falsch geschrieben\t1842\nist kein Element von\t1653',
    544502645: 'ust use \t2290',
    544503119: 'Out of memory: Kill process\t1113\nOut of memory: Killed process\t1113',
    544503138: 'but the target was not found\t1334',
    544503151: 'out of memory\t2111 2112 2113\nout of memory allocating \t2114\nout of resource\t2115\nout of resource: triton_\t2116',
    544567129: 'You are running version \t1254\nYou must give at least one requirement to\t1255\nYou tried to install "pytorch"\t1256',
    544567161: 'you should not try to import numpy from\t2316',
    544760141: 'Max retries exceeded with url\t1027',
    544825888: ' by system policy\t27',
    544828526: 'nly Ada\t1423\nnly Ampere\t1423\nnly Blackwell\t1423\nnly Hopper\t1423\nnly NVIDIA Ada\t1423\nnly NVIDIA Ampere\t1423\nnly NVIDIA Blackwell\t1423\nnly NVIDIA Hopper\t1423\nnly NVIDIA Rubin\t1423\nnly NVIDIA Turing\t1423\nnly NVIDIA Volta\t1423\nnly Rubin\t1423\nnly SM\t1423\nnly Turing\t1423\nnly Volta\t1423\nnly available \t2023\nnly be available \t2023\nnly be enabled \t2023\nnly be implemented \t2023\nnly be supported \t2023\nnly be valid \t2023\nnly enabled \t2023\nnly gfx\t1423\nnly implemented \t2023\nnly runs \t2023\nnly sm\t1423\nnly support\t2024\nnly support \t2023\nnly supported \t2023\nnly supports \t2023\nnly valid \t2023\nnly works \t2023',
    546346988: '에 대한 정의되지 않은 참조\t371',
    547011823: '： Aucun fichier\t162 163\n： Datei oder Verzeichnis\t162 163\n： No existe el\t162 163\n： No such file\t162 163\n： Нет такого файла\t162 163\n： そのようなファイル\t162 163\n： 沒有此一檔案\t162 163\n： 没有那个文件\t162 163',
    547193058: "” is not recognized\t388\n” is not recognized as\t388\n” ist entweder falsch\t388\n” n'est pas reconnu\t388\n” no se reconoce como\t388\n” は、内部コマンド\t388\n” 不是内部\t388\n” 不是内部或外部命令\t388",
    549234155: '를 찾을 수\t1852',
    659902535: "GPU's architecture\t741\nGPU's capabilit\t741\nGPU's compute architecture\t741\nGPU's compute capabilit\t741",
    661528610: '" n\'est pas reconnu\t388',
    661528615: "' n'est pas reconnu\t388",
    661545283: "Can't find\t785 786",
    661545315: "can't be installed because it doesn't\t1359\ncan't find\t785 786\ncan't open \t1360\ncan't open file \t1361\ncan't start because\t800",
    661548868: "Don't know what to do with '\t873",
    661548900: "don't have enough free space in /\t1610",
    661615406: ".so' (not a mach-o file)\t478\n.so' (slice is not valid mach-o file)\t478",
    661679471: "omp' not found\t1716",
    662007641: "You're on \t1257\nYou're using \t1257",
    679517676: '은(는) 내부 또는 외부 명령\t1842',
    679779820: '을(를) 찾을 수 없\t2328 2329 2330',
    707403834: ': ***\t511',
    758528120: 'x86-64-v\t1287',
    760038484: 'TDM-GCC\t1023',
    761752432: 'pkg-config: command not found\t1314\npkg-config: not found\t1314',
    762146671: 'oom-kill\t1113',
    762212206: 'non-zero number of elements, but its data is not allocated yet\t2056',
    762341744: 'pip-build-env-\t2122',
    762342767: 'omp-tools.h\t1919 1920 1921',
    762671207: 'gpu-name\t1723',
    774910307: 'c10.dll\t1339',
    775191148: 'lz4.h\t1965 1966 1967 1968',
    778530416: 'png.h\t2123 2124 2125',
    778659430: 'ffi.h\t1680 1681 1682',
    778661997: 'mpi.h\t2000 2001 2002',
    779119975: 'gmp.h\t1712 1713 1714',
    779119983: 'omp.h\t1919 1920 1921',
    779644787: 'sox.h\t2185 2186 2187 2188',
    791687523: 'c10/cuda/impl/cuda_cmake_macros.h\t1340 1341 1342 1343 1344 1345\nc10/util/AlignOf.h\t1346 1347 1348\nc10/util/Array.h\t1346 1347 1348\nc10/util/Float\t620 621 622\nc10/util/Optional.h(\t1349\nc10/util/complex_utils.h\t1346 1347 1348\nc10/util/either.h\t1346 1347 1348\nc10/util/in_place.h\t1346 1347 1348\nc10/util/math_compat.h\t1346 1347 1348\nc10/util/reverse_iterator.h\t1346 1347 1348\nc10/util/variant.h\t1346 1347 1348',
    792938580: 'THC/THCAtomics.cuh\t1160 1161 1162\nTHC/THCDeviceUtils.cuh\t1163 1164 1165 1166\nTHC/THCNumerics.cuh\t1167 1168 1169',
    793528133: 'EGL/egl.h\t877 878 879\nEGL/eglext.h\t877 878 879\nEGL/eglplatform.h\t877 878 879',
    795636583: 'gsl/gsl_\t1726 1727 1728 1729',
    796096883: 'sys/cdefs\t1324\nsys/file.h\t1603\nsys/ioctl.h\t1603\nsys/mman.h\t1603\nsys/resource.h\t1603\nsys/socket.h\t1603\nsys/time.h\t1603\nsys/wait.h\t1603',
    796157294: 'net/http: request canceled\t1179',
    796225127: 'gnu/stubs\t1324',
    808464432: '000001\t493\n000007\t492\n0000135\t491\n0000139\t490',
    808465475: 'C4003: \t719',
    827018828: 'LNK1102\t998\nLNK1104\t700 999 1000 1001 1002 1003 1004 1005 1006\nLNK1112\t1007 1008\nLNK1158\t1009\nLNK1181\t1000 1001 1002 1003 1004 1005 1006 1010 1011\nLNK1248\t1012',
    827085907: 'STL1002: Unexpected compiler version, expected CUDA \t1147',
    828796205: '-mf16c\t497',
    842019395: 'C2027\t705',
    842020932: 'D8021\t853',
    842021188: 'D9024\t854',
    842211386: ': 32 bit compilation is only supported for\t512',
    842281539: 'C2429\t715',
    842348355: 'C7525\t715',
    842413891: 'C7624\t715',
    843796044: 'LNK2001\t371 1013\nLNK2005: \t1014\nLNK2019\t371',
    843859027: 'SDL2/SDL\t1143 1144 1145 1146',
    845374806: 'Vec256\t1245 1246',
    858796611: "C2039: \t706 707 708 709 710 711 712\nC2039: 'exc_traceback'\t713\nC2039: 'exc_type'\t713\nC2039: 'exc_value'\t713\nC2039: 'ob_digit'\t713\nC2039: 'tp_print'\t713\nC2039: 'use_tracing'\t713",
    863005040: 'pip3: command not found\t1555\npip3: not found\t1555',
    875968323: 'C7642\t715',
    877350476: 'LNK4272\t1008',
    895902824: 'hdf5.h\t1743 1744 1745 1746',
    909128259: 'C2061: \t712\nC2065\t714\nC2065: \t712',
    909207138: 'bf16 mixed precision requires PyTorch \t1321',
    909652803: 'C3861: \t712',
    925905197: '-1073741511\t490\n-1073741515\t491\n-1073741701\t492\n-1073741795\t493',
    926429763: 'C2872\t718',
    942682435: "C1083\t685 686 687 688 689 690 691 692 693 694 695 696 697 698 699 700 701\nC1083: Cannot open compiler generated file: '\t702",
    943010371: 'C2589: \t716',
    943011651: 'C7582\t715',
    959787587: 'C2593: \t717',
    976236899: 'c10::ScalarType\t1350\nc10::guts\t1351\nc10::optional<\t1352',
    976909409: 'at::DeprecatedTypeProperties\t1313',
    978144327: 'GLM: GLM_\t961',
    978341199: 'OMP: Error #15\t1100\nOMP: Error #15:\t1101\nOMP: Error #179: Function pthread_\t1102',
    979661939: 'std::shared_ptr<torch::jit\t2198 2199',
    979923827: 'ssh: Could not resolve hostname \t2195\nssh: connect to host \t2195',
    979923834: 'zsh: command not found: \t2321\nzsh: no matches found: \t2322',
    980445552: 'pip: command not found\t1555\npip: not found\t1555',
    980707687: 'git: command not found\t1314\ngit: not found\t1314',
    980708969: 'int: = is not a valid operator\t1824',
    1094928468: 'THCAssertSameGPU\t1158 1159\nTHCAtomics.cuh\t1160 1161 1162',
    1094997315: "CUDA Error \t738\nCUDA Error (222\t739\nCUDA Error (35\t740\nCUDA Error (code 222\t739\nCUDA Error (code 35\t740\nCUDA Error 222\t739\nCUDA Error 35\t740\nCUDA Error code 222\t739\nCUDA Error code 35\t740\nCUDA Error: \t738\nCUDA Error: (222\t739\nCUDA Error: (35\t740\nCUDA Error: (code 222\t739\nCUDA Error: (code 35\t740\nCUDA Error: 222\t739\nCUDA Error: 35\t740\nCUDA Error: code 222\t739\nCUDA Error: code 35\t740\nCUDA architecture\t741\nCUDA capabilit\t741\nCUDA compiler and CUDA toolkit headers are incompatible\t742\nCUDA compute architecture\t741\nCUDA compute capabilit\t741\nCUDA driver initialization failed, you might not have\t743\nCUDA driver is a stub library\t744\nCUDA driver library cannot be found\t745\nCUDA driver version is insufficient for CUDA runtime version\t746\nCUDA error \t738\nCUDA error (222\t739\nCUDA error (35\t740\nCUDA error (code 222\t739\nCUDA error (code 35\t740\nCUDA error 222\t739\nCUDA error 35\t740\nCUDA error code 222\t739\nCUDA error code 35\t740\nCUDA error: \t738\nCUDA error: (222\t739\nCUDA error: (35\t740\nCUDA error: (code 222\t739\nCUDA error: (code 35\t740\nCUDA error: 222\t739\nCUDA error: 35\t740\nCUDA error: code 222\t739\nCUDA error: code 35\t740\nCUDA extension not installed\t747\nCUDA failure \t738\nCUDA failure (222\t739\nCUDA failure (35\t740\nCUDA failure (code 222\t739\nCUDA failure (code 35\t740\nCUDA failure 222\t739\nCUDA failure 35\t740\nCUDA failure code 222\t739\nCUDA failure code 35\t740\nCUDA initialization: Found no NVIDIA driver on your system\t748\nCUDA unavailable, invalid device\t749\nCUDA unknown error - this may be due to an incorrectly set up environment\t750\nCUDA version mismatch! DeepSpeed ops were compiled and installed with a different version\t751\nCUDA was not found on the system, please set the CUDA_HOME\t752\nCUDA's architecture\t741\nCUDA's capabilit\t741\nCUDA's compute architecture\t741\nCUDA's compute capabilit\t741\nCUDA::nvToolsExt\t494 753 754\nCUDAGenerator\t731 732\nCUDAGuard\t755 756\nCUDAStreamGuard\t755 756\nCUDA_ARCHITECTURES is set to \t757\nCUDA_ERROR_ASSERT\t758\nCUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE\t759\nCUDA_ERROR_ILLEGAL_ADDRESS\t760\nCUDA_ERROR_INVALID_IMAGE\t761\nCUDA_ERROR_LAUNCH_FAILED\t760\nCUDA_ERROR_MISALIGNED_ADDRESS\t760\nCUDA_ERROR_NO_BINARY_FOR_GPU\t762\nCUDA_ERROR_NO_DEVICE\t763\nCUDA_ERROR_OUT_OF_MEMORY\t764\nCUDA_ERROR_STUB_LIBRARY\t744\nCUDA_ERROR_SYSTEM_DRIVER_MISMATCH\t765\nCUDA_ERROR_SYSTEM_NOT_READY\t766\nCUDA_ERROR_UNSUPPORTED_PTX_VERSION\t767\nCUDA_HOME\t768\nCUDA_HOME does not exist, unable to compile CUDA\t769\nCUDA_HOME environment variable is not set\t770\nCUDA_PATH\t768\nCUDA_PATH is set but CUDA wasn\t771\nCUDA_TOOLKIT_ROOT_DIR not found or specified\t772\nCUDA_VER\t773\nCUDA_VERSION\t773\nCUDA_tensor_apply\t774 775\nCUDAs architecture\t741\nCUDAs capabilit\t741\nCUDAs compute architecture\t741\nCUDAs compute capabilit\t741",
    1095060560: 'PLEASE ATTACH THE FOLLOWING FILES TO THE BUG REPORT\t1114',
    1096045407: '_STANDARD is set to invalid value\t1273\n_STATUS_ARCH_MISMATCH\t1274',
    1096308803: 'CXXABI_\t782\nCXXABI_1.3.\t783',
    1096766529: 'AT_ASSERT\t594',
    1098215527: 'gpuAtomicAdd\t1724 1725',
    1100513506: "‘AT_ASSERTM' has not been declared\t443\n‘AT_ASSERTM' was not declared\t443\n‘AT_ASSERTM’ has not been declared\t443\n‘AT_ASSERTM’ was not declared\t443",
    1100659951: '：Aucun fichier\t162 163',
    1111705684: 'THCBlas_\t1156 1157',
    1112099911: 'GLIBCXX_\t782\nGLIBCXX_3.4.\t783\nGLIBC_\t959\nGLIBC_2.\t960',
    1113812850: 'rocBLAS error: C\t2162',
    1126199118: 'No CUDA GPUs are available\t264 1050\nNo CUDA runtime is found, using CUDA_HOME=\t1051\nNo CUDA toolset found\t1052',
    1126199150: 'no CUDA-capable device is detected\t763',
    1128481103: 'OACC_\t963',
    1128482900: 'THCCeilDiv\t642 643',
    1128486478: 'NVCC \t1040\nNVCC" \t1040\nNVCC\' \t1040\nNVCC` \t1040\nNVCC’ \t1040',
    1128613955: 'CHECK_EQ\t594\nCHECK_GE\t594\nCHECK_GT\t594\nCHECK_LE\t594\nCHECK_LT\t594\nCHECK_NE\t594\nCHECK_NOTNULL\t594',
    1128680517: 'ELFCLASS32\t476\nELFCLASS64\t476',
    1129464159: '_ARCHITECTURES\t1270',
    1129467732: 'TORCH_CHECK\t1180\nTORCH_CUDA_API\t599 600\nTORCH_CUDA_ARCH_LIST is not set, all archs for visible cards\t1181\nTORCH_EXTENSION_NAME\t499\nTORCH_HIP_API\t703 704\nTORCH_LIBRARY_FRAGMENT\t1180',
    1130320961: 'AT_CHECK\t595 596\nAT_CHECK_INDEX\t595 596\nAT_CPP14_CONSTEXPR\t597 598\nAT_CUDA_API\t599 600',
    1131701607: 'getCurrentCUDABlasHandle\t755 756\ngetCurrentCUDASolverDnHandle\t755 756\ngetCurrentCUDASparseHandle\t755 756\ngetCurrentCUDAStream\t755 756\ngetCurrentDeviceProperties\t755 756',
    1131701619: 'setCurrentCUDAStream\t755 756',
    1131898190: 'NewConnectionError\t799',
    1145120800: ' (ADVANCED)\t2',
    1145260116: 'THCDevice\t1156 1157\nTHCDeviceUtils.cuh\t1163 1164 1165 1166',
    1145656910: 'NVIDIA driver on your system is too old\t1041\nNVIDIA-SMI has failed because it couldn\t1042',
    1145981254: 'FIND was unable to find an engine to execute\t903',
    1146438445: '-CUDA::nvToolsExt\t494',
    1146438508: 'lCUDA::nvToolsExt\t494',
    1147098177: 'AT_DISPATCH_ALL_TYPES_AND_HALF\t601 602',
    1148478823: 'getDefaultCUDAStream\t755 756\ngetDeviceProperties\t755 756',
    1150991599: '：Datei oder Verzeichnis\t162 163',
    1160670307: 'cl.EXE\t1439',
    1162235717: 'EOFError: Ran out of input\t882',
    1162297926: 'FBGEMM needs GCC \t781\nFBGEMM needs at least GCC \t781\nFBGEMM requires GCC \t781\nFBGEMM requires at least GCC \t781',
    1162363716: 'DCHECK_EQ\t594\nDCHECK_GE\t594\nDCHECK_GT\t594\nDCHECK_LE\t594\nDCHECK_LT\t594\nDCHECK_NE\t594\nDCHECK_NOTNULL\t594',
    1162629971: 'SSLError\t799',
    1163152969: "INTERNAL COMPILER ERROR in '\t971",
    1163875393: 'AT_ERROR\t594',
    1164863831: 'WinError 2]\t700\nWinError 3]\t700',
    1164994920: 'hipErrorAssert\t758\nhipErrorInvalidDeviceFunction\t1580\nhipErrorInvalidImage\t967\nhipErrorNoBinaryForGpu\t762\nhipErrorOutOfMemory\t764\nhipErrorSharedObjectInitFailed\t1749',
    1176517189: 'E: Failed to fetch\t876',
    1178749012: 'THBFloat16Blas_\t1156 1157\nTHBFloat16Storage\t1156 1157\nTHBFloat16Tensor\t1156 1157\nTHBFloat16Vector\t1156 1157',
    1179009347: 'CAFFE2_API\t599 600\nCAFFE2_CUDA_API\t599 600',
    1180652609: 'AT_FORALL_SCALAR_TYPES\t603 604',
    1195591764: 'THCGenerator\t1156 1157',
    1196312909: 'MINGW\t1023',
    1196773443: 'CPUGenerator\t731 732',
    1198271776: ' -lGLESv1\t7\n -lGLESv2\t7',
    1198418253: 'MinGW\t1023',
    1229408595: 'SIGILL\t493',
    1230262351: 'OPTIX_ERROR_UNSUPPORTED_ABI_VERSION\t1105',
    1230455855: '/DWIN32\t500',
    1230984257: 'AT_INDEX_ERROR\t605 606',
    1231254131: 'srcIndex < srcSelectDimSize\t2194',
    1232367438: 'NotImplementedError: C\t1093',
    1262570819: 'CMAKE_CUDA_ARCHITECTURES\t722\nCMAKE_CUDA_ARCHITECTURES must be non-empty\t723\nCMAKE_CUDA_ARCHITECTURES:\t724 725\nCMAKE_CUDA_COMPILER\t726\nCMAKE_CUDA_COMPILER not set, after EnableLanguage\t727\nCMAKE_CUDA_COMPILER:\t728',
    1279415619: 'CUBLAS_STATUS_INTERNAL_ERROR when calling \t734\nCUBLAS_STATUS_INVALID_VALUE when calling \t735',
    1279598650: ': ELF load command past end of file\t517',
    1280136782: 'NVML Shared Library Not Found\t919',
    1280595267: 'CUTLASS needs GCC \t781\nCUTLASS needs at least GCC \t781\nCUTLASS requires GCC \t781\nCUTLASS requires at least GCC \t781',
    1281311820: 'LD_LIBRARY_PATH contains incompatible version of cudnn\t992',
    1297501260: 'LLVM ERROR: \t994\nLLVM ERROR: Cannot select: \t995\nLLVM ERROR: Cannot select: intrinsic %llvm.\t996\nLLVM ERROR: out of memory\t997',
    1298295148: 'libMIOpen.so.\t1896',
    1299212648: 'hipModuleLoad failed: \t1750',
    1310748265: 'in Namensbereich\t1653',
    1313032276: 'THCNumerics\t1156 1157\nTHCNumerics.cuh\t1167 1168 1169',
    1313101123: 'CUDNN_INCLUDE_DIR\t776\nCUDNN_INCLUDE_PATH\t776\nCUDNN_LIBRARY\t776\nCUDNN_LIBRARY_PATH\t776\nCUDNN_STATUS_ALLOC_FAILED\t777\nCUDNN_STATUS_NOT_INITIALIZED\t778\nCUDNN_STATUS_SUBLIBRARY_LOADING_FAILED\t779',
    1313753172: 'THNN_\t1177 1178',
    1313821514: 'JSONDecodeError: \t882',
    1315072364: 'libNVVM cannot be found. Do `conda install\t1897',
    1315728452: 'DllNotFoundException: Unable to load \t871',
    1318763759: '：No existe el\t162 163\n：No such file\t162 163',
    1330529327: '/DNOMINMAX\t500',
    1330795077: 'ERROR: Could not find a version\t883\nERROR: No supported gcc/g++ host compiler found\t884\nERROR: Python dependency not found\t885\nERROR: Wheel \'\t886\nERROR: unknown command "\t887',
    1330857298: 'RESOURCE_EXHAUSTED: \t1135',
    1346521420: 'LIBPOSTPROC\t993',
    1347243847: 'GOMP_\t963',
    1347638595: 'CUSPARSE_\t780',
    1347703880: 'HTTP 000 CONNECTION FAILED\t806',
    1349083987: 'SciPy needs GCC \t781\nSciPy needs at least GCC \t781\nSciPy requires GCC \t781\nSciPy requires at least GCC \t781',
    1349350734: 'NumPy\t1094\nNumPy C-API version 0x\t1095\nNumPy needs GCC \t781\nNumPy needs at least GCC \t781\nNumPy requires GCC \t781\nNumPy requires at least GCC \t781\nNumPy was built with baseline optimizations\t1096',
    1377843753: '): Read timed out\t462',
    1380141140: 'THCRandom\t1156 1157\nTHCRoundUp\t642 643',
    1380993352: 'HIPRTC_ERROR_COMPILATION\t801',
    1381122399: '_ARRAY_API\t1271',
    1394634574: 'No SOURCES given to target: \t1053',
    1396918356: 'THCState\t1170 1171\nTHCStorage\t1156 1157\nTHCStream\t1170 1171',
    1397049428: 'THESE PACKAGES DO NOT MATCH THE HASHES\t1176',
    1397050439: 'GLES2/gl\t952 953\nGLES3/gl\t952 953\nGLESv1\t954\nGLESv2\t954',
    1397706309: 'ENOSPC: no space\t881',
    1397900630: 'VERSION_MISMATCH\t1244',
    1398757712: 'PY_SSIZE_T_CLEAN macro must be defined\t1115',
    1400137063: 'getStreamFromPool\t755 756',
    1411398185: '): The output of this custom operator (1) must not also be an input\t463',
    1413567571: 'STATUS_DLL_NOT_FOUND\t491\nSTATUS_ENTRYPOINT_NOT_FOUND\t490\nSTATUS_INVALID_IMAGE_FORMAT\t492',
    1413695572: 'THCTensor\t1156 1157\nTHCThrustAllocator\t1156 1157',
    1413761108: 'THDTensor\t1156 1157',
    1414416672: ' INTERNAL ASSERT FAILED\t12',
    1414744148: 'THSTensor\t1156 1157',
    1415530580: 'TH_TENSOR_APPLY\t774 775',
    1416914279: 'getTHCState\t1170 1171',
    1428175429: 'E: Unable to fetch some archives\t876',
    1430462522: ': CUDA cannot be found\t514',
    1430462575: 'o CUDA toolkit found\t805\no CUDA toolkit was found\t805',
    1430472788: 'THCUNN_\t1156 1157',
    1430481965: '-lCUDA::nvToolsExt\t494',
    1431455828: 'THRUST_NS_QUALIFIER\t737',
    1447250004: 'THCVector\t1156 1157',
    1448299815: "'MSVCCompiler' object has no attribute '\t444",
    1464224839: 'GLFW/glfw3.h\t955 956 957 958',
    1465865281: 'AT_WARN\t607 608',
    1498173007: 'ONLY build\t1103',
    1596993859: 'C10_FALLTHROUGH\t597 598\nC10_HIP_API\t703 704\nC10_HIP_KERNEL_LAUNCH_CHECK\t703 704\nC10_HOST_CONSTEXPR\t597 598\nC10_NORETURN\t597 598',
    1596993891: 'c10_cuda.lib\t1353',
    1598116680: 'HSA_STATUS_ERROR_INVALID_ISA\t968',
    1598182723: 'CUB_NS_QUALIFIER\t736 737',
    1598243655: 'GCC_1\t782\nGCC_3\t782\nGCC_4\t782\nGCC_7\t782',
    1598244948: 'THC_assertSameGPU\t1158 1159',
    1598965328: 'PFN_cuTensorMapEncode\t780',
    1599357223: "'AT_ASSERTM' has not been declared\t443\n'AT_ASSERTM' was not declared\t443\n'AT_ASSERTM’ has not been declared\t443\n'AT_ASSERTM’ was not declared\t443",
    1600939103: '_dl_check_map_versions: Assertion\t1279',
    1601008225: 'arm_acle\t1306\narm_bf16\t1306\narm_fp16\t1306\narm_neon\t1306\narm_sve\t1306',
    1601009011: 'sum_intlist\t2130 2131',
    1601010035: 'sym_numel\t933\nsym_size\t933\nsym_stride\t933',
    1601204323: 'cpp_extension.load\t61 1569\ncpp_extension.py\t61',
    1629515598: 'No available memory for the cache blocks\t1054',
    1629516905: 'it as a build dependency\t1847',
    1631789114: ': Cannot allocate memory\t515\n: Cannot fork\t516',
    1631811920: 'PyCapsule\t1127',
    1631854650: ': Datei oder Verzeichnis\t162 163\n: Datei zu kurz\t517',
    1631985722: ': Failed to preprocess host compiler properties\t518',
    1632127060: 'THHalfBlas_\t1156 1157\nTHHalfStorage\t1156 1157\nTHHalfTensor\t1156 1157\nTHHalfVector\t1156 1157',
    1632313402: ': Kann die Shared\t526\n: Kann die Shared-Object-Datei nicht öffnen\t524',
    1632466510: 'NvMapMem\t1098',
    1632641082: ': Path to libdevice library not specified\t538',
    1633836895: '__ballot\t780',
    1633839468: 'libaio.h\t1898 1899 1900 1901\nlibamdhip64.so.\t1896\nlibav\t1902',
    1633886247: "' cannot overload\t400",
    1633886266: ': calling a constexpr __device__ function\t549\n: calling a constexpr __host__ function\t550\n: cannot find /\t551\n: cannot open shared obj\t526\n: cannot open shared object\t552 553\n: cannot open shared object file: No such\t554\n: cannot read file data\t517 555',
    1633903970: 'because it has a CompositeImplicitAutograd\t1317',
    1633903972: 'decay_t\t1446',
    1633906540: 'local memory limit exceeded (\t1959',
    1633973571: 'Cuda Configuration Error: C\t851\nCuda error: \t738\nCuda error: (222\t739\nCuda error: (35\t740\nCuda error: (code 222\t739\nCuda error: (code 35\t740\nCuda error: 222\t739\nCuda error: 35\t740\nCuda error: code 222\t739\nCuda error: code 35\t740',
    1633973603: 'cuda execution failed with error \t738\ncuda execution failed with error (222\t739\ncuda execution failed with error (35\t740\ncuda execution failed with error (code 222\t739\ncuda execution failed with error (code 35\t740\ncuda execution failed with error 222\t739\ncuda execution failed with error 35\t740\ncuda execution failed with error code 222\t739\ncuda execution failed with error code 35\t740\ncuda runtime error \t738\ncuda runtime error (2) : out of memory\t1578\ncuda runtime error (222\t739\ncuda runtime error (35\t740\ncuda runtime error (code 222\t739\ncuda runtime error (code 35\t740\ncuda runtime error 222\t739\ncuda runtime error 35\t740\ncuda runtime error code 222\t739\ncuda runtime error code 35\t740\ncuda.is_available()\t264\ncudaBindTexture\t780\ncudaConfigureCall\t780\ncudaErrorAssert\t758\ncudaErrorCallRequiresNewerDriver\t593\ncudaErrorCompatNotSupportedOnDevice\t759\ncudaErrorInsufficientDriver\t1579\ncudaErrorInvalidDeviceFunction\t1580\ncudaErrorInvalidKernelImage\t761\ncudaErrorMemoryAllocation\t764\ncudaErrorNoDevice\t763\ncudaErrorNoKernelImageForDevice\t762\ncudaErrorStubLibrary\t744\ncudaErrorSystemDriverMismatch\t765\ncudaErrorSystemNotReady\t766\ncudaErrorUnsupportedPtxVersion\t767\ncudaFuncAttributeMaxDynamicSharedMemorySize, \t1581\ncudaGetDeviceCount()\t1582\ncudaLaunchCooperativeKernelMultiDevice\t780\ncudaPointerAttributes\t1583\ncudaProfilerInitialize\t780\ncudaThreadExit\t780\ncudaThreadSynchronize\t780\ncudaTypedefs.h\t1563 1564\ncudaUnbindTexture\t780\ncuda_awbarrier\t1563 1564\ncuda_bf16.h\t1563 1564\ncuda_fp4.h\t1563 1564\ncuda_fp6.h\t1563 1564\ncuda_fp8.h\t1563 1564\ncuda_pipeline\t1563 1564\ncuda_ver\t773\ncuda_version\t773\ncudart64_\t1575 1576 1577',
    1634036816: 'Please install \t1126',
    1634036848: 'please install \t1126',
    1634082855: "' failed: \t403",
    1634100580: 'default_program(\t1594',
    1634166092: 'LegacyTHDispatcher\t1015 1016\nLegacyTHFunctionsCUDA\t1015 1016',
    1634166124: 'legacy-install-failure\t1891',
    1634213922: '" has no member\t201 373 374\n" has no member \t375 376 377 378\n" has no member "\t379 380 381 382 383 384\n" has no member class\t385',
    1634213927: "' has no attribute '\t404 405 406 407",
    1634230111: '__half\t1277',
    1634235424: ' that depend on a template parameter\t348',
    1634493027: 'cblas.h\t1426 1427 1428\ncblas_mangling.h\t1426 1427 1428',
    1634493984: ' flag is not supported with the configured host compiler\t169',
    1634494055: 'gflags/gflags.h\t1701 1702 1703 1704 1705',
    1634541602: '" matches these operands\t390\n" may not be used in the type-id\t391',
    1634541612: ', may conflict with lib\t479',
    1634563438: 'numa.h\t2068 2069 2070\nnumaif.h\t2068 2069 2070',
    1634564716: 'lzma.h\t1969 1970 1971 1972',
    1634625890: 'binaries were compiled with C\t1322',
    1634629956: 'DynamicLibNotFoundError: Failure finding \t875',
    1634629988: 'dynamic module does not\t1612\ndynamic_cast\t1613',
    1634692128: ' load any \t167\n loaded at\t256',
    1634692166: 'Float8_e\t933',
    1634754915: 'capability\t1422 1423',
    1634754924: 'lapack\t1854\nlapacke.h\t1855 1856 1857 1858',
    1634760805: "expanded from macro \t1660\nexpanded from macro '__noinline__'\t1661\nexpansion of macro \t1660",
    1634886000: 'parameter packs not expanded with\t2119 2120',
    1634887263: '_frame\t1128 1280',
    1634887267: 'cframe"\t1435\ncframe\'\t1435\ncframe’\t1435',
    1634890835: 'Strawberry\t1023',
    1634890867: 'stratégie de contrôle d\t646',
    1634954337: 'alsa/asoundlib.h\t1289 1290 1291 1292 1293',
    1634954837: 'UnsatisfiableError: The following specifications\t1231\nUnsatisfiedLinkError: \t1232\nUnsatisfiedLinkError: no \t1233',
    1634954869: 'unsatisfied condition: \t2281',
    1635000378: ': target specific option mismatch\t581',
    1635017059: 'catastrophic error\t1425',
    1635017062: 'fatal error C10\t1672\nfatal error C1001: \t1673\nfatal error C1081\t1674\nfatal error: error in backend: \t1675\nfatal error: error in backend: Cannot select: intrinsic %llvm.amdgcn.\t1676\nfatal: early EOF\t1677\nfatal: fetch-pack: \t1677\nfatal: not a git repository\t1678\nfatal: unable to \t1679',
    1635018093: 'metadata-generation-failed\t1891',
    1635020660: 'total shared memory allocation is larger than available memory. Dynamic size: \t2249',
    1635022189: 'mutable_data_ptr\t933',
    1635151433: "Invalid CUDA 'device=\t985\nInvalid requirement: \t986\nInvalid wheel filename\t235\nInvalidMatchSpec: \t987\nInvalidVersionSpec: \t987",
    1635151465: 'invalid command "bdist_wheel\t1827\ninvalid command "dist_info\t1827\ninvalid command "editable_wheel\t1827\ninvalid command \'bdist_wheel\t1827\ninvalid command \'dist_info\t1827\ninvalid command \'editable_wheel\t1827\ninvalid command bdist_wheel\t1827\ninvalid command dist_info\t1827\ninvalid command editable_wheel\t1827\ninvalid conversion from \t1828\ninvalid device function\t1829\ninvalid input constraint \'+h\' in asm\t1830\ninvalid input constraint \'+l\' in asm\t1830\ninvalid input constraint \'+r\' in asm\t1830\ninvalid input constraint \'=+h\' in asm\t1830\ninvalid input constraint \'=+l\' in asm\t1830\ninvalid input constraint \'=+r\' in asm\t1830\ninvalid input constraint \'=h\' in asm\t1830\ninvalid input constraint \'=l\' in asm\t1830\ninvalid input constraint \'=r\' in asm\t1830\ninvalid input constraint \'h\' in asm\t1830\ninvalid input constraint \'l\' in asm\t1830\ninvalid input constraint \'r\' in asm\t1830\ninvalid literal for int() with base 10: \t1831\ninvalid operands to binary expression (\t1832\ninvalid operands to binary expression (\'\t1833\ninvalid output constraint \'+h\' in asm\t1830\ninvalid output constraint \'+l\' in asm\t1830\ninvalid output constraint \'+r\' in asm\t1830\ninvalid output constraint \'=+h\' in asm\t1830\ninvalid output constraint \'=+l\' in asm\t1830\ninvalid output constraint \'=+r\' in asm\t1830\ninvalid output constraint \'=h\' in asm\t1830\ninvalid output constraint \'=l\' in asm\t1830\ninvalid output constraint \'=r\' in asm\t1830\ninvalid output constraint \'h\' in asm\t1830\ninvalid output constraint \'l\' in asm\t1830\ninvalid output constraint \'r\' in asm\t1830\ninvalid pyproject.toml config: \t1834\ninvalid target ID \t1236\ninvalid value \'armv9\t1287\ninvalid value \'c++\t1835\ninvalid value \'gnu++\t1835\ninvalid value (\'armv9\t1287\ninvalid value (‘armv9\t1287\ninvalid value for --gpu-architecture\t1836\ninvalid value ‘armv9\t1287',
    1635196967: "' was defined more than once\t431\n' was defined more than once (in files \t432",
    1635197024: '` was removed in the NumPy 2\t1285',
    1635281254: 'fixable by adding \t1690',
    1635284080: 'ptxas application ptx input, line \t2132\nptxas does not support CC \t2133\nptxas info \t2134\nptxas warning \t2134',
    1638515570: 'réadressage R_\t2142\nréadressage de R_\t2142',
    1646292852: 'to be installed\t1319',
    1647473766: 'ft2build.h\t1694 1695 1696 1697',
    1650424144: 'Py_buffer\t1134',
    1650552405: 'Unable to find\t785 786\nUnable to find a valid cuDNN algorithm\t1216\nUnable to find code object for all current devices\t1217\nUnable to find vcvarsall.bat\t1218\nUnable to import \t795\nUnable to load \t795\nUnable to load any of {lib\t1219\nUnable to load library \t797\nUnable to load the library \t797\nUnable to locate\t786\nUnable to pre-compile ops without torch installed\t1220\nUnable to register cu\t1221',
    1650552421: 'enable executable\t1616\nenable_if_t\t1446',
    1650552437: 'unable to execute \t2258\nunable to execute \'\t2259\nunable to execute command: Killed\t2260\nunable to find\t786\nunable to find a build program corresponding to "NMake Makefiles\t2261\nunable to find a build program corresponding to "Ninja\t2262\nunable to find a build program corresponding to "Unix Makefiles\t2263\nunable to find library -l\t1379 1380 1381 1382 1383 1384 1385 1386 1387 1388 2264 2265 2266\nunable to find library -lEGL\t1389\nunable to find library -lGLEW\t1390\nunable to find library -laio\t1391\nunable to find library -lffi\t1392\nunable to find library -lglog\t1393\nunable to find library -ljpeg\t1394\nunable to find library -lnuma\t1395\nunable to find library -lstdc++\t1397\nunable to find library -ltbb\t1398\nunable to find library -luuid\t1399\nunable to find library -lz\t1400\nunable to locate\t786\nunable to open database file\t2267',
    1650552929: 'apability not supp\t1298',
    1650616684: 'libbitsandbytes_cpu.\t1903',
    1650748780: 'lmdb.h\t1954 1955 1956 1957',
    1651076128: ' libraries are not found\t254\n library not found\t255',
    1651076143: '/libATen.\t507\n/libMIOpen\t508\n/libamd_comgr\t508\n/libamdhip64\t508\n/libc10.\t507\n/libcaffe2.\t507\n/libcublas\t508\n/libcuda\t508\n/libcufft\t508\n/libcufile\t508\n/libculibos\t508\n/libcupti\t508\n/libcurand\t508\n/libcusolver\t508\n/libcusparse\t508\n/libcutensor\t508\n/libhip\t508\n/libhsa-runtime64\t508\n/libhsakmt\t508\n/libnccl\t508\n/libnpp\t508\n/libnvJitLink\t508\n/libnvidia-ml\t508\n/libnvjpeg\t508\n/libnvrtc\t508\n/libnvshmem\t508\n/librccl\t508\n/libroc\t508\n/libtorch.\t507\n/libtorch_cpu.\t507\n/libtorch_global_deps.\t507\n/libtorch_python.\t507',
    1651076218: 'zlib.h\t2317 2318 2319 2320',
    1651336557: "member access into incomplete type '\t1975\nmember reference type \t1976",
    1651337587: 'simbolo ambiguo\t1028',
    1651340622: 'Numba needs NumPy \t1097',
    1651341651: 'Symbol\t371',
    1651341683: 'symbol not found in flat namespace\t371\nsymbole ambigu\t1028',
    1651449895: "' object has no attribute 'ds_opt_\t426",
    1651469415: 'global interpreter lock (GIL) has been enabled to load module\t1707\nglobalLegacyTypeDispatch\t1015 1016',
    1651668340: 'turbojpeg.h\t2251 2252 2253 2254',
    1651860850: 'reubicación R_\t2142',
    1651864352: " submodule path '\t344",
    1663067490: 'be created directly\t1316',
    1663070030: 'No compatible code objects found for: gfx\t1055\nNo compiled \t1056',
    1663071343: 'ot compiled with \t2109\not currently implemented\t2087\not currently supported\t2087',
    1664044099: 'CL/cl\t720 721',
    1667309616: '0 active drivers ([])\t510',
    1667393900: 'libc10_cuda.so: \t1904\nlibcublas.so.\t1905\nlibcublasLt.so.\t1905\nlibcuda.so\t1906\nlibcuda.so cannot found\t1907\nlibcuda.so not found! Do you have a CUDA driver\t1908\nlibcuda.so.1\t1906\nlibcuda.so.1 is not a symbolic link\t1909\nlibcudart.so.\t1905\nlibcufft.so.\t1905\nlibcupti.so.\t1905\nlibcusolver.so.\t1905\nlibcusparse.so.\t1905',
    1667462766: 'nvcc \t1040\nnvcc :\t2077\nnvcc cannot find a supported version of\t2078\nnvcc fatal   : Cannot find compiler \'\t2079\nnvcc fatal   : Could not open input file \'\t2080\nnvcc fatal   : redefinition of argument \'\t2081\nnvcc is required to \t791\nnvcc not found\t2082\nnvcc was not found\t2082\nnvcc ：\t2077\nnvcc" \t1040\nnvcc\' \t1040\nnvcc:\t2077\nnvcc` \t1040\nnvcc’ \t1040\nnvcc：\t2077',
    1667592275: "Specified provider 'CUDAExecutionProvider' is not in available provider\t1153\nSpecify CUDA_TOOLKIT_ROOT_DIR\t1154",
    1667592307: 'specified that you may need to import the \t2189',
    1667594309: 'Exec format error\t890',
    1667594341: 'exec format error\t890\nexecinfo.h\t1603\nexecutable in path specified by\t1656\nexecutor failed running\t1657',
    1667656804: 'dlfcn.h\t1603',
    1667722864: 'pngconf.h\t2123 2124 2125',
    1667852407: 'which is not an existing directory\t2311',
    1667853909: "UnicodeDecodeError: 'utf\t1222",
    1667854445: 'mpicxx.h\t2000 2001 2002',
    1668033824: ' -lcrypt\t8',
    1668180256: ' incompatible with current version \t206',
    1668181859: 'conclude\t1554',
    1668183398: 'function for call to \t1698',
    1668248144: 'Processus arrêté\t874\nProcessus arrêté a terminé le programme \t451',
    1668248176: "procedure entry point\t371\nprocessor does not support \t730\nprocessor doesn't support \t730\nprocessor lacks \t730",
    1668311400: "hipcc' failed: No such file\t1751\nhipcc: No such file\t1752\nhipcc: command not found\t1752\nhipcc: not found\t1752",
    1668440352: ' architecture of input file \t17',
    1668443988: 'Torch is needed\t1129\nTorch is not installed\t1129\nTorch is required\t1129\nTorch must be installed\t1129\nTorch needs to be installed\t1129',
    1668444020: 'torch is needed\t1129\ntorch is not installed\t1129\ntorch is required\t1129\ntorch is required for \t2222\ntorch must be installed\t1129\ntorch needs GCC \t781\ntorch needs at least GCC \t781\ntorch needs to be installed\t1129\ntorch requires GCC \t781\ntorch requires at least GCC \t781\ntorch.OutOfMemoryError\t2223\ntorch._inductor.exc.\t2224\ntorch.cuda.OutOfMemoryError\t2223\ntorch.dll\t1339\ntorch.utils.ffi is deprecated\t2225\ntorch.version.cuda\t2226\ntorch/all.h\t609 610 611\ntorch/csrc/PythonTypes.h\t2227 2228 2229\ntorch/csrc/StorageDefs.h\t2227 2228 2229\ntorch/csrc/THP_export.h\t2227 2228 2229\ntorch/csrc/WindowsTorchApiMacro.h\t2227 2228 2229\ntorch/csrc/jit/\t2230 2231 2232 2233 2234\ntorch/csrc/stable/\t621 622\ntorch/csrc/utils/auto_gil.h\t2235 2236 2237\ntorch/csrc/utils/disallow_copy.h\t2235 2236 2237\ntorch/csrc/utils/future.h\t2235 2236 2237\ntorch/csrc/utils/memory.h\t2235 2236 2237\ntorch/csrc/utils/six.h\t2235 2236 2237\ntorch/extension.h\t621 622 2238 2239 2240 2241 2242\ntorch/headeronly/\t621 622\ntorch/library.h\t609 610 611\ntorch/python.h\t609 610 611\ntorch/script.h\t609 610 611\ntorch/torch.h\t609 610 611\ntorch/types.h\t609 610 611\ntorch::jit::RegisterOperators::RegisterOperators(const char\t2243\ntorch_cpu.dll\t1339\ntorch_cuda.lib\t1353\ntorch_extensions\t61 2244\ntorch_global_deps.dll\t1339\ntorchaudio C++ extension is not available\t2245\ntorchinductor_\t2246 2247\ntorchvision.transforms.functional_tensor\t2248',
    1668571501: 'matching\t1974',
    1668571504: 'patch: command not found\t1314\npatch: not found\t1314',
    1668628794: ':Aucun fichier\t162 163',
    1671200994: '“constexpr\t397',
    1681143415: 'w64devkit\t1023',
    1684104530: 'ReadTimeout\t799\nReadTimeoutError\t799',
    1684104562: 'read-only segment has dynamic IFUNC relocations\t2137\nread-only segment has dynamic relocations\t2137',
    1684107084: 'LoadLibrary failed with error 126\t1021\nLoaded runtime CuDNN library: \t1022',
    1684107116: 'load any more object with static\t1958',
    1684171116: 'libdevice not found at \t1910',
    1684302184: 'hidden symbol \t1747',
    1684366670: 'Need \t1046\nNeed to compile C++ extensions to \t1047\nNeeds \t1046',
    1684366702: 'need \t1046\nneed PyTorch\t1137\nneed Pytorch\t1137\nneed pyTorch\t1137\nneed pytorch\t1137\nneed torch\t1137\nneeded\t2015\nneeds \t1046\nneeds CUDA\t2016\nneeds PyTorch\t1137\nneeds Pytorch\t1137\nneeds exactly \t1332\nneeds pyTorch\t1137\nneeds pytorch\t1137\nneeds torch\t1137',
    1684367716: 'died with <Signals.SIGKILL: 9>\t1600',
    1684611130: ': identifier "__\t576',
    1684632949: 'uuid/uuid.h\t2291 2292 2293 2294',
    1684633198: 'nvidia-container-cli: initialization error: \t2084\nnvidia-fabricmanager\t923',
    1684955424: ' and above\t15\n and higher\t15\n and later\t15\n and newer\t15\n and torchaudio \t16',
    1684955491: 'candidate function not viable: call to __host__ function from \t1362',
    1684957510: 'FindCUDA says CUDA version is\t932',
    1684957527: 'Windows Long Path support enabled\t1252\nWindows not yet supported for torch.compile\t1253',
    1684959043: 'CondaHTTPError\t806\nCondaSSLError\t806',
    1684959075: 'conda: command not found\t1555\nconda: not found\t1555\nconditional_t\t1446',
    1684960544: ' undeclared\t249',
    1685024032: ' module has been removed\t257\n module is not found\t258',
    1685025392: 'prod_intlist\t2130 2131',
    1685222775: 'wurde in diesem Gültigkeitsbereich nicht deklariert\t1320',
    1685353338: 'zstd.h\t2323 2324 2325 2326',
    1685414702: '.cuda.o\t499',
    1685414747: '[cudnn_frontend] Error: No \t1267',
    1689699140: 'Dödad-signal avslutade programmet \t451',
    1696610855: "': expected a number\t441",
    1696610857: '): error : expected a "("\t464\n): error: argument list for template template\t465\n): error: exception specification is incompatible\t466\n): error: expected a "("\t464\n): error: identifier "\t385\n): error: identifier "__\t467 468\n): error: incomplete type is not allowed\t469\n): error: invalid combination of type specifiers\t470\n): error: name followed by "::" must\t465\n): error: no instance of\t471\n): error: static assertion failed with "\t472',
    1696624193: 'An error happened while trying to locate the file on the Hub\t645',
    1696624233: 'in expansion of macro \t1660',
    1696624462: 'No existe el \t648 649 650 651 652 653 654 655 656 657 658 659 660 661 662 663 664 665',
    1696624494: 'no es un miembro de\t1653',
    1697082912: " n'est pas reconnu\t246\n n'est pas un membre de\t224 225 226",
    1697541219: 'cl.exe\t1439\ncl.exe with traditional preprocessor \t1440',
    1698832442: ': Befehl nicht gefunden\t513',
    1699094621: '] Fehler 137\t1268',
    1699160157: '] Getötet\t1268',
    1699170388: 'THGenerator\t1156 1157',
    1699553338: ': Memory allocation failure\t527',
    1699618874: ": Ne peut ouvrir le fichier d'objet partagé\t524",
    1699749946: ': Permission denied\t539',
    1699881006: '. Required capability\t498',
    1699881018: ': Resource temporarily unavailable\t541\n: Ressource temporairement\t541',
    1700022356: 'THTensor\t1156 1157\nTHTensorMath\t1156 1157',
    1700153428: 'THVector\t1156 1157',
    1700212059: '[-Werror\t1258',
    1700948332: 'libelf.h\t1911 1912 1913 1914',
    1701013836: 'License classifiers have been superseded by license expressions\t1020',
    1701017669: 'Exception: Unsupported GPU\t900\nException: Unsupported GPU model\t900\nException: Unsupported GPU type\t900\nException: unsupported GPU\t900\nException: unsupported GPU model\t900\nException: unsupported GPU type\t900',
    1701017701: 'exception handling disabled\t1654\nexception handling is disabled\t1655',
    1701078386: 'redeclaration of\t564\nredefinition of \t2139',
    1701079328: ' identifier "\t200 201',
    1701080161: 'alderlake\t1287',
    1701080649: 'IndentationError: \t976\nIndexError: \t977 978\nIndexError: _Map_base::at\t979\nIndexError: map::at\t979\nIndexError: unordered_map::at\t979',
    1701080681: 'index_sequence\t1446',
    1701080693: 'undeclared\t1782\nundeclared identifier \t1758 1759 1760 2053 2268\nundefined reference to \t2269\nundefined symbol: \t371\nundefined symbol: Py\t2270\nundefined symbol: _Py\t2270\nundefined symbol: mkl_\t2271\nundefinierter Verweis auf\t371\nundefiniertes Symbol\t371\nunderlying_type_t\t1446',
    1701080899: 'Code kann nicht fortgesetzt werden, da\t800\nCode object build failed\t801\nCodes kann nicht fortgesetzt werden, da\t800',
    1701080931: 'code execution cannot proceed because\t800',
    1701146144: ' needed by \t262 263',
    1701147424: ' seems to be not installed\t340',
    1701209458: "reference indefinie vers\t371\nreference indéfinie vers\t371\nreference to\t371\nreference to __host__ function '\t2140\nreferences to\t371\nreferencia a\t371\nreferencia indefinida a\t371\nreferencia indefinida para\t371\nreferencia nao definida a\t371\nreferencia nao definida para\t371\nreferencia não definida a\t371\nreferencia não definida para\t371\nreferensi ke\t371\nreferência indefinida a\t371\nreferência indefinida para\t371\nreferência nao definida a\t371\nreferência nao definida para\t371\nreferência não definida a\t371\nreferência não definida para\t371",
    1701210482: 'riferimento non definito a\t371',
    1701211721: "Inferred operator schema for a C++ kernel function doesn't match the expected function schema\t980",
    1701211753: 'infer_schema(func): \t1814 1815',
    1701274484: 'tcgen05\t2168',
    1701275973: 'Eigen/\t888',
    1701344288: ' the MPS \t349',
    1701345056: ' when calling \t365',
    1701405728: ' died due to signal \t38\n died due to signal 9\t39\n died due to signal 9 (Kill signal)\t39\n died with status 0x\t40',
    1701407843: 'client error (Connect)\t1444',
    1701409364: "Tried to instantiate class '\t1200\nTried to register an operator (\t1201 1202\nTried to register multiple backend fallbacks for the same dispatch key \t1203\nTried to register multiple operators with the same name\t1204",
    1701470831: 'object has no attribute\t2088\nobject has no attribute \t2089\nobject type is: \t2090',
    1701536109: 'make: \t504\nmake: command not found\t1314\nmake: not found\t1314\nmake_index_sequence\t1446\nmake_unique\t1446',
    1701603654: 'File already exists in database: \t927\nFile o directory non\t648 649 650 651 652 653 654 655 656 657 658 659 660 661 662 663 664 665\nFileExistsError: [\t928\nFileNotFoundError: [Errno 2] \t929\nFilename longer than 260 characters\t930\nFilename too long\t931',
    1701603681: 'ailed to initialize NVML: Driver/library version mismatch\t1286',
    1701603686: 'file failed to open for reading\t1687\nfile_baton.py\t1688\nfile_baton.py:\t1689',
    1701604425: 'Illegal instruction\t493 644',
    1701667150: "NameError: name \t1043\nNameError: name '\t1044\nNameError: name '_C' is not defined\t1045",
    1701667182: 'name \'bare_metal_version\' is not defined\t2007\nnamespace "\t2008\nnamespace "c10::guts" has no member "\t2009\nnamespace "std" has no member \t2010 2011 2012 2013\nnamespace name\t2014',
    1701669204: 'TimeoutError: \t808',
    1701670771: "some optimisations will not be enabled\t2183\nsome optimizations will not be enabled\t2183\nsomething wrong with flag '\t2184",
    1701716007: "' needs target feature \t423 424\n' newer than toolkit\t425",
    1701716012: ', needed by\t480\n, needed by \t481',
    1701733735: 'generated with LTO version \t1699\ngeneric_type: \t1700',
    1701737812: 'TunerSimple_cached_get_nvrtc_params.cc(\t1207',
    1701798944: " does not dominate this use\t41\n does not exist\t42 43 44 45\n does not have \t46\n does not include kernels for this GPU\t47\n does not match \t48\n does not match filename: \t49\n does not match namespace of enclosing TORCH_LIBRARY\t50\n does not match runtime version \t51\n does not name a\t52\n does not name a type\t53 54 55 56 57 58\n does not support \t59\n doesn't exist\t43\n doesn't match \t48",
    1701863764: 'Tapettu\t874\nTapettu-signaali päätti \t451',
    1701865808: 'Pipeline failed while executing [\t1125',
    1701867296: ' open include file\t288 289 290 291 292 293 294 295 296 297 298 299 300 301 302 303 304 305 306 307 308 309 310 311 312 313 314 315 316 317 318 319 320 321 322 323 324 325\n open source file\t201 288 289 290 291 292 293 294 295 296 297 298 299 300 301 302 303 304 305 306 307 308 309 310 311 312 313 314 315 316 317 318 319 320 321 322 323 324 325',
    1701867311: '/openmp\t500',
    1701869669: 'expected primary-expression before \t1662\nexpects \t1332',
    1701869908: "TypeDefault\t1185 1186\nTypeError \t1208\nTypeError: \t1209 1210\nTypeError: _\t1211\nTypeError: expected str, bytes or os.PathLike object, not NoneType\t1212\nTypeError: join() argument must be str\t1213\nTypeError: must be called with a dataclass type or instance\t1214\nTypeError: unsupported operand type(s) for +: 'NoneType' and 'str'\t1215",
    1701869940: 'type "at::Tensor" is not allowed\t2255\ntype conversion before \t2256\ntypeid\t1613',
    1701978146: '" referenced unknown base type "\t394',
    1701978151: "' requires target feature '\t428\n' returned nan values in its \t429",
    1701978156: ', required architecture \t482',
    1701991456: ' Tree Learner was not enabled in this build\t13',
    1701995875: 'ceres/ceres.h\t1431 1432 1433 1434',
    1701996900: 'directiva de Control de aplicaciones\t646\ndirent.h\t1603',
    1701997665: 'already has an implementation\t1288',
    1701998165: 'Unregistered type : \t1229\nUnresolved extern \t1230',
    1701998197: "unrecognised command line option\t991\nunrecognised command-line option\t991\nunrecognized command\t2277\nunrecognized command line option\t991\nunrecognized command-line option\t991\nunrecognized relocation \t2278\nunrecognized subcommand '\t2279\nunresolved external symbol\t371\nunresolved external symbol \t2280",
    1701998445: 'more than one \t1993\nmore than one instance of overloaded function "\t1994\nmore than one operator "\t1995',
    1701999173: 'Erreur de format pour exec\t890\nErreur de segmentation\t891',
    1701999205: 'erreur interne du compilateur\t984',
    1702064961: 'Assertion \t666\nAssertion `\t667\nAssertion error (\t668\nAssertionError: \t669 670',
    1702125892: 'Datei oder Verzeichnis nicht\t648 649 650 651 652 653 654 655 656 657 658 659 660 661 662 663 664 665',
    1702126916: 'Detected that PyTorch and \t862',
    1702126948: 'detected SM\t965\ndetected pre-SM\t965\ndetected sm\t965\ndetected sm_\t965',
    1702129225: 'Internal Triton PTX codegen error\t982\nInternal compiler error\t983\nInternal error\t983\nInterner Compiler-Fehler\t984\nInterner Compiler-fehler\t984\nInterner CompilerFehler\t984\nInterner Compilerfehler\t984',
    1702129257: 'integer\t1825\ninteger_sequence\t1446\ninternal compiler error\t984\ninternal compiler error: Killed (program \t1826\ninterner Compiler-Fehler\t984\ninterner Compiler-fehler\t984\ninterner CompilerFehler\t984\ninterner Compilerfehler\t984',
    1702129518: "note: macro 'max defined here\t1973\nnote: macro 'max' defined here\t1973\nnote: macro 'max’ defined here\t1973\nnote: macro 'min defined here\t1973\nnote: macro 'min' defined here\t1973\nnote: macro 'min’ defined here\t1973\nnote: macro max defined here\t1973\nnote: macro max' defined here\t1973\nnote: macro max’ defined here\t1973\nnote: macro min defined here\t1973\nnote: macro min' defined here\t1973\nnote: macro min’ defined here\t1973\nnote: macro ‘max defined here\t1973\nnote: macro ‘max' defined here\t1973\nnote: macro ‘max’ defined here\t1973\nnote: macro ‘min defined here\t1973\nnote: macro ‘min' defined here\t1973\nnote: macro ‘min’ defined here\t1973",
    1702130753: 'Attempted to use ninja as the BuildExtension backend but we could not find ninja\t671\nAttempting to deserialize object on a CUDA device\t672\nAttempting to use \t673',
    1702131043: 'cute/\t1592\ncute\\\t1592',
    1702195557: 'equest failed after \t1620',
    1702240297: ') versions mismatch\t460',
    1702240300: ', version CXXABI_\t483\n, version GCC_1\t483\n, version GCC_3\t483\n, version GCC_4\t483\n, version GCC_7\t483\n, version GLIBCXX_\t483\n, version GLIBC_2.\t484\n, version GOMP_\t483\n, version OACC_\t483\n, version solving failed\t485',
    1702240314: ': version "hip_\t584\n: version "libcu\t585\n: version "libnccl\t585\n: version "libnv\t585\n: version \'hip_\t584\n: version \'libcu\t585\n: version \'libnccl\t585\n: version \'libnv\t585\n: version `hip_\t584\n: version `libcu\t585\n: version `libnccl\t585\n: version `libnv\t585\n: version ‘libcu\t585\n: version ‘libnccl\t585\n: version ‘libnv\t585',
    1702258028: 'leveldb/\t1892 1893 1894 1895',
    1702259058: 'river version \t2161',
    1702260346: 'znver3\t1287\nznver4\t1287\nznver5\t1287',
    1702325825: 'Anwendungssteuerungsrichtlinie hat\t646',
    1702389038: '.exe" is not recognized\t388\n.exe" is not recognized as\t388\n.exe" ist entweder falsch\t388\n.exe" n\'est pas reconnu\t388\n.exe" no se reconoce como\t388\n.exe" 不是内部或外部命令\t388\n.exe\' is not recognized\t388\n.exe\' is not recognized as\t388\n.exe\' ist entweder falsch\t388\n.exe\' n\'est pas reconnu\t388\n.exe\' no se reconoce como\t388\n.exe\' 不是内部或外部命令\t388\n.exe” is not recognized\t388\n.exe” is not recognized as\t388\n.exe” ist entweder falsch\t388\n.exe” n\'est pas reconnu\t388\n.exe” no se reconoce como\t388\n.exe” 不是内部或外部命令\t388',
    1702520162: 'bezeichnet keinen Typ\t1320',
    1713401449: 'in function compile: NVRTC Error: NVRTC_ERROR_COMPILATION\t1786',
    1714375751: 'GL/freeglut.h\t942 943 944',
    1717857907: 'sndfile.h\t2178 2179 2180 2181',
    1717920878: 'ndefined\t371',
    1717920885: 'udefineret reference til\t371',
    1717985603: "Caffe2: Couldn't determine version from header\t784",
    1717985635: 'caffe2/\t1354 1355 1356 1357',
    1717987684: 'different exception spec\t1601\ndiffers from\t1602',
    1717987700: 'tiffio.h\t2214 2215 2216 2217',
    1717990755: 'cufft64_\t1575 1576 1577',
    1718513507: 'configuration file provided by "\t1556 1557\nconfiguration file provided by "CUDA\t1558\nconfiguration file provided by "Torch"\t1559\nconfigure: error: \t1560 1561\nconflicting cuDNN in LD_LIBRARY_PATH\t1562',
    1722401636: 'définitions multiples de \t1029',
    1722401650: 'réference indefinie vers\t371\nréference indéfinie vers\t371\nréférence indefinie vers\t371\nréférence indéfinie vers\t371',
    1730160936: '() got an unexpected keyword argument\t332\n() got an unexpected keyword argument \t331 449\n() got multiple values for \t331',
    1731152967: 'GL/gl.h\t945 946 947\nGL/glcorearb.h\t945 946 947\nGL/glew.h\t948 949 950 951\nGL/glext.h\t945 946 947\nGL/glut.h\t942 943 944\nGL/glx.h\t945 946 947',
    1734502764: 'libgcc_s.so.1 must be installed for pthread_\t1915',
    1734701162: 'jpeglib.h\t1848 1849 1850 1851',
    1734959663: '/bigobj\t500 502',
    1734964000: ' signal terminated program \t341',
    1734964008: '(signal: 9, SIGKILL: kill)\t454',
    1734965107: 'swig: command not found\t1314\nswig: not found\t1314',
    1735289197: 'mingw\t1023',
    1735290732: 'longintrepr.h\t1960 1961 1962 1963',
    1735355495: 'glog/logging.h\t1708 1709 1710 1711',
    1735356263: 'google/protobuf/\t1717 1718 1719 1720 1721',
    1735357040: 'program input point\t371',
    1735549216: ' argument(s) but received\t18\n arguments for \t19\n arguments to function \t20',
    1735549292: 'larger than the available KV cache memory\t1859\nlarger than the maximum number of tokens that can be stored in KV cache\t1859',
    1735549300: 'target device or backend do not support efficient \t2206\ntarget sm_\t2207',
    1746936361: ')" has already been defined\t461',
    1746955881: 'in hip::FatBinaryInfo::\t1787',
    1749239892: 'THCharBlas_\t1156 1157\nTHCharStorage\t1156 1157\nTHCharTensor\t1156 1157\nTHCharVector\t1156 1157',
    1750288468: 'THShortBlas_\t1156 1157\nTHShortStorage\t1156 1157\nTHShortTensor\t1156 1157\nTHShortVector\t1156 1157',
    1750343738: ': The system cannot find the file specified\t542',
    1751279980: 'libhipblas.so.\t1896\nlibhipfft.so.\t1896\nlibhiprand.so.\t1896\nlibhipsolver.so.\t1896\nlibhipsparse.so.\t1896',
    1751345510: 'fichier dans un mauvais format\t1136',
    1751345518: 'nicht definierter Verweis auf\t371',
    1751347777: 'Arch conditional MMA instruction used without targeting\t647',
    1751347809: "arch_bin wasn't set for some reason\t1299\narch_list[-1] += \t1300\narchitecture\t1301 1302",
    1751347823: 'orch not compiled with \t2105\norch not compiled with CUDA enabled\t2106\norch version \t2107\norch version must be \t2108\norch==\t2108',
    1751349349: 'exchange\t1446',
    1751361987: "échec d'adressage (mapping) du segment\t926",
    1751607656: 'higher\t1748',
    1751933286: 'falha no mapeamento de segmento\t926',
    1752391519: '__shfl\t780',
    1752392008: 'Hash mismatch for \t969',
    1752459639: 'with multiple files\t2312',
    1752461166: 'nothing provides \t2065\nnothing provides __cuda\t486\nnothing provides __glibc >=2.\t487',
    1752463728: 'python3: command not found\t1555\npython3: not found\t1555\npython: command not found\t1555\npython: not found\t1555',
    1752637484: ', which is missing on the system\t486 487',
    1763715368: '() is missing value for argument\t18',
    1763717413: '%1 is not a valid Win32 application\t398\n%1 ist keine zulässige Win32-Anwendung\t398',
    1763719719: "': is not a member of 'cudaDeviceProp'\t442",
    1763733089: 'an illegal memory access was encountered\t1296',
    1763733358: 'no instance of \t2025 2026\nno instance of constructor "c10::\t2027\nno instance of constructor "cut\t2028\nno instance of constructor "torch::jit::RegisterOperators::RegisterOperators" matches\t2029\nno instance of overloaded function \t2030',
    1763734639: 'ot implemented\t2087',
    1765161080: 'x86intrin.h\t1778 1779 1780',
    1766203450: ': Filename too long\t519 520',
    1766531165: '] Killed\t1268',
    1766727738: ': Nicht genügend\t515',
    1767990816: ' failed to import\t63\n failed with exit \t64\n failed: \t65\n failed: No such file\t66',
    1768042274: '"/bin/nvcc\t396',
    1768042279: "'/bin/nvcc\t396",
    1768042298: ':/bin/nvcc\t586',
    1768053819: ';\\bin\\nvcc\t590',
    1768058209: 'ambiguous "?" operation:\t1294\nambiguous overload for \t1295\nambiguous symbol\t1028',
    1768061296: 'pybind11\t2135\npybind11/\t2136\npybind11_detail_function_record\t1127',
    1768124527: 'opción de línea de órdenes no reconocida\t991',
    1768169531: '; did you mean \t589',
    1768255571: 'Speicherzugriffsfehler\t891',
    1768300588: ', file was built for unsupported file format\t478',
    1768300602: ': fichier trop court\t517\n: file too short\t517 555',
    1768318308: 'defined\t1595\ndefined in file \t1596\ndefiniciones múltiples de \t1029',
    1768320617: 'infiniband/\t1816 1817 1818 1819',
    1768383858: 'registered\t2141',
    1768386149: 'engine plan file is generated on an incompatible device, expecting compute \t1617\nengine plan file is not compatible with this\t1618',
    1768453920: ' which is newer than running OS)\t366',
    1768693818: ': linker input file not found\t535',
    1768697658: ':/lib64\t587',
    1768714611: 'sqlite3.h\t2190 2191 2192 2193',
    1768716898: 'bzlib.h\t1335 1336 1337 1338',
    1768759354: ': misaligned address\t580',
    1768779113: 'immintrin.h\t1778 1779 1780',
    1768779128: 'xmmintrin.h\t1778 1779 1780',
    1768824890: ': nie można otworzyć pliku obiektu dzielonego\t524',
    1768843629: 'minimum required Nvidia driver for \t1983',
    1768975957: 'UnpicklingError: \t882',
    1769103702: 'VariableTensorId\t1185 1186',
    1769152577: 'A single input file is required for a non-link phase\t592',
    1769173857: 'assimp/\t1308 1309 1310 1311',
    1769234803: 'satisfies the requirement \t2165\nsatisfy\t2166',
    1769235821: 'metis.h\t1979 1980 1981 1982',
    1769238607: 'OptionalCUDAGuard\t755 756\nOptionalCUDAStreamGuard\t755 756',
    1769300512: ' built with CUDA \t24',
    1769366884: "device architecture\t741\ndevice capabilit\t741\ndevice compute architecture\t741\ndevice compute capabilit\t741\ndevice is SM\t965\ndevice is sm\t965\ndevice is sm_\t965\ndevice kernel image is invalid\t761\ndevice's architecture\t741\ndevice's capabilit\t741\ndevice's compute architecture\t741\ndevice's compute capabilit\t741\ndevice-side assert triggered\t1597\ndevice-side assertion triggered\t1597\ndevices architecture\t741\ndevices capabilit\t741\ndevices compute architecture\t741\ndevices compute capabilit\t741",
    1769369189: 'environment variable is not\t1619',
    1769414695: "' with arguments from the '\t433\n' with arguments from the 'CUDA' backend\t434 435\n' with arguments from the 'MPS' backend\t436\n' with arguments from the 'Meta' backend\t437\n' with exceptions disabled\t438",
    1769566836: 'trying to build PyTorch with a too old version of \t2250',
    1769631349: 'unzip: command not found\t1314\nunzip: not found\t1314',
    1784835872: ' object has no attribute \t275 276 277',
    1785291349: 'Ubijen\t874',
    1785620814: 'Ninja is required to \t1049',
    1785620846: 'ninja-build: Kommando nicht gefunden\t2018\nninja-build: command not found\t2018\nninja-build: commande introuvable\t2018\nninja-build: not found\t2018\nninja-build: orden no encontrada\t2018\nninja-build: コマンドが見つかりません\t2018\nninja-build: 未找到命令\t2018\nninja: Kommando nicht gefunden\t2018\nninja: build stopped\t2019\nninja: command not found\t2018\nninja: commande introuvable\t2018\nninja: no work to do.\t2020\nninja: not found\t2018\nninja: orden no encontrada\t2018\nninja: コマンドが見つかりません\t2018\nninja: 未找到命令\t2018',
    1797287790: 'no kernel image is available\t2031',
    1797288805: 'es kein\t1653',
    1801538883: 'CMake must be installed to build\t729',
    1801547107: 'cmake: command not found\t1314\ncmake: not found\t1314',
    1801547111: 'gmake\t511',
    1801675074: 'BackendUnavailable: Cannot import \t681',
    1801675088: "Package \t1116\nPackage dependency requirement '\t1117\nPackage metadata \t1118\nPackageNotFoundError: \t1119\nPackagesNotFoundError\t1120",
    1801675120: 'packed_accessor\t933\npacked_accessor32\t1180\npacked_accessor64\t1180',
    1801678707: 'socket.gaierror: \t2182',
    1802068851: 'scikit-learn has not been built correctly\t2167',
    1802270070: 'vulkan/vulkan\t2300 2301 2302 2303',
    1802398060: 'linker `\t1949',
    1802465132: 'looks like a filename, but the file does not exist\t1964',
    1802465858: 'Broken toolchain: cannot link a simple \t682',
    1802661751: 'work with \t1332\nworks with \t1332',
    1802725700: 'Disk quota exceeded\t867',
    1802725732: 'disk quota exceeded\t867',
    1814061388: 'La ligne de commande est trop longue.\t864\nLa línea de comandos es demasiado larga.\t864',
    1814066273: "at least '/std:c++\t1312",
    1814979692: 'ld.lld: error: duplicate symbol: \t1861',
    1816217684: 'THAlloc\t1156 1157',
    1816283220: 'THBlas_\t1156 1157',
    1816545364: 'THFloatBlas_\t1156 1157\nTHFloatStorage\t1156 1157\nTHFloatTensor\t1156 1157\nTHFloatVector\t1156 1157',
    1818323300: 'dial tcp: lookup \t1179',
    1818391907: 'cublas.CUBLASError: \t1574\ncublas64_\t1575 1576 1577\ncublasLt64_\t1575 1576 1577',
    1818435642: ': class template "std::_Is_memfunptr" has already been defined\t556',
    1818455657: 'include file \t1789\ninclude file "ATen/\t1790\ninclude file "CGAL/\t1791\ninclude file "CL/\t1792\ninclude file "Eigen/\t1793\ninclude file "GLES\t1794\ninclude file "Imf\t1795\ninclude file "OpenEXR/Imf\t1795\ninclude file "TH\t1796\ninclude file "THC\t1797\ninclude file "X11/\t1798\ninclude file "asm/\t1324\ninclude file "boost/\t1799\ninclude file "c\t1800\ninclude file "c10d/\t1801\ninclude file "cudnn\t1802\ninclude file "eigen3/Eigen/\t1793\ninclude file "flann/\t1803\ninclude file "libav\t1804\ninclude file "numpy/\t1805\ninclude file "tbb/\t1806\ninclude file "torch/\t620\ninclude file \'ATen/\t1790\ninclude file \'CGAL/\t1791\ninclude file \'CL/\t1792\ninclude file \'Eigen/\t1793\ninclude file \'GLES\t1794\ninclude file \'Imf\t1795\ninclude file \'OpenEXR/Imf\t1795\ninclude file \'TH\t1796\ninclude file \'THC\t1797\ninclude file \'X11/\t1798\ninclude file \'asm/\t1324\ninclude file \'boost/\t1799\ninclude file \'c\t1800\ninclude file \'c10d/\t1801\ninclude file \'cudnn\t1802\ninclude file \'eigen3/Eigen/\t1793\ninclude file \'flann/\t1803\ninclude file \'libav\t1804\ninclude file \'numpy/\t1805\ninclude file \'tbb/\t1806\ninclude file \'torch/\t620',
    1818583913: 'icelake-\t1287',
    1818780998: 'Fehler beim Mappen des Shared Objects\t926\nFehler im Format der Programmdatei\t890',
    1818845510: 'Failed building wheel for \t904\nFailed to auto\t905\nFailed to build \t906\nFailed to build CUDA kernels for \t907\nFailed to compile. cc_cmd\t908\nFailed to create CUDAE\t909\nFailed to detect a default CUDA architecture\t910\nFailed to detect a default CUDA architecture.\t911\nFailed to find\t785 786\nFailed to find \t912\nFailed to find MSVC.\t913\nFailed to find ROCm root directory\t914\nFailed to find a working CUDA architecture\t915\nFailed to find all files with CUDA\t916\nFailed to find nvToolsExt\t917\nFailed to import \t795 918\nFailed to initialize NVML: Driver Not Loaded\t919\nFailed to load \t795\nFailed to load library \t797\nFailed to load the backend extension: \t920\nFailed to load the library \t797\nFailed to locate\t786\nFailed to parse: \t921\nFailed to set the allowed dynamic shared memory size \t922\nFailed to start \t923\nFailure finding "libnvvm\t847\nFailure finding \'libnvvm\t847\nFailures have been detected while processing an MLIR pass pipeline\t924',
    1818845542: "fail to call hipModuleLaunchKernel(\t1663\nfail to call hipModuleLoad\t1664\nfailed call to cuInit: \t1665\nfailed to convert GOTPCREL relocation\t1666\nfailed to find\t786\nfailed to legalize operation 't\t1667\nfailed to locate\t786\nfailed to map segment from\t1668\nfailed to open \t1669\nfailed to open elf at \t844\nfailed with\t1670\nfailed with exit \t1671",
    1818846752: ' file built for macOS-\t67\n file not found\t68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123 124 125 126 127 128 129 130 131 132 133 134 135 136 137 138 139 140 141 142 143 144 145 146 147 148 149 150 151 152 153 154 155 156 157 158 159 160 161 162 163 164 165\n file not recognized: \t166',
    1818847344: 'philox_cuda_state\t933',
    1818848040: '(killed) terminó el programa \t451',
    1818850658: 'build_ext\t1328\nbuilds-v0\t1329\nbuilt against \t1330\nbuilt against CUDA\t1331\nbuilt for \t1330\nbuilt for CUDA\t1331\nbuilt to run on \t1332\nbuilt using \t1330\nbuilt using CUDA\t1331\nbuilt with \t1330\nbuilt with CUDA\t1331\nbuilt without \t1333',
    1819028768: ' -llapack\t9',
    1819042147: 'calling a __host__ function\t1358',
    1819042150: 'fallo al asignar un segmento del objeto compartido\t926',
    1819044171: 'Killed\t874 990',
    1819045731: 'collect2: fatal error: ld terminated with signal 9\t997',
    1819047238: 'FullyFusedMLP: insufficient shared memory available on the GPU\t939',
    1819176736: ' only available on macOS 1\t284\n only by \t285\n only for \t285\n only on \t285\n only supports \t286\n only with \t285',
    1819240547: 'cholmod.h\t1436 1437 1438',
    1819240790: 'Violación de segmento\t891',
    1819242031: '/nologo\t500',
    1819307369: 'implementation for device cuda\t1781\nimplicit declaration of\t1782',
    1819308097: 'Application Control policy has blocked\t646',
    1819310149: 'Explicitly provided namespace (\t901',
    1819440483: 'curl/curl.h\t1585 1586 1587 1588\ncurl: (16) \t1589\ncurl: (18) \t1589\ncurl: (28) \t1589\ncurl: (35) \t1589\ncurl: (5) \t1589\ncurl: (52) \t1589\ncurl: (55) \t1589\ncurl: (56) \t1589\ncurl: (6) \t1589\ncurl: (60) \t1589\ncurl: (7) \t1589\ncurl: (92) \t1589\ncurl: command not found\t1314\ncurl: not found\t1314',
    1819571555: 'cutlass needs GCC \t781\ncutlass needs at least GCC \t781\ncutlass requires GCC \t781\ncutlass requires at least GCC \t781\ncutlass/\t1592\ncutlass::\t1593\ncutlass\\\t1592',
    1819635523: 'Could NOT find BLAS (missing\t810\nCould NOT find Boost (missing\t810\nCould NOT find CUDA (missing:\t811 812 813\nCould NOT find CUDAToolkit (missing:\t811 812 813\nCould NOT find CUDNN (missing\t814\nCould NOT find CURL (missing\t810\nCould NOT find CuDNN (missing\t814\nCould NOT find EGL (missing\t810\nCould NOT find Eigen3 (missing\t810\nCould NOT find FFMPEG (missing\t810\nCould NOT find FFmpeg (missing\t810\nCould NOT find Freetype (missing\t810\nCould NOT find GLEW (missing\t810\nCould NOT find GLUT (missing\t810\nCould NOT find Gflags (missing\t810\nCould NOT find Git (missing\t810\nCould NOT find Glog (missing\t810\nCould NOT find HDF5 (missing\t810\nCould NOT find JPEG (missing\t810\nCould NOT find LAPACK (missing\t810\nCould NOT find LibXml2 (missing\t810\nCould NOT find MPI (missing\t810\nCould NOT find MPI_C (missing\t810\nCould NOT find MPI_CXX (missing\t810\nCould NOT find NCCL (missing\t810\nCould NOT find NUMA (missing\t810\nCould NOT find NVTX\t815\nCould NOT find Numa (missing\t810\nCould NOT find NvToolExt\t815\nCould NOT find NvToolsExt\t815\nCould NOT find OpenCL (missing\t810\nCould NOT find OpenCV (missing\t810\nCould NOT find OpenGL (missing\t810\nCould NOT find OpenMP\t816\nCould NOT find OpenSSL (missing\t810\nCould NOT find PNG (missing\t810\nCould NOT find PkgConfig (missing\t810\nCould NOT find Protobuf (missing\t810\nCould NOT find Python\t817 818\nCould NOT find PythonLibs (missing\t819\nCould NOT find SWIG (missing\t810\nCould NOT find TBB (missing\t810\nCould NOT find Torch (missing\t820\nCould NOT find Vulkan (missing\t810\nCould NOT find X11 (missing\t810\nCould NOT find ZLIB (missing\t810\nCould NOT find cuDNN (missing\t814\nCould NOT find cudnn (missing\t814\nCould NOT find gflags (missing\t810\nCould NOT find glog (missing\t810\nCould NOT find nvToolsExt\t815\nCould not build wheels for \t821\nCould not connect\t822\nCould not detect Ninja v\t823\nCould not find\t785 786\nCould not find \t824\nCould not find CUDA driver entry point for cu\t825\nCould not find MSVC\t826\nCould not find a configuration file for package "\t827\nCould not find a configuration file for package "Torch"\t828\nCould not find any \t829 830\nCould not find compiler set in environment variable \t831\nCould not find module \'\t832\nCould not find schema for \t833\nCould not find shared object file\t834\nCould not find the bitsandbytes \t835\nCould not find the operator \t45\nCould not import \t795\nCould not infer dtype of numpy.\t836\nCould not initialize NNPACK! Reason\t837\nCould not load \t795\nCould not load library \t797\nCould not load library cudnn\t838 839\nCould not load library libcudnn\t840\nCould not load libtorchcodec\t841\nCould not load symbol \t798\nCould not load the library \t797\nCould not load this library: \t842\nCould not locate\t786\nCould not locate \t824 843\nCould not open \t844\nCould not open requirements file: \t845\nCould not resolve\t822\nCould not set up the environment for Microsoft Visual Studio\t846\nCouldn\'t find\t785 786\nCouldn\'t find a suitable version of ptxas\t847\nCouldn\'t find an operator for \t848\nCouldn\'t load custom C++ ops\t849\nCouldn\'t load custom C++ ops. This can happen if your PyTorch and \t850',
    1819635555: "could not convert default argument '\t1565\ncould not convert default argument into a Python object (type not registered yet?)\t1566\ncould not find\t786\ncould not locate\t786\ncould not select device driver \t1567\ncouldn't allocate \t1568\ncouldn't find\t786\ncouldn't find a suitable version of ptxas\t847",
    1830842190: "No matching distribution found for \t1057\nNo module named\t1058\nNo module named \t63 1059 1060 1061 1062 1063 1064 1065 1066 1067 1068 1069 1070 1071 1072 1073\nNo module named '\t1074",
    1830842222: "no matching con\t2032\nno matching constructor for initialization of 'torch::jit::RegisterOperators'\t2033\nno matching function for call to \t2034 2035 2036 2037 2038\nno matching function for call to 'atomic\t2039\nno member named \t1739\nno member named '\t2040 2041 2042 2043 2044",
    1833508922: ": Impossible d'ouvrir le fichier d'objet partagé\t524",
    1835100276: 'tham chiếu đến\t371',
    1835101728: ' name followed by "::" must be\t201\n named symbol not found\t261',
    1835102822: 'frame"\t1435\nframe\'\t1435\nframe’\t1435',
    1835166060: 'libmkl_\t1916',
    1835429165: '-mfma\t497',
    1835492691: 'Segment-Schutz nach der Relozierung\t1148\nSegmentation fault\t891 1149\nSegmentation-Fehler\t891',
    1835492723: 'segment en lecture seule a des réadressages\t2137\nsegmento de sólo lectura tiene reubicaciones\t2137',
    1835606074: ": impossibile aprire il file oggetto condiviso\t524\n: impossible d'ouvrir le fichier d'objet partagé\t524",
    1835606127: 'o implemented \t2087',
    1835622239: '__imp_\t1278',
    1835886455: 'wgmma\t2168',
    1835888451: "Command '['ninja', '--version']' returned non-zero\t802\nCommand 'nvcc' not found\t803\nCommandLine Error: Option '\t804",
    1835888459: 'Kommandozeilenoption\t991',
    1835888483: 'command line is too long\t1445\ncommon_type_t\t1446',
    1836016416: ' command failed \t30\n compiled with CUDA \t24',
    1836213584: "Permission denied: \t1083\nPermission denied: '\t1087\nPermissionError: [Errno 13] \t1122\nPermissionError: [WinError \t1123\nPermissionError: [WinError 5]\t1124",
    1836213588: 'Terminado (killed)\t874',
    1836216134: 'Formato de ejecutable incorrecto\t890',
    1836280141: 'Mismatch in kernel C++ signatures\t1035 1036\nMismatched number of arguments when calling: `\t1037',
    1836280173: 'mismatched argument pack\t564\nmismatches\t1602 1984',
    1836344691: 'setmaxnreg\t2168',
    1840104307: 'símbolo ambiguo\t1028',
    1847602215: "', needed by '\t439 440",
    1847603493: "%1 n'est pas une application Win32 valide\t398\n%1 no es una aplicación Win32 válida\t398",
    1847616878: 'ne nomme pas un type\t1320',
    1847619177: 'in namespace\t1653',
    1847619438: 'no nombra a un tipo\t1320',
    1847620457: 'is not a full path and was not found\t1837\nis not a full path to an existing\t1838\nis not a member of\t1653\nis not able to compile a simple\t1839 1840 1841\nis not currently supported\t1303\nis not recognized as an internal\t1842\nis not supported\t1303\nis not yet supported\t1303',
    1847638978: '» non reconnue\t2327',
    1850286138: ': Internal \t525',
    1850296404: 'THIntBlas_\t1156 1157\nTHIntStorage\t1156 1157\nTHIntTensor\t1156 1157\nTHIntVector\t1156 1157',
    1851072570: ": Undefined reference to '\t371\n: Unknown option '\t543 544 545\n: Unresolved extern function\t546\n: Unsupported ICC compiler found\t547\n: Unsupported Intel compiler found\t547\n: Unsupported NVHPC compiler found\t547\n: Unsupported PGI compiler found\t547\n: Unsupported XLC compiler found\t547",
    1851859002: ': an object with that name is already\t548',
    1851876128: ' cannot be used to initialize\t29',
    1851878176: ' kann nicht gefunden werden\t252',
    1851878499: 'clang version must be less than \t1441',
    1851878502: 'flann/\t1691',
    1851943276: 'libnvJitLink.so.\t1905\nlibnvidia-ml.so.1\t1917\nlibnvidia-ptxjitcompiler.so.1\t1917\nlibnvrtc-builtins.so\t1918\nlibnvrtc.so.\t1905',
    1852134465: 'ATen/ATen.h\t609 610 611\nATen/CPUGenerator\t612 613\nATen/CUDA\t612 613\nATen/CUDAGenerator\t612 613\nATen/Dimname.h\t614 615 616\nATen/Error.h\t617 618 619\nATen/NamedTensor.h\t614 615 616\nATen/NamedTensorUtils.h\t614 615 616\nATen/Tensor.h\t609 610 611\nATen/TensorNames.h\t614 615 616\nATen/Type\t612 613\nATen/TypeDefault\t612 613\nATen/TypeExtendedInterface\t612 613\nATen/c\t620 621 622\nATen/core/Dimname.h\t614 615 616\nATen/core/Error.h\t617 618 619\nATen/core/NamedTensor.h\t614 615 616\nATen/core/NamedTensorUtils.h\t614 615 616\nATen/core/TensorNames.h\t614 615 616\nATen/cpu/vec256/\t623 624 625 626 627\nATen/cuda/CUDAContext.h\t628\nATen/cuda/CUDAFuture.cuh\t629 630 631\nATen/cuda/CUDAFuture.h\t629 630 631\nATen/cuda/CUDAGuard.h\t632 633 634 635\nATen/cuda/CUDAMultiStreamGuard.cuh\t629 630 631\nATen/cuda/CUDAMultiStreamGuard.h\t629 630 631\nATen/cuda/CUDASolver.cuh\t629 630 631\nATen/cuda/CUDASolver.h\t629 630 631\nATen/cuda/CUDAStream.h\t632 633 634 635\nATen/cuda/CUDATypeConversion.cuh\t629 630 631\nATen/cuda/CUDATypeConversion.h\t629 630 631\nATen/cudnn/Exceptions.h\t636 637 638 639 640 641\nATenCeilDiv\t642 643',
    1852138601: 'identifier \t1758 1759 1760\nidentifier "\t1761 1762 1763 1764 1765 1766 1767 1768\nidentifier "AT_ASSERTM" is undefined\t443\nidentifier "CU\t1769\nidentifier "CUSPARSE_\t1770\nidentifier "Py_buffer" is undefined\t1771\nidentifier "_Float\t1772\nidentifier "__builtin_\t1773\nidentifier "__cudaDeviceSynchronizeDeprecationAvoidance" is undefined\t1774\nidentifier "nvshmem\t1775\nidentifier "texture" is undefined\t1776',
    1852141679: 'opencv2/\t2097 2098 2099 2100\nopenssl/\t2101 2102 2103 2104',
    1852383271: "' in 'cudaDeviceProp'\t408\n' in 'cut\t409\n' in PATH different than the one specified with -ccbin\t410\n' in namespace '\t411\n' in namespace '__hip_internal'\t412\n' in namespace 'cut\t409\n' in namespace 'std'\t413",
    1852383290: ': internal \t525\n: internal compiler error\t577\n: invalid ELF header\t578\n: invalid static_cast from type \t579',
    1852387130: ':/include\t587',
    1852397403: '[WinError \t1261 1262 1263\n[WinError 1114]\t1264\n[WinError 126]\t1021\n[WinError 127]\t859 1265\n[WinError 206]\t1266',
    1852400160: ' binary not found at \t23',
    1852400175: '/bin/bash: \t503 504\n/bin/dash: \t503 504\n/bin/nvcc\t505 506\n/bin/sh: \t503 504',
    1852400971: 'Kein Speicher im statischen TLS-Block\t989\nKein Speicherplatz mehr\t678',
    1852400994: 'being in scipy source directory\t1318\nbeing installed\t1319',
    1852401003: 'kein Speicherplatz mehr verfügbar\t678',
    1852401184: ' find any \t167\n find lib\t168',
    1852403239: "'ninja' is not recognized as an internal or external command\t448",
    1852404512: ' since setuptools is not available\t342',
    1852404565: 'Using cached \t1243',
    1852404597: 'using CUDA_HOME=\t2289',
    1852534357: 'Unknown CMake command "\t1223\nUnknown CMake command "cuda_add_executable"\t916\nUnknown CMake command "cuda_add_library"\t916\nUnknown CMake command "cuda_compile"\t916\nUnknown CUDA Architecture Name\t1224\nUnknown MS Compiler version \t1225\nUnknown builtin op: \t1226\nUnknown compiler(s): [[\'\t1227\nUnknown compute capability. \t1228\nUnknown type name \'__torch__.torch.classes.\t1200',
    1852534389: "unknown target CPU \t1236\nunknown type [0x13] section \t2272\nunknown type name \t2053 2268\nunknown type name '\t2273 2274 2275\nunknown type name '__hip_bfloat16\t2276\nunknown value 'armv9\t1287\nunknown value ('armv9\t1287\nunknown value (‘armv9\t1287\nunknown value ‘armv9\t1287",
    1852583200: ' -lnvToolsExt\t10',
    1852664132: 'Dimname\t865 866\nDimnameList\t865 866',
    1852727619: 'Cannot access data pointer of Tensor \t787\nCannot access global variable \t788 789\nCannot compile \t790\nCannot find\t785 786\nCannot find \t791\nCannot find a build variant for this system in \t792\nCannot find a working triton installation\t793\nCannot find source file:\t794\nCannot import \t795\nCannot initialize CUDA without \t796\nCannot load \t795\nCannot load library \t797\nCannot load symbol cu\t798\nCannot load the library \t797',
    1852727627: 'Kann den Stack nicht ausführbar machen\t988',
    1852727651: 'cannot be used to initialize an entity of type "cutlass::\t1363\ncannot call member function\t564\ncannot call non-constexpr function "cutlass::const_\t1364\ncannot change memory protections\t1365\ncannot convert \t1366\ncannot convert None of type <class \t1367\ncannot create shared object descriptor\t1365\ncannot determine \t1368\ncannot execute \t1369\ncannot find\t786 1370 1371 1372\ncannot find \t1360 1373 1374 1375 1376\ncannot find -l\t1377 1378 1379 1380 1381 1382 1383 1384 1385 1386 1387 1388\ncannot find -lEGL\t1389\ncannot find -lGLEW\t1390\ncannot find -laio\t1391\ncannot find -lffi\t1392\ncannot find -lglog\t1393\ncannot find -ljpeg\t1394\ncannot find -lnuma\t1395\ncannot find -lpython3.\t1396\ncannot find -lstdc++\t1397\ncannot find -ltbb\t1398\ncannot find -luuid\t1399\ncannot find -lz\t1400\ncannot find the file specified: \'\t1087 1401\ncannot import name \t1402 1403 1404 1405 1406 1407 1408 1409 1410 1411\ncannot import name \'\t1412\ncannot instantiate \'\t1413\ncannot make segment writable for relocation\t1414\ncannot map zero-fill pages\t1365\ncannot open \t1360\ncannot open input file \t1415\ncannot open shared object file\t3 1416 1417\ncannot open source file "\t1418\ncannot overload functions distinguished by return type alone\t1419\ncannot read spec file \t1420\ncannot start because\t800',
    1852727659: 'kann -l\t1379\nkann nicht gefunden\t1852\nkann nicht gefunden werden -l\t1380 1381 1382 1383 1384 1385 1386 1387 1388 1784 1785\nkann nicht gefunden werden -lEGL\t1389\nkann nicht gefunden werden -lGLEW\t1390\nkann nicht gefunden werden -laio\t1391\nkann nicht gefunden werden -lffi\t1392\nkann nicht gefunden werden -lglog\t1393\nkann nicht gefunden werden -ljpeg\t1394\nkann nicht gefunden werden -lnuma\t1395\nkann nicht gefunden werden -lstdc++\t1397\nkann nicht gefunden werden -ltbb\t1398\nkann nicht gefunden werden -luuid\t1399\nkann nicht gefunden werden -lz\t1400\nkann nicht gefunden werden: -l\t1380 1381 1382 1383 1384 1385 1386 1387 1388 1784 1785\nkann nicht gefunden werden: -lEGL\t1389\nkann nicht gefunden werden: -lGLEW\t1390\nkann nicht gefunden werden: -laio\t1391\nkann nicht gefunden werden: -lffi\t1392\nkann nicht gefunden werden: -lglog\t1393\nkann nicht gefunden werden: -ljpeg\t1394\nkann nicht gefunden werden: -lnuma\t1395\nkann nicht gefunden werden: -lstdc++\t1397\nkann nicht gefunden werden: -ltbb\t1398\nkann nicht gefunden werden: -luuid\t1399\nkann nicht gefunden werden: -lz\t1400\nkann nicht gestartet werden, da\t800',
    1852731203: 'ConnectTimeout\t799\nConnectTimeoutError\t799\nConnection to \t807\nConnectionError: \t808',
    1852732786: 'running build_ext\t2163\nrunning on sm\t2164',
    1852788263: "'NoneType' object has no attribute '\t445 446 447",
    1852793632: " conflicts with target machine type \t31 32\n conflicts with this version\t33\n connect to 'http\t34\n constant expression\t35",
    1852793634: '"constexpr\t397',
    1852793639: "'constexpr\t397",
    1852797559: 'wrong number of template\t564',
    1852989783: 'Warning: Warning only once for all operators\t1251',
    1852989815: 'warning #\t2304\nwarning: calling a __host__ function\t2305\nwarning: calling a constexpr __host__ function\t2305',
    1853169722: ": ungültiger ELF-Header\t578\n: unspecified launch failure\t580\n: unsupported option '-fopenmp\t583\n: unsupported option ‘-fopenmp\t583",
    1853186412: 'launch shared memory exceeds current GPU\t1860',
    1853188163: 'ChunkedEncodingError\t799',
    1853189958: 'Found empty `transformer-engine` meta package\t934\nFound no NVIDIA driver on your system\t935 936 937\nFound two conflicting CUDA\t938',
    1853189990: 'found SM\t965\nfound sm\t965\nfound sm_\t965\nfound. Please specify\t1693',
    1864396654: 'no overload of \t2045',
    1864397673: 'is only a placeholder project on PyPI\t1843\nis only available from C++\t1844',
    1865370691: 'CL/opencl\t720 721',
    1866614868: 'THBoolBlas_\t1156 1157\nTHBoolStorage\t1156 1157\nTHBoolTensor\t1156 1157\nTHBoolVector\t1156 1157',
    1866670138: ': Command not found\t513',
    1866745940: 'THDoubleBlas_\t1156 1157\nTHDoubleStorage\t1156 1157\nTHDoubleTensor\t1156 1157\nTHDoubleVector\t1156 1157',
    1866866746: ': Formal parameter space \t521\n: Found unsuitable version "\t522 523',
    1867194426: ': Kommando nicht gefunden\t513',
    1867270228: 'THLongBlas_\t1156 1157\nTHLongStorage\t1156 1157\nTHLongTensor\t1156 1157\nTHLongVector\t1156 1157',
    1867391034: ': No CUDA GPUs are available\t528\n: No existe el\t162 163\n: No module named \t529\n: No paths matched \t530\n: No se puede asignar\t515\n: No such file\t162 163 164 165 531 532 533 534 535\n: No such file or directory\t536\n: Not a directory\t537',
    1867806286: 'NvToolsExt\t1099',
    1867806318: 'nvToolsExt\t2072 2073 2074 2075\nnvToolsExt64_1.lib\t2076',
    1867807056: 'PyTorch is needed\t1129\nPyTorch is not installed\t1129\nPyTorch is not linked with support for cuda devices\t1130\nPyTorch is required\t1129\nPyTorch must be installed\t1129\nPyTorch needs GCC \t781\nPyTorch needs at least GCC \t781\nPyTorch needs to be installed\t1129\nPyTorch no longer supports this GPU because it is too old\t1131\nPyTorch requires GCC \t781\nPyTorch requires at least GCC \t781\nPyTorch version mismatch! DeepSpeed ops were compiled and installed with a different version\t1132\nPyTorch was compiled without CUDA support\t1133',
    1868720492: 'libomp/omp.h\t1919 1920 1921',
    1868721529: 'ymbol \t371\nymbols \t371',
    1868767290: ': comando não encontrado\t513\n: command not found\t513\n: commande introuvable\t513\n: could not read symbols: Invalid operation\t557 558',
    1868785010: 'recompile \t2138',
    1868787269: 'Encountered error while \t889',
    1868787273: 'Incompatible library version: lib\t975\nIncompleteRead\t799',
    1868787305: 'incompatible architecture (have \t1807\nincompatible with that of previous function "\t1808\nincompatible with the existing python installation in your environment\t1809\nincomplete \t1810 1811\nincomplete type \t1812 1813',
    1868832802: '" does not appear to contain CMakeLists\t372',
    1869374802: 'Relocations in generic ELF (EM: \t1136',
    1869374834: 'relocation R_\t2142\nrelocation overflow: reference to\t2143\nrelocation truncated to fit: \t2144 2145',
    1869378165: 'urlopen error \t2285',
    1869379432: 'hwloc.h\t1754 1755 1756 1757',
    1869439605: 'ubmodule\t2257',
    1869440333: 'Memory access fault by GPU node\t1030',
    1869440338: 'RemoteDisconnected\t799',
    1869440365: 'memory exhausted\t1977\nmemory in static\t1978',
    1869440370: 'remove_cv_t\t1446\nremove_reference_t\t1446',
    1869488162: '" no se reconoce como\t388\n" not found\t392\n" not registered yet?\t393',
    1869488167: "' no se reconoce como\t388\n' not found\t392",
    1869488186: ': no se puede abrir el archivo del objeto compartido\t524\n: no se puede abrir el fichero del objeto compartido\t524\n: not found\t513',
    1869488224: '` not found\t392',
    1869490208: ' (no such file)\t3',
    1869491501: '--no-build-isolation\t489',
    1869502255: '/Wno-psabi\t501',
    1869504867: 'canonicalize_version() got an unexpected keyword argument\t1421',
    1869506377: 'Ignoring invalid distribution \t972',
    1869507438: "nknown \t2021\nnknown keyword argument '\t2022",
    1869508193: 'annot open include file: \t701\nannotation_type.__origin__ is tuple\t1297',
    1869636978: 'reports SM\t965\nrepository\t2146',
    1869638985: "ImportError: \t973\nImportError: cannot import name '\t676\nImported target\t974",
    1869639017: 'import lib as _lib, ffi as _ffi\t1783\nimpossibile abilitare lo stack eseguibile\t988\nimpossibile allocare memoria nel blocco statico TLS\t989\nimpossibile trovare -l\t1784 1785\nimpossible de trouver -l\t1379',
    1869771333: "Error building extension '\t892\nError checking\t893\nError compiling objects for extension\t894\nError loading shared library \t895\nError loading shared library ld-linux\t896\nError relocating \t371 897\nError sending request for url (\t898\nError: No module named \t899\nError: Unsupported GPU\t900\nError: Unsupported GPU model\t900\nError: Unsupported GPU type\t900\nError: unsupported GPU\t900\nError: unsupported GPU model\t900\nError: unsupported GPU type\t900",
    1869771365: 'erro interno do compilador\t984\nerror C1021: \t1621\nerror C1128\t1622\nerror C2059\t1623\nerror C2061\t1623\nerror C2065\t1623 1624 1625\nerror C2143\t1623\nerror C2146\t1624\nerror C2398: \t1626\nerror C3859\t1627\nerror C3861\t1624 1625\nerror C4430\t1624 1625\nerror C4984: \t1628\nerror D8016\t1629\nerror MSB3428: \t1630\nerror MSB3721: \t1631\nerror MSB8020: \t1632\nerror MSB8036: \t1633\nerror interno del compilador\t984\nerror sending request for url (\t898\nerror trying to exec \t1369\nerror while loading shared libraries: \t1634\nerror: "auto" is not allowed here\t1635\nerror: /EHa\t500\nerror: /EHsc\t500\nerror: /FS\t500\nerror: /GL\t500\nerror: /GR\t500\nerror: /MD\t500\nerror: /MT\t500\nerror: /O1\t500\nerror: /O2\t500\nerror: /Od\t500\nerror: /Ox\t500\nerror: /W\t500\nerror: /Z7\t500\nerror: /Zc:\t500\nerror: /Zi\t500\nerror: /arch:\t500\nerror: /fp:\t500\nerror: /std:c++\t500\nerror: /utf-8\t500\nerror: /wd\t500\nerror: RPC failed; \t1636\nerror: [Errno 2] No such file or directory: \'\t504\nerror: [WinError 2]\t1637\nerror: a member with an in-class initializer must be const\t1638\nerror: a pointer to a bound function may only be used to call \t1639\nerror: constant value is not known\t1640\nerror: constexpr function never produces a constant expression\t1641\nerror: constexpr if statements are a C++17 feature\t1642\nerror: could not find \t1643\nerror: downloading \'\t1644\nerror: expected a\t1640\nerror: expected an identifier\t1645\nerror: expected unqualified-id before\t1645\nerror: forward declaration of \t1646\nerror: identifier "__\t1640\nerror: identifier "__builtin_\t1647\nerror: invalid instruction\t1648\nerror: invalid operand for instruction\t1648\nerror: invalid redeclaration of\t1640\nerror: name followed by "::" must\t1640\nerror: namespace "std" has no member "__\t1640\nerror: no such file or directory: \'/EHa\t500\nerror: no such file or directory: \'/EHsc\t500\nerror: no such file or directory: \'/FS\t500\nerror: no such file or directory: \'/GL\t500\nerror: no such file or directory: \'/GR\t500\nerror: no such file or directory: \'/MD\t500\nerror: no such file or directory: \'/MT\t500\nerror: no such file or directory: \'/O1\t500\nerror: no such file or directory: \'/O2\t500\nerror: no such file or directory: \'/Od\t500\nerror: no such file or directory: \'/Ox\t500\nerror: no such file or directory: \'/W\t500\nerror: no such file or directory: \'/Z7\t500\nerror: no such file or directory: \'/Zc:\t500\nerror: no such file or directory: \'/Zi\t500\nerror: no such file or directory: \'/arch:\t500\nerror: no such file or directory: \'/fp:\t500\nerror: no such file or directory: \'/std:c++\t500\nerror: no such file or directory: \'/utf-8\t500\nerror: no such file or directory: \'/wd\t500\nerror: pack expansion does not make use\t1640\nerror: qualified name is not allowed\t1640\nerror: this declaration has no\t1640\nerror: type name is not allowed\t1640\nerror: unexpected argument \'\t1649\nerror: unexpected token\t1648\nerror: unknown directive\t1648\nerror: unknown token\t1648\nerror: unrecognized command\t1650\nerror: user-defined literal operator not found\t1640\nerror: variable length array\t1651\nerror: variable-sized object may not be initialized\t1652\nerrore interno del compilatore\t984',
    1869833554: 'ResolutionImpossible\t1139\nResolvePackageNotFound\t1120',
    1869834594: 'bison: command not found\t1314\nbison: not found\t1314',
    1869881378: '" to "std::shared_ptr<torch::jit\t395',
    1869881402: ': too few arguments\t582',
    1869903169: 'AutoGIL\t679 680\nAutoNoGIL\t679 680',
    1869903201: 'autoconf: command not found\t1314\nautoconf: not found\t1314\nautomake: command not found\t1314\nautomake: not found\t1314\nautoreconf: command not found\t1314\nautoreconf: not found\t1314',
    1870211104: ' (you have \t6',
    1873003342: 'Não há espaço disponível\t1091',
    1873003374: 'não foi possível alocar memória em bloco TLS\t989\nnão foi possível habilitar pilhas de executável\t988\nnão foi possível localizar -l\t1784 1785\nnão há espaço disponível\t1091\nnão pode continuar porque\t800\nnão é reconhecido como\t1842',
    1881171310: 'ne peut activer une pile exécutable\t988\nne peut allouer de la mémoire dans un bloc statique TLS\t989\nne peut continuer, car\t800\nne peut démarrer, car\t800\nne peut pas trouver -l\t1379 1784 1785\nne peut restaurer le segment prot\t1148\nne peut trouver -l\t1380 1381 1382 1383 1384 1385 1386 1387 1388 1784 1785\nne peut trouver -lEGL\t1389\nne peut trouver -lGLEW\t1390\nne peut trouver -laio\t1391\nne peut trouver -lffi\t1392\nne peut trouver -lglog\t1393\nne peut trouver -ljpeg\t1394\nne peut trouver -lnuma\t1395\nne peut trouver -lstdc++\t1397\nne peut trouver -ltbb\t1398\nne peut trouver -luuid\t1399\nne peut trouver -lz\t1400',
    1881173838: "No package '\t1075",
    1881173870: 'no puede continuar porque no se encontró\t800',
    1882284899: 'cc1plus\t1429\ncc1plus: \t1430',
    1884516174: 'NoSpaceLeftError\t881',
    1885433459: 'snappy-c.h\t2175 2176 2177\nsnappy.h\t2175 2176 2177',
    1885434439: 'Graph break due to unsupported builtin \t966',
    1885496695: 'webp/decode.h\t2307 2308 2309\nwebp/encode.h\t2307 2308 2309',
    1885500787: 'subprocess-exited-with-error\t2200',
    1885692960: ' dependency is incompatible with the current platform: \t37',
    1885693252: 'DeepSpeed needs GCC \t781\nDeepSpeed needs at least GCC \t781\nDeepSpeed requires GCC \t781\nDeepSpeed requires at least GCC \t781',
    1885809965: '--gpu-name=sm_\t488',
    1886217556: 'Temporary failure\t822\nTemporary failure \t1182',
    1886217588: 'temp.win32-\t2208',
    1886218528: ' import "_C\t202\n import "_ext\t202\n import \'_C\t202\n import \'_ext\t202\n import _C\t202\n import _ext\t202\n import `_C\t202\n import `_ext\t202\n import any \t167\n import module "_C\t202\n import module "_ext\t202\n import module \'_C\t202\n import module \'_ext\t202\n import module _C\t202\n import module _ext\t202\n import module `_C\t202\n import module `_ext\t202\n import the "_C\t202\n import the "_ext\t202\n import the \'_C\t202\n import the \'_ext\t202\n import the _C\t202\n import the _ext\t202\n import the `_C\t202\n import the `_ext\t202\n import the module "_C\t202\n import the module "_ext\t202\n import the module \'_C\t202\n import the module \'_ext\t202\n import the module _C\t202\n import the module _ext\t202\n import the module `_C\t202\n import the module `_ext\t202',
    1886220099: 'Compiler requires the CUDA toolkit\t805',
    1886220131: "compilation terminated\t1447 1448 1449 1450 1451 1452 1453 1454 1455 1456 1457 1458 1459 1460 1461 1462 1463 1464 1465 1466 1467 1468 1469 1470 1471 1472 1473 1474 1475 1476 1477 1478 1479 1480 1481 1482 1483 1484 1485 1486 1487 1488 1489 1490 1491 1492 1493 1494 1495 1496 1497 1498 1499 1500 1501 1502 1503 1504 1505 1506 1507 1508 1509 1510 1511 1512 1513 1514 1515 1516 1517 1518 1519 1520 1521 1522 1523 1524 1525 1526 1527 1528 1529 1530 1531 1532 1533 1534 1535 1536 1537 1538 1539 1540 1541 1542 1543 1544\ncompiled\t1545\ncompiled against \t1330\ncompiled against CUDA\t1331\ncompiled against NumPy 1.x\t1546\ncompiled for \t1330\ncompiled for CUDA\t1331\ncompiled using \t1330\ncompiled using CUDA\t1331\ncompiled with \t1330\ncompiled with CUDA\t1331\ncompiled without \t1333\ncompiler set in environment\t1547\ncompute capabilit\t1548 1549\ncompute capability\t1550\ncompute capability \t1551 1552\ncompute capability not supported']\t1553",
    1886220135: "gomp not found\t1716\ngomp' not found\t1716\ngomp’ not found\t1716",
    1886220137: "iomp5 not found\t1716\niomp5' not found\t1716\niomp5’ not found\t1716",
    1886221678: 'numpy/\t2071',
    1886330919: "' op \t427",
    1886332960: ' (operand types are \t4',
    1886350436: 'dlopen(/\t1604',
    1886351203: 'cooperative_groups/\t1563 1564\ncooperlake\t1287',
    1886413165: "mappatura del segmento dall'oggetto condiviso non riuscita\t926",
    1886413171: 'sapphirerapids\t1287',
    1886415211: 'kipping import of cpp extensions due to incompatible torch version \t1853',
    1886418291: 'support for the ISO C++ \t2201\nsupport for the upcoming ISO C++ standard, C++0x\t2202\nsupported\t1302 2203',
    1886611780: 'DispatchKey::CompositeImplicitAutograd\t868\nDispatchStub: missing \t869',
    1886614883: 'cusparse64_\t1575 1576 1577\ncusparseC\t780\ncusparseD\t780\ncusparseS\t780\ncusparseXcsrgemmNnz\t780\ncusparseZ\t780',
    1886680168: 'http.client.\t1753',
    1886680431: 'output file too large: \t2117',
    1886745376: ' support\t345\n support \t346 347',
    1886745454: 'nsupported CUDA SM\t2066\nnsupported CUDA SM version\t2066\nnsupported CUDA arch\t2066\nnsupported CUDA architecture\t2066\nnsupported CUDA capability\t2066\nnsupported CUDA sm\t2066\nnsupported CUDA sm version\t2066\nnsupported GPU SM\t2066\nnsupported GPU SM version\t2066\nnsupported GPU arch\t2066\nnsupported GPU architecture\t2066\nnsupported GPU capability\t2066\nnsupported GPU sm\t2066\nnsupported GPU sm version\t2066\nnsupported SM\t2066\nnsupported SM version\t2066\nnsupported arch\t2066\nnsupported architecture\t2066\nnsupported capability\t2066\nnsupported compute SM\t2066\nnsupported compute SM version\t2066\nnsupported compute arch\t2066\nnsupported compute architecture\t2066\nnsupported compute capability\t2066\nnsupported compute sm\t2066\nnsupported compute sm version\t2066\nnsupported device SM\t2066\nnsupported device SM version\t2066\nnsupported device arch\t2066\nnsupported device architecture\t2066\nnsupported device capability\t2066\nnsupported device sm\t2066\nnsupported device sm version\t2066\nnsupported sm\t2066\nnsupported sm version\t2066',
    1887007331: 'crypt.h\t1570 1571 1572 1573',
    1897951054: 'No queda espacio en el dispositivo\t677',
    1897951086: 'no queda espacio en el dispositivo\t677',
    1902473760: ' required keyword-only argument\t331\n required positional argument\t331 332\n requires A100\t333\n requires MinkowskiEngine\t334\n requires a different Python: \t335\n requires apex\t334\n requires auto\t334\n requires bitsandbytes\t334\n requires causal\t334\n requires cuda extensions\t336\n requires cupy\t334\n requires deepspeed\t334\n requires detectron2\t334\n requires exllamav2\t334\n requires fbgemm\t334\n requires flash\t334\n requires flashinfer\t334\n requires gptqmodel\t334\n requires gsplat\t334\n requires kaolin\t334\n requires mamba\t334\n requires mmcv\t334\n requires onnxruntime\t334\n requires pytorch3d\t334\n requires sgl\t334\n requires sglang\t334\n requires spconv\t334\n requires torch-\t334\n requires torch_\t334\n requires torchao\t334\n requires torchcodec\t334\n requires transformer\t334\n requires triton\t334\n requires triton==\t337\n requires vllm\t334\n requires xformers\t334',
    1903386957: 'MasqueradingAsCUDA\t1025 1026',
    1914709853: "]' returned non-zero\t1269",
    1914711074: '", referenced from\t371\n", referenced from:\t371',
    1914725736: 'he remote end hung up unexpectedly\t1677',
    1914728270: 'No registered custom op \t833',
    1916880980: 'THArgCheck\t1158 1159',
    1917132893: '] Erreur 137\t1268\n] Error 137\t1268',
    1917143124: 'THError\t1158 1159',
    1917145935: 'OSError: \t808\nOSError: Could not find/load shared object file\t1106\nOSError: [Errno \t1107\nOSError: [Errno 30] \t1108',
    1917221200: 'PyFrameObject\t1128',
    1917853789: '] Processus arrêté\t1268',
    1917869114: ':\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA\\v\t588',
    1918967866: ': archivo demasiado corto\t517',
    1918967870: '> are available only with C++\t591',
    1918986323: 'Shared memory size limit exceeded: requested \t1152',
    1918986355: 'shared memory size (requested \t2173\nshared object\t2174\nshared object initialization failed\t1749',
    1919052108: 'Library not loaded: \t1017 1018\nLibrary not loaded: @\t1019',
    1919052140: 'library not found\t1922\nlibrary not found for -l\t1923 1924\nlibrary not found: \t1925 1926 1927\nlibrary not found: EGL\t1928\nlibrary not found: GLEW\t1929\nlibrary not found: aio\t1930\nlibrary not found: crypt\t1931\nlibrary not found: ffi\t1932\nlibrary not found: glog\t1933\nlibrary not found: jpeg\t1934\nlibrary not found: lapack\t1935\nlibrary not found: numa\t1936\nlibrary not found: stdc++\t1937\nlibrary not found: tbb\t1938\nlibrary not found: uuid\t1939\nlibrary not found: z\t1940\nlibrocblas.so.\t1896\nlibrocsparse.so.\t1896',
    1919115629: 'macro "max" passed\t1973\nmacro "max" requires\t1973\nmacro "min" passed\t1973\nmacro "min" requires\t1973',
    1919117645: 'Microsoft Visual C++ \t1031\nMicrosoft Visual C++ Redistributable is not installed\t1032\nMicrosoft Visual C++ installation\t1033\nMicrosoft Visual Studio installation\t1033\nMicrosoft Visual Studio version\t1034',
    1919230010: ': error C2440: \t559\n: error C2975\t560\n: error adding symbols: DSO missing from command line\t557 558\n: error: \t561\n: error: cannot find libdevice for sm_\t562\n: error: exception specification in declaration does not match\t563\n: error: expected \t564\n: error: expected primary-expression before\t565\n: error: identifier "\t566\n: error: name followed by "::" must be a class or namespace name\t567\n: error: namespace "cut\t568\n: error: need \t569\n: error: no such file or directory: \'\t570\n: error: redefinition of\t571\n: error: template argument \t564\n: error: the clang compiler does not support \'-\t572\n: error: unknown argument\t573\n: error: unknown type name \'\t574\n: error: unsupported option \'-\t575\n: error: use of undeclared identifier \'\t574\n: error:expected \t564\n: error:template argument \t564\n: error： expected \t564\n: error： template argument \t564\n: error：expected \t564\n: error：template argument \t564',
    1919248468: 'There is not enough space on the disk\t1197',
    1919248500: "there's already a kernel registered from python overriding \t2210",
    1919249184: ' kernel are not available\t253\n kernel is not available\t253\n kernel not available\t253\n kernels are not available\t253\n kernels is not available\t253\n kernels not available\t253',
    1919250472: '(perhaps \t453',
    1919250479: '/permissive\t500',
    1919250511: 'Operator does not support running with fake tensors\t1112',
    1919250543: 'operation timed out\t1444',
    1919251285: "UserWarning: Can't initialize NVML\t1241\nUserWarning: Error checking compiler version for cl\t1242",
    1919251488: ' terminated with signal 9\t39',
    1919251566: 'nternal error\t2067',
    1919252000: ' version GLIBC_PRIVATE\t353\n version incompatibility\t354\n version mismatch\t354\n version must be \t355\n version needs to be \t355\n version should be \t355',
    1919252079: 'overloaded function "std::__to_address" matches\t2118',
    1919316077: 'mpfr.h\t1996 1997 1998 1999',
    1919444301: 'Mehrdeutiges Symbol\t1028\nMehrfachdefinition von \t1029',
    1919444333: 'mehrdeutiges Symbol\t1028',
    1919448176: 'pthread.h\t1603',
    1919885370: ': orden no encontrada\t513',
    1919887392: ' (or one of its dependencies)\t5',
    1919895160: "xFormers was built for:\t2313\nxFormers wasn't buil\t2314",
    1919902273: 'Aborted\t644',
    1919903264: ' for section\t170',
    1919968580: 'DeprecatedTypeProperties\t860 861',
    1919969650: 'ripristinare la protezione del segmento\t1148',
    1920091483: '[Errno 122]\t1259\n[Errno 28]\t1259\n[Errno 2] No such file or directory: \t1260',
    1920103747: 'Current CUDA Device does not support bfloat16\t852\nCurrent CUDA device does not support bfloat16\t852',
    1920103779: "current CUDA Device does not support bfloat16\t852\ncurrent CUDA device does not support bfloat16\t852\ncurrent Python platform is not compatible with the lockfile's supported environments\t1590",
    1920169263: '/usr/include/hip/\t509',
    1920230738: 'Retrying (Retry(total=0,\t1140',
    1920233061: 'entrée de procédure\t371',
    1920233065: 'intrin\t1306',
    1920234561: "AttributeError: install_layout\t674\nAttributeError: module '\t675\nAttributeError: module 'torch._C' has no attribute '\t676",
    1920235589: 'Extra build requirement \t902',
    1931505486: "No se pudo asignar memoria en el bloque TLS\t989\nNo space left on device\t1076\nNo such file\t1077\nNo such file or directory: \t236 1078 1079 1080 1081 1082 1083\nNo such file or directory: '\t1084 1085 1086 1087\nNo such operator \t1088",
    1931505518: 'no se declaró en este ámbito\t1320\nno se encuentra -l\t1379 1784 1785\nno se puede activar la pila ejecutable\t988\nno se puede encontrar -l\t1379 1380 1381 1382 1383 1384 1385 1386 1387 1388 1784 1785\nno se puede encontrar -lEGL\t1389\nno se puede encontrar -lGLEW\t1390\nno se puede encontrar -laio\t1391\nno se puede encontrar -lffi\t1392\nno se puede encontrar -lglog\t1393\nno se puede encontrar -ljpeg\t1394\nno se puede encontrar -lnuma\t1395\nno se puede encontrar -lstdc++\t1397\nno se puede encontrar -ltbb\t1398\nno se puede encontrar -luuid\t1399\nno se puede encontrar -lz\t1400\nno se puede restaurar el `prot\' del segmento\t1148\nno se reconoce como un comando\t1842\nno se reconoce la opción de línea de órdenes\t991\nno space left on device\t1076\nno such file\t2046\nno such file or directory: \'\t2047\nno such instruction\t2048\nno such option: -\t2049\nno suitable \t2050 2051\nno suitable constructor exists to convert from "\t2052\nno suitable constructor exists to convert from "c10::\t2027',
    1931506799: 'ot supported\t2087',
    1933658196: 'THAssert\t1158 1159',
    1934970951: 'GPUs architecture\t741\nGPUs capabilit\t741\nGPUs compute architecture\t741\nGPUs compute capabilit\t741',
    1935625567: '_M_set_sharable()\t1272',
    1935762796: 'lease up\t1889',
    1935763488: ' has already been defined\t172\n has been removed from CMake\t173\n has no attribute\t174\n has no attribute \t175 176 177 178 179 180 181 182\n has no member\t183\n has no member \t184 185\n has no member named\t186\n has no member named \t187 188 189 190 191 192\n has non-pointer type \t193\n has not been declared\t56 57 58 194 195 196 197\n has to be \t198\n has unsupported type \t199',
    1935763551: '_hash_\t1281 1282 1283',
    1935764579: 'class "at::Tensor" has no member "\t1442\nclass "std::enable_if<<error-constant>\t1443',
    1935767328: ' was detected and compatibility mode is UN\t356\n was found but failed to import\t357\n was not declared\t56 57 197 249 250 358 359\n was not declared in this scope\t58 360 361\n was not declared in this scope; did you mean \t362\n was not found in the package registry\t363\n was specified but unrecogni\t364',
    1936009070: "n'est pas reconnu en tant que\t1842\nn'est pas un membre de\t1653",
    1936025716: 'these package versions have conflicting dependencies\t2211',
    1936027460: 'Does not match the generator used previously: \t872',
    1936027492: "does not appear to be a Python project\t1606\ndoes not contain a CMakeLists\t1607\ndoes not have one of build variants: \t1608\ndoes not know how to trace the builtin \t1609\ndoes not match\t1602\ndoes not name a type\t1320\ndoesn't match\t1602",
    1936028533: 'uses too much \t2287\nuses too much shared data (0x\t2288',
    1936269346: '" is ambiguous\t386\n" is not known to CXX compiler\t387\n" is not recognized\t388\n" is not recognized as\t388\n" is undefined in device code\t389\n" ist entweder falsch\t388',
    1936269351: "' is ambiguous\t414\n' is ambiguous (with operand types \t415\n' is not defined for option 'gpu-architecture'\t416\n' is not defined for option 'std'\t417\n' is not in 'keyword=value' format\t418\n' is not recognized\t388\n' is not recognized as\t388\n' is not recognized as an internal\t419\n' is only available for these backends:\t420\n' is unavailable: introduced in macOS 1\t421\n' ist entweder falsch\t388",
    1936269353: ') is greater than the maximum required version by CUDA \t457\n) is less than the minimum required version by CUDA \t458\n) is not usable for this PyTorch\t459',
    1936287828: 'This Python has API version \t1198\nThis header is only meant to be used on x86\t1199',
    1936287860: 'this operation is not allowed between \t2212',
    1936289397: 'unistd.h\t1603',
    1936614740: 'TensileLibrary\t1183 1184\nTensorTypeId\t1185 1186\nTensorTypeSet\t1185 1186\nTensors of type TensorImpl do not have \t1187\nTensors returned from custom ops (1) must not\t1188 1189',
    1936615712: ' installation candidates for \t207\n instance of Visual Studio\t208',
    1936617315: 'const_data_ptr\t933',
    1936682850: 'boost/\t1327',
    1936683040: ' positional argument\t331',
    1936876886: 'VersionConflict: (\t1247',
    1936876918: 'version "LIBAV\t993\nversion "LIBSW\t993\nversion \'LIBAV\t993\nversion \'LIBSW\t993\nversion `LIBAV\t993\nversion `LIBSW\t993\nversion torch was compiled with \t2296\nversion used to compile\t2297\nversions\t2298',
    1936877926: 'first\t1319',
    1936941392: 'PassManager::run failed\t1121',
    1936943469: 'missing initializer for member \t1985',
    1936944429: '-msse\t497',
    1937008994: 'bits/floatn\t1323\nbits/libc-header-start\t1324\nbits/std_function.h:\t1325\nbitsandbytes was compiled without GPU support\t1326',
    1937055783: "' uses too much \t430",
    1937059642: ':/usr/local/cuda\t587',
    1937075488: ' must be \t198\n must be valid exactly by one definition\t259\n must not contain {\t260',
    1937339245: 'msys64\t1023',
    1948280185: 'ye tanımsız başvuru\t371',
    1948282734: "no template named \t2053\nno template named '\t2044\nno type named \t2053\nno type named '\t2044",
    1951615060: 'THStorage\t1156 1157',
    1952531514: ':Datei oder Verzeichnis\t162 163',
    1952543859: 'state\t2196\nstatus_string: "\t2197',
    1952606572: 'libtorch_cuda.so: \t1904',
    1952802679: 'wget: command not found\t1314\nwget: not found\t1314\nwget: unable to resolve host address\t2310',
    1952805408: ' returned non-zero\t338 339',
    1952867692: 'leftover lock files from the PyTorch C++ extension build\t1890',
    1953063255: 'Waited on lock file "\t1250',
    1953063469: '-bit platform\t495',
    1953064270: "Neither 'setup.py' nor 'pyproject.toml' found\t1048",
    1953064550: 'ffitarget.h\t1680 1681 1682',
    1953065567: '_jit_compile\t61',
    1953067604: 'Triton Error [CUDA]: device kernel image is invalid\t1205\nTriton only support CUDA 10.0 or higher, but got CUDA version: \t1206',
    1953068403: 'suitesparse/\t1436 1437 1438',
    1953068832: ' with --no-build-isolation\t367\n with CUDA \t368\n within its own root folder\t369\n without CUTE_ARCH_MMA_\t370',
    1953069157: 'exit code\t1658\nexit code:\t1658\nexit status\t1658\nexitcode\t1658\nexited with code \t1659',
    1953264973: 'Multiple dispatch failed for \t1038',
    1953265005: 'multi_tensor_applier fused unscale kernel is unavailable\t2003\nmultiple copies of the\t2004\nmultiple definition of \t2005',
    1953394499: 'ContextualVersionConflict: (\t809',
    1953396050: 'RuntimeError: Failed to infer device type\t1050\nRuntimeError: Numpy is not available\t1142',
    1953396080: 'punto de entrada del procedimiento\t371',
    1953397075: 'SyntaxError: \t976',
    1953459744: ' not available\t264\n not built with CUDA\t265\n not compiled with CUDA\t265\n not defined in file lib\t266 267\n not found\t268\n not found in the system path\t269\n not found. Directory cannot be installed\t270\n not installed\t271\n not recognized\t272\n not set, after EnableLanguage\t273\n not supported in this architecture\t274',
    1953460816: 'ProtocolError\t799',
    1953525103: 'ompt.h\t1919 1920 1921',
    1953653104: 'partially initialized module \t2121',
    1953653621: 'ucrt64\t1023',
    1953655126: "Virtual package '__cuda\t1248\nVirtual package '__glibc\t1249",
    1953655158: 'virtual memory exhausted: \t2299',
    1953656688: 'portaudio.h\t2126 2127 2128 2129',
    1953658478: 'nvrtc-builtins\t2085\nnvrtc64_\t1575 1576 1577\nnvrtc: error: failed to load builtins for compute_\t2086',
    1953718598: 'Fast path is not available because one of\t925',
    1953718627: 'caster.operator typename make_caster<T>::template cast_op_type<T>()\t1424',
    1953718630: 'fast path is not available because one of\t925',
    1953719584: ' est incompatible avec la sortie\t60',
    1953719666: 'restaurar proteção de segmento\t1148\nrestore segment prot after\t2155',
    1953720608: ' ist entweder falsch\t246\n ist im Header \t251\n ist kein Element\t203\n ist kein Element von\t224 225 226',
    1953720644: "Distributed package doesn't have NCCL built in\t870",
    1953721929: 'Installed triton version too old, please upgrade\t981\nInstrucción ilegal\t493\nInstruction non permise\t493\nInstruçõe\t493',
    1953721961: 'installable\t1820\ninstalled CPU version PaddlePaddle\t1821\ninstalled Caffe2 version uses CUDA but I cannot find the CUDA\t1822',
    1953722184: 'Host compiler targets unsupported OS\t970',
    1953722216: 'host compiler\t684\nhost has sm_\t965',
    1953723725: 'Must define exactly one of __HIP_PLATFORM_\t1039',
    1953723747: 'custom_op(\t1591',
    1953723757: 'must have a constant value\t201\nmust install \t1126\nmust support SSE\t2006\nmust support SSE2\t2006\nmust support amd64\t2006\nmust support i386\t2006\nmust support x86\t2006\nmust support x86-64\t2006\nmust support x86_64\t2006',
    1953724755: 'SystemError: <built-in function load_binary> returned NULL\t1155',
    1953724787: 'system has unsupported display driver / cuda driver combination\t2204\nsystem not yet initialized\t2205',
    1953784096: ' attempted to run this operator with Meta tensors, but there was no \t22',
    1953785171: 'Setting up PyTorch plugin "\t1151',
    1953849888: ' but this version of numpy is 0x\t25\n but we found an implementation\t26',
    1953853031: 'gnutls_handshake() failed\t1715',
    1953853216: ' out of memory\t329\n out of range: \t330',
    1954047264: ' extension\t61\n extension for compute capability \t62',
    1954047342: 'next(\t2017',
    1954047348: 'texture is not a template\t1776\ntexture" is not a template\t1776\ntexture\' is not a template\t1776\ntexture’ is not a template\t1776',
    1954112032: ' bytes to section \t28',
    1954115679: '_pytorch_\t1284',
    1965059918: "No url found for submodule path '\t1089",
    1965060969: 'is unsupported\t1303',
    1967202362: ': Aucun fichier\t162 163',
    1967343700: 'THCuda\t1156 1157 1172 1173\nTHCudaCheck\t1174 1175',
    1969316709: 'ecause there is no version of \t1614',
    1969365031: "' but version of \t399",
    1969365036: ", but none of the providers can be installed\t473\n, but the C++ function signature\t474\n, but was built for sm\t475\n, but wrong architecture\t476\n, but you have torch \t477\n, but you'll have torch \t477",
    1969381215: '__builtin_amdgcn_\t1276',
    1969383788: 'libunwind.h\t1941 1942 1943 1944',
    1969431072: ' "cudaMemLocation"\t0',
    1969450029: '-lcudnn\t496',
    1969452353: 'Aucun espace disponible sur le périphérique\t677\nAucun fichier ou dossier\t648 649 650 651 652 653 654 655 656 657 658 659 660 661 662 663 664 665',
    1969452385: 'aucun espace disponible sur le périphérique\t677',
    1969452654: 'nvcuda.dll\t2083',
    1969516397: "module 'PIL.Image' has no attribute '\t1986\nmodule 'faiss' has no attribute '\t1987\nmodule 'numpy' has no attribute '\t1988\nmodule 'torch._C' has no attribute '\t1989\nmodule 'torchsparse_\t1990\nmodule export function\t1991\nmodule has nothing to offer in MPL2 only mode\t1992",
    1969713761: "argument list for \t1304\nargument of type 'WindowsPath' is not iterable\t1305",
    1970085927: "' must be initialized by a constant expression\t422",
    1970170220: 'linux/limits.h\t1950 1951 1952 1953',
    1970234144: ' could be found\t36',
    1970239784: '(you have \t455',
    1970300704: ' gpu architectures in the range\t171',
    1970302319: 'ompute capability \t2091',
    1970365778: 'Require \t1046\nRequire PyTorch\t1137\nRequire Pytorch\t1137\nRequire pyTorch\t1137\nRequire pytorch\t1137\nRequire torch\t1137\nRequired library version not found: \t1138\nRequires \t1046\nRequires PyTorch\t1137\nRequires Pytorch\t1137\nRequires pyTorch\t1137\nRequires pytorch\t1137\nRequires torch\t1137',
    1970365810: 'require \t1046\nrequire C++ 1\t2147\nrequire C++ 2\t2147\nrequire C++1\t2147\nrequire C++2\t2147\nrequire CUDA\t2016\nrequire PyTorch\t1137\nrequire Pytorch\t1137\nrequire SSE\t2006\nrequire SSE2\t2006\nrequire amd64\t2006\nrequire at least \'/std:c++\t1312\nrequire at least C++ 1\t2147\nrequire at least C++ 2\t2147\nrequire at least C++1\t2147\nrequire at least C++2\t2147\nrequire i386\t2006\nrequire pyTorch\t1137\nrequire pytorch\t1137\nrequire torch\t1137\nrequire users to upgrade torch to at least v\t2148\nrequire x86\t2006\nrequire x86-64\t2006\nrequire x86_64\t2006\nrequired\t2015\nrequires \t1046\nrequires Ada\t2149\nrequires Ampere\t2149\nrequires Blackwell\t2149\nrequires C++ 1\t2147\nrequires C++ 2\t2147\nrequires C++1\t2147\nrequires C++2\t2147\nrequires CUDA\t2016\nrequires Hopper\t2149\nrequires NVCC\t2016\nrequires NVIDIA CUDA\t2016\nrequires PyTorch\t1137\nrequires Pytorch\t1137\nrequires SSE\t2006\nrequires SSE2\t2006\nrequires Turing\t2149\nrequires Volta\t2149\nrequires a Ada\t2149\nrequires a Ampere\t2149\nrequires a Blackwell\t2149\nrequires a Hopper\t2149\nrequires a Turing\t2149\nrequires a Volta\t2149\nrequires amd64\t2006\nrequires an Ada\t2149\nrequires an Ampere\t2149\nrequires an Blackwell\t2149\nrequires an Hopper\t2149\nrequires an Turing\t2149\nrequires an Volta\t2149\nrequires at least \'/std:c++\t1312\nrequires at least C++ 1\t2147\nrequires at least C++ 2\t2147\nrequires at least C++1\t2147\nrequires at least C++2\t2147\nrequires capability \t2150\nrequires compiler flag \'/std:c++\t1312\nrequires device with capability > (\t2151\nrequires i386\t2006\nrequires nvcc\t2016\nrequires pyTorch\t1137\nrequires pytorch\t1137\nrequires the CUDA\t2016\nrequires the following packages that were not found in your environment: \t2152\nrequires the language dialect "CUDA\t2153\nrequires the language dialect "CXX\t2154\nrequires torch\t1137\nrequires x86\t2006\nrequires x86-64\t2006\nrequires x86_64\t2006',
    1970369089: 'Arquivo ou diretório\t648 649 650 651 652 653 654 655 656 657 658 659 660 661 662 663 664 665',
    1970430838: 'vcruntime\t2295',
    1970430840: 'xcrun: error: invalid active developer path\t2315',
    1970432116: 'thrust::\t2213',
    1970435187: 'struct _frame\t1128',
    1970479215: 'o such \t648 649 650 651 652 653 654 655 656 657 658 659 660 661 662 663 664 665',
    1970496882: 'result_of_t\t1446',
    1970497878: 'Visual C++ installation\t1033\nVisual Studio installation\t1033',
    1970499157: 'Unsupported .target\t1234\nUnsupported .version\t1235\nUnsupported HIP arch \t1236\nUnsupported HIP arch: \t1236\nUnsupported conversion from \t1237\nUnsupported platform: \t1238\nUnsupported rounding mode for conversion\t1239\nUnsupportedOperatorException: \t1240',
    1970499177: 'insufficient shared memory available on the GPU\t1823',
    1970499189: 'unsupported\t2087\nunsupported GNU version! \t2282\nunsupported HIP gpu architecture \t1236\nunsupported HIP gpu architecture: \t1236\nunsupported ICC\t2283\nunsupported NVHPC\t2283\nunsupported PGI\t2283\nunsupported XLC\t2283\nunsupported instruction \t1315\nunsupported operand type(s) for \t2284\nunsupported operator: \t1240\nunsupported pgc++\t2283\nunsupported xlC\t2283',
    1970562386: 'Return has unsupported type \t1141',
    1970562418: 'return code\t1658\nreturned a non-zero code: 137\t2156\nreturned non-zero\t2157\nreturned non-zero exit\t2158\nreturned non-zero exit status\t2159\nreturned non-zero exit status \t2160',
    1970562419: 'setup command: use_2to3 is invalid\t2169\nsetup.py build\t1328\nsetup.py develop\t1328\nsetup.py install\t1328\nsetuptools.build_meta\t2170\nsetuptools.command.\t2171\nsetuptools.extern.\t2172',
    1970566470: 'FutureWarning: The pynvml package is deprecated\t940',
    1981837166: "no viable conversion from \t2054\nno viable conversion from '\t2055",
    1984917583: 'OpOverloadPacket(op=\t1111',
    1985966953: 'is_variable\t1845 1846',
    1986096429: '-mavx\t497',
    1986884193: 'armv8.6-a\t1287',
    1986928751: 'o nvcc found\t805\no nvcc was found\t805',
    1986946336: ' environment variable is not\t44',
    1987208531: 'Server does not allow request for unadvertised object\t1150',
    1998611557: 'ed with an unsupported toolchain\t1615',
    1998614350: 'No working C++ compiler found in\t1090',
    2003269987: 'cygwin\t1023',
    2003988326: 'forward compatibility was attempted on non supported HW\t1692',
    2004117094: 'fftw3.h\t1683 1684 1685 1686',
    2019516192: ' __x) noexcept (true)\t14',
    2019715436: 'libxml/\t1945 1946 1947 1948',
    2019893287: "' extension\t401\n' extension (up-to-date)\t402",
    2019893289: ') exceeds limit (\t456',
    2019893315: 'C extension: \t683',
    2019912806: 'flex: command not found\t1314\nflex: not found\t1314',
    2020569680: 'ProxyError\t799',
    2020633959: 'gmpxx.h\t1712 1713 1714',
    2032168553: 'in your include path is not compatible with this release of \t1788',
    2032170095: 'ot yet implemented\t2087\not yet supported\t2087',
    2034387028: 'THByteBlas_\t1156 1157\nTHByteStorage\t1156 1157\nTHByteTensor\t1156 1157\nTHByteVector\t1156 1157',
    2035294266: ': PyTorch was compiled\t540',
    2035296032: " 'Py_buffer'\t1",
    2036625250: 'body of constexpr\t564',
    2037149263: 'Only a single TORCH_LIBRARY can be used to register the namespace \t1109 1110',
    2037149295: 'only available for Linux\t2092\nonly available with \t2093\nonly for SSE\t2006\nonly for SSE2\t2006\nonly for amd64\t2006\nonly for i386\t2006\nonly for x86\t2006\nonly for x86-64\t2006\nonly for x86_64\t2006\nonly support\t2094\nonly supported on \t2095 2096\nonly supported on CUDA\t2016\nonly supported on NVCC\t2016\nonly supports \t1332\nonly supports Linux\t2092\nonly supports SSE\t2006\nonly supports SSE2\t2006\nonly supports amd64\t2006\nonly supports i386\t2006\nonly supports x86\t2006\nonly supports x86-64\t2006\nonly supports x86_64\t2006\nonly works on Linux\t2092',
    2037413219: 'cupy.cuda.memory.OutOfMemoryError\t1584',
    2037604640: ' async_io\t21',
    2042020674: 'Böyle bir dosya ya da dizin\t648 649 650 651 652 653 654 655 656 657 658 659 660 661 662 663 664 665',
    2053466478: 'niezdefiniowane odwołanie do\t371',
    2053731104: ' size changed, may indicate binary\t343',
    2054124112: 'Prozedureinsprungpunkt\t371',
    2179145762: '" は、内部コマンド\t388',
    2179145767: "' は、内部コマンド\t388",
    2179145786: ': そのようなファイル\t162 163',
    2195923002: ': コマンドが見つかりません\t513',
    2212700218: ': ファイルが短すぎます\t517',
    2228297786: ': файл слишком короткий\t517',
    2229739578: ': 無法開啟共用物件\t524',
    2246385722: ': 共有オブジェクトファイルを開けません\t524',
    2295439056: 'Ошибка сегментирования\t891',
    2313560122: ': 找不到命令\t513',
    2357322528: ' が見つかりません\t252',
    2377704480: ' 不是\t203 224 225 226\n 不是一个类型名\t58',
    2377704482: '"不是内部\t388',
    2377704487: "'不是内部\t388",
    2414551098: ': 동적 오브젝트 파일을 열 수 없습니다\t524',
    2461197882: ':沒有此一檔案\t162 163',
    2498306106: ': 错误: expected \t564\n: 错误: template argument \t564\n: 错误:expected \t564\n: 错误:template argument \t564\n: 错误： expected \t564\n: 错误： template argument \t564\n: 错误：expected \t564\n: 错误：template argument \t564',
    2498306141: '] 错误 137\t1268',
    2531663930: ': 文件过短\t517',
    2548441146: ': 无效的 ELF 头\t578\n: 无法分配内存\t515\n: 无法打开共享对象\t526\n: 无法打开共享对象文件\t524',
    2632327226: ': 未找到命令\t513',
    2642535226: ':そのようなファイル\t162 163',
    2647662650: ': Нет такого файла\t162 163',
    2712856122: ':没有那个文件\t162 163',
    2797826628: 'Dræbt\t874',
    2828854560: ' 在此作用域中尚未声明\t58',
    2848159060: 'Tué a terminé le programme \t451',
    2862409248: ' 未命名一个类型\t58',
    2867208250: ': 檔案太短\t517',
    2877416224: ' に対する定義されていない参照\t371',
    2881709383: 'Geëlimineerd\t874',
    2944525090: '"は、内部コマンド\t388',
    2944525095: "'は、内部コマンド\t388",
    2966455505: 'файл в неправильном формате\t1136',
    2966468560: 'защиту сегмента после перемещения\t1148',
    2966470096: 'на компьютере отсутствует\t800',
    2983231953: 'сбой отображения сегмента из разделяемого объекта\t926',
    2983236304: 'Вбито\t874',
    2983240656: 'Убито\t874',
    3001425978: ': 沒有此一檔案\t162 163\n: 没有那个文件\t162 163',
    3050347984: 'Не осталось свободного места\t1091\nНет такого файла\t648 649 650 651 652 653 654 655 656 657 658 659 660 661 662 663 664 665',
    3050356176: 'не вдалося знайти -l\t1784\nне является внутренней\t1842\nневизначене посилання\t371\nневизначене посилання на\t371\nневозможно выделить память в статичном блоке TLS\t989\nневозможно задействовать исполняемый стек\t988\nневозможно найти -l\t1784 1785\nнедефинисана упута ка\t371\nнеоднозначный символ\t1028\nнеопределена отпратка към\t371\nнеопределенная ссылка на\t371\nнеопределённая ссылка на\t371',
    3050356688: 'перемещение R_\t2142\nпересування R_\t2142',
    3051888698: ': 资源暂时不可用\t541',
    3085246557: '] 已杀死\t1268',
    3100672465: 'система не обнаружила\t800',
    3101958178: '" 不是内部\t388\n" 不是内部或外部命令\t388',
    3101958183: "' 不是内部\t388\n' 不是内部或外部命令\t388",
    3169132637: '] 強制終了\t1268',
    3184533562: ': невозможно открыть разделяемый объектный файл\t524',
    3184571088: 'внутренняя ошибка компилятора\t984',
    3201343440: 'Политика управления приложениями\t646',
    3201348816: 'доступном только для чтения, содержатся динамические\t2137',
    3278267762: 'reférence indefinie vers\t371\nreférence indéfinie vers\t371',
    3278335573: 'Ungültiger Maschinenbefehl\t493',
    3278663504: 'Política de Controle de Aplicativo\t646',
    3278774330: ': não é possível abrir arquivo compartilhado\t524',
    3279185223: 'Getötet\t874\nGetötet hat Programm \t451',
    3491770661: '%1 не является приложением Win32\t398',
    3491803856: 'в пространстве имён\t1653',
    3499801839: '：Нет такого файла\t162 163',
    3500003386: ':Нет такого файла\t162 163',
    3799018863: 'omp’ not found\t1716',
    3810537765: '%1 は有効な Win32 アプリケーション\t398',
    3816980963: 'あいまいなシンボル\t1028',
    3817309155: 'デバイスに空き領域がありません\t2332',
    3818357731: 'プロシージャ エントリ ポイント\t371',
    3818568943: '：そのようなファイル\t162 163',
    3818750178: '”は、内部コマンド\t388',
    3818750435: 'そのようなファイルやディレクトリ\t648 649 650 651 652 653 654 655 656 657 658 659 660 661 662 663 664 665',
    3819078371: 'アプリケーション制御ポリシーに\t646',
    3819930083: 'は、内部コマンド\t1842 2331',
    3820192483: 'コマンドラインオプション\t991\nコンパイラ内部エラー\t984\nコンピューターに\t800',
    3820716771: 'セグメンテーション\t891',
    3827314981: '%1 不是有效的 Win32 应用程序\t398',
    3834091238: '文件格式错误\t1136',
    3835527394: '”不是内部\t388',
    3836843239: '由于找不到\t800',
    3837628901: '命令行太长。\t864',
    3837692390: '找不到 \t1360\n找不到 -l\t1379 1784 1785',
    3851132645: '型名ではありません\t1320',
    3851270372: '不命名一个类型\t1320',
    3852386021: '從共用物件中對映區段失敗\t926',
    3853163750: '未定\t371\n未定义的引用\t371\n未定义的符号\t371\n未定义符号\t371',
    3853230824: '被多次定义\t2334',
    3854479080: '设备上没有空间\t2332',
    3868047588: '不明确的符号\t1028\n不是\t1653\n不是一个类型名\t1320\n不是內部或外部命令\t1842\n不是内部或外部命令\t1842 2331\n不正な命令\t493',
    3868373734: '沒有此一檔案或目錄\t648 649 650 651 652 653 654 655 656 657 658 659 660 661 662 663 664 665',
    3868900591: '：沒有此一檔案\t162 163\n：没有那个文件\t162 163',
    3869154793: '非法指令\t493',
    3869284326: '无法从共享目标中映射段\t926\n无法启用共享目标需要的执行栈\t988\n无法在静态 TLS 块中分配内存\t989\n无法定位程序输入点\t371\n无法恢复段 prot\t1148\n无法找到 -l\t1379\n无法识别的命令行选项\t991',
    3869344999: '無法在靜態 TLS 區塊中配置記憶體\t989\n無法復原 segment prot\t1148\n無法找到程序輸入點\t371\n無法辨識的命令列選項\t991\n無法開啟可執行堆疊\t988',
    3869356774: '没有成员\t2333\n没有此指令\t2048\n没有此类指令\t2048\n没有那个文\t648 649 650 651 652 653 654 655 656 657 658 659 660 661 662 663 664 665\n没有那个文件\t1077',
    3869809893: '在此作用域中尚未声明\t1320',
    3869940966: '未找到 -l\t1380 1381 1382 1383 1384 1385 1386 1387 1388\n未找到 -lEGL\t1389\n未找到 -lGLEW\t1390\n未找到 -laio\t1391\n未找到 -lffi\t1392\n未找到 -lglog\t1393\n未找到 -ljpeg\t1394\n未找到 -lnuma\t1395\n未找到 -lstdc++\t1397\n未找到 -ltbb\t1398\n未找到 -luuid\t1399\n未找到 -lz\t1400',
    3870265317: '可执行文件格式错误\t890',
    3870393829: '共有オブジェクトが必要としている実行可能スタック\t988\n共有オブジェクトのセグメントをマップするのに失敗\t926',
    3870727910: '架构于输入文件\t60',
    3884032999: '磁盘空间不足\t2332',
    3884493032: '計算機中丟失\t800',
    3884550118: '應用程式控制原則已封鎖\t646',
    3885284069: '应用程序控制策略已阻止\t646',
    3885604329: '静的 TLS ブロック内にメモリ\t989',
    3885868008: '裝置上已無多餘空間\t2332',
    3886062565: '因為找不到\t800',
    3886131430: '模稜兩可的符號\t1028',
    3886132968: '计算机中丢失\t800',
    3901522403: 'が見つからないため\t2328 2329 2330\nが見つかりません\t1852',
    3901915875: 'を見つけ\t1852\nを見つけられません -l\t1380 1381 1382 1383 1384 1385 1386 1387 1388\nを見つけられません -lEGL\t1389\nを見つけられません -lGLEW\t1390\nを見つけられません -laio\t1391\nを見つけられません -lffi\t1392\nを見つけられません -lglog\t1393\nを見つけられません -ljpeg\t1394\nを見つけられません -lnuma\t1395\nを見つけられません -lstdc++\t1397\nを見つけられません -ltbb\t1398\nを見つけられません -luuid\t1399\nを見つけられません -lz\t1400\nを見つけられません: -l\t1380 1381 1382 1383 1384 1385 1386 1387 1388\nを見つけられません: -lEGL\t1389\nを見つけられません: -lGLEW\t1390\nを見つけられません: -laio\t1391\nを見つけられません: -lffi\t1392\nを見つけられません: -lglog\t1393\nを見つけられません: -ljpeg\t1394\nを見つけられません: -lnuma\t1395\nを見つけられません: -lstdc++\t1397\nを見つけられません: -ltbb\t1398\nを見つけられません: -luuid\t1399\nを見つけられません: -lz\t1400',
    3902192871: '编译器内部错误\t984',
    3903371239: '編譯器內部錯誤\t984',
    3918366437: '再配置 R_\t2142\n再配置後にセグメントの prot\t1148',
    3920998118: '段錯誤\t891\n段错误\t891',
    3954751466: '그런 파일이나 디렉터리\t648 649 650 651 652 653 654 655 656 657 658 659 660 661 662 663 664 665',
    3969229036: '정적 TLS 블럭에는 메모리를\t989',
    3969486827: '동적 오브젝트의 세그먼트를\t926',
    3986724332: '애플리케이션 제어 정책\t646',
    3986983916: '실행할 수 있는 스택을 공유\t988',
    3987253995: '모호한 기호\t1028',
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
    'link_and_load.missing_shared_library\tline\tOSError: \n'
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
