// In which order cards are listed.
import type { CardFace } from "../../api/types";

export const ORDERS = ["set", "name", "cost"] as const;
export type Order = (typeof ORDERS)[number];

/** What a card costs; those without a cost come last. */
const price = ({ cost, points }: CardFace): number => Number.parseInt(cost || points, 10) || (cost === "0" ? 0 : Infinity);

/** The server lists cards set by set. */
export function sorted(cards: readonly CardFace[], order: Order, language: string): readonly CardFace[] {
  if (order === "set") return cards;
  const { compare } = new Intl.Collator(language, { numeric: true });
  const byName = (one: CardFace, other: CardFace) => compare(one.name, other.name);
  if (order === "name") return cards.toSorted(byName);
  return cards.toSorted((one, other) => price(one) - price(other) || byName(one, other));
}
