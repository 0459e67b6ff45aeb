"""WebSockets that compress only what is large: a small message costs more time than it saves way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.typing import ExtensionParameter

MANY = 8  # messages of a client that are not read yet
LARGE = 4096  # bytes: whole positions with their log, but hardly ever the changes of one choice


class DeflateLarge(PerMessageDeflate):
    """Messages may go as they are: each says for itself whether it is compressed."""

    def encode(self, frame: Frame) -> Frame:
        if frame.fin and frame.opcode is not Opcode.CONT and len(frame.data) < LARGE:
            return frame
        return super().encode(frame)


class DeflateLargeFactory(ServerPerMessageDeflateFactory):
    """What is agreed on with a browser stays the same."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        agreed, plain = super().process_request_params(params, accepted_extensions)
        sparing = DeflateLarge(
            plain.remote_no_context_takeover,
            plain.local_no_context_takeover,
            plain.remote_max_window_bits,
            plain.local_max_window_bits,
            plain.compress_settings,
        )
        return agreed, sparing


# What came before helps little with what is large and rare, and remembering it takes 40 kB a connection.
SPARING = DeflateLargeFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=12,
    client_max_window_bits=12,
    compress_settings={"memLevel": 5},
)


class WebSockets(WebSocketsSansIOProtocol):
    """Uvicorn's protocol, for its setting `ws`."""

    def send_receive_event_to_app(self) -> None:
        """Only who says much at once is not listened to until that is read: it takes two system calls."""
        if self.read_paused or self.queue.qsize() >= MANY:
            super().send_receive_event_to_app()
            return
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = False

    def __init__(self, *args: Any, **kwargs: Any):
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = [SPARING]
