/** All a reader could do, in words: the labels of buttons, of the choice list, and of what is refused. */
import type { Telling } from '../../../web/face.ts';
import { choicesBy, type Labels } from '../../../web/words/telling/choices.ts';
import { signed } from '../../../web/words/telling/figures.ts';
import { nameOf } from '../../../web/words/telling/speaker.ts';
import { rules } from '../rules/index.ts';
import {
  type BossQuest,
  type Companion,
  type Equip,
  MYSTERY,
  NONE,
  type Reading,
  type Seat,
  type SpellUse,
  type View,
} from '../rules/state.ts';
import { holderOf, ownerOf, worth } from '../rules/totals.ts';
import { ownStrength, previewSpell } from '../rules/view.ts';
import { wordsOf } from '../words/index.ts';
import { companionName, spellName, weaponName } from '../words/name.ts';
import { spellSentence } from '../words/sentence.ts';

export const { choices, labelOf } = choicesBy<BossQuest>(rules, wordsOf, labels);

function labels(v: View, telling: Telling): Labels<BossQuest> {
  const { lang } = telling;
  const words = wordsOf(lang).choices;
  const { content } = v.table;
  const name = (seat: Seat): string => nameOf(telling, seat);
  /** Undefined for the reader. */
  const other = (seat: Seat): string | undefined => (seat === v.seat ? undefined : name(seat));
  const weapon = (card: number): string => weaponName(content, card, lang);

  const equip = (a: Equip | string, words_: Readonly<Record<string, string>>): string =>
    typeof a === 'string' ? words_[a] : words.equip(a.equip);
  const use = ({ slot, use }: SpellUse): string => {
    const card = v.pub.row[slot];
    if (card === MYSTERY) return use === 'activate' ? words.activateMystery : words.discardMystery;
    const name = spellName(content, card, lang);
    return use === 'activate' ? words.activate(name, spellSentence(content.spells[card], lang)) : words.discard(name);
  };
  const target = (seat: Seat): string => {
    const c = v.pub.resolving;
    if (c === null) return name(seat);
    const change = previewSpell(v, c.spell, { target: seat, value: c.value }).shown.find((one) => one.seat === seat);
    // One's own total moves by as much as the visible one.
    const total = seat === v.seat ? ownStrength(v).low : v.pub.knights[seat].shown;
    const moved = change === undefined ? undefined : { was: total, now: total + change.now - change.was };
    return words.target(spellName(content, c.spell, lang), other(seat), moved);
  };
  const placed = (companion: Companion): string => {
    const holder = holderOf(v.pub, companion);
    return words.placed(companionName(content, companion, lang), holder === NONE ? null : other(holder));
  };
  const read = (card: number, reading: Reading, isHidden: boolean): string => {
    const value = content.weapons[card][reading];
    const base = isHidden ? v.pub.knights[v.seat].shown : ownStrength(v).low;
    return words.read(signed(value), base + value);
  };

  return {
    'turn-action': (a) => equip(a, { visit: words.visit }),
    'final-turn': (a) => equip(a, { none: words.none }),
    'last-call-turn': (a) => equip(a, { visit: words.visit, stop: words.stop }),
    'chain-visit': (a) => (a === 'yes' ? words.chainYes : words.chainNo),
    'choose-spell': use,
    'duel-extra-spell': (a) => (a === 'decline' ? words.decline : use(a)),
    'spell-value': (a) => words.value(signed(a)),
    'spell-target-player': target,
    'swap-top-card': (a) => (a === 'hidden' ? words.giveHidden(weapon(v.own.hidden)) : words.give(weapon(a))),
    'cancel-target': (a) => {
      const c = v.pub.active.find(({ spell }) => spell === a);
      return words.cancel(spellName(content, a, lang), c === undefined ? undefined : other(c.caster));
    },
    'flip-target': (card) => {
      const owner = ownerOf(v.pub, card);
      return words.flip(signed(worth(content, v.pub, card)), owner === NONE ? undefined : other(owner));
    },
    'companion-pair': ([a, b]) => words.pair(placed(a), placed(b)),
    'use-peek': (at) => (at === 'mystery' ? words.peekMystery : words.peek(name(at))),
    'use-replace': (slot) => {
      const card = v.pub.row[slot];
      return card === MYSTERY ? words.replaceMystery : words.replace(spellName(content, card, lang));
    },
    'orient-potion': (reading, d) => read(d.about.card, reading, false),
    'orient-hidden-potion': (a) =>
      a === 'ready'
        ? words.readyForCombat
        : content.weapons[v.own.hidden].colour === null
          ? read(v.own.hidden, a, true)
          : words.readAny(a),
    'reaper-destiny': (a) => words[a],
    ready: () => words.ready,
  };
}
