"""
Words by which a file that may use what Python removed is known, 3.9 to 3.14.

The index of names judges; without these words a file is not read.
"""

from __future__ import annotations

REMOVED_MODULES = (
    *("aifc", "asynchat", "asyncore", "audioop", "binhex", "cgi", "cgitb", "chunk", "crypt", "dummy_threading"),
    *("formatter", "imghdr", "imp", "lib2to3", "mailcap", "msilib", "nis", "nntplib", "ossaudiodev", "parser", "pipes"),
    *("smtpd", "sndhdr", "spwd", "sunau", "symbol", "telnetlib", "uu", "xdrlib", "distutils", "macpath", "_dummy_threading"),
)  # fmt: skip
REMOVED_WORDS = (
    *("getargspec", "formatargspec", "linux_distribution", "encodestring", "decodestring", "wrap_socket", "match_hostname"),
    *("RAND_pseudo_bytes", "SafeConfigParser", "LegacyInterpolation", "getchildren", "getiterator", "makeSuite"),
    *("findTestCases", "getTestCaseNames", "assertEquals", "assertNotEquals", "assertAlmostEquals", "assertRegexpMatches"),
    *("assertRaisesRegexp", "assertDictContainsSubset", "assertNotRegexpMatches", "assert_", "failUnless", "failIf"),
    *("isAlive", "setcheckinterval", "getcheckinterval", "readPlist", "writePlist", "find_loader", "get_loader", "ImpImporter"),
    *("module_for_loader", "JoinableQueue", "link_to", "tostring", "fromstring", "enable_shared_cache", "OptimizedUnicode"),
    *("resetlocale", "lgettext", "ldgettext", "URLopener", "StopTokenizing", "get_child_watcher", "set_child_watcher"),
    *("ThreadedChildWatcher", "SafeChildWatcher", "rlecode_hqx", "readfp", "popen2", "NameConstant", "getdoc_hqx"),
)  # fmt: skip
EARLIER = {
    "time.clock": ("3.7", "3.8"),
    "platform.linux_distribution": ("3.7", "3.8"),
    "platform.dist": ("3.7", "3.8"),
    "platform.popen": ("3.7", "3.8"),
    "xml.etree.cElementTree": ("3.8", "3.9"),
    "os.errno": ("3.6", "3.7"),
    "cgi.escape": ("3.7", "3.8"),
    "macpath": ("3.7", "3.8"),
    "asyncio.async": ("3.6", "3.7"),
    "asyncio.JoinableQueue": ("3.4", "3.5"),
    "html.parser.HTMLParser.unescape": ("3.8", "3.9"),
    "typing.io": ("3.12", "3.13"),
    "typing.re": ("3.12", "3.13"),
}
"""Names that the index cannot have, or has too long: the last Python with each, and the first without ("What's New in Python")."""
INSTEAD = {
    "xml.etree.cElementTree": "xml.etree.ElementTree",
    "time.clock": "time.perf_counter() or time.process_time()",
    "platform.linux_distribution": "the package distro",
    "platform.dist": "the package distro",
    "cgi.escape": "html.escape",
    "cgi": "urllib.parse, or the package legacy-cgi",
    "imp": "importlib",
    "asyncore": "asyncio",
    "asynchat": "asyncio",
    "smtpd": "the package aiosmtpd",
    "pipes": "subprocess; shlex.quote for pipes.quote",
    "crypt": "the package legacycrypt or passlib",
    "telnetlib": "the package telnetlib3",
    "imghdr": "the package filetype",
    "audioop": "the package audioop-lts",
    "distutils": "setuptools; packaging.version for distutils.version",
    "inspect.getargspec": "inspect.getfullargspec",
    "inspect.formatargspec": "inspect.signature",
    "fractions.gcd": "math.gcd",
    "base64.encodestring": "base64.encodebytes",
    "base64.decodestring": "base64.decodebytes",
    "configparser.SafeConfigParser": "configparser.ConfigParser",
    "asyncio.coroutine": "async def",
    "ssl.wrap_socket": "ssl.SSLContext.wrap_socket",
    "ssl.match_hostname": "ssl.SSLContext, which checks names itself",
    "threading.Thread.isAlive": "is_alive",
    "array.array.tostring": "tobytes",
    "array.array.fromstring": "frombytes",
    "plistlib.readPlist": "plistlib.load",
    "plistlib.writePlist": "plistlib.dump",
    "importlib.find_loader": "importlib.util.find_spec",
    "pkgutil.find_loader": "importlib.util.find_spec",
    "pkgutil.get_loader": "importlib.util.find_spec",
    "locale.format": "locale.format_string",
    "unittest.makeSuite": "unittest.TestLoader().loadTestsFromTestCase",
    "unittest.TestCase.assertEquals": "assertEqual",
    "unittest.TestCase.assertNotEquals": "assertNotEqual",
    "unittest.TestCase.assertAlmostEquals": "assertAlmostEqual",
    "unittest.TestCase.assertRegexpMatches": "assertRegex",
    "unittest.TestCase.assertNotRegexpMatches": "assertNotRegex",
    "unittest.TestCase.assertRaisesRegexp": "assertRaisesRegex",
    "unittest.TestCase.assert_": "assertTrue",
    "sys.setcheckinterval": "sys.setswitchinterval",
    "typing.io": "typing",
    "typing.re": "typing",
    "pathlib.Path.link_to": "pathlib.Path.hardlink_to",
}
"""What takes the place of a name, by the documentation of the module that has it."""
