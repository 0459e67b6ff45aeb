// What the client says. The messages are with the server's, in src/dejarik/words/<lang>/web/;
// a new language is a new folder there.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const SOURCES = import.meta.glob<string>("../../../src/dejarik/words/*/web/*.ftl", { query: "?raw", import: "default" });

const files = new Map<string, string[]>();
for (const path of Object.keys(SOURCES)) {
  const language = path.split("/").at(-3) ?? "";
  files.set(language, [...(files.get(language) ?? []), path]);
}

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
    const paths = files.get(language);
    if (!paths) return;
    const texts = await Promise.all(paths.map((path) => SOURCES[path]?.()));
    this.#bundle = bundleOf(language, texts.join("\n"));
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
