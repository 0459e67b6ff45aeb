// Where a card is at home: its palette by faction, its scenery by places that it names, by what it shows, or by its faction.
import type { PaletteName } from "./palette";
import type { SceneryName } from "./sceneries";
import type { Group } from "./shapes";

export const FACTIONS: Record<string, PaletteName> = {
  red: "red",
  blue: "blue",
  yellow: "yellow",
  gray: "gray",
  jedi: "jedi",
  sith: "sith",
  "rebel-alliance": "rebel",
  "imperial-navy": "navy",
  "smugglers-and-spies": "smugglers",
  "scum-and-villainy": "scum",
  neutral: "neutral",
  rebel: "rebel",
  imperial: "imperial",
  hutt: "hutt",
  syndicate: "syndicate",
};
/** For cards of no faction. */
export const OPEN_PALETTES: readonly PaletteName[] = ["rim", "dusk", "canyon", "sea", "plains", "smugglers"];
/** Palettes that say nothing of a faction give way to that of a place. */
export const PALE: readonly PaletteName[] = ["gray", "neutral"];

export interface Place {
  scenery: SceneryName;
  palette: PaletteName;
}
const place = (scenery: SceneryName, palette: PaletteName): Place => ({ scenery, palette });

/** Worlds and landscapes, by words in names, traits, codes and sets. */
export const WORLDS: readonly (readonly [words: RegExp, place: Place])[] = [
  [/mos |cantina|\bbar\b|diner/, place("cantina", "dunes")],
  [/tatooine|jakku|jundland|dune|desert|sand|tusken|jawa|sarlacc|bantha|krayt|anchorhead|geonos|pasaana/, place("desert", "dunes")],
  [/jabba's palace|palace floor|audience/, place("hall", "hutt")],
  [/hoth|echo base|ice|snow|frozen|wampa|tauntaun|ilum|csilla/, place("ice", "blue")],
  [/dagobah|nal.hutta|swamp|marsh|mimban|bog\b/, place("swamp", "marsh")],
  [/endor|ewok|kashyyyk|wookiee|forest|yavin|massassi|jungle|wroshyr|felucia|dxun|myrkr|grove|hunt/, place("forest", "leaves")],
  [/takodana|maz's|castle/, place("lake", "leaves")],
  [/naboo|theed|gungan|otoh|waterfall/, place("lake", "plains")],
  [/mon.cala|kamino|scarif|aquaris|coral|drowned|sea\b|ocean|ahch-to/, place("sea", "sea")],
  [/mustafar|lava|volcan|plasma|smelter|flame|sullust/, place("lava", "embers")],
  [/kessel|mine\b|mines\b|spice/, place("lava", "canyon")],
  [/lothal|plain|dantooine|prairie/, place("plains", "plains")],
  [/ryloth|canyon|jedha|geonosis|ruusan|mesa|ridge/, place("canyon", "canyon")],
  [/cloud city|cloud-city|bespin|sky\b|cloud/, place("clouds", "dusk")],
  [/coruscant|nar.shaddaa|city|cantonica|canto bight|ord.mantell|corellia|street|undercity|senate|casino|taris/, place("city", "dusk")],
  [/death.star|star destroyer|executor|detention|hangar|launch bay|bay\b|supremacy|starkiller|arc-hammer|corridor|reactor|cell/, place("hangar", "imperial")],
  [/temple|throne|council|library|archive|sanctum|shrine|moraband|malachor|dromund|stygeon|tomb|palace|chamber/, place("hall", "dusk")],
  [/asteroid|kafrene|polis massa|roche/, place("asteroids", "imperial")],
  [/maelstrom|nebula|navpoint|kef bir|hyperspace|parsec|gravity/, place("nebula", "syndicate")],
  [/space|orbit|star\b|fleet|blockade|squadron|dogfight/, place("space", "blue")],
  [/mountain|peak|crait|alderaan|cliff|eadu/, place("peaks", "blue")],
  [/dathomir|nightsister|korriban/, place("swamp", "red")],
];

export const HOMES: Record<Group, readonly SceneryName[]> = {
  person: [],
  droid: [],
  creature: ["desert", "canyon", "swamp", "plains"],
  vehicle: ["space", "nebula", "space", "asteroids"],
  weapon: [],
  gear: [],
  place: ["peaks", "city", "canyon", "forest"],
  act: [],
};
export const GROUND_VEHICLES: readonly SceneryName[] = ["desert", "canyon", "ice", "forest", "plains"];

export const FACTION_SCENERIES: Partial<Record<PaletteName, readonly SceneryName[]>> = {
  sith: ["lava", "hall", "city", "space", "canyon"],
  red: ["lava", "hangar", "desert", "canyon", "peaks"],
  navy: ["hangar", "space", "ice", "city"],
  imperial: ["hangar", "space", "city"],
  jedi: ["peaks", "forest", "hall", "lake"],
  blue: ["city", "peaks", "space", "hall", "lake", "ice"],
  rebel: ["forest", "ice", "peaks", "canyon", "plains"],
  hutt: ["desert", "cantina", "village"],
  scum: ["desert", "city", "cantina", "village", "nebula"],
  smugglers: ["city", "desert", "cantina", "clouds", "village"],
  yellow: ["desert", "city", "cantina", "village", "plains"],
  gray: ["peaks", "city", "hangar", "plains", "asteroids"],
  neutral: ["peaks", "plains", "forest", "city", "clouds"],
};
export const ANY_SCENERY: readonly SceneryName[] = ["space", "forest", "city", "desert", "ice", "peaks", "canyon", "plains", "clouds", "lake"];
