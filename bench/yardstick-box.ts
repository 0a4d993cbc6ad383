/** The yardstick game as a box on a shelf, for measuring the server with it. */
import { type About, box } from '../games/box.ts';
import { yardstick } from './yardstick.ts';

export const yardstickBox: About = {
  id: yardstick.id,
  title: { fr: 'Étalon', en: 'Yardstick' },
  promise: { fr: 'Se mesurer.', en: 'To measure up.' },
  seats: yardstick.seats,
  minutes: 5,
  load: async () => box(yardstick, { score: () => 0 }),
};
