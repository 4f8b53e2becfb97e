"""Bytes by range: files, members of archives, deflate streams."""
