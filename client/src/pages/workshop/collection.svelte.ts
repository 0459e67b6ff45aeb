// "I own these": which cards somebody has, kept in this browser, with a file for backup.
import { remember, remembered } from "../../app/settings.svelte";

export class Collection {
  readonly game: string;
  #owned = $state.raw<Record<string, number>>({});

  constructor(game: string) {
    this.game = game;
    this.#read();
  }

  /** Another page has changed the collection. */
  heard(event: StorageEvent): void {
    if (event.key === `dejarik.owned.${this.game}`) this.#read();
  }

  has(code: string): boolean {
    return (this.#owned[code] ?? 0) > 0;
  }

  count(code: string): number {
    return this.#owned[code] ?? 0;
  }

  get codes(): string[] {
    return Object.keys(this.#owned);
  }

  get size(): number {
    return this.codes.length;
  }

  set(code: string, count: number): void {
    this.#read(); // two pages may add at the same moment, before either has heard of the other
    const rest = Object.fromEntries(Object.entries(this.#owned).filter(([each]) => each !== code));
    this.#keep(count > 0 ? { ...rest, [code]: count } : rest);
  }

  /** As a file. */
  backup(): string {
    return `${JSON.stringify({ game: this.game, owned: this.#owned }, null, 1)}\n`;
  }

  /** From a file; false if it is none of ours. What is there already stays, of each card the larger number. */
  restore(text: string): boolean {
    const owned = this.#inFile(text);
    if (!owned) return false;
    this.#read();
    const both = { ...this.#owned };
    for (const [code, count] of Object.entries(owned)) both[code] = Math.max(count, both[code] ?? 0);
    this.#keep(both);
    return true;
  }

  #inFile(text: string): Record<string, number> | null {
    try {
      const read = JSON.parse(text) as { game?: string; owned?: unknown } | null;
      return read?.game === this.game ? understood(JSON.stringify(read.owned ?? null)) : null;
    } catch {
      return null;
    }
  }

  #read(): void {
    this.#owned = understood(remembered(`owned.${this.game}`)) ?? this.#owned;
  }

  #keep(owned: Record<string, number>): void {
    this.#owned = owned;
    remember(`owned.${this.game}`, JSON.stringify(owned));
  }
}

function understood(text: string): Record<string, number> | null {
  try {
    const read: unknown = JSON.parse(text || "{}");
    if (!read || typeof read !== "object" || Array.isArray(read)) return null;
    return Object.fromEntries(Object.entries(read).filter((entry): entry is [string, number] => Number.isInteger(entry[1]) && (entry[1] as number) > 0 && (entry[1] as number) < 1000));
  } catch {
    return null;
  }
}
