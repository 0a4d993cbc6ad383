/** Building a commerce (4xx): cost and optional bonus at once, then the rewards, and at last a new card for the hand. */
import { andThen, ask, type Refusal } from '../../../kernel/index.ts';
import { COMMERCE_HAND, type Content } from './content.ts';
import { drawCommerce, refillMarket } from './decks.ts';
import type { ActionOf, Deed } from './deeds.ts';
import { useUp } from './effects/lasting.ts';
import { moment } from './effects/moment.ts';
import { canGive } from './effects/possible.ts';
import { effectFrame } from './effects/resolve.ts';
import { discount, isForbidden } from './effects/standing.ts';
import { removeFrom } from './lists.ts';
import { isPick, missing, picks, withList } from './payment.ts';
import { gainPrestige } from './prestige.ts';
import { payAll, purseSeen } from './purse.ts';
import { refuse } from './refusals.ts';
import { type Commerce, type Kind, NONE, type Pub, type Seat, type State, type Table, type View } from './state.ts';

/** The declared total; of its tokens `spared` are left unpaid, of the payer's choice (MK-R20, MK-R22). */
export interface BuildCost {
  readonly gold: number;
  readonly tokens: readonly number[];
  readonly spared: number;
}

/** What this card would cost this player now. */
export function buildCost(content: Content, pub: Pub, seat: Seat, card: Commerce, bonus: boolean): BuildCost {
  const { gold, tokens, bonus: extra } = content.commerces[card];
  const less = discount(content, pub, seat, 'build');
  const all = bonus ? tokens.map((n, kind) => n + extra.tokens[kind]) : tokens;
  let count = 0;
  for (const n of all) count += n;
  return {
    gold: Math.max(0, gold + (bonus ? extra.gold : 0) - less.gold),
    tokens: all,
    spared: Math.min(count, less.tokens),
  };
}

/** Why nothing can be built here by this player, whatever the card (MK-401…405, MK-R12, MK-R23). */
function placeRefusal({ pub, seat, table }: View): Refusal | undefined {
  const { pawn, commerces } = pub.merchants[seat];
  if (isForbidden(table.content, pub, seat, 'build')) return refuse('build-forbidden');
  if (!table.content.territories[pawn].city) return refuse('not-in-city');
  for (const { city } of commerces) if (city === pawn) return refuse('commerce-here');
  return undefined;
}

/** MK-R21; the card's own reward comes first and may take the last tile. `paid`: the tokens of the build. */
export function canSellBonus(content: Content, pub: Pub, card: Commerce, paid: readonly number[]): boolean {
  const { other, bonus } = content.commerces[card];
  return canGive(content, pub, bonus.effects, other, paid);
}

const WITHOUT_AND_WITH = [false, true];

export const build: Deed<'build'> = {
  costs: 'action',
  closed: placeRefusal,
  candidates({ pub, own, seat, table }) {
    const list: ActionOf<'build'>[] = [];
    for (const card of own.hand) {
      for (const bonus of WITHOUT_AND_WITH) {
        const { tokens, spared } = buildCost(table.content, pub, seat, card, bonus);
        for (const spare of picks(tokens, spared)) list.push({ build: card, bonus, spare });
      }
    }
    return list;
  },
  refusal(v, { build: card, bonus, spare }) {
    const { content } = v.table;
    const wrong = placeRefusal(v);
    if (wrong !== undefined) return wrong;
    if (!v.own.hand.includes(card)) return refuse('commerce-not-held');
    const { gold, tokens, spared } = buildCost(content, v.pub, v.seat, card, bonus);
    if (!isPick(tokens, spared, spare)) return refuse('spare-wrong', { n: spared });
    const paid = withList(tokens, spare, -1);
    if (bonus && !canSellBonus(content, v.pub, card, paid)) return refuse('bonus-not-there');
    const purse = purseSeen(v, v.seat);
    return purse && missing(purse, gold, paid);
  },
  take(s, t, seat, { build: card, bonus, spare }) {
    const merchant = s.pub.merchants[seat];
    const { income, prestige } = t.content.commerces[card];
    const cost = buildCost(t.content, s.pub, seat, card, bonus);
    const tokens = withList(cost.tokens, spare, -1);
    payAll(s, seat, cost.gold, tokens);
    useUp(s.pub, seat, 'build');
    removeFrom(s.own[seat].hand, card);
    removeFrom(merchant.shownCommerces, card);
    merchant.hand--;
    merchant.commerces.push({ city: merchant.pawn, card });
    merchant.income += income;
    const paid = { gold: cost.gold, tokens: [...tokens] };
    t.reveal('built', { seat, card, city: merchant.pawn, bonus, paid, income, prestige });
    const source = { card, ability: 0, seat };
    if (bonus) andThen(s, effectFrame({ kind: 'bonus', ...source }), ...afterBuild(s, t, seat));
    else andThen(s, ...afterBuild(s, t, seat));
    andThen(s, effectFrame({ kind: 'commerce', ...source }));
    gainPrestige(s, t, seat, prestige, 'commerce');
  },
};

/** The replacement comes after everything else (MK-R19). */
const afterBuild = (s: State, t: Table, seat: Seat) =>
  [...moment(s, t, 'onBuild', [seat]), { do: 'replace-commerce', seat } as const] as const;

/** Compulsory as long as there is any card (MK-R19); below two only when there is none (MK-R17). */
export function replaceCommerce(s: State, { seat }: { seat: Seat }): void {
  const { merchants, commerceMarket } = s.pub;
  if (merchants[seat].hand >= COMMERCE_HAND) return;
  if (commerceMarket.length > 0 || hasDeck(s.pub)) andThen(s, ask('choose-commerce', seat));
}

const hasDeck = ({ commerceDeck, commerceDiscard }: Pub): boolean => commerceDeck + commerceDiscard > 0;

export const chooseCommerce: Kind<'choose-commerce'> = {
  candidates: ({ pub }) => (hasDeck(pub) ? [...pub.commerceMarket, 'deck'] : pub.commerceMarket),
  refusal: () => undefined,
  default: ({ pub }) => (pub.commerceMarket.length > 0 ? pub.commerceMarket[0] : 'deck'),
  take(s, { seat }, a, t) {
    const { pub } = s;
    const card = a === 'deck' ? drawCommerce(s, t) : a;
    s.own[seat].hand.push(card);
    pub.merchants[seat].hand++;
    if (a === 'deck') t.emit('commerce-taken', { seat, card: NONE, from: 'deck' }, { [seat]: { card } });
    else {
      const at = pub.commerceMarket.indexOf(card);
      pub.commerceMarket.splice(at, 1);
      t.emit('commerce-taken', { seat, card, from: 'market' });
      refillMarket(s, t, at);
    }
  },
};
