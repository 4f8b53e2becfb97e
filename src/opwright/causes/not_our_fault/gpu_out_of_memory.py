"""
The tensors of the program, or of another program on the same GPU, fill its memory. PyTorch says `CUDA out of memory.
Tried to allocate ...`; other libraries pass on the driver's error 2, `out of memory`.

It is not always so plain. cuBLAS allocates its workspace when the first matrix product creates a handle, and reports a
failed allocation as `CUBLAS_STATUS_NOT_INITIALIZED` or `CUBLAS_STATUS_ALLOC_FAILED` `when calling cublasCreate(handle)`:
people then reinstall CUDA libraries that are fine. vLLM computes at start-up what is left for its cache and says that
there is none. `NVML_SUCCESS == r INTERNAL ASSERT FAILED` in `CUDACachingAllocator.cpp` comes on the way to that message:
torch asks NVML who uses the memory, and in a slice of a GPU, in WSL or on a Jetson it gets no answer.

No build, flag or version changes how much memory a GPU has. `nvidia-smi` shows what else uses it; a smaller batch, a
shorter sequence, and `PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True` against fragmentation help. Out of `shared memory`
is another matter: it concerns a kernel and not the program.
"""

from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE, if_in_log, log_rules, rule
from opwright.model import Cause, Fix

_OUT_OF_MEMORY = (
    r"(?:CUDA|HIP|XPU|MPS backend|GPU|NPU) (?P<what>out of memory)",
    r"(?P<what>torch(?:\.cuda)?\.OutOfMemoryError)",
    r"(?:CUDA|Cuda|cuda|HIP|hip)\w{0,12}[ _](?:[Ee]rror|[Ff]ailure)[^\n]{0,100}\b(?P<what>out of memory)\b",
    r"cupy\.cuda\.memory\.(?P<what>OutOfMemoryError)",
    r"Error \[(?:CUDA|HIP)\]: (?:Code: \d{1,4}, \w{1,12}: )?(?P<what>out of memory)",
    r"(?P<what>OOM when allocating tensor)",
    r"cuda runtime error \(2\) : (?P<what>out of memory)",
    r"(?P<what>CUDA_ERROR_OUT_OF_MEMORY|cudaErrorMemoryAllocation|hipErrorOutOfMemory)",
    r"(?:cuda|hip)Malloc failed: (?P<what>out of memory)",
    r"[Cc]uda failure 2?:? ?'?(?P<what>out of memory)",
    r"(?P<what>No available memory for the cache blocks)",
    r"(?P<what>larger than the (?:available KV cache memory|maximum number of tokens that can be stored in KV cache))",
    r"(?P<what>RESOURCE_EXHAUSTED): [Oo]ut of memory",
    r"(?P<what>Free memory on device [^\n]{1,80} is less than desired GPU memory)",
)
_FAILED_ALLOCATION = (
    r"(?P<what>CUBLAS_STATUS_(?:NOT_INITIALIZED|ALLOC_FAILED)) when calling [`'\"]?cublas(?:Lt)?Create",
    r"cublas\.CUBLASError: (?P<what>CUBLAS_STATUS_(?:NOT_INITIALIZED|ALLOC_FAILED))",
    r"(?P<what>CUDNN_STATUS_ALLOC_FAILED)",
    r"(?P<what>NvMapMem\w{3,40})[^\n]{0,40}error 12\b",  # of a Jetson
    r"(?P<what>NVML_SUCCESS == [^\n]{1,80} INTERNAL ASSERT FAILED) at [^\n]{1,120}CUDACachingAllocator",
    r"(?P<what>Not enough memory)\. Please try to increase --mem-fraction",
)
_NO_ALGORITHM = (
    r"(?P<what>Unable to find a valid cuDNN algorithm)",
    r"(?P<what>FIND was unable to find an engine to execute)",
    r"(?P<what>CUBLAS_STATUS_INTERNAL_ERROR) when calling [`'\"]?cublasCreate",
)
"""A wrong copy of the library, or one that does not know the GPU, causes these too."""
_RETRIED = r"(?:retrying|[Rr]etry|reducing|halving|falling back|Falling back|skipping)[^\n]{0,60}(?:batch|memory)"


CAUSE = Cause(
    title="the GPU is out of memory ({what})",
    in_log=log_rules(
        rule(*_OUT_OF_MEMORY, confidence=if_in_log(_RETRIED, then=POSSIBLE, otherwise=CERTAIN)),
        rule(*_FAILED_ALLOCATION, confidence=if_in_log(_RETRIED, then=POSSIBLE, otherwise=LIKELY)),
        rule(*_NO_ALGORITHM, confidence=POSSIBLE),
    ),
    fix=Fix(
        "use a smaller batch, or free the GPU; the CUDA libraries are fine",
        commands=("nvidia-smi", "export PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True"),
    ),
    examples=(
        "warp_alloc_buffer: allocating 4096.00 MiB on device 0: cudaMalloc failed: out of memory",
        'RuntimeError: NVML_SUCCESS == r INTERNAL ASSERT FAILED at "/build/c10/cuda/CUDACachingAllocator.cpp":983, please report a bug to PyTorch.',
        (
            "torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 4.50 GiB. GPU 0 has a total "
            "capacity of 23.69 GiB of which 1.12 GiB is free."
        ),
        "RuntimeError: CUDA error: CUBLAS_STATUS_NOT_INITIALIZED when calling `cublasCreate(handle)`",
        (
            '  File "cupy/cuda/cublas.pyx", line 307, in cupy.cuda.cublas.create\n'
            '  File "cupy/cuda/cublas.pyx", line 311, in cupy.cuda.cublas.check_status\n'
            "cupy.cuda.cublas.CUBLASError: CUBLAS_STATUS_ALLOC_FAILED"
        ),
        "RuntimeError: CUDA error: out of memory",
        "RuntimeError: Triton Error [CUDA]: out of memory",
        "RuntimeError: cuDNN error: CUDNN_STATUS_ALLOC_FAILED",
    ),
    counterexamples=(
        (
            "triton.runtime.errors.OutOfResources: out of resource: shared memory, Required: 131072, "
            "Hardware limit: 101376. Reducing block sizes or `num_stages` may help."
        ),
        "c++: fatal error: Killed signal terminated program cc1plus",
        "virtual memory exhausted: Cannot allocate memory",
    ),
)
