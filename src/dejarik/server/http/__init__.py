"""Requests and connections: routes, sessions, limits, errors."""
