// The panels of "how to play" for each game. The words are `web-how-<game>-<panel>`, with `-text` for the sentences.
import type { Component } from "svelte";

type Drawing = Component<{ panel: string }>;

export const PANELS: Record<string, { panels: string[]; load: () => Promise<{ default: Drawing }> }> = {
  destiny: {
    panels: ["goal", "turns", "activate", "resolve", "symbols", "cards", "reroll", "claim"],
    load: () => import("../../games/destiny/HowTo.svelte"),
  },
  cardgame: {
    panels: ["goal", "phases", "resources", "attack", "edge", "strike", "force"],
    load: () => import("../../games/cardgame/HowTo.svelte"),
  },
  outer_rim: {
    panels: ["goal", "turn", "planning", "action", "encounter", "dice", "reputation"],
    load: () => import("../../games/outer_rim/HowTo.svelte"),
  },
};
