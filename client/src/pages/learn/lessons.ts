// The guided first match of each game: which match it is, and the next thing to explain. The texts are
// `web-guide-<game>-<id>`, or `web-guide-<id>` where they are the same everywhere.
import { CARDGAME } from "../../games/cardgame/lessons";
import { DESTINY } from "../../games/destiny/lessons";
import { OUTER_RIM } from "../../games/outer_rim/lessons";
import type { Lesson } from "../../games/common/lesson";
import type { View } from "../../api/types";

const isMine = (view: View, seat: number | null | undefined) => view.players.some((player) => player.seat === seat && player.mine);
const won = (view: View) => view.winners?.some((seat) => isMine(view, seat)) ?? false;

export const WELCOME: Lesson = { id: "welcome", fits: () => true };
const EVERYWHERE: Lesson[] = [
  { id: "won", everywhere: true, fits: (view) => view.outcome !== "" && won(view) },
  { id: "lost", everywhere: true, fits: (view) => view.outcome !== "" && !won(view) },
  { id: "theirs", everywhere: true, fits: (view) => view.log.some((line) => line.card && typeof line.seat === "number" && !isMine(view, line.seat)) },
];
export const LESSONS: Record<string, Lesson[]> = { destiny: DESTINY, outer_rim: OUTER_RIM, cardgame: CARDGAME };

/** Decks, opponent and chance of the first match are always the same. */
export const FIRST_MATCH: Record<string, { deck: string; other: string; bot: string; seed: number }> = {
  destiny: { deck: "obi-wan", other: "grievous", bot: "simple", seed: 7 },
  cardgame: { deck: "jedi", other: "sith", bot: "simple", seed: 12 },
  outer_rim: { deck: "han-solo", other: "jyn-erso", bot: "simple", seed: 7 },
};

/** The next thing to explain: the first that fits and has not been told. */
export function lessonFor(view: View, told: { has: (id: string) => boolean }): Lesson | undefined {
  return [...EVERYWHERE, ...(LESSONS[view.game] ?? [])].find((lesson) => !told.has(lesson.id) && lesson.fits(view));
}

/** What has been explained in a match; as long as the tab is open. */
export class Told {
  readonly #ids: Set<string>;
  readonly #key: string;

  constructor(match: string) {
    this.#key = `dejarik.guide.${match}`;
    this.#ids = new Set(read(this.#key));
  }

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  add(id: string): void {
    this.#ids.add(id);
    try {
      sessionStorage.setItem(this.#key, [...this.#ids].join(" "));
    } catch {
      // then it is explained again
    }
  }
}

function read(key: string): string[] {
  try {
    return (sessionStorage.getItem(key) ?? "").split(" ").filter(Boolean);
  } catch {
    return [];
  }
}
