/** The chapters of a game on its timeline: one for each heading of the log that begins at a step of its own. */
import type { GameFace, Lang } from '../face.ts';
import type { Told } from './story.ts';

export interface Chapter {
  /** The first step it shows. */
  readonly step: number;
  /** How many steps it lasts. */
  readonly length: number;
  readonly text: string;
  /** As much as fits under the bars: the first number in the heading, else the heading. */
  readonly short: string;
}

export function chaptersOf(story: readonly Told[], steps: number, face: GameFace, lang: Lang): Chapter[] {
  const begins: { step: number; text: string }[] = [];
  for (const { event, step } of story) {
    const text = face.heading(event, lang);
    if (text === undefined || step === undefined) continue;
    const last = begins.at(-1);
    // Two headings at one step, or the second part of the same round, are one chapter.
    if (last !== undefined && (last.step === step || shorten(last.text) === shorten(text))) continue;
    begins.push({ step, text });
  }
  return begins.map(({ step, text }, at) => ({
    step,
    length: Math.max(1, (begins[at + 1]?.step ?? steps) - step),
    text,
    short: shorten(text),
  }));
}

const shorten = (text: string): string => /\d+/.exec(text)?.[0] ?? text;
