// What flies, walks and rolls. Fighters look to the right.
import { both, flying, lying, standing } from "../shape";

export const VEHICLES = {
  // ---- On the ground ----
  walker: standing(
    ["body", "M30 8h32l11 8 3 14-9 10H33l-9-9V16zM24 20H7v5h17zM76 24h10v4H76zM37 40h24v8H37zM36 46L23 64l10 19-10 8v7h22v-6l-4-5-2-5-6-17 12-14zM62 46l15 19-6 19 9 8v6H58v-7l5-6-3-18-10-13z"],
    ["line", "M34 17h30M31 26h38M43 40v7M55 40v7M29 64l8 1M66 64l8 2"],
    ["glow", "M36 19h8v4h-8zM50 19h8v4h-8z"],
  ),
  heavyWalker: standing(
    ["body", "M10 20h52l7 8v20l-6 6H16l-8-7V28zM69 32h6l4-6h17l6 8-1 13-5 5H84l-7-5h-8zM98 46h10v3H98zM98 41h8v3h-8zM14 54h9l1 18-4 20 4 3v5H7v-5l4-4 2-18zM29 54h7l2 18-2 20 4 3v5H24v-5l3-3 3-18zM44 54h8l1 18-3 20 4 3v5H38v-5l4-3 2-18zM58 53h7l5 18-3 21 5 3v5H55v-5l4-3 1-20z"],
    ["line", "M14 30h50M12 42h54M26 20v34M46 20v34M12 74h10M30 74h8M44 74h8M60 73h9M82 26v24"],
    ["glow", "M86 32h12v4H86zM108 45h6v5h-6z"],
  ),
  crawlerWalker: standing(
    ["body", "M6 44l10-12h22l6-10h22l8 10h12l12 12-4 12-14 6H20L8 56zM44 22l30-10 2 4-26 10zM86 38h18v5H86zM14 58l10 2-4 18 6 16v5H12v-5l2-14zM38 61h10l-3 18 5 15v5H34v-5l3-15zM64 61h10l2 18 5 15v5H66v-5l2-14zM82 58l8-3 6 23-2 16 5 5H84v-5l2-16z"],
    ["line", "M18 40h68M14 50h76M38 32l-4 28M66 32l6 28"],
    ["glow", "M48 26h16v4H48zM104 38h6v5h-6z"],
  ),
  tank: standing(
    ["body", "M4 68l11-13h15l6-18h28l6 7h30v6H71l2 9h17l9 13-11 18H15zM44 30h12v7H44z"],
    ["line", "M12 72h78M22 90l-8-16M30 56h44M40 44h20"],
    ["glow", "M16 79h9v6h-9zM30 79h9v6h-9zM44 79h9v6h-9zM58 79h9v6h-9zM72 79h9v6h-9z"],
  ),
  crawler: standing(
    ["body", "M2 76L16 30l34-14h38l8 12v48zM4 80h92l-4 16H12z"],
    ["line", "M18 34l30-12h36M12 52h82M8 66h87M50 16l-6 60M70 16v60"],
    ["glow", "M76 24h10v5H76zM22 42h8v4h-8z"],
    ["line", "M14 84h78M20 91h66M24 80v16M40 80v16M56 80v16M72 80v16"],
  ),
  wheel: standing(
    ["body", "M8 54a42 42 0 1 0 84 0a42 42 0 1 0-84 0z"],
    ["dark", "M26 54a24 24 0 1 0 48 0a24 24 0 1 0-48 0z"],
    ["body", "M40 40h22l8 14-6 14H38l-8-12zM70 50h26v4H70z"],
    ["line", "M50 12v18M50 78v18M8 54h18M74 54h18M20 25l13 13M80 25L67 38M20 83l13-13M80 83L67 70"],
    ["glow", "M44 46h14v5H44z"],
  ),
  cannon: standing(
    ["body", "M8 98l14-26h40l16 26zM30 72l4-18h26l4 18zM26 56l66-42 8 10-58 42zM92 8l10 14-5 4L87 11z"],
    ["line", "M16 90h56M36 62h24M44 52l44-28M28 72h36"],
    ["glow", "M98 8l10-4-4 10zM38 76h16v5H38z"],
  ),

  // ---- Near the ground ----
  speeder: flying(
    ["body", "M2 58l12-8 28-4 11-11h14l3 9 22 4 7 9-8 8H18zM62 50h34l-3 9H66zM54 34l5-8h3l-3 9z"],
    ["line", "M14 54h44M46 46l-4 10M68 54h24"],
    ["glow", "M16 70h66l-8 4H26zM97 51l10 3-10 4z"],
  ),
  bike: flying(
    ["body", "M0 60l18-12 20-2 8-8h16l6 8 30 6 8 6-8 5-30-1-10 8H36L22 66zM96 50l12-8 3 3-8 10zM96 58l14 6-2 4-14-6zM46 38c-2-8 0-14 4-18l-1-9c4-5 12-5 14 1l-1 8c8 4 10 12 6 18l-10 6z"],
    ["line", "M20 54h44M66 54h34M48 38l14 2"],
    ["glow", "M50 11h13l-1 5H51zM-4 58l6-3v6zM30 72h34l-8 4H38z"],
  ),
  podracer: flying(
    ["body", "M46 20h46l10 8-10 8H46l-8-8zM46 58h46l10 8-10 8H46l-8-8zM4 42l16-6 12 6 4 6-6 6-14 2-12-6z"],
    ["line", "M54 20v16M66 20v16M78 20v16M54 58v16M66 58v16M78 58v16M30 42l12-12M30 52l14 12"],
    ["ray", "M70 37l-4 5 8 4-6 4 6 4-4 4"],
    ["glow", "M102 25l12 3-12 3zM102 63l12 3-12 3zM18 38h8v4h-8z"],
  ),
  barge: flying(
    ["body", "M2 56h96l-12 20H20zM14 44h70l8 10H8zM36 10c16-6 34-2 46 12H44zM28 26h4v18h-4zM56 20h3v24h-3zM12 22c8-4 18-4 26 2L18 32z"],
    ["line", "M10 62h82M22 44v10M36 44v10M50 44v10M64 44v10M78 44v10"],
    ["glow", "M28 80h44l-6 4H34zM24 47h6v4h-6zM42 47h6v4h-6zM66 47h6v4h-6z"],
  ),
  gunship: flying(
    ["body", "M4 46l12-10 16-4h36l18 6 12 10-6 12-24 6H26L8 60zM34 30l-16-14h62l8 6-18 10zM2 30l22-2v8L4 38zM40 66h20v8H40zM88 44h18v4H88z"],
    ["line", "M16 46h74M30 34l-4 30M56 34v30M66 34l4 30M24 20h54"],
    ["glow", "M74 40h12l4 6H76zM34 44h18v12H34z"],
  ),
  airspeeder: flying(
    ["body", "M2 50l20-10 26-2 14-8h16l24 14 4 6-6 6-40 8H20L4 58zM22 30h46v6H22zM20 66h44v6H20zM92 40h16v3H92zM92 58h16v3H92z"],
    ["line", "M24 44h36M22 58h50M62 30l-4 28"],
    ["glow", "M62 36h14l8 7H60zM-6 48l8 2v6l-8 2z"],
  ),

  // ---- Fighters ----
  xwing: flying(
    ["body", "M112 49l-34-7-12-1-8-2L44 10h7l2-3h36v3H58l8 28h-8L42 41H18l-8 4v9l8 4h24l16 3h8l-8 28h31v3H53l-2-3h-7l14-29 8-2 12-1z"],
    ["line", "M34 41v17M66 41v17M44 14l16 25M44 85l16-25M80 46h26M50 8v4M50 88v4"],
    ["glow", "M10 44L-6 47l16 3zM10 51l-16 2 16 2zM62 43h10l4 3H62z"],
  ),
  ywing: flying(
    ["body", "M104 49l-8-9H76l-6 4H52v-6l6-3V18l-4-6H4v14h36v10H24l-6 13 6 13h16v10H4v14h50l4-6V65l-6-3v-6h18l6 4h20z"],
    ["line", "M8 19h44M8 79h44M32 40v18M52 44v10M40 26v10M40 62v10M82 43l10 6-10 6"],
    ["glow", "M82 43h8l6 6-6 6h-8zM4 14l-12 5 12 5zM4 74l-12 5 12 5z"],
  ),
  awing: flying(
    ["body", "M108 49L72 30l-26-6-34 2-6 10 10 4-8 9 8 9-10 4 6 10 34 2 26-6zM14 16h28v6H14zM14 76h28v6H14z"],
    ["line", "M30 30l20 19-20 19M72 34v30M12 40h40M12 58h40"],
    ["glow", "M56 42h20l10 7-10 7H56zM6 30L-8 34l14 4zM6 60l-14 4 14 4z"],
  ),
  bwing: flying(
    ["body", "M46 40h14V4h7v92h-7V60H46l-6 10h-4V58l-26-3H2V45h8l26-3V30h4zM60 44h20l12 6-12 6H60z"],
    ["line", "M20 47v6M46 44v12M60 12h7M60 22h7M60 78h7M60 88h7M36 34v32"],
    ["glow", "M76 46h8l5 4-5 4h-8zM2 45l-12 5 12 5zM67 3h8v3h-8zM67 94h8v3h-8z"],
  ),
  arc: flying(
    ["body", "M110 50L84 43l-24-2L48 8l-8-2 6 35H26V28h-8v13H6v18h12v13h8V59h20l-6 35 8-2 12-33 24-2zM44 4h20v4H44zM44 92h20v4H44z"],
    ["line", "M26 50h60M46 41v18M60 41v18M44 12l10 29M44 88l10-29M84 44v12"],
    ["glow", "M66 44h12v4H66zM6 44l-12 3 12 3zM6 52l-12 3 12 3z"],
  ),
  royalFighter: flying(
    ["#c7a84a", "M112 50L70 45l-10-3L40 18H28l10 26-24 2-26 4 26 4 24 2-10 26h12l20-24 10-3z"],
    ["#8d98a5", "M32 14h22l14 4-14 4H32zM32 78h22l14 4-14 4H32z"],
    ["ink", "M38 44v12M60 43v14M30 20l14 24M30 80l14-24"],
    ["glow", "M60 45h12l8 5-8 5H60z"],
  ),
  tie: flying(
    ["body", "M16 2h10l10 48-10 48H16L6 50zM84 2H74L64 50l10 48h10l10-48zM30 44h40v12H30zM32 50a18 18 0 1 0 36 0a18 18 0 1 0-36 0z"],
    ["line", "M6 50h28M66 50h28M21 2v96M79 2v96M10 26h22M10 74h22M68 26h22M68 74h22M50 36v28M36 50h28M40 40l20 20M60 40L40 60"],
    ["glow", "M43 50a7 7 0 1 0 14 0a7 7 0 1 0-14 0z"],
  ),
  interceptor: flying(
    ["body", "M4 12l28 20v14h10v8H32v14L4 88l8-22h10V34H12zM96 12L68 32v14H58v8h10v14l28 20-8-22H78V34h10zM36 50a14 14 0 1 0 28 0a14 14 0 1 0-28 0z"],
    ["line", "M8 16l18 20v28L8 84M92 16L74 36v28l18 20M50 38v24M38 50h24"],
    ["glow", "M44 50a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM22 45h4v2h-4zM74 45h4v2h-4z"],
  ),
  bomber: flying(
    ["body", "M2 22l14-10h6v76h-6L2 78zM98 22L84 12h-6v76h6l14-10zM22 46h56v8H22zM26 36h20v28H26zM28 30h16v6H28zM28 64h16v6H28zM54 36h20v28H54zM56 30h16v6H56zM56 64h16v6H56z"],
    ["line", "M12 16v68M88 16v68M26 44h20M26 56h20M54 44h20M54 56h20M6 50h16M78 50h16"],
    ["glow", "M31 46h10v8H31zM60 46h8v8h-8zM34 70h4v5h-4zM62 70h4v5h-4z"],
  ),
  jediFighter: flying(
    ["body", "M108 50L60 44 44 24 20 12H8l10 26-8 6v12l8 6-10 26h12l24-12 16-20z"],
    ["line", "M18 38h26l16 6M18 62h26l16-6M20 14l26 28M20 86l26-28M60 44v12"],
    ["glow", "M46 44h16l8 6-8 6H46zM10 45L-6 50l16 5z"],
  ),
  droidFighter: flying(
    ["body", "M34 42l14-8 20 2 12 14-12 14-20 2-14-8zM38 38L4 22l-6-8 52 14 12 8zM38 62L4 78l-6 8 52-14 12-8zM76 48l26-4v3l-22 4zM76 54l26 4v-3l-22-4z"],
    ["line", "M8 20l36 14M8 80l36-14M48 36v28"],
    ["glow", "M62 42h7v4h-7zM62 54h7v4h-7z"],
  ),

  // ---- Ships ----
  freighter: flying(
    ["body", "M8 52c0-17 15-29 34-29 12 0 22 4 29 11l27 6 8-2v8l-8 4 8 4v8l-8-2-27 6c-7 7-17 11-29 11C23 77 8 69 8 52zM56 74l14-2 10 10v7l-12 2-10-8z"],
    ["line", "M42 23v54M8 50h90M22 30l40 40M62 30L22 70M74 38v24"],
    ["body", "M30 50a12 12 0 1 0 24 0a12 12 0 1 0-24 0z"],
    ["glow", "M68 82h10v5H68zM10 38C4 46 4 56 9 66l-5-2c-4-8-4-16 1-24zM38 50a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"],
  ),
  hauler: flying(
    ["body", "M3 54c2-11 13-18 28-21l20-3 7-10h13l3 10c9 2 15 5 19 9l7 1v12l-7 1c-7 8-19 13-35 14H34C17 67 5 63 3 54zM38 22h3v12h-3zM28 18c8 6 14 6 22 0l-2 6c-6 4-12 4-18 0z"],
    ["line", "M18 48h64M34 37l-5 26M60 31l5 34M76 40v18M48 48v17"],
    ["glow", "M3 50l-13 3 13 5zM84 44h8v3h-8z"],
  ),
  transport: flying(
    ["body", "M4 40h16l6-8h44l10 6 18 4 6 10-6 8-16 6H30l-8-6H4zM10 32h12v8H10zM10 60h12v8H10zM34 66h10v8H34zM64 66h10v8H64z"],
    ["line", "M26 36v28M42 32v34M58 32v34M74 36v28M4 50h90"],
    ["glow", "M84 44h10l2 4H84zM4 43l-12 3 12 3zM4 53l-12 3 12 3z"],
  ),
  shuttle: flying(
    ["body", "M46 2l12 2 8 44H42zM30 48h44l26 8 4 8-8 6-56 4-14-6-8-10zM28 58L4 92l-2 6 10-4 30-24zM66 66l18 26 4 6 2-8-10-24z"],
    ["line", "M52 6l2 42M30 56h66M40 48l-4 22M8 92l26-24M86 92L72 68"],
    ["glow", "M84 56h12l4 6H86zM20 58h8v4h-8z"],
  ),
  patrolShip: flying(
    ["body", "M34 6c14-8 34-4 40 8l4 22-8 20-10 34 6 8H34l4-8-14-22c-10-12-8-28 0-40zM20 40L4 52v8l22 2zM78 38l18 10v8L76 58z"],
    ["line", "M34 10c12-5 28-3 36 6M28 32h46M30 50h42M42 62l4 28M60 60l-2 30"],
    ["glow", "M46 66h12l-1 10H47zM34 98l8 10h16l8-10z"],
  ),
  cruiser: flying(
    ["body", "M0 50c4-10 18-18 34-20l26-4 8-8h8l2 8c18 4 32 12 34 22-2 8-14 14-32 18l-10 8h-8l-2-6-28-2C16 64 4 58 0 50z"],
    ["line", "M12 48h92M34 32l-6 30M58 28l4 40M82 32l-2 34M22 40h66M24 58h60"],
    ["glow", "M0 44l-12 2 12 4zM2 54l-11 3 13 3zM92 42h6v3h-6zM70 36h5v3h-5zM46 40h5v3h-5zM58 52h5v3h-5z"],
  ),
  corvette: flying(
    ["body", "M92 38h16l4 10-4 10H92l-6-6H60l-8 4H24v10H4V34h20v10h28l8 4h26zM36 32h10v12H36zM36 56h10v12H36zM62 40h8v8h-8z"],
    ["line", "M4 42h20M4 50h20M4 58h20M24 50h70M98 38v20M52 46v8"],
    ["glow", "M4 36l-12 3 12 3zM4 44l-12 3 12 3zM4 52l-12 3 12 3zM4 60l-12 3 12 3zM102 44h5v3h-5z"],
  ),
  destroyer: flying(
    ["body", "M114 60L10 34 0 46v12l6 8zM18 36l8-12h14l4 10 14 12zM26 24l-2-8h18l-2 8zM28 12h4v4h-4zM36 12h4v4h-4z"],
    ["line", "M4 52l104 8M10 36l92 22M22 34h24M14 46l60 8"],
    ["glow", "M0 46l-12 3 12 4zM0 54l-11 3 12 3zM28 17h10v3H28zM34 46h4v2h-4zM52 50h4v2h-4zM70 53h4v2h-4zM44 42h3v2h-3z"],
  ),
  yacht: flying(
    ["#b9c3cf", "M112 50C90 40 60 32 34 32 18 32 6 38 0 44l14 6-14 6c6 6 18 12 34 12 26 0 56-8 78-18zM20 34L4 20l-8-2 6 22zM20 66L4 80l-8 2 6-22z"],
    ["ink", "M14 50h84M40 34l8 16-8 16M70 40v20"],
    ["glow", "M66 44h16l10 6-10 6H66z"],
  ),
  sailer: flying(
    ["body", "M6 62h60l14 8-12 8H18L4 72zM66 64l16-2v6z"],
    ["#9db4c8", "M40 60C20 30 40 0 84-6 60 18 62 44 66 58z"],
    ["ink", "M44 58C34 34 54 10 80-2M54 58c-4-24 8-42 26-56M22 66h42"],
    ["glow", "M20 67h10v4H20zM38 67h10v4H38z"],
  ),
  solarShip: lying(
    ["body", both("M50 0l-8 20-2 40 10 8zM38 24L6 4-8 30l8 46 14 16 6-20 18-6z")],
    ["line", both("M34 30L2 20M34 44L-6 46M36 58L2 76")],
    ["glow", "M46 30h8v12h-8zM46 66l4 16 4-16z"],
  ),
};
