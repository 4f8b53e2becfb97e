"""Which causes to import for a log. Written by tools/index_causes.py."""

IN_LOGS: dict[int, str] = {
    540682536: '(): incompatible function arguments. The following argument types are\t313',
    540685421: 'm4: command not found\t956\nm4: not found\t956',
    540697708: "ld: cannot find\t1342\nld: library 'ATen' not found\t1343\nld: library 'EGL\t1344\nld: library 'GL\t1345\nld: library 'GLEW\t1346\nld: library 'GLU\t1345\nld: library 'GLX\t1345\nld: library 'MIOpen\t1347\nld: library 'OpenGL\t1345\nld: library 'X11\t1348\nld: library 'Xext\t1348\nld: library 'Xi\t1348\nld: library 'Xrandr\t1348\nld: library 'aio\t1349\nld: library 'amd_comgr\t1347\nld: library 'amdhip64\t1347\nld: library 'blas\t1350\nld: library 'c\t1351\nld: library 'c10' not found\t1343\nld: library 'caffe2' not found\t1343\nld: library 'cblas\t1350\nld: library 'crypt\t1352\nld: library 'crypto\t1353\nld: library 'cublas\t1347\nld: library 'cuda\t1347\nld: library 'cufft\t1347\nld: library 'cufile\t1347\nld: library 'culibos\t1347\nld: library 'cupti\t1347\nld: library 'curand\t1347\nld: library 'cusolver\t1347\nld: library 'cusparse\t1347\nld: library 'cutensor\t1347\nld: library 'dl\t1351\nld: library 'ffi\t1354\nld: library 'glfw\t1355\nld: library 'glfw3\t1355\nld: library 'glog\t1356\nld: library 'hip\t1347\nld: library 'hsa-runtime64\t1347\nld: library 'hsakmt\t1347\nld: library 'ibverbs\t1357\nld: library 'jpeg\t1358\nld: library 'm\t1351\nld: library 'mlx5\t1357\nld: library 'mpi\t1359\nld: library 'mpi_cxx\t1359\nld: library 'nccl\t1347\nld: library 'npp\t1347\nld: library 'numa\t1360\nld: library 'nvJitLink\t1347\nld: library 'nvidia-ml\t1347\nld: library 'nvjpeg\t1347\nld: library 'nvrtc\t1347\nld: library 'nvshmem\t1347\nld: library 'openblas\t1350\nld: library 'png\t1361\nld: library 'png16\t1361\nld: library 'pthread\t1351\nld: library 'rccl\t1347\nld: library 'rdmacm\t1357\nld: library 'roc\t1347\nld: library 'rt\t1351\nld: library 'ssl\t1353\nld: library 'stdc++\t1362\nld: library 'tbb\t1363\nld: library 'torch' not found\t1343\nld: library 'torch_cpu' not found\t1343\nld: library 'torch_global_deps' not found\t1343\nld: library 'torch_python' not found\t1343\nld: library 'uuid\t1364\nld: library 'z\t1365\nld: library ‘EGL\t1344\nld: library ‘GL\t1345\nld: library ‘GLEW\t1346\nld: library ‘GLU\t1345\nld: library ‘GLX\t1345\nld: library ‘OpenGL\t1345\nld: library ‘X11\t1348\nld: library ‘Xext\t1348\nld: library ‘Xi\t1348\nld: library ‘Xrandr\t1348\nld: library ‘aio\t1349\nld: library ‘blas\t1350\nld: library ‘c\t1351\nld: library ‘cblas\t1350\nld: library ‘crypt\t1352\nld: library ‘crypto\t1353\nld: library ‘dl\t1351\nld: library ‘ffi\t1354\nld: library ‘glfw\t1355\nld: library ‘glfw3\t1355\nld: library ‘glog\t1356\nld: library ‘ibverbs\t1357\nld: library ‘jpeg\t1358\nld: library ‘m\t1351\nld: library ‘mlx5\t1357\nld: library ‘mpi\t1359\nld: library ‘mpi_cxx\t1359\nld: library ‘numa\t1360\nld: library ‘openblas\t1350\nld: library ‘png\t1361\nld: library ‘png16\t1361\nld: library ‘pthread\t1351\nld: library ‘rdmacm\t1357\nld: library ‘rt\t1351\nld: library ‘ssl\t1353\nld: library ‘stdc++\t1362\nld: library ‘tbb\t1363\nld: library ‘uuid\t1364\nld: library ‘z\t1365",
    540702325: 'uv: command not found\t1136\nuv: not found\t1136',
    540949792: ' => not found\t9',
    541218115: 'CUB requires a definition of CUB_NS_QUALIFIER\t516',
    541675585: 'API call is not supported in the installed CUDA driver\t411',
    541870925: 'MKL ERROR: \t736\nMKL FATAL ERROR: \t736',
    541871172: 'DLL load failed\t605 606 607\nDLL load failed while importing \t608\nDLL load failed: Die angegebene Prozedur\t609\nDLL load failed: The specified procedure\t609\nDLL load failed: 找不到指定的程序\t609',
    541937487: 'OOM when allocating tensor\t795',
    542329940: 'TLS handshake timeout\t855',
    542461511: 'GNU version! gcc \t688',
    542462019: "CPU does not support \t513\nCPU doesn't support \t513\nCPU lacks \t513",
    542462023: 'GPU architecture\t519\nGPU capabilit\t519\nGPU compute architecture\t519\nGPU compute capabilit\t519',
    543449442: 'bad register name \t957',
    543451460: 'Did you forget to add @triton.jit\t612',
    543451492: 'did not complete successfully: exit code: 137\t1172\ndid you forget to \t1173',
    543516756: 'The \'sklearn\' PyPI package is deprecated\t863\nThe CUDA compiler identification is unknown\t864\nThe current CMakeCache.txt directory \t865\nThe library is compiled without \t866\nThe source "\t867\nThe specified path, file name, or both are too long\t868\nThe term \'nvcc\' is not recognized\t565',
    543516788: 'the operator \t1587',
    543517006: 'Nie ma takiego pliku\t455 456 457 458 459 460 461 462 463 464 465',
    543517801: 'ile in wrong format\t818',
    543519605: "use of undeclared identifier \t1645\nuse of undeclared identifier '\t1635 1636 1637",
    543521063: "'ye tanımsız başvuru\t263",
    543584032: ' of the Protocol Buffer runtime library, but the installed version is \t197\n of the Protocol Buffer runtime library, which is not\t198',
    543585601: 'Auf dem Gerät ist kein Speicherplatz\t475',
    544104771: 'Can not find\t553',
    544106784: ' in namespace\t136\n in namespace \t137\n in your include path is not compatible with this release of \t138',
    544108320: ' on CUDA arch < \t199\n on a machine with \t200',
    544108366: 'Non rimane spazio sul device\t786',
    544108398: 'non rimane spazio sul device\t786',
    544165434: ':No existe el\t111\n:No such file\t111',
    544173600: ' no es un miembro de\t136 151 152 153\n no se reconoce\t170',
    544173940: 'too few arguments for template template parameter "Tuple"\t1592\ntoo many initializer values\t1593\ntoo old to be supported by the triton GPU compiler\t1594',
    544175136: ' to be true, but got false\t249\n to compile PyTorch\t250\n to find Python.h\t251',
    544236404: 'tcp connect error\t1062',
    544238959: 'omp not found\t1248',
    544370464: ' or above\t12\n or above \t234\n or greater \t234\n or higher\t12\n or higher \t234\n or later\t12\n or later \t234\n or later compatible compiler is required\t235\n or newer\t12\n or newer \t234\n or one of its dependencies\t236',
    544372079: 'our device is too old. We require compute capability\t1521',
    544432488: 'has already been de\t1253\nhas no attribute \t1039 1254 1255\nhas no member \t1256\nhas no member named \t1256\nhas not been declared\t962',
    544432503: 'was compiled with CPU_ONLY flag\t1661\nwas not declared in this scope\t962',
    544434464: " is already registered\t140\n is already registered as a pybind11::native_enum\t141\n is already registered. Ensure that registration with torch::class_\t142\n is ambiguous\t143\n is defined in header \t144\n is incompatible with lib\t145\n is less than desired GPU memory\t146\n is missing, please make sure it is specified in the 'build-system.requires'\t147\n is not None\t148\n is not a \t149\n is not a directory\t34\n is not a member of\t136 150 151 152 153\n is not a member of \t154 155 156 157\n is not a member of 'cute\t131\n is not a member of 'cutlass\t131\n is not a member of ‘cute\t131\n is not a member of ‘cutlass\t131\n is not a recognized processor for this target\t158\n is not a supported wheel on this platform\t159\n is not a valid\t34\n is not a valid editable requirement\t160\n is not a valid wheel file\t161\n is not compatible with the current PyTorch installation\t162\n is not compatible with this Python\t163\n is not defined\t164 165 166 167\n is not enabled\t168\n is not found\t169\n is not recognized as\t170\n is required\t171\n is required but found\t172\n is undefined\t173 174",
    544435812: 'dns error: failed to lookup address\t1178',
    544436008: '(os error 112)\t315\n(os error 122)\t315\n(os error 28)\t315',
    544437570: 'Bus error\t453',
    544500071: 'git submodule \t1242',
    544501582: 'Not a directory: \t779\nNot find\t554',
    544501607: 'got an unexpected keyword argument \t1249',
    544501614: 'not available for \t1477\nnot available on \t1477\nnot compiled with GPU offload support\t1478\nnot enough disk space\t869\nnot enough free disk space\t869\nnot enough free space\t869\nnot enough space\t869\nnot find\t554\nnot found\t1479\nnot installed\t1480\nnot match\t1176\nnot support\t1481\nnot supported for \t1477\nnot supported for the current GPU. Minimum capability: \t1482\nnot supported on \t1477\nnot valid for use in process\t21\nnot yet available for \t1477\nnot yet available on \t1477\nnot yet supported for \t1477\nnot yet supported on \t1477',
    544502633: 'ist kein Element von\t1204',
    544502645: 'ust use \t1648',
    544503119: 'Out of memory: Kill process\t801\nOut of memory: Killed process\t801',
    544503138: 'but the target was not found\t972',
    544503151: 'out of memory\t1522 1523\nout of memory allocating \t1524\nout of resource\t1525',
    544567129: 'You are running version \t912\nYou must give at least one requirement to\t913\nYou tried to install "pytorch"\t914',
    544567161: 'you should not try to import numpy from\t1668',
    544760141: 'Max retries exceeded with url\t739',
    544825888: ' by system policy\t21',
    546346988: '에 대한 정의되지 않은 참조\t263',
    547011823: '： Aucun fichier\t111\n： Datei oder Verzeichnis\t111\n： No existe el\t111\n： No such file\t111\n： Нет такого файла\t111\n： そのようなファイル\t111\n： 沒有此一檔案\t111\n： 没有那个文件\t111',
    547193058: "” is not recognized\t276\n” is not recognized as\t276\n” ist entweder falsch\t276\n” n'est pas reconnu\t276\n” no se reconoce como\t276\n” は、内部コマンド\t276\n” 不是内部\t276\n” 不是内部或外部命令\t276",
    549234155: '를 찾을 수\t1334',
    659902535: "GPU's architecture\t519\nGPU's capabilit\t519\nGPU's compute architecture\t519\nGPU's compute capabilit\t519",
    661528610: '" n\'est pas reconnu\t276',
    661528615: "' n'est pas reconnu\t276",
    661545283: "Can't find\t553 554",
    661545315: "can't be installed because it doesn't\t992\ncan't find\t553 554\ncan't open file \t993",
    661548868: "Don't know what to do with '\t620",
    661548900: "don't have enough free space in /\t1183",
    661679471: "omp' not found\t1248",
    662007641: "You're on \t915\nYou're using \t915",
    707403834: ': ***\t358',
    760038484: 'TDM-GCC\t735',
    761752432: 'pkg-config: command not found\t956\npkg-config: not found\t956',
    762146671: 'oom-kill\t801',
    762212206: 'non-zero number of elements, but its data is not allocated yet\t1476',
    762341744: 'pip-build-env-\t1530',
    762342767: 'omp-tools.h\t1389 1390 1391',
    762671207: 'gpu-name\t1250',
    778530416: 'png.h\t1531 1532 1533',
    778659430: 'ffi.h\t1223 1224 1225',
    778661997: 'mpi.h\t1438 1439 1440',
    779119983: 'omp.h\t1389 1390 1391',
    791687523: 'c10/cuda/impl/cuda_cmake_macros.h\t977 978 979 980 981 982\nc10/util/AlignOf.h\t983 984 985\nc10/util/Array.h\t983 984 985\nc10/util/Float\t434 435 436\nc10/util/complex_utils.h\t983 984 985\nc10/util/either.h\t983 984 985\nc10/util/in_place.h\t983 984 985\nc10/util/math_compat.h\t983 984 985\nc10/util/reverse_iterator.h\t983 984 985\nc10/util/variant.h\t983 984 985',
    792938580: 'THC/THCAtomics.cuh\t836 837 838\nTHC/THCDeviceUtils.cuh\t839 840 841 842\nTHC/THCNumerics.cuh\t843 844 845',
    793528133: 'EGL/egl.h\t623 624 625\nEGL/eglext.h\t623 624 625\nEGL/eglplatform.h\t623 624 625',
    796096883: 'sys/cdefs\t965\nsys/file.h\t1177\nsys/ioctl.h\t1177\nsys/mman.h\t1177\nsys/resource.h\t1177\nsys/socket.h\t1177\nsys/time.h\t1177\nsys/wait.h\t1177',
    796157294: 'net/http: request canceled\t855',
    796225127: 'gnu/stubs\t965',
    808464432: '000001\t344\n0000135\t343\n0000139\t342',
    808465475: 'C4003: \t502',
    827018828: 'LNK1102\t716\nLNK1104\t487 717 718 719 720 721 722\nLNK1112\t723 724\nLNK1158\t725\nLNK1181\t721 722 726',
    827085907: 'STL1002: Unexpected compiler version, expected CUDA \t825',
    828796205: '-mf16c\t347',
    842019395: 'C2027\t491',
    842020932: 'D8021\t604',
    842281539: 'C2429\t498',
    842348355: 'C7525\t498',
    842413891: 'C7624\t498',
    843796044: 'LNK2001\t263\nLNK2005: \t727\nLNK2019\t263',
    845374806: 'Vec256\t906 907',
    858796611: 'C2039: \t492 493 494 495 496 497',
    863005040: 'pip3: command not found\t1136\npip3: not found\t1136',
    875968323: 'C7642\t498',
    877350476: 'LNK4272\t724',
    909128259: 'C2061: \t497\nC2065: \t497',
    909652803: 'C3861: \t497',
    925905197: '-1073741511\t342\n-1073741515\t343\n-1073741795\t344',
    926429763: 'C2872\t501',
    942682435: 'C1083\t479 480 481 482 483 484 485 486 487 488',
    943010371: 'C2589: \t499',
    943011651: 'C7582\t498',
    959787587: 'C2593: \t500',
    976236899: 'c10::guts\t986',
    976909409: 'at::DeprecatedTypeProperties\t955',
    978144327: 'GLM: GLM_\t687',
    978341199: 'OMP: Error #15\t791\nOMP: Error #15:\t792\nOMP: Error #179: Function pthread_\t793',
    979923827: 'ssh: Could not resolve hostname \t1577\nssh: connect to host \t1577',
    979923834: 'zsh: command not found: \t1673\nzsh: no matches found: \t1674',
    980445552: 'pip: command not found\t1136\npip: not found\t1136',
    980707687: 'git: command not found\t956\ngit: not found\t956',
    980708969: 'int: = is not a valid operator\t1311',
    1094928468: 'THCAssertSameGPU\t834 835\nTHCAtomics.cuh\t836 837 838',
    1094997315: "CUDA architecture\t519\nCUDA capabilit\t519\nCUDA compiler and CUDA toolkit headers are incompatible\t520\nCUDA compute architecture\t519\nCUDA compute capabilit\t519\nCUDA driver is a stub library\t521\nCUDA driver version is insufficient for CUDA runtime version\t522\nCUDA initialization: Found no NVIDIA driver on your system\t523\nCUDA unavailable, invalid device\t524\nCUDA was not found on the system, please set the CUDA_HOME\t525\nCUDA's architecture\t519\nCUDA's capabilit\t519\nCUDA's compute architecture\t519\nCUDA's compute capabilit\t519\nCUDA::nvToolsExt\t345 526 527\nCUDAGenerator\t514 515\nCUDAGuard\t528 529\nCUDAStreamGuard\t528 529\nCUDA_ARCHITECTURES\t530\nCUDA_ARCHITECTURES is set to \t531\nCUDA_ERROR_ASSERT\t532\nCUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE\t533\nCUDA_ERROR_ILLEGAL_ADDRESS\t534\nCUDA_ERROR_INVALID_IMAGE\t535\nCUDA_ERROR_LAUNCH_FAILED\t534\nCUDA_ERROR_MISALIGNED_ADDRESS\t534\nCUDA_ERROR_NO_BINARY_FOR_GPU\t536\nCUDA_ERROR_OUT_OF_MEMORY\t537\nCUDA_ERROR_STUB_LIBRARY\t521\nCUDA_ERROR_SYSTEM_DRIVER_MISMATCH\t538\nCUDA_ERROR_SYSTEM_NOT_READY\t539\nCUDA_ERROR_UNSUPPORTED_PTX_VERSION\t540\nCUDA_HOME\t541\nCUDA_HOME does not exist, unable to compile CUDA\t542\nCUDA_HOME environment variable is not set\t543\nCUDA_PATH\t541\nCUDA_TOOLKIT_ROOT_DIR not found or specified\t544\nCUDA_tensor_apply\t545 546\nCUDAs architecture\t519\nCUDAs capabilit\t519\nCUDAs compute architecture\t519\nCUDAs compute capabilit\t519",
    1096045407: '_STANDARD is set to invalid value\t929\n_STATUS_ARCH_MISMATCH\t930',
    1096308803: 'CXXABI_\t550\nCXXABI_1.3.\t551',
    1098215527: 'gpuAtomicAdd\t1251 1252',
    1100659951: '：Aucun fichier\t111',
    1111705684: 'THCBlas_\t832 833',
    1112099911: 'GLIBCXX_\t550\nGLIBCXX_3.4.\t551\nGLIBC_\t685\nGLIBC_2.\t686',
    1113812850: 'rocBLAS error: C\t1557',
    1126199118: 'No CUDA GPUs are available\t185\nNo CUDA runtime is found, using CUDA_HOME=\t757\nNo CUDA toolset found\t758',
    1128482900: 'THCCeilDiv\t451 452',
    1128486478: 'NVCC \t748\nNVCC" \t748\nNVCC\' \t748\nNVCC` \t748\nNVCC’ \t748',
    1128680517: 'ELFCLASS32\t626\nELFCLASS64\t626',
    1129467732: 'TORCH_CHECK\t856\nTORCH_CUDA_API\t416 417\nTORCH_CUDA_ARCH_LIST is not set, all archs for visible cards\t857\nTORCH_EXTENSION_NAME\t348\nTORCH_HIP_API\t489 490\nTORCH_LIBRARY_FRAGMENT\t856',
    1130320961: 'AT_CHECK\t412 413\nAT_CHECK_INDEX\t412 413\nAT_CPP14_CONSTEXPR\t414 415\nAT_CUDA_API\t416 417',
    1131701607: 'getCurrentCUDABlasHandle\t528 529\ngetCurrentCUDASolverDnHandle\t528 529\ngetCurrentCUDASparseHandle\t528 529\ngetCurrentCUDAStream\t528 529\ngetCurrentDeviceProperties\t528 529',
    1131701619: 'setCurrentCUDAStream\t528 529',
    1131898190: 'NewConnectionError\t563',
    1145120800: ' (ADVANCED)\t0',
    1145260116: 'THCDevice\t832 833\nTHCDeviceUtils.cuh\t839 840 841 842',
    1145656910: 'NVIDIA driver on your system is too old\t749\nNVIDIA-SMI has failed because it couldn\t750',
    1146438445: '-CUDA::nvToolsExt\t345',
    1146438508: 'lCUDA::nvToolsExt\t345',
    1147098177: 'AT_DISPATCH_ALL_TYPES_AND_HALF\t418 419',
    1148478823: 'getDefaultCUDAStream\t528 529\ngetDeviceProperties\t528 529',
    1150991599: '：Datei oder Verzeichnis\t111',
    1160670307: 'cl.EXE\t1057',
    1162297926: 'FBGEMM needs GCC \t549\nFBGEMM needs at least GCC \t549\nFBGEMM requires GCC \t549\nFBGEMM requires at least GCC \t549',
    1162629971: 'SSLError\t563',
    1164863831: 'WinError 2]\t487\nWinError 3]\t487',
    1164994920: 'hipErrorAssert\t532\nhipErrorInvalidDeviceFunction\t1158\nhipErrorNoBinaryForGpu\t536\nhipErrorOutOfMemory\t537',
    1176517189: 'E: Failed to fetch\t622',
    1178749012: 'THBFloat16Blas_\t832 833\nTHBFloat16Storage\t832 833\nTHBFloat16Tensor\t832 833\nTHBFloat16Vector\t832 833',
    1179009347: 'CAFFE2_API\t416 417\nCAFFE2_CUDA_API\t416 417',
    1180652609: 'AT_FORALL_SCALAR_TYPES\t420 421',
    1195591764: 'THCGenerator\t832 833',
    1196312909: 'MINGW\t735',
    1196773443: 'CPUGenerator\t514 515',
    1198271776: ' -lGLESv1\t5\n -lGLESv2\t5',
    1198418253: 'MinGW\t735',
    1229408595: 'SIGILL\t344',
    1230455855: '/DWIN32\t349',
    1230984257: 'AT_INDEX_ERROR\t422 423',
    1231254131: 'srcIndex < srcSelectDimSize\t1576',
    1262570819: 'CMAKE_CUDA_ARCHITECTURES\t505\nCMAKE_CUDA_ARCHITECTURES must be non-empty\t506\nCMAKE_CUDA_ARCHITECTURES:\t507 508\nCMAKE_CUDA_COMPILER\t509\nCMAKE_CUDA_COMPILER not set, after EnableLanguage\t510\nCMAKE_CUDA_COMPILER:\t511',
    1280136782: 'NVML Shared Library Not Found\t656',
    1280595267: 'CUTLASS needs GCC \t549\nCUTLASS needs at least GCC \t549\nCUTLASS requires GCC \t549\nCUTLASS requires at least GCC \t549',
    1281311820: 'LD_LIBRARY_PATH contains incompatible version of cudnn\t712',
    1297501260: 'LLVM ERROR: \t714\nLLVM ERROR: out of memory\t715',
    1298295148: 'libMIOpen.so.\t1369',
    1310748265: 'in Namensbereich\t1204',
    1313032276: 'THCNumerics\t832 833\nTHCNumerics.cuh\t843 844 845',
    1313101123: 'CUDNN_INCLUDE_DIR\t547\nCUDNN_INCLUDE_PATH\t547\nCUDNN_LIBRARY\t547\nCUDNN_LIBRARY_PATH\t547\nCUDNN_STATUS_SUBLIBRARY_LOADING_FAILED\t548',
    1313753172: 'THNN_\t853 854',
    1315072364: 'libNVVM cannot be found. Do `conda install\t1370',
    1318763759: '：No existe el\t111\n：No such file\t111',
    1330529327: '/DNOMINMAX\t349',
    1330795077: 'ERROR: Could not find a version\t628\nERROR: Python dependency not found\t629\nERROR: Wheel \'\t630\nERROR: unknown command "\t631',
    1330857298: 'RESOURCE_EXHAUSTED: \t817',
    1346521420: 'LIBPOSTPROC\t713',
    1347703880: 'HTTP 000 CONNECTION FAILED\t567',
    1349083987: 'SciPy needs GCC \t549\nSciPy needs at least GCC \t549\nSciPy requires GCC \t549\nSciPy requires at least GCC \t549',
    1349350734: 'NumPy\t787\nNumPy C-API version 0x\t788\nNumPy needs GCC \t549\nNumPy needs at least GCC \t549\nNumPy requires GCC \t549\nNumPy requires at least GCC \t549\nNumPy was built with baseline optimizations\t789',
    1377843753: '): Read timed out\t323',
    1380141140: 'THCRandom\t832 833\nTHCRoundUp\t451 452',
    1380993352: 'HIPRTC status = HIPRTC_ERROR_COMPILATION\t690',
    1381122399: '_ARRAY_API\t927',
    1396918356: 'THCState\t846 847\nTHCStorage\t832 833\nTHCStream\t846 847',
    1397049428: 'THESE PACKAGES DO NOT MATCH THE HASHES\t852',
    1397050439: 'GLES2/gl\t678 679\nGLES3/gl\t678 679\nGLESv1\t680\nGLESv2\t680',
    1397706309: 'ENOSPC: no space\t627',
    1397900630: 'VERSION_MISMATCH\t905',
    1398757712: 'PY_SSIZE_T_CLEAN macro must be defined\t803',
    1400137063: 'getStreamFromPool\t528 529',
    1413567571: 'STATUS_DLL_NOT_FOUND\t343\nSTATUS_ENTRYPOINT_NOT_FOUND\t342',
    1413695572: 'THCTensor\t832 833\nTHCThrustAllocator\t832 833',
    1413761108: 'THDTensor\t832 833',
    1414744148: 'THSTensor\t832 833',
    1415530580: 'TH_TENSOR_APPLY\t545 546',
    1416914279: 'getTHCState\t846 847',
    1428175429: 'E: Unable to fetch some archives\t622',
    1430462522: ': CUDA cannot be found\t360',
    1430472788: 'THCUNN_\t832 833',
    1430481965: '-lCUDA::nvToolsExt\t345',
    1431455828: 'THRUST_NS_QUALIFIER\t518',
    1447250004: 'THCVector\t832 833',
    1448299815: "'MSVCCompiler' object has no attribute '\t310",
    1464224839: 'GLFW/glfw3.h\t681 682 683 684',
    1465865281: 'AT_WARN\t424 425',
    1498173007: 'ONLY build\t794',
    1596993859: 'C10_FALLTHROUGH\t414 415\nC10_HIP_API\t489 490\nC10_HIP_KERNEL_LAUNCH_CHECK\t489 490\nC10_HOST_CONSTEXPR\t414 415\nC10_NORETURN\t414 415',
    1596993891: 'c10_cuda.lib\t987',
    1598182723: 'CUB_NS_QUALIFIER\t517 518',
    1598243655: 'GCC_1\t550\nGCC_3\t550\nGCC_4\t550\nGCC_7\t550',
    1598244948: 'THC_assertSameGPU\t834 835',
    1598965328: 'PFN_cuTensorMapEncode\t802',
    1600939103: '_dl_check_map_versions: Assertion\t934',
    1601008225: 'arm_acle\t953\narm_bf16\t953\narm_fp16\t953\narm_neon\t953\narm_sve\t953',
    1601009011: 'sum_intlist\t1534 1535',
    1601204323: 'cpp_extension.load\t45 1149\ncpp_extension.py\t45',
    1629515598: 'No available memory for the cache blocks\t759',
    1629516905: 'it as a build dependency\t1329',
    1631789114: ': Cannot allocate memory\t361',
    1631811920: 'PyCapsule\t811',
    1631854650: ': Datei oder Verzeichnis\t111',
    1632127060: 'THHalfBlas_\t832 833\nTHHalfStorage\t832 833\nTHHalfTensor\t832 833\nTHHalfVector\t832 833',
    1632313402: ': Kann die Shared\t369\n: Kann die Shared-Object-Datei nicht öffnen\t367',
    1633836895: '__ballot\t802',
    1633839468: 'libaio.h\t1371 1372 1373 1374\nlibamdhip64.so.\t1369\nlibav\t1375',
    1633886247: "' cannot overload\t284",
    1633886266: ': calling a constexpr __device__ function\t383\n: calling a constexpr __host__ function\t384\n: cannot find /\t385\n: cannot open shared obj\t369\n: cannot open shared object\t386 387',
    1633903970: 'because it has a CompositeImplicitAutograd\t959',
    1633903972: 'decay_t\t1063',
    1633973603: 'cuda runtime error (2) : out of memory\t1156\ncuda.is_available()\t185\ncudaBindTexture\t802\ncudaConfigureCall\t802\ncudaErrorAssert\t532\ncudaErrorCallRequiresNewerDriver\t411\ncudaErrorCompatNotSupportedOnDevice\t533\ncudaErrorInsufficientDriver\t1157\ncudaErrorInvalidDeviceFunction\t1158\ncudaErrorInvalidKernelImage\t535\ncudaErrorMemoryAllocation\t537\ncudaErrorNoKernelImageForDevice\t536\ncudaErrorStubLibrary\t521\ncudaErrorSystemDriverMismatch\t538\ncudaErrorSystemNotReady\t539\ncudaErrorUnsupportedPtxVersion\t540\ncudaLaunchCooperativeKernelMultiDevice\t802\ncudaProfilerInitialize\t802\ncudaThreadExit\t802\ncudaThreadSynchronize\t802\ncudaTypedefs.h\t1144 1145\ncudaUnbindTexture\t802\ncuda_awbarrier\t1144 1145\ncuda_bf16.h\t1144 1145\ncuda_fp4.h\t1144 1145\ncuda_fp6.h\t1144 1145\ncuda_fp8.h\t1144 1145\ncuda_pipeline\t1144 1145\ncudart64_\t1155',
    1634036816: 'Please install \t810',
    1634036848: 'please install \t810',
    1634082855: "' failed: \t287",
    1634100580: 'default_program(\t1168',
    1634166092: 'LegacyTHDispatcher\t728 729\nLegacyTHFunctionsCUDA\t728 729',
    1634166124: 'legacy-install-failure\t1368',
    1634213922: '" has no member\t135 265\n" has no member \t266 267 268 269\n" has no member "\t270 271 272\n" has no member class\t273',
    1634230111: '__half\t932',
    1634493027: 'cblas.h\t1051 1052 1053\ncblas_mangling.h\t1051 1052 1053',
    1634493984: ' flag is not supported with the configured host compiler\t116',
    1634494055: 'gflags/gflags.h\t1237 1238 1239 1240 1241',
    1634541602: '" matches these operands\t277\n" may not be used in the type-id\t278',
    1634541612: ', may conflict with lib\t335',
    1634563438: 'numa.h\t1484 1485 1486\nnumaif.h\t1484 1485 1486',
    1634564716: 'lzma.h\t1419 1420 1421 1422',
    1634625890: 'binaries were compiled with C\t963',
    1634629988: 'dynamic module does not\t1184\ndynamic_cast\t1185',
    1634692128: ' load any \t115\n loaded at\t179',
    1634754924: 'lapack\t1336\nlapacke.h\t1337 1338 1339 1340',
    1634760805: "expanded from macro \t1211\nexpanded from macro '__noinline__'\t1212\nexpansion of macro \t1211",
    1634886000: 'parameter packs not expanded with\t1527 1528',
    1634887263: '_frame\t812 935',
    1634887267: 'cframe"\t1056\ncframe\'\t1056\ncframe’\t1056',
    1634890835: 'Strawberry\t735',
    1634954837: 'UnsatisfiedLinkError: \t893\nUnsatisfiedLinkError: no \t894',
    1634954869: 'unsatisfied condition: \t1641',
    1635017059: 'catastrophic error\t1050',
    1635017062: 'fatal error C10\t1218\nfatal error C1081\t1219\nfatal: early EOF\t1220\nfatal: fetch-pack: \t1220\nfatal: not a git repository\t1221\nfatal: unable to \t1222',
    1635018093: 'metadata-generation-failed\t1368',
    1635022189: 'mutable_data_ptr\t1143',
    1635151433: "Invalid CUDA 'device=\t705\nInvalid requirement: \t706\nInvalid wheel filename\t161\nInvalidMatchSpec: \t707\nInvalidVersionSpec: \t707",
    1635151465: 'invalid command "bdist_wheel\t1314\ninvalid command "dist_info\t1314\ninvalid command "editable_wheel\t1314\ninvalid command \'bdist_wheel\t1314\ninvalid command \'dist_info\t1314\ninvalid command \'editable_wheel\t1314\ninvalid command bdist_wheel\t1314\ninvalid command dist_info\t1314\ninvalid command editable_wheel\t1314\ninvalid device function\t1315\ninvalid input constraint \'+h\' in asm\t1316\ninvalid input constraint \'+l\' in asm\t1316\ninvalid input constraint \'+r\' in asm\t1316\ninvalid input constraint \'=+h\' in asm\t1316\ninvalid input constraint \'=+l\' in asm\t1316\ninvalid input constraint \'=+r\' in asm\t1316\ninvalid input constraint \'=h\' in asm\t1316\ninvalid input constraint \'=l\' in asm\t1316\ninvalid input constraint \'=r\' in asm\t1316\ninvalid input constraint \'h\' in asm\t1316\ninvalid input constraint \'l\' in asm\t1316\ninvalid input constraint \'r\' in asm\t1316\ninvalid literal for int() with base 10: \t1317\ninvalid operands to binary expression (\t1318\ninvalid operands to binary expression (\'\t1319\ninvalid output constraint \'+h\' in asm\t1316\ninvalid output constraint \'+l\' in asm\t1316\ninvalid output constraint \'+r\' in asm\t1316\ninvalid output constraint \'=+h\' in asm\t1316\ninvalid output constraint \'=+l\' in asm\t1316\ninvalid output constraint \'=+r\' in asm\t1316\ninvalid output constraint \'=h\' in asm\t1316\ninvalid output constraint \'=l\' in asm\t1316\ninvalid output constraint \'=r\' in asm\t1316\ninvalid output constraint \'h\' in asm\t1316\ninvalid output constraint \'l\' in asm\t1316\ninvalid output constraint \'r\' in asm\t1316\ninvalid target ID \t897\ninvalid value \'c++\t1320\ninvalid value \'gnu++\t1320\ninvalid value for --gpu-architecture\t1321',
    1635196967: "' was defined more than once\t301",
    1635197024: '` was removed in the NumPy 2\t940',
    1635281254: 'fixable by adding \t1229',
    1635284080: 'ptxas application ptx input, line \t1536\nptxas info \t1537\nptxas warning \t1537',
    1638515570: 'réadressage R_\t1544\nréadressage de R_\t1544',
    1646292852: 'to be installed\t961',
    1647473766: 'ft2build.h\t1232 1233 1234 1235',
    1650552405: 'Unable to find\t553 554\nUnable to find code object for all current devices\t882\nUnable to find vcvarsall.bat\t883\nUnable to load any of {lib\t884\nUnable to locate\t554\nUnable to register cu\t885',
    1650552421: 'enable executable\t1188\nenable_if_t\t1063',
    1650552437: 'unable to execute \t1624\nunable to execute \'\t1625\nunable to execute command: Killed\t1626\nunable to find\t554\nunable to find a build program corresponding to "Ninja\t1627\nunable to find library -l\t1010 1011 1012 1013 1014 1015 1016 1017 1018 1019 1628 1629 1630\nunable to find library -lEGL\t1020\nunable to find library -lGLEW\t1021\nunable to find library -laio\t1022\nunable to find library -lffi\t1023\nunable to find library -lglog\t1024\nunable to find library -ljpeg\t1025\nunable to find library -lnuma\t1026\nunable to find library -lstdc++\t1028\nunable to find library -ltbb\t1029\nunable to find library -luuid\t1030\nunable to find library -lz\t1031\nunable to locate\t554',
    1650552929: 'apability not supp\t946',
    1650616684: 'libbitsandbytes_cpu.\t1376',
    1651076128: ' library not found\t178',
    1651076143: '/libMIOpen\t355\n/libamd_comgr\t355\n/libamdhip64\t355\n/libcublas\t355\n/libcuda\t355\n/libcufft\t355\n/libcufile\t355\n/libculibos\t355\n/libcupti\t355\n/libcurand\t355\n/libcusolver\t355\n/libcusparse\t355\n/libcutensor\t355\n/libhip\t355\n/libhsa-runtime64\t355\n/libhsakmt\t355\n/libnccl\t355\n/libnpp\t355\n/libnvJitLink\t355\n/libnvidia-ml\t355\n/libnvjpeg\t355\n/libnvrtc\t355\n/libnvshmem\t355\n/librccl\t355\n/libroc\t355',
    1651076218: 'zlib.h\t1669 1670 1671 1672',
    1651336557: "member access into incomplete type '\t1425",
    1651337587: 'simbolo ambiguo\t740',
    1651341651: 'Symbol\t263',
    1651341683: 'symbol not found in flat namespace\t263\nsymbole ambigu\t740',
    1651449895: "' object has no attribute 'ds_opt_\t300",
    1651469415: 'globalLegacyTypeDispatch\t728 729',
    1651860850: 'reubicación R_\t1544',
    1651864352: " submodule path '\t248",
    1663067490: 'be created directly\t958',
    1663067511: 'we can conclude that \t1662',
    1663071343: 'ot compiled with \t1520',
    1664044099: 'CL/cl\t503 504',
    1667309616: '0 active drivers ([])\t357',
    1667393900: 'libc10_cuda.so: \t1377\nlibcublas.so.\t1378\nlibcublasLt.so.\t1378\nlibcuda.so\t1379\nlibcuda.so cannot found\t1380\nlibcuda.so.1\t1379\nlibcudart.so.\t1378\nlibcufft.so.\t1378\nlibcupti.so.\t1378\nlibcusolver.so.\t1378\nlibcusparse.so.\t1378',
    1667462766: 'nvcc \t748\nnvcc :\t1493\nnvcc cannot find a supported version of\t1494\nnvcc fatal   : Cannot find compiler \'\t1495\nnvcc fatal   : Could not open input file \'\t1496\nnvcc fatal   : redefinition of argument \'\t1497\nnvcc not found\t1498\nnvcc was not found\t1498\nnvcc ：\t1493\nnvcc" \t748\nnvcc\' \t748\nnvcc:\t1493\nnvcc` \t748\nnvcc’ \t748\nnvcc：\t1493',
    1667592275: "Specified provider 'CUDAExecutionProvider' is not in available provider\t829\nSpecify CUDA_TOOLKIT_ROOT_DIR\t830",
    1667592307: 'specified that you may need to import the \t1575',
    1667594309: 'Exec format error\t634',
    1667594341: 'execinfo.h\t1177\nexecutable in path specified by\t1207\nexecutor failed running\t1208',
    1667656804: 'dlfcn.h\t1177',
    1667722864: 'pngconf.h\t1531 1532 1533',
    1667852407: 'which is not an existing directory\t1664',
    1667854445: 'mpicxx.h\t1438 1439 1440',
    1668033824: ' -lcrypt\t6',
    1668248144: 'Processus arrêté\t621\nProcessus arrêté a terminé le programme \t314',
    1668248176: "procedure entry point\t263\nprocessor does not support \t513\nprocessor doesn't support \t513\nprocessor lacks \t513",
    1668311400: 'hipcc: No such file\t1259\nhipcc: command not found\t1259\nhipcc: not found\t1259',
    1668440352: ' architecture of input file \t13',
    1668443988: 'Torch is needed\t813\nTorch is not installed\t813\nTorch is required\t813\nTorch must be installed\t813\nTorch needs to be installed\t813',
    1668444020: 'torch is needed\t813\ntorch is not installed\t813\ntorch is required\t813\ntorch is required for \t1595\ntorch must be installed\t813\ntorch needs GCC \t549\ntorch needs at least GCC \t549\ntorch needs to be installed\t813\ntorch requires GCC \t549\ntorch requires at least GCC \t549\ntorch.OutOfMemoryError\t1596\ntorch._inductor.exc.\t1597\ntorch.cuda.OutOfMemoryError\t1596\ntorch.utils.ffi is deprecated\t1598\ntorch.version.cuda\t1599\ntorch/all.h\t426 427 428\ntorch/csrc/PythonTypes.h\t1600 1601 1602\ntorch/csrc/StorageDefs.h\t1600 1601 1602\ntorch/csrc/THP_export.h\t1600 1601 1602\ntorch/csrc/WindowsTorchApiMacro.h\t1600 1601 1602\ntorch/csrc/jit/\t1603 1604 1605 1606 1607\ntorch/csrc/stable/\t435 436\ntorch/csrc/utils/auto_gil.h\t1608 1609 1610\ntorch/csrc/utils/disallow_copy.h\t1608 1609 1610\ntorch/csrc/utils/future.h\t1608 1609 1610\ntorch/csrc/utils/memory.h\t1608 1609 1610\ntorch/csrc/utils/six.h\t1608 1609 1610\ntorch/extension.h\t435 436 1611 1612 1613 1614 1615\ntorch/headeronly/\t435 436\ntorch/library.h\t426 427 428\ntorch/python.h\t426 427 428\ntorch/script.h\t426 427 428\ntorch/torch.h\t426 427 428\ntorch/types.h\t426 427 428\ntorch_cuda.lib\t987\ntorch_extensions\t45 1616\ntorchaudio C++ extension is not available\t1617\ntorchinductor_\t1618 1619\ntorchvision.transforms.functional_tensor\t1620',
    1668571501: 'matching\t1424',
    1668571504: 'patch: command not found\t956\npatch: not found\t956',
    1668628794: ':Aucun fichier\t111',
    1671200994: '“constexpr\t281',
    1681143415: 'w64devkit\t735',
    1684104530: 'ReadTimeout\t563\nReadTimeoutError\t563',
    1684104562: 'read-only segment has dynamic IFUNC relocations\t1540\nread-only segment has dynamic relocations\t1540',
    1684107084: 'Loaded runtime CuDNN library: \t734',
    1684107116: 'load any more object with static\t1416\nloaded the `torch/_C` folder of the PyTorch repository\t1417',
    1684171116: 'libdevice not found at \t1381',
    1684302184: 'hidden symbol \t1257',
    1684366670: 'Need to compile C++ extensions to \t754',
    1684366702: 'need PyTorch\t819\nneed Pytorch\t819\nneed pyTorch\t819\nneed pytorch\t819\nneed torch\t819\nneeds CUDA\t1451\nneeds PyTorch\t819\nneeds Pytorch\t819\nneeds pyTorch\t819\nneeds pytorch\t819\nneeds torch\t819',
    1684367716: 'died with <Signals.SIGKILL: 9>\t1174',
    1684632949: 'uuid/uuid.h\t1649 1650 1651 1652',
    1684633198: 'nvidia-container-cli: initialization error: \t1500\nnvidia-fabricmanager\t658',
    1684955424: ' and above\t12\n and higher\t12\n and later\t12\n and newer\t12',
    1684957510: 'FindCUDA says CUDA version is\t663',
    1684957527: 'Windows Long Path support enabled\t910\nWindows not yet supported for torch.compile\t911',
    1684959043: 'CondaHTTPError\t567\nCondaSSLError\t567',
    1684959075: 'conda: command not found\t1136\nconda: not found\t1136\nconditional_t\t1063',
    1684960544: ' undeclared\t173',
    1685024032: ' module has been removed\t180\n module is not found\t181',
    1685025392: 'prod_intlist\t1534 1535',
    1685222775: 'wurde in diesem Gültigkeitsbereich nicht deklariert\t962',
    1685414702: '.cuda.o\t348',
    1689699140: 'Dödad-signal avslutade programmet \t314',
    1696610857: '): error : expected a "("\t324\n): error: argument list for template template\t325\n): error: exception specification is incompatible\t326\n): error: expected a "("\t324\n): error: identifier "\t273\n): error: identifier "__\t327 328\n): error: incomplete type is not allowed\t329\n): error: invalid combination of type specifiers\t330\n): error: name followed by "::" must\t325\n): error: no instance of\t331\n): error: static assertion failed with "\t332',
    1696624233: 'in expansion of macro \t1211',
    1696624462: 'No existe el \t455 456 457 458 459 460 461 462 463 464 465',
    1696624494: 'no es un miembro de\t1204',
    1697082912: " n'est pas reconnu\t170\n n'est pas un membre de\t151 152 153",
    1697541219: 'cl.exe\t1057\ncl.exe with traditional preprocessor \t1058',
    1698832442: ': Befehl nicht gefunden\t359',
    1699094621: '] Fehler 137\t925',
    1699160157: '] Getötet\t925',
    1699170388: 'THGenerator\t832 833',
    1699553338: ': Memory allocation failure\t370',
    1699618874: ": Ne peut ouvrir le fichier d'objet partagé\t367",
    1700022356: 'THTensor\t832 833\nTHTensorMath\t832 833',
    1700153428: 'THVector\t832 833',
    1700212059: '[-Werror\t916',
    1700948332: 'libelf.h\t1382 1383 1384 1385',
    1701013836: 'License classifiers have been superseded by license expressions\t733',
    1701017701: 'exception handling disabled\t1205\nexception handling is disabled\t1206',
    1701078386: 'redefinition of \t1542',
    1701079328: ' identifier "\t134 135',
    1701080649: 'IndentationError: \t697\nIndexError: \t698 699\nIndexError: _Map_base::at\t700\nIndexError: map::at\t700\nIndexError: unordered_map::at\t700',
    1701080681: 'index_sequence\t1063',
    1701080693: 'undeclared identifier \t1261 1262 1473 1631\nundefined reference to \t1632\nundefined symbol: \t263\nundefined symbol: Py\t1633\nundefined symbol: _Py\t1633\nundefined symbol: mkl_\t1634\nundefinierter Verweis auf\t263\nundefiniertes Symbol\t263\nunderlying_type_t\t1063',
    1701146144: ' needed by \t184',
    1701209458: 'reference indefinie vers\t263\nreference indéfinie vers\t263\nreference to\t263\nreferences to\t263\nreferencia a\t263\nreferencia indefinida a\t263\nreferencia indefinida para\t263\nreferencia nao definida a\t263\nreferencia nao definida para\t263\nreferencia não definida a\t263\nreferencia não definida para\t263\nreferensi ke\t263\nreferência indefinida a\t263\nreferência indefinida para\t263\nreferência nao definida a\t263\nreferência nao definida para\t263\nreferência não definida a\t263\nreferência não definida para\t263',
    1701210482: 'riferimento non definito a\t263',
    1701211721: "Inferred operator schema for a C++ kernel function doesn't match the expected function schema\t701",
    1701211753: 'infer_schema(func): \t1303 1304',
    1701274484: 'tcgen05\t1563',
    1701275973: 'Eigen/\t632',
    1701345056: ' when calling \t259',
    1701405728: ' died due to signal \t29\n died due to signal 9\t30\n died due to signal 9 (Kill signal)\t30\n died with status 0x\t31',
    1701407843: 'client error (Connect)\t1062',
    1701409364: 'Tried to register an operator (\t872 873\nTried to register multiple backend fallbacks for the same dispatch key \t874\nTried to register multiple operators with the same name\t875',
    1701470831: 'object has no attribute\t1503\nobject has no attribute \t1504',
    1701536109: 'make: \t352\nmake: command not found\t956\nmake: not found\t956\nmake_index_sequence\t1063\nmake_unique\t1063',
    1701603654: 'File o directory non\t455 456 457 458 459 460 461 462 463 464 465\nFilename longer than 260 characters\t661\nFilename too long\t662',
    1701603686: 'file failed to open for reading\t1226\nfile_baton.py\t1227\nfile_baton.py:\t1228',
    1701604425: 'Illegal instruction\t344 453',
    1701667150: "NameError: name \t751\nNameError: name '\t752\nNameError: name '_C' is not defined\t753",
    1701667182: 'name \'bare_metal_version\' is not defined\t1444\nnamespace "\t1445\nnamespace "c10::guts" has no member "\t1446\nnamespace "std" has no member \t1447 1448 1449 1450',
    1701669204: 'TimeoutError: \t569',
    1701670771: 'some optimisations will not be enabled\t1574\nsome optimizations will not be enabled\t1574',
    1701716012: ', needed by\t336\n, needed by \t337',
    1701733735: 'generic_type: \t1236',
    1701798944: " does not dominate this use\t32\n does not exist\t33 34 35\n does not include kernels for this GPU\t36\n does not match namespace of enclosing TORCH_LIBRARY\t37\n does not match runtime version \t38\n does not name a type\t39 40 41 42\n does not support \t43\n doesn't exist\t34",
    1701863764: 'Tapettu\t621\nTapettu-signaali päätti \t314',
    1701865808: 'Pipeline failed while executing [\t809',
    1701867296: ' open include file\t202 203 204 205 206 207 208 209 210 211 212 213 214 215 216 217 218 219 220 221 222 223 224 225 226 227 228 229 230 231 232 233\n open source file\t135 202 203 204 205 206 207 208 209 210 211 212 213 214 215 216 217 218 219 220 221 222 223 224 225 226 227 228 229 230 231 232 233',
    1701867311: '/openmp\t349',
    1701869669: 'expected primary-expression before \t1213',
    1701869908: "TypeDefault\t860 861\nTypeError \t877\nTypeError: \t878\nTypeError: expected str, bytes or os.PathLike object, not NoneType\t879\nTypeError: join() argument must be str\t880\nTypeError: unsupported operand type(s) for +: 'NoneType' and 'str'\t881",
    1701869940: 'type "at::Tensor" is not allowed\t1622\ntypeid\t1185',
    1701978146: '" referenced unknown base type "\t280',
    1701978156: ', required architecture \t338',
    1701991456: ' Tree Learner was not enabled in this build\t10',
    1701996900: 'dirent.h\t1177',
    1701997665: 'already has an implementation\t941',
    1701998165: 'Unregistered type : \t891\nUnresolved extern \t892',
    1701998197: "unrecognised command line option\t711\nunrecognised command-line option\t711\nunrecognized command\t1639\nunrecognized command line option\t711\nunrecognized command-line option\t711\nunrecognized subcommand '\t1640\nunresolved external symbol\t263",
    1701998445: 'more than one conversion function from "\t1435\nmore than one instance of overloaded function "\t1436\nmore than one operator "\t1437',
    1701999173: 'Erreur de format pour exec\t634\nErreur de segmentation\t635',
    1702064961: 'Assertion \t466\nAssertion `\t467\nAssertionError: \t468',
    1702125892: 'Datei oder Verzeichnis nicht\t455 456 457 458 459 460 461 462 463 464 465',
    1702126916: 'Detected that PyTorch and \t611',
    1702129225: 'Internal Triton PTX codegen error\t703\nInternal compiler error\t704\nInternal error\t704',
    1702129257: 'integer\t1312\ninteger_sequence\t1063\ninternal compiler error: Killed (program \t1313',
    1702129518: "note: macro 'max defined here\t1423\nnote: macro 'max' defined here\t1423\nnote: macro 'max’ defined here\t1423\nnote: macro 'min defined here\t1423\nnote: macro 'min' defined here\t1423\nnote: macro 'min’ defined here\t1423\nnote: macro max defined here\t1423\nnote: macro max' defined here\t1423\nnote: macro max’ defined here\t1423\nnote: macro min defined here\t1423\nnote: macro min' defined here\t1423\nnote: macro min’ defined here\t1423\nnote: macro ‘max defined here\t1423\nnote: macro ‘max' defined here\t1423\nnote: macro ‘max’ defined here\t1423\nnote: macro ‘min defined here\t1423\nnote: macro ‘min' defined here\t1423\nnote: macro ‘min’ defined here\t1423",
    1702130753: 'Attempting to deserialize object on a CUDA device\t469\nAttempting to use \t470',
    1702131043: 'cute/\t1166\ncute\\\t1166',
    1702195557: 'equest failed after \t1190',
    1702240297: ') versions mismatch\t321',
    1702240300: ', version CXXABI_\t339\n, version GCC_1\t339\n, version GCC_3\t339\n, version GCC_4\t339\n, version GCC_7\t339\n, version GLIBCXX_\t339\n, version GLIBC_2.\t340',
    1702240314: ': version "libcu\t404\n: version "libnccl\t404\n: version "libnv\t404\n: version \'libcu\t404\n: version \'libnccl\t404\n: version \'libnv\t404\n: version `libcu\t404\n: version `libnccl\t404\n: version `libnv\t404\n: version ‘libcu\t404\n: version ‘libnccl\t404\n: version ‘libnv\t404',
    1702259058: 'river version \t1556',
    1702389038: '.exe" is not recognized\t276\n.exe" is not recognized as\t276\n.exe" ist entweder falsch\t276\n.exe" n\'est pas reconnu\t276\n.exe" no se reconoce como\t276\n.exe" 不是内部或外部命令\t276\n.exe\' is not recognized\t276\n.exe\' is not recognized as\t276\n.exe\' ist entweder falsch\t276\n.exe\' n\'est pas reconnu\t276\n.exe\' no se reconoce como\t276\n.exe\' 不是内部或外部命令\t276\n.exe” is not recognized\t276\n.exe” is not recognized as\t276\n.exe” ist entweder falsch\t276\n.exe” n\'est pas reconnu\t276\n.exe” no se reconoce como\t276\n.exe” 不是内部或外部命令\t276',
    1702520162: 'bezeichnet keinen Typ\t962',
    1714375751: 'GL/freeglut.h\t668 669 670',
    1717857907: 'sndfile.h\t1569 1570 1571 1572',
    1717920878: 'ndefined\t263',
    1717920885: 'udefineret reference til\t263',
    1717985603: "Caffe2: Couldn't determine version from header\t552",
    1717985635: 'caffe2/\t988 989 990 991',
    1717987684: 'different exception spec\t1175\ndiffers from\t1176',
    1717990755: 'cufft64_\t1155',
    1718513507: 'configuration file provided by "\t1137\nconfiguration file provided by "CUDA\t1138\nconfiguration file provided by "Torch"\t1139\nconfigure: error: \t1140 1141\nconflicting cuDNN in LD_LIBRARY_PATH\t1142',
    1722401636: 'définitions multiples de \t741',
    1722401650: 'réference indefinie vers\t263\nréference indéfinie vers\t263\nréférence indefinie vers\t263\nréférence indéfinie vers\t263',
    1730160936: '() got an unexpected keyword argument\t239\n() got an unexpected keyword argument \t238 312\n() got multiple values for \t238',
    1731152967: 'GL/gl.h\t671 672 673\nGL/glcorearb.h\t671 672 673\nGL/glew.h\t674 675 676 677\nGL/glext.h\t671 672 673\nGL/glut.h\t668 669 670\nGL/glx.h\t671 672 673',
    1734701162: 'jpeglib.h\t1330 1331 1332 1333',
    1734959663: '/bigobj\t349',
    1734964000: ' signal terminated program \t245',
    1734964008: '(signal: 9, SIGKILL: kill)\t316',
    1734965107: 'swig: command not found\t956\nswig: not found\t956',
    1735289197: 'mingw\t735',
    1735355495: 'glog/logging.h\t1243 1244 1245 1246',
    1735357040: 'program input point\t263',
    1735549216: ' arguments for \t14',
    1735549300: 'target sm_\t1585',
    1746936361: ')" has already been defined\t322',
    1749239892: 'THCharBlas_\t832 833\nTHCharStorage\t832 833\nTHCharTensor\t832 833\nTHCharVector\t832 833',
    1750288468: 'THShortBlas_\t832 833\nTHShortStorage\t832 833\nTHShortTensor\t832 833\nTHShortVector\t832 833',
    1751279980: 'libhipblas.so.\t1369\nlibhipfft.so.\t1369\nlibhiprand.so.\t1369\nlibhipsolver.so.\t1369\nlibhipsparse.so.\t1369',
    1751345510: 'fichier dans un mauvais format\t818',
    1751345518: 'nicht definierter Verweis auf\t263',
    1751347777: 'Arch conditional MMA instruction used without targeting\t454',
    1751347809: "arch_bin wasn't set for some reason\t947\narch_list[-1] += \t948\narchitecture\t949 950",
    1751347823: 'orch not compiled with CUDA enabled\t1519',
    1751349349: 'exchange\t1063',
    1751361987: "échec d'adressage (mapping) du segment\t660",
    1751607656: 'higher\t1258',
    1751933286: 'falha no mapeamento de segmento\t660',
    1752391519: '__shfl\t802',
    1752392008: 'Hash mismatch for \t691',
    1752463728: 'python3: command not found\t1136\npython3: not found\t1136\npython: command not found\t1136\npython: not found\t1136',
    1763717413: '%1 is not a valid Win32 application\t282\n%1 ist keine zulässige Win32-Anwendung\t282',
    1763719719: "': is not a member of 'cudaDeviceProp'\t309",
    1763733089: 'an illegal memory access was encountered\t944',
    1763733358: 'no instance of \t1456\nno instance of constructor "cut\t1457\nno instance of overloaded function \t1458',
    1765161080: 'x86intrin.h\t1275 1276 1277',
    1766203450: ': Filename too long\t362 363',
    1766531165: '] Killed\t925',
    1766727738: ': Nicht genügend\t361',
    1767990816: ' failed with exit \t46\n failed: \t47\n failed: No such file\t48',
    1768042298: ':/bin/nvcc\t405',
    1768053819: ';\\bin\\nvcc\t408',
    1768058209: 'ambiguous "?" operation:\t942\nambiguous overload for \t943\nambiguous symbol\t740',
    1768061296: 'pybind11\t1538\npybind11/\t1539\npybind11_detail_function_record\t811',
    1768124527: 'opción de línea de órdenes no reconocida\t711',
    1768255571: 'Speicherzugriffsfehler\t635',
    1768318308: 'defined\t1169\ndefined in file \t1170\ndefiniciones múltiples de \t741',
    1768320617: 'infiniband/\t1305 1306 1307 1308',
    1768383858: 'registered\t1543',
    1768693818: ': linker input file not found\t375',
    1768697658: ':/lib64\t406',
    1768716898: 'bzlib.h\t973 974 975 976',
    1768759354: ': misaligned address\t401',
    1768779113: 'immintrin.h\t1275 1276 1277',
    1768779128: 'xmmintrin.h\t1275 1276 1277',
    1768824890: ': nie można otworzyć pliku obiektu dzielonego\t367',
    1769103702: 'VariableTensorId\t860 861',
    1769152577: 'A single input file is required for a non-link phase\t410',
    1769234803: 'satisfies the requirement \t1560\nsatisfy\t1561',
    1769238607: 'OptionalCUDAGuard\t528 529\nOptionalCUDAStreamGuard\t528 529',
    1769300512: ' built with CUDA \t18\n built without \t19',
    1769366884: "device architecture\t519\ndevice capabilit\t519\ndevice compute architecture\t519\ndevice compute capabilit\t519\ndevice kernel image is invalid\t535\ndevice's architecture\t519\ndevice's capabilit\t519\ndevice's compute architecture\t519\ndevice's compute capabilit\t519\ndevice-side assert triggered\t1171\ndevice-side assertion triggered\t1171\ndevices architecture\t519\ndevices capabilit\t519\ndevices compute architecture\t519\ndevices compute capabilit\t519",
    1769369189: 'environment variable is not\t1189',
    1769414695: "' with arguments from the '\t302\n' with arguments from the 'CUDA' backend\t303 304\n' with arguments from the 'Meta' backend\t305\n' with exceptions disabled\t306",
    1769566836: 'trying to build PyTorch with a too old version of \t1621',
    1769631349: 'unzip: command not found\t956\nunzip: not found\t956',
    1784835872: ' object has no attribute \t194 195 196',
    1785291349: 'Ubijen\t621',
    1785620814: 'Ninja is required to \t756',
    1785620846: 'ninja-build: Kommando nicht gefunden\t1453\nninja-build: command not found\t1453\nninja-build: commande introuvable\t1453\nninja-build: not found\t1453\nninja-build: orden no encontrada\t1453\nninja-build: コマンドが見つかりません\t1453\nninja-build: 未找到命令\t1453\nninja: Kommando nicht gefunden\t1453\nninja: build stopped\t1454\nninja: command not found\t1453\nninja: commande introuvable\t1453\nninja: no work to do.\t1455\nninja: not found\t1453\nninja: orden no encontrada\t1453\nninja: コマンドが見つかりません\t1453\nninja: 未找到命令\t1453',
    1797287790: 'no kernel image is available\t1459',
    1797288805: 'es kein\t1204',
    1801538883: 'CMake must be installed to build\t512',
    1801547107: 'cmake: command not found\t956\ncmake: not found\t956',
    1801547111: 'gmake\t358',
    1801675088: "Package \t804\nPackage dependency requirement '\t805\nPackagesNotFoundError\t806",
    1801675120: 'packed_accessor\t1143\npacked_accessor32\t856\npacked_accessor64\t856',
    1801678707: 'socket.gaierror: \t1573',
    1802068851: 'scikit-learn has not been built correctly\t1562',
    1802270070: 'vulkan/vulkan\t1657 1658 1659 1660',
    1802398060: 'linker `\t1411',
    1802465132: 'looks like a filename, but the file does not exist\t1418',
    1802725700: 'Disk quota exceeded\t615',
    1802725732: 'disk quota exceeded\t615',
    1814066273: "at least '/std:c++\t954",
    1814979692: 'ld.lld: error: duplicate symbol: \t1341',
    1816217684: 'THAlloc\t832 833',
    1816283220: 'THBlas_\t832 833',
    1816545364: 'THFloatBlas_\t832 833\nTHFloatStorage\t832 833\nTHFloatTensor\t832 833\nTHFloatVector\t832 833',
    1818323300: 'dial tcp: lookup \t855',
    1818391907: 'cublas.CUBLASError: \t1154\ncublas64_\t1155\ncublasLt64_\t1155',
    1818435642: ': class template "std::_Is_memfunptr" has already been defined\t388',
    1818455657: 'include file \t1283\ninclude file "ATen/\t1284\ninclude file "CL/\t1285\ninclude file "Eigen/\t1286\ninclude file "GLES\t1287\ninclude file "TH\t1288\ninclude file "THC\t1289\ninclude file "X11/\t1290\ninclude file "asm/\t965\ninclude file "boost/\t1291\ninclude file "c\t1292\ninclude file "c10d/\t1293\ninclude file "cudnn\t1294\ninclude file "eigen3/Eigen/\t1286\ninclude file "libav\t1295\ninclude file "tbb/\t1296\ninclude file "torch/\t434\ninclude file \'ATen/\t1284\ninclude file \'CL/\t1285\ninclude file \'Eigen/\t1286\ninclude file \'GLES\t1287\ninclude file \'TH\t1288\ninclude file \'THC\t1289\ninclude file \'X11/\t1290\ninclude file \'asm/\t965\ninclude file \'boost/\t1291\ninclude file \'c\t1292\ninclude file \'c10d/\t1293\ninclude file \'cudnn\t1294\ninclude file \'eigen3/Eigen/\t1286\ninclude file \'libav\t1295\ninclude file \'tbb/\t1296\ninclude file \'torch/\t434',
    1818780998: 'Fehler beim Mappen des Shared Objects\t660\nFehler im Format der Programmdatei\t634',
    1818845510: 'Failed building wheel for \t645\nFailed to build \t646\nFailed to build CUDA kernels for \t647\nFailed to compile. cc_cmd\t648\nFailed to detect a default CUDA architecture\t649\nFailed to detect a default CUDA architecture.\t650\nFailed to find\t553 554\nFailed to find \t651\nFailed to find ROCm root directory\t652\nFailed to find a working CUDA architecture\t653\nFailed to find all files with CUDA\t654\nFailed to find nvToolsExt\t655\nFailed to initialize NVML: Driver Not Loaded\t656\nFailed to locate\t554\nFailed to parse: \t657\nFailed to start \t658\nFailures have been detected while processing an MLIR pass pipeline\t659',
    1818845542: 'failed call to cuInit: \t1214\nfailed to find\t554\nfailed to locate\t554\nfailed to map segment from\t1215\nfailed to open \t1216\nfailed to open elf at \t599\nfailed with exit \t1217',
    1818846752: ' file built for macOS-\t49\n file not found\t50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113\n file not recognized: \t114',
    1818848040: '(killed) terminó el programa \t314',
    1818850658: 'build_ext\t969\nbuilds-v0\t970\nbuilt against \t971\nbuilt for \t971\nbuilt with \t971',
    1819028768: ' -llapack\t7',
    1819042150: 'fallo al asignar un segmento del objeto compartido\t660',
    1819044171: 'Killed\t621 710',
    1819045731: 'collect2: fatal error: ld terminated with signal 9\t715',
    1819176736: ' only supports \t201',
    1819240790: 'Violación de segmento\t635',
    1819242031: '/nologo\t349',
    1819307369: 'implementation for device cuda\t1278',
    1819310149: 'Explicitly provided namespace (\t644',
    1819440483: 'curl/curl.h\t1160 1161 1162 1163\ncurl: (16) \t1164\ncurl: (18) \t1164\ncurl: (28) \t1164\ncurl: (35) \t1164\ncurl: (5) \t1164\ncurl: (52) \t1164\ncurl: (55) \t1164\ncurl: (56) \t1164\ncurl: (6) \t1164\ncurl: (60) \t1164\ncurl: (7) \t1164\ncurl: (92) \t1164\ncurl: command not found\t956\ncurl: not found\t956',
    1819571555: 'cutlass needs GCC \t549\ncutlass needs at least GCC \t549\ncutlass requires GCC \t549\ncutlass requires at least GCC \t549\ncutlass/\t1166\ncutlass::\t1167\ncutlass\\\t1166',
    1819635523: 'Could NOT find BLAS (missing\t571\nCould NOT find Boost (missing\t571\nCould NOT find CUDA (missing:\t572 573 574\nCould NOT find CUDAToolkit (missing:\t572 573 574\nCould NOT find CUDNN (missing\t575\nCould NOT find CURL (missing\t571\nCould NOT find CuDNN (missing\t575\nCould NOT find EGL (missing\t571\nCould NOT find Eigen3 (missing\t571\nCould NOT find FFMPEG (missing\t571\nCould NOT find FFmpeg (missing\t571\nCould NOT find Freetype (missing\t571\nCould NOT find GLEW (missing\t571\nCould NOT find GLUT (missing\t571\nCould NOT find Gflags (missing\t571\nCould NOT find Git (missing\t571\nCould NOT find Glog (missing\t571\nCould NOT find HDF5 (missing\t571\nCould NOT find JPEG (missing\t571\nCould NOT find LAPACK (missing\t571\nCould NOT find LibXml2 (missing\t571\nCould NOT find MPI (missing\t571\nCould NOT find MPI_C (missing\t571\nCould NOT find MPI_CXX (missing\t571\nCould NOT find NCCL (missing\t571\nCould NOT find NUMA (missing\t571\nCould NOT find NVTX\t576\nCould NOT find Numa (missing\t571\nCould NOT find NvToolExt\t576\nCould NOT find NvToolsExt\t576\nCould NOT find OpenCL (missing\t571\nCould NOT find OpenCV (missing\t571\nCould NOT find OpenGL (missing\t571\nCould NOT find OpenMP\t577\nCould NOT find OpenSSL (missing\t571\nCould NOT find PNG (missing\t571\nCould NOT find PkgConfig (missing\t571\nCould NOT find Protobuf (missing\t571\nCould NOT find Python\t578 579\nCould NOT find PythonLibs (missing\t580\nCould NOT find SWIG (missing\t571\nCould NOT find TBB (missing\t571\nCould NOT find Torch (missing\t581\nCould NOT find Vulkan (missing\t571\nCould NOT find X11 (missing\t571\nCould NOT find ZLIB (missing\t571\nCould NOT find cuDNN (missing\t575\nCould NOT find cudnn (missing\t575\nCould NOT find gflags (missing\t571\nCould NOT find glog (missing\t571\nCould NOT find nvToolsExt\t576\nCould not build wheels for \t582\nCould not connect\t583\nCould not detect Ninja v\t584\nCould not find\t553 554\nCould not find \t585\nCould not find MSVC\t586\nCould not find a configuration file for package "\t587\nCould not find a configuration file for package "Torch"\t588\nCould not find any \t589\nCould not find compiler set in environment variable \t590\nCould not find module \'\t591\nCould not find shared object file\t592\nCould not find the bitsandbytes \t593\nCould not find the operator \t35\nCould not infer dtype of numpy.\t594\nCould not load library libcudnn\t595\nCould not load libtorchcodec\t596\nCould not load symbol \t562\nCould not load this library: \t597\nCould not locate\t554\nCould not locate \t585 598\nCould not open \t599\nCould not open requirements file: \t600\nCould not resolve\t583\nCould not set up the environment for Microsoft Visual Studio\t601\nCouldn\'t find\t553 554\nCouldn\'t load custom C++ ops\t602\nCouldn\'t load custom C++ ops. This can happen if your PyTorch and \t603',
    1819635555: "could not convert default argument '\t1146\ncould not find\t554\ncould not locate\t554\ncould not select device driver \t1147\ncouldn't allocate input reg for constraint 'h'\t1148\ncouldn't allocate input reg for constraint 'l'\t1148\ncouldn't allocate input reg for constraint 'r'\t1148\ncouldn't allocate input register for constraint 'h'\t1148\ncouldn't allocate input register for constraint 'l'\t1148\ncouldn't allocate input register for constraint 'r'\t1148\ncouldn't allocate output reg for constraint 'h'\t1148\ncouldn't allocate output reg for constraint 'l'\t1148\ncouldn't allocate output reg for constraint 'r'\t1148\ncouldn't allocate output register for constraint 'h'\t1148\ncouldn't allocate output register for constraint 'l'\t1148\ncouldn't allocate output register for constraint 'r'\t1148\ncouldn't find\t554",
    1830842190: "No matching distribution found for \t760\nNo module named \t761 762 763 764 765 766 767 768 769 770 771 772\nNo module named '\t773",
    1830842222: "no matching con\t1460\nno matching function for call to \t1461 1462\nno member named \t1256\nno member named '\t1463 1464",
    1833508922: ": Impossible d'ouvrir le fichier d'objet partagé\t367",
    1835100276: 'tham chiếu đến\t263',
    1835101728: ' name followed by "::" must be\t135\n named symbol not found\t183',
    1835102822: 'frame"\t1056\nframe\'\t1056\nframe’\t1056',
    1835166060: 'libmkl_\t1386',
    1835429165: '-mfma\t347',
    1835492691: 'Segment-Schutz nach der Relozierung\t826\nSegmentation fault\t635 827\nSegmentation-Fehler\t635',
    1835492723: 'segment en lecture seule a des réadressages\t1540\nsegmento de sólo lectura tiene reubicaciones\t1540',
    1835606074: ": impossibile aprire il file oggetto condiviso\t367\n: impossible d'ouvrir le fichier d'objet partagé\t367",
    1835622239: '__imp_\t933',
    1835886455: 'wgmma\t1563',
    1835888451: "Command '['ninja', '--version']' returned non-zero\t564\nCommand 'nvcc' not found\t565",
    1835888459: 'Kommandozeilenoption\t711',
    1835888483: 'common_type_t\t1063',
    1836016416: ' compiled with CUDA \t18\n compiled without \t19',
    1836213584: "Permission denied: \t779\nPermission denied: '\t782\nPermissionError: [WinError 5]\t808",
    1836213588: 'Terminado (killed)\t621',
    1836216134: 'Formato de ejecutable incorrecto\t634',
    1836280173: 'mismatches\t1176 1428',
    1836344691: 'setmaxnreg\t1563',
    1840104307: 'símbolo ambiguo\t740',
    1847602215: "', needed by '\t307 308",
    1847603493: "%1 n'est pas une application Win32 valide\t282\n%1 no es una aplicación Win32 válida\t282",
    1847616878: 'ne nomme pas un type\t962',
    1847619177: 'in namespace\t1204',
    1847619438: 'no nombra a un tipo\t962',
    1847620457: 'is not a full path and was not found\t1322\nis not a full path to an existing\t1323\nis not a member of\t1204\nis not able to compile a simple\t1324',
    1847638978: '» non reconnue\t1675',
    1850286138: ': Internal \t368',
    1850296404: 'THIntBlas_\t832 833\nTHIntStorage\t832 833\nTHIntTensor\t832 833\nTHIntVector\t832 833',
    1851072570: ": Undefined reference to '\t263\n: Unknown option '\t379 380\n: Unresolved extern function\t381",
    1851859002: ': an object with that name is already\t382',
    1851876128: ' cannot be used to initialize\t22',
    1851878176: ' kann nicht gefunden werden\t176 177',
    1851878499: 'clang version must be less than \t1059',
    1851943276: 'libnvJitLink.so.\t1378\nlibnvidia-ml.so.1\t1387\nlibnvidia-ptxjitcompiler.so.1\t1387\nlibnvrtc-builtins.so\t1388\nlibnvrtc.so.\t1378',
    1852134465: 'ATen/ATen.h\t426 427 428\nATen/CPUGenerator\t429 430\nATen/CUDA\t429 430\nATen/CUDAGenerator\t429 430\nATen/Dimname.h\t431 432 433\nATen/NamedTensor.h\t431 432 433\nATen/NamedTensorUtils.h\t431 432 433\nATen/Tensor.h\t426 427 428\nATen/TensorNames.h\t431 432 433\nATen/Type\t429 430\nATen/TypeDefault\t429 430\nATen/TypeExtendedInterface\t429 430\nATen/c\t434 435 436\nATen/core/Dimname.h\t431 432 433\nATen/core/NamedTensor.h\t431 432 433\nATen/core/NamedTensorUtils.h\t431 432 433\nATen/core/TensorNames.h\t431 432 433\nATen/cpu/vec256/\t437 438 439 440 441\nATen/cuda/CUDAFuture.cuh\t442 443 444\nATen/cuda/CUDAFuture.h\t442 443 444\nATen/cuda/CUDAMultiStreamGuard.cuh\t442 443 444\nATen/cuda/CUDAMultiStreamGuard.h\t442 443 444\nATen/cuda/CUDASolver.cuh\t442 443 444\nATen/cuda/CUDASolver.h\t442 443 444\nATen/cuda/CUDATypeConversion.cuh\t442 443 444\nATen/cuda/CUDATypeConversion.h\t442 443 444\nATen/cudnn/Exceptions.h\t445 446 447 448 449 450\nATenCeilDiv\t451 452',
    1852138601: 'identifier \t1261 1262\nidentifier "\t1263 1264 1265 1266 1267 1268 1269\nidentifier "CU\t1270\nidentifier "_Float\t1271\nidentifier "__builtin_\t1272\nidentifier "nvshmem\t1273\nidentifier "texture" is undefined\t1274',
    1852141679: 'opencv2/\t1511 1512 1513 1514\nopenssl/\t1515 1516 1517 1518',
    1852383271: "' in 'cudaDeviceProp'\t288\n' in 'cut\t289\n' in namespace '\t290\n' in namespace '__hip_internal'\t291\n' in namespace 'cut\t289\n' in namespace 'std'\t292",
    1852383290: ': internal \t368\n: invalid ELF header\t400',
    1852387130: ':/include\t406',
    1852397403: '[WinError \t918 919 920\n[WinError 1114]\t921\n[WinError 126]\t922\n[WinError 127]\t609 923\n[WinError 206]\t924',
    1852400160: ' binary not found at \t17',
    1852400175: '/bin/bash: \t351 352\n/bin/dash: \t351 352\n/bin/nvcc\t353 354\n/bin/sh: \t351 352',
    1852400971: 'Kein Speicher im statischen TLS-Block\t709\nKein Speicherplatz mehr\t475',
    1852400994: 'being in scipy source directory\t960\nbeing installed\t961',
    1852401003: 'kein Speicherplatz mehr verfügbar\t475',
    1852401184: ' find any \t115',
    1852403239: "'ninja' is not recognized as an internal or external command\t311",
    1852404512: ' since setuptools is not available\t246',
    1852404565: 'Using cached \t904',
    1852404597: 'using CUDA_HOME=\t1647',
    1852534357: 'Unknown CMake command "cuda_add_executable"\t654\nUnknown CMake command "cuda_add_library"\t654\nUnknown CMake command "cuda_compile"\t654\nUnknown CUDA Architecture Name\t886\nUnknown MS Compiler version \t887\nUnknown builtin op: \t888\nUnknown compiler(s): [[\'\t889\nUnknown compute capability. \t890',
    1852534389: "unknown target CPU \t897\nunknown type name \t1473 1631\nunknown type name '\t1635 1636 1637\nunknown type name '__hip_bfloat16\t1638",
    1852583200: ' -lnvToolsExt\t8',
    1852664132: 'Dimname\t613 614\nDimnameList\t613 614',
    1852727619: 'Cannot access data pointer of Tensor (e.g. FakeTensor\t555\nCannot access global variable \t556 557\nCannot compile \t558\nCannot find\t553 554\nCannot find a working triton installation\t559\nCannot find source file:\t560\nCannot initialize CUDA without \t561\nCannot load symbol cu\t562',
    1852727627: 'Kann den Stack nicht ausführbar machen\t708',
    1852727651: 'cannot be used to initialize an entity of type "cutlass::\t994\ncannot call member function\t393\ncannot call non-constexpr function "cutlass::const_\t995\ncannot convert \t996\ncannot convert None of type <class \t997\ncannot create shared object descriptor\t998\ncannot determine \t999\ncannot execute \t1000\ncannot find\t554 1001 1002 1003\ncannot find \t1004 1005 1006 1007\ncannot find -l\t1008 1009 1010 1011 1012 1013 1014 1015 1016 1017 1018 1019\ncannot find -lEGL\t1020\ncannot find -lGLEW\t1021\ncannot find -laio\t1022\ncannot find -lffi\t1023\ncannot find -lglog\t1024\ncannot find -ljpeg\t1025\ncannot find -lnuma\t1026\ncannot find -lpython3.\t1027\ncannot find -lstdc++\t1028\ncannot find -ltbb\t1029\ncannot find -luuid\t1030\ncannot find -lz\t1031\ncannot find the file specified: \'\t782\ncannot import name \t1032 1033 1034 1035 1036 1037 1038 1039\ncannot import name \'\t1040\ncannot instantiate \'\t1041\ncannot make segment writable for relocation\t1042\ncannot map zero-fill pages\t998\ncannot open input file \t1043\ncannot open shared object file\t1 1044 1045\ncannot open source file "\t1046\ncannot read spec file \t1047',
    1852727659: 'kann -l\t1010\nkann nicht gefunden\t1334\nkann nicht gefunden werden -l\t1011 1012 1013 1014 1015 1016 1017 1018 1019 1280 1281\nkann nicht gefunden werden -lEGL\t1020\nkann nicht gefunden werden -lGLEW\t1021\nkann nicht gefunden werden -laio\t1022\nkann nicht gefunden werden -lffi\t1023\nkann nicht gefunden werden -lglog\t1024\nkann nicht gefunden werden -ljpeg\t1025\nkann nicht gefunden werden -lnuma\t1026\nkann nicht gefunden werden -lstdc++\t1028\nkann nicht gefunden werden -ltbb\t1029\nkann nicht gefunden werden -luuid\t1030\nkann nicht gefunden werden -lz\t1031\nkann nicht gefunden werden: -l\t1011 1012 1013 1014 1015 1016 1017 1018 1019 1280 1281\nkann nicht gefunden werden: -lEGL\t1020\nkann nicht gefunden werden: -lGLEW\t1021\nkann nicht gefunden werden: -laio\t1022\nkann nicht gefunden werden: -lffi\t1023\nkann nicht gefunden werden: -lglog\t1024\nkann nicht gefunden werden: -ljpeg\t1025\nkann nicht gefunden werden: -lnuma\t1026\nkann nicht gefunden werden: -lstdc++\t1028\nkann nicht gefunden werden: -ltbb\t1029\nkann nicht gefunden werden: -luuid\t1030\nkann nicht gefunden werden: -lz\t1031',
    1852731203: 'ConnectTimeout\t563\nConnectTimeoutError\t563\nConnection to \t568\nConnectionError: \t569',
    1852732786: 'running build_ext\t1558\nrunning on sm\t1559',
    1852793632: " conflicts with target machine type \t23 24\n conflicts with this version\t25\n connect to 'http\t26",
    1852793634: '"constexpr\t281',
    1852793639: "'constexpr\t281",
    1853169722: ": ungültiger ELF-Header\t400\n: unspecified launch failure\t401\n: unsupported option '-fopenmp\t403\n: unsupported option ‘-fopenmp\t403",
    1853188163: 'ChunkedEncodingError\t563',
    1853189958: 'Found empty `transformer-engine` meta package\t664\nFound no NVIDIA driver on your system\t665 666\nFound two conflicting CUDA\t667',
    1853189990: 'found. Please specify\t1231',
    1864396654: 'no overload of \t1465',
    1864397673: 'is only a placeholder project on PyPI\t1325\nis only available from C++\t1326',
    1865370691: 'CL/opencl\t503 504',
    1866614868: 'THBoolBlas_\t832 833\nTHBoolStorage\t832 833\nTHBoolTensor\t832 833\nTHBoolVector\t832 833',
    1866670138: ': Command not found\t359',
    1866745940: 'THDoubleBlas_\t832 833\nTHDoubleStorage\t832 833\nTHDoubleTensor\t832 833\nTHDoubleVector\t832 833',
    1866866746: ': Found no NVIDIA driver on your system\t364\n: Found unsuitable version "\t365 366',
    1867194426: ': Kommando nicht gefunden\t359',
    1867270228: 'THLongBlas_\t832 833\nTHLongStorage\t832 833\nTHLongTensor\t832 833\nTHLongVector\t832 833',
    1867391034: ': No CUDA GPUs are available\t371\n: No existe el\t111\n: No module named \t372\n: No se puede asignar\t361\n: No such file\t111 112 113 373 374 375\n: No such file or directory\t376\n: Not a directory\t377',
    1867806286: 'NvToolsExt\t790',
    1867806318: 'nvToolsExt\t1488 1489 1490 1491\nnvToolsExt64_1.lib\t1492',
    1867807056: 'PyTorch is needed\t813\nPyTorch is not installed\t813\nPyTorch is not linked with support for cuda devices\t814\nPyTorch is required\t813\nPyTorch must be installed\t813\nPyTorch needs GCC \t549\nPyTorch needs at least GCC \t549\nPyTorch needs to be installed\t813\nPyTorch no longer supports this GPU because it is too old\t815\nPyTorch requires GCC \t549\nPyTorch requires at least GCC \t549\nPyTorch was compiled without CUDA support\t816',
    1868720492: 'libomp/omp.h\t1389 1390 1391',
    1868721529: 'ymbol \t263\nymbols \t263',
    1868767290: ': comando não encontrado\t359\n: command not found\t359\n: commande introuvable\t359\n: could not read symbols: Invalid operation\t389 390',
    1868785010: 'recompile \t1541',
    1868787269: 'Encountered error while \t633',
    1868787273: 'Incompatible library version: lib\t696\nIncompleteRead\t563',
    1868787305: 'incompatible architecture (have \t1297\nincompatible with that of previous function "\t1298\nincompatible with the existing python installation in your environment\t1299\nincomplete \t1300\nincomplete type \t1301 1302',
    1868832802: '" does not appear to contain CMakeLists\t264',
    1869366891: 'kFloat8_e\t1143',
    1869374802: 'Relocations in generic ELF (EM: \t818',
    1869374834: 'relocation R_\t1544',
    1869378165: 'urlopen error \t1644',
    1869439605: 'ubmodule\t1623',
    1869440333: 'Memory access fault by GPU node\t742',
    1869440338: 'RemoteDisconnected\t563',
    1869440365: 'memory exhausted\t1426\nmemory in static\t1427',
    1869440370: 'remove_cv_t\t1063\nremove_reference_t\t1063',
    1869488162: '" no se reconoce como\t276\n" not found\t279',
    1869488167: "' no se reconoce como\t276\n' not found\t279",
    1869488186: ': no se puede abrir el archivo del objeto compartido\t367\n: no se puede abrir el fichero del objeto compartido\t367\n: not found\t359',
    1869488224: '` not found\t279',
    1869490208: ' (no such file)\t1',
    1869502255: '/Wno-psabi\t350',
    1869504867: 'canonicalize_version() got an unexpected keyword argument\t1048',
    1869508193: 'annot open include file: \t488\nannotation_type.__origin__ is tuple\t945',
    1869638985: "ImportError: \t693 694\nImportError: cannot import name '\t473\nImported target\t695",
    1869639017: 'import lib as _lib, ffi as _ffi\t1279\nimpossibile abilitare lo stack eseguibile\t708\nimpossibile allocare memoria nel blocco statico TLS\t709\nimpossibile trovare -l\t1280 1281\nimpossible de trouver -l\t1010',
    1869771333: "Error building extension '\t636\nError checking\t637\nError compiling objects for extension\t638\nError loading shared library \t639\nError loading shared library ld-linux\t640\nError relocating \t263 641\nError sending request for url (\t642\nError: No module named \t643",
    1869771365: 'error C2059\t1191\nerror C2061\t1191\nerror C2065\t1191\nerror C2143\t1191\nerror sending request for url (\t642\nerror trying to exec \t1000\nerror while loading shared libraries: \t1192\nerror: "auto" is not allowed here\t1193\nerror: /EHa\t349\nerror: /EHsc\t349\nerror: /FS\t349\nerror: /GL\t349\nerror: /GR\t349\nerror: /MD\t349\nerror: /MT\t349\nerror: /O1\t349\nerror: /O2\t349\nerror: /Od\t349\nerror: /Ox\t349\nerror: /W\t349\nerror: /Z7\t349\nerror: /Zc:\t349\nerror: /Zi\t349\nerror: /arch:\t349\nerror: /fp:\t349\nerror: /std:c++\t349\nerror: /utf-8\t349\nerror: /wd\t349\nerror: RPC failed; \t1194\nerror: [Errno 2] No such file or directory: \'\t352\nerror: [WinError 2]\t1195\nerror: a member with an in-class initializer must be const\t1196\nerror: could not find \t1197\nerror: downloading \'\t1198\nerror: expected a\t1199\nerror: expected an identifier\t1200\nerror: expected unqualified-id before\t1200\nerror: forward declaration of \t1201\nerror: identifier "__\t1199\nerror: identifier "__builtin_\t1202\nerror: no such file or directory: \'/EHa\t349\nerror: no such file or directory: \'/EHsc\t349\nerror: no such file or directory: \'/FS\t349\nerror: no such file or directory: \'/GL\t349\nerror: no such file or directory: \'/GR\t349\nerror: no such file or directory: \'/MD\t349\nerror: no such file or directory: \'/MT\t349\nerror: no such file or directory: \'/O1\t349\nerror: no such file or directory: \'/O2\t349\nerror: no such file or directory: \'/Od\t349\nerror: no such file or directory: \'/Ox\t349\nerror: no such file or directory: \'/W\t349\nerror: no such file or directory: \'/Z7\t349\nerror: no such file or directory: \'/Zc:\t349\nerror: no such file or directory: \'/Zi\t349\nerror: no such file or directory: \'/arch:\t349\nerror: no such file or directory: \'/fp:\t349\nerror: no such file or directory: \'/std:c++\t349\nerror: no such file or directory: \'/utf-8\t349\nerror: no such file or directory: \'/wd\t349\nerror: this declaration has no\t1199\nerror: type name is not allowed\t1199\nerror: unexpected argument \'\t1203\nerror: user-defined literal operator not found\t1199',
    1869833554: 'ResolutionImpossible\t821\nResolvePackageNotFound\t806',
    1869834594: 'bison: command not found\t956\nbison: not found\t956',
    1869881402: ': too few arguments\t402',
    1869903169: 'AutoGIL\t476 477\nAutoNoGIL\t476 477',
    1869903201: 'autoconf: command not found\t956\nautoconf: not found\t956\nautomake: command not found\t956\nautomake: not found\t956\nautoreconf: command not found\t956\nautoreconf: not found\t956',
    1870211104: ' (you have \t4',
    1873003342: 'Não há espaço disponível\t786',
    1873003374: 'não foi possível alocar memória em bloco TLS\t709\nnão foi possível habilitar pilhas de executável\t708\nnão foi possível localizar -l\t1280 1281\nnão há espaço disponível\t786',
    1881171310: 'ne peut activer une pile exécutable\t708\nne peut allouer de la mémoire dans un bloc statique TLS\t709\nne peut pas trouver -l\t1010 1280 1281\nne peut restaurer le segment prot\t826\nne peut trouver -l\t1011 1012 1013 1014 1015 1016 1017 1018 1019 1280 1281\nne peut trouver -lEGL\t1020\nne peut trouver -lGLEW\t1021\nne peut trouver -laio\t1022\nne peut trouver -lffi\t1023\nne peut trouver -lglog\t1024\nne peut trouver -ljpeg\t1025\nne peut trouver -lnuma\t1026\nne peut trouver -lstdc++\t1028\nne peut trouver -ltbb\t1029\nne peut trouver -luuid\t1030\nne peut trouver -lz\t1031',
    1881173838: "No package '\t774",
    1882284899: 'cc1plus\t1054\ncc1plus: \t1055',
    1884516174: 'NoSpaceLeftError\t627',
    1885434439: 'Graph break due to unsupported builtin \t689',
    1885500787: 'subprocess-exited-with-error\t1579',
    1885692960: ' dependency is incompatible with the current platform: \t28',
    1885693252: 'DeepSpeed needs GCC \t549\nDeepSpeed needs at least GCC \t549\nDeepSpeed requires GCC \t549\nDeepSpeed requires at least GCC \t549',
    1885809965: '--gpu-name=sm_\t341',
    1886217556: 'Temporary failure\t583\nTemporary failure \t858',
    1886217588: 'temp.win32-\t1586',
    1886218528: ' import any \t115',
    1886220099: 'Compiler requires the CUDA toolkit\t566',
    1886220131: 'compilation terminated\t1064 1065 1066 1067 1068 1069 1070 1071 1072 1073 1074 1075 1076 1077 1078 1079 1080 1081 1082 1083 1084 1085 1086 1087 1088 1089 1090 1091 1092 1093 1094 1095 1096 1097 1098 1099 1100 1101 1102 1103 1104 1105 1106 1107 1108 1109 1110 1111 1112 1113 1114 1115 1116 1117 1118 1119 1120 1121 1122 1123 1124 1125 1126 1127 1128\ncompiled\t1129\ncompiled against \t971\ncompiled against NumPy 1.x\t1130\ncompiled for \t971\ncompiled with \t971\ncompiler set in environment\t1131\ncompute capabilit\t1132 1133\ncompute capability\t1134\ncompute capability \t1135',
    1886220135: "gomp not found\t1248\ngomp' not found\t1248\ngomp’ not found\t1248",
    1886220137: "iomp5 not found\t1248\niomp5' not found\t1248\niomp5’ not found\t1248",
    1886221678: 'numpy._core.multiarray failed to import\t1487\nnumpy.core.multiarray failed to import\t1487',
    1886332960: ' (operand types are \t2',
    1886351203: 'cooperative_groups/\t1144 1145',
    1886413165: "mappatura del segmento dall'oggetto condiviso non riuscita\t660",
    1886415211: 'kipping import of cpp extensions due to incompatible torch version \t1335',
    1886418291: 'support for the ISO C++ \t1580\nsupport for the upcoming ISO C++ standard, C++0x\t1581\nsupported\t950 1582',
    1886611780: 'DispatchKey::CompositeImplicitAutograd\t616\nDispatchStub: missing \t617',
    1886614883: 'cusparse64_\t1155\ncusparseC\t802\ncusparseD\t802\ncusparseS\t802\ncusparseXcsrgemmNnz\t802\ncusparseZ\t802',
    1886680168: 'http.client.\t1260',
    1887007331: 'crypt.h\t1150 1151 1152 1153',
    1897951054: 'No queda espacio en el dispositivo\t474',
    1897951086: 'no queda espacio en el dispositivo\t474',
    1902473760: ' required keyword-only argument\t238\n required positional argument\t238 239\n requires A100\t240\n requires a different Python: \t241\n requires cuda extensions\t242\n requires triton==\t243',
    1903386957: 'MasqueradingAsCUDA\t737 738',
    1914709853: "]' returned non-zero\t926",
    1914711074: '", referenced from\t263\n", referenced from:\t263',
    1914725736: 'he remote end hung up unexpectedly\t1220',
    1916880980: 'THArgCheck\t834 835',
    1917132893: '] Erreur 137\t925\n] Error 137\t925',
    1917143124: 'THError\t834 835',
    1917145935: 'OSError: \t569\nOSError: Could not find/load shared object file\t796',
    1917221200: 'PyFrameObject\t812',
    1917853789: '] Processus arrêté\t925',
    1917869114: ':\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA\\v\t407',
    1918967870: '> are available only with C++\t409',
    1918986355: 'shared object\t1568',
    1919052108: 'Library not loaded: \t730 731\nLibrary not loaded: @\t732',
    1919052140: 'library not found\t1392\nlibrary not found for -l\t1393 1394\nlibrary not found: \t1395 1396 1397\nlibrary not found: EGL\t1398\nlibrary not found: GLEW\t1399\nlibrary not found: aio\t1400\nlibrary not found: crypt\t1401\nlibrary not found: ffi\t1402\nlibrary not found: glog\t1403\nlibrary not found: jpeg\t1404\nlibrary not found: lapack\t1405\nlibrary not found: numa\t1406\nlibrary not found: stdc++\t1407\nlibrary not found: tbb\t1408\nlibrary not found: uuid\t1409\nlibrary not found: z\t1410\nlibrocblas.so.\t1369\nlibrocsparse.so.\t1369',
    1919115629: 'macro "max" passed\t1423\nmacro "max" requires\t1423\nmacro "min" passed\t1423\nmacro "min" requires\t1423',
    1919117645: 'Microsoft Visual C++ \t743\nMicrosoft Visual C++ Redistributable is not installed\t744\nMicrosoft Visual Studio version\t745',
    1919230010: ': error C2975\t391\n: error adding symbols: DSO missing from command line\t389 390\n: error: exception specification in declaration does not match\t392\n: error: expected \t393\n: error: identifier "\t394\n: error: name followed by "::" must be a class or namespace name\t395\n: error: namespace "cut\t396\n: error: need \t397\n: error: no such file or directory: \'\t398\n: error: template argument \t393\n: error: unknown type name \'\t399\n: error: use of undeclared identifier \'\t399\n: error:expected \t393\n: error:template argument \t393\n: error： expected \t393\n: error： template argument \t393\n: error：expected \t393\n: error：template argument \t393',
    1919248468: 'There is not enough space on the disk\t869',
    1919248500: "there's already a kernel registered from python overriding \t1588",
    1919250479: '/permissive\t349',
    1919250511: 'Operator does not support running with fake tensors\t800',
    1919250543: 'operation timed out\t1062',
    1919251285: "UserWarning: Can't initialize NVML\t902\nUserWarning: Error checking compiler version for cl\t903",
    1919251488: ' terminated with signal 9\t30',
    1919251566: 'nternal error\t1483',
    1919252000: ' version incompatibility\t252\n version mismatch\t252\n version must be \t253\n version needs to be \t253\n version should be \t253',
    1919252079: 'overloaded function "std::__to_address" matches\t1526',
    1919444301: 'Mehrdeutiges Symbol\t740\nMehrfachdefinition von \t741',
    1919444333: 'mehrdeutiges Symbol\t740',
    1919448176: 'pthread.h\t1177',
    1919885370: ': orden no encontrada\t359',
    1919887392: ' (or one of its dependencies)\t3',
    1919895160: "xFormers was built for:\t1665\nxFormers wasn't buil\t1666",
    1919902273: 'Aborted\t453',
    1919968580: 'DeprecatedTypeProperties\t610',
    1919969650: 'ripristinare la protezione del segmento\t826',
    1920091483: '[Errno 122]\t917\n[Errno 28]\t917',
    1920169263: '/usr/include/hip/\t356',
    1920230738: 'Retrying (Retry(total=0,\t822',
    1920233061: 'entrée de procédure\t263',
    1920233065: 'intrin\t953',
    1920234561: "AttributeError: install_layout\t471\nAttributeError: module '\t472\nAttributeError: module 'torch._C' has no attribute '\t473",
    1931505486: "No se pudo asignar memoria en el bloque TLS\t709\nNo space left on device\t775\nNo such file or directory: \t776 777 778 779\nNo such file or directory: '\t780 781 782\nNo such operator \t783",
    1931505518: 'no se declaró en este ámbito\t962\nno se encuentra -l\t1010 1280 1281\nno se puede activar la pila ejecutable\t708\nno se puede encontrar -l\t1010 1011 1012 1013 1014 1015 1016 1017 1018 1019 1280 1281\nno se puede encontrar -lEGL\t1020\nno se puede encontrar -lGLEW\t1021\nno se puede encontrar -laio\t1022\nno se puede encontrar -lffi\t1023\nno se puede encontrar -lglog\t1024\nno se puede encontrar -ljpeg\t1025\nno se puede encontrar -lnuma\t1026\nno se puede encontrar -lstdc++\t1028\nno se puede encontrar -ltbb\t1029\nno se puede encontrar -luuid\t1030\nno se puede encontrar -lz\t1031\nno se puede restaurar el `prot\' del segmento\t826\nno se reconoce la opción de línea de órdenes\t711\nno space left on device\t775\nno such file\t1466\nno such file or directory: \'\t1467\nno such instruction\t1468\nno such option: -\t1469\nno suitable \t1470 1471\nno suitable constructor exists to convert from "\t1472',
    1933658196: 'THAssert\t834 835',
    1934970951: 'GPUs architecture\t519\nGPUs capabilit\t519\nGPUs compute architecture\t519\nGPUs compute capabilit\t519',
    1935625567: '_M_set_sharable()\t928',
    1935762796: 'lease up\t1366',
    1935763488: ' has been removed from CMake\t117\n has no attribute\t118\n has no attribute \t119 120 121 122 123 124 125 126\n has no member \t127 128\n has no member named\t129\n has no member named \t130\n has not been declared\t41 42 131\n has to be \t132\n has unsupported type \t133',
    1935763551: '_hash_\t936 937 938',
    1935764579: 'class "at::Type" has no member\t1060\nclass "std::enable_if<<error-constant>\t1061',
    1935767328: ' was not declared\t41 42 131 173 174\n was not declared in this scope\t254 255\n was not declared in this scope; did you mean \t256\n was not found in the package registry\t257\n was specified but unrecogni\t258',
    1936009070: "n'est pas un membre de\t1204",
    1936025716: 'these package versions have conflicting dependencies\t1589',
    1936027460: 'Does not match the generator used previously: \t619',
    1936027492: "does not appear to be a Python project\t1179\ndoes not contain a CMakeLists\t1180\ndoes not have one of build variants: \t1181\ndoes not know how to trace the builtin \t1182\ndoes not match\t1176\ndoes not name a type\t962\ndoesn't match\t1176",
    1936028533: 'uses too much shared data (0x\t1646',
    1936269346: '" is ambiguous\t274\n" is not known to CXX compiler\t275\n" is not recognized\t276\n" is not recognized as\t276\n" ist entweder falsch\t276',
    1936269351: "' is ambiguous (with operand types \t293\n' is not defined for option 'gpu-architecture'\t294\n' is not defined for option 'std'\t295\n' is not in 'keyword=value' format\t296\n' is not recognized\t276\n' is not recognized as\t276\n' is not recognized as an internal\t297\n' is not recognized as an internal or external command\t298\n' is only available for these backends:\t299\n' ist entweder falsch\t276",
    1936269353: ') is greater than the maximum required version by CUDA \t319\n) is less than the minimum required version by CUDA \t320',
    1936287828: 'This Python has API version \t870\nThis header is only meant to be used on x86\t871',
    1936287860: 'this operation is not allowed between \t1590',
    1936289397: 'unistd.h\t1177',
    1936614740: 'TensileLibrary\t859\nTensorTypeId\t860 861\nTensorTypeSet\t860 861\nTensors of type TensorImpl do not have \t862',
    1936615712: ' installation candidates for \t139',
    1936617315: 'const_data_ptr\t1143',
    1936682850: 'boost/\t968',
    1936683040: ' positional argument\t238',
    1936876886: 'VersionConflict: (\t908',
    1936876918: 'version "LIBAV\t713\nversion "LIBSW\t713\nversion \'LIBAV\t713\nversion \'LIBSW\t713\nversion `LIBAV\t713\nversion `LIBSW\t713\nversion torch was compiled with \t1653\nversion used to compile\t1654\nversions\t1655',
    1936877926: 'first\t961',
    1936941392: 'PassManager::run failed\t807',
    1936943469: 'missing initializer for member \t1429',
    1936944429: '-msse\t347',
    1937008994: 'bits/floatn\t964\nbits/libc-header-start\t965\nbits/std_function.h:\t966\nbitsandbytes was compiled without GPU support\t967',
    1937059642: ':/usr/local/cuda\t406',
    1937075488: ' must be \t132\n must be valid exactly by one definition\t182',
    1937339245: 'msys64\t735',
    1948280185: 'ye tanımsız başvuru\t263',
    1948282734: 'no template named \t1473\nno type named \t1473',
    1951615060: 'THStorage\t832 833',
    1952531514: ':Datei oder Verzeichnis\t111',
    1952543859: 'status_string: "\t1578',
    1952606572: 'libtorch_cuda.so: \t1377',
    1952802679: 'wget: command not found\t956\nwget: not found\t956\nwget: unable to resolve host address\t1663',
    1952805408: ' returned non-zero\t244',
    1952867692: 'leftover lock files from the PyTorch C++ extension build\t1367',
    1953063255: 'Waited on lock file "\t909',
    1953063469: '-bit platform\t346',
    1953064270: "Neither 'setup.py' nor 'pyproject.toml' found\t755",
    1953064550: 'ffitarget.h\t1223 1224 1225',
    1953065567: '_jit_compile\t45',
    1953067604: 'Triton Error [CUDA]: device kernel image is invalid\t876',
    1953068832: ' with CUDA \t260\n within its own root folder\t261\n without CUTE_ARCH_MMA_\t262',
    1953069157: 'exit code\t1209\nexit code:\t1209\nexit status\t1209\nexitcode\t1209\nexited with code \t1210',
    1953264973: 'Multiple dispatch failed for \t746',
    1953265005: 'multi_tensor_applier fused unscale kernel is unavailable\t1441\nmultiple copies of the\t1442\nmultiple definition of \t1443',
    1953394499: 'ContextualVersionConflict: (\t570',
    1953396050: 'RuntimeError: Numpy is not available\t824',
    1953396080: 'punto de entrada del procedimiento\t263',
    1953397075: 'SyntaxError: \t697',
    1953459744: ' not available\t185\n not built with CUDA\t186\n not compiled with CUDA\t186\n not defined in file lib\t187 188\n not found\t189\n not found. Directory cannot be installed\t190\n not installed\t191\n not recognized\t192\n not supported in this architecture\t193',
    1953460816: 'ProtocolError\t563',
    1953525103: 'ompt.h\t1389 1390 1391',
    1953653104: 'partially initialized module \t1529',
    1953653621: 'ucrt64\t735',
    1953655158: 'virtual memory exhausted: \t1656',
    1953658478: 'nvrtc-builtins\t1501\nnvrtc64_\t1155\nnvrtc: error: failed to load builtins for compute_\t1502',
    1953718627: 'caster.operator typename make_caster<T>::template cast_op_type<T>()\t1049',
    1953719584: ' est incompatible avec la sortie\t44',
    1953719666: 'restaurar proteção de segmento\t826\nrestore segment prot after\t1551',
    1953720608: ' ist entweder falsch\t170\n ist im Header \t175\n ist kein Element\t136\n ist kein Element von\t151 152 153',
    1953720644: "Distributed package doesn't have NCCL built in\t618",
    1953721929: 'Installed triton version too old, please upgrade\t702\nInstrucción ilegal\t344\nInstruction non permise\t344\nInstruçõe\t344',
    1953721961: 'installed CPU version PaddlePaddle\t1309\ninstalled Caffe2 version uses CUDA but I cannot find the CUDA\t1310',
    1953722184: 'Host compiler targets unsupported OS\t692',
    1953723725: 'Must define exactly one of __HIP_PLATFORM_\t747',
    1953723747: 'custom_op(\t1165',
    1953723757: 'must have a constant value\t135\nmust install \t810',
    1953724755: 'SystemError: <built-in function load_binary> returned NULL\t831',
    1953724787: 'system has unsupported display driver / cuda driver combination\t1583\nsystem not yet initialized\t1584',
    1953784096: ' attempted to run this operator with Meta tensors, but there was no \t16',
    1953849888: ' but this version of numpy is 0x\t20',
    1953853031: 'gnutls_handshake() failed\t1247',
    1953853216: ' out of memory\t237',
    1954047264: ' extension\t45',
    1954047342: 'next(\t1452',
    1954047348: 'texture is not a template\t1274\ntexture" is not a template\t1274\ntexture\' is not a template\t1274\ntexture’ is not a template\t1274',
    1954115679: '_pytorch_\t939',
    1965059918: "No url found for submodule path '\t784",
    1967202362: ': Aucun fichier\t111',
    1967343700: 'THCuda\t832 833 848 849\nTHCudaCheck\t850 851',
    1969316709: 'ecause there is no version of \t1186',
    1969365031: "' but version of \t283",
    1969365036: ", but was built for sm\t333\n, but you have torch \t334\n, but you'll have torch \t334",
    1969381215: '__builtin_amdgcn_\t931',
    1969452353: 'Aucun espace disponible sur le périphérique\t474\nAucun fichier ou dossier\t455 456 457 458 459 460 461 462 463 464 465',
    1969452385: 'aucun espace disponible sur le périphérique\t474',
    1969452654: 'nvcuda.dll\t1499',
    1969516397: "module 'PIL.Image' has no attribute '\t1430\nmodule 'faiss' has no attribute '\t1431\nmodule 'numpy' has no attribute '\t1432\nmodule export function\t1433\nmodule has nothing to offer in MPL2 only mode\t1434",
    1969713761: "argument list for \t951\nargument of type 'WindowsPath' is not iterable\t952",
    1970170220: 'linux/limits.h\t1412 1413 1414 1415',
    1970234144: ' could be found\t27',
    1970239784: '(you have \t317',
    1970302319: 'ompute capability \t1505',
    1970365778: 'Require PyTorch\t819\nRequire Pytorch\t819\nRequire pyTorch\t819\nRequire pytorch\t819\nRequire torch\t819\nRequired library version not found: \t820\nRequires PyTorch\t819\nRequires Pytorch\t819\nRequires pyTorch\t819\nRequires pytorch\t819\nRequires torch\t819',
    1970365810: 'require C++ 1\t1545\nrequire C++ 2\t1545\nrequire C++1\t1545\nrequire C++2\t1545\nrequire CUDA\t1451\nrequire PyTorch\t819\nrequire Pytorch\t819\nrequire at least \'/std:c++\t954\nrequire at least C++ 1\t1545\nrequire at least C++ 2\t1545\nrequire at least C++1\t1545\nrequire at least C++2\t1545\nrequire pyTorch\t819\nrequire pytorch\t819\nrequire torch\t819\nrequire users to upgrade torch to at least v\t1546\nrequires Ada\t1547\nrequires Ampere\t1547\nrequires Blackwell\t1547\nrequires C++ 1\t1545\nrequires C++ 2\t1545\nrequires C++1\t1545\nrequires C++2\t1545\nrequires CUDA\t1451\nrequires Hopper\t1547\nrequires NVCC\t1451\nrequires NVIDIA CUDA\t1451\nrequires PyTorch\t819\nrequires Pytorch\t819\nrequires Turing\t1547\nrequires Volta\t1547\nrequires a Ada\t1547\nrequires a Ampere\t1547\nrequires a Blackwell\t1547\nrequires a Hopper\t1547\nrequires a Turing\t1547\nrequires a Volta\t1547\nrequires an Ada\t1547\nrequires an Ampere\t1547\nrequires an Blackwell\t1547\nrequires an Hopper\t1547\nrequires an Turing\t1547\nrequires an Volta\t1547\nrequires at least \'/std:c++\t954\nrequires at least C++ 1\t1545\nrequires at least C++ 2\t1545\nrequires at least C++1\t1545\nrequires at least C++2\t1545\nrequires compiler flag \'/std:c++\t954\nrequires device with capability > (\t1548\nrequires nvcc\t1451\nrequires pyTorch\t819\nrequires pytorch\t819\nrequires the CUDA\t1451\nrequires the language dialect "CUDA\t1549\nrequires the language dialect "CXX\t1550\nrequires torch\t819',
    1970369089: 'Arquivo ou diretório\t455 456 457 458 459 460 461 462 463 464 465',
    1970430840: 'xcrun: error: invalid active developer path\t1667',
    1970432116: 'thrust::\t1591',
    1970435187: 'struct _frame\t812',
    1970479215: 'o such \t455 456 457 458 459 460 461 462 463 464 465',
    1970496882: 'result_of_t\t1063',
    1970499157: 'Unsupported .target\t895\nUnsupported .version\t896\nUnsupported HIP arch \t897\nUnsupported HIP arch: \t897\nUnsupported conversion from \t898\nUnsupported platform: \t899\nUnsupported rounding mode for conversion\t900\nUnsupportedOperatorException: \t901',
    1970499189: 'unsupported GNU version! \t1642\nunsupported HIP gpu architecture \t897\nunsupported HIP gpu architecture: \t897\nunsupported instruction \t957\nunsupported operand type(s) for \t1643\nunsupported operator: \t901',
    1970562386: 'Return has unsupported type \t823',
    1970562418: 'return code\t1209\nreturned a non-zero code: 137\t1552\nreturned non-zero\t1553\nreturned non-zero exit\t1554\nreturned non-zero exit status \t1555',
    1970562419: 'setup command: use_2to3 is invalid\t1564\nsetup.py build\t969\nsetup.py develop\t969\nsetup.py install\t969\nsetuptools.build_meta\t1565\nsetuptools.command.\t1566\nsetuptools.extern.\t1567',
    1981837166: "no viable conversion from \t1474\nno viable conversion from '\t1475",
    1984917583: 'OpOverloadPacket(op=\t799',
    1985966953: 'is_variable\t1327 1328',
    1986096429: '-mavx\t347',
    1987208531: 'Server does not allow request for unadvertised object\t828',
    1998611557: 'ed with an unsupported toolchain\t1187',
    1998614350: 'No working C++ compiler found in\t785',
    2003269987: 'cygwin\t735',
    2003988326: 'forward compatibility was attempted on non supported HW\t1230',
    2019516192: ' __x) noexcept (true)\t11',
    2019893287: "' extension\t285\n' extension (up-to-date)\t286",
    2019893289: ') exceeds limit (\t318',
    2019893315: 'C extension: \t478',
    2019912806: 'flex: command not found\t956\nflex: not found\t956',
    2020569680: 'ProxyError\t563',
    2032168553: 'in your include path is not compatible with this release of \t1282',
    2034387028: 'THByteBlas_\t832 833\nTHByteStorage\t832 833\nTHByteTensor\t832 833\nTHByteVector\t832 833',
    2035294266: ': PyTorch was compiled\t378',
    2037149263: 'Only a single TORCH_LIBRARY can be used to register the namespace \t797 798',
    2037149295: 'only available for Linux\t1506\nonly available with \t1507\nonly support\t1508\nonly supported on \t1509 1510\nonly supported on CUDA\t1451\nonly supported on NVCC\t1451\nonly supports Linux\t1506\nonly works on Linux\t1506',
    2037413219: 'cupy.cuda.memory.OutOfMemoryError\t1159',
    2037604640: ' async_io\t15',
    2042020674: 'Böyle bir dosya ya da dizin\t455 456 457 458 459 460 461 462 463 464 465',
    2053466478: 'niezdefiniowane odwołanie do\t263',
    2053731104: ' size changed, may indicate binary\t247',
    2054124112: 'Prozedureinsprungpunkt\t263',
    2179145762: '" は、内部コマンド\t276',
    2179145767: "' は、内部コマンド\t276",
    2179145786: ': そのようなファイル\t111',
    2195923002: ': コマンドが見つかりません\t359',
    2229739578: ': 無法開啟共用物件\t367',
    2246385722: ': 共有オブジェクトファイルを開けません\t367',
    2295439056: 'Ошибка сегментирования\t635',
    2313560122: ': 找不到命令\t359',
    2357322528: ' が見つかりません\t176 177',
    2377704480: ' 不是\t136 151 152 153',
    2377704482: '"不是内部\t276',
    2377704487: "'不是内部\t276",
    2414551098: ': 동적 오브젝트 파일을 열 수 없습니다\t367',
    2461197882: ':沒有此一檔案\t111',
    2498306106: ': 错误: expected \t393\n: 错误: template argument \t393\n: 错误:expected \t393\n: 错误:template argument \t393\n: 错误： expected \t393\n: 错误： template argument \t393\n: 错误：expected \t393\n: 错误：template argument \t393',
    2498306141: '] 错误 137\t925',
    2548441146: ': 无效的 ELF 头\t400\n: 无法分配内存\t361\n: 无法打开共享对象\t369\n: 无法打开共享对象文件\t367',
    2632327226: ': 未找到命令\t359',
    2642535226: ':そのようなファイル\t111',
    2647662650: ': Нет такого файла\t111',
    2712856122: ':没有那个文件\t111',
    2797826628: 'Dræbt\t621',
    2848159060: 'Tué a terminé le programme \t314',
    2877416224: ' に対する定義されていない参照\t263',
    2881709383: 'Geëlimineerd\t621',
    2944525090: '"は、内部コマンド\t276',
    2944525095: "'は、内部コマンド\t276",
    2966455505: 'файл в неправильном формате\t818',
    2966468560: 'защиту сегмента после перемещения\t826',
    2983231953: 'сбой отображения сегмента из разделяемого объекта\t660',
    2983236304: 'Вбито\t621',
    2983240656: 'Убито\t621',
    3001425978: ': 沒有此一檔案\t111\n: 没有那个文件\t111',
    3050347984: 'Не осталось свободного места\t786\nНет такого файла\t455 456 457 458 459 460 461 462 463 464 465',
    3050356176: 'не вдалося знайти -l\t1280\nневизначене посилання\t263\nневизначене посилання на\t263\nневозможно выделить память в статичном блоке TLS\t709\nневозможно задействовать исполняемый стек\t708\nневозможно найти -l\t1280 1281\nнедефинисана упута ка\t263\nнеоднозначный символ\t740\nнеопределена отпратка към\t263\nнеопределенная ссылка на\t263\nнеопределённая ссылка на\t263',
    3050356688: 'перемещение R_\t1544\nпересування R_\t1544',
    3085246557: '] 已杀死\t925',
    3101958178: '" 不是内部\t276\n" 不是内部或外部命令\t276',
    3101958183: "' 不是内部\t276\n' 不是内部或外部命令\t276",
    3169132637: '] 強制終了\t925',
    3184533562: ': невозможно открыть разделяемый объектный файл\t367',
    3201348816: 'доступном только для чтения, содержатся динамические\t1540',
    3278267762: 'reférence indefinie vers\t263\nreférence indéfinie vers\t263',
    3278335573: 'Ungültiger Maschinenbefehl\t344',
    3278774330: ': não é possível abrir arquivo compartilhado\t367',
    3279185223: 'Getötet\t621\nGetötet hat Programm \t314',
    3491770661: '%1 не является приложением Win32\t282',
    3491803856: 'в пространстве имён\t1204',
    3499801839: '：Нет такого файла\t111',
    3500003386: ':Нет такого файла\t111',
    3799018863: 'omp’ not found\t1248',
    3810537765: '%1 は有効な Win32 アプリケーション\t282',
    3816980963: 'あいまいなシンボル\t740',
    3817309155: 'デバイスに空き領域がありません\t1677',
    3818357731: 'プロシージャ エントリ ポイント\t263',
    3818568943: '：そのようなファイル\t111',
    3818750178: '”は、内部コマンド\t276',
    3818750435: 'そのようなファイルやディレクトリ\t455 456 457 458 459 460 461 462 463 464 465',
    3819930083: 'は、内部コマンド\t1676',
    3820192483: 'コマンドラインオプション\t711',
    3820716771: 'セグメンテーション\t635',
    3827314981: '%1 不是有效的 Win32 应用程序\t282',
    3834091238: '文件格式错误\t818',
    3835527394: '”不是内部\t276',
    3837692390: '找不到 -l\t1010 1280 1281',
    3851132645: '型名ではありません\t962',
    3851270372: '不命名一个类型\t962',
    3852386021: '從共用物件中對映區段失敗\t660',
    3853163750: '未定\t263\n未定义的引用\t263\n未定义的符号\t263\n未定义符号\t263',
    3853230824: '被多次定义\t1679',
    3854479080: '设备上没有空间\t1677',
    3868047588: '不明确的符号\t740\n不是\t1204\n不是一个类型名\t962\n不是内部或外部命令\t1676\n不正な命令\t344',
    3868373734: '沒有此一檔案或目錄\t455 456 457 458 459 460 461 462 463 464 465',
    3868900591: '：沒有此一檔案\t111\n：没有那个文件\t111',
    3869154793: '非法指令\t344',
    3869284326: '无法从共享目标中映射段\t660\n无法启用共享目标需要的执行栈\t708\n无法在静态 TLS 块中分配内存\t709\n无法定位程序输入点\t263\n无法恢复段 prot\t826\n无法找到 -l\t1010\n无法识别的命令行选项\t711',
    3869344999: '無法在靜態 TLS 區塊中配置記憶體\t709\n無法復原 segment prot\t826\n無法找到程序輸入點\t263\n無法辨識的命令列選項\t711\n無法開啟可執行堆疊\t708',
    3869356774: '没有成员\t1678\n没有此指令\t1468\n没有此类指令\t1468\n没有那个文\t455 456 457 458 459 460 461 462 463 464 465',
    3869809893: '在此作用域中尚未声明\t962',
    3869940966: '未找到 -l\t1011 1012 1013 1014 1015 1016 1017 1018 1019\n未找到 -lEGL\t1020\n未找到 -lGLEW\t1021\n未找到 -laio\t1022\n未找到 -lffi\t1023\n未找到 -lglog\t1024\n未找到 -ljpeg\t1025\n未找到 -lnuma\t1026\n未找到 -lstdc++\t1028\n未找到 -ltbb\t1029\n未找到 -luuid\t1030\n未找到 -lz\t1031',
    3870265317: '可执行文件格式错误\t634',
    3870393829: '共有オブジェクトが必要としている実行可能スタック\t708\n共有オブジェクトのセグメントをマップするのに失敗\t660',
    3870727910: '架构于输入文件\t44',
    3884032999: '磁盘空间不足\t1677',
    3885604329: '静的 TLS ブロック内にメモリ\t709',
    3885868008: '裝置上已無多餘空間\t1677',
    3886131430: '模稜兩可的符號\t740',
    3901522403: 'が見つかりません\t1334',
    3901915875: 'を見つけ\t1334\nを見つけられません -l\t1011 1012 1013 1014 1015 1016 1017 1018 1019\nを見つけられません -lEGL\t1020\nを見つけられません -lGLEW\t1021\nを見つけられません -laio\t1022\nを見つけられません -lffi\t1023\nを見つけられません -lglog\t1024\nを見つけられません -ljpeg\t1025\nを見つけられません -lnuma\t1026\nを見つけられません -lstdc++\t1028\nを見つけられません -ltbb\t1029\nを見つけられません -luuid\t1030\nを見つけられません -lz\t1031\nを見つけられません: -l\t1011 1012 1013 1014 1015 1016 1017 1018 1019\nを見つけられません: -lEGL\t1020\nを見つけられません: -lGLEW\t1021\nを見つけられません: -laio\t1022\nを見つけられません: -lffi\t1023\nを見つけられません: -lglog\t1024\nを見つけられません: -ljpeg\t1025\nを見つけられません: -lnuma\t1026\nを見つけられません: -lstdc++\t1028\nを見つけられません: -ltbb\t1029\nを見つけられません: -luuid\t1030\nを見つけられません: -lz\t1031',
    3918366437: '再配置 R_\t1544\n再配置後にセグメントの prot\t826',
    3920998118: '段錯誤\t635\n段错误\t635',
    3954751466: '그런 파일이나 디렉터리\t455 456 457 458 459 460 461 462 463 464 465',
    3969229036: '정적 TLS 블럭에는 메모리를\t709',
    3969486827: '동적 오브젝트의 세그먼트를\t660',
    3986983916: '실행할 수 있는 스택을 공유\t708',
    3987253995: '모호한 기호\t740',
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
    'install_state.torch_too_old_for_package\tline\tno member \n'
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
