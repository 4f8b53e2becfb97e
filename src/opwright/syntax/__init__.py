"""
What the text of a source says: its code without comments, its tree, its names, its conditions.

Nothing here opens a file. Offsets are those of the text's characters, in the blanked code and in the
tree alike, so that what is found in one can be looked up in another.
"""
