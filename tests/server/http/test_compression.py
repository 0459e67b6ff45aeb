"""What is large is compressed on its way to a browser, and what is small goes as it is."""

from __future__ import annotations

import asyncio
from typing import Any

from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode

from dejarik.server.http.compression import LARGE, MANY, SPARING, WebSockets


def test_only_large_messages_are_compressed_and_all_are_read() -> None:
    browser = ClientPerMessageDeflateFactory()
    agreed, server = SPARING.process_request_params(browser.get_request_params(), [])
    reader = browser.process_response_params(agreed, [])
    for size in (10, LARGE - 1, LARGE, 10 * LARGE, 10):
        message = Frame(Opcode.TEXT, b"a view " * (size // 7) + b"." * (size % 7))
        sent = server.encode(message)
        assert sent.rsv1 == (size >= LARGE)
        assert (len(sent.data) < size / 2) == (size >= LARGE)
        assert bytes(reader.decode(sent).data) == message.data


def test_a_message_in_pieces_is_compressed_as_a_whole() -> None:
    browser = ClientPerMessageDeflateFactory()
    agreed, server = SPARING.process_request_params(browser.get_request_params(), [])
    reader = browser.process_response_params(agreed, [])
    pieces = [Frame(Opcode.TEXT, b"one ", fin=False), Frame(Opcode.CONT, b"two")]
    assert b"".join(bytes(reader.decode(server.encode(piece)).data) for piece in pieces) == b"one two"


def test_nothing_is_remembered_for_a_connection_that_says_nothing() -> None:
    _, server = SPARING.process_request_params(ClientPerMessageDeflateFactory().get_request_params(), [])
    server.encode(Frame(Opcode.TEXT, b"a view " * LARGE))
    assert not hasattr(server, "encoder")
    assert not hasattr(server, "decoder")


class Transport:
    """Counts how often nobody listens anymore."""

    def __init__(self) -> None:
        self.paused = 0

    def pause_reading(self) -> None:
        self.paused += 1


def test_only_who_says_much_at_once_is_not_listened_to_for_a_while() -> None:
    protocol: Any = WebSockets.__new__(WebSockets)
    protocol.transport = transport = Transport()
    protocol.queue, protocol.read_paused, protocol.close_sent = asyncio.Queue(), False, False
    for number in range(MANY):
        protocol.handle_text(Frame(Opcode.TEXT, b"%d" % number))
    assert (transport.paused, protocol.read_paused) == (0, False)
    for number in range(MANY, 2 * MANY):
        protocol.handle_text(Frame(Opcode.TEXT, b"%d" % number))
    assert (transport.paused, protocol.read_paused) == (1, True)
    said = [protocol.queue.get_nowait()["text"] for _ in range(2 * MANY)]
    assert said == [str(number) for number in range(2 * MANY)]
