// Which puzzle comes next: one that is as hard as what the player has solved so far.
import type { PuzzleInfo } from "../../api/types";

/** So many solved puzzles of a rating lead to the next one. */
export const ENOUGH = 3;

type Stars = (puzzle: PuzzleInfo) => number;

/** The lowest rating of which the player has not solved enough yet; the highest there is after all of them. */
export function strength(puzzles: PuzzleInfo[], stars: Stars): number {
  const ratings = [...new Set(puzzles.map((each) => each.rating))].sort((one, other) => one - other);
  for (const rating of ratings) {
    const here = puzzles.filter((each) => each.rating === rating);
    if (here.filter((each) => stars(each)).length < Math.min(ENOUGH, here.length)) return rating;
  }
  return ratings.at(-1) ?? 0;
}

/** The first unsolved one of that strength, else the nearest harder one, else an easier one. */
export function nextUnsolved(puzzles: PuzzleInfo[], stars: Stars): PuzzleInfo | undefined {
  const own = strength(puzzles, stars);
  const distance = (each: PuzzleInfo) => (each.rating >= own ? each.rating - own : puzzles.length + own - each.rating);
  return puzzles.filter((each) => !stars(each)).sort((one, other) => distance(one) - distance(other))[0];
}
