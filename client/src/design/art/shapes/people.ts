// Kinds of people: whoever has no mark of their own.
import { both, bust, type Layer } from "../shape";
import * as helmet from "./helmets";
import * as part from "./parts";
import { SABER, SKIN } from "./parts";

const EWOK: Layer[] = [
  ["#6d4d30", "M10 104c2-22 8-34 20-40C20 52 20 30 32 22L22 10l12-2c4-6 10-8 16-8s12 2 16 8l12 2-10 12c12 8 12 30 2 42 12 6 18 18 20 40z"],
  ["#9a6a3c", "M24 64c-6-20 2-46 26-46s32 26 26 46L66 74H34zM50 30c-10 0-16 8-16 18s6 18 16 18 16-8 16-18-6-18-16-18z"],
  ["#7a5636", "M50 32c9 0 14 7 14 15s-5 16-14 16-14-8-14-16 5-15 14-15z"],
  ["dark", "M40 43h5v5h-5zM55 43h5v5h-5zM46 52h8l-4 5z"],
];
const wookiee = (color: part.Color): Layer[] => [
  ...part.fur(color),
  ["=#2a1a10", "M46 36h8l-4 5z"],
  ["ink", "M40 28h6M54 28h6M42 46c5 4 11 4 16 0M30 66l4 16M44 64l2 18M58 64l-2 18M72 66l-5 16M20 84l3 14M80 84l-4 14"],
];
const gungan = (color: part.Color): Layer[] => [
  [color, both("M50-2C40-2 36 6 36 14l-10 4-6 46 6 30 8-2-2-30 4-20 4 14h10z")],
  ["=#e9d27a", both("M50 6v-14l-10-2c-4 4-3 12 2 14z")],
  ["dark", both("M42-4h4v6h-4z")],
  ["ink", both("M50 40c-6 0-10-2-12-6M46 26h2M26 50l6 2")],
];
const hutt: Layer[] = [
  ["#8b7a45", "M-8 104c0-34 10-50 26-58C14 20 28 0 50 0s36 20 32 46c16 8 26 24 26 58z"],
  ["#a3935a", "M20 104c0-26 10-44 30-44s30 18 30 44z"],
  ["dark", "M24 40c16 10 36 10 52 0l-4 9c-12 8-32 8-44 0z"],
  ["glow#ff9a3a", both("M28 22c4-6 14-6 17 0-3 6-13 6-17 0z")],
  ["=#1b1208", both("M35 18h4v8h-4z")],
  ["ink", "M46 32h2M53 32h2M24 62c16 8 36 8 52 0M18 80c6 6 10 6 14 2M82 80c-6 6-10 6-14 2M26 94c16 6 32 6 48 0"],
];
const rodian = (skin: part.Color): Layer[] => [
  [skin, "M42 46h16l2 14H40zM50 6c14 0 22 8 22 20 0 10-6 16-12 18l-4 12H44l-4-12c-6-2-12-8-12-18C28 14 36 6 50 6zM34 10L24-8l6-4 10 18zM66 10L76-8l-6-4-10 18z"],
  ["dark", both("M32 24c2-8 13-8 15 0-2 8-13 9-15 0z")],
  ["glow#a7d8ff", both("M36 22h4v3h-4z")],
  ["ink", "M46 48h8M47 52h6"],
];
const trandoshan = (skin: part.Color): Layer[] => [
  [skin, "M40 46h20l4 14H36zM50 0c14 0 22 8 22 20l2 12-6 12-8 8H40l-8-8-6-12 2-12C28 8 36 0 50 0z"],
  ["dark", "M34 40h32l-4 6H38z"],
  ["=#efe6d2", "M36 40l2 4 2-4zM43 40l2 4 2-4zM50 40l2 4 2-4zM57 40l2 4 2-4z"],
  ["glow#ffb13a", both("M33 22l12 3-2 5-9-2z")],
  ["ink", both("M50 4v10M44 8l-8 4M46 34h2M30 32l6 2")],
];
const quarren: Layer[] = [
  ["#b0634a", "M40 46h20l4 14H36zM50-6c20 0 28 12 24 28l-6 12-4 26-5 8-3-12-4 14-4-14-3 12-5-8-4-26-6-12C22 6 30-6 50-6z"],
  ["glow#9fe0ff", both("M30 20c2-5 11-5 13 0-2 5-11 5-13 0z")],
  ["ink", "M42 40v18M48 42v22M54 42v20M60 40v16M34 4c8-6 24-6 32 0"],
];
const gamorrean: Layer[] = [
  ["#6f8a4c", "M36 44h28l8 16H28zM50 2c16 0 24 10 24 24 0 16-10 26-24 26S26 42 26 26C26 12 34 2 50 2zM30 8L16 0l4 16zM70 8l14-8-4 16z"],
  ["#86a25e", "M38 32c4-4 20-4 24 0l2 12-8 6H44l-8-6z"],
  ["dark", "M44 36h4v5h-4zM52 36h4v5h-4zM38 22h6v4h-6zM56 22h6v4h-6z"],
  ["=#efe6d2", "M36 48l-4-12 7 8zM64 48l4-12-7 8z"],
];
const jawa: Layer[] = [
  ["#5e4128", "M6 104c2-24 8-40 20-48-2-6-4-14-4-22C22 10 34-6 50-6s28 16 28 40c0 8-2 16-4 22 12 8 18 24 20 48z"],
  ["dark", "M50 10c12 0 18 10 18 22s-8 22-18 22-18-10-18-22S38 10 50 10z"],
  ["glow#ffd75e", both("M37 30c0-5 9-5 9 0s-9 5-9 0z")],
  ["ink", "M30 64l-6 40M70 64l6 40M18 78l64 20"],
  ["=#8a6a3e", "M16 72l6-5 62 30-4 8z"],
];
const tusken: Layer[] = [
  ["#8f7a58", "M4 104c2-28 12-42 30-48h32c18 6 28 20 30 48z"],
  ["#b39b72", "M50-2C34-2 26 8 26 26s6 28 12 34h24c6-6 12-16 12-34S66-2 50-2z"],
  ["ink", both("M28 10l22 6M27 20l23 4M30 46l20-2M34 56l16-4M50 6l-14-6")],
  ["#6d6a64", both("M34 24h12v10H34zM50 42h-6v10h6z")],
  ["dark", both("M37 26h6v6h-6zM50 46h-3v4h3z")],
  ["=#9a9488", both("M22 14l6 2-2 4-5-2zM22 30l5 1-1 4-4-1z")],
  ["#6a543a", "M80 106L104 0l5 1-20 105zM100 4l14-12-2 16z"],
];
const TWILEK = (skin: part.Color): Layer[] => [...part.head(skin), ...part.lekku(skin, "#4b3826")];
const DUROS: Layer[] = [
  ["#5f86a8", "M43 46h14l3 14H40zM50-4c16 0 24 12 23 28-1 14-10 30-23 30S28 38 27 24C26 8 34-4 50-4z"],
  ["glow#ff4438", both("M33 22c2-6 11-6 13 0-2 7-11 7-13 0z")],
  ["ink", "M46 42h8"],
];

