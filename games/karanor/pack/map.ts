/** What a typed-in map must hold to: every road leads back, everything can be reached, and fingers can tell places apart. */
import type { Report } from '../../pack-cards.ts';
import { within } from '../../pack-check.ts';
import type { Pack } from '../content/pack.ts';
import { isKnown, type Known } from './known.ts';

type Territories = Pack['territories'];
type Route = 'land' | 'sea';

/** So near on both axes two places cannot be told apart under a finger. */
const NEAREST = 30;

export function checkMap({ territories, landmasses, origins }: Pack, known: Known, report: Report): void {
  for (const [i, territory] of territories.entries()) {
    const place = within('territories', i);
    isKnown(known, 'landmasses', territory.landmass, within(place, 'landmass'), report);
    for (const route of ['land', 'sea'] as const) checkRoutes(territories, i, route, known, report);
    const near = territories.findIndex(
      ({ x, y }, at) => at < i && Math.max(Math.abs(x - territory.x), Math.abs(y - territory.y)) < NEAREST,
    );
    if (near >= 0) {
      report(
        place,
        { fr: `est posé sur "${territories[near].id}"`, en: `lies on top of "${territories[near].id}"` },
        { fr: `à ${NEAREST} de distance en x ou en y`, en: `${NEAREST} apart in x or in y` },
      );
    }
  }
  checkConnected(territories, report);
  for (const [i, { id }] of landmasses.entries()) {
    if (territories.some(({ landmass }) => landmass === id)) continue;
    report(
      within('landmasses', i),
      { fr: `"${id}" n’a aucun territoire`, en: `"${id}" has no territory` },
      { fr: 'un territoire sur chaque terre', en: 'a territory on every landmass' },
    );
  }
  checkOrigins(origins, known, report);
}

function checkRoutes(territories: Territories, i: number, route: Route, known: Known, report: Report): void {
  const { id, landmass, [route]: routes = [] } = territories[i];
  for (const [n, to] of routes.entries()) {
    const place = within(within(within('territories', i), route), n);
    if (!isKnown(known, 'territories', to, place, report)) continue;
    const other = territories.find((one) => one.id === to);
    if (to === id) {
      report(
        place,
        { fr: 'mène au point de départ', en: 'leads back to itself' },
        { fr: 'un autre territoire', en: 'another territory' },
      );
    } else if (routes.indexOf(to) < n) {
      report(
        place,
        { fr: `"${to}" est déjà dans la liste`, en: `"${to}" is on the list already` },
        { fr: 'chaque voisin une fois', en: 'every neighbour once' },
      );
    } else if (other?.[route]?.includes(id) !== true) {
      report(
        place,
        { fr: `"${to}" ne mène pas en retour à "${id}"`, en: `"${to}" does not lead back to "${id}"` },
        { fr: `"${id}" dans la liste "${route}" de "${to}"`, en: `"${id}" on the "${route}" list of "${to}"` },
      );
    } else if (route === 'land' && other.landmass !== landmass) {
      report(
        place,
        { fr: `"${to}" est sur une autre terre`, en: `"${to}" is on another landmass` },
        { fr: 'une voie maritime ("sea"), ou la même terre', en: 'a sea route ("sea"), or the same landmass' },
      );
    }
  }
}

/** Every pawn can get everywhere, with the fare in hand. */
function checkConnected(territories: Territories, report: Report): void {
  const routes = new Map(territories.map(({ id, land = [], sea = [] }) => [id, [...land, ...sea]]));
  const reached = new Set([territories[0].id]);
  for (const id of reached) for (const to of routes.get(id) ?? []) reached.add(to);
  const lost = territories.findIndex(({ id }) => !reached.has(id));
  if (lost < 0) return;
  report(
    within('territories', lost),
    {
      fr: `"${territories[lost].id}" ne peut pas être atteint depuis "${territories[0].id}"`,
      en: `"${territories[lost].id}" cannot be reached from "${territories[0].id}"`,
    },
    {
      fr: 'une route ou une voie maritime vers le reste de la carte',
      en: 'a road or a sea route to the rest of the map',
    },
  );
}

/** Merchants come from cities, no two from the same (MK-107). */
function checkOrigins(origins: readonly string[], known: Known, report: Report): void {
  for (const [i, origin] of origins.entries()) {
    const place = within('origins', i);
    if (!isKnown(known, 'territories', origin, place, report)) continue;
    if (!known.cities.includes(origin)) {
      report(
        place,
        { fr: `"${origin}" n’est pas une cité`, en: `"${origin}" is no city` },
        { fr: '"city": true sur ce territoire, ou une cité', en: '"city": true on that territory, or a city' },
      );
    } else if (origins.indexOf(origin) < i) {
      report(
        place,
        { fr: `"${origin}" est déjà dans la liste`, en: `"${origin}" is on the list already` },
        { fr: 'chaque cité une fois', en: 'every city once' },
      );
    }
  }
}
