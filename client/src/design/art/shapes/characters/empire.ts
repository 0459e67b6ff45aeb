// The Empire, the First Order and the Separatists.
import { both } from "../../shape";
import * as helmet from "../helmets";
import * as part from "../parts";
import { SABER, SKIN } from "../parts";
import * as people from "../peoples";
import { character } from "./character";

export const EMPIRE = {
  grievous: character(
    /grievous/,
    ...part.cape("#6a6258"),
    ["#d8d0be", both("M50 60l-24 4-10 14 6 26h28z")],
    ["ink", both("M50 70H30M50 80H28M50 90H30M26 64l4 38")],
    ["#e9e2d2", both("M50-4C36-4 28 6 26 22l6 16-2 10 10 14h10z")],
    ["dark", both("M32 20l13 4-2 8-10-2zM50 42l-6 4-2 14h8z")],
    ["=#d8d0be", "M45 46h1.5v14h-1.5zM49 46h2v14h-2zM53.5 46h1.5v14h-1.5z"],
    ["glow#ffd75e", both("M37 24h4v3h-4z")],
    ...part.twinSabers(SABER.blue, SABER.green),
    ["ray#58b7ff", "M104 92l28-34"],
    ["ray#5dff8a", "M-4 92l-28-34"],
  ),
  tarkin: character(/tarkin/, ...part.uniform("#6d766a"), ...part.leanHead(SKIN.pale), ["#a9a9a2", "M34 24c-1-14 5-21 16-21s17 7 16 21l-3-10c-6-4-20-4-26 0z"], ["ink", "M38 34l4 10M62 34l-4 10M42 24h5M53 24h5"]),
  thrawn: character(/thrawn/, ...part.uniform("#e9ecee"), ["=#c7a24a", both("M50 58H34l-12 5 2 5 26-4z")], ...part.head("#5d8cc4"), ...part.shortHair("#14171f"), ["glow#ff3b30", both("M39 26h8v4h-8z")]),
  veers: character(/veers/, ...part.armor("#7d8782", "#4b524e"), ...part.head(SKIN.fair), ["#6d766f", "M50-8C32-8 24 4 24 22l4 4h44l4-4C76 4 68-8 50-8z"], ["#3a3f3c", "M28 8h44v10H28z"], ["glow", both("M32 10h14v6H32z")], ["ink", "M34 26v20M66 26v20M36 48c8 8 20 8 28 0"]),
  piett: character(/piett/, ["#39424a", "M-30 60L50 4l80 56z"], ...part.uniform("#4b5550"), ...part.head(SKIN.pale), ...part.shortHair("#5a4636"), ...part.cap("#3f4844"), ["=#c9ccd2", "M22 76h3v10h-3zM27 76h3v10h-3z"]),
  krennic: character(/krennic/, ...part.cape("#e3e6e8"), ...part.uniform("#f0f2f3"), ...part.head(SKIN.fair), ...part.shortHair("#a9a9a2"), ["=#23282f", "M26 70h48v4H26z"]),
  motti: character(/motti/, ...part.uniform("#525c57"), ...part.head(SKIN.fair), ...part.shortHair("#3f2a1c"), ["ray#9aa4ff", "M30 50c12 10 28 10 40 0"]),
  admirals: character(/needa|ozzel/, ...part.uniform("#4b5550"), ...part.head(SKIN.pale), ...part.mustache("#8a8a82"), ...part.cap("#3f4844")),
  yularen: character(/yularen/, ...part.uniform("#e6e6e0"), ...part.head(SKIN.fair), ...part.shortHair("#b9b4aa"), ...part.mustache("#b9b4aa")),
  pryce: character(/pryce/, ...part.uniform("#5c6670"), ...part.head(SKIN.pale), ...part.bobHair("#1b1a24"), ["=#8a2a3c", "M46 43h8v2h-8z"]),
  kallus: character(/kallus/, ...part.armor("#7d8793", "#3a4048"), ...part.head(SKIN.fair), ["#c9a35c", both("M38 30l-6 0 2 14 8 8 2-6-6-6z")], ...helmet.rebelSoldier("#8d98a5"), ...part.rifle("#6a4fa0")),
  hux: character(/\bhux\b/, ...part.uniform("#1d2025", false), ...part.head(SKIN.pale), ...part.shortHair("#b5502c"), ["=#3a3f47", "M20 70h8v3h-8zM20 76h8v3h-8z"], ["#14161a", "M6 104c2-24 8-36 20-42l6 42zM94 104c-2-24-8-36-20-42l-6 42z"]),
  phasma: character(/phasma/, ...part.cape("#1b1d22"), ["=#a5261f", "M102 92l8 12H94zM-2 92l-8 12H6z"], ...part.armor("#c9d2db", "#5b6470"), ...helmet.firstOrder("#c3ccd6"), ["line", "M30 10c4-8 10-11 18-12M28 44l6 8"], ...part.rifle("#aab4c0")),
  pyre: character(/\bpyre\b/, ...part.armor("#c7a24a", "#3a2f1c"), ...helmet.firstOrder("#c7a24a"), ...part.rifle()),
  iden: character(/iden versio/, ...part.armor("#23272e", "#101216"), ...part.head(SKIN.tan), ...part.bobHair("#1f1713"), ["=#a5261f", "M78 66h8v12h-8z"], ["#2b3038", "M8 74a12 12 0 1 0 24 0a12 12 0 1 0-24 0z"], ["glow#ff4438", "M16 74a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"]),
  isard: character(/isard/, ...part.uniform("#a52a26"), ...part.leanHead(SKIN.pale), ...part.longHair("#2a2026"), ["=#e9ecee", "M33 12l4-8 2 22-4 18z"], ["=#58b7ff", "M40 27h6v3h-6z"], ["=#ff5a4a", "M54 27h6v3h-6z"]),
  vonreg: character(/vonreg/, ...part.flightSuit("#a52a22", "#1b1d22"), ["#a52a22", "M50-6C28-6 20 8 20 28l4 24 12 12h28l12-12 4-24C80 8 72-6 50-6z"], ["dark", "M26 22h48l-6 14H32z"], ["ink", both("M50 42H38M50 48H38M50-6v20")]),
  mithel: character(/mithel/, ...part.armor("#2b3038", "#14171b"), ...helmet.tiePilot(), ["=#c9ccd2", "M26 4l8-6 4 12-10 6zM74 4l-8-6-4 12 10 6z"]),
  ciena: character(/ciena ree/, ...part.uniform("#3f4844"), ...part.head(SKIN.dark), ...part.crownBraid("#1f1713"), ...part.cap("#3f4844")),
  gunray: character(/nute gunray/, ...part.robe("#6a3a2a", "#a5622f"), ...people.tradeLord, ["#c7a24a", both("M50 66c-12 0-20-4-26-10l-8 6c8 12 18 16 34 16z")]),
  tambor: character(/tambor/, ...part.armor("#6a7a5a", "#3f4a36"), ["#7a8a68", "M50-4C34-4 26 6 26 24l4 30 10 8h20l10-8 4-30C74 6 66-4 50-4z"], ["=#c7a24a", both("M32 22c0-6 12-6 12 0s-12 6-12 0zM50 40h-8v14h8z")], ["glow#5dff8a", both("M35 20h6v4h-6z")], ["ink", both("M50 44h-6M50 48h-6")]),
  jerjerrod: character(/jerjerrod/, ...part.uniform("#5c6670"), ...part.leanHead(SKIN.pale), ...part.shortHair("#3f2a1c"), ["#7c8794", "M-14 40a22 22 0 1 0 44 0a22 22 0 1 0-44 0z"], ["dark", "M-14 40h44v2h-44z"]),
};
