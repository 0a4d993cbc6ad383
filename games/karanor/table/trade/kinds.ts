/** The goods of Karanor as panels show them, and what each side may put down. */
import type { Seat } from '../../../../kernel/index.ts';
import type { ShownKind, Stock, Thing } from '../../../../web/widgets/bargain/shown.ts';
import { capital } from '../../../../web/words/telling/figures.ts';
import { RESOURCES } from '../../rules/clauses.ts';
import type { View } from '../../rules/state.ts';
import { goodsSeen } from '../../rules/wares.ts';
import { goldOf, resourceName, tokensOf } from '../../words/name.ts';
import { cardGlyph, resourceGlyph, tableGlyphs } from '../glyphs.ts';
import type { Scene } from '../scene.ts';

/** All kinds, in the order they are told. */
export function shownKinds({ content, lang, words }: Pick<Scene, 'content' | 'lang' | 'words'>): ShownKind[] {
  const goods = words.goods;
  const nothing = (): Thing => ({ name: '', glyph: tableGlyphs.income });
  const things = (kind: string, title: string, glyph: Thing['glyph'], thing: (id: number) => Thing): ShownKind => ({
    kind,
    title,
    glyph,
    short: String,
    told: String,
    thing,
  });
  return [
    {
      kind: 'gold',
      glyph: 'two-coins',
      title: goods.gold,
      short: String,
      told: (n) => goldOf(n, lang),
      thing: nothing,
    },
    ...RESOURCES.map(
      (name, kind): ShownKind => ({
        kind: name,
        glyph: resourceGlyph(content.resources[kind]),
        title: capital(content.resources[kind].title[lang]),
        short: String,
        told: (n) => tokensOf(content, kind, n, lang),
        thing: nothing,
      }),
    ),
    things('associates', goods.associates, tableGlyphs.associate, (kind) => ({
      name: goods.associate(resourceName(content, kind, lang)),
      glyph: resourceGlyph(content.resources[kind]),
    })),
    things('insignia', goods.insignia, 'star-medal', (tile) => ({
      name: content.insignia[tile].title[lang],
      glyph: cardGlyph(content.insignia[tile], 'insignia'),
    })),
    things('artefacts', goods.artefacts, tableGlyphs.artefact, (tile) => ({
      name: content.artefacts[tile].title[lang],
      glyph: cardGlyph(content.artefacts[tile], 'artefact'),
    })),
    things('villas', goods.villas, tableGlyphs.villa, (territory) => ({
      name: content.territories[territory].title[lang],
      glyph: tableGlyphs.villa,
    })),
  ];
}

/** What this player may have, as far as the reader can tell. */
export function stockOf(own: View, seats: readonly Seat[]): Stock[] {
  const all = seats.map((seat) => goodsSeen(own, seat));
  const amount = (kind: 'gold' | (typeof RESOURCES)[number]): Stock => ({
    kind,
    most: Math.max(0, ...all.map((goods) => goods[kind] ?? 0)),
  });
  const list = (kind: 'associates' | 'insignia' | 'artefacts' | 'villas'): Stock => {
    const things = all.flatMap((goods) => goods[kind] ?? []);
    return { kind, most: things.length, things };
  };
  return [
    amount('gold'),
    ...RESOURCES.map(amount),
    list('associates'),
    list('insignia'),
    list('artefacts'),
    list('villas'),
  ];
}
