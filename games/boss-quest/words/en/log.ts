/** The log in English: who did what, with what consequence. */
import type { Piece } from '../../../../web/face.ts';
import { count, listed, signed } from '../../../../web/words/telling/figures.ts';
import { line } from '../../../../web/words/telling/lines.ts';
import { type Companion, RESERVE } from '../../rules/state.ts';
import type { Teller } from '../teller.ts';
import type { LogWords } from '../words.ts';

const keys = (n: number) => count('en', n, 'key', 'keys');
const hearts = (n: number) => count('en', n, 'heart', 'hearts');
const weapons = (n: number) => count('en', n, 'weapon', 'weapons');
const visible = (was: number, now: number): Piece[] => ['Visible strength ', { was, now }, '.'];
const all = (t: Teller, seats: readonly number[]): Piece[] => listed(seats.map(t.who), ' and ');
const holder = (t: Teller, seat: number): string =>
  seat === RESERVE ? 'in reserve' : seat === t.me ? 'with you' : `with ${t.name(seat)}`;
const held = (t: Teller, companions: readonly Companion[]): Piece[] =>
  companions.flatMap((companion, seat) => [seat > 0 ? ', ' : '', t.companion(companion), ` ${holder(t, seat)}`]);
/** "Noé’s", and for the reader "your". */
const ofSeat = (t: Teller, seat: number): Piece[] => (seat === t.me ? ['your'] : [t.who(seat), '’s']);

const guards = {
  shield: 'Shelter keeps the heart.',
  tolerance: 'The Tortoise takes it: no heart lost.',
  'no-hearts': 'There is no heart left to lose.',
} as const;
const endings = {
  keys: 'the goal is reached.',
  hearts: 'a last heart has fallen.',
  lastKnight: 'one knight is left standing.',
  reaper: 'the Reaper has harvested everyone.',
  nobody: 'nobody survived.',
} as const;
const suits = { red: 'flame', blue: 'drop', green: 'leaf', yellow: 'bolt', purple: 'moon' } as const;

