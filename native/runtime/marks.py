"""Marks on classes that only the compiler reads. Not compiled itself: at run time they do nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr, trait
else:
    C = TypeVar("C")

    def mypyc_attr(**said: bool) -> Callable[[C], C]:
        return lambda cls: cls

    def trait(cls: C) -> C:
        return cls


__all__ = ["mypyc_attr", "trait"]
