import type { GlyphName } from '../../../web/look/glyphs.ts';

/** The silhouette of each weapon, by value. */
export const weaponGlyphs: Readonly<Record<number, GlyphName>> = {
  1: 'plunger',
  2: 'slingshot',
  3: 'boomerang',
  4: 'broadsword',
  5: 'warhammer',
  6: 'battle-axe',
  7: 'unlit-bomb',
};

/** The shape that stands for a suit wherever its colour does. */
export const suitGlyphs = {
  red: 'flame',
  blue: 'water-drop',
  green: 'oak-leaf',
  yellow: 'lightning-trio',
  purple: 'moon',
} as const satisfies Record<string, GlyphName>;

/** The face of each boss, by printed hit points. */
export const bossGlyphs: Readonly<Record<number, GlyphName>> = {
  14: 'slime',
  15: 'mimic-chest',
  16: 'goblin-head',
  17: 'vampire-dracula',
  18: 'minotaur',
  19: 'cyclops',
  20: 'golem-head',
  21: 'spiked-dragon-head',
};

/** The picture of each spell. */
export const spellGlyphs = {
  hpPlus1: 'hot-meal',
  hpPlus2: 'chicken-leg',
  hpMinus1: 'knockout',
  hpMinus2: 'sleepy',
  needRed: suitGlyphs.red,
  needBlue: suitGlyphs.blue,
  needGreen: suitGlyphs.green,
  needYellow: suitGlyphs.yellow,
  needPurple: suitGlyphs.purple,
  needPair: 'socks',
  cancelSpell: 'broom',
  extraKey: 'three-keys',
  lastCall: 'ringing-bell',
  secondWins: 'podium-second',
  strPlus1: 'fist',
  strPlus2: 'biceps',
  strMinus1: 'snail',
  strMinus2: 'wrecking-ball',
  swapHidden: 'card-exchange',
  swapTop: 'card-draw',
  heartShield: 'heart-shield',
  flipPotion: 'standing-potion',
  swapCompanions: 'paw-print',
} as const satisfies Record<string, GlyphName>;

/** The animal behind each companion's power. */
export const companionGlyphs = {
  allColours: 'chameleon-glyph',
  peek: 'owl',
  chain: 'rabbit',
  tieBreak: 'cat',
  tolerance: 'tortoise',
  replaceSpell: 'raven',
} as const satisfies Record<string, GlyphName>;

/** Places, tokens and marks of the table. */
export const tableGlyphs = {
  boss: 'crowned-skull',
  knight: 'visored-helm',
  magician: 'wizard-face',
  visit: 'pointy-hat',
  armourer: 'anvil',
  weapons: 'crossed-swords',
  hidden: 'sight-disabled',
  key: 'key',
  heart: 'hearts',
  heartLost: 'broken-heart',
  potion: 'potion-ball',
  companion: 'paw',
  reaper: 'grim-reaper',
  reaperKind: 'scythe',
  ghost: 'ghost',
  title: 'boss-key',
} as const satisfies Record<string, GlyphName>;
