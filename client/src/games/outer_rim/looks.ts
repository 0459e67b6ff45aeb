// How things look: which drawing stands for a type, which color for a seat.
import { words } from "../../words/words.svelte";
import type { PlayerSide } from "./shapes";

const TYPES: Record<string, string> = {
  bounty: "or-bounty",
  cargo: "or-cargo",
  crew: "or-crew",
  gear: "or-gear",
  "gear-mod": "or-gear",
  mod: "or-mod",
  either: "or-mod",
  job: "or-job",
  luxury: "or-luxury",
  service: "or-luxury",
  ship: "or-ship",
  "ship-sheet": "or-ship",
  character: "i-person",
  patrol: "or-patrol",
  encounter: "or-explore",
  databank: "or-contact",
};
export const typeIcon = (type: string): string => TYPES[type] ?? "i-card";

const COLORS = ["var(--foe)", "var(--third)", "var(--fourth)"];

/** One's own seat has the color of oneself, the others theirs in turn. */
export function seatColor(seat: number, mine: number): string {
  if (seat === mine) return "var(--you)";
  return COLORS[(seat > mine ? seat - 1 : seat) % COLORS.length] ?? "var(--foe)";
}

/** Thousands apart as the reader's language does it, without breaking the line. */
export const money = (amount: number): string => new Intl.NumberFormat(words.language).format(amount).replace(/\s/g, "\u202f");

export const signed = (amount: number): string => (amount > 0 ? `+${money(amount)}` : `−${money(-amount)}`);

const ROMAN = ["", "I", "II", "III", "IV"];
export const roman = (level: number): string => ROMAN[level] ?? String(level);

/** What a reputation is, without color. */
export const standing = (level: number): string => (level > 0 ? "+" : level < 0 ? "−" : "0");

/** What is left of a player's health and hull. */
export const condition = (side: Pick<PlayerSide, "health" | "damage" | "hull" | "shipDamage">): { left: number; hull: number } => ({
  left: Math.max(0, side.health - side.damage),
  hull: Math.max(0, side.hull - side.shipDamage),
});

const LINE = 9; // characters, if a name has several words

/** A name in lines: on the map there is more room below a planet than beside it. */
export function inLines(name: string): string[] {
  return name.split(" ").reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LINE) return [...lines.slice(0, -1), `${last} ${word}`];
    return [...lines, word];
  }, []);
}
