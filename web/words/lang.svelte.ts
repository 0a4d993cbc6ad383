/** The words of the language the person reads, switched at any moment. */
import { person } from '../person.svelte.ts';
import { catalogues } from './catalogues.ts';
import type { Words } from './fr.ts';

/** The catalogue in use. Read it inside markup or a derived value, so that it follows a switch. */
export const words = (): Words => catalogues.of(person.lang);
