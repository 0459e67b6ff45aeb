// What is explained in the first match of the Card Game, and when.
import type { Board as Arena } from "./shapes";
import type { View } from "../../api/types";
import { asks, offers, type Lesson } from "../common/lesson";

const arena = (view: View) => view.board as unknown as Arena;
const acting = (view: View) => asks(view, "action");
const inWindow = (view: View, window: string) => acting(view) && arena(view).window === window;

export const CARDGAME: Lesson[] = [
  { id: "bury", fits: (view) => asks(view, "bury") },
  { id: "mulligan", fits: (view) => asks(view, "mulligan") },
  { id: "reveal", fits: (view) => asks(view, "reveal") },
  { id: "pay", fits: (view) => asks(view, "pay") },
  { id: "deploy", fits: (view) => inWindow(view, "deployment") && offers(view, "play") },
  { id: "refused", fits: (view) => inWindow(view, "deployment") && view.refusals.length > 0 },
  { id: "window", fits: (view) => acting(view) && !inWindow(view, "deployment") },
  { id: "engage", fits: (view) => asks(view, "engage") },
  { id: "attackers", fits: (view) => asks(view, "attackers") },
  { id: "defenders", fits: (view) => asks(view, "defenders") },
  { id: "edge", fits: (view) => asks(view, "edge") },
  { id: "fate", fits: (view) => asks(view, "fate", "fate-again") },
  { id: "strike", fits: (view) => asks(view, "strike") },
  { id: "target", fits: (view) => asks(view, "unit-damage", "tactics") },
  { id: "react", fits: (view) => asks(view, "interrupt", "reaction", "protect", "shield") },
  { id: "commit", fits: (view) => asks(view, "commit") },
  { id: "balance", fits: (view) => asks(view, "balance") },
  { id: "discard", fits: (view) => asks(view, "draw-discard") },
  { id: "use", fits: (view) => acting(view) && offers(view, "use") },
  { id: "objective", fits: (view) => arena(view).players.some((side) => side.victory.length > 0) },
  { id: "dial", fits: (view) => arena(view).dial.shows > 2 },
  { id: "free", fits: (view) => arena(view).turn > 2 },
];
