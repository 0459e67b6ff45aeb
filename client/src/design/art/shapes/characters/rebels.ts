// The Republic, the Rebellion and the Resistance.
import { both } from "../../shape";
import * as helmet from "../helmets";
import * as part from "../parts";
import { SABER, SKIN } from "../parts";
import * as people from "../peoples";
import { character } from "./character";

export const REBELS = {
  leia: character(/\bleia\b|boushh/, ...part.dress("#f0f0ea", "#c9ccd2"), ...part.head(SKIN.pale), ...part.sideBuns("#4a2c1a"), ...part.pistol()),
  padme: character(/padm[eé]|amidala/, ...part.dress("#a3262c", "#c7a24a"), ...part.head("#eadfd6"), ["#3a1c18", both("M50-14C34-16 24-8 20 4l-8 30 12 20 6-4C26 36 30 18 50 14z")], ["#c7a24a", both("M50-6c-10-2-18 2-22 10l22 0zM26 34l-6 14 8 6z")], ["=#c02a30", "M49 43h2v6h-2zM40 36a1 1 0 1 0 2 0zM58 36a1 1 0 1 0 2 0z"]),
  jyn: character(/\bjyn\b/, ...part.vest("#7a6a58", "#3f4148"), ...part.head(SKIN.pale), ...part.shortHair("#5a3a24"), ["#5a3a24", "M64 10c8-2 12 6 8 14l-6 6zM33 20l-4 22 5 2 2-16z"], ...part.scarf("#5b6b7a"), ...part.pistol()),
  cassian: character(/cassian/, ...part.jacket("#4f6479", "#b9a88a"), ["#b9a486", "M26 58c6-8 14-6 24 6 10-12 18-14 24-6l-8 12H34z"], ...part.head(SKIN.tan), ...part.shortHair("#2a1c14"), ...part.mustache("#2a1c14"), ...part.rifle()),
  chirrut: character(/chirrut/, ...part.robe("#23262d", "#8a2f2a"), ...part.head(SKIN.tan), ...part.shortHair("#14110f"), ["glow#cfe4ff", both("M40 27h7v4h-7z")], ...part.staff("#3a2f26")),
  baze: character(/\bbaze\b/, ...part.armor("#8f2f28", "#3a2a24"), ...part.head(SKIN.tan), ...part.longHair("#2a2019"), ...part.beard("#2a2019"), ["#4b5058", "M-2 60h14v44H-2z"], ["glow", "M1 66h8v4H1z"], ...part.rifle("#2b2f36")),
  saw: character(/saw gerrera/, ...part.armor("#6a6f5a", "#2f3229"), ...part.head(SKIN.dark), ["#d9d4cc", both("M50 0c-14 0-22 8-22 24l6 2c2-10 7-14 16-14z")], ...part.breathing("#8d98a5"), ["line", "M38 48c-10 8-14 20-12 34"]),
  mothma: character(/mon mothma/, ...part.dress("#f0f0ea", "#dfe3e6"), ...part.head(SKIN.pale), ...part.shortHair("#9a4a2c"), ["#c9ccd2", "M36 66h28l-8 12H44z"], ["=#8d98a5", "M47 70h6v12h-6z"]),
  bail: character(/bail organa/, ...part.robe("#4b3a5c", "#6d5a80"), ...part.head(SKIN.tan), ...part.shortHair("#1f1713"), ...part.goatee("#1f1713"), ["=#c9ccd2", "M32 60h36v3H32z"]),
  holdo: character(/holdo/, ...part.dress("#5b6b8a", "#8a9ab8"), ...part.head(SKIN.pale), ...part.longHair("#b48ad0"), ["=#c9ccd2", "M34 14h32v3H34z"]),
  ackbar: character(/ackbar/, ...part.uniform("#e6e6e0", false), ...people.calamari("#b3653f"), ["=#c7a24a", "M22 72h12v3H22zM22 78h12v3H22z"]),
  rieekan: character(/rieekan/, ...part.jacket("#8a7a5a", "#e0d4b8"), ...part.head(SKIN.fair), ...part.shortHair("#8a7a6a"), ["=#58b7ff", "M64 70h12v3H64z"], ["#b9c8d6", "M8 62l22-6-4 14-16 6z"]),
  generals: character(/dodonna|madine|cracken/, ...part.jacket("#8a7a5a", "#cdbb98"), ...part.head(SKIN.fair), ...part.shortHair("#b9b4aa"), ...part.beard("#d9d4cc")),
  wedge: character(/wedge/, ...part.flightSuit("#d9722e", "#e6e8e6"), ...part.head(SKIN.fair), ...helmet.rebelPilot("#4c7a3c"), ["=#2b3038", "M24 22l8-4v6l-8 4zM24 30l8-4v6l-8 4z"]),
  biggs: character(/biggs/, ...part.flightSuit("#d9722e", "#e6e8e6"), ...part.head(SKIN.fair), ...part.mustache("#2a1c14"), ...helmet.rebelPilot("#a5261f")),
  poe: character(/\bpoe\b/, ...part.flightSuit("#d9722e", "#e6e8e6"), ...part.head(SKIN.tan), ...part.tuftyHair("#1f1713"), ["#dfe2e0", "M84 86a16 16 0 1 0 32 0a16 16 0 1 0-32 0z"], ["glow#ffcf6a", "M88 84h24v6H88z"]),
  finn: character(/\bfinn\b/, ...part.jacket("#6a4a2c", "#26282e"), ["=#a5332c", "M76 66l12 8-4 8-12-6z"], ...part.head(SKIN.dark), ...part.shortHair("#14110f"), ...part.rifle()),
  rose: character(/^rose\b/, ...part.jacket("#6a6f4a", "#3f4432"), ...part.head(SKIN.tan), ...part.shortHair("#14110f"), ["#14110f", both("M34 10c-8-2-10 6-8 12l8 2z")], ["=#c7a24a", "M46 66l4-4 4 4-4 12z"]),
  snap: character(/snap|wexley/, ...part.flightSuit("#d9722e", "#e6e8e6"), ...part.head(SKIN.fair), ...part.beard("#5a3a24"), ...helmet.rebelPilot("#3d5f8f")),
  kes: character(/kes dameron/, ...part.jacket("#5e6b46", "#3d4632"), ...part.head(SKIN.tan), ...part.shortHair("#1f1713"), ...helmet.rebelSoldier("#5e6b46"), ...part.scarf("#8a7354"), ...part.rifle()),
  lorSan: character(/san tekka/, ...part.robe("#8a765a", "#b9a88a"), ...part.head(SKIN.pale), ...part.shortHair("#e6e0d2"), ...part.beard("#e6e0d2"), ...part.scarf("#6a5a48")),
  hera: character(/\bhera\b/, ...part.flightSuit("#b9854c", "#6a543a"), ...people.twilek("#6fae62"), ["#6a4a30", "M31 22C32 10 40 4 50 4s18 6 19 18c-10-5-28-5-38 0z"], ...part.goggles("#4b3826")),
  sabine: character(/sabine/, ...part.armor("#c9567a", "#3a3f4a"), ["=#e9a23c", both("M34 66h8v12h-8z")], ...part.head(SKIN.tan), ...part.bobHair("#6a4fc0"), ["=#e9a23c", "M34 12l6-6 2 14-6 8z"], ...part.pistol()),
  zeb: character(/\bzeb\b/, ...part.armor("#5f7a52", "#3a3048"), ["#7d6aa0", "M40 46h20l4 14H36zM50 2c14 0 20 10 20 24 0 16-8 28-20 28S30 42 30 26C30 12 36 2 50 2zM32 14L14-2l4 20 14 8zM68 14L86-2l-4 20-14 8z"], ["ink", "M42 8l8 4 8-4M40 14l10 4 10-4M38 42c8 6 16 6 24 0"], ["glow#a8ff5d", both("M39 26h8v4h-8z")], ["#5a4a80", "M40 40h20l-4 14H44z"], ...part.rifle("#6a4fa0")),
  rex: character(/\brex\b/, ...part.armor("#e3e8ec", "#1b1f25"), ...helmet.clone("#e3e8ec", "#2f5fb8"), ["=#2f5fb8", both("M26 34l8 8-4 8-6-4z")], ...part.pistol(), ["#59626e", "M22 102l-4-18 0-26-4-8-6 2v30l-6 4 2 8 6-2 4 12z"]),
  cody: character(/\bcody\b/, ...part.armor("#e3e8ec", "#1b1f25"), ...helmet.clone("#e3e8ec", "#d98a2c"), ["#d98a2c", "M20 22h60v5H20z"], ...part.rifle()),
  wolffe: character(/wolffe/, ...part.armor("#e3e8ec", "#1b1f25"), ...helmet.clone("#c9ccd0", "#5b6470"), ["=#5b6470", "M26 2l10 8-6 8zM74 2L64 10l6 8z"], ...part.rifle()),
  fives: character(/\bfives\b/, ...part.armor("#e3e8ec", "#1b1f25"), ...helmet.clone("#e3e8ec", "#2f5fb8"), ["=#2f5fb8", "M58 2h14l-2 6h-8v3c8-1 10 3 9 7s-8 5-13 2l2-5c4 1 6-1 5-2s-5 0-8 0z"], ...part.pistol()),
  echo: character(/trooper echo/, ...part.armor("#e3e8ec", "#1b1f25"), ...helmet.clone("#e3e8ec", "#2f5fb8"), ["=#2f5fb8", "M76 68h10v4h-6v4h6v12h-4V78h-6z"], ...part.rifle()),
  boKatan: character(/bo-katan/, ...part.armor("#4f6f9a", "#2b2f3a"), ...part.head(SKIN.pale), ...part.bobHair("#b5502c"), ["=#c9ccd2", "M32 14h36v4H32z"], ...part.pistol()),
  fennRau: character(/fenn rau/, ...part.armor("#8d98a5", "#2b3038"), ...helmet.mandalorian("#a9b4c0", "#c9a94e"), ...part.pistol()),
  satine: character(/satine/, ...part.dress("#4f7a8a", "#c7a24a"), ...part.head(SKIN.pale), ...part.crownBraid("#d9bf7a"), ["#8fae5c", both("M30 18c-8-6-14-2-12 8l10 4z")]),
  kazuda: character(/kazuda|\bkaz\b/, ...part.jacket("#3d5f8f", "#c9722c"), ...part.head(SKIN.fair), ...part.tuftyHair("#2f2018"), ...part.scarf("#a5332c")),
  torra: character(/torra doza/, ...part.jacket("#3d6fb8", "#e6e8e6"), ...part.head(SKIN.brown), ...part.crownBraid("#1f1713"), ...part.goggles("#3d6fb8")),
  jarJar: character(/jar jar/, ...part.vest("#8a5a34", "#6a3f24"), ...people.gungan("#c98a5c"), ["ink", "M44 44c4 4 8 4 12 0"]),
  nass: character(/boss nass/, ...part.robe("#5a6a3a", "#c7a24a"), ["#8a9a5c", "M50-2c22 0 32 16 30 34-1 14-12 24-30 24S21 46 20 32C18 14 28-2 50-2z"], ["ink", "M30 36c12 10 28 10 40 0M34 46c10 6 22 6 32 0"], ["=#e9d27a", both("M30 6c0-10 12-10 12 0s-12 8-12 0z")], ["dark", both("M34 3h5v5h-5z")]),
  nien: character(/nien nunb/, ...part.flightSuit("#8a3a2c", "#d9ccb0"), ...people.sullustan, ...part.goggles("#4b3826")),
  wicket: character(/wicket/, ...people.ewok, ["#c9722c", both("M50 10C36 10 26 18 24 32l2 32 8 8c-6-16-4-40 16-44z")], ...part.staff("#6a543a")),
  chirpa: character(/chirpa/, ...people.ewok, ["#d9cdb2", "M34 8l6-22 8 16 4-18 6 18 10-14 2 22z"], ...part.staff("#8a7348")),
  tarfful: character(/tarfful/, ...people.wookiee("#5a3d28", "#8a6340"), ["#c7a24a", both("M50 58l-24 2-12 10 8 14 28 4z")], ["#6a4426", both("M32 40l-8 30 5 2 6-24z")]),
  huyang: character(/huyang/, ...part.robe("#8a7354", "#b9a37c"), ["#b39b72", "M38 0h24l6 14-2 26-8 14H42l-8-14-2-26z"], ["glow", both("M38 22h9v7h-9z")], ["ink", "M44 40h12M46 46h8M40 8h20"], ...part.saber(SABER.blue)),
  jan: character(/\bjan ors\b/, ...part.jacket("#5f6f8a", "#b9a88a"), ...part.head(SKIN.tan), ...part.shortHair("#2a1c14"), ["#2a1c14", "M64 12c10 0 12 12 8 26l-6-4z"], ...part.pistol()),
  talonKarrde: character(/karrde/, ...part.jacket("#3f4a5c", "#b9a88a"), ...part.head(SKIN.fair), ...part.longHair("#1f1713"), ...part.goatee("#1f1713"), ...part.pistol()),
};
