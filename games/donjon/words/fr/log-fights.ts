/** Fights in French: every sum with its parts. */
import type { Piece } from '../../../../web/face.ts';
import { owned, towards } from '../../../../web/words/telling/french.ts';
import { line, withAfter } from '../../../../web/words/telling/lines.ts';
import { people } from '../../../../web/words/telling/speaker.ts';
import { KRITIK } from '../../rules/content.ts';
import { NONE, type SideTotal } from '../../rules/state.ts';
import { type FightEvent, isWounding, type LogWords } from '../log.ts';
import type { Teller } from '../teller.ts';
import { blessures, gemmes, trophees } from './pieces.ts';

/** "Noé 12 + Tom 4 + dé 7 = 23". */
function sum(t: Teller, { terms, total }: SideTotal, monster: Piece): Piece[] {
  const pieces: Piece[] = [];
  for (const { kind, seat, n } of terms) {
    if (pieces.length > 0) pieces.push(' + ');
    if (kind === 'monster') pieces.push(monster, ` ${n}`);
    else if (kind === 'die') pieces.push(`dé ${n}`);
    else if (kind === 'doubled') pieces.push(`doublé ${n}`);
    else pieces.push(t.who(seat), ` ${n}`);
  }
  return [...pieces, ' = ', { strong: `${total}` }];
}

const face = (n: number): string => (n === KRITIK ? '8 (KritiK)' : `${n}`);

const SIDES = { attacker: 'attaquant', defender: 'défenseur', none: 'neutre' } as const;

export const fights: Pick<LogWords, FightEvent> = {
  'fight-joined': (e, t) =>
    e.ally === NONE
      ? line(t.who(e.seat), t.verb(e.seat, ' combat', ' combattez'), ` sans allié, puissance ${e.power}.`)
      : line(t.who(e.seat), ` ${e.power} et `, t.who(e.ally), ` +${e.allyPower} combattent ensemble.`),
  'power-declared': (e, t) =>
    line(t.who(e.seat), t.verb(e.seat, ' annonce', ' annoncez'), ' ', t.source(e.by), ` : puissance ${e.power}.`),
  'dice-rolled': (e) => line(`Les dés : vert ${face(e.green)}, rouge ${face(e.red)}.`),
  'die-changed': (e) =>
    line(
      `Le dé ${e.die === 'green' ? 'vert' : 'rouge'} change : `,
      { was: e.was, now: e.now },
      e.now === KRITIK ? ' (KritiK).' : '.',
    ),
  'sides-shown': (e, t) =>
    line(
      'Les poings s’ouvrent : ',
      ...e.sides.flatMap(({ seat, side }, i) => [...(i === 0 ? [] : [', ']), t.who(seat), ` ${SIDES[side]}`]),
      '.',
    ),
  'ally-neutralised': (e, t) =>
    line(t.who(e.seat), t.verb(e.seat, ' ne compte plus', ' ne comptez plus'), ' dans ce combat.'),
  'totals-compared': (e, t) =>
    withAfter(
      [
        ...sum(t, e.green, 'monstre'),
        e.winner === 'green' ? ' l’emporte sur ' : ' tombe devant ',
        ...sum(t, e.red, 'monstre'),
        '.',
      ],
      isWounding(e)
        ? ['Sur un KritiK : 2 blessures pour les vaincus.']
        : e.green.total === e.red.total
          ? ['À égalité, le dé vert l’emporte.']
          : [],
    ),
  'wounds-taken': (e, t) =>
    withAfter(
      e.n > 0
        ? [t.who(e.seat), t.verb(e.seat, ' reçoit', ' recevez'), ` ${blessures(e.n)} (${e.now} sur 4).`]
        : [t.who(e.seat), t.verb(e.seat, ' ne reçoit', ' ne recevez'), ` pas de blessure (${e.now} sur 4).`],
      e.ignored > 0 ? [`${blessures(e.ignored)} sans effet.`] : [],
    ),
  'dungeon-won': (e, t) =>
    line(
      t.who(e.fight.attacker),
      t.verb(e.fight.attacker, ' vainc', ' vainquez'),
      ' ',
      t.adventure(e.fight.monster),
      ` : +${gemmes(e.gems)}${e.points > 0 ? `, ${e.points === 1 ? 'un point trophée' : trophees(e.points)} à prendre` : ''}, et la dépouille.`,
    ),
  'dungeon-lost': (e, t) => line(t.adventure(e.fight.monster), ' l’emporte et disparaît dans la défausse.'),
  'arena-opened': (e, t) =>
    withAfter(
      ['« L’Arène est ouverte ! » ', ...towards(t, [e.attacker, e.defender], ['défie', 'défiez'], [], ' '), '.'],
      ['Les autres ferment le poing : attaquant, défenseur ou neutre.'],
    ),
  'arena-won': (e, t) =>
    withAfter(
      [t.who(e.winner), t.verb(e.winner, ' gagne', ' gagnez'), ' l’arène contre ', t.who(e.loser), '.'],
      e.allies.length === 0 ? [] : ['Au côté du vainqueur : ', ...people(t, e.allies), '.'],
    ),
  looted: (e, t) => {
    const who: Piece[] = [...towards(t, [e.seat, e.from], ['pille', 'pillez'], [], ' '), ' : '];
    if (e.loot === 'gems') return line(...who, `${gemmes(e.gems)}.`);
    return line(...who, 'object' in e.loot ? t.object(e.loot.object) : t.adventure(e.loot.spoil), '.');
  },
  'pot-taken': (e, t) =>
    line('Première arène : ', t.who(e.seat), t.verb(e.seat, ' ramasse', ' ramassez'), ` le pot, ${gemmes(e.gems)}.`),
  'curse-moved': (e, t) =>
    line(
      t.who(e.to),
      t.verb(e.to, ' hérite', ' héritez'),
      ' ',
      ...owned(t, e.from, 'de la malédiction', 'de votre malédiction'),
      '.',
    ),
};
