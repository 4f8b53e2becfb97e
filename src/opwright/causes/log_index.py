"""Which causes to import for a log. Written by tools/index_causes.py."""

IN_LOGS: dict[int, str] = {
    540682536: '(): incompatible function arguments. The following argument types are\t319',
    540685421: 'm4: command not found\t974\nm4: not found\t974',
    540697708: "ld: cannot find\t1363\nld: library 'ATen' not found\t1364\nld: library 'EGL\t1365\nld: library 'GL\t1366\nld: library 'GLEW\t1367\nld: library 'GLU\t1366\nld: library 'GLX\t1366\nld: library 'MIOpen\t1368\nld: library 'OpenGL\t1366\nld: library 'X11\t1369\nld: library 'Xext\t1369\nld: library 'Xi\t1369\nld: library 'Xrandr\t1369\nld: library 'aio\t1370\nld: library 'amd_comgr\t1368\nld: library 'amdhip64\t1368\nld: library 'blas\t1371\nld: library 'c\t1372\nld: library 'c10' not found\t1364\nld: library 'caffe2' not found\t1364\nld: library 'cblas\t1371\nld: library 'crypt\t1373\nld: library 'crypto\t1374\nld: library 'cublas\t1368\nld: library 'cuda\t1368\nld: library 'cufft\t1368\nld: library 'cufile\t1368\nld: library 'culibos\t1368\nld: library 'cupti\t1368\nld: library 'curand\t1368\nld: library 'cusolver\t1368\nld: library 'cusparse\t1368\nld: library 'cutensor\t1368\nld: library 'dl\t1372\nld: library 'ffi\t1375\nld: library 'glfw\t1376\nld: library 'glfw3\t1376\nld: library 'glog\t1377\nld: library 'hip\t1368\nld: library 'hsa-runtime64\t1368\nld: library 'hsakmt\t1368\nld: library 'ibverbs\t1378\nld: library 'jpeg\t1379\nld: library 'm\t1372\nld: library 'mlx5\t1378\nld: library 'mpi\t1380\nld: library 'mpi_cxx\t1380\nld: library 'nccl\t1368\nld: library 'npp\t1368\nld: library 'numa\t1381\nld: library 'nvJitLink\t1368\nld: library 'nvidia-ml\t1368\nld: library 'nvjpeg\t1368\nld: library 'nvrtc\t1368\nld: library 'nvshmem\t1368\nld: library 'openblas\t1371\nld: library 'png\t1382\nld: library 'png16\t1382\nld: library 'pthread\t1372\nld: library 'rccl\t1368\nld: library 'rdmacm\t1378\nld: library 'roc\t1368\nld: library 'rt\t1372\nld: library 'ssl\t1374\nld: library 'stdc++\t1383\nld: library 'tbb\t1384\nld: library 'torch' not found\t1364\nld: library 'torch_cpu' not found\t1364\nld: library 'torch_global_deps' not found\t1364\nld: library 'torch_python' not found\t1364\nld: library 'uuid\t1385\nld: library 'z\t1386\nld: library ‘EGL\t1365\nld: library ‘GL\t1366\nld: library ‘GLEW\t1367\nld: library ‘GLU\t1366\nld: library ‘GLX\t1366\nld: library ‘OpenGL\t1366\nld: library ‘X11\t1369\nld: library ‘Xext\t1369\nld: library ‘Xi\t1369\nld: library ‘Xrandr\t1369\nld: library ‘aio\t1370\nld: library ‘blas\t1371\nld: library ‘c\t1372\nld: library ‘cblas\t1371\nld: library ‘crypt\t1373\nld: library ‘crypto\t1374\nld: library ‘dl\t1372\nld: library ‘ffi\t1375\nld: library ‘glfw\t1376\nld: library ‘glfw3\t1376\nld: library ‘glog\t1377\nld: library ‘ibverbs\t1378\nld: library ‘jpeg\t1379\nld: library ‘m\t1372\nld: library ‘mlx5\t1378\nld: library ‘mpi\t1380\nld: library ‘mpi_cxx\t1380\nld: library ‘numa\t1381\nld: library ‘openblas\t1371\nld: library ‘png\t1382\nld: library ‘png16\t1382\nld: library ‘pthread\t1372\nld: library ‘rdmacm\t1378\nld: library ‘rt\t1372\nld: library ‘ssl\t1374\nld: library ‘stdc++\t1383\nld: library ‘tbb\t1384\nld: library ‘uuid\t1385\nld: library ‘z\t1386",
    540702325: 'uv: command not found\t1157\nuv: not found\t1157',
    540949792: ' => not found\t9',
    541218115: 'CUB requires a definition of CUB_NS_QUALIFIER\t515',
    541675585: 'API call is not supported in the installed CUDA driver\t414',
    541870925: 'MKL ERROR: \t748\nMKL FATAL ERROR: \t748',
    541871172: 'DLL load failed\t611 612 613\nDLL load failed while importing \t614\nDLL load failed: Die angegebene Prozedur\t615\nDLL load failed: The specified procedure\t615\nDLL load failed: 找不到指定的程序\t615',
    541937487: 'OOM when allocating tensor\t812',
    542329940: 'TLS handshake timeout\t876',
    542393671: 'GET was unable to find an engine to execute this computation\t677',
    542461511: 'GNU version! gcc \t698',
    542462019: "CPU does not support \t512\nCPU doesn't support \t512\nCPU lacks \t512",
    542462023: 'GPU architecture\t520\nGPU capabilit\t520\nGPU compute architecture\t520\nGPU compute capabilit\t520\nGPU functionality will not be available\t699',
    543449442: 'bad register name \t975',
    543451460: 'Did you forget to add @triton.jit\t618',
    543451492: 'did not complete successfully: exit code: 137\t1192\ndid you forget to \t1193',
    543516756: "The 'sklearn' PyPI package is deprecated\t884\nThe CUDA compiler identification is unknown\t885\nThe library is compiled without \t886\nThe specified path, file name, or both are too long\t887\nThe term 'nvcc' is not recognized\t571",
    543516788: 'the operator \t1618',
    543517006: 'Nie ma takiego pliku\t455 456 457 458 459 460 461 462 463 464 465',
    543517801: 'ile in wrong format\t839',
    543519329: 'are not currently supported\t968\nare not supported\t968\nare not yet supported\t968\nare unsupported\t968',
    543519605: "use of undeclared identifier \t1671\nuse of undeclared identifier '\t1661 1662 1663",
    543521063: "'ye tanımsız başvuru\t267",
    543584032: ' of the Protocol Buffer runtime library, but the installed version is \t199\n of the Protocol Buffer runtime library, which is not\t200',
    543585601: 'Auf dem Gerät ist kein Speicherplatz\t475',
    544104771: 'Can not find\t558',
    544106784: ' in namespace\t136\n in namespace \t137\n in your include path is not compatible with this release of \t138',
    544108320: ' on CUDA arch < \t201\n on a machine with \t202',
    544108366: 'Non rimane spazio sul device\t801',
    544108398: 'non rimane spazio sul device\t801',
    544165434: ':No existe el\t111\n:No such file\t111',
    544173600: ' no es un miembro de\t136 152 153 154\n no se reconoce\t171',
    544173940: 'too few arguments for template template parameter "Tuple"\t1623\ntoo many initializer values\t1624\ntoo old to be supported by the triton GPU compiler\t1625',
    544175136: ' to be true, but got false\t252\n to compile PyTorch\t253\n to find Python.h\t254',
    544236404: 'tcp connect error\t1084',
    544238959: 'omp not found\t1268',
    544370464: ' or above\t12\n or above \t235\n or greater \t235\n or higher\t12\n or higher \t235\n or later\t12\n or later \t235\n or later compatible compiler is required\t236\n or newer\t12\n or newer \t235\n or one of its dependencies\t237',
    544372079: 'our device is too old. We require compute capability\t1548',
    544432488: 'has already been de\t1273\nhas compute capability < \t1274\nhas no attribute \t1058 1275 1276\nhas no device code compatible with \t1277\nhas no member \t1278\nhas no member named \t1278\nhas not been declared\t980',
    544432503: 'was compiled with CPU_ONLY flag\t1687\nwas not declared in this scope\t980',
    544434464: " is already registered\t140\n is already registered as a pybind11::native_enum\t141\n is already registered. Ensure that registration with torch::class_\t142\n is ambiguous\t143\n is defined in header \t144\n is incompatible with lib\t145\n is less than desired GPU memory\t146\n is less than the minimum supported by NVRTC\t147\n is missing, please make sure it is specified in the 'build-system.requires'\t148\n is not None\t149\n is not a \t150\n is not a directory\t35\n is not a member of\t136 151 152 153 154\n is not a member of \t155 156 157 158\n is not a member of 'cute\t131\n is not a member of 'cutlass\t131\n is not a member of ‘cute\t131\n is not a member of ‘cutlass\t131\n is not a recognized processor for this target\t159\n is not a supported wheel on this platform\t160\n is not a valid\t35\n is not a valid editable requirement\t161\n is not a valid wheel file\t162\n is not compatible with the current PyTorch installation\t163\n is not compatible with this Python\t164\n is not defined\t165 166 167 168\n is not enabled\t169\n is not found\t170\n is not recognized as\t171\n is required\t172\n is required but found\t173\n is undefined\t174 175",
    544435812: 'dns error: failed to lookup address\t1198',
    544436008: '(os error 112)\t321\n(os error 122)\t321\n(os error 28)\t321',
    544437570: 'Bus error\t453',
    544500071: 'git submodule \t1262',
    544501575: 'Got SM\t700',
    544501582: 'Not a directory: \t794\nNot currently implemented by \t802\nNot currently implemented for \t802\nNot currently implemented on \t802\nNot currently supported by \t802\nNot currently supported for \t802\nNot currently supported on \t802\nNot enough memory. Please try to increase --mem-fraction\t803\nNot find\t559\nNot implemented by \t802\nNot implemented for \t802\nNot implemented on \t802\nNot supported by \t802\nNot supported for \t802\nNot supported on \t802\nNot yet implemented by \t802\nNot yet implemented for \t802\nNot yet implemented on \t802\nNot yet supported by \t802\nNot yet supported for \t802\nNot yet supported on \t802',
    544501607: 'got Arch.sm_\t700\ngot SM\t700\ngot an unexpected keyword argument \t1269\ngot sm\t700\ngot sm_\t700',
    544501614: 'not available for \t1503\nnot available on \t1503\nnot compiled with GPU offload support\t1504\nnot currently implemented by \t802\nnot currently implemented for \t802\nnot currently implemented on \t802\nnot currently supported by \t802\nnot currently supported for \t802\nnot currently supported on \t802\nnot enough disk space\t888\nnot enough free disk space\t888\nnot enough free space\t888\nnot enough space\t888\nnot find\t559\nnot found\t1505\nnot implemented by \t802\nnot implemented for \t802\nnot implemented on \t802\nnot installed\t1506\nnot match\t1196\nnot support\t1507\nnot supported by \t802\nnot supported for \t802 1503\nnot supported for the current GPU. Minimum capability: \t1508\nnot supported on \t802 1503\nnot valid for use in process\t22\nnot yet available for \t1503\nnot yet available on \t1503\nnot yet implemented by \t802\nnot yet implemented for \t802\nnot yet implemented on \t802\nnot yet supported by \t802\nnot yet supported for \t802 1503\nnot yet supported on \t802 1503',
    544502633: 'ist kein Element von\t1223',
    544502645: 'ust use \t1674',
    544503119: 'Out of memory: Kill process\t820\nOut of memory: Killed process\t820',
    544503138: 'but the target was not found\t991',
    544503151: 'out of memory\t1549 1550 1551\nout of memory allocating \t1552\nout of resource\t1553\nout of resource: triton_\t1554',
    544567129: 'You must give at least one requirement to\t932\nYou tried to install "pytorch"\t933',
    544567161: 'you should not try to import numpy from\t1694',
    544760141: 'Max retries exceeded with url\t751',
    544825888: ' by system policy\t22',
    544828526: 'nly Ada\t1069\nnly Ampere\t1069\nnly Blackwell\t1069\nnly Hopper\t1069\nnly NVIDIA Ada\t1069\nnly NVIDIA Ampere\t1069\nnly NVIDIA Blackwell\t1069\nnly NVIDIA Hopper\t1069\nnly NVIDIA Rubin\t1069\nnly NVIDIA Turing\t1069\nnly NVIDIA Volta\t1069\nnly Rubin\t1069\nnly SM\t1069\nnly Turing\t1069\nnly Volta\t1069\nnly available \t1480\nnly be available \t1480\nnly be enabled \t1480\nnly be implemented \t1480\nnly be supported \t1480\nnly be valid \t1480\nnly enabled \t1480\nnly gfx\t1069\nnly implemented \t1480\nnly runs \t1480\nnly sm\t1069\nnly support\t1481\nnly support \t1480\nnly supported \t1480\nnly supports \t1480\nnly valid \t1480\nnly works \t1480',
    546346988: '에 대한 정의되지 않은 참조\t267',
    547011823: '： Aucun fichier\t111\n： Datei oder Verzeichnis\t111\n： No existe el\t111\n： No such file\t111\n： Нет такого файла\t111\n： そのようなファイル\t111\n： 沒有此一檔案\t111\n： 没有那个文件\t111',
    547193058: "” is not recognized\t280\n” is not recognized as\t280\n” ist entweder falsch\t280\n” n'est pas reconnu\t280\n” no se reconoce como\t280\n” は、内部コマンド\t280\n” 不是内部\t280\n” 不是内部或外部命令\t280",
    549234155: '를 찾을 수\t1355',
    659902535: "GPU's architecture\t520\nGPU's capabilit\t520\nGPU's compute architecture\t520\nGPU's compute capabilit\t520",
    661528610: '" n\'est pas reconnu\t280',
    661528615: "' n'est pas reconnu\t280",
    661545283: "Can't find\t558 559",
    661545315: "can't be installed because it doesn't\t1011\ncan't find\t558 559\ncan't open file \t1012",
    661548868: "Don't know what to do with '\t625",
    661548900: "don't have enough free space in /\t1203",
    661679471: "omp' not found\t1268",
    662007641: "You're on \t934\nYou're using \t934",
    707403834: ': ***\t364',
    760038484: 'TDM-GCC\t747',
    761752432: 'pkg-config: command not found\t974\npkg-config: not found\t974',
    762146671: 'oom-kill\t820',
    762212206: 'non-zero number of elements, but its data is not allocated yet\t1502',
    762341744: 'pip-build-env-\t1559',
    762342767: 'omp-tools.h\t1410 1411 1412',
    762671207: 'gpu-name\t1270',
    778530416: 'png.h\t1560 1561 1562',
    778659430: 'ffi.h\t1243 1244 1245',
    778661997: 'mpi.h\t1459 1460 1461',
    779119983: 'omp.h\t1410 1411 1412',
    791687523: 'c10/cuda/impl/cuda_cmake_macros.h\t996 997 998 999 1000 1001\nc10/util/AlignOf.h\t1002 1003 1004\nc10/util/Array.h\t1002 1003 1004\nc10/util/Float\t434 435 436\nc10/util/complex_utils.h\t1002 1003 1004\nc10/util/either.h\t1002 1003 1004\nc10/util/in_place.h\t1002 1003 1004\nc10/util/math_compat.h\t1002 1003 1004\nc10/util/reverse_iterator.h\t1002 1003 1004\nc10/util/variant.h\t1002 1003 1004',
    792938580: 'THC/THCAtomics.cuh\t857 858 859\nTHC/THCDeviceUtils.cuh\t860 861 862 863\nTHC/THCNumerics.cuh\t864 865 866',
    793528133: 'EGL/egl.h\t628 629 630\nEGL/eglext.h\t628 629 630\nEGL/eglplatform.h\t628 629 630',
    796096883: 'sys/cdefs\t984\nsys/file.h\t1197\nsys/ioctl.h\t1197\nsys/mman.h\t1197\nsys/resource.h\t1197\nsys/socket.h\t1197\nsys/time.h\t1197\nsys/wait.h\t1197',
    796157294: 'net/http: request canceled\t876',
    796225127: 'gnu/stubs\t984',
    808464432: '000001\t350\n0000135\t349\n0000139\t348',
    808465475: 'C4003: \t502',
    827018828: 'LNK1102\t728\nLNK1104\t487 729 730 731 732 733 734\nLNK1112\t735 736\nLNK1158\t737\nLNK1181\t733 734 738',
    827085907: 'STL1002: Unexpected compiler version, expected CUDA \t846',
    828796205: '-mf16c\t353',
    842019395: 'C2027\t491',
    842020932: 'D8021\t610',
    842281539: 'C2429\t498',
    842348355: 'C7525\t498',
    842413891: 'C7624\t498',
    843796044: 'LNK2001\t267\nLNK2005: \t739\nLNK2019\t267',
    845374806: 'Vec256\t926 927',
    858796611: 'C2039: \t492 493 494 495 496 497',
    863005040: 'pip3: command not found\t1157\npip3: not found\t1157',
    875968323: 'C7642\t498',
    877350476: 'LNK4272\t736',
    909128259: 'C2061: \t497\nC2065: \t497',
    909207138: 'bf16 mixed precision requires PyTorch \t981',
    909652803: 'C3861: \t497',
    925905197: '-1073741511\t348\n-1073741515\t349\n-1073741795\t350',
    926429763: 'C2872\t501',
    942682435: 'C1083\t479 480 481 482 483 484 485 486 487 488',
    943010371: 'C2589: \t499',
    943011651: 'C7582\t498',
    959787587: 'C2593: \t500',
    976236899: 'c10::guts\t1005',
    976909409: 'at::DeprecatedTypeProperties\t973',
    978144327: 'GLM: GLM_\t697',
    978341199: 'OMP: Error #15\t808\nOMP: Error #15:\t809\nOMP: Error #179: Function pthread_\t810',
    979923827: 'ssh: Could not resolve hostname \t1607\nssh: connect to host \t1607',
    979923834: 'zsh: command not found: \t1699\nzsh: no matches found: \t1700',
    980445552: 'pip: command not found\t1157\npip: not found\t1157',
    980708969: 'int: = is not a valid operator\t1333',
    1094928468: 'THCAssertSameGPU\t855 856\nTHCAtomics.cuh\t857 858 859',
    1094997315: "CUDA architecture\t520\nCUDA capabilit\t520\nCUDA compiler and CUDA toolkit headers are incompatible\t521\nCUDA compute architecture\t520\nCUDA compute capabilit\t520\nCUDA driver is a stub library\t522\nCUDA driver version is insufficient for CUDA runtime version\t523\nCUDA initialization: Found no NVIDIA driver on your system\t524\nCUDA unavailable, invalid device\t525\nCUDA unknown error - this may be due to an incorrectly set up environment\t526\nCUDA was not found on the system, please set the CUDA_HOME\t527\nCUDA's architecture\t520\nCUDA's capabilit\t520\nCUDA's compute architecture\t520\nCUDA's compute capabilit\t520\nCUDA::nvToolsExt\t351 528 529\nCUDAGenerator\t513 514\nCUDAGuard\t530 531\nCUDAStreamGuard\t530 531\nCUDA_ARCHITECTURES\t532\nCUDA_ARCHITECTURES is set to \t533\nCUDA_ERROR_ASSERT\t534\nCUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE\t535\nCUDA_ERROR_ILLEGAL_ADDRESS\t536\nCUDA_ERROR_INVALID_IMAGE\t537\nCUDA_ERROR_LAUNCH_FAILED\t536\nCUDA_ERROR_MISALIGNED_ADDRESS\t536\nCUDA_ERROR_NO_BINARY_FOR_GPU\t538\nCUDA_ERROR_NO_DEVICE\t539\nCUDA_ERROR_OUT_OF_MEMORY\t540\nCUDA_ERROR_STUB_LIBRARY\t522\nCUDA_ERROR_SYSTEM_DRIVER_MISMATCH\t541\nCUDA_ERROR_SYSTEM_NOT_READY\t542\nCUDA_ERROR_UNSUPPORTED_PTX_VERSION\t543\nCUDA_HOME\t544\nCUDA_HOME does not exist, unable to compile CUDA\t545\nCUDA_HOME environment variable is not set\t546\nCUDA_PATH\t544\nCUDA_TOOLKIT_ROOT_DIR not found or specified\t547\nCUDA_tensor_apply\t548 549\nCUDAs architecture\t520\nCUDAs capabilit\t520\nCUDAs compute architecture\t520\nCUDAs compute capabilit\t520",
    1096045407: '_STATUS_ARCH_MISMATCH\t948',
    1096308803: 'CXXABI_\t555\nCXXABI_1.3.\t556',
    1098215527: 'gpuAtomicAdd\t1271 1272',
    1100659951: '：Aucun fichier\t111',
    1111705684: 'THCBlas_\t853 854',
    1112099911: 'GLIBCXX_\t555\nGLIBCXX_3.4.\t556\nGLIBC_\t695\nGLIBC_2.\t696',
    1113812850: 'rocBLAS error: C\t1587',
    1126199118: 'No CUDA GPUs are available\t187 771\nNo CUDA runtime is found, using CUDA_HOME=\t772\nNo CUDA toolset found\t773',
    1126199150: 'no CUDA-capable device is detected\t539',
    1128482900: 'THCCeilDiv\t451 452',
    1128486478: 'NVCC \t761\nNVCC" \t761\nNVCC\' \t761\nNVCC` \t761\nNVCC’ \t761',
    1128680517: 'ELFCLASS32\t631\nELFCLASS64\t631',
    1129467732: 'TORCH_CHECK\t877\nTORCH_CUDA_API\t419 420\nTORCH_CUDA_ARCH_LIST is not set, all archs for visible cards\t878\nTORCH_EXTENSION_NAME\t354\nTORCH_HIP_API\t489 490\nTORCH_LIBRARY_FRAGMENT\t877',
    1130320961: 'AT_CHECK\t415 416\nAT_CHECK_INDEX\t415 416\nAT_CPP14_CONSTEXPR\t417 418\nAT_CUDA_API\t419 420',
    1131701607: 'getCurrentCUDABlasHandle\t530 531\ngetCurrentCUDASolverDnHandle\t530 531\ngetCurrentCUDASparseHandle\t530 531\ngetCurrentCUDAStream\t530 531\ngetCurrentDeviceProperties\t530 531',
    1131701619: 'setCurrentCUDAStream\t530 531',
    1131898190: 'NewConnectionError\t569',
    1145120800: ' (ADVANCED)\t0',
    1145260116: 'THCDevice\t853 854\nTHCDeviceUtils.cuh\t860 861 862 863',
    1145656910: 'NVIDIA driver on your system is too old\t762\nNVIDIA-SMI has failed because it couldn\t763',
    1145981254: 'FIND was unable to find an engine to execute\t650',
    1146438445: '-CUDA::nvToolsExt\t351',
    1146438508: 'lCUDA::nvToolsExt\t351',
    1147098177: 'AT_DISPATCH_ALL_TYPES_AND_HALF\t421 422',
    1148478823: 'getDefaultCUDAStream\t530 531\ngetDeviceProperties\t530 531',
    1150991599: '：Datei oder Verzeichnis\t111',
    1160670307: 'cl.EXE\t1078',
    1162297926: 'FBGEMM needs GCC \t554\nFBGEMM needs at least GCC \t554\nFBGEMM requires GCC \t554\nFBGEMM requires at least GCC \t554',
    1162629971: 'SSLError\t569',
    1164863831: 'WinError 2]\t487\nWinError 3]\t487',
    1164994920: 'hipErrorAssert\t534\nhipErrorInvalidDeviceFunction\t1177\nhipErrorNoBinaryForGpu\t538\nhipErrorOutOfMemory\t540',
    1176517189: 'E: Failed to fetch\t627',
    1178749012: 'THBFloat16Blas_\t853 854\nTHBFloat16Storage\t853 854\nTHBFloat16Tensor\t853 854\nTHBFloat16Vector\t853 854',
    1179009347: 'CAFFE2_API\t419 420\nCAFFE2_CUDA_API\t419 420',
    1180652609: 'AT_FORALL_SCALAR_TYPES\t423 424',
    1195591764: 'THCGenerator\t853 854',
    1196312909: 'MINGW\t747',
    1196773443: 'CPUGenerator\t513 514',
    1198271776: ' -lGLESv1\t5\n -lGLESv2\t5',
    1198418253: 'MinGW\t747',
    1229408595: 'SIGILL\t350',
    1230455855: '/DWIN32\t355',
    1230984257: 'AT_INDEX_ERROR\t425 426',
    1231254131: 'srcIndex < srcSelectDimSize\t1606',
    1262570819: 'CMAKE_CUDA_ARCHITECTURES\t505\nCMAKE_CUDA_ARCHITECTURES must be non-empty\t506\nCMAKE_CUDA_ARCHITECTURES:\t507 508\nCMAKE_CUDA_COMPILER\t509\nCMAKE_CUDA_COMPILER:\t510',
    1279415619: 'CUBLAS_STATUS_INTERNAL_ERROR when calling \t516\nCUBLAS_STATUS_INVALID_VALUE when calling \t517',
    1280136782: 'NVML Shared Library Not Found\t663',
    1280595267: 'CUTLASS needs GCC \t554\nCUTLASS needs at least GCC \t554\nCUTLASS requires GCC \t554\nCUTLASS requires at least GCC \t554',
    1281311820: 'LD_LIBRARY_PATH contains incompatible version of cudnn\t723',
    1297501260: 'LLVM ERROR: \t725\nLLVM ERROR: Cannot select: \t726\nLLVM ERROR: out of memory\t727',
    1298295148: 'libMIOpen.so.\t1390',
    1310748265: 'in Namensbereich\t1223',
    1313032276: 'THCNumerics\t853 854\nTHCNumerics.cuh\t864 865 866',
    1313101123: 'CUDNN_INCLUDE_DIR\t550\nCUDNN_INCLUDE_PATH\t550\nCUDNN_LIBRARY\t550\nCUDNN_LIBRARY_PATH\t550\nCUDNN_STATUS_ALLOC_FAILED\t551\nCUDNN_STATUS_NOT_INITIALIZED\t552\nCUDNN_STATUS_SUBLIBRARY_LOADING_FAILED\t553',
    1313753172: 'THNN_\t874 875',
    1315072364: 'libNVVM cannot be found. Do `conda install\t1391',
    1318763759: '：No existe el\t111\n：No such file\t111',
    1330529327: '/DNOMINMAX\t355',
    1330795077: 'ERROR: Could not find a version\t633\nERROR: Python dependency not found\t634\nERROR: Wheel \'\t635\nERROR: unknown command "\t636',
    1330857298: 'RESOURCE_EXHAUSTED: \t838',
    1346521420: 'LIBPOSTPROC\t724',
    1347703880: 'HTTP 000 CONNECTION FAILED\t573',
    1349083987: 'SciPy needs GCC \t554\nSciPy needs at least GCC \t554\nSciPy requires GCC \t554\nSciPy requires at least GCC \t554',
    1349350734: 'NumPy\t804\nNumPy C-API version 0x\t805\nNumPy needs GCC \t554\nNumPy needs at least GCC \t554\nNumPy requires GCC \t554\nNumPy requires at least GCC \t554\nNumPy was built with baseline optimizations\t806',
    1377843753: '): Read timed out\t329',
    1380141140: 'THCRandom\t853 854\nTHCRoundUp\t451 452',
    1380993352: 'HIPRTC status = HIPRTC_ERROR_COMPILATION\t702',
    1381122399: '_ARRAY_API\t946',
    1396918356: 'THCState\t867 868\nTHCStorage\t853 854\nTHCStream\t867 868',
    1397049428: 'THESE PACKAGES DO NOT MATCH THE HASHES\t873',
    1397050439: 'GLES2/gl\t688 689\nGLES3/gl\t688 689\nGLESv1\t690\nGLESv2\t690',
    1397706309: 'ENOSPC: no space\t632',
    1397900630: 'VERSION_MISMATCH\t925',
    1398757712: 'PY_SSIZE_T_CLEAN macro must be defined\t822',
    1400137063: 'getStreamFromPool\t530 531',
    1413567571: 'STATUS_DLL_NOT_FOUND\t349\nSTATUS_ENTRYPOINT_NOT_FOUND\t348',
    1413695572: 'THCTensor\t853 854\nTHCThrustAllocator\t853 854',
    1413761108: 'THDTensor\t853 854',
    1414744148: 'THSTensor\t853 854',
    1415530580: 'TH_TENSOR_APPLY\t548 549',
    1416914279: 'getTHCState\t867 868',
    1428175429: 'E: Unable to fetch some archives\t627',
    1430462522: ': CUDA cannot be found\t366',
    1430472788: 'THCUNN_\t853 854',
    1430481965: '-lCUDA::nvToolsExt\t351',
    1431455828: 'THRUST_NS_QUALIFIER\t519',
    1447250004: 'THCVector\t853 854',
    1448299815: "'MSVCCompiler' object has no attribute '\t316",
    1464224839: 'GLFW/glfw3.h\t691 692 693 694',
    1465865281: 'AT_WARN\t427 428',
    1498173007: 'ONLY build\t811',
    1596993859: 'C10_FALLTHROUGH\t417 418\nC10_HIP_API\t489 490\nC10_HIP_KERNEL_LAUNCH_CHECK\t489 490\nC10_HOST_CONSTEXPR\t417 418\nC10_NORETURN\t417 418',
    1596993891: 'c10_cuda.lib\t1006',
    1598182723: 'CUB_NS_QUALIFIER\t518 519',
    1598243655: 'GCC_1\t555\nGCC_3\t555\nGCC_4\t555\nGCC_7\t555',
    1598244948: 'THC_assertSameGPU\t855 856',
    1598965328: 'PFN_cuTensorMapEncode\t821',
    1600939103: '_dl_check_map_versions: Assertion\t952',
    1601008225: 'arm_acle\t971\narm_bf16\t971\narm_fp16\t971\narm_neon\t971\narm_sve\t971',
    1601009011: 'sum_intlist\t1563 1564',
    1601204323: 'cpp_extension.load\t46 1168\ncpp_extension.py\t46',
    1629515598: 'No available memory for the cache blocks\t774',
    1629516905: 'it as a build dependency\t1350',
    1631789114: ': Cannot allocate memory\t367',
    1631811920: 'PyCapsule\t832',
    1631854650: ': Datei oder Verzeichnis\t111',
    1632127060: 'THHalfBlas_\t853 854\nTHHalfStorage\t853 854\nTHHalfTensor\t853 854\nTHHalfVector\t853 854',
    1632313402: ': Kann die Shared\t375\n: Kann die Shared-Object-Datei nicht öffnen\t373',
    1633836895: '__ballot\t821',
    1633839468: 'libaio.h\t1392 1393 1394 1395\nlibamdhip64.so.\t1390\nlibav\t1396',
    1633886247: "' cannot overload\t288",
    1633886266: ': calling a constexpr __device__ function\t389\n: calling a constexpr __host__ function\t390\n: cannot open shared obj\t375\n: cannot open shared object\t391 392',
    1633903970: 'because it has a CompositeImplicitAutograd\t977',
    1633903972: 'decay_t\t1085',
    1633973603: 'cuda runtime error (2) : out of memory\t1175\ncuda.is_available()\t187\ncudaBindTexture\t821\ncudaConfigureCall\t821\ncudaErrorAssert\t534\ncudaErrorCallRequiresNewerDriver\t414\ncudaErrorCompatNotSupportedOnDevice\t535\ncudaErrorInsufficientDriver\t1176\ncudaErrorInvalidDeviceFunction\t1177\ncudaErrorInvalidKernelImage\t537\ncudaErrorMemoryAllocation\t540\ncudaErrorNoKernelImageForDevice\t538\ncudaErrorStubLibrary\t522\ncudaErrorSystemDriverMismatch\t541\ncudaErrorSystemNotReady\t542\ncudaErrorUnsupportedPtxVersion\t543\ncudaGetDeviceCount()\t1178\ncudaLaunchCooperativeKernelMultiDevice\t821\ncudaProfilerInitialize\t821\ncudaThreadExit\t821\ncudaThreadSynchronize\t821\ncudaTypedefs.h\t1163 1164\ncudaUnbindTexture\t821\ncuda_awbarrier\t1163 1164\ncuda_bf16.h\t1163 1164\ncuda_fp4.h\t1163 1164\ncuda_fp6.h\t1163 1164\ncuda_fp8.h\t1163 1164\ncuda_pipeline\t1163 1164\ncudart64_\t1174',
    1634036816: 'Please install \t831',
    1634036848: 'please install \t831',
    1634082855: "' failed: \t291",
    1634100580: 'default_program(\t1188',
    1634166092: 'LegacyTHDispatcher\t740 741\nLegacyTHFunctionsCUDA\t740 741',
    1634166124: 'legacy-install-failure\t1389',
    1634213922: '" has no member\t135 269\n" has no member \t270 271 272 273\n" has no member "\t274 275 276\n" has no member class\t277',
    1634230111: '__half\t950',
    1634493027: 'cblas.h\t1072 1073 1074\ncblas_mangling.h\t1072 1073 1074',
    1634493984: ' flag is not supported with the configured host compiler\t115',
    1634494055: 'gflags/gflags.h\t1257 1258 1259 1260 1261',
    1634541602: '" matches these operands\t281\n" may not be used in the type-id\t282',
    1634541612: ', may conflict with lib\t341',
    1634563438: 'numa.h\t1511 1512 1513\nnumaif.h\t1511 1512 1513',
    1634564716: 'lzma.h\t1440 1441 1442 1443',
    1634625890: 'binaries were compiled with C\t982',
    1634629988: 'dynamic module does not\t1204\ndynamic_cast\t1205',
    1634692128: ' load any \t114\n loaded at\t181',
    1634754915: 'capability\t1068 1069',
    1634754924: 'lapack\t1357\nlapacke.h\t1358 1359 1360 1361',
    1634760805: "expanded from macro \t1230\nexpanded from macro '__noinline__'\t1231\nexpansion of macro \t1230",
    1634886000: 'parameter packs not expanded with\t1556 1557',
    1634887263: '_frame\t833 953',
    1634887267: 'cframe"\t1077\ncframe\'\t1077\ncframe’\t1077',
    1634890835: 'Strawberry\t747',
    1634954837: 'UnsatisfiedLinkError: \t913\nUnsatisfiedLinkError: no \t914',
    1634954869: 'unsatisfied condition: \t1667',
    1635017059: 'catastrophic error\t1071',
    1635017062: 'fatal error C10\t1238\nfatal error C1081\t1239\nfatal: early EOF\t1240\nfatal: fetch-pack: \t1240\nfatal: not a git repository\t1241\nfatal: unable to \t1242',
    1635018093: 'metadata-generation-failed\t1389',
    1635022189: 'mutable_data_ptr\t1162',
    1635151433: "Invalid CUDA 'device=\t716\nInvalid requirement: \t717\nInvalid wheel filename\t162\nInvalidMatchSpec: \t718\nInvalidVersionSpec: \t718",
    1635151465: 'invalid command "bdist_wheel\t1336\ninvalid command "dist_info\t1336\ninvalid command "editable_wheel\t1336\ninvalid command \'bdist_wheel\t1336\ninvalid command \'dist_info\t1336\ninvalid command \'editable_wheel\t1336\ninvalid command bdist_wheel\t1336\ninvalid command dist_info\t1336\ninvalid command editable_wheel\t1336\ninvalid device function\t1337\ninvalid input constraint \'+h\' in asm\t1338\ninvalid input constraint \'+l\' in asm\t1338\ninvalid input constraint \'+r\' in asm\t1338\ninvalid input constraint \'=+h\' in asm\t1338\ninvalid input constraint \'=+l\' in asm\t1338\ninvalid input constraint \'=+r\' in asm\t1338\ninvalid input constraint \'=h\' in asm\t1338\ninvalid input constraint \'=l\' in asm\t1338\ninvalid input constraint \'=r\' in asm\t1338\ninvalid input constraint \'h\' in asm\t1338\ninvalid input constraint \'l\' in asm\t1338\ninvalid input constraint \'r\' in asm\t1338\ninvalid literal for int() with base 10: \t1339\ninvalid operands to binary expression (\t1340\ninvalid operands to binary expression (\'\t1341\ninvalid output constraint \'+h\' in asm\t1338\ninvalid output constraint \'+l\' in asm\t1338\ninvalid output constraint \'+r\' in asm\t1338\ninvalid output constraint \'=+h\' in asm\t1338\ninvalid output constraint \'=+l\' in asm\t1338\ninvalid output constraint \'=+r\' in asm\t1338\ninvalid output constraint \'=h\' in asm\t1338\ninvalid output constraint \'=l\' in asm\t1338\ninvalid output constraint \'=r\' in asm\t1338\ninvalid output constraint \'h\' in asm\t1338\ninvalid output constraint \'l\' in asm\t1338\ninvalid output constraint \'r\' in asm\t1338\ninvalid target ID \t917\ninvalid value \'c++\t1342\ninvalid value \'gnu++\t1342\ninvalid value for --gpu-architecture\t1343',
    1635196967: "' was defined more than once\t307",
    1635197024: '` was removed in the NumPy 2\t958',
    1635281254: 'fixable by adding \t1249',
    1635284080: 'ptxas application ptx input, line \t1565\nptxas info \t1566\nptxas warning \t1566',
    1638515570: 'réadressage R_\t1573\nréadressage de R_\t1573',
    1646292852: 'to be installed\t979',
    1647473766: 'ft2build.h\t1252 1253 1254 1255',
    1650552405: 'Unable to find\t558 559\nUnable to find a valid cuDNN algorithm\t901\nUnable to find code object for all current devices\t902\nUnable to find vcvarsall.bat\t903\nUnable to load any of {lib\t904\nUnable to locate\t559\nUnable to register cu\t905',
    1650552421: 'enable executable\t1208\nenable_if_t\t1085',
    1650552437: 'unable to execute \t1650\nunable to execute \'\t1651\nunable to execute command: Killed\t1652\nunable to find\t559\nunable to find a build program corresponding to "Ninja\t1653\nunable to find library -l\t1029 1030 1031 1032 1033 1034 1035 1036 1037 1038 1654 1655 1656\nunable to find library -lEGL\t1039\nunable to find library -lGLEW\t1040\nunable to find library -laio\t1041\nunable to find library -lffi\t1042\nunable to find library -lglog\t1043\nunable to find library -ljpeg\t1044\nunable to find library -lnuma\t1045\nunable to find library -lstdc++\t1047\nunable to find library -ltbb\t1048\nunable to find library -luuid\t1049\nunable to find library -lz\t1050\nunable to locate\t559',
    1650552929: 'apability not supp\t964',
    1650616684: 'libbitsandbytes_cpu.\t1397',
    1651076128: ' library not found\t180',
    1651076143: '/libMIOpen\t361\n/libamd_comgr\t361\n/libamdhip64\t361\n/libcublas\t361\n/libcuda\t361\n/libcufft\t361\n/libcufile\t361\n/libculibos\t361\n/libcupti\t361\n/libcurand\t361\n/libcusolver\t361\n/libcusparse\t361\n/libcutensor\t361\n/libhip\t361\n/libhsa-runtime64\t361\n/libhsakmt\t361\n/libnccl\t361\n/libnpp\t361\n/libnvJitLink\t361\n/libnvidia-ml\t361\n/libnvjpeg\t361\n/libnvrtc\t361\n/libnvshmem\t361\n/librccl\t361\n/libroc\t361',
    1651076218: 'zlib.h\t1695 1696 1697 1698',
    1651336557: "member access into incomplete type '\t1446",
    1651337587: 'simbolo ambiguo\t752',
    1651341651: 'Symbol\t267',
    1651341683: 'symbol not found in flat namespace\t267\nsymbole ambigu\t752',
    1651449895: "' object has no attribute 'ds_opt_\t304",
    1651469415: 'globalLegacyTypeDispatch\t740 741',
    1651860850: 'reubicación R_\t1573',
    1651864352: " submodule path '\t249",
    1663067490: 'be created directly\t976',
    1663067511: 'we can conclude that \t1688',
    1663071343: 'ot compiled with \t1547',
    1664044099: 'CL/cl\t503 504',
    1667309616: '0 active drivers ([])\t363',
    1667393900: 'libc10_cuda.so: \t1398\nlibcublas.so.\t1399\nlibcublasLt.so.\t1399\nlibcuda.so\t1400\nlibcuda.so cannot found\t1401\nlibcuda.so.1\t1400\nlibcudart.so.\t1399\nlibcufft.so.\t1399\nlibcupti.so.\t1399\nlibcusolver.so.\t1399\nlibcusparse.so.\t1399',
    1667462766: 'nvcc \t761\nnvcc :\t1520\nnvcc cannot find a supported version of\t1521\nnvcc fatal   : Cannot find compiler \'\t1522\nnvcc fatal   : Could not open input file \'\t1523\nnvcc fatal   : redefinition of argument \'\t1524\nnvcc is required to build\t565\nnvcc is required to compile\t565\nnvcc not found\t1525\nnvcc was not found\t1525\nnvcc ：\t1520\nnvcc" \t761\nnvcc\' \t761\nnvcc:\t1520\nnvcc` \t761\nnvcc’ \t761\nnvcc：\t1520',
    1667592275: "Specified provider 'CUDAExecutionProvider' is not in available provider\t850\nSpecify CUDA_TOOLKIT_ROOT_DIR\t851",
    1667592307: 'specified that you may need to import the \t1605',
    1667594309: 'Exec format error\t639',
    1667594341: 'execinfo.h\t1197\nexecutable in path specified by\t1226\nexecutor failed running\t1227',
    1667656804: 'dlfcn.h\t1197',
    1667722864: 'pngconf.h\t1560 1561 1562',
    1667852407: 'which is not an existing directory\t1690',
    1667854445: 'mpicxx.h\t1459 1460 1461',
    1668033824: ' -lcrypt\t6',
    1668248144: 'Processus arrêté\t626\nProcessus arrêté a terminé le programme \t320',
    1668248176: "procedure entry point\t267\nprocessor does not support \t512\nprocessor doesn't support \t512\nprocessor lacks \t512",
    1668311400: 'hipcc: No such file\t1281\nhipcc: command not found\t1281\nhipcc: not found\t1281',
    1668440352: ' architecture of input file \t13',
    1668443988: 'Torch is needed\t834\nTorch is not installed\t834\nTorch is required\t834\nTorch must be installed\t834\nTorch needs to be installed\t834',
    1668444020: 'torch is needed\t834\ntorch is not installed\t834\ntorch is required\t834\ntorch is required for \t1626\ntorch must be installed\t834\ntorch needs GCC \t554\ntorch needs at least GCC \t554\ntorch needs to be installed\t834\ntorch requires GCC \t554\ntorch requires at least GCC \t554\ntorch.OutOfMemoryError\t1627\ntorch._inductor.exc.\t1628\ntorch.cuda.OutOfMemoryError\t1627\ntorch.utils.ffi is deprecated\t1629\ntorch.version.cuda\t1630\ntorch/csrc/PythonTypes.h\t1631 1632 1633\ntorch/csrc/StorageDefs.h\t1631 1632 1633\ntorch/csrc/THP_export.h\t1631 1632 1633\ntorch/csrc/WindowsTorchApiMacro.h\t1631 1632 1633\ntorch/csrc/jit/\t1634 1635 1636 1637 1638\ntorch/csrc/stable/\t435 436\ntorch/csrc/utils/auto_gil.h\t1639 1640 1641\ntorch/csrc/utils/disallow_copy.h\t1639 1640 1641\ntorch/csrc/utils/future.h\t1639 1640 1641\ntorch/csrc/utils/memory.h\t1639 1640 1641\ntorch/csrc/utils/six.h\t1639 1640 1641\ntorch/extension.h\t435 436\ntorch/headeronly/\t435 436\ntorch_cuda.lib\t1006\ntorch_extensions\t46 1642\ntorchaudio C++ extension is not available\t1643\ntorchinductor_\t1644 1645\ntorchvision.transforms.functional_tensor\t1646',
    1668571501: 'matching\t1445',
    1668571504: 'patch: command not found\t974\npatch: not found\t974',
    1668628794: ':Aucun fichier\t111',
    1671200994: '“constexpr\t285',
    1681143415: 'w64devkit\t747',
    1684104530: 'ReadTimeout\t569\nReadTimeoutError\t569',
    1684104562: 'read-only segment has dynamic IFUNC relocations\t1569\nread-only segment has dynamic relocations\t1569',
    1684107084: 'Loaded runtime CuDNN library: \t746',
    1684107116: 'load any more object with static\t1437\nloaded the `torch/_C` folder of the PyTorch repository\t1438',
    1684171116: 'libdevice not found at \t1402',
    1684302184: 'hidden symbol \t1279',
    1684366670: 'Need \t767\nNeed to compile C++ extensions to \t768\nNeeds \t767',
    1684366702: 'need \t767\nneed PyTorch\t840\nneed Pytorch\t840\nneed pyTorch\t840\nneed pytorch\t840\nneed torch\t840\nneeded\t1472\nneeds \t767\nneeds CUDA\t1473\nneeds PyTorch\t840\nneeds Pytorch\t840\nneeds pyTorch\t840\nneeds pytorch\t840\nneeds torch\t840',
    1684367716: 'died with <Signals.SIGKILL: 9>\t1194',
    1684632949: 'uuid/uuid.h\t1675 1676 1677 1678',
    1684633198: 'nvidia-container-cli: initialization error: \t1527\nnvidia-fabricmanager\t665',
    1684955424: ' and above\t12\n and higher\t12\n and later\t12\n and newer\t12',
    1684957510: 'FindCUDA says CUDA version is\t672',
    1684957527: 'Windows Long Path support enabled\t930\nWindows not yet supported for torch.compile\t931',
    1684959043: 'CondaHTTPError\t573\nCondaSSLError\t573',
    1684959075: 'conda: command not found\t1157\nconda: not found\t1157\nconditional_t\t1085',
    1684960544: ' undeclared\t174',
    1685024032: ' module has been removed\t182\n module is not found\t183',
    1685025392: 'prod_intlist\t1563 1564',
    1685222775: 'wurde in diesem Gültigkeitsbereich nicht deklariert\t980',
    1685414702: '.cuda.o\t354',
    1689699140: 'Dödad-signal avslutade programmet \t320',
    1696610857: '): error : expected a "("\t330\n): error: argument list for template template\t331\n): error: exception specification is incompatible\t332\n): error: expected a "("\t330\n): error: identifier "\t277\n): error: identifier "__\t333 334\n): error: incomplete type is not allowed\t335\n): error: invalid combination of type specifiers\t336\n): error: name followed by "::" must\t331\n): error: no instance of\t337\n): error: static assertion failed with "\t338',
    1696624233: 'in expansion of macro \t1230',
    1696624462: 'No existe el \t455 456 457 458 459 460 461 462 463 464 465',
    1696624494: 'no es un miembro de\t1223',
    1697082912: " n'est pas reconnu\t171\n n'est pas un membre de\t152 153 154",
    1697541219: 'cl.exe\t1078\ncl.exe with traditional preprocessor \t1079',
    1698832442: ': Befehl nicht gefunden\t365',
    1699094621: '] Fehler 137\t944',
    1699160157: '] Getötet\t944',
    1699170388: 'THGenerator\t853 854',
    1699553338: ': Memory allocation failure\t376',
    1699618874: ": Ne peut ouvrir le fichier d'objet partagé\t373",
    1700022356: 'THTensor\t853 854\nTHTensorMath\t853 854',
    1700153428: 'THVector\t853 854',
    1700212059: '[-Werror\t935',
    1700948332: 'libelf.h\t1403 1404 1405 1406',
    1701013836: 'License classifiers have been superseded by license expressions\t745',
    1701017701: 'exception handling disabled\t1224\nexception handling is disabled\t1225',
    1701078386: 'redefinition of \t1571',
    1701079328: ' identifier "\t134 135',
    1701080649: 'IndentationError: \t708\nIndexError: \t709 710\nIndexError: _Map_base::at\t711\nIndexError: map::at\t711\nIndexError: unordered_map::at\t711',
    1701080681: 'index_sequence\t1085',
    1701080693: 'undeclared identifier \t1283 1284 1499 1657\nundefined reference to \t1658\nundefined symbol: \t267\nundefined symbol: Py\t1659\nundefined symbol: _Py\t1659\nundefined symbol: mkl_\t1660\nundefinierter Verweis auf\t267\nundefiniertes Symbol\t267\nunderlying_type_t\t1085',
    1701146144: ' needed by \t186',
    1701209458: 'reference indefinie vers\t267\nreference indéfinie vers\t267\nreference to\t267\nreferences to\t267\nreferencia a\t267\nreferencia indefinida a\t267\nreferencia indefinida para\t267\nreferencia nao definida a\t267\nreferencia nao definida para\t267\nreferencia não definida a\t267\nreferencia não definida para\t267\nreferensi ke\t267\nreferência indefinida a\t267\nreferência indefinida para\t267\nreferência nao definida a\t267\nreferência nao definida para\t267\nreferência não definida a\t267\nreferência não definida para\t267',
    1701210482: 'riferimento non definito a\t267',
    1701211721: "Inferred operator schema for a C++ kernel function doesn't match the expected function schema\t712",
    1701211753: 'infer_schema(func): \t1325 1326',
    1701274484: 'tcgen05\t1593',
    1701275973: 'Eigen/\t637',
    1701345056: ' when calling \t263',
    1701405728: ' died due to signal \t30\n died due to signal 9\t31\n died due to signal 9 (Kill signal)\t31\n died with status 0x\t32',
    1701407843: 'client error (Connect)\t1084',
    1701409364: 'Tried to register an operator (\t891 892\nTried to register multiple backend fallbacks for the same dispatch key \t893\nTried to register multiple operators with the same name\t894',
    1701470831: 'object has no attribute\t1530\nobject has no attribute \t1531',
    1701536109: 'make: \t358\nmake: command not found\t974\nmake: not found\t974\nmake_index_sequence\t1085\nmake_unique\t1085',
    1701603654: 'File o directory non\t455 456 457 458 459 460 461 462 463 464 465\nFileExistsError: [\t668\nFileNotFoundError: [Errno 2] \t669\nFilename longer than 260 characters\t670\nFilename too long\t671',
    1701603686: 'file failed to open for reading\t1246\nfile_baton.py\t1247\nfile_baton.py:\t1248',
    1701604425: 'Illegal instruction\t350 453',
    1701667150: "NameError: name \t764\nNameError: name '\t765\nNameError: name '_C' is not defined\t766",
    1701667182: 'name \'bare_metal_version\' is not defined\t1465\nnamespace "\t1466\nnamespace "c10::guts" has no member "\t1467\nnamespace "std" has no member \t1468 1469 1470 1471',
    1701669204: 'TimeoutError: \t575',
    1701670771: 'some optimisations will not be enabled\t1604\nsome optimizations will not be enabled\t1604',
    1701716012: ', needed by\t342\n, needed by \t343',
    1701733735: 'generic_type: \t1256',
    1701798944: " does not dominate this use\t33\n does not exist\t34 35 36\n does not include kernels for this GPU\t37\n does not match namespace of enclosing TORCH_LIBRARY\t38\n does not match runtime version \t39\n does not name a type\t40 41 42 43\n does not support \t44\n doesn't exist\t35",
    1701863764: 'Tapettu\t626\nTapettu-signaali päätti \t320',
    1701865808: 'Pipeline failed while executing [\t830',
    1701867296: ' open include file\t204 205 206 207 208 209 210 211 212 213 214 215 216 217 218 219 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234\n open source file\t135 204 205 206 207 208 209 210 211 212 213 214 215 216 217 218 219 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234',
    1701867311: '/openmp\t355',
    1701869669: 'expected primary-expression before \t1232',
    1701869908: "TypeDefault\t881 882\nTypeError \t896\nTypeError: \t897\nTypeError: expected str, bytes or os.PathLike object, not NoneType\t898\nTypeError: join() argument must be str\t899\nTypeError: unsupported operand type(s) for +: 'NoneType' and 'str'\t900",
    1701869940: 'type "at::Tensor" is not allowed\t1648\ntypeid\t1205',
    1701978146: '" referenced unknown base type "\t284',
    1701978151: "' returned nan values in its \t306",
    1701978156: ', required architecture \t344',
    1701991456: ' Tree Learner was not enabled in this build\t10',
    1701996900: 'dirent.h\t1197',
    1701997665: 'already has an implementation\t959',
    1701998165: 'Unregistered type : \t911\nUnresolved extern \t912',
    1701998197: "unrecognised command line option\t722\nunrecognised command-line option\t722\nunrecognized command\t1665\nunrecognized command line option\t722\nunrecognized command-line option\t722\nunrecognized subcommand '\t1666\nunresolved external symbol\t267",
    1701998445: 'more than one conversion function from "\t1456\nmore than one instance of overloaded function "\t1457\nmore than one operator "\t1458',
    1701999173: 'Erreur de format pour exec\t639\nErreur de segmentation\t640',
    1702064961: 'Assertion \t466\nAssertion `\t467\nAssertionError: \t468',
    1702125892: 'Datei oder Verzeichnis nicht\t455 456 457 458 459 460 461 462 463 464 465',
    1702126916: 'Detected that PyTorch and \t617',
    1702126948: 'detected SM\t700\ndetected pre-SM\t700\ndetected sm\t700\ndetected sm_\t700',
    1702129225: 'Internal Triton PTX codegen error\t714\nInternal compiler error\t715\nInternal error\t715',
    1702129257: 'integer\t1334\ninteger_sequence\t1085\ninternal compiler error: Killed (program \t1335',
    1702129518: "note: macro 'max defined here\t1444\nnote: macro 'max' defined here\t1444\nnote: macro 'max’ defined here\t1444\nnote: macro 'min defined here\t1444\nnote: macro 'min' defined here\t1444\nnote: macro 'min’ defined here\t1444\nnote: macro max defined here\t1444\nnote: macro max' defined here\t1444\nnote: macro max’ defined here\t1444\nnote: macro min defined here\t1444\nnote: macro min' defined here\t1444\nnote: macro min’ defined here\t1444\nnote: macro ‘max defined here\t1444\nnote: macro ‘max' defined here\t1444\nnote: macro ‘max’ defined here\t1444\nnote: macro ‘min defined here\t1444\nnote: macro ‘min' defined here\t1444\nnote: macro ‘min’ defined here\t1444",
    1702130753: 'Attempting to deserialize object on a CUDA device\t469\nAttempting to use \t470',
    1702131043: 'cute/\t1186\ncute\\\t1186',
    1702195557: 'equest failed after \t1210',
    1702240297: ') versions mismatch\t327',
    1702240300: ', version CXXABI_\t345\n, version GCC_1\t345\n, version GCC_3\t345\n, version GCC_4\t345\n, version GCC_7\t345\n, version GLIBCXX_\t345\n, version GLIBC_2.\t346',
    1702240314: ': version "libcu\t407\n: version "libnccl\t407\n: version "libnv\t407\n: version \'libcu\t407\n: version \'libnccl\t407\n: version \'libnv\t407\n: version `libcu\t407\n: version `libnccl\t407\n: version `libnv\t407\n: version ‘libcu\t407\n: version ‘libnccl\t407\n: version ‘libnv\t407',
    1702259058: 'river version \t1586',
    1702389038: '.exe" is not recognized\t280\n.exe" is not recognized as\t280\n.exe" ist entweder falsch\t280\n.exe" n\'est pas reconnu\t280\n.exe" no se reconoce como\t280\n.exe" 不是内部或外部命令\t280\n.exe\' is not recognized\t280\n.exe\' is not recognized as\t280\n.exe\' ist entweder falsch\t280\n.exe\' n\'est pas reconnu\t280\n.exe\' no se reconoce como\t280\n.exe\' 不是内部或外部命令\t280\n.exe” is not recognized\t280\n.exe” is not recognized as\t280\n.exe” ist entweder falsch\t280\n.exe” n\'est pas reconnu\t280\n.exe” no se reconoce como\t280\n.exe” 不是内部或外部命令\t280',
    1702520162: 'bezeichnet keinen Typ\t980',
    1714375751: 'GL/freeglut.h\t678 679 680',
    1717857907: 'sndfile.h\t1599 1600 1601 1602',
    1717920878: 'ndefined\t267',
    1717920885: 'udefineret reference til\t267',
    1717985603: "Caffe2: Couldn't determine version from header\t557",
    1717985635: 'caffe2/\t1007 1008 1009 1010',
    1717987684: 'different exception spec\t1195\ndiffers from\t1196',
    1717990755: 'cufft64_\t1174',
    1718513507: 'configuration file provided by "CUDA\t1158\nconfigure: error: \t1159 1160\nconflicting cuDNN in LD_LIBRARY_PATH\t1161',
    1722401636: 'définitions multiples de \t753',
    1722401650: 'réference indefinie vers\t267\nréference indéfinie vers\t267\nréférence indefinie vers\t267\nréférence indéfinie vers\t267',
    1730160936: '() got an unexpected keyword argument\t240\n() got an unexpected keyword argument \t239 318\n() got multiple values for \t239',
    1731152967: 'GL/gl.h\t681 682 683\nGL/glcorearb.h\t681 682 683\nGL/glew.h\t684 685 686 687\nGL/glext.h\t681 682 683\nGL/glut.h\t678 679 680\nGL/glx.h\t681 682 683',
    1734701162: 'jpeglib.h\t1351 1352 1353 1354',
    1734959663: '/bigobj\t355',
    1734964000: ' signal terminated program \t246',
    1734964008: '(signal: 9, SIGKILL: kill)\t322',
    1734965107: 'swig: command not found\t974\nswig: not found\t974',
    1735289197: 'mingw\t747',
    1735355495: 'glog/logging.h\t1263 1264 1265 1266',
    1735357040: 'program input point\t267',
    1735549216: ' argument(s) but received \t14\n arguments for \t15',
    1735549300: 'target device or backend do not support efficient \t1615\ntarget sm_\t1616',
    1746936361: ')" has already been defined\t328',
    1749239892: 'THCharBlas_\t853 854\nTHCharStorage\t853 854\nTHCharTensor\t853 854\nTHCharVector\t853 854',
    1750288468: 'THShortBlas_\t853 854\nTHShortStorage\t853 854\nTHShortTensor\t853 854\nTHShortVector\t853 854',
    1751279980: 'libhipblas.so.\t1390\nlibhipfft.so.\t1390\nlibhiprand.so.\t1390\nlibhipsolver.so.\t1390\nlibhipsparse.so.\t1390',
    1751345510: 'fichier dans un mauvais format\t839',
    1751345518: 'nicht definierter Verweis auf\t267',
    1751347777: 'Arch conditional MMA instruction used without targeting\t454',
    1751347809: 'arch_list[-1] += \t965\narchitecture\t966 967',
    1751347823: 'orch not compiled with CUDA enabled\t1546',
    1751349349: 'exchange\t1085',
    1751361987: "échec d'adressage (mapping) du segment\t667",
    1751607656: 'higher\t1280',
    1751933286: 'falha no mapeamento de segmento\t667',
    1752391519: '__shfl\t821',
    1752392008: 'Hash mismatch for \t703',
    1752463728: 'python3: command not found\t1157\npython3: not found\t1157\npython: command not found\t1157\npython: not found\t1157',
    1763715368: '() is missing value for argument\t14',
    1763717413: '%1 is not a valid Win32 application\t286\n%1 ist keine zulässige Win32-Anwendung\t286',
    1763719719: "': is not a member of 'cudaDeviceProp'\t315",
    1763733089: 'an illegal memory access was encountered\t962',
    1763733358: 'no instance of \t1482\nno instance of constructor "cut\t1483\nno instance of overloaded function \t1484',
    1765161080: 'x86intrin.h\t1297 1298 1299',
    1766203450: ': Filename too long\t368 369',
    1766531165: '] Killed\t944',
    1766727738: ': Nicht genügend\t367',
    1767990816: ' failed with exit \t47\n failed: \t48\n failed: No such file\t49',
    1768042298: ':/bin/nvcc\t408',
    1768053819: ';\\bin\\nvcc\t411',
    1768058209: 'ambiguous "?" operation:\t960\nambiguous overload for \t961\nambiguous symbol\t752',
    1768061296: 'pybind11\t1567\npybind11/\t1568\npybind11_detail_function_record\t832',
    1768124527: 'opción de línea de órdenes no reconocida\t722',
    1768255571: 'Speicherzugriffsfehler\t640',
    1768318308: 'defined\t1189\ndefined in file \t1190\ndefiniciones múltiples de \t753',
    1768320617: 'infiniband/\t1327 1328 1329 1330',
    1768383858: 'registered\t1572',
    1768693818: ': linker input file not found\t381',
    1768697658: ':/lib64\t409',
    1768716898: 'bzlib.h\t992 993 994 995',
    1768759354: ': misaligned address\t404',
    1768779113: 'immintrin.h\t1297 1298 1299',
    1768779128: 'xmmintrin.h\t1297 1298 1299',
    1768824890: ': nie można otworzyć pliku obiektu dzielonego\t373',
    1769103702: 'VariableTensorId\t881 882',
    1769152577: 'A single input file is required for a non-link phase\t413',
    1769234803: 'satisfies the requirement \t1590\nsatisfy\t1591',
    1769238607: 'OptionalCUDAGuard\t530 531\nOptionalCUDAStreamGuard\t530 531',
    1769300512: ' built with CUDA \t19\n built without \t20',
    1769366884: "device architecture\t520\ndevice capabilit\t520\ndevice compute architecture\t520\ndevice compute capabilit\t520\ndevice is SM\t700\ndevice is sm\t700\ndevice is sm_\t700\ndevice kernel image is invalid\t537\ndevice's architecture\t520\ndevice's capabilit\t520\ndevice's compute architecture\t520\ndevice's compute capabilit\t520\ndevice-side assert triggered\t1191\ndevice-side assertion triggered\t1191\ndevices architecture\t520\ndevices capabilit\t520\ndevices compute architecture\t520\ndevices compute capabilit\t520",
    1769369189: 'environment variable is not\t1209',
    1769414695: "' with arguments from the '\t308\n' with arguments from the 'CUDA' backend\t309 310\n' with arguments from the 'Meta' backend\t311\n' with exceptions disabled\t312",
    1769566836: 'trying to build PyTorch with a too old version of \t1647',
    1784835872: ' object has no attribute \t196 197 198',
    1785291349: 'Ubijen\t626',
    1785620814: 'Ninja is required to \t770',
    1785620846: 'ninja-build: Kommando nicht gefunden\t1475\nninja-build: command not found\t1475\nninja-build: commande introuvable\t1475\nninja-build: not found\t1475\nninja-build: orden no encontrada\t1475\nninja-build: コマンドが見つかりません\t1475\nninja-build: 未找到命令\t1475\nninja: Kommando nicht gefunden\t1475\nninja: build stopped\t1476\nninja: command not found\t1475\nninja: commande introuvable\t1475\nninja: no work to do.\t1477\nninja: not found\t1475\nninja: orden no encontrada\t1475\nninja: コマンドが見つかりません\t1475\nninja: 未找到命令\t1475',
    1797287790: 'no kernel image is available\t1485',
    1797288805: 'es kein\t1223',
    1801538883: 'CMake must be installed to build\t511',
    1801547107: 'cmake: command not found\t974\ncmake: not found\t974',
    1801547111: 'gmake\t364',
    1801675088: "Package \t823\nPackage dependency requirement '\t824\nPackagesNotFoundError\t825",
    1801675120: 'packed_accessor\t1162\npacked_accessor32\t877\npacked_accessor64\t877',
    1801678707: 'socket.gaierror: \t1603',
    1802068851: 'scikit-learn has not been built correctly\t1592',
    1802270070: 'vulkan/vulkan\t1683 1684 1685 1686',
    1802398060: 'linker `\t1432',
    1802465132: 'looks like a filename, but the file does not exist\t1439',
    1802725700: 'Disk quota exceeded\t621',
    1802725732: 'disk quota exceeded\t621',
    1814066273: "at least '/std:c++\t972",
    1814979692: 'ld.lld: error: duplicate symbol: \t1362',
    1816217684: 'THAlloc\t853 854',
    1816283220: 'THBlas_\t853 854',
    1816545364: 'THFloatBlas_\t853 854\nTHFloatStorage\t853 854\nTHFloatTensor\t853 854\nTHFloatVector\t853 854',
    1818323300: 'dial tcp: lookup \t876',
    1818391907: 'cublas.CUBLASError: \t1173\ncublas64_\t1174\ncublasLt64_\t1174',
    1818435642: ': class template "std::_Is_memfunptr" has already been defined\t393',
    1818455657: 'include file \t1305\ninclude file "ATen/\t1306\ninclude file "CL/\t1307\ninclude file "Eigen/\t1308\ninclude file "GLES\t1309\ninclude file "TH\t1310\ninclude file "THC\t1311\ninclude file "X11/\t1312\ninclude file "asm/\t984\ninclude file "boost/\t1313\ninclude file "c\t1314\ninclude file "c10d/\t1315\ninclude file "cudnn\t1316\ninclude file "eigen3/Eigen/\t1308\ninclude file "libav\t1317\ninclude file "tbb/\t1318\ninclude file "torch/\t434\ninclude file \'ATen/\t1306\ninclude file \'CL/\t1307\ninclude file \'Eigen/\t1308\ninclude file \'GLES\t1309\ninclude file \'TH\t1310\ninclude file \'THC\t1311\ninclude file \'X11/\t1312\ninclude file \'asm/\t984\ninclude file \'boost/\t1313\ninclude file \'c\t1314\ninclude file \'c10d/\t1315\ninclude file \'cudnn\t1316\ninclude file \'eigen3/Eigen/\t1308\ninclude file \'libav\t1317\ninclude file \'tbb/\t1318\ninclude file \'torch/\t434',
    1818780998: 'Fehler beim Mappen des Shared Objects\t667\nFehler im Format der Programmdatei\t639',
    1818845510: 'Failed building wheel for \t651\nFailed to auto\t652\nFailed to build \t653\nFailed to build CUDA kernels for \t654\nFailed to compile. cc_cmd\t655\nFailed to detect a default CUDA architecture\t656\nFailed to detect a default CUDA architecture.\t657\nFailed to find\t558 559\nFailed to find \t658\nFailed to find ROCm root directory\t659\nFailed to find a working CUDA architecture\t660\nFailed to find all files with CUDA\t661\nFailed to find nvToolsExt\t662\nFailed to initialize NVML: Driver Not Loaded\t663\nFailed to locate\t559\nFailed to parse: \t664\nFailed to start \t665\nFailures have been detected while processing an MLIR pass pipeline\t666',
    1818845542: "failed call to cuInit: \t1233\nfailed to find\t559\nfailed to legalize operation 't\t1234\nfailed to locate\t559\nfailed to map segment from\t1235\nfailed to open \t1236\nfailed to open elf at \t603\nfailed with exit \t1237",
    1818846752: ' file built for macOS-\t50\n file not found\t51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113',
    1818848040: '(killed) terminó el programa \t320',
    1818850658: 'build_ext\t988\nbuilds-v0\t989\nbuilt against \t990\nbuilt for \t990\nbuilt with \t990',
    1819028768: ' -llapack\t7',
    1819042150: 'fallo al asignar un segmento del objeto compartido\t667',
    1819044171: 'Killed\t626 721',
    1819045731: 'collect2: fatal error: ld terminated with signal 9\t727',
    1819176736: ' only supports \t203',
    1819240790: 'Violación de segmento\t640',
    1819242031: '/nologo\t355',
    1819307369: 'implementation for device cuda\t1300',
    1819310149: 'Explicitly provided namespace (\t649',
    1819440483: 'curl/curl.h\t1180 1181 1182 1183\ncurl: (16) \t1184\ncurl: (18) \t1184\ncurl: (28) \t1184\ncurl: (35) \t1184\ncurl: (5) \t1184\ncurl: (52) \t1184\ncurl: (55) \t1184\ncurl: (56) \t1184\ncurl: (6) \t1184\ncurl: (60) \t1184\ncurl: (7) \t1184\ncurl: (92) \t1184',
    1819571555: 'cutlass needs GCC \t554\ncutlass needs at least GCC \t554\ncutlass requires GCC \t554\ncutlass requires at least GCC \t554\ncutlass/\t1186\ncutlass::\t1187\ncutlass\\\t1186',
    1819635523: 'Could NOT find BLAS (missing\t577\nCould NOT find Boost (missing\t577\nCould NOT find CUDA (missing:\t578 579 580\nCould NOT find CUDAToolkit (missing:\t578 579 580\nCould NOT find CUDNN (missing\t581\nCould NOT find CURL (missing\t577\nCould NOT find CuDNN (missing\t581\nCould NOT find EGL (missing\t577\nCould NOT find Eigen3 (missing\t577\nCould NOT find Freetype (missing\t577\nCould NOT find GLEW (missing\t577\nCould NOT find GLUT (missing\t577\nCould NOT find JPEG (missing\t577\nCould NOT find LAPACK (missing\t577\nCould NOT find NVTX\t582\nCould NOT find NvToolExt\t582\nCould NOT find NvToolsExt\t582\nCould NOT find OpenGL (missing\t577\nCould NOT find OpenMP\t583\nCould NOT find OpenSSL (missing\t577\nCould NOT find PNG (missing\t577\nCould NOT find Python\t584 585\nCould NOT find PythonLibs (missing\t586\nCould NOT find TBB (missing\t577\nCould NOT find X11 (missing\t577\nCould NOT find ZLIB (missing\t577\nCould NOT find cuDNN (missing\t581\nCould NOT find cudnn (missing\t581\nCould NOT find nvToolsExt\t582\nCould not build wheels for \t587\nCould not connect\t588\nCould not detect Ninja v\t589\nCould not find\t558 559\nCould not find \t590\nCould not find MSVC\t591\nCould not find a configuration file for package "\t592\nCould not find any \t593\nCould not find compiler set in environment variable \t594\nCould not find module \'\t595\nCould not find shared object file\t596\nCould not find the bitsandbytes \t597\nCould not find the operator \t36\nCould not infer dtype of numpy.\t598\nCould not load library libcudnn\t599\nCould not load libtorchcodec\t600\nCould not load symbol \t568\nCould not load this library: \t601\nCould not locate\t559\nCould not locate \t590 602\nCould not open \t603\nCould not open requirements file: \t604\nCould not resolve\t588\nCould not set up the environment for Microsoft Visual Studio\t605\nCouldn\'t find\t558 559\nCouldn\'t find an operator for \t606\nCouldn\'t load custom C++ ops\t607\nCouldn\'t load custom C++ ops. This can happen if your PyTorch and \t608',
    1819635555: "could not convert default argument '\t1165\ncould not find\t559\ncould not locate\t559\ncould not select device driver \t1166\ncouldn't allocate input reg for constraint 'h'\t1167\ncouldn't allocate input reg for constraint 'l'\t1167\ncouldn't allocate input reg for constraint 'r'\t1167\ncouldn't allocate input register for constraint 'h'\t1167\ncouldn't allocate input register for constraint 'l'\t1167\ncouldn't allocate input register for constraint 'r'\t1167\ncouldn't allocate output reg for constraint 'h'\t1167\ncouldn't allocate output reg for constraint 'l'\t1167\ncouldn't allocate output reg for constraint 'r'\t1167\ncouldn't allocate output register for constraint 'h'\t1167\ncouldn't allocate output register for constraint 'l'\t1167\ncouldn't allocate output register for constraint 'r'\t1167\ncouldn't find\t559",
    1830842190: "No matching distribution found for \t775\nNo module named \t776 777 778 779 780 781 782 783 784 785 786 787\nNo module named '\t788",
    1830842222: "no matching con\t1486\nno matching function for call to \t1487 1488\nno member named \t1278\nno member named '\t1489 1490",
    1833508922: ": Impossible d'ouvrir le fichier d'objet partagé\t373",
    1835100276: 'tham chiếu đến\t267',
    1835101728: ' name followed by "::" must be\t135\n named symbol not found\t185',
    1835102822: 'frame"\t1077\nframe\'\t1077\nframe’\t1077',
    1835166060: 'libmkl_\t1407',
    1835429165: '-mfma\t353',
    1835492691: 'Segment-Schutz nach der Relozierung\t847\nSegmentation fault\t640 848\nSegmentation-Fehler\t640',
    1835492723: 'segment en lecture seule a des réadressages\t1569\nsegmento de sólo lectura tiene reubicaciones\t1569',
    1835606074: ": impossibile aprire il file oggetto condiviso\t373\n: impossible d'ouvrir le fichier d'objet partagé\t373",
    1835622239: '__imp_\t951',
    1835886455: 'wgmma\t1593',
    1835888451: "Command '['ninja', '--version']' returned non-zero\t570\nCommand 'nvcc' not found\t571",
    1835888459: 'Kommandozeilenoption\t722',
    1835888483: 'common_type_t\t1085',
    1836016416: ' compiled with CUDA \t19\n compiled without \t20',
    1836213584: "Permission denied: \t794\nPermission denied: '\t797\nPermissionError: [Errno 13] \t827\nPermissionError: [WinError \t828\nPermissionError: [WinError 5]\t829",
    1836213588: 'Terminado (killed)\t626',
    1836216134: 'Formato de ejecutable incorrecto\t639',
    1836280141: 'Mismatched number of arguments when calling: `\t758',
    1836280173: 'mismatches\t1196 1449',
    1836344691: 'setmaxnreg\t1593',
    1840104307: 'símbolo ambiguo\t752',
    1847602215: "', needed by '\t313 314",
    1847603493: "%1 n'est pas une application Win32 valide\t286\n%1 no es una aplicación Win32 válida\t286",
    1847616878: 'ne nomme pas un type\t980',
    1847619177: 'in namespace\t1223',
    1847619438: 'no nombra a un tipo\t980',
    1847620457: 'is not a full path and was not found\t1344\nis not a full path to an existing\t1345\nis not a member of\t1223\nis not currently supported\t968\nis not supported\t968\nis not yet supported\t968',
    1847638978: '» non reconnue\t1701',
    1850286138: ': Internal \t374',
    1850296404: 'THIntBlas_\t853 854\nTHIntStorage\t853 854\nTHIntTensor\t853 854\nTHIntVector\t853 854',
    1851072570: ": Undefined reference to '\t267\n: Unknown option '\t385 386\n: Unresolved extern function\t387",
    1851859002: ': an object with that name is already\t388',
    1851876128: ' cannot be used to initialize\t23',
    1851878176: ' kann nicht gefunden werden\t177 178',
    1851878499: 'clang version must be less than \t1080',
    1851943276: 'libnvJitLink.so.\t1399\nlibnvidia-ml.so.1\t1408\nlibnvidia-ptxjitcompiler.so.1\t1408\nlibnvrtc-builtins.so\t1409\nlibnvrtc.so.\t1399',
    1852134465: 'ATen/CPUGenerator\t429 430\nATen/CUDA\t429 430\nATen/CUDAGenerator\t429 430\nATen/Dimname.h\t431 432 433\nATen/NamedTensor.h\t431 432 433\nATen/NamedTensorUtils.h\t431 432 433\nATen/TensorNames.h\t431 432 433\nATen/Type\t429 430\nATen/TypeDefault\t429 430\nATen/TypeExtendedInterface\t429 430\nATen/c\t434 435 436\nATen/core/Dimname.h\t431 432 433\nATen/core/NamedTensor.h\t431 432 433\nATen/core/NamedTensorUtils.h\t431 432 433\nATen/core/TensorNames.h\t431 432 433\nATen/cpu/vec256/\t437 438 439 440 441\nATen/cuda/CUDAFuture.cuh\t442 443 444\nATen/cuda/CUDAFuture.h\t442 443 444\nATen/cuda/CUDAMultiStreamGuard.cuh\t442 443 444\nATen/cuda/CUDAMultiStreamGuard.h\t442 443 444\nATen/cuda/CUDASolver.cuh\t442 443 444\nATen/cuda/CUDASolver.h\t442 443 444\nATen/cuda/CUDATypeConversion.cuh\t442 443 444\nATen/cuda/CUDATypeConversion.h\t442 443 444\nATen/cudnn/Exceptions.h\t445 446 447 448 449 450\nATenCeilDiv\t451 452',
    1852138601: 'identifier \t1283 1284\nidentifier "\t1285 1286 1287 1288 1289 1290 1291\nidentifier "CU\t1292\nidentifier "_Float\t1293\nidentifier "__builtin_\t1294\nidentifier "nvshmem\t1295\nidentifier "texture" is undefined\t1296',
    1852141679: 'opencv2/\t1538 1539 1540 1541\nopenssl/\t1542 1543 1544 1545',
    1852383271: "' in 'cudaDeviceProp'\t292\n' in 'cut\t293\n' in namespace '\t294\n' in namespace '__hip_internal'\t295\n' in namespace 'cut\t293\n' in namespace 'std'\t296",
    1852383290: ': internal \t374\n: invalid ELF header\t403',
    1852387130: ':/include\t409',
    1852397403: '[WinError \t937 938 939\n[WinError 1114]\t940\n[WinError 126]\t941\n[WinError 127]\t615 942\n[WinError 206]\t943',
    1852400160: ' binary not found at \t18',
    1852400175: '/bin/bash: \t357 358\n/bin/dash: \t357 358\n/bin/nvcc\t359 360\n/bin/sh: \t357 358',
    1852400971: 'Kein Speicher im statischen TLS-Block\t720\nKein Speicherplatz mehr\t475',
    1852400994: 'being in scipy source directory\t978\nbeing installed\t979',
    1852401003: 'kein Speicherplatz mehr verfügbar\t475',
    1852401184: ' find any \t114',
    1852403239: "'ninja' is not recognized as an internal or external command\t317",
    1852404512: ' since setuptools is not available\t247',
    1852404565: 'Using cached \t924',
    1852404597: 'using CUDA_HOME=\t1673',
    1852534357: 'Unknown CMake command "cuda_add_executable"\t661\nUnknown CMake command "cuda_add_library"\t661\nUnknown CMake command "cuda_compile"\t661\nUnknown CUDA Architecture Name\t906\nUnknown MS Compiler version \t907\nUnknown builtin op: \t908\nUnknown compiler(s): [[\'\t909\nUnknown compute capability. \t910',
    1852534389: "unknown target CPU \t917\nunknown type name \t1499 1657\nunknown type name '\t1661 1662 1663\nunknown type name '__hip_bfloat16\t1664",
    1852583200: ' -lnvToolsExt\t8',
    1852664132: 'Dimname\t619 620\nDimnameList\t619 620',
    1852727619: 'Cannot access data pointer of Tensor \t560\nCannot access global variable \t561 562\nCannot compile \t563\nCannot find\t558 559\nCannot find a working triton installation\t564\nCannot find cuda path\t565\nCannot find libdevice for arch\t565\nCannot find source file:\t566\nCannot initialize CUDA without \t567\nCannot load symbol cu\t568',
    1852727627: 'Kann den Stack nicht ausführbar machen\t719',
    1852727651: 'cannot be used to initialize an entity of type "cutlass::\t1013\ncannot call member function\t396\ncannot call non-constexpr function "cutlass::const_\t1014\ncannot convert \t1015\ncannot convert None of type <class \t1016\ncannot create shared object descriptor\t1017\ncannot determine \t1018\ncannot execute \t1019\ncannot find\t559 1020 1021 1022\ncannot find \t1023 1024 1025 1026\ncannot find -l\t1027 1028 1029 1030 1031 1032 1033 1034 1035 1036 1037 1038\ncannot find -lEGL\t1039\ncannot find -lGLEW\t1040\ncannot find -laio\t1041\ncannot find -lffi\t1042\ncannot find -lglog\t1043\ncannot find -ljpeg\t1044\ncannot find -lnuma\t1045\ncannot find -lpython3.\t1046\ncannot find -lstdc++\t1047\ncannot find -ltbb\t1048\ncannot find -luuid\t1049\ncannot find -lz\t1050\ncannot find the file specified: \'\t797\ncannot import name \t1051 1052 1053 1054 1055 1056 1057 1058\ncannot import name \'\t1059\ncannot instantiate \'\t1060\ncannot make segment writable for relocation\t1061\ncannot map zero-fill pages\t1017\ncannot open input file \t1062\ncannot open shared object file\t1 1063 1064\ncannot open source file "\t1065\ncannot read spec file \t1066',
    1852727659: 'kann -l\t1029\nkann nicht gefunden\t1355\nkann nicht gefunden werden -l\t1030 1031 1032 1033 1034 1035 1036 1037 1038 1302 1303\nkann nicht gefunden werden -lEGL\t1039\nkann nicht gefunden werden -lGLEW\t1040\nkann nicht gefunden werden -laio\t1041\nkann nicht gefunden werden -lffi\t1042\nkann nicht gefunden werden -lglog\t1043\nkann nicht gefunden werden -ljpeg\t1044\nkann nicht gefunden werden -lnuma\t1045\nkann nicht gefunden werden -lstdc++\t1047\nkann nicht gefunden werden -ltbb\t1048\nkann nicht gefunden werden -luuid\t1049\nkann nicht gefunden werden -lz\t1050\nkann nicht gefunden werden: -l\t1030 1031 1032 1033 1034 1035 1036 1037 1038 1302 1303\nkann nicht gefunden werden: -lEGL\t1039\nkann nicht gefunden werden: -lGLEW\t1040\nkann nicht gefunden werden: -laio\t1041\nkann nicht gefunden werden: -lffi\t1042\nkann nicht gefunden werden: -lglog\t1043\nkann nicht gefunden werden: -ljpeg\t1044\nkann nicht gefunden werden: -lnuma\t1045\nkann nicht gefunden werden: -lstdc++\t1047\nkann nicht gefunden werden: -ltbb\t1048\nkann nicht gefunden werden: -luuid\t1049\nkann nicht gefunden werden: -lz\t1050',
    1852731203: 'ConnectTimeout\t569\nConnectTimeoutError\t569\nConnection to \t574\nConnectionError: \t575',
    1852732786: 'running build_ext\t1588\nrunning on sm\t1589',
    1852793632: " conflicts with target machine type \t24 25\n conflicts with this version\t26\n connect to 'http\t27",
    1852793634: '"constexpr\t285',
    1852793639: "'constexpr\t285",
    1853169722: ": ungültiger ELF-Header\t403\n: unspecified launch failure\t404\n: unsupported option '-fopenmp\t406\n: unsupported option ‘-fopenmp\t406",
    1853188163: 'ChunkedEncodingError\t569',
    1853189958: 'Found empty `transformer-engine` meta package\t673\nFound no NVIDIA driver on your system\t674 675\nFound two conflicting CUDA\t676',
    1853189990: 'found SM\t700\nfound sm\t700\nfound sm_\t700\nfound. Please specify\t1251',
    1864396654: 'no overload of \t1491',
    1864397673: 'is only a placeholder project on PyPI\t1346\nis only available from C++\t1347',
    1865370691: 'CL/opencl\t503 504',
    1866614868: 'THBoolBlas_\t853 854\nTHBoolStorage\t853 854\nTHBoolTensor\t853 854\nTHBoolVector\t853 854',
    1866670138: ': Command not found\t365',
    1866745940: 'THDoubleBlas_\t853 854\nTHDoubleStorage\t853 854\nTHDoubleTensor\t853 854\nTHDoubleVector\t853 854',
    1866866746: ': Found no NVIDIA driver on your system\t370\n: Found unsuitable version "\t371 372',
    1867194426: ': Kommando nicht gefunden\t365',
    1867270228: 'THLongBlas_\t853 854\nTHLongStorage\t853 854\nTHLongTensor\t853 854\nTHLongVector\t853 854',
    1867391034: ': No CUDA GPUs are available\t377\n: No existe el\t111\n: No module named \t378\n: No se puede asignar\t367\n: No such file\t111 112 113 379 380 381\n: No such file or directory\t382\n: Not a directory\t383',
    1867806286: 'NvToolsExt\t807',
    1867806318: 'nvToolsExt\t1515 1516 1517 1518\nnvToolsExt64_1.lib\t1519',
    1867807056: 'PyTorch is needed\t834\nPyTorch is not installed\t834\nPyTorch is not linked with support for cuda devices\t835\nPyTorch is required\t834\nPyTorch must be installed\t834\nPyTorch needs GCC \t554\nPyTorch needs at least GCC \t554\nPyTorch needs to be installed\t834\nPyTorch no longer supports this GPU because it is too old\t836\nPyTorch requires GCC \t554\nPyTorch requires at least GCC \t554\nPyTorch was compiled without CUDA support\t837',
    1868720492: 'libomp/omp.h\t1410 1411 1412',
    1868721529: 'ymbol \t267\nymbols \t267',
    1868767290: ': comando não encontrado\t365\n: command not found\t365\n: commande introuvable\t365',
    1868785010: 'recompile \t1570',
    1868787269: 'Encountered error while \t638',
    1868787273: 'Incompatible library version: lib\t707\nIncompleteRead\t569',
    1868787305: 'incompatible architecture (have \t1319\nincompatible with that of previous function "\t1320\nincompatible with the existing python installation in your environment\t1321\nincomplete \t1322\nincomplete type \t1323 1324',
    1868832802: '" does not appear to contain CMakeLists\t268',
    1869366891: 'kFloat8_e\t1162',
    1869374802: 'Relocations in generic ELF (EM: \t839',
    1869374834: 'relocation R_\t1573',
    1869378165: 'urlopen error \t1670',
    1869439605: 'ubmodule\t1649',
    1869440333: 'Memory access fault by GPU node\t754',
    1869440338: 'RemoteDisconnected\t569',
    1869440365: 'memory exhausted\t1447\nmemory in static\t1448',
    1869440370: 'remove_cv_t\t1085\nremove_reference_t\t1085',
    1869488162: '" no se reconoce como\t280\n" not found\t283',
    1869488167: "' no se reconoce como\t280\n' not found\t283",
    1869488186: ': no se puede abrir el archivo del objeto compartido\t373\n: no se puede abrir el fichero del objeto compartido\t373\n: not found\t365',
    1869488224: '` not found\t283',
    1869490208: ' (no such file)\t1',
    1869502255: '/Wno-psabi\t356',
    1869504867: 'canonicalize_version() got an unexpected keyword argument\t1067',
    1869507438: "nknown \t1478\nnknown keyword argument '\t1479",
    1869508193: 'annot open include file: \t488\nannotation_type.__origin__ is tuple\t963',
    1869636978: 'reports SM\t700',
    1869638985: "ImportError: \t705 706\nImportError: cannot import name '\t473",
    1869639017: 'import lib as _lib, ffi as _ffi\t1301\nimpossibile abilitare lo stack eseguibile\t719\nimpossibile allocare memoria nel blocco statico TLS\t720\nimpossibile trovare -l\t1302 1303\nimpossible de trouver -l\t1029',
    1869771333: "Error building extension '\t641\nError checking\t642\nError compiling objects for extension\t643\nError loading shared library \t644\nError loading shared library ld-linux\t645\nError relocating \t267 646\nError sending request for url (\t647\nError: No module named \t648",
    1869771365: 'error C2059\t1211\nerror C2061\t1211\nerror C2065\t1211\nerror C2143\t1211\nerror sending request for url (\t647\nerror trying to exec \t1019\nerror while loading shared libraries: \t1212\nerror: "auto" is not allowed here\t1213\nerror: /EHa\t355\nerror: /EHsc\t355\nerror: /FS\t355\nerror: /GL\t355\nerror: /GR\t355\nerror: /MD\t355\nerror: /MT\t355\nerror: /O1\t355\nerror: /O2\t355\nerror: /Od\t355\nerror: /Ox\t355\nerror: /W\t355\nerror: /Z7\t355\nerror: /Zc:\t355\nerror: /Zi\t355\nerror: /arch:\t355\nerror: /fp:\t355\nerror: /std:c++\t355\nerror: /utf-8\t355\nerror: /wd\t355\nerror: RPC failed; \t1214\nerror: [Errno 2] No such file or directory: \'\t358\nerror: [WinError 2]\t1215\nerror: a member with an in-class initializer must be const\t1216\nerror: downloading \'\t1217\nerror: expected a\t1218\nerror: expected an identifier\t1219\nerror: expected unqualified-id before\t1219\nerror: forward declaration of \t1220\nerror: identifier "__\t1218\nerror: identifier "__builtin_\t1221\nerror: no such file or directory: \'/EHa\t355\nerror: no such file or directory: \'/EHsc\t355\nerror: no such file or directory: \'/FS\t355\nerror: no such file or directory: \'/GL\t355\nerror: no such file or directory: \'/GR\t355\nerror: no such file or directory: \'/MD\t355\nerror: no such file or directory: \'/MT\t355\nerror: no such file or directory: \'/O1\t355\nerror: no such file or directory: \'/O2\t355\nerror: no such file or directory: \'/Od\t355\nerror: no such file or directory: \'/Ox\t355\nerror: no such file or directory: \'/W\t355\nerror: no such file or directory: \'/Z7\t355\nerror: no such file or directory: \'/Zc:\t355\nerror: no such file or directory: \'/Zi\t355\nerror: no such file or directory: \'/arch:\t355\nerror: no such file or directory: \'/fp:\t355\nerror: no such file or directory: \'/std:c++\t355\nerror: no such file or directory: \'/utf-8\t355\nerror: no such file or directory: \'/wd\t355\nerror: this declaration has no\t1218\nerror: type name is not allowed\t1218\nerror: unexpected argument \'\t1222\nerror: user-defined literal operator not found\t1218',
    1869833554: 'ResolutionImpossible\t842\nResolvePackageNotFound\t825',
    1869834594: 'bison: command not found\t974\nbison: not found\t974',
    1869881402: ': too few arguments\t405',
    1869903169: 'AutoGIL\t476 477\nAutoNoGIL\t476 477',
    1869903201: 'autoconf: command not found\t974\nautoconf: not found\t974\nautomake: command not found\t974\nautomake: not found\t974\nautoreconf: command not found\t974\nautoreconf: not found\t974',
    1870211104: ' (you have \t4',
    1873003342: 'Não há espaço disponível\t801',
    1873003374: 'não foi possível alocar memória em bloco TLS\t720\nnão foi possível habilitar pilhas de executável\t719\nnão foi possível localizar -l\t1302 1303\nnão há espaço disponível\t801',
    1881171310: 'ne peut activer une pile exécutable\t719\nne peut allouer de la mémoire dans un bloc statique TLS\t720\nne peut pas trouver -l\t1029 1302 1303\nne peut restaurer le segment prot\t847\nne peut trouver -l\t1030 1031 1032 1033 1034 1035 1036 1037 1038 1302 1303\nne peut trouver -lEGL\t1039\nne peut trouver -lGLEW\t1040\nne peut trouver -laio\t1041\nne peut trouver -lffi\t1042\nne peut trouver -lglog\t1043\nne peut trouver -ljpeg\t1044\nne peut trouver -lnuma\t1045\nne peut trouver -lstdc++\t1047\nne peut trouver -ltbb\t1048\nne peut trouver -luuid\t1049\nne peut trouver -lz\t1050',
    1881173838: "No package '\t789",
    1882284899: 'cc1plus\t1075\ncc1plus: \t1076',
    1884516174: 'NoSpaceLeftError\t632',
    1885434439: 'Graph break due to unsupported builtin \t701',
    1885500787: 'subprocess-exited-with-error\t1609',
    1885692960: ' dependency is incompatible with the current platform: \t29',
    1885693252: 'DeepSpeed needs GCC \t554\nDeepSpeed needs at least GCC \t554\nDeepSpeed requires GCC \t554\nDeepSpeed requires at least GCC \t554',
    1885809965: '--gpu-name=sm_\t347',
    1886217556: 'Temporary failure\t588\nTemporary failure \t879',
    1886217588: 'temp.win32-\t1617',
    1886218528: ' import any \t114',
    1886220099: 'Compiler requires the CUDA toolkit\t572',
    1886220131: "compilation terminated\t1086 1087 1088 1089 1090 1091 1092 1093 1094 1095 1096 1097 1098 1099 1100 1101 1102 1103 1104 1105 1106 1107 1108 1109 1110 1111 1112 1113 1114 1115 1116 1117 1118 1119 1120 1121 1122 1123 1124 1125 1126 1127 1128 1129 1130 1131 1132 1133 1134 1135 1136 1137 1138 1139 1140 1141 1142 1143 1144 1145 1146 1147 1148\ncompiled\t1149\ncompiled against \t990\ncompiled against NumPy 1.x\t1150\ncompiled for \t990\ncompiled with \t990\ncompiler set in environment\t1151\ncompute capabilit\t1152 1153\ncompute capability\t1154\ncompute capability \t1155\ncompute capability not supported']\t1156",
    1886220135: "gomp not found\t1268\ngomp' not found\t1268\ngomp’ not found\t1268",
    1886220137: "iomp5 not found\t1268\niomp5' not found\t1268\niomp5’ not found\t1268",
    1886221678: 'numpy._core.multiarray failed to import\t1514\nnumpy.core.multiarray failed to import\t1514',
    1886330919: "' op \t305",
    1886332960: ' (operand types are \t2',
    1886351203: 'cooperative_groups/\t1163 1164',
    1886413165: "mappatura del segmento dall'oggetto condiviso non riuscita\t667",
    1886415211: 'kipping import of cpp extensions due to incompatible torch version \t1356',
    1886418291: 'support for the ISO C++ \t1610\nsupport for the upcoming ISO C++ standard, C++0x\t1611\nsupported\t967 1612',
    1886611780: 'DispatchKey::CompositeImplicitAutograd\t622\nDispatchStub: missing \t623',
    1886614883: 'cusparse64_\t1174\ncusparseC\t821\ncusparseD\t821\ncusparseS\t821\ncusparseXcsrgemmNnz\t821\ncusparseZ\t821',
    1886680168: 'http.client.\t1282',
    1886745376: ' support \t250 251',
    1886745454: 'nsupported CUDA SM\t1509\nnsupported CUDA SM version\t1509\nnsupported CUDA arch\t1509\nnsupported CUDA architecture\t1509\nnsupported CUDA capability\t1509\nnsupported GPU SM\t1509\nnsupported GPU SM version\t1509\nnsupported GPU arch\t1509\nnsupported GPU architecture\t1509\nnsupported GPU capability\t1509\nnsupported SM\t1509\nnsupported SM version\t1509\nnsupported arch\t1509\nnsupported architecture\t1509\nnsupported capability\t1509\nnsupported compute SM\t1509\nnsupported compute SM version\t1509\nnsupported compute arch\t1509\nnsupported compute architecture\t1509\nnsupported compute capability\t1509\nnsupported device SM\t1509\nnsupported device SM version\t1509\nnsupported device arch\t1509\nnsupported device architecture\t1509\nnsupported device capability\t1509',
    1887007331: 'crypt.h\t1169 1170 1171 1172',
    1897951054: 'No queda espacio en el dispositivo\t474',
    1897951086: 'no queda espacio en el dispositivo\t474',
    1902473760: ' required keyword-only argument\t239\n required positional argument\t239 240\n requires A100\t241\n requires a different Python: \t242\n requires cuda extensions\t243\n requires triton==\t244',
    1903386957: 'MasqueradingAsCUDA\t749 750',
    1914709853: "]' returned non-zero\t945",
    1914711074: '", referenced from\t267\n", referenced from:\t267',
    1914725736: 'he remote end hung up unexpectedly\t1240',
    1916880980: 'THArgCheck\t855 856',
    1917132893: '] Erreur 137\t944\n] Error 137\t944',
    1917143124: 'THError\t855 856',
    1917145935: 'OSError: \t575\nOSError: Could not find/load shared object file\t813\nOSError: [Errno \t814\nOSError: [Errno 30] \t815',
    1917221200: 'PyFrameObject\t833',
    1917853789: '] Processus arrêté\t944',
    1917869114: ':\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA\\v\t410',
    1918967870: '> are available only with C++\t412',
    1918986355: 'shared object\t1598',
    1919052108: 'Library not loaded: \t742 743\nLibrary not loaded: @\t744',
    1919052140: 'library not found\t1413\nlibrary not found for -l\t1414 1415\nlibrary not found: \t1416 1417 1418\nlibrary not found: EGL\t1419\nlibrary not found: GLEW\t1420\nlibrary not found: aio\t1421\nlibrary not found: crypt\t1422\nlibrary not found: ffi\t1423\nlibrary not found: glog\t1424\nlibrary not found: jpeg\t1425\nlibrary not found: lapack\t1426\nlibrary not found: numa\t1427\nlibrary not found: stdc++\t1428\nlibrary not found: tbb\t1429\nlibrary not found: uuid\t1430\nlibrary not found: z\t1431\nlibrocblas.so.\t1390\nlibrocsparse.so.\t1390',
    1919115629: 'macro "max" passed\t1444\nmacro "max" requires\t1444\nmacro "min" passed\t1444\nmacro "min" requires\t1444',
    1919117645: 'Microsoft Visual C++ \t755\nMicrosoft Visual C++ Redistributable is not installed\t756\nMicrosoft Visual Studio version\t757',
    1919230010: ': error C2975\t394\n: error: exception specification in declaration does not match\t395\n: error: expected \t396\n: error: identifier "\t397\n: error: name followed by "::" must be a class or namespace name\t398\n: error: namespace "cut\t399\n: error: need \t400\n: error: no such file or directory: \'\t401\n: error: template argument \t396\n: error: unknown type name \'\t402\n: error: use of undeclared identifier \'\t402\n: error:expected \t396\n: error:template argument \t396\n: error： expected \t396\n: error： template argument \t396\n: error：expected \t396\n: error：template argument \t396',
    1919248468: 'There is not enough space on the disk\t888',
    1919248500: "there's already a kernel registered from python overriding \t1619",
    1919249184: ' kernel are not available\t179\n kernel is not available\t179\n kernel not available\t179\n kernels are not available\t179\n kernels is not available\t179\n kernels not available\t179',
    1919250479: '/permissive\t355',
    1919250511: 'Operator does not support running with fake tensors\t819',
    1919250543: 'operation timed out\t1084',
    1919251285: "UserWarning: Can't initialize NVML\t922\nUserWarning: Error checking compiler version for cl\t923",
    1919251488: ' terminated with signal 9\t31',
    1919251566: 'nternal error\t1510',
    1919252000: ' version incompatibility\t255\n version mismatch\t255\n version must be \t256\n version needs to be \t256\n version should be \t256',
    1919252079: 'overloaded function "std::__to_address" matches\t1555',
    1919444301: 'Mehrdeutiges Symbol\t752\nMehrfachdefinition von \t753',
    1919444333: 'mehrdeutiges Symbol\t752',
    1919448176: 'pthread.h\t1197',
    1919885370: ': orden no encontrada\t365',
    1919887392: ' (or one of its dependencies)\t3',
    1919895160: "xFormers was built for:\t1691\nxFormers wasn't buil\t1692",
    1919902273: 'Aborted\t453',
    1919968580: 'DeprecatedTypeProperties\t616',
    1919969650: 'ripristinare la protezione del segmento\t847',
    1920091483: '[Errno 122]\t936\n[Errno 28]\t936',
    1920103747: 'Current CUDA Device does not support bfloat16\t609\nCurrent CUDA device does not support bfloat16\t609',
    1920103779: 'current CUDA Device does not support bfloat16\t609\ncurrent CUDA device does not support bfloat16\t609',
    1920169263: '/usr/include/hip/\t362',
    1920230738: 'Retrying (Retry(total=0,\t843',
    1920233061: 'entrée de procédure\t267',
    1920233065: 'intrin\t971',
    1920234561: "AttributeError: install_layout\t471\nAttributeError: module '\t472\nAttributeError: module 'torch._C' has no attribute '\t473",
    1931505486: "No se pudo asignar memoria en el bloque TLS\t720\nNo space left on device\t790\nNo such file or directory: \t791 792 793 794\nNo such file or directory: '\t795 796 797\nNo such operator \t798",
    1931505518: 'no se declaró en este ámbito\t980\nno se encuentra -l\t1029 1302 1303\nno se puede activar la pila ejecutable\t719\nno se puede encontrar -l\t1029 1030 1031 1032 1033 1034 1035 1036 1037 1038 1302 1303\nno se puede encontrar -lEGL\t1039\nno se puede encontrar -lGLEW\t1040\nno se puede encontrar -laio\t1041\nno se puede encontrar -lffi\t1042\nno se puede encontrar -lglog\t1043\nno se puede encontrar -ljpeg\t1044\nno se puede encontrar -lnuma\t1045\nno se puede encontrar -lstdc++\t1047\nno se puede encontrar -ltbb\t1048\nno se puede encontrar -luuid\t1049\nno se puede encontrar -lz\t1050\nno se puede restaurar el `prot\' del segmento\t847\nno se reconoce la opción de línea de órdenes\t722\nno space left on device\t790\nno such file\t1492\nno such file or directory: \'\t1493\nno such instruction\t1494\nno such option: -\t1495\nno suitable \t1496 1497\nno suitable constructor exists to convert from "\t1498',
    1933658196: 'THAssert\t855 856',
    1934970951: 'GPUs architecture\t520\nGPUs capabilit\t520\nGPUs compute architecture\t520\nGPUs compute capabilit\t520',
    1935625567: '_M_set_sharable()\t947',
    1935762796: 'lease up\t1387',
    1935763488: ' has been removed from CMake\t117\n has no attribute\t118\n has no attribute \t119 120 121 122 123 124 125 126\n has no member \t127 128\n has no member named\t129\n has no member named \t130\n has not been declared\t42 43 131\n has to be \t132\n has unsupported type \t133',
    1935763551: '_hash_\t954 955 956',
    1935764579: 'class "at::Type" has no member\t1081\nclass "std::enable_if<<error-constant>\t1082\nclass \'__torch__.torch.classes.\t1083',
    1935767328: ' was detected and compatibility mode is UNAVAILABLE\t257\n was not declared\t42 43 131 174 175\n was not declared in this scope\t258 259\n was not declared in this scope; did you mean \t260\n was not found in the package registry\t261\n was specified but unrecogni\t262',
    1936009070: "n'est pas un membre de\t1223",
    1936025716: 'these package versions have conflicting dependencies\t1620',
    1936027492: "does not appear to be a Python project\t1199\ndoes not contain a CMakeLists\t1200\ndoes not have one of build variants: \t1201\ndoes not know how to trace the builtin \t1202\ndoes not match\t1196\ndoes not name a type\t980\ndoesn't match\t1196",
    1936028533: 'uses too much shared data (0x\t1672',
    1936269346: '" is ambiguous\t278\n" is not known to CXX compiler\t279\n" is not recognized\t280\n" is not recognized as\t280\n" ist entweder falsch\t280',
    1936269351: "' is ambiguous (with operand types \t297\n' is not defined for option 'gpu-architecture'\t298\n' is not defined for option 'std'\t299\n' is not in 'keyword=value' format\t300\n' is not recognized\t280\n' is not recognized as\t280\n' is not recognized as an internal\t301\n' is not recognized as an internal or external command\t302\n' is only available for these backends:\t303\n' ist entweder falsch\t280",
    1936269353: ') is greater than the maximum required version by CUDA \t325\n) is less than the minimum required version by CUDA \t326',
    1936287828: 'This Python has API version \t889\nThis header is only meant to be used on x86\t890',
    1936287860: 'this operation is not allowed between \t1621',
    1936289397: 'unistd.h\t1197',
    1936614740: 'TensileLibrary\t880\nTensorTypeId\t881 882\nTensorTypeSet\t881 882\nTensors of type TensorImpl do not have \t883',
    1936615712: ' installation candidates for \t139',
    1936617315: 'const_data_ptr\t1162',
    1936682850: 'boost/\t987',
    1936683040: ' positional argument\t239',
    1936876886: 'VersionConflict: (\t928',
    1936876918: 'version "LIBAV\t724\nversion "LIBSW\t724\nversion \'LIBAV\t724\nversion \'LIBSW\t724\nversion `LIBAV\t724\nversion `LIBSW\t724\nversion torch was compiled with \t1679\nversion used to compile\t1680\nversions\t1681',
    1936877926: 'first\t979',
    1936941392: 'PassManager::run failed\t826',
    1936943469: 'missing initializer for member \t1450',
    1936944429: '-msse\t353',
    1937008994: 'bits/floatn\t983\nbits/libc-header-start\t984\nbits/std_function.h:\t985\nbitsandbytes was compiled without GPU support\t986',
    1937059642: ':/usr/local/cuda\t409',
    1937075488: ' must be \t132\n must be valid exactly by one definition\t184',
    1937339245: 'msys64\t747',
    1948280185: 'ye tanımsız başvuru\t267',
    1948282734: 'no template named \t1499\nno type named \t1499',
    1951615060: 'THStorage\t853 854',
    1952531514: ':Datei oder Verzeichnis\t111',
    1952543859: 'status_string: "\t1608',
    1952606572: 'libtorch_cuda.so: \t1398',
    1952802679: 'wget: unable to resolve host address\t1689',
    1952805408: ' returned non-zero\t245',
    1952867692: 'leftover lock files from the PyTorch C++ extension build\t1388',
    1953063255: 'Waited on lock file "\t929',
    1953063469: '-bit platform\t352',
    1953064270: "Neither 'setup.py' nor 'pyproject.toml' found\t769",
    1953064550: 'ffitarget.h\t1243 1244 1245',
    1953065567: '_jit_compile\t46',
    1953067604: 'Triton Error [CUDA]: device kernel image is invalid\t895',
    1953068832: ' with CUDA \t264\n within its own root folder\t265\n without CUTE_ARCH_MMA_\t266',
    1953069157: 'exit code\t1228\nexit code:\t1228\nexit status\t1228\nexitcode\t1228\nexited with code \t1229',
    1953264973: 'Multiple dispatch failed for \t759',
    1953265005: 'multi_tensor_applier fused unscale kernel is unavailable\t1462\nmultiple copies of the\t1463\nmultiple definition of \t1464',
    1953394499: 'ContextualVersionConflict: (\t576',
    1953396050: 'RuntimeError: Numpy is not available\t845',
    1953396080: 'punto de entrada del procedimiento\t267',
    1953397075: 'SyntaxError: \t708',
    1953459744: ' not available\t187\n not built with CUDA\t188\n not compiled with CUDA\t188\n not defined in file lib\t189 190\n not found\t191\n not found. Directory cannot be installed\t192\n not installed\t193\n not recognized\t194\n not supported in this architecture\t195',
    1953460816: 'ProtocolError\t569',
    1953525103: 'ompt.h\t1410 1411 1412',
    1953653104: 'partially initialized module \t1558',
    1953653621: 'ucrt64\t747',
    1953655158: 'virtual memory exhausted: \t1682',
    1953658478: 'nvrtc-builtins\t1528\nnvrtc64_\t1174\nnvrtc: error: failed to load builtins for compute_\t1529',
    1953718627: 'caster.operator typename make_caster<T>::template cast_op_type<T>()\t1070',
    1953719584: ' est incompatible avec la sortie\t45',
    1953719666: 'restaurar proteção de segmento\t847\nrestore segment prot after\t1581',
    1953720608: ' ist entweder falsch\t171\n ist im Header \t176\n ist kein Element\t136\n ist kein Element von\t152 153 154',
    1953720644: "Distributed package doesn't have NCCL built in\t624",
    1953721929: 'Installed triton version too old, please upgrade\t713\nInstrucción ilegal\t350\nInstruction non permise\t350\nInstruçõe\t350',
    1953721961: 'installed CPU version PaddlePaddle\t1331\ninstalled Caffe2 version uses CUDA but I cannot find the CUDA\t1332',
    1953722184: 'Host compiler targets unsupported OS\t704',
    1953722216: 'host has sm_\t700',
    1953723725: 'Must define exactly one of __HIP_PLATFORM_\t760',
    1953723747: 'custom_op(\t1185',
    1953723757: 'must have a constant value\t135\nmust install \t831',
    1953724755: 'SystemError: <built-in function load_binary> returned NULL\t852',
    1953724787: 'system has unsupported display driver / cuda driver combination\t1613\nsystem not yet initialized\t1614',
    1953784096: ' attempted to run this operator with Meta tensors, but there was no \t17',
    1953849888: ' but this version of numpy is 0x\t21',
    1953853031: 'gnutls_handshake() failed\t1267',
    1953853216: ' out of memory\t238',
    1954047264: ' extension\t46',
    1954047342: 'next(\t1474',
    1954047348: 'texture is not a template\t1296\ntexture" is not a template\t1296\ntexture\' is not a template\t1296\ntexture’ is not a template\t1296',
    1954115679: '_pytorch_\t957',
    1965059918: "No url found for submodule path '\t799",
    1965060969: 'is unsupported\t968',
    1967202362: ': Aucun fichier\t111',
    1967343700: 'THCuda\t853 854 869 870\nTHCudaCheck\t871 872',
    1969316709: 'ecause there is no version of \t1206',
    1969365031: "' but version of \t287",
    1969365036: ", but was built for sm\t339\n, but you have torch \t340\n, but you'll have torch \t340",
    1969381215: '__builtin_amdgcn_\t949',
    1969452353: 'Aucun espace disponible sur le périphérique\t474\nAucun fichier ou dossier\t455 456 457 458 459 460 461 462 463 464 465',
    1969452385: 'aucun espace disponible sur le périphérique\t474',
    1969452654: 'nvcuda.dll\t1526',
    1969516397: "module 'PIL.Image' has no attribute '\t1451\nmodule 'faiss' has no attribute '\t1452\nmodule 'numpy' has no attribute '\t1453\nmodule export function\t1454\nmodule has nothing to offer in MPL2 only mode\t1455",
    1969713761: "argument list for \t969\nargument of type 'WindowsPath' is not iterable\t970",
    1970170220: 'linux/limits.h\t1433 1434 1435 1436',
    1970234144: ' could be found\t28',
    1970239784: '(you have \t323',
    1970300704: ' gpu architectures in the range\t116',
    1970302319: 'ompute capability \t1532',
    1970365778: 'Require \t767\nRequire PyTorch\t840\nRequire Pytorch\t840\nRequire pyTorch\t840\nRequire pytorch\t840\nRequire torch\t840\nRequired library version not found: \t841\nRequires \t767\nRequires PyTorch\t840\nRequires Pytorch\t840\nRequires pyTorch\t840\nRequires pytorch\t840\nRequires torch\t840',
    1970365810: 'require \t767\nrequire C++ 1\t1574\nrequire C++ 2\t1574\nrequire C++1\t1574\nrequire C++2\t1574\nrequire CUDA\t1473\nrequire PyTorch\t840\nrequire Pytorch\t840\nrequire at least \'/std:c++\t972\nrequire at least C++ 1\t1574\nrequire at least C++ 2\t1574\nrequire at least C++1\t1574\nrequire at least C++2\t1574\nrequire pyTorch\t840\nrequire pytorch\t840\nrequire torch\t840\nrequire users to upgrade torch to at least v\t1575\nrequired\t1472\nrequires \t767\nrequires Ada\t1576\nrequires Ampere\t1576\nrequires Blackwell\t1576\nrequires C++ 1\t1574\nrequires C++ 2\t1574\nrequires C++1\t1574\nrequires C++2\t1574\nrequires CUDA\t1473\nrequires Hopper\t1576\nrequires NVCC\t1473\nrequires NVIDIA CUDA\t1473\nrequires PyTorch\t840\nrequires Pytorch\t840\nrequires Turing\t1576\nrequires Volta\t1576\nrequires a Ada\t1576\nrequires a Ampere\t1576\nrequires a Blackwell\t1576\nrequires a Hopper\t1576\nrequires a Turing\t1576\nrequires a Volta\t1576\nrequires an Ada\t1576\nrequires an Ampere\t1576\nrequires an Blackwell\t1576\nrequires an Hopper\t1576\nrequires an Turing\t1576\nrequires an Volta\t1576\nrequires at least \'/std:c++\t972\nrequires at least C++ 1\t1574\nrequires at least C++ 2\t1574\nrequires at least C++1\t1574\nrequires at least C++2\t1574\nrequires capability \t1577\nrequires compiler flag \'/std:c++\t972\nrequires device with capability > (\t1578\nrequires nvcc\t1473\nrequires pyTorch\t840\nrequires pytorch\t840\nrequires the CUDA\t1473\nrequires the language dialect "CUDA\t1579\nrequires the language dialect "CXX\t1580\nrequires torch\t840',
    1970369089: 'Arquivo ou diretório\t455 456 457 458 459 460 461 462 463 464 465',
    1970430840: 'xcrun: error: invalid active developer path\t1693',
    1970432116: 'thrust::\t1622',
    1970435187: 'struct _frame\t833',
    1970479215: 'o such \t455 456 457 458 459 460 461 462 463 464 465',
    1970496882: 'result_of_t\t1085',
    1970499157: 'Unsupported .target\t915\nUnsupported .version\t916\nUnsupported HIP arch \t917\nUnsupported HIP arch: \t917\nUnsupported conversion from \t918\nUnsupported platform: \t919\nUnsupported rounding mode for conversion\t920\nUnsupportedOperatorException: \t921',
    1970499189: 'unsupported GNU version! \t1668\nunsupported HIP gpu architecture \t917\nunsupported HIP gpu architecture: \t917\nunsupported by \t802\nunsupported for \t802\nunsupported instruction \t975\nunsupported on \t802\nunsupported operand type(s) for \t1669\nunsupported operator: \t921',
    1970562386: 'Return has unsupported type \t844',
    1970562418: 'return code\t1228\nreturned a non-zero code: 137\t1582\nreturned non-zero\t1583\nreturned non-zero exit\t1584\nreturned non-zero exit status \t1585',
    1970562419: 'setup command: use_2to3 is invalid\t1594\nsetup.py build\t988\nsetup.py develop\t988\nsetup.py install\t988\nsetuptools.build_meta\t1595\nsetuptools.command.\t1596\nsetuptools.extern.\t1597',
    1981837166: "no viable conversion from \t1500\nno viable conversion from '\t1501",
    1984917583: 'OpOverloadPacket(op=\t818',
    1985966953: 'is_variable\t1348 1349',
    1986096429: '-mavx\t353',
    1987208531: 'Server does not allow request for unadvertised object\t849',
    1998611557: 'ed with an unsupported toolchain\t1207',
    1998614350: 'No working C++ compiler found in\t800',
    2003269987: 'cygwin\t747',
    2003988326: 'forward compatibility was attempted on non supported HW\t1250',
    2019516192: ' __x) noexcept (true)\t11',
    2019893287: "' extension\t289\n' extension (up-to-date)\t290",
    2019893289: ') exceeds limit (\t324',
    2019893315: 'C extension: \t478',
    2019912806: 'flex: command not found\t974\nflex: not found\t974',
    2020569680: 'ProxyError\t569',
    2032168553: 'in your include path is not compatible with this release of \t1304',
    2034387028: 'THByteBlas_\t853 854\nTHByteStorage\t853 854\nTHByteTensor\t853 854\nTHByteVector\t853 854',
    2035294266: ': PyTorch was compiled\t384',
    2037149263: 'Only a single TORCH_LIBRARY can be used to register the namespace \t816 817',
    2037149295: 'only available for Linux\t1533\nonly available with \t1534\nonly support\t1535\nonly supported on \t1536 1537\nonly supported on CUDA\t1473\nonly supported on NVCC\t1473\nonly supports Linux\t1533\nonly works on Linux\t1533',
    2037413219: 'cupy.cuda.memory.OutOfMemoryError\t1179',
    2037604640: ' async_io\t16',
    2042020674: 'Böyle bir dosya ya da dizin\t455 456 457 458 459 460 461 462 463 464 465',
    2053466478: 'niezdefiniowane odwołanie do\t267',
    2053731104: ' size changed, may indicate binary\t248',
    2054124112: 'Prozedureinsprungpunkt\t267',
    2179145762: '" は、内部コマンド\t280',
    2179145767: "' は、内部コマンド\t280",
    2179145786: ': そのようなファイル\t111',
    2195923002: ': コマンドが見つかりません\t365',
    2229739578: ': 無法開啟共用物件\t373',
    2246385722: ': 共有オブジェクトファイルを開けません\t373',
    2295439056: 'Ошибка сегментирования\t640',
    2313560122: ': 找不到命令\t365',
    2357322528: ' が見つかりません\t177 178',
    2377704480: ' 不是\t136 152 153 154',
    2377704482: '"不是内部\t280',
    2377704487: "'不是内部\t280",
    2414551098: ': 동적 오브젝트 파일을 열 수 없습니다\t373',
    2461197882: ':沒有此一檔案\t111',
    2498306106: ': 错误: expected \t396\n: 错误: template argument \t396\n: 错误:expected \t396\n: 错误:template argument \t396\n: 错误： expected \t396\n: 错误： template argument \t396\n: 错误：expected \t396\n: 错误：template argument \t396',
    2498306141: '] 错误 137\t944',
    2548441146: ': 无效的 ELF 头\t403\n: 无法分配内存\t367\n: 无法打开共享对象\t375\n: 无法打开共享对象文件\t373',
    2632327226: ': 未找到命令\t365',
    2642535226: ':そのようなファイル\t111',
    2647662650: ': Нет такого файла\t111',
    2712856122: ':没有那个文件\t111',
    2797826628: 'Dræbt\t626',
    2848159060: 'Tué a terminé le programme \t320',
    2877416224: ' に対する定義されていない参照\t267',
    2881709383: 'Geëlimineerd\t626',
    2944525090: '"は、内部コマンド\t280',
    2944525095: "'は、内部コマンド\t280",
    2966455505: 'файл в неправильном формате\t839',
    2966468560: 'защиту сегмента после перемещения\t847',
    2983231953: 'сбой отображения сегмента из разделяемого объекта\t667',
    2983236304: 'Вбито\t626',
    2983240656: 'Убито\t626',
    3001425978: ': 沒有此一檔案\t111\n: 没有那个文件\t111',
    3050347984: 'Не осталось свободного места\t801\nНет такого файла\t455 456 457 458 459 460 461 462 463 464 465',
    3050356176: 'не вдалося знайти -l\t1302\nневизначене посилання\t267\nневизначене посилання на\t267\nневозможно выделить память в статичном блоке TLS\t720\nневозможно задействовать исполняемый стек\t719\nневозможно найти -l\t1302 1303\nнедефинисана упута ка\t267\nнеоднозначный символ\t752\nнеопределена отпратка към\t267\nнеопределенная ссылка на\t267\nнеопределённая ссылка на\t267',
    3050356688: 'перемещение R_\t1573\nпересування R_\t1573',
    3085246557: '] 已杀死\t944',
    3101958178: '" 不是内部\t280\n" 不是内部或外部命令\t280',
    3101958183: "' 不是内部\t280\n' 不是内部或外部命令\t280",
    3169132637: '] 強制終了\t944',
    3184533562: ': невозможно открыть разделяемый объектный файл\t373',
    3201348816: 'доступном только для чтения, содержатся динамические\t1569',
    3278267762: 'reférence indefinie vers\t267\nreférence indéfinie vers\t267',
    3278335573: 'Ungültiger Maschinenbefehl\t350',
    3278774330: ': não é possível abrir arquivo compartilhado\t373',
    3279185223: 'Getötet\t626\nGetötet hat Programm \t320',
    3491770661: '%1 не является приложением Win32\t286',
    3491803856: 'в пространстве имён\t1223',
    3499801839: '：Нет такого файла\t111',
    3500003386: ':Нет такого файла\t111',
    3799018863: 'omp’ not found\t1268',
    3810537765: '%1 は有効な Win32 アプリケーション\t286',
    3816980963: 'あいまいなシンボル\t752',
    3817309155: 'デバイスに空き領域がありません\t1703',
    3818357731: 'プロシージャ エントリ ポイント\t267',
    3818568943: '：そのようなファイル\t111',
    3818750178: '”は、内部コマンド\t280',
    3818750435: 'そのようなファイルやディレクトリ\t455 456 457 458 459 460 461 462 463 464 465',
    3819930083: 'は、内部コマンド\t1702',
    3820192483: 'コマンドラインオプション\t722',
    3820716771: 'セグメンテーション\t640',
    3827314981: '%1 不是有效的 Win32 应用程序\t286',
    3834091238: '文件格式错误\t839',
    3835527394: '”不是内部\t280',
    3837692390: '找不到 -l\t1029 1302 1303',
    3851132645: '型名ではありません\t980',
    3851270372: '不命名一个类型\t980',
    3852386021: '從共用物件中對映區段失敗\t667',
    3853163750: '未定\t267\n未定义的引用\t267\n未定义的符号\t267\n未定义符号\t267',
    3853230824: '被多次定义\t1705',
    3854479080: '设备上没有空间\t1703',
    3868047588: '不明确的符号\t752\n不是\t1223\n不是一个类型名\t980\n不是内部或外部命令\t1702\n不正な命令\t350',
    3868373734: '沒有此一檔案或目錄\t455 456 457 458 459 460 461 462 463 464 465',
    3868900591: '：沒有此一檔案\t111\n：没有那个文件\t111',
    3869154793: '非法指令\t350',
    3869284326: '无法从共享目标中映射段\t667\n无法启用共享目标需要的执行栈\t719\n无法在静态 TLS 块中分配内存\t720\n无法定位程序输入点\t267\n无法恢复段 prot\t847\n无法找到 -l\t1029\n无法识别的命令行选项\t722',
    3869344999: '無法在靜態 TLS 區塊中配置記憶體\t720\n無法復原 segment prot\t847\n無法找到程序輸入點\t267\n無法辨識的命令列選項\t722\n無法開啟可執行堆疊\t719',
    3869356774: '没有成员\t1704\n没有此指令\t1494\n没有此类指令\t1494\n没有那个文\t455 456 457 458 459 460 461 462 463 464 465',
    3869809893: '在此作用域中尚未声明\t980',
    3869940966: '未找到 -l\t1030 1031 1032 1033 1034 1035 1036 1037 1038\n未找到 -lEGL\t1039\n未找到 -lGLEW\t1040\n未找到 -laio\t1041\n未找到 -lffi\t1042\n未找到 -lglog\t1043\n未找到 -ljpeg\t1044\n未找到 -lnuma\t1045\n未找到 -lstdc++\t1047\n未找到 -ltbb\t1048\n未找到 -luuid\t1049\n未找到 -lz\t1050',
    3870265317: '可执行文件格式错误\t639',
    3870393829: '共有オブジェクトが必要としている実行可能スタック\t719\n共有オブジェクトのセグメントをマップするのに失敗\t667',
    3870727910: '架构于输入文件\t45',
    3884032999: '磁盘空间不足\t1703',
    3885604329: '静的 TLS ブロック内にメモリ\t720',
    3885868008: '裝置上已無多餘空間\t1703',
    3886131430: '模稜兩可的符號\t752',
    3901522403: 'が見つかりません\t1355',
    3901915875: 'を見つけ\t1355\nを見つけられません -l\t1030 1031 1032 1033 1034 1035 1036 1037 1038\nを見つけられません -lEGL\t1039\nを見つけられません -lGLEW\t1040\nを見つけられません -laio\t1041\nを見つけられません -lffi\t1042\nを見つけられません -lglog\t1043\nを見つけられません -ljpeg\t1044\nを見つけられません -lnuma\t1045\nを見つけられません -lstdc++\t1047\nを見つけられません -ltbb\t1048\nを見つけられません -luuid\t1049\nを見つけられません -lz\t1050\nを見つけられません: -l\t1030 1031 1032 1033 1034 1035 1036 1037 1038\nを見つけられません: -lEGL\t1039\nを見つけられません: -lGLEW\t1040\nを見つけられません: -laio\t1041\nを見つけられません: -lffi\t1042\nを見つけられません: -lglog\t1043\nを見つけられません: -ljpeg\t1044\nを見つけられません: -lnuma\t1045\nを見つけられません: -lstdc++\t1047\nを見つけられません: -ltbb\t1048\nを見つけられません: -luuid\t1049\nを見つけられません: -lz\t1050',
    3918366437: '再配置 R_\t1573\n再配置後にセグメントの prot\t847',
    3920998118: '段錯誤\t640\n段错误\t640',
    3954751466: '그런 파일이나 디렉터리\t455 456 457 458 459 460 461 462 463 464 465',
    3969229036: '정적 TLS 블럭에는 메모리를\t720',
    3969486827: '동적 오브젝트의 세그먼트를\t667',
    3986983916: '실행할 수 있는 스택을 공유\t719',
    3987253995: '모호한 기호\t752',
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
    'torch_abi.stale_build_artifacts\n'
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
    'not_our_fault.hardware_unsupported\tline\tonly support\n'
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
    'gpu_arch.arch_dropped_by_toolkit\tline\tcompute capability \n'
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
    'not_our_fault.gpu_out_of_memory\tline\tcublasCreate\n'
    'cuda_runtime.ld_library_path_shadowing\tline\tcublasD\tcublasG\tcublasH\tcublasLt\tcublasS\n'
    'source_api.cub_thrust_mismatch\tline\t#error\n'
    'source_api.cub_thrust_mismatch\tline\t does not name\t has not been declared\t was not declared\n'
    'gpu_arch.no_gpu_at_build_time\tline\tdetect \tdetermine \tfind \tget \tquery \n'
    'cuda_toolkit.cuda_home_wrong\n'
    'cuda_runtime.ld_library_path_shadowing\n'
    'cuda_runtime.driver_too_old\n'
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
    'not_our_fault.gpu_out_of_memory\n'
    'cuda_runtime.cudnn_version_mismatch\tline\t failed with status\t failure \tDNN ERROR\tDNN Error\tDNN error\tDNn ERROR\tDNn Error\tDNn error\tDnN ERROR\tDnN Error\tDnN error\tDnn ERROR\tDnn Error\tDnn error\tdNN ERROR\tdNN Error\tdNN error\tdNn ERROR\tdNn Error\tdNn error\tdnN ERROR\tdnN Error\tdnN error\tdnn ERROR\tdnn Error\tdnn error\n'
    'cuda_runtime.cudnn_version_mismatch\n'
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
    'op_registration.op_library_not_loaded\n'
    'torch_abi.torch_version_mismatch\tline\t versions are incompatible\n'
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
    'not_our_fault.gpu_out_of_memory\n'
    'not_our_fault.insufficient_log\n'
    'cuda_toolkit.cuda_toolkit_not_found\tline\tdetect CUDA \n'
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
    'host_toolchain.jit_cache_unusable\tline\tErrno 17] \tWinError 183] \n'
    'host_toolchain.jit_cache_unusable\tline\t.triton\t/.triton\t/triton\t\\.triton\t\\triton\tinductor_cache\ttorch_compile_cache\ttorchinductor_\n'
    'windows.windows_path_too_long\n'
    'windows.windows_path_too_long\n'
    'cuda_toolkit.cmake_cuda_not_found\n'
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
    'hip_rocm.rocm_install_mismatch\tline\tMIOpen\n'
    'not_our_fault.network_failure\n'
    'windows.wrong_windows_compiler\n'
    'op_registration.op_library_not_loaded\tline\t C++ extension\t C++ library\n'
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
    'host_toolchain.jit_cache_unusable\tline\t.cache\t.deep_gemm\t.tilelang\t.tvm_ffi\t/.triton\t/triton\t\\.triton\t\\triton\tinductor_cache\tkernel_cache\ttorch_compile_cache\ttorch_extensions\ttorchinductor_\n'
    'host_toolchain.jit_cache_unusable\tline\t.cache\t.deep_gemm\t.tilelang\t.tvm_ffi\t/.triton\t/triton\t\\.triton\t\\triton\tinductor_cache\tkernel_cache\ttorch_compile_cache\ttorch_extensions\ttorchinductor_\n'
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
    'host_toolchain.jit_cache_unusable\tline\t.cache\t.deep_gemm\t.tilelang\t.tvm_ffi\t/.triton\t/triton\t\\.triton\t\\triton\tinductor_cache\tkernel_cache\ttorch_compile_cache\ttorch_extensions\ttorchinductor_\n'
    'host_toolchain.jit_cache_unusable\tline\t.cache\t.deep_gemm\t.tilelang\t.tvm_ffi\t/.triton\t/triton\t\\.triton\t\\triton\tinductor_cache\tkernel_cache\ttorch_compile_cache\ttorch_extensions\ttorchinductor_\n'
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
    'install_state.cpu_only_extension\tline\t support\n'
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
    'not_our_fault.gpu_out_of_memory\n'
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
    'link_and_load.missing_shared_library\n'
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
    'op_registration.custom_op_wrong_dispatch_key\t\tCompositeImplicitAutograd\n'
    'source_api.half_operators_ambiguous\tline\tHalf\tbfloat16\thalf\n'
    'source_api.half_operators_ambiguous\tline\t (operand types are \n'
    'not_our_fault.insufficient_log\n'
    'op_registration.infer_schema_unsupported_type\n'
    'triton_inductor.triton_gpu_arch_unsupported\tline\tcompute\n'
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
    'source_api.removed_torch_api\n'
    'host_toolchain.gcc_too_new_for_nvcc\n'
    "op_registration.op_library_not_loaded\tline\t', but it does not exist\n"
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
    'not_our_fault.hardware_unsupported\n'
    'not_our_fault.wrong_install_command\n'
    'cuda_toolkit.cmake_cuda_not_found\n'
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
    'cuda_runtime.no_nvidia_driver\tline\tError 304: OS call failed\tError 500: named symbol not found\tError 999: unknown error\n'
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
    'triton_inductor.triton_compiler_bug\n'
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
    'not_our_fault.hardware_unsupported\n'
    'triton_inductor.triton_api_mismatch\tline\tASTSource\tAutotuner\tCUDAOptions\tCUDAUtils\tCompiledKernel\tCudaDriver\tCudaUtils\tGPUTarget\tHeuristics\tInterpretedFunction\tJITFunction\tKernelMetadata\tLazyDict\tNVIDIABackend\n'
    'triton_inductor.triton_torch_version_mismatch\tline\tASTSource\tAutotuner\tCompiledKernel\tGPUTarget\tJITFunction\tKernelMetadata\n'
    'gpu_arch.arch_not_built\tline\tCUDA arch \tHIP arch \n'
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
    'gpu_arch.arch_dropped_by_toolkit gpu_arch.nvrtc_too_old_for_arch\n'
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
