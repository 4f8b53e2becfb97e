"""A plan for other tools to read: `build.ninja`, and `compile_commands.json` for editors."""

from __future__ import annotations

import json
import shlex

from opwright.model.plan import Plan, Step


def ninja(plan: Plan) -> str:
    """
    Return a plan as a file for ninja, which is to be run in the project's folder.

    It makes the library without the checks that `opwright build` makes after the link.
    """
    lines = [f"# {plan.name}: written by opwright build, from the same plan that it runs"]
    lines += ["ninja_required_version = 1.5", "", "rule run", "  command = $command"]
    lines += ["  description = $what", "", "rule compile", "  command = $command"]
    lines += ["  description = $what", "  depfile = $depfile", "  deps = gcc", ""]
    for step in plan.steps:
        lines += _step(step)
    lines += [f"default {_path(plan.library)}", ""]
    return "\n".join(lines)


def _step(step: Step) -> list[str]:
    rule = "compile" if step.depfile else "run"
    inputs = " ".join(map(_path, step.inputs))
    lines = [f"build {_path(step.output)}: {rule} {inputs}"]
    lines.append(f"  command = {_value(shlex.join(step.command()))}")
    lines.append(f"  what = {_value(f'{step.kind} {step.source}')}")
    lines += [f"  depfile = {_value(step.depfile)}"] if step.depfile else []
    return [*lines, ""]


def _path(path: str) -> str:
    return path.replace("$", "$$").replace(" ", "$ ").replace(":", "$:")


def _value(text: str) -> str:
    return text.replace("$", "$$")


def compile_commands(plan: Plan) -> str:
    """Return how each source is compiled, as editors and clang's tools read it."""
    entries = [
        {
            "directory": plan.folder,
            "file": step.inputs[0],
            "arguments": list(step._replace(launcher=None).command()),
            "output": step.output,
        }
        for step in plan.steps
        if step.depfile
    ]
    return json.dumps(entries, indent=1) + "\n"
