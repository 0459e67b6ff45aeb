"""Spark of Hope."""
