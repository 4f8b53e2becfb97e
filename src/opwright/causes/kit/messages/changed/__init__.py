"""What a tool says of a name, a type or a call that another release has otherwise."""
