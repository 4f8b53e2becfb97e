"""
Libraries that come with Windows, with macOS, and with Python there.

Of Windows, those of `System32` that DLLs import by name on a plain Windows 10, and the API sets, which are names
without a file (https://learn.microsoft.com/windows/win32/apiindex/windows-apisets).
"""

from __future__ import annotations

import re

_WINDOWS = """
advapi32 authz avicap32 avrt bcrypt bcryptprimitives cabinet cfgmgr32 clbcatq combase
comctl32 comdlg32 credui crypt32 cryptbase cryptsp d2d1 d3d10 d3d10_1 d3d11 d3d12 d3d9
d3dcompiler_47 dbghelp dcomp dinput8 dnsapi dsound dwmapi dwrite dxcore dxgi dxva2 evr
fltlib gdi32 gdiplus glu32 hid httpapi icmp imagehlp imm32 iphlpapi kernel32 kernelbase
ktmw32 mf mfplat mfreadwrite mfuuid mpr msacm32 mscoree msdmo msi msimg32 msvcrt msvfw32
mswsock ncrypt ndfapi netapi32 ntdll normaliz odbc32 ole32 oleacc oleaut32 oledlg opengl32
pathcch pdh powrprof propsys psapi rasapi32 rpcrt4 rstrtmgr secur32 setupapi sfc shcore
shell32 shlwapi srvcli sspicli synchronization tbs tdh traffic ucrtbase urlmon user32
userenv usp10 uxtheme version virtdisk wer wevtapi winhttp wininet winmm winscard
winspool.drv wintrust wlanapi wldap32 wmi ws2_32 wsock32 wtsapi32 xinput1_4 xinput9_1_0
xmllite
"""
_API_SET = ("api-ms-win-", "ext-ms-")
_PYTHON_DLL = r"python3(\d*)t?(?:_d)?\.dll"
_MSVC_RUNTIME = r"(?:msvcp1[1-4]\d(?:_\w+)?|vcruntime140(?:_\w+)?|concrt140|vcomp1[1-4]\d|vccorlib140|mfc1[1-4]\d\w*)d?\.dll"
_WITH_PYTHON = "vcruntime140.dll"
"""Beside every python.exe, of python.org as of conda."""
_LOADED_BY_TORCH = ("msvcp140.dll", "vcruntime140_1.dll")
"""What c10.dll itself needs of the runtime, from 1.8.0 to 2.15.0."""
_MACOS = ("/usr/lib/", "/System/", "/Library/Apple/")
_PYTHON_ON_MACOS = r"(?:.*/)?(?:Python3?\.framework/Versions/3\.(?P<framework>\d+)\w?/Python3?|libpython3\.(?P<dylib>\d+)\w?\.dylib)"


def is_windows_library(name: str) -> bool:
    """Return whether a DLL comes with Windows."""
    lower = name.lower()
    return lower.startswith(_API_SET) or lower.removesuffix(".dll") in _WINDOWS.split()


def is_macos_library(path: str) -> bool:
    """Return whether a library comes with macOS, by its whole path."""
    return path.startswith(_MACOS)


def is_msvc_runtime(name: str) -> bool:
    """Return whether a DLL belongs to Microsoft's Visual C++ Redistributable, `msvcp140.dll`."""
    return re.fullmatch(_MSVC_RUNTIME, name.lower()) is not None


def comes_with_python(name: str) -> bool:
    """Return whether a library of Windows or macOS is in the process because Python runs there."""
    return name.lower() == _WITH_PYTHON or linked_python(name) is not None


def is_loaded_by_torch(name: str) -> bool:
    """Return whether torch for Windows needs a DLL too, so that it is there wherever torch was imported."""
    return name.lower() in _LOADED_BY_TORCH


def linked_python(name: str) -> str | None:
    """Return the CPython that a library is, `cp311`, or `abi3` for `python3.dll`; None for others."""
    dll = re.fullmatch(_PYTHON_DLL, name.lower())
    if dll:
        return f"cp3{dll[1]}" if dll[1] else "abi3"
    found = re.fullmatch(_PYTHON_ON_MACOS, name)
    return f"cp3{found['framework'] or found['dylib']}" if found else None
