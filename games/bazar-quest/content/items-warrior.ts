/** Goods for warriors: plain, heavy, and honest about it. */
import { forClasses, given, item, ownerGains, plus, twice, when } from './write.ts';

export const WARRIOR_ITEMS = forClasses(
  ['warrior'],
  [
    item('Épée en bois massif', 'Solid Wood Sword', 'broadsword', [5, 2, 0, 1]),
    item('Massue d’appoint', 'Backup Club', 'wood-club', [5, 2, 0, 0]),
    item('Couvercle de marmite', 'Pot Lid', 'round-shield', [5, 0, 2, 1]),
    item('Gilet tanné d’hier', 'Yesterday’s Leather Vest', 'sleeveless-jacket', [5, 0, 2, 1]),
    twice(item('Gantelet de rechange', 'Spare Gauntlet', 'mailed-fist', [5, 1, 1, 1])),
    item(
      'Cor de guerre',
      'War Horn',
      'hunting-horn',
      [5, 1, 0, 2],
      given({ is: 'firstToFight' }, when('static', plus('attack', 1))),
    ),
    item('Trophée de location', 'Rental Trophy', 'trophy', [5, 0, 0, 4], when('attackSucceeded', ownerGains(5))),
    item('Épée du dimanche', 'Sunday Sword', 'broadsword', [10, 3, 1, 2]),
    item('Fléau à manche court', 'Short-Handled Flail', 'spiked-mace', [10, 3, 1, 2]),
    item('Bouclier presque rond', 'Nearly Round Shield', 'round-shield', [10, 1, 3, 2]),
    item('Jambières dépareillées', 'Odd Greaves', 'boots', [10, 1, 3, 2]),
    item(
      'Bouclier-miroir d’occasion',
      'Second-Hand Mirror Shield',
      'shield',
      [10, 1, 2, 2],
      given({ is: 'monsterLevel', level: 3 }, when('static', plus('defence', 2))),
    ),
    item(
      'Hache rancunière',
      'Grudge Axe',
      'battle-axe',
      [10, 3, 0, 2],
      when('attackFailed', plus('defence', 2, 'fight')),
    ),
    item('Heaume cabossé', 'Dented Helm', 'visored-helm', [10, 0, 4, 2]),
    item('Hache de bûcheron', 'Lumberjack’s Axe', 'battle-axe', [15, 4, 2, 3]),
    item('Cuirasse de parade', 'Parade Breastplate', 'chest-armor', [15, 2, 4, 3]),
    item('Étendard trop grand', 'Oversized Banner', 'knight-banner', [15, 1, 0, 3], {
      ...when('allInvited', plus('attack', 1, 'round')),
      from: 'window',
    }),
    item('Claymore du grand-oncle', 'Great-Uncle’s Claymore', 'broadsword', [20, 3, 2, 4]),
    item('Statuette à votre effigie', 'Figurine of Yourself', 'stone-bust', [20, 0, 1, 2]),
  ],
);
