// Who acts next, in words; the server says who it is.
import type { View } from "../../api/types";
import { say } from "../../words/words.svelte";
import type { Board } from "./shapes";

export function upcoming(view: Pick<View, "outcome" | "seat" | "players">, board: Pick<Board, "next">): string {
  if (view.outcome || board.next === null) return "";
  if (board.next === view.seat) return say("then-you");
  return say("then", { name: view.players.find((player) => player.seat === board.next)?.name ?? "" });
}
