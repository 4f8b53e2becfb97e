"""What build scripts ask for: architectures, standards, flags, folders, extensions; and what a project says of its build."""
