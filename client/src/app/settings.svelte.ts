// Settings that are kept: language, theme, name.
import { LANGUAGES, preferred, words } from "../words/words.svelte";
import { put } from "../api/http";
import { PACES, type Pace } from "../match/pace";

export type Theme = "auto" | "light" | "dark";
export const LONGEST_NAME = 24;
export const THEMES: Theme[] = ["auto", "light", "dark"];

export function remembered(key: string): string {
  try {
    return localStorage.getItem(`dejarik.${key}`) ?? "";
  } catch {
    return ""; // storage may be forbidden
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`dejarik.${key}`, value);
  } catch {
    // then it holds for this visit only
  }
}

class Settings {
  theme = $state<Theme>("auto");
  #systemIsLight = $state(false);
  name = $state("");
  /** Whether to ask even what has a plain answer. */
  askAlways = $state(false);
  /** Whether choices that cannot be taken back are asked twice, against people. */
  confirm = $state(true);
  /** Whether the board is covered until the next player at the same screen says that they are there. */
  curtain = $state(true);
  /** How long what the others do is shown. */
  pace = $state<Pace>("normal");
  /** Whether dice, cards and turns are heard, and how loud: 0 to 100. */
  sounds = $state(false);
  volume = $state(50);
  /** Whether the system tells when it is one's turn in a page that is not looked at. */
  notify = $state(false);
  /** Whether options say beforehand what they would do. */
  previews = $state(true);
  /** Whether the log shows only what began; what came of it is unfolded when asked for. */
  foldLog = $state(false);

  async begin(): Promise<void> {
    const asked = new URLSearchParams(location.search).get("lang") ?? "";
    const lang = [asked, remembered("lang")].find((each) => LANGUAGES.includes(each));
    this.name = remembered("name");
    this.askAlways = remembered("ask") === "always";
    this.confirm = remembered("confirm") !== "off";
    this.curtain = remembered("curtain") !== "off";
    this.pace = PACES.find((pace) => pace === remembered("pace")) ?? "normal";
    const light = matchMedia("(prefers-color-scheme: light)");
    this.#systemIsLight = light.matches;
    light.addEventListener("change", () => (this.#systemIsLight = light.matches));
    this.sounds = remembered("sounds") === "on";
    this.volume = Math.min(100, Math.max(0, Number(remembered("volume") || 50)));
    this.notify = remembered("notify") === "on" && permitted() === "granted";
    this.previews = remembered("previews") !== "off";
    this.foldLog = remembered("log") === "folded";
    this.setTheme((THEMES as string[]).includes(remembered("theme")) ? (remembered("theme") as Theme) : "auto");
    await this.#speak(lang ?? preferred(navigator.languages));
  }

  async setLanguage(lang: string): Promise<void> {
    remember("lang", lang);
    await this.#speak(lang);
    await put("/me", { name: "", lang }).catch(() => undefined);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
    if (theme === "auto") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
  }

  /** Whether the page is light now. */
  get day(): boolean {
    return this.theme === "light" || (this.theme === "auto" && this.#systemIsLight);
  }

  setAskAlways(always: boolean): void {
    this.askAlways = always;
    remember("ask", always ? "always" : "");
  }

  setConfirm(confirm: boolean): void {
    this.confirm = confirm;
    remember("confirm", confirm ? "on" : "off");
  }

  setCurtain(curtain: boolean): void {
    this.curtain = curtain;
    remember("curtain", curtain ? "on" : "off");
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    remember("pace", pace);
  }

  setSounds(sounds: boolean): void {
    this.sounds = sounds;
    remember("sounds", sounds ? "on" : "off");
  }

  setVolume(volume: number): void {
    this.volume = volume;
    remember("volume", String(volume));
  }

  /** The browser asks the player only now that they want it. */
  async setNotify(notify: boolean): Promise<void> {
    if (notify && permitted() === "default") await Notification.requestPermission();
    this.notify = notify && permitted() === "granted";
    remember("notify", this.notify ? "on" : "off");
  }

  setPreviews(previews: boolean): void {
    this.previews = previews;
    remember("previews", previews ? "on" : "off");
  }

  setFoldLog(fold: boolean): void {
    this.foldLog = fold;
    remember("log", fold ? "folded" : "");
  }

  async setName(name: string): Promise<void> {
    this.name = name.trim().slice(0, LONGEST_NAME);
    remember("name", this.name);
    if (this.name) await put("/me", { name: this.name, lang: "" });
  }

  async #speak(lang: string): Promise<void> {
    await words.speak(lang);
    document.documentElement.lang = lang;
  }
}

export const settings = new Settings();

/** What the player has said to the browser about messages; nothing where there are none. */
export function permitted(): NotificationPermission | "" {
  return "Notification" in globalThis ? Notification.permission : "";
}

export function reducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
