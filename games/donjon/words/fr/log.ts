/** The log in French: who did what, with what consequence. Gender is never known, so no sentence depends on it. */
import type { Piece } from '../../../../web/face.ts';
import { listed, plain } from '../../../../web/words/telling/figures.ts';
import { owned } from '../../../../web/words/telling/french.ts';
import { line, withAfter } from '../../../../web/words/telling/lines.ts';
import { people } from '../../../../web/words/telling/speaker.ts';
import { NONE } from '../../rules/state.ts';
import type { LogWords, TurnEvent } from '../log.ts';
import type { Teller } from '../teller.ts';
import { abilities } from './log-abilities.ts';
import { bargains } from './log-bargains.ts';
import { fights } from './log-fights.ts';
import { blessures, cartes, gemmes, trophees } from './pieces.ts';

const rolls = (t: Teller, list: readonly { seat: number; face: number }[]): Piece[] =>
  list.flatMap(({ seat, face }, i) => [...(i === 0 ? [] : [', ']), t.who(seat), ` ${face}`]);

const quests = (t: Teller, list: readonly number[]): Piece[] =>
  listed(
    list.map((quest) => t.quest(quest)),
    ' et ',
  );

const TOKENS = {
  creature: 'Créature extraordinaire',
  humanoid: 'Humanoïde',
  undead: 'Mort-Vivant',
  dragon: 'Dragon',
} as const;

const SOURCES = {
  monsters: 'sur un monstre',
  arena: 'dans l’arène',
  quests: 'par une quête',
  purchase: 'au village',
  cards: 'par une carte',
} as const;

