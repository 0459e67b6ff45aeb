// What the client says. The messages are with the server's, in src/dejarik/words/<lang>/web.ftl;
// a new language is a new file there.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const SOURCES = import.meta.glob<string>("../../../src/dejarik/words/*/web.ftl", { query: "?raw", import: "default" });

const files = new Map(
  Object.entries(SOURCES).map(([path, load]) => [path.split("/").at(-2) ?? "", load] as const),
);

export const LANGUAGES = [...files.keys()].sort();

/** The language a first-time visitor gets. */
export function preferred(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split("-")[0] ?? "";
    if (files.has(language)) return language;
  }
  return "en";
}

export function bundleOf(language: string, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(text));
  if (errors.length) throw errors[0];
  return bundle;
}

class Words {
  language = $state("en");
  #bundle = $state.raw<FluentBundle | null>(null);

  get ready(): boolean {
    return this.#bundle !== null;
  }

  async speak(language: string): Promise<void> {
    const load = files.get(language);
    if (!load) return;
    this.#bundle = bundleOf(language, await load());
    this.language = language;
  }

  /** A message by its name without the prefix `web-`. */
  say(name: string, values?: Record<string, FluentVariable>): string {
    const pattern = this.#bundle?.getMessage(`web-${name}`)?.value;
    if (!this.#bundle || !pattern) throw new Error(`no words for ${name}`);
    return this.#bundle.formatPattern(pattern, values);
  }
}

export const words = new Words();

export function say(name: string, values?: Record<string, FluentVariable>): string {
  return words.say(name, values);
}
