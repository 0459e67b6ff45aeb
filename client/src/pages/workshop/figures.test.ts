import { expect, test } from "vitest";
import { along, percent, points, sure } from "./figures";

test("shares and points are written as in the reader's language", () => {
  expect(percent(0.617, "en")).toBe("62%");
  expect(percent(0.617, "ru")).toBe("62\u00a0%");
  expect([points(0.049, "en"), points(-0.3, "ru"), points(-0.001, "en")]).toEqual(["+5", "−30", "0"]);
});

test("a difference is sure only if all of its interval is on one side", () => {
  expect(sure({ low: 0.51, high: 0.7 }, 0.5)).toBe("better");
  expect(sure({ low: -0.4, high: -0.1 }, 0)).toBe("worse");
  expect(sure({ low: -0.1, high: 0.4 }, 0)).toBe("open");
});

test("what lies beyond an end is drawn at it", () => {
  expect([along(0, -1, 1), along(-2, -1, 1), along(3, -1, 1)]).toEqual([50, 0, 100]);
});
