/** The frames and decisions of abilities, for the table of contents of the rules. */
import type { Game } from '../../../../kernel/index.ts';
import type { Karanor } from '../state.ts';
import { chooseArtefact, useArtefact } from './artefacts.ts';
import { playBlackMarket, takeBackCard } from './black-market.ts';
import { chooseCard, chooseResource, chooseTarget, orderEffects } from './choices.ts';
import { offerReaction, react, resolvePlayed } from './reactions.ts';
import { runEffect, runMoment } from './resolve.ts';
import type { EffectFrames, EffectKinds } from './types.ts';

export { mayCards } from './may.ts';

export const effectFrames: Pick<Game<Karanor>['frames'], keyof EffectFrames> = {
  moment: runMoment,
  effect: runEffect,
  'offer-reaction': offerReaction,
  'resolve-played': resolvePlayed,
};

export const effectKinds: Pick<Game<Karanor>['kinds'], keyof EffectKinds | 'choose-artefact'> = {
  'choose-target': chooseTarget,
  'choose-resource': chooseResource,
  'choose-card': chooseCard,
  'choose-artefact': chooseArtefact,
  'order-effects': orderEffects,
  'use-artefact': useArtefact,
  'play-black-market': playBlackMarket,
  'take-back-card': takeBackCard,
  react,
};
