/** What cards do, in the French log: the card that does it is named first. */
import type { Piece } from '../../../../web/face.ts';
import { capital, count, listed, signed } from '../../../../web/words/telling/figures.ts';
import { line } from '../../../../web/words/telling/lines.ts';
import type { Clause, Filter, Stat } from '../../rules/clauses.ts';
import { NONE } from '../../rules/state.ts';
import { clauseOf, exchanged, type Teller, unless } from '../teller.ts';
import type { AbilityEvent, LogWords } from '../words.ts';
import { by, heroes, items, objets, or, players } from './pieces.ts';

/** The verb for these subjects, the reader among them or not. */
const verb = (t: Teller, seats: readonly number[], one: string, many: string, you: string): string =>
  seats.includes(t.me) ? you : seats.length > 1 ? many : one;

const stats: Readonly<Record<Stat, string>> = {
  attack: 'attaque',
  defence: 'défense',
  hearts: 'cœurs',
  price: 'prix',
  windowValue: 'valeur de vitrine',
  displaySlots: 'places en vitrine',
  storageSlots: 'places en réserve',
  resistance: 'résistance du monstre',
  strength: 'force du monstre',
  reward: 'récompense du monstre',
};
const fates = {
  autoHit: ' blessera à coup sûr.',
  autoMiss: ' ne pourra pas blesser.',
  autoSurvive: ' survivra à coup sûr.',
  preventDefeat: ' échappera à sa prochaine défaite.',
  ignoreAdventure: ' n’écoute pas sa carte Aventure.',
} as const;
const acts = {
  sell: 'vendre',
  display: 'exposer',
  store: 'ranger',
  invite: 'inviter',
  buy: 'acheter',
} as const;
const bought = {
  employee: 'les employés',
  upgrade: 'les améliorations',
  flip: 'les retournements',
  any: 'tout',
} as const;

function filtered(t: Teller, filter: Filter | undefined): string {
  const icon = t.content.classes.find(({ id }) => id === filter?.class)?.title.fr;
  const sizes = { '<': 'moins de', '<=': 'au plus', '=': 'exactement', '>=': 'au moins', '>': 'plus de' } as const;
  const limits = [
    icon === undefined ? '' : `classe ${icon}`,
    filter?.price === undefined ? '' : `prix ${sizes[filter.price[0]]} ${filter.price[1]}`,
    filter?.hearts === undefined ? '' : `cœurs ${sizes[filter.hearts[0]]} ${filter.hearts[1]}`,
  ].filter((limit) => limit !== '');
  return limits.length === 0 ? '' : ` (${limits.join(', ')})`;
}

/** What a permission, a ban, a class or a place in the order means for those it touches. */
function ruleChanged(
  t: Teller,
  clause: Clause | undefined,
  seats: readonly number[],
  guests: readonly number[],
): Piece[] {
  const may = verb(t, seats, ' peut', ' peuvent', ' pouvez');
  const icon = (id: string) => t.content.classes.find((one) => one.id === id)?.title.fr ?? id;
  const count_ = guests.length > 1 ? ' comptent' : ' compte';
  switch (clause?.does) {
    case 'addClass':
      return [...heroes(t, guests), `${count_} aussi comme ${icon(clause.class)}.`];
    case 'anyClass':
      return [...heroes(t, guests), `${count_} pour toutes les classes.`];
    case 'ignoreClassForSale':
      return [...players(t, seats), `${may} vendre sans regarder la classe${filtered(t, clause.filter)}.`];
    case 'ignoreClassForInvite':
      return [...players(t, seats), `${may} inviter n’importe quel héros.`];
    case 'rankFirst':
      return [...players(t, seats), verb(t, seats, ' passe', ' passent', ' passez'), ' en tête de l’ordre d’attrait.'];
    case 'rankLast':
      return [...players(t, seats), verb(t, seats, ' passe', ' passent', ' passez'), ' en fin d’ordre d’attrait.'];
    case 'sellFromWindow':
      return [...players(t, seats), `${may} vendre ${objets(clause.n)} de la vitrine.`];
    case 'sellToOtherHero':
      return [...players(t, seats), `${may} vendre aux héros des autres échoppes.`];
    case 'discount':
      return [
        ...players(t, seats),
        verb(t, seats, ' paie', ' paient', ' payez'),
        ` ${or(clause.n)} de moins pour ${bought[clause.on]}.`,
      ];
    case 'forbid':
      return [
        ...players(t, seats),
        verb(t, seats, ' ne peut pas', ' ne peuvent pas', ' ne pouvez pas'),
        ` ${acts[clause.act]}${filtered(t, clause.filter)}.`,
      ];
    default:
      return ['les règles changent pour un temps.'];
  }
}

