/** How it is told, in a log and among choices, that somebody looks for something or can spare it. */
import type { Seat } from '../../../kernel/index.ts';
import type { Piece, Sentence } from '../../face.ts';
import { line } from './lines.ts';
import type { Speaker } from './speaker.ts';

interface WantsTelling {
  /** What happened; both empty: nothing any more. */
  told(t: Speaker, seat: Seat, seeks: readonly Piece[], spares: readonly Piece[]): Sentence;
  /** The answer that says so. */
  choice(seeks: string, spares: string): string;
}

export const frenchWants: WantsTelling = {
  told(t, seat, seeks, spares) {
    if (seeks.length + spares.length === 0)
      return line(t.who(seat), t.verb(seat, ' ne cherche', ' ne cherchez'), ' plus rien de particulier.');
    return line(
      t.who(seat),
      ...(seeks.length === 0 ? [] : [t.verb(seat, ' cherche ', ' cherchez '), ...seeks]),
      ...(seeks.length > 0 && spares.length > 0 ? [' et'] : []),
      ...(spares.length === 0 ? [] : [t.verb(seat, ' cède ', ' cédez '), ...spares]),
      '.',
    );
  },
  choice(seeks, spares) {
    const said = [seeks === '' ? '' : `chercher ${seeks}`, spares === '' ? '' : `céder ${spares}`].filter(Boolean);
    return said.length === 0 ? 'Ne rien chercher, ne rien céder.' : `Dire : ${said.join(', ')}.`;
  },
};

export const englishWants: WantsTelling = {
  told(t, seat, seeks, spares) {
    if (seeks.length + spares.length === 0)
      return line(t.who(seat), t.verb(seat, ' looks', ' look'), ' for nothing in particular any more.');
    return line(
      t.who(seat),
      ...(seeks.length === 0 ? [] : [t.verb(seat, ' looks for ', ' look for '), ...seeks]),
      ...(seeks.length > 0 && spares.length > 0 ? [' and'] : []),
      ...(spares.length === 0 ? [] : [' can spare ', ...spares]),
      '.',
    );
  },
  choice(seeks, spares) {
    const said = [seeks === '' ? '' : `look for ${seeks}`, spares === '' ? '' : `can spare ${spares}`].filter(Boolean);
    return said.length === 0 ? 'Look for nothing, spare nothing.' : `Say: ${said.join(', ')}.`;
  },
};
