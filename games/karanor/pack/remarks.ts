/** What is odd about a sound pack but no mistake: counts other than those of the box, prestige from elsewhere (MK-R65). */
import type { PackRemark } from '../../../kernel/index.ts';
import { within } from '../../pack-check.ts';
import type { Pack } from '../content/pack.ts';
import { countCards } from './known.ts';

/** The printed box (docs/rules/karanor.md, Components). */
const BOX = {
  quests: 50,
  sequels: 8,
  stories: 10,
  origins: 6,
  artefacts: 14,
  insignia: 30,
  commerces: 34,
  blackMarket: 22,
  deliveries: 7,
} as const;

export function remarksOf(given: Pack): PackRemark[] {
  const pack = { sequels: [], ...given };
  const counts = Object.entries(BOX) as [keyof typeof BOX, number][];
  const remarks = counts.flatMap(([deck, box]): PackRemark[] => {
    const count = deck === 'origins' ? pack.origins.length : countCards(pack[deck]);
    return count === box ? [] : [{ place: deck, says: countRemark(count, box) }];
  });
  const inhabitants = pack.territories.filter(({ inhabitant }) => inhabitant).length;
  if (inhabitants !== INHABITANTS) remarks.push({ place: 'territories', says: peopleRemark(inhabitants) });
  return [...remarks, ...prestigeRemarks(pack)];
}
const INHABITANTS = 21;

const countRemark = (count: number, box: number): PackRemark['says'] => ({
  fr: `${count} au lieu de ${box} dans la boîte`,
  en: `${count}, where the box has ${box}`,
});
const peopleRemark = (count: number): PackRemark['says'] => ({
  fr: `${count} habitants au lieu de ${INHABITANTS} dans la boîte`,
  en: `${count} inhabitants, where the box has ${INHABITANTS}`,
});

/** The book counts four ways to prestige (MK-809). */
function prestigeRemarks(pack: Pack): PackRemark[] {
  const says = {
    fr: 'donne du prestige, que le livre ne tire que des commerces, quêtes, livraisons et villas',
    en: 'gives prestige, which the book takes from commerces, quests, deliveries and villas only',
  };
  return (['stories', 'insignia', 'artefacts', 'blackMarket'] as const).flatMap((deck) =>
    pack[deck].flatMap((card, i) => (JSON.stringify(card).includes(GIVES) ? [{ place: within(deck, i), says }] : [])),
  );
}
/** As a clause of it stands in JSON. */
const GIVES = '"does":"gainPrestige"';
