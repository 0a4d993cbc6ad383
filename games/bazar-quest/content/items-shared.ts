/** Goods for two classes, and goods for everybody. */
import type { WrittenItem } from './set.ts';
import { forClasses, given, heroGains, item, ownerGains, plus, when } from './write.ts';

const PAIRS: readonly WrittenItem[] = [
  ...forClasses(
    ['warrior', 'mage'],
    [
      item('Gourde de feu', 'Fire Flask', 'fizzing-flask', [5, 1, 0, 2]),
      item('Bandeau concentré', 'Focus Headband', 'warlock-eye', [5, 0, 1, 2]),
      item(
        'Épée bavarde',
        'Talkative Sword',
        'broadsword',
        [10, 1, 1, 3],
        given({ is: 'itemCount', compare: '>=', n: 2 }, when('static', plus('attack', 2))),
      ),
      item('Bouclier runique à relire', 'Unproofread Rune Shield', 'shield', [10, 1, 2, 3]),
    ],
  ),
  ...forClasses(
    ['warrior', 'thief'],
    [
      item('Poing poli', 'Polite Knuckles', 'mailed-fist', [5, 1, 0, 0]),
      item('Genouillères de fuite', 'Getaway Knee Pads', 'boots', [5, 0, 1, 2]),
      item('Gourdin à ressort', 'Spring Cudgel', 'wood-club', [10, 1, 1, 3], when('attackSucceeded', heroGains(5))),
      item('Brigandine doublée', 'Lined Brigandine', 'sleeveless-jacket', [10, 1, 2, 3]),
    ],
  ),
  ...forClasses(
    ['warrior', 'priest'],
    [
      item('Chope consacrée', 'Consecrated Tankard', 'standing-potion', [5, 1, 0, 2]),
      item(
        'Fanion de pèlerin',
        'Pilgrim’s Pennant',
        'knight-banner',
        [5, 0, 1, 2],
        given({ is: 'isQuestHolder' }, when('static', plus('attack', 1))),
      ),
      item('Masse diplomatique', 'Diplomatic Mace', 'spiked-mace', [10, 2, 1, 3]),
      item('Écu de procession', 'Procession Shield', 'round-shield', [10, 1, 2, 3]),
    ],
  ),
  ...forClasses(
    ['mage', 'thief'],
    [
      item('Fiole qui fume', 'Smoking Vial', 'fizzing-flask', [5, 1, 0, 2]),
      item('Cartes marquées', 'Marked Cards', 'card-play', [5, 0, 1, 2]),
      item('Dague à distance', 'Remote Dagger', 'plain-dagger', [10, 2, 1, 3]),
      item(
        'Cape d’invisibilité usée',
        'Worn Invisibility Cloak',
        'cloak',
        [10, 1, 1, 3],
        given({ is: 'itemCount', compare: '=', n: 1 }, when('static', plus('defence', 2))),
      ),
    ],
  ),
  ...forClasses(
    ['mage', 'priest'],
    [
      item('Cierge à idées', 'Bright-Idea Taper', 'candle-light', [5, 1, 0, 2]),
      item(
        'Sablier d’occasion',
        'Pre-Owned Hourglass',
        'hourglass',
        [5, 0, 1, 2],
        when('fightStart', { does: 'drawExtra', keep: 'choose', of: 'hero' }),
      ),
      item('Amulette de lune', 'Moon Amulet', 'charm', [10, 2, 1, 3]),
      item('Livre des heures sup', 'Book of Overtime', 'spell-book', [10, 1, 2, 3]),
    ],
  ),
  ...forClasses(
    ['thief', 'priest'],
    [
      item('Chandelier contondant', 'Blunt Candelabra', 'candle-light', [5, 1, 0, 2]),
      item('Tronc des aumônes', 'Alms Box', 'strongbox', [5, 0, 1, 2], {
        ...when('allInvited', heroGains(5)),
        from: 'window',
      }),
      item('Corde de cloche', 'Bell Rope', 'rope-coil', [10, 2, 1, 3]),
      item('Habit réversible', 'Reversible Habit', 'robe', [10, 1, 2, 3]),
    ],
  ),
];

const FOR_EVERYBODY: readonly WrittenItem[] = [
  item('Tirelire optimiste', 'Optimistic Piggy Bank', 'piggy-bank', [5, 0, 0, 1], {
    ...when('roundEnd', ownerGains(5)),
    from: 'storage',
  }),
  item('Caillou garanti', 'Guaranteed Pebble', 'rock', [5, 1, 0, 0]),
  item('Parapluie de combat', 'Combat Umbrella', 'umbrella', [5, 0, 1, 1]),
  item('Sac toujours prêt', 'Ready-Packed Bag', 'knapsack', [10, 1, 1, 2]),
  item('Coupe-file', 'Queue-Jumper Pass', 'ticket', [10, 0, 0, 4], when('itemSold', { does: 'takeQuestToken' })),
  item('Casse-croûte héroïque', 'Heroic Packed Lunch', 'chicken-leg', [10, 1, 1, 1]),
  item('Couteau à trente lames', 'Thirty-Blade Knife', 'swiss-army-knife', [15, 1, 1, 3]),
  item('Armure sous blister', 'Mint-in-Box Armour', 'chest-armor', [20, 1, 2, 4]),
].map((card) => ({ ...card, anyClass: true }));

export const SHARED_ITEMS: readonly WrittenItem[] = [...PAIRS, ...FOR_EVERYBODY];