export const abilities: Pick<LogWords, AbilityEvent> = {
  'employee-used': (e, t) =>
    line(t.who(e.seat), t.verb(e.seat, ' fait appel à ', ' faites appel à '), t.employee(e.employee), '.'),
  'ability-used': (e, t) =>
    e.by.kind !== 'hero' && e.by.kind !== 'monster' && e.by.hero !== NONE
      ? line('Une capacité joue pour ', t.hero(e.by.hero), ' : ', t.source(e.by), '.')
      : line('Une capacité joue : ', t.source(e.by), '.'),
  'coins-changed': (e, t) => ({
    pieces: [
      ...by(t, e.by),
      t.who(e.seat),
      e.now >= e.was ? t.verb(e.seat, ' reçoit ', ' recevez ') : t.verb(e.seat, ' perd ', ' perdez '),
      `${or(Math.abs(e.now - e.was))}.`,
    ],
    after: ['Or ', { was: e.was, now: e.now }, '.'],
  }),
  'hero-coins-changed': (e, t) => ({
    pieces: [
      ...by(t, unless(e.by, e.hero)),
      t.hero(e.hero),
      e.now >= e.was ? ' reçoit ' : ' perd ',
      `${or(Math.abs(e.now - e.was))}.`,
    ],
    after: ['Bourse ', { was: e.was, now: e.now }, '.'],
  }),
  'glory-changed': (e, t) => ({
    pieces: [
      ...by(t, e.by),
      t.who(e.seat),
      e.now >= e.was ? t.verb(e.seat, ' gagne ', ' gagnez ') : t.verb(e.seat, ' perd ', ' perdez '),
      `${Math.abs(e.now - e.was)} gloire.`,
    ],
    after: ['Gloire ', { was: e.was, now: e.now }, '.'],
  }),
  'heroes-left': (e, t) => ({
    pieces: [...by(t, e.by), ...heroes(t, e.heroes), e.heroes.length > 1 ? ' quittent' : ' quitte', ' la ville.'],
    after: [`Héros en pioche : ${e.left}.`],
  }),
  'wounds-changed': (e, t) => ({
    pieces: [
      ...by(t, e.by),
      `${count('fr', Math.abs(e.now - e.was), 'blessure', 'blessures')} de ${e.now >= e.was ? 'plus' : 'moins'} sur le monstre.`,
    ],
    after: ['Blessures ', { was: e.was, now: e.now }, '.'],
  }),
  'stat-changed': (e, t) => {
    const change = e.how === 'plus' ? ` ${signed(e.n)}` : e.how === 'becomes' ? ` à ${e.n}` : ' × 2';
    const whom =
      e.heroes.length > 0
        ? heroes(t, e.heroes)
        : e.items.length > 0
          ? items(t, e.items)
          : e.seats.length > 0
            ? players(t, e.seats)
            : [];
    const what = stats[e.stat];
    return line(
      ...by(t, e.by),
      e.by === undefined ? `${capital(what)}${change}` : `${what}${change}`,
      ...(whom.length === 0 ? [] : [' pour ', ...whom]),
      '.',
    );
  },
  'rule-changed': (e, t) =>
    line(...by(t, e.by), ...ruleChanged(t, clauseOf(t.content, e.by, e.clause), e.seats, e.heroes)),
  'items-drawn': (e, t) => ({
    pieces: [...by(t, e.by), t.who(e.seat), t.verb(e.seat, ' pioche ', ' piochez '), `${objets(e.n)}.`],
    ...(e.cards !== undefined && e.cards.length > 0 && { after: ['Vous voyez ', ...items(t, e.cards), '.'] }),
  }),
  'items-discarded': (e, t) =>
    line(
      ...by(t, e.by),
      t.who(e.seat),
      ...(e.items.length === 0
        ? [t.verb(e.seat, ' n’a rien à défausser.', ' n’avez rien à défausser.')]
        : [t.verb(e.seat, ' défausse ', ' défaussez '), ...items(t, e.items), '.']),
    ),
  peeked: (e, t) => ({
    pieces: [
      ...by(t, e.by),
      t.who(e.seat),
      t.verb(e.seat, ' regarde ', ' regardez '),
      e.n > 1 ? `les ${e.n} prochaines cartes ` : 'la prochaine carte ',
      e.deck === 'item' ? 'de la pioche d’objets.' : 'de la pioche Aventure.',
    ],
    ...(e.cards !== undefined &&
      e.cards.length > 0 && {
        after: ['Vous voyez ', ...listed(e.cards.map(e.deck === 'item' ? t.item : t.adventure), ' puis '), '.'],
      }),
  }),
  'item-swapped': (e, t) => {
    const place = { discard: 'de la défausse', window: 'de la vitrine', storage: 'de la réserve' }[e.with];
    return line(
      ...by(t, e.by),
      t.who(e.seat),
      t.verb(e.seat, ' échange ', ' échangez '),
      e.gave === NONE ? 'un objet de la main' : t.item(e.gave),
      ' contre ',
      ...(e.got === NONE ? [`un objet ${place}`] : [t.item(e.got), `, ${place}`]),
      '.',
    );
  },
  'item-shown': (e, t) =>
    line(
      t.who(e.seat),
      t.verb(e.seat, ' montre ', ' montrez '),
      t.item(e.item),
      e.from === 'hand' ? ', en main.' : ', en réserve.',
    ),
  'gear-returned': (e, t) =>
    line(
      ...by(t, e.by),
      t.who(e.seat),
      t.verb(e.seat, ' reprend ', ' reprenez '),
      t.item(e.item),
      ' à ',
      t.hero(e.hero),
      '.',
    ),
  'item-stolen': (e, t) =>
    line(
      ...by(t, e.by),
      t.who(e.seat),
      t.verb(e.seat, ' prend ', ' prenez '),
      e.item === NONE ? 'un objet' : t.item(e.item),
      ...(e.from === t.me ? [' dans votre main.'] : [' à ', t.who(e.from), '.']),
    ),
  'adventure-changed': (e, t) =>
    line(
      ...by(t, e.by),
      t.hero(e.hero),
      ...exchanged(e.was, e.now, {
        gains: (cards) => [' reçoit ', ...listed(cards.map(t.adventure), ' et '), '.'],
        loses: (cards) => [' laisse ', ...listed(cards.map(t.adventure), ' et '), '.'],
        swaps: (gone, come) => [
          ' laisse ',
          ...listed(gone.map(t.adventure), ' et '),
          ' pour ',
          ...listed(come.map(t.adventure), ' et '),
          '.',
        ],
        same: [' garde son destin.'],
      }),
    ),
  'heroes-swapped': (e, t) =>
    line(
      ...by(t, e.by),
      t.who(e.seat),
      t.verb(e.seat, ' échange ', ' échangez '),
      t.hero(e.gave),
      ' contre ',
      t.hero(e.got),
      ...(e.partner === NONE ? [', sur la place.'] : [', avec ', t.who(e.partner), '.']),
    ),
  'offer-refreshed': (e, t) =>
    line(
      ...by(t, e.by),
      e.by === undefined ? 'L’offre change : ' : 'l’offre change, voici ',
      ...(e.offer.length === 0 ? ['personne'] : listed(e.offer.map(t.employee), ' et ')),
      '.',
    ),
  'fate-changed': (e, t) => line(...by(t, e.by), t.hero(e.hero), fates[e.fate]),
  'purchases-changed': (e, t) =>
    line(
      ...by(t, e.by),
      t.who(e.seat),
      t.verb(e.seat, ' peut', ' pouvez'),
      ` acheter ${count('fr', e.n, 'carte', 'cartes')} de plus ce tour-ci.`,
    ),
};
