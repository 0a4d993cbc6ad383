/** The bots as people know them: a name, a temperament in one word, and how it shades their play. */
import type { Chance } from '../kernel/index.ts';
import type { Lean } from './players.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly temperament: { readonly fr: string; readonly en: string };
  readonly lean: Lean;
}

/** Leans stay small, a few hundredths of a win: a temperament decides between good answers, not against them. */
export const PEOPLE: readonly Person[] = [
  { id: 'iris', name: 'Iris', temperament: { fr: 'prudente', en: 'careful' }, lean: { risk: -0.03 } },
  {
    id: 'basile',
    name: 'Basile',
    temperament: { fr: 'téméraire', en: 'daring' },
    lean: { risk: 0.03, curiosity: 0.01 },
  },
  { id: 'odile', name: 'Odile', temperament: { fr: 'taquine', en: 'teasing' }, lean: { malice: 0.03 } },
  { id: 'anselme', name: 'Anselme', temperament: { fr: 'paisible', en: 'peaceful' }, lean: { malice: -0.03 } },
  { id: 'zelie', name: 'Zélie', temperament: { fr: 'curieuse', en: 'curious' }, lean: { curiosity: 0.03 } },
  {
    id: 'gaspard',
    name: 'Gaspard',
    temperament: { fr: 'méfiant', en: 'wary' },
    lean: { curiosity: -0.02, risk: -0.02 },
  },
  { id: 'mahaut', name: 'Mahaut', temperament: { fr: 'fougueuse', en: 'fiery' }, lean: { risk: 0.02, malice: 0.02 } },
  { id: 'corentin', name: 'Corentin', temperament: { fr: 'posé', en: 'steady' }, lean: {} },
];

export function findPerson(id: string): Person | undefined {
  return PEOPLE.find((person) => person.id === id);
}

/** Company for an empty seat: somebody who is not at the table yet, if anybody is left. */
export function invite(seated: readonly string[], chance: Chance): Person {
  const free = PEOPLE.filter((person) => !seated.includes(person.id));
  return chance.pick(free.length > 0 ? free : PEOPLE);
}
