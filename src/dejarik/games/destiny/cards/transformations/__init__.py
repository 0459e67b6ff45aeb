"""Transformations."""
