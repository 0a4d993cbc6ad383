/** The 20 employees: 10 titles, two of each, at least one for every phase. */
import { idOf } from '../../writing.ts';
import type { Effect, Phase } from '../rules/clauses.ts';
import type { WrittenEmployee } from './set.ts';
import { ownerGains, plus, when } from './write.ts';

const employee = (
  phase: Phase,
  price: number,
  fr: string,
  en: string,
  glyph: string,
  ...effects: Effect[]
): WrittenEmployee => ({ id: idOf(en), title: { fr, en }, glyph, price, phase, effects, copies: 2 });

export const EMPLOYEES: readonly WrittenEmployee[] = [
  employee(
    'supply',
    5,
    'Grossiste',
    'Wholesaler',
    'hand-truck',
    when('supplyEnd', { does: 'dealExtra', n: 1, who: 'owner' }),
  ),
  employee(
    'display',
    5,
    'Crieuse',
    'Town Crier',
    'megaphone',
    when('displayRevealed', { does: 'addStat', stat: 'hearts', of: 'window', by: 1, during: 'round' }),
  ),
  employee(
    'shopping',
    10,
    'Rabatteur',
    'Barker',
    'hunting-horn',
    when('static', { does: 'ignoreClassForInvite', during: 'inPlay' }),
  ),
  employee(
    'shopping',
    10,
    'Commis polyglotte',
    'Polyglot Clerk',
    'talk',
    when('static', { does: 'ignoreClassForSale', filter: { price: ['<=', 5], hearts: ['<=', 1] }, during: 'inPlay' }),
  ),
  employee(
    'shopping',
    5,
    'Étalagiste',
    'Window Dresser',
    'hanger',
    when('static', { does: 'sellFromWindow', n: 1, during: 'inPlay' }),
  ),
  employee('adventure', 10, 'Rebouteuse', 'Bonesetter', 'bandaged', when('static', plus('defence', 1))),
  employee(
    'adventure',
    5,
    'Voyante',
    'Fortune-Teller',
    'crystal-ball',
    when('adventureDealt', { does: 'redrawAdventure', of: 'hero' }),
  ),
  employee('adventure', 5, 'Assureur', 'Insurer', 'umbrella', when('heroDefeated', ownerGains(5))),
  employee(
    'upgrade',
    10,
    'Caissier',
    'Cashier',
    'abacus',
    when('static', { does: 'discount', on: 'any', n: 5, during: 'inPlay' }),
  ),
  employee(
    'inventory',
    5,
    'Balayeur',
    'Sweeper',
    'broom',
    when('inventoryStart', { does: 'swapItem', with: 'discard' }),
  ),
];
