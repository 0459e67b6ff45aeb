// How things look: which drawing stands for a type, what a strike comes to.
import type { ShownThing } from "./shapes";

const TYPES: Record<string, string> = {
  unit: "i-person",
  enhancement: "cg-enhancement",
  event: "cg-event",
  fate: "cg-fate",
  objective: "cg-objective",
  affiliation: "i-flag",
};
export const typeIcon = (type: string): string => TYPES[type] ?? "i-card";

export const PHASES = ["balance", "refresh", "draw", "deployment", "conflict", "force"] as const;
export const STRIKES = ["unit-damage", "tactics", "blast"] as const;
export const STEPS = ["attackers", "defenders", "edge", "strikes"] as const;

/** What a unit does with a strike now, icon by icon. */
export function strikeOf(thing: Pick<ShownThing, "icons">): { kind: string; count: number }[] {
  const counting = thing.icons.filter((icon) => icon.counts);
  return [...new Set(counting.map((icon) => icon.kind))].map((kind) => ({
    kind,
    count: counting.filter((icon) => icon.kind === kind).reduce((sum, icon) => sum + icon.count, 0),
  }));
}
