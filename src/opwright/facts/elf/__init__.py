"""ELF files: what the dynamic loader reads, and what linkers left in them."""
