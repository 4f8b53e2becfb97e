"""A project whose compiler is a shell script, to build in this process or in another."""

from __future__ import annotations

from pathlib import Path

from opwright.model.build.plan import Flag, Plan, Step
from opwright.verbs.build.engine.running.run import Event, Limits, run

COMPILER = r"""#!/bin/sh
# Stands for a compiler: what it makes is what it read, and it says so in `calls`.
out= in= dep= ins=
while [ $# -gt 0 ]; do
  case $1 in
    -o) out=$2; shift;; -MF) dep=$2; shift;; -c) in=$2; shift;;
    -isystem) shift;; -*) ;; *) ins="$ins $1";;
  esac
  shift
done
echo "${in:-link}" >> calls
if [ -n "$in" ]; then
  [ -e "wait-$(basename $in)" ] && sleep 30 && exit 1
  if grep -q FAIL "$in"; then echo "$in:1: error: it says FAIL"; exit 1; fi
  headers=$(sed -n 's/^#include "\(.*\)"/\1/p' "$in")
  [ -n "$dep" ] && echo "$out: $in $headers" > "$dep"
  cat "$in" $headers > "$out"
else
  cat $ins > "$out"
fi
"""


class Project:
    """A project of a few files and the program that stands for its compiler."""

    def __init__(self, folder: Path, *sources: str) -> None:
        self.folder = folder
        self.sources = sources or ("a.cpp", "b.cpp")
        self.compiler = folder / "cc"
        self.compiler.write_text(COMPILER)
        self.compiler.chmod(0o755)
        for name in self.sources:
            (folder / name).write_text(f'#include "common.h"\n{name}\n')
        (folder / "common.h").write_text("1\n")
        self.events: list[Event] = []

    def plan(self, flag: str = "-O3") -> Plan:
        steps = [
            Step("compile", str(self.compiler), (Flag(flag, "a test"),), (name,), f"out/{name}.o", f"out/{name}.d")
            for name in self.sources
        ]  # fmt: skip
        link = Step("link", str(self.compiler), (), tuple(s.output for s in steps), "out/op.so")
        return Plan("op", str(self.folder), (*steps, link), "out/op.so")

    def run(self, flag: str = "-O3", jobs: int = 2) -> list[str]:
        """Build; return what the compiler was called for."""
        calls = self.folder / "calls"
        calls.unlink(missing_ok=True)
        run(self.plan(flag), Limits(jobs), tell=self.events.append)
        return sorted(calls.read_text().split()) if calls.exists() else []

    @property
    def library(self) -> str:
        return (self.folder / "out/op.so").read_text()
