/** Packs of any game: how the text of a file becomes JSON, and where it goes wrong when it does not. */
import type { PackProblem } from '../kernel/index.ts';

/** The largest file, in bytes. */
export const MOST_PACK_BYTES = 262_144;

export const tooLarge = (bytes: number): PackProblem => ({
  place: 'file',
  wrong: { fr: `pèse ${bytes} octets`, en: `has ${bytes} bytes` },
  right: { fr: `${MOST_PACK_BYTES} octets au plus`, en: `${MOST_PACK_BYTES} bytes at most` },
});

export type PackText = { readonly json: unknown } | { readonly problem: PackProblem };

/** Reads the text of a file; whether what it says is a pack is for the game's own check. */
export function readPack(text: string): PackText {
  const bytes = new TextEncoder().encode(text).length;
  if (bytes > MOST_PACK_BYTES) return { problem: tooLarge(bytes) };
  // Some editors put a mark before the first character.
  const plain = text.replace(/^\uFEFF/, '');
  let json: unknown;
  try {
    json = JSON.parse(plain);
  } catch {
    const { line, column } = syntaxError(plain);
    return {
      problem: {
        place: `${line}:${column}`,
        wrong: {
          fr: `ligne ${line}, colonne ${column} : ce n’est pas du JSON`,
          en: `line ${line}, column ${column} is not JSON`,
        },
        right: {
          fr: 'une virgule, un guillemet ou une accolade de plus ou de moins, ici ou juste avant',
          en: 'a comma, a quote or a bracket more or less, here or just before',
        },
      },
    };
  }
  return { json };
}

/** A bracket or a comma; a text; a number or a word. */
const TOKEN =
  /[ \t\n\r]*(?:([[\]{},:])|("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/uy;

type Wanted = 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'comma';

/** The first character that cannot stand where it does, in a text that is not JSON. */
export function syntaxError(text: string): { readonly line: number; readonly column: number } {
  const closing: string[] = [];
  let wanted: Wanted | undefined = 'value';
  let at = 0;
  while (wanted !== undefined) {
    TOKEN.lastIndex = at;
    const [token, bracket, quoted] = TOKEN.exec(text) ?? [];
    if (token === undefined) break;
    wanted = after(wanted, bracket, quoted !== undefined, closing);
    if (wanted !== undefined) at = TOKEN.lastIndex;
  }
  while (/\s/.test(text.charAt(at))) at++;
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: before[before.length - 1].length + 1 };
}

/** What may follow this token where `wanted` was expected; undefined when it cannot stand there. */
function after(wanted: Wanted, bracket: string | undefined, isText: boolean, closing: string[]): Wanted | undefined {
  const closes = bracket !== undefined && bracket === closing.at(-1);
  if (closes && (wanted === 'comma' || wanted.startsWith('first'))) {
    closing.pop();
    return 'comma';
  }
  switch (wanted) {
    case 'value':
    case 'first value':
      if (bracket === '[') closing.push(']');
      if (bracket === '{') closing.push('}');
      if (bracket === '[') return 'first value';
      if (bracket === '{') return 'first key';
      return bracket === undefined ? 'comma' : undefined;
    case 'key':
    case 'first key':
      return isText ? 'colon' : undefined;
    case 'colon':
      return bracket === ':' ? 'value' : undefined;
    case 'comma':
      if (bracket !== ',' || closing.length === 0) return undefined;
      return closing.at(-1) === ']' ? 'value' : 'key';
  }
}
