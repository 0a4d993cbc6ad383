/** Pictures of the host page, for whoever runs the server. */
import type { Host } from './host.ts';
import { HOST_KEY } from './house.ts';
import { EVERY, type Picture } from './picture.ts';

/** Opens some tables as an evening would, and says what to take pictures of. */
export async function stageOwner(lea: Host): Promise<Picture[]> {
  const games = ['boss-quest', 'bazar-quest', 'donjon', 'karanor'];
  const solo = { mode: 'solo', name: 'Léa', fast: true } as const;
  const finished = await lea.open({ ...solo, bots: 1 });
  await lea.play(finished, () => false);
  for (const game of games) await lea.open({ ...solo, game, bots: 3 });
  await lea.open({ mode: 'friends', name: 'Léa', title: 'Jeudi soir', game: 'karanor' });
  const paused = await lea.open({ mode: 'hot-seat', names: ['Léa', 'Noé', 'Maé'], game: 'donjon', start: true });
  await lea.ask(paused, 'pause', { paused: true });

  return [
    {
      name: 'owner',
      path: `/host#${HOST_KEY}`,
      looks: [...EVERY, 'desktop-light-en'],
      async before(page) {
        const backUp = page.getByRole('button', { name: /Sauvegarder maintenant|Back up now/ });
        await backUp.click();
        await page.locator('.file').waitFor();
        await backUp.waitFor();
        await page.evaluate(() => scrollTo(0, 0));
      },
    },
    { name: 'owner-key', path: '/host', looks: ['phone-light', 'desktop-dark'], isStranger: true },
  ];
}
