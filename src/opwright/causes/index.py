"""Which causes to import for what is judged. Written by tools/index_causes.py."""

JUDGING: dict[str, tuple[str, ...]] = {
    'BINARY': ('cuda_runtime.extension_cuda_version_mismatch', 'cuda_runtime.no_nvidia_driver', 'link_and_load.duplicate_openmp_runtime', 'link_and_load.executable_stack_refused', 'link_and_load.inconsistent_version_needs', 'link_and_load.leaked_build_path', 'link_and_load.missing_libcuda_link', 'link_and_load.missing_link_library', 'link_and_load.missing_module_init', 'link_and_load.missing_shared_library', 'link_and_load.own_source_not_built', 'link_and_load.text_relocations', 'platform_abi.cpu_architecture_mismatch', 'platform_abi.glibc_too_old', 'platform_abi.glibcxx_too_old', 'platform_abi.python_abi_mismatch', 'torch_abi.clang_template_mangling', 'torch_abi.cxx11_abi_mismatch', 'torch_abi.gpu_backend_mismatch', 'torch_abi.half_type_instantiation', 'torch_abi.long_type_not_portable', 'torch_abi.symbol_not_exported', 'torch_abi.torch_layout_drift', 'torch_abi.torch_library_not_linked', 'torch_abi.torch_version_mismatch'),
    'COMPANY': ('op_registration.duplicate_op_registration', 'op_registration.duplicate_torch_library_namespace', 'op_registration.op_library_loaded_twice'),
    'GPU': ('gpu_arch.arch_feature_needs_sm90a', 'gpu_arch.arch_not_built'),
    'LOG': ('host_toolchain.gcc_too_new_for_nvcc',),
    'METADATA': ('wheel_metadata.local_version_mismatch', 'wheel_metadata.native_code_in_pure_wheel', 'wheel_metadata.torch_requirement_missing', 'wheel_metadata.torch_requirement_too_wide', 'wheel_metadata.wheel_file_name_mismatch'),
}
"""Modules of causes, by what they need given."""
IN_LOGS: dict[str, tuple[str, ...]] = {
    'unsupported GNU version! gcc versions later than ': ('host_toolchain.gcc_too_new_for_nvcc',),
}
"""Modules of causes, by a word that a log must hold for them."""
