"""`opwright.load`: build once, find it again in milliseconds."""
