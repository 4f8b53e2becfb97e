"""What compilers, linkers and shells say in other languages is understood, and quoted as it was printed."""

from __future__ import annotations

from laws import every_input

from opwright.model import Confidence
from opwright.verbs.diagnose.diagnosis import diagnose

TRANSLATED = [
    ("src/warp.cpp:7:5: 오류: 'AT_CHECK'이(가) 이 범위에서 선언되지 않았습니다", "removed-torch-api"),
    ("warp.cpp:7:5: error: в «class at::Tensor» нет элемента \u0441 именем «type_id»", "removed-torch-api"),
    ("warp.cpp:7:5: 错误\uff1a'class at::Tensor'没有名为'type_id'的成员", "removed-torch-api"),
    ("warp.cpp:3:10: fatal error: THC/THC.h: Няма такъв файл или директория", "removed-torch-api"),
    ("src/warp.h:2:3: erreur: « uint32_t » n'est pas un nom de type", "missing-std-include"),
    ("src/warp.h:2:3: エラー: 'uint32_t' は型名ではありません", "missing-std-include"),
    ("g++: error: build/temp/src/warp.o: 没有那个文件或目录", "masked-build-error"),
    ("c++: Fehler: build/temp/src/warp.o: Datei oder Verzeichnis nicht gefunden", "masked-build-error"),
    ("g++: error: build/temp/src/warp.o: Нет такого файла или каталога", "masked-build-error"),
    ("error: command 'gcc' failed: 没有那个文件或目录", "missing-host-compiler"),
    ("c++: schwerwiegender Fehler: Abbruch-Signal Killed beendete Programm cc1plus", "build-out-of-memory"),
    ("c++: 致命错误\uff1a已杀死 signal terminated program cc1plus", "build-out-of-memory"),
    (
        "./warp: error while loading shared libraries: libc10.so: 无法打开共享对象文件: 没有那个文件或目录",
        "torch-not-imported-first",
    ),
    ('warp.obj : error LNK2001: неразрешенный внешний символ "__declspec(dllimport) void __cdecl c10::detail::torchCheckFail(char const *,char const *,unsigned int,char const *)"', "torch-library-not-linked"),
    ('warp.obj : error LNK2019: symbole externe non résolu ""__declspec(dllimport) void __cdecl c10::detail::torchCheckFail(char const *,char const *,unsigned int,char const *)"', "torch-library-not-linked"),
]  # fmt: skip


def test_messages_in_other_languages_are_understood_and_quoted_as_printed() -> None:
    with every_input() as check:
        for text, cause in TRANSLATED:
            with check(text):
                first = diagnose(f"$ make\n{text}", files=False).findings[0]

                assert first.cause.name == cause
                assert first.evidence.confidence is not Confidence.POSSIBLE
                assert first.evidence.quote in text
                assert first.evidence.line == 2


def test_sentences_in_other_languages_are_left_alone() -> None:
    with every_input() as check:
        for text in (
            "Die Datei wurde nicht gefunden, dann doch: alles läuft.",
            "「warp」 は動きます。エラーはありません",
            "没有错误\uff1a训练正常结束",
            "Где объявлен «warp»?",
        ):
            with check(text):
                assert not diagnose(text, files=False).findings
