"""Which causes to import for a log. Written by tools/index_causes.py."""

IN_LOGS: dict[int, str] = {
    539123551: '__" does not take arguments\t1081',
    540682536: '(): incompatible function arguments. The following argument types are\t361',
    540685421: 'm4: command not found\t1110\nm4: not found\t1110',
    540697708: "ld: cannot find\t1545\nld: library 'ATen' not found\t1546\nld: library 'EGL\t1547\nld: library 'GL\t1548\nld: library 'GLEW\t1549\nld: library 'GLU\t1548\nld: library 'GLX\t1548\nld: library 'MIOpen\t1550\nld: library 'OpenGL\t1548\nld: library 'X11\t1551\nld: library 'Xext\t1551\nld: library 'Xi\t1551\nld: library 'Xrandr\t1551\nld: library 'aio\t1552\nld: library 'amd_comgr\t1550\nld: library 'amdhip64\t1550\nld: library 'blas\t1553\nld: library 'c\t1554\nld: library 'c10' not found\t1546\nld: library 'c10_cuda\t1555\nld: library 'caffe2' not found\t1546\nld: library 'cblas\t1553\nld: library 'crypt\t1556\nld: library 'crypto\t1557\nld: library 'cublas\t1550\nld: library 'cuda\t1550\nld: library 'cufft\t1550\nld: library 'cufile\t1550\nld: library 'culibos\t1550\nld: library 'cupti\t1550\nld: library 'curand\t1550\nld: library 'cusolver\t1550\nld: library 'cusparse\t1550\nld: library 'cutensor\t1550\nld: library 'dl\t1554\nld: library 'ffi\t1558\nld: library 'glfw\t1559\nld: library 'glfw3\t1559\nld: library 'glog\t1560\nld: library 'hip\t1550\nld: library 'hsa-runtime64\t1550\nld: library 'hsakmt\t1550\nld: library 'ibverbs\t1561\nld: library 'jpeg\t1562\nld: library 'm\t1554\nld: library 'mlx5\t1561\nld: library 'mpi\t1563\nld: library 'mpi_cxx\t1563\nld: library 'nccl\t1550\nld: library 'npp\t1550\nld: library 'numa\t1564\nld: library 'nvJitLink\t1550\nld: library 'nvidia-ml\t1550\nld: library 'nvjpeg\t1550\nld: library 'nvrtc\t1550\nld: library 'nvshmem\t1550\nld: library 'openblas\t1553\nld: library 'png\t1565\nld: library 'png16\t1565\nld: library 'pthread\t1554\nld: library 'rccl\t1550\nld: library 'rdmacm\t1561\nld: library 'roc\t1550\nld: library 'rt\t1554\nld: library 'ssl\t1557\nld: library 'stdc++\t1566\nld: library 'tbb\t1567\nld: library 'torch' not found\t1546\nld: library 'torch_cpu' not found\t1546\nld: library 'torch_cuda\t1555\nld: library 'torch_global_deps' not found\t1546\nld: library 'torch_python' not found\t1546\nld: library 'uuid\t1568\nld: library 'z\t1569\nld: library not found for -lc10_cuda\t1555\nld: library not found for -ltorch_cuda\t1555\nld: library ‘EGL\t1547\nld: library ‘GL\t1548\nld: library ‘GLEW\t1549\nld: library ‘GLU\t1548\nld: library ‘GLX\t1548\nld: library ‘OpenGL\t1548\nld: library ‘X11\t1551\nld: library ‘Xext\t1551\nld: library ‘Xi\t1551\nld: library ‘Xrandr\t1551\nld: library ‘aio\t1552\nld: library ‘blas\t1553\nld: library ‘c\t1554\nld: library ‘cblas\t1553\nld: library ‘crypt\t1556\nld: library ‘crypto\t1557\nld: library ‘dl\t1554\nld: library ‘ffi\t1558\nld: library ‘glfw\t1559\nld: library ‘glfw3\t1559\nld: library ‘glog\t1560\nld: library ‘ibverbs\t1561\nld: library ‘jpeg\t1562\nld: library ‘m\t1554\nld: library ‘mlx5\t1561\nld: library ‘mpi\t1563\nld: library ‘mpi_cxx\t1563\nld: library ‘numa\t1564\nld: library ‘openblas\t1553\nld: library ‘png\t1565\nld: library ‘png16\t1565\nld: library ‘pthread\t1554\nld: library ‘rdmacm\t1561\nld: library ‘rt\t1554\nld: library ‘ssl\t1557\nld: library ‘stdc++\t1566\nld: library ‘tbb\t1567\nld: library ‘uuid\t1568\nld: library ‘z\t1569\nld: unsupported tapi file type '\t1570",
    540702325: 'uv: command not found\t1303\nuv: not found\t1303',
    540949792: ' => not found\t10',
    541218115: 'CUB requires a definition of CUB_NS_QUALIFIER\t593',
    541477957: 'ELF load command a\t730',
    541675585: 'API call is not supported in the installed CUDA driver\t481',
    541870925: 'MKL ERROR: \t860\nMKL FATAL ERROR: \t860',
    541871172: 'DLL load failed\t706 707 708\nDLL load failed while importing \t709\nDLL load failed: Die angegebene Prozedur\t710\nDLL load failed: The specified procedure\t710\nDLL load failed: 找不到指定的程序\t710',
    541937487: 'OOM when allocating tensor\t931',
    542132552: 'HIP error: device kernel image is invalid\t810',
    542329940: 'TLS handshake timeout\t998',
    542393671: 'GET was unable to find an engine to execute this computation\t784',
    542461511: 'GNU version! gcc \t805',
    542462019: "CPU does not support \t590\nCPU doesn't support \t590\nCPU lacks \t590",
    542462023: 'GPU architecture\t598\nGPU capabilit\t598\nGPU compute architecture\t598\nGPU compute capabilit\t598\nGPU functionality will not be available\t807',
    543449442: "bad register name \t1111\nbad value 'armv9\t1093\nbad value ('armv9\t1093\nbad value (‘armv9\t1093\nbad value ‘armv9\t1093",
    543451460: 'Did you forget to add @triton.jit\t713',
    543451492: 'did not complete successfully: exit code: 137\t1344\ndid you forget to \t1345',
    543516756: 'The \'sklearn\' PyPI package is deprecated\t1007\nThe CUDA compiler identification is unknown\t1008\nThe HIP compiler identification is unknown\t1009\nThe command line is too long.\t714\nThe current CMakeCache.txt directory \t1010\nThe library is compiled without \t1011\nThe source "\t1012\nThe specified path, file name, or both are too long\t1013\nThe term \'nvcc\' is not recognized\t659',
    543516788: 'the operator \t1828\nthe package flash_attn seems to be not installed\t1124',
    543516996: 'Die Befehlszeile ist zu lang.\t714',
    543517006: 'Nie ma takiego pliku\t527 528 529 530 531 532 533 534 535 536 537',
    543517801: 'ile in wrong format\t959',
    543519329: 'are not currently supported\t1104\nare not supported\t1104\nare not yet supported\t1104\nare unsupported\t1104',
    543519605: "use of undeclared identifier \t1891\nuse of undeclared identifier '\t1881 1882 1883",
    543520100: 'due to ninja not being installed\t1356',
    543521063: "'ye tanımsız başvuru\t300",
    543584032: ' of the Protocol Buffer runtime library, but the installed version is \t223\n of the Protocol Buffer runtime library, which is not\t224',
    543585601: 'Auf dem Gerät ist kein Speicherplatz\t548',
    544104771: 'Can not find\t642',
    544106784: ' in namespace\t155\n in namespace \t156\n in your include path is not compatible with this release of \t157',
    544108320: ' on CUDA arch < \t225\n on a machine with \t226',
    544108366: 'Non rimane spazio sul device\t918',
    544108398: 'non rimane spazio sul device\t918\nnon è riconosciuto come\t1525',
    544165434: ':No existe el\t121\n:No such file\t121',
    544173600: ' no es un miembro de\t155 174 175 176\n no se reconoce\t194',
    544173940: 'too few arguments for template template parameter "Tuple"\t1833\ntoo many initializer values\t1834\ntoo old to be supported by the triton GPU compiler\t1835',
    544175136: ' to be true, but got false\t281\n to compile PyTorch\t282\n to find Python.h\t283',
    544236404: 'tcp connect error\t1224',
    544238959: 'omp not found\t1434',
    544239392: ' op due to it not being compatible\t229',
    544370464: ' or above\t13\n or above \t262\n or greater \t262\n or higher\t13\n or higher \t262\n or later\t13\n or later \t262\n or later compatible compiler is required\t263\n or newer\t13\n or newer \t262\n or one of its dependencies\t264',
    544372079: 'our device is too old. We require compute capability\t1753',
    544432488: 'has already been de\t1439\nhas compute capability < \t1440\nhas no attribute \t1199 1441 1442\nhas no device code compatible with \t1443\nhas no member \t1444\nhas no member named \t1444 1445 1446 1447\nhas not been declared\t1116',
    544432503: 'was compiled with CPU_ONLY flag\t1908\nwas not declared in this scope\t1116',
    544434464: " is already registered\t160\n is already registered as a pybind11::native_enum\t161\n is already registered. Ensure that registration with torch::class_\t162\n is ambiguous\t163\n is defined in header \t164\n is incompatible with\t165\n is incompatible with \t166\n is incompatible with lib\t167\n is less than desired GPU memory\t168\n is less than the minimum supported by NVRTC\t169\n is missing, please make sure it is specified in the 'build-system.requires'\t170\n is not None\t171\n is not a \t172\n is not a directory\t37\n is not a member of\t155 173 174 175 176\n is not a member of \t177 178 179 180\n is not a member of 'cute\t150\n is not a member of 'cutlass\t150\n is not a member of ‘cute\t150\n is not a member of ‘cutlass\t150\n is not a recognized processor for this target\t181\n is not a supported wheel on this platform\t182\n is not a valid\t37\n is not a valid editable requirement\t183\n is not a valid wheel file\t184\n is not available, \t185\n is not compatible with\t165\n is not compatible with \t166\n is not compatible with the current PyTorch installation\t186\n is not compatible with this Python\t187\n is not compiled with it\t185\n is not defined\t188 189 190 191\n is not enabled\t192\n is not found\t193\n is not recognized as\t194\n is required\t195\n is required but found\t196\n is undefined\t197 198\n is used but incompatible\t165\n is used but is incompatible\t165",
    544435812: 'dns error: failed to lookup address\t1350',
    544436008: '(os error 112)\t363\n(os error 122)\t363\n(os error 28)\t363',
    544437570: 'Bus error\t523',
    544500071: 'git submodule \t1427',
    544501575: 'Got SM\t808',
    544501582: 'Not a directory: \t911\nNot enough memory. Please try to increase --mem-fraction\t919\nNot find\t643',
    544501607: 'got Arch.sm_\t808\ngot SM\t808\ngot an unexpected keyword argument \t1435\ngot sm\t808\ngot sm_\t808',
    544501614: 'not available for \t1702\nnot available on \t1702\nnot compiled with GPU offload support\t1703\nnot enough disk space\t1014\nnot enough free disk space\t1014\nnot enough free space\t1014\nnot enough space\t1014\nnot find\t643\nnot found\t1704\nnot installed\t1705\nnot match\t1348\nnot support\t1706\nnot supported by \t1707\nnot supported for \t1702 1707\nnot supported for the current GPU. Minimum capability: \t1708\nnot supported on \t1702 1707\nnot valid for use in process\t24\nnot yet available for \t1702\nnot yet available on \t1702\nnot yet supported by \t1707\nnot yet supported for \t1702 1707\nnot yet supported on \t1702 1707',
    544502633: 'ist entweder falsch geschrieben\t1525\nist kein Element von\t1383',
    544502645: 'ust use \t1894',
    544503119: 'Out of memory: Kill process\t940\nOut of memory: Killed process\t940',
    544503138: 'but the target was not found\t1130',
    544503151: 'out of memory\t1754 1755 1756\nout of memory allocating \t1757\nout of resource\t1758\nout of resource: triton_\t1759',
    544567129: 'You are running version \t1062\nYou must give at least one requirement to\t1063\nYou tried to install "pytorch"\t1064',
    544567161: 'you should not try to import numpy from\t1914',
    544760141: 'Max retries exceeded with url\t863',
    544825888: ' by system policy\t24',
    544828526: 'nly Ada\t1211\nnly Ampere\t1211\nnly Blackwell\t1211\nnly Hopper\t1211\nnly NVIDIA Ada\t1211\nnly NVIDIA Ampere\t1211\nnly NVIDIA Blackwell\t1211\nnly NVIDIA Hopper\t1211\nnly NVIDIA Rubin\t1211\nnly NVIDIA Turing\t1211\nnly NVIDIA Volta\t1211\nnly Rubin\t1211\nnly SM\t1211\nnly Turing\t1211\nnly Volta\t1211\nnly available \t1674\nnly be available \t1674\nnly be enabled \t1674\nnly be implemented \t1674\nnly be supported \t1674\nnly be valid \t1674\nnly enabled \t1674\nnly gfx\t1211\nnly implemented \t1674\nnly runs \t1674\nnly sm\t1211\nnly support\t1675\nnly support \t1674\nnly supported \t1674\nnly supports \t1674\nnly valid \t1674\nnly works \t1674',
    546346988: '에 대한 정의되지 않은 참조\t300',
    547011823: '： Aucun fichier\t121\n： Datei oder Verzeichnis\t121\n： No existe el\t121\n： No such file\t121\n： Нет такого файла\t121\n： そのようなファイル\t121\n： 沒有此一檔案\t121\n： 没有那个文件\t121',
    547193058: "” is not recognized\t315\n” is not recognized as\t315\n” ist entweder falsch\t315\n” n'est pas reconnu\t315\n” no se reconoce como\t315\n” は、内部コマンド\t315\n” 不是内部\t315\n” 不是内部或外部命令\t315",
    549234155: '를 찾을 수\t1535',
    659902535: "GPU's architecture\t598\nGPU's capabilit\t598\nGPU's compute architecture\t598\nGPU's compute capabilit\t598",
    661528610: '" n\'est pas reconnu\t315',
    661528615: "' n'est pas reconnu\t315",
    661545283: "Can't find\t642 643",
    661545315: "can't be installed because it doesn't\t1151\ncan't find\t642 643\ncan't open file \t1152",
    661548868: "Don't know what to do with '\t723",
    661548900: "don't have enough free space in /\t1355",
    661679471: "omp' not found\t1434",
    662007641: "You're on \t1065\nYou're using \t1065",
    679517676: '은(는) 내부 또는 외부 명령\t1525',
    707403834: ': ***\t413',
    758528120: 'x86-64-v\t1093',
    760038484: 'TDM-GCC\t859',
    761752432: 'pkg-config: command not found\t1110\npkg-config: not found\t1110',
    762146671: 'oom-kill\t940',
    762212206: 'non-zero number of elements, but its data is not allocated yet\t1701',
    762341744: 'pip-build-env-\t1764',
    762342767: 'omp-tools.h\t1596 1597 1598',
    762671207: 'gpu-name\t1436',
    778530416: 'png.h\t1765 1766 1767',
    778659430: 'ffi.h\t1407 1408 1409',
    778661997: 'mpi.h\t1652 1653 1654',
    779119983: 'omp.h\t1596 1597 1598',
    791687523: 'c10/cuda/impl/cuda_cmake_macros.h\t1135 1136 1137 1138 1139 1140\nc10/util/AlignOf.h\t1141 1142 1143\nc10/util/Array.h\t1141 1142 1143\nc10/util/Float\t504 505 506\nc10/util/complex_utils.h\t1141 1142 1143\nc10/util/either.h\t1141 1142 1143\nc10/util/in_place.h\t1141 1142 1143\nc10/util/math_compat.h\t1141 1142 1143\nc10/util/reverse_iterator.h\t1141 1142 1143\nc10/util/variant.h\t1141 1142 1143',
    792938580: 'THC/THCAtomics.cuh\t979 980 981\nTHC/THCDeviceUtils.cuh\t982 983 984 985\nTHC/THCNumerics.cuh\t986 987 988',
    793528133: 'EGL/egl.h\t727 728 729\nEGL/eglext.h\t727 728 729\nEGL/eglplatform.h\t727 728 729',
    796096883: 'sys/cdefs\t1120\nsys/file.h\t1349\nsys/ioctl.h\t1349\nsys/mman.h\t1349\nsys/resource.h\t1349\nsys/socket.h\t1349\nsys/time.h\t1349\nsys/wait.h\t1349',
    796157294: 'net/http: request canceled\t998',
    796225127: 'gnu/stubs\t1120',
    808464432: '000001\t398\n0000135\t397\n0000139\t396',
    808465475: 'C4003: \t579',
    827018828: 'LNK1102\t839\nLNK1104\t562 840 841 842 843 844 845\nLNK1112\t846 847\nLNK1158\t848\nLNK1181\t844 845 849',
    827085907: 'STL1002: Unexpected compiler version, expected CUDA \t966',
    828796205: '-mf16c\t401',
    842019395: 'C2027\t567',
    842020932: 'D8021\t705',
    842211386: ': 32 bit compilation is only supported for\t414',
    842281539: 'C2429\t575',
    842348355: 'C7525\t575',
    842413891: 'C7624\t575',
    843796044: 'LNK2001\t300\nLNK2005: \t850\nLNK2019\t300',
    845374806: 'Vec256\t1056 1057',
    858796611: "C2039: \t568 569 570 571 572 573\nC2039: 'exc_traceback'\t574\nC2039: 'exc_type'\t574\nC2039: 'exc_value'\t574\nC2039: 'ob_digit'\t574\nC2039: 'tp_print'\t574\nC2039: 'use_tracing'\t574",
    863005040: 'pip3: command not found\t1303\npip3: not found\t1303',
    875968323: 'C7642\t575',
    877350476: 'LNK4272\t847',
    909128259: 'C2061: \t573\nC2065: \t573',
    909207138: 'bf16 mixed precision requires PyTorch \t1117',
    909652803: 'C3861: \t573',
    925905197: '-1073741511\t396\n-1073741515\t397\n-1073741795\t398',
    926429763: 'C2872\t578',
    942682435: "C1083\t554 555 556 557 558 559 560 561 562 563\nC1083: Cannot open compiler generated file: '\t564",
    943010371: 'C2589: \t576',
    943011651: 'C7582\t575',
    959787587: 'C2593: \t577',
    976236899: 'c10::guts\t1144\nc10::optional<\t1145',
    976909409: 'at::DeprecatedTypeProperties\t1109',
    978144327: 'GLM: GLM_\t804',
    978341199: 'OMP: Error #15\t927\nOMP: Error #15:\t928\nOMP: Error #179: Function pthread_\t929',
    979661939: 'std::shared_ptr<torch::jit\t1817 1818',
    979923827: 'ssh: Could not resolve hostname \t1815\nssh: connect to host \t1815',
    979923834: 'zsh: command not found: \t1919\nzsh: no matches found: \t1920',
    980445552: 'pip: command not found\t1303\npip: not found\t1303',
    980707687: 'git: command not found\t1110\ngit: not found\t1110',
    980708969: 'int: = is not a valid operator\t1509',
    1094928468: 'THCAssertSameGPU\t977 978\nTHCAtomics.cuh\t979 980 981',
    1094997315: "CUDA architecture\t598\nCUDA capabilit\t598\nCUDA compiler and CUDA toolkit headers are incompatible\t599\nCUDA compute architecture\t598\nCUDA compute capabilit\t598\nCUDA driver initialization failed, you might not have\t600\nCUDA driver is a stub library\t601\nCUDA driver library cannot be found\t602\nCUDA driver version is insufficient for CUDA runtime version\t603\nCUDA extension not installed\t604\nCUDA initialization: Found no NVIDIA driver on your system\t605\nCUDA unavailable, invalid device\t606\nCUDA unknown error - this may be due to an incorrectly set up environment\t607\nCUDA version mismatch! DeepSpeed ops were compiled and installed with a different version\t608\nCUDA was not found on the system, please set the CUDA_HOME\t609\nCUDA's architecture\t598\nCUDA's capabilit\t598\nCUDA's compute architecture\t598\nCUDA's compute capabilit\t598\nCUDA::nvToolsExt\t399 610 611\nCUDAGenerator\t591 592\nCUDAGuard\t612 613\nCUDAStreamGuard\t612 613\nCUDA_ARCHITECTURES\t614\nCUDA_ARCHITECTURES is set to \t615\nCUDA_ERROR_ASSERT\t616\nCUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE\t617\nCUDA_ERROR_ILLEGAL_ADDRESS\t618\nCUDA_ERROR_INVALID_IMAGE\t619\nCUDA_ERROR_LAUNCH_FAILED\t618\nCUDA_ERROR_MISALIGNED_ADDRESS\t618\nCUDA_ERROR_NO_BINARY_FOR_GPU\t620\nCUDA_ERROR_NO_DEVICE\t621\nCUDA_ERROR_OUT_OF_MEMORY\t622\nCUDA_ERROR_STUB_LIBRARY\t601\nCUDA_ERROR_SYSTEM_DRIVER_MISMATCH\t623\nCUDA_ERROR_SYSTEM_NOT_READY\t624\nCUDA_ERROR_UNSUPPORTED_PTX_VERSION\t625\nCUDA_HOME\t626\nCUDA_HOME does not exist, unable to compile CUDA\t627\nCUDA_HOME environment variable is not set\t628\nCUDA_PATH\t626\nCUDA_PATH is set but CUDA wasn\t629\nCUDA_TOOLKIT_ROOT_DIR not found or specified\t630\nCUDA_tensor_apply\t631 632\nCUDAs architecture\t598\nCUDAs capabilit\t598\nCUDAs compute architecture\t598\nCUDAs compute capabilit\t598",
    1096045407: '_STANDARD is set to invalid value\t1079\n_STATUS_ARCH_MISMATCH\t1080',
    1096308803: 'CXXABI_\t639\nCXXABI_1.3.\t640',
    1098215527: 'gpuAtomicAdd\t1437 1438',
    1100659951: '：Aucun fichier\t121',
    1111705684: 'THCBlas_\t975 976',
    1112099911: 'GLIBCXX_\t639\nGLIBCXX_3.4.\t640\nGLIBC_\t802\nGLIBC_2.\t803',
    1113812850: 'rocBLAS error: C\t1793',
    1126199118: 'No CUDA GPUs are available\t210 883\nNo CUDA runtime is found, using CUDA_HOME=\t884\nNo CUDA toolset found\t885',
    1126199150: 'no CUDA-capable device is detected\t621',
    1128482900: 'THCCeilDiv\t521 522',
    1128486478: 'NVCC \t873\nNVCC" \t873\nNVCC\' \t873\nNVCC` \t873\nNVCC’ \t873',
    1128680517: 'ELFCLASS32\t383\nELFCLASS64\t383',
    1129467732: 'TORCH_CHECK\t999\nTORCH_CUDA_API\t486 487\nTORCH_CUDA_ARCH_LIST is not set, all archs for visible cards\t1000\nTORCH_EXTENSION_NAME\t403\nTORCH_HIP_API\t565 566\nTORCH_LIBRARY_FRAGMENT\t999',
    1130320961: 'AT_CHECK\t482 483\nAT_CHECK_INDEX\t482 483\nAT_CPP14_CONSTEXPR\t484 485\nAT_CUDA_API\t486 487',
    1131701607: 'getCurrentCUDABlasHandle\t612 613\ngetCurrentCUDASolverDnHandle\t612 613\ngetCurrentCUDASparseHandle\t612 613\ngetCurrentCUDAStream\t612 613\ngetCurrentDeviceProperties\t612 613',
    1131701619: 'setCurrentCUDAStream\t612 613',
    1131898190: 'NewConnectionError\t656',
    1145120800: ' (ADVANCED)\t1',
    1145260116: 'THCDevice\t975 976\nTHCDeviceUtils.cuh\t982 983 984 985',
    1145656910: 'NVIDIA driver on your system is too old\t874\nNVIDIA-SMI has failed because it couldn\t875',
    1145981254: 'FIND was unable to find an engine to execute\t749',
    1146438445: '-CUDA::nvToolsExt\t399',
    1146438508: 'lCUDA::nvToolsExt\t399',
    1147098177: 'AT_DISPATCH_ALL_TYPES_AND_HALF\t488 489',
    1148478823: 'getDefaultCUDAStream\t612 613\ngetDeviceProperties\t612 613',
    1150991599: '：Datei oder Verzeichnis\t121',
    1160670307: 'cl.EXE\t1220',
    1162297926: 'FBGEMM needs GCC \t638\nFBGEMM needs at least GCC \t638\nFBGEMM requires GCC \t638\nFBGEMM requires at least GCC \t638',
    1162629971: 'SSLError\t656',
    1163152969: "INTERNAL COMPILER ERROR in '\t814",
    1164863831: 'WinError 2]\t562\nWinError 3]\t562',
    1164994920: 'hipErrorAssert\t616\nhipErrorInvalidDeviceFunction\t1326\nhipErrorInvalidImage\t810\nhipErrorNoBinaryForGpu\t620\nhipErrorOutOfMemory\t622\nhipErrorSharedObjectInitFailed\t1450',
    1176517189: 'E: Failed to fetch\t726',
    1178749012: 'THBFloat16Blas_\t975 976\nTHBFloat16Storage\t975 976\nTHBFloat16Tensor\t975 976\nTHBFloat16Vector\t975 976',
    1179009347: 'CAFFE2_API\t486 487\nCAFFE2_CUDA_API\t486 487',
    1180652609: 'AT_FORALL_SCALAR_TYPES\t490 491',
    1195591764: 'THCGenerator\t975 976',
    1196312909: 'MINGW\t859',
    1196773443: 'CPUGenerator\t591 592',
    1198271776: ' -lGLESv1\t6\n -lGLESv2\t6',
    1198418253: 'MinGW\t859',
    1229408595: 'SIGILL\t398',
    1230262351: 'OPTIX_ERROR_UNSUPPORTED_ABI_VERSION\t932',
    1230455855: '/DWIN32\t404',
    1230984257: 'AT_INDEX_ERROR\t492 493',
    1231254131: 'srcIndex < srcSelectDimSize\t1814',
    1232367438: 'NotImplementedError: C\t920',
    1262570819: 'CMAKE_CUDA_ARCHITECTURES\t582\nCMAKE_CUDA_ARCHITECTURES must be non-empty\t583\nCMAKE_CUDA_ARCHITECTURES:\t584 585\nCMAKE_CUDA_COMPILER\t586\nCMAKE_CUDA_COMPILER not set, after EnableLanguage\t587\nCMAKE_CUDA_COMPILER:\t588',
    1279415619: 'CUBLAS_STATUS_INTERNAL_ERROR when calling \t594\nCUBLAS_STATUS_INVALID_VALUE when calling \t595',
    1280136782: 'NVML Shared Library Not Found\t764',
    1280595267: 'CUTLASS needs GCC \t638\nCUTLASS needs at least GCC \t638\nCUTLASS requires GCC \t638\nCUTLASS requires at least GCC \t638',
    1281311820: 'LD_LIBRARY_PATH contains incompatible version of cudnn\t834',
    1297501260: 'LLVM ERROR: \t836\nLLVM ERROR: Cannot select: \t837\nLLVM ERROR: out of memory\t838',
    1298295148: 'libMIOpen.so.\t1574',
    1299212648: 'hipModuleLoad failed: \t1451',
    1310748265: 'in Namensbereich\t1383',
    1313032276: 'THCNumerics\t975 976\nTHCNumerics.cuh\t986 987 988',
    1313101123: 'CUDNN_INCLUDE_DIR\t633\nCUDNN_INCLUDE_PATH\t633\nCUDNN_LIBRARY\t633\nCUDNN_LIBRARY_PATH\t633\nCUDNN_STATUS_ALLOC_FAILED\t634\nCUDNN_STATUS_NOT_INITIALIZED\t635\nCUDNN_STATUS_SUBLIBRARY_LOADING_FAILED\t636',
    1313753172: 'THNN_\t996 997',
    1315072364: 'libNVVM cannot be found. Do `conda install\t1575',
    1315728452: 'DllNotFoundException: Unable to load \t721',
    1318763759: '：No existe el\t121\n：No such file\t121',
    1330529327: '/DNOMINMAX\t404',
    1330795077: 'ERROR: Could not find a version\t732\nERROR: Python dependency not found\t733\nERROR: Wheel \'\t734\nERROR: unknown command "\t735',
    1330857298: 'RESOURCE_EXHAUSTED: \t958',
    1346521420: 'LIBPOSTPROC\t835',
    1347243847: 'GOMP_\t806',
    1347638595: 'CUSPARSE_\t637',
    1347703880: 'HTTP 000 CONNECTION FAILED\t661',
    1349083987: 'SciPy needs GCC \t638\nSciPy needs at least GCC \t638\nSciPy requires GCC \t638\nSciPy requires at least GCC \t638',
    1349350734: 'NumPy\t921\nNumPy C-API version 0x\t922\nNumPy needs GCC \t638\nNumPy needs at least GCC \t638\nNumPy requires GCC \t638\nNumPy requires at least GCC \t638\nNumPy was built with baseline optimizations\t923',
    1377843753: '): Read timed out\t371',
    1380141140: 'THCRandom\t975 976\nTHCRoundUp\t521 522',
    1380993352: 'HIPRTC_ERROR_COMPILATION\t657',
    1381122399: '_ARRAY_API\t1077',
    1396918356: 'THCState\t989 990\nTHCStorage\t975 976\nTHCStream\t989 990',
    1397049428: 'THESE PACKAGES DO NOT MATCH THE HASHES\t995',
    1397050439: 'GLES2/gl\t795 796\nGLES3/gl\t795 796\nGLESv1\t797\nGLESv2\t797',
    1397706309: 'ENOSPC: no space\t731',
    1397900630: 'VERSION_MISMATCH\t1055',
    1398757712: 'PY_SSIZE_T_CLEAN macro must be defined\t941',
    1400137063: 'getStreamFromPool\t612 613',
    1413567571: 'STATUS_DLL_NOT_FOUND\t397\nSTATUS_ENTRYPOINT_NOT_FOUND\t396',
    1413695572: 'THCTensor\t975 976\nTHCThrustAllocator\t975 976',
    1413761108: 'THDTensor\t975 976',
    1414744148: 'THSTensor\t975 976',
    1415530580: 'TH_TENSOR_APPLY\t631 632',
    1416914279: 'getTHCState\t989 990',
    1428175429: 'E: Unable to fetch some archives\t726',
    1430462522: ': CUDA cannot be found\t416',
    1430462575: 'o CUDA toolkit found\t660\no CUDA toolkit was found\t660',
    1430472788: 'THCUNN_\t975 976',
    1430481965: '-lCUDA::nvToolsExt\t399',
    1431455828: 'THRUST_NS_QUALIFIER\t597',
    1447250004: 'THCVector\t975 976',
    1448299815: "'MSVCCompiler' object has no attribute '\t356",
    1464224839: 'GLFW/glfw3.h\t798 799 800 801',
    1465865281: 'AT_WARN\t494 495',
    1498173007: 'ONLY build\t930',
    1596993859: 'C10_FALLTHROUGH\t484 485\nC10_HIP_API\t565 566\nC10_HIP_KERNEL_LAUNCH_CHECK\t565 566\nC10_HOST_CONSTEXPR\t484 485\nC10_NORETURN\t484 485',
    1596993891: 'c10_cuda.lib\t1146',
    1598116680: 'HSA_STATUS_ERROR_INVALID_ISA\t811',
    1598182723: 'CUB_NS_QUALIFIER\t596 597',
    1598243655: 'GCC_1\t639\nGCC_3\t639\nGCC_4\t639\nGCC_7\t639',
    1598244948: 'THC_assertSameGPU\t977 978',
    1598965328: 'PFN_cuTensorMapEncode\t637',
    1600939103: '_dl_check_map_versions: Assertion\t1085',
    1601008225: 'arm_acle\t1107\narm_bf16\t1107\narm_fp16\t1107\narm_neon\t1107\narm_sve\t1107',
    1601009011: 'sum_intlist\t1768 1769',
    1601010035: 'sym_numel\t778\nsym_size\t778\nsym_stride\t778',
    1601204323: 'cpp_extension.load\t52 1317\ncpp_extension.py\t52',
    1629515598: 'No available memory for the cache blocks\t886',
    1629516905: 'it as a build dependency\t1530',
    1631789114: ': Cannot allocate memory\t417\n: Cannot fork\t418',
    1631811920: 'PyCapsule\t951',
    1631854650: ': Datei oder Verzeichnis\t121\n: Datei zu kurz\t419',
    1631985722: ': Failed to preprocess host compiler properties\t420',
    1632127060: 'THHalfBlas_\t975 976\nTHHalfStorage\t975 976\nTHHalfTensor\t975 976\nTHHalfVector\t975 976',
    1632313402: ': Kann die Shared\t428\n: Kann die Shared-Object-Datei nicht öffnen\t426',
    1632466510: 'NvMapMem\t925',
    1632641082: ': Path to libdevice library not specified\t439',
    1633836895: '__ballot\t637',
    1633839468: 'libaio.h\t1576 1577 1578 1579\nlibamdhip64.so.\t1574\nlibav\t1580',
    1633886247: "' cannot overload\t324",
    1633886266: ': calling a constexpr __device__ function\t449\n: calling a constexpr __host__ function\t450\n: cannot find /\t451\n: cannot open shared obj\t428\n: cannot open shared object\t452 453\n: cannot read file data\t419',
    1633903970: 'because it has a CompositeImplicitAutograd\t1113',
    1633903972: 'decay_t\t1226',
    1633973571: 'Cuda Configuration Error: C\t703',
    1633973603: 'cuda runtime error (2) : out of memory\t1324\ncuda.is_available()\t210\ncudaBindTexture\t637\ncudaConfigureCall\t637\ncudaErrorAssert\t616\ncudaErrorCallRequiresNewerDriver\t481\ncudaErrorCompatNotSupportedOnDevice\t617\ncudaErrorInsufficientDriver\t1325\ncudaErrorInvalidDeviceFunction\t1326\ncudaErrorInvalidKernelImage\t619\ncudaErrorMemoryAllocation\t622\ncudaErrorNoDevice\t621\ncudaErrorNoKernelImageForDevice\t620\ncudaErrorStubLibrary\t601\ncudaErrorSystemDriverMismatch\t623\ncudaErrorSystemNotReady\t624\ncudaErrorUnsupportedPtxVersion\t625\ncudaFuncAttributeMaxDynamicSharedMemorySize, \t1327\ncudaGetDeviceCount()\t1328\ncudaLaunchCooperativeKernelMultiDevice\t637\ncudaPointerAttributes\t1329\ncudaProfilerInitialize\t637\ncudaThreadExit\t637\ncudaThreadSynchronize\t637\ncudaTypedefs.h\t1311 1312\ncudaUnbindTexture\t637\ncuda_awbarrier\t1311 1312\ncuda_bf16.h\t1311 1312\ncuda_fp4.h\t1311 1312\ncuda_fp6.h\t1311 1312\ncuda_fp8.h\t1311 1312\ncuda_pipeline\t1311 1312\ncudart64_\t1323',
    1634036816: 'Please install \t950',
    1634036848: 'please install \t950',
    1634082855: "' failed: \t327",
    1634100580: 'default_program(\t1340',
    1634166092: 'LegacyTHDispatcher\t851 852\nLegacyTHFunctionsCUDA\t851 852',
    1634166124: 'legacy-install-failure\t1573',
    1634213922: '" has no member\t154 302 303\n" has no member \t304 305 306 307\n" has no member "\t308 309 310 311\n" has no member class\t312',
    1634213927: "' has no attribute '\t328",
    1634230111: '__half\t1083',
    1634493027: 'cblas.h\t1214 1215 1216\ncblas_mangling.h\t1214 1215 1216',
    1634493984: ' flag is not supported with the configured host compiler\t127',
    1634494055: 'gflags/gflags.h\t1422 1423 1424 1425 1426',
    1634541602: '" matches these operands\t316\n" may not be used in the type-id\t317',
    1634541612: ', may conflict with lib\t385',
    1634563438: 'numa.h\t1712 1713 1714\nnumaif.h\t1712 1713 1714',
    1634564716: 'lzma.h\t1630 1631 1632 1633',
    1634625890: 'binaries were compiled with C\t1118',
    1634629956: 'DynamicLibNotFoundError: Failure finding \t725',
    1634629988: 'dynamic module does not\t1357\ndynamic_cast\t1358',
    1634692128: ' load any \t125\n loaded at\t204',
    1634692166: 'Float8_e\t778',
    1634754915: 'capability\t1210 1211',
    1634754924: 'lapack\t1537\nlapacke.h\t1538 1539 1540 1541',
    1634760805: "expanded from macro \t1390\nexpanded from macro '__noinline__'\t1391\nexpansion of macro \t1390",
    1634886000: 'parameter packs not expanded with\t1761 1762',
    1634887263: '_frame\t952 1086',
    1634887267: 'cframe"\t1219\ncframe\'\t1219\ncframe’\t1219',
    1634890835: 'Strawberry\t859',
    1634890867: 'stratégie de contrôle d\t525',
    1634954837: 'UnsatisfiedLinkError: \t1043\nUnsatisfiedLinkError: no \t1044',
    1634954869: 'unsatisfied condition: \t1887',
    1635017059: 'catastrophic error\t1213',
    1635017062: 'fatal error C10\t1401\nfatal error C1001: \t1402\nfatal error C1081\t1403\nfatal: early EOF\t1404\nfatal: fetch-pack: \t1404\nfatal: not a git repository\t1405\nfatal: unable to \t1406',
    1635018093: 'metadata-generation-failed\t1573',
    1635020660: 'total shared memory allocation is larger than available memory. Dynamic size: \t1863',
    1635022189: 'mutable_data_ptr\t778',
    1635151433: "Invalid CUDA 'device=\t827\nInvalid requirement: \t828\nInvalid wheel filename\t184\nInvalidMatchSpec: \t829\nInvalidVersionSpec: \t829",
    1635151465: 'invalid command "bdist_wheel\t1512\ninvalid command "dist_info\t1512\ninvalid command "editable_wheel\t1512\ninvalid command \'bdist_wheel\t1512\ninvalid command \'dist_info\t1512\ninvalid command \'editable_wheel\t1512\ninvalid command bdist_wheel\t1512\ninvalid command dist_info\t1512\ninvalid command editable_wheel\t1512\ninvalid device function\t1513\ninvalid input constraint \'+h\' in asm\t1514\ninvalid input constraint \'+l\' in asm\t1514\ninvalid input constraint \'+r\' in asm\t1514\ninvalid input constraint \'=+h\' in asm\t1514\ninvalid input constraint \'=+l\' in asm\t1514\ninvalid input constraint \'=+r\' in asm\t1514\ninvalid input constraint \'=h\' in asm\t1514\ninvalid input constraint \'=l\' in asm\t1514\ninvalid input constraint \'=r\' in asm\t1514\ninvalid input constraint \'h\' in asm\t1514\ninvalid input constraint \'l\' in asm\t1514\ninvalid input constraint \'r\' in asm\t1514\ninvalid literal for int() with base 10: \t1515\ninvalid operands to binary expression (\t1516\ninvalid operands to binary expression (\'\t1517\ninvalid output constraint \'+h\' in asm\t1514\ninvalid output constraint \'+l\' in asm\t1514\ninvalid output constraint \'+r\' in asm\t1514\ninvalid output constraint \'=+h\' in asm\t1514\ninvalid output constraint \'=+l\' in asm\t1514\ninvalid output constraint \'=+r\' in asm\t1514\ninvalid output constraint \'=h\' in asm\t1514\ninvalid output constraint \'=l\' in asm\t1514\ninvalid output constraint \'=r\' in asm\t1514\ninvalid output constraint \'h\' in asm\t1514\ninvalid output constraint \'l\' in asm\t1514\ninvalid output constraint \'r\' in asm\t1514\ninvalid target ID \t1047\ninvalid value \'armv9\t1093\ninvalid value \'c++\t1518\ninvalid value \'gnu++\t1518\ninvalid value (\'armv9\t1093\ninvalid value (‘armv9\t1093\ninvalid value for --gpu-architecture\t1519\ninvalid value ‘armv9\t1093',
    1635196967: "' was defined more than once\t346",
    1635197024: '` was removed in the NumPy 2\t1091',
    1635281254: 'fixable by adding \t1413',
    1635284080: 'ptxas application ptx input, line \t1770\nptxas does not support CC \t1771\nptxas info \t1772\nptxas warning \t1772',
    1638515570: 'réadressage R_\t1779\nréadressage de R_\t1779',
    1646292852: 'to be installed\t1115',
    1647473766: 'ft2build.h\t1416 1417 1418 1419',
    1650552405: 'Unable to find\t642 643\nUnable to find a valid cuDNN algorithm\t1029\nUnable to find code object for all current devices\t1030\nUnable to find vcvarsall.bat\t1031\nUnable to import \t652\nUnable to load \t652\nUnable to load any of {lib\t1032\nUnable to load library \t654\nUnable to load the library \t654\nUnable to locate\t643\nUnable to pre-compile ops without torch installed\t1033\nUnable to register cu\t1034',
    1650552421: 'enable executable\t1361\nenable_if_t\t1226',
    1650552437: 'unable to execute \t1867\nunable to execute \'\t1868\nunable to execute command: Killed\t1869\nunable to find\t643\nunable to find a build program corresponding to "NMake Makefiles\t1870\nunable to find a build program corresponding to "Ninja\t1871\nunable to find a build program corresponding to "Unix Makefiles\t1872\nunable to find library -l\t1169 1170 1171 1172 1173 1174 1175 1176 1177 1178 1873 1874 1875\nunable to find library -lEGL\t1179\nunable to find library -lGLEW\t1180\nunable to find library -laio\t1181\nunable to find library -lffi\t1182\nunable to find library -lglog\t1183\nunable to find library -ljpeg\t1184\nunable to find library -lnuma\t1185\nunable to find library -lstdc++\t1187\nunable to find library -ltbb\t1188\nunable to find library -luuid\t1189\nunable to find library -lz\t1190\nunable to locate\t643\nunable to open database file\t1876',
    1650552929: 'apability not supp\t1099',
    1650616684: 'libbitsandbytes_cpu.\t1581',
    1651076128: ' libraries are not found\t203\n library not found\t203',
    1651076143: '/libMIOpen\t410\n/libamd_comgr\t410\n/libamdhip64\t410\n/libcublas\t410\n/libcuda\t410\n/libcufft\t410\n/libcufile\t410\n/libculibos\t410\n/libcupti\t410\n/libcurand\t410\n/libcusolver\t410\n/libcusparse\t410\n/libcutensor\t410\n/libhip\t410\n/libhsa-runtime64\t410\n/libhsakmt\t410\n/libnccl\t410\n/libnpp\t410\n/libnvJitLink\t410\n/libnvidia-ml\t410\n/libnvjpeg\t410\n/libnvrtc\t410\n/libnvshmem\t410\n/librccl\t410\n/libroc\t410',
    1651076218: 'zlib.h\t1915 1916 1917 1918',
    1651336557: "member access into incomplete type '\t1636\nmember reference type \t1637",
    1651337587: 'simbolo ambiguo\t864',
    1651340622: 'Numba needs NumPy \t924',
    1651341651: 'Symbol\t300',
    1651341683: 'symbol not found in flat namespace\t300\nsymbole ambigu\t864',
    1651449895: "' object has no attribute 'ds_opt_\t343",
    1651469415: 'global interpreter lock (GIL) has been enabled to load module\t1428\nglobalLegacyTypeDispatch\t851 852',
    1651860850: 'reubicación R_\t1779',
    1651864352: " submodule path '\t277",
    1663067490: 'be created directly\t1112',
    1663070030: 'No compatible code objects found for: gfx\t887\nNo compiled \t888',
    1663071343: 'ot compiled with \t1752\not currently implemented\t1730\not currently supported\t1730',
    1664044099: 'CL/cl\t580 581',
    1667309616: '0 active drivers ([])\t412',
    1667393900: 'libc10_cuda.so: \t1582\nlibcublas.so.\t1583\nlibcublasLt.so.\t1583\nlibcuda.so\t1584\nlibcuda.so cannot found\t1585\nlibcuda.so not found! Do you have a CUDA driver\t1586\nlibcuda.so.1\t1584\nlibcuda.so.1 is not a symbolic link\t1587\nlibcudart.so.\t1583\nlibcufft.so.\t1583\nlibcupti.so.\t1583\nlibcusolver.so.\t1583\nlibcusparse.so.\t1583',
    1667462766: 'nvcc \t873\nnvcc :\t1720\nnvcc cannot find a supported version of\t1721\nnvcc fatal   : Cannot find compiler \'\t1722\nnvcc fatal   : Could not open input file \'\t1723\nnvcc fatal   : redefinition of argument \'\t1724\nnvcc is required to build\t650\nnvcc is required to compile\t650\nnvcc not found\t1725\nnvcc was not found\t1725\nnvcc ：\t1720\nnvcc" \t873\nnvcc\' \t873\nnvcc:\t1720\nnvcc` \t873\nnvcc’ \t873\nnvcc：\t1720',
    1667592275: "Specified provider 'CUDAExecutionProvider' is not in available provider\t972\nSpecify CUDA_TOOLKIT_ROOT_DIR\t973",
    1667592307: 'specified that you may need to import the \t1813',
    1667594309: 'Exec format error\t738',
    1667594341: 'execinfo.h\t1349\nexecutable in path specified by\t1386\nexecutor failed running\t1387',
    1667656804: 'dlfcn.h\t1349',
    1667722864: 'pngconf.h\t1765 1766 1767',
    1667852407: 'which is not an existing directory\t1910',
    1667853909: "UnicodeDecodeError: 'utf\t1035",
    1667854445: 'mpicxx.h\t1652 1653 1654',
    1668033824: ' -lcrypt\t7',
    1668181859: 'conclude\t1302',
    1668183398: 'function for call to \t1420',
    1668248144: 'Processus arrêté\t724\nProcessus arrêté a terminé le programme \t362',
    1668248176: "procedure entry point\t300\nprocessor does not support \t590\nprocessor doesn't support \t590\nprocessor lacks \t590",
    1668311400: "hipcc' failed: No such file\t1452\nhipcc: No such file\t1453\nhipcc: command not found\t1453\nhipcc: not found\t1453",
    1668440352: ' architecture of input file \t14',
    1668443988: 'Torch is needed\t953\nTorch is not installed\t953\nTorch is required\t953\nTorch must be installed\t953\nTorch needs to be installed\t953',
    1668444020: 'torch is needed\t953\ntorch is not installed\t953\ntorch is required\t953\ntorch is required for \t1836\ntorch must be installed\t953\ntorch needs GCC \t638\ntorch needs at least GCC \t638\ntorch needs to be installed\t953\ntorch requires GCC \t638\ntorch requires at least GCC \t638\ntorch.OutOfMemoryError\t1837\ntorch._inductor.exc.\t1838\ntorch.cuda.OutOfMemoryError\t1837\ntorch.utils.ffi is deprecated\t1839\ntorch.version.cuda\t1840\ntorch/all.h\t496 497 498\ntorch/csrc/PythonTypes.h\t1841 1842 1843\ntorch/csrc/StorageDefs.h\t1841 1842 1843\ntorch/csrc/THP_export.h\t1841 1842 1843\ntorch/csrc/WindowsTorchApiMacro.h\t1841 1842 1843\ntorch/csrc/jit/\t1844 1845 1846 1847 1848\ntorch/csrc/stable/\t505 506\ntorch/csrc/utils/auto_gil.h\t1849 1850 1851\ntorch/csrc/utils/disallow_copy.h\t1849 1850 1851\ntorch/csrc/utils/future.h\t1849 1850 1851\ntorch/csrc/utils/memory.h\t1849 1850 1851\ntorch/csrc/utils/six.h\t1849 1850 1851\ntorch/extension.h\t505 506 1852 1853 1854 1855 1856\ntorch/headeronly/\t505 506\ntorch/library.h\t496 497 498\ntorch/python.h\t496 497 498\ntorch/script.h\t496 497 498\ntorch/torch.h\t496 497 498\ntorch/types.h\t496 497 498\ntorch::jit::RegisterOperators::RegisterOperators(const char\t1857\ntorch_cuda.lib\t1146\ntorch_extensions\t52 1858\ntorchaudio C++ extension is not available\t1859\ntorchinductor_\t1860 1861\ntorchvision.transforms.functional_tensor\t1862',
    1668571501: 'matching\t1635',
    1668571504: 'patch: command not found\t1110\npatch: not found\t1110',
    1668628794: ':Aucun fichier\t121',
    1671200994: '“constexpr\t321',
    1681143415: 'w64devkit\t859',
    1684104530: 'ReadTimeout\t656\nReadTimeoutError\t656',
    1684104562: 'read-only segment has dynamic IFUNC relocations\t1775\nread-only segment has dynamic relocations\t1775',
    1684107084: 'LoadLibrary failed with error 126\t857\nLoaded runtime CuDNN library: \t858',
    1684107116: 'load any more object with static\t1623\nloaded the `torch/_C` folder of the PyTorch repository\t1624',
    1684171116: 'libdevice not found at \t1588',
    1684302184: 'hidden symbol \t1448',
    1684366670: 'Need \t879\nNeed to compile C++ extensions to \t880\nNeeds \t879',
    1684366702: 'need \t879\nneed PyTorch\t960\nneed Pytorch\t960\nneed pyTorch\t960\nneed pytorch\t960\nneed torch\t960\nneeded\t1666\nneeds \t879\nneeds CUDA\t1667\nneeds PyTorch\t960\nneeds Pytorch\t960\nneeds exactly \t1128\nneeds pyTorch\t960\nneeds pytorch\t960\nneeds torch\t960',
    1684367716: 'died with <Signals.SIGKILL: 9>\t1346',
    1684632949: 'uuid/uuid.h\t1895 1896 1897 1898',
    1684633198: 'nvidia-container-cli: initialization error: \t1727\nnvidia-fabricmanager\t768',
    1684955424: ' and above\t13\n and higher\t13\n and later\t13\n and newer\t13',
    1684957510: 'FindCUDA says CUDA version is\t777',
    1684957527: 'Windows Long Path support enabled\t1060\nWindows not yet supported for torch.compile\t1061',
    1684959043: 'CondaHTTPError\t661\nCondaSSLError\t661',
    1684959075: 'conda: command not found\t1303\nconda: not found\t1303\nconditional_t\t1226',
    1684960544: ' undeclared\t197',
    1685024032: ' module has been removed\t205\n module is not found\t206',
    1685025392: 'prod_intlist\t1768 1769',
    1685222775: 'wurde in diesem Gültigkeitsbereich nicht deklariert\t1116',
    1685414702: '.cuda.o\t403',
    1685414747: '[cudnn_frontend] Error: No \t1074',
    1689699140: 'Dödad-signal avslutade programmet \t362',
    1696610857: '): error : expected a "("\t372\n): error: argument list for template template\t373\n): error: exception specification is incompatible\t374\n): error: expected a "("\t372\n): error: identifier "\t312\n): error: identifier "__\t375 376\n): error: incomplete type is not allowed\t377\n): error: invalid combination of type specifiers\t378\n): error: name followed by "::" must\t373\n): error: no instance of\t379\n): error: static assertion failed with "\t380',
    1696624193: 'An error happened while trying to locate the file on the Hub\t524',
    1696624233: 'in expansion of macro \t1390',
    1696624462: 'No existe el \t527 528 529 530 531 532 533 534 535 536 537',
    1696624494: 'no es un miembro de\t1383',
    1697082912: " n'est pas reconnu\t194\n n'est pas un membre de\t174 175 176",
    1697541219: 'cl.exe\t1220\ncl.exe with traditional preprocessor \t1221',
    1698832442: ': Befehl nicht gefunden\t415',
    1699094621: '] Fehler 137\t1075',
    1699160157: '] Getötet\t1075',
    1699170388: 'THGenerator\t975 976',
    1699553338: ': Memory allocation failure\t429',
    1699618874: ": Ne peut ouvrir le fichier d'objet partagé\t426",
    1699749946: ': Permission denied\t440',
    1699881006: '. Required capability\t402',
    1699881018: ': Resource temporarily unavailable\t442\n: Ressource temporairement\t442',
    1700022356: 'THTensor\t975 976\nTHTensorMath\t975 976',
    1700153428: 'THVector\t975 976',
    1700212059: '[-Werror\t1066',
    1700948332: 'libelf.h\t1589 1590 1591 1592',
    1701013836: 'License classifiers have been superseded by license expressions\t856',
    1701017701: 'exception handling disabled\t1384\nexception handling is disabled\t1385',
    1701078386: 'redefinition of \t1777',
    1701079328: ' identifier "\t153 154',
    1701080161: 'alderlake\t1093',
    1701080649: 'IndentationError: \t819\nIndexError: \t820 821\nIndexError: _Map_base::at\t822\nIndexError: map::at\t822\nIndexError: unordered_map::at\t822',
    1701080681: 'index_sequence\t1226',
    1701080693: 'undeclared\t1474\nundeclared identifier \t1455 1456 1698 1877\nundefined reference to \t1878\nundefined symbol: \t300\nundefined symbol: Py\t1879\nundefined symbol: _Py\t1879\nundefined symbol: mkl_\t1880\nundefinierter Verweis auf\t300\nundefiniertes Symbol\t300\nunderlying_type_t\t1226',
    1701080899: 'Code object build failed\t657',
    1701146144: ' needed by \t209',
    1701147424: ' seems to be not installed\t273',
    1701209458: 'reference indefinie vers\t300\nreference indéfinie vers\t300\nreference to\t300\nreferences to\t300\nreferencia a\t300\nreferencia indefinida a\t300\nreferencia indefinida para\t300\nreferencia nao definida a\t300\nreferencia nao definida para\t300\nreferencia não definida a\t300\nreferencia não definida para\t300\nreferensi ke\t300\nreferência indefinida a\t300\nreferência indefinida para\t300\nreferência nao definida a\t300\nreferência nao definida para\t300\nreferência não definida a\t300\nreferência não definida para\t300',
    1701210482: 'riferimento non definito a\t300',
    1701211721: "Inferred operator schema for a C++ kernel function doesn't match the expected function schema\t823",
    1701211753: 'infer_schema(func): \t1500 1501',
    1701274484: 'tcgen05\t1799',
    1701275973: 'Eigen/\t736',
    1701344288: ' the MPS \t280',
    1701345056: ' when calling \t294',
    1701405728: ' died due to signal \t32\n died due to signal 9\t33\n died due to signal 9 (Kill signal)\t33\n died with status 0x\t34',
    1701407843: 'client error (Connect)\t1224',
    1701409364: "Tried to instantiate class '\t1017\nTried to register an operator (\t1018 1019\nTried to register multiple backend fallbacks for the same dispatch key \t1020\nTried to register multiple operators with the same name\t1021",
    1701470831: 'object has no attribute\t1731\nobject has no attribute \t1732\nobject type is: \t1733',
    1701536109: 'make: \t407\nmake: command not found\t1110\nmake: not found\t1110\nmake_index_sequence\t1226\nmake_unique\t1226',
    1701603654: 'File already exists in database: \t772\nFile o directory non\t527 528 529 530 531 532 533 534 535 536 537\nFileExistsError: [\t773\nFileNotFoundError: [Errno 2] \t774\nFilename longer than 260 characters\t775\nFilename too long\t776',
    1701603681: 'ailed to initialize NVML: Driver/library version mismatch\t1092',
    1701603686: 'file failed to open for reading\t1410\nfile_baton.py\t1411\nfile_baton.py:\t1412',
    1701604425: 'Illegal instruction\t398 523',
    1701667150: "NameError: name \t876\nNameError: name '\t877\nNameError: name '_C' is not defined\t878",
    1701667182: 'name \'bare_metal_version\' is not defined\t1658\nnamespace "\t1659\nnamespace "c10::guts" has no member "\t1660\nnamespace "std" has no member \t1661 1662 1663 1664\nnamespace name\t1665',
    1701669204: 'TimeoutError: \t663',
    1701670771: "some optimisations will not be enabled\t1811\nsome optimizations will not be enabled\t1811\nsomething wrong with flag '\t1812",
    1701716007: "' newer than toolkit\t342",
    1701716012: ', needed by\t386\n, needed by \t387',
    1701733735: 'generic_type: \t1421',
    1701798944: " does not dominate this use\t35\n does not exist\t36 37 38\n does not have \t39\n does not include kernels for this GPU\t40\n does not match \t41\n does not match namespace of enclosing TORCH_LIBRARY\t42\n does not match runtime version \t43\n does not name a\t44\n does not name a type\t45 46 47 48\n does not support \t49\n doesn't exist\t37\n doesn't match \t41",
    1701863764: 'Tapettu\t724\nTapettu-signaali päätti \t362',
    1701865808: 'Pipeline failed while executing [\t949',
    1701867296: ' open include file\t230 231 232 233 234 235 236 237 238 239 240 241 242 243 244 245 246 247 248 249 250 251 252 253 254 255 256 257 258 259 260 261\n open source file\t154 230 231 232 233 234 235 236 237 238 239 240 241 242 243 244 245 246 247 248 249 250 251 252 253 254 255 256 257 258 259 260 261',
    1701867311: '/openmp\t404',
    1701869669: 'expected primary-expression before \t1392\nexpects \t1128',
    1701869908: "TypeDefault\t1004 1005\nTypeError \t1023\nTypeError: \t1024 1025\nTypeError: expected str, bytes or os.PathLike object, not NoneType\t1026\nTypeError: join() argument must be str\t1027\nTypeError: unsupported operand type(s) for +: 'NoneType' and 'str'\t1028",
    1701869940: 'type "at::Tensor" is not allowed\t1865\ntypeid\t1358',
    1701978146: '" referenced unknown base type "\t319',
    1701978151: "' returned nan values in its \t345",
    1701978156: ', required architecture \t388',
    1701991456: ' Tree Learner was not enabled in this build\t11',
    1701996900: 'directiva de Control de aplicaciones\t525\ndirent.h\t1349',
    1701997665: 'already has an implementation\t1094',
    1701998165: 'Unregistered type : \t1041\nUnresolved extern \t1042',
    1701998197: "unrecognised command line option\t833\nunrecognised command-line option\t833\nunrecognized command\t1885\nunrecognized command line option\t833\nunrecognized command-line option\t833\nunrecognized subcommand '\t1886\nunresolved external symbol\t300",
    1701998445: 'more than one conversion function from "\t1649\nmore than one instance of overloaded function "\t1650\nmore than one operator "\t1651',
    1701999173: 'Erreur de format pour exec\t738\nErreur de segmentation\t739',
    1702064961: 'Assertion \t538\nAssertion `\t539\nAssertion error (\t540\nAssertionError: \t541',
    1702125892: 'Datei oder Verzeichnis nicht\t527 528 529 530 531 532 533 534 535 536 537',
    1702126916: 'Detected that PyTorch and \t712',
    1702126948: 'detected SM\t808\ndetected pre-SM\t808\ndetected sm\t808\ndetected sm_\t808',
    1702129225: 'Internal Triton PTX codegen error\t825\nInternal compiler error\t826\nInternal error\t826',
    1702129257: 'integer\t1510\ninteger_sequence\t1226\ninternal compiler error: Killed (program \t1511',
    1702129518: "note: macro 'max defined here\t1634\nnote: macro 'max' defined here\t1634\nnote: macro 'max’ defined here\t1634\nnote: macro 'min defined here\t1634\nnote: macro 'min' defined here\t1634\nnote: macro 'min’ defined here\t1634\nnote: macro max defined here\t1634\nnote: macro max' defined here\t1634\nnote: macro max’ defined here\t1634\nnote: macro min defined here\t1634\nnote: macro min' defined here\t1634\nnote: macro min’ defined here\t1634\nnote: macro ‘max defined here\t1634\nnote: macro ‘max' defined here\t1634\nnote: macro ‘max’ defined here\t1634\nnote: macro ‘min defined here\t1634\nnote: macro ‘min' defined here\t1634\nnote: macro ‘min’ defined here\t1634",
    1702130753: 'Attempting to deserialize object on a CUDA device\t542\nAttempting to use \t543',
    1702131043: 'cute/\t1338\ncute\\\t1338',
    1702195557: 'equest failed after \t1363',
    1702240297: ') versions mismatch\t369',
    1702240300: ', version CXXABI_\t389\n, version GCC_1\t389\n, version GCC_3\t389\n, version GCC_4\t389\n, version GCC_7\t389\n, version GLIBCXX_\t389\n, version GLIBC_2.\t390\n, version solving failed\t391',
    1702240314: ': version "hip_\t473\n: version "libcu\t474\n: version "libnccl\t474\n: version "libnv\t474\n: version \'hip_\t473\n: version \'libcu\t474\n: version \'libnccl\t474\n: version \'libnv\t474\n: version `hip_\t473\n: version `libcu\t474\n: version `libnccl\t474\n: version `libnv\t474\n: version ‘libcu\t474\n: version ‘libnccl\t474\n: version ‘libnv\t474',
    1702259058: 'river version \t1792',
    1702260346: 'znver3\t1093\nznver4\t1093\nznver5\t1093',
    1702325825: 'Anwendungssteuerungsrichtlinie hat\t525',
    1702389038: '.exe" is not recognized\t315\n.exe" is not recognized as\t315\n.exe" ist entweder falsch\t315\n.exe" n\'est pas reconnu\t315\n.exe" no se reconoce como\t315\n.exe" 不是内部或外部命令\t315\n.exe\' is not recognized\t315\n.exe\' is not recognized as\t315\n.exe\' ist entweder falsch\t315\n.exe\' n\'est pas reconnu\t315\n.exe\' no se reconoce como\t315\n.exe\' 不是内部或外部命令\t315\n.exe” is not recognized\t315\n.exe” is not recognized as\t315\n.exe” ist entweder falsch\t315\n.exe” n\'est pas reconnu\t315\n.exe” no se reconoce como\t315\n.exe” 不是内部或外部命令\t315',
    1702520162: 'bezeichnet keinen Typ\t1116',
    1714375751: 'GL/freeglut.h\t785 786 787',
    1717857907: 'sndfile.h\t1806 1807 1808 1809',
    1717920878: 'ndefined\t300',
    1717920885: 'udefineret reference til\t300',
    1717985603: "Caffe2: Couldn't determine version from header\t641",
    1717985635: 'caffe2/\t1147 1148 1149 1150',
    1717987684: 'different exception spec\t1347\ndiffers from\t1348',
    1717990755: 'cufft64_\t1323',
    1718513507: 'configuration file provided by "\t1304 1305\nconfiguration file provided by "CUDA\t1306\nconfiguration file provided by "Torch"\t1307\nconfigure: error: \t1308 1309\nconflicting cuDNN in LD_LIBRARY_PATH\t1310',
    1722401636: 'définitions multiples de \t865',
    1722401650: 'réference indefinie vers\t300\nréference indéfinie vers\t300\nréférence indefinie vers\t300\nréférence indéfinie vers\t300',
    1730160936: '() got an unexpected keyword argument\t267\n() got an unexpected keyword argument \t266 360\n() got multiple values for \t266',
    1731152967: 'GL/gl.h\t788 789 790\nGL/glcorearb.h\t788 789 790\nGL/glew.h\t791 792 793 794\nGL/glext.h\t788 789 790\nGL/glut.h\t785 786 787\nGL/glx.h\t788 789 790',
    1734701162: 'jpeglib.h\t1531 1532 1533 1534',
    1734959663: '/bigobj\t404',
    1734964000: ' signal terminated program \t274',
    1734964008: '(signal: 9, SIGKILL: kill)\t364',
    1734965107: 'swig: command not found\t1110\nswig: not found\t1110',
    1735289197: 'mingw\t859',
    1735290732: 'longintrepr.h\t1625 1626 1627 1628',
    1735355495: 'glog/logging.h\t1429 1430 1431 1432',
    1735357040: 'program input point\t300',
    1735549216: ' argument(s) but received\t15\n arguments for \t16\n arguments to function \t17',
    1735549292: 'larger than the available KV cache memory\t1542\nlarger than the maximum number of tokens that can be stored in KV cache\t1542',
    1735549300: 'target device or backend do not support efficient \t1825\ntarget sm_\t1826',
    1746936361: ')" has already been defined\t370',
    1746955881: 'in hip::FatBinaryInfo::\t1478',
    1749239892: 'THCharBlas_\t975 976\nTHCharStorage\t975 976\nTHCharTensor\t975 976\nTHCharVector\t975 976',
    1750288468: 'THShortBlas_\t975 976\nTHShortStorage\t975 976\nTHShortTensor\t975 976\nTHShortVector\t975 976',
    1750343738: ': The system cannot find the file specified\t443',
    1751279980: 'libhipblas.so.\t1574\nlibhipfft.so.\t1574\nlibhiprand.so.\t1574\nlibhipsolver.so.\t1574\nlibhipsparse.so.\t1574',
    1751345510: 'fichier dans un mauvais format\t959',
    1751345518: 'nicht definierter Verweis auf\t300',
    1751347777: 'Arch conditional MMA instruction used without targeting\t526',
    1751347809: "arch_bin wasn't set for some reason\t1100\narch_list[-1] += \t1101\narchitecture\t1102 1103",
    1751347823: 'orch not compiled with \t1748\norch not compiled with CUDA enabled\t1749\norch version \t1750\norch version must be \t1751\norch==\t1751',
    1751349349: 'exchange\t1226',
    1751361987: "échec d'adressage (mapping) du segment\t771",
    1751607656: 'higher\t1449',
    1751933286: 'falha no mapeamento de segmento\t771',
    1752391519: '__shfl\t637',
    1752392008: 'Hash mismatch for \t812',
    1752461166: 'nothing provides \t1709\nnothing provides __cuda\t392\nnothing provides __glibc >=2.\t393',
    1752463728: 'python3: command not found\t1303\npython3: not found\t1303\npython: command not found\t1303\npython: not found\t1303',
    1752637484: ', which is missing on the system\t392 393',
    1763715368: '() is missing value for argument\t15',
    1763717413: '%1 is not a valid Win32 application\t322\n%1 ist keine zulässige Win32-Anwendung\t322',
    1763719719: "': is not a member of 'cudaDeviceProp'\t355",
    1763733089: 'an illegal memory access was encountered\t1097',
    1763733358: 'no instance of \t1676 1677\nno instance of constructor "cut\t1678\nno instance of constructor "torch::jit::RegisterOperators::RegisterOperators" matches\t1679\nno instance of overloaded function \t1680',
    1763734639: 'ot implemented\t1730',
    1765161080: 'x86intrin.h\t1470 1471 1472',
    1766203450: ': Filename too long\t421 422',
    1766531165: '] Killed\t1075',
    1766727738: ': Nicht genügend\t417',
    1767990816: ' failed to import\t54\n failed with exit \t55\n failed: \t56\n failed: No such file\t57',
    1768042298: ':/bin/nvcc\t475',
    1768053819: ';\\bin\\nvcc\t478',
    1768058209: 'ambiguous "?" operation:\t1095\nambiguous overload for \t1096\nambiguous symbol\t864',
    1768061296: 'pybind11\t1773\npybind11/\t1774\npybind11_detail_function_record\t951',
    1768124527: 'opción de línea de órdenes no reconocida\t833',
    1768255571: 'Speicherzugriffsfehler\t739',
    1768300602: ': fichier trop court\t419\n: file too short\t419 468',
    1768318308: 'defined\t1341\ndefined in file \t1342\ndefiniciones múltiples de \t865',
    1768320617: 'infiniband/\t1502 1503 1504 1505',
    1768383858: 'registered\t1778',
    1768453920: ' which is newer than running OS)\t295',
    1768693818: ': linker input file not found\t436',
    1768697658: ':/lib64\t476',
    1768716898: 'bzlib.h\t1131 1132 1133 1134',
    1768759354: ': misaligned address\t470',
    1768779113: 'immintrin.h\t1470 1471 1472',
    1768779128: 'xmmintrin.h\t1470 1471 1472',
    1768824890: ': nie można otworzyć pliku obiektu dzielonego\t426',
    1768843629: 'minimum required Nvidia driver for \t1640',
    1769103702: 'VariableTensorId\t1004 1005',
    1769152577: 'A single input file is required for a non-link phase\t480',
    1769234803: 'satisfies the requirement \t1796\nsatisfy\t1797',
    1769238607: 'OptionalCUDAGuard\t612 613\nOptionalCUDAStreamGuard\t612 613',
    1769300512: ' built with CUDA \t21',
    1769366884: "device architecture\t598\ndevice capabilit\t598\ndevice compute architecture\t598\ndevice compute capabilit\t598\ndevice is SM\t808\ndevice is sm\t808\ndevice is sm_\t808\ndevice kernel image is invalid\t619\ndevice's architecture\t598\ndevice's capabilit\t598\ndevice's compute architecture\t598\ndevice's compute capabilit\t598\ndevice-side assert triggered\t1343\ndevice-side assertion triggered\t1343\ndevices architecture\t598\ndevices capabilit\t598\ndevices compute architecture\t598\ndevices compute capabilit\t598",
    1769369189: 'environment variable is not\t1362',
    1769414695: "' with arguments from the '\t347\n' with arguments from the 'CUDA' backend\t348 349\n' with arguments from the 'MPS' backend\t350\n' with arguments from the 'Meta' backend\t351\n' with exceptions disabled\t352",
    1769566836: 'trying to build PyTorch with a too old version of \t1864',
    1769631349: 'unzip: command not found\t1110\nunzip: not found\t1110',
    1784835872: ' object has no attribute \t220 221 222',
    1785291349: 'Ubijen\t724',
    1785620814: 'Ninja is required to \t882',
    1785620846: 'ninja-build: Kommando nicht gefunden\t1669\nninja-build: command not found\t1669\nninja-build: commande introuvable\t1669\nninja-build: not found\t1669\nninja-build: orden no encontrada\t1669\nninja-build: コマンドが見つかりません\t1669\nninja-build: 未找到命令\t1669\nninja: Kommando nicht gefunden\t1669\nninja: build stopped\t1670\nninja: command not found\t1669\nninja: commande introuvable\t1669\nninja: no work to do.\t1671\nninja: not found\t1669\nninja: orden no encontrada\t1669\nninja: コマンドが見つかりません\t1669\nninja: 未找到命令\t1669',
    1797287790: 'no kernel image is available\t1681',
    1797288805: 'es kein\t1383',
    1801538883: 'CMake must be installed to build\t589',
    1801547107: 'cmake: command not found\t1110\ncmake: not found\t1110',
    1801547111: 'gmake\t413',
    1801675074: 'BackendUnavailable: Cannot import \t551',
    1801675088: "Package \t942\nPackage dependency requirement '\t943\nPackagesNotFoundError\t944",
    1801675120: 'packed_accessor\t778\npacked_accessor32\t999\npacked_accessor64\t999',
    1801678707: 'socket.gaierror: \t1810',
    1802068851: 'scikit-learn has not been built correctly\t1798',
    1802270070: 'vulkan/vulkan\t1904 1905 1906 1907',
    1802398060: 'linker `\t1618',
    1802465132: 'looks like a filename, but the file does not exist\t1629',
    1802465858: 'Broken toolchain: cannot link a simple \t552',
    1802661751: 'work with \t1128\nworks with \t1128',
    1802725700: 'Disk quota exceeded\t717',
    1802725732: 'disk quota exceeded\t717',
    1814061388: 'La ligne de commande est trop longue.\t714\nLa línea de comandos es demasiado larga.\t714',
    1814066273: "at least '/std:c++\t1108",
    1814979692: 'ld.lld: error: duplicate symbol: \t1544',
    1816217684: 'THAlloc\t975 976',
    1816283220: 'THBlas_\t975 976',
    1816545364: 'THFloatBlas_\t975 976\nTHFloatStorage\t975 976\nTHFloatTensor\t975 976\nTHFloatVector\t975 976',
    1818323300: 'dial tcp: lookup \t998',
    1818391907: 'cublas.CUBLASError: \t1322\ncublas64_\t1323\ncublasLt64_\t1323',
    1818435642: ': class template "std::_Is_memfunptr" has already been defined\t454',
    1818455657: 'include file \t1480\ninclude file "ATen/\t1481\ninclude file "CL/\t1482\ninclude file "Eigen/\t1483\ninclude file "GLES\t1484\ninclude file "TH\t1485\ninclude file "THC\t1486\ninclude file "X11/\t1487\ninclude file "asm/\t1120\ninclude file "boost/\t1488\ninclude file "c\t1489\ninclude file "c10d/\t1490\ninclude file "cudnn\t1491\ninclude file "eigen3/Eigen/\t1483\ninclude file "libav\t1492\ninclude file "tbb/\t1493\ninclude file "torch/\t504\ninclude file \'ATen/\t1481\ninclude file \'CL/\t1482\ninclude file \'Eigen/\t1483\ninclude file \'GLES\t1484\ninclude file \'TH\t1485\ninclude file \'THC\t1486\ninclude file \'X11/\t1487\ninclude file \'asm/\t1120\ninclude file \'boost/\t1488\ninclude file \'c\t1489\ninclude file \'c10d/\t1490\ninclude file \'cudnn\t1491\ninclude file \'eigen3/Eigen/\t1483\ninclude file \'libav\t1492\ninclude file \'tbb/\t1493\ninclude file \'torch/\t504',
    1818583913: 'icelake-\t1093',
    1818780998: 'Fehler beim Mappen des Shared Objects\t771\nFehler im Format der Programmdatei\t738',
    1818845510: 'Failed building wheel for \t750\nFailed to auto\t751\nFailed to build \t752\nFailed to build CUDA kernels for \t753\nFailed to compile. cc_cmd\t754\nFailed to detect a default CUDA architecture\t755\nFailed to detect a default CUDA architecture.\t756\nFailed to find\t642 643\nFailed to find \t757\nFailed to find MSVC.\t758\nFailed to find ROCm root directory\t759\nFailed to find a working CUDA architecture\t760\nFailed to find all files with CUDA\t761\nFailed to find nvToolsExt\t762\nFailed to import \t652 763\nFailed to initialize NVML: Driver Not Loaded\t764\nFailed to load \t652\nFailed to load library \t654\nFailed to load the backend extension: \t765\nFailed to load the library \t654\nFailed to locate\t643\nFailed to parse: \t766\nFailed to set the allowed dynamic shared memory size \t767\nFailed to start \t768\nFailure finding "libnvvm\t699\nFailure finding \'libnvvm\t699\nFailures have been detected while processing an MLIR pass pipeline\t769',
    1818845542: "fail to call hipModuleLaunchKernel(\t1393\nfail to call hipModuleLoad\t1394\nfailed call to cuInit: \t1395\nfailed to find\t643\nfailed to legalize operation 't\t1396\nfailed to locate\t643\nfailed to map segment from\t1397\nfailed to open \t1398\nfailed to open elf at \t696\nfailed with\t1399\nfailed with exit \t1400",
    1818846752: ' file built for macOS-\t58\n file not found\t59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123\n file not recognized: \t124',
    1818847344: 'philox_cuda_state\t778',
    1818848040: '(killed) terminó el programa \t362',
    1818850658: 'build_ext\t1124\nbuilds-v0\t1125\nbuilt against \t1126\nbuilt against CUDA\t1127\nbuilt for \t1126\nbuilt for CUDA\t1127\nbuilt to run on \t1128\nbuilt using \t1126\nbuilt using CUDA\t1127\nbuilt with \t1126\nbuilt with CUDA\t1127\nbuilt without \t1129',
    1819028768: ' -llapack\t8',
    1819042150: 'fallo al asignar un segmento del objeto compartido\t771',
    1819044171: 'Killed\t724 832',
    1819045731: 'collect2: fatal error: ld terminated with signal 9\t838',
    1819176736: ' only by \t227\n only for \t227\n only on \t227\n only supports \t228\n only with \t227',
    1819240790: 'Violación de segmento\t739',
    1819242031: '/nologo\t404',
    1819307369: 'implementation for device cuda\t1473\nimplicit declaration of\t1474',
    1819308097: 'Application Control policy has blocked\t525',
    1819310149: 'Explicitly provided namespace (\t748',
    1819440483: 'curl/curl.h\t1331 1332 1333 1334\ncurl: (16) \t1335\ncurl: (18) \t1335\ncurl: (28) \t1335\ncurl: (35) \t1335\ncurl: (5) \t1335\ncurl: (52) \t1335\ncurl: (55) \t1335\ncurl: (56) \t1335\ncurl: (6) \t1335\ncurl: (60) \t1335\ncurl: (7) \t1335\ncurl: (92) \t1335\ncurl: command not found\t1110\ncurl: not found\t1110',
    1819571555: 'cutlass needs GCC \t638\ncutlass needs at least GCC \t638\ncutlass requires GCC \t638\ncutlass requires at least GCC \t638\ncutlass/\t1338\ncutlass::\t1339\ncutlass\\\t1338',
    1819635523: 'Could NOT find BLAS (missing\t665\nCould NOT find Boost (missing\t665\nCould NOT find CUDA (missing:\t666 667 668\nCould NOT find CUDAToolkit (missing:\t666 667 668\nCould NOT find CUDNN (missing\t669\nCould NOT find CURL (missing\t665\nCould NOT find CuDNN (missing\t669\nCould NOT find EGL (missing\t665\nCould NOT find Eigen3 (missing\t665\nCould NOT find FFMPEG (missing\t665\nCould NOT find FFmpeg (missing\t665\nCould NOT find Freetype (missing\t665\nCould NOT find GLEW (missing\t665\nCould NOT find GLUT (missing\t665\nCould NOT find Gflags (missing\t665\nCould NOT find Git (missing\t665\nCould NOT find Glog (missing\t665\nCould NOT find HDF5 (missing\t665\nCould NOT find JPEG (missing\t665\nCould NOT find LAPACK (missing\t665\nCould NOT find LibXml2 (missing\t665\nCould NOT find MPI (missing\t665\nCould NOT find MPI_C (missing\t665\nCould NOT find MPI_CXX (missing\t665\nCould NOT find NCCL (missing\t665\nCould NOT find NUMA (missing\t665\nCould NOT find NVTX\t670\nCould NOT find Numa (missing\t665\nCould NOT find NvToolExt\t670\nCould NOT find NvToolsExt\t670\nCould NOT find OpenCL (missing\t665\nCould NOT find OpenCV (missing\t665\nCould NOT find OpenGL (missing\t665\nCould NOT find OpenMP\t671\nCould NOT find OpenSSL (missing\t665\nCould NOT find PNG (missing\t665\nCould NOT find PkgConfig (missing\t665\nCould NOT find Protobuf (missing\t665\nCould NOT find Python\t672 673\nCould NOT find PythonLibs (missing\t674\nCould NOT find SWIG (missing\t665\nCould NOT find TBB (missing\t665\nCould NOT find Torch (missing\t675\nCould NOT find Vulkan (missing\t665\nCould NOT find X11 (missing\t665\nCould NOT find ZLIB (missing\t665\nCould NOT find cuDNN (missing\t669\nCould NOT find cudnn (missing\t669\nCould NOT find gflags (missing\t665\nCould NOT find glog (missing\t665\nCould NOT find nvToolsExt\t670\nCould not build wheels for \t676\nCould not connect\t677\nCould not detect Ninja v\t678\nCould not find\t642 643\nCould not find \t679\nCould not find MSVC\t680\nCould not find a configuration file for package "\t681\nCould not find a configuration file for package "Torch"\t682\nCould not find any \t683 684\nCould not find compiler set in environment variable \t685\nCould not find module \'\t686\nCould not find schema for \t687\nCould not find shared object file\t688\nCould not find the bitsandbytes \t689\nCould not find the operator \t38\nCould not import \t652\nCould not infer dtype of numpy.\t690\nCould not initialize NNPACK! Reason\t691\nCould not load \t652\nCould not load library \t654\nCould not load library libcudnn\t692\nCould not load libtorchcodec\t693\nCould not load symbol \t655\nCould not load the library \t654\nCould not load this library: \t694\nCould not locate\t643\nCould not locate \t679 695\nCould not open \t696\nCould not open requirements file: \t697\nCould not resolve\t677\nCould not set up the environment for Microsoft Visual Studio\t698\nCouldn\'t find\t642 643\nCouldn\'t find a suitable version of ptxas\t699\nCouldn\'t find an operator for \t700\nCouldn\'t load custom C++ ops\t701\nCouldn\'t load custom C++ ops. This can happen if your PyTorch and \t702',
    1819635555: "could not convert default argument '\t1313 1314\ncould not find\t643\ncould not locate\t643\ncould not select device driver \t1315\ncouldn't allocate \t1316\ncouldn't find\t643\ncouldn't find a suitable version of ptxas\t699",
    1830842190: "No matching distribution found for \t889\nNo module named \t54 890 891 892 893 894 895 896 897 898 899 900 901 902\nNo module named '\t903",
    1830842222: "no matching con\t1682\nno matching constructor for initialization of 'torch::jit::RegisterOperators'\t1683\nno matching function for call to \t1684 1685 1686\nno member named \t1444\nno member named '\t1687 1688 1689",
    1833508922: ": Impossible d'ouvrir le fichier d'objet partagé\t426",
    1835100276: 'tham chiếu đến\t300',
    1835101728: ' name followed by "::" must be\t154\n named symbol not found\t208',
    1835102822: 'frame"\t1219\nframe\'\t1219\nframe’\t1219',
    1835166060: 'libmkl_\t1593',
    1835429165: '-mfma\t401',
    1835492691: 'Segment-Schutz nach der Relozierung\t967\nSegmentation fault\t739 968\nSegmentation-Fehler\t739',
    1835492723: 'segment en lecture seule a des réadressages\t1775\nsegmento de sólo lectura tiene reubicaciones\t1775',
    1835606074: ": impossibile aprire il file oggetto condiviso\t426\n: impossible d'ouvrir le fichier d'objet partagé\t426",
    1835606127: 'o implemented \t1730',
    1835622239: '__imp_\t1084',
    1835886455: 'wgmma\t1799',
    1835888451: "Command '['ninja', '--version']' returned non-zero\t658\nCommand 'nvcc' not found\t659",
    1835888459: 'Kommandozeilenoption\t833',
    1835888483: 'command line is too long\t1225\ncommon_type_t\t1226',
    1836016416: ' compiled with CUDA \t21',
    1836213584: "Permission denied: \t911\nPermission denied: '\t914\nPermissionError: [Errno 13] \t946\nPermissionError: [WinError \t947\nPermissionError: [WinError 5]\t948",
    1836213588: 'Terminado (killed)\t724',
    1836216134: 'Formato de ejecutable incorrecto\t738',
    1836280141: 'Mismatched number of arguments when calling: `\t870',
    1836280173: 'mismatches\t1348 1641',
    1836344691: 'setmaxnreg\t1799',
    1840104307: 'símbolo ambiguo\t864',
    1847602215: "', needed by '\t353 354",
    1847603493: "%1 n'est pas une application Win32 valide\t322\n%1 no es una aplicación Win32 válida\t322",
    1847616878: 'ne nomme pas un type\t1116',
    1847619177: 'in namespace\t1383',
    1847619438: 'no nombra a un tipo\t1116',
    1847620457: 'is not a full path and was not found\t1520\nis not a full path to an existing\t1521\nis not a member of\t1383\nis not able to compile a simple\t1522 1523 1524\nis not currently supported\t1104\nis not recognized as an internal\t1525\nis not supported\t1104\nis not yet supported\t1104',
    1847638978: '» non reconnue\t1921',
    1850286138: ': Internal \t427',
    1850296404: 'THIntBlas_\t975 976\nTHIntStorage\t975 976\nTHIntTensor\t975 976\nTHIntVector\t975 976',
    1851072570: ": Undefined reference to '\t300\n: Unknown option '\t444 445 446\n: Unresolved extern function\t447",
    1851859002: ': an object with that name is already\t448',
    1851876128: ' cannot be used to initialize\t25',
    1851878176: ' kann nicht gefunden werden\t200 201',
    1851878499: 'clang version must be less than \t1222',
    1851943276: 'libnvJitLink.so.\t1583\nlibnvidia-ml.so.1\t1594\nlibnvidia-ptxjitcompiler.so.1\t1594\nlibnvrtc-builtins.so\t1595\nlibnvrtc.so.\t1583',
    1852134465: 'ATen/ATen.h\t496 497 498\nATen/CPUGenerator\t499 500\nATen/CUDA\t499 500\nATen/CUDAGenerator\t499 500\nATen/Dimname.h\t501 502 503\nATen/NamedTensor.h\t501 502 503\nATen/NamedTensorUtils.h\t501 502 503\nATen/Tensor.h\t496 497 498\nATen/TensorNames.h\t501 502 503\nATen/Type\t499 500\nATen/TypeDefault\t499 500\nATen/TypeExtendedInterface\t499 500\nATen/c\t504 505 506\nATen/core/Dimname.h\t501 502 503\nATen/core/NamedTensor.h\t501 502 503\nATen/core/NamedTensorUtils.h\t501 502 503\nATen/core/TensorNames.h\t501 502 503\nATen/cpu/vec256/\t507 508 509 510 511\nATen/cuda/CUDAFuture.cuh\t512 513 514\nATen/cuda/CUDAFuture.h\t512 513 514\nATen/cuda/CUDAMultiStreamGuard.cuh\t512 513 514\nATen/cuda/CUDAMultiStreamGuard.h\t512 513 514\nATen/cuda/CUDASolver.cuh\t512 513 514\nATen/cuda/CUDASolver.h\t512 513 514\nATen/cuda/CUDATypeConversion.cuh\t512 513 514\nATen/cuda/CUDATypeConversion.h\t512 513 514\nATen/cudnn/Exceptions.h\t515 516 517 518 519 520\nATenCeilDiv\t521 522',
    1852138601: 'identifier \t1455 1456\nidentifier "\t1457 1458 1459 1460 1461 1462 1463\nidentifier "CU\t1464\nidentifier "CUSPARSE_\t1465\nidentifier "_Float\t1466\nidentifier "__builtin_\t1467\nidentifier "nvshmem\t1468\nidentifier "texture" is undefined\t1469',
    1852141679: 'opencv2/\t1740 1741 1742 1743\nopenssl/\t1744 1745 1746 1747',
    1852383271: "' in 'cudaDeviceProp'\t329\n' in 'cut\t330\n' in PATH different than the one specified with -ccbin\t331\n' in namespace '\t332\n' in namespace '__hip_internal'\t333\n' in namespace 'cut\t330\n' in namespace 'nvcuda'\t334\n' in namespace 'std'\t335",
    1852383290: ': internal \t427\n: invalid ELF header\t469',
    1852387130: ':/include\t476',
    1852397403: '[WinError \t1068 1069 1070\n[WinError 1114]\t1071\n[WinError 126]\t857\n[WinError 127]\t710 1072\n[WinError 206]\t1073',
    1852400160: ' binary not found at \t20',
    1852400175: '/bin/bash: \t406 407\n/bin/dash: \t406 407\n/bin/nvcc\t408 409\n/bin/sh: \t406 407',
    1852400971: 'Kein Speicher im statischen TLS-Block\t831\nKein Speicherplatz mehr\t548',
    1852400994: 'being in scipy source directory\t1114\nbeing installed\t1115',
    1852401003: 'kein Speicherplatz mehr verfügbar\t548',
    1852401184: ' find any \t125\n find lib\t126',
    1852403239: "'ninja' is not recognized as an internal or external command\t359",
    1852404512: ' since setuptools is not available\t275',
    1852404565: 'Using cached \t1054',
    1852404597: 'using CUDA_HOME=\t1893',
    1852534357: 'Unknown CMake command "cuda_add_executable"\t761\nUnknown CMake command "cuda_add_library"\t761\nUnknown CMake command "cuda_compile"\t761\nUnknown CUDA Architecture Name\t1036\nUnknown MS Compiler version \t1037\nUnknown builtin op: \t1038\nUnknown compiler(s): [[\'\t1039\nUnknown compute capability. \t1040\nUnknown type name \'__torch__.torch.classes.\t1017',
    1852534389: "unknown target CPU \t1047\nunknown type name \t1698 1877\nunknown type name '\t1881 1882 1883\nunknown type name '__hip_bfloat16\t1884\nunknown value 'armv9\t1093\nunknown value ('armv9\t1093\nunknown value (‘armv9\t1093\nunknown value ‘armv9\t1093",
    1852583200: ' -lnvToolsExt\t9',
    1852664132: 'Dimname\t715 716\nDimnameList\t715 716',
    1852727619: 'Cannot access data pointer of Tensor \t644\nCannot access global variable \t645 646\nCannot compile \t647\nCannot find\t642 643\nCannot find a build variant for this system in \t648\nCannot find a working triton installation\t649\nCannot find cuda path\t650\nCannot find libdevice for arch\t650\nCannot find source file:\t651\nCannot import \t652\nCannot initialize CUDA without \t653\nCannot load \t652\nCannot load library \t654\nCannot load symbol cu\t655\nCannot load the library \t654',
    1852727627: 'Kann den Stack nicht ausführbar machen\t830',
    1852727651: 'cannot be used to initialize an entity of type "cutlass::\t1153\ncannot call member function\t459\ncannot call non-constexpr function "cutlass::const_\t1154\ncannot convert \t1155\ncannot convert None of type <class \t1156\ncannot create shared object descriptor\t1157\ncannot determine \t1158\ncannot execute \t1159\ncannot find\t643 1160 1161 1162\ncannot find \t1163 1164 1165 1166\ncannot find -l\t1167 1168 1169 1170 1171 1172 1173 1174 1175 1176 1177 1178\ncannot find -lEGL\t1179\ncannot find -lGLEW\t1180\ncannot find -laio\t1181\ncannot find -lffi\t1182\ncannot find -lglog\t1183\ncannot find -ljpeg\t1184\ncannot find -lnuma\t1185\ncannot find -lpython3.\t1186\ncannot find -lstdc++\t1187\ncannot find -ltbb\t1188\ncannot find -luuid\t1189\ncannot find -lz\t1190\ncannot find the file specified: \'\t914\ncannot import name \t1191 1192 1193 1194 1195 1196 1197 1198 1199\ncannot import name \'\t1200\ncannot instantiate \'\t1201\ncannot make segment writable for relocation\t1202\ncannot map zero-fill pages\t1157\ncannot open input file \t1203\ncannot open shared object file\t2 1204 1205\ncannot open source file "\t1206\ncannot overload functions distinguished by return type alone\t1207\ncannot read spec file \t1208',
    1852727659: 'kann -l\t1169\nkann nicht gefunden\t1535\nkann nicht gefunden werden -l\t1170 1171 1172 1173 1174 1175 1176 1177 1178 1476 1477\nkann nicht gefunden werden -lEGL\t1179\nkann nicht gefunden werden -lGLEW\t1180\nkann nicht gefunden werden -laio\t1181\nkann nicht gefunden werden -lffi\t1182\nkann nicht gefunden werden -lglog\t1183\nkann nicht gefunden werden -ljpeg\t1184\nkann nicht gefunden werden -lnuma\t1185\nkann nicht gefunden werden -lstdc++\t1187\nkann nicht gefunden werden -ltbb\t1188\nkann nicht gefunden werden -luuid\t1189\nkann nicht gefunden werden -lz\t1190\nkann nicht gefunden werden: -l\t1170 1171 1172 1173 1174 1175 1176 1177 1178 1476 1477\nkann nicht gefunden werden: -lEGL\t1179\nkann nicht gefunden werden: -lGLEW\t1180\nkann nicht gefunden werden: -laio\t1181\nkann nicht gefunden werden: -lffi\t1182\nkann nicht gefunden werden: -lglog\t1183\nkann nicht gefunden werden: -ljpeg\t1184\nkann nicht gefunden werden: -lnuma\t1185\nkann nicht gefunden werden: -lstdc++\t1187\nkann nicht gefunden werden: -ltbb\t1188\nkann nicht gefunden werden: -luuid\t1189\nkann nicht gefunden werden: -lz\t1190',
    1852731203: 'ConnectTimeout\t656\nConnectTimeoutError\t656\nConnection to \t662\nConnectionError: \t663',
    1852732786: 'running build_ext\t1794\nrunning on sm\t1795',
    1852788263: "'NoneType' object has no attribute '\t357 358",
    1852793632: " conflicts with target machine type \t26 27\n conflicts with this version\t28\n connect to 'http\t29",
    1852793634: '"constexpr\t321',
    1852793639: "'constexpr\t321",
    1853169722: ": ungültiger ELF-Header\t469\n: unspecified launch failure\t470\n: unsupported option '-fopenmp\t472\n: unsupported option ‘-fopenmp\t472",
    1853186412: 'launch shared memory exceeds current GPU\t1543',
    1853188163: 'ChunkedEncodingError\t656',
    1853189958: 'Found empty `transformer-engine` meta package\t779\nFound no NVIDIA driver on your system\t780 781\nFound two conflicting CUDA\t782',
    1853189990: 'found SM\t808\nfound sm\t808\nfound sm_\t808\nfound. Please specify\t1415',
    1864396654: 'no overload of \t1690',
    1864397673: 'is only a placeholder project on PyPI\t1526\nis only available from C++\t1527',
    1865370691: 'CL/opencl\t580 581',
    1866614868: 'THBoolBlas_\t975 976\nTHBoolStorage\t975 976\nTHBoolTensor\t975 976\nTHBoolVector\t975 976',
    1866670138: ': Command not found\t415',
    1866745940: 'THDoubleBlas_\t975 976\nTHDoubleStorage\t975 976\nTHDoubleTensor\t975 976\nTHDoubleVector\t975 976',
    1866866746: ': Found no NVIDIA driver on your system\t423\n: Found unsuitable version "\t424 425',
    1867194426: ': Kommando nicht gefunden\t415',
    1867270228: 'THLongBlas_\t975 976\nTHLongStorage\t975 976\nTHLongTensor\t975 976\nTHLongVector\t975 976',
    1867391034: ': No CUDA GPUs are available\t430\n: No existe el\t121\n: No module named \t431\n: No paths matched \t432\n: No se puede asignar\t417\n: No such file\t121 122 123 433 434 435 436\n: No such file or directory\t437\n: Not a directory\t438',
    1867806286: 'NvToolsExt\t926',
    1867806318: 'nvToolsExt\t1715 1716 1717 1718\nnvToolsExt64_1.lib\t1719',
    1867807056: 'PyTorch is needed\t953\nPyTorch is not installed\t953\nPyTorch is not linked with support for cuda devices\t954\nPyTorch is required\t953\nPyTorch must be installed\t953\nPyTorch needs GCC \t638\nPyTorch needs at least GCC \t638\nPyTorch needs to be installed\t953\nPyTorch no longer supports this GPU because it is too old\t955\nPyTorch requires GCC \t638\nPyTorch requires at least GCC \t638\nPyTorch version mismatch! DeepSpeed ops were compiled and installed with a different version\t956\nPyTorch was compiled without CUDA support\t957',
    1868720492: 'libomp/omp.h\t1596 1597 1598',
    1868721529: 'ymbol \t300\nymbols \t300',
    1868767290: ': comando não encontrado\t415\n: command not found\t415\n: commande introuvable\t415\n: could not read symbols: Invalid operation\t455 456',
    1868785010: 'recompile \t1776',
    1868787269: 'Encountered error while \t737',
    1868787273: 'Incompatible library version: lib\t818\nIncompleteRead\t656',
    1868787305: 'incompatible architecture (have \t1494\nincompatible with that of previous function "\t1495\nincompatible with the existing python installation in your environment\t1496\nincomplete \t1497\nincomplete type \t1498 1499',
    1868832802: '" does not appear to contain CMakeLists\t301',
    1869374802: 'Relocations in generic ELF (EM: \t959',
    1869374834: 'relocation R_\t1779',
    1869378165: 'urlopen error \t1890',
    1869439605: 'ubmodule\t1866',
    1869440333: 'Memory access fault by GPU node\t866',
    1869440338: 'RemoteDisconnected\t656',
    1869440365: 'memory exhausted\t1638\nmemory in static\t1639',
    1869440370: 'remove_cv_t\t1226\nremove_reference_t\t1226',
    1869488162: '" no se reconoce como\t315\n" not found\t318',
    1869488167: "' no se reconoce como\t315\n' not found\t318",
    1869488186: ': no se puede abrir el archivo del objeto compartido\t426\n: no se puede abrir el fichero del objeto compartido\t426\n: not found\t415',
    1869488224: '` not found\t318',
    1869490208: ' (no such file)\t2',
    1869491501: '--no-build-isolation\t395',
    1869502255: '/Wno-psabi\t405',
    1869504867: 'canonicalize_version() got an unexpected keyword argument\t1209',
    1869506377: 'Ignoring invalid distribution \t815',
    1869507438: "nknown \t1672\nnknown keyword argument '\t1673",
    1869508193: 'annot open include file: \t563\nannotation_type.__origin__ is tuple\t1098',
    1869636978: 'reports SM\t808',
    1869638985: "ImportError: \t816\nImportError: cannot import name '\t546\nImported target\t817",
    1869639017: 'import lib as _lib, ffi as _ffi\t1475\nimpossibile abilitare lo stack eseguibile\t830\nimpossibile allocare memoria nel blocco statico TLS\t831\nimpossibile trovare -l\t1476 1477\nimpossible de trouver -l\t1169',
    1869771333: "Error building extension '\t740\nError checking\t741\nError compiling objects for extension\t742\nError loading shared library \t743\nError loading shared library ld-linux\t744\nError relocating \t300 745\nError sending request for url (\t746\nError: No module named \t747",
    1869771365: 'error C2059\t1364\nerror C2061\t1364\nerror C2065\t1364 1365\nerror C2143\t1364\nerror C3859\t1366\nerror C3861\t1365\nerror C4430\t1365\nerror D8016\t1367\nerror sending request for url (\t746\nerror trying to exec \t1159\nerror while loading shared libraries: \t1368\nerror: "auto" is not allowed here\t1369\nerror: /EHa\t404\nerror: /EHsc\t404\nerror: /FS\t404\nerror: /GL\t404\nerror: /GR\t404\nerror: /MD\t404\nerror: /MT\t404\nerror: /O1\t404\nerror: /O2\t404\nerror: /Od\t404\nerror: /Ox\t404\nerror: /W\t404\nerror: /Z7\t404\nerror: /Zc:\t404\nerror: /Zi\t404\nerror: /arch:\t404\nerror: /fp:\t404\nerror: /std:c++\t404\nerror: /utf-8\t404\nerror: /wd\t404\nerror: RPC failed; \t1370\nerror: [Errno 2] No such file or directory: \'\t407\nerror: [WinError 2]\t1371\nerror: a member with an in-class initializer must be const\t1372\nerror: constexpr if statements are a C++17 feature\t1373\nerror: could not find \t1374\nerror: downloading \'\t1375\nerror: expected a\t1376\nerror: expected an identifier\t1377\nerror: expected unqualified-id before\t1377\nerror: forward declaration of \t1378\nerror: identifier "__\t1376\nerror: identifier "__builtin_\t1379\nerror: invalid instruction\t1380\nerror: invalid operand for instruction\t1380\nerror: no such file or directory: \'/EHa\t404\nerror: no such file or directory: \'/EHsc\t404\nerror: no such file or directory: \'/FS\t404\nerror: no such file or directory: \'/GL\t404\nerror: no such file or directory: \'/GR\t404\nerror: no such file or directory: \'/MD\t404\nerror: no such file or directory: \'/MT\t404\nerror: no such file or directory: \'/O1\t404\nerror: no such file or directory: \'/O2\t404\nerror: no such file or directory: \'/Od\t404\nerror: no such file or directory: \'/Ox\t404\nerror: no such file or directory: \'/W\t404\nerror: no such file or directory: \'/Z7\t404\nerror: no such file or directory: \'/Zc:\t404\nerror: no such file or directory: \'/Zi\t404\nerror: no such file or directory: \'/arch:\t404\nerror: no such file or directory: \'/fp:\t404\nerror: no such file or directory: \'/std:c++\t404\nerror: no such file or directory: \'/utf-8\t404\nerror: no such file or directory: \'/wd\t404\nerror: this declaration has no\t1376\nerror: type name is not allowed\t1376\nerror: unexpected argument \'\t1381\nerror: unexpected token\t1380\nerror: unknown directive\t1380\nerror: unknown token\t1380\nerror: unrecognized command\t1382\nerror: user-defined literal operator not found\t1376',
    1869833554: 'ResolutionImpossible\t962\nResolvePackageNotFound\t944',
    1869834594: 'bison: command not found\t1110\nbison: not found\t1110',
    1869881378: '" to "std::shared_ptr<torch::jit\t320',
    1869881402: ': too few arguments\t471',
    1869903169: 'AutoGIL\t549 550\nAutoNoGIL\t549 550',
    1869903201: 'autoconf: command not found\t1110\nautoconf: not found\t1110\nautomake: command not found\t1110\nautomake: not found\t1110\nautoreconf: command not found\t1110\nautoreconf: not found\t1110',
    1870211104: ' (you have \t5',
    1873003342: 'Não há espaço disponível\t918',
    1873003374: 'não foi possível alocar memória em bloco TLS\t831\nnão foi possível habilitar pilhas de executável\t830\nnão foi possível localizar -l\t1476 1477\nnão há espaço disponível\t918\nnão é reconhecido como\t1525',
    1881171310: 'ne peut activer une pile exécutable\t830\nne peut allouer de la mémoire dans un bloc statique TLS\t831\nne peut pas trouver -l\t1169 1476 1477\nne peut restaurer le segment prot\t967\nne peut trouver -l\t1170 1171 1172 1173 1174 1175 1176 1177 1178 1476 1477\nne peut trouver -lEGL\t1179\nne peut trouver -lGLEW\t1180\nne peut trouver -laio\t1181\nne peut trouver -lffi\t1182\nne peut trouver -lglog\t1183\nne peut trouver -ljpeg\t1184\nne peut trouver -lnuma\t1185\nne peut trouver -lstdc++\t1187\nne peut trouver -ltbb\t1188\nne peut trouver -luuid\t1189\nne peut trouver -lz\t1190',
    1881173838: "No package '\t904",
    1882284899: 'cc1plus\t1217\ncc1plus: \t1218',
    1884516174: 'NoSpaceLeftError\t731',
    1885434439: 'Graph break due to unsupported builtin \t809',
    1885500787: 'subprocess-exited-with-error\t1819',
    1885692960: ' dependency is incompatible with the current platform: \t31',
    1885693252: 'DeepSpeed needs GCC \t638\nDeepSpeed needs at least GCC \t638\nDeepSpeed requires GCC \t638\nDeepSpeed requires at least GCC \t638',
    1885809965: '--gpu-name=sm_\t394',
    1886217556: 'Temporary failure\t677\nTemporary failure \t1001',
    1886217588: 'temp.win32-\t1827',
    1886218528: ' import any \t125',
    1886220099: 'Compiler requires the CUDA toolkit\t660',
    1886220131: "compilation terminated\t1227 1228 1229 1230 1231 1232 1233 1234 1235 1236 1237 1238 1239 1240 1241 1242 1243 1244 1245 1246 1247 1248 1249 1250 1251 1252 1253 1254 1255 1256 1257 1258 1259 1260 1261 1262 1263 1264 1265 1266 1267 1268 1269 1270 1271 1272 1273 1274 1275 1276 1277 1278 1279 1280 1281 1282 1283 1284 1285 1286 1287 1288 1289 1290 1291 1292\ncompiled\t1293\ncompiled against \t1126\ncompiled against CUDA\t1127\ncompiled against NumPy 1.x\t1294\ncompiled for \t1126\ncompiled for CUDA\t1127\ncompiled using \t1126\ncompiled using CUDA\t1127\ncompiled with \t1126\ncompiled with CUDA\t1127\ncompiled without \t1129\ncompiler set in environment\t1295\ncompute capabilit\t1296 1297\ncompute capability\t1298\ncompute capability \t1299 1300\ncompute capability not supported']\t1301",
    1886220135: "gomp not found\t1434\ngomp' not found\t1434\ngomp’ not found\t1434",
    1886220137: "iomp5 not found\t1434\niomp5' not found\t1434\niomp5’ not found\t1434",
    1886330919: "' op \t344",
    1886332960: ' (operand types are \t3',
    1886351203: 'cooperative_groups/\t1311 1312\ncooperlake\t1093',
    1886413165: "mappatura del segmento dall'oggetto condiviso non riuscita\t771",
    1886413171: 'sapphirerapids\t1093',
    1886415211: 'kipping import of cpp extensions due to incompatible torch version \t1536',
    1886418291: 'support for the ISO C++ \t1820\nsupport for the upcoming ISO C++ standard, C++0x\t1821\nsupported\t1103 1822',
    1886611780: 'DispatchKey::CompositeImplicitAutograd\t718\nDispatchStub: missing \t719',
    1886614883: 'cusparse64_\t1323\ncusparseC\t637\ncusparseD\t637\ncusparseS\t637\ncusparseXcsrgemmNnz\t637\ncusparseZ\t637',
    1886680168: 'http.client.\t1454',
    1886745376: ' support \t278 279',
    1886745454: 'nsupported CUDA SM\t1710\nnsupported CUDA SM version\t1710\nnsupported CUDA arch\t1710\nnsupported CUDA architecture\t1710\nnsupported CUDA capability\t1710\nnsupported CUDA sm\t1710\nnsupported CUDA sm version\t1710\nnsupported GPU SM\t1710\nnsupported GPU SM version\t1710\nnsupported GPU arch\t1710\nnsupported GPU architecture\t1710\nnsupported GPU capability\t1710\nnsupported GPU sm\t1710\nnsupported GPU sm version\t1710\nnsupported SM\t1710\nnsupported SM version\t1710\nnsupported arch\t1710\nnsupported architecture\t1710\nnsupported capability\t1710\nnsupported compute SM\t1710\nnsupported compute SM version\t1710\nnsupported compute arch\t1710\nnsupported compute architecture\t1710\nnsupported compute capability\t1710\nnsupported compute sm\t1710\nnsupported compute sm version\t1710\nnsupported device SM\t1710\nnsupported device SM version\t1710\nnsupported device arch\t1710\nnsupported device architecture\t1710\nnsupported device capability\t1710\nnsupported device sm\t1710\nnsupported device sm version\t1710\nnsupported sm\t1710\nnsupported sm version\t1710',
    1887007331: 'crypt.h\t1318 1319 1320 1321',
    1897951054: 'No queda espacio en el dispositivo\t547',
    1897951086: 'no queda espacio en el dispositivo\t547',
    1902473760: ' required keyword-only argument\t266\n required positional argument\t266 267\n requires A100\t268\n requires a different Python: \t269\n requires cuda extensions\t270\n requires triton==\t271',
    1903386957: 'MasqueradingAsCUDA\t861 862',
    1914709853: "]' returned non-zero\t1076",
    1914711074: '", referenced from\t300\n", referenced from:\t300',
    1914725736: 'he remote end hung up unexpectedly\t1404',
    1914728270: 'No registered custom op \t687',
    1916880980: 'THArgCheck\t977 978',
    1917132893: '] Erreur 137\t1075\n] Error 137\t1075',
    1917143124: 'THError\t977 978',
    1917145935: 'OSError: \t663\nOSError: Could not find/load shared object file\t933\nOSError: [Errno \t934\nOSError: [Errno 30] \t935',
    1917221200: 'PyFrameObject\t952',
    1917853789: '] Processus arrêté\t1075',
    1917869114: ':\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA\\v\t477',
    1918967866: ': archivo demasiado corto\t419',
    1918967870: '> are available only with C++\t479',
    1918986323: 'Shared memory size limit exceeded: requested \t971',
    1918986355: 'shared memory size (requested \t1804\nshared object\t1805\nshared object initialization failed\t1450',
    1919052108: 'Library not loaded: \t853 854\nLibrary not loaded: @\t855',
    1919052140: 'library not found\t1599\nlibrary not found for -l\t1600 1601\nlibrary not found: \t1602 1603 1604\nlibrary not found: EGL\t1605\nlibrary not found: GLEW\t1606\nlibrary not found: aio\t1607\nlibrary not found: crypt\t1608\nlibrary not found: ffi\t1609\nlibrary not found: glog\t1610\nlibrary not found: jpeg\t1611\nlibrary not found: lapack\t1612\nlibrary not found: numa\t1613\nlibrary not found: stdc++\t1614\nlibrary not found: tbb\t1615\nlibrary not found: uuid\t1616\nlibrary not found: z\t1617\nlibrocblas.so.\t1574\nlibrocsparse.so.\t1574',
    1919115629: 'macro "max" passed\t1634\nmacro "max" requires\t1634\nmacro "min" passed\t1634\nmacro "min" requires\t1634',
    1919117645: 'Microsoft Visual C++ \t867\nMicrosoft Visual C++ Redistributable is not installed\t868\nMicrosoft Visual Studio version\t869',
    1919230010: ': error C2975\t457\n: error adding symbols: DSO missing from command line\t455 456\n: error: exception specification in declaration does not match\t458\n: error: expected \t459\n: error: identifier "\t460\n: error: name followed by "::" must be a class or namespace name\t461\n: error: namespace "cut\t462\n: error: need \t463\n: error: no such file or directory: \'\t464\n: error: template argument \t459\n: error: the clang compiler does not support \'-\t465\n: error: unknown argument\t466\n: error: unknown type name \'\t467\n: error: use of undeclared identifier \'\t467\n: error:expected \t459\n: error:template argument \t459\n: error： expected \t459\n: error： template argument \t459\n: error：expected \t459\n: error：template argument \t459',
    1919248468: 'There is not enough space on the disk\t1014',
    1919248500: "there's already a kernel registered from python overriding \t1829",
    1919249184: ' kernel are not available\t202\n kernel is not available\t202\n kernel not available\t202\n kernels are not available\t202\n kernels is not available\t202\n kernels not available\t202',
    1919250479: '/permissive\t404',
    1919250511: 'Operator does not support running with fake tensors\t939',
    1919250543: 'operation timed out\t1224',
    1919251285: "UserWarning: Can't initialize NVML\t1052\nUserWarning: Error checking compiler version for cl\t1053",
    1919251488: ' terminated with signal 9\t33',
    1919251566: 'nternal error\t1711',
    1919252000: ' version incompatibility\t284\n version mismatch\t284\n version must be \t285\n version needs to be \t285\n version should be \t285',
    1919252079: 'overloaded function "std::__to_address" matches\t1760',
    1919444301: 'Mehrdeutiges Symbol\t864\nMehrfachdefinition von \t865',
    1919444333: 'mehrdeutiges Symbol\t864',
    1919448176: 'pthread.h\t1349',
    1919885370: ': orden no encontrada\t415',
    1919887392: ' (or one of its dependencies)\t4',
    1919895160: "xFormers was built for:\t1911\nxFormers wasn't buil\t1912",
    1919902273: 'Aborted\t523',
    1919968580: 'DeprecatedTypeProperties\t711',
    1919969650: 'ripristinare la protezione del segmento\t967',
    1920091483: '[Errno 122]\t1067\n[Errno 28]\t1067',
    1920103747: 'Current CUDA Device does not support bfloat16\t704\nCurrent CUDA device does not support bfloat16\t704',
    1920103779: "current CUDA Device does not support bfloat16\t704\ncurrent CUDA device does not support bfloat16\t704\ncurrent Python platform is not compatible with the lockfile's supported environments\t1336",
    1920169263: '/usr/include/hip/\t411',
    1920230738: 'Retrying (Retry(total=0,\t963',
    1920233061: 'entrée de procédure\t300',
    1920233065: 'intrin\t1107',
    1920234561: "AttributeError: install_layout\t544\nAttributeError: module '\t545\nAttributeError: module 'torch._C' has no attribute '\t546",
    1931505486: "No se pudo asignar memoria en el bloque TLS\t831\nNo space left on device\t905\nNo such file or directory: \t185 906 907 908 909 910 911\nNo such file or directory: '\t912 913 914\nNo such operator \t915",
    1931505518: 'no se declaró en este ámbito\t1116\nno se encuentra -l\t1169 1476 1477\nno se puede activar la pila ejecutable\t830\nno se puede encontrar -l\t1169 1170 1171 1172 1173 1174 1175 1176 1177 1178 1476 1477\nno se puede encontrar -lEGL\t1179\nno se puede encontrar -lGLEW\t1180\nno se puede encontrar -laio\t1181\nno se puede encontrar -lffi\t1182\nno se puede encontrar -lglog\t1183\nno se puede encontrar -ljpeg\t1184\nno se puede encontrar -lnuma\t1185\nno se puede encontrar -lstdc++\t1187\nno se puede encontrar -ltbb\t1188\nno se puede encontrar -luuid\t1189\nno se puede encontrar -lz\t1190\nno se puede restaurar el `prot\' del segmento\t967\nno se reconoce como un comando\t1525\nno se reconoce la opción de línea de órdenes\t833\nno space left on device\t905\nno such file\t1691\nno such file or directory: \'\t1692\nno such instruction\t1693\nno such option: -\t1694\nno suitable \t1695 1696\nno suitable constructor exists to convert from "\t1697',
    1931506799: 'ot supported\t1730',
    1933658196: 'THAssert\t977 978',
    1934970951: 'GPUs architecture\t598\nGPUs capabilit\t598\nGPUs compute architecture\t598\nGPUs compute capabilit\t598',
    1935625567: '_M_set_sharable()\t1078',
    1935762796: 'lease up\t1571',
    1935763488: ' has already been defined\t129\n has been removed from CMake\t130\n has no attribute\t131\n has no attribute \t132 133 134 135 136 137 138 139\n has no member\t140\n has no member \t141 142\n has no member named\t143\n has no member named \t144 145\n has non-pointer type \t146\n has not been declared\t47 48 147 148 149 150\n has to be \t151\n has unsupported type \t152',
    1935763551: '_hash_\t1087 1088 1089',
    1935764579: 'class "std::enable_if<<error-constant>\t1223',
    1935767328: ' was detected and compatibility mode is UN\t286\n was found but failed to import\t287\n was not declared\t47 48 150 197 198 288\n was not declared in this scope\t289 290\n was not declared in this scope; did you mean \t291\n was not found in the package registry\t292\n was specified but unrecogni\t293',
    1936009070: "n'est pas reconnu en tant que\t1525\nn'est pas un membre de\t1383",
    1936025716: 'these package versions have conflicting dependencies\t1830',
    1936027460: 'Does not match the generator used previously: \t722',
    1936027492: "does not appear to be a Python project\t1351\ndoes not contain a CMakeLists\t1352\ndoes not have one of build variants: \t1353\ndoes not know how to trace the builtin \t1354\ndoes not match\t1348\ndoes not name a type\t1116\ndoesn't match\t1348",
    1936028533: 'uses too much shared data (0x\t1892',
    1936269346: '" is ambiguous\t313\n" is not known to CXX compiler\t314\n" is not recognized\t315\n" is not recognized as\t315\n" ist entweder falsch\t315',
    1936269351: "' is ambiguous (with operand types \t336\n' is not defined for option 'gpu-architecture'\t337\n' is not defined for option 'std'\t338\n' is not in 'keyword=value' format\t339\n' is not recognized\t315\n' is not recognized as\t315\n' is not recognized as an internal\t340\n' is only available for these backends:\t341\n' ist entweder falsch\t315",
    1936269353: ') is greater than the maximum required version by CUDA \t367\n) is less than the minimum required version by CUDA \t368',
    1936287828: 'This Python has API version \t1015\nThis header is only meant to be used on x86\t1016',
    1936287860: 'this operation is not allowed between \t1831',
    1936289397: 'unistd.h\t1349',
    1936614740: 'TensileLibrary\t1002 1003\nTensorTypeId\t1004 1005\nTensorTypeSet\t1004 1005\nTensors of type TensorImpl do not have \t1006',
    1936615712: ' installation candidates for \t158\n instance of Visual Studio\t159',
    1936617315: 'const_data_ptr\t778',
    1936682850: 'boost/\t1123',
    1936683040: ' positional argument\t266',
    1936876886: 'VersionConflict: (\t1058',
    1936876918: 'version "LIBAV\t835\nversion "LIBSW\t835\nversion \'LIBAV\t835\nversion \'LIBSW\t835\nversion `LIBAV\t835\nversion `LIBSW\t835\nversion torch was compiled with \t1900\nversion used to compile\t1901\nversions\t1902',
    1936877926: 'first\t1115',
    1936941392: 'PassManager::run failed\t945',
    1936943469: 'missing initializer for member \t1642',
    1936944429: '-msse\t401',
    1937008994: 'bits/floatn\t1119\nbits/libc-header-start\t1120\nbits/std_function.h:\t1121\nbitsandbytes was compiled without GPU support\t1122',
    1937059642: ':/usr/local/cuda\t476',
    1937075488: ' must be \t151\n must be valid exactly by one definition\t207',
    1937339245: 'msys64\t859',
    1948280185: 'ye tanımsız başvuru\t300',
    1948282734: 'no template named \t1698\nno type named \t1698',
    1951615060: 'THStorage\t975 976',
    1952531514: ':Datei oder Verzeichnis\t121',
    1952543859: 'status_string: "\t1816',
    1952606572: 'libtorch_cuda.so: \t1582',
    1952802679: 'wget: command not found\t1110\nwget: not found\t1110\nwget: unable to resolve host address\t1909',
    1952805408: ' returned non-zero\t272',
    1952867692: 'leftover lock files from the PyTorch C++ extension build\t1572',
    1953063255: 'Waited on lock file "\t1059',
    1953063469: '-bit platform\t400',
    1953064270: "Neither 'setup.py' nor 'pyproject.toml' found\t881",
    1953064550: 'ffitarget.h\t1407 1408 1409',
    1953065567: '_jit_compile\t52',
    1953067604: 'Triton Error [CUDA]: device kernel image is invalid\t1022',
    1953068832: ' with --no-build-isolation\t296\n with CUDA \t297\n within its own root folder\t298\n without CUTE_ARCH_MMA_\t299',
    1953069157: 'exit code\t1388\nexit code:\t1388\nexit status\t1388\nexitcode\t1388\nexited with code \t1389',
    1953264973: 'Multiple dispatch failed for \t871',
    1953265005: 'multi_tensor_applier fused unscale kernel is unavailable\t1655\nmultiple copies of the\t1656\nmultiple definition of \t1657',
    1953394499: 'ContextualVersionConflict: (\t664',
    1953396050: 'RuntimeError: Failed to infer device type\t883\nRuntimeError: Numpy is not available\t965',
    1953396080: 'punto de entrada del procedimiento\t300',
    1953397075: 'SyntaxError: \t819',
    1953459744: ' not available\t210\n not built with CUDA\t211\n not compiled with CUDA\t211\n not defined in file lib\t212 213\n not found\t214\n not found in the system path\t215\n not found. Directory cannot be installed\t216\n not installed\t217\n not recognized\t218\n not supported in this architecture\t219',
    1953460816: 'ProtocolError\t656',
    1953525103: 'ompt.h\t1596 1597 1598',
    1953653104: 'partially initialized module \t1763',
    1953653621: 'ucrt64\t859',
    1953655158: 'virtual memory exhausted: \t1903',
    1953658478: 'nvrtc-builtins\t1728\nnvrtc64_\t1323\nnvrtc: error: failed to load builtins for compute_\t1729',
    1953718598: 'Fast path is not available because one of\t770',
    1953718627: 'caster.operator typename make_caster<T>::template cast_op_type<T>()\t1212',
    1953718630: 'fast path is not available because one of\t770',
    1953719584: ' est incompatible avec la sortie\t51',
    1953719666: 'restaurar proteção de segmento\t967\nrestore segment prot after\t1787',
    1953720608: ' ist entweder falsch\t194\n ist im Header \t199\n ist kein Element\t155\n ist kein Element von\t174 175 176',
    1953720644: "Distributed package doesn't have NCCL built in\t720",
    1953721929: 'Installed triton version too old, please upgrade\t824\nInstrucción ilegal\t398\nInstruction non permise\t398\nInstruçõe\t398',
    1953721961: 'installed CPU version PaddlePaddle\t1506\ninstalled Caffe2 version uses CUDA but I cannot find the CUDA\t1507',
    1953722184: 'Host compiler targets unsupported OS\t813',
    1953722216: 'host has sm_\t808',
    1953723725: 'Must define exactly one of __HIP_PLATFORM_\t872',
    1953723747: 'custom_op(\t1337',
    1953723757: 'must have a constant value\t154\nmust install \t950',
    1953724755: 'SystemError: <built-in function load_binary> returned NULL\t974',
    1953724787: 'system has unsupported display driver / cuda driver combination\t1823\nsystem not yet initialized\t1824',
    1953784096: ' attempted to run this operator with Meta tensors, but there was no \t19',
    1953785171: 'Setting up PyTorch plugin "\t970',
    1953849888: ' but this version of numpy is 0x\t22\n but we found an implementation\t23',
    1953853031: 'gnutls_handshake() failed\t1433',
    1953853216: ' out of memory\t265',
    1954047264: ' extension\t52\n extension for compute capability \t53',
    1954047342: 'next(\t1668',
    1954047348: 'texture is not a template\t1469\ntexture" is not a template\t1469\ntexture\' is not a template\t1469\ntexture’ is not a template\t1469',
    1954115679: '_pytorch_\t1090',
    1965059918: "No url found for submodule path '\t916",
    1965060969: 'is unsupported\t1104',
    1967202362: ': Aucun fichier\t121',
    1967343700: 'THCuda\t975 976 991 992\nTHCudaCheck\t993 994',
    1969316709: 'ecause there is no version of \t1359',
    1969365031: "' but version of \t323",
    1969365036: ", but none of the providers can be installed\t381\n, but was built for sm\t382\n, but wrong architecture\t383\n, but you have torch \t384\n, but you'll have torch \t384",
    1969381215: '__builtin_amdgcn_\t1082',
    1969431072: ' "cudaMemLocation"\t0',
    1969452353: 'Aucun espace disponible sur le périphérique\t547\nAucun fichier ou dossier\t527 528 529 530 531 532 533 534 535 536 537',
    1969452385: 'aucun espace disponible sur le périphérique\t547',
    1969452654: 'nvcuda.dll\t1726',
    1969516397: "module 'PIL.Image' has no attribute '\t1643\nmodule 'faiss' has no attribute '\t1644\nmodule 'numpy' has no attribute '\t1645\nmodule 'torch._C' has no attribute '\t1646\nmodule export function\t1647\nmodule has nothing to offer in MPL2 only mode\t1648",
    1969713761: "argument list for \t1105\nargument of type 'WindowsPath' is not iterable\t1106",
    1970170220: 'linux/limits.h\t1619 1620 1621 1622',
    1970234144: ' could be found\t30',
    1970239784: '(you have \t365',
    1970300704: ' gpu architectures in the range\t128',
    1970302319: 'ompute capability \t1734',
    1970365778: 'Require \t879\nRequire PyTorch\t960\nRequire Pytorch\t960\nRequire pyTorch\t960\nRequire pytorch\t960\nRequire torch\t960\nRequired library version not found: \t961\nRequires \t879\nRequires PyTorch\t960\nRequires Pytorch\t960\nRequires pyTorch\t960\nRequires pytorch\t960\nRequires torch\t960',
    1970365810: 'require \t879\nrequire C++ 1\t1780\nrequire C++ 2\t1780\nrequire C++1\t1780\nrequire C++2\t1780\nrequire CUDA\t1667\nrequire PyTorch\t960\nrequire Pytorch\t960\nrequire at least \'/std:c++\t1108\nrequire at least C++ 1\t1780\nrequire at least C++ 2\t1780\nrequire at least C++1\t1780\nrequire at least C++2\t1780\nrequire pyTorch\t960\nrequire pytorch\t960\nrequire torch\t960\nrequire users to upgrade torch to at least v\t1781\nrequired\t1666\nrequires \t879\nrequires Ada\t1782\nrequires Ampere\t1782\nrequires Blackwell\t1782\nrequires C++ 1\t1780\nrequires C++ 2\t1780\nrequires C++1\t1780\nrequires C++2\t1780\nrequires CUDA\t1667\nrequires Hopper\t1782\nrequires NVCC\t1667\nrequires NVIDIA CUDA\t1667\nrequires PyTorch\t960\nrequires Pytorch\t960\nrequires Turing\t1782\nrequires Volta\t1782\nrequires a Ada\t1782\nrequires a Ampere\t1782\nrequires a Blackwell\t1782\nrequires a Hopper\t1782\nrequires a Turing\t1782\nrequires a Volta\t1782\nrequires an Ada\t1782\nrequires an Ampere\t1782\nrequires an Blackwell\t1782\nrequires an Hopper\t1782\nrequires an Turing\t1782\nrequires an Volta\t1782\nrequires at least \'/std:c++\t1108\nrequires at least C++ 1\t1780\nrequires at least C++ 2\t1780\nrequires at least C++1\t1780\nrequires at least C++2\t1780\nrequires capability \t1783\nrequires compiler flag \'/std:c++\t1108\nrequires device with capability > (\t1784\nrequires nvcc\t1667\nrequires pyTorch\t960\nrequires pytorch\t960\nrequires the CUDA\t1667\nrequires the language dialect "CUDA\t1785\nrequires the language dialect "CXX\t1786\nrequires torch\t960',
    1970369089: 'Arquivo ou diretório\t527 528 529 530 531 532 533 534 535 536 537',
    1970430838: 'vcruntime\t1899',
    1970430840: 'xcrun: error: invalid active developer path\t1913',
    1970432116: 'thrust::\t1832',
    1970435187: 'struct _frame\t952',
    1970479215: 'o such \t527 528 529 530 531 532 533 534 535 536 537',
    1970496882: 'result_of_t\t1226',
    1970499157: 'Unsupported .target\t1045\nUnsupported .version\t1046\nUnsupported HIP arch \t1047\nUnsupported HIP arch: \t1047\nUnsupported conversion from \t1048\nUnsupported platform: \t1049\nUnsupported rounding mode for conversion\t1050\nUnsupportedOperatorException: \t1051',
    1970499177: 'insufficient shared memory available on the GPU\t1508',
    1970499189: 'unsupported\t1730\nunsupported GNU version! \t1888\nunsupported HIP gpu architecture \t1047\nunsupported HIP gpu architecture: \t1047\nunsupported instruction \t1111\nunsupported operand type(s) for \t1889\nunsupported operator: \t1051',
    1970562386: 'Return has unsupported type \t964',
    1970562418: 'return code\t1388\nreturned a non-zero code: 137\t1788\nreturned non-zero\t1789\nreturned non-zero exit\t1790\nreturned non-zero exit status \t1791',
    1970562419: 'setup command: use_2to3 is invalid\t1800\nsetup.py build\t1124\nsetup.py develop\t1124\nsetup.py install\t1124\nsetuptools.build_meta\t1801\nsetuptools.command.\t1802\nsetuptools.extern.\t1803',
    1970566470: 'FutureWarning: The pynvml package is deprecated\t783',
    1981837166: "no viable conversion from \t1699\nno viable conversion from '\t1700",
    1984917583: 'OpOverloadPacket(op=\t938',
    1985966953: 'is_variable\t1528 1529',
    1986096429: '-mavx\t401',
    1986884193: 'armv8.6-a\t1093',
    1986928751: 'o nvcc found\t660\no nvcc was found\t660',
    1986946336: ' environment variable is not\t50',
    1987208531: 'Server does not allow request for unadvertised object\t969',
    1998611557: 'ed with an unsupported toolchain\t1360',
    1998614350: 'No working C++ compiler found in\t917',
    2003269987: 'cygwin\t859',
    2003988326: 'forward compatibility was attempted on non supported HW\t1414',
    2019516192: ' __x) noexcept (true)\t12',
    2019893287: "' extension\t325\n' extension (up-to-date)\t326",
    2019893289: ') exceeds limit (\t366',
    2019893315: 'C extension: \t553',
    2019912806: 'flex: command not found\t1110\nflex: not found\t1110',
    2020569680: 'ProxyError\t656',
    2032168553: 'in your include path is not compatible with this release of \t1479',
    2032170095: 'ot yet implemented\t1730\not yet supported\t1730',
    2034387028: 'THByteBlas_\t975 976\nTHByteStorage\t975 976\nTHByteTensor\t975 976\nTHByteVector\t975 976',
    2035294266: ': PyTorch was compiled\t441',
    2037149263: 'Only a single TORCH_LIBRARY can be used to register the namespace \t936 937',
    2037149295: 'only available for Linux\t1735\nonly available with \t1736\nonly support\t1737\nonly supported on \t1738 1739\nonly supported on CUDA\t1667\nonly supported on NVCC\t1667\nonly supports \t1128\nonly supports Linux\t1735\nonly works on Linux\t1735',
    2037413219: 'cupy.cuda.memory.OutOfMemoryError\t1330',
    2037604640: ' async_io\t18',
    2042020674: 'Böyle bir dosya ya da dizin\t527 528 529 530 531 532 533 534 535 536 537',
    2053466478: 'niezdefiniowane odwołanie do\t300',
    2053731104: ' size changed, may indicate binary\t276',
    2054124112: 'Prozedureinsprungpunkt\t300',
    2179145762: '" は、内部コマンド\t315',
    2179145767: "' は、内部コマンド\t315",
    2179145786: ': そのようなファイル\t121',
    2195923002: ': コマンドが見つかりません\t415',
    2212700218: ': ファイルが短すぎます\t419',
    2228297786: ': файл слишком короткий\t419',
    2229739578: ': 無法開啟共用物件\t426',
    2246385722: ': 共有オブジェクトファイルを開けません\t426',
    2295439056: 'Ошибка сегментирования\t739',
    2313560122: ': 找不到命令\t415',
    2357322528: ' が見つかりません\t200 201',
    2377704480: ' 不是\t155 174 175 176',
    2377704482: '"不是内部\t315',
    2377704487: "'不是内部\t315",
    2414551098: ': 동적 오브젝트 파일을 열 수 없습니다\t426',
    2461197882: ':沒有此一檔案\t121',
    2498306106: ': 错误: expected \t459\n: 错误: template argument \t459\n: 错误:expected \t459\n: 错误:template argument \t459\n: 错误： expected \t459\n: 错误： template argument \t459\n: 错误：expected \t459\n: 错误：template argument \t459',
    2498306141: '] 错误 137\t1075',
    2531663930: ': 文件过短\t419',
    2548441146: ': 无效的 ELF 头\t469\n: 无法分配内存\t417\n: 无法打开共享对象\t428\n: 无法打开共享对象文件\t426',
    2632327226: ': 未找到命令\t415',
    2642535226: ':そのようなファイル\t121',
    2647662650: ': Нет такого файла\t121',
    2712856122: ':没有那个文件\t121',
    2797826628: 'Dræbt\t724',
    2848159060: 'Tué a terminé le programme \t362',
    2867208250: ': 檔案太短\t419',
    2877416224: ' に対する定義されていない参照\t300',
    2881709383: 'Geëlimineerd\t724',
    2944525090: '"は、内部コマンド\t315',
    2944525095: "'は、内部コマンド\t315",
    2966455505: 'файл в неправильном формате\t959',
    2966468560: 'защиту сегмента после перемещения\t967',
    2983231953: 'сбой отображения сегмента из разделяемого объекта\t771',
    2983236304: 'Вбито\t724',
    2983240656: 'Убито\t724',
    3001425978: ': 沒有此一檔案\t121\n: 没有那个文件\t121',
    3050347984: 'Не осталось свободного места\t918\nНет такого файла\t527 528 529 530 531 532 533 534 535 536 537',
    3050356176: 'не вдалося знайти -l\t1476\nне является внутренней\t1525\nневизначене посилання\t300\nневизначене посилання на\t300\nневозможно выделить память в статичном блоке TLS\t831\nневозможно задействовать исполняемый стек\t830\nневозможно найти -l\t1476 1477\nнедефинисана упута ка\t300\nнеоднозначный символ\t864\nнеопределена отпратка към\t300\nнеопределенная ссылка на\t300\nнеопределённая ссылка на\t300',
    3050356688: 'перемещение R_\t1779\nпересування R_\t1779',
    3051888698: ': 资源暂时不可用\t442',
    3085246557: '] 已杀死\t1075',
    3101958178: '" 不是内部\t315\n" 不是内部或外部命令\t315',
    3101958183: "' 不是内部\t315\n' 不是内部或外部命令\t315",
    3169132637: '] 強制終了\t1075',
    3184533562: ': невозможно открыть разделяемый объектный файл\t426',
    3201343440: 'Политика управления приложениями\t525',
    3201348816: 'доступном только для чтения, содержатся динамические\t1775',
    3278267762: 'reférence indefinie vers\t300\nreférence indéfinie vers\t300',
    3278335573: 'Ungültiger Maschinenbefehl\t398',
    3278663504: 'Política de Controle de Aplicativo\t525',
    3278774330: ': não é possível abrir arquivo compartilhado\t426',
    3279185223: 'Getötet\t724\nGetötet hat Programm \t362',
    3491770661: '%1 не является приложением Win32\t322',
    3491803856: 'в пространстве имён\t1383',
    3499801839: '：Нет такого файла\t121',
    3500003386: ':Нет такого файла\t121',
    3799018863: 'omp’ not found\t1434',
    3810537765: '%1 は有効な Win32 アプリケーション\t322',
    3816980963: 'あいまいなシンボル\t864',
    3817309155: 'デバイスに空き領域がありません\t1923',
    3818357731: 'プロシージャ エントリ ポイント\t300',
    3818568943: '：そのようなファイル\t121',
    3818750178: '”は、内部コマンド\t315',
    3818750435: 'そのようなファイルやディレクトリ\t527 528 529 530 531 532 533 534 535 536 537',
    3819078371: 'アプリケーション制御ポリシーに\t525',
    3819930083: 'は、内部コマンド\t1525 1922',
    3820192483: 'コマンドラインオプション\t833',
    3820716771: 'セグメンテーション\t739',
    3827314981: '%1 不是有效的 Win32 应用程序\t322',
    3834091238: '文件格式错误\t959',
    3835527394: '”不是内部\t315',
    3837628901: '命令行太长。\t714',
    3837692390: '找不到 -l\t1169 1476 1477',
    3851132645: '型名ではありません\t1116',
    3851270372: '不命名一个类型\t1116',
    3852386021: '從共用物件中對映區段失敗\t771',
    3853163750: '未定\t300\n未定义的引用\t300\n未定义的符号\t300\n未定义符号\t300',
    3853230824: '被多次定义\t1925',
    3854479080: '设备上没有空间\t1923',
    3868047588: '不明确的符号\t864\n不是\t1383\n不是一个类型名\t1116\n不是內部或外部命令\t1525\n不是内部或外部命令\t1525 1922\n不正な命令\t398',
    3868373734: '沒有此一檔案或目錄\t527 528 529 530 531 532 533 534 535 536 537',
    3868900591: '：沒有此一檔案\t121\n：没有那个文件\t121',
    3869154793: '非法指令\t398',
    3869284326: '无法从共享目标中映射段\t771\n无法启用共享目标需要的执行栈\t830\n无法在静态 TLS 块中分配内存\t831\n无法定位程序输入点\t300\n无法恢复段 prot\t967\n无法找到 -l\t1169\n无法识别的命令行选项\t833',
    3869344999: '無法在靜態 TLS 區塊中配置記憶體\t831\n無法復原 segment prot\t967\n無法找到程序輸入點\t300\n無法辨識的命令列選項\t833\n無法開啟可執行堆疊\t830',
    3869356774: '没有成员\t1924\n没有此指令\t1693\n没有此类指令\t1693\n没有那个文\t527 528 529 530 531 532 533 534 535 536 537',
    3869809893: '在此作用域中尚未声明\t1116',
    3869940966: '未找到 -l\t1170 1171 1172 1173 1174 1175 1176 1177 1178\n未找到 -lEGL\t1179\n未找到 -lGLEW\t1180\n未找到 -laio\t1181\n未找到 -lffi\t1182\n未找到 -lglog\t1183\n未找到 -ljpeg\t1184\n未找到 -lnuma\t1185\n未找到 -lstdc++\t1187\n未找到 -ltbb\t1188\n未找到 -luuid\t1189\n未找到 -lz\t1190',
    3870265317: '可执行文件格式错误\t738',
    3870393829: '共有オブジェクトが必要としている実行可能スタック\t830\n共有オブジェクトのセグメントをマップするのに失敗\t771',
    3870727910: '架构于输入文件\t51',
    3884032999: '磁盘空间不足\t1923',
    3884550118: '應用程式控制原則已封鎖\t525',
    3885284069: '应用程序控制策略已阻止\t525',
    3885604329: '静的 TLS ブロック内にメモリ\t831',
    3885868008: '裝置上已無多餘空間\t1923',
    3886131430: '模稜兩可的符號\t864',
    3901522403: 'が見つかりません\t1535',
    3901915875: 'を見つけ\t1535\nを見つけられません -l\t1170 1171 1172 1173 1174 1175 1176 1177 1178\nを見つけられません -lEGL\t1179\nを見つけられません -lGLEW\t1180\nを見つけられません -laio\t1181\nを見つけられません -lffi\t1182\nを見つけられません -lglog\t1183\nを見つけられません -ljpeg\t1184\nを見つけられません -lnuma\t1185\nを見つけられません -lstdc++\t1187\nを見つけられません -ltbb\t1188\nを見つけられません -luuid\t1189\nを見つけられません -lz\t1190\nを見つけられません: -l\t1170 1171 1172 1173 1174 1175 1176 1177 1178\nを見つけられません: -lEGL\t1179\nを見つけられません: -lGLEW\t1180\nを見つけられません: -laio\t1181\nを見つけられません: -lffi\t1182\nを見つけられません: -lglog\t1183\nを見つけられません: -ljpeg\t1184\nを見つけられません: -lnuma\t1185\nを見つけられません: -lstdc++\t1187\nを見つけられません: -ltbb\t1188\nを見つけられません: -luuid\t1189\nを見つけられません: -lz\t1190',
    3918366437: '再配置 R_\t1779\n再配置後にセグメントの prot\t967',
    3920998118: '段錯誤\t739\n段错误\t739',
    3954751466: '그런 파일이나 디렉터리\t527 528 529 530 531 532 533 534 535 536 537',
    3969229036: '정적 TLS 블럭에는 메모리를\t831',
    3969486827: '동적 오브젝트의 세그먼트를\t771',
    3986724332: '애플리케이션 제어 정책\t525',
    3986983916: '실행할 수 있는 스택을 공유\t830',
    3987253995: '모호한 기호\t864',
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
    'op_registration.fake_impl_signature_mismatch\n'
    'triton_inductor.triton_torch_version_mismatch\n'
    'not_our_fault.hardware_unsupported\tline\thead dim > \theaddim > \n'
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
    'gpu_arch.arch_not_built\tline\tNo compiled \n'
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
    'gpu_arch.arch_not_built\tline\t SM \tcapability: \n'
    'install_state.no_matching_wheel install_state.unsupported_platform not_our_fault.wrong_install_command\n'
    'install_state.extension_not_built install_state.masked_build_error install_state.source_tree_shadows_install\n'
    'install_state.build_isolation_no_torch\tline\tCython\tcmake\tninja\tnumpy\tnvidia\tpackaging\tpsutil\tpybind11\tsetuptools_scm\tskbuild\twheel\n'
    'install_state.masked_build_error\tline\t_plugin\n'
    'install_state.dependency_version_mismatch\tline\tcuda.ccudart"\tcuda.ccudart\'\tcuda.cuda"\tcuda.cuda\'\tcuda.cudart"\tcuda.cudart\'\tcuda.nvrtc"\tcuda.nvrtc\'\n'
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
    'gpu_arch.arch_not_built\tline\t[HIP error](invalid resource handle\n'
    'gpu_arch.arch_not_built\tline\t[HIP error](\n'
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
