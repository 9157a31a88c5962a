/** Two short sounds, made when they are needed: a move, and one's own turn. */

import { sound } from "./settings.svelte";

interface Note {
  /** In hertz. */
  readonly pitch: number;
  /** In seconds from now. */
  readonly start: number;
  readonly length: number;
  readonly loudness: number;
}

const KNOCK: readonly Note[] = [{ pitch: 190, start: 0, length: 0.07, loudness: 0.25 }];
const CHIME: readonly Note[] = [
  { pitch: 523, start: 0, length: 0.16, loudness: 0.12 },
  { pitch: 784, start: 0.12, length: 0.26, loudness: 0.12 },
];

let context: AudioContext | null = null;

export const knock = () => {
  ring(KNOCK);
};
export const chime = () => {
  ring(CHIME);
};

function ring(notes: readonly Note[]): void {
  if (!sound()) return;
  context ??= new AudioContext();
  for (const note of notes) ringOne(context, note);
}

function ringOne(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + note.start;
  const oscillator = new OscillatorNode(audio, { type: "triangle", frequency: note.pitch });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(note.loudness, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + note.length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + note.length);
}
