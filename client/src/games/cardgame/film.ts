// How the events of the Card Game are seen: tokens land, cards glide, the dial and the balance turn.
import type { Film, Show } from "../../match/motion";

type Kind = Parameters<Film["burst"]>[2];

function land(film: Film, id: unknown, text: string, kind: Kind, delay: number, shaken = false): number {
  const target = film.find(id);
  const place = target?.getBoundingClientRect() ?? film.before.get(String(id));
  if (!place?.width) return 0;
  if (target && shaken) film.shake(target, delay);
  film.burst(place, text, kind, delay);
  return 160;
}

function count(film: Film, counter: string, text: string, kind: Kind, delay: number): number {
  const place = film.root.querySelector<HTMLElement>(`[data-count="${counter}"]`)?.getBoundingClientRect();
  if (!place?.width) return 0;
  film.burst(place, text, kind, delay);
  return 200;
}

export const film: Show = ({ kind, data }, film, delay) => {
  const amount = String(data["amount"] ?? 1);
  switch (kind) {
    case "Damaged":
      return land(film, data["thing"], `−${amount}`, "hurt", delay, true);
    case "DamageMoved":
      return land(film, data["target"], `−${amount}`, "hurt", delay, true);
    case "DamageRemoved":
      return land(film, data["thing"], `+${amount}`, "healed", delay);
    case "Focused":
      return land(film, data["thing"], amount, "coin", delay);
    case "ShieldPlaced":
      return land(film, data["thing"], "+1", "blocked", delay);
    case "ShieldUsed":
      return land(film, data["thing"], "0", "blocked", delay);
    case "Destroyed":
    case "Captured":
      return land(film, data["thing"] ?? data["at"], "✕", "hurt", delay);
    case "Committed":
      return land(film, data["thing"], "✦", "coin", delay);
    case "DialTurned": {
      const star = film.root.querySelector<HTMLElement>(".star");
      if (star) film.tumble(star, delay, 400, 1);
      return star ? 260 : 0;
    }
    case "BalanceTurned":
      return count(film, "balance", "✦", "coin", delay);
    case "EdgeWon":
      return count(film, "edge", (data["totals"] as number[]).join(" : "), "coin", delay);
  }
  return 0;
};
