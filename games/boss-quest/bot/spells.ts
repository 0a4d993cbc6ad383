/** What a spell would do to the round: tried out on the imagined world, with every choice its caster has. */
import type { Seat } from '../../../kernel/index.ts';
import type { Amount, Clause, Power, Reach } from '../rules/content.ts';
import { type Casting, type Companion, NONE, RESERVE, type Spell, type View, type Weapon } from '../rules/state.ts';
import { amount, holderOf, ownerOf, visiblePotions, worth } from '../rules/totals.ts';
import { forecast } from './forecast.ts';
import { isRequirement } from './requirements.ts';
import { type Fighter, fighterOf, strengthened, type World, withFighter } from './world.ts';

/** What a caster chooses for a spell; fields it has no use for are absent. */
export interface Choice {
  readonly target?: Seat;
  readonly value?: number;
  /** A weapon to give away, or a potion to turn. */
  readonly weapon?: 'hidden' | Weapon;
  readonly cancelled?: Spell;
  readonly pair?: readonly [Companion, Companion];
}

/** What a companion is worth to its holder in the rounds to come, in share of a win. */
const LASTING: { readonly [does in Power['does']]: number } = {
  allColours: 0.015,
  peek: 0.01,
  chain: 0.015,
  tieBreak: 0.02,
  tolerance: 0.02,
  replaceSpell: 0.01,
};

/** The best this spell can do for its caster; without a possible target it does nothing (R14). */
export function bestCasting(v: View, world: World, spell: Spell): number {
  let best: number | undefined;
  for (const choice of choicesFor(v, world, spell)) {
    const value = castingValue(v, world, spell, choice);
    if (best === undefined || value > best) best = value;
  }
  return best ?? forecast(world);
}

/** Every choice a caster has for this spell, its clauses taken together. */
export function choicesFor(v: View, world: World, spell: Spell): Choice[] {
  let choices: Choice[] = [{}];
  for (const clause of world.content.spells[spell].clauses) {
    const holes = holesOf(v, world, clause);
    choices = choices.flatMap((choice) => holes.map((hole) => ({ ...choice, ...hole })));
  }
  return choices;
}

function holesOf(v: View, world: World, clause: Clause): Choice[] {
  const seats = world.fighters.map((fighter) => fighter.seat);
  switch (clause.does) {
    case 'strength':
      return seatsIn(clause.target, seats, v.seat).flatMap((target) =>
        amounts(clause.by).map((hole) => ({ target, ...hole })),
      );
    case 'preventHeartLoss':
    case 'exchangeHidden':
      return seatsIn(clause.target, seats, v.seat).map((target) => ({ target }));
    case 'bossHp':
    case 'winnerKeys':
      return amounts(clause.by);
    case 'cancel':
      return v.pub.active.map(({ spell }) => ({ cancelled: spell }));
    case 'exchangeWithDeck':
      return v.pub.weaponDeck === 0
        ? []
        : ['hidden' as const, ...fighterOf(world, v.seat).visible].map((weapon) => ({ weapon }));
    case 'flipReading':
      return visiblePotions(world.content, v.pub).map((weapon) => ({ weapon }));
    case 'exchangeCompanions':
      return companionPairs(v).map((pair) => ({ pair }));
    default:
      return [{}];
  }
}

const amounts = (by: Amount): Choice[] => (typeof by === 'number' ? [{}] : by.map((value) => ({ value })));

/** Who may be chosen; with `all` nobody is, since everybody is hit. */
function seatsIn(reach: Reach, seats: readonly Seat[], me: Seat): readonly Seat[] {
  if (reach === 'self' || reach === 'all') return [me];
  return reach === 'other' ? seats.filter((seat) => seat !== me) : seats;
}

/** Pairs with at least one companion before a player (R39). */
function companionPairs({ pub }: View): [Companion, Companion][] {
  const held = pub.knights.map((knight) => knight.companion).filter((companion) => companion !== NONE);
  const all = [...held, ...pub.reserve].sort((a, b) => a - b);
  return all.flatMap((a, i) =>
    all
      .slice(i + 1)
      .filter((b) => held.includes(a) || held.includes(b))
      .map((b): [Companion, Companion] => [a, b]),
  );
}

/** The worth of the world after this casting; where it draws a weapon, on average. */
export function castingValue(v: View, world: World, spell: Spell, choice: Choice): number {
  if (typeof choice.weapon === 'number' && hasClause(world, spell, 'exchangeWithDeck')) {
    return visibleExchange(v, world, choice.weapon);
  }
  let after = world;
  for (const clause of world.content.spells[spell].clauses) after = work(v, after, clause, choice);
  return forecast(after);
}

const hasClause = (world: World, spell: Spell, does: Clause['does']): boolean =>
  world.content.spells[spell].clauses.some((clause) => clause.does === does);

const chosen = (choice: Choice, by: Amount): number => (typeof by === 'number' ? by : (choice.value ?? by[0]));

