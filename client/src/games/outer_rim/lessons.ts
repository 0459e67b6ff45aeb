// What is explained in the first match of Outer Rim, and when.
import type { Board, PlayerSide } from "./shapes";
import type { View } from "../../api/types";
import { asks, offers, type Lesson } from "../common/lesson";

const board = (view: View) => view.board as unknown as Board;
const own = (view: View): PlayerSide | undefined => board(view).players.find((side) => side.seat === (view.seat ?? 0));
const planning = (view: View) => asks(view, "planning");
const holds = (view: View, ...types: string[]) =>
  [...(own(view)?.shipSlots ?? []), ...(own(view)?.ownSlots ?? [])].some((place) => place.card !== null && types.includes(place.card.type));

const LATE = 7; // of the ten fame that win

export const OUTER_RIM: Lesson[] = [
  { id: "ship", fits: (view) => asks(view, "starting-ship") },
  { id: "defeat", fits: (view) => own(view)?.defeated ?? false },
  { id: "planning", fits: planning },
  { id: "deliver", fits: (view) => asks(view, "action") && offers(view, "actions") && (view.question?.options.some((option) => option.kind === "deliver") ?? false) },
  { id: "action", fits: (view) => asks(view, "action") },
  { id: "discard", fits: (view) => asks(view, "market-discard") },
  { id: "buy", fits: (view) => asks(view, "buy") },
  { id: "slots", fits: (view) => asks(view, "gain", "surplus") },
  { id: "encounter", fits: (view) => asks(view, "encounter") },
  { id: "contact", fits: (view) => asks(view, "encounter") && (view.question?.options.some((option) => option.kind === "contact") ?? false) },
  { id: "story", fits: (view) => board(view).reading !== null && asks(view, "choose-one", "whether") },
  { id: "combat", fits: (view) => board(view).combat !== null && asks(view, "dice-start", "dice-before", "dice-reroll", "dice-turn") },
  { id: "dice", fits: (view) => asks(view, "dice-start", "dice-before", "dice-reroll", "dice-turn") },
  { id: "goods", fits: (view) => planning(view) && holds(view, "cargo", "job", "bounty") },
  { id: "patrols", fits: (view) => planning(view) && board(view).patrols.some((patrol) => !patrol.passes) },
  { id: "refused", fits: (view) => asks(view, "action") && view.refusals.length > 0 },
  { id: "fame", fits: (view) => (own(view)?.fame ?? 0) > 0 },
  { id: "goal", fits: (view) => planning(view) && (own(view)?.fame ?? 0) > 0 },
  { id: "late", fits: (view) => planning(view) && board(view).players.some((side) => side.fame >= LATE) },
  { id: "free", fits: (view) => planning(view) && (own(view)?.fame ?? 0) > 1 },
];
