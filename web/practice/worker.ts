/** The practice game's own thread: rules and bots run here, so that the page never waits for a thought. */
import { shelf } from '../../games/index.ts';
import type { ServerMessage } from '../../wire/protocol.ts';
import { PracticeHost } from './host.ts';
import { type PracticeWish, readKept } from './kept.ts';

/** How a game begins or goes on: first of all messages. */
export type Opening = { readonly wish: PracticeWish } | { readonly kept: string };

/** What comes back beside the messages of the wire: the game as it is to be kept, or that it cannot be gone on with. */
export type FromWorker = ServerMessage | { readonly type: 'keep'; readonly text: string } | { readonly type: 'lost' };

/** The parts of a worker's world used here: the DOM's types do not know it. */
interface Port {
  postMessage(message: FromWorker): void;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}
const port = self as unknown as Port;

let host: PracticeHost | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** What goes wrong inside ends the game here: it is told, and nothing unsound was kept. */
function guard(act: () => void): void {
  try {
    act();
    schedule();
  } catch (error) {
    lose(error);
  }
}

function lose(error: unknown): void {
  clearTimeout(timer);
  host = undefined;
  port.postMessage({ type: 'lost' });
  if (error !== undefined) throw error;
}

function schedule(): void {
  clearTimeout(timer);
  const pause = host?.botPause();
  if (pause !== undefined) timer = setTimeout(() => guard(() => host?.letBotAct()), pause);
}

const outlets = {
  tell: (message: ServerMessage) => port.postMessage(message),
  keep: (game: object) => port.postMessage({ type: 'keep', text: JSON.stringify(game) }),
};

async function open(opening: Opening): Promise<void> {
  const kept = 'kept' in opening ? readKept(opening.kept) : undefined;
  const id = 'wish' in opening ? opening.wish.game : kept?.game;
  const box = await shelf.find((about) => about.id === id)?.load();
  if (box === undefined) return lose(undefined);
  if ('wish' in opening) host = PracticeHost.begin(box, opening.wish, outlets);
  else host = kept && PracticeHost.resume(box, kept, outlets);
  if (host === undefined) return lose(undefined);
  guard(() => host?.receive({ type: 'hello' }));
}

port.onmessage = ({ data: opening }) => {
  port.onmessage = ({ data }) => guard(() => host?.receive(data));
  open(opening as Opening).catch(lose);
};
