/**
 * Pebbles, a game for tests of the server: it has an answer that can be undone, one that cannot, a secret per seat that is
 * easy to find in any text, something to do unasked that nobody else may notice, and a bug on demand.
 *
 * On a turn: add 1 to 3 pebbles as often as you like, pick one at random, then end. After so many turns each the most
 * pebbles win.
 */
import { type About, type Box, box } from '../../games/box.ts';
import {
  andThen,
  ask,
  type Game,
  type PackProblem,
  type Packs,
  type Seat,
  type Shape,
  unasked,
} from '../../kernel/index.ts';

interface Pebbles extends Shape {
  pub: { heaps: number[]; turn: number };
  own: { secret: string; note: number };
  hid: { deep: string };
  frames: { turn: { seat: Seat } };
  kinds: {
    move: { ask: object; answer: number | 'pick' | 'end' | 'break' };
    note: { ask: object; answer: number };
  };
  events: { added: { seat: Seat; count: number }; picked: { seat: Seat; count: number }; ended: { seat: Seat } };
  options: { turns: number; goal: string; gap: number; undo: boolean };
  content: { heap: number };
}

/** A pack says how many pebbles everybody starts with. */
const packs: Packs = {
  schema: { type: 'object', properties: { name: { type: 'string' }, heap: { type: 'integer' } } },
  check: (json) => {
    const { name, heap } = Object(json) as { name?: unknown; heap?: unknown };
    const problem = (place: string, right: string): PackProblem => ({
      place,
      wrong: { fr: 'ne convient pas', en: 'does not fit' },
      right: { fr: right, en: right },
    });
    return [
      ...(typeof name === 'string' ? [] : [problem('name', 'a text')]),
      ...(Number.isInteger(heap) ? [] : [problem('heap', 'a whole number')]),
    ];
  },
  about: (pack) => {
    const { name, heap } = pack as { name: string; heap: number };
    return { name, decks: [{ title: { fr: 'cailloux', en: 'pebbles' }, cards: heap }] };
  },
  example: () => ({ name: 'none', heap: 0 }),
};

/** Rules of some version, by which a pebble counts as many. */
const pebblesBy = (version: number, worth: number): Game<Pebbles> => ({
  id: 'pebbles',
  version,
  seats: { min: 2, max: 4 },
  options: {
    fields: {
      turns: { values: { min: 1, max: 100_000 }, fallback: () => 3, rule: 'PE-1' },
      goal: { values: ['most', 'fewest'], fallback: () => 'most', rule: 'PE-2' },
      gap: { values: { min: 0, max: 60_000 }, fallback: () => 0, rule: 'PE-4' },
      undo: { values: [true, false], fallback: () => true, rule: 'PE-5' },
    },
    presets: { short: { turns: 1 }, odd: { goal: 'fewest' } },
  },
  content: (_options, _seats, pack) => ({ heap: (pack as { heap: number } | undefined)?.heap ?? 0 }),
  setup: (t) => ({
    pub: { heaps: new Array<number>(t.seats).fill(t.content.heap), turn: 0 },
    own: Array.from({ length: t.seats }, (_, seat) => ({ secret: `secret-of-${seat}-${t.chance.word()}`, note: 0 })),
    hid: { deep: `secret-of-nobody-${t.chance.word()}` },
    agenda: [{ do: 'turn', seat: 0 }],
  }),
  frames: {
    turn: (s, { seat }, t) => {
      if (s.pub.turn < t.options.turns * t.seats) andThen(s, ask('move', seat));
    },
  },
  kinds: {
    move: {
      candidates: () => [1, 2, 3, 'pick', 'end', 'break'],
      refusal: (v, _d, a) =>
        a === 'end' && v.pub.heaps[v.seat] === 0
          ? { rule: 'PE-3', key: 'nothing-added', numbers: { least: 1 } }
          : undefined,
      default: (v) => (v.pub.heaps[v.seat] === 0 ? 1 : 'end'),
      take: (s, d, a, t) => {
        const { seat } = d;
        if (a === 'break') {
          s.pub.heaps[seat] = 1_000_000;
          throw new Error('broken on demand');
        }
        if (a === 'end') {
          s.pub.turn++;
          t.emit('ended', { seat });
          return andThen(s, { do: 'turn', seat: (seat + 1) % t.seats });
        }
        const count = a === 'pick' ? t.chance.die(3) : a;
        s.pub.heaps[seat] += count * worth;
        if (a === 'pick') t.emit('picked', { seat, count }, { [seat]: { whisper: s.own[seat].secret } });
        else t.emit('added', { seat, count });
        andThen(s, ask('move', seat));
      },
    },
    note: {
      candidates: () => [1, 2, 3],
      refusal: () => undefined,
      take: (s, d, a) => {
        s.own[d.seat].note = a;
      },
    },
  },
  may: (v) => [unasked('note', v.seat, 'own', {})],
  undoes: ({ options: { undo } }) => undo,
  gap: (_pub, { options: { gap } }) => gap,
  sample: () => {
    throw new Error('no bot searches this game');
  },
  outcome: (s) => {
    if (s.pub.agenda.length > 0) return undefined;
    const best = Math.max(...s.pub.heaps);
    return {
      ending: 'turns',
      winners: [s.pub.heaps.indexOf(best)],
      standings: s.pub.heaps.map((count, seat) => ({
        seat,
        place: 1 + s.pub.heaps.filter((other) => other > count).length,
        terms: { pebbles: count },
      })),
    };
  },
});

/** Bots add one pebble if they have none, then end; they never break anything. */
const boxOf = (rules: Game<Pebbles>): Box =>
  box(rules, { score: (_v, _d, a) => (a === 'end' ? 1 : a === 1 ? 0.5 : 0) }, { packs });
export const pebblesBox = boxOf(pebblesBy(1, 1));

export const pebblesAbout: About = {
  id: 'pebbles',
  title: { fr: 'Cailloux', en: 'Pebbles' },
  promise: { fr: 'ramasser', en: 'gather' },
  seats: { min: 2, max: 4 },
  minutes: 1,
  load: async () => pebblesBox,
};

/** The same game when its rules have changed. */
export const newerPebbles = (version: number, worth: number): About => ({
  ...pebblesAbout,
  load: async () => boxOf(pebblesBy(version, worth)),
});
