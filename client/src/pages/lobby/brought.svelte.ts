// Decks that a player brings: kept in this browser, looked over by the server, brought to a match as text.
import { remember, remembered } from "../../app/settings.svelte";
import { post } from "../../api/http";
import type { DeckChoice, DeckLook, GameInfo } from "../../api/types";

export interface BroughtDeck {
  id: string;
  name: string;
  cards: string[];
  text: string;
  side?: string;
}

const MOST = 20; // of each game; the oldest goes
const PREFIX = "own/";

export const isBrought = (id: string): boolean => id.startsWith(PREFIX);

class BroughtDecks {
  #kept = $state<Record<string, BroughtDeck[]>>(read());

  of(game: string): BroughtDeck[] {
    return this.#kept[game] ?? [];
  }

  side(game: string, id: string): string {
    return this.of(game).find((each) => each.id === id)?.side ?? "";
  }

  text(game: string, id: string): string {
    return this.of(game).find((each) => each.id === id)?.text ?? "";
  }

  /** Looks a text over; without faults the deck is kept, and its id given. */
  async bring(game: string, text: string): Promise<{ look: DeckLook; id: string }> {
    const look = await post<DeckLook>(`/decks/${game}`, { text });
    if (look.faults.length) return { look, id: "" };
    const known = this.of(game).find((each) => each.text === look.text);
    if (known) return { look, id: known.id };
    const deck = { id: `${PREFIX}${Date.now().toString(36)}`, name: look.name, cards: look.cards, text: look.text, side: look.side ?? "" };
    this.#keep(game, [deck, ...this.of(game)].slice(0, MOST));
    return { look, id: deck.id };
  }

  forget(game: string, id: string): void {
    this.#keep(
      game,
      this.of(game).filter((each) => each.id !== id),
    );
  }

  #keep(game: string, decks: BroughtDeck[]): void {
    this.#kept[game] = decks;
    remember("decks", JSON.stringify(this.#kept));
  }
}

function read(): Record<string, BroughtDeck[]> {
  try {
    const kept: unknown = JSON.parse(remembered("decks") || "{}");
    return kept && typeof kept === "object" && !Array.isArray(kept) ? (kept as Record<string, BroughtDeck[]>) : {};
  } catch {
    return {};
  }
}

export const broughtDecks = new BroughtDecks();

/** Everything one can bring: the ready-made decks and those brought before. */
export function choices(game: GameInfo, about: string): DeckChoice[] {
  return [...game.decks, ...(game.bringsDecks ? broughtDecks.of(game.id).map(({ id, name, cards, side = "" }) => ({ id, name, about, cards, side })) : [])];
}
