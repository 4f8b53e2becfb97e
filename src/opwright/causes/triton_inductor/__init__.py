"""
Code that is generated and compiled while a program runs: Triton's kernels and Inductor's modules.

Nothing of it is built beforehand, so what fails is a meeting of releases: of the kernel's source with
Triton's language, of torch with the Triton beside it, of Triton with the GPU and with the machine's
C compiler. The traceback tells who asked, and that decides whose release is to change.
"""

NEEDS = "LOG"
