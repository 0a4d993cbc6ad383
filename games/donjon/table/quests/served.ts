/** What a spoil would do for the reader's own quests. */
import { progress } from '../../rules/quests.ts';
import { type Adventure, NONE, type Quest, type View } from '../../rules/state.ts';

/** The open quests of this player that one more spoil brings forward. */
export function questsServed(own: View, spoil: Adventure): Quest[] {
  const { pub, seat, table } = own;
  const one = pub.adventurers[seat];
  const adventurers = pub.adventurers.with(seat, { ...one, spoils: [...one.spoils, spoil] });
  const open = [...(one.mainDone || own.own.main === NONE ? [] : [own.own.main]), ...own.own.secondaries];
  return open.filter((quest) => {
    const was = progress(table.content, pub, seat, quest);
    const now = progress(table.content, { ...pub, adventurers }, seat, quest);
    return now.some(({ have, need, done }, i) => have > was[i].have && (was[i].have < need || done));
  });
}
