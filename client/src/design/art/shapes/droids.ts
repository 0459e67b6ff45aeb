// Droids.
import { both, bust, flying, standing } from "../shape";

const BATTLE = "#b49a6c";

export const DROIDS = {
  protocol: bust(
    ["#8d98a5", both("M50 58c-22 0-36 8-42 46h42z")],
    ["#a7b1bd", both("M50 4c-14 0-20 8-20 22l3 20 9 12h8z")],
    ["dark", both("M50 50l-7-2v-4h7z")],
    ["glow", both("M36 27c0-6 9-6 9 0s-9 6-9 0z")],
    ["ink", both("M30 26h-3v10h5M50 66c-14 0-20 8-22 14M50 80c-8 0-12 2-15 6M34 20c4-6 10-8 16-8M50 90c-6 0-8 1-10 4")],
  ),
  droid: bust(
    ["body", "M32 5h36l9 16-4 23-9 7H36l-9-7-4-23zM43 51h14v8H43zM10 100c0-27 9-39 29-41h22c20 2 29 14 29 41z"],
    ["dark", "M29 19h42l-2 13H31z"],
    ["line", "M40 39h20M42 44h16M32 72h36M36 82h28M40 92h20M50 59v13"],
    ["glow", "M36 22h10v6H36zM54 22h10v6H54z"],
  ),
  astromech: standing(
    ["body", "M27 38c0-18 9-30 23-30s23 12 23 30zM27 41h46v38l-7 10H34l-7-10zM11 44h13v40l5 8v7H4v-7l7-8zM76 44h13v40l7 8v7H71v-7l5-8zM45 89h10v10H45z"],
    ["line", "M33 50h34M33 60h14M33 70h34M54 57h13v7H54zM30 31h40M60 14v10"],
    ["glow", "M43 22a6 6 0 1 0 12 0a6 6 0 1 0-12 0z"],
  ),
  ball: standing(
    ["body", "M18 66a32 32 0 1 0 64 0a32 32 0 1 0-64 0zM30 32c0-16 8-24 20-24s20 8 20 24zM58 2h2v10h-2z"],
    ["line", "M32 66a18 18 0 1 0 36 0a18 18 0 1 0-36 0zM32 28h36M42 66a8 8 0 1 0 16 0a8 8 0 1 0-16 0z"],
    ["glow", "M45 20a6 6 0 1 0 12 0a6 6 0 1 0-12 0z"],
  ),
  battle: bust(
    [BATTLE, both("M50 66c-10 0-22 2-30 8l-8 30h12l4-16 4 16h18z")],
    [BATTLE, "M46 40h8v28h-8z"],
    ["#c7ae80", "M38 2c8-4 18-3 24 3l2 14-4 12 8 16-6 8H42l-8-8 4-20-4-12z"],
    ["ink", "M36 36h24M38 44h26M50 70v32M34 80h32M36 90h28M40 12c6-2 14-2 20 0"],
    ["dark", "M40 18h6v5h-6zM54 18h6v5h-6z"],
  ),
  superBattle: bust(
    ["#6b7684", both("M50 24l-22 4-22 14-6 24 10 6 8-18 4 50h28z")],
    ["#7f8a98", both("M50 10c-10 0-14 6-14 16l4 6h10z")],
    ["ink", both("M50 36c-10 0-16 2-20 8M50 52c-10 0-14 2-17 6M50 70H30M50 86H31M0 66l10 4")],
    ["glow", "M43 18h5v4h-5zM52 18h5v4h-5z"],
  ),
  commando: bust(
    ["#4b5563", both("M50 62c-14 0-26 4-36 12l-8 30h44z")],
    ["#5e6a78", "M36 4c8-4 20-4 28 0l6 18-6 16 2 14-8 8H42l-8-8 2-14-6-16z"],
    ["line", "M44 50h12M42 56h16M34 80h32M50 62v14"],
    ["glow#fff", "M37 22h9v5h-9zM54 22h9v5h-9z"],
  ),
  guard: bust(
    ["#8d8577", both("M50 60c-16 0-30 6-38 14l-6 30h44z")],
    ["#e4ddd0", both("M50 0c-14 0-24 8-24 24l4 22 10 4V24h10z")],
    ["#5b5549", "M40 14h20l4 30-8 14H44l-8-14z"],
    ["ink", "M50 20v34M44 44h12M32 80h36"],
    ["glow#ff5a4a", "M40 24h7v6h-7zM53 24h7v6h-7z"],
    ["ray#c58bff", "M92 92L100 8M96 0l4-8M104 4l6-6M92 4l-4-8"],
  ),
  probe: flying(
    ["body", "M30 14c8-10 32-10 40 0l8 14-4 20H26l-4-20zM28 50h44l-8 12H36zM36 62l-16 34h-4l10-36zM46 62l-2 42h-4l-2-42zM54 62l6 38h4l-4-38zM64 62l18 26 4-2-14-28z"],
    ["line", "M24 34h52M32 16h36M48 2h2v8"],
    ["glow", "M36 24h10v8H36zM54 26h7v5h-7zM66 28h5v4h-5z"],
    ["dark", "M44 38h12v6H44z"],
  ),
  assassin: bust(
    ["#7a828c", both("M50 64c-14 0-24 4-34 14l-10 26h44z")],
    ["#959da8", "M38 16h24l3 36-7 12H42l-7-12zM42 0h16l4 16H38zM48-8h4v10h-4z"],
    ["ink", "M36 36h28M37 46h27M50 64v40M30 84h40"],
    ["glow#ff5a4a", "M42 22h5v9h-5zM53 22h5v9h-5zM47 6h6v5h-6z"],
  ),
  medical: bust(
    ["body", "M34 10h32l6 14-4 22-8 8H40l-8-8-4-22zM44 54h12v10H44zM16 100l6-28 22-8h12l22 8 6 28zM84 72l14-26 5 3-13 28zM98 44l-4-12h4l4 8 6-6 2 3-8 10z"],
    ["dark", "M34 22h32l-2 12H36z"],
    ["glow", "M39 24h8v8h-8zM53 24h8v8h-8z"],
    ["=#e85b50", "M46 74h8v8h8v8h-8v8h-8v-8h-8v-8h8z"],
  ),
  seeker: flying(
    ["body", "M26 50a24 24 0 1 0 48 0a24 24 0 1 0-48 0zM46 12h8v14h-8zM46 74h8v14h-8zM12 46h14v8H12zM74 46h14v8H74zM30 74l-12 22 4 2 14-20zM70 74l12 22-4 2-14-20z"],
    ["line", "M26 50h48M30 38h40M32 64h36"],
    ["glow", "M42 50a9 9 0 1 0 18 0a9 9 0 1 0-18 0z"],
    ["dark", "M47 50a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"],
  ),
  power: standing(
    ["body", "M20 18h60l8 8v42l-8 8H20l-8-8V26zM24 76h16v16l6 7H18v-7zM60 76h16v16l6 7H54v-7zM30 8h10v10H30z"],
    ["line", "M12 40h76M12 54h76M30 18v58M70 18v58"],
    ["glow", "M40 26h20v6H40zM46 60h8v6h-8z"],
  ),
  walkerDroid: standing(
    ["body", "M30 30c0-12 8-20 20-20s20 8 20 20v20H30zM36 50h28l6 14H30zM30 46L8 58l-4 40h8l6-32 18-8zM70 46l22 12 4 40h-8l-6-32-18-8zM44 64h4v34h-8zM56 64h-4v34h8zM6 30l24 4v6L6 36zM94 30l-24 4v6l24-4z"],
    ["line", "M34 28h32M36 38h28M40 56h20"],
    ["glow", "M42 20h5v5h-5zM53 20h5v5h-5zM0 30h7v5H0zM93 30h7v5h-7z"],
  ),
};
