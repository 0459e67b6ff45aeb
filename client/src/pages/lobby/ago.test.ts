import { expect, test } from "vitest";
import { ago } from "./ago";

const NOW = Date.UTC(2024, 4, 20, 12);
const before = (seconds: number) => ago(new Date(NOW - seconds * 1000).toISOString(), "en", NOW);

test("the largest unit that fits is told", () => {
  expect(before(10)).toBe("this minute");
  expect(before(150)).toBe("2 min. ago");
  expect(before(7200)).toBe("2 hr. ago");
  expect(before(90000)).toBe("yesterday");
});

test("what is long ago has a date, and clocks that go wrong do no harm", () => {
  expect(before(30 * 86400)).toBe("Apr 20, 2024");
  expect(before(-500)).toBe("this minute");
});
