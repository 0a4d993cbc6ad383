/** Pictures of the house and of Boss Quest. */
import { type Host, recklessly } from './host.ts';
import { EVERY, type Picture, press, pressAt, TWO } from './picture.ts';

/** Opens the tables and says what to take pictures of. */
export async function stageBossQuest(lea: Host): Promise<Picture[]> {
  const solo = { mode: 'solo', name: 'Léa', fast: true } as const;
  const turn = await lea.open(solo);
  await lea.play(turn, ({ kind }, { view }) => kind === 'turn-action' && roundOf(view) === 2);
  const spell = await lea.open(solo);
  await lea.play(spell, ({ kind }, { view }) => kind === 'choose-spell' && roundOf(view) === 2);
  const combat = await lea.open(solo);
  await lea.play(combat, ({ kind }, { view }) => kind === 'ready' && roundOf(view) === 2);
  const finished = await lea.open({ ...solo, bots: 2, start: false });
  await lea.ask(finished, 'start', { salt: 'c0ffee42'.repeat(8) });
  await lea.play(finished, () => false);
  const companions = await lea.open({ ...solo, options: { companions: true, potions: true } });
  await lea.play(companions, ({ kind }, { view }) => kind === 'turn-action' && roundOf(view) === 3);
  const reaper = await lea.open({ ...solo, preset: 'full' });
  await lea.play(reaper, (_, { view }) => (view.pub as { reaper: string }).reaper === 'current', recklessly);
  const six = await lea.open({ ...solo, bots: 5 });
  await lea.play(six, ({ kind }, { view }) => kind === 'turn-action' && roundOf(view) === 2);
  const lobby = await lea.open({ mode: 'friends', name: 'Léa', title: 'Jeudi soir', bots: 2 });
  await lea.ask(lobby, 'seat', { seat: 3, to: { kind: 'reserved', name: 'Maé' } });
  const shared = await lea.open({ mode: 'hot-seat', names: ['Léa', 'Noé'], start: true });

  return [
    { name: 'home', path: '/', looks: [...EVERY, 'desktop-light-en'], isStranger: true },
    { name: 'practice', path: '/practice', looks: [...EVERY, 'phone-light-en'], isStranger: true },
    { name: 'practice-rules', path: '/practice', looks: TWO, isStranger: true, before: press('Règles de la partie') },
    { name: 'home-resume', path: '/', looks: ['desktop-light', 'phone-light'] },
    { name: 'join', path: `/t/${lobby}`, looks: ['phone-light', 'phone-dark', 'desktop-light'], isStranger: true },
    { name: 'lobby', path: `/t/${lobby}`, looks: EVERY },
    { name: 'options', path: `/t/${lobby}`, looks: ['desktop-light', 'phone-light'], before: press('Modifier') },
    { name: 'turn', path: `/t/${turn}`, looks: [...EVERY, 'desktop-light-en', 'phone-light-en'] },
    { name: 'log', path: `/t/${turn}`, looks: ['phone-light'], before: press('Menu de la partie', 'Journal') },
    {
      name: 'choices',
      path: `/t/${turn}`,
      looks: ['phone-light'],
      before: press('Menu de la partie', 'Liste des choix'),
    },
    { name: 'spell', path: `/t/${spell}`, looks: EVERY, before: pressAt('.magician.choosing button.slot') },
    { name: 'combat', path: `/t/${combat}`, looks: [...EVERY, 'desktop-light-en'] },
    { name: 'score', path: `/t/${finished}`, looks: EVERY },
    { name: 'replay', path: `/t/${finished}/replay?at=6`, looks: EVERY },
    { name: 'verify', path: `/t/${finished}/verify`, looks: [...EVERY, 'desktop-light-en', 'phone-light-en'] },
    { name: 'rules', path: '/rules/boss-quest', looks: ['desktop-light', 'phone-dark'] },
    { name: 'veil', path: `/t/${shared}`, looks: ['phone-light', 'desktop-dark'] },
    { name: 'companions', path: `/t/${companions}`, looks: ['desktop-light', 'phone-light'] },
    { name: 'reaper', path: `/t/${reaper}`, looks: ['desktop-light', 'phone-dark'] },
    { name: 'six', path: `/t/${six}`, looks: ['desktop-light', 'phone-light'] },
    { name: 'gone', path: '/t/ZZZZZZ', looks: ['phone-light'], isStranger: true },
  ];
}

const roundOf = (view: { readonly pub: unknown }): number => (view.pub as { round: number }).round;
