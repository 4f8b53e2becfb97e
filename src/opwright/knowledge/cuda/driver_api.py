"""The functions of CUDA's driver API that libraries of kernels call, by how their names begin (cuda.h)."""

DRIVER_CALL = (
    r"cu(?:Init|Device(?:Get|Primary|Can)|Ctx(?:Get|Set|Create|Push|Pop|Synch|Destroy)|Mem(?:Alloc|Free|Map|Unmap|Create|Release"
    r"|Address|SetAccess|Export|Import|Get|cpy|set|Host)|Module(?:Load|Get|Unload)|LaunchKernel|LaunchCooperative|Func(?:Set|Get)"
    r"|Stream(?:Wait|Write|Batch|Get|Create)|TensorMapEncode|TensorMapReplace|GetError(?:String|Name)|Pointer(?:Get|Set)"
    r"|Multicast|Occupancy|Library(?:Load|Get)|Kernel(?:Get|Set)|DriverGetVersion|Link(?:Create|Add|Complete))\w*"
)
PREFIXES = (
    *("cuInit", "cuDevice", "cuCtx", "cuMem", "cuModule", "cuLaunch", "cuFunc", "cuStream"),
    *("cuTensorMap", "cuGetError", "cuPointer", "cuMulticast", "cuOccupancy", "cuLibrary"),
    *("cuKernel", "cuDriverGet", "cuLink"),
)
