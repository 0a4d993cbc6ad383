/**
 * Reactions (MK-R55): what is played lies on a pile; others may answer a card, and a card that answers may be answered.
 * The last played resolves first.
 */
import { andThen, PASS, type Refusal, window } from '../../../../kernel/index.ts';
import type { Ability } from '../clauses.ts';
import { refuse } from '../refusals.ts';
import { closeMove } from '../stable.ts';
import type { Kind, Kinds, Merchant, Seat, State, Table, View } from '../state.ts';
import { aimRefusal, cardSource, isSpent, leaveHand } from './black-market.ts';
import { costRefusal, payCosts } from './costs.ts';
import { listenersOf } from './listeners.ts';
import { abilityOf } from './reading.ts';
import { below, effectFrame } from './resolve.ts';
import { opponents, richerFirst } from './targets.ts';
import type { EffectFrames, Played, Source } from './types.ts';

/**
 * Asks all who might answer, on public grounds alone: a card in hand, or a tile face up that reacts. A tile that
 * answers is no black market card, so that nothing answers it.
 */
export function offerReaction(s: State, _f: object, t: Table): void {
  const { pub } = s;
  const top = pub.played[pub.played.length - 1];
  if (top === undefined) return;
  const isCard = top.source.kind === 'blackMarket';
  const seats = opponents(pub, top.source.seat).filter(
    (seat) => isCard && mightAnswer(t, pub.merchants[seat], top.on.includes(seat)),
  );
  if (seats.length === 0) andThen(s, { do: 'resolve-played', passed: false });
  else andThen(s, window('react', seats, { played: pub.played.length - 1 }), { do: 'resolve-played', passed: true });
}

function mightAnswer({ content }: Table, merchant: Merchant, isTarget: boolean): boolean {
  if (merchant.blackMarket > 0) return true;
  const listeners = listenersOf(content);
  for (const tile of merchant.insignia) {
    if (listeners.insignia[tile].isReacting && reacts(content.insignia[tile].abilities, isTarget)) return true;
  }
  for (const { artefact } of merchant.artefacts) {
    if (listeners.artefacts[artefact].isReacting && reacts(content.artefacts[artefact].abilities, isTarget))
      return true;
  }
  return false;
}

/** A bodyguard answers only what is aimed at its owner, and everybody sees who that is. */
const reacts = (abilities: readonly Ability[], isTarget: boolean): boolean =>
  abilities.some((one) => one.when === 'reaction' && (one.to === 'any' || isTarget));

/** The top of the pile works, unless it was cancelled or its condition or target is gone; then it is discarded. */
export function resolvePlayed(s: State, { passed }: EffectFrames['resolve-played'], t: Table): void {
  const { pub } = s;
  const played = pub.played.pop();
  if (played === undefined) return;
  const { source, cancelled } = played;
  const { seat } = source;
  if (passed) t.emit('window-closed', {});
  if (source.kind === 'blackMarket') pub.blackMarketDiscard.push(source.card);
  if (cancelled) {
    t.emit('card-cancelled', { seat, by: source });
    if (pub.played.length > 0) askAgain(s);
    return;
  }
  const on = targetsNow(s, t, played);
  if (on !== undefined) andThen(s, effectFrame(source, on));
  // With hidden purses this tells something about them.
  else t.reveal('card-spent', { seat, by: source });
}

/** What a cancelled answer was meant for may be answered again: nobody has passed on it since. */
function askAgain(s: State): void {
  below(s, 'resolve-played');
  andThen(s, { do: 'offer-reaction' });
}

/** Whom it touches, of a pair the richer first; undefined when it has no effect any more. */
function targetsNow(s: State, t: Table, { source, on }: Played): readonly Seat[] | undefined {
  if (source.kind !== 'blackMarket') return on;
  if (aimRefusal(s, t, source, on) !== undefined) return undefined;
  return on.length === 2 ? richerFirst(s, on) : on;
}

type Answer = Exclude<Kinds['react']['answer'], 'pass'>;

function sourceOf(seat: Seat, a: Answer): Source {
  if ('card' in a) return cardSource(a.card, seat);
  if ('insignia' in a) return { kind: 'insignia', card: a.insignia, ability: a.ability, seat };
  return { kind: 'artefact', card: a.artefact, ability: a.ability, seat };
}

/** A card that names somebody when it answers names whoever played what it answers. */
function targetOf(
  v: { readonly pub: State['pub'] },
  t: Pick<Table, 'content'>,
  source: Source,
  played: number,
): readonly Seat[] {
  if (source.kind !== 'blackMarket' || t.content.blackMarket[source.card].target.who === 'none') return [];
  return [v.pub.played[played].source.seat];
}

function tilesOf({ pub, seat, table }: View): Answer[] {
  const { insignia, artefacts } = pub.merchants[seat];
  const listeners = listenersOf(table.content);
  const list: Answer[] = [];
  for (const tile of insignia) {
    if (!listeners.insignia[tile].isReacting) continue;
    table.content.insignia[tile].abilities.forEach((one, ability) => {
      if (one.when === 'reaction') list.push({ insignia: tile, ability });
    });
  }
  for (const { artefact } of artefacts) {
    if (!listeners.artefacts[artefact].isReacting) continue;
    table.content.artefacts[artefact].abilities.forEach((one, ability) => {
      if (one.when === 'reaction') list.push({ artefact, ability });
    });
  }
  return list;
}

export const react: Kind<'react'> = {
  candidates(v) {
    const list: (Answer | 'pass')[] = [PASS];
    for (const card of v.own.blackMarket) {
      if (v.table.content.blackMarket[card].timing === 'reaction') list.push({ card });
    }
    list.push(...tilesOf(v));
    return list;
  },
  refusal(v, { about: { played } }, a) {
    if (a === PASS) return undefined;
    const source = sourceOf(v.seat, a);
    if (isSpent(v.pub)) return refuse('wrong-moment');
    return concernRefusal(v, source, played) ?? costRefusal(v, source);
  },
  default: () => PASS,
  /** A new round of asking; an answering card or artefact counts as played and ends an open move (MK-R11). */
  take(s, { seat, about: { played } }, a, t) {
    if (a === PASS) return;
    const source = sourceOf(seat, a);
    const on = targetOf(s, t, source, played);
    below(s, 'resolve-played');
    if (source.kind !== 'insignia') closeMove(s, t, seat);
    if (source.kind === 'blackMarket') leaveHand(s, seat, source.card);
    else s.pub.plays++;
    s.pub.played.push({ source, on, cancelled: false });
    t.reveal('reacted', { seat, by: source });
    andThen(s, ...payCosts(s, t, source), { do: 'offer-reaction' }, { do: 'resolve-played', passed: false });
  },
};

/** Why this card or tile does not answer what was played (MK-R84). */
function concernRefusal(v: View, source: Source, played: number): Refusal | undefined {
  const { pub, table } = v;
  if (source.kind === 'blackMarket') return aimRefusal(v, table, source, targetOf(v, table, source, played));
  const ability = abilityOf(table.content, source);
  if (ability?.when !== 'reaction') return refuse('only-as-reaction');
  const isConcerned = ability.to === 'any' || pub.played[played].on.includes(v.seat);
  return isConcerned ? undefined : refuse('not-concerned');
}
