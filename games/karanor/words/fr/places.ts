/** Places in French, with the word before them: most have no article, a few bring their own. */

/** "à Kien", "au Cimetière", "aux Ruines". */
export const at = (place: string): string =>
  `à ${place}`
    .replace(/^à Le /, 'au ')
    .replace(/^à Les /, 'aux ')
    .replace(/^à La /, 'à la ');

/** "de Kien", "du Cimetière", "d’Unisson". */
export const from = (place: string): string =>
  (/^[aeiouyhàâéèêëîïôûœ]/i.test(place) ? `d’${place}` : `de ${place}`)
    .replace(/^de Le /, 'du ')
    .replace(/^de Les /, 'des ')
    .replace(/^de La /, 'de la ');

/** After "vers": "Kien", "le Cimetière". */
export const the = (place: string): string => place.replace(/^(Le|La|Les) /, (article) => article.toLowerCase());
