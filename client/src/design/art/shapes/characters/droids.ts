// Droids with a name.
import { both, bust, standing, type Layer, type Shape } from "../../shape";
import type { Color } from "../parts";
import { droid } from "./character";

const rollingDroid = (dome: Color, body: Color, trim: Color, ...more: Layer[]): Shape =>
  standing(
    [dome, "M27 38c0-18 9-30 23-30s23 12 23 30z"],
    [body, "M27 41h46v38l-7 10H34l-7-10zM11 44h13v40l5 8v7H4v-7l7-8zM76 44h13v40l7 8v7H71v-7l5-8zM45 89h10v10H45z"],
    [`=${trim}`, "M31 30h10v5H31zM59 30h10v5H59zM33 46h12v8H33zM54 46h13v16H54zM33 60h12v4H33zM33 70h34v3H33zM14 50h7v16h-7zM79 50h7v16h-7z"],
    ["dark", "M44 15h12v11H44z"],
    ["glow", "M47 18h6v5h-6z"],
    ...more,
  );
const metalMan = (metal: Color, light: Color, eyes: `glow${string}` = "glow#ffe08a"): Layer[] => [
  [metal, both("M50 58c-22 0-36 8-42 46h42z")],
  [light, both("M50 4c-14 0-20 8-20 22l3 20 9 12h8z")],
  [eyes as "glow", both("M36 27c0-6 9-6 9 0s-9 6-9 0z")],
  ["dark", both("M50 50l-7-2v-4h7z")],
  ["ink", both("M30 26h-3v10h5M50 66c-14 0-20 8-22 14M50 80c-8 0-12 2-15 6M34 20c4-6 10-8 16-8M50 90c-6 0-8 1-10 4")],
];
const ball = (shell: Color, trim: Color): Shape =>
  standing(
    [shell, "M18 66a32 32 0 1 0 64 0a32 32 0 1 0-64 0z"],
    [shell, "M30 32c0-16 8-24 20-24s20 8 20 24zM58 0h2v12h-2z"],
    [`=${trim}`, "M30 27h40v4H30zM36 14c4-4 8-5 14-5s10 1 14 5l-3 2H39z"],
    ["ink", "M36 66a14 14 0 1 0 28 0a14 14 0 1 0-28 0zM22 50l12 6M78 50l-12 6M50 80v18"],
    [`=${trim}`, "M42 66a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM20 56l8 4-2 10-7-2zM80 56l-8 4 2 10 7-2z"],
    ["dark", "M44 20a6 6 0 1 0 12 0a6 6 0 1 0-12 0z"],
    ["glow#58b7ff", "M48 18h3v3h-3z"],
  );

export const NAMED_DROIDS = {
  r2d2: droid(/r2-d2/, rollingDroid("#b9c3cf", "#e6eaee", "#2f5fb8")),
  chopper: droid(/chopper/, rollingDroid("#d98a2c", "#c9822c", "#7a6a4a", ["=#e9c23c", "M31 12h38v5H31z"], ["#8d98a5", "M20 40L6 20l4-2 14 18z"])),
  r3: droid(/r3-|r5-|r4-|r7-/, rollingDroid("#8f2f28", "#d9d4cc", "#8f2f28")),
  bt1: droid(/bt-1/, rollingDroid("#23272e", "#2b3038", "#a5261f", ["body", "M20 46L2 40v5l18 8zM80 46l18-6v5l-18 8z"])),
  bucket: droid(/bucket/, rollingDroid("#8a8272", "#a59a80", "#c9722c")),
  c3po: droid(/c-3po/, bust(...metalMan("#b8923c", "#d9b45c"))),
  triple0: droid(/0-0-0|triple zero/, bust(...metalMan("#3a3f47", "#59626e", "glow#ff4438"))),
  fourLom: droid(/4-lom/, bust(["#5b6470", both("M50 58c-22 0-36 8-42 46h42z")], ["#7d8a6a", "M43 44h14l3 16H40zM50-2c16 0 26 8 26 20l-10 20-8 14H42l-8-14-10-20C24 6 34-2 50-2z"], ["dark", both("M28 16c2-8 16-6 17 4-3 8-15 6-17-4z")], ["ink", both("M50 40h-6M50 46h-5M36 70h14M36 80h14")], ["#4d5661", "M72 106L94 40l-2-8 4-20 4 1-4 20 6 2-3 10-5 1-14 62z"])),
  l3: droid(/l3-37/, bust(["#8d98a5", both("M50 60c-14 0-24 4-32 12l-8 32h40z")], ["#c9ccd2", "M34 6c8-6 24-6 32 0l4 22-6 20-8 8H44l-8-8-6-20z"], ["dark", "M34 24h32l-3 10H37z"], ["glow#58b7ff", "M44 26h12v5H44z"], ["=#c9722c", "M28 66h10v16H28z"], ["ink", "M50 60v44M38 50h24"])),
  bb8: droid(/bb-8/, ball("#eceff1", "#e08a2c")),
  bb9e: droid(/bb-9e/, ball("#23272e", "#59626e")),
  k2so: droid(/k-2so/, bust(["#2b3038", both("M50 62c-14 0-30 2-38 10l-8 32h46z")], ["#39414c", "M50-6c12 0 18 8 18 20v16l-6 14-4 12H42l-4-12-6-14V14C32 2 38-6 50-6z"], ["line", "M44 40h12M45 46h10M30 80h40M50 62v20M36 10h28"], ["glow#cfe9ff", both("M38 22c0-5 8-5 8 0s-8 5-8 0z")], ["=#c9ccd2", "M72 74h10v3H72z"])),
  ig88: droid(/ig-88/, bust(["#6d7680", both("M50 66c-14 0-24 4-34 14l-10 24h44z")], ["#8d98a5", "M40 18h20l3 36-5 12H42l-5-12zM43-2h14l5 20H38zM49-14h2v14h-2z"], ["ink", "M38 38h24M38 46h24M50 66v38M30 84h40M40 6h20"], ["glow#ff4438", "M41 24h4v10h-4zM48 24h4v10h-4zM55 24h4v10h-4zM46 8h8v4h-8z"], ["#4d5661", "M72 106L94 40l-2-8 4-20 4 1-4 20 6 2-3 10-5 1-14 62zM28 106L6 40l2-8L4 12l-4 1 4 20-6 2 3 10 5 1 14 62z"])),
  bones: droid(/mr\. bones/, bust(["#8f2f28", both("M50 66c-10 0-22 2-30 8l-8 30h12l4-16 4 16h18z")], ["#8f2f28", "M46 40h8v28h-8z"], ["#b39b72", "M38 2c8-4 18-3 24 3l2 14-4 12 8 16-6 8H42l-8-8 4-20-4-12z"], ["=#a5261f", "M36 30h26v4H36zM38 8h24v4H38z"], ["dark", "M40 18h6v5h-6zM54 18h6v5h-6z"], ["=#efe6d2", "M38 46l3 6 3-6zM46 46l3 6 3-6zM54 46l3 6 3-6z"], ["ink", "M34 80h32M36 90h28"])),
  rusk: droid(/rusk-7/, bust(["#5f6a4a", both("M50 58c-20 0-34 6-42 46h42z")], ["#7a8660", "M34 4h32l6 12v26l-8 14H36l-8-14V16z"], ["dark", "M32 18h36v14H32z"], ["glow#ffb13a", "M38 20a5 5 0 1 0 10 0a5 5 0 1 0-10 0z"], ["ink", "M38 42h24M40 48h20M50 58v40M30 76h40"])),
};
