// A live match: over a WebSocket, or by polling where there is none.
import { at } from "../app/base";
import { words } from "../words/words.svelte";
import { next } from "./changes";
import { get, post, Refused } from "./http";
import type { Chat, ClientMessage, HintOption, LogLine, Preview, Problem, ServerMessage, View } from "./types";

export type Status = "connecting" | "live" | "polling" | "lost";

const WAITS = [300, 600, 1200, 2500, 5000]; // before trying again
const POLL_EVERY = 1500;
const MOST_WAITING = 60; // positions that are shown one by one; whoever is further behind catches up at once
const SOCKETS_BEFORE_POLLING = 3;
const TOO_MANY = 4429; // closing code of a server that keeps no more sockets for us
const PREVIEWS_AFTER = 60; // milliseconds: first the position is drawn, and what is answered at once needs none

const NONE: ReadonlySet<string> = new Set();

/** The log with the news: they replace whatever was told later than `from`. */
export function withNews(old: readonly LogLine[], news: readonly LogLine[], from: number): LogLine[] {
  return [...old.filter((line) => line.step <= from), ...news];
}

export class Live {
  view = $state.raw<View | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<Chat[]>([]);
  hint = $state<string>("");
  /** What the options of the open question would do, by their keys; it comes a little later. */
  previews = $state.raw<Record<string, Preview>>({});
  /** The keys of what cannot be taken back freely; null: not known yet. */
  final = $state.raw<ReadonlySet<string> | null>(NONE);
  hintReason = $state<string>("");
  /** The best options, the best first, each with its chance to win. */
  hintOptions = $state.raw<HintOption[]>([]);
  /** A hint was asked for and has not come yet. */
  hinting = $state(false);
  problem = $state.raw<Problem | null>(null);
  status = $state<Status>("connecting");
  /** A choice is on its way: until a position contains it, or it is refused, there is nothing else to choose. */
  underway = $state(false);
  /** When the view came, so that clocks can go on by themselves. */
  viewedAt = $state(0);

  /** Called before a new view is shown and, with what it returned, afterwards: for motion. */
  around: (next: View) => () => void = () => () => undefined;
  /** Whether the reader wants to know what options would do. */
  curious: () => boolean = () => false;
  /** Until what is shown has come to rest and was read, given the newest position; nothing: go on at once. */
  settled: (newest: View) => Promise<unknown> | null = () => null;

  #socket: WebSocket | null = null;
  #chosenAt = 0;
  #foretold = ""; // the question whose previews were asked for
  #known: View | null = null; // the latest that came, perhaps not shown yet: changes are changes of that
  #waiting: View[] = [];
  #showing = false;
  #failures = 0;
  #timer = 0;
  #closed = false;

  constructor(readonly match: string) {}

