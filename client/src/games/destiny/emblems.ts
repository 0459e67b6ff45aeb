// Which of our drawings stands for a card: abstract, by what the card is.
const BY_SUBTYPE: Record<string, string> = {
  jedi: "e-sabre",
  sith: "e-claws",
  inquisitor: "e-blade",
  droid: "e-droid",
  leader: "e-crown",
  trooper: "e-helm",
  guard: "e-helm",
  mandalorian: "e-helm",
  "bounty-hunter": "e-scope",
  scoundrel: "e-scope",
  spy: "e-scope",
  pilot: "e-star",
  engineer: "e-gear",
  wookiee: "e-leaf",
  ewok: "e-leaf",
  vehicle: "e-ship",
  lightsaber: "e-sabre",
  weapon: "e-blade",
};
const BY_TYPE: Record<string, string> = { support: "e-gear", event: "e-page", plot: "e-page", upgrade: "e-blade", downgrade: "e-claws" };
const UPGRADES: Record<string, string> = {
  weapon: "i-blade",
  vehicle: "i-jet",
  equipment: "i-armor",
  ability: "i-special",
  mod: "i-frame",
  modification: "i-frame",
};

export function emblem(type: string, subtypes: readonly string[]): string {
  for (const subtype of subtypes) {
    const found = BY_SUBTYPE[subtype.toLowerCase()];
    if (found) return found;
  }
  return BY_TYPE[type] ?? "e-lily";
}

export function upgradeIcon(subtypes: readonly string[]): string {
  for (const subtype of subtypes) {
    const found = UPGRADES[subtype.toLowerCase()];
    if (found) return found;
  }
  return "i-card";
}
