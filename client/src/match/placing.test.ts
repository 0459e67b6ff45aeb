import { expect, test } from "vitest";
import { beside } from "./placing";

const screen = { width: 1000, height: 600 };
const card = { width: 250, height: 350 };

test("what floats lies beside what it is about, inside the window, and never over it", () => {
  expect(beside({ left: 100, right: 200, top: 100, bottom: 200 }, card, screen)).toEqual({ left: 212, top: 12 });
  const atTheEdge = beside({ left: 800, right: 980, top: 500, bottom: 590 }, card, screen);
  expect(atTheEdge.left + card.width).toBeLessThanOrEqual(800);
  expect(atTheEdge.top + card.height).toBeLessThanOrEqual(600);
});
