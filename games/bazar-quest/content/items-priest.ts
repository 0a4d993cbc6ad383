/** Goods for priests: blessed, dubious, often both. */
import { forClasses, given, heroGains, item, plus, twice, when } from './write.ts';

export const PRIEST_ITEMS = forClasses(
  ['priest'],
  [
    item('Goupillon lesté', 'Weighted Sprinkler', 'holy-symbol', [5, 2, 0, 1]),
    item('Crosse de randonnée', 'Hiking Crozier', 'shepherds-crook', [5, 2, 0, 1]),
    item('Potion de courage', 'Courage Potion', 'health-potion', [5, 0, 2, 1]),
    item('Cilice tout doux', 'Soft Hair Shirt', 'robe', [5, 0, 2, 0]),
    twice(item('Bottes bénies', 'Blessed Boots', 'boots', [5, 1, 1, 1])),
    item('Soupe de la veille', 'Yesterday’s Soup', 'hot-meal', [5, 0, 1, 2], when('heroSurvived', heroGains(5))),
    item(
      'Relique douteuse',
      'Dubious Relic',
      'tooth',
      [5, 0, 0, 4],
      given({ is: 'heroCoins', compare: '=', n: 0 }, when('static', plus('defence', 2))),
    ),
    item('Masse du bedeau', 'Beadle’s Mace', 'spiked-mace', [10, 3, 1, 2]),
    item('Sermon enflammé', 'Fiery Sermon', 'flame', [10, 3, 1, 2]),
    item('Chapelet antichoc', 'Shockproof Rosary', 'holy-symbol', [10, 1, 3, 2]),
    item('Eau bénite gazeuse', 'Sparkling Holy Water', 'standing-potion', [10, 1, 3, 2]),
    item(
      'Cloche de garde',
      'Watch Bell',
      'ringing-bell',
      [10, 1, 2, 2],
      given({ is: 'lastToFight' }, when('static', plus('attack', 1))),
    ),
    item('Encensoir à longue chaîne', 'Long-Chain Censer', 'candle-light', [10, 4, 0, 2]),
    item(
      'Auréole de secours',
      'Spare Halo',
      'charm',
      [10, 0, 3, 2],
      given({ is: 'adventureStat', compare: '<', n: 0 }, when('fightStart', { does: 'ignoreAdventure', of: 'hero' })),
    ),
    item('Marteau bénit', 'Blessed Hammer', 'warhammer', [15, 4, 2, 3]),
    item('Armure de chœur', 'Choir Armour', 'chest-armor', [15, 2, 4, 3]),
    item('Vitrail portatif', 'Portable Stained Glass', 'rosa-shield', [15, 1, 0, 3], {
      ...given(
        { is: 'isQuestHolder' },
        when('static', { does: 'addStat', stat: 'hearts', of: 'self', by: 2, during: 'inPlay' }),
      ),
      from: 'window',
    }),
    item('Calice des grands jours', 'Feast-Day Chalice', 'holy-grail', [20, 2, 2, 4]),
    item(
      'Indulgence dorée',
      'Gilded Indulgence',
      'scroll-unfurled',
      [20, 0, 0, 2],
      when('fightStart', { does: 'preventDefeat', of: 'hero' }),
    ),
  ],
);
