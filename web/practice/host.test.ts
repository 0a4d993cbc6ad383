import { describe, expect, test } from 'vitest';
import type { About, Box } from '../../games/box.ts';
import { shelf } from '../../games/index.ts';
import {
  type AnyShape,
  Chance,
  completeOptions,
  type Decision,
  drawAnswer,
  Match,
  type OptionValues,
  open,
  sha256Words,
  type View,
} from '../../kernel/index.ts';
import type { AckMessage, RefusalMessage, ServerMessage, TableInfo } from '../../wire/protocol.ts';
import { develop, type Still } from '../store/film.ts';
import { PracticeHost } from './host.ts';
import { type KeptGame, type PracticeWish, readKept } from './kept.ts';

/** The page's side: folds what it is told, and knows nothing else. */
class Person {
  readonly host: PracticeHost;
  readonly box: Box;
  readonly heard: ServerMessage[] = [];
  kept: KeptGame | undefined;
  private readonly chance = new Chance(sha256Words('a random person'));
  private still: Still = { pub: {}, own: undefined };
  private table: TableInfo | undefined;
  private content: unknown;
  private epoch = 0;
  private asked = 0;

  private constructor(box: Box, wish: PracticeWish | undefined, kept: string | undefined) {
    this.box = box;
    // As through a worker: copies, and text for what is kept.
    const outlets = {
      tell: (message: ServerMessage) => this.hear(structuredClone(message)),
      keep: (game: KeptGame) => {
        this.kept = readKept(JSON.stringify(game));
      },
    };
    const before = readKept(kept ?? '');
    const host = wish ? PracticeHost.begin(box, wish, outlets) : before && PracticeHost.resume(box, before, outlets);
    if (host === undefined) throw new Error('cannot be gone on with');
    this.host = host;
    host.receive({ type: 'hello' });
  }

  static async begins(about: About, wish: Partial<PracticeWish> = {}): Promise<Person> {
    const players = about.seats.min;
    return new Person(
      await about.load(),
      { game: about.id, players, strength: 'debutant', fast: true, name: 'Léa', ...wish },
      undefined,
    );
  }

  static goesOn(box: Box, kept: string): Person {
    return new Person(box, undefined, kept);
  }

  get isOver(): boolean {
    return this.table?.phase === 'finished';
  }

  get info(): TableInfo | undefined {
    return this.table;
  }

  /** As the page knows it, from what it was told. */
  get view(): View<AnyShape> {
    const { options, seats } = this.table as TableInfo;
    this.content ??= this.box.rules.content(options, seats.length);
    const fixed = { options, seats: seats.length, content: this.content };
    return { seat: 0, table: fixed, ...this.still } as View<AnyShape>;
  }

  /** As the rules would show it to this seat, from what is kept. */
  get truth(): Pick<View<AnyShape>, 'pub' | 'own'> {
    const { seats, options, seed, rows } = this.kept as KeptGame;
    const { pub, own } = Match.replay(this.box.rules, { seats: seats.length, options, seed }, rows).view(0);
    return { pub, own };
  }

  get seen(): Still {
    return this.still;
  }

  get question(): Decision | undefined {
    return open(this.box.rules, this.view).find(({ blocking }) => blocking);
  }

  ask(type: string, what: object = {}): AckMessage | RefusalMessage {
    const clientId = String(++this.asked);
    this.host.receive({ type, clientId, ...what });
    const reply = this.heard.find((one) => 'clientId' in one && one.clientId === clientId);
    return reply as AckMessage | RefusalMessage;
  }

  answer(decision: Decision): AckMessage | RefusalMessage {
    const answer = drawAnswer(this.box.rules, this.view, decision, this.chance);
    return this.ask('answer', { decision: decision.id, answer, epoch: this.epoch });
  }

  /** Bots act until this person is asked or the game is over. */
  wait(): void {
    while (!this.isOver && this.host.botPause() !== undefined) this.host.letBotAct();
  }

  private hear(message: ServerMessage): void {
    this.heard.push(message);
    if (message.type === 'welcome' || message.type === 'table') this.table = message.table;
    if (message.type === 'welcome' && message.play !== undefined) {
      const { view, epoch } = message.play;
      this.still = { pub: view.pub, own: view.own };
      this.epoch = epoch;
    }
    if (message.type === 'update') {
      this.still = develop(this.still, message);
      this.epoch = message.epoch;
    }
  }
}

/** Until this person is asked something. */
function asked(person: Person): Decision {
  person.wait();
  const { question } = person;
  if (question === undefined) throw new Error('the game is over');
  return question;
}

/** The first option of a game that can be switched, the other way round. */
function switched({ rules }: Box, seats: number): Record<string, boolean> {
  const usual = completeOptions(rules.options, seats) as OptionValues;
  const [option, value] = Object.entries(usual).find(([, value]) => typeof value === 'boolean') ?? [];
  if (option === undefined) throw new Error(`${rules.id} has nothing to switch`);
  return { [option]: value === false };
}

