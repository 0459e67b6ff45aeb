import { expect, test } from "vitest";
import { formatOf, mending, qr, versionMark } from "./qr";

const ADDRESS = "https://dejarik.example.org/match/0123456789abcdef?invite=0123456789abcdef";

test("what mends, the format and the version are those of the standard", () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(mending(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  expect(formatOf(0).toString(2)).toBe("111011111000100");
  expect(formatOf(4).toString(2)).toBe("110011000101111");
  expect(versionMark(7).toString(2).padStart(18, "0")).toBe("000111110010010100");
});

/** Reads a code of version 1 to 6 as a camera would, with a map of its own of what is no data. */
function read(code: boolean[][]): string {
  const size = code.length;
  const at = (x: number, y: number) => (code[y]?.[x] ? 1 : 0);
  const format = [0, 1, 2, 3, 4, 5].map((y) => at(8, y)).concat(at(8, 7), at(8, 8), at(7, 8), [5, 4, 3, 2, 1, 0].map((x) => at(x, 8)));
  const value = format.reduce((sum: number, bit, place) => sum | (bit << place), 0);
  const mask = ((value ^ 0x5412) >> 10) & 7;
  const masked = [(x: number, y: number) => (x + y) % 2, (_: number, y: number) => y % 2, (x: number) => x % 3, (x: number, y: number) => (x + y) % 3, (x: number, y: number) => ((y >> 1) + Math.floor(x / 3)) % 2, (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3), (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2, (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2][mask];
  const small = size - 7;
  const data = (x: number, y: number) =>
    !(x === 6 || y === 6 || (x < 9 && y < 9) || (x > size - 9 && y < 9) || (x < 9 && y > size - 9)) && !(size > 21 && Math.abs(x - small) < 3 && Math.abs(y - small) < 3);
  const bits: number[] = [];
  const columns = Array.from({ length: (size - 1) / 2 }, (_, number) => size - 1 - 2 * number).map((x) => (x <= 6 ? x - 1 : x));
  columns.forEach((right, number) => {
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = number % 2 ? step : size - 1 - step;
        if (data(x, y)) bits.push(at(x, y) ^ (masked?.(x, y) === 0 ? 1 : 0));
      }
  });
  const number = (from: number, count: number) => bits.slice(from, from + count).reduce((sum, bit) => sum * 2 + bit, 0);
  expect(number(0, 4)).toBe(4);
  return new TextDecoder().decode(Uint8Array.from({ length: number(4, 8) }, (_, place) => number(12 + 8 * place, 8)));
}

test.each(["a", "Мира", "https://a.b/", ADDRESS, ADDRESS + "&lang=ru"])("%s is read again", (text) => {
  const code = qr(text);
  expect(code).not.toBeNull();
  expect(read(code ?? [])).toBe(text);
});

test("its size grows with the text, up to an end", () => {
  expect(qr("x".repeat(17))?.length).toBe(21);
  expect(qr("x".repeat(18))?.length).toBe(25);
  expect(qr("x".repeat(230))?.length).toBe(53);
  expect(qr("x".repeat(231))).toBeNull();
});
