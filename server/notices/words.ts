/** What a notice says, in the two languages of the house. */
import type { Text } from '../../kernel/index.ts';

export const YOUR_TURN: Text = { fr: 'C’est à vous', en: 'It is your turn' };
export const STILL_YOURS: Text = { fr: 'La table vous attend toujours', en: 'The table is still waiting for you' };
