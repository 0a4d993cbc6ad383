/** The words of the host page, fetched with it: nobody else needs them. */
import type { Phase } from '../../../wire/protocol.ts';
import { person } from '../../person.svelte.ts';

const number = (lang: string, value: number, digits = 0): string =>
  new Intl.NumberFormat(lang, { maximumFractionDigits: digits }).format(value);

/** A figure that stands alone: beyond six digits nobody counts them. */
const figure = (lang: string, value: number): string =>
  new Intl.NumberFormat(lang, value < 100_000 ? {} : { notation: 'compact' }).format(value);

/** Bytes in the largest unit that leaves a figure. */
function bytes(lang: string, units: readonly string[], value: number): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, value)) / 3)));
  return `${number(lang, value / 1000 ** step, step > 1 ? 1 : 0)} ${units[step]}`;
}

const date = (lang: string, at: number): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeStyle: 'short' }).format(at);

function span(minutes: number, day: string): string {
  if (minutes < 60) return `${Math.max(1, minutes)} min`;
  return minutes < 2880 ? `${Math.round(minutes / 60)} h` : `${Math.round(minutes / 1440)} ${day}`;
}

const fr = {
  title: 'La maison',
  well: 'Tout va bien',
  trouble: 'Rien ne peut être enregistré',
  troubleWhat: 'Les parties sont en pause, rien n’est perdu. Elles reprennent d’elles-mêmes.',
  silent: 'Le serveur ne répond pas',
  silentWhat: 'Voici ce qu’il disait en dernier. On réessaie.',
  version: 'Version',
  open: 'Ouverte',
  openFor: (minutes: number) => `depuis ${span(minutes, 'jours')}`,
  storage: 'Rangement',
  store: { sqlite: 'SQLite', postgres: 'PostgreSQL' },
  size: (value: number) => bytes('fr', ['o', 'ko', 'Mo', 'Go', 'To'], value),
  inMemory: 'En mémoire',
  tables: (count: number) => `${number('fr', count)} ${count < 2 ? 'table' : 'tables'}`,
  people: (count: number): string => (count < 2 ? 'personne connectée' : 'personnes connectées'),
  playing: (count: number): string => (count < 2 ? 'partie en cours' : 'parties en cours'),
  paused: 'en pause',
  stopped: (count: number): string => (count < 2 ? 'arrêtée' : 'arrêtées'),
  finished: (count: number): string => (count < 2 ? 'finie' : 'finies'),
  count: (count: number) => figure('fr', count),
  backup: 'Sauvegarde',
  backUp: 'Sauvegarder maintenant',
  backingUp: 'On copie tout…',
  never: 'Aucune sauvegarde encore.',
  neverWhat: 'Une copie de toutes les tables, vérifiée, sans arrêter personne.',
  lastBackup: (at: number) => date('fr', at),
  made: (tables: number, moves: number, size: string) =>
    `${number('fr', tables)} ${tables < 2 ? 'table' : 'tables'}, ${number('fr', moves)} ${moves < 2 ? 'coup' : 'coups'}, ${size}`,
  old: 'Elle a plus d’une semaine.',
  list: 'Les tables d’ici',
  nobody: 'Aucune table n’est en mémoire.',
  nobodyWhat: 'Dès que quelqu’un joue, sa table paraît ici. Une autre se trouve par son code.',
  phases: {
    lobby: 'au salon',
    playing: 'en cours',
    finished: 'finie',
    closed: 'fermée',
    stopped: 'arrêtée',
  } satisfies Record<Phase, string>,
  seats: (people: number, bots: number) =>
    [
      `${people} ${people < 2 ? 'personne' : 'personnes'}`,
      ...(bots > 0 ? [`${bots} ${bots < 2 ? 'robot' : 'robots'}`] : []),
    ].join(', '),
  here: (count: number) =>
    count === 0 ? 'personne ne regarde' : `${count} ${count < 2 ? 'écran ouvert' : 'écrans ouverts'}`,
  unblock: 'Débloquer',
  resume: 'Reprendre',
  close: 'Fermer',
  holdClose: 'Maintenir : fermer',
  closeWhat: 'Fermer la table pour de bon, en maintenant le bouton',
  other: 'Une autre table',
  code: 'Son code',
  done: {
    close: (code: string) => `La table ${code} est fermée.`,
    unblock: (code: string) => `La table ${code} reprend.`,
  },
  failed: 'Le serveur ne l’a pas fait.',
  leave: 'Oublier ce navigateur',
  key: 'Clé de l’hôte',
  keyWhat:
    'Cette page est à qui tient le serveur. La clé est dans le fichier « host-key » du dossier des données ; « tablee serve » la montre au démarrage.',
  enter: 'Entrer',
  wrong: 'Ce n’est pas la clé de ce serveur.',
  slow: 'Trop d’essais : attendez une minute.',
};

