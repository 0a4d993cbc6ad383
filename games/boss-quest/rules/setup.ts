/** Setup (1xx): hearts, bosses, spells, companions, the first Armourer. */
import type { Layout } from '../../../kernel/index.ts';
import { type BossQuest, type Knight, NONE, type Own, type Table, UNBOUNDED } from './state.ts';

const HEARTS = 3;

export function setup(t: Table): Layout<BossQuest> {
  const { content } = t;
  const bossDeck = t.chance.shuffle([...content.bosses.keys()]);
  const spellDeck = t.chance.shuffle([...content.spells.keys()]);
  const companions = t.chance.shuffle([...content.companions.keys()]);
  // BQ-110, R05: the seat of the first Armourer is drawn.
  const armourer = t.chance.int(t.seats);
  const boss = bossDeck.pop() ?? NONE;
  const knights = Array.from({ length: t.seats }, () => knight(companions.pop() ?? NONE));
  t.emit('game-started', {
    armourer,
    goal: content.goal,
    weapons: content.armoury.length,
    spells: content.spells.length,
  });
  if (content.companions.length > 0) t.emit('companions-dealt', { companions: knights.map((one) => one.companion) });
  return {
    pub: {
      round: 0,
      stage: 'deal',
      armourer,
      turn: NONE,
      knights,
      boss,
      effectiveHp: 0,
      bossDeck: bossDeck.length,
      bossDiscard: [],
      reaper: 'box',
      row: [],
      active: [],
      resolving: null,
      spellDeck: spellDeck.length,
      spellDiscard: [],
      weaponDeck: 0,
      readings: content.weapons.slice(content.firstPotion).map(() => null),
      known: [],
      reserve: companions,
      used: content.companions.map(() => false),
      combat: null,
      ended: null,
    },
    own: Array.from({ length: t.seats }, (): Own => ({ hidden: NONE, known: [], mystery: NONE })),
    hid: { weaponDeck: [], spellDeck, bossDeck, mystery: NONE },
    agenda: [{ do: 'deal' }],
  };
}

const knight = (companion: number): Knight => ({
  role: 'knight',
  hearts: HEARTS,
  keys: 0,
  phase: 'armourer',
  visited: false,
  calledEquip: false,
  hasHidden: false,
  visible: [],
  shown: 0,
  companion,
  insight: [],
  sawMystery: false,
  hiddenAtMost: UNBOUNDED,
  leftInRound: 0,
});
