/** Goods for mages: bottled, bound, and seldom labelled. */
import { forClasses, given, item, plus, twice, when } from './write.ts';

export const MAGE_ITEMS = forClasses(
  ['mage'],
  [
    item('Baguette d’étude', 'Student Wand', 'orb-wand', [5, 2, 0, 1]),
    item('Poudre à éternuer', 'Sneezing Powder', 'dust-cloud', [5, 2, 0, 1]),
    item('Robe un peu mitée', 'Moth-Eaten Robe', 'robe', [5, 0, 2, 1]),
    item('Bulle en solde', 'Discount Bubble', 'potion-ball', [5, 0, 2, 0]),
    twice(item('Fiole sans étiquette', 'Unlabelled Vial', 'standing-potion', [5, 1, 1, 1])),
    item(
      'Chandelle pensante',
      'Thinking Candle',
      'candle-light',
      [5, 0, 1, 2],
      given({ is: 'sharesClass' }, when('static', plus('attack', 1))),
    ),
    item(
      'Grimoire boudeur',
      'Sulking Grimoire',
      'spell-book',
      [5, 0, 0, 4],
      when('beforeAttack', { does: 'redrawAdventure', of: 'hero' }),
    ),
    item('Anneau crépitant', 'Crackling Ring', 'diamond-ring', [10, 3, 1, 2]),
    item('Bâton télescopique', 'Telescopic Staff', 'orb-wand', [10, 3, 1, 2]),
    item('Chapeau à double fond', 'False-Bottomed Hat', 'pointy-hat', [10, 1, 3, 2]),
    item('Parchemin ignifuge', 'Fireproof Scroll', 'scroll-unfurled', [10, 1, 3, 2]),
    item(
      'Familier en peluche',
      'Plush Familiar',
      'cat',
      [10, 1, 1, 2],
      when('heroSurvived', { does: 'returnGearToHand' }),
    ),
    item(
      'Baguette instable',
      'Unstable Wand',
      'orb-wand',
      [10, 5, 0, 2],
      when('attackFailed', plus('defence', -2, 'fight')),
    ),
    item('Sphère antichoc', 'Shockproof Orb', 'crystal-ball', [10, 0, 4, 2]),
    item('Éclair en bocal', 'Bottled Lightning', 'lightning-trio', [15, 4, 2, 3]),
    item('Manteau d’étoiles lavable', 'Washable Star Cloak', 'cloak', [15, 2, 4, 3]),
    item('Miroir flatteur', 'Flattering Mirror', 'mirror-mirror', [15, 1, 0, 3], {
      ...when('static', { does: 'addStat', stat: 'hearts', of: 'window', by: 1, during: 'inPlay' }),
      from: 'window',
    }),
    item('Sceptre du recteur', 'Chancellor’s Sceptre', 'orb-wand', [20, 2, 1, 4]),
    item('Lunettes de luxe', 'Luxury Spectacles', 'spectacles', [20, 0, 1, 2]),
  ],
);
