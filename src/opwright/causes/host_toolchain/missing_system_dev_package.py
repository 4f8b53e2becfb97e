"""
A library of the system comes in two packages: what programs need to run, and what compilers need,
which is the headers and the `libEGL.so` without a number that `-lEGL` looks for. Only the first is
installed by default. Renderers want EGL and GL, DeepSpeed's async_io libaio, torchsparse Google's
sparsehash; the package to install is named after the library, with `-dev` (Debian, Ubuntu) or `-devel`
(Fedora, RHEL).

Three relatives: clang and hipcc take the C++ library of the newest GCC folder that they find, even
when only the C part of that GCC is installed, and then miss `<cmath>` (install libstdc++-N-dev of that
number); a container without libc6-dev misses `stdlib.h` or `crt1.o`; and Visual Studio without the
Windows SDK component misses `corecrt.h` and `kernel32.lib`.

Linking a `.so.1` by hand under the missing name works until the headers are missing as well.
"""

from collections.abc import Iterator

from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import find_matches, missing_header, on_windows
from opwright.model import Cause, Confidence, Evidence, Fix, Log, Machine

_HEADERS = {
    r"EGL/egl(?:ext|platform)?\.h": "libegl1-mesa-dev",
    r"GL/(?:gl|glext|glcorearb|glx)\.h": "libgl1-mesa-dev",
    r"GL/glew\.h": "libglew-dev",
    r"GL/(?:free)?glut\.h": "freeglut3-dev",
    r"GLES[23]/gl\w{1,8}\.h": "libgles2-mesa-dev",
    r"GLFW/glfw3\.h": "libglfw3-dev",
    r"X11/\w[\w/]{2,40}\.h": "libx11-dev",
    r"libaio\.h": "libaio-dev",
    r"numa(?:if)?\.h": "libnuma-dev",
    r"infiniband/\w{2,20}\.h": "libibverbs-dev",
    r"(?:google|sparsehash)/(?:dense|sparse)_hash_\w{3}": "libsparsehash-dev",
    r"mpi(?:cxx)?\.h": "libopenmpi-dev",
    r"zlib\.h": "zlib1g-dev",
    r"jpeglib\.h": "libjpeg-dev",
    r"png(?:conf)?\.h": "libpng-dev",
    r"ft2build\.h": "libfreetype-dev",
    r"openssl/\w{2,20}\.h": "libssl-dev",
    r"curl/curl\.h": "libcurl4-openssl-dev",
    r"uuid/uuid\.h": "uuid-dev",
    r"ffi(?:target)?\.h": "libffi-dev",
    r"crypt\.h": "libcrypt-dev",
    r"(?<![a-z])cblas(?:_mangling)?\.h": "libopenblas-dev",
    r"lapacke\.h": "liblapacke-dev",
    r"(?:eigen3/)?Eigen/\w{3,24}": "libeigen3-dev",
    r"boost/[\w/]{3,60}\.hpp": "libboost-all-dev",
    r"tbb/\w{3,40}\.h": "libtbb-dev",
    r"glog/logging\.h": "libgoogle-glog-dev",
    r"gflags/gflags\.h": "libgflags-dev",
    r"opencv2/[\w/]{3,60}\.hpp": "libopencv-dev",
    r"libav\w{4,8}/\w{4,20}\.h": "libavcodec-dev",
    r"sndfile\.h": "libsndfile1-dev",
    r"lzma\.h": "liblzma-dev",
    r"(?<![\w/])sox\.h": "libsox-dev",
    r"portaudio\.h": "portaudio19-dev",
    r"alsa/asoundlib\.h": "libasound2-dev",
    r"metis\.h": "libmetis-dev",
    r"fftw3\.h": "libfftw3-dev",
    r"gsl/gsl_\w{3,30}\.h": "libgsl-dev",
    r"(?<![\w/])(?:gmp|gmpxx)\.h": "libgmp-dev",
    r"mpfr\.h": "libmpfr-dev",
    r"hdf5\.h": "libhdf5-dev",
    r"lmdb\.h": "liblmdb-dev",
    r"leveldb/\w{2,20}\.h": "libleveldb-dev",
    r"snappy(?:-c)?\.h": "libsnappy-dev",
    r"zstd\.h": "libzstd-dev",
    r"lz4\.h": "liblz4-dev",
    r"turbojpeg\.h": "libturbojpeg0-dev",
    r"webp/(?:de|en)code\.h": "libwebp-dev",
    r"tiffio\.h": "libtiff-dev",
    r"sqlite3\.h": "libsqlite3-dev",
    r"libxml/\w{3,20}\.h": "libxml2-dev",
    r"google/protobuf/\w[\w/]{2,40}\.h": "libprotobuf-dev",
    r"ceres/ceres\.h": "libceres-dev",
    r"flann/\w{3,20}\.hpp": "libflann-dev",
    r"CGAL/\w{3,60}\.h": "libcgal-dev",
    r"assimp/\w{3,20}\.h(?:pp)?": "libassimp-dev",
    r"SDL2/SDL\w{0,12}\.h": "libsdl2-dev",
    r"(?:OpenEXR/)?Imf[A-Z]\w{3,30}\.h": "libopenexr-dev",
    r"hwloc\.h": "libhwloc-dev",
    r"libunwind\.h": "libunwind-dev",
    r"cholmod\.h|suitesparse/\w{3,20}\.h": "libsuitesparse-dev",
    r"bzlib\.h": "libbz2-dev",
    r"libelf\.h": "libelf-dev",
    r"vulkan/vulkan\w{0,12}\.h(?:pp)?": "libvulkan-dev",
    r"CL/(?:cl|opencl)\w{0,6}\.h(?:pp)?": "ocl-icd-opencl-dev",
    r"(?:gnu/stubs(?:-32)?|bits/libc-header-start|sys/cdefs|asm/\w{3,12})\.h": "libc6-dev",
    r"linux/limits\.h": "linux-libc-dev",
}
_ALSO = {"libegl1-mesa-dev": "EGL", "libgl1-mesa-dev": "GL|GLX|OpenGL|GLU", "libglew-dev": "GLEW",
    "libgles2-mesa-dev": "GLESv[12]", "libx11-dev": "X11|Xext|Xi|Xrandr", "libaio-dev": "aio",
    "libnuma-dev": "numa", "libibverbs-dev": "ibverbs|rdmacm|mlx5", "zlib1g-dev": "z",
    "libjpeg-dev": "jpeg", "libpng-dev": "png(?:16)?", "libssl-dev": "ssl|crypto",
    "libopenblas-dev": "openblas|blas|cblas", "liblapack-dev": "lapack", "libtbb-dev": "tbb",
    "libstdc++-12-dev": r"stdc\+\+", "libc6-dev": "m|c|dl|rt|pthread", "uuid-dev": "uuid",
    "libffi-dev": "ffi", "libopenmpi-dev": "mpi(?:_cxx)?", "libglfw3-dev": "glfw3?",
    "libcrypt-dev": "crypt", "libgoogle-glog-dev": "glog"}  # fmt: skip
