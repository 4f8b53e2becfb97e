"""Files that no other user can change, and how one is written whole or not at all."""
