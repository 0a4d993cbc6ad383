/** What is written around offers and words given, whatever the game. */
import type { Lang } from '../../face.ts';
import { typeset } from '../../words/telling/french.ts';

interface BargainWords {
  readonly nothing: string;
  readonly or: string;
  readonly and: string;
  readonly give: string;
  readonly get: string;
  readonly say: string;
  readonly sayHint: string;
  readonly accept: string;
  readonly counter: string;
  readonly refuse: string;
  readonly withdraw: string;
  readonly later: string;
  /** "parole tenue 3 sur 4". */
  record(kept: number, of: number): string;
  readonly noRecord: string;
  readonly notBinding: string;
  readonly binding: string;
  readonly changed: string;
  /** How many there are, beside the kind. */
  of(n: number): string;
  /** Why less cannot be put down. */
  readonly least: string;
  /** Why more cannot be put down. */
  most(n: number): string;
  /** What a player looks for and can spare, said to all. */
  readonly wants: string;
  readonly wantsShort: string;
  readonly wantsWhy: string;
  /** Before what is looked for, and before what can be spared. */
  readonly seeks: string;
  readonly spares: string;
  readonly tell: string;
  /** Before an offer that is ready made. */
  match(name: string): string;
  readonly against: string;
  take(thing: string): string;
  leave(thing: string): string;
}

const french: BargainWords = {
  nothing: 'rien',
  or: 'ou',
  and: 'et',
  give: 'Je donne',
  get: 'Je reçois',
  say: 'Ajouter un mot',
  sayHint: 'Pour la forme : seul ce qui est coché sera réglé.',
  accept: 'Accepter',
  counter: 'Contrer',
  refuse: 'Refuser',
  withdraw: 'Retirer',
  later: 'Plus tard',
  record: (kept, of) => `parole tenue ${kept} sur ${of}`,
  noRecord: 'aucune parole donnée',
  notBinding: 'Une promesse n’oblige à rien : on réglera les comptes après.',
  binding: 'Donné aussitôt, et pour de bon.',
  changed: 'nouveau prix',
  of: (n) => `sur ${n}`,
  least: 'Il n’y a rien à reprendre.',
  most: (n) => (n === 0 ? 'Il n’y en a pas.' : `Pas plus de ${n}.`),
  wants: 'Je cherche, je cède',
  wantsShort: 'Cherche, cède',
  wantsWhy: 'Dit à tous, sans engager à rien : les offres viendront d’elles-mêmes.',
  seeks: 'cherche',
  spares: 'cède',
  tell: 'Le dire à tous',
  match: (name) => `À proposer à ${name} :`,
  against: 'contre',
  take: (thing) => `Ajouter ${thing}`,
  leave: (thing) => `Retirer ${thing}`,
};

const english: BargainWords = {
  nothing: 'nothing',
  or: 'or',
  and: 'and',
  give: 'I give',
  get: 'I get',
  say: 'Add a word',
  sayHint: 'For show: only what is ticked will be settled.',
  accept: 'Accept',
  counter: 'Counter',
  refuse: 'Refuse',
  withdraw: 'Withdraw',
  later: 'Later',
  record: (kept, of) => `word kept ${kept} of ${of}`,
  noRecord: 'no word given yet',
  notBinding: 'A promise binds nobody: accounts are settled afterwards.',
  binding: 'Handed over at once, and for good.',
  changed: 'new price',
  of: (n) => `of ${n}`,
  least: 'There is nothing to take back.',
  most: (n) => (n === 0 ? 'There is none.' : `No more than ${n}.`),
  wants: 'I seek, I spare',
  wantsShort: 'Seek, spare',
  wantsWhy: 'Told to all and binding nobody: offers will come by themselves.',
  seeks: 'seeks',
  spares: 'spares',
  tell: 'Tell everybody',
  match: (name) => `Could suit ${name}:`,
  against: 'for',
  take: (thing) => `Add ${thing}`,
  leave: (thing) => `Remove ${thing}`,
};

const catalogue: Readonly<Record<Lang, BargainWords>> = { fr: typeset(french), en: english };

export const bargainWords = (lang: Lang): BargainWords => catalogue[lang];
