// How things look: which drawing stands for a type, which icons a unit has.
import type { ShownIcons, ShownThing } from "./shapes";

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
export const STEPS = ["attackers", "defenders", "edge", "strikes"] as const;

export interface CombatIcon {
  kind: string;
  /** Counts only for whoever has won the edge battle. */
  edge: boolean;
  count: number;
}

export function combatIcons(icons: ShownIcons | null): CombatIcon[] {
  if (!icons) return [];
  const found: CombatIcon[] = [
    { kind: "unit-damage", edge: false, count: icons.unitDamage },
    { kind: "tactics", edge: false, count: icons.tactics },
    { kind: "blast", edge: false, count: icons.blast },
    { kind: "unit-damage", edge: true, count: icons.edgeUnitDamage },
    { kind: "tactics", edge: true, count: icons.edgeTactics },
    { kind: "blast", edge: true, count: icons.edgeBlast },
  ];
  return found.filter((icon) => icon.count > 0);
}

/** Whether an icon does something in the engagement: blast only in attack, edge icons only with the edge. */
export function counts(icon: CombatIcon, role: string, edge: number | null, controller: number): boolean {
  if (role === "defender" && icon.kind === "blast") return false;
  return !icon.edge || role === "" || edge === null || edge === controller;
}

/** What a unit does with a strike now, icon by icon. */
export function strikeOf(thing: ShownThing, edge: number | null): { kind: string; count: number }[] {
  return ["unit-damage", "tactics", "blast"].flatMap((kind) => {
    const icons = combatIcons(thing.icons).filter((icon) => icon.kind === kind && counts(icon, thing.role, edge, thing.controller));
    const count = icons.reduce((sum, icon) => sum + icon.count, 0);
    return count ? [{ kind, count }] : [];
  });
}
