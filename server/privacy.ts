/** "Deletion in one tap removes the name everywhere and keeps anonymous moves." */
import { carryOut } from './carry-out.ts';
import { silence } from './notices/notices.ts';
import { isPerson } from './seats.ts';
import type { Device } from './store/store.ts';
import type { Tables } from './tables.ts';

/** Takes a device away from all its tables; the seats it alone had are nameless, and bots play on. */
export async function forget(tables: Tables, device: Device): Promise<number> {
  const docs = await tables.around.store.tablesOf(device);
  for (const { code } of docs) {
    const table = await tables.find(code);
    await carryOut(table, () => {
      const { doc } = table;
      for (const [i, seat] of doc.seats.entries()) {
        if (!isPerson(seat) || !seat.devices.includes(device)) continue;
        silence(seat, device);
        seat.devices = seat.devices.filter((one) => one !== device);
        if (seat.devices.length > 0) continue;
        if (doc.phase === 'lobby') doc.seats[i] = { kind: 'empty' };
        else {
          seat.name = '—';
          seat.standIn = 'until-return';
        }
      }
      if (doc.host === device) doc.host = doc.seats.find(isPerson)?.devices[0] ?? '';
      for (const viewer of table.viewers) if (viewer.device === device) viewer.drop();
      table.save();
      table.bots.wake();
    });
  }
  return docs.length;
}
