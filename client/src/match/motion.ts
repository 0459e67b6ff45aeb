// What happened, seen: dice fly from their cards and tumble, cards travel, damage lands.
// The result is already on the screen; motion only tells how it came about, and any key or click ends it.
import { reducedMotion } from "../shell/settings.svelte";
import type { Motion } from "../wire/types";

const LONGEST = 2400;
const EASE = "cubic-bezier(.2,.8,.2,1)";
const FADE = 80;

type Places = Map<string, DOMRect>;
const running = new Set<Animation>();
const marks = new Set<HTMLElement>();

export function skip(): void {
  for (const animation of running) animation.finish();
  for (const mark of marks) mark.remove();
  marks.clear();
}

export const moving = (): boolean => running.size > 0;

/** Remember where things lie; the answer is called once the new position is drawn. */
export function remember(root: ParentNode): (motions: readonly Motion[]) => void {
  skip();
  const before = places(root);
  return (motions) => play(root, before, motions);
}

function places(root: ParentNode): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-id]"))
    found.set(element.dataset["id"] ?? "", element.getBoundingClientRect());
  return found;
}

function play(root: ParentNode, before: Places, motions: readonly Motion[]): void {
  const find = (id: unknown) => (typeof id === "string" && id ? root.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`) : null);
  if (reducedMotion()) {
    for (const element of root.querySelectorAll<HTMLElement>("[data-id]"))
      if (!before.has(element.dataset["id"] ?? "")) animate(element, [{ opacity: 0 }, { opacity: 1 }], FADE, 0);
    return;
  }
  const rolled = new Set<string>();
  let delay = 0;
  for (const motion of motions) {
    if (delay > LONGEST) break;
    const { data } = motion;
    switch (motion.kind) {
      case "DieRolled": {
        const die = find(data["die"]);
        if (!die) break;
        rolled.add(String(data["die"]));
        const slot = root.querySelector(`[data-slot="${CSS.escape(String(data["die"]))}"]`);
        fly(die, slot?.getBoundingClientRect(), delay);
        tumble(die, delay, 450);
        delay += 60;
        break;
      }
      case "DieRerolled": {
        const die = find(data["die"]);
        if (die) tumble(die, delay, 450);
        delay += 60;
        break;
      }
      case "DieTurned": {
        const die = find(data["die"]);
        if (die) tumble(die, delay, 200, 1);
        delay += 120;
        break;
      }
      case "DamageDealt": {
        const target = find(data["target"]) ?? null;
        const place = target?.getBoundingClientRect() ?? before.get(String(data["target"]));
        if (target) shake(target, delay);
        if (place) burst(place, Number(data["taken"]) ? `−${String(data["taken"])}` : "0", Number(data["taken"]) ? "hurt" : "blocked", delay);
        delay += 180;
        break;
      }
      case "Healed":
      case "ShieldsGiven": {
        const target = find(data["thing"]);
        if (target) burst(target.getBoundingClientRect(), `+${String(data["amount"])}`, motion.kind === "Healed" ? "healed" : "blocked", delay);
        delay += 140;
        break;
      }
      case "Defeated": {
        const place = before.get(String(data["thing"]));
        if (place) burst(place, "✕", "hurt", delay);
        delay += 240;
        break;
      }
      case "ResourcesGained":
      case "ResourcesLost":
      case "ResourcesSpent": {
        const counter = root.querySelector<HTMLElement>(`[data-count="resources${String(data["seat"])}"]`);
        const sign = motion.kind === "ResourcesGained" ? "+" : "−";
        if (counter) burst(counter.getBoundingClientRect(), `${sign}${String(data["amount"])}`, "coin", delay);
        delay += 100;
        break;
      }
    }
  }
  settle(root, before, rolled);
}

/** Whatever has changed its place glides there; whatever is new appears. */
function settle(root: ParentNode, before: Places, rolled: ReadonlySet<string>): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-id]")) {
    const id = element.dataset["id"] ?? "";
    if (rolled.has(id)) continue;
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
  animate(element, [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }], 320, delay);
}

function tumble(element: HTMLElement, delay: number, duration: number, turns = 3): void {
  const body = element.querySelector<HTMLElement>("svg") ?? element;
  const frames = Array.from({ length: turns * 2 + 1 }, (_, number) => ({
    transform: `rotate(${(1 - number / (turns * 2)) * 120 * turns}deg) scale(${number % 2 ? 0.82 : 1})`,
  }));
  animate(body as unknown as HTMLElement, frames, duration, delay);
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
  );
  const remove = () => {
    mark.remove();
    marks.delete(mark);
  };
  animation.finished.then(remove, remove);
}

function animate(element: HTMLElement, frames: Keyframe[], duration: number, delay: number): Animation {
  const animation = element.animate(frames, { duration, delay, easing: EASE, fill: "backwards" });
  running.add(animation);
  const done = () => running.delete(animation);
  animation.finished.then(done, done);
  return animation;
}
