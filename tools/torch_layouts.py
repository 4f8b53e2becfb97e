"""What extensions inline of torch, as the compiler lays it out: from headers to layouts."""

from __future__ import annotations

import hashlib
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path

from class_layouts import Layouts, read_layouts

COMPILERS = {"x86_64": "g++", "aarch64": "aarch64-linux-gnu-g++"}
"""By the machine that they compile for."""

# Whole definitions of every type, whether used or not, and of classes whose virtual table is
# elsewhere.
_DESCRIBE = ("-gdwarf-5", "-fno-eliminate-unused-debug-types", "-femit-class-debug-always")

_SOURCE = """
#include <ATen/CPUGeneratorImpl.h>
#include <ATen/Context.h>
#include <ATen/TensorIterator.h>
#include <ATen/TensorUtils.h>
#include <ATen/ThreadLocalState.h>
#include <ATen/core/dispatch/Dispatcher.h>
#if __has_include(<ATen/core/enum_tag.h>)
#include <ATen/core/enum_tag.h>
#endif
#include <ATen/core/ivalue.h>
#include <ATen/detail/CUDAHooksInterface.h>
#include <ATen/record_function.h>
#include <c10/core/DeviceGuard.h>
#include <c10/core/Event.h>
#include <c10/core/UndefinedTensorImpl.h>
#include <c10/core/impl/VirtualGuardImpl.h>
#include <c10/core/thread_pool.h>
#include <torch/csrc/autograd/custom_function.h>
#include <torch/csrc/autograd/saved_variable.h>
#include <torch/library.h>

#ifdef WITH_PYTHON
#include <torch/csrc/autograd/python_variable.h>
#include <torch/csrc/Device.h>
#include <torch/csrc/Dtype.h>
#include <torch/csrc/Generator.h>
#include <torch/csrc/Layout.h>
#include <torch/csrc/MemoryFormat.h>
#include <torch/csrc/Stream.h>
#endif

#if __has_include(<cuda_runtime_api.h>)
#include <c10/cuda/CUDACachingAllocator.h>
#include <c10/cuda/CUDAGuard.h>
#if __has_include(<ATen/cuda/CUDAGeneratorImpl.h>)
#include <ATen/cuda/CUDAGeneratorImpl.h>
#else
#include <ATen/CUDAGeneratorImpl.h>
#endif
#endif

struct Op : torch::autograd::Function<Op> {
  using Context = torch::autograd::AutogradContext;
  using Tensors = torch::autograd::tensor_list;
  static at::Tensor forward(Context*, at::Tensor x) { return x; }
  static Tensors backward(Context*, Tensors gradients) { return gradients; }
};
static_assert(sizeof(torch::autograd::CppNode<Op>) > 0);
"""

_TENSORS = """
c10::intrusive_ptr_target c10::TensorImpl c10::UndefinedTensorImpl c10::StorageImpl c10::Storage
c10::StorageExtraMeta c10::ExtraMeta c10::SymbolicShapeMeta c10::VariableVersion
c10::VariableVersion::VersionCounter c10::AutogradMetaInterface c10::NamedTensorMetaInterface
c10::BackendMeta c10::impl::SizesAndStrides c10::impl::PyObjectSlot c10::impl::PyInterpreter
c10::impl::PyInterpreterVTable at::TensorBase at::Tensor at::TensorArg at::TensorGeometry
at::TensorGeometryArg c10::TensorOptions c10::Device c10::Scalar c10::SymInt c10::SymFloat
c10::SymBool c10::SymNodeImpl c10::DispatchKeySet caffe2::TypeMeta caffe2::detail::TypeMetaData
"""
_OPERATORS = """
c10::IValue c10::IValue::Payload c10::ivalue::ConstantString c10::ivalue::Future
c10::ivalue::Object c10::ivalue::PyObjectHolder c10::ivalue::Tuple c10::ivalue::TupleElements
c10::detail::DictImpl c10::detail::ListImpl c10::Type c10::ListType c10::TensorType c10::ClassType
c10::AliasInfo c10::Argument c10::FunctionSchema c10::OperatorName c10::OperatorKernel
c10::BoxedKernel c10::KernelFunction c10::KernelToken c10::SafeKernelFunction c10::OperatorHandle
c10::Dispatcher c10::Dispatcher::OperatorDef c10::DispatchKeyExtractor c10::impl::AnnotatedKernel
c10::impl::OperatorEntry c10::RegistrationHandleRAII c10::RegisterOperators
c10::RegisterOperators::Options torch::CppFunction torch::Library torch::detail::TorchLibraryInit
torch::class_base torch::detail::class_base torch::jit::Function torch::jit::BuiltinOpFunction
"""
_AUTOGRAD = """
c10::impl::PODLocalDispatchKeySet c10::impl::LocalDispatchKeySet
c10::impl::ExcludeDispatchKeyGuard c10::impl::IncludeDispatchKeyGuard c10::AutogradState
c10::InferenceMode at::AutoDispatchBelowADInplaceOrView at::AutoDispatchBelowAutograd
at::ThreadLocalState torch::autograd::Node torch::autograd::Edge torch::autograd::SavedVariable
torch::autograd::AutogradMeta torch::autograd::AutogradContext torch::autograd::CppNode<Op>
torch::autograd::DifferentiableViewMeta torch::autograd::ForwardGrad
torch::autograd::FunctionPreHook torch::autograd::FunctionPostHook
torch::autograd::InputMetadata torch::autograd::VariableInfo torch::autograd::ViewInfo
at::impl::VariableHooksInterface THPDevice THPDtype THPGenerator THPLayout THPMemoryFormat
THPStream THPVariable
"""
_DEVICES = """
c10::Allocator c10::DataPtr c10::detail::UniqueVoidPtr c10::DeviceAllocator
c10::CachingDeviceAllocator::BlockInfo c10::CachingDeviceAllocator::DeviceStats
c10::CachingDeviceAllocator::SegmentInfo c10::cuda::CUDACachingAllocator::CUDAAllocator
c10::cuda::CUDACachingAllocator::BlockInfo c10::cuda::CUDACachingAllocator::DeviceStats
c10::cuda::CUDACachingAllocator::SegmentInfo c10::cuda::CUDACachingAllocator::SnapshotInfo
c10::GeneratorImpl at::Generator at::CPUGeneratorImpl at::CUDAGeneratorImpl
at::CUDAGeneratorState at::PhiloxCudaState c10::Stream c10::Event c10::DeviceGuard
c10::OptionalDeviceGuard c10::impl::DeviceGuardImplInterface c10::impl::VirtualGuardImpl
c10::cuda::impl::CUDAGuardImpl c10::cuda::CUDAGuard c10::cuda::OptionalCUDAGuard
c10::cuda::CUDAStream c10::cuda::CUDAStreamGuard at::Context at::AcceleratorHooksInterface
at::CUDAHooksInterface at::HIPHooksInterface at::PrivateUse1HooksInterface
at::XPUHooksInterface
"""
_REST = """
at::OperandInfo at::TensorIteratorBase at::TensorIterator at::TensorIteratorConfig
at::impl::MetaBase at::RecordFunction at::StepCallbacks c10::TaskThreadPoolBase c10::ThreadPool
c10::Error c10::Warning c10::WarningHandler c10::SourceLocation c10::MessageLogger
"""
_ENUMS = """
at::BlasBackend at::LinalgBackend at::RecordScope at::SDPBackend at::Tag c10::AliasAnalysisKind
c10::Backend c10::BackendComponent c10::DeviceType c10::DispatchKey c10::EventFlag
c10::IValue::Tag c10::Layout c10::MemoryFormat c10::QScheme c10::Scalar::Tag c10::ScalarType
c10::TensorImpl::SizesStridesPolicy c10::TypeKind torch::Library::Kind torch::_RegisterOrVerify
torch::autograd::CreationMeta
"""

