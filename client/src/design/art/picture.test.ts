import { describe, expect, it } from "vitest";
import { mirrored } from "./shape";
import { addressOf, picture } from "./picture";
import { SHAPE_NAMES, SHAPES } from "./shapes";
import { SCENERY_NAMES } from "./sceneries";

/** Elements that are closed in the order in which they were opened; attributes have their quotes. */
function wellFormed(svg: string): boolean {
  const open: string[] = [];
  const rest = svg.replace(/<(\/?)([a-zA-Z]+)((?: [a-zA-Z0-9-]+="[^"<>&]*")*)(\/?)>/g, (_, closes: string, name: string, _attributes, alone: string) => {
    if (closes) return open.pop() === name ? "" : "!";
    if (!alone) open.push(name);
    return "";
  });
  return rest === "" && open.length === 0;
}

describe("a picture", () => {
  const subject = { palette: "red", scenery: "desert", shape: SHAPES["vehicle/walker"] } as const;

  it("is the same for the same code, and another for another", () => {
    expect(picture("01001", subject)).toBe(picture("01001", subject));
    expect(picture("01001", subject)).not.toBe(picture("01002", subject));
    expect(picture("01001", subject, true)).not.toBe(picture("01001", subject, false));
  });

  it("has ids of its own that are all used, so that several can stand on one page", () => {
    const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((found) => found[1] ?? "");
    const [one, other] = [picture("01001", subject), picture("01002", subject)];
    expect(ids(one).filter((id) => ids(other).includes(id))).toEqual([]);
    expect(new Set(ids(one)).size).toBe(ids(one).length);
    for (const id of ids(one)) expect(one).toMatch(new RegExp(`#${id}[")]`));
  });

  it("is well-formed with every shape and every scenery, and has no number that is none", () => {
    for (const name of SHAPE_NAMES) {
      const svg = picture(name, { palette: "blue", scenery: "space", shape: SHAPES[name] });
      expect(wellFormed(svg), name).toBe(true);
      expect(svg, name).not.toMatch(/NaN|undefined/);
    }
    for (const scenery of SCENERY_NAMES) {
      const svg = picture("x", { palette: "blue", scenery });
      expect(wellFormed(svg), scenery).toBe(true);
      expect(svg, scenery).not.toMatch(/NaN|undefined/);
    }
  });

  it("becomes an address from which it can be read again", () => {
    const svg = picture("01001", subject);
    expect(decodeURIComponent(addressOf(svg)).replace(/^[^,]+,/, "")).toBe(svg.replaceAll('"', "'"));
  });
});

describe("a mirror", () => {
  it("turns what lies across, and nothing else", () => {
    expect(mirrored("M10 20h5v6l1-2z")).toBe("M90 20h-5v6l-1 -2z");
    expect(mirrored("M10 20c1 2-3 4 5 6")).toBe("M90 20c-1 2 3 4 -5 6");
  });

  it("knows its limits", () => {
    expect(() => mirrored("M0 0a1 1 0 0 1 2 2")).toThrow();
  });
});
