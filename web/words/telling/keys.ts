/** Keys of cards, as sentences and the large card use them: a kind, and the card's id in its table's content. */

interface CardFace<Kind extends string> {
  readonly kind: Kind;
  readonly id: string;
}

/** Reads keys of these kinds; undefined when it is none of them. */
export const keysOf =
  <Kind extends string>(...kinds: readonly Kind[]) =>
  (key: string): CardFace<Kind> | undefined => {
    const [start, id] = key.split(' ');
    const kind = kinds.find((one) => one === start);
    return kind && { kind, id };
  };

/** The card a key names, where it is one of this kind. */
export const cardIn = <Kind extends string, C extends { readonly id: string }>(
  face: { readonly kind: Kind; readonly id?: string } | undefined,
  kind: Kind,
  cards: readonly C[],
): C | undefined => (face?.kind === kind ? cards.find(({ id }) => id === face.id) : undefined);
