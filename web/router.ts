/** The addresses of the client, read and written in one place. */

/** What the address asks for. */
export type Route =
  | { readonly screen: 'home' }
  /** A table: its lobby, a seat at it, or what became of it. `token` ends a personal link from another device. */
  | { readonly screen: 'table'; readonly code: string; readonly token?: string }
  /** A finished game, at one of its moves and through somebody's eyes. */
  | { readonly screen: 'replay'; readonly code: string; readonly at?: number; readonly seat?: number }
  /** Whether a game was fair: a table's own, or one from a file. */
  | { readonly screen: 'verify'; readonly code?: string }
  | { readonly screen: 'watch' }
  /** A game alone with bots in this browser, or its set-up. */
  | { readonly screen: 'practice' }
  | { readonly screen: 'credits' }
  /** How the server is, for whoever runs it. */
  | { readonly screen: 'host' }
  | { readonly screen: 'rules'; readonly game: string; readonly rule?: string }
  | { readonly screen: 'lost' };

/** The letters and digits of a code: none that are mistaken for another when read aloud. */
const CODE = /^[A-HJ-NP-Z2-9]{6}$/;

/** What somebody typed or pasted as a code, cleaned; a whole link works too. */
export function readCode(text: string): string {
  const linked = /\/t\/([^/?#]+)/.exec(text)?.[1] ?? text;
  return linked
    .toUpperCase()
    .replace(/[^A-HJ-NP-Z2-9]/g, '')
    .slice(0, 6);
}

export const isCode = (text: string): boolean => CODE.test(text);

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^-?\d{1,6}$/.test(text) ? Number(text) : undefined;
}

/** A part of an address in plain letters; one that is badly written stays as it is and leads nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Screens whose address is their name alone. */
const PLAIN = ['watch', 'practice', 'credits', 'host', 'verify'] as const;

/** Reads an address; anything unknown is `lost`. */
export function parse(url: URL): Route {
  const [first, second, third, ...more] = url.pathname
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
  if (more.length > 0) return { screen: 'lost' };
  if (first === undefined) return { screen: 'home' };
  if (first === 't' && second !== undefined && isCode(second.toUpperCase()))
    return table(url, second.toUpperCase(), third);
  if (first === 'rules' && second !== undefined && third === undefined) {
    return {
      screen: 'rules',
      game: second,
      ...(url.hash.length > 1 && { rule: decoded(url.hash.slice(1)) }),
    };
  }
  const plain = PLAIN.find((screen) => screen === first);
  if (plain !== undefined && second === undefined) return { screen: plain };
  return { screen: 'lost' };
}

function table(url: URL, code: string, third: string | undefined): Route {
  if (third === undefined) {
    const token = new URLSearchParams(url.hash.slice(1)).get('seat');
    return { screen: 'table', code, ...(token !== null && { token }) };
  }
  if (third === 'verify') return { screen: 'verify', code };
  if (third !== 'replay') return { screen: 'lost' };
  const at = wholeNumber(url.searchParams.get('at'));
  const seat = wholeNumber(url.searchParams.get('seat'));
  return { screen: 'replay', code, ...(at !== undefined && { at }), ...(seat !== undefined && { seat }) };
}

/** Writes the address of a route. */
export function href(route: Route): string {
  switch (route.screen) {
    case 'home':
    case 'lost':
      return '/';
    case 'table':
      return `/t/${route.code}`;
    case 'replay': {
      const query = new URLSearchParams();
      if (route.at !== undefined) query.set('at', String(route.at));
      if (route.seat !== undefined) query.set('seat', String(route.seat));
      return `/t/${route.code}/replay${query.size > 0 ? `?${query}` : ''}`;
    }
    case 'verify':
      return route.code === undefined ? '/verify' : `/t/${route.code}/verify`;
    case 'rules':
      return `/rules/${encodeURIComponent(route.game)}${route.rule === undefined ? '' : `#${encodeURIComponent(route.rule)}`}`;
    default:
      return `/${route.screen}`;
  }
}
