// Views put together from changes: whoever has the position before is sent only what is different now.
import type { Changed, View } from "./types";

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** The checksum of a text, as zlib reckons it. */
export function crc32(text: string): string {
  let value = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) value = (value >>> 8) ^ (TABLE[(value ^ byte) & 0xff] ?? 0);
  return ((value ^ 0xffffffff) >>> 0).toString(16).padStart(8, "0");
}

/** Of the position alone. The server writes whole numbers that might be others with a point: it goes here and there. */
export function digest(view: View): string {
  const position = { ...view, players: [], log: [], logFrom: 0, motions: [], digest: "" };
  return crc32(JSON.stringify(position).replace(/\.0(?=[,}\]])/g, ""));
}

type Part = Record<string, unknown>;

/** The view that comes of another by a change; the other stays as it was. */
function changed(view: View, parts: Part): View {
  const made = { ...view };
  const fresh = new Set<unknown>([made]); // only what changes is copied, and only once
  for (const [path, value] of Object.entries(parts)) {
    const way = path.split("/");
    const last = way.pop() ?? "";
    let place = made as unknown as Part;
    for (const step of way) {
      const there = place[step];
      if (!fresh.has(there)) fresh.add((place[step] = Array.isArray(there) ? [...(there as unknown[])] : { ...(there as Part) }));
      place = place[step] as Part;
    }
    place[last] = value;
  }
  return made;
}

/** The next view, if it can be made from the one that is known; null on any doubt. */
export function next(known: View | null, change: Changed): View | null {
  if (!known || known.digest !== change.base) return null;
  const made = changed(known, change.parts);
  return digest(made) === made.digest ? made : null;
}
