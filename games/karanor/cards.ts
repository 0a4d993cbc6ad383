/** What the events of a game say about single cards: cities, stories, commerces, quests, artefacts, the black market. */
import type { GameEvent, Text } from '../../kernel/index.ts';
import type { CardNote, CardWatch } from '../box.ts';
import { eachSecret, type Secret } from '../card-notes.ts';
import type { Content } from './rules/content.ts';
import type { Source } from './rules/effects/types.ts';
import { type Commerce, type Events, PRESTIGE_SOURCES, type PrestigeSource, type Seat } from './rules/state.ts';

export const cards: CardWatch = {
  titles(content) {
    const { origins, territories, stories, commerces, quests, artefacts, blackMarket } = content as Content;
    return {
      cities: origins.map((city) => territories[city].title),
      stories: stories.map(({ title }) => title),
      commerces: commerces.map(({ title }) => title),
      quests: quests.map(({ title }) => title),
      artefacts: artefacts.map(({ title }) => title),
      blackMarket: blackMarket.map(({ title }) => title),
      sources: PRESTIGE_SOURCES.map((source) => SOURCES[source]),
    };
  },
  watch(content) {
    const game = new Watched(content as Content);
    return (event) => game.notes(event);
  },
};

/** Where prestige came from, a point at a time. */
const SOURCES: { readonly [source in PrestigeSource]: Text } = {
  commerce: { fr: 'commerces', en: 'commerces' },
  quest: { fr: 'quêtes', en: 'quests' },
  delivery: { fr: 'livraisons', en: 'deliveries' },
  villa: { fr: 'villas', en: 'villas' },
  other: { fr: 'autres', en: 'other' },
};

type What = CardNote['what'];

class Watched {
  private readonly content: Content;
  /** The commerces on the market. */
  private readonly market = new Set<Commerce>();

  constructor(content: Content) {
    this.content = content;
  }

  /**
   * A story is dealt to whoever plays it. A commerce is offered in the draft and on the market, taken into the hand,
   * used when it is built. A quest is offered when it is drawn, taken when it is kept, used when it is completed; an
   * immediate choice is all of it at once. An artefact is used when it works, at once where it always does. A black
   * market card is taken as it is drawn, used when it is played.
   */
  notes(event: GameEvent): readonly CardNote[] {
    const { type, facts, secrets } = event;
    switch (type as keyof Events) {
      case 'cities-dealt':
        return (facts as Events['cities-dealt']).cities.flatMap((city, seat) =>
          noted('cities', this.content.origins.indexOf(city), seat, ['offered', 'taken', 'used']),
        );
      case 'goods-received': {
        const { seat, story } = facts as Events['goods-received'];
        return noted('stories', story, seat, ['offered', 'taken', 'used']);
      }
      case 'draft-dealt':
        return eachSecret(secrets as Secret<{ cards: readonly Commerce[] }>, ({ cards: packet }, seat) =>
          packet.flatMap((card) => noted('commerces', card, seat, ['offered'])),
        );
      case 'draft-picked':
        return eachSecret(secrets as Secret<{ card: Commerce }>, ({ card }, seat) =>
          noted('commerces', card, seat, ['taken']),
        );
      case 'market-laid-out':
        for (const card of (facts as Events['market-laid-out']).cards) this.market.add(card);
        return [];
      case 'market-refilled':
        this.market.add((facts as Events['market-refilled']).card);
        return [];
      case 'commerce-taken':
        return this.commerceTaken(facts as Events['commerce-taken'], secrets as Secret<{ card: Commerce }>);
      case 'built': {
        const { seat, card } = facts as Events['built'];
        return noted('commerces', card, seat, ['used']);
      }
      case 'quests-drawn':
        return eachSecret(secrets as Secret<{ quests: readonly number[] }>, ({ quests }, seat) =>
          quests.flatMap((quest) => noted('quests', quest, seat, ['offered'])),
        );
      case 'quest-kept':
        return eachSecret(secrets as Secret<{ quest: number }>, ({ quest }, seat) =>
          noted('quests', quest, seat, ['taken']),
        );
      case 'sequel-taken':
        return eachSecret(secrets as Secret<{ quest: number }>, ({ quest }, seat) => this.sequelTaken(quest, seat));
      case 'quest-completed': {
        const { seat, quest } = facts as Events['quest-completed'];
        return noted('quests', quest, seat, ['used']);
      }
      case 'immediate-resolved': {
        const { seat, quest } = facts as Events['immediate-resolved'];
        return noted('quests', quest, seat, ['taken', 'used']);
      }
      case 'prestige-gained': {
        const { seat, n, from } = facts as Events['prestige-gained'];
        const source = PRESTIGE_SOURCES.indexOf(from);
        return Array.from({ length: n }, () => noted('sources', source, seat, ['offered', 'taken', 'used'])).flat();
      }
      case 'artefacts-drawn':
        return eachSecret(secrets as Secret<{ artefacts: readonly number[] }>, ({ artefacts }, seat) =>
          artefacts.flatMap((tile) => noted('artefacts', tile, seat, ['offered'])),
        );
      case 'artefact-kept': {
        const { seat, artefact } = facts as Events['artefact-kept'];
        const isPassive = this.content.artefacts[artefact].abilities.some(({ when }) => when === 'passive');
        return noted('artefacts', artefact, seat, isPassive ? ['taken', 'used'] : ['taken']);
      }
      case 'artefact-used': {
        const { seat, artefact } = facts as Events['artefact-used'];
        return noted('artefacts', artefact, seat, ['used']);
      }
      case 'ability-worked':
      case 'reacted':
        return worked((facts as Events['ability-worked']).by);
      case 'black-market-drawn':
        return eachSecret(secrets as Secret<{ cards: readonly number[] }>, ({ cards: drawn }, seat) =>
          drawn.flatMap((card) => noted('blackMarket', card, seat, ['offered', 'taken'])),
        );
      case 'card-played': {
        const { seat, card } = facts as Events['card-played'];
        return noted('blackMarket', card, seat, ['used']);
      }
      default:
        return [];
    }
  }

  /** What lay on the market was offered, whatever was taken. */
  private commerceTaken(
    { seat, card, from }: Events['commerce-taken'],
    secrets: Secret<{ card: Commerce }>,
  ): CardNote[] {
    const offered = [...this.market].flatMap((one) => noted('commerces', one, seat, ['offered']));
    if (from === 'market') {
      this.market.delete(card);
      return [...offered, ...noted('commerces', card, seat, ['taken'])];
    }
    const drawn = secrets?.[seat]?.card ?? card;
    return [...offered, ...noted('commerces', drawn, seat, ['offered', 'taken'])];
  }

  /** A sequel that is an immediate choice is taken when it is made. */
  private sequelTaken(quest: number, seat: Seat): CardNote[] {
    return noted('quests', quest, seat, this.content.quests[quest].immediate ? ['offered'] : ['offered', 'taken']);
  }
}

function worked({ kind, card, seat }: Source): CardNote[] {
  if (kind === 'artefact') return noted('artefacts', card, seat, ['used']);
  return kind === 'blackMarket' ? noted('blackMarket', card, seat, ['used']) : [];
}

const noted = (deck: string, card: number, seat: Seat, whats: readonly What[]): CardNote[] =>
  whats.map((what) => ({ deck, card, seat, what }));
