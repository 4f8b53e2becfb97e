"""Which causes to import for a log. Written by tools/index_causes.py."""

IN_LOGS: dict[int, str] = {
    539123551: '__" does not take arguments\t1150',
    539700035: 'C++ compiler\t595',
    540682536: '(): incompatible function arguments. The following argument types are\t388',
    540685421: 'm4: command not found\t1180\nm4: not found\t1180',
    540697708: "ld: cannot find\t1642\nld: library 'ATen' not found\t1643\nld: library 'EGL\t1644\nld: library 'GL\t1645\nld: library 'GLEW\t1646\nld: library 'GLU\t1645\nld: library 'GLX\t1645\nld: library 'MIOpen\t1647\nld: library 'OpenGL\t1645\nld: library 'X11\t1648\nld: library 'Xext\t1648\nld: library 'Xi\t1648\nld: library 'Xrandr\t1648\nld: library 'aio\t1649\nld: library 'amd_comgr\t1647\nld: library 'amdhip64\t1647\nld: library 'blas\t1650\nld: library 'c\t1651\nld: library 'c10' not found\t1643\nld: library 'c10_cuda\t1652\nld: library 'caffe2' not found\t1643\nld: library 'cblas\t1650\nld: library 'crypt\t1653\nld: library 'crypto\t1654\nld: library 'cublas\t1647\nld: library 'cuda\t1647\nld: library 'cufft\t1647\nld: library 'cufile\t1647\nld: library 'culibos\t1647\nld: library 'cupti\t1647\nld: library 'curand\t1647\nld: library 'cusolver\t1647\nld: library 'cusparse\t1647\nld: library 'cutensor\t1647\nld: library 'dl\t1651\nld: library 'ffi\t1655\nld: library 'glfw\t1656\nld: library 'glfw3\t1656\nld: library 'glog\t1657\nld: library 'hip\t1647\nld: library 'hsa-runtime64\t1647\nld: library 'hsakmt\t1647\nld: library 'ibverbs\t1658\nld: library 'jpeg\t1659\nld: library 'm\t1651\nld: library 'mlx5\t1658\nld: library 'mpi\t1660\nld: library 'mpi_cxx\t1660\nld: library 'nccl\t1647\nld: library 'npp\t1647\nld: library 'numa\t1661\nld: library 'nvJitLink\t1647\nld: library 'nvidia-ml\t1647\nld: library 'nvjpeg\t1647\nld: library 'nvrtc\t1647\nld: library 'nvshmem\t1647\nld: library 'openblas\t1650\nld: library 'png\t1662\nld: library 'png16\t1662\nld: library 'pthread\t1651\nld: library 'rccl\t1647\nld: library 'rdmacm\t1658\nld: library 'roc\t1647\nld: library 'rt\t1651\nld: library 'ssl\t1654\nld: library 'stdc++\t1663\nld: library 'tbb\t1664\nld: library 'torch' not found\t1643\nld: library 'torch_cpu' not found\t1643\nld: library 'torch_cuda\t1652\nld: library 'torch_global_deps' not found\t1643\nld: library 'torch_python' not found\t1643\nld: library 'uuid\t1665\nld: library 'z\t1666\nld: library not found for -lc10_cuda\t1652\nld: library not found for -ltorch_cuda\t1652\nld: library ‘EGL\t1644\nld: library ‘GL\t1645\nld: library ‘GLEW\t1646\nld: library ‘GLU\t1645\nld: library ‘GLX\t1645\nld: library ‘OpenGL\t1645\nld: library ‘X11\t1648\nld: library ‘Xext\t1648\nld: library ‘Xi\t1648\nld: library ‘Xrandr\t1648\nld: library ‘aio\t1649\nld: library ‘blas\t1650\nld: library ‘c\t1651\nld: library ‘cblas\t1650\nld: library ‘crypt\t1653\nld: library ‘crypto\t1654\nld: library ‘dl\t1651\nld: library ‘ffi\t1655\nld: library ‘glfw\t1656\nld: library ‘glfw3\t1656\nld: library ‘glog\t1657\nld: library ‘ibverbs\t1658\nld: library ‘jpeg\t1659\nld: library ‘m\t1651\nld: library ‘mlx5\t1658\nld: library ‘mpi\t1660\nld: library ‘mpi_cxx\t1660\nld: library ‘numa\t1661\nld: library ‘openblas\t1650\nld: library ‘png\t1662\nld: library ‘png16\t1662\nld: library ‘pthread\t1651\nld: library ‘rdmacm\t1658\nld: library ‘rt\t1651\nld: library ‘ssl\t1654\nld: library ‘stdc++\t1663\nld: library ‘tbb\t1664\nld: library ‘uuid\t1665\nld: library ‘z\t1666\nld: unknown option\t1667\nld: unsupported tapi file type '\t1668",
    540701537: 'as: unrecognized option \t1177',
    540702325: 'uv: command not found\t1380\nuv: not found\t1380',
    540949792: ' => not found\t11',
    541218115: 'CUB requires a definition of CUB_NS_QUALIFIER\t637',
    541477957: 'ELF load command a\t780',
    541675585: 'API call is not supported in the installed CUDA driver\t521',
    541870925: 'MKL ERROR: \t920\nMKL FATAL ERROR: \t920',
    541871172: 'DLL load failed\t755 756 757\nDLL load failed while importing \t758\nDLL load failed: Die angegebene Prozedur\t759\nDLL load failed: The specified procedure\t759\nDLL load failed: 找不到指定的程序\t759',
    541937487: 'OOM when allocating tensor\t993',
    542132552: 'HIP error: device kernel image is invalid\t864',
    542329940: 'TLS handshake timeout\t1062',
    542393671: 'GET was unable to find an engine to execute this computation\t838',
    542461511: 'GNU version! gcc \t859',
    542462019: "CPU does not support \t634\nCPU doesn't support \t634\nCPU lacks \t634",
    542462023: 'GPU architecture\t645\nGPU capabilit\t645\nGPU compute architecture\t645\nGPU compute capabilit\t645\nGPU functionality will not be available\t861',
    543449442: "bad register name \t1181\nbad value 'armv9\t1162\nbad value ('armv9\t1162\nbad value (‘armv9\t1162\nbad value ‘armv9\t1162",
    543451460: 'Did you forget to add @triton.jit\t763',
    543451492: 'did not complete successfully: exit code: 137\t1421\ndid you forget to \t1422',
    543516756: 'The \'sklearn\' PyPI package is deprecated\t1073\nThe CUDA compiler identification is unknown\t1074\nThe HIP compiler identification is unknown\t1075\nThe command line is too long.\t764\nThe current CMakeCache.txt directory \t1076\nThe library is compiled without \t1077\nThe output of this custom operator (1) must not also be an input\t1072\nThe source "\t1078\nThe specified path, file name, or both are too long\t1079\nThe term \'nvcc\' is not recognized\t706',
    543516788: 'the operator \t1937\nthe package flash_attn seems to be not installed\t1194',
    543516996: 'Die Befehlszeile ist zu lang.\t764',
    543517006: 'Nie ma takiego pliku\t567 568 569 570 571 572 573 574 575 576 577',
    543517801: 'ile in wrong format\t1023',
    543519329: 'are not currently supported\t1173\nare not supported\t1173\nare not yet supported\t1173\nare unsupported\t1173',
    543519605: "use of undeclared identifier \t2006\nuse of undeclared identifier '\t1993 1994 1995",
    543520100: 'due to ninja not being installed\t1433',
    543521063: "'ye tanımsız başvuru\t320",
    543584032: ' of Verneed record\t238\n of non-const\t239\n of the Protocol Buffer runtime library, but the installed version is \t240\n of the Protocol Buffer runtime library, which is not\t241',
    543585601: 'Auf dem Gerät ist kein Speicherplatz\t589',
    544104771: 'Can not find\t689',
    544106784: ' in namespace\t165\n in namespace \t166\n in your include path is not compatible with this release of \t167',
    544108320: ' on CUDA arch < \t242\n on a machine with \t243',
    544108366: 'Non rimane spazio sul device\t980',
    544108398: 'non rimane spazio sul device\t980\nnon è riconosciuto come\t1622',
    544165434: ':No existe el\t127\n:No such file\t127',
    544173600: ' no es un miembro de\t165 186 187 188\n no se reconoce\t208',
    544173940: 'too few arguments for template template parameter "Tuple"\t1942\ntoo many initializer values\t1943\ntoo many sections (\t1944\ntoo old to be supported by the triton GPU compiler\t1945',
    544175136: ' to be true, but got false\t301\n to compile PyTorch\t302\n to find Python.h\t303',
    544236404: 'tcp connect error\t1301',
    544238959: 'omp not found\t1526',
    544239392: ' op due to it not being compatible\t246',
    544370464: ' or above\t14\n or above \t279\n or greater \t279\n or higher\t14\n or higher \t279\n or later\t14\n or later \t279\n or later compatible compiler is required\t280\n or newer\t14\n or newer \t279\n or one of its dependencies\t281',
    544372079: 'our device is too old. We require compute capability\t1856',
    544432488: 'has a minor version mismatch with the version that was used to compile PyTorch\t1531\nhas already been de\t1532\nhas compute capability < \t1533\nhas no attribute \t1275 1534 1535\nhas no device code compatible with \t1536\nhas no member \t1537\nhas no member named \t1537 1538 1539 1540\nhas not been declared\t1186',
    544432503: 'was compiled with CPU_ONLY flag\t2026\nwas not declared in this scope\t1186',
    544434464: " is already registered\t171\n is already registered as a pybind11::native_enum\t172\n is already registered. Ensure that registration with torch::class_\t173\n is ambiguous\t174\n is defined in header \t175\n is incompatible with\t176\n is incompatible with \t177\n is incompatible with lib\t178\n is less than desired GPU memory\t179\n is less than the minimum supported by NVRTC\t180\n is missing a fake kernel implementation\t181\n is missing, please make sure it is specified in the 'build-system.requires'\t182\n is not None\t183\n is not a \t184\n is not a directory\t41\n is not a member of\t165 185 186 187 188\n is not a member of \t189 190 191 192 193\n is not a member of 'cute\t160\n is not a member of 'cutlass\t160\n is not a member of ‘cute\t160\n is not a member of ‘cutlass\t160\n is not a recognized processor for this target\t194\n is not a supported wheel on this platform\t195\n is not a valid\t41\n is not a valid editable requirement\t196\n is not a valid wheel file\t197\n is not available, \t198\n is not compatible with\t176\n is not compatible with \t177\n is not compatible with the current PyTorch installation\t199\n is not compatible with this Python\t200\n is not compiled with it\t198\n is not defined\t201 202 203 204\n is not defined \t205\n is not enabled\t206\n is not found\t207\n is not recognized as\t208\n is required\t209\n is required but found\t210\n is undefined\t211 212\n is used but incompatible\t176\n is used but is incompatible\t176",
    544435812: 'dns error: failed to lookup address\t1427',
    544436008: '(os error 112)\t390\n(os error 122)\t390\n(os error 28)\t390',
    544437570: 'Bus error\t563',
    544500071: 'git submodule \t1519',
    544501575: 'Got SM\t862',
    544501582: 'Not a directory: \t973\nNot enough memory. Please try to increase --mem-fraction\t981\nNot find\t690',
    544501607: 'got Arch.sm_\t862\ngot SM\t862\ngot an unexpected keyword argument \t1527\ngot sm\t862\ngot sm_\t862',
    544501614: 'not available for \t1804\nnot available on \t1804\nnot compiled with GPU offload support\t1805\nnot enough disk space\t1080\nnot enough free disk space\t1080\nnot enough free space\t1080\nnot enough space\t1080\nnot find\t690\nnot found\t1806\nnot installed\t1807\nnot match\t1425\nnot providing "Find\t1808\nnot support\t1809\nnot supported by \t1810\nnot supported for \t1804 1810\nnot supported for the current GPU. Minimum capability: \t1811\nnot supported on \t1804 1810\nnot valid for use in process\t25\nnot yet available for \t1804\nnot yet available on \t1804\nnot yet supported by \t1810\nnot yet supported for \t1804 1810\nnot yet supported on \t1804 1810',
    544502633: 'ist entweder falsch geschrieben\t1622\nist kein Element von\t1473',
    544502645: 'ust use \t2010',
    544503119: 'Out of memory: Kill process\t1002\nOut of memory: Killed process\t1002',
    544503138: 'but the target was not found\t1200',
    544503151: 'out of memory\t1857 1858 1859\nout of memory allocating \t1860\nout of resource\t1861\nout of resource: triton_\t1862',
    544567129: 'You are running version \t1131\nYou must give at least one requirement to\t1132\nYou tried to install "pytorch"\t1133',
    544567161: 'you should not try to import numpy from\t2032',
    544760141: 'Max retries exceeded with url\t923',
    544825888: ' by system policy\t25',
    544828526: 'nly Ada\t1287\nnly Ampere\t1287\nnly Blackwell\t1287\nnly Hopper\t1287\nnly NVIDIA Ada\t1287\nnly NVIDIA Ampere\t1287\nnly NVIDIA Blackwell\t1287\nnly NVIDIA Hopper\t1287\nnly NVIDIA Rubin\t1287\nnly NVIDIA Turing\t1287\nnly NVIDIA Volta\t1287\nnly Rubin\t1287\nnly SM\t1287\nnly Turing\t1287\nnly Volta\t1287\nnly available \t1774\nnly be available \t1774\nnly be enabled \t1774\nnly be implemented \t1774\nnly be supported \t1774\nnly be valid \t1774\nnly enabled \t1774\nnly gfx\t1287\nnly implemented \t1774\nnly runs \t1774\nnly sm\t1287\nnly support\t1775\nnly support \t1774\nnly supported \t1774\nnly supports \t1774\nnly valid \t1774\nnly works \t1774',
    546346988: '에 대한 정의되지 않은 참조\t320',
    547011823: '： Aucun fichier\t127\n： Datei oder Verzeichnis\t127\n： No existe el\t127\n： No such file\t127\n： Нет такого файла\t127\n： そのようなファイル\t127\n： 沒有此一檔案\t127\n： 没有那个文件\t127',
    547193058: "” is not recognized\t336\n” is not recognized as\t336\n” ist entweder falsch\t336\n” n'est pas reconnu\t336\n” no se reconoce como\t336\n” は、内部コマンド\t336\n” 不是内部\t336\n” 不是内部或外部命令\t336",
    549234155: '를 찾을 수\t1632',
    659902535: "GPU's architecture\t645\nGPU's capabilit\t645\nGPU's compute architecture\t645\nGPU's compute capabilit\t645",
    661528610: '" n\'est pas reconnu\t336',
    661528615: "' n'est pas reconnu\t336",
    661545283: "Can't find\t689 690",
    661545315: "can't be installed because it doesn't\t1224\ncan't find\t689 690\ncan't open \t1225\ncan't open file \t1226",
    661548868: "Don't know what to do with '\t773",
    661548900: "don't have enough free space in /\t1432",
    661679471: "omp' not found\t1526",
    662007641: "You're on \t1134\nYou're using \t1134",
    679517676: '은(는) 내부 또는 외부 명령\t1622',
    707403834: ': ***\t443',
    758528120: 'x86-64-v\t1162',
    760038484: 'TDM-GCC\t919',
    761752432: 'pkg-config: command not found\t1180\npkg-config: not found\t1180',
    762146671: 'oom-kill\t1002',
    762212206: 'non-zero number of elements, but its data is not allocated yet\t1803',
    762341744: 'pip-build-env-\t1868',
    762342767: 'omp-tools.h\t1694 1695 1696',
    762671207: 'gpu-name\t1528',
    778530416: 'png.h\t1869 1870 1871',
    778659430: 'ffi.h\t1499 1500 1501',
    778661997: 'mpi.h\t1752 1753 1754',
    779119983: 'omp.h\t1694 1695 1696',
    791687523: 'c10/cuda/impl/cuda_cmake_macros.h\t1205 1206 1207 1208 1209 1210\nc10/util/AlignOf.h\t1211 1212 1213\nc10/util/Array.h\t1211 1212 1213\nc10/util/Float\t544 545 546\nc10/util/Optional.h(\t1214\nc10/util/complex_utils.h\t1211 1212 1213\nc10/util/either.h\t1211 1212 1213\nc10/util/in_place.h\t1211 1212 1213\nc10/util/math_compat.h\t1211 1212 1213\nc10/util/reverse_iterator.h\t1211 1212 1213\nc10/util/variant.h\t1211 1212 1213',
    792938580: 'THC/THCAtomics.cuh\t1043 1044 1045\nTHC/THCDeviceUtils.cuh\t1046 1047 1048 1049\nTHC/THCNumerics.cuh\t1050 1051 1052',
    793528133: 'EGL/egl.h\t777 778 779\nEGL/eglext.h\t777 778 779\nEGL/eglplatform.h\t777 778 779',
    796096883: 'sys/cdefs\t1190\nsys/file.h\t1426\nsys/ioctl.h\t1426\nsys/mman.h\t1426\nsys/resource.h\t1426\nsys/socket.h\t1426\nsys/time.h\t1426\nsys/wait.h\t1426',
    796157294: 'net/http: request canceled\t1062',
    796225127: 'gnu/stubs\t1190',
    808464432: '000001\t426\n0000135\t425\n0000139\t424',
    808465475: 'C4003: \t623',
    827018828: 'LNK1102\t895\nLNK1104\t604 896 897 898 899 900 901 902\nLNK1112\t903 904\nLNK1158\t905\nLNK1181\t897 898 899 900 901 902 906 907\nLNK1248\t908',
    827085907: 'STL1002: Unexpected compiler version, expected CUDA \t1030',
    828796205: '-mf16c\t430',
    842019395: 'C2027\t609',
    842020932: 'D8021\t753',
    842021188: 'D9024\t754',
    842211386: ': 32 bit compilation is only supported for\t444',
    842281539: 'C2429\t619',
    842348355: 'C7525\t619',
    842413891: 'C7624\t619',
    843796044: 'LNK2001\t320 909\nLNK2005: \t910\nLNK2019\t320',
    845374806: 'Vec256\t1125 1126',
    858796611: "C2039: \t610 611 612 613 614 615 616\nC2039: 'exc_traceback'\t617\nC2039: 'exc_type'\t617\nC2039: 'exc_value'\t617\nC2039: 'ob_digit'\t617\nC2039: 'tp_print'\t617\nC2039: 'use_tracing'\t617",
    863005040: 'pip3: command not found\t1380\npip3: not found\t1380',
    875968323: 'C7642\t619',
    877350476: 'LNK4272\t904',
    909128259: 'C2061: \t616\nC2065\t618\nC2065: \t616',
    909207138: 'bf16 mixed precision requires PyTorch \t1187',
    909652803: 'C3861: \t616',
    925905197: '-1073741511\t424\n-1073741515\t425\n-1073741795\t426',
    926429763: 'C2872\t622',
    942682435: "C1083\t596 597 598 599 600 601 602 603 604 605\nC1083: Cannot open compiler generated file: '\t606",
    943010371: 'C2589: \t620',
    943011651: 'C7582\t619',
    959787587: 'C2593: \t621',
    976236899: 'c10::ScalarType\t1215\nc10::guts\t1216\nc10::optional<\t1217',
    976909409: 'at::DeprecatedTypeProperties\t1179',
    978144327: 'GLM: GLM_\t858',
    978341199: 'OMP: Error #15\t989\nOMP: Error #15:\t990\nOMP: Error #179: Function pthread_\t991',
    979661939: 'std::shared_ptr<torch::jit\t1926 1927',
    979923827: 'ssh: Could not resolve hostname \t1924\nssh: connect to host \t1924',
    979923834: 'zsh: command not found: \t2037\nzsh: no matches found: \t2038',
    980445552: 'pip: command not found\t1380\npip: not found\t1380',
    980707687: 'git: command not found\t1180\ngit: not found\t1180',
    980708969: 'int: = is not a valid operator\t1605',
    1094928468: 'THCAssertSameGPU\t1041 1042\nTHCAtomics.cuh\t1043 1044 1045',
    1094997315: "CUDA Error \t642\nCUDA Error (222\t643\nCUDA Error (35\t644\nCUDA Error (code 222\t643\nCUDA Error (code 35\t644\nCUDA Error 222\t643\nCUDA Error 35\t644\nCUDA Error code 222\t643\nCUDA Error code 35\t644\nCUDA Error: \t642\nCUDA Error: (222\t643\nCUDA Error: (35\t644\nCUDA Error: (code 222\t643\nCUDA Error: (code 35\t644\nCUDA Error: 222\t643\nCUDA Error: 35\t644\nCUDA Error: code 222\t643\nCUDA Error: code 35\t644\nCUDA architecture\t645\nCUDA capabilit\t645\nCUDA compiler and CUDA toolkit headers are incompatible\t646\nCUDA compute architecture\t645\nCUDA compute capabilit\t645\nCUDA driver initialization failed, you might not have\t647\nCUDA driver is a stub library\t648\nCUDA driver library cannot be found\t649\nCUDA driver version is insufficient for CUDA runtime version\t650\nCUDA error \t642\nCUDA error (222\t643\nCUDA error (35\t644\nCUDA error (code 222\t643\nCUDA error (code 35\t644\nCUDA error 222\t643\nCUDA error 35\t644\nCUDA error code 222\t643\nCUDA error code 35\t644\nCUDA error: \t642\nCUDA error: (222\t643\nCUDA error: (35\t644\nCUDA error: (code 222\t643\nCUDA error: (code 35\t644\nCUDA error: 222\t643\nCUDA error: 35\t644\nCUDA error: code 222\t643\nCUDA error: code 35\t644\nCUDA extension not installed\t651\nCUDA failure \t642\nCUDA failure (222\t643\nCUDA failure (35\t644\nCUDA failure (code 222\t643\nCUDA failure (code 35\t644\nCUDA failure 222\t643\nCUDA failure 35\t644\nCUDA failure code 222\t643\nCUDA failure code 35\t644\nCUDA initialization: Found no NVIDIA driver on your system\t652\nCUDA unavailable, invalid device\t653\nCUDA unknown error - this may be due to an incorrectly set up environment\t654\nCUDA version mismatch! DeepSpeed ops were compiled and installed with a different version\t655\nCUDA was not found on the system, please set the CUDA_HOME\t656\nCUDA's architecture\t645\nCUDA's capabilit\t645\nCUDA's compute architecture\t645\nCUDA's compute capabilit\t645\nCUDA::nvToolsExt\t427 657 658\nCUDAGenerator\t635 636\nCUDAGuard\t659 660\nCUDAStreamGuard\t659 660\nCUDA_ARCHITECTURES\t661\nCUDA_ARCHITECTURES is set to \t662\nCUDA_ERROR_ASSERT\t663\nCUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE\t664\nCUDA_ERROR_ILLEGAL_ADDRESS\t665\nCUDA_ERROR_INVALID_IMAGE\t666\nCUDA_ERROR_LAUNCH_FAILED\t665\nCUDA_ERROR_MISALIGNED_ADDRESS\t665\nCUDA_ERROR_NO_BINARY_FOR_GPU\t667\nCUDA_ERROR_NO_DEVICE\t668\nCUDA_ERROR_OUT_OF_MEMORY\t669\nCUDA_ERROR_STUB_LIBRARY\t648\nCUDA_ERROR_SYSTEM_DRIVER_MISMATCH\t670\nCUDA_ERROR_SYSTEM_NOT_READY\t671\nCUDA_ERROR_UNSUPPORTED_PTX_VERSION\t672\nCUDA_HOME\t673\nCUDA_HOME does not exist, unable to compile CUDA\t674\nCUDA_HOME environment variable is not set\t675\nCUDA_PATH\t673\nCUDA_PATH is set but CUDA wasn\t676\nCUDA_TOOLKIT_ROOT_DIR not found or specified\t677\nCUDA_tensor_apply\t678 679\nCUDAs architecture\t645\nCUDAs capabilit\t645\nCUDAs compute architecture\t645\nCUDAs compute capabilit\t645",
    1095060560: 'PLEASE ATTACH THE FOLLOWING FILES TO THE BUG REPORT\t1003',
    1096045407: '_STANDARD is set to invalid value\t1148\n_STATUS_ARCH_MISMATCH\t1149',
    1096308803: 'CXXABI_\t686\nCXXABI_1.3.\t687',
    1098215527: 'gpuAtomicAdd\t1529 1530',
    1100659951: '：Aucun fichier\t127',
    1111705684: 'THCBlas_\t1039 1040',
    1112099911: 'GLIBCXX_\t686\nGLIBCXX_3.4.\t687\nGLIBC_\t856\nGLIBC_2.\t857',
    1113812850: 'rocBLAS error: C\t1902',
    1126199118: 'No CUDA GPUs are available\t224 944\nNo CUDA runtime is found, using CUDA_HOME=\t945\nNo CUDA toolset found\t946',
    1126199150: 'no CUDA-capable device is detected\t668',
    1128482900: 'THCCeilDiv\t561 562',
    1128486478: 'NVCC \t934\nNVCC" \t934\nNVCC\' \t934\nNVCC` \t934\nNVCC’ \t934',
    1128680517: 'ELFCLASS32\t411\nELFCLASS64\t411',
    1129467732: 'TORCH_CHECK\t1063\nTORCH_CUDA_API\t526 527\nTORCH_CUDA_ARCH_LIST is not set, all archs for visible cards\t1064\nTORCH_EXTENSION_NAME\t432\nTORCH_HIP_API\t607 608\nTORCH_LIBRARY_FRAGMENT\t1063',
    1130320961: 'AT_CHECK\t522 523\nAT_CHECK_INDEX\t522 523\nAT_CPP14_CONSTEXPR\t524 525\nAT_CUDA_API\t526 527',
    1131701607: 'getCurrentCUDABlasHandle\t659 660\ngetCurrentCUDASolverDnHandle\t659 660\ngetCurrentCUDASparseHandle\t659 660\ngetCurrentCUDAStream\t659 660\ngetCurrentDeviceProperties\t659 660',
    1131701619: 'setCurrentCUDAStream\t659 660',
    1131898190: 'NewConnectionError\t703',
    1145120800: ' (ADVANCED)\t2',
    1145260116: 'THCDevice\t1039 1040\nTHCDeviceUtils.cuh\t1046 1047 1048 1049',
    1145656910: 'NVIDIA driver on your system is too old\t935\nNVIDIA-SMI has failed because it couldn\t936',
    1145981254: 'FIND was unable to find an engine to execute\t801',
    1146438445: '-CUDA::nvToolsExt\t427',
    1146438508: 'lCUDA::nvToolsExt\t427',
    1147098177: 'AT_DISPATCH_ALL_TYPES_AND_HALF\t528 529',
    1148478823: 'getDefaultCUDAStream\t659 660\ngetDeviceProperties\t659 660',
    1150991599: '：Datei oder Verzeichnis\t127',
    1160670307: 'cl.EXE\t1296',
    1162235717: 'EOFError: Ran out of input\t782',
    1162297926: 'FBGEMM needs GCC \t685\nFBGEMM needs at least GCC \t685\nFBGEMM requires GCC \t685\nFBGEMM requires at least GCC \t685',
    1162629971: 'SSLError\t703',
    1163152969: "INTERNAL COMPILER ERROR in '\t868",
    1164863831: 'WinError 2]\t604\nWinError 3]\t604',
    1164994920: 'hipErrorAssert\t663\nhipErrorInvalidDeviceFunction\t1403\nhipErrorInvalidImage\t864\nhipErrorNoBinaryForGpu\t667\nhipErrorOutOfMemory\t669\nhipErrorSharedObjectInitFailed\t1543',
    1176517189: 'E: Failed to fetch\t776',
    1178749012: 'THBFloat16Blas_\t1039 1040\nTHBFloat16Storage\t1039 1040\nTHBFloat16Tensor\t1039 1040\nTHBFloat16Vector\t1039 1040',
    1179009347: 'CAFFE2_API\t526 527\nCAFFE2_CUDA_API\t526 527',
    1180652609: 'AT_FORALL_SCALAR_TYPES\t530 531',
    1195591764: 'THCGenerator\t1039 1040',
    1196312909: 'MINGW\t919',
    1196773443: 'CPUGenerator\t635 636',
    1198271776: ' -lGLESv1\t7\n -lGLESv2\t7',
    1198418253: 'MinGW\t919',
    1229408595: 'SIGILL\t426',
    1230262351: 'OPTIX_ERROR_UNSUPPORTED_ABI_VERSION\t994',
    1230455855: '/DWIN32\t433',
    1230984257: 'AT_INDEX_ERROR\t532 533',
    1231254131: 'srcIndex < srcSelectDimSize\t1923',
    1232367438: 'NotImplementedError: C\t982',
    1262570819: 'CMAKE_CUDA_ARCHITECTURES\t626\nCMAKE_CUDA_ARCHITECTURES must be non-empty\t627\nCMAKE_CUDA_ARCHITECTURES:\t628 629\nCMAKE_CUDA_COMPILER\t630\nCMAKE_CUDA_COMPILER not set, after EnableLanguage\t631\nCMAKE_CUDA_COMPILER:\t632',
    1279415619: 'CUBLAS_STATUS_INTERNAL_ERROR when calling \t638\nCUBLAS_STATUS_INVALID_VALUE when calling \t639',
    1280136782: 'NVML Shared Library Not Found\t817',
    1280595267: 'CUTLASS needs GCC \t685\nCUTLASS needs at least GCC \t685\nCUTLASS requires GCC \t685\nCUTLASS requires at least GCC \t685',
    1281311820: 'LD_LIBRARY_PATH contains incompatible version of cudnn\t889',
    1297501260: 'LLVM ERROR: \t891\nLLVM ERROR: Cannot select: \t892\nLLVM ERROR: Cannot select: intrinsic %llvm.\t893\nLLVM ERROR: out of memory\t894',
    1298295148: 'libMIOpen.so.\t1672',
    1299212648: 'hipModuleLoad failed: \t1544',
    1310748265: 'in Namensbereich\t1473',
    1313032276: 'THCNumerics\t1039 1040\nTHCNumerics.cuh\t1050 1051 1052',
    1313101123: 'CUDNN_INCLUDE_DIR\t680\nCUDNN_INCLUDE_PATH\t680\nCUDNN_LIBRARY\t680\nCUDNN_LIBRARY_PATH\t680\nCUDNN_STATUS_ALLOC_FAILED\t681\nCUDNN_STATUS_NOT_INITIALIZED\t682\nCUDNN_STATUS_SUBLIBRARY_LOADING_FAILED\t683',
    1313753172: 'THNN_\t1060 1061',
    1313821514: 'JSONDecodeError: \t782',
    1315072364: 'libNVVM cannot be found. Do `conda install\t1673',
    1315728452: 'DllNotFoundException: Unable to load \t771',
    1318763759: '：No existe el\t127\n：No such file\t127',
    1330529327: '/DNOMINMAX\t433',
    1330795077: 'ERROR: Could not find a version\t783\nERROR: Python dependency not found\t784\nERROR: Wheel \'\t785\nERROR: unknown command "\t786',
    1330857298: 'RESOURCE_EXHAUSTED: \t1022',
    1346521420: 'LIBPOSTPROC\t890',
    1347243847: 'GOMP_\t860',
    1347638595: 'CUSPARSE_\t684',
    1347703880: 'HTTP 000 CONNECTION FAILED\t708',
    1349083987: 'SciPy needs GCC \t685\nSciPy needs at least GCC \t685\nSciPy requires GCC \t685\nSciPy requires at least GCC \t685',
    1349350734: 'NumPy\t983\nNumPy C-API version 0x\t984\nNumPy needs GCC \t685\nNumPy needs at least GCC \t685\nNumPy requires GCC \t685\nNumPy requires at least GCC \t685\nNumPy was built with baseline optimizations\t985',
    1377843753: '): Read timed out\t398',
    1380141140: 'THCRandom\t1039 1040\nTHCRoundUp\t561 562',
    1380993352: 'HIPRTC_ERROR_COMPILATION\t704',
    1381122399: '_ARRAY_API\t1146',
    1396918356: 'THCState\t1053 1054\nTHCStorage\t1039 1040\nTHCStream\t1053 1054',
    1397049428: 'THESE PACKAGES DO NOT MATCH THE HASHES\t1059',
    1397050439: 'GLES2/gl\t849 850\nGLES3/gl\t849 850\nGLESv1\t851\nGLESv2\t851',
    1397706309: 'ENOSPC: no space\t781',
    1397900630: 'VERSION_MISMATCH\t1124',
    1398757712: 'PY_SSIZE_T_CLEAN macro must be defined\t1004',
    1400137063: 'getStreamFromPool\t659 660',
    1411398185: '): The output of this custom operator (1) must not also be an input\t399',
    1413567571: 'STATUS_DLL_NOT_FOUND\t425\nSTATUS_ENTRYPOINT_NOT_FOUND\t424',
    1413695572: 'THCTensor\t1039 1040\nTHCThrustAllocator\t1039 1040',
    1413761108: 'THDTensor\t1039 1040',
    1414744148: 'THSTensor\t1039 1040',
    1415530580: 'TH_TENSOR_APPLY\t678 679',
    1416914279: 'getTHCState\t1053 1054',
    1428175429: 'E: Unable to fetch some archives\t776',
    1430462522: ': CUDA cannot be found\t446',
    1430462575: 'o CUDA toolkit found\t707\no CUDA toolkit was found\t707',
    1430472788: 'THCUNN_\t1039 1040',
    1430481965: '-lCUDA::nvToolsExt\t427',
    1431455828: 'THRUST_NS_QUALIFIER\t641',
    1447250004: 'THCVector\t1039 1040',
    1448299815: "'MSVCCompiler' object has no attribute '\t383",
    1464224839: 'GLFW/glfw3.h\t852 853 854 855',
    1465865281: 'AT_WARN\t534 535',
    1498173007: 'ONLY build\t992',
    1596993859: 'C10_FALLTHROUGH\t524 525\nC10_HIP_API\t607 608\nC10_HIP_KERNEL_LAUNCH_CHECK\t607 608\nC10_HOST_CONSTEXPR\t524 525\nC10_NORETURN\t524 525',
    1596993891: 'c10_cuda.lib\t1218',
    1598116680: 'HSA_STATUS_ERROR_INVALID_ISA\t865',
    1598182723: 'CUB_NS_QUALIFIER\t640 641',
    1598243655: 'GCC_1\t686\nGCC_3\t686\nGCC_4\t686\nGCC_7\t686',
    1598244948: 'THC_assertSameGPU\t1041 1042',
    1598965328: 'PFN_cuTensorMapEncode\t684',
    1600939103: '_dl_check_map_versions: Assertion\t1154',
    1601008225: 'arm_acle\t1176\narm_bf16\t1176\narm_fp16\t1176\narm_neon\t1176\narm_sve\t1176',
    1601009011: 'sum_intlist\t1872 1873',
    1601010035: 'sym_numel\t831\nsym_size\t831\nsym_stride\t831',
    1601204323: 'cpp_extension.load\t58 1394\ncpp_extension.py\t58',
    1629515598: 'No available memory for the cache blocks\t947',
    1629516905: 'it as a build dependency\t1627',
    1631789114: ': Cannot allocate memory\t447\n: Cannot fork\t448',
    1631811920: 'PyCapsule\t1014',
    1631854650: ': Datei oder Verzeichnis\t127\n: Datei zu kurz\t449',
    1631985722: ': Failed to preprocess host compiler properties\t450',
    1632127060: 'THHalfBlas_\t1039 1040\nTHHalfStorage\t1039 1040\nTHHalfTensor\t1039 1040\nTHHalfVector\t1039 1040',
    1632313402: ': Kann die Shared\t459\n: Kann die Shared-Object-Datei nicht öffnen\t457',
    1632466510: 'NvMapMem\t987',
    1632641082: ': Path to libdevice library not specified\t471',
    1633836895: '__ballot\t684',
    1633839468: 'libaio.h\t1674 1675 1676 1677\nlibamdhip64.so.\t1672\nlibav\t1678',
    1633886247: "' cannot overload\t346",
    1633886266: ': calling a constexpr __device__ function\t482\n: calling a constexpr __host__ function\t483\n: cannot find /\t484\n: cannot open shared obj\t459\n: cannot open shared object\t485 486\n: cannot read file data\t449 487',
    1633903970: 'because it has a CompositeImplicitAutograd\t1183',
    1633903972: 'decay_t\t1303',
    1633906540: 'local memory limit exceeded (\t1723',
    1633973571: 'Cuda Configuration Error: C\t751\nCuda error: \t642\nCuda error: (222\t643\nCuda error: (35\t644\nCuda error: (code 222\t643\nCuda error: (code 35\t644\nCuda error: 222\t643\nCuda error: 35\t644\nCuda error: code 222\t643\nCuda error: code 35\t644',
    1633973603: 'cuda execution failed with error \t642\ncuda execution failed with error (222\t643\ncuda execution failed with error (35\t644\ncuda execution failed with error (code 222\t643\ncuda execution failed with error (code 35\t644\ncuda execution failed with error 222\t643\ncuda execution failed with error 35\t644\ncuda execution failed with error code 222\t643\ncuda execution failed with error code 35\t644\ncuda runtime error \t642\ncuda runtime error (2) : out of memory\t1401\ncuda runtime error (222\t643\ncuda runtime error (35\t644\ncuda runtime error (code 222\t643\ncuda runtime error (code 35\t644\ncuda runtime error 222\t643\ncuda runtime error 35\t644\ncuda runtime error code 222\t643\ncuda runtime error code 35\t644\ncuda.is_available()\t224\ncudaBindTexture\t684\ncudaConfigureCall\t684\ncudaErrorAssert\t663\ncudaErrorCallRequiresNewerDriver\t521\ncudaErrorCompatNotSupportedOnDevice\t664\ncudaErrorInsufficientDriver\t1402\ncudaErrorInvalidDeviceFunction\t1403\ncudaErrorInvalidKernelImage\t666\ncudaErrorMemoryAllocation\t669\ncudaErrorNoDevice\t668\ncudaErrorNoKernelImageForDevice\t667\ncudaErrorStubLibrary\t648\ncudaErrorSystemDriverMismatch\t670\ncudaErrorSystemNotReady\t671\ncudaErrorUnsupportedPtxVersion\t672\ncudaFuncAttributeMaxDynamicSharedMemorySize, \t1404\ncudaGetDeviceCount()\t1405\ncudaLaunchCooperativeKernelMultiDevice\t684\ncudaPointerAttributes\t1406\ncudaProfilerInitialize\t684\ncudaThreadExit\t684\ncudaThreadSynchronize\t684\ncudaTypedefs.h\t1388 1389\ncudaUnbindTexture\t684\ncuda_awbarrier\t1388 1389\ncuda_bf16.h\t1388 1389\ncuda_fp4.h\t1388 1389\ncuda_fp6.h\t1388 1389\ncuda_fp8.h\t1388 1389\ncuda_pipeline\t1388 1389\ncudart64_\t1400',
    1634036816: 'Please install \t1013',
    1634036848: 'please install \t1013',
    1634082855: "' failed: \t349",
    1634100580: 'default_program(\t1417',
    1634166092: 'LegacyTHDispatcher\t911 912\nLegacyTHFunctionsCUDA\t911 912',
    1634166124: 'legacy-install-failure\t1671',
    1634213922: '" has no member\t164 322 323\n" has no member \t324 325 326 327\n" has no member "\t328 329 330 331 332\n" has no member class\t333',
    1634213927: "' has no attribute '\t350 351 352 353",
    1634230111: '__half\t1152',
    1634235424: ' that depend on a template parameter\t299',
    1634493027: 'cblas.h\t1290 1291 1292\ncblas_mangling.h\t1290 1291 1292',
    1634493984: ' flag is not supported with the configured host compiler\t133',
    1634494055: 'gflags/gflags.h\t1514 1515 1516 1517 1518',
    1634541602: '" matches these operands\t338\n" may not be used in the type-id\t339',
    1634541612: ', may conflict with lib\t413',
    1634563438: 'numa.h\t1815 1816 1817\nnumaif.h\t1815 1816 1817',
    1634564716: 'lzma.h\t1729 1730 1731 1732',
    1634625890: 'binaries were compiled with C\t1188',
    1634629956: 'DynamicLibNotFoundError: Failure finding \t775',
    1634629988: 'dynamic module does not\t1434\ndynamic_cast\t1435',
    1634692128: ' load any \t131\n loaded at\t218',
    1634692166: 'Float8_e\t831',
    1634754915: 'capability\t1286 1287',
    1634754924: 'lapack\t1634\nlapacke.h\t1635 1636 1637 1638',
    1634760805: "expanded from macro \t1480\nexpanded from macro '__noinline__'\t1481\nexpansion of macro \t1480",
    1634886000: 'parameter packs not expanded with\t1865 1866',
    1634887263: '_frame\t1015 1155',
    1634887267: 'cframe"\t1295\ncframe\'\t1295\ncframe’\t1295',
    1634890835: 'Strawberry\t919',
    1634890867: 'stratégie de contrôle d\t565',
    1634954837: 'UnsatisfiedLinkError: \t1112\nUnsatisfiedLinkError: no \t1113',
    1634954869: 'unsatisfied condition: \t2001',
    1635017059: 'catastrophic error\t1289',
    1635017062: 'fatal error C10\t1492\nfatal error C1001: \t1493\nfatal error C1081\t1494\nfatal error: error in backend: \t1495\nfatal: early EOF\t1496\nfatal: fetch-pack: \t1496\nfatal: not a git repository\t1497\nfatal: unable to \t1498',
    1635018093: 'metadata-generation-failed\t1671',
    1635020660: 'total shared memory allocation is larger than available memory. Dynamic size: \t1973',
    1635022189: 'mutable_data_ptr\t831',
    1635151433: "Invalid CUDA 'device=\t882\nInvalid requirement: \t883\nInvalid wheel filename\t197\nInvalidMatchSpec: \t884\nInvalidVersionSpec: \t884",
    1635151465: 'invalid command "bdist_wheel\t1608\ninvalid command "dist_info\t1608\ninvalid command "editable_wheel\t1608\ninvalid command \'bdist_wheel\t1608\ninvalid command \'dist_info\t1608\ninvalid command \'editable_wheel\t1608\ninvalid command bdist_wheel\t1608\ninvalid command dist_info\t1608\ninvalid command editable_wheel\t1608\ninvalid conversion from \t1609\ninvalid device function\t1610\ninvalid input constraint \'+h\' in asm\t1611\ninvalid input constraint \'+l\' in asm\t1611\ninvalid input constraint \'+r\' in asm\t1611\ninvalid input constraint \'=+h\' in asm\t1611\ninvalid input constraint \'=+l\' in asm\t1611\ninvalid input constraint \'=+r\' in asm\t1611\ninvalid input constraint \'=h\' in asm\t1611\ninvalid input constraint \'=l\' in asm\t1611\ninvalid input constraint \'=r\' in asm\t1611\ninvalid input constraint \'h\' in asm\t1611\ninvalid input constraint \'l\' in asm\t1611\ninvalid input constraint \'r\' in asm\t1611\ninvalid literal for int() with base 10: \t1612\ninvalid operands to binary expression (\t1613\ninvalid operands to binary expression (\'\t1614\ninvalid output constraint \'+h\' in asm\t1611\ninvalid output constraint \'+l\' in asm\t1611\ninvalid output constraint \'+r\' in asm\t1611\ninvalid output constraint \'=+h\' in asm\t1611\ninvalid output constraint \'=+l\' in asm\t1611\ninvalid output constraint \'=+r\' in asm\t1611\ninvalid output constraint \'=h\' in asm\t1611\ninvalid output constraint \'=l\' in asm\t1611\ninvalid output constraint \'=r\' in asm\t1611\ninvalid output constraint \'h\' in asm\t1611\ninvalid output constraint \'l\' in asm\t1611\ninvalid output constraint \'r\' in asm\t1611\ninvalid target ID \t1116\ninvalid value \'armv9\t1162\ninvalid value \'c++\t1615\ninvalid value \'gnu++\t1615\ninvalid value (\'armv9\t1162\ninvalid value (‘armv9\t1162\ninvalid value for --gpu-architecture\t1616\ninvalid value ‘armv9\t1162',
    1635196967: "' was defined more than once\t372",
    1635197024: '` was removed in the NumPy 2\t1160',
    1635281254: 'fixable by adding \t1505',
    1635284080: 'ptxas application ptx input, line \t1874\nptxas does not support CC \t1875\nptxas info \t1876\nptxas warning \t1876',
    1638515570: 'réadressage R_\t1884\nréadressage de R_\t1884',
    1646292852: 'to be installed\t1185',
    1647473766: 'ft2build.h\t1508 1509 1510 1511',
    1650424144: 'Py_buffer\t1021',
    1650552405: 'Unable to find\t689 690\nUnable to find a valid cuDNN algorithm\t1098\nUnable to find code object for all current devices\t1099\nUnable to find vcvarsall.bat\t1100\nUnable to import \t699\nUnable to load \t699\nUnable to load any of {lib\t1101\nUnable to load library \t701\nUnable to load the library \t701\nUnable to locate\t690\nUnable to pre-compile ops without torch installed\t1102\nUnable to register cu\t1103',
    1650552421: 'enable executable\t1438\nenable_if_t\t1303',
    1650552437: 'unable to execute \t1978\nunable to execute \'\t1979\nunable to execute command: Killed\t1980\nunable to find\t690\nunable to find a build program corresponding to "NMake Makefiles\t1981\nunable to find a build program corresponding to "Ninja\t1982\nunable to find a build program corresponding to "Unix Makefiles\t1983\nunable to find library -l\t1244 1245 1246 1247 1248 1249 1250 1251 1252 1253 1984 1985 1986\nunable to find library -lEGL\t1254\nunable to find library -lGLEW\t1255\nunable to find library -laio\t1256\nunable to find library -lffi\t1257\nunable to find library -lglog\t1258\nunable to find library -ljpeg\t1259\nunable to find library -lnuma\t1260\nunable to find library -lstdc++\t1262\nunable to find library -ltbb\t1263\nunable to find library -luuid\t1264\nunable to find library -lz\t1265\nunable to locate\t690\nunable to open database file\t1987',
    1650552929: 'apability not supp\t1168',
    1650616684: 'libbitsandbytes_cpu.\t1679',
    1651076128: ' libraries are not found\t217\n library not found\t217',
    1651076143: '/libMIOpen\t440\n/libamd_comgr\t440\n/libamdhip64\t440\n/libcublas\t440\n/libcuda\t440\n/libcufft\t440\n/libcufile\t440\n/libculibos\t440\n/libcupti\t440\n/libcurand\t440\n/libcusolver\t440\n/libcusparse\t440\n/libcutensor\t440\n/libhip\t440\n/libhsa-runtime64\t440\n/libhsakmt\t440\n/libnccl\t440\n/libnpp\t440\n/libnvJitLink\t440\n/libnvidia-ml\t440\n/libnvjpeg\t440\n/libnvrtc\t440\n/libnvshmem\t440\n/librccl\t440\n/libroc\t440',
    1651076218: 'zlib.h\t2033 2034 2035 2036',
    1651336557: "member access into incomplete type '\t1735\nmember reference type \t1736",
    1651337587: 'simbolo ambiguo\t924',
    1651340622: 'Numba needs NumPy \t986',
    1651341651: 'Symbol\t320',
    1651341683: 'symbol not found in flat namespace\t320\nsymbole ambigu\t924',
    1651449895: "' object has no attribute 'ds_opt_\t368",
    1651469415: 'global interpreter lock (GIL) has been enabled to load module\t1520\nglobalLegacyTypeDispatch\t911 912',
    1651860850: 'reubicación R_\t1884',
    1651864352: " submodule path '\t296",
    1663067490: 'be created directly\t1182',
    1663070030: 'No compatible code objects found for: gfx\t948\nNo compiled \t949',
    1663071343: 'ot compiled with \t1855\not currently implemented\t1833\not currently supported\t1833',
    1664044099: 'CL/cl\t624 625',
    1667309616: '0 active drivers ([])\t442',
    1667393900: 'libc10_cuda.so: \t1680\nlibcublas.so.\t1681\nlibcublasLt.so.\t1681\nlibcuda.so\t1682\nlibcuda.so cannot found\t1683\nlibcuda.so not found! Do you have a CUDA driver\t1684\nlibcuda.so.1\t1682\nlibcuda.so.1 is not a symbolic link\t1685\nlibcudart.so.\t1681\nlibcufft.so.\t1681\nlibcupti.so.\t1681\nlibcusolver.so.\t1681\nlibcusparse.so.\t1681',
    1667462766: 'nvcc \t934\nnvcc :\t1823\nnvcc cannot find a supported version of\t1824\nnvcc fatal   : Cannot find compiler \'\t1825\nnvcc fatal   : Could not open input file \'\t1826\nnvcc fatal   : redefinition of argument \'\t1827\nnvcc is required to \t695\nnvcc not found\t1828\nnvcc was not found\t1828\nnvcc ：\t1823\nnvcc" \t934\nnvcc\' \t934\nnvcc:\t1823\nnvcc` \t934\nnvcc’ \t934\nnvcc：\t1823',
    1667592275: "Specified provider 'CUDAExecutionProvider' is not in available provider\t1036\nSpecify CUDA_TOOLKIT_ROOT_DIR\t1037",
    1667592307: 'specified that you may need to import the \t1922',
    1667594309: 'Exec format error\t789',
    1667594341: 'execinfo.h\t1426\nexecutable in path specified by\t1476\nexecutor failed running\t1477',
    1667656804: 'dlfcn.h\t1426',
    1667722864: 'pngconf.h\t1869 1870 1871',
    1667852407: 'which is not an existing directory\t2028',
    1667853909: "UnicodeDecodeError: 'utf\t1104",
    1667854445: 'mpicxx.h\t1752 1753 1754',
    1668033824: ' -lcrypt\t8',
    1668180256: ' incompatible with current version \t168',
    1668181859: 'conclude\t1379',
    1668183398: 'function for call to \t1512',
    1668248144: 'Processus arrêté\t774\nProcessus arrêté a terminé le programme \t389',
    1668248176: "procedure entry point\t320\nprocessor does not support \t634\nprocessor doesn't support \t634\nprocessor lacks \t634",
    1668311400: "hipcc' failed: No such file\t1545\nhipcc: No such file\t1546\nhipcc: command not found\t1546\nhipcc: not found\t1546",
    1668440352: ' architecture of input file \t15',
    1668443988: 'Torch is needed\t1016\nTorch is not installed\t1016\nTorch is required\t1016\nTorch must be installed\t1016\nTorch needs to be installed\t1016',
    1668444020: 'torch is needed\t1016\ntorch is not installed\t1016\ntorch is required\t1016\ntorch is required for \t1946\ntorch must be installed\t1016\ntorch needs GCC \t685\ntorch needs at least GCC \t685\ntorch needs to be installed\t1016\ntorch requires GCC \t685\ntorch requires at least GCC \t685\ntorch.OutOfMemoryError\t1947\ntorch._inductor.exc.\t1948\ntorch.cuda.OutOfMemoryError\t1947\ntorch.utils.ffi is deprecated\t1949\ntorch.version.cuda\t1950\ntorch/all.h\t536 537 538\ntorch/csrc/PythonTypes.h\t1951 1952 1953\ntorch/csrc/StorageDefs.h\t1951 1952 1953\ntorch/csrc/THP_export.h\t1951 1952 1953\ntorch/csrc/WindowsTorchApiMacro.h\t1951 1952 1953\ntorch/csrc/jit/\t1954 1955 1956 1957 1958\ntorch/csrc/stable/\t545 546\ntorch/csrc/utils/auto_gil.h\t1959 1960 1961\ntorch/csrc/utils/disallow_copy.h\t1959 1960 1961\ntorch/csrc/utils/future.h\t1959 1960 1961\ntorch/csrc/utils/memory.h\t1959 1960 1961\ntorch/csrc/utils/six.h\t1959 1960 1961\ntorch/extension.h\t545 546 1962 1963 1964 1965 1966\ntorch/headeronly/\t545 546\ntorch/library.h\t536 537 538\ntorch/python.h\t536 537 538\ntorch/script.h\t536 537 538\ntorch/torch.h\t536 537 538\ntorch/types.h\t536 537 538\ntorch::jit::RegisterOperators::RegisterOperators(const char\t1967\ntorch_cuda.lib\t1218\ntorch_extensions\t58 1968\ntorchaudio C++ extension is not available\t1969\ntorchinductor_\t1970 1971\ntorchvision.transforms.functional_tensor\t1972',
    1668571501: 'matching\t1734',
    1668571504: 'patch: command not found\t1180\npatch: not found\t1180',
    1668628794: ':Aucun fichier\t127',
    1671200994: '“constexpr\t343',
    1681143415: 'w64devkit\t919',
    1684104530: 'ReadTimeout\t703\nReadTimeoutError\t703',
    1684104562: 'read-only segment has dynamic IFUNC relocations\t1879\nread-only segment has dynamic relocations\t1879',
    1684107084: 'LoadLibrary failed with error 126\t917\nLoaded runtime CuDNN library: \t918',
    1684107116: 'load any more object with static\t1721\nloaded the `torch/_C` folder of the PyTorch repository\t1722',
    1684171116: 'libdevice not found at \t1686',
    1684302184: 'hidden symbol \t1541',
    1684366670: 'Need \t940\nNeed to compile C++ extensions to \t941\nNeeds \t940',
    1684366702: 'need \t940\nneed PyTorch\t1024\nneed Pytorch\t1024\nneed pyTorch\t1024\nneed pytorch\t1024\nneed torch\t1024\nneeded\t1766\nneeds \t940\nneeds CUDA\t1767\nneeds PyTorch\t1024\nneeds Pytorch\t1024\nneeds exactly \t1198\nneeds pyTorch\t1024\nneeds pytorch\t1024\nneeds torch\t1024',
    1684367716: 'died with <Signals.SIGKILL: 9>\t1423',
    1684611130: ': identifier "__\t506',
    1684632949: 'uuid/uuid.h\t2011 2012 2013 2014',
    1684633198: 'nvidia-container-cli: initialization error: \t1830\nnvidia-fabricmanager\t821',
    1684955424: ' and above\t14\n and higher\t14\n and later\t14\n and newer\t14',
    1684955491: 'candidate function not viable: call to __host__ function from \t1227',
    1684957510: 'FindCUDA says CUDA version is\t830',
    1684957527: 'Windows Long Path support enabled\t1129\nWindows not yet supported for torch.compile\t1130',
    1684959043: 'CondaHTTPError\t708\nCondaSSLError\t708',
    1684959075: 'conda: command not found\t1380\nconda: not found\t1380\nconditional_t\t1303',
    1684960544: ' undeclared\t211',
    1685024032: ' module has been removed\t219\n module is not found\t220',
    1685025392: 'prod_intlist\t1872 1873',
    1685222775: 'wurde in diesem Gültigkeitsbereich nicht deklariert\t1186',
    1685414702: '.cuda.o\t432',
    1685414747: '[cudnn_frontend] Error: No \t1143',
    1689699140: 'Dödad-signal avslutade programmet \t389',
    1696610855: "': expected a number\t381",
    1696610857: '): error : expected a "("\t400\n): error: argument list for template template\t401\n): error: exception specification is incompatible\t402\n): error: expected a "("\t400\n): error: identifier "\t333\n): error: identifier "__\t403 404\n): error: incomplete type is not allowed\t405\n): error: invalid combination of type specifiers\t406\n): error: name followed by "::" must\t401\n): error: no instance of\t407\n): error: static assertion failed with "\t408',
    1696624193: 'An error happened while trying to locate the file on the Hub\t564',
    1696624233: 'in expansion of macro \t1480',
    1696624462: 'No existe el \t567 568 569 570 571 572 573 574 575 576 577',
    1696624494: 'no es un miembro de\t1473',
    1697082912: " n'est pas reconnu\t208\n n'est pas un membre de\t186 187 188",
    1697541219: 'cl.exe\t1296\ncl.exe with traditional preprocessor \t1297',
    1698832442: ': Befehl nicht gefunden\t445',
    1699094621: '] Fehler 137\t1144',
    1699160157: '] Getötet\t1144',
    1699170388: 'THGenerator\t1039 1040',
    1699553338: ': Memory allocation failure\t460',
    1699618874: ": Ne peut ouvrir le fichier d'objet partagé\t457",
    1699749946: ': Permission denied\t472',
    1699881006: '. Required capability\t431',
    1699881018: ': Resource temporarily unavailable\t474\n: Ressource temporairement\t474',
    1700022356: 'THTensor\t1039 1040\nTHTensorMath\t1039 1040',
    1700153428: 'THVector\t1039 1040',
    1700212059: '[-Werror\t1135',
    1700948332: 'libelf.h\t1687 1688 1689 1690',
    1701013836: 'License classifiers have been superseded by license expressions\t916',
    1701017669: 'Exception: Unsupported GPU\t799\nException: Unsupported GPU model\t799\nException: Unsupported GPU type\t799\nException: unsupported GPU\t799\nException: unsupported GPU model\t799\nException: unsupported GPU type\t799',
    1701017701: 'exception handling disabled\t1474\nexception handling is disabled\t1475',
    1701078386: 'redeclaration of\t495\nredefinition of \t1881',
    1701079328: ' identifier "\t163 164',
    1701080161: 'alderlake\t1162',
    1701080649: 'IndentationError: \t873\nIndexError: \t874 875\nIndexError: _Map_base::at\t876\nIndexError: map::at\t876\nIndexError: unordered_map::at\t876',
    1701080681: 'index_sequence\t1303',
    1701080693: 'undeclared\t1569\nundeclared identifier \t1548 1549 1800 1988\nundefined reference to \t1989\nundefined symbol: \t320\nundefined symbol: Py\t1990\nundefined symbol: _Py\t1990\nundefined symbol: mkl_\t1991\nundefinierter Verweis auf\t320\nundefiniertes Symbol\t320\nunderlying_type_t\t1303',
    1701080899: 'Code object build failed\t704',
    1701146144: ' needed by \t223',
    1701147424: ' seems to be not installed\t292',
    1701209458: "reference indefinie vers\t320\nreference indéfinie vers\t320\nreference to\t320\nreference to __host__ function '\t1882\nreferences to\t320\nreferencia a\t320\nreferencia indefinida a\t320\nreferencia indefinida para\t320\nreferencia nao definida a\t320\nreferencia nao definida para\t320\nreferencia não definida a\t320\nreferencia não definida para\t320\nreferensi ke\t320\nreferência indefinida a\t320\nreferência indefinida para\t320\nreferência nao definida a\t320\nreferência nao definida para\t320\nreferência não definida a\t320\nreferência não definida para\t320",
    1701210482: 'riferimento non definito a\t320',
    1701211721: "Inferred operator schema for a C++ kernel function doesn't match the expected function schema\t877",
    1701211753: 'infer_schema(func): \t1596 1597',
    1701274484: 'tcgen05\t1908',
    1701275973: 'Eigen/\t787',
    1701344288: ' the MPS \t300',
    1701345056: ' when calling \t314',
    1701405728: ' died due to signal \t36\n died due to signal 9\t37\n died due to signal 9 (Kill signal)\t37\n died with status 0x\t38',
    1701407843: 'client error (Connect)\t1301',
    1701409364: "Tried to instantiate class '\t1083\nTried to register an operator (\t1084 1085\nTried to register multiple backend fallbacks for the same dispatch key \t1086\nTried to register multiple operators with the same name\t1087",
    1701470831: 'object has no attribute\t1834\nobject has no attribute \t1835\nobject type is: \t1836',
    1701536109: 'make: \t437\nmake: command not found\t1180\nmake: not found\t1180\nmake_index_sequence\t1303\nmake_unique\t1303',
    1701603654: 'File already exists in database: \t825\nFile o directory non\t567 568 569 570 571 572 573 574 575 576 577\nFileExistsError: [\t826\nFileNotFoundError: [Errno 2] \t827\nFilename longer than 260 characters\t828\nFilename too long\t829',
    1701603681: 'ailed to initialize NVML: Driver/library version mismatch\t1161',
    1701603686: 'file failed to open for reading\t1502\nfile_baton.py\t1503\nfile_baton.py:\t1504',
    1701604425: 'Illegal instruction\t426 563',
    1701667150: "NameError: name \t937\nNameError: name '\t938\nNameError: name '_C' is not defined\t939",
    1701667182: 'name \'bare_metal_version\' is not defined\t1758\nnamespace "\t1759\nnamespace "c10::guts" has no member "\t1760\nnamespace "std" has no member \t1761 1762 1763 1764\nnamespace name\t1765',
    1701669204: 'TimeoutError: \t710',
    1701670771: "some optimisations will not be enabled\t1920\nsome optimizations will not be enabled\t1920\nsomething wrong with flag '\t1921",
    1701716007: "' newer than toolkit\t367",
    1701716012: ', needed by\t414\n, needed by \t415',
    1701733735: 'generic_type: \t1513',
    1701737812: 'TunerSimple_cached_get_nvrtc_params.cc(\t1090',
    1701798944: " does not dominate this use\t39\n does not exist\t40 41 42 43\n does not have \t44\n does not include kernels for this GPU\t45\n does not match \t46\n does not match namespace of enclosing TORCH_LIBRARY\t47\n does not match runtime version \t48\n does not name a\t49\n does not name a type\t50 51 52 53 54 55\n does not support \t56\n doesn't exist\t41\n doesn't match \t46",
    1701863764: 'Tapettu\t774\nTapettu-signaali päätti \t389',
    1701865808: 'Pipeline failed while executing [\t1012',
    1701867296: ' open include file\t247 248 249 250 251 252 253 254 255 256 257 258 259 260 261 262 263 264 265 266 267 268 269 270 271 272 273 274 275 276 277 278\n open source file\t164 247 248 249 250 251 252 253 254 255 256 257 258 259 260 261 262 263 264 265 266 267 268 269 270 271 272 273 274 275 276 277 278',
    1701867311: '/openmp\t433',
    1701869669: 'expected primary-expression before \t1482\nexpects \t1198',
    1701869908: "TypeDefault\t1068 1069\nTypeError \t1091\nTypeError: \t1092 1093\nTypeError: expected str, bytes or os.PathLike object, not NoneType\t1094\nTypeError: join() argument must be str\t1095\nTypeError: must be called with a dataclass type or instance\t1096\nTypeError: unsupported operand type(s) for +: 'NoneType' and 'str'\t1097",
    1701869940: 'type "at::Tensor" is not allowed\t1975\ntype conversion before \t1976\ntypeid\t1435',
    1701978146: '" referenced unknown base type "\t341',
    1701978151: "' returned nan values in its \t370",
    1701978156: ', required architecture \t416',
    1701991456: ' Tree Learner was not enabled in this build\t12',
    1701996900: 'directiva de Control de aplicaciones\t565\ndirent.h\t1426',
    1701997665: 'already has an implementation\t1163',
    1701998165: 'Unregistered type : \t1110\nUnresolved extern \t1111',
    1701998197: "unrecognised command line option\t888\nunrecognised command-line option\t888\nunrecognized command\t1997\nunrecognized command line option\t888\nunrecognized command-line option\t888\nunrecognized relocation \t1998\nunrecognized subcommand '\t1999\nunresolved external symbol\t320\nunresolved external symbol \t2000",
    1701998445: 'more than one \t1749\nmore than one instance of overloaded function "\t1750\nmore than one operator "\t1751',
    1701999173: 'Erreur de format pour exec\t789\nErreur de segmentation\t790',
    1701999205: 'erreur interne du compilateur\t881',
    1702064961: 'Assertion \t578\nAssertion `\t579\nAssertion error (\t580\nAssertionError: \t581',
    1702125892: 'Datei oder Verzeichnis nicht\t567 568 569 570 571 572 573 574 575 576 577',
    1702126916: 'Detected that PyTorch and \t762',
    1702126948: 'detected SM\t862\ndetected pre-SM\t862\ndetected sm\t862\ndetected sm_\t862',
    1702129225: 'Internal Triton PTX codegen error\t879\nInternal compiler error\t880\nInternal error\t880\nInterner Compiler-Fehler\t881\nInterner Compiler-fehler\t881\nInterner CompilerFehler\t881\nInterner Compilerfehler\t881',
    1702129257: 'integer\t1606\ninteger_sequence\t1303\ninternal compiler error\t881\ninternal compiler error: Killed (program \t1607\ninterner Compiler-Fehler\t881\ninterner Compiler-fehler\t881\ninterner CompilerFehler\t881\ninterner Compilerfehler\t881',
    1702129518: "note: macro 'max defined here\t1733\nnote: macro 'max' defined here\t1733\nnote: macro 'max’ defined here\t1733\nnote: macro 'min defined here\t1733\nnote: macro 'min' defined here\t1733\nnote: macro 'min’ defined here\t1733\nnote: macro max defined here\t1733\nnote: macro max' defined here\t1733\nnote: macro max’ defined here\t1733\nnote: macro min defined here\t1733\nnote: macro min' defined here\t1733\nnote: macro min’ defined here\t1733\nnote: macro ‘max defined here\t1733\nnote: macro ‘max' defined here\t1733\nnote: macro ‘max’ defined here\t1733\nnote: macro ‘min defined here\t1733\nnote: macro ‘min' defined here\t1733\nnote: macro ‘min’ defined here\t1733",
    1702130753: 'Attempted to use ninja as the BuildExtension backend but we could not find ninja\t582\nAttempting to deserialize object on a CUDA device\t583\nAttempting to use \t584',
    1702131043: 'cute/\t1415\ncute\\\t1415',
    1702195557: 'equest failed after \t1442',
    1702240297: ') versions mismatch\t396',
    1702240300: ', version CXXABI_\t417\n, version GCC_1\t417\n, version GCC_3\t417\n, version GCC_4\t417\n, version GCC_7\t417\n, version GLIBCXX_\t417\n, version GLIBC_2.\t418\n, version solving failed\t419',
    1702240314: ': version "hip_\t512\n: version "libcu\t513\n: version "libnccl\t513\n: version "libnv\t513\n: version \'hip_\t512\n: version \'libcu\t513\n: version \'libnccl\t513\n: version \'libnv\t513\n: version `hip_\t512\n: version `libcu\t513\n: version `libnccl\t513\n: version `libnv\t513\n: version ‘libcu\t513\n: version ‘libnccl\t513\n: version ‘libnv\t513',
    1702259058: 'river version \t1901',
    1702260346: 'znver3\t1162\nznver4\t1162\nznver5\t1162',
    1702325825: 'Anwendungssteuerungsrichtlinie hat\t565',
    1702389038: '.exe" is not recognized\t336\n.exe" is not recognized as\t336\n.exe" ist entweder falsch\t336\n.exe" n\'est pas reconnu\t336\n.exe" no se reconoce como\t336\n.exe" 不是内部或外部命令\t336\n.exe\' is not recognized\t336\n.exe\' is not recognized as\t336\n.exe\' ist entweder falsch\t336\n.exe\' n\'est pas reconnu\t336\n.exe\' no se reconoce como\t336\n.exe\' 不是内部或外部命令\t336\n.exe” is not recognized\t336\n.exe” is not recognized as\t336\n.exe” ist entweder falsch\t336\n.exe” n\'est pas reconnu\t336\n.exe” no se reconoce como\t336\n.exe” 不是内部或外部命令\t336',
    1702520162: 'bezeichnet keinen Typ\t1186',
    1713401449: 'in function compile: NVRTC Error: NVRTC_ERROR_COMPILATION\t1573',
    1714375751: 'GL/freeglut.h\t839 840 841',
    1717857907: 'sndfile.h\t1915 1916 1917 1918',
    1717920878: 'ndefined\t320',
    1717920885: 'udefineret reference til\t320',
    1717985603: "Caffe2: Couldn't determine version from header\t688",
    1717985635: 'caffe2/\t1219 1220 1221 1222',
    1717987684: 'different exception spec\t1424\ndiffers from\t1425',
    1717990755: 'cufft64_\t1400',
    1718513507: 'configuration file provided by "\t1381 1382\nconfiguration file provided by "CUDA\t1383\nconfiguration file provided by "Torch"\t1384\nconfigure: error: \t1385 1386\nconflicting cuDNN in LD_LIBRARY_PATH\t1387',
    1722401636: 'définitions multiples de \t925',
    1722401650: 'réference indefinie vers\t320\nréference indéfinie vers\t320\nréférence indefinie vers\t320\nréférence indéfinie vers\t320',
    1730160936: '() got an unexpected keyword argument\t285\n() got an unexpected keyword argument \t284 387\n() got multiple values for \t284',
    1731152967: 'GL/gl.h\t842 843 844\nGL/glcorearb.h\t842 843 844\nGL/glew.h\t845 846 847 848\nGL/glext.h\t842 843 844\nGL/glut.h\t839 840 841\nGL/glx.h\t842 843 844',
    1734701162: 'jpeglib.h\t1628 1629 1630 1631',
    1734959663: '/bigobj\t433 435',
    1734964000: ' signal terminated program \t293',
    1734964008: '(signal: 9, SIGKILL: kill)\t391',
    1734965107: 'swig: command not found\t1180\nswig: not found\t1180',
    1735289197: 'mingw\t919',
    1735290732: 'longintrepr.h\t1724 1725 1726 1727',
    1735355495: 'glog/logging.h\t1521 1522 1523 1524',
    1735357040: 'program input point\t320',
    1735549216: ' argument(s) but received\t16\n arguments for \t17\n arguments to function \t18',
    1735549292: 'larger than the available KV cache memory\t1639\nlarger than the maximum number of tokens that can be stored in KV cache\t1639',
    1735549300: 'target device or backend do not support efficient \t1934\ntarget sm_\t1935',
    1746936361: ')" has already been defined\t397',
    1746955881: 'in hip::FatBinaryInfo::\t1574',
    1749239892: 'THCharBlas_\t1039 1040\nTHCharStorage\t1039 1040\nTHCharTensor\t1039 1040\nTHCharVector\t1039 1040',
    1750288468: 'THShortBlas_\t1039 1040\nTHShortStorage\t1039 1040\nTHShortTensor\t1039 1040\nTHShortVector\t1039 1040',
    1750343738: ': The system cannot find the file specified\t475',
    1751279980: 'libhipblas.so.\t1672\nlibhipfft.so.\t1672\nlibhiprand.so.\t1672\nlibhipsolver.so.\t1672\nlibhipsparse.so.\t1672',
    1751345510: 'fichier dans un mauvais format\t1023',
    1751345518: 'nicht definierter Verweis auf\t320',
    1751347777: 'Arch conditional MMA instruction used without targeting\t566',
    1751347809: "arch_bin wasn't set for some reason\t1169\narch_list[-1] += \t1170\narchitecture\t1171 1172",
    1751347823: 'orch not compiled with \t1851\norch not compiled with CUDA enabled\t1852\norch version \t1853\norch version must be \t1854\norch==\t1854',
    1751349349: 'exchange\t1303',
    1751361987: "échec d'adressage (mapping) du segment\t824",
    1751607656: 'higher\t1542',
    1751933286: 'falha no mapeamento de segmento\t824',
    1752391519: '__shfl\t684',
    1752392008: 'Hash mismatch for \t866',
    1752461166: 'nothing provides \t1812\nnothing provides __cuda\t420\nnothing provides __glibc >=2.\t421',
    1752463728: 'python3: command not found\t1380\npython3: not found\t1380\npython: command not found\t1380\npython: not found\t1380',
    1752637484: ', which is missing on the system\t420 421',
    1763715368: '() is missing value for argument\t16',
    1763717413: '%1 is not a valid Win32 application\t344\n%1 ist keine zulässige Win32-Anwendung\t344',
    1763719719: "': is not a member of 'cudaDeviceProp'\t382",
    1763733089: 'an illegal memory access was encountered\t1166',
    1763733358: 'no instance of \t1776 1777\nno instance of constructor "cut\t1778\nno instance of constructor "torch::jit::RegisterOperators::RegisterOperators" matches\t1779\nno instance of overloaded function \t1780',
    1763734639: 'ot implemented\t1833',
    1765161080: 'x86intrin.h\t1565 1566 1567',
    1766203450: ': Filename too long\t451 452',
    1766531165: '] Killed\t1144',
    1766727738: ': Nicht genügend\t447',
    1767990816: ' failed to import\t60\n failed with exit \t61\n failed: \t62\n failed: No such file\t63',
    1768042298: ':/bin/nvcc\t514',
    1768053819: ';\\bin\\nvcc\t518',
    1768058209: 'ambiguous "?" operation:\t1164\nambiguous overload for \t1165\nambiguous symbol\t924',
    1768061296: 'pybind11\t1877\npybind11/\t1878\npybind11_detail_function_record\t1014',
    1768124527: 'opción de línea de órdenes no reconocida\t888',
    1768169531: '; did you mean \t517',
    1768255571: 'Speicherzugriffsfehler\t790',
    1768300602: ': fichier trop court\t449\n: file too short\t449 487',
    1768318308: 'defined\t1418\ndefined in file \t1419\ndefiniciones múltiples de \t925',
    1768320617: 'infiniband/\t1598 1599 1600 1601',
    1768383858: 'registered\t1883',
    1768386149: 'engine plan file is generated on an incompatible device, expecting compute \t1439\nengine plan file is not compatible with this\t1440',
    1768453920: ' which is newer than running OS)\t315',
    1768693818: ': linker input file not found\t468',
    1768697658: ':/lib64\t515',
    1768716898: 'bzlib.h\t1201 1202 1203 1204',
    1768759354: ': misaligned address\t509',
    1768779113: 'immintrin.h\t1565 1566 1567',
    1768779128: 'xmmintrin.h\t1565 1566 1567',
    1768824890: ': nie można otworzyć pliku obiektu dzielonego\t457',
    1768843629: 'minimum required Nvidia driver for \t1739',
    1768975957: 'UnpicklingError: \t782',
    1769103702: 'VariableTensorId\t1068 1069',
    1769152577: 'A single input file is required for a non-link phase\t520',
    1769234803: 'satisfies the requirement \t1905\nsatisfy\t1906',
    1769238607: 'OptionalCUDAGuard\t659 660\nOptionalCUDAStreamGuard\t659 660',
    1769300512: ' built with CUDA \t22',
    1769366884: "device architecture\t645\ndevice capabilit\t645\ndevice compute architecture\t645\ndevice compute capabilit\t645\ndevice is SM\t862\ndevice is sm\t862\ndevice is sm_\t862\ndevice kernel image is invalid\t666\ndevice's architecture\t645\ndevice's capabilit\t645\ndevice's compute architecture\t645\ndevice's compute capabilit\t645\ndevice-side assert triggered\t1420\ndevice-side assertion triggered\t1420\ndevices architecture\t645\ndevices capabilit\t645\ndevices compute architecture\t645\ndevices compute capabilit\t645",
    1769369189: 'environment variable is not\t1441',
    1769414695: "' with arguments from the '\t373\n' with arguments from the 'CUDA' backend\t374 375\n' with arguments from the 'MPS' backend\t376\n' with arguments from the 'Meta' backend\t377\n' with exceptions disabled\t378",
    1769566836: 'trying to build PyTorch with a too old version of \t1974',
    1769631349: 'unzip: command not found\t1180\nunzip: not found\t1180',
    1784835872: ' object has no attribute \t235 236 237',
    1785291349: 'Ubijen\t774',
    1785620814: 'Ninja is required to \t943',
    1785620846: 'ninja-build: Kommando nicht gefunden\t1769\nninja-build: command not found\t1769\nninja-build: commande introuvable\t1769\nninja-build: not found\t1769\nninja-build: orden no encontrada\t1769\nninja-build: コマンドが見つかりません\t1769\nninja-build: 未找到命令\t1769\nninja: Kommando nicht gefunden\t1769\nninja: build stopped\t1770\nninja: command not found\t1769\nninja: commande introuvable\t1769\nninja: no work to do.\t1771\nninja: not found\t1769\nninja: orden no encontrada\t1769\nninja: コマンドが見つかりません\t1769\nninja: 未找到命令\t1769',
    1797287790: 'no kernel image is available\t1781',
    1797288805: 'es kein\t1473',
    1801538883: 'CMake must be installed to build\t633',
    1801547107: 'cmake: command not found\t1180\ncmake: not found\t1180',
    1801547111: 'gmake\t443',
    1801675074: 'BackendUnavailable: Cannot import \t592',
    1801675088: "Package \t1005\nPackage dependency requirement '\t1006\nPackagesNotFoundError\t1007",
    1801675120: 'packed_accessor\t831\npacked_accessor32\t1063\npacked_accessor64\t1063',
    1801678707: 'socket.gaierror: \t1919',
    1802068851: 'scikit-learn has not been built correctly\t1907',
    1802270070: 'vulkan/vulkan\t2020 2021 2022 2023',
    1802398060: 'linker `\t1716',
    1802465132: 'looks like a filename, but the file does not exist\t1728',
    1802465858: 'Broken toolchain: cannot link a simple \t593',
    1802661751: 'work with \t1198\nworks with \t1198',
    1802725700: 'Disk quota exceeded\t767',
    1802725732: 'disk quota exceeded\t767',
    1814061388: 'La ligne de commande est trop longue.\t764\nLa línea de comandos es demasiado larga.\t764',
    1814066273: "at least '/std:c++\t1178",
    1814979692: 'ld.lld: error: duplicate symbol: \t1641',
    1816217684: 'THAlloc\t1039 1040',
    1816283220: 'THBlas_\t1039 1040',
    1816545364: 'THFloatBlas_\t1039 1040\nTHFloatStorage\t1039 1040\nTHFloatTensor\t1039 1040\nTHFloatVector\t1039 1040',
    1818323300: 'dial tcp: lookup \t1062',
    1818391907: 'cublas.CUBLASError: \t1399\ncublas64_\t1400\ncublasLt64_\t1400',
    1818435642: ': class template "std::_Is_memfunptr" has already been defined\t488',
    1818455657: 'include file \t1576\ninclude file "ATen/\t1577\ninclude file "CL/\t1578\ninclude file "Eigen/\t1579\ninclude file "GLES\t1580\ninclude file "TH\t1581\ninclude file "THC\t1582\ninclude file "X11/\t1583\ninclude file "asm/\t1190\ninclude file "boost/\t1584\ninclude file "c\t1585\ninclude file "c10d/\t1586\ninclude file "cudnn\t1587\ninclude file "eigen3/Eigen/\t1579\ninclude file "libav\t1588\ninclude file "tbb/\t1589\ninclude file "torch/\t544\ninclude file \'ATen/\t1577\ninclude file \'CL/\t1578\ninclude file \'Eigen/\t1579\ninclude file \'GLES\t1580\ninclude file \'TH\t1581\ninclude file \'THC\t1582\ninclude file \'X11/\t1583\ninclude file \'asm/\t1190\ninclude file \'boost/\t1584\ninclude file \'c\t1585\ninclude file \'c10d/\t1586\ninclude file \'cudnn\t1587\ninclude file \'eigen3/Eigen/\t1579\ninclude file \'libav\t1588\ninclude file \'tbb/\t1589\ninclude file \'torch/\t544',
    1818583913: 'icelake-\t1162',
    1818780998: 'Fehler beim Mappen des Shared Objects\t824\nFehler im Format der Programmdatei\t789',
    1818845510: 'Failed building wheel for \t802\nFailed to auto\t803\nFailed to build \t804\nFailed to build CUDA kernels for \t805\nFailed to compile. cc_cmd\t806\nFailed to create CUDAE\t807\nFailed to detect a default CUDA architecture\t808\nFailed to detect a default CUDA architecture.\t809\nFailed to find\t689 690\nFailed to find \t810\nFailed to find MSVC.\t811\nFailed to find ROCm root directory\t812\nFailed to find a working CUDA architecture\t813\nFailed to find all files with CUDA\t814\nFailed to find nvToolsExt\t815\nFailed to import \t699 816\nFailed to initialize NVML: Driver Not Loaded\t817\nFailed to load \t699\nFailed to load library \t701\nFailed to load the backend extension: \t818\nFailed to load the library \t701\nFailed to locate\t690\nFailed to parse: \t819\nFailed to set the allowed dynamic shared memory size \t820\nFailed to start \t821\nFailure finding "libnvvm\t747\nFailure finding \'libnvvm\t747\nFailures have been detected while processing an MLIR pass pipeline\t822',
    1818845542: "fail to call hipModuleLaunchKernel(\t1483\nfail to call hipModuleLoad\t1484\nfailed call to cuInit: \t1485\nfailed to convert GOTPCREL relocation\t1486\nfailed to find\t690\nfailed to legalize operation 't\t1487\nfailed to locate\t690\nfailed to map segment from\t1488\nfailed to open \t1489\nfailed to open elf at \t744\nfailed with\t1490\nfailed with exit \t1491",
    1818846752: ' file built for macOS-\t64\n file not found\t65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123 124 125 126 127 128 129\n file not recognized: \t130',
    1818847344: 'philox_cuda_state\t831',
    1818848040: '(killed) terminó el programa \t389',
    1818850658: 'build_ext\t1194\nbuilds-v0\t1195\nbuilt against \t1196\nbuilt against CUDA\t1197\nbuilt for \t1196\nbuilt for CUDA\t1197\nbuilt to run on \t1198\nbuilt using \t1196\nbuilt using CUDA\t1197\nbuilt with \t1196\nbuilt with CUDA\t1197\nbuilt without \t1199',
    1819028768: ' -llapack\t9',
    1819042147: 'calling a __host__ function\t1223',
    1819042150: 'fallo al asignar un segmento del objeto compartido\t824',
    1819044171: 'Killed\t774 887',
    1819045731: 'collect2: fatal error: ld terminated with signal 9\t894',
    1819047238: 'FullyFusedMLP: insufficient shared memory available on the GPU\t836',
    1819176736: ' only by \t244\n only for \t244\n only on \t244\n only supports \t245\n only with \t244',
    1819240790: 'Violación de segmento\t790',
    1819242031: '/nologo\t433',
    1819307369: 'implementation for device cuda\t1568\nimplicit declaration of\t1569',
    1819308097: 'Application Control policy has blocked\t565',
    1819310149: 'Explicitly provided namespace (\t800',
    1819440483: 'curl/curl.h\t1408 1409 1410 1411\ncurl: (16) \t1412\ncurl: (18) \t1412\ncurl: (28) \t1412\ncurl: (35) \t1412\ncurl: (5) \t1412\ncurl: (52) \t1412\ncurl: (55) \t1412\ncurl: (56) \t1412\ncurl: (6) \t1412\ncurl: (60) \t1412\ncurl: (7) \t1412\ncurl: (92) \t1412\ncurl: command not found\t1180\ncurl: not found\t1180',
    1819571555: 'cutlass needs GCC \t685\ncutlass needs at least GCC \t685\ncutlass requires GCC \t685\ncutlass requires at least GCC \t685\ncutlass/\t1415\ncutlass::\t1416\ncutlass\\\t1415',
    1819635523: 'Could NOT find BLAS (missing\t712\nCould NOT find Boost (missing\t712\nCould NOT find CUDA (missing:\t713 714 715\nCould NOT find CUDAToolkit (missing:\t713 714 715\nCould NOT find CUDNN (missing\t716\nCould NOT find CURL (missing\t712\nCould NOT find CuDNN (missing\t716\nCould NOT find EGL (missing\t712\nCould NOT find Eigen3 (missing\t712\nCould NOT find FFMPEG (missing\t712\nCould NOT find FFmpeg (missing\t712\nCould NOT find Freetype (missing\t712\nCould NOT find GLEW (missing\t712\nCould NOT find GLUT (missing\t712\nCould NOT find Gflags (missing\t712\nCould NOT find Git (missing\t712\nCould NOT find Glog (missing\t712\nCould NOT find HDF5 (missing\t712\nCould NOT find JPEG (missing\t712\nCould NOT find LAPACK (missing\t712\nCould NOT find LibXml2 (missing\t712\nCould NOT find MPI (missing\t712\nCould NOT find MPI_C (missing\t712\nCould NOT find MPI_CXX (missing\t712\nCould NOT find NCCL (missing\t712\nCould NOT find NUMA (missing\t712\nCould NOT find NVTX\t717\nCould NOT find Numa (missing\t712\nCould NOT find NvToolExt\t717\nCould NOT find NvToolsExt\t717\nCould NOT find OpenCL (missing\t712\nCould NOT find OpenCV (missing\t712\nCould NOT find OpenGL (missing\t712\nCould NOT find OpenMP\t718\nCould NOT find OpenSSL (missing\t712\nCould NOT find PNG (missing\t712\nCould NOT find PkgConfig (missing\t712\nCould NOT find Protobuf (missing\t712\nCould NOT find Python\t719 720\nCould NOT find PythonLibs (missing\t721\nCould NOT find SWIG (missing\t712\nCould NOT find TBB (missing\t712\nCould NOT find Torch (missing\t722\nCould NOT find Vulkan (missing\t712\nCould NOT find X11 (missing\t712\nCould NOT find ZLIB (missing\t712\nCould NOT find cuDNN (missing\t716\nCould NOT find cudnn (missing\t716\nCould NOT find gflags (missing\t712\nCould NOT find glog (missing\t712\nCould NOT find nvToolsExt\t717\nCould not build wheels for \t723\nCould not connect\t724\nCould not detect Ninja v\t725\nCould not find\t689 690\nCould not find \t726\nCould not find CUDA driver entry point for cu\t727\nCould not find MSVC\t728\nCould not find a configuration file for package "\t729\nCould not find a configuration file for package "Torch"\t730\nCould not find any \t731 732\nCould not find compiler set in environment variable \t733\nCould not find module \'\t734\nCould not find schema for \t735\nCould not find shared object file\t736\nCould not find the bitsandbytes \t737\nCould not find the operator \t43\nCould not import \t699\nCould not infer dtype of numpy.\t738\nCould not initialize NNPACK! Reason\t739\nCould not load \t699\nCould not load library \t701\nCould not load library libcudnn\t740\nCould not load libtorchcodec\t741\nCould not load symbol \t702\nCould not load the library \t701\nCould not load this library: \t742\nCould not locate\t690\nCould not locate \t726 743\nCould not open \t744\nCould not open requirements file: \t745\nCould not resolve\t724\nCould not set up the environment for Microsoft Visual Studio\t746\nCouldn\'t find\t689 690\nCouldn\'t find a suitable version of ptxas\t747\nCouldn\'t find an operator for \t748\nCouldn\'t load custom C++ ops\t749\nCouldn\'t load custom C++ ops. This can happen if your PyTorch and \t750',
    1819635555: "could not convert default argument '\t1390 1391\ncould not find\t690\ncould not locate\t690\ncould not select device driver \t1392\ncouldn't allocate \t1393\ncouldn't find\t690\ncouldn't find a suitable version of ptxas\t747",
    1830842190: "No matching distribution found for \t950\nNo module named \t60 951 952 953 954 955 956 957 958 959 960 961 962 963 964\nNo module named '\t965",
    1830842222: "no matching con\t1782\nno matching constructor for initialization of 'torch::jit::RegisterOperators'\t1783\nno matching function for call to \t1784 1785 1786 1787\nno member named \t1537\nno member named '\t1788 1789 1790 1791",
    1833508922: ": Impossible d'ouvrir le fichier d'objet partagé\t457",
    1835100276: 'tham chiếu đến\t320',
    1835101728: ' name followed by "::" must be\t164\n named symbol not found\t222',
    1835102822: 'frame"\t1295\nframe\'\t1295\nframe’\t1295',
    1835166060: 'libmkl_\t1691',
    1835429165: '-mfma\t430',
    1835492691: 'Segment-Schutz nach der Relozierung\t1031\nSegmentation fault\t790 1032\nSegmentation-Fehler\t790',
    1835492723: 'segment en lecture seule a des réadressages\t1879\nsegmento de sólo lectura tiene reubicaciones\t1879',
    1835606074: ": impossibile aprire il file oggetto condiviso\t457\n: impossible d'ouvrir le fichier d'objet partagé\t457",
    1835606127: 'o implemented \t1833',
    1835622239: '__imp_\t1153',
    1835886455: 'wgmma\t1908',
    1835888451: "Command '['ninja', '--version']' returned non-zero\t705\nCommand 'nvcc' not found\t706",
    1835888459: 'Kommandozeilenoption\t888',
    1835888483: 'command line is too long\t1302\ncommon_type_t\t1303',
    1836016416: ' command failed \t28\n compiled with CUDA \t22',
    1836213584: "Permission denied: \t973\nPermission denied: '\t976\nPermissionError: [Errno 13] \t1009\nPermissionError: [WinError \t1010\nPermissionError: [WinError 5]\t1011",
    1836213588: 'Terminado (killed)\t774',
    1836216134: 'Formato de ejecutable incorrecto\t789',
    1836280141: 'Mismatched number of arguments when calling: `\t931',
    1836280173: 'mismatched argument pack\t495\nmismatches\t1425 1740',
    1836344691: 'setmaxnreg\t1908',
    1840104307: 'símbolo ambiguo\t924',
    1847602215: "', needed by '\t379 380",
    1847603493: "%1 n'est pas une application Win32 valide\t344\n%1 no es una aplicación Win32 válida\t344",
    1847616878: 'ne nomme pas un type\t1186',
    1847619177: 'in namespace\t1473',
    1847619438: 'no nombra a un tipo\t1186',
    1847620457: 'is not a full path and was not found\t1617\nis not a full path to an existing\t1618\nis not a member of\t1473\nis not able to compile a simple\t1619 1620 1621\nis not currently supported\t1173\nis not recognized as an internal\t1622\nis not supported\t1173\nis not yet supported\t1173',
    1847638978: '» non reconnue\t2039',
    1850286138: ': Internal \t458',
    1850296404: 'THIntBlas_\t1039 1040\nTHIntStorage\t1039 1040\nTHIntTensor\t1039 1040\nTHIntVector\t1039 1040',
    1851072570: ": Undefined reference to '\t320\n: Unknown option '\t476 477 478\n: Unresolved extern function\t479\n: Unsupported ICC compiler found\t480\n: Unsupported Intel compiler found\t480\n: Unsupported NVHPC compiler found\t480\n: Unsupported PGI compiler found\t480\n: Unsupported XLC compiler found\t480",
    1851859002: ': an object with that name is already\t481',
    1851876128: ' cannot be used to initialize\t27',
    1851878176: ' kann nicht gefunden werden\t214 215',
    1851878499: 'clang version must be less than \t1298',
    1851943276: 'libnvJitLink.so.\t1681\nlibnvidia-ml.so.1\t1692\nlibnvidia-ptxjitcompiler.so.1\t1692\nlibnvrtc-builtins.so\t1693\nlibnvrtc.so.\t1681',
    1852134465: 'ATen/ATen.h\t536 537 538\nATen/CPUGenerator\t539 540\nATen/CUDA\t539 540\nATen/CUDAGenerator\t539 540\nATen/Dimname.h\t541 542 543\nATen/NamedTensor.h\t541 542 543\nATen/NamedTensorUtils.h\t541 542 543\nATen/Tensor.h\t536 537 538\nATen/TensorNames.h\t541 542 543\nATen/Type\t539 540\nATen/TypeDefault\t539 540\nATen/TypeExtendedInterface\t539 540\nATen/c\t544 545 546\nATen/core/Dimname.h\t541 542 543\nATen/core/NamedTensor.h\t541 542 543\nATen/core/NamedTensorUtils.h\t541 542 543\nATen/core/TensorNames.h\t541 542 543\nATen/cpu/vec256/\t547 548 549 550 551\nATen/cuda/CUDAFuture.cuh\t552 553 554\nATen/cuda/CUDAFuture.h\t552 553 554\nATen/cuda/CUDAMultiStreamGuard.cuh\t552 553 554\nATen/cuda/CUDAMultiStreamGuard.h\t552 553 554\nATen/cuda/CUDASolver.cuh\t552 553 554\nATen/cuda/CUDASolver.h\t552 553 554\nATen/cuda/CUDATypeConversion.cuh\t552 553 554\nATen/cuda/CUDATypeConversion.h\t552 553 554\nATen/cudnn/Exceptions.h\t555 556 557 558 559 560\nATenCeilDiv\t561 562',
    1852138601: 'identifier \t1548 1549\nidentifier "\t1550 1551 1552 1553 1554 1555 1556 1557\nidentifier "CU\t1558\nidentifier "CUSPARSE_\t1559\nidentifier "Py_buffer" is undefined\t1560\nidentifier "_Float\t1561\nidentifier "__builtin_\t1562\nidentifier "nvshmem\t1563\nidentifier "texture" is undefined\t1564',
    1852141679: 'opencv2/\t1843 1844 1845 1846\nopenssl/\t1847 1848 1849 1850',
    1852383271: "' in 'cudaDeviceProp'\t354\n' in 'cut\t355\n' in PATH different than the one specified with -ccbin\t356\n' in namespace '\t357\n' in namespace '__hip_internal'\t358\n' in namespace 'cut\t355\n' in namespace 'std'\t359",
    1852383290: ': internal \t458\n: internal compiler error\t507\n: invalid ELF header\t508',
    1852387130: ':/include\t515',
    1852397403: '[WinError \t1137 1138 1139\n[WinError 1114]\t1140\n[WinError 126]\t917\n[WinError 127]\t759 1141\n[WinError 206]\t1142',
    1852400160: ' binary not found at \t21',
    1852400175: '/bin/bash: \t436 437\n/bin/dash: \t436 437\n/bin/nvcc\t438 439\n/bin/sh: \t436 437',
    1852400971: 'Kein Speicher im statischen TLS-Block\t886\nKein Speicherplatz mehr\t589',
    1852400994: 'being in scipy source directory\t1184\nbeing installed\t1185',
    1852401003: 'kein Speicherplatz mehr verfügbar\t589',
    1852401184: ' find any \t131\n find lib\t132',
    1852403239: "'ninja' is not recognized as an internal or external command\t386",
    1852404512: ' since setuptools is not available\t294',
    1852404565: 'Using cached \t1123',
    1852404597: 'using CUDA_HOME=\t2009',
    1852534357: 'Unknown CMake command "cuda_add_executable"\t814\nUnknown CMake command "cuda_add_library"\t814\nUnknown CMake command "cuda_compile"\t814\nUnknown CUDA Architecture Name\t1105\nUnknown MS Compiler version \t1106\nUnknown builtin op: \t1107\nUnknown compiler(s): [[\'\t1108\nUnknown compute capability. \t1109\nUnknown type name \'__torch__.torch.classes.\t1083',
    1852534389: "unknown target CPU \t1116\nunknown type [0x13] section \t1992\nunknown type name \t1800 1988\nunknown type name '\t1993 1994 1995\nunknown type name '__hip_bfloat16\t1996\nunknown value 'armv9\t1162\nunknown value ('armv9\t1162\nunknown value (‘armv9\t1162\nunknown value ‘armv9\t1162",
    1852583200: ' -lnvToolsExt\t10',
    1852664132: 'Dimname\t765 766\nDimnameList\t765 766',
    1852727619: 'Cannot access data pointer of Tensor \t691\nCannot access global variable \t692 693\nCannot compile \t694\nCannot find\t689 690\nCannot find \t695\nCannot find a build variant for this system in \t696\nCannot find a working triton installation\t697\nCannot find source file:\t698\nCannot import \t699\nCannot initialize CUDA without \t700\nCannot load \t699\nCannot load library \t701\nCannot load symbol cu\t702\nCannot load the library \t701',
    1852727627: 'Kann den Stack nicht ausführbar machen\t885',
    1852727651: 'cannot be used to initialize an entity of type "cutlass::\t1228\ncannot call member function\t495\ncannot call non-constexpr function "cutlass::const_\t1229\ncannot convert \t1230\ncannot convert None of type <class \t1231\ncannot create shared object descriptor\t1232\ncannot determine \t1233\ncannot execute \t1234\ncannot find\t690 1235 1236 1237\ncannot find \t1225 1238 1239 1240 1241\ncannot find -l\t1242 1243 1244 1245 1246 1247 1248 1249 1250 1251 1252 1253\ncannot find -lEGL\t1254\ncannot find -lGLEW\t1255\ncannot find -laio\t1256\ncannot find -lffi\t1257\ncannot find -lglog\t1258\ncannot find -ljpeg\t1259\ncannot find -lnuma\t1260\ncannot find -lpython3.\t1261\ncannot find -lstdc++\t1262\ncannot find -ltbb\t1263\ncannot find -luuid\t1264\ncannot find -lz\t1265\ncannot find the file specified: \'\t976 1266\ncannot import name \t1267 1268 1269 1270 1271 1272 1273 1274 1275\ncannot import name \'\t1276\ncannot instantiate \'\t1277\ncannot make segment writable for relocation\t1278\ncannot map zero-fill pages\t1232\ncannot open \t1225\ncannot open input file \t1279\ncannot open shared object file\t3 1280 1281\ncannot open source file "\t1282\ncannot overload functions distinguished by return type alone\t1283\ncannot read spec file \t1284',
    1852727659: 'kann -l\t1244\nkann nicht gefunden\t1632\nkann nicht gefunden werden -l\t1245 1246 1247 1248 1249 1250 1251 1252 1253 1571 1572\nkann nicht gefunden werden -lEGL\t1254\nkann nicht gefunden werden -lGLEW\t1255\nkann nicht gefunden werden -laio\t1256\nkann nicht gefunden werden -lffi\t1257\nkann nicht gefunden werden -lglog\t1258\nkann nicht gefunden werden -ljpeg\t1259\nkann nicht gefunden werden -lnuma\t1260\nkann nicht gefunden werden -lstdc++\t1262\nkann nicht gefunden werden -ltbb\t1263\nkann nicht gefunden werden -luuid\t1264\nkann nicht gefunden werden -lz\t1265\nkann nicht gefunden werden: -l\t1245 1246 1247 1248 1249 1250 1251 1252 1253 1571 1572\nkann nicht gefunden werden: -lEGL\t1254\nkann nicht gefunden werden: -lGLEW\t1255\nkann nicht gefunden werden: -laio\t1256\nkann nicht gefunden werden: -lffi\t1257\nkann nicht gefunden werden: -lglog\t1258\nkann nicht gefunden werden: -ljpeg\t1259\nkann nicht gefunden werden: -lnuma\t1260\nkann nicht gefunden werden: -lstdc++\t1262\nkann nicht gefunden werden: -ltbb\t1263\nkann nicht gefunden werden: -luuid\t1264\nkann nicht gefunden werden: -lz\t1265',
    1852731203: 'ConnectTimeout\t703\nConnectTimeoutError\t703\nConnection to \t709\nConnectionError: \t710',
    1852732786: 'running build_ext\t1903\nrunning on sm\t1904',
    1852788263: "'NoneType' object has no attribute '\t384 385",
    1852793632: " conflicts with target machine type \t29 30\n conflicts with this version\t31\n connect to 'http\t32\n constant expression\t33",
    1852793634: '"constexpr\t343',
    1852793639: "'constexpr\t343",
    1852797559: 'wrong number of template\t495',
    1852989815: 'warning #\t2024\nwarning: calling a __host__ function\t2025\nwarning: calling a constexpr __host__ function\t2025',
    1853169722: ": ungültiger ELF-Header\t508\n: unspecified launch failure\t509\n: unsupported option '-fopenmp\t511\n: unsupported option ‘-fopenmp\t511",
    1853186412: 'launch shared memory exceeds current GPU\t1640',
    1853188163: 'ChunkedEncodingError\t703',
    1853189958: 'Found empty `transformer-engine` meta package\t832\nFound no NVIDIA driver on your system\t833 834\nFound two conflicting CUDA\t835',
    1853189990: 'found SM\t862\nfound sm\t862\nfound sm_\t862\nfound. Please specify\t1507',
    1864396654: 'no overload of \t1792',
    1864397673: 'is only a placeholder project on PyPI\t1623\nis only available from C++\t1624',
    1865370691: 'CL/opencl\t624 625',
    1866614868: 'THBoolBlas_\t1039 1040\nTHBoolStorage\t1039 1040\nTHBoolTensor\t1039 1040\nTHBoolVector\t1039 1040',
    1866670138: ': Command not found\t445',
    1866745940: 'THDoubleBlas_\t1039 1040\nTHDoubleStorage\t1039 1040\nTHDoubleTensor\t1039 1040\nTHDoubleVector\t1039 1040',
    1866866746: ': Formal parameter space \t453\n: Found no NVIDIA driver on your system\t454\n: Found unsuitable version "\t455 456',
    1867194426: ': Kommando nicht gefunden\t445',
    1867270228: 'THLongBlas_\t1039 1040\nTHLongStorage\t1039 1040\nTHLongTensor\t1039 1040\nTHLongVector\t1039 1040',
    1867391034: ': No CUDA GPUs are available\t461\n: No existe el\t127\n: No module named \t462\n: No paths matched \t463\n: No se puede asignar\t447\n: No such file\t127 128 129 464 465 466 467 468\n: No such file or directory\t469\n: Not a directory\t470',
    1867806286: 'NvToolsExt\t988',
    1867806318: 'nvToolsExt\t1818 1819 1820 1821\nnvToolsExt64_1.lib\t1822',
    1867807056: 'PyTorch is needed\t1016\nPyTorch is not installed\t1016\nPyTorch is not linked with support for cuda devices\t1017\nPyTorch is required\t1016\nPyTorch must be installed\t1016\nPyTorch needs GCC \t685\nPyTorch needs at least GCC \t685\nPyTorch needs to be installed\t1016\nPyTorch no longer supports this GPU because it is too old\t1018\nPyTorch requires GCC \t685\nPyTorch requires at least GCC \t685\nPyTorch version mismatch! DeepSpeed ops were compiled and installed with a different version\t1019\nPyTorch was compiled without CUDA support\t1020',
    1868720492: 'libomp/omp.h\t1694 1695 1696',
    1868721529: 'ymbol \t320\nymbols \t320',
    1868767290: ': comando não encontrado\t445\n: command not found\t445\n: commande introuvable\t445\n: could not read symbols: Invalid operation\t489 490',
    1868785010: 'recompile \t1880',
    1868787269: 'Encountered error while \t788',
    1868787273: 'Incompatible library version: lib\t872\nIncompleteRead\t703',
    1868787305: 'incompatible architecture (have \t1590\nincompatible with that of previous function "\t1591\nincompatible with the existing python installation in your environment\t1592\nincomplete \t1593\nincomplete type \t1594 1595',
    1868832802: '" does not appear to contain CMakeLists\t321',
    1869374802: 'Relocations in generic ELF (EM: \t1023',
    1869374834: 'relocation R_\t1884\nrelocation overflow: reference to\t1885\nrelocation truncated to fit: \t1886 1887',
    1869378165: 'urlopen error \t2005',
    1869439605: 'ubmodule\t1977',
    1869440333: 'Memory access fault by GPU node\t926',
    1869440338: 'RemoteDisconnected\t703',
    1869440365: 'memory exhausted\t1737\nmemory in static\t1738',
    1869440370: 'remove_cv_t\t1303\nremove_reference_t\t1303',
    1869488162: '" no se reconoce como\t336\n" not found\t340',
    1869488167: "' no se reconoce como\t336\n' not found\t340",
    1869488186: ': no se puede abrir el archivo del objeto compartido\t457\n: no se puede abrir el fichero del objeto compartido\t457\n: not found\t445',
    1869488224: '` not found\t340',
    1869490208: ' (no such file)\t3',
    1869491501: '--no-build-isolation\t423',
    1869502255: '/Wno-psabi\t434',
    1869504867: 'canonicalize_version() got an unexpected keyword argument\t1285',
    1869506377: 'Ignoring invalid distribution \t869',
    1869507438: "nknown \t1772\nnknown keyword argument '\t1773",
    1869508193: 'annot open include file: \t605\nannotation_type.__origin__ is tuple\t1167',
    1869636978: 'reports SM\t862',
    1869638985: "ImportError: \t870\nImportError: cannot import name '\t587\nImported target\t871",
    1869639017: 'import lib as _lib, ffi as _ffi\t1570\nimpossibile abilitare lo stack eseguibile\t885\nimpossibile allocare memoria nel blocco statico TLS\t886\nimpossibile trovare -l\t1571 1572\nimpossible de trouver -l\t1244',
    1869771333: "Error building extension '\t791\nError checking\t792\nError compiling objects for extension\t793\nError loading shared library \t794\nError loading shared library ld-linux\t795\nError relocating \t320 796\nError sending request for url (\t797\nError: No module named \t798\nError: Unsupported GPU\t799\nError: Unsupported GPU model\t799\nError: Unsupported GPU type\t799\nError: unsupported GPU\t799\nError: unsupported GPU model\t799\nError: unsupported GPU type\t799",
    1869771365: 'erro interno do compilador\t881\nerror C1021: \t1443\nerror C1128\t1444\nerror C2059\t1445\nerror C2061\t1445\nerror C2065\t1445 1446 1447\nerror C2143\t1445\nerror C2146\t1446\nerror C2398: \t1448\nerror C3859\t1449\nerror C3861\t1446 1447\nerror C4430\t1446 1447\nerror D8016\t1450\nerror MSB3428: \t1451\nerror MSB3721: \t1452\nerror MSB8020: \t1453\nerror MSB8036: \t1454\nerror interno del compilador\t881\nerror sending request for url (\t797\nerror trying to exec \t1234\nerror while loading shared libraries: \t1455\nerror: "auto" is not allowed here\t1456\nerror: /EHa\t433\nerror: /EHsc\t433\nerror: /FS\t433\nerror: /GL\t433\nerror: /GR\t433\nerror: /MD\t433\nerror: /MT\t433\nerror: /O1\t433\nerror: /O2\t433\nerror: /Od\t433\nerror: /Ox\t433\nerror: /W\t433\nerror: /Z7\t433\nerror: /Zc:\t433\nerror: /Zi\t433\nerror: /arch:\t433\nerror: /fp:\t433\nerror: /std:c++\t433\nerror: /utf-8\t433\nerror: /wd\t433\nerror: RPC failed; \t1457\nerror: [Errno 2] No such file or directory: \'\t437\nerror: [WinError 2]\t1458\nerror: a member with an in-class initializer must be const\t1459\nerror: constant value is not known\t1460\nerror: constexpr function never produces a constant expression\t1461\nerror: constexpr if statements are a C++17 feature\t1462\nerror: could not find \t1463\nerror: downloading \'\t1464\nerror: expected a\t1460\nerror: expected an identifier\t1465\nerror: expected unqualified-id before\t1465\nerror: forward declaration of \t1466\nerror: identifier "__\t1460\nerror: identifier "__builtin_\t1467\nerror: invalid instruction\t1468\nerror: invalid operand for instruction\t1468\nerror: invalid redeclaration of\t1460\nerror: name followed by "::" must\t1460\nerror: namespace "std" has no member "__\t1460\nerror: no such file or directory: \'/EHa\t433\nerror: no such file or directory: \'/EHsc\t433\nerror: no such file or directory: \'/FS\t433\nerror: no such file or directory: \'/GL\t433\nerror: no such file or directory: \'/GR\t433\nerror: no such file or directory: \'/MD\t433\nerror: no such file or directory: \'/MT\t433\nerror: no such file or directory: \'/O1\t433\nerror: no such file or directory: \'/O2\t433\nerror: no such file or directory: \'/Od\t433\nerror: no such file or directory: \'/Ox\t433\nerror: no such file or directory: \'/W\t433\nerror: no such file or directory: \'/Z7\t433\nerror: no such file or directory: \'/Zc:\t433\nerror: no such file or directory: \'/Zi\t433\nerror: no such file or directory: \'/arch:\t433\nerror: no such file or directory: \'/fp:\t433\nerror: no such file or directory: \'/std:c++\t433\nerror: no such file or directory: \'/utf-8\t433\nerror: no such file or directory: \'/wd\t433\nerror: pack expansion does not make use\t1460\nerror: qualified name is not allowed\t1460\nerror: this declaration has no\t1460\nerror: type name is not allowed\t1460\nerror: unexpected argument \'\t1469\nerror: unexpected token\t1468\nerror: unknown directive\t1468\nerror: unknown token\t1468\nerror: unrecognized command\t1470\nerror: user-defined literal operator not found\t1460\nerror: variable length array\t1471\nerror: variable-sized object may not be initialized\t1472\nerrore interno del compilatore\t881',
    1869833554: 'ResolutionImpossible\t1026\nResolvePackageNotFound\t1007',
    1869834594: 'bison: command not found\t1180\nbison: not found\t1180',
    1869881378: '" to "std::shared_ptr<torch::jit\t342',
    1869881402: ': too few arguments\t510',
    1869903169: 'AutoGIL\t590 591\nAutoNoGIL\t590 591',
    1869903201: 'autoconf: command not found\t1180\nautoconf: not found\t1180\nautomake: command not found\t1180\nautomake: not found\t1180\nautoreconf: command not found\t1180\nautoreconf: not found\t1180',
    1870211104: ' (you have \t6',
    1873003342: 'Não há espaço disponível\t980',
    1873003374: 'não foi possível alocar memória em bloco TLS\t886\nnão foi possível habilitar pilhas de executável\t885\nnão foi possível localizar -l\t1571 1572\nnão há espaço disponível\t980\nnão é reconhecido como\t1622',
    1881171310: 'ne peut activer une pile exécutable\t885\nne peut allouer de la mémoire dans un bloc statique TLS\t886\nne peut pas trouver -l\t1244 1571 1572\nne peut restaurer le segment prot\t1031\nne peut trouver -l\t1245 1246 1247 1248 1249 1250 1251 1252 1253 1571 1572\nne peut trouver -lEGL\t1254\nne peut trouver -lGLEW\t1255\nne peut trouver -laio\t1256\nne peut trouver -lffi\t1257\nne peut trouver -lglog\t1258\nne peut trouver -ljpeg\t1259\nne peut trouver -lnuma\t1260\nne peut trouver -lstdc++\t1262\nne peut trouver -ltbb\t1263\nne peut trouver -luuid\t1264\nne peut trouver -lz\t1265',
    1881173838: "No package '\t966",
    1882284899: 'cc1plus\t1293\ncc1plus: \t1294',
    1884516174: 'NoSpaceLeftError\t781',
    1885434439: 'Graph break due to unsupported builtin \t863',
    1885500787: 'subprocess-exited-with-error\t1928',
    1885692960: ' dependency is incompatible with the current platform: \t35',
    1885693252: 'DeepSpeed needs GCC \t685\nDeepSpeed needs at least GCC \t685\nDeepSpeed requires GCC \t685\nDeepSpeed requires at least GCC \t685',
    1885809965: '--gpu-name=sm_\t422',
    1886217556: 'Temporary failure\t724\nTemporary failure \t1065',
    1886217588: 'temp.win32-\t1936',
    1886218528: ' import any \t131',
    1886220099: 'Compiler requires the CUDA toolkit\t707',
    1886220131: "compilation terminated\t1304 1305 1306 1307 1308 1309 1310 1311 1312 1313 1314 1315 1316 1317 1318 1319 1320 1321 1322 1323 1324 1325 1326 1327 1328 1329 1330 1331 1332 1333 1334 1335 1336 1337 1338 1339 1340 1341 1342 1343 1344 1345 1346 1347 1348 1349 1350 1351 1352 1353 1354 1355 1356 1357 1358 1359 1360 1361 1362 1363 1364 1365 1366 1367 1368 1369\ncompiled\t1370\ncompiled against \t1196\ncompiled against CUDA\t1197\ncompiled against NumPy 1.x\t1371\ncompiled for \t1196\ncompiled for CUDA\t1197\ncompiled using \t1196\ncompiled using CUDA\t1197\ncompiled with \t1196\ncompiled with CUDA\t1197\ncompiled without \t1199\ncompiler set in environment\t1372\ncompute capabilit\t1373 1374\ncompute capability\t1375\ncompute capability \t1376 1377\ncompute capability not supported']\t1378",
    1886220135: "gomp not found\t1526\ngomp' not found\t1526\ngomp’ not found\t1526",
    1886220137: "iomp5 not found\t1526\niomp5' not found\t1526\niomp5’ not found\t1526",
    1886330919: "' op \t369",
    1886332960: ' (operand types are \t4',
    1886351203: 'cooperative_groups/\t1388 1389\ncooperlake\t1162',
    1886413165: "mappatura del segmento dall'oggetto condiviso non riuscita\t824",
    1886413171: 'sapphirerapids\t1162',
    1886415211: 'kipping import of cpp extensions due to incompatible torch version \t1633',
    1886418291: 'support for the ISO C++ \t1929\nsupport for the upcoming ISO C++ standard, C++0x\t1930\nsupported\t1172 1931',
    1886611780: 'DispatchKey::CompositeImplicitAutograd\t768\nDispatchStub: missing \t769',
    1886614883: 'cusparse64_\t1400\ncusparseC\t684\ncusparseD\t684\ncusparseS\t684\ncusparseXcsrgemmNnz\t684\ncusparseZ\t684',
    1886680168: 'http.client.\t1547',
    1886680431: 'output file too large: \t1863',
    1886745376: ' support \t297 298',
    1886745454: 'nsupported CUDA SM\t1813\nnsupported CUDA SM version\t1813\nnsupported CUDA arch\t1813\nnsupported CUDA architecture\t1813\nnsupported CUDA capability\t1813\nnsupported CUDA sm\t1813\nnsupported CUDA sm version\t1813\nnsupported GPU SM\t1813\nnsupported GPU SM version\t1813\nnsupported GPU arch\t1813\nnsupported GPU architecture\t1813\nnsupported GPU capability\t1813\nnsupported GPU sm\t1813\nnsupported GPU sm version\t1813\nnsupported SM\t1813\nnsupported SM version\t1813\nnsupported arch\t1813\nnsupported architecture\t1813\nnsupported capability\t1813\nnsupported compute SM\t1813\nnsupported compute SM version\t1813\nnsupported compute arch\t1813\nnsupported compute architecture\t1813\nnsupported compute capability\t1813\nnsupported compute sm\t1813\nnsupported compute sm version\t1813\nnsupported device SM\t1813\nnsupported device SM version\t1813\nnsupported device arch\t1813\nnsupported device architecture\t1813\nnsupported device capability\t1813\nnsupported device sm\t1813\nnsupported device sm version\t1813\nnsupported sm\t1813\nnsupported sm version\t1813',
    1887007331: 'crypt.h\t1395 1396 1397 1398',
    1897951054: 'No queda espacio en el dispositivo\t588',
    1897951086: 'no queda espacio en el dispositivo\t588',
    1902473760: ' required keyword-only argument\t284\n required positional argument\t284 285\n requires A100\t286\n requires a different Python: \t287\n requires cuda extensions\t288\n requires triton==\t289',
    1903386957: 'MasqueradingAsCUDA\t921 922',
    1914709853: "]' returned non-zero\t1145",
    1914711074: '", referenced from\t320\n", referenced from:\t320',
    1914725736: 'he remote end hung up unexpectedly\t1496',
    1914728270: 'No registered custom op \t735',
    1916880980: 'THArgCheck\t1041 1042',
    1917132893: '] Erreur 137\t1144\n] Error 137\t1144',
    1917143124: 'THError\t1041 1042',
    1917145935: 'OSError: \t710\nOSError: Could not find/load shared object file\t995\nOSError: [Errno \t996\nOSError: [Errno 30] \t997',
    1917221200: 'PyFrameObject\t1015',
    1917853789: '] Processus arrêté\t1144',
    1917869114: ':\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA\\v\t516',
    1918967866: ': archivo demasiado corto\t449',
    1918967870: '> are available only with C++\t519',
    1918986323: 'Shared memory size limit exceeded: requested \t1035',
    1918986355: 'shared memory size (requested \t1913\nshared object\t1914\nshared object initialization failed\t1543',
    1919052108: 'Library not loaded: \t913 914\nLibrary not loaded: @\t915',
    1919052140: 'library not found\t1697\nlibrary not found for -l\t1698 1699\nlibrary not found: \t1700 1701 1702\nlibrary not found: EGL\t1703\nlibrary not found: GLEW\t1704\nlibrary not found: aio\t1705\nlibrary not found: crypt\t1706\nlibrary not found: ffi\t1707\nlibrary not found: glog\t1708\nlibrary not found: jpeg\t1709\nlibrary not found: lapack\t1710\nlibrary not found: numa\t1711\nlibrary not found: stdc++\t1712\nlibrary not found: tbb\t1713\nlibrary not found: uuid\t1714\nlibrary not found: z\t1715\nlibrocblas.so.\t1672\nlibrocsparse.so.\t1672',
    1919115629: 'macro "max" passed\t1733\nmacro "max" requires\t1733\nmacro "min" passed\t1733\nmacro "min" requires\t1733',
    1919117645: 'Microsoft Visual C++ \t927\nMicrosoft Visual C++ Redistributable is not installed\t928\nMicrosoft Visual C++ installation\t929\nMicrosoft Visual Studio installation\t929\nMicrosoft Visual Studio version\t930',
    1919230010: ': error C2440: \t491\n: error C2975\t492\n: error adding symbols: DSO missing from command line\t489 490\n: error: \t493\n: error: exception specification in declaration does not match\t494\n: error: expected \t495\n: error: expected primary-expression before\t496\n: error: identifier "\t497\n: error: name followed by "::" must be a class or namespace name\t498\n: error: namespace "cut\t499\n: error: need \t500\n: error: no such file or directory: \'\t501\n: error: template argument \t495\n: error: the clang compiler does not support \'-\t502\n: error: unknown argument\t503\n: error: unknown type name \'\t504\n: error: unsupported option \'-\t505\n: error: use of undeclared identifier \'\t504\n: error:expected \t495\n: error:template argument \t495\n: error： expected \t495\n: error： template argument \t495\n: error：expected \t495\n: error：template argument \t495',
    1919248468: 'There is not enough space on the disk\t1080',
    1919248500: "there's already a kernel registered from python overriding \t1938",
    1919249184: ' kernel are not available\t216\n kernel is not available\t216\n kernel not available\t216\n kernels are not available\t216\n kernels is not available\t216\n kernels not available\t216',
    1919250479: '/permissive\t433',
    1919250511: 'Operator does not support running with fake tensors\t1001',
    1919250543: 'operation timed out\t1301',
    1919251285: "UserWarning: Can't initialize NVML\t1121\nUserWarning: Error checking compiler version for cl\t1122",
    1919251488: ' terminated with signal 9\t37',
    1919251566: 'nternal error\t1814',
    1919252000: ' version incompatibility\t304\n version mismatch\t304\n version must be \t305\n version needs to be \t305\n version should be \t305',
    1919252079: 'overloaded function "std::__to_address" matches\t1864',
    1919444301: 'Mehrdeutiges Symbol\t924\nMehrfachdefinition von \t925',
    1919444333: 'mehrdeutiges Symbol\t924',
    1919448176: 'pthread.h\t1426',
    1919885370: ': orden no encontrada\t445',
    1919887392: ' (or one of its dependencies)\t5',
    1919895160: "xFormers was built for:\t2029\nxFormers wasn't buil\t2030",
    1919902273: 'Aborted\t563',
    1919903264: ' for section\t134',
    1919968580: 'DeprecatedTypeProperties\t760 761',
    1919969650: 'ripristinare la protezione del segmento\t1031',
    1920091483: '[Errno 122]\t1136\n[Errno 28]\t1136',
    1920103747: 'Current CUDA Device does not support bfloat16\t752\nCurrent CUDA device does not support bfloat16\t752',
    1920103779: "current CUDA Device does not support bfloat16\t752\ncurrent CUDA device does not support bfloat16\t752\ncurrent Python platform is not compatible with the lockfile's supported environments\t1413",
    1920169263: '/usr/include/hip/\t441',
    1920230738: 'Retrying (Retry(total=0,\t1027',
    1920233061: 'entrée de procédure\t320',
    1920233065: 'intrin\t1176',
    1920234561: "AttributeError: install_layout\t585\nAttributeError: module '\t586\nAttributeError: module 'torch._C' has no attribute '\t587",
    1931505486: "No se pudo asignar memoria en el bloque TLS\t886\nNo space left on device\t967\nNo such file or directory: \t198 968 969 970 971 972 973\nNo such file or directory: '\t974 975 976\nNo such operator \t977",
    1931505518: 'no se declaró en este ámbito\t1186\nno se encuentra -l\t1244 1571 1572\nno se puede activar la pila ejecutable\t885\nno se puede encontrar -l\t1244 1245 1246 1247 1248 1249 1250 1251 1252 1253 1571 1572\nno se puede encontrar -lEGL\t1254\nno se puede encontrar -lGLEW\t1255\nno se puede encontrar -laio\t1256\nno se puede encontrar -lffi\t1257\nno se puede encontrar -lglog\t1258\nno se puede encontrar -ljpeg\t1259\nno se puede encontrar -lnuma\t1260\nno se puede encontrar -lstdc++\t1262\nno se puede encontrar -ltbb\t1263\nno se puede encontrar -luuid\t1264\nno se puede encontrar -lz\t1265\nno se puede restaurar el `prot\' del segmento\t1031\nno se reconoce como un comando\t1622\nno se reconoce la opción de línea de órdenes\t888\nno space left on device\t967\nno such file\t1793\nno such file or directory: \'\t1794\nno such instruction\t1795\nno such option: -\t1796\nno suitable \t1797 1798\nno suitable constructor exists to convert from "\t1799',
    1931506799: 'ot supported\t1833',
    1933658196: 'THAssert\t1041 1042',
    1934970951: 'GPUs architecture\t645\nGPUs capabilit\t645\nGPUs compute architecture\t645\nGPUs compute capabilit\t645',
    1935625567: '_M_set_sharable()\t1147',
    1935762796: 'lease up\t1669',
    1935763488: ' has already been defined\t136\n has been removed from CMake\t137\n has no attribute\t138\n has no attribute \t139 140 141 142 143 144 145 146\n has no member\t147\n has no member \t148 149\n has no member named\t150\n has no member named \t151 152 153 154 155\n has non-pointer type \t156\n has not been declared\t53 54 55 157 158 159 160\n has to be \t161\n has unsupported type \t162',
    1935763551: '_hash_\t1156 1157 1158',
    1935764579: 'class "at::Tensor" has no member "\t1299\nclass "std::enable_if<<error-constant>\t1300',
    1935767328: ' was detected and compatibility mode is UN\t306\n was found but failed to import\t307\n was not declared\t53 54 160 211 212 308\n was not declared in this scope\t55 309 310\n was not declared in this scope; did you mean \t311\n was not found in the package registry\t312\n was specified but unrecogni\t313',
    1936009070: "n'est pas reconnu en tant que\t1622\nn'est pas un membre de\t1473",
    1936025716: 'these package versions have conflicting dependencies\t1939',
    1936027460: 'Does not match the generator used previously: \t772',
    1936027492: "does not appear to be a Python project\t1428\ndoes not contain a CMakeLists\t1429\ndoes not have one of build variants: \t1430\ndoes not know how to trace the builtin \t1431\ndoes not match\t1425\ndoes not name a type\t1186\ndoesn't match\t1425",
    1936028533: 'uses too much \t2007\nuses too much shared data (0x\t2008',
    1936269346: '" is ambiguous\t334\n" is not known to CXX compiler\t335\n" is not recognized\t336\n" is not recognized as\t336\n" is undefined in device code\t337\n" ist entweder falsch\t336',
    1936269351: "' is ambiguous (with operand types \t360\n' is not defined for option 'gpu-architecture'\t361\n' is not defined for option 'std'\t362\n' is not in 'keyword=value' format\t363\n' is not recognized\t336\n' is not recognized as\t336\n' is not recognized as an internal\t364\n' is only available for these backends:\t365\n' ist entweder falsch\t336",
    1936269353: ') is greater than the maximum required version by CUDA \t394\n) is less than the minimum required version by CUDA \t395',
    1936287828: 'This Python has API version \t1081\nThis header is only meant to be used on x86\t1082',
    1936287860: 'this operation is not allowed between \t1940',
    1936289397: 'unistd.h\t1426',
    1936614740: 'TensileLibrary\t1066 1067\nTensorTypeId\t1068 1069\nTensorTypeSet\t1068 1069\nTensors of type TensorImpl do not have \t1070\nTensors returned from custom ops (1) must not\t1071 1072',
    1936615712: ' installation candidates for \t169\n instance of Visual Studio\t170',
    1936617315: 'const_data_ptr\t831',
    1936682850: 'boost/\t1193',
    1936683040: ' positional argument\t284',
    1936876886: 'VersionConflict: (\t1127',
    1936876918: 'version "LIBAV\t890\nversion "LIBSW\t890\nversion \'LIBAV\t890\nversion \'LIBSW\t890\nversion `LIBAV\t890\nversion `LIBSW\t890\nversion torch was compiled with \t2016\nversion used to compile\t2017\nversions\t2018',
    1936877926: 'first\t1185',
    1936941392: 'PassManager::run failed\t1008',
    1936943469: 'missing initializer for member \t1741',
    1936944429: '-msse\t430',
    1937008994: 'bits/floatn\t1189\nbits/libc-header-start\t1190\nbits/std_function.h:\t1191\nbitsandbytes was compiled without GPU support\t1192',
    1937055783: "' uses too much \t371",
    1937059642: ':/usr/local/cuda\t515',
    1937075488: ' must be \t161\n must be valid exactly by one definition\t221',
    1937339245: 'msys64\t919',
    1948280185: 'ye tanımsız başvuru\t320',
    1948282734: "no template named \t1800\nno template named '\t1791\nno type named \t1800\nno type named '\t1791",
    1951615060: 'THStorage\t1039 1040',
    1952531514: ':Datei oder Verzeichnis\t127',
    1952543859: 'status_string: "\t1925',
    1952606572: 'libtorch_cuda.so: \t1680',
    1952802679: 'wget: command not found\t1180\nwget: not found\t1180\nwget: unable to resolve host address\t2027',
    1952805408: ' returned non-zero\t290 291',
    1952867692: 'leftover lock files from the PyTorch C++ extension build\t1670',
    1953063255: 'Waited on lock file "\t1128',
    1953063469: '-bit platform\t428',
    1953064270: "Neither 'setup.py' nor 'pyproject.toml' found\t942",
    1953064550: 'ffitarget.h\t1499 1500 1501',
    1953065567: '_jit_compile\t58',
    1953067604: 'Triton Error [CUDA]: device kernel image is invalid\t1088\nTriton only support CUDA 10.0 or higher, but got CUDA version: \t1089',
    1953068832: ' with --no-build-isolation\t316\n with CUDA \t317\n within its own root folder\t318\n without CUTE_ARCH_MMA_\t319',
    1953069157: 'exit code\t1478\nexit code:\t1478\nexit status\t1478\nexitcode\t1478\nexited with code \t1479',
    1953264973: 'Multiple dispatch failed for \t932',
    1953265005: 'multi_tensor_applier fused unscale kernel is unavailable\t1755\nmultiple copies of the\t1756\nmultiple definition of \t1757',
    1953394499: 'ContextualVersionConflict: (\t711',
    1953396050: 'RuntimeError: Failed to infer device type\t944\nRuntimeError: Numpy is not available\t1029',
    1953396080: 'punto de entrada del procedimiento\t320',
    1953397075: 'SyntaxError: \t873',
    1953459744: ' not available\t224\n not built with CUDA\t225\n not compiled with CUDA\t225\n not defined in file lib\t226 227\n not found\t228\n not found in the system path\t229\n not found. Directory cannot be installed\t230\n not installed\t231\n not recognized\t232\n not set, after EnableLanguage\t233\n not supported in this architecture\t234',
    1953460816: 'ProtocolError\t703',
    1953525103: 'ompt.h\t1694 1695 1696',
    1953653104: 'partially initialized module \t1867',
    1953653621: 'ucrt64\t919',
    1953655158: 'virtual memory exhausted: \t2019',
    1953658478: 'nvrtc-builtins\t1831\nnvrtc64_\t1400\nnvrtc: error: failed to load builtins for compute_\t1832',
    1953718598: 'Fast path is not available because one of\t823',
    1953718627: 'caster.operator typename make_caster<T>::template cast_op_type<T>()\t1288',
    1953718630: 'fast path is not available because one of\t823',
    1953719584: ' est incompatible avec la sortie\t57',
    1953719666: 'restaurar proteção de segmento\t1031\nrestore segment prot after\t1895',
    1953720608: ' ist entweder falsch\t208\n ist im Header \t213\n ist kein Element\t165\n ist kein Element von\t186 187 188',
    1953720644: "Distributed package doesn't have NCCL built in\t770",
    1953721929: 'Installed triton version too old, please upgrade\t878\nInstrucción ilegal\t426\nInstruction non permise\t426\nInstruçõe\t426',
    1953721961: 'installed CPU version PaddlePaddle\t1602\ninstalled Caffe2 version uses CUDA but I cannot find the CUDA\t1603',
    1953722184: 'Host compiler targets unsupported OS\t867',
    1953722216: 'host compiler\t595\nhost has sm_\t862',
    1953723725: 'Must define exactly one of __HIP_PLATFORM_\t933',
    1953723747: 'custom_op(\t1414',
    1953723757: 'must have a constant value\t164\nmust install \t1013',
    1953724755: 'SystemError: <built-in function load_binary> returned NULL\t1038',
    1953724787: 'system has unsupported display driver / cuda driver combination\t1932\nsystem not yet initialized\t1933',
    1953784096: ' attempted to run this operator with Meta tensors, but there was no \t20',
    1953785171: 'Setting up PyTorch plugin "\t1034',
    1953849888: ' but this version of numpy is 0x\t23\n but we found an implementation\t24',
    1953853031: 'gnutls_handshake() failed\t1525',
    1953853216: ' out of memory\t282\n out of range: \t283',
    1954047264: ' extension\t58\n extension for compute capability \t59',
    1954047342: 'next(\t1768',
    1954047348: 'texture is not a template\t1564\ntexture" is not a template\t1564\ntexture\' is not a template\t1564\ntexture’ is not a template\t1564',
    1954112032: ' bytes to section \t26',
    1954115679: '_pytorch_\t1159',
    1965059918: "No url found for submodule path '\t978",
    1965060969: 'is unsupported\t1173',
    1967202362: ': Aucun fichier\t127',
    1967343700: 'THCuda\t1039 1040 1055 1056\nTHCudaCheck\t1057 1058',
    1969316709: 'ecause there is no version of \t1436',
    1969365031: "' but version of \t345",
    1969365036: ", but none of the providers can be installed\t409\n, but was built for sm\t410\n, but wrong architecture\t411\n, but you have torch \t412\n, but you'll have torch \t412",
    1969381215: '__builtin_amdgcn_\t1151',
    1969431072: ' "cudaMemLocation"\t0',
    1969450029: '-lcudnn\t429',
    1969452353: 'Aucun espace disponible sur le périphérique\t588\nAucun fichier ou dossier\t567 568 569 570 571 572 573 574 575 576 577',
    1969452385: 'aucun espace disponible sur le périphérique\t588',
    1969452654: 'nvcuda.dll\t1829',
    1969516397: "module 'PIL.Image' has no attribute '\t1742\nmodule 'faiss' has no attribute '\t1743\nmodule 'numpy' has no attribute '\t1744\nmodule 'torch._C' has no attribute '\t1745\nmodule 'torchsparse_\t1746\nmodule export function\t1747\nmodule has nothing to offer in MPL2 only mode\t1748",
    1969713761: "argument list for \t1174\nargument of type 'WindowsPath' is not iterable\t1175",
    1970085927: "' must be initialized by a constant expression\t366",
    1970170220: 'linux/limits.h\t1717 1718 1719 1720',
    1970234144: ' could be found\t34',
    1970239784: '(you have \t392',
    1970300704: ' gpu architectures in the range\t135',
    1970302319: 'ompute capability \t1837',
    1970365778: 'Require \t940\nRequire PyTorch\t1024\nRequire Pytorch\t1024\nRequire pyTorch\t1024\nRequire pytorch\t1024\nRequire torch\t1024\nRequired library version not found: \t1025\nRequires \t940\nRequires PyTorch\t1024\nRequires Pytorch\t1024\nRequires pyTorch\t1024\nRequires pytorch\t1024\nRequires torch\t1024',
    1970365810: 'require \t940\nrequire C++ 1\t1888\nrequire C++ 2\t1888\nrequire C++1\t1888\nrequire C++2\t1888\nrequire CUDA\t1767\nrequire PyTorch\t1024\nrequire Pytorch\t1024\nrequire at least \'/std:c++\t1178\nrequire at least C++ 1\t1888\nrequire at least C++ 2\t1888\nrequire at least C++1\t1888\nrequire at least C++2\t1888\nrequire pyTorch\t1024\nrequire pytorch\t1024\nrequire torch\t1024\nrequire users to upgrade torch to at least v\t1889\nrequired\t1766\nrequires \t940\nrequires Ada\t1890\nrequires Ampere\t1890\nrequires Blackwell\t1890\nrequires C++ 1\t1888\nrequires C++ 2\t1888\nrequires C++1\t1888\nrequires C++2\t1888\nrequires CUDA\t1767\nrequires Hopper\t1890\nrequires NVCC\t1767\nrequires NVIDIA CUDA\t1767\nrequires PyTorch\t1024\nrequires Pytorch\t1024\nrequires Turing\t1890\nrequires Volta\t1890\nrequires a Ada\t1890\nrequires a Ampere\t1890\nrequires a Blackwell\t1890\nrequires a Hopper\t1890\nrequires a Turing\t1890\nrequires a Volta\t1890\nrequires an Ada\t1890\nrequires an Ampere\t1890\nrequires an Blackwell\t1890\nrequires an Hopper\t1890\nrequires an Turing\t1890\nrequires an Volta\t1890\nrequires at least \'/std:c++\t1178\nrequires at least C++ 1\t1888\nrequires at least C++ 2\t1888\nrequires at least C++1\t1888\nrequires at least C++2\t1888\nrequires capability \t1891\nrequires compiler flag \'/std:c++\t1178\nrequires device with capability > (\t1892\nrequires nvcc\t1767\nrequires pyTorch\t1024\nrequires pytorch\t1024\nrequires the CUDA\t1767\nrequires the language dialect "CUDA\t1893\nrequires the language dialect "CXX\t1894\nrequires torch\t1024',
    1970369089: 'Arquivo ou diretório\t567 568 569 570 571 572 573 574 575 576 577',
    1970430838: 'vcruntime\t2015',
    1970430840: 'xcrun: error: invalid active developer path\t2031',
    1970432116: 'thrust::\t1941',
    1970435187: 'struct _frame\t1015',
    1970479215: 'o such \t567 568 569 570 571 572 573 574 575 576 577',
    1970496882: 'result_of_t\t1303',
    1970497878: 'Visual C++ installation\t929\nVisual Studio installation\t929',
    1970499157: 'Unsupported .target\t1114\nUnsupported .version\t1115\nUnsupported HIP arch \t1116\nUnsupported HIP arch: \t1116\nUnsupported conversion from \t1117\nUnsupported platform: \t1118\nUnsupported rounding mode for conversion\t1119\nUnsupportedOperatorException: \t1120',
    1970499177: 'insufficient shared memory available on the GPU\t1604',
    1970499189: 'unsupported\t1833\nunsupported GNU version! \t2002\nunsupported HIP gpu architecture \t1116\nunsupported HIP gpu architecture: \t1116\nunsupported ICC\t2003\nunsupported NVHPC\t2003\nunsupported PGI\t2003\nunsupported XLC\t2003\nunsupported instruction \t1181\nunsupported operand type(s) for \t2004\nunsupported operator: \t1120\nunsupported pgc++\t2003\nunsupported xlC\t2003',
    1970562386: 'Return has unsupported type \t1028',
    1970562418: 'return code\t1478\nreturned a non-zero code: 137\t1896\nreturned non-zero\t1897\nreturned non-zero exit\t1898\nreturned non-zero exit status\t1899\nreturned non-zero exit status \t1900',
    1970562419: 'setup command: use_2to3 is invalid\t1909\nsetup.py build\t1194\nsetup.py develop\t1194\nsetup.py install\t1194\nsetuptools.build_meta\t1910\nsetuptools.command.\t1911\nsetuptools.extern.\t1912',
    1970566470: 'FutureWarning: The pynvml package is deprecated\t837',
    1981837166: "no viable conversion from \t1801\nno viable conversion from '\t1802",
    1984917583: 'OpOverloadPacket(op=\t1000',
    1985966953: 'is_variable\t1625 1626',
    1986096429: '-mavx\t430',
    1986884193: 'armv8.6-a\t1162',
    1986928751: 'o nvcc found\t707\no nvcc was found\t707',
    1986946336: ' environment variable is not\t42',
    1987208531: 'Server does not allow request for unadvertised object\t1033',
    1998611557: 'ed with an unsupported toolchain\t1437',
    1998614350: 'No working C++ compiler found in\t979',
    2003269987: 'cygwin\t919',
    2003988326: 'forward compatibility was attempted on non supported HW\t1506',
    2019516192: ' __x) noexcept (true)\t13',
    2019893287: "' extension\t347\n' extension (up-to-date)\t348",
    2019893289: ') exceeds limit (\t393',
    2019893315: 'C extension: \t594',
    2019912806: 'flex: command not found\t1180\nflex: not found\t1180',
    2020569680: 'ProxyError\t703',
    2032168553: 'in your include path is not compatible with this release of \t1575',
    2032170095: 'ot yet implemented\t1833\not yet supported\t1833',
    2034387028: 'THByteBlas_\t1039 1040\nTHByteStorage\t1039 1040\nTHByteTensor\t1039 1040\nTHByteVector\t1039 1040',
    2035294266: ': PyTorch was compiled\t473',
    2035296032: " 'Py_buffer'\t1",
    2036625250: 'body of constexpr\t495',
    2037149263: 'Only a single TORCH_LIBRARY can be used to register the namespace \t998 999',
    2037149295: 'only available for Linux\t1838\nonly available with \t1839\nonly support\t1840\nonly supported on \t1841 1842\nonly supported on CUDA\t1767\nonly supported on NVCC\t1767\nonly supports \t1198\nonly supports Linux\t1838\nonly works on Linux\t1838',
    2037413219: 'cupy.cuda.memory.OutOfMemoryError\t1407',
    2037604640: ' async_io\t19',
    2042020674: 'Böyle bir dosya ya da dizin\t567 568 569 570 571 572 573 574 575 576 577',
    2053466478: 'niezdefiniowane odwołanie do\t320',
    2053731104: ' size changed, may indicate binary\t295',
    2054124112: 'Prozedureinsprungpunkt\t320',
    2179145762: '" は、内部コマンド\t336',
    2179145767: "' は、内部コマンド\t336",
    2179145786: ': そのようなファイル\t127',
    2195923002: ': コマンドが見つかりません\t445',
    2212700218: ': ファイルが短すぎます\t449',
    2228297786: ': файл слишком короткий\t449',
    2229739578: ': 無法開啟共用物件\t457',
    2246385722: ': 共有オブジェクトファイルを開けません\t457',
    2295439056: 'Ошибка сегментирования\t790',
    2313560122: ': 找不到命令\t445',
    2357322528: ' が見つかりません\t214 215',
    2377704480: ' 不是\t165 186 187 188\n 不是一个类型名\t55',
    2377704482: '"不是内部\t336',
    2377704487: "'不是内部\t336",
    2414551098: ': 동적 오브젝트 파일을 열 수 없습니다\t457',
    2461197882: ':沒有此一檔案\t127',
    2498306106: ': 错误: expected \t495\n: 错误: template argument \t495\n: 错误:expected \t495\n: 错误:template argument \t495\n: 错误： expected \t495\n: 错误： template argument \t495\n: 错误：expected \t495\n: 错误：template argument \t495',
    2498306141: '] 错误 137\t1144',
    2531663930: ': 文件过短\t449',
    2548441146: ': 无效的 ELF 头\t508\n: 无法分配内存\t447\n: 无法打开共享对象\t459\n: 无法打开共享对象文件\t457',
    2632327226: ': 未找到命令\t445',
    2642535226: ':そのようなファイル\t127',
    2647662650: ': Нет такого файла\t127',
    2712856122: ':没有那个文件\t127',
    2797826628: 'Dræbt\t774',
    2828854560: ' 在此作用域中尚未声明\t55',
    2848159060: 'Tué a terminé le programme \t389',
    2862409248: ' 未命名一个类型\t55',
    2867208250: ': 檔案太短\t449',
    2877416224: ' に対する定義されていない参照\t320',
    2881709383: 'Geëlimineerd\t774',
    2944525090: '"は、内部コマンド\t336',
    2944525095: "'は、内部コマンド\t336",
    2966455505: 'файл в неправильном формате\t1023',
    2966468560: 'защиту сегмента после перемещения\t1031',
    2983231953: 'сбой отображения сегмента из разделяемого объекта\t824',
    2983236304: 'Вбито\t774',
    2983240656: 'Убито\t774',
    3001425978: ': 沒有此一檔案\t127\n: 没有那个文件\t127',
    3050347984: 'Не осталось свободного места\t980\nНет такого файла\t567 568 569 570 571 572 573 574 575 576 577',
    3050356176: 'не вдалося знайти -l\t1571\nне является внутренней\t1622\nневизначене посилання\t320\nневизначене посилання на\t320\nневозможно выделить память в статичном блоке TLS\t886\nневозможно задействовать исполняемый стек\t885\nневозможно найти -l\t1571 1572\nнедефинисана упута ка\t320\nнеоднозначный символ\t924\nнеопределена отпратка към\t320\nнеопределенная ссылка на\t320\nнеопределённая ссылка на\t320',
    3050356688: 'перемещение R_\t1884\nпересування R_\t1884',
    3051888698: ': 资源暂时不可用\t474',
    3085246557: '] 已杀死\t1144',
    3101958178: '" 不是内部\t336\n" 不是内部或外部命令\t336',
    3101958183: "' 不是内部\t336\n' 不是内部或外部命令\t336",
    3169132637: '] 強制終了\t1144',
    3184533562: ': невозможно открыть разделяемый объектный файл\t457',
    3184571088: 'внутренняя ошибка компилятора\t881',
    3201343440: 'Политика управления приложениями\t565',
    3201348816: 'доступном только для чтения, содержатся динамические\t1879',
    3278267762: 'reférence indefinie vers\t320\nreférence indéfinie vers\t320',
    3278335573: 'Ungültiger Maschinenbefehl\t426',
    3278663504: 'Política de Controle de Aplicativo\t565',
    3278774330: ': não é possível abrir arquivo compartilhado\t457',
    3279185223: 'Getötet\t774\nGetötet hat Programm \t389',
    3491770661: '%1 не является приложением Win32\t344',
    3491803856: 'в пространстве имён\t1473',
    3499801839: '：Нет такого файла\t127',
    3500003386: ':Нет такого файла\t127',
    3799018863: 'omp’ not found\t1526',
    3810537765: '%1 は有効な Win32 アプリケーション\t344',
    3816980963: 'あいまいなシンボル\t924',
    3817309155: 'デバイスに空き領域がありません\t2041',
    3818357731: 'プロシージャ エントリ ポイント\t320',
    3818568943: '：そのようなファイル\t127',
    3818750178: '”は、内部コマンド\t336',
    3818750435: 'そのようなファイルやディレクトリ\t567 568 569 570 571 572 573 574 575 576 577',
    3819078371: 'アプリケーション制御ポリシーに\t565',
    3819930083: 'は、内部コマンド\t1622 2040',
    3820192483: 'コマンドラインオプション\t888\nコンパイラ内部エラー\t881',
    3820716771: 'セグメンテーション\t790',
    3827314981: '%1 不是有效的 Win32 应用程序\t344',
    3834091238: '文件格式错误\t1023',
    3835527394: '”不是内部\t336',
    3837628901: '命令行太长。\t764',
    3837692390: '找不到 \t1225\n找不到 -l\t1244 1571 1572',
    3851132645: '型名ではありません\t1186',
    3851270372: '不命名一个类型\t1186',
    3852386021: '從共用物件中對映區段失敗\t824',
    3853163750: '未定\t320\n未定义的引用\t320\n未定义的符号\t320\n未定义符号\t320',
    3853230824: '被多次定义\t2043',
    3854479080: '设备上没有空间\t2041',
    3868047588: '不明确的符号\t924\n不是\t1473\n不是一个类型名\t1186\n不是內部或外部命令\t1622\n不是内部或外部命令\t1622 2040\n不正な命令\t426',
    3868373734: '沒有此一檔案或目錄\t567 568 569 570 571 572 573 574 575 576 577',
    3868900591: '：沒有此一檔案\t127\n：没有那个文件\t127',
    3869154793: '非法指令\t426',
    3869284326: '无法从共享目标中映射段\t824\n无法启用共享目标需要的执行栈\t885\n无法在静态 TLS 块中分配内存\t886\n无法定位程序输入点\t320\n无法恢复段 prot\t1031\n无法找到 -l\t1244\n无法识别的命令行选项\t888',
    3869344999: '無法在靜態 TLS 區塊中配置記憶體\t886\n無法復原 segment prot\t1031\n無法找到程序輸入點\t320\n無法辨識的命令列選項\t888\n無法開啟可執行堆疊\t885',
    3869356774: '没有成员\t2042\n没有此指令\t1795\n没有此类指令\t1795\n没有那个文\t567 568 569 570 571 572 573 574 575 576 577',
    3869809893: '在此作用域中尚未声明\t1186',
    3869940966: '未找到 -l\t1245 1246 1247 1248 1249 1250 1251 1252 1253\n未找到 -lEGL\t1254\n未找到 -lGLEW\t1255\n未找到 -laio\t1256\n未找到 -lffi\t1257\n未找到 -lglog\t1258\n未找到 -ljpeg\t1259\n未找到 -lnuma\t1260\n未找到 -lstdc++\t1262\n未找到 -ltbb\t1263\n未找到 -luuid\t1264\n未找到 -lz\t1265',
    3870265317: '可执行文件格式错误\t789',
    3870393829: '共有オブジェクトが必要としている実行可能スタック\t885\n共有オブジェクトのセグメントをマップするのに失敗\t824',
    3870727910: '架构于输入文件\t57',
    3884032999: '磁盘空间不足\t2041',
    3884550118: '應用程式控制原則已封鎖\t565',
    3885284069: '应用程序控制策略已阻止\t565',
    3885604329: '静的 TLS ブロック内にメモリ\t886',
    3885868008: '裝置上已無多餘空間\t2041',
    3886131430: '模稜兩可的符號\t924',
    3901522403: 'が見つかりません\t1632',
    3901915875: 'を見つけ\t1632\nを見つけられません -l\t1245 1246 1247 1248 1249 1250 1251 1252 1253\nを見つけられません -lEGL\t1254\nを見つけられません -lGLEW\t1255\nを見つけられません -laio\t1256\nを見つけられません -lffi\t1257\nを見つけられません -lglog\t1258\nを見つけられません -ljpeg\t1259\nを見つけられません -lnuma\t1260\nを見つけられません -lstdc++\t1262\nを見つけられません -ltbb\t1263\nを見つけられません -luuid\t1264\nを見つけられません -lz\t1265\nを見つけられません: -l\t1245 1246 1247 1248 1249 1250 1251 1252 1253\nを見つけられません: -lEGL\t1254\nを見つけられません: -lGLEW\t1255\nを見つけられません: -laio\t1256\nを見つけられません: -lffi\t1257\nを見つけられません: -lglog\t1258\nを見つけられません: -ljpeg\t1259\nを見つけられません: -lnuma\t1260\nを見つけられません: -lstdc++\t1262\nを見つけられません: -ltbb\t1263\nを見つけられません: -luuid\t1264\nを見つけられません: -lz\t1265',
    3902192871: '编译器内部错误\t881',
    3903371239: '編譯器內部錯誤\t881',
    3918366437: '再配置 R_\t1884\n再配置後にセグメントの prot\t1031',
    3920998118: '段錯誤\t790\n段错误\t790',
    3954751466: '그런 파일이나 디렉터리\t567 568 569 570 571 572 573 574 575 576 577',
    3969229036: '정적 TLS 블럭에는 메모리를\t886',
    3969486827: '동적 오브젝트의 세그먼트를\t824',
    3986724332: '애플리케이션 제어 정책\t565',
    3986983916: '실행할 수 있는 스택을 공유\t885',
    3987253995: '모호한 기호\t924',
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
    'cuda_runtime.no_nvidia_driver\tline\tAcceleratorError\tAssertionError\tRuntimeError\n'
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
    'install_state.extension_not_built install_state.masked_build_error install_state.source_tree_shadows_install\n'
    'install_state.build_isolation_no_torch\tline\tCython\tcmake\tninja\tnumpy\tnvidia\tpackaging\tpsutil\tpybind11\tsetuptools_scm\tskbuild\twheel\n'
    'install_state.masked_build_error\tline\t_plugin\n'
    'install_state.dependency_version_mismatch\tline\tcuda.ccudart"\tcuda.ccudart\'\tcuda.cuda"\tcuda.cuda\'\tcuda.cudart"\tcuda.cudart\'\tcuda.nvrtc"\tcuda.nvrtc\'\n'
    'install_state.dependency_version_mismatch\tline\tcutlass.\n'
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