export type HostWords = typeof fr;

const en: HostWords = {
  title: 'The house',
  well: 'All is well',
  trouble: 'Nothing can be saved',
  troubleWhat: 'Games are paused, nothing is lost. They go on by themselves.',
  silent: 'The server does not answer',
  silentWhat: 'This is what it said last. Trying again.',
  version: 'Version',
  open: 'Open',
  openFor: (minutes) => `for ${span(minutes, 'days')}`,
  storage: 'Storage',
  store: { sqlite: 'SQLite', postgres: 'PostgreSQL' },
  size: (value) => bytes('en', ['B', 'kB', 'MB', 'GB', 'TB'], value),
  inMemory: 'In memory',
  tables: (count) => `${number('en', count)} ${count === 1 ? 'table' : 'tables'}`,
  people: (count) => (count === 1 ? 'person connected' : 'people connected'),
  playing: (count) => (count === 1 ? 'game in play' : 'games in play'),
  paused: 'paused',
  stopped: () => 'stopped',
  finished: () => 'finished',
  count: (count) => figure('en', count),
  backup: 'Backup',
  backUp: 'Back up now',
  backingUp: 'Copying everything…',
  never: 'No backup yet.',
  neverWhat: 'A checked copy of every table, without stopping anybody.',
  lastBackup: (at) => date('en', at),
  made: (tables, moves, size) =>
    `${number('en', tables)} ${tables === 1 ? 'table' : 'tables'}, ${number('en', moves)} ${moves === 1 ? 'move' : 'moves'}, ${size}`,
  old: 'It is more than a week old.',
  list: 'Tables here',
  nobody: 'No table is in memory.',
  nobodyWhat: 'As soon as somebody plays, their table is shown here. Another one is found by its code.',
  phases: { lobby: 'in the lobby', playing: 'in play', finished: 'finished', closed: 'closed', stopped: 'stopped' },
  seats: (people, bots) =>
    [
      `${people} ${people === 1 ? 'person' : 'people'}`,
      ...(bots > 0 ? [`${bots} ${bots === 1 ? 'robot' : 'robots'}`] : []),
    ].join(', '),
  here: (count) => (count === 0 ? 'nobody is looking' : `${count} ${count === 1 ? 'screen' : 'screens'} open`),
  unblock: 'Unblock',
  resume: 'Resume',
  close: 'Close',
  holdClose: 'Hold to close',
  closeWhat: 'Close the table for good, by holding the button',
  other: 'Another table',
  code: 'Its code',
  done: { close: (code) => `Table ${code} is closed.`, unblock: (code) => `Table ${code} goes on.` },
  failed: 'The server did not do it.',
  leave: 'Forget this browser',
  key: 'Host key',
  keyWhat:
    'This page is for whoever runs the server. The key is in the file “host-key” of the data folder; “tablee serve” shows it when it starts.',
  enter: 'Enter',
  wrong: 'This is not the key of this server.',
  slow: 'Too many tries: wait a minute.',
};

/** The page's words in the reader's language. */
export const hostWords = (): HostWords => (person.lang === 'fr' ? fr : en);
