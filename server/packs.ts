/** The cards an owner brings to a table: judged, kept with it, and handed to whoever plays there. */
import { doubledKeys } from '../games/doubled-keys.ts';
import { canonical, type Json, sha256 } from '../kernel/index.ts';
import { refuse } from './errors.ts';
import { inLobby } from './lobby.ts';
import type { Table } from './table.ts';

/** So many mistakes are told at once. */
const MOST_TOLD = 50;

/** A pack as it was sent: its text shows what JSON does not keep. */
export interface PackSent {
  readonly text: string;
  readonly json: unknown;
}

export function bringPack(table: Table, { text, json }: PackSent): void {
  const { doc, box } = table;
  inLobby(doc);
  if (box.packs === undefined) throw refuse('no-pack', 'This game is played with its own cards only.');
  const mistakes = [...doubledKeys(text), ...box.packs.check(json)];
  if (mistakes.length > 0) {
    const [{ place, wrong, right }] = mistakes;
    throw refuse('bad-pack', `${place}: ${wrong.en}.`, {
      field: place,
      remedy: `Put ${right.en}.`,
      mistakes: mistakes.slice(0, MOST_TOLD),
    });
  }
  // As it will be read again after a restart: a typed −0 is 0.
  const pack = JSON.parse(JSON.stringify(json)) as Json;
  changePack(table, pack);
  doc.pack = { ...box.packs.about(pack), hash: sha256(canonical(pack)) };
  table.save();
}

/** Back to the game's own cards. */
export function removePack(table: Table): void {
  inLobby(table.doc);
  changePack(table, undefined);
  delete table.doc.pack;
  table.save();
}

function changePack(table: Table, pack: Json | undefined): void {
  table.pack = pack;
  table.pen.savePack(pack);
}

/** The cards of a table, as they were brought. */
export function packOf({ pack }: Table): Json {
  if (pack === undefined) throw refuse('no-pack', 'This table is played with the cards of the game.');
  return pack;
}
