"""
What compilers, linkers, shells and Windows say in other languages, in the English in which causes look for it.

Sources: the catalogues of GCC, binutils, glibc, bash and zsh (`po/*.po`), and Microsoft's tables of messages. Only whole
messages are put into English, never words of what somebody writes.
"""

from __future__ import annotations

import re
from functools import partial

from opwright.logs.patterns import compiled
from opwright.model import Log

_OPEN, _CLOSE = r"(?:[‘'\"“„»「`]|« ?|« ?)", r"(?:[’'\"”“«」]|\s?»)"
_NAME = rf"{_OPEN}(?P<name>[A-Za-z_][\w:~<>, ]{{0,120}}?){_CLOSE}"
_COLON = r"[ \xa0]?[:：][ \xa0]?"
_SPEAKER = (
    r"^(?P<speaker>(?:[ \t]{0,12}(?:(?:[A-Za-z]:)?[^\s:][^:\n]{0,300}:\d{1,7}:(?:\d{1,7}:)?"
    r"|(?:[\w./-]{1,60}[-/])?(?:g\+\+|gcc|c\+\+|cc|clang(?:\+\+)?|cc1|cc1plus|ld)(?:-\d\d?)?:) ?)?)"
)
"""A place in a source, or a program, at the beginning of a line; '' where a message was copied without it."""
_IF_ERROR = ("Fehler", "erreur", "错误", "錯誤", "エラー", "шибка", "오류", "помилка", "błąd", "virhe", "hata", "erro fatal", "error fatal", "erro: ", "errore: ")  # fmt: skip
_ROWS = (
    # words, one of which the log has; the message; its English original
    (
        ("没有那个文", "沒有此一", "Verzeichnis", "No existe el ", "Aucun fichier", "そのような", "Arquivo ou", "File o directory non", "Нет такого файла", "그런 파일", "Böyle bir dosya", "Nie ma takiego pliku", "Няма такъв файл", "Немає такого файл", "Bestand of map", "Ingen sådan fil", "Filen eller katalogen", "Tiedostoa tai hakemistoa", "Adresář nebo soubor", "Không có tập tin"),
        (
            r"(?:(?<=[\w'\"”’»>)])[ \xa0]?[:：][ \xa0]?|(?<=failed: ))(?:没有那个文\s?件或目录|沒有此一檔案或目錄|Datei oder Verzeichnis nicht gefunden|No existe el (?:fichero|archivo) o el directorio|Aucun fichier ou dossier de ce (?:type|nom)"
            r"|そのようなファイルやディレクトリはありません|Arquivo ou diretório (?:inexistente|não encontrado)|File o directory non esistente|Нет такого файла или каталога|그런 파일이나 디렉터리가 없습니다|Böyle bir dosya ya da dizin yok"
            r"|Nie ma takiego pliku ani katalogu|Няма такъв файл или директория|Немає такого файлу або (?:каталогу|теки)|Bestand of map bestaat niet|Ingen sådan fil eller filkatalog|Filen eller katalogen finns inte|Tiedostoa tai hakemistoa ei ole|Adresář nebo soubor neexistuje|Không có tập tin hoặc thư mục như vậy)"
        ),
        ": No such file or directory",
    ),
    (_IF_ERROR, rf"{_SPEAKER}(?:schwerwiegender Fehler|erreur fatale|致命错误|致命的なエラー|(?:嚴重|致命)錯誤|фатальная ошибка|치명적 오류|error fatal|erro fatal){_COLON}", "{speaker}fatal error: "),
    (_IF_ERROR, rf"{_SPEAKER}(?:Fehler|erreur|错误|錯誤|エラー|ошибка|오류|помилка|błąd|virhe|hata|errore|erro){_COLON}", "{speaker}error: "),
    (
        ("deklariert", "definiert", "déclaré", "declarado", "declaró", "dichiarat", "声明", "宣告", "宣言され", "описан", "선언되지"),
        rf"{_NAME}(?: wurde in diesem Gültigkeitsbereich nicht (?:deklariert|definiert)| n'a pas été déclaré|n'est pas déclaré| (?:no se declaró|no fue declarado|não foi declarado) (?:en|neste)| non è stat[oa] dichiarat|在此作用域中尚未声明|在此作用域中尚未宣告| ?(?:は|が)このスコープで宣言されていません| не (?:описан|объявлен)|이\(가\) 이 범위에서 선언되지 않았습니다)",
        "'{name}' was not declared in this scope",
    ),
    (("нет декларации",), rf"нет декларации {_NAME}", "'{name}' was not declared in this scope"),
    (
        ("类型名", "類型名", "型名", "nom de type", "nombra a un tipo", "keinen Typ", "именем типа", "задаёт тип", "nomeia um tipo", "형식을 명명"),
        rf"{_NAME} ?(?:不是一个类型名|不是类型名|(?:は|が)型名ではありません|n'est pas un nom de type|ne nomme pas un type|no nombra (?:a )?un tipo|bezeichnet keinen Typ|не является именем типа|не задаёт тип|não nomeia um tipo|(?:이|은)\(?\w?\)? 형식을 명명하지)",
        "'{name}' does not name a type",
    ),
    (
        ("没有名为", "沒有名為"),
        rf"{_OPEN}(?P<type>[^’'\"”\n]{{1,120}}){_CLOSE} ?(?:没有名为|沒有名為) ?{_NAME} ?的?(?:成员|成員)",
        "'{type}' has no member named '{name}'",
    ),
    (
        ("kein Element namens", "pas de membre nommé", "нет элемента с именем", "という名前のメンバー", "miembro llamado", "membro chamado"),
        rf"(?:в )?{_OPEN}(?P<type>[^»”’'\"\n]{{1,120}}){_CLOSE} ?(?:hat kein Element namens |n'a pas de membre nommé |нет элемента с именем |には |no tiene (?:un |ningún )?miembro llamado |não (?:possui|tem) (?:um |nenhum )?membro chamado ){_NAME}(?: という名前のメンバーがありません)?",
        "'{type}' has no member named '{name}'",
    ),
    (
        ("externes Symbol", "symbole externe", "внешний символ", "外部シンボル", "外部符号", "外部符號", "외부 기호", "símbolo externo", "symbol zewnętrzny", "simbolo esterno"),
        r"(?<=LNK20\d\d: )(?:Verweis auf nicht aufgelöstes externes Symbol|nicht aufgelöstes externes Symbol|symbole externe non résolu|(?:ссылка на )?неразрешенный внешний символ|未解決の外部シンボル|无法解析的外部符号|無法解析的外部符號|확인할 수 없는 외부 기호|símbolo externo (?:não resolvido|sin resolver)|símbolo externo|nierozpoznany symbol zewnętrzny|riferimento al simbolo esterno) ?(?:\"(?=\"))?",
        "unresolved external symbol ",
    ),
    (
        ("共享对象文件", "共享目标文件", "Shared-Object", "objet partagé", "общий объектный", "разделяемого объекта", "共有オブジェクト", "objeto compartido"),
        r"(?:无法打开共享对象文件|无法打开共享目标文件|Kann die Shared-Object-Datei nicht öffnen|(?:ne peut ouvrir le|impossible d'ouvrir le) fichier d'objet partagé|невозможно открыть (?:общий объектный файл|файл разделяемого объекта)|共有オブジェクトファイルを開けません|no se puede abrir el (?:archivo|fichero) del? objeto compartido)",
        "cannot open shared object file",
    ),
    (
        ("编译器版本",),
        r"检查 (?P<name>cl|g\+\+|gcc|c\+\+) 的编译器版本时(?:出错|错误)[:：] ?",
        "Error checking compiler version for {name}: ",
    ),
    (
        ("WinError 2]",),
        r"(?<=\[WinError 2\] )(?:系统找不到指定的文件|系統找不到指定的檔案|Das System kann die angegebene Datei nicht finden|Le fichier spécifié est introuvable|El sistema no puede encontrar el archivo especificado|指定されたファイルが見つかりません|Не удается найти указанный файл|O sistema não pode encontrar o arquivo especificado|Impossibile trovare il file specificato|지정된 파일을 찾을 수 없습니다)[。.]?",
        "The system cannot find the file specified",
    ),
    (
        ("command 'cl",),
        r"(?<= failed: )(?:系统找不到指定的文件|系統找不到指定的檔案|Das System kann die angegebene Datei nicht finden|Le fichier spécifié est introuvable|El sistema no puede encontrar el archivo especificado|指定されたファイルが見つかりません|Не удается найти указанный файл|지정된 파일을 찾을 수 없습니다)[。.]?",
        "No such file or directory",
    ),
    (
        ("trouver -l", "를 찾을 수 없", "을 찾을 수 없"),
        r"\bld ?: (?:(?:impossible de|ne peut) trouver (?P<name>-l\w[\w.+-]{0,80})|(?P<named>-l\w[\w.+-]{0,80}?) ?[를을] 찾을 수 없(?:습니다|음))",
        "ld: cannot find {name}{named}",
    ),
    (
        ("команда не найдена", "未找到命令", "找不到命令", "コマンドが見つかりません", "ommando nicht gefunden", "efehl nicht gefunden", "introuvable", "no encontrada", "no encontrado", "não encontrado", "non trovato", "명령어를 찾을"),
        r"(?<=^zsh: )(?:команда не найдена|未找到命令|コマンドが見つかりません|Befehl nicht gefunden|commande introuvable|orden no encontrada|comando non trovato)(?=: ?\w)",
        "command not found",
    ),
    (
        ("команда не найдена", "未找到命令", "找不到命令", "コマンドが見つかりません", "ommando nicht gefunden", "efehl nicht gefunden", "introuvable", "no encontrada", "no encontrado", "não encontrado", "non trovato", "명령어를 찾을"),
        r"(?<=[\w+]): ?(?:команда не найдена|未找到命令|找不到命令|コマンドが見つかりません|(?:Kommando|Befehl) nicht gefunden|commande introuvable|orden no encontrada|no se encontró la orden|comando não encontrado|comando non trovato|명령어를 찾을 수 없(?:음|습니다))",
        ": command not found",
    ),
    (
        ("beendete Programm", "Killed", "已杀死", "Убито"),
        r"(?:fatal error: )[^\n]{0,40}\b(?:Killed|已杀死|Убито|Processus arrêté)\b[^\n]{0,40}\b(?P<name>cc1(?:plus)?)\b",
        "fatal error: Killed signal terminated program {name}",
    ),
    (
        ("设备上没有空间", "Speicherplatz", "espace disponible", "свободного места", "空き領域", "espacio en el dispositivo"),
        r"(?:设备上没有空间|Auf dem Gerät ist kein Speicherplatz mehr verfügbar|Aucun espace disponible sur le périphérique|На устройстве не осталось свободного места|デバイスに空き領域がありません|No queda espacio en el dispositivo)",
        "No space left on device",
    ),
)  # fmt: skip


def translated(log: Log) -> Log:
    """Return a log with its tools' messages translated into English; the same log if there are none."""
    text = log.text
    for words, pattern, english in _ROWS:
        if any(word in text for word in words):
            text = compiled(pattern).sub(partial(_in_english, english), text)
    return log if text == log.text else log._replace(text=text)


def _in_english(english: str, match: re.Match[str]) -> str:
    return english.format_map({name: value or "" for name, value in match.groupdict().items()})
