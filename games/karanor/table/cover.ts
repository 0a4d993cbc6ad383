/** Karanor before it is opened. */
import type { GameCover } from '../../../web/face.ts';
import { steps } from '../words/steps.ts';
import Emblem from './Emblem.svelte';
import Poster from './Poster.svelte';

export const cover: GameCover = { Poster, Emblem, steps };
