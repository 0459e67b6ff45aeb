// Jedi, and those on their way.
import { both } from "../../shape";
import * as part from "../parts";
import { SABER, SKIN } from "../parts";
import * as people from "../peoples";
import { character } from "./character";

export const JEDI = {
  luke: character(/\bluke\b/, ...part.robe("#d9cdb2", "#efe6d0"), ...part.head(SKIN.fair), ...part.floppyHair("#c9a35c"), ...part.saber(SABER.green)),
  yoda: character(
    /\byoda\b/,
    ...part.robe("#7a6248", "#b9a37c"),
    ["#8fae5c", both("M50 6C38 6 31 14 31 26L-2 12c2 14 12 24 33 26l6 12 13 6z")],
    ["ink", both("M4 16c8 8 16 12 26 14M38 20c4-2 8-2 12 0M38 46c4 3 8 4 12 4")],
    ["dark", both("M37 29h8v4h-8z")],
    ["=#d9d4c4", both("M33 12l-2-10 6 6 0-9 6 7z")],
    ...part.saber(SABER.green),
  ),
  obiWan: character(/obi-wan|old ben|kenobi/, ...part.robe("#6b4a2c", "#e0d3b4"), ...part.head(SKIN.fair), ...part.shortHair("#9a5c2c"), ...part.beard("#9a5c2c"), ...part.saber(SABER.blue)),
  quiGon: character(/qui-gon/, ...part.robe("#5b4630", "#cdbb98"), ...part.head(SKIN.fair), ...part.longHair("#6a4a30"), ...part.beard("#7a5a3c"), ...part.saber(SABER.green)),
  anakin: character(/\banakin\b/, ...part.robe("#33261f", "#5a3c2c"), ...part.head(SKIN.pale), ...part.floppyHair("#6a4426"), ["=#a33a30", "M58 20l2 12-1.5 0-2-12z"], ...part.saber(SABER.blue)),
  mace: character(/mace windu/, ...part.robe("#5c4630", "#d9ccb0"), ...part.head(SKIN.dark), ...part.saber(SABER.violet)),
  ahsoka: character(/ahsoka/, ...part.armor("#6a5a78", "#3a3048"), ...part.head("#c9703c"), ...part.montrals("#c9703c", "#e6eaf0"), ["=#f2efe6", both("M38 32l6 4-4 6-4-4zM40 18l7 4-8 2z")], ...part.twinSabers(SABER.white)),
  aayla: character(/aayla/, ...part.jacket("#5b3f2a", "#7a5636"), ...people.twilek("#4f86c8"), ["=#c7a24a", "M34 18h32v4H34z"], ...part.saber(SABER.blue)),
  luminara: character(/luminara/, ...part.robe("#23283a", "#4b5878"), ...part.head("#b3ad5c"), ["#1c2030", both("M50-8C32-8 26 6 26 22l-6 44 12 4 4-40c2-10 8-14 18-14z")], ["=#2b3050", "M48 40h4v10h-4z"], ...part.saber(SABER.green)),
  barriss: character(/barriss/, ...part.robe("#2c3f6a", "#3d5488"), ...part.head("#9fae62"), ...part.hood("#2c3f6a"), ["ink", "M38 34h24M40 37h20"], ...part.saber(SABER.blue)),
  kiAdi: character(/ki-adi/, ...part.robe("#6b5138", "#d9ccb0"), ["#d8a888", "M42 42h16l3 18H39zM50-26c12 0 17 12 17 30v22c0 14-7 26-17 26S33 40 33 26V4c0-18 5-30 17-30z"], ["ink", "M40 29h7M53 29h7M40-6h20M41 4h18"], ...part.longBeard("#e6e0d2"), ...part.saber(SABER.blue)),
  ploKoon: character(/plo koon/, ...part.robe("#6b4a30", "#cdbb98"), ["#b8653c", both("M50-2C36-2 28 8 28 22l-8 18 8 14 10 6h12z")], ["#4a3a2c", both("M50 34l-10 2-4 10 4 10h10z")], ["dark", both("M34 20h12v8H34z")], ["line", both("M36 22h8M50 40h-6M50 46h-7M50 52h-6")], ...part.saber("#ff9a3a")),
  kitFisto: character(/kit fisto/, ...part.robe("#6f5a3a", "#c3b08a"), ...part.head("#5f8f4a"), ...part.tentacles("#4c7a3c"), ...part.bigEyes(), ["ink", "M42 42c5 4 11 4 16 0"], ...part.saber(SABER.green)),
  krell: character(/pong krell/, ...part.robe("#5a4630", "#8a7354"), ["#9a8a52", "M38 46h24l6 16H32zM50-4c14 0 20 10 20 22l-4 20-6 18H40l-6-18-4-20C30 6 36-4 50-4zM44 34h12l6 18-12 8-12-8z"], ["dark", both("M36 22h9v5h-9z")], ["ink", "M44 40h12M42 50h16"], ...part.twinSabers(SABER.blue, SABER.green)),
  quinlan: character(/quinlan/, ...part.vest("#8a7354", "#4b3826"), ...part.head(SKIN.brown), ...part.longHair("#1f1713"), ["=#e9c23c", "M36 32h28v4H36z"], ...part.saber(SABER.green)),
  ezra: character(/\bezra/, ...part.jacket("#c9722c", "#7a6a4a"), ...part.head(SKIN.tan), ...part.tuftyHair("#26304c"), ["ink", "M36 36l6 4M36 33l6 3"], ...part.saber(SABER.green)),
  kanan: character(/kanan/, ...part.jacket("#5f7a52", "#8a765a"), ["#4f6a78", "M66 60c14 0 24 8 28 24l-20 4-10-22z"], ...part.head(SKIN.tan), ...part.shortHair("#3f2a1c"), ...part.goatee("#3f2a1c"), ["#9aa79a", "M32 22h36v10H32z"], ["ink", "M36 27h28"], ...part.saber(SABER.blue)),
  rey: character(/\brey\b/, ...part.robe("#b9a98a", "#d9ccb0"), ...part.head(SKIN.pale), ...part.topBuns("#5a3a24"), ["#8a7354", "M26 62l10-4 26 46h-14z"], ...part.staff("#5b4a36")),
  kyle: character(/kyle katarn/, ...part.jacket("#7a5a34", "#b9a88a"), ["#5c4a3a", "M66 58c16 0 26 8 30 22l-22 6-10-22z"], ...part.head(SKIN.fair), ...part.shortHair("#4a3020"), ...part.beard("#4a3020"), ...part.saber(SABER.blue)),
  mara: character(/mara jade/, ...part.armor("#3a3f4a", "#1b1f26"), ...part.head(SKIN.pale), ...part.longHair("#b5502c"), ...part.saber(SABER.violet)),
  rahm: character(/rahm kota/, ...part.armor("#8a765a", "#4b3f30"), ...part.head(SKIN.fair), ...part.longHair("#b9b4aa"), ["=#e6e0d2", "M33 24h34v6H33z"], ...part.saber(SABER.green)),
};
