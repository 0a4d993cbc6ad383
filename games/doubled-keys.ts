/** Keys that stand twice in one object of a file: JSON.parse keeps the last of them and says nothing. */
import type { PackProblem } from '../kernel/index.ts';
import { DEEPEST, MOST_PROBLEMS, within } from './pack-check.ts';

/** What a text that is JSON is walked by; numbers, words and colons are passed over. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{},\n]/g;

/** An open list or object. */
interface Level {
  /** The line of each key so far; a list has none. */
  readonly lines?: Map<string, number>;
  /** Where in it the walk is. */
  at: string | number;
}

/** Each key written again in its object, in a text that is JSON. What is nested deeper than any pack is refused anyway. */
export function doubledKeys(text: string): PackProblem[] {
  const problems: PackProblem[] = [];
  const open: Level[] = [];
  let line = 1;
  let isKey = false;
  for (const [token] of text.matchAll(TOKEN)) {
    if (open.length > DEEPEST || problems.length >= MOST_PROBLEMS) break;
    const level = open.at(-1);
    if (token === '\n') line++;
    else if (token === '{') open.push({ lines: new Map(), at: '' });
    else if (token === '[') open.push({ at: 0 });
    else if (token === '}' || token === ']') open.pop();
    else if (token === ',' && typeof level?.at === 'number') level.at++;
    else if (token !== ',' && isKey && level?.lines !== undefined) {
      const key = JSON.parse(token) as string;
      const first = level.lines.get(key);
      level.at = key.slice(0, 40);
      if (first === undefined) level.lines.set(key, line);
      else problems.push(doubled(open, first, line));
    }
    // A key follows the opening brace or a comma; its value closes that until the next.
    if (token !== '\n') isKey = token === '{' || (token === ',' && level?.lines !== undefined);
  }
  return problems;
}

const doubled = (open: readonly Level[], first: number, again: number): PackProblem => ({
  place: open.reduce((place, { at }) => within(place, at), '') || 'file',
  wrong:
    first === again
      ? { fr: `est écrit deux fois, ligne ${first}`, en: `is written twice in line ${first}` }
      : {
          fr: `est écrit ligne ${first} et encore ligne ${again}`,
          en: `is written in line ${first} and again in line ${again}`,
        },
  right: { fr: 'un seul des deux', en: 'only one of the two' },
});
