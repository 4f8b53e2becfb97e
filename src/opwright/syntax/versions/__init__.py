"""Which releases of Python, torch and other packages a project is for."""
