/** Cards taken from a rival. */
import { fromHand, toHand } from '../../hand.ts';
import { NONE, type Seat } from '../../state.ts';
import { pick, type Running } from '../running.ts';
import { possiblePlayers } from '../targets.ts';
import type { Does } from './does.ts';

/** `choice` takes a card out of the rival's face-up window, `random` one out of the hand. */
export function stealItem(r: Running, clause: Does<'stealItem'>): void {
  const { pub } = r.s;
  const { source } = r.f;
  const rivals = possiblePlayers(pub, source, clause.from).filter((seat) =>
    clause.how === 'choice' ? pub.shops[seat].window.length > 0 : pub.shops[seat].hand > 0,
  );
  const rival = pick(r, 'player', rivals);
  if (rival === undefined || rival === NONE) return;
  if (clause.how === 'choice') stealFromWindow(r, source.seat, rival);
  else stealFromHand(r, source.seat, rival);
}

/** It stays known and unsaleable this round (BZ-R29). */
function stealFromWindow(r: Running, seat: Seat, from: Seat): void {
  const { s, t, f } = r;
  const shop = s.pub.shops[from];
  const item = pick(r, 'windowItem', shop.window);
  if (item === undefined) return;
  shop.window = shop.window.filter((one) => one !== item);
  shop.shown = shop.shown.filter((one) => one !== item);
  s.pub.shops[seat].shown.push(item);
  toHand(s, seat, item);
  t.emit('item-stolen', { seat, from, item, by: f.source });
}

/** From now on nobody knows which shown cards are still in that hand, so they are forgotten. */
function stealFromHand({ s, t, f }: Running, seat: Seat, from: Seat): void {
  const item = t.chance.pick(s.own[from].hand);
  const shop = s.pub.shops[from];
  shop.shown = shop.shown.filter((one) => shop.window.includes(one));
  fromHand(s, from, item);
  toHand(s, seat, item);
  t.emit('item-stolen', { seat, from, item: NONE, by: f.source }, { [seat]: { item }, [from]: { item } });
}
