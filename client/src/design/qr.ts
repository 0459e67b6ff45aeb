// QR codes as squares of dark and light: byte mode, error correction level L, versions 1 to 9 (up to 230 letters).

/** For each version: codewords for errors in a block, blocks, codewords for data in a block. */
const BLOCKS: [errors: number, blocks: number, data: number][] = [[7, 1, 19], [10, 1, 34], [15, 1, 55], [20, 1, 80], [26, 1, 108], [18, 2, 68], [20, 2, 78], [24, 2, 97], [30, 2, 116]];
/** Where the centers of the small squares lie, beside the 6th line. */
const ALIGNED: number[][] = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46]];
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

// ---- The words ---------------------------------------------------------------------------------------

const POWERS: number[] = [];
const LOGS: number[] = [];
for (let power = 0, value = 1; power < 255; power++, value = (value << 1) ^ (value & 128 ? 0x11d : 0)) {
  POWERS[power] = value;
  LOGS[value] = power;
}
const times = (one: number, other: number): number => (one && other ? (POWERS[((LOGS[one] ?? 0) + (LOGS[other] ?? 0)) % 255] ?? 0) : 0);

/** The Reed-Solomon codewords by which a reader mends what it cannot see. */
export function mending(data: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let power = 0; power < count; power++)
    divisor = [...divisor, 0].map((each, at) => each ^ times(divisor[at - 1] ?? 0, POWERS[power] ?? 0));
  const rest = [...data, ...Array<number>(count).fill(0)];
  data.forEach((_, at) => {
    const factor = rest[at] ?? 0;
    divisor.forEach((each, place) => (rest[at + place] = (rest[at + place] ?? 0) ^ times(each, factor)));
  });
  return rest.slice(data.length);
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const [errors, blocks, data] = BLOCKS[version - 1] ?? [0, 0, 0];
  const nibbles = [4, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const words = Array.from({ length: nibbles.length / 2 }, (_, at) => ((nibbles[2 * at] ?? 0) << 4) | (nibbles[2 * at + 1] ?? 0));
  for (let pad = 0xec; words.length < blocks * data; pad ^= 0xfd) words.push(pad);
  const parts = Array.from({ length: blocks }, (_, block) => words.slice(block * data, (block + 1) * data));
  const woven = (lists: number[][]) => (lists[0] ?? []).flatMap((_, at) => lists.map((list) => list[at] ?? 0));
  return [...woven(parts), ...woven(parts.map((part) => mending(part, errors)))];
}

/** A number followed by what is left of it when it is divided. */
function guarded(value: number, divisor: number, bits: number): number {
  let rest = value;
  for (let bit = 0; bit < bits; bit++) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * divisor);
  return (value << bits) | rest;
}
export const formatOf = (mask: number): number => guarded((1 << 3) | mask, 0x537, 10) ^ 0x5412;
export const versionMark = (version: number): number => guarded(version, 0x1f25, 12);

// ---- The square --------------------------------------------------------------------------------------

class Square {
  readonly dark: boolean[][];
  readonly fixed: boolean[][];

  constructor(readonly size: number) {
    this.dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
    this.fixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  }

  fix(x: number, y: number, dark: boolean): void {
    const [row, kept] = [this.dark[y], this.fixed[y]];
    if (!row || !kept || x < 0 || x >= this.size) return;
    row[x] = dark;
    kept[x] = true;
  }

  /** Rings around a center: dark, light, dark … */
  rings(x: number, y: number, radius: number, light: readonly number[]): void {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++) this.fix(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  }

  patterns(version: number): void {
    const end = this.size - 1;
    for (let at = 0; at <= end; at++) {
      this.fix(6, at, at % 2 === 0);
      this.fix(at, 6, at % 2 === 0);
    }
    for (const [x, y] of [[3, 3], [end - 3, 3], [3, end - 3]] as const) this.rings(x, y, 4, [2, 4]);
    const lines = version > 1 ? [6, ...(ALIGNED[version - 1] ?? [])] : [];
    for (const x of lines)
      for (const y of lines)
        if (!([x, y].includes(6) && (x + y === 12 || [x, y].includes(end - 6)))) this.rings(x, y, 2, [1]);
    this.format(0);
    for (let bit = 0; version > 6 && bit < 18; bit++) {
      const [a, b, dark] = [end - 10 + (bit % 3), Math.floor(bit / 3), ((versionMark(version) >> bit) & 1) === 1];
      this.fix(a, b, dark);
      this.fix(b, a, dark);
    }
  }

  format(mask: number): void {
    const end = this.size - 1;
    for (let bit = 0; bit < 15; bit++) {
      const dark = ((formatOf(mask) >> bit) & 1) === 1;
      if (bit < 8) this.fix(8, bit < 6 ? bit : bit + 1, dark);
      else this.fix(bit === 8 ? 7 : 14 - bit, 8, dark);
      if (bit < 8) this.fix(end - bit, 8, dark);
      else this.fix(8, end - 14 + bit, dark);
    }
    this.fix(8, end - 7, true);
  }

  /** Where the bits lie: up and down in columns of two, from the right. */
  *way(): Generator<[x: number, y: number]> {
    let up = true;
    for (let right = this.size - 1; right > 0; right -= 2, up = !up) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step++)
        for (const x of [right, right - 1]) {
          const y = up ? this.size - 1 - step : step;
          if (!this.fixed[y]?.[x]) yield [x, y];
        }
    }
  }

  /** How hard it is to read: long lines and blocks of one color. */
  trouble(): number {
    const columns = this.dark.map((_, x) => this.dark.map((row) => row[x] ?? false));
    const runs = [...this.dark, ...columns].flatMap((line) => line.map((each) => (each ? "1" : "0")).join("").match(/0{5,}|1{5,}/g) ?? []);
    const blocks = this.dark.flatMap((row, y) => row.map((each, x) => [row[x + 1], this.dark[y + 1]?.[x], this.dark[y + 1]?.[x + 1]].every((other) => other === each)));
    return runs.reduce((sum, run) => sum + run.length - 2, 0) + 3 * blocks.filter(Boolean).length;
  }
}

/** Rows of squares, dark ones true; nothing if the text is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = 1 + BLOCKS.findIndex(([, blocks, data]) => bytes.length + 2 <= blocks * data);
  if (!version) return null;
  const words = codewords(bytes, version);
  const drawn = MASKS.map((masks, mask) => {
    const square = new Square(17 + 4 * version);
    square.patterns(version);
    square.format(mask);
    let bit = 0;
    for (const [x, y] of square.way()) {
      const row = square.dark[y];
      if (row) row[x] = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1 !== masks(x, y);
      bit++;
    }
    return square;
  });
  return drawn.reduce((best, each) => (each.trouble() < best.trouble() ? each : best)).dark;
}
