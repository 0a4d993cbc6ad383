/** Whose decision it is and what is awaited, in one sentence (R1). */
import type { Decision } from '../../../kernel/index.ts';
import type { Sentence, Telling } from '../../../web/face.ts';
import { statusOf } from '../../../web/words/telling/status.ts';
import { allowance } from '../rules/effects/standing.ts';
import type { AnyView, Ask, Karanor, Kinds, View } from '../rules/state.ts';
import { wordsOf } from '../words/index.ts';
import { cardName } from '../words/name.ts';

export function status(view: AnyView, telling: Telling): Sentence {
  const { asks, table } = wordsOf(telling.lang);
  return statusOf<Karanor>(view, telling, table.status, asks, (own, decision) => mine(own, decision, telling));
}

/** The reader's question with what it is about: the actions left, the open move, the card that asks. */
function mine({ pub, seat, table: { content } }: View, decision: Decision, { lang }: Telling): string | undefined {
  const { table } = wordsOf(lang);
  switch (decision.kind as keyof Kinds) {
    case 'take-action': {
      const steps = pub.move === null ? 0 : Math.max(0, allowance(content, pub, seat) - pub.move.made);
      return table.status.turn(pub.actionsLeft, steps);
    }
    case 'choose-target':
    case 'choose-resource': {
      const { source, wants } = (decision as Ask<'choose-target'>).about;
      return table.status.effect(cardName(content, source.kind, source.card, lang), wants);
    }
    case 'react': {
      const played = pub.played[(decision as Ask<'react'>).about.played] ?? pub.played.at(-1);
      if (played === undefined) return undefined;
      return table.status.react(cardName(content, played.source.kind, played.source.card, lang));
    }
    default:
      return undefined;
  }
}
