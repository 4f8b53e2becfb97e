"""Machine code of torch's accessors as GCC 12 writes it: torch 2.8, where nothing else is said."""

from __future__ import annotations

from collections.abc import Iterator

NUMEL = """
    0fb687 ae000000   movzbl 0xae(%rdi),%eax
    c0e802            shr    $2,%al
    83e003            and    $3,%eax
    3c01              cmp    $1,%al
"""
MUTABLE_DATA = """
    ff90 98000000     call   *0x98(%rax)
    84c0              test   %al,%al
    7472              je     1f8
    6683bb a8000000 2e  cmpw $46,0xa8(%rbx)
"""
RELEASE = """
    f083680c01        lock subl $1,0xc(%rax)
    75d5              jne    363
    488b3b            mov    (%rbx),%rdi
    4885ff            test   %rdi,%rdi
    74cd              je     363
    488b07            mov    (%rdi),%rax
    ff5008            call   *8(%rax)
"""
RELEASE_OF_2_15 = """
    488b4708          mov    8(%rdi),%rax
    488d5708          lea    8(%rdi),%rdx
    48b90100000001000000  movabs $0x100000001,%rcx
    480fbaf03f        btr    $63,%rax
    4839c8            cmp    %rcx,%rax
"""
KEY = """
    c7442410 33000100 movl   $0x10033,0x10(%rsp)
    4c8d0d00000000    lea    0(%rip),%r9
    be01000000        mov    $1,%esi
    488d1500000000    lea    0(%rip),%rdx
"""
KEY_IN_PARTS = """
    c644240f00        movb   $0,0xf(%rsp)
    66c744240c 3300   movw   $51,0xc(%rsp)
    c644240e01        movb   $1,0xe(%rsp)
    4883ec08          sub    $8,%rsp
    6a03              push   $3
    be01000000        mov    $1,%esi
"""


def assembled(listing: str) -> bytes:
    """Return the code of a listing: of each line, the words before the first that is no code."""

    def words(line: str) -> Iterator[str]:
        for word in line.split():
            if len(word) % 2 or set(word) - set("0123456789abcdef"):
                return
            yield word

    return bytes.fromhex("".join("".join(words(line)) for line in listing.splitlines()))
