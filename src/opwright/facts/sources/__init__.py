"""Source files of a project, from folders and archives."""
