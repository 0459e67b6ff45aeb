// How much room a side wants, counted in cards and lines of dice: from this follows the size of everything on the board.
import type { PlayerSide, ShownThing } from "./shapes";

/** A character with the gap beside it, an upgrade fanned out from under it, a column of supports. */
const [CHARACTER, FANNED, COLUMN] = [1.14, 0.3, 1];
/** On narrow screens nothing is fanned out. */
const [SLIM_CHARACTER, SLIM_COLUMN] = [1.07, 0.8];
/** Beyond this supports lie two in a column: about as many cards as fit beside each other where height is the limit. */
const ROOMY = 8.4;
const MOST_IN_LINE = 6;

type Cards = Pick<PlayerSide, "characters" | "supports" | "plots">;

export const attached = (thing: ShownThing): ShownThing[] => [...thing.upgrades, ...thing.downgrades];
const fanned = (things: readonly ShownThing[]): number => things.reduce((sum, thing) => sum + attached(thing).length, 0);

/** Plots and supports in columns: one each while there is room, otherwise two, but for those that carry something. */
export function columns(side: Cards, slim: boolean): ShownThing[][] {
  const things = [...side.plots, ...side.supports];
  const all = side.characters.length * CHARACTER + things.length * COLUMN + (fanned(side.characters) + fanned(things)) * FANNED;
  if (things.length < 2 || (!slim && all <= ROOMY)) return things.map((thing) => [thing]);
  const alone = things.filter((thing) => attached(thing).length > 0);
  const pairs = things.filter((thing) => attached(thing).length === 0);
  return [...alone.map((thing) => [thing]), ...Array.from({ length: Math.ceil(pairs.length / 2) }, (_, at) => pairs.slice(at * 2, at * 2 + 2))];
}

/** Of a side, in cards. */
export function breadth(side: Cards, slim: boolean): number {
  const places = columns(side, slim).length;
  if (slim) return side.characters.length * SLIM_CHARACTER + places * SLIM_COLUMN;
  return side.characters.length * CHARACTER + places * COLUMN + fanned([...side.characters, ...side.plots, ...side.supports]) * FANNED;
}

/** In how many lines so many dice lie, where lines are short. */
export const lines = (dice: number): number => (dice > MOST_IN_LINE ? 2 : 1);
