"""What `update_api_index.py` is made of: where headers and modules come from, how they are read, what is written."""
