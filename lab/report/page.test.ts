import { expect, test } from 'vitest';
import { shelf } from '../../games/index.ts';
import { completeOptions, type OptionValues } from '../../kernel/index.ts';
import { samePlan } from '../plan.ts';
import { Table } from '../table.ts';
import { Tally } from '../tally.ts';
import { csvOf } from './csv.ts';
import { pageOf } from './page.ts';
import type { GameSet, Report } from './report.ts';

const [about] = shelf;
const box = await about.load();

async function setOf(given: object, isOpen = true): Promise<GameSet> {
  const options = completeOptions(box.rules.options, 3, { ...given }) as OptionValues;
  const plan = samePlan(
    { game: about.id, players: 3, thinking: 10, options },
    ['random', 'debutant', 'random'],
    'page',
    8,
  );
  const table = await Table.open(box, plan.table);
  const tally = new Tally();
  for (let k = 1; k <= plan.games; k++) tally.add(table.play(plan.job(k)));
  return {
    about: JSON.stringify(given),
    figures: tally.figures(table.catalogue.titles),
    lines: tally.lines,
    ...(isOpen && { command: (game: number) => `replay <${game}>` }),
  };
}

const report = (sets: readonly GameSet[]): Report => ({
  game: about.id,
  title: 'A <game> & "more"',
  race: 'keys',
  lang: 'en',
  sets,
});

/** Tags that were not closed, or closed without being open. */
function unbalanced(html: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, close, name, , self] of html.matchAll(
    /<(\/?)([a-z][a-z0-9]*)((?:\s+[\w-]+(?:="[^"<>]*")?)*)\s*(\/?)>/g,
  )) {
    if (self === '/' || ['meta', 'br'].includes(name)) continue;
    if (close === '') open.push(name);
    else if (open.pop() !== name) wrong.push(name);
  }
  return [...wrong, ...open];
}

test('the page is well formed, needs nothing from elsewhere, and every link in it leads somewhere', async () => {
  const sets = [await setOf({}), await setOf({ potions: true })];
  for (const list of [sets, sets.slice(0, 1)]) {
    const whole = pageOf(report(list));
    expect(whole.match(/https?:|src=|url\(|@import/)).toBeNull();
    const page = whole.replace(/<(style|script)>[\s\S]*?<\/\1>/g, '');
    expect(unbalanced(page)).toEqual([]);
    // Whatever stands between tags is no tag.
    expect(page.replace(/<[!/]?[a-z][^<>]*>/g, '').match(/[<>]/)).toBeNull();
    expect(page.includes('A &lt;game&gt; &amp; &quot;more&quot;')).toBe(true);
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(30);
    expect(links.filter((id) => !ids.has(id))).toEqual([]);
    for (const id of ['length', 'endings', 'seats', 'players', 'scores', 'lead', 'deck-spells', 'games'])
      expect(ids).toContain(id);
    expect(page.match(/class="hill /g)).toHaveLength(4 * list.length);
    expect(page.match(/class="dots"/g)?.length).toBeGreaterThan(30);
    expect(page.includes('replay &lt;')).toBe(true);
    expect(ids.has('comparison')).toBe(list.length === 2);
    expect(page.match(/NaN|undefined|Infinity/)).toBeNull();
  }
});

test('games that nobody may open are not pointed to', async () => {
  const page = pageOf(report([await setOf({}, false)]));
  expect(page.match(/id="games"|href="#a\d/)).toBeNull();
});

test('every game is a line of the table beside it', async () => {
  const lines = csvOf(report([await setOf({})]))
    .trim()
    .split('\n');
  expect(lines[0]).toBe(
    'set,game,rounds,decisions,ending,winners,lead_changes,who_0,who_1,who_2,score_0,score_1,score_2',
  );
  expect(lines).toHaveLength(9);
  expect(lines[1]).toMatch(/^A,1,\d+,\d+,\w+,[\d ]*,\d+,random,debutant,random,\d+,\d+,\d+$/);
});
