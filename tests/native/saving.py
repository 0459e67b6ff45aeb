"""`python -m tests.native.saving GAME STATES`: what becomes of damaged states, to compare two builds.

Prints a line for each way to spoil a state, with a digest of what came of it: a state that is saved
again, or a refusal. The first line says how the rules run.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from hashlib import blake2b
from random import Random
from typing import Any

import msgspec

import dejarik
from dejarik import games
from dejarik.kernel import Decision, Game, Option, Refusal, State
from dejarik.kernel.data import encode

BYTES = b'"\\{}[]:,.0129-+eEtfnu is\n\x00\x1f\x7f\xc3\xa9\xff'
TEXTS = (
    "",
    "é",
    "ыъ",
    "\U0001f600",
    'a"b\\c',
    "\x00\x1f\x7f",
    "\b\f\n\r\t/",
    "x" * 1_000,
    "é" * 50,
    "1",
    "-1",
    "is",
)
NUMBERS = (0, -1, 7, 2**31, -(2**61), 2**61, 2**62, -(2**62), -(2**62) - 1, 2**63, 2**64, -(2**64), 10**25)
OTHERS: tuple[Any, ...] = (
    None,
    True,
    False,
    1.0,
    1.5,
    -0.0,
    1e300,
    [],
    [1, [2]],
    {},
    {"is": "Turn"},
    {"1": 2},
    ["Passed", 1],
)
ADDED = ("unknown", "is", "next", "told", "stack", "cached", "ы", "")  # the stack is never saved with a state
# JSON that cannot be in a tree.
WRITTEN = [b"-0", b"01", b"1.", b"1e2", b"1e999", b"-", b"+1", b"nul", b"tru", b"NaN", b"9" * 5_000]
WRITTEN += [b'"\\u00e9\\ud83d\\ude00"', b'"\\ud83d"', b'"\\ude00"', b'"\\ud83d\\u0041"', b'"\\x"', b'"\\u12"']
WRITTEN += [b'"\xff"', b'"\t"', b"[1,]", b'{"a":1,}', b"{1:2}", b'{"a"}', b" 1 ", b"[ ]", b"{ }"]
WRITTEN += [b"[" * 100_000, b'{"a":' * 100_000]


def outcome(game: Game[Any, Any], data: bytes, *, exactly: bool = True) -> str:
    """What comes of loading; which error it is where that is asked for."""
    try:
        state = game.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError) as refused:
        return type(refused).__name__ if exactly else "refused"
    return f"loaded {blake2b(state.encode()).hexdigest()}"


def truncated(data: bytes, luck: Random) -> Iterator[bytes]:
    for size in range(len(data)):
        yield data[:size]


def overwritten(data: bytes, luck: Random) -> Iterator[bytes]:
    for at in range(len(data)):
        yield data[:at] + bytes([luck.choice(BYTES)]) + data[at + 1 :]


def cut(data: bytes, luck: Random) -> Iterator[bytes]:
    """Without some bytes, or with some of them twice."""
    for at in range(len(data)):
        end = at + luck.randrange(1, 12)
        yield data[:at] + (data[end:] if luck.random() < 0.5 else data[at:end] + data[at:])


def spelled_otherwise(data: bytes, luck: Random) -> Iterator[bytes]:
    """The same with spaces, escapes, and names in another order."""
    tree = msgspec.json.decode(data)
    yield msgspec.json.format(data)
    yield b" \n" + data + b"\r\t "
    yield json.dumps(tree).encode()
    yield data.replace(b'"seats"', b'"\\u0073eats"').replace(b'"is"', b'"i\\u0073"')
    for _ in range(20):
        yield msgspec.json.encode(shuffled(tree, luck))


def shuffled(tree: Any, luck: Random) -> Any:
    if isinstance(tree, list):
        return [shuffled(one, luck) for one in tree]
    if not isinstance(tree, dict):
        return tree
    items = list(tree.items())
    if not all(key.isdigit() for key in tree):  # those are no names: the order of things means something
        luck.shuffle(items)
    return {key: shuffled(value, luck) for key, value in items}


def places(tree: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    inside: Any = (
        enumerate(tree) if isinstance(tree, list) else tree.items() if isinstance(tree, dict) else ()
    )
    for key, value in inside:
        yield from places(value, (*path, key))


def replaced(data: bytes, luck: Random) -> Iterator[bytes]:
    """Every value by a strange one."""
    for path in places(msgspec.json.decode(data)):
        strange: Any = luck.choice((*TEXTS, *NUMBERS, *OTHERS))
        if not path:
            yield msgspec.json.encode(strange)
            continue
        tree = msgspec.json.decode(data)
        holder = _holder(tree, path)
        holder[path[-1]] = strange
        yield msgspec.json.encode(tree)
        holder[path[-1]] = "@"
        yield msgspec.json.encode(tree).replace(b'"@"', luck.choice(WRITTEN))


def with_other_names(data: bytes, luck: Random) -> Iterator[bytes]:
    """Without a value, or with another one beside it."""
    for path in places(msgspec.json.decode(data)):
        for change in ("left out", "added", "twice"):
            tree = msgspec.json.decode(data)
            holder = _holder(tree, path) if path else tree
            if change == "left out" and path:
                del holder[path[-1]]
            elif isinstance(holder, list):
                holder.insert(luck.randrange(len(holder) + 1), luck.choice((*NUMBERS, *TEXTS, *OTHERS)))
            elif change == "added":
                holder[f"{luck.choice(ADDED)}@"] = luck.choice(OTHERS)
            else:
                holder[f"{luck.choice(list(holder))}@"] = luck.choice((*NUMBERS, *TEXTS, *OTHERS))
            yield msgspec.json.encode(tree).replace(b'@"', b'"')


def _holder(tree: Any, path: tuple[Any, ...]) -> Any:
    for key in path[:-1]:
        tree = tree[key]
    return tree


# How states are spoiled, and whether both builds have to raise the same error: where much is wrong at once,
# it depends on what is looked at first.
WAYS = {
    truncated: True,
    overwritten: False,
    cut: False,
    spelled_otherwise: True,
    replaced: False,
    with_other_names: False,
}


def values(state: State) -> Iterator[Any]:
    """What may be written as JSON, or may not."""
    yield from (
        *TEXTS,
        *NUMBERS,
        *OTHERS,
        "\ud800",
        float("inf"),
        b"bytes",
        range(3),
        ("a", (), (1,)),
        {1, 2},
        frozenset("a"),
    )
    yield from (
        {1: 2, -3: {}},
        {2**70: 1},
        {1.5: 1},
        {True: 1},
        {"é": [None]},
        {(1, 2): 3},
        {None: 1},
        {"a": object()},
    )
    for text in TEXTS:
        option = Option(text, text, text)
        yield [
            option,
            Decision(0, text, (option, Option(text, 2**70, -1))),
            Refusal(option, text, {text: 2**70}),
        ]
    yield state.refusals()
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    yield deep


def as_json(value: Any) -> str:
    try:
        return encode(value).hex()
    except (TypeError, ValueError, RecursionError) as refused:
        return type(refused).__name__


def middle_of(game: Game[Any, Any], setup: Any, seed: int) -> State:
    luck = Random(seed)
    state: State = game.new(setup, seed)
    for _ in range(40 + seed * 30):
        before = state.copy()
        state.choose(int(luck.random() * len(state.decision.options)))
        if state.outcome is not None:
            return before
    return state


def main(name: str, count: int) -> None:
    print(dejarik.RULES_RUN)
    game = games.find(name)
    setups = list(game.samples().values())
    for number in range(count):
        state = middle_of(game, setups[number % len(setups)], number)
        data = state.encode()
        for way, exactly in WAYS.items():
            sums, loaded, all_of_them = blake2b(digest_size=8), 0, 0
            for spoiled in way(data, Random(number)):
                came = outcome(game, spoiled, exactly=exactly)
                sums.update(came.encode())
                loaded += came.startswith("loaded")
                all_of_them += 1
            print(f"{number} {way.__name__}: {loaded} of {all_of_them} loaded {sums.hexdigest()}")
        print(number, blake2b("".join(map(as_json, values(state))).encode(), digest_size=8).hexdigest())


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
