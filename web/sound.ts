/** Six short cues, synthesized: off by default, never the only carrier of information. */
import { person } from './person.svelte.ts';

export type Cue = 'turn' | 'reveal' | 'gain' | 'loss' | 'offer' | 'end';

/** Notes of each cue: frequency in hertz, start and length in seconds. */
const NOTES: Readonly<Record<Cue, readonly (readonly [number, number, number])[]>> = {
  turn: [
    [659, 0, 0.12],
    [880, 0.11, 0.2],
  ],
  reveal: [
    [392, 0, 0.08],
    [523, 0.07, 0.08],
    [659, 0.14, 0.14],
  ],
  gain: [
    [784, 0, 0.09],
    [1047, 0.08, 0.18],
  ],
  loss: [
    [330, 0, 0.14],
    [247, 0.12, 0.24],
  ],
  offer: [[587, 0, 0.16]],
  end: [
    [523, 0, 0.14],
    [659, 0.12, 0.14],
    [784, 0.24, 0.14],
    [1047, 0.36, 0.4],
  ],
};

let audio: AudioContext | undefined;

export function cue(name: Cue): void {
  if (person.vibration && name === 'turn') navigator.vibrate?.(80);
  if (!person.sound) return;
  audio ??= new AudioContext();
  const begin = audio.currentTime + 0.02;
  for (const [frequency, start, length] of NOTES[name]) {
    const tone = new OscillatorNode(audio, { type: 'triangle', frequency });
    const loudness = new GainNode(audio, { gain: 0 });
    loudness.gain.setValueAtTime(0, begin + start);
    loudness.gain.linearRampToValueAtTime(0.12, begin + start + 0.01);
    loudness.gain.exponentialRampToValueAtTime(0.001, begin + start + length);
    tone.connect(loudness).connect(audio.destination);
    tone.start(begin + start);
    tone.stop(begin + start + length);
  }
}