export const PEOPLE = {
  // ---- The Force ----
  jedi: bust(...part.robe("#6b5138", "#cdbb98"), ...part.head(SKIN.fair), ...part.shortHair("#5a3d24"), ...part.saber(SABER.blue)),
  jediHooded: bust(...part.robe("#5c4630", "#c3b08a"), ...part.head(SKIN.tan), ...part.hood("#5c4630"), ...part.saber(SABER.green)),
  jediWoman: bust(...part.robe("#6f5a44", "#b9a37c"), ...part.head(SKIN.brown), ...part.longHair("#1f1713"), ...part.saber(SABER.green)),
  templeGuard: bust(...part.robe("#d9cba6", "#efe6cc"), ...helmet.royalGuard("#e2d6b4"), ...part.saber(SABER.yellow)),
  padawan: bust(...part.robe("#8a7354", "#d9ccb0"), ...part.head(SKIN.fair), ...part.shortHair("#7a4a26"), ...part.braid("#7a4a26")),
  youngling: bust(...part.robe("#a08a66", "#e0d4b8"), ...part.head(SKIN.tan), ...part.tuftyHair("#2f2018"), ...part.saber(SABER.green)),
  sith: bust(...part.cape("#17131a"), ...part.robe("#1f1a22", "#2c2229"), ...part.deepHood("#1f1a22", SABER.red), ...part.saber(SABER.red)),
  acolyte: bust(...part.robe("#2b2027", "#4a2a30"), ...part.head("#cfc3bb"), ...part.hood("#2b2027"), ...part.saber(SABER.red)),
  inquisitor: bust(...part.armor("#2b2f36", "#16181d"), ...part.head("#b9bec6"), ...part.visor("glow#ff4438"), ...part.ringSaber(SABER.red)),
  witch: bust(...part.dress("#7a1f2b", "#3a1218"), ...part.head("#d6cfd0"), ...part.hood("#7a1f2b"), ["glow#5dff8a", "M84 78c10-14 2-20 10-34 10 12 14 24 8 34-4 8-14 8-18 0z"]),
  nightbrother: bust(...part.armor("#4b3a2a", "#2b2119"), ...part.head("#c98f3c"), ...part.horns("#e6d9b8"), ["ink", "M50 8v20M40 14l6 14M60 14l-6 14M38 38l6-4M62 38l-6-4"], ...part.staff("#4b3826")),
  mystic: bust(...part.robe("#4a4452", "#6d6478"), ...part.deepHood("#4a4452", "#a7d8ff"), ...part.staff("#6a543a")),
  outcast: bust(...part.robe("#6a5a48", "#8a765a"), ...part.head(SKIN.tan), ...part.hood("#6a5a48"), ...part.scarf("#4b3f33")),

  // ---- Soldiers ----
  stormtrooper: bust(...part.armor("#e3e8ec", "#1b1f25"), ...helmet.stormtrooper(), ...part.rifle()),
  firstOrder: bust(...part.armor("#eef1f3", "#15181d"), ...helmet.firstOrder(), ...part.rifle()),
  executioner: bust(...part.armor("#eef1f3", "#15181d"), ...helmet.firstOrder("#dfe3e6"), ["=#15181d", "M47-4h6v22h-6z"], ["#3a3f47", "M80 106L94 10l6 1-12 96zM90 6l20-4 2 26-18-4z"], ["ray#58b7ff", "M112 0l4 30"]),
  deathTrooper: bust(...part.armor("#22272e", "#101317"), ...helmet.deathTrooper(), ...part.rifle("#1b1f25")),
  snowtrooper: bust(...part.cape("#c7d0d8"), ...part.armor("#e6ecf0", "#aab4be"), ...helmet.snowtrooper(), ...part.rifle()),
  scout: bust(...part.armor("#e6e8e6", "#23282f"), ...helmet.scout(), ...part.pistol()),
  mudtrooper: bust(...part.cape("#4b4a3c"), ...part.armor("#8a8a78", "#3a3a30"), ...helmet.stormtrooper("#8f8f7c"), ["glow#ffb13a", both("M28 24h18v8H28z")]),
  clone: bust(...part.armor("#e3e8ec", "#1b1f25"), ...helmet.clone(), ...part.rifle()),
  rebelTrooper: bust(...part.vest("#b8b39a", "#3f4651"), ...part.head(SKIN.fair), ...helmet.rebelSoldier(), ...part.rifle()),
  hothTrooper: bust(...part.jacket("#cfc7b0", "#8a8168"), ...part.head(SKIN.fair), ...part.cap("#cfc7b0"), ...part.goggles("#5b6470"), ...part.scarf("#a89c80"), ...part.rifle()),
  commando: bust(...part.jacket("#5e6b46", "#3d4632"), ...part.head(SKIN.tan), ...helmet.rebelSoldier("#5e6b46"), ...part.rifle()),
  soldier: bust(...part.armor("#6b7a5a", "#3a3f34"), ...part.head(SKIN.brown), ...helmet.rebelSoldier("#6b7a5a"), ...part.rifle()),
  mandalorian: bust(...part.armor("#7a8794", "#2b3038"), ...helmet.mandalorian("#8d98a5", "#5b6673"), ...helmet.antenna("#5b6673"), ...part.rifle()),
  redMandalorian: bust(...part.armor("#8a2a26", "#1d1a1c"), ...helmet.mandalorian("#a5332c", "#1d1a1c"), ...part.pistol()),
  royalGuard: bust(...part.cape("#7a1d18"), ...part.robe("#a52a22", "#8a201a"), ...helmet.royalGuard(), ...part.staff("#3a3f47")),
  praetorian: bust(...part.armor("#b2302a", "#6a1a16"), ...helmet.praetorian(), ["#3a3f47", "M80 106L104-6l5 1-20 112z"], ["ray#c58bff", "M104-6l6-26"]),
  palaceGuard: bust(...part.jacket("#7a2f33", "#c9a94e"), ...part.head(SKIN.tan), ...part.cap("#5a2024"), ...part.rifle()),
  sentinel: bust(...part.armor("#8a7348", "#4a3f2c"), ["#b39b62", "M50-6L26 18v30l14 14h20l14-14V18z"], ["dark", "M34 26h32l-4 8H38z"], ["ink", "M50 34v26M30 20h40"], ...part.staff("#4b3826")),
  pilot: bust(...part.flightSuit("#d9722e", "#dfe2e0"), ...part.head(SKIN.fair), ...helmet.rebelPilot()),
  pilotWoman: bust(...part.flightSuit("#d9722e", "#dfe2e0"), ...part.head(SKIN.brown), ...helmet.rebelPilot("#3d7a4c")),
  tiePilot: bust(...part.armor("#2b3038", "#14171b"), ...helmet.tiePilot()),
  racer: bust(...part.jacket("#3d5f8f", "#d9a13c"), ...part.head(SKIN.fair), ...part.shortHair("#2f2018"), ...part.goggles("#5b4630"), ...part.scarf("#b8402f")),
  gunner: bust(...part.armor("#23282f", "#101317"), ["#23282f", "M50-8C26-8 16 8 16 30l6 30h56l6-30C84 8 74-8 50-8z"], ["dark", "M26 18h48l-4 18H30z"], ["line", "M26 18h48l-4 18H30zM40 44h20M42 50h16"]),

  // ---- Commanders and courts ----
  officer: bust(...part.uniform("#5c6670"), ...part.head(SKIN.pale), ...part.cap("#4b545d")),
  officerWoman: bust(...part.uniform("#5c6670"), ...part.head(SKIN.fair), ...part.bobHair("#4a3020"), ...part.cap("#4b545d")),
  rebelOfficer: bust(...part.jacket("#8a7a58", "#cdbb98"), ...part.head(SKIN.tan), ...part.shortHair("#6a5a4a")),
  general: bust(...part.jacket("#7d8468", "#c9c7b4"), ...part.head(SKIN.pale), ...part.shortHair("#b9b4aa"), ...part.beard("#b9b4aa")),
  senator: bust(...part.robe("#5a3f6b", "#8a6aa0"), ...part.head(SKIN.tan), ...part.shortHair("#3a2a20"), ["#c7a24a", both("M50 70c-12 0-20-4-24-10l-4 4c6 10 14 14 28 14z")]),
  senatorWoman: bust(...part.dress("#e3ded0", "#c7a24a"), ...part.head(SKIN.fair), ...part.crownBraid("#6a4426")),
  advisor: bust(...part.robe("#3b3350", "#5b4c78"), ...part.head("#c9c0c8"), ...part.hood("#3b3350")),
  tradeLord: bust(...part.robe("#6a3a2a", "#a5622f"), ["#7f9a7a", "M43 46h14l3 14H40zM50 2c12 0 19 8 18 22-1 14-8 28-18 28S33 38 32 24C31 10 38 2 50 2z"], ["glow#ff8a3a", both("M37 26h9v5h-9z")], ["#5a2f22", both("M50-16l-16 4-4 20c6-6 12-8 20-8z")], ["ink", "M46 42h8"]),

  // ---- The fringe ----
  scoundrel: bust(...part.vest("#d9ccb0", "#3a3f47"), ...part.head(SKIN.fair), ...part.floppyHair("#5a3d24"), ...part.pistol()),
  smuggler: bust(...part.jacket("#5b4630", "#b9a88a"), ...part.head(SKIN.tan), ...part.shortHair("#2f2018"), ...part.beard("#2f2018"), ...part.pistol()),
  gunslinger: bust(...part.jacket("#4a3a32", "#8a3a2c"), ...part.head(SKIN.brown), ...part.longHair("#1f1713"), ...part.pistol()),
  thief: bust(...part.jacket("#3a3f4a", "#5b6470"), ...part.head(SKIN.fair), ...part.hood("#3a3f4a"), ...part.scarf("#8a3a2c")),
  informant: bust(...part.robe("#4b4a58", "#6d6b7c"), ["#6a5a48", "M50 0C36 0 30 10 30 24c0 8 4 14 8 18l2 8 14 10 4-8 4-12c4-4 8-10 8-18C70 10 64 0 50 0z"], ["dark", both("M36 22h9v5h-9z")], ...part.hood("#4b4a58")),
  mercenary: bust(...part.armor("#7a6a4a", "#3f382c"), ...part.head(SKIN.dark), ...part.mohawk("#1f1713"), ...part.rifle()),
  hunter: bust(...part.armor("#6a6f5a", "#33362c"), ...part.head(SKIN.tan), ...part.goggles("#4a4f58"), ...part.scarf("#6a543a"), ...part.rifle()),
  masked: bust(...part.armor("#5b5148", "#2b2723"), ["#8a8272", "M50-4C32-4 24 10 24 28l4 22 14 14h16l14-14 4-22C76 10 68-4 50-4z"], ["dark", both("M28 26l18 4-2 8-12-1z")], ["ink", both("M50 38l-8 4v18M36 42l4 16M28 14c6-8 12-10 22-10")], ...part.rifle()),
  enforcer: bust(...part.armor("#8f2d26", "#2a1513"), ["#a5332c", "M50-6C32-6 22 6 22 26v34h56V26C78 6 68-6 50-6z"], ["dark", "M36 26a14 14 0 1 0 28 0a14 14 0 1 0-28 0z"], ["glow#ffb13a", "M45 26a5 5 0 1 0 10 0a5 5 0 1 0-10 0z"], ...part.rifle()),
  pirate: bust(...part.jacket("#6a3a2a", "#d9a13c"), ...part.head("#9a6a4a"), ...part.brimHat("#4b2a1e"), ...part.pistol()),
  slaver: bust(...part.armor("#8a5a2c", "#3a2a1c"), ["#b3703c", "M42 44h16l4 16H38zM50 4c12 0 20 8 20 22 0 14-8 26-20 26S30 40 30 26C30 12 38 4 50 4zM32 14L22-10l16 16zM68 14l10-24-16 16z"], ["glow#ffd75e", both("M37 25h9v4h-9z")], ["ink", "M50 30v8M44 40h12"], ...part.staff("#3a2a1c")),
  scavenger: bust(...part.robe("#a5926e", "#cdbb98"), ...part.head(SKIN.fair), ...part.goggles("#5b4630"), ...part.scarf("#c9b78e"), ...part.staff("#6a543a")),
  junkDealer: bust(["#8a7a62", "M-2 104c2-36 14-50 34-54h36c20 4 32 18 34 54z"], ["#b98f74", "M50-4c18 0 28 10 28 28 0 20-12 32-28 32S22 44 22 24C22 6 32-4 50-4z"], ["ink", "M30 44c12 8 28 8 40 0M34 50c10 6 22 6 32 0"], ["dark", both("M34 22h8v5h-8z")], ["#a07a60", "M42 28h16l2 10H40z"]),
  engineer: bust(...part.jacket("#a5622f", "#cdbb98"), ...part.head(SKIN.tan), ...part.shortHair("#2f2018"), ...part.goggles("#4a4f58"), ["#8d98a5", "M82 104l10-40-8-8 2-12 6 4 0 8 8 2 4-7 4 8-6 10-8 2-6 34z"]),
  civilian: bust(...part.jacket("#8a765a", "#d9ccb0"), ...part.head(SKIN.brown), ...part.shortHair("#1f1713"), ...part.scarf("#a5926e")),
  villager: bust(...part.robe("#9a8a6a", "#cdbb98"), ...part.head(SKIN.tan), ...part.hood("#9a8a6a")),
  spy: bust(...part.jacket("#3a4658", "#232a36"), ...part.head(SKIN.tan), ...part.shortHair("#1f1713"), ...part.visor()),
  agent: bust(...part.uniform("#e3e6e8"), ...part.head(SKIN.tan), ...part.shortHair("#1f1713"), ...part.mustache("#1f1713")),
  squad: bust(
    ["body", "M-14 104c0-20 4-30 14-34-4-3-6-8-6-13 0-9 6-15 14-15s14 6 14 15c0 5-2 10-6 13 10 4 14 14 14 34zM70 104c0-20 4-30 14-34-4-3-6-8-6-13 0-9 6-15 14-15s14 6 14 15c0 5-2 10-6 13 10 4 14 14 14 34z"],
    ...part.armor("#6b7684", "#2b3038"), ...part.head(SKIN.tan), ...helmet.rebelSoldier("#7d8793"), ...part.rifle(),
  ),

  // ---- Peoples of the galaxy ----
  wookiee: bust(...wookiee("#7a5330"), ...part.bandolier("#3f2a18"), ...part.bow("#4b3826")),
  darkWookiee: bust(...wookiee("#3a2c26"), ...part.bandolier("#7a6a4a"), ...part.rifle()),
  wookieeChief: bust(...wookiee("#5f4128"), ["#c7a24a", "M14 66l14-8 44 0 14 8-6 16H20z"], ["ink", "M20 72h60M34 60v20M50 60v20M66 60v20"], ...part.staff("#6a543a")),
  ewok: bust(...EWOK, ...part.staff("#6a543a")),
  ewokArcher: bust(...EWOK, ...part.bow("#6a543a")),
  gungan: bust(...part.armor("#8a6a3e", "#5b4630"), ...gungan("#b98a5c"), ...part.staff("#c9a94e")),
  jawa: bust(...jawa),
  tusken: bust(...tusken),
  twilek: bust(...part.jacket("#5b4630", "#a5622f"), ...TWILEK("#5f9a7a"), ...part.pistol()),
  twilekBlue: bust(...part.dress("#6a4426", "#c7a24a"), ...TWILEK("#5f8fc0")),
  hutt: bust(...hutt),
  rodian: bust(...part.jacket("#6a543a", "#a5926e"), ...rodian("#6f9a5a"), ...part.pistol()),
  trandoshan: bust(...part.jacket("#a5823c", "#6a543a"), ...trandoshan("#7d8a4c"), ...part.rifle()),
  quarren: bust(...part.jacket("#4b4f5a", "#7a6a4a"), ...quarren, ...part.rifle()),
  gamorrean: bust(...part.armor("#7a5a34", "#4b3826"), ...gamorrean, ["#6a543a", "M84 106L100 10l5 1-14 96zM96 6c10-6 20-2 22 8l-4 18-14-4z"]),
  duros: bust(...part.jacket("#5b4630", "#8a765a"), ...DUROS, ...part.pistol()),
  calamari: bust(...part.robe("#cdbb98", "#e6dfcc"), ["#a5613f", "M40 46h20l4 14H36zM50-6c22 0 32 12 30 28l-10 14c-2 10-10 16-20 16S32 46 30 36L20 22C18 6 28-6 50-6z"], ["=#e6d27a", both("M20 20c2-8 15-8 17 0-2 8-15 8-17 0z")], ["dark", both("M26 20h6v4h-6z")], ["ink", "M36 44c8 4 20 4 28 0M40 0c6-4 14-4 20 0"]),
  sullustan: bust(...part.flightSuit("#8a3a2c", "#d9ccb0"), ["#a58a72", "M42 46h16l3 14H39zM50 4c16 0 26 8 26 20 0 8-4 14-8 18-2 8-8 12-18 12s-16-4-18-12c-4-4-8-10-8-18C24 12 34 4 50 4z"], ["dark", both("M32 22c2-6 13-6 15 0-2 7-13 7-15 0z")], ["ink", "M34 40c4-4 10-4 16 0 6-4 12-4 16 0M36 46c4-3 9-3 14 0 5-3 10-3 14 0"], ...part.cap("#6a2c22")),
  bothan: bust(...part.robe("#6a543a", "#a5926e"), ["#b9854c", "M42 44h16l4 18-12 8-12-8zM50 2c12 0 19 8 20 22l4 14-10 10-8 12H44l-8-12-10-10 4-14C31 10 38 2 50 2zM34 8L26-8l14 10zM66 8l8-16-14 10z"], ["dark", both("M38 26h8v4h-8zM50 38h-4l4 4z")], ["ink", "M46 48h8"]),
  weequay: bust(...part.vest("#a5926e", "#6a3a2a"), ...part.head("#9a6a4a"), ["#4b3020", both("M33 22l-8 30 3 16 4-1 2-24z")], ["ink", "M38 18h24M40 22h20M40 36l-4 8M60 36l4 8"], ...part.rifle()),
  ithorian: bust(...part.robe("#7a6a4a", "#a5926e"), ["#8a6448", "M42 60V40L14 20c-4-10 2-18 12-18 10 0 18 8 24 8s14-8 24-8c10 0 16 8 12 18L58 40v20z"], ["dark", both("M18 8h8v6h-8z")], ["ink", "M46 30v24M54 30v24"]),
  ugnaught: bust(...part.jacket("#6a7a8a", "#3f4651"), ["#d6a088", "M40 48h20l3 12H37zM50 6c16 0 24 8 24 22s-10 26-24 26-24-12-24-26S34 6 50 6z"], ["#e9e2d2", both("M50 4C34 4 26 12 24 26l-4 20 8 10 4-22c2-10 8-14 18-14z")], ["#c48a72", "M43 32h14v9H43z"], ["dark", both("M46 35h3v3h-3zM37 27h6v3h-6z")]),
  wolfman: bust(...part.jacket("#4b4138", "#7a6a52"), ["#5a4636", "M42 44h16l6 18H36zM50 6c12 0 18 6 20 16l6-20 4 24-6 14-14 6-4 14H44l-4-14-14-6-6-14 4-24 6 20C32 12 38 6 50 6z"], ["glow#ffd75e", both("M36 24h8v4h-8z")], ["dark", "M46 40h8l-4 6z"], ["=#efe6d2", "M44 52l2 5 2-5zM52 52l2 5 2-5z"]),
  insectoid: bust(...part.robe("#6a5a3a", "#a58a52"), ["#7a7a4a", "M44 46h12l3 14H41zM50-2c14 0 24 8 24 18l-8 22-10 16H44L34 38l-8-22C26 6 36-2 50-2zM38 0L30-18l4-2 10 18zM62 0l8-18-4-2-10 18z"], ["dark", both("M28 14c4-6 15-3 17 6-3 7-13 6-17-6z")], ["ink", "M44 44h12M45 50h10"]),
  undead: bust(...part.dress("#5a2a2c", "#3a1a1c"), ...part.head("#93a090"), ...part.longHair("#2a2a26"), ["glow#5dff8a", both("M39 26h8v5h-8z")]),
  shapeshifter: bust(...part.armor("#5a3a6a", "#2f2138"), ["#a9a26a", "M42 44h16l3 16H39zM50 4c13 0 20 9 20 22 0 14-8 26-20 26S30 40 30 26C30 13 37 4 50 4z"], ...part.bigEyes(), ...part.hood("#5a3a6a"), ...part.rifle()),
};
