/**
 * A bookkeeper who hears the log and never looks at the table: what the log tells must be all that happened (ledger,
 * Invariants 3, 4, 6, 10–16, 18). For our own cards.
 */
import type { Fixed, GameEvent } from '../../../kernel/index.ts';
import { RESOURCES, type Resource } from '../rules/clauses.ts';
import { ACTIONS } from '../rules/content.ts';
import { isAdjacent, isSeaStep } from '../rules/map.ts';
import { priceOf } from '../rules/payment.ts';
import { newPurse, purseOf } from '../rules/purse.ts';
import {
  type Events,
  type Goods,
  type Karanor,
  NONE,
  type Purse,
  type Seat,
  type State,
  type Territory,
} from '../rules/state.ts';

interface Account extends Purse {
  income: number;
  prestige: number;
  pawn: Territory;
}

type Sum = { readonly gold?: number; readonly tokens?: readonly number[] };
type Entries = { readonly [E in keyof Events]?: (book: Book, facts: Events[E]) => void };

export class Book {
  readonly content: Karanor['content'];
  readonly accounts: Account[];
  /** By territory. */
  readonly villas: Seat[];
  readonly promoted = new Set<Resource>();
  readonly steps = new Set<string>();
  actionsLeft = 0;
  inhabitants: number;
  triggeredBy = NONE;
  problem: string | undefined;

  constructor({ content, seats }: Fixed<Karanor>) {
    this.content = content;
    this.accounts = Array.from({ length: seats }, () => ({ ...newPurse(), income: 0, prestige: 0, pawn: NONE }));
    this.villas = content.territories.map(() => NONE);
    this.inhabitants = content.territories.filter(({ inhabitant }) => inhabitant).length;
  }

  /** Writes down what was told; says what is wrong with it, or where the table differs. */
  read(events: readonly GameEvent[], s: State): string | undefined {
    for (const { type, facts } of events) (ENTRIES[type as keyof Events] as Entry | undefined)?.(this, facts);
    return this.problem ?? this.difference(s);
  }

  change(seat: Seat, { gold = 0, tokens = [] }: Sum, sign: 1 | -1 = 1): void {
    const account = this.accounts[seat];
    account.gold += sign * gold;
    for (const [kind, n] of tokens.entries()) account.tokens[kind] += sign * n;
  }

  act(actions = 1): void {
    this.actionsLeft -= actions;
    this.expect(this.actionsLeft >= 0, 'more actions than there were (13)');
  }

  expect(isRight: boolean, otherwise: string): void {
    if (!isRight) this.problem ??= otherwise;
  }

  private difference(s: State): string | undefined {
    const { merchants, villas, inhabitants, actionsLeft, triggeredBy } = s.pub;
    for (const [seat, { income, prestige, pawn, stepped, associates }] of merchants.entries()) {
      const { gold, tokens, ...told } = this.accounts[seat];
      const purse = purseOf(s, seat);
      if (purse.gold !== gold) return `seat ${seat} has ${purse.gold} gold and ${gold} by the log (3)`;
      if (`${purse.tokens}` !== `${tokens}`) return `seat ${seat} has tokens ${purse.tokens}, ${tokens} by the log (4)`;
      if (income !== told.income || prestige !== told.prestige) return `seat ${seat}: income or prestige (11, 15)`;
      if (told.pawn !== NONE && told.pawn !== pawn) return `seat ${seat} is elsewhere (14)`;
      const isWrong = associates.some(({ kind, promoted }) => promoted !== this.promoted.has(kind));
      if (isWrong) return `seat ${seat}: promoted for good or not at all (16)`;
      if (stepped.filter(Boolean).length !== [1, 2].filter((n) => this.steps.has(`${seat} ${3 * n}`)).length)
        return `seat ${seat}: steps (12)`;
    }
    if (`${villas}` !== `${this.villas}`) return 'a villa changed hands unseen (6)';
    if (inhabitants.filter(Boolean).length !== this.inhabitants) return 'inhabitants came or went unseen (10)';
    if (actionsLeft !== this.actionsLeft) return `${actionsLeft} actions are left, ${this.actionsLeft} by the log (13)`;
    return triggeredBy === this.triggeredBy ? undefined : 'the end was triggered unseen (18)';
  }
}

type Entry = (book: Book, facts: object) => void;

const goods = (all: Goods): Sum => ({ gold: all.gold ?? 0, tokens: RESOURCES.map((name) => all[name] ?? 0) });

