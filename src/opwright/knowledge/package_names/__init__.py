"""
Which name is in which release of the Python packages that kernels are used through, and that often disagree.

    releases_of("mmdet.apis", "train_detector")    the releases of mmdet that have it

Made by `tools/update_package_names.py` from published packages.
"""
