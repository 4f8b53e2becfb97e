"""
What the code around a kernel leaves out: the stream, the device, the check, the lifetime of a tensor.

None of it keeps an extension from being built or loaded, and a test on one GPU and the default stream passes. It shows with
other streams, graphs, a second GPU, or larger tensors.
"""

NEEDS = "LOG"
