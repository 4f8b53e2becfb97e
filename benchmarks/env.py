"""
Measure `opwright env` on folders of packages of several sizes, against its limits; exit 1 beyond a limit.

    python benchmarks/env.py --torch SITE_PACKAGES --wheels FOLDER

SITE_PACKAGES holds an installed torch, which is linked to, and FOLDER wheels with libraries that touch torch: some of
torchvision, torchaudio, torchcodec, torchao. Environments of 50, 100, 200 and 400 distributions are made of them: one in
twenty is such a wheel, unpacked, the same five of each hundred, and the others are like an ordinary package with 150
files, of which two are shared libraries of this Python. A fresh environment gets the opwright of this checkout, installed
as a user would. It takes two minutes. `--write-docs` writes the table into `docs/speed/env.md`.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

from installed import Installed, installed
from processes import Rounds
from table import Row, aligned, machine, markdown, megabytes, seconds, write_into

_ROOT = Path(__file__).parents[1]
_PAGE = _ROOT / "docs" / "speed" / "env.md"
_SIZES = (50, 100, 200, 400)
_ONE_IN = 20
_FILES = 150
_LIBRARIES = 2

# ---- limits

_OF_200 = 1.0
"""Seconds for 200 distributions, when the system has the files at hand."""
_GROWTH = 3.0
"""Times as long for 400 distributions as for 100."""
_MEMORY = 150_000_000
"""Bytes at the peak, with 400 distributions."""


def main() -> int:
    options = _options()
    before = os.getloadavg()
    wheels = sorted(options.wheels.glob("*.whl"))
    if not wheels:
        raise SystemExit(f"{options.wheels} holds no wheel")
    with TemporaryDirectory(prefix="opwright-benchmark-") as temporary:
        setup = installed(Path(temporary), options.rounds)
        made = [_environment(setup.work / str(n), n, options.torch, wheels) for n in _SIZES]
        rows = _rows(setup, made)
    told = machine(before)
    print(markdown(rows) if options.markdown else aligned(rows), told, sep="\n")
    if options.write_docs:
        write_into(_PAGE, "env.py", rows, told)
    return int(not all(row.ok for row in rows))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").strip().partition("\n")[0])
    parser.add_argument("--torch", type=Path, required=True, help="the folder that holds torch")
    parser.add_argument("--wheels", type=Path, required=True, help="the folder that holds them")
    parser.add_argument("--rounds", type=int, default=5, help="the medians are of so many")
    parser.add_argument("--markdown", action="store_true", help="print the table as Markdown")
    parser.add_argument("--write-docs", action="store_true", help=f"write {_PAGE.name}")
    return parser.parse_args()


# ---- environments ------------------------------------------------------------------


def _environment(root: Path, size: int, torch: Path, wheels: Sequence[Path]) -> Path:
    """Make an environment of so many distributions; return its folder."""
    series = ".".join(map(str, sys.version_info[:2]))
    site = root / "lib" / f"python{series}" / "site-packages"
    site.mkdir(parents=True)
    (root / "bin").mkdir()
    (root / "bin" / "python").symlink_to(sys.executable)
    (root / "pyvenv.cfg").write_text(f"home = {sys.exec_prefix}/bin\nversion = {series}.0\n")
    (site / "torch").symlink_to(torch.resolve() / "torch")
    for info in torch.glob("torch-*.dist-info"):
        shutil.copytree(info, site / info.name)
    with_torch = max(1, size // _ONE_IN)
    copies = Counter[Path]()
    for number in range(with_torch):
        # The same of each hundred: growth compares like with like, however many wheels there are.
        wheel = wheels[number % (100 // _ONE_IN) % len(wheels)]
        _unpack(site, wheel, copies[wheel])
        copies[wheel] += 1
    libraries = sorted((Path(os.__file__).parent / "lib-dynload").glob("*.so"))
    for number in range(size - with_torch - 1):
        chosen = [libraries[(number + i) % len(libraries)] for i in range(_LIBRARIES)]
        _ordinary(site, f"ordinary_{number}", chosen)
    return root


def _unpack(site: Path, wheel: Path, copy: int) -> None:
    """Unpack a wheel; a copy of it is another package, all of whose names end in a number."""
    if not copy:
        with ZipFile(wheel) as opened:
            opened.extractall(site)
        return
    with TemporaryDirectory(dir=site.parent) as folder:
        with ZipFile(wheel) as opened:
            opened.extractall(folder)
        for found in Path(folder).iterdir():
            name, dash, version = found.name.partition("-")
            found.rename(site / f"{name}{copy}{dash}{version}")
    for info in site.glob(f"*{copy}-*.dist-info"):
        name = info.name.partition("-")[0]
        record = (info / "RECORD").read_text()
        plain = name.removesuffix(str(copy))
        (info / "RECORD").write_text(record.replace(f"{plain}/", f"{name}/"))


def _ordinary(site: Path, name: str, libraries: Sequence[Path]) -> None:
    """Install a package that has nothing to do with torch."""
    package, info = site / name, site / f"{name}-1.0.dist-info"
    package.mkdir()
    info.mkdir()
    files = [f"{name}/module_{number}.py" for number in range(_FILES - len(libraries))]
    for path in (f"{name}/__init__.py", *files):
        (site / path).write_text("")
    for library in libraries:
        shutil.copy(library, package / library.name)
        files.append(f"{name}/{library.name}")
    lines = [f"{path},sha256={'0' * 43},1000" for path in (f"{name}/__init__.py", *files)]
    (info / "RECORD").write_text("\n".join(lines) + "\n")
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")


# ---- rows --------------------------------------------------------------------------


def _rows(setup: Installed, made: Sequence[Path]) -> list[Row]:
    commands = {
        str(size): [setup.program("opwright"), "env", "--python", os.fspath(root)]
        for size, root in zip(_SIZES, made, strict=True)
    }
    of_200 = os.fspath(made[2] / "bin" / "python")
    rivals = {
        "pass": [setup.program("python"), "-c", "pass"],
        "check": [setup.program("python"), "-m", "pip", "--python", of_200, "check"],
    }
    rounds = Rounds({**rivals, **commands}, setup.rounds)
    walls = {name: rounds.timing(name).wall for name in (*rivals, *commands)}

    def against(name: str, rival: str, called: str, limit: float | None = None) -> Row:
        ratio = rounds.ratio(name, rival)
        told = seconds(walls[name]), called, seconds(walls[rival])
        return Row(f"{name} distributions", *told, ratio.wall, limit, ratio.cpu)

    peaks = {name: rounds.timing(name).peak for name in commands}
    return [
        *(against(name, "pass", "`python -c pass`") for name in commands),
        against("200", "check", "`pip check` of the same"),
        against("400", "100", "100 distributions", _GROWTH),
        Row(
            "200 distributions",
            seconds(walls["200"]),
            "limit",
            seconds(_OF_200),
            walls["200"] / _OF_200,
            1.0,
        ),
        *(
            Row(
                f"memory with {name}",
                megabytes(peak),
                "limit",
                megabytes(_MEMORY),
                peak / _MEMORY,
                1.0,
            )
            for name, peak in peaks.items()
        ),
    ]


if __name__ == "__main__":
    sys.exit(main())
