// A few cards as literals for the gallery: enough to judge every drawing at its three sizes.
import { bossGlyphs, companionGlyphs, type spellGlyphs } from './glyphs.ts';

export const weapons = [
  { suit: 'red', suitName: 'Flamme', value: 6, name: 'Hache', flavour: 'Fend le bois, les portes et les débats.' },
  { suit: 'blue', suitName: 'Goutte', value: 5, name: 'Marteau', flavour: 'Tout problème a une tête de clou.' },
  { suit: 'green', suitName: 'Feuille', value: 7, name: 'Bombe', flavour: 'Mèche courte. Lanceur prudent.' },
  { suit: 'yellow', suitName: 'Éclair', value: 3, name: 'Boomerang', flavour: 'Revient toujours, parfois trop vite.' },
  { suit: 'purple', suitName: 'Lune', value: 1, name: 'Ventouse', flavour: 'Débouche aussi les oreilles des trolls.' },
  { suit: 'red', suitName: 'Flamme', value: 2, name: 'Fronde', flavour: 'Petit caillou, grande opinion.' },
  { suit: 'purple', suitName: 'Lune', value: 4, name: 'Épée', flavour: 'Un classique, affûté le dimanche.' },
] as const;

export const bosses = [
  { hp: 14, name: 'Gelée Royale', flavour: 'Tremble, mais pas de peur.' },
  { hp: 15, name: 'Coffre Goulu', flavour: 'Ce qui entre ne ressort pas.' },
  { hp: 16, name: 'Gobelin Fiscal', flavour: 'Il a vos déclarations.' },
  { hp: 17, name: 'Comte Insomnie', flavour: 'Debout depuis 1422. De très mauvaise humeur.' },
  { hp: 18, name: 'Diable Hilare', flavour: 'Rit le dernier, le premier aussi.' },
  { hp: 19, name: 'Cyclope Myope', flavour: 'Vise très bien, mais autre chose.' },
  { hp: 20, name: 'Golem Grognon', flavour: 'Un cœur de pierre, le reste aussi.' },
  { hp: 21, name: 'Dragon de Fin', flavour: 'Vous n’avez plus de crédit.' },
].map((boss) => ({ ...boss, glyph: bossGlyphs[boss.hp], sentence: `Au-delà de ${boss.hp}, il vous prend un cœur.` }));

const light = 'light' as const;
const dark = 'dark' as const;
const hpUp = (n: number) => `Le boss gagne ${n} PV jusqu’à la fin de la manche.`;
const hpDown = (n: number) => `Le boss perd ${n} PV jusqu’à la fin de la manche.`;
const need = (what: string) => `Au combat, un chevalier sans arme ${what} est éliminé de la manche.`;
const everyone = 'Se pose près du boss et vaut pour tous.';

interface SampleSpell {
  readonly id: keyof typeof spellGlyphs;
  readonly shade: 'light' | 'dark';
  readonly name: string;
  readonly short: string;
  readonly sentence: string;
  readonly figure?: string;
  readonly flavour?: string;
}

