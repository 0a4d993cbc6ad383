/** Goods for thieves: silent, many-pocketed, without a receipt. */
import { forClasses, heroGains, item, may, ownerGains, when } from './write.ts';

export const THIEF_ITEMS = forClasses(
  ['thief'],
  [
    item('Surin de poche', 'Pocket Shiv', 'plain-dagger', [5, 2, 0, 1]),
    item('Fronde silencieuse', 'Silent Slingshot', 'slingshot', [5, 2, 0, 0]),
    item('Chaussettes sans bruit', 'Soundless Socks', 'socks', [5, 0, 2, 1]),
    item('Capuche profonde', 'Deep Hood', 'cloak', [5, 0, 2, 1]),
    item('Passe-partout timide', 'Shy Skeleton Key', 'key', [5, 1, 1, 1]),
    item(
      'Fausse moustache',
      'False Moustache',
      'mustache',
      [5, 0, 1, 1],
      when('itemSold', { does: 'anyClass', of: 'hero', during: 'phase' }),
    ),
    item(
      'Dés pipés',
      'Loaded Dice',
      'dice-six-faces-five',
      [5, 1, 0, 2],
      may(when('beforeAttack', { does: 'redrawAdventure', of: 'hero' })),
    ),
    item('Bourse bien gonflée', 'Well-Stuffed Purse', 'shiny-purse', [5, 0, 0, 4], when('itemSold', heroGains(5))),
    item('Dague courtoise', 'Courteous Dagger', 'plain-dagger', [10, 3, 1, 2]),
    item('Fléchettes de taverne', 'Tavern Darts', 'thrown-daggers', [10, 3, 1, 2]),
    item('Corde à nœuds', 'Knotted Rope', 'rope-coil', [10, 1, 3, 2]),
    item('Bombe à brouillard', 'Fog Bomb', 'dust-cloud', [10, 1, 3, 2]),
    item(
      'Gants collants',
      'Sticky Gloves',
      'fist',
      [10, 1, 0, 1],
      when('heroSurvived', { does: 'moveCoins', n: 5, from: 'opponent', to: 'owner' }),
    ),
    item(
      'Arc à deux coups',
      'Double-Shot Bow',
      'pocket-bow',
      [10, 3, 0, 2],
      when('attackSucceeded', { does: 'addWound', n: 1 }),
    ),
    item('Masque très neutre', 'Very Neutral Mask', 'domino-mask', [10, 0, 4, 2]),
    item('Lames jumelles fâchées', 'Feuding Twin Blades', 'thrown-daggers', [15, 3, 2, 3]),
    item('Pourpoint à vingt poches', 'Twenty-Pocket Doublet', 'sleeveless-jacket', [15, 2, 4, 3]),
    item(
      'Carte au trésor recopiée',
      'Copied Treasure Map',
      'scroll-unfurled',
      [15, 1, 0, 3],
      when('heroSurvived', ownerGains(5)),
    ),
    item('Cape d’ombre', 'Shadow Cape', 'cloak', [20, 1, 2, 3]),
    item('Coffre-fort de poche', 'Pocket Safe', 'strongbox', [20, 0, 1, 2]),
  ],
);
