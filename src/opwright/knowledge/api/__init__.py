"""
Which public name exists in which release of torch, CUDA, CPython, NumPy, Triton and others.

    find("torch::jit::RegisterOperators")    where it is declared, since when and until when
    presence("torch", "at::Tensor::type")    the releases that have it, and those of which nothing is known

Made by `tools/update_api_index.py` from published packages. A domain's file is opened when it is first asked for,
and of it only the block with the name is inflated.
"""
