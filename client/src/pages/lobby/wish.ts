// From the choices in the lobby to the request for a match.
import { isBrought, broughtDecks } from "./brought.svelte";
import type { GameInfo, NewMatch, SeatWish } from "../../api/types";

/** "solo": one plays alone, against the rules. */
export type Opponent = "bot" | "friend" | "hotseat" | "solo";

export interface Wish {
  deck: string;
  others: { kind: Opponent; deck: string; bot: string }[];
  minutes: number;
  seed: string;
  options: Record<string, boolean | number>;
}

/** Among games of one series its name tells nothing. */
export const shortName = (game: GameInfo): string => game.name.split(": ").at(-1) ?? game.name;

export const alone = (wish: Wish): boolean => wish.others[0]?.kind === "solo";

const sideOf = (game: GameInfo, deck: string): string =>
  isBrought(deck) ? broughtDecks.side(game.id, deck) : (game.decks.find((each) => each.id === deck)?.side ?? "");

/** Whether two decks can meet at all. */
const meet = (game: GameInfo, one: string, other: string): boolean => !sideOf(game, one) || sideOf(game, one) !== sideOf(game, other);

/** Whoever had what I take, or plays the side I take, gets what I had, or what can meet my deck. */
export function take(game: GameInfo, wish: Wish, deck: string): void {
  for (const other of wish.others) {
    const same = game.unique && other.deck === deck;
    if (same || (!meet(game, deck, other.deck) && meet(game, deck, wish.deck))) other.deck = wish.deck;
    else if (!meet(game, deck, other.deck)) other.deck = game.decks.find((each) => meet(game, deck, each.id))?.id ?? other.deck;
  }
  wish.deck = deck;
}

/** Whether another player brings this already, or it cannot meet my deck. */
export function taken(game: GameInfo, wish: Wish, deck: string, number: number): boolean {
  if (!meet(game, wish.deck, deck)) return true;
  if (!game.unique || !game.decks.find((each) => each.id === deck)?.cards.length) return false;
  return wish.deck === deck || wish.others.some((other, at) => at !== number && other.deck === deck);
}

/** The bot that plays unless another is chosen: quick, and neither the weakest nor the strongest. */
export const usualBot = (game: GameInfo): string => (game.bots.find((bot) => bot.id === "simple") ?? game.bots.at(-1))?.id ?? "";

/** What a newcomer most likely wants: the first deck against the usual bot with another deck. */
export function firstWish(game: GameInfo): Wish {
  const deck = game.decks[0]?.id ?? "";
  const other = game.decks.slice(1).find((each) => meet(game, deck, each.id))?.id ?? deck;
  const bot = usualBot(game);
  return { deck, others: [{ kind: "bot", deck: other, bot }], minutes: 0, seed: "", options: {} };
}

const deckOf = (game: GameInfo, deck: string): { deck: string; brought: string } =>
  isBrought(deck) ? { deck: "", brought: broughtDecks.text(game.id, deck) } : { deck, brought: "" };

export function newMatch(game: GameInfo, wish: Wish, name: string): NewMatch {
  const seats: SeatWish[] = [
    { kind: "me", ...deckOf(game, wish.deck), bot: "", name },
    ...wish.others.flatMap((other) =>
      other.kind === "solo" || alone(wish) ? [] : [{ kind: other.kind, ...deckOf(game, other.deck), bot: other.kind === "bot" ? other.bot : "", name: "" }],
    ),
  ];
  const asked = game.options ?? [];
  const options = Object.fromEntries(asked.flatMap(({ id, solo }) => (wish.options[id] && (!solo || alone(wish)) ? [[id, wish.options[id]]] : [])));
  const seed = /^\d{1,15}$/.test(wish.seed.trim()) ? Number(wish.seed) : null;
  return { game: game.id, seats, seed, clockSeconds: wish.minutes * 60, options };
}
