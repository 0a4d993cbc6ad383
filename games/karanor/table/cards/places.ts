/** Which territories a quest or delivery lights up. */

import type { Content, QuestPlace } from '../../rules/content.ts';
import { isHarbour } from '../../rules/map.ts';
import type { Merchant, Territory } from '../../rules/state.ts';

/** `merchant`: whose own cities are meant; without one all cities are. */
export function placesOf(content: Content, place: QuestPlace, merchant?: Merchant): Territory[] {
  const where = (test: (territory: Territory) => boolean): Territory[] =>
    content.territories.map((_, territory) => territory).filter(test);
  switch (place.at) {
    case 'none':
      return [];
    case 'territory':
      return [place.territory];
    case 'landmass':
      return where((territory) => content.territories[territory].landmass === place.landmass);
    case 'harbour':
      return where((territory) => isHarbour(content, territory));
    case 'ownCity':
      if (merchant !== undefined) return merchant.commerces.map(({ city }) => city);
      return where((territory) => content.territories[territory].city);
    case 'anyCity':
      return where((territory) => content.territories[territory].city);
  }
}
