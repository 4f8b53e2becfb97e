"""Which causes to import for a log. Written by tools/index_causes.py."""

IN_LOGS: dict[int, str] = {
    540682536: '(): incompatible function arguments. The following argument types are\t326',
    540685421: 'm4: command not found\t970\nm4: not found\t970',
    540697708: "ld: cannot find\t1358\nld: library 'ATen' not found\t1359\nld: library 'EGL\t1360\nld: library 'GL\t1361\nld: library 'GLEW\t1362\nld: library 'GLU\t1361\nld: library 'GLX\t1361\nld: library 'MIOpen\t1363\nld: library 'OpenGL\t1361\nld: library 'X11\t1364\nld: library 'Xext\t1364\nld: library 'Xi\t1364\nld: library 'Xrandr\t1364\nld: library 'aio\t1365\nld: library 'amd_comgr\t1363\nld: library 'amdhip64\t1363\nld: library 'blas\t1366\nld: library 'c\t1367\nld: library 'c10' not found\t1359\nld: library 'caffe2' not found\t1359\nld: library 'cblas\t1366\nld: library 'crypt\t1368\nld: library 'crypto\t1369\nld: library 'cublas\t1363\nld: library 'cuda\t1363\nld: library 'cufft\t1363\nld: library 'cufile\t1363\nld: library 'culibos\t1363\nld: library 'cupti\t1363\nld: library 'curand\t1363\nld: library 'cusolver\t1363\nld: library 'cusparse\t1363\nld: library 'cutensor\t1363\nld: library 'dl\t1367\nld: library 'ffi\t1370\nld: library 'glfw\t1371\nld: library 'glfw3\t1371\nld: library 'glog\t1372\nld: library 'hip\t1363\nld: library 'hsa-runtime64\t1363\nld: library 'hsakmt\t1363\nld: library 'ibverbs\t1373\nld: library 'jpeg\t1374\nld: library 'm\t1367\nld: library 'mlx5\t1373\nld: library 'mpi\t1375\nld: library 'mpi_cxx\t1375\nld: library 'nccl\t1363\nld: library 'npp\t1363\nld: library 'numa\t1376\nld: library 'nvJitLink\t1363\nld: library 'nvidia-ml\t1363\nld: library 'nvjpeg\t1363\nld: library 'nvrtc\t1363\nld: library 'nvshmem\t1363\nld: library 'openblas\t1366\nld: library 'png\t1377\nld: library 'png16\t1377\nld: library 'pthread\t1367\nld: library 'rccl\t1363\nld: library 'rdmacm\t1373\nld: library 'roc\t1363\nld: library 'rt\t1367\nld: library 'ssl\t1369\nld: library 'stdc++\t1378\nld: library 'tbb\t1379\nld: library 'torch' not found\t1359\nld: library 'torch_cpu' not found\t1359\nld: library 'torch_global_deps' not found\t1359\nld: library 'torch_python' not found\t1359\nld: library 'uuid\t1380\nld: library 'z\t1381\nld: library ‘EGL\t1360\nld: library ‘GL\t1361\nld: library ‘GLEW\t1362\nld: library ‘GLU\t1361\nld: library ‘GLX\t1361\nld: library ‘OpenGL\t1361\nld: library ‘X11\t1364\nld: library ‘Xext\t1364\nld: library ‘Xi\t1364\nld: library ‘Xrandr\t1364\nld: library ‘aio\t1365\nld: library ‘blas\t1366\nld: library ‘c\t1367\nld: library ‘cblas\t1366\nld: library ‘crypt\t1368\nld: library ‘crypto\t1369\nld: library ‘dl\t1367\nld: library ‘ffi\t1370\nld: library ‘glfw\t1371\nld: library ‘glfw3\t1371\nld: library ‘glog\t1372\nld: library ‘ibverbs\t1373\nld: library ‘jpeg\t1374\nld: library ‘m\t1367\nld: library ‘mlx5\t1373\nld: library ‘mpi\t1375\nld: library ‘mpi_cxx\t1375\nld: library ‘numa\t1376\nld: library ‘openblas\t1366\nld: library ‘png\t1377\nld: library ‘png16\t1377\nld: library ‘pthread\t1367\nld: library ‘rdmacm\t1373\nld: library ‘rt\t1367\nld: library ‘ssl\t1369\nld: library ‘stdc++\t1378\nld: library ‘tbb\t1379\nld: library ‘uuid\t1380\nld: library ‘z\t1381",
    540702325: 'uv: command not found\t1151\nuv: not found\t1151',
    540949792: ' => not found\t10',
    541218115: 'CUB requires a definition of CUB_NS_QUALIFIER\t529',
    541675585: 'API call is not supported in the installed CUDA driver\t424',
    541870925: 'MKL ERROR: \t751\nMKL FATAL ERROR: \t751',
    541871172: 'DLL load failed\t619 620 621\nDLL load failed while importing \t622\nDLL load failed: Die angegebene Prozedur\t623\nDLL load failed: The specified procedure\t623\nDLL load failed: 找不到指定的程序\t623',
    541937487: 'OOM when allocating tensor\t810',
    542329940: 'TLS handshake timeout\t869',
    542461511: 'GNU version! gcc \t703',
    542462019: "CPU does not support \t526\nCPU doesn't support \t526\nCPU lacks \t526",
    542462023: 'GPU architecture\t532\nGPU capabilit\t532\nGPU compute architecture\t532\nGPU compute capabilit\t532',
    543449442: 'bad register name \t971',
    543451460: 'Did you forget to add @triton.jit\t626',
    543451492: 'did not complete successfully: exit code: 137\t1187\ndid you forget to \t1188',
    543516756: 'The \'sklearn\' PyPI package is deprecated\t877\nThe CUDA compiler identification is unknown\t878\nThe current CMakeCache.txt directory \t879\nThe library is compiled without \t880\nThe source "\t881\nThe specified path, file name, or both are too long\t882\nThe term \'nvcc\' is not recognized\t579',
    543516788: 'the operator \t1610',
    543517006: 'Nie ma takiego pliku\t468 469 470 471 472 473 474 475 476 477 478',
    543517801: 'ile in wrong format\t832',
    543519605: "use of undeclared identifier \t1669\nuse of undeclared identifier '\t1659 1660 1661",
    543521063: "'ye tanımsız başvuru\t273",
    543584032: ' of the Protocol Buffer runtime library, but the installed version is \t206\n of the Protocol Buffer runtime library, which is not\t207',
    543585601: 'Auf dem Gerät ist kein Speicherplatz\t488',
    544104771: 'Can not find\t567',
    544106784: ' in namespace\t145\n in namespace \t146\n in your include path is not compatible with this release of \t147',
    544108320: ' on CUDA arch < \t208\n on a machine with \t209',
    544108366: 'Non rimane spazio sul device\t801',
    544108398: 'non rimane spazio sul device\t801',
    544165434: ':No existe el\t113\n:No such file\t113',
    544173600: ' no es un miembro de\t145 160 161 162\n no se reconoce\t179',
    544173940: 'too few arguments for template template parameter "Tuple"\t1615\ntoo many initializer values\t1616\ntoo old to be supported by the triton GPU compiler\t1617',
    544175136: ' to be true, but got false\t258\n to compile PyTorch\t259\n to find Python.h\t260',
    544236404: 'tcp connect error\t1077',
    544238959: 'omp not found\t1264',
    544370464: ' or above\t13\n or above \t243\n or greater \t243\n or higher\t13\n or higher \t243\n or later\t13\n or later \t243\n or later compatible compiler is required\t244\n or newer\t13\n or newer \t243\n or one of its dependencies\t245',
    544372079: 'our device is too old. We require compute capability\t1542',
    544432488: 'has already been de\t1269\nhas no attribute \t1053 1270 1271\nhas no member \t1272\nhas no member named \t1272\nhas not been declared\t976',
    544432503: 'was compiled with CPU_ONLY flag\t1685\nwas not declared in this scope\t976',
    544434464: " is already registered\t149\n is already registered as a pybind11::native_enum\t150\n is already registered. Ensure that registration with torch::class_\t151\n is ambiguous\t152\n is defined in header \t153\n is incompatible with lib\t154\n is less than desired GPU memory\t155\n is missing, please make sure it is specified in the 'build-system.requires'\t156\n is not None\t157\n is not a \t158\n is not a directory\t35\n is not a member of\t145 159 160 161 162\n is not a member of \t163 164 165 166\n is not a member of 'cute\t140\n is not a member of 'cutlass\t140\n is not a member of ‘cute\t140\n is not a member of ‘cutlass\t140\n is not a recognized processor for this target\t167\n is not a supported wheel on this platform\t168\n is not a valid\t35\n is not a valid editable requirement\t169\n is not a valid wheel file\t170\n is not compatible with the current PyTorch installation\t171\n is not compatible with this Python\t172\n is not defined\t173 174 175 176\n is not enabled\t177\n is not found\t178\n is not recognized as\t179\n is required\t180\n is required but found\t181\n is undefined\t182 183",
    544435812: 'dns error: failed to lookup address\t1193',
    544436008: '(os error 112)\t328\n(os error 122)\t328\n(os error 28)\t328',
    544437570: 'Bus error\t466',
    544500071: 'git submodule \t1258',
    544501582: 'Not a directory: \t794\nNot find\t568',
    544501607: 'got an unexpected keyword argument \t1265',
    544501614: 'not available for \t1498\nnot available on \t1498\nnot compiled with GPU offload support\t1499\nnot enough disk space\t883\nnot enough free disk space\t883\nnot enough free space\t883\nnot enough space\t883\nnot find\t568\nnot found\t1500\nnot installed\t1501\nnot match\t1191\nnot support\t1502\nnot supported for \t1498\nnot supported for the current GPU. Minimum capability: \t1503\nnot supported on \t1498\nnot valid for use in process\t22\nnot yet available for \t1498\nnot yet available on \t1498\nnot yet supported for \t1498\nnot yet supported on \t1498',
    544502633: 'ist kein Element von\t1220',
    544502645: 'ust use \t1672',
    544503119: 'Out of memory: Kill process\t816\nOut of memory: Killed process\t816',
    544503138: 'but the target was not found\t986',
    544503151: 'out of memory\t1543 1544\nout of memory allocating \t1545\nout of resource\t1546',
    544567129: 'You are running version \t926\nYou must give at least one requirement to\t927\nYou tried to install "pytorch"\t928',
    544567161: 'you should not try to import numpy from\t1692',
    544760141: 'Max retries exceeded with url\t754',
    544825888: ' by system policy\t22',
    546346988: '에 대한 정의되지 않은 참조\t273',
    547011823: '： Aucun fichier\t113\n： Datei oder Verzeichnis\t113\n： No existe el\t113\n： No such file\t113\n： Нет такого файла\t113\n： そのようなファイル\t113\n： 沒有此一檔案\t113\n： 没有那个文件\t113',
    547193058: "” is not recognized\t287\n” is not recognized as\t287\n” ist entweder falsch\t287\n” n'est pas reconnu\t287\n” no se reconoce como\t287\n” は、内部コマンド\t287\n” 不是内部\t287\n” 不是内部或外部命令\t287",
    549234155: '를 찾을 수\t1350',
    659902535: "GPU's architecture\t532\nGPU's capabilit\t532\nGPU's compute architecture\t532\nGPU's compute capabilit\t532",
    661528610: '" n\'est pas reconnu\t287',
    661528615: "' n'est pas reconnu\t287",
    661545283: "Can't find\t567 568",
    661545315: "can't be installed because it doesn't\t1006\ncan't find\t567 568\ncan't open file \t1007",
    661548868: "Don't know what to do with '\t634",
    661548900: "don't have enough free space in /\t1198",
    661679471: "omp' not found\t1264",
    662007641: "You're on \t929\nYou're using \t929",
    707403834: ': ***\t371',
    760038484: 'TDM-GCC\t750',
    761752432: 'pkg-config: command not found\t970\npkg-config: not found\t970',
    762146671: 'oom-kill\t816',
    762212206: 'non-zero number of elements, but its data is not allocated yet\t1497',
    762341744: 'pip-build-env-\t1551',
    762342767: 'omp-tools.h\t1405 1406 1407',
    762671207: 'gpu-name\t1266',
    778530416: 'png.h\t1552 1553 1554',
    778659430: 'ffi.h\t1239 1240 1241',
    778661997: 'mpi.h\t1455 1456 1457',
    779119983: 'omp.h\t1405 1406 1407',
    791687523: 'c10/cuda/impl/cuda_cmake_macros.h\t991 992 993 994 995 996\nc10/util/AlignOf.h\t997 998 999\nc10/util/Array.h\t997 998 999\nc10/util/Float\t447 448 449\nc10/util/complex_utils.h\t997 998 999\nc10/util/either.h\t997 998 999\nc10/util/in_place.h\t997 998 999\nc10/util/math_compat.h\t997 998 999\nc10/util/reverse_iterator.h\t997 998 999\nc10/util/variant.h\t997 998 999',
    792938580: 'THC/THCAtomics.cuh\t850 851 852\nTHC/THCDeviceUtils.cuh\t853 854 855 856\nTHC/THCNumerics.cuh\t857 858 859',
    793528133: 'EGL/egl.h\t637 638 639\nEGL/eglext.h\t637 638 639\nEGL/eglplatform.h\t637 638 639',
    796096883: 'sys/cdefs\t979\nsys/file.h\t1192\nsys/ioctl.h\t1192\nsys/mman.h\t1192\nsys/resource.h\t1192\nsys/socket.h\t1192\nsys/time.h\t1192\nsys/wait.h\t1192',
    796157294: 'net/http: request canceled\t869',
    796225127: 'gnu/stubs\t979',
    808464432: '000001\t357\n0000135\t356\n0000139\t355',
    808465475: 'C4003: \t515',
    827018828: 'LNK1102\t731\nLNK1104\t500 732 733 734 735 736 737\nLNK1112\t738 739\nLNK1158\t740\nLNK1181\t736 737 741',
    827085907: 'STL1002: Unexpected compiler version, expected CUDA \t839',
    828796205: '-mf16c\t360',
    842019395: 'C2027\t504',
    842020932: 'D8021\t618',
    842281539: 'C2429\t511',
    842348355: 'C7525\t511',
    842413891: 'C7624\t511',
    843796044: 'LNK2001\t273\nLNK2005: \t742\nLNK2019\t273',
    845374806: 'Vec256\t920 921',
    858796611: 'C2039: \t505 506 507 508 509 510',
    863005040: 'pip3: command not found\t1151\npip3: not found\t1151',
    875968323: 'C7642\t511',
    877350476: 'LNK4272\t739',
    909128259: 'C2061: \t510\nC2065: \t510',
    909652803: 'C3861: \t510',
    925905197: '-1073741511\t355\n-1073741515\t356\n-1073741795\t357',
    926429763: 'C2872\t514',
    942682435: 'C1083\t492 493 494 495 496 497 498 499 500 501',
    943010371: 'C2589: \t512',
    943011651: 'C7582\t511',
    959787587: 'C2593: \t513',
    976236899: 'c10::guts\t1000',
    976909409: 'at::DeprecatedTypeProperties\t969',
    978144327: 'GLM: GLM_\t702',
    978341199: 'OMP: Error #15\t806\nOMP: Error #15:\t807\nOMP: Error #179: Function pthread_\t808',
    979661939: 'std::shared_ptr<torch::jit\t1600 1601',
    979923827: 'ssh: Could not resolve hostname \t1598\nssh: connect to host \t1598',
    979923834: 'zsh: command not found: \t1697\nzsh: no matches found: \t1698',
    980445552: 'pip: command not found\t1151\npip: not found\t1151',
    980707687: 'git: command not found\t970\ngit: not found\t970',
    980708969: 'int: = is not a valid operator\t1327',
    1094928468: 'THCAssertSameGPU\t848 849\nTHCAtomics.cuh\t850 851 852',
    1094997315: "CUDA architecture\t532\nCUDA capabilit\t532\nCUDA compiler and CUDA toolkit headers are incompatible\t533\nCUDA compute architecture\t532\nCUDA compute capabilit\t532\nCUDA driver is a stub library\t534\nCUDA driver version is insufficient for CUDA runtime version\t535\nCUDA initialization: Found no NVIDIA driver on your system\t536\nCUDA unavailable, invalid device\t537\nCUDA was not found on the system, please set the CUDA_HOME\t538\nCUDA's architecture\t532\nCUDA's capabilit\t532\nCUDA's compute architecture\t532\nCUDA's compute capabilit\t532\nCUDA::nvToolsExt\t358 539 540\nCUDAGenerator\t527 528\nCUDAGuard\t541 542\nCUDAStreamGuard\t541 542\nCUDA_ARCHITECTURES\t543\nCUDA_ARCHITECTURES is set to \t544\nCUDA_ERROR_ASSERT\t545\nCUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE\t546\nCUDA_ERROR_ILLEGAL_ADDRESS\t547\nCUDA_ERROR_INVALID_IMAGE\t548\nCUDA_ERROR_LAUNCH_FAILED\t547\nCUDA_ERROR_MISALIGNED_ADDRESS\t547\nCUDA_ERROR_NO_BINARY_FOR_GPU\t549\nCUDA_ERROR_OUT_OF_MEMORY\t550\nCUDA_ERROR_STUB_LIBRARY\t534\nCUDA_ERROR_SYSTEM_DRIVER_MISMATCH\t551\nCUDA_ERROR_SYSTEM_NOT_READY\t552\nCUDA_ERROR_UNSUPPORTED_PTX_VERSION\t553\nCUDA_HOME\t554\nCUDA_HOME does not exist, unable to compile CUDA\t555\nCUDA_HOME environment variable is not set\t556\nCUDA_PATH\t554\nCUDA_TOOLKIT_ROOT_DIR not found or specified\t557\nCUDA_tensor_apply\t558 559\nCUDAs architecture\t532\nCUDAs capabilit\t532\nCUDAs compute architecture\t532\nCUDAs compute capabilit\t532",
    1096045407: '_STANDARD is set to invalid value\t943\n_STATUS_ARCH_MISMATCH\t944',
    1096308803: 'CXXABI_\t564\nCXXABI_1.3.\t565',
    1098215527: 'gpuAtomicAdd\t1267 1268',
    1100659951: '：Aucun fichier\t113',
    1111705684: 'THCBlas_\t846 847',
    1112099911: 'GLIBCXX_\t564\nGLIBCXX_3.4.\t565\nGLIBC_\t700\nGLIBC_2.\t701',
    1113812850: 'rocBLAS error: C\t1578',
    1126199118: 'No CUDA GPUs are available\t194\nNo CUDA runtime is found, using CUDA_HOME=\t772\nNo CUDA toolset found\t773',
    1128482900: 'THCCeilDiv\t464 465',
    1128486478: 'NVCC \t763\nNVCC" \t763\nNVCC\' \t763\nNVCC` \t763\nNVCC’ \t763',
    1128680517: 'ELFCLASS32\t640\nELFCLASS64\t640',
    1129467732: 'TORCH_CHECK\t870\nTORCH_CUDA_API\t429 430\nTORCH_CUDA_ARCH_LIST is not set, all archs for visible cards\t871\nTORCH_EXTENSION_NAME\t361\nTORCH_HIP_API\t502 503\nTORCH_LIBRARY_FRAGMENT\t870',
    1130320961: 'AT_CHECK\t425 426\nAT_CHECK_INDEX\t425 426\nAT_CPP14_CONSTEXPR\t427 428\nAT_CUDA_API\t429 430',
    1131701607: 'getCurrentCUDABlasHandle\t541 542\ngetCurrentCUDASolverDnHandle\t541 542\ngetCurrentCUDASparseHandle\t541 542\ngetCurrentCUDAStream\t541 542\ngetCurrentDeviceProperties\t541 542',
    1131701619: 'setCurrentCUDAStream\t541 542',
    1131898190: 'NewConnectionError\t577',
    1145120800: ' (ADVANCED)\t1',
    1145260116: 'THCDevice\t846 847\nTHCDeviceUtils.cuh\t853 854 855 856',
    1145656910: 'NVIDIA driver on your system is too old\t764\nNVIDIA-SMI has failed because it couldn\t765',
    1146438445: '-CUDA::nvToolsExt\t358',
    1146438508: 'lCUDA::nvToolsExt\t358',
    1147098177: 'AT_DISPATCH_ALL_TYPES_AND_HALF\t431 432',
    1148478823: 'getDefaultCUDAStream\t541 542\ngetDeviceProperties\t541 542',
    1150991599: '：Datei oder Verzeichnis\t113',
    1160670307: 'cl.EXE\t1072',
    1162297926: 'FBGEMM needs GCC \t563\nFBGEMM needs at least GCC \t563\nFBGEMM requires GCC \t563\nFBGEMM requires at least GCC \t563',
    1162629971: 'SSLError\t577',
    1164863831: 'WinError 2]\t500\nWinError 3]\t500',
    1164994920: 'hipErrorAssert\t545\nhipErrorInvalidDeviceFunction\t1172\nhipErrorNoBinaryForGpu\t549\nhipErrorOutOfMemory\t550',
    1176517189: 'E: Failed to fetch\t636',
    1178749012: 'THBFloat16Blas_\t846 847\nTHBFloat16Storage\t846 847\nTHBFloat16Tensor\t846 847\nTHBFloat16Vector\t846 847',
    1179009347: 'CAFFE2_API\t429 430\nCAFFE2_CUDA_API\t429 430',
    1180652609: 'AT_FORALL_SCALAR_TYPES\t433 434',
    1195591764: 'THCGenerator\t846 847',
    1196312909: 'MINGW\t750',
    1196773443: 'CPUGenerator\t527 528',
    1198271776: ' -lGLESv1\t6\n -lGLESv2\t6',
    1198418253: 'MinGW\t750',
    1229408595: 'SIGILL\t357',
    1230455855: '/DWIN32\t362',
    1230984257: 'AT_INDEX_ERROR\t435 436',
    1231254131: 'srcIndex < srcSelectDimSize\t1597',
    1262570819: 'CMAKE_CUDA_ARCHITECTURES\t518\nCMAKE_CUDA_ARCHITECTURES must be non-empty\t519\nCMAKE_CUDA_ARCHITECTURES:\t520 521\nCMAKE_CUDA_COMPILER\t522\nCMAKE_CUDA_COMPILER not set, after EnableLanguage\t523\nCMAKE_CUDA_COMPILER:\t524',
    1280136782: 'NVML Shared Library Not Found\t670',
    1280595267: 'CUTLASS needs GCC \t563\nCUTLASS needs at least GCC \t563\nCUTLASS requires GCC \t563\nCUTLASS requires at least GCC \t563',
    1281311820: 'LD_LIBRARY_PATH contains incompatible version of cudnn\t727',
    1297501260: 'LLVM ERROR: \t729\nLLVM ERROR: out of memory\t730',
    1298295148: 'libMIOpen.so.\t1385',
    1310748265: 'in Namensbereich\t1220',
    1313032276: 'THCNumerics\t846 847\nTHCNumerics.cuh\t857 858 859',
    1313101123: 'CUDNN_INCLUDE_DIR\t560\nCUDNN_INCLUDE_PATH\t560\nCUDNN_LIBRARY\t560\nCUDNN_LIBRARY_PATH\t560\nCUDNN_STATUS_SUBLIBRARY_LOADING_FAILED\t561',
    1313753172: 'THNN_\t867 868',
    1315072364: 'libNVVM cannot be found. Do `conda install\t1386',
    1318763759: '：No existe el\t113\n：No such file\t113',
    1330529327: '/DNOMINMAX\t362',
    1330795077: 'ERROR: Could not find a version\t642\nERROR: Python dependency not found\t643\nERROR: Wheel \'\t644\nERROR: unknown command "\t645',
    1330857298: 'RESOURCE_EXHAUSTED: \t831',
    1346521420: 'LIBPOSTPROC\t728',
    1347638595: 'CUSPARSE_\t562',
    1347703880: 'HTTP 000 CONNECTION FAILED\t581',
    1349083987: 'SciPy needs GCC \t563\nSciPy needs at least GCC \t563\nSciPy requires GCC \t563\nSciPy requires at least GCC \t563',
    1349350734: 'NumPy\t802\nNumPy C-API version 0x\t803\nNumPy needs GCC \t563\nNumPy needs at least GCC \t563\nNumPy requires GCC \t563\nNumPy requires at least GCC \t563\nNumPy was built with baseline optimizations\t804',
    1377843753: '): Read timed out\t336',
    1380141140: 'THCRandom\t846 847\nTHCRoundUp\t464 465',
    1380993352: 'HIPRTC status = HIPRTC_ERROR_COMPILATION\t705',
    1381122399: '_ARRAY_API\t941',
    1396918356: 'THCState\t860 861\nTHCStorage\t846 847\nTHCStream\t860 861',
    1397049428: 'THESE PACKAGES DO NOT MATCH THE HASHES\t866',
    1397050439: 'GLES2/gl\t693 694\nGLES3/gl\t693 694\nGLESv1\t695\nGLESv2\t695',
    1397706309: 'ENOSPC: no space\t641',
    1397900630: 'VERSION_MISMATCH\t919',
    1398757712: 'PY_SSIZE_T_CLEAN macro must be defined\t817',
    1400137063: 'getStreamFromPool\t541 542',
    1413567571: 'STATUS_DLL_NOT_FOUND\t356\nSTATUS_ENTRYPOINT_NOT_FOUND\t355',
    1413695572: 'THCTensor\t846 847\nTHCThrustAllocator\t846 847',
    1413761108: 'THDTensor\t846 847',
    1414744148: 'THSTensor\t846 847',
    1415530580: 'TH_TENSOR_APPLY\t558 559',
    1416914279: 'getTHCState\t860 861',
    1428175429: 'E: Unable to fetch some archives\t636',
    1430462522: ': CUDA cannot be found\t373',
    1430472788: 'THCUNN_\t846 847',
    1430481965: '-lCUDA::nvToolsExt\t358',
    1431455828: 'THRUST_NS_QUALIFIER\t531',
    1447250004: 'THCVector\t846 847',
    1448299815: "'MSVCCompiler' object has no attribute '\t323",
    1464224839: 'GLFW/glfw3.h\t696 697 698 699',
    1465865281: 'AT_WARN\t437 438',
    1498173007: 'ONLY build\t809',
    1596993859: 'C10_FALLTHROUGH\t427 428\nC10_HIP_API\t502 503\nC10_HIP_KERNEL_LAUNCH_CHECK\t502 503\nC10_HOST_CONSTEXPR\t427 428\nC10_NORETURN\t427 428',
    1596993891: 'c10_cuda.lib\t1001',
    1598182723: 'CUB_NS_QUALIFIER\t530 531',
    1598243655: 'GCC_1\t564\nGCC_3\t564\nGCC_4\t564\nGCC_7\t564',
    1598244948: 'THC_assertSameGPU\t848 849',
    1598965328: 'PFN_cuTensorMapEncode\t562',
    1600939103: '_dl_check_map_versions: Assertion\t948',
    1601008225: 'arm_acle\t967\narm_bf16\t967\narm_fp16\t967\narm_neon\t967\narm_sve\t967',
    1601009011: 'sum_intlist\t1555 1556',
    1601010035: 'sym_numel\t678\nsym_size\t678\nsym_stride\t678',
    1601204323: 'cpp_extension.load\t47 1163\ncpp_extension.py\t47',
    1629515598: 'No available memory for the cache blocks\t774',
    1629516905: 'it as a build dependency\t1345',
    1631789114: ': Cannot allocate memory\t374',
    1631811920: 'PyCapsule\t825',
    1631854650: ': Datei oder Verzeichnis\t113',
    1632127060: 'THHalfBlas_\t846 847\nTHHalfStorage\t846 847\nTHHalfTensor\t846 847\nTHHalfVector\t846 847',
    1632313402: ': Kann die Shared\t382\n: Kann die Shared-Object-Datei nicht öffnen\t380',
    1633836895: '__ballot\t562',
    1633839468: 'libaio.h\t1387 1388 1389 1390\nlibamdhip64.so.\t1385\nlibav\t1391',
    1633886247: "' cannot overload\t296",
    1633886266: ': calling a constexpr __device__ function\t396\n: calling a constexpr __host__ function\t397\n: cannot find /\t398\n: cannot open shared obj\t382\n: cannot open shared object\t399 400',
    1633903970: 'because it has a CompositeImplicitAutograd\t973',
    1633903972: 'decay_t\t1078',
    1633973603: 'cuda runtime error (2) : out of memory\t1170\ncuda.is_available()\t194\ncudaBindTexture\t562\ncudaConfigureCall\t562\ncudaErrorAssert\t545\ncudaErrorCallRequiresNewerDriver\t424\ncudaErrorCompatNotSupportedOnDevice\t546\ncudaErrorInsufficientDriver\t1171\ncudaErrorInvalidDeviceFunction\t1172\ncudaErrorInvalidKernelImage\t548\ncudaErrorMemoryAllocation\t550\ncudaErrorNoKernelImageForDevice\t549\ncudaErrorStubLibrary\t534\ncudaErrorSystemDriverMismatch\t551\ncudaErrorSystemNotReady\t552\ncudaErrorUnsupportedPtxVersion\t553\ncudaLaunchCooperativeKernelMultiDevice\t562\ncudaPointerAttributes\t1173\ncudaProfilerInitialize\t562\ncudaThreadExit\t562\ncudaThreadSynchronize\t562\ncudaTypedefs.h\t1158 1159\ncudaUnbindTexture\t562\ncuda_awbarrier\t1158 1159\ncuda_bf16.h\t1158 1159\ncuda_fp4.h\t1158 1159\ncuda_fp6.h\t1158 1159\ncuda_fp8.h\t1158 1159\ncuda_pipeline\t1158 1159\ncudart64_\t1169',
    1634036816: 'Please install \t824',
    1634036848: 'please install \t824',
    1634082855: "' failed: \t299",
    1634100580: 'default_program(\t1183',
    1634166092: 'LegacyTHDispatcher\t743 744\nLegacyTHFunctionsCUDA\t743 744',
    1634166124: 'legacy-install-failure\t1384',
    1634213922: '" has no member\t144 275\n" has no member \t276 277 278 279\n" has no member "\t280 281 282 283\n" has no member class\t284',
    1634230111: '__half\t946',
    1634493027: 'cblas.h\t1066 1067 1068\ncblas_mangling.h\t1066 1067 1068',
    1634493984: ' flag is not supported with the configured host compiler\t118',
    1634494055: 'gflags/gflags.h\t1253 1254 1255 1256 1257',
    1634541602: '" matches these operands\t288\n" may not be used in the type-id\t289',
    1634541612: ', may conflict with lib\t348',
    1634563438: 'numa.h\t1505 1506 1507\nnumaif.h\t1505 1506 1507',
    1634564716: 'lzma.h\t1435 1436 1437 1438',
    1634625890: 'binaries were compiled with C\t977',
    1634629988: 'dynamic module does not\t1199\ndynamic_cast\t1200',
    1634692128: ' load any \t117\n loaded at\t188',
    1634692166: 'Float8_e\t678',
    1634754924: 'lapack\t1352\nlapacke.h\t1353 1354 1355 1356',
    1634760805: "expanded from macro \t1227\nexpanded from macro '__noinline__'\t1228\nexpansion of macro \t1227",
    1634886000: 'parameter packs not expanded with\t1548 1549',
    1634887263: '_frame\t826 949',
    1634887267: 'cframe"\t1071\ncframe\'\t1071\ncframe’\t1071',
    1634890835: 'Strawberry\t750',
    1634954837: 'UnsatisfiedLinkError: \t907\nUnsatisfiedLinkError: no \t908',
    1634954869: 'unsatisfied condition: \t1665',
    1635017059: 'catastrophic error\t1065',
    1635017062: 'fatal error C10\t1234\nfatal error C1081\t1235\nfatal: early EOF\t1236\nfatal: fetch-pack: \t1236\nfatal: not a git repository\t1237\nfatal: unable to \t1238',
    1635018093: 'metadata-generation-failed\t1384',
    1635022189: 'mutable_data_ptr\t678',
    1635151433: "Invalid CUDA 'device=\t720\nInvalid requirement: \t721\nInvalid wheel filename\t170\nInvalidMatchSpec: \t722\nInvalidVersionSpec: \t722",
    1635151465: 'invalid command "bdist_wheel\t1330\ninvalid command "dist_info\t1330\ninvalid command "editable_wheel\t1330\ninvalid command \'bdist_wheel\t1330\ninvalid command \'dist_info\t1330\ninvalid command \'editable_wheel\t1330\ninvalid command bdist_wheel\t1330\ninvalid command dist_info\t1330\ninvalid command editable_wheel\t1330\ninvalid device function\t1331\ninvalid input constraint \'+h\' in asm\t1332\ninvalid input constraint \'+l\' in asm\t1332\ninvalid input constraint \'+r\' in asm\t1332\ninvalid input constraint \'=+h\' in asm\t1332\ninvalid input constraint \'=+l\' in asm\t1332\ninvalid input constraint \'=+r\' in asm\t1332\ninvalid input constraint \'=h\' in asm\t1332\ninvalid input constraint \'=l\' in asm\t1332\ninvalid input constraint \'=r\' in asm\t1332\ninvalid input constraint \'h\' in asm\t1332\ninvalid input constraint \'l\' in asm\t1332\ninvalid input constraint \'r\' in asm\t1332\ninvalid literal for int() with base 10: \t1333\ninvalid operands to binary expression (\t1334\ninvalid operands to binary expression (\'\t1335\ninvalid output constraint \'+h\' in asm\t1332\ninvalid output constraint \'+l\' in asm\t1332\ninvalid output constraint \'+r\' in asm\t1332\ninvalid output constraint \'=+h\' in asm\t1332\ninvalid output constraint \'=+l\' in asm\t1332\ninvalid output constraint \'=+r\' in asm\t1332\ninvalid output constraint \'=h\' in asm\t1332\ninvalid output constraint \'=l\' in asm\t1332\ninvalid output constraint \'=r\' in asm\t1332\ninvalid output constraint \'h\' in asm\t1332\ninvalid output constraint \'l\' in asm\t1332\ninvalid output constraint \'r\' in asm\t1332\ninvalid target ID \t911\ninvalid value \'c++\t1336\ninvalid value \'gnu++\t1336\ninvalid value for --gpu-architecture\t1337',
    1635196967: "' was defined more than once\t314",
    1635197024: '` was removed in the NumPy 2\t954',
    1635281254: 'fixable by adding \t1245',
    1635284080: 'ptxas application ptx input, line \t1557\nptxas info \t1558\nptxas warning \t1558',
    1638515570: 'réadressage R_\t1565\nréadressage de R_\t1565',
    1646292852: 'to be installed\t975',
    1647473766: 'ft2build.h\t1248 1249 1250 1251',
    1650552405: 'Unable to find\t567 568\nUnable to find code object for all current devices\t896\nUnable to find vcvarsall.bat\t897\nUnable to load any of {lib\t898\nUnable to locate\t568\nUnable to register cu\t899',
    1650552421: 'enable executable\t1203\nenable_if_t\t1078',
    1650552437: 'unable to execute \t1648\nunable to execute \'\t1649\nunable to execute command: Killed\t1650\nunable to find\t568\nunable to find a build program corresponding to "Ninja\t1651\nunable to find library -l\t1024 1025 1026 1027 1028 1029 1030 1031 1032 1033 1652 1653 1654\nunable to find library -lEGL\t1034\nunable to find library -lGLEW\t1035\nunable to find library -laio\t1036\nunable to find library -lffi\t1037\nunable to find library -lglog\t1038\nunable to find library -ljpeg\t1039\nunable to find library -lnuma\t1040\nunable to find library -lstdc++\t1042\nunable to find library -ltbb\t1043\nunable to find library -luuid\t1044\nunable to find library -lz\t1045\nunable to locate\t568',
    1650552929: 'apability not supp\t960',
    1650616684: 'libbitsandbytes_cpu.\t1392',
    1651076128: ' library not found\t187',
    1651076143: '/libMIOpen\t368\n/libamd_comgr\t368\n/libamdhip64\t368\n/libcublas\t368\n/libcuda\t368\n/libcufft\t368\n/libcufile\t368\n/libculibos\t368\n/libcupti\t368\n/libcurand\t368\n/libcusolver\t368\n/libcusparse\t368\n/libcutensor\t368\n/libhip\t368\n/libhsa-runtime64\t368\n/libhsakmt\t368\n/libnccl\t368\n/libnpp\t368\n/libnvJitLink\t368\n/libnvidia-ml\t368\n/libnvjpeg\t368\n/libnvrtc\t368\n/libnvshmem\t368\n/librccl\t368\n/libroc\t368',
    1651076218: 'zlib.h\t1693 1694 1695 1696',
    1651336557: "member access into incomplete type '\t1441\nmember reference type \t1442",
    1651337587: 'simbolo ambiguo\t755',
    1651341651: 'Symbol\t273',
    1651341683: 'symbol not found in flat namespace\t273\nsymbole ambigu\t755',
    1651449895: "' object has no attribute 'ds_opt_\t313",
    1651469415: 'globalLegacyTypeDispatch\t743 744',
    1651860850: 'reubicación R_\t1565',
    1651864352: " submodule path '\t257",
    1663067490: 'be created directly\t972',
    1663067511: 'we can conclude that \t1686',
    1663071343: 'ot compiled with \t1541',
    1664044099: 'CL/cl\t516 517',
    1667309616: '0 active drivers ([])\t370',
    1667393900: 'libc10_cuda.so: \t1393\nlibcublas.so.\t1394\nlibcublasLt.so.\t1394\nlibcuda.so\t1395\nlibcuda.so cannot found\t1396\nlibcuda.so.1\t1395\nlibcudart.so.\t1394\nlibcufft.so.\t1394\nlibcupti.so.\t1394\nlibcusolver.so.\t1394\nlibcusparse.so.\t1394',
    1667462766: 'nvcc \t763\nnvcc :\t1514\nnvcc cannot find a supported version of\t1515\nnvcc fatal   : Cannot find compiler \'\t1516\nnvcc fatal   : Could not open input file \'\t1517\nnvcc fatal   : redefinition of argument \'\t1518\nnvcc not found\t1519\nnvcc was not found\t1519\nnvcc ：\t1514\nnvcc" \t763\nnvcc\' \t763\nnvcc:\t1514\nnvcc` \t763\nnvcc’ \t763\nnvcc：\t1514',
    1667592275: "Specified provider 'CUDAExecutionProvider' is not in available provider\t843\nSpecify CUDA_TOOLKIT_ROOT_DIR\t844",
    1667592307: 'specified that you may need to import the \t1596',
    1667594309: 'Exec format error\t648',
    1667594341: 'execinfo.h\t1192\nexecutable in path specified by\t1223\nexecutor failed running\t1224',
    1667656804: 'dlfcn.h\t1192',
    1667722864: 'pngconf.h\t1552 1553 1554',
    1667852407: 'which is not an existing directory\t1688',
    1667854445: 'mpicxx.h\t1455 1456 1457',
    1668033824: ' -lcrypt\t7',
    1668248144: 'Processus arrêté\t635\nProcessus arrêté a terminé le programme \t327',
    1668248176: "procedure entry point\t273\nprocessor does not support \t526\nprocessor doesn't support \t526\nprocessor lacks \t526",
    1668311400: 'hipcc: No such file\t1275\nhipcc: command not found\t1275\nhipcc: not found\t1275',
    1668440352: ' architecture of input file \t14',
    1668443988: 'Torch is needed\t827\nTorch is not installed\t827\nTorch is required\t827\nTorch must be installed\t827\nTorch needs to be installed\t827',
    1668444020: 'torch is needed\t827\ntorch is not installed\t827\ntorch is required\t827\ntorch is required for \t1618\ntorch must be installed\t827\ntorch needs GCC \t563\ntorch needs at least GCC \t563\ntorch needs to be installed\t827\ntorch requires GCC \t563\ntorch requires at least GCC \t563\ntorch.OutOfMemoryError\t1619\ntorch._inductor.exc.\t1620\ntorch.cuda.OutOfMemoryError\t1619\ntorch.utils.ffi is deprecated\t1621\ntorch.version.cuda\t1622\ntorch/all.h\t439 440 441\ntorch/csrc/PythonTypes.h\t1623 1624 1625\ntorch/csrc/StorageDefs.h\t1623 1624 1625\ntorch/csrc/THP_export.h\t1623 1624 1625\ntorch/csrc/WindowsTorchApiMacro.h\t1623 1624 1625\ntorch/csrc/jit/\t1626 1627 1628 1629 1630\ntorch/csrc/stable/\t448 449\ntorch/csrc/utils/auto_gil.h\t1631 1632 1633\ntorch/csrc/utils/disallow_copy.h\t1631 1632 1633\ntorch/csrc/utils/future.h\t1631 1632 1633\ntorch/csrc/utils/memory.h\t1631 1632 1633\ntorch/csrc/utils/six.h\t1631 1632 1633\ntorch/extension.h\t448 449 1634 1635 1636 1637 1638\ntorch/headeronly/\t448 449\ntorch/library.h\t439 440 441\ntorch/python.h\t439 440 441\ntorch/script.h\t439 440 441\ntorch/torch.h\t439 440 441\ntorch/types.h\t439 440 441\ntorch::jit::RegisterOperators::RegisterOperators(const char\t1639\ntorch_cuda.lib\t1001\ntorch_extensions\t47 1640\ntorchaudio C++ extension is not available\t1641\ntorchinductor_\t1642 1643\ntorchvision.transforms.functional_tensor\t1644',
    1668571501: 'matching\t1440',
    1668571504: 'patch: command not found\t970\npatch: not found\t970',
    1668628794: ':Aucun fichier\t113',
    1671200994: '“constexpr\t293',
    1681143415: 'w64devkit\t750',
    1684104530: 'ReadTimeout\t577\nReadTimeoutError\t577',
    1684104562: 'read-only segment has dynamic IFUNC relocations\t1561\nread-only segment has dynamic relocations\t1561',
    1684107084: 'Loaded runtime CuDNN library: \t749',
    1684107116: 'load any more object with static\t1432\nloaded the `torch/_C` folder of the PyTorch repository\t1433',
    1684171116: 'libdevice not found at \t1397',
    1684302184: 'hidden symbol \t1273',
    1684366670: 'Need to compile C++ extensions to \t769',
    1684366702: 'need PyTorch\t833\nneed Pytorch\t833\nneed pyTorch\t833\nneed pytorch\t833\nneed torch\t833\nneeds CUDA\t1469\nneeds PyTorch\t833\nneeds Pytorch\t833\nneeds pyTorch\t833\nneeds pytorch\t833\nneeds torch\t833',
    1684367716: 'died with <Signals.SIGKILL: 9>\t1189',
    1684632949: 'uuid/uuid.h\t1673 1674 1675 1676',
    1684633198: 'nvidia-container-cli: initialization error: \t1521\nnvidia-fabricmanager\t672',
    1684955424: ' and above\t13\n and higher\t13\n and later\t13\n and newer\t13',
    1684957510: 'FindCUDA says CUDA version is\t677',
    1684957527: 'Windows Long Path support enabled\t924\nWindows not yet supported for torch.compile\t925',
    1684959043: 'CondaHTTPError\t581\nCondaSSLError\t581',
    1684959075: 'conda: command not found\t1151\nconda: not found\t1151\nconditional_t\t1078',
    1684960544: ' undeclared\t182',
    1685024032: ' module has been removed\t189\n module is not found\t190',
    1685025392: 'prod_intlist\t1555 1556',
    1685222775: 'wurde in diesem Gültigkeitsbereich nicht deklariert\t976',
    1685414702: '.cuda.o\t361',
    1689699140: 'Dödad-signal avslutade programmet \t327',
    1696610857: '): error : expected a "("\t337\n): error: argument list for template template\t338\n): error: exception specification is incompatible\t339\n): error: expected a "("\t337\n): error: identifier "\t284\n): error: identifier "__\t340 341\n): error: incomplete type is not allowed\t342\n): error: invalid combination of type specifiers\t343\n): error: name followed by "::" must\t338\n): error: no instance of\t344\n): error: static assertion failed with "\t345',
    1696624233: 'in expansion of macro \t1227',
    1696624462: 'No existe el \t468 469 470 471 472 473 474 475 476 477 478',
    1696624494: 'no es un miembro de\t1220',
    1697082912: " n'est pas reconnu\t179\n n'est pas un membre de\t160 161 162",
    1697541219: 'cl.exe\t1072\ncl.exe with traditional preprocessor \t1073',
    1698832442: ': Befehl nicht gefunden\t372',
    1699094621: '] Fehler 137\t939',
    1699160157: '] Getötet\t939',
    1699170388: 'THGenerator\t846 847',
    1699553338: ': Memory allocation failure\t383',
    1699618874: ": Ne peut ouvrir le fichier d'objet partagé\t380",
    1700022356: 'THTensor\t846 847\nTHTensorMath\t846 847',
    1700153428: 'THVector\t846 847',
    1700212059: '[-Werror\t930',
    1700948332: 'libelf.h\t1398 1399 1400 1401',
    1701013836: 'License classifiers have been superseded by license expressions\t748',
    1701017701: 'exception handling disabled\t1221\nexception handling is disabled\t1222',
    1701078386: 'redefinition of \t1563',
    1701079328: ' identifier "\t143 144',
    1701080649: 'IndentationError: \t712\nIndexError: \t713 714\nIndexError: _Map_base::at\t715\nIndexError: map::at\t715\nIndexError: unordered_map::at\t715',
    1701080681: 'index_sequence\t1078',
    1701080693: 'undeclared identifier \t1277 1278 1494 1655\nundefined reference to \t1656\nundefined symbol: \t273\nundefined symbol: Py\t1657\nundefined symbol: _Py\t1657\nundefined symbol: mkl_\t1658\nundefinierter Verweis auf\t273\nundefiniertes Symbol\t273\nunderlying_type_t\t1078',
    1701146144: ' needed by \t193',
    1701209458: 'reference indefinie vers\t273\nreference indéfinie vers\t273\nreference to\t273\nreferences to\t273\nreferencia a\t273\nreferencia indefinida a\t273\nreferencia indefinida para\t273\nreferencia nao definida a\t273\nreferencia nao definida para\t273\nreferencia não definida a\t273\nreferencia não definida para\t273\nreferensi ke\t273\nreferência indefinida a\t273\nreferência indefinida para\t273\nreferência nao definida a\t273\nreferência nao definida para\t273\nreferência não definida a\t273\nreferência não definida para\t273',
    1701210482: 'riferimento non definito a\t273',
    1701211721: "Inferred operator schema for a C++ kernel function doesn't match the expected function schema\t716",
    1701211753: 'infer_schema(func): \t1319 1320',
    1701274484: 'tcgen05\t1584',
    1701275973: 'Eigen/\t646',
    1701345056: ' when calling \t269',
    1701405728: ' died due to signal \t30\n died due to signal 9\t31\n died due to signal 9 (Kill signal)\t31\n died with status 0x\t32',
    1701407843: 'client error (Connect)\t1077',
    1701409364: 'Tried to register an operator (\t886 887\nTried to register multiple backend fallbacks for the same dispatch key \t888\nTried to register multiple operators with the same name\t889',
    1701470831: 'object has no attribute\t1524\nobject has no attribute \t1525',
    1701536109: 'make: \t365\nmake: command not found\t970\nmake: not found\t970\nmake_index_sequence\t1078\nmake_unique\t1078',
    1701603654: 'File o directory non\t468 469 470 471 472 473 474 475 476 477 478\nFilename longer than 260 characters\t675\nFilename too long\t676',
    1701603686: 'file failed to open for reading\t1242\nfile_baton.py\t1243\nfile_baton.py:\t1244',
    1701604425: 'Illegal instruction\t357 466',
    1701667150: "NameError: name \t766\nNameError: name '\t767\nNameError: name '_C' is not defined\t768",
    1701667182: 'name \'bare_metal_version\' is not defined\t1461\nnamespace "\t1462\nnamespace "c10::guts" has no member "\t1463\nnamespace "std" has no member \t1464 1465 1466 1467\nnamespace name\t1468',
    1701669204: 'TimeoutError: \t583',
    1701670771: 'some optimisations will not be enabled\t1595\nsome optimizations will not be enabled\t1595',
    1701716007: "' newer than toolkit\t312",
    1701716012: ', needed by\t349\n, needed by \t350',
    1701733735: 'generic_type: \t1252',
    1701798944: " does not dominate this use\t33\n does not exist\t34 35 36\n does not include kernels for this GPU\t37\n does not match namespace of enclosing TORCH_LIBRARY\t38\n does not match runtime version \t39\n does not name a\t40\n does not name a type\t41 42 43 44\n does not support \t45\n doesn't exist\t35",
    1701863764: 'Tapettu\t635\nTapettu-signaali päätti \t327',
    1701865808: 'Pipeline failed while executing [\t823',
    1701867296: ' open include file\t211 212 213 214 215 216 217 218 219 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 235 236 237 238 239 240 241 242\n open source file\t144 211 212 213 214 215 216 217 218 219 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 235 236 237 238 239 240 241 242',
    1701867311: '/openmp\t362',
    1701869669: 'expected primary-expression before \t1229',
    1701869908: "TypeDefault\t874 875\nTypeError \t891\nTypeError: \t892\nTypeError: expected str, bytes or os.PathLike object, not NoneType\t893\nTypeError: join() argument must be str\t894\nTypeError: unsupported operand type(s) for +: 'NoneType' and 'str'\t895",
    1701869940: 'type "at::Tensor" is not allowed\t1646\ntypeid\t1200',
    1701978146: '" referenced unknown base type "\t291',
    1701978156: ', required architecture \t351',
    1701991456: ' Tree Learner was not enabled in this build\t11',
    1701996900: 'dirent.h\t1192',
    1701997665: 'already has an implementation\t955',
    1701998165: 'Unregistered type : \t905\nUnresolved extern \t906',
    1701998197: "unrecognised command line option\t726\nunrecognised command-line option\t726\nunrecognized command\t1663\nunrecognized command line option\t726\nunrecognized command-line option\t726\nunrecognized subcommand '\t1664\nunresolved external symbol\t273",
    1701998445: 'more than one conversion function from "\t1452\nmore than one instance of overloaded function "\t1453\nmore than one operator "\t1454',
    1701999173: 'Erreur de format pour exec\t648\nErreur de segmentation\t649',
    1702064961: 'Assertion \t479\nAssertion `\t480\nAssertionError: \t481',
    1702125892: 'Datei oder Verzeichnis nicht\t468 469 470 471 472 473 474 475 476 477 478',
    1702126916: 'Detected that PyTorch and \t625',
    1702129225: 'Internal Triton PTX codegen error\t718\nInternal compiler error\t719\nInternal error\t719',
    1702129257: 'integer\t1328\ninteger_sequence\t1078\ninternal compiler error: Killed (program \t1329',
    1702129518: "note: macro 'max defined here\t1439\nnote: macro 'max' defined here\t1439\nnote: macro 'max’ defined here\t1439\nnote: macro 'min defined here\t1439\nnote: macro 'min' defined here\t1439\nnote: macro 'min’ defined here\t1439\nnote: macro max defined here\t1439\nnote: macro max' defined here\t1439\nnote: macro max’ defined here\t1439\nnote: macro min defined here\t1439\nnote: macro min' defined here\t1439\nnote: macro min’ defined here\t1439\nnote: macro ‘max defined here\t1439\nnote: macro ‘max' defined here\t1439\nnote: macro ‘max’ defined here\t1439\nnote: macro ‘min defined here\t1439\nnote: macro ‘min' defined here\t1439\nnote: macro ‘min’ defined here\t1439",
    1702130753: 'Attempting to deserialize object on a CUDA device\t482\nAttempting to use \t483',
    1702131043: 'cute/\t1181\ncute\\\t1181',
    1702195557: 'equest failed after \t1205',
    1702240297: ') versions mismatch\t334',
    1702240300: ', version CXXABI_\t352\n, version GCC_1\t352\n, version GCC_3\t352\n, version GCC_4\t352\n, version GCC_7\t352\n, version GLIBCXX_\t352\n, version GLIBC_2.\t353',
    1702240314: ': version "libcu\t417\n: version "libnccl\t417\n: version "libnv\t417\n: version \'libcu\t417\n: version \'libnccl\t417\n: version \'libnv\t417\n: version `libcu\t417\n: version `libnccl\t417\n: version `libnv\t417\n: version ‘libcu\t417\n: version ‘libnccl\t417\n: version ‘libnv\t417',
    1702259058: 'river version \t1577',
    1702389038: '.exe" is not recognized\t287\n.exe" is not recognized as\t287\n.exe" ist entweder falsch\t287\n.exe" n\'est pas reconnu\t287\n.exe" no se reconoce como\t287\n.exe" 不是内部或外部命令\t287\n.exe\' is not recognized\t287\n.exe\' is not recognized as\t287\n.exe\' ist entweder falsch\t287\n.exe\' n\'est pas reconnu\t287\n.exe\' no se reconoce como\t287\n.exe\' 不是内部或外部命令\t287\n.exe” is not recognized\t287\n.exe” is not recognized as\t287\n.exe” ist entweder falsch\t287\n.exe” n\'est pas reconnu\t287\n.exe” no se reconoce como\t287\n.exe” 不是内部或外部命令\t287',
    1702520162: 'bezeichnet keinen Typ\t976',
    1714375751: 'GL/freeglut.h\t683 684 685',
    1717857907: 'sndfile.h\t1590 1591 1592 1593',
    1717920878: 'ndefined\t273',
    1717920885: 'udefineret reference til\t273',
    1717985603: "Caffe2: Couldn't determine version from header\t566",
    1717985635: 'caffe2/\t1002 1003 1004 1005',
    1717987684: 'different exception spec\t1190\ndiffers from\t1191',
    1717990755: 'cufft64_\t1169',
    1718513507: 'configuration file provided by "\t1152\nconfiguration file provided by "CUDA\t1153\nconfiguration file provided by "Torch"\t1154\nconfigure: error: \t1155 1156\nconflicting cuDNN in LD_LIBRARY_PATH\t1157',
    1722401636: 'définitions multiples de \t756',
    1722401650: 'réference indefinie vers\t273\nréference indéfinie vers\t273\nréférence indefinie vers\t273\nréférence indéfinie vers\t273',
    1730160936: '() got an unexpected keyword argument\t248\n() got an unexpected keyword argument \t247 325\n() got multiple values for \t247',
    1731152967: 'GL/gl.h\t686 687 688\nGL/glcorearb.h\t686 687 688\nGL/glew.h\t689 690 691 692\nGL/glext.h\t686 687 688\nGL/glut.h\t683 684 685\nGL/glx.h\t686 687 688',
    1734701162: 'jpeglib.h\t1346 1347 1348 1349',
    1734959663: '/bigobj\t362',
    1734964000: ' signal terminated program \t254',
    1734964008: '(signal: 9, SIGKILL: kill)\t329',
    1734965107: 'swig: command not found\t970\nswig: not found\t970',
    1735289197: 'mingw\t750',
    1735355495: 'glog/logging.h\t1259 1260 1261 1262',
    1735357040: 'program input point\t273',
    1735549216: ' arguments for \t15',
    1735549300: 'target sm_\t1608',
    1746936361: ')" has already been defined\t335',
    1749239892: 'THCharBlas_\t846 847\nTHCharStorage\t846 847\nTHCharTensor\t846 847\nTHCharVector\t846 847',
    1750288468: 'THShortBlas_\t846 847\nTHShortStorage\t846 847\nTHShortTensor\t846 847\nTHShortVector\t846 847',
    1751279980: 'libhipblas.so.\t1385\nlibhipfft.so.\t1385\nlibhiprand.so.\t1385\nlibhipsolver.so.\t1385\nlibhipsparse.so.\t1385',
    1751345510: 'fichier dans un mauvais format\t832',
    1751345518: 'nicht definierter Verweis auf\t273',
    1751347777: 'Arch conditional MMA instruction used without targeting\t467',
    1751347809: "arch_bin wasn't set for some reason\t961\narch_list[-1] += \t962\narchitecture\t963 964",
    1751347823: 'orch not compiled with CUDA enabled\t1540',
    1751349349: 'exchange\t1078',
    1751361987: "échec d'adressage (mapping) du segment\t674",
    1751607656: 'higher\t1274',
    1751933286: 'falha no mapeamento de segmento\t674',
    1752391519: '__shfl\t562',
    1752392008: 'Hash mismatch for \t706',
    1752463728: 'python3: command not found\t1151\npython3: not found\t1151\npython: command not found\t1151\npython: not found\t1151',
    1763717413: '%1 is not a valid Win32 application\t294\n%1 ist keine zulässige Win32-Anwendung\t294',
    1763719719: "': is not a member of 'cudaDeviceProp'\t322",
    1763733089: 'an illegal memory access was encountered\t958',
    1763733358: 'no instance of \t1474\nno instance of constructor "cut\t1475\nno instance of constructor "torch::jit::RegisterOperators::RegisterOperators" matches\t1476\nno instance of overloaded function \t1477',
    1765161080: 'x86intrin.h\t1291 1292 1293',
    1766203450: ': Filename too long\t375 376',
    1766531165: '] Killed\t939',
    1766727738: ': Nicht genügend\t374',
    1767990816: ' failed with exit \t48\n failed: \t49\n failed: No such file\t50',
    1768042298: ':/bin/nvcc\t418',
    1768053819: ';\\bin\\nvcc\t421',
    1768058209: 'ambiguous "?" operation:\t956\nambiguous overload for \t957\nambiguous symbol\t755',
    1768061296: 'pybind11\t1559\npybind11/\t1560\npybind11_detail_function_record\t825',
    1768124527: 'opción de línea de órdenes no reconocida\t726',
    1768255571: 'Speicherzugriffsfehler\t649',
    1768318308: 'defined\t1184\ndefined in file \t1185\ndefiniciones múltiples de \t756',
    1768320617: 'infiniband/\t1321 1322 1323 1324',
    1768383858: 'registered\t1564',
    1768693818: ': linker input file not found\t388',
    1768697658: ':/lib64\t419',
    1768716898: 'bzlib.h\t987 988 989 990',
    1768759354: ': misaligned address\t414',
    1768779113: 'immintrin.h\t1291 1292 1293',
    1768779128: 'xmmintrin.h\t1291 1292 1293',
    1768824890: ': nie można otworzyć pliku obiektu dzielonego\t380',
    1769103702: 'VariableTensorId\t874 875',
    1769152577: 'A single input file is required for a non-link phase\t423',
    1769234803: 'satisfies the requirement \t1581\nsatisfy\t1582',
    1769238607: 'OptionalCUDAGuard\t541 542\nOptionalCUDAStreamGuard\t541 542',
    1769300512: ' built with CUDA \t19\n built without \t20',
    1769366884: "device architecture\t532\ndevice capabilit\t532\ndevice compute architecture\t532\ndevice compute capabilit\t532\ndevice kernel image is invalid\t548\ndevice's architecture\t532\ndevice's capabilit\t532\ndevice's compute architecture\t532\ndevice's compute capabilit\t532\ndevice-side assert triggered\t1186\ndevice-side assertion triggered\t1186\ndevices architecture\t532\ndevices capabilit\t532\ndevices compute architecture\t532\ndevices compute capabilit\t532",
    1769369189: 'environment variable is not\t1204',
    1769414695: "' with arguments from the '\t315\n' with arguments from the 'CUDA' backend\t316 317\n' with arguments from the 'Meta' backend\t318\n' with exceptions disabled\t319",
    1769566836: 'trying to build PyTorch with a too old version of \t1645',
    1769631349: 'unzip: command not found\t970\nunzip: not found\t970',
    1784835872: ' object has no attribute \t203 204 205',
    1785291349: 'Ubijen\t635',
    1785620814: 'Ninja is required to \t771',
    1785620846: 'ninja-build: Kommando nicht gefunden\t1471\nninja-build: command not found\t1471\nninja-build: commande introuvable\t1471\nninja-build: not found\t1471\nninja-build: orden no encontrada\t1471\nninja-build: コマンドが見つかりません\t1471\nninja-build: 未找到命令\t1471\nninja: Kommando nicht gefunden\t1471\nninja: build stopped\t1472\nninja: command not found\t1471\nninja: commande introuvable\t1471\nninja: no work to do.\t1473\nninja: not found\t1471\nninja: orden no encontrada\t1471\nninja: コマンドが見つかりません\t1471\nninja: 未找到命令\t1471',
    1797287790: 'no kernel image is available\t1478',
    1797288805: 'es kein\t1220',
    1801538883: 'CMake must be installed to build\t525',
    1801547107: 'cmake: command not found\t970\ncmake: not found\t970',
    1801547111: 'gmake\t371',
    1801675088: "Package \t818\nPackage dependency requirement '\t819\nPackagesNotFoundError\t820",
    1801675120: 'packed_accessor\t678\npacked_accessor32\t870\npacked_accessor64\t870',
    1801678707: 'socket.gaierror: \t1594',
    1802068851: 'scikit-learn has not been built correctly\t1583',
    1802270070: 'vulkan/vulkan\t1681 1682 1683 1684',
    1802398060: 'linker `\t1427',
    1802465132: 'looks like a filename, but the file does not exist\t1434',
    1802725700: 'Disk quota exceeded\t629',
    1802725732: 'disk quota exceeded\t629',
    1814066273: "at least '/std:c++\t968",
    1814979692: 'ld.lld: error: duplicate symbol: \t1357',
    1816217684: 'THAlloc\t846 847',
    1816283220: 'THBlas_\t846 847',
    1816545364: 'THFloatBlas_\t846 847\nTHFloatStorage\t846 847\nTHFloatTensor\t846 847\nTHFloatVector\t846 847',
    1818323300: 'dial tcp: lookup \t869',
    1818391907: 'cublas.CUBLASError: \t1168\ncublas64_\t1169\ncublasLt64_\t1169',
    1818435642: ': class template "std::_Is_memfunptr" has already been defined\t401',
    1818455657: 'include file \t1299\ninclude file "ATen/\t1300\ninclude file "CL/\t1301\ninclude file "Eigen/\t1302\ninclude file "GLES\t1303\ninclude file "TH\t1304\ninclude file "THC\t1305\ninclude file "X11/\t1306\ninclude file "asm/\t979\ninclude file "boost/\t1307\ninclude file "c\t1308\ninclude file "c10d/\t1309\ninclude file "cudnn\t1310\ninclude file "eigen3/Eigen/\t1302\ninclude file "libav\t1311\ninclude file "tbb/\t1312\ninclude file "torch/\t447\ninclude file \'ATen/\t1300\ninclude file \'CL/\t1301\ninclude file \'Eigen/\t1302\ninclude file \'GLES\t1303\ninclude file \'TH\t1304\ninclude file \'THC\t1305\ninclude file \'X11/\t1306\ninclude file \'asm/\t979\ninclude file \'boost/\t1307\ninclude file \'c\t1308\ninclude file \'c10d/\t1309\ninclude file \'cudnn\t1310\ninclude file \'eigen3/Eigen/\t1302\ninclude file \'libav\t1311\ninclude file \'tbb/\t1312\ninclude file \'torch/\t447',
    1818780998: 'Fehler beim Mappen des Shared Objects\t674\nFehler im Format der Programmdatei\t648',
    1818845510: 'Failed building wheel for \t659\nFailed to build \t660\nFailed to build CUDA kernels for \t661\nFailed to compile. cc_cmd\t662\nFailed to detect a default CUDA architecture\t663\nFailed to detect a default CUDA architecture.\t664\nFailed to find\t567 568\nFailed to find \t665\nFailed to find ROCm root directory\t666\nFailed to find a working CUDA architecture\t667\nFailed to find all files with CUDA\t668\nFailed to find nvToolsExt\t669\nFailed to initialize NVML: Driver Not Loaded\t670\nFailed to locate\t568\nFailed to parse: \t671\nFailed to start \t672\nFailures have been detected while processing an MLIR pass pipeline\t673',
    1818845542: 'failed call to cuInit: \t1230\nfailed to find\t568\nfailed to locate\t568\nfailed to map segment from\t1231\nfailed to open \t1232\nfailed to open elf at \t613\nfailed with exit \t1233',
    1818846752: ' file built for macOS-\t51\n file not found\t52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115\n file not recognized: \t116',
    1818847344: 'philox_cuda_state\t678',
    1818848040: '(killed) terminó el programa \t327',
    1818850658: 'build_ext\t983\nbuilds-v0\t984\nbuilt against \t985\nbuilt for \t985\nbuilt with \t985',
    1819028768: ' -llapack\t8',
    1819042150: 'fallo al asignar un segmento del objeto compartido\t674',
    1819044171: 'Killed\t635 725',
    1819045731: 'collect2: fatal error: ld terminated with signal 9\t730',
    1819176736: ' only supports \t210',
    1819240790: 'Violación de segmento\t649',
    1819242031: '/nologo\t362',
    1819307369: 'implementation for device cuda\t1294',
    1819310149: 'Explicitly provided namespace (\t658',
    1819440483: 'curl/curl.h\t1175 1176 1177 1178\ncurl: (16) \t1179\ncurl: (18) \t1179\ncurl: (28) \t1179\ncurl: (35) \t1179\ncurl: (5) \t1179\ncurl: (52) \t1179\ncurl: (55) \t1179\ncurl: (56) \t1179\ncurl: (6) \t1179\ncurl: (60) \t1179\ncurl: (7) \t1179\ncurl: (92) \t1179\ncurl: command not found\t970\ncurl: not found\t970',
    1819571555: 'cutlass needs GCC \t563\ncutlass needs at least GCC \t563\ncutlass requires GCC \t563\ncutlass requires at least GCC \t563\ncutlass/\t1181\ncutlass::\t1182\ncutlass\\\t1181',
    1819635523: 'Could NOT find BLAS (missing\t585\nCould NOT find Boost (missing\t585\nCould NOT find CUDA (missing:\t586 587 588\nCould NOT find CUDAToolkit (missing:\t586 587 588\nCould NOT find CUDNN (missing\t589\nCould NOT find CURL (missing\t585\nCould NOT find CuDNN (missing\t589\nCould NOT find EGL (missing\t585\nCould NOT find Eigen3 (missing\t585\nCould NOT find FFMPEG (missing\t585\nCould NOT find FFmpeg (missing\t585\nCould NOT find Freetype (missing\t585\nCould NOT find GLEW (missing\t585\nCould NOT find GLUT (missing\t585\nCould NOT find Gflags (missing\t585\nCould NOT find Git (missing\t585\nCould NOT find Glog (missing\t585\nCould NOT find HDF5 (missing\t585\nCould NOT find JPEG (missing\t585\nCould NOT find LAPACK (missing\t585\nCould NOT find LibXml2 (missing\t585\nCould NOT find MPI (missing\t585\nCould NOT find MPI_C (missing\t585\nCould NOT find MPI_CXX (missing\t585\nCould NOT find NCCL (missing\t585\nCould NOT find NUMA (missing\t585\nCould NOT find NVTX\t590\nCould NOT find Numa (missing\t585\nCould NOT find NvToolExt\t590\nCould NOT find NvToolsExt\t590\nCould NOT find OpenCL (missing\t585\nCould NOT find OpenCV (missing\t585\nCould NOT find OpenGL (missing\t585\nCould NOT find OpenMP\t591\nCould NOT find OpenSSL (missing\t585\nCould NOT find PNG (missing\t585\nCould NOT find PkgConfig (missing\t585\nCould NOT find Protobuf (missing\t585\nCould NOT find Python\t592 593\nCould NOT find PythonLibs (missing\t594\nCould NOT find SWIG (missing\t585\nCould NOT find TBB (missing\t585\nCould NOT find Torch (missing\t595\nCould NOT find Vulkan (missing\t585\nCould NOT find X11 (missing\t585\nCould NOT find ZLIB (missing\t585\nCould NOT find cuDNN (missing\t589\nCould NOT find cudnn (missing\t589\nCould NOT find gflags (missing\t585\nCould NOT find glog (missing\t585\nCould NOT find nvToolsExt\t590\nCould not build wheels for \t596\nCould not connect\t597\nCould not detect Ninja v\t598\nCould not find\t567 568\nCould not find \t599\nCould not find MSVC\t600\nCould not find a configuration file for package "\t601\nCould not find a configuration file for package "Torch"\t602\nCould not find any \t603\nCould not find compiler set in environment variable \t604\nCould not find module \'\t605\nCould not find shared object file\t606\nCould not find the bitsandbytes \t607\nCould not find the operator \t36\nCould not infer dtype of numpy.\t608\nCould not load library libcudnn\t609\nCould not load libtorchcodec\t610\nCould not load symbol \t576\nCould not load this library: \t611\nCould not locate\t568\nCould not locate \t599 612\nCould not open \t613\nCould not open requirements file: \t614\nCould not resolve\t597\nCould not set up the environment for Microsoft Visual Studio\t615\nCouldn\'t find\t567 568\nCouldn\'t load custom C++ ops\t616\nCouldn\'t load custom C++ ops. This can happen if your PyTorch and \t617',
    1819635555: "could not convert default argument '\t1160\ncould not find\t568\ncould not locate\t568\ncould not select device driver \t1161\ncouldn't allocate input reg for constraint 'h'\t1162\ncouldn't allocate input reg for constraint 'l'\t1162\ncouldn't allocate input reg for constraint 'r'\t1162\ncouldn't allocate input register for constraint 'h'\t1162\ncouldn't allocate input register for constraint 'l'\t1162\ncouldn't allocate input register for constraint 'r'\t1162\ncouldn't allocate output reg for constraint 'h'\t1162\ncouldn't allocate output reg for constraint 'l'\t1162\ncouldn't allocate output reg for constraint 'r'\t1162\ncouldn't allocate output register for constraint 'h'\t1162\ncouldn't allocate output register for constraint 'l'\t1162\ncouldn't allocate output register for constraint 'r'\t1162\ncouldn't find\t568",
    1830842190: "No matching distribution found for \t775\nNo module named \t776 777 778 779 780 781 782 783 784 785 786 787\nNo module named '\t788",
    1830842222: "no matching con\t1479\nno matching constructor for initialization of 'torch::jit::RegisterOperators'\t1480\nno matching function for call to \t1481 1482 1483\nno member named \t1272\nno member named '\t1484 1485",
    1833508922: ": Impossible d'ouvrir le fichier d'objet partagé\t380",
    1835100276: 'tham chiếu đến\t273',
    1835101728: ' name followed by "::" must be\t144\n named symbol not found\t192',
    1835102822: 'frame"\t1071\nframe\'\t1071\nframe’\t1071',
    1835166060: 'libmkl_\t1402',
    1835429165: '-mfma\t360',
    1835492691: 'Segment-Schutz nach der Relozierung\t840\nSegmentation fault\t649 841\nSegmentation-Fehler\t649',
    1835492723: 'segment en lecture seule a des réadressages\t1561\nsegmento de sólo lectura tiene reubicaciones\t1561',
    1835606074: ": impossibile aprire il file oggetto condiviso\t380\n: impossible d'ouvrir le fichier d'objet partagé\t380",
    1835622239: '__imp_\t947',
    1835886455: 'wgmma\t1584',
    1835888451: "Command '['ninja', '--version']' returned non-zero\t578\nCommand 'nvcc' not found\t579",
    1835888459: 'Kommandozeilenoption\t726',
    1835888483: 'common_type_t\t1078',
    1836016416: ' compiled with CUDA \t19\n compiled without \t20',
    1836213584: "Permission denied: \t794\nPermission denied: '\t797\nPermissionError: [WinError 5]\t822",
    1836213588: 'Terminado (killed)\t635',
    1836216134: 'Formato de ejecutable incorrecto\t648',
    1836280173: 'mismatches\t1191 1445',
    1836344691: 'setmaxnreg\t1584',
    1840104307: 'símbolo ambiguo\t755',
    1847602215: "', needed by '\t320 321",
    1847603493: "%1 n'est pas une application Win32 valide\t294\n%1 no es una aplicación Win32 válida\t294",
    1847616878: 'ne nomme pas un type\t976',
    1847619177: 'in namespace\t1220',
    1847619438: 'no nombra a un tipo\t976',
    1847620457: 'is not a full path and was not found\t1338\nis not a full path to an existing\t1339\nis not a member of\t1220\nis not able to compile a simple\t1340',
    1847638978: '» non reconnue\t1699',
    1850286138: ': Internal \t381',
    1850296404: 'THIntBlas_\t846 847\nTHIntStorage\t846 847\nTHIntTensor\t846 847\nTHIntVector\t846 847',
    1851072570: ": Undefined reference to '\t273\n: Unknown option '\t392 393\n: Unresolved extern function\t394",
    1851859002: ': an object with that name is already\t395',
    1851876128: ' cannot be used to initialize\t23',
    1851878176: ' kann nicht gefunden werden\t185 186',
    1851878499: 'clang version must be less than \t1074',
    1851943276: 'libnvJitLink.so.\t1394\nlibnvidia-ml.so.1\t1403\nlibnvidia-ptxjitcompiler.so.1\t1403\nlibnvrtc-builtins.so\t1404\nlibnvrtc.so.\t1394',
    1852134465: 'ATen/ATen.h\t439 440 441\nATen/CPUGenerator\t442 443\nATen/CUDA\t442 443\nATen/CUDAGenerator\t442 443\nATen/Dimname.h\t444 445 446\nATen/NamedTensor.h\t444 445 446\nATen/NamedTensorUtils.h\t444 445 446\nATen/Tensor.h\t439 440 441\nATen/TensorNames.h\t444 445 446\nATen/Type\t442 443\nATen/TypeDefault\t442 443\nATen/TypeExtendedInterface\t442 443\nATen/c\t447 448 449\nATen/core/Dimname.h\t444 445 446\nATen/core/NamedTensor.h\t444 445 446\nATen/core/NamedTensorUtils.h\t444 445 446\nATen/core/TensorNames.h\t444 445 446\nATen/cpu/vec256/\t450 451 452 453 454\nATen/cuda/CUDAFuture.cuh\t455 456 457\nATen/cuda/CUDAFuture.h\t455 456 457\nATen/cuda/CUDAMultiStreamGuard.cuh\t455 456 457\nATen/cuda/CUDAMultiStreamGuard.h\t455 456 457\nATen/cuda/CUDASolver.cuh\t455 456 457\nATen/cuda/CUDASolver.h\t455 456 457\nATen/cuda/CUDATypeConversion.cuh\t455 456 457\nATen/cuda/CUDATypeConversion.h\t455 456 457\nATen/cudnn/Exceptions.h\t458 459 460 461 462 463\nATenCeilDiv\t464 465',
    1852138601: 'identifier \t1277 1278\nidentifier "\t1279 1280 1281 1282 1283 1284 1285\nidentifier "CU\t1286\nidentifier "_Float\t1287\nidentifier "__builtin_\t1288\nidentifier "nvshmem\t1289\nidentifier "texture" is undefined\t1290',
    1852141679: 'opencv2/\t1532 1533 1534 1535\nopenssl/\t1536 1537 1538 1539',
    1852383271: "' in 'cudaDeviceProp'\t300\n' in 'cut\t301\n' in namespace '\t302\n' in namespace '__hip_internal'\t303\n' in namespace 'cut\t301\n' in namespace 'std'\t304",
    1852383290: ': internal \t381\n: invalid ELF header\t413',
    1852387130: ':/include\t419',
    1852397403: '[WinError \t932 933 934\n[WinError 1114]\t935\n[WinError 126]\t936\n[WinError 127]\t623 937\n[WinError 206]\t938',
    1852400160: ' binary not found at \t18',
    1852400175: '/bin/bash: \t364 365\n/bin/dash: \t364 365\n/bin/nvcc\t366 367\n/bin/sh: \t364 365',
    1852400971: 'Kein Speicher im statischen TLS-Block\t724\nKein Speicherplatz mehr\t488',
    1852400994: 'being in scipy source directory\t974\nbeing installed\t975',
    1852401003: 'kein Speicherplatz mehr verfügbar\t488',
    1852401184: ' find any \t117',
    1852403239: "'ninja' is not recognized as an internal or external command\t324",
    1852404512: ' since setuptools is not available\t255',
    1852404565: 'Using cached \t918',
    1852404597: 'using CUDA_HOME=\t1671',
    1852534357: 'Unknown CMake command "cuda_add_executable"\t668\nUnknown CMake command "cuda_add_library"\t668\nUnknown CMake command "cuda_compile"\t668\nUnknown CUDA Architecture Name\t900\nUnknown MS Compiler version \t901\nUnknown builtin op: \t902\nUnknown compiler(s): [[\'\t903\nUnknown compute capability. \t904',
    1852534389: "unknown target CPU \t911\nunknown type name \t1494 1655\nunknown type name '\t1659 1660 1661\nunknown type name '__hip_bfloat16\t1662",
    1852583200: ' -lnvToolsExt\t9',
    1852664132: 'Dimname\t627 628\nDimnameList\t627 628',
    1852727619: 'Cannot access data pointer of Tensor (e.g. FakeTensor\t569\nCannot access global variable \t570 571\nCannot compile \t572\nCannot find\t567 568\nCannot find a working triton installation\t573\nCannot find source file:\t574\nCannot initialize CUDA without \t575\nCannot load symbol cu\t576',
    1852727627: 'Kann den Stack nicht ausführbar machen\t723',
    1852727651: 'cannot be used to initialize an entity of type "cutlass::\t1008\ncannot call member function\t406\ncannot call non-constexpr function "cutlass::const_\t1009\ncannot convert \t1010\ncannot convert None of type <class \t1011\ncannot create shared object descriptor\t1012\ncannot determine \t1013\ncannot execute \t1014\ncannot find\t568 1015 1016 1017\ncannot find \t1018 1019 1020 1021\ncannot find -l\t1022 1023 1024 1025 1026 1027 1028 1029 1030 1031 1032 1033\ncannot find -lEGL\t1034\ncannot find -lGLEW\t1035\ncannot find -laio\t1036\ncannot find -lffi\t1037\ncannot find -lglog\t1038\ncannot find -ljpeg\t1039\ncannot find -lnuma\t1040\ncannot find -lpython3.\t1041\ncannot find -lstdc++\t1042\ncannot find -ltbb\t1043\ncannot find -luuid\t1044\ncannot find -lz\t1045\ncannot find the file specified: \'\t797\ncannot import name \t1046 1047 1048 1049 1050 1051 1052 1053\ncannot import name \'\t1054\ncannot instantiate \'\t1055\ncannot make segment writable for relocation\t1056\ncannot map zero-fill pages\t1012\ncannot open input file \t1057\ncannot open shared object file\t2 1058 1059\ncannot open source file "\t1060\ncannot overload functions distinguished by return type alone\t1061\ncannot read spec file \t1062',
    1852727659: 'kann -l\t1024\nkann nicht gefunden\t1350\nkann nicht gefunden werden -l\t1025 1026 1027 1028 1029 1030 1031 1032 1033 1296 1297\nkann nicht gefunden werden -lEGL\t1034\nkann nicht gefunden werden -lGLEW\t1035\nkann nicht gefunden werden -laio\t1036\nkann nicht gefunden werden -lffi\t1037\nkann nicht gefunden werden -lglog\t1038\nkann nicht gefunden werden -ljpeg\t1039\nkann nicht gefunden werden -lnuma\t1040\nkann nicht gefunden werden -lstdc++\t1042\nkann nicht gefunden werden -ltbb\t1043\nkann nicht gefunden werden -luuid\t1044\nkann nicht gefunden werden -lz\t1045\nkann nicht gefunden werden: -l\t1025 1026 1027 1028 1029 1030 1031 1032 1033 1296 1297\nkann nicht gefunden werden: -lEGL\t1034\nkann nicht gefunden werden: -lGLEW\t1035\nkann nicht gefunden werden: -laio\t1036\nkann nicht gefunden werden: -lffi\t1037\nkann nicht gefunden werden: -lglog\t1038\nkann nicht gefunden werden: -ljpeg\t1039\nkann nicht gefunden werden: -lnuma\t1040\nkann nicht gefunden werden: -lstdc++\t1042\nkann nicht gefunden werden: -ltbb\t1043\nkann nicht gefunden werden: -luuid\t1044\nkann nicht gefunden werden: -lz\t1045',
    1852731203: 'ConnectTimeout\t577\nConnectTimeoutError\t577\nConnection to \t582\nConnectionError: \t583',
    1852732786: 'running build_ext\t1579\nrunning on sm\t1580',
    1852793632: " conflicts with target machine type \t24 25\n conflicts with this version\t26\n connect to 'http\t27",
    1852793634: '"constexpr\t293',
    1852793639: "'constexpr\t293",
    1853169722: ": ungültiger ELF-Header\t413\n: unspecified launch failure\t414\n: unsupported option '-fopenmp\t416\n: unsupported option ‘-fopenmp\t416",
    1853188163: 'ChunkedEncodingError\t577',
    1853189958: 'Found empty `transformer-engine` meta package\t679\nFound no NVIDIA driver on your system\t680 681\nFound two conflicting CUDA\t682',
    1853189990: 'found. Please specify\t1247',
    1864396654: 'no overload of \t1486',
    1864397673: 'is only a placeholder project on PyPI\t1341\nis only available from C++\t1342',
    1865370691: 'CL/opencl\t516 517',
    1866614868: 'THBoolBlas_\t846 847\nTHBoolStorage\t846 847\nTHBoolTensor\t846 847\nTHBoolVector\t846 847',
    1866670138: ': Command not found\t372',
    1866745940: 'THDoubleBlas_\t846 847\nTHDoubleStorage\t846 847\nTHDoubleTensor\t846 847\nTHDoubleVector\t846 847',
    1866866746: ': Found no NVIDIA driver on your system\t377\n: Found unsuitable version "\t378 379',
    1867194426: ': Kommando nicht gefunden\t372',
    1867270228: 'THLongBlas_\t846 847\nTHLongStorage\t846 847\nTHLongTensor\t846 847\nTHLongVector\t846 847',
    1867391034: ': No CUDA GPUs are available\t384\n: No existe el\t113\n: No module named \t385\n: No se puede asignar\t374\n: No such file\t113 114 115 386 387 388\n: No such file or directory\t389\n: Not a directory\t390',
    1867806286: 'NvToolsExt\t805',
    1867806318: 'nvToolsExt\t1509 1510 1511 1512\nnvToolsExt64_1.lib\t1513',
    1867807056: 'PyTorch is needed\t827\nPyTorch is not installed\t827\nPyTorch is not linked with support for cuda devices\t828\nPyTorch is required\t827\nPyTorch must be installed\t827\nPyTorch needs GCC \t563\nPyTorch needs at least GCC \t563\nPyTorch needs to be installed\t827\nPyTorch no longer supports this GPU because it is too old\t829\nPyTorch requires GCC \t563\nPyTorch requires at least GCC \t563\nPyTorch was compiled without CUDA support\t830',
    1868720492: 'libomp/omp.h\t1405 1406 1407',
    1868721529: 'ymbol \t273\nymbols \t273',
    1868767290: ': comando não encontrado\t372\n: command not found\t372\n: commande introuvable\t372\n: could not read symbols: Invalid operation\t402 403',
    1868785010: 'recompile \t1562',
    1868787269: 'Encountered error while \t647',
    1868787273: 'Incompatible library version: lib\t711\nIncompleteRead\t577',
    1868787305: 'incompatible architecture (have \t1313\nincompatible with that of previous function "\t1314\nincompatible with the existing python installation in your environment\t1315\nincomplete \t1316\nincomplete type \t1317 1318',
    1868832802: '" does not appear to contain CMakeLists\t274',
    1869374802: 'Relocations in generic ELF (EM: \t832',
    1869374834: 'relocation R_\t1565',
    1869378165: 'urlopen error \t1668',
    1869439605: 'ubmodule\t1647',
    1869440333: 'Memory access fault by GPU node\t757',
    1869440338: 'RemoteDisconnected\t577',
    1869440365: 'memory exhausted\t1443\nmemory in static\t1444',
    1869440370: 'remove_cv_t\t1078\nremove_reference_t\t1078',
    1869488162: '" no se reconoce como\t287\n" not found\t290',
    1869488167: "' no se reconoce como\t287\n' not found\t290",
    1869488186: ': no se puede abrir el archivo del objeto compartido\t380\n: no se puede abrir el fichero del objeto compartido\t380\n: not found\t372',
    1869488224: '` not found\t290',
    1869490208: ' (no such file)\t2',
    1869502255: '/Wno-psabi\t363',
    1869504867: 'canonicalize_version() got an unexpected keyword argument\t1063',
    1869508193: 'annot open include file: \t501\nannotation_type.__origin__ is tuple\t959',
    1869638985: "ImportError: \t708 709\nImportError: cannot import name '\t486\nImported target\t710",
    1869639017: 'import lib as _lib, ffi as _ffi\t1295\nimpossibile abilitare lo stack eseguibile\t723\nimpossibile allocare memoria nel blocco statico TLS\t724\nimpossibile trovare -l\t1296 1297\nimpossible de trouver -l\t1024',
    1869771333: "Error building extension '\t650\nError checking\t651\nError compiling objects for extension\t652\nError loading shared library \t653\nError loading shared library ld-linux\t654\nError relocating \t273 655\nError sending request for url (\t656\nError: No module named \t657",
    1869771365: 'error C2059\t1206\nerror C2061\t1206\nerror C2065\t1206\nerror C2143\t1206\nerror sending request for url (\t656\nerror trying to exec \t1014\nerror while loading shared libraries: \t1207\nerror: "auto" is not allowed here\t1208\nerror: /EHa\t362\nerror: /EHsc\t362\nerror: /FS\t362\nerror: /GL\t362\nerror: /GR\t362\nerror: /MD\t362\nerror: /MT\t362\nerror: /O1\t362\nerror: /O2\t362\nerror: /Od\t362\nerror: /Ox\t362\nerror: /W\t362\nerror: /Z7\t362\nerror: /Zc:\t362\nerror: /Zi\t362\nerror: /arch:\t362\nerror: /fp:\t362\nerror: /std:c++\t362\nerror: /utf-8\t362\nerror: /wd\t362\nerror: RPC failed; \t1209\nerror: [Errno 2] No such file or directory: \'\t365\nerror: [WinError 2]\t1210\nerror: a member with an in-class initializer must be const\t1211\nerror: constexpr if statements are a C++17 feature\t1212\nerror: could not find \t1213\nerror: downloading \'\t1214\nerror: expected a\t1215\nerror: expected an identifier\t1216\nerror: expected unqualified-id before\t1216\nerror: forward declaration of \t1217\nerror: identifier "__\t1215\nerror: identifier "__builtin_\t1218\nerror: no such file or directory: \'/EHa\t362\nerror: no such file or directory: \'/EHsc\t362\nerror: no such file or directory: \'/FS\t362\nerror: no such file or directory: \'/GL\t362\nerror: no such file or directory: \'/GR\t362\nerror: no such file or directory: \'/MD\t362\nerror: no such file or directory: \'/MT\t362\nerror: no such file or directory: \'/O1\t362\nerror: no such file or directory: \'/O2\t362\nerror: no such file or directory: \'/Od\t362\nerror: no such file or directory: \'/Ox\t362\nerror: no such file or directory: \'/W\t362\nerror: no such file or directory: \'/Z7\t362\nerror: no such file or directory: \'/Zc:\t362\nerror: no such file or directory: \'/Zi\t362\nerror: no such file or directory: \'/arch:\t362\nerror: no such file or directory: \'/fp:\t362\nerror: no such file or directory: \'/std:c++\t362\nerror: no such file or directory: \'/utf-8\t362\nerror: no such file or directory: \'/wd\t362\nerror: this declaration has no\t1215\nerror: type name is not allowed\t1215\nerror: unexpected argument \'\t1219\nerror: user-defined literal operator not found\t1215',
    1869833554: 'ResolutionImpossible\t835\nResolvePackageNotFound\t820',
    1869834594: 'bison: command not found\t970\nbison: not found\t970',
    1869881378: '" to "std::shared_ptr<torch::jit\t292',
    1869881402: ': too few arguments\t415',
    1869903169: 'AutoGIL\t489 490\nAutoNoGIL\t489 490',
    1869903201: 'autoconf: command not found\t970\nautoconf: not found\t970\nautomake: command not found\t970\nautomake: not found\t970\nautoreconf: command not found\t970\nautoreconf: not found\t970',
    1870211104: ' (you have \t5',
    1873003342: 'Não há espaço disponível\t801',
    1873003374: 'não foi possível alocar memória em bloco TLS\t724\nnão foi possível habilitar pilhas de executável\t723\nnão foi possível localizar -l\t1296 1297\nnão há espaço disponível\t801',
    1881171310: 'ne peut activer une pile exécutable\t723\nne peut allouer de la mémoire dans un bloc statique TLS\t724\nne peut pas trouver -l\t1024 1296 1297\nne peut restaurer le segment prot\t840\nne peut trouver -l\t1025 1026 1027 1028 1029 1030 1031 1032 1033 1296 1297\nne peut trouver -lEGL\t1034\nne peut trouver -lGLEW\t1035\nne peut trouver -laio\t1036\nne peut trouver -lffi\t1037\nne peut trouver -lglog\t1038\nne peut trouver -ljpeg\t1039\nne peut trouver -lnuma\t1040\nne peut trouver -lstdc++\t1042\nne peut trouver -ltbb\t1043\nne peut trouver -luuid\t1044\nne peut trouver -lz\t1045',
    1881173838: "No package '\t789",
    1882284899: 'cc1plus\t1069\ncc1plus: \t1070',
    1884516174: 'NoSpaceLeftError\t641',
    1885434439: 'Graph break due to unsupported builtin \t704',
    1885500787: 'subprocess-exited-with-error\t1602',
    1885692960: ' dependency is incompatible with the current platform: \t29',
    1885693252: 'DeepSpeed needs GCC \t563\nDeepSpeed needs at least GCC \t563\nDeepSpeed requires GCC \t563\nDeepSpeed requires at least GCC \t563',
    1885809965: '--gpu-name=sm_\t354',
    1886217556: 'Temporary failure\t597\nTemporary failure \t872',
    1886217588: 'temp.win32-\t1609',
    1886218528: ' import any \t117',
    1886220099: 'Compiler requires the CUDA toolkit\t580',
    1886220131: 'compilation terminated\t1079 1080 1081 1082 1083 1084 1085 1086 1087 1088 1089 1090 1091 1092 1093 1094 1095 1096 1097 1098 1099 1100 1101 1102 1103 1104 1105 1106 1107 1108 1109 1110 1111 1112 1113 1114 1115 1116 1117 1118 1119 1120 1121 1122 1123 1124 1125 1126 1127 1128 1129 1130 1131 1132 1133 1134 1135 1136 1137 1138 1139 1140 1141 1142 1143\ncompiled\t1144\ncompiled against \t985\ncompiled against NumPy 1.x\t1145\ncompiled for \t985\ncompiled with \t985\ncompiler set in environment\t1146\ncompute capabilit\t1147 1148\ncompute capability\t1149\ncompute capability \t1150',
    1886220135: "gomp not found\t1264\ngomp' not found\t1264\ngomp’ not found\t1264",
    1886220137: "iomp5 not found\t1264\niomp5' not found\t1264\niomp5’ not found\t1264",
    1886221678: 'numpy._core.multiarray failed to import\t1508\nnumpy.core.multiarray failed to import\t1508',
    1886332960: ' (operand types are \t3',
    1886351203: 'cooperative_groups/\t1158 1159',
    1886413165: "mappatura del segmento dall'oggetto condiviso non riuscita\t674",
    1886415211: 'kipping import of cpp extensions due to incompatible torch version \t1351',
    1886418291: 'support for the ISO C++ \t1603\nsupport for the upcoming ISO C++ standard, C++0x\t1604\nsupported\t964 1605',
    1886611780: 'DispatchKey::CompositeImplicitAutograd\t630\nDispatchStub: missing \t631',
    1886614883: 'cusparse64_\t1169\ncusparseC\t562\ncusparseD\t562\ncusparseS\t562\ncusparseXcsrgemmNnz\t562\ncusparseZ\t562',
    1886680168: 'http.client.\t1276',
    1887007331: 'crypt.h\t1164 1165 1166 1167',
    1897951054: 'No queda espacio en el dispositivo\t487',
    1897951086: 'no queda espacio en el dispositivo\t487',
    1902473760: ' required keyword-only argument\t247\n required positional argument\t247 248\n requires A100\t249\n requires a different Python: \t250\n requires cuda extensions\t251\n requires triton==\t252',
    1903386957: 'MasqueradingAsCUDA\t752 753',
    1914709853: "]' returned non-zero\t940",
    1914711074: '", referenced from\t273\n", referenced from:\t273',
    1914725736: 'he remote end hung up unexpectedly\t1236',
    1916880980: 'THArgCheck\t848 849',
    1917132893: '] Erreur 137\t939\n] Error 137\t939',
    1917143124: 'THError\t848 849',
    1917145935: 'OSError: \t583\nOSError: Could not find/load shared object file\t811',
    1917221200: 'PyFrameObject\t826',
    1917853789: '] Processus arrêté\t939',
    1917869114: ':\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA\\v\t420',
    1918967870: '> are available only with C++\t422',
    1918986355: 'shared object\t1589',
    1919052108: 'Library not loaded: \t745 746\nLibrary not loaded: @\t747',
    1919052140: 'library not found\t1408\nlibrary not found for -l\t1409 1410\nlibrary not found: \t1411 1412 1413\nlibrary not found: EGL\t1414\nlibrary not found: GLEW\t1415\nlibrary not found: aio\t1416\nlibrary not found: crypt\t1417\nlibrary not found: ffi\t1418\nlibrary not found: glog\t1419\nlibrary not found: jpeg\t1420\nlibrary not found: lapack\t1421\nlibrary not found: numa\t1422\nlibrary not found: stdc++\t1423\nlibrary not found: tbb\t1424\nlibrary not found: uuid\t1425\nlibrary not found: z\t1426\nlibrocblas.so.\t1385\nlibrocsparse.so.\t1385',
    1919115629: 'macro "max" passed\t1439\nmacro "max" requires\t1439\nmacro "min" passed\t1439\nmacro "min" requires\t1439',
    1919117645: 'Microsoft Visual C++ \t758\nMicrosoft Visual C++ Redistributable is not installed\t759\nMicrosoft Visual Studio version\t760',
    1919230010: ': error C2975\t404\n: error adding symbols: DSO missing from command line\t402 403\n: error: exception specification in declaration does not match\t405\n: error: expected \t406\n: error: identifier "\t407\n: error: name followed by "::" must be a class or namespace name\t408\n: error: namespace "cut\t409\n: error: need \t410\n: error: no such file or directory: \'\t411\n: error: template argument \t406\n: error: unknown type name \'\t412\n: error: use of undeclared identifier \'\t412\n: error:expected \t406\n: error:template argument \t406\n: error： expected \t406\n: error： template argument \t406\n: error：expected \t406\n: error：template argument \t406',
    1919248468: 'There is not enough space on the disk\t883',
    1919248500: "there's already a kernel registered from python overriding \t1611",
    1919250479: '/permissive\t362',
    1919250511: 'Operator does not support running with fake tensors\t815',
    1919250543: 'operation timed out\t1077',
    1919251285: "UserWarning: Can't initialize NVML\t916\nUserWarning: Error checking compiler version for cl\t917",
    1919251488: ' terminated with signal 9\t31',
    1919251566: 'nternal error\t1504',
    1919252000: ' version incompatibility\t261\n version mismatch\t261\n version must be \t262\n version needs to be \t262\n version should be \t262',
    1919252079: 'overloaded function "std::__to_address" matches\t1547',
    1919444301: 'Mehrdeutiges Symbol\t755\nMehrfachdefinition von \t756',
    1919444333: 'mehrdeutiges Symbol\t755',
    1919448176: 'pthread.h\t1192',
    1919885370: ': orden no encontrada\t372',
    1919887392: ' (or one of its dependencies)\t4',
    1919895160: "xFormers was built for:\t1689\nxFormers wasn't buil\t1690",
    1919902273: 'Aborted\t466',
    1919968580: 'DeprecatedTypeProperties\t624',
    1919969650: 'ripristinare la protezione del segmento\t840',
    1920091483: '[Errno 122]\t931\n[Errno 28]\t931',
    1920169263: '/usr/include/hip/\t369',
    1920230738: 'Retrying (Retry(total=0,\t836',
    1920233061: 'entrée de procédure\t273',
    1920233065: 'intrin\t967',
    1920234561: "AttributeError: install_layout\t484\nAttributeError: module '\t485\nAttributeError: module 'torch._C' has no attribute '\t486",
    1931505486: "No se pudo asignar memoria en el bloque TLS\t724\nNo space left on device\t790\nNo such file or directory: \t791 792 793 794\nNo such file or directory: '\t795 796 797\nNo such operator \t798",
    1931505518: 'no se declaró en este ámbito\t976\nno se encuentra -l\t1024 1296 1297\nno se puede activar la pila ejecutable\t723\nno se puede encontrar -l\t1024 1025 1026 1027 1028 1029 1030 1031 1032 1033 1296 1297\nno se puede encontrar -lEGL\t1034\nno se puede encontrar -lGLEW\t1035\nno se puede encontrar -laio\t1036\nno se puede encontrar -lffi\t1037\nno se puede encontrar -lglog\t1038\nno se puede encontrar -ljpeg\t1039\nno se puede encontrar -lnuma\t1040\nno se puede encontrar -lstdc++\t1042\nno se puede encontrar -ltbb\t1043\nno se puede encontrar -luuid\t1044\nno se puede encontrar -lz\t1045\nno se puede restaurar el `prot\' del segmento\t840\nno se reconoce la opción de línea de órdenes\t726\nno space left on device\t790\nno such file\t1487\nno such file or directory: \'\t1488\nno such instruction\t1489\nno such option: -\t1490\nno suitable \t1491 1492\nno suitable constructor exists to convert from "\t1493',
    1933658196: 'THAssert\t848 849',
    1934970951: 'GPUs architecture\t532\nGPUs capabilit\t532\nGPUs compute architecture\t532\nGPUs compute capabilit\t532',
    1935625567: '_M_set_sharable()\t942',
    1935762796: 'lease up\t1382',
    1935763488: ' has already been defined\t119\n has been removed from CMake\t120\n has no attribute\t121\n has no attribute \t122 123 124 125 126 127 128 129\n has no member\t130\n has no member \t131 132\n has no member named\t133\n has no member named \t134 135\n has non-pointer type \t136\n has not been declared\t43 44 137 138 139 140\n has to be \t141\n has unsupported type \t142',
    1935763551: '_hash_\t950 951 952',
    1935764579: 'class "at::Type" has no member\t1075\nclass "std::enable_if<<error-constant>\t1076',
    1935767328: ' was not declared\t43 44 140 182 183 263\n was not declared in this scope\t264 265\n was not declared in this scope; did you mean \t266\n was not found in the package registry\t267\n was specified but unrecogni\t268',
    1936009070: "n'est pas un membre de\t1220",
    1936025716: 'these package versions have conflicting dependencies\t1612',
    1936027460: 'Does not match the generator used previously: \t633',
    1936027492: "does not appear to be a Python project\t1194\ndoes not contain a CMakeLists\t1195\ndoes not have one of build variants: \t1196\ndoes not know how to trace the builtin \t1197\ndoes not match\t1191\ndoes not name a type\t976\ndoesn't match\t1191",
    1936028533: 'uses too much shared data (0x\t1670',
    1936269346: '" is ambiguous\t285\n" is not known to CXX compiler\t286\n" is not recognized\t287\n" is not recognized as\t287\n" ist entweder falsch\t287',
    1936269351: "' is ambiguous (with operand types \t305\n' is not defined for option 'gpu-architecture'\t306\n' is not defined for option 'std'\t307\n' is not in 'keyword=value' format\t308\n' is not recognized\t287\n' is not recognized as\t287\n' is not recognized as an internal\t309\n' is not recognized as an internal or external command\t310\n' is only available for these backends:\t311\n' ist entweder falsch\t287",
    1936269353: ') is greater than the maximum required version by CUDA \t332\n) is less than the minimum required version by CUDA \t333',
    1936287828: 'This Python has API version \t884\nThis header is only meant to be used on x86\t885',
    1936287860: 'this operation is not allowed between \t1613',
    1936289397: 'unistd.h\t1192',
    1936614740: 'TensileLibrary\t873\nTensorTypeId\t874 875\nTensorTypeSet\t874 875\nTensors of type TensorImpl do not have \t876',
    1936615712: ' installation candidates for \t148',
    1936617315: 'const_data_ptr\t678',
    1936682850: 'boost/\t982',
    1936683040: ' positional argument\t247',
    1936876886: 'VersionConflict: (\t922',
    1936876918: 'version "LIBAV\t728\nversion "LIBSW\t728\nversion \'LIBAV\t728\nversion \'LIBSW\t728\nversion `LIBAV\t728\nversion `LIBSW\t728\nversion torch was compiled with \t1677\nversion used to compile\t1678\nversions\t1679',
    1936877926: 'first\t975',
    1936941392: 'PassManager::run failed\t821',
    1936943469: 'missing initializer for member \t1446',
    1936944429: '-msse\t360',
    1937008994: 'bits/floatn\t978\nbits/libc-header-start\t979\nbits/std_function.h:\t980\nbitsandbytes was compiled without GPU support\t981',
    1937059642: ':/usr/local/cuda\t419',
    1937075488: ' must be \t141\n must be valid exactly by one definition\t191',
    1937339245: 'msys64\t750',
    1948280185: 'ye tanımsız başvuru\t273',
    1948282734: 'no template named \t1494\nno type named \t1494',
    1951615060: 'THStorage\t846 847',
    1952531514: ':Datei oder Verzeichnis\t113',
    1952543859: 'status_string: "\t1599',
    1952606572: 'libtorch_cuda.so: \t1393',
    1952802679: 'wget: command not found\t970\nwget: not found\t970\nwget: unable to resolve host address\t1687',
    1952805408: ' returned non-zero\t253',
    1952867692: 'leftover lock files from the PyTorch C++ extension build\t1383',
    1953063255: 'Waited on lock file "\t923',
    1953063469: '-bit platform\t359',
    1953064270: "Neither 'setup.py' nor 'pyproject.toml' found\t770",
    1953064550: 'ffitarget.h\t1239 1240 1241',
    1953065567: '_jit_compile\t47',
    1953067604: 'Triton Error [CUDA]: device kernel image is invalid\t890',
    1953068832: ' with CUDA \t270\n within its own root folder\t271\n without CUTE_ARCH_MMA_\t272',
    1953069157: 'exit code\t1225\nexit code:\t1225\nexit status\t1225\nexitcode\t1225\nexited with code \t1226',
    1953264973: 'Multiple dispatch failed for \t761',
    1953265005: 'multi_tensor_applier fused unscale kernel is unavailable\t1458\nmultiple copies of the\t1459\nmultiple definition of \t1460',
    1953394499: 'ContextualVersionConflict: (\t584',
    1953396050: 'RuntimeError: Numpy is not available\t838',
    1953396080: 'punto de entrada del procedimiento\t273',
    1953397075: 'SyntaxError: \t712',
    1953459744: ' not available\t194\n not built with CUDA\t195\n not compiled with CUDA\t195\n not defined in file lib\t196 197\n not found\t198\n not found. Directory cannot be installed\t199\n not installed\t200\n not recognized\t201\n not supported in this architecture\t202',
    1953460816: 'ProtocolError\t577',
    1953525103: 'ompt.h\t1405 1406 1407',
    1953653104: 'partially initialized module \t1550',
    1953653621: 'ucrt64\t750',
    1953655158: 'virtual memory exhausted: \t1680',
    1953658478: 'nvrtc-builtins\t1522\nnvrtc64_\t1169\nnvrtc: error: failed to load builtins for compute_\t1523',
    1953718627: 'caster.operator typename make_caster<T>::template cast_op_type<T>()\t1064',
    1953719584: ' est incompatible avec la sortie\t46',
    1953719666: 'restaurar proteção de segmento\t840\nrestore segment prot after\t1572',
    1953720608: ' ist entweder falsch\t179\n ist im Header \t184\n ist kein Element\t145\n ist kein Element von\t160 161 162',
    1953720644: "Distributed package doesn't have NCCL built in\t632",
    1953721929: 'Installed triton version too old, please upgrade\t717\nInstrucción ilegal\t357\nInstruction non permise\t357\nInstruçõe\t357',
    1953721961: 'installed CPU version PaddlePaddle\t1325\ninstalled Caffe2 version uses CUDA but I cannot find the CUDA\t1326',
    1953722184: 'Host compiler targets unsupported OS\t707',
    1953723725: 'Must define exactly one of __HIP_PLATFORM_\t762',
    1953723747: 'custom_op(\t1180',
    1953723757: 'must have a constant value\t144\nmust install \t824',
    1953724755: 'SystemError: <built-in function load_binary> returned NULL\t845',
    1953724787: 'system has unsupported display driver / cuda driver combination\t1606\nsystem not yet initialized\t1607',
    1953784096: ' attempted to run this operator with Meta tensors, but there was no \t17',
    1953849888: ' but this version of numpy is 0x\t21',
    1953853031: 'gnutls_handshake() failed\t1263',
    1953853216: ' out of memory\t246',
    1954047264: ' extension\t47',
    1954047342: 'next(\t1470',
    1954047348: 'texture is not a template\t1290\ntexture" is not a template\t1290\ntexture\' is not a template\t1290\ntexture’ is not a template\t1290',
    1954115679: '_pytorch_\t953',
    1965059918: "No url found for submodule path '\t799",
    1967202362: ': Aucun fichier\t113',
    1967343700: 'THCuda\t846 847 862 863\nTHCudaCheck\t864 865',
    1969316709: 'ecause there is no version of \t1201',
    1969365031: "' but version of \t295",
    1969365036: ", but was built for sm\t346\n, but you have torch \t347\n, but you'll have torch \t347",
    1969381215: '__builtin_amdgcn_\t945',
    1969431072: ' "cudaMemLocation"\t0',
    1969452353: 'Aucun espace disponible sur le périphérique\t487\nAucun fichier ou dossier\t468 469 470 471 472 473 474 475 476 477 478',
    1969452385: 'aucun espace disponible sur le périphérique\t487',
    1969452654: 'nvcuda.dll\t1520',
    1969516397: "module 'PIL.Image' has no attribute '\t1447\nmodule 'faiss' has no attribute '\t1448\nmodule 'numpy' has no attribute '\t1449\nmodule export function\t1450\nmodule has nothing to offer in MPL2 only mode\t1451",
    1969713761: "argument list for \t965\nargument of type 'WindowsPath' is not iterable\t966",
    1970170220: 'linux/limits.h\t1428 1429 1430 1431',
    1970234144: ' could be found\t28',
    1970239784: '(you have \t330',
    1970302319: 'ompute capability \t1526',
    1970365778: 'Require PyTorch\t833\nRequire Pytorch\t833\nRequire pyTorch\t833\nRequire pytorch\t833\nRequire torch\t833\nRequired library version not found: \t834\nRequires PyTorch\t833\nRequires Pytorch\t833\nRequires pyTorch\t833\nRequires pytorch\t833\nRequires torch\t833',
    1970365810: 'require C++ 1\t1566\nrequire C++ 2\t1566\nrequire C++1\t1566\nrequire C++2\t1566\nrequire CUDA\t1469\nrequire PyTorch\t833\nrequire Pytorch\t833\nrequire at least \'/std:c++\t968\nrequire at least C++ 1\t1566\nrequire at least C++ 2\t1566\nrequire at least C++1\t1566\nrequire at least C++2\t1566\nrequire pyTorch\t833\nrequire pytorch\t833\nrequire torch\t833\nrequire users to upgrade torch to at least v\t1567\nrequires Ada\t1568\nrequires Ampere\t1568\nrequires Blackwell\t1568\nrequires C++ 1\t1566\nrequires C++ 2\t1566\nrequires C++1\t1566\nrequires C++2\t1566\nrequires CUDA\t1469\nrequires Hopper\t1568\nrequires NVCC\t1469\nrequires NVIDIA CUDA\t1469\nrequires PyTorch\t833\nrequires Pytorch\t833\nrequires Turing\t1568\nrequires Volta\t1568\nrequires a Ada\t1568\nrequires a Ampere\t1568\nrequires a Blackwell\t1568\nrequires a Hopper\t1568\nrequires a Turing\t1568\nrequires a Volta\t1568\nrequires an Ada\t1568\nrequires an Ampere\t1568\nrequires an Blackwell\t1568\nrequires an Hopper\t1568\nrequires an Turing\t1568\nrequires an Volta\t1568\nrequires at least \'/std:c++\t968\nrequires at least C++ 1\t1566\nrequires at least C++ 2\t1566\nrequires at least C++1\t1566\nrequires at least C++2\t1566\nrequires compiler flag \'/std:c++\t968\nrequires device with capability > (\t1569\nrequires nvcc\t1469\nrequires pyTorch\t833\nrequires pytorch\t833\nrequires the CUDA\t1469\nrequires the language dialect "CUDA\t1570\nrequires the language dialect "CXX\t1571\nrequires torch\t833',
    1970369089: 'Arquivo ou diretório\t468 469 470 471 472 473 474 475 476 477 478',
    1970430840: 'xcrun: error: invalid active developer path\t1691',
    1970432116: 'thrust::\t1614',
    1970435187: 'struct _frame\t826',
    1970479215: 'o such \t468 469 470 471 472 473 474 475 476 477 478',
    1970496882: 'result_of_t\t1078',
    1970499157: 'Unsupported .target\t909\nUnsupported .version\t910\nUnsupported HIP arch \t911\nUnsupported HIP arch: \t911\nUnsupported conversion from \t912\nUnsupported platform: \t913\nUnsupported rounding mode for conversion\t914\nUnsupportedOperatorException: \t915',
    1970499189: 'unsupported GNU version! \t1666\nunsupported HIP gpu architecture \t911\nunsupported HIP gpu architecture: \t911\nunsupported instruction \t971\nunsupported operand type(s) for \t1667\nunsupported operator: \t915',
    1970562386: 'Return has unsupported type \t837',
    1970562418: 'return code\t1225\nreturned a non-zero code: 137\t1573\nreturned non-zero\t1574\nreturned non-zero exit\t1575\nreturned non-zero exit status \t1576',
    1970562419: 'setup command: use_2to3 is invalid\t1585\nsetup.py build\t983\nsetup.py develop\t983\nsetup.py install\t983\nsetuptools.build_meta\t1586\nsetuptools.command.\t1587\nsetuptools.extern.\t1588',
    1981837166: "no viable conversion from \t1495\nno viable conversion from '\t1496",
    1984917583: 'OpOverloadPacket(op=\t814',
    1985966953: 'is_variable\t1343 1344',
    1986096429: '-mavx\t360',
    1987208531: 'Server does not allow request for unadvertised object\t842',
    1998611557: 'ed with an unsupported toolchain\t1202',
    1998614350: 'No working C++ compiler found in\t800',
    2003269987: 'cygwin\t750',
    2003988326: 'forward compatibility was attempted on non supported HW\t1246',
    2019516192: ' __x) noexcept (true)\t12',
    2019893287: "' extension\t297\n' extension (up-to-date)\t298",
    2019893289: ') exceeds limit (\t331',
    2019893315: 'C extension: \t491',
    2019912806: 'flex: command not found\t970\nflex: not found\t970',
    2020569680: 'ProxyError\t577',
    2032168553: 'in your include path is not compatible with this release of \t1298',
    2034387028: 'THByteBlas_\t846 847\nTHByteStorage\t846 847\nTHByteTensor\t846 847\nTHByteVector\t846 847',
    2035294266: ': PyTorch was compiled\t391',
    2037149263: 'Only a single TORCH_LIBRARY can be used to register the namespace \t812 813',
    2037149295: 'only available for Linux\t1527\nonly available with \t1528\nonly support\t1529\nonly supported on \t1530 1531\nonly supported on CUDA\t1469\nonly supported on NVCC\t1469\nonly supports Linux\t1527\nonly works on Linux\t1527',
    2037413219: 'cupy.cuda.memory.OutOfMemoryError\t1174',
    2037604640: ' async_io\t16',
    2042020674: 'Böyle bir dosya ya da dizin\t468 469 470 471 472 473 474 475 476 477 478',
    2053466478: 'niezdefiniowane odwołanie do\t273',
    2053731104: ' size changed, may indicate binary\t256',
    2054124112: 'Prozedureinsprungpunkt\t273',
    2179145762: '" は、内部コマンド\t287',
    2179145767: "' は、内部コマンド\t287",
    2179145786: ': そのようなファイル\t113',
    2195923002: ': コマンドが見つかりません\t372',
    2229739578: ': 無法開啟共用物件\t380',
    2246385722: ': 共有オブジェクトファイルを開けません\t380',
    2295439056: 'Ошибка сегментирования\t649',
    2313560122: ': 找不到命令\t372',
    2357322528: ' が見つかりません\t185 186',
    2377704480: ' 不是\t145 160 161 162',
    2377704482: '"不是内部\t287',
    2377704487: "'不是内部\t287",
    2414551098: ': 동적 오브젝트 파일을 열 수 없습니다\t380',
    2461197882: ':沒有此一檔案\t113',
    2498306106: ': 错误: expected \t406\n: 错误: template argument \t406\n: 错误:expected \t406\n: 错误:template argument \t406\n: 错误： expected \t406\n: 错误： template argument \t406\n: 错误：expected \t406\n: 错误：template argument \t406',
    2498306141: '] 错误 137\t939',
    2548441146: ': 无效的 ELF 头\t413\n: 无法分配内存\t374\n: 无法打开共享对象\t382\n: 无法打开共享对象文件\t380',
    2632327226: ': 未找到命令\t372',
    2642535226: ':そのようなファイル\t113',
    2647662650: ': Нет такого файла\t113',
    2712856122: ':没有那个文件\t113',
    2797826628: 'Dræbt\t635',
    2848159060: 'Tué a terminé le programme \t327',
    2877416224: ' に対する定義されていない参照\t273',
    2881709383: 'Geëlimineerd\t635',
    2944525090: '"は、内部コマンド\t287',
    2944525095: "'は、内部コマンド\t287",
    2966455505: 'файл в неправильном формате\t832',
    2966468560: 'защиту сегмента после перемещения\t840',
    2983231953: 'сбой отображения сегмента из разделяемого объекта\t674',
    2983236304: 'Вбито\t635',
    2983240656: 'Убито\t635',
    3001425978: ': 沒有此一檔案\t113\n: 没有那个文件\t113',
    3050347984: 'Не осталось свободного места\t801\nНет такого файла\t468 469 470 471 472 473 474 475 476 477 478',
    3050356176: 'не вдалося знайти -l\t1296\nневизначене посилання\t273\nневизначене посилання на\t273\nневозможно выделить память в статичном блоке TLS\t724\nневозможно задействовать исполняемый стек\t723\nневозможно найти -l\t1296 1297\nнедефинисана упута ка\t273\nнеоднозначный символ\t755\nнеопределена отпратка към\t273\nнеопределенная ссылка на\t273\nнеопределённая ссылка на\t273',
    3050356688: 'перемещение R_\t1565\nпересування R_\t1565',
    3085246557: '] 已杀死\t939',
    3101958178: '" 不是内部\t287\n" 不是内部或外部命令\t287',
    3101958183: "' 不是内部\t287\n' 不是内部或外部命令\t287",
    3169132637: '] 強制終了\t939',
    3184533562: ': невозможно открыть разделяемый объектный файл\t380',
    3201348816: 'доступном только для чтения, содержатся динамические\t1561',
    3278267762: 'reférence indefinie vers\t273\nreférence indéfinie vers\t273',
    3278335573: 'Ungültiger Maschinenbefehl\t357',
    3278774330: ': não é possível abrir arquivo compartilhado\t380',
    3279185223: 'Getötet\t635\nGetötet hat Programm \t327',
    3491770661: '%1 не является приложением Win32\t294',
    3491803856: 'в пространстве имён\t1220',
    3499801839: '：Нет такого файла\t113',
    3500003386: ':Нет такого файла\t113',
    3799018863: 'omp’ not found\t1264',
    3810537765: '%1 は有効な Win32 アプリケーション\t294',
    3816980963: 'あいまいなシンボル\t755',
    3817309155: 'デバイスに空き領域がありません\t1701',
    3818357731: 'プロシージャ エントリ ポイント\t273',
    3818568943: '：そのようなファイル\t113',
    3818750178: '”は、内部コマンド\t287',
    3818750435: 'そのようなファイルやディレクトリ\t468 469 470 471 472 473 474 475 476 477 478',
    3819930083: 'は、内部コマンド\t1700',
    3820192483: 'コマンドラインオプション\t726',
    3820716771: 'セグメンテーション\t649',
    3827314981: '%1 不是有效的 Win32 应用程序\t294',
    3834091238: '文件格式错误\t832',
    3835527394: '”不是内部\t287',
    3837692390: '找不到 -l\t1024 1296 1297',
    3851132645: '型名ではありません\t976',
    3851270372: '不命名一个类型\t976',
    3852386021: '從共用物件中對映區段失敗\t674',
    3853163750: '未定\t273\n未定义的引用\t273\n未定义的符号\t273\n未定义符号\t273',
    3853230824: '被多次定义\t1703',
    3854479080: '设备上没有空间\t1701',
    3868047588: '不明确的符号\t755\n不是\t1220\n不是一个类型名\t976\n不是内部或外部命令\t1700\n不正な命令\t357',
    3868373734: '沒有此一檔案或目錄\t468 469 470 471 472 473 474 475 476 477 478',
    3868900591: '：沒有此一檔案\t113\n：没有那个文件\t113',
    3869154793: '非法指令\t357',
    3869284326: '无法从共享目标中映射段\t674\n无法启用共享目标需要的执行栈\t723\n无法在静态 TLS 块中分配内存\t724\n无法定位程序输入点\t273\n无法恢复段 prot\t840\n无法找到 -l\t1024\n无法识别的命令行选项\t726',
    3869344999: '無法在靜態 TLS 區塊中配置記憶體\t724\n無法復原 segment prot\t840\n無法找到程序輸入點\t273\n無法辨識的命令列選項\t726\n無法開啟可執行堆疊\t723',
    3869356774: '没有成员\t1702\n没有此指令\t1489\n没有此类指令\t1489\n没有那个文\t468 469 470 471 472 473 474 475 476 477 478',
    3869809893: '在此作用域中尚未声明\t976',
    3869940966: '未找到 -l\t1025 1026 1027 1028 1029 1030 1031 1032 1033\n未找到 -lEGL\t1034\n未找到 -lGLEW\t1035\n未找到 -laio\t1036\n未找到 -lffi\t1037\n未找到 -lglog\t1038\n未找到 -ljpeg\t1039\n未找到 -lnuma\t1040\n未找到 -lstdc++\t1042\n未找到 -ltbb\t1043\n未找到 -luuid\t1044\n未找到 -lz\t1045',
    3870265317: '可执行文件格式错误\t648',
    3870393829: '共有オブジェクトが必要としている実行可能スタック\t723\n共有オブジェクトのセグメントをマップするのに失敗\t674',
    3870727910: '架构于输入文件\t46',
    3884032999: '磁盘空间不足\t1701',
    3885604329: '静的 TLS ブロック内にメモリ\t724',
    3885868008: '裝置上已無多餘空間\t1701',
    3886131430: '模稜兩可的符號\t755',
    3901522403: 'が見つかりません\t1350',
    3901915875: 'を見つけ\t1350\nを見つけられません -l\t1025 1026 1027 1028 1029 1030 1031 1032 1033\nを見つけられません -lEGL\t1034\nを見つけられません -lGLEW\t1035\nを見つけられません -laio\t1036\nを見つけられません -lffi\t1037\nを見つけられません -lglog\t1038\nを見つけられません -ljpeg\t1039\nを見つけられません -lnuma\t1040\nを見つけられません -lstdc++\t1042\nを見つけられません -ltbb\t1043\nを見つけられません -luuid\t1044\nを見つけられません -lz\t1045\nを見つけられません: -l\t1025 1026 1027 1028 1029 1030 1031 1032 1033\nを見つけられません: -lEGL\t1034\nを見つけられません: -lGLEW\t1035\nを見つけられません: -laio\t1036\nを見つけられません: -lffi\t1037\nを見つけられません: -lglog\t1038\nを見つけられません: -ljpeg\t1039\nを見つけられません: -lnuma\t1040\nを見つけられません: -lstdc++\t1042\nを見つけられません: -ltbb\t1043\nを見つけられません: -luuid\t1044\nを見つけられません: -lz\t1045',
    3918366437: '再配置 R_\t1565\n再配置後にセグメントの prot\t840',
    3920998118: '段錯誤\t649\n段错误\t649',
    3954751466: '그런 파일이나 디렉터리\t468 469 470 471 472 473 474 475 476 477 478',
    3969229036: '정적 TLS 블럭에는 메모리를\t724',
    3969486827: '동적 오브젝트의 세그먼트를\t674',
    3986983916: '실행할 수 있는 스택을 공유\t723',
    3987253995: '모호한 기호\t755',
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
    'source_api.cutlass_api_mismatch\tline\t template "cut\n'
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
    'source_api.removed_torch_api\tline\tat::Type\n'
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
    'op_registration.duplicate_pybind11_type\tline\tgeneric_type: type \n'
    'op_registration.duplicate_pybind11_type\n'
    'op_registration.op_library_loaded_twice\tline\tustom class with name \n'
    'source_api.cccl_header_incompatible\tline\t__to_address\tto_address\n'
    'source_api.missing_std_include\n'
    'link_and_load.duplicate_openmp_runtime\tline\tMKL_THREADING_LAYER=\n'
    'not_our_fault.gpu_out_of_memory\tline\tFree memory on device \n'
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
    'not_our_fault.hardware_unsupported\tline\tExpected is_sm\n'
    'source_api.cxx_standard_too_old\tline\tYou need C++\n'
    'host_toolchain.missing_python_dev_headers\n'
    'cuda_runtime.cudnn_version_mismatch\tline\tDNN version \tDNn version \tDnN version \tDnn version \tdNN version \tdNn version \tdnN version \tdnn version \n'
    'cuda_toolkit.cuda_toolkit_too_old\tline\tmust be >=\tmust be at least\tmust be greater than or equal to\tneeds to be >=\tneeds to be at least\tneeds to be greater than or equal to\tshould be >=\tshould be at least\tshould be greater than or equal to\n'
    'install_state.torch_too_old_for_package\tline\tAT_DISPATCH_CASE\tAT_DISPATCH_SWITCH\tAT_DISPATCH_V2\tC10_CUDA_KERNEL_LAUNCH_CHECK\n'
    'host_toolchain.glibc_too_new_for_cuda\tline\t/string.h:\n'
    'source_api.cxx_standard_too_old\tline\tdecltype\tnullptr\tstatic_assert\n'
    "install_state.dependency_version_mismatch\tline\t'nccl\t‘nccl\n"
    'not_our_fault.wrong_install_command\n'
    'triton_inductor.triton_api_mismatch\tline\tKeyword argument \n'
    'not_our_fault.gpu_out_of_memory\tline\tcublasCreate\n'
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
    "cuda_toolkit.cuda_toolkit_too_old\t258\t: Input file '\n"
    "install_state.masked_build_error\tline\t'DeepSpeedCPU\n"
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
    'cuda_toolkit.cmake_cuda_not_found\n'
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
    'cuda_runtime.ld_library_path_shadowing\n'
    'cuda_runtime.driver_too_old\n'
    'cuda_runtime.no_nvidia_driver\n'
    'install_state.cpu_only_torch\n'
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
    'cuda_runtime.extension_cuda_version_mismatch\tline\t identifier not found\t is undefined\t was not declared\n'
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
    'triton_inductor.triton_torch_version_mismatch\n'
    'host_toolchain.git_submodule_missing\n'
    'install_state.cpu_only_torch\tline\tATen_cuda library\tthe ATen_cuda library\n'
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
    'host_toolchain.torch_not_found_by_build\n'
    'not_our_fault.insufficient_log\n'
    'not_our_fault.network_failure\t\tErr:\n'
    'host_toolchain.ninja_missing\tline\t or newer\n'
    'host_toolchain.missing_host_compiler\tline\tMicrosoft Visual C++ installation\tMicrosoft Visual Studio installation\tVisual Studio installation\n'
    'host_toolchain.missing_host_compiler\tline\t installation on\n'
    'install_state.dependency_version_mismatch\t\t" that\n'
    'host_toolchain.torch_not_found_by_build\n'
    'cuda_toolkit.cudnn_not_found\n'
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
    'torch_abi.stale_build_artifacts\n'
    'windows.path_with_spaces\n'
    'cuda_toolkit.build_out_of_memory\n'
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
    'cuda_runtime.no_nvidia_driver\n'
    'not_our_fault.wrong_install_command\n'
    'cuda_runtime.fabric_manager_missing\n'
    'triton_inductor.triton_compiler_bug\n'
    'link_and_load.library_mapping_refused\n'
    'windows.windows_path_too_long\n'
    'windows.windows_path_too_long\n'
    'cuda_toolkit.cmake_cuda_not_found\n'
    'install_state.torch_too_old_for_package\tline\tno member \n'
    'install_state.extension_not_built\n'
    'install_state.unsupported_platform\n'
    'cuda_runtime.no_nvidia_driver\tline\tAcceleratorError\tAssertionError\tRuntimeError\n'
    'cuda_toolkit.cmake_cuda_not_found\t\tinstalls\tversions\n'
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
    'op_registration.pybind_op_graph_break\n'
    'hip_rocm.rocm_install_mismatch\tline\tMIOpen\n'
    'not_our_fault.network_failure\n'
    'windows.wrong_windows_compiler\n'
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
    'host_toolchain.missing_system_dev_package\tline\tautoconf"\tautoconf\'\tautomake"\tautomake\'\tautoreconf"\tautoreconf\'\tbison"\tbison\'\tcmake"\tcmake\'\tcurl"\tcurl\'\tflex"\tflex\'\tgit"\tgit\'\tm4"\tm4\'\tmake"\tmake\'\tpatch"\tpatch\'\tpkg-config"\tpkg-config\'\tswig"\tswig\'\tunzip"\tunzip\'\twget"\twget\'\n'
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
    'cuda_toolkit.build_out_of_memory\tline\t*** [\n'
    'install_state.masked_build_error\tline\tninja", "--version\tninja", \'--version\tninja\', "--version\tninja\', \'--version\n'
    'platform_abi.numpy_abi_mismatch\t\tfound\n'
    'host_toolchain.gcc_too_new_for_nvcc\tline\tbasic_string.tcc\n'
    'install_state.dependency_version_mismatch\n'
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
    'source_api.half_operators_ambiguous\t235\tbfloat16\thalf\n'
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
    'not_our_fault.hardware_unsupported\tline\tor above\tor higher\tor newer\n'
    'not_our_fault.wrong_install_command\n'
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
    'source_api.cxx_standard_too_old\n'
    'host_toolchain.missing_system_dev_package\tline\t for checkout of\t for clone of\n'
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
    'install_state.torch_too_old_for_package\tline\tAT_DISPATCH_CASE" is undefined\tAT_DISPATCH_SWITCH" is undefined\tAT_DISPATCH_V2" is undefined\tC10_CUDA_KERNEL_LAUNCH_CHECK" is undefined\tTORCH_CHECK" is undefined\tTORCH_LIBRARY_FRAGMENT" is undefined\n'
    'source_api.missing_std_include\tline\tCHAR_MAX\tCHAR_MIN\tDBL_EPSILON\tDBL_MAX\tDBL_MIN\tFLT_EPSILON\tFLT_MAX\tFLT_MIN\tINT16_MAX\tINT16_MIN\tINT32_MAX\tINT32_MIN\tINT64_MAX\tINT64_MIN\tINT8_MAX\tINT8_MIN\tINT_MAX\tINT_MIN\tLLONG_MAX\tLLONG_MIN\tLONG_MAX\tLONG_MIN\tSHRT_MAX\tSHRT_MIN\tUCHAR_MAX\tUCHAR_MIN\tUINT16_MAX\tUINT16_MIN\tUINT32_MAX\tUINT32_MIN\tUINT64_MAX\tUINT64_MIN\tUINT8_MAX\tUINT8_MIN\tUINTPTR_MAX\tUINT_MAX\tUINT_MIN\tULLONG_MAX\tULLONG_MIN\tULONG_MAX\tULONG_MIN\tUSHRT_MAX\tUSHRT_MIN\tint16_t\tint32_t\tint64_t\tint8_t\tint_fast16_t\tint_fast32_t\tint_fast64_t\tint_fast8_t\tint_fastmax_t\tint_fastptr_t\tint_least16_t\tint_least32_t\tint_least64_t\tint_least8_t\tint_leastmax_t\tint_leastptr_t\tintmax_t\tintptr_t\tuint16_t\tuint32_t\tuint64_t\tuint8_t\tuint_fast16_t\tuint_fast32_t\tuint_fast64_t\tuint_fast8_t\tuint_fastmax_t\tuint_fastptr_t\tuint_least16_t\tuint_least32_t\tuint_least64_t\tuint_least8_t\tuint_leastmax_t\tuint_leastptr_t\tuintmax_t\tuintptr_t\n'
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
    'cuda_toolkit.cmake_cuda_not_found\t285\ttest program\n'
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
    'source_api.removed_torch_api\tline\t is not a pointer\n'
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
    'gpu_arch.intrinsic_needs_newer_arch\t155\tmust be a \n'
    'cuda_toolkit.cuda_toolkit_too_old\n'
    'install_state.extension_not_built\tline\t.glob(\t.iterdir(\t.rglob(\n'
    'host_toolchain.ninja_missing\n'
    'not_our_fault.insufficient_log\n'
    'torch_abi.stale_build_artifacts\n'
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
    'install_state.cpu_only_torch install_state.unsupported_platform\n'
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
