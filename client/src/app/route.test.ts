import { expect, test } from "vitest";
import { parse } from "./route.svelte";

test("addresses lead to their pages, unknown ones to the lobby", () => {
  expect(parse("/match/abc", "?invite=x")).toMatchObject({ page: "match", id: "abc" });
  expect(parse("/match/abc", "?invite=x").query.get("invite")).toBe("x");
  expect(parse("/rules/destiny.die.six-sided", "").id).toBe("destiny.die.six-sided");
  expect(parse("/cards/destiny/01001", "").id).toBe("destiny/01001");
  expect(parse("/match", "").page).toBe("lobby");
  expect(parse("/nonsense", "").page).toBe("lobby");
});
