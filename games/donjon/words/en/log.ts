/** The log in English: who did what, with what consequence. */
import type { Piece } from '../../../../web/face.ts';
import { listed, plain } from '../../../../web/words/telling/figures.ts';
import { line, withAfter } from '../../../../web/words/telling/lines.ts';
import { people } from '../../../../web/words/telling/speaker.ts';
import { NONE } from '../../rules/state.ts';
import type { LogWords, TurnEvent } from '../log.ts';
import type { Teller } from '../teller.ts';
import { abilities } from './log-abilities.ts';
import { bargains } from './log-bargains.ts';
import { fights } from './log-fights.ts';
import { cards, gems, trophies, wounds } from './pieces.ts';

const rolls = (t: Teller, list: readonly { seat: number; face: number }[]): Piece[] =>
  list.flatMap(({ seat, face }, i) => [...(i === 0 ? [] : [', ']), t.who(seat), ` ${face}`]);

const quests = (t: Teller, list: readonly number[]): Piece[] =>
  listed(
    list.map((quest) => t.quest(quest)),
    ' and ',
  );

const TOKENS = { creature: 'Creature', humanoid: 'Humanoid', undead: 'Undead', dragon: 'Dragon' } as const;

const SOURCES = {
  monsters: 'from a monster',
  arena: 'in the arena',
  quests: 'by a quest',
  purchase: 'in the village',
  cards: 'by a card',
} as const;

