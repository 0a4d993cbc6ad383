/** Places in English, with the word before them. */

/** Inside a sentence: "Kien", "the Graveyard". */
export const the = (place: string): string => place.replace(/^The /, 'the ');
