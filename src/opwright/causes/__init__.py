"""Every known cause, one file each, in one folder per family; `kit` and `engine` serve them all."""