const turn: Pick<LogWords, TurnEvent> = {
  'game-started': (e) =>
    withAfter(
      [`The race is on: the first to ${trophies(e.target)} rings the end.`],
      e.gems > 0 ? [`Everybody starts with ${gems(e.gems)}.`] : [],
    ),
  'quests-dealt': (e, t) =>
    withAfter(
      [`Everybody gets ${e.count} quests and will keep one.`],
      e.quests === undefined ? [] : ['Yours: ', ...quests(t, e.quests), '.'],
    ),
  'main-quests-chosen': (e, t) =>
    withAfter(
      ['Everybody has chosen a main quest, in secret.'],
      e.quest === undefined ? [] : ['Yours: ', t.quest(e.quest), '.'],
    ),
  'characters-dealt': (e, t) =>
    line(
      'The characters: ',
      ...e.characters.flatMap((character, seat) => [
        ...(seat === 0 ? [] : [', ']),
        t.who(seat),
        ' ',
        t.character(character),
      ]),
      '.',
    ),
  'type-token-drawn': (e, t) =>
    line(t.who(e.seat), t.verb(e.seat, ' draws', ' draw'), ` the ${TOKENS[e.token]} token: that is the prey.`),
  'rolled-for-start': (e, t) =>
    e.starter === NONE
      ? line('The dice: ', ...rolls(t, e.rolls), '. The highest are tied and roll again.')
      : line(
          'By the dice, ',
          ...rolls(t, e.rolls),
          ': ',
          t.who(e.starter),
          t.verb(e.starter, ' begins', ' begin'),
          '.',
        ),

  'round-started': (e) =>
    withAfter(
      [`Round ${e.round}${e.observation ? ', an observation round: no arena' : ''}.`],
      e.pot > 0 ? [`The pot holds ${gems(e.pot)}.`] : [],
    ),
  'turn-started': (e, t) => line(t.who(e.seat), t.verb(e.seat, ' begins a turn.', ' begin your turn.')),
  recovered: (e, t) =>
    line(t.who(e.seat), t.verb(e.seat, ' recovers', ' recover'), ': wounds ', { was: e.was, now: e.now }, '.'),
  'arena-opens-to-all': () => line('Observation is over: the arena is open.'),

  'object-bought': (e, t) =>
    withAfter(
      [t.who(e.seat), t.verb(e.seat, ' buys', ' buy'), ' ', t.object(e.object), ` for ${gems(e.price)}.`],
      ['Gems ', { was: e.was, now: e.now }, `, power ${e.power}.`],
    ),
  healed: (e, t) =>
    line(
      t.who(e.seat),
      t.verb(e.seat, ' visits', ' visit'),
      ` the Temple for ${gems(e.price)}`,
      e.wounds > 0 ? `: ${wounds(e.wounds)} fewer` : '',
      e.curse ? ', and the curse is gone' : '',
      '.',
    ),
  'quest-bought': (e, t) =>
    withAfter(
      [
        t.who(e.seat),
        t.verb(e.seat, ' pays', ' pay'),
        ` ${gems(e.price)} at the guild and`,
        t.verb(e.seat, ' draws', ' draw'),
        ` ${e.drawn === 1 ? 'a quest' : `${e.drawn} quests`}.`,
      ],
      e.quests === undefined ? [] : [...quests(t, e.quests), '.'],
    ),
  'quest-taken': (e, t) =>
    withAfter(
      [t.who(e.seat), t.verb(e.seat, ' keeps', ' keep'), ` a secondary quest; ${e.left} are left at the guild.`],
      e.quest === undefined ? [] : [t.quest(e.quest), '.'],
    ),
  'trophy-bought': (e, t) =>
    line(
      t.who(e.seat),
      t.verb(e.seat, ' buys', ' buy'),
      ` a trophy point for ${gems(e.price)}: `,
      { was: e.was, now: e.now },
      '.',
    ),
  'object-returned': (e, t) =>
    line(t.object(e.object), e.to === 'shop' ? ' goes back to the shop.' : ' goes back to the dragon’s treasures.'),

  'adventure-chosen': (e, t) => {
    if (e.adventure === 'arena') return undefined;
    if (e.adventure === 'pass')
      return line(t.who(e.seat), t.verb(e.seat, ' passes', ' pass'), ': the dungeon is empty.');
    return line(t.who(e.seat), t.verb(e.seat, ' goes', ' go'), ' down into the dungeon.');
  },
  'card-returned': (e, t) =>
    line(t.adventure(e.card), ' comes too early, goes back into the dungeon, and the deck is shuffled (rule DQ-210).'),
  'card-drawn': (e, t) => {
    const card = t.content.adventures[e.card];
    const left = e.deck < 6 ? [`${cards(e.deck)} left in the dungeon.`] : [];
    if (card.kind !== 'monster')
      return withAfter([t.who(e.seat), t.verb(e.seat, ' turns', ' turn'), ' up ', t.adventure(e.card), '.'], left);
    return withAfter(
      [t.who(e.seat), t.verb(e.seat, ' meets', ' meet'), ' ', t.adventure(e.card), `, power ${card.power}.`],
      left,
    );
  },
  'monster-fled': (e, t) =>
    withAfter(
      [
        t.who(e.seat),
        t.verb(e.seat, ' flees', ' flee'),
        ' from ',
        t.adventure(e.card),
        e.byPower ? ' by a power.' : '.',
      ],
      [e.back ? 'The monster goes back into the dungeon.' : 'The monster is discarded.'],
    ),
  'points-gained': (e, t) =>
    line(
      t.who(e.seat),
      e.n > 0 ? t.verb(e.seat, ' gains', ' gain') : t.verb(e.seat, ' loses', ' lose'),
      ` ${trophies(Math.abs(e.n))} ${SOURCES[e.from]}: `,
      { was: e.now - e.n, now: e.now },
      '.',
    ),
  'dragon-object-taken': (e, t) =>
    line(t.who(e.seat), t.verb(e.seat, ' takes', ' take'), ' a dragon’s treasure: ', t.object(e.object), '.'),

  'quest-validated': (e, t) =>
    withAfter(
      [t.who(e.seat), t.verb(e.seat, ' declares', ' declare'), e.main ? ' a main quest, ' : ' ', t.quest(e.quest), '!'],
      [`+${trophies(e.points)} (${e.now}), +${gems(e.gems)}${e.last ? ', at the last moment' : ''}.`],
    ),
  'target-reached': (e, t) =>
    line(t.who(e.seat), t.verb(e.seat, ' reaches', ' reach'), ` ${trophies(e.points)}: this round is the last.`),
  'deck-exhausted': () => line('The last card of the dungeon is out: the game is about to end.'),
  'tie-rolled': (e, t) => line('A tie: the dice decide. ', ...rolls(t, e.rolls), '.'),
  'game-ended': (e, t) =>
    withAfter(
      [
        e.ending === 'target' ? 'The race is over. ' : 'The dungeon is empty, the race is over. ',
        ...people(t, e.winners),
        e.winners.length > 1 || e.winners.includes(t.me) ? ' win' : ' wins',
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
