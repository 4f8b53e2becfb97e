"""The sources of a build: what they include, and what they need of compilers."""
