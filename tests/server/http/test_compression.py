"""What is large is compressed on its way to a browser, and what is small goes as it is."""

from __future__ import annotations

from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode

from dejarik.server.http.compression import LARGE, SPARING


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