"""Debian's packages, by the libraries that are linked from them."""
_PACKAGES = {**_HEADERS, **{names: package for package, names in _ALSO.items()}}
_STANDARD = (
    "cmath|cstdlib|cstdint|cstddef|cstring|cstdio|cassert|climits|cfloat|iostream|limits|memory|string"
    "|vector|array|algorithm|type_traits|utility|functional|initializer_list|atomic|complex|tuple|new"
)
_OF_C = "std(?:lib|io|int|def)|string|math|limits|assert|errno|wchar|float|features|unistd"
_SDK = "corecrt(?:_\\w{1,20})?|crtdefs|windows|winsdkver|basetsd|specstrings|io|stddef|stdio|math"
HEADER = {package: missing_header(names) for names, package in _HEADERS.items()}
LIBRARY = {
    package: (
        (
            rf"(?:cannot find|unable to find library|未找到|no se puede encontrar|kann nicht gefunden werden:?|ne peut trouver|を見つけられません:?)"
            rf" -l(?P<library>{names})(?![\w.+])"
        ),
        rf"mold: [^\n]{{0,20}}library not found: (?P<library>{names})$",
        rf"ld: library ['‘](?P<library>{names})['’] not found",
    )
    for package, names in _ALSO.items()
}
STANDARD = (
    rf"['\"](?P<header>{_STANDARD})['\"] file not found",
    rf"(?:fatal|catastrophic) error: (?P<header>{_STANDARD}): No such file",
    rf"cannot open source file \"(?P<header>{_STANDARD})\"",
)
OF_C = (
    rf"error: ['‘]?(?P<header>(?:{_OF_C})\.h)['’]?(?: file not found|: No such file)",
    r"cannot find (?P<header>S?crt[1i]\.o)",
)
SDK = (
    rf"C1083[^\n]{{0,80}}?['\"“«„](?P<header>(?:{_SDK})\.h)['\"”»]",
    r"LNK1(?:104|181)[^\n]{0,60}?['\"“«„](?P<header>(?:kernel32|ucrtd?|libucrt|user32|uuid|shell32)\.lib)",
    r"LNK1158[^\n]{0,60}?['\"“«„](?P<header>rc\.exe)",
    r"error MSB8036: [^\n]{1,60}?(?P<header>Windows SDK)",
)
MSVC = (
    r"fatal error: ['\"]?(?P<header>vcruntime\w{0,12}\.h)['\"]?(?:: No such file| file not found)",
    rf"C1083: [^\n'\"“«„]{{4,60}}: (?P<header>{_STANDARD}): No such file",
    r"LNK1(?:104|181)[^\n]{0,60}['\"“«„](?P<header>(?:msvcprtd?|msvcrtd?|libcmtd?|libcpmtd?|vcruntimed?|oldnames)\.lib)",
    rf"(?:C1083[^\n]{{0,60}}|[Cc]annot open include file: )['\"“«„](?P<header>{_STANDARD})['\"”»]",
)
"""What belongs to the compiler, which is installed for another architecture, or not named in LIB."""
PKG_CONFIG = (
    r"(?<!--   )(?<!-- )Package '?(?P<library>[\w.+-]{1,40})'?,? (?:required by '[^'\n]{1,40}', not found|was not found in the pkg-config)",
    r"(?<!--   )(?<!-- )No package '(?P<library>[\w.+-]{1,40})' found",
    (
        r"(?<!-- )Could NOT find (?P<library>ZLIB|JPEG|PNG|OpenGL|GLEW|GLUT|X11|EGL|OpenSSL|BLAS|LAPACK|Boost|Eigen3|TBB|Freetype|CURL"
        r"|NCCL|MPI(?:_C|_CXX)?|NUMA|Numa|Git|Protobuf|OpenCV|Vulkan|OpenCL|FFMPEG|FFmpeg|HDF5|SWIG|PkgConfig|LibXml2|glog|gflags|Glog|Gflags) \(missing"
    ),
    (
        r"configuration file provided by\s{1,8}\"(?P<library>(?!Torch|CUDA|Caffe2|[Hh]ip|HIP|roc|ROC|miopen|MIOpen|rccl|composable|AMD|cu[A-Z]|cudnn|CUDNN|CUTLASS"
        r"|Cutlass|NvidiaCutlass|ATen|caffe2|MKL|oneDNN|dnnl|IPEX|Intel|IntelSYCL|TensorRT|nvshmem|NVSHMEM|CCCL|Python|ament|catkin)[A-Za-z][\w.+-]{1,40})\"(?:\s{1,8}\(requested|\s{1,8}with|,\s{1,8}but)\b"
    ),
)
TOOLS = (
    r"configure: error: (?:cannot find|could not find|[Uu]nable to find) (?P<missing>(?!install-sh|sources|required|input)[\w+.-]{2,40})",
    r"configure: error: (?P<missing>[\w+.-]{2,40}(?: \w{2,20})?) (?:not found|is required|is missing)",
    r"unable to find a build program corresponding to \"Unix (?P<missing>Makefiles)",
    r"error: could not find (?P<missing>git|svn|hg) for (?:clone|checkout) of",
    r"No such file or directory: ['\"](?P<missing>git|wget|curl|unzip|cmake|make|pkg-config|patch|swig|autoconf|autoreconf|automake|m4|flex|bison)['\"]",
    r"(?:unable to execute|command) '(?P<missing>git|cmake|make|swig|patch|pkg-config|protoc)'(?: failed)?: No such file",
    r"error: can't find (?P<missing>Rust) compiler",
    r"CMake must be installed to build[^\n]{0,60}?(?P<missing>extension|following)",
    r"(?:/bin/sh: (?:line )?\d{1,3}: |/bin/sh: )(?P<missing>git|wget|curl|unzip|cmake|make|pkg-config|patch|swig|autoconf|autoreconf|automake|m4|flex|bison): (?:command )?not found",
)
"""Programs that a build starts, and what a configure script looks for."""
DEEPSPEED = r"Unable to (?:JIT load the|pre-compile) async_io\b"
"""Its warnings, that libaio is missing, are printed by good builds as well."""
_FLAT = (
    *(pattern for patterns in HEADER.values() for pattern in patterns),
    *(pattern for patterns in LIBRARY.values() for pattern in patterns),
)


