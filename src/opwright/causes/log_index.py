"""Which causes to import for a log. Written by tools/index_causes.py."""

IN_LOGS: dict[int, str] = {
    539123551: '__" does not take arguments\t1095',
    540682536: '(): incompatible function arguments. The following argument types are\t368',
    540685421: 'm4: command not found\t1124\nm4: not found\t1124',
    540697708: "ld: cannot find\t1559\nld: library 'ATen' not found\t1560\nld: library 'EGL\t1561\nld: library 'GL\t1562\nld: library 'GLEW\t1563\nld: library 'GLU\t1562\nld: library 'GLX\t1562\nld: library 'MIOpen\t1564\nld: library 'OpenGL\t1562\nld: library 'X11\t1565\nld: library 'Xext\t1565\nld: library 'Xi\t1565\nld: library 'Xrandr\t1565\nld: library 'aio\t1566\nld: library 'amd_comgr\t1564\nld: library 'amdhip64\t1564\nld: library 'blas\t1567\nld: library 'c\t1568\nld: library 'c10' not found\t1560\nld: library 'c10_cuda\t1569\nld: library 'caffe2' not found\t1560\nld: library 'cblas\t1567\nld: library 'crypt\t1570\nld: library 'crypto\t1571\nld: library 'cublas\t1564\nld: library 'cuda\t1564\nld: library 'cufft\t1564\nld: library 'cufile\t1564\nld: library 'culibos\t1564\nld: library 'cupti\t1564\nld: library 'curand\t1564\nld: library 'cusolver\t1564\nld: library 'cusparse\t1564\nld: library 'cutensor\t1564\nld: library 'dl\t1568\nld: library 'ffi\t1572\nld: library 'glfw\t1573\nld: library 'glfw3\t1573\nld: library 'glog\t1574\nld: library 'hip\t1564\nld: library 'hsa-runtime64\t1564\nld: library 'hsakmt\t1564\nld: library 'ibverbs\t1575\nld: library 'jpeg\t1576\nld: library 'm\t1568\nld: library 'mlx5\t1575\nld: library 'mpi\t1577\nld: library 'mpi_cxx\t1577\nld: library 'nccl\t1564\nld: library 'npp\t1564\nld: library 'numa\t1578\nld: library 'nvJitLink\t1564\nld: library 'nvidia-ml\t1564\nld: library 'nvjpeg\t1564\nld: library 'nvrtc\t1564\nld: library 'nvshmem\t1564\nld: library 'openblas\t1567\nld: library 'png\t1579\nld: library 'png16\t1579\nld: library 'pthread\t1568\nld: library 'rccl\t1564\nld: library 'rdmacm\t1575\nld: library 'roc\t1564\nld: library 'rt\t1568\nld: library 'ssl\t1571\nld: library 'stdc++\t1580\nld: library 'tbb\t1581\nld: library 'torch' not found\t1560\nld: library 'torch_cpu' not found\t1560\nld: library 'torch_cuda\t1569\nld: library 'torch_global_deps' not found\t1560\nld: library 'torch_python' not found\t1560\nld: library 'uuid\t1582\nld: library 'z\t1583\nld: library not found for -lc10_cuda\t1569\nld: library not found for -ltorch_cuda\t1569\nld: library ‘EGL\t1561\nld: library ‘GL\t1562\nld: library ‘GLEW\t1563\nld: library ‘GLU\t1562\nld: library ‘GLX\t1562\nld: library ‘OpenGL\t1562\nld: library ‘X11\t1565\nld: library ‘Xext\t1565\nld: library ‘Xi\t1565\nld: library ‘Xrandr\t1565\nld: library ‘aio\t1566\nld: library ‘blas\t1567\nld: library ‘c\t1568\nld: library ‘cblas\t1567\nld: library ‘crypt\t1570\nld: library ‘crypto\t1571\nld: library ‘dl\t1568\nld: library ‘ffi\t1572\nld: library ‘glfw\t1573\nld: library ‘glfw3\t1573\nld: library ‘glog\t1574\nld: library ‘ibverbs\t1575\nld: library ‘jpeg\t1576\nld: library ‘m\t1568\nld: library ‘mlx5\t1575\nld: library ‘mpi\t1577\nld: library ‘mpi_cxx\t1577\nld: library ‘numa\t1578\nld: library ‘openblas\t1567\nld: library ‘png\t1579\nld: library ‘png16\t1579\nld: library ‘pthread\t1568\nld: library ‘rdmacm\t1575\nld: library ‘rt\t1568\nld: library ‘ssl\t1571\nld: library ‘stdc++\t1580\nld: library ‘tbb\t1581\nld: library ‘uuid\t1582\nld: library ‘z\t1583\nld: unsupported tapi file type '\t1584",
    540702325: 'uv: command not found\t1319\nuv: not found\t1319',
    540949792: ' => not found\t10',
    541218115: 'CUB requires a definition of CUB_NS_QUALIFIER\t601',
    541477957: 'ELF load command a\t739',
    541675585: 'API call is not supported in the installed CUDA driver\t487',
    541870925: 'MKL ERROR: \t869\nMKL FATAL ERROR: \t869',
    541871172: 'DLL load failed\t715 716 717\nDLL load failed while importing \t718\nDLL load failed: Die angegebene Prozedur\t719\nDLL load failed: The specified procedure\t719\nDLL load failed: 找不到指定的程序\t719',
    541937487: 'OOM when allocating tensor\t942',
    542329940: 'TLS handshake timeout\t1010',
    542393671: 'GET was unable to find an engine to execute this computation\t794',
    542461511: 'GNU version! gcc \t815',
    542462019: "CPU does not support \t598\nCPU doesn't support \t598\nCPU lacks \t598",
    542462023: 'GPU architecture\t606\nGPU capabilit\t606\nGPU compute architecture\t606\nGPU compute capabilit\t606\nGPU functionality will not be available\t817',
    543449442: "bad register name \t1125\nbad value 'armv9\t1107\nbad value ('armv9\t1107\nbad value (‘armv9\t1107\nbad value ‘armv9\t1107",
    543451460: 'Did you forget to add @triton.jit\t722',
    543451492: 'did not complete successfully: exit code: 137\t1360\ndid you forget to \t1361',
    543516756: 'The \'sklearn\' PyPI package is deprecated\t1018\nThe CUDA compiler identification is unknown\t1019\nThe HIP compiler identification is unknown\t1020\nThe command line is too long.\t723\nThe current CMakeCache.txt directory \t1021\nThe library is compiled without \t1022\nThe source "\t1023\nThe specified path, file name, or both are too long\t1024\nThe term \'nvcc\' is not recognized\t668',
    543516788: 'the operator \t1842\nthe package flash_attn seems to be not installed\t1138',
    543516996: 'Die Befehlszeile ist zu lang.\t723',
    543517006: 'Nie ma takiego pliku\t533 534 535 536 537 538 539 540 541 542 543 544',
    543517801: 'ile in wrong format\t972',
    543519329: 'are not currently supported\t1118\nare not supported\t1118\nare not yet supported\t1118\nare unsupported\t1118',
    543519605: "use of undeclared identifier \t1904\nuse of undeclared identifier '\t1894 1895 1896",
    543520100: 'due to ninja not being installed\t1372',
    543521063: "'ye tanımsız başvuru\t306",
    543584032: ' of the Protocol Buffer runtime library, but the installed version is \t228\n of the Protocol Buffer runtime library, which is not\t229',
    543585601: 'Auf dem Gerät ist kein Speicherplatz\t556',
    544104771: 'Can not find\t651',
    544106784: ' in namespace\t159\n in namespace \t160\n in your include path is not compatible with this release of \t161',
    544108320: ' on CUDA arch < \t230\n on a machine with \t231',
    544108366: 'Non rimane spazio sul device\t928',
    544108398: 'non rimane spazio sul device\t928\nnon è riconosciuto come\t1540',
    544165434: ':No existe el\t124\n:No such file\t124',
    544173600: ' no es un miembro de\t159 178 179 180\n no se reconoce\t198',
    544173940: 'too few arguments for template template parameter "Tuple"\t1847\ntoo many initializer values\t1848\ntoo old to be supported by the triton GPU compiler\t1849',
    544175136: ' to be true, but got false\t287\n to compile PyTorch\t288\n to find Python.h\t289',
    544236404: 'tcp connect error\t1239',
    544238959: 'omp not found\t1448',
    544239392: ' op due to it not being compatible\t234',
    544370464: ' or above\t13\n or above \t267\n or greater \t267\n or higher\t13\n or higher \t267\n or later\t13\n or later \t267\n or later compatible compiler is required\t268\n or newer\t13\n or newer \t267\n or one of its dependencies\t269',
    544372079: 'our device is too old. We require compute capability\t1767',
    544432488: 'has already been de\t1453\nhas compute capability < \t1454\nhas inconsistent \t1455\nhas no attribute \t1214 1456 1457\nhas no device code compatible with \t1458\nhas no member \t1459\nhas no member named \t1459 1460 1461 1462\nhas not been declared\t1130',
    544432503: 'was compiled with CPU_ONLY flag\t1921\nwas not declared in this scope\t1130',
    544434464: " is already registered\t164\n is already registered as a pybind11::native_enum\t165\n is already registered. Ensure that registration with torch::class_\t166\n is ambiguous\t167\n is defined in header \t168\n is incompatible with\t169\n is incompatible with \t170\n is incompatible with lib\t171\n is less than desired GPU memory\t172\n is less than the minimum supported by NVRTC\t173\n is missing, please make sure it is specified in the 'build-system.requires'\t174\n is not None\t175\n is not a \t176\n is not a directory\t38\n is not a member of\t159 177 178 179 180\n is not a member of \t181 182 183 184\n is not a member of 'cute\t153\n is not a member of 'cutlass\t153\n is not a member of ‘cute\t153\n is not a member of ‘cutlass\t153\n is not a recognized processor for this target\t185\n is not a supported wheel on this platform\t186\n is not a valid\t38\n is not a valid editable requirement\t187\n is not a valid wheel file\t188\n is not available, \t189\n is not compatible with\t169\n is not compatible with \t170\n is not compatible with the current PyTorch installation\t190\n is not compatible with this Python\t191\n is not compiled with it\t189\n is not defined\t192 193 194 195\n is not enabled\t196\n is not found\t197\n is not recognized as\t198\n is required\t199\n is required but found\t200\n is undefined\t201 202\n is used but incompatible\t169\n is used but is incompatible\t169",
    544435812: 'dns error: failed to lookup address\t1366',
    544436008: '(os error 112)\t370\n(os error 122)\t370\n(os error 28)\t370',
    544437570: 'Bus error\t529',
    544500071: 'git submodule \t1441',
    544501575: 'Got SM\t818',
    544501582: 'Not a directory: \t921\nNot currently implemented by \t929\nNot currently implemented for \t929\nNot currently implemented on \t929\nNot currently supported by \t929\nNot currently supported for \t929\nNot currently supported on \t929\nNot enough memory. Please try to increase --mem-fraction\t930\nNot find\t652\nNot implemented by \t929\nNot implemented for \t929\nNot implemented on \t929\nNot supported by \t929\nNot supported for \t929\nNot supported on \t929\nNot yet implemented by \t929\nNot yet implemented for \t929\nNot yet implemented on \t929\nNot yet supported by \t929\nNot yet supported for \t929\nNot yet supported on \t929',
    544501607: 'got Arch.sm_\t818\ngot SM\t818\ngot an unexpected keyword argument \t1449\ngot sm\t818\ngot sm_\t818',
    544501614: 'not available for \t1716\nnot available on \t1716\nnot compiled with GPU offload support\t1717\nnot currently implemented by \t929\nnot currently implemented for \t929\nnot currently implemented on \t929\nnot currently supported by \t929\nnot currently supported for \t929\nnot currently supported on \t929\nnot enough disk space\t1025\nnot enough free disk space\t1025\nnot enough free space\t1025\nnot enough space\t1025\nnot find\t652\nnot found\t1718\nnot implemented by \t929\nnot implemented for \t929\nnot implemented on \t929\nnot installed\t1719\nnot match\t1364\nnot support\t1720\nnot supported by \t929 1721\nnot supported for \t929 1716 1721\nnot supported for the current GPU. Minimum capability: \t1722\nnot supported on \t929 1716 1721\nnot valid for use in process\t25\nnot yet available for \t1716\nnot yet available on \t1716\nnot yet implemented by \t929\nnot yet implemented for \t929\nnot yet implemented on \t929\nnot yet supported by \t929 1721\nnot yet supported for \t929 1716 1721\nnot yet supported on \t929 1716 1721',
    544502633: 'ist entweder falsch geschrieben\t1540\nist kein Element von\t1399',
    544502645: 'ust use \t1907',
    544503119: 'Out of memory: Kill process\t951\nOut of memory: Killed process\t951',
    544503138: 'but the target was not found\t1144',
    544503151: 'out of memory\t1768 1769 1770\nout of memory allocating \t1771\nout of resource\t1772\nout of resource: triton_\t1773',
    544567129: 'You are running version \t1076\nYou must give at least one requirement to\t1077\nYou tried to install "pytorch"\t1078',
    544567161: 'you should not try to import numpy from\t1927',
    544760141: 'Max retries exceeded with url\t872',
    544825888: ' by system policy\t25',
    544828526: 'nly Ada\t1226\nnly Ampere\t1226\nnly Blackwell\t1226\nnly Hopper\t1226\nnly NVIDIA Ada\t1226\nnly NVIDIA Ampere\t1226\nnly NVIDIA Blackwell\t1226\nnly NVIDIA Hopper\t1226\nnly NVIDIA Rubin\t1226\nnly NVIDIA Turing\t1226\nnly NVIDIA Volta\t1226\nnly Rubin\t1226\nnly SM\t1226\nnly Turing\t1226\nnly Volta\t1226\nnly available \t1688\nnly be available \t1688\nnly be enabled \t1688\nnly be implemented \t1688\nnly be supported \t1688\nnly be valid \t1688\nnly enabled \t1688\nnly gfx\t1226\nnly implemented \t1688\nnly runs \t1688\nnly sm\t1226\nnly support\t1689\nnly support \t1688\nnly supported \t1688\nnly supports \t1688\nnly valid \t1688\nnly works \t1688',
    546346988: '에 대한 정의되지 않은 참조\t306',
    547011823: '： Aucun fichier\t124\n： Datei oder Verzeichnis\t124\n： No existe el\t124\n： No such file\t124\n： Нет такого файла\t124\n： そのようなファイル\t124\n： 沒有此一檔案\t124\n： 没有那个文件\t124',
    547193058: "” is not recognized\t321\n” is not recognized as\t321\n” ist entweder falsch\t321\n” n'est pas reconnu\t321\n” no se reconoce como\t321\n” は、内部コマンド\t321\n” 不是内部\t321\n” 不是内部或外部命令\t321",
    549234155: '를 찾을 수\t1550',
    659902535: "GPU's architecture\t606\nGPU's capabilit\t606\nGPU's compute architecture\t606\nGPU's compute capabilit\t606",
    661528610: '" n\'est pas reconnu\t321',
    661528615: "' n'est pas reconnu\t321",
    661545283: "Can't find\t651 652",
    661545315: "can't be installed because it doesn't\t1165\ncan't find\t651 652\ncan't open file \t1166",
    661548868: "Don't know what to do with '\t732",
    661548900: "don't have enough free space in /\t1371",
    661679471: "omp' not found\t1448",
    662007641: "You're on \t1079\nYou're using \t1079",
    679517676: '은(는) 내부 또는 외부 명령\t1540',
    707403834: ': ***\t420',
    758528120: 'x86-64-v\t1107',
    760038484: 'TDM-GCC\t868',
    761752432: 'pkg-config: command not found\t1124\npkg-config: not found\t1124',
    762146671: 'oom-kill\t951',
    762212206: 'non-zero number of elements, but its data is not allocated yet\t1715',
    762341744: 'pip-build-env-\t1778',
    762342767: 'omp-tools.h\t1610 1611 1612',
    762671207: 'gpu-name\t1450',
    778530416: 'png.h\t1779 1780 1781',
    778659430: 'ffi.h\t1421 1422 1423',
    778661997: 'mpi.h\t1666 1667 1668',
    779119983: 'omp.h\t1610 1611 1612',
    791687523: 'c10/cuda/impl/cuda_cmake_macros.h\t1149 1150 1151 1152 1153 1154\nc10/util/AlignOf.h\t1155 1156 1157\nc10/util/Array.h\t1155 1156 1157\nc10/util/Float\t510 511 512\nc10/util/complex_utils.h\t1155 1156 1157\nc10/util/either.h\t1155 1156 1157\nc10/util/in_place.h\t1155 1156 1157\nc10/util/math_compat.h\t1155 1156 1157\nc10/util/reverse_iterator.h\t1155 1156 1157\nc10/util/variant.h\t1155 1156 1157',
    792938580: 'THC/THCAtomics.cuh\t991 992 993\nTHC/THCDeviceUtils.cuh\t994 995 996 997\nTHC/THCNumerics.cuh\t998 999 1000',
    793528133: 'EGL/egl.h\t736 737 738\nEGL/eglext.h\t736 737 738\nEGL/eglplatform.h\t736 737 738',
    796096883: 'sys/cdefs\t1134\nsys/file.h\t1365\nsys/ioctl.h\t1365\nsys/mman.h\t1365\nsys/resource.h\t1365\nsys/socket.h\t1365\nsys/time.h\t1365\nsys/wait.h\t1365',
    796157294: 'net/http: request canceled\t1010',
    796225127: 'gnu/stubs\t1134',
    808464432: '000001\t406\n0000135\t405\n0000139\t404',
    808465475: 'C4003: \t587',
    827018828: 'LNK1102\t848\nLNK1104\t570 849 850 851 852 853 854\nLNK1112\t855 856\nLNK1158\t857\nLNK1181\t853 854 858',
    827085907: 'STL1002: Unexpected compiler version, expected CUDA \t979',
    828796205: '-mf16c\t409',
    842019395: 'C2027\t575',
    842020932: 'D8021\t714',
    842211386: ': 32 bit compilation is only supported for\t421',
    842281539: 'C2429\t583',
    842348355: 'C7525\t583',
    842413891: 'C7624\t583',
    843796044: 'LNK2001\t306\nLNK2005: \t859\nLNK2019\t306',
    845374806: 'Vec256\t1068 1069',
    858796611: "C2039: \t576 577 578 579 580 581\nC2039: 'exc_traceback'\t582\nC2039: 'exc_type'\t582\nC2039: 'exc_value'\t582\nC2039: 'ob_digit'\t582\nC2039: 'tp_print'\t582\nC2039: 'use_tracing'\t582",
    863005040: 'pip3: command not found\t1319\npip3: not found\t1319',
    875968323: 'C7642\t583',
    877350476: 'LNK4272\t856',
    909128259: 'C2061: \t581\nC2065: \t581',
    909207138: 'bf16 mixed precision requires PyTorch \t1131',
    909652803: 'C3861: \t581',
    925905197: '-1073741511\t404\n-1073741515\t405\n-1073741795\t406',
    926429763: 'C2872\t586',
    942682435: "C1083\t562 563 564 565 566 567 568 569 570 571\nC1083: Cannot open compiler generated file: '\t572",
    943010371: 'C2589: \t584',
    943011651: 'C7582\t583',
    959787587: 'C2593: \t585',
    976236899: 'c10::guts\t1158\nc10::optional<\t1159',
    976909409: 'at::DeprecatedTypeProperties\t1123',
    978144327: 'GLM: GLM_\t814',
    978341199: 'OMP: Error #15\t938\nOMP: Error #15:\t939\nOMP: Error #179: Function pthread_\t940',
    979661939: 'std::shared_ptr<torch::jit\t1831 1832',
    979923827: 'ssh: Could not resolve hostname \t1829\nssh: connect to host \t1829',
    979923834: 'zsh: command not found: \t1932\nzsh: no matches found: \t1933',
    980445552: 'pip: command not found\t1319\npip: not found\t1319',
    980707687: 'git: command not found\t1124\ngit: not found\t1124',
    980708969: 'int: = is not a valid operator\t1523',
    1094928468: 'THCAssertSameGPU\t989 990\nTHCAtomics.cuh\t991 992 993',
    1094997315: "CUDA architecture\t606\nCUDA capabilit\t606\nCUDA compiler and CUDA toolkit headers are incompatible\t607\nCUDA compute architecture\t606\nCUDA compute capabilit\t606\nCUDA driver initialization failed, you might not have\t608\nCUDA driver is a stub library\t609\nCUDA driver library cannot be found\t610\nCUDA driver version is insufficient for CUDA runtime version\t611\nCUDA extension not installed\t612\nCUDA initialization: Found no NVIDIA driver on your system\t613\nCUDA unavailable, invalid device\t614\nCUDA unknown error - this may be due to an incorrectly set up environment\t615\nCUDA version mismatch! DeepSpeed ops were compiled and installed with a different version\t616\nCUDA was not found on the system, please set the CUDA_HOME\t617\nCUDA's architecture\t606\nCUDA's capabilit\t606\nCUDA's compute architecture\t606\nCUDA's compute capabilit\t606\nCUDA::nvToolsExt\t407 618 619\nCUDAGenerator\t599 600\nCUDAGuard\t620 621\nCUDAStreamGuard\t620 621\nCUDA_ARCHITECTURES\t622\nCUDA_ARCHITECTURES is set to \t623\nCUDA_ERROR_ASSERT\t624\nCUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE\t625\nCUDA_ERROR_ILLEGAL_ADDRESS\t626\nCUDA_ERROR_INVALID_IMAGE\t627\nCUDA_ERROR_LAUNCH_FAILED\t626\nCUDA_ERROR_MISALIGNED_ADDRESS\t626\nCUDA_ERROR_NO_BINARY_FOR_GPU\t628\nCUDA_ERROR_NO_DEVICE\t629\nCUDA_ERROR_OUT_OF_MEMORY\t630\nCUDA_ERROR_STUB_LIBRARY\t609\nCUDA_ERROR_SYSTEM_DRIVER_MISMATCH\t631\nCUDA_ERROR_SYSTEM_NOT_READY\t632\nCUDA_ERROR_UNSUPPORTED_PTX_VERSION\t633\nCUDA_HOME\t634\nCUDA_HOME does not exist, unable to compile CUDA\t635\nCUDA_HOME environment variable is not set\t636\nCUDA_PATH\t634\nCUDA_PATH is set but CUDA wasn\t637\nCUDA_TOOLKIT_ROOT_DIR not found or specified\t638\nCUDA_VER\t639\nCUDA_VERSION\t639\nCUDA_tensor_apply\t640 641\nCUDAs architecture\t606\nCUDAs capabilit\t606\nCUDAs compute architecture\t606\nCUDAs compute capabilit\t606",
    1096045407: '_STANDARD is set to invalid value\t1093\n_STATUS_ARCH_MISMATCH\t1094',
    1096308803: 'CXXABI_\t648\nCXXABI_1.3.\t649',
    1098215527: 'gpuAtomicAdd\t1451 1452',
    1100659951: '：Aucun fichier\t124',
    1111705684: 'THCBlas_\t987 988',
    1112099911: 'GLIBCXX_\t648\nGLIBCXX_3.4.\t649\nGLIBC_\t812\nGLIBC_2.\t813',
    1113812850: 'rocBLAS error: C\t1808',
    1126199118: 'No CUDA GPUs are available\t215 892\nNo CUDA runtime is found, using CUDA_HOME=\t893\nNo CUDA toolset found\t894',
    1126199150: 'no CUDA-capable device is detected\t629',
    1128481103: 'OACC_\t816',
    1128482900: 'THCCeilDiv\t527 528',
    1128486478: 'NVCC \t882\nNVCC" \t882\nNVCC\' \t882\nNVCC` \t882\nNVCC’ \t882',
    1128680517: 'ELFCLASS32\t391\nELFCLASS64\t391',
    1129467732: 'TORCH_CHECK\t1011\nTORCH_CUDA_API\t492 493\nTORCH_CUDA_ARCH_LIST is not set, all archs for visible cards\t1012\nTORCH_EXTENSION_NAME\t410\nTORCH_HIP_API\t573 574\nTORCH_LIBRARY_FRAGMENT\t1011',
    1130320961: 'AT_CHECK\t488 489\nAT_CHECK_INDEX\t488 489\nAT_CPP14_CONSTEXPR\t490 491\nAT_CUDA_API\t492 493',
    1131701607: 'getCurrentCUDABlasHandle\t620 621\ngetCurrentCUDASolverDnHandle\t620 621\ngetCurrentCUDASparseHandle\t620 621\ngetCurrentCUDAStream\t620 621\ngetCurrentDeviceProperties\t620 621',
    1131701619: 'setCurrentCUDAStream\t620 621',
    1131898190: 'NewConnectionError\t665',
    1145120800: ' (ADVANCED)\t1',
    1145260116: 'THCDevice\t987 988\nTHCDeviceUtils.cuh\t994 995 996 997',
    1145656910: 'NVIDIA driver on your system is too old\t883\nNVIDIA-SMI has failed because it couldn\t884',
    1145981254: 'FIND was unable to find an engine to execute\t759',
    1146438445: '-CUDA::nvToolsExt\t407',
    1146438508: 'lCUDA::nvToolsExt\t407',
    1147098177: 'AT_DISPATCH_ALL_TYPES_AND_HALF\t494 495',
    1148478823: 'getDefaultCUDAStream\t620 621\ngetDeviceProperties\t620 621',
    1150991599: '：Datei oder Verzeichnis\t124',
    1160670307: 'cl.EXE\t1235',
    1162297926: 'FBGEMM needs GCC \t647\nFBGEMM needs at least GCC \t647\nFBGEMM requires GCC \t647\nFBGEMM requires at least GCC \t647',
    1162629971: 'SSLError\t665',
    1163152969: "INTERNAL COMPILER ERROR in '\t823",
    1164863831: 'WinError 2]\t570\nWinError 3]\t570',
    1164994920: 'hipErrorAssert\t624\nhipErrorInvalidDeviceFunction\t1343\nhipErrorNoBinaryForGpu\t628\nhipErrorOutOfMemory\t630',
    1176517189: 'E: Failed to fetch\t735',
    1178749012: 'THBFloat16Blas_\t987 988\nTHBFloat16Storage\t987 988\nTHBFloat16Tensor\t987 988\nTHBFloat16Vector\t987 988',
    1179009347: 'CAFFE2_API\t492 493\nCAFFE2_CUDA_API\t492 493',
    1180652609: 'AT_FORALL_SCALAR_TYPES\t496 497',
    1195591764: 'THCGenerator\t987 988',
    1196312909: 'MINGW\t868',
    1196773443: 'CPUGenerator\t599 600',
    1198271776: ' -lGLESv1\t6\n -lGLESv2\t6',
    1198418253: 'MinGW\t868',
    1229408595: 'SIGILL\t406',
    1230262351: 'OPTIX_ERROR_UNSUPPORTED_ABI_VERSION\t943',
    1230455855: '/DWIN32\t411',
    1230984257: 'AT_INDEX_ERROR\t498 499',
    1231254131: 'srcIndex < srcSelectDimSize\t1828',
    1232367438: 'NotImplementedError: C\t931',
    1262570819: 'CMAKE_CUDA_ARCHITECTURES\t590\nCMAKE_CUDA_ARCHITECTURES must be non-empty\t591\nCMAKE_CUDA_ARCHITECTURES:\t592 593\nCMAKE_CUDA_COMPILER\t594\nCMAKE_CUDA_COMPILER not set, after EnableLanguage\t595\nCMAKE_CUDA_COMPILER:\t596',
    1279415619: 'CUBLAS_STATUS_INTERNAL_ERROR when calling \t602\nCUBLAS_STATUS_INVALID_VALUE when calling \t603',
    1280136782: 'NVML Shared Library Not Found\t774',
    1280595267: 'CUTLASS needs GCC \t647\nCUTLASS needs at least GCC \t647\nCUTLASS requires GCC \t647\nCUTLASS requires at least GCC \t647',
    1281311820: 'LD_LIBRARY_PATH contains incompatible version of cudnn\t843',
    1297501260: 'LLVM ERROR: \t845\nLLVM ERROR: Cannot select: \t846\nLLVM ERROR: out of memory\t847',
    1298295148: 'libMIOpen.so.\t1588',
    1310748265: 'in Namensbereich\t1399',
    1313032276: 'THCNumerics\t987 988\nTHCNumerics.cuh\t998 999 1000',
    1313101123: 'CUDNN_INCLUDE_DIR\t642\nCUDNN_INCLUDE_PATH\t642\nCUDNN_LIBRARY\t642\nCUDNN_LIBRARY_PATH\t642\nCUDNN_STATUS_ALLOC_FAILED\t643\nCUDNN_STATUS_NOT_INITIALIZED\t644\nCUDNN_STATUS_SUBLIBRARY_LOADING_FAILED\t645',
    1313753172: 'THNN_\t1008 1009',
    1315072364: 'libNVVM cannot be found. Do `conda install\t1589',
    1315728452: 'DllNotFoundException: Unable to load \t730',
    1318763759: '：No existe el\t124\n：No such file\t124',
    1330529327: '/DNOMINMAX\t411',
    1330795077: 'ERROR: Could not find a version\t741\nERROR: Python dependency not found\t742\nERROR: Wheel \'\t743\nERROR: unknown command "\t744',
    1330857298: 'RESOURCE_EXHAUSTED: \t971',
    1346521420: 'LIBPOSTPROC\t844',
    1347243847: 'GOMP_\t816',
    1347638595: 'CUSPARSE_\t646',
    1347703880: 'HTTP 000 CONNECTION FAILED\t670',
    1349083987: 'SciPy needs GCC \t647\nSciPy needs at least GCC \t647\nSciPy requires GCC \t647\nSciPy requires at least GCC \t647',
    1349350734: 'NumPy\t932\nNumPy C-API version 0x\t933\nNumPy needs GCC \t647\nNumPy needs at least GCC \t647\nNumPy requires GCC \t647\nNumPy requires at least GCC \t647\nNumPy was built with baseline optimizations\t934',
    1377843753: '): Read timed out\t379',
    1380141140: 'THCRandom\t987 988\nTHCRoundUp\t527 528',
    1380993352: 'HIPRTC_ERROR_COMPILATION\t666',
    1381122399: '_ARRAY_API\t1091',
    1396918356: 'THCState\t1001 1002\nTHCStorage\t987 988\nTHCStream\t1001 1002',
    1397049428: 'THESE PACKAGES DO NOT MATCH THE HASHES\t1007',
    1397050439: 'GLES2/gl\t805 806\nGLES3/gl\t805 806\nGLESv1\t807\nGLESv2\t807',
    1397706309: 'ENOSPC: no space\t740',
    1397900630: 'VERSION_MISMATCH\t1067',
    1398757712: 'PY_SSIZE_T_CLEAN macro must be defined\t952',
    1400137063: 'getStreamFromPool\t620 621',
    1413567571: 'STATUS_DLL_NOT_FOUND\t405\nSTATUS_ENTRYPOINT_NOT_FOUND\t404',
    1413695572: 'THCTensor\t987 988\nTHCThrustAllocator\t987 988',
    1413761108: 'THDTensor\t987 988',
    1414744148: 'THSTensor\t987 988',
    1415530580: 'TH_TENSOR_APPLY\t640 641',
    1416914279: 'getTHCState\t1001 1002',
    1428175429: 'E: Unable to fetch some archives\t735',
    1430462522: ': CUDA cannot be found\t423',
    1430462575: 'o CUDA toolkit found\t669\no CUDA toolkit was found\t669',
    1430472788: 'THCUNN_\t987 988',
    1430481965: '-lCUDA::nvToolsExt\t407',
    1431455828: 'THRUST_NS_QUALIFIER\t605',
    1447250004: 'THCVector\t987 988',
    1448299815: "'MSVCCompiler' object has no attribute '\t363",
    1464224839: 'GLFW/glfw3.h\t808 809 810 811',
    1465865281: 'AT_WARN\t500 501',
    1498173007: 'ONLY build\t941',
    1596993859: 'C10_FALLTHROUGH\t490 491\nC10_HIP_API\t573 574\nC10_HIP_KERNEL_LAUNCH_CHECK\t573 574\nC10_HOST_CONSTEXPR\t490 491\nC10_NORETURN\t490 491',
    1596993891: 'c10_cuda.lib\t1160',
    1598116680: 'HSA_STATUS_ERROR_INVALID_ISA\t820',
    1598182723: 'CUB_NS_QUALIFIER\t604 605',
    1598243655: 'GCC_1\t648\nGCC_3\t648\nGCC_4\t648\nGCC_7\t648',
    1598244948: 'THC_assertSameGPU\t989 990',
    1598965328: 'PFN_cuTensorMapEncode\t646',
    1600939103: '_dl_check_map_versions: Assertion\t1099',
    1601008225: 'arm_acle\t1121\narm_bf16\t1121\narm_fp16\t1121\narm_neon\t1121\narm_sve\t1121',
    1601009011: 'sum_intlist\t1782 1783',
    1601010035: 'sym_numel\t787\nsym_size\t787\nsym_stride\t787',
    1601204323: 'cpp_extension.load\t54 1333\ncpp_extension.py\t54',
    1629515598: 'No available memory for the cache blocks\t895',
    1629516905: 'it as a build dependency\t1545',
    1631789114: ': Cannot allocate memory\t424\n: Cannot fork\t425',
    1631811920: 'PyCapsule\t964',
    1631854650: ': Datei oder Verzeichnis\t124\n: Datei zu kurz\t426',
    1631985722: ': Failed to preprocess host compiler properties\t427',
    1632127060: 'THHalfBlas_\t987 988\nTHHalfStorage\t987 988\nTHHalfTensor\t987 988\nTHHalfVector\t987 988',
    1632313402: ': Kann die Shared\t434\n: Kann die Shared-Object-Datei nicht öffnen\t432',
    1632466510: 'NvMapMem\t936',
    1632641082: ': Path to libdevice library not specified\t445',
    1633836895: '__ballot\t646',
    1633839468: 'libaio.h\t1590 1591 1592 1593\nlibamdhip64.so.\t1588\nlibav\t1594',
    1633886247: "' cannot overload\t331",
    1633886266: ': calling a constexpr __device__ function\t455\n: calling a constexpr __host__ function\t456\n: cannot find /\t457\n: cannot open shared obj\t434\n: cannot open shared object\t458 459\n: cannot read file data\t426',
    1633903970: 'because it has a CompositeImplicitAutograd\t1127',
    1633903972: 'decay_t\t1241',
    1633973571: 'Cuda Configuration Error: C\t712',
    1633973603: 'cuda runtime error (2) : out of memory\t1341\ncuda.is_available()\t215\ncudaBindTexture\t646\ncudaConfigureCall\t646\ncudaErrorAssert\t624\ncudaErrorCallRequiresNewerDriver\t487\ncudaErrorCompatNotSupportedOnDevice\t625\ncudaErrorInsufficientDriver\t1342\ncudaErrorInvalidDeviceFunction\t1343\ncudaErrorInvalidKernelImage\t627\ncudaErrorMemoryAllocation\t630\ncudaErrorNoDevice\t629\ncudaErrorNoKernelImageForDevice\t628\ncudaErrorStubLibrary\t609\ncudaErrorSystemDriverMismatch\t631\ncudaErrorSystemNotReady\t632\ncudaErrorUnsupportedPtxVersion\t633\ncudaGetDeviceCount()\t1344\ncudaLaunchCooperativeKernelMultiDevice\t646\ncudaPointerAttributes\t1345\ncudaProfilerInitialize\t646\ncudaThreadExit\t646\ncudaThreadSynchronize\t646\ncudaTypedefs.h\t1327 1328\ncudaUnbindTexture\t646\ncuda_awbarrier\t1327 1328\ncuda_bf16.h\t1327 1328\ncuda_fp4.h\t1327 1328\ncuda_fp6.h\t1327 1328\ncuda_fp8.h\t1327 1328\ncuda_pipeline\t1327 1328\ncuda_ver\t639\ncuda_version\t639\ncudart64_\t1339 1340',
    1634036816: 'Please install \t963',
    1634036848: 'please install \t963',
    1634082855: "' failed: \t334",
    1634100580: 'default_program(\t1356',
    1634166092: 'LegacyTHDispatcher\t860 861\nLegacyTHFunctionsCUDA\t860 861',
    1634166124: 'legacy-install-failure\t1587',
    1634213922: '" has no member\t157 308 309\n" has no member \t310 311 312 313\n" has no member "\t314 315 316 317\n" has no member class\t318',
    1634213927: "' has no attribute '\t335",
    1634230111: '__half\t1097',
    1634493027: 'cblas.h\t1229 1230 1231\ncblas_mangling.h\t1229 1230 1231',
    1634493984: ' flag is not supported with the configured host compiler\t130',
    1634494055: 'gflags/gflags.h\t1436 1437 1438 1439 1440',
    1634541602: '" matches these operands\t322\n" may not be used in the type-id\t323',
    1634541612: ', may conflict with lib\t393',
    1634563438: 'numa.h\t1726 1727 1728\nnumaif.h\t1726 1727 1728',
    1634564716: 'lzma.h\t1644 1645 1646 1647',
    1634625890: 'binaries were compiled with C\t1132',
    1634629956: 'DynamicLibNotFoundError: Failure finding \t734',
    1634629988: 'dynamic module does not\t1373\ndynamic_cast\t1374',
    1634692128: ' load any \t128\n loaded at\t208',
    1634692166: 'Float8_e\t787',
    1634754915: 'capability\t1225 1226',
    1634754924: 'lapack\t1552\nlapacke.h\t1553 1554 1555 1556',
    1634760805: "expanded from macro \t1406\nexpanded from macro '__noinline__'\t1407\nexpansion of macro \t1406",
    1634886000: 'parameter packs not expanded with\t1775 1776',
    1634887263: '_frame\t965 1100',
    1634887267: 'cframe"\t1234\ncframe\'\t1234\ncframe’\t1234',
    1634890835: 'Strawberry\t868',
    1634890867: 'stratégie de contrôle d\t531',
    1634954837: 'UnsatisfiableError: The following specifications\t1054\nUnsatisfiedLinkError: \t1055\nUnsatisfiedLinkError: no \t1056',
    1634954869: 'unsatisfied condition: \t1900',
    1635017059: 'catastrophic error\t1228',
    1635017062: 'fatal error C10\t1415\nfatal error C1001: \t1416\nfatal error C1081\t1417\nfatal: early EOF\t1418\nfatal: fetch-pack: \t1418\nfatal: not a git repository\t1419\nfatal: unable to \t1420',
    1635018093: 'metadata-generation-failed\t1587',
    1635022189: 'mutable_data_ptr\t787',
    1635151433: "Invalid CUDA 'device=\t836\nInvalid requirement: \t837\nInvalid wheel filename\t188\nInvalidMatchSpec: \t838\nInvalidVersionSpec: \t838",
    1635151465: 'invalid command "bdist_wheel\t1526\ninvalid command "dist_info\t1526\ninvalid command "editable_wheel\t1526\ninvalid command \'bdist_wheel\t1526\ninvalid command \'dist_info\t1526\ninvalid command \'editable_wheel\t1526\ninvalid command bdist_wheel\t1526\ninvalid command dist_info\t1526\ninvalid command editable_wheel\t1526\ninvalid device function\t1527\ninvalid input constraint \'+h\' in asm\t1528\ninvalid input constraint \'+l\' in asm\t1528\ninvalid input constraint \'+r\' in asm\t1528\ninvalid input constraint \'=+h\' in asm\t1528\ninvalid input constraint \'=+l\' in asm\t1528\ninvalid input constraint \'=+r\' in asm\t1528\ninvalid input constraint \'=h\' in asm\t1528\ninvalid input constraint \'=l\' in asm\t1528\ninvalid input constraint \'=r\' in asm\t1528\ninvalid input constraint \'h\' in asm\t1528\ninvalid input constraint \'l\' in asm\t1528\ninvalid input constraint \'r\' in asm\t1528\ninvalid literal for int() with base 10: \t1529\ninvalid operands to binary expression (\t1530\ninvalid operands to binary expression (\'\t1531\ninvalid output constraint \'+h\' in asm\t1528\ninvalid output constraint \'+l\' in asm\t1528\ninvalid output constraint \'+r\' in asm\t1528\ninvalid output constraint \'=+h\' in asm\t1528\ninvalid output constraint \'=+l\' in asm\t1528\ninvalid output constraint \'=+r\' in asm\t1528\ninvalid output constraint \'=h\' in asm\t1528\ninvalid output constraint \'=l\' in asm\t1528\ninvalid output constraint \'=r\' in asm\t1528\ninvalid output constraint \'h\' in asm\t1528\ninvalid output constraint \'l\' in asm\t1528\ninvalid output constraint \'r\' in asm\t1528\ninvalid pyproject.toml config: \t1532\ninvalid target ID \t1059\ninvalid value \'armv9\t1107\ninvalid value \'c++\t1533\ninvalid value \'gnu++\t1533\ninvalid value (\'armv9\t1107\ninvalid value (‘armv9\t1107\ninvalid value for --gpu-architecture\t1534\ninvalid value ‘armv9\t1107',
    1635196967: "' was defined more than once\t353",
    1635197024: '` was removed in the NumPy 2\t1105',
    1635281254: 'fixable by adding \t1427',
    1635284080: 'ptxas application ptx input, line \t1784\nptxas does not support CC \t1785\nptxas info \t1786\nptxas warning \t1786',
    1638515570: 'réadressage R_\t1793\nréadressage de R_\t1793',
    1646292852: 'to be installed\t1129',
    1647473766: 'ft2build.h\t1430 1431 1432 1433',
    1650552405: 'Unable to find\t651 652\nUnable to find a valid cuDNN algorithm\t1040\nUnable to find code object for all current devices\t1041\nUnable to find vcvarsall.bat\t1042\nUnable to import \t661\nUnable to load \t661\nUnable to load any of {lib\t1043\nUnable to load library \t663\nUnable to load the library \t663\nUnable to locate\t652\nUnable to pre-compile ops without torch installed\t1044\nUnable to register cu\t1045',
    1650552421: 'enable executable\t1377\nenable_if_t\t1241',
    1650552437: 'unable to execute \t1880\nunable to execute \'\t1881\nunable to execute command: Killed\t1882\nunable to find\t652\nunable to find a build program corresponding to "NMake Makefiles\t1883\nunable to find a build program corresponding to "Ninja\t1884\nunable to find a build program corresponding to "Unix Makefiles\t1885\nunable to find library -l\t1183 1184 1185 1186 1187 1188 1189 1190 1191 1192 1886 1887 1888\nunable to find library -lEGL\t1193\nunable to find library -lGLEW\t1194\nunable to find library -laio\t1195\nunable to find library -lffi\t1196\nunable to find library -lglog\t1197\nunable to find library -ljpeg\t1198\nunable to find library -lnuma\t1199\nunable to find library -lstdc++\t1201\nunable to find library -ltbb\t1202\nunable to find library -luuid\t1203\nunable to find library -lz\t1204\nunable to locate\t652\nunable to open database file\t1889',
    1650552929: 'apability not supp\t1113',
    1650616684: 'libbitsandbytes_cpu.\t1595',
    1651076128: ' libraries are not found\t207\n library not found\t207',
    1651076143: '/libMIOpen\t417\n/libamd_comgr\t417\n/libamdhip64\t417\n/libcublas\t417\n/libcuda\t417\n/libcufft\t417\n/libcufile\t417\n/libculibos\t417\n/libcupti\t417\n/libcurand\t417\n/libcusolver\t417\n/libcusparse\t417\n/libcutensor\t417\n/libhip\t417\n/libhsa-runtime64\t417\n/libhsakmt\t417\n/libnccl\t417\n/libnpp\t417\n/libnvJitLink\t417\n/libnvidia-ml\t417\n/libnvjpeg\t417\n/libnvrtc\t417\n/libnvshmem\t417\n/librccl\t417\n/libroc\t417',
    1651076218: 'zlib.h\t1928 1929 1930 1931',
    1651336557: "member access into incomplete type '\t1650\nmember reference type \t1651",
    1651337587: 'simbolo ambiguo\t873',
    1651340622: 'Numba needs NumPy \t935',
    1651341651: 'Symbol\t306',
    1651341683: 'symbol not found in flat namespace\t306\nsymbole ambigu\t873',
    1651449895: "' object has no attribute 'ds_opt_\t350",
    1651469415: 'global interpreter lock (GIL) has been enabled to load module\t1442\nglobalLegacyTypeDispatch\t860 861',
    1651860850: 'reubicación R_\t1793',
    1651864352: " submodule path '\t283",
    1663067490: 'be created directly\t1126',
    1663070030: 'No compatible code objects found for: gfx\t896',
    1663071343: 'ot compiled with \t1766',
    1664044099: 'CL/cl\t588 589',
    1667309616: '0 active drivers ([])\t419',
    1667393900: 'libc10_cuda.so: \t1596\nlibcublas.so.\t1597\nlibcublasLt.so.\t1597\nlibcuda.so\t1598\nlibcuda.so cannot found\t1599\nlibcuda.so not found! Do you have a CUDA driver\t1600\nlibcuda.so.1\t1598\nlibcuda.so.1 is not a symbolic link\t1601\nlibcudart.so.\t1597\nlibcufft.so.\t1597\nlibcupti.so.\t1597\nlibcusolver.so.\t1597\nlibcusparse.so.\t1597',
    1667462766: 'nvcc \t882\nnvcc :\t1735\nnvcc cannot find a supported version of\t1736\nnvcc fatal   : Cannot find compiler \'\t1737\nnvcc fatal   : Could not open input file \'\t1738\nnvcc fatal   : redefinition of argument \'\t1739\nnvcc is required to build\t659\nnvcc is required to compile\t659\nnvcc not found\t1740\nnvcc was not found\t1740\nnvcc ：\t1735\nnvcc" \t882\nnvcc\' \t882\nnvcc:\t1735\nnvcc` \t882\nnvcc’ \t882\nnvcc：\t1735',
    1667592275: "Specified provider 'CUDAExecutionProvider' is not in available provider\t984\nSpecify CUDA_TOOLKIT_ROOT_DIR\t985",
    1667592307: 'specified that you may need to import the \t1827',
    1667594309: 'Exec format error\t747',
    1667594341: 'execinfo.h\t1365\nexecutable in path specified by\t1402\nexecutor failed running\t1403',
    1667656804: 'dlfcn.h\t1365',
    1667722864: 'pngconf.h\t1779 1780 1781',
    1667852407: 'which is not an existing directory\t1923',
    1667853909: "UnicodeDecodeError: 'utf\t1046",
    1667854445: 'mpicxx.h\t1666 1667 1668',
    1668033824: ' -lcrypt\t7',
    1668181859: 'conclude\t1318',
    1668183398: 'function for call to \t1434',
    1668248144: 'Processus arrêté\t733\nProcessus arrêté a terminé le programme \t369',
    1668248176: "procedure entry point\t306\nprocessor does not support \t598\nprocessor doesn't support \t598\nprocessor lacks \t598",
    1668311400: "hipcc' failed: No such file\t1465\nhipcc: No such file\t1466\nhipcc: command not found\t1466\nhipcc: not found\t1466",
    1668440352: ' architecture of input file \t15',
    1668443988: 'Torch is needed\t966\nTorch is not installed\t966\nTorch is required\t966\nTorch must be installed\t966\nTorch needs to be installed\t966',
    1668444020: 'torch is needed\t966\ntorch is not installed\t966\ntorch is required\t966\ntorch is required for \t1850\ntorch must be installed\t966\ntorch needs GCC \t647\ntorch needs at least GCC \t647\ntorch needs to be installed\t966\ntorch requires GCC \t647\ntorch requires at least GCC \t647\ntorch.OutOfMemoryError\t1851\ntorch._inductor.exc.\t1852\ntorch.cuda.OutOfMemoryError\t1851\ntorch.utils.ffi is deprecated\t1853\ntorch.version.cuda\t1854\ntorch/all.h\t502 503 504\ntorch/csrc/PythonTypes.h\t1855 1856 1857\ntorch/csrc/StorageDefs.h\t1855 1856 1857\ntorch/csrc/THP_export.h\t1855 1856 1857\ntorch/csrc/WindowsTorchApiMacro.h\t1855 1856 1857\ntorch/csrc/jit/\t1858 1859 1860 1861 1862\ntorch/csrc/stable/\t511 512\ntorch/csrc/utils/auto_gil.h\t1863 1864 1865\ntorch/csrc/utils/disallow_copy.h\t1863 1864 1865\ntorch/csrc/utils/future.h\t1863 1864 1865\ntorch/csrc/utils/memory.h\t1863 1864 1865\ntorch/csrc/utils/six.h\t1863 1864 1865\ntorch/extension.h\t511 512 1866 1867 1868 1869 1870\ntorch/headeronly/\t511 512\ntorch/library.h\t502 503 504\ntorch/python.h\t502 503 504\ntorch/script.h\t502 503 504\ntorch/torch.h\t502 503 504\ntorch/types.h\t502 503 504\ntorch::jit::RegisterOperators::RegisterOperators(const char\t1871\ntorch_cuda.lib\t1160\ntorch_extensions\t54 1872\ntorchaudio C++ extension is not available\t1873\ntorchinductor_\t1874 1875\ntorchvision.transforms.functional_tensor\t1876',
    1668571501: 'matching\t1649',
    1668571504: 'patch: command not found\t1124\npatch: not found\t1124',
    1668628794: ':Aucun fichier\t124',
    1671200994: '“constexpr\t328',
    1681143415: 'w64devkit\t868',
    1684104530: 'ReadTimeout\t665\nReadTimeoutError\t665',
    1684104562: 'read-only segment has dynamic IFUNC relocations\t1789\nread-only segment has dynamic relocations\t1789',
    1684107084: 'LoadLibrary failed with error 126\t866\nLoaded runtime CuDNN library: \t867',
    1684107116: 'load any more object with static\t1637\nloaded the `torch/_C` folder of the PyTorch repository\t1638',
    1684171116: 'libdevice not found at \t1602',
    1684302184: 'hidden symbol \t1463',
    1684366670: 'Need \t888\nNeed to compile C++ extensions to \t889\nNeeds \t888',
    1684366702: 'need \t888\nneed PyTorch\t973\nneed Pytorch\t973\nneed pyTorch\t973\nneed pytorch\t973\nneed torch\t973\nneeded\t1680\nneeds \t888\nneeds CUDA\t1681\nneeds PyTorch\t973\nneeds Pytorch\t973\nneeds exactly \t1142\nneeds pyTorch\t973\nneeds pytorch\t973\nneeds torch\t973',
    1684367716: 'died with <Signals.SIGKILL: 9>\t1362',
    1684632949: 'uuid/uuid.h\t1908 1909 1910 1911',
    1684633198: 'nvidia-container-cli: initialization error: \t1742\nnvidia-fabricmanager\t777',
    1684955424: ' and above\t13\n and higher\t13\n and later\t13\n and newer\t13\n and torchaudio \t14',
    1684957510: 'FindCUDA says CUDA version is\t786',
    1684957527: 'Windows Long Path support enabled\t1074\nWindows not yet supported for torch.compile\t1075',
    1684959043: 'CondaHTTPError\t670\nCondaSSLError\t670',
    1684959075: 'conda: command not found\t1319\nconda: not found\t1319\nconditional_t\t1241',
    1684960544: ' undeclared\t201',
    1685024032: ' module has been removed\t209\n module is not found\t210',
    1685025392: 'prod_intlist\t1782 1783',
    1685222775: 'wurde in diesem Gültigkeitsbereich nicht deklariert\t1130',
    1685414702: '.cuda.o\t410',
    1685414747: '[cudnn_frontend] Error: No \t1088',
    1689699140: 'Dödad-signal avslutade programmet \t369',
    1696610857: '): error : expected a "("\t380\n): error: argument list for template template\t381\n): error: exception specification is incompatible\t382\n): error: expected a "("\t380\n): error: identifier "\t318\n): error: identifier "__\t383 384\n): error: incomplete type is not allowed\t385\n): error: invalid combination of type specifiers\t386\n): error: name followed by "::" must\t381\n): error: no instance of\t387\n): error: static assertion failed with "\t388',
    1696624193: 'An error happened while trying to locate the file on the Hub\t530',
    1696624233: 'in expansion of macro \t1406',
    1696624462: 'No existe el \t533 534 535 536 537 538 539 540 541 542 543 544',
    1696624494: 'no es un miembro de\t1399',
    1697082912: " n'est pas reconnu\t198\n n'est pas un membre de\t178 179 180",
    1697541219: 'cl.exe\t1235\ncl.exe with traditional preprocessor \t1236',
    1698832442: ': Befehl nicht gefunden\t422',
    1699094621: '] Fehler 137\t1089',
    1699160157: '] Getötet\t1089',
    1699170388: 'THGenerator\t987 988',
    1699553338: ': Memory allocation failure\t435',
    1699618874: ": Ne peut ouvrir le fichier d'objet partagé\t432",
    1699749946: ': Permission denied\t446',
    1699881018: ': Resource temporarily unavailable\t448\n: Ressource temporairement\t448',
    1700022356: 'THTensor\t987 988\nTHTensorMath\t987 988',
    1700153428: 'THVector\t987 988',
    1700212059: '[-Werror\t1080',
    1700948332: 'libelf.h\t1603 1604 1605 1606',
    1701013836: 'License classifiers have been superseded by license expressions\t865',
    1701017701: 'exception handling disabled\t1400\nexception handling is disabled\t1401',
    1701078386: 'redefinition of \t1791',
    1701079328: ' identifier "\t156 157',
    1701080161: 'alderlake\t1107',
    1701080649: 'IndentationError: \t828\nIndexError: \t829 830\nIndexError: _Map_base::at\t831\nIndexError: map::at\t831\nIndexError: unordered_map::at\t831',
    1701080681: 'index_sequence\t1241',
    1701080693: 'undeclared\t1487\nundeclared identifier \t1468 1469 1712 1890\nundefined reference to \t1891\nundefined symbol: \t306\nundefined symbol: Py\t1892\nundefined symbol: _Py\t1892\nundefined symbol: mkl_\t1893\nundefinierter Verweis auf\t306\nundefiniertes Symbol\t306\nunderlying_type_t\t1241',
    1701080899: 'Code object build failed\t666',
    1701146144: ' needed by \t214',
    1701147424: ' seems to be not installed\t279',
    1701209458: 'reference indefinie vers\t306\nreference indéfinie vers\t306\nreference to\t306\nreferences to\t306\nreferencia a\t306\nreferencia indefinida a\t306\nreferencia indefinida para\t306\nreferencia nao definida a\t306\nreferencia nao definida para\t306\nreferencia não definida a\t306\nreferencia não definida para\t306\nreferensi ke\t306\nreferência indefinida a\t306\nreferência indefinida para\t306\nreferência nao definida a\t306\nreferência nao definida para\t306\nreferência não definida a\t306\nreferência não definida para\t306',
    1701210482: 'riferimento non definito a\t306',
    1701211721: "Inferred operator schema for a C++ kernel function doesn't match the expected function schema\t832",
    1701211753: 'infer_schema(func): \t1514 1515',
    1701274484: 'tcgen05\t1814',
    1701275973: 'Eigen/\t745',
    1701344288: ' the MPS \t286',
    1701345056: ' when calling \t300',
    1701405728: ' died due to signal \t33\n died due to signal 9\t34\n died due to signal 9 (Kill signal)\t34\n died with status 0x\t35',
    1701407843: 'client error (Connect)\t1239',
    1701409364: "Tried to instantiate class '\t1028\nTried to register an operator (\t1029 1030\nTried to register multiple backend fallbacks for the same dispatch key \t1031\nTried to register multiple operators with the same name\t1032",
    1701470831: 'object has no attribute\t1745\nobject has no attribute \t1746\nobject type is: \t1747',
    1701536109: 'make: \t414\nmake: command not found\t1124\nmake: not found\t1124\nmake_index_sequence\t1241\nmake_unique\t1241',
    1701603654: 'File already exists in database: \t781\nFile o directory non\t533 534 535 536 537 538 539 540 541 542 543 544\nFileExistsError: [\t782\nFileNotFoundError: [Errno 2] \t783\nFilename longer than 260 characters\t784\nFilename too long\t785',
    1701603681: 'ailed to initialize NVML: Driver/library version mismatch\t1106',
    1701603686: 'file failed to open for reading\t1424\nfile_baton.py\t1425\nfile_baton.py:\t1426',
    1701604425: 'Illegal instruction\t406 529',
    1701667150: "NameError: name \t885\nNameError: name '\t886\nNameError: name '_C' is not defined\t887",
    1701667182: 'name \'bare_metal_version\' is not defined\t1672\nnamespace "\t1673\nnamespace "c10::guts" has no member "\t1674\nnamespace "std" has no member \t1675 1676 1677 1678\nnamespace name\t1679',
    1701669204: 'TimeoutError: \t672',
    1701670771: "some optimisations will not be enabled\t1825\nsome optimizations will not be enabled\t1825\nsomething wrong with flag '\t1826",
    1701716007: "' newer than toolkit\t349",
    1701716012: ', needed by\t394\n, needed by \t395',
    1701733735: 'generic_type: \t1435',
    1701798944: " does not dominate this use\t36\n does not exist\t37 38 39\n does not have \t40\n does not include kernels for this GPU\t41\n does not match \t42\n does not match filename: \t43\n does not match namespace of enclosing TORCH_LIBRARY\t44\n does not match runtime version \t45\n does not name a\t46\n does not name a type\t47 48 49 50\n does not support \t51\n doesn't exist\t38\n doesn't match \t42",
    1701863764: 'Tapettu\t733\nTapettu-signaali päätti \t369',
    1701865808: 'Pipeline failed while executing [\t962',
    1701867296: ' open include file\t235 236 237 238 239 240 241 242 243 244 245 246 247 248 249 250 251 252 253 254 255 256 257 258 259 260 261 262 263 264 265 266\n open source file\t157 235 236 237 238 239 240 241 242 243 244 245 246 247 248 249 250 251 252 253 254 255 256 257 258 259 260 261 262 263 264 265 266',
    1701867311: '/openmp\t411',
    1701869669: 'expected primary-expression before \t1408\nexpects \t1142',
    1701869908: "TypeDefault\t1015 1016\nTypeError \t1034\nTypeError: \t1035 1036\nTypeError: expected str, bytes or os.PathLike object, not NoneType\t1037\nTypeError: join() argument must be str\t1038\nTypeError: unsupported operand type(s) for +: 'NoneType' and 'str'\t1039",
    1701869940: 'type "at::Tensor" is not allowed\t1878\ntypeid\t1374',
    1701978146: '" referenced unknown base type "\t325',
    1701978151: "' returned nan values in its \t352",
    1701978156: ', required architecture \t396',
    1701991456: ' Tree Learner was not enabled in this build\t11',
    1701996900: 'directiva de Control de aplicaciones\t531\ndirent.h\t1365',
    1701997665: 'already has an implementation\t1108',
    1701998165: 'Unregistered type : \t1052\nUnresolved extern \t1053',
    1701998197: "unrecognised command line option\t842\nunrecognised command-line option\t842\nunrecognized command\t1898\nunrecognized command line option\t842\nunrecognized command-line option\t842\nunrecognized subcommand '\t1899\nunresolved external symbol\t306",
    1701998445: 'more than one conversion function from "\t1663\nmore than one instance of overloaded function "\t1664\nmore than one operator "\t1665',
    1701999173: 'Erreur de format pour exec\t747\nErreur de segmentation\t748',
    1702064961: 'Assertion \t545\nAssertion `\t546\nAssertion error (\t547\nAssertionError: \t548 549',
    1702125892: 'Datei oder Verzeichnis nicht\t533 534 535 536 537 538 539 540 541 542 543 544',
    1702126916: 'Detected that PyTorch and \t721',
    1702126948: 'detected SM\t818\ndetected pre-SM\t818\ndetected sm\t818\ndetected sm_\t818',
    1702129225: 'Internal Triton PTX codegen error\t834\nInternal compiler error\t835\nInternal error\t835',
    1702129257: 'integer\t1524\ninteger_sequence\t1241\ninternal compiler error: Killed (program \t1525',
    1702129518: "note: macro 'max defined here\t1648\nnote: macro 'max' defined here\t1648\nnote: macro 'max’ defined here\t1648\nnote: macro 'min defined here\t1648\nnote: macro 'min' defined here\t1648\nnote: macro 'min’ defined here\t1648\nnote: macro max defined here\t1648\nnote: macro max' defined here\t1648\nnote: macro max’ defined here\t1648\nnote: macro min defined here\t1648\nnote: macro min' defined here\t1648\nnote: macro min’ defined here\t1648\nnote: macro ‘max defined here\t1648\nnote: macro ‘max' defined here\t1648\nnote: macro ‘max’ defined here\t1648\nnote: macro ‘min defined here\t1648\nnote: macro ‘min' defined here\t1648\nnote: macro ‘min’ defined here\t1648",
    1702130753: 'Attempting to deserialize object on a CUDA device\t550\nAttempting to use \t551',
    1702131043: 'cute/\t1354\ncute\\\t1354',
    1702195557: 'equest failed after \t1379',
    1702240297: ') versions mismatch\t377',
    1702240300: ', version CXXABI_\t397\n, version GCC_1\t397\n, version GCC_3\t397\n, version GCC_4\t397\n, version GCC_7\t397\n, version GLIBCXX_\t397\n, version GLIBC_2.\t398\n, version GOMP_\t397\n, version OACC_\t397\n, version solving failed\t399',
    1702240314: ': version "hip_\t479\n: version "libcu\t480\n: version "libnccl\t480\n: version "libnv\t480\n: version \'hip_\t479\n: version \'libcu\t480\n: version \'libnccl\t480\n: version \'libnv\t480\n: version `hip_\t479\n: version `libcu\t480\n: version `libnccl\t480\n: version `libnv\t480\n: version ‘libcu\t480\n: version ‘libnccl\t480\n: version ‘libnv\t480',
    1702259058: 'river version \t1807',
    1702260346: 'znver3\t1107\nznver4\t1107\nznver5\t1107',
    1702325825: 'Anwendungssteuerungsrichtlinie hat\t531',
    1702389038: '.exe" is not recognized\t321\n.exe" is not recognized as\t321\n.exe" ist entweder falsch\t321\n.exe" n\'est pas reconnu\t321\n.exe" no se reconoce como\t321\n.exe" 不是内部或外部命令\t321\n.exe\' is not recognized\t321\n.exe\' is not recognized as\t321\n.exe\' ist entweder falsch\t321\n.exe\' n\'est pas reconnu\t321\n.exe\' no se reconoce como\t321\n.exe\' 不是内部或外部命令\t321\n.exe” is not recognized\t321\n.exe” is not recognized as\t321\n.exe” ist entweder falsch\t321\n.exe” n\'est pas reconnu\t321\n.exe” no se reconoce como\t321\n.exe” 不是内部或外部命令\t321',
    1702520162: 'bezeichnet keinen Typ\t1130',
    1714375751: 'GL/freeglut.h\t795 796 797',
    1717857907: 'sndfile.h\t1820 1821 1822 1823',
    1717920878: 'ndefined\t306',
    1717920885: 'udefineret reference til\t306',
    1717985603: "Caffe2: Couldn't determine version from header\t650",
    1717985635: 'caffe2/\t1161 1162 1163 1164',
    1717987684: 'different exception spec\t1363\ndiffers from\t1364',
    1717990755: 'cufft64_\t1339 1340',
    1718513507: 'configuration file provided by "\t1320 1321\nconfiguration file provided by "CUDA\t1322\nconfiguration file provided by "Torch"\t1323\nconfigure: error: \t1324 1325\nconflicting cuDNN in LD_LIBRARY_PATH\t1326',
    1722401636: 'définitions multiples de \t874',
    1722401650: 'réference indefinie vers\t306\nréference indéfinie vers\t306\nréférence indefinie vers\t306\nréférence indéfinie vers\t306',
    1730160936: '() got an unexpected keyword argument\t272\n() got an unexpected keyword argument \t271 367\n() got multiple values for \t271',
    1731152967: 'GL/gl.h\t798 799 800\nGL/glcorearb.h\t798 799 800\nGL/glew.h\t801 802 803 804\nGL/glext.h\t798 799 800\nGL/glut.h\t795 796 797\nGL/glx.h\t798 799 800',
    1734701162: 'jpeglib.h\t1546 1547 1548 1549',
    1734959663: '/bigobj\t411',
    1734964000: ' signal terminated program \t280',
    1734964008: '(signal: 9, SIGKILL: kill)\t372',
    1734965107: 'swig: command not found\t1124\nswig: not found\t1124',
    1735289197: 'mingw\t868',
    1735290732: 'longintrepr.h\t1639 1640 1641 1642',
    1735355495: 'glog/logging.h\t1443 1444 1445 1446',
    1735357040: 'program input point\t306',
    1735549216: ' argument(s) but received\t16\n arguments for \t17\n arguments to function \t18',
    1735549292: 'larger than the available KV cache memory\t1557\nlarger than the maximum number of tokens that can be stored in KV cache\t1557',
    1735549300: 'target device or backend do not support efficient \t1839\ntarget sm_\t1840',
    1746936361: ')" has already been defined\t378',
    1746955881: 'in hip::FatBinaryInfo::\t1491',
    1749239892: 'THCharBlas_\t987 988\nTHCharStorage\t987 988\nTHCharTensor\t987 988\nTHCharVector\t987 988',
    1750288468: 'THShortBlas_\t987 988\nTHShortStorage\t987 988\nTHShortTensor\t987 988\nTHShortVector\t987 988',
    1750343738: ': The system cannot find the file specified\t449',
    1751279980: 'libhipblas.so.\t1588\nlibhipfft.so.\t1588\nlibhiprand.so.\t1588\nlibhipsolver.so.\t1588\nlibhipsparse.so.\t1588',
    1751345510: 'fichier dans un mauvais format\t972',
    1751345518: 'nicht definierter Verweis auf\t306',
    1751347777: 'Arch conditional MMA instruction used without targeting\t532',
    1751347809: "arch_bin wasn't set for some reason\t1114\narch_list[-1] += \t1115\narchitecture\t1116 1117",
    1751347823: 'orch not compiled with \t1762\norch not compiled with CUDA enabled\t1763\norch version \t1764\norch version must be \t1765\norch==\t1765',
    1751349349: 'exchange\t1241',
    1751361987: "échec d'adressage (mapping) du segment\t780",
    1751607656: 'higher\t1464',
    1751933286: 'falha no mapeamento de segmento\t780',
    1752391519: '__shfl\t646',
    1752392008: 'Hash mismatch for \t821',
    1752461166: 'nothing provides \t1723\nnothing provides __cuda\t400\nnothing provides __glibc >=2.\t401',
    1752463728: 'python3: command not found\t1319\npython3: not found\t1319\npython: command not found\t1319\npython: not found\t1319',
    1752637484: ', which is missing on the system\t400 401',
    1763715368: '() is missing value for argument\t16',
    1763717413: '%1 is not a valid Win32 application\t329\n%1 ist keine zulässige Win32-Anwendung\t329',
    1763719719: "': is not a member of 'cudaDeviceProp'\t362",
    1763733089: 'an illegal memory access was encountered\t1111',
    1763733358: 'no instance of \t1690 1691\nno instance of constructor "cut\t1692\nno instance of constructor "torch::jit::RegisterOperators::RegisterOperators" matches\t1693\nno instance of overloaded function \t1694',
    1765161080: 'x86intrin.h\t1483 1484 1485',
    1766203450: ': Filename too long\t428 429',
    1766531165: '] Killed\t1089',
    1766727738: ': Nicht genügend\t424',
    1767990816: ' failed to import\t56\n failed with exit \t57\n failed: \t58\n failed: No such file\t59',
    1768042274: '"/bin/nvcc\t327',
    1768042279: "'/bin/nvcc\t327",
    1768042298: ':/bin/nvcc\t481',
    1768053819: ';\\bin\\nvcc\t484',
    1768058209: 'ambiguous "?" operation:\t1109\nambiguous overload for \t1110\nambiguous symbol\t873',
    1768061296: 'pybind11\t1787\npybind11/\t1788\npybind11_detail_function_record\t964',
    1768124527: 'opción de línea de órdenes no reconocida\t842',
    1768255571: 'Speicherzugriffsfehler\t748',
    1768300602: ': fichier trop court\t426\n: file too short\t426 474',
    1768318308: 'defined\t1357\ndefined in file \t1358\ndefiniciones múltiples de \t874',
    1768320617: 'infiniband/\t1516 1517 1518 1519',
    1768383858: 'registered\t1792',
    1768453920: ' which is newer than running OS)\t301',
    1768693818: ': linker input file not found\t442',
    1768697658: ':/lib64\t482',
    1768716898: 'bzlib.h\t1145 1146 1147 1148',
    1768759354: ': misaligned address\t476',
    1768779113: 'immintrin.h\t1483 1484 1485',
    1768779128: 'xmmintrin.h\t1483 1484 1485',
    1768824890: ': nie można otworzyć pliku obiektu dzielonego\t432',
    1768843629: 'minimum required Nvidia driver for \t1654',
    1769103702: 'VariableTensorId\t1015 1016',
    1769152577: 'A single input file is required for a non-link phase\t486',
    1769234803: 'satisfies the requirement \t1811\nsatisfy\t1812',
    1769238607: 'OptionalCUDAGuard\t620 621\nOptionalCUDAStreamGuard\t620 621',
    1769300512: ' built with CUDA \t22',
    1769366884: "device architecture\t606\ndevice capabilit\t606\ndevice compute architecture\t606\ndevice compute capabilit\t606\ndevice is SM\t818\ndevice is sm\t818\ndevice is sm_\t818\ndevice kernel image is invalid\t627\ndevice's architecture\t606\ndevice's capabilit\t606\ndevice's compute architecture\t606\ndevice's compute capabilit\t606\ndevice-side assert triggered\t1359\ndevice-side assertion triggered\t1359\ndevices architecture\t606\ndevices capabilit\t606\ndevices compute architecture\t606\ndevices compute capabilit\t606",
    1769369189: 'environment variable is not\t1378',
    1769414695: "' with arguments from the '\t354\n' with arguments from the 'CUDA' backend\t355 356\n' with arguments from the 'MPS' backend\t357\n' with arguments from the 'Meta' backend\t358\n' with exceptions disabled\t359",
    1769566836: 'trying to build PyTorch with a too old version of \t1877',
    1769631349: 'unzip: command not found\t1124\nunzip: not found\t1124',
    1784835872: ' object has no attribute \t225 226 227',
    1785291349: 'Ubijen\t733',
    1785620814: 'Ninja is required to \t891',
    1785620846: 'ninja-build: Kommando nicht gefunden\t1683\nninja-build: command not found\t1683\nninja-build: commande introuvable\t1683\nninja-build: not found\t1683\nninja-build: orden no encontrada\t1683\nninja-build: コマンドが見つかりません\t1683\nninja-build: 未找到命令\t1683\nninja: Kommando nicht gefunden\t1683\nninja: build stopped\t1684\nninja: command not found\t1683\nninja: commande introuvable\t1683\nninja: no work to do.\t1685\nninja: not found\t1683\nninja: orden no encontrada\t1683\nninja: コマンドが見つかりません\t1683\nninja: 未找到命令\t1683',
    1797287790: 'no kernel image is available\t1695',
    1797288805: 'es kein\t1399',
    1801538883: 'CMake must be installed to build\t597',
    1801547107: 'cmake: command not found\t1124\ncmake: not found\t1124',
    1801547111: 'gmake\t420',
    1801675074: 'BackendUnavailable: Cannot import \t559',
    1801675088: "Package \t953\nPackage dependency requirement '\t954\nPackage metadata \t955\nPackageNotFoundError: \t956\nPackagesNotFoundError\t957",
    1801675120: 'packed_accessor\t787\npacked_accessor32\t1011\npacked_accessor64\t1011',
    1801678707: 'socket.gaierror: \t1824',
    1802068851: 'scikit-learn has not been built correctly\t1813',
    1802270070: 'vulkan/vulkan\t1917 1918 1919 1920',
    1802398060: 'linker `\t1632',
    1802465132: 'looks like a filename, but the file does not exist\t1643',
    1802465858: 'Broken toolchain: cannot link a simple \t560',
    1802661751: 'work with \t1142\nworks with \t1142',
    1802725700: 'Disk quota exceeded\t726',
    1802725732: 'disk quota exceeded\t726',
    1814061388: 'La ligne de commande est trop longue.\t723\nLa línea de comandos es demasiado larga.\t723',
    1814066273: "at least '/std:c++\t1122",
    1814979692: 'ld.lld: error: duplicate symbol: \t1558',
    1816217684: 'THAlloc\t987 988',
    1816283220: 'THBlas_\t987 988',
    1816545364: 'THFloatBlas_\t987 988\nTHFloatStorage\t987 988\nTHFloatTensor\t987 988\nTHFloatVector\t987 988',
    1818323300: 'dial tcp: lookup \t1010',
    1818391907: 'cublas.CUBLASError: \t1338\ncublas64_\t1339 1340\ncublasLt64_\t1339 1340',
    1818435642: ': class template "std::_Is_memfunptr" has already been defined\t460',
    1818455657: 'include file \t1493\ninclude file "ATen/\t1494\ninclude file "CL/\t1495\ninclude file "Eigen/\t1496\ninclude file "GLES\t1497\ninclude file "TH\t1498\ninclude file "THC\t1499\ninclude file "X11/\t1500\ninclude file "asm/\t1134\ninclude file "boost/\t1501\ninclude file "c\t1502\ninclude file "c10d/\t1503\ninclude file "cudnn\t1504\ninclude file "eigen3/Eigen/\t1496\ninclude file "libav\t1505\ninclude file "numpy/\t1506\ninclude file "tbb/\t1507\ninclude file "torch/\t510\ninclude file \'ATen/\t1494\ninclude file \'CL/\t1495\ninclude file \'Eigen/\t1496\ninclude file \'GLES\t1497\ninclude file \'TH\t1498\ninclude file \'THC\t1499\ninclude file \'X11/\t1500\ninclude file \'asm/\t1134\ninclude file \'boost/\t1501\ninclude file \'c\t1502\ninclude file \'c10d/\t1503\ninclude file \'cudnn\t1504\ninclude file \'eigen3/Eigen/\t1496\ninclude file \'libav\t1505\ninclude file \'numpy/\t1506\ninclude file \'tbb/\t1507\ninclude file \'torch/\t510',
    1818583913: 'icelake-\t1107',
    1818780998: 'Fehler beim Mappen des Shared Objects\t780\nFehler im Format der Programmdatei\t747',
    1818845510: 'Failed building wheel for \t760\nFailed to auto\t761\nFailed to build \t762\nFailed to build CUDA kernels for \t763\nFailed to compile. cc_cmd\t764\nFailed to detect a default CUDA architecture\t765\nFailed to detect a default CUDA architecture.\t766\nFailed to find\t651 652\nFailed to find \t767\nFailed to find MSVC.\t768\nFailed to find ROCm root directory\t769\nFailed to find a working CUDA architecture\t770\nFailed to find all files with CUDA\t771\nFailed to find nvToolsExt\t772\nFailed to import \t661 773\nFailed to initialize NVML: Driver Not Loaded\t774\nFailed to load \t661\nFailed to load library \t663\nFailed to load the backend extension: \t775\nFailed to load the library \t663\nFailed to locate\t652\nFailed to parse: \t776\nFailed to start \t777\nFailure finding "libnvvm\t708\nFailure finding \'libnvvm\t708\nFailures have been detected while processing an MLIR pass pipeline\t778',
    1818845542: "failed call to cuInit: \t1409\nfailed to find\t652\nfailed to legalize operation 't\t1410\nfailed to locate\t652\nfailed to map segment from\t1411\nfailed to open \t1412\nfailed to open elf at \t705\nfailed with\t1413\nfailed with exit \t1414",
    1818846752: ' file built for macOS-\t60\n file not found\t61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123 124 125 126\n file not recognized: \t127',
    1818847344: 'philox_cuda_state\t787',
    1818848040: '(killed) terminó el programa \t369',
    1818850658: 'build_ext\t1138\nbuilds-v0\t1139\nbuilt against \t1140\nbuilt against CUDA\t1141\nbuilt for \t1140\nbuilt for CUDA\t1141\nbuilt to run on \t1142\nbuilt using \t1140\nbuilt using CUDA\t1141\nbuilt with \t1140\nbuilt with CUDA\t1141\nbuilt without \t1143',
    1819028768: ' -llapack\t8',
    1819042150: 'fallo al asignar un segmento del objeto compartido\t780',
    1819044171: 'Killed\t733 841',
    1819045731: 'collect2: fatal error: ld terminated with signal 9\t847',
    1819176736: ' only by \t232\n only for \t232\n only on \t232\n only supports \t233\n only with \t232',
    1819240790: 'Violación de segmento\t748',
    1819242031: '/nologo\t411',
    1819307369: 'implementation for device cuda\t1486\nimplicit declaration of\t1487',
    1819308097: 'Application Control policy has blocked\t531',
    1819310149: 'Explicitly provided namespace (\t757',
    1819440483: 'curl/curl.h\t1347 1348 1349 1350\ncurl: (16) \t1351\ncurl: (18) \t1351\ncurl: (28) \t1351\ncurl: (35) \t1351\ncurl: (5) \t1351\ncurl: (52) \t1351\ncurl: (55) \t1351\ncurl: (56) \t1351\ncurl: (6) \t1351\ncurl: (60) \t1351\ncurl: (7) \t1351\ncurl: (92) \t1351\ncurl: command not found\t1124\ncurl: not found\t1124',
    1819571555: 'cutlass needs GCC \t647\ncutlass needs at least GCC \t647\ncutlass requires GCC \t647\ncutlass requires at least GCC \t647\ncutlass/\t1354\ncutlass::\t1355\ncutlass\\\t1354',
    1819635523: 'Could NOT find BLAS (missing\t674\nCould NOT find Boost (missing\t674\nCould NOT find CUDA (missing:\t675 676 677\nCould NOT find CUDAToolkit (missing:\t675 676 677\nCould NOT find CUDNN (missing\t678\nCould NOT find CURL (missing\t674\nCould NOT find CuDNN (missing\t678\nCould NOT find EGL (missing\t674\nCould NOT find Eigen3 (missing\t674\nCould NOT find FFMPEG (missing\t674\nCould NOT find FFmpeg (missing\t674\nCould NOT find Freetype (missing\t674\nCould NOT find GLEW (missing\t674\nCould NOT find GLUT (missing\t674\nCould NOT find Gflags (missing\t674\nCould NOT find Git (missing\t674\nCould NOT find Glog (missing\t674\nCould NOT find HDF5 (missing\t674\nCould NOT find JPEG (missing\t674\nCould NOT find LAPACK (missing\t674\nCould NOT find LibXml2 (missing\t674\nCould NOT find MPI (missing\t674\nCould NOT find MPI_C (missing\t674\nCould NOT find MPI_CXX (missing\t674\nCould NOT find NCCL (missing\t674\nCould NOT find NUMA (missing\t674\nCould NOT find NVTX\t679\nCould NOT find Numa (missing\t674\nCould NOT find NvToolExt\t679\nCould NOT find NvToolsExt\t679\nCould NOT find OpenCL (missing\t674\nCould NOT find OpenCV (missing\t674\nCould NOT find OpenGL (missing\t674\nCould NOT find OpenMP\t680\nCould NOT find OpenSSL (missing\t674\nCould NOT find PNG (missing\t674\nCould NOT find PkgConfig (missing\t674\nCould NOT find Protobuf (missing\t674\nCould NOT find Python\t681 682\nCould NOT find PythonLibs (missing\t683\nCould NOT find SWIG (missing\t674\nCould NOT find TBB (missing\t674\nCould NOT find Torch (missing\t684\nCould NOT find Vulkan (missing\t674\nCould NOT find X11 (missing\t674\nCould NOT find ZLIB (missing\t674\nCould NOT find cuDNN (missing\t678\nCould NOT find cudnn (missing\t678\nCould NOT find gflags (missing\t674\nCould NOT find glog (missing\t674\nCould NOT find nvToolsExt\t679\nCould not build wheels for \t685\nCould not connect\t686\nCould not detect Ninja v\t687\nCould not find\t651 652\nCould not find \t688\nCould not find MSVC\t689\nCould not find a configuration file for package "\t690\nCould not find a configuration file for package "Torch"\t691\nCould not find any \t692 693\nCould not find compiler set in environment variable \t694\nCould not find module \'\t695\nCould not find schema for \t696\nCould not find shared object file\t697\nCould not find the bitsandbytes \t698\nCould not find the operator \t39\nCould not import \t661\nCould not infer dtype of numpy.\t699\nCould not initialize NNPACK! Reason\t700\nCould not load \t661\nCould not load library \t663\nCould not load library libcudnn\t701\nCould not load libtorchcodec\t702\nCould not load symbol \t664\nCould not load the library \t663\nCould not load this library: \t703\nCould not locate\t652\nCould not locate \t688 704\nCould not open \t705\nCould not open requirements file: \t706\nCould not resolve\t686\nCould not set up the environment for Microsoft Visual Studio\t707\nCouldn\'t find\t651 652\nCouldn\'t find a suitable version of ptxas\t708\nCouldn\'t find an operator for \t709\nCouldn\'t load custom C++ ops\t710\nCouldn\'t load custom C++ ops. This can happen if your PyTorch and \t711',
    1819635555: "could not convert default argument '\t1329 1330\ncould not find\t652\ncould not locate\t652\ncould not select device driver \t1331\ncouldn't allocate \t1332\ncouldn't find\t652\ncouldn't find a suitable version of ptxas\t708",
    1830842190: "No matching distribution found for \t897\nNo module named\t898\nNo module named \t56 899 900 901 902 903 904 905 906 907 908 909 910 911 912\nNo module named '\t913",
    1830842222: "no matching con\t1696\nno matching constructor for initialization of 'torch::jit::RegisterOperators'\t1697\nno matching function for call to \t1698 1699 1700\nno member named \t1459\nno member named '\t1701 1702 1703",
    1833508922: ": Impossible d'ouvrir le fichier d'objet partagé\t432",
    1835100276: 'tham chiếu đến\t306',
    1835101728: ' name followed by "::" must be\t157\n named symbol not found\t213',
    1835102822: 'frame"\t1234\nframe\'\t1234\nframe’\t1234',
    1835166060: 'libmkl_\t1607',
    1835429165: '-mfma\t409',
    1835492691: 'Segment-Schutz nach der Relozierung\t980\nSegmentation fault\t748 981\nSegmentation-Fehler\t748',
    1835492723: 'segment en lecture seule a des réadressages\t1789\nsegmento de sólo lectura tiene reubicaciones\t1789',
    1835606074: ": impossibile aprire il file oggetto condiviso\t432\n: impossible d'ouvrir le fichier d'objet partagé\t432",
    1835622239: '__imp_\t1098',
    1835886455: 'wgmma\t1814',
    1835888451: "Command '['ninja', '--version']' returned non-zero\t667\nCommand 'nvcc' not found\t668",
    1835888459: 'Kommandozeilenoption\t842',
    1835888483: 'command line is too long\t1240\ncommon_type_t\t1241',
    1836016416: ' compiled with CUDA \t22',
    1836213584: "Permission denied: \t921\nPermission denied: '\t924\nPermissionError: [Errno 13] \t959\nPermissionError: [WinError \t960\nPermissionError: [WinError 5]\t961",
    1836213588: 'Terminado (killed)\t733',
    1836216134: 'Formato de ejecutable incorrecto\t747',
    1836280141: 'Mismatched number of arguments when calling: `\t879',
    1836280173: 'mismatches\t1364 1655',
    1836344691: 'setmaxnreg\t1814',
    1840104307: 'símbolo ambiguo\t873',
    1847602215: "', needed by '\t360 361",
    1847603493: "%1 n'est pas une application Win32 valide\t329\n%1 no es una aplicación Win32 válida\t329",
    1847616878: 'ne nomme pas un type\t1130',
    1847619177: 'in namespace\t1399',
    1847619438: 'no nombra a un tipo\t1130',
    1847620457: 'is not a full path and was not found\t1535\nis not a full path to an existing\t1536\nis not a member of\t1399\nis not able to compile a simple\t1537 1538 1539\nis not currently supported\t1118\nis not recognized as an internal\t1540\nis not supported\t1118\nis not yet supported\t1118',
    1847638978: '» non reconnue\t1934',
    1850286138: ': Internal \t433',
    1850296404: 'THIntBlas_\t987 988\nTHIntStorage\t987 988\nTHIntTensor\t987 988\nTHIntVector\t987 988',
    1851072570: ": Undefined reference to '\t306\n: Unknown option '\t450 451 452\n: Unresolved extern function\t453",
    1851859002: ': an object with that name is already\t454',
    1851876128: ' cannot be used to initialize\t26',
    1851878176: ' kann nicht gefunden werden\t204 205',
    1851878499: 'clang version must be less than \t1237',
    1851943276: 'libnvJitLink.so.\t1597\nlibnvidia-ml.so.1\t1608\nlibnvidia-ptxjitcompiler.so.1\t1608\nlibnvrtc-builtins.so\t1609\nlibnvrtc.so.\t1597',
    1852134465: 'ATen/ATen.h\t502 503 504\nATen/CPUGenerator\t505 506\nATen/CUDA\t505 506\nATen/CUDAGenerator\t505 506\nATen/Dimname.h\t507 508 509\nATen/NamedTensor.h\t507 508 509\nATen/NamedTensorUtils.h\t507 508 509\nATen/Tensor.h\t502 503 504\nATen/TensorNames.h\t507 508 509\nATen/Type\t505 506\nATen/TypeDefault\t505 506\nATen/TypeExtendedInterface\t505 506\nATen/c\t510 511 512\nATen/core/Dimname.h\t507 508 509\nATen/core/NamedTensor.h\t507 508 509\nATen/core/NamedTensorUtils.h\t507 508 509\nATen/core/TensorNames.h\t507 508 509\nATen/cpu/vec256/\t513 514 515 516 517\nATen/cuda/CUDAFuture.cuh\t518 519 520\nATen/cuda/CUDAFuture.h\t518 519 520\nATen/cuda/CUDAMultiStreamGuard.cuh\t518 519 520\nATen/cuda/CUDAMultiStreamGuard.h\t518 519 520\nATen/cuda/CUDASolver.cuh\t518 519 520\nATen/cuda/CUDASolver.h\t518 519 520\nATen/cuda/CUDATypeConversion.cuh\t518 519 520\nATen/cuda/CUDATypeConversion.h\t518 519 520\nATen/cudnn/Exceptions.h\t521 522 523 524 525 526\nATenCeilDiv\t527 528',
    1852138601: 'identifier \t1468 1469\nidentifier "\t1470 1471 1472 1473 1474 1475 1476\nidentifier "CU\t1477\nidentifier "CUSPARSE_\t1478\nidentifier "_Float\t1479\nidentifier "__builtin_\t1480\nidentifier "nvshmem\t1481\nidentifier "texture" is undefined\t1482',
    1852141679: 'opencv2/\t1754 1755 1756 1757\nopenssl/\t1758 1759 1760 1761',
    1852383271: "' in 'cudaDeviceProp'\t336\n' in 'cut\t337\n' in PATH different than the one specified with -ccbin\t338\n' in namespace '\t339\n' in namespace '__hip_internal'\t340\n' in namespace 'cut\t337\n' in namespace 'nvcuda'\t341\n' in namespace 'std'\t342",
    1852383290: ': internal \t433\n: invalid ELF header\t475',
    1852387130: ':/include\t482',
    1852397403: '[WinError \t1082 1083 1084\n[WinError 1114]\t1085\n[WinError 126]\t866\n[WinError 127]\t719 1086\n[WinError 206]\t1087',
    1852400160: ' binary not found at \t21',
    1852400175: '/bin/bash: \t413 414\n/bin/dash: \t413 414\n/bin/nvcc\t415 416\n/bin/sh: \t413 414',
    1852400971: 'Kein Speicher im statischen TLS-Block\t840\nKein Speicherplatz mehr\t556',
    1852400994: 'being in scipy source directory\t1128\nbeing installed\t1129',
    1852401003: 'kein Speicherplatz mehr verfügbar\t556',
    1852401184: ' find any \t128\n find lib\t129',
    1852403239: "'ninja' is not recognized as an internal or external command\t366",
    1852404512: ' since setuptools is not available\t281',
    1852404565: 'Using cached \t1066',
    1852404597: 'using CUDA_HOME=\t1906',
    1852534357: 'Unknown CMake command "cuda_add_executable"\t771\nUnknown CMake command "cuda_add_library"\t771\nUnknown CMake command "cuda_compile"\t771\nUnknown CUDA Architecture Name\t1047\nUnknown MS Compiler version \t1048\nUnknown builtin op: \t1049\nUnknown compiler(s): [[\'\t1050\nUnknown compute capability. \t1051\nUnknown type name \'__torch__.torch.classes.\t1028',
    1852534389: "unknown target CPU \t1059\nunknown type name \t1712 1890\nunknown type name '\t1894 1895 1896\nunknown type name '__hip_bfloat16\t1897\nunknown value 'armv9\t1107\nunknown value ('armv9\t1107\nunknown value (‘armv9\t1107\nunknown value ‘armv9\t1107",
    1852583200: ' -lnvToolsExt\t9',
    1852664132: 'Dimname\t724 725\nDimnameList\t724 725',
    1852727619: 'Cannot access data pointer of Tensor \t653\nCannot access global variable \t654 655\nCannot compile \t656\nCannot find\t651 652\nCannot find a build variant for this system in \t657\nCannot find a working triton installation\t658\nCannot find cuda path\t659\nCannot find libdevice for arch\t659\nCannot find source file:\t660\nCannot import \t661\nCannot initialize CUDA without \t662\nCannot load \t661\nCannot load library \t663\nCannot load symbol cu\t664\nCannot load the library \t663',
    1852727627: 'Kann den Stack nicht ausführbar machen\t839',
    1852727651: 'cannot be used to initialize an entity of type "cutlass::\t1167\ncannot call member function\t465\ncannot call non-constexpr function "cutlass::const_\t1168\ncannot convert \t1169\ncannot convert None of type <class \t1170\ncannot create shared object descriptor\t1171\ncannot determine \t1172\ncannot execute \t1173\ncannot find\t652 1174 1175 1176\ncannot find \t1177 1178 1179 1180\ncannot find -l\t1181 1182 1183 1184 1185 1186 1187 1188 1189 1190 1191 1192\ncannot find -lEGL\t1193\ncannot find -lGLEW\t1194\ncannot find -laio\t1195\ncannot find -lffi\t1196\ncannot find -lglog\t1197\ncannot find -ljpeg\t1198\ncannot find -lnuma\t1199\ncannot find -lpython3.\t1200\ncannot find -lstdc++\t1201\ncannot find -ltbb\t1202\ncannot find -luuid\t1203\ncannot find -lz\t1204\ncannot find the file specified: \'\t924\ncannot import name \t1205 1206 1207 1208 1209 1210 1211 1212 1213 1214\ncannot import name \'\t1215\ncannot instantiate \'\t1216\ncannot make segment writable for relocation\t1217\ncannot map zero-fill pages\t1171\ncannot open input file \t1218\ncannot open shared object file\t2 1219 1220\ncannot open source file "\t1221\ncannot overload functions distinguished by return type alone\t1222\ncannot read spec file \t1223',
    1852727659: 'kann -l\t1183\nkann nicht gefunden\t1550\nkann nicht gefunden werden -l\t1184 1185 1186 1187 1188 1189 1190 1191 1192 1489 1490\nkann nicht gefunden werden -lEGL\t1193\nkann nicht gefunden werden -lGLEW\t1194\nkann nicht gefunden werden -laio\t1195\nkann nicht gefunden werden -lffi\t1196\nkann nicht gefunden werden -lglog\t1197\nkann nicht gefunden werden -ljpeg\t1198\nkann nicht gefunden werden -lnuma\t1199\nkann nicht gefunden werden -lstdc++\t1201\nkann nicht gefunden werden -ltbb\t1202\nkann nicht gefunden werden -luuid\t1203\nkann nicht gefunden werden -lz\t1204\nkann nicht gefunden werden: -l\t1184 1185 1186 1187 1188 1189 1190 1191 1192 1489 1490\nkann nicht gefunden werden: -lEGL\t1193\nkann nicht gefunden werden: -lGLEW\t1194\nkann nicht gefunden werden: -laio\t1195\nkann nicht gefunden werden: -lffi\t1196\nkann nicht gefunden werden: -lglog\t1197\nkann nicht gefunden werden: -ljpeg\t1198\nkann nicht gefunden werden: -lnuma\t1199\nkann nicht gefunden werden: -lstdc++\t1201\nkann nicht gefunden werden: -ltbb\t1202\nkann nicht gefunden werden: -luuid\t1203\nkann nicht gefunden werden: -lz\t1204',
    1852731203: 'ConnectTimeout\t665\nConnectTimeoutError\t665\nConnection to \t671\nConnectionError: \t672',
    1852732786: 'running build_ext\t1809\nrunning on sm\t1810',
    1852788263: "'NoneType' object has no attribute '\t364 365",
    1852793632: " conflicts with target machine type \t27 28\n conflicts with this version\t29\n connect to 'http\t30",
    1852793634: '"constexpr\t328',
    1852793639: "'constexpr\t328",
    1853169722: ": ungültiger ELF-Header\t475\n: unspecified launch failure\t476\n: unsupported option '-fopenmp\t478\n: unsupported option ‘-fopenmp\t478",
    1853188163: 'ChunkedEncodingError\t665',
    1853189958: 'Found empty `transformer-engine` meta package\t788\nFound no NVIDIA driver on your system\t789 790 791\nFound two conflicting CUDA\t792',
    1853189990: 'found SM\t818\nfound sm\t818\nfound sm_\t818\nfound. Please specify\t1429',
    1864396654: 'no overload of \t1704',
    1864397673: 'is only a placeholder project on PyPI\t1541\nis only available from C++\t1542',
    1865370691: 'CL/opencl\t588 589',
    1866614868: 'THBoolBlas_\t987 988\nTHBoolStorage\t987 988\nTHBoolTensor\t987 988\nTHBoolVector\t987 988',
    1866670138: ': Command not found\t422',
    1866745940: 'THDoubleBlas_\t987 988\nTHDoubleStorage\t987 988\nTHDoubleTensor\t987 988\nTHDoubleVector\t987 988',
    1866866746: ': Found unsuitable version "\t430 431',
    1867194426: ': Kommando nicht gefunden\t422',
    1867270228: 'THLongBlas_\t987 988\nTHLongStorage\t987 988\nTHLongTensor\t987 988\nTHLongVector\t987 988',
    1867391034: ': No CUDA GPUs are available\t436\n: No existe el\t124\n: No module named \t437\n: No paths matched \t438\n: No se puede asignar\t424\n: No such file\t124 125 126 439 440 441 442\n: No such file or directory\t443\n: Not a directory\t444',
    1867806286: 'NvToolsExt\t937',
    1867806318: 'nvToolsExt\t1730 1731 1732 1733\nnvToolsExt64_1.lib\t1734',
    1867807056: 'PyTorch is needed\t966\nPyTorch is not installed\t966\nPyTorch is not linked with support for cuda devices\t967\nPyTorch is required\t966\nPyTorch must be installed\t966\nPyTorch needs GCC \t647\nPyTorch needs at least GCC \t647\nPyTorch needs to be installed\t966\nPyTorch no longer supports this GPU because it is too old\t968\nPyTorch requires GCC \t647\nPyTorch requires at least GCC \t647\nPyTorch version mismatch! DeepSpeed ops were compiled and installed with a different version\t969\nPyTorch was compiled without CUDA support\t970',
    1868720492: 'libomp/omp.h\t1610 1611 1612',
    1868721529: 'ymbol \t306\nymbols \t306',
    1868767290: ': comando não encontrado\t422\n: command not found\t422\n: commande introuvable\t422\n: could not read symbols: Invalid operation\t461 462',
    1868785010: 'recompile \t1790',
    1868787269: 'Encountered error while \t746',
    1868787273: 'Incompatible library version: lib\t827\nIncompleteRead\t665',
    1868787305: 'incompatible architecture (have \t1508\nincompatible with that of previous function "\t1509\nincompatible with the existing python installation in your environment\t1510\nincomplete \t1511\nincomplete type \t1512 1513',
    1868832802: '" does not appear to contain CMakeLists\t307',
    1869374802: 'Relocations in generic ELF (EM: \t972',
    1869374834: 'relocation R_\t1793',
    1869378165: 'urlopen error \t1903',
    1869439605: 'ubmodule\t1879',
    1869440333: 'Memory access fault by GPU node\t875',
    1869440338: 'RemoteDisconnected\t665',
    1869440365: 'memory exhausted\t1652\nmemory in static\t1653',
    1869440370: 'remove_cv_t\t1241\nremove_reference_t\t1241',
    1869488162: '" no se reconoce como\t321\n" not found\t324',
    1869488167: "' no se reconoce como\t321\n' not found\t324",
    1869488186: ': no se puede abrir el archivo del objeto compartido\t432\n: no se puede abrir el fichero del objeto compartido\t432\n: not found\t422',
    1869488224: '` not found\t324',
    1869490208: ' (no such file)\t2',
    1869491501: '--no-build-isolation\t403',
    1869502255: '/Wno-psabi\t412',
    1869504867: 'canonicalize_version() got an unexpected keyword argument\t1224',
    1869506377: 'Ignoring invalid distribution \t824',
    1869507438: "nknown \t1686\nnknown keyword argument '\t1687",
    1869508193: 'annot open include file: \t571\nannotation_type.__origin__ is tuple\t1112',
    1869636978: 'reports SM\t818',
    1869638985: "ImportError: \t825\nImportError: cannot import name '\t554\nImported target\t826",
    1869639017: 'import lib as _lib, ffi as _ffi\t1488\nimpossibile abilitare lo stack eseguibile\t839\nimpossibile allocare memoria nel blocco statico TLS\t840\nimpossibile trovare -l\t1489 1490\nimpossible de trouver -l\t1183',
    1869771333: "Error building extension '\t749\nError checking\t750\nError compiling objects for extension\t751\nError loading shared library \t752\nError loading shared library ld-linux\t753\nError relocating \t306 754\nError sending request for url (\t755\nError: No module named \t756",
    1869771365: 'error C2059\t1380\nerror C2061\t1380\nerror C2065\t1380 1381\nerror C2143\t1380\nerror C3859\t1382\nerror C3861\t1381\nerror C4430\t1381\nerror D8016\t1383\nerror sending request for url (\t755\nerror trying to exec \t1173\nerror while loading shared libraries: \t1384\nerror: "auto" is not allowed here\t1385\nerror: /EHa\t411\nerror: /EHsc\t411\nerror: /FS\t411\nerror: /GL\t411\nerror: /GR\t411\nerror: /MD\t411\nerror: /MT\t411\nerror: /O1\t411\nerror: /O2\t411\nerror: /Od\t411\nerror: /Ox\t411\nerror: /W\t411\nerror: /Z7\t411\nerror: /Zc:\t411\nerror: /Zi\t411\nerror: /arch:\t411\nerror: /fp:\t411\nerror: /std:c++\t411\nerror: /utf-8\t411\nerror: /wd\t411\nerror: RPC failed; \t1386\nerror: [Errno 2] No such file or directory: \'\t414\nerror: [WinError 2]\t1387\nerror: a member with an in-class initializer must be const\t1388\nerror: constexpr if statements are a C++17 feature\t1389\nerror: could not find \t1390\nerror: downloading \'\t1391\nerror: expected a\t1392\nerror: expected an identifier\t1393\nerror: expected unqualified-id before\t1393\nerror: forward declaration of \t1394\nerror: identifier "__\t1392\nerror: identifier "__builtin_\t1395\nerror: invalid instruction\t1396\nerror: invalid operand for instruction\t1396\nerror: no such file or directory: \'/EHa\t411\nerror: no such file or directory: \'/EHsc\t411\nerror: no such file or directory: \'/FS\t411\nerror: no such file or directory: \'/GL\t411\nerror: no such file or directory: \'/GR\t411\nerror: no such file or directory: \'/MD\t411\nerror: no such file or directory: \'/MT\t411\nerror: no such file or directory: \'/O1\t411\nerror: no such file or directory: \'/O2\t411\nerror: no such file or directory: \'/Od\t411\nerror: no such file or directory: \'/Ox\t411\nerror: no such file or directory: \'/W\t411\nerror: no such file or directory: \'/Z7\t411\nerror: no such file or directory: \'/Zc:\t411\nerror: no such file or directory: \'/Zi\t411\nerror: no such file or directory: \'/arch:\t411\nerror: no such file or directory: \'/fp:\t411\nerror: no such file or directory: \'/std:c++\t411\nerror: no such file or directory: \'/utf-8\t411\nerror: no such file or directory: \'/wd\t411\nerror: this declaration has no\t1392\nerror: type name is not allowed\t1392\nerror: unexpected argument \'\t1397\nerror: unexpected token\t1396\nerror: unknown directive\t1396\nerror: unknown token\t1396\nerror: unrecognized command\t1398\nerror: user-defined literal operator not found\t1392',
    1869833554: 'ResolutionImpossible\t975\nResolvePackageNotFound\t957',
    1869834594: 'bison: command not found\t1124\nbison: not found\t1124',
    1869881378: '" to "std::shared_ptr<torch::jit\t326',
    1869881402: ': too few arguments\t477',
    1869903169: 'AutoGIL\t557 558\nAutoNoGIL\t557 558',
    1869903201: 'autoconf: command not found\t1124\nautoconf: not found\t1124\nautomake: command not found\t1124\nautomake: not found\t1124\nautoreconf: command not found\t1124\nautoreconf: not found\t1124',
    1870211104: ' (you have \t5',
    1873003342: 'Não há espaço disponível\t928',
    1873003374: 'não foi possível alocar memória em bloco TLS\t840\nnão foi possível habilitar pilhas de executável\t839\nnão foi possível localizar -l\t1489 1490\nnão há espaço disponível\t928\nnão é reconhecido como\t1540',
    1881171310: 'ne peut activer une pile exécutable\t839\nne peut allouer de la mémoire dans un bloc statique TLS\t840\nne peut pas trouver -l\t1183 1489 1490\nne peut restaurer le segment prot\t980\nne peut trouver -l\t1184 1185 1186 1187 1188 1189 1190 1191 1192 1489 1490\nne peut trouver -lEGL\t1193\nne peut trouver -lGLEW\t1194\nne peut trouver -laio\t1195\nne peut trouver -lffi\t1196\nne peut trouver -lglog\t1197\nne peut trouver -ljpeg\t1198\nne peut trouver -lnuma\t1199\nne peut trouver -lstdc++\t1201\nne peut trouver -ltbb\t1202\nne peut trouver -luuid\t1203\nne peut trouver -lz\t1204',
    1881173838: "No package '\t914",
    1882284899: 'cc1plus\t1232\ncc1plus: \t1233',
    1884516174: 'NoSpaceLeftError\t740',
    1885434439: 'Graph break due to unsupported builtin \t819',
    1885500787: 'subprocess-exited-with-error\t1833',
    1885692960: ' dependency is incompatible with the current platform: \t32',
    1885693252: 'DeepSpeed needs GCC \t647\nDeepSpeed needs at least GCC \t647\nDeepSpeed requires GCC \t647\nDeepSpeed requires at least GCC \t647',
    1885809965: '--gpu-name=sm_\t402',
    1886217556: 'Temporary failure\t686\nTemporary failure \t1013',
    1886217588: 'temp.win32-\t1841',
    1886218528: ' import "_C\t158\n import "_ext\t158\n import \'_C\t158\n import \'_ext\t158\n import _C\t158\n import _ext\t158\n import `_C\t158\n import `_ext\t158\n import any \t128\n import module "_C\t158\n import module "_ext\t158\n import module \'_C\t158\n import module \'_ext\t158\n import module _C\t158\n import module _ext\t158\n import module `_C\t158\n import module `_ext\t158\n import the "_C\t158\n import the "_ext\t158\n import the \'_C\t158\n import the \'_ext\t158\n import the _C\t158\n import the _ext\t158\n import the `_C\t158\n import the `_ext\t158\n import the module "_C\t158\n import the module "_ext\t158\n import the module \'_C\t158\n import the module \'_ext\t158\n import the module _C\t158\n import the module _ext\t158\n import the module `_C\t158\n import the module `_ext\t158',
    1886220099: 'Compiler requires the CUDA toolkit\t669',
    1886220131: "compilation terminated\t1242 1243 1244 1245 1246 1247 1248 1249 1250 1251 1252 1253 1254 1255 1256 1257 1258 1259 1260 1261 1262 1263 1264 1265 1266 1267 1268 1269 1270 1271 1272 1273 1274 1275 1276 1277 1278 1279 1280 1281 1282 1283 1284 1285 1286 1287 1288 1289 1290 1291 1292 1293 1294 1295 1296 1297 1298 1299 1300 1301 1302 1303 1304 1305 1306 1307 1308\ncompiled\t1309\ncompiled against \t1140\ncompiled against CUDA\t1141\ncompiled against NumPy 1.x\t1310\ncompiled for \t1140\ncompiled for CUDA\t1141\ncompiled using \t1140\ncompiled using CUDA\t1141\ncompiled with \t1140\ncompiled with CUDA\t1141\ncompiled without \t1143\ncompiler set in environment\t1311\ncompute capabilit\t1312 1313\ncompute capability\t1314\ncompute capability \t1315 1316\ncompute capability not supported']\t1317",
    1886220135: "gomp not found\t1448\ngomp' not found\t1448\ngomp’ not found\t1448",
    1886220137: "iomp5 not found\t1448\niomp5' not found\t1448\niomp5’ not found\t1448",
    1886221678: 'numpy/\t1729',
    1886330919: "' op \t351",
    1886332960: ' (operand types are \t3',
    1886351203: 'cooperative_groups/\t1327 1328\ncooperlake\t1107',
    1886413165: "mappatura del segmento dall'oggetto condiviso non riuscita\t780",
    1886413171: 'sapphirerapids\t1107',
    1886415211: 'kipping import of cpp extensions due to incompatible torch version \t1551',
    1886418291: 'support for the ISO C++ \t1834\nsupport for the upcoming ISO C++ standard, C++0x\t1835\nsupported\t1117 1836',
    1886611780: 'DispatchKey::CompositeImplicitAutograd\t727\nDispatchStub: missing \t728',
    1886614883: 'cusparse64_\t1339 1340\ncusparseC\t646\ncusparseD\t646\ncusparseS\t646\ncusparseXcsrgemmNnz\t646\ncusparseZ\t646',
    1886680168: 'http.client.\t1467',
    1886745376: ' support \t284 285',
    1886745454: 'nsupported CUDA SM\t1724\nnsupported CUDA SM version\t1724\nnsupported CUDA arch\t1724\nnsupported CUDA architecture\t1724\nnsupported CUDA capability\t1724\nnsupported CUDA sm\t1724\nnsupported CUDA sm version\t1724\nnsupported GPU SM\t1724\nnsupported GPU SM version\t1724\nnsupported GPU arch\t1724\nnsupported GPU architecture\t1724\nnsupported GPU capability\t1724\nnsupported GPU sm\t1724\nnsupported GPU sm version\t1724\nnsupported SM\t1724\nnsupported SM version\t1724\nnsupported arch\t1724\nnsupported architecture\t1724\nnsupported capability\t1724\nnsupported compute SM\t1724\nnsupported compute SM version\t1724\nnsupported compute arch\t1724\nnsupported compute architecture\t1724\nnsupported compute capability\t1724\nnsupported compute sm\t1724\nnsupported compute sm version\t1724\nnsupported device SM\t1724\nnsupported device SM version\t1724\nnsupported device arch\t1724\nnsupported device architecture\t1724\nnsupported device capability\t1724\nnsupported device sm\t1724\nnsupported device sm version\t1724\nnsupported sm\t1724\nnsupported sm version\t1724',
    1887007331: 'crypt.h\t1334 1335 1336 1337',
    1897951054: 'No queda espacio en el dispositivo\t555',
    1897951086: 'no queda espacio en el dispositivo\t555',
    1902473760: ' required keyword-only argument\t271\n required positional argument\t271 272\n requires A100\t273\n requires MinkowskiEngine\t274\n requires a different Python: \t275\n requires apex\t274\n requires auto\t274\n requires bitsandbytes\t274\n requires causal\t274\n requires cuda extensions\t276\n requires cupy\t274\n requires deepspeed\t274\n requires detectron2\t274\n requires exllamav2\t274\n requires fbgemm\t274\n requires flash\t274\n requires flashinfer\t274\n requires gptqmodel\t274\n requires gsplat\t274\n requires kaolin\t274\n requires mamba\t274\n requires mmcv\t274\n requires onnxruntime\t274\n requires pytorch3d\t274\n requires sgl\t274\n requires sglang\t274\n requires spconv\t274\n requires torch-\t274\n requires torch_\t274\n requires torchao\t274\n requires torchcodec\t274\n requires transformer\t274\n requires triton\t274\n requires triton==\t277\n requires vllm\t274\n requires xformers\t274',
    1903386957: 'MasqueradingAsCUDA\t870 871',
    1914709853: "]' returned non-zero\t1090",
    1914711074: '", referenced from\t306\n", referenced from:\t306',
    1914725736: 'he remote end hung up unexpectedly\t1418',
    1914728270: 'No registered custom op \t696',
    1916880980: 'THArgCheck\t989 990',
    1917132893: '] Erreur 137\t1089\n] Error 137\t1089',
    1917143124: 'THError\t989 990',
    1917145935: 'OSError: \t672\nOSError: Could not find/load shared object file\t944\nOSError: [Errno \t945\nOSError: [Errno 30] \t946',
    1917221200: 'PyFrameObject\t965',
    1917853789: '] Processus arrêté\t1089',
    1917869114: ':\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA\\v\t483',
    1918967866: ': archivo demasiado corto\t426',
    1918967870: '> are available only with C++\t485',
    1918986355: 'shared object\t1819',
    1919052108: 'Library not loaded: \t862 863\nLibrary not loaded: @\t864',
    1919052140: 'library not found\t1613\nlibrary not found for -l\t1614 1615\nlibrary not found: \t1616 1617 1618\nlibrary not found: EGL\t1619\nlibrary not found: GLEW\t1620\nlibrary not found: aio\t1621\nlibrary not found: crypt\t1622\nlibrary not found: ffi\t1623\nlibrary not found: glog\t1624\nlibrary not found: jpeg\t1625\nlibrary not found: lapack\t1626\nlibrary not found: numa\t1627\nlibrary not found: stdc++\t1628\nlibrary not found: tbb\t1629\nlibrary not found: uuid\t1630\nlibrary not found: z\t1631\nlibrocblas.so.\t1588\nlibrocsparse.so.\t1588',
    1919115629: 'macro "max" passed\t1648\nmacro "max" requires\t1648\nmacro "min" passed\t1648\nmacro "min" requires\t1648',
    1919117645: 'Microsoft Visual C++ \t876\nMicrosoft Visual C++ Redistributable is not installed\t877\nMicrosoft Visual Studio version\t878',
    1919230010: ': error C2975\t463\n: error adding symbols: DSO missing from command line\t461 462\n: error: exception specification in declaration does not match\t464\n: error: expected \t465\n: error: identifier "\t466\n: error: name followed by "::" must be a class or namespace name\t467\n: error: namespace "cut\t468\n: error: need \t469\n: error: no such file or directory: \'\t470\n: error: template argument \t465\n: error: the clang compiler does not support \'-\t471\n: error: unknown argument\t472\n: error: unknown type name \'\t473\n: error: use of undeclared identifier \'\t473\n: error:expected \t465\n: error:template argument \t465\n: error： expected \t465\n: error： template argument \t465\n: error：expected \t465\n: error：template argument \t465',
    1919248468: 'There is not enough space on the disk\t1025',
    1919248500: "there's already a kernel registered from python overriding \t1843",
    1919249184: ' kernel are not available\t206\n kernel is not available\t206\n kernel not available\t206\n kernels are not available\t206\n kernels is not available\t206\n kernels not available\t206',
    1919250472: '(perhaps \t371',
    1919250479: '/permissive\t411',
    1919250511: 'Operator does not support running with fake tensors\t950',
    1919250543: 'operation timed out\t1239',
    1919251285: "UserWarning: Can't initialize NVML\t1064\nUserWarning: Error checking compiler version for cl\t1065",
    1919251488: ' terminated with signal 9\t34',
    1919251566: 'nternal error\t1725',
    1919252000: ' version incompatibility\t290\n version mismatch\t290\n version must be \t291\n version needs to be \t291\n version should be \t291',
    1919252079: 'overloaded function "std::__to_address" matches\t1774',
    1919444301: 'Mehrdeutiges Symbol\t873\nMehrfachdefinition von \t874',
    1919444333: 'mehrdeutiges Symbol\t873',
    1919448176: 'pthread.h\t1365',
    1919885370: ': orden no encontrada\t422',
    1919887392: ' (or one of its dependencies)\t4',
    1919895160: "xFormers was built for:\t1924\nxFormers wasn't buil\t1925",
    1919902273: 'Aborted\t529',
    1919968580: 'DeprecatedTypeProperties\t720',
    1919969650: 'ripristinare la protezione del segmento\t980',
    1920091483: '[Errno 122]\t1081\n[Errno 28]\t1081',
    1920103747: 'Current CUDA Device does not support bfloat16\t713\nCurrent CUDA device does not support bfloat16\t713',
    1920103779: "current CUDA Device does not support bfloat16\t713\ncurrent CUDA device does not support bfloat16\t713\ncurrent Python platform is not compatible with the lockfile's supported environments\t1352",
    1920169263: '/usr/include/hip/\t418',
    1920230738: 'Retrying (Retry(total=0,\t976',
    1920233061: 'entrée de procédure\t306',
    1920233065: 'intrin\t1121',
    1920234561: "AttributeError: install_layout\t552\nAttributeError: module '\t553\nAttributeError: module 'torch._C' has no attribute '\t554",
    1920235589: 'Extra build requirement \t758',
    1931505486: "No se pudo asignar memoria en el bloque TLS\t840\nNo space left on device\t915\nNo such file or directory: \t189 916 917 918 919 920 921\nNo such file or directory: '\t922 923 924\nNo such operator \t925",
    1931505518: 'no se declaró en este ámbito\t1130\nno se encuentra -l\t1183 1489 1490\nno se puede activar la pila ejecutable\t839\nno se puede encontrar -l\t1183 1184 1185 1186 1187 1188 1189 1190 1191 1192 1489 1490\nno se puede encontrar -lEGL\t1193\nno se puede encontrar -lGLEW\t1194\nno se puede encontrar -laio\t1195\nno se puede encontrar -lffi\t1196\nno se puede encontrar -lglog\t1197\nno se puede encontrar -ljpeg\t1198\nno se puede encontrar -lnuma\t1199\nno se puede encontrar -lstdc++\t1201\nno se puede encontrar -ltbb\t1202\nno se puede encontrar -luuid\t1203\nno se puede encontrar -lz\t1204\nno se puede restaurar el `prot\' del segmento\t980\nno se reconoce como un comando\t1540\nno se reconoce la opción de línea de órdenes\t842\nno space left on device\t915\nno such file\t1705\nno such file or directory: \'\t1706\nno such instruction\t1707\nno such option: -\t1708\nno suitable \t1709 1710\nno suitable constructor exists to convert from "\t1711',
    1933658196: 'THAssert\t989 990',
    1934970951: 'GPUs architecture\t606\nGPUs capabilit\t606\nGPUs compute architecture\t606\nGPUs compute capabilit\t606',
    1935625567: '_M_set_sharable()\t1092',
    1935762796: 'lease up\t1585',
    1935763488: ' has already been defined\t132\n has been removed from CMake\t133\n has no attribute\t134\n has no attribute \t135 136 137 138 139 140 141 142\n has no member\t143\n has no member \t144 145\n has no member named\t146\n has no member named \t147 148\n has non-pointer type \t149\n has not been declared\t49 50 150 151 152 153\n has to be \t154\n has unsupported type \t155',
    1935763551: '_hash_\t1101 1102 1103',
    1935764579: 'class "std::enable_if<<error-constant>\t1238',
    1935767328: ' was detected and compatibility mode is UN\t292\n was found but failed to import\t293\n was not declared\t49 50 153 201 202 294\n was not declared in this scope\t295 296\n was not declared in this scope; did you mean \t297\n was not found in the package registry\t298\n was specified but unrecogni\t299',
    1936009070: "n'est pas reconnu en tant que\t1540\nn'est pas un membre de\t1399",
    1936025716: 'these package versions have conflicting dependencies\t1844',
    1936027460: 'Does not match the generator used previously: \t731',
    1936027492: "does not appear to be a Python project\t1367\ndoes not contain a CMakeLists\t1368\ndoes not have one of build variants: \t1369\ndoes not know how to trace the builtin \t1370\ndoes not match\t1364\ndoes not name a type\t1130\ndoesn't match\t1364",
    1936028533: 'uses too much shared data (0x\t1905',
    1936269346: '" is ambiguous\t319\n" is not known to CXX compiler\t320\n" is not recognized\t321\n" is not recognized as\t321\n" ist entweder falsch\t321',
    1936269351: "' is ambiguous (with operand types \t343\n' is not defined for option 'gpu-architecture'\t344\n' is not defined for option 'std'\t345\n' is not in 'keyword=value' format\t346\n' is not recognized\t321\n' is not recognized as\t321\n' is not recognized as an internal\t347\n' is only available for these backends:\t348\n' ist entweder falsch\t321",
    1936269353: ') is greater than the maximum required version by CUDA \t375\n) is less than the minimum required version by CUDA \t376',
    1936287828: 'This Python has API version \t1026\nThis header is only meant to be used on x86\t1027',
    1936287860: 'this operation is not allowed between \t1845',
    1936289397: 'unistd.h\t1365',
    1936614740: 'TensileLibrary\t1014\nTensorTypeId\t1015 1016\nTensorTypeSet\t1015 1016\nTensors of type TensorImpl do not have \t1017',
    1936615712: ' installation candidates for \t162\n instance of Visual Studio\t163',
    1936617315: 'const_data_ptr\t787',
    1936682850: 'boost/\t1137',
    1936683040: ' positional argument\t271',
    1936876886: 'VersionConflict: (\t1070',
    1936876918: 'version "LIBAV\t844\nversion "LIBSW\t844\nversion \'LIBAV\t844\nversion \'LIBSW\t844\nversion `LIBAV\t844\nversion `LIBSW\t844\nversion torch was compiled with \t1913\nversion used to compile\t1914\nversions\t1915',
    1936877926: 'first\t1129',
    1936941392: 'PassManager::run failed\t958',
    1936943469: 'missing initializer for member \t1656',
    1936944429: '-msse\t409',
    1937008994: 'bits/floatn\t1133\nbits/libc-header-start\t1134\nbits/std_function.h:\t1135\nbitsandbytes was compiled without GPU support\t1136',
    1937059642: ':/usr/local/cuda\t482',
    1937075488: ' must be \t154\n must be valid exactly by one definition\t211\n must not contain {\t212',
    1937339245: 'msys64\t868',
    1948280185: 'ye tanımsız başvuru\t306',
    1948282734: 'no template named \t1712\nno type named \t1712',
    1951615060: 'THStorage\t987 988',
    1952531514: ':Datei oder Verzeichnis\t124',
    1952543859: 'status_string: "\t1830',
    1952606572: 'libtorch_cuda.so: \t1596',
    1952802679: 'wget: command not found\t1124\nwget: not found\t1124\nwget: unable to resolve host address\t1922',
    1952805408: ' returned non-zero\t278',
    1952867692: 'leftover lock files from the PyTorch C++ extension build\t1586',
    1953063255: 'Waited on lock file "\t1073',
    1953063469: '-bit platform\t408',
    1953064270: "Neither 'setup.py' nor 'pyproject.toml' found\t890",
    1953064550: 'ffitarget.h\t1421 1422 1423',
    1953065567: '_jit_compile\t54',
    1953067604: 'Triton Error [CUDA]: device kernel image is invalid\t1033',
    1953068832: ' with --no-build-isolation\t302\n with CUDA \t303\n within its own root folder\t304\n without CUTE_ARCH_MMA_\t305',
    1953069157: 'exit code\t1404\nexit code:\t1404\nexit status\t1404\nexitcode\t1404\nexited with code \t1405',
    1953264973: 'Multiple dispatch failed for \t880',
    1953265005: 'multi_tensor_applier fused unscale kernel is unavailable\t1669\nmultiple copies of the\t1670\nmultiple definition of \t1671',
    1953394499: 'ContextualVersionConflict: (\t673',
    1953396050: 'RuntimeError: Failed to infer device type\t892\nRuntimeError: Numpy is not available\t978',
    1953396080: 'punto de entrada del procedimiento\t306',
    1953397075: 'SyntaxError: \t828',
    1953459744: ' not available\t215\n not built with CUDA\t216\n not compiled with CUDA\t216\n not defined in file lib\t217 218\n not found\t219\n not found in the system path\t220\n not found. Directory cannot be installed\t221\n not installed\t222\n not recognized\t223\n not supported in this architecture\t224',
    1953460816: 'ProtocolError\t665',
    1953525103: 'ompt.h\t1610 1611 1612',
    1953653104: 'partially initialized module \t1777',
    1953653621: 'ucrt64\t868',
    1953655126: "Virtual package '__cuda\t1071\nVirtual package '__glibc\t1072",
    1953655158: 'virtual memory exhausted: \t1916',
    1953658478: 'nvrtc-builtins\t1743\nnvrtc64_\t1339 1340\nnvrtc: error: failed to load builtins for compute_\t1744',
    1953718598: 'Fast path is not available because one of\t779',
    1953718627: 'caster.operator typename make_caster<T>::template cast_op_type<T>()\t1227',
    1953718630: 'fast path is not available because one of\t779',
    1953719584: ' est incompatible avec la sortie\t53',
    1953719666: 'restaurar proteção de segmento\t980\nrestore segment prot after\t1802',
    1953720608: ' ist entweder falsch\t198\n ist im Header \t203\n ist kein Element\t159\n ist kein Element von\t178 179 180',
    1953720644: "Distributed package doesn't have NCCL built in\t729",
    1953721929: 'Installed triton version too old, please upgrade\t833\nInstrucción ilegal\t406\nInstruction non permise\t406\nInstruçõe\t406',
    1953721961: 'installable\t1520\ninstalled CPU version PaddlePaddle\t1521\ninstalled Caffe2 version uses CUDA but I cannot find the CUDA\t1522',
    1953722184: 'Host compiler targets unsupported OS\t822',
    1953722216: 'host has sm_\t818',
    1953723725: 'Must define exactly one of __HIP_PLATFORM_\t881',
    1953723747: 'custom_op(\t1353',
    1953723757: 'must have a constant value\t157\nmust install \t963',
    1953724755: 'SystemError: <built-in function load_binary> returned NULL\t986',
    1953724787: 'system has unsupported display driver / cuda driver combination\t1837\nsystem not yet initialized\t1838',
    1953784096: ' attempted to run this operator with Meta tensors, but there was no \t20',
    1953785171: 'Setting up PyTorch plugin "\t983',
    1953849888: ' but this version of numpy is 0x\t23\n but we found an implementation\t24',
    1953853031: 'gnutls_handshake() failed\t1447',
    1953853216: ' out of memory\t270',
    1954047264: ' extension\t54\n extension for compute capability \t55',
    1954047342: 'next(\t1682',
    1954047348: 'texture is not a template\t1482\ntexture" is not a template\t1482\ntexture\' is not a template\t1482\ntexture’ is not a template\t1482',
    1954115679: '_pytorch_\t1104',
    1965059918: "No url found for submodule path '\t926",
    1965060969: 'is unsupported\t1118',
    1967202362: ': Aucun fichier\t124',
    1967343700: 'THCuda\t987 988 1003 1004\nTHCudaCheck\t1005 1006',
    1969316709: 'ecause there is no version of \t1375',
    1969365031: "' but version of \t330",
    1969365036: ", but none of the providers can be installed\t389\n, but was built for sm\t390\n, but wrong architecture\t391\n, but you have torch \t392\n, but you'll have torch \t392",
    1969381215: '__builtin_amdgcn_\t1096',
    1969431072: ' "cudaMemLocation"\t0',
    1969452353: 'Aucun espace disponible sur le périphérique\t555\nAucun fichier ou dossier\t533 534 535 536 537 538 539 540 541 542 543 544',
    1969452385: 'aucun espace disponible sur le périphérique\t555',
    1969452654: 'nvcuda.dll\t1741',
    1969516397: "module 'PIL.Image' has no attribute '\t1657\nmodule 'faiss' has no attribute '\t1658\nmodule 'numpy' has no attribute '\t1659\nmodule 'torch._C' has no attribute '\t1660\nmodule export function\t1661\nmodule has nothing to offer in MPL2 only mode\t1662",
    1969713761: "argument list for \t1119\nargument of type 'WindowsPath' is not iterable\t1120",
    1970170220: 'linux/limits.h\t1633 1634 1635 1636',
    1970234144: ' could be found\t31',
    1970239784: '(you have \t373',
    1970300704: ' gpu architectures in the range\t131',
    1970302319: 'ompute capability \t1748',
    1970365778: 'Require \t888\nRequire PyTorch\t973\nRequire Pytorch\t973\nRequire pyTorch\t973\nRequire pytorch\t973\nRequire torch\t973\nRequired library version not found: \t974\nRequires \t888\nRequires PyTorch\t973\nRequires Pytorch\t973\nRequires pyTorch\t973\nRequires pytorch\t973\nRequires torch\t973',
    1970365810: 'require \t888\nrequire C++ 1\t1794\nrequire C++ 2\t1794\nrequire C++1\t1794\nrequire C++2\t1794\nrequire CUDA\t1681\nrequire PyTorch\t973\nrequire Pytorch\t973\nrequire at least \'/std:c++\t1122\nrequire at least C++ 1\t1794\nrequire at least C++ 2\t1794\nrequire at least C++1\t1794\nrequire at least C++2\t1794\nrequire pyTorch\t973\nrequire pytorch\t973\nrequire torch\t973\nrequire users to upgrade torch to at least v\t1795\nrequired\t1680\nrequires \t888\nrequires Ada\t1796\nrequires Ampere\t1796\nrequires Blackwell\t1796\nrequires C++ 1\t1794\nrequires C++ 2\t1794\nrequires C++1\t1794\nrequires C++2\t1794\nrequires CUDA\t1681\nrequires Hopper\t1796\nrequires NVCC\t1681\nrequires NVIDIA CUDA\t1681\nrequires PyTorch\t973\nrequires Pytorch\t973\nrequires Turing\t1796\nrequires Volta\t1796\nrequires a Ada\t1796\nrequires a Ampere\t1796\nrequires a Blackwell\t1796\nrequires a Hopper\t1796\nrequires a Turing\t1796\nrequires a Volta\t1796\nrequires an Ada\t1796\nrequires an Ampere\t1796\nrequires an Blackwell\t1796\nrequires an Hopper\t1796\nrequires an Turing\t1796\nrequires an Volta\t1796\nrequires at least \'/std:c++\t1122\nrequires at least C++ 1\t1794\nrequires at least C++ 2\t1794\nrequires at least C++1\t1794\nrequires at least C++2\t1794\nrequires capability \t1797\nrequires compiler flag \'/std:c++\t1122\nrequires device with capability > (\t1798\nrequires nvcc\t1681\nrequires pyTorch\t973\nrequires pytorch\t973\nrequires the CUDA\t1681\nrequires the following packages that were not found in your environment: \t1799\nrequires the language dialect "CUDA\t1800\nrequires the language dialect "CXX\t1801\nrequires torch\t973',
    1970369089: 'Arquivo ou diretório\t533 534 535 536 537 538 539 540 541 542 543 544',
    1970430838: 'vcruntime\t1912',
    1970430840: 'xcrun: error: invalid active developer path\t1926',
    1970432116: 'thrust::\t1846',
    1970435187: 'struct _frame\t965',
    1970479215: 'o such \t533 534 535 536 537 538 539 540 541 542 543 544',
    1970496882: 'result_of_t\t1241',
    1970499157: 'Unsupported .target\t1057\nUnsupported .version\t1058\nUnsupported HIP arch \t1059\nUnsupported HIP arch: \t1059\nUnsupported conversion from \t1060\nUnsupported platform: \t1061\nUnsupported rounding mode for conversion\t1062\nUnsupportedOperatorException: \t1063',
    1970499189: 'unsupported GNU version! \t1901\nunsupported HIP gpu architecture \t1059\nunsupported HIP gpu architecture: \t1059\nunsupported by \t929\nunsupported for \t929\nunsupported instruction \t1125\nunsupported on \t929\nunsupported operand type(s) for \t1902\nunsupported operator: \t1063',
    1970562386: 'Return has unsupported type \t977',
    1970562418: 'return code\t1404\nreturned a non-zero code: 137\t1803\nreturned non-zero\t1804\nreturned non-zero exit\t1805\nreturned non-zero exit status \t1806',
    1970562419: 'setup command: use_2to3 is invalid\t1815\nsetup.py build\t1138\nsetup.py develop\t1138\nsetup.py install\t1138\nsetuptools.build_meta\t1816\nsetuptools.command.\t1817\nsetuptools.extern.\t1818',
    1970566470: 'FutureWarning: The pynvml package is deprecated\t793',
    1981837166: "no viable conversion from \t1713\nno viable conversion from '\t1714",
    1984917583: 'OpOverloadPacket(op=\t949',
    1985966953: 'is_variable\t1543 1544',
    1986096429: '-mavx\t409',
    1986884193: 'armv8.6-a\t1107',
    1986928751: 'o nvcc found\t669\no nvcc was found\t669',
    1986946336: ' environment variable is not\t52',
    1987208531: 'Server does not allow request for unadvertised object\t982',
    1998611557: 'ed with an unsupported toolchain\t1376',
    1998614350: 'No working C++ compiler found in\t927',
    2003269987: 'cygwin\t868',
    2003988326: 'forward compatibility was attempted on non supported HW\t1428',
    2019516192: ' __x) noexcept (true)\t12',
    2019893287: "' extension\t332\n' extension (up-to-date)\t333",
    2019893289: ') exceeds limit (\t374',
    2019893315: 'C extension: \t561',
    2019912806: 'flex: command not found\t1124\nflex: not found\t1124',
    2020569680: 'ProxyError\t665',
    2032168553: 'in your include path is not compatible with this release of \t1492',
    2034387028: 'THByteBlas_\t987 988\nTHByteStorage\t987 988\nTHByteTensor\t987 988\nTHByteVector\t987 988',
    2035294266: ': PyTorch was compiled\t447',
    2037149263: 'Only a single TORCH_LIBRARY can be used to register the namespace \t947 948',
    2037149295: 'only available for Linux\t1749\nonly available with \t1750\nonly support\t1751\nonly supported on \t1752 1753\nonly supported on CUDA\t1681\nonly supported on NVCC\t1681\nonly supports \t1142\nonly supports Linux\t1749\nonly works on Linux\t1749',
    2037413219: 'cupy.cuda.memory.OutOfMemoryError\t1346',
    2037604640: ' async_io\t19',
    2042020674: 'Böyle bir dosya ya da dizin\t533 534 535 536 537 538 539 540 541 542 543 544',
    2053466478: 'niezdefiniowane odwołanie do\t306',
    2053731104: ' size changed, may indicate binary\t282',
    2054124112: 'Prozedureinsprungpunkt\t306',
    2179145762: '" は、内部コマンド\t321',
    2179145767: "' は、内部コマンド\t321",
    2179145786: ': そのようなファイル\t124',
    2195923002: ': コマンドが見つかりません\t422',
    2212700218: ': ファイルが短すぎます\t426',
    2228297786: ': файл слишком короткий\t426',
    2229739578: ': 無法開啟共用物件\t432',
    2246385722: ': 共有オブジェクトファイルを開けません\t432',
    2295439056: 'Ошибка сегментирования\t748',
    2313560122: ': 找不到命令\t422',
    2357322528: ' が見つかりません\t204 205',
    2377704480: ' 不是\t159 178 179 180',
    2377704482: '"不是内部\t321',
    2377704487: "'不是内部\t321",
    2414551098: ': 동적 오브젝트 파일을 열 수 없습니다\t432',
    2461197882: ':沒有此一檔案\t124',
    2498306106: ': 错误: expected \t465\n: 错误: template argument \t465\n: 错误:expected \t465\n: 错误:template argument \t465\n: 错误： expected \t465\n: 错误： template argument \t465\n: 错误：expected \t465\n: 错误：template argument \t465',
    2498306141: '] 错误 137\t1089',
    2531663930: ': 文件过短\t426',
    2548441146: ': 无效的 ELF 头\t475\n: 无法分配内存\t424\n: 无法打开共享对象\t434\n: 无法打开共享对象文件\t432',
    2632327226: ': 未找到命令\t422',
    2642535226: ':そのようなファイル\t124',
    2647662650: ': Нет такого файла\t124',
    2712856122: ':没有那个文件\t124',
    2797826628: 'Dræbt\t733',
    2848159060: 'Tué a terminé le programme \t369',
    2867208250: ': 檔案太短\t426',
    2877416224: ' に対する定義されていない参照\t306',
    2881709383: 'Geëlimineerd\t733',
    2944525090: '"は、内部コマンド\t321',
    2944525095: "'は、内部コマンド\t321",
    2966455505: 'файл в неправильном формате\t972',
    2966468560: 'защиту сегмента после перемещения\t980',
    2983231953: 'сбой отображения сегмента из разделяемого объекта\t780',
    2983236304: 'Вбито\t733',
    2983240656: 'Убито\t733',
    3001425978: ': 沒有此一檔案\t124\n: 没有那个文件\t124',
    3050347984: 'Не осталось свободного места\t928\nНет такого файла\t533 534 535 536 537 538 539 540 541 542 543 544',
    3050356176: 'не вдалося знайти -l\t1489\nне является внутренней\t1540\nневизначене посилання\t306\nневизначене посилання на\t306\nневозможно выделить память в статичном блоке TLS\t840\nневозможно задействовать исполняемый стек\t839\nневозможно найти -l\t1489 1490\nнедефинисана упута ка\t306\nнеоднозначный символ\t873\nнеопределена отпратка към\t306\nнеопределенная ссылка на\t306\nнеопределённая ссылка на\t306',
    3050356688: 'перемещение R_\t1793\nпересування R_\t1793',
    3051888698: ': 资源暂时不可用\t448',
    3085246557: '] 已杀死\t1089',
    3101958178: '" 不是内部\t321\n" 不是内部或外部命令\t321',
    3101958183: "' 不是内部\t321\n' 不是内部或外部命令\t321",
    3169132637: '] 強制終了\t1089',
    3184533562: ': невозможно открыть разделяемый объектный файл\t432',
    3201343440: 'Политика управления приложениями\t531',
    3201348816: 'доступном только для чтения, содержатся динамические\t1789',
    3278267762: 'reférence indefinie vers\t306\nreférence indéfinie vers\t306',
    3278335573: 'Ungültiger Maschinenbefehl\t406',
    3278663504: 'Política de Controle de Aplicativo\t531',
    3278774330: ': não é possível abrir arquivo compartilhado\t432',
    3279185223: 'Getötet\t733\nGetötet hat Programm \t369',
    3491770661: '%1 не является приложением Win32\t329',
    3491803856: 'в пространстве имён\t1399',
    3499801839: '：Нет такого файла\t124',
    3500003386: ':Нет такого файла\t124',
    3799018863: 'omp’ not found\t1448',
    3810537765: '%1 は有効な Win32 アプリケーション\t329',
    3816980963: 'あいまいなシンボル\t873',
    3817309155: 'デバイスに空き領域がありません\t1936',
    3818357731: 'プロシージャ エントリ ポイント\t306',
    3818568943: '：そのようなファイル\t124',
    3818750178: '”は、内部コマンド\t321',
    3818750435: 'そのようなファイルやディレクトリ\t533 534 535 536 537 538 539 540 541 542 543 544',
    3819078371: 'アプリケーション制御ポリシーに\t531',
    3819930083: 'は、内部コマンド\t1540 1935',
    3820192483: 'コマンドラインオプション\t842',
    3820716771: 'セグメンテーション\t748',
    3827314981: '%1 不是有效的 Win32 应用程序\t329',
    3834091238: '文件格式错误\t972',
    3835527394: '”不是内部\t321',
    3837628901: '命令行太长。\t723',
    3837692390: '找不到 -l\t1183 1489 1490',
    3851132645: '型名ではありません\t1130',
    3851270372: '不命名一个类型\t1130',
    3852386021: '從共用物件中對映區段失敗\t780',
    3853163750: '未定\t306\n未定义的引用\t306\n未定义的符号\t306\n未定义符号\t306',
    3853230824: '被多次定义\t1938',
    3854479080: '设备上没有空间\t1936',
    3868047588: '不明确的符号\t873\n不是\t1399\n不是一个类型名\t1130\n不是內部或外部命令\t1540\n不是内部或外部命令\t1540 1935\n不正な命令\t406',
    3868373734: '沒有此一檔案或目錄\t533 534 535 536 537 538 539 540 541 542 543 544',
    3868900591: '：沒有此一檔案\t124\n：没有那个文件\t124',
    3869154793: '非法指令\t406',
    3869284326: '无法从共享目标中映射段\t780\n无法启用共享目标需要的执行栈\t839\n无法在静态 TLS 块中分配内存\t840\n无法定位程序输入点\t306\n无法恢复段 prot\t980\n无法找到 -l\t1183\n无法识别的命令行选项\t842',
    3869344999: '無法在靜態 TLS 區塊中配置記憶體\t840\n無法復原 segment prot\t980\n無法找到程序輸入點\t306\n無法辨識的命令列選項\t842\n無法開啟可執行堆疊\t839',
    3869356774: '没有成员\t1937\n没有此指令\t1707\n没有此类指令\t1707\n没有那个文\t533 534 535 536 537 538 539 540 541 542 543 544',
    3869809893: '在此作用域中尚未声明\t1130',
    3869940966: '未找到 -l\t1184 1185 1186 1187 1188 1189 1190 1191 1192\n未找到 -lEGL\t1193\n未找到 -lGLEW\t1194\n未找到 -laio\t1195\n未找到 -lffi\t1196\n未找到 -lglog\t1197\n未找到 -ljpeg\t1198\n未找到 -lnuma\t1199\n未找到 -lstdc++\t1201\n未找到 -ltbb\t1202\n未找到 -luuid\t1203\n未找到 -lz\t1204',
    3870265317: '可执行文件格式错误\t747',
    3870393829: '共有オブジェクトが必要としている実行可能スタック\t839\n共有オブジェクトのセグメントをマップするのに失敗\t780',
    3870727910: '架构于输入文件\t53',
    3884032999: '磁盘空间不足\t1936',
    3884550118: '應用程式控制原則已封鎖\t531',
    3885284069: '应用程序控制策略已阻止\t531',
    3885604329: '静的 TLS ブロック内にメモリ\t840',
    3885868008: '裝置上已無多餘空間\t1936',
    3886131430: '模稜兩可的符號\t873',
    3901522403: 'が見つかりません\t1550',
    3901915875: 'を見つけ\t1550\nを見つけられません -l\t1184 1185 1186 1187 1188 1189 1190 1191 1192\nを見つけられません -lEGL\t1193\nを見つけられません -lGLEW\t1194\nを見つけられません -laio\t1195\nを見つけられません -lffi\t1196\nを見つけられません -lglog\t1197\nを見つけられません -ljpeg\t1198\nを見つけられません -lnuma\t1199\nを見つけられません -lstdc++\t1201\nを見つけられません -ltbb\t1202\nを見つけられません -luuid\t1203\nを見つけられません -lz\t1204\nを見つけられません: -l\t1184 1185 1186 1187 1188 1189 1190 1191 1192\nを見つけられません: -lEGL\t1193\nを見つけられません: -lGLEW\t1194\nを見つけられません: -laio\t1195\nを見つけられません: -lffi\t1196\nを見つけられません: -lglog\t1197\nを見つけられません: -ljpeg\t1198\nを見つけられません: -lnuma\t1199\nを見つけられません: -lstdc++\t1201\nを見つけられません: -ltbb\t1202\nを見つけられません: -luuid\t1203\nを見つけられません: -lz\t1204',
    3918366437: '再配置 R_\t1793\n再配置後にセグメントの prot\t980',
    3920998118: '段錯誤\t748\n段错误\t748',
    3954751466: '그런 파일이나 디렉터리\t533 534 535 536 537 538 539 540 541 542 543 544',
    3969229036: '정적 TLS 블럭에는 메모리를\t840',
    3969486827: '동적 오브젝트의 세그먼트를\t780',
    3986724332: '애플리케이션 제어 정책\t531',
    3986983916: '실행할 수 있는 스택을 공유\t839',
    3987253995: '모호한 기호\t873',
}
"""What a `WordIndex` is made of: a log must hold one of the words, which lead to rows of the next table."""
CALLED = (
    'cuda_runtime.extension_cuda_version_mismatch\n'
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
    'source_api.cutlass_api_mismatch\tline\t): error: a value of type\n'
    'platform_abi.cpu_architecture_mismatch\tline\tmachine type "\tmachine type \'\tmachine type ‘\n'
    'platform_abi.cpu_architecture_mismatch\tline\tmodule machine type \n'
    'platform_abi.python_abi_mismatch\tline\tModule use of python\n'
    'not_our_fault.network_failure\tline\tould\n'
    'host_toolchain.missing_host_compiler\tline\tNo \n'
    'install_state.no_matching_wheel\n'
    'cuda_toolkit.nvcc_internal_crash\tline\tcicc\tcudacc\tcudafe\tcudafe++\tfatbinary\tnvcc\tnvlink\tptxas\n'
    'cuda_toolkit.build_out_of_memory\n'
    'cuda_toolkit.nvcc_internal_crash\tline\t0000005\t000001D\t00000FD\t00000fd\t0000374\t0000409\n'
    'triton_inductor.triton_compiler_bug\tline\toperand #\n'
    'op_registration.op_namespace_mismatch\tline\tperator \n'
    'cuda_toolkit.cuda_home_wrong\tline\tCUDAToolkit_ROOT\tCUDA_HOME\tCUDA_PATH\tCUDA_TOOLKIT_ROOT_DIR\n'
    'op_registration.op_library_not_loaded\n'
    'install_state.no_matching_wheel\tline\tKernel \n'
    'gpu_arch.arch_not_built\tline\tYour installed torch\n'
    'install_state.dependency_version_mismatch\tline\t version\n'
    'wheel_metadata.wheel_file_name_mismatch\tline\tWheel \n'
    'op_registration.op_namespace_mismatch\tline\tExplicitly provided namespace (\n'
    'platform_abi.python_abi_mismatch\tline\tcompiletime version \n'
    'source_api.cxx_standard_too_old source_api.removed_torch_api\tline\t in namespace \n'
    "source_api.cccl_header_incompatible\tline\t: error: '__device__\t: error: '__host__\t: error: ‘__device__\t: error: ‘__host__\n"
    'source_api.cxx_standard_too_old\tline\tchar8_t\tconcept\tconsteval\tconstinit\n'
    'cuda_toolkit.cuda_toolkit_too_old\tline\tCUBLASLT_\tCUBLASLT_MATMUL_DESC_\tCUBLASLT_MATMUL_MATRIX_SCALE_\tCUBLAS_COMPUTE_\tCUDA_C_16BF\tCUDA_R_16BF\tCUDA_R_4F_E2M1\tCUDA_R_8F_E\tCU_TENSOR_MAP\tCUgreenCtx\tCUmulticast\tCUtensorMap\t__activemask\t__ballot_sync\t__grid_constant__\t__half_as_short\t__half_as_ushort\t__nv_bfloat16\t__nv_fp4\t__nv_fp6\t__nv_fp8\t__shfl_down_sync\t__shfl_sync\t__shfl_up_sync\t__shfl_xor_sync\t__short_as_half\t__syncwarp\t__ushort_as_half\tcuDevSmResourceSplit\tcuGreenCtx\tcuMulticast\tcuTensorMap\tcublasComputeType_t\tcublasLt\tcublasLtMat\tcudaAccessPolicyWindow\tcudaFreeAsync\tcudaGetDriverEntryPoint\tcudaGetDriverEntryPointByVersion\tcudaGraphConditional\tcudaLaunchAttribute\tcudaLaunchConfig_t\tcudaLaunchKernelEx\tcudaMallocAsync\tcudaMemPool\tcudaMemcpyBatchAsync\tcudaStreamAttr\tnv_bfloat16\n'
    "hip_rocm.rocm_install_mismatch\tline\tHIPBLAS_\tHIPRTC_\terror: 'HIP_\terror: 'h2div\terror: 'h2exp\terror: 'h2rcp\terror: 'hip\terror: ‘HIP_\terror: ‘h2div\terror: ‘h2exp\terror: ‘h2rcp\terror: ‘hip\thalf2half2\thipblas\thiprtc\thipsparse\tmiopen\trocblas_\n"
    'gpu_arch.ptxas_too_old_for_arch\tline\tPTX .version \tPTX version \n'
    'hip_rocm.rocm_install_mismatch\t\tset\n'
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
    'host_toolchain.missing_system_dev_package\tline\tcrypt.h\n'
    'hip_rocm.cuda_only_code_on_hip\tline\tcuda_pipeline\tcutlass/\tfatal error: "cuda/\tfatal error: "cute/\tfatal error: "nv/target\tfatal error: \'cuda/\tfatal error: \'cute/\tfatal error: \'nv/target\tmma.h\n'
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
    'source_api.removed_torch_api\tline\tclass at::\tclass c10::\tclass torch::\tstruct at::\tstruct c10::\tstruct torch::\n'
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
    'triton_inductor.triton_gpu_arch_unsupported\tline\ttype fp8\n'
    'triton_inductor.triton_none_pointer_arg\tline\tNoneType\n'
    'install_state.torch_too_old_for_package op_registration.op_namespace_mismatch\tline\t_OpNamespace\n'
    'triton_inductor.triton_api_mismatch\tline\tblock_type\tbuilder\tconstexpr\tdtype\tlibtriton.\tpointer_type\ttensor\n'
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
    'op_registration.fake_impl_signature_mismatch\n'
    'triton_inductor.triton_torch_version_mismatch\n'
    'not_our_fault.hardware_unsupported\tline\thead dim > \theaddim > \n'
    'install_state.dependency_version_mismatch\tline\t which is incompatible\n'
    'install_state.no_matching_wheel\tline\tackage \n'
    'install_state.extension_not_built\n'
    'triton_inductor.triton_torch_version_mismatch\tline\t have triton\n'
    "host_toolchain.missing_host_compiler\tline\tCommand ''where\tCommand '['where\tCommand 'where\tCommand ['where\n"
    'install_state.extension_not_built\tline\tpackage \n'
    'cuda_toolkit.build_out_of_memory\tline\tBị buộc kết thúc\tDræbt\tDödad\tGetötet\tGeëlimineerd\tKilled\tMorto\tProcessus arrêté\tSüreç durduruldu\tTapettu\tTerbunuh\tTerminado (killed)\tTué\tUbijen\tkilled\tΣκοτώθηκε\tВбито\tЗабіты\tУбито\tУбијен\t已杀死\t強制終了\t強制結束\t强制终止\n'
    'host_toolchain.setuptools_incompatible\tline\t execute \n'
    'platform_abi.numpy_abi_mismatch\tline\tnumpy.\n'
    "host_toolchain.git_submodule_missing\tline\tUnable to checkout '\tUnable to find current revision in\n"
    'not_our_fault.hardware_unsupported\n'
    'not_our_fault.hardware_unsupported\tline\tThe GPU does\tThe device does\tThe setup does\tThis GPU does\tThis device does\tThis setup does\tYour GPU does\tYour device does\tYour setup does\tthe GPU does\tthe device does\tthe setup does\tthis GPU does\tthis device does\tthis setup does\tyour GPU does\tyour device does\tyour setup does\n'
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
    'source_api.removed_torch_api\tline\tclass "at::\tclass "c10::\tclass "torch::\tenum "at::\tenum "c10::\tenum "torch::\tstruct "at::\tstruct "c10::\tstruct "torch::\n'
    'source_api.cccl_header_incompatible\tline\tclass "cub::\n'
    'source_api.cutlass_api_mismatch\tline\tclass "cut\tstruct "cut\n'
    'source_api.removed_torch_api\tline\tnamespace "\n'
    'source_api.cub_thrust_mismatch\tline\t.cuh(\n'
    'source_api.cub_thrust_mismatch\n'
    'host_toolchain.host_compiler_too_old\tline\tfeature "cxx_std_\n'
    'cuda_toolkit.cuda_toolkit_not_found\tline\tnvcc\n'
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
    "install_state.dependency_version_mismatch\tline\tmodule 'cupy\n"
    "cuda_runtime.extension_cuda_version_mismatch\tline\tno member named '\n"
    "source_api.cutlass_api_mismatch source_api.cutlass_missing_include\tline\tno member named '\tno template named '\tno type named '\n"
    "windows.wrong_windows_compiler\tline\tCompiler '\n"
    "source_api.cccl_header_incompatible\tline\tno member named '\tno template named '\tno type named '\n"
    "hip_rocm.rocm_install_mismatch\tline\tno member named '\tno template named '\tno type named '\n"
    "hip_rocm.cuda_only_code_on_hip\tline\tno member named '\tno template named '\tno type named '\n"
    "source_api.cxx_standard_too_old source_api.missing_std_include\tline\tno member named '\tno template named '\tno type named '\n"
    "source_api.half_operators_ambiguous\tline\toverloaded operator '\n"
    "cuda_toolkit.cuda_toolkit_too_old\tline\tValue '\n"
    "cuda_toolkit.cuda_toolkit_too_old\tline\tValue 'c++\tValue 'gnu++\n"
    'gpu_arch.arch_list_malformed\t111\tnvcc fatal\n'
    'not_our_fault.wrong_install_command\n'
    'install_state.cpu_only_extension\n'
    "cuda_toolkit.cuda_toolkit_too_old\t258\t: Input file '\n"
    "install_state.masked_build_error\tline\t'DeepSpeedCPU\n"
    'triton_inductor.triton_compiler_bug\n'
    'not_our_fault.user_data_bug\tline\t output\n'
    "torch_abi.mixed_torch_installs\tline\tflag 'caffe2\tflag 'torch\n"
    "install_state.cpu_only_extension\tline\tCould not run '\n"
    "install_state.cpu_only_torch\tline\tCould not run 'aten::\n"
    "install_state.cpu_only_torch\tline\tCould not run 'aten::empty\n"
    "install_state.unsupported_platform\tline\tCould not run '\n"
    "op_registration.missing_fake_impl\tline\tCould not run '\n"
    "source_api.macro_or_flag_conflict\tline\tcannot use '\n"
    'host_toolchain.git_submodule_missing\n'
    "windows.path_with_spaces\tline\tninja: error: '\n"
    'cuda_runtime.extension_cuda_version_mismatch\n'
    "install_state.unsupported_platform\tline\tcompiler'\tcompiler_cxx'\tcompiler_so'\tlinker_so'\tset_executable'\n"
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
    'triton_inductor.triton_shared_memory_exceeded\tline\tlocal memory (\n'
    'host_toolchain.gcc_too_new_for_nvcc\t\tcurrent installed version of \n'
    'host_toolchain.host_compiler_too_old\t\tcurrent installed version of \n'
    'cuda_runtime.cudnn_version_mismatch\tline\tcuDNN compiled (\n'
    'source_api.half_operators_ambiguous\tline\tbfloat16\thalf\n'
    'not_our_fault.network_failure\tline\tConnectionPool(\n'
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
    'install_state.unsupported_platform\tline\tunrecognized command\tunsupported option\n'
    'torch_abi.stale_build_artifacts\n'
    'windows.path_with_spaces\tline\t: error: \t: fatal error: \n'
    'windows.wrong_windows_compiler\tline\tD8021\n'
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
    'op_registration.duplicate_pybind11_type\tline\tcannot initialize type \n'
    'cuda_toolkit.missing_relaxed_constexpr\tline\terror\n'
    'cuda_toolkit.missing_relaxed_constexpr\tline\terror\n'
    'link_and_load.wrong_library_picked_at_link\tline\t/lib\n'
    'cuda_runtime.nvrtc_builtins_not_found\tline\tlibnvrtc-builtins.so\n'
    'platform_abi.python_abi_mismatch\tline\tlibpython\n'
    'source_api.cxx_standard_too_old\tline\ttype_traits(\n'
    'link_and_load.missing_link_library\tline\tlib\n'
    'torch_abi.torch_library_not_linked\tline\tlibATen\tlibc10\tlibcaffe2\tlibshm\tlibtorch\n'
    'windows.cutlass_msvc_incompatible\t89\tcute\tcutlass\tkernel_traits\tlaunch_template\tstatic_switch\n'
    'host_toolchain.glibc_too_new_for_cuda\tline\tmathcalls.h:\n'
    'host_toolchain.gcc_too_new_for_nvcc\tline\tc++/\n'
    'source_api.cutlass_missing_include\tline\tcute\tcutlass\n'
    'source_api.cutlass_missing_include\tline\tcute\tcutlass\n'
    'source_api.cutlass_missing_include\tline\t" has no member \n'
    'source_api.cxx_standard_too_old\tline\ttypename\n'
    'host_toolchain.git_submodule_missing\tline\tclang\n'
    'source_api.macro_or_flag_conflict\tline\tmarch=native\tmcpu=native\tmtune=native\n'
    'source_api.macro_or_flag_conflict\tline\tclang\n'
    'source_api.cutlass_missing_include\tline\tcute\tcutlass\n'
    'host_toolchain.jit_cache_unusable\tline\t.triton\tflashinfer\ttorch_extensions\ttorchinductor_\n'
    'platform_abi.cpu_architecture_mismatch\n'
    'not_our_fault.insufficient_log\n'
    'cuda_toolkit.nvcc_pybind11_parse_bug\t\tpybind11\n'
    'host_toolchain.missing_openmp\tline\terror: unsupported option \t错误: unsupported option \n'
    'cuda_runtime.extension_cuda_version_mismatch\tline\t" not found\t\' not found\t` not found\n'
    'cuda_runtime.cuda_lib_version_mismatch cuda_runtime.cudnn_version_mismatch cuda_runtime.extension_cuda_version_mismatch cuda_runtime.ld_library_path_shadowing\tline\t" not found\t\' not found\t’ not found\n'
    'cuda_toolkit.cuda_home_wrong\n'
    'cuda_toolkit.cuda_home_wrong\n'
    'cuda_toolkit.cuda_home_wrong\tline\t\\bin\\nvcc\n'
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
    'source_api.cccl_header_incompatible\tline\tcub\tthrust\n'
    'source_api.cutlass_api_mismatch source_api.cutlass_missing_include\tline\tcute\tcutlass\n'
    'source_api.cxx_standard_too_old\tline\tstd\n'
    'source_api.missing_std_include\tline\tCHAR_MAX\tCHAR_MIN\tDBL_EPSILON\tDBL_MAX\tDBL_MIN\tFLT_EPSILON\tFLT_MAX\tFLT_MIN\tINT16_MAX\tINT16_MIN\tINT32_MAX\tINT32_MIN\tINT64_MAX\tINT64_MIN\tINT8_MAX\tINT8_MIN\tINT_MAX\tINT_MIN\tLLONG_MAX\tLLONG_MIN\tLONG_MAX\tLONG_MIN\tSHRT_MAX\tSHRT_MIN\tUCHAR_MAX\tUCHAR_MIN\tUINT16_MAX\tUINT16_MIN\tUINT32_MAX\tUINT32_MIN\tUINT64_MAX\tUINT64_MIN\tUINT8_MAX\tUINT8_MIN\tUINTPTR_MAX\tUINT_MAX\tUINT_MIN\tULLONG_MAX\tULLONG_MIN\tULONG_MAX\tULONG_MIN\tUSHRT_MAX\tUSHRT_MIN\taccumulate\taddressof\tall_of\tany_of\tarray\tback_inserter\tbind\tcall_once\tcerr\tchrono\tclog\tcondition_variable\tcopy\tcopy_n\tcout\tdomain_error\tendl\tfill\tfill_n\tfind\tfind_if\tfor_each\tfunction\tinitializer_list\tinner_product\tint16_t\tint32_t\tint64_t\tint8_t\tint_fast16_t\tint_fast32_t\tint_fast64_t\tint_fast8_t\tint_fastmax_t\tint_fastptr_t\tint_least16_t\tint_least32_t\tint_least64_t\tint_least8_t\tint_leastmax_t\tint_leastptr_t\tintmax_t\tintptr_t\tinvalid_argument\tiota\tistreambuf_iterator\tistringstream\tlock_guard\tlogic_error\tlower_bound\tmake_shared\tmax\tmax_element\tmemcpy\tmemmove\tmemset\tmin\tmin_element\tmutex\tnone_of\tnth_element\tnumeric_limits\tonce_flag\tostringstream\tout_of_range\tpartial_sort\tpartial_sum\tref\treverse\truntime_error\tsetfill\tsetprecision\tsetw\tshared_ptr\tsort\tstable_sort\tstrcmp\tstringstream\tstrlen\tstrncpy\tswap\tswap_ranges\tthis_thread\tthread\ttransform\tuint16_t\tuint32_t\tuint64_t\tuint8_t\tuint_fast16_t\tuint_fast32_t\tuint_fast64_t\tuint_fast8_t\tuint_fastmax_t\tuint_fastptr_t\tuint_least16_t\tuint_least32_t\tuint_least64_t\tuint_least8_t\tuint_leastmax_t\tuint_leastptr_t\tuintmax_t\tuintptr_t\tunique_copy\tunique_lock\tunique_ptr\tunordered_map\tunordered_multimap\tunordered_set\tupper_bound\tvector\tweak_ptr\n'
    "host_toolchain.pybind11_too_old_for_python\tline\t'_longobject'\t'_ts'\t'_typeobject'\n"
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
    'install_state.no_matching_wheel\n'
    'triton_inductor.triton_torch_version_mismatch\n'
    'cuda_toolkit.cuda_toolkit_not_found\n'
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
    'link_and_load.missing_shared_library\t157\t: A dynamic link library (DLL) initialization\t: DLL(동적 링크 라이브러리)\t: Eine DLL-Initialisierungsroutine\t: Error en una rutina de inicialización\t: Uma rotina de inicialização\t: Une routine d\t: Произошел сбой в программе инициализации\t: ダイナミック リンク ライブラリ\t: 动态链接库\t: 動態連結程式庫\n'
    'torch_abi.torch_version_mismatch\tline\t el proceso especificado\tBelirtilen yordam bulunamadı\tDie angegebene Prozedur konnte nicht\tDie angegebene Prozedur wurde nicht gefunden\tImpossibile trovare la procedura\tNie można odnaleźć określonej procedury\te est introuvable\the specified pro\tvel encontrar o procedimento especificado\tНе найдена указанная процедура\t找不到指定的程序\t指定されたプロシージャが見つかりません\t지정된 프로시저를 찾을 수 없습니다\n'
    'link_and_load.missing_shared_library\tline\t: Belirtilen modül bulunamadı\t: Das angegebene Modul wurde nicht gefunden\t: Impossibile trovare il modulo\t: Le module spécifié est introuvable\t: Nie można odnaleźć określonego modułu\t: No se encontró el módulo\t: No se ha podido encontrar el módulo\t: No se puede encontrar el módulo\t: Não foi possível encontrar o módulo\t: The specified module could not be found\t: the specified module could not be found\t: Не найден указанный модуль\t: 找不到指定的模块\t: 找不到指定的模組\t: 指定されたモジュールが見つかりません\t: 지정된 모듈을 찾을 수 없습니다\n'
    'cuda_runtime.extension_cuda_version_mismatch link_and_load.missing_shared_library\n'
    'torch_abi.mixed_torch_installs\n'
    'source_api.removed_torch_api\n'
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
    'op_registration.op_namespace_mismatch\tline\t) in\n'
    'install_state.build_isolation_no_torch\t71\t was declared with\n'
    'not_our_fault.gpu_out_of_memory\n'
    'not_our_fault.insufficient_log\n'
    'cuda_toolkit.cuda_toolkit_not_found\tline\tdetect CUDA \n'
    'not_our_fault.insufficient_log\n'
    'install_state.masked_build_error\tline\t. Falling back\n'
    'not_our_fault.insufficient_log\n'
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
    'cuda_toolkit.build_out_of_memory\n'
    'cuda_toolkit.build_out_of_memory\n'
    'host_toolchain.missing_openmp\tline\t"iomp\t"libiomp\t"libomp\t"omp\t\'iomp\t\'libiomp\t\'libomp\t\'omp\t«iomp\t«libiomp\t«libomp\t«omp\t“iomp\t“libiomp\t“libomp\t“omp\n'
    'host_toolchain.missing_system_dev_package\tline\tkernel32.lib\tlibucrt.lib\tshell32.lib\tucrt.lib\tucrtd.lib\tuser32.lib\tuuid.lib\n'
    'host_toolchain.missing_system_dev_package\tline\tlibcmt.lib\tlibcmtd.lib\tlibcpmt.lib\tlibcpmtd.lib\tmsvcprt.lib\tmsvcprtd.lib\tmsvcrt.lib\tmsvcrtd.lib\toldnames.lib\tvcruntime.lib\tvcruntimed.lib\n'
    'host_toolchain.missing_python_dev_headers\tline\tpython\n'
    'link_and_load.linker_cannot_find_cuda_lib\t88\t.lib\n'
    'link_and_load.linker_cannot_find_cuda_lib\t89\tATen.lib\tc10.lib\tcaffe2.lib\ttorch.lib\ttorch_cpu.lib\ttorch_global_deps.lib\ttorch_python.lib\n'
    'windows.wrong_windows_compiler\tline\tARM64"\tARM64\'\tARM64”\tX86"\tX86\'\tX86”\tx64"\tx64\'\tx64”\tx86"\tx86\'\tx86”\n'
    'platform_abi.cpu_architecture_mismatch\tline\tARM64"\tARM64\'\tARM64”\tx64"\tx64\'\tx64”\tx86"\tx86\'\tx86”\n'
    'host_toolchain.missing_system_dev_package\tline\trc.exe\n'
    'windows.path_with_spaces\tline\t.lib\t.obj\n'
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
    'install_state.no_matching_wheel install_state.unsupported_platform not_our_fault.wrong_install_command\n'
    'install_state.extension_not_built install_state.source_tree_shadows_install\n'
    'install_state.masked_build_error\n'
    'install_state.build_isolation_no_torch\tline\tCython\tcmake\tninja\tnumpy\tnvidia\tpackaging\tpsutil\tpybind11\tsetuptools_scm\tskbuild\twheel\n'
    'install_state.masked_build_error\tline\t_plugin\n'
    'install_state.dependency_version_mismatch\tline\tcuda.ccudart"\tcuda.ccudart\'\tcuda.cuda"\tcuda.cuda\'\tcuda.cudart"\tcuda.cudart\'\tcuda.nvrtc"\tcuda.nvrtc\'\n'
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
    'not_our_fault.hardware_unsupported\n'
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
    'gpu_arch.arch_not_built\tline\tGPU arch : gfx\tNo such file\n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t32\tnot\tundefined\n'
    'torch_abi.stale_build_artifacts\tline\tnumel\tsizes\tstrides\n'
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
    'op_registration.fake_impl_signature_mismatch\tline\t positional argument\t required keyword-only argument\t required positional argument\t() got an unexpected keyword argument \t() got multiple values for \n'
    'op_registration.fake_impl_signature_mismatch\tline\t positional argument\t required keyword-only argument\t required positional argument\t() got an unexpected keyword argument \t() got multiple values for \n'
    'install_state.dependency_version_mismatch\tline\t() got an unexpected keyword argument\t() missing \t() takes\n'
    'cuda_toolkit.cuda_toolkit_not_found\n'
    "cuda_toolkit.cuda_toolkit_not_found\tline\tnot 'NoneType'\n"
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
    'source_api.removed_torch_api\tline\tadd_pointer_t\tapply\tarray\tbool_constant\tconditional_t\tconjunction\tdisjunction\tenable_if_t\tinvoke\tis_pod\tmake_index_sequence\tmake_unique\tmax\tmin\tnegation\tremove_cv_t\tto_string\tvoid_t\n'
    'install_state.torch_too_old_for_package\tline\tstd::nullopt_t\tstd::optional<\n'
    'install_state.cpu_only_torch\tline\tLNK1104\tLNK1181\n'
    'source_api.removed_torch_api\t98\t open include file\t open source file\n'
    'source_api.removed_torch_api\t99\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'source_api.removed_torch_api\tline\tC1083\n'
    'source_api.removed_torch_api\tline\tinclude file \n'
    'install_state.no_matching_wheel\t\thave\n'
    'not_our_fault.wrong_install_command\tline\tsetup.py\n'
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
    'cuda_toolkit.cuda_toolkit_not_found\t\tCUDA_HOME\tCUDA_PATH\n'
    'not_our_fault.network_failure\tline\t retries\n'
    'windows.wrong_windows_compiler\t\t: error C2\t: fatal error C2\n'
    'install_state.unsupported_platform\tline\t"__attribute__\t"u_int\t"uint\t\'__attribute__\t\'u_int\t\'uint\t__builtin_\t__int128\taligned_alloc\tdrand48\tgettimeofday\tlgamma_r\tlocaltime_r\tmkstemp\tposix_memalign\tpthread_\tssize_t\tstrcasecmp\tstrncasecmp\tu_int\tusleep\t“__attribute__\t“u_int\t“uint\n'
    'cuda_toolkit.build_out_of_memory\n'
    'source_api.macro_or_flag_conflict\n'
    'torch_abi.torch_not_imported_first\tline\tlibc10_cuda.so: cannot\tlibtorch_cuda.so: cannot\n'
    'source_api.cxx_standard_too_old\n'
    'not_our_fault.network_failure\n'
    'host_toolchain.missing_host_compiler\t\trunning build_ext\n'
    'source_api.cxx_standard_too_old\n'
    'source_api.cxx_standard_too_old\n'
    'host_toolchain.missing_system_dev_package\tline\t for checkout of\t for clone of\n'
    "not_our_fault.network_failure\tline\t' failed\n"
    'host_toolchain.gcc_too_new_for_nvcc\tline\tc++/\n'
    'source_api.macro_or_flag_conflict\t203\tfar\tmax\tmin\tnear\tsmall\n'
    "source_api.removed_torch_api\tline\t'TH\t'struct TH\t‘TH\t‘struct TH\n"
    'host_toolchain.gcc_too_new_for_nvcc\tline\t" is undefined\n'
    'hip_rocm.cuda_only_code_on_hip\n'
    "not_our_fault.wrong_install_command\tline\t' found\n"
    'source_api.macro_or_flag_conflict\tline\tline option \n'
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
    'cuda_runtime.no_nvidia_driver\tline\tCUDA_ERROR_NO_DEVICE\tUNKNOWN ERROR (303)\n'
    'triton_inductor.triton_compiler_bug\n'
    'link_and_load.library_mapping_refused\t\tshared object\n'
    'cuda_runtime.nvrtc_builtins_not_found\tline\tnvrtc-builtins\n'
    "host_toolchain.missing_host_compiler\t46\t'nmake' '-?'\n"
    'not_our_fault.insufficient_log\tline\tcode \tstatus \n'
    'cuda_toolkit.build_out_of_memory\n'
    'cuda_toolkit.nvcc_internal_crash\tline\tErreur interne du compilateur\tInternal compiler error\tInterner Compilerfehler\t内部编译器错误\n'
    'windows.windows_path_too_long\n'
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
    "hip_rocm.rocm_install_mismatch\tline\tcommand '\n"
    'hip_rocm.rocm_install_mismatch\n'
    'not_our_fault.network_failure\tline\tIncompleteRead\tRemoteDisconnected\n'
    'install_state.dependency_version_mismatch\tline\t "nccl\t \'nccl\n'
    'source_api.cub_thrust_mismatch\tline\tCUB_NS_QUALIFIER\tTHRUST_NS_QUALIFIER\t_CCCL_\n'
    'cuda_runtime.nvrtc_source_incompatible\t75\tcudaGridDependencySynchronize" is undefined\tcudaTriggerProgrammaticLaunchCompletion" is undefined\n'
    'cuda_toolkit.cuda_toolkit_too_old install_state.unsupported_platform source_api.cccl_header_incompatible\tline\t" is undefined\n'
    'install_state.torch_too_old_for_package\tline\tAT_DISPATCH_CASE" is undefined\tAT_DISPATCH_SWITCH" is undefined\tAT_DISPATCH_V2" is undefined\tC10_CUDA_KERNEL_LAUNCH_CHECK" is undefined\tTORCH_CHECK" is undefined\tTORCH_LIBRARY_FRAGMENT" is undefined\n'
    'source_api.missing_std_include\tline\tCHAR_MAX\tCHAR_MIN\tDBL_EPSILON\tDBL_MAX\tDBL_MIN\tFLT_EPSILON\tFLT_MAX\tFLT_MIN\tINT16_MAX\tINT16_MIN\tINT32_MAX\tINT32_MIN\tINT64_MAX\tINT64_MIN\tINT8_MAX\tINT8_MIN\tINT_MAX\tINT_MIN\tLLONG_MAX\tLLONG_MIN\tLONG_MAX\tLONG_MIN\tSHRT_MAX\tSHRT_MIN\tUCHAR_MAX\tUCHAR_MIN\tUINT16_MAX\tUINT16_MIN\tUINT32_MAX\tUINT32_MIN\tUINT64_MAX\tUINT64_MIN\tUINT8_MAX\tUINT8_MIN\tUINTPTR_MAX\tUINT_MAX\tUINT_MIN\tULLONG_MAX\tULLONG_MIN\tULONG_MAX\tULONG_MIN\tUSHRT_MAX\tUSHRT_MIN\tint16_t\tint32_t\tint64_t\tint8_t\tint_fast16_t\tint_fast32_t\tint_fast64_t\tint_fast8_t\tint_fastmax_t\tint_fastptr_t\tint_least16_t\tint_least32_t\tint_least64_t\tint_least8_t\tint_leastmax_t\tint_leastptr_t\tintmax_t\tintptr_t\tuint16_t\tuint32_t\tuint64_t\tuint8_t\tuint_fast16_t\tuint_fast32_t\tuint_fast64_t\tuint_fast8_t\tuint_fastmax_t\tuint_fastptr_t\tuint_least16_t\tuint_least32_t\tuint_least64_t\tuint_least8_t\tuint_leastmax_t\tuint_leastptr_t\tuintmax_t\tuintptr_t\n'
    'source_api.cxx_standard_too_old\tline\tchar16_t" is undefined\tconstexpr" is undefined\tdecltype" is undefined\tnoexcept" is undefined\tnullptr" is undefined\tstatic_assert" is undefined\n'
    'source_api.cxx_standard_too_old\tline\tchar8_t" is undefined\tconcept" is undefined\tconsteval" is undefined\tconstinit" is undefined\n'
    'source_api.cutlass_missing_include\tline\timplicit_gemm_tensor_c_size" is undefined\tmake_cute_packed_stride" is undefined\n'
    'cuda_toolkit.cuda_toolkit_too_old\tline\tBLASLT_\tBLAS_\tDA_C_\tDA_R_\n'
    'cuda_toolkit.cuda_toolkit_too_old\tline\tDENSETOSPARSE_\tFORMAT_\tSDDMM_\tSPARSETODENSE_\tSPGEMM_\tSPMM_\tSPMV_\tSPSM_\tSPSV_\n'
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
    'not_our_fault.wrong_install_command\n'
    'hip_rocm.hip_warp_sync_mismatch\t\tmust\n'
    'cuda_toolkit.build_out_of_memory\n'
    'host_toolchain.setuptools_incompatible\n'
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
    "source_api.removed_torch_api\tline\t' in 'at\t' in 'c10\t' in 'torch\t' in namespace 'at\t' in namespace 'c10\t' in namespace 'torch\n"
    "source_api.removed_torch_api\tline\t' in 'at::Type'\t' in 'at::TypeDefault'\t' in 'at::TypeExtendedInterface'\n"
    "host_toolchain.pybind11_too_old_for_python\tline\texc_traceback' in '\texc_type' in '\texc_value' in '\tob_digit' in '\ttp_print' in '\tuse_tracing' in '\n"
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
    'op_registration.missing_fake_impl\tline\tno abstract impl\tno fake impl\n'
    'link_and_load.missing_pic link_and_load.wrong_library_picked_at_link\tline\t-fPI\n'
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
    'host_toolchain.host_compiler_too_old\tline\t. We need \n'
    'source_api.removed_torch_api\tline\tincomplete \n'
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
    'hip_rocm.rocm_install_mismatch\n'
    "source_api.cxx_standard_too_old\tline\t 'char8_t'\t 'concept'\t 'consteval'\t 'constinit'\n"
    'source_api.missing_std_include\tline\tCHAR_MAX\tCHAR_MIN\tDBL_EPSILON\tDBL_MAX\tDBL_MIN\tFLT_EPSILON\tFLT_MAX\tFLT_MIN\tINT16_MAX\tINT16_MIN\tINT32_MAX\tINT32_MIN\tINT64_MAX\tINT64_MIN\tINT8_MAX\tINT8_MIN\tINT_MAX\tINT_MIN\tLLONG_MAX\tLLONG_MIN\tLONG_MAX\tLONG_MIN\tSHRT_MAX\tSHRT_MIN\tUCHAR_MAX\tUCHAR_MIN\tUINT16_MAX\tUINT16_MIN\tUINT32_MAX\tUINT32_MIN\tUINT64_MAX\tUINT64_MIN\tUINT8_MAX\tUINT8_MIN\tUINTPTR_MAX\tUINT_MAX\tUINT_MIN\tULLONG_MAX\tULLONG_MIN\tULONG_MAX\tULONG_MIN\tUSHRT_MAX\tUSHRT_MIN\tint16_t\tint32_t\tint64_t\tint8_t\tint_fast16_t\tint_fast32_t\tint_fast64_t\tint_fast8_t\tint_fastmax_t\tint_fastptr_t\tint_least16_t\tint_least32_t\tint_least64_t\tint_least8_t\tint_leastmax_t\tint_leastptr_t\tintmax_t\tintptr_t\tuint16_t\tuint32_t\tuint64_t\tuint8_t\tuint_fast16_t\tuint_fast32_t\tuint_fast64_t\tuint_fast8_t\tuint_fastmax_t\tuint_fastptr_t\tuint_least16_t\tuint_least32_t\tuint_least64_t\tuint_least8_t\tuint_leastmax_t\tuint_leastptr_t\tuintmax_t\tuintptr_t\n'
    'hip_rocm.rocm_install_mismatch\n'
    'cuda_toolkit.cuda_toolkit_too_old host_toolchain.host_compiler_too_old\tline\tline option \n'
    'not_our_fault.wrong_install_command\n'
    'cuda_runtime.driver_too_old\t125\tplease\tupdate your driver\n'
    'host_toolchain.host_compiler_too_old\tline\t earlier than \t older than \n'
    'triton_inductor.triton_none_pointer_arg\tline\t*: \t*=: \t+: \t+=: \t-: \t-=: \n'
    'not_our_fault.network_failure\n'
    'hip_rocm.hip_warp_sync_mismatch\tline\t"__\t\'__\t‘__\n'
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
