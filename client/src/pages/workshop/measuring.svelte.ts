// The deck that bots play for this guest: begun, followed and stopped here, played on the server.
import { get, post, remove, Refused } from "../../api/http";
import type { Measure, MeasuringIs } from "../../api/types";
import { say, words } from "../../words/words.svelte";

const AGAIN = 1000; // milliseconds
const LATER = 5000; // … while the server does not answer

export class Measurer {
  told = $state.raw<MeasuringIs | null>(null);
  problem = $state("");
  /** The server does not answer: what was heard before stays. */
  away = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #gone = false;
  #latest = 0;

  get goesOn(): boolean {
    return this.told?.status === "waiting" || this.told?.status === "running";
  }

  /** Looks, and again as long as something is going on. */
  async follow(): Promise<void> {
    clearTimeout(this.#timer);
    const mine = ++this.#latest;
    await this.#hear(() => get<MeasuringIs>("/measuring"));
    if (!this.#gone && mine === this.#latest && (this.goesOn || this.away)) this.#timer = setTimeout(() => void this.follow(), this.away ? LATER : AGAIN);
  }

  async begin(game: string, wish: Measure): Promise<void> {
    this.problem = "";
    await this.#hear(() => post<MeasuringIs>(`/measuring/${game}`, wish), true);
    await this.follow();
  }

  async stop(): Promise<void> {
    await this.#hear(() => remove<MeasuringIs>("/measuring"), true);
    await this.follow();
  }

  leave(): void {
    this.#gone = true;
    clearTimeout(this.#timer);
  }

  async #hear(ask: () => Promise<MeasuringIs>, asked = false): Promise<void> {
    const language = words.language;
    try {
      const told = await ask();
      this.away = false;
      if (language === words.language || !this.told) this.told = told;
    } catch (refused) {
      if (refused instanceof Refused) {
        if (asked) this.problem = refused.message;
      } else {
        this.away = true;
        if (asked) this.problem = say("no-server");
      }
    }
  }
}
