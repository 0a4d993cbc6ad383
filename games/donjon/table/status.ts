/** Whose decision it is and what is awaited, in one sentence (R1). */
import type { Decision } from '../../../kernel/index.ts';
import type { Sentence, Telling } from '../../../web/face.ts';
import { nameOf } from '../../../web/words/telling/speaker.ts';
import { statusOf } from '../../../web/words/telling/status.ts';
import { canFlee } from '../rules/effects/odds.ts';
import { fleePower } from '../rules/effects/offers.ts';
import { activePower, monsterPower } from '../rules/effects/power.ts';
import type { AnyView, Ask, Donjon, Kinds, View } from '../rules/state.ts';
import { wordsOf } from '../words/index.ts';
import { adventureName, nameOfSource } from '../words/name.ts';

export function status(view: AnyView, telling: Telling): Sentence {
  const { asks, table } = wordsOf(telling.lang);
  return statusOf<Donjon>(view, telling, table.status, asks, (own, decision) => mine(own, decision, telling));
}

/** The reader's question with what it is about: the monster and the sums, the card that asks, the one who pays. */
function mine(view: View, decision: Decision, telling: Telling): string | undefined {
  const { lang } = telling;
  const { table } = wordsOf(lang);
  const { content } = view.table;
  const { pub, seat } = view;
  const name = (at: number): string => nameOf(telling, at);
  switch (decision.kind as keyof Kinds) {
    case 'village-action':
      return table.status.village(pub.adventurers[seat].gems, pub.step === 'after');
    case 'face-monster': {
      if (pub.fight === null) return undefined;
      const { monster } = pub.fight;
      return table.status.face(
        adventureName(content, monster, lang),
        activePower(content, pub, seat, pub.fight),
        monsterPower(content, monster),
        canFlee(content, pub, seat, monster) || fleePower(content, pub, seat) !== undefined,
      );
    }
    case 'choose-allegiance':
      return pub.fight === null ? '' : table.status.fist(name(pub.fight.attacker), name(pub.fight.defender));
    case 'split-reward':
      return table.status.split(name(pub.fight?.ally ?? 0));
    case 'choose-loot':
      return table.status.loot(name(pub.fight?.defender ?? 0));
    case 'accept-gift':
      return table.status.gift(name((decision as Ask<'accept-gift'>).about.from));
    case 'event-choice':
    case 'special-choice':
    case 'monster-choice':
    case 'use-unique-power': {
      const { source, wants } = (decision as Ask<'event-choice'>).about;
      return table.status.effect(nameOfSource(content, source, lang), wants);
    }
    default:
      return undefined;
  }
}
