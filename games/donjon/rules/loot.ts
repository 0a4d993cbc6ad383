/** The winning attacker's loot (513, DQ-R41, DQ-R42): half the gems, an object or a spoil. */
import { andThen, ask } from '../../../kernel/index.ts';
import type { Content } from './content.ts';
import { fightOf, spendDeclared } from './fight.ts';
import type { Loot } from './flow.ts';
import { giveObject, moveSpoil } from './holdings.ts';
import { monsterOf } from './monster.ts';
import { moveGems } from './purse.ts';
import { type Adventurer, type Kind, NONE, type Pub, type State, type Table } from './state.ts';
import { settleSurplus } from './surplus.ts';

/** Spent objects are gone before (DQ-R32); then the loot, compulsory where there is any (DQ-R41). */
export function loot(s: State, _f: object, t: Table): void {
  const { winner, attacker, defender } = fightOf(s);
  spendDeclared(s, t);
  const prey = winner === 'green' ? lootOf(s.pub.adventurers[defender]) : [];
  andThen(s, { do: 'pot' });
  if (prey.length > 1) andThen(s, ask('choose-loot', attacker));
  else if (prey.length === 1) take(s, t, prey[0]);
}

/** Everything that may be taken from this player. */
function lootOf({ gems, objects, spoils }: Adventurer): Loot[] {
  const list: Loot[] = gems > 0 ? ['gems'] : [];
  for (const object of objects) list.push({ object });
  for (const spoil of spoils) list.push({ spoil });
  return list;
}

/** Half the defender's gems, rounded up (DQ-513). */
export const lootedGems = ({ gems }: Adventurer): number => Math.ceil(gems / 2);

const defenderOf = ({ fight, adventurers }: Pub): Adventurer => adventurers[fight?.defender ?? NONE];

export const chooseLoot: Kind<'choose-loot'> = {
  candidates: (v) => lootOf(defenderOf(v.pub)),
  refusal: () => undefined,
  default: (v) => usualLoot(v.table.content, defenderOf(v.pub)),
  take: (s, _d, a, t) => take(s, t, a),
};

/** Gems if half is 2 or more, else the object of the highest bonus, else the strongest spoil, else gems. */
function usualLoot(content: Content, prey: Adventurer): Loot {
  if (lootedGems(prey) >= 2) return 'gems';
  const [object] = prey.objects.toSorted((a, b) => content.objects[b].bonus - content.objects[a].bonus);
  if (object !== undefined) return { object };
  const [spoil] = prey.spoils.toSorted((a, b) => monsterOf(content, b).power - monsterOf(content, a).power);
  return spoil === undefined ? 'gems' : { spoil };
}

function take(s: State, t: Table, a: Loot): void {
  const { attacker: seat, defender: from } = fightOf(s);
  const gems = a === 'gems' ? moveGems(s, t, from, seat, lootedGems(s.pub.adventurers[from])) : 0;
  if (a !== 'gems' && 'object' in a) giveObject(s, from, seat, a.object);
  else if (a !== 'gems') moveSpoil(s, from, seat, a.spoil);
  t.emit('looted', { seat, from, loot: a, gems });
  // A looted object may be one too many: that is settled before the pot (DQ-R36, DQ-R44).
  settleSurplus(s, t);
}
