/** Every operation at a table. */
import { setTimeout as pause } from 'node:timers/promises';
import Type from 'typebox';
import { type AskFrame, isSealed, type Seat } from '../../kernel/index.ts';
import type { Operation, Operations } from '../../wire/protocol.ts';
import { adviseOn } from '../advice.ts';
import { giveSalt } from '../draw.ts';
import { refuse } from '../errors.ts';
import { changeSettings, claim, close, kick, leave, personalLink, rematch, rename, setSeat, sit } from '../lobby.ts';
import { rewind } from '../rewind.ts';
import { isPerson, ownSeat, personAt, seatsOf } from '../seats.ts';
import { startGame } from '../start.ts';
import { say } from '../talk.ts';
import * as field from './fields.ts';
import { type At, type Done, hostOperation, type OperationDef, operation, speaker } from './operation.ts';

const own = Type.Optional(field.seat);
const DONE: Done = {};

/** A table keeps at most so many bytes of drafts per seat. */
const MOST_DRAFT = 4096;

export const OPERATIONS = {
  sit: operation(
    'Take a free seat, or during play the seat of a bot.',
    { name: field.name, seat: own, symbol: Type.Optional(field.symbol) },
    (at, body) => ({ result: { seat: sit(at.table, at.device, body) } }),
  ),
  salt: operation(
    'Add to the chance of the game, before it starts: once, after the commitment was read.',
    { salt: field.salt },
    (at, { salt }) => {
      giveSalt(at.table, at.device, salt);
      return DONE;
    },
  ),
  leave: operation('Give up a seat; during play a bot goes on with it.', { seat: own }, (at, { seat }) => {
    leave(at.table, at.device, seat ?? at.seat);
    return DONE;
  }),
  rename: operation(
    'Change the name or the symbol of a seat.',
    { seat: own, name: Type.Optional(field.name), symbol: Type.Optional(field.symbol) },
    (at, body) => {
      rename(at.table, at.device, body);
      return DONE;
    },
  ),
  seat: hostOperation(
    'free a seat, keep it for somebody, or put a bot or a person on this screen there.',
    { seat: field.seat, to: field.seatWish },
    (at, body) => {
      setSeat(at.table, at.device, body.seat, body.to);
      return DONE;
    },
  ),
  settings: hostOperation(
    'change the settings; options only before the start.',
    {
      title: Type.Optional(field.title),
      preset: Type.Optional(Type.String({ maxLength: 40 })),
      options: Type.Optional(field.options),
      spectators: Type.Optional(Type.Boolean()),
      delay: Type.Optional(field.delay),
      takeBack: Type.Optional(Type.Boolean()),
      absence: Type.Optional(field.absence),
      time: Type.Optional(field.time),
      fast: Type.Optional(Type.Boolean()),
    },
    (at, body) => {
      changeSettings(at.table, body);
      return DONE;
    },
  ),
  kick: hostOperation('put a person out; during play a bot goes on.', { seat: field.seat }, (at, { seat }) => {
    kick(at.table, seat);
    return DONE;
  }),
  transfer: hostOperation('hand the powers of the host to a person.', { seat: field.seat }, ({ table }, { seat }) => {
    table.doc.host = personAt(table.doc, seat).devices[0];
    table.save();
    return DONE;
  }),
  pause: hostOperation('pause the game, or resume it.', { paused: Type.Boolean() }, ({ table }, { paused }) => {
    table.doc.paused = paused;
    table.time.changed();
    if (paused) table.takeBacks.end('moved-on');
    table.saveGate();
    table.bots.wake();
    return DONE;
  }),
  close: hostOperation('end the table for good.', {}, ({ table }) => {
    close(table);
    return DONE;
  }),
  start: hostOperation('start the game.', { salt: Type.Optional(field.salt) }, ({ table, device }, { salt }) => {
    if (salt !== undefined) giveSalt(table, device, salt);
    startGame(table);
    return DONE;
  }),
  rewind: hostOperation(
    'bring a stopped game back to life, so many answers earlier.',
    { steps: field.steps },
    async ({ table }, { steps }) => {
      await rewind(table, steps);
      return DONE;
    },
  ),
  rematch: operation(
    'Open a table with the same people after the end.',
    { start: Type.Optional(Type.Boolean({ description: 'At once; default where nobody is waited for.' })) },
    async (at, { start }) => {
      ownSeat(at.table.doc, at.device, undefined);
      return { result: { code: (await rematch(at.tables, at.table, start)).doc.code } };
    },
  ),
  link: operation('Make the personal link of a seat, for another device.', { seat: own }, (at, { seat }) => ({
    result: { token: personalLink(at.table, speaker(at, seat)) },
  })),
  claim: operation(
    'Sit on this device too, by personal link.',
    { token: Type.String({ maxLength: 64 }) },
    (at, { token }) => ({
      result: { seat: claim(at.table, at.device, token) },
    }),
  ),
  answer: operation(
    'Answer a decision.',
    {
      decision: field.decision,
      answer: Type.Unknown({ description: 'As the decision wants it.' }),
      epoch: field.epoch,
      seat: own,
    },
    answer,
  ),
  advice: operation(
    "Ask what maître would answer to one's own open question, and why; nobody else hears of it.",
    { decision: field.decision, epoch: field.epoch, seat: own },
    async (at, body) => ({ result: await adviseOn(at.table, speaker(at, body.seat), body) }),
  ),
  undo: operation(
    "Take back one's own last answer, or all up to the last point of no return.",
    { all: Type.Optional(Type.Boolean()), seat: own },
    async (at, { all, seat: named }) => {
      const seat = speaker(at, named);
      return once(at, seat, () => ({ n: at.table.undo(seat, all ?? false, at.clientId) }));
    },
  ),
  'take-back': operation(
    'Ask everybody to go back.',
    { steps: Type.Optional(field.steps), seat: own },
    async (at, body) => {
      await at.table.takeBacks.ask(speaker(at, body.seat), body.steps);
      return DONE;
    },
  ),
  assent: operation('Agree to go back, or refuse.', { yes: Type.Boolean(), seat: own }, async (at, { yes, seat }) => {
    await at.table.takeBacks.assent(speaker(at, seat), yes);
    return DONE;
  }),
  withdraw: operation('No longer ask to go back.', { seat: own }, (at, { seat }) => {
    at.table.takeBacks.withdraw(speaker(at, seat));
    return DONE;
  }),
  chat: operation(
    'Say something to the table.',
    { text: Type.Optional(Type.String({ maxLength: 300 })), phrase: Type.Optional(field.phrase), seat: own },
    (at, { seat, ...words }) => {
      say(at.table, speaker(at, seat), words);
      return DONE;
    },
  ),
  draft: operation(
    'Keep an answer one has begun, for other devices.',
    { decision: field.decision, draft: Type.Unknown(), seat: own },
    (at, body) => {
      keepDraft(at, body);
      return DONE;
    },
  ),
  'stand-in': operation(
    "Let a bot play an absent person's seat or one's own, or give it back.",
    { seat: field.seat, act: Type.Enum(['wait', 'once', 'until-return']) },
    (at, body) => {
      standIn(at, body);
      return DONE;
    },
  ),
} satisfies { [O in Operation]: OperationDef<Operations[O]> };

