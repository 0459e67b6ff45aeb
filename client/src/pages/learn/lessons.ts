// The guided first match: what is explained when. The texts are `web-guide-<game>-<id>`.
import type { Board } from "../../games/destiny/shapes";
import type { View } from "../../api/types";
import { asks, offers, type Lesson } from "./asking";
import { CARDGAME } from "../../games/cardgame/lessons";
import { OUTER_RIM } from "../../games/outer_rim/lessons";

const board = (view: View) => view.board as unknown as Board;
const own = (view: View) => board(view).players.find((side) => side.seat === (view.seat ?? 0));
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

export const LESSONS: Record<string, Lesson[]> = { destiny: DESTINY, outer_rim: OUTER_RIM, cardgame: CARDGAME };

/** Decks, opponent and chance of the first match are always the same. */
export const FIRST_MATCH: Record<string, { deck: string; other: string; bot: string; seed: number }> = {
  destiny: { deck: "obi-wan", other: "grievous", bot: "simple", seed: 7 },
  cardgame: { deck: "jedi", other: "sith", bot: "simple", seed: 12 },
  outer_rim: { deck: "han-solo", other: "jyn-erso", bot: "simple", seed: 7 },
};

/** The next thing to explain: the first that fits and has not been told. */
export function lessonFor(view: View, told: ReadonlySet<string>): Lesson | undefined {
  return LESSONS[view.game]?.find((lesson) => !told.has(lesson.id) && lesson.fits(view));
}
