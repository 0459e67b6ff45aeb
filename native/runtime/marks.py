"""Marks on classes that only the compiler reads. Not compiled itself: at run time they do nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import trait
else:
    C = TypeVar("C")

    def trait(cls: C) -> C:
        return cls


__all__ = ["trait"]
