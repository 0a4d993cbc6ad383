/** A player's power with its parts in words. */
import type { Seat } from '../../../kernel/index.ts';
import { activePower, type PowerTerm, powerTerms } from '../rules/effects/power.ts';
import { type Fight, NONE, type Obj } from '../rules/state.ts';
import { nameOfSource } from '../words/name.ts';
import type { Scene } from './scene.ts';
import { cardWords } from './show/texts.ts';

interface PowerPart {
  readonly n: number;
  readonly label: string;
}

/** The fight this player stands in as a principal: there, bonuses of this fight count. */
function ownFight({ view }: Scene, seat: Seat): Fight | null {
  const { fight } = view.pub;
  if (fight === null || fight.stage === 'over') return null;
  return seat === fight.attacker || seat === fight.defender ? fight : null;
}

/** In a fight of one's own, the power that counts there; else the gauge. */
export const shownPower = (scene: Scene, seat: Seat): number =>
  activePower(scene.content, scene.view.pub, seat, ownFight(scene, seat));

export const powerParts = (scene: Scene, seat: Seat): PowerPart[] =>
  powerTerms(scene.content, scene.view.pub, seat, ownFight(scene, seat)).map((term) => ({
    n: term.n,
    label: labelOf(scene, term),
  }));

function labelOf({ words, content, lang }: Scene, { kind, object, by }: PowerTerm): string {
  if (object !== NONE) return cardWords(lang).objectTypes[content.objects[object].type].toLowerCase();
  return by === null ? words.powerTerms[kind] : nameOfSource(content, by, lang);
}

/** The gauge this player would have with that object in place of another of its type, or without it. */
export function powerWith({ content, view }: Scene, seat: Seat, object: Obj, isGone = false): number {
  const { type } = content.objects[object];
  const kept = view.pub.adventurers[seat].objects.filter((one) =>
    isGone ? one !== object : content.objects[one].type !== type,
  );
  const objects = isGone ? kept : [...kept, object];
  const adventurers = view.pub.adventurers.with(seat, { ...view.pub.adventurers[seat], objects });
  return activePower(content, { ...view.pub, adventurers }, seat);
}
