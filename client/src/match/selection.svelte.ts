// What a player selects in a match: pointing, choosing, asking why not. The boards of all games speak to this.
import { getContext, setContext } from "svelte";
import type { ChoiceOption, Picked, Preview, PreviewMark, RefusalText, View } from "../api/types";
import { Choices } from "./choices";
import type { Keyed } from "./keys";

export interface Zoomed {
  code: string;
  /** What was pointed at, to open beside it; none: pinned in the sheet. */
  near: DOMRect | null;
}

export interface Asked {
  id: string;
  near: DOMRect;
}

export class Selection {
  view = $state.raw<View | null>(null);
  /** What the pointer or the focus is on: an id of the board, or the key of an option. */
  pointed = $state("");
  pointedOption = $state("");
  zoomed = $state.raw<Zoomed | null>(null);
  why = $state.raw<{ refusals: RefusalText[]; near: DOMRect | null; about: string } | null>(null);
  /** Several options belong to one thing: which of them? */
  several = $state.raw<Asked | null>(null);
  hint = $state("");
  /** What the options would do, by their keys. */
  previews = $state.raw<Record<string, Preview>>({});
  /** Why the hint is a good idea. */
  reason = $state("");
  /** The rule that is read over the match; an empty id: the whole book. */
  rule = $state<string | null>(null);
  /** One choice at a time: what is on its way to the server. */
  sent = $state("");
  /** A choice has been taken back and none made since. */
  back = $state(false);
  /** The player is thinking about how to be asked: nothing is answered for them meanwhile. */
  held = $state(false);
  /** What cannot be taken back is chosen twice: the first time arms it. */
  armed = $state("");
  /** The keys of what cannot be taken back; null: not known yet. */
  final = $state.raw<ReadonlySet<string> | null>(new Set());
  /** What is chosen as soon as it is known whether it can be taken back. */
  weighed = $state("");
  /** How many strips are on the board: what is fixed stands there. */
  strips = $state(0);

  #before: Choices | undefined;
  choices = $derived.by(() => (this.#before = new Choices(this.view ?? { question: null, refusals: [] }, this.#before)));

  constructor(
    readonly choose: (option: ChoiceOption) => void,
    /** What may be done without being asked, by its key. */
    readonly aside: (key: string) => void = () => undefined,
    readonly careful: () => boolean = () => false,
    /** Put a pick back, or add one, by its key. */
    readonly toggle: (key: string) => void = () => undefined,
    /** Ask which options are final. */
    readonly weigh: () => void = () => undefined,
  ) {}

  get mine(): number {
    return this.view?.seat ?? 0;
  }

  /** The one option that is pointed at, in the list or on the board. */
  get considered(): ChoiceOption | undefined {
    const key = this.pointedOption || this.armed || this.hint;
    if (key) return this.choices.all.find((each) => each.option.key === key)?.option;
    const there = this.pointed ? this.choices.at(this.pointed) : [];
    return there.length === 1 ? there[0]?.option : undefined;
  }

  /** What that option would leave on a thing of the board. */
  would(id: string): PreviewMark[] {
    const option = this.considered;
    const marks = option ? this.previews[option.key]?.marks : undefined;
    return marks?.filter((mark) => mark.id === id) ?? [];
  }

  can(id: string): boolean {
    return this.choices.at(id).length > 0;
  }

  /** Lit because it, or the option it belongs to, is pointed at. */
  lit(id: string): boolean {
    const key = this.pointedOption || this.hint;
    if (key) return this.choices.all.some((each) => each.option.key === key && each.option.subjects.includes(id));
    return this.pointed === id && this.choices.touches(id);
  }

  litOption(option: ChoiceOption): boolean {
    if (option.key === this.hint || option.key === this.pointedOption) return true;
    return this.pointed !== "" && option.subjects.includes(this.pointed);
  }

  /** What every button of an option has: chosen by a click, pointed at by pointer and focus, told with its key and its preview. */
  button({ option, label }: Keyed): Record<string, unknown> {
    const point = () => (this.pointedOption = option.key);
    const leave = () => (this.pointedOption = "");
    return {
      "data-key": option.key,
      "data-subject": option.subjects[0],
      disabled: this.sent !== "",
      onclick: () => this.take(option),
      onpointerenter: point,
      onpointerleave: leave,
      onfocus: point,
      onblur: leave,
      "aria-keyshortcuts": label || undefined,
      "aria-description": this.previews[option.key]?.text || undefined,
    };
  }

  badge(id: string): string {
    const at = this.choices.at(id);
    if (at.length > 1) return `${at[0]?.label ?? ""}…`;
    return at[0]?.label ?? "";
  }

  take(option: ChoiceOption): void {
    if (this.sent) return;
    if (this.armed !== option.key && this.careful() && !this.free(option)) return;
    this.armed = "";
    this.sent = option.key;
    this.back = false;
    this.leave();
    this.choose(option);
  }

  /** Whether it can be taken back. If that is not known yet, it is asked; if it cannot, it is armed. */
  private free(option: ChoiceOption): boolean {
    if (this.final?.has(option.key) === false) return true;
    this.leave();
    if (this.final) this.armed = option.key;
    else {
      this.weighed = option.key;
      this.weigh();
    }
    return false;
  }

  /** Now it is known which options are final, or not yet of a new question. */
  learn(final: ReadonlySet<string> | null): void {
    this.final = final;
    const chosen = final && this.choices.all.find((each) => each.option.key === this.weighed);
    if (final) this.weighed = "";
    if (chosen) this.take(chosen.option);
  }

  /** What is picked one by one can be put back, or still be added. */
  pickable(id: string): Picked | undefined {
    return this.view?.question?.picks?.find((each) => each.id === id);
  }

  /** A click: choose, choose among several, or learn why not. */
  pick(id: string, near: DOMRect | null, code = ""): void {
    const at = this.choices.at(id);
    this.why = null;
    if (at.length === 1 && at[0]) this.take(at[0].option);
    else if (at.length > 1 && near) this.several = { id, near };
    else if (this.pickable(id)) this.toggle(this.pickable(id)?.key ?? "");
    else this.explain(id, near, code);
  }

  explain(id: string, near: DOMRect | null, code = ""): void {
    const refusals = this.choices.refusals(id);
    this.several = null;
    if (refusals.length) this.why = { refusals, near, about: id };
    if (code) this.zoomed = { code, near };
  }

  leave(): void {
    this.pointed = "";
    this.pointedOption = "";
    this.several = null;
    this.why = null;
    this.zoomed = null;
  }
}

const KEY = Symbol("selection");
export const provideSelection = (selection: Selection): Selection => setContext(KEY, selection);
export const useSelection = (): Selection => getContext<Selection>(KEY);
