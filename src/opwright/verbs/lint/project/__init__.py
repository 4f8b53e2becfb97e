"""The project of the files to lint: its folders, its sources, its build."""
