"""Marks on classes that only the compiler reads. Not compiled itself: at run time they do nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr, trait
else:
    C = TypeVar("C")

    def trait(cls: C) -> C:
        return cls

    def mypyc_attr(**_: object) -> Callable[[C], C]:
        return trait


__all__ = ["mypyc_attr", "trait"]
