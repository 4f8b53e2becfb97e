"""What a build is told, and by whom: a project, a command, the environment."""