/** A resent answer gets the first result. */
function answer(at: At, body: Operations['answer']): Done | Promise<Done> {
  const { match } = at.table;
  const seat = speaker(at, body.seat);
  const asked = match?.epoch === body.epoch ? match.asked() : [];
  const open = asked.find((one) => one.seat === seat && one.id === body.decision);
  const gap = open === undefined ? 0 : at.table.course.gap(seat);
  // Looked at anew afterwards: others may have come in between.
  if (gap > 0) return pause(gap).then(() => answer(at, body));
  // What is open now cannot have been answered before, unless it was sealed and taken back.
  const isFirst = open !== undefined && !isSealed(open.about as AskFrame);
  return isFirst ? give(at, seat, body) : once(at, seat, () => give(at, seat, body));
}

function give({ table, clientId }: At, seat: Seat, { decision, answer, epoch }: Operations['answer']): Done {
  const n = table.answer(seat, decision, answer, epoch, 'person', clientId);
  table.keepDrafts(seat, undefined);
  return { n };
}

/** Does what was not done before under this client id, or gives the first result. */
async function once({ table, clientId }: At, seat: Seat, act: () => Done): Promise<Done> {
  for (;;) {
    const { match } = table;
    const seq = match?.seq;
    const row = clientId && (await table.around.store.rowOf(table.doc.code, seat, clientId));
    if (row) return { n: row.n };
    // Where the game went on while the store was asked, it may have been done meanwhile.
    if (table.match === match && match?.seq === seq) return act();
  }
}

function keepDraft(at: At, { seat: named, decision, draft }: Operations['draft']): void {
  const seat = speaker(at, named);
  const kept = { ...at.table.drafts.get(seat), [decision]: draft };
  if (draft === null) delete kept[decision];
  if (JSON.stringify(kept).length > MOST_DRAFT)
    throw refuse('too-large', 'This draft is too large to keep.', { field: 'draft' });
  at.table.keepDrafts(seat, Object.keys(kept).length === 0 ? undefined : kept);
}

/** Anybody who sits here may decide for an absent person; for one who is here, only that person. */
function standIn({ table, device }: At, { seat, act }: Operations['stand-in']): void {
  const { doc, attendance } = table;
  table.running();
  const place = personAt(doc, seat);
  const isOwn = place.devices.includes(device);
  if (!isOwn && seatsOf(doc, device).length === 0) ownSeat(doc, device, undefined);
  if (!isOwn && isPerson(place) && attendance.info().seats[seat] !== 'absent' && act !== 'wait') {
    throw refuse('not-your-seat', `${place.name} is not absent.`, {
      field: 'seat',
      remedy: 'Wait until the table says so.',
    });
  }
  if (act === 'wait') attendance.giveBack(seat);
  else attendance.standIn(seat, act);
}
