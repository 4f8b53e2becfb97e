"""How long tests wait for a process: a limit for one that hangs, not a measure of speed."""

from __future__ import annotations

PATIENCE = 900
"""Seconds. What takes 20 on two quiet cores was seen to take 120 on busy ones."""
