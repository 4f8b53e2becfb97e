"""Words of the patterns that logs are searched with, and the causes they lead to. Written by tools/index_causes.py."""

MODULES = (
    'cuda_runtime.cubin_newer_than_driver\n'
    'cuda_runtime.cuda_compat_library_loaded\n'
    'cuda_runtime.cuda_lib_version_mismatch\n'
    'cuda_runtime.cudnn_version_mismatch\n'
    'cuda_runtime.driver_too_old\n'
    'cuda_runtime.extension_cuda_version_mismatch\n'
    'cuda_runtime.fabric_manager_missing\n'
    'cuda_runtime.ld_library_path_shadowing\n'
    'cuda_runtime.no_nvidia_driver\n'
    'cuda_runtime.nvrtc_builtins_not_found\n'
    'cuda_runtime.nvrtc_source_incompatible\n'
    'cuda_runtime.ptx_newer_than_driver\n'
    'cuda_toolkit.build_out_of_memory\n'
    'cuda_toolkit.cmake_cuda_not_found\n'
    'cuda_toolkit.cuda_home_wrong\n'
    'cuda_toolkit.cuda_toolkit_mismatch\n'
    'cuda_toolkit.cuda_toolkit_not_found\n'
    'cuda_toolkit.cuda_toolkit_too_old\n'
    'cuda_toolkit.cudnn_not_found\n'
    'cuda_toolkit.missing_cuda_header\n'
    'cuda_toolkit.missing_relaxed_constexpr\n'
    'cuda_toolkit.nvcc_host_intrinsics\n'
    'cuda_toolkit.nvcc_internal_crash\n'
    'cuda_toolkit.nvcc_pybind11_parse_bug\n'
    'cuda_toolkit.nvtoolsext_removed\n'
    'gpu_arch.arch_dropped_by_toolkit\n'
    'gpu_arch.arch_feature_needs_sm90a\n'
    'gpu_arch.arch_list_malformed\n'
    'gpu_arch.arch_not_built\n'
    'gpu_arch.arch_unknown_to_torch\n'
    'gpu_arch.intrinsic_needs_newer_arch\n'
    'gpu_arch.kernel_exceeds_gpu_limits\n'
    'gpu_arch.no_gpu_at_build_time\n'
    'gpu_arch.nvcc_too_old_for_arch\n'
    'gpu_arch.nvrtc_too_old_for_arch\n'
    'gpu_arch.ptxas_too_old_for_arch\n'
    'hip_rocm.cuda_only_code_on_hip\n'
    'hip_rocm.hip_half_conversions_disabled\n'
    'hip_rocm.hip_ldg_half\n'
    'hip_rocm.hip_warp_size_not_constant\n'
    'hip_rocm.hip_warp_sync_mismatch\n'
    'hip_rocm.hipify_not_applied\n'
    'hip_rocm.rocm_install_mismatch\n'
    'host_toolchain.gcc_too_new_for_nvcc\n'
    'host_toolchain.git_submodule_missing\n'
    'host_toolchain.glibc_too_new_for_cuda\n'
    'host_toolchain.host_compiler_crash\n'
    'host_toolchain.host_compiler_too_old\n'
    'host_toolchain.jit_cache_unusable\n'
    'host_toolchain.jit_stale_lock\n'
    'host_toolchain.missing_host_compiler\n'
    'host_toolchain.missing_openmp\n'
    'host_toolchain.missing_python_dev_headers\n'
    'host_toolchain.missing_system_dev_package\n'
    'host_toolchain.ninja_missing\n'
    'host_toolchain.pybind11_too_old_for_python\n'
    'host_toolchain.setuptools_incompatible\n'
    'host_toolchain.torch_not_found_by_build\n'
    'install_state.build_isolation_no_torch\n'
    'install_state.cpu_only_extension\n'
    'install_state.cpu_only_torch\n'
    'install_state.dependency_version_mismatch\n'
    'install_state.extension_not_built\n'
    'install_state.incomplete_install\n'
    'install_state.masked_build_error\n'
    'install_state.no_matching_wheel\n'
    'install_state.source_tree_shadows_install\n'
    'install_state.torch_too_old_for_package\n'
    'install_state.unsupported_platform\n'
    'link_and_load.binary_too_large\n'
    'link_and_load.duplicate_openmp_runtime\n'
    'link_and_load.executable_stack_refused\n'
    'link_and_load.inconsistent_version_needs\n'
    'link_and_load.library_mapping_refused\n'
    'link_and_load.linker_cannot_find_cuda_lib\n'
    'link_and_load.missing_device_link\n'
    'link_and_load.missing_link_library\n'
    'link_and_load.missing_module_init\n'
    'link_and_load.missing_pic\n'
    'link_and_load.missing_shared_library\n'
    'link_and_load.static_tls_exhausted\n'
    'link_and_load.text_relocations\n'
    'link_and_load.wrong_library_picked_at_link\n'
    'not_our_fault.disk_full\n'
    'not_our_fault.gpu_out_of_memory\n'
    'not_our_fault.hardware_unsupported\n'
    'not_our_fault.harmless_output\n'
    'not_our_fault.insufficient_log\n'
    'not_our_fault.network_failure\n'
    'not_our_fault.user_data_bug\n'
    'not_our_fault.wrong_install_command\n'
    'op_registration.custom_op_wrong_dispatch_key\n'
    'op_registration.duplicate_op_registration\n'
    'op_registration.duplicate_pybind11_type\n'
    'op_registration.duplicate_torch_library_namespace\n'
    'op_registration.fake_impl_signature_mismatch\n'
    'op_registration.infer_schema_unsupported_type\n'
    'op_registration.missing_fake_impl\n'
    'op_registration.op_library_loaded_twice\n'
    'op_registration.op_library_not_loaded\n'
    'op_registration.op_namespace_mismatch\n'
    'op_registration.op_schema_hides_alias\n'
    'op_registration.pybind_op_graph_break\n'
    'platform_abi.cpu_architecture_mismatch\n'
    'platform_abi.glibc_too_old\n'
    'platform_abi.glibcxx_too_old\n'
    'platform_abi.mkl_version_mismatch\n'
    'platform_abi.numpy_abi_mismatch\n'
    'platform_abi.python_abi_mismatch\n'
    'source_api.cccl_header_incompatible\n'
    'source_api.cub_thrust_mismatch\n'
    'source_api.cutlass_api_mismatch\n'
    'source_api.cutlass_arch_tag_unsupported\n'
    'source_api.cutlass_missing_include\n'
    'source_api.cxx_standard_too_old\n'
    'source_api.device_code_in_host_file\n'
    'source_api.half_operators_ambiguous\n'
    'source_api.half_operators_disabled\n'
    'source_api.host_function_in_device_code\n'
    'source_api.macro_or_flag_conflict\n'
    'source_api.missing_std_include\n'
    'source_api.removed_torch_api\n'
    'torch_abi.build_isolation_other_torch\n'
    'torch_abi.gpu_backend_mismatch\n'
    'torch_abi.mixed_torch_installs\n'
    'torch_abi.stale_build_artifacts\n'
    'torch_abi.torch_library_not_linked\n'
    'torch_abi.torch_not_imported_first\n'
    'torch_abi.torch_version_mismatch\n'
    'triton_inductor.inductor_codegen_bug\n'
    'triton_inductor.inductor_undefined_symbolic_dim\n'
    'triton_inductor.triton_api_mismatch\n'
    'triton_inductor.triton_compiler_bug\n'
    'triton_inductor.triton_gpu_arch_unsupported\n'
    'triton_inductor.triton_libcuda_not_linkable\n'
    'triton_inductor.triton_nonconstexpr_global\n'
    'triton_inductor.triton_none_pointer_arg\n'
    'triton_inductor.triton_shared_memory_exceeded\n'
    'triton_inductor.triton_torch_version_mismatch\n'
    'undefined\n'
    'wheel_metadata.wheel_file_name_mismatch\n'
    'windows.cutlass_msvc_incompatible\n'
    'windows.msvc_math_constants_hidden\n'
    'windows.msvc_std_ambiguous\n'
    'windows.msvc_too_new_for_nvcc\n'
    'windows.object_has_too_many_sections\n'
    'windows.path_with_spaces\n'
    'windows.windows_path_too_long\n'
    'windows.wrong_windows_compiler'
)
"""Modules of causes. Split by tabs."""
ROWS = (
    '5\t "cudaMemLocation"\n'
    "119\t 'Py_buffer'\t\tline\tun\n"
    '13\t (ADVANCED)\t\tline\tCUDA_\n'
    '127\t (no such file)\tcannot open shared object file\t\t59\tlibc10.dylib\tlibc10.so\tlibshm.dylib\tlibshm.so\tlibtorch.dylib\tlibtorch.so\tlibtorch_cpu.dylib\tlibtorch_cpu.so\tlibtorch_global_deps.dylib\tlibtorch_global_deps.so\tlibtorch_python.dylib\tlibtorch_python.so\n'
    '117\t (operand types are \t\tline\tno match for \n'
    '79\t (or one of its dependencies)\t\tline\tCould not find module \n'
    '108\t (you have \t\tline\tPython \n'
    '53\t -lGLESv1\t -lGLESv2\t\tline\tcannot find -l\tkann nicht gefunden werden -l\tkann nicht gefunden werden: -l\tne peut trouver -l\tno se puede encontrar -l\tunable to find library -l\tを見つけられません -l\tを見つけられません: -l\t未找到 -l\n'
    '53\t -lcrypt\n'
    '53\t -llapack\n'
    '24\t -lnvToolsExt\n'
    '79\t => not found\t\tline\tlib\n'
    '84\t INTERNAL ASSERT FAILED\t\tline\tCUDACachingAllocator\n'
    '59\t Tree Learner was not enabled in this build\n'
    '45\t __x) noexcept (true)\t\tline\textern \n'
    '85\t and above\t and higher\t and later\t and newer\t or above\t or higher\t or later\t or newer\t\tline\tneeds SM\tneeds sm_\trequires SM\trequires sm_\n'
    "128\t and torchaudio \t\tline\tdo not match\tdon't match\n"
    '103\t architecture of input file \t\tline\t output\n'
    '125\t argument(s) but received\t() is missing value for argument\t\tline\t::\n'
    '111\t arguments for \t\tline\t template "cut\n'
    '121\t arguments to function \t\tline\ttoo \n'
    '53 68\t async_io\t\tline\tUnable to \n'
    '97\t attempted to run this operator with Meta tensors, but there was no \t\tline\t::\n'
    '62\t binary not found at \t\tline\tConfigured \n'
    '15\t built with CUDA \t compiled with CUDA \t\t\tCUDA version is\tnvcc version is\n'
    '107\t but this version of numpy is 0x\t\t\tI version 0x\n'
    '100\t but we found an implementation\t\tline\tCould not find schema for \n'
    '73\t by system policy\tnot valid for use in process\n'
    "145\t bytes to section \t\tline\t: can't write \n"
    '111\t cannot be used to initialize\t\tline\t): error: a value of type\n'
    '46\t command failed \t\tline\tdue to signal\twith exit code 134\twith exit code 139\twith exit code 70\n'
    '103\t conflicts with target machine type \t\tline\tmachine type "\tmachine type \'\tmachine type ‘\n'
    '103\t conflicts with target machine type \t\tline\tmodule machine type \n'
    '108\t conflicts with this version\t\tline\tModule use of python\n'
    "88\t connect to 'http\t\tline\tould\n"
    '39\t constant expression\t\tline\terror: array size is not a\terror: case value is not a\terror: expression is not a\terror: non-type template argument is not a\terror: static assertion expression is not a\n'
    '50\t could be found\t\tline\tNo \n'
    '48\t create precompiled header \t\tline\t: Permission denied\t: Read-only\n'
    '65\t dependency is incompatible with the current platform: \t\tline\tA \n'
    '22\t died due to signal \t\tline\tcicc\tcudacc\tcudafe\tcudafe++\tfatbinary\tnvcc\tnvlink\tptxas\n'
    '12\t died due to signal 9\t died due to signal 9 (Kill signal)\t terminated with signal 9\t\tline\tas\tc++\tcc1\tcc1plus\tcicc\tcl.exe\tclang\tcollect2\tcudafe++\tfatbinary\tg++\tgcc\tld\tlld\tlto1\tninja\tnvcc\tnvlink\tptxas\trustc\n'
    '22\t died with status 0x\t\tline\t0000005\t000001D\t00000FD\t00000fd\t0000374\t0000409\n'
    '132\t does not dominate this use\t\tline\toperand #\n'
    '100\t does not exist\t\tline\tperator \n'
    "14\t does not exist\t doesn't exist\t is not a directory\t is not a valid\t\tline\tCUDAToolkit_ROOT\tCUDA_HOME\tCUDA_PATH\tCUDA_TOOLKIT_ROOT_DIR\n"
    '42\t does not exist\t environment variable is not\t\t\tHIP_PATH \tROCM_HOME \tROCM_PATH \n'
    '99\t does not exist\tCould not find the operator \n'
    '65\t does not have \t\tline\tKernel \n'
    '28\t does not include kernels for this GPU\t\tline\tYour installed torch\n'
    "61\t does not match \t doesn't match \t\tline\t version\n"
    '140\t does not match filename: \t\tline\tWheel \n'
    '100\t does not match namespace of enclosing TORCH_LIBRARY\t\tline\tExplicitly provided namespace (\n'
    '108\t does not match runtime version \t\tline\tcompiletime version \n'
    '114 121\t does not name a\t\tline\t in namespace \n'
    "109\t does not name a type\t\tline\t: error: '__device__\t: error: '__host__\t: error: ‘__device__\t: error: ‘__host__\n"
    '67\t does not name a type\t\tline\tTORCH_LIBRARY\tTORCH_LIBRARY_FRAGMENT\tTORCH_LIBRARY_IMPL\n'
    '114\t does not name a type\t\tline\tchar8_t\tconcept\tconsteval\tconstinit\trequires\n'
    '17\t does not name a type\t has not been declared\t was not declared\t\tline\tCUBLASLT_\tCUBLASLT_MATMUL_DESC_\tCUBLASLT_MATMUL_MATRIX_SCALE_\tCUBLAS_COMPUTE_\tCUDA_C_16BF\tCUDA_R_16BF\tCUDA_R_4F_E2M1\tCUDA_R_8F_E\tCU_TENSOR_MAP\tCUgreenCtx\tCUmulticast\tCUtensorMap\t__activemask\t__ballot_sync\t__grid_constant__\t__half_as_short\t__half_as_ushort\t__nv_bfloat16\t__nv_fp4\t__nv_fp6\t__nv_fp8\t__shfl_down_sync\t__shfl_sync\t__shfl_up_sync\t__shfl_xor_sync\t__short_as_half\t__syncwarp\t__ushort_as_half\tcuDevSmResourceSplit\tcuGreenCtx\tcuMulticast\tcuTensorMap\tcublasComputeType_t\tcublasLt\tcublasLtMat\tcudaAccessPolicyWindow\tcudaFreeAsync\tcudaGetDriverEntryPoint\tcudaGetDriverEntryPointByVersion\tcudaGraphConditional\tcudaLaunchAttribute\tcudaLaunchConfig_t\tcudaLaunchKernelEx\tcudaMallocAsync\tcudaMemPool\tcudaMemcpyBatchAsync\tcudaStreamAttr\tnv_bfloat16\n'
    "42\t does not name a type\t has not been declared\t was not declared\t\tline\tHIPBLAS_\tHIPRTC_\terror: 'HIP_\terror: 'h2div\terror: 'h2exp\terror: 'h2rcp\terror: 'hip\terror: ‘HIP_\terror: ‘h2div\terror: ‘h2exp\terror: ‘h2rcp\terror: ‘hip\thalf2half2\thipblas\thiprtc\thipsparse\tmiopen\trocblas_\n"
    '115\t does not name a type\t has not been declared\t was not declared in this scope\t 不是一个类型名\t 在此作用域中尚未声明\t 未命名一个类型\t\tline\t"__device__\t"threadIdx\t\'__device__\t\'threadIdx\t__float_as_int\t__global__\t__int_as_float\t__launch_bounds__\t__ldg\t__shared__\t__shfl_\t__syncthreads\t__syncwarp\tatomicAdd\tatomicCAS\tatomicExch\tatomicMax\tblockDim\tblockIdx\tgridDim\t‘__device__\t‘threadIdx\t“__device__\t“threadIdx\n'
    '35\t does not support \t\tline\tPTX .version \tPTX version \n'
    '103\t est incompatible avec la sortie\t架构于输入文件\n'
    '49\t extension\t_jit_compile\tcpp_extension.load\tcpp_extension.py\ttorch_extensions\t\tline\tStuck\tang\tnot respond\treezes\trozen\tstuck\t一直不动\t卡住\t卡在\t卡死\n'
    '28\t extension for compute capability \t\tline\tould not find a compatible \tould not find compatible \n'
    '107\t failed to import\tNo module named \n'
    '22\t failed with exit \t\tline\tcode -1073741819\tcode -11\tcode -4\tcode -6\tcode 132\tcode 134\tcode 139\tcode 3221225477\tstatus -1073741819\tstatus -11\tstatus -4\tstatus -6\tstatus 132\tstatus 134\tstatus 139\tstatus 3221225477\n'
    '14\t failed: \t\tline\terror: command \n'
    "16\t failed: No such file\t\tline\terror: command 'nvcc\terror: command nvcc\n"
    '103\t file built for macOS-\t\tline\t building for macOS-\n'
    '18\t file not found\t\tline\t"cudnn\t\'cudnn\n'
    '44\t file not found\t\tline\t.cuh\t.h\t.hh\t.hpp\n'
    '57\t file not found\t\tline\tATen/ATen.h\tATen/Tensor.h\ttorch/all.h\ttorch/library.h\ttorch/python.h\ttorch/script.h\ttorch/torch.h\ttorch/types.h\n'
    '121\t file not found\t\tline\tATen/CPUGenerator\tATen/CUDA\tATen/CUDAGenerator\tATen/Type\tATen/TypeDefault\tATen/TypeExtendedInterface\n'
    '121\t file not found\t\tline\tATen/Dimname.h\tATen/NamedTensor.h\tATen/NamedTensorUtils.h\tATen/TensorNames.h\tATen/core/Dimname.h\tATen/core/NamedTensor.h\tATen/core/NamedTensorUtils.h\tATen/core/TensorNames.h\n'
    '121\t file not found\t\tline\tATen/Error.h\tATen/core/Error.h\n'
    '67\t file not found\t\tline\tATen/c\tc10/util/Float\ttorch/csrc/stable/\ttorch/extension.h\ttorch/headeronly/\n'
    '121\t file not found\t\tline\tATen/cuda/CUDAFuture.cuh\tATen/cuda/CUDAFuture.h\tATen/cuda/CUDAMultiStreamGuard.cuh\tATen/cuda/CUDAMultiStreamGuard.h\tATen/cuda/CUDASolver.cuh\tATen/cuda/CUDASolver.h\tATen/cuda/CUDATypeConversion.cuh\tATen/cuda/CUDATypeConversion.h\n'
    '121\t file not found\t\tline\tATen/cuda/CUDAGuard.h\tATen/cuda/CUDAStream.h\n'
    '53\t file not found\t\tline\tCGAL/\n'
    '53\t file not found\t\tline\tCL/cl\tCL/opencl\n'
    '53\t file not found\t\tline\tEGL/egl.h\tEGL/eglext.h\tEGL/eglplatform.h\n'
    '53\t file not found\t\tline\tEigen/\n'
    '53\t file not found\t\tline\tGL/freeglut.h\tGL/glut.h\n'
    '53\t file not found\t\tline\tGL/gl.h\tGL/glcorearb.h\tGL/glext.h\tGL/glx.h\n'
    '53\t file not found\t\tline\tGL/glew.h\n'
    '53\t file not found\t\tline\tGLES2/gl\tGLES3/gl\n'
    '53\t file not found\t\tline\tGLFW/glfw3.h\n'
    '53\t file not found\t\tline\tImf\n'
    '52\t file not found\t\tline\tPython.h\tpatchlevel.h\tpyconfig.h\n'
    '53\t file not found\t\tline\tSDL2/SDL\n'
    '121\t file not found\t\tline\tTH/TH\tTHCUNN/\tTHNN/\n'
    '121\t file not found\t\tline\tTHC\n'
    '121\t file not found\t\tline\tTHC/THCAtomics.cuh\tTHCAtomics.cuh\n'
    '121\t file not found\t\tline\tTHC/THCDeviceUtils.cuh\tTHCDeviceUtils.cuh\n'
    '121\t file not found\t\tline\tTHC/THCNumerics.cuh\tTHCNumerics.cuh\n'
    '53\t file not found\t\tline\tX11/\n'
    '53\t file not found\t\tline\t_hash_\n'
    '53\t file not found\t\tline\talgorithm\tarray\tatomic\tcassert\tcfloat\tclimits\tcmath\tcomplex\tcstddef\tcstdint\tcstdio\tcstdlib\tcstring\tfunctional\tinitializer_list\tiostream\tlimits\tmemory\tnew\tstring\ttuple\ttype_traits\tutility\tvector\n'
    '53\t file not found\t\tline\tasm/\tbits/libc-header-start\tgnu/stubs\tsys/cdefs\n'
    '53\t file not found\t\tline\tassimp/\n'
    '53\t file not found\t\tline\tboost/\n'
    '53\t file not found\t\tline\tbzlib.h\n'
    '121\t file not found\t\tline\tc10/util/AlignOf.h\tc10/util/Array.h\tc10/util/complex_utils.h\tc10/util/either.h\tc10/util/in_place.h\tc10/util/math_compat.h\tc10/util/reverse_iterator.h\tc10/util/variant.h\n'
    '121\t file not found\t\tline\tc10d/\n'
    '121\t file not found\t\tline\tcaffe2/\n'
    '53\t file not found\t\tline\tcblas.h\tcblas_mangling.h\n'
    '53\t file not found\t\tline\tceres/ceres.h\n'
    '53\t file not found\t\tline\tcholmod.h\tsuitesparse/\n'
    '19\t file not found\t\tline\tcooperative_groups.h\tcrt/\tcuda.h\tcuda_bf16.h\tcuda_device_runtime_api.h\tcuda_fp16.h\tcuda_fp4.h\tcuda_fp6.h\tcuda_fp8.h\tcuda_runtime\tdevice_launch_parameters.h\tdriver_types.h\thost_defines.h\tlibrary_types.h\tvector_types.h\n'
    '17\t file not found\t\tline\tcooperative_groups/\tcudaTypedefs.h\tcuda_awbarrier\tcuda_bf16.h\tcuda_fp4.h\tcuda_fp6.h\tcuda_fp8.h\tcuda_pipeline\n'
    '36\t file not found\t\tline\tcooperative_groups/\tcuda_pipeline\tcutlass/\tfatal error: "cuda/\tfatal error: "cute/\tfatal error: "nv/target\tfatal error: \'cuda/\tfatal error: \'cute/\tfatal error: \'nv/target\tmma.h\n'
    '53\t file not found\t\tline\tcrypt.h\n'
    '19\t file not found\t\tline\tcub/\tcublas\tcuda/atomic\tcuda/barrier\tcuda/functional\tcuda/pipeline\tcuda/std/\tcudaProfiler.h\tcuda_profiler_api.h\tcufft\tcufile.h\tcupti\tcurand\tcusolver\tcusparse.h\tcusparseLt.h\tcusparse_v2.h\tnccl.h\tnpp\tnv/target\tnvJitLink.h\tnvPTXCompiler.h\tnvToolsExt\tnvjpeg.h\tnvml.h\tnvrtc.h\tnvshmem\tnvtx3/\tthrust/\n'
    '53\t file not found\t\tline\tcurl/curl.h\n'
    '53\t file not found\t\tline\tffi.h\tffitarget.h\n'
    '53\t file not found\t\tline\tfftw3.h\n'
    '53\t file not found\t\tline\tflann/\n'
    '53\t file not found\t\tline\tft2build.h\n'
    '53\t file not found\t\tline\tglog/logging.h\n'
    '53\t file not found\t\tline\tgmp.h\tgmpxx.h\n'
    '53\t file not found\t\tline\tgsl/gsl_\n'
    '53\t file not found\t\tline\thdf5.h\n'
    '53\t file not found\t\tline\thwloc.h\n'
    '68\t file not found\t\tline\timmintrin.h\tx86intrin.h\txmmintrin.h\n'
    '53\t file not found\t\tline\tinfiniband/\n'
    '53\t file not found\t\tline\tjpeglib.h\n'
    '53\t file not found\t\tline\tlapacke.h\n'
    '53\t file not found\t\tline\tleveldb/\n'
    '53\t file not found\t\tline\tlibaio.h\n'
    '53\t file not found\t\tline\tlibav\n'
    '53\t file not found\t\tline\tlibelf.h\n'
    '51\t file not found\t\tline\tlibomp/omp.h\tomp-tools.h\tomp.h\tompt.h\n'
    '53\t file not found\t\tline\tlibunwind.h\n'
    '53\t file not found\t\tline\tlibxml/\n'
    '53\t file not found\t\tline\tlinux/limits.h\n'
    '53\t file not found\t\tline\tlmdb.h\n'
    '55\t file not found\t\tline\tlongintrepr.h\n'
    '53\t file not found\t\tline\tlz4.h\n'
    '53\t file not found\t\tline\tlzma.h\n'
    '53\t file not found\t\tline\tmetis.h\n'
    '53\t file not found\t\tline\tmpfr.h\n'
    '53\t file not found\t\tline\tmpi.h\tmpicxx.h\n'
    '53\t file not found\t\tline\tnuma.h\tnumaif.h\n'
    '56\t file not found\t\tline\tnumpy/\n'
    '24\t file not found\t\tline\tnvToolsExt\n'
    '53\t file not found\t\tline\topencv2/\n'
    '53\t file not found\t\tline\topenssl/\n'
    '53\t file not found\t\tline\tpng.h\tpngconf.h\n'
    '53\t file not found\t\tline\tportaudio.h\n'
    '53\t file not found\t\tline\tsnappy-c.h\tsnappy.h\n'
    '53\t file not found\t\tline\tsndfile.h\n'
    '53\t file not found\t\tline\tsox.h\n'
    '53\t file not found\t\tline\tsqlite3.h\n'
    '53\t file not found\t\tline\ttbb/\n'
    '53\t file not found\t\tline\ttiffio.h\n'
    '121\t file not found\t\tline\ttorch/csrc/PythonTypes.h\ttorch/csrc/StorageDefs.h\ttorch/csrc/THP_export.h\ttorch/csrc/WindowsTorchApiMacro.h\n'
    '121\t file not found\t\tline\ttorch/csrc/utils/auto_gil.h\ttorch/csrc/utils/disallow_copy.h\ttorch/csrc/utils/future.h\ttorch/csrc/utils/memory.h\ttorch/csrc/utils/six.h\n'
    '53\t file not found\t\tline\tturbojpeg.h\n'
    '53\t file not found\t\tline\tuuid/uuid.h\n'
    '53\t file not found\t\tline\tvulkan/vulkan\n'
    '53\t file not found\t\tline\twebp/decode.h\twebp/encode.h\n'
    '53\t file not found\t\tline\tzlib.h\n'
    '53\t file not found\t\tline\tzstd.h\n'
    '41\t file not found\t: Aucun fichier\t: Datei oder Verzeichnis\t: No existe el\t: No such file\t: Нет такого файла\t: そのようなファイル\t: 沒有此一檔案\t: 没有那个文件\t:Aucun fichier\t:Datei oder Verzeichnis\t:No existe el\t:No such file\t:Нет такого файла\t:そのようなファイル\t:沒有此一檔案\t:没有那个文件\t： Aucun fichier\t： Datei oder Verzeichnis\t： No existe el\t： No such file\t： Нет такого файла\t： そのようなファイル\t： 沒有此一檔案\t： 没有那个文件\t：Aucun fichier\t：Datei oder Verzeichnis\t：No existe el\t：No such file\t：Нет такого файла\t：そのようなファイル\t：沒有此一檔案\t：没有那个文件\n'
    '42\t file not found\t: Aucun fichier\t: Datei oder Verzeichnis\t: No existe el\t: No such file\t: Нет такого файла\t: そのようなファイル\t: 沒有此一檔案\t: 没有那个文件\t:Aucun fichier\t:Datei oder Verzeichnis\t:No existe el\t:No such file\t:Нет такого файла\t:そのようなファイル\t:沒有此一檔案\t:没有那个文件\t： Aucun fichier\t： Datei oder Verzeichnis\t： No existe el\t： No such file\t： Нет такого файла\t： そのようなファイル\t： 沒有此一檔案\t： 没有那个文件\t：Aucun fichier\t：Datei oder Verzeichnis\t：No existe el\t：No such file\t：Нет такого файла\t：そのようなファイル\t：沒有此一檔案\t：没有那个文件\t\t148\tamd_comgr\tamd_smi\tck\tck_tile\tcomposable_kernel\thip\thipblas\thipblas-common\thipblaslt\thipcub\thipfft\thiprand\thipsolver\thipsparse\thipsparselt\thsa\tmiopen\trccl\trocblas\trocm\trocm-core\trocm_smi\trocprim\trocprofiler\trocrand\trocsolver\trocsparse\trocthrust\troctracer\trocwmma\tthrust\n'
    '53\t file not found\t: No such file\t\tline\tassert.h\terrno.h\tfeatures.h\tfloat.h\tlimits.h\tmath.h\tstddef.h\tstdint.h\tstdio.h\tstdlib.h\tstring.h\tunistd.h\twchar.h\n'
    '47\t file not found\t: No such file\t\tline\tfatal error: \n'
    '125\t file not recognized: \t\tline\tile truncated\n'
    '99\t find any \t import any \t load any \t\tline\t extension\t library\t module\n'
    '62\t find lib\t\tline\tannot find \tould not find \n'
    '47\t flag is not supported with the configured host compiler\t\tline\tThe -std=\n'
    '47\t for section\n'
    '85\t gpu architectures in the range\t\tline\tonly support\n'
    '116\t has already been defined\t\tline\tatomicAdd\tatomicMax\tatomicMin\tfunction "__hmax\tfunction "__hmin\tfunction "__ldg\tfunction "__shfl\tfunction "hmax\tfunction "hmin\tfunction "ldg\tfunction "shfl\n'
    '61\t has been removed from CMake\t\tline\tCompatibility with CMake < \n'
    '131\t has no attribute\t\tline\tmodule \n'
    '65\t has no attribute \t\tline\tSafeConfigParser\n'
    '65\t has no attribute \t\tline\tgetargspec\n'
    '100 138\t has no attribute \t\tline\tmodule \n'
    '56\t has no attribute \t\tline\tmodule "distutils\tmodule "pkg_resources\tmodule "setuptools\tmodule \'distutils\tmodule \'pkg_resources\tmodule \'setuptools\n'
    '66\t has no attribute \t\tline\tmodule "k2\tmodule "numpy\tmodule "torch\tmodule "torchaudio\tmodule "torchvision\tmodule "triton\tmodule "vllm\tmodule "xformers\tmodule \'k2\tmodule \'numpy\tmodule \'torch\tmodule \'torchaudio\tmodule \'torchvision\tmodule \'triton\tmodule \'vllm\tmodule \'xformers\n'
    '68\t has no attribute \t\tline\tmodule "os\tmodule \'os\n'
    '67\t has no attribute \t\tline\tmodule "torch\tmodule \'torch\tmodule ‘torch\n'
    '56\t has no attribute \t\tline\tpkgutil\n'
    '68\t has no attribute \t\tline\tsignal\n'
    '67\t has no attribute \t\tline\ttype object \n'
    '30\t has no member\t\tline\tnvcuda::wmma\n'
    '5\t has no member \t\tline\t__half\t__half2\n'
    '5\t has no member \t\tline\tcudaDeviceProp\n'
    '30 61\t has no member \t\tline\tnamespace \n'
    '121\t has no member named\t\tline\tat::Type\tat::TypeDefault\tat::TypeExtendedInterface\n'
    '61\t has no member named \t\tline\t pybind11::\n'
    "61\t has no member named \t\tline\t'AV\t'struct AV\tSwr\tSws\t‘AV\t‘struct AV\n"
    '121\t has no member named \t\tline\tclass at::\tclass c10::\tclass torch::\tstruct at::\tstruct c10::\tstruct torch::\n'
    '67\t has no member named \t\tline\tclass at::Tensor\n'
    '5\t has no member named \t\tline\tcudaDeviceProp\n'
    '42\t has no member named \t\tline\thip\n'
    '121\t has non-pointer type \t\tline\tbase operand of \n'
    '114\t has not been declared\t\tline\tstd::any_cast\tstd::apply\tstd::basic_string_view\tstd::bool_constant\tstd::clamp\tstd::conjunction\tstd::disjunction\tstd::enable_if_v\tstd::filesystem\tstd::from_chars\tstd::invoke_result\tstd::is_\tstd::is_aggregate\tstd::is_base_of_v\tstd::is_constructible_v\tstd::is_convertible_v\tstd::is_floating_point_v\tstd::is_integral_v\tstd::is_invocable\tstd::is_same_v\tstd::launder\tstd::negation\tstd::nullopt\tstd::optional\tstd::scoped_lock\tstd::shared_mutex\tstd::string_view\tstd::to_chars\tstd::tuple_size_v\tstd::variant\tstd::void_t\n'
    '114\t has not been declared\t\tline\tstd::assume_aligned\tstd::atomic_ref\tstd::bit_cast\tstd::bit_ceil\tstd::bit_width\tstd::convertible_to\tstd::countl_zero\tstd::countr_zero\tstd::derived_from\tstd::endian\tstd::erase_if\tstd::floating_point\tstd::has_single_bit\tstd::integral\tstd::invocable\tstd::is_constant_evaluated\tstd::jthread\tstd::midpoint\tstd::numbers\tstd::partial_ordering\tstd::popcount\tstd::ranges\tstd::regular\tstd::remove_cvref\tstd::remove_cvref_t\tstd::same_as\tstd::source_location\tstd::span\tstd::ssize\tstd::strong_ordering\tstd::to_array\tstd::type_identity\tstd::type_identity_t\tstd::unsigned_integral\tstd::weak_ordering\n'
    '114\t has not been declared\t\tline\tstd::common_type_t\tstd::conditional_t\tstd::decay_t\tstd::enable_if_t\tstd::exchange\tstd::index_sequence\tstd::integer_sequence\tstd::make_index_sequence\tstd::make_unique\tstd::remove_cv_t\tstd::remove_reference_t\tstd::result_of_t\tstd::underlying_type_t\n'
    "113\t has not been declared\t is not a member of 'cute\t is not a member of 'cutlass\t is not a member of ‘cute\t is not a member of ‘cutlass\t was not declared\t\tline\tcute/\tcute\\\tcutlass/\tcutlass\\\n"
    '47\t has to be \t must be \t\tline\thas to be >=\thas to be at least\thas to be greater than\tmust be >=\tmust be at least\tmust be greater than\n'
    '96\t has unsupported type \t\tline\t. The valid types are\n'
    '10\t identifier "\t\tline\t" is undefined\n'
    '10\t identifier "\t name followed by "::" must be\t open source file\t" has no member\tmust have a constant value\t\t\terror\n'
    '62\t import "_C\t import "_ext\t import \'_C\t import \'_ext\t import _C\t import _ext\t import `_C\t import `_ext\t import module "_C\t import module "_ext\t import module \'_C\t import module \'_ext\t import module _C\t import module _ext\t import module `_C\t import module `_ext\t import the "_C\t import the "_ext\t import the \'_C\t import the \'_ext\t import the _C\t import the _ext\t import the `_C\t import the `_ext\t import the module "_C\t import the module "_ext\t import the module \'_C\t import the module \'_ext\t import the module _C\t import the module _ext\t import the module `_C\t import the module `_ext\t\tline\tCannot import \tCould not import \tFailed to import \tUnable to import \tcannot import \tcould not import \tfailed to import \tunable to import \n'
    '121\t in namespace\t is not a member of\t ist kein Element\t no es un miembro de\t 不是\t\tline\tat\ttorch\n'
    '109\t in namespace \t\tline\t does not name\n'
    '110\t in your include path is not compatible with this release of \t\tline\tversion of \n'
    '61\t incompatible with current version \t\tline\tIR version \n'
    '65\t installation candidates for \t\tline\tUnable to find\n'
    '50\t instance of Visual Studio\t\tline\tould not find \n'
    '93\t is already registered\t\tline\tgeneric_type: type \n'
    '93\t is already registered as a pybind11::native_enum\n'
    '98\t is already registered. Ensure that registration with torch::class_\t\tline\tustom class with name \n'
    '109\t is ambiguous\t\tline\t__to_address\tto_address\n'
    '120\t is defined in header \n'
    '61\t is incompatible with\t is not compatible with\t is used but incompatible\t is used but is incompatible\t\tline\t==\n'
    '61\t is incompatible with \t is not compatible with \n'
    '70\t is incompatible with lib\t\tline\tMKL_THREADING_LAYER=\n'
    '84\t is less than desired GPU memory\t\tline\tFree memory on device \n'
    '25\t is less than the minimum supported by NVRTC\t\tline\tcompute capability \n'
    '97\t is missing a fake kernel implementation\n'
    '58\t is missing, please make sure it is specified in the \'build-system.requires\'\t\tline\tModule "torch\tModule \'torch\n'
    '16\t is not None\t\tline\tassert \n'
    '109\t is not a \t\tline\tmember of \n'
    '67\t is not a member of\t\tline\tFloat8_e\tInferenceMode\n'
    "114\t is not a member of\t ist kein Element von\t n'est pas un membre de\t no es un miembro de\t 不是\t\tline\tassume_aligned\tatomic_ref\tbit_cast\tbit_ceil\tbit_width\tconvertible_to\tcountl_zero\tcountr_zero\tderived_from\tendian\terase_if\tfloating_point\thas_single_bit\tintegral\tinvocable\tis_constant_evaluated\tjthread\tmidpoint\tnumbers\tpartial_ordering\tpopcount\tranges\tregular\tremove_cvref\tremove_cvref_t\tsame_as\tsource_location\tspan\tssize\tstrong_ordering\tto_array\ttype_identity\ttype_identity_t\tunsigned_integral\tweak_ordering\n"
    "114\t is not a member of\t ist kein Element von\t n'est pas un membre de\t no es un miembro de\t 不是\t\tline\tcommon_type_t\tconditional_t\tdecay_t\tenable_if_t\texchange\tindex_sequence\tinteger_sequence\tmake_index_sequence\tmake_unique\tremove_cv_t\tremove_reference_t\tresult_of_t\tunderlying_type_t\n"
    "114\t is not a member of\t ist kein Element von\t n'est pas un membre de\t no es un miembro de\t 不是\t\tline\tstd\n"
    '61\t is not a member of \t\tline\tEigen\tabsl\tboost\tcv\tfmt\tglm\tgoogle::protobuf\tspdlog\ttbb\n'
    '47\t is not a member of \t\tline\t_constructible\n'
    '121\t is not a member of \t\tline\tat\tc10\ttorch\n'
    '111 113\t is not a member of \t\tline\tcute\tcutlass\n'
    '61\t is not a member of \t\tline\tpybind11/\n'
    '133\t is not a recognized processor for this target\t\tline\tgfx\tsm_\n'
    '65\t is not a supported wheel on this platform\t\tline\t.whl\n'
    '90\t is not a valid editable requirement\n'
    '90\t is not a valid wheel file\tInvalid wheel filename\n'
    '62\t is not available, \t is not compiled with it\tNo such file or directory: \n'
    '28\t is not compatible with the current PyTorch installation\t\tline\t capability sm_\n'
    '65\t is not compatible with this Python\n'
    '129\t is not defined\n'
    '130\t is not defined\t\tline\tNameError\n'
    '129 130\t is not defined\t\tline\tNameError(\n'
    '99\t is not defined\t\tline\t_cpp\t_cuda\t_ext\t_kernels\n'
    '101\t is not defined \t\tline\tas mutable but was mutated\tto alias output but was aliasing\n'
    '59\t is not enabled\t\tline\tDevice API \n'
    '50\t is not found\t\tline\tCompiler: \n'
    "146\t is not recognized as\t ist entweder falsch\t n'est pas reconnu\t no se reconoce\t\tline\t:\\Documents\t:\\Program\t:\\Users\\\n"
    '47\t is required\t\tline\t>=\n'
    '67\t is required but found\t\tline\tPyTorch\n'
    '61\t is undefined\t undeclared\t was not declared\t\tline\tAV_\tCODEC_\tCV_\tav_\tavcodec_\tnvshmem\tswr_\tswrcodec_\tsws_\tswscodec_\n'
    '30\t is undefined\t was not declared\t\tline\t__dp2a\t__dp4a\t__habs\t__hadd\t__hdiv\t__heq\t__hequ\t__hfma\t__hge\t__hgt\t__hisnan\t__hle\t__hlt\t__hltu\t__hmax\t__hmin\t__hmul\t__hne\t__hneg\t__hneu\t__hsub\t__match_a\t__nanosleep\t__reduce_\tfma2_relu\tfma_relu\th2ceil\th2cos\th2exp\th2floor\th2log\th2rcp\th2rint\th2rsqrt\th2sin\th2sqrt\th2trunc\thceil\thcos\thexp\thfloor\thlog\thrcp\thrint\thrsqrt\thsin\thsqrt\thtrunc\tmax2_relu\tmax_relu\tmin2_relu\tmin_relu\n'
    '120\t ist im Header \t\tline\t definiert\n'
    '74\t kann nicht gefunden werden\t が見つかりません\t\tline\t-l\n'
    '28\t kernel are not available\t kernel is not available\t kernel not available\t kernels are not available\t kernels is not available\t kernels not available\t\tline\tSM\n'
    '79\t libraries are not found\n'
    '79\t library not found\t\tline\tOSError: \n'
    '70\t loaded at\t\tline\t OpenMP (\n'
    '56\t module has been removed\t\tline\twheel.bdist_wheel\n'
    '62\t module is not found\t\tline\tCUDA extension \n'
    '56\t must be a\t\tline\textras_require\tinstall_requires\tpython_requires\tsetup_requires\ttests_require\n'
    '56\t must be valid exactly by one definition\t\tline\tproject.license\tproject.license-files\n'
    '56\t must not contain {\t\tline\tlicense-files\n'
    '28\t named symbol not found\t\tline\trror\n'
    '74\t needed by \t\tline\t/libMIOpen\t/libamd_comgr\t/libamdhip64\t/libcublas\t/libcuda\t/libcufft\t/libcufile\t/libculibos\t/libcupti\t/libcurand\t/libcusolver\t/libcusparse\t/libcutensor\t/libhip\t/libhsa-runtime64\t/libhsakmt\t/libnccl\t/libnpp\t/libnvJitLink\t/libnvidia-ml\t/libnvjpeg\t/libnvrtc\t/libnvshmem\t/librccl\t/libroc\n'
    '128\t needed by \t\tline\t/libcaffe2_gpu.so\t/libcaffe2_nvrtc.so\t/libtorch_cuda_cpp.so\t/libtorch_cuda_cu.so\n'
    '60\t not available\tNo CUDA GPUs are available\tcuda.is_available()\n'
    '60\t not built with CUDA\t not compiled with CUDA\t\tline\torch is not \torch not \torch was not \n'
    '105\t not defined in file lib\t\tline\tversion CXXABI_\tversion GCC_1\tversion GCC_3\tversion GCC_4\tversion GCC_7\tversion GLIBCXX_\tversion GOMP_\tversion OACC_\n'
    '104\t not defined in file lib\t\tline\tversion GLIBC_2.\n'
    '99\t not found\t\tline\tile \n'
    '79\t not found in the system path\t\tline\tValueError: lib\n'
    '90\t not found. Directory cannot be installed\t\tline\t"setup.cfg"\t"setup.py"\n'
    '62\t not installed\t\tline\tCUDA extension\t_kernels\n'
    '90\t not recognized\t\tline\terror: option --\n'
    '50\t not set, after EnableLanguage\t\tline\tCMake Error: \n'
    '133\t not supported in this architecture\t\tline\ttype fp8\n'
    '136\t object has no attribute \t\tline\tNoneType\n'
    '67 100\t object has no attribute \t\tline\t_OpNamespace\n'
    '131\t object has no attribute \t\tline\tblock_type\tbuilder\tconstexpr\tdtype\tlibtriton.\tpointer_type\ttensor\n'
    '47\t of Verneed record\t\tline\tunsupported version \n'
    "39\t of non-const\t\tline\t variable 'C10_WARP_SIZE'\t variable 'warpSize'\n"
    '61\t of the Protocol Buffer runtime library, but the installed version is \t\tline\trequires version \n'
    '61\t of the Protocol Buffer runtime library, which is not\t\tline\tcompiled against version \n'
    '133\t on CUDA arch < \t\tline\tfp8\n'
    '32\t on a machine with \t\tline\tor \n'
    '119\t only available on macOS 1\t\tline\terror: aligned allocation function\terror: aligned deallocation function\n'
    '85\t only by \t only for \t only on \t only with \t\tline\tAvailable only \tEnabled only \tImplemented only \tRuns only \tSupported only \tWorks only \tavailable only \tenabled only \timplemented only \truns only \tsupported only \tworks only \n'
    '85\t only supports \t\tline\tAttention\n'
    '87\t op due to it not being compatible\t\tline\tUnable to JIT load the \n'
    '52\t open include file\t open source file\t\t\tannot open \tould not open \n'
    '19\t open include file\t open source file\t\t100\tannot open \tould not open \n'
    '53\t open include file\t open source file\t\t101\tannot open \tould not open \n'
    '67\t open include file\t open source file\t\t109\tannot open \tould not open \n'
    '53\t open include file\t open source file\t\t38\tannot open \tould not open \n'
    '53\t open include file\t open source file\t\t39\tannot open \tould not open \n'
    '53\t open include file\t open source file\t\t40\tannot open \tould not open \n'
    '53\t open include file\t open source file\t\t41\tannot open \tould not open \n'
    '53 68\t open include file\t open source file\t\t42\tannot open \tould not open \n'
    '51\t open include file\t open source file\t\t43\tannot open \tould not open \n'
    '53\t open include file\t open source file\t\t44\tannot open \tould not open \n'
    '53\t open include file\t open source file\t\t44\twebp/decode.h\twebp/encode.h\n'
    '53\t open include file\t open source file\t\t45\tannot open \tould not open \n'
    '57\t open include file\t open source file\t\t46\tannot open \tould not open \n'
    '53\t open include file\t open source file\t\t47\tannot open \tould not open \n'
    '121\t open include file\t open source file\t\t48\tATen/Error.h\tATen/core/Error.h\n'
    '53\t open include file\t open source file\t\t48\tannot open \tould not open \n'
    '121\t open include file\t open source file\t\t49\tTHC/THCAtomics.cuh\tTHCAtomics.cuh\n'
    '53\t open include file\t open source file\t\t49\tannot open \tould not open \n'
    '121\t open include file\t open source file\t\t50\tTHC/THCNumerics.cuh\tTHCNumerics.cuh\n'
    '53\t open include file\t open source file\t\t50\tannot open \tould not open \n'
    '53\t open include file\t open source file\t\t55\tannot open \tould not open \n'
    '18 121\t open include file\t open source file\t\t58\tannot open \tould not open \n'
    '121\t open include file\t open source file\t\t59\tannot open \tould not open \n'
    '53\t open include file\t open source file\t\t61\tannot open \tould not open \n'
    '56 121\t open include file\t open source file\t\t63\tannot open \tould not open \n'
    '121\t open include file\t open source file\t\t64\tannot open \tould not open \n'
    '53 121\t open include file\t open source file\t\t65\tannot open \tould not open \n'
    '53\t open include file\t open source file\t\t67\tannot open \tould not open \n'
    '53\t open include file\t open source file\t\t68\tannot open \tould not open \n'
    '19\t open include file\t open source file\t\t69\tannot open \tould not open \n'
    '17\t open include file\t open source file\t\t72\tannot open \tould not open \n'
    '53\t open include file\t open source file\t\t75\tannot open \tould not open \n'
    '53\t open include file\t open source file\t\t77\tannot open \tould not open \n'
    '53\t open include file\t open source file\t\t78\tannot open \tould not open \n'
    '121\t open include file\t open source file\t\t80\tannot open \tould not open \n'
    '44 121\t open include file\t open source file\t\t95\tannot open \tould not open \n'
    '53 121\t open include file\t open source file\t\t98\tannot open \tould not open \n'
    '17\t or above \t or greater \t or higher \t or later \t or newer \t\tline\tabove are required\tabove is needed\tabove is required\tgreater are required\tgreater is needed\tgreater is required\thigher are required\thigher is needed\thigher is required\tlater are required\tlater is needed\tlater is required\tnewer are required\tnewer is needed\tnewer is required\n'
    '114\t or later compatible compiler is required\t\tline\tC++\n'
    '79\t or one of its dependencies\t\tline\tasmjit.dll\tc10.dll\tc10_cuda.dll\tfbgemm.dll\tshm.dll\ttorch.dll\ttorch_cpu.dll\ttorch_cuda.dll\ttorch_python.dll\n'
    '84\t out of memory\n'
    '69\t out of range: \t\tline\trelocation R_\n'
    '95\t positional argument\t required keyword-only argument\t required positional argument\t() got an unexpected keyword argument \t() got multiple values for \n'
    '138\t required positional argument\t() got an unexpected keyword argument\n'
    '85\t requires A100\t\tline\thead dim > \theaddim > \n'
    '61\t requires MinkowskiEngine\t requires apex\t requires auto\t requires bitsandbytes\t requires causal\t requires cupy\t requires deepspeed\t requires detectron2\t requires exllamav2\t requires fbgemm\t requires flash\t requires flashinfer\t requires gptqmodel\t requires gsplat\t requires kaolin\t requires mamba\t requires mmcv\t requires onnxruntime\t requires pytorch3d\t requires sgl\t requires sglang\t requires spconv\t requires torch-\t requires torch_\t requires torchao\t requires torchcodec\t requires transformer\t requires triton\t requires vllm\t requires xformers\t\tline\t which is incompatible\n'
    '65\t requires a different Python: \t\tline\tackage \n'
    '62\t requires cuda extensions\n'
    '138\t requires triton==\t\tline\t have triton\n'
    "50\t returned non-zero\t\tline\tCommand ''where\tCommand '['where\tCommand 'where\tCommand ['where\n"
    "50\t returned non-zero\t\tline\tCommand ''which\tCommand '['which\tCommand '[which\tCommand 'which\n"
    '62\t seems to be not installed\t\tline\tpackage \n'
    '12\t signal terminated program \t\tline\tBị buộc kết thúc\tDræbt\tDödad\tGetötet\tGeëlimineerd\tKilled\tMorto\tProcessus arrêté\tSüreç durduruldu\tTapettu\tTerbunuh\tTerminado (killed)\tTué\tUbijen\tkilled\tΣκοτώθηκε\tВбито\tЗабіты\tУбито\tУбијен\t已杀死\t強制終了\t強制結束\t强制终止\n'
    '56\t since setuptools is not available\t\tline\t execute \n'
    '107\t size changed, may indicate binary\t\tline\tnumpy.\n'
    "44\t submodule path '\t\tline\tUnable to checkout '\tUnable to find current revision in\n"
    '103\t support\t\tline\tequires AMX\tequires AVX\tequires SSE4\n'
    '85\t support \t\tline\tThe GPU does\tThe device does\tThe setup does\tThis GPU does\tThis device does\tThis setup does\tYour GPU does\tYour device does\tYour setup does\tthe GPU does\tthe device does\tthe setup does\tthis GPU does\tthis device does\tthis setup does\tyour GPU does\tyour device does\tyour setup does\n'
    '85\t support \t\tline\tdo\n'
    '115\t that depend on a template parameter\t\tline\tthere are no arguments to \n'
    '68\t the MPS \t\tline\tnot currently implemented \tnot currently supported \n'
    '85\t to be true, but got false\t\tline\tExpected is_sm\n'
    '114\t to compile PyTorch\t\tline\tYou need C++\n'
    '52\t to find Python.h\n'
    '61\t version GLIBC_PRIVATE\n'
    '3\t version incompatibility\t version mismatch\t\tline\tDNN version \tDNn version \tDnN version \tDnn version \tdNN version \tdNn version \tdnN version \tdnn version \n'
    '17\t version must be \t version needs to be \t version should be \t\tline\tmust be >=\tmust be at least\tmust be greater than or equal to\tneeds to be >=\tneeds to be at least\tneeds to be greater than or equal to\tshould be >=\tshould be at least\tshould be greater than or equal to\n'
    '4\t was detected and compatibility mode is UN\t\t134\tbuilt for NVIDIA Driver Release \n'
    '99\t was found but failed to import\t\tline\tModule \n'
    '121\t was not declared\t\tline\tAT_ASSERT\tAT_ERROR\tCHECK_EQ\tCHECK_GE\tCHECK_GT\tCHECK_LE\tCHECK_LT\tCHECK_NE\tCHECK_NOTNULL\tDCHECK_EQ\tDCHECK_GE\tDCHECK_GT\tDCHECK_LE\tDCHECK_LT\tDCHECK_NE\tDCHECK_NOTNULL\n'
    '67\t was not declared\t\tline\tAT_DISPATCH_CASE\tAT_DISPATCH_SWITCH\tAT_DISPATCH_V2\tC10_CUDA_KERNEL_LAUNCH_CHECK\n'
    '45\t was not declared in this scope\t\tline\t/string.h:\n'
    '114\t was not declared in this scope\t\tline\tdecltype\tnullptr\tstatic_assert\n'
    "61\t was not declared in this scope; did you mean \t\tline\t'nccl\t‘nccl\n"
    '90\t was not found in the package registry\n'
    '131\t was specified but unrecogni\t\tline\tKeyword argument \n'
    '84\t when calling \t\tline\tcublasCreate\tcublasLtCreate\n'
    '105\t which is newer than running OS)\t\t159\t(built for macOS \n'
    '58\t with --no-build-isolation\t\t80\tYou run \n'
    '5 128\t with CUDA \t\tline\t (you have \n'
    '66\t within its own root folder\t\tline\tYou are importing \n'
    '28\t without CUTE_ARCH_MMA_\t\tline\tAttempting to use SM\n'
    '\t に対する定義されていない参照\n'
    '139\t に対する定義されていない参照\t", referenced from\t", referenced from:\t\'ye tanımsız başvuru\t: Undefined reference to \'\tError relocating \tLNK2001\tLNK2019\tProzedureinsprungpunkt\tSymbol\tentrée de procédure\tndefined\tnicht definierter Verweis auf\tniezdefiniowane odwołanie do\tprocedure entry point\tprogram input point\tpunto de entrada del procedimiento\treference indefinie vers\treference indéfinie vers\treference to\treferences to\treferencia a\treferencia indefinida a\treferencia indefinida para\treferencia nao definida a\treferencia nao definida para\treferencia não definida a\treferencia não definida para\treferensi ke\treferência indefinida a\treferência indefinida para\treferência nao definida a\treferência nao definida para\treferência não definida a\treferência não definida para\treférence indefinie vers\treférence indéfinie vers\triferimento non definito a\tréference indefinie vers\tréference indéfinie vers\tréférence indefinie vers\tréférence indéfinie vers\tsymbol not found in flat namespace\ttham chiếu đến\tudefineret reference til\tundefined symbol: \tundefinierter Verweis auf\tundefiniertes Symbol\tunresolved external symbol\tye tanımsız başvuru\tymbol \tymbols \tневизначене посилання\tневизначене посилання на\tнедефинисана упута ка\tнеопределена отпратка към\tнеопределенная ссылка на\tнеопределённая ссылка на\tプロシージャ エントリ ポイント\t无法定位程序输入点\t未定\t未定义的引用\t未定义的符号\t未定义符号\t無法找到程序輸入點\t에 대한 정의되지 않은 참조\n'
    '44\t" does not appear to contain CMakeLists\t\tline\tThe source directory "\n'
    '121\t" has no member\t\tline\tclass "\n'
    '110\t" has no member\t\tline\tnamespace "\n'
    '67\t" has no member \t\tline\t"InferenceMode"\n'
    '121\t" has no member \t\tline\tnamespace "\n'
    '109\t" has no member \t\tline\tnamespace "cuda\n'
    '111 113\t" has no member \t\tline\tnamespace "cut\n'
    '61\t" has no member "\t\tline\t"pybind11::\n'
    '121\t" has no member "\t\tline\tclass "at::\tclass "c10::\tclass "torch::\tenum "at::\tenum "c10::\tenum "torch::\tstruct "at::\tstruct "c10::\tstruct "torch::\n'
    '109\t" has no member "\t\tline\tclass "cub::\n'
    '111\t" has no member "\t\tline\tclass "cut\tstruct "cut\n'
    '42\t" has no member "\t\tline\tclass "hip\n'
    '121\t" has no member "\t\tline\tnamespace "\n'
    '110\t" has no member class\t): error: identifier "\t\tline\t.cuh(\n'
    '110\t" is ambiguous\n'
    '47\t" is not known to CXX compiler\t\tline\tfeature "cxx_std_\n'
    '16\t" is not recognized\t" is not recognized as\t" ist entweder falsch\t" n\'est pas reconnu\t" no se reconoce como\t" は、内部コマンド\t" 不是内部\t" 不是内部或外部命令\t"は、内部コマンド\t"不是内部\t\' is not recognized\t\' is not recognized as\t\' ist entweder falsch\t\' n\'est pas reconnu\t\' no se reconoce como\t\' は、内部コマンド\t\' 不是内部\t\' 不是内部或外部命令\t\'は、内部コマンド\t\'不是内部\t.exe" is not recognized\t.exe" is not recognized as\t.exe" ist entweder falsch\t.exe" n\'est pas reconnu\t.exe" no se reconoce como\t.exe" 不是内部或外部命令\t.exe\' is not recognized\t.exe\' is not recognized as\t.exe\' ist entweder falsch\t.exe\' n\'est pas reconnu\t.exe\' no se reconoce como\t.exe\' 不是内部或外部命令\t.exe” is not recognized\t.exe” is not recognized as\t.exe” ist entweder falsch\t.exe” n\'est pas reconnu\t.exe” no se reconoce como\t.exe” 不是内部或外部命令\t” is not recognized\t” is not recognized as\t” ist entweder falsch\t” n\'est pas reconnu\t” no se reconoce como\t” は、内部コマンド\t” 不是内部\t” 不是内部或外部命令\t”は、内部コマンド\t”不是内部\t\tline\tnvcc\n'
    '118\t" is undefined in device code\t\tline\tidentifier "\n'
    '117\t" matches these operands\t\t176\toperand types are: \n'
    '23\t" may not be initialized\tmember of type "const c10::Symbol" cannot have an in-class initializer\t\tline\t): error: \n'
    '23\t" may not be used in the type-id\t\tline\talias template "pybind11::\n'
    '61\t" not found\t\' not found\t` not found\t\tline\tversion \n'
    '127\t" not registered yet?\t\tline\tType "at::\tType "c10::\tType "torch::\n'
    '127\t" referenced unknown base type "\t\tline\tgeneric_type: type "\n'
    '121\t" to "std::shared_ptr<torch::jit\t\tline\tfrom "\n'
    '\t", referenced from\t\t\tUndefined symbols\n'
    '\t", referenced from:\n'
    '14\t"/bin/nvcc\t\'/bin/nvcc\t\tline\t: Aucun fichier ou dossier\t: Datei oder Verzeichnis nicht\t: No existe el\t: No such file\t: Not a directory\t: command not found\t: not found\t: Нет такого файла\t: そのようなファイル\t: 未找到\t: 没有那个文件\n'
    '47\t"constexpr\t\'constexpr\t“constexpr\t\tline\tC3249\tC3250\n'
    "103\t%1 is not a valid Win32 application\t%1 ist keine zulässige Win32-Anwendung\t%1 n'est pas une application Win32 valide\t%1 no es una aplicación Win32 válida\t%1 не является приложением Win32\t%1 は有効な Win32 アプリケーション\t%1 不是有效的 Win32 应用程序\n"
    "61\t' but version of \t\tline\tRequested '\n"
    "45\t' cannot overload\t\tline\tfunction '\n"
    "125\t' extension\t\t229\tbuilding '\n"
    "125\t' extension (up-to-date)\t\tline\tskipping '\n"
    "50\t' failed: \t\tline\tcommand '\n"
    "59\t' has no attribute '\t\tline\tmodule '\n"
    "61\t' has no attribute '\t\tline\tmodule 'aiter\tmodule 'deep_ep\tmodule 'deep_gemm\tmodule 'flash_attn\tmodule 'flash_mla\tmodule 'flashinfer\tmodule 'quack\tmodule 'tilelang\tmodule 'torchao\tmodule 'transformer_engine\tmodule 'tvm_ffi\n"
    "61\t' has no attribute '\t\tline\tmodule 'cupy\n"
    "61\t' has no attribute '\t\tline\tmodule 'cutlass\n"
    "5\t' in 'cudaDeviceProp'\t\tline\tno member named '\n"
    "111 113\t' in 'cut\t' in namespace 'cut\t\tline\tno member named '\tno template named '\tno type named '\n"
    "148\t' in PATH different than the one specified with -ccbin\t\tline\tCompiler '\n"
    "36 109\t' in namespace '\t\tline\tno member named '\tno template named '\tno type named '\n"
    "42\t' in namespace '__hip_internal'\t\tline\tno member named '\tno template named '\tno type named '\n"
    "114 120\t' in namespace 'std'\t\tline\tno member named '\tno template named '\tno type named '\n"
    "116\t' is ambiguous\t\tline\tcall to '\n"
    "116\t' is ambiguous (with operand types \t\tline\toverloaded operator '\n"
    "17\t' is not defined for option 'gpu-architecture'\t\tline\tValue '\n"
    "17\t' is not defined for option 'std'\t\tline\tValue 'c++\tValue 'gnu++\n"
    "27\t' is not in 'keyword=value' format\t\t111\tnvcc fatal\n"
    "14 90\t' is not recognized as an internal\n"
    "59\t' is only available for these backends:\t\t\t::\n"
    "119\t' is unavailable: introduced in macOS 1\t\tline\terror: \n"
    "39\t' must be initialized by a constant expression\t\tline\terror: constexpr variable '\n"
    "119\t' needs target feature \t\tline\t'__builtin_\n"
    "30\t' needs target feature \t\tline\t'__builtin_amdgcn_\n"
    "17\t' newer than toolkit\t\t258\t: Input file '\n"
    "64\t' object has no attribute 'ds_opt_\t\tline\t'DeepSpeedCPU\n"
    "132\t' op \t\tline\t'triton_\t'tt\n"
    "119\t' requires target feature '\t\tline\talways_inline function '\n"
    "89\t' returned nan values in its \t\tline\t output\n"
    "31\t' uses too much \t\t\tconstant data (\tglobal data (\tlocal data (\tparameter space (\tshared data (\n"
    "124\t' was defined more than once\t\tline\tflag 'caffe2\tflag 'torch\n"
    "61\t' was defined more than once (in files \t\tline\tflag '\n"
    "59\t' with arguments from the '\t\tline\tCould not run '\n"
    "60\t' with arguments from the 'CUDA' backend\t\tline\tCould not run 'aten::\n"
    "60\t' with arguments from the 'CUDA' backend\t\tline\tCould not run 'aten::empty\n"
    "68\t' with arguments from the 'MPS' backend\t\tline\tCould not run '\n"
    "97\t' with arguments from the 'Meta' backend\t\tline\tCould not run '\n"
    "119\t' with exceptions disabled\t\tline\tcannot use '\n"
    "44\t', needed by '\n"
    "146\t', needed by '\t\tline\tninja: error: '\n"
    "119\t': expected a number\t\t72\tnvcc fatal\n"
    "5\t': is not a member of 'cudaDeviceProp'\n"
    '67\t\'AT_ASSERTM\' has not been declared\t\'AT_ASSERTM\' was not declared\t\'AT_ASSERTM’ has not been declared\t\'AT_ASSERTM’ was not declared\tidentifier "AT_ASSERTM" is undefined\t‘AT_ASSERTM\' has not been declared\t‘AT_ASSERTM\' was not declared\t‘AT_ASSERTM’ has not been declared\t‘AT_ASSERTM’ was not declared\n'
    "68\t'MSVCCompiler' object has no attribute '\t\tline\tcompiler'\tcompiler_cxx'\tcompiler_so'\tlinker_so'\tset_executable'\n"
    "136\t'NoneType' object has no attribute '\t\tline\tAttributeError(\n"
    "62\t'NoneType' object has no attribute '\t\tline\t_backward\t_forward\n"
    "62\t'NoneType' object has no attribute '\t\tline\t_bwd\t_cuda\t_fwd\n"
    "54\t'ninja' is not recognized as an internal or external command\n"
    "\t'ye tanımsız başvuru\tye tanımsız başvuru\t에 대한 정의되지 않은 참조\n"
    '131\t() got an unexpected keyword argument \n'
    '125\t(): incompatible function arguments. The following argument types are\t\t\tTypeError: \n'
    '12\t(killed) terminó el programa \tDödad-signal avslutade programmet \tGetötet hat Programm \tProcessus arrêté a terminé le programme \tTapettu-signaali päätti \tTué a terminé le programme \n'
    '83\t(os error 112)\t(os error 122)\t(os error 28)\n'
    '65\t(perhaps \t\t295\tchannel)\n'
    '12\t(signal: 9, SIGKILL: kill)\n'
    '60\t(you have \t\tline\t+cpu\n'
    '31 137\t) exceeds limit (\t\tline\tlocal memory (\n'
    '43\t) is greater than the maximum required version by CUDA \t\t\tcurrent installed version of \n'
    '47\t) is less than the minimum required version by CUDA \t\t\tcurrent installed version of \n'
    '47\t) is not usable for this PyTorch\t\tline\t (version \n'
    '3\t) versions mismatch\t\tline\tcuDNN compiled (\n'
    '116\t)" has already been defined\t\tline\tbfloat16\thalf\n'
    '88\t): Read timed out\t\tline\tConnectionPool(\n'
    '101\t): The output of this custom operator (1) must not also be an input\t\tline\t (with implementation in \n'
    '144\t): error : expected a "("\t): error: expected a "("\t\tline\tMSVC/14.\tMSVC\\14.\n'
    '110\t): error: argument list for template template\t): error: name followed by "::" must\t\tline\tcub/\tcub\\\tthrust/\tthrust\\\n'
    '114\t): error: cannot overload functions distinguished by return type alone\t\tline\tc10/util\tc10\\util\n'
    '45\t): error: exception specification is incompatible\t\tline\tmathcalls.h(\n'
    '45\t): error: identifier "__\t\tline\tbits/math-vector.h(\n'
    '43\t): error: identifier "__\t\tline\ttype_traits(\n'
    '112\t): error: incomplete type is not allowed\t\tline\tcutlass\n'
    '119\t): error: invalid combination of type specifiers\t\tline\tcub/\tcub\\\tthrust/\tthrust\\\n'
    '141\t): error: no instance of\t\tline\tcute\tcutlass\n'
    '111\t): error: static assertion failed with "\t\tline\t.cu(\t.cuh(\t.h(\t.hpp(\t.inl(\n'
    '61\t, but none of the providers can be installed\t\tline\t requires \n'
    '128\t, but the C++ function signature\t\tline\t) for dispatch key \n'
    '28\t, but was built for sm\t\tline\t is for sm\n'
    '103\t, but wrong architecture\tELFCLASS32\tELFCLASS64\n'
    "128\t, but you have torch \t, but you'll have torch \t\tline\t requires torch==\n"
    "103\t, file was built for unsupported file format\t.so' (not a mach-o file)\t.so' (slice is not valid mach-o file)\tld: unknown file type in '\n"
    '82\t, may conflict with lib\t\tline\t, needed by \n'
    '24\t, needed by\t\tline\tnvToolsExt\n'
    '74\t, needed by \t\tline\twarning: libMIOpen\twarning: libamd_comgr\twarning: libamdhip64\twarning: libcublas\twarning: libcuda\twarning: libcufft\twarning: libcufile\twarning: libculibos\twarning: libcupti\twarning: libcurand\twarning: libcusolver\twarning: libcusparse\twarning: libcutensor\twarning: libhip\twarning: libhsa-runtime64\twarning: libhsakmt\twarning: libnccl\twarning: libnpp\twarning: libnvJitLink\twarning: libnvidia-ml\twarning: libnvjpeg\twarning: libnvrtc\twarning: libnvshmem\twarning: librccl\twarning: libroc\n'
    '103\t, required architecture \t\tline\tfound architecture \n'
    '105\t, version CXXABI_\t, version GCC_1\t, version GCC_3\t, version GCC_4\t, version GCC_7\t, version GLIBCXX_\t, version GOMP_\t, version OACC_\t\tline\tundefined symbol: \n'
    '104\t, version GLIBC_2.\t\tline\tundefined symbol: \n'
    '61\t, version solving failed\n'
    '8\t, which is missing on the system\tnothing provides __cuda\n'
    '104\t, which is missing on the system\tnothing provides __glibc >=2.\n'
    '35\t--gpu-name=sm_\t\t\tptxas\n'
    '58\t--no-build-isolation\t\tline\tPyTorch\tTorch\ttorch\n'
    '128\t-1073741511\t0000139\tSTATUS_ENTRYPOINT_NOT_FOUND\n'
    '79\t-1073741515\t0000135\tSTATUS_DLL_NOT_FOUND\n'
    '103\t-1073741701\t000007\tSTATUS_INVALID_IMAGE_FORMAT\n'
    '103\t-1073741795\t000001\tIllegal instruction\tInstrucción ilegal\tInstruction non permise\tInstruçõe\tSIGILL\tUngültiger Maschinenbefehl\t不正な命令\t非法指令\n'
    '24\t-CUDA::nvToolsExt\t-lCUDA::nvToolsExt\tCUDA::nvToolsExt\tlCUDA::nvToolsExt\n'
    "103\t-bit platform\t\tline\tan't load \n"
    '18\t-lcudnn\t\tline\tcannot find\tkann nicht gefunden werden\tlibrary not found for\tne peut trouver\t找不到\n'
    '68\t-mavx\t-mf16c\t-mfma\t-msse\t\tline\tunrecognized command\tunsupported option\n'
    '28\t. Required capability\t\tline\tNo compiled \n'
    '125\t.cuda.o\tTORCH_EXTENSION_NAME\t\t336\t] \n'
    "146\t/DNOMINMAX\t/DWIN32\t/bigobj\t/nologo\t/openmp\t/permissive\terror: /EHa\terror: /EHsc\terror: /FS\terror: /GL\terror: /GR\terror: /MD\terror: /MT\terror: /O1\terror: /O2\terror: /Od\terror: /Ox\terror: /W\terror: /Z7\terror: /Zc:\terror: /Zi\terror: /arch:\terror: /fp:\terror: /std:c++\terror: /utf-8\terror: /wd\terror: no such file or directory: '/EHa\terror: no such file or directory: '/EHsc\terror: no such file or directory: '/FS\terror: no such file or directory: '/GL\terror: no such file or directory: '/GR\terror: no such file or directory: '/MD\terror: no such file or directory: '/MT\terror: no such file or directory: '/O1\terror: no such file or directory: '/O2\terror: no such file or directory: '/Od\terror: no such file or directory: '/Ox\terror: no such file or directory: '/W\terror: no such file or directory: '/Z7\terror: no such file or directory: '/Zc:\terror: no such file or directory: '/Zi\terror: no such file or directory: '/arch:\terror: no such file or directory: '/fp:\terror: no such file or directory: '/std:c++\terror: no such file or directory: '/utf-8\terror: no such file or directory: '/wd\t\tline\t: error: \t: fatal error: \n"
    '148\t/Wno-psabi\t\tline\tD8021\n'
    '145\t/bigobj\t\tline\tC1128\n'
    '16\t/bin/bash: \t/bin/dash: \t/bin/sh: \t\tline\tnvcc\n'
    "146\t/bin/bash: \t/bin/dash: \t/bin/sh: \terror: [Errno 2] No such file or directory: '\tmake: \n"
    '14\t/bin/nvcc\t\tline\t:/\n'
    '14\t/bin/nvcc\t\tline\tAucun fichier ou dossier\tDatei oder Verzeichnis nicht\tNo existe el\tNo such file\tNot a directory\tcommand not found\tnot found\tНет такого файла\tそのようなファイル\t未找到\t没有那个文件\n'
    '74\t/libATen.\t/libc10.\t/libcaffe2.\t/libtorch.\t/libtorch_cpu.\t/libtorch_global_deps.\t/libtorch_python.\t\tline\tATen.a\tATen.so\tc10.a\tc10.so\tcaffe2.a\tcaffe2.so\ttorch.a\ttorch.so\ttorch_cpu.a\ttorch_cpu.so\ttorch_global_deps.a\ttorch_global_deps.so\ttorch_python.a\ttorch_python.so\n'
    '74\t/libMIOpen\t/libamd_comgr\t/libamdhip64\t/libcublas\t/libcuda\t/libcufft\t/libcufile\t/libculibos\t/libcupti\t/libcurand\t/libcusolver\t/libcusparse\t/libcutensor\t/libhip\t/libhsa-runtime64\t/libhsakmt\t/libnccl\t/libnpp\t/libnvJitLink\t/libnvidia-ml\t/libnvjpeg\t/libnvrtc\t/libnvshmem\t/librccl\t/libroc\t\tline\tmake\n'
    '42\t/usr/include/hip/\t\t\t: \n'
    '8\t0 active drivers ([])\n'
    '87\t: ***\tgmake\n'
    '103\t: 32 bit compilation is only supported for\t\t56\tnvcc fatal\n'
    '50\t: Befehl nicht gefunden\t: Command not found\t: Kommando nicht gefunden\t: comando não encontrado\t: command not found\t: commande introuvable\t: not found\t: orden no encontrada\t: コマンドが見つかりません\t: 找不到命令\t: 未找到命令\t\t36\tc++\tcc\tcl\tclang\tclang++\tg++\tgcc\n'
    '13\t: CUDA cannot be found\n'
    '12\t: Cannot allocate memory\t: Nicht genügend\t: No se puede asignar\t: 无法分配内存\t\tline\tfork\tposix_spawn\tspawn\tvfork\n'
    '12\t: Cannot fork\t\tline\tsh: \n'
    '63\t: Datei zu kurz\t: ELF load command past end of file\t: archivo demasiado corto\t: cannot read file data\t: fichier trop court\t: file too short\t: файл слишком короткий\t: ファイルが短すぎます\t: 文件过短\t: 檔案太短\t\tline\t.dylib\t.pyd\t.so\n'
    '50\t: Failed to preprocess host compiler properties\t\t61\tnvcc fatal\n'
    '147\t: Filename too long\n'
    '147\t: Filename too long\t\t353\tunable to \n'
    '31\t: Formal parameter space \t\tline\terror\n'
    '17\t: Found unsuitable version "\t\t110\tCould NOT find CUDA\n'
    '61\t: Found unsuitable version "\t\tline\tCould NOT find \n'
    "79\t: Impossible d'ouvrir le fichier d'objet partagé\t: Kann die Shared-Object-Datei nicht öffnen\t: Ne peut ouvrir le fichier d'objet partagé\t: impossibile aprire il file oggetto condiviso\t: impossible d'ouvrir le fichier d'objet partagé\t: nie można otworzyć pliku obiektu dzielonego\t: no se puede abrir el archivo del objeto compartido\t: no se puede abrir el fichero del objeto compartido\t: não é possível abrir arquivo compartilhado\t: невозможно открыть разделяемый объектный файл\t: 共有オブジェクトファイルを開けません\t: 无法打开共享对象文件\t: 無法開啟共用物件\t: 동적 오브젝트 파일을 열 수 없습니다\t\tline\t.so\n"
    '22\t: Internal \t: internal \t\t48\tInternal compiler error\tInternal error\tinternal compiler error\tinternal error\n'
    '64\t: Kann die Shared\t: cannot open shared obj\t: 无法打开共享对象\t\tline\t.pyd: \t.so: \n'
    '12\t: Memory allocation failure\t\t46\tcicc error\tcicc fatal\tfatbinary error\tfatbinary fatal\tnvcc error\tnvcc fatal\tnvlink error\tnvlink fatal\tptxas error\tptxas fatal\n'
    '32\t: No CUDA GPUs are available\n'
    '108\t: No module named \t\t704\t__init__.py\n'
    '28\t: No paths matched \t\tline\trocBLAS \n'
    '74\t: No such file\t\tline\t/libMIOpen\t/libamd_comgr\t/libamdhip64\t/libcublas\t/libcuda\t/libcufft\t/libcufile\t/libculibos\t/libcupti\t/libcurand\t/libcusolver\t/libcusparse\t/libcutensor\t/libhip\t/libhsa-runtime64\t/libhsakmt\t/libnccl\t/libnpp\t/libnvJitLink\t/libnvidia-ml\t/libnvjpeg\t/libnvrtc\t/libnvshmem\t/librccl\t/libroc\n'
    '64\t: No such file\t\tline\t: error: \n'
    '53\t: No such file\t\tline\tC1083: \n'
    '53\t: No such file\t\tline\tcatastrophic error: \tfatal error: \n'
    "53\t: No such file\t\tline\tcommand 'cmake'\tcommand 'git'\tcommand 'make'\tcommand 'patch'\tcommand 'pkg-config'\tcommand 'protoc'\tcommand 'swig'\tunable to execute 'cmake'\tunable to execute 'git'\tunable to execute 'make'\tunable to execute 'patch'\tunable to execute 'pkg-config'\tunable to execute 'protoc'\tunable to execute 'swig'\n"
    '146\t: No such file\t: linker input file not found\t\tline\tc++\tcc\tcc1\tcc1plus\tg++\tgcc\tld\n'
    '50\t: No such file or directory\t\tline\tmake\n'
    '18\t: Not a directory\t\tline\tcudnn\n'
    '14\t: Path to libdevice library not specified\t\t55\tnvcc error\tnvcc fatal\n'
    "50\t: Permission denied\t\tline\t '\n"
    '3\t: PyTorch was compiled\t\t\tcuDNN version \n'
    '12\t: Resource temporarily unavailable\t: Ressource temporairement\t: 资源暂时不可用\t\tline\tfork\tposix_spawn\tvfork\n'
    '50\t: The system cannot find the file specified\t\tline\tCreateProcess\n'
    "\t: Undefined reference to '\t\t\tnvlink error\n"
    "119\t: Unknown option '\t\t118\tnvcc fatal\n"
    "17\t: Unknown option '\t\t69\tnvcc fatal\n"
    "17\t: Unknown option '\t\t89\tnvcc fatal\n"
    '10\t: Unresolved extern function\t\tline\tptxas fatal \n'
    '50\t: Unsupported ICC compiler found\t: Unsupported Intel compiler found\t: Unsupported NVHPC compiler found\t: Unsupported PGI compiler found\t: Unsupported XLC compiler found\t\t48\tnvcc fatal\n'
    "50\t: Visual Studio configuration file '\t\t170\t' could not be found\n"
    '93\t: an object with that name is already\t\tline\tcannot initialize type \n'
    '20\t: calling a constexpr __device__ function\t\tline\terror\n'
    '20\t: calling a constexpr __host__ function\t\tline\terror\n'
    '82\t: cannot find /\t\tline\t/lib\n'
    '9\t: cannot open shared object\t\tline\tlibnvrtc-builtins.so\n'
    '108\t: cannot open shared object\t\tline\tlibpython\n'
    '62\t: cannot open shared object file: No such\t\tline\t.dylib\t.so\n'
    '48\t: cannot read file data\t: file too short\t\tline\t.triton\tflashinfer\ttorch_extensions\ttorchinductor_\n'
    '114\t: class template "std::_Is_memfunptr" has already been defined\t\tline\ttype_traits(\n'
    '76\t: could not read symbols: Invalid operation\t: error adding symbols: DSO missing from command line\t\tline\tlib\n'
    '126\t: could not read symbols: Invalid operation\t: error adding symbols: DSO missing from command line\t\tline\tlibATen\tlibc10\tlibcaffe2\tlibshm\tlibtorch\n'
    '47\t: error C2440: \t\t\tc10::optional<\n'
    '141\t: error C2975\t\t89\tcute\tcutlass\tkernel_traits\tlaunch_template\tstatic_switch\n'
    '64\t: error: \t\tline\t.o\n'
    '16\t: error: cannot find libdevice for sm_\t\tline\tclang\n'
    '45\t: error: exception specification in declaration does not match\t\tline\tmathcalls.h:\n'
    '43\t: error: expected \t: error: template argument \t: error:expected \t: error:template argument \t: error： expected \t: error： template argument \t: error：expected \t: error：template argument \t: 错误: expected \t: 错误: template argument \t: 错误:expected \t: 错误:template argument \t: 错误： expected \t: 错误： template argument \t: 错误：expected \t: 错误：template argument \tbody of constexpr\tcannot call member function\tmismatched argument pack\tredeclaration of\twrong number of template\t\tline\tc++/\n'
    '43\t: error: expected primary-expression before\t\tline\tboxing/impl/boxing.h:\n'
    '113\t: error: identifier "\t\tline\tcute\tcutlass\n'
    '113\t: error: name followed by "::" must be a class or namespace name\t\tline\tcute\tcutlass\n'
    '113\t: error: namespace "cut\t\tline\t" has no member \n'
    '114\t: error: need \t\tline\ttypename\n'
    "44\t: error: no such file or directory: '\t\tline\tclang\n"
    '124\t: error: redefinition of\t\tline\t.h\n'
    "119\t: error: the clang compiler does not support '-\t\tline\tmarch=native\tmcpu=native\tmtune=native\n"
    '119\t: error: unknown argument\t\tline\tclang\n'
    "113\t: error: unknown type name '\t: error: use of undeclared identifier '\t\tline\tcute\tcutlass\n"
    "119\t: error: unsupported option '-\t\tline\tclang\n"
    '23\t: expression must be a pointer to a complete object\t\t\tpybind11\n'
    '144\t: identifier "__\t\tline\tMSVC/14.\tMSVC\\14.\n'
    '43\t: internal compiler error\t\tline\t/chrono:\n'
    '103\t: invalid ELF header\t: ungültiger ELF-Header\t: 无效的 ELF 头\t\tline\t.a\t.so\n'
    '47\t: invalid static_cast from type \t\tline\ttorch::OrderedDict<\n'
    '87\t: misaligned address\t: unspecified launch failure\n'
    '119\t: target specific option mismatch\t\tline\tinlining failed in call to \n'
    '23\t: too few arguments\t\t\tpybind11\n'
    "51\t: unsupported option '-fopenmp\t: unsupported option ‘-fopenmp\t\tline\terror: unsupported option \t错误: unsupported option \n"
    '5\t: version "hip_\t: version \'hip_\t: version `hip_\t\tline\t" not found\t\' not found\t` not found\n'
    '2 3 5 7\t: version "libcu\t: version "libnccl\t: version "libnv\t: version \'libcu\t: version \'libnccl\t: version \'libnv\t: version `libcu\t: version `libnccl\t: version `libnv\t: version ‘libcu\t: version ‘libnccl\t: version ‘libnv\t\tline\t" not found\t\' not found\t’ not found\n'
    '14\t:/bin/nvcc\n'
    '14\t:/include\t:/lib64\t:/usr/local/cuda\t\tline\t-I\t-L\n'
    '14\t:\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA\\v\t\tline\t\\bin\\nvcc\n'
    '41\t; did you mean \t\tline\tundeclared identifier \tunknown type name \n'
    '14\t;\\bin\\nvcc\t\tline\t:\\\n'
    '114\t> are available only with C++\t\tline\tcontents of <\n'
    '146\tA single input file is required for a non-link phase\t\t\twhen an output\n'
    '4\tAPI call is not supported in the installed CUDA driver\tcudaErrorCallRequiresNewerDriver\n'
    '121\tAT_ASSERT\tAT_ERROR\tCHECK_EQ\tCHECK_GE\tCHECK_GT\tCHECK_LE\tCHECK_LT\tCHECK_NE\tCHECK_NOTNULL\tDCHECK_EQ\tDCHECK_GE\tDCHECK_GT\tDCHECK_LE\tDCHECK_LT\tDCHECK_NE\tDCHECK_NOTNULL\t\tline\tC3861: \n'
    '121\tAT_CHECK\tAT_CHECK_INDEX\n'
    '121\tAT_CHECK\tAT_CHECK_INDEX\t\t30\tnot\tundefined\n'
    '121\tAT_CPP14_CONSTEXPR\tC10_FALLTHROUGH\tC10_HOST_CONSTEXPR\tC10_NORETURN\n'
    '121\tAT_CPP14_CONSTEXPR\tC10_FALLTHROUGH\tC10_HOST_CONSTEXPR\tC10_NORETURN\t\t34\tnot\tundefined\n'
    '121\tAT_CUDA_API\tCAFFE2_API\tCAFFE2_CUDA_API\tTORCH_CUDA_API\n'
    '121\tAT_CUDA_API\tCAFFE2_API\tCAFFE2_CUDA_API\tTORCH_CUDA_API\t\t31\tnot\tundefined\n'
    '121\tAT_DISPATCH_ALL_TYPES_AND_HALF\n'
    '121\tAT_DISPATCH_ALL_TYPES_AND_HALF\t\t76\tnot\tundefined\n'
    '121\tAT_FORALL_SCALAR_TYPES\t\t\t_EXCEPT_\n'
    '121\tAT_FORALL_SCALAR_TYPES\t\t99\t_EXCEPT_\n'
    '121\tAT_INDEX_ERROR\n'
    '121\tAT_INDEX_ERROR\t\t30\tnot\tundefined\n'
    '121\tAT_WARN\n'
    '121\tAT_WARN\t\t23\tnot\tundefined\n'
    '57\tATen/ATen.h\tATen/Tensor.h\ttorch/all.h\ttorch/library.h\ttorch/python.h\ttorch/script.h\ttorch/torch.h\ttorch/types.h\t\t47\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '57\tATen/ATen.h\tATen/Tensor.h\ttorch/all.h\ttorch/library.h\ttorch/python.h\ttorch/script.h\ttorch/torch.h\ttorch/types.h\t\tline\tC1083\n'
    '57\tATen/ATen.h\tATen/Tensor.h\ttorch/all.h\ttorch/library.h\ttorch/python.h\ttorch/script.h\ttorch/torch.h\ttorch/types.h\t\tline\tinclude file \n'
    '121\tATen/CPUGenerator\tATen/CUDA\tATen/CUDAGenerator\tATen/Type\tATen/TypeDefault\tATen/TypeExtendedInterface\t\t60\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '121\tATen/CPUGenerator\tATen/CUDA\tATen/CUDAGenerator\tATen/Type\tATen/TypeDefault\tATen/TypeExtendedInterface\t\tline\tC1083\n'
    '121\tATen/Dimname.h\tATen/NamedTensor.h\tATen/NamedTensorUtils.h\tATen/TensorNames.h\tATen/core/Dimname.h\tATen/core/NamedTensor.h\tATen/core/NamedTensorUtils.h\tATen/core/TensorNames.h\t\t60\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '121\tATen/Dimname.h\tATen/NamedTensor.h\tATen/NamedTensorUtils.h\tATen/TensorNames.h\tATen/core/Dimname.h\tATen/core/NamedTensor.h\tATen/core/NamedTensorUtils.h\tATen/core/TensorNames.h\t\tline\tC1083\n'
    '121\tATen/Dimname.h\tATen/NamedTensor.h\tATen/NamedTensorUtils.h\tATen/TensorNames.h\tATen/core/Dimname.h\tATen/core/NamedTensor.h\tATen/core/NamedTensorUtils.h\tATen/core/TensorNames.h\t\tline\tinclude file \n'
    '121\tATen/Error.h\tATen/core/Error.h\t\t49\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '121\tATen/Error.h\tATen/core/Error.h\t\tline\tC1083\n'
    '121\tATen/Error.h\tATen/core/Error.h\t\tline\tinclude file \n'
    '67\tATen/c\tc10/util/Float\tinclude file "torch/\tinclude file \'torch/\t\tline\t" not found\t\' not found\n'
    '67\tATen/c\tc10/util/Float\ttorch/csrc/stable/\ttorch/extension.h\ttorch/headeronly/\t\t110\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '67\tATen/c\tc10/util/Float\ttorch/csrc/stable/\ttorch/extension.h\ttorch/headeronly/\t\tline\tC1083\n'
    '121\tATen/cpu/vec256/\t\t89\t open include file\t open source file\n'
    '121\tATen/cpu/vec256/\t\t90\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '121\tATen/cpu/vec256/\t\tline\t file not found\n'
    '121\tATen/cpu/vec256/\t\tline\tC1083\n'
    '121\tATen/cpu/vec256/\t\tline\tinclude file \n'
    '67\tATen/cuda/CUDAContext.h\t\t42\t: No such file\n'
    '121\tATen/cuda/CUDAFuture.cuh\tATen/cuda/CUDAFuture.h\tATen/cuda/CUDAMultiStreamGuard.cuh\tATen/cuda/CUDAMultiStreamGuard.h\tATen/cuda/CUDASolver.cuh\tATen/cuda/CUDASolver.h\tATen/cuda/CUDATypeConversion.cuh\tATen/cuda/CUDATypeConversion.h\t\t66\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '121\tATen/cuda/CUDAFuture.cuh\tATen/cuda/CUDAFuture.h\tATen/cuda/CUDAMultiStreamGuard.cuh\tATen/cuda/CUDAMultiStreamGuard.h\tATen/cuda/CUDASolver.cuh\tATen/cuda/CUDASolver.h\tATen/cuda/CUDATypeConversion.cuh\tATen/cuda/CUDATypeConversion.h\t\tline\tC1083\n'
    '121\tATen/cuda/CUDAFuture.cuh\tATen/cuda/CUDAFuture.h\tATen/cuda/CUDAMultiStreamGuard.cuh\tATen/cuda/CUDAMultiStreamGuard.h\tATen/cuda/CUDASolver.cuh\tATen/cuda/CUDASolver.h\tATen/cuda/CUDATypeConversion.cuh\tATen/cuda/CUDATypeConversion.h\t\tline\tinclude file \n'
    '121\tATen/cuda/CUDAGuard.h\tATen/cuda/CUDAStream.h\t\t53\t open include file\t open source file\n'
    '121\tATen/cuda/CUDAGuard.h\tATen/cuda/CUDAStream.h\t\t54\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '121\tATen/cuda/CUDAGuard.h\tATen/cuda/CUDAStream.h\t\tline\tC1083\n'
    '121\tATen/cuda/CUDAGuard.h\tATen/cuda/CUDAStream.h\t\tline\tinclude file \n'
    '121\tATen/cudnn/Exceptions.h\t\t218\tcompilation terminated\n'
    '121\tATen/cudnn/Exceptions.h\t\t54\t open include file\t open source file\n'
    '121\tATen/cudnn/Exceptions.h\t\t55\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '121\tATen/cudnn/Exceptions.h\t\tline\t file not found\n'
    '121\tATen/cudnn/Exceptions.h\t\tline\tC1083\n'
    '121\tATen/cudnn/Exceptions.h\t\tline\tinclude file \n'
    '121\tATenCeilDiv\tTHCCeilDiv\tTHCRoundUp\n'
    '121\tATenCeilDiv\tTHCCeilDiv\tTHCRoundUp\t\t27\tnot\tundefined\n'
    '22\tAborted\tBus error\tIllegal instruction\t\t167\tcicc\tcudacc\tcudafe\tcudafe++\tfatbinary\tnvcc\tnvlink\tptxas\n'
    '88\tAn error happened while trying to locate the file on the Hub\n'
    '73\tAnwendungssteuerungsrichtlinie hat\tApplication Control policy has blocked\tPolítica de Controle de Aplicativo\tdirectiva de Control de aplicaciones\tstratégie de contrôle d\tПолитика управления приложениями\tアプリケーション制御ポリシーに\t应用程序控制策略已阻止\t應用程式控制原則已封鎖\t애플리케이션 제어 정책\n'
    '26\tArch conditional MMA instruction used without targeting\n'
    '52\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\t\t\tPython.h\tpatchlevel.h\tpyconfig.h\n'
    '19\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\t\t101\tcub/\tcublas\tcuda/atomic\tcuda/barrier\tcuda/functional\tcuda/pipeline\tcuda/std/\tcudaProfiler.h\tcuda_profiler_api.h\tcufft\tcufile.h\tcupti\tcurand\tcusolver\tcusparse.h\tcusparseLt.h\tcusparse_v2.h\tnccl.h\tnpp\tnv/target\tnvJitLink.h\tnvPTXCompiler.h\tnvToolsExt\tnvjpeg.h\tnvml.h\tnvrtc.h\tnvshmem\tnvtx3/\tthrust/\n'
    '53\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\t\t102\tboost/\n'
    '53\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\t\t56\tasm/\tbits/libc-header-start\tgnu/stubs\tsys/cdefs\n'
    '18\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\t\t59\tcudnn\n'
    '53\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\t\t62\tflann/\n'
    '56\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\t\t64\tnumpy/\n'
    '53\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\t\t68\tlibav\n'
    '53\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\t\t69\tEigen/\n'
    '19\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\t\t70\tcooperative_groups.h\tcrt/\tcuda.h\tcuda_bf16.h\tcuda_device_runtime_api.h\tcuda_fp16.h\tcuda_fp4.h\tcuda_fp6.h\tcuda_fp8.h\tcuda_runtime\tdevice_launch_parameters.h\tdriver_types.h\thost_defines.h\tlibrary_types.h\tvector_types.h\n'
    '53\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\t\t76\tImf\n'
    '53\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\t\t78\ttbb/\n'
    '53\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\t\t79\tX11/\n'
    '121\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\t\t81\tc10d/\n'
    '44\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\t\t96\t.cuh\t.h\t.hh\t.hpp\n'
    '121\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\t\t96\tTHC\n'
    '53\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\t\t99\tCGAL/\n'
    '121\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\t\t99\tTH/TH\tTHCUNN/\tTHNN/\n'
    '132\tAssertion \n'
    '89\tAssertion `\t\t\t` failed\n'
    '17\tAssertion error (\t\tline\t or (major == \n'
    '125\tAssertionError: \t\tline\t miss in module \n'
    '56\tAssertionError: \t\tline\tdistutils\n'
    '86\tAttempted to use ninja as the BuildExtension backend but we could not find ninja\n'
    '60\tAttempting to deserialize object on a CUDA device\n'
    '26\tAttempting to use \t\tline\tCUTE_ARCH_\tCUTLASS_ARCH_\n'
    '61\tAttributeError: cython_sources\n'
    '56\tAttributeError: install_layout\n'
    "125\tAttributeError: module '\t\tline\t' has no attribute '\n"
    '124\tAttributeError: module \'torch._C\' has no attribute \'\tImportError: cannot import name \'\t\t\t.py", line \n'
    '83\tAucun espace disponible sur le périphérique\tNo queda espacio en el dispositivo\taucun espace disponible sur le périphérique\tno queda espacio en el dispositivo\n'
    '83\tAuf dem Gerät ist kein Speicherplatz\tKein Speicherplatz mehr\tkein Speicherplatz mehr verfügbar\n'
    '121\tAutoGIL\tAutoNoGIL\n'
    '121\tAutoGIL\tAutoNoGIL\t\t25\tnot\tundefined\n'
    '56\tBackendUnavailable: Cannot import \n'
    '50\tBroken toolchain: cannot link a simple \t\tline\t program\n'
    '62\tC extension: \t\tline\t not built\n'
    '50\tC++ compiler\thost compiler\t\tline\t find \t locate \n'
    '44\tC1083\n'
    '44\tC1083\t\tline\t.cuh\t.h\t.hh\t.hpp\n'
    '53\tC1083\t\tline\t.h\n'
    '53\tC1083\t\tline\tCGAL/\n'
    '53\tC1083\t\tline\tImf\n'
    '52\tC1083\t\tline\tPython.h\tpatchlevel.h\tpyconfig.h\n'
    '121\tC1083\t\tline\tTH/TH\tTHCUNN/\tTHNN/\n'
    '121\tC1083\t\tline\tTHC\n'
    '53\tC1083\t\tline\tX11/\n'
    '53\tC1083\t\tline\tasm/\tbits/libc-header-start\tgnu/stubs\tsys/cdefs\n'
    '121\tC1083\t\tline\tc10d/\n'
    '19\tC1083\t\tline\tcooperative_groups.h\tcrt/\tcuda.h\tcuda_bf16.h\tcuda_device_runtime_api.h\tcuda_fp16.h\tcuda_fp4.h\tcuda_fp6.h\tcuda_fp8.h\tcuda_runtime\tdevice_launch_parameters.h\tdriver_types.h\thost_defines.h\tlibrary_types.h\tvector_types.h\n'
    '19\tC1083\t\tline\tcub/\tcublas\tcuda/atomic\tcuda/barrier\tcuda/functional\tcuda/pipeline\tcuda/std/\tcudaProfiler.h\tcuda_profiler_api.h\tcufft\tcufile.h\tcupti\tcurand\tcusolver\tcusparse.h\tcusparseLt.h\tcusparse_v2.h\tnccl.h\tnpp\tnv/target\tnvJitLink.h\tnvPTXCompiler.h\tnvToolsExt\tnvjpeg.h\tnvml.h\tnvrtc.h\tnvshmem\tnvtx3/\tthrust/\n'
    '18\tC1083\t\tline\tcudnn\n'
    '53\tC1083\t\tline\ttbb/\n'
    '147\tC1083\tLNK1104\tWinError 2]\tWinError 3]\n'
    '53\tC1083\tannot open include file: \t\tline\talgorithm\tarray\tatomic\tcassert\tcfloat\tclimits\tcmath\tcomplex\tcstddef\tcstdint\tcstdio\tcstdlib\tcstring\tfunctional\tinitializer_list\tiostream\tlimits\tmemory\tnew\tstring\ttuple\ttype_traits\tutility\tvector\n'
    "147\tC1083: Cannot open compiler generated file: '\t\tline\tInvalid argument\n"
    '121\tC10_HIP_API\tC10_HIP_KERNEL_LAUNCH_CHECK\tTORCH_HIP_API\n'
    '121\tC10_HIP_API\tC10_HIP_KERNEL_LAUNCH_CHECK\tTORCH_HIP_API\t\t43\tnot\tundefined\n'
    '121\tC2027\t\tline\tat::Tensor\n'
    '114\tC2039: \t\tline\tassume_aligned\tatomic_ref\tbit_cast\tbit_ceil\tbit_width\tconvertible_to\tcountl_zero\tcountr_zero\tderived_from\tendian\terase_if\tfloating_point\thas_single_bit\tintegral\tinvocable\tis_constant_evaluated\tjthread\tmidpoint\tnumbers\tpartial_ordering\tpopcount\tranges\tregular\tremove_cvref\tremove_cvref_t\tsame_as\tsource_location\tspan\tssize\tstrong_ordering\tto_array\ttype_identity\ttype_identity_t\tunsigned_integral\tweak_ordering\n'
    '121\tC2039: \t\tline\tat\ttorch\n'
    '67\tC2039: \t\tline\tat::Tensor\n'
    '109\tC2039: \t\tline\tcub\tthrust\n'
    '111 113\tC2039: \t\tline\tcute\tcutlass\n'
    '114\tC2039: \t\tline\tstd\n'
    '120\tC2039: \tC2061: \tC2065: \tC3861: \t\tline\tCHAR_MAX\tCHAR_MIN\tDBL_EPSILON\tDBL_MAX\tDBL_MIN\tFLT_EPSILON\tFLT_MAX\tFLT_MIN\tINT16_MAX\tINT16_MIN\tINT32_MAX\tINT32_MIN\tINT64_MAX\tINT64_MIN\tINT8_MAX\tINT8_MIN\tINT_MAX\tINT_MIN\tLLONG_MAX\tLLONG_MIN\tLONG_MAX\tLONG_MIN\tSHRT_MAX\tSHRT_MIN\tUCHAR_MAX\tUCHAR_MIN\tUINT16_MAX\tUINT16_MIN\tUINT32_MAX\tUINT32_MIN\tUINT64_MAX\tUINT64_MIN\tUINT8_MAX\tUINT8_MIN\tUINTPTR_MAX\tUINT_MAX\tUINT_MIN\tULLONG_MAX\tULLONG_MIN\tULONG_MAX\tULONG_MIN\tUSHRT_MAX\tUSHRT_MIN\taccumulate\taddressof\tall_of\tany_of\tarray\tback_inserter\tbind\tcall_once\tcerr\tchrono\tclog\tcondition_variable\tcopy\tcopy_n\tcout\tdomain_error\tendl\tfill\tfill_n\tfind\tfind_if\tfor_each\tfunction\tinitializer_list\tinner_product\tint16_t\tint32_t\tint64_t\tint8_t\tint_fast16_t\tint_fast32_t\tint_fast64_t\tint_fast8_t\tint_fastmax_t\tint_fastptr_t\tint_least16_t\tint_least32_t\tint_least64_t\tint_least8_t\tint_leastmax_t\tint_leastptr_t\tintmax_t\tintptr_t\tinvalid_argument\tiota\tistreambuf_iterator\tistringstream\tlock_guard\tlogic_error\tlower_bound\tmake_shared\tmax\tmax_element\tmemcpy\tmemmove\tmemset\tmin\tmin_element\tmutex\tnone_of\tnth_element\tnumeric_limits\tonce_flag\tostringstream\tout_of_range\tpartial_sort\tpartial_sum\tref\treverse\truntime_error\tsetfill\tsetprecision\tsetw\tshared_ptr\tsort\tstable_sort\tstrcmp\tstringstream\tstrlen\tstrncpy\tswap\tswap_ranges\tthis_thread\tthread\ttransform\tuint16_t\tuint32_t\tuint64_t\tuint8_t\tuint_fast16_t\tuint_fast32_t\tuint_fast64_t\tuint_fast8_t\tuint_fastmax_t\tuint_fastptr_t\tuint_least16_t\tuint_least32_t\tuint_least64_t\tuint_least8_t\tuint_leastmax_t\tuint_leastptr_t\tuintmax_t\tuintptr_t\tunique_copy\tunique_lock\tunique_ptr\tunordered_map\tunordered_multimap\tunordered_set\tupper_bound\tvector\tweak_ptr\n'
    "55\tC2039: 'exc_traceback'\tC2039: 'exc_type'\tC2039: 'exc_value'\tC2039: 'ob_digit'\tC2039: 'tp_print'\tC2039: 'use_tracing'\t\tline\t'_longobject'\t'_ts'\t'_typeobject'\n"
    '142\tC2065\t\tline\tM_1_PI\tM_2_PI\tM_2_SQRTPI\tM_E\tM_LN10\tM_LN2\tM_LOG10E\tM_LOG2E\tM_PI\tM_PI_2\tM_PI_4\tM_SQRT1_2\tM_SQRT2\n'
    '114\tC2429\tC7525\tC7582\tC7624\tC7642\t\tline\t/std:c++\n'
    '119\tC2589: \t\tline\t"("\t"(\'\t"(”\t\'("\t\'(\'\t\'(”\t“("\t“(\'\t“(”\n'
    '116\tC2593: \t\t226\tHalf\thalf\n'
    '143\tC2872\t\t17\tat\tc10\tstd\n'
    '119\tC4003: \t\tline\tmax\tmin\n'
    '53\tCL/cl\tCL/opencl\t\t51\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tCL/cl\tCL/opencl\t\tline\tC1083\n'
    '27\tCMAKE_CUDA_ARCHITECTURES\t\t\tnon-empty\tvalid\n'
    '13\tCMAKE_CUDA_ARCHITECTURES must be non-empty\n'
    '25 27 33\tCMAKE_CUDA_ARCHITECTURES:\t\t\tcompiler\n'
    '27\tCMAKE_CUDA_ARCHITECTURES:\t\t\tfollowing\n'
    '16\tCMAKE_CUDA_COMPILER\t\t\tfound\n'
    '13\tCMAKE_CUDA_COMPILER not set, after EnableLanguage\n'
    '16\tCMAKE_CUDA_COMPILER:\t\t57\t"CMAKE_CUDA_COMPILER-NOTFOUND\tCMAKE_CUDA_COMPILER-NOTFOUND\tnvcc\n'
    '53\tCMake must be installed to build\t\tline\textension\tfollowing\n'
    "103\tCPU does not support \tCPU doesn't support \tCPU lacks \tprocessor does not support \tprocessor doesn't support \tprocessor lacks \t\tline\tAVX\tSSE4\n"
    '121\tCPUGenerator\tCUDAGenerator\n'
    '121\tCPUGenerator\tCUDAGenerator\t\t29\tnot\tundefined\n'
    '110\tCUB requires a definition of CUB_NS_QUALIFIER\n'
    '84\tCUBLAS_STATUS_INTERNAL_ERROR when calling \t\tline\tcublasCreate\n'
    '7\tCUBLAS_STATUS_INVALID_VALUE when calling \t\tline\tcublasD\tcublasG\tcublasH\tcublasLt\tcublasS\n'
    '110\tCUB_NS_QUALIFIER\t\tline\t#error\n'
    '110\tCUB_NS_QUALIFIER\tTHRUST_NS_QUALIFIER\t\tline\t does not name\t has not been declared\t was not declared\n'
    '28\tCUDA Error \tCUDA Error: \tCUDA error \tCUDA error: \tCUDA failure \tCuda error: \tcuda execution failed with error \tcuda runtime error \t\tline\t (209\t (48\t (98\t (code 209\t (code 48\t (code 98\t 209\t 48\t 98\t code 209\t code 48\t code 98\n'
    '11\tCUDA Error (222\tCUDA Error (code 222\tCUDA Error 222\tCUDA Error code 222\tCUDA Error: (222\tCUDA Error: (code 222\tCUDA Error: 222\tCUDA Error: code 222\tCUDA error (222\tCUDA error (code 222\tCUDA error 222\tCUDA error code 222\tCUDA error: (222\tCUDA error: (code 222\tCUDA error: 222\tCUDA error: code 222\tCUDA failure (222\tCUDA failure (code 222\tCUDA failure 222\tCUDA failure code 222\tCuda error: (222\tCuda error: (code 222\tCuda error: 222\tCuda error: code 222\tcuda execution failed with error (222\tcuda execution failed with error (code 222\tcuda execution failed with error 222\tcuda execution failed with error code 222\tcuda runtime error (222\tcuda runtime error (code 222\tcuda runtime error 222\tcuda runtime error code 222\n'
    '4\tCUDA Error (35\tCUDA Error (code 35\tCUDA Error 35\tCUDA Error code 35\tCUDA Error: (35\tCUDA Error: (code 35\tCUDA Error: 35\tCUDA Error: code 35\tCUDA error (35\tCUDA error (code 35\tCUDA error 35\tCUDA error code 35\tCUDA error: (35\tCUDA error: (code 35\tCUDA error: 35\tCUDA error: code 35\tCUDA failure (35\tCUDA failure (code 35\tCUDA failure 35\tCUDA failure code 35\tCuda error: (35\tCuda error: (code 35\tCuda error: 35\tCuda error: code 35\tcuda execution failed with error (35\tcuda execution failed with error (code 35\tcuda execution failed with error 35\tcuda execution failed with error code 35\tcuda runtime error (35\tcuda runtime error (code 35\tcuda runtime error 35\tcuda runtime error code 35\n'
    "32\tCUDA architecture\tCUDA capabilit\tCUDA compute architecture\tCUDA compute capabilit\tCUDA's architecture\tCUDA's capabilit\tCUDA's compute architecture\tCUDA's compute capabilit\tCUDAs architecture\tCUDAs capabilit\tCUDAs compute architecture\tCUDAs compute capabilit\tGPU architecture\tGPU capabilit\tGPU compute architecture\tGPU compute capabilit\tGPU's architecture\tGPU's capabilit\tGPU's compute architecture\tGPU's compute capabilit\tGPUs architecture\tGPUs capabilit\tGPUs compute architecture\tGPUs compute capabilit\tdevice architecture\tdevice capabilit\tdevice compute architecture\tdevice compute capabilit\tdevice's architecture\tdevice's capabilit\tdevice's compute architecture\tdevice's compute capabilit\tdevices architecture\tdevices capabilit\tdevices compute architecture\tdevices compute capabilit\t\tline\tdetect \tdetermine \tfind \tget \tquery \n"
    '14\tCUDA compiler and CUDA toolkit headers are incompatible\n'
    '8\tCUDA driver initialization failed, you might not have\n'
    '7\tCUDA driver is a stub library\tCUDA_ERROR_STUB_LIBRARY\tcudaErrorStubLibrary\n'
    '8\tCUDA driver library cannot be found\n'
    '4\tCUDA driver version is insufficient for CUDA runtime version\n'
    '86\tCUDA extension not installed\n'
    '8\tCUDA initialization: Found no NVIDIA driver on your system\n'
    '60\tCUDA unavailable, invalid device\n'
    '8\tCUDA unknown error - this may be due to an incorrectly set up environment\n'
    '5\tCUDA version mismatch! DeepSpeed ops were compiled and installed with a different version\n'
    '16\tCUDA was not found on the system, please set the CUDA_HOME\n'
    '24\tCUDA::nvToolsExt\t\t\tnot\n'
    '24\tCUDA::nvToolsExt\t\t\ttarget was not\n'
    '121\tCUDAGuard\tCUDAStreamGuard\tOptionalCUDAGuard\tOptionalCUDAStreamGuard\tgetCurrentCUDABlasHandle\tgetCurrentCUDASolverDnHandle\tgetCurrentCUDASparseHandle\tgetCurrentCUDAStream\tgetCurrentDeviceProperties\tgetDefaultCUDAStream\tgetDeviceProperties\tgetStreamFromPool\tsetCurrentCUDAStream\n'
    '121\tCUDAGuard\tCUDAStreamGuard\tOptionalCUDAGuard\tOptionalCUDAStreamGuard\tgetCurrentCUDABlasHandle\tgetCurrentCUDASolverDnHandle\tgetCurrentCUDASparseHandle\tgetCurrentCUDAStream\tgetCurrentDeviceProperties\tgetDefaultCUDAStream\tgetDeviceProperties\tgetStreamFromPool\tsetCurrentCUDAStream\t\t44\tnot\tundefined\n'
    '32\tCUDA_ARCHITECTURES is set to \t\tline\tGPU was detected\n'
    '89\tCUDA_ERROR_ASSERT\tcudaErrorAssert\thipErrorAssert\n'
    '1\tCUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE\tcudaErrorCompatNotSupportedOnDevice\n'
    '87\tCUDA_ERROR_ILLEGAL_ADDRESS\tCUDA_ERROR_LAUNCH_FAILED\tCUDA_ERROR_MISALIGNED_ADDRESS\n'
    '0\tCUDA_ERROR_INVALID_IMAGE\tcudaErrorInvalidKernelImage\tdevice kernel image is invalid\n'
    '28\tCUDA_ERROR_NO_BINARY_FOR_GPU\tcudaErrorNoKernelImageForDevice\thipErrorNoBinaryForGpu\n'
    '8\tCUDA_ERROR_NO_DEVICE\tcudaErrorNoDevice\tno CUDA-capable device is detected\n'
    '84\tCUDA_ERROR_OUT_OF_MEMORY\tcudaErrorMemoryAllocation\thipErrorOutOfMemory\n'
    '1\tCUDA_ERROR_SYSTEM_DRIVER_MISMATCH\tcudaErrorSystemDriverMismatch\n'
    '6\tCUDA_ERROR_SYSTEM_NOT_READY\tcudaErrorSystemNotReady\n'
    '11\tCUDA_ERROR_UNSUPPORTED_PTX_VERSION\tcudaErrorUnsupportedPtxVersion\n'
    '16\tCUDA_HOME\tCUDA_PATH\t\tline\tHOME \tHOME" \tHOME\' \tHOME` \tPATH \tPATH" \tPATH\' \tPATH` \n'
    '16\tCUDA_HOME does not exist, unable to compile CUDA\n'
    '60 68\tCUDA_HOME environment variable is not set\n'
    '79\tCUDA_PATH is set but CUDA wasn\t\tline\t able to be loaded\n'
    '16\tCUDA_TOOLKIT_ROOT_DIR not found or specified\n'
    "60\tCUDA_VER\tCUDA_VERSION\tcuda_ver\tcuda_version\t\t\tAttributeError: 'NoneType' object has no attribute 'replace'\tAttributeError: 'NoneType' object has no attribute 'split'\tAttributeError: 'NoneType' object has no attribute 'startswith'\tAttributeError: 'NoneType' object has no attribute 'strip'\tTypeError: expected string or bytes\n"
    '121\tCUDA_tensor_apply\tTH_TENSOR_APPLY\n'
    '121\tCUDA_tensor_apply\tTH_TENSOR_APPLY\t\t64\tnot\tundefined\n'
    '18\tCUDNN_INCLUDE_DIR\tCUDNN_INCLUDE_PATH\tCUDNN_LIBRARY\tCUDNN_LIBRARY_PATH\n'
    '84\tCUDNN_STATUS_ALLOC_FAILED\n'
    '3\tCUDNN_STATUS_NOT_INITIALIZED\t\tline\t failed with status\t failure \tDNN ERROR\tDNN Error\tDNN error\tDNn ERROR\tDNn Error\tDNn error\tDnN ERROR\tDnN Error\tDnN error\tDnn ERROR\tDnn Error\tDnn error\tdNN ERROR\tdNN Error\tdNN error\tdNn ERROR\tdNn Error\tdNn error\tdnN ERROR\tdnN Error\tdnN error\tdnn ERROR\tdnn Error\tdnn error\n'
    '3\tCUDNN_STATUS_SUBLIBRARY_LOADING_FAILED\n'
    '5\tCUSPARSE_\tPFN_cuTensorMapEncode\t__ballot\t__shfl\tcudaBindTexture\tcudaConfigureCall\tcudaLaunchCooperativeKernelMultiDevice\tcudaProfilerInitialize\tcudaThreadExit\tcudaThreadSynchronize\tcudaUnbindTexture\tcusparseC\tcusparseD\tcusparseS\tcusparseXcsrgemmNnz\tcusparseZ\t\tline\t identifier not found\t is undefined\t was not declared\n'
    '47\tCUTLASS needs GCC \tCUTLASS needs at least GCC \tCUTLASS requires GCC \tCUTLASS requires at least GCC \tDeepSpeed needs GCC \tDeepSpeed needs at least GCC \tDeepSpeed requires GCC \tDeepSpeed requires at least GCC \tFBGEMM needs GCC \tFBGEMM needs at least GCC \tFBGEMM requires GCC \tFBGEMM requires at least GCC \tNumPy needs GCC \tNumPy needs at least GCC \tNumPy requires GCC \tNumPy requires at least GCC \tPyTorch needs GCC \tPyTorch needs at least GCC \tPyTorch requires GCC \tPyTorch requires at least GCC \tSciPy needs GCC \tSciPy needs at least GCC \tSciPy requires GCC \tSciPy requires at least GCC \tcutlass needs GCC \tcutlass needs at least GCC \tcutlass requires GCC \tcutlass requires at least GCC \ttorch needs GCC \ttorch needs at least GCC \ttorch requires GCC \ttorch requires at least GCC \n'
    '105\tCXXABI_\tGCC_1\tGCC_3\tGCC_4\tGCC_7\tGLIBCXX_\t\t\tversion\n'
    '105\tCXXABI_1.3.\tGLIBCXX_3.4.\t\t\tnot found\n'
    "13\tCaffe2: Couldn't determine version from header\n"
    "18\tCan not find\tCan't find\tCannot find\tCould not find\tCouldn't find\tFailed to find\tUnable to find\tcan't find\t\tline\tCUDNN\tCUDNN_INCLUDE\tCUDNN_LIBRARY\tCuDNN\tcuDNN\tcudnn\tcudnn_INCLUDE\tcudnn_LIBRARY\tlibcudnn\n"
    "16\tCan't find\tCannot find\tCould not find\tCould not locate\tCouldn't find\tFailed to find\tFailed to locate\tNot find\tUnable to find\tUnable to locate\tcan't find\tcannot find\tcould not find\tcould not locate\tcouldn't find\tfailed to find\tfailed to locate\tnot find\tunable to find\tunable to locate\t\tline\tCUDA Toolkit\tCUDA compiler\tCUDA installation\tCUDA toolkit\tCUDA_HOME\tNVCC\tnvcc\n"
    "97\tCannot access data pointer of Tensor \t\tline\t(e.g. FakeTensor\tthat doesn't have storage\n"
    '135\tCannot access global variable \n'
    '135\tCannot access global variable \t\t\twithin\n'
    '52\tCannot compile \t\tline\tPython.h\n'
    '16\tCannot find \tnvcc is required to \n'
    '65\tCannot find a build variant for this system in \n'
    '138\tCannot find a working triton installation\n'
    '44\tCannot find source file:\n'
    '99\tCannot import \tCannot load \tCould not import \tCould not load \tFailed to import \tFailed to load \tUnable to import \tUnable to load \t\tline\t C++ \t CPP \t CUDA \t compiled \t native \n'
    '60\tCannot initialize CUDA without \t\tline\tATen_cuda library\tthe ATen_cuda library\n'
    '65\tCannot install on Python version \t\tline\t; only versions \n'
    '99\tCannot load library \tCannot load the library \tCould not load library \tCould not load the library \tFailed to load library \tFailed to load the library \tUnable to load library \tUnable to load the library \t\tline\t load library "\t load library \'\t load the library "\t load the library \'\n'
    '2\tCannot load symbol cu\tCould not load symbol \n'
    '88\tChunkedEncodingError\tConnectTimeout\tConnectTimeoutError\tIncompleteRead\tNewConnectionError\tProtocolError\tProxyError\tReadTimeout\tReadTimeoutError\tRemoteDisconnected\tSSLError\t\tline\t: \n'
    "79\tCode kann nicht fortgesetzt werden, da\tCodes kann nicht fortgesetzt werden, da\tcan't start because\tcannot start because\tcode execution cannot proceed because\tkann nicht gestartet werden, da\tne peut continuer, car\tne peut démarrer, car\tno puede continuar porque no se encontró\tnon può proseguire perché\tnão pode continuar porque\tна компьютере отсутствует\tсистема не обнаружила\tコンピューターに\t因為找不到\t由于找不到\t計算機中丟失\t计算机中丢失\t\tline\t.dll\n"
    '42\tCode object build failed\tHIPRTC_ERROR_COMPILATION\t\tline\tMIOpen\n'
    "54\tCommand '['ninja', '--version']' returned non-zero\n"
    "16\tCommand 'nvcc' not found\tThe term 'nvcc' is not recognized\n"
    "61\tCommandLine Error: Option '\t\tline\t' registered more than once\n"
    '16\tCompiler requires the CUDA toolkit\to CUDA toolkit found\to CUDA toolkit was found\to nvcc found\to nvcc was found\n'
    '88\tCondaHTTPError\tCondaSSLError\tHTTP 000 CONNECTION FAILED\n'
    "65\tConfigParser' object has no attribute 'readfp'\n"
    '88\tConnection to \t\tline\t timed out\n'
    '88\tConnectionError: \tOSError: \tTimeoutError: \t\tline\tConnection reset by peer\tConnection timed out\tName or service not known\tNetwork is unreachable\tNo route to host\tTemporary failure in name resolution\tgetaddrinfo failed\n'
    '61\tContextualVersionConflict: (\n'
    '53\tCould NOT find BLAS (missing\tCould NOT find Boost (missing\tCould NOT find CURL (missing\tCould NOT find EGL (missing\tCould NOT find Eigen3 (missing\tCould NOT find FFMPEG (missing\tCould NOT find FFmpeg (missing\tCould NOT find Freetype (missing\tCould NOT find GLEW (missing\tCould NOT find GLUT (missing\tCould NOT find Gflags (missing\tCould NOT find Git (missing\tCould NOT find Glog (missing\tCould NOT find HDF5 (missing\tCould NOT find JPEG (missing\tCould NOT find LAPACK (missing\tCould NOT find LibXml2 (missing\tCould NOT find MPI (missing\tCould NOT find MPI_C (missing\tCould NOT find MPI_CXX (missing\tCould NOT find NCCL (missing\tCould NOT find NUMA (missing\tCould NOT find Numa (missing\tCould NOT find OpenCL (missing\tCould NOT find OpenCV (missing\tCould NOT find OpenGL (missing\tCould NOT find OpenSSL (missing\tCould NOT find PNG (missing\tCould NOT find PkgConfig (missing\tCould NOT find Protobuf (missing\tCould NOT find SWIG (missing\tCould NOT find TBB (missing\tCould NOT find Vulkan (missing\tCould NOT find X11 (missing\tCould NOT find ZLIB (missing\tCould NOT find gflags (missing\tCould NOT find glog (missing\n'
    '13\tCould NOT find CUDA (missing:\tCould NOT find CUDAToolkit (missing:\n'
    '16\tCould NOT find CUDA (missing:\tCould NOT find CUDAToolkit (missing:\t\t177\tCUDA_TOOLKIT_ROOT_DIR\tNVCC_EXECUTABLE\n'
    '13\tCould NOT find CUDA (missing:\tCould NOT find CUDAToolkit (missing:\t\t254\t(message):\n'
    '18\tCould NOT find CUDNN (missing\tCould NOT find CuDNN (missing\tCould NOT find cuDNN (missing\tCould NOT find cudnn (missing\n'
    '24\tCould NOT find NVTX\tCould NOT find NvToolExt\tCould NOT find NvToolsExt\tCould NOT find nvToolsExt\n'
    '51\tCould NOT find OpenMP\t\tline\t (missing\n'
    '52\tCould NOT find Python\t\t55\tPython3_\tPython_\n'
    '52\tCould NOT find Python\t\tline\tDevelopment\tINCLUDE_DIR\n'
    '52\tCould NOT find PythonLibs (missing\n'
    '57\tCould NOT find Torch (missing\n'
    '87\tCould not build wheels for \n'
    '88\tCould not connect\tCould not resolve\tTemporary failure\t\t\tErr:\n'
    '54\tCould not detect Ninja v\t\tline\t or newer\n'
    '50\tCould not find \tCould not locate \t\tline\tMicrosoft Visual C++ installation\tMicrosoft Visual Studio installation\tVisual Studio installation\n'
    '4\tCould not find CUDA driver entry point for cu\n'
    '50\tCould not find MSVC\t\tline\t installation on\n'
    '61\tCould not find a configuration file for package "\t\t\t" that\n'
    '57\tCould not find a configuration file for package "Torch"\n'
    '18\tCould not find any \n'
    '16\tCould not find any \t\tline\t matching version\n'
    '50\tCould not find compiler set in environment variable \t\tline\tCC:\tCXX:\n'
    "68\tCould not find module '\t\tline\t.so\n"
    '99\tCould not find schema for \tNo registered custom op \t\tline\t::\n'
    '62\tCould not find shared object file\n'
    '62\tCould not find the bitsandbytes \t\tline\t binary at \n'
    '107\tCould not infer dtype of numpy.\n'
    '86\tCould not initialize NNPACK! Reason\n'
    '79\tCould not load library cudnn\t\tline\t. Error code 126\n'
    '3\tCould not load library cudnn\t\tline\t.dll. Error code 1\n'
    '79\tCould not load library libcudnn\t\tline\t.so\n'
    '79\tCould not load libtorchcodec\n'
    '99\tCould not load this library: \n'
    '79\tCould not locate \n'
    '103\tCould not open \tfailed to open elf at \t\tline\t "/lib64/ld-linux-x86-64.so.2\t \'/lib64/ld-linux-x86-64.so.2\t /lib64/ld-linux-x86-64.so.2\n'
    '90\tCould not open requirements file: \n'
    '50\tCould not set up the environment for Microsoft Visual Studio\n'
    '16\tCouldn\'t find a suitable version of ptxas\tFailure finding "libnvvm\tFailure finding \'libnvvm\tcouldn\'t find a suitable version of ptxas\n'
    "99\tCouldn't find an operator for \t\tline\t::\n"
    "99\tCouldn't load custom C++ ops\n"
    "128\tCouldn't load custom C++ ops. This can happen if your PyTorch and \t\tline\t versions are incompatible\n"
    '16\tCuda Configuration Error: C\t\tline\t find\n'
    '85\tCurrent CUDA Device does not support bfloat16\tCurrent CUDA device does not support bfloat16\tcurrent CUDA Device does not support bfloat16\tcurrent CUDA device does not support bfloat16\n'
    '119\tD8021\n'
    '146\tD9024\n'
    '79\tDLL load failed\t\t157\t: A dynamic link library (DLL) initialization\t: DLL(동적 링크 라이브러리)\t: Eine DLL-Initialisierungsroutine\t: Error en una rutina de inicialización\t: Uma rotina de inicialização\t: Une routine d\t: Произошел сбой в программе инициализации\t: ダイナミック リンク ライブラリ\t: 动态链接库\t: 動態連結程式庫\n'
    '128\tDLL load failed\t\tline\t el proceso especificado\tBelirtilen yordam bulunamadı\tDie angegebene Prozedur konnte nicht\tDie angegebene Prozedur wurde nicht gefunden\tImpossibile trovare la procedura\tNie można odnaleźć określonej procedury\te est introuvable\the specified pro\tvel encontrar o procedimento especificado\tНе найдена указанная процедура\t找不到指定的程序\t指定されたプロシージャが見つかりません\t지정된 프로시저를 찾을 수 없습니다\n'
    '79\tDLL load failed\t\tline\t: Belirtilen modül bulunamadı\t: Das angegebene Modul wurde nicht gefunden\t: Impossibile trovare il modulo\t: Le module spécifié est introuvable\t: Nie można odnaleźć określonego modułu\t: No se encontró el módulo\t: No se ha podido encontrar el módulo\t: No se puede encontrar el módulo\t: Não foi possível encontrar o módulo\t: The specified module could not be found\t: the specified module could not be found\t: Не найден указанный модуль\t: 找不到指定的模块\t: 找不到指定的模組\t: 指定されたモジュールが見つかりません\t: 지정된 모듈을 찾을 수 없습니다\n'
    '5 79\tDLL load failed while importing \n'
    '124\tDLL load failed: Die angegebene Prozedur\tDLL load failed: The specified procedure\tDLL load failed: 找不到指定的程序\t[WinError 127]\n'
    '121\tDeprecatedTypeProperties\t\tline\tC2440\tC2664\tC2665\tFehler\terreur\terror\tエラー\t错误\n'
    '86\tDeprecatedTypeProperties\t\tline\tis deprecated\n'
    '5\tDetected that PyTorch and \t\t\tversions\n'
    '131\tDid you forget to add @triton.jit\n'
    '147\tDie Befehlszeile ist zu lang.\tLa ligne de commande est trop longue.\tLa línea de comandos es demasiado larga.\tThe command line is too long.\t命令行太长。\n'
    '121\tDimname\tDimnameList\n'
    '121\tDimname\tDimnameList\t\t27\tnot\tundefined\n'
    '83\tDisk quota exceeded\tdisk quota exceeded\n'
    '91\tDispatchKey::CompositeImplicitAutograd\t\t\tpre-existing registration to\n'
    '126\tDispatchStub: missing \t\tline\tCUDA kernel\tHIP kernel\n'
    "60 68\tDistributed package doesn't have NCCL built in\n"
    "79\tDllNotFoundException: Unable to load \t\tline\tDLL '\tshared library '\n"
    '125\tDoes not match the generator used previously: \n'
    "146\tDon't know what to do with '\n"
    '12\tDræbt\tGetötet\tGeëlimineerd\tKilled\tProcessus arrêté\tTapettu\tTerminado (killed)\tUbijen\tВбито\tУбито\n'
    '79\tDynamicLibNotFoundError: Failure finding \t\tline\tlib\n'
    '88\tE: Failed to fetch\tE: Unable to fetch some archives\n'
    '53\tEGL/egl.h\tEGL/eglext.h\tEGL/eglplatform.h\t\t49\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tEGL/egl.h\tEGL/eglext.h\tEGL/eglplatform.h\t\tline\tC1083\n'
    '53\tEGL/egl.h\tEGL/eglext.h\tEGL/eglplatform.h\t\tline\tinclude file \n'
    '103\tELF load command a\t\tline\tddress/offset not page- aligned\tddress/offset not page--aligned\tddress/offset not page-aligned\tddress/offset not properly aligned\tddress/offset not properly-aligned\tddress/offset not properlyaligned\tlignment not page-aligned\n'
    '83\tENOSPC: no space\tNoSpaceLeftError\n'
    '48\tEOFError: Ran out of input\tJSONDecodeError: \tUnpicklingError: \n'
    '88\tERROR: Could not find a version\t\t\tConnectTimeout\tNewConnection\tProtocolError\tReadTimeout\n'
    '50\tERROR: No supported gcc/g++ host compiler found\n'
    '52\tERROR: Python dependency not found\n'
    "88\tERROR: Wheel '\t\tline\t' located at \n"
    '90\tERROR: unknown command "\n'
    '53\tEigen/\t\tline\tC1083\n'
    '87\tEncountered error while \t\tline\tgenerating\ttrying to install\n'
    '103\tErreur de format pour exec\tExec format error\tFehler im Format der Programmdatei\tFormato de ejecutable incorrecto\texec format error\t可执行文件格式错误\n'
    '22\tErreur de segmentation\tSegmentation fault\tSegmentation-Fehler\tSpeicherzugriffsfehler\tViolación de segmento\tОшибка сегментирования\tセグメンテーション\t段錯誤\t段错误\n'
    "87\tError building extension '\n"
    '50\tError checking\t\t\t: [Errno 2]\t: [WinError 2]\n'
    '87\tError compiling objects for extension\n'
    '79 127\tError loading shared library \t\tline\t: No such file\n'
    '68\tError loading shared library ld-linux\n'
    '\tError relocating \t\t\tsymbol not found\n'
    '68\tError relocating \t\t375\tsymbol not found\n'
    '88\tError sending request for url (\terror sending request for url (\n'
    '56\tError: No module named \t\tline\tCython\tcmake\tflit_core\thatchling\tjinja2\tmesonpy\tnanobind\tnumpy\tpackaging\tpoetry\tpsutil\tpybind11\tscikit_build_core\tsetuptools_rust\tsetuptools_scm\tskbuild\tyaml\n'
    '85\tError: Unsupported GPU\tError: Unsupported GPU model\tError: Unsupported GPU type\tError: unsupported GPU\tError: unsupported GPU model\tError: unsupported GPU type\tException: Unsupported GPU\tException: Unsupported GPU model\tException: Unsupported GPU type\tException: unsupported GPU\tException: unsupported GPU model\tException: unsupported GPU type\n'
    '100\tExplicitly provided namespace (\t\tline\t) in\n'
    '58\tExtra build requirement \t\t71\t was declared with\n'
    '84\tFIND was unable to find an engine to execute\n'
    '87\tFailed building wheel for \n'
    '16\tFailed to auto\t\tline\tdetect CUDA \n'
    '87\tFailed to build \n'
    '64\tFailed to build CUDA kernels for \t\tline\t. Falling back\n'
    '87\tFailed to compile. cc_cmd\n'
    '5\tFailed to create CUDAE\t\t39\txecutionProvider\n'
    '13\tFailed to detect a default CUDA architecture\n'
    '13\tFailed to detect a default CUDA architecture.\t\t91\tCompiler output:\n'
    '50\tFailed to find \t\tline\tC compiler,\tC compiler.\tC++ compiler,\tC++ compiler.\tC++compiler,\tC++compiler.\tCcompiler,\tCcompiler.\tMSVC compiler,\tMSVC compiler.\tMSVCcompiler,\tMSVCcompiler.\n'
    '50\tFailed to find MSVC.\n'
    '42\tFailed to find ROCm root directory\n'
    '13\tFailed to find a working CUDA architecture\n'
    '13\tFailed to find all files with CUDA\tUnknown CMake command "cuda_add_executable"\tUnknown CMake command "cuda_add_library"\tUnknown CMake command "cuda_compile"\n'
    '24\tFailed to find nvToolsExt\n'
    '99\tFailed to import \t\tline\t be due to a\n'
    '8\tFailed to initialize NVML: Driver Not Loaded\tNVML Shared Library Not Found\n'
    '99\tFailed to load the backend extension: \n'
    '90\tFailed to parse: \n'
    '137\tFailed to set the allowed dynamic shared memory size \n'
    '6\tFailed to start \tnvidia-fabricmanager\n'
    '132\tFailures have been detected while processing an MLIR pass pipeline\n'
    '86\tFast path is not available because one of\tfast path is not available because one of\n'
    "73\tFehler beim Mappen des Shared Objects\tfalha no mapeamento de segmento\tfallo al asignar un segmento del objeto compartido\tmappatura del segmento dall'oggetto condiviso non riuscita\téchec d'adressage (mapping) du segment\tсбой отображения сегмента из разделяемого объекта\t共有オブジェクトのセグメントをマップするのに失敗\t從共用物件中對映區段失敗\t无法从共享目标中映射段\t동적 오브젝트의 세그먼트를\n"
    '61\tFile already exists in database: \t\tline\t[libprotobuf \n'
    '48\tFileExistsError: [\t\tline\tErrno 17] \tWinError 183] \n'
    '48\tFileNotFoundError: [Errno 2] \t\tline\t.triton\tinductor_cache\ttmp/triton\ttmp\\triton\ttorch_compile_cache\ttorchinductor_\ttriton-cache\ttriton/\ttriton\\\ttriton_cache\n'
    '147\tFilename longer than 260 characters\n'
    '147\tFilename too long\n'
    '13\tFindCUDA says CUDA version is\n'
    '67\tFloat8_e\tconst_data_ptr\tmutable_data_ptr\tpacked_accessor\tphilox_cuda_state\tsym_numel\tsym_size\tsym_stride\t\tline\tno member \n'
    '62\tFound empty `transformer-engine` meta package\n'
    '68\tFound no NVIDIA driver on your system\n'
    '32\tFound no NVIDIA driver on your system\t\t60\tAssertionError:\tRuntimeError:\n'
    '8\tFound no NVIDIA driver on your system\t\t93\tAcceleratorError\tAssertionError\tRuntimeError\n'
    '13\tFound two conflicting CUDA\t\t\tinstalls\tversions\n'
    '28\tFullyFusedMLP: insufficient shared memory available on the GPU\n'
    '86\tFutureWarning: The pynvml package is deprecated\n'
    '3\tGET was unable to find an engine to execute this computation\n'
    '53\tGL/freeglut.h\tGL/glut.h\t\t45\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tGL/freeglut.h\tGL/glut.h\t\tline\tC1083\n'
    '53\tGL/freeglut.h\tGL/glut.h\t\tline\tinclude file \n'
    '53\tGL/gl.h\tGL/glcorearb.h\tGL/glext.h\tGL/glx.h\t\t46\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tGL/gl.h\tGL/glcorearb.h\tGL/glext.h\tGL/glx.h\t\tline\tC1083\n'
    '53\tGL/gl.h\tGL/glcorearb.h\tGL/glext.h\tGL/glx.h\t\tline\tinclude file \n'
    '53\tGL/glew.h\t\t40\t open include file\t open source file\n'
    '53\tGL/glew.h\t\t41\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tGL/glew.h\t\tline\tC1083\n'
    '53\tGL/glew.h\t\tline\tinclude file \n'
    '53\tGLES2/gl\tGLES3/gl\t\t50\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tGLES2/gl\tGLES3/gl\t\tline\tC1083\n'
    '53\tGLESv1\tGLESv2\t\tline\tld: library \n'
    '53\tGLFW/glfw3.h\t\t43\t open include file\t open source file\n'
    '53\tGLFW/glfw3.h\t\t44\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tGLFW/glfw3.h\t\tline\tC1083\n'
    '53\tGLFW/glfw3.h\t\tline\tinclude file \n'
    '104\tGLIBC_\t\t\tversion\n'
    '104\tGLIBC_2.\t\t26\tnot found\n'
    '61\tGLM: GLM_\t\t\t#error\n'
    '43\tGNU version! gcc \t\tline\t and later\t and newer\t and up\n'
    '105\tGOMP_\tOACC_\t\t\tversion\n'
    '8\tGPU functionality will not be available\t\tline\tThe NVIDIA Driver was not detected. \n'
    '85\tGot SM\tdetected SM\tdetected pre-SM\tdetected sm\tdetected sm_\tdevice is SM\tdevice is sm\tdevice is sm_\tfound SM\tfound sm\tfound sm_\tgot Arch.sm_\tgot SM\tgot sm\tgot sm_\thost has sm_\treports SM\n'
    '102\tGraph break due to unsupported builtin \n'
    '28\tHIP error: device kernel image is invalid\thipErrorInvalidImage\n'
    '28\tHSA_STATUS_ERROR_INVALID_ISA\n'
    '88\tHash mismatch for \n'
    '148\tHost compiler targets unsupported OS\n'
    "22\tINTERNAL COMPILER ERROR in '\t\tline\tcl.exe'\n"
    '124\tIgnoring invalid distribution \t\tline\t-orch\t~orch\n'
    '61\tImportError: \t\tline\tbut found \n'
    '13\tImported target\t\t\tnon-existent\n'
    '124\tIncompatible library version: lib\t\tline\t or later, but lib\n'
    '129\tIndentationError: \tSyntaxError: \n'
    '89\tIndexError: \n'
    '133\tIndexError: \t\tline\tinvalid unordered_map\tmap::at\tunordered_map::at\n'
    '132\tIndexError: _Map_base::at\tIndexError: map::at\tIndexError: unordered_map::at\n'
    "92\tInferred operator schema for a C++ kernel function doesn't match the expected function schema\n"
    '138\tInstalled triton version too old, please upgrade\n'
    '132\tInternal Triton PTX codegen error\n'
    '22\tInternal compiler error\tInternal error\t\t49\tcicc error\tcicc fatal\tnvlink error\tnvlink fatal\tptxas error\tptxas fatal\n'
    '46\tInterner Compiler-Fehler\tInterner Compiler-fehler\tInterner CompilerFehler\tInterner Compilerfehler\terreur interne du compilateur\terro interno do compilador\terror interno del compilador\terrore interno del compilatore\tinternal compiler error\tinterner Compiler-Fehler\tinterner Compiler-fehler\tinterner CompilerFehler\tinterner Compilerfehler\tвнутренняя ошибка компилятора\tコンパイラ内部エラー\t編譯器內部錯誤\t编译器内部错误\n'
    "60\tInvalid CUDA 'device=\n"
    '90\tInvalid requirement: \n'
    '90\tInvalidMatchSpec: \tInvalidVersionSpec: \n'
    '71\tKann den Stack nicht ausführbar machen\timpossibile abilitare lo stack eseguibile\tne peut activer une pile exécutable\tno se puede activar la pila ejecutable\tnão foi possível habilitar pilhas de executável\tневозможно задействовать исполняемый стек\t共有オブジェクトが必要としている実行可能スタック\t无法启用共享目标需要的执行栈\t無法開啟可執行堆疊\t실행할 수 있는 스택을 공유\n'
    '80\tKein Speicher im statischen TLS-Block\tNo se pudo asignar memoria en el bloque TLS\timpossibile allocare memoria nel blocco statico TLS\tne peut allouer de la mémoire dans un bloc statique TLS\tnão foi possível alocar memória em bloco TLS\tневозможно выделить память в статичном блоке TLS\t无法在静态 TLS 块中分配内存\t無法在靜態 TLS 區塊中配置記憶體\t静的 TLS ブロック内にメモリ\t정적 TLS 블럭에는 메모리를\n'
    '12\tKilled\t\t\tas\tc++\tcc1\tcc1plus\tcicc\tcl.exe\tclang\tcollect2\tcudafe++\tfatbinary\tg++\tgcc\tld\tlld\tlto1\tninja\tnvcc\tnvlink\tptxas\trustc\n'
    '47\tKommandozeilenoption\tno se reconoce la opción de línea de órdenes\topción de línea de órdenes no reconocida\tunrecognised command line option\tunrecognised command-line option\tunrecognized command line option\tunrecognized command-line option\tコマンドラインオプション\t无法识别的命令行选项\t無法辨識的命令列選項\t\t72\tstd=\n'
    '7\tLD_LIBRARY_PATH contains incompatible version of cudnn\n'
    '61\tLIBPOSTPROC\tversion "LIBAV\tversion "LIBSW\tversion \'LIBAV\tversion \'LIBSW\tversion `LIBAV\tversion `LIBSW\t\tline\t" not found\t\' not found\t` not found\n'
    '132\tLLVM ERROR: \n'
    '132\tLLVM ERROR: Cannot select: \t\tline\tAMDGPU\tNVPTX\tllvm.amdgcn\tllvm.nvvm\n'
    '133\tLLVM ERROR: Cannot select: intrinsic %llvm.\t\tline\tamdgcn.\tnvvm.\n'
    '12\tLLVM ERROR: out of memory\tcollect2: fatal error: ld terminated with signal 9\n'
    '12\tLNK1102\n'
    '51\tLNK1104\t\tline\t"iomp\t"libiomp\t"libomp\t"omp\t\'iomp\t\'libiomp\t\'libomp\t\'omp\t«iomp\t«libiomp\t«libomp\t«omp\t“iomp\t“libiomp\t“libomp\t“omp\n'
    '128\tLNK1104\tLNK1181\t\t86\t_C.lib\tcaffe2_gpu.lib\tcaffe2_nvrtc.lib\ttorch_cuda_cpp.lib\ttorch_cuda_cu.lib\n'
    '74\tLNK1104\tLNK1181\t\t88\t.lib\n'
    '74\tLNK1104\tLNK1181\t\t89\tATen.lib\tc10.lib\tcaffe2.lib\ttorch.lib\ttorch_cpu.lib\ttorch_global_deps.lib\ttorch_python.lib\n'
    '18\tLNK1104\tLNK1181\t\tline\tcudnn\n'
    '53\tLNK1104\tLNK1181\t\tline\tkernel32.lib\tlibucrt.lib\tshell32.lib\tucrt.lib\tucrtd.lib\tuser32.lib\tuuid.lib\n'
    '53\tLNK1104\tLNK1181\t\tline\tlibcmt.lib\tlibcmtd.lib\tlibcpmt.lib\tlibcpmtd.lib\tmsvcprt.lib\tmsvcprtd.lib\tmsvcrt.lib\tmsvcrtd.lib\toldnames.lib\tvcruntime.lib\tvcruntimed.lib\n'
    '52\tLNK1104\tLNK1181\t\tline\tpython\n'
    '148\tLNK1112\t\tline\tARM64"\tARM64\'\tARM64”\tX86"\tX86\'\tX86”\tx64"\tx64\'\tx64”\tx86"\tx86\'\tx86”\n'
    '103\tLNK1112\tLNK4272\t\tline\tARM64"\tARM64\'\tARM64”\tx64"\tx64\'\tx64”\tx86"\tx86\'\tx86”\n'
    '53\tLNK1158\t\tline\trc.exe\n'
    '146\tLNK1181\t\tline\t.lib\t.obj\n'
    '64\tLNK1181\t\tline\t.obj\n'
    '69\tLNK1248\n'
    '77\tLNK2001\t\tline\tPyInit_\n'
    '\tLNK2001\tLNK2019\n'
    '\tLNK2001\tLNK2019\t\tline\t(?\t(__imp_?\n'
    '61\tLNK2005: \n'
    '121\tLegacyTHDispatcher\tLegacyTHFunctionsCUDA\tglobalLegacyTypeDispatch\n'
    '121\tLegacyTHDispatcher\tLegacyTHFunctionsCUDA\tglobalLegacyTypeDispatch\t\t40\tnot\tundefined\n'
    '79\tLibrary not loaded: \t\tline\t.dylib\t.so\n'
    '106\tLibrary not loaded: \t\tline\tlibmkl_\n'
    '127\tLibrary not loaded: @\t\tline\tloader_path/lib\trpath/lib\n'
    '56\tLicense classifiers have been superseded by license expressions\n'
    '79\tLoadLibrary failed with error 126\t[WinError 126]\n'
    '3\tLoaded runtime CuDNN library: \t\tline\t but source was compiled with\n'
    '148\tMINGW\tMinGW\tStrawberry\tTDM-GCC\tcygwin\tmingw\tmsys64\tucrt64\tw64devkit\t\tline\tc++\tcc\tg++\tgcc\n'
    '106\tMKL ERROR: \tMKL FATAL ERROR: \t\tline\tmkl_\n'
    '121\tMasqueradingAsCUDA\t\t\tHIP\tOptional\tget\tmake\tset\n'
    '121\tMasqueradingAsCUDA\t\t102\tnot\tundefined\n'
    '88\tMax retries exceeded with url\t\tline\t: \n'
    '143\tMehrdeutiges Symbol\tambiguous symbol\tmehrdeutiges Symbol\tsimbolo ambiguo\tsymbole ambigu\tsímbolo ambiguo\tнеоднозначный символ\tあいまいなシンボル\t不明确的符号\t模稜兩可的符號\t모호한 기호\t\t30\tstd\n'
    '61\tMehrfachdefinition von \tdefiniciones múltiples de \tdéfinitions multiples de \n'
    '87\tMemory access fault by GPU node\n'
    '50\tMicrosoft Visual C++ \t\tline\tis required\n'
    '79\tMicrosoft Visual C++ Redistributable is not installed\n'
    '50\tMicrosoft Visual C++ installation\tMicrosoft Visual Studio installation\tVisual C++ installation\tVisual Studio installation\t\tline\tUnable to find \n'
    '144\tMicrosoft Visual Studio version\t\t\tunsupported\n'
    '128\tMismatch in kernel C++ signatures\t\t142\toperator: \n'
    '92\tMismatch in kernel C++ signatures\t\t171\toperator: \n'
    '125\tMismatched number of arguments when calling: `\n'
    '97\tMultiple dispatch failed for \n'
    '41\tMust define exactly one of __HIP_PLATFORM_\t\tline\tAMD__\tHCC__\n'
    '16\tNVCC \tNVCC" \tNVCC\' \tNVCC` \tNVCC’ \tnvcc \tnvcc" \tnvcc\' \tnvcc` \tnvcc’ \t\tline\t cannot be found\t compiler not found\t could not be found\t does not exist\t executable not found\t is not available\t is not found\t is not in PATH\t is not in your PATH\t is not installed\t not found\t not in PATH\t not installed\t was not found\n'
    '4\tNVIDIA driver on your system is too old\n'
    '8\tNVIDIA-SMI has failed because it couldn\t\tline\tt communicate with the NVIDIA driver\n'
    '129\tNameError: name \t\tline\t is not defined\n'
    "62\tNameError: name '\t\tline\t' is not defined\n"
    "66\tNameError: name '_C' is not defined\n"
    '85\tNeed \tNeeds \tRequire \tRequires \tneed \tneeds \trequire \trequires \t\tline\tAda\tAmpere\tBlackwell\tHopper\tRubin\tSM\tTuring\tVolta\tcapability\tgfx\tsm\n'
    '62\tNeed to compile C++ extensions to \t\tline\txFormers\n'
    "90\tNeither 'setup.py' nor 'pyproject.toml' found\n"
    '54\tNinja is required to \t\tline\tbuild\tload C++\n'
    '8\tNo CUDA GPUs are available\tRuntimeError: Failed to infer device type\n'
    '32\tNo CUDA runtime is found, using CUDA_HOME=\n'
    '13\tNo CUDA toolset found\n'
    '44\tNo SOURCES given to target: \n'
    '84\tNo available memory for the cache blocks\n'
    '28\tNo compatible code objects found for: gfx\n'
    '28\tNo compiled \t\tline\t SM \tcapability: \n'
    '65 68 90\tNo matching distribution found for \n'
    '62 66\tNo module named\n'
    '64\tNo module named \n'
    '58\tNo module named \t\tline\tCython\tcmake\tninja\tnumpy\tnvidia\tpackaging\tpsutil\tpybind11\tsetuptools_scm\tskbuild\twheel\n'
    '62\tNo module named \t\tline\t_op\n'
    '64\tNo module named \t\tline\t_plugin\n'
    '61\tNo module named \t\tline\tcuda.ccudart"\tcuda.ccudart\'\tcuda.cuda"\tcuda.cuda\'\tcuda.cudart"\tcuda.cudart\'\tcuda.nvrtc"\tcuda.nvrtc\'\n'
    '61\tNo module named \t\tline\tcutlass.\n'
    '56\tNo module named \t\tline\tdistutils\tsetuptools\twheel\n'
    '56\tNo module named \t\tline\tdistutils.\n'
    '68\tNo module named \t\tline\tfcntl\tgrp\tpwd\ttermios\n'
    '65\tNo module named \t\tline\timp"\timp\'\n'
    '54\tNo module named \t\tline\tninja\n'
    '61\tNo module named \t\tline\tnumpy.char\tnumpy.dtypes\tnumpy.exceptions\tnumpy.rec\tnumpy.strings\n'
    '56\tNo module named \t\tline\tpkg_resources\n'
    '68\tNo module named \t\tline\tresource"\tresource\'\ttriton"\ttriton\'\n'
    '58 67\tNo module named \t\tline\ttorch\n'
    '108\tNo module named \t\tline\ttorch._C\ttorch._c\n'
    '131 138\tNo module named \t\tline\ttriton.\n'
    "121\tNo module named '\t\tline\ttorch._six\ttorch._thnn\ttorch.utils.ffi\ttorch.utils.trainer\n"
    "53\tNo package '\t\tline\t' found\n"
    '83\tNo space left on device\tno space left on device\n'
    '44\tNo such file\t没有那个文件\t\tline\t: \n'
    '53\tNo such file or directory: \t\tline\tautoconf\tautomake\tautoreconf\tbison\tcmake\tcurl\tflex\tgit\tm4\tmake\tpatch\tpkg-config\tswig\tunzip\twget\n'
    '64\tNo such file or directory: \t\tline\tcached_ops\n'
    '42\tNo such file or directory: \t\tline\thipcc\thipconfig\trocm_agent_enumerator\trocminfo\n'
    '134\tNo such file or directory: \t\tline\tldconfig\n'
    '14 16 68\tNo such file or directory: \t\tline\tnvcc\n'
    '64\tNo such file or directory: \t\tline\ttorch_extensions\n'
    '14\tNo such file or directory: \tNot a directory: \tPermission denied: \t\tline\t/nvcc\n'
    "44\tNo such file or directory: '\n"
    "50\tNo such file or directory: '\t\tline\tc++\tcc\tcl\tclang\tclang++\tclang-cl\tg++\tgcc\ticpc\ticpx\n"
    "16\tNo such file or directory: '\t\tline\tlibdevice\n"
    "54\tNo such file or directory: '\tPermission denied: '\tcannot find the file specified: '\t\tline\tninja\n"
    '99\tNo such operator \t\tline\t::\n'
    "44\tNo url found for submodule path '\n"
    '50\tNo working C++ compiler found in\n'
    '83\tNon rimane spazio sul device\tNão há espaço disponível\tnon rimane spazio sul device\tnão há espaço disponível\tНе осталось свободного места\n'
    '84\tNot enough memory. Please try to increase --mem-fraction\n'
    '32\tNotImplementedError: C\t\tline\t is not availa\n'
    '107\tNumPy\t\t\t1.x\n'
    '107\tNumPy C-API version 0x\n'
    '103\tNumPy was built with baseline optimizations\n'
    '61\tNumba needs NumPy \t\tline\t or less\n'
    '84\tNvMapMem\t\tline\terror 12\n'
    '24\tNvToolsExt\t\tline\tinclude\n'
    '70\tOMP: Error #15\n'
    '70\tOMP: Error #15:\t\t\tInitializing \n'
    '70\tOMP: Error #179: Function pthread_\t\tline\t failed\n'
    '59\tONLY build\t\tline\t for CPU\t for a CPU\t in CPU\t in a CPU\n'
    '84\tOOM when allocating tensor\n'
    '4\tOPTIX_ERROR_UNSUPPORTED_ABI_VERSION\n'
    '79\tOSError: Could not find/load shared object file\n'
    '48\tOSError: [Errno \t\tline\t.cache\t.deep_gemm\t.tilelang\t.triton\t.tvm_ffi\tinductor_cache\tkernel_cache\ttmp/triton\ttmp\\triton\ttorch_compile_cache\ttorch_extensions\ttorchinductor_\ttriton-cache\ttriton/\ttriton\\\ttriton_cache\n'
    '48\tOSError: [Errno 30] \t\tline\t.cache\t.deep_gemm\t.tilelang\t.triton\t.tvm_ffi\tinductor_cache\tkernel_cache\ttmp/triton\ttmp\\triton\ttorch_compile_cache\ttorch_extensions\ttorchinductor_\ttriton-cache\ttriton/\ttriton\\\ttriton_cache\n'
    '94 98\tOnly a single TORCH_LIBRARY can be used to register the namespace \n'
    '124\tOnly a single TORCH_LIBRARY can be used to register the namespace \t\tline\t_quantized\taten\tprepacked\tprim\tprims\tquantized\n'
    '100\tOpOverloadPacket(op=\n'
    '97\tOperator does not support running with fake tensors\n'
    '12\tOut of memory: Kill process\tOut of memory: Killed process\toom-kill\t\tline\tas\tc++\tcc1\tcc1plus\tcicc\tcl.exe\tclang\tcollect2\tcudafe++\tfatbinary\tg++\tgcc\tld\tlld\tlto1\tninja\tnvcc\tnvlink\tptxas\trustc\n'
    '46\tPLEASE ATTACH THE FOLLOWING FILES TO THE BUG REPORT\n'
    '132\tPY_SSIZE_T_CLEAN macro must be defined\n'
    "53\tPackage \t\tline\t required by '\t was not found in the pkg-config\n"
    "61\tPackage dependency requirement '\t\tline\t could not be satisfied\n"
    '140\tPackage metadata \t\t293\tgiven\n'
    '62\tPackageNotFoundError: \n'
    '90\tPackagesNotFoundError\tResolvePackageNotFound\n'
    '132 133\tPassManager::run failed\n'
    '48\tPermissionError: [Errno 13] \t\tline\t.cache\t.deep_gemm\t.tilelang\t.triton\t.tvm_ffi\tinductor_cache\tkernel_cache\ttmp/triton\ttmp\\triton\ttorch_compile_cache\ttorch_extensions\ttorchinductor_\ttriton-cache\ttriton/\ttriton\\\ttriton_cache\n'
    '48\tPermissionError: [WinError \t\tline\t.cache\t.deep_gemm\t.tilelang\t.triton\t.tvm_ffi\tinductor_cache\tkernel_cache\ttmp/triton\ttmp\\triton\ttorch_compile_cache\ttorch_extensions\ttorchinductor_\ttriton-cache\ttriton/\ttriton\\\ttriton_cache\n'
    '148\tPermissionError: [WinError 5]\n'
    '132\tPipeline failed while executing [\n'
    '58\tPlease install \tmust install \tplease install \t\tline\t install PyTorch\t install Torch\t install torch\n'
    '\tProzedureinsprungpunkt\tentrée de procédure\tprocedure entry point\tprogram input point\tpunto de entrada del procedimiento\tプロシージャ エントリ ポイント\t无法定位程序输入点\t無法找到程序輸入點\n'
    '102\tPyCapsule\tpybind11_detail_function_record\n'
    '55\tPyFrameObject\t_frame\tstruct _frame\t\tline\tfalsche Verwendung des unvollständigen Typs\tinvalid use of incomplete type\tuso inválido del tipo incompleto\tutilisation invalable du type incomplet\tutilisation invalide du type incomplet\t对不完全的类型\t对不完整类型\n'
    '58\tPyTorch is needed\tPyTorch is not installed\tPyTorch is required\tPyTorch must be installed\tPyTorch needs to be installed\tTorch is needed\tTorch is not installed\tTorch is required\tTorch must be installed\tTorch needs to be installed\ttorch is needed\ttorch is not installed\ttorch is required\ttorch must be installed\ttorch needs to be installed\n'
    '60\tPyTorch is not linked with support for cuda devices\n'
    '28 85\tPyTorch no longer supports this GPU because it is too old\n'
    '128\tPyTorch version mismatch! DeepSpeed ops were compiled and installed with a different version\n'
    '60\tPyTorch was compiled without CUDA support\n'
    '119\tPy_buffer\t\tline\t does not name a type\t has not been declared\t was not declared\n'
    '84\tRESOURCE_EXHAUSTED: \t\tline\tut of memory\n'
    '103\tRelocations in generic ELF (EM: \tfichier dans un mauvais format\tile in wrong format\tфайл в неправильном формате\t文件格式错误\n'
    '67\tRequire PyTorch\tRequire Pytorch\tRequire pyTorch\tRequire pytorch\tRequire torch\tRequires PyTorch\tRequires Pytorch\tRequires pyTorch\tRequires pytorch\tRequires torch\tneed PyTorch\tneed Pytorch\tneed pyTorch\tneed pytorch\tneed torch\tneeds PyTorch\tneeds Pytorch\tneeds pyTorch\tneeds pytorch\tneeds torch\trequire PyTorch\trequire Pytorch\trequire pyTorch\trequire pytorch\trequire torch\trequires PyTorch\trequires Pytorch\trequires pyTorch\trequires pytorch\trequires torch\t\tline\t: \n'
    '62\tRequired library version not found: \n'
    '61\tResolutionImpossible\n'
    '88\tRetrying (Retry(total=0,\n'
    '96\tReturn has unsupported type \t\tline\t. The valid types are\n'
    '107\tRuntimeError: Numpy is not available\n'
    '53\tSDL2/SDL\t\t53\t open include file\t open source file\n'
    '53\tSDL2/SDL\t\t54\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tSDL2/SDL\t\tline\tC1083\n'
    '53\tSDL2/SDL\t\tline\tinclude file \n'
    '144\tSTL1002: Unexpected compiler version, expected CUDA \n'
    "81\tSegment-Schutz nach der Relozierung\tne peut restaurer le segment prot\tno se puede restaurar el `prot' del segmento\trestaurar proteção de segmento\tripristinare la protezione del segmento\tзащиту сегмента после перемещения\t再配置後にセグメントの prot\t无法恢复段 prot\t無法復原 segment prot\n"
    '22\tSegmentation fault\t\t166\tcicc\tcudacc\tcudafe\tcudafe++\tfatbinary\tnvcc\tnvlink\tptxas\n'
    '44\tServer does not allow request for unadvertised object\n'
    '64\tSetting up PyTorch plugin "\t\tline\t"... Failed!\n'
    '137\tShared memory size limit exceeded: requested \t\tline\t, available: \n'
    "59\tSpecified provider 'CUDAExecutionProvider' is not in available provider\n"
    '13\tSpecify CUDA_TOOLKIT_ROOT_DIR\t\t45\t(message):\n'
    '\tSymbol\tsymbol not found in flat namespace\n'
    '132\tSystemError: <built-in function load_binary> returned NULL\n'
    '121\tTHAlloc\tTHBFloat16Blas_\tTHBFloat16Storage\tTHBFloat16Tensor\tTHBFloat16Vector\tTHBlas_\tTHBoolBlas_\tTHBoolStorage\tTHBoolTensor\tTHBoolVector\tTHByteBlas_\tTHByteStorage\tTHByteTensor\tTHByteVector\tTHCBlas_\tTHCDevice\tTHCGenerator\tTHCNumerics\tTHCRandom\tTHCStorage\tTHCTensor\tTHCThrustAllocator\tTHCUNN_\tTHCVector\tTHCharBlas_\tTHCharStorage\tTHCharTensor\tTHCharVector\tTHCuda\tTHDTensor\tTHDoubleBlas_\tTHDoubleStorage\tTHDoubleTensor\tTHDoubleVector\tTHFloatBlas_\tTHFloatStorage\tTHFloatTensor\tTHFloatVector\tTHGenerator\tTHHalfBlas_\tTHHalfStorage\tTHHalfTensor\tTHHalfVector\tTHIntBlas_\tTHIntStorage\tTHIntTensor\tTHIntVector\tTHLongBlas_\tTHLongStorage\tTHLongTensor\tTHLongVector\tTHSTensor\tTHShortBlas_\tTHShortStorage\tTHShortTensor\tTHShortVector\tTHStorage\tTHTensor\tTHTensorMath\tTHVector\n'
    '121\tTHAlloc\tTHBFloat16Blas_\tTHBFloat16Storage\tTHBFloat16Tensor\tTHBFloat16Vector\tTHBlas_\tTHBoolBlas_\tTHBoolStorage\tTHBoolTensor\tTHBoolVector\tTHByteBlas_\tTHByteStorage\tTHByteTensor\tTHByteVector\tTHCBlas_\tTHCDevice\tTHCGenerator\tTHCNumerics\tTHCRandom\tTHCStorage\tTHCTensor\tTHCThrustAllocator\tTHCUNN_\tTHCVector\tTHCharBlas_\tTHCharStorage\tTHCharTensor\tTHCharVector\tTHCuda\tTHDTensor\tTHDoubleBlas_\tTHDoubleStorage\tTHDoubleTensor\tTHDoubleVector\tTHFloatBlas_\tTHFloatStorage\tTHFloatTensor\tTHFloatVector\tTHGenerator\tTHHalfBlas_\tTHHalfStorage\tTHHalfTensor\tTHHalfVector\tTHIntBlas_\tTHIntStorage\tTHIntTensor\tTHIntVector\tTHLongBlas_\tTHLongStorage\tTHLongTensor\tTHLongVector\tTHSTensor\tTHShortBlas_\tTHShortStorage\tTHShortTensor\tTHShortVector\tTHStorage\tTHTensor\tTHTensorMath\tTHVector\t\t71\tnot\tundefined\n'
    '121\tTHArgCheck\tTHAssert\tTHCAssertSameGPU\tTHC_assertSameGPU\tTHError\n'
    '121\tTHArgCheck\tTHAssert\tTHCAssertSameGPU\tTHC_assertSameGPU\tTHError\t\t\tnot\tundefined\n'
    '121\tTHC/THCAtomics.cuh\tTHCAtomics.cuh\t\t50\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '121\tTHC/THCAtomics.cuh\tTHCAtomics.cuh\t\tline\tC1083\n'
    '121\tTHC/THCAtomics.cuh\tTHCAtomics.cuh\t\tline\tinclude file \n'
    '121\tTHC/THCDeviceUtils.cuh\tTHCDeviceUtils.cuh\t\t53\t open include file\t open source file\n'
    '121\tTHC/THCDeviceUtils.cuh\tTHCDeviceUtils.cuh\t\t54\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '121\tTHC/THCDeviceUtils.cuh\tTHCDeviceUtils.cuh\t\tline\tC1083\n'
    '121\tTHC/THCDeviceUtils.cuh\tTHCDeviceUtils.cuh\t\tline\tinclude file \n'
    '121\tTHC/THCNumerics.cuh\tTHCNumerics.cuh\t\t51\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '121\tTHC/THCNumerics.cuh\tTHCNumerics.cuh\t\tline\tC1083\n'
    '121\tTHC/THCNumerics.cuh\tTHCNumerics.cuh\t\tline\tinclude file \n'
    '121\tTHCState\tTHCStream\tgetTHCState\n'
    '121\tTHCState\tTHCStream\tgetTHCState\t\t65\tnot\tundefined\n'
    '121\tTHCuda\t\t\tFree\tHostAlloc\tMalloc\n'
    '121\tTHCuda\t\t61\tnot\tundefined\n'
    '121\tTHCudaCheck\n'
    '121\tTHCudaCheck\t\t\tnot\tundefined\n'
    '88\tTHESE PACKAGES DO NOT MATCH THE HASHES\n'
    '121\tTHNN_\n'
    '121\tTHNN_\t\t61\tnot\tundefined\n'
    '88\tTLS handshake timeout\tdial tcp: lookup \tnet/http: request canceled\n'
    '67\tTORCH_CHECK\tTORCH_LIBRARY_FRAGMENT\tpacked_accessor32\tpacked_accessor64\t\tline\t is not a member\t is undefined\t was not declared\n'
    '86\tTORCH_CUDA_ARCH_LIST is not set, all archs for visible cards\n'
    '88\tTemporary failure \n'
    '28\tTensileLibrary\t\tline\t error: Cannot read \t error: Could not load \n'
    '28\tTensileLibrary\t\tline\tGPU arch : gfx\tNo such file\n'
    '121\tTensorTypeId\tTensorTypeSet\tTypeDefault\tVariableTensorId\n'
    '121\tTensorTypeId\tTensorTypeSet\tTypeDefault\tVariableTensorId\t\t32\tnot\tundefined\n'
    '125\tTensors of type TensorImpl do not have \t\tline\tnumel\tsizes\tstrides\n'
    '101\tTensors returned from custom ops (1) must not\t\t\tbe inputs to the custom op\n'
    '101\tTensors returned from custom ops (1) must not\tThe output of this custom operator (1) must not also be an input\n'
    "90\tThe 'sklearn' PyPI package is deprecated\n"
    '13\tThe CUDA compiler identification is unknown\n'
    '42\tThe HIP compiler identification is unknown\n'
    '125\tThe current CMakeCache.txt directory \t\t\tthan\n'
    '59\tThe library is compiled without \t\tline\t support\n'
    '125\tThe source "\t\t\tmatch\n'
    '147\tThe specified path, file name, or both are too long\n'
    '83\tThere is not enough space on the disk\tnot enough disk space\tnot enough free disk space\tnot enough free space\tnot enough space\n'
    '108\tThis Python has API version \t\tline\t has version \n'
    '68\tThis header is only meant to be used on x86\n'
    "99\tTried to instantiate class '\tUnknown type name '__torch__.torch.classes.\n"
    '92\tTried to register an operator (\n'
    '124\tTried to register an operator (\t\tline\tmultiple times\n'
    '124\tTried to register multiple backend fallbacks for the same dispatch key \t\tline\t; previous registration registered at \n'
    '92\tTried to register multiple operators with the same name\t\t277\tdifferent schemas\n'
    '0\tTriton Error [CUDA]: device kernel image is invalid\n'
    '61\tTriton only support CUDA 10.0 or higher, but got CUDA version: \n'
    '28\tTunerSimple_cached_get_nvrtc_params.cc(\t\t74\tnot implemented in c++\n'
    '95\tTypeError \t\tline\t positional argument\t required keyword-only argument\t required positional argument\t() got an unexpected keyword argument \t() got multiple values for \n'
    '95\tTypeError: \t\tline\t positional argument\t required keyword-only argument\t required positional argument\t() got an unexpected keyword argument \t() got multiple values for \n'
    '61\tTypeError: \t\tline\t() got an unexpected keyword argument\t() missing \t() takes\n'
    '121\tTypeError: _\t\tline\t() got an unexpected\t() missing \t() takes\n'
    '16\tTypeError: expected str, bytes or os.PathLike object, not NoneType\n'
    "16\tTypeError: join() argument must be str\t\tline\tnot 'NoneType'\n"
    '138\tTypeError: must be called with a dataclass type or instance\n'
    "16\tTypeError: unsupported operand type(s) for +: 'NoneType' and 'str'\n"
    '84\tUnable to find a valid cuDNN algorithm\n'
    '28\tUnable to find code object for all current devices\n'
    '50\tUnable to find vcvarsall.bat\n'
    '79\tUnable to load any of {lib\t\tline\t.so\n'
    '58\tUnable to pre-compile ops without torch installed\n'
    '86\tUnable to register cu\t\tline\t factory\n'
    "64\tUnicodeDecodeError: 'utf\t\tline\t8' codec can't decode\n"
    '60\tUnknown CMake command "\t\tline\tcuda_select_nvcc_arch_flags"\ttorch_cuda_get_nvcc_gencode_flag"\n'
    '27 29\tUnknown CUDA Architecture Name\n'
    '148\tUnknown MS Compiler version \n'
    '99\tUnknown builtin op: \t\tline\t::\n'
    "50\tUnknown compiler(s): [['\t\tline\tc++\tcc\tcl\tgcc\ticl\n"
    '32\tUnknown compute capability. \t\tline\tEnsure PyTorch\tSpecify the target compute capabilities\n'
    '127\tUnregistered type : \t\tline\t::\n'
    '75\tUnresolved extern \t\tline\tfunction \tvariable \n'
    '61\tUnsatisfiableError: The following specifications\t\t119\twere\n'
    "79\tUnsatisfiedLinkError: \t\tline\t: Can't find dependent libraries\t: The specified module could not be found\n"
    '79\tUnsatisfiedLinkError: no \t\tline\t in java.library.path\n'
    '35\tUnsupported .target\t\t\tptxas\n'
    '35\tUnsupported .version\t\t\tcurrent\n'
    '42\tUnsupported HIP arch \tUnsupported HIP arch: \tinvalid target ID \tunknown target CPU \tunsupported HIP gpu architecture \tunsupported HIP gpu architecture: \t\tline\tgfx\n'
    '133\tUnsupported conversion from \t\tline\t to \n'
    '68\tUnsupported platform: \n'
    '133\tUnsupported rounding mode for conversion\n'
    '97\tUnsupportedOperatorException: \tunsupported operator: \n'
    "86\tUserWarning: Can't initialize NVML\n"
    '86\tUserWarning: Error checking compiler version for cl\n'
    '125\tUsing cached \t\tline\t.whl\n'
    '3\tVERSION_MISMATCH\t\tline\tCUDNN_STATUS_\n'
    '121\tVec256\n'
    '121\tVec256\t\t22\tnot\tundefined\n'
    '61\tVersionConflict: (\n'
    "8\tVirtual package '__cuda\t\tline\t' does not match any\n"
    "104\tVirtual package '__glibc\t\tline\t' does not match any\n"
    '49\tWaited on lock file "\n'
    '86\tWarning: Warning only once for all operators\n'
    '147\tWindows Long Path support enabled\t\t\tdoes not have\n'
    '68\tWindows not yet supported for torch.compile\n'
    '61\tYou are running version \t\t82\t or higher is required.\n'
    '90\tYou must give at least one requirement to\n'
    '90\tYou tried to install "pytorch"\n'
    "65\tYou're on \tYou're using \t\t\t) only\n"
    '119\t[-Werror\t\tline\t/cub/\t/thrust/\tcutlass/\tpybind11/\ttorch/include/\n'
    '83\t[Errno 122]\t[Errno 28]\n'
    '147\t[Errno 2] No such file or directory: \n'
    '88\t[WinError \t\tline\t10054]\t10060]\t10061]\n'
    '83\t[WinError \t\tline\t112]\t39]\n'
    '73\t[WinError \t\tline\t1260]\t1455]\t4551]\n'
    '79\t[WinError 1114]\t\tline\tError loading \n'
    '128\t[WinError 127]\n'
    '147\t[WinError 206]\n'
    '3\t[cudnn_frontend] Error: No \t\tline\tengine configs\texecution plans\n'
    '12\t] Erreur 137\t] Error 137\t] Fehler 137\t] Getötet\t] Killed\t] Processus arrêté\t] 已杀死\t] 強制終了\t] 错误 137\t\tline\t*** [\n'
    '64\t]\' returned non-zero\t\tline\tninja", "--version\tninja", \'--version\tninja\', "--version\tninja\', \'--version\n'
    '27\t_ARCHITECTURES\t\t\tempty\n'
    '107\t_ARRAY_API\t\t\tfound\n'
    '43\t_M_set_sharable()\t\tline\tbasic_string.tcc\n'
    '61\t_STANDARD is set to invalid value\n'
    '28\t_STATUS_ARCH_MISMATCH\n'
    '43\t__" does not take arguments\t\tline\t): error: attribute "__\n'
    '41\t__builtin_amdgcn_\t\tline\t is not declared\t no fue declarado\t was not declared\n'
    '37\t__half\t\tline\tno matching conversion for \tno viable conversion\n'
    '103\t__imp_\t\tline\tLNK2001\tLNK2019\n'
    '65\t__version__\t\tline\tKeyError: \n'
    '72\t_dl_check_map_versions: Assertion\n'
    '55\t_frame\t\tline\tC2027\n'
    '53\t_hash_\t\t57\t open include file\t open source file\n'
    '53\t_hash_\t\t58\tgoogle/\tsparsehash/\n'
    '53\t_hash_\t\tline\tgoogle/\tsparsehash/\n'
    '128\t_pytorch_\t\tline\tlibrary at \n'
    '61\t` was removed in the NumPy 2\t\tline\t`np.\n'
    '8\tailed to initialize NVML: Driver/library version mismatch\n'
    "47\talderlake\tarmv8.6-a\tbad value 'armv9\tbad value ('armv9\tbad value (‘armv9\tbad value ‘armv9\tcooperlake\ticelake-\tinvalid value 'armv9\tinvalid value ('armv9\tinvalid value (‘armv9\tinvalid value ‘armv9\tsapphirerapids\tunknown value 'armv9\tunknown value ('armv9\tunknown value (‘armv9\tunknown value ‘armv9\tx86-64-v\tznver3\tznver4\tznver5\n"
    '91\talready has an implementation\t\t\tCompositeImplicitAutograd\n'
    '53\talsa/asoundlib.h\t\t47\t open include file\t open source file\n'
    '53\talsa/asoundlib.h\t\t48\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\talsa/asoundlib.h\t\tline\t file not found\n'
    '53\talsa/asoundlib.h\t\tline\tC1083\n'
    '53\talsa/asoundlib.h\t\tline\tinclude file \n'
    '116\tambiguous "?" operation:\t\tline\tHalf\tbfloat16\thalf\n'
    '116\tambiguous overload for \t\tline\t (operand types are \n'
    '87\tan illegal memory access was encountered\n'
    '96\tannotation_type.__origin__ is tuple\n'
    '133\tapability not supp\t\tline\tcompute\n'
    "29\tarch_bin wasn't set for some reason\t\t100\tselect_compute_arch.cmake:\n"
    '32\tarch_list[-1] += \t\tline\t+PTX\n'
    '25 27 33\tarchitecture\t\t\tnsupported\n'
    '26\tarchitecture\tsupported\t\t\tsm_\n'
    '85\tare not currently supported\tare not supported\tare not yet supported\tare unsupported\tis not currently supported\tis not supported\tis not yet supported\tis unsupported\t\tline\tSM\tsm\n'
    '111\targument list for \t\tline\t template "cut\n'
    "68\targument of type 'WindowsPath' is not iterable\n"
    '21\tarm_acle\tarm_bf16\tarm_fp16\tarm_neon\tarm_sve\tintrin\t\tline\terror:\n'
    "47\tas: unrecognized option \t\tline\t'-\t`-\t‘-\n"
    '53\tassimp/\t\t62\t open include file\t open source file\n'
    '53\tassimp/\t\t63\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tassimp/\t\tline\tC1083\n'
    '53\tassimp/\t\tline\tinclude file \n'
    "114\tat least '/std:c++\trequire at least '/std:c++\trequires at least '/std:c++\trequires compiler flag '/std:c++\n"
    '121\tat::DeprecatedTypeProperties\t\t43\tfrom\ttype\n'
    '53\tautoconf: command not found\tautoconf: not found\tautomake: command not found\tautomake: not found\tautoreconf: command not found\tautoreconf: not found\tbison: command not found\tbison: not found\tcmake: command not found\tcmake: not found\tcurl: command not found\tcurl: not found\tflex: command not found\tflex: not found\tgit: command not found\tgit: not found\tm4: command not found\tm4: not found\tmake: command not found\tmake: not found\tpatch: command not found\tpatch: not found\tpkg-config: command not found\tpkg-config: not found\tswig: command not found\tswig: not found\tunzip: command not found\tunzip: not found\twget: command not found\twget: not found\t\tline\t/bin/sh: \n'
    "47\tbad register name \tunsupported instruction \t\tline\t '\t `\t ‘\n"
    '61\tbe created directly\t\tline\tDescriptors cannot \n'
    '91\tbecause it has a CompositeImplicitAutograd\t\t\tWe should not register a meta kernel\n'
    '66\tbeing in scipy source directory\t\t\tyou cannot import SciPy while\n'
    '58\tbeing installed\tfirst\tto be installed\t\tline\tneed PyTorch\tneed torch\tneeds PyTorch\tneeds torch\trequire PyTorch\trequire torch\trequires PyTorch\trequires torch\n'
    '120\tbezeichnet keinen Typ\tdoes not name a type\thas not been declared\tne nomme pas un type\tno nombra a un tipo\tno se declaró en este ámbito\twas not declared in this scope\twurde in diesem Gültigkeitsbereich nicht deklariert\t不命名一个类型\t不是一个类型名\t在此作用域中尚未声明\t型名ではありません\t\tline\tCHAR_MAX\tCHAR_MIN\tDBL_EPSILON\tDBL_MAX\tDBL_MIN\tFLT_EPSILON\tFLT_MAX\tFLT_MIN\tINT16_MAX\tINT16_MIN\tINT32_MAX\tINT32_MIN\tINT64_MAX\tINT64_MIN\tINT8_MAX\tINT8_MIN\tINT_MAX\tINT_MIN\tLLONG_MAX\tLLONG_MIN\tLONG_MAX\tLONG_MIN\tSHRT_MAX\tSHRT_MIN\tUCHAR_MAX\tUCHAR_MIN\tUINT16_MAX\tUINT16_MIN\tUINT32_MAX\tUINT32_MIN\tUINT64_MAX\tUINT64_MIN\tUINT8_MAX\tUINT8_MIN\tUINTPTR_MAX\tUINT_MAX\tUINT_MIN\tULLONG_MAX\tULLONG_MIN\tULONG_MAX\tULONG_MIN\tUSHRT_MAX\tUSHRT_MIN\tint16_t\tint32_t\tint64_t\tint8_t\tint_fast16_t\tint_fast32_t\tint_fast64_t\tint_fast8_t\tint_fastmax_t\tint_fastptr_t\tint_least16_t\tint_least32_t\tint_least64_t\tint_least8_t\tint_leastmax_t\tint_leastptr_t\tintmax_t\tintptr_t\tuint16_t\tuint32_t\tuint64_t\tuint8_t\tuint_fast16_t\tuint_fast32_t\tuint_fast64_t\tuint_fast8_t\tuint_fastmax_t\tuint_fastptr_t\tuint_least16_t\tuint_least32_t\tuint_least64_t\tuint_least8_t\tuint_leastmax_t\tuint_leastptr_t\tuintmax_t\tuintptr_t\n'
    '85\tbf16 mixed precision requires PyTorch \t\tline\t and a supported device\n'
    '60\tbinaries were compiled with C\t\tline\tUDA None\tuda None\n'
    '45\tbits/floatn\t\tline\tdentifier\tnvalid\n'
    '53\tbits/libc-header-start\tgnu/stubs\tinclude file "asm/\tinclude file \'asm/\tsys/cdefs\t\tline\t" not found\t\' not found\n'
    '43\tbits/std_function.h:\t\tline\t435:145\t530:146\n'
    '59\tbitsandbytes was compiled without GPU support\n'
    '53\tboost/\t\tline\tC1083\n'
    '62\tbuild_ext\tsetup.py build\tsetup.py develop\tsetup.py install\tthe package flash_attn seems to be not installed\n'
    '122\tbuilds-v0\t\tline\ttorch\n'
    '128\tbuilt against \tbuilt for \tbuilt using \tbuilt with \tcompiled against \tcompiled for \tcompiled using \tcompiled with \t\t\t against PyTorch\t against Pytorch\t against Torch\t against torch\t for PyTorch\t for Pytorch\t for Torch\t for torch\t using PyTorch\t using Pytorch\t using Torch\t using torch\t with PyTorch\t with Pytorch\t with Torch\t with torch\n'
    '5\tbuilt against CUDA\tbuilt for CUDA\tbuilt using CUDA\tbuilt with CUDA\tcompiled against CUDA\tcompiled for CUDA\tcompiled using CUDA\tcompiled with CUDA\t\tline\t against CUDA \t against CUDA version \t for CUDA \t for CUDA version \t using CUDA \t using CUDA version \t with CUDA \t with CUDA version \n'
    '128\tbuilt to run on \texpects \tneeds exactly \tonly supports \twork with \tworks with \t\tline\torch\n'
    '59\tbuilt without \tcompiled without \t\tline\t without CUDA\t without GPU\n'
    '13\tbut the target was not found\t\t166\t" links to\n'
    '53\tbzlib.h\t\t38\t open include file\t open source file\n'
    '53\tbzlib.h\t\t39\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tbzlib.h\t\tline\tC1083\n'
    '53\tbzlib.h\t\tline\tinclude file \n'
    "127\tc10.dll\ttorch.dll\ttorch_cpu.dll\ttorch_global_deps.dll\t\tline\tCode kann nicht fortgesetzt werden, da\tCodes kann nicht fortgesetzt werden, da\tcan't start because\tcannot start because\tcode execution cannot proceed because\tkann nicht gestartet werden, da\tne peut continuer, car\tne peut démarrer, car\tno puede continuar porque no se encontró\tnon può proseguire perché\tnão pode continuar porque\tна компьютере отсутствует\tсистема не обнаружила\tコンピューターに\t因為找不到\t由于找不到\t計算機中丟失\t计算机中丢失\n"
    '60\tc10/cuda/impl/cuda_cmake_macros.h\t\t228\tcompilation terminated\n'
    '60\tc10/cuda/impl/cuda_cmake_macros.h\t\t64\t open include file\t open source file\n'
    '60\tc10/cuda/impl/cuda_cmake_macros.h\t\t65\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '60\tc10/cuda/impl/cuda_cmake_macros.h\t\tline\t file not found\n'
    '60\tc10/cuda/impl/cuda_cmake_macros.h\t\tline\tC1083\n'
    '60\tc10/cuda/impl/cuda_cmake_macros.h\t\tline\tinclude file \n'
    '121\tc10/util/AlignOf.h\tc10/util/Array.h\tc10/util/complex_utils.h\tc10/util/either.h\tc10/util/in_place.h\tc10/util/math_compat.h\tc10/util/reverse_iterator.h\tc10/util/variant.h\t\t59\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '121\tc10/util/AlignOf.h\tc10/util/Array.h\tc10/util/complex_utils.h\tc10/util/either.h\tc10/util/in_place.h\tc10/util/math_compat.h\tc10/util/reverse_iterator.h\tc10/util/variant.h\t\tline\tC1083\n'
    '121\tc10/util/AlignOf.h\tc10/util/Array.h\tc10/util/complex_utils.h\tc10/util/either.h\tc10/util/in_place.h\tc10/util/math_compat.h\tc10/util/reverse_iterator.h\tc10/util/variant.h\t\tline\tinclude file \n'
    '47\tc10/util/Optional.h(\t\t\t: error C2556: \n'
    '67\tc10::ScalarType\t\tline\t to "at::Type\t to "const at::Type\t to \'at::Type\t to \'const at::Type\t to ‘at::Type\t to ‘const at::Type\n'
    '121\tc10::guts\t\tline\tadd_pointer_t\tapply\tarray\tbool_constant\tconditional_t\tconjunction\tdisjunction\tenable_if_t\tinvoke\tis_pod\tmake_index_sequence\tmake_unique\tmax\tmin\tnegation\tremove_cv_t\tto_string\tvoid_t\n'
    '67\tc10::optional<\t\tline\tstd::nullopt_t\tstd::optional<\n'
    '60\tc10_cuda.lib\ttorch_cuda.lib\t\tline\tLNK1104\tLNK1181\n'
    '121\tcaffe2/\t\t98\t open include file\t open source file\n'
    '121\tcaffe2/\t\t99\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '121\tcaffe2/\t\tline\tC1083\n'
    '121\tcaffe2/\t\tline\tinclude file \n'
    '118\tcalling a __host__ function\t\tline\t from a \n'
    "65\tcan't be installed because it doesn't\t\t\thave\n"
    "64\tcan't open \tcannot find \tcannot open \t找不到 \t\tline\tld\n"
    "90\tcan't open file \t\tline\tsetup.py\n"
    '118\tcandidate function not viable: call to __host__ function from \t\tline\t__device__ function\t__global__ function\n'
    '111\tcannot be used to initialize an entity of type "cutlass::\n'
    '114\tcannot call non-constexpr function "cutlass::const_\n'
    '73\tcannot change memory protections\tcannot create shared object descriptor\tcannot map zero-fill pages\n'
    '37\tcannot convert \t\tline\t__half\n'
    '136\tcannot convert None of type <class \t\tline\tNoneType\n'
    '32\tcannot determine \t\tline\tamdgcn architecture\tamdgpu architecture\tcuda architecture\tgpu architecture\thip architecture\tnvptx6 architecture\tnvptx64 architecture\n'
    '50\tcannot execute \terror trying to exec \t\tline\tcc1\tcc1plus\n'
    '74\tcannot find\t\t\t-l\n'
    '74\tcannot find\t\t\t-l:libMIOpen\t-l:libamd_comgr\t-l:libamdhip64\t-l:libcublas\t-l:libcuda\t-l:libcufft\t-l:libcufile\t-l:libculibos\t-l:libcupti\t-l:libcurand\t-l:libcusolver\t-l:libcusparse\t-l:libcutensor\t-l:libhip\t-l:libhsa-runtime64\t-l:libhsakmt\t-l:libnccl\t-l:libnpp\t-l:libnvJitLink\t-l:libnvidia-ml\t-l:libnvjpeg\t-l:libnvrtc\t-l:libnvshmem\t-l:librccl\t-l:libroc\n'
    '128\tcannot find\t\t\t-l_C\t-lcaffe2_gpu\t-lcaffe2_nvrtc\t-ltorch_cuda_cpp\t-ltorch_cuda_cu\n'
    '42\tcannot find \n'
    '74\tcannot find \t\tline\t/libMIOpen\t/libamd_comgr\t/libamdhip64\t/libcublas\t/libcuda\t/libcufft\t/libcufile\t/libculibos\t/libcupti\t/libcurand\t/libcusolver\t/libcusparse\t/libcutensor\t/libhip\t/libhsa-runtime64\t/libhsakmt\t/libnccl\t/libnpp\t/libnvJitLink\t/libnvidia-ml\t/libnvjpeg\t/libnvrtc\t/libnvshmem\t/librccl\t/libroc\n'
    '53\tcannot find \t\tline\tScrt1.o\tScrti.o\tcrt1.o\tcrti.o\n'
    '68\tcannot find \t\tline\tcuda\tnvcc\n'
    '60\tcannot find -l\t\tline\tc10_cuda\ttorch_cuda\n'
    '51\tcannot find -l\t\tline\tgomp\tiomp5\tomp\tomp5\n'
    '134\tcannot find -l\timpossible de trouver -l\tkann -l\tne peut pas trouver -l\tno se encuentra -l\tno se puede encontrar -l\tunable to find library -l\t找不到 -l\t无法找到 -l\n'
    '53\tcannot find -l\tkann nicht gefunden werden -l\tkann nicht gefunden werden: -l\tne peut trouver -l\tno se puede encontrar -l\tunable to find library -l\tを見つけられません -l\tを見つけられません: -l\t未找到 -l\t\tline\t -lGL\t -lGLU\t -lGLX\t -lOpenGL\n'
    '53\tcannot find -l\tkann nicht gefunden werden -l\tkann nicht gefunden werden: -l\tne peut trouver -l\tno se puede encontrar -l\tunable to find library -l\tを見つけられません -l\tを見つけられません: -l\t未找到 -l\t\tline\t -lX11\t -lXext\t -lXi\t -lXrandr\n'
    '53\tcannot find -l\tkann nicht gefunden werden -l\tkann nicht gefunden werden: -l\tne peut trouver -l\tno se puede encontrar -l\tunable to find library -l\tを見つけられません -l\tを見つけられません: -l\t未找到 -l\t\tline\t -lblas\t -lcblas\t -lopenblas\n'
    '53\tcannot find -l\tkann nicht gefunden werden -l\tkann nicht gefunden werden: -l\tne peut trouver -l\tno se puede encontrar -l\tunable to find library -l\tを見つけられません -l\tを見つけられません: -l\t未找到 -l\t\tline\t -lc\t -ldl\t -lm\t -lpthread\t -lrt\n'
    '53\tcannot find -l\tkann nicht gefunden werden -l\tkann nicht gefunden werden: -l\tne peut trouver -l\tno se puede encontrar -l\tunable to find library -l\tを見つけられません -l\tを見つけられません: -l\t未找到 -l\t\tline\t -lcrypto\t -lssl\n'
    '53\tcannot find -l\tkann nicht gefunden werden -l\tkann nicht gefunden werden: -l\tne peut trouver -l\tno se puede encontrar -l\tunable to find library -l\tを見つけられません -l\tを見つけられません: -l\t未找到 -l\t\tline\t -lglfw\t -lglfw3\n'
    '53\tcannot find -l\tkann nicht gefunden werden -l\tkann nicht gefunden werden: -l\tne peut trouver -l\tno se puede encontrar -l\tunable to find library -l\tを見つけられません -l\tを見つけられません: -l\t未找到 -l\t\tline\t -libverbs\t -lmlx5\t -lrdmacm\n'
    '53\tcannot find -l\tkann nicht gefunden werden -l\tkann nicht gefunden werden: -l\tne peut trouver -l\tno se puede encontrar -l\tunable to find library -l\tを見つけられません -l\tを見つけられません: -l\t未找到 -l\t\tline\t -lmpi\t -lmpi_cxx\n'
    '53\tcannot find -l\tkann nicht gefunden werden -l\tkann nicht gefunden werden: -l\tne peut trouver -l\tno se puede encontrar -l\tunable to find library -l\tを見つけられません -l\tを見つけられません: -l\t未找到 -l\t\tline\t -lpng\t -lpng16\n'
    '53\tcannot find -lEGL\tkann nicht gefunden werden -lEGL\tkann nicht gefunden werden: -lEGL\tne peut trouver -lEGL\tno se puede encontrar -lEGL\tunable to find library -lEGL\tを見つけられません -lEGL\tを見つけられません: -lEGL\t未找到 -lEGL\n'
    '53\tcannot find -lGLEW\tkann nicht gefunden werden -lGLEW\tkann nicht gefunden werden: -lGLEW\tne peut trouver -lGLEW\tno se puede encontrar -lGLEW\tunable to find library -lGLEW\tを見つけられません -lGLEW\tを見つけられません: -lGLEW\t未找到 -lGLEW\n'
    '53\tcannot find -laio\tkann nicht gefunden werden -laio\tkann nicht gefunden werden: -laio\tne peut trouver -laio\tno se puede encontrar -laio\tunable to find library -laio\tを見つけられません -laio\tを見つけられません: -laio\t未找到 -laio\n'
    '53\tcannot find -lffi\tkann nicht gefunden werden -lffi\tkann nicht gefunden werden: -lffi\tne peut trouver -lffi\tno se puede encontrar -lffi\tunable to find library -lffi\tを見つけられません -lffi\tを見つけられません: -lffi\t未找到 -lffi\n'
    '53\tcannot find -lglog\tkann nicht gefunden werden -lglog\tkann nicht gefunden werden: -lglog\tne peut trouver -lglog\tno se puede encontrar -lglog\tunable to find library -lglog\tを見つけられません -lglog\tを見つけられません: -lglog\t未找到 -lglog\n'
    '53\tcannot find -ljpeg\tkann nicht gefunden werden -ljpeg\tkann nicht gefunden werden: -ljpeg\tne peut trouver -ljpeg\tno se puede encontrar -ljpeg\tunable to find library -ljpeg\tを見つけられません -ljpeg\tを見つけられません: -ljpeg\t未找到 -ljpeg\n'
    '53\tcannot find -lnuma\tkann nicht gefunden werden -lnuma\tkann nicht gefunden werden: -lnuma\tne peut trouver -lnuma\tno se puede encontrar -lnuma\tunable to find library -lnuma\tを見つけられません -lnuma\tを見つけられません: -lnuma\t未找到 -lnuma\n'
    '52\tcannot find -lpython3.\n'
    '53\tcannot find -lstdc++\tkann nicht gefunden werden -lstdc++\tkann nicht gefunden werden: -lstdc++\tne peut trouver -lstdc++\tno se puede encontrar -lstdc++\tunable to find library -lstdc++\tを見つけられません -lstdc++\tを見つけられません: -lstdc++\t未找到 -lstdc++\n'
    '53\tcannot find -ltbb\tkann nicht gefunden werden -ltbb\tkann nicht gefunden werden: -ltbb\tne peut trouver -ltbb\tno se puede encontrar -ltbb\tunable to find library -ltbb\tを見つけられません -ltbb\tを見つけられません: -ltbb\t未找到 -ltbb\n'
    '53\tcannot find -luuid\tkann nicht gefunden werden -luuid\tkann nicht gefunden werden: -luuid\tne peut trouver -luuid\tno se puede encontrar -luuid\tunable to find library -luuid\tを見つけられません -luuid\tを見つけられません: -luuid\t未找到 -luuid\n'
    '53\tcannot find -lz\tkann nicht gefunden werden -lz\tkann nicht gefunden werden: -lz\tne peut trouver -lz\tno se puede encontrar -lz\tunable to find library -lz\tを見つけられません -lz\tを見つけられません: -lz\t未找到 -lz\n'
    "50\tcannot find the file specified: '\t\tline\tcl\tclang\tclang-cl\tg++\tgcc\n"
    '61 66\tcannot import name \t\tline\t (unknown location)\n'
    '61 62 66\tcannot import name \t\tline\t from \n'
    '61\tcannot import name \t\tline\t from "apex\t from "auto\t from "cupy\t from "flash\t from "mamba\t from "mmcv\t from "onnxruntime\t from "torch-\t from "torch_\t from "triton\t from "vllm\t from \'apex\t from \'auto\t from \'cupy\t from \'flash\t from \'mamba\t from \'mmcv\t from \'onnxruntime\t from \'torch-\t from \'torch_\t from \'triton\t from \'vllm\tMinkowskiEngine\tbitsandbytes\tconv1d\tdeepspeed\tdetectron2\texllamav2\tfbgemm\tflashinfer\tgptqmodel\tgsplat\tkaolin\tpytorch3d\tsgl-kernel\tsgl_kernel\tsglang\tspconv\ttorchao\ttorchcodec\ttransformer\txformers\n'
    '56\tcannot import name \t\tline\t from "distutils\t from "pkg_resources\t from "setuptools\t from "wheel\t from \'distutils\t from \'pkg_resources\t from \'setuptools\t from \'wheel\n'
    '67\tcannot import name \t\tline\t from "torch\t from \'torch\t from ‘torch\n'
    '61\tcannot import name \t\tline\t-packages\n'
    '61\tcannot import name \t\tline\tcuda" from "cuda\tcuda" from \'cuda\tcuda\' from "cuda\tcuda\' from \'cuda\tcudart" from "cuda\tcudart" from \'cuda\tcudart\' from "cuda\tcudart\' from \'cuda\tnvrtc" from "cuda\tnvrtc" from \'cuda\tnvrtc\' from "cuda\tnvrtc\' from \'cuda\n'
    '56\tcannot import name \t\tline\tpkg_resources\n'
    '131 138\tcannot import name \t\tline\ttriton\n'
    '138\tcannot import name \thas no attribute \t\tline\tAttrsDescriptor\tKernelInterface\tcluster_dims\tdefault_cache_dir\tget_architecture_descriptor\tget_backend\tget_cuda_version_key\tinstance_descriptor\tlaunch_enter_hook\tlaunch_exit_hook\ttriton_key\n'
    "121\tcannot import name '\t\tline\t' from 'torch._six\t' from 'torch.utils.ffi\n"
    "68\tcannot instantiate '\t\tline\t' on your system\n"
    '81\tcannot make segment writable for relocation\n'
    '68\tcannot open input file \t\tline\taio.lib\n'
    '123\tcannot open shared object file\t\t\tlibMIOpen.so\tlibamdhip64.so\tlibc10_cuda.so\tlibc10_hip.so\tlibhipblas.so\tlibhipfft.so\tlibhiprand.so\tlibhipsolver.so\tlibhipsparse.so\tlibrccl.so\tlibrocblas.so\tlibrocsolver.so\tlibrocsparse.so\tlibtorch_cuda.so\tlibtorch_hip.so\n'
    '128\tcannot open shared object file\t\t56\tlibATen.so\tlibATen.so.1\tlibcaffe2.so\tlibcaffe2_gpu.so\tlibcaffe2_nvrtc.so\tlibtorch.so.1\tlibtorch_cuda_cpp.so\tlibtorch_cuda_cu.so\tlibtorch_cuda_linalg.so\tlibtorch_nvshmem.so\n'
    '53\tcannot open source file "\t\tline\talgorithm"\tarray"\tatomic"\tcassert"\tcfloat"\tclimits"\tcmath"\tcomplex"\tcstddef"\tcstdint"\tcstdio"\tcstdlib"\tcstring"\tfunctional"\tinitializer_list"\tiostream"\tlimits"\tmemory"\tnew"\tstring"\ttuple"\ttype_traits"\tutility"\tvector"\n'
    '116\tcannot overload functions distinguished by return type alone\t\t235\tbfloat16\thalf\n'
    '51\tcannot read spec file \t\tline\tlibgomp.spec\n'
    '56\tcanonicalize_version() got an unexpected keyword argument\n'
    '85\tcapability\t\tline\tMin \tMinimum \tmin \tminimum \n'
    '85\tcapability\tnly Ada\tnly Ampere\tnly Blackwell\tnly Hopper\tnly NVIDIA Ada\tnly NVIDIA Ampere\tnly NVIDIA Blackwell\tnly NVIDIA Hopper\tnly NVIDIA Rubin\tnly NVIDIA Turing\tnly NVIDIA Volta\tnly Rubin\tnly SM\tnly Turing\tnly Volta\tnly gfx\tnly sm\t\tline\tOnly \tonly \n'
    '23\tcaster.operator typename make_caster<T>::template cast_op_type<T>()\n'
    '12\tcatastrophic error\t\tline\t: out of memory\n'
    '53\tcblas.h\tcblas_mangling.h\t\t48\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tcblas.h\tcblas_mangling.h\t\tline\tC1083\n'
    '53\tcblas.h\tcblas_mangling.h\t\tline\tinclude file \n'
    '50\tcc1plus\t\tline\texecvp\tposix_spawn\tposix_spawnp\n'
    '44\tcc1plus: \n'
    '53\tceres/ceres.h\t\t44\t open include file\t open source file\n'
    '53\tceres/ceres.h\t\t45\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tceres/ceres.h\t\tline\tC1083\n'
    '53\tceres/ceres.h\t\tline\tinclude file \n'
    '55\tcframe"\tcframe\'\tcframe’\tframe"\tframe\'\tframe’\t\tline\t"cframe\t"frame\t\'cframe\t\'frame\t‘cframe\t‘frame\n'
    '53\tcholmod.h\tsuitesparse/\t\t66\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tcholmod.h\tsuitesparse/\t\tline\tC1083\n'
    '53\tcholmod.h\tsuitesparse/\t\tline\tinclude file \n'
    '14\tcicc: command not found\tcicc: not found\tcudafe++: command not found\tcudafe++: not found\tfatbinary: command not found\tfatbinary: not found\t\tline\tsh: \n'
    '148\tcl.EXE\tcl.exe\t\tline\tCalledProcessError: Command\tcc_cmd\n'
    '109\tcl.exe with traditional preprocessor \t\tline\tis used\tmay lead\n'
    '43\tclang version must be less than \n'
    '67\tclass "at::Tensor" has no member "\n'
    '43\tclass "std::enable_if<<error-constant>\n'
    '88\tclient error (Connect)\toperation timed out\ttcp connect error\n'
    '147\tcommand line is too long\t\tline\tD8049\n'
    '114\tcommon_type_t\tconditional_t\tdecay_t\tenable_if_t\texchange\tindex_sequence\tinteger_sequence\tmake_index_sequence\tmake_unique\tremove_cv_t\tremove_reference_t\tresult_of_t\tunderlying_type_t\t\tline\tC2039: \n'
    '52\tcompilation terminated\t\t\tinclude\n'
    '53\tcompilation terminated\t\t200\tlz4.h\n'
    '53\tcompilation terminated\t\t200\tsox.h\n'
    '53\tcompilation terminated\t\t201\thdf5.h\n'
    '53\tcompilation terminated\t\t201\tlmdb.h\n'
    '53\tcompilation terminated\t\t201\tlzma.h\n'
    '53\tcompilation terminated\t\t201\tmpfr.h\n'
    '53\tcompilation terminated\t\t201\tzlib.h\n'
    '53\tcompilation terminated\t\t201\tzstd.h\n'
    '53\tcompilation terminated\t\t202\tbzlib.h\n'
    '53\tcompilation terminated\t\t202\tcrypt.h\n'
    '53\tcompilation terminated\t\t202\tfftw3.h\n'
    '53\tcompilation terminated\t\t202\tgmp.h\tgmpxx.h\n'
    '53\tcompilation terminated\t\t202\thwloc.h\n'
    '53\tcompilation terminated\t\t202\tmetis.h\n'
    '53\tcompilation terminated\t\t203\tlibaio.h\n'
    '53\tcompilation terminated\t\t203\tlibelf.h\n'
    '53\tcompilation terminated\t\t203\tmpi.h\tmpicxx.h\n'
    '53\tcompilation terminated\t\t203\tnuma.h\tnumaif.h\n'
    '53\tcompilation terminated\t\t203\ttiffio.h\n'
    '53\tcompilation terminated\t\t204\tGL/glew.h\n'
    '53\tcompilation terminated\t\t204\tjpeglib.h\n'
    '53\tcompilation terminated\t\t204\tlapacke.h\n'
    '53\tcompilation terminated\t\t204\tpng.h\tpngconf.h\n'
    '53\tcompilation terminated\t\t204\tsndfile.h\n'
    '53\tcompilation terminated\t\t204\tsqlite3.h\n'
    '53\tcompilation terminated\t\t205\tft2build.h\n'
    '53\tcompilation terminated\t\t205\tsnappy-c.h\tsnappy.h\n'
    '53\tcompilation terminated\t\t206\tcurl/curl.h\n'
    '53\tcompilation terminated\t\t206\tffi.h\tffitarget.h\n'
    '68\tcompilation terminated\t\t206\timmintrin.h\tx86intrin.h\txmmintrin.h\n'
    '53\tcompilation terminated\t\t206\tlibunwind.h\n'
    '53\tcompilation terminated\t\t206\tportaudio.h\n'
    '53\tcompilation terminated\t\t206\tturbojpeg.h\n'
    '53\tcompilation terminated\t\t206\tuuid/uuid.h\n'
    '53\tcompilation terminated\t\t207\tGLFW/glfw3.h\n'
    '51\tcompilation terminated\t\t207\tlibomp/omp.h\tomp-tools.h\tomp.h\tompt.h\n'
    '53\tcompilation terminated\t\t208\tGL/freeglut.h\tGL/glut.h\n'
    '53\tcompilation terminated\t\t208\tceres/ceres.h\n'
    '55\tcompilation terminated\t\t208\tlongintrepr.h\n'
    '53\tcompilation terminated\t\t208\twebp/decode.h\twebp/encode.h\n'
    '53\tcompilation terminated\t\t209\tGL/gl.h\tGL/glcorearb.h\tGL/glext.h\tGL/glx.h\n'
    '53\tcompilation terminated\t\t209\tglog/logging.h\n'
    '53\tcompilation terminated\t\t209\tlinux/limits.h\n'
    '57\tcompilation terminated\t\t210\tATen/ATen.h\tATen/Tensor.h\ttorch/all.h\ttorch/library.h\ttorch/python.h\ttorch/script.h\ttorch/torch.h\ttorch/types.h\n'
    '53\tcompilation terminated\t\t210\tgflags/gflags.h\n'
    '53\tcompilation terminated\t\t211\talsa/asoundlib.h\n'
    '53\tcompilation terminated\t\t211\tcblas.h\tcblas_mangling.h\n'
    '121\tcompilation terminated\t\t212\tATen/Error.h\tATen/core/Error.h\n'
    '53\tcompilation terminated\t\t212\tEGL/egl.h\tEGL/eglext.h\tEGL/eglplatform.h\n'
    '57\tcompilation terminated\t\t212\ttorch/extension.h\n'
    '53\tcompilation terminated\t\t213\tGLES2/gl\tGLES3/gl\n'
    '121\tcompilation terminated\t\t213\tTHC/THCAtomics.cuh\tTHCAtomics.cuh\n'
    '24\tcompilation terminated\t\t213\tnvToolsExt\n'
    '53\tcompilation terminated\t\t214\tCL/cl\tCL/opencl\n'
    '121\tcompilation terminated\t\t214\tTHC/THCNumerics.cuh\tTHCNumerics.cuh\n'
    '121\tcompilation terminated\t\t217\tATen/cuda/CUDAGuard.h\tATen/cuda/CUDAStream.h\n'
    '53\tcompilation terminated\t\t217\tSDL2/SDL\n'
    '121\tcompilation terminated\t\t217\tTHC/THCDeviceUtils.cuh\tTHCDeviceUtils.cuh\n'
    '53\tcompilation terminated\t\t219\tasm/\tbits/libc-header-start\tgnu/stubs\tsys/cdefs\n'
    '53\tcompilation terminated\t\t221\t_hash_\n'
    '18\tcompilation terminated\t\t222\t"cudnn\t<cudnn\n'
    '121\tcompilation terminated\t\t222\tc10/util/AlignOf.h\tc10/util/Array.h\tc10/util/complex_utils.h\tc10/util/either.h\tc10/util/in_place.h\tc10/util/math_compat.h\tc10/util/reverse_iterator.h\tc10/util/variant.h\n'
    '121\tcompilation terminated\t\t223\tATen/CPUGenerator\tATen/CUDA\tATen/CUDAGenerator\tATen/Type\tATen/TypeDefault\tATen/TypeExtendedInterface\n'
    '121\tcompilation terminated\t\t223\tATen/Dimname.h\tATen/NamedTensor.h\tATen/NamedTensorUtils.h\tATen/TensorNames.h\tATen/core/Dimname.h\tATen/core/NamedTensor.h\tATen/core/NamedTensorUtils.h\tATen/core/TensorNames.h\n'
    '53\tcompilation terminated\t\t224\tlibxml/\n'
    '53\tcompilation terminated\t\t224\tvulkan/vulkan\n'
    '53\tcompilation terminated\t\t225\tflann/\n'
    '53\tcompilation terminated\t\t225\tleveldb/\n'
    '53\tcompilation terminated\t\t225\topenssl/\n'
    '53\tcompilation terminated\t\t226\tassimp/\n'
    '56\tcompilation terminated\t\t227\tnumpy/\n'
    '121\tcompilation terminated\t\t227\ttorch/csrc/utils/auto_gil.h\ttorch/csrc/utils/disallow_copy.h\ttorch/csrc/utils/future.h\ttorch/csrc/utils/memory.h\ttorch/csrc/utils/six.h\n'
    '53\tcompilation terminated\t\t228\tinfiniband/\n'
    '121\tcompilation terminated\t\t228\ttorch/csrc/PythonTypes.h\ttorch/csrc/StorageDefs.h\ttorch/csrc/THP_export.h\ttorch/csrc/WindowsTorchApiMacro.h\n'
    '121\tcompilation terminated\t\t229\tATen/cuda/CUDAFuture.cuh\tATen/cuda/CUDAFuture.h\tATen/cuda/CUDAMultiStreamGuard.cuh\tATen/cuda/CUDAMultiStreamGuard.h\tATen/cuda/CUDASolver.cuh\tATen/cuda/CUDASolver.h\tATen/cuda/CUDATypeConversion.cuh\tATen/cuda/CUDATypeConversion.h\n'
    '53\tcompilation terminated\t\t229\tcholmod.h\tsuitesparse/\n'
    '53\tcompilation terminated\t\t231\tlibav\n'
    '53\tcompilation terminated\t\t232\tEigen/\n'
    '19\tcompilation terminated\t\t233\tinclude\n'
    '53\tcompilation terminated\t\t235\tgsl/gsl_\n'
    '17\tcompilation terminated\t\t236\tcooperative_groups/\tcudaTypedefs.h\tcuda_awbarrier\tcuda_bf16.h\tcuda_fp4.h\tcuda_fp6.h\tcuda_fp8.h\tcuda_pipeline\n'
    '53\tcompilation terminated\t\t239\tImf\n'
    '53\tcompilation terminated\t\t241\ttbb/\n'
    '53\tcompilation terminated\t\t242\tX11/\n'
    '121\tcompilation terminated\t\t244\tc10d/\n'
    '121\tcompilation terminated\t\t253\tATen/cpu/vec256/\n'
    '53\tcompilation terminated\t\t254\tgoogle/protobuf/\n'
    '121\tcompilation terminated\t\t259\tTHC\n'
    '44\tcompilation terminated\t\t259\tinclude\n'
    '121\tcompilation terminated\t\t259\ttorch/csrc/jit/\n'
    '53\tcompilation terminated\t\t262\tCGAL/\n'
    '121\tcompilation terminated\t\t262\tTH/TH\tTHCUNN/\tTHNN/\n'
    '121\tcompilation terminated\t\t262\tcaffe2/\n'
    '19\tcompilation terminated\t\t264\tinclude\n'
    '53\tcompilation terminated\t\t265\tboost/\n'
    '53\tcompilation terminated\t\t267\topencv2/\n'
    '67\tcompilation terminated\t\t273\tATen/c\tc10/util/Float\ttorch/csrc/stable/\ttorch/extension.h\ttorch/headeronly/\n'
    '108\tcompiled\t\t\tPython \n'
    '107\tcompiled against NumPy 1.x\t\tline\tNumPy 2\n'
    '14\tcompiler set in environment\t\t\tCUDACXX:\n'
    '33\tcompute capabilit\t\t\t is required for\n'
    '32\tcompute capabilit\t\tline\ties detected\ties found\ties specified\ties was detected\ties was found\ties was specified\ties were detected\ties were found\ties were specified\ty detected\ty found\ty specified\ty was detected\ty was found\ty was specified\ty were detected\ty were found\ty were specified\n'
    '85\tcompute capability\t\tline\tneed \tneeds \trequire \trequires \n'
    '85\tcompute capability \t\tline\t are below\t are lower\t are not supported\t is below\t is lower\t is not supported\t less than the minimum \t too low\n'
    '85\tcompute capability \t\tline\tor above\tor higher\tor newer\n'
    "85\tcompute capability not supported']\n"
    '61\tconclude\t\t310\tthat\n'
    '90\tconda: command not found\tconda: not found\tpip3: command not found\tpip3: not found\tpip: command not found\tpip: not found\tpython3: command not found\tpython3: not found\tpython: command not found\tpython: not found\tuv: command not found\tuv: not found\n'
    '42\tconfiguration file \t\t49\tfor package\tprovided by\n'
    '53\tconfiguration file provided by\t\t99\t(requested\tbut\twith\n'
    '13\tconfiguration file provided by "CUDA\n'
    '57\tconfiguration file provided by "Torch"\n'
    '53\tconfigure: error: \t\tline\t is missing\t is required\t not found\n'
    '53\tconfigure: error: \t\tline\tUnable to find \tcannot find \tcould not find \tunable to find \n'
    '7\tconflicting cuDNN in LD_LIBRARY_PATH\n'
    '17\tcooperative_groups/\tcudaTypedefs.h\tcuda_awbarrier\tcuda_bf16.h\tcuda_fp4.h\tcuda_fp6.h\tcuda_fp8.h\tcuda_pipeline\t\t73\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '17\tcooperative_groups/\tcudaTypedefs.h\tcuda_awbarrier\tcuda_bf16.h\tcuda_fp4.h\tcuda_fp6.h\tcuda_fp8.h\tcuda_pipeline\t\tline\tC1083\n'
    "61 127\tcould not convert default argument '\t\tline\t::\n"
    '127\tcould not convert default argument into a Python object (type not registered yet?)\n'
    '8\tcould not select device driver \t\tline\twith capabilities: [[gpu\n'
    "36\tcouldn't allocate \t\tline\t for constraint '\n"
    '49\tcpp_extension.load\t\t83\tStuck\tang\tnot respond\treezes\trozen\tstuck\t一直不动\t卡住\t卡在\t卡死\n'
    '53\tcrypt.h\t\t38\t open include file\t open source file\n'
    '53\tcrypt.h\t\t39\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tcrypt.h\t\tline\tC1083\n'
    '53\tcrypt.h\t\tline\tinclude file \n'
    '6\tcuInit\tcudaGetDeviceCount\t\t93\t802\n'
    '1\tcuInit\tcudaGetDeviceCount\t\t93\t803\n'
    '1\tcuInit\tcudaGetDeviceCount\t\t93\t804\n'
    '84\tcublas.CUBLASError: \t\tline\tCUBLAS_STATUS_ALLOC_FAILED\tCUBLAS_STATUS_NOT_INITIALIZED\n'
    '5\tcublas64_\tcublasLt64_\tcudart64_\tcufft64_\tcusparse64_\tnvrtc64_\t\t\t.dll\n'
    '5\tcublas64_\tcublasLt64_\tcudart64_\tcufft64_\tcusparse64_\tnvrtc64_\t\tline\t.dll\n'
    "5\tcublas64_\tcublasLt64_\tcudart64_\tcufft64_\tcusparse64_\tnvrtc64_\t\tline\tCode kann nicht fortgesetzt werden, da\tCodes kann nicht fortgesetzt werden, da\tcan't start because\tcannot start because\tcode execution cannot proceed because\tkann nicht gestartet werden, da\tne peut continuer, car\tne peut démarrer, car\tno puede continuar porque no se encontró\tnon può proseguire perché\tnão pode continuar porque\tна компьютере отсутствует\tсистема не обнаружила\tコンピューターに\t因為找不到\t由于找不到\t計算機中丟失\t计算机中丢失\n"
    '84\tcuda runtime error (2) : out of memory\n'
    '4\tcudaErrorInsufficientDriver\n'
    '28\tcudaErrorInvalidDeviceFunction\thipErrorInvalidDeviceFunction\n'
    '137\tcudaFuncAttributeMaxDynamicSharedMemorySize, \t\tline\tinvalid argument\n'
    '8\tcudaGetDeviceCount()\t\tline\tError 304: OS call failed\tError 500: named symbol not found\tError 999: unknown error\n'
    "5\tcudaMemLocation\t\tline\tint' to \tint’ to \n"
    '5\tcudaPointerAttributes\t\tline\t has no member \n'
    '84\tcupy.cuda.memory.OutOfMemoryError\n'
    '53\tcurl/curl.h\t\t42\t open include file\t open source file\n'
    '53\tcurl/curl.h\t\t43\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tcurl/curl.h\t\tline\tC1083\n'
    '53\tcurl/curl.h\t\tline\tinclude file \n'
    '88\tcurl: (16) \tcurl: (18) \tcurl: (28) \tcurl: (35) \tcurl: (5) \tcurl: (52) \tcurl: (55) \tcurl: (56) \tcurl: (6) \tcurl: (60) \tcurl: (7) \tcurl: (92) \n'
    "68\tcurrent Python platform is not compatible with the lockfile's supported environments\n"
    '96\tcustom_op(\t\tline\t)(func): \n'
    '141\tcute/\tcute\\\tcutlass/\tcutlass\\\t\t\t: error C\t: fatal error C\t: warning C\n'
    '112\tcutlass::\t\tline\tDefault\n'
    '10\tdefault_program(\t\tline\t): error\n'
    '25 27 33\tdefined\t\t\tgpu-\n'
    '2 3 5 7\tdefined in file \t\t\treference\n'
    '89\tdevice-side assert triggered\tdevice-side assertion triggered\n'
    '12\tdid not complete successfully: exit code: 137\n'
    '120\tdid you forget to \t\tline\t#include <\n'
    '12\tdied with <Signals.SIGKILL: 9>\n'
    '45\tdifferent exception spec\t\tline\tacospi(double)\tacospi(float)\tacospif(double)\tacospif(float)\tasinpi(double)\tasinpi(float)\tasinpif(double)\tasinpif(float)\tatanpi(double)\tatanpi(float)\tatanpif(double)\tatanpif(float)\tcospi(double)\tcospi(float)\tcospif(double)\tcospif(float)\trsqrt(double)\trsqrt(float)\trsqrtf(double)\trsqrtf(float)\tsinpi(double)\tsinpi(float)\tsinpif(double)\tsinpif(float)\ttanpi(double)\ttanpi(float)\ttanpif(double)\ttanpif(float)\n'
    "15\tdiffers from\tdoes not match\tdoesn't match\tmismatches\tnot match\t\tline\tCUDA Toolkit\tCUDA toolkit\tCUDA_HOME\tNVCC\tnvcc\tsystem CUDA\n"
    '68\tdirent.h\tdlfcn.h\texecinfo.h\tpthread.h\tsys/file.h\tsys/ioctl.h\tsys/mman.h\tsys/resource.h\tsys/socket.h\tsys/time.h\tsys/wait.h\tunistd.h\t\tline\tC1083\n'
    "62\tdlopen(/\t\tline\t): tried: '\n"
    '88\tdns error: failed to lookup address\n'
    '90\tdoes not appear to be a Python project\n'
    '44\tdoes not contain a CMakeLists\t\t365\tThe source directory\n'
    '68\tdoes not have one of build variants: \t\tline\t-cpu-\t-metal-\t-npu-\t-xpu-\taarch64\tdarwin\twindows\n'
    '102\tdoes not know how to trace the builtin \n'
    "83\tdon't have enough free space in /\n"
    '54\tdue to ninja not being installed\n'
    '77\tdynamic module does not\t\t\tfunction\n'
    '119\tdynamic_cast\ttypeid\t\tline\t-fno-rtti\t-frtti\n'
    '90\tecause there is no version of \t\tline\tBecause \tbecause \n'
    '11\ted with an unsupported toolchain\t\tline\tPTX was comp\n'
    '71\tenable executable\t\t\tstack as\n'
    '28\tengine plan file is generated on an incompatible device, expecting compute \t\tline\t got compute \n'
    '61\tengine plan file is not compatible with this\t\t\tTensorRT\n'
    '16\tenvironment variable is not\t\t\tCUDA_HOME\tCUDA_PATH\n'
    '88\tequest failed after \t\tline\t retries\n'
    '68\terror C1021: \t\tline\twarning\n'
    '145\terror C1128\n'
    '148\terror C2059\terror C2061\terror C2065\terror C2143\t\t\t: error C2\t: fatal error C2\n'
    '115\terror C2065\terror C2146\terror C3861\terror C4430\t\tline\t__device__\t__float_as_int\t__global__\t__int_as_float\t__launch_bounds__\t__ldg\t__shared__\t__shfl_\t__syncthreads\t__syncwarp\tatomicAdd\tatomicCAS\tatomicExch\tatomicMax\tblockDim\tblockIdx\tgridDim\tthreadIdx\n'
    '68\terror C2065\terror C3861\terror C4430\t\tline\t"__attribute__\t\'__attribute__\t__asm__\t__builtin_\t__int128\taligned_alloc\tdrand48\tgettimeofday\tlgamma_r\tlocaltime_r\tmkstemp\tposix_memalign\tpthread_\tssize_t\tstrcasecmp\tstrncasecmp\tu_int\tuint\tusleep\t“__attribute__\n'
    '68\terror C2398: \t\tline\teinschränkende\tnarrowing\trestricción\trestrictive\tсужающ\t收缩转换\t縮小変換\n'
    '12\terror C3859\n'
    '114\terror C4984: \t\tline\tC++17\n'
    '119\terror D8016\t\t86\t"/\t\'/\t“/\n'
    '50\terror MSB3428: \t\tline\tVisual C++\n'
    '87\terror MSB3721: \n'
    '50\terror MSB8020: \n'
    '53\terror MSB8036: \t\tline\tWindows SDK\n'
    '127\terror while loading shared libraries: \t\tline\tlibc10_cuda.so: cannot\tlibtorch_cuda.so: cannot\n'
    '68\terror: \t\tline\tUNSUPPORTED \tUnknown \tUnsupported \tunknown \tunsupported \n'
    '114\terror: "auto" is not allowed here\n'
    '88\terror: RPC failed; \n'
    "50\terror: [WinError 2]\t\t\t' extension\trunning build_ext\n"
    '114\terror: a member with an in-class initializer must be const\n'
    '67\terror: a pointer to a bound function may only be used to call \t\tline\tit\tthe function\n'
    "53\terror: can't find Rust compiler\n"
    '43\terror: constant value is not known\terror: expected a\terror: identifier "__\terror: invalid redeclaration of\terror: name followed by "::" must\terror: namespace "std" has no member "__\terror: pack expansion does not make use\terror: qualified name is not allowed\terror: this declaration has no\terror: type name is not allowed\terror: user-defined literal operator not found\t\tline\tc++/\n'
    '39\terror: constexpr function never produces a constant expression\n'
    '114\terror: constexpr if statements are a C++17 feature\n'
    '53\terror: could not find \t\tline\t for checkout of\t for clone of\n'
    "88\terror: downloading '\t\tline\t' failed\n"
    '119\terror: expected an identifier\terror: expected unqualified-id before\t\t203\tfar\tmax\tmin\tnear\tsmall\n'
    "121\terror: forward declaration of \t\tline\t'TH\t'struct TH\t‘TH\t‘struct TH\n"
    '43\terror: identifier "__builtin_\t\tline\t" is undefined\n'
    '36\terror: invalid instruction\terror: invalid operand for instruction\terror: unexpected token\terror: unknown directive\terror: unknown token\t\t151\t%laneid\t.aligned\t.b32\t.f16x2\t.global\t.s32\t.shared\t.sync\t.u32\t.u64\t<inline asm>\tasm\n'
    '120\terror: type name is not allowed\t\t253\tstd::numeric_limits\n'
    "90\terror: unexpected argument '\t\tline\t' found\n"
    '119\terror: unrecognized command\t\tline\tline option \n'
    '133\terror: unsupported target: \n'
    '39\terror: variable length array\t\tline\tcannot\tnot allowed\tnot supported\tstatic or thread\n'
    '39\terror: variable-sized object may not be initialized\n'
    "120\tes kein\tin Namensbereich\tin namespace\tis not a member of\tist kein Element von\tn'est pas un membre de\tno es un miembro de\tв пространстве имён\t不是\t\tline\tstd\n"
    '119\texception handling disabled\n'
    '119\texception handling is disabled\n'
    '14\texecutable in path specified by\t\t\tCould not find\n'
    '12\texecutor failed running\t\tline\texit code: 137\n'
    '12\texit code\texit code:\texit status\texitcode\treturn code\t\tline\t-9\t137\n'
    '87\texited with code \n'
    '119\texpanded from macro \texpansion of macro \tin expansion of macro \t\tline\t "\t \'\t ‘\n'
    "119\texpanded from macro '__noinline__'\n"
    '67\texpected primary-expression before \t\t258\t.data_ptr<\n'
    '28\tfail to call hipModuleLaunchKernel(\t\tline\t[HIP error](invalid resource handle\n'
    '28\tfail to call hipModuleLoad\t\tline\t[HIP error](\n'
    '8\tfailed call to cuInit: \t\tline\tCUDA_ERROR_NO_DEVICE\tUNKNOWN ERROR (303)\n'
    '69\tfailed to convert GOTPCREL relocation\n'
    "132\tfailed to legalize operation 't\n"
    '73\tfailed to map segment from\t\t\tshared object\n'
    '9\tfailed to open \t\tline\tnvrtc-builtins\n'
    "50\tfailed with\t\t46\t'nmake' '-?'\n"
    '87\tfailed with exit \t\tline\tcode \tstatus \n'
    '12\tfatal error C10\t\tline\t02\t60\t76\n'
    '22\tfatal error C1001: \t\tline\tErreur interne du compilateur\tInternal compiler error\tInterner Compilerfehler\t内部编译器错误\n'
    '147\tfatal error C1081\n'
    '46\tfatal error: error in backend: \n'
    '30\tfatal error: error in backend: Cannot select: intrinsic %llvm.amdgcn.\n'
    '88\tfatal: early EOF\tfatal: fetch-pack: \the remote end hung up unexpectedly\n'
    '44\tfatal: not a git repository\n'
    '88\tfatal: unable to \t\tline\taccess \tconnect to \tlook up \n'
    '53\tffi.h\tffitarget.h\t\t43\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tffi.h\tffitarget.h\t\tline\tC1083\n'
    '53\tffi.h\tffitarget.h\t\tline\tinclude file \n'
    '53\tfftw3.h\t\t38\t open include file\t open source file\n'
    '53\tfftw3.h\t\t39\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tfftw3.h\t\tline\tC1083\n'
    '53\tfftw3.h\t\tline\tinclude file \n'
    '18\tfile failed to open for reading\t\t198\tcudnn\n'
    '49\tfile_baton.py\t\tline\t in wait\n'
    '49\tfile_baton.py:\n'
    '120\tfixable by adding \t\tline\t#include <\n'
    '53\tflann/\t\tline\tC1083\n'
    '1\tforward compatibility was attempted on non supported HW\n'
    '32\tfound. Please specify\t\tline\tNo GPU\n'
    '53\tft2build.h\t\t41\t open include file\t open source file\n'
    '53\tft2build.h\t\t42\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tft2build.h\t\tline\tC1083\n'
    '53\tft2build.h\t\tline\tinclude file \n'
    '121\tfunction for call to \t\tline\tno matching \n'
    '47\tgenerated with LTO version \t\tline\t instead of the expected \n'
    '124\tgeneric_type: \t\tline\tis already \n'
    '53\tgflags/gflags.h\t\t46\t open include file\t open source file\n'
    '53\tgflags/gflags.h\t\t47\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tgflags/gflags.h\t\tline\t file not found\n'
    '53\tgflags/gflags.h\t\tline\tC1083\n'
    '53\tgflags/gflags.h\t\tline\tinclude file \n'
    '44\tgit submodule \t\tline\tinit\tupdate\n'
    '86\tglobal interpreter lock (GIL) has been enabled to load module\n'
    '53\tglog/logging.h\t\t45\t open include file\t open source file\n'
    '53\tglog/logging.h\t\t46\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tglog/logging.h\t\tline\tC1083\n'
    '53\tglog/logging.h\t\tline\tinclude file \n'
    '53\tgmp.h\tgmpxx.h\t\t39\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tgmp.h\tgmpxx.h\t\tline\tC1083\n'
    '53\tgmp.h\tgmpxx.h\t\tline\tinclude file \n'
    '88\tgnutls_handshake() failed\n'
    "51\tgomp not found\tgomp' not found\tgomp’ not found\tiomp5 not found\tiomp5' not found\tiomp5’ not found\tomp not found\tomp' not found\tomp’ not found\t\tline\tlibrary 'gomp\tlibrary 'iomp5\tlibrary 'omp\tlibrary gomp\tlibrary iomp5\tlibrary omp\tlibrary ‘gomp\tlibrary ‘iomp5\tlibrary ‘omp\n"
    '53\tgoogle/protobuf/\t\t90\t open include file\t open source file\n'
    '53\tgoogle/protobuf/\t\t91\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tgoogle/protobuf/\t\tline\t file not found\n'
    '53\tgoogle/protobuf/\t\tline\tC1083\n'
    '53\tgoogle/protobuf/\t\tline\tinclude file \n'
    '131\tgot an unexpected keyword argument \t\tline\tTypeError(\n'
    '35\tgpu-name\t\t\tdefined\n'
    '121\tgpuAtomicAdd\n'
    '121\tgpuAtomicAdd\t\t58\tnot\tundefined\n'
    '53\tgsl/gsl_\t\t71\t open include file\t open source file\n'
    '53\tgsl/gsl_\t\t72\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tgsl/gsl_\t\tline\tC1083\n'
    '53\tgsl/gsl_\t\tline\tinclude file \n'
    '86\thas a minor version mismatch with the version that was used to compile PyTorch\n'
    '110\thas already been de\t\tline\t"cub::\t"thrust::\n'
    '5\thas already been defined\t\tline\tfunction "__hm\tfunction "__ldg\tfunction "__shfl\tfunction "__syncwarp\tfunction "atomic\n'
    '85\thas compute capability < \n'
    '140\thas different version in metadata: \n'
    '140\thas inconsistent \t\t289\tName: expected \tName: filename has \tVersion: expected \tVersion: filename has \tname: expected \tname: filename has \tversion: expected \tversion: filename has \n'
    '131\thas no attribute \t\tline\tASTSource\tAutotuner\tCUDAOptions\tCUDAUtils\tCompiledKernel\tCudaDriver\tCudaUtils\tGPUTarget\tHeuristics\tInterpretedFunction\tJITFunction\tKernelMetadata\tLazyDict\tNVIDIABackend\n'
    '138\thas no attribute \t\tline\tASTSource\tAutotuner\tCompiledKernel\tGPUTarget\tJITFunction\tKernelMetadata\n'
    '28\thas no device code compatible with \t\tline\tCUDA arch \tHIP arch \n'
    '61\thas no member \thas no member named \tno member named \t\tline\t in class \t in namespace \n'
    '55\thas no member named \t\tline\tPyThreadState\tstruct _ts\n'
    '55\thas no member named \t\tline\tob_digit\n'
    '55\thas no member named \t\tline\ttp_print\n'
    '53\thdf5.h\t\t37\t open include file\t open source file\n'
    '53\thdf5.h\t\t38\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\thdf5.h\t\tline\tC1083\n'
    '53\thdf5.h\t\tline\tinclude file \n'
    '82\thidden symbol \t\tline\t in /usr/\n'
    '30\thigher\t\t\trequires\n'
    '28\thipErrorSharedObjectInitFailed\tshared object initialization failed\n'
    '28\thipModuleLoad failed: \t\t353\terror: file not found\n'
    "42\thipcc' failed: No such file\t\tline\tcommand '\n"
    '42\thipcc: No such file\thipcc: command not found\thipcc: not found\n'
    '88\thttp.client.\t\tline\tIncompleteRead\tRemoteDisconnected\n'
    '53\thwloc.h\t\t38\t open include file\t open source file\n'
    '53\thwloc.h\t\t39\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\thwloc.h\t\tline\tC1083\n'
    '53\thwloc.h\t\tline\tinclude file \n'
    '61\tidentifier \tundeclared identifier \t\tline\t "nccl\t \'nccl\n'
    '121\tidentifier \tundeclared identifier \t\tline\tAT_ASSERT\tAT_ERROR\tCHECK_EQ\tCHECK_GE\tCHECK_GT\tCHECK_LE\tCHECK_LT\tCHECK_NE\tCHECK_NOTNULL\tDCHECK_EQ\tDCHECK_GE\tDCHECK_GT\tDCHECK_LE\tDCHECK_LT\tDCHECK_NE\tDCHECK_NOTNULL\n'
    '110\tidentifier \tundeclared identifier \t\tline\tCUB_NS_QUALIFIER\tTHRUST_NS_QUALIFIER\t_CCCL_\n'
    '10\tidentifier "\t\t75\tcudaGridDependencySynchronize" is undefined\tcudaTriggerProgrammaticLaunchCompletion" is undefined\n'
    '17 68 109\tidentifier "\t\tline\t" is undefined\n'
    '67\tidentifier "\t\tline\tAT_DISPATCH_CASE" is undefined\tAT_DISPATCH_SWITCH" is undefined\tAT_DISPATCH_V2" is undefined\tC10_CUDA_KERNEL_LAUNCH_CHECK" is undefined\tTORCH_CHECK" is undefined\tTORCH_LIBRARY_FRAGMENT" is undefined\n'
    '120\tidentifier "\t\tline\tCHAR_MAX\tCHAR_MIN\tDBL_EPSILON\tDBL_MAX\tDBL_MIN\tFLT_EPSILON\tFLT_MAX\tFLT_MIN\tINT16_MAX\tINT16_MIN\tINT32_MAX\tINT32_MIN\tINT64_MAX\tINT64_MIN\tINT8_MAX\tINT8_MIN\tINT_MAX\tINT_MIN\tLLONG_MAX\tLLONG_MIN\tLONG_MAX\tLONG_MIN\tSHRT_MAX\tSHRT_MIN\tUCHAR_MAX\tUCHAR_MIN\tUINT16_MAX\tUINT16_MIN\tUINT32_MAX\tUINT32_MIN\tUINT64_MAX\tUINT64_MIN\tUINT8_MAX\tUINT8_MIN\tUINTPTR_MAX\tUINT_MAX\tUINT_MIN\tULLONG_MAX\tULLONG_MIN\tULONG_MAX\tULONG_MIN\tUSHRT_MAX\tUSHRT_MIN\tint16_t\tint32_t\tint64_t\tint8_t\tint_fast16_t\tint_fast32_t\tint_fast64_t\tint_fast8_t\tint_fastmax_t\tint_fastptr_t\tint_least16_t\tint_least32_t\tint_least64_t\tint_least8_t\tint_leastmax_t\tint_leastptr_t\tintmax_t\tintptr_t\tuint16_t\tuint32_t\tuint64_t\tuint8_t\tuint_fast16_t\tuint_fast32_t\tuint_fast64_t\tuint_fast8_t\tuint_fastmax_t\tuint_fastptr_t\tuint_least16_t\tuint_least32_t\tuint_least64_t\tuint_least8_t\tuint_leastmax_t\tuint_leastptr_t\tuintmax_t\tuintptr_t\n'
    '142\tidentifier "\t\tline\tM_1_PI" is undefined\tM_2_PI" is undefined\tM_2_SQRTPI" is undefined\tM_E" is undefined\tM_LN10" is undefined\tM_LN2" is undefined\tM_LOG10E" is undefined\tM_LOG2E" is undefined\tM_PI" is undefined\tM_PI_2" is undefined\tM_PI_4" is undefined\tM_SQRT1_2" is undefined\tM_SQRT2" is undefined\n'
    '114\tidentifier "\t\tline\tchar16_t" is undefined\tconstexpr" is undefined\tdecltype" is undefined\tnoexcept" is undefined\tnullptr" is undefined\tstatic_assert" is undefined\n'
    '114\tidentifier "\t\tline\tchar8_t" is undefined\tconcept" is undefined\tconsteval" is undefined\tconstinit" is undefined\n'
    '113\tidentifier "\t\tline\timplicit_gemm_tensor_c_size" is undefined\tmake_cute_packed_stride" is undefined\n'
    '17\tidentifier "CU\t\tline\tBLASLT_\tBLAS_\tDA_C_\tDA_R_\n'
    '17\tidentifier "CUSPARSE_\t\tline\tDENSETOSPARSE_\tFORMAT_\tSDDMM_\tSPARSETODENSE_\tSPGEMM_\tSPMM_\tSPMV_\tSPSM_\tSPSV_\n'
    '119\tidentifier "Py_buffer" is undefined\n'
    '43\tidentifier "_Float\t\tline\t128" is undefined\t128x" is undefined\t32" is undefined\t32x" is undefined\t64" is undefined\t64x" is undefined\n'
    '21\tidentifier "__builtin_\t\tline\taarch64_\taltivec_\tarm_\telementwise_\tia32_\tmasked_\tneon_\tvsx_\n'
    '5\tidentifier "__cudaDeviceSynchronizeDeprecationAvoidance" is undefined\n'
    '61\tidentifier "nvshmem\t\tline\t" is undefined\n'
    '5\tidentifier "texture" is undefined\ttexture is not a template\ttexture" is not a template\ttexture\' is not a template\ttexture’ is not a template\n'
    '125\tile format not recognized\t\tline\t file not recognized: \n'
    '68\timmintrin.h\tx86intrin.h\txmmintrin.h\t\t43\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '68\timmintrin.h\tx86intrin.h\txmmintrin.h\t\tline\tC1083\n'
    '68\timmintrin.h\tx86intrin.h\txmmintrin.h\t\tline\tinclude file \n'
    '59\timplementation for device cuda\t\tline\t not found\n'
    '55\timplicit declaration of\tundeclared\t\tline\tPyUnicode_AS_UNICODE\tPy_UNICODE_SIZE\t_PyGen_Send\t_PyInterpreterState_Get\t_PyLong_Sign\t_PyUnicode_get_wstr_length\n'
    '108\timport lib as _lib, ffi as _ffi\t\t464\tmodule export function\n'
    '74\timpossibile trovare -l\tkann nicht gefunden werden -l\tkann nicht gefunden werden: -l\tne peut pas trouver -l\tne peut trouver -l\tno se encuentra -l\tno se puede encontrar -l\tnão foi possível localizar -l\tне вдалося знайти -l\tневозможно найти -l\t找不到 -l\n'
    '74\timpossibile trovare -l\tkann nicht gefunden werden -l\tkann nicht gefunden werden: -l\tne peut pas trouver -l\tne peut trouver -l\tno se encuentra -l\tno se puede encontrar -l\tnão foi possível localizar -l\tневозможно найти -l\t找不到 -l\t\tline\t -lATen\t -lc10\t -lcaffe2\t -ltorch\t -ltorch_cpu\t -ltorch_global_deps\t -ltorch_python\n'
    '10\tin function compile: NVRTC Error: NVRTC_ERROR_COMPILATION\n'
    '28\tin hip::FatBinaryInfo::\t\tline\tAddDevProgram\tBuildProgram\n'
    '110\tin your include path is not compatible with this release of \t\tline\tCUB\tThrust\n'
    '19 44 52\tinclude file \t\tline\t" not found\t\' not found\n'
    '121\tinclude file "ATen/\tinclude file \'ATen/\t\tline\tATen/CPUGenerator\tATen/CUDA\tATen/CUDAGenerator\tATen/Type\tATen/TypeDefault\tATen/TypeExtendedInterface\n'
    '53\tinclude file "CGAL/\tinclude file \'CGAL/\t\tline\t" not found\t\' not found\n'
    '53\tinclude file "CL/\tinclude file \'CL/\t\tline\tCL/cl\tCL/opencl\n'
    '53\tinclude file "Eigen/\tinclude file "eigen3/Eigen/\tinclude file \'Eigen/\tinclude file \'eigen3/Eigen/\t\tline\t" not found\t\' not found\n'
    '53\tinclude file "GLES\tinclude file \'GLES\t\tline\tGLES2/gl\tGLES3/gl\n'
    '53\tinclude file "Imf\tinclude file "OpenEXR/Imf\tinclude file \'Imf\tinclude file \'OpenEXR/Imf\t\tline\t" not found\t\' not found\n'
    '121\tinclude file "TH\tinclude file \'TH\t\tline\tTH/TH\tTHCUNN/\tTHNN/\n'
    '121\tinclude file "THC\tinclude file \'THC\t\tline\t" not found\t\' not found\n'
    '53\tinclude file "X11/\tinclude file \'X11/\t\tline\t" not found\t\' not found\n'
    '53\tinclude file "boost/\tinclude file \'boost/\t\tline\t.hpp\n'
    '17\tinclude file "c\tinclude file \'c\t\tline\tcooperative_groups/\tcudaTypedefs.h\tcuda_awbarrier\tcuda_bf16.h\tcuda_fp4.h\tcuda_fp6.h\tcuda_fp8.h\tcuda_pipeline\n'
    '121\tinclude file "c10d/\tinclude file \'c10d/\t\tline\t.hpp\n'
    '18\tinclude file "cudnn\tinclude file \'cudnn\t\tline\t" not found\t\' not found\n'
    '53\tinclude file "flann/\tinclude file \'flann/\t\tline\t.hpp\n'
    '53\tinclude file "libav\tinclude file \'libav\t\tline\t" not found\t\' not found\n'
    '56\tinclude file "numpy/\tinclude file \'numpy/\t\tline\t" not found\t\' not found\n'
    '53\tinclude file "tbb/\tinclude file \'tbb/\t\tline\t" not found\t\' not found\n'
    '103\tincompatible architecture (have \t\tline\t need \n'
    '45\tincompatible with that of previous function "\t\tline\tacospi"\tacospif"\tasinpi"\tasinpif"\tatanpi"\tatanpif"\tcospi"\tcospif"\trsqrt"\trsqrtf"\tsinpi"\tsinpif"\ttanpi"\ttanpif"\n'
    '65\tincompatible with the existing python installation in your environment\n'
    '55\tincomplete \t\tline\t_frame"\n'
    '121\tincomplete \t\tline\ttype "TH\ttype "struct TH\ttype \'TH\ttype \'struct TH\ttype ‘TH\ttype ‘struct TH\n'
    '121\tincomplete type \t\tline\tat::Tensor\n'
    '112\tincomplete type \t\tline\tcutlass::\n'
    '96\tinfer_schema(func): \n'
    '96\tinfer_schema(func): \t\tline\tannotation\tunsupported type \n'
    '53\tinfiniband/\t\t64\t open include file\t open source file\n'
    '53\tinfiniband/\t\t65\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tinfiniband/\t\tline\tC1083\n'
    '53\tinfiniband/\t\tline\tinclude file \n'
    '61\tinstallable\t\t80\tversions\n'
    '59\tinstalled CPU version PaddlePaddle\n'
    '13\tinstalled Caffe2 version uses CUDA but I cannot find the CUDA\n'
    '137\tinsufficient shared memory available on the GPU\n'
    '90\tint: = is not a valid operator\n'
    '40\tinteger\t\t\tmust\n'
    '12\tinternal compiler error: Killed (program \n'
    '56\tinvalid command "bdist_wheel\tinvalid command "dist_info\tinvalid command "editable_wheel\tinvalid command \'bdist_wheel\tinvalid command \'dist_info\tinvalid command \'editable_wheel\tinvalid command bdist_wheel\tinvalid command dist_info\tinvalid command editable_wheel\n'
    '61\tinvalid conversion from \t\t\tconst AV\n'
    '28\tinvalid device function\n'
    "36\tinvalid input constraint '+h' in asm\tinvalid input constraint '+l' in asm\tinvalid input constraint '+r' in asm\tinvalid input constraint '=+h' in asm\tinvalid input constraint '=+l' in asm\tinvalid input constraint '=+r' in asm\tinvalid input constraint '=h' in asm\tinvalid input constraint '=l' in asm\tinvalid input constraint '=r' in asm\tinvalid input constraint 'h' in asm\tinvalid input constraint 'l' in asm\tinvalid input constraint 'r' in asm\tinvalid output constraint '+h' in asm\tinvalid output constraint '+l' in asm\tinvalid output constraint '+r' in asm\tinvalid output constraint '=+h' in asm\tinvalid output constraint '=+l' in asm\tinvalid output constraint '=+r' in asm\tinvalid output constraint '=h' in asm\tinvalid output constraint '=l' in asm\tinvalid output constraint '=r' in asm\tinvalid output constraint 'h' in asm\tinvalid output constraint 'l' in asm\tinvalid output constraint 'r' in asm\n"
    '29\tinvalid literal for int() with base 10: \n'
    '37\tinvalid operands to binary expression (\t\tline\t__half\n'
    "117\tinvalid operands to binary expression ('\t\tline\t__half'\t__half2'\t__nv_bfloat16'\t__nv_bfloat162'\t__nv_bfloat16_raw'\thalf'\thalf2'\tnv_bfloat16'\tnv_bfloat162'\n"
    '56\tinvalid pyproject.toml config: \t\tline\tproject.license\tproject.license-files\n'
    "47\tinvalid value 'c++\tinvalid value 'gnu++\t\tline\t' in '-std=\n"
    '25 34\tinvalid value for --gpu-architecture\n'
    '50\tis not a full path and was not found\t\t195\tThe C compiler:\tThe CMAKE_CXX_COMPILER:\tThe CMAKE_C_COMPILER:\tThe CXX compiler:\n'
    '14\tis not a full path to an existing\t\t252\tCMAKE_CUDA_COMPILER:\n'
    '42\tis not able to compile a simple\t\t284\tThe HIP compiler\n'
    '50\tis not able to compile a simple\t\t284\ttest program\n'
    '13\tis not able to compile a simple\t\t285\ttest program\n'
    "50\tis not recognized as an internal\tist entweder falsch geschrieben\tn'est pas reconnu en tant que\tno se reconoce como un comando\tnon è riconosciuto come\tnão é reconhecido como\tне является внутренней\tは、内部コマンド\t不是內部或外部命令\t不是内部或外部命令\t은(는) 내부 또는 외부 명령\t\tline\tc++\tcc\tcl\tclang\tclang++\tclang-cl\tg++\tgcc\ticpc\ticpx\n"
    '90\tis only a placeholder project on PyPI\n'
    '114\tis only available from C++\t\tline\t onwards\n'
    '121\tis_variable\n'
    '121\tis_variable\t\t27\tnot\tundefined\n'
    "58\tit as a build dependency\t\t\t but doesn't\n"
    '53\tjpeglib.h\t\t40\t open include file\t open source file\n'
    '53\tjpeglib.h\t\t41\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tjpeglib.h\t\tline\tC1083\n'
    '53\tjpeglib.h\t\tline\tinclude file \n'
    '134\tkann nicht gefunden\tが見つかりません\tを見つけ\t를 찾을 수\t\tline\t-l\n'
    '128\tkipping import of cpp extensions due to incompatible torch version \n'
    '53\tlapack\t\tline\tld: library \n'
    '53\tlapacke.h\t\t40\t open include file\t open source file\n'
    '53\tlapacke.h\t\t41\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tlapacke.h\t\tline\tC1083\n'
    '53\tlapacke.h\t\tline\tinclude file \n'
    '84\tlarger than the available KV cache memory\tlarger than the maximum number of tokens that can be stored in KV cache\n'
    '137\tlaunch shared memory exceeds current GPU\t\t119\tAllocated: \n'
    '61\tld.lld: error: duplicate symbol: \n'
    '134\tld: cannot find\t\t126\t-lcuda\n'
    "74\tld: library 'ATen' not found\tld: library 'c10' not found\tld: library 'caffe2' not found\tld: library 'torch' not found\tld: library 'torch_cpu' not found\tld: library 'torch_global_deps' not found\tld: library 'torch_python' not found\n"
    "53\tld: library 'EGL\tld: library ‘EGL\t\tline\tEGL' not found\tEGL’ not found\n"
    "53\tld: library 'GL\tld: library 'GLU\tld: library 'GLX\tld: library 'OpenGL\tld: library ‘GL\tld: library ‘GLU\tld: library ‘GLX\tld: library ‘OpenGL\t\tline\tGL' not found\tGLU' not found\tGLU’ not found\tGLX' not found\tGLX’ not found\tGL’ not found\tOpenGL' not found\tOpenGL’ not found\n"
    "53\tld: library 'GLEW\tld: library ‘GLEW\t\tline\tGLEW' not found\tGLEW’ not found\n"
    "74\tld: library 'MIOpen\tld: library 'amd_comgr\tld: library 'amdhip64\tld: library 'cublas\tld: library 'cuda\tld: library 'cufft\tld: library 'cufile\tld: library 'culibos\tld: library 'cupti\tld: library 'curand\tld: library 'cusolver\tld: library 'cusparse\tld: library 'cutensor\tld: library 'hip\tld: library 'hsa-runtime64\tld: library 'hsakmt\tld: library 'nccl\tld: library 'npp\tld: library 'nvJitLink\tld: library 'nvidia-ml\tld: library 'nvjpeg\tld: library 'nvrtc\tld: library 'nvshmem\tld: library 'rccl\tld: library 'roc\t\tline\t' not found\n"
    "53\tld: library 'X11\tld: library 'Xext\tld: library 'Xi\tld: library 'Xrandr\tld: library ‘X11\tld: library ‘Xext\tld: library ‘Xi\tld: library ‘Xrandr\t\tline\tX11' not found\tX11’ not found\tXext' not found\tXext’ not found\tXi' not found\tXi’ not found\tXrandr' not found\tXrandr’ not found\n"
    "53\tld: library 'aio\tld: library ‘aio\t\tline\taio' not found\taio’ not found\n"
    "53\tld: library 'blas\tld: library 'cblas\tld: library 'openblas\tld: library ‘blas\tld: library ‘cblas\tld: library ‘openblas\t\tline\tblas' not found\tblas’ not found\tcblas' not found\tcblas’ not found\topenblas' not found\topenblas’ not found\n"
    "53\tld: library 'c\tld: library 'dl\tld: library 'm\tld: library 'pthread\tld: library 'rt\tld: library ‘c\tld: library ‘dl\tld: library ‘m\tld: library ‘pthread\tld: library ‘rt\t\tline\tc' not found\tc’ not found\tdl' not found\tdl’ not found\tm' not found\tm’ not found\tpthread' not found\tpthread’ not found\trt' not found\trt’ not found\n"
    "68\tld: library 'c10_cuda\tld: library 'torch_cuda\tld: library not found for -lc10_cuda\tld: library not found for -ltorch_cuda\n"
    "53\tld: library 'crypt\tld: library ‘crypt\t\tline\tcrypt' not found\tcrypt’ not found\n"
    "53\tld: library 'crypto\tld: library 'ssl\tld: library ‘crypto\tld: library ‘ssl\t\tline\tcrypto' not found\tcrypto’ not found\tssl' not found\tssl’ not found\n"
    "53\tld: library 'ffi\tld: library ‘ffi\t\tline\tffi' not found\tffi’ not found\n"
    "53\tld: library 'glfw\tld: library 'glfw3\tld: library ‘glfw\tld: library ‘glfw3\t\tline\tglfw' not found\tglfw3' not found\tglfw3’ not found\tglfw’ not found\n"
    "53\tld: library 'glog\tld: library ‘glog\t\tline\tglog' not found\tglog’ not found\n"
    "53\tld: library 'ibverbs\tld: library 'mlx5\tld: library 'rdmacm\tld: library ‘ibverbs\tld: library ‘mlx5\tld: library ‘rdmacm\t\tline\tibverbs' not found\tibverbs’ not found\tmlx5' not found\tmlx5’ not found\trdmacm' not found\trdmacm’ not found\n"
    "53\tld: library 'jpeg\tld: library ‘jpeg\t\tline\tjpeg' not found\tjpeg’ not found\n"
    "53\tld: library 'mpi\tld: library 'mpi_cxx\tld: library ‘mpi\tld: library ‘mpi_cxx\t\tline\tmpi' not found\tmpi_cxx' not found\tmpi_cxx’ not found\tmpi’ not found\n"
    "53\tld: library 'numa\tld: library ‘numa\t\tline\tnuma' not found\tnuma’ not found\n"
    "53\tld: library 'png\tld: library 'png16\tld: library ‘png\tld: library ‘png16\t\tline\tpng' not found\tpng16' not found\tpng16’ not found\tpng’ not found\n"
    "53\tld: library 'stdc++\tld: library ‘stdc++\t\tline\tstdc++' not found\tstdc++’ not found\n"
    "53\tld: library 'tbb\tld: library ‘tbb\t\tline\ttbb' not found\ttbb’ not found\n"
    "53\tld: library 'uuid\tld: library ‘uuid\t\tline\tuuid' not found\tuuid’ not found\n"
    "53\tld: library 'z\tld: library ‘z\t\tline\tz' not found\tz’ not found\n"
    '119\tld: unknown option\t\tline\t: -\n'
    "47\tld: unsupported tapi file type '\n"
    "134\tldconfig', '-p']' returned non-zero\t\tline\tCommand '['\n"
    '67\tlease up\t\tline\tdate PyTorch\tdate Pytorch\tdate pyTorch\tdate pytorch\tdate torch\tdate your PyTorch\tdate your Pytorch\tdate your pyTorch\tdate your pytorch\tdate your torch\tgrade PyTorch\tgrade Pytorch\tgrade pyTorch\tgrade pytorch\tgrade torch\tgrade your PyTorch\tgrade your Pytorch\tgrade your pyTorch\tgrade your pytorch\tgrade your torch\n'
    '49\tleftover lock files from the PyTorch C++ extension build\n'
    '87\tlegacy-install-failure\tmetadata-generation-failed\n'
    '53\tleveldb/\t\t61\t open include file\t open source file\n'
    '53\tleveldb/\t\t62\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tleveldb/\t\tline\tC1083\n'
    '53\tleveldb/\t\tline\tinclude file \n'
    "5\tlibMIOpen.so.\tlibamdhip64.so.\tlibhipblas.so.\tlibhipfft.so.\tlibhiprand.so.\tlibhipsolver.so.\tlibhipsparse.so.\tlibrocblas.so.\tlibrocsparse.so.\t\t\tcan't open\tcannot open\timpossibile aprire\tno se puede abrir\tnão pode abrir\tnão é possível abrir\touvrir\töffnen\tневозможно открыть\t共有オブジェクトファイルを開\t无法打开\t無法開啟\t열 수 없\n"
    '16\tlibNVVM cannot be found. Do `conda install\n'
    '53\tlibaio.h\t\t39\t open include file\t open source file\n'
    '53\tlibaio.h\t\t40\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tlibaio.h\t\tline\tC1083\n'
    '53\tlibaio.h\t\tline\tinclude file \n'
    '53\tlibav\t\tline\tC1083\n'
    '59\tlibbitsandbytes_cpu.\t\tline\tdll: undefined symbol\tso: undefined symbol\n'
    '60\tlibc10_cuda.so: \tlibtorch_cuda.so: \t\tline\t: Kann die Shared\t: cannot open shared\t: 无法打开共享\n'
    "5\tlibcublas.so.\tlibcublasLt.so.\tlibcudart.so.\tlibcufft.so.\tlibcupti.so.\tlibcusolver.so.\tlibcusparse.so.\tlibnvJitLink.so.\tlibnvrtc.so.\t\t\tcan't open\tcannot open\timpossibile aprire\tno se puede abrir\tnão pode abrir\tnão é possível abrir\touvrir\töffnen\tневозможно открыть\t共有オブジェクトファイルを開\t无法打开\t無法開啟\t열 수 없\n"
    "8\tlibcuda.so\tlibcuda.so.1\t\t68\tcan't open\tcannot open\timpossibile aprire\tno se puede abrir\tnão pode abrir\tnão é possível abrir\touvrir\töffnen\tневозможно открыть\t共有オブジェクトファイルを開\t无法打开\t無法開啟\t열 수 없\n"
    '134\tlibcuda.so cannot found\n'
    '8\tlibcuda.so not found! Do you have a CUDA driver\n'
    '86\tlibcuda.so.1 is not a symbolic link\n'
    '16\tlibdevice not found at \t\tline\tlibdevice.\n'
    '53\tlibelf.h\t\t39\t open include file\t open source file\n'
    '53\tlibelf.h\t\t40\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tlibelf.h\t\tline\tC1083\n'
    '53\tlibelf.h\t\tline\tinclude file \n'
    '79\tlibgcc_s.so.1 must be installed for pthread_\t\tline\t to work\n'
    '106\tlibmkl_\t\t\tshared object\t无法打开共享对象\n'
    "8\tlibnvidia-ml.so.1\tlibnvidia-ptxjitcompiler.so.1\t\t85\tcan't open\tcannot open\timpossibile aprire\tno se puede abrir\tnão pode abrir\tnão é possível abrir\touvrir\töffnen\tневозможно открыть\t共有オブジェクトファイルを開\t无法打开\t無法開啟\t열 수 없\n"
    "9\tlibnvrtc-builtins.so\t\tline\tcan't be found\tcannot be found\tcould not be\tis missing\tis not found\tnot found\twas missing\twas not found\n"
    '51\tlibomp/omp.h\tomp-tools.h\tomp.h\tompt.h\t\t44\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '51\tlibomp/omp.h\tomp-tools.h\tomp.h\tompt.h\t\tline\tC1083\n'
    '51\tlibomp/omp.h\tomp-tools.h\tomp.h\tompt.h\t\tline\tinclude file \n'
    '74\tlibrary not found\t\tline\t for -l\t: \t: lib\n'
    '74\tlibrary not found for -l\t\tline\tATen\tc10\tcaffe2\ttorch\ttorch_cpu\ttorch_global_deps\ttorch_python\n'
    '51\tlibrary not found for -l\t\tline\tgomp\tiomp5\tomp\n'
    '53\tlibrary not found: \t\tline\tGLESv1\tGLESv2\n'
    '134\tlibrary not found: \t\tline\tcuda\n'
    '53\tlibrary not found: \t\tline\tmold: \n'
    '53\tlibrary not found: EGL\t\tline\tmold: \n'
    '53\tlibrary not found: GLEW\t\tline\tmold: \n'
    '53\tlibrary not found: aio\t\tline\tmold: \n'
    '53\tlibrary not found: crypt\t\tline\tmold: \n'
    '53\tlibrary not found: ffi\t\tline\tmold: \n'
    '53\tlibrary not found: glog\t\tline\tmold: \n'
    '53\tlibrary not found: jpeg\t\tline\tmold: \n'
    '53\tlibrary not found: lapack\t\tline\tmold: \n'
    '53\tlibrary not found: numa\t\tline\tmold: \n'
    '53\tlibrary not found: stdc++\t\tline\tmold: \n'
    '53\tlibrary not found: tbb\t\tline\tmold: \n'
    '53\tlibrary not found: uuid\t\tline\tmold: \n'
    '53\tlibrary not found: z\t\tline\tmold: \n'
    '53\tlibunwind.h\t\t42\t open include file\t open source file\n'
    '53\tlibunwind.h\t\t43\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tlibunwind.h\t\tline\tC1083\n'
    '53\tlibunwind.h\t\tline\tinclude file \n'
    '53\tlibxml/\t\t60\t open include file\t open source file\n'
    '53\tlibxml/\t\t61\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tlibxml/\t\tline\tC1083\n'
    '53\tlibxml/\t\tline\tinclude file \n'
    '50\tlinker `\t\tline\tcc` not found\tlink.exe` not found\n'
    '53\tlinux/limits.h\t\t45\t open include file\t open source file\n'
    '53\tlinux/limits.h\t\t46\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tlinux/limits.h\t\tline\tC1083\n'
    '53\tlinux/limits.h\t\tline\tinclude file \n'
    '53\tlmdb.h\t\t37\t open include file\t open source file\n'
    '53\tlmdb.h\t\t38\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tlmdb.h\t\tline\tC1083\n'
    '53\tlmdb.h\t\tline\tinclude file \n'
    '80\tload any more object with static\t\t\tTLS\n'
    '31\tlocal memory limit exceeded (\t\tline\t) in\n'
    '55\tlongintrepr.h\t\t44\t open include file\t open source file\n'
    '55\tlongintrepr.h\t\t45\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '55\tlongintrepr.h\t\tline\tC1083\n'
    '55\tlongintrepr.h\t\tline\tinclude file \n'
    '90\tlooks like a filename, but the file does not exist\n'
    '53\tlz4.h\t\t36\t open include file\t open source file\n'
    '53\tlz4.h\t\t37\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tlz4.h\t\tline\tC1083\n'
    '53\tlz4.h\t\tline\tinclude file \n'
    '53\tlzma.h\t\t37\t open include file\t open source file\n'
    '53\tlzma.h\t\t38\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tlzma.h\t\tline\tC1083\n'
    '53\tlzma.h\t\tline\tinclude file \n'
    '119\tmacro "max" passed\tmacro "max" requires\tmacro "min" passed\tmacro "min" requires\tnote: macro \'max defined here\tnote: macro \'max\' defined here\tnote: macro \'max’ defined here\tnote: macro \'min defined here\tnote: macro \'min\' defined here\tnote: macro \'min’ defined here\tnote: macro max defined here\tnote: macro max\' defined here\tnote: macro max’ defined here\tnote: macro min defined here\tnote: macro min\' defined here\tnote: macro min’ defined here\tnote: macro ‘max defined here\tnote: macro ‘max\' defined here\tnote: macro ‘max’ defined here\tnote: macro ‘min defined here\tnote: macro ‘min\' defined here\tnote: macro ‘min’ defined here\n'
    '65\tmatching\t\t\twheels\n'
    "55\tmember access into incomplete type '\t\tline\tPyFrameObject\t_frame\tstruct _frame\n"
    '121\tmember reference type \t\tline\t is not a pointer\n'
    '12\tmemory exhausted\n'
    '80\tmemory in static\t\t\tallocate\n'
    '53\tmetis.h\t\t38\t open include file\t open source file\n'
    '53\tmetis.h\t\t39\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tmetis.h\t\tline\tC1083\n'
    '53\tmetis.h\t\tline\tinclude file \n'
    '4\tminimum required Nvidia driver for \t\tline\t or newer\n'
    '15\tmismatches\t\t\tCUDA version\n'
    '111\tmissing initializer for member \t\tline\tcute::\tcutlass::\n'
    "61\tmodule 'PIL.Image' has no attribute '\t\tline\tANTIALIAS'\tCUBIC'\tLINEAR'\n"
    "59\tmodule 'faiss' has no attribute '\n"
    "61\tmodule 'numpy' has no attribute '\t\tline\tInf'\tNaN'\tbool'\tcomplex'\tcumproduct'\tfloat'\tfloat_'\tin1d'\tinfty'\tint'\tlong'\tobject'\tproduct'\tstr'\ttrapz'\ttypeDict'\tunicode_'\n"
    "60\tmodule 'torch._C' has no attribute '\t\tline\t_cuda_emptyCache'\t_cuda_getCurrentRawStream'\t_cuda_getCurrentStream'\t_cuda_getDevice'\t_cuda_getDeviceCount'\t_cuda_init'\t_cuda_isDriverSufficient'\t_cuda_isInBadFork'\t_cuda_memoryStats'\t_cuda_setDevice'\t_cuda_setStream'\t_cuda_synchronize'\n"
    "59\tmodule 'torchsparse_\t\tline\t' has no attribute '\n"
    '77\tmodule export function\t\t\tdoes not\n'
    '119\tmodule has nothing to offer in MPL2 only mode\n'
    '116\tmore than one \t\tline\tapplies\n'
    '116\tmore than one instance of overloaded function "\t\tline\t" matches the argument list\n'
    '116\tmore than one operator "\t\tline\t" matches these operands\n'
    '53\tmpfr.h\t\t37\t open include file\t open source file\n'
    '53\tmpfr.h\t\t38\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tmpfr.h\t\tline\tC1083\n'
    '53\tmpfr.h\t\tline\tinclude file \n'
    '53\tmpi.h\tmpicxx.h\t\t40\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tmpi.h\tmpicxx.h\t\tline\tC1083\n'
    '53\tmpi.h\tmpicxx.h\t\tline\tinclude file \n'
    '86\tmulti_tensor_applier fused unscale kernel is unavailable\n'
    '70\tmultiple copies of the\t\t\truntime have been\n'
    '61\tmultiple definition of \n'
    '68\tmust support SSE\tmust support SSE2\tmust support amd64\tmust support i386\tmust support x86\tmust support x86-64\tmust support x86_64\tonly for SSE\tonly for SSE2\tonly for amd64\tonly for i386\tonly for x86\tonly for x86-64\tonly for x86_64\tonly supports SSE\tonly supports SSE2\tonly supports amd64\tonly supports i386\tonly supports x86\tonly supports x86-64\tonly supports x86_64\trequire SSE\trequire SSE2\trequire amd64\trequire i386\trequire x86\trequire x86-64\trequire x86_64\trequires SSE\trequires SSE2\trequires amd64\trequires i386\trequires x86\trequires x86-64\trequires x86_64\t\t67\terror\n'
    "16\tname 'bare_metal_version' is not defined\n"
    '109\tnamespace "\t\tline\t" has no actual member \t" has no member \n'
    '121\tnamespace "c10::guts" has no member "\t\tline\tadd_pointer_t"\tapply"\tarray"\tbool_constant"\tconditional_t"\tconjunction"\tdisjunction"\tenable_if_t"\tinvoke"\tis_pod"\tmake_index_sequence"\tmake_unique"\tmax"\tmin"\tnegation"\tremove_cv_t"\tto_string"\tvoid_t"\n'
    '114\tnamespace "std" has no member \n'
    '114\tnamespace "std" has no member \t\tline\t"assume_aligned"\t"atomic_ref"\t"bit_cast"\t"bit_ceil"\t"bit_width"\t"convertible_to"\t"countl_zero"\t"countr_zero"\t"derived_from"\t"endian"\t"erase_if"\t"floating_point"\t"has_single_bit"\t"integral"\t"invocable"\t"is_constant_evaluated"\t"jthread"\t"midpoint"\t"numbers"\t"partial_ordering"\t"popcount"\t"ranges"\t"regular"\t"remove_cvref"\t"remove_cvref_t"\t"same_as"\t"source_location"\t"span"\t"ssize"\t"strong_ordering"\t"to_array"\t"type_identity"\t"type_identity_t"\t"unsigned_integral"\t"weak_ordering"\n'
    '114\tnamespace "std" has no member \t\tline\t"common_type_t"\t"conditional_t"\t"decay_t"\t"enable_if_t"\t"exchange"\t"index_sequence"\t"integer_sequence"\t"make_index_sequence"\t"make_unique"\t"remove_cv_t"\t"remove_reference_t"\t"result_of_t"\t"underlying_type_t"\n'
    '120\tnamespace "std" has no member \t\tline\tCHAR_MAX\tCHAR_MIN\tDBL_EPSILON\tDBL_MAX\tDBL_MIN\tFLT_EPSILON\tFLT_MAX\tFLT_MIN\tINT16_MAX\tINT16_MIN\tINT32_MAX\tINT32_MIN\tINT64_MAX\tINT64_MIN\tINT8_MAX\tINT8_MIN\tINT_MAX\tINT_MIN\tLLONG_MAX\tLLONG_MIN\tLONG_MAX\tLONG_MIN\tSHRT_MAX\tSHRT_MIN\tUCHAR_MAX\tUCHAR_MIN\tUINT16_MAX\tUINT16_MIN\tUINT32_MAX\tUINT32_MIN\tUINT64_MAX\tUINT64_MIN\tUINT8_MAX\tUINT8_MIN\tUINTPTR_MAX\tUINT_MAX\tUINT_MIN\tULLONG_MAX\tULLONG_MIN\tULONG_MAX\tULONG_MIN\tUSHRT_MAX\tUSHRT_MIN\taccumulate\taddressof\tall_of\tany_of\tarray\tback_inserter\tbind\tcall_once\tcerr\tchrono\tclog\tcondition_variable\tcopy\tcopy_n\tcout\tdomain_error\tendl\tfill\tfill_n\tfind\tfind_if\tfor_each\tfunction\tinitializer_list\tinner_product\tint16_t\tint32_t\tint64_t\tint8_t\tint_fast16_t\tint_fast32_t\tint_fast64_t\tint_fast8_t\tint_fastmax_t\tint_fastptr_t\tint_least16_t\tint_least32_t\tint_least64_t\tint_least8_t\tint_leastmax_t\tint_leastptr_t\tintmax_t\tintptr_t\tinvalid_argument\tiota\tistreambuf_iterator\tistringstream\tlock_guard\tlogic_error\tlower_bound\tmake_shared\tmax\tmax_element\tmemcpy\tmemmove\tmemset\tmin\tmin_element\tmutex\tnone_of\tnth_element\tnumeric_limits\tonce_flag\tostringstream\tout_of_range\tpartial_sort\tpartial_sum\tref\treverse\truntime_error\tsetfill\tsetprecision\tsetw\tshared_ptr\tsort\tstable_sort\tstrcmp\tstringstream\tstrlen\tstrncpy\tswap\tswap_ranges\tthis_thread\tthread\ttransform\tuint16_t\tuint32_t\tuint64_t\tuint8_t\tuint_fast16_t\tuint_fast32_t\tuint_fast64_t\tuint_fast8_t\tuint_fastmax_t\tuint_fastptr_t\tuint_least16_t\tuint_least32_t\tuint_least64_t\tuint_least8_t\tuint_leastmax_t\tuint_leastptr_t\tuintmax_t\tuintptr_t\tunique_copy\tunique_lock\tunique_ptr\tunordered_map\tunordered_multimap\tunordered_set\tupper_bound\tvector\tweak_ptr\n'
    '30\tnamespace name\t\t155\tmust be a \n'
    '\tndefined\tundefiniertes Symbol\t未定义的符号\t未定义符号\n'
    '85\tneeded\trequired\t\tline\tAda\tAmpere\tBlackwell\tHopper\tRubin\tSM\tTuring\tVolta\tcapability\tgfx\tsm\n'
    '17\tneeds CUDA\tonly supported on CUDA\tonly supported on NVCC\trequire CUDA\trequires CUDA\trequires NVCC\trequires NVIDIA CUDA\trequires nvcc\trequires the CUDA\n'
    '62\tnext(\t\tline\t.glob(\t.iterdir(\t.rglob(\n'
    '\tnicht definierter Verweis auf\tniezdefiniowane odwołanie do\treference indefinie vers\treference indéfinie vers\treferencia a\treferencia indefinida a\treferencia indefinida para\treferencia nao definida a\treferencia nao definida para\treferencia não definida a\treferencia não definida para\treferensi ke\treferência indefinida a\treferência indefinida para\treferência nao definida a\treferência nao definida para\treferência não definida a\treferência não definida para\treférence indefinie vers\treférence indéfinie vers\triferimento non definito a\tréference indefinie vers\tréference indéfinie vers\tréférence indefinie vers\tréférence indéfinie vers\ttham chiếu đến\tudefineret reference til\tundefinierter Verweis auf\tневизначене посилання\tневизначене посилання на\tнедефинисана упута ка\tнеопределена отпратка към\tнеопределенная ссылка на\tнеопределённая ссылка на\n'
    '54\tninja-build: Kommando nicht gefunden\tninja-build: command not found\tninja-build: commande introuvable\tninja-build: not found\tninja-build: orden no encontrada\tninja-build: コマンドが見つかりません\tninja-build: 未找到命令\tninja: Kommando nicht gefunden\tninja: command not found\tninja: commande introuvable\tninja: not found\tninja: orden no encontrada\tninja: コマンドが見つかりません\tninja: 未找到命令\n'
    '87\tninja: build stopped\n'
    '125\tninja: no work to do.\n'
    '8\tnknown \t\tline\truntime name\truntime specified\n'
    "125\tnknown keyword argument '\t\tline\t' for operator '\n"
    '85\tnly available \tnly be available \tnly be enabled \tnly be implemented \tnly be supported \tnly be valid \tnly enabled \tnly implemented \tnly runs \tnly support \tnly supported \tnly supports \tnly valid \tnly works \t\tline\tOnly \tonly \n'
    '85\tnly support\t\tline\t AMD MI\t MI\n'
    '121\tno instance of \t\tline\t" matches\n'
    '111\tno instance of \t\tline\tfunction "cut\tfunction template "cut\n'
    '43\tno instance of constructor "c10::\tno suitable constructor exists to convert from "c10::\t\tline\t): error: no \t): error:no \n'
    '111\tno instance of constructor "cut\t\tline\te::\tlass::\n'
    '121\tno instance of constructor "torch::jit::RegisterOperators::RegisterOperators" matches\n'
    '30\tno instance of overloaded function \t\t\t matches the argument list\n'
    '28\tno kernel image is available\n'
    '37\tno matching con\t\tline\t__half\n'
    "121\tno matching constructor for initialization of 'torch::jit::RegisterOperators'\n"
    '40\tno matching function for call to \t\tline\t"__\t\'__\t‘__\n'
    '121\tno matching function for call to \t\tline\t::class_(const char\n'
    '38\tno matching function for call to \t\tline\t__ldg\n'
    '40\tno matching function for call to \t\tline\t__shfl\t__shfl_down\t__shfl_up\t__shfl_xor\n'
    '121\tno matching function for call to \t\tline\tc10::ArrayRef\tc10::MemoryFormat\tc10::TensorOptions\tc10::optional\n'
    '23\tno matching function for call to \t\tline\tcollect_arguments\n'
    "36\tno matching function for call to '\t\tline\thipFuncGetAttributes'\thipFuncSetAttribute'\thipFuncSetCacheConfig'\thipLaunchCooperativeKernel'\thipLaunchKernel'\thipLaunchKernelExC'\n"
    "36\tno matching function for call to 'atomic\t\tline\tAdd\tCAS\tExch\tMax\tMin\n"
    "67\tno member named '\t\tline\t' in 'at::Tensor'\n"
    "121\tno member named '\t\tline\t' in 'at::Type'\t' in 'at::TypeDefault'\t' in 'at::TypeExtendedInterface'\n"
    "42\tno member named '\t\tline\t' in 'hip\n"
    "55\tno member named '\t\tline\texc_traceback' in '\texc_type' in '\texc_value' in '\tob_digit' in '\ttp_print' in '\tuse_tracing' in '\n"
    "121\tno member named '\tno template named '\tno type named '\t\tline\t' in 'at\t' in 'c10\t' in 'torch\t' in namespace 'at\t' in namespace 'c10\t' in namespace 'torch\n"
    '40\tno overload of \t\tline\t matching\n'
    '54\tno such file\t\t62\tfailed with:\n'
    "146\tno such file or directory: '\n"
    '47\tno such instruction\t没有此指令\t没有此类指令\t\tline\tErreur\tError\tFehler\t错误\n'
    '90\tno such option: -\n'
    '111\tno suitable \t\tline\tconstructor\tconversion\n'
    '117\tno suitable \t\tline\tconversion \n'
    '117\tno suitable constructor exists to convert from "\t\tline\tbool" to "\tdouble" to "\tfloat" to "\tint" to "\tlong" to "\tunsigned int" to "\n'
    '36\tno template named \tno type named \tundeclared identifier \tunknown type name \t\tline\t "\t \'\t ‘\n'
    '37\tno viable conversion from \t\tline\t__half\n'
    "117\tno viable conversion from '\t\tline\t__half\t__half2\t__nv_bfloat16\t__nv_bfloat162\t__nv_bfloat16_raw\thalf\thalf2\tnv_bfloat16\tnv_bfloat162\n"
    '97\tnon-zero number of elements, but its data is not allocated yet\n'
    '68\tnot available for \tnot available on \tnot supported for \tnot supported on \tnot yet available for \tnot yet available on \tnot yet supported for \tnot yet supported on \t\tline\t for ARM\t for Mac\t for Windows\t for aarch64\t for darwin\t for macOS\t for win32\t on ARM\t on Mac\t on Windows\t on aarch64\t on darwin\t on macOS\t on win32\n'
    '59\tnot compiled with GPU offload support\n'
    '18\tnot found\t\tline\tCUDNN \tcuDNN \tcudnn \n'
    '50\tnot installed\t\tline\tVC version \n'
    '42\tnot providing "Find\t\tline\tHIP.cmake"\thip.cmake"\n'
    '68\tnot support\t\tline\tWindows\taarch64\tmacOS\twin32\n'
    '85\tnot supported by \tnot supported for \tnot supported on \tnot yet supported by \tnot yet supported for \tnot yet supported on \t\tline\tsupported by the current \tsupported by this \tsupported by your \tsupported for the current \tsupported for this \tsupported for your \tsupported on the current \tsupported on this \tsupported on your \n'
    '85\tnot supported for the current GPU. Minimum capability: \n'
    '67\tnot yet supported for torch.compile\t\tline\tPython 3.\n'
    '65\tnothing provides \n'
    '85\tnsupported CUDA SM\tnsupported CUDA SM version\tnsupported CUDA arch\tnsupported CUDA architecture\tnsupported CUDA capability\tnsupported CUDA sm\tnsupported CUDA sm version\tnsupported GPU SM\tnsupported GPU SM version\tnsupported GPU arch\tnsupported GPU architecture\tnsupported GPU capability\tnsupported GPU sm\tnsupported GPU sm version\tnsupported SM\tnsupported SM version\tnsupported arch\tnsupported architecture\tnsupported capability\tnsupported compute SM\tnsupported compute SM version\tnsupported compute arch\tnsupported compute architecture\tnsupported compute capability\tnsupported compute sm\tnsupported compute sm version\tnsupported device SM\tnsupported device SM version\tnsupported device arch\tnsupported device architecture\tnsupported device capability\tnsupported device sm\tnsupported device sm version\tnsupported sm\tnsupported sm version\t\tline\tUnsupported \tunsupported \n'
    '22\tnternal error\t\tline\t: assertion \n'
    '53\tnuma.h\tnumaif.h\t\t40\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tnuma.h\tnumaif.h\t\tline\tC1083\n'
    '53\tnuma.h\tnumaif.h\t\tline\tinclude file \n'
    '56\tnumpy/\t\tline\tC1083\n'
    '24\tnvToolsExt\t\t49\t open include file\t open source file\n'
    '24\tnvToolsExt\t\t50\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '24\tnvToolsExt\t\tline\tC1083\n'
    '24\tnvToolsExt\t\tline\tinclude file \n'
    '24\tnvToolsExt64_1.lib\t\tline\tLNK1104\tLNK1181\n'
    '16\tnvcc :\tnvcc ：\tnvcc:\tnvcc：\t\tline\tBefehl nicht gefunden\tCommand not found\tKommando nicht gefunden\tNo such file or directory\tcomando non trovato\tcomando não encontrado\tcommand not found\tcommande introuvable\tkomut yok\tnie znaleziono polecenia\tno se encontró la orden\tnot found\torden no encontrada\tкоманда не найдена\tコマンドが見つかりません\t找不到命令\t指令找不到\t未找到命令\t没有那个文件或目录\t명령어를 찾을 수 없음\n'
    '144\tnvcc cannot find a supported version of\t\t\tMicrosoft Visual Studio\n'
    "50\tnvcc fatal   : Cannot find compiler '\t\tline\tcl\tcl.exe\tg++\tgcc\n"
    "44\tnvcc fatal   : Could not open input file '\n"
    "119\tnvcc fatal   : redefinition of argument '\n"
    '68\tnvcc not found\tnvcc was not found\n'
    '8\tnvcuda.dll\t\tline\tCould not find\tCould not load\tFailed to load\n'
    '8\tnvidia-container-cli: initialization error: \t\tline\tload library failed: libnvidia-ml\tnvml error: driver not loaded\n'
    '9\tnvrtc-builtins\t\tline\tould not \n'
    '34\tnvrtc: error: failed to load builtins for compute_\n'
    '85\to implemented \tot currently implemented\tot currently supported\tot implemented\tot supported\tot yet implemented\tot yet supported\tunsupported\t\tline\t by \t for \t on \n'
    '99\tobject has no attribute\t\tline\t_OpNamespace\n'
    '99\tobject has no attribute \n'
    '121\tobject type is: \t\tline\tat::Type\tat::TypeDefault\tat::TypeExtendedInterface\n'
    '33\tompute capability \t\tline\t needs CUDA \t needs at least CUDA \t requires CUDA \t requires at least CUDA \n'
    '68\tonly available for Linux\tonly supports Linux\tonly works on Linux\n'
    '114\tonly available with \t\tline\t"-std=c++\t\'-std=c++\t‘-std=c++\n'
    '85\tonly support\t\tline\tAda\tAmpere\tBlackwell\tHopper\tTuring\tVolta\n'
    '85\tonly supported on \n'
    '85\tonly supported on \t\tline\tcompute capability\n'
    '53\topencv2/\t\t103\t open include file\t open source file\n'
    '53\topencv2/\t\t104\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\topencv2/\t\tline\tC1083\n'
    '53\topencv2/\t\tline\tinclude file \n'
    '48\topening \t\tline\tdependency file \toutput file \n'
    '53\topenssl/\t\t61\t open include file\t open source file\n'
    '53\topenssl/\t\t62\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\topenssl/\t\tline\tC1083\n'
    '53\topenssl/\t\tline\tinclude file \n'
    '123\torch not compiled with \t\tline\t enabled\n'
    '60 68\torch not compiled with CUDA enabled\n'
    "128\torch version \t\tline\t differs from \t does not match \t doesn't match \n"
    '128\torch version must be \torch==\t\tline\t but \t found \t got \t you have \n'
    '59\tot compiled with \t\tline\t support\n'
    '85\tour device is too old. We require compute capability\n'
    '84\tout of memory\t\tline\tError\tFailure\terror\tfailure\n'
    '84\tout of memory\t\tline\tError [CUDA]: \tError [HIP]: \n'
    '84\tout of memory\t\tline\tuda failure \n'
    '12\tout of memory allocating \t\tline\t bytes\n'
    '137\tout of resource\t\t\t: shared memory\n'
    '137\tout of resource: triton_\t\tline\t Hardware limit:\n'
    '69\toutput file too large: \n'
    '109\toverloaded function "std::__to_address" matches\n'
    '43\tparameter packs not expanded with\t\tline\t/functional\t/tuple\t/type_traits\tstd_function.h\n'
    '43\tparameter packs not expanded with\t\tline\tc++/\n'
    '99\tpartially initialized module \t\tline\t has no attribute \n'
    '122\tpip-build-env-\t\tline\tnormal\toverlay\n'
    '53\tpng.h\tpngconf.h\t\t41\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tpng.h\tpngconf.h\t\tline\tC1083\n'
    '53\tpng.h\tpngconf.h\t\tline\tinclude file \n'
    '53\tportaudio.h\t\t42\t open include file\t open source file\n'
    '53\tportaudio.h\t\t43\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tportaudio.h\t\tline\tC1083\n'
    '53\tportaudio.h\t\tline\tinclude file \n'
    '121\tprod_intlist\tsum_intlist\n'
    '121\tprod_intlist\tsum_intlist\t\t28\tnot\tundefined\n'
    '11\tptxas application ptx input, line \t\t\t: Unsupported .version \n'
    '35\tptxas does not support CC \n'
    '86\tptxas info \tptxas warning \t\tline\t: \n'
    '23\tpybind11\t\tline\tcast.h:\n'
    '55\tpybind11/\t\tline\terror\n'
    '81\tread-only segment has dynamic IFUNC relocations\tread-only segment has dynamic relocations\tsegment en lecture seule a des réadressages\tsegmento de sólo lectura tiene reubicaciones\tдоступном только для чтения, содержатся динамические\n'
    '78 82\trecompile \t\tline\twith -fPI\n'
    '110\tredefinition of \t\tline\tcub::\tthrust::\n'
    '\treference to\treferences to\t\t\tundefined\n'
    "118\treference to __host__ function '\t\tline\t' in __\n"
    '97\tregistered\t\tline\tno abstract impl\tno fake impl\n'
    '78 82\trelocation R_\treubicación R_\tréadressage R_\tréadressage de R_\tперемещение R_\tпересування R_\t再配置 R_\t\tline\t-fPI\n'
    '69\trelocation overflow: reference to\n'
    '69\trelocation truncated to fit: \t\tline\tR_AARCH64_ADR_GOT_PAGE\tR_AARCH64_ADR_PREL_PG_HI21\tR_AARCH64_CALL26\tR_AARCH64_JUMP26\tR_AARCH64_PREL32\n'
    '69\trelocation truncated to fit: \t\tline\tR_X86_64_GOTPC32\tR_X86_64_GOTPCREL\tR_X86_64_GOTPCRELX\tR_X86_64_GOTTPOFF\tR_X86_64_PC32\tR_X86_64_PLT32\tR_X86_64_REX_GOTPCRELX\tR_X86_64_TLSGD\tR_X86_64_TLSLD\n'
    '66\trepository\t\t\tloaded\n'
    '114\trequire C++ 1\trequire C++ 2\trequire C++1\trequire C++2\trequire at least C++ 1\trequire at least C++ 2\trequire at least C++1\trequire at least C++2\trequires C++ 1\trequires C++ 2\trequires C++1\trequires C++2\trequires at least C++ 1\trequires at least C++ 2\trequires at least C++1\trequires at least C++2\t\t110\terror\n'
    '67\trequire users to upgrade torch to at least v\n'
    '85\trequires Ada\trequires Ampere\trequires Blackwell\trequires Hopper\trequires Turing\trequires Volta\trequires a Ada\trequires a Ampere\trequires a Blackwell\trequires a Hopper\trequires a Turing\trequires a Volta\trequires an Ada\trequires an Ampere\trequires an Blackwell\trequires an Hopper\trequires an Turing\trequires an Volta\t\tline\tAda GPU\tAda or above\tAda or later\tAda or newer\tAda+\tAmpere GPU\tAmpere or above\tAmpere or later\tAmpere or newer\tAmpere+\tBlackwell GPU\tBlackwell or above\tBlackwell or later\tBlackwell or newer\tBlackwell+\tHopper GPU\tHopper or above\tHopper or later\tHopper or newer\tHopper+\tTuring GPU\tTuring or above\tTuring or later\tTuring or newer\tTuring+\tVolta GPU\tVolta or above\tVolta or later\tVolta or newer\tVolta+\n'
    '85\trequires capability \t\tline\t, current compute \n'
    '85\trequires device with capability > (\t\tline\t) but your GPU has capability\n'
    '62\trequires the following packages that were not found in your environment: \t\tline\tapex\tbitsandbytes\tcausal_conv1d\tdetectron2\tflash_attn\tmamba_ssm\ttorch_scatter\txformers\n'
    '17\trequires the language dialect "CUDA\n'
    '47\trequires the language dialect "CXX\n'
    '81\trestore segment prot after\t\t\treloc\n'
    '12\treturned a non-zero code: 137\n'
    '44\treturned non-zero\t\tline\tsubmodule\n'
    '134\treturned non-zero exit\t\tline\t-l\n'
    '52\treturned non-zero exit status\t\tline\ttcc.exe\n'
    '87\treturned non-zero exit status \n'
    '4\triver version \t\tline\t is less than \t is lower than \t is older than \n'
    '28\trocBLAS error: C\t\tline\tTensileLibrary\n'
    '125\trunning build_ext\n'
    '28\trunning on sm\t\tline\tbuilt for sm\n'
    '65 68 90\tsatisfies the requirement \t\tline\t(from versions: \n'
    '65\tsatisfy\t\t\tthe current Python version (\tthe requested Python version (\n'
    '62\tscikit-learn has not been built correctly\n'
    '26\tsetmaxnreg\ttcgen05\twgmma\t\t\trequires\n'
    '56\tsetup command: use_2to3 is invalid\n'
    '56\tsetuptools.build_meta\t\tline\tCannot import \n'
    '56\tsetuptools.command.\t\tline\tNo module named \n'
    '56\tsetuptools.extern.\t\tline\tNo module named \n'
    '137\tshared memory size (requested \t\tline\tFailed to set max\n'
    '79\tshared object\t\t\tcannot\n'
    '53\tsnappy-c.h\tsnappy.h\t\t42\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tsnappy-c.h\tsnappy.h\t\tline\tC1083\n'
    '53\tsnappy-c.h\tsnappy.h\t\tline\tinclude file \n'
    '53\tsndfile.h\t\t40\t open include file\t open source file\n'
    '53\tsndfile.h\t\t41\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tsndfile.h\t\tline\tC1083\n'
    '53\tsndfile.h\t\tline\tinclude file \n'
    '88\tsocket.gaierror: \n'
    '86\tsome optimisations will not be enabled\tsome optimizations will not be enabled\n'
    "61\tsomething wrong with flag '\t\tline\tgflags\n"
    '53\tsox.h\t\t36\t open include file\t open source file\n'
    '53\tsox.h\t\t37\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tsox.h\t\tline\tC1083\n'
    '53\tsox.h\t\tline\tinclude file \n'
    '97\tspecified that you may need to import the \n'
    '53\tsqlite3.h\t\t40\t open include file\t open source file\n'
    '53\tsqlite3.h\t\t41\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tsqlite3.h\t\tline\tC1083\n'
    '53\tsqlite3.h\t\tline\tinclude file \n'
    '89\tsrcIndex < srcSelectDimSize\n'
    '88\tssh: Could not resolve hostname \tssh: connect to host \n'
    '121\tstate\t\t\tLNK2001\tLNK2019\texternal symbol\treference to \tundefined symbol:\n'
    '88\tstatus_string: "\t\tline\tCould not connect\tCould not resolve\tCouldn\'t connect\tCouldn\'t resolve\tSSL\tTimeout was reached\n'
    '121\tstd::shared_ptr<torch::jit\t\tline\tconversion from \n'
    '121\tstd::shared_ptr<torch::jit\t\tline\ttorch::jit::Module\ttorch::jit::script::Module\n'
    '87\tsubprocess-exited-with-error\n'
    '114\tsupport for the ISO C++ \t\tline\t standard\n'
    '114\tsupport for the upcoming ISO C++ standard, C++0x\n'
    '27 29\tsupported\t\t\tUnknown\n'
    '67\tsupported on Python 3.\t\tline\t is not supported on Python \t is not yet supported on Python \n'
    '42\tsymbol: __oc\t\tline\tundefined hidden symbol: \tundefined symbol: \n'
    '1\tsystem has unsupported display driver / cuda driver combination\n'
    '6\tsystem not yet initialized\n'
    '85\ttarget device or backend do not support efficient \t\tline\t computation\n'
    "133\ttarget sm_\t\tline\t' not supported on .target \t' not supported on target \t' requires .target \t' requires target \n"
    '103\ttemp.win32-\n'
    '92\tthe operator \t\t\talready has a\n'
    "92\tthere's already a kernel registered from python overriding \t\tline\t's behavior\n"
    '61\tthese package versions have conflicting dependencies\n'
    '117\tthis operation is not allowed between \t\tline\t__half\t__half2\t__nv_bfloat16\t__nv_bfloat162\t__nv_bfloat16_raw\thalf\thalf2\tnv_bfloat16\tnv_bfloat162\n'
    '109\tthrust::\t\t164\t before\n'
    '53\ttiffio.h\t\t39\t open include file\t open source file\n'
    '53\ttiffio.h\t\t40\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\ttiffio.h\t\tline\tC1083\n'
    '53\ttiffio.h\t\tline\tinclude file \n'
    '23\ttoo few arguments for template template parameter "Tuple"\n'
    '111\ttoo many initializer values\n'
    '145\ttoo many sections (\n'
    '133\ttoo old to be supported by the triton GPU compiler\n'
    '58\ttorch is required for \t\tline\tinstall it first\n'
    '84\ttorch.OutOfMemoryError\ttorch.cuda.OutOfMemoryError\n'
    '129\ttorch._inductor.exc.\t\tline\tInductorError: \tLoweringException: \n'
    '121\ttorch.utils.ffi is deprecated\n'
    '60\ttorch.version.cuda\n'
    '121\ttorch/csrc/PythonTypes.h\ttorch/csrc/StorageDefs.h\ttorch/csrc/THP_export.h\ttorch/csrc/WindowsTorchApiMacro.h\t\t65\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '121\ttorch/csrc/PythonTypes.h\ttorch/csrc/StorageDefs.h\ttorch/csrc/THP_export.h\ttorch/csrc/WindowsTorchApiMacro.h\t\tline\tC1083\n'
    '121\ttorch/csrc/PythonTypes.h\ttorch/csrc/StorageDefs.h\ttorch/csrc/THP_export.h\ttorch/csrc/WindowsTorchApiMacro.h\t\tline\tinclude file \n'
    '121\ttorch/csrc/jit/\t\t95\t open include file\t open source file\n'
    '121\ttorch/csrc/jit/\t\t96\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '121\ttorch/csrc/jit/\t\tline\t file not found\n'
    '121\ttorch/csrc/jit/\t\tline\tC1083\n'
    '121\ttorch/csrc/jit/\t\tline\tinclude file \n'
    '121\ttorch/csrc/utils/auto_gil.h\ttorch/csrc/utils/disallow_copy.h\ttorch/csrc/utils/future.h\ttorch/csrc/utils/memory.h\ttorch/csrc/utils/six.h\t\t64\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '121\ttorch/csrc/utils/auto_gil.h\ttorch/csrc/utils/disallow_copy.h\ttorch/csrc/utils/future.h\ttorch/csrc/utils/memory.h\ttorch/csrc/utils/six.h\t\tline\tC1083\n'
    '121\ttorch/csrc/utils/auto_gil.h\ttorch/csrc/utils/disallow_copy.h\ttorch/csrc/utils/future.h\ttorch/csrc/utils/memory.h\ttorch/csrc/utils/six.h\t\tline\tinclude file \n'
    '57\ttorch/extension.h\t\t48\t open include file\t open source file\n'
    '57\ttorch/extension.h\t\t49\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '57\ttorch/extension.h\t\tline\t file not found\n'
    '57\ttorch/extension.h\t\tline\tC1083\n'
    '57\ttorch/extension.h\t\tline\tinclude file \n'
    '121\ttorch::jit::RegisterOperators::RegisterOperators(const char\t\tline\tno matching function for call to \n'
    '64\ttorch_extensions\t\tline\tmage not found\to such file\tpen shared obj\n'
    '62\ttorchaudio C++ extension is not available\n'
    '130\ttorchinductor_\t\tline\t: error: "ks\t: error: "ps\t: error: "s\t: error: "u\t: error: "zuf\t: error: \'ks\t: error: \'ps\t: error: \'s\t: error: \'u\t: error: \'zuf\t: error: `ks\t: error: `ps\t: error: `s\t: error: `u\t: error: `zuf\t: error: use of undeclared identifier "ks\t: error: use of undeclared identifier "ps\t: error: use of undeclared identifier "s\t: error: use of undeclared identifier "u\t: error: use of undeclared identifier "zuf\t: error: use of undeclared identifier \'ks\t: error: use of undeclared identifier \'ps\t: error: use of undeclared identifier \'s\t: error: use of undeclared identifier \'u\t: error: use of undeclared identifier \'zuf\t: error: use of undeclared identifier `ks\t: error: use of undeclared identifier `ps\t: error: use of undeclared identifier `s\t: error: use of undeclared identifier `u\t: error: use of undeclared identifier `zuf\t: error: use of undeclared identifier ‘ks\t: error: use of undeclared identifier ‘ps\t: error: use of undeclared identifier ‘s\t: error: use of undeclared identifier ‘u\t: error: use of undeclared identifier ‘zuf\t: error: ‘ks\t: error: ‘ps\t: error: ‘s\t: error: ‘u\t: error: ‘zuf\n'
    '129\ttorchinductor_\t\tline\terror\n'
    '61\ttorchvision.transforms.functional_tensor\t\tline\tNo module named \n'
    '137\ttotal shared memory allocation is larger than available memory. Dynamic size: \t\tline\tDevice limit size: \n'
    '47\ttrying to build PyTorch with a too old version of \t\tline\t. We need \n'
    '53\tturbojpeg.h\t\t42\t open include file\t open source file\n'
    '53\tturbojpeg.h\t\t43\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tturbojpeg.h\t\tline\tC1083\n'
    '53\tturbojpeg.h\t\tline\tinclude file \n'
    '121\ttype "at::Tensor" is not allowed\t\tline\tincomplete \n'
    '67\ttype conversion before \t\t86\tTORCH_LIBRARY(\tTORCH_LIBRARY_FRAGMENT(\tTORCH_LIBRARY_IMPL(\n'
    '44\tubmodule\t\tline\t are \t is \t not \t were \n'
    '16\tunable to execute \t\tline\t: No such file\n'
    "50\tunable to execute '\t\tline\t': No such file\n"
    '12\tunable to execute command: Killed\n'
    '50\tunable to find a build program corresponding to "NMake Makefiles\n'
    '54\tunable to find a build program corresponding to "Ninja\n'
    '53\tunable to find a build program corresponding to "Unix Makefiles\n'
    '74\tunable to find library -l\n'
    '74\tunable to find library -l\t\tline\tATen\tc10\tcaffe2\ttorch\ttorch_cpu\ttorch_global_deps\ttorch_python\n'
    '60\tunable to find library -l\t\tline\tc10_cuda\ttorch_cuda\n'
    '48\tunable to open database file\t\tline\tMIOpen\tmiopen\n'
    '48\tunable to open output file \t\tline\t.gch\t.pch\n'
    '41\tundeclared identifier \tunknown type name \t\tline\tdeclared identifier "cuda\tdeclared identifier \'cuda\tdeclared identifier ‘cuda\tknown type name "cuda\tknown type name \'cuda\tknown type name ‘cuda\n'
    '74\tundefined reference to \t\tline\tlibMIOpen\tlibamd_comgr\tlibamdhip64\tlibcublas\tlibcuda\tlibcufft\tlibcufile\tlibculibos\tlibcupti\tlibcurand\tlibcusolver\tlibcusparse\tlibcutensor\tlibhip\tlibhsa-runtime64\tlibhsakmt\tlibnccl\tlibnpp\tlibnvJitLink\tlibnvidia-ml\tlibnvjpeg\tlibnvrtc\tlibnvshmem\tlibrccl\tlibroc\n'
    '\tundefined symbol: \n'
    '86\tundefined symbol: Py\tundefined symbol: _Py\n'
    '106\tundefined symbol: mkl_\n'
    '47\tunknown type [0x13] section \t\tline\t.relr\n'
    "42\tunknown type name '\tuse of undeclared identifier '\n"
    "114\tunknown type name '\tuse of undeclared identifier '\t\tline\t 'char8_t'\t 'concept'\t 'consteval'\t 'constinit'\n"
    "120\tunknown type name '\tuse of undeclared identifier '\t\tline\tCHAR_MAX\tCHAR_MIN\tDBL_EPSILON\tDBL_MAX\tDBL_MIN\tFLT_EPSILON\tFLT_MAX\tFLT_MIN\tINT16_MAX\tINT16_MIN\tINT32_MAX\tINT32_MIN\tINT64_MAX\tINT64_MIN\tINT8_MAX\tINT8_MIN\tINT_MAX\tINT_MIN\tLLONG_MAX\tLLONG_MIN\tLONG_MAX\tLONG_MIN\tSHRT_MAX\tSHRT_MIN\tUCHAR_MAX\tUCHAR_MIN\tUINT16_MAX\tUINT16_MIN\tUINT32_MAX\tUINT32_MIN\tUINT64_MAX\tUINT64_MIN\tUINT8_MAX\tUINT8_MIN\tUINTPTR_MAX\tUINT_MAX\tUINT_MIN\tULLONG_MAX\tULLONG_MIN\tULONG_MAX\tULONG_MIN\tUSHRT_MAX\tUSHRT_MIN\tint16_t\tint32_t\tint64_t\tint8_t\tint_fast16_t\tint_fast32_t\tint_fast64_t\tint_fast8_t\tint_fastmax_t\tint_fastptr_t\tint_least16_t\tint_least32_t\tint_least64_t\tint_least8_t\tint_leastmax_t\tint_leastptr_t\tintmax_t\tintptr_t\tuint16_t\tuint32_t\tuint64_t\tuint8_t\tuint_fast16_t\tuint_fast32_t\tuint_fast64_t\tuint_fast8_t\tuint_fastmax_t\tuint_fastptr_t\tuint_least16_t\tuint_least32_t\tuint_least64_t\tuint_least8_t\tuint_leastmax_t\tuint_leastptr_t\tuintmax_t\tuintptr_t\n"
    "42\tunknown type name '__hip_bfloat16\n"
    '17 47\tunrecognized command\t\tline\tline option \n'
    '47\tunrecognized relocation \t\tline\t0x2\n'
    "90\tunrecognized subcommand '\n"
    '\tunresolved external symbol\n'
    '129\tunresolved external symbol \t\tline\taoti_torch_\n'
    '4\tunsatisfied condition: \t\t125\t>=\n'
    '47\tunsupported GNU version! \t\tline\t earlier than \t older than \n'
    '50\tunsupported ICC\tunsupported NVHPC\tunsupported PGI\tunsupported XLC\tunsupported pgc++\tunsupported xlC\t\t32\t#error\n'
    '136\tunsupported operand type(s) for \t\tline\t: \n'
    '88\turlopen error \n'
    '40\tuse of undeclared identifier \t\tline\t"__\t\'__\t‘__\n'
    '31\tuses too much \t\tline\tconstant data (\tlocal data (\tparameter space (\tshared data (\n'
    '137\tuses too much shared data (0x\t\tline\t bytes, 0x\n'
    '14\tusing CUDA_HOME=\n'
    '47\tust use \t\tline\t>=\n'
    '53\tuuid/uuid.h\t\t42\t open include file\t open source file\n'
    '53\tuuid/uuid.h\t\t43\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tuuid/uuid.h\t\tline\tC1083\n'
    '53\tuuid/uuid.h\t\tline\tinclude file \n'
    '53\tvcruntime\t\tline\t file not found\t: No such file\n'
    '15\tversion torch was compiled with \t\t\tInstalled CUDA version \n'
    '15\tversion used to compile\t\t\tnot match the\n'
    '43\tversions\t\t\tlater\n'
    '12\tvirtual memory exhausted: \n'
    '53\tvulkan/vulkan\t\t60\t open include file\t open source file\n'
    '53\tvulkan/vulkan\t\t61\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tvulkan/vulkan\t\tline\tC1083\n'
    '53\tvulkan/vulkan\t\tline\tinclude file \n'
    '86\twarning #\t\tline\t: \n'
    '86\twarning: calling a __host__ function\twarning: calling a constexpr __host__ function\n'
    '59\twas compiled with CPU_ONLY flag\n'
    '53\twebp/decode.h\twebp/encode.h\t\t45\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\twebp/decode.h\twebp/encode.h\t\tline\tC1083\n'
    '53\twebp/decode.h\twebp/encode.h\t\tline\tinclude file \n'
    '88\twget: unable to resolve host address\n'
    '44\twhich is not an existing directory\t\t364\tgiven source\n'
    '146\twith multiple files\t\tline\tcannot specify \n'
    '68\txFormers was built for:\t\t71\t with CUDA \n'
    "59\txFormers wasn't buil\t\tline\t with CUDA support\n"
    '50\txcrun: error: invalid active developer path\n'
    '\tymbol \tymbols \t\t\t_ZK\t_ZN\t_ZT\n'
    '66\tyou should not try to import numpy from\t\t\tits source directory\n'
    '53\tzlib.h\t\t37\t open include file\t open source file\n'
    '53\tzlib.h\t\t38\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tzlib.h\t\tline\tC1083\n'
    '53\tzlib.h\t\tline\tinclude file \n'
    '50\tzsh: command not found: \t\tline\tc++\tcc\tcl\tclang\tclang++\tclang-cl\tg++\tgcc\ticpc\ticpx\n'
    '90\tzsh: no matches found: \n'
    '53\tzstd.h\t\t37\t open include file\t open source file\n'
    '53\tzstd.h\t\t38\tArquivo ou diretório\tAucun fichier ou dossier\tBöyle bir dosya ya da dizin\tDatei oder Verzeichnis nicht\tFile o directory non\tNie ma takiego pliku\tNo existe el \to such \tНет такого файла\tそのようなファイルやディレクトリ\t沒有此一檔案或目錄\t没有那个文\t그런 파일이나 디렉터리\n'
    '53\tzstd.h\t\tline\tC1083\n'
    '53\tzstd.h\t\tline\tinclude file \n'
    '47\t» non reconnue\t\t37\toption «\n'
    '79\tが見つからないため\t을(를) 찾을 수 없\t\tline\t.dll\n'
    '127\tが見つからないため\t을(를) 찾을 수 없\t\tline\tc10.dll\ttorch.dll\ttorch_cpu.dll\ttorch_global_deps.dll\n'
    '5\tが見つからないため\t을(를) 찾을 수 없\t\tline\tcublas64_\tcublasLt64_\tcudart64_\tcufft64_\tcusparse64_\tnvrtc64_\n'
    '146\tは、内部コマンド\t不是内部或外部命令\t\tline\t:\\Program\t:\\Users\\\n'
    '83\tデバイスに空き領域がありません\t磁盘空间不足\t裝置上已無多餘空間\t设备上没有空间\n'
    '\t未定\t\tline\t义参考到\t義參考到\t義的參考到\n'
    '\t未定义的引用\n'
    '109\t没有成员\t\tline\t命名空\n'
    '61\t被多次定义'
)
"""Which modules a pattern leads to, by number, and texts of which every match holds one. Behind two tabs, if there are more, how near (`line`, in characters, or `` for anywhere) one of some other texts must stand, and these. Split by tabs."""
IN_LOGS: dict[int, str] = {
    539123551: '__" does not take arguments\t1301',
    539700035: 'C++ compiler\t700',
    540682536: '(): incompatible function arguments. The following argument types are\t460',
    540685421: 'm4: command not found\t1341\nm4: not found\t1341',
    540697708: "ld: cannot find\t1898\nld: library 'ATen' not found\t1899\nld: library 'EGL\t1900\nld: library 'GL\t1901\nld: library 'GLEW\t1902\nld: library 'GLU\t1901\nld: library 'GLX\t1901\nld: library 'MIOpen\t1903\nld: library 'OpenGL\t1901\nld: library 'X11\t1904\nld: library 'Xext\t1904\nld: library 'Xi\t1904\nld: library 'Xrandr\t1904\nld: library 'aio\t1905\nld: library 'amd_comgr\t1903\nld: library 'amdhip64\t1903\nld: library 'blas\t1906\nld: library 'c\t1907\nld: library 'c10' not found\t1899\nld: library 'c10_cuda\t1908\nld: library 'caffe2' not found\t1899\nld: library 'cblas\t1906\nld: library 'crypt\t1909\nld: library 'crypto\t1910\nld: library 'cublas\t1903\nld: library 'cuda\t1903\nld: library 'cufft\t1903\nld: library 'cufile\t1903\nld: library 'culibos\t1903\nld: library 'cupti\t1903\nld: library 'curand\t1903\nld: library 'cusolver\t1903\nld: library 'cusparse\t1903\nld: library 'cutensor\t1903\nld: library 'dl\t1907\nld: library 'ffi\t1911\nld: library 'glfw\t1912\nld: library 'glfw3\t1912\nld: library 'glog\t1913\nld: library 'hip\t1903\nld: library 'hsa-runtime64\t1903\nld: library 'hsakmt\t1903\nld: library 'ibverbs\t1914\nld: library 'jpeg\t1915\nld: library 'm\t1907\nld: library 'mlx5\t1914\nld: library 'mpi\t1916\nld: library 'mpi_cxx\t1916\nld: library 'nccl\t1903\nld: library 'npp\t1903\nld: library 'numa\t1917\nld: library 'nvJitLink\t1903\nld: library 'nvidia-ml\t1903\nld: library 'nvjpeg\t1903\nld: library 'nvrtc\t1903\nld: library 'nvshmem\t1903\nld: library 'openblas\t1906\nld: library 'png\t1918\nld: library 'png16\t1918\nld: library 'pthread\t1907\nld: library 'rccl\t1903\nld: library 'rdmacm\t1914\nld: library 'roc\t1903\nld: library 'rt\t1907\nld: library 'ssl\t1910\nld: library 'stdc++\t1919\nld: library 'tbb\t1920\nld: library 'torch' not found\t1899\nld: library 'torch_cpu' not found\t1899\nld: library 'torch_cuda\t1908\nld: library 'torch_global_deps' not found\t1899\nld: library 'torch_python' not found\t1899\nld: library 'uuid\t1921\nld: library 'z\t1922\nld: library not found for -lc10_cuda\t1908\nld: library not found for -ltorch_cuda\t1908\nld: library ‘EGL\t1900\nld: library ‘GL\t1901\nld: library ‘GLEW\t1902\nld: library ‘GLU\t1901\nld: library ‘GLX\t1901\nld: library ‘OpenGL\t1901\nld: library ‘X11\t1904\nld: library ‘Xext\t1904\nld: library ‘Xi\t1904\nld: library ‘Xrandr\t1904\nld: library ‘aio\t1905\nld: library ‘blas\t1906\nld: library ‘c\t1907\nld: library ‘cblas\t1906\nld: library ‘crypt\t1909\nld: library ‘crypto\t1910\nld: library ‘dl\t1907\nld: library ‘ffi\t1911\nld: library ‘glfw\t1912\nld: library ‘glfw3\t1912\nld: library ‘glog\t1913\nld: library ‘ibverbs\t1914\nld: library ‘jpeg\t1915\nld: library ‘m\t1907\nld: library ‘mlx5\t1914\nld: library ‘mpi\t1916\nld: library ‘mpi_cxx\t1916\nld: library ‘numa\t1917\nld: library ‘openblas\t1906\nld: library ‘png\t1918\nld: library ‘png16\t1918\nld: library ‘pthread\t1907\nld: library ‘rdmacm\t1914\nld: library ‘rt\t1907\nld: library ‘ssl\t1910\nld: library ‘stdc++\t1919\nld: library ‘tbb\t1920\nld: library ‘uuid\t1921\nld: library ‘z\t1922\nld: unknown file type in '\t489\nld: unknown option\t1923\nld: unsupported tapi file type '\t1924",
    540701537: 'as: unrecognized option \t1334',
    540702325: 'uv: command not found\t1583\nuv: not found\t1583',
    540949792: ' => not found\t11',
    541218115: 'CUB requires a definition of CUB_NS_QUALIFIER\t749',
    541477957: 'ELF load command a\t898',
    541675585: 'API call is not supported in the installed CUDA driver\t608',
    541870925: 'MKL ERROR: \t1045\nMKL FATAL ERROR: \t1045',
    541871172: 'DLL load failed\t873 874 875\nDLL load failed while importing \t876\nDLL load failed: Die angegebene Prozedur\t877\nDLL load failed: The specified procedure\t877\nDLL load failed: 找不到指定的程序\t877',
    541937487: 'OOM when allocating tensor\t1128',
    542132552: 'HIP error: device kernel image is invalid\t986',
    542329940: 'TLS handshake timeout\t1205',
    542393671: 'GET was unable to find an engine to execute this computation\t960',
    542461511: 'GNU version! gcc \t981',
    542462019: "CPU does not support \t746\nCPU doesn't support \t746\nCPU lacks \t746",
    542462023: 'GPU architecture\t757\nGPU capabilit\t757\nGPU compute architecture\t757\nGPU compute capabilit\t757\nGPU functionality will not be available\t983',
    543449442: "bad register name \t1342\nbad value 'armv9\t1314\nbad value ('armv9\t1314\nbad value (‘armv9\t1314\nbad value ‘armv9\t1314",
    543451460: 'Did you forget to add @triton.jit\t881',
    543451492: 'did not complete successfully: exit code: 137\t1630\ndid you forget to \t1631',
    543516756: 'The \'sklearn\' PyPI package is deprecated\t1216\nThe CUDA compiler identification is unknown\t1217\nThe HIP compiler identification is unknown\t1218\nThe command line is too long.\t882\nThe current CMakeCache.txt directory \t1219\nThe library is compiled without \t1220\nThe output of this custom operator (1) must not also be an input\t1215\nThe source "\t1221\nThe specified path, file name, or both are too long\t1222\nThe term \'nvcc\' is not recognized\t820',
    543516788: 'the operator \t2255\nthe package flash_attn seems to be not installed\t1355',
    543516996: 'Die Befehlszeile ist zu lang.\t882',
    543517006: 'Nie ma takiego pliku\t663 664 665 666 667 668 669 670 671 672 673 674 675 676 677 678 679 680',
    543517801: 'ile format not recognized\t1813\nile in wrong format\t1161',
    543519329: 'are not currently supported\t1330\nare not supported\t1330\nare not yet supported\t1330\nare unsupported\t1330',
    543519605: "use of undeclared identifier \t2335\nuse of undeclared identifier '\t2321 2322 2323",
    543520100: 'due to ninja not being installed\t1643',
    543521063: "'ye tanımsız başvuru\t377",
    543584032: ' of Verneed record\t283\n of non-const\t284\n of the Protocol Buffer runtime library, but the installed version is \t285\n of the Protocol Buffer runtime library, which is not\t286',
    543585601: 'Auf dem Gerät ist kein Speicherplatz\t694',
    544104771: 'Can not find\t801',
    544106784: ' in namespace\t207\n in namespace \t208\n in your include path is not compatible with this release of \t209',
    544108320: ' on CUDA arch < \t287\n on a machine with \t288',
    544108366: 'Non rimane spazio sul device\t1115',
    544108398: 'non può proseguire perché\t817\nnon rimane spazio sul device\t1115\nnon è riconosciuto come\t1878',
    544165434: ':No existe el\t163 164\n:No such file\t163 164',
    544173600: ' no es un miembro de\t207 228 229 230\n no se reconoce\t250',
    544173940: 'too few arguments for template template parameter "Tuple"\t2264\ntoo many initializer values\t2265\ntoo many sections (\t2266\ntoo old to be supported by the triton GPU compiler\t2267',
    544175136: ' to be true, but got false\t355\n to compile PyTorch\t356\n to find Python.h\t357',
    544236404: 'tcp connect error\t1472',
    544238959: 'omp not found\t1752',
    544239392: ' op due to it not being compatible\t292',
    544370464: ' or above\t15\n or above \t331\n or greater \t331\n or higher\t15\n or higher \t331\n or later\t15\n or later \t331\n or later compatible compiler is required\t332\n or newer\t15\n or newer \t331\n or one of its dependencies\t333',
    544372079: 'our device is too old. We require compute capability\t2153',
    544432488: 'has a minor version mismatch with the version that was used to compile PyTorch\t1766\nhas already been de\t1767\nhas already been defined\t1768\nhas compute capability < \t1769\nhas different version in metadata: \t1770\nhas inconsistent \t1771\nhas no attribute \t1438 1772 1773\nhas no device code compatible with \t1774\nhas no member \t1775\nhas no member named \t1775 1776 1777 1778\nhas not been declared\t1347',
    544432503: 'was compiled with CPU_ONLY flag\t2355\nwas not declared in this scope\t1347',
    544434464: " is already registered\t213\n is already registered as a pybind11::native_enum\t214\n is already registered. Ensure that registration with torch::class_\t215\n is ambiguous\t216\n is defined in header \t217\n is incompatible with\t218\n is incompatible with \t219\n is incompatible with lib\t220\n is less than desired GPU memory\t221\n is less than the minimum supported by NVRTC\t222\n is missing a fake kernel implementation\t223\n is missing, please make sure it is specified in the 'build-system.requires'\t224\n is not None\t225\n is not a \t226\n is not a directory\t44\n is not a member of\t207 227 228 229 230\n is not a member of \t231 232 233 234 235\n is not a member of 'cute\t201\n is not a member of 'cutlass\t201\n is not a member of ‘cute\t201\n is not a member of ‘cutlass\t201\n is not a recognized processor for this target\t236\n is not a supported wheel on this platform\t237\n is not a valid\t44\n is not a valid editable requirement\t238\n is not a valid wheel file\t239\n is not available, \t240\n is not compatible with\t218\n is not compatible with \t219\n is not compatible with the current PyTorch installation\t241\n is not compatible with this Python\t242\n is not compiled with it\t240\n is not defined\t243 244 245 246\n is not defined \t247\n is not enabled\t248\n is not found\t249\n is not recognized as\t250\n is required\t251\n is required but found\t252\n is undefined\t253 254\n is used but incompatible\t218\n is used but is incompatible\t218",
    544435812: 'dns error: failed to lookup address\t1637',
    544436008: '(os error 112)\t462\n(os error 122)\t462\n(os error 28)\t462',
    544437570: 'Bus error\t659',
    544500071: 'git submodule \t1742',
    544501575: 'Got SM\t984',
    544501582: 'Not a directory: \t1107\nNot enough memory. Please try to increase --mem-fraction\t1116\nNot find\t802',
    544501607: 'got Arch.sm_\t984\ngot SM\t984\ngot an unexpected keyword argument \t1758\ngot sm\t984\ngot sm_\t984',
    544501614: 'not available for \t2098\nnot available on \t2098\nnot compiled with GPU offload support\t2099\nnot enough disk space\t1223\nnot enough free disk space\t1223\nnot enough free space\t1223\nnot enough space\t1223\nnot find\t802\nnot found\t2100\nnot installed\t2101\nnot match\t1634\nnot providing "Find\t2102\nnot support\t2103\nnot supported by \t2104\nnot supported for \t2098 2104\nnot supported for the current GPU. Minimum capability: \t2105\nnot supported on \t2098 2104\nnot valid for use in process\t27\nnot yet available for \t2098\nnot yet available on \t2098\nnot yet supported by \t2104\nnot yet supported for \t2098 2104\nnot yet supported for torch.compile\t2106\nnot yet supported on \t2098 2104',
    544502633: 'ist entweder falsch geschrieben\t1878\nist kein Element von\t1689',
    544502645: 'ust use \t2339',
    544503119: 'Out of memory: Kill process\t1137\nOut of memory: Killed process\t1137',
    544503138: 'but the target was not found\t1361',
    544503151: 'out of memory\t2154 2155 2156\nout of memory allocating \t2157\nout of resource\t2158\nout of resource: triton_\t2159',
    544567129: 'You are running version \t1280\nYou must give at least one requirement to\t1281\nYou tried to install "pytorch"\t1282',
    544567161: 'you should not try to import numpy from\t2366',
    544760141: 'Max retries exceeded with url\t1048',
    544825888: ' by system policy\t27',
    544828526: 'nly Ada\t1450\nnly Ampere\t1450\nnly Blackwell\t1450\nnly Hopper\t1450\nnly NVIDIA Ada\t1450\nnly NVIDIA Ampere\t1450\nnly NVIDIA Blackwell\t1450\nnly NVIDIA Hopper\t1450\nnly NVIDIA Rubin\t1450\nnly NVIDIA Turing\t1450\nnly NVIDIA Volta\t1450\nnly Rubin\t1450\nnly SM\t1450\nnly Turing\t1450\nnly Volta\t1450\nnly available \t2062\nnly be available \t2062\nnly be enabled \t2062\nnly be implemented \t2062\nnly be supported \t2062\nnly be valid \t2062\nnly enabled \t2062\nnly gfx\t1450\nnly implemented \t2062\nnly runs \t2062\nnly sm\t1450\nnly support\t2063\nnly support \t2062\nnly supported \t2062\nnly supports \t2062\nnly valid \t2062\nnly works \t2062',
    546346988: '에 대한 정의되지 않은 참조\t377',
    547011823: '： Aucun fichier\t163 164\n： Datei oder Verzeichnis\t163 164\n： No existe el\t163 164\n： No such file\t163 164\n： Нет такого файла\t163 164\n： そのようなファイル\t163 164\n： 沒有此一檔案\t163 164\n： 没有那个文件\t163 164',
    547193058: "” is not recognized\t394\n” is not recognized as\t394\n” ist entweder falsch\t394\n” n'est pas reconnu\t394\n” no se reconoce como\t394\n” は、内部コマンド\t394\n” 不是内部\t394\n” 不是内部或外部命令\t394",
    549234155: '를 찾을 수\t1888',
    659902535: "GPU's architecture\t757\nGPU's capabilit\t757\nGPU's compute architecture\t757\nGPU's compute capabilit\t757",
    661528610: '" n\'est pas reconnu\t394',
    661528615: "' n'est pas reconnu\t394",
    661545283: "Can't find\t801 802",
    661545315: "can't be installed because it doesn't\t1386\ncan't find\t801 802\ncan't open \t1387\ncan't open file \t1388\ncan't start because\t817",
    661548868: "Don't know what to do with '\t891",
    661548900: "don't have enough free space in /\t1642",
    661615406: ".so' (not a mach-o file)\t489\n.so' (slice is not valid mach-o file)\t489",
    661679471: "omp' not found\t1752",
    662007641: "You're on \t1283\nYou're using \t1283",
    679517676: '은(는) 내부 또는 외부 명령\t1878',
    679779820: '을(를) 찾을 수 없\t2378 2379 2380',
    707403834: ': ***\t522',
    758528120: 'x86-64-v\t1314',
    760038484: 'TDM-GCC\t1044',
    761752432: 'pkg-config: command not found\t1341\npkg-config: not found\t1341',
    762146671: 'oom-kill\t1137',
    762212206: 'non-zero number of elements, but its data is not allocated yet\t2097',
    762341744: 'pip-build-env-\t2165',
    762342767: 'omp-tools.h\t1956 1957 1958',
    762671207: 'gpu-name\t1759',
    774910307: 'c10.dll\t1366',
    775191148: 'lz4.h\t2002 2003 2004 2005',
    778530416: 'png.h\t2166 2167 2168',
    778659430: 'ffi.h\t1716 1717 1718',
    778661997: 'mpi.h\t2037 2038 2039',
    779119975: 'gmp.h\t1748 1749 1750',
    779119983: 'omp.h\t1956 1957 1958',
    779644787: 'sox.h\t2229 2230 2231 2232',
    791687523: 'c10/cuda/impl/cuda_cmake_macros.h\t1367 1368 1369 1370 1371 1372\nc10/util/AlignOf.h\t1373 1374 1375\nc10/util/Array.h\t1373 1374 1375\nc10/util/Float\t635 636 637\nc10/util/Optional.h(\t1376\nc10/util/complex_utils.h\t1373 1374 1375\nc10/util/either.h\t1373 1374 1375\nc10/util/in_place.h\t1373 1374 1375\nc10/util/math_compat.h\t1373 1374 1375\nc10/util/reverse_iterator.h\t1373 1374 1375\nc10/util/variant.h\t1373 1374 1375',
    792938580: 'THC/THCAtomics.cuh\t1186 1187 1188\nTHC/THCDeviceUtils.cuh\t1189 1190 1191 1192\nTHC/THCNumerics.cuh\t1193 1194 1195',
    793528133: 'EGL/egl.h\t895 896 897\nEGL/eglext.h\t895 896 897\nEGL/eglplatform.h\t895 896 897',
    795636583: 'gsl/gsl_\t1762 1763 1764 1765',
    796096883: 'sys/cdefs\t1351\nsys/file.h\t1635\nsys/ioctl.h\t1635\nsys/mman.h\t1635\nsys/resource.h\t1635\nsys/socket.h\t1635\nsys/time.h\t1635\nsys/wait.h\t1635',
    796157294: 'net/http: request canceled\t1205',
    796225127: 'gnu/stubs\t1351',
    808464432: '000001\t504\n000007\t503\n0000135\t502\n0000139\t501',
    808465475: 'C4003: \t735',
    827018828: 'LNK1102\t1017\nLNK1104\t716 1018 1019 1020 1021 1022 1023 1024 1025\nLNK1112\t1026 1027\nLNK1158\t1028\nLNK1181\t1019 1020 1021 1022 1023 1024 1025 1029 1030\nLNK1248\t1031',
    827085907: 'STL1002: Unexpected compiler version, expected CUDA \t1172',
    828796205: '-mf16c\t508',
    842019395: 'C2027\t721',
    842020932: 'D8021\t871',
    842021188: 'D9024\t872',
    842211386: ': 32 bit compilation is only supported for\t523',
    842281539: 'C2429\t731',
    842348355: 'C7525\t731',
    842413891: 'C7624\t731',
    843796044: 'LNK2001\t377 1032\nLNK2005: \t1035\nLNK2019\t377',
    843859027: 'SDL2/SDL\t1168 1169 1170 1171',
    845374806: 'Vec256\t1271 1272',
    858796611: "C2039: \t722 723 724 725 726 727 728\nC2039: 'exc_traceback'\t729\nC2039: 'exc_type'\t729\nC2039: 'exc_value'\t729\nC2039: 'ob_digit'\t729\nC2039: 'tp_print'\t729\nC2039: 'use_tracing'\t729",
    863005040: 'pip3: command not found\t1583\npip3: not found\t1583',
    875968323: 'C7642\t731',
    877350476: 'LNK4272\t1027',
    895902824: 'hdf5.h\t1779 1780 1781 1782',
    909128259: 'C2061: \t728\nC2065\t730\nC2065: \t728',
    909207138: 'bf16 mixed precision requires PyTorch \t1348',
    909652803: 'C3861: \t728',
    925905197: '-1073741511\t501\n-1073741515\t502\n-1073741701\t503\n-1073741795\t504',
    926429763: 'C2872\t734',
    942682435: "C1083\t701 702 703 704 705 706 707 708 709 710 711 712 713 714 715 716 717\nC1083: Cannot open compiler generated file: '\t718",
    943010371: 'C2589: \t732',
    943011651: 'C7582\t731',
    959787587: 'C2593: \t733',
    976236899: 'c10::ScalarType\t1377\nc10::guts\t1378\nc10::optional<\t1379',
    976909409: 'at::DeprecatedTypeProperties\t1340',
    978144327: 'GLM: GLM_\t980',
    978341199: 'OMP: Error #15\t1124\nOMP: Error #15:\t1125\nOMP: Error #179: Function pthread_\t1126',
    979661939: 'std::shared_ptr<torch::jit\t2242 2243',
    979923827: 'ssh: Could not resolve hostname \t2239\nssh: connect to host \t2239',
    979923834: 'zsh: command not found: \t2371\nzsh: no matches found: \t2372',
    980445552: 'pip: command not found\t1583\npip: not found\t1583',
    980707687: 'git: command not found\t1341\ngit: not found\t1341',
    980708969: 'int: = is not a valid operator\t1860',
    1094928468: 'THCAssertSameGPU\t1184 1185\nTHCAtomics.cuh\t1186 1187 1188',
    1094997315: "CUDA Error \t754\nCUDA Error (222\t755\nCUDA Error (35\t756\nCUDA Error (code 222\t755\nCUDA Error (code 35\t756\nCUDA Error 222\t755\nCUDA Error 35\t756\nCUDA Error code 222\t755\nCUDA Error code 35\t756\nCUDA Error: \t754\nCUDA Error: (222\t755\nCUDA Error: (35\t756\nCUDA Error: (code 222\t755\nCUDA Error: (code 35\t756\nCUDA Error: 222\t755\nCUDA Error: 35\t756\nCUDA Error: code 222\t755\nCUDA Error: code 35\t756\nCUDA architecture\t757\nCUDA capabilit\t757\nCUDA compiler and CUDA toolkit headers are incompatible\t758\nCUDA compute architecture\t757\nCUDA compute capabilit\t757\nCUDA driver initialization failed, you might not have\t759\nCUDA driver is a stub library\t760\nCUDA driver library cannot be found\t761\nCUDA driver version is insufficient for CUDA runtime version\t762\nCUDA error \t754\nCUDA error (222\t755\nCUDA error (35\t756\nCUDA error (code 222\t755\nCUDA error (code 35\t756\nCUDA error 222\t755\nCUDA error 35\t756\nCUDA error code 222\t755\nCUDA error code 35\t756\nCUDA error: \t754\nCUDA error: (222\t755\nCUDA error: (35\t756\nCUDA error: (code 222\t755\nCUDA error: (code 35\t756\nCUDA error: 222\t755\nCUDA error: 35\t756\nCUDA error: code 222\t755\nCUDA error: code 35\t756\nCUDA extension not installed\t763\nCUDA failure \t754\nCUDA failure (222\t755\nCUDA failure (35\t756\nCUDA failure (code 222\t755\nCUDA failure (code 35\t756\nCUDA failure 222\t755\nCUDA failure 35\t756\nCUDA failure code 222\t755\nCUDA failure code 35\t756\nCUDA initialization: Found no NVIDIA driver on your system\t764\nCUDA unavailable, invalid device\t765\nCUDA unknown error - this may be due to an incorrectly set up environment\t766\nCUDA version mismatch! DeepSpeed ops were compiled and installed with a different version\t767\nCUDA was not found on the system, please set the CUDA_HOME\t768\nCUDA's architecture\t757\nCUDA's capabilit\t757\nCUDA's compute architecture\t757\nCUDA's compute capabilit\t757\nCUDA::nvToolsExt\t505 769 770\nCUDAGenerator\t747 748\nCUDAGuard\t771 772\nCUDAStreamGuard\t771 772\nCUDA_ARCHITECTURES is set to \t773\nCUDA_ERROR_ASSERT\t774\nCUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE\t775\nCUDA_ERROR_ILLEGAL_ADDRESS\t776\nCUDA_ERROR_INVALID_IMAGE\t777\nCUDA_ERROR_LAUNCH_FAILED\t776\nCUDA_ERROR_MISALIGNED_ADDRESS\t776\nCUDA_ERROR_NO_BINARY_FOR_GPU\t778\nCUDA_ERROR_NO_DEVICE\t779\nCUDA_ERROR_OUT_OF_MEMORY\t780\nCUDA_ERROR_STUB_LIBRARY\t760\nCUDA_ERROR_SYSTEM_DRIVER_MISMATCH\t781\nCUDA_ERROR_SYSTEM_NOT_READY\t782\nCUDA_ERROR_UNSUPPORTED_PTX_VERSION\t783\nCUDA_HOME\t784\nCUDA_HOME does not exist, unable to compile CUDA\t785\nCUDA_HOME environment variable is not set\t786\nCUDA_PATH\t784\nCUDA_PATH is set but CUDA wasn\t787\nCUDA_TOOLKIT_ROOT_DIR not found or specified\t788\nCUDA_VER\t789\nCUDA_VERSION\t789\nCUDA_tensor_apply\t790 791\nCUDAs architecture\t757\nCUDAs capabilit\t757\nCUDAs compute architecture\t757\nCUDAs compute capabilit\t757",
    1095060560: 'PLEASE ATTACH THE FOLLOWING FILES TO THE BUG REPORT\t1138',
    1096045407: '_STANDARD is set to invalid value\t1299\n_STATUS_ARCH_MISMATCH\t1300',
    1096308803: 'CXXABI_\t798\nCXXABI_1.3.\t799',
    1096766529: 'AT_ASSERT\t609',
    1098215527: 'gpuAtomicAdd\t1760 1761',
    1100513506: "‘AT_ASSERTM' has not been declared\t452\n‘AT_ASSERTM' was not declared\t452\n‘AT_ASSERTM’ has not been declared\t452\n‘AT_ASSERTM’ was not declared\t452",
    1100659951: '：Aucun fichier\t163 164',
    1111705684: 'THCBlas_\t1182 1183',
    1112099911: 'GLIBCXX_\t798\nGLIBCXX_3.4.\t799\nGLIBC_\t978\nGLIBC_2.\t979',
    1113812850: 'rocBLAS error: C\t2206',
    1126199118: 'No CUDA GPUs are available\t269 1071\nNo CUDA runtime is found, using CUDA_HOME=\t1072\nNo CUDA toolset found\t1073',
    1126199150: 'no CUDA-capable device is detected\t779',
    1128481103: 'OACC_\t982',
    1128482900: 'THCCeilDiv\t657 658',
    1128486478: 'NVCC \t1061\nNVCC" \t1061\nNVCC\' \t1061\nNVCC` \t1061\nNVCC’ \t1061',
    1128613955: 'CHECK_EQ\t609\nCHECK_GE\t609\nCHECK_GT\t609\nCHECK_LE\t609\nCHECK_LT\t609\nCHECK_NE\t609\nCHECK_NOTNULL\t609',
    1128680517: 'ELFCLASS32\t487\nELFCLASS64\t487',
    1129464159: '_ARCHITECTURES\t1296',
    1129467732: 'TORCH_CHECK\t1206\nTORCH_CUDA_API\t614 615\nTORCH_CUDA_ARCH_LIST is not set, all archs for visible cards\t1207\nTORCH_EXTENSION_NAME\t510\nTORCH_HIP_API\t719 720\nTORCH_LIBRARY_FRAGMENT\t1206',
    1130320961: 'AT_CHECK\t610 611\nAT_CHECK_INDEX\t610 611\nAT_CPP14_CONSTEXPR\t612 613\nAT_CUDA_API\t614 615',
    1131701607: 'getCurrentCUDABlasHandle\t771 772\ngetCurrentCUDASolverDnHandle\t771 772\ngetCurrentCUDASparseHandle\t771 772\ngetCurrentCUDAStream\t771 772\ngetCurrentDeviceProperties\t771 772',
    1131701619: 'setCurrentCUDAStream\t771 772',
    1131898190: 'NewConnectionError\t816',
    1145120800: ' (ADVANCED)\t2',
    1145260116: 'THCDevice\t1182 1183\nTHCDeviceUtils.cuh\t1189 1190 1191 1192',
    1145656910: 'NVIDIA driver on your system is too old\t1062\nNVIDIA-SMI has failed because it couldn\t1063',
    1145981254: 'FIND was unable to find an engine to execute\t922',
    1146438445: '-CUDA::nvToolsExt\t505',
    1146438508: 'lCUDA::nvToolsExt\t505',
    1147098177: 'AT_DISPATCH_ALL_TYPES_AND_HALF\t616 617',
    1148478823: 'getDefaultCUDAStream\t771 772\ngetDeviceProperties\t771 772',
    1150991599: '：Datei oder Verzeichnis\t163 164',
    1160670307: 'cl.EXE\t1467',
    1162235717: 'EOFError: Ran out of input\t900',
    1162297926: 'FBGEMM needs GCC \t797\nFBGEMM needs at least GCC \t797\nFBGEMM requires GCC \t797\nFBGEMM requires at least GCC \t797',
    1162363716: 'DCHECK_EQ\t609\nDCHECK_GE\t609\nDCHECK_GT\t609\nDCHECK_LE\t609\nDCHECK_LT\t609\nDCHECK_NE\t609\nDCHECK_NOTNULL\t609',
    1162629971: 'SSLError\t816',
    1163152969: "INTERNAL COMPILER ERROR in '\t990",
    1163875393: 'AT_ERROR\t609',
    1164863831: 'WinError 2]\t716\nWinError 3]\t716',
    1164994920: 'hipErrorAssert\t774\nhipErrorInvalidDeviceFunction\t1611\nhipErrorInvalidImage\t986\nhipErrorNoBinaryForGpu\t778\nhipErrorOutOfMemory\t780\nhipErrorSharedObjectInitFailed\t1785',
    1176517189: 'E: Failed to fetch\t894',
    1178749012: 'THBFloat16Blas_\t1182 1183\nTHBFloat16Storage\t1182 1183\nTHBFloat16Tensor\t1182 1183\nTHBFloat16Vector\t1182 1183',
    1179009347: 'CAFFE2_API\t614 615\nCAFFE2_CUDA_API\t614 615',
    1180652609: 'AT_FORALL_SCALAR_TYPES\t618 619',
    1195591764: 'THCGenerator\t1182 1183',
    1196312909: 'MINGW\t1044',
    1196773443: 'CPUGenerator\t747 748',
    1198271776: ' -lGLESv1\t7\n -lGLESv2\t7',
    1198418253: 'MinGW\t1044',
    1229408595: 'SIGILL\t504',
    1230262351: 'OPTIX_ERROR_UNSUPPORTED_ABI_VERSION\t1129',
    1230455855: '/DWIN32\t511',
    1230984257: 'AT_INDEX_ERROR\t620 621',
    1231254131: 'srcIndex < srcSelectDimSize\t2238',
    1232367438: 'NotImplementedError: C\t1117',
    1262570819: 'CMAKE_CUDA_ARCHITECTURES\t738\nCMAKE_CUDA_ARCHITECTURES must be non-empty\t739\nCMAKE_CUDA_ARCHITECTURES:\t740 741\nCMAKE_CUDA_COMPILER\t742\nCMAKE_CUDA_COMPILER not set, after EnableLanguage\t743\nCMAKE_CUDA_COMPILER:\t744',
    1279415619: 'CUBLAS_STATUS_INTERNAL_ERROR when calling \t750\nCUBLAS_STATUS_INVALID_VALUE when calling \t751',
    1279598650: ': ELF load command past end of file\t528',
    1280136782: 'NVML Shared Library Not Found\t938',
    1280595267: 'CUTLASS needs GCC \t797\nCUTLASS needs at least GCC \t797\nCUTLASS requires GCC \t797\nCUTLASS requires at least GCC \t797',
    1281311820: 'LD_LIBRARY_PATH contains incompatible version of cudnn\t1011',
    1297501260: 'LLVM ERROR: \t1013\nLLVM ERROR: Cannot select: \t1014\nLLVM ERROR: Cannot select: intrinsic %llvm.\t1015\nLLVM ERROR: out of memory\t1016',
    1298295148: 'libMIOpen.so.\t1933',
    1299212648: 'hipModuleLoad failed: \t1786',
    1310748265: 'in Namensbereich\t1689',
    1313032276: 'THCNumerics\t1182 1183\nTHCNumerics.cuh\t1193 1194 1195',
    1313101123: 'CUDNN_INCLUDE_DIR\t792\nCUDNN_INCLUDE_PATH\t792\nCUDNN_LIBRARY\t792\nCUDNN_LIBRARY_PATH\t792\nCUDNN_STATUS_ALLOC_FAILED\t793\nCUDNN_STATUS_NOT_INITIALIZED\t794\nCUDNN_STATUS_SUBLIBRARY_LOADING_FAILED\t795',
    1313753172: 'THNN_\t1203 1204',
    1313821514: 'JSONDecodeError: \t900',
    1315072364: 'libNVVM cannot be found. Do `conda install\t1934',
    1315728452: 'DllNotFoundException: Unable to load \t889',
    1318763759: '：No existe el\t163 164\n：No such file\t163 164',
    1330529327: '/DNOMINMAX\t511',
    1330795077: 'ERROR: Could not find a version\t901\nERROR: No supported gcc/g++ host compiler found\t902\nERROR: Python dependency not found\t903\nERROR: Wheel \'\t904\nERROR: unknown command "\t905',
    1330857298: 'RESOURCE_EXHAUSTED: \t1160',
    1346521420: 'LIBPOSTPROC\t1012',
    1347243847: 'GOMP_\t982',
    1347638595: 'CUSPARSE_\t796',
    1347703880: 'HTTP 000 CONNECTION FAILED\t823',
    1349083987: 'SciPy needs GCC \t797\nSciPy needs at least GCC \t797\nSciPy requires GCC \t797\nSciPy requires at least GCC \t797',
    1349350734: 'NumPy\t1118\nNumPy C-API version 0x\t1119\nNumPy needs GCC \t797\nNumPy needs at least GCC \t797\nNumPy requires GCC \t797\nNumPy requires at least GCC \t797\nNumPy was built with baseline optimizations\t1120',
    1377843753: '): Read timed out\t472',
    1380141140: 'THCRandom\t1182 1183\nTHCRoundUp\t657 658',
    1380993352: 'HIPRTC_ERROR_COMPILATION\t818',
    1381122399: '_ARRAY_API\t1297',
    1394634574: 'No SOURCES given to target: \t1074',
    1396918356: 'THCState\t1196 1197\nTHCStorage\t1182 1183\nTHCStream\t1196 1197',
    1397049428: 'THESE PACKAGES DO NOT MATCH THE HASHES\t1202',
    1397050439: 'GLES2/gl\t971 972\nGLES3/gl\t971 972\nGLESv1\t973\nGLESv2\t973',
    1397706309: 'ENOSPC: no space\t899',
    1397900630: 'VERSION_MISMATCH\t1270',
    1398757712: 'PY_SSIZE_T_CLEAN macro must be defined\t1139',
    1400137063: 'getStreamFromPool\t771 772',
    1411398185: '): The output of this custom operator (1) must not also be an input\t473',
    1413567571: 'STATUS_DLL_NOT_FOUND\t502\nSTATUS_ENTRYPOINT_NOT_FOUND\t501\nSTATUS_INVALID_IMAGE_FORMAT\t503',
    1413695572: 'THCTensor\t1182 1183\nTHCThrustAllocator\t1182 1183',
    1413761108: 'THDTensor\t1182 1183',
    1414416672: ' INTERNAL ASSERT FAILED\t12',
    1414744148: 'THSTensor\t1182 1183',
    1415530580: 'TH_TENSOR_APPLY\t790 791',
    1416914279: 'getTHCState\t1196 1197',
    1428175429: 'E: Unable to fetch some archives\t894',
    1430462522: ': CUDA cannot be found\t525',
    1430462575: 'o CUDA toolkit found\t822\no CUDA toolkit was found\t822',
    1430472788: 'THCUNN_\t1182 1183',
    1430481965: '-lCUDA::nvToolsExt\t505',
    1431455828: 'THRUST_NS_QUALIFIER\t753',
    1447250004: 'THCVector\t1182 1183',
    1448299815: "'MSVCCompiler' object has no attribute '\t453",
    1464224839: 'GLFW/glfw3.h\t974 975 976 977',
    1465865281: 'AT_WARN\t622 623',
    1498173007: 'ONLY build\t1127',
    1596993859: 'C10_FALLTHROUGH\t612 613\nC10_HIP_API\t719 720\nC10_HIP_KERNEL_LAUNCH_CHECK\t719 720\nC10_HOST_CONSTEXPR\t612 613\nC10_NORETURN\t612 613',
    1596993891: 'c10_cuda.lib\t1380',
    1598116680: 'HSA_STATUS_ERROR_INVALID_ISA\t987',
    1598182723: 'CUB_NS_QUALIFIER\t752 753',
    1598243655: 'GCC_1\t798\nGCC_3\t798\nGCC_4\t798\nGCC_7\t798',
    1598244948: 'THC_assertSameGPU\t1184 1185',
    1598965328: 'PFN_cuTensorMapEncode\t796',
    1599357223: "'AT_ASSERTM' has not been declared\t452\n'AT_ASSERTM' was not declared\t452\n'AT_ASSERTM’ has not been declared\t452\n'AT_ASSERTM’ was not declared\t452",
    1600939103: '_dl_check_map_versions: Assertion\t1306',
    1601008225: 'arm_acle\t1333\narm_bf16\t1333\narm_fp16\t1333\narm_neon\t1333\narm_sve\t1333',
    1601009011: 'sum_intlist\t2173 2174',
    1601010035: 'sym_numel\t952\nsym_size\t952\nsym_stride\t952',
    1601204323: 'cpp_extension.load\t62 1597\ncpp_extension.py\t62',
    1629515598: 'No available memory for the cache blocks\t1075',
    1629516905: 'it as a build dependency\t1883',
    1631789114: ': Cannot allocate memory\t526\n: Cannot fork\t527',
    1631811920: 'PyCapsule\t1152',
    1631854650: ': Datei oder Verzeichnis\t163 164\n: Datei zu kurz\t528',
    1631985722: ': Failed to preprocess host compiler properties\t529',
    1632127060: 'THHalfBlas_\t1182 1183\nTHHalfStorage\t1182 1183\nTHHalfTensor\t1182 1183\nTHHalfVector\t1182 1183',
    1632313402: ': Kann die Shared\t537\n: Kann die Shared-Object-Datei nicht öffnen\t535',
    1632466510: 'NvMapMem\t1122',
    1632641082: ': Path to libdevice library not specified\t550',
    1633836895: '__ballot\t796',
    1633839468: 'libaio.h\t1935 1936 1937 1938\nlibamdhip64.so.\t1933\nlibav\t1939',
    1633886247: "' cannot overload\t409",
    1633886266: ': calling a constexpr __device__ function\t563\n: calling a constexpr __host__ function\t564\n: cannot find /\t565\n: cannot open shared obj\t537\n: cannot open shared object\t566 567\n: cannot open shared object file: No such\t568\n: cannot read file data\t528 569',
    1633903970: 'because it has a CompositeImplicitAutograd\t1344',
    1633903972: 'decay_t\t1474',
    1633906540: 'local memory limit exceeded (\t1996',
    1633973571: 'Cuda Configuration Error: C\t869\nCuda error: \t754\nCuda error: (222\t755\nCuda error: (35\t756\nCuda error: (code 222\t755\nCuda error: (code 35\t756\nCuda error: 222\t755\nCuda error: 35\t756\nCuda error: code 222\t755\nCuda error: code 35\t756',
    1633973603: 'cuda execution failed with error \t754\ncuda execution failed with error (222\t755\ncuda execution failed with error (35\t756\ncuda execution failed with error (code 222\t755\ncuda execution failed with error (code 35\t756\ncuda execution failed with error 222\t755\ncuda execution failed with error 35\t756\ncuda execution failed with error code 222\t755\ncuda execution failed with error code 35\t756\ncuda runtime error \t754\ncuda runtime error (2) : out of memory\t1609\ncuda runtime error (222\t755\ncuda runtime error (35\t756\ncuda runtime error (code 222\t755\ncuda runtime error (code 35\t756\ncuda runtime error 222\t755\ncuda runtime error 35\t756\ncuda runtime error code 222\t755\ncuda runtime error code 35\t756\ncuda.is_available()\t269\ncudaBindTexture\t796\ncudaConfigureCall\t796\ncudaErrorAssert\t774\ncudaErrorCallRequiresNewerDriver\t608\ncudaErrorCompatNotSupportedOnDevice\t775\ncudaErrorInsufficientDriver\t1610\ncudaErrorInvalidDeviceFunction\t1611\ncudaErrorInvalidKernelImage\t777\ncudaErrorMemoryAllocation\t780\ncudaErrorNoDevice\t779\ncudaErrorNoKernelImageForDevice\t778\ncudaErrorStubLibrary\t760\ncudaErrorSystemDriverMismatch\t781\ncudaErrorSystemNotReady\t782\ncudaErrorUnsupportedPtxVersion\t783\ncudaFuncAttributeMaxDynamicSharedMemorySize, \t1612\ncudaGetDeviceCount\t1602 1603 1604\ncudaGetDeviceCount()\t1613\ncudaLaunchCooperativeKernelMultiDevice\t796\ncudaMemLocation\t1614\ncudaPointerAttributes\t1615\ncudaProfilerInitialize\t796\ncudaThreadExit\t796\ncudaThreadSynchronize\t796\ncudaTypedefs.h\t1591 1592\ncudaUnbindTexture\t796\ncuda_awbarrier\t1591 1592\ncuda_bf16.h\t1591 1592\ncuda_fp4.h\t1591 1592\ncuda_fp6.h\t1591 1592\ncuda_fp8.h\t1591 1592\ncuda_pipeline\t1591 1592\ncuda_ver\t789\ncuda_version\t789\ncudafe++: command not found\t1466\ncudafe++: not found\t1466\ncudart64_\t1606 1607 1608',
    1634036816: 'Please install \t1150',
    1634036848: 'please install \t1150',
    1634082855: "' failed: \t412",
    1634100580: 'default_program(\t1626',
    1634166092: 'LegacyTHDispatcher\t1036 1037\nLegacyTHFunctionsCUDA\t1036 1037',
    1634166124: 'legacy-install-failure\t1928',
    1634213922: '" has no member\t205 379 380\n" has no member \t381 382 383 384\n" has no member "\t385 386 387 388 389 390\n" has no member class\t391',
    1634213927: "' has no attribute '\t413 414 415 416",
    1634230111: '__half\t1303',
    1634235424: ' that depend on a template parameter\t353',
    1634493027: 'cblas.h\t1453 1454 1455\ncblas_mangling.h\t1453 1454 1455',
    1634493984: ' flag is not supported with the configured host compiler\t170',
    1634494055: 'gflags/gflags.h\t1737 1738 1739 1740 1741',
    1634541602: '" matches these operands\t396\n" may not be initialized\t397\n" may not be used in the type-id\t398',
    1634541612: ', may conflict with lib\t490',
    1634563438: 'numa.h\t2110 2111 2112\nnumaif.h\t2110 2111 2112',
    1634564716: 'lzma.h\t2006 2007 2008 2009',
    1634625890: 'binaries were compiled with C\t1349',
    1634629956: 'DynamicLibNotFoundError: Failure finding \t893',
    1634629988: 'dynamic module does not\t1644\ndynamic_cast\t1645',
    1634692128: ' load any \t168\n loaded at\t260',
    1634692166: 'Float8_e\t952',
    1634754915: 'capability\t1449 1450',
    1634754924: 'lapack\t1890\nlapacke.h\t1891 1892 1893 1894',
    1634760805: "expanded from macro \t1696\nexpanded from macro '__noinline__'\t1697\nexpansion of macro \t1696",
    1634886000: 'parameter packs not expanded with\t2162 2163',
    1634887263: '_frame\t1153 1307',
    1634887267: 'cframe"\t1462\ncframe\'\t1462\ncframe’\t1462',
    1634890835: 'Strawberry\t1044',
    1634890867: 'stratégie de contrôle d\t661',
    1634954337: 'alsa/asoundlib.h\t1316 1317 1318 1319 1320',
    1634954837: 'UnsatisfiableError: The following specifications\t1257\nUnsatisfiedLinkError: \t1258\nUnsatisfiedLinkError: no \t1259',
    1634954869: 'unsatisfied condition: \t2330',
    1635000378: ': target specific option mismatch\t596',
    1635017059: 'catastrophic error\t1452',
    1635017062: 'fatal error C10\t1708\nfatal error C1001: \t1709\nfatal error C1081\t1710\nfatal error: error in backend: \t1711\nfatal error: error in backend: Cannot select: intrinsic %llvm.amdgcn.\t1712\nfatal: early EOF\t1713\nfatal: fetch-pack: \t1713\nfatal: not a git repository\t1714\nfatal: unable to \t1715',
    1635018093: 'metadata-generation-failed\t1928',
    1635020660: 'total shared memory allocation is larger than available memory. Dynamic size: \t2295',
    1635022189: 'mutable_data_ptr\t952',
    1635151433: "Invalid CUDA 'device=\t1004\nInvalid requirement: \t1005\nInvalid wheel filename\t239\nInvalidMatchSpec: \t1006\nInvalidVersionSpec: \t1006",
    1635151465: 'invalid command "bdist_wheel\t1863\ninvalid command "dist_info\t1863\ninvalid command "editable_wheel\t1863\ninvalid command \'bdist_wheel\t1863\ninvalid command \'dist_info\t1863\ninvalid command \'editable_wheel\t1863\ninvalid command bdist_wheel\t1863\ninvalid command dist_info\t1863\ninvalid command editable_wheel\t1863\ninvalid conversion from \t1864\ninvalid device function\t1865\ninvalid input constraint \'+h\' in asm\t1866\ninvalid input constraint \'+l\' in asm\t1866\ninvalid input constraint \'+r\' in asm\t1866\ninvalid input constraint \'=+h\' in asm\t1866\ninvalid input constraint \'=+l\' in asm\t1866\ninvalid input constraint \'=+r\' in asm\t1866\ninvalid input constraint \'=h\' in asm\t1866\ninvalid input constraint \'=l\' in asm\t1866\ninvalid input constraint \'=r\' in asm\t1866\ninvalid input constraint \'h\' in asm\t1866\ninvalid input constraint \'l\' in asm\t1866\ninvalid input constraint \'r\' in asm\t1866\ninvalid literal for int() with base 10: \t1867\ninvalid operands to binary expression (\t1868\ninvalid operands to binary expression (\'\t1869\ninvalid output constraint \'+h\' in asm\t1866\ninvalid output constraint \'+l\' in asm\t1866\ninvalid output constraint \'+r\' in asm\t1866\ninvalid output constraint \'=+h\' in asm\t1866\ninvalid output constraint \'=+l\' in asm\t1866\ninvalid output constraint \'=+r\' in asm\t1866\ninvalid output constraint \'=h\' in asm\t1866\ninvalid output constraint \'=l\' in asm\t1866\ninvalid output constraint \'=r\' in asm\t1866\ninvalid output constraint \'h\' in asm\t1866\ninvalid output constraint \'l\' in asm\t1866\ninvalid output constraint \'r\' in asm\t1866\ninvalid pyproject.toml config: \t1870\ninvalid target ID \t1262\ninvalid value \'armv9\t1314\ninvalid value \'c++\t1871\ninvalid value \'gnu++\t1871\ninvalid value (\'armv9\t1314\ninvalid value (‘armv9\t1314\ninvalid value for --gpu-architecture\t1872\ninvalid value ‘armv9\t1314',
    1635196967: "' was defined more than once\t440\n' was defined more than once (in files \t441",
    1635197024: '` was removed in the NumPy 2\t1312',
    1635281254: 'fixable by adding \t1726',
    1635284080: 'ptxas application ptx input, line \t2175\nptxas does not support CC \t2176\nptxas info \t2177\nptxas warning \t2177',
    1638515570: 'réadressage R_\t2186\nréadressage de R_\t2186',
    1646292852: 'to be installed\t1346',
    1647473766: 'ft2build.h\t1730 1731 1732 1733',
    1650424144: 'Py_buffer\t1159',
    1650552405: 'Unable to find\t801 802\nUnable to find a valid cuDNN algorithm\t1242\nUnable to find code object for all current devices\t1243\nUnable to find vcvarsall.bat\t1244\nUnable to import \t811\nUnable to load \t811\nUnable to load any of {lib\t1245\nUnable to load library \t814\nUnable to load the library \t814\nUnable to locate\t802\nUnable to pre-compile ops without torch installed\t1246\nUnable to register cu\t1247',
    1650552421: 'enable executable\t1648\nenable_if_t\t1474',
    1650552437: 'unable to execute \t2304\nunable to execute \'\t2305\nunable to execute command: Killed\t2306\nunable to find\t802\nunable to find a build program corresponding to "NMake Makefiles\t2307\nunable to find a build program corresponding to "Ninja\t2308\nunable to find a build program corresponding to "Unix Makefiles\t2309\nunable to find library -l\t1406 1407 1408 1409 1410 1411 1412 1413 1414 1415 2310 2311 2312\nunable to find library -lEGL\t1416\nunable to find library -lGLEW\t1417\nunable to find library -laio\t1418\nunable to find library -lffi\t1419\nunable to find library -lglog\t1420\nunable to find library -ljpeg\t1421\nunable to find library -lnuma\t1422\nunable to find library -lstdc++\t1424\nunable to find library -ltbb\t1425\nunable to find library -luuid\t1426\nunable to find library -lz\t1427\nunable to locate\t802\nunable to open database file\t2313\nunable to open output file \t2314',
    1650552929: 'apability not supp\t1325',
    1650616684: 'libbitsandbytes_cpu.\t1940',
    1650748780: 'lmdb.h\t1991 1992 1993 1994',
    1651076128: ' libraries are not found\t258\n library not found\t259',
    1651076143: '/libATen.\t518\n/libMIOpen\t519\n/libamd_comgr\t519\n/libamdhip64\t519\n/libc10.\t518\n/libcaffe2.\t518\n/libcublas\t519\n/libcuda\t519\n/libcufft\t519\n/libcufile\t519\n/libculibos\t519\n/libcupti\t519\n/libcurand\t519\n/libcusolver\t519\n/libcusparse\t519\n/libcutensor\t519\n/libhip\t519\n/libhsa-runtime64\t519\n/libhsakmt\t519\n/libnccl\t519\n/libnpp\t519\n/libnvJitLink\t519\n/libnvidia-ml\t519\n/libnvjpeg\t519\n/libnvrtc\t519\n/libnvshmem\t519\n/librccl\t519\n/libroc\t519\n/libtorch.\t518\n/libtorch_cpu.\t518\n/libtorch_global_deps.\t518\n/libtorch_python.\t518',
    1651076218: 'zlib.h\t2367 2368 2369 2370',
    1651336557: 'member access into incomplete type \'\t2012\nmember of type "const c10::Symbol" cannot have an in-class initializer\t397\nmember reference type \t2013',
    1651337587: 'simbolo ambiguo\t1049',
    1651340622: 'Numba needs NumPy \t1121',
    1651341651: 'Symbol\t377',
    1651341683: 'symbol not found in flat namespace\t377\nsymbol: __oc\t2249\nsymbole ambigu\t1049',
    1651449895: "' object has no attribute 'ds_opt_\t435",
    1651469415: 'global interpreter lock (GIL) has been enabled to load module\t1743\nglobalLegacyTypeDispatch\t1036 1037',
    1651668340: 'turbojpeg.h\t2297 2298 2299 2300',
    1651794278: 'fatbinary: command not found\t1466\nfatbinary: not found\t1466',
    1651860850: 'reubicación R_\t2186',
    1651864352: " submodule path '\t349",
    1663067490: 'be created directly\t1343',
    1663070030: 'No compatible code objects found for: gfx\t1076\nNo compiled \t1077',
    1663071343: 'ot compiled with \t2152\not currently implemented\t2129\not currently supported\t2129',
    1664044099: 'CL/cl\t736 737',
    1667309616: '0 active drivers ([])\t521',
    1667393900: 'libc10_cuda.so: \t1941\nlibcublas.so.\t1942\nlibcublasLt.so.\t1942\nlibcuda.so\t1943\nlibcuda.so cannot found\t1944\nlibcuda.so not found! Do you have a CUDA driver\t1945\nlibcuda.so.1\t1943\nlibcuda.so.1 is not a symbolic link\t1946\nlibcudart.so.\t1942\nlibcufft.so.\t1942\nlibcupti.so.\t1942\nlibcusolver.so.\t1942\nlibcusparse.so.\t1942',
    1667459427: 'cicc: command not found\t1466\ncicc: not found\t1466',
    1667462766: 'nvcc \t1061\nnvcc :\t2119\nnvcc cannot find a supported version of\t2120\nnvcc fatal   : Cannot find compiler \'\t2121\nnvcc fatal   : Could not open input file \'\t2122\nnvcc fatal   : redefinition of argument \'\t2123\nnvcc is required to \t807\nnvcc not found\t2124\nnvcc was not found\t2124\nnvcc ：\t2119\nnvcc" \t1061\nnvcc\' \t1061\nnvcc:\t2119\nnvcc` \t1061\nnvcc’ \t1061\nnvcc：\t2119',
    1667592275: "Specified provider 'CUDAExecutionProvider' is not in available provider\t1178\nSpecify CUDA_TOOLKIT_ROOT_DIR\t1179",
    1667592307: 'specified that you may need to import the \t2233',
    1667594309: 'Exec format error\t908',
    1667594341: 'exec format error\t908\nexecinfo.h\t1635\nexecutable in path specified by\t1692\nexecutor failed running\t1693',
    1667656804: 'dlfcn.h\t1635',
    1667722864: 'pngconf.h\t2166 2167 2168',
    1667852407: 'which is not an existing directory\t2360',
    1667853909: "UnicodeDecodeError: 'utf\t1248",
    1667854445: 'mpicxx.h\t2037 2038 2039',
    1668033824: ' -lcrypt\t8',
    1668180256: ' incompatible with current version \t210',
    1668181859: 'conclude\t1582',
    1668183398: 'function for call to \t1734',
    1668248144: 'Processus arrêté\t892\nProcessus arrêté a terminé le programme \t461',
    1668248176: "procedure entry point\t377\nprocessor does not support \t746\nprocessor doesn't support \t746\nprocessor lacks \t746",
    1668311400: "hipcc' failed: No such file\t1787\nhipcc: No such file\t1788\nhipcc: command not found\t1788\nhipcc: not found\t1788",
    1668440352: ' architecture of input file \t17',
    1668443988: 'Torch is needed\t1154\nTorch is not installed\t1154\nTorch is required\t1154\nTorch must be installed\t1154\nTorch needs to be installed\t1154',
    1668444020: 'torch is needed\t1154\ntorch is not installed\t1154\ntorch is required\t1154\ntorch is required for \t2268\ntorch must be installed\t1154\ntorch needs GCC \t797\ntorch needs at least GCC \t797\ntorch needs to be installed\t1154\ntorch requires GCC \t797\ntorch requires at least GCC \t797\ntorch.OutOfMemoryError\t2269\ntorch._inductor.exc.\t2270\ntorch.cuda.OutOfMemoryError\t2269\ntorch.dll\t1366\ntorch.utils.ffi is deprecated\t2271\ntorch.version.cuda\t2272\ntorch/all.h\t624 625 626\ntorch/csrc/PythonTypes.h\t2273 2274 2275\ntorch/csrc/StorageDefs.h\t2273 2274 2275\ntorch/csrc/THP_export.h\t2273 2274 2275\ntorch/csrc/WindowsTorchApiMacro.h\t2273 2274 2275\ntorch/csrc/jit/\t2276 2277 2278 2279 2280\ntorch/csrc/stable/\t636 637\ntorch/csrc/utils/auto_gil.h\t2281 2282 2283\ntorch/csrc/utils/disallow_copy.h\t2281 2282 2283\ntorch/csrc/utils/future.h\t2281 2282 2283\ntorch/csrc/utils/memory.h\t2281 2282 2283\ntorch/csrc/utils/six.h\t2281 2282 2283\ntorch/extension.h\t636 637 2284 2285 2286 2287 2288\ntorch/headeronly/\t636 637\ntorch/library.h\t624 625 626\ntorch/python.h\t624 625 626\ntorch/script.h\t624 625 626\ntorch/torch.h\t624 625 626\ntorch/types.h\t624 625 626\ntorch::jit::RegisterOperators::RegisterOperators(const char\t2289\ntorch_cpu.dll\t1366\ntorch_cuda.lib\t1380\ntorch_extensions\t62 2290\ntorch_global_deps.dll\t1366\ntorchaudio C++ extension is not available\t2291\ntorchinductor_\t2292 2293\ntorchvision.transforms.functional_tensor\t2294',
    1668571501: 'matching\t2011',
    1668571504: 'patch: command not found\t1341\npatch: not found\t1341',
    1668628794: ':Aucun fichier\t163 164',
    1671200994: '“constexpr\t406',
    1681143415: 'w64devkit\t1044',
    1684104530: 'ReadTimeout\t816\nReadTimeoutError\t816',
    1684104562: 'read-only segment has dynamic IFUNC relocations\t2180\nread-only segment has dynamic relocations\t2180',
    1684107084: 'LoadLibrary failed with error 126\t1042\nLoaded runtime CuDNN library: \t1043',
    1684107116: 'load any more object with static\t1995',
    1684171116: 'libdevice not found at \t1947',
    1684302184: 'hidden symbol \t1783',
    1684366670: 'Need \t1067\nNeed to compile C++ extensions to \t1068\nNeeds \t1067',
    1684366702: 'need \t1067\nneed PyTorch\t1162\nneed Pytorch\t1162\nneed pyTorch\t1162\nneed pytorch\t1162\nneed torch\t1162\nneeded\t2053\nneeds \t1067\nneeds CUDA\t2054\nneeds PyTorch\t1162\nneeds Pytorch\t1162\nneeds exactly \t1359\nneeds pyTorch\t1162\nneeds pytorch\t1162\nneeds torch\t1162',
    1684367716: 'died with <Signals.SIGKILL: 9>\t1632',
    1684611130: ': identifier "__\t591',
    1684632949: 'uuid/uuid.h\t2340 2341 2342 2343',
    1684633198: 'nvidia-container-cli: initialization error: \t2126\nnvidia-fabricmanager\t942',
    1684955424: ' and above\t15\n and higher\t15\n and later\t15\n and newer\t15\n and torchaudio \t16',
    1684955491: 'candidate function not viable: call to __host__ function from \t1389',
    1684957510: 'FindCUDA says CUDA version is\t951',
    1684957527: 'Windows Long Path support enabled\t1278\nWindows not yet supported for torch.compile\t1279',
    1684959043: 'CondaHTTPError\t823\nCondaSSLError\t823',
    1684959075: 'conda: command not found\t1583\nconda: not found\t1583\nconditional_t\t1474',
    1684960544: ' undeclared\t253',
    1685024032: ' module has been removed\t261\n module is not found\t262',
    1685025392: 'prod_intlist\t2173 2174',
    1685222775: 'wurde in diesem Gültigkeitsbereich nicht deklariert\t1347',
    1685353338: 'zstd.h\t2373 2374 2375 2376',
    1685414702: '.cuda.o\t510',
    1685414747: '[cudnn_frontend] Error: No \t1293',
    1689699140: 'Dödad-signal avslutade programmet \t461',
    1696610855: "': expected a number\t450",
    1696610857: '): error : expected a "("\t474\n): error: argument list for template template\t475\n): error: cannot overload functions distinguished by return type alone\t476\n): error: exception specification is incompatible\t477\n): error: expected a "("\t474\n): error: identifier "\t391\n): error: identifier "__\t478 479\n): error: incomplete type is not allowed\t480\n): error: invalid combination of type specifiers\t481\n): error: name followed by "::" must\t475\n): error: no instance of\t482\n): error: static assertion failed with "\t483',
    1696624193: 'An error happened while trying to locate the file on the Hub\t660',
    1696624233: 'in expansion of macro \t1696',
    1696624462: 'No existe el \t663 664 665 666 667 668 669 670 671 672 673 674 675 676 677 678 679 680',
    1696624494: 'no es un miembro de\t1689',
    1697082912: " n'est pas reconnu\t250\n n'est pas un membre de\t228 229 230",
    1697541219: 'cl.exe\t1467\ncl.exe with traditional preprocessor \t1468',
    1698832442: ': Befehl nicht gefunden\t524',
    1699094621: '] Fehler 137\t1294',
    1699160157: '] Getötet\t1294',
    1699170388: 'THGenerator\t1182 1183',
    1699553338: ': Memory allocation failure\t538',
    1699618874: ": Ne peut ouvrir le fichier d'objet partagé\t535",
    1699749946: ': Permission denied\t551',
    1699881006: '. Required capability\t509',
    1699881018: ': Resource temporarily unavailable\t553\n: Ressource temporairement\t553',
    1700022356: 'THTensor\t1182 1183\nTHTensorMath\t1182 1183',
    1700153428: 'THVector\t1182 1183',
    1700212059: '[-Werror\t1284',
    1700948332: 'libelf.h\t1948 1949 1950 1951',
    1701013836: 'License classifiers have been superseded by license expressions\t1041',
    1701017669: 'Exception: Unsupported GPU\t919\nException: Unsupported GPU model\t919\nException: Unsupported GPU type\t919\nException: unsupported GPU\t919\nException: unsupported GPU model\t919\nException: unsupported GPU type\t919',
    1701017701: 'exception handling disabled\t1690\nexception handling is disabled\t1691',
    1701078386: 'redeclaration of\t578\nredefinition of \t2182',
    1701079328: ' identifier "\t204 205',
    1701080161: 'alderlake\t1314',
    1701080649: 'IndentationError: \t995\nIndexError: \t996 997\nIndexError: _Map_base::at\t998\nIndexError: map::at\t998\nIndexError: unordered_map::at\t998',
    1701080681: 'index_sequence\t1474',
    1701080693: 'undeclared\t1818\nundeclared identifier \t1794 1795 1796 2094 2315\nundefined reference to \t2316\nundefined symbol: \t377\nundefined symbol: Py\t2318\nundefined symbol: _Py\t2318\nundefined symbol: mkl_\t2319\nundefinierter Verweis auf\t377\nundefiniertes Symbol\t377\nunderlying_type_t\t1474',
    1701080899: 'Code kann nicht fortgesetzt werden, da\t817\nCode object build failed\t818\nCodes kann nicht fortgesetzt werden, da\t817',
    1701080931: 'code execution cannot proceed because\t817',
    1701146144: ' needed by \t267 268',
    1701147424: ' seems to be not installed\t345',
    1701209458: "reference indefinie vers\t377\nreference indéfinie vers\t377\nreference to\t377\nreference to __host__ function '\t2184\nreferences to\t377\nreferencia a\t377\nreferencia indefinida a\t377\nreferencia indefinida para\t377\nreferencia nao definida a\t377\nreferencia nao definida para\t377\nreferencia não definida a\t377\nreferencia não definida para\t377\nreferensi ke\t377\nreferência indefinida a\t377\nreferência indefinida para\t377\nreferência nao definida a\t377\nreferência nao definida para\t377\nreferência não definida a\t377\nreferência não definida para\t377",
    1701210482: 'riferimento non definito a\t377',
    1701211721: "Inferred operator schema for a C++ kernel function doesn't match the expected function schema\t999",
    1701211753: 'infer_schema(func): \t1850 1851',
    1701274484: 'tcgen05\t2212',
    1701275973: 'Eigen/\t906',
    1701344288: ' the MPS \t354',
    1701345056: ' when calling \t370',
    1701405728: ' died due to signal \t39\n died due to signal 9\t40\n died due to signal 9 (Kill signal)\t40\n died with status 0x\t41',
    1701407843: 'client error (Connect)\t1472',
    1701409364: "Tried to instantiate class '\t1226\nTried to register an operator (\t1227 1228\nTried to register multiple backend fallbacks for the same dispatch key \t1229\nTried to register multiple operators with the same name\t1230",
    1701470831: 'object has no attribute\t2130\nobject has no attribute \t2131\nobject type is: \t2132',
    1701536109: 'make: \t515\nmake: command not found\t1341\nmake: not found\t1341\nmake_index_sequence\t1474\nmake_unique\t1474',
    1701603654: 'File already exists in database: \t946\nFile o directory non\t663 664 665 666 667 668 669 670 671 672 673 674 675 676 677 678 679 680\nFileExistsError: [\t947\nFileNotFoundError: [Errno 2] \t948\nFilename longer than 260 characters\t949\nFilename too long\t950',
    1701603681: 'ailed to initialize NVML: Driver/library version mismatch\t1313',
    1701603686: 'file failed to open for reading\t1723\nfile_baton.py\t1724\nfile_baton.py:\t1725',
    1701604425: 'Illegal instruction\t504 659',
    1701667150: "NameError: name \t1064\nNameError: name '\t1065\nNameError: name '_C' is not defined\t1066",
    1701667182: 'name \'bare_metal_version\' is not defined\t2044\nnamespace "\t2045\nnamespace "c10::guts" has no member "\t2046\nnamespace "std" has no member \t2047 2048 2049 2050\nnamespace name\t2051',
    1701669204: 'TimeoutError: \t826',
    1701670771: "some optimisations will not be enabled\t2227\nsome optimizations will not be enabled\t2227\nsomething wrong with flag '\t2228",
    1701716007: "' needs target feature \t432 433\n' newer than toolkit\t434",
    1701716012: ', needed by\t491\n, needed by \t492',
    1701733735: 'generated with LTO version \t1735\ngeneric_type: \t1736',
    1701737812: 'TunerSimple_cached_get_nvrtc_params.cc(\t1233',
    1701798944: " does not dominate this use\t42\n does not exist\t43 44 45 46\n does not have \t47\n does not include kernels for this GPU\t48\n does not match \t49\n does not match filename: \t50\n does not match namespace of enclosing TORCH_LIBRARY\t51\n does not match runtime version \t52\n does not name a\t53\n does not name a type\t54 55 56 57 58 59\n does not support \t60\n doesn't exist\t44\n doesn't match \t49",
    1701863764: 'Tapettu\t892\nTapettu-signaali päätti \t461',
    1701865808: 'Pipeline failed while executing [\t1149',
    1701867296: ' open include file\t293 294 295 296 297 298 299 300 301 302 303 304 305 306 307 308 309 310 311 312 313 314 315 316 317 318 319 320 321 322 323 324 325 326 327 328 329 330\n open source file\t205 293 294 295 296 297 298 299 300 301 302 303 304 305 306 307 308 309 310 311 312 313 314 315 316 317 318 319 320 321 322 323 324 325 326 327 328 329 330',
    1701867311: '/openmp\t511',
    1701869669: 'expected primary-expression before \t1698\nexpects \t1359',
    1701869908: "TypeDefault\t1211 1212\nTypeError \t1234\nTypeError: \t1235 1236\nTypeError: _\t1237\nTypeError: expected str, bytes or os.PathLike object, not NoneType\t1238\nTypeError: join() argument must be str\t1239\nTypeError: must be called with a dataclass type or instance\t1240\nTypeError: unsupported operand type(s) for +: 'NoneType' and 'str'\t1241",
    1701869940: 'type "at::Tensor" is not allowed\t2301\ntype conversion before \t2302\ntypeid\t1645',
    1701978146: '" referenced unknown base type "\t401',
    1701978151: "' requires target feature '\t437\n' returned nan values in its \t438",
    1701978156: ', required architecture \t493',
    1701991456: ' Tree Learner was not enabled in this build\t13',
    1701995296: ' create precompiled header \t37',
    1701995875: 'ceres/ceres.h\t1458 1459 1460 1461',
    1701996900: 'directiva de Control de aplicaciones\t661\ndirent.h\t1635',
    1701997665: 'already has an implementation\t1315',
    1701998165: 'Unregistered type : \t1255\nUnresolved extern \t1256',
    1701998197: "unrecognised command line option\t1010\nunrecognised command-line option\t1010\nunrecognized command\t2325\nunrecognized command line option\t1010\nunrecognized command-line option\t1010\nunrecognized relocation \t2326\nunrecognized subcommand '\t2327\nunresolved external symbol\t377\nunresolved external symbol \t2329",
    1701998445: 'more than one \t2030\nmore than one instance of overloaded function "\t2031\nmore than one operator "\t2032',
    1701999173: 'Erreur de format pour exec\t908\nErreur de segmentation\t909',
    1701999205: 'erreur interne du compilateur\t1003',
    1702064961: 'Assertion \t681\nAssertion `\t682\nAssertion error (\t683\nAssertionError: \t684 685',
    1702125892: 'Datei oder Verzeichnis nicht\t663 664 665 666 667 668 669 670 671 672 673 674 675 676 677 678 679 680',
    1702126916: 'Detected that PyTorch and \t880',
    1702126948: 'detected SM\t984\ndetected pre-SM\t984\ndetected sm\t984\ndetected sm_\t984',
    1702129225: 'Internal Triton PTX codegen error\t1001\nInternal compiler error\t1002\nInternal error\t1002\nInterner Compiler-Fehler\t1003\nInterner Compiler-fehler\t1003\nInterner CompilerFehler\t1003\nInterner Compilerfehler\t1003',
    1702129257: 'integer\t1861\ninteger_sequence\t1474\ninternal compiler error\t1003\ninternal compiler error: Killed (program \t1862\ninterner Compiler-Fehler\t1003\ninterner Compiler-fehler\t1003\ninterner CompilerFehler\t1003\ninterner Compilerfehler\t1003',
    1702129518: "note: macro 'max defined here\t2010\nnote: macro 'max' defined here\t2010\nnote: macro 'max’ defined here\t2010\nnote: macro 'min defined here\t2010\nnote: macro 'min' defined here\t2010\nnote: macro 'min’ defined here\t2010\nnote: macro max defined here\t2010\nnote: macro max' defined here\t2010\nnote: macro max’ defined here\t2010\nnote: macro min defined here\t2010\nnote: macro min' defined here\t2010\nnote: macro min’ defined here\t2010\nnote: macro ‘max defined here\t2010\nnote: macro ‘max' defined here\t2010\nnote: macro ‘max’ defined here\t2010\nnote: macro ‘min defined here\t2010\nnote: macro ‘min' defined here\t2010\nnote: macro ‘min’ defined here\t2010",
    1702130753: 'Attempted to use ninja as the BuildExtension backend but we could not find ninja\t686\nAttempting to deserialize object on a CUDA device\t687\nAttempting to use \t688',
    1702131043: 'cute/\t1624\ncute\\\t1624',
    1702195557: 'equest failed after \t1652',
    1702240297: ') versions mismatch\t470',
    1702240300: ', version CXXABI_\t494\n, version GCC_1\t494\n, version GCC_3\t494\n, version GCC_4\t494\n, version GCC_7\t494\n, version GLIBCXX_\t494\n, version GLIBC_2.\t495\n, version GOMP_\t494\n, version OACC_\t494\n, version solving failed\t496',
    1702240314: ': version "hip_\t599\n: version "libcu\t600\n: version "libnccl\t600\n: version "libnv\t600\n: version \'hip_\t599\n: version \'libcu\t600\n: version \'libnccl\t600\n: version \'libnv\t600\n: version `hip_\t599\n: version `libcu\t600\n: version `libnccl\t600\n: version `libnv\t600\n: version ‘libcu\t600\n: version ‘libnccl\t600\n: version ‘libnv\t600',
    1702256479: '__version__\t1305',
    1702258028: 'leveldb/\t1929 1930 1931 1932',
    1702259058: 'river version \t2205',
    1702260346: 'znver3\t1314\nznver4\t1314\nznver5\t1314',
    1702325825: 'Anwendungssteuerungsrichtlinie hat\t661',
    1702389038: '.exe" is not recognized\t394\n.exe" is not recognized as\t394\n.exe" ist entweder falsch\t394\n.exe" n\'est pas reconnu\t394\n.exe" no se reconoce como\t394\n.exe" 不是内部或外部命令\t394\n.exe\' is not recognized\t394\n.exe\' is not recognized as\t394\n.exe\' ist entweder falsch\t394\n.exe\' n\'est pas reconnu\t394\n.exe\' no se reconoce como\t394\n.exe\' 不是内部或外部命令\t394\n.exe” is not recognized\t394\n.exe” is not recognized as\t394\n.exe” ist entweder falsch\t394\n.exe” n\'est pas reconnu\t394\n.exe” no se reconoce como\t394\n.exe” 不是内部或外部命令\t394',
    1702520162: 'bezeichnet keinen Typ\t1347',
    1713401449: 'in function compile: NVRTC Error: NVRTC_ERROR_COMPILATION\t1822',
    1714375751: 'GL/freeglut.h\t961 962 963',
    1717857907: 'sndfile.h\t2222 2223 2224 2225',
    1717920878: 'ndefined\t377',
    1717920885: 'udefineret reference til\t377',
    1717985603: "Caffe2: Couldn't determine version from header\t800",
    1717985635: 'caffe2/\t1381 1382 1383 1384',
    1717987684: 'different exception spec\t1633\ndiffers from\t1634',
    1717987700: 'tiffio.h\t2260 2261 2262 2263',
    1717990755: 'cufft64_\t1606 1607 1608',
    1718513475: "ConfigParser' object has no attribute 'readfp'\t824",
    1718513507: 'configuration file \t1584\nconfiguration file provided by\t1585\nconfiguration file provided by "CUDA\t1586\nconfiguration file provided by "Torch"\t1587\nconfigure: error: \t1588 1589\nconflicting cuDNN in LD_LIBRARY_PATH\t1590',
    1722401636: 'définitions multiples de \t1050',
    1722401650: 'réference indefinie vers\t377\nréference indéfinie vers\t377\nréférence indefinie vers\t377\nréférence indéfinie vers\t377',
    1730160936: '() got an unexpected keyword argument\t337\n() got an unexpected keyword argument \t336 459\n() got multiple values for \t336',
    1731152967: 'GL/gl.h\t964 965 966\nGL/glcorearb.h\t964 965 966\nGL/glew.h\t967 968 969 970\nGL/glext.h\t964 965 966\nGL/glut.h\t961 962 963\nGL/glx.h\t964 965 966',
    1734502764: 'libgcc_s.so.1 must be installed for pthread_\t1952',
    1734701162: 'jpeglib.h\t1884 1885 1886 1887',
    1734959663: '/bigobj\t511 513',
    1734964000: ' signal terminated program \t346',
    1734964008: '(signal: 9, SIGKILL: kill)\t464',
    1734965107: 'swig: command not found\t1341\nswig: not found\t1341',
    1735289197: 'mingw\t1044',
    1735290732: 'longintrepr.h\t1997 1998 1999 2000',
    1735355495: 'glog/logging.h\t1744 1745 1746 1747',
    1735356263: 'google/protobuf/\t1753 1754 1755 1756 1757',
    1735357040: 'program input point\t377',
    1735549216: ' argument(s) but received\t18\n arguments for \t19\n arguments to function \t20',
    1735549292: 'larger than the available KV cache memory\t1895\nlarger than the maximum number of tokens that can be stored in KV cache\t1895',
    1735549300: 'target device or backend do not support efficient \t2252\ntarget sm_\t2253',
    1746936361: ')" has already been defined\t471',
    1746955881: 'in hip::FatBinaryInfo::\t1823',
    1749239892: 'THCharBlas_\t1182 1183\nTHCharStorage\t1182 1183\nTHCharTensor\t1182 1183\nTHCharVector\t1182 1183',
    1750288468: 'THShortBlas_\t1182 1183\nTHShortStorage\t1182 1183\nTHShortTensor\t1182 1183\nTHShortVector\t1182 1183',
    1750343738: ': The system cannot find the file specified\t554',
    1751279980: 'libhipblas.so.\t1933\nlibhipfft.so.\t1933\nlibhiprand.so.\t1933\nlibhipsolver.so.\t1933\nlibhipsparse.so.\t1933',
    1751345510: 'fichier dans un mauvais format\t1161',
    1751345518: 'nicht definierter Verweis auf\t377',
    1751347777: 'Arch conditional MMA instruction used without targeting\t662',
    1751347809: "arch_bin wasn't set for some reason\t1326\narch_list[-1] += \t1327\narchitecture\t1328 1329",
    1751347823: 'orch not compiled with \t2148\norch not compiled with CUDA enabled\t2149\norch version \t2150\norch version must be \t2151\norch==\t2151',
    1751349349: 'exchange\t1474',
    1751361987: "échec d'adressage (mapping) du segment\t945",
    1751607656: 'higher\t1784',
    1751933286: 'falha no mapeamento de segmento\t945',
    1752391519: '__shfl\t796',
    1752392008: 'Hash mismatch for \t988',
    1752459639: 'with multiple files\t2361',
    1752461166: 'nothing provides \t2107\nnothing provides __cuda\t497\nnothing provides __glibc >=2.\t498',
    1752463728: 'python3: command not found\t1583\npython3: not found\t1583\npython: command not found\t1583\npython: not found\t1583',
    1752637484: ', which is missing on the system\t497 498',
    1763715368: '() is missing value for argument\t18',
    1763717413: '%1 is not a valid Win32 application\t407\n%1 ist keine zulässige Win32-Anwendung\t407',
    1763719719: "': is not a member of 'cudaDeviceProp'\t451",
    1763733089: 'an illegal memory access was encountered\t1323',
    1763733358: 'no instance of \t2064 2065\nno instance of constructor "c10::\t2066\nno instance of constructor "cut\t2067\nno instance of constructor "torch::jit::RegisterOperators::RegisterOperators" matches\t2068\nno instance of overloaded function \t2069',
    1763734639: 'ot implemented\t2129',
    1765161080: 'x86intrin.h\t1814 1815 1816',
    1766203450: ': Filename too long\t530 531',
    1766531165: '] Killed\t1294',
    1766727738: ': Nicht genügend\t526',
    1767252026: ": Visual Studio configuration file '\t561",
    1767990816: ' failed to import\t64\n failed with exit \t65\n failed: \t66\n failed: No such file\t67',
    1768042274: '"/bin/nvcc\t405',
    1768042279: "'/bin/nvcc\t405",
    1768042298: ':/bin/nvcc\t601',
    1768053819: ';\\bin\\nvcc\t605',
    1768058209: 'ambiguous "?" operation:\t1321\nambiguous overload for \t1322\nambiguous symbol\t1049',
    1768061296: 'pybind11\t2178\npybind11/\t2179\npybind11_detail_function_record\t1152',
    1768124527: 'opción de línea de órdenes no reconocida\t1010',
    1768169531: '; did you mean \t604',
    1768255571: 'Speicherzugriffsfehler\t909',
    1768300588: ', file was built for unsupported file format\t489',
    1768300602: ': fichier trop court\t528\n: file too short\t528 569',
    1768318308: 'defined\t1627\ndefined in file \t1628\ndefiniciones múltiples de \t1050',
    1768320617: 'infiniband/\t1852 1853 1854 1855',
    1768383858: 'registered\t2185',
    1768386149: 'engine plan file is generated on an incompatible device, expecting compute \t1649\nengine plan file is not compatible with this\t1650',
    1768453920: ' which is newer than running OS)\t371',
    1768693818: ': linker input file not found\t547',
    1768697658: ':/lib64\t602',
    1768714611: 'sqlite3.h\t2234 2235 2236 2237',
    1768716898: 'bzlib.h\t1362 1363 1364 1365',
    1768759354: ': misaligned address\t595',
    1768779113: 'immintrin.h\t1814 1815 1816',
    1768779128: 'xmmintrin.h\t1814 1815 1816',
    1768824890: ': nie można otworzyć pliku obiektu dzielonego\t535',
    1768843629: 'minimum required Nvidia driver for \t2020',
    1768975957: 'UnpicklingError: \t900',
    1769103702: 'VariableTensorId\t1211 1212',
    1769152577: 'A single input file is required for a non-link phase\t607',
    1769173857: 'assimp/\t1335 1336 1337 1338',
    1769234803: 'satisfies the requirement \t2209\nsatisfy\t2210',
    1769235821: 'metis.h\t2016 2017 2018 2019',
    1769238607: 'OptionalCUDAGuard\t771 772\nOptionalCUDAStreamGuard\t771 772',
    1769300512: ' built with CUDA \t24',
    1769366884: "device architecture\t757\ndevice capabilit\t757\ndevice compute architecture\t757\ndevice compute capabilit\t757\ndevice is SM\t984\ndevice is sm\t984\ndevice is sm_\t984\ndevice kernel image is invalid\t777\ndevice's architecture\t757\ndevice's capabilit\t757\ndevice's compute architecture\t757\ndevice's compute capabilit\t757\ndevice-side assert triggered\t1629\ndevice-side assertion triggered\t1629\ndevices architecture\t757\ndevices capabilit\t757\ndevices compute architecture\t757\ndevices compute capabilit\t757",
    1769369189: 'environment variable is not\t1651',
    1769414695: "' with arguments from the '\t442\n' with arguments from the 'CUDA' backend\t443 444\n' with arguments from the 'MPS' backend\t445\n' with arguments from the 'Meta' backend\t446\n' with exceptions disabled\t447",
    1769566836: 'trying to build PyTorch with a too old version of \t2296',
    1769631349: 'unzip: command not found\t1341\nunzip: not found\t1341',
    1784835872: ' object has no attribute \t280 281 282',
    1785291349: 'Ubijen\t892',
    1785620814: 'Ninja is required to \t1070',
    1785620846: 'ninja-build: Kommando nicht gefunden\t2057\nninja-build: command not found\t2057\nninja-build: commande introuvable\t2057\nninja-build: not found\t2057\nninja-build: orden no encontrada\t2057\nninja-build: コマンドが見つかりません\t2057\nninja-build: 未找到命令\t2057\nninja: Kommando nicht gefunden\t2057\nninja: build stopped\t2058\nninja: command not found\t2057\nninja: commande introuvable\t2057\nninja: no work to do.\t2059\nninja: not found\t2057\nninja: orden no encontrada\t2057\nninja: コマンドが見つかりません\t2057\nninja: 未找到命令\t2057',
    1797287790: 'no kernel image is available\t2070',
    1797288805: 'es kein\t1689',
    1801538883: 'CMake must be installed to build\t745',
    1801547107: 'cmake: command not found\t1341\ncmake: not found\t1341',
    1801547111: 'gmake\t522',
    1801675074: 'BackendUnavailable: Cannot import \t697',
    1801675088: "Package \t1140\nPackage dependency requirement '\t1141\nPackage metadata \t1142\nPackageNotFoundError: \t1143\nPackagesNotFoundError\t1144",
    1801675120: 'packed_accessor\t952\npacked_accessor32\t1206\npacked_accessor64\t1206',
    1801678707: 'socket.gaierror: \t2226',
    1802068851: 'scikit-learn has not been built correctly\t2211',
    1802270070: 'vulkan/vulkan\t2349 2350 2351 2352',
    1802398060: 'linker `\t1986',
    1802465132: 'looks like a filename, but the file does not exist\t2001',
    1802465858: 'Broken toolchain: cannot link a simple \t698',
    1802661751: 'work with \t1359\nworks with \t1359',
    1802725700: 'Disk quota exceeded\t885',
    1802725732: 'disk quota exceeded\t885',
    1814061388: 'La ligne de commande est trop longue.\t882\nLa línea de comandos es demasiado larga.\t882',
    1814066273: "at least '/std:c++\t1339",
    1814979692: 'ld.lld: error: duplicate symbol: \t1897',
    1816217684: 'THAlloc\t1182 1183',
    1816283220: 'THBlas_\t1182 1183',
    1816545364: 'THFloatBlas_\t1182 1183\nTHFloatStorage\t1182 1183\nTHFloatTensor\t1182 1183\nTHFloatVector\t1182 1183',
    1818323300: 'dial tcp: lookup \t1205',
    1818391907: 'cublas.CUBLASError: \t1605\ncublas64_\t1606 1607 1608\ncublasLt64_\t1606 1607 1608',
    1818435642: ': class template "std::_Is_memfunptr" has already been defined\t570',
    1818455657: 'include file \t1825\ninclude file "ATen/\t1826\ninclude file "CGAL/\t1827\ninclude file "CL/\t1828\ninclude file "Eigen/\t1829\ninclude file "GLES\t1830\ninclude file "Imf\t1831\ninclude file "OpenEXR/Imf\t1831\ninclude file "TH\t1832\ninclude file "THC\t1833\ninclude file "X11/\t1834\ninclude file "asm/\t1351\ninclude file "boost/\t1835\ninclude file "c\t1836\ninclude file "c10d/\t1837\ninclude file "cudnn\t1838\ninclude file "eigen3/Eigen/\t1829\ninclude file "flann/\t1839\ninclude file "libav\t1840\ninclude file "numpy/\t1841\ninclude file "tbb/\t1842\ninclude file "torch/\t635\ninclude file \'ATen/\t1826\ninclude file \'CGAL/\t1827\ninclude file \'CL/\t1828\ninclude file \'Eigen/\t1829\ninclude file \'GLES\t1830\ninclude file \'Imf\t1831\ninclude file \'OpenEXR/Imf\t1831\ninclude file \'TH\t1832\ninclude file \'THC\t1833\ninclude file \'X11/\t1834\ninclude file \'asm/\t1351\ninclude file \'boost/\t1835\ninclude file \'c\t1836\ninclude file \'c10d/\t1837\ninclude file \'cudnn\t1838\ninclude file \'eigen3/Eigen/\t1829\ninclude file \'flann/\t1839\ninclude file \'libav\t1840\ninclude file \'numpy/\t1841\ninclude file \'tbb/\t1842\ninclude file \'torch/\t635',
    1818583913: 'icelake-\t1314',
    1818780998: 'Fehler beim Mappen des Shared Objects\t945\nFehler im Format der Programmdatei\t908',
    1818845510: 'Failed building wheel for \t923\nFailed to auto\t924\nFailed to build \t925\nFailed to build CUDA kernels for \t926\nFailed to compile. cc_cmd\t927\nFailed to create CUDAE\t928\nFailed to detect a default CUDA architecture\t929\nFailed to detect a default CUDA architecture.\t930\nFailed to find\t801 802\nFailed to find \t931\nFailed to find MSVC.\t932\nFailed to find ROCm root directory\t933\nFailed to find a working CUDA architecture\t934\nFailed to find all files with CUDA\t935\nFailed to find nvToolsExt\t936\nFailed to import \t811 937\nFailed to initialize NVML: Driver Not Loaded\t938\nFailed to load \t811\nFailed to load library \t814\nFailed to load the backend extension: \t939\nFailed to load the library \t814\nFailed to locate\t802\nFailed to parse: \t940\nFailed to set the allowed dynamic shared memory size \t941\nFailed to start \t942\nFailure finding "libnvvm\t865\nFailure finding \'libnvvm\t865\nFailures have been detected while processing an MLIR pass pipeline\t943',
    1818845542: "fail to call hipModuleLaunchKernel(\t1699\nfail to call hipModuleLoad\t1700\nfailed call to cuInit: \t1701\nfailed to convert GOTPCREL relocation\t1702\nfailed to find\t802\nfailed to legalize operation 't\t1703\nfailed to locate\t802\nfailed to map segment from\t1704\nfailed to open \t1705\nfailed to open elf at \t862\nfailed with\t1706\nfailed with exit \t1707",
    1818846752: ' file built for macOS-\t68\n file not found\t69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123 124 125 126 127 128 129 130 131 132 133 134 135 136 137 138 139 140 141 142 143 144 145 146 147 148 149 150 151 152 153 154 155 156 157 158 159 160 161 162 163 164 165 166\n file not recognized: \t167',
    1818847344: 'philox_cuda_state\t952',
    1818848040: '(killed) terminó el programa \t461',
    1818850658: 'build_ext\t1355\nbuilds-v0\t1356\nbuilt against \t1357\nbuilt against CUDA\t1358\nbuilt for \t1357\nbuilt for CUDA\t1358\nbuilt to run on \t1359\nbuilt using \t1357\nbuilt using CUDA\t1358\nbuilt with \t1357\nbuilt with CUDA\t1358\nbuilt without \t1360',
    1819028768: ' -llapack\t9',
    1819042147: 'calling a __host__ function\t1385',
    1819042150: 'fallo al asignar un segmento del objeto compartido\t945',
    1819044171: 'Killed\t892 1009',
    1819045731: 'collect2: fatal error: ld terminated with signal 9\t1016',
    1819047238: 'FullyFusedMLP: insufficient shared memory available on the GPU\t958',
    1819176736: ' only available on macOS 1\t289\n only by \t290\n only for \t290\n only on \t290\n only supports \t291\n only with \t290',
    1819240547: 'cholmod.h\t1463 1464 1465',
    1819240790: 'Violación de segmento\t909',
    1819242031: '/nologo\t511',
    1819307369: 'implementation for device cuda\t1817\nimplicit declaration of\t1818',
    1819308097: 'Application Control policy has blocked\t661',
    1819310149: 'Explicitly provided namespace (\t920',
    1819440483: 'curl/curl.h\t1617 1618 1619 1620\ncurl: (16) \t1621\ncurl: (18) \t1621\ncurl: (28) \t1621\ncurl: (35) \t1621\ncurl: (5) \t1621\ncurl: (52) \t1621\ncurl: (55) \t1621\ncurl: (56) \t1621\ncurl: (6) \t1621\ncurl: (60) \t1621\ncurl: (7) \t1621\ncurl: (92) \t1621\ncurl: command not found\t1341\ncurl: not found\t1341',
    1819571555: 'cutlass needs GCC \t797\ncutlass needs at least GCC \t797\ncutlass requires GCC \t797\ncutlass requires at least GCC \t797\ncutlass/\t1624\ncutlass::\t1625\ncutlass\\\t1624',
    1819635523: 'Could NOT find BLAS (missing\t828\nCould NOT find Boost (missing\t828\nCould NOT find CUDA (missing:\t829 830 831\nCould NOT find CUDAToolkit (missing:\t829 830 831\nCould NOT find CUDNN (missing\t832\nCould NOT find CURL (missing\t828\nCould NOT find CuDNN (missing\t832\nCould NOT find EGL (missing\t828\nCould NOT find Eigen3 (missing\t828\nCould NOT find FFMPEG (missing\t828\nCould NOT find FFmpeg (missing\t828\nCould NOT find Freetype (missing\t828\nCould NOT find GLEW (missing\t828\nCould NOT find GLUT (missing\t828\nCould NOT find Gflags (missing\t828\nCould NOT find Git (missing\t828\nCould NOT find Glog (missing\t828\nCould NOT find HDF5 (missing\t828\nCould NOT find JPEG (missing\t828\nCould NOT find LAPACK (missing\t828\nCould NOT find LibXml2 (missing\t828\nCould NOT find MPI (missing\t828\nCould NOT find MPI_C (missing\t828\nCould NOT find MPI_CXX (missing\t828\nCould NOT find NCCL (missing\t828\nCould NOT find NUMA (missing\t828\nCould NOT find NVTX\t833\nCould NOT find Numa (missing\t828\nCould NOT find NvToolExt\t833\nCould NOT find NvToolsExt\t833\nCould NOT find OpenCL (missing\t828\nCould NOT find OpenCV (missing\t828\nCould NOT find OpenGL (missing\t828\nCould NOT find OpenMP\t834\nCould NOT find OpenSSL (missing\t828\nCould NOT find PNG (missing\t828\nCould NOT find PkgConfig (missing\t828\nCould NOT find Protobuf (missing\t828\nCould NOT find Python\t835 836\nCould NOT find PythonLibs (missing\t837\nCould NOT find SWIG (missing\t828\nCould NOT find TBB (missing\t828\nCould NOT find Torch (missing\t838\nCould NOT find Vulkan (missing\t828\nCould NOT find X11 (missing\t828\nCould NOT find ZLIB (missing\t828\nCould NOT find cuDNN (missing\t832\nCould NOT find cudnn (missing\t832\nCould NOT find gflags (missing\t828\nCould NOT find glog (missing\t828\nCould NOT find nvToolsExt\t833\nCould not build wheels for \t839\nCould not connect\t840\nCould not detect Ninja v\t841\nCould not find\t801 802\nCould not find \t842\nCould not find CUDA driver entry point for cu\t843\nCould not find MSVC\t844\nCould not find a configuration file for package "\t845\nCould not find a configuration file for package "Torch"\t846\nCould not find any \t847 848\nCould not find compiler set in environment variable \t849\nCould not find module \'\t850\nCould not find schema for \t851\nCould not find shared object file\t852\nCould not find the bitsandbytes \t853\nCould not find the operator \t46\nCould not import \t811\nCould not infer dtype of numpy.\t854\nCould not initialize NNPACK! Reason\t855\nCould not load \t811\nCould not load library \t814\nCould not load library cudnn\t856 857\nCould not load library libcudnn\t858\nCould not load libtorchcodec\t859\nCould not load symbol \t815\nCould not load the library \t814\nCould not load this library: \t860\nCould not locate\t802\nCould not locate \t842 861\nCould not open \t862\nCould not open requirements file: \t863\nCould not resolve\t840\nCould not set up the environment for Microsoft Visual Studio\t864\nCouldn\'t find\t801 802\nCouldn\'t find a suitable version of ptxas\t865\nCouldn\'t find an operator for \t866\nCouldn\'t load custom C++ ops\t867\nCouldn\'t load custom C++ ops. This can happen if your PyTorch and \t868',
    1819635555: "could not convert default argument '\t1593\ncould not convert default argument into a Python object (type not registered yet?)\t1594\ncould not find\t802\ncould not locate\t802\ncould not select device driver \t1595\ncouldn't allocate \t1596\ncouldn't find\t802\ncouldn't find a suitable version of ptxas\t865",
    1830842190: "No matching distribution found for \t1078\nNo module named\t1079\nNo module named \t64 1080 1081 1082 1083 1084 1085 1086 1087 1088 1089 1090 1091 1092 1093 1094 1095 1096\nNo module named '\t1097",
    1830842222: "no matching con\t2071\nno matching constructor for initialization of 'torch::jit::RegisterOperators'\t2072\nno matching function for call to \t2073 2074 2075 2076 2077 2078\nno matching function for call to '\t2079\nno matching function for call to 'atomic\t2080\nno member named \t1775\nno member named '\t2081 2082 2083 2084 2085",
    1833508922: ": Impossible d'ouvrir le fichier d'objet partagé\t535",
    1835100276: 'tham chiếu đến\t377',
    1835101728: ' name followed by "::" must be\t205\n named symbol not found\t266',
    1835102822: 'frame"\t1462\nframe\'\t1462\nframe’\t1462',
    1835166060: 'libmkl_\t1953',
    1835429165: '-mfma\t508',
    1835492691: 'Segment-Schutz nach der Relozierung\t1173\nSegmentation fault\t909 1174\nSegmentation-Fehler\t909',
    1835492723: 'segment en lecture seule a des réadressages\t2180\nsegmento de sólo lectura tiene reubicaciones\t2180',
    1835606074: ": impossibile aprire il file oggetto condiviso\t535\n: impossible d'ouvrir le fichier d'objet partagé\t535",
    1835606127: 'o implemented \t2129',
    1835622239: '__imp_\t1304',
    1835886455: 'wgmma\t2212',
    1835888451: "Command '['ninja', '--version']' returned non-zero\t819\nCommand 'nvcc' not found\t820\nCommandLine Error: Option '\t821",
    1835888459: 'Kommandozeilenoption\t1010',
    1835888483: 'command line is too long\t1473\ncommon_type_t\t1474',
    1836016416: ' command failed \t30\n compiled with CUDA \t24',
    1836213584: "Permission denied: \t1107\nPermission denied: '\t1111\nPermissionError: [Errno 13] \t1146\nPermissionError: [WinError \t1147\nPermissionError: [WinError 5]\t1148",
    1836213588: 'Terminado (killed)\t892',
    1836216134: 'Formato de ejecutable incorrecto\t908',
    1836280141: 'Mismatch in kernel C++ signatures\t1056 1057\nMismatched number of arguments when calling: `\t1058',
    1836280173: 'mismatched argument pack\t578\nmismatches\t1634 2021',
    1836344691: 'setmaxnreg\t2212',
    1840104307: 'símbolo ambiguo\t1049',
    1847602215: "', needed by '\t448 449",
    1847603493: "%1 n'est pas une application Win32 valide\t407\n%1 no es una aplicación Win32 válida\t407",
    1847616878: 'ne nomme pas un type\t1347',
    1847619177: 'in namespace\t1689',
    1847619438: 'no nombra a un tipo\t1347',
    1847620457: 'is not a full path and was not found\t1873\nis not a full path to an existing\t1874\nis not a member of\t1689\nis not able to compile a simple\t1875 1876 1877\nis not currently supported\t1330\nis not recognized as an internal\t1878\nis not supported\t1330\nis not yet supported\t1330',
    1847638978: '» non reconnue\t2377',
    1850286138: ': Internal \t536',
    1850296404: 'THIntBlas_\t1182 1183\nTHIntStorage\t1182 1183\nTHIntTensor\t1182 1183\nTHIntVector\t1182 1183',
    1850307939: 'cuInit\t1602 1603 1604',
    1851072570: ": Undefined reference to '\t377\n: Unknown option '\t556 557 558\n: Unresolved extern function\t559\n: Unsupported ICC compiler found\t560\n: Unsupported Intel compiler found\t560\n: Unsupported NVHPC compiler found\t560\n: Unsupported PGI compiler found\t560\n: Unsupported XLC compiler found\t560",
    1851859002: ': an object with that name is already\t562',
    1851876128: ' cannot be used to initialize\t29',
    1851878176: ' kann nicht gefunden werden\t256',
    1851878499: 'clang version must be less than \t1469',
    1851878502: 'flann/\t1727',
    1851943276: 'libnvJitLink.so.\t1942\nlibnvidia-ml.so.1\t1954\nlibnvidia-ptxjitcompiler.so.1\t1954\nlibnvrtc-builtins.so\t1955\nlibnvrtc.so.\t1942',
    1852134465: 'ATen/ATen.h\t624 625 626\nATen/CPUGenerator\t627 628\nATen/CUDA\t627 628\nATen/CUDAGenerator\t627 628\nATen/Dimname.h\t629 630 631\nATen/Error.h\t632 633 634\nATen/NamedTensor.h\t629 630 631\nATen/NamedTensorUtils.h\t629 630 631\nATen/Tensor.h\t624 625 626\nATen/TensorNames.h\t629 630 631\nATen/Type\t627 628\nATen/TypeDefault\t627 628\nATen/TypeExtendedInterface\t627 628\nATen/c\t635 636 637\nATen/core/Dimname.h\t629 630 631\nATen/core/Error.h\t632 633 634\nATen/core/NamedTensor.h\t629 630 631\nATen/core/NamedTensorUtils.h\t629 630 631\nATen/core/TensorNames.h\t629 630 631\nATen/cpu/vec256/\t638 639 640 641 642\nATen/cuda/CUDAContext.h\t643\nATen/cuda/CUDAFuture.cuh\t644 645 646\nATen/cuda/CUDAFuture.h\t644 645 646\nATen/cuda/CUDAGuard.h\t647 648 649 650\nATen/cuda/CUDAMultiStreamGuard.cuh\t644 645 646\nATen/cuda/CUDAMultiStreamGuard.h\t644 645 646\nATen/cuda/CUDASolver.cuh\t644 645 646\nATen/cuda/CUDASolver.h\t644 645 646\nATen/cuda/CUDAStream.h\t647 648 649 650\nATen/cuda/CUDATypeConversion.cuh\t644 645 646\nATen/cuda/CUDATypeConversion.h\t644 645 646\nATen/cudnn/Exceptions.h\t651 652 653 654 655 656\nATenCeilDiv\t657 658',
    1852138601: 'identifier \t1794 1795 1796\nidentifier "\t1797 1798 1799 1800 1801 1802 1803 1804\nidentifier "AT_ASSERTM" is undefined\t452\nidentifier "CU\t1805\nidentifier "CUSPARSE_\t1806\nidentifier "Py_buffer" is undefined\t1807\nidentifier "_Float\t1808\nidentifier "__builtin_\t1809\nidentifier "__cudaDeviceSynchronizeDeprecationAvoidance" is undefined\t1810\nidentifier "nvshmem\t1811\nidentifier "texture" is undefined\t1812',
    1852141679: 'opencv2/\t2139 2140 2141 2142\nopening \t2143\nopenssl/\t2144 2145 2146 2147',
    1852383271: "' in 'cudaDeviceProp'\t417\n' in 'cut\t418\n' in PATH different than the one specified with -ccbin\t419\n' in namespace '\t420\n' in namespace '__hip_internal'\t421\n' in namespace 'cut\t418\n' in namespace 'std'\t422",
    1852383290: ': internal \t536\n: internal compiler error\t592\n: invalid ELF header\t593\n: invalid static_cast from type \t594',
    1852387130: ':/include\t602',
    1852397403: '[WinError \t1287 1288 1289\n[WinError 1114]\t1290\n[WinError 126]\t1042\n[WinError 127]\t877 1291\n[WinError 206]\t1292',
    1852400160: ' binary not found at \t23',
    1852400175: '/bin/bash: \t514 515\n/bin/dash: \t514 515\n/bin/nvcc\t516 517\n/bin/sh: \t514 515',
    1852400971: 'Kein Speicher im statischen TLS-Block\t1008\nKein Speicherplatz mehr\t694',
    1852400994: 'being in scipy source directory\t1345\nbeing installed\t1346',
    1852401003: 'kein Speicherplatz mehr verfügbar\t694',
    1852401184: ' find any \t168\n find lib\t169',
    1852403239: "'ninja' is not recognized as an internal or external command\t457",
    1852404512: ' since setuptools is not available\t347',
    1852404565: 'Using cached \t1269',
    1852404597: 'using CUDA_HOME=\t2338',
    1852534357: 'Unknown CMake command "\t1249\nUnknown CMake command "cuda_add_executable"\t935\nUnknown CMake command "cuda_add_library"\t935\nUnknown CMake command "cuda_compile"\t935\nUnknown CUDA Architecture Name\t1250\nUnknown MS Compiler version \t1251\nUnknown builtin op: \t1252\nUnknown compiler(s): [[\'\t1253\nUnknown compute capability. \t1254\nUnknown type name \'__torch__.torch.classes.\t1226',
    1852534389: "unknown target CPU \t1262\nunknown type [0x13] section \t2320\nunknown type name \t2094 2315\nunknown type name '\t2321 2322 2323\nunknown type name '__hip_bfloat16\t2324\nunknown value 'armv9\t1314\nunknown value ('armv9\t1314\nunknown value (‘armv9\t1314\nunknown value ‘armv9\t1314",
    1852583200: ' -lnvToolsExt\t10',
    1852664132: 'Dimname\t883 884\nDimnameList\t883 884',
    1852727619: 'Cannot access data pointer of Tensor \t803\nCannot access global variable \t804 805\nCannot compile \t806\nCannot find\t801 802\nCannot find \t807\nCannot find a build variant for this system in \t808\nCannot find a working triton installation\t809\nCannot find source file:\t810\nCannot import \t811\nCannot initialize CUDA without \t812\nCannot install on Python version \t813\nCannot load \t811\nCannot load library \t814\nCannot load symbol cu\t815\nCannot load the library \t814',
    1852727627: 'Kann den Stack nicht ausführbar machen\t1007',
    1852727651: 'cannot be used to initialize an entity of type "cutlass::\t1390\ncannot call member function\t578\ncannot call non-constexpr function "cutlass::const_\t1391\ncannot change memory protections\t1392\ncannot convert \t1393\ncannot convert None of type <class \t1394\ncannot create shared object descriptor\t1392\ncannot determine \t1395\ncannot execute \t1396\ncannot find\t802 1397 1398 1399\ncannot find \t1387 1400 1401 1402 1403\ncannot find -l\t1404 1405 1406 1407 1408 1409 1410 1411 1412 1413 1414 1415\ncannot find -lEGL\t1416\ncannot find -lGLEW\t1417\ncannot find -laio\t1418\ncannot find -lffi\t1419\ncannot find -lglog\t1420\ncannot find -ljpeg\t1421\ncannot find -lnuma\t1422\ncannot find -lpython3.\t1423\ncannot find -lstdc++\t1424\ncannot find -ltbb\t1425\ncannot find -luuid\t1426\ncannot find -lz\t1427\ncannot find the file specified: \'\t1111 1428\ncannot import name \t1429 1430 1431 1432 1433 1434 1435 1436 1437 1438\ncannot import name \'\t1439\ncannot instantiate \'\t1440\ncannot make segment writable for relocation\t1441\ncannot map zero-fill pages\t1392\ncannot open \t1387\ncannot open input file \t1442\ncannot open shared object file\t3 1443 1444\ncannot open source file "\t1445\ncannot overload functions distinguished by return type alone\t1446\ncannot read spec file \t1447\ncannot start because\t817',
    1852727659: 'kann -l\t1406\nkann nicht gefunden\t1888\nkann nicht gefunden werden -l\t1407 1408 1409 1410 1411 1412 1413 1414 1415 1820 1821\nkann nicht gefunden werden -lEGL\t1416\nkann nicht gefunden werden -lGLEW\t1417\nkann nicht gefunden werden -laio\t1418\nkann nicht gefunden werden -lffi\t1419\nkann nicht gefunden werden -lglog\t1420\nkann nicht gefunden werden -ljpeg\t1421\nkann nicht gefunden werden -lnuma\t1422\nkann nicht gefunden werden -lstdc++\t1424\nkann nicht gefunden werden -ltbb\t1425\nkann nicht gefunden werden -luuid\t1426\nkann nicht gefunden werden -lz\t1427\nkann nicht gefunden werden: -l\t1407 1408 1409 1410 1411 1412 1413 1414 1415 1820 1821\nkann nicht gefunden werden: -lEGL\t1416\nkann nicht gefunden werden: -lGLEW\t1417\nkann nicht gefunden werden: -laio\t1418\nkann nicht gefunden werden: -lffi\t1419\nkann nicht gefunden werden: -lglog\t1420\nkann nicht gefunden werden: -ljpeg\t1421\nkann nicht gefunden werden: -lnuma\t1422\nkann nicht gefunden werden: -lstdc++\t1424\nkann nicht gefunden werden: -ltbb\t1425\nkann nicht gefunden werden: -luuid\t1426\nkann nicht gefunden werden: -lz\t1427\nkann nicht gestartet werden, da\t817',
    1852731203: 'ConnectTimeout\t816\nConnectTimeoutError\t816\nConnection to \t825\nConnectionError: \t826',
    1852732786: 'running build_ext\t2207\nrunning on sm\t2208',
    1852788263: "'NoneType' object has no attribute '\t454 455 456",
    1852793632: " conflicts with target machine type \t31 32\n conflicts with this version\t33\n connect to 'http\t34\n constant expression\t35",
    1852793634: '"constexpr\t406',
    1852793639: "'constexpr\t406",
    1852797559: 'wrong number of template\t578',
    1852989783: 'Warning: Warning only once for all operators\t1277',
    1852989815: 'warning #\t2353\nwarning: calling a __host__ function\t2354\nwarning: calling a constexpr __host__ function\t2354',
    1853169722: ": ungültiger ELF-Header\t593\n: unspecified launch failure\t595\n: unsupported option '-fopenmp\t598\n: unsupported option ‘-fopenmp\t598",
    1853186412: 'launch shared memory exceeds current GPU\t1896',
    1853188163: 'ChunkedEncodingError\t816',
    1853189958: 'Found empty `transformer-engine` meta package\t953\nFound no NVIDIA driver on your system\t954 955 956\nFound two conflicting CUDA\t957',
    1853189990: 'found SM\t984\nfound sm\t984\nfound sm_\t984\nfound. Please specify\t1729',
    1864396654: 'no overload of \t2086',
    1864397673: 'is only a placeholder project on PyPI\t1879\nis only available from C++\t1880',
    1865370691: 'CL/opencl\t736 737',
    1866614868: 'THBoolBlas_\t1182 1183\nTHBoolStorage\t1182 1183\nTHBoolTensor\t1182 1183\nTHBoolVector\t1182 1183',
    1866670138: ': Command not found\t524',
    1866745940: 'THDoubleBlas_\t1182 1183\nTHDoubleStorage\t1182 1183\nTHDoubleTensor\t1182 1183\nTHDoubleVector\t1182 1183',
    1866866746: ': Formal parameter space \t532\n: Found unsuitable version "\t533 534',
    1867194426: ': Kommando nicht gefunden\t524',
    1867270228: 'THLongBlas_\t1182 1183\nTHLongStorage\t1182 1183\nTHLongTensor\t1182 1183\nTHLongVector\t1182 1183',
    1867391034: ': No CUDA GPUs are available\t539\n: No existe el\t163 164\n: No module named \t540\n: No paths matched \t541\n: No se puede asignar\t526\n: No such file\t163 164 165 166 542 543 544 545 546 547\n: No such file or directory\t548\n: Not a directory\t549',
    1867806286: 'NvToolsExt\t1123',
    1867806318: 'nvToolsExt\t2114 2115 2116 2117\nnvToolsExt64_1.lib\t2118',
    1867807056: 'PyTorch is needed\t1154\nPyTorch is not installed\t1154\nPyTorch is not linked with support for cuda devices\t1155\nPyTorch is required\t1154\nPyTorch must be installed\t1154\nPyTorch needs GCC \t797\nPyTorch needs at least GCC \t797\nPyTorch needs to be installed\t1154\nPyTorch no longer supports this GPU because it is too old\t1156\nPyTorch requires GCC \t797\nPyTorch requires at least GCC \t797\nPyTorch version mismatch! DeepSpeed ops were compiled and installed with a different version\t1157\nPyTorch was compiled without CUDA support\t1158',
    1868720492: 'libomp/omp.h\t1956 1957 1958',
    1868721529: 'ymbol \t377\nymbols \t377',
    1868767290: ': comando não encontrado\t524\n: command not found\t524\n: commande introuvable\t524\n: could not read symbols: Invalid operation\t571 572',
    1868784748: "ldconfig', '-p']' returned non-zero\t1925",
    1868785010: 'recompile \t2181',
    1868787269: 'Encountered error while \t907',
    1868787273: 'Incompatible library version: lib\t994\nIncompleteRead\t816',
    1868787305: 'incompatible architecture (have \t1843\nincompatible with that of previous function "\t1844\nincompatible with the existing python installation in your environment\t1845\nincomplete \t1846 1847\nincomplete type \t1848 1849',
    1868832802: '" does not appear to contain CMakeLists\t378',
    1869374802: 'Relocations in generic ELF (EM: \t1161',
    1869374834: 'relocation R_\t2186\nrelocation overflow: reference to\t2187\nrelocation truncated to fit: \t2188 2189',
    1869378165: 'urlopen error \t2334',
    1869379432: 'hwloc.h\t1790 1791 1792 1793',
    1869439605: 'ubmodule\t2303',
    1869440333: 'Memory access fault by GPU node\t1051',
    1869440338: 'RemoteDisconnected\t816',
    1869440365: 'memory exhausted\t2014\nmemory in static\t2015',
    1869440370: 'remove_cv_t\t1474\nremove_reference_t\t1474',
    1869488162: '" no se reconoce como\t394\n" not found\t399\n" not registered yet?\t400',
    1869488167: "' no se reconoce como\t394\n' not found\t399",
    1869488186: ': no se puede abrir el archivo del objeto compartido\t535\n: no se puede abrir el fichero del objeto compartido\t535\n: not found\t524',
    1869488224: '` not found\t399',
    1869490208: ' (no such file)\t3',
    1869491501: '--no-build-isolation\t500',
    1869502255: '/Wno-psabi\t512',
    1869504867: 'canonicalize_version() got an unexpected keyword argument\t1448',
    1869506377: 'Ignoring invalid distribution \t991',
    1869507438: "nknown \t2060\nnknown keyword argument '\t2061",
    1869508193: 'annot open include file: \t717\nannotation_type.__origin__ is tuple\t1324',
    1869636978: 'reports SM\t984\nrepository\t2190',
    1869638985: "ImportError: \t992\nImportError: cannot import name '\t692\nImported target\t993",
    1869639017: 'import lib as _lib, ffi as _ffi\t1819\nimpossibile abilitare lo stack eseguibile\t1007\nimpossibile allocare memoria nel blocco statico TLS\t1008\nimpossibile trovare -l\t1820 1821\nimpossible de trouver -l\t1406',
    1869771333: "Error building extension '\t910\nError checking\t911\nError compiling objects for extension\t912\nError loading shared library \t913\nError loading shared library ld-linux\t914\nError relocating \t377 916\nError sending request for url (\t917\nError: No module named \t918\nError: Unsupported GPU\t919\nError: Unsupported GPU model\t919\nError: Unsupported GPU type\t919\nError: unsupported GPU\t919\nError: unsupported GPU model\t919\nError: unsupported GPU type\t919",
    1869771365: 'erro interno do compilador\t1003\nerror C1021: \t1653\nerror C1128\t1654\nerror C2059\t1655\nerror C2061\t1655\nerror C2065\t1655 1656 1657\nerror C2143\t1655\nerror C2146\t1656\nerror C2398: \t1658\nerror C3859\t1659\nerror C3861\t1656 1657\nerror C4430\t1656 1657\nerror C4984: \t1660\nerror D8016\t1661\nerror MSB3428: \t1662\nerror MSB3721: \t1663\nerror MSB8020: \t1664\nerror MSB8036: \t1665\nerror interno del compilador\t1003\nerror sending request for url (\t917\nerror trying to exec \t1396\nerror while loading shared libraries: \t1666\nerror: \t1667\nerror: "auto" is not allowed here\t1668\nerror: /EHa\t511\nerror: /EHsc\t511\nerror: /FS\t511\nerror: /GL\t511\nerror: /GR\t511\nerror: /MD\t511\nerror: /MT\t511\nerror: /O1\t511\nerror: /O2\t511\nerror: /Od\t511\nerror: /Ox\t511\nerror: /W\t511\nerror: /Z7\t511\nerror: /Zc:\t511\nerror: /Zi\t511\nerror: /arch:\t511\nerror: /fp:\t511\nerror: /std:c++\t511\nerror: /utf-8\t511\nerror: /wd\t511\nerror: RPC failed; \t1669\nerror: [Errno 2] No such file or directory: \'\t515\nerror: [WinError 2]\t1670\nerror: a member with an in-class initializer must be const\t1671\nerror: a pointer to a bound function may only be used to call \t1672\nerror: can\'t find Rust compiler\t1673\nerror: constant value is not known\t1674\nerror: constexpr function never produces a constant expression\t1675\nerror: constexpr if statements are a C++17 feature\t1676\nerror: could not find \t1677\nerror: downloading \'\t1678\nerror: expected a\t1674\nerror: expected an identifier\t1679\nerror: expected unqualified-id before\t1679\nerror: forward declaration of \t1680\nerror: identifier "__\t1674\nerror: identifier "__builtin_\t1681\nerror: invalid instruction\t1682\nerror: invalid operand for instruction\t1682\nerror: invalid redeclaration of\t1674\nerror: name followed by "::" must\t1674\nerror: namespace "std" has no member "__\t1674\nerror: no such file or directory: \'/EHa\t511\nerror: no such file or directory: \'/EHsc\t511\nerror: no such file or directory: \'/FS\t511\nerror: no such file or directory: \'/GL\t511\nerror: no such file or directory: \'/GR\t511\nerror: no such file or directory: \'/MD\t511\nerror: no such file or directory: \'/MT\t511\nerror: no such file or directory: \'/O1\t511\nerror: no such file or directory: \'/O2\t511\nerror: no such file or directory: \'/Od\t511\nerror: no such file or directory: \'/Ox\t511\nerror: no such file or directory: \'/W\t511\nerror: no such file or directory: \'/Z7\t511\nerror: no such file or directory: \'/Zc:\t511\nerror: no such file or directory: \'/Zi\t511\nerror: no such file or directory: \'/arch:\t511\nerror: no such file or directory: \'/fp:\t511\nerror: no such file or directory: \'/std:c++\t511\nerror: no such file or directory: \'/utf-8\t511\nerror: no such file or directory: \'/wd\t511\nerror: pack expansion does not make use\t1674\nerror: qualified name is not allowed\t1674\nerror: this declaration has no\t1674\nerror: type name is not allowed\t1674 1683\nerror: unexpected argument \'\t1684\nerror: unexpected token\t1682\nerror: unknown directive\t1682\nerror: unknown token\t1682\nerror: unrecognized command\t1685\nerror: unsupported target: \t1686\nerror: user-defined literal operator not found\t1674\nerror: variable length array\t1687\nerror: variable-sized object may not be initialized\t1688\nerrore interno del compilatore\t1003',
    1869833554: 'ResolutionImpossible\t1164\nResolvePackageNotFound\t1144',
    1869834594: 'bison: command not found\t1341\nbison: not found\t1341',
    1869881378: '" to "std::shared_ptr<torch::jit\t402',
    1869881402: ': too few arguments\t597',
    1869903169: 'AutoGIL\t695 696\nAutoNoGIL\t695 696',
    1869903201: 'autoconf: command not found\t1341\nautoconf: not found\t1341\nautomake: command not found\t1341\nautomake: not found\t1341\nautoreconf: command not found\t1341\nautoreconf: not found\t1341',
    1870211104: ' (you have \t6',
    1873003342: 'Não há espaço disponível\t1115',
    1873003374: 'não foi possível alocar memória em bloco TLS\t1008\nnão foi possível habilitar pilhas de executável\t1007\nnão foi possível localizar -l\t1820 1821\nnão há espaço disponível\t1115\nnão pode continuar porque\t817\nnão é reconhecido como\t1878',
    1881171310: 'ne peut activer une pile exécutable\t1007\nne peut allouer de la mémoire dans un bloc statique TLS\t1008\nne peut continuer, car\t817\nne peut démarrer, car\t817\nne peut pas trouver -l\t1406 1820 1821\nne peut restaurer le segment prot\t1173\nne peut trouver -l\t1407 1408 1409 1410 1411 1412 1413 1414 1415 1820 1821\nne peut trouver -lEGL\t1416\nne peut trouver -lGLEW\t1417\nne peut trouver -laio\t1418\nne peut trouver -lffi\t1419\nne peut trouver -lglog\t1420\nne peut trouver -ljpeg\t1421\nne peut trouver -lnuma\t1422\nne peut trouver -lstdc++\t1424\nne peut trouver -ltbb\t1425\nne peut trouver -luuid\t1426\nne peut trouver -lz\t1427',
    1881173838: "No package '\t1098",
    1881173870: 'no puede continuar porque no se encontró\t817',
    1882284899: 'cc1plus\t1456\ncc1plus: \t1457',
    1884516174: 'NoSpaceLeftError\t899',
    1885433459: 'snappy-c.h\t2219 2220 2221\nsnappy.h\t2219 2220 2221',
    1885434439: 'Graph break due to unsupported builtin \t985',
    1885496695: 'webp/decode.h\t2356 2357 2358\nwebp/encode.h\t2356 2357 2358',
    1885500787: 'subprocess-exited-with-error\t2244',
    1885692960: ' dependency is incompatible with the current platform: \t38',
    1885693252: 'DeepSpeed needs GCC \t797\nDeepSpeed needs at least GCC \t797\nDeepSpeed requires GCC \t797\nDeepSpeed requires at least GCC \t797',
    1885809965: '--gpu-name=sm_\t499',
    1886217556: 'Temporary failure\t840\nTemporary failure \t1208',
    1886217588: 'temp.win32-\t2254',
    1886218528: ' import "_C\t206\n import "_ext\t206\n import \'_C\t206\n import \'_ext\t206\n import _C\t206\n import _ext\t206\n import `_C\t206\n import `_ext\t206\n import any \t168\n import module "_C\t206\n import module "_ext\t206\n import module \'_C\t206\n import module \'_ext\t206\n import module _C\t206\n import module _ext\t206\n import module `_C\t206\n import module `_ext\t206\n import the "_C\t206\n import the "_ext\t206\n import the \'_C\t206\n import the \'_ext\t206\n import the _C\t206\n import the _ext\t206\n import the `_C\t206\n import the `_ext\t206\n import the module "_C\t206\n import the module "_ext\t206\n import the module \'_C\t206\n import the module \'_ext\t206\n import the module _C\t206\n import the module _ext\t206\n import the module `_C\t206\n import the module `_ext\t206',
    1886220099: 'Compiler requires the CUDA toolkit\t822',
    1886220131: "compilation terminated\t1475 1476 1477 1478 1479 1480 1481 1482 1483 1484 1485 1486 1487 1488 1489 1490 1491 1492 1493 1494 1495 1496 1497 1498 1499 1500 1501 1502 1503 1504 1505 1506 1507 1508 1509 1510 1511 1512 1513 1514 1515 1516 1517 1518 1519 1520 1521 1522 1523 1524 1525 1526 1527 1528 1529 1530 1531 1532 1533 1534 1535 1536 1537 1538 1539 1540 1541 1542 1543 1544 1545 1546 1547 1548 1549 1550 1551 1552 1553 1554 1555 1556 1557 1558 1559 1560 1561 1562 1563 1564 1565 1566 1567 1568 1569 1570 1571 1572\ncompiled\t1573\ncompiled against \t1357\ncompiled against CUDA\t1358\ncompiled against NumPy 1.x\t1574\ncompiled for \t1357\ncompiled for CUDA\t1358\ncompiled using \t1357\ncompiled using CUDA\t1358\ncompiled with \t1357\ncompiled with CUDA\t1358\ncompiled without \t1360\ncompiler set in environment\t1575\ncompute capabilit\t1576 1577\ncompute capability\t1578\ncompute capability \t1579 1580\ncompute capability not supported']\t1581",
    1886220135: "gomp not found\t1752\ngomp' not found\t1752\ngomp’ not found\t1752",
    1886220137: "iomp5 not found\t1752\niomp5' not found\t1752\niomp5’ not found\t1752",
    1886221678: 'numpy/\t2113',
    1886330919: "' op \t436",
    1886332960: ' (operand types are \t4',
    1886350436: 'dlopen(/\t1636',
    1886351203: 'cooperative_groups/\t1591 1592\ncooperlake\t1314',
    1886413165: "mappatura del segmento dall'oggetto condiviso non riuscita\t945",
    1886413171: 'sapphirerapids\t1314',
    1886415211: 'kipping import of cpp extensions due to incompatible torch version \t1889',
    1886418291: 'support for the ISO C++ \t2245\nsupport for the upcoming ISO C++ standard, C++0x\t2246\nsupported\t1329 2247\nsupported on Python 3.\t2248',
    1886611780: 'DispatchKey::CompositeImplicitAutograd\t886\nDispatchStub: missing \t887',
    1886614883: 'cusparse64_\t1606 1607 1608\ncusparseC\t796\ncusparseD\t796\ncusparseS\t796\ncusparseXcsrgemmNnz\t796\ncusparseZ\t796',
    1886680168: 'http.client.\t1789',
    1886680431: 'output file too large: \t2160',
    1886745376: ' support\t350\n support \t351 352',
    1886745454: 'nsupported CUDA SM\t2108\nnsupported CUDA SM version\t2108\nnsupported CUDA arch\t2108\nnsupported CUDA architecture\t2108\nnsupported CUDA capability\t2108\nnsupported CUDA sm\t2108\nnsupported CUDA sm version\t2108\nnsupported GPU SM\t2108\nnsupported GPU SM version\t2108\nnsupported GPU arch\t2108\nnsupported GPU architecture\t2108\nnsupported GPU capability\t2108\nnsupported GPU sm\t2108\nnsupported GPU sm version\t2108\nnsupported SM\t2108\nnsupported SM version\t2108\nnsupported arch\t2108\nnsupported architecture\t2108\nnsupported capability\t2108\nnsupported compute SM\t2108\nnsupported compute SM version\t2108\nnsupported compute arch\t2108\nnsupported compute architecture\t2108\nnsupported compute capability\t2108\nnsupported compute sm\t2108\nnsupported compute sm version\t2108\nnsupported device SM\t2108\nnsupported device SM version\t2108\nnsupported device arch\t2108\nnsupported device architecture\t2108\nnsupported device capability\t2108\nnsupported device sm\t2108\nnsupported device sm version\t2108\nnsupported sm\t2108\nnsupported sm version\t2108',
    1887007331: 'crypt.h\t1598 1599 1600 1601',
    1897951054: 'No queda espacio en el dispositivo\t693',
    1897951086: 'no queda espacio en el dispositivo\t693',
    1902473760: ' required keyword-only argument\t336\n required positional argument\t336 337\n requires A100\t338\n requires MinkowskiEngine\t339\n requires a different Python: \t340\n requires apex\t339\n requires auto\t339\n requires bitsandbytes\t339\n requires causal\t339\n requires cuda extensions\t341\n requires cupy\t339\n requires deepspeed\t339\n requires detectron2\t339\n requires exllamav2\t339\n requires fbgemm\t339\n requires flash\t339\n requires flashinfer\t339\n requires gptqmodel\t339\n requires gsplat\t339\n requires kaolin\t339\n requires mamba\t339\n requires mmcv\t339\n requires onnxruntime\t339\n requires pytorch3d\t339\n requires sgl\t339\n requires sglang\t339\n requires spconv\t339\n requires torch-\t339\n requires torch_\t339\n requires torchao\t339\n requires torchcodec\t339\n requires transformer\t339\n requires triton\t339\n requires triton==\t342\n requires vllm\t339\n requires xformers\t339',
    1903386957: 'MasqueradingAsCUDA\t1046 1047',
    1914709853: "]' returned non-zero\t1295",
    1914711074: '", referenced from\t377\n", referenced from:\t377',
    1914725736: 'he remote end hung up unexpectedly\t1713',
    1914728270: 'No registered custom op \t851',
    1916880980: 'THArgCheck\t1184 1185',
    1917132893: '] Erreur 137\t1294\n] Error 137\t1294',
    1917143124: 'THError\t1184 1185',
    1917145935: 'OSError: \t826\nOSError: Could not find/load shared object file\t1130\nOSError: [Errno \t1131\nOSError: [Errno 30] \t1132',
    1917221200: 'PyFrameObject\t1153',
    1917853789: '] Processus arrêté\t1294',
    1917869114: ':\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA\\v\t603',
    1918967866: ': archivo demasiado corto\t528',
    1918967870: '> are available only with C++\t606',
    1918986323: 'Shared memory size limit exceeded: requested \t1177',
    1918986355: 'shared memory size (requested \t2217\nshared object\t2218\nshared object initialization failed\t1785',
    1919052108: 'Library not loaded: \t1038 1039\nLibrary not loaded: @\t1040',
    1919052140: 'library not found\t1959\nlibrary not found for -l\t1960 1961\nlibrary not found: \t1962 1963 1964\nlibrary not found: EGL\t1965\nlibrary not found: GLEW\t1966\nlibrary not found: aio\t1967\nlibrary not found: crypt\t1968\nlibrary not found: ffi\t1969\nlibrary not found: glog\t1970\nlibrary not found: jpeg\t1971\nlibrary not found: lapack\t1972\nlibrary not found: numa\t1973\nlibrary not found: stdc++\t1974\nlibrary not found: tbb\t1975\nlibrary not found: uuid\t1976\nlibrary not found: z\t1977\nlibrocblas.so.\t1933\nlibrocsparse.so.\t1933',
    1919115629: 'macro "max" passed\t2010\nmacro "max" requires\t2010\nmacro "min" passed\t2010\nmacro "min" requires\t2010',
    1919117645: 'Microsoft Visual C++ \t1052\nMicrosoft Visual C++ Redistributable is not installed\t1053\nMicrosoft Visual C++ installation\t1054\nMicrosoft Visual Studio installation\t1054\nMicrosoft Visual Studio version\t1055',
    1919230010: ': error C2440: \t573\n: error C2975\t574\n: error adding symbols: DSO missing from command line\t571 572\n: error: \t575\n: error: cannot find libdevice for sm_\t576\n: error: exception specification in declaration does not match\t577\n: error: expected \t578\n: error: expected primary-expression before\t579\n: error: identifier "\t580\n: error: name followed by "::" must be a class or namespace name\t581\n: error: namespace "cut\t582\n: error: need \t583\n: error: no such file or directory: \'\t584\n: error: redefinition of\t585\n: error: template argument \t578\n: error: the clang compiler does not support \'-\t586\n: error: unknown argument\t587\n: error: unknown type name \'\t588\n: error: unsupported option \'-\t589\n: error: use of undeclared identifier \'\t588\n: error:expected \t578\n: error:template argument \t578\n: error： expected \t578\n: error： template argument \t578\n: error：expected \t578\n: error：template argument \t578',
    1919248468: 'There is not enough space on the disk\t1223',
    1919248500: "there's already a kernel registered from python overriding \t2256",
    1919249184: ' kernel are not available\t257\n kernel is not available\t257\n kernel not available\t257\n kernels are not available\t257\n kernels is not available\t257\n kernels not available\t257',
    1919250472: '(perhaps \t463',
    1919250479: '/permissive\t511',
    1919250511: 'Operator does not support running with fake tensors\t1136',
    1919250543: 'operation timed out\t1472',
    1919251285: "UserWarning: Can't initialize NVML\t1267\nUserWarning: Error checking compiler version for cl\t1268",
    1919251488: ' terminated with signal 9\t40',
    1919251566: 'nternal error\t2109',
    1919252000: ' version GLIBC_PRIVATE\t358\n version incompatibility\t359\n version mismatch\t359\n version must be \t360\n version needs to be \t360\n version should be \t360',
    1919252079: 'overloaded function "std::__to_address" matches\t2161',
    1919316077: 'mpfr.h\t2033 2034 2035 2036',
    1919444301: 'Mehrdeutiges Symbol\t1049\nMehrfachdefinition von \t1050',
    1919444333: 'mehrdeutiges Symbol\t1049',
    1919448176: 'pthread.h\t1635',
    1919885370: ': orden no encontrada\t524',
    1919887392: ' (or one of its dependencies)\t5',
    1919895160: "xFormers was built for:\t2362\nxFormers wasn't buil\t2363",
    1919902273: 'Aborted\t659',
    1919903264: ' for section\t171',
    1919968580: 'DeprecatedTypeProperties\t878 879',
    1919969650: 'ripristinare la protezione del segmento\t1173',
    1920091483: '[Errno 122]\t1285\n[Errno 28]\t1285\n[Errno 2] No such file or directory: \t1286',
    1920103747: 'Current CUDA Device does not support bfloat16\t870\nCurrent CUDA device does not support bfloat16\t870',
    1920103779: "current CUDA Device does not support bfloat16\t870\ncurrent CUDA device does not support bfloat16\t870\ncurrent Python platform is not compatible with the lockfile's supported environments\t1622",
    1920169263: '/usr/include/hip/\t520',
    1920230738: 'Retrying (Retry(total=0,\t1165',
    1920233061: 'entrée de procédure\t377',
    1920233065: 'intrin\t1333',
    1920234561: "AttributeError: cython_sources\t689\nAttributeError: install_layout\t690\nAttributeError: module '\t691\nAttributeError: module 'torch._C' has no attribute '\t692",
    1920235589: 'Extra build requirement \t921',
    1931505486: "No se pudo asignar memoria en el bloque TLS\t1008\nNo space left on device\t1099\nNo such file\t1100\nNo such file or directory: \t240 1101 1102 1103 1104 1105 1106 1107\nNo such file or directory: '\t1108 1109 1110 1111\nNo such operator \t1112",
    1931505518: 'no se declaró en este ámbito\t1347\nno se encuentra -l\t1406 1820 1821\nno se puede activar la pila ejecutable\t1007\nno se puede encontrar -l\t1406 1407 1408 1409 1410 1411 1412 1413 1414 1415 1820 1821\nno se puede encontrar -lEGL\t1416\nno se puede encontrar -lGLEW\t1417\nno se puede encontrar -laio\t1418\nno se puede encontrar -lffi\t1419\nno se puede encontrar -lglog\t1420\nno se puede encontrar -ljpeg\t1421\nno se puede encontrar -lnuma\t1422\nno se puede encontrar -lstdc++\t1424\nno se puede encontrar -ltbb\t1425\nno se puede encontrar -luuid\t1426\nno se puede encontrar -lz\t1427\nno se puede restaurar el `prot\' del segmento\t1173\nno se reconoce como un comando\t1878\nno se reconoce la opción de línea de órdenes\t1010\nno space left on device\t1099\nno such file\t2087\nno such file or directory: \'\t2088\nno such instruction\t2089\nno such option: -\t2090\nno suitable \t2091 2092\nno suitable constructor exists to convert from "\t2093\nno suitable constructor exists to convert from "c10::\t2066',
    1931506799: 'ot supported\t2129',
    1933658196: 'THAssert\t1184 1185',
    1934970951: 'GPUs architecture\t757\nGPUs capabilit\t757\nGPUs compute architecture\t757\nGPUs compute capabilit\t757',
    1935625567: '_M_set_sharable()\t1298',
    1935762796: 'lease up\t1926',
    1935763488: ' has already been defined\t173\n has been removed from CMake\t174\n has no attribute\t175\n has no attribute \t176 177 178 179 180 181 182 183 184 185\n has no member\t186\n has no member \t187 188 189\n has no member named\t190\n has no member named \t191 192 193 194 195 196\n has non-pointer type \t197\n has not been declared\t57 58 59 198 199 200 201\n has to be \t202\n has unsupported type \t203',
    1935763551: '_hash_\t1308 1309 1310',
    1935764579: 'class "at::Tensor" has no member "\t1470\nclass "std::enable_if<<error-constant>\t1471',
    1935767328: ' was detected and compatibility mode is UN\t361\n was found but failed to import\t362\n was not declared\t57 58 201 253 254 363 364\n was not declared in this scope\t59 365 366\n was not declared in this scope; did you mean \t367\n was not found in the package registry\t368\n was specified but unrecogni\t369',
    1936009070: "n'est pas reconnu en tant que\t1878\nn'est pas un membre de\t1689",
    1936025716: 'these package versions have conflicting dependencies\t2257',
    1936027460: 'Does not match the generator used previously: \t890',
    1936027492: "does not appear to be a Python project\t1638\ndoes not contain a CMakeLists\t1639\ndoes not have one of build variants: \t1640\ndoes not know how to trace the builtin \t1641\ndoes not match\t1634\ndoes not name a type\t1347\ndoesn't match\t1634",
    1936028533: 'uses too much \t2336\nuses too much shared data (0x\t2337',
    1936269346: '" is ambiguous\t392\n" is not known to CXX compiler\t393\n" is not recognized\t394\n" is not recognized as\t394\n" is undefined in device code\t395\n" ist entweder falsch\t394',
    1936269351: "' is ambiguous\t423\n' is ambiguous (with operand types \t424\n' is not defined for option 'gpu-architecture'\t425\n' is not defined for option 'std'\t426\n' is not in 'keyword=value' format\t427\n' is not recognized\t394\n' is not recognized as\t394\n' is not recognized as an internal\t428\n' is only available for these backends:\t429\n' is unavailable: introduced in macOS 1\t430\n' ist entweder falsch\t394",
    1936269353: ') is greater than the maximum required version by CUDA \t467\n) is less than the minimum required version by CUDA \t468\n) is not usable for this PyTorch\t469',
    1936287828: 'This Python has API version \t1224\nThis header is only meant to be used on x86\t1225',
    1936287860: 'this operation is not allowed between \t2258',
    1936289397: 'unistd.h\t1635',
    1936614740: 'TensileLibrary\t1209 1210\nTensorTypeId\t1211 1212\nTensorTypeSet\t1211 1212\nTensors of type TensorImpl do not have \t1213\nTensors returned from custom ops (1) must not\t1214 1215',
    1936615712: ' installation candidates for \t211\n instance of Visual Studio\t212',
    1936617315: 'const_data_ptr\t952',
    1936682850: 'boost/\t1354',
    1936683040: ' positional argument\t336',
    1936876886: 'VersionConflict: (\t1273',
    1936876918: 'version "LIBAV\t1012\nversion "LIBSW\t1012\nversion \'LIBAV\t1012\nversion \'LIBSW\t1012\nversion `LIBAV\t1012\nversion `LIBSW\t1012\nversion torch was compiled with \t2345\nversion used to compile\t2346\nversions\t2347',
    1936877926: 'first\t1346',
    1936941392: 'PassManager::run failed\t1145',
    1936943469: 'missing initializer for member \t2022',
    1936944429: '-msse\t508',
    1937008994: 'bits/floatn\t1350\nbits/libc-header-start\t1351\nbits/std_function.h:\t1352\nbitsandbytes was compiled without GPU support\t1353',
    1937055783: "' uses too much \t439",
    1937059642: ':/usr/local/cuda\t602',
    1937075488: ' must be \t202\n must be a\t263\n must be valid exactly by one definition\t264\n must not contain {\t265',
    1937339245: 'msys64\t1044',
    1948280185: 'ye tanımsız başvuru\t377',
    1948282734: "no template named \t2094\nno template named '\t2085\nno type named \t2094\nno type named '\t2085",
    1951615060: 'THStorage\t1182 1183',
    1952531514: ':Datei oder Verzeichnis\t163 164',
    1952543859: 'state\t2240\nstatus_string: "\t2241',
    1952606572: 'libtorch_cuda.so: \t1941',
    1952802679: 'wget: command not found\t1341\nwget: not found\t1341\nwget: unable to resolve host address\t2359',
    1952805408: ' returned non-zero\t343 344',
    1952867692: 'leftover lock files from the PyTorch C++ extension build\t1927',
    1953063255: 'Waited on lock file "\t1276',
    1953063469: '-bit platform\t506',
    1953064270: "Neither 'setup.py' nor 'pyproject.toml' found\t1069",
    1953064550: 'ffitarget.h\t1716 1717 1718',
    1953065567: '_jit_compile\t62',
    1953067604: 'Triton Error [CUDA]: device kernel image is invalid\t1231\nTriton only support CUDA 10.0 or higher, but got CUDA version: \t1232',
    1953068403: 'suitesparse/\t1463 1464 1465',
    1953068832: ' with --no-build-isolation\t372\n with CUDA \t373\n within its own root folder\t374\n without CUTE_ARCH_MMA_\t375',
    1953069157: 'exit code\t1694\nexit code:\t1694\nexit status\t1694\nexitcode\t1694\nexited with code \t1695',
    1953264973: 'Multiple dispatch failed for \t1059',
    1953265005: 'multi_tensor_applier fused unscale kernel is unavailable\t2040\nmultiple copies of the\t2041\nmultiple definition of \t2042',
    1953394499: 'ContextualVersionConflict: (\t827',
    1953396050: 'RuntimeError: Failed to infer device type\t1071\nRuntimeError: Numpy is not available\t1167',
    1953396080: 'punto de entrada del procedimiento\t377',
    1953397075: 'SyntaxError: \t995',
    1953459744: ' not available\t269\n not built with CUDA\t270\n not compiled with CUDA\t270\n not defined in file lib\t271 272\n not found\t273\n not found in the system path\t274\n not found. Directory cannot be installed\t275\n not installed\t276\n not recognized\t277\n not set, after EnableLanguage\t278\n not supported in this architecture\t279',
    1953460816: 'ProtocolError\t816',
    1953525103: 'ompt.h\t1956 1957 1958',
    1953653104: 'partially initialized module \t2164',
    1953653621: 'ucrt64\t1044',
    1953655126: "Virtual package '__cuda\t1274\nVirtual package '__glibc\t1275",
    1953655158: 'virtual memory exhausted: \t2348',
    1953656688: 'portaudio.h\t2169 2170 2171 2172',
    1953658478: 'nvrtc-builtins\t2127\nnvrtc64_\t1606 1607 1608\nnvrtc: error: failed to load builtins for compute_\t2128',
    1953718598: 'Fast path is not available because one of\t944',
    1953718627: 'caster.operator typename make_caster<T>::template cast_op_type<T>()\t1451',
    1953718630: 'fast path is not available because one of\t944',
    1953719584: ' est incompatible avec la sortie\t61',
    1953719666: 'restaurar proteção de segmento\t1173\nrestore segment prot after\t2199',
    1953720608: ' ist entweder falsch\t250\n ist im Header \t255\n ist kein Element\t207\n ist kein Element von\t228 229 230',
    1953720644: "Distributed package doesn't have NCCL built in\t888",
    1953721929: 'Installed triton version too old, please upgrade\t1000\nInstrucción ilegal\t504\nInstruction non permise\t504\nInstruçõe\t504',
    1953721961: 'installable\t1856\ninstalled CPU version PaddlePaddle\t1857\ninstalled Caffe2 version uses CUDA but I cannot find the CUDA\t1858',
    1953722184: 'Host compiler targets unsupported OS\t989',
    1953722216: 'host compiler\t700\nhost has sm_\t984',
    1953723725: 'Must define exactly one of __HIP_PLATFORM_\t1060',
    1953723747: 'custom_op(\t1623',
    1953723757: 'must have a constant value\t205\nmust install \t1150\nmust support SSE\t2043\nmust support SSE2\t2043\nmust support amd64\t2043\nmust support i386\t2043\nmust support x86\t2043\nmust support x86-64\t2043\nmust support x86_64\t2043',
    1953724755: 'SystemError: <built-in function load_binary> returned NULL\t1181',
    1953724787: 'system has unsupported display driver / cuda driver combination\t2250\nsystem not yet initialized\t2251',
    1953784096: ' attempted to run this operator with Meta tensors, but there was no \t22',
    1953785171: 'Setting up PyTorch plugin "\t1176',
    1953849888: ' but this version of numpy is 0x\t25\n but we found an implementation\t26',
    1953853031: 'gnutls_handshake() failed\t1751',
    1953853216: ' out of memory\t334\n out of range: \t335',
    1954047264: ' extension\t62\n extension for compute capability \t63',
    1954047342: 'next(\t2055',
    1954047348: 'texture is not a template\t1812\ntexture" is not a template\t1812\ntexture\' is not a template\t1812\ntexture’ is not a template\t1812',
    1954112032: ' bytes to section \t28',
    1954115679: '_pytorch_\t1311',
    1965059918: "No url found for submodule path '\t1113",
    1965060969: 'is unsupported\t1330',
    1967202362: ': Aucun fichier\t163 164',
    1967343700: 'THCuda\t1182 1183 1198 1199\nTHCudaCheck\t1200 1201',
    1969316709: 'ecause there is no version of \t1646',
    1969365031: "' but version of \t408",
    1969365036: ", but none of the providers can be installed\t484\n, but the C++ function signature\t485\n, but was built for sm\t486\n, but wrong architecture\t487\n, but you have torch \t488\n, but you'll have torch \t488",
    1969381215: '__builtin_amdgcn_\t1302',
    1969383788: 'libunwind.h\t1978 1979 1980 1981',
    1969431072: ' "cudaMemLocation"\t0',
    1969450029: '-lcudnn\t507',
    1969452353: 'Aucun espace disponible sur le périphérique\t693\nAucun fichier ou dossier\t663 664 665 666 667 668 669 670 671 672 673 674 675 676 677 678 679 680',
    1969452385: 'aucun espace disponible sur le périphérique\t693',
    1969452654: 'nvcuda.dll\t2125',
    1969516397: "module 'PIL.Image' has no attribute '\t2023\nmodule 'faiss' has no attribute '\t2024\nmodule 'numpy' has no attribute '\t2025\nmodule 'torch._C' has no attribute '\t2026\nmodule 'torchsparse_\t2027\nmodule export function\t2028\nmodule has nothing to offer in MPL2 only mode\t2029",
    1969713761: "argument list for \t1331\nargument of type 'WindowsPath' is not iterable\t1332",
    1970085927: "' must be initialized by a constant expression\t431",
    1970170220: 'linux/limits.h\t1987 1988 1989 1990',
    1970234144: ' could be found\t36',
    1970239784: '(you have \t465',
    1970300704: ' gpu architectures in the range\t172',
    1970302319: 'ompute capability \t2133',
    1970365778: 'Require \t1067\nRequire PyTorch\t1162\nRequire Pytorch\t1162\nRequire pyTorch\t1162\nRequire pytorch\t1162\nRequire torch\t1162\nRequired library version not found: \t1163\nRequires \t1067\nRequires PyTorch\t1162\nRequires Pytorch\t1162\nRequires pyTorch\t1162\nRequires pytorch\t1162\nRequires torch\t1162',
    1970365810: 'require \t1067\nrequire C++ 1\t2191\nrequire C++ 2\t2191\nrequire C++1\t2191\nrequire C++2\t2191\nrequire CUDA\t2054\nrequire PyTorch\t1162\nrequire Pytorch\t1162\nrequire SSE\t2043\nrequire SSE2\t2043\nrequire amd64\t2043\nrequire at least \'/std:c++\t1339\nrequire at least C++ 1\t2191\nrequire at least C++ 2\t2191\nrequire at least C++1\t2191\nrequire at least C++2\t2191\nrequire i386\t2043\nrequire pyTorch\t1162\nrequire pytorch\t1162\nrequire torch\t1162\nrequire users to upgrade torch to at least v\t2192\nrequire x86\t2043\nrequire x86-64\t2043\nrequire x86_64\t2043\nrequired\t2053\nrequires \t1067\nrequires Ada\t2193\nrequires Ampere\t2193\nrequires Blackwell\t2193\nrequires C++ 1\t2191\nrequires C++ 2\t2191\nrequires C++1\t2191\nrequires C++2\t2191\nrequires CUDA\t2054\nrequires Hopper\t2193\nrequires NVCC\t2054\nrequires NVIDIA CUDA\t2054\nrequires PyTorch\t1162\nrequires Pytorch\t1162\nrequires SSE\t2043\nrequires SSE2\t2043\nrequires Turing\t2193\nrequires Volta\t2193\nrequires a Ada\t2193\nrequires a Ampere\t2193\nrequires a Blackwell\t2193\nrequires a Hopper\t2193\nrequires a Turing\t2193\nrequires a Volta\t2193\nrequires amd64\t2043\nrequires an Ada\t2193\nrequires an Ampere\t2193\nrequires an Blackwell\t2193\nrequires an Hopper\t2193\nrequires an Turing\t2193\nrequires an Volta\t2193\nrequires at least \'/std:c++\t1339\nrequires at least C++ 1\t2191\nrequires at least C++ 2\t2191\nrequires at least C++1\t2191\nrequires at least C++2\t2191\nrequires capability \t2194\nrequires compiler flag \'/std:c++\t1339\nrequires device with capability > (\t2195\nrequires i386\t2043\nrequires nvcc\t2054\nrequires pyTorch\t1162\nrequires pytorch\t1162\nrequires the CUDA\t2054\nrequires the following packages that were not found in your environment: \t2196\nrequires the language dialect "CUDA\t2197\nrequires the language dialect "CXX\t2198\nrequires torch\t1162\nrequires x86\t2043\nrequires x86-64\t2043\nrequires x86_64\t2043',
    1970369089: 'Arquivo ou diretório\t663 664 665 666 667 668 669 670 671 672 673 674 675 676 677 678 679 680',
    1970430838: 'vcruntime\t2344',
    1970430840: 'xcrun: error: invalid active developer path\t2364',
    1970432116: 'thrust::\t2259',
    1970435187: 'struct _frame\t1153',
    1970479215: 'o such \t663 664 665 666 667 668 669 670 671 672 673 674 675 676 677 678 679 680',
    1970496882: 'result_of_t\t1474',
    1970497878: 'Visual C++ installation\t1054\nVisual Studio installation\t1054',
    1970499157: 'Unsupported .target\t1260\nUnsupported .version\t1261\nUnsupported HIP arch \t1262\nUnsupported HIP arch: \t1262\nUnsupported conversion from \t1263\nUnsupported platform: \t1264\nUnsupported rounding mode for conversion\t1265\nUnsupportedOperatorException: \t1266',
    1970499177: 'insufficient shared memory available on the GPU\t1859',
    1970499189: 'unsupported\t2129\nunsupported GNU version! \t2331\nunsupported HIP gpu architecture \t1262\nunsupported HIP gpu architecture: \t1262\nunsupported ICC\t2332\nunsupported NVHPC\t2332\nunsupported PGI\t2332\nunsupported XLC\t2332\nunsupported instruction \t1342\nunsupported operand type(s) for \t2333\nunsupported operator: \t1266\nunsupported pgc++\t2332\nunsupported xlC\t2332',
    1970562386: 'Return has unsupported type \t1166',
    1970562418: 'return code\t1694\nreturned a non-zero code: 137\t2200\nreturned non-zero\t2201\nreturned non-zero exit\t2202\nreturned non-zero exit status\t2203\nreturned non-zero exit status \t2204',
    1970562419: 'setup command: use_2to3 is invalid\t2213\nsetup.py build\t1355\nsetup.py develop\t1355\nsetup.py install\t1355\nsetuptools.build_meta\t2214\nsetuptools.command.\t2215\nsetuptools.extern.\t2216',
    1970566470: 'FutureWarning: The pynvml package is deprecated\t959',
    1981837166: "no viable conversion from \t2095\nno viable conversion from '\t2096",
    1984917583: 'OpOverloadPacket(op=\t1135',
    1985966953: 'is_variable\t1881 1882',
    1986096429: '-mavx\t508',
    1986884193: 'armv8.6-a\t1314',
    1986928751: 'o nvcc found\t822\no nvcc was found\t822',
    1986946336: ' environment variable is not\t45',
    1987208531: 'Server does not allow request for unadvertised object\t1175',
    1998611557: 'ed with an unsupported toolchain\t1647',
    1998614350: 'No working C++ compiler found in\t1114',
    2003269987: 'cygwin\t1044',
    2003988326: 'forward compatibility was attempted on non supported HW\t1728',
    2004117094: 'fftw3.h\t1719 1720 1721 1722',
    2019516192: ' __x) noexcept (true)\t14',
    2019715436: 'libxml/\t1982 1983 1984 1985',
    2019893287: "' extension\t410\n' extension (up-to-date)\t411",
    2019893289: ') exceeds limit (\t466',
    2019893306: ': expression must be a pointer to a complete object\t590',
    2019893315: 'C extension: \t699',
    2019912806: 'flex: command not found\t1341\nflex: not found\t1341',
    2020569680: 'ProxyError\t816',
    2020633959: 'gmpxx.h\t1748 1749 1750',
    2032168553: 'in your include path is not compatible with this release of \t1824',
    2032170095: 'ot yet implemented\t2129\not yet supported\t2129',
    2034387028: 'THByteBlas_\t1182 1183\nTHByteStorage\t1182 1183\nTHByteTensor\t1182 1183\nTHByteVector\t1182 1183',
    2035294266: ': PyTorch was compiled\t552',
    2035296032: " 'Py_buffer'\t1",
    2036625250: 'body of constexpr\t578',
    2037149263: 'Only a single TORCH_LIBRARY can be used to register the namespace \t1133 1134',
    2037149295: 'only available for Linux\t2134\nonly available with \t2135\nonly for SSE\t2043\nonly for SSE2\t2043\nonly for amd64\t2043\nonly for i386\t2043\nonly for x86\t2043\nonly for x86-64\t2043\nonly for x86_64\t2043\nonly support\t2136\nonly supported on \t2137 2138\nonly supported on CUDA\t2054\nonly supported on NVCC\t2054\nonly supports \t1359\nonly supports Linux\t2134\nonly supports SSE\t2043\nonly supports SSE2\t2043\nonly supports amd64\t2043\nonly supports i386\t2043\nonly supports x86\t2043\nonly supports x86-64\t2043\nonly supports x86_64\t2043\nonly works on Linux\t2134',
    2037413219: 'cupy.cuda.memory.OutOfMemoryError\t1616',
    2037604640: ' async_io\t21',
    2042020674: 'Böyle bir dosya ya da dizin\t663 664 665 666 667 668 669 670 671 672 673 674 675 676 677 678 679 680',
    2053466478: 'niezdefiniowane odwołanie do\t377',
    2053731104: ' size changed, may indicate binary\t348',
    2054124112: 'Prozedureinsprungpunkt\t377',
    2179145762: '" は、内部コマンド\t394',
    2179145767: "' は、内部コマンド\t394",
    2179145786: ': そのようなファイル\t163 164',
    2195923002: ': コマンドが見つかりません\t524',
    2212700218: ': ファイルが短すぎます\t528',
    2228297786: ': файл слишком короткий\t528',
    2229739578: ': 無法開啟共用物件\t535',
    2246385722: ': 共有オブジェクトファイルを開けません\t535',
    2295439056: 'Ошибка сегментирования\t909',
    2313560122: ': 找不到命令\t524',
    2357322528: ' が見つかりません\t256',
    2377704480: ' 不是\t207 228 229 230\n 不是一个类型名\t59',
    2377704482: '"不是内部\t394',
    2377704487: "'不是内部\t394",
    2414551098: ': 동적 오브젝트 파일을 열 수 없습니다\t535',
    2461197882: ':沒有此一檔案\t163 164',
    2498306106: ': 错误: expected \t578\n: 错误: template argument \t578\n: 错误:expected \t578\n: 错误:template argument \t578\n: 错误： expected \t578\n: 错误： template argument \t578\n: 错误：expected \t578\n: 错误：template argument \t578',
    2498306141: '] 错误 137\t1294',
    2531663930: ': 文件过短\t528',
    2548441146: ': 无效的 ELF 头\t593\n: 无法分配内存\t526\n: 无法打开共享对象\t537\n: 无法打开共享对象文件\t535',
    2632327226: ': 未找到命令\t524',
    2642535226: ':そのようなファイル\t163 164',
    2647662650: ': Нет такого файла\t163 164',
    2712856122: ':没有那个文件\t163 164',
    2797826628: 'Dræbt\t892',
    2828854560: ' 在此作用域中尚未声明\t59',
    2848159060: 'Tué a terminé le programme \t461',
    2862409248: ' 未命名一个类型\t59',
    2867208250: ': 檔案太短\t528',
    2877416224: ' に対する定義されていない参照\t377',
    2881709383: 'Geëlimineerd\t892',
    2944525090: '"は、内部コマンド\t394',
    2944525095: "'は、内部コマンド\t394",
    2966455505: 'файл в неправильном формате\t1161',
    2966468560: 'защиту сегмента после перемещения\t1173',
    2966470096: 'на компьютере отсутствует\t817',
    2983231953: 'сбой отображения сегмента из разделяемого объекта\t945',
    2983236304: 'Вбито\t892',
    2983240656: 'Убито\t892',
    3001425978: ': 沒有此一檔案\t163 164\n: 没有那个文件\t163 164',
    3050347984: 'Не осталось свободного места\t1115\nНет такого файла\t663 664 665 666 667 668 669 670 671 672 673 674 675 676 677 678 679 680',
    3050356176: 'не вдалося знайти -l\t1820\nне является внутренней\t1878\nневизначене посилання\t377\nневизначене посилання на\t377\nневозможно выделить память в статичном блоке TLS\t1008\nневозможно задействовать исполняемый стек\t1007\nневозможно найти -l\t1820 1821\nнедефинисана упута ка\t377\nнеоднозначный символ\t1049\nнеопределена отпратка към\t377\nнеопределенная ссылка на\t377\nнеопределённая ссылка на\t377',
    3050356688: 'перемещение R_\t2186\nпересування R_\t2186',
    3051888698: ': 资源暂时不可用\t553',
    3085246557: '] 已杀死\t1294',
    3100672465: 'система не обнаружила\t817',
    3101958178: '" 不是内部\t394\n" 不是内部或外部命令\t394',
    3101958183: "' 不是内部\t394\n' 不是内部或外部命令\t394",
    3169132637: '] 強制終了\t1294',
    3184533562: ': невозможно открыть разделяемый объектный файл\t535',
    3184571088: 'внутренняя ошибка компилятора\t1003',
    3201343440: 'Политика управления приложениями\t661',
    3201348816: 'доступном только для чтения, содержатся динамические\t2180',
    3278267762: 'reférence indefinie vers\t377\nreférence indéfinie vers\t377',
    3278335573: 'Ungültiger Maschinenbefehl\t504',
    3278663504: 'Política de Controle de Aplicativo\t661',
    3278774330: ': não é possível abrir arquivo compartilhado\t535',
    3279185223: 'Getötet\t892\nGetötet hat Programm \t461',
    3491770661: '%1 не является приложением Win32\t407',
    3491803856: 'в пространстве имён\t1689',
    3499801839: '：Нет такого файла\t163 164',
    3500003386: ':Нет такого файла\t163 164',
    3799018863: 'omp’ not found\t1752',
    3810537765: '%1 は有効な Win32 アプリケーション\t407',
    3816980963: 'あいまいなシンボル\t1049',
    3817309155: 'デバイスに空き領域がありません\t2382',
    3818357731: 'プロシージャ エントリ ポイント\t377',
    3818568943: '：そのようなファイル\t163 164',
    3818750178: '”は、内部コマンド\t394',
    3818750435: 'そのようなファイルやディレクトリ\t663 664 665 666 667 668 669 670 671 672 673 674 675 676 677 678 679 680',
    3819078371: 'アプリケーション制御ポリシーに\t661',
    3819930083: 'は、内部コマンド\t1878 2381',
    3820192483: 'コマンドラインオプション\t1010\nコンパイラ内部エラー\t1003\nコンピューターに\t817',
    3820716771: 'セグメンテーション\t909',
    3827314981: '%1 不是有效的 Win32 应用程序\t407',
    3834091238: '文件格式错误\t1161',
    3835527394: '”不是内部\t394',
    3836843239: '由于找不到\t817',
    3837628901: '命令行太长。\t882',
    3837692390: '找不到 \t1387\n找不到 -l\t1406 1820 1821',
    3851132645: '型名ではありません\t1347',
    3851270372: '不命名一个类型\t1347',
    3852386021: '從共用物件中對映區段失敗\t945',
    3853163750: '未定\t377\n未定义的引用\t377\n未定义的符号\t377\n未定义符号\t377',
    3853230824: '被多次定义\t2386',
    3854479080: '设备上没有空间\t2382',
    3868047588: '不明确的符号\t1049\n不是\t1689\n不是一个类型名\t1347\n不是內部或外部命令\t1878\n不是内部或外部命令\t1878 2381\n不正な命令\t504',
    3868373734: '沒有此一檔案或目錄\t663 664 665 666 667 668 669 670 671 672 673 674 675 676 677 678 679 680',
    3868900591: '：沒有此一檔案\t163 164\n：没有那个文件\t163 164',
    3869154793: '非法指令\t504',
    3869284326: '无法从共享目标中映射段\t945\n无法启用共享目标需要的执行栈\t1007\n无法在静态 TLS 块中分配内存\t1008\n无法定位程序输入点\t377\n无法恢复段 prot\t1173\n无法找到 -l\t1406\n无法识别的命令行选项\t1010',
    3869344999: '無法在靜態 TLS 區塊中配置記憶體\t1008\n無法復原 segment prot\t1173\n無法找到程序輸入點\t377\n無法辨識的命令列選項\t1010\n無法開啟可執行堆疊\t1007',
    3869356774: '没有成员\t2385\n没有此指令\t2089\n没有此类指令\t2089\n没有那个文\t663 664 665 666 667 668 669 670 671 672 673 674 675 676 677 678 679 680\n没有那个文件\t1100',
    3869809893: '在此作用域中尚未声明\t1347',
    3869940966: '未找到 -l\t1407 1408 1409 1410 1411 1412 1413 1414 1415\n未找到 -lEGL\t1416\n未找到 -lGLEW\t1417\n未找到 -laio\t1418\n未找到 -lffi\t1419\n未找到 -lglog\t1420\n未找到 -ljpeg\t1421\n未找到 -lnuma\t1422\n未找到 -lstdc++\t1424\n未找到 -ltbb\t1425\n未找到 -luuid\t1426\n未找到 -lz\t1427',
    3870265317: '可执行文件格式错误\t908',
    3870393829: '共有オブジェクトが必要としている実行可能スタック\t1007\n共有オブジェクトのセグメントをマップするのに失敗\t945',
    3870727910: '架构于输入文件\t61',
    3884032999: '磁盘空间不足\t2382',
    3884493032: '計算機中丟失\t817',
    3884550118: '應用程式控制原則已封鎖\t661',
    3885284069: '应用程序控制策略已阻止\t661',
    3885604329: '静的 TLS ブロック内にメモリ\t1008',
    3885868008: '裝置上已無多餘空間\t2382',
    3886062565: '因為找不到\t817',
    3886131430: '模稜兩可的符號\t1049',
    3886132968: '计算机中丢失\t817',
    3901522403: 'が見つからないため\t2378 2379 2380\nが見つかりません\t1888',
    3901915875: 'を見つけ\t1888\nを見つけられません -l\t1407 1408 1409 1410 1411 1412 1413 1414 1415\nを見つけられません -lEGL\t1416\nを見つけられません -lGLEW\t1417\nを見つけられません -laio\t1418\nを見つけられません -lffi\t1419\nを見つけられません -lglog\t1420\nを見つけられません -ljpeg\t1421\nを見つけられません -lnuma\t1422\nを見つけられません -lstdc++\t1424\nを見つけられません -ltbb\t1425\nを見つけられません -luuid\t1426\nを見つけられません -lz\t1427\nを見つけられません: -l\t1407 1408 1409 1410 1411 1412 1413 1414 1415\nを見つけられません: -lEGL\t1416\nを見つけられません: -lGLEW\t1417\nを見つけられません: -laio\t1418\nを見つけられません: -lffi\t1419\nを見つけられません: -lglog\t1420\nを見つけられません: -ljpeg\t1421\nを見つけられません: -lnuma\t1422\nを見つけられません: -lstdc++\t1424\nを見つけられません: -ltbb\t1425\nを見つけられません: -luuid\t1426\nを見つけられません: -lz\t1427',
    3902192871: '编译器内部错误\t1003',
    3903371239: '編譯器內部錯誤\t1003',
    3918366437: '再配置 R_\t2186\n再配置後にセグメントの prot\t1173',
    3920998118: '段錯誤\t909\n段错误\t909',
    3954751466: '그런 파일이나 디렉터리\t663 664 665 666 667 668 669 670 671 672 673 674 675 676 677 678 679 680',
    3969229036: '정적 TLS 블럭에는 메모리를\t1008',
    3969486827: '동적 오브젝트의 세그먼트를\t945',
    3986724332: '애플리케이션 제어 정책\t661',
    3986983916: '실행할 수 있는 스택을 공유\t1007',
    3987253995: '모호한 기호\t1049',
}
"""What a `WordIndex` is made of: a log must hold one of the words, which lead to rows."""
PATTERNS = (4791011, 5259933, 8412193, 9006190, 9610584, 11696001, 15798356, 15884416, 16117473, 16430877, 18592739, 19247344, 19606272, 20061358, 21168380, 21492415, 23194820, 23441617, 28388618, 30405124, 30654636, 35000531, 41018071, 41535242, 47870792, 49711976, 49812337, 52431369, 54426341, 54723779, 56025578, 56698285, 58659526, 58730812, 60511015, 62468791, 66274909, 72982044, 74449740, 78402765, 78491703, 78838966, 79985660, 80194453, 80401608, 86792899, 88052517, 89186094, 90249694, 90312784, 93493815, 98515338, 100196104, 101395811, 102256567, 102537261, 103516091, 104207650, 106278326, 108863069, 109515776, 110554355, 112462917, 112892189, 113069497, 113080882, 122720505, 124660776, 126088667, 129608096, 135946651, 135962935, 136388013, 137076883, 138909660, 139864447, 142298098, 143411859, 144361381, 148782410, 148993332, 152767562, 154309211, 156208561, 156980668, 157920098, 158493671, 162872808, 165086556, 166985601, 167624529, 169478198, 169734207, 170870080, 171238545, 173296454, 175517211, 175722162, 176356067, 177435258, 177543989, 180027060, 180097469, 180937256, 183899474, 184372896, 185391382, 186193815, 191558276, 194407601, 196608960, 198717731, 199992433, 200743523, 201914262, 204165316, 206428880, 207637303, 208910315, 211378096, 211804766, 216280685, 219348119, 223603319, 224056161, 224673051, 228474408, 229873732, 231529710, 232552588, 233138788, 234897670, 238534472, 240516506, 240979481, 241553136, 242514088, 244624097, 245684093, 246397634, 248344327, 251850796, 258093517, 258580927, 259061173, 259835029, 260299629, 262274586, 263261655, 266362972, 267792150, 268508617, 270169138, 270420291, 271476753, 277526648, 278238890, 279079434, 279546183, 280903470, 284296796, 288008000, 288578988, 290567115, 293457056, 295128679, 295171925, 295984599, 296695504, 299302545, 301688743, 302007913, 302390849, 302909101, 303248009, 304857103, 308174426, 310260027, 310904481, 311407748, 315522256, 319775470, 320553768, 322281343, 324497289, 327116217, 327562818, 328607495, 333340898, 333407816, 335725051, 337749854, 339134467, 339417998, 341905118, 341928689, 347755313, 348442142, 351963414, 354138299, 355099927, 356193435, 358629891, 360315056, 362267607, 362292565, 362792154, 363406714, 364346555, 372851080, 373145755, 382010213, 382911498, 383017867, 387862565, 389028652, 390904605, 392154256, 399645684, 402747043, 404220980, 406010757, 410153665, 420191741, 420411086, 420881339, 424330577, 426741767, 429562390, 430085132, 436360684, 437891930, 439558619, 439638336, 439771672, 442193223, 442714258, 444126401, 447326010, 447785994, 448843998, 449821383, 450656848, 456479598, 456672492, 457642334, 459986242, 461073520, 465012276, 466544923, 467087759, 467336341, 467699265, 472071232, 472906508, 477331614, 477375074, 481488194, 484146449, 485246388, 485822144, 486287788, 491847689, 492727627, 494271540, 494489099, 494533295, 496999111, 502863135, 504799107, 506062333, 506259400, 510010244, 510306301, 516031797, 516497003, 516989438, 517198597, 518368794, 519396124, 520265816, 522825694, 523580643, 524784692, 525995184, 528378574, 531389773, 531522764, 531953750, 532569165, 537052717, 538276814, 544689409, 545884824, 551111638, 557833610, 559789155, 560904123, 561088939, 561248840, 561769005, 562464127, 564466083, 566100175, 568433808, 569973698, 572050299, 575236702, 578861427, 583331097, 583487509, 585588354, 587391333, 587775082, 590149287, 592233067, 594509024, 595294114, 596246223, 596417307, 596664603, 599413271, 599630589, 603681277, 603807631, 604415913, 604882354, 613000212, 613223970, 613958398, 615465403, 616113366, 616886198, 618566411, 622307903, 625183065, 625314319, 628746782, 631742373, 631955180, 633995326, 635765219, 636125535, 636777326, 639112556, 639298383, 641525951, 643121527, 643225421, 648391677, 649553608, 649808003, 650676122, 655815991, 656624772, 658747180, 666412732, 667682201, 667826985, 669009078, 675248385, 676173374, 682735435, 683267139, 685419832, 685919081, 686347515, 686593445, 689361622, 695060296, 695674361, 696503429, 697252468, 697290038, 700089993, 700441859, 701894575, 702577649, 705507865, 706591921, 707591815, 710583043, 713449035, 716902892, 720044483, 726321866, 728015852, 729736121, 730329476, 733895643, 735762882, 735865090, 738793954, 739576035, 746523331, 748474143, 753616507, 753933571, 754593319, 755982040, 763688272, 767123983, 769579353, 769788028, 770425539, 771053554, 776136893, 780185516, 780192304, 781603735, 783353554, 786007901, 787177359, 794250128, 795543820, 799118317, 804312260, 804518955, 806182018, 812153184, 817328554, 821401221, 821589459, 822926719, 826364734, 831576493, 831885862, 832427477, 836351693, 837189847, 837846930, 838062491, 840096331, 844133829, 844939603, 845390379, 845565931, 855553514, 857139988, 857193605, 859500403, 863080001, 863453763, 863720349, 869549714, 869999982, 870328828, 876639995, 877411754, 880928818, 881796250, 882391609, 884394915, 884511054, 884554907, 885223407, 885500999, 887665933, 888598599, 889345255, 889928749, 890335855, 892462600, 894205421, 894430294, 895470564, 896958393, 899468506, 899971426, 901553875, 903467326, 904316261, 904459734, 905042967, 905342193, 905849284, 906991584, 907159949, 908441627, 909611924, 909754462, 916273176, 917533972, 917928640, 918831972, 918859412, 925949182, 928177917, 928618754, 928753445, 929450426, 932602268, 934072946, 938157860, 938373889, 943691568, 944316429, 946053899, 946347079, 947702187, 947921551, 949544394, 951795815, 954472982, 955031028, 957106203, 962447307, 962658649, 964194315, 966731827, 968100586, 969193740, 969628623, 970830001, 971483452, 974634653, 978608857, 979438004, 980890270, 981181199, 982178758, 983381612, 984890619, 985122141, 987184746, 987397976, 988582854, 988815450, 990977979, 992515438, 996266046, 996266574, 1000679993, 1001052812, 1005993641, 1011045149, 1011091647, 1013600696, 1016831559, 1017447382, 1021032585, 1021634005, 1022248475, 1022655073, 1022726363, 1023884034, 1031945205, 1034317668, 1035914803, 1036231610, 1038598921, 1039284214, 1039950972, 1040548851, 1041177981, 1042700051, 1042706500, 1043757393, 1043906659, 1044201986, 1046179694, 1047587247, 1052818465, 1060279375, 1061493809, 1063566612, 1065338723, 1065679047, 1066906225, 1067883593, 1069352266, 1069608853, 1070005597, 1072463458, 1072914828, 1073012091, 1073265153, 1074134250, 1077949317, 1078290558, 1078911898, 1079848301, 1080081446, 1081322817, 1081833488, 1082778235, 1084413083, 1084913078, 1085063512, 1087488330, 1087778984, 1088130363, 1088798212, 1090959049, 1093266876, 1094499934, 1095548449, 1095795259, 1096033980, 1097494512, 1101698671, 1103852910, 1106225059, 1108258333, 1108483814, 1110081275, 1110998486, 1113484432, 1115339339, 1116163814, 1117890078, 1118153344, 1118596541, 1120621660, 1121051738, 1121503983, 1122578087, 1124987286, 1125403053, 1125910785, 1129457523, 1129715015, 1132467610, 1133212109, 1133426998, 1136780814, 1137932790, 1138124577, 1139239104, 1141637094, 1142391346, 1145866478, 1149773678, 1151316788, 1153217516, 1153950698, 1158858103, 1160561572, 1161042454, 1163540468, 1164611519, 1166231576, 1168747050, 1169304999, 1171169713, 1176266673, 1176521475, 1177755037, 1179085911, 1181799892, 1181932014, 1182996893, 1183846291, 1185339085, 1185930551, 1186043441, 1186707880, 1186758999, 1188469821, 1190572716, 1193005083, 1193035721, 1193777327, 1193990892, 1194770007, 1197803148, 1202407068, 1202720331, 1202779798, 1206581648, 1207660362, 1208162371, 1212837973, 1213123817, 1214032357, 1218140132, 1224502461, 1225547834, 1225696337, 1225735290, 1227275498, 1228293166, 1233681403, 1234670114, 1238147434, 1238398925, 1238516244, 1238570999, 1239807760, 1240178869, 1240734224, 1241431499, 1250361587, 1255317779, 1257137975, 1257840750, 1261143407, 1261223349, 1262982149, 1263052627, 1263124400, 1263388611, 1268373320, 1272300966, 1277636349, 1278063974, 1279373318, 1279809539, 1280182419, 1280683337, 1281595633, 1282522340, 1285591630, 1286956267, 1287248478, 1287758797, 1295210773, 1300193529, 1303724790, 1305469446, 1308078867, 1308415905, 1308777961, 1310247247, 1310484843, 1310630342, 1310659605, 1314165972, 1317220584, 1317435611, 1319875081, 1320576875, 1322658506, 1323702914, 1324752277, 1325780268, 1326655055, 1329420104, 1330876155, 1330884135, 1332382801, 1333423490, 1334161764, 1336036404, 1336319579, 1337969939, 1338931363, 1339327038, 1340347571, 1340377150, 1341522493, 1341958731, 1342707590, 1343489032, 1345758301, 1346230620, 1347218893, 1348344101, 1348998363, 1349380615, 1353272589, 1354127743, 1355680792, 1356509004, 1359583345, 1360143765, 1364957720, 1367044026, 1367113564, 1367166811, 1369362894, 1370412103, 1371428391, 1371770198, 1372134932, 1372835189, 1375564011, 1376398426, 1376888968, 1380283746, 1380636502, 1381069113, 1381977658, 1382767220, 1385249866, 1385353026, 1385483062, 1389325321, 1389362607, 1391070084, 1391937210, 1392397293, 1394042100, 1394659685, 1399804359, 1407220057, 1407437400, 1409434577, 1409600019, 1410542909, 1411806845, 1411860306, 1412814690, 1416574359, 1417736713, 1418476009, 1419702709, 1426081668, 1426307151, 1427211446, 1427961919, 1430660944, 1431445593, 1432281161, 1435749547, 1438798943, 1440324566, 1440345663, 1441646227, 1441661670, 1442155123, 1442577229, 1442826899, 1442877897, 1442945171, 1443794978, 1444661785, 1446113665, 1446862556, 1449095387, 1449280576, 1452608221, 1452608667, 1453136705, 1453223605, 1453758704, 1454329576, 1454430728, 1455103734, 1458913245, 1458938874, 1463179275, 1463995609, 1464097051, 1466357081, 1468345927, 1475239731, 1476466757, 1477174347, 1477994968, 1479212456, 1481289957, 1482337921, 1482694521, 1484707516, 1487534948, 1487680495, 1487990618, 1491734633, 1493160198, 1493274702, 1493523445, 1495085360, 1495643960, 1496498693, 1497437573, 1498776776, 1503568477, 1508579219, 1510165986, 1515318676, 1516412236, 1516466801, 1516895482, 1518912433, 1519025406, 1519297979, 1519521845, 1520343785, 1520508848, 1522605388, 1525616519, 1527194132, 1527881880, 1529502910, 1529668577, 1530213204, 1531958276, 1532147361, 1533969754, 1534321652, 1535930642, 1546219725, 1546329140, 1549035200, 1549036793, 1551916551, 1552183659, 1552531607, 1556687086, 1557499483, 1558628908, 1560487812, 1566513737, 1566866298, 1570903421, 1571314784, 1575344874, 1575377498, 1576165877, 1576552017, 1579776464, 1579967728, 1581338344, 1581838099, 1584365251, 1585436313, 1589484338, 1590623501, 1591496097, 1592797972, 1593765052, 1593944103, 1594901297, 1595267412, 1599380121, 1600004929, 1600149317, 1601524379, 1604369267, 1607738538, 1609634438, 1610127304, 1611219619, 1612478456, 1615415257, 1616006009, 1618778706, 1622329751, 1624416182, 1626795469, 1626953829, 1628730302, 1630265632, 1631400299, 1631865943, 1636334531, 1638175747, 1640405373, 1640730088, 1641783382, 1644937589, 1649850485, 1658115154, 1661515106, 1662641344, 1668445826, 1669405362, 1669593180, 1671380266, 1671578615, 1672286963, 1675044847, 1676319856, 1677514902, 1677579880, 1680548421, 1680553201, 1682521937, 1683580013, 1683905015, 1685396534, 1686579089, 1687366599, 1689802492, 1694613540, 1695703899, 1697742401, 1699161551, 1699701407, 1702182629, 1702273572, 1703683786, 1706882778, 1707304449, 1707981333, 1708739273, 1708822777, 1709790258, 1713380707, 1715295461, 1716466286, 1719743717, 1720004977, 1725233638, 1728367570, 1729185916, 1730429864, 1737094802, 1737956792, 1738747883, 1740672587, 1744856037, 1744928038, 1745231785, 1746197741, 1746345062, 1746952853, 1748208173, 1748953429, 1749139135, 1750790555, 1751643810, 1755931312, 1756309466, 1759285509, 1760145564, 1762937676, 1764514787, 1767978232, 1772684810, 1772729826, 1775597289, 1777415928, 1779430562, 1780696176, 1782661359, 1783732286, 1783987873, 1791166230, 1796985645, 1798185037, 1799113209, 1801983752, 1804008672, 1804334442, 1810279040, 1811795579, 1813282605, 1815874436, 1816482883, 1819663195, 1819763229, 1819906097, 1821034857, 1821881999, 1822725234, 1823271942, 1823703083, 1824063541, 1828299064, 1830419417, 1831591715, 1834841905, 1835850415, 1836721125, 1841050620, 1845887838, 1846141338, 1852686288, 1858128303, 1859104901, 1861285956, 1864601398, 1868817756, 1871086888, 1871411191, 1871448683, 1871489031, 1872159693, 1872792725, 1874061904, 1874811782, 1874954803, 1875097943, 1876715258, 1877282847, 1879238377, 1880645388, 1881403887, 1883896331, 1889795654, 1890472766, 1890510061, 1895654741, 1898289869, 1900137002, 1902060636, 1903409821, 1906300109, 1909222194, 1910719882, 1911365064, 1913331174, 1915592780, 1916575400, 1917817043, 1917968007, 1921046478, 1930160927, 1932104718, 1932354460, 1937165338, 1942587874, 1943435219, 1946092407, 1948287015, 1948874071, 1948878161, 1951309847, 1952142883, 1956050392, 1960393191, 1962493489, 1964876643, 1965665048, 1967339491, 1967647143, 1968890630, 1970564937, 1970798030, 1974343159, 1975880422, 1976251923, 1977600958, 1979611855, 1979618134, 1979980284, 1981640054, 1982466019, 1983201515, 1986512836, 1988628608, 1988662989, 1993858476, 1994050359, 1997320501, 1998171431, 2001833044, 2005380428, 2007754202, 2011398720, 2014200012, 2014244838, 2016304778, 2020530824, 2020552276, 2021051800, 2023725298, 2023871671, 2027987577, 2029739811, 2031744499, 2033256024, 2034003607, 2034474326, 2035917673, 2037845846, 2037906573, 2041870409, 2045701437, 2046948266, 2050878804, 2051666066, 2053148600, 2054262080, 2054287959, 2054409930, 2054732722, 2057165724, 2057662120, 2061976066, 2065833909, 2066952213, 2066961920, 2068173587, 2068606236, 2071655377, 2072912445, 2074729324, 2076703689, 2078321728, 2078404684, 2078899344, 2079101744, 2079495587, 2080287968, 2080415013, 2081361042, 2081726701, 2082682463, 2085647740, 2087209328, 2092234142, 2094429700, 2096554445, 2096876472, 2097362177, 2098820009, 2100934438, 2101883831, 2102547318, 2103685919, 2103686002, 2106155415, 2108471051, 2110025481, 2111151968, 2113207169, 2113757408, 2116926403, 2117740382, 2118211542, 2119267031, 2119293381, 2120023886, 2120124735, 2121462268, 2121508807, 2126536916, 2127447817, 2130980328, 2131708145, 2132405501, 2133194703, 2133808089, 2136784273, 2139180247, 2140036173, 2142155400, 2142441096, 2147554051, 2149399782, 2151848123, 2153241901, 2154138591, 2154645349, 2155709679, 2156231108, 2158208795, 2161276003, 2163368133, 2164142775, 2164479191, 2166985732, 2167150291, 2170028126, 2173628251, 2176072087, 2178076211, 2179680632, 2180133401, 2186481881, 2186640123, 2187286809, 2188860152, 2193419991, 2193741848, 2194017419, 2199082498, 2203968070, 2204188627, 2204449065, 2205678064, 2207072105, 2207196348, 2208010918, 2210545462, 2210963971, 2213676160, 2216820630, 2220757547, 2221172103, 2222002729, 2223142007, 2223243334, 2223822637, 2224024862, 2224757018, 2225357872, 2225657456, 2226205277, 2227634052, 2228332482, 2228934818, 2232533643, 2233412328, 2237293515, 2237342789, 2242447801, 2245698616, 2247901804, 2248920260, 2249778563, 2250729495, 2251113619, 2251516004, 2251787564, 2251790054, 2254820204, 2255004960, 2255395244, 2257214761, 2257588255, 2265508888, 2266106571, 2267565602, 2268754668, 2269362641, 2269684182, 2271313558, 2271323816, 2271761277, 2273714464, 2274977100, 2277281389, 2282523976, 2283556151, 2284656820, 2287398624, 2288988639, 2292865886, 2293056478, 2296364810, 2296544592, 2298192356, 2301612678, 2302363530, 2302410317, 2304841166, 2309151989, 2309581950, 2310254291, 2310988042, 2312167114, 2313205414, 2314829509, 2318285776, 2320835676, 2322230352, 2324273018, 2326203755, 2327984292, 2328792332, 2329737052, 2332023665, 2332174591, 2333604413, 2334416478, 2336380131, 2336386775, 2342431336, 2342855648, 2343387205, 2343785858, 2344138729, 2344175213, 2344355726, 2350330372, 2351257145, 2351415413, 2351798668, 2353402947, 2356020091, 2356698231, 2358131329, 2358167211, 2362808705, 2363631910, 2364202501, 2365578126, 2365732822, 2368898150, 2371444081, 2371739366, 2373317080, 2374971045, 2376795763, 2377560260, 2378478494, 2379910055, 2381095062, 2392477279, 2392486431, 2395559619, 2396143010, 2396475468, 2398264883, 2398393214, 2398626743, 2399500036, 2402450939, 2406399494, 2408608347, 2412071155, 2412241271, 2413379698, 2415665501, 2416970412, 2418556367, 2419451683, 2425309281, 2428801259, 2429428092, 2431617977, 2431953175, 2438115483, 2438275562, 2438445733, 2439208703, 2441814156, 2442107802, 2444977038, 2446307670, 2446523703, 2451413256, 2452475178, 2453468540, 2456444651, 2456586139, 2460471454, 2462788567, 2464585231, 2470239602, 2470820898, 2472934036, 2472941191, 2474453002, 2475686218, 2476140307, 2479829808, 2479928547, 2480669928, 2482596434, 2483068966, 2484868062, 2485376061, 2485573525, 2486086332, 2488035602, 2488399848, 2491019339, 2495819712, 2498132912, 2498203692, 2500306415, 2502214769, 2504623104, 2506141363, 2509792862, 2510654380, 2513572502, 2516968736, 2517075204, 2518044049, 2520373745, 2522855467, 2525274986, 2525332932, 2526828174, 2528309863, 2530381870, 2530405642, 2533929138, 2536052997, 2536865066, 2539992156, 2541883738, 2544822962, 2545190502, 2549078521, 2549383974, 2550547981, 2554205022, 2554589431, 2557082886, 2560991851, 2567227212, 2570585247, 2571220133, 2578236054, 2578734340, 2579194905, 2579292029, 2579770426, 2579991455, 2582011399, 2584201037, 2584204210, 2586355750, 2588922301, 2593647782, 2593848409, 2594799964, 2597824269, 2598367509, 2598936763, 2604842428, 2605068582, 2605754528, 2607067210, 2607341558, 2608345542, 2609961393, 2610105196, 2610849096, 2610938526, 2611003670, 2612631926, 2614764997, 2615288092, 2616220644, 2617172451, 2619759926, 2620650114, 2621564243, 2622193224, 2626755883, 2627586898, 2629498677, 2629919204, 2632339067, 2633707674, 2636120427, 2637481961, 2638827656, 2642010007, 2645290867, 2645956225, 2646725687, 2647175701, 2647834869, 2648616318, 2648809814, 2654434661, 2655218293, 2657301296, 2662131760, 2665432790, 2666847651, 2671111681, 2673258371, 2676001697, 2677474210, 2679318206, 2679869295, 2680201677, 2682859816, 2684061351, 2685200306, 2687860704, 2693166241, 2694655429, 2695239761, 2695523656, 2695817692, 2697657304, 2699337582, 2699740444, 2701206793, 2702272952, 2706207308, 2707779266, 2708075094, 2709070221, 2709663543, 2711319066, 2711838375, 2715091220, 2719245524, 2720532470, 2724954348, 2725849457, 2728969192, 2733204320, 2734034782, 2736143922, 2737783556, 2740416399, 2742312450, 2747955089, 2749373498, 2750000103, 2752178528, 2753883691, 2754557615, 2756278094, 2757110333, 2759750022, 2759969558, 2759976667, 2762001575, 2762306935, 2762766414, 2766581118, 2770297565, 2773112531, 2777190488, 2777640819, 2780675334, 2780987101, 2783133984, 2783526021, 2788814613, 2793262533, 2796139731, 2796651639, 2797316318, 2798937102, 2799160939, 2799353135, 2799527893, 2800150686, 2800556017, 2802436832, 2803148989, 2804943779, 2805353914, 2811957675, 2816808434, 2820420837, 2821099962, 2827627500, 2830460407, 2830476460, 2830912108, 2831155182, 2834117765, 2835468555, 2835528438, 2838308762, 2841185960, 2843628746, 2844423472, 2847166407, 2847376793, 2847975113, 2848302084, 2848801875, 2848956589, 2851465449, 2852267706, 2856464265, 2859955556, 2860025251, 2864136903, 2867845262, 2868000316, 2869693382, 2870231353, 2870626493, 2874010231, 2877459926, 2877491275, 2878735288, 2879368681, 2880373256, 2880377246, 2880620536, 2880815437, 2882163489, 2883461041, 2884487815, 2885456849, 2888610666, 2892947569, 2895786939, 2897411566, 2897412890, 2899570963, 2902690585, 2902854321, 2902972761, 2908328665, 2908776266, 2911797074, 2916469383, 2917236498, 2918084467, 2919209245, 2919383044, 2920661450, 2926209791, 2930384493, 2930532050, 2936148999, 2936804828, 2940542124, 2940812557, 2942811863, 2946314326, 2946488231, 2948685046, 2954047526, 2955410958, 2955866026, 2958382275, 2960756013, 2961820365, 2961936135, 2969458489, 2973422893, 2976098169, 2977170819, 2978341816, 2981525769, 2985117511, 2985564411, 2987165849, 2989484987, 2991956429, 2992621957, 2993708771, 2993736924, 2994426260, 2996616437, 2997209862, 2999821100, 3001313681, 3004561553, 3005756825, 3007637671, 3008034518, 3012032795, 3015981069, 3018741512, 3025426336, 3028151864, 3029220726, 3030926143, 3032959513, 3033303417, 3034719507, 3034835279, 3035203769, 3035912493, 3035932969, 3039496444, 3040505524, 3040767710, 3041837934, 3044075584, 3046990754, 3047038597, 3047607578, 3048517308, 3050059704, 3050534800, 3053991602, 3054362486, 3054933653, 3055095661, 3055374748, 3057447279, 3058453705, 3063363387, 3063872340, 3064453582, 3064466660, 3066070308, 3067171245, 3068903427, 3072015411, 3072674649, 3072956654, 3073088837, 3073377948, 3076938902, 3077179067, 3077722205, 3078926636, 3080312878, 3085690345, 3086766618, 3087797892, 3091295977, 3094367059, 3096880573, 3097546001, 3097565264, 3104363115, 3104553046, 3104768230, 3108625971, 3108832794, 3112201864, 3117695733, 3119240835, 3120356633, 3120649334, 3121712544, 3121834212, 3122364298, 3123109274, 3125660615, 3126241180, 3127691630, 3128290420, 3129379524, 3130222984, 3130743469, 3133127138, 3135675466, 3136414818, 3137391980, 3137985346, 3151375291, 3153449402, 3154858089, 3157997196, 3158849768, 3160265747, 3160502690, 3164390857, 3164955954, 3165062880, 3165576047, 3165874916, 3166766932, 3168133685, 3169671098, 3170141011, 3172954653, 3181133161, 3184966407, 3185485810, 3185940325, 3188188255, 3189868957, 3192962924, 3194062364, 3196170572, 3196252197, 3197234255, 3199936158, 3203117970, 3204306462, 3206482546, 3207862142, 3207954477, 3208307277, 3209106405, 3212507455, 3214136852, 3214386918, 3216857182, 3217159071, 3217953752, 3222082364, 3223830103, 3227385353, 3227755291, 3231206332, 3231460631, 3231750981, 3233433263, 3233772704, 3235710744, 3235978992, 3236957483, 3244251264, 3245214477, 3246318430, 3246413297, 3247610623, 3251383268, 3251663515, 3258848679, 3260842264, 3264512867, 3265829862, 3266392296, 3266571575, 3268217685, 3268834644, 3270389760, 3270485920, 3271517206, 3272509880, 3277211939, 3280207303, 3281718440, 3285214955, 3286062789, 3286714518, 3288429461, 3288768558, 3289365086, 3292034365, 3292663809, 3292719185, 3298787401, 3303595709, 3305047779, 3305066363, 3305986677, 3308337066, 3310339323, 3311237101, 3312831017, 3313142947, 3314567212, 3314690510, 3316782912, 3317406741, 3317758163, 3317954170, 3318294800, 3318649596, 3321302820, 3324483311, 3326257432, 3328021012, 3329205303, 3329491870, 3332205863, 3333966524, 3334041713, 3334244094, 3335587743, 3336071650, 3336276707, 3337196666, 3342130794, 3342347089, 3344925306, 3345046231, 3346714152, 3348042213, 3348787085, 3351121364, 3352544433, 3354095848, 3355837174, 3357087124, 3357211375, 3358390992, 3359983389, 3360297329, 3361112337, 3361116837, 3363420837, 3367988660, 3370843210, 3371386662, 3371718632, 3372797595, 3374807678, 3378257448, 3378493743, 3378942401, 3385229973, 3385418134, 3387168685, 3387348659, 3388128391, 3388561341, 3389122890, 3390097004, 3391427779, 3391786757, 3392439707, 3393594724, 3394474847, 3394711304, 3398139127, 3398516579, 3400717586, 3402714894, 3403624845, 3404249457, 3406439392, 3408457557, 3408839317, 3409493670, 3409599385, 3417895356, 3418578710, 3420112596, 3420864079, 3421437541, 3422012065, 3424275320, 3424416850, 3426937334, 3427113008, 3427885333, 3433363937, 3433727539, 3434091270, 3435635990, 3436272084, 3437697499, 3439630739, 3441717880, 3443761121, 3443901651, 3444945919, 3445000284, 3445323820, 3446068196, 3446740940, 3447053195, 3448709770, 3449647504, 3452344045, 3455561373, 3457585297, 3460332177, 3460920231, 3462580352, 3462952772, 3465000686, 3470112732, 3470891309, 3471438043, 3473994991, 3474482892, 3476358369, 3481014527, 3484243017, 3485590802, 3488942124, 3489533844, 3489788147, 3490292633, 3493051780, 3494682540, 3495384394, 3496525559, 3497274518, 3497888297, 3499471032, 3501670441, 3507700071, 3510905630, 3511147304, 3511899063, 3513312363, 3513659062, 3515006153, 3516493144, 3518792336, 3519902241, 3522694042, 3522822053, 3524918298, 3524975944, 3525263401, 3526600736, 3529037257, 3534225872, 3534414619, 3535743422, 3536631513, 3543359586, 3545266099, 3547032464, 3547392008, 3551777449, 3554487424, 3561050208, 3561246149, 3562654737, 3563586428, 3564066070, 3567930283, 3569649000, 3570952694, 3571937684, 3572290894, 3581867654, 3583006856, 3587656731, 3588737460, 3592011522, 3594323091, 3594948533, 3600648377, 3601045761, 3601615260, 3601783333, 3605306919, 3609050847, 3610131539, 3612018968, 3616034459, 3616688108, 3619487338, 3619670251, 3619926021, 3622376709, 3626043858, 3627238462, 3628421867, 3629122859, 3630664449, 3631074271, 3633118485, 3633411667, 3635693196, 3636719094, 3641486606, 3642126263, 3647313548, 3648620980, 3650784682, 3655558862, 3661648333, 3661758598, 3662695526, 3662700069, 3662815903, 3664785491, 3665517786, 3666162352, 3667202172, 3667629336, 3670182636, 3671326738, 3671836260, 3673120095, 3673239061, 3674431309, 3675991671, 3681616468, 3682596709, 3685104888, 3687635978, 3688728272, 3688787216, 3691777620, 3692019169, 3694599166, 3696368336, 3706561447, 3707970352, 3709082690, 3714506477, 3715267712, 3715671586, 3721075222, 3721337576, 3722372958, 3722901930, 3723857068, 3724495368, 3724702081, 3725413354, 3726213761, 3727223896, 3728879956, 3732782363, 3733051243, 3734490979, 3735057128, 3737959048, 3744435830, 3745544817, 3745827511, 3747204858, 3752620161, 3753090405, 3755538904, 3755759413, 3757217747, 3761914905, 3762213585, 3763420628, 3763602679, 3770386776, 3772577020, 3773174665, 3773202516, 3774638274, 3777518007, 3778454345, 3778715688, 3781408746, 3782300025, 3784029118, 3786548512, 3787371520, 3790289047, 3791855820, 3794812961, 3795086333, 3795161329, 3795387863, 3801449030, 3802833869, 3806663392, 3807076259, 3807232429, 3807346473, 3807539682, 3807583611, 3808704470, 3810580083, 3812079553, 3819561324, 3820764759, 3820945427, 3821269549, 3824617917, 3825745549, 3827084868, 3828286294, 3832589107, 3832872815, 3835923949, 3836183061, 3836211982, 3836638294, 3837731752, 3840636983, 3840728839, 3842180548, 3845939722, 3846396653, 3848756163, 3851508623, 3851510264, 3857732992, 3857739795, 3859733028, 3860417447, 3862713935, 3868142959, 3872214451, 3872294180, 3872481379, 3874502860, 3875119231, 3875981435, 3877443569, 3879432812, 3879956967, 3880228709, 3887776574, 3887962257, 3888041129, 3891908550, 3892189419, 3892227216, 3892284896, 3892552395, 3893256645, 3893609862, 3896035680, 3897356973, 3899102996, 3899379683, 3899488769, 3900768543, 3904068217, 3904943702, 3905241392, 3905729748, 3910115173, 3910523844, 3914001281, 3918251917, 3920457587, 3926064263, 3931261381, 3932385310, 3934531319, 3935657040, 3937336812, 3937564390, 3938949305, 3940639744, 3941990162, 3946262435, 3946431415, 3947453793, 3947703076, 3949121969, 3950389629, 3950865866, 3952687366, 3952977213, 3953067514, 3953651478, 3953782629, 3956781082, 3957723936, 3962609278, 3962668548, 3963824095, 3965205198, 3967009429, 3977537652, 3977542168, 3982686183, 3984178066, 3989684547, 3990684593, 3991168802, 3993255894, 3996441519, 3999211370, 4000433339, 4004174345, 4009858614, 4011051293, 4012967376, 4019572931, 4019792897, 4021753734, 4022768904, 4022904197, 4023597582, 4024482947, 4029650243, 4031158800, 4036060211, 4036408232, 4037844562, 4038136608, 4038643658, 4041202022, 4041602925, 4042567387, 4043790036, 4043897892, 4046093145, 4052422793, 4053408229, 4053907994, 4060681398, 4063169069, 4063513709, 4064084880, 4071339062, 4071385035, 4073583633, 4075020315, 4076571712, 4076798200, 4079964281, 4081408583, 4082431262, 4085818463, 4088648197, 4089784115, 4090447801, 4094083568, 4095052211, 4095748367, 4096194659, 4098698015, 4102698680, 4104798413, 4106558455, 4107890085, 4109221975, 4112237940, 4112348476, 4119322065, 4122918429, 4124770256, 4125831354, 4126816925, 4128207670, 4128430968, 4128935343, 4129078190, 4130540127, 4131468368, 4133296599, 4133410107, 4141293044, 4142475162, 4143213262, 4143986089, 4144059922, 4144226428, 4144711492, 4147235562, 4149561438, 4150915522, 4151108105, 4152471160, 4154694320, 4159638781, 4164154577, 4166163561, 4169900789, 4169913714, 4171654903, 4172674164, 4172891227, 4175994772, 4177644477, 4177724562, 4177925200, 4180725658, 4181078167, 4182191160, 4182193622, 4185977579, 4189925253, 4191101853, 4195047811, 4198001133, 4198312145, 4201492693, 4205067246, 4207041357, 4207467640, 4216347162, 4216990545, 4220889268, 4223816499, 4239184722, 4239278254, 4241993688, 4243693756, 4246359833, 4248473124, 4248563323, 4252086140, 4252157116, 4253459818, 4259069245, 4260445966, 4261823634, 4262650678, 4263368093, 4264670951, 4265030424, 4271154845, 4271488449, 4271614428, 4273711702, 4276202419, 4277350893, 4277564380, 4277667662, 4278379182, 4279306975, 4279483431, 4280845290, 4281252174, 4281260754, 4283515582, 4287927392, 4288442984, 4290295017, 4294493383)
"""CRC-32 of patterns."""
ROWS_OF_PATTERNS = (134, 1899, 768, 1866, 1815, 2253, 1510, 1369, 4, 935, 1374, 1329, 1341, 427, 57, 1239, 98, 1933, 1047, 470, 1739, 2359, 1825, 857, 1535, 2167, 1557, 1643, 1941, 1934, 2217, 896, 1104, 1010, 2289, 394, 1254, 1076, 1709, 973, 659, 727, 287, 205, 191, 1446, 757, 2148, 1215, 2304, 2228, 333, 1077, 879, 100, 1058, 704, 1456, 1059, 354, 1798, 391, 138, 919, 1285, 1463, 1105, 797, 2057, 46, 1512, 988, 2158, 518, 952, 294, 1085, 2081, 1732, 1337, 748, 231, 752, 176, 2187, 579, 1980, 489, 1678, 1902, 2222, 301, 1051, 978, 338, 761, 1841, 1942, 1270, 326, 1935, 0, 288, 1219, 181, 170, 2002, 1867, 1422, 1853, 2063, 956, 1331, 543, 1364, 1896, 2095, 1004, 1605, 1677, 589, 1197, 560, 2079, 20, 2127, 2250, 511, 135, 1268, 913, 618, 854, 2340, 516, 1763, 139, 45, 711, 1698, 866, 180, 319, 1743, 2100, 1218, 940, 688, 317, 1340, 1354, 81, 53, 1405, 2219, 621, 2302, 1725, 774, 1511, 402, 1228, 1018, 2244, 155, 1930, 567, 1585, 1655, 1940, 1101, 1975, 1182, 2103, 256, 2269, 1163, 1551, 1702, 1576, 50, 1536, 65, 265, 572, 1974, 187, 2015, 1516, 373, 686, 510, 400, 421, 461, 1187, 2051, 2155, 1139, 2268, 1758, 189, 987, 2252, 464, 466, 1992, 1834, 2076, 146, 600, 290, 1798, 583, 1094, 1685, 2054, 243, 1996, 2142, 580, 1271, 1299, 875, 1181, 2358, 1156, 1613, 700, 707, 431, 2324, 2198, 1086, 1486, 380, 1644, 2193, 549, 2328, 484, 994, 2205, 1005, 1454, 542, 36, 584, 1982, 812, 1384, 274, 885, 1986, 1233, 460, 2307, 1071, 289, 137, 282, 359, 1947, 1161, 86, 1583, 70, 1335, 1887, 1372, 64, 401, 809, 1819, 292, 53, 1964, 2132, 1054, 1620, 2121, 755, 967, 1669, 1988, 2062, 1064, 974, 2309, 1548, 1764, 642, 1628, 1873, 1744, 1515, 101, 999, 1468, 1998, 372, 1635, 1263, 1400, 1358, 330, 236, 1423, 253, 163, 2323, 648, 2160, 5, 2298, 528, 2171, 1843, 385, 1908, 1361, 1616, 944, 1478, 955, 298, 753, 1028, 1679, 1569, 2311, 1901, 547, 2291, 2206, 2196, 2363, 129, 2349, 668, 1740, 2267, 2306, 286, 936, 2107, 257, 946, 2010, 692, 1586, 1062, 1201, 2213, 997, 306, 665, 1090, 1593, 2225, 63, 2073, 1497, 1199, 924, 1258, 912, 1221, 2226, 2108, 1025, 2181, 1330, 93, 1245, 2352, 1588, 1856, 2021, 1533, 2000, 619, 1477, 1871, 2357, 637, 1757, 1965, 1768, 2023, 840, 1093, 136, 2242, 2278, 2125, 1302, 878, 209, 1816, 74, 1752, 1722, 1429, 870, 629, 1475, 519, 592, 972, 1504, 2036, 1295, 226, 1509, 295, 1292, 1534, 1821, 2013, 2050, 1260, 23, 586, 99, 695, 67, 1717, 1530, 108, 1214, 1474, 2119, 1964, 1125, 1776, 739, 792, 1063, 48, 2009, 2074, 1627, 118, 1765, 1430, 1251, 1283, 610, 200, 1929, 679, 971, 467, 386, 2258, 215, 2325, 1319, 313, 759, 2092, 195, 119, 40, 2260, 1626, 1653, 905, 62, 1222, 111, 1074, 818, 1485, 1236, 451, 697, 1712, 1202, 2377, 2239, 2235, 499, 1348, 76, 301, 853, 1789, 1694, 1579, 2346, 874, 1833, 1879, 1693, 1922, 1734, 90, 469, 839, 883, 1715, 1309, 1043, 882, 418, 2299, 1281, 2048, 1973, 1674, 1473, 1953, 496, 816, 1432, 1964, 189, 921, 1957, 1420, 6, 1359, 1242, 202, 1334, 1735, 578, 1777, 794, 1243, 2191, 156, 1026, 2038, 799, 1065, 2316, 1529, 239, 822, 77, 1552, 773, 2246, 1448, 948, 2380, 1275, 324, 471, 1396, 1822, 455, 767, 650, 961, 1120, 382, 1684, 2178, 2175, 1759, 1989, 1829, 828, 2161, 682, 32, 953, 375, 1117, 1343, 1332, 819, 1609, 308, 437, 1880, 269, 183, 356, 983, 1191, 1728, 1156, 1321, 114, 325, 2035, 33, 10, 556, 596, 852, 843, 602, 1581, 284, 75, 1060, 2338, 1573, 1820, 1633, 322, 1964, 442, 1253, 1460, 652, 229, 2320, 60, 841, 2210, 776, 1731, 1958, 732, 323, 1323, 420, 2251, 698, 109, 2328, 388, 2231, 2374, 778, 360, 1680, 908, 2083, 1924, 1160, 622, 2343, 2043, 1814, 1297, 133, 1168, 416, 1131, 636, 1831, 803, 2097, 376, 2095, 2364, 1664, 705, 315, 1987, 309, 1623, 347, 1434, 2296, 1690, 831, 142, 1823, 1595, 1705, 1180, 2263, 234, 1145, 2080, 723, 424, 2089, 1189, 709, 916, 2197, 1186, 1886, 1238, 2147, 2362, 1073, 1067, 1729, 1638, 890, 197, 1915, 649, 834, 1659, 2329, 1539, 1767, 1589, 2314, 1780, 1206, 1835, 1496, 2056, 1889, 1220, 1380, 1394, 906, 1561, 157, 1119, 604, 2248, 1007, 1636, 1390, 941, 2039, 1632, 1995, 1022, 2006, 593, 1036, 30, 31, 785, 491, 1625, 1204, 1451, 221, 1431, 631, 1450, 1858, 787, 1009, 913, 132, 1081, 2202, 2277, 1234, 233, 1465, 1057, 1118, 1648, 316, 661, 1714, 745, 82, 1560, 1689, 1127, 1148, 1936, 2234, 625, 198, 830, 574, 2049, 2203, 2059, 1094, 1681, 1926, 1091, 2232, 1436, 1008, 410, 886, 2104, 1928, 24, 1244, 1003, 278, 318, 2029, 1314, 1193, 1639, 2044, 1726, 934, 811, 1252, 453, 729, 1612, 559, 788, 534, 348, 660, 2216, 1808, 1391, 1912, 2012, 429, 2060, 246, 1813, 87, 966, 2061, 504, 1882, 487, 1904, 550, 901, 123, 2221, 1128, 2131, 1307, 1842, 1505, 2138, 47, 1938, 37, 1851, 541, 1697, 1696, 349, 814, 458, 463, 1854, 2293, 1272, 2214, 2257, 1895, 1762, 15, 405, 833, 1575, 1761, 2168, 16, 2102, 1682, 158, 728, 2355, 2122, 1849, 813, 1850, 640, 1034, 1688, 1070, 2130, 1308, 104, 1276, 963, 1385, 2247, 514, 677, 1455, 1811, 546, 675, 2227, 525, 1943, 1301, 1658, 1955, 1568, 951, 1675, 1553, 582, 806, 1985, 1011, 2356, 352, 1625, 58, 1472, 1382, 1150, 1185, 1177, 2165, 1631, 561, 315, 507, 373, 1550, 2153, 920, 1438, 1920, 1673, 2072, 2274, 1326, 1622, 1020, 624, 1439, 130, 302, 83, 1200, 1482, 1045, 2086, 179, 691, 1392, 1289, 1528, 1564, 959, 1388, 1979, 2135, 1015, 1911, 656, 112, 1203, 1978, 1407, 1470, 909, 2233, 564, 2318, 1105, 1398, 1362, 241, 152, 1491, 1393, 1594, 1029, 1837, 3, 1114, 1037, 2173, 742, 1280, 1370, 1652, 1641, 1861, 212, 1769, 413, 506, 1019, 847, 34, 2215, 2016, 1962, 998, 868, 1406, 2264, 2281, 1967, 2003, 736, 71, 39, 1876, 1546, 1198, 2183, 1336, 2065, 297, 2141, 1247, 2341, 821, 845, 283, 2085, 791, 2276, 403, 594, 2053, 1855, 754, 304, 1566, 245, 1792, 817, 829, 1963, 320, 1993, 462, 2351, 276, 1352, 178, 448, 423, 188, 2354, 321, 1038, 1753, 383, 1192, 167, 699, 1304, 2243, 2224, 145, 749, 802, 406, 1155, 657, 490, 872, 1921, 492, 856, 721, 439, 303, 1096, 1175, 1134, 1775, 1591, 408, 482, 2004, 2098, 51, 102, 1140, 1035, 1049, 1838, 653, 1946, 466, 2310, 1645, 863, 25, 766, 2177, 61, 1306, 2385, 671, 2301, 529, 864, 2140, 737, 848, 1531, 1050, 2212, 371, 149, 824, 2256, 96, 1847, 1152, 1600, 2303, 888, 1108, 66, 617, 2070, 351, 613, 1917, 1031, 368, 501, 213, 1069, 1353, 1098, 1409, 1418, 1797, 1232, 415, 795, 2090, 1520, 1349, 339, 1184, 419, 663, 1844, 1126, 227, 553, 1479, 2, 2166, 667, 696, 342, 544, 992, 1519, 2041, 1105, 1100, 716, 62, 1278, 981, 1596, 2159, 1048, 88, 247, 1317, 1224, 452, 810, 2283, 79, 881, 1095, 216, 1300, 128, 612, 147, 1865, 2188, 658, 1984, 2195, 432, 1773, 889, 902, 2117, 2236, 1565, 1718, 1667, 764, 1650, 1075, 899, 523, 1796, 127, 1607, 2279, 1582, 1894, 1897, 1350, 573, 1711, 115, 2019, 228, 616, 1403, 280, 1157, 2287, 1430, 1365, 587, 1713, 1825, 7, 687, 1927, 1968, 2317, 975, 1320, 395, 693, 411, 1793, 2058, 1032, 1282, 2185, 683, 532, 568, 1951, 1305, 68, 1541, 1290, 266, 192, 1785, 1173, 106, 1846, 2286, 634, 513, 1771, 1096, 2379, 412, 272, 1296, 706, 1607, 1706, 825, 1824, 1373, 1875, 1466, 1001, 2180, 426, 1574, 2174, 993, 836, 654, 399, 2284, 1169, 425, 591, 805, 1624, 1089, 957, 965, 808, 256, 2113, 1925, 2034, 434, 1138, 2290, 1106, 358, 2201, 1948, 1518, 1517, 440, 798, 1293, 1261, 430, 823, 178, 1360, 1171, 1547, 186, 2368, 94, 1661, 1217, 267, 340, 1205, 1513, 1670, 1111, 1339, 871, 495, 747, 2261, 2028, 1750, 673, 1416, 1121, 804, 918, 1322, 1685, 1683, 684, 1868, 844, 1480, 1543, 672, 422, 165, 1522, 2237, 1549, 2305, 1727, 1863, 1507, 17, 741, 1488, 1132, 638, 398, 733, 884, 251, 1910, 1969, 1788, 1601, 2084, 1449, 2082, 1754, 772, 184, 1521, 1142, 800, 1375, 1545, 1286, 770, 647, 1760, 1812, 1707, 1716, 620, 224, 1209, 517, 1587, 2331, 1562, 1135, 630, 717, 1267, 1830, 343, 545, 208, 1537, 175, 131, 1164, 404, 1662, 459, 54, 169, 720, 1311, 1608, 345, 201, 2022, 1123, 876, 150, 714, 535, 931, 1368, 336, 771, 1273, 422, 1490, 1410, 1781, 2361, 1457, 1144, 1742, 1318, 1525, 21, 2008, 500, 255, 1188, 475, 933, 124, 643, 1347, 2118, 1665, 985, 1316, 18, 447, 53, 1782, 1016, 41, 258, 2230, 310, 330, 66, 1736, 1695, 1704, 1145, 2064, 2120, 2182, 1017, 1877, 2033, 230, 1699, 537, 860, 1387, 876, 1916, 1227, 177, 357, 954, 1597, 11, 893, 199, 1165, 2382, 1774, 314, 1603, 601, 193, 2024, 2255, 1216, 261, 859, 2032, 738, 2353, 820, 1602, 1078, 1836, 1411, 1606, 1342, 384, 365, 248, 1103, 1981, 85, 2200, 930, 350, 275, 611, 1907, 245, 1088, 2018, 361, 344, 374, 2386, 204, 626, 2111, 2333, 943, 2031, 1248, 1972, 2321, 252, 2134, 571, 608, 536, 2017, 633, 1604, 1900, 1634, 1345, 1240, 1950, 1660, 2046, 1241, 539, 223, 164, 2172, 731, 1226, 121, 73, 1190, 151, 569, 1860, 2372, 1080, 1806, 929, 1461, 1212, 2300, 730, 743, 19, 897, 1249, 1563, 2149, 1676, 1495, 1235, 527, 1960, 190, 1414, 1264, 1672, 22, 1110, 174, 942, 259, 422, 494, 2179, 1397, 796, 52, 465, 960, 1379, 850, 218, 449, 1859, 1294, 2325, 892, 1825, 1738, 1464, 769, 2288, 2308, 2078, 555, 1668, 1724, 194, 1961, 685, 641, 1737, 341, 2091, 1002, 21, 1540, 917, 1346, 1991, 1686, 1408, 1377, 2067, 726, 958, 2313, 676, 590, 1469, 367, 1825, 1874, 444, 125, 1611, 1412, 979, 1159, 473, 1099, 911, 1041, 305, 2042, 219, 1366, 984, 887, 1000, 750, 2126, 1710, 982, 1371, 1567, 1803, 1344, 1848, 1024, 627, 2146, 1826, 1162, 2376, 1532, 758, 557, 1213, 1556, 1971, 285, 1501, 1647, 95, 1913, 1310, 1153, 1869, 548, 1914, 417, 328, 1817, 318, 865, 307, 903, 1720, 1141, 42, 724, 2133, 991, 2335, 1964, 1818, 502, 196, 298, 2238, 2186, 8, 1056, 2030, 2116, 1421, 232, 498, 623, 2027, 615, 387, 2275, 2347, 1030, 2143, 1404, 296, 488, 1932, 1883, 268, 1748, 1166, 78, 577, 585, 478, 907, 1642, 1092, 2055, 293, 1747, 521, 55, 603, 2262, 281, 915, 72, 335, 2245, 877, 2332, 1952, 1052, 1333, 1923, 160, 2272, 996, 1027, 2164, 1651, 520, 1435, 1956, 116, 1878, 2381, 1397, 2218, 1500, 2052, 1799, 995, 2322, 1208, 1852, 858, 334, 2075, 346, 540, 2154, 1109, 607, 1798, 207, 1458, 1571, 1256, 2204, 2344, 2047, 2066, 1176, 2011, 835, 1898, 1584, 2370, 270, 888, 1885, 533, 1146, 396, 1766, 1508, 2366, 1487, 1042, 214, 113, 1082, 2106, 1745, 713, 2145, 538, 2207, 756, 370, 928, 1395, 910, 689, 1997, 1424, 481, 725, 922, 678, 2069, 2220, 1133, 279, 1427, 327, 28, 262, 414, 1225, 898, 126, 751, 722, 779, 1376, 210, 1174, 614, 1964, 1802, 1223, 969, 1524, 2254, 1527, 1484, 558, 1444, 1498, 512, 1499, 1115, 153, 1467, 211, 2099, 422, 1386, 91, 783, 1649, 563, 1593, 362, 1770, 1872, 1832, 2170, 1053, 1262, 2319, 2096, 29, 784, 694, 1167, 937, 980, 670, 445, 1893, 1291, 1630, 1122, 900, 1288, 300, 986, 56, 1428, 1559, 1355, 428, 1136, 1113, 832, 2176, 775, 838, 782, 1012, 1324, 524, 862, 69, 2110, 1827, 2071, 1857, 1944, 1493, 904, 320, 976, 172, 1014, 606, 1459, 515, 2265, 1983, 950, 2093, 651, 2114, 260, 1580, 2087, 2088, 2369, 781, 1772, 1023, 1809, 2249, 2371, 13, 2014, 2209, 1178, 1538, 2137, 2350, 1828, 990, 1890, 143, 597, 1578, 389, 1610, 815, 842, 1918, 1426, 222, 827, 2123, 989, 551, 182, 1881, 1437, 2152, 2026, 1730, 141, 171, 1888, 2109, 1441, 1255, 2348, 2345, 337, 105, 2139, 2020, 35, 2383, 949, 110, 390, 1279, 609, 1006, 1905, 277, 1084, 264, 1492, 1210, 480, 1687, 1170, 476, 1839, 2105, 1671, 2115, 2068, 2128, 254, 355, 765, 1357, 1303, 1277, 1453, 1415, 2163, 1598, 1196, 2124, 2025, 718, 2326, 250, 1514, 1964, 364, 861, 1061, 1954, 1884, 2184, 397, 1351, 2312, 1447, 1800, 1783, 1700, 2280, 587, 436, 1544, 1615, 2360, 1599, 1804, 1079, 433, 508, 2294, 1363, 84, 1949, 140, 2169, 708, 2037, 1663, 1231, 576, 1523, 312, 662, 1229, 1786, 1619, 2297, 1230, 203, 49, 2259, 2339, 450, 2327, 1810, 719, 2211, 1401, 1269, 38, 526, 240, 185, 1807, 1112, 249, 1964, 746, 1617, 1494, 760, 1746, 914, 1721, 2136, 299, 780, 869, 1172, 837, 2378, 669, 281, 225, 1621, 1558, 1419, 1976, 122, 880, 1483, 1328, 1708, 503, 497, 2330, 2001, 217, 2156, 1102, 1055, 381, 605, 1741, 554, 166, 530, 1999, 701, 1503, 2157, 968, 446, 1356, 9, 2375, 474, 1542, 712, 1437, 1909, 1083, 1143, 2273, 786, 645, 2384, 1970, 1147, 945, 962, 1259, 1476, 1033, 851, 2337, 895, 894, 2149, 1039, 1284, 690, 2282, 1137, 1124, 1298, 27, 2336, 363, 1413, 493, 735, 1990, 2189, 581, 826, 681, 1129, 2151, 1313, 2077, 734, 1440, 263, 1, 1870, 1257, 1526, 655, 2162, 120, 1417, 2367, 244, 1452, 238, 378, 1937, 565, 1149, 2045, 1327, 366, 1013, 938, 159, 566, 1154, 1945, 1723, 762, 2342, 1266, 552, 763, 807, 1429, 353, 970, 1383, 925, 2199, 161, 702, 939, 632, 2005, 1554, 2150, 639, 1629, 570, 485, 1555, 1637, 1931, 154, 144, 2240, 420, 1443, 2094, 777, 2295, 1749, 740, 472, 1794, 588, 1315, 1068, 1733, 1703, 483, 703, 1654, 428, 1246, 964, 117, 59, 1367, 867, 846, 168, 873, 1462, 148, 1691, 680, 1312, 1506, 1572, 1994, 97, 107, 486, 801, 441, 2223, 2112, 1021, 1845, 53, 927, 392, 311, 1489, 1862, 1618, 1116, 1502, 1040, 2101, 1381, 1471, 1959, 2241, 291, 1964, 242, 331, 2334, 575, 1657, 2040, 1425, 1919, 1756, 329, 1430, 1194, 505, 947, 1784, 666, 2192, 1692, 891, 206, 1044, 1966, 1614, 1046, 1183, 479, 1790, 789, 793, 1072, 1751, 1389, 1977, 2208, 1778, 1151, 162, 316, 1640, 1701, 977, 595, 2315, 220, 2229, 1338, 628, 1378, 1590, 2144, 1787, 413, 926, 674, 923, 2266, 2129, 744, 1801, 599, 2373, 1891, 1939, 2190, 379, 1719, 393, 2285, 89, 438, 522, 1310, 273, 1274, 1755, 1433, 598, 786, 1795, 43, 1445, 468, 1265, 855, 635, 443, 644, 1570, 1805, 92, 173, 710, 1066, 1779, 1402, 235, 329, 26, 1656, 1646, 2194, 103, 1840, 1087, 1179, 1325, 456, 1195, 1207, 664, 2271, 409, 457, 1130, 790, 1481, 1864, 407, 332, 44, 454, 2365, 369, 237, 2292, 715, 2007, 1250, 1892, 849, 1237, 1791, 1287, 1158, 1399, 2270, 932, 271, 1261, 1577, 509, 80, 1903, 531, 1666, 1906, 562, 1097, 14, 1211, 646, 435, 477, 1442, 12, 1592, 1107)
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