@log_check(*_FLAT, *STANDARD, *OF_C, *SDK, *MSVC, *PKG_CONFIG, *TOOLS, DEEPSPEED)
def in_log(log: Log) -> Iterator[Evidence]:
    """Yield the headers and libraries of the system that were not found, and their packages."""
    for patterns in (HEADER, LIBRARY):
        for package, signs in patterns.items():
            for found in find_matches(log, *signs):
                named = found.groups.get("header") or f"lib{found.groups.get('library')}.so"
                yield found.evidence(missing=named, package=package)
    newest = "libstdc++-dev, for the newest GCC in /usr/lib/gcc"
    msvc = "the MSVC of this architecture (start from the x64 Native Tools prompt)"
    of = ((STANDARD, newest), (OF_C, "libc6-dev"), (SDK, "the Windows SDK"), (MSVC, msvc))
    for signs, package in of:
        for found in find_matches(log, *signs):
            yield found.evidence(Confidence.LIKELY, missing=found.groups["header"], package=package)
    for found in find_matches(log, *TOOLS):
        name = found.groups["missing"]
        tool = {
            "extension": "cmake",
            "following": "cmake",
            "Makefiles": "make",
            "Rust": "rustc",
        }.get(name, name)
        yield found.evidence(Confidence.LIKELY, missing=tool, package=tool)
    for found in () if on_windows(log) else find_matches(log, DEEPSPEED):
        yield found.evidence(Confidence.LIKELY, missing="libaio", package="libaio-dev")
    for found in find_matches(log, *PKG_CONFIG):
        library = found.groups["library"]
        details = {"missing": library, "package": f"lib{library.lower()}-dev"}
        yield found.evidence(Confidence.LIKELY, **details)


