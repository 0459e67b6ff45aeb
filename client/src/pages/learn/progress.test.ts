import { describe, expect, it } from "vitest";
import { prolonged, stands } from "./progress.svelte";

describe("days in a row", () => {
  it("grow from one day to the next, also over the end of a month", () => {
    expect(prolonged({ day: "2026-11-30", days: 4 }, "2026-12-01")).toEqual({ day: "2026-12-01", days: 5 });
  });
  it("count a day once", () => {
    expect(prolonged({ day: "2026-11-30", days: 4 }, "2026-11-30").days).toBe(4);
  });
  it("begin anew after a gap, and with the first day", () => {
    expect(prolonged({ day: "2026-11-28", days: 4 }, "2026-11-30").days).toBe(1);
    expect(prolonged({ day: "", days: 0 }, "2026-11-30").days).toBe(1);
  });
  it("still stand on the next day, but not later", () => {
    expect(stands({ day: "2026-11-29", days: 4 }, "2026-11-30")).toBe(true);
    expect(stands({ day: "2026-11-28", days: 4 }, "2026-11-30")).toBe(false);
    expect(stands({ day: "", days: 0 }, "2026-11-30")).toBe(false);
  });
});
