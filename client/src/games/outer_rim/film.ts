// How the events of Outer Rim are seen: ships fly along their way, patrols follow, dice tumble, money and fame change.
import type { Film, Show } from "../../match/motion";
import type { Motion } from "../../api/types";
import { signed } from "./looks";

const ROLL = 500;
const REVEALED = 200;

/** All the places somebody passes in one go; only the first event of them is shown. */
function trail(motion: Motion, all: readonly Motion[], who: string): string[] {
  const same = all.filter((each) => each.kind === motion.kind && each.data[who] === motion.data[who]);
  return same[0] === motion ? same.map((each) => String(each.data["space"])) : [];
}

function glide(film: Film, id: string, spaces: readonly string[], delay: number): number {
  const token = film.find(id);
  const start = film.before.get(id);
  if (!token || !start || !spaces.length) return 0;
  film.own.add(id);
  // Where a token stands beside its space, it flies beside all of them.
  const last = film.find(spaces.at(-1));
  const end = token.getBoundingClientRect();
  const goal = last?.getBoundingClientRect();
  const aside = goal ? { x: end.left - goal.left, y: end.top - goal.top } : { x: 0, y: 0 };
  const between = spaces.slice(0, -1).flatMap((id) => {
    const place = film.find(id)?.getBoundingClientRect();
    return place ? [new DOMRect(place.left + aside.x, place.top + aside.y, end.width, end.height)] : [];
  });
  return film.along(token, [start, ...between], delay);
}

function change(film: Film, counter: string, amount: unknown, good: "coin" | "healed", delay: number): number {
  const places = film.root.querySelector<HTMLElement>(`[data-count="${counter}"]`);
  const place = places?.getBoundingClientRect();
  if (!place?.width || typeof amount !== "number" || !amount) return 0;
  film.burst(place, signed(amount), amount > 0 ? good : "hurt", delay);
  return 120;
}

export const film: Show = (motion, film, delay, all) => {
  const { kind, data } = motion;
  const seat = String(data["seat"]);
  switch (kind) {
    case "Moved":
      return glide(film, `v${seat}`, trail(motion, all, "seat"), delay);
    case "PatrolMoved":
      return glide(film, String(data["patrol"]), trail(motion, all, "patrol"), delay);
    case "DiceRolled": {
      const dice = document.querySelectorAll<HTMLElement>(".tale .die"); // they lie beside the board
      dice.forEach((die, number) => film.tumble(die, delay + number * 30, ROLL));
      return dice.length ? ROLL : 0;
    }
    case "MarketRevealed": {
      // The next card slides over the deck; what was bought flies from there to its slot.
      const deck = film.find(data["deck"]);
      const place = deck?.getBoundingClientRect();
      const face = deck?.querySelector<HTMLElement>(".face");
      if (!deck || !place?.width || !face) return 0;
      film.fly(face, new DOMRect(place.left + place.width, place.top, place.width, place.height), delay);
      const bought = all.find((each) => each.kind === "Bought")?.data["card"];
      const asset = film.find(bought);
      if (asset && typeof bought === "string") {
        film.own.add(bought);
        film.fly(asset, place, delay);
      }
      return REVEALED;
    }
    case "CreditsChanged":
      return change(film, `credits${seat}`, data["amount"], "coin", delay);
    case "FameChanged":
      return change(film, `fame${seat}`, data["amount"], "healed", delay);
    case "Damaged": {
      const token = film.find(`v${seat}`);
      if (!token) return 0;
      film.shake(token, delay);
      film.burst(token.getBoundingClientRect(), `−${String(data["amount"])}`, "hurt", delay);
      return 180;
    }
    case "Recovered": {
      const token = film.find(`v${seat}`);
      if (token) film.burst(token.getBoundingClientRect(), `+${String(data["amount"])}`, "healed", delay);
      return token ? 140 : 0;
    }
  }
  return 0;
};
