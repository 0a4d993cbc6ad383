/** A card comes in three drawings, not in three scales: 56×78, 104×146, 260×364. */
export type CardSize = 'mini' | 'hand' | 'full';

/** `chosen`: in play or picked. `off`: out of reach. `used`: spent. `done`: fulfilled. */
export type CardState = 'chosen' | 'off' | 'used' | 'done';
