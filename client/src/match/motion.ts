// What happened, animated: dice fly from their cards and tumble, cards travel, damage lands.
// The result is already on the screen; motion only tells how it came about, and any key or click ends it.
import { reducedMotion } from "../app/settings.svelte";
import type { Motion } from "../api/types";

const LONGEST = 2400;
const PATIENCE = 1200; // before the next position is shown
const EASE = "cubic-bezier(.2,.8,.2,1)";
const FADE = 80;
const HOP = 140; // from one place to the next

export type Places = Map<string, DOMRect>;
const running = new Set<Animation>();
const marks = new Set<HTMLElement>();

export function skip(): void {
  for (const animation of running) animation.finish();
  for (const mark of marks) mark.remove();
  marks.clear();
}

export const moving = (): boolean => running.size > 0;

/** Until everything has come to rest, but not long; nothing: nothing moves, or nobody looks. */
export function settled(): Promise<unknown> | null {
  if (!running.size || reducedMotion() || document.hidden) return null;
  const rest = Promise.allSettled([...running].map((animation) => animation.finished));
  return Promise.race([rest, new Promise((done) => setTimeout(done, PATIENCE))]);
}

/** Remember where things lie; the answer is called once the new position is drawn. */
export function remember(root: ParentNode, show: Show): (motions: readonly Motion[]) => void {
  skip();
  const before = places(root);
  return (motions) => play(root, before, motions, show);
}

function places(root: ParentNode): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-id]"))
    found.set(element.dataset["id"] ?? "", element.getBoundingClientRect());
  return found;
}

/** What a game may do to show an event. */
export interface Film {
  root: ParentNode;
  before: Places;
  find: (id: unknown) => HTMLElement | null;
  fly: (element: HTMLElement, from: DOMRect | undefined, delay: number) => void;
  /** Along several places, one after the other; answers how long that takes. */
  along: (element: HTMLElement, places: readonly DOMRect[], delay: number) => number;
  tumble: (element: HTMLElement, delay: number, duration: number, turns?: number) => void;
  /** A card is turned over: what is seen is its new side. */
  flip: (element: HTMLElement, delay: number) => void;
  shake: (element: HTMLElement, delay: number) => void;
  burst: (place: DOMRect, text: string, kind: "hurt" | "blocked" | "healed" | "coin", delay: number) => void;
  /** What has a motion of its own does not glide to its new place besides. */
  own: Set<string>;
}

/** Shows an event; answers how much later the next one begins. */
export type Show = (motion: Motion, film: Film, delay: number, all: readonly Motion[]) => number;

function play(root: ParentNode, before: Places, motions: readonly Motion[], show: Show): void {
  if (reducedMotion()) {
    for (const element of root.querySelectorAll<HTMLElement>("[data-id]"))
      if (!before.has(element.dataset["id"] ?? "")) animate(element, [{ opacity: 0 }, { opacity: 1 }], FADE, 0);
    return;
  }
  const find = (id: unknown) => (typeof id === "string" && id ? root.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`) : null);
  const film: Film = { root, before, find, fly, along, tumble, flip, shake, burst, own: new Set() };
  let delay = 0;
  for (const motion of motions) {
    if (delay > LONGEST) break;
    delay += show(motion, film, delay, motions);
  }
  settle(root, before, film.own);
}

/** Whatever has changed its place glides there; whatever is new appears. */
function settle(root: ParentNode, before: Places, own: ReadonlySet<string>): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-id]")) {
    const id = element.dataset["id"] ?? "";
    if (own.has(id)) continue;
    const old = before.get(id);
    if (!old) animate(element, [{ opacity: 0, transform: "translateY(10px)" }, { opacity: 1, transform: "none" }], 220, 0);
    else fly(element, old, 0);
  }
}

function fly(element: HTMLElement, from: DOMRect | undefined, delay: number): void {
  if (!from) return;
  const to = element.getBoundingClientRect();
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.abs(x) + Math.abs(y) < 2) return;
  const scale = Math.min(1, from.width / (to.width || 1));
  const larger = enlarged(element, to);
  animate(element, [{ transform: `translate(${x / larger}px, ${y / larger}px) scale(${scale})` }, { transform: "none" }], 320, delay);
}

/** How much larger something is drawn than it measures itself: on a map that is zoomed. */
const enlarged = (element: HTMLElement, drawn: DOMRect): number => (element.offsetWidth ? drawn.width / element.offsetWidth || 1 : 1);

function along(element: HTMLElement, places: readonly DOMRect[], delay: number): number {
  const to = element.getBoundingClientRect();
  const larger = enlarged(element, to);
  const frames = places.map((from) => ({
    transform: `translate(${(from.left + from.width / 2 - to.left - to.width / 2) / larger}px, ${(from.top + from.height / 2 - to.top - to.height / 2) / larger}px)`,
  }));
  const duration = HOP * frames.length;
  animate(element, [...frames, { transform: "none" }], duration, delay);
  return duration;
}

function tumble(element: HTMLElement, delay: number, duration: number, turns = 3): void {
  const body = element.querySelector<HTMLElement>("svg") ?? element;
  const frames = Array.from({ length: turns * 2 + 1 }, (_, number) => ({
    transform: `rotate(${(1 - number / (turns * 2)) * 120 * turns}deg) scale(${number % 2 ? 0.82 : 1})`,
  }));
  animate(body as unknown as HTMLElement, frames, duration, delay);
}

/** By a property of its own, so that the card can glide to another place at the same time. */
function flip(element: HTMLElement, delay: number): void {
  animate(element, [{ rotate: "y 90deg" }, { rotate: "y 0deg" }], 360, delay);
}

function shake(element: HTMLElement, delay: number): void {
  animate(element, [0, -5, 5, -3, 3, 0].map((x) => ({ transform: `translateX(${x}px)` })), 240, delay);
}

function burst(place: DOMRect, text: string, kind: "hurt" | "blocked" | "healed" | "coin", delay: number): void {
  const mark = document.createElement("div");
  mark.className = `burst ${kind}`;
  mark.textContent = text;
  mark.setAttribute("aria-hidden", "true");
  mark.style.left = `${place.left + place.width / 2}px`;
  mark.style.top = `${place.top + Math.min(place.height / 2, 60)}px`;
  document.body.append(mark);
  marks.add(mark);
  const animation = animate(
    mark,
    [
      { opacity: 0, transform: "translate(-50%, -50%) scale(.4)" },
      { opacity: 1, transform: "translate(-50%, -50%) scale(1.15)", offset: 0.2 },
      { opacity: 1, transform: "translate(-50%, -50%) scale(1)", offset: 0.75 },
      { opacity: 0, transform: "translate(-50%, -90%) scale(1)" },
    ],
    900,
    delay,
    "linear",
  );
  const remove = () => {
    mark.remove();
    marks.delete(mark);
  };
  animation.finished.then(remove, remove);
}

function animate(element: HTMLElement, frames: Keyframe[], duration: number, delay: number, easing = EASE): Animation {
  const animation = element.animate(frames, { duration, delay, easing, fill: "backwards" });
  running.add(animation);
  const done = () => running.delete(animation);
  animation.finished.then(done, done);
  return animation;
}
