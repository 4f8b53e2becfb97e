"""Which causes to import for a log. Written by tools/index_causes.py."""

IN_LOGS: dict[int, str] = {
    540682536: '(): incompatible function arguments. The following argument types are\t326',
    540685421: 'm4: command not found\t978\nm4: not found\t978',
    540697708: "ld: cannot find\t1363\nld: library 'ATen' not found\t1364\nld: library 'EGL\t1365\nld: library 'GL\t1366\nld: library 'GLEW\t1367\nld: library 'GLU\t1366\nld: library 'GLX\t1366\nld: library 'MIOpen\t1368\nld: library 'OpenGL\t1366\nld: library 'X11\t1369\nld: library 'Xext\t1369\nld: library 'Xi\t1369\nld: library 'Xrandr\t1369\nld: library 'aio\t1370\nld: library 'amd_comgr\t1368\nld: library 'amdhip64\t1368\nld: library 'blas\t1371\nld: library 'c\t1372\nld: library 'c10' not found\t1364\nld: library 'caffe2' not found\t1364\nld: library 'cblas\t1371\nld: library 'crypt\t1373\nld: library 'crypto\t1374\nld: library 'cublas\t1368\nld: library 'cuda\t1368\nld: library 'cufft\t1368\nld: library 'cufile\t1368\nld: library 'culibos\t1368\nld: library 'cupti\t1368\nld: library 'curand\t1368\nld: library 'cusolver\t1368\nld: library 'cusparse\t1368\nld: library 'cutensor\t1368\nld: library 'dl\t1372\nld: library 'ffi\t1375\nld: library 'glfw\t1376\nld: library 'glfw3\t1376\nld: library 'glog\t1377\nld: library 'hip\t1368\nld: library 'hsa-runtime64\t1368\nld: library 'hsakmt\t1368\nld: library 'ibverbs\t1378\nld: library 'jpeg\t1379\nld: library 'm\t1372\nld: library 'mlx5\t1378\nld: library 'mpi\t1380\nld: library 'mpi_cxx\t1380\nld: library 'nccl\t1368\nld: library 'npp\t1368\nld: library 'numa\t1381\nld: library 'nvJitLink\t1368\nld: library 'nvidia-ml\t1368\nld: library 'nvjpeg\t1368\nld: library 'nvrtc\t1368\nld: library 'nvshmem\t1368\nld: library 'openblas\t1371\nld: library 'png\t1382\nld: library 'png16\t1382\nld: library 'pthread\t1372\nld: library 'rccl\t1368\nld: library 'rdmacm\t1378\nld: library 'roc\t1368\nld: library 'rt\t1372\nld: library 'ssl\t1374\nld: library 'stdc++\t1383\nld: library 'tbb\t1384\nld: library 'torch' not found\t1364\nld: library 'torch_cpu' not found\t1364\nld: library 'torch_global_deps' not found\t1364\nld: library 'torch_python' not found\t1364\nld: library 'uuid\t1385\nld: library 'z\t1386\nld: library ‘EGL\t1365\nld: library ‘GL\t1366\nld: library ‘GLEW\t1367\nld: library ‘GLU\t1366\nld: library ‘GLX\t1366\nld: library ‘OpenGL\t1366\nld: library ‘X11\t1369\nld: library ‘Xext\t1369\nld: library ‘Xi\t1369\nld: library ‘Xrandr\t1369\nld: library ‘aio\t1370\nld: library ‘blas\t1371\nld: library ‘c\t1372\nld: library ‘cblas\t1371\nld: library ‘crypt\t1373\nld: library ‘crypto\t1374\nld: library ‘dl\t1372\nld: library ‘ffi\t1375\nld: library ‘glfw\t1376\nld: library ‘glfw3\t1376\nld: library ‘glog\t1377\nld: library ‘ibverbs\t1378\nld: library ‘jpeg\t1379\nld: library ‘m\t1372\nld: library ‘mlx5\t1378\nld: library ‘mpi\t1380\nld: library ‘mpi_cxx\t1380\nld: library ‘numa\t1381\nld: library ‘openblas\t1371\nld: library ‘png\t1382\nld: library ‘png16\t1382\nld: library ‘pthread\t1372\nld: library ‘rdmacm\t1378\nld: library ‘rt\t1372\nld: library ‘ssl\t1374\nld: library ‘stdc++\t1383\nld: library ‘tbb\t1384\nld: library ‘uuid\t1385\nld: library ‘z\t1386",
    540702325: 'uv: command not found\t1158\nuv: not found\t1158',
    540949792: ' => not found\t9',
    541218115: 'CUB requires a definition of CUB_NS_QUALIFIER\t529',
    541477957: 'ELF load command a\t645',
    541675585: 'API call is not supported in the installed CUDA driver\t427',
    541870925: 'MKL ERROR: \t760\nMKL FATAL ERROR: \t760',
    541871172: 'DLL load failed\t625 626 627\nDLL load failed while importing \t628\nDLL load failed: Die angegebene Prozedur\t629\nDLL load failed: The specified procedure\t629\nDLL load failed: 找不到指定的程序\t629',
    541937487: 'OOM when allocating tensor\t820',
    542329940: 'TLS handshake timeout\t881',
    542461511: 'GNU version! gcc \t711',
    542462019: "CPU does not support \t526\nCPU doesn't support \t526\nCPU lacks \t526",
    542462023: 'GPU architecture\t532\nGPU capabilit\t532\nGPU compute architecture\t532\nGPU compute capabilit\t532',
    543449442: 'bad register name \t979',
    543451460: 'Did you forget to add @triton.jit\t632',
    543451492: 'did not complete successfully: exit code: 137\t1194\ndid you forget to \t1195',
    543516756: "The 'sklearn' PyPI package is deprecated\t889\nThe CUDA compiler identification is unknown\t890\nThe library is compiled without \t891\nThe specified path, file name, or both are too long\t892\nThe term 'nvcc' is not recognized\t585",
    543516788: 'the operator \t1613',
    543517006: 'Nie ma takiego pliku\t469 470 471 472 473 474 475 476 477 478 479',
    543517801: 'ile in wrong format\t843',
    543519605: "use of undeclared identifier \t1666\nuse of undeclared identifier '\t1656 1657 1658",
    543521063: "'ye tanımsız başvuru\t273",
    543584032: ' of the Protocol Buffer runtime library, but the installed version is \t203\n of the Protocol Buffer runtime library, which is not\t204',
    543585601: 'Auf dem Gerät ist kein Speicherplatz\t489',
    544104771: 'Can not find\t570',
    544106784: ' in namespace\t139\n in namespace \t140\n in your include path is not compatible with this release of \t141',
    544108320: ' on CUDA arch < \t205\n on a machine with \t206',
    544108366: 'Non rimane spazio sul device\t811',
    544108398: 'non rimane spazio sul device\t811',
    544165434: ':No existe el\t115\n:No such file\t115',
    544173600: ' no es un miembro de\t139 155 156 157\n no se reconoce\t175',
    544173940: 'too few arguments for template template parameter "Tuple"\t1618\ntoo many initializer values\t1619\ntoo old to be supported by the triton GPU compiler\t1620',
    544175136: ' to be true, but got false\t256\n to compile PyTorch\t257\n to find Python.h\t258',
    544236404: 'tcp connect error\t1085',
    544238959: 'omp not found\t1270',
    544370464: ' or above\t12\n or above \t239\n or greater \t239\n or higher\t12\n or higher \t239\n or later\t12\n or later \t239\n or later compatible compiler is required\t240\n or newer\t12\n or newer \t239\n or one of its dependencies\t241',
    544372079: 'our device is too old. We require compute capability\t1546',
    544432488: 'has already been de\t1275\nhas no attribute \t1062 1276 1277\nhas no member \t1278\nhas no member named \t1278\nhas not been declared\t984',
    544432503: 'was compiled with CPU_ONLY flag\t1682\nwas not declared in this scope\t984',
    544434464: " is already registered\t143\n is already registered as a pybind11::native_enum\t144\n is already registered. Ensure that registration with torch::class_\t145\n is ambiguous\t146\n is defined in header \t147\n is incompatible with \t148\n is incompatible with lib\t149\n is less than desired GPU memory\t150\n is missing, please make sure it is specified in the 'build-system.requires'\t151\n is not None\t152\n is not a \t153\n is not a directory\t35\n is not a member of\t139 154 155 156 157\n is not a member of \t158 159 160 161\n is not a member of 'cute\t134\n is not a member of 'cutlass\t134\n is not a member of ‘cute\t134\n is not a member of ‘cutlass\t134\n is not a recognized processor for this target\t162\n is not a supported wheel on this platform\t163\n is not a valid\t35\n is not a valid editable requirement\t164\n is not a valid wheel file\t165\n is not available, \t166\n is not compatible with \t148\n is not compatible with the current PyTorch installation\t167\n is not compatible with this Python\t168\n is not compiled with it\t166\n is not defined\t169 170 171 172\n is not enabled\t173\n is not found\t174\n is not recognized as\t175\n is required\t176\n is required but found\t177\n is undefined\t178 179\n is used but \t180",
    544435812: 'dns error: failed to lookup address\t1200',
    544436008: '(os error 112)\t328\n(os error 122)\t328\n(os error 28)\t328',
    544437570: 'Bus error\t466',
    544500071: 'git submodule \t1263',
    544501582: 'Not a directory: \t804\nNot find\t571',
    544501607: 'got an unexpected keyword argument \t1271',
    544501614: 'not available for \t1500\nnot available on \t1500\nnot compiled with GPU offload support\t1501\nnot enough disk space\t893\nnot enough free disk space\t893\nnot enough free space\t893\nnot enough space\t893\nnot find\t571\nnot found\t1502\nnot installed\t1503\nnot match\t1198\nnot support\t1504\nnot supported for \t1500\nnot supported for the current GPU. Minimum capability: \t1505\nnot supported on \t1500\nnot valid for use in process\t22\nnot yet available for \t1500\nnot yet available on \t1500\nnot yet supported for \t1500\nnot yet supported on \t1500',
    544502633: 'ist kein Element von\t1225',
    544502645: 'ust use \t1669',
    544503119: 'Out of memory: Kill process\t826\nOut of memory: Killed process\t826',
    544503138: 'but the target was not found\t995',
    544503151: 'out of memory\t1547 1548\nout of memory allocating \t1549\nout of resource\t1550',
    544567129: 'You must give at least one requirement to\t937\nYou tried to install "pytorch"\t938',
    544567161: 'you should not try to import numpy from\t1688',
    544760141: 'Max retries exceeded with url\t763',
    544825888: ' by system policy\t22',
    546346988: '에 대한 정의되지 않은 참조\t273',
    547011823: '： Aucun fichier\t115\n： Datei oder Verzeichnis\t115\n： No existe el\t115\n： No such file\t115\n： Нет такого файла\t115\n： そのようなファイル\t115\n： 沒有此一檔案\t115\n： 没有那个文件\t115',
    547193058: "” is not recognized\t286\n” is not recognized as\t286\n” ist entweder falsch\t286\n” n'est pas reconnu\t286\n” no se reconoce como\t286\n” は、内部コマンド\t286\n” 不是内部\t286\n” 不是内部或外部命令\t286",
    549234155: '를 찾을 수\t1355',
    659902535: "GPU's architecture\t532\nGPU's capabilit\t532\nGPU's compute architecture\t532\nGPU's compute capabilit\t532",
    661528610: '" n\'est pas reconnu\t286',
    661528615: "' n'est pas reconnu\t286",
    661545283: "Can't find\t570 571",
    661545315: "can't be installed because it doesn't\t1015\ncan't find\t570 571\ncan't open file \t1016",
    661548868: "Don't know what to do with '\t639",
    661548900: "don't have enough free space in /\t1205",
    661679471: "omp' not found\t1270",
    662007641: "You're on \t939\nYou're using \t939",
    707403834: ': ***\t376',
    760038484: 'TDM-GCC\t759',
    761752432: 'pkg-config: command not found\t978\npkg-config: not found\t978',
    762146671: 'oom-kill\t826',
    762212206: 'non-zero number of elements, but its data is not allocated yet\t1499',
    762341744: 'pip-build-env-\t1555',
    762342767: 'omp-tools.h\t1412 1413 1414',
    762671207: 'gpu-name\t1272',
    778530416: 'png.h\t1556 1557 1558',
    778659430: 'ffi.h\t1244 1245 1246',
    778661997: 'mpi.h\t1461 1462 1463',
    779119983: 'omp.h\t1412 1413 1414',
    791687523: 'c10/cuda/impl/cuda_cmake_macros.h\t1000 1001 1002 1003 1004 1005\nc10/util/AlignOf.h\t1006 1007 1008\nc10/util/Array.h\t1006 1007 1008\nc10/util/Float\t447 448 449\nc10/util/complex_utils.h\t1006 1007 1008\nc10/util/either.h\t1006 1007 1008\nc10/util/in_place.h\t1006 1007 1008\nc10/util/math_compat.h\t1006 1007 1008\nc10/util/reverse_iterator.h\t1006 1007 1008\nc10/util/variant.h\t1006 1007 1008',
    792938580: 'THC/THCAtomics.cuh\t862 863 864\nTHC/THCDeviceUtils.cuh\t865 866 867 868\nTHC/THCNumerics.cuh\t869 870 871',
    793528133: 'EGL/egl.h\t642 643 644\nEGL/eglext.h\t642 643 644\nEGL/eglplatform.h\t642 643 644',
    796096883: 'sys/cdefs\t987\nsys/file.h\t1199\nsys/ioctl.h\t1199\nsys/mman.h\t1199\nsys/resource.h\t1199\nsys/socket.h\t1199\nsys/time.h\t1199\nsys/wait.h\t1199',
    796157294: 'net/http: request canceled\t881',
    796225127: 'gnu/stubs\t987',
    808464432: '000001\t362\n0000135\t361\n0000139\t360',
    808465475: 'C4003: \t516',
    827018828: 'LNK1102\t739\nLNK1104\t501 740 741 742 743 744 745\nLNK1112\t746 747\nLNK1158\t748\nLNK1181\t744 745 749',
    827085907: 'STL1002: Unexpected compiler version, expected CUDA \t851',
    828796205: '-mf16c\t365',
    842019395: 'C2027\t505',
    842020932: 'D8021\t624',
    842281539: 'C2429\t512',
    842348355: 'C7525\t512',
    842413891: 'C7624\t512',
    843796044: 'LNK2001\t273\nLNK2005: \t750\nLNK2019\t273',
    845374806: 'Vec256\t931 932',
    858796611: 'C2039: \t506 507 508 509 510 511',
    863005040: 'pip3: command not found\t1158\npip3: not found\t1158',
    875968323: 'C7642\t512',
    877350476: 'LNK4272\t747',
    909128259: 'C2061: \t511\nC2065: \t511',
    909652803: 'C3861: \t511',
    925905197: '-1073741511\t360\n-1073741515\t361\n-1073741795\t362',
    926429763: 'C2872\t515',
    942682435: 'C1083\t493 494 495 496 497 498 499 500 501 502',
    943010371: 'C2589: \t513',
    943011651: 'C7582\t512',
    959787587: 'C2593: \t514',
    976236899: 'c10::guts\t1009',
    976909409: 'at::DeprecatedTypeProperties\t977',
    978144327: 'GLM: GLM_\t710',
    978341199: 'OMP: Error #15\t816\nOMP: Error #15:\t817\nOMP: Error #179: Function pthread_\t818',
    979923827: 'ssh: Could not resolve hostname \t1603\nssh: connect to host \t1603',
    979923834: 'zsh: command not found: \t1693\nzsh: no matches found: \t1694',
    980445552: 'pip: command not found\t1158\npip: not found\t1158',
    980708969: 'int: = is not a valid operator\t1333',
    1094928468: 'THCAssertSameGPU\t860 861\nTHCAtomics.cuh\t862 863 864',
    1094997315: "CUDA architecture\t532\nCUDA capabilit\t532\nCUDA compiler and CUDA toolkit headers are incompatible\t533\nCUDA compute architecture\t532\nCUDA compute capabilit\t532\nCUDA driver initialization failed, you might not have a CUDA gpu\t534\nCUDA driver is a stub library\t535\nCUDA driver version is insufficient for CUDA runtime version\t536\nCUDA extension not installed\t537\nCUDA initialization: Found no NVIDIA driver on your system\t538\nCUDA unavailable, invalid device\t539\nCUDA unknown error - this may be due to an incorrectly set up environment\t540\nCUDA was not found on the system, please set the CUDA_HOME\t541\nCUDA's architecture\t532\nCUDA's capabilit\t532\nCUDA's compute architecture\t532\nCUDA's compute capabilit\t532\nCUDA::nvToolsExt\t363 542 543\nCUDAGenerator\t527 528\nCUDAGuard\t544 545\nCUDAStreamGuard\t544 545\nCUDA_ARCHITECTURES\t546\nCUDA_ARCHITECTURES is set to \t547\nCUDA_ERROR_ASSERT\t548\nCUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE\t549\nCUDA_ERROR_ILLEGAL_ADDRESS\t550\nCUDA_ERROR_INVALID_IMAGE\t551\nCUDA_ERROR_LAUNCH_FAILED\t550\nCUDA_ERROR_MISALIGNED_ADDRESS\t550\nCUDA_ERROR_NO_BINARY_FOR_GPU\t552\nCUDA_ERROR_NO_DEVICE\t553\nCUDA_ERROR_OUT_OF_MEMORY\t554\nCUDA_ERROR_STUB_LIBRARY\t535\nCUDA_ERROR_SYSTEM_DRIVER_MISMATCH\t555\nCUDA_ERROR_SYSTEM_NOT_READY\t556\nCUDA_ERROR_UNSUPPORTED_PTX_VERSION\t557\nCUDA_HOME\t558\nCUDA_HOME does not exist, unable to compile CUDA\t559\nCUDA_HOME environment variable is not set\t560\nCUDA_PATH\t558\nCUDA_TOOLKIT_ROOT_DIR not found or specified\t561\nCUDA_tensor_apply\t562 563\nCUDAs architecture\t532\nCUDAs capabilit\t532\nCUDAs compute architecture\t532\nCUDAs compute capabilit\t532",
    1096045407: '_STATUS_ARCH_MISMATCH\t952',
    1096308803: 'CXXABI_\t567\nCXXABI_1.3.\t568',
    1098215527: 'gpuAtomicAdd\t1273 1274',
    1100659951: '：Aucun fichier\t115',
    1111705684: 'THCBlas_\t858 859',
    1112099911: 'GLIBCXX_\t567\nGLIBCXX_3.4.\t568\nGLIBC_\t708\nGLIBC_2.\t709',
    1113812850: 'rocBLAS error: C\t1582',
    1126199118: 'No CUDA GPUs are available\t191\nNo CUDA runtime is found, using CUDA_HOME=\t781\nNo CUDA toolset found\t782',
    1126199150: 'no CUDA-capable device is detected\t553',
    1128482900: 'THCCeilDiv\t464 465',
    1128486478: 'NVCC \t772\nNVCC" \t772\nNVCC\' \t772\nNVCC` \t772\nNVCC’ \t772',
    1128680517: 'ELFCLASS32\t348\nELFCLASS64\t348',
    1129467732: 'TORCH_CHECK\t882\nTORCH_CUDA_API\t432 433\nTORCH_CUDA_ARCH_LIST is not set, all archs for visible cards\t883\nTORCH_EXTENSION_NAME\t366\nTORCH_HIP_API\t503 504\nTORCH_LIBRARY_FRAGMENT\t882',
    1130320961: 'AT_CHECK\t428 429\nAT_CHECK_INDEX\t428 429\nAT_CPP14_CONSTEXPR\t430 431\nAT_CUDA_API\t432 433',
    1131701607: 'getCurrentCUDABlasHandle\t544 545\ngetCurrentCUDASolverDnHandle\t544 545\ngetCurrentCUDASparseHandle\t544 545\ngetCurrentCUDAStream\t544 545\ngetCurrentDeviceProperties\t544 545',
    1131701619: 'setCurrentCUDAStream\t544 545',
    1131898190: 'NewConnectionError\t583',
    1145120800: ' (ADVANCED)\t0',
    1145260116: 'THCDevice\t858 859\nTHCDeviceUtils.cuh\t865 866 867 868',
    1145656910: 'NVIDIA driver on your system is too old\t773\nNVIDIA-SMI has failed because it couldn\t774',
    1146438445: '-CUDA::nvToolsExt\t363',
    1146438508: 'lCUDA::nvToolsExt\t363',
    1147098177: 'AT_DISPATCH_ALL_TYPES_AND_HALF\t434 435',
    1148478823: 'getDefaultCUDAStream\t544 545\ngetDeviceProperties\t544 545',
    1150991599: '：Datei oder Verzeichnis\t115',
    1160670307: 'cl.EXE\t1080',
    1162297926: 'FBGEMM needs GCC \t566\nFBGEMM needs at least GCC \t566\nFBGEMM requires GCC \t566\nFBGEMM requires at least GCC \t566',
    1162629971: 'SSLError\t583',
    1164863831: 'WinError 2]\t501\nWinError 3]\t501',
    1164994920: 'hipErrorAssert\t548\nhipErrorInvalidDeviceFunction\t1179\nhipErrorNoBinaryForGpu\t552\nhipErrorOutOfMemory\t554',
    1176517189: 'E: Failed to fetch\t641',
    1178749012: 'THBFloat16Blas_\t858 859\nTHBFloat16Storage\t858 859\nTHBFloat16Tensor\t858 859\nTHBFloat16Vector\t858 859',
    1179009347: 'CAFFE2_API\t432 433\nCAFFE2_CUDA_API\t432 433',
    1180652609: 'AT_FORALL_SCALAR_TYPES\t436 437',
    1195591764: 'THCGenerator\t858 859',
    1196312909: 'MINGW\t759',
    1196773443: 'CPUGenerator\t527 528',
    1198271776: ' -lGLESv1\t5\n -lGLESv2\t5',
    1198418253: 'MinGW\t759',
    1229408595: 'SIGILL\t362',
    1230455855: '/DWIN32\t367',
    1230984257: 'AT_INDEX_ERROR\t438 439',
    1231254131: 'srcIndex < srcSelectDimSize\t1602',
    1262570819: 'CMAKE_CUDA_ARCHITECTURES\t519\nCMAKE_CUDA_ARCHITECTURES must be non-empty\t520\nCMAKE_CUDA_ARCHITECTURES:\t521 522\nCMAKE_CUDA_COMPILER\t523\nCMAKE_CUDA_COMPILER:\t524',
    1280136782: 'NVML Shared Library Not Found\t676',
    1280595267: 'CUTLASS needs GCC \t566\nCUTLASS needs at least GCC \t566\nCUTLASS requires GCC \t566\nCUTLASS requires at least GCC \t566',
    1281311820: 'LD_LIBRARY_PATH contains incompatible version of cudnn\t735',
    1297501260: 'LLVM ERROR: \t737\nLLVM ERROR: out of memory\t738',
    1298295148: 'libMIOpen.so.\t1390',
    1310748265: 'in Namensbereich\t1225',
    1313032276: 'THCNumerics\t858 859\nTHCNumerics.cuh\t869 870 871',
    1313101123: 'CUDNN_INCLUDE_DIR\t564\nCUDNN_INCLUDE_PATH\t564\nCUDNN_LIBRARY\t564\nCUDNN_LIBRARY_PATH\t564\nCUDNN_STATUS_SUBLIBRARY_LOADING_FAILED\t565',
    1313753172: 'THNN_\t879 880',
    1315072364: 'libNVVM cannot be found. Do `conda install\t1391',
    1318763759: '：No existe el\t115\n：No such file\t115',
    1330529327: '/DNOMINMAX\t367',
    1330795077: 'ERROR: Could not find a version\t647\nERROR: Python dependency not found\t648\nERROR: Wheel \'\t649\nERROR: unknown command "\t650',
    1330857298: 'RESOURCE_EXHAUSTED: \t842',
    1346521420: 'LIBPOSTPROC\t736',
    1347243847: 'GOMP_\t712',
    1347703880: 'HTTP 000 CONNECTION FAILED\t587',
    1349083987: 'SciPy needs GCC \t566\nSciPy needs at least GCC \t566\nSciPy requires GCC \t566\nSciPy requires at least GCC \t566',
    1349350734: 'NumPy\t812\nNumPy C-API version 0x\t813\nNumPy needs GCC \t566\nNumPy needs at least GCC \t566\nNumPy requires GCC \t566\nNumPy requires at least GCC \t566\nNumPy was built with baseline optimizations\t814',
    1377843753: '): Read timed out\t336',
    1380141140: 'THCRandom\t858 859\nTHCRoundUp\t464 465',
    1380993352: 'HIPRTC status = HIPRTC_ERROR_COMPILATION\t714',
    1381122399: '_ARRAY_API\t950',
    1396918356: 'THCState\t872 873\nTHCStorage\t858 859\nTHCStream\t872 873',
    1397049428: 'THESE PACKAGES DO NOT MATCH THE HASHES\t878',
    1397050439: 'GLES2/gl\t701 702\nGLES3/gl\t701 702\nGLESv1\t703\nGLESv2\t703',
    1397706309: 'ENOSPC: no space\t646',
    1397900630: 'VERSION_MISMATCH\t930',
    1398757712: 'PY_SSIZE_T_CLEAN macro must be defined\t828',
    1400137063: 'getStreamFromPool\t544 545',
    1413567571: 'STATUS_DLL_NOT_FOUND\t361\nSTATUS_ENTRYPOINT_NOT_FOUND\t360',
    1413695572: 'THCTensor\t858 859\nTHCThrustAllocator\t858 859',
    1413761108: 'THDTensor\t858 859',
    1414744148: 'THSTensor\t858 859',
    1415530580: 'TH_TENSOR_APPLY\t562 563',
    1416914279: 'getTHCState\t872 873',
    1428175429: 'E: Unable to fetch some archives\t641',
    1430462522: ': CUDA cannot be found\t378',
    1430462575: 'o CUDA toolkit found\t586\no CUDA toolkit was found\t586',
    1430472788: 'THCUNN_\t858 859',
    1430481965: '-lCUDA::nvToolsExt\t363',
    1431455828: 'THRUST_NS_QUALIFIER\t531',
    1447250004: 'THCVector\t858 859',
    1448299815: "'MSVCCompiler' object has no attribute '\t321",
    1464224839: 'GLFW/glfw3.h\t704 705 706 707',
    1465865281: 'AT_WARN\t440 441',
    1498173007: 'ONLY build\t819',
    1596993859: 'C10_FALLTHROUGH\t430 431\nC10_HIP_API\t503 504\nC10_HIP_KERNEL_LAUNCH_CHECK\t503 504\nC10_HOST_CONSTEXPR\t430 431\nC10_NORETURN\t430 431',
    1596993891: 'c10_cuda.lib\t1010',
    1598182723: 'CUB_NS_QUALIFIER\t530 531',
    1598243655: 'GCC_1\t567\nGCC_3\t567\nGCC_4\t567\nGCC_7\t567',
    1598244948: 'THC_assertSameGPU\t860 861',
    1598965328: 'PFN_cuTensorMapEncode\t827',
    1600939103: '_dl_check_map_versions: Assertion\t956',
    1601008225: 'arm_acle\t975\narm_bf16\t975\narm_fp16\t975\narm_neon\t975\narm_sve\t975',
    1601009011: 'sum_intlist\t1559 1560',
    1601204323: 'cpp_extension.load\t48 1170\ncpp_extension.py\t48',
    1629515598: 'No available memory for the cache blocks\t783',
    1629516905: 'it as a build dependency\t1350',
    1631789114: ': Cannot allocate memory\t379',
    1631811920: 'PyCapsule\t836',
    1631854650: ': Datei oder Verzeichnis\t115\n: Datei zu kurz\t380',
    1632127060: 'THHalfBlas_\t858 859\nTHHalfStorage\t858 859\nTHHalfTensor\t858 859\nTHHalfVector\t858 859',
    1632313402: ': Kann die Shared\t388\n: Kann die Shared-Object-Datei nicht öffnen\t386',
    1633836895: '__ballot\t827',
    1633839468: 'libaio.h\t1392 1393 1394 1395\nlibamdhip64.so.\t1390\nlibav\t1396',
    1633886247: "' cannot overload\t294",
    1633886266: ': calling a constexpr __device__ function\t402\n: calling a constexpr __host__ function\t403\n: cannot open shared obj\t388\n: cannot open shared object\t404 405\n: cannot read file data\t380',
    1633903970: 'because it has a CompositeImplicitAutograd\t981',
    1633903972: 'decay_t\t1086',
    1633973603: 'cuda runtime error (2) : out of memory\t1177\ncuda.is_available()\t191\ncudaBindTexture\t827\ncudaConfigureCall\t827\ncudaErrorAssert\t548\ncudaErrorCallRequiresNewerDriver\t427\ncudaErrorCompatNotSupportedOnDevice\t549\ncudaErrorInsufficientDriver\t1178\ncudaErrorInvalidDeviceFunction\t1179\ncudaErrorInvalidKernelImage\t551\ncudaErrorMemoryAllocation\t554\ncudaErrorNoDevice\t553\ncudaErrorNoKernelImageForDevice\t552\ncudaErrorStubLibrary\t535\ncudaErrorSystemDriverMismatch\t555\ncudaErrorSystemNotReady\t556\ncudaErrorUnsupportedPtxVersion\t557\ncudaLaunchCooperativeKernelMultiDevice\t827\ncudaProfilerInitialize\t827\ncudaThreadExit\t827\ncudaThreadSynchronize\t827\ncudaTypedefs.h\t1164 1165\ncudaUnbindTexture\t827\ncuda_awbarrier\t1164 1165\ncuda_bf16.h\t1164 1165\ncuda_fp4.h\t1164 1165\ncuda_fp6.h\t1164 1165\ncuda_fp8.h\t1164 1165\ncuda_pipeline\t1164 1165\ncudart64_\t1176',
    1634036816: 'Please install \t835',
    1634036848: 'please install \t835',
    1634082855: "' failed: \t297",
    1634100580: 'default_program(\t1190',
    1634166092: 'LegacyTHDispatcher\t751 752\nLegacyTHFunctionsCUDA\t751 752',
    1634166124: 'legacy-install-failure\t1389',
    1634213922: '" has no member\t138 275\n" has no member \t276 277 278 279\n" has no member "\t280 281 282\n" has no member class\t283',
    1634230111: '__half\t954',
    1634493027: 'cblas.h\t1074 1075 1076\ncblas_mangling.h\t1074 1075 1076',
    1634493984: ' flag is not supported with the configured host compiler\t119',
    1634494055: 'gflags/gflags.h\t1258 1259 1260 1261 1262',
    1634541602: '" matches these operands\t287\n" may not be used in the type-id\t288',
    1634541612: ', may conflict with lib\t350',
    1634563438: 'numa.h\t1508 1509 1510\nnumaif.h\t1508 1509 1510',
    1634564716: 'lzma.h\t1442 1443 1444 1445',
    1634625890: 'binaries were compiled with C\t985',
    1634629988: 'dynamic module does not\t1206\ndynamic_cast\t1207',
    1634692128: ' load any \t118\n loaded at\t185',
    1634754924: 'lapack\t1357\nlapacke.h\t1358 1359 1360 1361',
    1634760805: "expanded from macro \t1232\nexpanded from macro '__noinline__'\t1233\nexpansion of macro \t1232",
    1634886000: 'parameter packs not expanded with\t1552 1553',
    1634887263: '_frame\t837 957',
    1634887267: 'cframe"\t1079\ncframe\'\t1079\ncframe’\t1079',
    1634890835: 'Strawberry\t759',
    1634890867: 'stratégie de contrôle d\t467',
    1634954837: 'UnsatisfiedLinkError: \t918\nUnsatisfiedLinkError: no \t919',
    1634954869: 'unsatisfied condition: \t1662',
    1635017059: 'catastrophic error\t1073',
    1635017062: 'fatal error C10\t1239\nfatal error C1081\t1240\nfatal: early EOF\t1241\nfatal: fetch-pack: \t1241\nfatal: not a git repository\t1242\nfatal: unable to \t1243',
    1635018093: 'metadata-generation-failed\t1389',
    1635022189: 'mutable_data_ptr\t1163',
    1635151433: "Invalid CUDA 'device=\t728\nInvalid requirement: \t729\nInvalid wheel filename\t165\nInvalidMatchSpec: \t730\nInvalidVersionSpec: \t730",
    1635151465: 'invalid command "bdist_wheel\t1336\ninvalid command "dist_info\t1336\ninvalid command "editable_wheel\t1336\ninvalid command \'bdist_wheel\t1336\ninvalid command \'dist_info\t1336\ninvalid command \'editable_wheel\t1336\ninvalid command bdist_wheel\t1336\ninvalid command dist_info\t1336\ninvalid command editable_wheel\t1336\ninvalid device function\t1337\ninvalid input constraint \'+h\' in asm\t1338\ninvalid input constraint \'+l\' in asm\t1338\ninvalid input constraint \'+r\' in asm\t1338\ninvalid input constraint \'=+h\' in asm\t1338\ninvalid input constraint \'=+l\' in asm\t1338\ninvalid input constraint \'=+r\' in asm\t1338\ninvalid input constraint \'=h\' in asm\t1338\ninvalid input constraint \'=l\' in asm\t1338\ninvalid input constraint \'=r\' in asm\t1338\ninvalid input constraint \'h\' in asm\t1338\ninvalid input constraint \'l\' in asm\t1338\ninvalid input constraint \'r\' in asm\t1338\ninvalid literal for int() with base 10: \t1339\ninvalid operands to binary expression (\t1340\ninvalid operands to binary expression (\'\t1341\ninvalid output constraint \'+h\' in asm\t1338\ninvalid output constraint \'+l\' in asm\t1338\ninvalid output constraint \'+r\' in asm\t1338\ninvalid output constraint \'=+h\' in asm\t1338\ninvalid output constraint \'=+l\' in asm\t1338\ninvalid output constraint \'=+r\' in asm\t1338\ninvalid output constraint \'=h\' in asm\t1338\ninvalid output constraint \'=l\' in asm\t1338\ninvalid output constraint \'=r\' in asm\t1338\ninvalid output constraint \'h\' in asm\t1338\ninvalid output constraint \'l\' in asm\t1338\ninvalid output constraint \'r\' in asm\t1338\ninvalid target ID \t922\ninvalid value \'c++\t1342\ninvalid value \'gnu++\t1342\ninvalid value for --gpu-architecture\t1343',
    1635196967: "' was defined more than once\t311",
    1635197024: '` was removed in the NumPy 2\t962',
    1635281254: 'fixable by adding \t1250',
    1635284080: 'ptxas application ptx input, line \t1561\nptxas info \t1562\nptxas warning \t1562',
    1638515570: 'réadressage R_\t1569\nréadressage de R_\t1569',
    1646292852: 'to be installed\t983',
    1647473766: 'ft2build.h\t1253 1254 1255 1256',
    1650552405: 'Unable to find\t570 571\nUnable to find code object for all current devices\t907\nUnable to find vcvarsall.bat\t908\nUnable to import \t579\nUnable to load \t579\nUnable to load any of {lib\t909\nUnable to load library \t581\nUnable to load the library \t581\nUnable to locate\t571\nUnable to register cu\t910',
    1650552421: 'enable executable\t1210\nenable_if_t\t1086',
    1650552437: 'unable to execute \t1645\nunable to execute \'\t1646\nunable to execute command: Killed\t1647\nunable to find\t571\nunable to find a build program corresponding to "Ninja\t1648\nunable to find library -l\t1033 1034 1035 1036 1037 1038 1039 1040 1041 1042 1649 1650 1651\nunable to find library -lEGL\t1043\nunable to find library -lGLEW\t1044\nunable to find library -laio\t1045\nunable to find library -lffi\t1046\nunable to find library -lglog\t1047\nunable to find library -ljpeg\t1048\nunable to find library -lnuma\t1049\nunable to find library -lstdc++\t1051\nunable to find library -ltbb\t1052\nunable to find library -luuid\t1053\nunable to find library -lz\t1054\nunable to locate\t571',
    1650552929: 'apability not supp\t969',
    1650616684: 'libbitsandbytes_cpu.\t1397',
    1651076128: ' libraries are not found\t184\n library not found\t184',
    1651076143: '/libMIOpen\t373\n/libamd_comgr\t373\n/libamdhip64\t373\n/libcublas\t373\n/libcuda\t373\n/libcufft\t373\n/libcufile\t373\n/libculibos\t373\n/libcupti\t373\n/libcurand\t373\n/libcusolver\t373\n/libcusparse\t373\n/libcutensor\t373\n/libhip\t373\n/libhsa-runtime64\t373\n/libhsakmt\t373\n/libnccl\t373\n/libnpp\t373\n/libnvJitLink\t373\n/libnvidia-ml\t373\n/libnvjpeg\t373\n/libnvrtc\t373\n/libnvshmem\t373\n/librccl\t373\n/libroc\t373',
    1651076218: 'zlib.h\t1689 1690 1691 1692',
    1651336557: "member access into incomplete type '\t1448",
    1651337587: 'simbolo ambiguo\t764',
    1651341651: 'Symbol\t273',
    1651341683: 'symbol not found in flat namespace\t273\nsymbole ambigu\t764',
    1651449895: "' object has no attribute 'ds_opt_\t310",
    1651469415: 'global interpreter lock (GIL) has been enabled to load module\t1264\nglobalLegacyTypeDispatch\t751 752',
    1651860850: 'reubicación R_\t1569',
    1651864352: " submodule path '\t254",
    1663067490: 'be created directly\t980',
    1663071343: 'ot compiled with \t1545',
    1664044099: 'CL/cl\t517 518',
    1667309616: '0 active drivers ([])\t375',
    1667393900: 'libc10_cuda.so: \t1398\nlibcublas.so.\t1399\nlibcublasLt.so.\t1399\nlibcuda.so\t1400\nlibcuda.so cannot found\t1401\nlibcuda.so not found! Do you have a CUDA driver\t1402\nlibcuda.so.1\t1400\nlibcuda.so.1 is not a symbolic link\t1403\nlibcudart.so.\t1399\nlibcufft.so.\t1399\nlibcupti.so.\t1399\nlibcusolver.so.\t1399\nlibcusparse.so.\t1399',
    1667462766: 'nvcc \t772\nnvcc :\t1516\nnvcc cannot find a supported version of\t1517\nnvcc fatal   : Cannot find compiler \'\t1518\nnvcc fatal   : Could not open input file \'\t1519\nnvcc fatal   : redefinition of argument \'\t1520\nnvcc not found\t1521\nnvcc was not found\t1521\nnvcc ：\t1516\nnvcc" \t772\nnvcc\' \t772\nnvcc:\t1516\nnvcc` \t772\nnvcc’ \t772\nnvcc：\t1516',
    1667592275: "Specified provider 'CUDAExecutionProvider' is not in available provider\t855\nSpecify CUDA_TOOLKIT_ROOT_DIR\t856",
    1667592307: 'specified that you may need to import the \t1601',
    1667594309: 'Exec format error\t653',
    1667594341: 'execinfo.h\t1199\nexecutable in path specified by\t1228\nexecutor failed running\t1229',
    1667656804: 'dlfcn.h\t1199',
    1667722864: 'pngconf.h\t1556 1557 1558',
    1667852407: 'which is not an existing directory\t1684',
    1667854445: 'mpicxx.h\t1461 1462 1463',
    1668033824: ' -lcrypt\t6',
    1668181859: 'conclude\t1157',
    1668248144: 'Processus arrêté\t640\nProcessus arrêté a terminé le programme \t327',
    1668248176: "procedure entry point\t273\nprocessor does not support \t526\nprocessor doesn't support \t526\nprocessor lacks \t526",
    1668311400: 'hipcc: No such file\t1281\nhipcc: command not found\t1281\nhipcc: not found\t1281',
    1668440352: ' architecture of input file \t13',
    1668443988: 'Torch is needed\t838\nTorch is not installed\t838\nTorch is required\t838\nTorch must be installed\t838\nTorch needs to be installed\t838',
    1668444020: 'torch is needed\t838\ntorch is not installed\t838\ntorch is required\t838\ntorch is required for \t1621\ntorch must be installed\t838\ntorch needs GCC \t566\ntorch needs at least GCC \t566\ntorch needs to be installed\t838\ntorch requires GCC \t566\ntorch requires at least GCC \t566\ntorch.OutOfMemoryError\t1622\ntorch._inductor.exc.\t1623\ntorch.cuda.OutOfMemoryError\t1622\ntorch.utils.ffi is deprecated\t1624\ntorch.version.cuda\t1625\ntorch/csrc/PythonTypes.h\t1626 1627 1628\ntorch/csrc/StorageDefs.h\t1626 1627 1628\ntorch/csrc/THP_export.h\t1626 1627 1628\ntorch/csrc/WindowsTorchApiMacro.h\t1626 1627 1628\ntorch/csrc/jit/\t1629 1630 1631 1632 1633\ntorch/csrc/stable/\t448 449\ntorch/csrc/utils/auto_gil.h\t1634 1635 1636\ntorch/csrc/utils/disallow_copy.h\t1634 1635 1636\ntorch/csrc/utils/future.h\t1634 1635 1636\ntorch/csrc/utils/memory.h\t1634 1635 1636\ntorch/csrc/utils/six.h\t1634 1635 1636\ntorch/extension.h\t448 449\ntorch/headeronly/\t448 449\ntorch_cuda.lib\t1010\ntorch_extensions\t48 1637\ntorchaudio C++ extension is not available\t1638\ntorchinductor_\t1639 1640\ntorchvision.transforms.functional_tensor\t1641',
    1668571501: 'matching\t1447',
    1668571504: 'patch: command not found\t978\npatch: not found\t978',
    1668628794: ':Aucun fichier\t115',
    1671200994: '“constexpr\t291',
    1681143415: 'w64devkit\t759',
    1684104530: 'ReadTimeout\t583\nReadTimeoutError\t583',
    1684104562: 'read-only segment has dynamic IFUNC relocations\t1565\nread-only segment has dynamic relocations\t1565',
    1684107084: 'LoadLibrary failed with error 126\t757\nLoaded runtime CuDNN library: \t758',
    1684107116: 'load any more object with static\t1439\nloaded the `torch/_C` folder of the PyTorch repository\t1440',
    1684171116: 'libdevice not found at \t1404',
    1684302184: 'hidden symbol \t1279',
    1684366670: 'Need to compile C++ extensions to \t778',
    1684366702: 'need PyTorch\t844\nneed Pytorch\t844\nneed pyTorch\t844\nneed pytorch\t844\nneed torch\t844\nneeds CUDA\t1474\nneeds PyTorch\t844\nneeds Pytorch\t844\nneeds pyTorch\t844\nneeds pytorch\t844\nneeds torch\t844',
    1684367716: 'died with <Signals.SIGKILL: 9>\t1196',
    1684632949: 'uuid/uuid.h\t1670 1671 1672 1673',
    1684633198: 'nvidia-container-cli: initialization error: \t1523\nnvidia-fabricmanager\t678',
    1684955424: ' and above\t12\n and higher\t12\n and later\t12\n and newer\t12',
    1684957510: 'FindCUDA says CUDA version is\t685',
    1684957527: 'Windows Long Path support enabled\t935\nWindows not yet supported for torch.compile\t936',
    1684959043: 'CondaHTTPError\t587\nCondaSSLError\t587',
    1684959075: 'conda: command not found\t1158\nconda: not found\t1158\nconditional_t\t1086',
    1684960544: ' undeclared\t178',
    1685024032: ' module has been removed\t186\n module is not found\t187',
    1685025392: 'prod_intlist\t1559 1560',
    1685222775: 'wurde in diesem Gültigkeitsbereich nicht deklariert\t984',
    1685414702: '.cuda.o\t366',
    1689699140: 'Dödad-signal avslutade programmet \t327',
    1696610857: '): error : expected a "("\t337\n): error: argument list for template template\t338\n): error: exception specification is incompatible\t339\n): error: expected a "("\t337\n): error: identifier "\t283\n): error: identifier "__\t340 341\n): error: incomplete type is not allowed\t342\n): error: invalid combination of type specifiers\t343\n): error: name followed by "::" must\t338\n): error: no instance of\t344\n): error: static assertion failed with "\t345',
    1696624233: 'in expansion of macro \t1232',
    1696624462: 'No existe el \t469 470 471 472 473 474 475 476 477 478 479',
    1696624494: 'no es un miembro de\t1225',
    1697082912: " n'est pas reconnu\t175\n n'est pas un membre de\t155 156 157",
    1697541219: 'cl.exe\t1080\ncl.exe with traditional preprocessor \t1081',
    1698832442: ': Befehl nicht gefunden\t377',
    1699094621: '] Fehler 137\t948',
    1699160157: '] Getötet\t948',
    1699170388: 'THGenerator\t858 859',
    1699553338: ': Memory allocation failure\t389',
    1699618874: ": Ne peut ouvrir le fichier d'objet partagé\t386",
    1700022356: 'THTensor\t858 859\nTHTensorMath\t858 859',
    1700153428: 'THVector\t858 859',
    1700212059: '[-Werror\t940',
    1700948332: 'libelf.h\t1405 1406 1407 1408',
    1701013836: 'License classifiers have been superseded by license expressions\t756',
    1701017701: 'exception handling disabled\t1226\nexception handling is disabled\t1227',
    1701078386: 'redefinition of \t1567',
    1701079328: ' identifier "\t137 138',
    1701080649: 'IndentationError: \t720\nIndexError: \t721 722\nIndexError: _Map_base::at\t723\nIndexError: map::at\t723\nIndexError: unordered_map::at\t723',
    1701080681: 'index_sequence\t1086',
    1701080693: 'undeclared identifier \t1283 1284 1496 1652\nundefined reference to \t1653\nundefined symbol: \t273\nundefined symbol: Py\t1654\nundefined symbol: _Py\t1654\nundefined symbol: mkl_\t1655\nundefinierter Verweis auf\t273\nundefiniertes Symbol\t273\nunderlying_type_t\t1086',
    1701146144: ' needed by \t190',
    1701147424: ' seems to be not installed\t250',
    1701209458: 'reference indefinie vers\t273\nreference indéfinie vers\t273\nreference to\t273\nreferences to\t273\nreferencia a\t273\nreferencia indefinida a\t273\nreferencia indefinida para\t273\nreferencia nao definida a\t273\nreferencia nao definida para\t273\nreferencia não definida a\t273\nreferencia não definida para\t273\nreferensi ke\t273\nreferência indefinida a\t273\nreferência indefinida para\t273\nreferência nao definida a\t273\nreferência nao definida para\t273\nreferência não definida a\t273\nreferência não definida para\t273',
    1701210482: 'riferimento non definito a\t273',
    1701211721: "Inferred operator schema for a C++ kernel function doesn't match the expected function schema\t724",
    1701211753: 'infer_schema(func): \t1325 1326',
    1701274484: 'tcgen05\t1588',
    1701275973: 'Eigen/\t651',
    1701344288: ' the MPS \t255',
    1701345056: ' when calling \t268',
    1701405728: ' died due to signal \t30\n died due to signal 9\t31\n died due to signal 9 (Kill signal)\t31\n died with status 0x\t32',
    1701407843: 'client error (Connect)\t1085',
    1701409364: "Tried to instantiate class '\t896\nTried to register an operator (\t897 898\nTried to register multiple backend fallbacks for the same dispatch key \t899\nTried to register multiple operators with the same name\t900",
    1701470831: 'object has no attribute\t1526\nobject has no attribute \t1527',
    1701536109: 'make: \t370\nmake: command not found\t978\nmake: not found\t978\nmake_index_sequence\t1086\nmake_unique\t1086',
    1701603654: 'File already exists in database: \t682\nFile o directory non\t469 470 471 472 473 474 475 476 477 478 479\nFilename longer than 260 characters\t683\nFilename too long\t684',
    1701603681: 'ailed to initialize NVML: Driver/library version mismatch\t963',
    1701603686: 'file failed to open for reading\t1247\nfile_baton.py\t1248\nfile_baton.py:\t1249',
    1701604425: 'Illegal instruction\t362 466',
    1701667150: "NameError: name \t775\nNameError: name '\t776\nNameError: name '_C' is not defined\t777",
    1701667182: 'name \'bare_metal_version\' is not defined\t1467\nnamespace "\t1468\nnamespace "c10::guts" has no member "\t1469\nnamespace "std" has no member \t1470 1471 1472 1473',
    1701669204: 'TimeoutError: \t589',
    1701670771: "some optimisations will not be enabled\t1599\nsome optimizations will not be enabled\t1599\nsomething wrong with flag '\t1600",
    1701716012: ', needed by\t351\n, needed by \t352',
    1701733735: 'generic_type: \t1257',
    1701798944: " does not dominate this use\t33\n does not exist\t34 35 36\n does not have \t37\n does not include kernels for this GPU\t38\n does not match \t39\n does not match namespace of enclosing TORCH_LIBRARY\t40\n does not match runtime version \t41\n does not name a type\t42 43 44 45\n does not support \t46\n doesn't exist\t35\n doesn't match \t39",
    1701863764: 'Tapettu\t640\nTapettu-signaali päätti \t327',
    1701865808: 'Pipeline failed while executing [\t834',
    1701867296: ' open include file\t208 209 210 211 212 213 214 215 216 217 218 219 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 235 236 237 238\n open source file\t138 208 209 210 211 212 213 214 215 216 217 218 219 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 235 236 237 238',
    1701867311: '/openmp\t367',
    1701869669: 'expected primary-expression before \t1234\nexpects \t994',
    1701869908: "TypeDefault\t886 887\nTypeError \t902\nTypeError: \t903\nTypeError: expected str, bytes or os.PathLike object, not NoneType\t904\nTypeError: join() argument must be str\t905\nTypeError: unsupported operand type(s) for +: 'NoneType' and 'str'\t906",
    1701869940: 'type "at::Tensor" is not allowed\t1643\ntypeid\t1207',
    1701978146: '" referenced unknown base type "\t290',
    1701978156: ', required architecture \t353',
    1701991456: ' Tree Learner was not enabled in this build\t10',
    1701996900: 'directiva de Control de aplicaciones\t467\ndirent.h\t1199',
    1701997665: 'already has an implementation\t964',
    1701998165: 'Unregistered type : \t916\nUnresolved extern \t917',
    1701998197: "unrecognised command line option\t734\nunrecognised command-line option\t734\nunrecognized command\t1660\nunrecognized command line option\t734\nunrecognized command-line option\t734\nunrecognized subcommand '\t1661\nunresolved external symbol\t273",
    1701998445: 'more than one conversion function from "\t1458\nmore than one instance of overloaded function "\t1459\nmore than one operator "\t1460',
    1701999173: 'Erreur de format pour exec\t653\nErreur de segmentation\t654',
    1702064961: 'Assertion \t480\nAssertion `\t481\nAssertionError: \t482',
    1702125892: 'Datei oder Verzeichnis nicht\t469 470 471 472 473 474 475 476 477 478 479',
    1702126916: 'Detected that PyTorch and \t631',
    1702129225: 'Internal Triton PTX codegen error\t726\nInternal compiler error\t727\nInternal error\t727',
    1702129257: 'integer\t1334\ninteger_sequence\t1086\ninternal compiler error: Killed (program \t1335',
    1702129518: "note: macro 'max defined here\t1446\nnote: macro 'max' defined here\t1446\nnote: macro 'max’ defined here\t1446\nnote: macro 'min defined here\t1446\nnote: macro 'min' defined here\t1446\nnote: macro 'min’ defined here\t1446\nnote: macro max defined here\t1446\nnote: macro max' defined here\t1446\nnote: macro max’ defined here\t1446\nnote: macro min defined here\t1446\nnote: macro min' defined here\t1446\nnote: macro min’ defined here\t1446\nnote: macro ‘max defined here\t1446\nnote: macro ‘max' defined here\t1446\nnote: macro ‘max’ defined here\t1446\nnote: macro ‘min defined here\t1446\nnote: macro ‘min' defined here\t1446\nnote: macro ‘min’ defined here\t1446",
    1702130753: 'Attempting to deserialize object on a CUDA device\t483\nAttempting to use \t484',
    1702131043: 'cute/\t1188\ncute\\\t1188',
    1702195557: 'equest failed after \t1212',
    1702240297: ') versions mismatch\t334',
    1702240300: ', version CXXABI_\t354\n, version GCC_1\t354\n, version GCC_3\t354\n, version GCC_4\t354\n, version GCC_7\t354\n, version GLIBCXX_\t354\n, version GLIBC_2.\t355\n, version solving failed\t356',
    1702240314: ': version "libcu\t420\n: version "libnccl\t420\n: version "libnv\t420\n: version \'libcu\t420\n: version \'libnccl\t420\n: version \'libnv\t420\n: version `libcu\t420\n: version `libnccl\t420\n: version `libnv\t420\n: version ‘libcu\t420\n: version ‘libnccl\t420\n: version ‘libnv\t420',
    1702259058: 'river version \t1581',
    1702325825: 'Anwendungssteuerungsrichtlinie hat\t467',
    1702389038: '.exe" is not recognized\t286\n.exe" is not recognized as\t286\n.exe" ist entweder falsch\t286\n.exe" n\'est pas reconnu\t286\n.exe" no se reconoce como\t286\n.exe" 不是内部或外部命令\t286\n.exe\' is not recognized\t286\n.exe\' is not recognized as\t286\n.exe\' ist entweder falsch\t286\n.exe\' n\'est pas reconnu\t286\n.exe\' no se reconoce como\t286\n.exe\' 不是内部或外部命令\t286\n.exe” is not recognized\t286\n.exe” is not recognized as\t286\n.exe” ist entweder falsch\t286\n.exe” n\'est pas reconnu\t286\n.exe” no se reconoce como\t286\n.exe” 不是内部或外部命令\t286',
    1702520162: 'bezeichnet keinen Typ\t984',
    1714375751: 'GL/freeglut.h\t691 692 693',
    1717857907: 'sndfile.h\t1594 1595 1596 1597',
    1717920878: 'ndefined\t273',
    1717920885: 'udefineret reference til\t273',
    1717985603: "Caffe2: Couldn't determine version from header\t569",
    1717985635: 'caffe2/\t1011 1012 1013 1014',
    1717987684: 'different exception spec\t1197\ndiffers from\t1198',
    1717990755: 'cufft64_\t1176',
    1718513507: 'configuration file provided by "CUDA\t1159\nconfigure: error: \t1160 1161\nconflicting cuDNN in LD_LIBRARY_PATH\t1162',
    1722401636: 'définitions multiples de \t765',
    1722401650: 'réference indefinie vers\t273\nréference indéfinie vers\t273\nréférence indefinie vers\t273\nréférence indéfinie vers\t273',
    1730160936: '() got an unexpected keyword argument\t244\n() got an unexpected keyword argument \t243 325\n() got multiple values for \t243',
    1731152967: 'GL/gl.h\t694 695 696\nGL/glcorearb.h\t694 695 696\nGL/glew.h\t697 698 699 700\nGL/glext.h\t694 695 696\nGL/glut.h\t691 692 693\nGL/glx.h\t694 695 696',
    1734701162: 'jpeglib.h\t1351 1352 1353 1354',
    1734959663: '/bigobj\t367',
    1734964000: ' signal terminated program \t251',
    1734964008: '(signal: 9, SIGKILL: kill)\t329',
    1734965107: 'swig: command not found\t978\nswig: not found\t978',
    1735289197: 'mingw\t759',
    1735355495: 'glog/logging.h\t1265 1266 1267 1268',
    1735357040: 'program input point\t273',
    1735549216: ' arguments for \t14',
    1735549300: 'target sm_\t1611',
    1746936361: ')" has already been defined\t335',
    1749239892: 'THCharBlas_\t858 859\nTHCharStorage\t858 859\nTHCharTensor\t858 859\nTHCharVector\t858 859',
    1750288468: 'THShortBlas_\t858 859\nTHShortStorage\t858 859\nTHShortTensor\t858 859\nTHShortVector\t858 859',
    1751279980: 'libhipblas.so.\t1390\nlibhipfft.so.\t1390\nlibhiprand.so.\t1390\nlibhipsolver.so.\t1390\nlibhipsparse.so.\t1390',
    1751345510: 'fichier dans un mauvais format\t843',
    1751345518: 'nicht definierter Verweis auf\t273',
    1751347777: 'Arch conditional MMA instruction used without targeting\t468',
    1751347809: 'arch_list[-1] += \t970\narchitecture\t971 972',
    1751347823: 'orch not compiled with \t1542\norch not compiled with CUDA enabled\t1543\norch version \t1544',
    1751349349: 'exchange\t1086',
    1751361987: "échec d'adressage (mapping) du segment\t681",
    1751607656: 'higher\t1280',
    1751933286: 'falha no mapeamento de segmento\t681',
    1752391519: '__shfl\t827',
    1752392008: 'Hash mismatch for \t715',
    1752461166: 'nothing provides \t1506\nnothing provides __cuda\t357\nnothing provides __glibc >=2.\t358',
    1752463728: 'python3: command not found\t1158\npython3: not found\t1158\npython: command not found\t1158\npython: not found\t1158',
    1752637484: ', which is missing on the system\t357 358',
    1763717413: '%1 is not a valid Win32 application\t292\n%1 ist keine zulässige Win32-Anwendung\t292',
    1763719719: "': is not a member of 'cudaDeviceProp'\t320",
    1763733089: 'an illegal memory access was encountered\t967',
    1763733358: 'no instance of \t1479\nno instance of constructor "cut\t1480\nno instance of overloaded function \t1481',
    1765161080: 'x86intrin.h\t1297 1298 1299',
    1766203450: ': Filename too long\t381 382',
    1766531165: '] Killed\t948',
    1766727738: ': Nicht genügend\t379',
    1767990816: ' failed to import\t50\n failed with exit \t51\n failed: \t52\n failed: No such file\t53',
    1768042298: ':/bin/nvcc\t421',
    1768053819: ';\\bin\\nvcc\t424',
    1768058209: 'ambiguous "?" operation:\t965\nambiguous overload for \t966\nambiguous symbol\t764',
    1768061296: 'pybind11\t1563\npybind11/\t1564\npybind11_detail_function_record\t836',
    1768124527: 'opción de línea de órdenes no reconocida\t734',
    1768255571: 'Speicherzugriffsfehler\t654',
    1768300602: ': fichier trop court\t380\n: file too short\t380',
    1768318308: 'defined\t1191\ndefined in file \t1192\ndefiniciones múltiples de \t765',
    1768320617: 'infiniband/\t1327 1328 1329 1330',
    1768383858: 'registered\t1568',
    1768453920: ' which is newer than running OS)\t269',
    1768693818: ': linker input file not found\t394',
    1768697658: ':/lib64\t422',
    1768716898: 'bzlib.h\t996 997 998 999',
    1768759354: ': misaligned address\t417',
    1768779113: 'immintrin.h\t1297 1298 1299',
    1768779128: 'xmmintrin.h\t1297 1298 1299',
    1768824890: ': nie można otworzyć pliku obiektu dzielonego\t386',
    1769103702: 'VariableTensorId\t886 887',
    1769152577: 'A single input file is required for a non-link phase\t426',
    1769234803: 'satisfies the requirement \t1585\nsatisfy\t1586',
    1769238607: 'OptionalCUDAGuard\t544 545\nOptionalCUDAStreamGuard\t544 545',
    1769300512: ' built with CUDA \t18\n built without \t19',
    1769366884: "device architecture\t532\ndevice capabilit\t532\ndevice compute architecture\t532\ndevice compute capabilit\t532\ndevice kernel image is invalid\t551\ndevice's architecture\t532\ndevice's capabilit\t532\ndevice's compute architecture\t532\ndevice's compute capabilit\t532\ndevice-side assert triggered\t1193\ndevice-side assertion triggered\t1193\ndevices architecture\t532\ndevices capabilit\t532\ndevices compute architecture\t532\ndevices compute capabilit\t532",
    1769369189: 'environment variable is not\t1211',
    1769414695: "' with arguments from the '\t312\n' with arguments from the 'CUDA' backend\t313 314\n' with arguments from the 'MPS' backend\t315\n' with arguments from the 'Meta' backend\t316\n' with exceptions disabled\t317",
    1769566836: 'trying to build PyTorch with a too old version of \t1642',
    1784835872: ' object has no attribute \t200 201 202',
    1785291349: 'Ubijen\t640',
    1785620814: 'Ninja is required to \t780',
    1785620846: 'ninja-build: Kommando nicht gefunden\t1476\nninja-build: command not found\t1476\nninja-build: commande introuvable\t1476\nninja-build: not found\t1476\nninja-build: orden no encontrada\t1476\nninja-build: コマンドが見つかりません\t1476\nninja-build: 未找到命令\t1476\nninja: Kommando nicht gefunden\t1476\nninja: build stopped\t1477\nninja: command not found\t1476\nninja: commande introuvable\t1476\nninja: no work to do.\t1478\nninja: not found\t1476\nninja: orden no encontrada\t1476\nninja: コマンドが見つかりません\t1476\nninja: 未找到命令\t1476',
    1797287790: 'no kernel image is available\t1482',
    1797288805: 'es kein\t1225',
    1801538883: 'CMake must be installed to build\t525',
    1801547107: 'cmake: command not found\t978\ncmake: not found\t978',
    1801547111: 'gmake\t376',
    1801675088: "Package \t829\nPackage dependency requirement '\t830\nPackagesNotFoundError\t831",
    1801675120: 'packed_accessor\t1163\npacked_accessor32\t882\npacked_accessor64\t882',
    1801678707: 'socket.gaierror: \t1598',
    1802068851: 'scikit-learn has not been built correctly\t1587',
    1802270070: 'vulkan/vulkan\t1678 1679 1680 1681',
    1802398060: 'linker `\t1434',
    1802465132: 'looks like a filename, but the file does not exist\t1441',
    1802661751: 'work with \t994\nworks with \t994',
    1802725700: 'Disk quota exceeded\t635',
    1802725732: 'disk quota exceeded\t635',
    1814066273: "at least '/std:c++\t976",
    1814979692: 'ld.lld: error: duplicate symbol: \t1362',
    1816217684: 'THAlloc\t858 859',
    1816283220: 'THBlas_\t858 859',
    1816545364: 'THFloatBlas_\t858 859\nTHFloatStorage\t858 859\nTHFloatTensor\t858 859\nTHFloatVector\t858 859',
    1818323300: 'dial tcp: lookup \t881',
    1818391907: 'cublas.CUBLASError: \t1175\ncublas64_\t1176\ncublasLt64_\t1176',
    1818435642: ': class template "std::_Is_memfunptr" has already been defined\t406',
    1818455657: 'include file \t1305\ninclude file "ATen/\t1306\ninclude file "CL/\t1307\ninclude file "Eigen/\t1308\ninclude file "GLES\t1309\ninclude file "TH\t1310\ninclude file "THC\t1311\ninclude file "X11/\t1312\ninclude file "asm/\t987\ninclude file "boost/\t1313\ninclude file "c\t1314\ninclude file "c10d/\t1315\ninclude file "cudnn\t1316\ninclude file "eigen3/Eigen/\t1308\ninclude file "libav\t1317\ninclude file "tbb/\t1318\ninclude file "torch/\t447\ninclude file \'ATen/\t1306\ninclude file \'CL/\t1307\ninclude file \'Eigen/\t1308\ninclude file \'GLES\t1309\ninclude file \'TH\t1310\ninclude file \'THC\t1311\ninclude file \'X11/\t1312\ninclude file \'asm/\t987\ninclude file \'boost/\t1313\ninclude file \'c\t1314\ninclude file \'c10d/\t1315\ninclude file \'cudnn\t1316\ninclude file \'eigen3/Eigen/\t1308\ninclude file \'libav\t1317\ninclude file \'tbb/\t1318\ninclude file \'torch/\t447',
    1818780998: 'Fehler beim Mappen des Shared Objects\t681\nFehler im Format der Programmdatei\t653',
    1818845510: 'Failed building wheel for \t664\nFailed to build \t665\nFailed to build CUDA kernels for \t666\nFailed to compile. cc_cmd\t667\nFailed to detect a default CUDA architecture\t668\nFailed to detect a default CUDA architecture.\t669\nFailed to find\t570 571\nFailed to find \t670\nFailed to find ROCm root directory\t671\nFailed to find a working CUDA architecture\t672\nFailed to find all files with CUDA\t673\nFailed to find nvToolsExt\t674\nFailed to import \t579 675\nFailed to initialize NVML: Driver Not Loaded\t676\nFailed to load \t579\nFailed to load library \t581\nFailed to load the library \t581\nFailed to locate\t571\nFailed to parse: \t677\nFailed to start \t678\nFailures have been detected while processing an MLIR pass pipeline\t679',
    1818845542: 'failed call to cuInit: \t1235\nfailed to find\t571\nfailed to locate\t571\nfailed to map segment from\t1236\nfailed to open \t1237\nfailed to open elf at \t619\nfailed with exit \t1238',
    1818846752: ' file built for macOS-\t54\n file not found\t55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117',
    1818848040: '(killed) terminó el programa \t327',
    1818850658: 'build_ext\t991\nbuilds-v0\t992\nbuilt against \t993\nbuilt for \t993\nbuilt to run on \t994\nbuilt using \t993\nbuilt with \t993',
    1819028768: ' -llapack\t7',
    1819042150: 'fallo al asignar un segmento del objeto compartido\t681',
    1819044171: 'Killed\t640 733',
    1819045731: 'collect2: fatal error: ld terminated with signal 9\t738',
    1819176736: ' only supports \t207',
    1819240790: 'Violación de segmento\t654',
    1819242031: '/nologo\t367',
    1819307369: 'implementation for device cuda\t1300',
    1819308097: 'Application Control policy has blocked\t467',
    1819310149: 'Explicitly provided namespace (\t663',
    1819440483: 'curl/curl.h\t1181 1182 1183 1184\ncurl: (16) \t1185\ncurl: (18) \t1185\ncurl: (28) \t1185\ncurl: (35) \t1185\ncurl: (5) \t1185\ncurl: (52) \t1185\ncurl: (55) \t1185\ncurl: (56) \t1185\ncurl: (6) \t1185\ncurl: (60) \t1185\ncurl: (7) \t1185\ncurl: (92) \t1185',
    1819571555: 'cutlass needs GCC \t566\ncutlass needs at least GCC \t566\ncutlass requires GCC \t566\ncutlass requires at least GCC \t566\ncutlass/\t1188\ncutlass::\t1189\ncutlass\\\t1188',
    1819635523: 'Could NOT find BLAS (missing\t591\nCould NOT find Boost (missing\t591\nCould NOT find CUDA (missing:\t592 593 594\nCould NOT find CUDAToolkit (missing:\t592 593 594\nCould NOT find CUDNN (missing\t595\nCould NOT find CURL (missing\t591\nCould NOT find CuDNN (missing\t595\nCould NOT find EGL (missing\t591\nCould NOT find Eigen3 (missing\t591\nCould NOT find Freetype (missing\t591\nCould NOT find GLEW (missing\t591\nCould NOT find GLUT (missing\t591\nCould NOT find JPEG (missing\t591\nCould NOT find LAPACK (missing\t591\nCould NOT find NVTX\t596\nCould NOT find NvToolExt\t596\nCould NOT find NvToolsExt\t596\nCould NOT find OpenGL (missing\t591\nCould NOT find OpenMP\t597\nCould NOT find OpenSSL (missing\t591\nCould NOT find PNG (missing\t591\nCould NOT find Python\t598 599\nCould NOT find PythonLibs (missing\t600\nCould NOT find TBB (missing\t591\nCould NOT find X11 (missing\t591\nCould NOT find ZLIB (missing\t591\nCould NOT find cuDNN (missing\t595\nCould NOT find cudnn (missing\t595\nCould NOT find nvToolsExt\t596\nCould not build wheels for \t601\nCould not connect\t602\nCould not detect Ninja v\t603\nCould not find\t570 571\nCould not find \t604\nCould not find MSVC\t605\nCould not find a configuration file for package "\t606\nCould not find any \t607\nCould not find compiler set in environment variable \t608\nCould not find module \'\t609\nCould not find schema for \t610\nCould not find shared object file\t611\nCould not find the bitsandbytes \t612\nCould not find the operator \t36\nCould not import \t579\nCould not infer dtype of numpy.\t613\nCould not initialize NNPACK! Reason\t614\nCould not load \t579\nCould not load library \t581\nCould not load library libcudnn\t615\nCould not load libtorchcodec\t616\nCould not load symbol \t582\nCould not load the library \t581\nCould not load this library: \t617\nCould not locate\t571\nCould not locate \t604 618\nCould not open \t619\nCould not open requirements file: \t620\nCould not resolve\t602\nCould not set up the environment for Microsoft Visual Studio\t621\nCouldn\'t find\t570 571\nCouldn\'t load custom C++ ops\t622\nCouldn\'t load custom C++ ops. This can happen if your PyTorch and \t623',
    1819635555: "could not convert default argument '\t1166 1167\ncould not find\t571\ncould not locate\t571\ncould not select device driver \t1168\ncouldn't allocate input reg for constraint 'h'\t1169\ncouldn't allocate input reg for constraint 'l'\t1169\ncouldn't allocate input reg for constraint 'r'\t1169\ncouldn't allocate input register for constraint 'h'\t1169\ncouldn't allocate input register for constraint 'l'\t1169\ncouldn't allocate input register for constraint 'r'\t1169\ncouldn't allocate output reg for constraint 'h'\t1169\ncouldn't allocate output reg for constraint 'l'\t1169\ncouldn't allocate output reg for constraint 'r'\t1169\ncouldn't allocate output register for constraint 'h'\t1169\ncouldn't allocate output register for constraint 'l'\t1169\ncouldn't allocate output register for constraint 'r'\t1169\ncouldn't find\t571",
    1830842190: "No matching distribution found for \t784\nNo module named \t50 785 786 787 788 789 790 791 792 793 794 795 796\nNo module named '\t797",
    1830842222: "no matching con\t1483\nno matching function for call to \t1484 1485\nno member named \t1278\nno member named '\t1486 1487",
    1833508922: ": Impossible d'ouvrir le fichier d'objet partagé\t386",
    1835100276: 'tham chiếu đến\t273',
    1835101728: ' name followed by "::" must be\t138\n named symbol not found\t189',
    1835102822: 'frame"\t1079\nframe\'\t1079\nframe’\t1079',
    1835166060: 'libmkl_\t1409',
    1835429165: '-mfma\t365',
    1835492691: 'Segment-Schutz nach der Relozierung\t852\nSegmentation fault\t654 853\nSegmentation-Fehler\t654',
    1835492723: 'segment en lecture seule a des réadressages\t1565\nsegmento de sólo lectura tiene reubicaciones\t1565',
    1835606074: ": impossibile aprire il file oggetto condiviso\t386\n: impossible d'ouvrir le fichier d'objet partagé\t386",
    1835622239: '__imp_\t955',
    1835886455: 'wgmma\t1588',
    1835888451: "Command '['ninja', '--version']' returned non-zero\t584\nCommand 'nvcc' not found\t585",
    1835888459: 'Kommandozeilenoption\t734',
    1835888483: 'common_type_t\t1086',
    1836016416: ' compiled with CUDA \t18\n compiled without \t19',
    1836213584: "Permission denied: \t804\nPermission denied: '\t807\nPermissionError: [WinError 5]\t833",
    1836213588: 'Terminado (killed)\t640',
    1836216134: 'Formato de ejecutable incorrecto\t653',
    1836280173: 'mismatches\t1198 1451',
    1836344691: 'setmaxnreg\t1588',
    1840104307: 'símbolo ambiguo\t764',
    1847602215: "', needed by '\t318 319",
    1847603493: "%1 n'est pas une application Win32 valide\t292\n%1 no es una aplicación Win32 válida\t292",
    1847616878: 'ne nomme pas un type\t984',
    1847619177: 'in namespace\t1225',
    1847619438: 'no nombra a un tipo\t984',
    1847620457: 'is not a full path and was not found\t1344\nis not a full path to an existing\t1345\nis not a member of\t1225',
    1847638978: '» non reconnue\t1695',
    1850286138: ': Internal \t387',
    1850296404: 'THIntBlas_\t858 859\nTHIntStorage\t858 859\nTHIntTensor\t858 859\nTHIntVector\t858 859',
    1851072570: ": Undefined reference to '\t273\n: Unknown option '\t398 399\n: Unresolved extern function\t400",
    1851859002: ': an object with that name is already\t401',
    1851876128: ' cannot be used to initialize\t23',
    1851878176: ' kann nicht gefunden werden\t182 183',
    1851878499: 'clang version must be less than \t1082',
    1851943276: 'libnvJitLink.so.\t1399\nlibnvidia-ml.so.1\t1410\nlibnvidia-ptxjitcompiler.so.1\t1410\nlibnvrtc-builtins.so\t1411\nlibnvrtc.so.\t1399',
    1852134465: 'ATen/CPUGenerator\t442 443\nATen/CUDA\t442 443\nATen/CUDAGenerator\t442 443\nATen/Dimname.h\t444 445 446\nATen/NamedTensor.h\t444 445 446\nATen/NamedTensorUtils.h\t444 445 446\nATen/TensorNames.h\t444 445 446\nATen/Type\t442 443\nATen/TypeDefault\t442 443\nATen/TypeExtendedInterface\t442 443\nATen/c\t447 448 449\nATen/core/Dimname.h\t444 445 446\nATen/core/NamedTensor.h\t444 445 446\nATen/core/NamedTensorUtils.h\t444 445 446\nATen/core/TensorNames.h\t444 445 446\nATen/cpu/vec256/\t450 451 452 453 454\nATen/cuda/CUDAFuture.cuh\t455 456 457\nATen/cuda/CUDAFuture.h\t455 456 457\nATen/cuda/CUDAMultiStreamGuard.cuh\t455 456 457\nATen/cuda/CUDAMultiStreamGuard.h\t455 456 457\nATen/cuda/CUDASolver.cuh\t455 456 457\nATen/cuda/CUDASolver.h\t455 456 457\nATen/cuda/CUDATypeConversion.cuh\t455 456 457\nATen/cuda/CUDATypeConversion.h\t455 456 457\nATen/cudnn/Exceptions.h\t458 459 460 461 462 463\nATenCeilDiv\t464 465',
    1852138601: 'identifier \t1283 1284\nidentifier "\t1285 1286 1287 1288 1289 1290 1291\nidentifier "CU\t1292\nidentifier "_Float\t1293\nidentifier "__builtin_\t1294\nidentifier "nvshmem\t1295\nidentifier "texture" is undefined\t1296',
    1852141679: 'opencv2/\t1534 1535 1536 1537\nopenssl/\t1538 1539 1540 1541',
    1852383271: "' in 'cudaDeviceProp'\t298\n' in 'cut\t299\n' in namespace '\t300\n' in namespace '__hip_internal'\t301\n' in namespace 'cut\t299\n' in namespace 'std'\t302",
    1852383290: ': internal \t387\n: invalid ELF header\t416',
    1852387130: ':/include\t422',
    1852397403: '[WinError \t942 943 944\n[WinError 1114]\t945\n[WinError 126]\t757\n[WinError 127]\t629 946\n[WinError 206]\t947',
    1852400160: ' binary not found at \t17',
    1852400175: '/bin/bash: \t369 370\n/bin/dash: \t369 370\n/bin/nvcc\t371 372\n/bin/sh: \t369 370',
    1852400971: 'Kein Speicher im statischen TLS-Block\t732\nKein Speicherplatz mehr\t489',
    1852400994: 'being in scipy source directory\t982\nbeing installed\t983',
    1852401003: 'kein Speicherplatz mehr verfügbar\t489',
    1852401184: ' find any \t118',
    1852403239: "'ninja' is not recognized as an internal or external command\t324",
    1852404512: ' since setuptools is not available\t252',
    1852404565: 'Using cached \t929',
    1852404597: 'using CUDA_HOME=\t1668',
    1852534357: 'Unknown CMake command "cuda_add_executable"\t673\nUnknown CMake command "cuda_add_library"\t673\nUnknown CMake command "cuda_compile"\t673\nUnknown CUDA Architecture Name\t911\nUnknown MS Compiler version \t912\nUnknown builtin op: \t913\nUnknown compiler(s): [[\'\t914\nUnknown compute capability. \t915\nUnknown type name \'__torch__.torch.classes.\t896',
    1852534389: "unknown target CPU \t922\nunknown type name \t1496 1652\nunknown type name '\t1656 1657 1658\nunknown type name '__hip_bfloat16\t1659",
    1852583200: ' -lnvToolsExt\t8',
    1852664132: 'Dimname\t633 634\nDimnameList\t633 634',
    1852727619: 'Cannot access data pointer of Tensor (e.g. FakeTensor\t572\nCannot access global variable \t573 574\nCannot compile \t575\nCannot find\t570 571\nCannot find a build variant for this system in \t576\nCannot find a working triton installation\t577\nCannot find source file:\t578\nCannot import \t579\nCannot initialize CUDA without \t580\nCannot load \t579\nCannot load library \t581\nCannot load symbol cu\t582\nCannot load the library \t581',
    1852727627: 'Kann den Stack nicht ausführbar machen\t731',
    1852727651: 'cannot be used to initialize an entity of type "cutlass::\t1017\ncannot call member function\t409\ncannot call non-constexpr function "cutlass::const_\t1018\ncannot convert \t1019\ncannot convert None of type <class \t1020\ncannot create shared object descriptor\t1021\ncannot determine \t1022\ncannot execute \t1023\ncannot find\t571 1024 1025 1026\ncannot find \t1027 1028 1029 1030\ncannot find -l\t1031 1032 1033 1034 1035 1036 1037 1038 1039 1040 1041 1042\ncannot find -lEGL\t1043\ncannot find -lGLEW\t1044\ncannot find -laio\t1045\ncannot find -lffi\t1046\ncannot find -lglog\t1047\ncannot find -ljpeg\t1048\ncannot find -lnuma\t1049\ncannot find -lpython3.\t1050\ncannot find -lstdc++\t1051\ncannot find -ltbb\t1052\ncannot find -luuid\t1053\ncannot find -lz\t1054\ncannot find the file specified: \'\t807\ncannot import name \t1055 1056 1057 1058 1059 1060 1061 1062\ncannot import name \'\t1063\ncannot instantiate \'\t1064\ncannot make segment writable for relocation\t1065\ncannot map zero-fill pages\t1021\ncannot open input file \t1066\ncannot open shared object file\t1 1067 1068\ncannot open source file "\t1069\ncannot read spec file \t1070',
    1852727659: 'kann -l\t1033\nkann nicht gefunden\t1355\nkann nicht gefunden werden -l\t1034 1035 1036 1037 1038 1039 1040 1041 1042 1302 1303\nkann nicht gefunden werden -lEGL\t1043\nkann nicht gefunden werden -lGLEW\t1044\nkann nicht gefunden werden -laio\t1045\nkann nicht gefunden werden -lffi\t1046\nkann nicht gefunden werden -lglog\t1047\nkann nicht gefunden werden -ljpeg\t1048\nkann nicht gefunden werden -lnuma\t1049\nkann nicht gefunden werden -lstdc++\t1051\nkann nicht gefunden werden -ltbb\t1052\nkann nicht gefunden werden -luuid\t1053\nkann nicht gefunden werden -lz\t1054\nkann nicht gefunden werden: -l\t1034 1035 1036 1037 1038 1039 1040 1041 1042 1302 1303\nkann nicht gefunden werden: -lEGL\t1043\nkann nicht gefunden werden: -lGLEW\t1044\nkann nicht gefunden werden: -laio\t1045\nkann nicht gefunden werden: -lffi\t1046\nkann nicht gefunden werden: -lglog\t1047\nkann nicht gefunden werden: -ljpeg\t1048\nkann nicht gefunden werden: -lnuma\t1049\nkann nicht gefunden werden: -lstdc++\t1051\nkann nicht gefunden werden: -ltbb\t1052\nkann nicht gefunden werden: -luuid\t1053\nkann nicht gefunden werden: -lz\t1054',
    1852731203: 'ConnectTimeout\t583\nConnectTimeoutError\t583\nConnection to \t588\nConnectionError: \t589',
    1852732786: 'running build_ext\t1583\nrunning on sm\t1584',
    1852788263: "'NoneType' object has no attribute '\t322 323",
    1852793632: " conflicts with target machine type \t24 25\n conflicts with this version\t26\n connect to 'http\t27",
    1852793634: '"constexpr\t291',
    1852793639: "'constexpr\t291",
    1853169722: ": ungültiger ELF-Header\t416\n: unspecified launch failure\t417\n: unsupported option '-fopenmp\t419\n: unsupported option ‘-fopenmp\t419",
    1853188163: 'ChunkedEncodingError\t583',
    1853189958: 'Found empty `transformer-engine` meta package\t686\nFound no NVIDIA driver on your system\t687 688\nFound two conflicting CUDA\t689',
    1853189990: 'found. Please specify\t1252',
    1864396654: 'no overload of \t1488',
    1864397673: 'is only a placeholder project on PyPI\t1346\nis only available from C++\t1347',
    1865370691: 'CL/opencl\t517 518',
    1866614868: 'THBoolBlas_\t858 859\nTHBoolStorage\t858 859\nTHBoolTensor\t858 859\nTHBoolVector\t858 859',
    1866670138: ': Command not found\t377',
    1866745940: 'THDoubleBlas_\t858 859\nTHDoubleStorage\t858 859\nTHDoubleTensor\t858 859\nTHDoubleVector\t858 859',
    1866866746: ': Found no NVIDIA driver on your system\t383\n: Found unsuitable version "\t384 385',
    1867194426: ': Kommando nicht gefunden\t377',
    1867270228: 'THLongBlas_\t858 859\nTHLongStorage\t858 859\nTHLongTensor\t858 859\nTHLongVector\t858 859',
    1867391034: ': No CUDA GPUs are available\t390\n: No existe el\t115\n: No module named \t391\n: No se puede asignar\t379\n: No such file\t115 116 117 392 393 394\n: No such file or directory\t395\n: Not a directory\t396',
    1867806286: 'NvToolsExt\t815',
    1867806318: 'nvToolsExt\t1511 1512 1513 1514\nnvToolsExt64_1.lib\t1515',
    1867807056: 'PyTorch is needed\t838\nPyTorch is not installed\t838\nPyTorch is not linked with support for cuda devices\t839\nPyTorch is required\t838\nPyTorch must be installed\t838\nPyTorch needs GCC \t566\nPyTorch needs at least GCC \t566\nPyTorch needs to be installed\t838\nPyTorch no longer supports this GPU because it is too old\t840\nPyTorch requires GCC \t566\nPyTorch requires at least GCC \t566\nPyTorch was compiled without CUDA support\t841',
    1868720492: 'libomp/omp.h\t1412 1413 1414',
    1868721529: 'ymbol \t273\nymbols \t273',
    1868767290: ': comando não encontrado\t377\n: command not found\t377\n: commande introuvable\t377',
    1868785010: 'recompile \t1566',
    1868787269: 'Encountered error while \t652',
    1868787273: 'Incompatible library version: lib\t719\nIncompleteRead\t583',
    1868787305: 'incompatible architecture (have \t1319\nincompatible with that of previous function "\t1320\nincompatible with the existing python installation in your environment\t1321\nincomplete \t1322\nincomplete type \t1323 1324',
    1868832802: '" does not appear to contain CMakeLists\t274',
    1869366891: 'kFloat8_e\t1163',
    1869374802: 'Relocations in generic ELF (EM: \t843',
    1869374834: 'relocation R_\t1569',
    1869378165: 'urlopen error \t1665',
    1869439605: 'ubmodule\t1644',
    1869440333: 'Memory access fault by GPU node\t766',
    1869440338: 'RemoteDisconnected\t583',
    1869440365: 'memory exhausted\t1449\nmemory in static\t1450',
    1869440370: 'remove_cv_t\t1086\nremove_reference_t\t1086',
    1869488162: '" no se reconoce como\t286\n" not found\t289',
    1869488167: "' no se reconoce como\t286\n' not found\t289",
    1869488186: ': no se puede abrir el archivo del objeto compartido\t386\n: no se puede abrir el fichero del objeto compartido\t386\n: not found\t377',
    1869488224: '` not found\t289',
    1869490208: ' (no such file)\t1',
    1869502255: '/Wno-psabi\t368',
    1869504867: 'canonicalize_version() got an unexpected keyword argument\t1071',
    1869506377: 'Ignoring invalid distribution \t717',
    1869508193: 'annot open include file: \t502\nannotation_type.__origin__ is tuple\t968',
    1869638985: "ImportError: \t718\nImportError: cannot import name '\t487",
    1869639017: 'import lib as _lib, ffi as _ffi\t1301\nimpossibile abilitare lo stack eseguibile\t731\nimpossibile allocare memoria nel blocco statico TLS\t732\nimpossibile trovare -l\t1302 1303\nimpossible de trouver -l\t1033',
    1869771333: "Error building extension '\t655\nError checking\t656\nError compiling objects for extension\t657\nError loading shared library \t658\nError loading shared library ld-linux\t659\nError relocating \t273 660\nError sending request for url (\t661\nError: No module named \t662",
    1869771365: 'error C2059\t1213\nerror C2061\t1213\nerror C2065\t1213\nerror C2143\t1213\nerror sending request for url (\t661\nerror trying to exec \t1023\nerror while loading shared libraries: \t1214\nerror: "auto" is not allowed here\t1215\nerror: /EHa\t367\nerror: /EHsc\t367\nerror: /FS\t367\nerror: /GL\t367\nerror: /GR\t367\nerror: /MD\t367\nerror: /MT\t367\nerror: /O1\t367\nerror: /O2\t367\nerror: /Od\t367\nerror: /Ox\t367\nerror: /W\t367\nerror: /Z7\t367\nerror: /Zc:\t367\nerror: /Zi\t367\nerror: /arch:\t367\nerror: /fp:\t367\nerror: /std:c++\t367\nerror: /utf-8\t367\nerror: /wd\t367\nerror: RPC failed; \t1216\nerror: [Errno 2] No such file or directory: \'\t370\nerror: [WinError 2]\t1217\nerror: a member with an in-class initializer must be const\t1218\nerror: downloading \'\t1219\nerror: expected a\t1220\nerror: expected an identifier\t1221\nerror: expected unqualified-id before\t1221\nerror: forward declaration of \t1222\nerror: identifier "__\t1220\nerror: identifier "__builtin_\t1223\nerror: no such file or directory: \'/EHa\t367\nerror: no such file or directory: \'/EHsc\t367\nerror: no such file or directory: \'/FS\t367\nerror: no such file or directory: \'/GL\t367\nerror: no such file or directory: \'/GR\t367\nerror: no such file or directory: \'/MD\t367\nerror: no such file or directory: \'/MT\t367\nerror: no such file or directory: \'/O1\t367\nerror: no such file or directory: \'/O2\t367\nerror: no such file or directory: \'/Od\t367\nerror: no such file or directory: \'/Ox\t367\nerror: no such file or directory: \'/W\t367\nerror: no such file or directory: \'/Z7\t367\nerror: no such file or directory: \'/Zc:\t367\nerror: no such file or directory: \'/Zi\t367\nerror: no such file or directory: \'/arch:\t367\nerror: no such file or directory: \'/fp:\t367\nerror: no such file or directory: \'/std:c++\t367\nerror: no such file or directory: \'/utf-8\t367\nerror: no such file or directory: \'/wd\t367\nerror: this declaration has no\t1220\nerror: type name is not allowed\t1220\nerror: unexpected argument \'\t1224\nerror: user-defined literal operator not found\t1220',
    1869833554: 'ResolutionImpossible\t846\nResolvePackageNotFound\t831',
    1869834594: 'bison: command not found\t978\nbison: not found\t978',
    1869881402: ': too few arguments\t418',
    1869903169: 'AutoGIL\t490 491\nAutoNoGIL\t490 491',
    1869903201: 'autoconf: command not found\t978\nautoconf: not found\t978\nautomake: command not found\t978\nautomake: not found\t978\nautoreconf: command not found\t978\nautoreconf: not found\t978',
    1870211104: ' (you have \t4',
    1873003342: 'Não há espaço disponível\t811',
    1873003374: 'não foi possível alocar memória em bloco TLS\t732\nnão foi possível habilitar pilhas de executável\t731\nnão foi possível localizar -l\t1302 1303\nnão há espaço disponível\t811',
    1881171310: 'ne peut activer une pile exécutable\t731\nne peut allouer de la mémoire dans un bloc statique TLS\t732\nne peut pas trouver -l\t1033 1302 1303\nne peut restaurer le segment prot\t852\nne peut trouver -l\t1034 1035 1036 1037 1038 1039 1040 1041 1042 1302 1303\nne peut trouver -lEGL\t1043\nne peut trouver -lGLEW\t1044\nne peut trouver -laio\t1045\nne peut trouver -lffi\t1046\nne peut trouver -lglog\t1047\nne peut trouver -ljpeg\t1048\nne peut trouver -lnuma\t1049\nne peut trouver -lstdc++\t1051\nne peut trouver -ltbb\t1052\nne peut trouver -luuid\t1053\nne peut trouver -lz\t1054',
    1881173838: "No package '\t798",
    1882284899: 'cc1plus\t1077\ncc1plus: \t1078',
    1884516174: 'NoSpaceLeftError\t646',
    1885434439: 'Graph break due to unsupported builtin \t713',
    1885500787: 'subprocess-exited-with-error\t1605',
    1885692960: ' dependency is incompatible with the current platform: \t29',
    1885693252: 'DeepSpeed needs GCC \t566\nDeepSpeed needs at least GCC \t566\nDeepSpeed requires GCC \t566\nDeepSpeed requires at least GCC \t566',
    1885809965: '--gpu-name=sm_\t359',
    1886217556: 'Temporary failure\t602\nTemporary failure \t884',
    1886217588: 'temp.win32-\t1612',
    1886218528: ' import any \t118',
    1886220099: 'Compiler requires the CUDA toolkit\t586',
    1886220131: 'compilation terminated\t1087 1088 1089 1090 1091 1092 1093 1094 1095 1096 1097 1098 1099 1100 1101 1102 1103 1104 1105 1106 1107 1108 1109 1110 1111 1112 1113 1114 1115 1116 1117 1118 1119 1120 1121 1122 1123 1124 1125 1126 1127 1128 1129 1130 1131 1132 1133 1134 1135 1136 1137 1138 1139 1140 1141 1142 1143 1144 1145 1146 1147 1148 1149\ncompiled\t1150\ncompiled against \t993\ncompiled against NumPy 1.x\t1151\ncompiled for \t993\ncompiled using \t993\ncompiled with \t993\ncompiler set in environment\t1152\ncompute capabilit\t1153 1154\ncompute capability\t1155\ncompute capability \t1156',
    1886220135: "gomp not found\t1270\ngomp' not found\t1270\ngomp’ not found\t1270",
    1886220137: "iomp5 not found\t1270\niomp5' not found\t1270\niomp5’ not found\t1270",
    1886332960: ' (operand types are \t2',
    1886351203: 'cooperative_groups/\t1164 1165',
    1886413165: "mappatura del segmento dall'oggetto condiviso non riuscita\t681",
    1886415211: 'kipping import of cpp extensions due to incompatible torch version \t1356',
    1886418291: 'support for the ISO C++ \t1606\nsupport for the upcoming ISO C++ standard, C++0x\t1607\nsupported\t972 1608',
    1886611780: 'DispatchKey::CompositeImplicitAutograd\t636\nDispatchStub: missing \t637',
    1886614883: 'cusparse64_\t1176\ncusparseC\t827\ncusparseD\t827\ncusparseS\t827\ncusparseXcsrgemmNnz\t827\ncusparseZ\t827',
    1886680168: 'http.client.\t1282',
    1887007331: 'crypt.h\t1171 1172 1173 1174',
    1897951054: 'No queda espacio en el dispositivo\t488',
    1897951086: 'no queda espacio en el dispositivo\t488',
    1902473760: ' required keyword-only argument\t243\n required positional argument\t243 244\n requires A100\t245\n requires a different Python: \t246\n requires cuda extensions\t247\n requires triton==\t248',
    1903386957: 'MasqueradingAsCUDA\t761 762',
    1914709853: "]' returned non-zero\t949",
    1914711074: '", referenced from\t273\n", referenced from:\t273',
    1914725736: 'he remote end hung up unexpectedly\t1241',
    1914728270: 'No registered custom op \t610',
    1916880980: 'THArgCheck\t860 861',
    1917132893: '] Erreur 137\t948\n] Error 137\t948',
    1917143124: 'THError\t860 861',
    1917145935: 'OSError: \t589\nOSError: Could not find/load shared object file\t821',
    1917221200: 'PyFrameObject\t837',
    1917853789: '] Processus arrêté\t948',
    1917869114: ':\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA\\v\t423',
    1918967866: ': archivo demasiado corto\t380',
    1918967870: '> are available only with C++\t425',
    1918986355: 'shared object\t1593',
    1919052108: 'Library not loaded: \t753 754\nLibrary not loaded: @\t755',
    1919052140: 'library not found\t1415\nlibrary not found for -l\t1416 1417\nlibrary not found: \t1418 1419 1420\nlibrary not found: EGL\t1421\nlibrary not found: GLEW\t1422\nlibrary not found: aio\t1423\nlibrary not found: crypt\t1424\nlibrary not found: ffi\t1425\nlibrary not found: glog\t1426\nlibrary not found: jpeg\t1427\nlibrary not found: lapack\t1428\nlibrary not found: numa\t1429\nlibrary not found: stdc++\t1430\nlibrary not found: tbb\t1431\nlibrary not found: uuid\t1432\nlibrary not found: z\t1433\nlibrocblas.so.\t1390\nlibrocsparse.so.\t1390',
    1919115629: 'macro "max" passed\t1446\nmacro "max" requires\t1446\nmacro "min" passed\t1446\nmacro "min" requires\t1446',
    1919117645: 'Microsoft Visual C++ \t767\nMicrosoft Visual C++ Redistributable is not installed\t768\nMicrosoft Visual Studio version\t769',
    1919230010: ': error C2975\t407\n: error: exception specification in declaration does not match\t408\n: error: expected \t409\n: error: identifier "\t410\n: error: name followed by "::" must be a class or namespace name\t411\n: error: namespace "cut\t412\n: error: need \t413\n: error: no such file or directory: \'\t414\n: error: template argument \t409\n: error: unknown type name \'\t415\n: error: use of undeclared identifier \'\t415\n: error:expected \t409\n: error:template argument \t409\n: error： expected \t409\n: error： template argument \t409\n: error：expected \t409\n: error：template argument \t409',
    1919248468: 'There is not enough space on the disk\t893',
    1919248500: "there's already a kernel registered from python overriding \t1614",
    1919250479: '/permissive\t367',
    1919250511: 'Operator does not support running with fake tensors\t825',
    1919250543: 'operation timed out\t1085',
    1919251285: "UserWarning: Can't initialize NVML\t927\nUserWarning: Error checking compiler version for cl\t928",
    1919251488: ' terminated with signal 9\t31',
    1919251566: 'nternal error\t1507',
    1919252000: ' version incompatibility\t259\n version mismatch\t259\n version must be \t260\n version needs to be \t260\n version should be \t260',
    1919252079: 'overloaded function "std::__to_address" matches\t1551',
    1919444301: 'Mehrdeutiges Symbol\t764\nMehrfachdefinition von \t765',
    1919444333: 'mehrdeutiges Symbol\t764',
    1919448176: 'pthread.h\t1199',
    1919885370: ': orden no encontrada\t377',
    1919887392: ' (or one of its dependencies)\t3',
    1919895160: "xFormers was built for:\t1685\nxFormers wasn't buil\t1686",
    1919902273: 'Aborted\t466',
    1919968580: 'DeprecatedTypeProperties\t630',
    1919969650: 'ripristinare la protezione del segmento\t852',
    1920091483: '[Errno 122]\t941\n[Errno 28]\t941',
    1920103779: "current Python platform is not compatible with the lockfile's supported environments\t1186",
    1920169263: '/usr/include/hip/\t374',
    1920230738: 'Retrying (Retry(total=0,\t847',
    1920233061: 'entrée de procédure\t273',
    1920233065: 'intrin\t975',
    1920234561: "AttributeError: install_layout\t485\nAttributeError: module '\t486\nAttributeError: module 'torch._C' has no attribute '\t487",
    1931505486: "No se pudo asignar memoria en el bloque TLS\t732\nNo space left on device\t799\nNo such file or directory: \t166 800 801 802 803 804\nNo such file or directory: '\t805 806 807\nNo such operator \t808",
    1931505518: 'no se declaró en este ámbito\t984\nno se encuentra -l\t1033 1302 1303\nno se puede activar la pila ejecutable\t731\nno se puede encontrar -l\t1033 1034 1035 1036 1037 1038 1039 1040 1041 1042 1302 1303\nno se puede encontrar -lEGL\t1043\nno se puede encontrar -lGLEW\t1044\nno se puede encontrar -laio\t1045\nno se puede encontrar -lffi\t1046\nno se puede encontrar -lglog\t1047\nno se puede encontrar -ljpeg\t1048\nno se puede encontrar -lnuma\t1049\nno se puede encontrar -lstdc++\t1051\nno se puede encontrar -ltbb\t1052\nno se puede encontrar -luuid\t1053\nno se puede encontrar -lz\t1054\nno se puede restaurar el `prot\' del segmento\t852\nno se reconoce la opción de línea de órdenes\t734\nno space left on device\t799\nno such file\t1489\nno such file or directory: \'\t1490\nno such instruction\t1491\nno such option: -\t1492\nno suitable \t1493 1494\nno suitable constructor exists to convert from "\t1495',
    1933658196: 'THAssert\t860 861',
    1934970951: 'GPUs architecture\t532\nGPUs capabilit\t532\nGPUs compute architecture\t532\nGPUs compute capabilit\t532',
    1935625567: '_M_set_sharable()\t951',
    1935762796: 'lease up\t1387',
    1935763488: ' has been removed from CMake\t120\n has no attribute\t121\n has no attribute \t122 123 124 125 126 127 128 129\n has no member \t130 131\n has no member named\t132\n has no member named \t133\n has not been declared\t44 45 134\n has to be \t135\n has unsupported type \t136',
    1935763551: '_hash_\t958 959 960',
    1935764579: 'class "at::Type" has no member\t1083\nclass "std::enable_if<<error-constant>\t1084',
    1935767328: ' was detected and compatibility mode is UN\t261\n was found but failed to import\t262\n was not declared\t44 45 134 178 179\n was not declared in this scope\t263 264\n was not declared in this scope; did you mean \t265\n was not found in the package registry\t266\n was specified but unrecogni\t267',
    1936009070: "n'est pas un membre de\t1225",
    1936025716: 'these package versions have conflicting dependencies\t1615',
    1936027492: "does not appear to be a Python project\t1201\ndoes not contain a CMakeLists\t1202\ndoes not have one of build variants: \t1203\ndoes not know how to trace the builtin \t1204\ndoes not match\t1198\ndoes not name a type\t984\ndoesn't match\t1198",
    1936028533: 'uses too much shared data (0x\t1667',
    1936269346: '" is ambiguous\t284\n" is not known to CXX compiler\t285\n" is not recognized\t286\n" is not recognized as\t286\n" ist entweder falsch\t286',
    1936269351: "' is ambiguous (with operand types \t303\n' is not defined for option 'gpu-architecture'\t304\n' is not defined for option 'std'\t305\n' is not in 'keyword=value' format\t306\n' is not recognized\t286\n' is not recognized as\t286\n' is not recognized as an internal\t307\n' is not recognized as an internal or external command\t308\n' is only available for these backends:\t309\n' ist entweder falsch\t286",
    1936269353: ') is greater than the maximum required version by CUDA \t332\n) is less than the minimum required version by CUDA \t333',
    1936287828: 'This Python has API version \t894\nThis header is only meant to be used on x86\t895',
    1936287860: 'this operation is not allowed between \t1616',
    1936289397: 'unistd.h\t1199',
    1936614740: 'TensileLibrary\t885\nTensorTypeId\t886 887\nTensorTypeSet\t886 887\nTensors of type TensorImpl do not have \t888',
    1936615712: ' installation candidates for \t142',
    1936617315: 'const_data_ptr\t1163',
    1936682850: 'boost/\t990',
    1936683040: ' positional argument\t243',
    1936876886: 'VersionConflict: (\t933',
    1936876918: 'version "LIBAV\t736\nversion "LIBSW\t736\nversion \'LIBAV\t736\nversion \'LIBSW\t736\nversion `LIBAV\t736\nversion `LIBSW\t736\nversion torch was compiled with \t1674\nversion used to compile\t1675\nversions\t1676',
    1936877926: 'first\t983',
    1936941392: 'PassManager::run failed\t832',
    1936943469: 'missing initializer for member \t1452',
    1936944429: '-msse\t365',
    1937008994: 'bits/floatn\t986\nbits/libc-header-start\t987\nbits/std_function.h:\t988\nbitsandbytes was compiled without GPU support\t989',
    1937059642: ':/usr/local/cuda\t422',
    1937075488: ' must be \t135\n must be valid exactly by one definition\t188',
    1937339245: 'msys64\t759',
    1948280185: 'ye tanımsız başvuru\t273',
    1948282734: 'no template named \t1496\nno type named \t1496',
    1951615060: 'THStorage\t858 859',
    1952531514: ':Datei oder Verzeichnis\t115',
    1952543859: 'status_string: "\t1604',
    1952606572: 'libtorch_cuda.so: \t1398',
    1952802679: 'wget: unable to resolve host address\t1683',
    1952805408: ' returned non-zero\t249',
    1952867692: 'leftover lock files from the PyTorch C++ extension build\t1388',
    1953063255: 'Waited on lock file "\t934',
    1953063469: '-bit platform\t364',
    1953064270: "Neither 'setup.py' nor 'pyproject.toml' found\t779",
    1953064550: 'ffitarget.h\t1244 1245 1246',
    1953065567: '_jit_compile\t48',
    1953067604: 'Triton Error [CUDA]: device kernel image is invalid\t901',
    1953068832: ' with CUDA \t270\n within its own root folder\t271\n without CUTE_ARCH_MMA_\t272',
    1953069157: 'exit code\t1230\nexit code:\t1230\nexit status\t1230\nexitcode\t1230\nexited with code \t1231',
    1953264973: 'Multiple dispatch failed for \t770',
    1953265005: 'multi_tensor_applier fused unscale kernel is unavailable\t1464\nmultiple copies of the\t1465\nmultiple definition of \t1466',
    1953394499: 'ContextualVersionConflict: (\t590',
    1953396050: 'RuntimeError: \t849\nRuntimeError: Numpy is not available\t850',
    1953396080: 'punto de entrada del procedimiento\t273',
    1953397075: 'SyntaxError: \t720',
    1953459744: ' not available\t191\n not built with CUDA\t192\n not compiled with CUDA\t192\n not defined in file lib\t193 194\n not found\t195\n not found. Directory cannot be installed\t196\n not installed\t197\n not recognized\t198\n not supported in this architecture\t199',
    1953460816: 'ProtocolError\t583',
    1953525103: 'ompt.h\t1412 1413 1414',
    1953653104: 'partially initialized module \t1554',
    1953653621: 'ucrt64\t759',
    1953655158: 'virtual memory exhausted: \t1677',
    1953658478: 'nvrtc-builtins\t1524\nnvrtc64_\t1176\nnvrtc: error: failed to load builtins for compute_\t1525',
    1953718598: 'Fast path is not available because one of\t680',
    1953718627: 'caster.operator typename make_caster<T>::template cast_op_type<T>()\t1072',
    1953718630: 'fast path is not available because one of\t680',
    1953719584: ' est incompatible avec la sortie\t47',
    1953719666: 'restaurar proteção de segmento\t852\nrestore segment prot after\t1576',
    1953720608: ' ist entweder falsch\t175\n ist im Header \t181\n ist kein Element\t139\n ist kein Element von\t155 156 157',
    1953720644: "Distributed package doesn't have NCCL built in\t638",
    1953721929: 'Installed triton version too old, please upgrade\t725\nInstrucción ilegal\t362\nInstruction non permise\t362\nInstruçõe\t362',
    1953721961: 'installed CPU version PaddlePaddle\t1331\ninstalled Caffe2 version uses CUDA but I cannot find the CUDA\t1332',
    1953722184: 'Host compiler targets unsupported OS\t716',
    1953723725: 'Must define exactly one of __HIP_PLATFORM_\t771',
    1953723747: 'custom_op(\t1187',
    1953723757: 'must have a constant value\t138\nmust install \t835',
    1953724755: 'SystemError: <built-in function load_binary> returned NULL\t857',
    1953724787: 'system has unsupported display driver / cuda driver combination\t1609\nsystem not yet initialized\t1610',
    1953784096: ' attempted to run this operator with Meta tensors, but there was no \t16',
    1953849888: ' but this version of numpy is 0x\t20\n but we found an implementation\t21',
    1953853031: 'gnutls_handshake() failed\t1269',
    1953853216: ' out of memory\t242',
    1954047264: ' extension\t48\n extension for compute capability \t49',
    1954047342: 'next(\t1475',
    1954047348: 'texture is not a template\t1296\ntexture" is not a template\t1296\ntexture\' is not a template\t1296\ntexture’ is not a template\t1296',
    1954115679: '_pytorch_\t961',
    1965059918: "No url found for submodule path '\t809",
    1967202362: ': Aucun fichier\t115',
    1967343700: 'THCuda\t858 859 874 875\nTHCudaCheck\t876 877',
    1969316709: 'ecause there is no version of \t1208',
    1969365031: "' but version of \t293",
    1969365036: ", but none of the providers can be installed\t346\n, but was built for sm\t347\n, but wrong architecture\t348\n, but you have torch \t349\n, but you'll have torch \t349",
    1969381215: '__builtin_amdgcn_\t953',
    1969452353: 'Aucun espace disponible sur le périphérique\t488\nAucun fichier ou dossier\t469 470 471 472 473 474 475 476 477 478 479',
    1969452385: 'aucun espace disponible sur le périphérique\t488',
    1969452654: 'nvcuda.dll\t1522',
    1969516397: "module 'PIL.Image' has no attribute '\t1453\nmodule 'faiss' has no attribute '\t1454\nmodule 'numpy' has no attribute '\t1455\nmodule export function\t1456\nmodule has nothing to offer in MPL2 only mode\t1457",
    1969713761: "argument list for \t973\nargument of type 'WindowsPath' is not iterable\t974",
    1970170220: 'linux/limits.h\t1435 1436 1437 1438',
    1970234144: ' could be found\t28',
    1970239784: '(you have \t330',
    1970302319: 'ompute capability \t1528',
    1970365778: 'Require PyTorch\t844\nRequire Pytorch\t844\nRequire pyTorch\t844\nRequire pytorch\t844\nRequire torch\t844\nRequired library version not found: \t845\nRequires PyTorch\t844\nRequires Pytorch\t844\nRequires pyTorch\t844\nRequires pytorch\t844\nRequires torch\t844',
    1970365810: 'require C++ 1\t1570\nrequire C++ 2\t1570\nrequire C++1\t1570\nrequire C++2\t1570\nrequire CUDA\t1474\nrequire PyTorch\t844\nrequire Pytorch\t844\nrequire at least \'/std:c++\t976\nrequire at least C++ 1\t1570\nrequire at least C++ 2\t1570\nrequire at least C++1\t1570\nrequire at least C++2\t1570\nrequire pyTorch\t844\nrequire pytorch\t844\nrequire torch\t844\nrequire users to upgrade torch to at least v\t1571\nrequires Ada\t1572\nrequires Ampere\t1572\nrequires Blackwell\t1572\nrequires C++ 1\t1570\nrequires C++ 2\t1570\nrequires C++1\t1570\nrequires C++2\t1570\nrequires CUDA\t1474\nrequires Hopper\t1572\nrequires NVCC\t1474\nrequires NVIDIA CUDA\t1474\nrequires PyTorch\t844\nrequires Pytorch\t844\nrequires Turing\t1572\nrequires Volta\t1572\nrequires a Ada\t1572\nrequires a Ampere\t1572\nrequires a Blackwell\t1572\nrequires a Hopper\t1572\nrequires a Turing\t1572\nrequires a Volta\t1572\nrequires an Ada\t1572\nrequires an Ampere\t1572\nrequires an Blackwell\t1572\nrequires an Hopper\t1572\nrequires an Turing\t1572\nrequires an Volta\t1572\nrequires at least \'/std:c++\t976\nrequires at least C++ 1\t1570\nrequires at least C++ 2\t1570\nrequires at least C++1\t1570\nrequires at least C++2\t1570\nrequires compiler flag \'/std:c++\t976\nrequires device with capability > (\t1573\nrequires nvcc\t1474\nrequires pyTorch\t844\nrequires pytorch\t844\nrequires the CUDA\t1474\nrequires the language dialect "CUDA\t1574\nrequires the language dialect "CXX\t1575\nrequires torch\t844',
    1970369089: 'Arquivo ou diretório\t469 470 471 472 473 474 475 476 477 478 479',
    1970430840: 'xcrun: error: invalid active developer path\t1687',
    1970432116: 'thrust::\t1617',
    1970435187: 'struct _frame\t837',
    1970479215: 'o such \t469 470 471 472 473 474 475 476 477 478 479',
    1970496882: 'result_of_t\t1086',
    1970499157: 'Unsupported .target\t920\nUnsupported .version\t921\nUnsupported HIP arch \t922\nUnsupported HIP arch: \t922\nUnsupported conversion from \t923\nUnsupported platform: \t924\nUnsupported rounding mode for conversion\t925\nUnsupportedOperatorException: \t926',
    1970499189: 'unsupported GNU version! \t1663\nunsupported HIP gpu architecture \t922\nunsupported HIP gpu architecture: \t922\nunsupported instruction \t979\nunsupported operand type(s) for \t1664\nunsupported operator: \t926',
    1970562386: 'Return has unsupported type \t848',
    1970562418: 'return code\t1230\nreturned a non-zero code: 137\t1577\nreturned non-zero\t1578\nreturned non-zero exit\t1579\nreturned non-zero exit status \t1580',
    1970562419: 'setup command: use_2to3 is invalid\t1589\nsetup.py build\t991\nsetup.py develop\t991\nsetup.py install\t991\nsetuptools.build_meta\t1590\nsetuptools.command.\t1591\nsetuptools.extern.\t1592',
    1970566470: 'FutureWarning: The pynvml package is deprecated\t690',
    1981837166: "no viable conversion from \t1497\nno viable conversion from '\t1498",
    1984917583: 'OpOverloadPacket(op=\t824',
    1985966953: 'is_variable\t1348 1349',
    1986096429: '-mavx\t365',
    1986928751: 'o nvcc found\t586\no nvcc was found\t586',
    1987208531: 'Server does not allow request for unadvertised object\t854',
    1998611557: 'ed with an unsupported toolchain\t1209',
    1998614350: 'No working C++ compiler found in\t810',
    2003269987: 'cygwin\t759',
    2003988326: 'forward compatibility was attempted on non supported HW\t1251',
    2019516192: ' __x) noexcept (true)\t11',
    2019893287: "' extension\t295\n' extension (up-to-date)\t296",
    2019893289: ') exceeds limit (\t331',
    2019893315: 'C extension: \t492',
    2019912806: 'flex: command not found\t978\nflex: not found\t978',
    2020569680: 'ProxyError\t583',
    2032168553: 'in your include path is not compatible with this release of \t1304',
    2034387028: 'THByteBlas_\t858 859\nTHByteStorage\t858 859\nTHByteTensor\t858 859\nTHByteVector\t858 859',
    2035294266: ': PyTorch was compiled\t397',
    2037149263: 'Only a single TORCH_LIBRARY can be used to register the namespace \t822 823',
    2037149295: 'only available for Linux\t1529\nonly available with \t1530\nonly support\t1531\nonly supported on \t1532 1533\nonly supported on CUDA\t1474\nonly supported on NVCC\t1474\nonly supports \t994\nonly supports Linux\t1529\nonly works on Linux\t1529',
    2037413219: 'cupy.cuda.memory.OutOfMemoryError\t1180',
    2037604640: ' async_io\t15',
    2042020674: 'Böyle bir dosya ya da dizin\t469 470 471 472 473 474 475 476 477 478 479',
    2053466478: 'niezdefiniowane odwołanie do\t273',
    2053731104: ' size changed, may indicate binary\t253',
    2054124112: 'Prozedureinsprungpunkt\t273',
    2179145762: '" は、内部コマンド\t286',
    2179145767: "' は、内部コマンド\t286",
    2179145786: ': そのようなファイル\t115',
    2195923002: ': コマンドが見つかりません\t377',
    2212700218: ': ファイルが短すぎます\t380',
    2228297786: ': файл слишком короткий\t380',
    2229739578: ': 無法開啟共用物件\t386',
    2246385722: ': 共有オブジェクトファイルを開けません\t386',
    2295439056: 'Ошибка сегментирования\t654',
    2313560122: ': 找不到命令\t377',
    2357322528: ' が見つかりません\t182 183',
    2377704480: ' 不是\t139 155 156 157',
    2377704482: '"不是内部\t286',
    2377704487: "'不是内部\t286",
    2414551098: ': 동적 오브젝트 파일을 열 수 없습니다\t386',
    2461197882: ':沒有此一檔案\t115',
    2498306106: ': 错误: expected \t409\n: 错误: template argument \t409\n: 错误:expected \t409\n: 错误:template argument \t409\n: 错误： expected \t409\n: 错误： template argument \t409\n: 错误：expected \t409\n: 错误：template argument \t409',
    2498306141: '] 错误 137\t948',
    2531663930: ': 文件过短\t380',
    2548441146: ': 无效的 ELF 头\t416\n: 无法分配内存\t379\n: 无法打开共享对象\t388\n: 无法打开共享对象文件\t386',
    2632327226: ': 未找到命令\t377',
    2642535226: ':そのようなファイル\t115',
    2647662650: ': Нет такого файла\t115',
    2712856122: ':没有那个文件\t115',
    2797826628: 'Dræbt\t640',
    2848159060: 'Tué a terminé le programme \t327',
    2867208250: ': 檔案太短\t380',
    2877416224: ' に対する定義されていない参照\t273',
    2881709383: 'Geëlimineerd\t640',
    2944525090: '"は、内部コマンド\t286',
    2944525095: "'は、内部コマンド\t286",
    2966455505: 'файл в неправильном формате\t843',
    2966468560: 'защиту сегмента после перемещения\t852',
    2983231953: 'сбой отображения сегмента из разделяемого объекта\t681',
    2983236304: 'Вбито\t640',
    2983240656: 'Убито\t640',
    3001425978: ': 沒有此一檔案\t115\n: 没有那个文件\t115',
    3050347984: 'Не осталось свободного места\t811\nНет такого файла\t469 470 471 472 473 474 475 476 477 478 479',
    3050356176: 'не вдалося знайти -l\t1302\nневизначене посилання\t273\nневизначене посилання на\t273\nневозможно выделить память в статичном блоке TLS\t732\nневозможно задействовать исполняемый стек\t731\nневозможно найти -l\t1302 1303\nнедефинисана упута ка\t273\nнеоднозначный символ\t764\nнеопределена отпратка към\t273\nнеопределенная ссылка на\t273\nнеопределённая ссылка на\t273',
    3050356688: 'перемещение R_\t1569\nпересування R_\t1569',
    3085246557: '] 已杀死\t948',
    3101958178: '" 不是内部\t286\n" 不是内部或外部命令\t286',
    3101958183: "' 不是内部\t286\n' 不是内部或外部命令\t286",
    3169132637: '] 強制終了\t948',
    3184533562: ': невозможно открыть разделяемый объектный файл\t386',
    3201343440: 'Политика управления приложениями\t467',
    3201348816: 'доступном только для чтения, содержатся динамические\t1565',
    3278267762: 'reférence indefinie vers\t273\nreférence indéfinie vers\t273',
    3278335573: 'Ungültiger Maschinenbefehl\t362',
    3278663504: 'Política de Controle de Aplicativo\t467',
    3278774330: ': não é possível abrir arquivo compartilhado\t386',
    3279185223: 'Getötet\t640\nGetötet hat Programm \t327',
    3491770661: '%1 не является приложением Win32\t292',
    3491803856: 'в пространстве имён\t1225',
    3499801839: '：Нет такого файла\t115',
    3500003386: ':Нет такого файла\t115',
    3799018863: 'omp’ not found\t1270',
    3810537765: '%1 は有効な Win32 アプリケーション\t292',
    3816980963: 'あいまいなシンボル\t764',
    3817309155: 'デバイスに空き領域がありません\t1697',
    3818357731: 'プロシージャ エントリ ポイント\t273',
    3818568943: '：そのようなファイル\t115',
    3818750178: '”は、内部コマンド\t286',
    3818750435: 'そのようなファイルやディレクトリ\t469 470 471 472 473 474 475 476 477 478 479',
    3819078371: 'アプリケーション制御ポリシーに\t467',
    3819930083: 'は、内部コマンド\t1696',
    3820192483: 'コマンドラインオプション\t734',
    3820716771: 'セグメンテーション\t654',
    3827314981: '%1 不是有效的 Win32 应用程序\t292',
    3834091238: '文件格式错误\t843',
    3835527394: '”不是内部\t286',
    3837692390: '找不到 -l\t1033 1302 1303',
    3851132645: '型名ではありません\t984',
    3851270372: '不命名一个类型\t984',
    3852386021: '從共用物件中對映區段失敗\t681',
    3853163750: '未定\t273\n未定义的引用\t273\n未定义的符号\t273\n未定义符号\t273',
    3853230824: '被多次定义\t1699',
    3854479080: '设备上没有空间\t1697',
    3868047588: '不明确的符号\t764\n不是\t1225\n不是一个类型名\t984\n不是内部或外部命令\t1696\n不正な命令\t362',
    3868373734: '沒有此一檔案或目錄\t469 470 471 472 473 474 475 476 477 478 479',
    3868900591: '：沒有此一檔案\t115\n：没有那个文件\t115',
    3869154793: '非法指令\t362',
    3869284326: '无法从共享目标中映射段\t681\n无法启用共享目标需要的执行栈\t731\n无法在静态 TLS 块中分配内存\t732\n无法定位程序输入点\t273\n无法恢复段 prot\t852\n无法找到 -l\t1033\n无法识别的命令行选项\t734',
    3869344999: '無法在靜態 TLS 區塊中配置記憶體\t732\n無法復原 segment prot\t852\n無法找到程序輸入點\t273\n無法辨識的命令列選項\t734\n無法開啟可執行堆疊\t731',
    3869356774: '没有成员\t1698\n没有此指令\t1491\n没有此类指令\t1491\n没有那个文\t469 470 471 472 473 474 475 476 477 478 479',
    3869809893: '在此作用域中尚未声明\t984',
    3869940966: '未找到 -l\t1034 1035 1036 1037 1038 1039 1040 1041 1042\n未找到 -lEGL\t1043\n未找到 -lGLEW\t1044\n未找到 -laio\t1045\n未找到 -lffi\t1046\n未找到 -lglog\t1047\n未找到 -ljpeg\t1048\n未找到 -lnuma\t1049\n未找到 -lstdc++\t1051\n未找到 -ltbb\t1052\n未找到 -luuid\t1053\n未找到 -lz\t1054',
    3870265317: '可执行文件格式错误\t653',
    3870393829: '共有オブジェクトが必要としている実行可能スタック\t731\n共有オブジェクトのセグメントをマップするのに失敗\t681',
    3870727910: '架构于输入文件\t47',
    3884032999: '磁盘空间不足\t1697',
    3884550118: '應用程式控制原則已封鎖\t467',
    3885284069: '应用程序控制策略已阻止\t467',
    3885604329: '静的 TLS ブロック内にメモリ\t732',
    3885868008: '裝置上已無多餘空間\t1697',
    3886131430: '模稜兩可的符號\t764',
    3901522403: 'が見つかりません\t1355',
    3901915875: 'を見つけ\t1355\nを見つけられません -l\t1034 1035 1036 1037 1038 1039 1040 1041 1042\nを見つけられません -lEGL\t1043\nを見つけられません -lGLEW\t1044\nを見つけられません -laio\t1045\nを見つけられません -lffi\t1046\nを見つけられません -lglog\t1047\nを見つけられません -ljpeg\t1048\nを見つけられません -lnuma\t1049\nを見つけられません -lstdc++\t1051\nを見つけられません -ltbb\t1052\nを見つけられません -luuid\t1053\nを見つけられません -lz\t1054\nを見つけられません: -l\t1034 1035 1036 1037 1038 1039 1040 1041 1042\nを見つけられません: -lEGL\t1043\nを見つけられません: -lGLEW\t1044\nを見つけられません: -laio\t1045\nを見つけられません: -lffi\t1046\nを見つけられません: -lglog\t1047\nを見つけられません: -ljpeg\t1048\nを見つけられません: -lnuma\t1049\nを見つけられません: -lstdc++\t1051\nを見つけられません: -ltbb\t1052\nを見つけられません: -luuid\t1053\nを見つけられません: -lz\t1054',
    3918366437: '再配置 R_\t1569\n再配置後にセグメントの prot\t852',
    3920998118: '段錯誤\t654\n段错误\t654',
    3954751466: '그런 파일이나 디렉터리\t469 470 471 472 473 474 475 476 477 478 479',
    3969229036: '정적 TLS 블럭에는 메모리를\t732',
    3969486827: '동적 오브젝트의 세그먼트를\t681',
    3986724332: '애플리케이션 제어 정책\t467',
    3986983916: '실행할 수 있는 스택을 공유\t731',
    3987253995: '모호한 기호\t764',
}
"""What a `WordIndex` is made of: a log must hold one of the words, which lead to rows of the next table."""
CALLED = (
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
    'source_api.cutlass_api_mismatch\tline\t template "cut\n'
    'host_toolchain.missing_system_dev_package install_state.unsupported_platform\tline\tUnable to \n'
    'op_registration.missing_fake_impl\n'
    'install_state.extension_not_built\tline\tConfigured \n'
    'cuda_toolkit.cuda_toolkit_mismatch\t\tCUDA version is\tnvcc version is\n'
    'install_state.cpu_only_extension\tline\t without CUDA\t without GPU\n'
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
    "source_api.cccl_header_incompatible\tline\t: error: '__device__\t: error: '__host__\t: error: ‘__device__\t: error: ‘__host__\n"
    'source_api.cxx_standard_too_old\tline\tchar8_t\tconcept\tconsteval\tconstinit\n'
    'cuda_toolkit.cuda_toolkit_too_old\tline\tCUBLASLT_\tCUBLASLT_MATMUL_DESC_\tCUBLASLT_MATMUL_MATRIX_SCALE_\tCUBLAS_COMPUTE_\tCUDA_C_16BF\tCUDA_R_16BF\tCUDA_R_4F_E2M1\tCUDA_R_8F_E\tCU_TENSOR_MAP\tCUgreenCtx\tCUmulticast\tCUtensorMap\t__activemask\t__ballot_sync\t__grid_constant__\t__half_as_short\t__half_as_ushort\t__nv_bfloat16\t__nv_fp4\t__nv_fp6\t__nv_fp8\t__shfl_down_sync\t__shfl_sync\t__shfl_up_sync\t__shfl_xor_sync\t__short_as_half\t__syncwarp\t__ushort_as_half\tcuDevSmResourceSplit\tcuGreenCtx\tcuMulticast\tcuTensorMap\tcublasComputeType_t\tcublasLt\tcublasLtMat\tcudaAccessPolicyWindow\tcudaFreeAsync\tcudaGetDriverEntryPoint\tcudaGetDriverEntryPointByVersion\tcudaGraphConditional\tcudaLaunchAttribute\tcudaLaunchConfig_t\tcudaLaunchKernelEx\tcudaMallocAsync\tcudaMemPool\tcudaMemcpyBatchAsync\tcudaStreamAttr\tnv_bfloat16\n'
    "hip_rocm.rocm_install_mismatch\tline\tHIPBLAS_\tHIPRTC_\terror: 'HIP_\terror: 'h2div\terror: 'h2exp\terror: 'h2rcp\terror: 'hip\terror: ‘HIP_\terror: ‘h2div\terror: ‘h2exp\terror: ‘h2rcp\terror: ‘hip\thalf2half2\thipblas\thiprtc\thipsparse\tmiopen\trocblas_\n"
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
    'op_registration.op_library_not_loaded\tline\t extension\t library\t module\n'
    'host_toolchain.host_compiler_too_old\tline\tThe -std=\n'
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
    'cuda_runtime.extension_cuda_version_mismatch\tline\tcudaDeviceProp\n'
    'gpu_arch.intrinsic_needs_newer_arch install_state.dependency_version_mismatch\tline\tnamespace \n'
    'source_api.removed_torch_api\tline\tat::Type\n'
    'cuda_runtime.extension_cuda_version_mismatch\tline\tcudaDeviceProp\n'
    'source_api.cutlass_missing_include\tline\tcute/\tcute\\\tcutlass/\tcutlass\\\n'
    'host_toolchain.host_compiler_too_old\tline\thas to be >=\thas to be at least\thas to be greater than\tmust be >=\tmust be at least\tmust be greater than\n'
    'op_registration.infer_schema_unsupported_type\tline\t. The valid types are\n'
    'cuda_runtime.nvrtc_source_incompatible\tline\t" is undefined\n'
    'cuda_runtime.nvrtc_source_incompatible\t\terror\n'
    'source_api.removed_torch_api\n'
    'source_api.cccl_header_incompatible\tline\t does not name\n'
    'source_api.cub_thrust_mismatch\tline\tversion of \n'
    'install_state.no_matching_wheel\tline\tUnable to find\n'
    'op_registration.duplicate_pybind11_type\tline\tgeneric_type: type \n'
    'op_registration.duplicate_pybind11_type\n'
    'op_registration.op_library_loaded_twice\tline\tustom class with name \n'
    'source_api.cccl_header_incompatible\tline\t__to_address\tto_address\n'
    'source_api.missing_std_include\n'
    'install_state.dependency_version_mismatch\n'
    'link_and_load.duplicate_openmp_runtime\tline\tMKL_THREADING_LAYER=\n'
    'not_our_fault.gpu_out_of_memory\tline\tFree memory on device \n'
    'install_state.build_isolation_no_torch\tline\tModule "torch\tModule \'torch\n'
    'cuda_toolkit.cuda_toolkit_not_found\tline\tassert \n'
    'source_api.cccl_header_incompatible\tline\tmember of \n'
    'install_state.torch_too_old_for_package\tline\tInferenceMode\tkFloat8_e\n'
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
    'install_state.dependency_version_mismatch\tline\tincompatible\n'
    'source_api.missing_std_include\tline\t definiert\n'
    'link_and_load.linker_cannot_find_cuda_lib\tline\t-lATen \t-lc10 \t-lcaffe2 \t-ltorch \t-ltorch_cpu \t-ltorch_global_deps \t-ltorch_python \n'
    'link_and_load.linker_cannot_find_cuda_lib\tline\t-lMIOpen\t-lamd_comgr\t-lamdhip64\t-lcublas\t-lcuda\t-lcufft\t-lcufile\t-lculibos\t-lcupti\t-lcurand\t-lcusolver\t-lcusparse\t-lcutensor\t-lhip\t-lhsa-runtime64\t-lhsakmt\t-lnccl\t-lnpp\t-lnvJitLink\t-lnvidia-ml\t-lnvjpeg\t-lnvrtc\t-lnvshmem\t-lrccl\t-lroc\n'
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
    'not_our_fault.hardware_unsupported\tline\tAttention\n'
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
    'install_state.unsupported_platform\tline\tnot currently implemented \tnot currently supported \n'
    'not_our_fault.hardware_unsupported\tline\tExpected is_sm\n'
    'source_api.cxx_standard_too_old\tline\tYou need C++\n'
    'host_toolchain.missing_python_dev_headers\n'
    'cuda_runtime.cudnn_version_mismatch\tline\tDNN version \tDNn version \tDnN version \tDnn version \tdNN version \tdNn version \tdnN version \tdnn version \n'
    'cuda_toolkit.cuda_toolkit_too_old\tline\tmust be >=\tmust be at least\tmust be greater than or equal to\tneeds to be >=\tneeds to be at least\tneeds to be greater than or equal to\tshould be >=\tshould be at least\tshould be greater than or equal to\n'
    'cuda_runtime.driver_too_old\t134\tbuilt for NVIDIA Driver Release \n'
    'op_registration.op_library_not_loaded\tline\tModule \n'
    'host_toolchain.glibc_too_new_for_cuda\tline\t/string.h:\n'
    'source_api.cxx_standard_too_old\tline\tdecltype\tnullptr\tstatic_assert\n'
    "install_state.dependency_version_mismatch\tline\t'nccl\t‘nccl\n"
    'not_our_fault.wrong_install_command\n'
    'triton_inductor.triton_api_mismatch\tline\tKeyword argument \n'
    'not_our_fault.gpu_out_of_memory\tline\tcublasCreate\tcublasLtCreate\n'
    'platform_abi.glibcxx_too_old\t159\t(built for macOS \n'
    'cuda_runtime.extension_cuda_version_mismatch torch_abi.torch_version_mismatch\tline\t (you have \n'
    'install_state.source_tree_shadows_install\tline\tYou are importing \n'
    'gpu_arch.arch_not_built\tline\tAttempting to use SM\n'
    'undefined\n'
    'host_toolchain.git_submodule_missing\tline\tThe source directory "\n'
    'source_api.cub_thrust_mismatch\tline\tnamespace "\n'
    'install_state.torch_too_old_for_package\tline\t"InferenceMode"\n'
    'source_api.removed_torch_api\tline\tnamespace "\n'
    'source_api.cccl_header_incompatible\tline\tnamespace "cuda\n'
    'source_api.cutlass_api_mismatch source_api.cutlass_missing_include\tline\tnamespace "cut\n'
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
    'host_toolchain.host_compiler_too_old\tline\tC3249\tC3250\n'
    'platform_abi.cpu_architecture_mismatch\n'
    "install_state.dependency_version_mismatch\tline\tRequested '\n"
    "host_toolchain.glibc_too_new_for_cuda\tline\tfunction '\n"
    "torch_abi.stale_build_artifacts\t229\tbuilding '\n"
    "torch_abi.stale_build_artifacts\tline\tskipping '\n"
    "host_toolchain.missing_host_compiler\tline\tcommand '\n"
    "cuda_runtime.extension_cuda_version_mismatch\tline\tno member named '\n"
    "source_api.cutlass_api_mismatch source_api.cutlass_missing_include\tline\tno member named '\tno template named '\tno type named '\n"
    "source_api.cccl_header_incompatible\tline\tno member named '\tno template named '\tno type named '\n"
    "hip_rocm.rocm_install_mismatch\tline\tno member named '\tno template named '\tno type named '\n"
    "source_api.cxx_standard_too_old source_api.missing_std_include\tline\tno member named '\tno template named '\tno type named '\n"
    "source_api.half_operators_ambiguous\tline\toverloaded operator '\n"
    "cuda_toolkit.cuda_toolkit_too_old\tline\tValue '\n"
    "cuda_toolkit.cuda_toolkit_too_old\tline\tValue 'c++\tValue 'gnu++\n"
    'gpu_arch.arch_list_malformed\t111\tnvcc fatal\n'
    'not_our_fault.wrong_install_command\n'
    'host_toolchain.missing_host_compiler\n'
    'install_state.cpu_only_extension\n'
    "install_state.masked_build_error\tline\t'DeepSpeedCPU\n"
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
    'host_toolchain.missing_host_compiler\n'
    'cuda_toolkit.cmake_cuda_not_found\n'
    'cuda_toolkit.build_out_of_memory\tline\tfork\tposix_spawn\tspawn\tvfork\n'
    'install_state.incomplete_install\tline\t.dylib\t.pyd\t.so\n'
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
    'link_and_load.linker_cannot_find_cuda_lib\tline\t/libMIOpen\t/libamd_comgr\t/libamdhip64\t/libcublas\t/libcuda\t/libcufft\t/libcufile\t/libculibos\t/libcupti\t/libcurand\t/libcusolver\t/libcusparse\t/libcutensor\t/libhip\t/libhsa-runtime64\t/libhsakmt\t/libnccl\t/libnpp\t/libnvJitLink\t/libnvidia-ml\t/libnvjpeg\t/libnvrtc\t/libnvshmem\t/librccl\t/libroc\n'
    'host_toolchain.missing_system_dev_package\tline\tcatastrophic error: \tfatal error: \n'
    'windows.path_with_spaces\n'
    'host_toolchain.missing_host_compiler\tline\tmake\n'
    'cuda_toolkit.cudnn_not_found\tline\tcudnn\n'
    'cuda_runtime.cudnn_version_mismatch\t\tcuDNN version \n'
    'cuda_toolkit.cuda_toolkit_too_old\t69\tnvcc fatal\n'
    'cuda_toolkit.cuda_toolkit_too_old\t89\tnvcc fatal\n'
    'cuda_runtime.nvrtc_source_incompatible\tline\tptxas fatal \n'
    'op_registration.duplicate_pybind11_type\tline\tcannot initialize type \n'
    'cuda_toolkit.missing_relaxed_constexpr\tline\terror\n'
    'cuda_toolkit.missing_relaxed_constexpr\tline\terror\n'
    'cuda_runtime.nvrtc_builtins_not_found\tline\tlibnvrtc-builtins.so\n'
    'platform_abi.python_abi_mismatch\tline\tlibpython\n'
    'source_api.cxx_standard_too_old\tline\ttype_traits(\n'
    'windows.cutlass_msvc_incompatible\t89\tcute\tcutlass\tkernel_traits\tlaunch_template\tstatic_switch\n'
    'host_toolchain.glibc_too_new_for_cuda\tline\tmathcalls.h:\n'
    'host_toolchain.gcc_too_new_for_nvcc\tline\tc++/\n'
    'source_api.cutlass_missing_include\tline\tcute\tcutlass\n'
    'source_api.cutlass_missing_include\tline\tcute\tcutlass\n'
    'source_api.cutlass_missing_include\tline\t" has no member \n'
    'source_api.cxx_standard_too_old\tline\ttypename\n'
    'host_toolchain.git_submodule_missing\tline\tclang\n'
    'source_api.cutlass_missing_include\tline\tcute\tcutlass\n'
    'platform_abi.cpu_architecture_mismatch\n'
    'not_our_fault.insufficient_log\n'
    'cuda_toolkit.nvcc_pybind11_parse_bug\t\tpybind11\n'
    'host_toolchain.missing_openmp\tline\terror: unsupported option \t错误: unsupported option \n'
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
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t43\tnot\tundefined\n'
    'source_api.removed_torch_api\tline\tat::Tensor\n'
    'source_api.removed_torch_api\n'
    'source_api.cxx_standard_too_old\tline\tassume_aligned\tatomic_ref\tbit_cast\tbit_ceil\tbit_width\tconvertible_to\tcountl_zero\tcountr_zero\tderived_from\tendian\terase_if\tfloating_point\thas_single_bit\tintegral\tinvocable\tis_constant_evaluated\tjthread\tmidpoint\tnumbers\tpartial_ordering\tpopcount\tranges\tregular\tremove_cvref\tremove_cvref_t\tsame_as\tsource_location\tspan\tssize\tstrong_ordering\tto_array\ttype_identity\ttype_identity_t\tunsigned_integral\tweak_ordering\n'
    'source_api.cccl_header_incompatible\tline\tcub\tthrust\n'
    'source_api.cutlass_api_mismatch source_api.cutlass_missing_include\tline\tcute\tcutlass\n'
    'source_api.cxx_standard_too_old\tline\tstd\n'
    'source_api.missing_std_include\tline\tCHAR_MAX\tCHAR_MIN\tDBL_EPSILON\tDBL_MAX\tDBL_MIN\tFLT_EPSILON\tFLT_MAX\tFLT_MIN\tINT16_MAX\tINT16_MIN\tINT32_MAX\tINT32_MIN\tINT64_MAX\tINT64_MIN\tINT8_MAX\tINT8_MIN\tINT_MAX\tINT_MIN\tLLONG_MAX\tLLONG_MIN\tLONG_MAX\tLONG_MIN\tSHRT_MAX\tSHRT_MIN\tUCHAR_MAX\tUCHAR_MIN\tUINT16_MAX\tUINT16_MIN\tUINT32_MAX\tUINT32_MIN\tUINT64_MAX\tUINT64_MIN\tUINT8_MAX\tUINT8_MIN\tUINTPTR_MAX\tUINT_MAX\tUINT_MIN\tULLONG_MAX\tULLONG_MIN\tULONG_MAX\tULONG_MIN\tUSHRT_MAX\tUSHRT_MIN\taccumulate\taddressof\tall_of\tany_of\tarray\tback_inserter\tbind\tcall_once\tcerr\tchrono\tclog\tcondition_variable\tcopy\tcopy_n\tcout\tdomain_error\tendl\tfill\tfill_n\tfind\tfind_if\tfor_each\tfunction\tinitializer_list\tinner_product\tint16_t\tint32_t\tint64_t\tint8_t\tint_fast16_t\tint_fast32_t\tint_fast64_t\tint_fast8_t\tint_fastmax_t\tint_fastptr_t\tint_least16_t\tint_least32_t\tint_least64_t\tint_least8_t\tint_leastmax_t\tint_leastptr_t\tintmax_t\tintptr_t\tinvalid_argument\tiota\tistreambuf_iterator\tistringstream\tlock_guard\tlogic_error\tlower_bound\tmake_shared\tmax\tmax_element\tmemcpy\tmemmove\tmemset\tmin\tmin_element\tmutex\tnone_of\tnth_element\tnumeric_limits\tonce_flag\tostringstream\tout_of_range\tpartial_sort\tpartial_sum\tref\treverse\truntime_error\tsetfill\tsetprecision\tsetw\tshared_ptr\tsort\tstable_sort\tstrcmp\tstringstream\tstrlen\tstrncpy\tswap\tswap_ranges\tthis_thread\tthread\ttransform\tuint16_t\tuint32_t\tuint64_t\tuint8_t\tuint_fast16_t\tuint_fast32_t\tuint_fast64_t\tuint_fast8_t\tuint_fastmax_t\tuint_fastptr_t\tuint_least16_t\tuint_least32_t\tuint_least64_t\tuint_least8_t\tuint_leastmax_t\tuint_leastptr_t\tuintmax_t\tuintptr_t\tunique_copy\tunique_lock\tunique_ptr\tunordered_map\tunordered_multimap\tunordered_set\tupper_bound\tvector\tweak_ptr\n'
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
    'cuda_toolkit.cuda_toolkit_not_found\t57\t"CMAKE_CUDA_COMPILER-NOTFOUND\tCMAKE_CUDA_COMPILER-NOTFOUND\tnvcc\n'
    'host_toolchain.missing_system_dev_package\tline\textension\tfollowing\n'
    'platform_abi.cpu_architecture_mismatch\tline\tAVX\tSSE4\n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t29\tnot\tundefined\n'
    'source_api.cub_thrust_mismatch\n'
    'source_api.cub_thrust_mismatch\tline\t#error\n'
    'source_api.cub_thrust_mismatch\tline\t does not name\t has not been declared\t was not declared\n'
    'gpu_arch.no_gpu_at_build_time\tline\tdetect \tdetermine \tfind \tget \tquery \n'
    'cuda_toolkit.cuda_home_wrong\n'
    'cuda_runtime.no_nvidia_driver\n'
    'cuda_runtime.ld_library_path_shadowing\n'
    'cuda_runtime.driver_too_old\n'
    'not_our_fault.harmless_output\n'
    'cuda_runtime.no_nvidia_driver\n'
    'install_state.cpu_only_torch\n'
    'cuda_runtime.no_nvidia_driver\n'
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
    'cuda_toolkit.cuda_toolkit_not_found\n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t64\tnot\tundefined\n'
    'cuda_toolkit.cudnn_not_found\n'
    'cuda_runtime.cudnn_version_mismatch\n'
    'host_toolchain.host_compiler_too_old\n'
    'platform_abi.glibcxx_too_old\t\tversion\n'
    'platform_abi.glibcxx_too_old\t\tnot found\n'
    'cuda_toolkit.cmake_cuda_not_found\n'
    'cuda_toolkit.cudnn_not_found\tline\tCUDNN\tCUDNN_INCLUDE\tCUDNN_LIBRARY\tCuDNN\tcuDNN\tcudnn\tcudnn_INCLUDE\tcudnn_LIBRARY\tlibcudnn\n'
    'cuda_toolkit.cuda_toolkit_not_found\tline\tCUDA Toolkit\tCUDA compiler\tCUDA installation\tCUDA toolkit\tCUDA_HOME\tNVCC\tnvcc\n'
    'op_registration.missing_fake_impl\n'
    'triton_inductor.triton_nonconstexpr_global\n'
    'triton_inductor.triton_nonconstexpr_global\t\twithin\n'
    'host_toolchain.missing_python_dev_headers\tline\tPython.h\n'
    'install_state.no_matching_wheel\n'
    'triton_inductor.triton_torch_version_mismatch\n'
    'host_toolchain.git_submodule_missing\n'
    'op_registration.op_library_not_loaded\tline\t C++ \t CPP \t CUDA \t compiled \t native \n'
    'install_state.cpu_only_torch\tline\tATen_cuda library\tthe ATen_cuda library\n'
    'op_registration.op_library_not_loaded\tline\t load library "\t load library \'\t load the library "\t load the library \'\n'
    'cuda_runtime.cuda_lib_version_mismatch\n'
    'not_our_fault.network_failure\n'
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
    'not_our_fault.insufficient_log\n'
    'not_our_fault.network_failure\t\tErr:\n'
    'host_toolchain.ninja_missing\tline\t or newer\n'
    'host_toolchain.missing_host_compiler\tline\tMicrosoft Visual C++ installation\tMicrosoft Visual Studio installation\tVisual Studio installation\n'
    'host_toolchain.missing_host_compiler\tline\t installation on\n'
    'install_state.dependency_version_mismatch\t\t" that\n'
    'cuda_toolkit.cudnn_not_found\n'
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
    'op_registration.op_library_not_loaded\n'
    'torch_abi.torch_version_mismatch\tline\t versions are incompatible\n'
    'source_api.macro_or_flag_conflict\n'
    'link_and_load.missing_shared_library\t157\t: A dynamic link library (DLL) initialization\t: DLL(동적 링크 라이브러리)\t: Eine DLL-Initialisierungsroutine\t: Error en una rutina de inicialización\t: Uma rotina de inicialização\t: Une routine d\t: Произошел сбой в программе инициализации\t: ダイナミック リンク ライブラリ\t: 动态链接库\t: 動態連結程式庫\n'
    'torch_abi.torch_version_mismatch\tline\t el proceso especificado\tBelirtilen yordam bulunamadı\tDie angegebene Prozedur konnte nicht\tDie angegebene Prozedur wurde nicht gefunden\tImpossibile trovare la procedura\tNie można odnaleźć określonej procedury\te est introuvable\the specified pro\tvel encontrar o procedimento especificado\tНе найдена указанная процедура\t找不到指定的程序\t指定されたプロシージャが見つかりません\t지정된 프로시저를 찾을 수 없습니다\n'
    'link_and_load.missing_shared_library\tline\t: Belirtilen modül bulunamadı\t: Das angegebene Modul wurde nicht gefunden\t: Impossibile trovare il modulo\t: Le module spécifié est introuvable\t: Nie można odnaleźć określonego modułu\t: No se encontró el módulo\t: No se ha podido encontrar el módulo\t: No se puede encontrar el módulo\t: Não foi possível encontrar o módulo\t: The specified module could not be found\t: the specified module could not be found\t: Не найден указанный модуль\t: 找不到指定的模块\t: 找不到指定的模組\t: 指定されたモジュールが見つかりません\t: 지정된 모듈을 찾을 수 없습니다\n'
    'link_and_load.missing_shared_library\n'
    'torch_abi.mixed_torch_installs\n'
    'source_api.removed_torch_api\n'
    'cuda_runtime.extension_cuda_version_mismatch\t\tversions\n'
    'triton_inductor.triton_api_mismatch\n'
    'source_api.removed_torch_api\n'
    'source_api.removed_torch_api\t27\tnot\tundefined\n'
    'not_our_fault.disk_full\n'
    'op_registration.custom_op_wrong_dispatch_key\t\tpre-existing registration to\n'
    'torch_abi.torch_library_not_linked\tline\tCUDA kernel\tHIP kernel\n'
    'install_state.cpu_only_torch install_state.unsupported_platform\n'
    'windows.path_with_spaces\n'
    'cuda_toolkit.build_out_of_memory\n'
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
    'host_toolchain.setuptools_incompatible\tline\tCython"\tCython\'\tnanobind"\tnanobind\'\tnumpy"\tnumpy\'\tpackaging"\tpackaging\'\tpsutil"\tpsutil\'\tpybind11"\tpybind11\'\tsetuptools_scm"\tsetuptools_scm\'\tskbuild"\tskbuild\'\n'
    'op_registration.op_namespace_mismatch\tline\t) in\n'
    'not_our_fault.insufficient_log\n'
    'not_our_fault.insufficient_log\n'
    'install_state.masked_build_error\tline\t. Falling back\n'
    'not_our_fault.insufficient_log\n'
    'cuda_toolkit.cmake_cuda_not_found\n'
    'cuda_toolkit.cmake_cuda_not_found\t91\tCompiler output:\n'
    'host_toolchain.missing_host_compiler\tline\tC compiler,\tC compiler.\tC++ compiler,\tC++ compiler.\tC++compiler,\tC++compiler.\tCcompiler,\tCcompiler.\tMSVC compiler,\tMSVC compiler.\tMSVCcompiler,\tMSVCcompiler.\n'
    'hip_rocm.rocm_install_mismatch\n'
    'cuda_toolkit.cmake_cuda_not_found\n'
    'cuda_toolkit.cmake_cuda_not_found\n'
    'cuda_toolkit.nvtoolsext_removed\n'
    'op_registration.op_library_not_loaded\tline\t be due to a\n'
    'cuda_runtime.no_nvidia_driver\n'
    'not_our_fault.wrong_install_command\n'
    'cuda_runtime.fabric_manager_missing\n'
    'triton_inductor.triton_compiler_bug\n'
    'not_our_fault.harmless_output\n'
    'link_and_load.library_mapping_refused\n'
    'install_state.dependency_version_mismatch\tline\t[libprotobuf \n'
    'windows.windows_path_too_long\n'
    'windows.windows_path_too_long\n'
    'cuda_toolkit.cmake_cuda_not_found\n'
    'install_state.extension_not_built\n'
    'install_state.unsupported_platform\n'
    'cuda_runtime.no_nvidia_driver\tline\tAcceleratorError\tAssertionError\tRuntimeError\n'
    'cuda_toolkit.cmake_cuda_not_found\t\tinstalls\tversions\n'
    'not_our_fault.harmless_output\n'
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
    'op_registration.pybind_op_graph_break\n'
    'hip_rocm.rocm_install_mismatch\tline\tMIOpen\n'
    'not_our_fault.network_failure\n'
    'windows.wrong_windows_compiler\n'
    'torch_abi.mixed_torch_installs\tline\t-orch\t~orch\n'
    'install_state.dependency_version_mismatch\tline\tbut found \n'
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
    'op_registration.missing_fake_impl\n'
    'hip_rocm.hipify_not_applied\tline\tAMD__\tHCC__\n'
    'cuda_toolkit.cuda_toolkit_not_found\tline\t cannot be found\t compiler not found\t could not be found\t does not exist\t executable not found\t is not available\t is not found\t is not in PATH\t is not in your PATH\t is not installed\t not found\t not in PATH\t not installed\t was not found\n'
    'cuda_runtime.driver_too_old\n'
    'cuda_runtime.no_nvidia_driver\tline\tt communicate with the NVIDIA driver\n'
    'triton_inductor.inductor_codegen_bug\tline\t is not defined\n'
    "install_state.extension_not_built\tline\t' is not defined\n"
    'install_state.source_tree_shadows_install\n'
    'install_state.extension_not_built\tline\txFormers\n'
    'not_our_fault.wrong_install_command\n'
    'host_toolchain.ninja_missing\tline\tbuild\tload C++\n'
    'gpu_arch.no_gpu_at_build_time\n'
    'cuda_toolkit.cmake_cuda_not_found\n'
    'not_our_fault.gpu_out_of_memory\n'
    'install_state.no_matching_wheel install_state.unsupported_platform not_our_fault.wrong_install_command\n'
    'install_state.extension_not_built install_state.masked_build_error install_state.source_tree_shadows_install\n'
    'install_state.build_isolation_no_torch\tline\tCython\tcmake\tninja\tnumpy\tnvidia\tpackaging\tpsutil\tpybind11\tsetuptools_scm\tskbuild\twheel\n'
    'install_state.masked_build_error\tline\t_plugin\n'
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
    'host_toolchain.missing_system_dev_package\tline\tautoconf"\tautoconf\'\tautomake"\tautomake\'\tautoreconf"\tautoreconf\'\tbison"\tbison\'\tcmake"\tcmake\'\tflex"\tflex\'\tm4"\tm4\'\tmake"\tmake\'\tpatch"\tpatch\'\tpkg-config"\tpkg-config\'\tswig"\tswig\'\n'
    'install_state.masked_build_error\tline\tcached_ops\n'
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
    'platform_abi.numpy_abi_mismatch\t\t1.x\n'
    'platform_abi.numpy_abi_mismatch\n'
    'platform_abi.cpu_architecture_mismatch\n'
    'cuda_toolkit.nvtoolsext_removed\tline\tinclude\n'
    'link_and_load.duplicate_openmp_runtime\n'
    'link_and_load.duplicate_openmp_runtime\t\tInitializing \n'
    'link_and_load.duplicate_openmp_runtime\tline\t failed\n'
    'install_state.cpu_only_extension\tline\t for CPU\t for a CPU\t in CPU\t in a CPU\n'
    'not_our_fault.gpu_out_of_memory\n'
    'link_and_load.missing_shared_library\n'
    'op_registration.duplicate_torch_library_namespace op_registration.op_library_loaded_twice\n'
    'torch_abi.mixed_torch_installs\tline\t_quantized\taten\tprepacked\tprim\tprims\tquantized\n'
    'op_registration.op_namespace_mismatch\n'
    'op_registration.missing_fake_impl\n'
    'cuda_toolkit.build_out_of_memory\n'
    'cuda_runtime.extension_cuda_version_mismatch\tline\t identifier not found\t is undefined\t was not declared\n'
    'triton_inductor.triton_compiler_bug\n'
    "host_toolchain.missing_system_dev_package\tline\t required by '\t was not found in the pkg-config\n"
    'install_state.dependency_version_mismatch\tline\t could not be satisfied\n'
    'not_our_fault.wrong_install_command\n'
    'triton_inductor.triton_compiler_bug triton_inductor.triton_gpu_arch_unsupported\n'
    'windows.wrong_windows_compiler\n'
    'triton_inductor.triton_compiler_bug\n'
    'install_state.build_isolation_no_torch\tline\t install PyTorch\t install Torch\t install torch\n'
    'op_registration.pybind_op_graph_break\n'
    'host_toolchain.pybind11_too_old_for_python\tline\tfalsche Verwendung des unvollständigen Typs\tinvalid use of incomplete type\tuso inválido del tipo incompleto\tutilisation invalable du type incomplet\tutilisation invalide du type incomplet\t对不完全的类型\t对不完整类型\n'
    'install_state.build_isolation_no_torch\n'
    'install_state.cpu_only_torch\n'
    'gpu_arch.arch_not_built not_our_fault.hardware_unsupported\n'
    'install_state.cpu_only_torch\n'
    'not_our_fault.gpu_out_of_memory\tline\tut of memory\n'
    'platform_abi.cpu_architecture_mismatch\n'
    'install_state.torch_too_old_for_package\tline\tError: \tException: \n'
    'install_state.extension_not_built\n'
    'install_state.dependency_version_mismatch\n'
    'not_our_fault.network_failure\n'
    'op_registration.infer_schema_unsupported_type\tline\t. The valid types are\n'
    'cuda_runtime.no_nvidia_driver\tline\tFailed to infer device type\tNo CUDA GPUs are available\n'
    'platform_abi.numpy_abi_mismatch\n'
    'windows.msvc_too_new_for_nvcc\n'
    'link_and_load.text_relocations\n'
    'cuda_toolkit.nvcc_internal_crash\t166\tcicc\tcudacc\tcudafe\tcudafe++\tfatbinary\tnvcc\tnvlink\tptxas\n'
    'host_toolchain.git_submodule_missing\n'
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
    'install_state.cpu_only_extension\tline\t support\n'
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
    'cuda_toolkit.cuda_toolkit_not_found\n'
    "cuda_toolkit.cuda_toolkit_not_found\tline\tnot 'NoneType'\n"
    'cuda_toolkit.cuda_toolkit_not_found\n'
    'gpu_arch.arch_not_built\n'
    'host_toolchain.missing_host_compiler\n'
    'link_and_load.missing_shared_library\tline\t.so\n'
    'not_our_fault.harmless_output\tline\t factory\n'
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
    'cuda_toolkit.build_out_of_memory\tline\t*** [\n'
    'install_state.masked_build_error\tline\tninja", "--version\tninja", \'--version\tninja\', "--version\tninja\', \'--version\n'
    'platform_abi.numpy_abi_mismatch\t\tfound\n'
    'host_toolchain.gcc_too_new_for_nvcc\tline\tbasic_string.tcc\n'
    'gpu_arch.arch_not_built\n'
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
    'op_registration.custom_op_wrong_dispatch_key\t\tCompositeImplicitAutograd\n'
    'source_api.half_operators_ambiguous\tline\tHalf\tbfloat16\thalf\n'
    'source_api.half_operators_ambiguous\tline\t (operand types are \n'
    'not_our_fault.insufficient_log\n'
    'op_registration.infer_schema_unsupported_type\n'
    'triton_inductor.triton_gpu_arch_unsupported\tline\tcompute\n'
    'gpu_arch.no_gpu_at_build_time\tline\t+PTX\n'
    'gpu_arch.arch_dropped_by_toolkit gpu_arch.arch_list_malformed gpu_arch.nvcc_too_old_for_arch\t\tnsupported\n'
    'gpu_arch.arch_feature_needs_sm90a\t\tsm_\n'
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
    'install_state.cpu_only_torch\tline\tUDA None\tuda None\n'
    'host_toolchain.glibc_too_new_for_cuda\tline\tdentifier\tnvalid\n'
    'host_toolchain.missing_system_dev_package\tline\t" not found\t\' not found\n'
    'host_toolchain.gcc_too_new_for_nvcc\tline\t435:145\t530:146\n'
    'install_state.cpu_only_extension\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'install_state.extension_not_built\tline\tPlease \tdid you \tforget to \tforgot to \thave to \tmust \tneed to \tplease \n'
    'torch_abi.build_isolation_other_torch\tline\ttorch\n'
    'torch_abi.torch_version_mismatch\t\t against PyTorch\t against Pytorch\t against Torch\t against torch\t for PyTorch\t for Pytorch\t for Torch\t for torch\t using PyTorch\t using Pytorch\t using Torch\t using torch\t with PyTorch\t with Pytorch\t with Torch\t with torch\n'
    'torch_abi.torch_version_mismatch\tline\torch\n'
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
    'host_toolchain.missing_openmp\tline\tlibgomp.spec\n'
    'host_toolchain.setuptools_incompatible\n'
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
    'source_api.removed_torch_api\n'
    'host_toolchain.gcc_too_new_for_nvcc\n'
    'not_our_fault.network_failure\n'
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
    'host_toolchain.missing_system_dev_package\t209\tGL/gl.h\tGL/glcorearb.h\tGL/glext.h\tGL/glx.h\n'
    'host_toolchain.missing_system_dev_package\t209\tglog/logging.h\n'
    'host_toolchain.missing_system_dev_package\t209\tlinux/limits.h\n'
    'host_toolchain.missing_system_dev_package\t210\tgflags/gflags.h\n'
    'host_toolchain.missing_system_dev_package\t211\tcblas.h\tcblas_mangling.h\n'
    'host_toolchain.missing_system_dev_package\t212\tEGL/egl.h\tEGL/eglext.h\tEGL/eglplatform.h\n'
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
    'not_our_fault.hardware_unsupported\tline\tor above\tor higher\tor newer\n'
    'install_state.dependency_version_mismatch\t310\tthat\n'
    'not_our_fault.wrong_install_command\n'
    'cuda_toolkit.cmake_cuda_not_found\n'
    'host_toolchain.missing_system_dev_package\tline\t is missing\t is required\t not found\n'
    'host_toolchain.missing_system_dev_package\tline\tUnable to find \tcannot find \tcould not find \tunable to find \n'
    'cuda_runtime.ld_library_path_shadowing\n'
    'install_state.torch_too_old_for_package\tline\tno member \n'
    'cuda_toolkit.cuda_toolkit_too_old\t73\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'cuda_toolkit.cuda_toolkit_too_old\tline\tC1083\n'
    'install_state.dependency_version_mismatch\n'
    'torch_abi.torch_not_imported_first\tline\t: at::\t: c10::\t: torch::\n'
    'cuda_runtime.no_nvidia_driver\tline\twith capabilities: [[gpu\n'
    'hip_rocm.cuda_only_code_on_hip\n'
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
    'link_and_load.missing_module_init\t\tfunction\n'
    'source_api.macro_or_flag_conflict\tline\t-fno-rtti\t-frtti\n'
    'not_our_fault.wrong_install_command\tline\tBecause \tbecause \n'
    'cuda_runtime.ptx_newer_than_driver\tline\tPTX was comp\n'
    'link_and_load.executable_stack_refused\t\tstack as\n'
    'cuda_toolkit.cuda_toolkit_not_found\t\tCUDA_HOME\tCUDA_PATH\n'
    'not_our_fault.network_failure\tline\t retries\n'
    'windows.wrong_windows_compiler\t\t: error C2\t: fatal error C2\n'
    'torch_abi.torch_not_imported_first\tline\tlibc10_cuda.so: cannot\tlibtorch_cuda.so: cannot\n'
    'source_api.cxx_standard_too_old\n'
    'not_our_fault.network_failure\n'
    'host_toolchain.missing_host_compiler\t\trunning build_ext\n'
    'source_api.cxx_standard_too_old\n'
    "not_our_fault.network_failure\tline\t' failed\n"
    'host_toolchain.gcc_too_new_for_nvcc\tline\tc++/\n'
    'source_api.macro_or_flag_conflict\t203\tfar\tmax\tmin\tnear\tsmall\n'
    "source_api.removed_torch_api\tline\t'TH\t'struct TH\t‘TH\t‘struct TH\n"
    'host_toolchain.gcc_too_new_for_nvcc\tline\t" is undefined\n'
    "not_our_fault.wrong_install_command\tline\t' found\n"
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
    'link_and_load.library_mapping_refused\t\tshared object\n'
    'cuda_runtime.nvrtc_builtins_not_found\tline\tnvrtc-builtins\n'
    'not_our_fault.insufficient_log\tline\tcode \tstatus \n'
    'cuda_toolkit.build_out_of_memory\n'
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
    'triton_inductor.triton_api_mismatch\tline\tASTSource\tAutotuner\tCUDAOptions\tCUDAUtils\tCompiledKernel\tCudaDriver\tCudaUtils\tGPUTarget\tHeuristics\tInterpretedFunction\tJITFunction\tKernelMetadata\tLazyDict\tNVIDIABackend\n'
    'triton_inductor.triton_torch_version_mismatch\tline\tASTSource\tAutotuner\tCompiledKernel\tGPUTarget\tJITFunction\tKernelMetadata\n'
    'install_state.dependency_version_mismatch\tline\t in class \t in namespace \n'
    'link_and_load.wrong_library_picked_at_link\tline\t in /usr/\n'
    'gpu_arch.intrinsic_needs_newer_arch\t\trequires\n'
    'hip_rocm.rocm_install_mismatch\n'
    'not_our_fault.network_failure\tline\tIncompleteRead\tRemoteDisconnected\n'
    'install_state.dependency_version_mismatch\tline\t "nccl\t \'nccl\n'
    'source_api.cub_thrust_mismatch\tline\tCUB_NS_QUALIFIER\tTHRUST_NS_QUALIFIER\t_CCCL_\n'
    'cuda_runtime.nvrtc_source_incompatible\t75\tcudaGridDependencySynchronize" is undefined\tcudaTriggerProgrammaticLaunchCompletion" is undefined\n'
    'cuda_toolkit.cuda_toolkit_too_old source_api.cccl_header_incompatible\tline\t" is undefined\n'
    'source_api.missing_std_include\tline\tCHAR_MAX\tCHAR_MIN\tDBL_EPSILON\tDBL_MAX\tDBL_MIN\tFLT_EPSILON\tFLT_MAX\tFLT_MIN\tINT16_MAX\tINT16_MIN\tINT32_MAX\tINT32_MIN\tINT64_MAX\tINT64_MIN\tINT8_MAX\tINT8_MIN\tINT_MAX\tINT_MIN\tLLONG_MAX\tLLONG_MIN\tLONG_MAX\tLONG_MIN\tSHRT_MAX\tSHRT_MIN\tUCHAR_MAX\tUCHAR_MIN\tUINT16_MAX\tUINT16_MIN\tUINT32_MAX\tUINT32_MIN\tUINT64_MAX\tUINT64_MIN\tUINT8_MAX\tUINT8_MIN\tUINTPTR_MAX\tUINT_MAX\tUINT_MIN\tULLONG_MAX\tULLONG_MIN\tULONG_MAX\tULONG_MIN\tUSHRT_MAX\tUSHRT_MIN\tint16_t\tint32_t\tint64_t\tint8_t\tint_fast16_t\tint_fast32_t\tint_fast64_t\tint_fast8_t\tint_fastmax_t\tint_fastptr_t\tint_least16_t\tint_least32_t\tint_least64_t\tint_least8_t\tint_leastmax_t\tint_leastptr_t\tintmax_t\tintptr_t\tuint16_t\tuint32_t\tuint64_t\tuint8_t\tuint_fast16_t\tuint_fast32_t\tuint_fast64_t\tuint_fast8_t\tuint_fastmax_t\tuint_fastptr_t\tuint_least16_t\tuint_least32_t\tuint_least64_t\tuint_least8_t\tuint_leastmax_t\tuint_leastptr_t\tuintmax_t\tuintptr_t\n'
    'install_state.torch_too_old_for_package\tline\tTORCH_CHECK" is undefined\tTORCH_LIBRARY_FRAGMENT" is undefined\n'
    'source_api.cxx_standard_too_old\tline\tchar16_t" is undefined\tconstexpr" is undefined\tdecltype" is undefined\tnoexcept" is undefined\tnullptr" is undefined\tstatic_assert" is undefined\n'
    'source_api.cxx_standard_too_old\tline\tchar8_t" is undefined\tconcept" is undefined\tconsteval" is undefined\tconstinit" is undefined\n'
    'source_api.cutlass_missing_include\tline\timplicit_gemm_tensor_c_size" is undefined\tmake_cute_packed_stride" is undefined\n'
    'cuda_toolkit.cuda_toolkit_too_old\tline\tBLASLT_\tBLAS_\tDA_C_\tDA_R_\n'
    'host_toolchain.gcc_too_new_for_nvcc\tline\t128" is undefined\t128x" is undefined\t32" is undefined\t32x" is undefined\t64" is undefined\t64x" is undefined\n'
    'cuda_toolkit.nvcc_host_intrinsics\tline\taarch64_\taltivec_\tarm_\telementwise_\tia32_\tmasked_\tneon_\tvsx_\n'
    'install_state.dependency_version_mismatch\tline\t" is undefined\n'
    'cuda_runtime.extension_cuda_version_mismatch\n'
    'install_state.unsupported_platform\t43\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'install_state.unsupported_platform\tline\tC1083\n'
    'install_state.unsupported_platform\tline\tinclude file \n'
    'install_state.cpu_only_extension\tline\t not found\n'
    'platform_abi.python_abi_mismatch\t464\tmodule export function\n'
    'link_and_load.linker_cannot_find_cuda_lib\n'
    'link_and_load.linker_cannot_find_cuda_lib\tline\t -lATen\t -lc10\t -lcaffe2\t -ltorch\t -ltorch_cpu\t -ltorch_global_deps\t -ltorch_python\n'
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
    'gpu_arch.nvrtc_too_old_for_arch\n'
    'host_toolchain.missing_host_compiler\t195\tThe C compiler:\tThe CMAKE_CXX_COMPILER:\tThe CMAKE_C_COMPILER:\tThe CXX compiler:\n'
    'cuda_toolkit.cuda_home_wrong\t252\tCMAKE_CUDA_COMPILER:\n'
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
    'not_our_fault.wrong_install_command\n'
    'host_toolchain.missing_system_dev_package\t37\t open include file\t open source file\n'
    'host_toolchain.missing_system_dev_package\t38\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'source_api.macro_or_flag_conflict\n'
    'install_state.no_matching_wheel\t\twheels\n'
    'host_toolchain.pybind11_too_old_for_python\tline\tPyFrameObject\t_frame\tstruct _frame\n'
    'cuda_toolkit.build_out_of_memory\n'
    'link_and_load.static_tls_exhausted\t\tallocate\n'
    'cuda_toolkit.cuda_toolkit_mismatch\t\tCUDA version\n'
    'source_api.cutlass_api_mismatch\tline\tcute::\tcutlass::\n'
    "install_state.dependency_version_mismatch\tline\tANTIALIAS'\tCUBIC'\tLINEAR'\n"
    'install_state.cpu_only_extension\n'
    "install_state.dependency_version_mismatch\tline\tInf'\tNaN'\tbool'\tcomplex'\tcumproduct'\tfloat'\tfloat_'\tin1d'\tinfty'\tint'\tlong'\tobject'\tproduct'\tstr'\ttrapz'\ttypeDict'\tunicode_'\n"
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
    'cuda_toolkit.cuda_toolkit_too_old\n'
    'install_state.extension_not_built\tline\t.glob(\t.iterdir(\t.rglob(\n'
    'host_toolchain.ninja_missing\n'
    'not_our_fault.insufficient_log\n'
    'torch_abi.stale_build_artifacts\n'
    'source_api.cutlass_api_mismatch\tline\tfunction "cut\tfunction template "cut\n'
    'source_api.cutlass_api_mismatch\tline\te::\tlass::\n'
    'gpu_arch.intrinsic_needs_newer_arch\t\t matches the argument list\n'
    'gpu_arch.arch_not_built\n'
    'hip_rocm.hip_half_conversions_disabled\tline\t__half\n'
    'hip_rocm.hip_warp_sync_mismatch\tline\t"__\t\'__\t‘__\n'
    'hip_rocm.hip_ldg_half\tline\t__ldg\n'
    "source_api.removed_torch_api\tline\t' in 'at\t' in 'c10\t' in 'torch\t' in namespace 'at\t' in namespace 'c10\t' in namespace 'torch\n"
    "source_api.removed_torch_api\tline\t' in 'at::Type'\n"
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
    'not_our_fault.hardware_unsupported\n'
    'install_state.no_matching_wheel\n'
    'cuda_toolkit.nvcc_internal_crash\tline\t: assertion \n'
    'host_toolchain.missing_system_dev_package\t40\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'host_toolchain.missing_system_dev_package\tline\tC1083\n'
    'host_toolchain.missing_system_dev_package\tline\tinclude file \n'
    'cuda_toolkit.nvtoolsext_removed\t49\t open include file\t open source file\n'
    'cuda_toolkit.nvtoolsext_removed\t50\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    'cuda_toolkit.nvtoolsext_removed\tline\tC1083\n'
    'cuda_toolkit.nvtoolsext_removed\tline\tinclude file \n'
    'cuda_toolkit.nvtoolsext_removed\tline\tLNK1104\tLNK1181\n'
    'cuda_toolkit.cuda_toolkit_not_found\tline\tBefehl nicht gefunden\tKommando nicht gefunden\tNo such file or directory\tcomando non trovato\tcomando não encontrado\tcommand not found\tcommande introuvable\tkomut yok\tnie znaleziono polecenia\tno se encontró la orden\tnot found\torden no encontrada\tкоманда не найдена\tコマンドが見つかりません\t找不到命令\t指令找不到\t未找到命令\t没有那个文件或目录\t명령어를 찾을 수 없음\n'
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
    'install_state.cpu_only_extension\tline\t support\n'
    'not_our_fault.hardware_unsupported\n'
    'not_our_fault.gpu_out_of_memory\tline\tError\tFailure\terror\tfailure\n'
    'not_our_fault.gpu_out_of_memory\tline\tuda failure \n'
    'cuda_toolkit.build_out_of_memory\tline\t bytes\n'
    'triton_inductor.triton_shared_memory_exceeded\t\t: shared memory\n'
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
    'not_our_fault.insufficient_log\n'
    'source_api.cxx_standard_too_old\tline\t standard\n'
    'source_api.cxx_standard_too_old\n'
    'gpu_arch.arch_list_malformed gpu_arch.arch_unknown_to_torch\t\tUnknown\n'
    'cuda_runtime.cuda_compat_library_loaded\n'
    'cuda_runtime.fabric_manager_missing\n'
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
    'host_toolchain.ninja_missing\n'
    'link_and_load.linker_cannot_find_cuda_lib\n'
    'link_and_load.linker_cannot_find_cuda_lib\tline\tATen\tc10\tcaffe2\ttorch\ttorch_cpu\ttorch_global_deps\ttorch_python\n'
    'install_state.cpu_only_torch\tline\tc10_cuda\ttorch_cuda\n'
    'hip_rocm.hipify_not_applied\tline\tdeclared identifier "cuda\tdeclared identifier \'cuda\tdeclared identifier ‘cuda\tknown type name "cuda\tknown type name \'cuda\tknown type name ‘cuda\n'
    'link_and_load.linker_cannot_find_cuda_lib\tline\tlibMIOpen\tlibamd_comgr\tlibamdhip64\tlibcublas\tlibcuda\tlibcufft\tlibcufile\tlibculibos\tlibcupti\tlibcurand\tlibcusolver\tlibcusparse\tlibcutensor\tlibhip\tlibhsa-runtime64\tlibhsakmt\tlibnccl\tlibnpp\tlibnvJitLink\tlibnvidia-ml\tlibnvjpeg\tlibnvrtc\tlibnvshmem\tlibrccl\tlibroc\n'
    'not_our_fault.harmless_output\n'
    'platform_abi.mkl_version_mismatch\n'
    'hip_rocm.rocm_install_mismatch\n'
    "source_api.cxx_standard_too_old\tline\t 'char8_t'\t 'concept'\t 'consteval'\t 'constinit'\n"
    'source_api.missing_std_include\tline\tCHAR_MAX\tCHAR_MIN\tDBL_EPSILON\tDBL_MAX\tDBL_MIN\tFLT_EPSILON\tFLT_MAX\tFLT_MIN\tINT16_MAX\tINT16_MIN\tINT32_MAX\tINT32_MIN\tINT64_MAX\tINT64_MIN\tINT8_MAX\tINT8_MIN\tINT_MAX\tINT_MIN\tLLONG_MAX\tLLONG_MIN\tLONG_MAX\tLONG_MIN\tSHRT_MAX\tSHRT_MIN\tUCHAR_MAX\tUCHAR_MIN\tUINT16_MAX\tUINT16_MIN\tUINT32_MAX\tUINT32_MIN\tUINT64_MAX\tUINT64_MIN\tUINT8_MAX\tUINT8_MIN\tUINTPTR_MAX\tUINT_MAX\tUINT_MIN\tULLONG_MAX\tULLONG_MIN\tULONG_MAX\tULONG_MIN\tUSHRT_MAX\tUSHRT_MIN\tint16_t\tint32_t\tint64_t\tint8_t\tint_fast16_t\tint_fast32_t\tint_fast64_t\tint_fast8_t\tint_fastmax_t\tint_fastptr_t\tint_least16_t\tint_least32_t\tint_least64_t\tint_least8_t\tint_leastmax_t\tint_leastptr_t\tintmax_t\tintptr_t\tuint16_t\tuint32_t\tuint64_t\tuint8_t\tuint_fast16_t\tuint_fast32_t\tuint_fast64_t\tuint_fast8_t\tuint_fastmax_t\tuint_fastptr_t\tuint_least16_t\tuint_least32_t\tuint_least64_t\tuint_least8_t\tuint_leastmax_t\tuint_leastptr_t\tuintmax_t\tuintptr_t\n'
    'hip_rocm.rocm_install_mismatch\n'
    'cuda_toolkit.cuda_toolkit_too_old\tline\tline option \n'
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
