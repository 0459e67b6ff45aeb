// What was played last, so that the next match is one click away. Kept in this browser.
import { remember, remembered } from "../../app/settings.svelte";
import type { GameInfo } from "../../api/types";
import { choices, isBrought } from "./brought.svelte";
import type { Wish } from "./wish";

interface Played {
  game: string;
  wishes: Record<string, Wish>;
}

function read(): Played {
  try {
    const kept = JSON.parse(remembered("played") || "{}") as Partial<Played> | null;
    return { game: kept?.game ?? "", wishes: kept?.wishes ?? {} };
  } catch {
    return { game: "", wishes: {} };
  }
}

export const lastGame = (): string => read().game;

/** Chance is never the same again. */
export function keepWish(game: string, wish: Wish): void {
  const wishes = { ...read().wishes, [game]: { ...wish, seed: "" } };
  remember("played", JSON.stringify({ game, wishes }));
}

/** What was wished for last, if all of it is still there: decks, opponents, places. */
export function lastWish(game: GameInfo): Wish | null {
  const wish = read().wishes[game.id];
  if (!wish || !Array.isArray(wish.others) || !wish.others.length || wish.others.length >= game.most) return null;
  const decks = new Set(choices(game, "").map((deck) => deck.id));
  const there = (deck: string) => decks.has(deck) && (!isBrought(deck) || Boolean(game.bringsDecks));
  const met = wish.others.every((other) => there(other.deck) && (other.kind !== "bot" || game.bots.some((bot) => bot.id === other.bot)));
  return there(wish.deck) && met ? { ...wish, seed: "" } : null;
}
