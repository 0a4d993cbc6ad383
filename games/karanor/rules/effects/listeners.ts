/**
 * What the tiles of a table do by themselves, found out once: a moment nobody listens to costs nothing, and neither does
 * a number that no standing ability changes.
 */
import { remembered } from '../../../remembered.ts';
import { type Ability, type Standing, TRIGGERS, type Trigger } from '../clauses.ts';
import type { Content } from '../content.ts';

/** What standing clauses are about: each has its place in a list of numbers. */
export const TOPIC = {
  move: 0,
  /** Only for the first move action of each own turn. */
  firstMove: 1,
  fare: 2,
  /** More than 0: crossings are free. */
  free: 3,
  harvest: 4,
  work: 5,
  delivery: 6,
  buildGold: 7,
  buildTokens: 8,
  villaGold: 9,
  villaTokens: 10,
  recruitGold: 11,
  recruitTokens: 12,
  noWork: 13,
  noHarvest: 14,
  noBuild: 15,
  noInteract: 16,
  noRecruit: 17,
  noVilla: 18,
  immune: 19,
  questLimit: 20,
  interactDraw: 21,
} as const;
export type Topic = (typeof TOPIC)[keyof typeof TOPIC];
const TOPICS = 22;

const COSTS = {
  build: { gold: TOPIC.buildGold, tokens: TOPIC.buildTokens },
  villa: { gold: TOPIC.villaGold, tokens: TOPIC.villaTokens },
  recruit: { gold: TOPIC.recruitGold, tokens: TOPIC.recruitTokens },
} as const;
const FORBIDDEN = {
  work: TOPIC.noWork,
  harvest: TOPIC.noHarvest,
  build: TOPIC.noBuild,
  interact: TOPIC.noInteract,
  recruit: TOPIC.noRecruit,
  villa: TOPIC.noVilla,
} as const;
export type Priced = keyof typeof COSTS;
export type Forbiddable = keyof typeof FORBIDDEN;
export const goldTopic = (of: Priced): Topic => COSTS[of].gold;
export const tokensTopic = (of: Priced): Topic => COSTS[of].tokens;
export const forbidTopic = (action: Forbiddable): Topic => FORBIDDEN[action];

/** How much a standing clause adds to what a topic is about. */
export function amount(standing: Standing, topic: Topic): number {
  switch (standing.does) {
    case 'modifyMove':
      return topic === (standing.scope === 'first' ? TOPIC.firstMove : TOPIC.move) ? standing.n : 0;
    case 'seaFare':
      return topic === TOPIC.fare ? standing.add : 0;
    case 'seaFree':
      return topic === TOPIC.free ? 1 : 0;
    case 'modifyYield':
      return topic === TOPIC[standing.of] ? standing.n : 0;
    case 'modifyCost':
      if (topic === COSTS[standing.of].gold) return standing.gold;
      return topic === COSTS[standing.of].tokens ? standing.tokens : 0;
    case 'forbid':
      return topic === FORBIDDEN[standing.action] ? 1 : 0;
    case 'immune':
      return topic === TOPIC.immune ? 1 : 0;
    case 'questLimit':
      return topic === TOPIC.questLimit ? standing.n : 0;
    case 'interactDraw':
      return topic === TOPIC.interactDraw ? standing.n : 0;
  }
}

/** One ability that happens by itself. */
export interface Heard {
  readonly ability: number;
  readonly on: Trigger;
}

/** What one tile does. */
export interface Listener {
  /** The moments that wake it, as bits. */
  readonly wakes: number;
  readonly heard: readonly Heard[];
  /** By topic; null where nothing stands. */
  readonly standing: readonly number[] | null;
  readonly isUsable: boolean;
  readonly isReacting: boolean;
}

export interface Listeners {
  /** Of all tiles together. */
  readonly wakes: number;
  readonly insignia: readonly Listener[];
  readonly artefacts: readonly Listener[];
  /** Numbers by id. */
  readonly territories: ReadonlyMap<string, number>;
  readonly landmasses: ReadonlyMap<string, number>;
}

export const momentBit = (on: Trigger): number => BITS[on];
const BITS = Object.fromEntries(TRIGGERS.map((on, i) => [on, 1 << i])) as { readonly [on in Trigger]: number };

/** Who listens among these cards. */
export const listenersOf: (content: Content) => Listeners = remembered(listen);

function listen(content: Content): Listeners {
  const insignia = content.insignia.map(({ abilities }) => listener(abilities));
  const artefacts = content.artefacts.map(({ abilities }) => listener(abilities));
  let wakes = 0;
  for (const one of insignia) wakes |= one.wakes;
  for (const one of artefacts) wakes |= one.wakes;
  return { wakes, insignia, artefacts, territories: byId(content.territories), landmasses: byId(content.landmasses) };
}

const byId = (cards: readonly { readonly id: string }[]): Map<string, number> =>
  new Map(cards.map(({ id }, at) => [id, at]));

function listener(abilities: readonly Ability[]): Listener {
  const heard: Heard[] = [];
  const totals = new Array<number>(TOPICS).fill(0);
  let wakes = 0;
  let isStanding = false;
  abilities.forEach((one, ability) => {
    if (one.when === 'passive') {
      isStanding = true;
      for (const standing of one.do) {
        for (let topic = 0; topic < TOPICS; topic++) totals[topic] += amount(standing, topic as Topic);
      }
    } else if (one.when !== 'used' && one.when !== 'reaction') {
      heard.push({ ability, on: one.when });
      wakes |= momentBit(one.when);
    }
  });
  return {
    wakes,
    heard,
    standing: isStanding ? totals : null,
    isUsable: abilities.some(({ when }) => when === 'used'),
    isReacting: abilities.some(({ when }) => when === 'reaction'),
  };
}
