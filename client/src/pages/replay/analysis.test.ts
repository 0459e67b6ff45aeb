import { expect, test } from "vitest";
import { percent } from "../../words/amounts";
import { course, falls, points } from "./analysis";

test("chances go from left to right, and a sure win is at the top", () => {
  const line = course([0, 0.5, 1], 100, 40);
  expect(line).toEqual([
    { x: 0, y: 40 },
    { x: 50, y: 20 },
    { x: 100, y: 0 },
  ]);
  expect(points(line)).toBe("0.0,40.0 50.0,20.0 100.0,0.0");
  expect(course([0.3], 100, 40)[0]?.x).toBe(0);
});

test("each part begins where the one before it ended, and the last ends at the result", () => {
  const bars = falls({ start: 0.5, luck: 0.2, ownErrors: -0.3, othersErrors: 0.1, ownFinds: 0.3, othersFinds: -0.1, rest: 0.3, result: 1 });
  expect(bars.map((bar) => bar.kind)).toEqual(["end", "gain", "loss", "gain", "gain", "loss", "gain", "end"]);
  expect(bars.map((bar) => bar.text)).toEqual(["50\u00a0%", "+20", "\u221230", "+10", "+30", "\u221210", "+30", "100\u00a0%"]);
  expect(bars.map((bar) => [Math.round(bar.left), Math.round(bar.width)])).toEqual([
    [0, 50],
    [50, 20],
    [40, 30],
    [40, 10],
    [50, 30],
    [70, 10],
    [70, 30],
    [0, 100],
  ]);
});

test("what falls below nothing is still drawn on the scale", () => {
  const bars = falls({ start: 0.2, luck: -0.7, ownErrors: 0, othersErrors: 0, ownFinds: 0, othersFinds: 0, rest: 0.5, result: 0 });
  expect(Math.min(...bars.map((bar) => bar.left))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...bars.map((bar) => bar.left + bar.width))).toBeLessThanOrEqual(100.001);
  expect(bars[2]?.text).toBe("0");
});

test("a chance is a whole percent", () => expect(percent(0.496)).toBe("50\u00a0%"));
