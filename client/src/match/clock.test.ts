import { expect, test } from "vitest";
import { clockText, leftNow } from "./clock.svelte";

test("only the clock of whoever is asked runs on", () => {
  expect(leftNow(60, true, 1000, 11_000)).toBe(50);
  expect(leftNow(60, false, 1000, 11_000)).toBe(60);
  expect(clockText(61.2)).toBe("1:02");
  expect(clockText(-3)).toBe("0:00");
});
