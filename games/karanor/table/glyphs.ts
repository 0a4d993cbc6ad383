import { cardGlyphBy, type GlyphName, isGlyph } from '../../../web/look/glyphs.ts';
import type { CardKind } from '../words/keys.ts';

/** Verbs, tokens and marks of the table. */
export const tableGlyphs = {
  crown: 'queen-crown',
  income: 'swap-bag',
  move: 'walking-boot',
  work: 'pay-money',
  harvest: 'wheat',
  build: 'shop',
  talk: 'discussion',
  quest: 'scroll-quill',
  special: 'character',
  inhabitant: 'person',
  boat: 'sailboat',
  mask: 'domino-mask',
  villa: 'village',
  wagon: 'old-wagon',
  associate: 'farmer',
  bell: 'ringing-bell',
  artefact: 'crystal-ball',
} as const satisfies Record<string, GlyphName>;

/** The sign of each kind on its ribbon and its back, and the picture of a card that has none of its own. */
export const kindGlyphs = {
  commerce: 'shop',
  quest: 'scroll-quill',
  artefact: 'crystal-ball',
  insignia: 'star-medal',
  blackMarket: 'domino-mask',
  delivery: 'wooden-crate',
  story: 'open-book',
} as const satisfies Record<CardKind, GlyphName>;

export const cardGlyph = cardGlyphBy(kindGlyphs);

export const resourceGlyph = (resource: { readonly glyph: string }): GlyphName =>
  isGlyph(resource.glyph) ? resource.glyph : 'wooden-crate';

/** What stands on the places of the house that give nothing to harvest. */
const MARKS: Readonly<Record<string, GlyphName>> = {
  kien: 'elven-castle',
  tessevigne: 'medieval-village-01',
  unisson: 'byzantin-temple',
  caldreuil: 'medieval-gate',
  portFeral: 'tower-flag',
  ormelie: 'village',
  perlance: 'viking-longhouse',
  criqueVoiles: 'sailboat',
  gueTroisLunes: 'moon',
  tourDesMages: 'evil-tower',
  phareEchoval: 'lighthouse',
  quaiBrumes: 'fog',
  pontMurmures: 'rialto-bridge',
  leCimetiere: 'graveyard',
  belvedereIvoire: 'greek-temple',
  baieTortues: 'sea-turtle',
  carrefourPendu: 'direction-signs',
  ruinesAube: 'ancient-ruins',
  capTonnerre: 'lightning-storm',
  plageEchoues: 'ship-wreck',
  montCendre: 'smoking-volcano',
  anseCorsaires: 'pirate-flag',
  greveSalanche: 'skull-crossed-bones',
};

export const markGlyph = ({ id, city }: { readonly id: string; readonly city: boolean }): GlyphName =>
  MARKS[id] ?? (city ? 'medieval-gate' : 'direction-signs');
