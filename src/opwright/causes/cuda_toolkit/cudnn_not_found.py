"""
cuDNN is not part of the CUDA toolkit: it is installed separately, in two halves. The runtime library
(`libcudnn.so.9`) comes with torch. `cudnn.h` and the plain `libcudnn.so` that a linker needs come with the
development package (`libcudnn9-dev-cuda-12`, conda's `cudnn`, pip's `nvidia-cudnn-cu12`, which keeps them below
`site-packages/nvidia/cudnn`). Debian's package puts the header into `/usr/include/x86_64-linux-gnu`, not below
CUDA_HOME.

torch reads CUDNN_HOME or CUDNN_PATH and appends `/include` and `/lib64`. So the variable is the root folder; if it is
the path of the library, the compiler reports `.../libcudnn.so.8/include: Not a directory`. Other builds read
CUDNN_INCLUDE_DIR and CUDNN_LIBRARY.

A number from `torch.backends.cudnn.version()` proves only the first half. Copying `cudnn.h` alone from another
release is not enough since cuDNN 8, which has a dozen headers (`cudnn_version.h`, `cudnn_ops.h` ...) that have to
match.
"""

from opwright.causes.kit.fitting.cudnn_archives import DOWNLOADED, FOR_OLD_CUDA, by_cuda, cuda_named
from opwright.causes.kit.rules import LIKELY, POSSIBLE, if_near, log_rules, rule
from opwright.logs.patterns import missing_header
from opwright.model import Cause, Fix, Log, Machine

_NO_HEADER_PATTERNS = missing_header(r"cudnn(?!_frontend)\w{0,20}\.h")
_NO_FOLDER = (
    r"(?P<what>/[^\s'\"]{1,150}cudnn[^\s'\"/]{0,30}/(?:include|lib64|lib))['\"]?: Not a directory"
)
_NOT_FOUND_PATTERNS = (
    (
        r"(?:Could not find|Can ?not find|[Cc]an't find|Unable to find|Couldn't find|Failed to find)(?: the| any)? ['\"`]?"
        r"(?P<what>(?:cudnn|cuDNN|CUDNN|CuDNN|libcudnn)\b(?! frontend|_frontend|-frontend)\S{0,40}|(?:cudnn|CUDNN)_(?:LIBRARY|INCLUDE)\w{0,8})"
    ),
    r"(?:cannot find|找不到|ne peut trouver|kann nicht gefunden werden|library not found for) ?-l(?P<what>cudnn\w{0,20})",
    r"(?:LNK1(?:104|181)[^\n]{0,60}['\"“«„])(?P<what>cudnn\w{0,20}\.lib)",
    r"Could not find any (?P<what>cudnn\w{0,10}\.h\b|libcudnn)[^\n]{0,20}",
    r"file failed to open for reading[^\n]{0,40}:\s{1,8}(?P<what>/[^\s\n]{0,100}cudnn\w{0,10}\.h)",
)
_CMAKE_STATUS_PATTERNS = (
    r"Could NOT find (?P<what>(?:CUDNN|cuDNN|cudnn|CuDNN)) \(missing",
    r"^\s{0,8}(?P<what>CUDNN_(?:INCLUDE_DIR|LIBRARY|INCLUDE_PATH|LIBRARY_PATH)) ?(?:\(ADVANCED\))?$",
    r"(?P<what>cuDNN|CUDNN|cudnn) (?:was |is )?not found",
)
_STOPPED_BY_IT = r"CMake Error|[Cc]onfiguring incomplete|Error: [^\n]{0,80}[cC][uU][dD][nN][nN]"


CAUSE = Cause(
    title="the build cannot find the development files of cuDNN: {what}",
    in_log=log_rules(
        rule(*_NO_HEADER_PATTERNS, what="{header}"),
        rule(_NO_FOLDER),
        rule(
            *_NOT_FOUND_PATTERNS,
            confidence=LIKELY,
            what=lambda match, _: match.groups["what"].strip("'\"`.,"),
        ),
        rule(
            *_CMAKE_STATUS_PATTERNS,
            confidence=if_near(_STOPPED_BY_IT, 800, then=LIKELY, otherwise=POSSIBLE),
        ),
        remedy=by_cuda,
        cuda=cuda_named,
    ),
    fix=Fix(
        "install cuDNN with its headers, and set CUDNN_PATH (or CUDNN_HOME) to its root folder, which contains include and lib",
        commands=(
            "pip install nvidia-cudnn-cu12",
            "export CUDNN_PATH=$(python -c 'import nvidia.cudnn as c; print(c.__path__[0])')",
            "export CPATH=$CUDNN_PATH/include LIBRARY_PATH=$CUDNN_PATH/lib",
        ),
    ),
    remedies={FOR_OLD_CUDA: DOWNLOADED},
    examples=(
        "-- Caffe2: CUDA detected: 9.2\n-- Could NOT find CUDNN (missing: CUDNN_LIBRARY_PATH)\nCMake Error: configuring incomplete",
        "/usr/bin/ld: cannot find -lcudnn: No such file or directory",
        Log(
            "csrc/conv.cpp:3:10: fatal error: cudnn.h: No such file or directory\n"
            "    3 | #include <cudnn.h>\n      |          ^~~~~~~~~\ncompilation terminated.\n",
            Machine(torch="2.4.0+cu121"),
        ),
        "error: /usr/local/cuda/lib64/libcudnn.so.8/include: Not a directory\n",
        (
            "CMake Error at cmake/FindCUDNN.cmake:40 (find_library):\n"
            "  Could not find CUDNN_LIBRARY using the following names: libcudnn.so, libcudnn_static\n"
        ),
        (
            "CMake Error: The following variables are used in this project, but they are set to NOTFOUND.\n"
            "Please set them or make sure they are set and tested correctly in the CMake files:\n"
            "CUDNN_INCLUDE_DIR\n   used as include directory in directory /src/csrc\n"
        ),
        "D:\\w\\conv.cpp(4): fatal error C1083: Cannot open include file: 'cudnn_version.h': No such file or directory\n",
    ),
    counterexamples=(
        "csrc/sdpa.h:5:10: fatal error: cudnn_frontend.h: No such file or directory",
        "RuntimeError: cuDNN version incompatibility: PyTorch was compiled  against (9, 1, 0)",
        "csrc/op.cu:2:10: fatal error: cusparse.h: No such file or directory",
        "ImportError: libcudnn.so.8: cannot open shared object file: No such file or directory",
    ),
)