/** The world after one clause has worked. */
function work(v: View, world: World, clause: Clause, choice: Choice): World {
  const { target = v.seat } = choice;
  switch (clause.does) {
    case 'bossHp':
      return { ...world, hp: world.hp + chosen(choice, clause.by) };
    case 'requireColour':
    case 'requireSameColour':
      return { ...world, requirements: [...world.requirements, clause] };
    case 'winnerKeys':
      return { ...world, extraKeys: world.extraKeys + chosen(choice, clause.by) };
    case 'winningRank':
      return { ...world, rank: clause.rank };
    case 'limitRemainingTurns':
      return { ...world, lastCall: true };
    case 'strength':
      return reached(world, clause.target, target, (one, seat) => strengthened(one, seat, chosen(choice, clause.by)));
    case 'preventHeartLoss':
      return reached(world, clause.target, target, (one, seat) => withFighter(one, seat, { shielded: true }));
    case 'exchangeHidden':
      return exchangeHidden(world, v.seat, target);
    case 'exchangeWithDeck':
      return withFighter(world, v.seat, { hidden: fromDeck(world) });
    case 'flipReading':
      return typeof choice.weapon === 'number' ? flipped(v, world, choice.weapon) : world;
    case 'exchangeCompanions':
      return choice.pair ? exchangeCompanions(v, world, choice.pair) : world;
    case 'cancel':
      return undone(v, world, choice.cancelled);
  }
}

/** The world after something has happened to the chosen player, or to all. */
function reached(world: World, reach: Reach, target: Seat, touch: (world: World, seat: Seat) => World): World {
  if (reach !== 'all') return touch(world, target);
  return world.fighters.reduce((after, { seat }) => touch(after, seat), world);
}

/** The next weapon of the deck, as far as this seat can tell. */
function fromDeck({ weapons: { pool, top } }: World): Fighter['hidden'] {
  return top === undefined ? pool.map((card) => ({ card, chance: 1 / pool.length })) : [{ card: top, chance: 1 }];
}

function exchangeHidden(world: World, me: Seat, target: Seat): World {
  const mine = fighterOf(world, me).hidden;
  return withFighter(withFighter(world, me, { hidden: fighterOf(world, target).hidden }), target, { hidden: mine });
}

/** A face-up weapon for the top of the deck: every value that may come, on average. */
function visibleExchange(v: View, world: World, given: Weapon): number {
  const { content, weapons, values } = world;
  const { shown, visible, coming } = fighterOf(world, v.seat);
  const rest = { visible: visible.filter((card) => card !== given), coming: coming + 1 };
  const without = shown - worth(content, v.pub, given);
  const withValue = (value: number): number =>
    forecast(withFighter(world, v.seat, { ...rest, shown: without + value }));
  if (weapons.top !== undefined) return withValue(content.weapons[weapons.top].plus);
  let sum = 0;
  for (let value = 1; value < values.length; value++) if (values[value] > 0) sum += values[value] * withValue(value);
  return sum;
}

function flipped(v: View, world: World, potion: Weapon): World {
  const { minus, plus } = world.content.weapons[potion];
  const reading = v.pub.readings[potion - world.content.firstPotion];
  if (reading === null) return world;
  return strengthened(world, ownerOf(v.pub, potion), reading === 'plus' ? minus - plus : plus - minus);
}

function exchangeCompanions(v: View, world: World, [a, b]: readonly [Companion, Companion]): World {
  return withCompanion(withCompanion(world, holderOf(v.pub, a), a, b), holderOf(v.pub, b), b, a);
}

/** A player's companion changes: what it does in this round, and in those to come. */
function withCompanion(world: World, seat: Seat, before: Companion, after: Companion): World {
  if (seat === RESERVE) return world;
  const power = world.content.companions[after].power;
  const gain = LASTING[power.does] - LASTING[world.content.companions[before].power.does];
  const rivals = Math.max(1, world.fighters.length - 1);
  const changed = withFighter(world, seat, {
    tolerance: power.does === 'tolerance' ? power.upTo : 0,
    hasTieBreak: power.does === 'tieBreak',
    hasAllColours: power.does === 'allColours',
  });
  return { ...changed, lasting: world.lasting + (seat === world.me ? gain : -gain / rivals) };
}

/** The world after an active spell has ended (BQ-415, R20). */
function undone(v: View, world: World, spell: Spell | undefined): World {
  const casting = v.pub.active.find((one) => one.spell === spell);
  if (casting === undefined) return world;
  let after = world;
  for (const clause of world.content.spells[casting.spell].clauses) after = undo(v, after, clause, casting);
  return after;
}

function undo(v: View, world: World, clause: Clause, casting: Casting): World {
  if (isRequirement(clause)) {
    const left = [...world.requirements];
    left.splice(left.indexOf(clause), 1);
    return { ...world, requirements: left };
  }
  switch (clause.does) {
    case 'bossHp':
      return { ...world, hp: world.hp - amount(casting, clause.by) };
    case 'winnerKeys':
      return { ...world, extraKeys: world.extraKeys - amount(casting, clause.by) };
    case 'winningRank':
      return { ...world, rank: 1 };
    case 'limitRemainingTurns':
      return { ...world, lastCall: false };
    case 'strength':
      return reached(world, clause.target, casting.target, (one, seat) =>
        strengthened(one, seat, -amount(casting, clause.by)),
      );
    case 'preventHeartLoss':
      return reached(world, clause.target, casting.target, (one, seat) => withFighter(one, seat, { shielded: false }));
    case 'flipReading':
      return casting.weapon >= 0 ? flipped(v, world, casting.weapon) : world;
    case 'exchangeCompanions':
      return casting.pair ? exchangeCompanions(v, world, casting.pair) : world;
    default:
      return world;
  }
}
