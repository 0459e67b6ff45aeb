// From what is chosen in the lobby to the match that is asked for.
import type { GameInfo, NewMatch, SeatWish } from "../wire/types";

export type Opponent = "bot" | "friend" | "hotseat";

export interface Wish {
  deck: string;
  others: { kind: Opponent; deck: string; bot: string }[];
  minutes: number;
  seed: string;
}

/** What a newcomer most likely wants: the first deck against the best bot with another deck. */
export function firstWish(game: GameInfo): Wish {
  const deck = game.decks[0]?.id ?? "";
  const other = game.decks[1]?.id ?? deck;
  const bot = game.bots.at(-1)?.id ?? "";
  return { deck, others: [{ kind: "bot", deck: other, bot }], minutes: 0, seed: "" };
}

export function newMatch(game: GameInfo, wish: Wish, name: string): NewMatch {
  const seats: SeatWish[] = [
    { kind: "me", deck: wish.deck, bot: "", name },
    ...wish.others.map((other) => ({
      kind: other.kind,
      deck: other.deck,
      bot: other.kind === "bot" ? other.bot : "",
      name: "",
    })),
  ];
  const seed = /^\d{1,15}$/.test(wish.seed.trim()) ? Number(wish.seed) : null;
  return { game: game.id, seats, seed, clockSeconds: wish.minutes * 60, options: {} };
}
