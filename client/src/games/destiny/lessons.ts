// What is explained in the first match of Destiny, and when.
import type { Board } from "./shapes";
import type { View } from "../../api/types";
import { asks, offers, type Lesson } from "../common/lesson";

const board = (view: View) => view.board as unknown as Board;
const own = (view: View) => board(view).players.find((side) => side.seat === (view.seat ?? 0));
const acting = (view: View) => asks(view, "action");

export const DESTINY: Lesson[] = [
  { id: "return", fits: (view) => asks(view, "return") },
  { id: "battlefield", fits: (view) => asks(view, "battlefield") },
  { id: "shields", fits: (view) => asks(view, "opening-shields") },
  { id: "turn", fits: (view) => acting(view) },
  { id: "target", fits: (view) => asks(view, "target-melee", "target-ranged", "target-indirect", "damage") },
  { id: "indirect", fits: (view) => asks(view, "distribute") },
  { id: "more", fits: (view) => asks(view, "resolve-next", "modify") },
  { id: "whether", fits: (view) => asks(view, "whether", "claim", "order") },
  { id: "dice", fits: (view) => acting(view) && offers(view, "resolve") },
  { id: "symbols", fits: (view) => acting(view) && (own(view)?.pool.length ?? 0) > 0 },
  { id: "hand", fits: (view) => acting(view) && offers(view, "play") },
  { id: "refused", fits: (view) => acting(view) && view.refusals.length > 0 },
  { id: "reroll", fits: (view) => acting(view) && offers(view, "reroll") },
  { id: "use", fits: (view) => acting(view) && offers(view, "use") },
  { id: "claim", fits: (view) => acting(view) && (own(view)?.characters.every((each) => each.exhausted) ?? false) },
  { id: "defeated", fits: (view) => board(view).players.some((side) => side.defeated.length > 0) },
  { id: "upkeep", fits: (view) => asks(view, "upkeep-discard") || board(view).round > 1 },
  { id: "free", fits: (view) => board(view).round > 2 },
];