const turn: Pick<LogWords, TurnEvent> = {
  'game-started': (e) =>
    withAfter(
      [`La course est ouverte : le premier à ${trophees(e.target)} sonne la fin.`],
      e.gems > 0 ? [`Chacun part avec ${gemmes(e.gems)}.`] : [],
    ),
  'quests-dealt': (e, t) =>
    withAfter(
      [`Chacun reçoit ${e.count} quêtes et en gardera une.`],
      e.quests === undefined ? [] : ['Les vôtres : ', ...quests(t, e.quests), '.'],
    ),
  'main-quests-chosen': (e, t) =>
    withAfter(
      ['Chacun a choisi sa quête principale, en secret.'],
      e.quest === undefined ? [] : ['La vôtre : ', t.quest(e.quest), '.'],
    ),
  'characters-dealt': (e, t) =>
    line(
      'Les personnages : ',
      ...e.characters.flatMap((character, seat) => [
        ...(seat === 0 ? [] : [', ']),
        t.who(seat),
        ' ',
        t.character(character),
      ]),
      '.',
    ),
  'type-token-drawn': (e, t) =>
    line(t.who(e.seat), t.verb(e.seat, ' tire', ' tirez'), ` le jeton ${TOKENS[e.token]} : voilà la proie.`),
  'rolled-for-start': (e, t) =>
    e.starter === NONE
      ? line('Au dé : ', ...rolls(t, e.rolls), '. À égalité au plus haut, on relance.')
      : line(
          'Au dé, ',
          ...rolls(t, e.rolls),
          ' : ',
          t.who(e.starter),
          t.verb(e.starter, ' commence', ' commencez'),
          '.',
        ),

  'round-started': (e) =>
    withAfter(
      [`Tour ${e.round}${e.observation ? ', tour d’observation : pas d’arène' : ''}.`],
      e.pot > 0 ? [`Le pot contient ${gemmes(e.pot)}.`] : [],
    ),
  'turn-started': (e, t) => line(...owned(t, e.seat, 'Au tour', 'À votre tour'), '.'),
  recovered: (e, t) =>
    line(
      t.who(e.seat),
      t.verb(e.seat, ' reprend', ' reprenez'),
      ' des forces : blessures ',
      { was: e.was, now: e.now },
      '.',
    ),
  'arena-opens-to-all': () => line('L’observation est finie : l’arène est permise.'),

  'object-bought': (e, t) =>
    withAfter(
      [t.who(e.seat), t.verb(e.seat, ' achète', ' achetez'), ' ', t.object(e.object), ` pour ${gemmes(e.price)}.`],
      ['Gemmes ', { was: e.was, now: e.now }, `, puissance ${e.power}.`],
    ),
  healed: (e, t) =>
    line(
      t.who(e.seat),
      t.verb(e.seat, ' passe', ' passez'),
      ` au Temple pour ${gemmes(e.price)}`,
      e.wounds > 0 ? ` : ${blessures(e.wounds)} de moins` : '',
      e.curse ? ', et plus de malédiction' : '',
      '.',
    ),
  'quest-bought': (e, t) =>
    withAfter(
      [
        t.who(e.seat),
        t.verb(e.seat, ' paie', ' payez'),
        ` ${gemmes(e.price)} à la Guilde et`,
        t.verb(e.seat, ' pioche', ' piochez'),
        ` ${e.drawn === 1 ? 'une quête' : `${e.drawn} quêtes`}.`,
      ],
      e.quests === undefined ? [] : [...quests(t, e.quests), '.'],
    ),
  'quest-taken': (e, t) =>
    withAfter(
      [
        t.who(e.seat),
        t.verb(e.seat, ' garde', ' gardez'),
        ` une quête secondaire ; il en reste ${e.left} à la Guilde.`,
      ],
      e.quest === undefined ? [] : [t.quest(e.quest), '.'],
    ),
  'trophy-bought': (e, t) =>
    line(
      t.who(e.seat),
      t.verb(e.seat, ' achète', ' achetez'),
      ` un point trophée pour ${gemmes(e.price)} : `,
      { was: e.was, now: e.now },
      '.',
    ),
  'object-returned': (e, t) =>
    line(t.object(e.object), e.to === 'shop' ? ' retourne à la boutique.' : ' retourne parmi les objets du dragon.'),

  'adventure-chosen': (e, t) => {
    if (e.adventure === 'arena') return undefined;
    if (e.adventure === 'pass')
      return line(t.who(e.seat), t.verb(e.seat, ' passe', ' passez'), ' : le donjon est vide.');
    return line(t.who(e.seat), t.verb(e.seat, ' descend', ' descendez'), ' au donjon.');
  },
  'card-returned': (e, t) =>
    line(t.adventure(e.card), ' sort trop tôt, retourne dans le donjon et la pioche est mélangée (règle DQ-210).'),
  'card-drawn': (e, t) => {
    const card = t.content.adventures[e.card];
    const left = e.deck < 6 ? [`Il reste ${cartes(e.deck)} au donjon.`] : [];
    if (card.kind !== 'monster')
      return withAfter([t.who(e.seat), t.verb(e.seat, ' retourne', ' retournez'), ' ', t.adventure(e.card), '.'], left);
    return withAfter(
      [t.who(e.seat), t.verb(e.seat, ' tombe', ' tombez'), ' sur ', t.adventure(e.card), `, puissance ${card.power}.`],
      left,
    );
  },
  'monster-fled': (e, t) =>
    withAfter(
      [
        t.who(e.seat),
        t.verb(e.seat, ' fuit', ' fuyez'),
        ' ',
        t.adventure(e.card),
        e.byPower ? ' grâce à un pouvoir.' : '.',
      ],
      [e.back ? 'Le monstre retourne dans le donjon.' : 'Le monstre est défaussé.'],
    ),
  'points-gained': (e, t) =>
    line(
      t.who(e.seat),
      e.n > 0 ? t.verb(e.seat, ' gagne', ' gagnez') : t.verb(e.seat, ' perd', ' perdez'),
      ` ${trophees(Math.abs(e.n))} ${SOURCES[e.from]} : `,
      { was: e.now - e.n, now: e.now },
      '.',
    ),
  'dragon-object-taken': (e, t) =>
    line(
      t.who(e.seat),
      t.verb(e.seat, ' s’empare', ' vous emparez'),
      ' d’un trésor de dragon : ',
      t.object(e.object),
      '.',
    ),

  'quest-validated': (e, t) =>
    withAfter(
      [
        t.who(e.seat),
        t.verb(e.seat, ' déclare', ' déclarez'),
        e.main ? t.verb(e.seat, ' sa quête principale, ', ' votre quête principale, ') : ' ',
        t.quest(e.quest),
        ' !',
      ],
      [`+${trophees(e.points)} (${e.now}), +${gemmes(e.gems)}${e.last ? ', au dernier moment' : ''}.`],
    ),
  'target-reached': (e, t) =>
    line(t.who(e.seat), t.verb(e.seat, ' atteint', ' atteignez'), ` ${trophees(e.points)} : ce tour est le dernier.`),
  'deck-exhausted': () => line('La dernière carte du donjon est sortie : la partie va finir.'),
  'tie-rolled': (e, t) => line('Égalité : les dés départagent. ', ...rolls(t, e.rolls), '.'),
  'game-ended': (e, t) =>
    withAfter(
      [
        e.ending === 'target' ? 'La course est finie. ' : 'Le donjon est vide, la course est finie. ',
        ...people(t, e.winners),
        e.winners.length > 1 || e.winners.includes(t.me)
          ? ` ${e.winners.length === 1 ? 'l’emportez' : 'l’emportent'}`
          : ' l’emporte',
        '.',
      ],
      e.scores.flatMap((score, seat) => [
        ...(seat === 0 ? [] : [', ']),
        t.who(seat),
        ` ${plain(score.total)}${score.main + score.secondaries > 0 ? ` (${score.points} − ${score.main + score.secondaries})` : ''}`,
      ]),
    ),
};

export const log: LogWords = { ...turn, ...bargains, ...fights, ...abilities };
