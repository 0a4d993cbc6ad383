/** A territory in words: what is there, who is there, and what going there takes. */
import type { Route } from '../../rules/map.ts';
import { NONE, type Territory } from '../../rules/state.ts';
import { placeName, resourceName } from '../../words/name.ts';
import { callOf, type Scene } from '../scene.ts';

/** What is there, part by part. */
export function partsOf(scene: Scene, territory: Territory): string[] {
  const { content, view, lang, words } = scene;
  const { pub } = view;
  const place = content.territories[territory];
  const owner = pub.villas[territory] ?? NONE;
  const builders = pub.merchants.flatMap(({ commerces }, seat) =>
    commerces.some(({ city }) => city === territory) ? [callOf(scene, seat)] : [],
  );
  return [
    ...place.resources.map((kind) => words.map.harvest(resourceName(content, kind, lang), pub.reserve[kind])),
    ...(pub.inhabitants[territory] ? [words.map.inhabitant] : []),
    ...(place.villa
      ? [owner === NONE ? words.map.villa(content.prices.villa) : words.map.villaOf(callOf(scene, owner))]
      : []),
    ...(builders.length > 0 ? [words.map.commerces(words.list(builders))] : []),
  ];
}

/** What going there takes: "3 pas, 1 action, 1 or". */
export function wayText({ words }: Scene, { path, actions, fare }: Route): string {
  return words.map.way(path.length, actions, fare);
}

/** The whole of it, read aloud. */
export function told(scene: Scene, territory: Territory, routes: readonly Route[]): string {
  const { content, view, lang, words } = scene;
  const place = content.territories[territory];
  const route = routes.find((one) => one.territory === territory);
  const here = view.pub.merchants.flatMap(({ pawn }, seat) => (pawn === territory ? [callOf(scene, seat)] : []));
  const name = placeName(content, territory, lang);
  return [
    place.city ? words.map.city(name) : name,
    ...partsOf(scene, territory),
    ...(here.length > 0 ? [words.map.here(words.list(here))] : []),
    ...(route === undefined ? [] : [wayText(scene, route)]),
  ].join(', ');
}
