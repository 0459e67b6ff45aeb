// The dark side.
import { both } from "../../shape";
import * as helmet from "../helmets";
import * as part from "../parts";
import { SABER, SKIN } from "../parts";
import * as people from "../peoples";
import { character } from "./character";

const grayFace = part.head("#b9bec6");

export const DARK = {
  vader: character(/\bvader\b/, ...part.cape("#0f1115"), ...part.armor("#23272e", "#14161b"), ["=#39414c", "M40 78h20v14H40z"], ["glow#ff4438", "M43 81h4v3h-4zM43 87h4v2h-4z"], ["glow#5dff8a", "M50 81h3v3h-3z"], ["glow#58b7ff", "M55 81h3v3h-3zM50 87h8v2h-8z"], ...helmet.vader(), ...part.saber(SABER.red)),
  palpatine: character(
    /palpatine|sidious|\bthe emperor$|^emperor/,
    ...part.robe("#17151b", "#221d26"),
    ...part.head("#cfc7bd"),
    ["=#e8c23a", both("M39 27h8v4h-8z")],
    ["ink", both("M50 16c-6 0-9 2-11 5M37 34l8 4M50 44c-4 0-6 1-8 3M40 42l-3 4")],
    ...part.hood("#17151b"),
    ["ray#8fb8ff", "M8 84L-8 66l8-4-14-20M92 84l16-18-8-4 14-20M-2 96l-16-4M102 96l16-4"],
  ),
  maul: character(/\bmaul\b/, ...part.robe("#1b181c", "#2a2024"), ...people.zabrak("#b3261e"), ["glow#ffd75e", both("M40 28h6v3h-6z")], ...part.saberStaff(SABER.red)),
  savage: character(/savage opress/, ...part.armor("#5a4a3a", "#241c18"), ...people.zabrak("#d3a03a"), ["#d9cdb2", both("M36 12L18-12l4 20 10 14z")], ...part.saberStaff(SABER.red)),
  dooku: character(/dooku/, ...part.cape("#3f2b1c"), ...part.robe("#2b211c", "#4a3626"), ...part.leanHead(SKIN.pale), ...part.shortHair("#dcd8d0"), ...part.beard("#dcd8d0"), ["=#c7a24a", "M40 58h20v5H40z"], ...part.saber(SABER.red)),
  ventress: character(/ventress/, ...part.dress("#2a2430", "#5a3a5f"), ...part.leanHead("#d9d4d2"), ["=#5a2a3c", "M44 6h2v14h-2zM54 6h2v14h-2zM38 38l6-2-2 8zM62 38l-6-2 2 8z"], ...part.twinSabers(SABER.red)),
  kylo: character(/kylo ren/, ...part.cape("#121317"), ...part.robe("#1b1d22", "#26292f"), ...helmet.kylo(), ...part.hood("#15161a"), ...part.crossedSaber(SABER.red)),
  snoke: character(/\bsnoke\b/, ...part.robe("#a8863a", "#c7a24a"), ["#cbb9ac", "M43 46h14l4 14H39zM50-10c11 0 17 12 17 30 0 18-7 32-17 32S33 38 33 20C33 2 39-10 50-10z"], ["ink", "M48-8l4 20-5 10M58 30l-6 8M40 24h7M53 26h7M44 44l12-2"], ["=#58b7ff", both("M41 23h5v3h-5z")]),
  bane: character(/darth bane/, ...part.armor("#5a2a22", "#1b1315"), ...part.head("#c9a58a"), ["=#8a4a2c", "M36 10c8-4 20-4 28 0l-2 8c-8-3-16-3-24 0zM38 36l4 10 8 6 8-6 4-10 4 4-6 16H40l-6-16z"], ["glow#ffb13a", both("M40 27h6v3h-6z")], ...part.saber(SABER.red)),
  grandInquisitor: character(/grand inquisitor|^the inquisitor$/, ...part.armor("#2b2f36", "#16181d"), ...part.leanHead("#c9ccd2"), ["=#a5261f", "M44 6h12l-2 16h-8zM36 32l6 2-2 12zM64 32l-6 2 2 12z"], ["glow#ffd75e", both("M40 27h6v3h-6z")], ...part.ringSaber(SABER.red)),
  fifthBrother: character(/fifth brother/, ...part.armor("#3a3f46", "#1b1e23"), ...grayFace, ["#2b2f36", "M28 20l4-22h36l4 22-6-4H34z"], ["ink", "M40 36h20M42 14h16"], ["glow#ffd75e", both("M40 26h6v3h-6z")], ...part.ringSaber(SABER.red)),
  seventhSister: character(/seventh sister/, ...part.armor("#23262d", "#121418"), ["#2b2f36", "M50-4C32-4 24 8 24 26l4 26 10 10h24l10-10 4-26C76 8 68-4 50-4z"], ["#6f8a5a", "M36 30h28l-4 22H40z"], ["glow#ff4438", "M28 18h44l-4 10H32z"], ["ink", "M44 44h12"], ...part.ringSaber(SABER.red)),
  eighthBrother: character(/eighth brother/, ...part.armor("#2f3338", "#15171b"), ["#3a3f46", "M50-6C30-6 22 8 22 28v34h56V28C78 8 70-6 50-6z"], ["dark", "M28 22h44v8H28z"], ["line", both("M50 36H32M50 42H34M50 48H36M50 54H38")], ...part.ringSaber(SABER.red)),
  talzin: character(/talzin/, ...part.dress("#8a1f2b", "#3a1218"), ...part.leanHead("#d9d4d2"), ["#7a1a26", both("M50-8L30 4 8 0l14 12-18 4 20 8 8 8c2-12 8-18 18-18z")], ["ink", "M44 12v10M56 12v10M46 44h8"], ["glow#5dff8a", "M84 82c10-14 2-20 10-34 10 12 14 24 8 34-4 8-14 8-18 0z"]),
  daka: character(/old daka/, ...part.robe("#5a2a2c", "#7a3a3c"), ...part.head("#c9c0b8"), ...part.longHair("#d9d4cc"), ["ink", "M38 20h24M40 36l-4 8M60 36l4 8"], ["glow#5dff8a", both("M40 27h6v3h-6z")], ...part.staff("#6a543a")),
  galen: character(/galen marek|starkiller/, ...part.armor("#4b4a42", "#23231f"), ...part.head(SKIN.fair), ...part.shortHair("#2f2018"), ["ink", "M38 40l4 4M62 40l-4 4"], ...part.twinSabers(SABER.red)),
  jerec: character(/\bjerec\b/, ...part.robe("#1b1820", "#3a2a44"), ...part.head("#b9a598"), ["dark", "M32 22h36v10H32z"], ["=#3a2a30", "M44 40h4v14h-4zM52 40h4v14h-4z"], ...part.saber(SABER.red)),
};
