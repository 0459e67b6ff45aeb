// Buildings and places.
import { both, flying, standing } from "../shape";

export const PLACES = {
  tower: standing(
    ["body", "M46-6h4l3 26h10l4 22h9l7 57H15l8-57h8l4-22h8z"],
    ["line", "M35 42h32M30 60h40M27 78h46M40 20h18"],
    ["glow", "M40 48h3v6h-3zM48 48h3v6h-3zM57 48h3v6h-3zM36 66h3v6h-3zM46 66h3v6h-3zM58 66h3v6h-3zM48 28h3v5h-3zM32 84h3v6h-3zM64 84h3v6h-3z"],
  ),
  palace: standing(
    ["body", both("M50 18c-16 0-24 10-24 28h-6V30l-6-8-6 8v70h42zM50 2h-3v16h3z")],
    ["line", both("M26 46h24M20 46v54M8 44h12M8 60h12M50 26c-8 0-14 6-16 14")],
    ["glow", "M42 100V74c0-12 16-12 16 0v26zM12 36h4v5h-4zM84 36h4v5h-4zM34 56h5v8h-5zM61 56h5v8h-5z"],
  ),
  temple: standing(
    ["body", both("M50 16L18 40-12 100h62zM4 20L0 8l-4 12v54l12-24zM50 0l-4 16h4z")],
    ["line", both("M50 30L28 46M50 48L14 60M50 66L2 78M50 84L-6 92")],
    ["glow", "M44 100V80h12v20zM46 52h8v8h-8zM28 66h5v5h-5zM67 66h5v5h-5z"],
  ),
  pyramid: standing(
    ["body", both("M50 6H40v14H30v18H18v20H6v20H-8v22h58z")],
    ["line", both("M40 20h10M30 38h20M18 58h32M6 78h44")],
    ["glow", "M43 100V82h14v18zM45 26h10v6H45zM42 46h16v6H42z"],
  ),
  darkTemple: standing(
    ["#2c1d24", both("M50-8L38 44 20 20l4 42L4 46l6 54h40z")],
    ["glow#ff5a4a", "M46 100V72l4-10 4 10v28zM48 24h4v14h-4zM28 68h4v10h-4zM68 68h4v10h-4z"],
    ["line", both("M38 44l4 56M24 62l4 38M50-8v40")],
  ),
  cantina: standing(
    ["#a5825a", both("M50 34C24 34 6 50 2 76v24h48zM50 22H40v14h10zM12 60H4V48h8z")],
    ["ink", both("M2 78h48M20 50l4 28")],
    ["glow", "M40 100V80c0-10 20-10 20 0v20zM16 84h10v6H16zM74 84h10v6H74zM44 26h12v4H44z"],
    ["dark", "M46 100V84h8v16z"],
  ),
  hangar: standing(
    ["body", both("M50 10L4 26-6 100H12l6-58h32z")],
    ["line", both("M50 22L12 34M50 32L16 42M-2 70h16")],
    ["dark", both("M50 44H20l-6 56h36z")],
    ["glow", both("M50 48H24l-1 4h27zM50 92l-20 8h20z")],
    ["body", "M42 66h16l12 18H30zM46 58h8v8h-8z"],
  ),
  bunker: standing(
    ["body", both("M50 34H24L2 62l-6 38h54zM38 20H20v14h18zM30 4h-3v16h3z")],
    ["line", both("M50 46H26L10 66M4 80h30")],
    ["dark", both("M50 62H34v38h16z")],
    ["glow", both("M50 68H38v3h12zM8 72h14v4H8z")],
  ),
  dish: standing(
    ["body", both("M50 84H30l-8 16h28zM50 60h-6v26h6z")],
    ["body", "M6 22C24 62 66 78 96 56L40 4z"],
    ["line", "M16 24c14 28 42 42 68 34M28 14c6 20 26 36 46 38"],
    ["glow", "M62 24l22-24 4 4-22 24zM84-6h10v10H84zM40 90h20v4H40z"],
  ),
  village: standing(
    ["#6f5a3e", "M46 30h12v70H46zM30 70h44v6H30zM-4 60h30v5H-4zM82 66h24v5H82z"],
    ["#8a7048", "M30 70l4-18 18-14 18 14 4 18zM-4 60l4-14 12-8 12 8 2 14zM82 66l4-14 10-8 10 8v14z"],
    ["glow", "M44 70V58h16v12zM8 60V50h8v10zM92 66V56h8v10z"],
    ["ink", "M26 62h4M74 68l8 0M30 74c-8 6-14 8-24 6"],
  ),
  castle: standing(
    ["body", both("M50 20H38V8h-8v12h-6v26H12V34H2v66h48zM44 8h6V-4l-6 4z")],
    ["line", both("M24 46h26M12 62h38M2 50h10M38 30h12")],
    ["glow", "M43 100V78c0-8 14-8 14 0v22zM32 54h5v9h-5zM63 54h5v9h-5zM47 28h6v10h-6zM5 58h4v6H5zM91 58h4v6h-4z"],
  ),
  cloudCity: flying(
    ["body", both("M50 34C20 34-6 38-12 44c4 8 20 12 40 14l10 14 6 24h6zM50 20H42v14h8zM30 26H20v10h10zM12 32H6v6h6zM50-2h-3v22h3z")],
    ["line", both("M-8 46c20 4 40 5 58 5M28 58h22M36 70h14")],
    ["glow", both("M0 44h4v2H0zM10 45h5v2h-5zM22 46h5v2h-5zM36 46h6v2h-6zM46 25h4v4h-4z")],
  ),
  throne: standing(
    ["body", both("M50 4l-14 8-6 26v24H18l-4 38h36zM14 62H6v38h8z")],
    ["line", both("M50 14l-8 6-4 20v22M30 62h20M18 78h32")],
    ["glow", "M44 24h12l-6 14zM22 68h6v4h-6zM72 68h6v4h-6z"],
    ["dark", both("M50 46h-8v26h8z")],
  ),
  cells: standing(
    ["body", both("M50 4H6v96h44z")],
    ["glow", both("M50 22H24v70h26z")],
    ["body", "M30 20h4v74h-4zM40 20h4v74h-4zM48 20h4v74h-4zM56 20h4v74h-4zM66 20h4v74h-4zM24 52h52v5H24z"],
    ["line", both("M6 14h44M14 14v86")],
  ),
  station: flying(
    ["body", "M47 0h6v34h9l6 9-6 20h-9v37h-6V63h-9l-6-20 6-9h9zM0 50c0-9 14-14 32-16l-4 7c-10 2-17 5-17 9 0 6 17 10 39 10s39-4 39-10c0-4-7-7-17-9l-4-7c18 2 32 7 32 16 0 10-22 18-50 18S0 60 0 50z"],
    ["line", "M36 43h28M41 14h18M42 80h16"],
    ["glow", "M8 56h5v3H8zM22 62h5v3h-5zM36 64h5v3h-5zM60 64h5v3h-5zM74 62h5v3h-5zM88 56h5v3h-5zM43 39h14v4H43z"],
  ),
  moonStation: flying(
    ["#7c8794", "M4 50a46 46 0 1 0 92 0a46 46 0 1 0-92 0z"],
    ["dark", "M4 48h92v4H4z"],
    ["#5d6773", "M22 30a13 13 0 1 0 26 0a13 13 0 1 0-26 0z"],
    ["ink", "M10 34h10M50 34h42M14 24h10M46 20h36M8 62h84M14 74h72M26 86h48M62 8v40M72 52v38M40 52v44"],
    ["glow", "M32 30a3 3 0 1 0 6 0a3 3 0 1 0-6 0z"],
  ),
  ringStation: flying(
    ["#6d6a72", "M0 58c2-14 14-22 26-20s20 12 18 24-14 18-26 16S-2 68 0 58zM62 42c2-14 12-22 24-20s18 12 16 22-12 18-24 16-18-8-16-18z"],
    ["body", "M36 56l36-20 4 8-36 22zM48 30h4v18h-4z"],
    ["ink", "M10 50l8 6M14 64l10 4M76 32l8 6M84 50l8-4"],
    ["glow", "M42 56h4v3h-4zM50 51h4v3h-4zM58 47h4v3h-4zM66 42h4v3h-4zM20 46h3v3h-3zM88 40h3v3h-3z"],
  ),
  planet: flying(
    ["body", "M12 50a38 38 0 1 0 76 0a38 38 0 1 0-76 0z"],
    ["line", "M16 36c20 6 48 6 68 0M12 52c24 8 52 8 76 0M20 70c18 5 42 5 60 0"],
    ["ray", "M-10 62C10 40 90 24 110 36M-10 62c6 12 84 6 120-26"],
  ),
  market: standing(
    ["#8d5a3c", "M2 22h96l8 20H-6zM6 42h5v58H6zM89 42h5v58h-5z"],
    ["=#d9c08a", "M18 22h16l-1 20H14zM50 22h16l3 20H49zM82 22h16l8 20H86z"],
    ["#6a543a", "M0 70h100v30H0z"],
    ["ink", "M0 82h100M30 70v30M66 70v30"],
    ["glow", "M20 58h12v12H20zM44 62a8 8 0 1 0 16 0v8H44zM72 54h6v16h-6z"],
  ),
  bridge: standing(
    ["body", both("M50 8L-10 20v80h60z")],
    ["glow", both("M50 18L0 28v36h50z")],
    ["body", both("M50 66H20L6 100h44zM26 22h-4l-6 42h5zM50 18h-2v46h2z")],
    ["line", both("M24 76h26M20 86h30M-6 72l22-2")],
    ["glow", both("M28 80h12v3H28z")],
  ),
  chamber: standing(
    ["body", both("M50 84H6l-8 16h52zM50 20C22 20 8 40 8 62l10 6h32z")],
    ["glow", both("M50 66H16l4 14h30z")],
    ["line", both("M50 30c-18 0-28 12-30 30M50 92H4M14 56h36")],
    ["body", both("M50 54h-6l-4 30h10zM50 42c-6 0-8 4-8 8s4 8 8 8z")],
  ),
  senate: standing(
    ["body", both("M50 44H32l-8 10 10 12h16zM50 66h-4v34h4zM-2 62h20l4 8-6 8H-2zM2 24h16l4 7-5 7H2z")],
    ["line", both("M28 54h22M2 70h16M4 31h14")],
    ["glow", both("M50 34c-4 0-6 4-6 10h6zM10 54h4v8h-4zM10 17h4v7h-4zM50 22c-3 0-5 3-5 6s2 6 5 6z")],
  ),
  gate: standing(
    ["body", both("M50 6C20 6 8 22 6 44v56h16V48c2-16 12-26 28-26z")],
    ["glow", both("M50 30c-12 0-18 8-20 20v50h20z")],
    ["line", both("M14 44h8M14 60h8M14 76h8M26 26l6 8M50 12v8")],
    ["body", both("M44 100V80l-4-8 4-10h6v38z")],
  ),
  ruins: standing(
    ["body", "M2 100V38l10-6 4 12v56zM26 100V20l12-4 2 84zM54 100V54l8-6 6 8v44zM80 100V30l8-8 8 12v66zM22 20l22-8-2 8zM-4 96h108v6H-4z"],
    ["line", "M2 56h14M26 40h13M26 66h14M54 70h14M80 50h16M80 76h16"],
    ["glow", "M44 96l3-10 3 10zM70 96l3-8 3 8z"],
  ),
  mine: standing(
    ["body", both("M50 20L20 34-6 100h22V66l10-14h24zM50 48H30L20 62v38h8V68l8-10h14z")],
    ["dark", both("M50 60H38l-8 12v28h20z")],
    ["glow", both("M50 72l-6 6 4 6-6 16h8z")],
    ["line", both("M40 100l4-14M50 94H36M50 86H40")],
  ),
  scrap: standing(
    ["body", "M-6 100l14-34 16 8 6-30 20 10 12-22 12 16 8 2 6 22 12 6 6 22z"],
    ["body", "M18 52L6 24l6-2 14 26zM60 34l6-34 5 1-4 34zM84 60l16-24 4 4-14 24z"],
    ["line", "M14 84h20M40 66l18 8M64 54l10 16M28 92l30-8M72 84h18"],
    ["glow", "M36 60h5v4h-5zM76 74h4v4h-4z"],
  ),
  nexus: standing(
    ["body", both("M50 90H16l-14 10h48zM30 22l-8 16 2 52h12z")],
    ["ray", "M50 90C40 60 60 40 50 0M42 88C30 60 44 40 40 14M58 88c12-28-2-48 2-74"],
    ["line", both("M24 90h26M28 40h6M28 60h6")],
  ),
};
