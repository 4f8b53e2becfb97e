"""What is private is left out, and what proves the cause is not."""

from __future__ import annotations

import pytest

from opwright.verbs.diagnose.redaction import redacted_text


@pytest.mark.parametrize(
    ("text", "public"),
    [
        ("/home/ada/op/_C.so: undefined symbol", "/home/USER/op/_C.so: undefined symbol"),
        (r"C:\Users\Ada Lovelace\op.pyd", r"C:\Users\USER\op.pyd"),
        ("/Users/ada/op", "/Users/USER/op"),
        ("https://ada:pw@host.corp/simple/x", "https://HOST/simple/x"),
        ("https://pypi.org/simple/x", "https://pypi.org/simple/x"),
        ("export HF_TOKEN=hf_0123456789abcdefghij", "export HF_TOKEN=[secret]"),
        ("Authorization: Bearer abc.def", "Authorization: Bearer [secret]"),
        ("ghp_0123456789abcdefghijklmnop", "[token]"),
        ("mail ada@example.org now", "mail [mail] now"),
        ("ada@node7:~/op$ make", "USER@HOST:~/op$ make"),
        ("connect to 10.1.2.3:443", "connect to [address]:443"),
        (
            "torch-2.5.1+cu124 at libcudart.so.12.4.127",
            "torch-2.5.1+cu124 at libcudart.so.12.4.127",
        ),
        ("undefined symbol: x@VERS_1.2", "undefined symbol: x@VERS_1.2"),
    ],
)
def test_only_what_is_private_is_left_out(text: str, public: str) -> None:
    assert redacted_text(text) == public
