// The guided first match of each game: which match it is, and the next thing to explain. The texts are `web-guide-<game>-<id>`.
import { CARDGAME } from "../../games/cardgame/lessons";
import { DESTINY } from "../../games/destiny/lessons";
import { OUTER_RIM } from "../../games/outer_rim/lessons";
import type { Lesson } from "../../games/shared/lesson";
import type { View } from "../../api/types";

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
