"""What is known of releases: of torch, and the public names of packages."""
