/** Tables about to draw or complete a quest. */
import type { Resource } from '../rules/clauses.ts';
import { arrange, type House, type SeatLiteral, type TableLiteral } from './arrange.ts';

/** Player 0 stands at the Tour des Mages, where an inhabitant is. */
export function atTower(seat: SeatLiteral = {}, more: Partial<TableLiteral> = {}): House {
  return arrange({ seats: [{ city: 'kien', pawn: 'tourDesMages', ...seat }, {}, {}], ...more });
}

export const completing = (t: House, id: string, option = 0, pay: readonly Resource[] = []) => ({
  quest: t.quest(id),
  option,
  pay,
});
export const refused = (t: House, id: string, option = 0, pay: readonly Resource[] = []) =>
  t.seat(0).refusal('take-action', completing(t, id, option, pay));

export const BRING = 'la-tarte-du-prevot'; // A fruit to Kien: 1 prestige.
export const THREE = ['la-planche-rouge', 'le-paratonnerre', 'la-grille-des-voutes'];
export const IMMEDIATE = 'le-colporteur-bavard'; // Walk on, or 2 gold for two tokens.
