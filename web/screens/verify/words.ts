/** What the page that checks fairness says around its findings; those speak for themselves (wire/verify-words.ts). */
import type { Lang } from '../../face.ts';

interface VerifyWords {
  readonly title: string;
  readonly what: string;
  readonly choose: string;
  readonly another: string;
  readonly running: string;
  readonly fair: string;
  readonly unfair: string;
  readonly unproven: string;
  readonly unprovenWhat: string;
  readonly rebasedWhat: string;
  readonly fairWhat: string;
  readonly unfairWhat: string;
  game(players: number, rows: number): string;
  readonly checks: string;
  readonly mark: { readonly good: string; readonly bad: string; readonly open: string };
  more(count: number): string;
  readonly notNoted: string;
  readonly numbers: string;
  readonly numbersWhat: string;
  readonly commitment: string;
  readonly secret: string;
  salt(name: string): string;
  readonly noSalt: string;
  readonly mine: string;
  readonly seed: string;
  readonly end: string;
  readonly export: string;
  readonly notJson: string;
  notRecording(place: string, problem: string): string;
  readonly unknownGame: string;
  readonly limits: string;
}

export const verifyWords: Record<Lang, VerifyWords> = {
  fr: {
    title: 'Vérifier l’équité',
    what: 'Une partie finie est rejouée ici, dans votre navigateur, avec les règles du jeu : chaque mélange, chaque dé et chaque coup doivent revenir les mêmes.',
    choose: 'Choisir un fichier',
    another: 'Vérifier un fichier',
    running: 'La partie est rejouée…',
    fair: 'Partie honnête',
    unfair: 'Quelque chose ne va pas',
    unproven: 'Rien d’anormal',
    rebasedWhat: 'Les règles ont changé en cours de partie : seul ce qui suit a été rejoué.',
    unprovenWhat: 'Tout se rejoue à l’identique, mais sans sel rien ne prouve que le hasard n’a pas été choisi.',
    fairWhat: 'Tout ce qui pouvait être vérifié tient.',
    unfairWhat: 'Ce fichier n’est pas une partie honnête telle qu’elle a été jouée.',
    game: (players, rows) => `${players} joueurs, ${rows} ${rows === 1 ? 'ligne' : 'lignes'}`,
    checks: 'Ce qui a été vérifié',
    mark: { good: 'Tient', bad: 'Ne tient pas', open: 'Sans réponse' },
    more: (count) => `et ${count} de plus`,
    notNoted: 'Cet appareil n’a rien noté de cette partie : il ne peut pas dire si c’est bien celle-là.',
    numbers: 'Les nombres',
    numbersWhat:
      'Le sceau est le SHA-256 du secret, la graine celui du secret et des sels. Qui a noté le sceau et le dernier maillon les compare avec ceux-ci.',
    commitment: 'Sceau, montré dès l’ouverture',
    secret: 'Secret du serveur',
    salt: (name) => `Sel de ${name}`,
    noSalt: 'aucun',
    mine: 'le vôtre',
    seed: 'Graine',
    end: 'Dernier maillon',
    export: 'Exporter la partie',
    notJson: 'Ce fichier n’est pas du JSON : choisissez une partie exportée depuis l’écran de fin.',
    notRecording: (place, problem) =>
      `Ce fichier n’est pas une partie exportée, ou n’en est plus une : ${place} (${problem}).`,
    unknownGame: 'Ce jeu n’est pas sur l’étagère d’ici.',
    limits:
      'Ce que cela ne prouve pas : que le serveur n’a montré vos cartes à personne. Il les distribue, donc il les connaît.',
  },
  en: {
    title: 'Check fairness',
    what: 'A finished game is played again here, in your browser, with the rules of the game: every shuffle, every die and every move must come out the same.',
    choose: 'Choose a file',
    another: 'Check a file',
    running: 'The game is played again…',
    fair: 'A fair game',
    unfair: 'Something is wrong',
    unproven: 'Nothing amiss',
    rebasedWhat: 'The rules changed during the game: only what came after was played again.',
    unprovenWhat: 'All comes out the same, but without salts nothing proves that the chance was not chosen.',
    fairWhat: 'All that could be checked holds.',
    unfairWhat: 'This file is not a fair game as it was played.',
    game: (players, rows) => `${players} players, ${rows} ${rows === 1 ? 'row' : 'rows'}`,
    checks: 'What was checked',
    mark: { good: 'Holds', bad: 'Does not hold', open: 'No answer' },
    more: (count) => `and ${count} more`,
    notNoted: 'This device has noted nothing of this game: it cannot tell whether it is the very one.',
    numbers: 'The numbers',
    numbersWhat:
      'The commitment is the SHA-256 of the secret, the seed that of the secret and the salts. Whoever noted the commitment and the last link compares them with these.',
    commitment: 'Commitment, shown from the opening on',
    secret: 'Secret of the server',
    salt: (name) => `Salt of ${name}`,
    noSalt: 'none',
    mine: 'yours',
    seed: 'Seed',
    end: 'Last link',
    export: 'Export the game',
    notJson: 'This file is not JSON: choose a game exported from its last screen.',
    notRecording: (place, problem) => `This file is not an exported game, or no longer one: ${place} (${problem}).`,
    unknownGame: 'This game is not on the shelf here.',
    limits: 'What this does not prove: that the server showed your cards to nobody. It deals them, so it knows them.',
  },
};
