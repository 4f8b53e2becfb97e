"""Which causes to import for a log. Written by tools/index_causes.py."""

IN_LOGS: dict[int, str] = {
    539123551: '__" does not take arguments\t1039',
    540682536: '(): incompatible function arguments. The following argument types are\t346',
    540685421: 'm4: command not found\t1067\nm4: not found\t1067',
    540697708: "ld: cannot find\t1489\nld: library 'ATen' not found\t1490\nld: library 'EGL\t1491\nld: library 'GL\t1492\nld: library 'GLEW\t1493\nld: library 'GLU\t1492\nld: library 'GLX\t1492\nld: library 'MIOpen\t1494\nld: library 'OpenGL\t1492\nld: library 'X11\t1495\nld: library 'Xext\t1495\nld: library 'Xi\t1495\nld: library 'Xrandr\t1495\nld: library 'aio\t1496\nld: library 'amd_comgr\t1494\nld: library 'amdhip64\t1494\nld: library 'blas\t1497\nld: library 'c\t1498\nld: library 'c10' not found\t1490\nld: library 'c10_cuda\t1499\nld: library 'caffe2' not found\t1490\nld: library 'cblas\t1497\nld: library 'crypt\t1500\nld: library 'crypto\t1501\nld: library 'cublas\t1494\nld: library 'cuda\t1494\nld: library 'cufft\t1494\nld: library 'cufile\t1494\nld: library 'culibos\t1494\nld: library 'cupti\t1494\nld: library 'curand\t1494\nld: library 'cusolver\t1494\nld: library 'cusparse\t1494\nld: library 'cutensor\t1494\nld: library 'dl\t1498\nld: library 'ffi\t1502\nld: library 'glfw\t1503\nld: library 'glfw3\t1503\nld: library 'glog\t1504\nld: library 'hip\t1494\nld: library 'hsa-runtime64\t1494\nld: library 'hsakmt\t1494\nld: library 'ibverbs\t1505\nld: library 'jpeg\t1506\nld: library 'm\t1498\nld: library 'mlx5\t1505\nld: library 'mpi\t1507\nld: library 'mpi_cxx\t1507\nld: library 'nccl\t1494\nld: library 'npp\t1494\nld: library 'numa\t1508\nld: library 'nvJitLink\t1494\nld: library 'nvidia-ml\t1494\nld: library 'nvjpeg\t1494\nld: library 'nvrtc\t1494\nld: library 'nvshmem\t1494\nld: library 'openblas\t1497\nld: library 'png\t1509\nld: library 'png16\t1509\nld: library 'pthread\t1498\nld: library 'rccl\t1494\nld: library 'rdmacm\t1505\nld: library 'roc\t1494\nld: library 'rt\t1498\nld: library 'ssl\t1501\nld: library 'stdc++\t1510\nld: library 'tbb\t1511\nld: library 'torch' not found\t1490\nld: library 'torch_cpu' not found\t1490\nld: library 'torch_cuda\t1499\nld: library 'torch_global_deps' not found\t1490\nld: library 'torch_python' not found\t1490\nld: library 'uuid\t1512\nld: library 'z\t1513\nld: library not found for -lc10_cuda\t1499\nld: library not found for -ltorch_cuda\t1499\nld: library ‘EGL\t1491\nld: library ‘GL\t1492\nld: library ‘GLEW\t1493\nld: library ‘GLU\t1492\nld: library ‘GLX\t1492\nld: library ‘OpenGL\t1492\nld: library ‘X11\t1495\nld: library ‘Xext\t1495\nld: library ‘Xi\t1495\nld: library ‘Xrandr\t1495\nld: library ‘aio\t1496\nld: library ‘blas\t1497\nld: library ‘c\t1498\nld: library ‘cblas\t1497\nld: library ‘crypt\t1500\nld: library ‘crypto\t1501\nld: library ‘dl\t1498\nld: library ‘ffi\t1502\nld: library ‘glfw\t1503\nld: library ‘glfw3\t1503\nld: library ‘glog\t1504\nld: library ‘ibverbs\t1505\nld: library ‘jpeg\t1506\nld: library ‘m\t1498\nld: library ‘mlx5\t1505\nld: library ‘mpi\t1507\nld: library ‘mpi_cxx\t1507\nld: library ‘numa\t1508\nld: library ‘openblas\t1497\nld: library ‘png\t1509\nld: library ‘png16\t1509\nld: library ‘pthread\t1498\nld: library ‘rdmacm\t1505\nld: library ‘rt\t1498\nld: library ‘ssl\t1501\nld: library ‘stdc++\t1510\nld: library ‘tbb\t1511\nld: library ‘uuid\t1512\nld: library ‘z\t1513\nld: unsupported tapi file type '\t1514",
    540702325: 'uv: command not found\t1257\nuv: not found\t1257',
    540949792: ' => not found\t10',
    541218115: 'CUB requires a definition of CUB_NS_QUALIFIER\t570',
    541675585: 'API call is not supported in the installed CUDA driver\t459',
    541870925: 'MKL ERROR: \t821\nMKL FATAL ERROR: \t821',
    541871172: 'DLL load failed\t676 677 678\nDLL load failed while importing \t679\nDLL load failed: Die angegebene Prozedur\t680\nDLL load failed: The specified procedure\t680\nDLL load failed: 找不到指定的程序\t680',
    541937487: 'OOM when allocating tensor\t891',
    542329940: 'TLS handshake timeout\t957',
    542393671: 'GET was unable to find an engine to execute this computation\t747',
    542461511: 'GNU version! gcc \t768',
    542462019: "CPU does not support \t567\nCPU doesn't support \t567\nCPU lacks \t567",
    542462023: 'GPU architecture\t575\nGPU capabilit\t575\nGPU compute architecture\t575\nGPU compute capabilit\t575\nGPU functionality will not be available\t769',
    543449442: "bad register name \t1068\nbad value 'armv9\t1050\nbad value ('armv9\t1050\nbad value (‘armv9\t1050\nbad value ‘armv9\t1050",
    543451460: 'Did you forget to add @triton.jit\t683',
    543451492: 'did not complete successfully: exit code: 137\t1295\ndid you forget to \t1296',
    543516756: 'The \'sklearn\' PyPI package is deprecated\t965\nThe CUDA compiler identification is unknown\t966\nThe HIP compiler identification is unknown\t967\nThe command line is too long.\t684\nThe current CMakeCache.txt directory \t968\nThe library is compiled without \t969\nThe source "\t970\nThe specified path, file name, or both are too long\t971\nThe term \'nvcc\' is not recognized\t631',
    543516788: 'the operator \t1764\nthe package flash_attn seems to be not installed\t1081',
    543516996: 'Die Befehlszeile ist zu lang.\t684',
    543517006: 'Nie ma takiego pliku\t504 505 506 507 508 509 510 511 512 513 514',
    543517801: 'ile in wrong format\t919',
    543519329: 'are not currently supported\t1061\nare not supported\t1061\nare not yet supported\t1061\nare unsupported\t1061',
    543519605: "use of undeclared identifier \t1826\nuse of undeclared identifier '\t1816 1817 1818",
    543520100: 'due to ninja not being installed\t1307',
    543521063: "'ye tanımsız başvuru\t288",
    543584032: ' of the Protocol Buffer runtime library, but the installed version is \t215\n of the Protocol Buffer runtime library, which is not\t216',
    543585601: 'Auf dem Gerät ist kein Speicherplatz\t525',
    544104771: 'Can not find\t617',
    544106784: ' in namespace\t150\n in namespace \t151\n in your include path is not compatible with this release of \t152',
    544108320: ' on CUDA arch < \t217\n on a machine with \t218',
    544108366: 'Non rimane spazio sul device\t877',
    544108398: 'non rimane spazio sul device\t877\nnon è riconosciuto come\t1470',
    544165434: ':No existe el\t117\n:No such file\t117',
    544173600: ' no es un miembro de\t150 167 168 169\n no se reconoce\t186',
    544173940: 'too few arguments for template template parameter "Tuple"\t1769\ntoo many initializer values\t1770\ntoo old to be supported by the triton GPU compiler\t1771',
    544175136: ' to be true, but got false\t271\n to compile PyTorch\t272\n to find Python.h\t273',
    544236404: 'tcp connect error\t1179',
    544238959: 'omp not found\t1382',
    544239392: ' op due to it not being compatible\t221',
    544370464: ' or above\t13\n or above \t254\n or greater \t254\n or higher\t13\n or higher \t254\n or later\t13\n or later \t254\n or later compatible compiler is required\t255\n or newer\t13\n or newer \t254\n or one of its dependencies\t256',
    544372079: 'our device is too old. We require compute capability\t1691',
    544432488: 'has already been de\t1387\nhas compute capability < \t1388\nhas no attribute \t1153 1389 1390\nhas no device code compatible with \t1391\nhas no member \t1392\nhas no member named \t1392 1393 1394 1395\nhas not been declared\t1073',
    544432503: 'was compiled with CPU_ONLY flag\t1843\nwas not declared in this scope\t1073',
    544434464: " is already registered\t155\n is already registered as a pybind11::native_enum\t156\n is already registered. Ensure that registration with torch::class_\t157\n is ambiguous\t158\n is defined in header \t159\n is incompatible with lib\t160\n is less than desired GPU memory\t161\n is less than the minimum supported by NVRTC\t162\n is missing, please make sure it is specified in the 'build-system.requires'\t163\n is not None\t164\n is not a \t165\n is not a directory\t37\n is not a member of\t150 166 167 168 169\n is not a member of \t170 171 172 173\n is not a member of 'cute\t145\n is not a member of 'cutlass\t145\n is not a member of ‘cute\t145\n is not a member of ‘cutlass\t145\n is not a recognized processor for this target\t174\n is not a supported wheel on this platform\t175\n is not a valid\t37\n is not a valid editable requirement\t176\n is not a valid wheel file\t177\n is not compatible with the current PyTorch installation\t178\n is not compatible with this Python\t179\n is not defined\t180 181 182 183\n is not enabled\t184\n is not found\t185\n is not recognized as\t186\n is required\t187\n is required but found\t188\n is undefined\t189 190",
    544435812: 'dns error: failed to lookup address\t1301',
    544436008: '(os error 112)\t348\n(os error 122)\t348\n(os error 28)\t348',
    544437570: 'Bus error\t501',
    544500071: 'git submodule \t1376',
    544501575: 'Got SM\t770',
    544501582: 'Not a directory: \t870\nNot currently implemented by \t878\nNot currently implemented for \t878\nNot currently implemented on \t878\nNot currently supported by \t878\nNot currently supported for \t878\nNot currently supported on \t878\nNot enough memory. Please try to increase --mem-fraction\t879\nNot find\t618\nNot implemented by \t878\nNot implemented for \t878\nNot implemented on \t878\nNot supported by \t878\nNot supported for \t878\nNot supported on \t878\nNot yet implemented by \t878\nNot yet implemented for \t878\nNot yet implemented on \t878\nNot yet supported by \t878\nNot yet supported for \t878\nNot yet supported on \t878',
    544501607: 'got Arch.sm_\t770\ngot SM\t770\ngot an unexpected keyword argument \t1383\ngot sm\t770\ngot sm_\t770',
    544501614: 'not available for \t1644\nnot available on \t1644\nnot compiled with GPU offload support\t1645\nnot currently implemented by \t878\nnot currently implemented for \t878\nnot currently implemented on \t878\nnot currently supported by \t878\nnot currently supported for \t878\nnot currently supported on \t878\nnot enough disk space\t972\nnot enough free disk space\t972\nnot enough free space\t972\nnot enough space\t972\nnot find\t618\nnot found\t1646\nnot implemented by \t878\nnot implemented for \t878\nnot implemented on \t878\nnot installed\t1647\nnot match\t1299\nnot support\t1648\nnot supported by \t878 1649\nnot supported for \t878 1644 1649\nnot supported for the current GPU. Minimum capability: \t1650\nnot supported on \t878 1644 1649\nnot valid for use in process\t24\nnot yet available for \t1644\nnot yet available on \t1644\nnot yet implemented by \t878\nnot yet implemented for \t878\nnot yet implemented on \t878\nnot yet supported by \t878 1649\nnot yet supported for \t878 1644 1649\nnot yet supported on \t878 1644 1649',
    544502633: 'ist entweder falsch geschrieben\t1470\nist kein Element von\t1334',
    544502645: 'ust use \t1829',
    544503119: 'Out of memory: Kill process\t900\nOut of memory: Killed process\t900',
    544503138: 'but the target was not found\t1084',
    544503151: 'out of memory\t1692 1693 1694\nout of memory allocating \t1695\nout of resource\t1696\nout of resource: triton_\t1697',
    544567129: 'You are running version \t1019\nYou must give at least one requirement to\t1020\nYou tried to install "pytorch"\t1021',
    544567161: 'you should not try to import numpy from\t1850',
    544760141: 'Max retries exceeded with url\t824',
    544825888: ' by system policy\t24',
    544828526: 'nly Ada\t1165\nnly Ampere\t1165\nnly Blackwell\t1165\nnly Hopper\t1165\nnly NVIDIA Ada\t1165\nnly NVIDIA Ampere\t1165\nnly NVIDIA Blackwell\t1165\nnly NVIDIA Hopper\t1165\nnly NVIDIA Rubin\t1165\nnly NVIDIA Turing\t1165\nnly NVIDIA Volta\t1165\nnly Rubin\t1165\nnly SM\t1165\nnly Turing\t1165\nnly Volta\t1165\nnly available \t1616\nnly be available \t1616\nnly be enabled \t1616\nnly be implemented \t1616\nnly be supported \t1616\nnly be valid \t1616\nnly enabled \t1616\nnly gfx\t1165\nnly implemented \t1616\nnly runs \t1616\nnly sm\t1165\nnly support\t1617\nnly support \t1616\nnly supported \t1616\nnly supports \t1616\nnly valid \t1616\nnly works \t1616',
    546346988: '에 대한 정의되지 않은 참조\t288',
    547011823: '： Aucun fichier\t117\n： Datei oder Verzeichnis\t117\n： No existe el\t117\n： No such file\t117\n： Нет такого файла\t117\n： そのようなファイル\t117\n： 沒有此一檔案\t117\n： 没有那个文件\t117',
    547193058: "” is not recognized\t303\n” is not recognized as\t303\n” ist entweder falsch\t303\n” n'est pas reconnu\t303\n” no se reconoce como\t303\n” は、内部コマンド\t303\n” 不是内部\t303\n” 不是内部或外部命令\t303",
    549234155: '를 찾을 수\t1480',
    659902535: "GPU's architecture\t575\nGPU's capabilit\t575\nGPU's compute architecture\t575\nGPU's compute capabilit\t575",
    661528610: '" n\'est pas reconnu\t303',
    661528615: "' n'est pas reconnu\t303",
    661545283: "Can't find\t617 618",
    661545315: "can't be installed because it doesn't\t1105\ncan't find\t617 618\ncan't open file \t1106",
    661548868: "Don't know what to do with '\t692",
    661548900: "don't have enough free space in /\t1306",
    661679471: "omp' not found\t1382",
    662007641: "You're on \t1022\nYou're using \t1022",
    679517676: '은(는) 내부 또는 외부 명령\t1470',
    707403834: ': ***\t392',
    758528120: 'x86-64-v\t1050',
    760038484: 'TDM-GCC\t820',
    761752432: 'pkg-config: command not found\t1067\npkg-config: not found\t1067',
    762146671: 'oom-kill\t900',
    762212206: 'non-zero number of elements, but its data is not allocated yet\t1643',
    762341744: 'pip-build-env-\t1702',
    762342767: 'omp-tools.h\t1538 1539 1540',
    762671207: 'gpu-name\t1384',
    778530416: 'png.h\t1703 1704 1705',
    778659430: 'ffi.h\t1356 1357 1358',
    778661997: 'mpi.h\t1594 1595 1596',
    779119983: 'omp.h\t1538 1539 1540',
    791687523: 'c10/cuda/impl/cuda_cmake_macros.h\t1089 1090 1091 1092 1093 1094\nc10/util/AlignOf.h\t1095 1096 1097\nc10/util/Array.h\t1095 1096 1097\nc10/util/Float\t482 483 484\nc10/util/complex_utils.h\t1095 1096 1097\nc10/util/either.h\t1095 1096 1097\nc10/util/in_place.h\t1095 1096 1097\nc10/util/math_compat.h\t1095 1096 1097\nc10/util/reverse_iterator.h\t1095 1096 1097\nc10/util/variant.h\t1095 1096 1097',
    792938580: 'THC/THCAtomics.cuh\t938 939 940\nTHC/THCDeviceUtils.cuh\t941 942 943 944\nTHC/THCNumerics.cuh\t945 946 947',
    793528133: 'EGL/egl.h\t696 697 698\nEGL/eglext.h\t696 697 698\nEGL/eglplatform.h\t696 697 698',
    796096883: 'sys/cdefs\t1077\nsys/file.h\t1300\nsys/ioctl.h\t1300\nsys/mman.h\t1300\nsys/resource.h\t1300\nsys/socket.h\t1300\nsys/time.h\t1300\nsys/wait.h\t1300',
    796157294: 'net/http: request canceled\t957',
    796225127: 'gnu/stubs\t1077',
    808464432: '000001\t378\n0000135\t377\n0000139\t376',
    808465475: 'C4003: \t556',
    827018828: 'LNK1102\t800\nLNK1104\t539 801 802 803 804 805 806\nLNK1112\t807 808\nLNK1158\t809\nLNK1181\t805 806 810',
    827085907: 'STL1002: Unexpected compiler version, expected CUDA \t926',
    828796205: '-mf16c\t381',
    842019395: 'C2027\t544',
    842020932: 'D8021\t675',
    842211386: ': 32 bit compilation is only supported for\t393',
    842281539: 'C2429\t552',
    842348355: 'C7525\t552',
    842413891: 'C7624\t552',
    843796044: 'LNK2001\t288\nLNK2005: \t811\nLNK2019\t288',
    845374806: 'Vec256\t1013 1014',
    858796611: "C2039: \t545 546 547 548 549 550\nC2039: 'exc_traceback'\t551\nC2039: 'exc_type'\t551\nC2039: 'exc_value'\t551\nC2039: 'ob_digit'\t551\nC2039: 'tp_print'\t551\nC2039: 'use_tracing'\t551",
    863005040: 'pip3: command not found\t1257\npip3: not found\t1257',
    875968323: 'C7642\t552',
    877350476: 'LNK4272\t808',
    909128259: 'C2061: \t550\nC2065: \t550',
    909207138: 'bf16 mixed precision requires PyTorch \t1074',
    909652803: 'C3861: \t550',
    925905197: '-1073741511\t376\n-1073741515\t377\n-1073741795\t378',
    926429763: 'C2872\t555',
    942682435: "C1083\t531 532 533 534 535 536 537 538 539 540\nC1083: Cannot open compiler generated file: '\t541",
    943010371: 'C2589: \t553',
    943011651: 'C7582\t552',
    959787587: 'C2593: \t554',
    976236899: 'c10::guts\t1098\nc10::optional<\t1099',
    976909409: 'at::DeprecatedTypeProperties\t1066',
    978144327: 'GLM: GLM_\t767',
    978341199: 'OMP: Error #15\t887\nOMP: Error #15:\t888\nOMP: Error #179: Function pthread_\t889',
    979661939: 'std::shared_ptr<torch::jit\t1753 1754',
    979923827: 'ssh: Could not resolve hostname \t1751\nssh: connect to host \t1751',
    979923834: 'zsh: command not found: \t1855\nzsh: no matches found: \t1856',
    980445552: 'pip: command not found\t1257\npip: not found\t1257',
    980707687: 'git: command not found\t1067\ngit: not found\t1067',
    980708969: 'int: = is not a valid operator\t1454',
    1094928468: 'THCAssertSameGPU\t936 937\nTHCAtomics.cuh\t938 939 940',
    1094997315: "CUDA architecture\t575\nCUDA capabilit\t575\nCUDA compiler and CUDA toolkit headers are incompatible\t576\nCUDA compute architecture\t575\nCUDA compute capabilit\t575\nCUDA driver initialization failed, you might not have\t577\nCUDA driver is a stub library\t578\nCUDA driver library cannot be found\t577\nCUDA driver version is insufficient for CUDA runtime version\t579\nCUDA initialization: Found no NVIDIA driver on your system\t580\nCUDA unavailable, invalid device\t581\nCUDA unknown error - this may be due to an incorrectly set up environment\t582\nCUDA version mismatch! DeepSpeed ops were compiled and installed with a different version\t583\nCUDA was not found on the system, please set the CUDA_HOME\t584\nCUDA's architecture\t575\nCUDA's capabilit\t575\nCUDA's compute architecture\t575\nCUDA's compute capabilit\t575\nCUDA::nvToolsExt\t379 585 586\nCUDAGenerator\t568 569\nCUDAGuard\t587 588\nCUDAStreamGuard\t587 588\nCUDA_ARCHITECTURES\t589\nCUDA_ARCHITECTURES is set to \t590\nCUDA_ERROR_ASSERT\t591\nCUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE\t592\nCUDA_ERROR_ILLEGAL_ADDRESS\t593\nCUDA_ERROR_INVALID_IMAGE\t594\nCUDA_ERROR_LAUNCH_FAILED\t593\nCUDA_ERROR_MISALIGNED_ADDRESS\t593\nCUDA_ERROR_NO_BINARY_FOR_GPU\t595\nCUDA_ERROR_NO_DEVICE\t596\nCUDA_ERROR_OUT_OF_MEMORY\t597\nCUDA_ERROR_STUB_LIBRARY\t578\nCUDA_ERROR_SYSTEM_DRIVER_MISMATCH\t598\nCUDA_ERROR_SYSTEM_NOT_READY\t599\nCUDA_ERROR_UNSUPPORTED_PTX_VERSION\t600\nCUDA_HOME\t601\nCUDA_HOME does not exist, unable to compile CUDA\t602\nCUDA_HOME environment variable is not set\t603\nCUDA_PATH\t601\nCUDA_PATH is set but CUDA wasn\t604\nCUDA_TOOLKIT_ROOT_DIR not found or specified\t605\nCUDA_tensor_apply\t606 607\nCUDAs architecture\t575\nCUDAs capabilit\t575\nCUDAs compute architecture\t575\nCUDAs compute capabilit\t575",
    1096045407: '_STANDARD is set to invalid value\t1037\n_STATUS_ARCH_MISMATCH\t1038',
    1096308803: 'CXXABI_\t614\nCXXABI_1.3.\t615',
    1098215527: 'gpuAtomicAdd\t1385 1386',
    1100659951: '：Aucun fichier\t117',
    1111705684: 'THCBlas_\t934 935',
    1112099911: 'GLIBCXX_\t614\nGLIBCXX_3.4.\t615\nGLIBC_\t765\nGLIBC_2.\t766',
    1113812850: 'rocBLAS error: C\t1731',
    1126199118: 'No CUDA GPUs are available\t202 844\nNo CUDA runtime is found, using CUDA_HOME=\t845\nNo CUDA toolset found\t846',
    1126199150: 'no CUDA-capable device is detected\t596',
    1128482900: 'THCCeilDiv\t499 500',
    1128486478: 'NVCC \t834\nNVCC" \t834\nNVCC\' \t834\nNVCC` \t834\nNVCC’ \t834',
    1128680517: 'ELFCLASS32\t699\nELFCLASS64\t699',
    1129467732: 'TORCH_CHECK\t958\nTORCH_CUDA_API\t464 465\nTORCH_CUDA_ARCH_LIST is not set, all archs for visible cards\t959\nTORCH_EXTENSION_NAME\t382\nTORCH_HIP_API\t542 543\nTORCH_LIBRARY_FRAGMENT\t958',
    1130320961: 'AT_CHECK\t460 461\nAT_CHECK_INDEX\t460 461\nAT_CPP14_CONSTEXPR\t462 463\nAT_CUDA_API\t464 465',
    1131701607: 'getCurrentCUDABlasHandle\t587 588\ngetCurrentCUDASolverDnHandle\t587 588\ngetCurrentCUDASparseHandle\t587 588\ngetCurrentCUDAStream\t587 588\ngetCurrentDeviceProperties\t587 588',
    1131701619: 'setCurrentCUDAStream\t587 588',
    1131898190: 'NewConnectionError\t628',
    1145120800: ' (ADVANCED)\t1',
    1145260116: 'THCDevice\t934 935\nTHCDeviceUtils.cuh\t941 942 943 944',
    1145656910: 'NVIDIA driver on your system is too old\t835\nNVIDIA-SMI has failed because it couldn\t836',
    1145981254: 'FIND was unable to find an engine to execute\t718',
    1146438445: '-CUDA::nvToolsExt\t379',
    1146438508: 'lCUDA::nvToolsExt\t379',
    1147098177: 'AT_DISPATCH_ALL_TYPES_AND_HALF\t466 467',
    1148478823: 'getDefaultCUDAStream\t587 588\ngetDeviceProperties\t587 588',
    1150991599: '：Datei oder Verzeichnis\t117',
    1160670307: 'cl.EXE\t1174',
    1162297926: 'FBGEMM needs GCC \t613\nFBGEMM needs at least GCC \t613\nFBGEMM requires GCC \t613\nFBGEMM requires at least GCC \t613',
    1162629971: 'SSLError\t628',
    1163152969: "INTERNAL COMPILER ERROR in '\t775",
    1164863831: 'WinError 2]\t539\nWinError 3]\t539',
    1164994920: 'hipErrorAssert\t591\nhipErrorInvalidDeviceFunction\t1279\nhipErrorNoBinaryForGpu\t595\nhipErrorOutOfMemory\t597',
    1176517189: 'E: Failed to fetch\t695',
    1178749012: 'THBFloat16Blas_\t934 935\nTHBFloat16Storage\t934 935\nTHBFloat16Tensor\t934 935\nTHBFloat16Vector\t934 935',
    1179009347: 'CAFFE2_API\t464 465\nCAFFE2_CUDA_API\t464 465',
    1180652609: 'AT_FORALL_SCALAR_TYPES\t468 469',
    1195591764: 'THCGenerator\t934 935',
    1196312909: 'MINGW\t820',
    1196773443: 'CPUGenerator\t568 569',
    1198271776: ' -lGLESv1\t6\n -lGLESv2\t6',
    1198418253: 'MinGW\t820',
    1229408595: 'SIGILL\t378',
    1230262351: 'OPTIX_ERROR_UNSUPPORTED_ABI_VERSION\t892',
    1230455855: '/DWIN32\t383',
    1230984257: 'AT_INDEX_ERROR\t470 471',
    1231254131: 'srcIndex < srcSelectDimSize\t1750',
    1232367438: 'NotImplementedError: C\t880',
    1262570819: 'CMAKE_CUDA_ARCHITECTURES\t559\nCMAKE_CUDA_ARCHITECTURES must be non-empty\t560\nCMAKE_CUDA_ARCHITECTURES:\t561 562\nCMAKE_CUDA_COMPILER\t563\nCMAKE_CUDA_COMPILER not set, after EnableLanguage\t564\nCMAKE_CUDA_COMPILER:\t565',
    1279415619: 'CUBLAS_STATUS_INTERNAL_ERROR when calling \t571\nCUBLAS_STATUS_INVALID_VALUE when calling \t572',
    1280136782: 'NVML Shared Library Not Found\t732',
    1280595267: 'CUTLASS needs GCC \t613\nCUTLASS needs at least GCC \t613\nCUTLASS requires GCC \t613\nCUTLASS requires at least GCC \t613',
    1281311820: 'LD_LIBRARY_PATH contains incompatible version of cudnn\t795',
    1297501260: 'LLVM ERROR: \t797\nLLVM ERROR: Cannot select: \t798\nLLVM ERROR: out of memory\t799',
    1298295148: 'libMIOpen.so.\t1518',
    1310748265: 'in Namensbereich\t1334',
    1313032276: 'THCNumerics\t934 935\nTHCNumerics.cuh\t945 946 947',
    1313101123: 'CUDNN_INCLUDE_DIR\t608\nCUDNN_INCLUDE_PATH\t608\nCUDNN_LIBRARY\t608\nCUDNN_LIBRARY_PATH\t608\nCUDNN_STATUS_ALLOC_FAILED\t609\nCUDNN_STATUS_NOT_INITIALIZED\t610\nCUDNN_STATUS_SUBLIBRARY_LOADING_FAILED\t611',
    1313753172: 'THNN_\t955 956',
    1315072364: 'libNVVM cannot be found. Do `conda install\t1519',
    1318763759: '：No existe el\t117\n：No such file\t117',
    1330529327: '/DNOMINMAX\t383',
    1330795077: 'ERROR: Could not find a version\t701\nERROR: Python dependency not found\t702\nERROR: Wheel \'\t703\nERROR: unknown command "\t704',
    1330857298: 'RESOURCE_EXHAUSTED: \t918',
    1346521420: 'LIBPOSTPROC\t796',
    1347638595: 'CUSPARSE_\t612',
    1347703880: 'HTTP 000 CONNECTION FAILED\t633',
    1349083987: 'SciPy needs GCC \t613\nSciPy needs at least GCC \t613\nSciPy requires GCC \t613\nSciPy requires at least GCC \t613',
    1349350734: 'NumPy\t881\nNumPy C-API version 0x\t882\nNumPy needs GCC \t613\nNumPy needs at least GCC \t613\nNumPy requires GCC \t613\nNumPy requires at least GCC \t613\nNumPy was built with baseline optimizations\t883',
    1377843753: '): Read timed out\t356',
    1380141140: 'THCRandom\t934 935\nTHCRoundUp\t499 500',
    1380993352: 'HIPRTC_ERROR_COMPILATION\t629',
    1381122399: '_ARRAY_API\t1035',
    1396918356: 'THCState\t948 949\nTHCStorage\t934 935\nTHCStream\t948 949',
    1397049428: 'THESE PACKAGES DO NOT MATCH THE HASHES\t954',
    1397050439: 'GLES2/gl\t758 759\nGLES3/gl\t758 759\nGLESv1\t760\nGLESv2\t760',
    1397706309: 'ENOSPC: no space\t700',
    1397900630: 'VERSION_MISMATCH\t1012',
    1398757712: 'PY_SSIZE_T_CLEAN macro must be defined\t901',
    1400137063: 'getStreamFromPool\t587 588',
    1413567571: 'STATUS_DLL_NOT_FOUND\t377\nSTATUS_ENTRYPOINT_NOT_FOUND\t376',
    1413695572: 'THCTensor\t934 935\nTHCThrustAllocator\t934 935',
    1413761108: 'THDTensor\t934 935',
    1414744148: 'THSTensor\t934 935',
    1415530580: 'TH_TENSOR_APPLY\t606 607',
    1416914279: 'getTHCState\t948 949',
    1428175429: 'E: Unable to fetch some archives\t695',
    1430462522: ': CUDA cannot be found\t395',
    1430472788: 'THCUNN_\t934 935',
    1430481965: '-lCUDA::nvToolsExt\t379',
    1431455828: 'THRUST_NS_QUALIFIER\t574',
    1447250004: 'THCVector\t934 935',
    1448299815: "'MSVCCompiler' object has no attribute '\t343",
    1464224839: 'GLFW/glfw3.h\t761 762 763 764',
    1465865281: 'AT_WARN\t472 473',
    1498173007: 'ONLY build\t890',
    1596993859: 'C10_FALLTHROUGH\t462 463\nC10_HIP_API\t542 543\nC10_HIP_KERNEL_LAUNCH_CHECK\t542 543\nC10_HOST_CONSTEXPR\t462 463\nC10_NORETURN\t462 463',
    1596993891: 'c10_cuda.lib\t1100',
    1598116680: 'HSA_STATUS_ERROR_INVALID_ISA\t772',
    1598182723: 'CUB_NS_QUALIFIER\t573 574',
    1598243655: 'GCC_1\t614\nGCC_3\t614\nGCC_4\t614\nGCC_7\t614',
    1598244948: 'THC_assertSameGPU\t936 937',
    1598965328: 'PFN_cuTensorMapEncode\t612',
    1600939103: '_dl_check_map_versions: Assertion\t1043',
    1601008225: 'arm_acle\t1064\narm_bf16\t1064\narm_fp16\t1064\narm_neon\t1064\narm_sve\t1064',
    1601009011: 'sum_intlist\t1706 1707',
    1601010035: 'sym_numel\t742\nsym_size\t742\nsym_stride\t742',
    1601204323: 'cpp_extension.load\t50 1270\ncpp_extension.py\t50',
    1629515598: 'No available memory for the cache blocks\t847',
    1629516905: 'it as a build dependency\t1475',
    1631789114: ': Cannot allocate memory\t396\n: Cannot fork\t397',
    1631811920: 'PyCapsule\t911',
    1631854650: ': Datei oder Verzeichnis\t117',
    1631985722: ': Failed to preprocess host compiler properties\t398',
    1632127060: 'THHalfBlas_\t934 935\nTHHalfStorage\t934 935\nTHHalfTensor\t934 935\nTHHalfVector\t934 935',
    1632313402: ': Kann die Shared\t406\n: Kann die Shared-Object-Datei nicht öffnen\t404',
    1632466510: 'NvMapMem\t885',
    1632641082: ': Path to libdevice library not specified\t417',
    1633836895: '__ballot\t612',
    1633839468: 'libaio.h\t1520 1521 1522 1523\nlibamdhip64.so.\t1518\nlibav\t1524',
    1633886247: "' cannot overload\t312",
    1633886266: ': calling a constexpr __device__ function\t427\n: calling a constexpr __host__ function\t428\n: cannot find /\t429\n: cannot open shared obj\t406\n: cannot open shared object\t430 431',
    1633903970: 'because it has a CompositeImplicitAutograd\t1070',
    1633903972: 'decay_t\t1181',
    1633973571: 'Cuda Configuration Error: C\t673',
    1633973603: 'cuda runtime error (2) : out of memory\t1277\ncuda.is_available()\t202\ncudaBindTexture\t612\ncudaConfigureCall\t612\ncudaErrorAssert\t591\ncudaErrorCallRequiresNewerDriver\t459\ncudaErrorCompatNotSupportedOnDevice\t592\ncudaErrorInsufficientDriver\t1278\ncudaErrorInvalidDeviceFunction\t1279\ncudaErrorInvalidKernelImage\t594\ncudaErrorMemoryAllocation\t597\ncudaErrorNoKernelImageForDevice\t595\ncudaErrorStubLibrary\t578\ncudaErrorSystemDriverMismatch\t598\ncudaErrorSystemNotReady\t599\ncudaErrorUnsupportedPtxVersion\t600\ncudaGetDeviceCount()\t1280\ncudaLaunchCooperativeKernelMultiDevice\t612\ncudaPointerAttributes\t1281\ncudaProfilerInitialize\t612\ncudaThreadExit\t612\ncudaThreadSynchronize\t612\ncudaTypedefs.h\t1265 1266\ncudaUnbindTexture\t612\ncuda_awbarrier\t1265 1266\ncuda_bf16.h\t1265 1266\ncuda_fp4.h\t1265 1266\ncuda_fp6.h\t1265 1266\ncuda_fp8.h\t1265 1266\ncuda_pipeline\t1265 1266\ncudart64_\t1276',
    1634036816: 'Please install \t910',
    1634036848: 'please install \t910',
    1634082855: "' failed: \t315",
    1634100580: 'default_program(\t1291',
    1634166092: 'LegacyTHDispatcher\t812 813\nLegacyTHFunctionsCUDA\t812 813',
    1634166124: 'legacy-install-failure\t1517',
    1634213922: '" has no member\t149 290 291\n" has no member \t292 293 294 295\n" has no member "\t296 297 298 299\n" has no member class\t300',
    1634213927: "' has no attribute '\t316",
    1634230111: '__half\t1041',
    1634493027: 'cblas.h\t1168 1169 1170\ncblas_mangling.h\t1168 1169 1170',
    1634493984: ' flag is not supported with the configured host compiler\t122',
    1634494055: 'gflags/gflags.h\t1371 1372 1373 1374 1375',
    1634541602: '" matches these operands\t304\n" may not be used in the type-id\t305',
    1634541612: ', may conflict with lib\t368',
    1634563438: 'numa.h\t1653 1654 1655\nnumaif.h\t1653 1654 1655',
    1634564716: 'lzma.h\t1572 1573 1574 1575',
    1634625890: 'binaries were compiled with C\t1075',
    1634629956: 'DynamicLibNotFoundError: Failure finding \t694',
    1634629988: 'dynamic module does not\t1308\ndynamic_cast\t1309',
    1634692128: ' load any \t121\n loaded at\t196',
    1634692166: 'Float8_e\t742',
    1634754915: 'capability\t1164 1165',
    1634754924: 'lapack\t1482\nlapacke.h\t1483 1484 1485 1486',
    1634760805: "expanded from macro \t1341\nexpanded from macro '__noinline__'\t1342\nexpansion of macro \t1341",
    1634886000: 'parameter packs not expanded with\t1699 1700',
    1634887263: '_frame\t912 1044',
    1634887267: 'cframe"\t1173\ncframe\'\t1173\ncframe’\t1173',
    1634890835: 'Strawberry\t820',
    1634954837: 'UnsatisfiedLinkError: \t1000\nUnsatisfiedLinkError: no \t1001',
    1634954869: 'unsatisfied condition: \t1822',
    1635017059: 'catastrophic error\t1167',
    1635017062: 'fatal error C10\t1350\nfatal error C1001: \t1351\nfatal error C1081\t1352\nfatal: early EOF\t1353\nfatal: fetch-pack: \t1353\nfatal: not a git repository\t1354\nfatal: unable to \t1355',
    1635018093: 'metadata-generation-failed\t1517',
    1635022189: 'mutable_data_ptr\t742',
    1635151433: "Invalid CUDA 'device=\t788\nInvalid requirement: \t789\nInvalid wheel filename\t177\nInvalidMatchSpec: \t790\nInvalidVersionSpec: \t790",
    1635151465: 'invalid command "bdist_wheel\t1457\ninvalid command "dist_info\t1457\ninvalid command "editable_wheel\t1457\ninvalid command \'bdist_wheel\t1457\ninvalid command \'dist_info\t1457\ninvalid command \'editable_wheel\t1457\ninvalid command bdist_wheel\t1457\ninvalid command dist_info\t1457\ninvalid command editable_wheel\t1457\ninvalid device function\t1458\ninvalid input constraint \'+h\' in asm\t1459\ninvalid input constraint \'+l\' in asm\t1459\ninvalid input constraint \'+r\' in asm\t1459\ninvalid input constraint \'=+h\' in asm\t1459\ninvalid input constraint \'=+l\' in asm\t1459\ninvalid input constraint \'=+r\' in asm\t1459\ninvalid input constraint \'=h\' in asm\t1459\ninvalid input constraint \'=l\' in asm\t1459\ninvalid input constraint \'=r\' in asm\t1459\ninvalid input constraint \'h\' in asm\t1459\ninvalid input constraint \'l\' in asm\t1459\ninvalid input constraint \'r\' in asm\t1459\ninvalid literal for int() with base 10: \t1460\ninvalid operands to binary expression (\t1461\ninvalid operands to binary expression (\'\t1462\ninvalid output constraint \'+h\' in asm\t1459\ninvalid output constraint \'+l\' in asm\t1459\ninvalid output constraint \'+r\' in asm\t1459\ninvalid output constraint \'=+h\' in asm\t1459\ninvalid output constraint \'=+l\' in asm\t1459\ninvalid output constraint \'=+r\' in asm\t1459\ninvalid output constraint \'=h\' in asm\t1459\ninvalid output constraint \'=l\' in asm\t1459\ninvalid output constraint \'=r\' in asm\t1459\ninvalid output constraint \'h\' in asm\t1459\ninvalid output constraint \'l\' in asm\t1459\ninvalid output constraint \'r\' in asm\t1459\ninvalid target ID \t1004\ninvalid value \'armv9\t1050\ninvalid value \'c++\t1463\ninvalid value \'gnu++\t1463\ninvalid value (\'armv9\t1050\ninvalid value (‘armv9\t1050\ninvalid value for --gpu-architecture\t1464\ninvalid value ‘armv9\t1050',
    1635196967: "' was defined more than once\t334",
    1635197024: '` was removed in the NumPy 2\t1049',
    1635281254: 'fixable by adding \t1362',
    1635284080: 'ptxas application ptx input, line \t1708\nptxas does not support CC \t1709\nptxas info \t1710\nptxas warning \t1710',
    1638515570: 'réadressage R_\t1717\nréadressage de R_\t1717',
    1646292852: 'to be installed\t1072',
    1647473766: 'ft2build.h\t1365 1366 1367 1368',
    1650552405: 'Unable to find\t617 618\nUnable to find a valid cuDNN algorithm\t986\nUnable to find code object for all current devices\t987\nUnable to find vcvarsall.bat\t988\nUnable to load any of {lib\t989\nUnable to locate\t618\nUnable to pre-compile ops without torch installed\t990\nUnable to register cu\t991',
    1650552421: 'enable executable\t1312\nenable_if_t\t1181',
    1650552437: 'unable to execute \t1802\nunable to execute \'\t1803\nunable to execute command: Killed\t1804\nunable to find\t618\nunable to find a build program corresponding to "NMake Makefiles\t1805\nunable to find a build program corresponding to "Ninja\t1806\nunable to find a build program corresponding to "Unix Makefiles\t1807\nunable to find library -l\t1123 1124 1125 1126 1127 1128 1129 1130 1131 1132 1808 1809 1810\nunable to find library -lEGL\t1133\nunable to find library -lGLEW\t1134\nunable to find library -laio\t1135\nunable to find library -lffi\t1136\nunable to find library -lglog\t1137\nunable to find library -ljpeg\t1138\nunable to find library -lnuma\t1139\nunable to find library -lstdc++\t1141\nunable to find library -ltbb\t1142\nunable to find library -luuid\t1143\nunable to find library -lz\t1144\nunable to locate\t618\nunable to open database file\t1811',
    1650552929: 'apability not supp\t1056',
    1650616684: 'libbitsandbytes_cpu.\t1525',
    1651076128: ' library not found\t195',
    1651076143: '/libMIOpen\t389\n/libamd_comgr\t389\n/libamdhip64\t389\n/libcublas\t389\n/libcuda\t389\n/libcufft\t389\n/libcufile\t389\n/libculibos\t389\n/libcupti\t389\n/libcurand\t389\n/libcusolver\t389\n/libcusparse\t389\n/libcutensor\t389\n/libhip\t389\n/libhsa-runtime64\t389\n/libhsakmt\t389\n/libnccl\t389\n/libnpp\t389\n/libnvJitLink\t389\n/libnvidia-ml\t389\n/libnvjpeg\t389\n/libnvrtc\t389\n/libnvshmem\t389\n/librccl\t389\n/libroc\t389',
    1651076218: 'zlib.h\t1851 1852 1853 1854',
    1651336557: "member access into incomplete type '\t1578\nmember reference type \t1579",
    1651337587: 'simbolo ambiguo\t825',
    1651340622: 'Numba needs NumPy \t884',
    1651341651: 'Symbol\t288',
    1651341683: 'symbol not found in flat namespace\t288\nsymbole ambigu\t825',
    1651449895: "' object has no attribute 'ds_opt_\t331",
    1651469415: 'globalLegacyTypeDispatch\t812 813',
    1651860850: 'reubicación R_\t1717',
    1651864352: " submodule path '\t268",
    1663067490: 'be created directly\t1069',
    1663067511: 'we can conclude that \t1844',
    1663070030: 'No compatible code objects found for: gfx\t848',
    1663071343: 'ot compiled with \t1690',
    1664044099: 'CL/cl\t557 558',
    1667309616: '0 active drivers ([])\t391',
    1667393900: 'libc10_cuda.so: \t1526\nlibcublas.so.\t1527\nlibcublasLt.so.\t1527\nlibcuda.so\t1528\nlibcuda.so cannot found\t1529\nlibcuda.so.1\t1528\nlibcudart.so.\t1527\nlibcufft.so.\t1527\nlibcupti.so.\t1527\nlibcusolver.so.\t1527\nlibcusparse.so.\t1527',
    1667462766: 'nvcc \t834\nnvcc :\t1662\nnvcc cannot find a supported version of\t1663\nnvcc fatal   : Cannot find compiler \'\t1664\nnvcc fatal   : Could not open input file \'\t1665\nnvcc fatal   : redefinition of argument \'\t1666\nnvcc is required to build\t624\nnvcc is required to compile\t624\nnvcc not found\t1667\nnvcc was not found\t1667\nnvcc ：\t1662\nnvcc" \t834\nnvcc\' \t834\nnvcc:\t1662\nnvcc` \t834\nnvcc’ \t834\nnvcc：\t1662',
    1667592275: "Specified provider 'CUDAExecutionProvider' is not in available provider\t931\nSpecify CUDA_TOOLKIT_ROOT_DIR\t932",
    1667592307: 'specified that you may need to import the \t1749',
    1667594309: 'Exec format error\t707',
    1667594341: 'execinfo.h\t1300\nexecutable in path specified by\t1337\nexecutor failed running\t1338',
    1667656804: 'dlfcn.h\t1300',
    1667722864: 'pngconf.h\t1703 1704 1705',
    1667852407: 'which is not an existing directory\t1846',
    1667853909: "UnicodeDecodeError: 'utf\t992",
    1667854445: 'mpicxx.h\t1594 1595 1596',
    1668033824: ' -lcrypt\t7',
    1668183398: 'function for call to \t1369',
    1668248144: 'Processus arrêté\t693\nProcessus arrêté a terminé le programme \t347',
    1668248176: "procedure entry point\t288\nprocessor does not support \t567\nprocessor doesn't support \t567\nprocessor lacks \t567",
    1668311400: "hipcc' failed: No such file\t1398\nhipcc: No such file\t1399\nhipcc: command not found\t1399\nhipcc: not found\t1399",
    1668440352: ' architecture of input file \t14',
    1668443988: 'Torch is needed\t913\nTorch is not installed\t913\nTorch is required\t913\nTorch must be installed\t913\nTorch needs to be installed\t913',
    1668444020: 'torch is needed\t913\ntorch is not installed\t913\ntorch is required\t913\ntorch is required for \t1772\ntorch must be installed\t913\ntorch needs GCC \t613\ntorch needs at least GCC \t613\ntorch needs to be installed\t913\ntorch requires GCC \t613\ntorch requires at least GCC \t613\ntorch.OutOfMemoryError\t1773\ntorch._inductor.exc.\t1774\ntorch.cuda.OutOfMemoryError\t1773\ntorch.utils.ffi is deprecated\t1775\ntorch.version.cuda\t1776\ntorch/all.h\t474 475 476\ntorch/csrc/PythonTypes.h\t1777 1778 1779\ntorch/csrc/StorageDefs.h\t1777 1778 1779\ntorch/csrc/THP_export.h\t1777 1778 1779\ntorch/csrc/WindowsTorchApiMacro.h\t1777 1778 1779\ntorch/csrc/jit/\t1780 1781 1782 1783 1784\ntorch/csrc/stable/\t483 484\ntorch/csrc/utils/auto_gil.h\t1785 1786 1787\ntorch/csrc/utils/disallow_copy.h\t1785 1786 1787\ntorch/csrc/utils/future.h\t1785 1786 1787\ntorch/csrc/utils/memory.h\t1785 1786 1787\ntorch/csrc/utils/six.h\t1785 1786 1787\ntorch/extension.h\t483 484 1788 1789 1790 1791 1792\ntorch/headeronly/\t483 484\ntorch/library.h\t474 475 476\ntorch/python.h\t474 475 476\ntorch/script.h\t474 475 476\ntorch/torch.h\t474 475 476\ntorch/types.h\t474 475 476\ntorch::jit::RegisterOperators::RegisterOperators(const char\t1793\ntorch_cuda.lib\t1100\ntorch_extensions\t50 1794\ntorchaudio C++ extension is not available\t1795\ntorchinductor_\t1796 1797\ntorchvision.transforms.functional_tensor\t1798',
    1668571501: 'matching\t1577',
    1668571504: 'patch: command not found\t1067\npatch: not found\t1067',
    1668628794: ':Aucun fichier\t117',
    1671200994: '“constexpr\t309',
    1681143415: 'w64devkit\t820',
    1684104530: 'ReadTimeout\t628\nReadTimeoutError\t628',
    1684104562: 'read-only segment has dynamic IFUNC relocations\t1713\nread-only segment has dynamic relocations\t1713',
    1684107084: 'LoadLibrary failed with error 126 \t818\nLoaded runtime CuDNN library: \t819',
    1684107116: 'load any more object with static\t1565\nloaded the `torch/_C` folder of the PyTorch repository\t1566',
    1684171116: 'libdevice not found at \t1530',
    1684302184: 'hidden symbol \t1396',
    1684366670: 'Need \t840\nNeed to compile C++ extensions to \t841\nNeeds \t840',
    1684366702: 'need \t840\nneed PyTorch\t920\nneed Pytorch\t920\nneed pyTorch\t920\nneed pytorch\t920\nneed torch\t920\nneeded\t1608\nneeds \t840\nneeds CUDA\t1609\nneeds PyTorch\t920\nneeds Pytorch\t920\nneeds pyTorch\t920\nneeds pytorch\t920\nneeds torch\t920',
    1684367716: 'died with <Signals.SIGKILL: 9>\t1297',
    1684632949: 'uuid/uuid.h\t1830 1831 1832 1833',
    1684633198: 'nvidia-container-cli: initialization error: \t1669\nnvidia-fabricmanager\t734',
    1684955424: ' and above\t13\n and higher\t13\n and later\t13\n and newer\t13',
    1684957510: 'FindCUDA says CUDA version is\t741',
    1684957527: 'Windows Long Path support enabled\t1017\nWindows not yet supported for torch.compile\t1018',
    1684959043: 'CondaHTTPError\t633\nCondaSSLError\t633',
    1684959075: 'conda: command not found\t1257\nconda: not found\t1257\nconditional_t\t1181',
    1684960544: ' undeclared\t189',
    1685024032: ' module has been removed\t197\n module is not found\t198',
    1685025392: 'prod_intlist\t1706 1707',
    1685222775: 'wurde in diesem Gültigkeitsbereich nicht deklariert\t1073',
    1685414702: '.cuda.o\t382',
    1685414747: '[cudnn_frontend] Error: No \t1032',
    1689699140: 'Dödad-signal avslutade programmet \t347',
    1696610857: '): error : expected a "("\t357\n): error: argument list for template template\t358\n): error: exception specification is incompatible\t359\n): error: expected a "("\t357\n): error: identifier "\t300\n): error: identifier "__\t360 361\n): error: incomplete type is not allowed\t362\n): error: invalid combination of type specifiers\t363\n): error: name followed by "::" must\t358\n): error: no instance of\t364\n): error: static assertion failed with "\t365',
    1696624193: 'An error happened while trying to locate the file on the Hub\t502',
    1696624233: 'in expansion of macro \t1341',
    1696624462: 'No existe el \t504 505 506 507 508 509 510 511 512 513 514',
    1696624494: 'no es un miembro de\t1334',
    1697082912: " n'est pas reconnu\t186\n n'est pas un membre de\t167 168 169",
    1697541219: 'cl.exe\t1174\ncl.exe with traditional preprocessor \t1175',
    1698832442: ': Befehl nicht gefunden\t394',
    1699094621: '] Fehler 137\t1033',
    1699160157: '] Getötet\t1033',
    1699170388: 'THGenerator\t934 935',
    1699553338: ': Memory allocation failure\t407',
    1699618874: ": Ne peut ouvrir le fichier d'objet partagé\t404",
    1699749946: ': Permission denied\t418',
    1699881018: ': Resource temporarily unavailable\t420\n: Ressource temporairement\t420',
    1700022356: 'THTensor\t934 935\nTHTensorMath\t934 935',
    1700153428: 'THVector\t934 935',
    1700212059: '[-Werror\t1023',
    1700948332: 'libelf.h\t1531 1532 1533 1534',
    1701013836: 'License classifiers have been superseded by license expressions\t817',
    1701017701: 'exception handling disabled\t1335\nexception handling is disabled\t1336',
    1701078386: 'redefinition of \t1715',
    1701079328: ' identifier "\t148 149',
    1701080161: 'alderlake\t1050',
    1701080649: 'IndentationError: \t780\nIndexError: \t781 782\nIndexError: _Map_base::at\t783\nIndexError: map::at\t783\nIndexError: unordered_map::at\t783',
    1701080681: 'index_sequence\t1181',
    1701080693: 'undeclared\t1420\nundeclared identifier \t1401 1402 1640 1812\nundefined reference to \t1813\nundefined symbol: \t288\nundefined symbol: Py\t1814\nundefined symbol: _Py\t1814\nundefined symbol: mkl_\t1815\nundefinierter Verweis auf\t288\nundefiniertes Symbol\t288\nunderlying_type_t\t1181',
    1701080899: 'Code object build failed\t629',
    1701146144: ' needed by \t201',
    1701209458: 'reference indefinie vers\t288\nreference indéfinie vers\t288\nreference to\t288\nreferences to\t288\nreferencia a\t288\nreferencia indefinida a\t288\nreferencia indefinida para\t288\nreferencia nao definida a\t288\nreferencia nao definida para\t288\nreferencia não definida a\t288\nreferencia não definida para\t288\nreferensi ke\t288\nreferência indefinida a\t288\nreferência indefinida para\t288\nreferência nao definida a\t288\nreferência nao definida para\t288\nreferência não definida a\t288\nreferência não definida para\t288',
    1701210482: 'riferimento non definito a\t288',
    1701211721: "Inferred operator schema for a C++ kernel function doesn't match the expected function schema\t784",
    1701211753: 'infer_schema(func): \t1446 1447',
    1701274484: 'tcgen05\t1737',
    1701275973: 'Eigen/\t705',
    1701345056: ' when calling \t283',
    1701405728: ' died due to signal \t32\n died due to signal 9\t33\n died due to signal 9 (Kill signal)\t33\n died with status 0x\t34',
    1701407843: 'client error (Connect)\t1179',
    1701409364: 'Tried to register an operator (\t975 976\nTried to register multiple backend fallbacks for the same dispatch key \t977\nTried to register multiple operators with the same name\t978',
    1701470831: 'object has no attribute\t1672\nobject has no attribute \t1673\nobject type is: \t1674',
    1701536109: 'make: \t386\nmake: command not found\t1067\nmake: not found\t1067\nmake_index_sequence\t1181\nmake_unique\t1181',
    1701603654: 'File o directory non\t504 505 506 507 508 509 510 511 512 513 514\nFileExistsError: [\t737\nFileNotFoundError: [Errno 2] \t738\nFilename longer than 260 characters\t739\nFilename too long\t740',
    1701603686: 'file failed to open for reading\t1359\nfile_baton.py\t1360\nfile_baton.py:\t1361',
    1701604425: 'Illegal instruction\t378 501',
    1701667150: "NameError: name \t837\nNameError: name '\t838\nNameError: name '_C' is not defined\t839",
    1701667182: 'name \'bare_metal_version\' is not defined\t1600\nnamespace "\t1601\nnamespace "c10::guts" has no member "\t1602\nnamespace "std" has no member \t1603 1604 1605 1606\nnamespace name\t1607',
    1701669204: 'TimeoutError: \t635',
    1701670771: 'some optimisations will not be enabled\t1748\nsome optimizations will not be enabled\t1748',
    1701716007: "' newer than toolkit\t330",
    1701716012: ', needed by\t369\n, needed by \t370',
    1701733735: 'generic_type: \t1370',
    1701798944: " does not dominate this use\t35\n does not exist\t36 37 38\n does not include kernels for this GPU\t39\n does not match namespace of enclosing TORCH_LIBRARY\t40\n does not match runtime version \t41\n does not name a\t42\n does not name a type\t43 44 45 46\n does not support \t47\n doesn't exist\t37",
    1701863764: 'Tapettu\t693\nTapettu-signaali päätti \t347',
    1701865808: 'Pipeline failed while executing [\t909',
    1701867296: ' open include file\t222 223 224 225 226 227 228 229 230 231 232 233 234 235 236 237 238 239 240 241 242 243 244 245 246 247 248 249 250 251 252 253\n open source file\t149 222 223 224 225 226 227 228 229 230 231 232 233 234 235 236 237 238 239 240 241 242 243 244 245 246 247 248 249 250 251 252 253',
    1701867311: '/openmp\t383',
    1701869669: 'expected primary-expression before \t1343',
    1701869908: "TypeDefault\t962 963\nTypeError \t980\nTypeError: \t981 982\nTypeError: expected str, bytes or os.PathLike object, not NoneType\t983\nTypeError: join() argument must be str\t984\nTypeError: unsupported operand type(s) for +: 'NoneType' and 'str'\t985",
    1701869940: 'type "at::Tensor" is not allowed\t1800\ntypeid\t1309',
    1701978146: '" referenced unknown base type "\t307',
    1701978151: "' returned nan values in its \t333",
    1701978156: ', required architecture \t371',
    1701991456: ' Tree Learner was not enabled in this build\t11',
    1701996900: 'dirent.h\t1300',
    1701997665: 'already has an implementation\t1051',
    1701998165: 'Unregistered type : \t998\nUnresolved extern \t999',
    1701998197: "unrecognised command line option\t794\nunrecognised command-line option\t794\nunrecognized command\t1820\nunrecognized command line option\t794\nunrecognized command-line option\t794\nunrecognized subcommand '\t1821\nunresolved external symbol\t288",
    1701998445: 'more than one conversion function from "\t1591\nmore than one instance of overloaded function "\t1592\nmore than one operator "\t1593',
    1701999173: 'Erreur de format pour exec\t707\nErreur de segmentation\t708',
    1702064961: 'Assertion \t515\nAssertion `\t516\nAssertion error (\t517\nAssertionError: \t518',
    1702125892: 'Datei oder Verzeichnis nicht\t504 505 506 507 508 509 510 511 512 513 514',
    1702126916: 'Detected that PyTorch and \t682',
    1702126948: 'detected SM\t770\ndetected pre-SM\t770\ndetected sm\t770\ndetected sm_\t770',
    1702129225: 'Internal Triton PTX codegen error\t786\nInternal compiler error\t787\nInternal error\t787',
    1702129257: 'integer\t1455\ninteger_sequence\t1181\ninternal compiler error: Killed (program \t1456',
    1702129518: "note: macro 'max defined here\t1576\nnote: macro 'max' defined here\t1576\nnote: macro 'max’ defined here\t1576\nnote: macro 'min defined here\t1576\nnote: macro 'min' defined here\t1576\nnote: macro 'min’ defined here\t1576\nnote: macro max defined here\t1576\nnote: macro max' defined here\t1576\nnote: macro max’ defined here\t1576\nnote: macro min defined here\t1576\nnote: macro min' defined here\t1576\nnote: macro min’ defined here\t1576\nnote: macro ‘max defined here\t1576\nnote: macro ‘max' defined here\t1576\nnote: macro ‘max’ defined here\t1576\nnote: macro ‘min defined here\t1576\nnote: macro ‘min' defined here\t1576\nnote: macro ‘min’ defined here\t1576",
    1702130753: 'Attempting to deserialize object on a CUDA device\t519\nAttempting to use \t520',
    1702131043: 'cute/\t1289\ncute\\\t1289',
    1702195557: 'equest failed after \t1314',
    1702240297: ') versions mismatch\t354',
    1702240300: ', version CXXABI_\t372\n, version GCC_1\t372\n, version GCC_3\t372\n, version GCC_4\t372\n, version GCC_7\t372\n, version GLIBCXX_\t372\n, version GLIBC_2.\t373',
    1702240314: ': version "hip_\t451\n: version "libcu\t452\n: version "libnccl\t452\n: version "libnv\t452\n: version \'hip_\t451\n: version \'libcu\t452\n: version \'libnccl\t452\n: version \'libnv\t452\n: version `hip_\t451\n: version `libcu\t452\n: version `libnccl\t452\n: version `libnv\t452\n: version ‘libcu\t452\n: version ‘libnccl\t452\n: version ‘libnv\t452',
    1702259058: 'river version \t1730',
    1702260346: 'znver3\t1050\nznver4\t1050\nznver5\t1050',
    1702389038: '.exe" is not recognized\t303\n.exe" is not recognized as\t303\n.exe" ist entweder falsch\t303\n.exe" n\'est pas reconnu\t303\n.exe" no se reconoce como\t303\n.exe" 不是内部或外部命令\t303\n.exe\' is not recognized\t303\n.exe\' is not recognized as\t303\n.exe\' ist entweder falsch\t303\n.exe\' n\'est pas reconnu\t303\n.exe\' no se reconoce como\t303\n.exe\' 不是内部或外部命令\t303\n.exe” is not recognized\t303\n.exe” is not recognized as\t303\n.exe” ist entweder falsch\t303\n.exe” n\'est pas reconnu\t303\n.exe” no se reconoce como\t303\n.exe” 不是内部或外部命令\t303',
    1702520162: 'bezeichnet keinen Typ\t1073',
    1714375751: 'GL/freeglut.h\t748 749 750',
    1717857907: 'sndfile.h\t1743 1744 1745 1746',
    1717920878: 'ndefined\t288',
    1717920885: 'udefineret reference til\t288',
    1717985603: "Caffe2: Couldn't determine version from header\t616",
    1717985635: 'caffe2/\t1101 1102 1103 1104',
    1717987684: 'different exception spec\t1298\ndiffers from\t1299',
    1717990755: 'cufft64_\t1276',
    1718513507: 'configuration file provided by "\t1258 1259\nconfiguration file provided by "CUDA\t1260\nconfiguration file provided by "Torch"\t1261\nconfigure: error: \t1262 1263\nconflicting cuDNN in LD_LIBRARY_PATH\t1264',
    1722401636: 'définitions multiples de \t826',
    1722401650: 'réference indefinie vers\t288\nréference indéfinie vers\t288\nréférence indefinie vers\t288\nréférence indéfinie vers\t288',
    1730160936: '() got an unexpected keyword argument\t259\n() got an unexpected keyword argument \t258 345\n() got multiple values for \t258',
    1731152967: 'GL/gl.h\t751 752 753\nGL/glcorearb.h\t751 752 753\nGL/glew.h\t754 755 756 757\nGL/glext.h\t751 752 753\nGL/glut.h\t748 749 750\nGL/glx.h\t751 752 753',
    1734701162: 'jpeglib.h\t1476 1477 1478 1479',
    1734959663: '/bigobj\t383',
    1734964000: ' signal terminated program \t265',
    1734964008: '(signal: 9, SIGKILL: kill)\t349',
    1734965107: 'swig: command not found\t1067\nswig: not found\t1067',
    1735289197: 'mingw\t820',
    1735290732: 'longintrepr.h\t1567 1568 1569 1570',
    1735355495: 'glog/logging.h\t1377 1378 1379 1380',
    1735357040: 'program input point\t288',
    1735549216: ' argument(s) but received \t15\n arguments for \t16\n arguments to function \t17',
    1735549292: 'larger than the available KV cache memory\t1487\nlarger than the maximum number of tokens that can be stored in KV cache\t1487',
    1735549300: 'target device or backend do not support efficient \t1761\ntarget sm_\t1762',
    1746936361: ')" has already been defined\t355',
    1746955881: 'in hip::FatBinaryInfo::\t1424',
    1749239892: 'THCharBlas_\t934 935\nTHCharStorage\t934 935\nTHCharTensor\t934 935\nTHCharVector\t934 935',
    1750288468: 'THShortBlas_\t934 935\nTHShortStorage\t934 935\nTHShortTensor\t934 935\nTHShortVector\t934 935',
    1750343738: ': The system cannot find the file specified\t421',
    1751279980: 'libhipblas.so.\t1518\nlibhipfft.so.\t1518\nlibhiprand.so.\t1518\nlibhipsolver.so.\t1518\nlibhipsparse.so.\t1518',
    1751345510: 'fichier dans un mauvais format\t919',
    1751345518: 'nicht definierter Verweis auf\t288',
    1751347777: 'Arch conditional MMA instruction used without targeting\t503',
    1751347809: "arch_bin wasn't set for some reason\t1057\narch_list[-1] += \t1058\narchitecture\t1059 1060",
    1751347823: 'orch not compiled with CUDA enabled\t1689',
    1751349349: 'exchange\t1181',
    1751361987: "échec d'adressage (mapping) du segment\t736",
    1751607656: 'higher\t1397',
    1751933286: 'falha no mapeamento de segmento\t736',
    1752391519: '__shfl\t612',
    1752392008: 'Hash mismatch for \t773',
    1752463728: 'python3: command not found\t1257\npython3: not found\t1257\npython: command not found\t1257\npython: not found\t1257',
    1763715368: '() is missing value for argument\t15',
    1763717413: '%1 is not a valid Win32 application\t310\n%1 ist keine zulässige Win32-Anwendung\t310',
    1763719719: "': is not a member of 'cudaDeviceProp'\t342",
    1763733089: 'an illegal memory access was encountered\t1054',
    1763733358: 'no instance of \t1618 1619\nno instance of constructor "cut\t1620\nno instance of constructor "torch::jit::RegisterOperators::RegisterOperators" matches\t1621\nno instance of overloaded function \t1622',
    1765161080: 'x86intrin.h\t1416 1417 1418',
    1766203450: ': Filename too long\t399 400',
    1766531165: '] Killed\t1033',
    1766727738: ': Nicht genügend\t396',
    1767990816: ' failed with exit \t51\n failed: \t52\n failed: No such file\t53',
    1768042298: ':/bin/nvcc\t453',
    1768053819: ';\\bin\\nvcc\t456',
    1768058209: 'ambiguous "?" operation:\t1052\nambiguous overload for \t1053\nambiguous symbol\t825',
    1768061296: 'pybind11\t1711\npybind11/\t1712\npybind11_detail_function_record\t911',
    1768124527: 'opción de línea de órdenes no reconocida\t794',
    1768255571: 'Speicherzugriffsfehler\t708',
    1768300602: ': file too short\t446',
    1768318308: 'defined\t1292\ndefined in file \t1293\ndefiniciones múltiples de \t826',
    1768320617: 'infiniband/\t1448 1449 1450 1451',
    1768383858: 'registered\t1716',
    1768693818: ': linker input file not found\t414',
    1768697658: ':/lib64\t454',
    1768716898: 'bzlib.h\t1085 1086 1087 1088',
    1768759354: ': misaligned address\t448',
    1768779113: 'immintrin.h\t1416 1417 1418',
    1768779128: 'xmmintrin.h\t1416 1417 1418',
    1768824890: ': nie można otworzyć pliku obiektu dzielonego\t404',
    1768843629: 'minimum required Nvidia driver for \t1582',
    1769103702: 'VariableTensorId\t962 963',
    1769152577: 'A single input file is required for a non-link phase\t458',
    1769234803: 'satisfies the requirement \t1734\nsatisfy\t1735',
    1769238607: 'OptionalCUDAGuard\t587 588\nOptionalCUDAStreamGuard\t587 588',
    1769300512: ' built with CUDA \t21\n built without \t22',
    1769366884: "device architecture\t575\ndevice capabilit\t575\ndevice compute architecture\t575\ndevice compute capabilit\t575\ndevice is SM\t770\ndevice is sm\t770\ndevice is sm_\t770\ndevice kernel image is invalid\t594\ndevice's architecture\t575\ndevice's capabilit\t575\ndevice's compute architecture\t575\ndevice's compute capabilit\t575\ndevice-side assert triggered\t1294\ndevice-side assertion triggered\t1294\ndevices architecture\t575\ndevices capabilit\t575\ndevices compute architecture\t575\ndevices compute capabilit\t575",
    1769369189: 'environment variable is not\t1313',
    1769414695: "' with arguments from the '\t335\n' with arguments from the 'CUDA' backend\t336 337\n' with arguments from the 'Meta' backend\t338\n' with exceptions disabled\t339",
    1769566836: 'trying to build PyTorch with a too old version of \t1799',
    1769631349: 'unzip: command not found\t1067\nunzip: not found\t1067',
    1784835872: ' object has no attribute \t212 213 214',
    1785291349: 'Ubijen\t693',
    1785620814: 'Ninja is required to \t843',
    1785620846: 'ninja-build: Kommando nicht gefunden\t1611\nninja-build: command not found\t1611\nninja-build: commande introuvable\t1611\nninja-build: not found\t1611\nninja-build: orden no encontrada\t1611\nninja-build: コマンドが見つかりません\t1611\nninja-build: 未找到命令\t1611\nninja: Kommando nicht gefunden\t1611\nninja: build stopped\t1612\nninja: command not found\t1611\nninja: commande introuvable\t1611\nninja: no work to do.\t1613\nninja: not found\t1611\nninja: orden no encontrada\t1611\nninja: コマンドが見つかりません\t1611\nninja: 未找到命令\t1611',
    1797287790: 'no kernel image is available\t1623',
    1797288805: 'es kein\t1334',
    1801538883: 'CMake must be installed to build\t566',
    1801547107: 'cmake: command not found\t1067\ncmake: not found\t1067',
    1801547111: 'gmake\t392',
    1801675074: 'BackendUnavailable: Cannot import \t528',
    1801675088: "Package \t902\nPackage dependency requirement '\t903\nPackagesNotFoundError\t904",
    1801675120: 'packed_accessor\t742\npacked_accessor32\t958\npacked_accessor64\t958',
    1801678707: 'socket.gaierror: \t1747',
    1802068851: 'scikit-learn has not been built correctly\t1736',
    1802270070: 'vulkan/vulkan\t1839 1840 1841 1842',
    1802398060: 'linker `\t1560',
    1802465132: 'looks like a filename, but the file does not exist\t1571',
    1802465858: 'Broken toolchain: cannot link a simple \t529',
    1802725700: 'Disk quota exceeded\t687',
    1802725732: 'disk quota exceeded\t687',
    1814061388: 'La ligne de commande est trop longue.\t684\nLa línea de comandos es demasiado larga.\t684',
    1814066273: "at least '/std:c++\t1065",
    1814979692: 'ld.lld: error: duplicate symbol: \t1488',
    1816217684: 'THAlloc\t934 935',
    1816283220: 'THBlas_\t934 935',
    1816545364: 'THFloatBlas_\t934 935\nTHFloatStorage\t934 935\nTHFloatTensor\t934 935\nTHFloatVector\t934 935',
    1818323300: 'dial tcp: lookup \t957',
    1818391907: 'cublas.CUBLASError: \t1275\ncublas64_\t1276\ncublasLt64_\t1276',
    1818435642: ': class template "std::_Is_memfunptr" has already been defined\t432',
    1818455657: 'include file \t1426\ninclude file "ATen/\t1427\ninclude file "CL/\t1428\ninclude file "Eigen/\t1429\ninclude file "GLES\t1430\ninclude file "TH\t1431\ninclude file "THC\t1432\ninclude file "X11/\t1433\ninclude file "asm/\t1077\ninclude file "boost/\t1434\ninclude file "c\t1435\ninclude file "c10d/\t1436\ninclude file "cudnn\t1437\ninclude file "eigen3/Eigen/\t1429\ninclude file "libav\t1438\ninclude file "tbb/\t1439\ninclude file "torch/\t482\ninclude file \'ATen/\t1427\ninclude file \'CL/\t1428\ninclude file \'Eigen/\t1429\ninclude file \'GLES\t1430\ninclude file \'TH\t1431\ninclude file \'THC\t1432\ninclude file \'X11/\t1433\ninclude file \'asm/\t1077\ninclude file \'boost/\t1434\ninclude file \'c\t1435\ninclude file \'c10d/\t1436\ninclude file \'cudnn\t1437\ninclude file \'eigen3/Eigen/\t1429\ninclude file \'libav\t1438\ninclude file \'tbb/\t1439\ninclude file \'torch/\t482',
    1818583913: 'icelake-\t1050',
    1818780998: 'Fehler beim Mappen des Shared Objects\t736\nFehler im Format der Programmdatei\t707',
    1818845510: 'Failed building wheel for \t719\nFailed to auto\t720\nFailed to build \t721\nFailed to build CUDA kernels for \t722\nFailed to compile. cc_cmd\t723\nFailed to detect a default CUDA architecture\t724\nFailed to detect a default CUDA architecture.\t725\nFailed to find\t617 618\nFailed to find \t726\nFailed to find MSVC.\t727\nFailed to find ROCm root directory\t728\nFailed to find a working CUDA architecture\t729\nFailed to find all files with CUDA\t730\nFailed to find nvToolsExt\t731\nFailed to initialize NVML: Driver Not Loaded\t732\nFailed to locate\t618\nFailed to parse: \t733\nFailed to start \t734\nFailure finding "libnvvm\t669\nFailure finding \'libnvvm\t669\nFailures have been detected while processing an MLIR pass pipeline\t735',
    1818845542: "failed call to cuInit: \t1344\nfailed to find\t618\nfailed to legalize operation 't\t1345\nfailed to locate\t618\nfailed to map segment from\t1346\nfailed to open \t1347\nfailed to open elf at \t666\nfailed with\t1348\nfailed with exit \t1349",
    1818846752: ' file built for macOS-\t54\n file not found\t55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119\n file not recognized: \t120',
    1818847344: 'philox_cuda_state\t742',
    1818848040: '(killed) terminó el programa \t347',
    1818850658: 'build_ext\t1081\nbuilds-v0\t1082\nbuilt against \t1083\nbuilt for \t1083\nbuilt with \t1083',
    1819028768: ' -llapack\t8',
    1819042150: 'fallo al asignar un segmento del objeto compartido\t736',
    1819044171: 'Killed\t693 793',
    1819045731: 'collect2: fatal error: ld terminated with signal 9\t799',
    1819176736: ' only by \t219\n only for \t219\n only on \t219\n only supports \t220\n only with \t219',
    1819240790: 'Violación de segmento\t708',
    1819242031: '/nologo\t383',
    1819307369: 'implementation for device cuda\t1419\nimplicit declaration of\t1420',
    1819310149: 'Explicitly provided namespace (\t717',
    1819440483: 'curl/curl.h\t1283 1284 1285 1286\ncurl: (16) \t1287\ncurl: (18) \t1287\ncurl: (28) \t1287\ncurl: (35) \t1287\ncurl: (5) \t1287\ncurl: (52) \t1287\ncurl: (55) \t1287\ncurl: (56) \t1287\ncurl: (6) \t1287\ncurl: (60) \t1287\ncurl: (7) \t1287\ncurl: (92) \t1287\ncurl: command not found\t1067\ncurl: not found\t1067',
    1819571555: 'cutlass needs GCC \t613\ncutlass needs at least GCC \t613\ncutlass requires GCC \t613\ncutlass requires at least GCC \t613\ncutlass/\t1289\ncutlass::\t1290\ncutlass\\\t1289',
    1819635523: 'Could NOT find BLAS (missing\t637\nCould NOT find Boost (missing\t637\nCould NOT find CUDA (missing:\t638 639 640\nCould NOT find CUDAToolkit (missing:\t638 639 640\nCould NOT find CUDNN (missing\t641\nCould NOT find CURL (missing\t637\nCould NOT find CuDNN (missing\t641\nCould NOT find EGL (missing\t637\nCould NOT find Eigen3 (missing\t637\nCould NOT find FFMPEG (missing\t637\nCould NOT find FFmpeg (missing\t637\nCould NOT find Freetype (missing\t637\nCould NOT find GLEW (missing\t637\nCould NOT find GLUT (missing\t637\nCould NOT find Gflags (missing\t637\nCould NOT find Git (missing\t637\nCould NOT find Glog (missing\t637\nCould NOT find HDF5 (missing\t637\nCould NOT find JPEG (missing\t637\nCould NOT find LAPACK (missing\t637\nCould NOT find LibXml2 (missing\t637\nCould NOT find MPI (missing\t637\nCould NOT find MPI_C (missing\t637\nCould NOT find MPI_CXX (missing\t637\nCould NOT find NCCL (missing\t637\nCould NOT find NUMA (missing\t637\nCould NOT find NVTX\t642\nCould NOT find Numa (missing\t637\nCould NOT find NvToolExt\t642\nCould NOT find NvToolsExt\t642\nCould NOT find OpenCL (missing\t637\nCould NOT find OpenCV (missing\t637\nCould NOT find OpenGL (missing\t637\nCould NOT find OpenMP\t643\nCould NOT find OpenSSL (missing\t637\nCould NOT find PNG (missing\t637\nCould NOT find PkgConfig (missing\t637\nCould NOT find Protobuf (missing\t637\nCould NOT find Python\t644 645\nCould NOT find PythonLibs (missing\t646\nCould NOT find SWIG (missing\t637\nCould NOT find TBB (missing\t637\nCould NOT find Torch (missing\t647\nCould NOT find Vulkan (missing\t637\nCould NOT find X11 (missing\t637\nCould NOT find ZLIB (missing\t637\nCould NOT find cuDNN (missing\t641\nCould NOT find cudnn (missing\t641\nCould NOT find gflags (missing\t637\nCould NOT find glog (missing\t637\nCould NOT find nvToolsExt\t642\nCould not build wheels for \t648\nCould not connect\t649\nCould not detect Ninja v\t650\nCould not find\t617 618\nCould not find \t651\nCould not find MSVC\t652\nCould not find a configuration file for package "\t653\nCould not find a configuration file for package "Torch"\t654\nCould not find any \t655 656\nCould not find compiler set in environment variable \t657\nCould not find module \'\t658\nCould not find shared object file\t659\nCould not find the bitsandbytes \t660\nCould not find the operator \t38\nCould not infer dtype of numpy.\t661\nCould not load library libcudnn\t662\nCould not load libtorchcodec\t663\nCould not load symbol \t627\nCould not load this library: \t664\nCould not locate\t618\nCould not locate \t651 665\nCould not open \t666\nCould not open requirements file: \t667\nCould not resolve\t649\nCould not set up the environment for Microsoft Visual Studio\t668\nCouldn\'t find\t617 618\nCouldn\'t find a suitable version of ptxas\t669\nCouldn\'t find an operator for \t670\nCouldn\'t load custom C++ ops\t671\nCouldn\'t load custom C++ ops. This can happen if your PyTorch and \t672',
    1819635555: "could not convert default argument '\t1267\ncould not find\t618\ncould not locate\t618\ncould not select device driver \t1268\ncouldn't allocate \t1269\ncouldn't find\t618\ncouldn't find a suitable version of ptxas\t669",
    1830842190: "No matching distribution found for \t849\nNo module named \t850 851 852 853 854 855 856 857 858 859 860 861 862\nNo module named '\t863",
    1830842222: "no matching con\t1624\nno matching constructor for initialization of 'torch::jit::RegisterOperators'\t1625\nno matching function for call to \t1626 1627 1628\nno member named \t1392\nno member named '\t1629 1630 1631",
    1833508922: ": Impossible d'ouvrir le fichier d'objet partagé\t404",
    1835100276: 'tham chiếu đến\t288',
    1835101728: ' name followed by "::" must be\t149\n named symbol not found\t200',
    1835102822: 'frame"\t1173\nframe\'\t1173\nframe’\t1173',
    1835166060: 'libmkl_\t1535',
    1835429165: '-mfma\t381',
    1835492691: 'Segment-Schutz nach der Relozierung\t927\nSegmentation fault\t708 928\nSegmentation-Fehler\t708',
    1835492723: 'segment en lecture seule a des réadressages\t1713\nsegmento de sólo lectura tiene reubicaciones\t1713',
    1835606074: ": impossibile aprire il file oggetto condiviso\t404\n: impossible d'ouvrir le fichier d'objet partagé\t404",
    1835622239: '__imp_\t1042',
    1835886455: 'wgmma\t1737',
    1835888451: "Command '['ninja', '--version']' returned non-zero\t630\nCommand 'nvcc' not found\t631",
    1835888459: 'Kommandozeilenoption\t794',
    1835888483: 'command line is too long\t1180\ncommon_type_t\t1181',
    1836016416: ' compiled with CUDA \t21\n compiled without \t22',
    1836213584: "Permission denied: \t870\nPermission denied: '\t873\nPermissionError: [Errno 13] \t906\nPermissionError: [WinError \t907\nPermissionError: [WinError 5]\t908",
    1836213588: 'Terminado (killed)\t693',
    1836216134: 'Formato de ejecutable incorrecto\t707',
    1836280141: 'Mismatched number of arguments when calling: `\t831',
    1836280173: 'mismatches\t1299 1583',
    1836344691: 'setmaxnreg\t1737',
    1840104307: 'símbolo ambiguo\t825',
    1847602215: "', needed by '\t340 341",
    1847603493: "%1 n'est pas une application Win32 valide\t310\n%1 no es una aplicación Win32 válida\t310",
    1847616878: 'ne nomme pas un type\t1073',
    1847619177: 'in namespace\t1334',
    1847619438: 'no nombra a un tipo\t1073',
    1847620457: 'is not a full path and was not found\t1465\nis not a full path to an existing\t1466\nis not a member of\t1334\nis not able to compile a simple\t1467 1468 1469\nis not currently supported\t1061\nis not recognized as an internal\t1470\nis not supported\t1061\nis not yet supported\t1061',
    1847638978: '» non reconnue\t1857',
    1850286138: ': Internal \t405',
    1850296404: 'THIntBlas_\t934 935\nTHIntStorage\t934 935\nTHIntTensor\t934 935\nTHIntVector\t934 935',
    1851072570: ": Undefined reference to '\t288\n: Unknown option '\t422 423 424\n: Unresolved extern function\t425",
    1851859002: ': an object with that name is already\t426',
    1851876128: ' cannot be used to initialize\t25',
    1851878176: ' kann nicht gefunden werden\t192 193',
    1851878499: 'clang version must be less than \t1176',
    1851943276: 'libnvJitLink.so.\t1527\nlibnvidia-ml.so.1\t1536\nlibnvidia-ptxjitcompiler.so.1\t1536\nlibnvrtc-builtins.so\t1537\nlibnvrtc.so.\t1527',
    1852134465: 'ATen/ATen.h\t474 475 476\nATen/CPUGenerator\t477 478\nATen/CUDA\t477 478\nATen/CUDAGenerator\t477 478\nATen/Dimname.h\t479 480 481\nATen/NamedTensor.h\t479 480 481\nATen/NamedTensorUtils.h\t479 480 481\nATen/Tensor.h\t474 475 476\nATen/TensorNames.h\t479 480 481\nATen/Type\t477 478\nATen/TypeDefault\t477 478\nATen/TypeExtendedInterface\t477 478\nATen/c\t482 483 484\nATen/core/Dimname.h\t479 480 481\nATen/core/NamedTensor.h\t479 480 481\nATen/core/NamedTensorUtils.h\t479 480 481\nATen/core/TensorNames.h\t479 480 481\nATen/cpu/vec256/\t485 486 487 488 489\nATen/cuda/CUDAFuture.cuh\t490 491 492\nATen/cuda/CUDAFuture.h\t490 491 492\nATen/cuda/CUDAMultiStreamGuard.cuh\t490 491 492\nATen/cuda/CUDAMultiStreamGuard.h\t490 491 492\nATen/cuda/CUDASolver.cuh\t490 491 492\nATen/cuda/CUDASolver.h\t490 491 492\nATen/cuda/CUDATypeConversion.cuh\t490 491 492\nATen/cuda/CUDATypeConversion.h\t490 491 492\nATen/cudnn/Exceptions.h\t493 494 495 496 497 498\nATenCeilDiv\t499 500',
    1852138601: 'identifier \t1401 1402\nidentifier "\t1403 1404 1405 1406 1407 1408 1409\nidentifier "CU\t1410\nidentifier "CUSPARSE_\t1411\nidentifier "_Float\t1412\nidentifier "__builtin_\t1413\nidentifier "nvshmem\t1414\nidentifier "texture" is undefined\t1415',
    1852141679: 'opencv2/\t1681 1682 1683 1684\nopenssl/\t1685 1686 1687 1688',
    1852383271: "' in 'cudaDeviceProp'\t317\n' in 'cut\t318\n' in PATH different than the one specified with -ccbin\t319\n' in namespace '\t320\n' in namespace '__hip_internal'\t321\n' in namespace 'cut\t318\n' in namespace 'nvcuda'\t322\n' in namespace 'std'\t323",
    1852383290: ': internal \t405\n: invalid ELF header\t447',
    1852387130: ':/include\t454',
    1852397403: '[WinError \t1025 1026 1027\n[WinError 1114]\t1028\n[WinError 126]\t1029\n[WinError 127]\t680 1030\n[WinError 206]\t1031',
    1852400160: ' binary not found at \t20',
    1852400175: '/bin/bash: \t385 386\n/bin/dash: \t385 386\n/bin/nvcc\t387 388\n/bin/sh: \t385 386',
    1852400971: 'Kein Speicher im statischen TLS-Block\t792\nKein Speicherplatz mehr\t525',
    1852400994: 'being in scipy source directory\t1071\nbeing installed\t1072',
    1852401003: 'kein Speicherplatz mehr verfügbar\t525',
    1852401184: ' find any \t121',
    1852403239: "'ninja' is not recognized as an internal or external command\t344",
    1852404512: ' since setuptools is not available\t266',
    1852404565: 'Using cached \t1011',
    1852404597: 'using CUDA_HOME=\t1828',
    1852534357: 'Unknown CMake command "cuda_add_executable"\t730\nUnknown CMake command "cuda_add_library"\t730\nUnknown CMake command "cuda_compile"\t730\nUnknown CUDA Architecture Name\t993\nUnknown MS Compiler version \t994\nUnknown builtin op: \t995\nUnknown compiler(s): [[\'\t996\nUnknown compute capability. \t997',
    1852534389: "unknown target CPU \t1004\nunknown type name \t1640 1812\nunknown type name '\t1816 1817 1818\nunknown type name '__hip_bfloat16\t1819\nunknown value 'armv9\t1050\nunknown value ('armv9\t1050\nunknown value (‘armv9\t1050\nunknown value ‘armv9\t1050",
    1852583200: ' -lnvToolsExt\t9',
    1852664132: 'Dimname\t685 686\nDimnameList\t685 686',
    1852727619: 'Cannot access data pointer of Tensor \t619\nCannot access global variable \t620 621\nCannot compile \t622\nCannot find\t617 618\nCannot find a working triton installation\t623\nCannot find cuda path\t624\nCannot find libdevice for arch\t624\nCannot find source file:\t625\nCannot initialize CUDA without \t626\nCannot load symbol cu\t627',
    1852727627: 'Kann den Stack nicht ausführbar machen\t791',
    1852727651: 'cannot be used to initialize an entity of type "cutlass::\t1107\ncannot call member function\t437\ncannot call non-constexpr function "cutlass::const_\t1108\ncannot convert \t1109\ncannot convert None of type <class \t1110\ncannot create shared object descriptor\t1111\ncannot determine \t1112\ncannot execute \t1113\ncannot find\t618 1114 1115 1116\ncannot find \t1117 1118 1119 1120\ncannot find -l\t1121 1122 1123 1124 1125 1126 1127 1128 1129 1130 1131 1132\ncannot find -lEGL\t1133\ncannot find -lGLEW\t1134\ncannot find -laio\t1135\ncannot find -lffi\t1136\ncannot find -lglog\t1137\ncannot find -ljpeg\t1138\ncannot find -lnuma\t1139\ncannot find -lpython3.\t1140\ncannot find -lstdc++\t1141\ncannot find -ltbb\t1142\ncannot find -luuid\t1143\ncannot find -lz\t1144\ncannot find the file specified: \'\t873\ncannot import name \t1145 1146 1147 1148 1149 1150 1151 1152 1153\ncannot import name \'\t1154\ncannot instantiate \'\t1155\ncannot make segment writable for relocation\t1156\ncannot map zero-fill pages\t1111\ncannot open input file \t1157\ncannot open shared object file\t2 1158 1159\ncannot open source file "\t1160\ncannot overload functions distinguished by return type alone\t1161\ncannot read spec file \t1162',
    1852727659: 'kann -l\t1123\nkann nicht gefunden\t1480\nkann nicht gefunden werden -l\t1124 1125 1126 1127 1128 1129 1130 1131 1132 1422 1423\nkann nicht gefunden werden -lEGL\t1133\nkann nicht gefunden werden -lGLEW\t1134\nkann nicht gefunden werden -laio\t1135\nkann nicht gefunden werden -lffi\t1136\nkann nicht gefunden werden -lglog\t1137\nkann nicht gefunden werden -ljpeg\t1138\nkann nicht gefunden werden -lnuma\t1139\nkann nicht gefunden werden -lstdc++\t1141\nkann nicht gefunden werden -ltbb\t1142\nkann nicht gefunden werden -luuid\t1143\nkann nicht gefunden werden -lz\t1144\nkann nicht gefunden werden: -l\t1124 1125 1126 1127 1128 1129 1130 1131 1132 1422 1423\nkann nicht gefunden werden: -lEGL\t1133\nkann nicht gefunden werden: -lGLEW\t1134\nkann nicht gefunden werden: -laio\t1135\nkann nicht gefunden werden: -lffi\t1136\nkann nicht gefunden werden: -lglog\t1137\nkann nicht gefunden werden: -ljpeg\t1138\nkann nicht gefunden werden: -lnuma\t1139\nkann nicht gefunden werden: -lstdc++\t1141\nkann nicht gefunden werden: -ltbb\t1142\nkann nicht gefunden werden: -luuid\t1143\nkann nicht gefunden werden: -lz\t1144',
    1852731203: 'ConnectTimeout\t628\nConnectTimeoutError\t628\nConnection to \t634\nConnectionError: \t635',
    1852732786: 'running build_ext\t1732\nrunning on sm\t1733',
    1852793632: " conflicts with target machine type \t26 27\n conflicts with this version\t28\n connect to 'http\t29",
    1852793634: '"constexpr\t309',
    1852793639: "'constexpr\t309",
    1853169722: ": ungültiger ELF-Header\t447\n: unspecified launch failure\t448\n: unsupported option '-fopenmp\t450\n: unsupported option ‘-fopenmp\t450",
    1853188163: 'ChunkedEncodingError\t628',
    1853189958: 'Found empty `transformer-engine` meta package\t743\nFound no NVIDIA driver on your system\t744 745\nFound two conflicting CUDA\t746',
    1853189990: 'found SM\t770\nfound sm\t770\nfound sm_\t770\nfound. Please specify\t1364',
    1864396654: 'no overload of \t1632',
    1864397673: 'is only a placeholder project on PyPI\t1471\nis only available from C++\t1472',
    1865370691: 'CL/opencl\t557 558',
    1866614868: 'THBoolBlas_\t934 935\nTHBoolStorage\t934 935\nTHBoolTensor\t934 935\nTHBoolVector\t934 935',
    1866670138: ': Command not found\t394',
    1866745940: 'THDoubleBlas_\t934 935\nTHDoubleStorage\t934 935\nTHDoubleTensor\t934 935\nTHDoubleVector\t934 935',
    1866866746: ': Found no NVIDIA driver on your system\t401\n: Found unsuitable version "\t402 403',
    1867194426: ': Kommando nicht gefunden\t394',
    1867270228: 'THLongBlas_\t934 935\nTHLongStorage\t934 935\nTHLongTensor\t934 935\nTHLongVector\t934 935',
    1867391034: ': No CUDA GPUs are available\t408\n: No existe el\t117\n: No module named \t409\n: No paths matched \t410\n: No se puede asignar\t396\n: No such file\t117 118 119 411 412 413 414\n: No such file or directory\t415\n: Not a directory\t416',
    1867806286: 'NvToolsExt\t886',
    1867806318: 'nvToolsExt\t1657 1658 1659 1660\nnvToolsExt64_1.lib\t1661',
    1867807056: 'PyTorch is needed\t913\nPyTorch is not installed\t913\nPyTorch is not linked with support for cuda devices\t914\nPyTorch is required\t913\nPyTorch must be installed\t913\nPyTorch needs GCC \t613\nPyTorch needs at least GCC \t613\nPyTorch needs to be installed\t913\nPyTorch no longer supports this GPU because it is too old\t915\nPyTorch requires GCC \t613\nPyTorch requires at least GCC \t613\nPyTorch version mismatch! DeepSpeed ops were compiled and installed with a different version\t916\nPyTorch was compiled without CUDA support\t917',
    1868720492: 'libomp/omp.h\t1538 1539 1540',
    1868721529: 'ymbol \t288\nymbols \t288',
    1868767290: ': comando não encontrado\t394\n: command not found\t394\n: commande introuvable\t394\n: could not read symbols: Invalid operation\t433 434',
    1868785010: 'recompile \t1714',
    1868787269: 'Encountered error while \t706',
    1868787273: 'Incompatible library version: lib\t779\nIncompleteRead\t628',
    1868787305: 'incompatible architecture (have \t1440\nincompatible with that of previous function "\t1441\nincompatible with the existing python installation in your environment\t1442\nincomplete \t1443\nincomplete type \t1444 1445',
    1868832802: '" does not appear to contain CMakeLists\t289',
    1869374802: 'Relocations in generic ELF (EM: \t919',
    1869374834: 'relocation R_\t1717',
    1869378165: 'urlopen error \t1825',
    1869439605: 'ubmodule\t1801',
    1869440333: 'Memory access fault by GPU node\t827',
    1869440338: 'RemoteDisconnected\t628',
    1869440365: 'memory exhausted\t1580\nmemory in static\t1581',
    1869440370: 'remove_cv_t\t1181\nremove_reference_t\t1181',
    1869488162: '" no se reconoce como\t303\n" not found\t306',
    1869488167: "' no se reconoce como\t303\n' not found\t306",
    1869488186: ': no se puede abrir el archivo del objeto compartido\t404\n: no se puede abrir el fichero del objeto compartido\t404\n: not found\t394',
    1869488224: '` not found\t306',
    1869490208: ' (no such file)\t2',
    1869491501: '--no-build-isolation\t375',
    1869502255: '/Wno-psabi\t384',
    1869504867: 'canonicalize_version() got an unexpected keyword argument\t1163',
    1869507438: "nknown \t1614\nnknown keyword argument '\t1615",
    1869508193: 'annot open include file: \t540\nannotation_type.__origin__ is tuple\t1055',
    1869636978: 'reports SM\t770',
    1869638985: "ImportError: \t776 777\nImportError: cannot import name '\t523\nImported target\t778",
    1869639017: 'import lib as _lib, ffi as _ffi\t1421\nimpossibile abilitare lo stack eseguibile\t791\nimpossibile allocare memoria nel blocco statico TLS\t792\nimpossibile trovare -l\t1422 1423\nimpossible de trouver -l\t1123',
    1869771333: "Error building extension '\t709\nError checking\t710\nError compiling objects for extension\t711\nError loading shared library \t712\nError loading shared library ld-linux\t713\nError relocating \t288 714\nError sending request for url (\t715\nError: No module named \t716",
    1869771365: 'error C2059\t1315\nerror C2061\t1315\nerror C2065\t1315 1316\nerror C2143\t1315\nerror C3859\t1317\nerror C3861\t1316\nerror C4430\t1316\nerror D8016\t1318\nerror sending request for url (\t715\nerror trying to exec \t1113\nerror while loading shared libraries: \t1319\nerror: "auto" is not allowed here\t1320\nerror: /EHa\t383\nerror: /EHsc\t383\nerror: /FS\t383\nerror: /GL\t383\nerror: /GR\t383\nerror: /MD\t383\nerror: /MT\t383\nerror: /O1\t383\nerror: /O2\t383\nerror: /Od\t383\nerror: /Ox\t383\nerror: /W\t383\nerror: /Z7\t383\nerror: /Zc:\t383\nerror: /Zi\t383\nerror: /arch:\t383\nerror: /fp:\t383\nerror: /std:c++\t383\nerror: /utf-8\t383\nerror: /wd\t383\nerror: RPC failed; \t1321\nerror: [Errno 2] No such file or directory: \'\t386\nerror: [WinError 2]\t1322\nerror: a member with an in-class initializer must be const\t1323\nerror: constexpr if statements are a C++17 feature\t1324\nerror: could not find \t1325\nerror: downloading \'\t1326\nerror: expected a\t1327\nerror: expected an identifier\t1328\nerror: expected unqualified-id before\t1328\nerror: forward declaration of \t1329\nerror: identifier "__\t1327\nerror: identifier "__builtin_\t1330\nerror: invalid instruction\t1331\nerror: invalid operand for instruction\t1331\nerror: no such file or directory: \'/EHa\t383\nerror: no such file or directory: \'/EHsc\t383\nerror: no such file or directory: \'/FS\t383\nerror: no such file or directory: \'/GL\t383\nerror: no such file or directory: \'/GR\t383\nerror: no such file or directory: \'/MD\t383\nerror: no such file or directory: \'/MT\t383\nerror: no such file or directory: \'/O1\t383\nerror: no such file or directory: \'/O2\t383\nerror: no such file or directory: \'/Od\t383\nerror: no such file or directory: \'/Ox\t383\nerror: no such file or directory: \'/W\t383\nerror: no such file or directory: \'/Z7\t383\nerror: no such file or directory: \'/Zc:\t383\nerror: no such file or directory: \'/Zi\t383\nerror: no such file or directory: \'/arch:\t383\nerror: no such file or directory: \'/fp:\t383\nerror: no such file or directory: \'/std:c++\t383\nerror: no such file or directory: \'/utf-8\t383\nerror: no such file or directory: \'/wd\t383\nerror: this declaration has no\t1327\nerror: type name is not allowed\t1327\nerror: unexpected argument \'\t1332\nerror: unexpected token\t1331\nerror: unknown directive\t1331\nerror: unknown token\t1331\nerror: unrecognized command\t1333\nerror: user-defined literal operator not found\t1327',
    1869833554: 'ResolutionImpossible\t922\nResolvePackageNotFound\t904',
    1869834594: 'bison: command not found\t1067\nbison: not found\t1067',
    1869881378: '" to "std::shared_ptr<torch::jit\t308',
    1869881402: ': too few arguments\t449',
    1869903169: 'AutoGIL\t526 527\nAutoNoGIL\t526 527',
    1869903201: 'autoconf: command not found\t1067\nautoconf: not found\t1067\nautomake: command not found\t1067\nautomake: not found\t1067\nautoreconf: command not found\t1067\nautoreconf: not found\t1067',
    1870211104: ' (you have \t5',
    1873003342: 'Não há espaço disponível\t877',
    1873003374: 'não foi possível alocar memória em bloco TLS\t792\nnão foi possível habilitar pilhas de executável\t791\nnão foi possível localizar -l\t1422 1423\nnão há espaço disponível\t877\nnão é reconhecido como\t1470',
    1881171310: 'ne peut activer une pile exécutable\t791\nne peut allouer de la mémoire dans un bloc statique TLS\t792\nne peut pas trouver -l\t1123 1422 1423\nne peut restaurer le segment prot\t927\nne peut trouver -l\t1124 1125 1126 1127 1128 1129 1130 1131 1132 1422 1423\nne peut trouver -lEGL\t1133\nne peut trouver -lGLEW\t1134\nne peut trouver -laio\t1135\nne peut trouver -lffi\t1136\nne peut trouver -lglog\t1137\nne peut trouver -ljpeg\t1138\nne peut trouver -lnuma\t1139\nne peut trouver -lstdc++\t1141\nne peut trouver -ltbb\t1142\nne peut trouver -luuid\t1143\nne peut trouver -lz\t1144',
    1881173838: "No package '\t864",
    1882284899: 'cc1plus\t1171\ncc1plus: \t1172',
    1884516174: 'NoSpaceLeftError\t700',
    1885434439: 'Graph break due to unsupported builtin \t771',
    1885500787: 'subprocess-exited-with-error\t1755',
    1885692960: ' dependency is incompatible with the current platform: \t31',
    1885693252: 'DeepSpeed needs GCC \t613\nDeepSpeed needs at least GCC \t613\nDeepSpeed requires GCC \t613\nDeepSpeed requires at least GCC \t613',
    1885809965: '--gpu-name=sm_\t374',
    1886217556: 'Temporary failure\t649\nTemporary failure \t960',
    1886217588: 'temp.win32-\t1763',
    1886218528: ' import any \t121',
    1886220099: 'Compiler requires the CUDA toolkit\t632',
    1886220131: "compilation terminated\t1182 1183 1184 1185 1186 1187 1188 1189 1190 1191 1192 1193 1194 1195 1196 1197 1198 1199 1200 1201 1202 1203 1204 1205 1206 1207 1208 1209 1210 1211 1212 1213 1214 1215 1216 1217 1218 1219 1220 1221 1222 1223 1224 1225 1226 1227 1228 1229 1230 1231 1232 1233 1234 1235 1236 1237 1238 1239 1240 1241 1242 1243 1244 1245 1246 1247\ncompiled\t1248\ncompiled against \t1083\ncompiled against NumPy 1.x\t1249\ncompiled for \t1083\ncompiled with \t1083\ncompiler set in environment\t1250\ncompute capabilit\t1251 1252\ncompute capability\t1253\ncompute capability \t1254 1255\ncompute capability not supported']\t1256",
    1886220135: "gomp not found\t1382\ngomp' not found\t1382\ngomp’ not found\t1382",
    1886220137: "iomp5 not found\t1382\niomp5' not found\t1382\niomp5’ not found\t1382",
    1886221678: 'numpy._core.multiarray failed to import\t1656\nnumpy.core.multiarray failed to import\t1656',
    1886330919: "' op \t332",
    1886332960: ' (operand types are \t3',
    1886351203: 'cooperative_groups/\t1265 1266\ncooperlake\t1050',
    1886413165: "mappatura del segmento dall'oggetto condiviso non riuscita\t736",
    1886413171: 'sapphirerapids\t1050',
    1886415211: 'kipping import of cpp extensions due to incompatible torch version \t1481',
    1886418291: 'support for the ISO C++ \t1756\nsupport for the upcoming ISO C++ standard, C++0x\t1757\nsupported\t1060 1758',
    1886611780: 'DispatchKey::CompositeImplicitAutograd\t688\nDispatchStub: missing \t689',
    1886614883: 'cusparse64_\t1276\ncusparseC\t612\ncusparseD\t612\ncusparseS\t612\ncusparseXcsrgemmNnz\t612\ncusparseZ\t612',
    1886680168: 'http.client.\t1400',
    1886745376: ' support \t269 270',
    1886745454: 'nsupported CUDA SM\t1651\nnsupported CUDA SM version\t1651\nnsupported CUDA arch\t1651\nnsupported CUDA architecture\t1651\nnsupported CUDA capability\t1651\nnsupported CUDA sm\t1651\nnsupported CUDA sm version\t1651\nnsupported GPU SM\t1651\nnsupported GPU SM version\t1651\nnsupported GPU arch\t1651\nnsupported GPU architecture\t1651\nnsupported GPU capability\t1651\nnsupported GPU sm\t1651\nnsupported GPU sm version\t1651\nnsupported SM\t1651\nnsupported SM version\t1651\nnsupported arch\t1651\nnsupported architecture\t1651\nnsupported capability\t1651\nnsupported compute SM\t1651\nnsupported compute SM version\t1651\nnsupported compute arch\t1651\nnsupported compute architecture\t1651\nnsupported compute capability\t1651\nnsupported compute sm\t1651\nnsupported compute sm version\t1651\nnsupported device SM\t1651\nnsupported device SM version\t1651\nnsupported device arch\t1651\nnsupported device architecture\t1651\nnsupported device capability\t1651\nnsupported device sm\t1651\nnsupported device sm version\t1651\nnsupported sm\t1651\nnsupported sm version\t1651',
    1887007331: 'crypt.h\t1271 1272 1273 1274',
    1897951054: 'No queda espacio en el dispositivo\t524',
    1897951086: 'no queda espacio en el dispositivo\t524',
    1902473760: ' required keyword-only argument\t258\n required positional argument\t258 259\n requires A100\t260\n requires a different Python: \t261\n requires cuda extensions\t262\n requires triton==\t263',
    1903386957: 'MasqueradingAsCUDA\t822 823',
    1914709853: "]' returned non-zero\t1034",
    1914711074: '", referenced from\t288\n", referenced from:\t288',
    1914725736: 'he remote end hung up unexpectedly\t1353',
    1916880980: 'THArgCheck\t936 937',
    1917132893: '] Erreur 137\t1033\n] Error 137\t1033',
    1917143124: 'THError\t936 937',
    1917145935: 'OSError: \t635\nOSError: Could not find/load shared object file\t893\nOSError: [Errno \t894\nOSError: [Errno 30] \t895',
    1917221200: 'PyFrameObject\t912',
    1917853789: '] Processus arrêté\t1033',
    1917869114: ':\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA\\v\t455',
    1918967870: '> are available only with C++\t457',
    1918986355: 'shared object\t1742',
    1919052108: 'Library not loaded: \t814 815\nLibrary not loaded: @\t816',
    1919052140: 'library not found\t1541\nlibrary not found for -l\t1542 1543\nlibrary not found: \t1544 1545 1546\nlibrary not found: EGL\t1547\nlibrary not found: GLEW\t1548\nlibrary not found: aio\t1549\nlibrary not found: crypt\t1550\nlibrary not found: ffi\t1551\nlibrary not found: glog\t1552\nlibrary not found: jpeg\t1553\nlibrary not found: lapack\t1554\nlibrary not found: numa\t1555\nlibrary not found: stdc++\t1556\nlibrary not found: tbb\t1557\nlibrary not found: uuid\t1558\nlibrary not found: z\t1559\nlibrocblas.so.\t1518\nlibrocsparse.so.\t1518',
    1919115629: 'macro "max" passed\t1576\nmacro "max" requires\t1576\nmacro "min" passed\t1576\nmacro "min" requires\t1576',
    1919117645: 'Microsoft Visual C++ \t828\nMicrosoft Visual C++ Redistributable is not installed\t829\nMicrosoft Visual Studio version\t830',
    1919230010: ': error C2975\t435\n: error adding symbols: DSO missing from command line\t433 434\n: error: exception specification in declaration does not match\t436\n: error: expected \t437\n: error: identifier "\t438\n: error: name followed by "::" must be a class or namespace name\t439\n: error: namespace "cut\t440\n: error: need \t441\n: error: no such file or directory: \'\t442\n: error: template argument \t437\n: error: the clang compiler does not support \'-\t443\n: error: unknown argument\t444\n: error: unknown type name \'\t445\n: error: use of undeclared identifier \'\t445\n: error:expected \t437\n: error:template argument \t437\n: error： expected \t437\n: error： template argument \t437\n: error：expected \t437\n: error：template argument \t437',
    1919248468: 'There is not enough space on the disk\t972',
    1919248500: "there's already a kernel registered from python overriding \t1765",
    1919249184: ' kernel are not available\t194\n kernel is not available\t194\n kernel not available\t194\n kernels are not available\t194\n kernels is not available\t194\n kernels not available\t194',
    1919250479: '/permissive\t383',
    1919250511: 'Operator does not support running with fake tensors\t899',
    1919250543: 'operation timed out\t1179',
    1919251285: "UserWarning: Can't initialize NVML\t1009\nUserWarning: Error checking compiler version for cl\t1010",
    1919251488: ' terminated with signal 9\t33',
    1919251566: 'nternal error\t1652',
    1919252000: ' version incompatibility\t274\n version mismatch\t274\n version must be \t275\n version needs to be \t275\n version should be \t275',
    1919252079: 'overloaded function "std::__to_address" matches\t1698',
    1919444301: 'Mehrdeutiges Symbol\t825\nMehrfachdefinition von \t826',
    1919444333: 'mehrdeutiges Symbol\t825',
    1919448176: 'pthread.h\t1300',
    1919885370: ': orden no encontrada\t394',
    1919887392: ' (or one of its dependencies)\t4',
    1919895160: "xFormers was built for:\t1847\nxFormers wasn't buil\t1848",
    1919902273: 'Aborted\t501',
    1919968580: 'DeprecatedTypeProperties\t681',
    1919969650: 'ripristinare la protezione del segmento\t927',
    1920091483: '[Errno 122]\t1024\n[Errno 28]\t1024',
    1920103747: 'Current CUDA Device does not support bfloat16\t674\nCurrent CUDA device does not support bfloat16\t674',
    1920103779: 'current CUDA Device does not support bfloat16\t674\ncurrent CUDA device does not support bfloat16\t674',
    1920169263: '/usr/include/hip/\t390',
    1920230738: 'Retrying (Retry(total=0,\t923',
    1920233061: 'entrée de procédure\t288',
    1920233065: 'intrin\t1064',
    1920234561: "AttributeError: install_layout\t521\nAttributeError: module '\t522\nAttributeError: module 'torch._C' has no attribute '\t523",
    1931505486: "No se pudo asignar memoria en el bloque TLS\t792\nNo space left on device\t865\nNo such file or directory: \t866 867 868 869 870\nNo such file or directory: '\t871 872 873\nNo such operator \t874",
    1931505518: 'no se declaró en este ámbito\t1073\nno se encuentra -l\t1123 1422 1423\nno se puede activar la pila ejecutable\t791\nno se puede encontrar -l\t1123 1124 1125 1126 1127 1128 1129 1130 1131 1132 1422 1423\nno se puede encontrar -lEGL\t1133\nno se puede encontrar -lGLEW\t1134\nno se puede encontrar -laio\t1135\nno se puede encontrar -lffi\t1136\nno se puede encontrar -lglog\t1137\nno se puede encontrar -ljpeg\t1138\nno se puede encontrar -lnuma\t1139\nno se puede encontrar -lstdc++\t1141\nno se puede encontrar -ltbb\t1142\nno se puede encontrar -luuid\t1143\nno se puede encontrar -lz\t1144\nno se puede restaurar el `prot\' del segmento\t927\nno se reconoce como un comando\t1470\nno se reconoce la opción de línea de órdenes\t794\nno space left on device\t865\nno such file\t1633\nno such file or directory: \'\t1634\nno such instruction\t1635\nno such option: -\t1636\nno suitable \t1637 1638\nno suitable constructor exists to convert from "\t1639',
    1933658196: 'THAssert\t936 937',
    1934970951: 'GPUs architecture\t575\nGPUs capabilit\t575\nGPUs compute architecture\t575\nGPUs compute capabilit\t575',
    1935625567: '_M_set_sharable()\t1036',
    1935762796: 'lease up\t1515',
    1935763488: ' has already been defined\t124\n has been removed from CMake\t125\n has no attribute\t126\n has no attribute \t127 128 129 130 131 132 133 134\n has no member\t135\n has no member \t136 137\n has no member named\t138\n has no member named \t139 140\n has non-pointer type \t141\n has not been declared\t45 46 142 143 144 145\n has to be \t146\n has unsupported type \t147',
    1935763551: '_hash_\t1045 1046 1047',
    1935764579: 'class "std::enable_if<<error-constant>\t1177\nclass \'__torch__.torch.classes.\t1178',
    1935767328: ' was detected and compatibility mode is UNAVAILABLE\t276\n was not declared\t45 46 145 189 190 277\n was not declared in this scope\t278 279\n was not declared in this scope; did you mean \t280\n was not found in the package registry\t281\n was specified but unrecogni\t282',
    1936009070: "n'est pas reconnu en tant que\t1470\nn'est pas un membre de\t1334",
    1936025716: 'these package versions have conflicting dependencies\t1766',
    1936027460: 'Does not match the generator used previously: \t691',
    1936027492: "does not appear to be a Python project\t1302\ndoes not contain a CMakeLists\t1303\ndoes not have one of build variants: \t1304\ndoes not know how to trace the builtin \t1305\ndoes not match\t1299\ndoes not name a type\t1073\ndoesn't match\t1299",
    1936028533: 'uses too much shared data (0x\t1827',
    1936269346: '" is ambiguous\t301\n" is not known to CXX compiler\t302\n" is not recognized\t303\n" is not recognized as\t303\n" ist entweder falsch\t303',
    1936269351: "' is ambiguous (with operand types \t324\n' is not defined for option 'gpu-architecture'\t325\n' is not defined for option 'std'\t326\n' is not in 'keyword=value' format\t327\n' is not recognized\t303\n' is not recognized as\t303\n' is not recognized as an internal\t328\n' is only available for these backends:\t329\n' ist entweder falsch\t303",
    1936269353: ') is greater than the maximum required version by CUDA \t352\n) is less than the minimum required version by CUDA \t353',
    1936287828: 'This Python has API version \t973\nThis header is only meant to be used on x86\t974',
    1936287860: 'this operation is not allowed between \t1767',
    1936289397: 'unistd.h\t1300',
    1936614740: 'TensileLibrary\t961\nTensorTypeId\t962 963\nTensorTypeSet\t962 963\nTensors of type TensorImpl do not have \t964',
    1936615712: ' installation candidates for \t153\n instance of Visual Studio\t154',
    1936617315: 'const_data_ptr\t742',
    1936682850: 'boost/\t1080',
    1936683040: ' positional argument\t258',
    1936876886: 'VersionConflict: (\t1015',
    1936876918: 'version "LIBAV\t796\nversion "LIBSW\t796\nversion \'LIBAV\t796\nversion \'LIBSW\t796\nversion `LIBAV\t796\nversion `LIBSW\t796\nversion torch was compiled with \t1835\nversion used to compile\t1836\nversions\t1837',
    1936877926: 'first\t1072',
    1936941392: 'PassManager::run failed\t905',
    1936943469: 'missing initializer for member \t1584',
    1936944429: '-msse\t381',
    1937008994: 'bits/floatn\t1076\nbits/libc-header-start\t1077\nbits/std_function.h:\t1078\nbitsandbytes was compiled without GPU support\t1079',
    1937059642: ':/usr/local/cuda\t454',
    1937075488: ' must be \t146\n must be valid exactly by one definition\t199',
    1937339245: 'msys64\t820',
    1948280185: 'ye tanımsız başvuru\t288',
    1948282734: 'no template named \t1640\nno type named \t1640',
    1951615060: 'THStorage\t934 935',
    1952531514: ':Datei oder Verzeichnis\t117',
    1952543859: 'status_string: "\t1752',
    1952606572: 'libtorch_cuda.so: \t1526',
    1952802679: 'wget: command not found\t1067\nwget: not found\t1067\nwget: unable to resolve host address\t1845',
    1952805408: ' returned non-zero\t264',
    1952867692: 'leftover lock files from the PyTorch C++ extension build\t1516',
    1953063255: 'Waited on lock file "\t1016',
    1953063469: '-bit platform\t380',
    1953064270: "Neither 'setup.py' nor 'pyproject.toml' found\t842",
    1953064550: 'ffitarget.h\t1356 1357 1358',
    1953065567: '_jit_compile\t50',
    1953067604: 'Triton Error [CUDA]: device kernel image is invalid\t979',
    1953068832: ' with --no-build-isolation\t284\n with CUDA \t285\n within its own root folder\t286\n without CUTE_ARCH_MMA_\t287',
    1953069157: 'exit code\t1339\nexit code:\t1339\nexit status\t1339\nexitcode\t1339\nexited with code \t1340',
    1953264973: 'Multiple dispatch failed for \t832',
    1953265005: 'multi_tensor_applier fused unscale kernel is unavailable\t1597\nmultiple copies of the\t1598\nmultiple definition of \t1599',
    1953394499: 'ContextualVersionConflict: (\t636',
    1953396050: 'RuntimeError: Numpy is not available\t925',
    1953396080: 'punto de entrada del procedimiento\t288',
    1953397075: 'SyntaxError: \t780',
    1953459744: ' not available\t202\n not built with CUDA\t203\n not compiled with CUDA\t203\n not defined in file lib\t204 205\n not found\t206\n not found in the system path\t207\n not found. Directory cannot be installed\t208\n not installed\t209\n not recognized\t210\n not supported in this architecture\t211',
    1953460816: 'ProtocolError\t628',
    1953525103: 'ompt.h\t1538 1539 1540',
    1953653104: 'partially initialized module \t1701',
    1953653621: 'ucrt64\t820',
    1953655158: 'virtual memory exhausted: \t1838',
    1953658478: 'nvrtc-builtins\t1670\nnvrtc64_\t1276\nnvrtc: error: failed to load builtins for compute_\t1671',
    1953718627: 'caster.operator typename make_caster<T>::template cast_op_type<T>()\t1166',
    1953719584: ' est incompatible avec la sortie\t49',
    1953719666: 'restaurar proteção de segmento\t927\nrestore segment prot after\t1725',
    1953720608: ' ist entweder falsch\t186\n ist im Header \t191\n ist kein Element\t150\n ist kein Element von\t167 168 169',
    1953720644: "Distributed package doesn't have NCCL built in\t690",
    1953721929: 'Installed triton version too old, please upgrade\t785\nInstrucción ilegal\t378\nInstruction non permise\t378\nInstruçõe\t378',
    1953721961: 'installed CPU version PaddlePaddle\t1452\ninstalled Caffe2 version uses CUDA but I cannot find the CUDA\t1453',
    1953722184: 'Host compiler targets unsupported OS\t774',
    1953722216: 'host has sm_\t770',
    1953723725: 'Must define exactly one of __HIP_PLATFORM_\t833',
    1953723747: 'custom_op(\t1288',
    1953723757: 'must have a constant value\t149\nmust install \t910',
    1953724755: 'SystemError: <built-in function load_binary> returned NULL\t933',
    1953724787: 'system has unsupported display driver / cuda driver combination\t1759\nsystem not yet initialized\t1760',
    1953784096: ' attempted to run this operator with Meta tensors, but there was no \t19',
    1953785171: 'Setting up PyTorch plugin "\t930',
    1953849888: ' but this version of numpy is 0x\t23',
    1953853031: 'gnutls_handshake() failed\t1381',
    1953853216: ' out of memory\t257',
    1954047264: ' extension\t50',
    1954047342: 'next(\t1610',
    1954047348: 'texture is not a template\t1415\ntexture" is not a template\t1415\ntexture\' is not a template\t1415\ntexture’ is not a template\t1415',
    1954115679: '_pytorch_\t1048',
    1965059918: "No url found for submodule path '\t875",
    1965060969: 'is unsupported\t1061',
    1967202362: ': Aucun fichier\t117',
    1967343700: 'THCuda\t934 935 950 951\nTHCudaCheck\t952 953',
    1969316709: 'ecause there is no version of \t1310',
    1969365031: "' but version of \t311",
    1969365036: ", but was built for sm\t366\n, but you have torch \t367\n, but you'll have torch \t367",
    1969381215: '__builtin_amdgcn_\t1040',
    1969431072: ' "cudaMemLocation"\t0',
    1969452353: 'Aucun espace disponible sur le périphérique\t524\nAucun fichier ou dossier\t504 505 506 507 508 509 510 511 512 513 514',
    1969452385: 'aucun espace disponible sur le périphérique\t524',
    1969452654: 'nvcuda.dll\t1668',
    1969516397: "module 'PIL.Image' has no attribute '\t1585\nmodule 'faiss' has no attribute '\t1586\nmodule 'numpy' has no attribute '\t1587\nmodule 'torch._C' has no attribute '\t1588\nmodule export function\t1589\nmodule has nothing to offer in MPL2 only mode\t1590",
    1969713761: "argument list for \t1062\nargument of type 'WindowsPath' is not iterable\t1063",
    1970170220: 'linux/limits.h\t1561 1562 1563 1564',
    1970234144: ' could be found\t30',
    1970239784: '(you have \t350',
    1970300704: ' gpu architectures in the range\t123',
    1970302319: 'ompute capability \t1675',
    1970365778: 'Require \t840\nRequire PyTorch\t920\nRequire Pytorch\t920\nRequire pyTorch\t920\nRequire pytorch\t920\nRequire torch\t920\nRequired library version not found: \t921\nRequires \t840\nRequires PyTorch\t920\nRequires Pytorch\t920\nRequires pyTorch\t920\nRequires pytorch\t920\nRequires torch\t920',
    1970365810: 'require \t840\nrequire C++ 1\t1718\nrequire C++ 2\t1718\nrequire C++1\t1718\nrequire C++2\t1718\nrequire CUDA\t1609\nrequire PyTorch\t920\nrequire Pytorch\t920\nrequire at least \'/std:c++\t1065\nrequire at least C++ 1\t1718\nrequire at least C++ 2\t1718\nrequire at least C++1\t1718\nrequire at least C++2\t1718\nrequire pyTorch\t920\nrequire pytorch\t920\nrequire torch\t920\nrequire users to upgrade torch to at least v\t1719\nrequired\t1608\nrequires \t840\nrequires Ada\t1720\nrequires Ampere\t1720\nrequires Blackwell\t1720\nrequires C++ 1\t1718\nrequires C++ 2\t1718\nrequires C++1\t1718\nrequires C++2\t1718\nrequires CUDA\t1609\nrequires Hopper\t1720\nrequires NVCC\t1609\nrequires NVIDIA CUDA\t1609\nrequires PyTorch\t920\nrequires Pytorch\t920\nrequires Turing\t1720\nrequires Volta\t1720\nrequires a Ada\t1720\nrequires a Ampere\t1720\nrequires a Blackwell\t1720\nrequires a Hopper\t1720\nrequires a Turing\t1720\nrequires a Volta\t1720\nrequires an Ada\t1720\nrequires an Ampere\t1720\nrequires an Blackwell\t1720\nrequires an Hopper\t1720\nrequires an Turing\t1720\nrequires an Volta\t1720\nrequires at least \'/std:c++\t1065\nrequires at least C++ 1\t1718\nrequires at least C++ 2\t1718\nrequires at least C++1\t1718\nrequires at least C++2\t1718\nrequires capability \t1721\nrequires compiler flag \'/std:c++\t1065\nrequires device with capability > (\t1722\nrequires nvcc\t1609\nrequires pyTorch\t920\nrequires pytorch\t920\nrequires the CUDA\t1609\nrequires the language dialect "CUDA\t1723\nrequires the language dialect "CXX\t1724\nrequires torch\t920',
    1970369089: 'Arquivo ou diretório\t504 505 506 507 508 509 510 511 512 513 514',
    1970430838: 'vcruntime\t1834',
    1970430840: 'xcrun: error: invalid active developer path\t1849',
    1970432116: 'thrust::\t1768',
    1970435187: 'struct _frame\t912',
    1970479215: 'o such \t504 505 506 507 508 509 510 511 512 513 514',
    1970496882: 'result_of_t\t1181',
    1970499157: 'Unsupported .target\t1002\nUnsupported .version\t1003\nUnsupported HIP arch \t1004\nUnsupported HIP arch: \t1004\nUnsupported conversion from \t1005\nUnsupported platform: \t1006\nUnsupported rounding mode for conversion\t1007\nUnsupportedOperatorException: \t1008',
    1970499189: 'unsupported GNU version! \t1823\nunsupported HIP gpu architecture \t1004\nunsupported HIP gpu architecture: \t1004\nunsupported by \t878\nunsupported for \t878\nunsupported instruction \t1068\nunsupported on \t878\nunsupported operand type(s) for \t1824\nunsupported operator: \t1008',
    1970562386: 'Return has unsupported type \t924',
    1970562418: 'return code\t1339\nreturned a non-zero code: 137\t1726\nreturned non-zero\t1727\nreturned non-zero exit\t1728\nreturned non-zero exit status \t1729',
    1970562419: 'setup command: use_2to3 is invalid\t1738\nsetup.py build\t1081\nsetup.py develop\t1081\nsetup.py install\t1081\nsetuptools.build_meta\t1739\nsetuptools.command.\t1740\nsetuptools.extern.\t1741',
    1981837166: "no viable conversion from \t1641\nno viable conversion from '\t1642",
    1984917583: 'OpOverloadPacket(op=\t898',
    1985966953: 'is_variable\t1473 1474',
    1986096429: '-mavx\t381',
    1986884193: 'armv8.6-a\t1050',
    1986946336: ' environment variable is not\t48',
    1987208531: 'Server does not allow request for unadvertised object\t929',
    1998611557: 'ed with an unsupported toolchain\t1311',
    1998614350: 'No working C++ compiler found in\t876',
    2003269987: 'cygwin\t820',
    2003988326: 'forward compatibility was attempted on non supported HW\t1363',
    2019516192: ' __x) noexcept (true)\t12',
    2019893287: "' extension\t313\n' extension (up-to-date)\t314",
    2019893289: ') exceeds limit (\t351',
    2019893315: 'C extension: \t530',
    2019912806: 'flex: command not found\t1067\nflex: not found\t1067',
    2020569680: 'ProxyError\t628',
    2032168553: 'in your include path is not compatible with this release of \t1425',
    2034387028: 'THByteBlas_\t934 935\nTHByteStorage\t934 935\nTHByteTensor\t934 935\nTHByteVector\t934 935',
    2035294266: ': PyTorch was compiled\t419',
    2037149263: 'Only a single TORCH_LIBRARY can be used to register the namespace \t896 897',
    2037149295: 'only available for Linux\t1676\nonly available with \t1677\nonly support\t1678\nonly supported on \t1679 1680\nonly supported on CUDA\t1609\nonly supported on NVCC\t1609\nonly supports Linux\t1676\nonly works on Linux\t1676',
    2037413219: 'cupy.cuda.memory.OutOfMemoryError\t1282',
    2037604640: ' async_io\t18',
    2042020674: 'Böyle bir dosya ya da dizin\t504 505 506 507 508 509 510 511 512 513 514',
    2053466478: 'niezdefiniowane odwołanie do\t288',
    2053731104: ' size changed, may indicate binary\t267',
    2054124112: 'Prozedureinsprungpunkt\t288',
    2179145762: '" は、内部コマンド\t303',
    2179145767: "' は、内部コマンド\t303",
    2179145786: ': そのようなファイル\t117',
    2195923002: ': コマンドが見つかりません\t394',
    2229739578: ': 無法開啟共用物件\t404',
    2246385722: ': 共有オブジェクトファイルを開けません\t404',
    2295439056: 'Ошибка сегментирования\t708',
    2313560122: ': 找不到命令\t394',
    2357322528: ' が見つかりません\t192 193',
    2377704480: ' 不是\t150 167 168 169',
    2377704482: '"不是内部\t303',
    2377704487: "'不是内部\t303",
    2414551098: ': 동적 오브젝트 파일을 열 수 없습니다\t404',
    2461197882: ':沒有此一檔案\t117',
    2498306106: ': 错误: expected \t437\n: 错误: template argument \t437\n: 错误:expected \t437\n: 错误:template argument \t437\n: 错误： expected \t437\n: 错误： template argument \t437\n: 错误：expected \t437\n: 错误：template argument \t437',
    2498306141: '] 错误 137\t1033',
    2548441146: ': 无效的 ELF 头\t447\n: 无法分配内存\t396\n: 无法打开共享对象\t406\n: 无法打开共享对象文件\t404',
    2632327226: ': 未找到命令\t394',
    2642535226: ':そのようなファイル\t117',
    2647662650: ': Нет такого файла\t117',
    2712856122: ':没有那个文件\t117',
    2797826628: 'Dræbt\t693',
    2848159060: 'Tué a terminé le programme \t347',
    2877416224: ' に対する定義されていない参照\t288',
    2881709383: 'Geëlimineerd\t693',
    2944525090: '"は、内部コマンド\t303',
    2944525095: "'は、内部コマンド\t303",
    2966455505: 'файл в неправильном формате\t919',
    2966468560: 'защиту сегмента после перемещения\t927',
    2983231953: 'сбой отображения сегмента из разделяемого объекта\t736',
    2983236304: 'Вбито\t693',
    2983240656: 'Убито\t693',
    3001425978: ': 沒有此一檔案\t117\n: 没有那个文件\t117',
    3050347984: 'Не осталось свободного места\t877\nНет такого файла\t504 505 506 507 508 509 510 511 512 513 514',
    3050356176: 'не вдалося знайти -l\t1422\nне является внутренней\t1470\nневизначене посилання\t288\nневизначене посилання на\t288\nневозможно выделить память в статичном блоке TLS\t792\nневозможно задействовать исполняемый стек\t791\nневозможно найти -l\t1422 1423\nнедефинисана упута ка\t288\nнеоднозначный символ\t825\nнеопределена отпратка към\t288\nнеопределенная ссылка на\t288\nнеопределённая ссылка на\t288',
    3050356688: 'перемещение R_\t1717\nпересування R_\t1717',
    3051888698: ': 资源暂时不可用\t420',
    3085246557: '] 已杀死\t1033',
    3101958178: '" 不是内部\t303\n" 不是内部或外部命令\t303',
    3101958183: "' 不是内部\t303\n' 不是内部或外部命令\t303",
    3169132637: '] 強制終了\t1033',
    3184533562: ': невозможно открыть разделяемый объектный файл\t404',
    3201348816: 'доступном только для чтения, содержатся динамические\t1713',
    3278267762: 'reférence indefinie vers\t288\nreférence indéfinie vers\t288',
    3278335573: 'Ungültiger Maschinenbefehl\t378',
    3278774330: ': não é possível abrir arquivo compartilhado\t404',
    3279185223: 'Getötet\t693\nGetötet hat Programm \t347',
    3491770661: '%1 не является приложением Win32\t310',
    3491803856: 'в пространстве имён\t1334',
    3499801839: '：Нет такого файла\t117',
    3500003386: ':Нет такого файла\t117',
    3799018863: 'omp’ not found\t1382',
    3810537765: '%1 は有効な Win32 アプリケーション\t310',
    3816980963: 'あいまいなシンボル\t825',
    3817309155: 'デバイスに空き領域がありません\t1859',
    3818357731: 'プロシージャ エントリ ポイント\t288',
    3818568943: '：そのようなファイル\t117',
    3818750178: '”は、内部コマンド\t303',
    3818750435: 'そのようなファイルやディレクトリ\t504 505 506 507 508 509 510 511 512 513 514',
    3819930083: 'は、内部コマンド\t1470 1858',
    3820192483: 'コマンドラインオプション\t794',
    3820716771: 'セグメンテーション\t708',
    3827314981: '%1 不是有效的 Win32 应用程序\t310',
    3834091238: '文件格式错误\t919',
    3835527394: '”不是内部\t303',
    3837628901: '命令行太长。\t684',
    3837692390: '找不到 -l\t1123 1422 1423',
    3851132645: '型名ではありません\t1073',
    3851270372: '不命名一个类型\t1073',
    3852386021: '從共用物件中對映區段失敗\t736',
    3853163750: '未定\t288\n未定义的引用\t288\n未定义的符号\t288\n未定义符号\t288',
    3853230824: '被多次定义\t1861',
    3854479080: '设备上没有空间\t1859',
    3868047588: '不明确的符号\t825\n不是\t1334\n不是一个类型名\t1073\n不是內部或外部命令\t1470\n不是内部或外部命令\t1470 1858\n不正な命令\t378',
    3868373734: '沒有此一檔案或目錄\t504 505 506 507 508 509 510 511 512 513 514',
    3868900591: '：沒有此一檔案\t117\n：没有那个文件\t117',
    3869154793: '非法指令\t378',
    3869284326: '无法从共享目标中映射段\t736\n无法启用共享目标需要的执行栈\t791\n无法在静态 TLS 块中分配内存\t792\n无法定位程序输入点\t288\n无法恢复段 prot\t927\n无法找到 -l\t1123\n无法识别的命令行选项\t794',
    3869344999: '無法在靜態 TLS 區塊中配置記憶體\t792\n無法復原 segment prot\t927\n無法找到程序輸入點\t288\n無法辨識的命令列選項\t794\n無法開啟可執行堆疊\t791',
    3869356774: '没有成员\t1860\n没有此指令\t1635\n没有此类指令\t1635\n没有那个文\t504 505 506 507 508 509 510 511 512 513 514',
    3869809893: '在此作用域中尚未声明\t1073',
    3869940966: '未找到 -l\t1124 1125 1126 1127 1128 1129 1130 1131 1132\n未找到 -lEGL\t1133\n未找到 -lGLEW\t1134\n未找到 -laio\t1135\n未找到 -lffi\t1136\n未找到 -lglog\t1137\n未找到 -ljpeg\t1138\n未找到 -lnuma\t1139\n未找到 -lstdc++\t1141\n未找到 -ltbb\t1142\n未找到 -luuid\t1143\n未找到 -lz\t1144',
    3870265317: '可执行文件格式错误\t707',
    3870393829: '共有オブジェクトが必要としている実行可能スタック\t791\n共有オブジェクトのセグメントをマップするのに失敗\t736',
    3870727910: '架构于输入文件\t49',
    3884032999: '磁盘空间不足\t1859',
    3885604329: '静的 TLS ブロック内にメモリ\t792',
    3885868008: '裝置上已無多餘空間\t1859',
    3886131430: '模稜兩可的符號\t825',
    3901522403: 'が見つかりません\t1480',
    3901915875: 'を見つけ\t1480\nを見つけられません -l\t1124 1125 1126 1127 1128 1129 1130 1131 1132\nを見つけられません -lEGL\t1133\nを見つけられません -lGLEW\t1134\nを見つけられません -laio\t1135\nを見つけられません -lffi\t1136\nを見つけられません -lglog\t1137\nを見つけられません -ljpeg\t1138\nを見つけられません -lnuma\t1139\nを見つけられません -lstdc++\t1141\nを見つけられません -ltbb\t1142\nを見つけられません -luuid\t1143\nを見つけられません -lz\t1144\nを見つけられません: -l\t1124 1125 1126 1127 1128 1129 1130 1131 1132\nを見つけられません: -lEGL\t1133\nを見つけられません: -lGLEW\t1134\nを見つけられません: -laio\t1135\nを見つけられません: -lffi\t1136\nを見つけられません: -lglog\t1137\nを見つけられません: -ljpeg\t1138\nを見つけられません: -lnuma\t1139\nを見つけられません: -lstdc++\t1141\nを見つけられません: -ltbb\t1142\nを見つけられません: -luuid\t1143\nを見つけられません: -lz\t1144',
    3918366437: '再配置 R_\t1717\n再配置後にセグメントの prot\t927',
    3920998118: '段錯誤\t708\n段错误\t708',
    3954751466: '그런 파일이나 디렉터리\t504 505 506 507 508 509 510 511 512 513 514',
    3969229036: '정적 TLS 블럭에는 메모리를\t792',
    3969486827: '동적 오브젝트의 세그먼트를\t736',
    3986983916: '실행할 수 있는 스택을 공유\t791',
    3987253995: '모호한 기호\t825',
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
    'install_state.cpu_only_extension\tline\t without CUDA\t without GPU\n'
    'platform_abi.numpy_abi_mismatch\t\tI version 0x\n'
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
    'gpu_arch.arch_not_built\tline\tYour installed torch\n'
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
    'link_and_load.missing_shared_library\tline\tOSError: \n'
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
    'cuda_toolkit.build_out_of_memory\tline\tBị buộc kết thúc\tDræbt\tDödad\tGetötet\tGeëlimineerd\tKilled\tMorto\tProcessus arrêté\tSüreç durduruldu\tTapettu\tTerbunuh\tTerminado (killed)\tTué\tUbijen\tkilled\tΣκοτώθηκε\tВбито\tЗабіты\tУбито\tУбијен\t已杀死\t強制終了\t強制結束\t强制终止\n'
    'host_toolchain.setuptools_incompatible\tline\t execute \n'
    'platform_abi.numpy_abi_mismatch\tline\tnumpy.\n'
    "host_toolchain.git_submodule_missing\tline\tUnable to checkout '\tUnable to find current revision in\n"
    'not_our_fault.hardware_unsupported\n'
    'not_our_fault.hardware_unsupported\tline\tThe GPU does\tThe device does\tThe setup does\tThis GPU does\tThis device does\tThis setup does\tYour GPU does\tYour device does\tYour setup does\tthe GPU does\tthe device does\tthe setup does\tthis GPU does\tthis device does\tthis setup does\tyour GPU does\tyour device does\tyour setup does\n'
    'not_our_fault.hardware_unsupported\tline\tExpected is_sm\n'
    'source_api.cxx_standard_too_old\tline\tYou need C++\n'
    'host_toolchain.missing_python_dev_headers\n'
    'cuda_runtime.cudnn_version_mismatch\tline\tDNN version \tDNn version \tDnN version \tDnn version \tdNN version \tdNn version \tdnN version \tdnn version \n'
    'cuda_toolkit.cuda_toolkit_too_old\tline\tmust be >=\tmust be at least\tmust be greater than or equal to\tneeds to be >=\tneeds to be at least\tneeds to be greater than or equal to\tshould be >=\tshould be at least\tshould be greater than or equal to\n'
    'cuda_runtime.driver_too_old\t145\tcontainer was built for NVIDIA Driver Release \n'
    'install_state.torch_too_old_for_package\tline\tAT_DISPATCH_CASE\tAT_DISPATCH_SWITCH\tAT_DISPATCH_V2\tC10_CUDA_KERNEL_LAUNCH_CHECK\n'
    'host_toolchain.glibc_too_new_for_cuda\tline\t/string.h:\n'
    'source_api.cxx_standard_too_old\tline\tdecltype\tnullptr\tstatic_assert\n'
    "install_state.dependency_version_mismatch\tline\t'nccl\t‘nccl\n"
    'not_our_fault.wrong_install_command\n'
    'triton_inductor.triton_api_mismatch\tline\tKeyword argument \n'
    'not_our_fault.gpu_out_of_memory\tline\tcublasCreate\n'
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
    "op_registration.missing_fake_impl\tline\tCould not run '\n"
    "source_api.macro_or_flag_conflict\tline\tcannot use '\n"
    'host_toolchain.git_submodule_missing\n'
    "windows.path_with_spaces\tline\tninja: error: '\n"
    'cuda_runtime.extension_cuda_version_mismatch\n'
    "install_state.unsupported_platform\tline\tcompiler'\tcompiler_cxx'\tcompiler_so'\tlinker_so'\tset_executable'\n"
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
    'gpu_arch.arch_not_built\tline\t is for sm\n'
    'torch_abi.torch_version_mismatch\tline\t requires torch==\n'
    'link_and_load.wrong_library_picked_at_link\tline\t, needed by \n'
    'cuda_toolkit.nvtoolsext_removed\tline\tnvToolsExt\n'
    'link_and_load.linker_cannot_find_cuda_lib\tline\twarning: libMIOpen\twarning: libamd_comgr\twarning: libamdhip64\twarning: libcublas\twarning: libcuda\twarning: libcufft\twarning: libcufile\twarning: libculibos\twarning: libcupti\twarning: libcurand\twarning: libcusolver\twarning: libcusparse\twarning: libcutensor\twarning: libhip\twarning: libhsa-runtime64\twarning: libhsakmt\twarning: libnccl\twarning: libnpp\twarning: libnvJitLink\twarning: libnvidia-ml\twarning: libnvjpeg\twarning: libnvrtc\twarning: libnvshmem\twarning: librccl\twarning: libroc\n'
    'platform_abi.cpu_architecture_mismatch\tline\tfound architecture \n'
    'platform_abi.glibcxx_too_old\tline\tundefined symbol: \n'
    'platform_abi.glibc_too_old\tline\tundefined symbol: \n'
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
    'cuda_runtime.driver_too_old\n'
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
    'triton_inductor.triton_torch_version_mismatch\n'
    'cuda_toolkit.cuda_toolkit_not_found\n'
    'host_toolchain.git_submodule_missing\n'
    'install_state.cpu_only_torch\tline\tATen_cuda library\tthe ATen_cuda library\n'
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
    'install_state.extension_not_built\n'
    'install_state.extension_not_built\tline\t binary at \n'
    'platform_abi.numpy_abi_mismatch\n'
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
    'link_and_load.missing_shared_library\n'
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
    'torch_abi.stale_build_artifacts\n'
    'windows.path_with_spaces\n'
    'cuda_toolkit.build_out_of_memory\n'
    'link_and_load.missing_shared_library\tline\tlib\n'
    'not_our_fault.network_failure\n'
    'host_toolchain.missing_system_dev_package\t49\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'platform_abi.cpu_architecture_mismatch\n'
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
    'cuda_runtime.no_nvidia_driver\n'
    'not_our_fault.wrong_install_command\n'
    'cuda_runtime.fabric_manager_missing\n'
    'triton_inductor.triton_compiler_bug\n'
    'link_and_load.library_mapping_refused\n'
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
    'cuda_runtime.no_nvidia_driver\tline\tThe NVIDIA Driver was not detected. \n'
    'not_our_fault.hardware_unsupported\n'
    'op_registration.pybind_op_graph_break\n'
    'gpu_arch.arch_not_built\n'
    'not_our_fault.network_failure\n'
    'windows.wrong_windows_compiler\n'
    "cuda_toolkit.nvcc_internal_crash\tline\tcl.exe'\n"
    'op_registration.op_library_not_loaded\tline\t C++ extension\t C++ library\n'
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
    'link_and_load.missing_shared_library\tline\twhen trying to load \n'
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
    'link_and_load.missing_shared_library\n'
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
    'torch_abi.torch_version_mismatch\tline\t against PyTorch\t against Pytorch\t against Torch\t against torch\t for PyTorch\t for Pytorch\t for Torch\t for torch\t with PyTorch\t with Pytorch\t with Torch\t with torch\n'
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
    "op_registration.op_library_not_loaded\tline\t', but it does not exist\n"
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
    'cuda_runtime.no_nvidia_driver\tline\tError 304: OS call failed\tError 500: named symbol not found\tError 999: unknown error\n'
    'cuda_runtime.extension_cuda_version_mismatch\tline\t has no member \n'
    'not_our_fault.gpu_out_of_memory\n'
    'host_toolchain.missing_system_dev_package\t42\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t43\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'not_our_fault.network_failure\n'
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
    'not_our_fault.hardware_unsupported\tline\tUnsupported \tunsupported \n'
    'cuda_toolkit.nvcc_internal_crash\tline\t: assertion \n'
    'host_toolchain.missing_system_dev_package\t40\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'platform_abi.numpy_abi_mismatch\n'
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
    'install_state.cpu_only_torch install_state.unsupported_platform\n'
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
    'link_and_load.missing_shared_library\t\tcannot\n'
    'host_toolchain.missing_system_dev_package\t40\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t41\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'not_our_fault.network_failure\n'
    'not_our_fault.harmless_output\n'
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
    'install_state.dependency_version_mismatch\t\tincompatible\n'
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