export const log: LogWords = {
  'game-started': (e, t) => ({
    pieces: [`The game begins: ${keys(e.goal)} to win.`],
    after: [
      t.who(e.armourer),
      t.verb(e.armourer, ' runs', ' run'),
      ` the armoury. ${weapons(e.weapons)}, ${e.spells} spells.`,
    ],
  }),
  'companions-dealt': (e, t) => line('Everyone has a companion: ', ...held(t, e.companions), '.'),
  'round-started': (e, t) => ({
    pieces: [t.boss(e.boss), ` arrives with ${e.hp} HP.`],
    after: [t.who(e.armourer), t.verb(e.armourer, ' runs', ' run'), ' the armoury.'],
  }),
  dealt: (e, t) =>
    e.hidden === undefined
      ? line('Everyone gets a hidden weapon and a visible one.')
      : line('Everyone gets two weapons. Your hidden one: ', t.weapon(e.hidden), '.'),
  equipped: (e, t) => ({
    pieces: [
      t.who(e.seat),
      t.verb(e.seat, ' asks for ', ' ask for '),
      `${weapons(e.count)}: `,
      ...listed(e.cards.map(t.weapon), ', '),
      '.',
    ],
    after: visible(e.was, e.now),
  }),
  'potion-read': (e, t) => {
    const { minus, plus } = t.content.weapons[e.card];
    return {
      pieces: [
        t.who(e.seat),
        t.verb(e.seat, ' drinks the potion: ', ' drink the potion: '),
        `${signed(e.reading === 'plus' ? plus : minus)}.`,
      ],
      after: visible(e.was, e.now),
    };
  },
  'final-turn-came': (e, t) => line(t.who(e.seat), t.verb(e.seat, ' has', ' have'), ' the final turn.'),
  'final-equip-declined': (e, t) => line(t.who(e.seat), t.verb(e.seat, ' asks', ' ask'), ' for no more weapons.'),
  visited: (e, t) => line(t.who(e.seat), t.verb(e.seat, ' goes', ' go'), ' to the Magician.'),
  chained: (e, t) =>
    line(
      t.companion(e.companion),
      ': ',
      t.who(e.seat),
      t.verb(e.seat, ' runs', ' run'),
      ' straight on to the Magician.',
    ),
  finished: (e, t) => {
    const why = {
      lastCall: 'done: last call.',
      stopped: 'done, by choice.',
      straggler: 'done, without seeing the Magician.',
    };
    return line(t.who(e.seat), t.verb(e.seat, ' is ', ' are '), why[e.why]);
  },
  'row-empty': (e, t) => line(t.who(e.seat), t.verb(e.seat, ' finds', ' find'), ' no spell left.'),
  'spell-activated': (e, t) => ({
    pieces: [
      t.who(e.seat),
      t.verb(e.seat, ' activates ', ' activate '),
      ...(e.mystery ? ['the mystery: '] : []),
      t.spell(e.spell),
      '.',
    ],
    ...(e.right && { after: ['Spell of the duel.'] }),
  }),
  'spell-discarded': (e, t) => ({
    pieces: [
      t.who(e.seat),
      t.verb(e.seat, ' discards ', ' discard '),
      ...(e.mystery ? ['the mystery: it was '] : []),
      t.spell(e.spell),
      '.',
    ],
    ...(e.right && { after: ['Spell of the duel.'] }),
  }),
  'spell-fizzled': (e, t) => line(t.spell(e.spell), ' has nothing to touch and fizzles.'),
  'duel-right-declined': (e, t) => line(t.who(e.seat), t.verb(e.seat, ' leaves', ' leave'), ' the duel’s spell.'),

  'hp-changed': (e, t) =>
    line(
      e.undone ? 'Without ' : 'Boss HP, ',
      t.spell(e.spell),
      e.undone ? ', the boss’s HP return: ' : ': ',
      { was: e.was, now: e.now },
      '.',
    ),
  'strength-changed': (e, t) =>
    e.undone
      ? line(
          'Without ',
          t.spell(e.spell),
          ', ',
          ...ofSeat(t, e.seat),
          ' visible strength: ',
          { was: e.was, now: e.now },
          '.',
        )
      : line(t.spell(e.spell), ' on ', t.who(e.seat), ': visible strength ', { was: e.was, now: e.now }, '.'),
  'shield-laid': (e, t) => line(t.spell(e.spell), ' covers ', t.who(e.seat), ': no heart lost this round.'),
  'requirement-laid': (e, t) =>
    line(
      t.spell(e.spell),
      e.colour === null
        ? `: ${weapons(e.min)} of one colour will be needed.`
        : `: a ${suits[e.colour as keyof typeof suits]} weapon will be needed.`,
    ),
  'reward-raised': (e, t) => line(t.spell(e.spell), `: ${count('en', e.by, 'more key', 'more keys')} for the winner.`),
  'rank-changed': (e, t) => line(t.spell(e.spell), ': the second closest will win the round.'),
  'last-call-made': (e, t) =>
    e.seats.length === 0
      ? line(t.spell(e.spell), ': everybody is done already.')
      : line(t.spell(e.spell), ': one more turn for ', ...all(t, e.seats), '.'),
  'potion-flipped': (e, t) => ({
    pieces: [
      t.spell(e.spell),
      e.undone ? ' undone: ' : ': ',
      ...ofSeat(t, e.seat),
      e.reading === 'plus' ? ' potion now adds.' : ' potion now subtracts.',
    ],
    after: visible(e.was, e.now),
  }),
  'companions-swapped': (e, t) =>
    line(
      t.spell(e.spell),
      e.undone ? ' undone: ' : ': ',
      t.companion(e.pair[0]),
      ` ${holder(t, e.holders[0])}, `,
      t.companion(e.pair[1]),
      ` ${holder(t, e.holders[1])}.`,
    ),
  'hidden-swapped': (e, t) => ({
    pieces: [t.who(e.seat), ' and ', t.who(e.partner), ' swap hidden weapons.'],
    ...(e.gave !== undefined &&
      e.received !== undefined && { after: ['You give ', t.weapon(e.gave), ' and get ', t.weapon(e.received), '.'] }),
  }),
  'top-swapped': (e, t) => ({
    pieces: [
      t.who(e.seat),
      t.verb(e.seat, ' returns ', ' return '),
      t.weapon(e.gave),
      t.verb(e.seat, ' and takes ', ' and take '),
      t.weapon(e.received),
      '.',
    ],
    after: [
      e.to === 'top' ? 'The returned weapon lies on top of the deck. ' : 'The returned weapon lies under the deck. ',
      ...(e.was === e.now ? [] : visible(e.was, e.now)),
    ],
  }),
  'spell-cancelled': (e, t) =>
    line(
      t.who(e.seat),
      t.verb(e.seat, ' sweeps away ', ' sweep away '),
      t.spell(e.spell),
      ', cast by ',
      t.who(e.caster),
      '.',
    ),

  peeked: (e, t) => ({
    pieces: [
      t.companion(e.companion),
      ': ',
      t.who(e.seat),
      t.verb(e.seat, ' looks at ', ' look at '),
      ...(e.at === 'mystery' ? ['the mystery spell.'] : [...ofSeat(t, e.at), ' hidden weapon.']),
    ],
    ...(e.card !== undefined && { after: ['It is ', e.at === 'mystery' ? t.spell(e.card) : t.weapon(e.card), '.'] }),
  }),
  'spell-replaced': (e, t) =>
    line(
      t.companion(e.companion),
      ': ',
      t.who(e.seat),
      t.verb(e.seat, ' replaces ', ' replace '),
      t.spell(e.old),
      ...(e.fresh < 0 ? ['; the new mystery stays hidden.'] : [' with ', t.spell(e.fresh), '.']),
    ),

  'combat-revealed': (e) => ({
    pieces: [`Combat! All weapons are shown against ${e.hp} HP.`],
    ...(e.hp !== e.printed && { after: ['HP ', { was: e.printed, now: e.hp }, '.'] }),
  }),
  'went-over': (e, t) => ({
    pieces: [t.who(e.seat), t.verb(e.seat, ' is', ' are'), ` over by ${e.by}.`],
    after: e.guard === null ? ['Hearts ', { was: e.was, now: e.now }, '.'] : [guards[e.guard]],
  }),
  'requirement-failed': (e, t) => ({
    pieces: [
      t.who(e.seat),
      t.verb(e.seat, ' is', ' are'),
      ' out of the round: ',
      ...listed(e.spells.map(t.spell), ' and '),
      '.',
    ],
    after: ['No heart lost for that.'],
  }),
  harvested: (e, t) => ({
    pieces: [
      t.who(e.reaper),
      t.verb(e.reaper, ' harvests ', ' harvest '),
      t.who(e.seat),
      `: ${e.strength} against ${e.reaperStrength}.`,
    ],
    after: e.guard === null ? ['Hearts ', { was: e.was, now: e.now }, '.'] : [guards[e.guard]],
  }),
  'round-won': (e, t) => {
    const how = {
      closest: e.rank > 1 ? 'Second closest' : 'Closest',
      tieBreak: 'The Cat breaks the tie',
      fewestWeapons: `Fewest weapons in a tie (${e.weapons})`,
      shared: 'A perfect tie',
    }[e.by];
    return {
      pieces: [...all(t, e.seats), e.seats.length === 1 ? t.verb(e.seats[0], ' wins', ' win') : ' win', ' the round.'],
      after: [e.gap === 0 ? `${how}, exactly on the HP.` : `${how}, ${count('en', e.gap, 'point', 'points')} away.`],
    };
  },
  'round-unwon': (e) =>
    line(e.why === 'nobodyQualified' ? 'Nobody qualifies: no key.' : 'No second: the key stays in the dungeon.'),
  'perfect-made': (e, t) =>
    line(t.who(e.seat), t.verb(e.seat, ' hits', ' hit'), ` exactly ${e.hp}: `, { strong: 'PERFECT!' }),
  'keys-won': (e, t) => ({
    pieces: [
      t.who(e.seat),
      t.verb(e.seat, ' takes ', ' take '),
      `${keys(e.round + e.extra + e.perfect)}: `,
      { was: e.was, now: e.now },
      '.',
    ],
    ...(e.extra + e.perfect > 0 && {
      after: [
        [
          e.round > 0 && `${e.round} for the round`,
          e.extra > 0 && `${e.extra} by Double Key`,
          e.perfect > 0 && `${e.perfect} for the PERFECT`,
        ]
          .filter((part) => part !== false)
          .join(', '),
        '.',
      ],
    }),
  }),
  'keys-withheld': (e, t) => {
    const why = {
      reaperRound: `${t.verb(e.seat, ' takes', ' take')} no key against the Reaper, but a destiny.`,
      reaperPlayer: `${t.verb(e.seat, ' carries', ' carry')} the scythe: no key.`,
      ghost: `${t.verb(e.seat, ' has', ' have')} no body left: no key.`,
      lastHeart: `${t.verb(e.seat, ' loses a', ' lose your')} last heart: no key.`,
    }[e.why];
    return line(t.who(e.seat), why);
  },
  'mystery-shown': (e, t) => line('The mystery nobody took: ', t.spell(e.spell), '.'),

  'became-ghost': (e, t) => line(t.who(e.seat), t.verb(e.seat, ' becomes', ' become'), ' a ghost. It is not over.'),
  'reaper-came': (e, t) => line('The Reaper comes for ', ...all(t, e.ghosts), `: ${e.hp} HP.`),
  'reaper-left': (e) => line(e.beaten ? 'The Reaper leaves, for good.' : 'The Reaper leaves without a winner.'),
  'destiny-chosen': (e, t) =>
    e.destiny === 'recoverLife'
      ? {
          pieces: [t.who(e.seat), t.verb(e.seat, ' returns', ' return'), ' to life.'],
          after: ['Hearts ', e.hearts, '.'],
        }
      : {
          pieces: [t.who(e.seat), t.verb(e.seat, ' takes', ' take'), ' the scythe.'],
          after: ['Hearts ', e.hearts, ', keys ', e.keys, '.'],
        },
  eliminated: (e, t) =>
    line(
      t.who(e.seat),
      t.verb(e.seat, ' leaves', ' leave'),
      e.why === 'ghost' ? ' the game: the Reaper does not wait.' : ' the game: not one heart left.',
    ),
  reshuffled: (e) =>
    line(
      e.deck === 'boss'
        ? `The ${e.cards} discarded bosses are shuffled.`
        : `The ${e.cards} discarded spells are shuffled.`,
    ),
  'game-ended': (e, t) => ({
    pieces: [
      ...all(t, e.winners),
      e.winners.length === 1 ? t.verb(e.winners[0], ' wins', ' win') : ' win',
      ' the game: ',
      endings[e.ending],
    ],
    after: [
      ...listed(
        e.winners.map((seat) => `${t.name(seat)} ${keys(e.keys[seat])}, ${hearts(e.hearts[seat])}`),
        '; ',
      ),
      e.tieBreak === 'hearts' ? '. Hearts broke the tie.' : '.',
    ],
  }),
};
