// The question as a headline: your own action needs no name.
import { say } from "../words/words.svelte";
import type { View } from "../api/types";

export function prompt(view: View): string {
  if (view.outcome) return view.outcome;
  if (!view.question) return say("watching");
  return view.question.kind === "action" && view.question.options.length ? say("your-action") : view.question.text;
}
