import { afterEach, expect, test, vi } from "vitest";
import { settings } from "./settings.svelte";
import { play, SCORES, type Sound } from "./sounds";

afterEach(() => vi.unstubAllGlobals());

test("nothing is heard unless it is wanted", () => {
  const made = vi.fn();
  vi.stubGlobal("AudioContext", made);
  settings.sounds = false;
  play("turn");
  settings.sounds = true;
  settings.volume = 0;
  play("turn");
  expect(made).not.toHaveBeenCalled();
});

test("every sound is short and not loud", () => {
  for (const sound of Object.keys(SCORES) as Sound[])
    for (const tone of SCORES[sound]) {
      expect(tone.at + tone.seconds).toBeLessThan(1.5);
      expect(tone.loud).toBeLessThanOrEqual(0.5);
      expect(Math.min(tone.from, tone.to)).toBeGreaterThan(20);
    }
});
