// What a pool adds up to by symbol: what there is to be afraid of.
import type { ShownDie } from "./shapes";

export interface Sum {
  symbol: string;
  parts: number[];
  total: number;
}

const COUNTED = ["melee", "ranged", "indirect", "disrupt", "discard"];

export function threat(pool: readonly ShownDie[]): Sum[] {
  return COUNTED.flatMap((symbol) => {
    const dice = pool.filter((die) => die.side.symbol === symbol);
    // A modifier alone can never be resolved.
    if (!dice.some((die) => !die.side.modifier)) return [];
    const parts = dice.map((die) => die.value);
    return [{ symbol, parts, total: parts.reduce((sum, part) => sum + part, 0) }];
  });
}
