/** What bots count in: points, as at the end of the game (BZ-802), and what they make of a win. */
import { COINS_PER_POINT } from '../rules/content.ts';

/** One point more is that much more of a win. */
export const POINT = 0.05;
export const COIN = 1 / COINS_PER_POINT;
/** All that a player may still win is lost with the last hero: that many points. */
export const COMMON_DEFEAT = 5;
