/** The cards of the printed box, as data: counts as printed, effects as clauses (ledger, Components and Content). */
import {
  type BossCard,
  type Clause,
  COLOURS,
  type Colour,
  type CompanionCard,
  type SpellCard,
  type WeaponCard,
} from '../rules/content.ts';

const VALUES = [1, 2, 3, 4, 5, 6, 7] as const;

/** 5 colours × values 1…7: card number = colour × 7 + value − 1. */
export const WEAPONS: readonly WeaponCard[] = COLOURS.flatMap((colour) =>
  VALUES.map((value) => ({ colour, value, minus: value, plus: value })),
);

/** A potion worth that much either way (R31). */
export const potion = (minus: number, plus: number): WeaponCard => ({ colour: null, value: 0, minus: -minus, plus });

/** One boss per hit points, 14…21. */
export const BOSSES: readonly BossCard[] = [14, 15, 16, 17, 18, 19, 20, 21].map((hp) => ({ id: `boss${hp}`, hp }));

const light = (id: string, ...clauses: Clause[]): SpellCard => ({ id, shade: 'light', life: 'round', clauses });
const dark = (id: string, ...clauses: Clause[]): SpellCard => ({ id, shade: 'dark', life: 'round', clauses });
const instant = (card: SpellCard): SpellCard => ({ ...card, life: 'instant' });
const capital = (colour: Colour): string => colour[0].toUpperCase() + colour.slice(1);

/** 14 light spells: one of each kind (R02). */
const LIGHT: readonly SpellCard[] = [
  light('hpPlus1', { does: 'bossHp', by: 1 }),
  light('hpPlus2', { does: 'bossHp', by: 2 }),
  light('hpMinus1', { does: 'bossHp', by: -1 }),
  light('hpMinus2', { does: 'bossHp', by: -2 }),
  ...COLOURS.map((colour) => light(`need${capital(colour)}`, { does: 'requireColour', colour, min: 1 })),
  light('needPair', { does: 'requireSameColour', min: 2 }),
  instant(light('cancelSpell', { does: 'cancel' })),
  light('extraKey', { does: 'winnerKeys', by: 1 }),
  light('lastCall', { does: 'limitRemainingTurns' }),
  light('secondWins', { does: 'winningRank', rank: 2 }),
];

/** Seven kinds of dark spell; an eighth card doubles one of them (R03). */
const DARK: readonly SpellCard[] = [
  dark('strPlus1', { does: 'strength', by: 1, target: 'any' }),
  dark('strPlus2', { does: 'strength', by: 2, target: 'any' }),
  dark('strMinus1', { does: 'strength', by: -1, target: 'any' }),
  dark('strMinus2', { does: 'strength', by: -2, target: 'any' }),
  instant(dark('swapHidden', { does: 'exchangeHidden', target: 'other' })),
  instant(dark('swapTop', { does: 'exchangeWithDeck' })),
  dark('heartShield', { does: 'preventHeartLoss', target: 'any' }),
];

const FLIP_POTION = dark('flipPotion', { does: 'flipReading' });
const SWAP_COMPANIONS = dark('swapCompanions', { does: 'exchangeCompanions' });

/** Which spells a box contains, by what the table plays with. */
export function spells(box: {
  readonly yellow: boolean;
  readonly eighthDark: string;
  readonly potions: boolean;
  readonly companions: boolean;
  /** R37, R38: expansion spells work once and are discarded. */
  readonly expansionSpellsInstant: boolean;
}): SpellCard[] {
  const expansion = (card: SpellCard): SpellCard => (box.expansionSpellsInstant ? instant(card) : card);
  return [
    ...LIGHT.filter((card) => box.yellow || card.id !== 'needYellow'),
    ...DARK,
    ...DARK.filter((card) => card.id === box.eighthDark),
    ...(box.potions ? [1, 2].map(() => expansion(FLIP_POTION)) : []),
    ...(box.companions ? [1, 2, 3].map(() => expansion(SWAP_COMPANIONS)) : []),
  ];
}

/** Six animals, one per power (BQ-923..928). */
export const COMPANIONS: readonly CompanionCard[] = [
  { id: 'chameleon', power: { does: 'allColours' } },
  { id: 'owl', power: { does: 'peek' } },
  { id: 'hare', power: { does: 'chain' } },
  { id: 'cat', power: { does: 'tieBreak' } },
  { id: 'tortoise', power: { does: 'tolerance', upTo: 2 } },
  { id: 'magpie', power: { does: 'replaceSpell' } },
];
