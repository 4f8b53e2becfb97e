"""Lint, build, audit and diagnose PyTorch native extensions. Never imports torch."""
