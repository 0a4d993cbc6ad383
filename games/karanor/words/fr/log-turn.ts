/** A turn in French: the journey, the work, what is built and completed, the income. Gender is never known, so no sentence depends on it. */
import type { Piece } from '../../../../web/face.ts';
import { listed } from '../../../../web/words/telling/figures.ts';
import { owned } from '../../../../web/words/telling/french.ts';
import { line, withAfter } from '../../../../web/words/telling/lines.ts';
import { people } from '../../../../web/words/telling/speaker.ts';
import { type Events, NONE } from '../../rules/state.ts';
import type { LogWords, TurnEvent } from '../log.ts';
import type { Teller } from '../teller.ts';
import { because, does, prestiges } from './pieces.ts';
import { at, the } from './places.ts';

const SOURCES = {
  commerce: 'par un commerce',
  quest: 'par une quête',
  delivery: 'par une livraison',
  villa: 'par une villa',
  other: 'par une carte',
} as const;

/** What the fare was: less than printed, and thanks to what, is worth saying. */
function fare(t: Teller, paid: number): Piece[] {
  const { sea } = t.content.prices;
  if (paid === sea) return [` : ${paid} or`];
  return paid === 0 ? [', sans rien payer'] : [` : ${paid} or au lieu de ${sea}`];
}

/** What something cost; nothing to say where it was free. */
const forSum = (t: Teller, { gold, tokens }: { gold: number; tokens: readonly number[] }): string => {
  const sum = t.sum(gold, tokens);
  return sum === '' ? '' : ` pour ${sum}`;
};

/** A quest with the choice that was made, and its price. */
function chosen(t: Teller, { quest, option, paid }: Events['quest-completed']): Piece[] {
  const { options } = t.content.quests[quest];
  const price = forSum(t, paid);
  if (options.length === 1) return [t.card('quest', quest), price];
  const label = options[option].label.fr.replace(/\.$/, '');
  return [t.card('quest', quest), ` : « ${label} »${price === '' ? '' : `,${price}`}`];
}