  begin(): void {
    this.#connect();
    addEventListener("online", this.#again);
    document.addEventListener("visibilitychange", this.#again);
  }

  end(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#again);
    document.removeEventListener("visibilitychange", this.#again);
    this.#socket?.close();
  }

  forgetHint(): void {
    this.hint = this.hintReason = "";
    this.hintOptions = [];
    this.hinting = false;
  }

  send(message: ClientMessage): void {
    this.problem = null;
    if (message.type === "hint") this.hinting = true;
    if (message.type === "choose") {
      this.#chosenAt = message.step;
      this.underway = true;
    }
    this.#tell(message);
  }

  #tell(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    else void this.#post(message);
  }

  /** The position in the language that is spoken now, with the whole log. */
  look(): void {
    this.send({ type: "look", lang: words.language, since: 0 });
  }

  accept(message: ServerMessage): void {
    switch (message.type) {
      case "view":
        this.#receive(message.view);
        break;
      case "change": {
        const view = next(this.#known, message);
        if (view) this.#receive(view);
        else this.#doubt();
        break;
      }
      case "chat":
        if (!this.chat.some((line) => line.number === message.number))
          this.chat = [...this.chat, message].sort((a, b) => a.number - b.number);
        break;
      case "hint":
        if (message.step !== this.view?.step) break;
        this.hint = message.key;
        this.hintReason = message.reason ?? "";
        this.hintOptions = message.options ?? [];
        this.hinting = false;
        break;
      case "previews":
        if (message.step !== this.view?.step) break;
        this.previews = message.options;
        this.final = new Set(message.final);
        break;
      case "problem":
        this.problem = message;
        this.underway = this.hinting = false;
        this.#foretold = "";
        if (message.code === "stale") this.look();
        break;
    }
  }

  #receive(view: View): void {
    this.#known = view;
    this.#waiting.push(view);
    void this.#showNext();
  }

  /** What was changed is not what we have: all of it, once, and until then no changes. */
  #doubt(): void {
    if (this.#known) this.#tell({ type: "look", lang: words.language, since: 0 });
    this.#known = null;
  }

  /** One position after the other, so that what a quick bot answers does not cut short what we did ourselves. */
  async #showNext(): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    for (let view = this.#waiting.shift(); view && !this.#closed; view = this.#waiting.shift()) {
      const moving = this.#waiting.length < MOST_WAITING ? this.settled(this.#waiting.at(-1) ?? view) : null;
      if (moving) await moving;
      this.#show(view);
      if (this.#waiting.length) await new Promise((begun) => setTimeout(begun));
    }
    this.#showing = false;
  }

  #show(view: View): void {
    if (this.view && view.step < this.view.step) return; // overtaken on the way
    const moved = view.step !== this.view?.step;
    const done = moved ? this.around(view) : undefined;
    if (moved) {
      this.forgetHint();
      this.previews = {};
      this.final = view.question?.weighty ? null : NONE;
    }
    // At one screen another player looks now, who may not read what the one before was told.
    const handedOver = this.view !== null && view.seat !== this.view.seat && view.logFrom > 0;
    this.log = withNews(handedOver ? [] : this.log, view.log, view.logFrom);
    this.view = view;
    // The position may also have changed by what somebody else answered at the same time.
    if ((view.spoke ?? 0) > this.#chosenAt) this.underway = false;
    this.viewedAt = performance.now();
    done?.();
    if (handedOver) this.look();
    else this.foresee();
  }

  /** Asks once for each question what its options would do, and which of them are final. */
  foresee(): void {
    const question = this.#question();
    if (!question || question === this.#foretold || !(this.curious() || this.view?.question?.weighty)) return;
    window.setTimeout(() => {
      if (!this.#closed && !this.underway && this.#question() === question) this.weigh();
    }, PREVIEWS_AFTER);
  }

  /** The same at once: somebody is about to choose. */
  weigh(): void {
    const question = this.#question();
    if (!question || !this.view || question === this.#foretold) return;
    this.#foretold = question;
    this.#tell({ type: "previews", step: this.view.step, onlyFinal: !this.curious() });
  }

  /** What is asked now, of whom and in which language. */
  #question(): string {
    const view = this.view;
    return view?.question?.options.length ? `${view.step} ${view.seat} ${words.language} ${this.curious()}` : "";
  }

  #connect(): void {
    if (this.#closed) return;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${at(`/api/matches/${this.match}/live`)}?lang=${words.language}&changes=1`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#failures = 0;
      this.#foretold = ""; // whoever was to answer that may not be there anymore
      this.status = "live";
    };
    socket.onmessage = (event) => this.accept(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => {
      if (this.#closed || this.#socket !== socket) return;
      this.#failures = event.code === TOO_MANY ? SOCKETS_BEFORE_POLLING + 1 : this.#failures + 1;
      this.status = "lost";
      this.underway = false;
      if (this.#failures > SOCKETS_BEFORE_POLLING) void this.#poll();
      else this.#timer = window.setTimeout(() => this.#connect(), WAITS[this.#failures - 1] ?? 5000);
    };
  }

  async #poll(): Promise<void> {
    if (this.#closed) return;
    try {
      const view = await get<View>(`/matches/${this.match}`, { since: this.log.at(-1)?.step ?? 0 });
      this.status = "polling";
      this.#show(view);
    } catch (problem) {
      this.status = "lost";
      if (problem instanceof Refused && problem.code === "not-found") {
        this.problem = { type: "problem", code: "not-found", text: problem.message };
        return;
      }
    }
    // Now and then the socket gets another chance.
    this.#failures += 1;
    const next = this.#failures % 10 ? () => void this.#poll() : () => this.#connect();
    this.#timer = window.setTimeout(next, POLL_EVERY);
  }

  async #post(message: ClientMessage): Promise<void> {
    try {
      this.accept(await post<ServerMessage>(`/matches/${this.match}/messages`, message));
    } catch (problem) {
      this.underway = false;
      if (problem instanceof Refused)
        this.problem = { type: "problem", code: problem.code as Problem["code"], text: problem.message };
      else this.status = "lost";
    }
  }

  readonly #again = () => {
    if (this.status === "live" || document.hidden) return;
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#failures = 0;
    this.#connect();
  };
}
