"""What buttons and commands do: a file a message kind, each handler registered beside its code."""
