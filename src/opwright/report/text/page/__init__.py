"""What text is written on: how wide it is, how much of it a screen holds."""
