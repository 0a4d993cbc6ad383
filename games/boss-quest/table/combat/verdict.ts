/** Why a combat went for each player as it did: a stamp, a reason, what it brought. */
import type { CombatLine, CombatReport } from '../../rules/state.ts';
import { spellName } from '../../words/name.ts';
import { nameOf, type Scene } from '../scene.ts';
import { type SumPart, spellParts, sumText, weaponPart } from '../sums.ts';

export interface Verdict {
  readonly tone: 'win' | 'perfect' | 'far' | 'out' | 'over' | 'reaper';
  readonly stamp: string;
  readonly reason: string;
  readonly gain: string;
}

/** The parts of the strength, the card that was hidden first. */
export function lineParts(scene: Scene, line: CombatLine): SumPart[] {
  const { visible } = scene.view.pub.knights[line.seat];
  return [
    weaponPart(scene, line.hidden, line.reading),
    ...visible.filter((card) => card !== line.hidden).map((card) => weaponPart(scene, card)),
    ...spellParts(scene, line.seat),
  ];
}

export const keysOf = ({ keys }: CombatLine): number => keys.round + keys.extra + keys.perfect;

export function verdict(scene: Scene, report: CombatReport, line: CombatLine): Verdict {
  const { combat } = scene.words.table;
  const { tone, stamp, reason } = judge(scene, report, line);
  const extra = [
    line.heartCause === 'harvest' && reaped(scene, report, line),
    line.heartGuard !== null && combat.guards[line.heartGuard],
    line.withheld !== null && combat.withheld[line.withheld],
  ].filter((part) => part !== false);
  return { tone, stamp, reason: [reason, ...extra].join(' '), gain: gain(scene, line) };
}

function judge(scene: Scene, report: CombatReport, line: CombatLine): Omit<Verdict, 'gain'> {
  const { combat } = scene.words.table;
  const { stamps } = combat;
  if (line.gap < 0)
    return { tone: 'over', stamp: stamps.over(-line.gap), reason: combat.overBy(sumText(lineParts(scene, line))) };
  if (line.fails.length > 0)
    return { tone: 'out', stamp: lackStamp(scene, line), reason: combat.lacks(spellList(scene, line.fails)) };
  const { round, extra, perfect } = line.keys;
  const pays = combat.pays(round, extra, perfect, report.hp);
  if (line.won) {
    const how = report.rank > 1 && report.by === 'closest' ? combat.bySecond : combat.by[report.by ?? 'closest'];
    return {
      tone: 'win',
      stamp: line.perfect ? stamps.perfect : stamps.won,
      reason: pays === '' ? `${how}.` : `${how}${pays}`,
    };
  }
  if (scene.view.pub.knights[line.seat].role === 'reaper') return { tone: 'reaper', stamp: stamps.reaper, reason: '' };
  if (line.perfect)
    return { tone: 'perfect', stamp: stamps.perfect, reason: `${farReason(scene, report, line)}${pays}` };
  const isTooClose = report.winners.length > 0 && line.rank < report.rank;
  return {
    tone: line.heartLost ? 'over' : 'far',
    stamp: line.heartLost ? stamps.harvested : isTooClose ? stamps.close : stamps.far,
    reason: farReason(scene, report, line),
  };
}

function farReason(scene: Scene, report: CombatReport, line: CombatLine): string {
  const { combat } = scene.words.table;
  const winner = report.lines.find(({ seat }) => seat === report.winners[0]);
  if (winner === undefined || line.rank < report.rank) return combat.tooClose;
  if (winner.gap === line.gap) {
    return report.by === 'tieBreak' ? `${combat.by.tieBreak}.` : combat.tied(line.weapons, other(scene, winner.seat));
  }
  return combat.far(line.gap, other(scene, winner.seat));
}

/** A player's name, undefined for the reader. */
const other = (scene: Scene, seat: number): string | undefined =>
  seat === scene.telling.me ? undefined : nameOf(scene, seat);

function reaped(scene: Scene, report: CombatReport, line: CombatLine): string {
  const reaper = report.lines.find(({ seat }) => scene.view.pub.knights[seat].role === 'reaper');
  return reaper === undefined ? '' : scene.words.table.combat.harvested(line.strength, reaper.strength);
}

const spellList = ({ view, lang }: Scene, spells: readonly number[]): string =>
  new Intl.ListFormat(lang).format(spells.map((spell) => spellName(view.table.content, spell, lang)));

function lackStamp({ view, words }: Scene, line: CombatLine): string {
  const { stamps } = words.table.combat;
  const clause = view.table.content.spells[line.fails[0]].clauses.find((one) => one.does === 'requireColour');
  return clause !== undefined && 'colour' in clause ? stamps.lacks(words.cards.suits[clause.colour].of) : stamps.noPair;
}

function gain(scene: Scene, line: CombatLine): string {
  const { combat } = scene.words.table;
  if (line.withheld === 'reaperRound') return combat.destiny;
  if (line.heartLost) return combat.loseHeart;
  if (keysOf(line) > 0) return combat.gainKeys(keysOf(line));
  return line.gap === 0 && !line.qualified ? combat.perfectRefused : combat.nothing;
}

/** The order of the result: winners, the qualified by rank, those without their requirement, those over. */
export function sorted(lines: readonly CombatLine[]): CombatLine[] {
  const weight = (line: CombatLine): number =>
    line.won ? 0 : line.qualified ? 10 + line.rank : line.gap >= 0 ? 100 : 200 - line.gap;
  return [...lines].sort((a, b) => weight(a) - weight(b) || a.seat - b.seat);
}

/** The headline: how it went, in one word and one sentence. */
export function headline(scene: Scene, report: CombatReport): { title: string; sentence: string } {
  const { combat } = scene.words.table;
  if (report.winners.length === 0) {
    return { title: combat.head.unwon, sentence: report.unwon === 'noSuchRank' ? combat.noSecond : combat.nobody };
  }
  const winners = report.lines.filter(({ won }) => won);
  const isYou = report.winners.includes(scene.telling.me);
  const names = report.winners.map((seat) =>
    seat === scene.telling.me ? capital(scene.words.table.you) : nameOf(scene, seat),
  );
  const { head } = combat;
  const isReaped = winners.some(({ withheld }) => withheld === 'reaperPlayer');
  const title = isReaped
    ? head.reaper
    : winners.some(({ perfect }) => perfect)
      ? head.perfect
      : winners.length > 1
        ? head.shared
        : head.won;
  return { title, sentence: combat.won(names, keysOf(winners[0]), isYou) };
}

const capital = (word: string): string => word[0].toLocaleUpperCase() + word.slice(1);
