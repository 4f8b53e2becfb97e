"""How a fix installs a package: from its wheels, its project or its checkout."""
