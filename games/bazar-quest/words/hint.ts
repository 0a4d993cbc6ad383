/** The shortest way to say what a card does, for the one line of a card in hand: "vit : +5 or". */
import type { Text } from '../../../kernel/index.ts';
import type { Lang } from '../../../web/face.ts';
import { plain, signed } from '../../../web/words/telling/figures.ts';
import { typeset } from '../../../web/words/telling/french.ts';
import type { Clause, Condition, Effect, Trigger } from '../rules/clauses.ts';
import type { Card } from '../rules/content.ts';
import { ROMAN } from './grammar.ts';

/** Letters the line has room for. */
export const HINT_ROOM = 16;

const both = (fr: string, en: string): Text => ({ fr, en });

const MOMENTS: Readonly<Partial<Record<Trigger, Text>>> = {
  attackSucceeded: both('touche', 'hits'),
  attackFailed: both('rate', 'misses'),
  heroSurvived: both('vit', 'lives'),
  heroDefeated: both('vaincu', 'falls'),
  heroInvited: both('entre', 'enters'),
  itemSold: both('vendu', 'sold'),
};

/** Undefined: not sayable in so few letters. */
function conditionHint(c: Condition): Text | undefined {
  switch (c.is) {
    case 'itemCount':
      if (c.of !== undefined) return undefined;
      if (c.compare === '=' && c.n === 0) return both('nu', 'bare');
      if (c.compare === '=' && c.n === 1) return both('seul', 'alone');
      return c.compare === '>=' ? both(`${c.n} obj.`, `${c.n} items`) : undefined;
    case 'heroCoins':
      if (c.compare === '=' && c.n === 0) return both('0 or', 'broke');
      return c.compare === '>=' ? both(`${c.n} or`, `${c.n} coins`) : undefined;
    case 'firstToFight':
      return both('1er', '1st');
    case 'lastToFight':
      return both('fin', 'last');
    case 'wounds':
      return c.compare === '=' && c.n === 0 ? both('intact', 'unhurt') : undefined;
    case 'isQuestHolder':
      return both('Quête', 'quest');
    case 'monsterLevel':
      return both(`niv. ${ROMAN[c.level]}`, `lvl ${ROMAN[c.level]}`);
    case 'sharesClass':
      return both('paire', 'pair');
    default:
      return undefined;
  }
}

const coins = (n: number): Text => both(`${signed(n)} or`, `${signed(n)} coins`);
const purse = (n: number): Text => both(`bourse +${n}`, `purse +${n}`);

function clauseHint(c: Clause): Text | undefined {
  switch (c.does) {
    case 'addStat':
      if (typeof c.by !== 'number') return undefined;
      if (c.stat === 'attack') return both(`att. ${signed(c.by)}`, `att. ${signed(c.by)}`);
      if (c.stat === 'defence') return both(`déf. ${signed(c.by)}`, `def. ${signed(c.by)}`);
      return c.stat === 'hearts' ? both(`${signed(c.by)} cœur`, `${signed(c.by)} heart`) : undefined;
    case 'gainCoins':
      return c.who === 'owner' && typeof c.n === 'number' ? coins(c.n) : undefined;
    case 'loseCoins':
      return c.who === 'owner' && typeof c.n === 'number' ? coins(-c.n) : undefined;
    case 'heroGainsCoins':
      return c.of === 'hero' && typeof c.n === 'number' ? purse(c.n) : undefined;
    case 'moveCoins':
      if (c.to === 'hero') return purse(c.n);
      return c.to === 'owner' ? coins(c.n) : undefined;
    case 'redrawAdventure':
      return both('autre aventure', 'new adventure');
    case 'addWound':
      return both(`+${c.n} blessure`, `+${c.n} wound`);
    case 'anyClass':
    case 'ignoreClassForSale':
      return both('toute classe', 'any class');
    case 'dealExtra':
      return c.who === 'owner' ? both(`+${c.n} objet`, `+${c.n} item`) : undefined;
    case 'rankFirst':
      return both('en premier', 'goes first');
    case 'sellFromWindow':
      return both('vend la vitrine', 'sells window');
    case 'discount':
      return both(`achat ${plain(-c.n)} or`, `buys ${plain(-c.n)}`);
    case 'swapItem':
      return c.with === 'discard' ? both('fouille', 'rummages') : undefined;
    case 'preventDefeat':
      return both('hors de danger', 'out of danger');
    case 'returnGearToHand':
      return both('objet rendu', 'item returns');
    case 'takeQuestToken':
      return both('jeton Quête', 'quest token');
    default:
      return undefined;
  }
}

/** "+1/+1" for attack and defence together, else the only clause. */
function mainHint(clauses: readonly Clause[]): Text | undefined {
  const [first, second] = clauses;
  if (second === undefined) return clauseHint(first);
  const isPair =
    clauses.length === 2 &&
    first.does === 'addStat' &&
    first.stat === 'attack' &&
    second.does === 'addStat' &&
    second.stat === 'defence';
  if (!isPair || typeof first.by !== 'number' || typeof second.by !== 'number') return undefined;
  return both(`${signed(first.by)}/${signed(second.by)}`, `${signed(first.by)}/${signed(second.by)}`);
}

function effectHint(effect: Effect, lang: Lang): string | undefined {
  const main = mainHint(effect.do)?.[lang];
  const moment = MOMENTS[effect.on];
  const [condition, ...more] = effect.if ?? [];
  if (main === undefined || more.length > 0 || effect.from !== undefined) return undefined;
  const when = (condition === undefined ? moment : conditionHint(condition))?.[lang];
  // A condition has to be told; a moment may be left to the whole card.
  if (condition !== undefined && (when === undefined || moment !== undefined)) return undefined;
  const whole = when === undefined ? main : `${when}${lang === 'fr' ? ' : ' : ': '}${main}`;
  if (whole.length <= HINT_ROOM) return whole;
  return condition === undefined && main.length <= HINT_ROOM ? main : undefined;
}

/** What a card does in one short line; undefined where it takes more than that to say. */
export function abilityHint(card: Pick<Card, 'effects'>, lang: Lang): string | undefined {
  if (card.effects.length !== 1) return undefined;
  const hint = effectHint(card.effects[0], lang);
  return lang === 'fr' ? typeset(hint) : hint;
}
