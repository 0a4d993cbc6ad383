/** What a bot may do without being asked. */
import type { AnyGame, AnyShape, Decision, View } from '../kernel/index.ts';

/** What this seat may do unasked, but for taking back its own sealed answer: bots mean what they say. */
export const ownUnasked = (rules: AnyGame, v: View<AnyShape>): readonly Decision[] => rules.may?.(v) ?? NONE;
const NONE: readonly Decision[] = [];
