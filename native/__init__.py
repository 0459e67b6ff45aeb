"""Builds Dejarik natively: structs of the sources are written as plain classes, and mypyc compiles them.

This folder only builds; nothing of it is installed. What uses a build is `dejarik.native`.
"""
