"""
What the code around a kernel leaves out: the stream, the device, the check, the life of a tensor.

Nothing of it keeps an extension from being built or loaded, and a test on one GPU and the default
stream passes. It shows where torch does more: other streams, graphs, a second GPU, larger tensors.
"""

NEEDS = "LOG"
