// The guided first match: what is explained when. The texts are `web-guide-<game>-<id>`.
import type { Board as Arena } from "../boards/cardgame/board";
import type { Board } from "../boards/destiny/board";
import type { View } from "../wire/types";

export interface Lesson {
  id: string;
  /** Whether the moment for it has come. */
  fits: (view: View) => boolean;
}

const board = (view: View) => view.board as unknown as Board;
const own = (view: View) => board(view).players.find((side) => side.seat === (view.seat ?? 0));
const offers = (view: View, group: string) => view.question?.options.some((option) => option.group === group) ?? false;
const asks = (view: View, ...kinds: string[]) => kinds.includes(view.question?.kind ?? "") && (view.question?.options.length ?? 0) > 0;
const acting = (view: View) => asks(view, "action");

const DESTINY: Lesson[] = [
  { id: "over", fits: (view) => view.outcome !== "" },
  { id: "return", fits: (view) => asks(view, "return") },
  { id: "battlefield", fits: (view) => asks(view, "battlefield") },
  { id: "shields", fits: (view) => asks(view, "opening-shields") },
  { id: "turn", fits: (view) => acting(view) },
  { id: "target", fits: (view) => asks(view, "target-melee", "target-ranged", "target-indirect", "damage") },
  { id: "indirect", fits: (view) => asks(view, "distribute") },
  { id: "more", fits: (view) => asks(view, "resolve-next", "modify") },
  { id: "whether", fits: (view) => asks(view, "whether", "claim", "order") },
  { id: "dice", fits: (view) => acting(view) && offers(view, "resolve") },
  { id: "hand", fits: (view) => acting(view) && offers(view, "play") },
  { id: "refused", fits: (view) => acting(view) && view.refusals.length > 0 },
  { id: "reroll", fits: (view) => acting(view) && offers(view, "reroll") },
  { id: "use", fits: (view) => acting(view) && offers(view, "use") },
  { id: "claim", fits: (view) => acting(view) && (own(view)?.characters.every((each) => each.exhausted) ?? false) },
  { id: "upkeep", fits: (view) => asks(view, "upkeep-discard") || board(view).round > 1 },
  { id: "free", fits: (view) => board(view).round > 2 },
];

const arena = (view: View) => view.board as unknown as Arena;
const inWindow = (view: View, window: string) => acting(view) && arena(view).window === window;

const CARDGAME: Lesson[] = [
  { id: "over", fits: (view) => view.outcome !== "" },
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
  { id: "dial", fits: (view) => arena(view).dial.shows > 2 },
  { id: "free", fits: (view) => arena(view).turn > 2 },
];

export const LESSONS: Record<string, Lesson[]> = { destiny: DESTINY, cardgame: CARDGAME };

/** Decks, opponent and chance of the first match are always the same. */
export const FIRST_MATCH: Record<string, { deck: string; other: string; bot: string; seed: number }> = {
  destiny: { deck: "obi-wan", other: "grievous", bot: "simple", seed: 7 },
  cardgame: { deck: "jedi", other: "sith", bot: "simple", seed: 12 },
};

/** The next thing to explain: the first that fits and has not been told. */
export function lessonFor(view: View, told: ReadonlySet<string>): Lesson | undefined {
  return LESSONS[view.game]?.find((lesson) => !told.has(lesson.id) && lesson.fits(view));
}