export const turn: Pick<LogWords, TurnEvent> = {
  'round-started': () => undefined,
  'turn-started': (e, t) => line(...owned(t, e.seat, 'Au tour', 'À votre tour'), '.'),
  'turn-skipped': (e, t) => line(...owned(t, e.seat, 'Le tour', 'Votre tour'), ' est sauté.'),
  moved: (e, t) =>
    e.sea
      ? line(
          ...does(t, e.seat, 'prend', 'prenez'),
          ` la mer vers ${the(t.place(e.to))}`,
          ...fare(t, e.fare),
          ...because(t, e.by),
          '.',
        )
      : line(...does(t, e.seat, 'va', 'allez'), ` ${at(t.place(e.to))}.`),
  'move-ended': (e, t) =>
    e.lost === 0
      ? undefined
      : line(...does(t, e.seat, 's’arrête', 'vous arrêtez'), ` : ${e.lost} pas ${e.lost > 1 ? 'perdus' : 'perdu'}.`),
  harvested: (e, t) =>
    withAfter(
      [...does(t, e.seat, 'récolte', 'récoltez'), ` ${t.tokens(e.kind, e.n)} ${at(t.place(e.at))}.`],
      e.reserve < 3 ? [e.reserve === 0 ? 'La réserve est vide.' : `Il n’en reste que ${e.reserve} en réserve.`] : [],
    ),
  worked: (e, t) => line(...does(t, e.seat, 'travaille', 'travaillez'), ` pour ${e.gold} or.`),
  built: (e, t) =>
    withAfter(
      [
        ...does(t, e.seat, 'construit', 'construisez'),
        ' ',
        t.card('commerce', e.card),
        ` ${at(t.place(e.city))}`,
        forSum(t, e.paid),
        e.bonus ? ', bonus compris' : '',
        '.',
      ],
      e.income > 0 ? [`Revenu +${e.income}.`] : [],
    ),
  'commerce-taken': (e, t) => {
    if (e.from === 'market')
      return line(...does(t, e.seat, 'prend', 'prenez'), ' ', t.card('commerce', e.card), ' sur l’étal.');
    const drawn = [...does(t, e.seat, 'prend', 'prenez'), ' un commerce de la pioche'];
    return e.card === NONE ? line(...drawn, '.') : line(...drawn, ' : ', t.card('commerce', e.card), '.');
  },
  'market-refilled': (e, t) => line(t.card('commerce', e.card), ' arrive sur l’étal.'),
  interacted: (e, t) => line(...does(t, e.seat, 'aborde', 'abordez'), ` l’habitant ${at(t.place(e.at))}.`),
  'quests-drawn': (e, t) =>
    withAfter(
      [
        ...does(t, e.seat, 'pioche', 'piochez'),
        ` ${e.n === 1 ? 'une quête' : `${e.n} quêtes`}`,
        ...because(t, e.by),
        '.',
      ],
      e.quests === undefined
        ? []
        : [
            ...listed(
              e.quests.map((quest) => t.card('quest', quest)),
              ' et ',
            ),
            '.',
          ],
    ),
  'quest-kept': (e, t) => {
    const inHand = ` ${e.inHand > 1 ? `${e.inHand} quêtes` : '1 quête'} en main.`;
    if (e.quest === undefined) return line(...does(t, e.seat, 'garde', 'gardez'), ` la quête :${inHand}`);
    return line(...does(t, e.seat, 'garde', 'gardez'), ' ', t.card('quest', e.quest), ` :${inHand}`);
  },
  'quest-discarded': (e, t) =>
    line(
      ...does(t, e.seat, 'défausse', 'défaussez'),
      ' ',
      e.quest === undefined ? 'une quête' : t.card('quest', e.quest),
      ', face cachée.',
    ),
  'quest-completed': (e, t) => line(...does(t, e.seat, 'réalise', 'réalisez'), ' ', ...chosen(t, e), '.'),
  'immediate-resolved': (e, t) =>
    e.option < 0
      ? line(t.card('quest', e.quest), ' reste sans effet : aucun choix n’est possible.')
      : line(...does(t, e.seat, 'tombe', 'tombez'), ' sur ', ...chosen(t, e), '.'),
  /** Both parts bear the same name; whoever may know it is shown the second. */
  'sequel-taken': (e, t) =>
    line(...does(t, e.seat, 'prend', 'prenez'), ' la suite de ', t.card('quest', e.quest ?? e.first), '.'),
  'quest-shown': (e, t) => line(...does(t, e.seat, 'lit', 'lisez'), ' ', t.card('quest', e.quest), ' à voix haute.'),
  'commerce-shown': (e, t) =>
    line(...does(t, e.seat, 'montre', 'montrez'), ' ', t.card('commerce', e.card), ' à tous.'),
  delivered: (e, t) =>
    line(
      ...does(t, e.seat, 'livre', 'livrez'),
      ` ${t.sum(0, e.tokens)} ${at(t.place(e.city))}`,
      e.gold > 0 ? ` : +${e.gold} or.` : '.',
    ),
  'delivery-turned': (e, t) => {
    if (e.delivery === NONE) return line('Il n’y a plus de livraison.');
    const { city, tokens } = t.content.deliveries[e.delivery];
    return withAfter(
      ['Nouvelle livraison : ', t.delivery(e.delivery, `${t.sum(0, tokens)} ${at(t.place(city))}`), '.'],
      [e.left === 0 ? 'C’est la dernière.' : `Encore ${e.left} en pile.`],
    );
  },
  recruited: (e, t) =>
    line(...does(t, e.seat, 'recrute', 'recrutez'), ` l’associé ${t.resource(e.kind)} pour ${e.price} or.`),
  promoted: (e, t) =>
    line(...does(t, e.seat, 'promeut', 'promouvez'), ` l’associé ${t.resource(e.kind)} : 1 or à chaque revenu.`),
  'villa-bought': (e, t) =>
    line(...does(t, e.seat, 'achète', 'achetez'), ` une villa ${at(t.place(e.at))} pour ${e.price} or.`),
  'market-visited': (e, t) => {
    const parts = e.exchanges.map((one, i) =>
      'buy' in one
        ? `${t.verb(e.seat, 'achète', 'achetez')} ${t.tokens(one.buy, 1)} pour ${e.prices[i]} or`
        : `${t.verb(e.seat, 'vend', 'vendez')} ${t.tokens(one.sell, 1)} pour ${e.prices[i]} or`,
    );
    return line('Au marché, ', t.who(e.seat), ` ${parts.join(', puis ')}.`);
  },
  'income-received': (e, t) => {
    const tokens = t.sum(0, e.tokens);
    const gold = e.marker + e.promoted;
    const gains = [...(gold > 0 ? [`${gold} or`] : []), ...(tokens === '' ? [] : [tokens])];
    const gained = gains.length === 0 ? 'rien' : gains.join(' et ');
    const after: Piece[] = [
      ...(e.promoted > 0 ? [`Revenu ${e.marker}, associés promus ${e.promoted}.`] : []),
      ...(e.short.length > 0
        ? [`${e.promoted > 0 ? ' ' : ''}Réserve vide : ${e.short.map(t.resource).join(', ')}.`]
        : []),
    ];
    return withAfter([t.who(e.seat), t.verb(e.seat, ' touche ses', ' touchez vos'), ` revenus : ${gained}.`], after);
  },
  'turn-ended': () => undefined,
  'prestige-gained': (e, t) =>
    line(
      ...does(t, e.seat, 'gagne', 'gagnez'),
      ` ${prestiges(e.n)} ${e.by === undefined ? SOURCES[e.from] : ''}`.trimEnd(),
      ...because(t, e.by),
      ' : ',
      { was: e.now - e.n, now: e.now },
      '.',
    ),
  'prestige-lost': (e, t) =>
    line(
      ...does(t, e.seat, 'perd', 'perdez'),
      ` ${prestiges(e.n)}`,
      ...because(t, e.by),
      ' : ',
      { was: e.now + e.n, now: e.now },
      '.',
    ),
  'step-reached': (e, t) => line(...does(t, e.seat, 'atteint', 'atteignez'), ` le palier de ${prestiges(e.step)}.`),
  'target-reached': (e, t) =>
    withAfter(
      [
        'La cloche sonne : ',
        ...people(t, [e.seat]),
        t.verb(e.seat, ' atteint', ' atteignez'),
        ` ${prestiges(e.prestige)}. Plus d’échange, et ce tour de table est le dernier.`,
      ],
      e.offers > 0 ? [e.offers > 1 ? `${e.offers} offres tombent.` : 'Une offre tombe.'] : [],
    ),
};
