"""Matches as a table for other tools. Needs pyarrow, which the extra `lab` brings."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import pyarrow
import pyarrow.parquet


def write_parquet(path: Path, edition: str, rows: Iterable[msgspec.Struct]) -> None:
    """One line for each match; what is nested in a match stands in columns of its own."""
    made = pyarrow.Table.from_pylist([_flat(row) for row in rows])
    pyarrow.parquet.write_table(made.replace_schema_metadata({"edition": edition}), path)


def _flat(row: msgspec.Struct) -> dict[str, Any]:
    flat: dict[str, Any] = {}
    for name, value in msgspec.structs.asdict(row).items():
        if isinstance(value, msgspec.Struct):
            flat |= _flat(value)
        elif isinstance(value, tuple) and value and isinstance(value[0], msgspec.Struct):
            flat[name] = [msgspec.structs.asdict(one) for one in value]
        else:
            flat[name] = value
    return flat
