// Draws our sign as a PNG, for systems that take no SVG: a hexagon around a star, with room at the edges to be cut round.
import { crc32, deflateSync } from "node:zlib";

const [NIGHT, GLOW] = [[13, 20, 34], [111, 211, 255]] as const;
const FINE = 4; // samples across a dot, so that edges are smooth

/** Whether the sign covers a point; the picture reaches from -1 to 1. */
function covered(x: number, y: number): boolean {
  const [across, up] = [Math.abs(x), Math.abs(y)];
  const fromCenter = Math.max(across, across / 2 + (up * Math.sqrt(3)) / 2);
  return Math.abs(fromCenter - 0.555) < 0.05 || Math.sqrt(across) + Math.sqrt(up) < Math.sqrt(0.38);
}

function share(column: number, row: number, size: number): number {
  let hits = 0;
  for (let part = 0; part < FINE * FINE; part++) {
    const place = (at: number, offset: number) => ((at + (offset + 0.5) / FINE) / size) * 2 - 1;
    if (covered(place(column, part % FINE), place(row, Math.floor(part / FINE)))) hits++;
  }
  return hits / (FINE * FINE);
}

function chunk(kind: string, data: Buffer): Buffer {
  const [length, sum, body] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.concat([Buffer.from(kind, "latin1"), data])];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

export function icon(size: number): Buffer {
  const rows = Array.from({ length: size }, (_, row) => {
    const dots = Array.from({ length: size }, (_, column) => {
      const lit = share(column, row, size);
      return NIGHT.map((dark, part) => Math.round(dark + ((GLOW[part] ?? 0) - dark) * lit));
    });
    return [0, ...dots.flat()]; // lines are not filtered
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 2, 0, 0, 0], 8); // eight bits each for red, green and blue
  const sign = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([sign, chunk("IHDR", head), chunk("IDAT", deflateSync(Buffer.from(rows.flat()), { level: 9 })), chunk("IEND", Buffer.alloc(0))]);
}
