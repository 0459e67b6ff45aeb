// Which icon stands for an upgrade, by what it is.
const UPGRADES: Record<string, string> = {
  weapon: "i-blade",
  vehicle: "i-jet",
  equipment: "i-armor",
  ability: "i-special",
  mod: "i-frame",
  modification: "i-frame",
};

export function upgradeIcon(subtypes: readonly string[]): string {
  for (const subtype of subtypes) {
    const found = UPGRADES[subtype.toLowerCase()];
    if (found) return found;
  }
  return "i-card";
}
