// Small sounds, made here: a noise or a tone with an envelope, so that nothing has to be fetched.
import { settings } from "./settings.svelte";

export type Sound = "dice" | "card" | "damage" | "turn" | "win";

interface Tone {
  /** Seconds after the beginning. */
  at: number;
  seconds: number;
  /** Hertz, from and to; of a noise, what is let through. */
  from: number;
  to: number;
  loud: number;
  wave: OscillatorType | "noise";
}

const knock = (at: number, from: number, loud: number): Tone => ({ at, seconds: 0.05, from, to: from * 0.6, loud, wave: "noise" });

/** How each sounds. */
export const SCORES: Record<Sound, Tone[]> = {
  dice: [knock(0, 2600, 0.5), knock(0.07, 2100, 0.42), knock(0.13, 2400, 0.34), knock(0.21, 1800, 0.28), knock(0.32, 1500, 0.2)],
  card: [{ at: 0, seconds: 0.12, from: 5200, to: 1600, loud: 0.22, wave: "noise" }],
  damage: [knock(0, 700, 0.5), { at: 0, seconds: 0.22, from: 190, to: 60, loud: 0.5, wave: "sine" }],
  turn: [
    { at: 0, seconds: 0.16, from: 587, to: 587, loud: 0.22, wave: "triangle" },
    { at: 0.11, seconds: 0.3, from: 880, to: 880, loud: 0.22, wave: "triangle" },
  ],
  win: [523, 659, 784, 1047].map((tone, number) => ({ at: number * 0.13, seconds: number < 3 ? 0.2 : 0.7, from: tone, to: tone, loud: 0.24, wave: "triangle" })),
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Plays it, if the player wants to hear anything. */
export function play(sound: Sound): void {
  if (!settings.sounds || !settings.volume || !("AudioContext" in globalThis)) return;
  context ??= new AudioContext();
  void context.resume(); // before the first click a browser lets nobody be loud
  for (const tone of SCORES[sound]) sing(context, tone, settings.volume / 100);
}

function sing(audio: AudioContext, tone: Tone, volume: number): void {
  const begin = audio.currentTime + tone.at + 0.01;
  const end = begin + tone.seconds;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, tone.loud * volume), begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(audio.destination);
  const source = tone.wave === "noise" ? noise(audio, tone, gain, begin) : oscillator(audio, tone, tone.wave, gain, begin);
  source.start(begin);
  source.stop(end);
}

function oscillator(audio: AudioContext, tone: Tone, wave: OscillatorType, gain: GainNode, begin: number): OscillatorNode {
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(tone.from, begin);
  source.frequency.exponentialRampToValueAtTime(tone.to, begin + tone.seconds);
  source.connect(gain);
  return source;
}

function noise(audio: AudioContext, tone: Tone, gain: GainNode, begin: number): AudioBufferSourceNode {
  if (!hiss) {
    hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    hiss.getChannelData(0).forEach((_, at, all) => (all[at] = Math.random() * 2 - 1));
  }
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(tone.from, begin);
  filter.frequency.exponentialRampToValueAtTime(tone.to, begin + tone.seconds);
  const source = audio.createBufferSource();
  source.buffer = hiss;
  source.connect(filter).connect(gain);
  return source;
}
