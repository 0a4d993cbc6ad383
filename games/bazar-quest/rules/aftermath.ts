/** After the fights (BZ-508…518): free wounds, the monster's fate, rewards, and the heroes' way home. */
import { andThen } from '../../../kernel/index.ts';
import { isLargeTable, woundsNeeded } from './counts.ts';
import { gatherAdventures } from './decks.ts';
import { moment } from './effects/moment.ts';
import { rewardOf } from './effects/numbers.ts';
import { fighting, openFate, replaceFallen, undress } from './guests.ts';
import { addWounds, heroCoins } from './purse.ts';
import { type Hero, NONE, type State, type Table } from './state.ts';

/** BZ-508, BZ-901, BZ-902: heroes count, not wounds (BZ-R36). */
export function fightsDone(s: State, _f: object, t: Table): void {
  const { pub } = s;
  const isLarge = isLargeTable(t);
  if (pub.hitters.length === 0) freeWounds(s, t, isLarge ? 2 : 1, isLarge ? 'BZ-901' : 'BZ-508');
  else if (pub.hitters.length === 1 && isLarge) freeWounds(s, t, 1, 'BZ-902');
  andThen(s, ...moment(s, t, 'fightsDone'), { do: 'check-monster' });
}

function freeWounds(s: State, t: Table, n: number, rule: 'BZ-508' | 'BZ-901' | 'BZ-902'): void {
  const was = s.pub.wounds;
  addWounds(s, t, n);
  t.emit('free-wounds', { n, rule, was, now: s.pub.wounds });
}

/** Wounds are counted only now (BZ-509, BZ-510); with the last monster the game ends at once (BZ-511, BZ-R40). */
export function checkMonster(s: State, _f: object, t: Table): void {
  const { pub } = s;
  const { monster, wounds } = pub;
  const threshold = woundsNeeded(t);
  if (wounds < threshold) {
    t.emit('monster-stands', { monster, wounds, threshold });
    andThen(s, { do: 'pay-rewards' });
    return;
  }
  const last = pub.coming.length === 0;
  t.emit('monster-defeated', { monster, wounds, last });
  // Its own cards hear of it although it leaves (BZ-R41).
  const heard = moment(s, t, 'monsterDefeated');
  pub.fallen.push(monster);
  pub.monster = NONE;
  pub.wounds = 0;
  if (last) andThen(s, ...heard, ...moment(s, t, 'gameEnd'), { do: 'score' });
  else andThen(s, ...heard, { do: 'pay-rewards' });
}

/** Coins for every living hero: the chest if the monster fell, else the coins icon (BZ-512, BZ-513, BZ-R44). */
export function payRewards(s: State, _f: object, t: Table): void {
  const { pub } = s;
  const fallen = pub.monster === NONE;
  const reward = rewardOf(t.content, pub, fallen);
  const rewards: { hero: Hero; n: number; now: number }[] = [];
  for (const { guest } of fighting(pub)) {
    const n = heroCoins(s, t, guest, reward + guest.fate.extraReward);
    rewards.push({ hero: guest.hero, n, now: guest.coins });
    const record = pub.fights.find((one) => one.hero === guest.hero);
    if (record !== undefined) record.reward = n;
  }
  t.emit('rewards-paid', { rewards, fallen });
  andThen(s, ...moment(s, t, 'rewards'), { do: 'send-home' });
}

/** Living heroes lay down their gear and return with their coins (BZ-514, BZ-515). */
export function sendHome(s: State, _f: object, t: Table): void {
  const { pub } = s;
  const heroes: Hero[] = [];
  for (const { seat, guest } of fighting(pub)) {
    undress(s, t, seat, guest);
    guest.unmatched = false;
    guest.fate = openFate();
    pub.centre.push(guest);
    heroes.push(guest.hero);
  }
  for (const shop of pub.shops) shop.guests = [];
  t.emit('heroes-returned', { heroes });
  // BZ-512, BZ-R45: a fallen monster brings all adventure cards back into the deck.
  if (pub.monster === NONE && !t.options.unshakeableHeroes) {
    t.emit('adventures-shuffled', { cards: gatherAdventures(s, t) });
  }
  andThen(s, { do: 'replace-heroes' }, { do: 'adventure-end' });
}

/** BZ-516. */
export function replaceHeroes(s: State, _f: object, t: Table): void {
  replaceFallen(s, t);
}

/** The instant after the new heroes have come; those removed now are replaced at once (BZ-518, BZ-R42). */
export function adventureEnd(s: State, _f: object, t: Table): void {
  andThen(s, ...moment(s, t, 'adventureEnd'), { do: 'replace-heroes' }, { do: 'upgrade' });
}
