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
    '100 138\t has no attribute \t\tline\tmodule \n'
    '56\t has no attribute \t\tline\tmodule "distutils\tmodule "pkg_resources\tmodule "setuptools\tmodule \'distutils\tmodule \'pkg_resources\tmodule \'setuptools\n'
    '66\t has no attribute \t\tline\tmodule "k2\tmodule "numpy\tmodule "torch\tmodule "torchaudio\tmodule "torchvision\tmodule "triton\tmodule "vllm\tmodule "xformers\tmodule \'k2\tmodule \'numpy\tmodule \'torch\tmodule \'torchaudio\tmodule \'torchvision\tmodule \'triton\tmodule \'vllm\tmodule \'xformers\n'
    '68\t has no attribute \t\tline\tmodule "os\tmodule \'os\n'
    '67\t has no attribute \t\tline\tmodule "torch\tmodule \'torch\tmodule ‘torch\n'
    '56\t has no attribute \t\tline\tpkgutil\n'
    '68\t has no attribute \t\tline\tsignal\n'
    '67\t has no attribute \t\tline\ttype object \n'
    '30\t has no member\t\tline\tnvcuda::wmma\n'
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
    "90\t' is not recognized as an internal\n"
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
    '64\tNo module named \t\tline\t_plugin\n'
    '61\tNo module named \t\tline\tcuda.ccudart"\tcuda.ccudart\'\tcuda.cuda"\tcuda.cuda\'\tcuda.cudart"\tcuda.cudart\'\tcuda.nvrtc"\tcuda.nvrtc\'\n'
    '61\tNo module named \t\tline\tcutlass.\n'
    '56\tNo module named \t\tline\tdistutils\tsetuptools\twheel\n'
    '56\tNo module named \t\tline\tdistutils.\n'
    '68\tNo module named \t\tline\tfcntl\tgrp\tpwd\ttermios\n'
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
    '42\tconfiguration file provided by "\n'
    '53\tconfiguration file provided by "\t\tline\t" with\n'
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
    '84\tcublas.CUBLASError: \t\tline\tCUBLAS_STATUS_ALLOC_FAILED\tCUBLAS_STATUS_NOT_INITIALIZED\n'
    '5\tcublas64_\tcublasLt64_\tcudart64_\tcufft64_\tcusparse64_\tnvrtc64_\t\t\t.dll\n'
    '5\tcublas64_\tcublasLt64_\tcudart64_\tcufft64_\tcusparse64_\tnvrtc64_\t\tline\t.dll\n'
    "5\tcublas64_\tcublasLt64_\tcudart64_\tcufft64_\tcusparse64_\tnvrtc64_\t\tline\tCode kann nicht fortgesetzt werden, da\tCodes kann nicht fortgesetzt werden, da\tcan't start because\tcannot start because\tcode execution cannot proceed because\tkann nicht gestartet werden, da\tne peut continuer, car\tne peut démarrer, car\tno puede continuar porque no se encontró\tnon può proseguire perché\tnão pode continuar porque\tна компьютере отсутствует\tсистема не обнаружила\tコンピューターに\t因為找不到\t由于找不到\t計算機中丟失\t计算机中丢失\n"
    '84\tcuda runtime error (2) : out of memory\n'
    '4\tcudaErrorInsufficientDriver\n'
    '28\tcudaErrorInvalidDeviceFunction\thipErrorInvalidDeviceFunction\n'
    '137\tcudaFuncAttributeMaxDynamicSharedMemorySize, \t\tline\tinvalid argument\n'
    '8\tcudaGetDeviceCount()\t\tline\tError 304: OS call failed\tError 500: named symbol not found\tError 999: unknown error\n'
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
    '119\terror D8016\t\t46\t"/\t\'/\t“/\n'
    '50\terror MSB3428: \t\tline\tVisual C++\n'
    '87\terror MSB3721: \n'
    '50\terror MSB8020: \n'
    '53\terror MSB8036: \t\tline\tWindows SDK\n'
    '127\terror while loading shared libraries: \t\tline\tlibc10_cuda.so: cannot\tlibtorch_cuda.so: cannot\n'
    '114\terror: "auto" is not allowed here\n'
    '88\terror: RPC failed; \n'
    '50\terror: [WinError 2]\t\t\trunning build_ext\n'
    '114\terror: a member with an in-class initializer must be const\n'
    '67\terror: a pointer to a bound function may only be used to call \t\tline\tit\tthe function\n'
    '43\terror: constant value is not known\terror: expected a\terror: identifier "__\terror: invalid redeclaration of\terror: name followed by "::" must\terror: namespace "std" has no member "__\terror: pack expansion does not make use\terror: qualified name is not allowed\terror: this declaration has no\terror: type name is not allowed\terror: user-defined literal operator not found\t\tline\tc++/\n'
    '39\terror: constexpr function never produces a constant expression\n'
    '114\terror: constexpr if statements are a C++17 feature\n'
    '53\terror: could not find \t\tline\t for checkout of\t for clone of\n'
    "88\terror: downloading '\t\tline\t' failed\n"
    '119\terror: expected an identifier\terror: expected unqualified-id before\t\t203\tfar\tmax\tmin\tnear\tsmall\n'
    "121\terror: forward declaration of \t\tline\t'TH\t'struct TH\t‘TH\t‘struct TH\n"
    '43\terror: identifier "__builtin_\t\tline\t" is undefined\n'
    '36\terror: invalid instruction\terror: invalid operand for instruction\terror: unexpected token\terror: unknown directive\terror: unknown token\t\t151\t%laneid\t.aligned\t.b32\t.f16x2\t.global\t.s32\t.shared\t.sync\t.u32\t.u64\t<inline asm>\tasm\n'
    "90\terror: unexpected argument '\t\tline\t' found\n"
    '119\terror: unrecognized command\t\tline\tline option \n'
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
    '121\tno matching function for call to \t\tline\tc10::ArrayRef\tc10::MemoryFormat\tc10::TensorOptions\tc10::optional\n'
    '23\tno matching function for call to \t\tline\tcollect_arguments\n'
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
    539123551: '__" does not take arguments\t1285',
    539700035: 'C++ compiler\t689',
    540682536: '(): incompatible function arguments. The following argument types are\t454',
    540685421: 'm4: command not found\t1324\nm4: not found\t1324',
    540697708: "ld: cannot find\t1872\nld: library 'ATen' not found\t1873\nld: library 'EGL\t1874\nld: library 'GL\t1875\nld: library 'GLEW\t1876\nld: library 'GLU\t1875\nld: library 'GLX\t1875\nld: library 'MIOpen\t1877\nld: library 'OpenGL\t1875\nld: library 'X11\t1878\nld: library 'Xext\t1878\nld: library 'Xi\t1878\nld: library 'Xrandr\t1878\nld: library 'aio\t1879\nld: library 'amd_comgr\t1877\nld: library 'amdhip64\t1877\nld: library 'blas\t1880\nld: library 'c\t1881\nld: library 'c10' not found\t1873\nld: library 'c10_cuda\t1882\nld: library 'caffe2' not found\t1873\nld: library 'cblas\t1880\nld: library 'crypt\t1883\nld: library 'crypto\t1884\nld: library 'cublas\t1877\nld: library 'cuda\t1877\nld: library 'cufft\t1877\nld: library 'cufile\t1877\nld: library 'culibos\t1877\nld: library 'cupti\t1877\nld: library 'curand\t1877\nld: library 'cusolver\t1877\nld: library 'cusparse\t1877\nld: library 'cutensor\t1877\nld: library 'dl\t1881\nld: library 'ffi\t1885\nld: library 'glfw\t1886\nld: library 'glfw3\t1886\nld: library 'glog\t1887\nld: library 'hip\t1877\nld: library 'hsa-runtime64\t1877\nld: library 'hsakmt\t1877\nld: library 'ibverbs\t1888\nld: library 'jpeg\t1889\nld: library 'm\t1881\nld: library 'mlx5\t1888\nld: library 'mpi\t1890\nld: library 'mpi_cxx\t1890\nld: library 'nccl\t1877\nld: library 'npp\t1877\nld: library 'numa\t1891\nld: library 'nvJitLink\t1877\nld: library 'nvidia-ml\t1877\nld: library 'nvjpeg\t1877\nld: library 'nvrtc\t1877\nld: library 'nvshmem\t1877\nld: library 'openblas\t1880\nld: library 'png\t1892\nld: library 'png16\t1892\nld: library 'pthread\t1881\nld: library 'rccl\t1877\nld: library 'rdmacm\t1888\nld: library 'roc\t1877\nld: library 'rt\t1881\nld: library 'ssl\t1884\nld: library 'stdc++\t1893\nld: library 'tbb\t1894\nld: library 'torch' not found\t1873\nld: library 'torch_cpu' not found\t1873\nld: library 'torch_cuda\t1882\nld: library 'torch_global_deps' not found\t1873\nld: library 'torch_python' not found\t1873\nld: library 'uuid\t1895\nld: library 'z\t1896\nld: library not found for -lc10_cuda\t1882\nld: library not found for -ltorch_cuda\t1882\nld: library ‘EGL\t1874\nld: library ‘GL\t1875\nld: library ‘GLEW\t1876\nld: library ‘GLU\t1875\nld: library ‘GLX\t1875\nld: library ‘OpenGL\t1875\nld: library ‘X11\t1878\nld: library ‘Xext\t1878\nld: library ‘Xi\t1878\nld: library ‘Xrandr\t1878\nld: library ‘aio\t1879\nld: library ‘blas\t1880\nld: library ‘c\t1881\nld: library ‘cblas\t1880\nld: library ‘crypt\t1883\nld: library ‘crypto\t1884\nld: library ‘dl\t1881\nld: library ‘ffi\t1885\nld: library ‘glfw\t1886\nld: library ‘glfw3\t1886\nld: library ‘glog\t1887\nld: library ‘ibverbs\t1888\nld: library ‘jpeg\t1889\nld: library ‘m\t1881\nld: library ‘mlx5\t1888\nld: library ‘mpi\t1890\nld: library ‘mpi_cxx\t1890\nld: library ‘numa\t1891\nld: library ‘openblas\t1880\nld: library ‘png\t1892\nld: library ‘png16\t1892\nld: library ‘pthread\t1881\nld: library ‘rdmacm\t1888\nld: library ‘rt\t1881\nld: library ‘ssl\t1884\nld: library ‘stdc++\t1893\nld: library ‘tbb\t1894\nld: library ‘uuid\t1895\nld: library ‘z\t1896\nld: unknown file type in '\t482\nld: unknown option\t1897\nld: unsupported tapi file type '\t1898",
    540701537: 'as: unrecognized option \t1317',
    540702325: 'uv: command not found\t1565\nuv: not found\t1565',
    540949792: ' => not found\t11',
    541218115: 'CUB requires a definition of CUB_NS_QUALIFIER\t738',
    541477957: 'ELF load command a\t885',
    541675585: 'API call is not supported in the installed CUDA driver\t598',
    541870925: 'MKL ERROR: \t1032\nMKL FATAL ERROR: \t1032',
    541871172: 'DLL load failed\t860 861 862\nDLL load failed while importing \t863\nDLL load failed: Die angegebene Prozedur\t864\nDLL load failed: The specified procedure\t864\nDLL load failed: 找不到指定的程序\t864',
    541937487: 'OOM when allocating tensor\t1112',
    542132552: 'HIP error: device kernel image is invalid\t973',
    542329940: 'TLS handshake timeout\t1189',
    542393671: 'GET was unable to find an engine to execute this computation\t947',
    542461511: 'GNU version! gcc \t968',
    542462019: "CPU does not support \t735\nCPU doesn't support \t735\nCPU lacks \t735",
    542462023: 'GPU architecture\t746\nGPU capabilit\t746\nGPU compute architecture\t746\nGPU compute capabilit\t746\nGPU functionality will not be available\t970',
    543449442: "bad register name \t1325\nbad value 'armv9\t1297\nbad value ('armv9\t1297\nbad value (‘armv9\t1297\nbad value ‘armv9\t1297",
    543451460: 'Did you forget to add @triton.jit\t868',
    543451492: 'did not complete successfully: exit code: 137\t1608\ndid you forget to \t1609',
    543516756: 'The \'sklearn\' PyPI package is deprecated\t1200\nThe CUDA compiler identification is unknown\t1201\nThe HIP compiler identification is unknown\t1202\nThe command line is too long.\t869\nThe current CMakeCache.txt directory \t1203\nThe library is compiled without \t1204\nThe output of this custom operator (1) must not also be an input\t1199\nThe source "\t1205\nThe specified path, file name, or both are too long\t1206\nThe term \'nvcc\' is not recognized\t808',
    543516788: 'the operator \t2222\nthe package flash_attn seems to be not installed\t1338',
    543516996: 'Die Befehlszeile ist zu lang.\t869',
    543517006: 'Nie ma takiego pliku\t653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670',
    543517801: 'ile format not recognized\t1787\nile in wrong format\t1145',
    543519329: 'are not currently supported\t1313\nare not supported\t1313\nare not yet supported\t1313\nare unsupported\t1313',
    543519605: "use of undeclared identifier \t2301\nuse of undeclared identifier '\t2287 2288 2289",
    543520100: 'due to ninja not being installed\t1621',
    543521063: "'ye tanımsız başvuru\t372",
    543584032: ' of Verneed record\t278\n of non-const\t279\n of the Protocol Buffer runtime library, but the installed version is \t280\n of the Protocol Buffer runtime library, which is not\t281',
    543585601: 'Auf dem Gerät ist kein Speicherplatz\t683',
    544104771: 'Can not find\t790',
    544106784: ' in namespace\t203\n in namespace \t204\n in your include path is not compatible with this release of \t205',
    544108320: ' on CUDA arch < \t282\n on a machine with \t283',
    544108366: 'Non rimane spazio sul device\t1099',
    544108398: 'non può proseguire perché\t805\nnon rimane spazio sul device\t1099\nnon è riconosciuto come\t1852',
    544165434: ':No existe el\t162 163\n:No such file\t162 163',
    544173600: ' no es un miembro de\t203 224 225 226\n no se reconoce\t246',
    544173940: 'too few arguments for template template parameter "Tuple"\t2231\ntoo many initializer values\t2232\ntoo many sections (\t2233\ntoo old to be supported by the triton GPU compiler\t2234',
    544175136: ' to be true, but got false\t350\n to compile PyTorch\t351\n to find Python.h\t352',
    544236404: 'tcp connect error\t1454',
    544238959: 'omp not found\t1726',
    544239392: ' op due to it not being compatible\t287',
    544370464: ' or above\t15\n or above \t326\n or greater \t326\n or higher\t15\n or higher \t326\n or later\t15\n or later \t326\n or later compatible compiler is required\t327\n or newer\t15\n or newer \t326\n or one of its dependencies\t328',
    544372079: 'our device is too old. We require compute capability\t2122',
    544432488: 'has a minor version mismatch with the version that was used to compile PyTorch\t1740\nhas already been de\t1741\nhas already been defined\t1742\nhas compute capability < \t1743\nhas different version in metadata: \t1744\nhas inconsistent \t1745\nhas no attribute \t1421 1746 1747\nhas no device code compatible with \t1748\nhas no member \t1749\nhas no member named \t1749 1750 1751 1752\nhas not been declared\t1330',
    544432503: 'was compiled with CPU_ONLY flag\t2321\nwas not declared in this scope\t1330',
    544434464: " is already registered\t209\n is already registered as a pybind11::native_enum\t210\n is already registered. Ensure that registration with torch::class_\t211\n is ambiguous\t212\n is defined in header \t213\n is incompatible with\t214\n is incompatible with \t215\n is incompatible with lib\t216\n is less than desired GPU memory\t217\n is less than the minimum supported by NVRTC\t218\n is missing a fake kernel implementation\t219\n is missing, please make sure it is specified in the 'build-system.requires'\t220\n is not None\t221\n is not a \t222\n is not a directory\t43\n is not a member of\t203 223 224 225 226\n is not a member of \t227 228 229 230 231\n is not a member of 'cute\t197\n is not a member of 'cutlass\t197\n is not a member of ‘cute\t197\n is not a member of ‘cutlass\t197\n is not a recognized processor for this target\t232\n is not a supported wheel on this platform\t233\n is not a valid\t43\n is not a valid editable requirement\t234\n is not a valid wheel file\t235\n is not available, \t236\n is not compatible with\t214\n is not compatible with \t215\n is not compatible with the current PyTorch installation\t237\n is not compatible with this Python\t238\n is not compiled with it\t236\n is not defined\t239 240 241 242\n is not defined \t243\n is not enabled\t244\n is not found\t245\n is not recognized as\t246\n is required\t247\n is required but found\t248\n is undefined\t249 250\n is used but incompatible\t214\n is used but is incompatible\t214",
    544435812: 'dns error: failed to lookup address\t1615',
    544436008: '(os error 112)\t456\n(os error 122)\t456\n(os error 28)\t456',
    544437570: 'Bus error\t649',
    544500071: 'git submodule \t1716',
    544501575: 'Got SM\t971',
    544501582: 'Not a directory: \t1091\nNot enough memory. Please try to increase --mem-fraction\t1100\nNot find\t791',
    544501607: 'got Arch.sm_\t971\ngot SM\t971\ngot an unexpected keyword argument \t1732\ngot sm\t971\ngot sm_\t971',
    544501614: 'not available for \t2069\nnot available on \t2069\nnot compiled with GPU offload support\t2070\nnot enough disk space\t1207\nnot enough free disk space\t1207\nnot enough free space\t1207\nnot enough space\t1207\nnot find\t791\nnot found\t2071\nnot installed\t2072\nnot match\t1612\nnot providing "Find\t2073\nnot support\t2074\nnot supported by \t2075\nnot supported for \t2069 2075\nnot supported for the current GPU. Minimum capability: \t2076\nnot supported on \t2069 2075\nnot valid for use in process\t27\nnot yet available for \t2069\nnot yet available on \t2069\nnot yet supported by \t2075\nnot yet supported for \t2069 2075\nnot yet supported on \t2069 2075',
    544502633: 'ist entweder falsch geschrieben\t1852\nist kein Element von\t1663',
    544502645: 'ust use \t2305',
    544503119: 'Out of memory: Kill process\t1121\nOut of memory: Killed process\t1121',
    544503138: 'but the target was not found\t1344',
    544503151: 'out of memory\t2123 2124 2125\nout of memory allocating \t2126\nout of resource\t2127\nout of resource: triton_\t2128',
    544567129: 'You are running version \t1264\nYou must give at least one requirement to\t1265\nYou tried to install "pytorch"\t1266',
    544567161: 'you should not try to import numpy from\t2332',
    544760141: 'Max retries exceeded with url\t1035',
    544825888: ' by system policy\t27',
    544828526: 'nly Ada\t1433\nnly Ampere\t1433\nnly Blackwell\t1433\nnly Hopper\t1433\nnly NVIDIA Ada\t1433\nnly NVIDIA Ampere\t1433\nnly NVIDIA Blackwell\t1433\nnly NVIDIA Hopper\t1433\nnly NVIDIA Rubin\t1433\nnly NVIDIA Turing\t1433\nnly NVIDIA Volta\t1433\nnly Rubin\t1433\nnly SM\t1433\nnly Turing\t1433\nnly Volta\t1433\nnly available \t2035\nnly be available \t2035\nnly be enabled \t2035\nnly be implemented \t2035\nnly be supported \t2035\nnly be valid \t2035\nnly enabled \t2035\nnly gfx\t1433\nnly implemented \t2035\nnly runs \t2035\nnly sm\t1433\nnly support\t2036\nnly support \t2035\nnly supported \t2035\nnly supports \t2035\nnly valid \t2035\nnly works \t2035',
    546346988: '에 대한 정의되지 않은 참조\t372',
    547011823: '： Aucun fichier\t162 163\n： Datei oder Verzeichnis\t162 163\n： No existe el\t162 163\n： No such file\t162 163\n： Нет такого файла\t162 163\n： そのようなファイル\t162 163\n： 沒有此一檔案\t162 163\n： 没有那个文件\t162 163',
    547193058: "” is not recognized\t389\n” is not recognized as\t389\n” ist entweder falsch\t389\n” n'est pas reconnu\t389\n” no se reconoce como\t389\n” は、内部コマンド\t389\n” 不是内部\t389\n” 不是内部或外部命令\t389",
    549234155: '를 찾을 수\t1862',
    659902535: "GPU's architecture\t746\nGPU's capabilit\t746\nGPU's compute architecture\t746\nGPU's compute capabilit\t746",
    661528610: '" n\'est pas reconnu\t389',
    661528615: "' n'est pas reconnu\t389",
    661545283: "Can't find\t790 791",
    661545315: "can't be installed because it doesn't\t1369\ncan't find\t790 791\ncan't open \t1370\ncan't open file \t1371\ncan't start because\t805",
    661548868: "Don't know what to do with '\t878",
    661548900: "don't have enough free space in /\t1620",
    661615406: ".so' (not a mach-o file)\t482\n.so' (slice is not valid mach-o file)\t482",
    661679471: "omp' not found\t1726",
    662007641: "You're on \t1267\nYou're using \t1267",
    679517676: '은(는) 내부 또는 외부 명령\t1852',
    679779820: '을(를) 찾을 수 없\t2344 2345 2346',
    707403834: ': ***\t515',
    758528120: 'x86-64-v\t1297',
    760038484: 'TDM-GCC\t1031',
    761752432: 'pkg-config: command not found\t1324\npkg-config: not found\t1324',
    762146671: 'oom-kill\t1121',
    762212206: 'non-zero number of elements, but its data is not allocated yet\t2068',
    762341744: 'pip-build-env-\t2134',
    762342767: 'omp-tools.h\t1929 1930 1931',
    762671207: 'gpu-name\t1733',
    774910307: 'c10.dll\t1349',
    775191148: 'lz4.h\t1975 1976 1977 1978',
    778530416: 'png.h\t2135 2136 2137',
    778659430: 'ffi.h\t1690 1691 1692',
    778661997: 'mpi.h\t2010 2011 2012',
    779119975: 'gmp.h\t1722 1723 1724',
    779119983: 'omp.h\t1929 1930 1931',
    779644787: 'sox.h\t2198 2199 2200 2201',
    791687523: 'c10/cuda/impl/cuda_cmake_macros.h\t1350 1351 1352 1353 1354 1355\nc10/util/AlignOf.h\t1356 1357 1358\nc10/util/Array.h\t1356 1357 1358\nc10/util/Float\t625 626 627\nc10/util/Optional.h(\t1359\nc10/util/complex_utils.h\t1356 1357 1358\nc10/util/either.h\t1356 1357 1358\nc10/util/in_place.h\t1356 1357 1358\nc10/util/math_compat.h\t1356 1357 1358\nc10/util/reverse_iterator.h\t1356 1357 1358\nc10/util/variant.h\t1356 1357 1358',
    792938580: 'THC/THCAtomics.cuh\t1170 1171 1172\nTHC/THCDeviceUtils.cuh\t1173 1174 1175 1176\nTHC/THCNumerics.cuh\t1177 1178 1179',
    793528133: 'EGL/egl.h\t882 883 884\nEGL/eglext.h\t882 883 884\nEGL/eglplatform.h\t882 883 884',
    795636583: 'gsl/gsl_\t1736 1737 1738 1739',
    796096883: 'sys/cdefs\t1334\nsys/file.h\t1613\nsys/ioctl.h\t1613\nsys/mman.h\t1613\nsys/resource.h\t1613\nsys/socket.h\t1613\nsys/time.h\t1613\nsys/wait.h\t1613',
    796157294: 'net/http: request canceled\t1189',
    796225127: 'gnu/stubs\t1334',
    808464432: '000001\t497\n000007\t496\n0000135\t495\n0000139\t494',
    808465475: 'C4003: \t724',
    827018828: 'LNK1102\t1004\nLNK1104\t705 1005 1006 1007 1008 1009 1010 1011 1012\nLNK1112\t1013 1014\nLNK1158\t1015\nLNK1181\t1006 1007 1008 1009 1010 1011 1012 1016 1017\nLNK1248\t1018',
    827085907: 'STL1002: Unexpected compiler version, expected CUDA \t1156',
    828796205: '-mf16c\t501',
    842019395: 'C2027\t710',
    842020932: 'D8021\t858',
    842021188: 'D9024\t859',
    842211386: ': 32 bit compilation is only supported for\t516',
    842281539: 'C2429\t720',
    842348355: 'C7525\t720',
    842413891: 'C7624\t720',
    843796044: 'LNK2001\t372 1019\nLNK2005: \t1022\nLNK2019\t372',
    843859027: 'SDL2/SDL\t1152 1153 1154 1155',
    845374806: 'Vec256\t1255 1256',
    858796611: "C2039: \t711 712 713 714 715 716 717\nC2039: 'exc_traceback'\t718\nC2039: 'exc_type'\t718\nC2039: 'exc_value'\t718\nC2039: 'ob_digit'\t718\nC2039: 'tp_print'\t718\nC2039: 'use_tracing'\t718",
    863005040: 'pip3: command not found\t1565\npip3: not found\t1565',
    875968323: 'C7642\t720',
    877350476: 'LNK4272\t1014',
    895902824: 'hdf5.h\t1753 1754 1755 1756',
    909128259: 'C2061: \t717\nC2065\t719\nC2065: \t717',
    909207138: 'bf16 mixed precision requires PyTorch \t1331',
    909652803: 'C3861: \t717',
    925905197: '-1073741511\t494\n-1073741515\t495\n-1073741701\t496\n-1073741795\t497',
    926429763: 'C2872\t723',
    942682435: "C1083\t690 691 692 693 694 695 696 697 698 699 700 701 702 703 704 705 706\nC1083: Cannot open compiler generated file: '\t707",
    943010371: 'C2589: \t721',
    943011651: 'C7582\t720',
    959787587: 'C2593: \t722',
    976236899: 'c10::ScalarType\t1360\nc10::guts\t1361\nc10::optional<\t1362',
    976909409: 'at::DeprecatedTypeProperties\t1323',
    978144327: 'GLM: GLM_\t967',
    978341199: 'OMP: Error #15\t1108\nOMP: Error #15:\t1109\nOMP: Error #179: Function pthread_\t1110',
    979661939: 'std::shared_ptr<torch::jit\t2211 2212',
    979923827: 'ssh: Could not resolve hostname \t2208\nssh: connect to host \t2208',
    979923834: 'zsh: command not found: \t2337\nzsh: no matches found: \t2338',
    980445552: 'pip: command not found\t1565\npip: not found\t1565',
    980707687: 'git: command not found\t1324\ngit: not found\t1324',
    980708969: 'int: = is not a valid operator\t1834',
    1094928468: 'THCAssertSameGPU\t1168 1169\nTHCAtomics.cuh\t1170 1171 1172',
    1094997315: "CUDA Error \t743\nCUDA Error (222\t744\nCUDA Error (35\t745\nCUDA Error (code 222\t744\nCUDA Error (code 35\t745\nCUDA Error 222\t744\nCUDA Error 35\t745\nCUDA Error code 222\t744\nCUDA Error code 35\t745\nCUDA Error: \t743\nCUDA Error: (222\t744\nCUDA Error: (35\t745\nCUDA Error: (code 222\t744\nCUDA Error: (code 35\t745\nCUDA Error: 222\t744\nCUDA Error: 35\t745\nCUDA Error: code 222\t744\nCUDA Error: code 35\t745\nCUDA architecture\t746\nCUDA capabilit\t746\nCUDA compiler and CUDA toolkit headers are incompatible\t747\nCUDA compute architecture\t746\nCUDA compute capabilit\t746\nCUDA driver initialization failed, you might not have\t748\nCUDA driver is a stub library\t749\nCUDA driver library cannot be found\t750\nCUDA driver version is insufficient for CUDA runtime version\t751\nCUDA error \t743\nCUDA error (222\t744\nCUDA error (35\t745\nCUDA error (code 222\t744\nCUDA error (code 35\t745\nCUDA error 222\t744\nCUDA error 35\t745\nCUDA error code 222\t744\nCUDA error code 35\t745\nCUDA error: \t743\nCUDA error: (222\t744\nCUDA error: (35\t745\nCUDA error: (code 222\t744\nCUDA error: (code 35\t745\nCUDA error: 222\t744\nCUDA error: 35\t745\nCUDA error: code 222\t744\nCUDA error: code 35\t745\nCUDA extension not installed\t752\nCUDA failure \t743\nCUDA failure (222\t744\nCUDA failure (35\t745\nCUDA failure (code 222\t744\nCUDA failure (code 35\t745\nCUDA failure 222\t744\nCUDA failure 35\t745\nCUDA failure code 222\t744\nCUDA failure code 35\t745\nCUDA initialization: Found no NVIDIA driver on your system\t753\nCUDA unavailable, invalid device\t754\nCUDA unknown error - this may be due to an incorrectly set up environment\t755\nCUDA version mismatch! DeepSpeed ops were compiled and installed with a different version\t756\nCUDA was not found on the system, please set the CUDA_HOME\t757\nCUDA's architecture\t746\nCUDA's capabilit\t746\nCUDA's compute architecture\t746\nCUDA's compute capabilit\t746\nCUDA::nvToolsExt\t498 758 759\nCUDAGenerator\t736 737\nCUDAGuard\t760 761\nCUDAStreamGuard\t760 761\nCUDA_ARCHITECTURES is set to \t762\nCUDA_ERROR_ASSERT\t763\nCUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE\t764\nCUDA_ERROR_ILLEGAL_ADDRESS\t765\nCUDA_ERROR_INVALID_IMAGE\t766\nCUDA_ERROR_LAUNCH_FAILED\t765\nCUDA_ERROR_MISALIGNED_ADDRESS\t765\nCUDA_ERROR_NO_BINARY_FOR_GPU\t767\nCUDA_ERROR_NO_DEVICE\t768\nCUDA_ERROR_OUT_OF_MEMORY\t769\nCUDA_ERROR_STUB_LIBRARY\t749\nCUDA_ERROR_SYSTEM_DRIVER_MISMATCH\t770\nCUDA_ERROR_SYSTEM_NOT_READY\t771\nCUDA_ERROR_UNSUPPORTED_PTX_VERSION\t772\nCUDA_HOME\t773\nCUDA_HOME does not exist, unable to compile CUDA\t774\nCUDA_HOME environment variable is not set\t775\nCUDA_PATH\t773\nCUDA_PATH is set but CUDA wasn\t776\nCUDA_TOOLKIT_ROOT_DIR not found or specified\t777\nCUDA_VER\t778\nCUDA_VERSION\t778\nCUDA_tensor_apply\t779 780\nCUDAs architecture\t746\nCUDAs capabilit\t746\nCUDAs compute architecture\t746\nCUDAs compute capabilit\t746",
    1095060560: 'PLEASE ATTACH THE FOLLOWING FILES TO THE BUG REPORT\t1122',
    1096045407: '_STANDARD is set to invalid value\t1283\n_STATUS_ARCH_MISMATCH\t1284',
    1096308803: 'CXXABI_\t787\nCXXABI_1.3.\t788',
    1096766529: 'AT_ASSERT\t599',
    1098215527: 'gpuAtomicAdd\t1734 1735',
    1100513506: "‘AT_ASSERTM' has not been declared\t446\n‘AT_ASSERTM' was not declared\t446\n‘AT_ASSERTM’ has not been declared\t446\n‘AT_ASSERTM’ was not declared\t446",
    1100659951: '：Aucun fichier\t162 163',
    1111705684: 'THCBlas_\t1166 1167',
    1112099911: 'GLIBCXX_\t787\nGLIBCXX_3.4.\t788\nGLIBC_\t965\nGLIBC_2.\t966',
    1113812850: 'rocBLAS error: C\t2175',
    1126199118: 'No CUDA GPUs are available\t264 1058\nNo CUDA runtime is found, using CUDA_HOME=\t1059\nNo CUDA toolset found\t1060',
    1126199150: 'no CUDA-capable device is detected\t768',
    1128481103: 'OACC_\t969',
    1128482900: 'THCCeilDiv\t647 648',
    1128486478: 'NVCC \t1048\nNVCC" \t1048\nNVCC\' \t1048\nNVCC` \t1048\nNVCC’ \t1048',
    1128613955: 'CHECK_EQ\t599\nCHECK_GE\t599\nCHECK_GT\t599\nCHECK_LE\t599\nCHECK_LT\t599\nCHECK_NE\t599\nCHECK_NOTNULL\t599',
    1128680517: 'ELFCLASS32\t480\nELFCLASS64\t480',
    1129464159: '_ARCHITECTURES\t1280',
    1129467732: 'TORCH_CHECK\t1190\nTORCH_CUDA_API\t604 605\nTORCH_CUDA_ARCH_LIST is not set, all archs for visible cards\t1191\nTORCH_EXTENSION_NAME\t503\nTORCH_HIP_API\t708 709\nTORCH_LIBRARY_FRAGMENT\t1190',
    1130320961: 'AT_CHECK\t600 601\nAT_CHECK_INDEX\t600 601\nAT_CPP14_CONSTEXPR\t602 603\nAT_CUDA_API\t604 605',
    1131701607: 'getCurrentCUDABlasHandle\t760 761\ngetCurrentCUDASolverDnHandle\t760 761\ngetCurrentCUDASparseHandle\t760 761\ngetCurrentCUDAStream\t760 761\ngetCurrentDeviceProperties\t760 761',
    1131701619: 'setCurrentCUDAStream\t760 761',
    1131898190: 'NewConnectionError\t804',
    1145120800: ' (ADVANCED)\t2',
    1145260116: 'THCDevice\t1166 1167\nTHCDeviceUtils.cuh\t1173 1174 1175 1176',
    1145656910: 'NVIDIA driver on your system is too old\t1049\nNVIDIA-SMI has failed because it couldn\t1050',
    1145981254: 'FIND was unable to find an engine to execute\t909',
    1146438445: '-CUDA::nvToolsExt\t498',
    1146438508: 'lCUDA::nvToolsExt\t498',
    1147098177: 'AT_DISPATCH_ALL_TYPES_AND_HALF\t606 607',
    1148478823: 'getDefaultCUDAStream\t760 761\ngetDeviceProperties\t760 761',
    1150991599: '：Datei oder Verzeichnis\t162 163',
    1160670307: 'cl.EXE\t1449',
    1162235717: 'EOFError: Ran out of input\t887',
    1162297926: 'FBGEMM needs GCC \t786\nFBGEMM needs at least GCC \t786\nFBGEMM requires GCC \t786\nFBGEMM requires at least GCC \t786',
    1162363716: 'DCHECK_EQ\t599\nDCHECK_GE\t599\nDCHECK_GT\t599\nDCHECK_LE\t599\nDCHECK_LT\t599\nDCHECK_NE\t599\nDCHECK_NOTNULL\t599',
    1162629971: 'SSLError\t804',
    1163152969: "INTERNAL COMPILER ERROR in '\t977",
    1163875393: 'AT_ERROR\t599',
    1164863831: 'WinError 2]\t705\nWinError 3]\t705',
    1164994920: 'hipErrorAssert\t763\nhipErrorInvalidDeviceFunction\t1590\nhipErrorInvalidImage\t973\nhipErrorNoBinaryForGpu\t767\nhipErrorOutOfMemory\t769\nhipErrorSharedObjectInitFailed\t1759',
    1176517189: 'E: Failed to fetch\t881',
    1178749012: 'THBFloat16Blas_\t1166 1167\nTHBFloat16Storage\t1166 1167\nTHBFloat16Tensor\t1166 1167\nTHBFloat16Vector\t1166 1167',
    1179009347: 'CAFFE2_API\t604 605\nCAFFE2_CUDA_API\t604 605',
    1180652609: 'AT_FORALL_SCALAR_TYPES\t608 609',
    1195591764: 'THCGenerator\t1166 1167',
    1196312909: 'MINGW\t1031',
    1196773443: 'CPUGenerator\t736 737',
    1198271776: ' -lGLESv1\t7\n -lGLESv2\t7',
    1198418253: 'MinGW\t1031',
    1229408595: 'SIGILL\t497',
    1230262351: 'OPTIX_ERROR_UNSUPPORTED_ABI_VERSION\t1113',
    1230455855: '/DWIN32\t504',
    1230984257: 'AT_INDEX_ERROR\t610 611',
    1231254131: 'srcIndex < srcSelectDimSize\t2207',
    1232367438: 'NotImplementedError: C\t1101',
    1262570819: 'CMAKE_CUDA_ARCHITECTURES\t727\nCMAKE_CUDA_ARCHITECTURES must be non-empty\t728\nCMAKE_CUDA_ARCHITECTURES:\t729 730\nCMAKE_CUDA_COMPILER\t731\nCMAKE_CUDA_COMPILER not set, after EnableLanguage\t732\nCMAKE_CUDA_COMPILER:\t733',
    1279415619: 'CUBLAS_STATUS_INTERNAL_ERROR when calling \t739\nCUBLAS_STATUS_INVALID_VALUE when calling \t740',
    1279598650: ': ELF load command past end of file\t521',
    1280136782: 'NVML Shared Library Not Found\t925',
    1280595267: 'CUTLASS needs GCC \t786\nCUTLASS needs at least GCC \t786\nCUTLASS requires GCC \t786\nCUTLASS requires at least GCC \t786',
    1281311820: 'LD_LIBRARY_PATH contains incompatible version of cudnn\t998',
    1297501260: 'LLVM ERROR: \t1000\nLLVM ERROR: Cannot select: \t1001\nLLVM ERROR: Cannot select: intrinsic %llvm.\t1002\nLLVM ERROR: out of memory\t1003',
    1298295148: 'libMIOpen.so.\t1906',
    1299212648: 'hipModuleLoad failed: \t1760',
    1310748265: 'in Namensbereich\t1663',
    1313032276: 'THCNumerics\t1166 1167\nTHCNumerics.cuh\t1177 1178 1179',
    1313101123: 'CUDNN_INCLUDE_DIR\t781\nCUDNN_INCLUDE_PATH\t781\nCUDNN_LIBRARY\t781\nCUDNN_LIBRARY_PATH\t781\nCUDNN_STATUS_ALLOC_FAILED\t782\nCUDNN_STATUS_NOT_INITIALIZED\t783\nCUDNN_STATUS_SUBLIBRARY_LOADING_FAILED\t784',
    1313753172: 'THNN_\t1187 1188',
    1313821514: 'JSONDecodeError: \t887',
    1315072364: 'libNVVM cannot be found. Do `conda install\t1907',
    1315728452: 'DllNotFoundException: Unable to load \t876',
    1318763759: '：No existe el\t162 163\n：No such file\t162 163',
    1330529327: '/DNOMINMAX\t504',
    1330795077: 'ERROR: Could not find a version\t888\nERROR: No supported gcc/g++ host compiler found\t889\nERROR: Python dependency not found\t890\nERROR: Wheel \'\t891\nERROR: unknown command "\t892',
    1330857298: 'RESOURCE_EXHAUSTED: \t1144',
    1346521420: 'LIBPOSTPROC\t999',
    1347243847: 'GOMP_\t969',
    1347638595: 'CUSPARSE_\t785',
    1347703880: 'HTTP 000 CONNECTION FAILED\t811',
    1349083987: 'SciPy needs GCC \t786\nSciPy needs at least GCC \t786\nSciPy requires GCC \t786\nSciPy requires at least GCC \t786',
    1349350734: 'NumPy\t1102\nNumPy C-API version 0x\t1103\nNumPy needs GCC \t786\nNumPy needs at least GCC \t786\nNumPy requires GCC \t786\nNumPy requires at least GCC \t786\nNumPy was built with baseline optimizations\t1104',
    1377843753: '): Read timed out\t466',
    1380141140: 'THCRandom\t1166 1167\nTHCRoundUp\t647 648',
    1380993352: 'HIPRTC_ERROR_COMPILATION\t806',
    1381122399: '_ARRAY_API\t1281',
    1394634574: 'No SOURCES given to target: \t1061',
    1396918356: 'THCState\t1180 1181\nTHCStorage\t1166 1167\nTHCStream\t1180 1181',
    1397049428: 'THESE PACKAGES DO NOT MATCH THE HASHES\t1186',
    1397050439: 'GLES2/gl\t958 959\nGLES3/gl\t958 959\nGLESv1\t960\nGLESv2\t960',
    1397706309: 'ENOSPC: no space\t886',
    1397900630: 'VERSION_MISMATCH\t1254',
    1398757712: 'PY_SSIZE_T_CLEAN macro must be defined\t1123',
    1400137063: 'getStreamFromPool\t760 761',
    1411398185: '): The output of this custom operator (1) must not also be an input\t467',
    1413567571: 'STATUS_DLL_NOT_FOUND\t495\nSTATUS_ENTRYPOINT_NOT_FOUND\t494\nSTATUS_INVALID_IMAGE_FORMAT\t496',
    1413695572: 'THCTensor\t1166 1167\nTHCThrustAllocator\t1166 1167',
    1413761108: 'THDTensor\t1166 1167',
    1414416672: ' INTERNAL ASSERT FAILED\t12',
    1414744148: 'THSTensor\t1166 1167',
    1415530580: 'TH_TENSOR_APPLY\t779 780',
    1416914279: 'getTHCState\t1180 1181',
    1428175429: 'E: Unable to fetch some archives\t881',
    1430462522: ': CUDA cannot be found\t518',
    1430462575: 'o CUDA toolkit found\t810\no CUDA toolkit was found\t810',
    1430472788: 'THCUNN_\t1166 1167',
    1430481965: '-lCUDA::nvToolsExt\t498',
    1431455828: 'THRUST_NS_QUALIFIER\t742',
    1447250004: 'THCVector\t1166 1167',
    1448299815: "'MSVCCompiler' object has no attribute '\t447",
    1464224839: 'GLFW/glfw3.h\t961 962 963 964',
    1465865281: 'AT_WARN\t612 613',
    1498173007: 'ONLY build\t1111',
    1596993859: 'C10_FALLTHROUGH\t602 603\nC10_HIP_API\t708 709\nC10_HIP_KERNEL_LAUNCH_CHECK\t708 709\nC10_HOST_CONSTEXPR\t602 603\nC10_NORETURN\t602 603',
    1596993891: 'c10_cuda.lib\t1363',
    1598116680: 'HSA_STATUS_ERROR_INVALID_ISA\t974',
    1598182723: 'CUB_NS_QUALIFIER\t741 742',
    1598243655: 'GCC_1\t787\nGCC_3\t787\nGCC_4\t787\nGCC_7\t787',
    1598244948: 'THC_assertSameGPU\t1168 1169',
    1598965328: 'PFN_cuTensorMapEncode\t785',
    1599357223: "'AT_ASSERTM' has not been declared\t446\n'AT_ASSERTM' was not declared\t446\n'AT_ASSERTM’ has not been declared\t446\n'AT_ASSERTM’ was not declared\t446",
    1600939103: '_dl_check_map_versions: Assertion\t1289',
    1601008225: 'arm_acle\t1316\narm_bf16\t1316\narm_fp16\t1316\narm_neon\t1316\narm_sve\t1316',
    1601009011: 'sum_intlist\t2142 2143',
    1601010035: 'sym_numel\t939\nsym_size\t939\nsym_stride\t939',
    1601204323: 'cpp_extension.load\t61 1579\ncpp_extension.py\t61',
    1629515598: 'No available memory for the cache blocks\t1062',
    1629516905: 'it as a build dependency\t1857',
    1631789114: ': Cannot allocate memory\t519\n: Cannot fork\t520',
    1631811920: 'PyCapsule\t1136',
    1631854650: ': Datei oder Verzeichnis\t162 163\n: Datei zu kurz\t521',
    1631985722: ': Failed to preprocess host compiler properties\t522',
    1632127060: 'THHalfBlas_\t1166 1167\nTHHalfStorage\t1166 1167\nTHHalfTensor\t1166 1167\nTHHalfVector\t1166 1167',
    1632313402: ': Kann die Shared\t530\n: Kann die Shared-Object-Datei nicht öffnen\t528',
    1632466510: 'NvMapMem\t1106',
    1632641082: ': Path to libdevice library not specified\t542',
    1633836895: '__ballot\t785',
    1633839468: 'libaio.h\t1908 1909 1910 1911\nlibamdhip64.so.\t1906\nlibav\t1912',
    1633886247: "' cannot overload\t403",
    1633886266: ': calling a constexpr __device__ function\t554\n: calling a constexpr __host__ function\t555\n: cannot find /\t556\n: cannot open shared obj\t530\n: cannot open shared object\t557 558\n: cannot open shared object file: No such\t559\n: cannot read file data\t521 560',
    1633903970: 'because it has a CompositeImplicitAutograd\t1327',
    1633903972: 'decay_t\t1456',
    1633906540: 'local memory limit exceeded (\t1969',
    1633973571: 'Cuda Configuration Error: C\t856\nCuda error: \t743\nCuda error: (222\t744\nCuda error: (35\t745\nCuda error: (code 222\t744\nCuda error: (code 35\t745\nCuda error: 222\t744\nCuda error: 35\t745\nCuda error: code 222\t744\nCuda error: code 35\t745',
    1633973603: 'cuda execution failed with error \t743\ncuda execution failed with error (222\t744\ncuda execution failed with error (35\t745\ncuda execution failed with error (code 222\t744\ncuda execution failed with error (code 35\t745\ncuda execution failed with error 222\t744\ncuda execution failed with error 35\t745\ncuda execution failed with error code 222\t744\ncuda execution failed with error code 35\t745\ncuda runtime error \t743\ncuda runtime error (2) : out of memory\t1588\ncuda runtime error (222\t744\ncuda runtime error (35\t745\ncuda runtime error (code 222\t744\ncuda runtime error (code 35\t745\ncuda runtime error 222\t744\ncuda runtime error 35\t745\ncuda runtime error code 222\t744\ncuda runtime error code 35\t745\ncuda.is_available()\t264\ncudaBindTexture\t785\ncudaConfigureCall\t785\ncudaErrorAssert\t763\ncudaErrorCallRequiresNewerDriver\t598\ncudaErrorCompatNotSupportedOnDevice\t764\ncudaErrorInsufficientDriver\t1589\ncudaErrorInvalidDeviceFunction\t1590\ncudaErrorInvalidKernelImage\t766\ncudaErrorMemoryAllocation\t769\ncudaErrorNoDevice\t768\ncudaErrorNoKernelImageForDevice\t767\ncudaErrorStubLibrary\t749\ncudaErrorSystemDriverMismatch\t770\ncudaErrorSystemNotReady\t771\ncudaErrorUnsupportedPtxVersion\t772\ncudaFuncAttributeMaxDynamicSharedMemorySize, \t1591\ncudaGetDeviceCount()\t1592\ncudaLaunchCooperativeKernelMultiDevice\t785\ncudaPointerAttributes\t1593\ncudaProfilerInitialize\t785\ncudaThreadExit\t785\ncudaThreadSynchronize\t785\ncudaTypedefs.h\t1573 1574\ncudaUnbindTexture\t785\ncuda_awbarrier\t1573 1574\ncuda_bf16.h\t1573 1574\ncuda_fp4.h\t1573 1574\ncuda_fp6.h\t1573 1574\ncuda_fp8.h\t1573 1574\ncuda_pipeline\t1573 1574\ncuda_ver\t778\ncuda_version\t778\ncudart64_\t1585 1586 1587',
    1634036816: 'Please install \t1134',
    1634036848: 'please install \t1134',
    1634082855: "' failed: \t406",
    1634100580: 'default_program(\t1604',
    1634166092: 'LegacyTHDispatcher\t1023 1024\nLegacyTHFunctionsCUDA\t1023 1024',
    1634166124: 'legacy-install-failure\t1901',
    1634213922: '" has no member\t201 374 375\n" has no member \t376 377 378 379\n" has no member "\t380 381 382 383 384 385\n" has no member class\t386',
    1634213927: "' has no attribute '\t407 408 409 410",
    1634230111: '__half\t1287',
    1634235424: ' that depend on a template parameter\t348',
    1634493027: 'cblas.h\t1436 1437 1438\ncblas_mangling.h\t1436 1437 1438',
    1634493984: ' flag is not supported with the configured host compiler\t169',
    1634494055: 'gflags/gflags.h\t1711 1712 1713 1714 1715',
    1634541602: '" matches these operands\t391\n" may not be used in the type-id\t392',
    1634541612: ', may conflict with lib\t483',
    1634563438: 'numa.h\t2080 2081 2082\nnumaif.h\t2080 2081 2082',
    1634564716: 'lzma.h\t1979 1980 1981 1982',
    1634625890: 'binaries were compiled with C\t1332',
    1634629956: 'DynamicLibNotFoundError: Failure finding \t880',
    1634629988: 'dynamic module does not\t1622\ndynamic_cast\t1623',
    1634692128: ' load any \t167\n loaded at\t256',
    1634692166: 'Float8_e\t939',
    1634754915: 'capability\t1432 1433',
    1634754924: 'lapack\t1864\nlapacke.h\t1865 1866 1867 1868',
    1634760805: "expanded from macro \t1670\nexpanded from macro '__noinline__'\t1671\nexpansion of macro \t1670",
    1634886000: 'parameter packs not expanded with\t2131 2132',
    1634887263: '_frame\t1137 1290',
    1634887267: 'cframe"\t1445\ncframe\'\t1445\ncframe’\t1445',
    1634890835: 'Strawberry\t1031',
    1634890867: 'stratégie de contrôle d\t651',
    1634954337: 'alsa/asoundlib.h\t1299 1300 1301 1302 1303',
    1634954837: 'UnsatisfiableError: The following specifications\t1241\nUnsatisfiedLinkError: \t1242\nUnsatisfiedLinkError: no \t1243',
    1634954869: 'unsatisfied condition: \t2296',
    1635000378: ': target specific option mismatch\t586',
    1635017059: 'catastrophic error\t1435',
    1635017062: 'fatal error C10\t1682\nfatal error C1001: \t1683\nfatal error C1081\t1684\nfatal error: error in backend: \t1685\nfatal error: error in backend: Cannot select: intrinsic %llvm.amdgcn.\t1686\nfatal: early EOF\t1687\nfatal: fetch-pack: \t1687\nfatal: not a git repository\t1688\nfatal: unable to \t1689',
    1635018093: 'metadata-generation-failed\t1901',
    1635020660: 'total shared memory allocation is larger than available memory. Dynamic size: \t2262',
    1635022189: 'mutable_data_ptr\t939',
    1635151433: "Invalid CUDA 'device=\t991\nInvalid requirement: \t992\nInvalid wheel filename\t235\nInvalidMatchSpec: \t993\nInvalidVersionSpec: \t993",
    1635151465: 'invalid command "bdist_wheel\t1837\ninvalid command "dist_info\t1837\ninvalid command "editable_wheel\t1837\ninvalid command \'bdist_wheel\t1837\ninvalid command \'dist_info\t1837\ninvalid command \'editable_wheel\t1837\ninvalid command bdist_wheel\t1837\ninvalid command dist_info\t1837\ninvalid command editable_wheel\t1837\ninvalid conversion from \t1838\ninvalid device function\t1839\ninvalid input constraint \'+h\' in asm\t1840\ninvalid input constraint \'+l\' in asm\t1840\ninvalid input constraint \'+r\' in asm\t1840\ninvalid input constraint \'=+h\' in asm\t1840\ninvalid input constraint \'=+l\' in asm\t1840\ninvalid input constraint \'=+r\' in asm\t1840\ninvalid input constraint \'=h\' in asm\t1840\ninvalid input constraint \'=l\' in asm\t1840\ninvalid input constraint \'=r\' in asm\t1840\ninvalid input constraint \'h\' in asm\t1840\ninvalid input constraint \'l\' in asm\t1840\ninvalid input constraint \'r\' in asm\t1840\ninvalid literal for int() with base 10: \t1841\ninvalid operands to binary expression (\t1842\ninvalid operands to binary expression (\'\t1843\ninvalid output constraint \'+h\' in asm\t1840\ninvalid output constraint \'+l\' in asm\t1840\ninvalid output constraint \'+r\' in asm\t1840\ninvalid output constraint \'=+h\' in asm\t1840\ninvalid output constraint \'=+l\' in asm\t1840\ninvalid output constraint \'=+r\' in asm\t1840\ninvalid output constraint \'=h\' in asm\t1840\ninvalid output constraint \'=l\' in asm\t1840\ninvalid output constraint \'=r\' in asm\t1840\ninvalid output constraint \'h\' in asm\t1840\ninvalid output constraint \'l\' in asm\t1840\ninvalid output constraint \'r\' in asm\t1840\ninvalid pyproject.toml config: \t1844\ninvalid target ID \t1246\ninvalid value \'armv9\t1297\ninvalid value \'c++\t1845\ninvalid value \'gnu++\t1845\ninvalid value (\'armv9\t1297\ninvalid value (‘armv9\t1297\ninvalid value for --gpu-architecture\t1846\ninvalid value ‘armv9\t1297',
    1635196967: "' was defined more than once\t434\n' was defined more than once (in files \t435",
    1635197024: '` was removed in the NumPy 2\t1295',
    1635281254: 'fixable by adding \t1700',
    1635284080: 'ptxas application ptx input, line \t2144\nptxas does not support CC \t2145\nptxas info \t2146\nptxas warning \t2146',
    1638515570: 'réadressage R_\t2155\nréadressage de R_\t2155',
    1646292852: 'to be installed\t1329',
    1647473766: 'ft2build.h\t1704 1705 1706 1707',
    1650424144: 'Py_buffer\t1143',
    1650552405: 'Unable to find\t790 791\nUnable to find a valid cuDNN algorithm\t1226\nUnable to find code object for all current devices\t1227\nUnable to find vcvarsall.bat\t1228\nUnable to import \t800\nUnable to load \t800\nUnable to load any of {lib\t1229\nUnable to load library \t802\nUnable to load the library \t802\nUnable to locate\t791\nUnable to pre-compile ops without torch installed\t1230\nUnable to register cu\t1231',
    1650552421: 'enable executable\t1626\nenable_if_t\t1456',
    1650552437: 'unable to execute \t2271\nunable to execute \'\t2272\nunable to execute command: Killed\t2273\nunable to find\t791\nunable to find a build program corresponding to "NMake Makefiles\t2274\nunable to find a build program corresponding to "Ninja\t2275\nunable to find a build program corresponding to "Unix Makefiles\t2276\nunable to find library -l\t1389 1390 1391 1392 1393 1394 1395 1396 1397 1398 2277 2278 2279\nunable to find library -lEGL\t1399\nunable to find library -lGLEW\t1400\nunable to find library -laio\t1401\nunable to find library -lffi\t1402\nunable to find library -lglog\t1403\nunable to find library -ljpeg\t1404\nunable to find library -lnuma\t1405\nunable to find library -lstdc++\t1407\nunable to find library -ltbb\t1408\nunable to find library -luuid\t1409\nunable to find library -lz\t1410\nunable to locate\t791\nunable to open database file\t2280',
    1650552929: 'apability not supp\t1308',
    1650616684: 'libbitsandbytes_cpu.\t1913',
    1650748780: 'lmdb.h\t1964 1965 1966 1967',
    1651076128: ' libraries are not found\t254\n library not found\t255',
    1651076143: '/libATen.\t511\n/libMIOpen\t512\n/libamd_comgr\t512\n/libamdhip64\t512\n/libc10.\t511\n/libcaffe2.\t511\n/libcublas\t512\n/libcuda\t512\n/libcufft\t512\n/libcufile\t512\n/libculibos\t512\n/libcupti\t512\n/libcurand\t512\n/libcusolver\t512\n/libcusparse\t512\n/libcutensor\t512\n/libhip\t512\n/libhsa-runtime64\t512\n/libhsakmt\t512\n/libnccl\t512\n/libnpp\t512\n/libnvJitLink\t512\n/libnvidia-ml\t512\n/libnvjpeg\t512\n/libnvrtc\t512\n/libnvshmem\t512\n/librccl\t512\n/libroc\t512\n/libtorch.\t511\n/libtorch_cpu.\t511\n/libtorch_global_deps.\t511\n/libtorch_python.\t511',
    1651076218: 'zlib.h\t2333 2334 2335 2336',
    1651336557: "member access into incomplete type '\t1985\nmember reference type \t1986",
    1651337587: 'simbolo ambiguo\t1036',
    1651340622: 'Numba needs NumPy \t1105',
    1651341651: 'Symbol\t372',
    1651341683: 'symbol not found in flat namespace\t372\nsymbole ambigu\t1036',
    1651449895: "' object has no attribute 'ds_opt_\t429",
    1651469415: 'global interpreter lock (GIL) has been enabled to load module\t1717\nglobalLegacyTypeDispatch\t1023 1024',
    1651668340: 'turbojpeg.h\t2264 2265 2266 2267',
    1651860850: 'reubicación R_\t2155',
    1651864352: " submodule path '\t344",
    1663067490: 'be created directly\t1326',
    1663070030: 'No compatible code objects found for: gfx\t1063\nNo compiled \t1064',
    1663071343: 'ot compiled with \t2121\not currently implemented\t2099\not currently supported\t2099',
    1664044099: 'CL/cl\t725 726',
    1667309616: '0 active drivers ([])\t514',
    1667393900: 'libc10_cuda.so: \t1914\nlibcublas.so.\t1915\nlibcublasLt.so.\t1915\nlibcuda.so\t1916\nlibcuda.so cannot found\t1917\nlibcuda.so not found! Do you have a CUDA driver\t1918\nlibcuda.so.1\t1916\nlibcuda.so.1 is not a symbolic link\t1919\nlibcudart.so.\t1915\nlibcufft.so.\t1915\nlibcupti.so.\t1915\nlibcusolver.so.\t1915\nlibcusparse.so.\t1915',
    1667462766: 'nvcc \t1048\nnvcc :\t2089\nnvcc cannot find a supported version of\t2090\nnvcc fatal   : Cannot find compiler \'\t2091\nnvcc fatal   : Could not open input file \'\t2092\nnvcc fatal   : redefinition of argument \'\t2093\nnvcc is required to \t796\nnvcc not found\t2094\nnvcc was not found\t2094\nnvcc ：\t2089\nnvcc" \t1048\nnvcc\' \t1048\nnvcc:\t2089\nnvcc` \t1048\nnvcc’ \t1048\nnvcc：\t2089',
    1667592275: "Specified provider 'CUDAExecutionProvider' is not in available provider\t1162\nSpecify CUDA_TOOLKIT_ROOT_DIR\t1163",
    1667592307: 'specified that you may need to import the \t2202',
    1667594309: 'Exec format error\t895',
    1667594341: 'exec format error\t895\nexecinfo.h\t1613\nexecutable in path specified by\t1666\nexecutor failed running\t1667',
    1667656804: 'dlfcn.h\t1613',
    1667722864: 'pngconf.h\t2135 2136 2137',
    1667852407: 'which is not an existing directory\t2326',
    1667853909: "UnicodeDecodeError: 'utf\t1232",
    1667854445: 'mpicxx.h\t2010 2011 2012',
    1668033824: ' -lcrypt\t8',
    1668180256: ' incompatible with current version \t206',
    1668181859: 'conclude\t1564',
    1668183398: 'function for call to \t1708',
    1668248144: 'Processus arrêté\t879\nProcessus arrêté a terminé le programme \t455',
    1668248176: "procedure entry point\t372\nprocessor does not support \t735\nprocessor doesn't support \t735\nprocessor lacks \t735",
    1668311400: "hipcc' failed: No such file\t1761\nhipcc: No such file\t1762\nhipcc: command not found\t1762\nhipcc: not found\t1762",
    1668440352: ' architecture of input file \t17',
    1668443988: 'Torch is needed\t1138\nTorch is not installed\t1138\nTorch is required\t1138\nTorch must be installed\t1138\nTorch needs to be installed\t1138',
    1668444020: 'torch is needed\t1138\ntorch is not installed\t1138\ntorch is required\t1138\ntorch is required for \t2235\ntorch must be installed\t1138\ntorch needs GCC \t786\ntorch needs at least GCC \t786\ntorch needs to be installed\t1138\ntorch requires GCC \t786\ntorch requires at least GCC \t786\ntorch.OutOfMemoryError\t2236\ntorch._inductor.exc.\t2237\ntorch.cuda.OutOfMemoryError\t2236\ntorch.dll\t1349\ntorch.utils.ffi is deprecated\t2238\ntorch.version.cuda\t2239\ntorch/all.h\t614 615 616\ntorch/csrc/PythonTypes.h\t2240 2241 2242\ntorch/csrc/StorageDefs.h\t2240 2241 2242\ntorch/csrc/THP_export.h\t2240 2241 2242\ntorch/csrc/WindowsTorchApiMacro.h\t2240 2241 2242\ntorch/csrc/jit/\t2243 2244 2245 2246 2247\ntorch/csrc/stable/\t626 627\ntorch/csrc/utils/auto_gil.h\t2248 2249 2250\ntorch/csrc/utils/disallow_copy.h\t2248 2249 2250\ntorch/csrc/utils/future.h\t2248 2249 2250\ntorch/csrc/utils/memory.h\t2248 2249 2250\ntorch/csrc/utils/six.h\t2248 2249 2250\ntorch/extension.h\t626 627 2251 2252 2253 2254 2255\ntorch/headeronly/\t626 627\ntorch/library.h\t614 615 616\ntorch/python.h\t614 615 616\ntorch/script.h\t614 615 616\ntorch/torch.h\t614 615 616\ntorch/types.h\t614 615 616\ntorch::jit::RegisterOperators::RegisterOperators(const char\t2256\ntorch_cpu.dll\t1349\ntorch_cuda.lib\t1363\ntorch_extensions\t61 2257\ntorch_global_deps.dll\t1349\ntorchaudio C++ extension is not available\t2258\ntorchinductor_\t2259 2260\ntorchvision.transforms.functional_tensor\t2261',
    1668571501: 'matching\t1984',
    1668571504: 'patch: command not found\t1324\npatch: not found\t1324',
    1668628794: ':Aucun fichier\t162 163',
    1671200994: '“constexpr\t400',
    1681143415: 'w64devkit\t1031',
    1684104530: 'ReadTimeout\t804\nReadTimeoutError\t804',
    1684104562: 'read-only segment has dynamic IFUNC relocations\t2149\nread-only segment has dynamic relocations\t2149',
    1684107084: 'LoadLibrary failed with error 126\t1029\nLoaded runtime CuDNN library: \t1030',
    1684107116: 'load any more object with static\t1968',
    1684171116: 'libdevice not found at \t1920',
    1684302184: 'hidden symbol \t1757',
    1684366670: 'Need \t1054\nNeed to compile C++ extensions to \t1055\nNeeds \t1054',
    1684366702: 'need \t1054\nneed PyTorch\t1146\nneed Pytorch\t1146\nneed pyTorch\t1146\nneed pytorch\t1146\nneed torch\t1146\nneeded\t2026\nneeds \t1054\nneeds CUDA\t2027\nneeds PyTorch\t1146\nneeds Pytorch\t1146\nneeds exactly \t1342\nneeds pyTorch\t1146\nneeds pytorch\t1146\nneeds torch\t1146',
    1684367716: 'died with <Signals.SIGKILL: 9>\t1610',
    1684611130: ': identifier "__\t581',
    1684632949: 'uuid/uuid.h\t2306 2307 2308 2309',
    1684633198: 'nvidia-container-cli: initialization error: \t2096\nnvidia-fabricmanager\t929',
    1684955424: ' and above\t15\n and higher\t15\n and later\t15\n and newer\t15\n and torchaudio \t16',
    1684955491: 'candidate function not viable: call to __host__ function from \t1372',
    1684957510: 'FindCUDA says CUDA version is\t938',
    1684957527: 'Windows Long Path support enabled\t1262\nWindows not yet supported for torch.compile\t1263',
    1684959043: 'CondaHTTPError\t811\nCondaSSLError\t811',
    1684959075: 'conda: command not found\t1565\nconda: not found\t1565\nconditional_t\t1456',
    1684960544: ' undeclared\t249',
    1685024032: ' module has been removed\t257\n module is not found\t258',
    1685025392: 'prod_intlist\t2142 2143',
    1685222775: 'wurde in diesem Gültigkeitsbereich nicht deklariert\t1330',
    1685353338: 'zstd.h\t2339 2340 2341 2342',
    1685414702: '.cuda.o\t503',
    1685414747: '[cudnn_frontend] Error: No \t1277',
    1689699140: 'Dödad-signal avslutade programmet \t455',
    1696610855: "': expected a number\t444",
    1696610857: '): error : expected a "("\t468\n): error: argument list for template template\t469\n): error: exception specification is incompatible\t470\n): error: expected a "("\t468\n): error: identifier "\t386\n): error: identifier "__\t471 472\n): error: incomplete type is not allowed\t473\n): error: invalid combination of type specifiers\t474\n): error: name followed by "::" must\t469\n): error: no instance of\t475\n): error: static assertion failed with "\t476',
    1696624193: 'An error happened while trying to locate the file on the Hub\t650',
    1696624233: 'in expansion of macro \t1670',
    1696624462: 'No existe el \t653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670',
    1696624494: 'no es un miembro de\t1663',
    1697082912: " n'est pas reconnu\t246\n n'est pas un membre de\t224 225 226",
    1697541219: 'cl.exe\t1449\ncl.exe with traditional preprocessor \t1450',
    1698832442: ': Befehl nicht gefunden\t517',
    1699094621: '] Fehler 137\t1278',
    1699160157: '] Getötet\t1278',
    1699170388: 'THGenerator\t1166 1167',
    1699553338: ': Memory allocation failure\t531',
    1699618874: ": Ne peut ouvrir le fichier d'objet partagé\t528",
    1699749946: ': Permission denied\t543',
    1699881006: '. Required capability\t502',
    1699881018: ': Resource temporarily unavailable\t545\n: Ressource temporairement\t545',
    1700022356: 'THTensor\t1166 1167\nTHTensorMath\t1166 1167',
    1700153428: 'THVector\t1166 1167',
    1700212059: '[-Werror\t1268',
    1700948332: 'libelf.h\t1921 1922 1923 1924',
    1701013836: 'License classifiers have been superseded by license expressions\t1028',
    1701017669: 'Exception: Unsupported GPU\t906\nException: Unsupported GPU model\t906\nException: Unsupported GPU type\t906\nException: unsupported GPU\t906\nException: unsupported GPU model\t906\nException: unsupported GPU type\t906',
    1701017701: 'exception handling disabled\t1664\nexception handling is disabled\t1665',
    1701078386: 'redeclaration of\t569\nredefinition of \t2151',
    1701079328: ' identifier "\t200 201',
    1701080161: 'alderlake\t1297',
    1701080649: 'IndentationError: \t982\nIndexError: \t983 984\nIndexError: _Map_base::at\t985\nIndexError: map::at\t985\nIndexError: unordered_map::at\t985',
    1701080681: 'index_sequence\t1456',
    1701080693: 'undeclared\t1792\nundeclared identifier \t1768 1769 1770 2065 2281\nundefined reference to \t2282\nundefined symbol: \t372\nundefined symbol: Py\t2284\nundefined symbol: _Py\t2284\nundefined symbol: mkl_\t2285\nundefinierter Verweis auf\t372\nundefiniertes Symbol\t372\nunderlying_type_t\t1456',
    1701080899: 'Code kann nicht fortgesetzt werden, da\t805\nCode object build failed\t806\nCodes kann nicht fortgesetzt werden, da\t805',
    1701080931: 'code execution cannot proceed because\t805',
    1701146144: ' needed by \t262 263',
    1701147424: ' seems to be not installed\t340',
    1701209458: "reference indefinie vers\t372\nreference indéfinie vers\t372\nreference to\t372\nreference to __host__ function '\t2153\nreferences to\t372\nreferencia a\t372\nreferencia indefinida a\t372\nreferencia indefinida para\t372\nreferencia nao definida a\t372\nreferencia nao definida para\t372\nreferencia não definida a\t372\nreferencia não definida para\t372\nreferensi ke\t372\nreferência indefinida a\t372\nreferência indefinida para\t372\nreferência nao definida a\t372\nreferência nao definida para\t372\nreferência não definida a\t372\nreferência não definida para\t372",
    1701210482: 'riferimento non definito a\t372',
    1701211721: "Inferred operator schema for a C++ kernel function doesn't match the expected function schema\t986",
    1701211753: 'infer_schema(func): \t1824 1825',
    1701274484: 'tcgen05\t2181',
    1701275973: 'Eigen/\t893',
    1701344288: ' the MPS \t349',
    1701345056: ' when calling \t365',
    1701405728: ' died due to signal \t38\n died due to signal 9\t39\n died due to signal 9 (Kill signal)\t39\n died with status 0x\t40',
    1701407843: 'client error (Connect)\t1454',
    1701409364: "Tried to instantiate class '\t1210\nTried to register an operator (\t1211 1212\nTried to register multiple backend fallbacks for the same dispatch key \t1213\nTried to register multiple operators with the same name\t1214",
    1701470831: 'object has no attribute\t2100\nobject has no attribute \t2101\nobject type is: \t2102',
    1701536109: 'make: \t508\nmake: command not found\t1324\nmake: not found\t1324\nmake_index_sequence\t1456\nmake_unique\t1456',
    1701603654: 'File already exists in database: \t933\nFile o directory non\t653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670\nFileExistsError: [\t934\nFileNotFoundError: [Errno 2] \t935\nFilename longer than 260 characters\t936\nFilename too long\t937',
    1701603681: 'ailed to initialize NVML: Driver/library version mismatch\t1296',
    1701603686: 'file failed to open for reading\t1697\nfile_baton.py\t1698\nfile_baton.py:\t1699',
    1701604425: 'Illegal instruction\t497 649',
    1701667150: "NameError: name \t1051\nNameError: name '\t1052\nNameError: name '_C' is not defined\t1053",
    1701667182: 'name \'bare_metal_version\' is not defined\t2017\nnamespace "\t2018\nnamespace "c10::guts" has no member "\t2019\nnamespace "std" has no member \t2020 2021 2022 2023\nnamespace name\t2024',
    1701669204: 'TimeoutError: \t813',
    1701670771: "some optimisations will not be enabled\t2196\nsome optimizations will not be enabled\t2196\nsomething wrong with flag '\t2197",
    1701716007: "' needs target feature \t426 427\n' newer than toolkit\t428",
    1701716012: ', needed by\t484\n, needed by \t485',
    1701733735: 'generated with LTO version \t1709\ngeneric_type: \t1710',
    1701737812: 'TunerSimple_cached_get_nvrtc_params.cc(\t1217',
    1701798944: " does not dominate this use\t41\n does not exist\t42 43 44 45\n does not have \t46\n does not include kernels for this GPU\t47\n does not match \t48\n does not match filename: \t49\n does not match namespace of enclosing TORCH_LIBRARY\t50\n does not match runtime version \t51\n does not name a\t52\n does not name a type\t53 54 55 56 57 58\n does not support \t59\n doesn't exist\t43\n doesn't match \t48",
    1701863764: 'Tapettu\t879\nTapettu-signaali päätti \t455',
    1701865808: 'Pipeline failed while executing [\t1133',
    1701867296: ' open include file\t288 289 290 291 292 293 294 295 296 297 298 299 300 301 302 303 304 305 306 307 308 309 310 311 312 313 314 315 316 317 318 319 320 321 322 323 324 325\n open source file\t201 288 289 290 291 292 293 294 295 296 297 298 299 300 301 302 303 304 305 306 307 308 309 310 311 312 313 314 315 316 317 318 319 320 321 322 323 324 325',
    1701867311: '/openmp\t504',
    1701869669: 'expected primary-expression before \t1672\nexpects \t1342',
    1701869908: "TypeDefault\t1195 1196\nTypeError \t1218\nTypeError: \t1219 1220\nTypeError: _\t1221\nTypeError: expected str, bytes or os.PathLike object, not NoneType\t1222\nTypeError: join() argument must be str\t1223\nTypeError: must be called with a dataclass type or instance\t1224\nTypeError: unsupported operand type(s) for +: 'NoneType' and 'str'\t1225",
    1701869940: 'type "at::Tensor" is not allowed\t2268\ntype conversion before \t2269\ntypeid\t1623',
    1701978146: '" referenced unknown base type "\t395',
    1701978151: "' requires target feature '\t431\n' returned nan values in its \t432",
    1701978156: ', required architecture \t486',
    1701991456: ' Tree Learner was not enabled in this build\t13',
    1701995875: 'ceres/ceres.h\t1441 1442 1443 1444',
    1701996900: 'directiva de Control de aplicaciones\t651\ndirent.h\t1613',
    1701997665: 'already has an implementation\t1298',
    1701998165: 'Unregistered type : \t1239\nUnresolved extern \t1240',
    1701998197: "unrecognised command line option\t997\nunrecognised command-line option\t997\nunrecognized command\t2291\nunrecognized command line option\t997\nunrecognized command-line option\t997\nunrecognized relocation \t2292\nunrecognized subcommand '\t2293\nunresolved external symbol\t372\nunresolved external symbol \t2295",
    1701998445: 'more than one \t2003\nmore than one instance of overloaded function "\t2004\nmore than one operator "\t2005',
    1701999173: 'Erreur de format pour exec\t895\nErreur de segmentation\t896',
    1701999205: 'erreur interne du compilateur\t990',
    1702064961: 'Assertion \t671\nAssertion `\t672\nAssertion error (\t673\nAssertionError: \t674 675',
    1702125892: 'Datei oder Verzeichnis nicht\t653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670',
    1702126916: 'Detected that PyTorch and \t867',
    1702126948: 'detected SM\t971\ndetected pre-SM\t971\ndetected sm\t971\ndetected sm_\t971',
    1702129225: 'Internal Triton PTX codegen error\t988\nInternal compiler error\t989\nInternal error\t989\nInterner Compiler-Fehler\t990\nInterner Compiler-fehler\t990\nInterner CompilerFehler\t990\nInterner Compilerfehler\t990',
    1702129257: 'integer\t1835\ninteger_sequence\t1456\ninternal compiler error\t990\ninternal compiler error: Killed (program \t1836\ninterner Compiler-Fehler\t990\ninterner Compiler-fehler\t990\ninterner CompilerFehler\t990\ninterner Compilerfehler\t990',
    1702129518: "note: macro 'max defined here\t1983\nnote: macro 'max' defined here\t1983\nnote: macro 'max’ defined here\t1983\nnote: macro 'min defined here\t1983\nnote: macro 'min' defined here\t1983\nnote: macro 'min’ defined here\t1983\nnote: macro max defined here\t1983\nnote: macro max' defined here\t1983\nnote: macro max’ defined here\t1983\nnote: macro min defined here\t1983\nnote: macro min' defined here\t1983\nnote: macro min’ defined here\t1983\nnote: macro ‘max defined here\t1983\nnote: macro ‘max' defined here\t1983\nnote: macro ‘max’ defined here\t1983\nnote: macro ‘min defined here\t1983\nnote: macro ‘min' defined here\t1983\nnote: macro ‘min’ defined here\t1983",
    1702130753: 'Attempted to use ninja as the BuildExtension backend but we could not find ninja\t676\nAttempting to deserialize object on a CUDA device\t677\nAttempting to use \t678',
    1702131043: 'cute/\t1602\ncute\\\t1602',
    1702195557: 'equest failed after \t1630',
    1702240297: ') versions mismatch\t464',
    1702240300: ', version CXXABI_\t487\n, version GCC_1\t487\n, version GCC_3\t487\n, version GCC_4\t487\n, version GCC_7\t487\n, version GLIBCXX_\t487\n, version GLIBC_2.\t488\n, version GOMP_\t487\n, version OACC_\t487\n, version solving failed\t489',
    1702240314: ': version "hip_\t589\n: version "libcu\t590\n: version "libnccl\t590\n: version "libnv\t590\n: version \'hip_\t589\n: version \'libcu\t590\n: version \'libnccl\t590\n: version \'libnv\t590\n: version `hip_\t589\n: version `libcu\t590\n: version `libnccl\t590\n: version `libnv\t590\n: version ‘libcu\t590\n: version ‘libnccl\t590\n: version ‘libnv\t590',
    1702258028: 'leveldb/\t1902 1903 1904 1905',
    1702259058: 'river version \t2174',
    1702260346: 'znver3\t1297\nznver4\t1297\nznver5\t1297',
    1702325825: 'Anwendungssteuerungsrichtlinie hat\t651',
    1702389038: '.exe" is not recognized\t389\n.exe" is not recognized as\t389\n.exe" ist entweder falsch\t389\n.exe" n\'est pas reconnu\t389\n.exe" no se reconoce como\t389\n.exe" 不是内部或外部命令\t389\n.exe\' is not recognized\t389\n.exe\' is not recognized as\t389\n.exe\' ist entweder falsch\t389\n.exe\' n\'est pas reconnu\t389\n.exe\' no se reconoce como\t389\n.exe\' 不是内部或外部命令\t389\n.exe” is not recognized\t389\n.exe” is not recognized as\t389\n.exe” ist entweder falsch\t389\n.exe” n\'est pas reconnu\t389\n.exe” no se reconoce como\t389\n.exe” 不是内部或外部命令\t389',
    1702520162: 'bezeichnet keinen Typ\t1330',
    1713401449: 'in function compile: NVRTC Error: NVRTC_ERROR_COMPILATION\t1796',
    1714375751: 'GL/freeglut.h\t948 949 950',
    1717857907: 'sndfile.h\t2191 2192 2193 2194',
    1717920878: 'ndefined\t372',
    1717920885: 'udefineret reference til\t372',
    1717985603: "Caffe2: Couldn't determine version from header\t789",
    1717985635: 'caffe2/\t1364 1365 1366 1367',
    1717987684: 'different exception spec\t1611\ndiffers from\t1612',
    1717987700: 'tiffio.h\t2227 2228 2229 2230',
    1717990755: 'cufft64_\t1585 1586 1587',
    1718513507: 'configuration file provided by "\t1566 1567\nconfiguration file provided by "CUDA\t1568\nconfiguration file provided by "Torch"\t1569\nconfigure: error: \t1570 1571\nconflicting cuDNN in LD_LIBRARY_PATH\t1572',
    1722401636: 'définitions multiples de \t1037',
    1722401650: 'réference indefinie vers\t372\nréference indéfinie vers\t372\nréférence indefinie vers\t372\nréférence indéfinie vers\t372',
    1730160936: '() got an unexpected keyword argument\t332\n() got an unexpected keyword argument \t331 453\n() got multiple values for \t331',
    1731152967: 'GL/gl.h\t951 952 953\nGL/glcorearb.h\t951 952 953\nGL/glew.h\t954 955 956 957\nGL/glext.h\t951 952 953\nGL/glut.h\t948 949 950\nGL/glx.h\t951 952 953',
    1734502764: 'libgcc_s.so.1 must be installed for pthread_\t1925',
    1734701162: 'jpeglib.h\t1858 1859 1860 1861',
    1734959663: '/bigobj\t504 506',
    1734964000: ' signal terminated program \t341',
    1734964008: '(signal: 9, SIGKILL: kill)\t458',
    1734965107: 'swig: command not found\t1324\nswig: not found\t1324',
    1735289197: 'mingw\t1031',
    1735290732: 'longintrepr.h\t1970 1971 1972 1973',
    1735355495: 'glog/logging.h\t1718 1719 1720 1721',
    1735356263: 'google/protobuf/\t1727 1728 1729 1730 1731',
    1735357040: 'program input point\t372',
    1735549216: ' argument(s) but received\t18\n arguments for \t19\n arguments to function \t20',
    1735549292: 'larger than the available KV cache memory\t1869\nlarger than the maximum number of tokens that can be stored in KV cache\t1869',
    1735549300: 'target device or backend do not support efficient \t2219\ntarget sm_\t2220',
    1746936361: ')" has already been defined\t465',
    1746955881: 'in hip::FatBinaryInfo::\t1797',
    1749239892: 'THCharBlas_\t1166 1167\nTHCharStorage\t1166 1167\nTHCharTensor\t1166 1167\nTHCharVector\t1166 1167',
    1750288468: 'THShortBlas_\t1166 1167\nTHShortStorage\t1166 1167\nTHShortTensor\t1166 1167\nTHShortVector\t1166 1167',
    1750343738: ': The system cannot find the file specified\t546',
    1751279980: 'libhipblas.so.\t1906\nlibhipfft.so.\t1906\nlibhiprand.so.\t1906\nlibhipsolver.so.\t1906\nlibhipsparse.so.\t1906',
    1751345510: 'fichier dans un mauvais format\t1145',
    1751345518: 'nicht definierter Verweis auf\t372',
    1751347777: 'Arch conditional MMA instruction used without targeting\t652',
    1751347809: "arch_bin wasn't set for some reason\t1309\narch_list[-1] += \t1310\narchitecture\t1311 1312",
    1751347823: 'orch not compiled with \t2117\norch not compiled with CUDA enabled\t2118\norch version \t2119\norch version must be \t2120\norch==\t2120',
    1751349349: 'exchange\t1456',
    1751361987: "échec d'adressage (mapping) du segment\t932",
    1751607656: 'higher\t1758',
    1751933286: 'falha no mapeamento de segmento\t932',
    1752391519: '__shfl\t785',
    1752392008: 'Hash mismatch for \t975',
    1752459639: 'with multiple files\t2327',
    1752461166: 'nothing provides \t2077\nnothing provides __cuda\t490\nnothing provides __glibc >=2.\t491',
    1752463728: 'python3: command not found\t1565\npython3: not found\t1565\npython: command not found\t1565\npython: not found\t1565',
    1752637484: ', which is missing on the system\t490 491',
    1763715368: '() is missing value for argument\t18',
    1763717413: '%1 is not a valid Win32 application\t401\n%1 ist keine zulässige Win32-Anwendung\t401',
    1763719719: "': is not a member of 'cudaDeviceProp'\t445",
    1763733089: 'an illegal memory access was encountered\t1306',
    1763733358: 'no instance of \t2037 2038\nno instance of constructor "c10::\t2039\nno instance of constructor "cut\t2040\nno instance of constructor "torch::jit::RegisterOperators::RegisterOperators" matches\t2041\nno instance of overloaded function \t2042',
    1763734639: 'ot implemented\t2099',
    1765161080: 'x86intrin.h\t1788 1789 1790',
    1766203450: ': Filename too long\t523 524',
    1766531165: '] Killed\t1278',
    1766727738: ': Nicht genügend\t519',
    1767990816: ' failed to import\t63\n failed with exit \t64\n failed: \t65\n failed: No such file\t66',
    1768042274: '"/bin/nvcc\t399',
    1768042279: "'/bin/nvcc\t399",
    1768042298: ':/bin/nvcc\t591',
    1768053819: ';\\bin\\nvcc\t595',
    1768058209: 'ambiguous "?" operation:\t1304\nambiguous overload for \t1305\nambiguous symbol\t1036',
    1768061296: 'pybind11\t2147\npybind11/\t2148\npybind11_detail_function_record\t1136',
    1768124527: 'opción de línea de órdenes no reconocida\t997',
    1768169531: '; did you mean \t594',
    1768255571: 'Speicherzugriffsfehler\t896',
    1768300588: ', file was built for unsupported file format\t482',
    1768300602: ': fichier trop court\t521\n: file too short\t521 560',
    1768318308: 'defined\t1605\ndefined in file \t1606\ndefiniciones múltiples de \t1037',
    1768320617: 'infiniband/\t1826 1827 1828 1829',
    1768383858: 'registered\t2154',
    1768386149: 'engine plan file is generated on an incompatible device, expecting compute \t1627\nengine plan file is not compatible with this\t1628',
    1768453920: ' which is newer than running OS)\t366',
    1768693818: ': linker input file not found\t539',
    1768697658: ':/lib64\t592',
    1768714611: 'sqlite3.h\t2203 2204 2205 2206',
    1768716898: 'bzlib.h\t1345 1346 1347 1348',
    1768759354: ': misaligned address\t585',
    1768779113: 'immintrin.h\t1788 1789 1790',
    1768779128: 'xmmintrin.h\t1788 1789 1790',
    1768824890: ': nie można otworzyć pliku obiektu dzielonego\t528',
    1768843629: 'minimum required Nvidia driver for \t1993',
    1768975957: 'UnpicklingError: \t887',
    1769103702: 'VariableTensorId\t1195 1196',
    1769152577: 'A single input file is required for a non-link phase\t597',
    1769173857: 'assimp/\t1318 1319 1320 1321',
    1769234803: 'satisfies the requirement \t2178\nsatisfy\t2179',
    1769235821: 'metis.h\t1989 1990 1991 1992',
    1769238607: 'OptionalCUDAGuard\t760 761\nOptionalCUDAStreamGuard\t760 761',
    1769300512: ' built with CUDA \t24',
    1769366884: "device architecture\t746\ndevice capabilit\t746\ndevice compute architecture\t746\ndevice compute capabilit\t746\ndevice is SM\t971\ndevice is sm\t971\ndevice is sm_\t971\ndevice kernel image is invalid\t766\ndevice's architecture\t746\ndevice's capabilit\t746\ndevice's compute architecture\t746\ndevice's compute capabilit\t746\ndevice-side assert triggered\t1607\ndevice-side assertion triggered\t1607\ndevices architecture\t746\ndevices capabilit\t746\ndevices compute architecture\t746\ndevices compute capabilit\t746",
    1769369189: 'environment variable is not\t1629',
    1769414695: "' with arguments from the '\t436\n' with arguments from the 'CUDA' backend\t437 438\n' with arguments from the 'MPS' backend\t439\n' with arguments from the 'Meta' backend\t440\n' with exceptions disabled\t441",
    1769566836: 'trying to build PyTorch with a too old version of \t2263',
    1769631349: 'unzip: command not found\t1324\nunzip: not found\t1324',
    1784835872: ' object has no attribute \t275 276 277',
    1785291349: 'Ubijen\t879',
    1785620814: 'Ninja is required to \t1057',
    1785620846: 'ninja-build: Kommando nicht gefunden\t2030\nninja-build: command not found\t2030\nninja-build: commande introuvable\t2030\nninja-build: not found\t2030\nninja-build: orden no encontrada\t2030\nninja-build: コマンドが見つかりません\t2030\nninja-build: 未找到命令\t2030\nninja: Kommando nicht gefunden\t2030\nninja: build stopped\t2031\nninja: command not found\t2030\nninja: commande introuvable\t2030\nninja: no work to do.\t2032\nninja: not found\t2030\nninja: orden no encontrada\t2030\nninja: コマンドが見つかりません\t2030\nninja: 未找到命令\t2030',
    1797287790: 'no kernel image is available\t2043',
    1797288805: 'es kein\t1663',
    1801538883: 'CMake must be installed to build\t734',
    1801547107: 'cmake: command not found\t1324\ncmake: not found\t1324',
    1801547111: 'gmake\t515',
    1801675074: 'BackendUnavailable: Cannot import \t686',
    1801675088: "Package \t1124\nPackage dependency requirement '\t1125\nPackage metadata \t1126\nPackageNotFoundError: \t1127\nPackagesNotFoundError\t1128",
    1801675120: 'packed_accessor\t939\npacked_accessor32\t1190\npacked_accessor64\t1190',
    1801678707: 'socket.gaierror: \t2195',
    1802068851: 'scikit-learn has not been built correctly\t2180',
    1802270070: 'vulkan/vulkan\t2315 2316 2317 2318',
    1802398060: 'linker `\t1959',
    1802465132: 'looks like a filename, but the file does not exist\t1974',
    1802465858: 'Broken toolchain: cannot link a simple \t687',
    1802661751: 'work with \t1342\nworks with \t1342',
    1802725700: 'Disk quota exceeded\t872',
    1802725732: 'disk quota exceeded\t872',
    1814061388: 'La ligne de commande est trop longue.\t869\nLa línea de comandos es demasiado larga.\t869',
    1814066273: "at least '/std:c++\t1322",
    1814979692: 'ld.lld: error: duplicate symbol: \t1871',
    1816217684: 'THAlloc\t1166 1167',
    1816283220: 'THBlas_\t1166 1167',
    1816545364: 'THFloatBlas_\t1166 1167\nTHFloatStorage\t1166 1167\nTHFloatTensor\t1166 1167\nTHFloatVector\t1166 1167',
    1818323300: 'dial tcp: lookup \t1189',
    1818391907: 'cublas.CUBLASError: \t1584\ncublas64_\t1585 1586 1587\ncublasLt64_\t1585 1586 1587',
    1818435642: ': class template "std::_Is_memfunptr" has already been defined\t561',
    1818455657: 'include file \t1799\ninclude file "ATen/\t1800\ninclude file "CGAL/\t1801\ninclude file "CL/\t1802\ninclude file "Eigen/\t1803\ninclude file "GLES\t1804\ninclude file "Imf\t1805\ninclude file "OpenEXR/Imf\t1805\ninclude file "TH\t1806\ninclude file "THC\t1807\ninclude file "X11/\t1808\ninclude file "asm/\t1334\ninclude file "boost/\t1809\ninclude file "c\t1810\ninclude file "c10d/\t1811\ninclude file "cudnn\t1812\ninclude file "eigen3/Eigen/\t1803\ninclude file "flann/\t1813\ninclude file "libav\t1814\ninclude file "numpy/\t1815\ninclude file "tbb/\t1816\ninclude file "torch/\t625\ninclude file \'ATen/\t1800\ninclude file \'CGAL/\t1801\ninclude file \'CL/\t1802\ninclude file \'Eigen/\t1803\ninclude file \'GLES\t1804\ninclude file \'Imf\t1805\ninclude file \'OpenEXR/Imf\t1805\ninclude file \'TH\t1806\ninclude file \'THC\t1807\ninclude file \'X11/\t1808\ninclude file \'asm/\t1334\ninclude file \'boost/\t1809\ninclude file \'c\t1810\ninclude file \'c10d/\t1811\ninclude file \'cudnn\t1812\ninclude file \'eigen3/Eigen/\t1803\ninclude file \'flann/\t1813\ninclude file \'libav\t1814\ninclude file \'numpy/\t1815\ninclude file \'tbb/\t1816\ninclude file \'torch/\t625',
    1818583913: 'icelake-\t1297',
    1818780998: 'Fehler beim Mappen des Shared Objects\t932\nFehler im Format der Programmdatei\t895',
    1818845510: 'Failed building wheel for \t910\nFailed to auto\t911\nFailed to build \t912\nFailed to build CUDA kernels for \t913\nFailed to compile. cc_cmd\t914\nFailed to create CUDAE\t915\nFailed to detect a default CUDA architecture\t916\nFailed to detect a default CUDA architecture.\t917\nFailed to find\t790 791\nFailed to find \t918\nFailed to find MSVC.\t919\nFailed to find ROCm root directory\t920\nFailed to find a working CUDA architecture\t921\nFailed to find all files with CUDA\t922\nFailed to find nvToolsExt\t923\nFailed to import \t800 924\nFailed to initialize NVML: Driver Not Loaded\t925\nFailed to load \t800\nFailed to load library \t802\nFailed to load the backend extension: \t926\nFailed to load the library \t802\nFailed to locate\t791\nFailed to parse: \t927\nFailed to set the allowed dynamic shared memory size \t928\nFailed to start \t929\nFailure finding "libnvvm\t852\nFailure finding \'libnvvm\t852\nFailures have been detected while processing an MLIR pass pipeline\t930',
    1818845542: "fail to call hipModuleLaunchKernel(\t1673\nfail to call hipModuleLoad\t1674\nfailed call to cuInit: \t1675\nfailed to convert GOTPCREL relocation\t1676\nfailed to find\t791\nfailed to legalize operation 't\t1677\nfailed to locate\t791\nfailed to map segment from\t1678\nfailed to open \t1679\nfailed to open elf at \t849\nfailed with\t1680\nfailed with exit \t1681",
    1818846752: ' file built for macOS-\t67\n file not found\t68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123 124 125 126 127 128 129 130 131 132 133 134 135 136 137 138 139 140 141 142 143 144 145 146 147 148 149 150 151 152 153 154 155 156 157 158 159 160 161 162 163 164 165\n file not recognized: \t166',
    1818847344: 'philox_cuda_state\t939',
    1818848040: '(killed) terminó el programa \t455',
    1818850658: 'build_ext\t1338\nbuilds-v0\t1339\nbuilt against \t1340\nbuilt against CUDA\t1341\nbuilt for \t1340\nbuilt for CUDA\t1341\nbuilt to run on \t1342\nbuilt using \t1340\nbuilt using CUDA\t1341\nbuilt with \t1340\nbuilt with CUDA\t1341\nbuilt without \t1343',
    1819028768: ' -llapack\t9',
    1819042147: 'calling a __host__ function\t1368',
    1819042150: 'fallo al asignar un segmento del objeto compartido\t932',
    1819044171: 'Killed\t879 996',
    1819045731: 'collect2: fatal error: ld terminated with signal 9\t1003',
    1819047238: 'FullyFusedMLP: insufficient shared memory available on the GPU\t945',
    1819176736: ' only available on macOS 1\t284\n only by \t285\n only for \t285\n only on \t285\n only supports \t286\n only with \t285',
    1819240547: 'cholmod.h\t1446 1447 1448',
    1819240790: 'Violación de segmento\t896',
    1819242031: '/nologo\t504',
    1819307369: 'implementation for device cuda\t1791\nimplicit declaration of\t1792',
    1819308097: 'Application Control policy has blocked\t651',
    1819310149: 'Explicitly provided namespace (\t907',
    1819440483: 'curl/curl.h\t1595 1596 1597 1598\ncurl: (16) \t1599\ncurl: (18) \t1599\ncurl: (28) \t1599\ncurl: (35) \t1599\ncurl: (5) \t1599\ncurl: (52) \t1599\ncurl: (55) \t1599\ncurl: (56) \t1599\ncurl: (6) \t1599\ncurl: (60) \t1599\ncurl: (7) \t1599\ncurl: (92) \t1599\ncurl: command not found\t1324\ncurl: not found\t1324',
    1819571555: 'cutlass needs GCC \t786\ncutlass needs at least GCC \t786\ncutlass requires GCC \t786\ncutlass requires at least GCC \t786\ncutlass/\t1602\ncutlass::\t1603\ncutlass\\\t1602',
    1819635523: 'Could NOT find BLAS (missing\t815\nCould NOT find Boost (missing\t815\nCould NOT find CUDA (missing:\t816 817 818\nCould NOT find CUDAToolkit (missing:\t816 817 818\nCould NOT find CUDNN (missing\t819\nCould NOT find CURL (missing\t815\nCould NOT find CuDNN (missing\t819\nCould NOT find EGL (missing\t815\nCould NOT find Eigen3 (missing\t815\nCould NOT find FFMPEG (missing\t815\nCould NOT find FFmpeg (missing\t815\nCould NOT find Freetype (missing\t815\nCould NOT find GLEW (missing\t815\nCould NOT find GLUT (missing\t815\nCould NOT find Gflags (missing\t815\nCould NOT find Git (missing\t815\nCould NOT find Glog (missing\t815\nCould NOT find HDF5 (missing\t815\nCould NOT find JPEG (missing\t815\nCould NOT find LAPACK (missing\t815\nCould NOT find LibXml2 (missing\t815\nCould NOT find MPI (missing\t815\nCould NOT find MPI_C (missing\t815\nCould NOT find MPI_CXX (missing\t815\nCould NOT find NCCL (missing\t815\nCould NOT find NUMA (missing\t815\nCould NOT find NVTX\t820\nCould NOT find Numa (missing\t815\nCould NOT find NvToolExt\t820\nCould NOT find NvToolsExt\t820\nCould NOT find OpenCL (missing\t815\nCould NOT find OpenCV (missing\t815\nCould NOT find OpenGL (missing\t815\nCould NOT find OpenMP\t821\nCould NOT find OpenSSL (missing\t815\nCould NOT find PNG (missing\t815\nCould NOT find PkgConfig (missing\t815\nCould NOT find Protobuf (missing\t815\nCould NOT find Python\t822 823\nCould NOT find PythonLibs (missing\t824\nCould NOT find SWIG (missing\t815\nCould NOT find TBB (missing\t815\nCould NOT find Torch (missing\t825\nCould NOT find Vulkan (missing\t815\nCould NOT find X11 (missing\t815\nCould NOT find ZLIB (missing\t815\nCould NOT find cuDNN (missing\t819\nCould NOT find cudnn (missing\t819\nCould NOT find gflags (missing\t815\nCould NOT find glog (missing\t815\nCould NOT find nvToolsExt\t820\nCould not build wheels for \t826\nCould not connect\t827\nCould not detect Ninja v\t828\nCould not find\t790 791\nCould not find \t829\nCould not find CUDA driver entry point for cu\t830\nCould not find MSVC\t831\nCould not find a configuration file for package "\t832\nCould not find a configuration file for package "Torch"\t833\nCould not find any \t834 835\nCould not find compiler set in environment variable \t836\nCould not find module \'\t837\nCould not find schema for \t838\nCould not find shared object file\t839\nCould not find the bitsandbytes \t840\nCould not find the operator \t45\nCould not import \t800\nCould not infer dtype of numpy.\t841\nCould not initialize NNPACK! Reason\t842\nCould not load \t800\nCould not load library \t802\nCould not load library cudnn\t843 844\nCould not load library libcudnn\t845\nCould not load libtorchcodec\t846\nCould not load symbol \t803\nCould not load the library \t802\nCould not load this library: \t847\nCould not locate\t791\nCould not locate \t829 848\nCould not open \t849\nCould not open requirements file: \t850\nCould not resolve\t827\nCould not set up the environment for Microsoft Visual Studio\t851\nCouldn\'t find\t790 791\nCouldn\'t find a suitable version of ptxas\t852\nCouldn\'t find an operator for \t853\nCouldn\'t load custom C++ ops\t854\nCouldn\'t load custom C++ ops. This can happen if your PyTorch and \t855',
    1819635555: "could not convert default argument '\t1575\ncould not convert default argument into a Python object (type not registered yet?)\t1576\ncould not find\t791\ncould not locate\t791\ncould not select device driver \t1577\ncouldn't allocate \t1578\ncouldn't find\t791\ncouldn't find a suitable version of ptxas\t852",
    1830842190: "No matching distribution found for \t1065\nNo module named\t1066\nNo module named \t63 1067 1068 1069 1070 1071 1072 1073 1074 1075 1076 1077 1078 1079 1080 1081\nNo module named '\t1082",
    1830842222: "no matching con\t2044\nno matching constructor for initialization of 'torch::jit::RegisterOperators'\t2045\nno matching function for call to \t2046 2047 2048 2049 2050\nno matching function for call to 'atomic\t2051\nno member named \t1749\nno member named '\t2052 2053 2054 2055 2056",
    1833508922: ": Impossible d'ouvrir le fichier d'objet partagé\t528",
    1835100276: 'tham chiếu đến\t372',
    1835101728: ' name followed by "::" must be\t201\n named symbol not found\t261',
    1835102822: 'frame"\t1445\nframe\'\t1445\nframe’\t1445',
    1835166060: 'libmkl_\t1926',
    1835429165: '-mfma\t501',
    1835492691: 'Segment-Schutz nach der Relozierung\t1157\nSegmentation fault\t896 1158\nSegmentation-Fehler\t896',
    1835492723: 'segment en lecture seule a des réadressages\t2149\nsegmento de sólo lectura tiene reubicaciones\t2149',
    1835606074: ": impossibile aprire il file oggetto condiviso\t528\n: impossible d'ouvrir le fichier d'objet partagé\t528",
    1835606127: 'o implemented \t2099',
    1835622239: '__imp_\t1288',
    1835886455: 'wgmma\t2181',
    1835888451: "Command '['ninja', '--version']' returned non-zero\t807\nCommand 'nvcc' not found\t808\nCommandLine Error: Option '\t809",
    1835888459: 'Kommandozeilenoption\t997',
    1835888483: 'command line is too long\t1455\ncommon_type_t\t1456',
    1836016416: ' command failed \t30\n compiled with CUDA \t24',
    1836213584: "Permission denied: \t1091\nPermission denied: '\t1095\nPermissionError: [Errno 13] \t1130\nPermissionError: [WinError \t1131\nPermissionError: [WinError 5]\t1132",
    1836213588: 'Terminado (killed)\t879',
    1836216134: 'Formato de ejecutable incorrecto\t895',
    1836280141: 'Mismatch in kernel C++ signatures\t1043 1044\nMismatched number of arguments when calling: `\t1045',
    1836280173: 'mismatched argument pack\t569\nmismatches\t1612 1994',
    1836344691: 'setmaxnreg\t2181',
    1840104307: 'símbolo ambiguo\t1036',
    1847602215: "', needed by '\t442 443",
    1847603493: "%1 n'est pas une application Win32 valide\t401\n%1 no es una aplicación Win32 válida\t401",
    1847616878: 'ne nomme pas un type\t1330',
    1847619177: 'in namespace\t1663',
    1847619438: 'no nombra a un tipo\t1330',
    1847620457: 'is not a full path and was not found\t1847\nis not a full path to an existing\t1848\nis not a member of\t1663\nis not able to compile a simple\t1849 1850 1851\nis not currently supported\t1313\nis not recognized as an internal\t1852\nis not supported\t1313\nis not yet supported\t1313',
    1847638978: '» non reconnue\t2343',
    1850286138: ': Internal \t529',
    1850296404: 'THIntBlas_\t1166 1167\nTHIntStorage\t1166 1167\nTHIntTensor\t1166 1167\nTHIntVector\t1166 1167',
    1851072570: ": Undefined reference to '\t372\n: Unknown option '\t548 549 550\n: Unresolved extern function\t551\n: Unsupported ICC compiler found\t552\n: Unsupported Intel compiler found\t552\n: Unsupported NVHPC compiler found\t552\n: Unsupported PGI compiler found\t552\n: Unsupported XLC compiler found\t552",
    1851859002: ': an object with that name is already\t553',
    1851876128: ' cannot be used to initialize\t29',
    1851878176: ' kann nicht gefunden werden\t252',
    1851878499: 'clang version must be less than \t1451',
    1851878502: 'flann/\t1701',
    1851943276: 'libnvJitLink.so.\t1915\nlibnvidia-ml.so.1\t1927\nlibnvidia-ptxjitcompiler.so.1\t1927\nlibnvrtc-builtins.so\t1928\nlibnvrtc.so.\t1915',
    1852134465: 'ATen/ATen.h\t614 615 616\nATen/CPUGenerator\t617 618\nATen/CUDA\t617 618\nATen/CUDAGenerator\t617 618\nATen/Dimname.h\t619 620 621\nATen/Error.h\t622 623 624\nATen/NamedTensor.h\t619 620 621\nATen/NamedTensorUtils.h\t619 620 621\nATen/Tensor.h\t614 615 616\nATen/TensorNames.h\t619 620 621\nATen/Type\t617 618\nATen/TypeDefault\t617 618\nATen/TypeExtendedInterface\t617 618\nATen/c\t625 626 627\nATen/core/Dimname.h\t619 620 621\nATen/core/Error.h\t622 623 624\nATen/core/NamedTensor.h\t619 620 621\nATen/core/NamedTensorUtils.h\t619 620 621\nATen/core/TensorNames.h\t619 620 621\nATen/cpu/vec256/\t628 629 630 631 632\nATen/cuda/CUDAContext.h\t633\nATen/cuda/CUDAFuture.cuh\t634 635 636\nATen/cuda/CUDAFuture.h\t634 635 636\nATen/cuda/CUDAGuard.h\t637 638 639 640\nATen/cuda/CUDAMultiStreamGuard.cuh\t634 635 636\nATen/cuda/CUDAMultiStreamGuard.h\t634 635 636\nATen/cuda/CUDASolver.cuh\t634 635 636\nATen/cuda/CUDASolver.h\t634 635 636\nATen/cuda/CUDAStream.h\t637 638 639 640\nATen/cuda/CUDATypeConversion.cuh\t634 635 636\nATen/cuda/CUDATypeConversion.h\t634 635 636\nATen/cudnn/Exceptions.h\t641 642 643 644 645 646\nATenCeilDiv\t647 648',
    1852138601: 'identifier \t1768 1769 1770\nidentifier "\t1771 1772 1773 1774 1775 1776 1777 1778\nidentifier "AT_ASSERTM" is undefined\t446\nidentifier "CU\t1779\nidentifier "CUSPARSE_\t1780\nidentifier "Py_buffer" is undefined\t1781\nidentifier "_Float\t1782\nidentifier "__builtin_\t1783\nidentifier "__cudaDeviceSynchronizeDeprecationAvoidance" is undefined\t1784\nidentifier "nvshmem\t1785\nidentifier "texture" is undefined\t1786',
    1852141679: 'opencv2/\t2109 2110 2111 2112\nopenssl/\t2113 2114 2115 2116',
    1852383271: "' in 'cudaDeviceProp'\t411\n' in 'cut\t412\n' in PATH different than the one specified with -ccbin\t413\n' in namespace '\t414\n' in namespace '__hip_internal'\t415\n' in namespace 'cut\t412\n' in namespace 'std'\t416",
    1852383290: ': internal \t529\n: internal compiler error\t582\n: invalid ELF header\t583\n: invalid static_cast from type \t584',
    1852387130: ':/include\t592',
    1852397403: '[WinError \t1271 1272 1273\n[WinError 1114]\t1274\n[WinError 126]\t1029\n[WinError 127]\t864 1275\n[WinError 206]\t1276',
    1852400160: ' binary not found at \t23',
    1852400175: '/bin/bash: \t507 508\n/bin/dash: \t507 508\n/bin/nvcc\t509 510\n/bin/sh: \t507 508',
    1852400971: 'Kein Speicher im statischen TLS-Block\t995\nKein Speicherplatz mehr\t683',
    1852400994: 'being in scipy source directory\t1328\nbeing installed\t1329',
    1852401003: 'kein Speicherplatz mehr verfügbar\t683',
    1852401184: ' find any \t167\n find lib\t168',
    1852403239: "'ninja' is not recognized as an internal or external command\t451",
    1852404512: ' since setuptools is not available\t342',
    1852404565: 'Using cached \t1253',
    1852404597: 'using CUDA_HOME=\t2304',
    1852534357: 'Unknown CMake command "\t1233\nUnknown CMake command "cuda_add_executable"\t922\nUnknown CMake command "cuda_add_library"\t922\nUnknown CMake command "cuda_compile"\t922\nUnknown CUDA Architecture Name\t1234\nUnknown MS Compiler version \t1235\nUnknown builtin op: \t1236\nUnknown compiler(s): [[\'\t1237\nUnknown compute capability. \t1238\nUnknown type name \'__torch__.torch.classes.\t1210',
    1852534389: "unknown target CPU \t1246\nunknown type [0x13] section \t2286\nunknown type name \t2065 2281\nunknown type name '\t2287 2288 2289\nunknown type name '__hip_bfloat16\t2290\nunknown value 'armv9\t1297\nunknown value ('armv9\t1297\nunknown value (‘armv9\t1297\nunknown value ‘armv9\t1297",
    1852583200: ' -lnvToolsExt\t10',
    1852664132: 'Dimname\t870 871\nDimnameList\t870 871',
    1852727619: 'Cannot access data pointer of Tensor \t792\nCannot access global variable \t793 794\nCannot compile \t795\nCannot find\t790 791\nCannot find \t796\nCannot find a build variant for this system in \t797\nCannot find a working triton installation\t798\nCannot find source file:\t799\nCannot import \t800\nCannot initialize CUDA without \t801\nCannot load \t800\nCannot load library \t802\nCannot load symbol cu\t803\nCannot load the library \t802',
    1852727627: 'Kann den Stack nicht ausführbar machen\t994',
    1852727651: 'cannot be used to initialize an entity of type "cutlass::\t1373\ncannot call member function\t569\ncannot call non-constexpr function "cutlass::const_\t1374\ncannot change memory protections\t1375\ncannot convert \t1376\ncannot convert None of type <class \t1377\ncannot create shared object descriptor\t1375\ncannot determine \t1378\ncannot execute \t1379\ncannot find\t791 1380 1381 1382\ncannot find \t1370 1383 1384 1385 1386\ncannot find -l\t1387 1388 1389 1390 1391 1392 1393 1394 1395 1396 1397 1398\ncannot find -lEGL\t1399\ncannot find -lGLEW\t1400\ncannot find -laio\t1401\ncannot find -lffi\t1402\ncannot find -lglog\t1403\ncannot find -ljpeg\t1404\ncannot find -lnuma\t1405\ncannot find -lpython3.\t1406\ncannot find -lstdc++\t1407\ncannot find -ltbb\t1408\ncannot find -luuid\t1409\ncannot find -lz\t1410\ncannot find the file specified: \'\t1095 1411\ncannot import name \t1412 1413 1414 1415 1416 1417 1418 1419 1420 1421\ncannot import name \'\t1422\ncannot instantiate \'\t1423\ncannot make segment writable for relocation\t1424\ncannot map zero-fill pages\t1375\ncannot open \t1370\ncannot open input file \t1425\ncannot open shared object file\t3 1426 1427\ncannot open source file "\t1428\ncannot overload functions distinguished by return type alone\t1429\ncannot read spec file \t1430\ncannot start because\t805',
    1852727659: 'kann -l\t1389\nkann nicht gefunden\t1862\nkann nicht gefunden werden -l\t1390 1391 1392 1393 1394 1395 1396 1397 1398 1794 1795\nkann nicht gefunden werden -lEGL\t1399\nkann nicht gefunden werden -lGLEW\t1400\nkann nicht gefunden werden -laio\t1401\nkann nicht gefunden werden -lffi\t1402\nkann nicht gefunden werden -lglog\t1403\nkann nicht gefunden werden -ljpeg\t1404\nkann nicht gefunden werden -lnuma\t1405\nkann nicht gefunden werden -lstdc++\t1407\nkann nicht gefunden werden -ltbb\t1408\nkann nicht gefunden werden -luuid\t1409\nkann nicht gefunden werden -lz\t1410\nkann nicht gefunden werden: -l\t1390 1391 1392 1393 1394 1395 1396 1397 1398 1794 1795\nkann nicht gefunden werden: -lEGL\t1399\nkann nicht gefunden werden: -lGLEW\t1400\nkann nicht gefunden werden: -laio\t1401\nkann nicht gefunden werden: -lffi\t1402\nkann nicht gefunden werden: -lglog\t1403\nkann nicht gefunden werden: -ljpeg\t1404\nkann nicht gefunden werden: -lnuma\t1405\nkann nicht gefunden werden: -lstdc++\t1407\nkann nicht gefunden werden: -ltbb\t1408\nkann nicht gefunden werden: -luuid\t1409\nkann nicht gefunden werden: -lz\t1410\nkann nicht gestartet werden, da\t805',
    1852731203: 'ConnectTimeout\t804\nConnectTimeoutError\t804\nConnection to \t812\nConnectionError: \t813',
    1852732786: 'running build_ext\t2176\nrunning on sm\t2177',
    1852788263: "'NoneType' object has no attribute '\t448 449 450",
    1852793632: " conflicts with target machine type \t31 32\n conflicts with this version\t33\n connect to 'http\t34\n constant expression\t35",
    1852793634: '"constexpr\t400',
    1852793639: "'constexpr\t400",
    1852797559: 'wrong number of template\t569',
    1852989783: 'Warning: Warning only once for all operators\t1261',
    1852989815: 'warning #\t2319\nwarning: calling a __host__ function\t2320\nwarning: calling a constexpr __host__ function\t2320',
    1853169722: ": ungültiger ELF-Header\t583\n: unspecified launch failure\t585\n: unsupported option '-fopenmp\t588\n: unsupported option ‘-fopenmp\t588",
    1853186412: 'launch shared memory exceeds current GPU\t1870',
    1853188163: 'ChunkedEncodingError\t804',
    1853189958: 'Found empty `transformer-engine` meta package\t940\nFound no NVIDIA driver on your system\t941 942 943\nFound two conflicting CUDA\t944',
    1853189990: 'found SM\t971\nfound sm\t971\nfound sm_\t971\nfound. Please specify\t1703',
    1864396654: 'no overload of \t2057',
    1864397673: 'is only a placeholder project on PyPI\t1853\nis only available from C++\t1854',
    1865370691: 'CL/opencl\t725 726',
    1866614868: 'THBoolBlas_\t1166 1167\nTHBoolStorage\t1166 1167\nTHBoolTensor\t1166 1167\nTHBoolVector\t1166 1167',
    1866670138: ': Command not found\t517',
    1866745940: 'THDoubleBlas_\t1166 1167\nTHDoubleStorage\t1166 1167\nTHDoubleTensor\t1166 1167\nTHDoubleVector\t1166 1167',
    1866866746: ': Formal parameter space \t525\n: Found unsuitable version "\t526 527',
    1867194426: ': Kommando nicht gefunden\t517',
    1867270228: 'THLongBlas_\t1166 1167\nTHLongStorage\t1166 1167\nTHLongTensor\t1166 1167\nTHLongVector\t1166 1167',
    1867391034: ': No CUDA GPUs are available\t532\n: No existe el\t162 163\n: No module named \t533\n: No paths matched \t534\n: No se puede asignar\t519\n: No such file\t162 163 164 165 535 536 537 538 539\n: No such file or directory\t540\n: Not a directory\t541',
    1867806286: 'NvToolsExt\t1107',
    1867806318: 'nvToolsExt\t2084 2085 2086 2087\nnvToolsExt64_1.lib\t2088',
    1867807056: 'PyTorch is needed\t1138\nPyTorch is not installed\t1138\nPyTorch is not linked with support for cuda devices\t1139\nPyTorch is required\t1138\nPyTorch must be installed\t1138\nPyTorch needs GCC \t786\nPyTorch needs at least GCC \t786\nPyTorch needs to be installed\t1138\nPyTorch no longer supports this GPU because it is too old\t1140\nPyTorch requires GCC \t786\nPyTorch requires at least GCC \t786\nPyTorch version mismatch! DeepSpeed ops were compiled and installed with a different version\t1141\nPyTorch was compiled without CUDA support\t1142',
    1868720492: 'libomp/omp.h\t1929 1930 1931',
    1868721529: 'ymbol \t372\nymbols \t372',
    1868767290: ': comando não encontrado\t517\n: command not found\t517\n: commande introuvable\t517\n: could not read symbols: Invalid operation\t562 563',
    1868785010: 'recompile \t2150',
    1868787269: 'Encountered error while \t894',
    1868787273: 'Incompatible library version: lib\t981\nIncompleteRead\t804',
    1868787305: 'incompatible architecture (have \t1817\nincompatible with that of previous function "\t1818\nincompatible with the existing python installation in your environment\t1819\nincomplete \t1820 1821\nincomplete type \t1822 1823',
    1868832802: '" does not appear to contain CMakeLists\t373',
    1869374802: 'Relocations in generic ELF (EM: \t1145',
    1869374834: 'relocation R_\t2155\nrelocation overflow: reference to\t2156\nrelocation truncated to fit: \t2157 2158',
    1869378165: 'urlopen error \t2300',
    1869379432: 'hwloc.h\t1764 1765 1766 1767',
    1869439605: 'ubmodule\t2270',
    1869440333: 'Memory access fault by GPU node\t1038',
    1869440338: 'RemoteDisconnected\t804',
    1869440365: 'memory exhausted\t1987\nmemory in static\t1988',
    1869440370: 'remove_cv_t\t1456\nremove_reference_t\t1456',
    1869488162: '" no se reconoce como\t389\n" not found\t393\n" not registered yet?\t394',
    1869488167: "' no se reconoce como\t389\n' not found\t393",
    1869488186: ': no se puede abrir el archivo del objeto compartido\t528\n: no se puede abrir el fichero del objeto compartido\t528\n: not found\t517',
    1869488224: '` not found\t393',
    1869490208: ' (no such file)\t3',
    1869491501: '--no-build-isolation\t493',
    1869502255: '/Wno-psabi\t505',
    1869504867: 'canonicalize_version() got an unexpected keyword argument\t1431',
    1869506377: 'Ignoring invalid distribution \t978',
    1869507438: "nknown \t2033\nnknown keyword argument '\t2034",
    1869508193: 'annot open include file: \t706\nannotation_type.__origin__ is tuple\t1307',
    1869636978: 'reports SM\t971\nrepository\t2159',
    1869638985: "ImportError: \t979\nImportError: cannot import name '\t681\nImported target\t980",
    1869639017: 'import lib as _lib, ffi as _ffi\t1793\nimpossibile abilitare lo stack eseguibile\t994\nimpossibile allocare memoria nel blocco statico TLS\t995\nimpossibile trovare -l\t1794 1795\nimpossible de trouver -l\t1389',
    1869771333: "Error building extension '\t897\nError checking\t898\nError compiling objects for extension\t899\nError loading shared library \t900\nError loading shared library ld-linux\t901\nError relocating \t372 903\nError sending request for url (\t904\nError: No module named \t905\nError: Unsupported GPU\t906\nError: Unsupported GPU model\t906\nError: Unsupported GPU type\t906\nError: unsupported GPU\t906\nError: unsupported GPU model\t906\nError: unsupported GPU type\t906",
    1869771365: 'erro interno do compilador\t990\nerror C1021: \t1631\nerror C1128\t1632\nerror C2059\t1633\nerror C2061\t1633\nerror C2065\t1633 1634 1635\nerror C2143\t1633\nerror C2146\t1634\nerror C2398: \t1636\nerror C3859\t1637\nerror C3861\t1634 1635\nerror C4430\t1634 1635\nerror C4984: \t1638\nerror D8016\t1639\nerror MSB3428: \t1640\nerror MSB3721: \t1641\nerror MSB8020: \t1642\nerror MSB8036: \t1643\nerror interno del compilador\t990\nerror sending request for url (\t904\nerror trying to exec \t1379\nerror while loading shared libraries: \t1644\nerror: "auto" is not allowed here\t1645\nerror: /EHa\t504\nerror: /EHsc\t504\nerror: /FS\t504\nerror: /GL\t504\nerror: /GR\t504\nerror: /MD\t504\nerror: /MT\t504\nerror: /O1\t504\nerror: /O2\t504\nerror: /Od\t504\nerror: /Ox\t504\nerror: /W\t504\nerror: /Z7\t504\nerror: /Zc:\t504\nerror: /Zi\t504\nerror: /arch:\t504\nerror: /fp:\t504\nerror: /std:c++\t504\nerror: /utf-8\t504\nerror: /wd\t504\nerror: RPC failed; \t1646\nerror: [Errno 2] No such file or directory: \'\t508\nerror: [WinError 2]\t1647\nerror: a member with an in-class initializer must be const\t1648\nerror: a pointer to a bound function may only be used to call \t1649\nerror: constant value is not known\t1650\nerror: constexpr function never produces a constant expression\t1651\nerror: constexpr if statements are a C++17 feature\t1652\nerror: could not find \t1653\nerror: downloading \'\t1654\nerror: expected a\t1650\nerror: expected an identifier\t1655\nerror: expected unqualified-id before\t1655\nerror: forward declaration of \t1656\nerror: identifier "__\t1650\nerror: identifier "__builtin_\t1657\nerror: invalid instruction\t1658\nerror: invalid operand for instruction\t1658\nerror: invalid redeclaration of\t1650\nerror: name followed by "::" must\t1650\nerror: namespace "std" has no member "__\t1650\nerror: no such file or directory: \'/EHa\t504\nerror: no such file or directory: \'/EHsc\t504\nerror: no such file or directory: \'/FS\t504\nerror: no such file or directory: \'/GL\t504\nerror: no such file or directory: \'/GR\t504\nerror: no such file or directory: \'/MD\t504\nerror: no such file or directory: \'/MT\t504\nerror: no such file or directory: \'/O1\t504\nerror: no such file or directory: \'/O2\t504\nerror: no such file or directory: \'/Od\t504\nerror: no such file or directory: \'/Ox\t504\nerror: no such file or directory: \'/W\t504\nerror: no such file or directory: \'/Z7\t504\nerror: no such file or directory: \'/Zc:\t504\nerror: no such file or directory: \'/Zi\t504\nerror: no such file or directory: \'/arch:\t504\nerror: no such file or directory: \'/fp:\t504\nerror: no such file or directory: \'/std:c++\t504\nerror: no such file or directory: \'/utf-8\t504\nerror: no such file or directory: \'/wd\t504\nerror: pack expansion does not make use\t1650\nerror: qualified name is not allowed\t1650\nerror: this declaration has no\t1650\nerror: type name is not allowed\t1650\nerror: unexpected argument \'\t1659\nerror: unexpected token\t1658\nerror: unknown directive\t1658\nerror: unknown token\t1658\nerror: unrecognized command\t1660\nerror: user-defined literal operator not found\t1650\nerror: variable length array\t1661\nerror: variable-sized object may not be initialized\t1662\nerrore interno del compilatore\t990',
    1869833554: 'ResolutionImpossible\t1148\nResolvePackageNotFound\t1128',
    1869834594: 'bison: command not found\t1324\nbison: not found\t1324',
    1869881378: '" to "std::shared_ptr<torch::jit\t396',
    1869881402: ': too few arguments\t587',
    1869903169: 'AutoGIL\t684 685\nAutoNoGIL\t684 685',
    1869903201: 'autoconf: command not found\t1324\nautoconf: not found\t1324\nautomake: command not found\t1324\nautomake: not found\t1324\nautoreconf: command not found\t1324\nautoreconf: not found\t1324',
    1870211104: ' (you have \t6',
    1873003342: 'Não há espaço disponível\t1099',
    1873003374: 'não foi possível alocar memória em bloco TLS\t995\nnão foi possível habilitar pilhas de executável\t994\nnão foi possível localizar -l\t1794 1795\nnão há espaço disponível\t1099\nnão pode continuar porque\t805\nnão é reconhecido como\t1852',
    1881171310: 'ne peut activer une pile exécutable\t994\nne peut allouer de la mémoire dans un bloc statique TLS\t995\nne peut continuer, car\t805\nne peut démarrer, car\t805\nne peut pas trouver -l\t1389 1794 1795\nne peut restaurer le segment prot\t1157\nne peut trouver -l\t1390 1391 1392 1393 1394 1395 1396 1397 1398 1794 1795\nne peut trouver -lEGL\t1399\nne peut trouver -lGLEW\t1400\nne peut trouver -laio\t1401\nne peut trouver -lffi\t1402\nne peut trouver -lglog\t1403\nne peut trouver -ljpeg\t1404\nne peut trouver -lnuma\t1405\nne peut trouver -lstdc++\t1407\nne peut trouver -ltbb\t1408\nne peut trouver -luuid\t1409\nne peut trouver -lz\t1410',
    1881173838: "No package '\t1083",
    1881173870: 'no puede continuar porque no se encontró\t805',
    1882284899: 'cc1plus\t1439\ncc1plus: \t1440',
    1884516174: 'NoSpaceLeftError\t886',
    1885433459: 'snappy-c.h\t2188 2189 2190\nsnappy.h\t2188 2189 2190',
    1885434439: 'Graph break due to unsupported builtin \t972',
    1885496695: 'webp/decode.h\t2322 2323 2324\nwebp/encode.h\t2322 2323 2324',
    1885500787: 'subprocess-exited-with-error\t2213',
    1885692960: ' dependency is incompatible with the current platform: \t37',
    1885693252: 'DeepSpeed needs GCC \t786\nDeepSpeed needs at least GCC \t786\nDeepSpeed requires GCC \t786\nDeepSpeed requires at least GCC \t786',
    1885809965: '--gpu-name=sm_\t492',
    1886217556: 'Temporary failure\t827\nTemporary failure \t1192',
    1886217588: 'temp.win32-\t2221',
    1886218528: ' import "_C\t202\n import "_ext\t202\n import \'_C\t202\n import \'_ext\t202\n import _C\t202\n import _ext\t202\n import `_C\t202\n import `_ext\t202\n import any \t167\n import module "_C\t202\n import module "_ext\t202\n import module \'_C\t202\n import module \'_ext\t202\n import module _C\t202\n import module _ext\t202\n import module `_C\t202\n import module `_ext\t202\n import the "_C\t202\n import the "_ext\t202\n import the \'_C\t202\n import the \'_ext\t202\n import the _C\t202\n import the _ext\t202\n import the `_C\t202\n import the `_ext\t202\n import the module "_C\t202\n import the module "_ext\t202\n import the module \'_C\t202\n import the module \'_ext\t202\n import the module _C\t202\n import the module _ext\t202\n import the module `_C\t202\n import the module `_ext\t202',
    1886220099: 'Compiler requires the CUDA toolkit\t810',
    1886220131: "compilation terminated\t1457 1458 1459 1460 1461 1462 1463 1464 1465 1466 1467 1468 1469 1470 1471 1472 1473 1474 1475 1476 1477 1478 1479 1480 1481 1482 1483 1484 1485 1486 1487 1488 1489 1490 1491 1492 1493 1494 1495 1496 1497 1498 1499 1500 1501 1502 1503 1504 1505 1506 1507 1508 1509 1510 1511 1512 1513 1514 1515 1516 1517 1518 1519 1520 1521 1522 1523 1524 1525 1526 1527 1528 1529 1530 1531 1532 1533 1534 1535 1536 1537 1538 1539 1540 1541 1542 1543 1544 1545 1546 1547 1548 1549 1550 1551 1552 1553 1554\ncompiled\t1555\ncompiled against \t1340\ncompiled against CUDA\t1341\ncompiled against NumPy 1.x\t1556\ncompiled for \t1340\ncompiled for CUDA\t1341\ncompiled using \t1340\ncompiled using CUDA\t1341\ncompiled with \t1340\ncompiled with CUDA\t1341\ncompiled without \t1343\ncompiler set in environment\t1557\ncompute capabilit\t1558 1559\ncompute capability\t1560\ncompute capability \t1561 1562\ncompute capability not supported']\t1563",
    1886220135: "gomp not found\t1726\ngomp' not found\t1726\ngomp’ not found\t1726",
    1886220137: "iomp5 not found\t1726\niomp5' not found\t1726\niomp5’ not found\t1726",
    1886221678: 'numpy/\t2083',
    1886330919: "' op \t430",
    1886332960: ' (operand types are \t4',
    1886350436: 'dlopen(/\t1614',
    1886351203: 'cooperative_groups/\t1573 1574\ncooperlake\t1297',
    1886413165: "mappatura del segmento dall'oggetto condiviso non riuscita\t932",
    1886413171: 'sapphirerapids\t1297',
    1886415211: 'kipping import of cpp extensions due to incompatible torch version \t1863',
    1886418291: 'support for the ISO C++ \t2214\nsupport for the upcoming ISO C++ standard, C++0x\t2215\nsupported\t1312 2216',
    1886611780: 'DispatchKey::CompositeImplicitAutograd\t873\nDispatchStub: missing \t874',
    1886614883: 'cusparse64_\t1585 1586 1587\ncusparseC\t785\ncusparseD\t785\ncusparseS\t785\ncusparseXcsrgemmNnz\t785\ncusparseZ\t785',
    1886680168: 'http.client.\t1763',
    1886680431: 'output file too large: \t2129',
    1886745376: ' support\t345\n support \t346 347',
    1886745454: 'nsupported CUDA SM\t2078\nnsupported CUDA SM version\t2078\nnsupported CUDA arch\t2078\nnsupported CUDA architecture\t2078\nnsupported CUDA capability\t2078\nnsupported CUDA sm\t2078\nnsupported CUDA sm version\t2078\nnsupported GPU SM\t2078\nnsupported GPU SM version\t2078\nnsupported GPU arch\t2078\nnsupported GPU architecture\t2078\nnsupported GPU capability\t2078\nnsupported GPU sm\t2078\nnsupported GPU sm version\t2078\nnsupported SM\t2078\nnsupported SM version\t2078\nnsupported arch\t2078\nnsupported architecture\t2078\nnsupported capability\t2078\nnsupported compute SM\t2078\nnsupported compute SM version\t2078\nnsupported compute arch\t2078\nnsupported compute architecture\t2078\nnsupported compute capability\t2078\nnsupported compute sm\t2078\nnsupported compute sm version\t2078\nnsupported device SM\t2078\nnsupported device SM version\t2078\nnsupported device arch\t2078\nnsupported device architecture\t2078\nnsupported device capability\t2078\nnsupported device sm\t2078\nnsupported device sm version\t2078\nnsupported sm\t2078\nnsupported sm version\t2078',
    1887007331: 'crypt.h\t1580 1581 1582 1583',
    1897951054: 'No queda espacio en el dispositivo\t682',
    1897951086: 'no queda espacio en el dispositivo\t682',
    1902473760: ' required keyword-only argument\t331\n required positional argument\t331 332\n requires A100\t333\n requires MinkowskiEngine\t334\n requires a different Python: \t335\n requires apex\t334\n requires auto\t334\n requires bitsandbytes\t334\n requires causal\t334\n requires cuda extensions\t336\n requires cupy\t334\n requires deepspeed\t334\n requires detectron2\t334\n requires exllamav2\t334\n requires fbgemm\t334\n requires flash\t334\n requires flashinfer\t334\n requires gptqmodel\t334\n requires gsplat\t334\n requires kaolin\t334\n requires mamba\t334\n requires mmcv\t334\n requires onnxruntime\t334\n requires pytorch3d\t334\n requires sgl\t334\n requires sglang\t334\n requires spconv\t334\n requires torch-\t334\n requires torch_\t334\n requires torchao\t334\n requires torchcodec\t334\n requires transformer\t334\n requires triton\t334\n requires triton==\t337\n requires vllm\t334\n requires xformers\t334',
    1903386957: 'MasqueradingAsCUDA\t1033 1034',
    1914709853: "]' returned non-zero\t1279",
    1914711074: '", referenced from\t372\n", referenced from:\t372',
    1914725736: 'he remote end hung up unexpectedly\t1687',
    1914728270: 'No registered custom op \t838',
    1916880980: 'THArgCheck\t1168 1169',
    1917132893: '] Erreur 137\t1278\n] Error 137\t1278',
    1917143124: 'THError\t1168 1169',
    1917145935: 'OSError: \t813\nOSError: Could not find/load shared object file\t1114\nOSError: [Errno \t1115\nOSError: [Errno 30] \t1116',
    1917221200: 'PyFrameObject\t1137',
    1917853789: '] Processus arrêté\t1278',
    1917869114: ':\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA\\v\t593',
    1918967866: ': archivo demasiado corto\t521',
    1918967870: '> are available only with C++\t596',
    1918986323: 'Shared memory size limit exceeded: requested \t1161',
    1918986355: 'shared memory size (requested \t2186\nshared object\t2187\nshared object initialization failed\t1759',
    1919052108: 'Library not loaded: \t1025 1026\nLibrary not loaded: @\t1027',
    1919052140: 'library not found\t1932\nlibrary not found for -l\t1933 1934\nlibrary not found: \t1935 1936 1937\nlibrary not found: EGL\t1938\nlibrary not found: GLEW\t1939\nlibrary not found: aio\t1940\nlibrary not found: crypt\t1941\nlibrary not found: ffi\t1942\nlibrary not found: glog\t1943\nlibrary not found: jpeg\t1944\nlibrary not found: lapack\t1945\nlibrary not found: numa\t1946\nlibrary not found: stdc++\t1947\nlibrary not found: tbb\t1948\nlibrary not found: uuid\t1949\nlibrary not found: z\t1950\nlibrocblas.so.\t1906\nlibrocsparse.so.\t1906',
    1919115629: 'macro "max" passed\t1983\nmacro "max" requires\t1983\nmacro "min" passed\t1983\nmacro "min" requires\t1983',
    1919117645: 'Microsoft Visual C++ \t1039\nMicrosoft Visual C++ Redistributable is not installed\t1040\nMicrosoft Visual C++ installation\t1041\nMicrosoft Visual Studio installation\t1041\nMicrosoft Visual Studio version\t1042',
    1919230010: ': error C2440: \t564\n: error C2975\t565\n: error adding symbols: DSO missing from command line\t562 563\n: error: \t566\n: error: cannot find libdevice for sm_\t567\n: error: exception specification in declaration does not match\t568\n: error: expected \t569\n: error: expected primary-expression before\t570\n: error: identifier "\t571\n: error: name followed by "::" must be a class or namespace name\t572\n: error: namespace "cut\t573\n: error: need \t574\n: error: no such file or directory: \'\t575\n: error: redefinition of\t576\n: error: template argument \t569\n: error: the clang compiler does not support \'-\t577\n: error: unknown argument\t578\n: error: unknown type name \'\t579\n: error: unsupported option \'-\t580\n: error: use of undeclared identifier \'\t579\n: error:expected \t569\n: error:template argument \t569\n: error： expected \t569\n: error： template argument \t569\n: error：expected \t569\n: error：template argument \t569',
    1919248468: 'There is not enough space on the disk\t1207',
    1919248500: "there's already a kernel registered from python overriding \t2223",
    1919249184: ' kernel are not available\t253\n kernel is not available\t253\n kernel not available\t253\n kernels are not available\t253\n kernels is not available\t253\n kernels not available\t253',
    1919250472: '(perhaps \t457',
    1919250479: '/permissive\t504',
    1919250511: 'Operator does not support running with fake tensors\t1120',
    1919250543: 'operation timed out\t1454',
    1919251285: "UserWarning: Can't initialize NVML\t1251\nUserWarning: Error checking compiler version for cl\t1252",
    1919251488: ' terminated with signal 9\t39',
    1919251566: 'nternal error\t2079',
    1919252000: ' version GLIBC_PRIVATE\t353\n version incompatibility\t354\n version mismatch\t354\n version must be \t355\n version needs to be \t355\n version should be \t355',
    1919252079: 'overloaded function "std::__to_address" matches\t2130',
    1919316077: 'mpfr.h\t2006 2007 2008 2009',
    1919444301: 'Mehrdeutiges Symbol\t1036\nMehrfachdefinition von \t1037',
    1919444333: 'mehrdeutiges Symbol\t1036',
    1919448176: 'pthread.h\t1613',
    1919885370: ': orden no encontrada\t517',
    1919887392: ' (or one of its dependencies)\t5',
    1919895160: "xFormers was built for:\t2328\nxFormers wasn't buil\t2329",
    1919902273: 'Aborted\t649',
    1919903264: ' for section\t170',
    1919968580: 'DeprecatedTypeProperties\t865 866',
    1919969650: 'ripristinare la protezione del segmento\t1157',
    1920091483: '[Errno 122]\t1269\n[Errno 28]\t1269\n[Errno 2] No such file or directory: \t1270',
    1920103747: 'Current CUDA Device does not support bfloat16\t857\nCurrent CUDA device does not support bfloat16\t857',
    1920103779: "current CUDA Device does not support bfloat16\t857\ncurrent CUDA device does not support bfloat16\t857\ncurrent Python platform is not compatible with the lockfile's supported environments\t1600",
    1920169263: '/usr/include/hip/\t513',
    1920230738: 'Retrying (Retry(total=0,\t1149',
    1920233061: 'entrée de procédure\t372',
    1920233065: 'intrin\t1316',
    1920234561: "AttributeError: install_layout\t679\nAttributeError: module '\t680\nAttributeError: module 'torch._C' has no attribute '\t681",
    1920235589: 'Extra build requirement \t908',
    1931505486: "No se pudo asignar memoria en el bloque TLS\t995\nNo space left on device\t1084\nNo such file\t1085\nNo such file or directory: \t236 1086 1087 1088 1089 1090 1091\nNo such file or directory: '\t1092 1093 1094 1095\nNo such operator \t1096",
    1931505518: 'no se declaró en este ámbito\t1330\nno se encuentra -l\t1389 1794 1795\nno se puede activar la pila ejecutable\t994\nno se puede encontrar -l\t1389 1390 1391 1392 1393 1394 1395 1396 1397 1398 1794 1795\nno se puede encontrar -lEGL\t1399\nno se puede encontrar -lGLEW\t1400\nno se puede encontrar -laio\t1401\nno se puede encontrar -lffi\t1402\nno se puede encontrar -lglog\t1403\nno se puede encontrar -ljpeg\t1404\nno se puede encontrar -lnuma\t1405\nno se puede encontrar -lstdc++\t1407\nno se puede encontrar -ltbb\t1408\nno se puede encontrar -luuid\t1409\nno se puede encontrar -lz\t1410\nno se puede restaurar el `prot\' del segmento\t1157\nno se reconoce como un comando\t1852\nno se reconoce la opción de línea de órdenes\t997\nno space left on device\t1084\nno such file\t2058\nno such file or directory: \'\t2059\nno such instruction\t2060\nno such option: -\t2061\nno suitable \t2062 2063\nno suitable constructor exists to convert from "\t2064\nno suitable constructor exists to convert from "c10::\t2039',
    1931506799: 'ot supported\t2099',
    1933658196: 'THAssert\t1168 1169',
    1934970951: 'GPUs architecture\t746\nGPUs capabilit\t746\nGPUs compute architecture\t746\nGPUs compute capabilit\t746',
    1935625567: '_M_set_sharable()\t1282',
    1935762796: 'lease up\t1899',
    1935763488: ' has already been defined\t172\n has been removed from CMake\t173\n has no attribute\t174\n has no attribute \t175 176 177 178 179 180 181 182\n has no member\t183\n has no member \t184 185\n has no member named\t186\n has no member named \t187 188 189 190 191 192\n has non-pointer type \t193\n has not been declared\t56 57 58 194 195 196 197\n has to be \t198\n has unsupported type \t199',
    1935763551: '_hash_\t1291 1292 1293',
    1935764579: 'class "at::Tensor" has no member "\t1452\nclass "std::enable_if<<error-constant>\t1453',
    1935767328: ' was detected and compatibility mode is UN\t356\n was found but failed to import\t357\n was not declared\t56 57 197 249 250 358 359\n was not declared in this scope\t58 360 361\n was not declared in this scope; did you mean \t362\n was not found in the package registry\t363\n was specified but unrecogni\t364',
    1936009070: "n'est pas reconnu en tant que\t1852\nn'est pas un membre de\t1663",
    1936025716: 'these package versions have conflicting dependencies\t2224',
    1936027460: 'Does not match the generator used previously: \t877',
    1936027492: "does not appear to be a Python project\t1616\ndoes not contain a CMakeLists\t1617\ndoes not have one of build variants: \t1618\ndoes not know how to trace the builtin \t1619\ndoes not match\t1612\ndoes not name a type\t1330\ndoesn't match\t1612",
    1936028533: 'uses too much \t2302\nuses too much shared data (0x\t2303',
    1936269346: '" is ambiguous\t387\n" is not known to CXX compiler\t388\n" is not recognized\t389\n" is not recognized as\t389\n" is undefined in device code\t390\n" ist entweder falsch\t389',
    1936269351: "' is ambiguous\t417\n' is ambiguous (with operand types \t418\n' is not defined for option 'gpu-architecture'\t419\n' is not defined for option 'std'\t420\n' is not in 'keyword=value' format\t421\n' is not recognized\t389\n' is not recognized as\t389\n' is not recognized as an internal\t422\n' is only available for these backends:\t423\n' is unavailable: introduced in macOS 1\t424\n' ist entweder falsch\t389",
    1936269353: ') is greater than the maximum required version by CUDA \t461\n) is less than the minimum required version by CUDA \t462\n) is not usable for this PyTorch\t463',
    1936287828: 'This Python has API version \t1208\nThis header is only meant to be used on x86\t1209',
    1936287860: 'this operation is not allowed between \t2225',
    1936289397: 'unistd.h\t1613',
    1936614740: 'TensileLibrary\t1193 1194\nTensorTypeId\t1195 1196\nTensorTypeSet\t1195 1196\nTensors of type TensorImpl do not have \t1197\nTensors returned from custom ops (1) must not\t1198 1199',
    1936615712: ' installation candidates for \t207\n instance of Visual Studio\t208',
    1936617315: 'const_data_ptr\t939',
    1936682850: 'boost/\t1337',
    1936683040: ' positional argument\t331',
    1936876886: 'VersionConflict: (\t1257',
    1936876918: 'version "LIBAV\t999\nversion "LIBSW\t999\nversion \'LIBAV\t999\nversion \'LIBSW\t999\nversion `LIBAV\t999\nversion `LIBSW\t999\nversion torch was compiled with \t2311\nversion used to compile\t2312\nversions\t2313',
    1936877926: 'first\t1329',
    1936941392: 'PassManager::run failed\t1129',
    1936943469: 'missing initializer for member \t1995',
    1936944429: '-msse\t501',
    1937008994: 'bits/floatn\t1333\nbits/libc-header-start\t1334\nbits/std_function.h:\t1335\nbitsandbytes was compiled without GPU support\t1336',
    1937055783: "' uses too much \t433",
    1937059642: ':/usr/local/cuda\t592',
    1937075488: ' must be \t198\n must be valid exactly by one definition\t259\n must not contain {\t260',
    1937339245: 'msys64\t1031',
    1948280185: 'ye tanımsız başvuru\t372',
    1948282734: "no template named \t2065\nno template named '\t2056\nno type named \t2065\nno type named '\t2056",
    1951615060: 'THStorage\t1166 1167',
    1952531514: ':Datei oder Verzeichnis\t162 163',
    1952543859: 'state\t2209\nstatus_string: "\t2210',
    1952606572: 'libtorch_cuda.so: \t1914',
    1952802679: 'wget: command not found\t1324\nwget: not found\t1324\nwget: unable to resolve host address\t2325',
    1952805408: ' returned non-zero\t338 339',
    1952867692: 'leftover lock files from the PyTorch C++ extension build\t1900',
    1953063255: 'Waited on lock file "\t1260',
    1953063469: '-bit platform\t499',
    1953064270: "Neither 'setup.py' nor 'pyproject.toml' found\t1056",
    1953064550: 'ffitarget.h\t1690 1691 1692',
    1953065567: '_jit_compile\t61',
    1953067604: 'Triton Error [CUDA]: device kernel image is invalid\t1215\nTriton only support CUDA 10.0 or higher, but got CUDA version: \t1216',
    1953068403: 'suitesparse/\t1446 1447 1448',
    1953068832: ' with --no-build-isolation\t367\n with CUDA \t368\n within its own root folder\t369\n without CUTE_ARCH_MMA_\t370',
    1953069157: 'exit code\t1668\nexit code:\t1668\nexit status\t1668\nexitcode\t1668\nexited with code \t1669',
    1953264973: 'Multiple dispatch failed for \t1046',
    1953265005: 'multi_tensor_applier fused unscale kernel is unavailable\t2013\nmultiple copies of the\t2014\nmultiple definition of \t2015',
    1953394499: 'ContextualVersionConflict: (\t814',
    1953396050: 'RuntimeError: Failed to infer device type\t1058\nRuntimeError: Numpy is not available\t1151',
    1953396080: 'punto de entrada del procedimiento\t372',
    1953397075: 'SyntaxError: \t982',
    1953459744: ' not available\t264\n not built with CUDA\t265\n not compiled with CUDA\t265\n not defined in file lib\t266 267\n not found\t268\n not found in the system path\t269\n not found. Directory cannot be installed\t270\n not installed\t271\n not recognized\t272\n not set, after EnableLanguage\t273\n not supported in this architecture\t274',
    1953460816: 'ProtocolError\t804',
    1953525103: 'ompt.h\t1929 1930 1931',
    1953653104: 'partially initialized module \t2133',
    1953653621: 'ucrt64\t1031',
    1953655126: "Virtual package '__cuda\t1258\nVirtual package '__glibc\t1259",
    1953655158: 'virtual memory exhausted: \t2314',
    1953656688: 'portaudio.h\t2138 2139 2140 2141',
    1953658478: 'nvrtc-builtins\t2097\nnvrtc64_\t1585 1586 1587\nnvrtc: error: failed to load builtins for compute_\t2098',
    1953718598: 'Fast path is not available because one of\t931',
    1953718627: 'caster.operator typename make_caster<T>::template cast_op_type<T>()\t1434',
    1953718630: 'fast path is not available because one of\t931',
    1953719584: ' est incompatible avec la sortie\t60',
    1953719666: 'restaurar proteção de segmento\t1157\nrestore segment prot after\t2168',
    1953720608: ' ist entweder falsch\t246\n ist im Header \t251\n ist kein Element\t203\n ist kein Element von\t224 225 226',
    1953720644: "Distributed package doesn't have NCCL built in\t875",
    1953721929: 'Installed triton version too old, please upgrade\t987\nInstrucción ilegal\t497\nInstruction non permise\t497\nInstruçõe\t497',
    1953721961: 'installable\t1830\ninstalled CPU version PaddlePaddle\t1831\ninstalled Caffe2 version uses CUDA but I cannot find the CUDA\t1832',
    1953722184: 'Host compiler targets unsupported OS\t976',
    1953722216: 'host compiler\t689\nhost has sm_\t971',
    1953723725: 'Must define exactly one of __HIP_PLATFORM_\t1047',
    1953723747: 'custom_op(\t1601',
    1953723757: 'must have a constant value\t201\nmust install \t1134\nmust support SSE\t2016\nmust support SSE2\t2016\nmust support amd64\t2016\nmust support i386\t2016\nmust support x86\t2016\nmust support x86-64\t2016\nmust support x86_64\t2016',
    1953724755: 'SystemError: <built-in function load_binary> returned NULL\t1165',
    1953724787: 'system has unsupported display driver / cuda driver combination\t2217\nsystem not yet initialized\t2218',
    1953784096: ' attempted to run this operator with Meta tensors, but there was no \t22',
    1953785171: 'Setting up PyTorch plugin "\t1160',
    1953849888: ' but this version of numpy is 0x\t25\n but we found an implementation\t26',
    1953853031: 'gnutls_handshake() failed\t1725',
    1953853216: ' out of memory\t329\n out of range: \t330',
    1954047264: ' extension\t61\n extension for compute capability \t62',
    1954047342: 'next(\t2028',
    1954047348: 'texture is not a template\t1786\ntexture" is not a template\t1786\ntexture\' is not a template\t1786\ntexture’ is not a template\t1786',
    1954112032: ' bytes to section \t28',
    1954115679: '_pytorch_\t1294',
    1965059918: "No url found for submodule path '\t1097",
    1965060969: 'is unsupported\t1313',
    1967202362: ': Aucun fichier\t162 163',
    1967343700: 'THCuda\t1166 1167 1182 1183\nTHCudaCheck\t1184 1185',
    1969316709: 'ecause there is no version of \t1624',
    1969365031: "' but version of \t402",
    1969365036: ", but none of the providers can be installed\t477\n, but the C++ function signature\t478\n, but was built for sm\t479\n, but wrong architecture\t480\n, but you have torch \t481\n, but you'll have torch \t481",
    1969381215: '__builtin_amdgcn_\t1286',
    1969383788: 'libunwind.h\t1951 1952 1953 1954',
    1969431072: ' "cudaMemLocation"\t0',
    1969450029: '-lcudnn\t500',
    1969452353: 'Aucun espace disponible sur le périphérique\t682\nAucun fichier ou dossier\t653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670',
    1969452385: 'aucun espace disponible sur le périphérique\t682',
    1969452654: 'nvcuda.dll\t2095',
    1969516397: "module 'PIL.Image' has no attribute '\t1996\nmodule 'faiss' has no attribute '\t1997\nmodule 'numpy' has no attribute '\t1998\nmodule 'torch._C' has no attribute '\t1999\nmodule 'torchsparse_\t2000\nmodule export function\t2001\nmodule has nothing to offer in MPL2 only mode\t2002",
    1969713761: "argument list for \t1314\nargument of type 'WindowsPath' is not iterable\t1315",
    1970085927: "' must be initialized by a constant expression\t425",
    1970170220: 'linux/limits.h\t1960 1961 1962 1963',
    1970234144: ' could be found\t36',
    1970239784: '(you have \t459',
    1970300704: ' gpu architectures in the range\t171',
    1970302319: 'ompute capability \t2103',
    1970365778: 'Require \t1054\nRequire PyTorch\t1146\nRequire Pytorch\t1146\nRequire pyTorch\t1146\nRequire pytorch\t1146\nRequire torch\t1146\nRequired library version not found: \t1147\nRequires \t1054\nRequires PyTorch\t1146\nRequires Pytorch\t1146\nRequires pyTorch\t1146\nRequires pytorch\t1146\nRequires torch\t1146',
    1970365810: 'require \t1054\nrequire C++ 1\t2160\nrequire C++ 2\t2160\nrequire C++1\t2160\nrequire C++2\t2160\nrequire CUDA\t2027\nrequire PyTorch\t1146\nrequire Pytorch\t1146\nrequire SSE\t2016\nrequire SSE2\t2016\nrequire amd64\t2016\nrequire at least \'/std:c++\t1322\nrequire at least C++ 1\t2160\nrequire at least C++ 2\t2160\nrequire at least C++1\t2160\nrequire at least C++2\t2160\nrequire i386\t2016\nrequire pyTorch\t1146\nrequire pytorch\t1146\nrequire torch\t1146\nrequire users to upgrade torch to at least v\t2161\nrequire x86\t2016\nrequire x86-64\t2016\nrequire x86_64\t2016\nrequired\t2026\nrequires \t1054\nrequires Ada\t2162\nrequires Ampere\t2162\nrequires Blackwell\t2162\nrequires C++ 1\t2160\nrequires C++ 2\t2160\nrequires C++1\t2160\nrequires C++2\t2160\nrequires CUDA\t2027\nrequires Hopper\t2162\nrequires NVCC\t2027\nrequires NVIDIA CUDA\t2027\nrequires PyTorch\t1146\nrequires Pytorch\t1146\nrequires SSE\t2016\nrequires SSE2\t2016\nrequires Turing\t2162\nrequires Volta\t2162\nrequires a Ada\t2162\nrequires a Ampere\t2162\nrequires a Blackwell\t2162\nrequires a Hopper\t2162\nrequires a Turing\t2162\nrequires a Volta\t2162\nrequires amd64\t2016\nrequires an Ada\t2162\nrequires an Ampere\t2162\nrequires an Blackwell\t2162\nrequires an Hopper\t2162\nrequires an Turing\t2162\nrequires an Volta\t2162\nrequires at least \'/std:c++\t1322\nrequires at least C++ 1\t2160\nrequires at least C++ 2\t2160\nrequires at least C++1\t2160\nrequires at least C++2\t2160\nrequires capability \t2163\nrequires compiler flag \'/std:c++\t1322\nrequires device with capability > (\t2164\nrequires i386\t2016\nrequires nvcc\t2027\nrequires pyTorch\t1146\nrequires pytorch\t1146\nrequires the CUDA\t2027\nrequires the following packages that were not found in your environment: \t2165\nrequires the language dialect "CUDA\t2166\nrequires the language dialect "CXX\t2167\nrequires torch\t1146\nrequires x86\t2016\nrequires x86-64\t2016\nrequires x86_64\t2016',
    1970369089: 'Arquivo ou diretório\t653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670',
    1970430838: 'vcruntime\t2310',
    1970430840: 'xcrun: error: invalid active developer path\t2330',
    1970432116: 'thrust::\t2226',
    1970435187: 'struct _frame\t1137',
    1970479215: 'o such \t653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670',
    1970496882: 'result_of_t\t1456',
    1970497878: 'Visual C++ installation\t1041\nVisual Studio installation\t1041',
    1970499157: 'Unsupported .target\t1244\nUnsupported .version\t1245\nUnsupported HIP arch \t1246\nUnsupported HIP arch: \t1246\nUnsupported conversion from \t1247\nUnsupported platform: \t1248\nUnsupported rounding mode for conversion\t1249\nUnsupportedOperatorException: \t1250',
    1970499177: 'insufficient shared memory available on the GPU\t1833',
    1970499189: 'unsupported\t2099\nunsupported GNU version! \t2297\nunsupported HIP gpu architecture \t1246\nunsupported HIP gpu architecture: \t1246\nunsupported ICC\t2298\nunsupported NVHPC\t2298\nunsupported PGI\t2298\nunsupported XLC\t2298\nunsupported instruction \t1325\nunsupported operand type(s) for \t2299\nunsupported operator: \t1250\nunsupported pgc++\t2298\nunsupported xlC\t2298',
    1970562386: 'Return has unsupported type \t1150',
    1970562418: 'return code\t1668\nreturned a non-zero code: 137\t2169\nreturned non-zero\t2170\nreturned non-zero exit\t2171\nreturned non-zero exit status\t2172\nreturned non-zero exit status \t2173',
    1970562419: 'setup command: use_2to3 is invalid\t2182\nsetup.py build\t1338\nsetup.py develop\t1338\nsetup.py install\t1338\nsetuptools.build_meta\t2183\nsetuptools.command.\t2184\nsetuptools.extern.\t2185',
    1970566470: 'FutureWarning: The pynvml package is deprecated\t946',
    1981837166: "no viable conversion from \t2066\nno viable conversion from '\t2067",
    1984917583: 'OpOverloadPacket(op=\t1119',
    1985966953: 'is_variable\t1855 1856',
    1986096429: '-mavx\t501',
    1986884193: 'armv8.6-a\t1297',
    1986928751: 'o nvcc found\t810\no nvcc was found\t810',
    1986946336: ' environment variable is not\t44',
    1987208531: 'Server does not allow request for unadvertised object\t1159',
    1998611557: 'ed with an unsupported toolchain\t1625',
    1998614350: 'No working C++ compiler found in\t1098',
    2003269987: 'cygwin\t1031',
    2003988326: 'forward compatibility was attempted on non supported HW\t1702',
    2004117094: 'fftw3.h\t1693 1694 1695 1696',
    2019516192: ' __x) noexcept (true)\t14',
    2019715436: 'libxml/\t1955 1956 1957 1958',
    2019893287: "' extension\t404\n' extension (up-to-date)\t405",
    2019893289: ') exceeds limit (\t460',
    2019893315: 'C extension: \t688',
    2019912806: 'flex: command not found\t1324\nflex: not found\t1324',
    2020569680: 'ProxyError\t804',
    2020633959: 'gmpxx.h\t1722 1723 1724',
    2032168553: 'in your include path is not compatible with this release of \t1798',
    2032170095: 'ot yet implemented\t2099\not yet supported\t2099',
    2034387028: 'THByteBlas_\t1166 1167\nTHByteStorage\t1166 1167\nTHByteTensor\t1166 1167\nTHByteVector\t1166 1167',
    2035294266: ': PyTorch was compiled\t544',
    2035296032: " 'Py_buffer'\t1",
    2036625250: 'body of constexpr\t569',
    2037149263: 'Only a single TORCH_LIBRARY can be used to register the namespace \t1117 1118',
    2037149295: 'only available for Linux\t2104\nonly available with \t2105\nonly for SSE\t2016\nonly for SSE2\t2016\nonly for amd64\t2016\nonly for i386\t2016\nonly for x86\t2016\nonly for x86-64\t2016\nonly for x86_64\t2016\nonly support\t2106\nonly supported on \t2107 2108\nonly supported on CUDA\t2027\nonly supported on NVCC\t2027\nonly supports \t1342\nonly supports Linux\t2104\nonly supports SSE\t2016\nonly supports SSE2\t2016\nonly supports amd64\t2016\nonly supports i386\t2016\nonly supports x86\t2016\nonly supports x86-64\t2016\nonly supports x86_64\t2016\nonly works on Linux\t2104',
    2037413219: 'cupy.cuda.memory.OutOfMemoryError\t1594',
    2037604640: ' async_io\t21',
    2042020674: 'Böyle bir dosya ya da dizin\t653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670',
    2053466478: 'niezdefiniowane odwołanie do\t372',
    2053731104: ' size changed, may indicate binary\t343',
    2054124112: 'Prozedureinsprungpunkt\t372',
    2179145762: '" は、内部コマンド\t389',
    2179145767: "' は、内部コマンド\t389",
    2179145786: ': そのようなファイル\t162 163',
    2195923002: ': コマンドが見つかりません\t517',
    2212700218: ': ファイルが短すぎます\t521',
    2228297786: ': файл слишком короткий\t521',
    2229739578: ': 無法開啟共用物件\t528',
    2246385722: ': 共有オブジェクトファイルを開けません\t528',
    2295439056: 'Ошибка сегментирования\t896',
    2313560122: ': 找不到命令\t517',
    2357322528: ' が見つかりません\t252',
    2377704480: ' 不是\t203 224 225 226\n 不是一个类型名\t58',
    2377704482: '"不是内部\t389',
    2377704487: "'不是内部\t389",
    2414551098: ': 동적 오브젝트 파일을 열 수 없습니다\t528',
    2461197882: ':沒有此一檔案\t162 163',
    2498306106: ': 错误: expected \t569\n: 错误: template argument \t569\n: 错误:expected \t569\n: 错误:template argument \t569\n: 错误： expected \t569\n: 错误： template argument \t569\n: 错误：expected \t569\n: 错误：template argument \t569',
    2498306141: '] 错误 137\t1278',
    2531663930: ': 文件过短\t521',
    2548441146: ': 无效的 ELF 头\t583\n: 无法分配内存\t519\n: 无法打开共享对象\t530\n: 无法打开共享对象文件\t528',
    2632327226: ': 未找到命令\t517',
    2642535226: ':そのようなファイル\t162 163',
    2647662650: ': Нет такого файла\t162 163',
    2712856122: ':没有那个文件\t162 163',
    2797826628: 'Dræbt\t879',
    2828854560: ' 在此作用域中尚未声明\t58',
    2848159060: 'Tué a terminé le programme \t455',
    2862409248: ' 未命名一个类型\t58',
    2867208250: ': 檔案太短\t521',
    2877416224: ' に対する定義されていない参照\t372',
    2881709383: 'Geëlimineerd\t879',
    2944525090: '"は、内部コマンド\t389',
    2944525095: "'は、内部コマンド\t389",
    2966455505: 'файл в неправильном формате\t1145',
    2966468560: 'защиту сегмента после перемещения\t1157',
    2966470096: 'на компьютере отсутствует\t805',
    2983231953: 'сбой отображения сегмента из разделяемого объекта\t932',
    2983236304: 'Вбито\t879',
    2983240656: 'Убито\t879',
    3001425978: ': 沒有此一檔案\t162 163\n: 没有那个文件\t162 163',
    3050347984: 'Не осталось свободного места\t1099\nНет такого файла\t653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670',
    3050356176: 'не вдалося знайти -l\t1794\nне является внутренней\t1852\nневизначене посилання\t372\nневизначене посилання на\t372\nневозможно выделить память в статичном блоке TLS\t995\nневозможно задействовать исполняемый стек\t994\nневозможно найти -l\t1794 1795\nнедефинисана упута ка\t372\nнеоднозначный символ\t1036\nнеопределена отпратка към\t372\nнеопределенная ссылка на\t372\nнеопределённая ссылка на\t372',
    3050356688: 'перемещение R_\t2155\nпересування R_\t2155',
    3051888698: ': 资源暂时不可用\t545',
    3085246557: '] 已杀死\t1278',
    3100672465: 'система не обнаружила\t805',
    3101958178: '" 不是内部\t389\n" 不是内部或外部命令\t389',
    3101958183: "' 不是内部\t389\n' 不是内部或外部命令\t389",
    3169132637: '] 強制終了\t1278',
    3184533562: ': невозможно открыть разделяемый объектный файл\t528',
    3184571088: 'внутренняя ошибка компилятора\t990',
    3201343440: 'Политика управления приложениями\t651',
    3201348816: 'доступном только для чтения, содержатся динамические\t2149',
    3278267762: 'reférence indefinie vers\t372\nreférence indéfinie vers\t372',
    3278335573: 'Ungültiger Maschinenbefehl\t497',
    3278663504: 'Política de Controle de Aplicativo\t651',
    3278774330: ': não é possível abrir arquivo compartilhado\t528',
    3279185223: 'Getötet\t879\nGetötet hat Programm \t455',
    3491770661: '%1 не является приложением Win32\t401',
    3491803856: 'в пространстве имён\t1663',
    3499801839: '：Нет такого файла\t162 163',
    3500003386: ':Нет такого файла\t162 163',
    3799018863: 'omp’ not found\t1726',
    3810537765: '%1 は有効な Win32 アプリケーション\t401',
    3816980963: 'あいまいなシンボル\t1036',
    3817309155: 'デバイスに空き領域がありません\t2348',
    3818357731: 'プロシージャ エントリ ポイント\t372',
    3818568943: '：そのようなファイル\t162 163',
    3818750178: '”は、内部コマンド\t389',
    3818750435: 'そのようなファイルやディレクトリ\t653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670',
    3819078371: 'アプリケーション制御ポリシーに\t651',
    3819930083: 'は、内部コマンド\t1852 2347',
    3820192483: 'コマンドラインオプション\t997\nコンパイラ内部エラー\t990\nコンピューターに\t805',
    3820716771: 'セグメンテーション\t896',
    3827314981: '%1 不是有效的 Win32 应用程序\t401',
    3834091238: '文件格式错误\t1145',
    3835527394: '”不是内部\t389',
    3836843239: '由于找不到\t805',
    3837628901: '命令行太长。\t869',
    3837692390: '找不到 \t1370\n找不到 -l\t1389 1794 1795',
    3851132645: '型名ではありません\t1330',
    3851270372: '不命名一个类型\t1330',
    3852386021: '從共用物件中對映區段失敗\t932',
    3853163750: '未定\t372\n未定义的引用\t372\n未定义的符号\t372\n未定义符号\t372',
    3853230824: '被多次定义\t2352',
    3854479080: '设备上没有空间\t2348',
    3868047588: '不明确的符号\t1036\n不是\t1663\n不是一个类型名\t1330\n不是內部或外部命令\t1852\n不是内部或外部命令\t1852 2347\n不正な命令\t497',
    3868373734: '沒有此一檔案或目錄\t653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670',
    3868900591: '：沒有此一檔案\t162 163\n：没有那个文件\t162 163',
    3869154793: '非法指令\t497',
    3869284326: '无法从共享目标中映射段\t932\n无法启用共享目标需要的执行栈\t994\n无法在静态 TLS 块中分配内存\t995\n无法定位程序输入点\t372\n无法恢复段 prot\t1157\n无法找到 -l\t1389\n无法识别的命令行选项\t997',
    3869344999: '無法在靜態 TLS 區塊中配置記憶體\t995\n無法復原 segment prot\t1157\n無法找到程序輸入點\t372\n無法辨識的命令列選項\t997\n無法開啟可執行堆疊\t994',
    3869356774: '没有成员\t2351\n没有此指令\t2060\n没有此类指令\t2060\n没有那个文\t653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670\n没有那个文件\t1085',
    3869809893: '在此作用域中尚未声明\t1330',
    3869940966: '未找到 -l\t1390 1391 1392 1393 1394 1395 1396 1397 1398\n未找到 -lEGL\t1399\n未找到 -lGLEW\t1400\n未找到 -laio\t1401\n未找到 -lffi\t1402\n未找到 -lglog\t1403\n未找到 -ljpeg\t1404\n未找到 -lnuma\t1405\n未找到 -lstdc++\t1407\n未找到 -ltbb\t1408\n未找到 -luuid\t1409\n未找到 -lz\t1410',
    3870265317: '可执行文件格式错误\t895',
    3870393829: '共有オブジェクトが必要としている実行可能スタック\t994\n共有オブジェクトのセグメントをマップするのに失敗\t932',
    3870727910: '架构于输入文件\t60',
    3884032999: '磁盘空间不足\t2348',
    3884493032: '計算機中丟失\t805',
    3884550118: '應用程式控制原則已封鎖\t651',
    3885284069: '应用程序控制策略已阻止\t651',
    3885604329: '静的 TLS ブロック内にメモリ\t995',
    3885868008: '裝置上已無多餘空間\t2348',
    3886062565: '因為找不到\t805',
    3886131430: '模稜兩可的符號\t1036',
    3886132968: '计算机中丢失\t805',
    3901522403: 'が見つからないため\t2344 2345 2346\nが見つかりません\t1862',
    3901915875: 'を見つけ\t1862\nを見つけられません -l\t1390 1391 1392 1393 1394 1395 1396 1397 1398\nを見つけられません -lEGL\t1399\nを見つけられません -lGLEW\t1400\nを見つけられません -laio\t1401\nを見つけられません -lffi\t1402\nを見つけられません -lglog\t1403\nを見つけられません -ljpeg\t1404\nを見つけられません -lnuma\t1405\nを見つけられません -lstdc++\t1407\nを見つけられません -ltbb\t1408\nを見つけられません -luuid\t1409\nを見つけられません -lz\t1410\nを見つけられません: -l\t1390 1391 1392 1393 1394 1395 1396 1397 1398\nを見つけられません: -lEGL\t1399\nを見つけられません: -lGLEW\t1400\nを見つけられません: -laio\t1401\nを見つけられません: -lffi\t1402\nを見つけられません: -lglog\t1403\nを見つけられません: -ljpeg\t1404\nを見つけられません: -lnuma\t1405\nを見つけられません: -lstdc++\t1407\nを見つけられません: -ltbb\t1408\nを見つけられません: -luuid\t1409\nを見つけられません: -lz\t1410',
    3902192871: '编译器内部错误\t990',
    3903371239: '編譯器內部錯誤\t990',
    3918366437: '再配置 R_\t2155\n再配置後にセグメントの prot\t1157',
    3920998118: '段錯誤\t896\n段错误\t896',
    3954751466: '그런 파일이나 디렉터리\t653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670',
    3969229036: '정적 TLS 블럭에는 메모리를\t995',
    3969486827: '동적 오브젝트의 세그먼트를\t932',
    3986724332: '애플리케이션 제어 정책\t651',
    3986983916: '실행할 수 있는 스택을 공유\t994',
    3987253995: '모호한 기호\t1036',
}
"""What a `WordIndex` is made of: a log must hold one of the words, which lead to rows."""
PATTERNS = (4791011, 5259933, 8412193, 9006190, 9610584, 11696001, 15798356, 15884416, 16117473, 16430877, 18592739, 19247344, 19606272, 20061358, 21168380, 21492415, 23194820, 23441617, 28388618, 30405124, 30654636, 35000531, 41018071, 41535242, 47870792, 49711976, 49812337, 52431369, 54426341, 54723779, 56025578, 56698285, 58730812, 60511015, 62468791, 66274909, 72982044, 74449740, 78402765, 78491703, 78838966, 79985660, 80194453, 80401608, 86792899, 88052517, 89186094, 90249694, 90312784, 93493815, 98515338, 100196104, 101395811, 102256567, 102537261, 103516091, 104207650, 106278326, 108863069, 109515776, 110554355, 112462917, 112892189, 113069497, 113080882, 122720505, 124660776, 126088667, 129608096, 135946651, 135962935, 136388013, 137076883, 138909660, 139864447, 142298098, 143411859, 144361381, 148782410, 148993332, 152767562, 154309211, 156980668, 157920098, 158493671, 162872808, 165086556, 166985601, 167624529, 169478198, 169734207, 170870080, 171238545, 173296454, 175517211, 175722162, 176356067, 177435258, 177543989, 180027060, 180097469, 180937256, 183899474, 184372896, 185391382, 186193815, 191558276, 194407601, 196608960, 198717731, 199992433, 200743523, 201914262, 204165316, 206428880, 207637303, 208910315, 211378096, 211804766, 216280685, 219348119, 224056161, 224673051, 228474408, 229873732, 231529710, 232552588, 233138788, 234897670, 238534472, 240516506, 240979481, 241553136, 242514088, 244624097, 245684093, 246397634, 248344327, 251850796, 258093517, 258580927, 259061173, 259835029, 260299629, 262274586, 263261655, 266362972, 267792150, 268508617, 270169138, 270420291, 271476753, 277526648, 278238890, 279079434, 279546183, 280903470, 284296796, 288008000, 288578988, 290567115, 293457056, 295128679, 295171925, 296695504, 299302545, 301688743, 302007913, 302390849, 302909101, 303248009, 304857103, 308174426, 310260027, 310904481, 311407748, 315522256, 319775470, 320553768, 322281343, 324497289, 327116217, 328607495, 333340898, 333407816, 335725051, 337749854, 339134467, 339417998, 341905118, 341928689, 347755313, 348442142, 351963414, 354138299, 355099927, 356193435, 358629891, 360315056, 362267607, 362292565, 362792154, 363406714, 372851080, 373145755, 382010213, 382911498, 383017867, 387862565, 389028652, 390904605, 392154256, 399645684, 402747043, 404220980, 406010757, 410153665, 420191741, 420411086, 420881339, 424330577, 426741767, 429562390, 430085132, 436360684, 437891930, 439558619, 439638336, 439771672, 442193223, 442714258, 444126401, 447326010, 447785994, 448843998, 449821383, 450656848, 456479598, 456672492, 457642334, 459986242, 461073520, 465012276, 466544923, 467087759, 467336341, 467699265, 472071232, 472906508, 477331614, 477375074, 481488194, 484146449, 485246388, 485822144, 486287788, 491847689, 492727627, 494271540, 494489099, 494533295, 496999111, 502863135, 504799107, 506062333, 506259400, 510010244, 510306301, 516031797, 516497003, 516989438, 517198597, 518368794, 519396124, 520265816, 522825694, 523579025, 523580643, 524784692, 525995184, 528378574, 531389773, 531522764, 531953750, 532569165, 537052717, 538276814, 544689409, 545884824, 551111638, 557833610, 559789155, 560904123, 561088939, 561248840, 561769005, 562464127, 564466083, 566100175, 568433808, 569973698, 572050299, 575236702, 578861427, 583487509, 585588354, 587391333, 587775082, 590149287, 592233067, 594509024, 595294114, 596246223, 596417307, 596664603, 599413271, 599630589, 603681277, 603807631, 604415913, 604882354, 613000212, 613223970, 613958398, 615465403, 616113366, 616886198, 618566411, 622307903, 625183065, 625314319, 628746782, 631742373, 631955180, 633995326, 635765219, 636125535, 636777326, 639112556, 639298383, 641525951, 643121527, 643225421, 648391677, 649553608, 649808003, 650676122, 655815991, 656624772, 658747180, 666412732, 667682201, 667826985, 669009078, 675248385, 676173374, 682735435, 683267139, 685419832, 685919081, 686347515, 686593445, 689361622, 695060296, 695674361, 696503429, 697252468, 697290038, 700089993, 700441859, 701894575, 702577649, 705507865, 706591921, 707591815, 710583043, 713449035, 716902892, 720044483, 726321866, 728015852, 729736121, 730329476, 733895643, 735762882, 735865090, 738793954, 739576035, 746523331, 748474143, 752022143, 753616507, 753933571, 754593319, 755982040, 763688272, 767123983, 769579353, 769788028, 770425539, 771053554, 776136893, 780185516, 780192304, 781603735, 783353554, 786007901, 787177359, 794250128, 795543820, 799118317, 804312260, 804518955, 806182018, 812153184, 817328554, 821401221, 821589459, 822926719, 826364734, 831576493, 831885862, 832427477, 836351693, 837189847, 837846930, 838062491, 840096331, 844133829, 844939603, 845390379, 845565931, 855553514, 857139988, 857193605, 859500403, 863080001, 863453763, 863720349, 869549714, 869999982, 870328828, 876639995, 877411754, 880928818, 881796250, 882391609, 884394915, 884511054, 884554907, 885223407, 885500999, 887665933, 888598599, 889345255, 889928749, 890335855, 892462600, 894205421, 894430294, 895470564, 896958393, 899468506, 899971426, 901553875, 903467326, 904316261, 904459734, 905042967, 905342193, 905849284, 906991584, 907159949, 908441627, 909611924, 909754462, 916273176, 917533972, 917928640, 918831972, 918859412, 925949182, 928177917, 928618754, 928753445, 929450426, 932602268, 934072946, 938157860, 938373889, 943691568, 944316429, 946053899, 946347079, 947702187, 947921551, 949544394, 951795815, 954472982, 955031028, 957106203, 962447307, 962658649, 964194315, 966731827, 968100586, 969193740, 969628623, 970830001, 971483452, 974634653, 978608857, 979438004, 980890270, 981181199, 982178758, 983381612, 984890619, 985122141, 987184746, 987397976, 988582854, 988815450, 990977979, 992515438, 996266046, 996266574, 1000679993, 1001052812, 1005993641, 1011045149, 1011091647, 1013600696, 1016831559, 1017447382, 1021032585, 1021634005, 1022248475, 1022655073, 1022726363, 1023884034, 1031945205, 1034317668, 1035914803, 1036231610, 1038598921, 1039284214, 1039950972, 1040548851, 1041177981, 1042700051, 1042706500, 1043757393, 1043906659, 1044201986, 1046179694, 1047587247, 1052818465, 1060279375, 1061493809, 1063566612, 1065338723, 1065679047, 1066906225, 1067883593, 1069352266, 1069608853, 1070005597, 1072463458, 1072914828, 1073012091, 1073265153, 1074134250, 1077949317, 1078290558, 1078911898, 1079848301, 1080081446, 1081322817, 1081833488, 1082778235, 1084413083, 1084913078, 1085063512, 1087488330, 1087778984, 1088130363, 1088798212, 1090959049, 1093266876, 1094499934, 1095548449, 1095795259, 1096033980, 1097494512, 1101698671, 1103852910, 1106225059, 1108258333, 1108483814, 1110081275, 1110998486, 1113484432, 1115339339, 1116163814, 1117890078, 1118153344, 1118596541, 1120621660, 1121051738, 1121503983, 1122578087, 1124987286, 1125403053, 1125910785, 1129457523, 1129715015, 1132467610, 1133212109, 1133426998, 1136780814, 1137932790, 1138124577, 1139239104, 1141637094, 1142391346, 1145866478, 1149773678, 1151316788, 1153217516, 1153950698, 1158858103, 1160561572, 1161042454, 1163540468, 1164611519, 1166231576, 1168747050, 1169304999, 1171169713, 1172013807, 1176266673, 1176521475, 1177755037, 1179085911, 1181799892, 1181932014, 1182996893, 1183846291, 1185339085, 1185930551, 1186043441, 1186707880, 1186758999, 1188469821, 1190572716, 1193005083, 1193035721, 1193777327, 1193990892, 1194770007, 1197803148, 1202407068, 1202720331, 1202779798, 1206581648, 1207660362, 1208162371, 1212837973, 1213123817, 1214032357, 1218140132, 1224502461, 1225547834, 1225585643, 1225696337, 1225735290, 1227275498, 1228293166, 1233681403, 1234670114, 1238147434, 1238398925, 1238516244, 1238570999, 1239807760, 1240178869, 1240734224, 1241431499, 1250361587, 1255317779, 1257137975, 1257840750, 1261143407, 1261223349, 1262982149, 1263052627, 1263388611, 1268373320, 1272300966, 1277636349, 1278063974, 1279373318, 1279809539, 1280182419, 1280683337, 1281595633, 1282522340, 1285591630, 1286956267, 1287248478, 1295210773, 1300193529, 1303724790, 1305469446, 1308078867, 1308415905, 1308777961, 1310247247, 1310484843, 1310630342, 1310659605, 1314165972, 1317220584, 1317435611, 1319875081, 1320576875, 1322658506, 1323702914, 1324752277, 1325780268, 1326655055, 1329420104, 1330876155, 1330884135, 1332382801, 1333423490, 1334161764, 1336036404, 1336319579, 1337969939, 1338931363, 1339327038, 1340347571, 1340377150, 1341522493, 1341958731, 1342707590, 1343489032, 1345758301, 1346230620, 1347218893, 1348344101, 1348998363, 1349380615, 1353272589, 1354127743, 1355680792, 1356509004, 1359583345, 1360143765, 1364957720, 1367044026, 1367113564, 1367166811, 1369362894, 1370412103, 1371428391, 1371770198, 1372134932, 1372835189, 1375564011, 1376398426, 1376888968, 1380283746, 1380636502, 1381069113, 1381977658, 1382767220, 1385249866, 1385353026, 1385483062, 1389325321, 1389362607, 1391070084, 1391937210, 1392397293, 1394042100, 1394659685, 1399804359, 1407220057, 1407437400, 1409434577, 1409600019, 1410542909, 1411806845, 1411860306, 1412814690, 1416574359, 1417736713, 1418476009, 1419702709, 1426081668, 1426307151, 1427211446, 1427961919, 1430660944, 1431445593, 1432281161, 1435749547, 1438798943, 1440324566, 1440345663, 1441646227, 1441661670, 1442155123, 1442577229, 1442826899, 1442877897, 1442945171, 1443794978, 1444661785, 1446113665, 1446862556, 1449095387, 1449280576, 1452608667, 1453136705, 1453223605, 1453758704, 1454329576, 1454430728, 1455103734, 1458913245, 1458938874, 1463179275, 1463995609, 1464097051, 1466357081, 1468345927, 1475239731, 1476466757, 1477174347, 1477994968, 1479212456, 1481289957, 1482337921, 1482694521, 1484707516, 1487534948, 1487680495, 1487990618, 1491734633, 1493160198, 1493274702, 1495085360, 1495643960, 1496498693, 1497437573, 1498776776, 1503568477, 1508579219, 1510165986, 1515318676, 1516412236, 1516466801, 1516895482, 1518912433, 1519025406, 1519297979, 1519521845, 1520508848, 1522605388, 1525616519, 1527194132, 1527881880, 1529502910, 1529668577, 1530213204, 1531958276, 1532147361, 1533969754, 1534321652, 1535930642, 1546219725, 1546329140, 1549035200, 1549036793, 1551916551, 1552183659, 1552531607, 1556687086, 1557499483, 1558628908, 1560487812, 1566513737, 1566866298, 1571314784, 1575344874, 1575377498, 1576165877, 1576552017, 1579776464, 1581338344, 1584365251, 1585436313, 1589484338, 1590623501, 1591496097, 1592797972, 1593765052, 1593944103, 1594901297, 1595267412, 1599380121, 1600004929, 1600149317, 1601524379, 1604369267, 1607738538, 1609634438, 1610127304, 1611219619, 1612478456, 1615415257, 1616006009, 1618778706, 1622329751, 1624416182, 1626795469, 1626953829, 1628730302, 1630265632, 1631400299, 1631865943, 1636334531, 1638175747, 1640405373, 1640730088, 1641783382, 1644937589, 1649850485, 1658115154, 1661515106, 1662641344, 1668445826, 1669405362, 1669593180, 1671380266, 1671578615, 1672286963, 1675044847, 1676319856, 1677514902, 1677579880, 1680548421, 1680553201, 1682521937, 1683580013, 1683905015, 1685396534, 1686579089, 1687366599, 1689802492, 1694613540, 1695703899, 1697742401, 1699161551, 1699701407, 1702182629, 1702273572, 1703683786, 1706882778, 1707304449, 1707981333, 1708739273, 1708822777, 1709790258, 1713380707, 1715295461, 1716466286, 1719743717, 1720004977, 1725233638, 1728367570, 1729185916, 1730429864, 1737094802, 1737956792, 1738747883, 1740672587, 1744856037, 1744928038, 1745231785, 1746197741, 1746345062, 1746952853, 1748208173, 1748953429, 1749139135, 1750790555, 1751643810, 1755931312, 1756309466, 1759285509, 1760145564, 1762937676, 1764514787, 1767978232, 1772684810, 1772729826, 1775597289, 1777415928, 1779430562, 1780696176, 1782661359, 1783732286, 1783987873, 1791166230, 1796985645, 1798185037, 1799113209, 1801983752, 1804008672, 1804334442, 1810279040, 1811795579, 1813282605, 1815874436, 1816482883, 1819663195, 1819763229, 1819906097, 1821034857, 1821881999, 1822725234, 1823271942, 1823703083, 1824063541, 1828299064, 1830419417, 1831591715, 1834841905, 1835850415, 1836721125, 1841050620, 1845887838, 1846141338, 1852686288, 1858128303, 1859104901, 1861285956, 1864601398, 1868817756, 1871086888, 1871411191, 1871448683, 1871489031, 1872159693, 1872792725, 1874061904, 1874811782, 1874954803, 1875097943, 1876715258, 1877282847, 1879238377, 1880645388, 1881403887, 1883896331, 1889795654, 1890472766, 1890510061, 1895654741, 1898289869, 1900137002, 1902060636, 1903409821, 1906300109, 1909222194, 1910719882, 1911365064, 1915592780, 1916575400, 1917817043, 1917968007, 1921046478, 1930160927, 1932104718, 1932354460, 1937165338, 1942587874, 1943435219, 1946092407, 1948287015, 1948874071, 1948878161, 1951309847, 1952142883, 1956050392, 1960393191, 1962493489, 1964876643, 1965665048, 1967339491, 1967647143, 1968890630, 1970564937, 1970798030, 1975880422, 1976251923, 1977600958, 1979611855, 1979618134, 1979980284, 1981640054, 1982466019, 1983201515, 1986512836, 1988628608, 1988662989, 1993858476, 1994050359, 1997320501, 1998171431, 2001833044, 2005380428, 2007754202, 2011398720, 2014200012, 2014244838, 2016304778, 2020530824, 2020552276, 2021051800, 2023725298, 2023871671, 2027987577, 2029739811, 2031744499, 2033256024, 2034003607, 2034474326, 2035917673, 2037845846, 2037906573, 2041870409, 2045701437, 2046948266, 2050878804, 2051666066, 2053148600, 2054262080, 2054287959, 2054409930, 2054732722, 2057165724, 2057662120, 2061976066, 2065833909, 2066952213, 2066961920, 2068173587, 2068606236, 2071655377, 2072912445, 2076703689, 2078321728, 2078404684, 2078899344, 2079101744, 2079495587, 2080287968, 2080415013, 2081361042, 2081726701, 2082682463, 2085647740, 2087209328, 2092234142, 2094429700, 2096554445, 2096876472, 2097362177, 2098820009, 2100934438, 2101883831, 2102547318, 2103685919, 2103686002, 2106155415, 2108471051, 2110025481, 2111151968, 2113207169, 2113757408, 2116926403, 2117740382, 2118211542, 2119267031, 2119293381, 2120023886, 2120124735, 2121462268, 2121508807, 2126536916, 2127447817, 2130980328, 2131708145, 2132405501, 2133194703, 2133808089, 2136784273, 2140036173, 2142155400, 2142441096, 2147554051, 2149399782, 2151848123, 2153241901, 2154138591, 2154645349, 2155709679, 2156231108, 2158208795, 2161276003, 2163368133, 2164142775, 2164479191, 2166985732, 2167150291, 2170028126, 2173628251, 2176072087, 2178076211, 2179680632, 2180133401, 2186481881, 2187286809, 2188860152, 2193419991, 2193741848, 2194017419, 2199082498, 2203968070, 2204188627, 2204449065, 2205678064, 2207072105, 2207196348, 2208010918, 2210545462, 2210963971, 2216820630, 2220757547, 2221172103, 2222002729, 2223142007, 2223822637, 2224024862, 2224757018, 2225357872, 2225657456, 2226205277, 2227634052, 2228332482, 2228934818, 2232533643, 2233412328, 2237293515, 2237342789, 2242447801, 2245698616, 2247901804, 2248920260, 2249778563, 2250729495, 2251113619, 2251516004, 2251787564, 2251790054, 2255004960, 2255395244, 2257214761, 2257588255, 2265508888, 2267565602, 2268754668, 2269362641, 2269684182, 2271313558, 2271323816, 2271761277, 2273714464, 2274977100, 2277281389, 2282523976, 2283556151, 2284656820, 2287398624, 2288988639, 2293056478, 2296364810, 2296544592, 2298192356, 2301612678, 2302363530, 2302410317, 2304841166, 2309151989, 2309581950, 2310254291, 2310988042, 2312167114, 2313205414, 2314829509, 2318285776, 2320835676, 2322230352, 2324273018, 2326203755, 2327984292, 2328792332, 2329737052, 2332023665, 2332174591, 2333604413, 2334416478, 2336380131, 2336386775, 2342431336, 2342855648, 2343387205, 2343785858, 2344138729, 2344175213, 2344355726, 2350330372, 2351257145, 2351415413, 2351798668, 2353402947, 2356020091, 2356698231, 2358131329, 2358167211, 2362808705, 2363631910, 2364202501, 2365578126, 2365732822, 2368898150, 2371444081, 2371739366, 2373317080, 2374971045, 2376795763, 2377560260, 2378478494, 2379910055, 2381095062, 2392477279, 2392486431, 2395559619, 2396143010, 2396475468, 2398264883, 2398393214, 2398626743, 2399500036, 2402450939, 2406399494, 2408608347, 2412071155, 2412241271, 2413379698, 2415665501, 2416970412, 2418556367, 2419451683, 2425309281, 2428801259, 2429428092, 2431617977, 2431953175, 2438115483, 2438275562, 2438445733, 2439208703, 2441814156, 2442107802, 2444977038, 2446307670, 2446523703, 2451413256, 2452475178, 2453468540, 2456444651, 2456586139, 2460471454, 2462788567, 2464585231, 2470239602, 2470820898, 2472934036, 2472941191, 2474453002, 2475686218, 2476140307, 2479829808, 2479928547, 2480669928, 2482596434, 2483068966, 2484868062, 2485376061, 2485573525, 2486086332, 2488035602, 2488399848, 2491019339, 2495819712, 2498132912, 2498203692, 2500306415, 2502214769, 2504623104, 2506141363, 2509792862, 2510654380, 2513572502, 2516968736, 2517075204, 2518044049, 2520373745, 2522855467, 2525274986, 2525332932, 2526828174, 2528309863, 2530405642, 2533929138, 2536052997, 2536865066, 2539992156, 2541883738, 2544822962, 2545190502, 2549078521, 2549383974, 2554205022, 2554589431, 2557082886, 2560991851, 2567227212, 2570585247, 2571220133, 2578236054, 2578734340, 2579194905, 2579292029, 2579991455, 2582011399, 2584201037, 2584204210, 2586355750, 2588922301, 2593647782, 2593848409, 2594799964, 2597824269, 2598367509, 2598936763, 2604842428, 2605068582, 2605754528, 2607067210, 2607341558, 2608345542, 2609961393, 2610105196, 2610849096, 2610938526, 2611003670, 2612631926, 2614764997, 2615288092, 2616220644, 2617172451, 2619759926, 2620650114, 2621564243, 2622193224, 2626755883, 2627586898, 2629498677, 2629919204, 2632339067, 2633707674, 2636120427, 2637481961, 2642010007, 2645290867, 2645956225, 2646725687, 2647175701, 2647834869, 2648616318, 2648809814, 2654434661, 2655218293, 2657301296, 2662131760, 2665432790, 2666847651, 2671111681, 2673258371, 2676001697, 2677474210, 2679318206, 2679869295, 2680201677, 2682859816, 2684061351, 2685200306, 2687860704, 2693166241, 2694655429, 2695239761, 2695523656, 2695817692, 2697657304, 2699337582, 2699740444, 2701206793, 2702272952, 2706207308, 2707779266, 2708075094, 2709070221, 2709663543, 2711319066, 2711838375, 2715091220, 2719245524, 2720532470, 2724954348, 2725849457, 2728969192, 2733204320, 2734034782, 2736143922, 2737783556, 2740416399, 2742312450, 2747955089, 2749373498, 2750000103, 2752178528, 2753883691, 2754557615, 2756278094, 2757110333, 2759750022, 2759969558, 2759976667, 2762001575, 2762306935, 2762766414, 2766581118, 2770297565, 2773112531, 2777190488, 2777640819, 2780675334, 2780987101, 2783133984, 2783526021, 2788814613, 2793262533, 2796139731, 2796651639, 2797316318, 2798937102, 2799160939, 2799353135, 2799527893, 2800150686, 2802436832, 2803148989, 2804943779, 2805353914, 2811957675, 2816808434, 2820420837, 2827627500, 2830460407, 2830476460, 2830912108, 2831155182, 2834117765, 2835468555, 2835528438, 2838308762, 2841185960, 2843628746, 2844423472, 2847166407, 2847376793, 2847975113, 2848302084, 2848801875, 2848956589, 2851465449, 2852267706, 2856464265, 2859955556, 2860025251, 2864136903, 2867845262, 2868000316, 2869693382, 2870231353, 2870626493, 2874010231, 2877459926, 2877491275, 2878735288, 2879368681, 2880373256, 2880377246, 2880620536, 2880815437, 2882163489, 2883461041, 2884487815, 2885456849, 2888610666, 2892947569, 2895786939, 2897411566, 2897412890, 2899570963, 2902690585, 2902854321, 2902972761, 2908328665, 2908776266, 2911012441, 2911797074, 2916469383, 2917236498, 2918084467, 2919209245, 2919383044, 2919598574, 2920661450, 2926209791, 2930384493, 2930532050, 2936148999, 2936804828, 2940542124, 2940812557, 2942811863, 2946314326, 2946488231, 2948685046, 2954047526, 2955410958, 2955866026, 2958382275, 2960756013, 2961820365, 2961936135, 2969458489, 2973422893, 2976098169, 2977170819, 2978341816, 2981525769, 2985117511, 2985564411, 2987165849, 2991956429, 2992621957, 2993708771, 2993736924, 2994426260, 2996616437, 2997209862, 2999821100, 3001313681, 3004561553, 3005756825, 3007637671, 3008034518, 3012032795, 3015981069, 3018741512, 3025426336, 3028151864, 3029220726, 3030926143, 3032959513, 3033303417, 3034719507, 3034835279, 3035203769, 3035912493, 3035932969, 3039496444, 3040505524, 3040767710, 3041837934, 3044075584, 3046990754, 3047038597, 3047607578, 3048517308, 3050059704, 3050534800, 3053991602, 3054362486, 3054933653, 3055095661, 3055374748, 3057447279, 3058453705, 3063363387, 3063872340, 3064453582, 3064466660, 3066070308, 3067171245, 3068903427, 3072015411, 3072674649, 3072956654, 3073088837, 3073377948, 3076938902, 3077179067, 3077722205, 3078926636, 3080312878, 3085690345, 3086766618, 3087797892, 3091295977, 3094367059, 3096880573, 3097546001, 3097565264, 3104363115, 3104553046, 3104768230, 3106147284, 3108625971, 3108832794, 3117695733, 3119240835, 3120356633, 3120649334, 3121712544, 3121834212, 3122364298, 3123109274, 3125660615, 3126241180, 3127691630, 3128290420, 3129379524, 3130222984, 3135675466, 3136414818, 3137391980, 3137985346, 3151375291, 3153449402, 3154858089, 3157997196, 3158849768, 3160265747, 3164390857, 3164955954, 3165062880, 3165576047, 3165874916, 3166766932, 3168133685, 3169671098, 3170141011, 3172954653, 3181133161, 3184966407, 3185485810, 3185940325, 3188188255, 3189868957, 3192962924, 3194062364, 3196170572, 3196252197, 3197234255, 3199936158, 3203117970, 3204306462, 3206482546, 3207862142, 3207954477, 3208307277, 3209106405, 3212507455, 3214136852, 3214386918, 3216857182, 3217159071, 3217953752, 3222082364, 3223830103, 3227385353, 3227755291, 3231206332, 3231460631, 3231750981, 3233433263, 3233772704, 3235710744, 3235978992, 3236957483, 3244251264, 3245214477, 3246318430, 3246413297, 3247610623, 3251383268, 3251663515, 3258848679, 3260842264, 3264512867, 3265829862, 3266392296, 3266571575, 3268217685, 3268834644, 3270389760, 3270485920, 3271517206, 3272509880, 3277211939, 3280207303, 3281718440, 3285214955, 3286062789, 3286714518, 3288429461, 3288768558, 3289365086, 3292034365, 3292663809, 3292719185, 3298787401, 3303595709, 3305047779, 3305066363, 3305986677, 3308337066, 3310339323, 3311237101, 3312831017, 3313142947, 3314567212, 3314690510, 3316782912, 3317406741, 3317758163, 3317954170, 3318294800, 3318649596, 3321302820, 3324483311, 3326257432, 3328021012, 3329205303, 3329491870, 3332205863, 3333966524, 3334041713, 3334244094, 3335587743, 3336071650, 3336276707, 3337196666, 3342130794, 3342347089, 3344925306, 3345046231, 3346714152, 3348042213, 3348787085, 3351121364, 3352544433, 3354095848, 3355837174, 3357211375, 3358390992, 3359983389, 3360297329, 3361112337, 3361116837, 3363420837, 3367988660, 3370843210, 3371386662, 3371718632, 3372797595, 3374807678, 3378257448, 3378493743, 3378942401, 3385229973, 3385418134, 3387168685, 3387348659, 3388128391, 3388561341, 3389122890, 3390097004, 3391427779, 3391786757, 3392439707, 3393594724, 3394474847, 3394711304, 3398139127, 3398516579, 3400717586, 3402714894, 3403624845, 3404249457, 3406439392, 3408457557, 3408839317, 3409493670, 3409599385, 3417895356, 3418578710, 3420112596, 3420864079, 3421437541, 3422012065, 3424275320, 3424416850, 3426937334, 3427113008, 3427885333, 3433363937, 3433727539, 3434091270, 3435635990, 3436272084, 3437697499, 3439630739, 3441717880, 3443901651, 3444945919, 3445000284, 3445323820, 3446068196, 3446740940, 3447053195, 3448709770, 3449647504, 3452344045, 3455561373, 3457585297, 3460332177, 3460920231, 3462580352, 3462952772, 3465000686, 3470112732, 3470891309, 3471438043, 3473994991, 3474482892, 3476358369, 3481014527, 3484243017, 3485590802, 3488942124, 3489533844, 3489788147, 3490292633, 3494682540, 3495384394, 3496525559, 3497274518, 3497888297, 3499471032, 3501670441, 3507700071, 3510905630, 3511147304, 3511899063, 3513312363, 3513659062, 3515006153, 3516493144, 3518792336, 3519902241, 3522694042, 3522822053, 3524918298, 3524975944, 3525263401, 3526600736, 3529037257, 3534225872, 3534414619, 3535743422, 3536631513, 3543359586, 3545266099, 3547032464, 3547392008, 3551777449, 3554487424, 3561050208, 3561246149, 3562654737, 3563586428, 3564066070, 3567930283, 3569649000, 3570952694, 3571937684, 3572290894, 3581867654, 3583006856, 3587656731, 3588737460, 3592011522, 3594323091, 3594948533, 3600648377, 3601045761, 3601615260, 3601783333, 3605306919, 3609050847, 3610131539, 3612018968, 3616034459, 3616688108, 3619487338, 3619670251, 3619926021, 3622376709, 3626043858, 3627238462, 3628421867, 3629122859, 3630664449, 3631074271, 3633118485, 3633411667, 3635693196, 3636719094, 3641486606, 3642126263, 3647313548, 3648620980, 3650784682, 3655558862, 3661648333, 3661758598, 3662695526, 3662700069, 3662815903, 3664785491, 3665517786, 3666162352, 3667202172, 3667629336, 3670182636, 3671326738, 3671836260, 3673120095, 3673239061, 3674431309, 3675991671, 3681616468, 3682596709, 3685104888, 3687635978, 3688728272, 3688787216, 3691777620, 3692019169, 3694599166, 3696368336, 3706561447, 3707970352, 3709082690, 3714041858, 3714506477, 3715267712, 3715671586, 3721075222, 3721337576, 3722372958, 3722901930, 3723857068, 3724495368, 3724702081, 3725413354, 3726213761, 3727223896, 3728879956, 3732782363, 3733051243, 3734490979, 3735057128, 3737959048, 3744435830, 3745544817, 3745827511, 3747204858, 3752620161, 3753090405, 3755538904, 3755759413, 3757217747, 3761914905, 3762213585, 3763420628, 3763602679, 3770386776, 3772577020, 3773174665, 3773202516, 3774638274, 3777518007, 3778454345, 3778715688, 3782300025, 3784029118, 3786548512, 3787371520, 3790289047, 3791855820, 3794812961, 3795086333, 3795161329, 3795387863, 3801449030, 3802833869, 3806663392, 3807076259, 3807232429, 3807346473, 3807539682, 3807583611, 3808704470, 3810580083, 3812079553, 3819561324, 3820764759, 3820945427, 3821269549, 3824617917, 3825745549, 3827084868, 3828286294, 3832589107, 3832872815, 3835923949, 3836183061, 3836211982, 3836638294, 3837731752, 3840636983, 3840728839, 3842180548, 3845939722, 3846396653, 3848756163, 3851508623, 3851510264, 3857732992, 3857739795, 3859733028, 3860417447, 3862713935, 3868142959, 3872214451, 3872294180, 3872481379, 3874502860, 3875119231, 3875981435, 3877443569, 3879956967, 3880228709, 3887776574, 3887962257, 3888041129, 3891908550, 3892189419, 3892227216, 3892284896, 3892552395, 3893256645, 3893609862, 3896035680, 3897356973, 3899379683, 3899488769, 3900768543, 3904068217, 3904943702, 3905241392, 3905729748, 3910115173, 3910523844, 3914001281, 3918251917, 3920457587, 3926064263, 3931261381, 3932385310, 3934531319, 3935657040, 3937336812, 3937564390, 3938949305, 3940639744, 3941990162, 3946262435, 3946431415, 3947453793, 3947703076, 3949121969, 3950389629, 3950865866, 3952687366, 3952977213, 3953067514, 3953651478, 3953782629, 3956781082, 3957723936, 3962609278, 3962668548, 3963824095, 3965205198, 3967009429, 3977537652, 3977542168, 3982686183, 3984178066, 3989684547, 3990684593, 3991168802, 3993255894, 3996441519, 3999211370, 4000433339, 4004174345, 4009858614, 4011051293, 4012967376, 4019572931, 4019792897, 4021753734, 4022768904, 4022904197, 4023597582, 4024482947, 4029650243, 4031158800, 4036408232, 4037844562, 4038136608, 4038643658, 4041202022, 4041602925, 4042567387, 4043790036, 4043897892, 4046093145, 4052422793, 4053408229, 4053907994, 4060681398, 4063169069, 4063513709, 4064084880, 4071339062, 4071385035, 4073583633, 4075020315, 4076571712, 4076798200, 4079964281, 4081408583, 4082431262, 4085818463, 4088648197, 4089784115, 4090447801, 4094083568, 4095052211, 4095748367, 4096194659, 4098698015, 4102698680, 4104798413, 4106558455, 4107890085, 4109221975, 4112237940, 4112348476, 4119322065, 4122918429, 4124770256, 4125831354, 4126816925, 4128207670, 4128430968, 4128935343, 4129078190, 4130540127, 4131468368, 4133296599, 4133410107, 4141293044, 4142475162, 4143213262, 4143986089, 4144059922, 4144226428, 4144711492, 4147235562, 4149561438, 4150915522, 4151108105, 4152471160, 4154694320, 4159638781, 4164154577, 4166163561, 4169900789, 4169913714, 4171654903, 4172674164, 4172891227, 4175994772, 4177644477, 4177724562, 4177925200, 4180725658, 4181078167, 4182191160, 4182193622, 4185977579, 4189925253, 4191101853, 4195047811, 4198001133, 4198312145, 4201492693, 4205067246, 4207041357, 4207467640, 4216347162, 4216990545, 4220889268, 4223816499, 4239184722, 4239278254, 4241993688, 4243693756, 4246359833, 4248473124, 4248563323, 4252086140, 4252157116, 4253459818, 4259069245, 4260445966, 4261823634, 4262650678, 4263368093, 4264670951, 4265030424, 4271154845, 4271488449, 4271614428, 4273711702, 4276202419, 4277350893, 4277564380, 4277667662, 4278379182, 4279306975, 4279483431, 4280845290, 4281252174, 4281260754, 4283515582, 4287927392, 4288442984, 4290295017, 4294493383)
"""CRC-32 of patterns."""
ROWS_OF_PATTERNS = (133, 1873, 757, 1840, 1789, 2220, 1492, 1352, 4, 922, 1357, 1312, 1324, 421, 56, 1223, 97, 1906, 1034, 464, 1713, 2325, 1799, 844, 1517, 2136, 1539, 1621, 1914, 1907, 2186, 883, 997, 2256, 389, 1238, 1063, 1683, 960, 649, 716, 282, 201, 187, 1429, 746, 2117, 1199, 2271, 2197, 328, 1064, 866, 99, 1045, 693, 1439, 1046, 349, 1772, 386, 137, 906, 1269, 1446, 1089, 786, 2030, 45, 1494, 975, 2127, 511, 939, 289, 1071, 2052, 1706, 1320, 737, 227, 741, 2156, 570, 1953, 482, 1654, 1876, 2191, 296, 1038, 965, 333, 750, 1815, 1915, 1254, 321, 1908, 0, 283, 1203, 178, 169, 1975, 1841, 1405, 1827, 2036, 943, 1314, 536, 1347, 1870, 2066, 991, 1584, 1653, 580, 1181, 552, 20, 2097, 2217, 504, 134, 1252, 900, 608, 841, 2306, 509, 1737, 138, 44, 700, 1672, 853, 177, 314, 1717, 2071, 1202, 927, 678, 312, 1323, 1337, 80, 52, 1388, 2188, 611, 2269, 1699, 763, 1493, 396, 1212, 1005, 2213, 154, 1903, 558, 1633, 1913, 1086, 1948, 1166, 2074, 252, 2236, 1147, 1533, 1676, 1558, 49, 1518, 64, 260, 563, 1947, 1988, 1498, 368, 676, 503, 394, 415, 455, 1171, 2024, 2124, 1123, 2235, 1732, 185, 974, 2219, 458, 460, 1965, 1808, 145, 590, 285, 1772, 574, 1079, 1660, 2027, 239, 1969, 2112, 571, 1255, 1283, 862, 1165, 2324, 1140, 1592, 689, 696, 425, 2290, 2167, 1072, 1468, 375, 1622, 2162, 541, 2294, 477, 981, 2174, 992, 1437, 535, 36, 575, 1955, 801, 1367, 269, 872, 1959, 1217, 454, 2274, 1058, 284, 136, 277, 354, 1920, 1145, 85, 1565, 69, 1318, 1861, 1355, 63, 395, 798, 1793, 287, 52, 1937, 2102, 1041, 1598, 2091, 744, 1639, 954, 1646, 1961, 2035, 1051, 961, 2276, 1530, 1738, 632, 1606, 1847, 1718, 1497, 100, 986, 1450, 1971, 367, 1613, 1247, 1383, 1341, 325, 232, 1406, 249, 2289, 638, 2129, 5, 2265, 521, 2140, 1817, 380, 1882, 1344, 1594, 931, 1460, 942, 293, 742, 1015, 1655, 1551, 2278, 1875, 539, 2258, 2175, 2165, 2329, 128, 2315, 658, 1714, 2234, 2273, 281, 923, 2077, 253, 933, 1983, 681, 1568, 1049, 1185, 2182, 984, 301, 655, 1075, 1575, 2194, 62, 2046, 1479, 1183, 911, 1242, 899, 1205, 2195, 2078, 1012, 2150, 1313, 92, 1229, 2318, 1570, 1830, 1994, 1515, 1973, 609, 1459, 1845, 2323, 627, 1731, 1938, 1742, 1996, 827, 1078, 135, 2211, 2245, 2095, 2065, 1286, 865, 205, 1790, 73, 1726, 1696, 1412, 857, 619, 1457, 512, 582, 959, 1486, 2009, 1279, 222, 1491, 290, 1276, 1516, 1795, 1986, 2023, 1244, 23, 577, 98, 684, 66, 1691, 1512, 107, 1198, 1456, 2089, 1937, 1109, 1750, 728, 781, 1050, 47, 1982, 2047, 1605, 117, 1739, 1413, 1235, 1267, 600, 196, 1902, 669, 958, 461, 381, 2225, 211, 2291, 1302, 308, 748, 2063, 191, 118, 39, 2227, 1604, 1631, 892, 61, 1206, 110, 1061, 806, 1467, 1220, 445, 686, 1686, 1186, 2343, 2208, 2204, 492, 1331, 75, 296, 840, 1763, 1668, 1561, 2312, 861, 1807, 1853, 1667, 1896, 1708, 89, 463, 826, 870, 1689, 1292, 1030, 869, 412, 2266, 1265, 2021, 1946, 1650, 1455, 1926, 489, 804, 1415, 1937, 185, 908, 1930, 1403, 6, 1342, 1226, 198, 1317, 1709, 569, 1751, 783, 1227, 2160, 155, 1013, 2011, 788, 1052, 2282, 1511, 235, 810, 76, 1534, 762, 2215, 1431, 935, 2346, 1259, 319, 465, 1379, 1796, 449, 756, 640, 948, 1104, 377, 1659, 2147, 2144, 1733, 1962, 1803, 815, 2130, 672, 32, 940, 370, 1101, 1326, 1315, 807, 1588, 303, 431, 1854, 264, 180, 351, 970, 1175, 1702, 1140, 1304, 113, 320, 2008, 33, 10, 548, 586, 839, 830, 592, 1563, 279, 74, 1047, 2304, 1555, 1794, 1611, 317, 1937, 436, 1237, 1443, 642, 225, 2286, 59, 828, 2179, 765, 1705, 1931, 721, 318, 1306, 414, 2218, 687, 108, 2294, 383, 2200, 2340, 767, 355, 1656, 895, 2054, 1898, 1144, 612, 2309, 2016, 1788, 1281, 132, 1152, 1647, 410, 1115, 626, 1805, 792, 2068, 371, 2066, 2330, 1642, 694, 310, 1960, 304, 1601, 342, 1417, 2263, 1664, 818, 141, 1797, 1577, 1679, 1164, 2230, 230, 1129, 2051, 712, 418, 2060, 1173, 1566, 698, 903, 2166, 1170, 1860, 1222, 2116, 2328, 1060, 1054, 1703, 1616, 877, 193, 1889, 639, 821, 1637, 2295, 1521, 1741, 1571, 1754, 1190, 1809, 1478, 2029, 1863, 1204, 1363, 1377, 893, 1543, 156, 1103, 594, 994, 1614, 1373, 928, 2012, 1610, 1968, 1009, 1979, 583, 1023, 30, 31, 774, 484, 1603, 1188, 1434, 217, 1414, 621, 1433, 1832, 776, 996, 900, 131, 1068, 2171, 2244, 1218, 229, 1448, 1044, 1102, 1626, 311, 651, 1688, 734, 81, 1542, 1663, 1111, 1132, 1909, 2203, 615, 194, 817, 565, 2022, 2172, 2032, 1079, 1657, 1899, 1076, 2201, 1419, 995, 404, 873, 2075, 1901, 24, 1228, 990, 273, 313, 2002, 1297, 1177, 1617, 2017, 1700, 921, 800, 1236, 447, 718, 1591, 551, 777, 527, 343, 650, 2185, 1782, 1374, 1886, 1985, 423, 2033, 242, 1787, 86, 953, 2034, 497, 1856, 480, 1878, 542, 888, 122, 2190, 1112, 2101, 1290, 1816, 1487, 2108, 46, 1911, 1825, 534, 1671, 1670, 344, 802, 452, 457, 1828, 2260, 1256, 2183, 2224, 1869, 1736, 15, 399, 820, 1557, 1735, 2137, 16, 2073, 1658, 157, 717, 2321, 2092, 1823, 1824, 630, 1021, 1662, 1057, 2100, 1291, 103, 1260, 950, 1368, 2216, 507, 667, 1438, 1785, 665, 2196, 518, 1916, 1285, 1636, 1928, 1550, 938, 1651, 1535, 573, 795, 1958, 998, 2322, 347, 1603, 57, 1454, 1365, 1134, 1169, 1161, 2134, 1609, 310, 500, 368, 1532, 2122, 907, 1894, 2045, 2241, 1309, 1600, 1007, 614, 1422, 129, 297, 82, 1184, 1464, 1032, 2057, 176, 680, 1375, 1273, 1510, 1546, 946, 1371, 1952, 2105, 1002, 1885, 646, 111, 1187, 1951, 1390, 1452, 896, 2202, 555, 2284, 1089, 1381, 1345, 237, 151, 1473, 1376, 1576, 1016, 1811, 3, 1098, 1024, 2142, 731, 1264, 1353, 1630, 1619, 1835, 208, 1743, 407, 499, 1006, 834, 34, 2184, 1989, 1935, 985, 855, 1389, 2231, 2248, 1940, 1976, 725, 70, 38, 1850, 1528, 1182, 2152, 1319, 2038, 292, 2111, 1231, 2307, 809, 832, 278, 2056, 780, 2243, 397, 584, 2026, 1829, 743, 299, 1548, 241, 1766, 805, 816, 1936, 315, 1966, 456, 2317, 271, 1335, 175, 442, 417, 184, 2320, 316, 1025, 1727, 378, 1176, 166, 688, 1288, 2212, 2193, 144, 738, 791, 400, 1139, 647, 483, 859, 1895, 485, 843, 710, 433, 298, 1081, 1159, 1118, 1749, 1573, 402, 475, 1977, 2069, 50, 101, 1124, 1022, 1036, 1812, 643, 1919, 460, 2277, 1623, 850, 25, 755, 2146, 60, 1289, 2351, 661, 2268, 522, 851, 2110, 726, 835, 1513, 1037, 2181, 366, 148, 2223, 95, 1821, 1136, 1582, 2270, 875, 1092, 65, 607, 2043, 346, 603, 1891, 1018, 363, 494, 209, 1056, 1336, 1083, 1392, 1401, 1771, 1216, 409, 784, 1502, 1332, 334, 1168, 413, 653, 1818, 1110, 223, 545, 1461, 2, 2135, 657, 685, 337, 537, 979, 1501, 2014, 1089, 1085, 705, 61, 1262, 968, 1578, 2128, 1035, 87, 243, 1300, 1208, 446, 799, 2250, 78, 868, 1080, 212, 1284, 127, 602, 146, 1839, 2157, 648, 1957, 2164, 426, 1747, 876, 889, 2087, 2205, 1547, 1692, 753, 1628, 1062, 886, 516, 1770, 126, 1586, 2246, 1564, 1868, 1871, 1333, 564, 1685, 114, 1992, 224, 606, 1386, 275, 1141, 2254, 1413, 1348, 578, 1687, 1799, 7, 677, 1900, 1941, 2283, 962, 1303, 390, 682, 405, 1767, 2031, 1019, 1266, 2154, 673, 525, 559, 1924, 67, 1523, 1274, 261, 188, 1759, 1157, 105, 1820, 2253, 624, 506, 1745, 1081, 2345, 406, 267, 1280, 695, 1586, 1680, 812, 1798, 1356, 1849, 988, 2149, 420, 1556, 2143, 980, 823, 644, 393, 2251, 1153, 419, 581, 794, 1602, 944, 952, 797, 252, 2083, 2007, 428, 1122, 2257, 1090, 353, 2170, 1921, 1500, 1499, 434, 787, 1277, 1245, 424, 811, 175, 1343, 1155, 1529, 183, 2334, 93, 1201, 262, 335, 1189, 1495, 1095, 1322, 858, 488, 736, 2228, 2001, 1724, 663, 1399, 1105, 793, 905, 1305, 1660, 674, 1842, 831, 1462, 1525, 662, 416, 164, 1504, 2206, 1531, 2272, 1701, 1837, 1489, 17, 730, 1470, 1116, 628, 392, 722, 871, 247, 1884, 1942, 1762, 1583, 2055, 1432, 2053, 1728, 761, 181, 1503, 1126, 789, 1358, 1527, 1270, 759, 637, 1734, 1786, 1681, 1690, 610, 220, 1193, 510, 1569, 2297, 1544, 1119, 620, 706, 1251, 1804, 338, 538, 204, 1519, 174, 130, 1148, 398, 1640, 453, 53, 168, 709, 1294, 1587, 340, 197, 1995, 1107, 863, 149, 703, 528, 918, 1351, 331, 760, 1257, 416, 1472, 1393, 1755, 2327, 1440, 1128, 1716, 1301, 1507, 21, 1981, 493, 251, 1172, 469, 920, 123, 633, 1330, 2088, 1643, 972, 1299, 18, 441, 52, 1756, 1003, 40, 254, 2199, 305, 325, 65, 1710, 1669, 1678, 1129, 2037, 2090, 2151, 1004, 1851, 2006, 226, 1673, 530, 847, 1370, 863, 1890, 1211, 352, 941, 1579, 11, 880, 195, 1149, 2348, 1748, 309, 591, 189, 1997, 2222, 1200, 257, 846, 2005, 727, 2319, 808, 1065, 1810, 1394, 1585, 1325, 379, 360, 244, 1088, 1954, 84, 2169, 917, 345, 270, 601, 1881, 241, 1074, 1991, 356, 339, 369, 2352, 200, 616, 2081, 2299, 930, 2004, 1232, 1945, 2287, 248, 2104, 562, 598, 529, 1990, 623, 1874, 1612, 1328, 1224, 1923, 1638, 2019, 1225, 532, 219, 163, 2141, 720, 1210, 120, 72, 1174, 150, 560, 1834, 2338, 1067, 1780, 916, 1444, 1196, 2267, 719, 732, 19, 884, 1233, 1545, 2118, 1652, 1477, 1219, 520, 1933, 186, 1397, 1248, 1649, 22, 1094, 173, 929, 255, 416, 487, 2148, 1380, 785, 51, 459, 947, 1362, 837, 214, 443, 1833, 1278, 2291, 879, 1799, 1712, 1447, 758, 2255, 2275, 2050, 547, 1645, 1698, 190, 1934, 675, 631, 1711, 336, 2062, 989, 21, 1522, 904, 1329, 1964, 1391, 1360, 2040, 715, 945, 2280, 666, 1451, 362, 1799, 1848, 438, 124, 1590, 1395, 966, 1143, 467, 1084, 898, 1028, 300, 2015, 215, 1349, 971, 874, 987, 739, 2096, 1684, 969, 1354, 1549, 1777, 1327, 1822, 1011, 617, 2115, 1800, 1146, 2342, 1514, 747, 549, 1197, 1538, 1944, 280, 1483, 1625, 94, 1887, 1293, 1137, 1843, 540, 1888, 411, 1567, 323, 1791, 313, 852, 302, 890, 2061, 1694, 1125, 41, 713, 2103, 978, 2301, 1937, 1792, 495, 192, 293, 2207, 2155, 8, 1043, 2003, 2086, 1404, 228, 491, 613, 2000, 605, 382, 2242, 2313, 1017, 1387, 291, 481, 1905, 1857, 263, 1722, 1150, 77, 568, 576, 471, 894, 1620, 1077, 2028, 288, 1721, 514, 54, 593, 2229, 276, 902, 71, 330, 2214, 864, 2298, 1925, 1039, 1316, 1897, 159, 2239, 983, 1014, 2133, 1629, 513, 1418, 1929, 115, 1852, 2347, 1380, 2187, 1482, 2025, 1773, 982, 2288, 1192, 1826, 845, 329, 2048, 341, 533, 2123, 1093, 597, 1772, 203, 1441, 1553, 1240, 2173, 2310, 2020, 2039, 1160, 1984, 162, 822, 1872, 2336, 265, 875, 1859, 526, 1130, 391, 1740, 1490, 2332, 1469, 1029, 210, 112, 1719, 702, 2114, 531, 2176, 745, 365, 915, 1378, 897, 1970, 1407, 474, 714, 909, 668, 2042, 2189, 1117, 274, 1410, 322, 28, 258, 408, 1209, 885, 125, 740, 711, 768, 1359, 206, 1158, 604, 1937, 1776, 1207, 956, 1506, 2221, 1509, 1466, 550, 1427, 1480, 505, 1481, 1099, 152, 1449, 207, 2070, 416, 1369, 90, 772, 1627, 554, 1575, 357, 1744, 1846, 1806, 2139, 1040, 1246, 2285, 2067, 29, 773, 683, 1151, 924, 967, 660, 439, 1867, 1275, 1608, 1106, 887, 1272, 295, 973, 55, 1411, 1541, 1338, 422, 1120, 1097, 819, 2145, 764, 825, 771, 999, 1307, 517, 849, 68, 2080, 1801, 2044, 1831, 1917, 1475, 891, 315, 963, 171, 1001, 596, 1442, 508, 2232, 1956, 937, 2064, 641, 2084, 256, 1562, 2058, 2059, 2335, 770, 1746, 1010, 1783, 2337, 13, 1987, 2178, 1162, 1520, 2107, 2316, 1802, 977, 1864, 142, 587, 1560, 384, 1589, 803, 829, 1892, 1409, 218, 814, 2093, 976, 543, 179, 1855, 1420, 2121, 1999, 1704, 140, 170, 1862, 2079, 1424, 1239, 2314, 2311, 332, 104, 2109, 1993, 35, 2349, 936, 109, 385, 1263, 599, 993, 1879, 272, 1070, 259, 1474, 1194, 473, 1661, 1154, 1813, 2076, 1648, 2085, 2041, 2098, 250, 350, 754, 1340, 1287, 1261, 1436, 1398, 2132, 1580, 1180, 2094, 1998, 707, 2292, 246, 1496, 1937, 359, 848, 1048, 1927, 1858, 2153, 1334, 2279, 1430, 1774, 1757, 1674, 2247, 578, 430, 1526, 1593, 2326, 1581, 1778, 1066, 427, 501, 2261, 1346, 83, 1922, 139, 2138, 697, 2010, 1641, 1215, 567, 1505, 307, 652, 1213, 1760, 1597, 2264, 1214, 199, 48, 2226, 2305, 444, 2293, 1784, 708, 2180, 1384, 1253, 37, 519, 236, 182, 1781, 1096, 245, 1937, 735, 1595, 1476, 749, 1720, 901, 1695, 2106, 294, 769, 856, 1156, 824, 2344, 659, 276, 221, 1599, 1540, 1402, 1949, 121, 867, 1465, 1311, 1682, 496, 490, 2296, 1974, 213, 2125, 1087, 1042, 376, 595, 1715, 546, 165, 523, 1972, 690, 1485, 2126, 955, 440, 1339, 9, 2341, 468, 1524, 701, 1420, 1883, 1069, 1127, 1421, 2240, 775, 635, 2350, 1943, 1131, 932, 949, 1243, 1458, 1020, 838, 2303, 882, 881, 2118, 1026, 1268, 679, 2249, 1121, 1108, 1282, 27, 2302, 358, 1396, 486, 724, 1963, 2158, 572, 813, 671, 1113, 2120, 1296, 2049, 723, 1423, 1, 1844, 1241, 1508, 645, 2131, 119, 1400, 2333, 240, 1435, 234, 373, 1910, 556, 1133, 2018, 1310, 361, 1000, 925, 158, 557, 1138, 1918, 1697, 751, 2308, 1250, 544, 752, 796, 1412, 348, 957, 1366, 912, 2168, 160, 691, 926, 622, 1978, 1536, 2119, 629, 1607, 561, 478, 1537, 1615, 1904, 153, 143, 2209, 414, 1426, 766, 2262, 1723, 729, 466, 1768, 579, 1298, 1055, 1707, 1677, 476, 692, 1632, 1230, 951, 116, 58, 1350, 854, 833, 167, 860, 1445, 147, 1665, 670, 1295, 1488, 1554, 1967, 96, 106, 479, 790, 435, 2192, 2082, 1008, 1819, 52, 914, 387, 306, 1471, 1836, 1596, 1100, 1484, 1027, 2072, 1364, 1453, 1932, 2210, 286, 1937, 238, 326, 2300, 566, 1635, 2013, 1408, 1893, 1730, 324, 1413, 1178, 498, 934, 1758, 656, 2161, 1666, 878, 202, 1031, 1939, 1033, 1167, 472, 1764, 778, 782, 1059, 1725, 1372, 1950, 2177, 1752, 1135, 161, 311, 1618, 1675, 964, 585, 2281, 216, 2198, 1321, 618, 1361, 1572, 2113, 1761, 407, 913, 664, 910, 2233, 2099, 733, 1775, 589, 2339, 1865, 1912, 2159, 374, 1693, 388, 2252, 88, 432, 515, 1293, 268, 1258, 1729, 1416, 588, 775, 1769, 42, 1428, 462, 1249, 842, 625, 437, 634, 1552, 1779, 91, 172, 699, 1053, 1753, 1385, 231, 324, 26, 1634, 1624, 2163, 102, 1814, 1073, 1163, 1308, 450, 1179, 1191, 654, 2238, 403, 451, 1114, 779, 1463, 1838, 401, 327, 43, 448, 2331, 364, 233, 2259, 704, 1980, 1234, 1866, 836, 1221, 1765, 1271, 1142, 1382, 2237, 919, 266, 1245, 1559, 502, 79, 1877, 524, 1644, 1880, 553, 1082, 14, 1195, 636, 429, 470, 1425, 12, 1574, 1091)
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
