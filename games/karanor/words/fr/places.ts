/** Places in French, with the words before them: "à Kien", "au Quai des Brumes", "vers les Mines de Fargrise". */

type Article = 'le' | 'la' | 'l’' | 'les';

/** Nouns that places are made of; names that start with none of them, such as those of cities, have no article. */
const NOUNS: Readonly<Record<Article, readonly string[]>> = {
  le: [
    ...[
      'Belvédère',
      'Bois',
      'Bourg',
      'Cap',
      'Carrefour',
      'Col',
      'Fort',
      'Gué',
      'Lac',
      'Marais',
      'Mont',
      'Moulin',
      'Phare',
    ],
    ...['Pont', 'Port', 'Quai', 'Val', 'Village'],
  ],
  la: [
    ...['Baie', 'Colline', 'Côte', 'Crique', 'Dune', 'Ferme', 'Forêt', 'Fosse', 'Grève', 'Grotte', 'Jetée', 'Lagune'],
    ...['Lande', 'Mangrove', 'Mine', 'Montagne', 'Pâture', 'Plage', 'Plaine', 'Porte', 'Rivière', 'Tour', 'Vallée'],
  ],
  'l’': ['Abbaye', 'Anse', 'Île', 'Îlot', 'Oasis'],
  les: [
    ...['Carrières', 'Champs', 'Chutes', 'Collines', 'Coteaux', 'Dunes', 'Falaises', 'Forges', 'Gorges', 'Grottes'],
    ...['Jardins', 'Landes', 'Mines', 'Prés', 'Ruines', 'Salines', 'Treilles', 'Vergers', 'Vignes', 'Voûtes'],
  ],
};

const ARTICLES: ReadonlyMap<string, Article> = new Map(
  (Object.keys(NOUNS) as Article[]).flatMap((article) => NOUNS[article].map((noun) => [noun, article] as const)),
);

/** The article, and the name without it where it brings its own: "Le Cimetière". */
function parted(place: string): readonly [article: Article | undefined, name: string] {
  const [, own, rest] = /^(Le|La|Les) (.*)$/.exec(place) ?? [];
  if (own !== undefined) return [own.toLowerCase() as Article, rest];
  return [ARTICLES.get(place.split(' ')[0]), place];
}

/** After "vers": "Kien", "le Cimetière", "l’Anse aux Corsaires". */
export function the(place: string): string {
  const [article, name] = parted(place);
  if (article === undefined) return name;
  return article === 'l’' ? `l’${name}` : `${article} ${name}`;
}

/** "à Kien", "au Cimetière", "aux Ruines de l’Aube". */
export function at(place: string): string {
  const [article, name] = parted(place);
  if (article === 'le') return `au ${name}`;
  return article === 'les' ? `aux ${name}` : `à ${the(place)}`;
}