CLASSES = tuple(f"{_TENSORS} {_OPERATORS} {_AUTOGRAD} {_DEVICES} {_REST}".split())
"""Those whose members inline functions read, and whose virtual functions they call."""
ENUMS = tuple(_ENUMS.split())
RENAMED = {"torch::headeronly::Tag": "at::Tag"}
"""The name of which C++ code uses the other, which older releases define."""

_ATTEMPTS = (("-std=c++17", "-DWITH_PYTHON"), ("-std=c++20", "-DWITH_PYTHON"), ("-std=c++17",))
"""The standard changes no layout. pybind11 as of torch 1.11 and 1.12 wants a Python before 3.11."""


class Compiler:
    """g++ for a machine and a string ABI; what it was given before, it does not compile again."""

    def __init__(self, machine: str, *, cxx11_abi: bool) -> None:
        self._command = (
            COMPILERS[machine],
            *(f"-D_GLIBCXX_USE_CXX11_ABI={int(cxx11_abi)}", "-w", "-Wfatal-errors"),
        )
        self._known: dict[bytes, Layouts] = {}

    def layouts(self, folder: Path) -> Layouts:
        """
        Return the layouts of the headers in `folder/include`; other files are written beside it.

        Raises CalledProcessError when they do not compile.
        """
        (folder / "torch.cpp").write_text(_SOURCE)
        return self._layouts(folder, _ATTEMPTS)

    def _layouts(self, folder: Path, attempts: Sequence[tuple[str, ...]]) -> Layouts:
        """Return what the first attempt gives that the headers bear."""
        try:
            return self._layouts_with(folder, attempts[0])
        except subprocess.CalledProcessError as error:
            if len(attempts) == 1:
                sys.stderr.write(error.stderr)
                raise
            return self._layouts(folder, attempts[1:])

    def _layouts_with(self, folder: Path, flags: tuple[str, ...]) -> Layouts:
        # In the folder, so that __FILE__ is the same for the same headers.
        python = sysconfig.get_paths()["include"]
        included = ("-Iinclude", "-Iinclude/torch/csrc/api/include", f"-I{python}")
        self._run(folder, *flags, *included, "-E", "-P", "torch.cpp", "-o", "torch.ii")
        digest = hashlib.sha256((folder / "torch.ii").read_bytes()).digest()
        if digest not in self._known:
            self._known[digest] = self._compiled(folder, flags)
        return self._known[digest]

    def _compiled(self, folder: Path, flags: tuple[str, ...]) -> Layouts:
        shared = (*_DESCRIBE, "-fdump-lang-class=torch.class", "-shared", "-fPIC")
        self._run(folder, *flags, *shared, "torch.ii", "-o", "torch.so")
        library, dump = folder / "torch.so", folder / "torch.class"
        found = read_layouts(library, dump, classes=CLASSES, enums=(*ENUMS, *RENAMED))
        enums = {RENAMED.get(name, name): values for name, values in found.enums.items()}
        return found._replace(enums=enums)

    def _run(self, folder: Path, *arguments: str) -> None:
        command = (*self._command, *arguments)
        subprocess.run(command, check=True, cwd=folder, capture_output=True, text=True)
