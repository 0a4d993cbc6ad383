/** A monster face up (404…411): talk, then fight alone, with an ally, or flee. */
import { andThen, ask } from '../../../kernel/index.ts';
import { closeTalk, findBargain } from './bargains.ts';
import type { Content, MonsterCard } from './content.ts';
import { discardAdventure, returnAndShuffle } from './decks.ts';
import { expire } from './effects/lasting.ts';
import { canFlee, winChance } from './effects/odds.ts';
import { fleePower } from './effects/offers.ts';
import { activePower, allyPower } from './effects/power.ts';
import { useAbility } from './effects/resolve.ts';
import { fightOf } from './fight.ts';
import type { FaceMonster } from './flow.ts';
import { acceptHelp, helpFor, priceOf } from './help.ts';
import { refuse } from './refusals.ts';
import { type Adventure, type Kind, NONE, type State, type Table, type View } from './state.ts';

export function meetMonster(s: State): void {
  andThen(s, ask('face-monster', s.pub.active));
}

export function monsterOf(content: Content, card: Adventure): MonsterCard {
  const one = content.adventures[card];
  if (one?.kind !== 'monster') throw new Error(`adventure card ${card} is no monster`);
  return one;
}

const ALONE: readonly FaceMonster[] = ['alone', 'flee'];

/** The card the view's player faces. */
const facing = (v: View): Adventure => v.pub.fight?.monster ?? NONE;

export const faceMonster: Kind<'face-monster'> = {
  candidates(v) {
    const list = [...ALONE];
    if (fleePower(v.table.content, v.pub, v.seat) !== undefined) list.push('flee-by-power');
    for (const bargain of helpFor(v)) {
      for (let price = 0; price <= bargain.or.length; price++) list.push({ bargain: bargain.id, price });
    }
    return list;
  },
  refusal(v, _d, a) {
    const { table, pub, seat } = v;
    if (a === 'alone') return undefined;
    if (a === 'flee') {
      if (canFlee(table.content, pub, seat, facing(v))) return undefined;
      const power = activePower(table.content, pub, seat, pub.fight ?? undefined);
      return refuse('cannot-flee', { monster: monsterOf(table.content, facing(v)).power, power });
    }
    if (a === 'flee-by-power') {
      return fleePower(table.content, pub, seat) === undefined ? refuse('no-power-to-flee') : undefined;
    }
    const bargain = findBargain(v, a.bargain);
    return bargain === undefined || priceOf(bargain, a.price) === undefined ? refuse('offer-gone') : undefined;
  },
  /** Flees where that is allowed and the chance to win is below 35 %. */
  default({ table, pub, seat }) {
    const { fight } = pub;
    if (fight === null || !canFlee(table.content, pub, seat, fight.monster)) return 'alone';
    return winChance(table.content, pub, fight, NONE) * 100 < 35 * 64 ? 'flee' : 'alone';
  },
  take(s, _d, a, t) {
    if (a === 'flee' || a === 'flee-by-power') flee(s, t, a === 'flee-by-power');
    else {
      if (a === 'alone') closeTalk(s, t);
      else acceptHelp(s, t, a.bargain, a.price);
      join(s, t);
    }
  },
};

/** The player commits: no fleeing any more, and no other ally (DQ-R25, DQ-R27). */
function join(s: State, t: Table): void {
  const { pub } = s;
  const fight = fightOf(s);
  const { attacker: seat, ally } = fight;
  const power = activePower(t.content, pub, seat, fight);
  t.emit('fight-joined', { seat, ally, power, allyPower: ally === NONE ? 0 : allyPower(t.content, pub, ally, fight) });
  andThen(s, { do: 'fight' });
}

/** No combat, no gain, no wound; offers lapse (DQ-406, DQ-R25). The card is discarded or goes back once (DQ-907). */
function flee(s: State, t: Table, byPower: boolean): void {
  const { pub } = s;
  const seat = pub.active;
  const card = fightOf(s).monster;
  const power = activePower(t.content, pub, seat, fightOf(s));
  const by = byPower ? fleePower(t.content, pub, seat) : undefined;
  closeTalk(s, t);
  pub.fight = null;
  pub.card = NONE;
  expire(pub, 'combat');
  if (by !== undefined) andThen(s, useAbility(s, t, by));
  const back = t.options.fledMonster === 'shuffleBack' && pub.deck > 0 && !pub.wentBack.includes(card);
  t.emit('monster-fled', { seat, card, byPower, back, power });
  if (!back) discardAdventure(s, card);
  else {
    pub.wentBack.push(card);
    returnAndShuffle(s, t, card);
  }
}
