"""Leave out of a diagnosis what names people and their machines."""