CAUSE = Cause(
    title="{missing} of the system is not installed for compiling",
    in_log=in_log,
    fix=Fix(
        "install what it comes in: {package} (as Debian and Ubuntu call it)",
        commands=("apt-get install {package}",),
    ),
    examples=(
        "Microsoft.Cpp.WindowsSDK.targets(46,5): error MSB8036: The Windows SDK version 10.0.22621.0 was not found.",
        "LINK : fatal error LNK1181: cannot open input file 'kernel32.lib'",
        "configure: error: cannot find flac\nmake: *** [sox] Error 1",
        "running build_ext\nerror: [Errno 2] No such file or directory: 'cmake'",
        (
            'CMake Error at CMakeLists.txt:19 (find_package):\n  By not providing "Findspdlog.cmake" in CMAKE_MODULE_PATH this project has\n'
            '  asked CMake to find a package configuration file provided by "spdlog", but\n  CMake did not find one.\n\n'
            '  Could not find a package configuration file provided by "spdlog" with any of\n  the following names:\n'
        ),
        "CMake Error at FetchContent.cmake:1600 (message):\n  error: could not find git for clone of cutlass-populate",
        "RuntimeError: CMake must be installed to build the following extensions: warpkit",
        Log(
            "nvdiffrast/common/glutil.h:36:10: fatal error: EGL/egl.h: No such file or directory",
            Machine(os="Ubuntu 22.04"),
        ),
        "/usr/bin/ld: cannot find -lEGL: No such file or directory",
        "AssertionError: Unable to pre-compile async_io",
        (
            'CMake Error at CMakeLists.txt:9 (find_package):\n  Could not find a package configuration file provided by\n  "spdlog"\n'
            "  (requested version 1.9) with any of the following names:\n"
        ),
        "error: can't find Rust compiler",
        "error: command 'cmake' failed: No such file or directory",
        "LINK : fatal error LNK1104: cannot open file 'libcmt.lib'",
        "op.cpp(3): fatal error C1083: Cannot open include file: 'algorithm': No such file or directory",
        (
            "In file included from <built-in>:1:\n/opt/rocm/llvm/lib/clang/17/include/cuda_wrappers/cmath:27:15:"
            " fatal error: 'cmath' file not found\n#include_next <cmath>\n"
        ),
        Log(
            "C:\\BuildTools\\VC\\Tools\\MSVC\\14.40.33807\\include\\yvals.h(15): fatal error C1083:"
            " Cannot open include file: 'corecrt.h': No such file or directory",
            Machine(os="Windows 11"),
        ),
    ),
    counterexamples=(
        "/src/op/csrc/gemm.cpp:4:10: fatal error: rocblas/rocblas.h: No such file or directory",
        "configure: error: working directory cannot be determined",
        "--   Package 'mpi-c', required by 'virtual:world', not found",
        "op.cu:3:10: fatal error: cusparse.h: No such file or directory",
        "/usr/bin/ld: cannot find -lcudart: No such file or directory",
        "op.cpp:3:10: fatal error: glm/glm.hpp: No such file or directory",
        "[WARNING]  async_io requires the dev libaio .so object and headers but these were not found.",
        "-- Could NOT find ZLIB (missing: ZLIB_LIBRARY ZLIB_INCLUDE_DIR)",
    ),
)
