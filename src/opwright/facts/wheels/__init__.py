"""Wheels and whatever else can be audited."""
