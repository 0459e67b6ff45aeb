// What the client says. The messages are with the server's, in src/dejarik/words/<lang>/web/;
// a new language is a new folder there.
import { at } from "../app/base";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const SOURCES = import.meta.glob<string>("../../../src/dejarik/words/*/web/*.ftl", { query: "?raw", import: "default" });

const files = new Map<string, string[]>();
for (const path of Object.keys(SOURCES)) {
  const language = path.split("/").at(-3) ?? "";
  files.set(language, [...(files.get(language) ?? []), path]);
}

/** Languages that the server has beside those the client was built with; it names them in the page. */
const FURTHER = globalThis.document?.querySelector<HTMLMetaElement>("meta[name=languages]")?.content.split(" ") ?? [];

export const LANGUAGES = [...new Set([...files.keys(), ...FURTHER])].sort();

async function textOf(language: string): Promise<string> {
  if (FURTHER.includes(language)) return (await fetch(at(`/api/words/${language}`))).text();
  const texts = await Promise.all((files.get(language) ?? []).map((path) => SOURCES[path]?.()));
  return texts.join("\n");
}

/** The language a first-time visitor gets. */
export function preferred(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split("-")[0] ?? "";
    if (LANGUAGES.includes(language)) return language;
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
    if (!LANGUAGES.includes(language)) return;
    this.#bundle = bundleOf(language, await textOf(language));
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
