/** The story of a game as lines of the log: headings, grouped by chapter, filtered, in the reader's language. */
import type { Seat, SeenEvent } from '../../kernel/index.ts';
import type { GameFace, Piece, Sentence, Telling } from '../face.ts';
import { catalogues } from '../words/catalogues.ts';
import { nameOf } from '../words/telling/speaker.ts';

/** An event with the step of the film that shows the table right after it; undefined when it is not on film. */
export interface Told {
  readonly event: SeenEvent;
  readonly step: number | undefined;
}

export type LogLine =
  | { readonly type: 'heading'; readonly key: string; readonly text: string }
  | {
      readonly type: 'line';
      readonly key: string;
      readonly index: number;
      readonly sentence: Sentence;
      readonly seat: Seat | undefined;
      readonly step: number | undefined;
    };

export type LogFilter = 'all' | 'decisions' | 'mine';

/** Whom a sentence is about: the first seat it names. */
export function subject(sentence: Sentence): Seat | undefined {
  const piece = sentence.pieces.find((one) => typeof one === 'object' && 'seat' in one);
  return piece !== undefined && typeof piece === 'object' && 'seat' in piece ? piece.seat : undefined;
}

const namesSeat = (pieces: readonly Piece[] | undefined, seat: Seat): boolean =>
  pieces?.some((piece) => typeof piece === 'object' && 'seat' in piece && piece.seat === seat) ?? false;

/** Whether a line passes: everything, what somebody did, or what concerns the reader. */
function passes(filter: LogFilter, sentence: Sentence, me: Seat): boolean {
  if (filter === 'all') return true;
  const seat = subject(sentence);
  // A sentence that begins with a seat tells what that seat did.
  if (filter === 'decisions')
    return (
      seat !== undefined &&
      sentence.pieces[0] !== undefined &&
      typeof sentence.pieces[0] === 'object' &&
      'seat' in sentence.pieces[0]
    );
  return namesSeat(sentence.pieces, me) || namesSeat(sentence.after, me);
}

/** A story without what only some are told: what may be read while the reader's cards are covered (R23). */
export const openly = (story: readonly Told[], { secrets }: GameFace): Told[] =>
  story.map(({ event, step }) => {
    const kept = Object.entries(event).filter(([fact]) => secrets?.facts[event.type]?.includes(fact) !== true);
    return { event: { ...Object.fromEntries(kept), type: event.type }, step };
  });

/** Writes the log. A heading without a line under it is left out. */
export function writeLog(story: readonly Told[], face: GameFace, telling: Telling, filter: LogFilter): LogLine[] {
  const lines: LogLine[] = [];
  let heading: LogLine | undefined;
  story.forEach(({ event, step }, index) => {
    const title = face.heading(event, telling.lang);
    if (title !== undefined) heading = { type: 'heading', key: `h${index}`, text: title };
    const sentence = shellSentence(event, telling) ?? face.tell(event, telling);
    if (sentence === undefined || !passes(filter, sentence, telling.me)) return;
    if (heading !== undefined) lines.push(heading);
    heading = undefined;
    lines.push({ type: 'line', key: `l${index}`, index, sentence, seat: subject(sentence), step });
  });
  return lines;
}

/** What the kernel and the server tell: undos, take-backs, other rules, bots in a person's place. Every game shares these lines. */
function shellSentence(event: SeenEvent, { lang, me }: Telling): Sentence | undefined {
  const { story } = catalogues.of(lang);
  const seat = event.seat as Seat;
  switch (event.type) {
    case 'undone':
      return { pieces: [{ seat }, story.undone(seat === me, event.steps as number)] };
    case 'taken-back':
      return { pieces: [{ seat }, story.takenBack(seat === me)] };
    case 'rebased':
      return { pieces: [story.rebased(event.lost as number)] };
    case 'stood-in':
      return {
        pieces:
          seat === me
            ? [story.stoodIn(true, event.by as 'bot' | 'default')]
            : [story.stoodIn(false, event.by as 'bot' | 'default'), { seat }, '.'],
      };
    default:
      return undefined;
  }
}

/** A sentence as plain text, for live regions, titles and tests. */
export function plain(pieces: readonly Piece[], telling: Telling): string {
  return pieces
    .map((piece, at) => {
      if (typeof piece === 'string') return piece;
      if ('seat' in piece) return seatName(piece.seat, telling, at);
      if ('card' in piece) return piece.text;
      if ('strong' in piece) return piece.strong;
      return catalogues.of(telling.lang).story.change(piece.was, piece.now);
    })
    .join('');
}

/** A seat's name; for the reader's own "Vous" where a sentence starts with it, "vous" elsewhere. */
export function seatName(seat: Seat, telling: Telling, at: number): string {
  const { you } = catalogues.of(telling.lang).story;
  if (seat === telling.me) return at === 0 ? you : you.toLocaleLowerCase();
  return nameOf(telling, seat);
}

/** Pieces as they are set: what is pressed keeps the full stop or comma that follows it on its own line. */
export function setPieces(pieces: readonly Piece[]): { readonly piece: Piece; readonly tail: string }[] {
  const isCard = (piece: Piece | undefined): boolean => typeof piece === 'object' && 'card' in piece;
  const stops = (piece: Piece | undefined): string =>
    typeof piece === 'string' ? (/^[.,;:!?)]+/.exec(piece)?.[0] ?? '') : '';
  return pieces.map((piece, at) => ({
    piece: typeof piece === 'string' && isCard(pieces[at - 1]) ? piece.slice(stops(piece).length) : piece,
    tail: isCard(piece) ? stops(pieces[at + 1]) : '',
  }));
}
