// What one fights with.
import { lying } from "../shape";

const HILT = "M22 96l-12-11 21-23 12 11zM29 60l15 13 4-4-15-13z";
const GRIP = "M18 80l9 8M24 73l9 8M14 85l9 8";

export const WEAPONS = {
  pistol: lying(
    ["body", "M6 34h60l5-7h9v7h14v10H81l-2 7H55l-4 10h-9l-7 27H16l9-31-12-6H6zM28 20h34v9H28zM34 29h5v6h-5zM52 29h5v6h-5z"],
    ["line", "M14 39h58M24 58l12 4M22 68l11 3M20 78l11 3M64 34v10"],
    ["glow", "M94 36h7v6h-7z"],
  ),
  holdout: lying(
    ["body", "M16 36h50l6 4h14v10H70l-4 8H50l-6 26-4 4H24l8-34-16-6z"],
    ["line", "M22 43h44M34 60l12 2M31 70l12 2M56 36v8"],
    ["glow", "M86 41h7v7h-7zM24 37h8v3h-8z"],
  ),
  carbine: lying(
    ["body", "M2 38h14l4-6h46l4-6h10v6h20v9H84l-2 6H64l-2 22H50l-1-21h-9l-7 24H22l4-25-12-2H2zM30 20h30v8H30zM36 28h5v5h-5zM50 28h5v5h-5z"],
    ["line", "M20 40h58M24 60l10 2M52 54h8M52 62h8M66 32v9"],
    ["glow", "M100 33h7v6h-7z"],
  ),
  rifle: lying(
    ["body", "M-8 45h18l7-8h41v-6h7v6h43v6H73l-3 8H58l-5 17H43l3-17H34l-7 10-24 9h-11zM28 22h32v9H28zM34 31h5v6h-5zM49 31h5v6h-5z"],
    ["line", "M14 43h56M0 52l22-2M34 26h20M76 40h30"],
    ["glow", "M60 24h4v5h-4zM108 37h6v6h-6z"],
  ),
  heavyBlaster: lying(
    ["body", "M-6 40h22l6-8h52l4-4h28v6h6v12h-6v6H78l-8 8H56l-2 24H42l-1-24H28l-8 16H8l4-18-18-2zM30 18h26v8H30zM38 26h8v8h-8z"],
    ["line", "M22 40h52M80 34h24M80 40h24M80 46h24M86 30v22M98 30v22M30 52h40"],
    ["glow", "M112 36h7v8h-7zM46 58h7v4h-7z"],
  ),
  launcher: lying(
    ["body", "M-4 30h92l10-8h8v30h-8l-10-8H-4l-6-4V34zM34 44h12l-4 30H30zM60 44h10l-3 22h-9zM30 18h22v12H30z"],
    ["line", "M0 37h88M20 30v14M54 30v14M34 54h10"],
    ["glow", "M106 30h7v14h-7zM34 21h14v5H34z"],
  ),
  turret: lying(
    ["body", "M10 92h66l-8-18H18zM24 74c0-22 8-30 22-30s22 8 22 30zM56 36l54-16 2 7-52 18zM58 48l54-14 2 7-54 16z"],
    ["line", "M20 84h46M32 60h28M46 44v30"],
    ["glow", "M112 18h6v10h-6zM114 32h6v10h-6zM38 52h8v6h-8z"],
  ),
  saber: lying(["body", HILT], ["line", GRIP], ["ray", "M40 62L96 4"]),
  greenSaber: lying(["#8b95a0", HILT], ["ink", GRIP], ["ray#5dff8a", "M40 62L96 4"]),
  blueSaber: lying(["#8b95a0", HILT], ["ink", GRIP], ["ray#58b7ff", "M40 62L96 4"]),
  redSaber: lying(["#3a3d45", HILT], ["ink", GRIP], ["ray#ff4438", "M40 62L96 4"]),
  violetSaber: lying(["#c2a14c", HILT], ["ink", GRIP], ["ray#c26bff", "M40 62L96 4"]),
  darkSaber: lying(["#5b626c", HILT], ["#0a0b0f", "M42 66L98 12l4-16-12 8-54 56z"], ["ray#dfe8ff", "M38 60L92 4l10-8-4 14-54 58"]),
  crossguard: lying(["#3a3d45", HILT], ["ink", GRIP], ["ray#ff4438", "M42 60L98 2M36 54l-9-9M49 67l9 9"]),
  curvedSaber: lying(["#5b626c", "M10 98c-4-16 2-28 18-36l14 10c-14 6-18 14-16 24z"], ["ray#ff4438", "M38 64L96 4"]),
  doubleSaber: lying(["#5b626c", "M34 74l-8-8 40-40 8 8z"], ["ink", "M36 58l8 8M48 46l8 8M42 52l8 8M58 36l8 8"], ["ray#ff4438", "M74 26l34-34M26 74L-8 108"]),
  twinSabers: lying(["#8b95a0", "M22 96l-11-8 14-24 11 8zM78 96l11-8-14-24-11 8z"], ["ray#e9f4ff", "M34 62L74 0M66 62L26 0"]),
  saberPike: lying(["#6a5a3c", "M0 96l-6-6 68-68 6 6z"], ["ink", "M16 70l8 8M36 50l8 8"], ["ray#ffd75e", "M66 24l30-30"]),
  bow: lying(
    ["body", "M8 50h74v7H8zM70 16c18 12 18 63 0 75l-5-5c9-14 9-51 0-65zM18 57h14l-5 25H14zM40 40h16v10H40z"],
    ["line", "M12 53h60M20 62l8 1M18 70l8 1"],
    ["ray", "M66 20L38 53l28 34M38 53h58"],
  ),
  longbow: lying(
    ["#7a5734", "M60-4c34 24 34 84 0 108l-4-4c20-26 20-74 0-100z"],
    ["line", "M57 2L30 50l27 48"],
    ["#a98a5c", "M6 48h84v4H6zM88 44l14 6-14 6zM-4 44l12 4v4l-12 4z"],
  ),
  staff: lying(["body", "M-8 102l-5-6L96-12l6 5zM6 84l9-9 8 8-9 9zM72 20l9-9 8 8-9 9z"], ["line", "M30 60l7 7M40 50l7 7M50 40l7 7"]),
  electrostaff: lying(["body", "M0 98l-5-5 92-92 5 5z"], ["line", "M30 62l6 6M50 42l6 6"], ["ray", "M92-2l10-8M90 10l14-2M80-4l2-12M-4 98l-8 10M2 104l-2 10M-12 92l-6 4"]),
  sword: lying(["#aeb8c4", "M38 60l52-62 14-6-4 15-54 60z"], ["body", "M28 56l18 16-6 6-18-16zM10 84l16-18 10 9-16 18z"], ["ink", "M46 62L96 0"]),
  cutlass: lying(["#aeb8c4", "M36 64C62 50 84 26 90-6c16 26 6 58-44 80z"], ["body", "M26 58l20 18-6 6-20-18zM8 86l16-20 10 9-14 20z"], ["line", "M46 66C72 54 90 32 93 6"]),
  knife: lying(["#b9c3cf", "M42 54l38-44 14-6-2 16-38 46z"], ["body", "M32 50l20 18-5 6-20-18zM12 84l20-22 11 10-20 22z"], ["line", "M50 56L88 12M18 80l9 8M24 73l9 8"]),
  axe: lying(["#6a543a", "M4 98l-6-6 76-84 7 6z"], ["#aeb8c4", "M58 12c8-16 24-20 38-16-4 12-2 22 8 34-16 2-26-2-34-10z"], ["ink", "M66 20c8-8 16-10 26-10M20 74l6 6M30 63l6 6"]),
  spear: lying(["#6a543a", "M-4 104l-5-5 82-86 6 5z"], ["#aeb8c4", "M70 20l-2-14L104-14 82 26z"], ["ink", "M72 18l26-28"], ["line", "M20 74l6 5M40 53l6 5"]),
  whip: lying(["body", "M4 98l-8-8 26-28 9 8z"], ["ray", "M28 64c16-18 40-16 44 2s-20 22-22 6 24-38 36-44 18-16 14-30"]),
  baton: lying(["body", "M8 96l-8-8 36-38 9 8zM60 22l-8-8L70-6l9 8z"], ["#7d8793", "M36 52L62 24l7 7-24 29z"], ["ray", "M74 0l10-8M68 18l16 0M56 8l-2-12"]),
  claws: lying(["body", "M20 96l-8-30 22-20 34 6 14 22-20 26z"], ["#b9c3cf", "M30 50C34 20 52 2 78-6 58 10 46 30 46 50zM48 50c4-24 20-40 44-46-16 14-26 30-26 48zM66 54c4-18 18-32 38-36-14 12-20 26-20 40z"], ["line", "M24 74h44"]),
  grenade: lying(
    ["body", "M18 58a32 32 0 1 0 64 0a32 32 0 1 0-64 0zM40 14h20v14H40zM58 14l20-4 10 26-6 2-9-18-15 4z"],
    ["line", "M18 58h64M24 44h52M24 72h52"],
    ["glow", "M43 54h14v8H43zM46 17h8v5h-8z"],
  ),
  mine: lying(["body", "M8 70c0-20 18-34 42-34s42 14 42 34l-10 14H18zM46 18h8v18h-8z"], ["line", "M12 66h76M26 44v22M50 36v30M74 44v22"], ["glow", "M44 14h12v8H44zM30 72h6v5h-6zM47 72h6v5h-6zM64 72h6v5h-6z"]),
  flamer: lying(
    ["body", "M-2 46h46l6-6h22v16H50l-6 6H32l-4 26H14l4-28H-2zM4 24h26v16H4z"],
    ["line", "M6 32h22M10 52h34M54 48h18"],
    ["glow", "M74 42c14-14 20-8 32-22-2 14 8 16 4 28s-12 10-8 18c-14-2-22-8-28-10z"],
    ["glow#fff2c8", "M76 46c8-6 14-6 20-10 0 8 4 10 2 14s-12 6-22 4z"],
  ),
  rockets: lying(
    ["body", "M4 70l30-8 40 6 20-6 6 14-22 16H30L8 88zM20 40l44-16 22-2-16 14-44 20zM28 56l44-12 20 0-16 12-42 12z"],
    ["line", "M26 44l40-14M34 60l38-10M14 76h72"],
    ["glow", "M20 40l-14 8 18 6zM86 21l8-4-3 9z"],
  ),
  catapult: lying(
    ["body", "M2 96h80l-8-14H12zM30 82l16-40 8 3-10 37zM40 48L92 8l6 7-52 40z"],
    ["#6fc0d8", "M84 2a14 14 0 1 0 28 0a14 14 0 1 0-28 0z"],
    ["line", "M10 90h66M46 46L90 13"],
  ),
};
