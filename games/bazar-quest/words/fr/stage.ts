import { count } from '../../../../web/words/telling/figures.ts';
import type { FaceWords } from '../stage.ts';

const hearts = (n: number): string => count('fr', n, 'cœur', 'cœurs');
const coins = (n: number): string => `${n} or`;

export const faces: FaceWords = {
  kinds: {
    item: 'Objet',
    hero: 'Héros',
    monster: 'Monstre',
    adventure: 'Aventure',
    employee: 'Employé',
    upgrade: 'Amélioration',
  },
  upgradeShort: 'Amélio.',
  attack: 'attaque',
  defence: 'défense',
  resistance: 'résistance',
  strength: 'force',
  hearts,
  coins,
  forClasses: (classes) => `pour ${classes}`,
  purse: (n) => `Arrive avec ${n} or en bourse.`,
  level: (roman) => `niveau ${roman}`,
  stands: 'tient',
  falls: 'tombe',
  phases: {
    supply: 'Réapprovisionnement',
    display: 'Exposition',
    shopping: 'Commerce',
    adventure: 'Aventure',
    upgrade: 'Amélioration',
    inventory: 'Inventaire',
  },
  phase: (n) => `phase ${n}`,
  phaseMini: (n) => `ph. ${n}`,
  phaseOf: (n, name) => `phase ${n} · ${name}`,
  neverTwice: 'Jamais deux du même nom dans une échoppe.',
  upgrades: { display: 'Vitrine', storage: 'Réserve' },
  slots: (n) => count('fr', n, 'place', 'places'),
  slotsFor: (type, n, before) =>
    type === 'display' ? `${n} objets en vitrine au lieu de ${before}` : `${n} objets gardés au lieu de ${before}`,
  flip: (price) => `Au verso : +2, pour ${price} or de plus. Une seule de chaque sorte.`,
  quote: (text) => `« ${text} »`,
  hasAbility: 'a une capacité',
  back: {
    item: 'Objet, face cachée',
    hero: 'Pioche des héros',
    monster: 'Pioche des monstres',
    adventure: 'Aventure, face cachée',
    employee: 'Pioche des employés',
    upgrade: 'Pile des améliorations',
  },
  say: {
    item: (name, price, classes, attack, defence, n) =>
      `${name}, objet à ${price} or pour ${classes}, attaque ${attack}, défense ${defence}, ${hearts(n)}.`,
    hero: (name, title, classes, attack, defence, n) =>
      `${name}, ${title}, héros ${classes}, attaque ${attack}, défense ${defence}, ${n} or en bourse.`,
    monster: (name, roman, resistance, strength, stands, falls) =>
      `${name}, monstre de niveau ${roman}, résistance ${resistance}, force ${strength}. S’il tient, ${stands} or par héros vivant ; s’il tombe, ${falls} or.`,
    adventure: (name, attack, defence) => `Aventure ${name}, attaque ${attack}, défense ${defence}.`,
    employee: (name, price, phase) => `${name}, employé à ${price} or, ${phase}.`,
    upgrade: (name, level, price) => `Amélioration ${name} +${level}, ${price} or.`,
  },
};
