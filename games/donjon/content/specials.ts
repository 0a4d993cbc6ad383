/** The 7 specials: what is found behind a door when nobody lives there. */
import type { Text } from '../../../kernel/index.ts';
import { idOf } from '../../writing.ts';
import type { Effect } from '../rules/clauses.ts';
import type { SpecialCard } from '../rules/content.ts';
import type { Written } from './set.ts';
import { text, when } from './write.ts';

const special = (
  [fr, en]: readonly [string, string],
  glyph: string,
  flavour: Text,
  ...effects: Effect[]
): Written<SpecialCard> => ({ id: idOf(en), title: text(fr, en), glyph, flavour, effects });

export const SPECIALS: readonly Written<SpecialCard>[] = [
  special(
    ['Coffre oublié', 'Forgotten Chest'],
    'open-chest',
    text('La clé était dessous.', 'The key was underneath.'),
    when('onReveal', { does: 'gems', n: 3, who: 'self' }),
  ),
  special(
    ['Coffre piégé', 'Trapped Chest'],
    'locked-chest',
    text('Le prudent l’ouvre avec un ami.', 'The careful open it with a friend.'),
    when('onReveal', { does: 'gems', n: 4, who: 'self' }, { does: 'wounds', n: 1, who: 'self' }),
  ),
  special(
    ['Fontaine claire', 'Clear Fountain'],
    'water-fountain',
    text('Le vœu d’un autre brille au fond.', 'Somebody else’s wish glints below.'),
    when('onReveal', { does: 'healAll', who: 'self' }, { does: 'gems', n: 1, who: 'self' }),
  ),
  special(
    ['Autel vorace', 'Hungry Altar'],
    'sword-altar',
    text('Il ne rend pas la monnaie.', 'It gives no change.'),
    when('onReveal', { does: 'discardSpoilFor', do: [{ does: 'tp', n: 1, who: 'self' }] }),
  ),
  special(
    ['Colporteur perdu', 'Lost Pedlar'],
    'hiking',
    text('Il solde tout contre un plan.', 'Selling cheap. Needs a map.'),
    when('onReveal', { does: 'takeObject', from: 'shop', price: -2 }),
  ),
  special(
    ['Porte dérobée', 'Hidden Door'],
    'doorway',
    text('Le mur sonnait creux. Vous aussi.', 'The wall rang hollow. So did you.'),
    when('onReveal', { does: 'peek', n: 3 }, { does: 'drawFrom' }),
  ),
  special(
    ['Parchemin vaillant', 'Scroll of Valour'],
    'scroll-quill',
    text('À lire tout haut, et vite.', 'Read aloud, and quickly.'),
    when('onReveal', { does: 'keepCard' }),
    when('beforeDice', { does: 'power', n: 3, during: 'combat' }, { does: 'discardSelf' }),
  ),
];
