/**
 * A tiny game about speaking up: once in the game each may offer another a deal, which brings both of them points if it is
 * accepted. Then all are asked to end it, and the most points win.
 */
import { ask, copy, type Game, type Shape, unasked } from '../../kernel/index.ts';
import type { Heuristic } from '../heuristic.ts';
import type { Playable } from '../players.ts';

interface Barter extends Shape {
  pub: { points: number[]; hasOffered: boolean[]; offer: { from: number; to: number } | null };
  own: object;
  hid: object;
  frames: Record<string, never>;
  kinds: {
    end: { ask: object; answer: 'calmly' | 'proudly' };
    offer: { ask: object; answer: number };
    reply: { ask: object; answer: 'accept' | 'refuse' };
  };
  events: Record<string, never>;
  options: { mine: number; theirs: number };
  content: object;
}

const rules: Game<Barter> = {
  id: 'barter',
  version: 1,
  seats: { min: 3, max: 3 },
  options: { fields: {}, presets: {} } as unknown as Game<Barter>['options'],
  content: () => ({}),
  setup: (t) => ({
    pub: { points: [1, 1, 3], hasOffered: new Array(t.seats).fill(false), offer: null },
    own: Array.from({ length: t.seats }, () => ({})),
    hid: {},
    agenda: [ask('end', 0), ask('end', 1), ask('end', 2)],
  }),
  frames: {},
  kinds: {
    end: {
      candidates: () => ['calmly', 'proudly'],
      refusal: () => undefined,
      default: () => 'calmly',
      take: () => {},
    },
    offer: {
      candidates: (v) => v.pub.points.map((_, seat) => seat),
      refusal: (v, _d, to) => (to === v.seat ? { rule: '', key: 'to-oneself' } : undefined),
      take(s, { seat }, to) {
        s.pub.hasOffered[seat] = true;
        s.pub.offer = { from: seat, to };
      },
    },
    reply: {
      candidates: () => ['accept', 'refuse'],
      refusal: () => undefined,
      take(s, _d, a, t) {
        const { offer, points } = s.pub;
        if (a === 'accept' && offer !== null) {
          points[offer.from] += t.options.mine;
          points[offer.to] += t.options.theirs;
        }
        s.pub.offer = null;
      },
    },
  },
  may({ pub, seat }) {
    if (pub.offer === null) return pub.hasOffered[seat] ? [] : [unasked('offer', seat, 0, {})];
    return pub.offer.to === seat ? [unasked('reply', seat, 0, {})] : [];
  },
  sample: (v) => ({
    pub: copy(v.pub),
    own: v.pub.points.map(() => ({ sealed: {} })),
    hid: { cursor: 0, sealed: {} },
  }),
  outcome({ pub }) {
    if (pub.agenda.length > 0) return undefined;
    const most = Math.max(...pub.points);
    const winners = pub.points.flatMap((points, seat) => (points === most ? [seat] : []));
    const standings = pub.points.map((points, seat) => ({ seat, place: points === most ? 1 : 2, terms: { points } }));
    return { ending: 'end', winners, standings };
  },
};

/** Takes every deal, and thinks of none. */
const heuristic: Heuristic<Barter> = {
  score: () => 0,
  volunteer(_v, may) {
    const decision = may.find(({ kind }) => kind === 'reply');
    return decision && { decision, answer: 'accept' };
  },
  offers: (_v, may) =>
    may.flatMap((decision) =>
      (decision.kind === 'offer' ? [0, 1, 2] : ['accept', 'refuse']).map((answer) => ({ decision, answer })),
    ),
};

export const barter = { rules, heuristic } as unknown as Playable;
