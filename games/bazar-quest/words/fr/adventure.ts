/** The adventure phase in the French log: fights with their sums, wounds, rewards, the dead and the new. */
import type { Piece } from '../../../../web/face.ts';
import { plain } from '../../../../web/words/telling/figures.ts';
import { line } from '../../../../web/words/telling/lines.ts';
import { NONE } from '../../rules/state.ts';
import { sum, type Teller } from '../teller.ts';
import type { AdventureEvent, LogWords } from '../words.ts';
import { blessures, by, heroes, items, or } from './pieces.ts';

/** Last words over a hero; which one depends on the hero alone. */
const EPITAPHS = [
  'La garantie s’arrête là.',
  'Ni repris, ni échangé.',
  'La facture, elle, survit.',
  'Client fidèle jusqu’au bout.',
  'Le service après-vente est en deuil.',
];

const fightSum = (t: Teller, name: string, terms: Parameters<typeof sum>[1], total: number): Piece[] => [
  `${name} : `,
  ...sum(t, terms, { becomes: 'devient', ability: 'capacité' }),
  ` = ${plain(total)}.`,
];
const against = (total: number, needed: number) => `${plain(total)} contre ${plain(needed)}`;
/** "rapporte 1 gloire à Léa", "vous rapporte 1 gloire". */
const glory = (t: Teller, seat: number): Piece[] =>
  seat === t.me ? [' et vous rapporte 1 gloire'] : [' et rapporte 1 gloire à ', t.who(seat)];

export const adventure: Pick<LogWords, AdventureEvent> = {
  'adventures-dealt': (e, t) => ({
    pieces: ['Le destin s’en mêle : une carte Aventure par héros.'],
    ...(e.cards.length > 0 && {
      after: [
        ...e.cards.flatMap(({ hero, adventure }, i): Piece[] => [
          ...(i === 0 ? [] : [' ; ']),
          t.hero(hero),
          ' : ',
          t.adventure(adventure),
        ]),
        '.',
      ],
    }),
  }),
  'attack-succeeded': (e, t) => ({
    pieces: [
      t.hero(e.hero),
      ` blesse le monstre (${against(e.attack.total, e.attack.needed)})`,
      ...glory(t, e.seat),
      '. Blessures ',
      { was: e.was, now: e.now },
      '.',
    ],
    after: [
      ...fightSum(t, 'Attaque', e.attack.terms, e.attack.total),
      ...(e.attack.total < e.attack.needed
        ? [' Une capacité fait toucher à coup sûr.']
        : e.attack.total === e.attack.needed
          ? [' Égalité : c’est réussi.']
          : []),
    ],
  }),
  'attack-failed': (e, t) => ({
    pieces: [t.hero(e.hero), ` ne blesse pas le monstre (${against(e.attack.total, e.attack.needed)}).`],
    after: [
      ...fightSum(t, 'Attaque', e.attack.terms, e.attack.total),
      ...(e.attack.total >= e.attack.needed ? [' Une capacité fait manquer à coup sûr.'] : []),
    ],
  }),
  'hero-survived': (e, t) => ({
    pieces: [t.hero(e.hero), ` survit (${against(e.defence.total, e.defence.needed)})`, ...glory(t, e.seat), '.'],
    after: [
      ...fightSum(t, 'Défense', e.defence.terms, e.defence.total),
      ...(e.defence.total < e.defence.needed
        ? [' Une capacité sauve la mise.']
        : e.defence.total === e.defence.needed
          ? [' Égalité : c’est réussi.']
          : []),
    ],
  }),
  'hero-defeated': (e, t) => ({
    pieces: [
      ...by(t, e.by),
      t.hero(e.hero),
      e.defence === null ? ' tombe. ' : ` tombe (${against(e.defence.total, e.defence.needed)}). `,
      EPITAPHS[e.hero % EPITAPHS.length],
    ],
    after: [
      ...(e.defence === null ? [] : [...fightSum(t, 'Défense', e.defence.terms, e.defence.total), ' ']),
      `${or(e.lost)} à la banque`,
      ...(e.gear.length === 0 ? [] : ['. Équipement porté : ', ...items(t, e.gear)]),
      '.',
    ],
  }),
  'defeat-prevented': (e, t) => line(t.hero(e.hero), ' devait tomber, mais reste debout.'),
  'free-wounds': (e) => ({
    pieces: [
      e.rule === 'BZ-902'
        ? `Un seul héros a blessé le monstre : ${blessures(e.n)} de plus (règle BZ-902).`
        : `Aucun héros n’a blessé le monstre : ${blessures(e.n)} d’office (règle ${e.rule}).`,
    ],
    after: ['Blessures ', { was: e.was, now: e.now }, ', sans gloire.'],
  }),
  'monster-defeated': (e, t) => ({
    pieces: [`Le monstre tombe, avec ${blessures(e.wounds)} : adieu, `, t.monster(e.monster), ' !'],
    after: [e.last ? 'C’était le dernier monstre : on compte les points.' : 'Le coffre est ouvert.'],
  }),
  'monster-stands': (e, t) =>
    line('Le monstre, ', t.monster(e.monster), `, tient encore : ${blessures(e.wounds)} sur ${e.threshold}.`),
  'rewards-paid': (e, t) => {
    if (e.rewards.length === 0) return line('Aucun héros vivant à récompenser.');
    const [first] = e.rewards;
    const isSame = e.rewards.every(({ n }) => n === first.n);
    const what = e.fallen ? 'Le coffre du monstre' : 'La prime du jour';
    return {
      pieces: [isSame ? `${what} : ${or(first.n)} par héros vivant.` : `${what} va aux héros vivants.`],
      after: [
        ...e.rewards.flatMap(({ hero, n, now }, i): Piece[] => [
          ...(i === 0 ? [] : [', ']),
          t.hero(hero),
          ' ',
          { was: now - n, now },
        ]),
        ' or.',
      ],
    };
  },
  'adventures-shuffled': (e) => line(`Les ${e.cards} cartes Aventure forment une pioche neuve.`),
  'heroes-returned': (e, t) =>
    e.heroes.length === 0
      ? line('Aucun héros ne revient sur la place.')
      : line(...heroes(t, e.heroes), e.heroes.length > 1 ? ' reviennent' : ' revient', ' sur la place.'),
  'hero-arrived': (e, t) => ({
    pieces: [
      t.hero(e.hero),
      ...(e.replaces === NONE ? [' arrive'] : [' remplace ', t.hero(e.replaces)]),
      `, bourse ${or(e.purse)}.`,
    ],
    after: [
      e.left === 0
        ? 'Plus aucun héros en pioche : au prochain qu’il faudra remplacer, tout le monde perd.'
        : `Héros en pioche : ${e.left}.`,
    ],
  }),
};
