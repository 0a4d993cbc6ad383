/** Fights in English: every sum with its parts. */
import type { Piece } from '../../../../web/face.ts';
import { line, withAfter } from '../../../../web/words/telling/lines.ts';
import { people } from '../../../../web/words/telling/speaker.ts';
import { KRITIK } from '../../rules/content.ts';
import { NONE, type SideTotal } from '../../rules/state.ts';
import { type FightEvent, isWounding, type LogWords } from '../log.ts';
import type { Teller } from '../teller.ts';
import { gems, wounds } from './pieces.ts';

/** "Noé 12 + Tom 4 + die 7 = 23". */
function sum(t: Teller, { terms, total }: SideTotal): Piece[] {
  const pieces: Piece[] = [];
  for (const { kind, seat, n } of terms) {
    if (pieces.length > 0) pieces.push(' + ');
    if (kind === 'monster') pieces.push(`monster ${n}`);
    else if (kind === 'die') pieces.push(`die ${n}`);
    else if (kind === 'doubled') pieces.push(`doubled ${n}`);
    else pieces.push(t.who(seat), ` ${n}`);
  }
  return [...pieces, ' = ', { strong: `${total}` }];
}

const face = (n: number): string => (n === KRITIK ? '8 (KritiK)' : `${n}`);

const SIDES = { attacker: 'attacker', defender: 'defender', none: 'neutral' } as const;

export const fights: Pick<LogWords, FightEvent> = {
  'fight-joined': (e, t) =>
    e.ally === NONE
      ? line(t.who(e.seat), t.verb(e.seat, ' fights', ' fight'), ` without an ally, power ${e.power}.`)
      : line(t.who(e.seat), ` ${e.power} and `, t.who(e.ally), ` +${e.allyPower} fight together.`),
  'power-declared': (e, t) =>
    line(t.who(e.seat), t.verb(e.seat, ' announces', ' announce'), ' ', t.source(e.by), `: power ${e.power}.`),
  'dice-rolled': (e) => line(`The dice: green ${face(e.green)}, red ${face(e.red)}.`),
  'die-changed': (e) =>
    line(`The ${e.die} die changes: `, { was: e.was, now: e.now }, e.now === KRITIK ? ' (KritiK).' : '.'),
  'sides-shown': (e, t) =>
    line(
      'The fists open: ',
      ...e.sides.flatMap(({ seat, side }, i) => [...(i === 0 ? [] : [', ']), t.who(seat), ` ${SIDES[side]}`]),
      '.',
    ),
  'ally-neutralised': (e, t) =>
    line(t.who(e.seat), t.verb(e.seat, ' no longer counts', ' no longer count'), ' in this fight.'),
  'totals-compared': (e, t) =>
    withAfter(
      [...sum(t, e.green), e.winner === 'green' ? ' beats ' : ' falls to ', ...sum(t, e.red), '.'],
      isWounding(e)
        ? ['On a KritiK: 2 wounds for the beaten.']
        : e.green.total === e.red.total
          ? ['A tie goes to the green die.']
          : [],
    ),
  'wounds-taken': (e, t) =>
    withAfter(
      e.n > 0
        ? [t.who(e.seat), t.verb(e.seat, ' takes', ' take'), ` ${wounds(e.n)} (${e.now} of 4).`]
        : [t.who(e.seat), t.verb(e.seat, ' takes', ' take'), ` no wound (${e.now} of 4).`],
      e.ignored > 0 ? [`${wounds(e.ignored)} without effect.`] : [],
    ),
  'dungeon-won': (e, t) =>
    line(
      t.who(e.fight.attacker),
      t.verb(e.fight.attacker, ' beats', ' beat'),
      ' ',
      t.adventure(e.fight.monster),
      `: +${gems(e.gems)}${e.points > 0 ? `, ${e.points === 1 ? 'a trophy point' : `${e.points} trophy points`} to take` : ''}, and the spoil.`,
    ),
  'dungeon-lost': (e, t) => line(t.adventure(e.fight.monster), ' wins and vanishes into the discard.'),
  'arena-opened': (e, t) =>
    withAfter(
      [
        '“The Arena is open!” ',
        t.who(e.attacker),
        t.verb(e.attacker, ' challenges', ' challenge'),
        ' ',
        t.who(e.defender),
        '.',
      ],
      ['The others close their fists: attacker, defender or neutral.'],
    ),
  'arena-won': (e, t) =>
    withAfter(
      [t.who(e.winner), t.verb(e.winner, ' wins', ' win'), ' the arena against ', t.who(e.loser), '.'],
      e.allies.length === 0 ? [] : ['On the winning side: ', ...people(t, e.allies), '.'],
    ),
  looted: (e, t) => {
    const who: Piece[] = [t.who(e.seat), t.verb(e.seat, ' loots', ' loot'), ' ', t.who(e.from), ': '];
    if (e.loot === 'gems') return line(...who, `${gems(e.gems)}.`);
    return line(...who, 'object' in e.loot ? t.object(e.loot.object) : t.adventure(e.loot.spoil), '.');
  },
  'pot-taken': (e, t) =>
    line('First arena: ', t.who(e.seat), t.verb(e.seat, ' takes', ' take'), ` the pot, ${gems(e.gems)}.`),
  'curse-moved': (e, t) => line('The curse passes from ', t.who(e.from), ' to ', t.who(e.to), '.'),
};
