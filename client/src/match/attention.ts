// What calls a player back to the table: sounds, a mark on the page's sign, a message of the system.
import { at } from "../app/base";
import { play, type Sound } from "../app/sounds";
import { settings } from "../app/settings.svelte";
import type { Motion, View } from "../api/types";
import { say } from "../words/words.svelte";
import { result } from "./prompt";

const SIGN = at("/favicon.svg");
const MARKED = at("/favicon-turn.svg");

/** What is heard of each event, by its name; the first that fits of a whole move. */
const HEARD: [Sound, RegExp][] = [
  ["dice", /^(Die|Dice)(Rolls|Rolled|Rerolled)|^Activated|^RolledOff|^TestMade/],
  ["damage", /^Damage(Dealt|d)|^Defeated|^Destroyed/],
  ["card", /Played$|^EnteredPlay|^Bought|^Drawn|^EncounterDrawn|^Gained|AssetGained|EdgeCardPlaced/],
];

export function soundOf(motions: readonly Motion[]): Sound | null {
  return HEARD.find(([, name]) => motions.some((motion) => name.test(motion.kind)))?.[0] ?? null;
}

const asksMe = (view: View | null): boolean => view !== null && !view.outcome && !view.invite && view.seat !== null && view.asked.includes(view.seat);

/** A new position has come. */
export function tell(before: View | null, now: View): void {
  const won = Boolean(now.outcome) && !before?.outcome && (now.winners?.some((seat) => now.players[seat]?.mine) ?? false);
  const turn = asksMe(now) && !asksMe(before);
  const moved = before && now.step > before.step ? soundOf(now.motions) : null;
  const sound = won && before ? "win" : turn ? "turn" : moved;
  if (sound) play(sound);
  if (!document.hidden) return;
  if (turn) call(now, say("your-turn"));
  else if (now.outcome && before && !before.outcome) call(now, result(now) || now.outcome);
}

function call(view: View, text: string): void {
  mark(MARKED);
  if (!settings.notify || !("Notification" in globalThis)) return;
  try {
    const message = new Notification("Dejarik", { body: text, tag: view.match, icon: "/icon.svg" });
    message.onclick = () => {
      window.focus();
      message.close();
    };
  } catch {
    // some phones let only a service worker speak; the sign is marked all the same
  }
}

function mark(sign: string): void {
  document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", sign);
}

/** Whoever looks at the page needs no mark. Answers with how to stop. */
export function watchTheDoor(): () => void {
  const seen = () => !document.hidden && mark(SIGN);
  document.addEventListener("visibilitychange", seen);
  return () => {
    document.removeEventListener("visibilitychange", seen);
    mark(SIGN);
  };
}
