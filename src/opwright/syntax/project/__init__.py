"""What the files of a project are to each other: which are read first, and which nothing compiles, imports or runs."""
