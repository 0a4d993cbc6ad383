/** The 18 objects of the shop by type and price (DQ-R09, DQ-R10), and the three of the dragons (DQ-106). */
import { idOf } from '../../writing.ts';
import type { Effect, ObjectType } from '../rules/clauses.ts';
import type { ObjectCard } from '../rules/content.ts';
import type { Written } from './set.ts';
import { hunts, text, when } from './write.ts';

/** Title, glyph and what is said about it, French before English. */
type Words = readonly [fr: string, en: string, glyph: string, flavourFr: string, flavourEn: string];

const object =
  (type: ObjectType, dragon = false) =>
  (
    [bonus, price]: readonly [bonus: number, price: number],
    [fr, en, glyph, flavourFr, flavourEn]: Words,
    ...effects: Effect[]
  ): Written<ObjectCard> => ({
    id: idOf(en),
    title: text(fr, en),
    glyph,
    flavour: text(flavourFr, flavourEn),
    effects,
    type,
    price,
    bonus,
    dragon,
  });

const weapon = object('weapon');
const armour = object('armour');
const jewel = object('jewel');

const extraWound = when('whileHeld', { does: 'ignoreWounds', what: 'kritikExtra' });

const WEAPONS = [
  weapon([1, 2], ['Coutelas loyal', 'Loyal Knife', 'bowie-knife', 'Ne coupe que devant.', 'Only cuts forwards.']),
  weapon(
    [1, 3],
    ['Pieu béni', 'Blessed Stake', 'stake-hammer', 'À planter côté cœur.', 'Insert heart side.'],
    hunts('undead', 2),
  ),
  weapon(
    [2, 4],
    ['Masse de famille', 'Family Mace', 'flanged-mace', 'Transmise de bosse en bosse.', 'Handed down, bump by bump.'],
  ),
  weapon(
    [2, 5],
    ['Épieu de chasse', 'Hunting Spear', 'barbed-spear', 'Une distance polie, en frêne.', 'A polite distance, in ash.'],
    hunts('creature', 2),
  ),
  weapon(
    [3, 6],
    ['Épée à rallonge', 'Extra-Long Sword', 'piercing-sword', 'Fourreau en deux volumes.', 'Scabbard in two volumes.'],
  ),
  weapon(
    [4, 8],
    ['Hache double', 'Double Axe', 'battle-axe', 'Deux tranchants, deux avis.', 'Two edges, two opinions.'],
  ),
];

const ARMOURS = [
  armour([1, 2], ['Gilet matelassé', 'Padded Vest', 'leather-armor', 'Sert aussi d’oreiller.', 'Doubles as a pillow.']),
  armour(
    [1, 2],
    ['Écu bosselé', 'Dented Shield', 'cracked-shield', 'Chaque bosse a son récit.', 'Every dent has a story.'],
  ),
  armour(
    [2, 4],
    [
      'Heaume des morts',
      'Helm of the Dead',
      'skull-mask',
      'Les morts n’en ont plus l’usage.',
      'The dead need it no more.',
    ],
  ),
  armour(
    [0, 4],
    [
      'Armure de puissance',
      'Armour of Power',
      'abdominal-armor',
      'Elle donne tout. Une fois.',
      'It gives its all. Once.',
    ],
    {
      ...when('beforeDice', { does: 'doublePowerAndDie' }, { does: 'discardSelf' }),
    },
  ),
  armour(
    [2, 5],
    ['Cotte de mailles', 'Coat of Mail', 'mail-shirt', 'Amortit surtout la surprise.', 'Mostly cushions the surprise.'],
    extraWound,
  ),
  armour(
    [3, 6],
    ['Harnois complet', 'Full Plate', 'breastplate', 'On s’assied rarement avec.', 'One seldom sits down in it.'],
  ),
];

const JEWELS = [
  jewel(
    [1, 2],
    ['Anneau de cuivre', 'Copper Ring', 'ring', 'Verdit le doigt, pas l’âme.', 'Greens the finger, not the soul.'],
  ),
  jewel(
    [1, 3],
    [
      'Collier de dents',
      'Tooth Necklace',
      'primitive-necklace',
      'Ils comptent toujours les leurs.',
      'They always count their own.',
    ],
    hunts('humanoid', 2),
  ),
  jewel(
    [0, 3],
    ['Cœur de rechange', 'Spare Heart', 'chained-heart', 'Peu servi, bat encore.', 'Hardly used, still beating.'],
    when('whileHeld', { does: 'recover', n: 2 }),
  ),
  jewel(
    [0, 3],
    [
      'Médaille marchande',
      'Merchant Medal',
      'star-medal',
      'Un prix d’ami, sans l’ami.',
      'A friend’s price, friend not included.',
    ],
    when('whileHeld', { does: 'priceChange', n: -1, who: 'self', during: 'held' }),
  ),
  jewel(
    [1, 5],
    ['Fer porte-chance', 'Lucky Horseshoe', 'horseshoe', 'La chance ne repasse pas.', 'Luck does not call twice.'],
    when('afterDice', { does: 'reroll', die: 'choose' }, { does: 'markUsed' }),
  ),
  jewel(
    [2, 5],
    [
      'Diamant vaniteux',
      'Vain Diamond',
      'big-diamond-ring',
      'Éblouit d’abord son porteur.',
      'Dazzles its wearer first.',
    ],
  ),
];

/** Not for sale: price 0. */
const DRAGON_OBJECTS = [
  object('weapon', true)(
    [5, 0],
    ['Épée du dragon', 'Dragon Sword', 'relic-blade', 'Forgée de mauvaise humeur.', 'Forged in a bad mood.'],
  ),
  object('armour', true)(
    [4, 0],
    ['Armure du dragon', 'Dragon Armour', 'scale-mail', 'Écailles d’époque.', 'Genuine period scales.'],
  ),
  object('jewel', true)(
    [3, 0],
    ['Amulette du dragon', 'Dragon Amulet', 'gem-necklace', 'Elle ronfle quand il gèle.', 'It snores when it freezes.'],
  ),
];

export const OBJECTS: readonly Written<ObjectCard>[] = [...WEAPONS, ...ARMOURS, ...JEWELS, ...DRAGON_OBJECTS];
