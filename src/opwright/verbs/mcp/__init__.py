"""The verb `mcp`: the other verbs as tools of an agent, over the Model Context Protocol."""
