/** What the next income phase brings, as far as everybody can tell. */
import type { Seat } from '../../../../kernel/index.ts';
import { tokensOf } from '../../words/name.ts';
import type { Scene } from '../scene.ts';

export interface Income {
  readonly gold: number;
  /** By resource. */
  readonly tokens: readonly number[];
  /** Associates whose reserve is empty. */
  readonly short: readonly number[];
}

export function incomeOf({ view, content }: Pick<Scene, 'view' | 'content'>, seat: Seat): Income {
  const { merchants, reserve } = view.pub;
  const { income, associates, artefacts } = merchants[seat];
  let gold = income;
  const tokens = reserve.map(() => 0);
  const short: number[] = [];
  for (const { kind, promoted } of associates) {
    if (promoted) gold++;
    else if (reserve[kind] > 0) tokens[kind]++;
    else short.push(kind);
  }
  for (const { artefact } of artefacts)
    for (const ability of content.artefacts[artefact].abilities)
      if (ability.when === 'onIncome')
        for (const clause of ability.do) if (clause.does === 'gainGold' && clause.who === 'self') gold += clause.n;
  return { gold, tokens, short };
}

/** "+3 or, +1 fruit". */
export function incomeText(scene: Pick<Scene, 'view' | 'content' | 'lang' | 'words'>, seat: Seat): string {
  const { gold, tokens } = incomeOf(scene, seat);
  const goods = tokens.flatMap((n, kind) => (n > 0 ? [`+${tokensOf(scene.content, kind, n, scene.lang)}`] : []));
  return [`+${scene.words.gold(gold)}`, ...goods].join(', ');
}
