/** The goods of Donjon as panels show them, and what each side may put down. */
import type { Seat } from '../../../../kernel/index.ts';
import type { ShownKind, Stock, Thing } from '../../../../web/widgets/bargain/shown.ts';
import { signed } from '../../../../web/words/telling/figures.ts';
import { BOX_GEMS } from '../../rules/content.ts';
import { NONE, type View } from '../../rules/state.ts';
import { cardGlyph, tableGlyphs, typeGlyphs } from '../glyphs.ts';
import type { Scene } from '../scene.ts';

/** All kinds, in the order they are told. */
export function shownKinds({ content, lang, words }: Pick<Scene, 'content' | 'lang' | 'words'>): ShownKind[] {
  const goods = words.goods;
  const nothing = (): Thing => ({ name: '', glyph: tableGlyphs.gem });
  return [
    { kind: 'gems', glyph: tableGlyphs.gem, title: goods.gems, short: String, told: goods.gemsTold, thing: nothing },
    {
      kind: 'points',
      glyph: tableGlyphs.trophy,
      title: goods.points,
      short: goods.pointsShort,
      told: goods.pointsTold,
      thing: nothing,
    },
    {
      kind: 'objects',
      glyph: tableGlyphs.object,
      title: goods.objects,
      short: String,
      told: String,
      thing: (id) => {
        const card = content.objects[id];
        return { name: card.title[lang], glyph: cardGlyph(card, 'object'), note: signed(card.bonus) };
      },
    },
    {
      kind: 'spoils',
      glyph: tableGlyphs.spoil,
      title: goods.spoils,
      short: String,
      told: String,
      thing: (id) => {
        const card = content.adventures[id];
        return {
          name: card.title[lang],
          glyph: card.kind === 'monster' ? typeGlyphs[card.type] : tableGlyphs.spoil,
        };
      },
    },
    {
      kind: 'quests',
      glyph: tableGlyphs.quest,
      title: goods.quests,
      short: goods.questsShort,
      told: goods.questsTold,
      thing: (id) => {
        const card = content.quests[id];
        return { name: card.title[lang], glyph: cardGlyph(card, 'quest') };
      },
    },
  ];
}

/** What another player visibly has: their quests are a number. */
export function stockOf({ view }: Pick<Scene, 'view'>, seat: Seat): Stock[] {
  const { gems, objects, spoils, secondaries } = view.pub.adventurers[seat];
  return [
    { kind: 'gems', most: gems },
    { kind: 'objects', most: objects.length, things: objects },
    { kind: 'spoils', most: spoils.length, things: spoils },
    { kind: 'quests', most: secondaries },
  ];
}

/** What the reader has: their own quests by name, of which the others see the back only. */
export function ownStock(own: View): Stock[] {
  const stock = stockOf({ view: own }, own.seat).filter(({ kind }) => kind !== 'quests');
  return [...stock, { kind: 'quests', most: own.own.secondaries.length, things: own.own.secondaries }];
}

/** What the active player may promise for help: what they have, what the monster will yield, and what they might earn. */
export function helpStock(scene: Pick<Scene, 'view' | 'content'>): Stock[] {
  const { view, content } = scene;
  const { active, fight } = view.pub;
  const card = content.adventures[fight?.monster ?? NONE];
  const isMonster = card?.kind === 'monster';
  const points = isMonster ? Math.max(card.points, card.or?.points ?? 0) : 0;
  const gems = isMonster ? Math.max(card.gems, card.or?.gems ?? 0) : 0;
  return stockOf(scene, active)
    .map((stock): Stock => {
      if (stock.kind === 'gems') return { kind: 'gems', most: Math.min(BOX_GEMS, stock.most + gems) };
      if (stock.kind !== 'spoils' || fight === null) return stock;
      const things = [fight.monster, ...(stock.things ?? [])];
      return { kind: 'spoils', most: things.length, things };
    })
    .concat({ kind: 'points', most: points });
}
