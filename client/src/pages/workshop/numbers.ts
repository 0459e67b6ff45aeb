// What the cards of a deck add up to: costs, sides of dice, what a roll brings.
import type { CardFace, CardSide } from "../../api/types";

/** A card and how many there are of it, or of its dice. */
export interface Counted {
  face: CardFace;
  count: number;
}

const AVERAGED = 6; // sides of a die

export const costOf = ({ cost }: CardFace): number | null => {
  const digits = /\d+/.exec(cost)?.[0];
  return digits === undefined ? null : Number(digits);
};

/** What a card in play gives to pay with. */
export const resourcesOf = (face: CardFace | undefined): number => Number(face?.facts?.find(({ kind }) => kind === "resources")?.value ?? 0) || 0;

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

/** What a card in play gives when it is used up each time: one token a round is taken off it again. */
const given = (resources: number, rounds: number): number => (resources ? resources * Math.ceil(rounds / resources) : 0);

export interface Income {
  /** Of the rules, each round. */
  rules: number;
  /** Of the dice, each round, on average. */
  dice: number;
  /** Resources of the cards in each part of a deck, and how many of them lie in play at once. */
  lying: readonly { resources: readonly number[]; atOnce: number }[];
}

export interface Means {
  have: number;
  cost: number;
}

/** Round by round, all resources so far, and the cost of all cards drawn so far. */
export function means(rounds: number, income: Income, deck: { size: number; cost: number; hand: number }): Means[] {
  return Array.from({ length: rounds }, (_, before) => {
    const round = before + 1;
    const lying = income.lying.map(({ resources, atOnce }) => (resources.length ? (Math.min(atOnce, resources.length) * resources.reduce((sum, each) => sum + given(each, round), 0)) / resources.length : 0));
    return {
      have: round * (income.rules + income.dice) + lying.reduce((sum, each) => sum + each, 0),
      cost: Math.min(deck.size, round * deck.hand) * deck.cost,
    };
  });
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
