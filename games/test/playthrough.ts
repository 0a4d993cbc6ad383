/**
 * One game as text: every answer, what it made happen, what each seat was told and is asked.
 *
 * Kept as a file, it makes any change of behaviour a visible diff, and any leak: what stands under a seat's name only
 * that seat may know, and what stands under `all` everybody reads.
 */
import {
  type AnyGame,
  type AnyShape,
  legal,
  type Match,
  open,
  type SeenEvent,
  SPECTATOR,
  toldTo,
} from '../../kernel/index.ts';
import { type Plan, playOut, startMatch } from './record.ts';

export function playthrough(rules: AnyGame, plan: Plan): string {
  const match = startMatch(rules, plan);
  const lines = [
    `${rules.id}, rules version ${rules.version}, ${plan.seats} seats, seed "${plan.seed}", ${text(plan.options ?? {})}`,
    '',
    '#0 the table is laid',
    ...match.story.flatMap((event) => told(plan.seats, (seat) => toldTo([event], seat)[0])),
    ...Object.entries(match.state.pub).map(([name, value]) => `  all: ${name} ${text(value)}`),
    ...match.state.own.map((own, seat) => `  seat ${seat}: own ${text(own)}`),
    ...openTo(match),
  ];
  for (const { decision, answer, change } of playOut(match, plan.asleep)) {
    lines.push('', `#${match.seq} seat ${decision.seat}, ${decision.kind}: ${text(answer)}`);
    for (const event of change.events) lines.push(...told(plan.seats, (seat) => toldTo([event], seat)[0]));
    if (change.pub) lines.push(`  all: ${text(change.pub)}`);
    for (const [seat, own] of change.own.entries()) if (own) lines.push(`  seat ${seat}: own ${text(own)}`);
    lines.push(...openTo(match));
  }
  lines.push('', `outcome ${text(match.outcome())}`, `hash ${match.hash()}`);
  return `${lines.join('\n')}\n`;
}

const text = (value: unknown): string => JSON.stringify(value);

/** What everybody is told of an event, and by seat what differs from that. */
function told(seats: number, as: (seat: number) => SeenEvent | undefined): string[] {
  const line = (seat: number): string | undefined => {
    const { type, ...facts } = as(seat) ?? {};
    return type && `${type} ${text(facts)}`;
  };
  const lines = line(SPECTATOR) === undefined ? [] : [`  all: ${line(SPECTATOR)}`];
  for (let seat = 0; seat < seats; seat++) {
    if (line(seat) !== line(SPECTATOR)) lines.push(`  seat ${seat}: ${line(seat)}`);
  }
  return lines;
}

/** Every decision open to each seat with its legal answers; the table waits for those marked `must`. */
function openTo(match: Match<AnyShape>): string[] {
  return match.state.own.flatMap((_, seat) => {
    const v = match.view(seat);
    return open(match.game, v).map((d) => {
      const answers = legal(match.game, v, d).map(text).join(' ');
      return `  seat ${seat}: ${d.blocking ? 'must' : 'may'} ${d.kind} ${d.id}: ${answers}`;
    });
  });
}
