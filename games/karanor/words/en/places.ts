/** Places in English, with the word before them. */

/** Inside a sentence: "Kien", "the Graveyard", "the Ruins of Dawn". */
export const the = (place: string): string =>
  /^\S+ of /.test(place) ? `the ${place}` : place.replace(/^The /, 'the ');
