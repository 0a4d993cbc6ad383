/** The frames and decisions of abilities, for the table of contents of the rules. */
import type { Game } from '../../../../kernel/index.ts';
import type { Donjon } from '../state.ts';
import { afterDicePower, afterRevealPower, declareBeforeDice, runDeclare } from './declare.ts';
import { manualAdjust, manualConfirm, runConfirmed, runManual } from './manual.ts';
import { effectChoice, runEffect, runMoment } from './resolve.ts';
import { takeWounds } from './take-wounds.ts';
import type { EffectFrames, EffectKinds } from './types.ts';

export const effectFrames: Pick<Game<Donjon>['frames'], keyof EffectFrames> = {
  moment: runMoment,
  effect: runEffect,
  manual: runManual,
  'manual-confirmed': runConfirmed,
  declare: runDeclare,
  'take-wounds': takeWounds,
};

export const effectKinds: Pick<Game<Donjon>['kinds'], keyof EffectKinds> = {
  'event-choice': effectChoice,
  'special-choice': effectChoice,
  'monster-choice': effectChoice,
  'use-unique-power': effectChoice,
  'declare-before-dice': declareBeforeDice,
  'after-dice-power': afterDicePower,
  'after-reveal-power': afterRevealPower,
  'manual-adjust': manualAdjust,
  'manual-confirm': manualConfirm,
};
