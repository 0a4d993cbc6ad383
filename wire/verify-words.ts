/** What the fairness check found, in plain French and English: the command and the page say the same. */
import type { Text } from '../kernel/packs.ts';
import type { Check, Fault, Finding } from '../kernel/verify.ts';

const OTHER_RULES: Text = {
  fr: 'Les règles ont changé en cours de partie : ce qui précède ne peut plus être rejoué, et la table d’alors est crue sur parole.',
  en: 'The rules changed during the game: what came before cannot be run again, and the table at that moment is taken at its word.',
};

/** What is said when all is well, by check. */
const GOOD: { readonly [check in Check]: (count: number) => Text } = {
  rules: () => ({
    fr: 'Le jeu et la version de ses règles sont ceux d’ici.',
    en: 'The game and the version of its rules are the ones here.',
  }),
  rebase: () => OTHER_RULES,
  commitment: () => ({
    fr: 'Le secret publié est bien celui que le serveur avait scellé avant la partie.',
    en: 'The secret published is the one the server had sealed before the game.',
  }),
  seed: (count) => ({
    fr: `Tout le hasard vient du secret et ${count === 1 ? 'd’un grain de sel' : `de ${count} grains de sel`} des joueurs.`,
    en: `All chance comes from that secret and ${count === 1 ? 'one salt' : `${count} salts`} of the players.`,
  }),
  content: () => ({
    fr: 'Les réglages sont permis, et les cartes sont celles du jeu.',
    en: 'The settings are allowed, and the cards are those of the game.',
  }),
  seals: () => ({
    fr: 'Réglages, noms et résultat sont tels qu’ils ont été exportés.',
    en: 'Settings, names and result are as they were exported.',
  }),
  chain: (count) => ({
    fr: `Les ${count} lignes se suivent : aucune n’a été changée, retirée, ajoutée ou déplacée.`,
    en: `All ${count} rows follow from each other: none was changed, removed, added or moved.`,
  }),
  answers: (count) => ({
    fr: `Les ${count} coups sont permis, et joués par qui devait jouer.`,
    en: `All ${count} moves are legal, and made by whoever was asked.`,
  }),
  states: (count) => ({
    fr: `Rejouée, la partie donne ${count} fois la même table : chaque mélange et chaque dé viennent de la graine.`,
    en: `Played again, the game gives the same table ${count} times: every shuffle and die follows from the seed.`,
  }),
  end: () => ({
    fr: 'La partie finit ainsi, avec ces scores.',
    en: 'The game ends so, with these scores.',
  }),
  'noted-commitment': () => ({
    fr: 'Le sceau est celui que cet appareil a noté avant de donner son sel.',
    en: 'The commitment is the one this device noted before it gave its salt.',
  }),
  'noted-salt': () => ({
    fr: 'Le sel de cet appareil est bien dans le tirage.',
    en: 'The salt of this device is in the draw.',
  }),
  'noted-end': () => ({
    fr: 'C’est la partie que cet appareil a vue finir, coup pour coup.',
    en: 'It is the game this device saw end, move for move.',
  }),
};

/** What is said when there is nothing to tell by, or it could not be reached. */
const OPEN: { readonly [check in Check]?: Text } = {
  rebase: OTHER_RULES,
  seed: {
    fr: 'Personne n’a donné de sel : le serveur seul a tiré le hasard. Il ne pouvait plus le changer, mais il pouvait le choisir.',
    en: 'Nobody gave a salt: the server alone drew the chance. It could not change it any more, but it could choose it.',
  },
  seals: {
    fr: 'Un export ancien : rien ne dit si les noms ont été changés.',
    en: 'An older export: nothing tells whether names were changed.',
  },
  end: {
    fr: 'La partie n’est pas jouée jusqu’au bout : elle est vérifiée jusqu’à sa dernière ligne.',
    en: 'The game was not played to its end: it is checked up to its last row.',
  },
};

const UNREACHED: Text = {
  fr: 'Non vérifié : ce qui précède ne tient pas.',
  en: 'Not checked: what comes before does not hold.',
};

/** What is said when it is not so. */
const BAD: { readonly [check in Check]: Text } = {
  rules: {
    fr: 'La partie suit d’autres règles que celles d’ici, et ne peut être vérifiée qu’avec les siennes.',
    en: 'The game follows other rules than the ones here, and can be checked only with its own.',
  },
  rebase: {
    fr: 'Le fichier dit que d’autres règles ont repris la partie, mais elles ne sont pas plus récentes.',
    en: 'The file says that other rules took the game over, but they are no newer.',
  },
  commitment: {
    fr: 'Le secret publié n’est pas celui qui avait été scellé.',
    en: 'The secret published is not the one that was sealed.',
  },
  seed: {
    fr: 'La graine ne vient pas du secret et des sels.',
    en: 'The seed does not come from the secret and the salts.',
  },
  content: {
    fr: 'Réglages ou cartes ne sont pas ceux de la partie.',
    en: 'Settings or cards are not those of the game.',
  },
  seals: {
    fr: 'Quelque chose a été changé dans l’en-tête après l’export.',
    en: 'Something in the header was changed after the export.',
  },
  chain: { fr: 'Des lignes ne se suivent pas.', en: 'Rows do not follow from each other.' },
  answers: { fr: 'Un coup n’est pas permis.', en: 'A move is not legal.' },
  states: { fr: 'Rejouée, la partie donne une autre table.', en: 'Played again, the game gives another table.' },
  end: { fr: 'La partie ne finit pas ainsi.', en: 'The game does not end so.' },
  'noted-commitment': {
    fr: 'Le sceau n’est pas celui que cet appareil a noté : le serveur l’a échangé, ou c’est une autre partie.',
    en: 'The commitment is not the one this device noted: the server swapped it, or it is another game.',
  },
  'noted-salt': {
    fr: 'Le sel de cet appareil manque : il a été échangé ou laissé de côté.',
    en: 'The salt of this device is missing: it was swapped or left out.',
  },
  'noted-end': {
    fr: 'Ce n’est pas la partie que cet appareil a vue finir.',
    en: 'It is not the game this device saw end.',
  },
};

/** One line for what was found. */
export function findingText({ check, verdict, count }: Finding): Text {
  if (verdict === 'good') return GOOD[check](count);
  return verdict === 'bad' ? BAD[check] : (OPEN[check] ?? UNREACHED);
}

/** As people write fields: a hash by its first digits. */
const short = (value: string): string => (/^[0-9a-f]{16,64}$/.test(value) ? `${value.slice(0, 8)}…` : value);

/** Where a fault is, and what it is. */
export function faultText({ row, field, said, found }: Fault): Text {
  const fr = row === 0 ? `En-tête, « ${field} »` : `Ligne ${row}, « ${field} »`;
  const en = row === 0 ? `Header, "${field}"` : `Row ${row}, "${field}"`;
  if (found === 'changed') return { fr: `${fr} : changé.`, en: `${en}: changed.` };
  if (found === 'after-the-end')
    return { fr: `${fr} : la partie était déjà finie.`, en: `${en}: the game was over already.` };
  if (found === 'refused')
    return { fr: `${fr} : les règles le refusent (${said}).`, en: `${en}: the rules refuse it (${said}).` };
  if (found === 'not-open')
    return { fr: `${fr} : cette question n’était pas posée.`, en: `${en}: that question was not asked.` };
  return {
    fr: `${fr} : ${short(said)} dans le fichier, ${short(found)} une fois recalculé.`,
    en: `${en}: ${short(said)} in the file, ${short(found)} when computed again.`,
  };
}
