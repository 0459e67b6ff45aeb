// What the cards of a deck add up to: costs, sides of dice, what a roll brings.
import type { CardFace, CardSide } from "../../api/types";

export interface Counted {
  face: CardFace;
  count: number;
}

const AVERAGED = 6; // sides of a die

export const costOf = ({ cost }: CardFace): number | null => {
  const digits = /\d+/.exec(cost)?.[0];
  return digits === undefined ? null : Number(digits);
};

/** How many cards cost how much; from 0 to the dearest without gaps. */
export function curve(cards: readonly Counted[]): number[] {
  const found: number[] = [];
  for (const { face, count } of cards) {
    const cost = costOf(face);
    if (cost === null) continue;
    while (found.length <= cost) found.push(0);
    found[cost] = (found[cost] ?? 0) + count;
  }
  return found;
}

export function mean(counts: readonly number[]): number {
  const number = counts.reduce((sum, each) => sum + each, 0);
  return number ? counts.reduce((sum, each, cost) => sum + each * cost, 0) / number : 0;
}

/** What one roll of all dice brings on average, symbol by symbol, and how many sides of it are blank. */
export function expected(dice: readonly { sides: readonly CardSide[]; count: number }[]): { symbols: Map<string, number>; blank: number } {
  const symbols = new Map<string, number>();
  let blank = 0;
  let rolled = 0;
  for (const { sides, count } of dice) {
    if (sides.length !== AVERAGED) continue;
    rolled += count;
    for (const { symbol, value } of sides) {
      if (symbol === "blank") blank += count / AVERAGED;
      else symbols.set(symbol, (symbols.get(symbol) ?? 0) + (count * (symbol === "special" ? 1 : (value ?? 0))) / AVERAGED);
    }
  }
  return { symbols: new Map([...symbols].sort(([, one], [, other]) => other - one)), blank: rolled ? blank / rolled : 0 };
}

/** A pile in a random order; the one who asks brings the luck. */
export function shuffled<T>(cards: readonly T[], luck: () => number = Math.random): T[] {
  const pile = [...cards];
  for (let last = pile.length - 1; last > 0; last--) {
    const other = Math.floor(luck() * (last + 1));
    [pile[last], pile[other]] = [pile[other] as T, pile[last] as T];
  }
  return pile;
}
