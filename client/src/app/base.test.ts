import { expect, test } from "vitest";
import { at, within } from "./base";

test("at the top of a host addresses are what they are", () => {
  expect([at("/match/a"), within("/match/a"), within("/")]).toEqual(["/match/a", "/match/a", "/"]);
});
