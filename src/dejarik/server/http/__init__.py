"""Requests and connections: routes, sessions, security."""
