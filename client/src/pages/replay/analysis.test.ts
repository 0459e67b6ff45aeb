import { expect, test } from "vitest";
import { percent } from "../../words/amounts";
import { about, band, begun, course, falls, points } from "./analysis";

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

const part = (amount: number, error = 0) => ({ amount, error });

const nothing = { ownErrors: part(0), othersErrors: part(0), ownChoices: part(0), othersChoices: part(0) };

test("each part begins where the one before it ended, and the last ends at the result", () => {
  const bars = falls({ start: part(0.5, 0.04), luck: part(0.2, 0.034), ownPlay: part(-0.3), othersPlay: part(0.1, 0.001), rest: part(0.5), result: 1, ...nothing }, false);
  expect(bars.map((bar) => bar.kind)).toEqual(["end", "gain", "loss", "gain", "gain", "end"]);
  expect(bars.map((bar) => bar.text)).toEqual(["50 ± 4\u00a0%", "+20 ± 3", "\u221230", "+10 ± <1", "+50", "100\u00a0%"]);
  expect(bars.map((bar) => [Math.round(bar.left), Math.round(bar.width)])).toEqual([
    [0, 50],
    [50, 20],
    [40, 30],
    [40, 10],
    [50, 50],
    [0, 100],
  ]);
});

test("errors and other choices are bars of their own, and the last still ends at the result", () => {
  const choices = { ownErrors: part(-0.4, 0.02), ownChoices: part(0.1, 0.07), othersErrors: part(0), othersChoices: part(0.1, 0.05) };
  const bars = falls({ start: part(0.5), luck: part(0.2), ownPlay: part(-0.3), othersPlay: part(0.1), rest: part(0.5), result: 1, ...choices }, true);
  expect(bars.map((bar) => bar.part)).toEqual(["start", "luck", "own-errors", "own-choices", "others-errors", "others-choices", "rest", "result"]);
  expect(bars.map((bar) => bar.kind)).toEqual(["end", "gain", "loss", "gain", "gain", "gain", "gain", "end"]);
  expect(bars[2]?.text).toBe("\u221240 ± 2");
  expect(bars[4]?.text).toBe("0");
  const last = bars.at(-2);
  expect(Math.round((last?.left ?? 0) + (last?.width ?? 0))).toBe(100);
});

test("what falls below nothing is still drawn on the scale, and a rest of nothing is not", () => {
  const bars = falls({ start: part(0.2), luck: part(-0.7), ownPlay: part(0), othersPlay: part(0.5), rest: part(0.001), result: 0, ...nothing }, false);
  expect(Math.min(...bars.map((bar) => bar.left))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...bars.map((bar) => bar.left + bar.width))).toBeLessThanOrEqual(100.001);
  expect(bars.map((bar) => bar.part)).toEqual(["start", "luck", "own-play", "others-play", "result"]);
  expect(bars[2]?.text).toBe("0");
});

test("a band lies around the line, and only rounds with room are named", () => {
  expect(band([0.5, 0.5], [0.1, 0], 10, 100)).toBe("0.0,40.0 10.0,50.0 10.0,50.0 0.0,60.0");
  expect(begun([0, 1, 1, 2, 2, 1, 3], 40, 100, 11)).toEqual([
    { at: 10, number: 1 },
    { at: 60, number: 3 },
  ]);
});

test("where a figure is certain, no interval is said", () => {
  expect(about("26", 0)).toBe("26");
  expect(about("26", 0.002)).toBe("26 ± <1");
  expect(about("26", 0.016)).toBe("26 ± 2");
});

test("a chance is a whole percent", () => expect(percent(0.496)).toBe("50\u00a0%"));
