/** The 9 events: news that reaches everybody at the table. */
import type { Text } from '../../../kernel/index.ts';
import { idOf } from '../../writing.ts';
import type { Effect } from '../rules/clauses.ts';
import type { EventCard } from '../rules/content.ts';
import type { Written } from './set.ts';
import { text, when } from './write.ts';

const event = (
  [fr, en]: readonly [string, string],
  glyph: string,
  flavour: Text,
  ...effects: Effect[]
): Written<EventCard> => ({ id: idOf(en), title: text(fr, en), glyph, flavour, effects });

export const EVENTS: readonly Written<EventCard>[] = [
  {
    ...event(
      ['L’octroi', 'The Toll'],
      'bandit',
      text('« C’est pour le pont. »', '“It is for the bridge.”'),
      when('onReveal', { does: 'gemsFraction', share: 'half', round: 'down', who: 'allPlayers' }),
    ),
    notBeforeRound: 3,
  },
  event(
    ['Pluie de gemmes', 'Gem Shower'],
    'gems',
    text('Casque conseillé.', 'Helmets advised.'),
    when('onReveal', { does: 'gems', n: 1, who: 'allPlayers' }),
  ),
  event(
    ['Tournée du roi', 'The King’s Round'],
    'beer-stein',
    text('Le roi invite. Le trésor paiera.', 'The king is buying. The treasury pays.'),
    when('onReveal', { does: 'gems', n: 1, who: 'allPlayers' }),
  ),
  event(
    ['Éboulement', 'Rockfall'],
    'falling-rocks',
    text('Le plafond voulait voir le sol.', 'The ceiling came down for a look.'),
    when('onReveal', { does: 'wounds', n: 1, who: 'allPlayers' }),
  ),
  event(
    ['Fièvre des marais', 'Marsh Fever'],
    'plague-doctor-profile',
    text('Le docteur a mis son long nez.', 'The doctor put on his long nose.'),
    when('onReveal', { does: 'wounds', n: 1, who: 'allPlayers' }),
  ),
  event(
    ['Aube bénie', 'Blessed Dawn'],
    'sunrise',
    text('Même les bosses ont dégonflé.', 'Even the bumps went down.'),
    when('onReveal', { does: 'healAll', who: 'allPlayers' }),
  ),
  event(
    ['Grande braderie', 'Clearance Sale'],
    'medieval-pavilion',
    text('Tout doit disparaître, sauf vous.', 'Everything must go. Except you.'),
    when('onReveal', { does: 'priceChange', n: -1, who: 'allPlayers', during: 'round' }),
  ),
  event(
    ['Trêve sacrée', 'Sacred Truce'],
    'peace-dove',
    text('On s’embrasse, mais sans lame.', 'Embraces only. No blades.'),
    when('whileHeld', { does: 'forbidArena', during: 'held' }),
  ),
  event(
    ['Mauvais œil', 'Evil Eye'],
    'bleeding-eye',
    text('Il ne regarde que le premier.', 'It only looks at whoever leads.'),
    when('onReveal', { does: 'giveCurse', to: 'mostTP' }),
  ),
];
