/** The fields requests and replies are made of. */
import Type from 'typebox';
import { PHRASES, SYMBOLS } from '../../wire/protocol.ts';

export const seat = Type.Integer({ minimum: 0, maximum: 11, description: 'A seat, from 0.' });
export const name = Type.String({ minLength: 1, maxLength: 30, description: 'A first name.' });
export const title = Type.String({ minLength: 1, maxLength: 60, description: 'The name of the table.' });
export const salt = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description: 'What your device adds to the chance of the game: 32 random bytes in hexadecimal.',
});
export const symbol = Type.Enum([...SYMBOLS], { description: 'The shape a player is known by.' });
export const phrase = Type.Enum([...PHRASES], { description: 'A quick phrase, by key.' });
export const steps = Type.Integer({ minimum: 0, maximum: 100_000 });
export const epoch = Type.Integer({ minimum: 0, description: 'How often the table was undone, as the view says.' });
export const decision = Type.String({ minLength: 1, maxLength: 100, description: 'The id of a decision.' });
export const options = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]), {
  description: 'Options of the game, by name (see /api/games).',
});
export const absence = Type.Object(
  {
    act: Type.Enum(['wait', 'once', 'until-return']),
    after: Type.Integer({ minimum: 60, maximum: 604_800, description: 'Seconds.' }),
  },
  { additionalProperties: false, description: 'What happens when somebody awaited is away.' },
);
export const time = Type.Object(
  {
    kind: Type.Enum(['none', 'nudge', 'firm', 'days']),
    seconds: Type.Integer({
      minimum: 0,
      maximum: 604_800,
      description: 'For each decision. nudge: 30 to a day; firm: 10 to an hour; days: one to seven days.',
    }),
    out: Type.Enum(['bot', 'default'], { description: 'Who answers when time is out and nothing was begun.' }),
  },
  { additionalProperties: false, description: 'How long somebody may take over a decision.' },
);
export const delay = Type.Integer({
  minimum: 0,
  maximum: 20,
  description: 'How many moves late spectators see the game.',
});
const botFields = {
  person: Type.Optional(Type.String({ maxLength: 30, description: "One of the bots' people, by id." })),
  strength: Type.Optional(Type.String({ maxLength: 20, description: 'débutant, malin or maître.' })),
};
const bot = Type.Object(botFields, { additionalProperties: false });
export const seatWish = Type.Union([
  Type.Object({ kind: Type.Literal('empty') }, { additionalProperties: false }),
  Type.Object({ kind: Type.Literal('bot'), ...botFields }, { additionalProperties: false }),
  Type.Object({ kind: Type.Literal('reserved'), name }, { additionalProperties: false }),
  Type.Object({ kind: Type.Literal('here'), name, symbol: Type.Optional(symbol) }, { additionalProperties: false }),
]);
export const createBody = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    mode: Type.Enum(['friends', 'solo', 'hot-seat']),
    name: Type.Optional(name),
    symbol: Type.Optional(symbol),
    title: Type.Optional(title),
    preset: Type.Optional(Type.String({ maxLength: 40 })),
    options: Type.Optional(options),
    bots: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 11 }), Type.Array(bot, { maxItems: 11 })])),
    names: Type.Optional(Type.Array(name, { maxItems: 12 })),
    fast: Type.Optional(Type.Boolean({ description: 'Bots answer at once.' })),
    spectators: Type.Optional(Type.Boolean()),
    delay: Type.Optional(delay),
    takeBack: Type.Optional(Type.Boolean()),
    absence: Type.Optional(absence),
    time: Type.Optional(time),
    start: Type.Optional(Type.Boolean({ description: 'Start at once; default for solo.' })),
  },
  { additionalProperties: false },
);

export const codeParams = Type.Object({ code: Type.String({ description: 'The six characters of a table.' }) });
const problem = Type.Object(
  {
    error: Type.String({ description: 'For programs.' }),
    field: Type.Optional(Type.String()),
    reason: Type.String(),
    remedy: Type.Optional(Type.String()),
    refusal: Type.Optional(Type.Unknown({ description: "The rules' own refusal: rule, key, numbers." })),
    mistakes: Type.Optional(Type.Unknown({ description: 'Every mistake of a pack: place, wrong, right.' })),
  },
  { description: 'Nothing was changed, and why.' },
);

export const described = (description: string) => ({ 200: Type.Unknown({ description }), '4xx': problem });
