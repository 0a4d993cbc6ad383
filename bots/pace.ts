/** How fast bots play where people watch: so that one can follow, and that speed tells nothing. */
import { freeChance } from './free-chance.ts';

/** Milliseconds a *maître* thinks about an answer, and at a fast table. */
const THOUGHT = 1000;
const FAST_THOUGHT = 300;
export const thoughtMs = (isFast: boolean): number => (isFast ? FAST_THOUGHT : THOUGHT);

/** Milliseconds a bot waits for people to make or answer an offer. */
export const PATIENCE = 15_000;

const chance = freeChance();

/** A person's pace in milliseconds, drawn evenly from nothing that is secret. */
export const personsPause = (): number => 400 + chance.fraction() * 800;
