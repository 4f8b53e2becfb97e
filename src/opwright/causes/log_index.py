"""Which causes to import for a log. Written by tools/index_causes.py."""

IN_LOGS: dict[int, str] = {
    539123551: '__" does not take arguments\t1123',
    539700035: 'C++ compiler\t587',
    540682536: '(): incompatible function arguments. The following argument types are\t382',
    540685421: 'm4: command not found\t1153\nm4: not found\t1153',
    540697708: "ld: cannot find\t1605\nld: library 'ATen' not found\t1606\nld: library 'EGL\t1607\nld: library 'GL\t1608\nld: library 'GLEW\t1609\nld: library 'GLU\t1608\nld: library 'GLX\t1608\nld: library 'MIOpen\t1610\nld: library 'OpenGL\t1608\nld: library 'X11\t1611\nld: library 'Xext\t1611\nld: library 'Xi\t1611\nld: library 'Xrandr\t1611\nld: library 'aio\t1612\nld: library 'amd_comgr\t1610\nld: library 'amdhip64\t1610\nld: library 'blas\t1613\nld: library 'c\t1614\nld: library 'c10' not found\t1606\nld: library 'c10_cuda\t1615\nld: library 'caffe2' not found\t1606\nld: library 'cblas\t1613\nld: library 'crypt\t1616\nld: library 'crypto\t1617\nld: library 'cublas\t1610\nld: library 'cuda\t1610\nld: library 'cufft\t1610\nld: library 'cufile\t1610\nld: library 'culibos\t1610\nld: library 'cupti\t1610\nld: library 'curand\t1610\nld: library 'cusolver\t1610\nld: library 'cusparse\t1610\nld: library 'cutensor\t1610\nld: library 'dl\t1614\nld: library 'ffi\t1618\nld: library 'glfw\t1619\nld: library 'glfw3\t1619\nld: library 'glog\t1620\nld: library 'hip\t1610\nld: library 'hsa-runtime64\t1610\nld: library 'hsakmt\t1610\nld: library 'ibverbs\t1621\nld: library 'jpeg\t1622\nld: library 'm\t1614\nld: library 'mlx5\t1621\nld: library 'mpi\t1623\nld: library 'mpi_cxx\t1623\nld: library 'nccl\t1610\nld: library 'npp\t1610\nld: library 'numa\t1624\nld: library 'nvJitLink\t1610\nld: library 'nvidia-ml\t1610\nld: library 'nvjpeg\t1610\nld: library 'nvrtc\t1610\nld: library 'nvshmem\t1610\nld: library 'openblas\t1613\nld: library 'png\t1625\nld: library 'png16\t1625\nld: library 'pthread\t1614\nld: library 'rccl\t1610\nld: library 'rdmacm\t1621\nld: library 'roc\t1610\nld: library 'rt\t1614\nld: library 'ssl\t1617\nld: library 'stdc++\t1626\nld: library 'tbb\t1627\nld: library 'torch' not found\t1606\nld: library 'torch_cpu' not found\t1606\nld: library 'torch_cuda\t1615\nld: library 'torch_global_deps' not found\t1606\nld: library 'torch_python' not found\t1606\nld: library 'uuid\t1628\nld: library 'z\t1629\nld: library not found for -lc10_cuda\t1615\nld: library not found for -ltorch_cuda\t1615\nld: library ‘EGL\t1607\nld: library ‘GL\t1608\nld: library ‘GLEW\t1609\nld: library ‘GLU\t1608\nld: library ‘GLX\t1608\nld: library ‘OpenGL\t1608\nld: library ‘X11\t1611\nld: library ‘Xext\t1611\nld: library ‘Xi\t1611\nld: library ‘Xrandr\t1611\nld: library ‘aio\t1612\nld: library ‘blas\t1613\nld: library ‘c\t1614\nld: library ‘cblas\t1613\nld: library ‘crypt\t1616\nld: library ‘crypto\t1617\nld: library ‘dl\t1614\nld: library ‘ffi\t1618\nld: library ‘glfw\t1619\nld: library ‘glfw3\t1619\nld: library ‘glog\t1620\nld: library ‘ibverbs\t1621\nld: library ‘jpeg\t1622\nld: library ‘m\t1614\nld: library ‘mlx5\t1621\nld: library ‘mpi\t1623\nld: library ‘mpi_cxx\t1623\nld: library ‘numa\t1624\nld: library ‘openblas\t1613\nld: library ‘png\t1625\nld: library ‘png16\t1625\nld: library ‘pthread\t1614\nld: library ‘rdmacm\t1621\nld: library ‘rt\t1614\nld: library ‘ssl\t1617\nld: library ‘stdc++\t1626\nld: library ‘tbb\t1627\nld: library ‘uuid\t1628\nld: library ‘z\t1629\nld: unknown option\t1630\nld: unsupported tapi file type '\t1631",
    540701537: 'as: unrecognized option \t1150',
    540702325: 'uv: command not found\t1353\nuv: not found\t1353',
    540949792: ' => not found\t11',
    541218115: 'CUB requires a definition of CUB_NS_QUALIFIER\t629',
    541477957: 'ELF load command a\t767',
    541675585: 'API call is not supported in the installed CUDA driver\t513',
    541870925: 'MKL ERROR: \t901\nMKL FATAL ERROR: \t901',
    541871172: 'DLL load failed\t742 743 744\nDLL load failed while importing \t745\nDLL load failed: Die angegebene Prozedur\t746\nDLL load failed: The specified procedure\t746\nDLL load failed: 找不到指定的程序\t746',
    541937487: 'OOM when allocating tensor\t973',
    542329940: 'TLS handshake timeout\t1041',
    542393671: 'GET was unable to find an engine to execute this computation\t821',
    542461511: 'GNU version! gcc \t842',
    542462019: "CPU does not support \t626\nCPU doesn't support \t626\nCPU lacks \t626",
    542462023: 'GPU architecture\t634\nGPU capabilit\t634\nGPU compute architecture\t634\nGPU compute capabilit\t634\nGPU functionality will not be available\t844',
    543449442: "bad register name \t1154\nbad value 'armv9\t1135\nbad value ('armv9\t1135\nbad value (‘armv9\t1135\nbad value ‘armv9\t1135",
    543451460: 'Did you forget to add @triton.jit\t750',
    543451492: 'did not complete successfully: exit code: 137\t1393\ndid you forget to \t1394',
    543516756: 'The \'sklearn\' PyPI package is deprecated\t1049\nThe CUDA compiler identification is unknown\t1050\nThe HIP compiler identification is unknown\t1051\nThe command line is too long.\t751\nThe current CMakeCache.txt directory \t1052\nThe library is compiled without \t1053\nThe source "\t1054\nThe specified path, file name, or both are too long\t1055\nThe term \'nvcc\' is not recognized\t695',
    543516788: 'the operator \t1896\nthe package flash_attn seems to be not installed\t1167',
    543516996: 'Die Befehlszeile ist zu lang.\t751',
    543517006: 'Nie ma takiego pliku\t559 560 561 562 563 564 565 566 567 568 569',
    543517801: 'ile in wrong format\t1003',
    543519329: 'are not currently supported\t1146\nare not supported\t1146\nare not yet supported\t1146\nare unsupported\t1146',
    543519605: "use of undeclared identifier \t1963\nuse of undeclared identifier '\t1951 1952 1953",
    543520100: 'due to ninja not being installed\t1405',
    543521063: "'ye tanımsız başvuru\t317",
    543584032: ' of Verneed record\t235\n of non-const\t236\n of the Protocol Buffer runtime library, but the installed version is \t237\n of the Protocol Buffer runtime library, which is not\t238',
    543585601: 'Auf dem Gerät ist kein Speicherplatz\t581',
    544104771: 'Can not find\t678',
    544106784: ' in namespace\t165\n in namespace \t166\n in your include path is not compatible with this release of \t167',
    544108320: ' on CUDA arch < \t239\n on a machine with \t240',
    544108366: 'Non rimane spazio sul device\t959',
    544108398: 'non rimane spazio sul device\t959\nnon è riconosciuto come\t1586',
    544165434: ':No existe el\t127\n:No such file\t127',
    544173600: ' no es un miembro de\t165 184 185 186\n no se reconoce\t205',
    544173940: 'too few arguments for template template parameter "Tuple"\t1901\ntoo many initializer values\t1902\ntoo many sections (\t1903\ntoo old to be supported by the triton GPU compiler\t1904',
    544175136: ' to be true, but got false\t298\n to compile PyTorch\t299\n to find Python.h\t300',
    544236404: 'tcp connect error\t1274',
    544238959: 'omp not found\t1494',
    544239392: ' op due to it not being compatible\t243',
    544370464: ' or above\t14\n or above \t276\n or greater \t276\n or higher\t14\n or higher \t276\n or later\t14\n or later \t276\n or later compatible compiler is required\t277\n or newer\t14\n or newer \t276\n or one of its dependencies\t278',
    544372079: 'our device is too old. We require compute capability\t1817',
    544432488: 'has a minor version mismatch with the version that was used to compile PyTorch\t1499\nhas already been de\t1500\nhas compute capability < \t1501\nhas no attribute \t1248 1502 1503\nhas no device code compatible with \t1504\nhas no member \t1505\nhas no member named \t1505 1506 1507 1508\nhas not been declared\t1159',
    544432503: 'was compiled with CPU_ONLY flag\t1983\nwas not declared in this scope\t1159',
    544434464: " is already registered\t170\n is already registered as a pybind11::native_enum\t171\n is already registered. Ensure that registration with torch::class_\t172\n is ambiguous\t173\n is defined in header \t174\n is incompatible with\t175\n is incompatible with \t176\n is incompatible with lib\t177\n is less than desired GPU memory\t178\n is less than the minimum supported by NVRTC\t179\n is missing, please make sure it is specified in the 'build-system.requires'\t180\n is not None\t181\n is not a \t182\n is not a directory\t41\n is not a member of\t165 183 184 185 186\n is not a member of \t187 188 189 190 191\n is not a member of 'cute\t160\n is not a member of 'cutlass\t160\n is not a member of ‘cute\t160\n is not a member of ‘cutlass\t160\n is not a recognized processor for this target\t192\n is not a supported wheel on this platform\t193\n is not a valid\t41\n is not a valid editable requirement\t194\n is not a valid wheel file\t195\n is not available, \t196\n is not compatible with\t175\n is not compatible with \t176\n is not compatible with the current PyTorch installation\t197\n is not compatible with this Python\t198\n is not compiled with it\t196\n is not defined\t199 200 201 202\n is not enabled\t203\n is not found\t204\n is not recognized as\t205\n is required\t206\n is required but found\t207\n is undefined\t208 209\n is used but incompatible\t175\n is used but is incompatible\t175",
    544435812: 'dns error: failed to lookup address\t1399',
    544436008: '(os error 112)\t384\n(os error 122)\t384\n(os error 28)\t384',
    544437570: 'Bus error\t555',
    544500071: 'git submodule \t1487',
    544501575: 'Got SM\t845',
    544501582: 'Not a directory: \t952\nNot currently implemented by \t960\nNot currently implemented for \t960\nNot currently implemented on \t960\nNot currently supported by \t960\nNot currently supported for \t960\nNot currently supported on \t960\nNot enough memory. Please try to increase --mem-fraction\t961\nNot find\t679\nNot implemented by \t960\nNot implemented for \t960\nNot implemented on \t960\nNot supported by \t960\nNot supported for \t960\nNot supported on \t960\nNot yet implemented by \t960\nNot yet implemented for \t960\nNot yet implemented on \t960\nNot yet supported by \t960\nNot yet supported for \t960\nNot yet supported on \t960',
    544501607: 'got Arch.sm_\t845\ngot SM\t845\ngot an unexpected keyword argument \t1495\ngot sm\t845\ngot sm_\t845',
    544501614: 'not available for \t1766\nnot available on \t1766\nnot compiled with GPU offload support\t1767\nnot currently implemented by \t960\nnot currently implemented for \t960\nnot currently implemented on \t960\nnot currently supported by \t960\nnot currently supported for \t960\nnot currently supported on \t960\nnot enough disk space\t1056\nnot enough free disk space\t1056\nnot enough free space\t1056\nnot enough space\t1056\nnot find\t679\nnot found\t1768\nnot implemented by \t960\nnot implemented for \t960\nnot implemented on \t960\nnot installed\t1769\nnot match\t1397\nnot providing "Find\t1770\nnot support\t1771\nnot supported by \t960 1772\nnot supported for \t960 1766 1772\nnot supported for the current GPU. Minimum capability: \t1773\nnot supported on \t960 1766 1772\nnot valid for use in process\t25\nnot yet available for \t1766\nnot yet available on \t1766\nnot yet implemented by \t960\nnot yet implemented for \t960\nnot yet implemented on \t960\nnot yet supported by \t960 1772\nnot yet supported for \t960 1766 1772\nnot yet supported on \t960 1766 1772',
    544502633: 'ist entweder falsch geschrieben\t1586\nist kein Element von\t1443',
    544502645: 'ust use \t1967',
    544503119: 'Out of memory: Kill process\t982\nOut of memory: Killed process\t982',
    544503138: 'but the target was not found\t1173',
    544503151: 'out of memory\t1818 1819 1820\nout of memory allocating \t1821\nout of resource\t1822\nout of resource: triton_\t1823',
    544567129: 'You are running version \t1104\nYou must give at least one requirement to\t1105\nYou tried to install "pytorch"\t1106',
    544567161: 'you should not try to import numpy from\t1989',
    544760141: 'Max retries exceeded with url\t904',
    544825888: ' by system policy\t25',
    544828526: 'nly Ada\t1260\nnly Ampere\t1260\nnly Blackwell\t1260\nnly Hopper\t1260\nnly NVIDIA Ada\t1260\nnly NVIDIA Ampere\t1260\nnly NVIDIA Blackwell\t1260\nnly NVIDIA Hopper\t1260\nnly NVIDIA Rubin\t1260\nnly NVIDIA Turing\t1260\nnly NVIDIA Volta\t1260\nnly Rubin\t1260\nnly SM\t1260\nnly Turing\t1260\nnly Volta\t1260\nnly available \t1736\nnly be available \t1736\nnly be enabled \t1736\nnly be implemented \t1736\nnly be supported \t1736\nnly be valid \t1736\nnly enabled \t1736\nnly gfx\t1260\nnly implemented \t1736\nnly runs \t1736\nnly sm\t1260\nnly support\t1737\nnly support \t1736\nnly supported \t1736\nnly supports \t1736\nnly valid \t1736\nnly works \t1736',
    546346988: '에 대한 정의되지 않은 참조\t317',
    547011823: '： Aucun fichier\t127\n： Datei oder Verzeichnis\t127\n： No existe el\t127\n： No such file\t127\n： Нет такого файла\t127\n： そのようなファイル\t127\n： 沒有此一檔案\t127\n： 没有那个文件\t127',
    547193058: "” is not recognized\t333\n” is not recognized as\t333\n” ist entweder falsch\t333\n” n'est pas reconnu\t333\n” no se reconoce como\t333\n” は、内部コマンド\t333\n” 不是内部\t333\n” 不是内部或外部命令\t333",
    549234155: '를 찾을 수\t1596',
    659902535: "GPU's architecture\t634\nGPU's capabilit\t634\nGPU's compute architecture\t634\nGPU's compute capabilit\t634",
    661528610: '" n\'est pas reconnu\t333',
    661528615: "' n'est pas reconnu\t333",
    661545283: "Can't find\t678 679",
    661545315: "can't be installed because it doesn't\t1197\ncan't find\t678 679\ncan't open \t1198\ncan't open file \t1199",
    661548868: "Don't know what to do with '\t760",
    661548900: "don't have enough free space in /\t1404",
    661679471: "omp' not found\t1494",
    662007641: "You're on \t1107\nYou're using \t1107",
    679517676: '은(는) 내부 또는 외부 명령\t1586',
    707403834: ': ***\t435',
    758528120: 'x86-64-v\t1135',
    760038484: 'TDM-GCC\t900',
    761752432: 'pkg-config: command not found\t1153\npkg-config: not found\t1153',
    762146671: 'oom-kill\t982',
    762212206: 'non-zero number of elements, but its data is not allocated yet\t1765',
    762341744: 'pip-build-env-\t1829',
    762342767: 'omp-tools.h\t1657 1658 1659',
    762671207: 'gpu-name\t1496',
    778530416: 'png.h\t1830 1831 1832',
    778659430: 'ffi.h\t1467 1468 1469',
    778661997: 'mpi.h\t1714 1715 1716',
    779119983: 'omp.h\t1657 1658 1659',
    791687523: 'c10/cuda/impl/cuda_cmake_macros.h\t1178 1179 1180 1181 1182 1183\nc10/util/AlignOf.h\t1184 1185 1186\nc10/util/Array.h\t1184 1185 1186\nc10/util/Float\t536 537 538\nc10/util/Optional.h(\t1187\nc10/util/complex_utils.h\t1184 1185 1186\nc10/util/either.h\t1184 1185 1186\nc10/util/in_place.h\t1184 1185 1186\nc10/util/math_compat.h\t1184 1185 1186\nc10/util/reverse_iterator.h\t1184 1185 1186\nc10/util/variant.h\t1184 1185 1186',
    792938580: 'THC/THCAtomics.cuh\t1022 1023 1024\nTHC/THCDeviceUtils.cuh\t1025 1026 1027 1028\nTHC/THCNumerics.cuh\t1029 1030 1031',
    793528133: 'EGL/egl.h\t764 765 766\nEGL/eglext.h\t764 765 766\nEGL/eglplatform.h\t764 765 766',
    796096883: 'sys/cdefs\t1163\nsys/file.h\t1398\nsys/ioctl.h\t1398\nsys/mman.h\t1398\nsys/resource.h\t1398\nsys/socket.h\t1398\nsys/time.h\t1398\nsys/wait.h\t1398',
    796157294: 'net/http: request canceled\t1041',
    796225127: 'gnu/stubs\t1163',
    808464432: '000001\t419\n0000135\t418\n0000139\t417',
    808465475: 'C4003: \t615',
    827018828: 'LNK1102\t876\nLNK1104\t596 877 878 879 880 881 882 883\nLNK1112\t884 885\nLNK1158\t886\nLNK1181\t878 879 880 881 882 883 887 888\nLNK1248\t889',
    827085907: 'STL1002: Unexpected compiler version, expected CUDA \t1010',
    828796205: '-mf16c\t423',
    842019395: 'C2027\t601',
    842020932: 'D8021\t741',
    842211386: ': 32 bit compilation is only supported for\t436',
    842281539: 'C2429\t611',
    842348355: 'C7525\t611',
    842413891: 'C7624\t611',
    843796044: 'LNK2001\t317 890\nLNK2005: \t891\nLNK2019\t317',
    845374806: 'Vec256\t1098 1099',
    858796611: "C2039: \t602 603 604 605 606 607 608\nC2039: 'exc_traceback'\t609\nC2039: 'exc_type'\t609\nC2039: 'exc_value'\t609\nC2039: 'ob_digit'\t609\nC2039: 'tp_print'\t609\nC2039: 'use_tracing'\t609",
    863005040: 'pip3: command not found\t1353\npip3: not found\t1353',
    875968323: 'C7642\t611',
    877350476: 'LNK4272\t885',
    909128259: 'C2061: \t608\nC2065\t610\nC2065: \t608',
    909207138: 'bf16 mixed precision requires PyTorch \t1160',
    909652803: 'C3861: \t608',
    925905197: '-1073741511\t417\n-1073741515\t418\n-1073741795\t419',
    926429763: 'C2872\t614',
    942682435: "C1083\t588 589 590 591 592 593 594 595 596 597\nC1083: Cannot open compiler generated file: '\t598",
    943010371: 'C2589: \t612',
    943011651: 'C7582\t611',
    959787587: 'C2593: \t613',
    976236899: 'c10::ScalarType\t1188\nc10::guts\t1189\nc10::optional<\t1190',
    976909409: 'at::DeprecatedTypeProperties\t1152',
    978144327: 'GLM: GLM_\t841',
    978341199: 'OMP: Error #15\t969\nOMP: Error #15:\t970\nOMP: Error #179: Function pthread_\t971',
    979661939: 'std::shared_ptr<torch::jit\t1885 1886',
    979923827: 'ssh: Could not resolve hostname \t1883\nssh: connect to host \t1883',
    979923834: 'zsh: command not found: \t1994\nzsh: no matches found: \t1995',
    980445552: 'pip: command not found\t1353\npip: not found\t1353',
    980707687: 'git: command not found\t1153\ngit: not found\t1153',
    980708969: 'int: = is not a valid operator\t1569',
    1094928468: 'THCAssertSameGPU\t1020 1021\nTHCAtomics.cuh\t1022 1023 1024',
    1094997315: "CUDA architecture\t634\nCUDA capabilit\t634\nCUDA compiler and CUDA toolkit headers are incompatible\t635\nCUDA compute architecture\t634\nCUDA compute capabilit\t634\nCUDA driver initialization failed, you might not have\t636\nCUDA driver is a stub library\t637\nCUDA driver library cannot be found\t638\nCUDA driver version is insufficient for CUDA runtime version\t639\nCUDA extension not installed\t640\nCUDA initialization: Found no NVIDIA driver on your system\t641\nCUDA unavailable, invalid device\t642\nCUDA unknown error - this may be due to an incorrectly set up environment\t643\nCUDA version mismatch! DeepSpeed ops were compiled and installed with a different version\t644\nCUDA was not found on the system, please set the CUDA_HOME\t645\nCUDA's architecture\t634\nCUDA's capabilit\t634\nCUDA's compute architecture\t634\nCUDA's compute capabilit\t634\nCUDA::nvToolsExt\t420 646 647\nCUDAGenerator\t627 628\nCUDAGuard\t648 649\nCUDAStreamGuard\t648 649\nCUDA_ARCHITECTURES\t650\nCUDA_ARCHITECTURES is set to \t651\nCUDA_ERROR_ASSERT\t652\nCUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE\t653\nCUDA_ERROR_ILLEGAL_ADDRESS\t654\nCUDA_ERROR_INVALID_IMAGE\t655\nCUDA_ERROR_LAUNCH_FAILED\t654\nCUDA_ERROR_MISALIGNED_ADDRESS\t654\nCUDA_ERROR_NO_BINARY_FOR_GPU\t656\nCUDA_ERROR_NO_DEVICE\t657\nCUDA_ERROR_OUT_OF_MEMORY\t658\nCUDA_ERROR_STUB_LIBRARY\t637\nCUDA_ERROR_SYSTEM_DRIVER_MISMATCH\t659\nCUDA_ERROR_SYSTEM_NOT_READY\t660\nCUDA_ERROR_UNSUPPORTED_PTX_VERSION\t661\nCUDA_HOME\t662\nCUDA_HOME does not exist, unable to compile CUDA\t663\nCUDA_HOME environment variable is not set\t664\nCUDA_PATH\t662\nCUDA_PATH is set but CUDA wasn\t665\nCUDA_TOOLKIT_ROOT_DIR not found or specified\t666\nCUDA_tensor_apply\t667 668\nCUDAs architecture\t634\nCUDAs capabilit\t634\nCUDAs compute architecture\t634\nCUDAs compute capabilit\t634",
    1095060560: 'PLEASE ATTACH THE FOLLOWING FILES TO THE BUG REPORT\t983',
    1096045407: '_STANDARD is set to invalid value\t1121\n_STATUS_ARCH_MISMATCH\t1122',
    1096308803: 'CXXABI_\t675\nCXXABI_1.3.\t676',
    1098215527: 'gpuAtomicAdd\t1497 1498',
    1100659951: '：Aucun fichier\t127',
    1111705684: 'THCBlas_\t1018 1019',
    1112099911: 'GLIBCXX_\t675\nGLIBCXX_3.4.\t676\nGLIBC_\t839\nGLIBC_2.\t840',
    1113812850: 'rocBLAS error: C\t1862',
    1126199118: 'No CUDA GPUs are available\t221 925\nNo CUDA runtime is found, using CUDA_HOME=\t926\nNo CUDA toolset found\t927',
    1126199150: 'no CUDA-capable device is detected\t657',
    1128482900: 'THCCeilDiv\t553 554',
    1128486478: 'NVCC \t915\nNVCC" \t915\nNVCC\' \t915\nNVCC` \t915\nNVCC’ \t915',
    1128680517: 'ELFCLASS32\t404\nELFCLASS64\t404',
    1129467732: 'TORCH_CHECK\t1042\nTORCH_CUDA_API\t518 519\nTORCH_CUDA_ARCH_LIST is not set, all archs for visible cards\t1043\nTORCH_EXTENSION_NAME\t424\nTORCH_HIP_API\t599 600\nTORCH_LIBRARY_FRAGMENT\t1042',
    1130320961: 'AT_CHECK\t514 515\nAT_CHECK_INDEX\t514 515\nAT_CPP14_CONSTEXPR\t516 517\nAT_CUDA_API\t518 519',
    1131701607: 'getCurrentCUDABlasHandle\t648 649\ngetCurrentCUDASolverDnHandle\t648 649\ngetCurrentCUDASparseHandle\t648 649\ngetCurrentCUDAStream\t648 649\ngetCurrentDeviceProperties\t648 649',
    1131701619: 'setCurrentCUDAStream\t648 649',
    1131898190: 'NewConnectionError\t692',
    1145120800: ' (ADVANCED)\t2',
    1145260116: 'THCDevice\t1018 1019\nTHCDeviceUtils.cuh\t1025 1026 1027 1028',
    1145656910: 'NVIDIA driver on your system is too old\t916\nNVIDIA-SMI has failed because it couldn\t917',
    1145981254: 'FIND was unable to find an engine to execute\t787',
    1146438445: '-CUDA::nvToolsExt\t420',
    1146438508: 'lCUDA::nvToolsExt\t420',
    1147098177: 'AT_DISPATCH_ALL_TYPES_AND_HALF\t520 521',
    1148478823: 'getDefaultCUDAStream\t648 649\ngetDeviceProperties\t648 649',
    1150991599: '：Datei oder Verzeichnis\t127',
    1160670307: 'cl.EXE\t1269',
    1162297926: 'FBGEMM needs GCC \t674\nFBGEMM needs at least GCC \t674\nFBGEMM requires GCC \t674\nFBGEMM requires at least GCC \t674',
    1162629971: 'SSLError\t692',
    1163152969: "INTERNAL COMPILER ERROR in '\t850",
    1164863831: 'WinError 2]\t596\nWinError 3]\t596',
    1164994920: 'hipErrorAssert\t652\nhipErrorInvalidDeviceFunction\t1376\nhipErrorNoBinaryForGpu\t656\nhipErrorOutOfMemory\t658',
    1176517189: 'E: Failed to fetch\t763',
    1178749012: 'THBFloat16Blas_\t1018 1019\nTHBFloat16Storage\t1018 1019\nTHBFloat16Tensor\t1018 1019\nTHBFloat16Vector\t1018 1019',
    1179009347: 'CAFFE2_API\t518 519\nCAFFE2_CUDA_API\t518 519',
    1180652609: 'AT_FORALL_SCALAR_TYPES\t522 523',
    1195591764: 'THCGenerator\t1018 1019',
    1196312909: 'MINGW\t900',
    1196773443: 'CPUGenerator\t627 628',
    1198271776: ' -lGLESv1\t7\n -lGLESv2\t7',
    1198418253: 'MinGW\t900',
    1229408595: 'SIGILL\t419',
    1230262351: 'OPTIX_ERROR_UNSUPPORTED_ABI_VERSION\t974',
    1230455855: '/DWIN32\t425',
    1230984257: 'AT_INDEX_ERROR\t524 525',
    1231254131: 'srcIndex < srcSelectDimSize\t1882',
    1232367438: 'NotImplementedError: C\t962',
    1262570819: 'CMAKE_CUDA_ARCHITECTURES\t618\nCMAKE_CUDA_ARCHITECTURES must be non-empty\t619\nCMAKE_CUDA_ARCHITECTURES:\t620 621\nCMAKE_CUDA_COMPILER\t622\nCMAKE_CUDA_COMPILER not set, after EnableLanguage\t623\nCMAKE_CUDA_COMPILER:\t624',
    1279415619: 'CUBLAS_STATUS_INTERNAL_ERROR when calling \t630\nCUBLAS_STATUS_INVALID_VALUE when calling \t631',
    1280136782: 'NVML Shared Library Not Found\t802',
    1280595267: 'CUTLASS needs GCC \t674\nCUTLASS needs at least GCC \t674\nCUTLASS requires GCC \t674\nCUTLASS requires at least GCC \t674',
    1281311820: 'LD_LIBRARY_PATH contains incompatible version of cudnn\t871',
    1297501260: 'LLVM ERROR: \t873\nLLVM ERROR: Cannot select: \t874\nLLVM ERROR: out of memory\t875',
    1298295148: 'libMIOpen.so.\t1635',
    1310748265: 'in Namensbereich\t1443',
    1313032276: 'THCNumerics\t1018 1019\nTHCNumerics.cuh\t1029 1030 1031',
    1313101123: 'CUDNN_INCLUDE_DIR\t669\nCUDNN_INCLUDE_PATH\t669\nCUDNN_LIBRARY\t669\nCUDNN_LIBRARY_PATH\t669\nCUDNN_STATUS_ALLOC_FAILED\t670\nCUDNN_STATUS_NOT_INITIALIZED\t671\nCUDNN_STATUS_SUBLIBRARY_LOADING_FAILED\t672',
    1313753172: 'THNN_\t1039 1040',
    1315072364: 'libNVVM cannot be found. Do `conda install\t1636',
    1315728452: 'DllNotFoundException: Unable to load \t758',
    1318763759: '：No existe el\t127\n：No such file\t127',
    1330529327: '/DNOMINMAX\t425',
    1330795077: 'ERROR: Could not find a version\t769\nERROR: Python dependency not found\t770\nERROR: Wheel \'\t771\nERROR: unknown command "\t772',
    1330857298: 'RESOURCE_EXHAUSTED: \t1002',
    1346521420: 'LIBPOSTPROC\t872',
    1347243847: 'GOMP_\t843',
    1347638595: 'CUSPARSE_\t673',
    1347703880: 'HTTP 000 CONNECTION FAILED\t697',
    1349083987: 'SciPy needs GCC \t674\nSciPy needs at least GCC \t674\nSciPy requires GCC \t674\nSciPy requires at least GCC \t674',
    1349350734: 'NumPy\t963\nNumPy C-API version 0x\t964\nNumPy needs GCC \t674\nNumPy needs at least GCC \t674\nNumPy requires GCC \t674\nNumPy requires at least GCC \t674\nNumPy was built with baseline optimizations\t965',
    1377843753: '): Read timed out\t392',
    1380141140: 'THCRandom\t1018 1019\nTHCRoundUp\t553 554',
    1380993352: 'HIPRTC_ERROR_COMPILATION\t693',
    1381122399: '_ARRAY_API\t1119',
    1396918356: 'THCState\t1032 1033\nTHCStorage\t1018 1019\nTHCStream\t1032 1033',
    1397049428: 'THESE PACKAGES DO NOT MATCH THE HASHES\t1038',
    1397050439: 'GLES2/gl\t832 833\nGLES3/gl\t832 833\nGLESv1\t834\nGLESv2\t834',
    1397706309: 'ENOSPC: no space\t768',
    1397900630: 'VERSION_MISMATCH\t1097',
    1398757712: 'PY_SSIZE_T_CLEAN macro must be defined\t984',
    1400137063: 'getStreamFromPool\t648 649',
    1413567571: 'STATUS_DLL_NOT_FOUND\t418\nSTATUS_ENTRYPOINT_NOT_FOUND\t417',
    1413695572: 'THCTensor\t1018 1019\nTHCThrustAllocator\t1018 1019',
    1413761108: 'THDTensor\t1018 1019',
    1414744148: 'THSTensor\t1018 1019',
    1415530580: 'TH_TENSOR_APPLY\t667 668',
    1416914279: 'getTHCState\t1032 1033',
    1428175429: 'E: Unable to fetch some archives\t763',
    1430462522: ': CUDA cannot be found\t438',
    1430462575: 'o CUDA toolkit found\t696\no CUDA toolkit was found\t696',
    1430472788: 'THCUNN_\t1018 1019',
    1430481965: '-lCUDA::nvToolsExt\t420',
    1431455828: 'THRUST_NS_QUALIFIER\t633',
    1447250004: 'THCVector\t1018 1019',
    1448299815: "'MSVCCompiler' object has no attribute '\t377",
    1464224839: 'GLFW/glfw3.h\t835 836 837 838',
    1465865281: 'AT_WARN\t526 527',
    1498173007: 'ONLY build\t972',
    1596993859: 'C10_FALLTHROUGH\t516 517\nC10_HIP_API\t599 600\nC10_HIP_KERNEL_LAUNCH_CHECK\t599 600\nC10_HOST_CONSTEXPR\t516 517\nC10_NORETURN\t516 517',
    1596993891: 'c10_cuda.lib\t1191',
    1598116680: 'HSA_STATUS_ERROR_INVALID_ISA\t847',
    1598182723: 'CUB_NS_QUALIFIER\t632 633',
    1598243655: 'GCC_1\t675\nGCC_3\t675\nGCC_4\t675\nGCC_7\t675',
    1598244948: 'THC_assertSameGPU\t1020 1021',
    1598965328: 'PFN_cuTensorMapEncode\t673',
    1600939103: '_dl_check_map_versions: Assertion\t1127',
    1601008225: 'arm_acle\t1149\narm_bf16\t1149\narm_fp16\t1149\narm_neon\t1149\narm_sve\t1149',
    1601009011: 'sum_intlist\t1833 1834',
    1601010035: 'sym_numel\t815\nsym_size\t815\nsym_stride\t815',
    1601204323: 'cpp_extension.load\t58 1367\ncpp_extension.py\t58',
    1629515598: 'No available memory for the cache blocks\t928',
    1629516905: 'it as a build dependency\t1591',
    1631789114: ': Cannot allocate memory\t439\n: Cannot fork\t440',
    1631811920: 'PyCapsule\t994',
    1631854650: ': Datei oder Verzeichnis\t127\n: Datei zu kurz\t441',
    1631985722: ': Failed to preprocess host compiler properties\t442',
    1632127060: 'THHalfBlas_\t1018 1019\nTHHalfStorage\t1018 1019\nTHHalfTensor\t1018 1019\nTHHalfVector\t1018 1019',
    1632313402: ': Kann die Shared\t451\n: Kann die Shared-Object-Datei nicht öffnen\t449',
    1632466510: 'NvMapMem\t967',
    1632641082: ': Path to libdevice library not specified\t463',
    1633836895: '__ballot\t673',
    1633839468: 'libaio.h\t1637 1638 1639 1640\nlibamdhip64.so.\t1635\nlibav\t1641',
    1633886247: "' cannot overload\t343",
    1633886266: ': calling a constexpr __device__ function\t474\n: calling a constexpr __host__ function\t475\n: cannot find /\t476\n: cannot open shared obj\t451\n: cannot open shared object\t477 478\n: cannot read file data\t441',
    1633903970: 'because it has a CompositeImplicitAutograd\t1156',
    1633903972: 'decay_t\t1276',
    1633906540: 'local memory limit exceeded (\t1686',
    1633973571: 'Cuda Configuration Error: C\t739',
    1633973603: 'cuda runtime error (2) : out of memory\t1374\ncuda.is_available()\t221\ncudaBindTexture\t673\ncudaConfigureCall\t673\ncudaErrorAssert\t652\ncudaErrorCallRequiresNewerDriver\t513\ncudaErrorCompatNotSupportedOnDevice\t653\ncudaErrorInsufficientDriver\t1375\ncudaErrorInvalidDeviceFunction\t1376\ncudaErrorInvalidKernelImage\t655\ncudaErrorMemoryAllocation\t658\ncudaErrorNoDevice\t657\ncudaErrorNoKernelImageForDevice\t656\ncudaErrorStubLibrary\t637\ncudaErrorSystemDriverMismatch\t659\ncudaErrorSystemNotReady\t660\ncudaErrorUnsupportedPtxVersion\t661\ncudaGetDeviceCount()\t1377\ncudaLaunchCooperativeKernelMultiDevice\t673\ncudaPointerAttributes\t1378\ncudaProfilerInitialize\t673\ncudaThreadExit\t673\ncudaThreadSynchronize\t673\ncudaTypedefs.h\t1361 1362\ncudaUnbindTexture\t673\ncuda_awbarrier\t1361 1362\ncuda_bf16.h\t1361 1362\ncuda_fp4.h\t1361 1362\ncuda_fp6.h\t1361 1362\ncuda_fp8.h\t1361 1362\ncuda_pipeline\t1361 1362\ncudart64_\t1373',
    1634036816: 'Please install \t993',
    1634036848: 'please install \t993',
    1634082855: "' failed: \t346",
    1634100580: 'default_program(\t1389',
    1634166092: 'LegacyTHDispatcher\t892 893\nLegacyTHFunctionsCUDA\t892 893',
    1634166124: 'legacy-install-failure\t1634',
    1634213922: '" has no member\t164 319 320\n" has no member \t321 322 323 324\n" has no member "\t325 326 327 328 329\n" has no member class\t330',
    1634213927: "' has no attribute '\t347",
    1634230111: '__half\t1125',
    1634235424: ' that depend on a template parameter\t296',
    1634493027: 'cblas.h\t1263 1264 1265\ncblas_mangling.h\t1263 1264 1265',
    1634493984: ' flag is not supported with the configured host compiler\t133',
    1634494055: 'gflags/gflags.h\t1482 1483 1484 1485 1486',
    1634541602: '" matches these operands\t335\n" may not be used in the type-id\t336',
    1634541612: ', may conflict with lib\t406',
    1634563438: 'numa.h\t1777 1778 1779\nnumaif.h\t1777 1778 1779',
    1634564716: 'lzma.h\t1692 1693 1694 1695',
    1634625890: 'binaries were compiled with C\t1161',
    1634629956: 'DynamicLibNotFoundError: Failure finding \t762',
    1634629988: 'dynamic module does not\t1406\ndynamic_cast\t1407',
    1634692128: ' load any \t131\n loaded at\t215',
    1634692166: 'Float8_e\t815',
    1634754915: 'capability\t1259 1260',
    1634754924: 'lapack\t1598\nlapacke.h\t1599 1600 1601 1602',
    1634760805: "expanded from macro \t1450\nexpanded from macro '__noinline__'\t1451\nexpansion of macro \t1450",
    1634886000: 'parameter packs not expanded with\t1826 1827',
    1634887263: '_frame\t995 1128',
    1634887267: 'cframe"\t1268\ncframe\'\t1268\ncframe’\t1268',
    1634890835: 'Strawberry\t900',
    1634890867: 'stratégie de contrôle d\t557',
    1634954837: 'UnsatisfiedLinkError: \t1085\nUnsatisfiedLinkError: no \t1086',
    1634954869: 'unsatisfied condition: \t1958',
    1635017059: 'catastrophic error\t1262',
    1635017062: 'fatal error C10\t1460\nfatal error C1001: \t1461\nfatal error C1081\t1462\nfatal error: error in backend: \t1463\nfatal: early EOF\t1464\nfatal: fetch-pack: \t1464\nfatal: not a git repository\t1465\nfatal: unable to \t1466',
    1635018093: 'metadata-generation-failed\t1634',
    1635022189: 'mutable_data_ptr\t815',
    1635151433: "Invalid CUDA 'device=\t864\nInvalid requirement: \t865\nInvalid wheel filename\t195\nInvalidMatchSpec: \t866\nInvalidVersionSpec: \t866",
    1635151465: 'invalid command "bdist_wheel\t1572\ninvalid command "dist_info\t1572\ninvalid command "editable_wheel\t1572\ninvalid command \'bdist_wheel\t1572\ninvalid command \'dist_info\t1572\ninvalid command \'editable_wheel\t1572\ninvalid command bdist_wheel\t1572\ninvalid command dist_info\t1572\ninvalid command editable_wheel\t1572\ninvalid conversion from \t1573\ninvalid device function\t1574\ninvalid input constraint \'+h\' in asm\t1575\ninvalid input constraint \'+l\' in asm\t1575\ninvalid input constraint \'+r\' in asm\t1575\ninvalid input constraint \'=+h\' in asm\t1575\ninvalid input constraint \'=+l\' in asm\t1575\ninvalid input constraint \'=+r\' in asm\t1575\ninvalid input constraint \'=h\' in asm\t1575\ninvalid input constraint \'=l\' in asm\t1575\ninvalid input constraint \'=r\' in asm\t1575\ninvalid input constraint \'h\' in asm\t1575\ninvalid input constraint \'l\' in asm\t1575\ninvalid input constraint \'r\' in asm\t1575\ninvalid literal for int() with base 10: \t1576\ninvalid operands to binary expression (\t1577\ninvalid operands to binary expression (\'\t1578\ninvalid output constraint \'+h\' in asm\t1575\ninvalid output constraint \'+l\' in asm\t1575\ninvalid output constraint \'+r\' in asm\t1575\ninvalid output constraint \'=+h\' in asm\t1575\ninvalid output constraint \'=+l\' in asm\t1575\ninvalid output constraint \'=+r\' in asm\t1575\ninvalid output constraint \'=h\' in asm\t1575\ninvalid output constraint \'=l\' in asm\t1575\ninvalid output constraint \'=r\' in asm\t1575\ninvalid output constraint \'h\' in asm\t1575\ninvalid output constraint \'l\' in asm\t1575\ninvalid output constraint \'r\' in asm\t1575\ninvalid target ID \t1089\ninvalid value \'armv9\t1135\ninvalid value \'c++\t1579\ninvalid value \'gnu++\t1579\ninvalid value (\'armv9\t1135\ninvalid value (‘armv9\t1135\ninvalid value for --gpu-architecture\t1580\ninvalid value ‘armv9\t1135',
    1635196967: "' was defined more than once\t366",
    1635197024: '` was removed in the NumPy 2\t1133',
    1635281254: 'fixable by adding \t1473',
    1635284080: 'ptxas application ptx input, line \t1835\nptxas does not support CC \t1836\nptxas info \t1837\nptxas warning \t1837',
    1638515570: 'réadressage R_\t1845\nréadressage de R_\t1845',
    1646292852: 'to be installed\t1158',
    1647473766: 'ft2build.h\t1476 1477 1478 1479',
    1650424144: 'Py_buffer\t1001',
    1650552405: 'Unable to find\t678 679\nUnable to find a valid cuDNN algorithm\t1071\nUnable to find code object for all current devices\t1072\nUnable to find vcvarsall.bat\t1073\nUnable to import \t688\nUnable to load \t688\nUnable to load any of {lib\t1074\nUnable to load library \t690\nUnable to load the library \t690\nUnable to locate\t679\nUnable to pre-compile ops without torch installed\t1075\nUnable to register cu\t1076',
    1650552421: 'enable executable\t1410\nenable_if_t\t1276',
    1650552437: 'unable to execute \t1936\nunable to execute \'\t1937\nunable to execute command: Killed\t1938\nunable to find\t679\nunable to find a build program corresponding to "NMake Makefiles\t1939\nunable to find a build program corresponding to "Ninja\t1940\nunable to find a build program corresponding to "Unix Makefiles\t1941\nunable to find library -l\t1217 1218 1219 1220 1221 1222 1223 1224 1225 1226 1942 1943 1944\nunable to find library -lEGL\t1227\nunable to find library -lGLEW\t1228\nunable to find library -laio\t1229\nunable to find library -lffi\t1230\nunable to find library -lglog\t1231\nunable to find library -ljpeg\t1232\nunable to find library -lnuma\t1233\nunable to find library -lstdc++\t1235\nunable to find library -ltbb\t1236\nunable to find library -luuid\t1237\nunable to find library -lz\t1238\nunable to locate\t679\nunable to open database file\t1945',
    1650552929: 'apability not supp\t1141',
    1650616684: 'libbitsandbytes_cpu.\t1642',
    1651076128: ' libraries are not found\t214\n library not found\t214',
    1651076143: '/libMIOpen\t432\n/libamd_comgr\t432\n/libamdhip64\t432\n/libcublas\t432\n/libcuda\t432\n/libcufft\t432\n/libcufile\t432\n/libculibos\t432\n/libcupti\t432\n/libcurand\t432\n/libcusolver\t432\n/libcusparse\t432\n/libcutensor\t432\n/libhip\t432\n/libhsa-runtime64\t432\n/libhsakmt\t432\n/libnccl\t432\n/libnpp\t432\n/libnvJitLink\t432\n/libnvidia-ml\t432\n/libnvjpeg\t432\n/libnvrtc\t432\n/libnvshmem\t432\n/librccl\t432\n/libroc\t432',
    1651076218: 'zlib.h\t1990 1991 1992 1993',
    1651336557: "member access into incomplete type '\t1698\nmember reference type \t1699",
    1651337587: 'simbolo ambiguo\t905',
    1651340622: 'Numba needs NumPy \t966',
    1651341651: 'Symbol\t317',
    1651341683: 'symbol not found in flat namespace\t317\nsymbole ambigu\t905',
    1651449895: "' object has no attribute 'ds_opt_\t362",
    1651469415: 'global interpreter lock (GIL) has been enabled to load module\t1488\nglobalLegacyTypeDispatch\t892 893',
    1651860850: 'reubicación R_\t1845',
    1651864352: " submodule path '\t293",
    1663067490: 'be created directly\t1155',
    1663070030: 'No compatible code objects found for: gfx\t929',
    1663071343: 'ot compiled with \t1816',
    1664044099: 'CL/cl\t616 617',
    1667309616: '0 active drivers ([])\t434',
    1667393900: 'libc10_cuda.so: \t1643\nlibcublas.so.\t1644\nlibcublasLt.so.\t1644\nlibcuda.so\t1645\nlibcuda.so cannot found\t1646\nlibcuda.so not found! Do you have a CUDA driver\t1647\nlibcuda.so.1\t1645\nlibcuda.so.1 is not a symbolic link\t1648\nlibcudart.so.\t1644\nlibcufft.so.\t1644\nlibcupti.so.\t1644\nlibcusolver.so.\t1644\nlibcusparse.so.\t1644',
    1667462766: 'nvcc \t915\nnvcc :\t1785\nnvcc cannot find a supported version of\t1786\nnvcc fatal   : Cannot find compiler \'\t1787\nnvcc fatal   : Could not open input file \'\t1788\nnvcc fatal   : redefinition of argument \'\t1789\nnvcc is required to build\t686\nnvcc is required to compile\t686\nnvcc not found\t1790\nnvcc was not found\t1790\nnvcc ：\t1785\nnvcc" \t915\nnvcc\' \t915\nnvcc:\t1785\nnvcc` \t915\nnvcc’ \t915\nnvcc：\t1785',
    1667592275: "Specified provider 'CUDAExecutionProvider' is not in available provider\t1015\nSpecify CUDA_TOOLKIT_ROOT_DIR\t1016",
    1667592307: 'specified that you may need to import the \t1881',
    1667594309: 'Exec format error\t775',
    1667594341: 'execinfo.h\t1398\nexecutable in path specified by\t1446\nexecutor failed running\t1447',
    1667656804: 'dlfcn.h\t1398',
    1667722864: 'pngconf.h\t1830 1831 1832',
    1667852407: 'which is not an existing directory\t1985',
    1667853909: "UnicodeDecodeError: 'utf\t1077",
    1667854445: 'mpicxx.h\t1714 1715 1716',
    1668033824: ' -lcrypt\t8',
    1668181859: 'conclude\t1352',
    1668183398: 'function for call to \t1480',
    1668248144: 'Processus arrêté\t761\nProcessus arrêté a terminé le programme \t383',
    1668248176: "procedure entry point\t317\nprocessor does not support \t626\nprocessor doesn't support \t626\nprocessor lacks \t626",
    1668311400: "hipcc' failed: No such file\t1511\nhipcc: No such file\t1512\nhipcc: command not found\t1512\nhipcc: not found\t1512",
    1668440352: ' architecture of input file \t15',
    1668443988: 'Torch is needed\t996\nTorch is not installed\t996\nTorch is required\t996\nTorch must be installed\t996\nTorch needs to be installed\t996',
    1668444020: 'torch is needed\t996\ntorch is not installed\t996\ntorch is required\t996\ntorch is required for \t1905\ntorch must be installed\t996\ntorch needs GCC \t674\ntorch needs at least GCC \t674\ntorch needs to be installed\t996\ntorch requires GCC \t674\ntorch requires at least GCC \t674\ntorch.OutOfMemoryError\t1906\ntorch._inductor.exc.\t1907\ntorch.cuda.OutOfMemoryError\t1906\ntorch.utils.ffi is deprecated\t1908\ntorch.version.cuda\t1909\ntorch/all.h\t528 529 530\ntorch/csrc/PythonTypes.h\t1910 1911 1912\ntorch/csrc/StorageDefs.h\t1910 1911 1912\ntorch/csrc/THP_export.h\t1910 1911 1912\ntorch/csrc/WindowsTorchApiMacro.h\t1910 1911 1912\ntorch/csrc/jit/\t1913 1914 1915 1916 1917\ntorch/csrc/stable/\t537 538\ntorch/csrc/utils/auto_gil.h\t1918 1919 1920\ntorch/csrc/utils/disallow_copy.h\t1918 1919 1920\ntorch/csrc/utils/future.h\t1918 1919 1920\ntorch/csrc/utils/memory.h\t1918 1919 1920\ntorch/csrc/utils/six.h\t1918 1919 1920\ntorch/extension.h\t537 538 1921 1922 1923 1924 1925\ntorch/headeronly/\t537 538\ntorch/library.h\t528 529 530\ntorch/python.h\t528 529 530\ntorch/script.h\t528 529 530\ntorch/torch.h\t528 529 530\ntorch/types.h\t528 529 530\ntorch::jit::RegisterOperators::RegisterOperators(const char\t1926\ntorch_cuda.lib\t1191\ntorch_extensions\t58 1927\ntorchaudio C++ extension is not available\t1928\ntorchinductor_\t1929 1930\ntorchvision.transforms.functional_tensor\t1931',
    1668571501: 'matching\t1697',
    1668571504: 'patch: command not found\t1153\npatch: not found\t1153',
    1668628794: ':Aucun fichier\t127',
    1671200994: '“constexpr\t340',
    1681143415: 'w64devkit\t900',
    1684104530: 'ReadTimeout\t692\nReadTimeoutError\t692',
    1684104562: 'read-only segment has dynamic IFUNC relocations\t1840\nread-only segment has dynamic relocations\t1840',
    1684107084: 'LoadLibrary failed with error 126\t898\nLoaded runtime CuDNN library: \t899',
    1684107116: 'load any more object with static\t1684\nloaded the `torch/_C` folder of the PyTorch repository\t1685',
    1684171116: 'libdevice not found at \t1649',
    1684302184: 'hidden symbol \t1509',
    1684366670: 'Need \t921\nNeed to compile C++ extensions to \t922\nNeeds \t921',
    1684366702: 'need \t921\nneed PyTorch\t1004\nneed Pytorch\t1004\nneed pyTorch\t1004\nneed pytorch\t1004\nneed torch\t1004\nneeded\t1728\nneeds \t921\nneeds CUDA\t1729\nneeds PyTorch\t1004\nneeds Pytorch\t1004\nneeds exactly \t1171\nneeds pyTorch\t1004\nneeds pytorch\t1004\nneeds torch\t1004',
    1684367716: 'died with <Signals.SIGKILL: 9>\t1395',
    1684611130: ': identifier "__\t498',
    1684632949: 'uuid/uuid.h\t1968 1969 1970 1971',
    1684633198: 'nvidia-container-cli: initialization error: \t1792\nnvidia-fabricmanager\t805',
    1684955424: ' and above\t14\n and higher\t14\n and later\t14\n and newer\t14',
    1684955491: 'candidate function not viable: call to __host__ function from \t1200',
    1684957510: 'FindCUDA says CUDA version is\t814',
    1684957527: 'Windows Long Path support enabled\t1102\nWindows not yet supported for torch.compile\t1103',
    1684959043: 'CondaHTTPError\t697\nCondaSSLError\t697',
    1684959075: 'conda: command not found\t1353\nconda: not found\t1353\nconditional_t\t1276',
    1684960544: ' undeclared\t208',
    1685024032: ' module has been removed\t216\n module is not found\t217',
    1685025392: 'prod_intlist\t1833 1834',
    1685222775: 'wurde in diesem Gültigkeitsbereich nicht deklariert\t1159',
    1685414702: '.cuda.o\t424',
    1685414747: '[cudnn_frontend] Error: No \t1116',
    1689699140: 'Dödad-signal avslutade programmet \t383',
    1696610855: "': expected a number\t375",
    1696610857: '): error : expected a "("\t393\n): error: argument list for template template\t394\n): error: exception specification is incompatible\t395\n): error: expected a "("\t393\n): error: identifier "\t330\n): error: identifier "__\t396 397\n): error: incomplete type is not allowed\t398\n): error: invalid combination of type specifiers\t399\n): error: name followed by "::" must\t394\n): error: no instance of\t400\n): error: static assertion failed with "\t401',
    1696624193: 'An error happened while trying to locate the file on the Hub\t556',
    1696624233: 'in expansion of macro \t1450',
    1696624462: 'No existe el \t559 560 561 562 563 564 565 566 567 568 569',
    1696624494: 'no es un miembro de\t1443',
    1697082912: " n'est pas reconnu\t205\n n'est pas un membre de\t184 185 186",
    1697541219: 'cl.exe\t1269\ncl.exe with traditional preprocessor \t1270',
    1698832442: ': Befehl nicht gefunden\t437',
    1699094621: '] Fehler 137\t1117',
    1699160157: '] Getötet\t1117',
    1699170388: 'THGenerator\t1018 1019',
    1699553338: ': Memory allocation failure\t452',
    1699618874: ": Ne peut ouvrir le fichier d'objet partagé\t449",
    1699749946: ': Permission denied\t464',
    1699881018: ': Resource temporarily unavailable\t466\n: Ressource temporairement\t466',
    1700022356: 'THTensor\t1018 1019\nTHTensorMath\t1018 1019',
    1700153428: 'THVector\t1018 1019',
    1700212059: '[-Werror\t1108',
    1700948332: 'libelf.h\t1650 1651 1652 1653',
    1701013836: 'License classifiers have been superseded by license expressions\t897',
    1701017669: 'Exception: Unsupported GPU\t785\nException: Unsupported GPU model\t785\nException: Unsupported GPU type\t785\nException: unsupported GPU\t785\nException: unsupported GPU model\t785\nException: unsupported GPU type\t785',
    1701017701: 'exception handling disabled\t1444\nexception handling is disabled\t1445',
    1701078386: 'redeclaration of\t486\nredefinition of \t1842',
    1701079328: ' identifier "\t163 164',
    1701080161: 'alderlake\t1135',
    1701080649: 'IndentationError: \t855\nIndexError: \t856 857\nIndexError: _Map_base::at\t858\nIndexError: map::at\t858\nIndexError: unordered_map::at\t858',
    1701080681: 'index_sequence\t1276',
    1701080693: 'undeclared\t1535\nundeclared identifier \t1514 1515 1762 1946\nundefined reference to \t1947\nundefined symbol: \t317\nundefined symbol: Py\t1948\nundefined symbol: _Py\t1948\nundefined symbol: mkl_\t1949\nundefinierter Verweis auf\t317\nundefiniertes Symbol\t317\nunderlying_type_t\t1276',
    1701080899: 'Code object build failed\t693',
    1701146144: ' needed by \t220',
    1701147424: ' seems to be not installed\t289',
    1701209458: "reference indefinie vers\t317\nreference indéfinie vers\t317\nreference to\t317\nreference to __host__ function '\t1843\nreferences to\t317\nreferencia a\t317\nreferencia indefinida a\t317\nreferencia indefinida para\t317\nreferencia nao definida a\t317\nreferencia nao definida para\t317\nreferencia não definida a\t317\nreferencia não definida para\t317\nreferensi ke\t317\nreferência indefinida a\t317\nreferência indefinida para\t317\nreferência nao definida a\t317\nreferência nao definida para\t317\nreferência não definida a\t317\nreferência não definida para\t317",
    1701210482: 'riferimento non definito a\t317',
    1701211721: "Inferred operator schema for a C++ kernel function doesn't match the expected function schema\t859",
    1701211753: 'infer_schema(func): \t1561 1562',
    1701274484: 'tcgen05\t1868',
    1701275973: 'Eigen/\t773',
    1701344288: ' the MPS \t297',
    1701345056: ' when calling \t311',
    1701405728: ' died due to signal \t36\n died due to signal 9\t37\n died due to signal 9 (Kill signal)\t37\n died with status 0x\t38',
    1701407843: 'client error (Connect)\t1274',
    1701409364: "Tried to instantiate class '\t1059\nTried to register an operator (\t1060 1061\nTried to register multiple backend fallbacks for the same dispatch key \t1062\nTried to register multiple operators with the same name\t1063",
    1701470831: 'object has no attribute\t1795\nobject has no attribute \t1796\nobject type is: \t1797',
    1701536109: 'make: \t429\nmake: command not found\t1153\nmake: not found\t1153\nmake_index_sequence\t1276\nmake_unique\t1276',
    1701603654: 'File already exists in database: \t809\nFile o directory non\t559 560 561 562 563 564 565 566 567 568 569\nFileExistsError: [\t810\nFileNotFoundError: [Errno 2] \t811\nFilename longer than 260 characters\t812\nFilename too long\t813',
    1701603681: 'ailed to initialize NVML: Driver/library version mismatch\t1134',
    1701603686: 'file failed to open for reading\t1470\nfile_baton.py\t1471\nfile_baton.py:\t1472',
    1701604425: 'Illegal instruction\t419 555',
    1701667150: "NameError: name \t918\nNameError: name '\t919\nNameError: name '_C' is not defined\t920",
    1701667182: 'name \'bare_metal_version\' is not defined\t1720\nnamespace "\t1721\nnamespace "c10::guts" has no member "\t1722\nnamespace "std" has no member \t1723 1724 1725 1726\nnamespace name\t1727',
    1701669204: 'TimeoutError: \t699',
    1701670771: "some optimisations will not be enabled\t1879\nsome optimizations will not be enabled\t1879\nsomething wrong with flag '\t1880",
    1701716007: "' newer than toolkit\t361",
    1701716012: ', needed by\t407\n, needed by \t408',
    1701733735: 'generic_type: \t1481',
    1701798944: " does not dominate this use\t39\n does not exist\t40 41 42 43\n does not have \t44\n does not include kernels for this GPU\t45\n does not match \t46\n does not match namespace of enclosing TORCH_LIBRARY\t47\n does not match runtime version \t48\n does not name a\t49\n does not name a type\t50 51 52 53 54 55\n does not support \t56\n doesn't exist\t41\n doesn't match \t46",
    1701863764: 'Tapettu\t761\nTapettu-signaali päätti \t383',
    1701865808: 'Pipeline failed while executing [\t992',
    1701867296: ' open include file\t244 245 246 247 248 249 250 251 252 253 254 255 256 257 258 259 260 261 262 263 264 265 266 267 268 269 270 271 272 273 274 275\n open source file\t164 244 245 246 247 248 249 250 251 252 253 254 255 256 257 258 259 260 261 262 263 264 265 266 267 268 269 270 271 272 273 274 275',
    1701867311: '/openmp\t425',
    1701869669: 'expected primary-expression before \t1452\nexpects \t1171',
    1701869908: "TypeDefault\t1046 1047\nTypeError \t1065\nTypeError: \t1066 1067\nTypeError: expected str, bytes or os.PathLike object, not NoneType\t1068\nTypeError: join() argument must be str\t1069\nTypeError: unsupported operand type(s) for +: 'NoneType' and 'str'\t1070",
    1701869940: 'type "at::Tensor" is not allowed\t1933\ntype conversion before \t1934\ntypeid\t1407',
    1701978146: '" referenced unknown base type "\t338',
    1701978151: "' returned nan values in its \t364",
    1701978156: ', required architecture \t409',
    1701991456: ' Tree Learner was not enabled in this build\t12',
    1701996900: 'directiva de Control de aplicaciones\t557\ndirent.h\t1398',
    1701997665: 'already has an implementation\t1136',
    1701998165: 'Unregistered type : \t1083\nUnresolved extern \t1084',
    1701998197: "unrecognised command line option\t870\nunrecognised command-line option\t870\nunrecognized command\t1955\nunrecognized command line option\t870\nunrecognized command-line option\t870\nunrecognized relocation \t1956\nunrecognized subcommand '\t1957\nunresolved external symbol\t317",
    1701998445: 'more than one \t1711\nmore than one instance of overloaded function "\t1712\nmore than one operator "\t1713',
    1701999173: 'Erreur de format pour exec\t775\nErreur de segmentation\t776',
    1701999205: 'erreur interne du compilateur\t863',
    1702064961: 'Assertion \t570\nAssertion `\t571\nAssertion error (\t572\nAssertionError: \t573',
    1702125892: 'Datei oder Verzeichnis nicht\t559 560 561 562 563 564 565 566 567 568 569',
    1702126916: 'Detected that PyTorch and \t749',
    1702126948: 'detected SM\t845\ndetected pre-SM\t845\ndetected sm\t845\ndetected sm_\t845',
    1702129225: 'Internal Triton PTX codegen error\t861\nInternal compiler error\t862\nInternal error\t862\nInterner Compiler-Fehler\t863\nInterner Compiler-fehler\t863\nInterner CompilerFehler\t863\nInterner Compilerfehler\t863',
    1702129257: 'integer\t1570\ninteger_sequence\t1276\ninternal compiler error\t863\ninternal compiler error: Killed (program \t1571\ninterner Compiler-Fehler\t863\ninterner Compiler-fehler\t863\ninterner CompilerFehler\t863\ninterner Compilerfehler\t863',
    1702129518: "note: macro 'max defined here\t1696\nnote: macro 'max' defined here\t1696\nnote: macro 'max’ defined here\t1696\nnote: macro 'min defined here\t1696\nnote: macro 'min' defined here\t1696\nnote: macro 'min’ defined here\t1696\nnote: macro max defined here\t1696\nnote: macro max' defined here\t1696\nnote: macro max’ defined here\t1696\nnote: macro min defined here\t1696\nnote: macro min' defined here\t1696\nnote: macro min’ defined here\t1696\nnote: macro ‘max defined here\t1696\nnote: macro ‘max' defined here\t1696\nnote: macro ‘max’ defined here\t1696\nnote: macro ‘min defined here\t1696\nnote: macro ‘min' defined here\t1696\nnote: macro ‘min’ defined here\t1696",
    1702130753: 'Attempted to use ninja as the BuildExtension backend but we could not find ninja\t574\nAttempting to deserialize object on a CUDA device\t575\nAttempting to use \t576',
    1702131043: 'cute/\t1387\ncute\\\t1387',
    1702195557: 'equest failed after \t1412',
    1702240297: ') versions mismatch\t390',
    1702240300: ', version CXXABI_\t410\n, version GCC_1\t410\n, version GCC_3\t410\n, version GCC_4\t410\n, version GCC_7\t410\n, version GLIBCXX_\t410\n, version GLIBC_2.\t411\n, version solving failed\t412',
    1702240314: ': version "hip_\t504\n: version "libcu\t505\n: version "libnccl\t505\n: version "libnv\t505\n: version \'hip_\t504\n: version \'libcu\t505\n: version \'libnccl\t505\n: version \'libnv\t505\n: version `hip_\t504\n: version `libcu\t505\n: version `libnccl\t505\n: version `libnv\t505\n: version ‘libcu\t505\n: version ‘libnccl\t505\n: version ‘libnv\t505',
    1702259058: 'river version \t1861',
    1702260346: 'znver3\t1135\nznver4\t1135\nznver5\t1135',
    1702325825: 'Anwendungssteuerungsrichtlinie hat\t557',
    1702389038: '.exe" is not recognized\t333\n.exe" is not recognized as\t333\n.exe" ist entweder falsch\t333\n.exe" n\'est pas reconnu\t333\n.exe" no se reconoce como\t333\n.exe" 不是内部或外部命令\t333\n.exe\' is not recognized\t333\n.exe\' is not recognized as\t333\n.exe\' ist entweder falsch\t333\n.exe\' n\'est pas reconnu\t333\n.exe\' no se reconoce como\t333\n.exe\' 不是内部或外部命令\t333\n.exe” is not recognized\t333\n.exe” is not recognized as\t333\n.exe” ist entweder falsch\t333\n.exe” n\'est pas reconnu\t333\n.exe” no se reconoce como\t333\n.exe” 不是内部或外部命令\t333',
    1702520162: 'bezeichnet keinen Typ\t1159',
    1714375751: 'GL/freeglut.h\t822 823 824',
    1717857907: 'sndfile.h\t1874 1875 1876 1877',
    1717920878: 'ndefined\t317',
    1717920885: 'udefineret reference til\t317',
    1717985603: "Caffe2: Couldn't determine version from header\t677",
    1717985635: 'caffe2/\t1192 1193 1194 1195',
    1717987684: 'different exception spec\t1396\ndiffers from\t1397',
    1717990755: 'cufft64_\t1373',
    1718513507: 'configuration file provided by "\t1354 1355\nconfiguration file provided by "CUDA\t1356\nconfiguration file provided by "Torch"\t1357\nconfigure: error: \t1358 1359\nconflicting cuDNN in LD_LIBRARY_PATH\t1360',
    1722401636: 'définitions multiples de \t906',
    1722401650: 'réference indefinie vers\t317\nréference indéfinie vers\t317\nréférence indefinie vers\t317\nréférence indéfinie vers\t317',
    1730160936: '() got an unexpected keyword argument\t282\n() got an unexpected keyword argument \t281 381\n() got multiple values for \t281',
    1731152967: 'GL/gl.h\t825 826 827\nGL/glcorearb.h\t825 826 827\nGL/glew.h\t828 829 830 831\nGL/glext.h\t825 826 827\nGL/glut.h\t822 823 824\nGL/glx.h\t825 826 827',
    1734701162: 'jpeglib.h\t1592 1593 1594 1595',
    1734959663: '/bigobj\t425 427',
    1734964000: ' signal terminated program \t290',
    1734964008: '(signal: 9, SIGKILL: kill)\t385',
    1734965107: 'swig: command not found\t1153\nswig: not found\t1153',
    1735289197: 'mingw\t900',
    1735290732: 'longintrepr.h\t1687 1688 1689 1690',
    1735355495: 'glog/logging.h\t1489 1490 1491 1492',
    1735357040: 'program input point\t317',
    1735549216: ' argument(s) but received\t16\n arguments for \t17\n arguments to function \t18',
    1735549292: 'larger than the available KV cache memory\t1603\nlarger than the maximum number of tokens that can be stored in KV cache\t1603',
    1735549300: 'target device or backend do not support efficient \t1893\ntarget sm_\t1894',
    1746936361: ')" has already been defined\t391',
    1746955881: 'in hip::FatBinaryInfo::\t1539',
    1749239892: 'THCharBlas_\t1018 1019\nTHCharStorage\t1018 1019\nTHCharTensor\t1018 1019\nTHCharVector\t1018 1019',
    1750288468: 'THShortBlas_\t1018 1019\nTHShortStorage\t1018 1019\nTHShortTensor\t1018 1019\nTHShortVector\t1018 1019',
    1750343738: ': The system cannot find the file specified\t467',
    1751279980: 'libhipblas.so.\t1635\nlibhipfft.so.\t1635\nlibhiprand.so.\t1635\nlibhipsolver.so.\t1635\nlibhipsparse.so.\t1635',
    1751345510: 'fichier dans un mauvais format\t1003',
    1751345518: 'nicht definierter Verweis auf\t317',
    1751347777: 'Arch conditional MMA instruction used without targeting\t558',
    1751347809: "arch_bin wasn't set for some reason\t1142\narch_list[-1] += \t1143\narchitecture\t1144 1145",
    1751347823: 'orch not compiled with \t1812\norch not compiled with CUDA enabled\t1813\norch version \t1814\norch version must be \t1815\norch==\t1815',
    1751349349: 'exchange\t1276',
    1751361987: "échec d'adressage (mapping) du segment\t808",
    1751607656: 'higher\t1510',
    1751933286: 'falha no mapeamento de segmento\t808',
    1752391519: '__shfl\t673',
    1752392008: 'Hash mismatch for \t848',
    1752461166: 'nothing provides \t1774\nnothing provides __cuda\t413\nnothing provides __glibc >=2.\t414',
    1752463728: 'python3: command not found\t1353\npython3: not found\t1353\npython: command not found\t1353\npython: not found\t1353',
    1752637484: ', which is missing on the system\t413 414',
    1763715368: '() is missing value for argument\t16',
    1763717413: '%1 is not a valid Win32 application\t341\n%1 ist keine zulässige Win32-Anwendung\t341',
    1763719719: "': is not a member of 'cudaDeviceProp'\t376",
    1763733089: 'an illegal memory access was encountered\t1139',
    1763733358: 'no instance of \t1738 1739\nno instance of constructor "cut\t1740\nno instance of constructor "torch::jit::RegisterOperators::RegisterOperators" matches\t1741\nno instance of overloaded function \t1742',
    1765161080: 'x86intrin.h\t1531 1532 1533',
    1766203450: ': Filename too long\t443 444',
    1766531165: '] Killed\t1117',
    1766727738: ': Nicht genügend\t439',
    1767990816: ' failed to import\t60\n failed with exit \t61\n failed: \t62\n failed: No such file\t63',
    1768042298: ':/bin/nvcc\t506',
    1768053819: ';\\bin\\nvcc\t510',
    1768058209: 'ambiguous "?" operation:\t1137\nambiguous overload for \t1138\nambiguous symbol\t905',
    1768061296: 'pybind11\t1838\npybind11/\t1839\npybind11_detail_function_record\t994',
    1768124527: 'opción de línea de órdenes no reconocida\t870',
    1768169531: '; did you mean \t509',
    1768255571: 'Speicherzugriffsfehler\t776',
    1768300602: ': fichier trop court\t441\n: file too short\t441 497',
    1768318308: 'defined\t1390\ndefined in file \t1391\ndefiniciones múltiples de \t906',
    1768320617: 'infiniband/\t1563 1564 1565 1566',
    1768383858: 'registered\t1844',
    1768453920: ' which is newer than running OS)\t312',
    1768693818: ': linker input file not found\t460',
    1768697658: ':/lib64\t507',
    1768716898: 'bzlib.h\t1174 1175 1176 1177',
    1768759354: ': misaligned address\t501',
    1768779113: 'immintrin.h\t1531 1532 1533',
    1768779128: 'xmmintrin.h\t1531 1532 1533',
    1768824890: ': nie można otworzyć pliku obiektu dzielonego\t449',
    1768843629: 'minimum required Nvidia driver for \t1702',
    1769103702: 'VariableTensorId\t1046 1047',
    1769152577: 'A single input file is required for a non-link phase\t512',
    1769234803: 'satisfies the requirement \t1865\nsatisfy\t1866',
    1769238607: 'OptionalCUDAGuard\t648 649\nOptionalCUDAStreamGuard\t648 649',
    1769300512: ' built with CUDA \t22',
    1769366884: "device architecture\t634\ndevice capabilit\t634\ndevice compute architecture\t634\ndevice compute capabilit\t634\ndevice is SM\t845\ndevice is sm\t845\ndevice is sm_\t845\ndevice kernel image is invalid\t655\ndevice's architecture\t634\ndevice's capabilit\t634\ndevice's compute architecture\t634\ndevice's compute capabilit\t634\ndevice-side assert triggered\t1392\ndevice-side assertion triggered\t1392\ndevices architecture\t634\ndevices capabilit\t634\ndevices compute architecture\t634\ndevices compute capabilit\t634",
    1769369189: 'environment variable is not\t1411',
    1769414695: "' with arguments from the '\t367\n' with arguments from the 'CUDA' backend\t368 369\n' with arguments from the 'MPS' backend\t370\n' with arguments from the 'Meta' backend\t371\n' with exceptions disabled\t372",
    1769566836: 'trying to build PyTorch with a too old version of \t1932',
    1769631349: 'unzip: command not found\t1153\nunzip: not found\t1153',
    1784835872: ' object has no attribute \t232 233 234',
    1785291349: 'Ubijen\t761',
    1785620814: 'Ninja is required to \t924',
    1785620846: 'ninja-build: Kommando nicht gefunden\t1731\nninja-build: command not found\t1731\nninja-build: commande introuvable\t1731\nninja-build: not found\t1731\nninja-build: orden no encontrada\t1731\nninja-build: コマンドが見つかりません\t1731\nninja-build: 未找到命令\t1731\nninja: Kommando nicht gefunden\t1731\nninja: build stopped\t1732\nninja: command not found\t1731\nninja: commande introuvable\t1731\nninja: no work to do.\t1733\nninja: not found\t1731\nninja: orden no encontrada\t1731\nninja: コマンドが見つかりません\t1731\nninja: 未找到命令\t1731',
    1797287790: 'no kernel image is available\t1743',
    1797288805: 'es kein\t1443',
    1801538883: 'CMake must be installed to build\t625',
    1801547107: 'cmake: command not found\t1153\ncmake: not found\t1153',
    1801547111: 'gmake\t435',
    1801675074: 'BackendUnavailable: Cannot import \t584',
    1801675088: "Package \t985\nPackage dependency requirement '\t986\nPackagesNotFoundError\t987",
    1801675120: 'packed_accessor\t815\npacked_accessor32\t1042\npacked_accessor64\t1042',
    1801678707: 'socket.gaierror: \t1878',
    1802068851: 'scikit-learn has not been built correctly\t1867',
    1802270070: 'vulkan/vulkan\t1977 1978 1979 1980',
    1802398060: 'linker `\t1679',
    1802465132: 'looks like a filename, but the file does not exist\t1691',
    1802465858: 'Broken toolchain: cannot link a simple \t585',
    1802661751: 'work with \t1171\nworks with \t1171',
    1802725700: 'Disk quota exceeded\t754',
    1802725732: 'disk quota exceeded\t754',
    1814061388: 'La ligne de commande est trop longue.\t751\nLa línea de comandos es demasiado larga.\t751',
    1814066273: "at least '/std:c++\t1151",
    1814979692: 'ld.lld: error: duplicate symbol: \t1604',
    1816217684: 'THAlloc\t1018 1019',
    1816283220: 'THBlas_\t1018 1019',
    1816545364: 'THFloatBlas_\t1018 1019\nTHFloatStorage\t1018 1019\nTHFloatTensor\t1018 1019\nTHFloatVector\t1018 1019',
    1818323300: 'dial tcp: lookup \t1041',
    1818391907: 'cublas.CUBLASError: \t1372\ncublas64_\t1373\ncublasLt64_\t1373',
    1818435642: ': class template "std::_Is_memfunptr" has already been defined\t479',
    1818455657: 'include file \t1541\ninclude file "ATen/\t1542\ninclude file "CL/\t1543\ninclude file "Eigen/\t1544\ninclude file "GLES\t1545\ninclude file "TH\t1546\ninclude file "THC\t1547\ninclude file "X11/\t1548\ninclude file "asm/\t1163\ninclude file "boost/\t1549\ninclude file "c\t1550\ninclude file "c10d/\t1551\ninclude file "cudnn\t1552\ninclude file "eigen3/Eigen/\t1544\ninclude file "libav\t1553\ninclude file "tbb/\t1554\ninclude file "torch/\t536\ninclude file \'ATen/\t1542\ninclude file \'CL/\t1543\ninclude file \'Eigen/\t1544\ninclude file \'GLES\t1545\ninclude file \'TH\t1546\ninclude file \'THC\t1547\ninclude file \'X11/\t1548\ninclude file \'asm/\t1163\ninclude file \'boost/\t1549\ninclude file \'c\t1550\ninclude file \'c10d/\t1551\ninclude file \'cudnn\t1552\ninclude file \'eigen3/Eigen/\t1544\ninclude file \'libav\t1553\ninclude file \'tbb/\t1554\ninclude file \'torch/\t536',
    1818583913: 'icelake-\t1135',
    1818780998: 'Fehler beim Mappen des Shared Objects\t808\nFehler im Format der Programmdatei\t775',
    1818845510: 'Failed building wheel for \t788\nFailed to auto\t789\nFailed to build \t790\nFailed to build CUDA kernels for \t791\nFailed to compile. cc_cmd\t792\nFailed to detect a default CUDA architecture\t793\nFailed to detect a default CUDA architecture.\t794\nFailed to find\t678 679\nFailed to find \t795\nFailed to find MSVC.\t796\nFailed to find ROCm root directory\t797\nFailed to find a working CUDA architecture\t798\nFailed to find all files with CUDA\t799\nFailed to find nvToolsExt\t800\nFailed to import \t688 801\nFailed to initialize NVML: Driver Not Loaded\t802\nFailed to load \t688\nFailed to load library \t690\nFailed to load the backend extension: \t803\nFailed to load the library \t690\nFailed to locate\t679\nFailed to parse: \t804\nFailed to start \t805\nFailure finding "libnvvm\t735\nFailure finding \'libnvvm\t735\nFailures have been detected while processing an MLIR pass pipeline\t806',
    1818845542: "failed call to cuInit: \t1453\nfailed to convert GOTPCREL relocation\t1454\nfailed to find\t679\nfailed to legalize operation 't\t1455\nfailed to locate\t679\nfailed to map segment from\t1456\nfailed to open \t1457\nfailed to open elf at \t732\nfailed with\t1458\nfailed with exit \t1459",
    1818846752: ' file built for macOS-\t64\n file not found\t65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123 124 125 126 127 128 129\n file not recognized: \t130',
    1818847344: 'philox_cuda_state\t815',
    1818848040: '(killed) terminó el programa \t383',
    1818850658: 'build_ext\t1167\nbuilds-v0\t1168\nbuilt against \t1169\nbuilt against CUDA\t1170\nbuilt for \t1169\nbuilt for CUDA\t1170\nbuilt to run on \t1171\nbuilt using \t1169\nbuilt using CUDA\t1170\nbuilt with \t1169\nbuilt with CUDA\t1170\nbuilt without \t1172',
    1819028768: ' -llapack\t9',
    1819042147: 'calling a __host__ function\t1196',
    1819042150: 'fallo al asignar un segmento del objeto compartido\t808',
    1819044171: 'Killed\t761 869',
    1819045731: 'collect2: fatal error: ld terminated with signal 9\t875',
    1819176736: ' only by \t241\n only for \t241\n only on \t241\n only supports \t242\n only with \t241',
    1819240790: 'Violación de segmento\t776',
    1819242031: '/nologo\t425',
    1819307369: 'implementation for device cuda\t1534\nimplicit declaration of\t1535',
    1819308097: 'Application Control policy has blocked\t557',
    1819310149: 'Explicitly provided namespace (\t786',
    1819440483: 'curl/curl.h\t1380 1381 1382 1383\ncurl: (16) \t1384\ncurl: (18) \t1384\ncurl: (28) \t1384\ncurl: (35) \t1384\ncurl: (5) \t1384\ncurl: (52) \t1384\ncurl: (55) \t1384\ncurl: (56) \t1384\ncurl: (6) \t1384\ncurl: (60) \t1384\ncurl: (7) \t1384\ncurl: (92) \t1384\ncurl: command not found\t1153\ncurl: not found\t1153',
    1819571555: 'cutlass needs GCC \t674\ncutlass needs at least GCC \t674\ncutlass requires GCC \t674\ncutlass requires at least GCC \t674\ncutlass/\t1387\ncutlass::\t1388\ncutlass\\\t1387',
    1819635523: 'Could NOT find BLAS (missing\t701\nCould NOT find Boost (missing\t701\nCould NOT find CUDA (missing:\t702 703 704\nCould NOT find CUDAToolkit (missing:\t702 703 704\nCould NOT find CUDNN (missing\t705\nCould NOT find CURL (missing\t701\nCould NOT find CuDNN (missing\t705\nCould NOT find EGL (missing\t701\nCould NOT find Eigen3 (missing\t701\nCould NOT find FFMPEG (missing\t701\nCould NOT find FFmpeg (missing\t701\nCould NOT find Freetype (missing\t701\nCould NOT find GLEW (missing\t701\nCould NOT find GLUT (missing\t701\nCould NOT find Gflags (missing\t701\nCould NOT find Git (missing\t701\nCould NOT find Glog (missing\t701\nCould NOT find HDF5 (missing\t701\nCould NOT find JPEG (missing\t701\nCould NOT find LAPACK (missing\t701\nCould NOT find LibXml2 (missing\t701\nCould NOT find MPI (missing\t701\nCould NOT find MPI_C (missing\t701\nCould NOT find MPI_CXX (missing\t701\nCould NOT find NCCL (missing\t701\nCould NOT find NUMA (missing\t701\nCould NOT find NVTX\t706\nCould NOT find Numa (missing\t701\nCould NOT find NvToolExt\t706\nCould NOT find NvToolsExt\t706\nCould NOT find OpenCL (missing\t701\nCould NOT find OpenCV (missing\t701\nCould NOT find OpenGL (missing\t701\nCould NOT find OpenMP\t707\nCould NOT find OpenSSL (missing\t701\nCould NOT find PNG (missing\t701\nCould NOT find PkgConfig (missing\t701\nCould NOT find Protobuf (missing\t701\nCould NOT find Python\t708 709\nCould NOT find PythonLibs (missing\t710\nCould NOT find SWIG (missing\t701\nCould NOT find TBB (missing\t701\nCould NOT find Torch (missing\t711\nCould NOT find Vulkan (missing\t701\nCould NOT find X11 (missing\t701\nCould NOT find ZLIB (missing\t701\nCould NOT find cuDNN (missing\t705\nCould NOT find cudnn (missing\t705\nCould NOT find gflags (missing\t701\nCould NOT find glog (missing\t701\nCould NOT find nvToolsExt\t706\nCould not build wheels for \t712\nCould not connect\t713\nCould not detect Ninja v\t714\nCould not find\t678 679\nCould not find \t715\nCould not find MSVC\t716\nCould not find a configuration file for package "\t717\nCould not find a configuration file for package "Torch"\t718\nCould not find any \t719 720\nCould not find compiler set in environment variable \t721\nCould not find module \'\t722\nCould not find schema for \t723\nCould not find shared object file\t724\nCould not find the bitsandbytes \t725\nCould not find the operator \t43\nCould not import \t688\nCould not infer dtype of numpy.\t726\nCould not initialize NNPACK! Reason\t727\nCould not load \t688\nCould not load library \t690\nCould not load library libcudnn\t728\nCould not load libtorchcodec\t729\nCould not load symbol \t691\nCould not load the library \t690\nCould not load this library: \t730\nCould not locate\t679\nCould not locate \t715 731\nCould not open \t732\nCould not open requirements file: \t733\nCould not resolve\t713\nCould not set up the environment for Microsoft Visual Studio\t734\nCouldn\'t find\t678 679\nCouldn\'t find a suitable version of ptxas\t735\nCouldn\'t find an operator for \t736\nCouldn\'t load custom C++ ops\t737\nCouldn\'t load custom C++ ops. This can happen if your PyTorch and \t738',
    1819635555: "could not convert default argument '\t1363 1364\ncould not find\t679\ncould not locate\t679\ncould not select device driver \t1365\ncouldn't allocate \t1366\ncouldn't find\t679\ncouldn't find a suitable version of ptxas\t735",
    1830842190: "No matching distribution found for \t930\nNo module named \t60 931 932 933 934 935 936 937 938 939 940 941 942 943\nNo module named '\t944",
    1830842222: "no matching con\t1744\nno matching constructor for initialization of 'torch::jit::RegisterOperators'\t1745\nno matching function for call to \t1746 1747 1748 1749\nno member named \t1505\nno member named '\t1750 1751 1752 1753",
    1833508922: ": Impossible d'ouvrir le fichier d'objet partagé\t449",
    1835100276: 'tham chiếu đến\t317',
    1835101728: ' name followed by "::" must be\t164\n named symbol not found\t219',
    1835102822: 'frame"\t1268\nframe\'\t1268\nframe’\t1268',
    1835166060: 'libmkl_\t1654',
    1835429165: '-mfma\t423',
    1835492691: 'Segment-Schutz nach der Relozierung\t1011\nSegmentation fault\t776 1012\nSegmentation-Fehler\t776',
    1835492723: 'segment en lecture seule a des réadressages\t1840\nsegmento de sólo lectura tiene reubicaciones\t1840',
    1835606074: ": impossibile aprire il file oggetto condiviso\t449\n: impossible d'ouvrir le fichier d'objet partagé\t449",
    1835622239: '__imp_\t1126',
    1835886455: 'wgmma\t1868',
    1835888451: "Command '['ninja', '--version']' returned non-zero\t694\nCommand 'nvcc' not found\t695",
    1835888459: 'Kommandozeilenoption\t870',
    1835888483: 'command line is too long\t1275\ncommon_type_t\t1276',
    1836016416: ' command failed \t28\n compiled with CUDA \t22',
    1836213584: "Permission denied: \t952\nPermission denied: '\t955\nPermissionError: [Errno 13] \t989\nPermissionError: [WinError \t990\nPermissionError: [WinError 5]\t991",
    1836213588: 'Terminado (killed)\t761',
    1836216134: 'Formato de ejecutable incorrecto\t775',
    1836280141: 'Mismatched number of arguments when calling: `\t912',
    1836280173: 'mismatched argument pack\t486\nmismatches\t1397 1703',
    1836344691: 'setmaxnreg\t1868',
    1840104307: 'símbolo ambiguo\t905',
    1847602215: "', needed by '\t373 374",
    1847603493: "%1 n'est pas une application Win32 valide\t341\n%1 no es una aplicación Win32 válida\t341",
    1847616878: 'ne nomme pas un type\t1159',
    1847619177: 'in namespace\t1443',
    1847619438: 'no nombra a un tipo\t1159',
    1847620457: 'is not a full path and was not found\t1581\nis not a full path to an existing\t1582\nis not a member of\t1443\nis not able to compile a simple\t1583 1584 1585\nis not currently supported\t1146\nis not recognized as an internal\t1586\nis not supported\t1146\nis not yet supported\t1146',
    1847638978: '» non reconnue\t1996',
    1850286138: ': Internal \t450',
    1850296404: 'THIntBlas_\t1018 1019\nTHIntStorage\t1018 1019\nTHIntTensor\t1018 1019\nTHIntVector\t1018 1019',
    1851072570: ": Undefined reference to '\t317\n: Unknown option '\t468 469 470\n: Unresolved extern function\t471\n: Unsupported ICC compiler found\t472\n: Unsupported Intel compiler found\t472\n: Unsupported NVHPC compiler found\t472\n: Unsupported PGI compiler found\t472\n: Unsupported XLC compiler found\t472",
    1851859002: ': an object with that name is already\t473',
    1851876128: ' cannot be used to initialize\t27',
    1851878176: ' kann nicht gefunden werden\t211 212',
    1851878499: 'clang version must be less than \t1271',
    1851943276: 'libnvJitLink.so.\t1644\nlibnvidia-ml.so.1\t1655\nlibnvidia-ptxjitcompiler.so.1\t1655\nlibnvrtc-builtins.so\t1656\nlibnvrtc.so.\t1644',
    1852134465: 'ATen/ATen.h\t528 529 530\nATen/CPUGenerator\t531 532\nATen/CUDA\t531 532\nATen/CUDAGenerator\t531 532\nATen/Dimname.h\t533 534 535\nATen/NamedTensor.h\t533 534 535\nATen/NamedTensorUtils.h\t533 534 535\nATen/Tensor.h\t528 529 530\nATen/TensorNames.h\t533 534 535\nATen/Type\t531 532\nATen/TypeDefault\t531 532\nATen/TypeExtendedInterface\t531 532\nATen/c\t536 537 538\nATen/core/Dimname.h\t533 534 535\nATen/core/NamedTensor.h\t533 534 535\nATen/core/NamedTensorUtils.h\t533 534 535\nATen/core/TensorNames.h\t533 534 535\nATen/cpu/vec256/\t539 540 541 542 543\nATen/cuda/CUDAFuture.cuh\t544 545 546\nATen/cuda/CUDAFuture.h\t544 545 546\nATen/cuda/CUDAMultiStreamGuard.cuh\t544 545 546\nATen/cuda/CUDAMultiStreamGuard.h\t544 545 546\nATen/cuda/CUDASolver.cuh\t544 545 546\nATen/cuda/CUDASolver.h\t544 545 546\nATen/cuda/CUDATypeConversion.cuh\t544 545 546\nATen/cuda/CUDATypeConversion.h\t544 545 546\nATen/cudnn/Exceptions.h\t547 548 549 550 551 552\nATenCeilDiv\t553 554',
    1852138601: 'identifier \t1514 1515\nidentifier "\t1516 1517 1518 1519 1520 1521 1522 1523\nidentifier "CU\t1524\nidentifier "CUSPARSE_\t1525\nidentifier "Py_buffer" is undefined\t1526\nidentifier "_Float\t1527\nidentifier "__builtin_\t1528\nidentifier "nvshmem\t1529\nidentifier "texture" is undefined\t1530',
    1852141679: 'opencv2/\t1804 1805 1806 1807\nopenssl/\t1808 1809 1810 1811',
    1852383271: "' in 'cudaDeviceProp'\t348\n' in 'cut\t349\n' in PATH different than the one specified with -ccbin\t350\n' in namespace '\t351\n' in namespace '__hip_internal'\t352\n' in namespace 'cut\t349\n' in namespace 'std'\t353",
    1852383290: ': internal \t450\n: internal compiler error\t499\n: invalid ELF header\t500',
    1852387130: ':/include\t507',
    1852397403: '[WinError \t1110 1111 1112\n[WinError 1114]\t1113\n[WinError 126]\t898\n[WinError 127]\t746 1114\n[WinError 206]\t1115',
    1852400160: ' binary not found at \t21',
    1852400175: '/bin/bash: \t428 429\n/bin/dash: \t428 429\n/bin/nvcc\t430 431\n/bin/sh: \t428 429',
    1852400971: 'Kein Speicher im statischen TLS-Block\t868\nKein Speicherplatz mehr\t581',
    1852400994: 'being in scipy source directory\t1157\nbeing installed\t1158',
    1852401003: 'kein Speicherplatz mehr verfügbar\t581',
    1852401184: ' find any \t131\n find lib\t132',
    1852403239: "'ninja' is not recognized as an internal or external command\t380",
    1852404512: ' since setuptools is not available\t291',
    1852404565: 'Using cached \t1096',
    1852404597: 'using CUDA_HOME=\t1966',
    1852534357: 'Unknown CMake command "cuda_add_executable"\t799\nUnknown CMake command "cuda_add_library"\t799\nUnknown CMake command "cuda_compile"\t799\nUnknown CUDA Architecture Name\t1078\nUnknown MS Compiler version \t1079\nUnknown builtin op: \t1080\nUnknown compiler(s): [[\'\t1081\nUnknown compute capability. \t1082\nUnknown type name \'__torch__.torch.classes.\t1059',
    1852534389: "unknown target CPU \t1089\nunknown type [0x13] section \t1950\nunknown type name \t1762 1946\nunknown type name '\t1951 1952 1953\nunknown type name '__hip_bfloat16\t1954\nunknown value 'armv9\t1135\nunknown value ('armv9\t1135\nunknown value (‘armv9\t1135\nunknown value ‘armv9\t1135",
    1852583200: ' -lnvToolsExt\t10',
    1852664132: 'Dimname\t752 753\nDimnameList\t752 753',
    1852727619: 'Cannot access data pointer of Tensor \t680\nCannot access global variable \t681 682\nCannot compile \t683\nCannot find\t678 679\nCannot find a build variant for this system in \t684\nCannot find a working triton installation\t685\nCannot find cuda path\t686\nCannot find libdevice for arch\t686\nCannot find source file:\t687\nCannot import \t688\nCannot initialize CUDA without \t689\nCannot load \t688\nCannot load library \t690\nCannot load symbol cu\t691\nCannot load the library \t690',
    1852727627: 'Kann den Stack nicht ausführbar machen\t867',
    1852727651: 'cannot be used to initialize an entity of type "cutlass::\t1201\ncannot call member function\t486\ncannot call non-constexpr function "cutlass::const_\t1202\ncannot convert \t1203\ncannot convert None of type <class \t1204\ncannot create shared object descriptor\t1205\ncannot determine \t1206\ncannot execute \t1207\ncannot find\t679 1208 1209 1210\ncannot find \t1198 1211 1212 1213 1214\ncannot find -l\t1215 1216 1217 1218 1219 1220 1221 1222 1223 1224 1225 1226\ncannot find -lEGL\t1227\ncannot find -lGLEW\t1228\ncannot find -laio\t1229\ncannot find -lffi\t1230\ncannot find -lglog\t1231\ncannot find -ljpeg\t1232\ncannot find -lnuma\t1233\ncannot find -lpython3.\t1234\ncannot find -lstdc++\t1235\ncannot find -ltbb\t1236\ncannot find -luuid\t1237\ncannot find -lz\t1238\ncannot find the file specified: \'\t955 1239\ncannot import name \t1240 1241 1242 1243 1244 1245 1246 1247 1248\ncannot import name \'\t1249\ncannot instantiate \'\t1250\ncannot make segment writable for relocation\t1251\ncannot map zero-fill pages\t1205\ncannot open \t1198\ncannot open input file \t1252\ncannot open shared object file\t3 1253 1254\ncannot open source file "\t1255\ncannot overload functions distinguished by return type alone\t1256\ncannot read spec file \t1257',
    1852727659: 'kann -l\t1217\nkann nicht gefunden\t1596\nkann nicht gefunden werden -l\t1218 1219 1220 1221 1222 1223 1224 1225 1226 1537 1538\nkann nicht gefunden werden -lEGL\t1227\nkann nicht gefunden werden -lGLEW\t1228\nkann nicht gefunden werden -laio\t1229\nkann nicht gefunden werden -lffi\t1230\nkann nicht gefunden werden -lglog\t1231\nkann nicht gefunden werden -ljpeg\t1232\nkann nicht gefunden werden -lnuma\t1233\nkann nicht gefunden werden -lstdc++\t1235\nkann nicht gefunden werden -ltbb\t1236\nkann nicht gefunden werden -luuid\t1237\nkann nicht gefunden werden -lz\t1238\nkann nicht gefunden werden: -l\t1218 1219 1220 1221 1222 1223 1224 1225 1226 1537 1538\nkann nicht gefunden werden: -lEGL\t1227\nkann nicht gefunden werden: -lGLEW\t1228\nkann nicht gefunden werden: -laio\t1229\nkann nicht gefunden werden: -lffi\t1230\nkann nicht gefunden werden: -lglog\t1231\nkann nicht gefunden werden: -ljpeg\t1232\nkann nicht gefunden werden: -lnuma\t1233\nkann nicht gefunden werden: -lstdc++\t1235\nkann nicht gefunden werden: -ltbb\t1236\nkann nicht gefunden werden: -luuid\t1237\nkann nicht gefunden werden: -lz\t1238',
    1852731203: 'ConnectTimeout\t692\nConnectTimeoutError\t692\nConnection to \t698\nConnectionError: \t699',
    1852732786: 'running build_ext\t1863\nrunning on sm\t1864',
    1852788263: "'NoneType' object has no attribute '\t378 379",
    1852793632: " conflicts with target machine type \t29 30\n conflicts with this version\t31\n connect to 'http\t32\n constant expression\t33",
    1852793634: '"constexpr\t340',
    1852793639: "'constexpr\t340",
    1852797559: 'wrong number of template\t486',
    1852989815: 'warning #\t1981\nwarning: calling a __host__ function\t1982\nwarning: calling a constexpr __host__ function\t1982',
    1853169722: ": ungültiger ELF-Header\t500\n: unspecified launch failure\t501\n: unsupported option '-fopenmp\t503\n: unsupported option ‘-fopenmp\t503",
    1853188163: 'ChunkedEncodingError\t692',
    1853189958: 'Found empty `transformer-engine` meta package\t816\nFound no NVIDIA driver on your system\t817 818\nFound two conflicting CUDA\t819',
    1853189990: 'found SM\t845\nfound sm\t845\nfound sm_\t845\nfound. Please specify\t1475',
    1864396654: 'no overload of \t1754',
    1864397673: 'is only a placeholder project on PyPI\t1587\nis only available from C++\t1588',
    1865370691: 'CL/opencl\t616 617',
    1866614868: 'THBoolBlas_\t1018 1019\nTHBoolStorage\t1018 1019\nTHBoolTensor\t1018 1019\nTHBoolVector\t1018 1019',
    1866670138: ': Command not found\t437',
    1866745940: 'THDoubleBlas_\t1018 1019\nTHDoubleStorage\t1018 1019\nTHDoubleTensor\t1018 1019\nTHDoubleVector\t1018 1019',
    1866866746: ': Formal parameter space \t445\n: Found no NVIDIA driver on your system\t446\n: Found unsuitable version "\t447 448',
    1867194426: ': Kommando nicht gefunden\t437',
    1867270228: 'THLongBlas_\t1018 1019\nTHLongStorage\t1018 1019\nTHLongTensor\t1018 1019\nTHLongVector\t1018 1019',
    1867391034: ': No CUDA GPUs are available\t453\n: No existe el\t127\n: No module named \t454\n: No paths matched \t455\n: No se puede asignar\t439\n: No such file\t127 128 129 456 457 458 459 460\n: No such file or directory\t461\n: Not a directory\t462',
    1867806286: 'NvToolsExt\t968',
    1867806318: 'nvToolsExt\t1780 1781 1782 1783\nnvToolsExt64_1.lib\t1784',
    1867807056: 'PyTorch is needed\t996\nPyTorch is not installed\t996\nPyTorch is not linked with support for cuda devices\t997\nPyTorch is required\t996\nPyTorch must be installed\t996\nPyTorch needs GCC \t674\nPyTorch needs at least GCC \t674\nPyTorch needs to be installed\t996\nPyTorch no longer supports this GPU because it is too old\t998\nPyTorch requires GCC \t674\nPyTorch requires at least GCC \t674\nPyTorch version mismatch! DeepSpeed ops were compiled and installed with a different version\t999\nPyTorch was compiled without CUDA support\t1000',
    1868720492: 'libomp/omp.h\t1657 1658 1659',
    1868721529: 'ymbol \t317\nymbols \t317',
    1868767290: ': comando não encontrado\t437\n: command not found\t437\n: commande introuvable\t437\n: could not read symbols: Invalid operation\t480 481',
    1868785010: 'recompile \t1841',
    1868787269: 'Encountered error while \t774',
    1868787273: 'Incompatible library version: lib\t854\nIncompleteRead\t692',
    1868787305: 'incompatible architecture (have \t1555\nincompatible with that of previous function "\t1556\nincompatible with the existing python installation in your environment\t1557\nincomplete \t1558\nincomplete type \t1559 1560',
    1868832802: '" does not appear to contain CMakeLists\t318',
    1869374802: 'Relocations in generic ELF (EM: \t1003',
    1869374834: 'relocation R_\t1845\nrelocation overflow: reference to\t1846\nrelocation truncated to fit: \t1847 1848',
    1869378165: 'urlopen error \t1962',
    1869439605: 'ubmodule\t1935',
    1869440333: 'Memory access fault by GPU node\t907',
    1869440338: 'RemoteDisconnected\t692',
    1869440365: 'memory exhausted\t1700\nmemory in static\t1701',
    1869440370: 'remove_cv_t\t1276\nremove_reference_t\t1276',
    1869488162: '" no se reconoce como\t333\n" not found\t337',
    1869488167: "' no se reconoce como\t333\n' not found\t337",
    1869488186: ': no se puede abrir el archivo del objeto compartido\t449\n: no se puede abrir el fichero del objeto compartido\t449\n: not found\t437',
    1869488224: '` not found\t337',
    1869490208: ' (no such file)\t3',
    1869491501: '--no-build-isolation\t416',
    1869502255: '/Wno-psabi\t426',
    1869504867: 'canonicalize_version() got an unexpected keyword argument\t1258',
    1869506377: 'Ignoring invalid distribution \t851',
    1869507438: "nknown \t1734\nnknown keyword argument '\t1735",
    1869508193: 'annot open include file: \t597\nannotation_type.__origin__ is tuple\t1140',
    1869636978: 'reports SM\t845',
    1869638985: "ImportError: \t852\nImportError: cannot import name '\t579\nImported target\t853",
    1869639017: 'import lib as _lib, ffi as _ffi\t1536\nimpossibile abilitare lo stack eseguibile\t867\nimpossibile allocare memoria nel blocco statico TLS\t868\nimpossibile trovare -l\t1537 1538\nimpossible de trouver -l\t1217',
    1869771333: "Error building extension '\t777\nError checking\t778\nError compiling objects for extension\t779\nError loading shared library \t780\nError loading shared library ld-linux\t781\nError relocating \t317 782\nError sending request for url (\t783\nError: No module named \t784\nError: Unsupported GPU\t785\nError: Unsupported GPU model\t785\nError: Unsupported GPU type\t785\nError: unsupported GPU\t785\nError: unsupported GPU model\t785\nError: unsupported GPU type\t785",
    1869771365: 'erro interno do compilador\t863\nerror C1021: \t1413\nerror C1128\t1414\nerror C2059\t1415\nerror C2061\t1415\nerror C2065\t1415 1416 1417\nerror C2143\t1415\nerror C2146\t1416\nerror C2398: \t1418\nerror C3859\t1419\nerror C3861\t1416 1417\nerror C4430\t1416 1417\nerror D8016\t1420\nerror MSB3428: \t1421\nerror MSB3721: \t1422\nerror MSB8020: \t1423\nerror MSB8036: \t1424\nerror interno del compilador\t863\nerror sending request for url (\t783\nerror trying to exec \t1207\nerror while loading shared libraries: \t1425\nerror: "auto" is not allowed here\t1426\nerror: /EHa\t425\nerror: /EHsc\t425\nerror: /FS\t425\nerror: /GL\t425\nerror: /GR\t425\nerror: /MD\t425\nerror: /MT\t425\nerror: /O1\t425\nerror: /O2\t425\nerror: /Od\t425\nerror: /Ox\t425\nerror: /W\t425\nerror: /Z7\t425\nerror: /Zc:\t425\nerror: /Zi\t425\nerror: /arch:\t425\nerror: /fp:\t425\nerror: /std:c++\t425\nerror: /utf-8\t425\nerror: /wd\t425\nerror: RPC failed; \t1427\nerror: [Errno 2] No such file or directory: \'\t429\nerror: [WinError 2]\t1428\nerror: a member with an in-class initializer must be const\t1429\nerror: constant value is not known\t1430\nerror: constexpr function never produces a constant expression\t1431\nerror: constexpr if statements are a C++17 feature\t1432\nerror: could not find \t1433\nerror: downloading \'\t1434\nerror: expected a\t1430\nerror: expected an identifier\t1435\nerror: expected unqualified-id before\t1435\nerror: forward declaration of \t1436\nerror: identifier "__\t1430\nerror: identifier "__builtin_\t1437\nerror: invalid instruction\t1438\nerror: invalid operand for instruction\t1438\nerror: invalid redeclaration of\t1430\nerror: name followed by "::" must\t1430\nerror: namespace "std" has no member "__\t1430\nerror: no such file or directory: \'/EHa\t425\nerror: no such file or directory: \'/EHsc\t425\nerror: no such file or directory: \'/FS\t425\nerror: no such file or directory: \'/GL\t425\nerror: no such file or directory: \'/GR\t425\nerror: no such file or directory: \'/MD\t425\nerror: no such file or directory: \'/MT\t425\nerror: no such file or directory: \'/O1\t425\nerror: no such file or directory: \'/O2\t425\nerror: no such file or directory: \'/Od\t425\nerror: no such file or directory: \'/Ox\t425\nerror: no such file or directory: \'/W\t425\nerror: no such file or directory: \'/Z7\t425\nerror: no such file or directory: \'/Zc:\t425\nerror: no such file or directory: \'/Zi\t425\nerror: no such file or directory: \'/arch:\t425\nerror: no such file or directory: \'/fp:\t425\nerror: no such file or directory: \'/std:c++\t425\nerror: no such file or directory: \'/utf-8\t425\nerror: no such file or directory: \'/wd\t425\nerror: pack expansion does not make use\t1430\nerror: qualified name is not allowed\t1430\nerror: this declaration has no\t1430\nerror: type name is not allowed\t1430\nerror: unexpected argument \'\t1439\nerror: unexpected token\t1438\nerror: unknown directive\t1438\nerror: unknown token\t1438\nerror: unrecognized command\t1440\nerror: user-defined literal operator not found\t1430\nerror: variable length array\t1441\nerror: variable-sized object may not be initialized\t1442\nerrore interno del compilatore\t863',
    1869833554: 'ResolutionImpossible\t1006\nResolvePackageNotFound\t987',
    1869834594: 'bison: command not found\t1153\nbison: not found\t1153',
    1869881378: '" to "std::shared_ptr<torch::jit\t339',
    1869881402: ': too few arguments\t502',
    1869903169: 'AutoGIL\t582 583\nAutoNoGIL\t582 583',
    1869903201: 'autoconf: command not found\t1153\nautoconf: not found\t1153\nautomake: command not found\t1153\nautomake: not found\t1153\nautoreconf: command not found\t1153\nautoreconf: not found\t1153',
    1870211104: ' (you have \t6',
    1873003342: 'Não há espaço disponível\t959',
    1873003374: 'não foi possível alocar memória em bloco TLS\t868\nnão foi possível habilitar pilhas de executável\t867\nnão foi possível localizar -l\t1537 1538\nnão há espaço disponível\t959\nnão é reconhecido como\t1586',
    1881171310: 'ne peut activer une pile exécutable\t867\nne peut allouer de la mémoire dans un bloc statique TLS\t868\nne peut pas trouver -l\t1217 1537 1538\nne peut restaurer le segment prot\t1011\nne peut trouver -l\t1218 1219 1220 1221 1222 1223 1224 1225 1226 1537 1538\nne peut trouver -lEGL\t1227\nne peut trouver -lGLEW\t1228\nne peut trouver -laio\t1229\nne peut trouver -lffi\t1230\nne peut trouver -lglog\t1231\nne peut trouver -ljpeg\t1232\nne peut trouver -lnuma\t1233\nne peut trouver -lstdc++\t1235\nne peut trouver -ltbb\t1236\nne peut trouver -luuid\t1237\nne peut trouver -lz\t1238',
    1881173838: "No package '\t945",
    1882284899: 'cc1plus\t1266\ncc1plus: \t1267',
    1884516174: 'NoSpaceLeftError\t768',
    1885434439: 'Graph break due to unsupported builtin \t846',
    1885500787: 'subprocess-exited-with-error\t1887',
    1885692960: ' dependency is incompatible with the current platform: \t35',
    1885693252: 'DeepSpeed needs GCC \t674\nDeepSpeed needs at least GCC \t674\nDeepSpeed requires GCC \t674\nDeepSpeed requires at least GCC \t674',
    1885809965: '--gpu-name=sm_\t415',
    1886217556: 'Temporary failure\t713\nTemporary failure \t1044',
    1886217588: 'temp.win32-\t1895',
    1886218528: ' import any \t131',
    1886220099: 'Compiler requires the CUDA toolkit\t696',
    1886220131: "compilation terminated\t1277 1278 1279 1280 1281 1282 1283 1284 1285 1286 1287 1288 1289 1290 1291 1292 1293 1294 1295 1296 1297 1298 1299 1300 1301 1302 1303 1304 1305 1306 1307 1308 1309 1310 1311 1312 1313 1314 1315 1316 1317 1318 1319 1320 1321 1322 1323 1324 1325 1326 1327 1328 1329 1330 1331 1332 1333 1334 1335 1336 1337 1338 1339 1340 1341 1342\ncompiled\t1343\ncompiled against \t1169\ncompiled against CUDA\t1170\ncompiled against NumPy 1.x\t1344\ncompiled for \t1169\ncompiled for CUDA\t1170\ncompiled using \t1169\ncompiled using CUDA\t1170\ncompiled with \t1169\ncompiled with CUDA\t1170\ncompiled without \t1172\ncompiler set in environment\t1345\ncompute capabilit\t1346 1347\ncompute capability\t1348\ncompute capability \t1349 1350\ncompute capability not supported']\t1351",
    1886220135: "gomp not found\t1494\ngomp' not found\t1494\ngomp’ not found\t1494",
    1886220137: "iomp5 not found\t1494\niomp5' not found\t1494\niomp5’ not found\t1494",
    1886330919: "' op \t363",
    1886332960: ' (operand types are \t4',
    1886351203: 'cooperative_groups/\t1361 1362\ncooperlake\t1135',
    1886413165: "mappatura del segmento dall'oggetto condiviso non riuscita\t808",
    1886413171: 'sapphirerapids\t1135',
    1886415211: 'kipping import of cpp extensions due to incompatible torch version \t1597',
    1886418291: 'support for the ISO C++ \t1888\nsupport for the upcoming ISO C++ standard, C++0x\t1889\nsupported\t1145 1890',
    1886611780: 'DispatchKey::CompositeImplicitAutograd\t755\nDispatchStub: missing \t756',
    1886614883: 'cusparse64_\t1373\ncusparseC\t673\ncusparseD\t673\ncusparseS\t673\ncusparseXcsrgemmNnz\t673\ncusparseZ\t673',
    1886680168: 'http.client.\t1513',
    1886680431: 'output file too large: \t1824',
    1886745376: ' support \t294 295',
    1886745454: 'nsupported CUDA SM\t1775\nnsupported CUDA SM version\t1775\nnsupported CUDA arch\t1775\nnsupported CUDA architecture\t1775\nnsupported CUDA capability\t1775\nnsupported CUDA sm\t1775\nnsupported CUDA sm version\t1775\nnsupported GPU SM\t1775\nnsupported GPU SM version\t1775\nnsupported GPU arch\t1775\nnsupported GPU architecture\t1775\nnsupported GPU capability\t1775\nnsupported GPU sm\t1775\nnsupported GPU sm version\t1775\nnsupported SM\t1775\nnsupported SM version\t1775\nnsupported arch\t1775\nnsupported architecture\t1775\nnsupported capability\t1775\nnsupported compute SM\t1775\nnsupported compute SM version\t1775\nnsupported compute arch\t1775\nnsupported compute architecture\t1775\nnsupported compute capability\t1775\nnsupported compute sm\t1775\nnsupported compute sm version\t1775\nnsupported device SM\t1775\nnsupported device SM version\t1775\nnsupported device arch\t1775\nnsupported device architecture\t1775\nnsupported device capability\t1775\nnsupported device sm\t1775\nnsupported device sm version\t1775\nnsupported sm\t1775\nnsupported sm version\t1775',
    1887007331: 'crypt.h\t1368 1369 1370 1371',
    1897951054: 'No queda espacio en el dispositivo\t580',
    1897951086: 'no queda espacio en el dispositivo\t580',
    1902473760: ' required keyword-only argument\t281\n required positional argument\t281 282\n requires A100\t283\n requires a different Python: \t284\n requires cuda extensions\t285\n requires triton==\t286',
    1903386957: 'MasqueradingAsCUDA\t902 903',
    1914709853: "]' returned non-zero\t1118",
    1914711074: '", referenced from\t317\n", referenced from:\t317',
    1914725736: 'he remote end hung up unexpectedly\t1464',
    1914728270: 'No registered custom op \t723',
    1916880980: 'THArgCheck\t1020 1021',
    1917132893: '] Erreur 137\t1117\n] Error 137\t1117',
    1917143124: 'THError\t1020 1021',
    1917145935: 'OSError: \t699\nOSError: Could not find/load shared object file\t975\nOSError: [Errno \t976\nOSError: [Errno 30] \t977',
    1917221200: 'PyFrameObject\t995',
    1917853789: '] Processus arrêté\t1117',
    1917869114: ':\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA\\v\t508',
    1918967866: ': archivo demasiado corto\t441',
    1918967870: '> are available only with C++\t511',
    1918986355: 'shared object\t1873',
    1919052108: 'Library not loaded: \t894 895\nLibrary not loaded: @\t896',
    1919052140: 'library not found\t1660\nlibrary not found for -l\t1661 1662\nlibrary not found: \t1663 1664 1665\nlibrary not found: EGL\t1666\nlibrary not found: GLEW\t1667\nlibrary not found: aio\t1668\nlibrary not found: crypt\t1669\nlibrary not found: ffi\t1670\nlibrary not found: glog\t1671\nlibrary not found: jpeg\t1672\nlibrary not found: lapack\t1673\nlibrary not found: numa\t1674\nlibrary not found: stdc++\t1675\nlibrary not found: tbb\t1676\nlibrary not found: uuid\t1677\nlibrary not found: z\t1678\nlibrocblas.so.\t1635\nlibrocsparse.so.\t1635',
    1919115629: 'macro "max" passed\t1696\nmacro "max" requires\t1696\nmacro "min" passed\t1696\nmacro "min" requires\t1696',
    1919117645: 'Microsoft Visual C++ \t908\nMicrosoft Visual C++ Redistributable is not installed\t909\nMicrosoft Visual C++ installation\t910\nMicrosoft Visual Studio installation\t910\nMicrosoft Visual Studio version\t911',
    1919230010: ': error C2440: \t482\n: error C2975\t483\n: error adding symbols: DSO missing from command line\t480 481\n: error: \t484\n: error: exception specification in declaration does not match\t485\n: error: expected \t486\n: error: expected primary-expression before\t487\n: error: identifier "\t488\n: error: name followed by "::" must be a class or namespace name\t489\n: error: namespace "cut\t490\n: error: need \t491\n: error: no such file or directory: \'\t492\n: error: template argument \t486\n: error: the clang compiler does not support \'-\t493\n: error: unknown argument\t494\n: error: unknown type name \'\t495\n: error: unsupported option \'-\t496\n: error: use of undeclared identifier \'\t495\n: error:expected \t486\n: error:template argument \t486\n: error： expected \t486\n: error： template argument \t486\n: error：expected \t486\n: error：template argument \t486',
    1919248468: 'There is not enough space on the disk\t1056',
    1919248500: "there's already a kernel registered from python overriding \t1897",
    1919249184: ' kernel are not available\t213\n kernel is not available\t213\n kernel not available\t213\n kernels are not available\t213\n kernels is not available\t213\n kernels not available\t213',
    1919250479: '/permissive\t425',
    1919250511: 'Operator does not support running with fake tensors\t981',
    1919250543: 'operation timed out\t1274',
    1919251285: "UserWarning: Can't initialize NVML\t1094\nUserWarning: Error checking compiler version for cl\t1095",
    1919251488: ' terminated with signal 9\t37',
    1919251566: 'nternal error\t1776',
    1919252000: ' version incompatibility\t301\n version mismatch\t301\n version must be \t302\n version needs to be \t302\n version should be \t302',
    1919252079: 'overloaded function "std::__to_address" matches\t1825',
    1919444301: 'Mehrdeutiges Symbol\t905\nMehrfachdefinition von \t906',
    1919444333: 'mehrdeutiges Symbol\t905',
    1919448176: 'pthread.h\t1398',
    1919885370: ': orden no encontrada\t437',
    1919887392: ' (or one of its dependencies)\t5',
    1919895160: "xFormers was built for:\t1986\nxFormers wasn't buil\t1987",
    1919902273: 'Aborted\t555',
    1919903264: ' for section\t134',
    1919968580: 'DeprecatedTypeProperties\t747 748',
    1919969650: 'ripristinare la protezione del segmento\t1011',
    1920091483: '[Errno 122]\t1109\n[Errno 28]\t1109',
    1920103747: 'Current CUDA Device does not support bfloat16\t740\nCurrent CUDA device does not support bfloat16\t740',
    1920103779: "current CUDA Device does not support bfloat16\t740\ncurrent CUDA device does not support bfloat16\t740\ncurrent Python platform is not compatible with the lockfile's supported environments\t1385",
    1920169263: '/usr/include/hip/\t433',
    1920230738: 'Retrying (Retry(total=0,\t1007',
    1920233061: 'entrée de procédure\t317',
    1920233065: 'intrin\t1149',
    1920234561: "AttributeError: install_layout\t577\nAttributeError: module '\t578\nAttributeError: module 'torch._C' has no attribute '\t579",
    1931505486: "No se pudo asignar memoria en el bloque TLS\t868\nNo space left on device\t946\nNo such file or directory: \t196 947 948 949 950 951 952\nNo such file or directory: '\t953 954 955\nNo such operator \t956",
    1931505518: 'no se declaró en este ámbito\t1159\nno se encuentra -l\t1217 1537 1538\nno se puede activar la pila ejecutable\t867\nno se puede encontrar -l\t1217 1218 1219 1220 1221 1222 1223 1224 1225 1226 1537 1538\nno se puede encontrar -lEGL\t1227\nno se puede encontrar -lGLEW\t1228\nno se puede encontrar -laio\t1229\nno se puede encontrar -lffi\t1230\nno se puede encontrar -lglog\t1231\nno se puede encontrar -ljpeg\t1232\nno se puede encontrar -lnuma\t1233\nno se puede encontrar -lstdc++\t1235\nno se puede encontrar -ltbb\t1236\nno se puede encontrar -luuid\t1237\nno se puede encontrar -lz\t1238\nno se puede restaurar el `prot\' del segmento\t1011\nno se reconoce como un comando\t1586\nno se reconoce la opción de línea de órdenes\t870\nno space left on device\t946\nno such file\t1755\nno such file or directory: \'\t1756\nno such instruction\t1757\nno such option: -\t1758\nno suitable \t1759 1760\nno suitable constructor exists to convert from "\t1761',
    1933658196: 'THAssert\t1020 1021',
    1934970951: 'GPUs architecture\t634\nGPUs capabilit\t634\nGPUs compute architecture\t634\nGPUs compute capabilit\t634',
    1935625567: '_M_set_sharable()\t1120',
    1935762796: 'lease up\t1632',
    1935763488: ' has already been defined\t136\n has been removed from CMake\t137\n has no attribute\t138\n has no attribute \t139 140 141 142 143 144 145 146\n has no member\t147\n has no member \t148 149\n has no member named\t150\n has no member named \t151 152 153 154 155\n has non-pointer type \t156\n has not been declared\t53 54 55 157 158 159 160\n has to be \t161\n has unsupported type \t162',
    1935763551: '_hash_\t1129 1130 1131',
    1935764579: 'class "at::Tensor" has no member "\t1272\nclass "std::enable_if<<error-constant>\t1273',
    1935767328: ' was detected and compatibility mode is UN\t303\n was found but failed to import\t304\n was not declared\t53 54 160 208 209 305\n was not declared in this scope\t55 306 307\n was not declared in this scope; did you mean \t308\n was not found in the package registry\t309\n was specified but unrecogni\t310',
    1936009070: "n'est pas reconnu en tant que\t1586\nn'est pas un membre de\t1443",
    1936025716: 'these package versions have conflicting dependencies\t1898',
    1936027460: 'Does not match the generator used previously: \t759',
    1936027492: "does not appear to be a Python project\t1400\ndoes not contain a CMakeLists\t1401\ndoes not have one of build variants: \t1402\ndoes not know how to trace the builtin \t1403\ndoes not match\t1397\ndoes not name a type\t1159\ndoesn't match\t1397",
    1936028533: 'uses too much \t1964\nuses too much shared data (0x\t1965',
    1936269346: '" is ambiguous\t331\n" is not known to CXX compiler\t332\n" is not recognized\t333\n" is not recognized as\t333\n" is undefined in device code\t334\n" ist entweder falsch\t333',
    1936269351: "' is ambiguous (with operand types \t354\n' is not defined for option 'gpu-architecture'\t355\n' is not defined for option 'std'\t356\n' is not in 'keyword=value' format\t357\n' is not recognized\t333\n' is not recognized as\t333\n' is not recognized as an internal\t358\n' is only available for these backends:\t359\n' ist entweder falsch\t333",
    1936269353: ') is greater than the maximum required version by CUDA \t388\n) is less than the minimum required version by CUDA \t389',
    1936287828: 'This Python has API version \t1057\nThis header is only meant to be used on x86\t1058',
    1936287860: 'this operation is not allowed between \t1899',
    1936289397: 'unistd.h\t1398',
    1936614740: 'TensileLibrary\t1045\nTensorTypeId\t1046 1047\nTensorTypeSet\t1046 1047\nTensors of type TensorImpl do not have \t1048',
    1936615712: ' installation candidates for \t168\n instance of Visual Studio\t169',
    1936617315: 'const_data_ptr\t815',
    1936682850: 'boost/\t1166',
    1936683040: ' positional argument\t281',
    1936876886: 'VersionConflict: (\t1100',
    1936876918: 'version "LIBAV\t872\nversion "LIBSW\t872\nversion \'LIBAV\t872\nversion \'LIBSW\t872\nversion `LIBAV\t872\nversion `LIBSW\t872\nversion torch was compiled with \t1973\nversion used to compile\t1974\nversions\t1975',
    1936877926: 'first\t1158',
    1936941392: 'PassManager::run failed\t988',
    1936943469: 'missing initializer for member \t1704',
    1936944429: '-msse\t423',
    1937008994: 'bits/floatn\t1162\nbits/libc-header-start\t1163\nbits/std_function.h:\t1164\nbitsandbytes was compiled without GPU support\t1165',
    1937055783: "' uses too much \t365",
    1937059642: ':/usr/local/cuda\t507',
    1937075488: ' must be \t161\n must be valid exactly by one definition\t218',
    1937339245: 'msys64\t900',
    1948280185: 'ye tanımsız başvuru\t317',
    1948282734: "no template named \t1762\nno template named '\t1753\nno type named \t1762\nno type named '\t1753",
    1951615060: 'THStorage\t1018 1019',
    1952531514: ':Datei oder Verzeichnis\t127',
    1952543859: 'status_string: "\t1884',
    1952606572: 'libtorch_cuda.so: \t1643',
    1952802679: 'wget: command not found\t1153\nwget: not found\t1153\nwget: unable to resolve host address\t1984',
    1952805408: ' returned non-zero\t287 288',
    1952867692: 'leftover lock files from the PyTorch C++ extension build\t1633',
    1953063255: 'Waited on lock file "\t1101',
    1953063469: '-bit platform\t421',
    1953064270: "Neither 'setup.py' nor 'pyproject.toml' found\t923",
    1953064550: 'ffitarget.h\t1467 1468 1469',
    1953065567: '_jit_compile\t58',
    1953067604: 'Triton Error [CUDA]: device kernel image is invalid\t1064',
    1953068832: ' with --no-build-isolation\t313\n with CUDA \t314\n within its own root folder\t315\n without CUTE_ARCH_MMA_\t316',
    1953069157: 'exit code\t1448\nexit code:\t1448\nexit status\t1448\nexitcode\t1448\nexited with code \t1449',
    1953264973: 'Multiple dispatch failed for \t913',
    1953265005: 'multi_tensor_applier fused unscale kernel is unavailable\t1717\nmultiple copies of the\t1718\nmultiple definition of \t1719',
    1953394499: 'ContextualVersionConflict: (\t700',
    1953396050: 'RuntimeError: Failed to infer device type\t925\nRuntimeError: Numpy is not available\t1009',
    1953396080: 'punto de entrada del procedimiento\t317',
    1953397075: 'SyntaxError: \t855',
    1953459744: ' not available\t221\n not built with CUDA\t222\n not compiled with CUDA\t222\n not defined in file lib\t223 224\n not found\t225\n not found in the system path\t226\n not found. Directory cannot be installed\t227\n not installed\t228\n not recognized\t229\n not set, after EnableLanguage\t230\n not supported in this architecture\t231',
    1953460816: 'ProtocolError\t692',
    1953525103: 'ompt.h\t1657 1658 1659',
    1953653104: 'partially initialized module \t1828',
    1953653621: 'ucrt64\t900',
    1953655158: 'virtual memory exhausted: \t1976',
    1953658478: 'nvrtc-builtins\t1793\nnvrtc64_\t1373\nnvrtc: error: failed to load builtins for compute_\t1794',
    1953718598: 'Fast path is not available because one of\t807',
    1953718627: 'caster.operator typename make_caster<T>::template cast_op_type<T>()\t1261',
    1953718630: 'fast path is not available because one of\t807',
    1953719584: ' est incompatible avec la sortie\t57',
    1953719666: 'restaurar proteção de segmento\t1011\nrestore segment prot after\t1856',
    1953720608: ' ist entweder falsch\t205\n ist im Header \t210\n ist kein Element\t165\n ist kein Element von\t184 185 186',
    1953720644: "Distributed package doesn't have NCCL built in\t757",
    1953721929: 'Installed triton version too old, please upgrade\t860\nInstrucción ilegal\t419\nInstruction non permise\t419\nInstruçõe\t419',
    1953721961: 'installed CPU version PaddlePaddle\t1567\ninstalled Caffe2 version uses CUDA but I cannot find the CUDA\t1568',
    1953722184: 'Host compiler targets unsupported OS\t849',
    1953722216: 'host compiler\t587\nhost has sm_\t845',
    1953723725: 'Must define exactly one of __HIP_PLATFORM_\t914',
    1953723747: 'custom_op(\t1386',
    1953723757: 'must have a constant value\t164\nmust install \t993',
    1953724755: 'SystemError: <built-in function load_binary> returned NULL\t1017',
    1953724787: 'system has unsupported display driver / cuda driver combination\t1891\nsystem not yet initialized\t1892',
    1953784096: ' attempted to run this operator with Meta tensors, but there was no \t20',
    1953785171: 'Setting up PyTorch plugin "\t1014',
    1953849888: ' but this version of numpy is 0x\t23\n but we found an implementation\t24',
    1953853031: 'gnutls_handshake() failed\t1493',
    1953853216: ' out of memory\t279\n out of range: \t280',
    1954047264: ' extension\t58\n extension for compute capability \t59',
    1954047342: 'next(\t1730',
    1954047348: 'texture is not a template\t1530\ntexture" is not a template\t1530\ntexture\' is not a template\t1530\ntexture’ is not a template\t1530',
    1954112032: ' bytes to section \t26',
    1954115679: '_pytorch_\t1132',
    1965059918: "No url found for submodule path '\t957",
    1965060969: 'is unsupported\t1146',
    1967202362: ': Aucun fichier\t127',
    1967343700: 'THCuda\t1018 1019 1034 1035\nTHCudaCheck\t1036 1037',
    1969316709: 'ecause there is no version of \t1408',
    1969365031: "' but version of \t342",
    1969365036: ", but none of the providers can be installed\t402\n, but was built for sm\t403\n, but wrong architecture\t404\n, but you have torch \t405\n, but you'll have torch \t405",
    1969381215: '__builtin_amdgcn_\t1124',
    1969431072: ' "cudaMemLocation"\t0',
    1969450029: '-lcudnn\t422',
    1969452353: 'Aucun espace disponible sur le périphérique\t580\nAucun fichier ou dossier\t559 560 561 562 563 564 565 566 567 568 569',
    1969452385: 'aucun espace disponible sur le périphérique\t580',
    1969452654: 'nvcuda.dll\t1791',
    1969516397: "module 'PIL.Image' has no attribute '\t1705\nmodule 'faiss' has no attribute '\t1706\nmodule 'numpy' has no attribute '\t1707\nmodule 'torch._C' has no attribute '\t1708\nmodule export function\t1709\nmodule has nothing to offer in MPL2 only mode\t1710",
    1969713761: "argument list for \t1147\nargument of type 'WindowsPath' is not iterable\t1148",
    1970085927: "' must be initialized by a constant expression\t360",
    1970170220: 'linux/limits.h\t1680 1681 1682 1683',
    1970234144: ' could be found\t34',
    1970239784: '(you have \t386',
    1970300704: ' gpu architectures in the range\t135',
    1970302319: 'ompute capability \t1798',
    1970365778: 'Require \t921\nRequire PyTorch\t1004\nRequire Pytorch\t1004\nRequire pyTorch\t1004\nRequire pytorch\t1004\nRequire torch\t1004\nRequired library version not found: \t1005\nRequires \t921\nRequires PyTorch\t1004\nRequires Pytorch\t1004\nRequires pyTorch\t1004\nRequires pytorch\t1004\nRequires torch\t1004',
    1970365810: 'require \t921\nrequire C++ 1\t1849\nrequire C++ 2\t1849\nrequire C++1\t1849\nrequire C++2\t1849\nrequire CUDA\t1729\nrequire PyTorch\t1004\nrequire Pytorch\t1004\nrequire at least \'/std:c++\t1151\nrequire at least C++ 1\t1849\nrequire at least C++ 2\t1849\nrequire at least C++1\t1849\nrequire at least C++2\t1849\nrequire pyTorch\t1004\nrequire pytorch\t1004\nrequire torch\t1004\nrequire users to upgrade torch to at least v\t1850\nrequired\t1728\nrequires \t921\nrequires Ada\t1851\nrequires Ampere\t1851\nrequires Blackwell\t1851\nrequires C++ 1\t1849\nrequires C++ 2\t1849\nrequires C++1\t1849\nrequires C++2\t1849\nrequires CUDA\t1729\nrequires Hopper\t1851\nrequires NVCC\t1729\nrequires NVIDIA CUDA\t1729\nrequires PyTorch\t1004\nrequires Pytorch\t1004\nrequires Turing\t1851\nrequires Volta\t1851\nrequires a Ada\t1851\nrequires a Ampere\t1851\nrequires a Blackwell\t1851\nrequires a Hopper\t1851\nrequires a Turing\t1851\nrequires a Volta\t1851\nrequires an Ada\t1851\nrequires an Ampere\t1851\nrequires an Blackwell\t1851\nrequires an Hopper\t1851\nrequires an Turing\t1851\nrequires an Volta\t1851\nrequires at least \'/std:c++\t1151\nrequires at least C++ 1\t1849\nrequires at least C++ 2\t1849\nrequires at least C++1\t1849\nrequires at least C++2\t1849\nrequires capability \t1852\nrequires compiler flag \'/std:c++\t1151\nrequires device with capability > (\t1853\nrequires nvcc\t1729\nrequires pyTorch\t1004\nrequires pytorch\t1004\nrequires the CUDA\t1729\nrequires the language dialect "CUDA\t1854\nrequires the language dialect "CXX\t1855\nrequires torch\t1004',
    1970369089: 'Arquivo ou diretório\t559 560 561 562 563 564 565 566 567 568 569',
    1970430838: 'vcruntime\t1972',
    1970430840: 'xcrun: error: invalid active developer path\t1988',
    1970432116: 'thrust::\t1900',
    1970435187: 'struct _frame\t995',
    1970479215: 'o such \t559 560 561 562 563 564 565 566 567 568 569',
    1970496882: 'result_of_t\t1276',
    1970497878: 'Visual C++ installation\t910\nVisual Studio installation\t910',
    1970499157: 'Unsupported .target\t1087\nUnsupported .version\t1088\nUnsupported HIP arch \t1089\nUnsupported HIP arch: \t1089\nUnsupported conversion from \t1090\nUnsupported platform: \t1091\nUnsupported rounding mode for conversion\t1092\nUnsupportedOperatorException: \t1093',
    1970499189: 'unsupported GNU version! \t1959\nunsupported HIP gpu architecture \t1089\nunsupported HIP gpu architecture: \t1089\nunsupported ICC\t1960\nunsupported NVHPC\t1960\nunsupported PGI\t1960\nunsupported XLC\t1960\nunsupported by \t960\nunsupported for \t960\nunsupported instruction \t1154\nunsupported on \t960\nunsupported operand type(s) for \t1961\nunsupported operator: \t1093\nunsupported pgc++\t1960\nunsupported xlC\t1960',
    1970562386: 'Return has unsupported type \t1008',
    1970562418: 'return code\t1448\nreturned a non-zero code: 137\t1857\nreturned non-zero\t1858\nreturned non-zero exit\t1859\nreturned non-zero exit status \t1860',
    1970562419: 'setup command: use_2to3 is invalid\t1869\nsetup.py build\t1167\nsetup.py develop\t1167\nsetup.py install\t1167\nsetuptools.build_meta\t1870\nsetuptools.command.\t1871\nsetuptools.extern.\t1872',
    1970566470: 'FutureWarning: The pynvml package is deprecated\t820',
    1981837166: "no viable conversion from \t1763\nno viable conversion from '\t1764",
    1984917583: 'OpOverloadPacket(op=\t980',
    1985966953: 'is_variable\t1589 1590',
    1986096429: '-mavx\t423',
    1986884193: 'armv8.6-a\t1135',
    1986928751: 'o nvcc found\t696\no nvcc was found\t696',
    1986946336: ' environment variable is not\t42',
    1987208531: 'Server does not allow request for unadvertised object\t1013',
    1998611557: 'ed with an unsupported toolchain\t1409',
    1998614350: 'No working C++ compiler found in\t958',
    2003269987: 'cygwin\t900',
    2003988326: 'forward compatibility was attempted on non supported HW\t1474',
    2019516192: ' __x) noexcept (true)\t13',
    2019893287: "' extension\t344\n' extension (up-to-date)\t345",
    2019893289: ') exceeds limit (\t387',
    2019893315: 'C extension: \t586',
    2019912806: 'flex: command not found\t1153\nflex: not found\t1153',
    2020569680: 'ProxyError\t692',
    2032168553: 'in your include path is not compatible with this release of \t1540',
    2034387028: 'THByteBlas_\t1018 1019\nTHByteStorage\t1018 1019\nTHByteTensor\t1018 1019\nTHByteVector\t1018 1019',
    2035294266: ': PyTorch was compiled\t465',
    2035296032: " 'Py_buffer'\t1",
    2036625250: 'body of constexpr\t486',
    2037149263: 'Only a single TORCH_LIBRARY can be used to register the namespace \t978 979',
    2037149295: 'only available for Linux\t1799\nonly available with \t1800\nonly support\t1801\nonly supported on \t1802 1803\nonly supported on CUDA\t1729\nonly supported on NVCC\t1729\nonly supports \t1171\nonly supports Linux\t1799\nonly works on Linux\t1799',
    2037413219: 'cupy.cuda.memory.OutOfMemoryError\t1379',
    2037604640: ' async_io\t19',
    2042020674: 'Böyle bir dosya ya da dizin\t559 560 561 562 563 564 565 566 567 568 569',
    2053466478: 'niezdefiniowane odwołanie do\t317',
    2053731104: ' size changed, may indicate binary\t292',
    2054124112: 'Prozedureinsprungpunkt\t317',
    2179145762: '" は、内部コマンド\t333',
    2179145767: "' は、内部コマンド\t333",
    2179145786: ': そのようなファイル\t127',
    2195923002: ': コマンドが見つかりません\t437',
    2212700218: ': ファイルが短すぎます\t441',
    2228297786: ': файл слишком короткий\t441',
    2229739578: ': 無法開啟共用物件\t449',
    2246385722: ': 共有オブジェクトファイルを開けません\t449',
    2295439056: 'Ошибка сегментирования\t776',
    2313560122: ': 找不到命令\t437',
    2357322528: ' が見つかりません\t211 212',
    2377704480: ' 不是\t165 184 185 186\n 不是一个类型名\t55',
    2377704482: '"不是内部\t333',
    2377704487: "'不是内部\t333",
    2414551098: ': 동적 오브젝트 파일을 열 수 없습니다\t449',
    2461197882: ':沒有此一檔案\t127',
    2498306106: ': 错误: expected \t486\n: 错误: template argument \t486\n: 错误:expected \t486\n: 错误:template argument \t486\n: 错误： expected \t486\n: 错误： template argument \t486\n: 错误：expected \t486\n: 错误：template argument \t486',
    2498306141: '] 错误 137\t1117',
    2531663930: ': 文件过短\t441',
    2548441146: ': 无效的 ELF 头\t500\n: 无法分配内存\t439\n: 无法打开共享对象\t451\n: 无法打开共享对象文件\t449',
    2632327226: ': 未找到命令\t437',
    2642535226: ':そのようなファイル\t127',
    2647662650: ': Нет такого файла\t127',
    2712856122: ':没有那个文件\t127',
    2797826628: 'Dræbt\t761',
    2828854560: ' 在此作用域中尚未声明\t55',
    2848159060: 'Tué a terminé le programme \t383',
    2862409248: ' 未命名一个类型\t55',
    2867208250: ': 檔案太短\t441',
    2877416224: ' に対する定義されていない参照\t317',
    2881709383: 'Geëlimineerd\t761',
    2944525090: '"は、内部コマンド\t333',
    2944525095: "'は、内部コマンド\t333",
    2966455505: 'файл в неправильном формате\t1003',
    2966468560: 'защиту сегмента после перемещения\t1011',
    2983231953: 'сбой отображения сегмента из разделяемого объекта\t808',
    2983236304: 'Вбито\t761',
    2983240656: 'Убито\t761',
    3001425978: ': 沒有此一檔案\t127\n: 没有那个文件\t127',
    3050347984: 'Не осталось свободного места\t959\nНет такого файла\t559 560 561 562 563 564 565 566 567 568 569',
    3050356176: 'не вдалося знайти -l\t1537\nне является внутренней\t1586\nневизначене посилання\t317\nневизначене посилання на\t317\nневозможно выделить память в статичном блоке TLS\t868\nневозможно задействовать исполняемый стек\t867\nневозможно найти -l\t1537 1538\nнедефинисана упута ка\t317\nнеоднозначный символ\t905\nнеопределена отпратка към\t317\nнеопределенная ссылка на\t317\nнеопределённая ссылка на\t317',
    3050356688: 'перемещение R_\t1845\nпересування R_\t1845',
    3051888698: ': 资源暂时不可用\t466',
    3085246557: '] 已杀死\t1117',
    3101958178: '" 不是内部\t333\n" 不是内部或外部命令\t333',
    3101958183: "' 不是内部\t333\n' 不是内部或外部命令\t333",
    3169132637: '] 強制終了\t1117',
    3184533562: ': невозможно открыть разделяемый объектный файл\t449',
    3184571088: 'внутренняя ошибка компилятора\t863',
    3201343440: 'Политика управления приложениями\t557',
    3201348816: 'доступном только для чтения, содержатся динамические\t1840',
    3278267762: 'reférence indefinie vers\t317\nreférence indéfinie vers\t317',
    3278335573: 'Ungültiger Maschinenbefehl\t419',
    3278663504: 'Política de Controle de Aplicativo\t557',
    3278774330: ': não é possível abrir arquivo compartilhado\t449',
    3279185223: 'Getötet\t761\nGetötet hat Programm \t383',
    3491770661: '%1 не является приложением Win32\t341',
    3491803856: 'в пространстве имён\t1443',
    3499801839: '：Нет такого файла\t127',
    3500003386: ':Нет такого файла\t127',
    3799018863: 'omp’ not found\t1494',
    3810537765: '%1 は有効な Win32 アプリケーション\t341',
    3816980963: 'あいまいなシンボル\t905',
    3817309155: 'デバイスに空き領域がありません\t1998',
    3818357731: 'プロシージャ エントリ ポイント\t317',
    3818568943: '：そのようなファイル\t127',
    3818750178: '”は、内部コマンド\t333',
    3818750435: 'そのようなファイルやディレクトリ\t559 560 561 562 563 564 565 566 567 568 569',
    3819078371: 'アプリケーション制御ポリシーに\t557',
    3819930083: 'は、内部コマンド\t1586 1997',
    3820192483: 'コマンドラインオプション\t870\nコンパイラ内部エラー\t863',
    3820716771: 'セグメンテーション\t776',
    3827314981: '%1 不是有效的 Win32 应用程序\t341',
    3834091238: '文件格式错误\t1003',
    3835527394: '”不是内部\t333',
    3837628901: '命令行太长。\t751',
    3837692390: '找不到 \t1198\n找不到 -l\t1217 1537 1538',
    3851132645: '型名ではありません\t1159',
    3851270372: '不命名一个类型\t1159',
    3852386021: '從共用物件中對映區段失敗\t808',
    3853163750: '未定\t317\n未定义的引用\t317\n未定义的符号\t317\n未定义符号\t317',
    3853230824: '被多次定义\t2000',
    3854479080: '设备上没有空间\t1998',
    3868047588: '不明确的符号\t905\n不是\t1443\n不是一个类型名\t1159\n不是內部或外部命令\t1586\n不是内部或外部命令\t1586 1997\n不正な命令\t419',
    3868373734: '沒有此一檔案或目錄\t559 560 561 562 563 564 565 566 567 568 569',
    3868900591: '：沒有此一檔案\t127\n：没有那个文件\t127',
    3869154793: '非法指令\t419',
    3869284326: '无法从共享目标中映射段\t808\n无法启用共享目标需要的执行栈\t867\n无法在静态 TLS 块中分配内存\t868\n无法定位程序输入点\t317\n无法恢复段 prot\t1011\n无法找到 -l\t1217\n无法识别的命令行选项\t870',
    3869344999: '無法在靜態 TLS 區塊中配置記憶體\t868\n無法復原 segment prot\t1011\n無法找到程序輸入點\t317\n無法辨識的命令列選項\t870\n無法開啟可執行堆疊\t867',
    3869356774: '没有成员\t1999\n没有此指令\t1757\n没有此类指令\t1757\n没有那个文\t559 560 561 562 563 564 565 566 567 568 569',
    3869809893: '在此作用域中尚未声明\t1159',
    3869940966: '未找到 -l\t1218 1219 1220 1221 1222 1223 1224 1225 1226\n未找到 -lEGL\t1227\n未找到 -lGLEW\t1228\n未找到 -laio\t1229\n未找到 -lffi\t1230\n未找到 -lglog\t1231\n未找到 -ljpeg\t1232\n未找到 -lnuma\t1233\n未找到 -lstdc++\t1235\n未找到 -ltbb\t1236\n未找到 -luuid\t1237\n未找到 -lz\t1238',
    3870265317: '可执行文件格式错误\t775',
    3870393829: '共有オブジェクトが必要としている実行可能スタック\t867\n共有オブジェクトのセグメントをマップするのに失敗\t808',
    3870727910: '架构于输入文件\t57',
    3884032999: '磁盘空间不足\t1998',
    3884550118: '應用程式控制原則已封鎖\t557',
    3885284069: '应用程序控制策略已阻止\t557',
    3885604329: '静的 TLS ブロック内にメモリ\t868',
    3885868008: '裝置上已無多餘空間\t1998',
    3886131430: '模稜兩可的符號\t905',
    3901522403: 'が見つかりません\t1596',
    3901915875: 'を見つけ\t1596\nを見つけられません -l\t1218 1219 1220 1221 1222 1223 1224 1225 1226\nを見つけられません -lEGL\t1227\nを見つけられません -lGLEW\t1228\nを見つけられません -laio\t1229\nを見つけられません -lffi\t1230\nを見つけられません -lglog\t1231\nを見つけられません -ljpeg\t1232\nを見つけられません -lnuma\t1233\nを見つけられません -lstdc++\t1235\nを見つけられません -ltbb\t1236\nを見つけられません -luuid\t1237\nを見つけられません -lz\t1238\nを見つけられません: -l\t1218 1219 1220 1221 1222 1223 1224 1225 1226\nを見つけられません: -lEGL\t1227\nを見つけられません: -lGLEW\t1228\nを見つけられません: -laio\t1229\nを見つけられません: -lffi\t1230\nを見つけられません: -lglog\t1231\nを見つけられません: -ljpeg\t1232\nを見つけられません: -lnuma\t1233\nを見つけられません: -lstdc++\t1235\nを見つけられません: -ltbb\t1236\nを見つけられません: -luuid\t1237\nを見つけられません: -lz\t1238',
    3902192871: '编译器内部错误\t863',
    3903371239: '編譯器內部錯誤\t863',
    3918366437: '再配置 R_\t1845\n再配置後にセグメントの prot\t1011',
    3920998118: '段錯誤\t776\n段错误\t776',
    3954751466: '그런 파일이나 디렉터리\t559 560 561 562 563 564 565 566 567 568 569',
    3969229036: '정적 TLS 블럭에는 메모리를\t868',
    3969486827: '동적 오브젝트의 세그먼트를\t808',
    3986724332: '애플리케이션 제어 정책\t557',
    3986983916: '실행할 수 있는 스택을 공유\t867',
    3987253995: '모호한 기호\t905',
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
    "install_state.dependency_version_mismatch\tline\tmodule 'cupy\n"
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
    'host_toolchain.jit_cache_unusable\tline\t.triton\tflashinfer\ttorch_extensions\ttorchinductor_\n'
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
