import { count } from '../../../../web/words/telling/figures.ts';
import type { FaceWords } from '../stage.ts';

const hearts = (n: number): string => count('en', n, 'heart', 'hearts');
const coins = (n: number): string => count('en', n, 'coin', 'coins');

export const faces: FaceWords = {
  kinds: {
    item: 'Item',
    hero: 'Hero',
    monster: 'Monster',
    adventure: 'Adventure',
    employee: 'Employee',
    upgrade: 'Upgrade',
  },
  upgradeShort: 'Upgrade',
  attack: 'attack',
  defence: 'defence',
  resistance: 'resistance',
  strength: 'strength',
  hearts,
  coins,
  forClasses: (classes) => `for ${classes}`,
  purse: (n) => `Arrives with ${coins(n)} in the purse.`,
  level: (roman) => `level ${roman}`,
  stands: 'stands',
  falls: 'falls',
  phases: {
    supply: 'Supply',
    display: 'Display',
    shopping: 'Shopping',
    adventure: 'Adventure',
    upgrade: 'Upgrade',
    inventory: 'Inventory',
  },
  phase: (n) => `phase ${n}`,
  phaseMini: (n) => `ph. ${n}`,
  phaseOf: (n, name) => `phase ${n} · ${name}`,
  neverTwice: 'Never two of the same name in one shop.',
  upgrades: { display: 'Window', storage: 'Storage' },
  slots: (n) => count('en', n, 'slot', 'slots'),
  slotsFor: (type, n, before) =>
    type === 'display' ? `${n} items in the window instead of ${before}` : `${n} items kept instead of ${before}`,
  flip: (price) => `On the back: +2, for ${price} more coins. Only one of each kind.`,
  quote: (text) => `“${text}”`,
  hasAbility: 'has an ability',
  back: {
    item: 'Item, face down',
    hero: 'Hero deck',
    monster: 'Monster deck',
    adventure: 'Adventure, face down',
    employee: 'Employee deck',
    upgrade: 'Upgrade pile',
  },
  say: {
    item: (name, price, classes, attack, defence, n) =>
      `${name}, item at ${coins(price)} for ${classes}, attack ${attack}, defence ${defence}, ${hearts(n)}.`,
    hero: (name, title, classes, attack, defence, n) =>
      `${name}, ${title}, hero ${classes}, attack ${attack}, defence ${defence}, ${coins(n)} in the purse.`,
    monster: (name, roman, resistance, strength, stands, falls) =>
      `${name}, level ${roman} monster, resistance ${resistance}, strength ${strength}. If it stands, ${coins(stands)} for each living hero; if it falls, ${coins(falls)}.`,
    adventure: (name, attack, defence) => `Adventure ${name}, attack ${attack}, defence ${defence}.`,
    employee: (name, price, phase) => `${name}, employee at ${coins(price)}, ${phase}.`,
    upgrade: (name, level, price) => `${name} upgrade +${level}, ${coins(price)}.`,
  },
};
