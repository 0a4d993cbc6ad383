/** `tablee pack`: what a pack of owners' cards looks like, and whether a file is one. */
import { MOST_PROBLEMS } from '../games/pack-check.ts';
import type { Json, PackProblem, Packs } from '../kernel/index.ts';
import type { Command } from './arguments.ts';
import { Failure, misuse } from './failure.ts';
import { findGame, GAMES } from './games.ts';
import { didYouMean } from './near.ts';
import { readPackFile } from './pack-file.ts';

const VERBS: { readonly [verb: string]: (of: string, asJson: boolean) => Promise<number> } = {
  check: checkFile,
  schema: async (game) => print((await packsOf(game)).schema),
  example: async (game) => print((await packsOf(game)).example()),
};

export const command: Command = {
  name: 'pack',
  summary: "Checks a pack of owners' cards, or shows what one looks like (docs/packs.md).",
  operands: {
    'check|schema|example': 'check a file; print the JSON Schema of a game; print its own cards as a pack',
    'file|game': 'the file to check, or the game by name',
  },
  options: { json: { help: 'check: one JSON object instead of words' } },
  examples: ['tablee pack example <game> > mine.json', 'tablee pack check mine.json'],
  async run({ operands: [verb, of], has }) {
    if (!Object.hasOwn(VERBS, verb)) {
      const verbs = Object.keys(VERBS);
      throw misuse(`"pack" cannot "${verb}".${didYouMean(verb, verbs) || ` It can ${verbs.join(', ')}.`}`);
    }
    return VERBS[verb](of, has('json'));
  },
};

async function packsOf(game: string): Promise<Packs> {
  const about = findGame(game);
  const { packs } = await about.load();
  if (packs !== undefined) return packs;
  throw new Failure(`${about.title.en} is played with its own cards only; it takes no packs.`);
}

function print(json: object | Json): number {
  console.log(JSON.stringify(json, null, 2));
  return 0;
}

async function checkFile(file: string, asJson: boolean): Promise<number> {
  const { json, doubled } = readPackFile(file);
  const game = gameOf(file, json);
  const packs = await packsOf(game);
  const problems = [...doubled, ...packs.check(json)].slice(0, MOST_PROBLEMS);
  const about = problems.length === 0 ? packs.about(json as Json) : undefined;
  if (asJson) console.log(JSON.stringify({ game, sound: about !== undefined, about: about ?? null, problems }));
  else if (about !== undefined) {
    const decks = about.decks.map(({ title, cards }) => `${cards} ${title.en}`);
    console.log(`${file} is a sound pack for ${game}: "${about.name}", ${decks.join(', ')}.`);
    for (const { place, says } of about.remarks ?? []) console.log(`${place}: ${says.en}.`);
  } else for (const problem of problems) console.log(inWords(problem));
  if (about !== undefined) return 0;
  const count = problems.length >= MOST_PROBLEMS ? `at least ${MOST_PROBLEMS} mistakes` : countOf(problems.length);
  throw new Failure(`${file} has ${count}.`);
}

const countOf = (mistakes: number): string => (mistakes === 1 ? 'one mistake' : `${mistakes} mistakes`);

const inWords = ({ place, wrong, right }: PackProblem): string => `${place}: ${wrong.en}; right would be ${right.en}.`;

/** The game a pack names. */
function gameOf(file: string, json: unknown): string {
  const game = (json as { game?: unknown } | null)?.game;
  if (typeof game === 'string' && GAMES.includes(game)) return game;
  const games = GAMES.map((one) => `"${one}"`).join(' or ');
  if (typeof game !== 'string') throw new Failure(`${file} does not say which game it is for: put "game": ${games}.`);
  throw new Failure(
    `${file} is for "${game.slice(0, 40)}", which is no game here.${didYouMean(game, GAMES) || ` Put "game": ${games}.`}`,
  );
}