export const spells: readonly SampleSpell[] = [
  {
    id: 'hpPlus1',
    shade: light,
    name: 'Goûter',
    figure: '+1',
    short: 'PV du boss +1',
    sentence: hpUp(1),
    flavour: everyone,
  },
  { id: 'hpPlus2', shade: light, name: 'Festin', figure: '+2', short: 'PV du boss +2', sentence: hpUp(2) },
  { id: 'hpMinus1', shade: light, name: 'Coup dur', figure: '−1', short: 'PV du boss −1', sentence: hpDown(1) },
  { id: 'hpMinus2', shade: light, name: 'Fatigue', figure: '−2', short: 'PV du boss −2', sentence: hpDown(2) },
  {
    id: 'needBlue',
    shade: light,
    name: 'Goutte exigée',
    short: 'Goutte, ou éliminé',
    sentence: need('goutte'),
    flavour: 'L’arme cachée compte. Aucun cœur perdu.',
  },
  { id: 'needYellow', shade: light, name: 'Éclair exigé', short: 'Éclair, ou éliminé', sentence: need('éclair') },
  { id: 'needRed', shade: light, name: 'Flamme exigée', short: 'Flamme, ou éliminé', sentence: need('flamme') },
  { id: 'needGreen', shade: light, name: 'Feuille exigée', short: 'Feuille, ou éliminé', sentence: need('feuille') },
  { id: 'needPurple', shade: light, name: 'Lune exigée', short: 'Lune, ou éliminé', sentence: need('lune') },
  {
    id: 'needPair',
    shade: light,
    name: 'Paire exigée',
    short: 'Une paire, ou éliminé',
    sentence: 'Au combat, un chevalier sans deux armes du même motif est éliminé de la manche.',
  },
  {
    id: 'cancelSpell',
    shade: light,
    name: 'Coup de balai',
    short: 'Annule un sort actif',
    sentence: 'Choisissez un sort actif : son effet cesse, les deux cartes sont défaussées.',
  },
  {
    id: 'extraKey',
    shade: light,
    name: 'Double clef',
    short: 'Gagnant\u00a0: +1\u00a0clef',
    sentence: 'Le gagnant de la manche prend une clef de plus.',
  },
  {
    id: 'lastCall',
    shade: light,
    name: 'Dernier appel',
    short: 'Un tour, puis fini',
    sentence: 'Ceux qui s’équipent encore ont un seul tour : des armes ou un sort.',
  },
  {
    id: 'secondWins',
    shade: light,
    name: 'Beau second',
    short: 'Le second gagne',
    sentence: 'La manche est gagnée par le deuxième plus proche du boss.',
  },
  {
    id: 'strPlus1',
    shade: dark,
    name: 'Élan',
    figure: '+1',
    short: 'Force +1',
    sentence: 'La force du chevalier choisi monte de 1.',
  },
  {
    id: 'strPlus2',
    shade: dark,
    name: 'Zèle',
    figure: '+2',
    short: 'Force +2',
    sentence: 'La force du chevalier choisi monte de 2.',
    flavour: 'Vous compris. Jusqu’à la fin de la manche.',
  },
  {
    id: 'strMinus1',
    shade: dark,
    name: 'Crampe',
    figure: '−1',
    short: 'Force −1',
    sentence: 'La force du chevalier choisi baisse de 1.',
  },
  {
    id: 'strMinus2',
    shade: dark,
    name: 'Boulet',
    figure: '−2',
    short: 'Force −2',
    sentence: 'La force du chevalier choisi baisse de 2.',
  },
  {
    id: 'swapHidden',
    shade: dark,
    name: 'Échange',
    short: 'Armes cachées',
    sentence: 'Échangez votre arme cachée avec celle d’un autre chevalier.',
  },
  {
    id: 'swapTop',
    shade: dark,
    name: 'Repioche',
    short: 'Troque une arme',
    sentence: 'Échangez une de vos armes avec la première de la pioche.',
  },
  {
    id: 'heartShield',
    shade: dark,
    name: 'Abri',
    short: 'Cœurs à l’abri',
    sentence: 'Le chevalier choisi ne perd aucun cœur cette manche.',
    flavour: 'S’il dépasse, il reste éliminé de la manche.',
  },
  {
    id: 'flipPotion',
    shade: dark,
    name: 'Cul sec',
    short: 'Retourne une potion',
    sentence: 'Retournez une potion visible.',
  },
  {
    id: 'swapCompanions',
    shade: dark,
    name: 'Troc de poils',
    short: 'Échange 2 animaux',
    sentence: 'Échangez deux compagnons, dont un au moins devant un chevalier.',
  },
];

export const companions = [
  {
    id: 'peek',
    name: 'Hibou',
    short: 'Épie une carte',
    sentence: 'Une fois par manche : regardez le sort mystère ou l’arme cachée d’un chevalier.',
    flavour: 'Même hors de votre tour.',
    once: true,
  },
  {
    id: 'tieBreak',
    name: 'Chat',
    short: 'Gagne l’égalité',
    sentence: 'À égalité au combat, vous gagnez seul.',
    once: false,
  },
  {
    id: 'allColours',
    name: 'Caméléon',
    short: 'Tous les motifs',
    sentence: 'Chacune de vos armes compte pour tous les motifs.',
    once: false,
  },
  {
    id: 'chain',
    name: 'Lièvre',
    short: 'Armes, puis sort',
    sentence: 'Une fois par manche : allez chez le Magicien juste après vous être équipé.',
    once: true,
  },
  {
    id: 'tolerance',
    name: 'Tortue',
    short: 'Tolère 2 de trop',
    sentence: 'Dépasser de 1 ou 2 ne vous coûte pas de cœur.',
    once: false,
  },
  {
    id: 'replaceSpell',
    name: 'Pie',
    short: 'Change un sort',
    sentence: 'Une fois par manche, à votre tour : remplacez un sort de la rangée.',
    once: true,
  },
].map((companion) => ({ ...companion, glyph: companionGlyphs[companion.id as keyof typeof companionGlyphs] }));

export const potion = (n: number) => ({
  plus: { figure: `+${n}`, name: 'Potion de bravoure', hint: `Ajoute ${n} à votre force.` },
  minus: { figure: `−${n}`, name: 'Potion de sieste', hint: `Retire ${n} à votre force.` },
});

export const reaper = {
  name: 'La Faucheuse',
  hp: 22,
  sentence: 'Son vainqueur ne gagne pas de clef : il choisit son destin.',
  flavour: 'Retrouver trois cœurs, ou prendre la faux.',
};
