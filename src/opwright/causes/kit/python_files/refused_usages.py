"""What Python files do with torch that some of its releases refuse when it is done."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from opwright.causes.kit.api_uses.python.python_scopes import Lacking, scopes_of
from opwright.causes.kit.cxx_sources.inclusion import conditions
from opwright.causes.kit.messages.changed.loaded_objects import loaded_objects
from opwright.causes.kit.python_files.python import conditions_at, decorators, meant, python_calls
from opwright.causes.kit.python_files.scheduler_tests import scheduler_tests
from opwright.causes.kit.sources import calls, code_of
from opwright.model import Language, Source
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.python import nodes_of, python_nodes, python_tree, span

_FUNCTION = "torch.autograd.Function"
_LAUNCHER = re.compile(r"torch\.distributed\.launch\b")
_VERSION_TEST = re.compile(r"version|return_complex", re.IGNORECASE)
_PLACES_OF_STFT = 9
"""Arguments of torch.stft up to `return_complex`."""


class Refused(NamedTuple):
    """A place of a file, and the release of torch that first refuses what stands there."""

    start: int
    end: int
    what: str
    since: str
    instead: str
    about: str | None = None
    """What is the same in other places of a project; None for `what`."""
    title: str = ""

    @property
    def words(self) -> dict[str, str]:
        about = self.what if self.about is None else self.about
        words = {"what": self.what, "since": self.since, "instead": self.instead, "about": about}
        return words | {"title": self.title} if self.title else words


def refused_usages(source: Source) -> Iterator[Refused]:
    """Yield what a file does, unless it asks for the version first."""
    if source.language is not Language.PYTHON:
        yield from _exceptions(source)
        return
    for one in (
        *_functions(source),
        *_transforms(source),
        *_reloads(source),
        *_imports(source),
        *_options(source),
        *_loads(source),
        *_operations(source),
        *_unreached(source),
        *_schedulers(source),
    ):
        if not any(map(_VERSION_TEST.search, conditions_at(source, one.start))):
            yield one


def _functions(source: Source) -> Iterator[Refused]:
    for node in nodes_of(source.text, ast.ClassDef) if _may_have_old_function(source.text) else ():
        if any(meant(source.text, base) == _FUNCTION for base in node.bases):
            for one in node.body:
                if (
                    isinstance(one, ast.FunctionDef)
                    and one.name == "forward"
                    and not decorators(source.text, one)
                    and f"{node.name}.apply" not in source.text  # that calls it through the class
                    and not (one.args.args and one.args.args[0].arg == "ctx")  # and elsewhere, too
                ):
                    start = source.text.index("forward", span(source.text, one)[0])
                    what = f"the {_FUNCTION} {node.name}, whose forward is no static method,"
                    yield Refused(
                        start,
                        start + len("forward"),
                        what,
                        "1.5",
                        f"make forward and backward of {node.name} static methods that take ctx first, and call {node.name}.apply",
                        about=_FUNCTION,
                    )


def _schedulers(source: Source) -> Iterator[Refused]:
    scopes = scopes_of(source.text)
    for call in scheduler_tests(source.text):
        place = span(source.text, call)
        if not scopes.is_guarded(place, Lacking("torch-python", ("2.0",))):
            new = "ask for torch.optim.lr_scheduler.LRScheduler, which _LRScheduler is made of since 2.0"
            yield Refused(*place, "_LRScheduler", "2.0", new, title="scheduler")


_HEAD = re.compile(r"class (?<![^\n]class )\w+\((?:\w+\.)*Function\)")


def _may_have_old_function(text: str) -> bool:
    """Return whether a class of Functions has a forward below no decorator, judged by lines: a tree takes far longer."""
    for head in _HEAD.finditer(text) if "Function)" in text else ():
        at = text.find("def forward(", head.end())
        above = text[: text.rfind("\n", 0, at)].rpartition("\n")[2] if at >= 0 else "@"
        if not above.lstrip().startswith("@"):
            return True
    return False


def _transforms(source: Source) -> Iterator[Refused]:
    for call in python_calls(source, r"(?:\w+\.)*stft") if "torch.stft" in source.text else ():
        node = call.node
        named = {keyword.arg for keyword in node.keywords}
        is_whole = None not in named and not any(isinstance(a, ast.Starred) for a in node.args)
        is_given = "return_complex" in named or len(node.args) >= _PLACES_OF_STFT
        if meant(source.text, node.func) == "torch.stft" and is_whole and not is_given:
            yield Refused(
                *span(source.text, node.func),
                "torch.stft of a real signal without return_complex",
                "2.0",
                "pass return_complex=True, and torch.view_as_real of the result where pairs of numbers are wanted",
            )


def _reloads(source: Source) -> Iterator[Refused]:
    for call in (
        python_calls(source, r"(?:importlib\.)?reload") if "reload(torch" in source.text else ()
    ):
        match call.node.args:
            case [ast.Name(id=name)] if meant(source.text, call.node.args[0]) == "torch":
                yield Refused(
                    *span(source.text, call.node),
                    f"importlib.reload({name})",
                    "2.1",
                    "start another process: torch can be loaded once",
                )


def _imports(source: Source) -> Iterator[Refused]:
    """Yield imports, by name, of modules that torch.utils.cpp_extension has loaded: Python no longer finds these by name."""
    if not all(word in source.text for word in ("import_module(", "cpp_extension", "load(")):
        return
    bodies: list[ast.FunctionDef | ast.Module] = [*nodes_of(source.text, ast.FunctionDef)]
    tree = python_tree(source.text)
    for around in bodies or ([tree] if tree else []):
        loaded = {
            ast.dump(name)
            for node in ast.walk(around)
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
            for name in _loaded(source.text, node.value)
        }
        for node in ast.walk(around) if loaded else ():
            if (
                isinstance(node, ast.Call)
                and meant(source.text, node.func) == "importlib.import_module"
                and any(ast.dump(one) in loaded for one in node.args[:1])
                and not _is_caught(source.text, node)
            ):
                yield Refused(
                    *span(source.text, node),
                    "importlib.import_module of what cpp_extension.load built",
                    "2.9",
                    "use the module that torch.utils.cpp_extension.load returns",
                )


def _loaded(text: str, call: ast.Call) -> Iterator[ast.expr]:
    """Yield the name of what a call builds."""
    if meant(text, call.func) == "torch.utils.cpp_extension.load":
        yield from (k.value for k in call.keywords if k.arg == "name")
        yield from call.args[:1]


def _is_caught(text: str, node: ast.AST) -> bool:
    return any(any(node is part for part in ast.walk(one)) for one in nodes_of(text, ast.Try))


def _loads(source: Source) -> Iterator[Refused]:
    for call in loaded_objects(source):
        yield Refused(
            *span(source.text, call.func),
            "an object of a class in torch.load, which reads only weights",
            "2.6",
            "pass weights_only=False where the file is from who you trust, or save a state_dict",
        )


_OPERATION = "torch._C._jit_get_operation"


def _operations(source: Source) -> Iterator[Refused]:
    """Yield calls of what torch._C._jit_get_operation returns, which is a pair."""
    if "_jit_get_operation" not in source.text:
        return
    lacking, scopes = Lacking("torch-python", ("1.12", "2.6")), scopes_of(source.text)
    for one in _called_pairs(source):
        if not scopes.is_guarded((one.start, one.end), lacking):
            yield one


def _called_pairs(source: Source) -> Iterator[Refused]:
    found: set[str] = set()
    for node in sorted(python_nodes(source.text), key=lambda n: getattr(n, "lineno", 0)):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(func=function)):
                is_it = meant(source.text, function) == _OPERATION
                found = found | {name} if is_it else found - {name}
            case ast.Call(func=ast.Call(func=function)) if (
                meant(source.text, function) == _OPERATION
            ):
                yield _called(source, node)
            case ast.Call(func=ast.Name(id=name)) if name in found:
                yield _called(source, node)


def _called(source: Source, call: ast.Call) -> Refused:
    return Refused(
        *span(source.text, call.func),
        f"to call what {_OPERATION} returned, a pair,",
        "1.12",
        "take the first of the pair, or call torch.ops.aten",
    )


_PARALLEL = re.compile(
    r"torch\.nn\.(?:modules\.)?parallel\.(?:distributed\.)?DistributedDataParallel"
)
_NO_LONGER_CALLED = {
    "scatter": ("1.8", frozenset({"to_kwargs", "_run_ddp_forward", "forward"})),
    "to_kwargs": ("1.12", frozenset({"_run_ddp_forward", "_pre_forward", "forward"})),
}
"""Methods that forward called up to a release, and others with which a class may call them itself."""


def _unreached(source: Source) -> Iterator[Refused]:
    """Yield the methods that a class overrides for the forward of DistributedDataParallel, which no longer calls them."""
    for node in nodes_of(source.text, ast.ClassDef) if "Parallel)" in source.text else ():
        if not any(_PARALLEL.fullmatch(meant(source.text, base)) for base in node.bases):
            continue
        methods = {one.name: one for one in node.body if isinstance(one, ast.FunctionDef)}
        for name in methods.keys() & _NO_LONGER_CALLED.keys():
            since, others = _NO_LONGER_CALLED[name]
            if not methods.keys() & others:
                start = source.text.index(name, span(source.text, methods[name])[0])
                yield Refused(
                    start,
                    start + len(name),
                    f"the override of DistributedDataParallel.{name}, which its forward no longer calls,",
                    since,
                    "override _run_ddp_forward, and call it there"
                    if name == "to_kwargs"
                    else "override to_kwargs as well",
                )


_CONTEXT = re.compile(r"(?:torch|c10|at)::\Z")
_MESSAGE_AND_TRACE = 2
_LOCATION = re.compile(r"\A\s*\{|SourceLocation|__FILE__|(?i:location)")
"""The first argument of the other constructor, which is thrown with the message as its second."""


def _exceptions(source: Source) -> Iterator[Refused]:
    """Yield torch's exceptions that are made with a text for the backtrace, which is an object since 2.4."""
    code = code_of(source)
    for call in calls(source, r"(?:Index|Value|Type|NotImplemented|LinAlg)?Error"):
        start = call.name.start
        is_torchs = _CONTEXT.search(code, max(start - 7, 0), start) is not None
        if not is_torchs or len(call.arguments) != _MESSAGE_AND_TRACE:
            continue
        if _LOCATION.search(call.arguments[0].text):
            continue
        around = conditions(source, start)
        if call.arguments[1].text.lstrip().startswith('"') and not any(
            "VERSION" in one.text for one in around
        ):
            yield Refused(
                start,
                call.name.end,
                f"a text as the backtrace of {call.name.text}",
                "2.4",
                "leave the second argument out: torch takes its own backtrace",
            )


def _options(source: Source) -> Iterator[Refused]:
    if "--local_rank" not in source.text or not _is_launched(source):
        return
    for call in python_calls(source, r"\w+\.add_argument"):
        names = [a.value for a in call.node.args if isinstance(a, ast.Constant)]
        if "--local_rank" in names and "--local-rank" not in names:
            yield Refused(
                *span(source.text, call.node.args[names.index("--local_rank")]),
                "the option --local_rank, which torch.distributed.launch spells --local-rank,",
                "2.0",
                "add '--local-rank' as the first name of the option, or read LOCAL_RANK from the environment",
            )


def _is_launched(source: Source) -> bool:
    """Return whether the project says that torch.distributed.launch starts this file."""
    name = re.escape(source.path.rpartition("/")[2])
    texts = {text for script in source.build[:1] for _, text in script.instructions}
    return any(
        re.search(rf"\b{name}", text[found.end() : found.end() + 300])
        for text in texts
        for found in _LAUNCHER.finditer(text)
    )
