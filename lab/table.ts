/** A table of the lab: plays one game after the other among bots and notes what is worth knowing of each. */
import { playGame } from '../bots/game.ts';
import { makePlayer, type Player, type Strength } from '../bots/players.ts';
import type { Box, Study } from '../games/box.ts';
import { Catalogue } from './catalogue.ts';
import { type GameFacts, Observer } from './observer.ts';
import { type BareTable, botChance, type Job, setupOf } from './plan.ts';

export class Table {
  readonly catalogue = new Catalogue();
  private readonly box: Box;
  private readonly bare: BareTable;
  private readonly study: Study | undefined;
  private readonly content: object;

  private constructor(box: Box, bare: BareTable, study: Study | undefined) {
    this.box = box;
    this.bare = bare;
    this.study = study;
    this.content = box.rules.content(bare.options, bare.players, bare.pack);
    // All of it at once, so that a card has the same number in every thread.
    if (study !== undefined) this.catalogue.add(study.cards.titles(this.content));
  }

  static async open(box: Box, bare: BareTable): Promise<Table> {
    return new Table(box, bare, await box.study?.());
  }

  play({ seed, bots }: Job): GameFacts {
    const observer = new Observer(this.study, this.content, this.catalogue);
    const players = bots.map((strength): Player => {
      const player = botPlayer(this.box, this.bare, strength);
      return {
        volunteer: (v, chance) => player.volunteer(v, chance),
        decide(v, d, chance) {
          observer.look(v.pub);
          return player.decide(v, d, chance);
        },
      };
    });
    const setup = setupOf(this.bare, seed);
    const { outcome, state, decisions } = playGame(this.box, setup, players, botChance(seed), observer.see);
    return { ...observer.facts(outcome, state.pub, decisions), who: bots };
  }
}

/** New for each game: what a bot may have kept in mind of one never reaches the next. */
export const botPlayer = (box: Box, { thinking }: BareTable, strength: Strength): Player =>
  makePlayer(box, strength, {}, { like: thinking });
