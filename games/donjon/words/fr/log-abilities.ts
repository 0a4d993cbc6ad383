/** What cards do, in French. */
import { listed, signed } from '../../../../web/words/telling/figures.ts';
import { owned, towards } from '../../../../web/words/telling/french.ts';
import { line, withAfter } from '../../../../web/words/telling/lines.ts';
import { people } from '../../../../web/words/telling/speaker.ts';
import { type AbilityEvent, isOwned, type LogWords } from '../log.ts';
import { cartes, gemmes } from './pieces.ts';

export const abilities: Pick<LogWords, AbilityEvent> = {
  'ability-used': ({ by }, t) =>
    isOwned(by)
      ? line(t.who(by.seat), t.verb(by.seat, ' fait jouer ', ' faites jouer '), t.source(by), '.')
      : line(t.source(by), ' agit.'),
  'gems-changed': (e, t) => line(t.who(e.seat), ' : gemmes ', { was: e.was, now: e.now }, '.'),
  'gems-moved': (e, t) => line(...towards(t, [e.to, e.from], ['prend', 'prenez'], [` ${gemmes(e.n)}`]), '.'),
  'wounds-changed': (e, t) => line(t.who(e.seat), ' : blessures ', { was: e.was, now: e.now }, '.'),
  'power-changed': (e, t) => line(t.who(e.seat), ` : puissance ${signed(e.n)} pour un temps.`),
  'prices-changed': (e) => line(`Prix de la boutique : ${signed(e.n)}.`),
  'arena-forbidden': (e, t) =>
    line('Trêve : pas d’arène ', ...owned(t, e.until, 'jusqu’au prochain tour', 'jusqu’à votre prochain tour'), '.'),
  peeked: (e, t) =>
    withAfter(
      [
        t.who(e.seat),
        t.verb(e.seat, ' regarde', ' regardez'),
        ` ${e.n === 1 ? 'la première carte' : `les ${e.n} premières cartes`} du donjon.`,
      ],
      e.cards === undefined || e.cards.length === 0
        ? []
        : [
            ...listed(
              e.cards.map((card) => t.adventure(card)),
              ' et ',
            ),
            '.',
          ],
    ),
  'cards-discarded': (e, t) =>
    line(
      `Défausse de ${cartes(e.cards.length)} : `,
      ...listed(
        e.cards.map((card) => t.adventure(card)),
        ' et ',
      ),
      '.',
    ),
  'card-kept': (e, t) => line(t.who(e.seat), t.verb(e.seat, ' garde', ' gardez'), ' ', t.adventure(e.card), '.'),
  'object-gained': (e, t) =>
    line(
      t.who(e.seat),
      t.verb(e.seat, ' obtient', ' obtenez'),
      ' ',
      t.object(e.object),
      e.price > 0 ? ` pour ${gemmes(e.price)}.` : ' pour rien.',
    ),
  'object-lost': (e, t) => line(t.who(e.seat), t.verb(e.seat, ' perd', ' perdez'), ' ', t.object(e.object), '.'),
  'object-spent': (e, t) => line(t.object(e.object), ' a servi une fois pour toutes.'),
  'kept-spent': (e, t) => line(t.adventure(e.card), ' a servi et part à la défausse.'),
  'spoil-discarded': (e, t) =>
    line(t.who(e.seat), t.verb(e.seat, ' sacrifie', ' sacrifiez'), ' la dépouille ', t.adventure(e.card), '.'),
  'curse-given': (e, t) => line('La malédiction tombe sur ', t.who(e.seat), ' : puissance −2.'),
  'curse-lifted': (e, t) => line('La malédiction quitte ', t.who(e.seat), '.'),
  'event-expired': (e, t) => line(t.adventure(e.card), ' prend fin.'),
  'adjusted-by-hand': (e, t) =>
    withAfter(
      [t.source(e.by), ' est appliquée à la main, d’un commun accord.'],
      e.adjustments.flatMap(({ seat, gems, wounds, points }, i) => [
        ...(i === 0 ? [] : [' ; ']),
        t.who(seat),
        ` gemmes ${signed(gems)}, blessures ${signed(wounds)}, trophées ${signed(points)}`,
      ]),
    ),
  'adjustment-rejected': (e, t) =>
    line('Cette application de ', t.source(e.by), ' est contestée par ', ...people(t, e.seats), '.'),
};