const ENTRIES: Entries = {
  'goods-received': (book, { seat, income, ...sum }) => {
    book.change(seat, sum);
    book.accounts[seat].income = income;
  },
  'turn-started': (book, { actions }) => {
    book.expect(actions === ACTIONS, 'a turn has four actions');
    book.actionsLeft = actions;
  },
  'actions-gained': (book, { n }) => {
    book.actionsLeft += n;
  },
  moved: (book, { seat, from, to, fare, sea, opened }) => {
    const account = book.accounts[seat];
    if (opened) book.act();
    book.expect(account.pawn === NONE || account.pawn === from, 'a step begins where the pawn is not (14)');
    book.expect(isAdjacent(book.content, from, to), 'a step follows no edge (14)');
    book.expect(sea === isSeaStep(book.content, from, to) && (sea || fare === 0), 'a step with a wrong fare (14)');
    account.pawn = to;
    book.change(seat, { gold: -fare });
  },
  'pawn-placed': (book, { seat, to }) => {
    book.accounts[seat].pawn = to;
  },
  harvested: (book, { seat, kind, n }) => {
    book.act();
    book.accounts[seat].tokens[kind] += n;
  },
  worked: (book, { seat, gold }) => {
    book.act();
    book.change(seat, { gold });
  },
  built: (book, { seat, paid, income }) => {
    book.act();
    book.change(seat, paid, -1);
    book.accounts[seat].income += income;
  },
  interacted: (book) => {
    book.act();
    book.inhabitants--;
  },
  'inhabitant-placed': (book) => {
    book.inhabitants++;
  },
  'quest-completed': (book, { seat, paid }) => {
    book.act();
    book.change(seat, paid, -1);
  },
  'immediate-resolved': (book, { seat, paid }) => book.change(seat, paid, -1),
  delivered: (book, { seat, tokens, gold }) => {
    book.act();
    book.change(seat, { tokens }, -1);
    book.change(seat, { gold });
  },
  recruited: (book, { seat, price }) => {
    book.act();
    book.change(seat, { gold: -price });
  },
  promoted: (book, { kind }) => {
    book.expect(!book.promoted.has(kind), 'promoted twice (16)');
    book.promoted.add(kind);
  },
  'villa-bought': (book, { seat, at, price }) => {
    book.act();
    book.expect(book.villas[at] === NONE, 'a villa was sold twice (6)');
    book.villas[at] = seat;
    book.change(seat, { gold: -price });
  },
  'market-visited': (book, { seat, exchanges, net }) => {
    book.act();
    book.change(seat, { gold: net });
    for (const one of exchanges) {
      if ('buy' in one) book.accounts[seat].tokens[one.buy]++;
      else book.accounts[seat].tokens[one.sell]--;
    }
  },
  'income-received': (book, { seat, marker, promoted, tokens }) => {
    book.expect(marker === book.accounts[seat].income, 'income is not that of the marker (15)');
    book.change(seat, { gold: marker + promoted, tokens });
  },
  'income-changed': (book, { seat, now }) => {
    book.accounts[seat].income = now;
  },
  'prestige-gained': (book, { seat, n, from }) => {
    book.expect(from !== 'other', 'prestige from elsewhere (11)');
    book.accounts[seat].prestige += n;
  },
  'prestige-lost': (book, { seat, n }) => {
    book.accounts[seat].prestige -= n;
  },
  'step-reached': (book, { seat, step }) => {
    book.expect(!book.steps.has(`${seat} ${step}`), 'a step was reached twice (12)');
    book.steps.add(`${seat} ${step}`);
  },
  'target-reached': (book, { seat }) => {
    book.expect(book.triggeredBy === NONE, 'the end was triggered twice (18)');
    book.triggeredBy = seat;
  },
  'card-played': (book, { card }) => book.act(priceOf(book.content.blackMarket[card].costs).actions),
  'artefact-used': (book, { artefact }) => {
    for (const one of book.content.artefacts[artefact].abilities) {
      if (one.when === 'used') book.act(priceOf(one.costs).actions);
    }
  },
  'gold-gained': (book, { seat, n }) => book.change(seat, { gold: n }),
  'gold-paid': (book, { seat, n }) => book.change(seat, { gold: -n }),
  'gold-moved': (book, { from, to, n }) => {
    book.change(from, { gold: -n });
    book.change(to, { gold: n });
  },
  'tokens-gained': (book, { seat, tokens }) => book.change(seat, { tokens }),
  'tokens-paid': (book, { seat, tokens }) => book.change(seat, { tokens }, -1),
  'token-stolen': (book, { from, to, kind }) => {
    book.accounts[from].tokens[kind]--;
    book.accounts[to].tokens[kind]++;
  },
  'token-swapped': (book, { seat, gave, got }) => {
    book.accounts[seat].tokens[gave]--;
    book.accounts[seat].tokens[got]++;
  },
  'associate-taken': (book, { from, to, gold }) => {
    book.change(to, { gold: -gold });
    book.change(from, { gold });
  },
  'trade-done': (book, { from, to, give, ask }) => {
    book.expect(book.triggeredBy === NONE, 'a trade after the target was reached (18)');
    for (const [giver, taker, all] of [
      [from, to, give],
      [to, from, ask],
    ] as const) {
      book.change(giver, goods(all), -1);
      book.change(taker, goods(all));
      for (const villa of all.villas ?? []) book.villas[villa] = taker;
    }
  },
};
