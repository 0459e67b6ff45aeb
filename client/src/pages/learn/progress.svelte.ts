// What was solved, kept in this browser: a star for solving a puzzle, another for solving it without help.
import { SvelteMap, SvelteSet } from "svelte/reactivity";
import { remember, remembered } from "../../app/settings.svelte";

const DAY = 24 * 60 * 60 * 1000;
export const MOST_STARS = 2;

interface Streak {
  /** The day of the latest puzzle of the day that was solved: 2026-11-17. */
  day: string;
  days: number;
}

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(remembered(key)) as T | null) ?? otherwise;
  } catch {
    return otherwise; // nothing there, or nothing that we have written
  }
}

/** How long a row of days is after a puzzle was solved on `day`. */
export function prolonged(before: Streak, day: string): Streak {
  if (before.day === day) return before;
  const next = Date.parse(day) - Date.parse(before.day) === DAY;
  return { day, days: next ? before.days + 1 : 1 };
}

/** Whether the row still stands on `day`: its latest puzzle is of this day or the one before. */
export const stands = (streak: Streak, day: string): boolean => streak.days > 0 && Date.parse(day) - Date.parse(streak.day) <= DAY;

class Progress {
  #stars = new SvelteMap<string, number>(Object.entries(read<Record<string, number>>("puzzles", {})));
  #helped = new SvelteSet<string>(read<string[]>("puzzles-helped", []));
  streak = $state.raw<Streak>(read<Streak>("puzzle-days", { day: "", days: 0 }));

  stars(game: string, id: string): number {
    return this.#stars.get(`${game}/${id}`) ?? 0;
  }

  /** A hint or the solution was read, so that the second star is gone, whenever it is solved. */
  help(game: string, id: string): void {
    if (this.stars(game, id)) return; // what was earned stays
    this.#helped.add(`${game}/${id}`);
    remember("puzzles-helped", JSON.stringify([...this.#helped]));
  }

  solve(game: string, id: string): void {
    const name = `${game}/${id}`;
    const earned = this.#helped.has(name) ? 1 : MOST_STARS;
    if (earned <= this.stars(game, id)) return;
    this.#stars.set(name, earned);
    remember("puzzles", JSON.stringify(Object.fromEntries(this.#stars)));
  }

  solveDaily(day: string): void {
    this.streak = prolonged(this.streak, day);
    remember("puzzle-days", JSON.stringify(this.streak));
  }
}

export const progress = new Progress();