describe.each(shelf)('practice at $id', (about) => {
  test('a whole game by the rules chosen: the person sees what their seat may, goes on after a reload, and plays again', async () => {
    const options = switched(await about.load(), about.seats.min);
    let person = await Person.begins(about, { options });
    expect(person.info?.options).toMatchObject(options);
    for (let given = 1; !person.isOver; given++) {
      person.wait();
      if (person.isOver) break;
      const { question } = person;
      if (question === undefined) throw new Error('nobody is asked');
      expect(person.answer(question)).toMatchObject({ type: 'ack' });
      if (given % 50 !== 0) continue;
      expect(person.seen).toEqual(person.truth);
      const later = Person.goesOn(person.box, JSON.stringify(person.kept));
      expect(later.seen).toEqual(person.seen);
      person = later;
    }
    expect(person.seen).toEqual(person.truth);
    expect(person.info?.outcome?.standings).toHaveLength(about.seats.min);
    expect(JSON.stringify(person.heard)).not.toContain(person.kept?.seed);

    const over = Person.goesOn(person.box, JSON.stringify(person.kept));
    expect(over.info).toEqual(person.info);
    const { seed } = person.kept as KeptGame;
    expect(over.ask('rematch')).toMatchObject({ type: 'ack' });
    expect(over.info?.phase).toBe('playing');
    expect(over.kept?.seed).not.toBe(seed);
    expect(over.kept?.seats).toEqual(person.kept?.seats);
    expect(over.info?.options).toEqual(person.info?.options);
  });
});

describe('a practice game', () => {
  const [about] = shelf;

  test('refuses what is no message, no answer, or needs a server, and nothing changes', async () => {
    const person = await Person.begins(about);
    const question = asked(person);
    const { kept } = person;
    for (const message of [undefined, null, 7, 'answer', {}, { type: 'answer' }]) person.host.receive(message);
    expect(person.heard.filter(({ type }) => type === 'refusal')).toHaveLength(6);
    const { id } = question;
    const refused: readonly (readonly [string, object, string])[] = [
      ['answer', {}, 'bad-request'],
      ['answer', { decision: id, answer: 0 }, 'bad-request'],
      ['answer', { decision: id, answer: { no: 'answer' }, epoch: 0 }, 'refused'],
      ['answer', { decision: 'x', answer: 0, epoch: 0 }, 'not-open'],
      ['answer', { decision: id, answer: 0, epoch: 3 }, 'not-open'],
      ['advice', { decision: 'x', epoch: 0 }, 'not-open'],
      ['undo', { all: 'yes' }, 'bad-request'],
      ['settings', { fast: 1 }, 'bad-request'],
      ['rematch', {}, 'not-over'],
      ['chat', { text: 'hello' }, 'bad-request'],
    ];
    for (const [type, what, error] of refused) {
      expect(person.ask(type, what), `${type} ${JSON.stringify(what)}`).toMatchObject({ problem: { error } });
    }
    expect(person.kept).toBe(kept);
    expect(person.seen).toEqual(person.truth);
  });

  test('answers of the person are undone as far as the match allows, and stay undone after a reload', async () => {
    let undone = 0;
    for (const one of shelf) {
      const person = await Person.begins(one);
      for (let given = 0; given < 20 && !person.isOver; given++) {
        person.wait();
        const { question, seen } = person;
        if (question === undefined) break;
        person.answer(question);
        const update = person.heard.findLast((message) => message.type === 'update');
        if (update?.undo?.can !== true || update.undo.steps > 1) continue;
        expect(person.ask('undo')).toMatchObject({ type: 'ack' });
        expect(person.seen).toEqual(seen);
        expect(Person.goesOn(person.box, JSON.stringify(person.kept)).seen).toEqual(seen);
        undone++;
        person.answer(person.question as Decision);
      }
    }
    expect(undone).toBeGreaterThan(0);
  });

  test('a game that was damaged, or kept under other rules, cannot be gone on with', async () => {
    const person = await Person.begins(about);
    person.answer(asked(person));
    person.wait();
    const { box, kept } = person;
    const outlets = { tell: () => {}, keep: () => {} };
    const goesOn = (change: object): boolean =>
      PracticeHost.resume(box, { ...(kept as KeptGame), ...change }, outlets) !== undefined;
    expect(goesOn({})).toBe(true);
    expect(goesOn({ version: box.rules.version + 1 })).toBe(false);
    expect(goesOn({ hash: '0' })).toBe(false);
    expect(goesOn({ seed: 'another' })).toBe(false);
    expect(goesOn({ rows: [{ type: 'answer', seat: 0, decision: 'x', answer: 0 }] })).toBe(false);
    expect(goesOn({ rows: [null] })).toBe(false);
    expect(goesOn({ options: { no: 'option' } })).toBe(false);
    expect(readKept(JSON.stringify(kept).slice(0, -9))).toBeUndefined();
    for (const text of ['', 'null', '7', '[]', '{}', '{"practice":2}']) expect(readKept(text)).toBeUndefined();
  });

  test('the pace of the bots can be changed, and is kept', async () => {
    const person = await Person.begins(about, { fast: false });
    while (person.host.botPause() === undefined) person.answer(asked(person));
    expect(person.host.botPause()).toBeGreaterThan(0);
    expect(person.ask('settings', { fast: true })).toMatchObject({ type: 'ack' });
    expect(person.host.botPause()).toBe(0);
    expect(person.info?.fast).toBe(true);
    expect(person.kept?.fast).toBe(true);
  });

  test('advice is given from the view of the person', async () => {
    const person = await Person.begins(about);
    const { id } = asked(person);
    expect(person.ask('advice', { decision: id, epoch: 0 })).toMatchObject({
      type: 'ack',
      result: { others: expect.any(Number) },
    });
  });
});
