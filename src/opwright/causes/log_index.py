"""Which causes to import for a log. Written by tools/index_causes.py."""

IN_LOGS: dict[int, str] = {
    539123551: '__" does not take arguments\t1103',
    540682536: '(): incompatible function arguments. The following argument types are\t367',
    540685421: 'm4: command not found\t1132\nm4: not found\t1132',
    540697708: "ld: cannot find\t1570\nld: library 'ATen' not found\t1571\nld: library 'EGL\t1572\nld: library 'GL\t1573\nld: library 'GLEW\t1574\nld: library 'GLU\t1573\nld: library 'GLX\t1573\nld: library 'MIOpen\t1575\nld: library 'OpenGL\t1573\nld: library 'X11\t1576\nld: library 'Xext\t1576\nld: library 'Xi\t1576\nld: library 'Xrandr\t1576\nld: library 'aio\t1577\nld: library 'amd_comgr\t1575\nld: library 'amdhip64\t1575\nld: library 'blas\t1578\nld: library 'c\t1579\nld: library 'c10' not found\t1571\nld: library 'c10_cuda\t1580\nld: library 'caffe2' not found\t1571\nld: library 'cblas\t1578\nld: library 'crypt\t1581\nld: library 'crypto\t1582\nld: library 'cublas\t1575\nld: library 'cuda\t1575\nld: library 'cufft\t1575\nld: library 'cufile\t1575\nld: library 'culibos\t1575\nld: library 'cupti\t1575\nld: library 'curand\t1575\nld: library 'cusolver\t1575\nld: library 'cusparse\t1575\nld: library 'cutensor\t1575\nld: library 'dl\t1579\nld: library 'ffi\t1583\nld: library 'glfw\t1584\nld: library 'glfw3\t1584\nld: library 'glog\t1585\nld: library 'hip\t1575\nld: library 'hsa-runtime64\t1575\nld: library 'hsakmt\t1575\nld: library 'ibverbs\t1586\nld: library 'jpeg\t1587\nld: library 'm\t1579\nld: library 'mlx5\t1586\nld: library 'mpi\t1588\nld: library 'mpi_cxx\t1588\nld: library 'nccl\t1575\nld: library 'npp\t1575\nld: library 'numa\t1589\nld: library 'nvJitLink\t1575\nld: library 'nvidia-ml\t1575\nld: library 'nvjpeg\t1575\nld: library 'nvrtc\t1575\nld: library 'nvshmem\t1575\nld: library 'openblas\t1578\nld: library 'png\t1590\nld: library 'png16\t1590\nld: library 'pthread\t1579\nld: library 'rccl\t1575\nld: library 'rdmacm\t1586\nld: library 'roc\t1575\nld: library 'rt\t1579\nld: library 'ssl\t1582\nld: library 'stdc++\t1591\nld: library 'tbb\t1592\nld: library 'torch' not found\t1571\nld: library 'torch_cpu' not found\t1571\nld: library 'torch_cuda\t1580\nld: library 'torch_global_deps' not found\t1571\nld: library 'torch_python' not found\t1571\nld: library 'uuid\t1593\nld: library 'z\t1594\nld: library not found for -lc10_cuda\t1580\nld: library not found for -ltorch_cuda\t1580\nld: library ‘EGL\t1572\nld: library ‘GL\t1573\nld: library ‘GLEW\t1574\nld: library ‘GLU\t1573\nld: library ‘GLX\t1573\nld: library ‘OpenGL\t1573\nld: library ‘X11\t1576\nld: library ‘Xext\t1576\nld: library ‘Xi\t1576\nld: library ‘Xrandr\t1576\nld: library ‘aio\t1577\nld: library ‘blas\t1578\nld: library ‘c\t1579\nld: library ‘cblas\t1578\nld: library ‘crypt\t1581\nld: library ‘crypto\t1582\nld: library ‘dl\t1579\nld: library ‘ffi\t1583\nld: library ‘glfw\t1584\nld: library ‘glfw3\t1584\nld: library ‘glog\t1585\nld: library ‘ibverbs\t1586\nld: library ‘jpeg\t1587\nld: library ‘m\t1579\nld: library ‘mlx5\t1586\nld: library ‘mpi\t1588\nld: library ‘mpi_cxx\t1588\nld: library ‘numa\t1589\nld: library ‘openblas\t1578\nld: library ‘png\t1590\nld: library ‘png16\t1590\nld: library ‘pthread\t1579\nld: library ‘rdmacm\t1586\nld: library ‘rt\t1579\nld: library ‘ssl\t1582\nld: library ‘stdc++\t1591\nld: library ‘tbb\t1592\nld: library ‘uuid\t1593\nld: library ‘z\t1594\nld: unsupported tapi file type '\t1595",
    540702325: 'uv: command not found\t1325\nuv: not found\t1325',
    540949792: ' => not found\t10',
    541218115: 'CUB requires a definition of CUB_NS_QUALIFIER\t600',
    541477957: 'ELF load command a\t742',
    541675585: 'API call is not supported in the installed CUDA driver\t488',
    541870925: 'MKL ERROR: \t876\nMKL FATAL ERROR: \t876',
    541871172: 'DLL load failed\t718 719 720\nDLL load failed while importing \t721\nDLL load failed: Die angegebene Prozedur\t722\nDLL load failed: The specified procedure\t722\nDLL load failed: 找不到指定的程序\t722',
    541937487: 'OOM when allocating tensor\t948',
    542132552: 'HIP error: device kernel image is invalid\t825',
    542329940: 'TLS handshake timeout\t1015',
    542393671: 'GET was unable to find an engine to execute this computation\t799',
    542461511: 'GNU version! gcc \t820',
    542462019: "CPU does not support \t597\nCPU doesn't support \t597\nCPU lacks \t597",
    542462023: 'GPU architecture\t608\nGPU capabilit\t608\nGPU compute architecture\t608\nGPU compute capabilit\t608\nGPU functionality will not be available\t822',
    543449442: "bad register name \t1133\nbad value 'armv9\t1115\nbad value ('armv9\t1115\nbad value (‘armv9\t1115\nbad value ‘armv9\t1115",
    543451460: 'Did you forget to add @triton.jit\t725',
    543451492: 'did not complete successfully: exit code: 137\t1366\ndid you forget to \t1367',
    543516756: 'The \'sklearn\' PyPI package is deprecated\t1026\nThe CUDA compiler identification is unknown\t1027\nThe HIP compiler identification is unknown\t1028\nThe command line is too long.\t726\nThe current CMakeCache.txt directory \t1029\nThe library is compiled without \t1030\nThe output of this custom operator (1) must not also be an input\t1025\nThe source "\t1031\nThe specified path, file name, or both are too long\t1032\nThe term \'nvcc\' is not recognized\t669',
    543516788: 'the operator \t1855\nthe package flash_attn seems to be not installed\t1146',
    543516996: 'Die Befehlszeile ist zu lang.\t726',
    543517006: 'Nie ma takiego pliku\t534 535 536 537 538 539 540 541 542 543 544',
    543517801: 'ile in wrong format\t976',
    543519329: 'are not currently supported\t1126\nare not supported\t1126\nare not yet supported\t1126\nare unsupported\t1126',
    543519605: "use of undeclared identifier \t1919\nuse of undeclared identifier '\t1908 1909 1910",
    543520100: 'due to ninja not being installed\t1378',
    543521063: "'ye tanımsız başvuru\t303",
    543584032: ' of the Protocol Buffer runtime library, but the installed version is \t226\n of the Protocol Buffer runtime library, which is not\t227',
    543585601: 'Auf dem Gerät ist kein Speicherplatz\t555',
    544104771: 'Can not find\t652',
    544106784: ' in namespace\t155\n in namespace \t156\n in your include path is not compatible with this release of \t157',
    544108320: ' on CUDA arch < \t228\n on a machine with \t229',
    544108366: 'Non rimane spazio sul device\t935',
    544108398: 'non rimane spazio sul device\t935\nnon è riconosciuto come\t1550',
    544165434: ':No existe el\t121\n:No such file\t121',
    544173600: ' no es un miembro de\t155 176 177 178\n no se reconoce\t197',
    544173940: 'too few arguments for template template parameter "Tuple"\t1860\ntoo many initializer values\t1861\ntoo old to be supported by the triton GPU compiler\t1862',
    544175136: ' to be true, but got false\t284\n to compile PyTorch\t285\n to find Python.h\t286',
    544236404: 'tcp connect error\t1246',
    544238959: 'omp not found\t1458',
    544239392: ' op due to it not being compatible\t232',
    544370464: ' or above\t13\n or above \t265\n or greater \t265\n or higher\t13\n or higher \t265\n or later\t13\n or later \t265\n or later compatible compiler is required\t266\n or newer\t13\n or newer \t265\n or one of its dependencies\t267',
    544372079: 'our device is too old. We require compute capability\t1779',
    544432488: 'has already been de\t1463\nhas compute capability < \t1464\nhas no attribute \t1221 1465 1466\nhas no device code compatible with \t1467\nhas no member \t1468\nhas no member named \t1468 1469 1470 1471\nhas not been declared\t1138',
    544432503: 'was compiled with CPU_ONLY flag\t1936\nwas not declared in this scope\t1138',
    544434464: " is already registered\t161\n is already registered as a pybind11::native_enum\t162\n is already registered. Ensure that registration with torch::class_\t163\n is ambiguous\t164\n is defined in header \t165\n is incompatible with\t166\n is incompatible with \t167\n is incompatible with lib\t168\n is less than desired GPU memory\t169\n is less than the minimum supported by NVRTC\t170\n is missing a fake kernel implementation\t171\n is missing, please make sure it is specified in the 'build-system.requires'\t172\n is not None\t173\n is not a \t174\n is not a directory\t37\n is not a member of\t155 175 176 177 178\n is not a member of \t179 180 181 182\n is not a member of 'cute\t150\n is not a member of 'cutlass\t150\n is not a member of ‘cute\t150\n is not a member of ‘cutlass\t150\n is not a recognized processor for this target\t183\n is not a supported wheel on this platform\t184\n is not a valid\t37\n is not a valid editable requirement\t185\n is not a valid wheel file\t186\n is not available, \t187\n is not compatible with\t166\n is not compatible with \t167\n is not compatible with the current PyTorch installation\t188\n is not compatible with this Python\t189\n is not compiled with it\t187\n is not defined\t190 191 192 193\n is not defined \t194\n is not enabled\t195\n is not found\t196\n is not recognized as\t197\n is required\t198\n is required but found\t199\n is undefined\t200 201\n is used but incompatible\t166\n is used but is incompatible\t166",
    544435812: 'dns error: failed to lookup address\t1372',
    544436008: '(os error 112)\t369\n(os error 122)\t369\n(os error 28)\t369',
    544437570: 'Bus error\t530',
    544500071: 'git submodule \t1451',
    544501575: 'Got SM\t823',
    544501582: 'Not a directory: \t928\nNot enough memory. Please try to increase --mem-fraction\t936\nNot find\t653',
    544501607: 'got Arch.sm_\t823\ngot SM\t823\ngot an unexpected keyword argument \t1459\ngot sm\t823\ngot sm_\t823',
    544501614: 'not available for \t1728\nnot available on \t1728\nnot compiled with GPU offload support\t1729\nnot enough disk space\t1033\nnot enough free disk space\t1033\nnot enough free space\t1033\nnot enough space\t1033\nnot find\t653\nnot found\t1730\nnot installed\t1731\nnot match\t1370\nnot support\t1732\nnot supported by \t1733\nnot supported for \t1728 1733\nnot supported for the current GPU. Minimum capability: \t1734\nnot supported on \t1728 1733\nnot valid for use in process\t24\nnot yet available for \t1728\nnot yet available on \t1728\nnot yet supported by \t1733\nnot yet supported for \t1728 1733\nnot yet supported on \t1728 1733',
    544502633: 'ist entweder falsch geschrieben\t1550\nist kein Element von\t1407',
    544502645: 'ust use \t1922',
    544503119: 'Out of memory: Kill process\t957\nOut of memory: Killed process\t957',
    544503138: 'but the target was not found\t1152',
    544503151: 'out of memory\t1780 1781 1782\nout of memory allocating \t1783\nout of resource\t1784\nout of resource: triton_\t1785',
    544567129: 'You are running version \t1084\nYou must give at least one requirement to\t1085\nYou tried to install "pytorch"\t1086',
    544567161: 'you should not try to import numpy from\t1942',
    544760141: 'Max retries exceeded with url\t879',
    544825888: ' by system policy\t24',
    544828526: 'nly Ada\t1233\nnly Ampere\t1233\nnly Blackwell\t1233\nnly Hopper\t1233\nnly NVIDIA Ada\t1233\nnly NVIDIA Ampere\t1233\nnly NVIDIA Blackwell\t1233\nnly NVIDIA Hopper\t1233\nnly NVIDIA Rubin\t1233\nnly NVIDIA Turing\t1233\nnly NVIDIA Volta\t1233\nnly Rubin\t1233\nnly SM\t1233\nnly Turing\t1233\nnly Volta\t1233\nnly available \t1700\nnly be available \t1700\nnly be enabled \t1700\nnly be implemented \t1700\nnly be supported \t1700\nnly be valid \t1700\nnly enabled \t1700\nnly gfx\t1233\nnly implemented \t1700\nnly runs \t1700\nnly sm\t1233\nnly support\t1701\nnly support \t1700\nnly supported \t1700\nnly supports \t1700\nnly valid \t1700\nnly works \t1700',
    546346988: '에 대한 정의되지 않은 참조\t303',
    547011823: '： Aucun fichier\t121\n： Datei oder Verzeichnis\t121\n： No existe el\t121\n： No such file\t121\n： Нет такого файла\t121\n： そのようなファイル\t121\n： 沒有此一檔案\t121\n： 没有那个文件\t121',
    547193058: "” is not recognized\t318\n” is not recognized as\t318\n” ist entweder falsch\t318\n” n'est pas reconnu\t318\n” no se reconoce como\t318\n” は、内部コマンド\t318\n” 不是内部\t318\n” 不是内部或外部命令\t318",
    549234155: '를 찾을 수\t1560',
    659902535: "GPU's architecture\t608\nGPU's capabilit\t608\nGPU's compute architecture\t608\nGPU's compute capabilit\t608",
    661528610: '" n\'est pas reconnu\t318',
    661528615: "' n'est pas reconnu\t318",
    661545283: "Can't find\t652 653",
    661545315: "can't be installed because it doesn't\t1173\ncan't find\t652 653\ncan't open file \t1174",
    661548868: "Don't know what to do with '\t735",
    661548900: "don't have enough free space in /\t1377",
    661679471: "omp' not found\t1458",
    662007641: "You're on \t1087\nYou're using \t1087",
    679517676: '은(는) 내부 또는 외부 명령\t1550',
    707403834: ': ***\t420',
    758528120: 'x86-64-v\t1115',
    760038484: 'TDM-GCC\t875',
    761752432: 'pkg-config: command not found\t1132\npkg-config: not found\t1132',
    762146671: 'oom-kill\t957',
    762212206: 'non-zero number of elements, but its data is not allocated yet\t1727',
    762341744: 'pip-build-env-\t1790',
    762342767: 'omp-tools.h\t1621 1622 1623',
    762671207: 'gpu-name\t1460',
    778530416: 'png.h\t1791 1792 1793',
    778659430: 'ffi.h\t1431 1432 1433',
    778661997: 'mpi.h\t1678 1679 1680',
    779119983: 'omp.h\t1621 1622 1623',
    791687523: 'c10/cuda/impl/cuda_cmake_macros.h\t1157 1158 1159 1160 1161 1162\nc10/util/AlignOf.h\t1163 1164 1165\nc10/util/Array.h\t1163 1164 1165\nc10/util/Float\t511 512 513\nc10/util/complex_utils.h\t1163 1164 1165\nc10/util/either.h\t1163 1164 1165\nc10/util/in_place.h\t1163 1164 1165\nc10/util/math_compat.h\t1163 1164 1165\nc10/util/reverse_iterator.h\t1163 1164 1165\nc10/util/variant.h\t1163 1164 1165',
    792938580: 'THC/THCAtomics.cuh\t996 997 998\nTHC/THCDeviceUtils.cuh\t999 1000 1001 1002\nTHC/THCNumerics.cuh\t1003 1004 1005',
    793528133: 'EGL/egl.h\t739 740 741\nEGL/eglext.h\t739 740 741\nEGL/eglplatform.h\t739 740 741',
    796096883: 'sys/cdefs\t1142\nsys/file.h\t1371\nsys/ioctl.h\t1371\nsys/mman.h\t1371\nsys/resource.h\t1371\nsys/socket.h\t1371\nsys/time.h\t1371\nsys/wait.h\t1371',
    796157294: 'net/http: request canceled\t1015',
    796225127: 'gnu/stubs\t1142',
    808464432: '000001\t405\n0000135\t404\n0000139\t403',
    808465475: 'C4003: \t586',
    827018828: 'LNK1102\t855\nLNK1104\t569 856 857 858 859 860 861\nLNK1112\t862 863\nLNK1158\t864\nLNK1181\t860 861 865',
    827085907: 'STL1002: Unexpected compiler version, expected CUDA \t983',
    828796205: '-mf16c\t408',
    842019395: 'C2027\t574',
    842020932: 'D8021\t716',
    842021188: 'D9024\t717',
    842211386: ': 32 bit compilation is only supported for\t421',
    842281539: 'C2429\t582',
    842348355: 'C7525\t582',
    842413891: 'C7624\t582',
    843796044: 'LNK2001\t303\nLNK2005: \t866\nLNK2019\t303',
    845374806: 'Vec256\t1078 1079',
    858796611: "C2039: \t575 576 577 578 579 580\nC2039: 'exc_traceback'\t581\nC2039: 'exc_type'\t581\nC2039: 'exc_value'\t581\nC2039: 'ob_digit'\t581\nC2039: 'tp_print'\t581\nC2039: 'use_tracing'\t581",
    863005040: 'pip3: command not found\t1325\npip3: not found\t1325',
    875968323: 'C7642\t582',
    877350476: 'LNK4272\t863',
    909128259: 'C2061: \t580\nC2065: \t580',
    909207138: 'bf16 mixed precision requires PyTorch \t1139',
    909652803: 'C3861: \t580',
    925905197: '-1073741511\t403\n-1073741515\t404\n-1073741795\t405',
    926429763: 'C2872\t585',
    942682435: "C1083\t561 562 563 564 565 566 567 568 569 570\nC1083: Cannot open compiler generated file: '\t571",
    943010371: 'C2589: \t583',
    943011651: 'C7582\t582',
    959787587: 'C2593: \t584',
    976236899: 'c10::guts\t1166\nc10::optional<\t1167',
    976909409: 'at::DeprecatedTypeProperties\t1131',
    978144327: 'GLM: GLM_\t819',
    978341199: 'OMP: Error #15\t944\nOMP: Error #15:\t945\nOMP: Error #179: Function pthread_\t946',
    979661939: 'std::shared_ptr<torch::jit\t1844 1845',
    979923827: 'ssh: Could not resolve hostname \t1842\nssh: connect to host \t1842',
    979923834: 'zsh: command not found: \t1947\nzsh: no matches found: \t1948',
    980445552: 'pip: command not found\t1325\npip: not found\t1325',
    980707687: 'git: command not found\t1132\ngit: not found\t1132',
    980708969: 'int: = is not a valid operator\t1534',
    1094928468: 'THCAssertSameGPU\t994 995\nTHCAtomics.cuh\t996 997 998',
    1094997315: "CUDA Error \t605\nCUDA Error (222\t606\nCUDA Error (35\t607\nCUDA Error (code 222\t606\nCUDA Error (code 35\t607\nCUDA Error 222\t606\nCUDA Error 35\t607\nCUDA Error code 222\t606\nCUDA Error code 35\t607\nCUDA Error: \t605\nCUDA Error: (222\t606\nCUDA Error: (35\t607\nCUDA Error: (code 222\t606\nCUDA Error: (code 35\t607\nCUDA Error: 222\t606\nCUDA Error: 35\t607\nCUDA Error: code 222\t606\nCUDA Error: code 35\t607\nCUDA architecture\t608\nCUDA capabilit\t608\nCUDA compiler and CUDA toolkit headers are incompatible\t609\nCUDA compute architecture\t608\nCUDA compute capabilit\t608\nCUDA driver initialization failed, you might not have\t610\nCUDA driver is a stub library\t611\nCUDA driver library cannot be found\t612\nCUDA driver version is insufficient for CUDA runtime version\t613\nCUDA error \t605\nCUDA error (222\t606\nCUDA error (35\t607\nCUDA error (code 222\t606\nCUDA error (code 35\t607\nCUDA error 222\t606\nCUDA error 35\t607\nCUDA error code 222\t606\nCUDA error code 35\t607\nCUDA error: \t605\nCUDA error: (222\t606\nCUDA error: (35\t607\nCUDA error: (code 222\t606\nCUDA error: (code 35\t607\nCUDA error: 222\t606\nCUDA error: 35\t607\nCUDA error: code 222\t606\nCUDA error: code 35\t607\nCUDA extension not installed\t614\nCUDA failure \t605\nCUDA failure (222\t606\nCUDA failure (35\t607\nCUDA failure (code 222\t606\nCUDA failure (code 35\t607\nCUDA failure 222\t606\nCUDA failure 35\t607\nCUDA failure code 222\t606\nCUDA failure code 35\t607\nCUDA initialization: Found no NVIDIA driver on your system\t615\nCUDA unavailable, invalid device\t616\nCUDA unknown error - this may be due to an incorrectly set up environment\t617\nCUDA version mismatch! DeepSpeed ops were compiled and installed with a different version\t618\nCUDA was not found on the system, please set the CUDA_HOME\t619\nCUDA's architecture\t608\nCUDA's capabilit\t608\nCUDA's compute architecture\t608\nCUDA's compute capabilit\t608\nCUDA::nvToolsExt\t406 620 621\nCUDAGenerator\t598 599\nCUDAGuard\t622 623\nCUDAStreamGuard\t622 623\nCUDA_ARCHITECTURES\t624\nCUDA_ARCHITECTURES is set to \t625\nCUDA_ERROR_ASSERT\t626\nCUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE\t627\nCUDA_ERROR_ILLEGAL_ADDRESS\t628\nCUDA_ERROR_INVALID_IMAGE\t629\nCUDA_ERROR_LAUNCH_FAILED\t628\nCUDA_ERROR_MISALIGNED_ADDRESS\t628\nCUDA_ERROR_NO_BINARY_FOR_GPU\t630\nCUDA_ERROR_NO_DEVICE\t631\nCUDA_ERROR_OUT_OF_MEMORY\t632\nCUDA_ERROR_STUB_LIBRARY\t611\nCUDA_ERROR_SYSTEM_DRIVER_MISMATCH\t633\nCUDA_ERROR_SYSTEM_NOT_READY\t634\nCUDA_ERROR_UNSUPPORTED_PTX_VERSION\t635\nCUDA_HOME\t636\nCUDA_HOME does not exist, unable to compile CUDA\t637\nCUDA_HOME environment variable is not set\t638\nCUDA_PATH\t636\nCUDA_PATH is set but CUDA wasn\t639\nCUDA_TOOLKIT_ROOT_DIR not found or specified\t640\nCUDA_tensor_apply\t641 642\nCUDAs architecture\t608\nCUDAs capabilit\t608\nCUDAs compute architecture\t608\nCUDAs compute capabilit\t608",
    1096045407: '_STANDARD is set to invalid value\t1101\n_STATUS_ARCH_MISMATCH\t1102',
    1096308803: 'CXXABI_\t649\nCXXABI_1.3.\t650',
    1098215527: 'gpuAtomicAdd\t1461 1462',
    1100659951: '：Aucun fichier\t121',
    1111705684: 'THCBlas_\t992 993',
    1112099911: 'GLIBCXX_\t649\nGLIBCXX_3.4.\t650\nGLIBC_\t817\nGLIBC_2.\t818',
    1113812850: 'rocBLAS error: C\t1820',
    1126199118: 'No CUDA GPUs are available\t213 899\nNo CUDA runtime is found, using CUDA_HOME=\t900\nNo CUDA toolset found\t901',
    1126199150: 'no CUDA-capable device is detected\t631',
    1128482900: 'THCCeilDiv\t528 529',
    1128486478: 'NVCC \t889\nNVCC" \t889\nNVCC\' \t889\nNVCC` \t889\nNVCC’ \t889',
    1128680517: 'ELFCLASS32\t390\nELFCLASS64\t390',
    1129467732: 'TORCH_CHECK\t1016\nTORCH_CUDA_API\t493 494\nTORCH_CUDA_ARCH_LIST is not set, all archs for visible cards\t1017\nTORCH_EXTENSION_NAME\t410\nTORCH_HIP_API\t572 573\nTORCH_LIBRARY_FRAGMENT\t1016',
    1130320961: 'AT_CHECK\t489 490\nAT_CHECK_INDEX\t489 490\nAT_CPP14_CONSTEXPR\t491 492\nAT_CUDA_API\t493 494',
    1131701607: 'getCurrentCUDABlasHandle\t622 623\ngetCurrentCUDASolverDnHandle\t622 623\ngetCurrentCUDASparseHandle\t622 623\ngetCurrentCUDAStream\t622 623\ngetCurrentDeviceProperties\t622 623',
    1131701619: 'setCurrentCUDAStream\t622 623',
    1131898190: 'NewConnectionError\t666',
    1145120800: ' (ADVANCED)\t1',
    1145260116: 'THCDevice\t992 993\nTHCDeviceUtils.cuh\t999 1000 1001 1002',
    1145656910: 'NVIDIA driver on your system is too old\t890\nNVIDIA-SMI has failed because it couldn\t891',
    1145981254: 'FIND was unable to find an engine to execute\t762',
    1146438445: '-CUDA::nvToolsExt\t406',
    1146438508: 'lCUDA::nvToolsExt\t406',
    1147098177: 'AT_DISPATCH_ALL_TYPES_AND_HALF\t495 496',
    1148478823: 'getDefaultCUDAStream\t622 623\ngetDeviceProperties\t622 623',
    1150991599: '：Datei oder Verzeichnis\t121',
    1160670307: 'cl.EXE\t1242',
    1162235717: 'EOFError: Ran out of input\t744',
    1162297926: 'FBGEMM needs GCC \t648\nFBGEMM needs at least GCC \t648\nFBGEMM requires GCC \t648\nFBGEMM requires at least GCC \t648',
    1162629971: 'SSLError\t666',
    1163152969: "INTERNAL COMPILER ERROR in '\t829",
    1164863831: 'WinError 2]\t569\nWinError 3]\t569',
    1164994920: 'hipErrorAssert\t626\nhipErrorInvalidDeviceFunction\t1348\nhipErrorInvalidImage\t825\nhipErrorNoBinaryForGpu\t630\nhipErrorOutOfMemory\t632\nhipErrorSharedObjectInitFailed\t1474',
    1176517189: 'E: Failed to fetch\t738',
    1178749012: 'THBFloat16Blas_\t992 993\nTHBFloat16Storage\t992 993\nTHBFloat16Tensor\t992 993\nTHBFloat16Vector\t992 993',
    1179009347: 'CAFFE2_API\t493 494\nCAFFE2_CUDA_API\t493 494',
    1180652609: 'AT_FORALL_SCALAR_TYPES\t497 498',
    1195591764: 'THCGenerator\t992 993',
    1196312909: 'MINGW\t875',
    1196773443: 'CPUGenerator\t598 599',
    1198271776: ' -lGLESv1\t6\n -lGLESv2\t6',
    1198418253: 'MinGW\t875',
    1229408595: 'SIGILL\t405',
    1230262351: 'OPTIX_ERROR_UNSUPPORTED_ABI_VERSION\t949',
    1230455855: '/DWIN32\t411',
    1230984257: 'AT_INDEX_ERROR\t499 500',
    1231254131: 'srcIndex < srcSelectDimSize\t1841',
    1232367438: 'NotImplementedError: C\t937',
    1262570819: 'CMAKE_CUDA_ARCHITECTURES\t589\nCMAKE_CUDA_ARCHITECTURES must be non-empty\t590\nCMAKE_CUDA_ARCHITECTURES:\t591 592\nCMAKE_CUDA_COMPILER\t593\nCMAKE_CUDA_COMPILER not set, after EnableLanguage\t594\nCMAKE_CUDA_COMPILER:\t595',
    1279415619: 'CUBLAS_STATUS_INTERNAL_ERROR when calling \t601\nCUBLAS_STATUS_INVALID_VALUE when calling \t602',
    1280136782: 'NVML Shared Library Not Found\t778',
    1280595267: 'CUTLASS needs GCC \t648\nCUTLASS needs at least GCC \t648\nCUTLASS requires GCC \t648\nCUTLASS requires at least GCC \t648',
    1281311820: 'LD_LIBRARY_PATH contains incompatible version of cudnn\t849',
    1297501260: 'LLVM ERROR: \t851\nLLVM ERROR: Cannot select: \t852\nLLVM ERROR: Cannot select: intrinsic %llvm.\t853\nLLVM ERROR: out of memory\t854',
    1298295148: 'libMIOpen.so.\t1599',
    1299212648: 'hipModuleLoad failed: \t1475',
    1310748265: 'in Namensbereich\t1407',
    1313032276: 'THCNumerics\t992 993\nTHCNumerics.cuh\t1003 1004 1005',
    1313101123: 'CUDNN_INCLUDE_DIR\t643\nCUDNN_INCLUDE_PATH\t643\nCUDNN_LIBRARY\t643\nCUDNN_LIBRARY_PATH\t643\nCUDNN_STATUS_ALLOC_FAILED\t644\nCUDNN_STATUS_NOT_INITIALIZED\t645\nCUDNN_STATUS_SUBLIBRARY_LOADING_FAILED\t646',
    1313753172: 'THNN_\t1013 1014',
    1313821514: 'JSONDecodeError: \t744',
    1315072364: 'libNVVM cannot be found. Do `conda install\t1600',
    1315728452: 'DllNotFoundException: Unable to load \t733',
    1318763759: '：No existe el\t121\n：No such file\t121',
    1330529327: '/DNOMINMAX\t411',
    1330795077: 'ERROR: Could not find a version\t745\nERROR: Python dependency not found\t746\nERROR: Wheel \'\t747\nERROR: unknown command "\t748',
    1330857298: 'RESOURCE_EXHAUSTED: \t975',
    1346521420: 'LIBPOSTPROC\t850',
    1347243847: 'GOMP_\t821',
    1347638595: 'CUSPARSE_\t647',
    1347703880: 'HTTP 000 CONNECTION FAILED\t671',
    1349083987: 'SciPy needs GCC \t648\nSciPy needs at least GCC \t648\nSciPy requires GCC \t648\nSciPy requires at least GCC \t648',
    1349350734: 'NumPy\t938\nNumPy C-API version 0x\t939\nNumPy needs GCC \t648\nNumPy needs at least GCC \t648\nNumPy requires GCC \t648\nNumPy requires at least GCC \t648\nNumPy was built with baseline optimizations\t940',
    1377843753: '): Read timed out\t377',
    1380141140: 'THCRandom\t992 993\nTHCRoundUp\t528 529',
    1380993352: 'HIPRTC_ERROR_COMPILATION\t667',
    1381122399: '_ARRAY_API\t1099',
    1396918356: 'THCState\t1006 1007\nTHCStorage\t992 993\nTHCStream\t1006 1007',
    1397049428: 'THESE PACKAGES DO NOT MATCH THE HASHES\t1012',
    1397050439: 'GLES2/gl\t810 811\nGLES3/gl\t810 811\nGLESv1\t812\nGLESv2\t812',
    1397706309: 'ENOSPC: no space\t743',
    1397900630: 'VERSION_MISMATCH\t1077',
    1398757712: 'PY_SSIZE_T_CLEAN macro must be defined\t958',
    1400137063: 'getStreamFromPool\t622 623',
    1411398185: '): The output of this custom operator (1) must not also be an input\t378',
    1413567571: 'STATUS_DLL_NOT_FOUND\t404\nSTATUS_ENTRYPOINT_NOT_FOUND\t403',
    1413695572: 'THCTensor\t992 993\nTHCThrustAllocator\t992 993',
    1413761108: 'THDTensor\t992 993',
    1414744148: 'THSTensor\t992 993',
    1415530580: 'TH_TENSOR_APPLY\t641 642',
    1416914279: 'getTHCState\t1006 1007',
    1428175429: 'E: Unable to fetch some archives\t738',
    1430462522: ': CUDA cannot be found\t423',
    1430462575: 'o CUDA toolkit found\t670\no CUDA toolkit was found\t670',
    1430472788: 'THCUNN_\t992 993',
    1430481965: '-lCUDA::nvToolsExt\t406',
    1431455828: 'THRUST_NS_QUALIFIER\t604',
    1447250004: 'THCVector\t992 993',
    1448299815: "'MSVCCompiler' object has no attribute '\t362",
    1464224839: 'GLFW/glfw3.h\t813 814 815 816',
    1465865281: 'AT_WARN\t501 502',
    1498173007: 'ONLY build\t947',
    1596993859: 'C10_FALLTHROUGH\t491 492\nC10_HIP_API\t572 573\nC10_HIP_KERNEL_LAUNCH_CHECK\t572 573\nC10_HOST_CONSTEXPR\t491 492\nC10_NORETURN\t491 492',
    1596993891: 'c10_cuda.lib\t1168',
    1598116680: 'HSA_STATUS_ERROR_INVALID_ISA\t826',
    1598182723: 'CUB_NS_QUALIFIER\t603 604',
    1598243655: 'GCC_1\t649\nGCC_3\t649\nGCC_4\t649\nGCC_7\t649',
    1598244948: 'THC_assertSameGPU\t994 995',
    1598965328: 'PFN_cuTensorMapEncode\t647',
    1600939103: '_dl_check_map_versions: Assertion\t1107',
    1601008225: 'arm_acle\t1129\narm_bf16\t1129\narm_fp16\t1129\narm_neon\t1129\narm_sve\t1129',
    1601009011: 'sum_intlist\t1794 1795',
    1601010035: 'sym_numel\t792\nsym_size\t792\nsym_stride\t792',
    1601204323: 'cpp_extension.load\t52 1339\ncpp_extension.py\t52',
    1629515598: 'No available memory for the cache blocks\t902',
    1629516905: 'it as a build dependency\t1555',
    1631789114: ': Cannot allocate memory\t424\n: Cannot fork\t425',
    1631811920: 'PyCapsule\t968',
    1631854650: ': Datei oder Verzeichnis\t121\n: Datei zu kurz\t426',
    1631985722: ': Failed to preprocess host compiler properties\t427',
    1632127060: 'THHalfBlas_\t992 993\nTHHalfStorage\t992 993\nTHHalfTensor\t992 993\nTHHalfVector\t992 993',
    1632313402: ': Kann die Shared\t435\n: Kann die Shared-Object-Datei nicht öffnen\t433',
    1632466510: 'NvMapMem\t942',
    1632641082: ': Path to libdevice library not specified\t446',
    1633836895: '__ballot\t647',
    1633839468: 'libaio.h\t1601 1602 1603 1604\nlibamdhip64.so.\t1599\nlibav\t1605',
    1633886247: "' cannot overload\t327",
    1633886266: ': calling a constexpr __device__ function\t456\n: calling a constexpr __host__ function\t457\n: cannot find /\t458\n: cannot open shared obj\t435\n: cannot open shared object\t459 460\n: cannot read file data\t426 461',
    1633903970: 'because it has a CompositeImplicitAutograd\t1135',
    1633903972: 'decay_t\t1248',
    1633973571: 'Cuda Configuration Error: C\t714\nCuda error: \t605\nCuda error: (222\t606\nCuda error: (35\t607\nCuda error: (code 222\t606\nCuda error: (code 35\t607\nCuda error: 222\t606\nCuda error: 35\t607\nCuda error: code 222\t606\nCuda error: code 35\t607',
    1633973603: 'cuda execution failed with error \t605\ncuda execution failed with error (222\t606\ncuda execution failed with error (35\t607\ncuda execution failed with error (code 222\t606\ncuda execution failed with error (code 35\t607\ncuda execution failed with error 222\t606\ncuda execution failed with error 35\t607\ncuda execution failed with error code 222\t606\ncuda execution failed with error code 35\t607\ncuda runtime error \t605\ncuda runtime error (2) : out of memory\t1346\ncuda runtime error (222\t606\ncuda runtime error (35\t607\ncuda runtime error (code 222\t606\ncuda runtime error (code 35\t607\ncuda runtime error 222\t606\ncuda runtime error 35\t607\ncuda runtime error code 222\t606\ncuda runtime error code 35\t607\ncuda.is_available()\t213\ncudaBindTexture\t647\ncudaConfigureCall\t647\ncudaErrorAssert\t626\ncudaErrorCallRequiresNewerDriver\t488\ncudaErrorCompatNotSupportedOnDevice\t627\ncudaErrorInsufficientDriver\t1347\ncudaErrorInvalidDeviceFunction\t1348\ncudaErrorInvalidKernelImage\t629\ncudaErrorMemoryAllocation\t632\ncudaErrorNoDevice\t631\ncudaErrorNoKernelImageForDevice\t630\ncudaErrorStubLibrary\t611\ncudaErrorSystemDriverMismatch\t633\ncudaErrorSystemNotReady\t634\ncudaErrorUnsupportedPtxVersion\t635\ncudaFuncAttributeMaxDynamicSharedMemorySize, \t1349\ncudaGetDeviceCount()\t1350\ncudaLaunchCooperativeKernelMultiDevice\t647\ncudaPointerAttributes\t1351\ncudaProfilerInitialize\t647\ncudaThreadExit\t647\ncudaThreadSynchronize\t647\ncudaTypedefs.h\t1333 1334\ncudaUnbindTexture\t647\ncuda_awbarrier\t1333 1334\ncuda_bf16.h\t1333 1334\ncuda_fp4.h\t1333 1334\ncuda_fp6.h\t1333 1334\ncuda_fp8.h\t1333 1334\ncuda_pipeline\t1333 1334\ncudart64_\t1345',
    1634036816: 'Please install \t967',
    1634036848: 'please install \t967',
    1634082855: "' failed: \t330",
    1634100580: 'default_program(\t1362',
    1634166092: 'LegacyTHDispatcher\t867 868\nLegacyTHFunctionsCUDA\t867 868',
    1634166124: 'legacy-install-failure\t1598',
    1634213922: '" has no member\t154 305 306\n" has no member \t307 308 309 310\n" has no member "\t311 312 313 314\n" has no member class\t315',
    1634213927: "' has no attribute '\t331 332 333 334",
    1634230111: '__half\t1105',
    1634493027: 'cblas.h\t1236 1237 1238\ncblas_mangling.h\t1236 1237 1238',
    1634493984: ' flag is not supported with the configured host compiler\t127',
    1634494055: 'gflags/gflags.h\t1446 1447 1448 1449 1450',
    1634541602: '" matches these operands\t319\n" may not be used in the type-id\t320',
    1634541612: ', may conflict with lib\t392',
    1634563438: 'numa.h\t1738 1739 1740\nnumaif.h\t1738 1739 1740',
    1634564716: 'lzma.h\t1655 1656 1657 1658',
    1634625890: 'binaries were compiled with C\t1140',
    1634629956: 'DynamicLibNotFoundError: Failure finding \t737',
    1634629988: 'dynamic module does not\t1379\ndynamic_cast\t1380',
    1634692128: ' load any \t125\n loaded at\t207',
    1634692166: 'Float8_e\t792',
    1634754915: 'capability\t1232 1233',
    1634754924: 'lapack\t1562\nlapacke.h\t1563 1564 1565 1566',
    1634760805: "expanded from macro \t1414\nexpanded from macro '__noinline__'\t1415\nexpansion of macro \t1414",
    1634886000: 'parameter packs not expanded with\t1787 1788',
    1634887263: '_frame\t969 1108',
    1634887267: 'cframe"\t1241\ncframe\'\t1241\ncframe’\t1241',
    1634890835: 'Strawberry\t875',
    1634890867: 'stratégie de contrôle d\t532',
    1634954837: 'UnsatisfiedLinkError: \t1065\nUnsatisfiedLinkError: no \t1066',
    1634954869: 'unsatisfied condition: \t1915',
    1635017059: 'catastrophic error\t1235',
    1635017062: 'fatal error C10\t1425\nfatal error C1001: \t1426\nfatal error C1081\t1427\nfatal: early EOF\t1428\nfatal: fetch-pack: \t1428\nfatal: not a git repository\t1429\nfatal: unable to \t1430',
    1635018093: 'metadata-generation-failed\t1598',
    1635020660: 'total shared memory allocation is larger than available memory. Dynamic size: \t1890',
    1635022189: 'mutable_data_ptr\t792',
    1635151433: "Invalid CUDA 'device=\t842\nInvalid requirement: \t843\nInvalid wheel filename\t186\nInvalidMatchSpec: \t844\nInvalidVersionSpec: \t844",
    1635151465: 'invalid command "bdist_wheel\t1537\ninvalid command "dist_info\t1537\ninvalid command "editable_wheel\t1537\ninvalid command \'bdist_wheel\t1537\ninvalid command \'dist_info\t1537\ninvalid command \'editable_wheel\t1537\ninvalid command bdist_wheel\t1537\ninvalid command dist_info\t1537\ninvalid command editable_wheel\t1537\ninvalid device function\t1538\ninvalid input constraint \'+h\' in asm\t1539\ninvalid input constraint \'+l\' in asm\t1539\ninvalid input constraint \'+r\' in asm\t1539\ninvalid input constraint \'=+h\' in asm\t1539\ninvalid input constraint \'=+l\' in asm\t1539\ninvalid input constraint \'=+r\' in asm\t1539\ninvalid input constraint \'=h\' in asm\t1539\ninvalid input constraint \'=l\' in asm\t1539\ninvalid input constraint \'=r\' in asm\t1539\ninvalid input constraint \'h\' in asm\t1539\ninvalid input constraint \'l\' in asm\t1539\ninvalid input constraint \'r\' in asm\t1539\ninvalid literal for int() with base 10: \t1540\ninvalid operands to binary expression (\t1541\ninvalid operands to binary expression (\'\t1542\ninvalid output constraint \'+h\' in asm\t1539\ninvalid output constraint \'+l\' in asm\t1539\ninvalid output constraint \'+r\' in asm\t1539\ninvalid output constraint \'=+h\' in asm\t1539\ninvalid output constraint \'=+l\' in asm\t1539\ninvalid output constraint \'=+r\' in asm\t1539\ninvalid output constraint \'=h\' in asm\t1539\ninvalid output constraint \'=l\' in asm\t1539\ninvalid output constraint \'=r\' in asm\t1539\ninvalid output constraint \'h\' in asm\t1539\ninvalid output constraint \'l\' in asm\t1539\ninvalid output constraint \'r\' in asm\t1539\ninvalid target ID \t1069\ninvalid value \'armv9\t1115\ninvalid value \'c++\t1543\ninvalid value \'gnu++\t1543\ninvalid value (\'armv9\t1115\ninvalid value (‘armv9\t1115\ninvalid value for --gpu-architecture\t1544\ninvalid value ‘armv9\t1115',
    1635196967: "' was defined more than once\t352",
    1635197024: '` was removed in the NumPy 2\t1113',
    1635281254: 'fixable by adding \t1437',
    1635284080: 'ptxas application ptx input, line \t1796\nptxas does not support CC \t1797\nptxas info \t1798\nptxas warning \t1798',
    1638515570: 'réadressage R_\t1805\nréadressage de R_\t1805',
    1646292852: 'to be installed\t1137',
    1647473766: 'ft2build.h\t1440 1441 1442 1443',
    1650552405: 'Unable to find\t652 653\nUnable to find a valid cuDNN algorithm\t1051\nUnable to find code object for all current devices\t1052\nUnable to find vcvarsall.bat\t1053\nUnable to import \t662\nUnable to load \t662\nUnable to load any of {lib\t1054\nUnable to load library \t664\nUnable to load the library \t664\nUnable to locate\t653\nUnable to pre-compile ops without torch installed\t1055\nUnable to register cu\t1056',
    1650552421: 'enable executable\t1383\nenable_if_t\t1248',
    1650552437: 'unable to execute \t1894\nunable to execute \'\t1895\nunable to execute command: Killed\t1896\nunable to find\t653\nunable to find a build program corresponding to "NMake Makefiles\t1897\nunable to find a build program corresponding to "Ninja\t1898\nunable to find a build program corresponding to "Unix Makefiles\t1899\nunable to find library -l\t1191 1192 1193 1194 1195 1196 1197 1198 1199 1200 1900 1901 1902\nunable to find library -lEGL\t1201\nunable to find library -lGLEW\t1202\nunable to find library -laio\t1203\nunable to find library -lffi\t1204\nunable to find library -lglog\t1205\nunable to find library -ljpeg\t1206\nunable to find library -lnuma\t1207\nunable to find library -lstdc++\t1209\nunable to find library -ltbb\t1210\nunable to find library -luuid\t1211\nunable to find library -lz\t1212\nunable to locate\t653\nunable to open database file\t1903',
    1650552929: 'apability not supp\t1121',
    1650616684: 'libbitsandbytes_cpu.\t1606',
    1651076128: ' libraries are not found\t206\n library not found\t206',
    1651076143: '/libMIOpen\t417\n/libamd_comgr\t417\n/libamdhip64\t417\n/libcublas\t417\n/libcuda\t417\n/libcufft\t417\n/libcufile\t417\n/libculibos\t417\n/libcupti\t417\n/libcurand\t417\n/libcusolver\t417\n/libcusparse\t417\n/libcutensor\t417\n/libhip\t417\n/libhsa-runtime64\t417\n/libhsakmt\t417\n/libnccl\t417\n/libnpp\t417\n/libnvJitLink\t417\n/libnvidia-ml\t417\n/libnvjpeg\t417\n/libnvrtc\t417\n/libnvshmem\t417\n/librccl\t417\n/libroc\t417',
    1651076218: 'zlib.h\t1943 1944 1945 1946',
    1651336557: "member access into incomplete type '\t1661\nmember reference type \t1662",
    1651337587: 'simbolo ambiguo\t880',
    1651340622: 'Numba needs NumPy \t941',
    1651341651: 'Symbol\t303',
    1651341683: 'symbol not found in flat namespace\t303\nsymbole ambigu\t880',
    1651449895: "' object has no attribute 'ds_opt_\t349",
    1651469415: 'global interpreter lock (GIL) has been enabled to load module\t1452\nglobalLegacyTypeDispatch\t867 868',
    1651860850: 'reubicación R_\t1805',
    1651864352: " submodule path '\t280",
    1663067490: 'be created directly\t1134',
    1663070030: 'No compatible code objects found for: gfx\t903\nNo compiled \t904',
    1663071343: 'ot compiled with \t1778\not currently implemented\t1756\not currently supported\t1756',
    1664044099: 'CL/cl\t587 588',
    1667309616: '0 active drivers ([])\t419',
    1667393900: 'libc10_cuda.so: \t1607\nlibcublas.so.\t1608\nlibcublasLt.so.\t1608\nlibcuda.so\t1609\nlibcuda.so cannot found\t1610\nlibcuda.so not found! Do you have a CUDA driver\t1611\nlibcuda.so.1\t1609\nlibcuda.so.1 is not a symbolic link\t1612\nlibcudart.so.\t1608\nlibcufft.so.\t1608\nlibcupti.so.\t1608\nlibcusolver.so.\t1608\nlibcusparse.so.\t1608',
    1667462766: 'nvcc \t889\nnvcc :\t1746\nnvcc cannot find a supported version of\t1747\nnvcc fatal   : Cannot find compiler \'\t1748\nnvcc fatal   : Could not open input file \'\t1749\nnvcc fatal   : redefinition of argument \'\t1750\nnvcc is required to \t658\nnvcc not found\t1751\nnvcc was not found\t1751\nnvcc ：\t1746\nnvcc" \t889\nnvcc\' \t889\nnvcc:\t1746\nnvcc` \t889\nnvcc’ \t889\nnvcc：\t1746',
    1667592275: "Specified provider 'CUDAExecutionProvider' is not in available provider\t989\nSpecify CUDA_TOOLKIT_ROOT_DIR\t990",
    1667592307: 'specified that you may need to import the \t1840',
    1667594309: 'Exec format error\t751',
    1667594341: 'execinfo.h\t1371\nexecutable in path specified by\t1410\nexecutor failed running\t1411',
    1667656804: 'dlfcn.h\t1371',
    1667722864: 'pngconf.h\t1791 1792 1793',
    1667852407: 'which is not an existing directory\t1938',
    1667853909: "UnicodeDecodeError: 'utf\t1057",
    1667854445: 'mpicxx.h\t1678 1679 1680',
    1668033824: ' -lcrypt\t7',
    1668180256: ' incompatible with current version \t158',
    1668181859: 'conclude\t1324',
    1668183398: 'function for call to \t1444',
    1668248144: 'Processus arrêté\t736\nProcessus arrêté a terminé le programme \t368',
    1668248176: "procedure entry point\t303\nprocessor does not support \t597\nprocessor doesn't support \t597\nprocessor lacks \t597",
    1668311400: "hipcc' failed: No such file\t1476\nhipcc: No such file\t1477\nhipcc: command not found\t1477\nhipcc: not found\t1477",
    1668440352: ' architecture of input file \t14',
    1668443988: 'Torch is needed\t970\nTorch is not installed\t970\nTorch is required\t970\nTorch must be installed\t970\nTorch needs to be installed\t970',
    1668444020: 'torch is needed\t970\ntorch is not installed\t970\ntorch is required\t970\ntorch is required for \t1863\ntorch must be installed\t970\ntorch needs GCC \t648\ntorch needs at least GCC \t648\ntorch needs to be installed\t970\ntorch requires GCC \t648\ntorch requires at least GCC \t648\ntorch.OutOfMemoryError\t1864\ntorch._inductor.exc.\t1865\ntorch.cuda.OutOfMemoryError\t1864\ntorch.utils.ffi is deprecated\t1866\ntorch.version.cuda\t1867\ntorch/all.h\t503 504 505\ntorch/csrc/PythonTypes.h\t1868 1869 1870\ntorch/csrc/StorageDefs.h\t1868 1869 1870\ntorch/csrc/THP_export.h\t1868 1869 1870\ntorch/csrc/WindowsTorchApiMacro.h\t1868 1869 1870\ntorch/csrc/jit/\t1871 1872 1873 1874 1875\ntorch/csrc/stable/\t512 513\ntorch/csrc/utils/auto_gil.h\t1876 1877 1878\ntorch/csrc/utils/disallow_copy.h\t1876 1877 1878\ntorch/csrc/utils/future.h\t1876 1877 1878\ntorch/csrc/utils/memory.h\t1876 1877 1878\ntorch/csrc/utils/six.h\t1876 1877 1878\ntorch/extension.h\t512 513 1879 1880 1881 1882 1883\ntorch/headeronly/\t512 513\ntorch/library.h\t503 504 505\ntorch/python.h\t503 504 505\ntorch/script.h\t503 504 505\ntorch/torch.h\t503 504 505\ntorch/types.h\t503 504 505\ntorch::jit::RegisterOperators::RegisterOperators(const char\t1884\ntorch_cuda.lib\t1168\ntorch_extensions\t52 1885\ntorchaudio C++ extension is not available\t1886\ntorchinductor_\t1887 1888\ntorchvision.transforms.functional_tensor\t1889',
    1668571501: 'matching\t1660',
    1668571504: 'patch: command not found\t1132\npatch: not found\t1132',
    1668628794: ':Aucun fichier\t121',
    1671200994: '“constexpr\t324',
    1681143415: 'w64devkit\t875',
    1684104530: 'ReadTimeout\t666\nReadTimeoutError\t666',
    1684104562: 'read-only segment has dynamic IFUNC relocations\t1801\nread-only segment has dynamic relocations\t1801',
    1684107084: 'LoadLibrary failed with error 126\t873\nLoaded runtime CuDNN library: \t874',
    1684107116: 'load any more object with static\t1648\nloaded the `torch/_C` folder of the PyTorch repository\t1649',
    1684171116: 'libdevice not found at \t1613',
    1684302184: 'hidden symbol \t1472',
    1684366670: 'Need \t895\nNeed to compile C++ extensions to \t896\nNeeds \t895',
    1684366702: 'need \t895\nneed PyTorch\t977\nneed Pytorch\t977\nneed pyTorch\t977\nneed pytorch\t977\nneed torch\t977\nneeded\t1692\nneeds \t895\nneeds CUDA\t1693\nneeds PyTorch\t977\nneeds Pytorch\t977\nneeds exactly \t1150\nneeds pyTorch\t977\nneeds pytorch\t977\nneeds torch\t977',
    1684367716: 'died with <Signals.SIGKILL: 9>\t1368',
    1684632949: 'uuid/uuid.h\t1923 1924 1925 1926',
    1684633198: 'nvidia-container-cli: initialization error: \t1753\nnvidia-fabricmanager\t782',
    1684955424: ' and above\t13\n and higher\t13\n and later\t13\n and newer\t13',
    1684957510: 'FindCUDA says CUDA version is\t791',
    1684957527: 'Windows Long Path support enabled\t1082\nWindows not yet supported for torch.compile\t1083',
    1684959043: 'CondaHTTPError\t671\nCondaSSLError\t671',
    1684959075: 'conda: command not found\t1325\nconda: not found\t1325\nconditional_t\t1248',
    1684960544: ' undeclared\t200',
    1685024032: ' module has been removed\t208\n module is not found\t209',
    1685025392: 'prod_intlist\t1794 1795',
    1685222775: 'wurde in diesem Gültigkeitsbereich nicht deklariert\t1138',
    1685414702: '.cuda.o\t410',
    1685414747: '[cudnn_frontend] Error: No \t1096',
    1689699140: 'Dödad-signal avslutade programmet \t368',
    1696610857: '): error : expected a "("\t379\n): error: argument list for template template\t380\n): error: exception specification is incompatible\t381\n): error: expected a "("\t379\n): error: identifier "\t315\n): error: identifier "__\t382 383\n): error: incomplete type is not allowed\t384\n): error: invalid combination of type specifiers\t385\n): error: name followed by "::" must\t380\n): error: no instance of\t386\n): error: static assertion failed with "\t387',
    1696624193: 'An error happened while trying to locate the file on the Hub\t531',
    1696624233: 'in expansion of macro \t1414',
    1696624462: 'No existe el \t534 535 536 537 538 539 540 541 542 543 544',
    1696624494: 'no es un miembro de\t1407',
    1697082912: " n'est pas reconnu\t197\n n'est pas un membre de\t176 177 178",
    1697541219: 'cl.exe\t1242\ncl.exe with traditional preprocessor \t1243',
    1698832442: ': Befehl nicht gefunden\t422',
    1699094621: '] Fehler 137\t1097',
    1699160157: '] Getötet\t1097',
    1699170388: 'THGenerator\t992 993',
    1699553338: ': Memory allocation failure\t436',
    1699618874: ": Ne peut ouvrir le fichier d'objet partagé\t433",
    1699749946: ': Permission denied\t447',
    1699881006: '. Required capability\t409',
    1699881018: ': Resource temporarily unavailable\t449\n: Ressource temporairement\t449',
    1700022356: 'THTensor\t992 993\nTHTensorMath\t992 993',
    1700153428: 'THVector\t992 993',
    1700212059: '[-Werror\t1088',
    1700948332: 'libelf.h\t1614 1615 1616 1617',
    1701013836: 'License classifiers have been superseded by license expressions\t872',
    1701017701: 'exception handling disabled\t1408\nexception handling is disabled\t1409',
    1701078386: 'redefinition of \t1803',
    1701079328: ' identifier "\t153 154',
    1701080161: 'alderlake\t1115',
    1701080649: 'IndentationError: \t834\nIndexError: \t835 836\nIndexError: _Map_base::at\t837\nIndexError: map::at\t837\nIndexError: unordered_map::at\t837',
    1701080681: 'index_sequence\t1248',
    1701080693: 'undeclared\t1498\nundeclared identifier \t1479 1480 1724 1904\nundefined reference to \t1905\nundefined symbol: \t303\nundefined symbol: Py\t1906\nundefined symbol: _Py\t1906\nundefined symbol: mkl_\t1907\nundefinierter Verweis auf\t303\nundefiniertes Symbol\t303\nunderlying_type_t\t1248',
    1701080899: 'Code object build failed\t667',
    1701146144: ' needed by \t212',
    1701147424: ' seems to be not installed\t276',
    1701209458: 'reference indefinie vers\t303\nreference indéfinie vers\t303\nreference to\t303\nreferences to\t303\nreferencia a\t303\nreferencia indefinida a\t303\nreferencia indefinida para\t303\nreferencia nao definida a\t303\nreferencia nao definida para\t303\nreferencia não definida a\t303\nreferencia não definida para\t303\nreferensi ke\t303\nreferência indefinida a\t303\nreferência indefinida para\t303\nreferência nao definida a\t303\nreferência nao definida para\t303\nreferência não definida a\t303\nreferência não definida para\t303',
    1701210482: 'riferimento non definito a\t303',
    1701211721: "Inferred operator schema for a C++ kernel function doesn't match the expected function schema\t838",
    1701211753: 'infer_schema(func): \t1525 1526',
    1701274484: 'tcgen05\t1826',
    1701275973: 'Eigen/\t749',
    1701344288: ' the MPS \t283',
    1701345056: ' when calling \t297',
    1701405728: ' died due to signal \t32\n died due to signal 9\t33\n died due to signal 9 (Kill signal)\t33\n died with status 0x\t34',
    1701407843: 'client error (Connect)\t1246',
    1701409364: "Tried to instantiate class '\t1036\nTried to register an operator (\t1037 1038\nTried to register multiple backend fallbacks for the same dispatch key \t1039\nTried to register multiple operators with the same name\t1040",
    1701470831: 'object has no attribute\t1757\nobject has no attribute \t1758\nobject type is: \t1759',
    1701536109: 'make: \t414\nmake: command not found\t1132\nmake: not found\t1132\nmake_index_sequence\t1248\nmake_unique\t1248',
    1701603654: 'File already exists in database: \t786\nFile o directory non\t534 535 536 537 538 539 540 541 542 543 544\nFileExistsError: [\t787\nFileNotFoundError: [Errno 2] \t788\nFilename longer than 260 characters\t789\nFilename too long\t790',
    1701603681: 'ailed to initialize NVML: Driver/library version mismatch\t1114',
    1701603686: 'file failed to open for reading\t1434\nfile_baton.py\t1435\nfile_baton.py:\t1436',
    1701604425: 'Illegal instruction\t405 530',
    1701667150: "NameError: name \t892\nNameError: name '\t893\nNameError: name '_C' is not defined\t894",
    1701667182: 'name \'bare_metal_version\' is not defined\t1684\nnamespace "\t1685\nnamespace "c10::guts" has no member "\t1686\nnamespace "std" has no member \t1687 1688 1689 1690\nnamespace name\t1691',
    1701669204: 'TimeoutError: \t673',
    1701670771: "some optimisations will not be enabled\t1838\nsome optimizations will not be enabled\t1838\nsomething wrong with flag '\t1839",
    1701716007: "' newer than toolkit\t348",
    1701716012: ', needed by\t393\n, needed by \t394',
    1701733735: 'generic_type: \t1445',
    1701737812: 'TunerSimple_cached_get_nvrtc_params.cc(\t1043',
    1701798944: " does not dominate this use\t35\n does not exist\t36 37 38\n does not have \t39\n does not include kernels for this GPU\t40\n does not match \t41\n does not match namespace of enclosing TORCH_LIBRARY\t42\n does not match runtime version \t43\n does not name a\t44\n does not name a type\t45 46 47 48\n does not support \t49\n doesn't exist\t37\n doesn't match \t41",
    1701863764: 'Tapettu\t736\nTapettu-signaali päätti \t368',
    1701865808: 'Pipeline failed while executing [\t966',
    1701867296: ' open include file\t233 234 235 236 237 238 239 240 241 242 243 244 245 246 247 248 249 250 251 252 253 254 255 256 257 258 259 260 261 262 263 264\n open source file\t154 233 234 235 236 237 238 239 240 241 242 243 244 245 246 247 248 249 250 251 252 253 254 255 256 257 258 259 260 261 262 263 264',
    1701867311: '/openmp\t411',
    1701869669: 'expected primary-expression before \t1416\nexpects \t1150',
    1701869908: "TypeDefault\t1021 1022\nTypeError \t1044\nTypeError: \t1045 1046\nTypeError: expected str, bytes or os.PathLike object, not NoneType\t1047\nTypeError: join() argument must be str\t1048\nTypeError: must be called with a dataclass type or instance\t1049\nTypeError: unsupported operand type(s) for +: 'NoneType' and 'str'\t1050",
    1701869940: 'type "at::Tensor" is not allowed\t1892\ntypeid\t1380',
    1701978146: '" referenced unknown base type "\t322',
    1701978151: "' returned nan values in its \t351",
    1701978156: ', required architecture \t395',
    1701991456: ' Tree Learner was not enabled in this build\t11',
    1701996900: 'directiva de Control de aplicaciones\t532\ndirent.h\t1371',
    1701997665: 'already has an implementation\t1116',
    1701998165: 'Unregistered type : \t1063\nUnresolved extern \t1064',
    1701998197: "unrecognised command line option\t848\nunrecognised command-line option\t848\nunrecognized command\t1912\nunrecognized command line option\t848\nunrecognized command-line option\t848\nunrecognized subcommand '\t1913\nunresolved external symbol\t303\nunresolved external symbol \t1914",
    1701998445: 'more than one conversion function from "\t1675\nmore than one instance of overloaded function "\t1676\nmore than one operator "\t1677',
    1701999173: 'Erreur de format pour exec\t751\nErreur de segmentation\t752',
    1702064961: 'Assertion \t545\nAssertion `\t546\nAssertion error (\t547\nAssertionError: \t548',
    1702125892: 'Datei oder Verzeichnis nicht\t534 535 536 537 538 539 540 541 542 543 544',
    1702126916: 'Detected that PyTorch and \t724',
    1702126948: 'detected SM\t823\ndetected pre-SM\t823\ndetected sm\t823\ndetected sm_\t823',
    1702129225: 'Internal Triton PTX codegen error\t840\nInternal compiler error\t841\nInternal error\t841',
    1702129257: 'integer\t1535\ninteger_sequence\t1248\ninternal compiler error: Killed (program \t1536',
    1702129518: "note: macro 'max defined here\t1659\nnote: macro 'max' defined here\t1659\nnote: macro 'max’ defined here\t1659\nnote: macro 'min defined here\t1659\nnote: macro 'min' defined here\t1659\nnote: macro 'min’ defined here\t1659\nnote: macro max defined here\t1659\nnote: macro max' defined here\t1659\nnote: macro max’ defined here\t1659\nnote: macro min defined here\t1659\nnote: macro min' defined here\t1659\nnote: macro min’ defined here\t1659\nnote: macro ‘max defined here\t1659\nnote: macro ‘max' defined here\t1659\nnote: macro ‘max’ defined here\t1659\nnote: macro ‘min defined here\t1659\nnote: macro ‘min' defined here\t1659\nnote: macro ‘min’ defined here\t1659",
    1702130753: 'Attempting to deserialize object on a CUDA device\t549\nAttempting to use \t550',
    1702131043: 'cute/\t1360\ncute\\\t1360',
    1702195557: 'equest failed after \t1387',
    1702240297: ') versions mismatch\t375',
    1702240300: ', version CXXABI_\t396\n, version GCC_1\t396\n, version GCC_3\t396\n, version GCC_4\t396\n, version GCC_7\t396\n, version GLIBCXX_\t396\n, version GLIBC_2.\t397\n, version solving failed\t398',
    1702240314: ': version "hip_\t480\n: version "libcu\t481\n: version "libnccl\t481\n: version "libnv\t481\n: version \'hip_\t480\n: version \'libcu\t481\n: version \'libnccl\t481\n: version \'libnv\t481\n: version `hip_\t480\n: version `libcu\t481\n: version `libnccl\t481\n: version `libnv\t481\n: version ‘libcu\t481\n: version ‘libnccl\t481\n: version ‘libnv\t481',
    1702259058: 'river version \t1819',
    1702260346: 'znver3\t1115\nznver4\t1115\nznver5\t1115',
    1702325825: 'Anwendungssteuerungsrichtlinie hat\t532',
    1702389038: '.exe" is not recognized\t318\n.exe" is not recognized as\t318\n.exe" ist entweder falsch\t318\n.exe" n\'est pas reconnu\t318\n.exe" no se reconoce como\t318\n.exe" 不是内部或外部命令\t318\n.exe\' is not recognized\t318\n.exe\' is not recognized as\t318\n.exe\' ist entweder falsch\t318\n.exe\' n\'est pas reconnu\t318\n.exe\' no se reconoce como\t318\n.exe\' 不是内部或外部命令\t318\n.exe” is not recognized\t318\n.exe” is not recognized as\t318\n.exe” ist entweder falsch\t318\n.exe” n\'est pas reconnu\t318\n.exe” no se reconoce como\t318\n.exe” 不是内部或外部命令\t318',
    1702520162: 'bezeichnet keinen Typ\t1138',
    1713401449: 'in function compile: NVRTC Error: NVRTC_ERROR_COMPILATION\t1502',
    1714375751: 'GL/freeglut.h\t800 801 802',
    1717857907: 'sndfile.h\t1833 1834 1835 1836',
    1717920878: 'ndefined\t303',
    1717920885: 'udefineret reference til\t303',
    1717985603: "Caffe2: Couldn't determine version from header\t651",
    1717985635: 'caffe2/\t1169 1170 1171 1172',
    1717987684: 'different exception spec\t1369\ndiffers from\t1370',
    1717990755: 'cufft64_\t1345',
    1718513507: 'configuration file provided by "\t1326 1327\nconfiguration file provided by "CUDA\t1328\nconfiguration file provided by "Torch"\t1329\nconfigure: error: \t1330 1331\nconflicting cuDNN in LD_LIBRARY_PATH\t1332',
    1722401636: 'définitions multiples de \t881',
    1722401650: 'réference indefinie vers\t303\nréference indéfinie vers\t303\nréférence indefinie vers\t303\nréférence indéfinie vers\t303',
    1730160936: '() got an unexpected keyword argument\t270\n() got an unexpected keyword argument \t269 366\n() got multiple values for \t269',
    1731152967: 'GL/gl.h\t803 804 805\nGL/glcorearb.h\t803 804 805\nGL/glew.h\t806 807 808 809\nGL/glext.h\t803 804 805\nGL/glut.h\t800 801 802\nGL/glx.h\t803 804 805',
    1734701162: 'jpeglib.h\t1556 1557 1558 1559',
    1734959663: '/bigobj\t411',
    1734964000: ' signal terminated program \t277',
    1734964008: '(signal: 9, SIGKILL: kill)\t370',
    1734965107: 'swig: command not found\t1132\nswig: not found\t1132',
    1735289197: 'mingw\t875',
    1735290732: 'longintrepr.h\t1650 1651 1652 1653',
    1735355495: 'glog/logging.h\t1453 1454 1455 1456',
    1735357040: 'program input point\t303',
    1735549216: ' argument(s) but received\t15\n arguments for \t16\n arguments to function \t17',
    1735549292: 'larger than the available KV cache memory\t1567\nlarger than the maximum number of tokens that can be stored in KV cache\t1567',
    1735549300: 'target device or backend do not support efficient \t1852\ntarget sm_\t1853',
    1746936361: ')" has already been defined\t376',
    1746955881: 'in hip::FatBinaryInfo::\t1503',
    1749239892: 'THCharBlas_\t992 993\nTHCharStorage\t992 993\nTHCharTensor\t992 993\nTHCharVector\t992 993',
    1750288468: 'THShortBlas_\t992 993\nTHShortStorage\t992 993\nTHShortTensor\t992 993\nTHShortVector\t992 993',
    1750343738: ': The system cannot find the file specified\t450',
    1751279980: 'libhipblas.so.\t1599\nlibhipfft.so.\t1599\nlibhiprand.so.\t1599\nlibhipsolver.so.\t1599\nlibhipsparse.so.\t1599',
    1751345510: 'fichier dans un mauvais format\t976',
    1751345518: 'nicht definierter Verweis auf\t303',
    1751347777: 'Arch conditional MMA instruction used without targeting\t533',
    1751347809: "arch_bin wasn't set for some reason\t1122\narch_list[-1] += \t1123\narchitecture\t1124 1125",
    1751347823: 'orch not compiled with \t1774\norch not compiled with CUDA enabled\t1775\norch version \t1776\norch version must be \t1777\norch==\t1777',
    1751349349: 'exchange\t1248',
    1751361987: "échec d'adressage (mapping) du segment\t785",
    1751607656: 'higher\t1473',
    1751933286: 'falha no mapeamento de segmento\t785',
    1752391519: '__shfl\t647',
    1752392008: 'Hash mismatch for \t827',
    1752461166: 'nothing provides \t1735\nnothing provides __cuda\t399\nnothing provides __glibc >=2.\t400',
    1752463728: 'python3: command not found\t1325\npython3: not found\t1325\npython: command not found\t1325\npython: not found\t1325',
    1752637484: ', which is missing on the system\t399 400',
    1763715368: '() is missing value for argument\t15',
    1763717413: '%1 is not a valid Win32 application\t325\n%1 ist keine zulässige Win32-Anwendung\t325',
    1763719719: "': is not a member of 'cudaDeviceProp'\t361",
    1763733089: 'an illegal memory access was encountered\t1119',
    1763733358: 'no instance of \t1702 1703\nno instance of constructor "cut\t1704\nno instance of constructor "torch::jit::RegisterOperators::RegisterOperators" matches\t1705\nno instance of overloaded function \t1706',
    1763734639: 'ot implemented\t1756',
    1765161080: 'x86intrin.h\t1494 1495 1496',
    1766203450: ': Filename too long\t428 429',
    1766531165: '] Killed\t1097',
    1766727738: ': Nicht genügend\t424',
    1767990816: ' failed to import\t54\n failed with exit \t55\n failed: \t56\n failed: No such file\t57',
    1768042298: ':/bin/nvcc\t482',
    1768053819: ';\\bin\\nvcc\t485',
    1768058209: 'ambiguous "?" operation:\t1117\nambiguous overload for \t1118\nambiguous symbol\t880',
    1768061296: 'pybind11\t1799\npybind11/\t1800\npybind11_detail_function_record\t968',
    1768124527: 'opción de línea de órdenes no reconocida\t848',
    1768255571: 'Speicherzugriffsfehler\t752',
    1768300602: ': fichier trop court\t426\n: file too short\t426 461',
    1768318308: 'defined\t1363\ndefined in file \t1364\ndefiniciones múltiples de \t881',
    1768320617: 'infiniband/\t1527 1528 1529 1530',
    1768383858: 'registered\t1804',
    1768386149: 'engine plan file is generated on an incompatible device, expecting compute \t1384\nengine plan file is not compatible with this\t1385',
    1768453920: ' which is newer than running OS)\t298',
    1768693818: ': linker input file not found\t443',
    1768697658: ':/lib64\t483',
    1768716898: 'bzlib.h\t1153 1154 1155 1156',
    1768759354: ': misaligned address\t477',
    1768779113: 'immintrin.h\t1494 1495 1496',
    1768779128: 'xmmintrin.h\t1494 1495 1496',
    1768824890: ': nie można otworzyć pliku obiektu dzielonego\t433',
    1768843629: 'minimum required Nvidia driver for \t1665',
    1768975957: 'UnpicklingError: \t744',
    1769103702: 'VariableTensorId\t1021 1022',
    1769152577: 'A single input file is required for a non-link phase\t487',
    1769234803: 'satisfies the requirement \t1823\nsatisfy\t1824',
    1769238607: 'OptionalCUDAGuard\t622 623\nOptionalCUDAStreamGuard\t622 623',
    1769300512: ' built with CUDA \t21',
    1769366884: "device architecture\t608\ndevice capabilit\t608\ndevice compute architecture\t608\ndevice compute capabilit\t608\ndevice is SM\t823\ndevice is sm\t823\ndevice is sm_\t823\ndevice kernel image is invalid\t629\ndevice's architecture\t608\ndevice's capabilit\t608\ndevice's compute architecture\t608\ndevice's compute capabilit\t608\ndevice-side assert triggered\t1365\ndevice-side assertion triggered\t1365\ndevices architecture\t608\ndevices capabilit\t608\ndevices compute architecture\t608\ndevices compute capabilit\t608",
    1769369189: 'environment variable is not\t1386',
    1769414695: "' with arguments from the '\t353\n' with arguments from the 'CUDA' backend\t354 355\n' with arguments from the 'MPS' backend\t356\n' with arguments from the 'Meta' backend\t357\n' with exceptions disabled\t358",
    1769566836: 'trying to build PyTorch with a too old version of \t1891',
    1769631349: 'unzip: command not found\t1132\nunzip: not found\t1132',
    1784835872: ' object has no attribute \t223 224 225',
    1785291349: 'Ubijen\t736',
    1785620814: 'Ninja is required to \t898',
    1785620846: 'ninja-build: Kommando nicht gefunden\t1695\nninja-build: command not found\t1695\nninja-build: commande introuvable\t1695\nninja-build: not found\t1695\nninja-build: orden no encontrada\t1695\nninja-build: コマンドが見つかりません\t1695\nninja-build: 未找到命令\t1695\nninja: Kommando nicht gefunden\t1695\nninja: build stopped\t1696\nninja: command not found\t1695\nninja: commande introuvable\t1695\nninja: no work to do.\t1697\nninja: not found\t1695\nninja: orden no encontrada\t1695\nninja: コマンドが見つかりません\t1695\nninja: 未找到命令\t1695',
    1797287790: 'no kernel image is available\t1707',
    1797288805: 'es kein\t1407',
    1801538883: 'CMake must be installed to build\t596',
    1801547107: 'cmake: command not found\t1132\ncmake: not found\t1132',
    1801547111: 'gmake\t420',
    1801675074: 'BackendUnavailable: Cannot import \t558',
    1801675088: "Package \t959\nPackage dependency requirement '\t960\nPackagesNotFoundError\t961",
    1801675120: 'packed_accessor\t792\npacked_accessor32\t1016\npacked_accessor64\t1016',
    1801678707: 'socket.gaierror: \t1837',
    1802068851: 'scikit-learn has not been built correctly\t1825',
    1802270070: 'vulkan/vulkan\t1932 1933 1934 1935',
    1802398060: 'linker `\t1643',
    1802465132: 'looks like a filename, but the file does not exist\t1654',
    1802465858: 'Broken toolchain: cannot link a simple \t559',
    1802661751: 'work with \t1150\nworks with \t1150',
    1802725700: 'Disk quota exceeded\t729',
    1802725732: 'disk quota exceeded\t729',
    1814061388: 'La ligne de commande est trop longue.\t726\nLa línea de comandos es demasiado larga.\t726',
    1814066273: "at least '/std:c++\t1130",
    1814979692: 'ld.lld: error: duplicate symbol: \t1569',
    1816217684: 'THAlloc\t992 993',
    1816283220: 'THBlas_\t992 993',
    1816545364: 'THFloatBlas_\t992 993\nTHFloatStorage\t992 993\nTHFloatTensor\t992 993\nTHFloatVector\t992 993',
    1818323300: 'dial tcp: lookup \t1015',
    1818391907: 'cublas.CUBLASError: \t1344\ncublas64_\t1345\ncublasLt64_\t1345',
    1818435642: ': class template "std::_Is_memfunptr" has already been defined\t462',
    1818455657: 'include file \t1505\ninclude file "ATen/\t1506\ninclude file "CL/\t1507\ninclude file "Eigen/\t1508\ninclude file "GLES\t1509\ninclude file "TH\t1510\ninclude file "THC\t1511\ninclude file "X11/\t1512\ninclude file "asm/\t1142\ninclude file "boost/\t1513\ninclude file "c\t1514\ninclude file "c10d/\t1515\ninclude file "cudnn\t1516\ninclude file "eigen3/Eigen/\t1508\ninclude file "libav\t1517\ninclude file "tbb/\t1518\ninclude file "torch/\t511\ninclude file \'ATen/\t1506\ninclude file \'CL/\t1507\ninclude file \'Eigen/\t1508\ninclude file \'GLES\t1509\ninclude file \'TH\t1510\ninclude file \'THC\t1511\ninclude file \'X11/\t1512\ninclude file \'asm/\t1142\ninclude file \'boost/\t1513\ninclude file \'c\t1514\ninclude file \'c10d/\t1515\ninclude file \'cudnn\t1516\ninclude file \'eigen3/Eigen/\t1508\ninclude file \'libav\t1517\ninclude file \'tbb/\t1518\ninclude file \'torch/\t511',
    1818583913: 'icelake-\t1115',
    1818780998: 'Fehler beim Mappen des Shared Objects\t785\nFehler im Format der Programmdatei\t751',
    1818845510: 'Failed building wheel for \t763\nFailed to auto\t764\nFailed to build \t765\nFailed to build CUDA kernels for \t766\nFailed to compile. cc_cmd\t767\nFailed to create CUDAE\t768\nFailed to detect a default CUDA architecture\t769\nFailed to detect a default CUDA architecture.\t770\nFailed to find\t652 653\nFailed to find \t771\nFailed to find MSVC.\t772\nFailed to find ROCm root directory\t773\nFailed to find a working CUDA architecture\t774\nFailed to find all files with CUDA\t775\nFailed to find nvToolsExt\t776\nFailed to import \t662 777\nFailed to initialize NVML: Driver Not Loaded\t778\nFailed to load \t662\nFailed to load library \t664\nFailed to load the backend extension: \t779\nFailed to load the library \t664\nFailed to locate\t653\nFailed to parse: \t780\nFailed to set the allowed dynamic shared memory size \t781\nFailed to start \t782\nFailure finding "libnvvm\t710\nFailure finding \'libnvvm\t710\nFailures have been detected while processing an MLIR pass pipeline\t783',
    1818845542: "fail to call hipModuleLaunchKernel(\t1417\nfail to call hipModuleLoad\t1418\nfailed call to cuInit: \t1419\nfailed to find\t653\nfailed to legalize operation 't\t1420\nfailed to locate\t653\nfailed to map segment from\t1421\nfailed to open \t1422\nfailed to open elf at \t707\nfailed with\t1423\nfailed with exit \t1424",
    1818846752: ' file built for macOS-\t58\n file not found\t59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123\n file not recognized: \t124',
    1818847344: 'philox_cuda_state\t792',
    1818848040: '(killed) terminó el programa \t368',
    1818850658: 'build_ext\t1146\nbuilds-v0\t1147\nbuilt against \t1148\nbuilt against CUDA\t1149\nbuilt for \t1148\nbuilt for CUDA\t1149\nbuilt to run on \t1150\nbuilt using \t1148\nbuilt using CUDA\t1149\nbuilt with \t1148\nbuilt with CUDA\t1149\nbuilt without \t1151',
    1819028768: ' -llapack\t8',
    1819042150: 'fallo al asignar un segmento del objeto compartido\t785',
    1819044171: 'Killed\t736 847',
    1819045731: 'collect2: fatal error: ld terminated with signal 9\t854',
    1819047238: 'FullyFusedMLP: insufficient shared memory available on the GPU\t797',
    1819176736: ' only by \t230\n only for \t230\n only on \t230\n only supports \t231\n only with \t230',
    1819240790: 'Violación de segmento\t752',
    1819242031: '/nologo\t411',
    1819307369: 'implementation for device cuda\t1497\nimplicit declaration of\t1498',
    1819308097: 'Application Control policy has blocked\t532',
    1819310149: 'Explicitly provided namespace (\t761',
    1819440483: 'curl/curl.h\t1353 1354 1355 1356\ncurl: (16) \t1357\ncurl: (18) \t1357\ncurl: (28) \t1357\ncurl: (35) \t1357\ncurl: (5) \t1357\ncurl: (52) \t1357\ncurl: (55) \t1357\ncurl: (56) \t1357\ncurl: (6) \t1357\ncurl: (60) \t1357\ncurl: (7) \t1357\ncurl: (92) \t1357\ncurl: command not found\t1132\ncurl: not found\t1132',
    1819571555: 'cutlass needs GCC \t648\ncutlass needs at least GCC \t648\ncutlass requires GCC \t648\ncutlass requires at least GCC \t648\ncutlass/\t1360\ncutlass::\t1361\ncutlass\\\t1360',
    1819635523: 'Could NOT find BLAS (missing\t675\nCould NOT find Boost (missing\t675\nCould NOT find CUDA (missing:\t676 677 678\nCould NOT find CUDAToolkit (missing:\t676 677 678\nCould NOT find CUDNN (missing\t679\nCould NOT find CURL (missing\t675\nCould NOT find CuDNN (missing\t679\nCould NOT find EGL (missing\t675\nCould NOT find Eigen3 (missing\t675\nCould NOT find FFMPEG (missing\t675\nCould NOT find FFmpeg (missing\t675\nCould NOT find Freetype (missing\t675\nCould NOT find GLEW (missing\t675\nCould NOT find GLUT (missing\t675\nCould NOT find Gflags (missing\t675\nCould NOT find Git (missing\t675\nCould NOT find Glog (missing\t675\nCould NOT find HDF5 (missing\t675\nCould NOT find JPEG (missing\t675\nCould NOT find LAPACK (missing\t675\nCould NOT find LibXml2 (missing\t675\nCould NOT find MPI (missing\t675\nCould NOT find MPI_C (missing\t675\nCould NOT find MPI_CXX (missing\t675\nCould NOT find NCCL (missing\t675\nCould NOT find NUMA (missing\t675\nCould NOT find NVTX\t680\nCould NOT find Numa (missing\t675\nCould NOT find NvToolExt\t680\nCould NOT find NvToolsExt\t680\nCould NOT find OpenCL (missing\t675\nCould NOT find OpenCV (missing\t675\nCould NOT find OpenGL (missing\t675\nCould NOT find OpenMP\t681\nCould NOT find OpenSSL (missing\t675\nCould NOT find PNG (missing\t675\nCould NOT find PkgConfig (missing\t675\nCould NOT find Protobuf (missing\t675\nCould NOT find Python\t682 683\nCould NOT find PythonLibs (missing\t684\nCould NOT find SWIG (missing\t675\nCould NOT find TBB (missing\t675\nCould NOT find Torch (missing\t685\nCould NOT find Vulkan (missing\t675\nCould NOT find X11 (missing\t675\nCould NOT find ZLIB (missing\t675\nCould NOT find cuDNN (missing\t679\nCould NOT find cudnn (missing\t679\nCould NOT find gflags (missing\t675\nCould NOT find glog (missing\t675\nCould NOT find nvToolsExt\t680\nCould not build wheels for \t686\nCould not connect\t687\nCould not detect Ninja v\t688\nCould not find\t652 653\nCould not find \t689\nCould not find CUDA driver entry point for cu\t690\nCould not find MSVC\t691\nCould not find a configuration file for package "\t692\nCould not find a configuration file for package "Torch"\t693\nCould not find any \t694 695\nCould not find compiler set in environment variable \t696\nCould not find module \'\t697\nCould not find schema for \t698\nCould not find shared object file\t699\nCould not find the bitsandbytes \t700\nCould not find the operator \t38\nCould not import \t662\nCould not infer dtype of numpy.\t701\nCould not initialize NNPACK! Reason\t702\nCould not load \t662\nCould not load library \t664\nCould not load library libcudnn\t703\nCould not load libtorchcodec\t704\nCould not load symbol \t665\nCould not load the library \t664\nCould not load this library: \t705\nCould not locate\t653\nCould not locate \t689 706\nCould not open \t707\nCould not open requirements file: \t708\nCould not resolve\t687\nCould not set up the environment for Microsoft Visual Studio\t709\nCouldn\'t find\t652 653\nCouldn\'t find a suitable version of ptxas\t710\nCouldn\'t find an operator for \t711\nCouldn\'t load custom C++ ops\t712\nCouldn\'t load custom C++ ops. This can happen if your PyTorch and \t713',
    1819635555: "could not convert default argument '\t1335 1336\ncould not find\t653\ncould not locate\t653\ncould not select device driver \t1337\ncouldn't allocate \t1338\ncouldn't find\t653\ncouldn't find a suitable version of ptxas\t710",
    1830842190: "No matching distribution found for \t905\nNo module named \t54 906 907 908 909 910 911 912 913 914 915 916 917 918 919\nNo module named '\t920",
    1830842222: "no matching con\t1708\nno matching constructor for initialization of 'torch::jit::RegisterOperators'\t1709\nno matching function for call to \t1710 1711 1712\nno member named \t1468\nno member named '\t1713 1714 1715",
    1833508922: ": Impossible d'ouvrir le fichier d'objet partagé\t433",
    1835100276: 'tham chiếu đến\t303',
    1835101728: ' name followed by "::" must be\t154\n named symbol not found\t211',
    1835102822: 'frame"\t1241\nframe\'\t1241\nframe’\t1241',
    1835166060: 'libmkl_\t1618',
    1835429165: '-mfma\t408',
    1835492691: 'Segment-Schutz nach der Relozierung\t984\nSegmentation fault\t752 985\nSegmentation-Fehler\t752',
    1835492723: 'segment en lecture seule a des réadressages\t1801\nsegmento de sólo lectura tiene reubicaciones\t1801',
    1835606074: ": impossibile aprire il file oggetto condiviso\t433\n: impossible d'ouvrir le fichier d'objet partagé\t433",
    1835606127: 'o implemented \t1756',
    1835622239: '__imp_\t1106',
    1835886455: 'wgmma\t1826',
    1835888451: "Command '['ninja', '--version']' returned non-zero\t668\nCommand 'nvcc' not found\t669",
    1835888459: 'Kommandozeilenoption\t848',
    1835888483: 'command line is too long\t1247\ncommon_type_t\t1248',
    1836016416: ' compiled with CUDA \t21',
    1836213584: "Permission denied: \t928\nPermission denied: '\t931\nPermissionError: [Errno 13] \t963\nPermissionError: [WinError \t964\nPermissionError: [WinError 5]\t965",
    1836213588: 'Terminado (killed)\t736',
    1836216134: 'Formato de ejecutable incorrecto\t751',
    1836280141: 'Mismatched number of arguments when calling: `\t886',
    1836280173: 'mismatches\t1370 1666',
    1836344691: 'setmaxnreg\t1826',
    1840104307: 'símbolo ambiguo\t880',
    1847602215: "', needed by '\t359 360",
    1847603493: "%1 n'est pas une application Win32 valide\t325\n%1 no es una aplicación Win32 válida\t325",
    1847616878: 'ne nomme pas un type\t1138',
    1847619177: 'in namespace\t1407',
    1847619438: 'no nombra a un tipo\t1138',
    1847620457: 'is not a full path and was not found\t1545\nis not a full path to an existing\t1546\nis not a member of\t1407\nis not able to compile a simple\t1547 1548 1549\nis not currently supported\t1126\nis not recognized as an internal\t1550\nis not supported\t1126\nis not yet supported\t1126',
    1847638978: '» non reconnue\t1949',
    1850286138: ': Internal \t434',
    1850296404: 'THIntBlas_\t992 993\nTHIntStorage\t992 993\nTHIntTensor\t992 993\nTHIntVector\t992 993',
    1851072570: ": Undefined reference to '\t303\n: Unknown option '\t451 452 453\n: Unresolved extern function\t454",
    1851859002: ': an object with that name is already\t455',
    1851876128: ' cannot be used to initialize\t25',
    1851878176: ' kann nicht gefunden werden\t203 204',
    1851878499: 'clang version must be less than \t1244',
    1851943276: 'libnvJitLink.so.\t1608\nlibnvidia-ml.so.1\t1619\nlibnvidia-ptxjitcompiler.so.1\t1619\nlibnvrtc-builtins.so\t1620\nlibnvrtc.so.\t1608',
    1852134465: 'ATen/ATen.h\t503 504 505\nATen/CPUGenerator\t506 507\nATen/CUDA\t506 507\nATen/CUDAGenerator\t506 507\nATen/Dimname.h\t508 509 510\nATen/NamedTensor.h\t508 509 510\nATen/NamedTensorUtils.h\t508 509 510\nATen/Tensor.h\t503 504 505\nATen/TensorNames.h\t508 509 510\nATen/Type\t506 507\nATen/TypeDefault\t506 507\nATen/TypeExtendedInterface\t506 507\nATen/c\t511 512 513\nATen/core/Dimname.h\t508 509 510\nATen/core/NamedTensor.h\t508 509 510\nATen/core/NamedTensorUtils.h\t508 509 510\nATen/core/TensorNames.h\t508 509 510\nATen/cpu/vec256/\t514 515 516 517 518\nATen/cuda/CUDAFuture.cuh\t519 520 521\nATen/cuda/CUDAFuture.h\t519 520 521\nATen/cuda/CUDAMultiStreamGuard.cuh\t519 520 521\nATen/cuda/CUDAMultiStreamGuard.h\t519 520 521\nATen/cuda/CUDASolver.cuh\t519 520 521\nATen/cuda/CUDASolver.h\t519 520 521\nATen/cuda/CUDATypeConversion.cuh\t519 520 521\nATen/cuda/CUDATypeConversion.h\t519 520 521\nATen/cudnn/Exceptions.h\t522 523 524 525 526 527\nATenCeilDiv\t528 529',
    1852138601: 'identifier \t1479 1480\nidentifier "\t1481 1482 1483 1484 1485 1486 1487\nidentifier "CU\t1488\nidentifier "CUSPARSE_\t1489\nidentifier "_Float\t1490\nidentifier "__builtin_\t1491\nidentifier "nvshmem\t1492\nidentifier "texture" is undefined\t1493',
    1852141679: 'opencv2/\t1766 1767 1768 1769\nopenssl/\t1770 1771 1772 1773',
    1852383271: "' in 'cudaDeviceProp'\t335\n' in 'cut\t336\n' in PATH different than the one specified with -ccbin\t337\n' in namespace '\t338\n' in namespace '__hip_internal'\t339\n' in namespace 'cut\t336\n' in namespace 'nvcuda'\t340\n' in namespace 'std'\t341",
    1852383290: ': internal \t434\n: invalid ELF header\t476',
    1852387130: ':/include\t483',
    1852397403: '[WinError \t1090 1091 1092\n[WinError 1114]\t1093\n[WinError 126]\t873\n[WinError 127]\t722 1094\n[WinError 206]\t1095',
    1852400160: ' binary not found at \t20',
    1852400175: '/bin/bash: \t413 414\n/bin/dash: \t413 414\n/bin/nvcc\t415 416\n/bin/sh: \t413 414',
    1852400971: 'Kein Speicher im statischen TLS-Block\t846\nKein Speicherplatz mehr\t555',
    1852400994: 'being in scipy source directory\t1136\nbeing installed\t1137',
    1852401003: 'kein Speicherplatz mehr verfügbar\t555',
    1852401184: ' find any \t125\n find lib\t126',
    1852403239: "'ninja' is not recognized as an internal or external command\t365",
    1852404512: ' since setuptools is not available\t278',
    1852404565: 'Using cached \t1076',
    1852404597: 'using CUDA_HOME=\t1921',
    1852534357: 'Unknown CMake command "cuda_add_executable"\t775\nUnknown CMake command "cuda_add_library"\t775\nUnknown CMake command "cuda_compile"\t775\nUnknown CUDA Architecture Name\t1058\nUnknown MS Compiler version \t1059\nUnknown builtin op: \t1060\nUnknown compiler(s): [[\'\t1061\nUnknown compute capability. \t1062\nUnknown type name \'__torch__.torch.classes.\t1036',
    1852534389: "unknown target CPU \t1069\nunknown type name \t1724 1904\nunknown type name '\t1908 1909 1910\nunknown type name '__hip_bfloat16\t1911\nunknown value 'armv9\t1115\nunknown value ('armv9\t1115\nunknown value (‘armv9\t1115\nunknown value ‘armv9\t1115",
    1852583200: ' -lnvToolsExt\t9',
    1852664132: 'Dimname\t727 728\nDimnameList\t727 728',
    1852727619: 'Cannot access data pointer of Tensor \t654\nCannot access global variable \t655 656\nCannot compile \t657\nCannot find\t652 653\nCannot find \t658\nCannot find a build variant for this system in \t659\nCannot find a working triton installation\t660\nCannot find source file:\t661\nCannot import \t662\nCannot initialize CUDA without \t663\nCannot load \t662\nCannot load library \t664\nCannot load symbol cu\t665\nCannot load the library \t664',
    1852727627: 'Kann den Stack nicht ausführbar machen\t845',
    1852727651: 'cannot be used to initialize an entity of type "cutlass::\t1175\ncannot call member function\t467\ncannot call non-constexpr function "cutlass::const_\t1176\ncannot convert \t1177\ncannot convert None of type <class \t1178\ncannot create shared object descriptor\t1179\ncannot determine \t1180\ncannot execute \t1181\ncannot find\t653 1182 1183 1184\ncannot find \t1185 1186 1187 1188\ncannot find -l\t1189 1190 1191 1192 1193 1194 1195 1196 1197 1198 1199 1200\ncannot find -lEGL\t1201\ncannot find -lGLEW\t1202\ncannot find -laio\t1203\ncannot find -lffi\t1204\ncannot find -lglog\t1205\ncannot find -ljpeg\t1206\ncannot find -lnuma\t1207\ncannot find -lpython3.\t1208\ncannot find -lstdc++\t1209\ncannot find -ltbb\t1210\ncannot find -luuid\t1211\ncannot find -lz\t1212\ncannot find the file specified: \'\t931\ncannot import name \t1213 1214 1215 1216 1217 1218 1219 1220 1221\ncannot import name \'\t1222\ncannot instantiate \'\t1223\ncannot make segment writable for relocation\t1224\ncannot map zero-fill pages\t1179\ncannot open input file \t1225\ncannot open shared object file\t2 1226 1227\ncannot open source file "\t1228\ncannot overload functions distinguished by return type alone\t1229\ncannot read spec file \t1230',
    1852727659: 'kann -l\t1191\nkann nicht gefunden\t1560\nkann nicht gefunden werden -l\t1192 1193 1194 1195 1196 1197 1198 1199 1200 1500 1501\nkann nicht gefunden werden -lEGL\t1201\nkann nicht gefunden werden -lGLEW\t1202\nkann nicht gefunden werden -laio\t1203\nkann nicht gefunden werden -lffi\t1204\nkann nicht gefunden werden -lglog\t1205\nkann nicht gefunden werden -ljpeg\t1206\nkann nicht gefunden werden -lnuma\t1207\nkann nicht gefunden werden -lstdc++\t1209\nkann nicht gefunden werden -ltbb\t1210\nkann nicht gefunden werden -luuid\t1211\nkann nicht gefunden werden -lz\t1212\nkann nicht gefunden werden: -l\t1192 1193 1194 1195 1196 1197 1198 1199 1200 1500 1501\nkann nicht gefunden werden: -lEGL\t1201\nkann nicht gefunden werden: -lGLEW\t1202\nkann nicht gefunden werden: -laio\t1203\nkann nicht gefunden werden: -lffi\t1204\nkann nicht gefunden werden: -lglog\t1205\nkann nicht gefunden werden: -ljpeg\t1206\nkann nicht gefunden werden: -lnuma\t1207\nkann nicht gefunden werden: -lstdc++\t1209\nkann nicht gefunden werden: -ltbb\t1210\nkann nicht gefunden werden: -luuid\t1211\nkann nicht gefunden werden: -lz\t1212',
    1852731203: 'ConnectTimeout\t666\nConnectTimeoutError\t666\nConnection to \t672\nConnectionError: \t673',
    1852732786: 'running build_ext\t1821\nrunning on sm\t1822',
    1852788263: "'NoneType' object has no attribute '\t363 364",
    1852793632: " conflicts with target machine type \t26 27\n conflicts with this version\t28\n connect to 'http\t29",
    1852793634: '"constexpr\t324',
    1852793639: "'constexpr\t324",
    1853169722: ": ungültiger ELF-Header\t476\n: unspecified launch failure\t477\n: unsupported option '-fopenmp\t479\n: unsupported option ‘-fopenmp\t479",
    1853186412: 'launch shared memory exceeds current GPU\t1568',
    1853188163: 'ChunkedEncodingError\t666',
    1853189958: 'Found empty `transformer-engine` meta package\t793\nFound no NVIDIA driver on your system\t794 795\nFound two conflicting CUDA\t796',
    1853189990: 'found SM\t823\nfound sm\t823\nfound sm_\t823\nfound. Please specify\t1439',
    1864396654: 'no overload of \t1716',
    1864397673: 'is only a placeholder project on PyPI\t1551\nis only available from C++\t1552',
    1865370691: 'CL/opencl\t587 588',
    1866614868: 'THBoolBlas_\t992 993\nTHBoolStorage\t992 993\nTHBoolTensor\t992 993\nTHBoolVector\t992 993',
    1866670138: ': Command not found\t422',
    1866745940: 'THDoubleBlas_\t992 993\nTHDoubleStorage\t992 993\nTHDoubleTensor\t992 993\nTHDoubleVector\t992 993',
    1866866746: ': Found no NVIDIA driver on your system\t430\n: Found unsuitable version "\t431 432',
    1867194426: ': Kommando nicht gefunden\t422',
    1867270228: 'THLongBlas_\t992 993\nTHLongStorage\t992 993\nTHLongTensor\t992 993\nTHLongVector\t992 993',
    1867391034: ': No CUDA GPUs are available\t437\n: No existe el\t121\n: No module named \t438\n: No paths matched \t439\n: No se puede asignar\t424\n: No such file\t121 122 123 440 441 442 443\n: No such file or directory\t444\n: Not a directory\t445',
    1867806286: 'NvToolsExt\t943',
    1867806318: 'nvToolsExt\t1741 1742 1743 1744\nnvToolsExt64_1.lib\t1745',
    1867807056: 'PyTorch is needed\t970\nPyTorch is not installed\t970\nPyTorch is not linked with support for cuda devices\t971\nPyTorch is required\t970\nPyTorch must be installed\t970\nPyTorch needs GCC \t648\nPyTorch needs at least GCC \t648\nPyTorch needs to be installed\t970\nPyTorch no longer supports this GPU because it is too old\t972\nPyTorch requires GCC \t648\nPyTorch requires at least GCC \t648\nPyTorch version mismatch! DeepSpeed ops were compiled and installed with a different version\t973\nPyTorch was compiled without CUDA support\t974',
    1868720492: 'libomp/omp.h\t1621 1622 1623',
    1868721529: 'ymbol \t303\nymbols \t303',
    1868767290: ': comando não encontrado\t422\n: command not found\t422\n: commande introuvable\t422\n: could not read symbols: Invalid operation\t463 464',
    1868785010: 'recompile \t1802',
    1868787269: 'Encountered error while \t750',
    1868787273: 'Incompatible library version: lib\t833\nIncompleteRead\t666',
    1868787305: 'incompatible architecture (have \t1519\nincompatible with that of previous function "\t1520\nincompatible with the existing python installation in your environment\t1521\nincomplete \t1522\nincomplete type \t1523 1524',
    1868832802: '" does not appear to contain CMakeLists\t304',
    1869374802: 'Relocations in generic ELF (EM: \t976',
    1869374834: 'relocation R_\t1805',
    1869378165: 'urlopen error \t1918',
    1869439605: 'ubmodule\t1893',
    1869440333: 'Memory access fault by GPU node\t882',
    1869440338: 'RemoteDisconnected\t666',
    1869440365: 'memory exhausted\t1663\nmemory in static\t1664',
    1869440370: 'remove_cv_t\t1248\nremove_reference_t\t1248',
    1869488162: '" no se reconoce como\t318\n" not found\t321',
    1869488167: "' no se reconoce como\t318\n' not found\t321",
    1869488186: ': no se puede abrir el archivo del objeto compartido\t433\n: no se puede abrir el fichero del objeto compartido\t433\n: not found\t422',
    1869488224: '` not found\t321',
    1869490208: ' (no such file)\t2',
    1869491501: '--no-build-isolation\t402',
    1869502255: '/Wno-psabi\t412',
    1869504867: 'canonicalize_version() got an unexpected keyword argument\t1231',
    1869506377: 'Ignoring invalid distribution \t830',
    1869507438: "nknown \t1698\nnknown keyword argument '\t1699",
    1869508193: 'annot open include file: \t570\nannotation_type.__origin__ is tuple\t1120',
    1869636978: 'reports SM\t823',
    1869638985: "ImportError: \t831\nImportError: cannot import name '\t553\nImported target\t832",
    1869639017: 'import lib as _lib, ffi as _ffi\t1499\nimpossibile abilitare lo stack eseguibile\t845\nimpossibile allocare memoria nel blocco statico TLS\t846\nimpossibile trovare -l\t1500 1501\nimpossible de trouver -l\t1191',
    1869771333: "Error building extension '\t753\nError checking\t754\nError compiling objects for extension\t755\nError loading shared library \t756\nError loading shared library ld-linux\t757\nError relocating \t303 758\nError sending request for url (\t759\nError: No module named \t760",
    1869771365: 'error C2059\t1388\nerror C2061\t1388\nerror C2065\t1388 1389\nerror C2143\t1388\nerror C3859\t1390\nerror C3861\t1389\nerror C4430\t1389\nerror D8016\t1391\nerror sending request for url (\t759\nerror trying to exec \t1181\nerror while loading shared libraries: \t1392\nerror: "auto" is not allowed here\t1393\nerror: /EHa\t411\nerror: /EHsc\t411\nerror: /FS\t411\nerror: /GL\t411\nerror: /GR\t411\nerror: /MD\t411\nerror: /MT\t411\nerror: /O1\t411\nerror: /O2\t411\nerror: /Od\t411\nerror: /Ox\t411\nerror: /W\t411\nerror: /Z7\t411\nerror: /Zc:\t411\nerror: /Zi\t411\nerror: /arch:\t411\nerror: /fp:\t411\nerror: /std:c++\t411\nerror: /utf-8\t411\nerror: /wd\t411\nerror: RPC failed; \t1394\nerror: [Errno 2] No such file or directory: \'\t414\nerror: [WinError 2]\t1395\nerror: a member with an in-class initializer must be const\t1396\nerror: constexpr if statements are a C++17 feature\t1397\nerror: could not find \t1398\nerror: downloading \'\t1399\nerror: expected a\t1400\nerror: expected an identifier\t1401\nerror: expected unqualified-id before\t1401\nerror: forward declaration of \t1402\nerror: identifier "__\t1400\nerror: identifier "__builtin_\t1403\nerror: invalid instruction\t1404\nerror: invalid operand for instruction\t1404\nerror: no such file or directory: \'/EHa\t411\nerror: no such file or directory: \'/EHsc\t411\nerror: no such file or directory: \'/FS\t411\nerror: no such file or directory: \'/GL\t411\nerror: no such file or directory: \'/GR\t411\nerror: no such file or directory: \'/MD\t411\nerror: no such file or directory: \'/MT\t411\nerror: no such file or directory: \'/O1\t411\nerror: no such file or directory: \'/O2\t411\nerror: no such file or directory: \'/Od\t411\nerror: no such file or directory: \'/Ox\t411\nerror: no such file or directory: \'/W\t411\nerror: no such file or directory: \'/Z7\t411\nerror: no such file or directory: \'/Zc:\t411\nerror: no such file or directory: \'/Zi\t411\nerror: no such file or directory: \'/arch:\t411\nerror: no such file or directory: \'/fp:\t411\nerror: no such file or directory: \'/std:c++\t411\nerror: no such file or directory: \'/utf-8\t411\nerror: no such file or directory: \'/wd\t411\nerror: this declaration has no\t1400\nerror: type name is not allowed\t1400\nerror: unexpected argument \'\t1405\nerror: unexpected token\t1404\nerror: unknown directive\t1404\nerror: unknown token\t1404\nerror: unrecognized command\t1406\nerror: user-defined literal operator not found\t1400',
    1869833554: 'ResolutionImpossible\t979\nResolvePackageNotFound\t961',
    1869834594: 'bison: command not found\t1132\nbison: not found\t1132',
    1869881378: '" to "std::shared_ptr<torch::jit\t323',
    1869881402: ': too few arguments\t478',
    1869903169: 'AutoGIL\t556 557\nAutoNoGIL\t556 557',
    1869903201: 'autoconf: command not found\t1132\nautoconf: not found\t1132\nautomake: command not found\t1132\nautomake: not found\t1132\nautoreconf: command not found\t1132\nautoreconf: not found\t1132',
    1870211104: ' (you have \t5',
    1873003342: 'Não há espaço disponível\t935',
    1873003374: 'não foi possível alocar memória em bloco TLS\t846\nnão foi possível habilitar pilhas de executável\t845\nnão foi possível localizar -l\t1500 1501\nnão há espaço disponível\t935\nnão é reconhecido como\t1550',
    1881171310: 'ne peut activer une pile exécutable\t845\nne peut allouer de la mémoire dans un bloc statique TLS\t846\nne peut pas trouver -l\t1191 1500 1501\nne peut restaurer le segment prot\t984\nne peut trouver -l\t1192 1193 1194 1195 1196 1197 1198 1199 1200 1500 1501\nne peut trouver -lEGL\t1201\nne peut trouver -lGLEW\t1202\nne peut trouver -laio\t1203\nne peut trouver -lffi\t1204\nne peut trouver -lglog\t1205\nne peut trouver -ljpeg\t1206\nne peut trouver -lnuma\t1207\nne peut trouver -lstdc++\t1209\nne peut trouver -ltbb\t1210\nne peut trouver -luuid\t1211\nne peut trouver -lz\t1212',
    1881173838: "No package '\t921",
    1882284899: 'cc1plus\t1239\ncc1plus: \t1240',
    1884516174: 'NoSpaceLeftError\t743',
    1885434439: 'Graph break due to unsupported builtin \t824',
    1885500787: 'subprocess-exited-with-error\t1846',
    1885692960: ' dependency is incompatible with the current platform: \t31',
    1885693252: 'DeepSpeed needs GCC \t648\nDeepSpeed needs at least GCC \t648\nDeepSpeed requires GCC \t648\nDeepSpeed requires at least GCC \t648',
    1885809965: '--gpu-name=sm_\t401',
    1886217556: 'Temporary failure\t687\nTemporary failure \t1018',
    1886217588: 'temp.win32-\t1854',
    1886218528: ' import any \t125',
    1886220099: 'Compiler requires the CUDA toolkit\t670',
    1886220131: "compilation terminated\t1249 1250 1251 1252 1253 1254 1255 1256 1257 1258 1259 1260 1261 1262 1263 1264 1265 1266 1267 1268 1269 1270 1271 1272 1273 1274 1275 1276 1277 1278 1279 1280 1281 1282 1283 1284 1285 1286 1287 1288 1289 1290 1291 1292 1293 1294 1295 1296 1297 1298 1299 1300 1301 1302 1303 1304 1305 1306 1307 1308 1309 1310 1311 1312 1313 1314\ncompiled\t1315\ncompiled against \t1148\ncompiled against CUDA\t1149\ncompiled against NumPy 1.x\t1316\ncompiled for \t1148\ncompiled for CUDA\t1149\ncompiled using \t1148\ncompiled using CUDA\t1149\ncompiled with \t1148\ncompiled with CUDA\t1149\ncompiled without \t1151\ncompiler set in environment\t1317\ncompute capabilit\t1318 1319\ncompute capability\t1320\ncompute capability \t1321 1322\ncompute capability not supported']\t1323",
    1886220135: "gomp not found\t1458\ngomp' not found\t1458\ngomp’ not found\t1458",
    1886220137: "iomp5 not found\t1458\niomp5' not found\t1458\niomp5’ not found\t1458",
    1886330919: "' op \t350",
    1886332960: ' (operand types are \t3',
    1886351203: 'cooperative_groups/\t1333 1334\ncooperlake\t1115',
    1886413165: "mappatura del segmento dall'oggetto condiviso non riuscita\t785",
    1886413171: 'sapphirerapids\t1115',
    1886415211: 'kipping import of cpp extensions due to incompatible torch version \t1561',
    1886418291: 'support for the ISO C++ \t1847\nsupport for the upcoming ISO C++ standard, C++0x\t1848\nsupported\t1125 1849',
    1886611780: 'DispatchKey::CompositeImplicitAutograd\t730\nDispatchStub: missing \t731',
    1886614883: 'cusparse64_\t1345\ncusparseC\t647\ncusparseD\t647\ncusparseS\t647\ncusparseXcsrgemmNnz\t647\ncusparseZ\t647',
    1886680168: 'http.client.\t1478',
    1886745376: ' support \t281 282',
    1886745454: 'nsupported CUDA SM\t1736\nnsupported CUDA SM version\t1736\nnsupported CUDA arch\t1736\nnsupported CUDA architecture\t1736\nnsupported CUDA capability\t1736\nnsupported CUDA sm\t1736\nnsupported CUDA sm version\t1736\nnsupported GPU SM\t1736\nnsupported GPU SM version\t1736\nnsupported GPU arch\t1736\nnsupported GPU architecture\t1736\nnsupported GPU capability\t1736\nnsupported GPU sm\t1736\nnsupported GPU sm version\t1736\nnsupported SM\t1736\nnsupported SM version\t1736\nnsupported arch\t1736\nnsupported architecture\t1736\nnsupported capability\t1736\nnsupported compute SM\t1736\nnsupported compute SM version\t1736\nnsupported compute arch\t1736\nnsupported compute architecture\t1736\nnsupported compute capability\t1736\nnsupported compute sm\t1736\nnsupported compute sm version\t1736\nnsupported device SM\t1736\nnsupported device SM version\t1736\nnsupported device arch\t1736\nnsupported device architecture\t1736\nnsupported device capability\t1736\nnsupported device sm\t1736\nnsupported device sm version\t1736\nnsupported sm\t1736\nnsupported sm version\t1736',
    1887007331: 'crypt.h\t1340 1341 1342 1343',
    1897951054: 'No queda espacio en el dispositivo\t554',
    1897951086: 'no queda espacio en el dispositivo\t554',
    1902473760: ' required keyword-only argument\t269\n required positional argument\t269 270\n requires A100\t271\n requires a different Python: \t272\n requires cuda extensions\t273\n requires triton==\t274',
    1903386957: 'MasqueradingAsCUDA\t877 878',
    1914709853: "]' returned non-zero\t1098",
    1914711074: '", referenced from\t303\n", referenced from:\t303',
    1914725736: 'he remote end hung up unexpectedly\t1428',
    1914728270: 'No registered custom op \t698',
    1916880980: 'THArgCheck\t994 995',
    1917132893: '] Erreur 137\t1097\n] Error 137\t1097',
    1917143124: 'THError\t994 995',
    1917145935: 'OSError: \t673\nOSError: Could not find/load shared object file\t950\nOSError: [Errno \t951\nOSError: [Errno 30] \t952',
    1917221200: 'PyFrameObject\t969',
    1917853789: '] Processus arrêté\t1097',
    1917869114: ':\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA\\v\t484',
    1918967866: ': archivo demasiado corto\t426',
    1918967870: '> are available only with C++\t486',
    1918986323: 'Shared memory size limit exceeded: requested \t988',
    1918986355: 'shared memory size (requested \t1831\nshared object\t1832\nshared object initialization failed\t1474',
    1919052108: 'Library not loaded: \t869 870\nLibrary not loaded: @\t871',
    1919052140: 'library not found\t1624\nlibrary not found for -l\t1625 1626\nlibrary not found: \t1627 1628 1629\nlibrary not found: EGL\t1630\nlibrary not found: GLEW\t1631\nlibrary not found: aio\t1632\nlibrary not found: crypt\t1633\nlibrary not found: ffi\t1634\nlibrary not found: glog\t1635\nlibrary not found: jpeg\t1636\nlibrary not found: lapack\t1637\nlibrary not found: numa\t1638\nlibrary not found: stdc++\t1639\nlibrary not found: tbb\t1640\nlibrary not found: uuid\t1641\nlibrary not found: z\t1642\nlibrocblas.so.\t1599\nlibrocsparse.so.\t1599',
    1919115629: 'macro "max" passed\t1659\nmacro "max" requires\t1659\nmacro "min" passed\t1659\nmacro "min" requires\t1659',
    1919117645: 'Microsoft Visual C++ \t883\nMicrosoft Visual C++ Redistributable is not installed\t884\nMicrosoft Visual Studio version\t885',
    1919230010: ': error C2975\t465\n: error adding symbols: DSO missing from command line\t463 464\n: error: exception specification in declaration does not match\t466\n: error: expected \t467\n: error: identifier "\t468\n: error: name followed by "::" must be a class or namespace name\t469\n: error: namespace "cut\t470\n: error: need \t471\n: error: no such file or directory: \'\t472\n: error: template argument \t467\n: error: the clang compiler does not support \'-\t473\n: error: unknown argument\t474\n: error: unknown type name \'\t475\n: error: use of undeclared identifier \'\t475\n: error:expected \t467\n: error:template argument \t467\n: error： expected \t467\n: error： template argument \t467\n: error：expected \t467\n: error：template argument \t467',
    1919248468: 'There is not enough space on the disk\t1033',
    1919248500: "there's already a kernel registered from python overriding \t1856",
    1919249184: ' kernel are not available\t205\n kernel is not available\t205\n kernel not available\t205\n kernels are not available\t205\n kernels is not available\t205\n kernels not available\t205',
    1919250479: '/permissive\t411',
    1919250511: 'Operator does not support running with fake tensors\t956',
    1919250543: 'operation timed out\t1246',
    1919251285: "UserWarning: Can't initialize NVML\t1074\nUserWarning: Error checking compiler version for cl\t1075",
    1919251488: ' terminated with signal 9\t33',
    1919251566: 'nternal error\t1737',
    1919252000: ' version incompatibility\t287\n version mismatch\t287\n version must be \t288\n version needs to be \t288\n version should be \t288',
    1919252079: 'overloaded function "std::__to_address" matches\t1786',
    1919444301: 'Mehrdeutiges Symbol\t880\nMehrfachdefinition von \t881',
    1919444333: 'mehrdeutiges Symbol\t880',
    1919448176: 'pthread.h\t1371',
    1919885370: ': orden no encontrada\t422',
    1919887392: ' (or one of its dependencies)\t4',
    1919895160: "xFormers was built for:\t1939\nxFormers wasn't buil\t1940",
    1919902273: 'Aborted\t530',
    1919968580: 'DeprecatedTypeProperties\t723',
    1919969650: 'ripristinare la protezione del segmento\t984',
    1920091483: '[Errno 122]\t1089\n[Errno 28]\t1089',
    1920103747: 'Current CUDA Device does not support bfloat16\t715\nCurrent CUDA device does not support bfloat16\t715',
    1920103779: "current CUDA Device does not support bfloat16\t715\ncurrent CUDA device does not support bfloat16\t715\ncurrent Python platform is not compatible with the lockfile's supported environments\t1358",
    1920169263: '/usr/include/hip/\t418',
    1920230738: 'Retrying (Retry(total=0,\t980',
    1920233061: 'entrée de procédure\t303',
    1920233065: 'intrin\t1129',
    1920234561: "AttributeError: install_layout\t551\nAttributeError: module '\t552\nAttributeError: module 'torch._C' has no attribute '\t553",
    1931505486: "No se pudo asignar memoria en el bloque TLS\t846\nNo space left on device\t922\nNo such file or directory: \t187 923 924 925 926 927 928\nNo such file or directory: '\t929 930 931\nNo such operator \t932",
    1931505518: 'no se declaró en este ámbito\t1138\nno se encuentra -l\t1191 1500 1501\nno se puede activar la pila ejecutable\t845\nno se puede encontrar -l\t1191 1192 1193 1194 1195 1196 1197 1198 1199 1200 1500 1501\nno se puede encontrar -lEGL\t1201\nno se puede encontrar -lGLEW\t1202\nno se puede encontrar -laio\t1203\nno se puede encontrar -lffi\t1204\nno se puede encontrar -lglog\t1205\nno se puede encontrar -ljpeg\t1206\nno se puede encontrar -lnuma\t1207\nno se puede encontrar -lstdc++\t1209\nno se puede encontrar -ltbb\t1210\nno se puede encontrar -luuid\t1211\nno se puede encontrar -lz\t1212\nno se puede restaurar el `prot\' del segmento\t984\nno se reconoce como un comando\t1550\nno se reconoce la opción de línea de órdenes\t848\nno space left on device\t922\nno such file\t1717\nno such file or directory: \'\t1718\nno such instruction\t1719\nno such option: -\t1720\nno suitable \t1721 1722\nno suitable constructor exists to convert from "\t1723',
    1931506799: 'ot supported\t1756',
    1933658196: 'THAssert\t994 995',
    1934970951: 'GPUs architecture\t608\nGPUs capabilit\t608\nGPUs compute architecture\t608\nGPUs compute capabilit\t608',
    1935625567: '_M_set_sharable()\t1100',
    1935762796: 'lease up\t1596',
    1935763488: ' has already been defined\t129\n has been removed from CMake\t130\n has no attribute\t131\n has no attribute \t132 133 134 135 136 137 138 139\n has no member\t140\n has no member \t141 142\n has no member named\t143\n has no member named \t144 145\n has non-pointer type \t146\n has not been declared\t47 48 147 148 149 150\n has to be \t151\n has unsupported type \t152',
    1935763551: '_hash_\t1109 1110 1111',
    1935764579: 'class "std::enable_if<<error-constant>\t1245',
    1935767328: ' was detected and compatibility mode is UN\t289\n was found but failed to import\t290\n was not declared\t47 48 150 200 201 291\n was not declared in this scope\t292 293\n was not declared in this scope; did you mean \t294\n was not found in the package registry\t295\n was specified but unrecogni\t296',
    1936009070: "n'est pas reconnu en tant que\t1550\nn'est pas un membre de\t1407",
    1936025716: 'these package versions have conflicting dependencies\t1857',
    1936027460: 'Does not match the generator used previously: \t734',
    1936027492: "does not appear to be a Python project\t1373\ndoes not contain a CMakeLists\t1374\ndoes not have one of build variants: \t1375\ndoes not know how to trace the builtin \t1376\ndoes not match\t1370\ndoes not name a type\t1138\ndoesn't match\t1370",
    1936028533: 'uses too much shared data (0x\t1920',
    1936269346: '" is ambiguous\t316\n" is not known to CXX compiler\t317\n" is not recognized\t318\n" is not recognized as\t318\n" ist entweder falsch\t318',
    1936269351: "' is ambiguous (with operand types \t342\n' is not defined for option 'gpu-architecture'\t343\n' is not defined for option 'std'\t344\n' is not in 'keyword=value' format\t345\n' is not recognized\t318\n' is not recognized as\t318\n' is not recognized as an internal\t346\n' is only available for these backends:\t347\n' ist entweder falsch\t318",
    1936269353: ') is greater than the maximum required version by CUDA \t373\n) is less than the minimum required version by CUDA \t374',
    1936287828: 'This Python has API version \t1034\nThis header is only meant to be used on x86\t1035',
    1936287860: 'this operation is not allowed between \t1858',
    1936289397: 'unistd.h\t1371',
    1936614740: 'TensileLibrary\t1019 1020\nTensorTypeId\t1021 1022\nTensorTypeSet\t1021 1022\nTensors of type TensorImpl do not have \t1023\nTensors returned from custom ops (1) must not\t1024 1025',
    1936615712: ' installation candidates for \t159\n instance of Visual Studio\t160',
    1936617315: 'const_data_ptr\t792',
    1936682850: 'boost/\t1145',
    1936683040: ' positional argument\t269',
    1936876886: 'VersionConflict: (\t1080',
    1936876918: 'version "LIBAV\t850\nversion "LIBSW\t850\nversion \'LIBAV\t850\nversion \'LIBSW\t850\nversion `LIBAV\t850\nversion `LIBSW\t850\nversion torch was compiled with \t1928\nversion used to compile\t1929\nversions\t1930',
    1936877926: 'first\t1137',
    1936941392: 'PassManager::run failed\t962',
    1936943469: 'missing initializer for member \t1667',
    1936944429: '-msse\t408',
    1937008994: 'bits/floatn\t1141\nbits/libc-header-start\t1142\nbits/std_function.h:\t1143\nbitsandbytes was compiled without GPU support\t1144',
    1937059642: ':/usr/local/cuda\t483',
    1937075488: ' must be \t151\n must be valid exactly by one definition\t210',
    1937339245: 'msys64\t875',
    1948280185: 'ye tanımsız başvuru\t303',
    1948282734: 'no template named \t1724\nno type named \t1724',
    1951615060: 'THStorage\t992 993',
    1952531514: ':Datei oder Verzeichnis\t121',
    1952543859: 'status_string: "\t1843',
    1952606572: 'libtorch_cuda.so: \t1607',
    1952802679: 'wget: command not found\t1132\nwget: not found\t1132\nwget: unable to resolve host address\t1937',
    1952805408: ' returned non-zero\t275',
    1952867692: 'leftover lock files from the PyTorch C++ extension build\t1597',
    1953063255: 'Waited on lock file "\t1081',
    1953063469: '-bit platform\t407',
    1953064270: "Neither 'setup.py' nor 'pyproject.toml' found\t897",
    1953064550: 'ffitarget.h\t1431 1432 1433',
    1953065567: '_jit_compile\t52',
    1953067604: 'Triton Error [CUDA]: device kernel image is invalid\t1041\nTriton only support CUDA 10.0 or higher, but got CUDA version: \t1042',
    1953068832: ' with --no-build-isolation\t299\n with CUDA \t300\n within its own root folder\t301\n without CUTE_ARCH_MMA_\t302',
    1953069157: 'exit code\t1412\nexit code:\t1412\nexit status\t1412\nexitcode\t1412\nexited with code \t1413',
    1953264973: 'Multiple dispatch failed for \t887',
    1953265005: 'multi_tensor_applier fused unscale kernel is unavailable\t1681\nmultiple copies of the\t1682\nmultiple definition of \t1683',
    1953394499: 'ContextualVersionConflict: (\t674',
    1953396050: 'RuntimeError: Failed to infer device type\t899\nRuntimeError: Numpy is not available\t982',
    1953396080: 'punto de entrada del procedimiento\t303',
    1953397075: 'SyntaxError: \t834',
    1953459744: ' not available\t213\n not built with CUDA\t214\n not compiled with CUDA\t214\n not defined in file lib\t215 216\n not found\t217\n not found in the system path\t218\n not found. Directory cannot be installed\t219\n not installed\t220\n not recognized\t221\n not supported in this architecture\t222',
    1953460816: 'ProtocolError\t666',
    1953525103: 'ompt.h\t1621 1622 1623',
    1953653104: 'partially initialized module \t1789',
    1953653621: 'ucrt64\t875',
    1953655158: 'virtual memory exhausted: \t1931',
    1953658478: 'nvrtc-builtins\t1754\nnvrtc64_\t1345\nnvrtc: error: failed to load builtins for compute_\t1755',
    1953718598: 'Fast path is not available because one of\t784',
    1953718627: 'caster.operator typename make_caster<T>::template cast_op_type<T>()\t1234',
    1953718630: 'fast path is not available because one of\t784',
    1953719584: ' est incompatible avec la sortie\t51',
    1953719666: 'restaurar proteção de segmento\t984\nrestore segment prot after\t1813',
    1953720608: ' ist entweder falsch\t197\n ist im Header \t202\n ist kein Element\t155\n ist kein Element von\t176 177 178',
    1953720644: "Distributed package doesn't have NCCL built in\t732",
    1953721929: 'Installed triton version too old, please upgrade\t839\nInstrucción ilegal\t405\nInstruction non permise\t405\nInstruçõe\t405',
    1953721961: 'installed CPU version PaddlePaddle\t1531\ninstalled Caffe2 version uses CUDA but I cannot find the CUDA\t1532',
    1953722184: 'Host compiler targets unsupported OS\t828',
    1953722216: 'host has sm_\t823',
    1953723725: 'Must define exactly one of __HIP_PLATFORM_\t888',
    1953723747: 'custom_op(\t1359',
    1953723757: 'must have a constant value\t154\nmust install \t967',
    1953724755: 'SystemError: <built-in function load_binary> returned NULL\t991',
    1953724787: 'system has unsupported display driver / cuda driver combination\t1850\nsystem not yet initialized\t1851',
    1953784096: ' attempted to run this operator with Meta tensors, but there was no \t19',
    1953785171: 'Setting up PyTorch plugin "\t987',
    1953849888: ' but this version of numpy is 0x\t22\n but we found an implementation\t23',
    1953853031: 'gnutls_handshake() failed\t1457',
    1953853216: ' out of memory\t268',
    1954047264: ' extension\t52\n extension for compute capability \t53',
    1954047342: 'next(\t1694',
    1954047348: 'texture is not a template\t1493\ntexture" is not a template\t1493\ntexture\' is not a template\t1493\ntexture’ is not a template\t1493',
    1954115679: '_pytorch_\t1112',
    1965059918: "No url found for submodule path '\t933",
    1965060969: 'is unsupported\t1126',
    1967202362: ': Aucun fichier\t121',
    1967343700: 'THCuda\t992 993 1008 1009\nTHCudaCheck\t1010 1011',
    1969316709: 'ecause there is no version of \t1381',
    1969365031: "' but version of \t326",
    1969365036: ", but none of the providers can be installed\t388\n, but was built for sm\t389\n, but wrong architecture\t390\n, but you have torch \t391\n, but you'll have torch \t391",
    1969381215: '__builtin_amdgcn_\t1104',
    1969431072: ' "cudaMemLocation"\t0',
    1969452353: 'Aucun espace disponible sur le périphérique\t554\nAucun fichier ou dossier\t534 535 536 537 538 539 540 541 542 543 544',
    1969452385: 'aucun espace disponible sur le périphérique\t554',
    1969452654: 'nvcuda.dll\t1752',
    1969516397: "module 'PIL.Image' has no attribute '\t1668\nmodule 'faiss' has no attribute '\t1669\nmodule 'numpy' has no attribute '\t1670\nmodule 'torch._C' has no attribute '\t1671\nmodule 'torchsparse_\t1672\nmodule export function\t1673\nmodule has nothing to offer in MPL2 only mode\t1674",
    1969713761: "argument list for \t1127\nargument of type 'WindowsPath' is not iterable\t1128",
    1970170220: 'linux/limits.h\t1644 1645 1646 1647',
    1970234144: ' could be found\t30',
    1970239784: '(you have \t371',
    1970300704: ' gpu architectures in the range\t128',
    1970302319: 'ompute capability \t1760',
    1970365778: 'Require \t895\nRequire PyTorch\t977\nRequire Pytorch\t977\nRequire pyTorch\t977\nRequire pytorch\t977\nRequire torch\t977\nRequired library version not found: \t978\nRequires \t895\nRequires PyTorch\t977\nRequires Pytorch\t977\nRequires pyTorch\t977\nRequires pytorch\t977\nRequires torch\t977',
    1970365810: 'require \t895\nrequire C++ 1\t1806\nrequire C++ 2\t1806\nrequire C++1\t1806\nrequire C++2\t1806\nrequire CUDA\t1693\nrequire PyTorch\t977\nrequire Pytorch\t977\nrequire at least \'/std:c++\t1130\nrequire at least C++ 1\t1806\nrequire at least C++ 2\t1806\nrequire at least C++1\t1806\nrequire at least C++2\t1806\nrequire pyTorch\t977\nrequire pytorch\t977\nrequire torch\t977\nrequire users to upgrade torch to at least v\t1807\nrequired\t1692\nrequires \t895\nrequires Ada\t1808\nrequires Ampere\t1808\nrequires Blackwell\t1808\nrequires C++ 1\t1806\nrequires C++ 2\t1806\nrequires C++1\t1806\nrequires C++2\t1806\nrequires CUDA\t1693\nrequires Hopper\t1808\nrequires NVCC\t1693\nrequires NVIDIA CUDA\t1693\nrequires PyTorch\t977\nrequires Pytorch\t977\nrequires Turing\t1808\nrequires Volta\t1808\nrequires a Ada\t1808\nrequires a Ampere\t1808\nrequires a Blackwell\t1808\nrequires a Hopper\t1808\nrequires a Turing\t1808\nrequires a Volta\t1808\nrequires an Ada\t1808\nrequires an Ampere\t1808\nrequires an Blackwell\t1808\nrequires an Hopper\t1808\nrequires an Turing\t1808\nrequires an Volta\t1808\nrequires at least \'/std:c++\t1130\nrequires at least C++ 1\t1806\nrequires at least C++ 2\t1806\nrequires at least C++1\t1806\nrequires at least C++2\t1806\nrequires capability \t1809\nrequires compiler flag \'/std:c++\t1130\nrequires device with capability > (\t1810\nrequires nvcc\t1693\nrequires pyTorch\t977\nrequires pytorch\t977\nrequires the CUDA\t1693\nrequires the language dialect "CUDA\t1811\nrequires the language dialect "CXX\t1812\nrequires torch\t977',
    1970369089: 'Arquivo ou diretório\t534 535 536 537 538 539 540 541 542 543 544',
    1970430838: 'vcruntime\t1927',
    1970430840: 'xcrun: error: invalid active developer path\t1941',
    1970432116: 'thrust::\t1859',
    1970435187: 'struct _frame\t969',
    1970479215: 'o such \t534 535 536 537 538 539 540 541 542 543 544',
    1970496882: 'result_of_t\t1248',
    1970499157: 'Unsupported .target\t1067\nUnsupported .version\t1068\nUnsupported HIP arch \t1069\nUnsupported HIP arch: \t1069\nUnsupported conversion from \t1070\nUnsupported platform: \t1071\nUnsupported rounding mode for conversion\t1072\nUnsupportedOperatorException: \t1073',
    1970499177: 'insufficient shared memory available on the GPU\t1533',
    1970499189: 'unsupported\t1756\nunsupported GNU version! \t1916\nunsupported HIP gpu architecture \t1069\nunsupported HIP gpu architecture: \t1069\nunsupported instruction \t1133\nunsupported operand type(s) for \t1917\nunsupported operator: \t1073',
    1970562386: 'Return has unsupported type \t981',
    1970562418: 'return code\t1412\nreturned a non-zero code: 137\t1814\nreturned non-zero\t1815\nreturned non-zero exit\t1816\nreturned non-zero exit status\t1817\nreturned non-zero exit status \t1818',
    1970562419: 'setup command: use_2to3 is invalid\t1827\nsetup.py build\t1146\nsetup.py develop\t1146\nsetup.py install\t1146\nsetuptools.build_meta\t1828\nsetuptools.command.\t1829\nsetuptools.extern.\t1830',
    1970566470: 'FutureWarning: The pynvml package is deprecated\t798',
    1981837166: "no viable conversion from \t1725\nno viable conversion from '\t1726",
    1984917583: 'OpOverloadPacket(op=\t955',
    1985966953: 'is_variable\t1553 1554',
    1986096429: '-mavx\t408',
    1986884193: 'armv8.6-a\t1115',
    1986928751: 'o nvcc found\t670\no nvcc was found\t670',
    1986946336: ' environment variable is not\t50',
    1987208531: 'Server does not allow request for unadvertised object\t986',
    1998611557: 'ed with an unsupported toolchain\t1382',
    1998614350: 'No working C++ compiler found in\t934',
    2003269987: 'cygwin\t875',
    2003988326: 'forward compatibility was attempted on non supported HW\t1438',
    2019516192: ' __x) noexcept (true)\t12',
    2019893287: "' extension\t328\n' extension (up-to-date)\t329",
    2019893289: ') exceeds limit (\t372',
    2019893315: 'C extension: \t560',
    2019912806: 'flex: command not found\t1132\nflex: not found\t1132',
    2020569680: 'ProxyError\t666',
    2032168553: 'in your include path is not compatible with this release of \t1504',
    2032170095: 'ot yet implemented\t1756\not yet supported\t1756',
    2034387028: 'THByteBlas_\t992 993\nTHByteStorage\t992 993\nTHByteTensor\t992 993\nTHByteVector\t992 993',
    2035294266: ': PyTorch was compiled\t448',
    2037149263: 'Only a single TORCH_LIBRARY can be used to register the namespace \t953 954',
    2037149295: 'only available for Linux\t1761\nonly available with \t1762\nonly support\t1763\nonly supported on \t1764 1765\nonly supported on CUDA\t1693\nonly supported on NVCC\t1693\nonly supports \t1150\nonly supports Linux\t1761\nonly works on Linux\t1761',
    2037413219: 'cupy.cuda.memory.OutOfMemoryError\t1352',
    2037604640: ' async_io\t18',
    2042020674: 'Böyle bir dosya ya da dizin\t534 535 536 537 538 539 540 541 542 543 544',
    2053466478: 'niezdefiniowane odwołanie do\t303',
    2053731104: ' size changed, may indicate binary\t279',
    2054124112: 'Prozedureinsprungpunkt\t303',
    2179145762: '" は、内部コマンド\t318',
    2179145767: "' は、内部コマンド\t318",
    2179145786: ': そのようなファイル\t121',
    2195923002: ': コマンドが見つかりません\t422',
    2212700218: ': ファイルが短すぎます\t426',
    2228297786: ': файл слишком короткий\t426',
    2229739578: ': 無法開啟共用物件\t433',
    2246385722: ': 共有オブジェクトファイルを開けません\t433',
    2295439056: 'Ошибка сегментирования\t752',
    2313560122: ': 找不到命令\t422',
    2357322528: ' が見つかりません\t203 204',
    2377704480: ' 不是\t155 176 177 178',
    2377704482: '"不是内部\t318',
    2377704487: "'不是内部\t318",
    2414551098: ': 동적 오브젝트 파일을 열 수 없습니다\t433',
    2461197882: ':沒有此一檔案\t121',
    2498306106: ': 错误: expected \t467\n: 错误: template argument \t467\n: 错误:expected \t467\n: 错误:template argument \t467\n: 错误： expected \t467\n: 错误： template argument \t467\n: 错误：expected \t467\n: 错误：template argument \t467',
    2498306141: '] 错误 137\t1097',
    2531663930: ': 文件过短\t426',
    2548441146: ': 无效的 ELF 头\t476\n: 无法分配内存\t424\n: 无法打开共享对象\t435\n: 无法打开共享对象文件\t433',
    2632327226: ': 未找到命令\t422',
    2642535226: ':そのようなファイル\t121',
    2647662650: ': Нет такого файла\t121',
    2712856122: ':没有那个文件\t121',
    2797826628: 'Dræbt\t736',
    2848159060: 'Tué a terminé le programme \t368',
    2867208250: ': 檔案太短\t426',
    2877416224: ' に対する定義されていない参照\t303',
    2881709383: 'Geëlimineerd\t736',
    2944525090: '"は、内部コマンド\t318',
    2944525095: "'は、内部コマンド\t318",
    2966455505: 'файл в неправильном формате\t976',
    2966468560: 'защиту сегмента после перемещения\t984',
    2983231953: 'сбой отображения сегмента из разделяемого объекта\t785',
    2983236304: 'Вбито\t736',
    2983240656: 'Убито\t736',
    3001425978: ': 沒有此一檔案\t121\n: 没有那个文件\t121',
    3050347984: 'Не осталось свободного места\t935\nНет такого файла\t534 535 536 537 538 539 540 541 542 543 544',
    3050356176: 'не вдалося знайти -l\t1500\nне является внутренней\t1550\nневизначене посилання\t303\nневизначене посилання на\t303\nневозможно выделить память в статичном блоке TLS\t846\nневозможно задействовать исполняемый стек\t845\nневозможно найти -l\t1500 1501\nнедефинисана упута ка\t303\nнеоднозначный символ\t880\nнеопределена отпратка към\t303\nнеопределенная ссылка на\t303\nнеопределённая ссылка на\t303',
    3050356688: 'перемещение R_\t1805\nпересування R_\t1805',
    3051888698: ': 资源暂时不可用\t449',
    3085246557: '] 已杀死\t1097',
    3101958178: '" 不是内部\t318\n" 不是内部或外部命令\t318',
    3101958183: "' 不是内部\t318\n' 不是内部或外部命令\t318",
    3169132637: '] 強制終了\t1097',
    3184533562: ': невозможно открыть разделяемый объектный файл\t433',
    3201343440: 'Политика управления приложениями\t532',
    3201348816: 'доступном только для чтения, содержатся динамические\t1801',
    3278267762: 'reférence indefinie vers\t303\nreférence indéfinie vers\t303',
    3278335573: 'Ungültiger Maschinenbefehl\t405',
    3278663504: 'Política de Controle de Aplicativo\t532',
    3278774330: ': não é possível abrir arquivo compartilhado\t433',
    3279185223: 'Getötet\t736\nGetötet hat Programm \t368',
    3491770661: '%1 не является приложением Win32\t325',
    3491803856: 'в пространстве имён\t1407',
    3499801839: '：Нет такого файла\t121',
    3500003386: ':Нет такого файла\t121',
    3799018863: 'omp’ not found\t1458',
    3810537765: '%1 は有効な Win32 アプリケーション\t325',
    3816980963: 'あいまいなシンボル\t880',
    3817309155: 'デバイスに空き領域がありません\t1951',
    3818357731: 'プロシージャ エントリ ポイント\t303',
    3818568943: '：そのようなファイル\t121',
    3818750178: '”は、内部コマンド\t318',
    3818750435: 'そのようなファイルやディレクトリ\t534 535 536 537 538 539 540 541 542 543 544',
    3819078371: 'アプリケーション制御ポリシーに\t532',
    3819930083: 'は、内部コマンド\t1550 1950',
    3820192483: 'コマンドラインオプション\t848',
    3820716771: 'セグメンテーション\t752',
    3827314981: '%1 不是有效的 Win32 应用程序\t325',
    3834091238: '文件格式错误\t976',
    3835527394: '”不是内部\t318',
    3837628901: '命令行太长。\t726',
    3837692390: '找不到 -l\t1191 1500 1501',
    3851132645: '型名ではありません\t1138',
    3851270372: '不命名一个类型\t1138',
    3852386021: '從共用物件中對映區段失敗\t785',
    3853163750: '未定\t303\n未定义的引用\t303\n未定义的符号\t303\n未定义符号\t303',
    3853230824: '被多次定义\t1953',
    3854479080: '设备上没有空间\t1951',
    3868047588: '不明确的符号\t880\n不是\t1407\n不是一个类型名\t1138\n不是內部或外部命令\t1550\n不是内部或外部命令\t1550 1950\n不正な命令\t405',
    3868373734: '沒有此一檔案或目錄\t534 535 536 537 538 539 540 541 542 543 544',
    3868900591: '：沒有此一檔案\t121\n：没有那个文件\t121',
    3869154793: '非法指令\t405',
    3869284326: '无法从共享目标中映射段\t785\n无法启用共享目标需要的执行栈\t845\n无法在静态 TLS 块中分配内存\t846\n无法定位程序输入点\t303\n无法恢复段 prot\t984\n无法找到 -l\t1191\n无法识别的命令行选项\t848',
    3869344999: '無法在靜態 TLS 區塊中配置記憶體\t846\n無法復原 segment prot\t984\n無法找到程序輸入點\t303\n無法辨識的命令列選項\t848\n無法開啟可執行堆疊\t845',
    3869356774: '没有成员\t1952\n没有此指令\t1719\n没有此类指令\t1719\n没有那个文\t534 535 536 537 538 539 540 541 542 543 544',
    3869809893: '在此作用域中尚未声明\t1138',
    3869940966: '未找到 -l\t1192 1193 1194 1195 1196 1197 1198 1199 1200\n未找到 -lEGL\t1201\n未找到 -lGLEW\t1202\n未找到 -laio\t1203\n未找到 -lffi\t1204\n未找到 -lglog\t1205\n未找到 -ljpeg\t1206\n未找到 -lnuma\t1207\n未找到 -lstdc++\t1209\n未找到 -ltbb\t1210\n未找到 -luuid\t1211\n未找到 -lz\t1212',
    3870265317: '可执行文件格式错误\t751',
    3870393829: '共有オブジェクトが必要としている実行可能スタック\t845\n共有オブジェクトのセグメントをマップするのに失敗\t785',
    3870727910: '架构于输入文件\t51',
    3884032999: '磁盘空间不足\t1951',
    3884550118: '應用程式控制原則已封鎖\t532',
    3885284069: '应用程序控制策略已阻止\t532',
    3885604329: '静的 TLS ブロック内にメモリ\t846',
    3885868008: '裝置上已無多餘空間\t1951',
    3886131430: '模稜兩可的符號\t880',
    3901522403: 'が見つかりません\t1560',
    3901915875: 'を見つけ\t1560\nを見つけられません -l\t1192 1193 1194 1195 1196 1197 1198 1199 1200\nを見つけられません -lEGL\t1201\nを見つけられません -lGLEW\t1202\nを見つけられません -laio\t1203\nを見つけられません -lffi\t1204\nを見つけられません -lglog\t1205\nを見つけられません -ljpeg\t1206\nを見つけられません -lnuma\t1207\nを見つけられません -lstdc++\t1209\nを見つけられません -ltbb\t1210\nを見つけられません -luuid\t1211\nを見つけられません -lz\t1212\nを見つけられません: -l\t1192 1193 1194 1195 1196 1197 1198 1199 1200\nを見つけられません: -lEGL\t1201\nを見つけられません: -lGLEW\t1202\nを見つけられません: -laio\t1203\nを見つけられません: -lffi\t1204\nを見つけられません: -lglog\t1205\nを見つけられません: -ljpeg\t1206\nを見つけられません: -lnuma\t1207\nを見つけられません: -lstdc++\t1209\nを見つけられません: -ltbb\t1210\nを見つけられません: -luuid\t1211\nを見つけられません: -lz\t1212',
    3918366437: '再配置 R_\t1805\n再配置後にセグメントの prot\t984',
    3920998118: '段錯誤\t752\n段错误\t752',
    3954751466: '그런 파일이나 디렉터리\t534 535 536 537 538 539 540 541 542 543 544',
    3969229036: '정적 TLS 블럭에는 메모리를\t846',
    3969486827: '동적 오브젝트의 세그먼트를\t785',
    3986724332: '애플리케이션 제어 정책\t532',
    3986983916: '실행할 수 있는 스택을 공유\t845',
    3987253995: '모호한 기호\t880',
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
    "install_state.cpu_only_extension\tline\tmodule '\n"
    "install_state.dependency_version_mismatch\tline\tmodule 'aiter\tmodule 'deep_ep\tmodule 'deep_gemm\tmodule 'flash_attn\tmodule 'flash_mla\tmodule 'flashinfer\tmodule 'quack\tmodule 'tilelang\tmodule 'torchao\tmodule 'transformer_engine\tmodule 'tvm_ffi\n"
    "install_state.dependency_version_mismatch\tline\tmodule 'cupy\n"
    "install_state.dependency_version_mismatch\tline\tmodule 'cutlass\n"
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
    'host_toolchain.jit_cache_unusable\tline\t.triton\tflashinfer\ttorch_extensions\ttorchinductor_\n'
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
    'gpu_arch.arch_not_built\tline\t got compute \n'
    'install_state.dependency_version_mismatch\t\tTensorRT\n'
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
    'triton_inductor.inductor_codegen_bug\tline\taoti_torch_\n'
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
