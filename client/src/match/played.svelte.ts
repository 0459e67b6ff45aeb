// What the others do, told move by move: the card they play, large, and the sentences of the log about it.
import { getContext, setContext } from "svelte";
import type { LogLine, View } from "../api/types";
import { reading, STAYS, type Pace } from "./pace";

export interface Telling {
  game: string;
  seat: number;
  /** Who it is, as the table calls them. */
  who: string;
  /** The card that is played, used or read; nothing for other moves. */
  code: string;
  /** What happens, in the lines of the log. */
  lines: LogLine[];
}

const MOST_KEPT = 80; // positions of one turn

/** What has just happened, if others did it. A move ends where the table is no deeper in it than where it began. */
export function tellings(before: View, now: View, told: Telling | null, depth: number): Telling | null {
  const news = now.log.filter((line) => line.step > before.step);
  const mine = (seat: number | null | undefined) => now.players.some((player) => player.seat === seat && player.mine);
  const own = now.spoke === now.step;
  const foreign = (line: LogLine) => line.seat !== null && line.seat !== undefined && !mine(line.seat);
  const began = news.findIndex((line) => foreign(line) && (!own || (line.card ?? "") !== ""));
  const first = news[began];
  const goesOn = told !== null && before.resolving.length > depth;
  if (!first || typeof first.seat !== "number") {
    const rest = own ? [] : news.filter((line) => line.seat === null);
    return goesOn && rest.length ? { ...told, lines: [...told.lines, ...rest] } : null;
  }
  const { seat } = first;
  const lines = theirs(news.slice(own ? began : 0), goesOn, (line) => !mine(line.seat));
  const code = news.findLast((line) => foreign(line) && line.card)?.card ?? "";
  if (goesOn && told.seat === seat && (!code || code === told.code)) return { ...told, lines: [...told.lines, ...lines] };
  return { game: now.game, seat, who: now.players.find((player) => player.seat === seat)?.name ?? "", code, lines };
}

/** Their lines with all that came of them; one's own passes and the beginning of one's own turn are no part of their move. */
function theirs(news: LogLine[], goesOn: boolean, foreign: (line: LogLine) => boolean): LogLine[] {
  let within = goesOn;
  return news.filter((line) => {
    if (!line.depth) within = foreign(line);
    return within || foreign(line);
  });
}

export class PlayedCards {
  shown = $state.raw<Telling | null>(null);
  /** On how many places of the board it can be shown. */
  places = $state(0);
  /** The positions since one's own latest choice, which can be shown again. */
  kept = $state.raw<View[]>([]);

  #depth = 0;
  #until = 0;
  #hurry: (() => void) | null = null;
  #timer = 0;

  constructor(readonly pace: () => Pace) {}

  /** The next choice of ours is given by itself: no turn ends with it. */
  byItself = false;

  /** Remember a position that is shown for the first time. */
  keep(now: View): void {
    const chosen = now.spoke === now.step && !this.byItself;
    if (now.spoke === now.step) this.byItself = false;
    const grows = !chosen && this.kept.length > 0 && this.kept.length < MOST_KEPT && now.logFrom > 0;
    this.kept = grows ? [...this.kept, now] : [now];
  }

  tell(before: View | null, now: View): void {
    if (!before || now.step <= before.step || !now.logFrom) return;
    const next = tellings(before, now, this.shown, this.#depth);
    if (!next) {
      if (now.spoke === now.step) this.end();
      return;
    }
    const goesOn = this.shown !== null && next.code === this.shown.code && next.lines.length > this.shown.lines.length;
    const news = goesOn && this.shown ? next.lines.slice(this.shown.lines.length) : next.lines;
    if (!goesOn) this.#depth = before.resolving.length;
    this.shown = next;
    const letters = news.map((line) => line.text).join("").length;
    this.#until = performance.now() + reading(letters, this.pace());
    clearTimeout(this.#timer);
    if (this.pace() !== "wait") this.#timer = window.setTimeout(() => this.end(), Math.max(STAYS, reading(letters, this.pace())));
  }

  /** Until what is shown has been read; nothing: nobody has to wait. */
  rest(): Promise<void> | null {
    const left = this.#until - performance.now();
    if (!this.shown || left <= 0) return null;
    return new Promise((done) => {
      const timer = left === Infinity ? 0 : window.setTimeout(done, left);
      this.#hurry = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  /** A click or a key: on to the next thing, or away with the card. */
  hurry(): void {
    this.#until = 0;
    const hurry = this.#hurry;
    this.#hurry = null;
    if (hurry) hurry();
    else this.end();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#until = 0;
    this.shown = null;
    this.#hurry?.();
    this.#hurry = null;
  }
}

const KEY = Symbol("played");
export const providePlayed = (played: PlayedCards): PlayedCards => setContext(KEY, played);
/** Nothing where nobody plays: a replay is told by whoever turns its pages. */
export const usePlayed = (): PlayedCards | undefined => getContext<PlayedCards | undefined>(KEY);
