/** From a source to the clauses it names. */
import type { Ability, Clause, Cost, TriggeredAbility } from '../clauses.ts';
import type { Content } from '../content.ts';
import type { Source } from './types.ts';

const NOTHING: readonly Clause[] = [];

/** A tile's ability. */
export function abilityOf({ insignia, artefacts }: Content, { kind, card, ability }: Source): Ability | undefined {
  if (kind === 'insignia') return insignia[card].abilities[ability];
  return kind === 'artefact' ? artefacts[card].abilities[ability] : undefined;
}

/** What happens when this source works. */
export function clausesOf(content: Content, source: Source): readonly Clause[] {
  const { kind, card, ability } = source;
  switch (kind) {
    case 'commerce':
      return content.commerces[card].other;
    case 'bonus':
      return content.commerces[card].bonus.effects;
    case 'quest':
      return content.quests[card].options[ability]?.effects ?? NOTHING;
    case 'story':
      return content.stories[card].bonus;
    case 'blackMarket':
      return content.blackMarket[card].effects;
    default: {
      const one = abilityOf(content, source);
      return one === undefined || one.when === 'passive' ? NOTHING : one.do;
    }
  }
}

/** What it costs its owner to play or use. */
export function costsOf(content: Content, source: Source): readonly Cost[] {
  if (source.kind === 'blackMarket') return content.blackMarket[source.card].costs;
  const one = abilityOf(content, source);
  return one !== undefined && 'costs' in one ? one.costs : NO_COSTS;
}
const NO_COSTS: readonly Cost[] = [];

/** Whether the ability happens by itself. */
export const isTriggered = (one: Ability | undefined): one is TriggeredAbility =>
  one !== undefined && one.when !== 'passive' && one.when !== 'used' && one.when !== 'reaction';
