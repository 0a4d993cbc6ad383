/** Inhabitants and quests (5xx): interacting, keeping, completing, immediate choices, sequels and the limit. */
import { describe, expect, test } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import type { Resource } from '../rules/clauses.ts';
import { NONE } from '../rules/state.ts';
import { arrange, type House, type SeatLiteral, type TableLiteral } from './arrange.ts';

/** Player 0 stands at the Tour des Mages, where an inhabitant is. */
function atTower(seat: SeatLiteral = {}, more: Partial<TableLiteral> = {}): House {
  return arrange({ seats: [{ city: 'kien', pawn: 'tourDesMages', ...seat }, {}, {}], ...more });
}

const completing = (t: House, id: string, option = 0, pay: readonly Resource[] = []) => ({
  quest: t.quest(id),
  option,
  pay,
});
const refused = (t: House, id: string, option = 0, pay: readonly Resource[] = []) =>
  t.seat(0).refusal('take-action', completing(t, id, option, pay));

const BRING = 'la-tarte-du-prevot'; // A fruit to Kien: 1 prestige and 1 gold.
const THREE = ['la-planche-rouge', 'le-paratonnerre', 'la-grille-des-voutes'];
const IMMEDIATE = 'le-colporteur-bavard'; // Walk on, or 2 gold for two tokens.

describe('interacting', () => {
  rule(['MK-501', 'MK-502', 'MK-503'], 'draws one quest where an inhabitant is, who leaves for good', () => {
    const t = atTower({}, { next: { quests: [BRING] } });
    t.act(0, 'interact');
    expect(t.seat(0).own.quests).toEqual([t.quest(BRING)]);
    expect(t.pub.inhabitants[t.at('tourDesMages')]).toBe(false);
    expect(t.pub.actionsLeft).toBe(3);
    expect(t.seat(0).refusal('take-action', 'interact')).toMatchObject({ rule: 'MK-501', key: 'no-inhabitant' });
  });

  rule('MK-501', 'not where no inhabitant ever was', () => {
    const t = atTower({ pawn: 'boisSourd' });
    expect(t.seat(0).refusal('take-action', 'interact')).toMatchObject({ rule: 'MK-501' });
  });

  rule('MK-517', 'of several players on the territory the first to interact takes the token', () => {
    const t = arrange({ seats: [{ pawn: 'tourDesMages' }, { pawn: 'tourDesMages' }, {}], next: { quests: [BRING] } });
    t.act(0, 'interact').endTurn(0);
    expect(t.seat(1).refusal('take-action', 'interact')).toMatchObject({ rule: 'MK-501' });
    expect(t.pub.merchants[1].quests).toBe(0);
  });

  rule('MK-R28', 'an empty deck is made again from the discard; without both the token stays', () => {
    const again = atTower({}, { left: { quests: 0 }, discards: { quests: 3 } });
    again.act(0, 'interact');
    expect(again.pub).toMatchObject({ questDiscard: 0 });
    expect(again.happened('pile-shuffled')).toEqual([{ pile: 'quest', cards: 3 }]);
    const none = atTower({}, { left: { quests: 0 }, discards: { quests: 0 } });
    expect(none.seat(0).refusal('take-action', 'interact')).toMatchObject({ rule: 'MK-R28', key: 'no-quest-left' });
    expect(none.pub.inhabitants[none.at('tourDesMages')]).toBe(true);
  });

  rule(['MK-505', 'MK-504'], 'a quest in hand is secret; only its owner is told, and it has no deadline', () => {
    const t = atTower({}, { next: { quests: [BRING] } });
    t.act(0, 'interact');
    for (const { secrets } of t.events) expect(Object.keys(secrets ?? { 0: {} })).toEqual(['0']);
    expect(JSON.stringify(t.events.map(({ facts }) => facts))).not.toContain('quest":');
    expect(t.view(1).pub.merchants[0]).toMatchObject({ quests: 1, shownQuests: [] });
    for (let i = 0; i < 9; i++) t.endTurn();
    expect(t.seat(0).own.quests).toEqual([t.quest(BRING)]);
  });
});

describe('reading aloud', () => {
  rule(['MK-505', 'MK-R74'], 'the owner may read a quest aloud at any stable point; it stays known', () => {
    const t = atTower({ quests: [BRING] });
    t.endTurn(0);
    t.seat(0).answer('reveal-quest', t.quest(BRING));
    expect(t.pub.merchants[0].shownQuests).toEqual([t.quest(BRING)]);
    expect(t.happened('quest-shown')).toEqual([{ seat: 0, quest: t.quest(BRING) }]);
    expect(t.seat(0).open).not.toContain('reveal-quest');
  });

  rule('MK-R74', 'black market cards are never shown', () => {
    const t = atTower({ blackMarket: ['rumeur'] });
    expect(t.seat(0).open.filter((kind) => kind.startsWith('reveal'))).toEqual(['reveal-commerce']);
  });

  rule('MK-951', 'questPrivacy open: every quest is known as soon as it is kept', () => {
    const t = atTower({}, { options: { questPrivacy: 'open' }, next: { quests: [BRING] } });
    t.act(0, 'interact');
    expect(t.pub.merchants[0].shownQuests).toEqual([t.quest(BRING)]);
  });
});

describe('completing', () => {
  rule(['MK-506', 'MK-507', 'MK-508'], 'one action: pays the costs, gives reward and prestige', () => {
    const t = atTower({ pawn: 'kien', tokens: 'F', quests: [BRING] });
    t.act(0, completing(t, BRING));
    expect([t.gold(0), t.tokens(0), t.pub.actionsLeft]).toEqual([1, '', 3]);
    expect(t.pub.merchants[0]).toMatchObject({ prestige: 1, quests: 0, from: { quest: 1 } });
  });

  rule('MK-507', 'place and payment must hold at that moment', () => {
    expect(refused(atTower({ tokens: 'F', quests: [BRING] }), BRING)).toMatchObject({
      rule: 'MK-507',
      key: 'quest-elsewhere',
    });
    expect(refused(atTower({ pawn: 'kien', quests: [BRING] }), BRING)).toMatchObject({ key: 'tokens-missing' });
    expect(refused(atTower({ pawn: 'kien', tokens: 'F' }), BRING)).toMatchObject({ key: 'not-an-answer' });
  });

  rule('MK-507', 'possessions are conditions too, and are not paid', () => {
    const three = { associates: ['wine', 'wood', 'fruit'] } as const;
    const quest = 'le-portrait-de-groupe';
    expect(refused(atTower({ pawn: 'kien', quests: [quest], associates: ['wine'] }), quest)).toMatchObject({
      rule: 'MK-507',
      key: 'quest-condition',
    });
    const t = atTower({ pawn: 'kien', quests: [quest], ...three });
    t.act(0, completing(t, quest));
    expect(t.pub.merchants[0].associates).toHaveLength(3);
    expect(t.gold(0)).toBe(2);
  });

  rule('MK-507', 'own commerces count with the starting one, in any own city, at any harbour', () => {
    const sign = 'lenseigne-doree';
    const t = atTower({ pawn: 'kien', quests: [sign], commerces: { perlance: 'C01', unisson: 'C02' } });
    expect(refused(t, sign)).toBeUndefined();
    const own = 'linventaire-du-notaire';
    expect(refused(atTower({ pawn: 'kien', tokens: 'VB', quests: [own] }), own, 0, [0, 1])).toBeUndefined();
    expect(refused(atTower({ pawn: 'perlance', tokens: 'VB', quests: [own] }), own, 0, [0, 1])).toMatchObject({
      key: 'quest-elsewhere',
    });
    const jetty = 'le-ponton-des-bonnes-affaires';
    expect(refused(atTower({ pawn: 'phareEchoval', gold: 3, quests: [jetty] }), jetty, 1)).toBeUndefined();
    expect(refused(atTower({ pawn: 'boisSourd', gold: 3, quests: [jetty] }), jetty, 1)).toMatchObject({
      key: 'quest-elsewhere',
    });
  });

  rule('MK-508', 'tokens of any kind are of the payer’s choice: ordinary ones, as many as asked', () => {
    const quest = 'linventaire-du-notaire';
    const t = atTower({ pawn: 'kien', tokens: 'VVBD', quests: [quest] });
    const pays = t
      .seat(0)
      .options('take-action')
      .flatMap((a) => (typeof a === 'object' && 'quest' in a && a.option === 0 ? [a.pay] : []));
    expect(pays).toEqual([
      [0, 0],
      [0, 1],
    ]);
    t.act(0, completing(t, quest, 0, [0, 1]));
    expect([t.tokens(0), t.gold(0)]).toEqual(['VD', 4]);
    const short = atTower({ pawn: 'kien', tokens: 'VD', quests: [quest] });
    expect(refused(short, quest)).toMatchObject({ rule: 'MK-508', key: 'payment-wrong', numbers: { n: 2 } });
  });

  rule('MK-509', 'exactly one of several choices is picked', () => {
    const t = atTower({ pawn: 'kien', gold: 10, tokens: 'DD', quests: ['feu-de-camp'] });
    expect(refused(t, 'feu-de-camp', 2)).toMatchObject({ key: 'not-an-answer' });
    t.act(0, completing(t, 'feu-de-camp', 1));
    expect(t.seat(0).own.drawnArtefacts).toHaveLength(2);
    expect([t.gold(0), t.tokens(0)]).toEqual([0, 'DD']);
    expect(t.pub.merchants[0].completed).toEqual([{ quest: t.quest('feu-de-camp'), option: 1 }]);
  });

  rule('MK-516', 'several quests may be completed in one turn, one action each', () => {
    const t = atTower({ pawn: 'kien', tokens: 'FDD', quests: [BRING, 'feu-de-camp'] });
    t.act(0, completing(t, BRING));
    t.act(0, completing(t, 'feu-de-camp'));
    expect(t.pub).toMatchObject({ actionsLeft: 2 });
    expect(t.pub.merchants[0].prestige).toBe(2);
    const last = atTower({ pawn: 'kien', tokens: 'F', quests: [BRING] }, { actionsLeft: 0 });
    expect(refused(last, BRING)).toMatchObject({ rule: 'MK-203' });
  });

  rule(['MK-514', 'MK-R29'], 'completed quests leave the hand, lie face up and are not drawn again', () => {
    const t = atTower({ pawn: 'kien', tokens: 'F', quests: [BRING, ...THREE.slice(1)] });
    t.act(0, completing(t, BRING));
    expect(t.pub.merchants[0]).toMatchObject({ quests: 2, completed: [{ quest: t.quest(BRING), option: 0 }] });
    expect([...t.state.hid.questDeck, ...t.state.hid.questDiscard]).not.toContain(t.quest(BRING));
    expect(t.pub.questDiscard).toBe(0);
  });

  rule(['MK-R21', 'MK-509'], 'an option that sells what is not there is not offered; the other one is', () => {
    const t = arrange({
      seats: [
        { pawn: 'ormelie', gold: 5, tokens: 'MM', quests: ['la-foire-aux-poulains'] },
        { insignia: new Array<string>(8).fill('mount') },
        {},
      ],
    });
    expect(refused(t, 'la-foire-aux-poulains', 1)).toMatchObject({ rule: 'MK-R21', key: 'option-not-there' });
    expect(refused(t, 'la-foire-aux-poulains', 0)).toBeUndefined();
  });

  example('EX-06', 'Feu de Camp in Perlance with 2 diamonds and 3 gold', () => {
    const t = atTower({ pawn: 'perlance', gold: 3, tokens: 'DD', quests: ['feu-de-camp'] });
    expect(refused(t, 'feu-de-camp', 1)).toMatchObject({ key: 'gold-missing' });
    t.act(0, completing(t, 'feu-de-camp', 0));
    expect([t.gold(0), t.tokens(0), t.pub.merchants[0].prestige, t.pub.actionsLeft]).toEqual([11, '', 1, 3]);
  });

  rule('MK-R33', 'the crown value is given whichever option is taken', () => {
    for (const option of [0, 1]) {
      const t = atTower({ pawn: 'kien', gold: 10, tokens: 'DD', quests: ['feu-de-camp'] });
      t.act(0, completing(t, 'feu-de-camp', option));
      expect(t.pub.merchants[0].prestige).toBe(1);
    }
  });

  rule('MK-R35', 'any city has Perlance and one’s own; being there is enough', () => {
    for (const pawn of ['kien', 'perlance', 'caldreuil']) {
      const t = atTower({ pawn, tokens: 'DD', quests: ['feu-de-camp'] });
      expect(refused(t, 'feu-de-camp')).toBeUndefined();
    }
    expect(refused(atTower({ tokens: 'DD', quests: ['feu-de-camp'] }), 'feu-de-camp')).toMatchObject({
      key: 'quest-elsewhere',
    });
  });
});

describe('sequels', () => {
  rule(['MK-510', 'MK-511'], 'completing a first part gives its own reward and the sequel of the same name', () => {
    const t = atTower({ pawn: 'pontMurmures', tokens: 'FT', quests: ['lorpheline-dunisson'] });
    t.act(0, completing(t, 'lorpheline-dunisson'));
    expect(t.pub.merchants[0]).toMatchObject({ prestige: 1, quests: 1 });
    expect(t.seat(0).own.quests).toEqual([t.quest('lorpheline-dunisson-2')]);
    expect(t.happened('sequel-taken')).toEqual([{ seat: 0, first: t.quest('lorpheline-dunisson') }]);
    t.go(0, 'unisson');
    t.act(0, completing(t, 'lorpheline-dunisson-2'));
    t.seat(0).default('choose-artefact');
    expect(t.pub.merchants[0]).toMatchObject({ prestige: 2, quests: 0 });
    expect(t.pub.actionsLeft).toBe(1);
  });

  example('EX-07', 'Le Cimetière 1/2 completed with 2 other quests in hand: flee', () => {
    const t = atTower({ pawn: 'leCimetiere', quests: ['le-cimetiere', ...THREE.slice(0, 2)] });
    t.act(0, completing(t, 'le-cimetiere'));
    t.expectAsked([[0, 'immediate-choice']]);
    expect(t.pub.actionsLeft).toBe(3);
    t.seat(0).answer('immediate-choice', 0);
    t.expectAsked([[0, 'take-action']]);
    expect(t.pub.actionsLeft).toBe(3);
    expect(t.pub.merchants[0]).toMatchObject({ quests: 2, prestige: 0, insignia: [], artefacts: [] });
  });

  example('EX-07', 'or take the curse and draw 2 artefacts, keep 1', () => {
    const t = atTower({ pawn: 'leCimetiere', quests: ['le-cimetiere', ...THREE.slice(0, 2)] });
    t.act(0, completing(t, 'le-cimetiere'));
    t.seat(0).answer('immediate-choice', 1);
    expect(t.pub.merchants[0].insignia).toEqual([t.insignia('curseOfSalanche')]);
    expect(t.seat(0).own.drawnArtefacts).toHaveLength(2);
    t.seat(0).default('choose-artefact');
    expect(t.pub.merchants[0].artefacts).toHaveLength(1);
    expect(t.pub.merchants[0].quests).toBe(2);
  });

  rule('MK-R31', 'the first part leaves first: its sequel never exceeds the limit', () => {
    const t = atTower({ gold: 2, quests: ['la-tour-muette', ...THREE.slice(0, 2)] });
    t.act(0, completing(t, 'la-tour-muette'));
    t.expectAsked([[0, 'take-action']]);
    expect(t.pub.merchants[0].quests).toBe(3);
  });

  rule('MK-R31', 'a sequel in hand counts, may be discarded and returns to its pack', () => {
    const t = atTower({ quests: ['la-tour-muette-2', ...THREE.slice(0, 2)] }, { next: { quests: [BRING] } });
    const discard = t.pub.questDiscard;
    t.act(0, 'interact');
    t.seat(0).answer('discard-quest', t.quest('la-tour-muette-2'));
    expect(t.state.hid.sequels).toContain(t.quest('la-tour-muette-2'));
    expect(t.pub.questDiscard).toBe(discard);
  });

  rule('MK-R32', 'a discarded first part goes to the quest discard; its sequel stays in the pack', () => {
    const t = atTower({ quests: ['le-naufrage', ...THREE.slice(0, 2)] }, { next: { quests: [BRING] } });
    t.act(0, 'interact');
    t.seat(0).answer('discard-quest', t.quest('le-naufrage'));
    expect(t.state.hid.questDiscard).toEqual([t.quest('le-naufrage')]);
    expect(t.state.hid.sequels).toContain(t.quest('le-naufrage-2'));
  });

  rule('MK-510', 'the others learn the name of the chain only', () => {
    const t = atTower({ gold: 2, quests: ['la-tour-muette'] });
    t.act(0, completing(t, 'la-tour-muette'));
    const told = t.events.find(({ type }) => type === 'sequel-taken');
    expect(told?.facts).toEqual({ seat: 0, first: t.quest('la-tour-muette') });
    expect(Object.keys(told?.secrets ?? {})).toEqual(['0']);
  });
});

describe('immediate choices', () => {
  rule('MK-512', 'resolved as soon as drawn, without any action, and secret until then', () => {
    const t = atTower({ gold: 2 }, { next: { quests: [IMMEDIATE] } });
    t.act(0, 'interact');
    t.expectAsked([[0, 'immediate-choice']]);
    expect(t.seat(0).own.immediate).toBe(t.quest(IMMEDIATE));
    expect(JSON.stringify(t.view(1).pub)).not.toContain('"immediate":');
    expect(t.happened('immediate-resolved')).toEqual([]);
    t.seat(0).answer('immediate-choice', 1);
    t.seat(0).answer('choose-resource', 0);
    t.seat(0).answer('choose-resource', 0);
    expect([t.gold(0), t.tokens(0), t.pub.actionsLeft]).toEqual([0, 'VV', 3]);
    expect(t.happened('immediate-resolved')).toMatchObject([{ quest: t.quest(IMMEDIATE), option: 1 }]);
    expect(t.seat(0).own.immediate).toBe(NONE);
  });

  rule('MK-R30', 'it never enters the hand and lies with the completed quests, whichever option was taken', () => {
    const t = atTower({ quests: THREE }, { next: { quests: [IMMEDIATE] } });
    t.act(0, 'interact');
    t.seat(0).answer('immediate-choice', 0);
    expect(t.pub.merchants[0]).toMatchObject({ quests: 3, completed: [{ quest: t.quest(IMMEDIATE), option: 0 }] });
    expect(t.state.hid.questDiscard).toEqual([]);
  });

  example('EX-29', '3 quests in hand, interact draws an immediate card: no discard', () => {
    const t = atTower({ quests: THREE }, { next: { quests: [IMMEDIATE] } });
    t.act(0, 'interact');
    t.seat(0).default('immediate-choice');
    t.expectAsked([[0, 'take-action']]);
    expect(t.pub.merchants[0].quests).toBe(3);
  });

  rule('MK-R34', 'an option that cannot be paid is not offered; an absent player takes the safe one', () => {
    const t = atTower({ gold: 1 }, { next: { quests: [IMMEDIATE] } });
    t.act(0, 'interact');
    expect(t.seat(0).refusal('immediate-choice', 1)).toMatchObject({ rule: 'MK-R34', key: 'option-too-dear' });
    expect(t.seat(0).options('immediate-choice')).toEqual([0]);
    expect(t.seat(0).defaultOf('immediate-choice')).toBe(0);
  });

  test('an absent player takes the option tagged safe, wherever it is listed', () => {
    const t = atTower({ gold: 2 }, { next: { quests: [IMMEDIATE] } });
    const card = t.table.content.quests[t.quest(IMMEDIATE)];
    Object.assign(t.table.content.quests, { [t.quest(IMMEDIATE)]: { ...card, options: card.options.toReversed() } });
    t.act(0, 'interact');
    expect(t.seat(0).defaultOf('immediate-choice')).toBe(1);
    Object.assign(t.table.content.quests, { [t.quest(IMMEDIATE)]: card });
  });

  rule(['MK-R34', 'MK-R30'], 'where no option can be paid the card is discarded without effect', () => {
    const t = atTower({}, { next: { quests: [IMMEDIATE] } });
    const card = t.table.content.quests[t.quest(IMMEDIATE)];
    const dear = { ...card, options: [card.options[1]] };
    Object.assign(t.table.content.quests, { [t.quest(IMMEDIATE)]: dear });
    t.act(0, 'interact');
    Object.assign(t.table.content.quests, { [t.quest(IMMEDIATE)]: card });
    t.expectAsked([[0, 'take-action']]);
    expect(t.happened('immediate-resolved')).toMatchObject([{ option: NONE }]);
    expect(t.state.hid.questDiscard).toEqual([t.quest(IMMEDIATE)]);
  });

  rule('MK-R33', 'an immediate card gives its crown value with any option', () => {
    const t = atTower({}, { next: { quests: [IMMEDIATE] } });
    const card = t.table.content.quests[t.quest(IMMEDIATE)];
    Object.assign(t.table.content.quests, { [t.quest(IMMEDIATE)]: { ...card, prestige: 1 } });
    t.act(0, 'interact');
    t.seat(0).answer('immediate-choice', 0);
    Object.assign(t.table.content.quests, { [t.quest(IMMEDIATE)]: card });
    expect(t.pub.merchants[0].prestige).toBe(1);
  });

  rule('MK-R37', 'an immediate choice at set-up is resolved before the first turn', () => {
    const t = arrange({
      seats: [{}, { story: 'S07' }, {}],
      round: 0,
      next: { quests: [IMMEDIATE] },
      at: [
        { do: 'story-goods', seat: 1 },
        { do: 'end-turn', seat: NONE },
      ],
    });
    t.expectAsked([[1, 'immediate-choice']]);
    t.seat(1).default('immediate-choice');
    t.expectAsked([[0, 'take-action']]);
    expect(t.pub.round).toBe(1);
  });

  example('EX-52', 'the sequel resolved by fleeing is not shuffled when the quest deck runs out', () => {
    const t = atTower(
      { pawn: 'leCimetiere', quests: ['le-cimetiere'] },
      { left: { quests: 0 }, discards: { quests: 2 } },
    );
    t.act(0, completing(t, 'le-cimetiere'));
    t.seat(0).answer('immediate-choice', 0);
    t.act(0, 'interact');
    const sequel = t.quest('le-cimetiere-2');
    expect(t.pub.merchants[0].completed.map(({ quest }) => quest)).toEqual([t.quest('le-cimetiere'), sequel]);
    expect([...t.state.hid.questDeck, ...t.state.own[0].quests, ...t.state.hid.sequels]).not.toContain(sequel);
    expect(t.happened('pile-shuffled')).toEqual([{ pile: 'quest', cards: 2 }]);
  });
});

describe('the limit', () => {
  rule(['MK-513', 'MK-R39', 'MK-R29'], 'a fourth quest is seen, then one of the four is discarded face down', () => {
    const t = atTower({ quests: THREE }, { next: { quests: [BRING] } });
    expect(t.seat(0).refusal('take-action', 'interact')).toBeUndefined();
    t.act(0, 'interact');
    t.expectAsked([[0, 'discard-quest']]);
    expect(t.seat(0).options('discard-quest')).toEqual([...THREE, BRING].map(t.quest));
    expect(t.seat(0).defaultOf('discard-quest')).toBe(t.quest(BRING));
    t.seat(0).answer('discard-quest', t.quest(THREE[0]));
    expect(t.seat(0).own.quests).toEqual([THREE[1], THREE[2], BRING].map(t.quest));
    const told = t.events.filter(({ type }) => type === 'quest-discarded');
    expect(told).toMatchObject([{ facts: { seat: 0, inHand: 3 }, secrets: { 0: { quest: t.quest(THREE[0]) } } }]);
    expect(told[0].facts).not.toHaveProperty('quest');
  });

  example('EX-28', '3 quests in hand, interact draws a bring quest: 3 remain', () => {
    const t = atTower({ quests: THREE }, { next: { quests: [BRING] } });
    t.act(0, 'interact');
    expect(t.pub.inhabitants[t.at('tourDesMages')]).toBe(false);
    t.seat(0).answer('discard-quest', t.quest(BRING));
    expect(t.pub.merchants[0].quests).toBe(3);
    expect(t.pub.questDiscard).toBe(1);
  });

  rule('MK-R36', 'nobody gives up a quest at will', () => {
    const t = atTower({ quests: THREE });
    expect(t.seat(0).open).not.toContain('discard-quest');
  });

  rule('MK-515', 'quests cannot be traded', () => {
    const t = atTower({ quests: [BRING] });
    const offer = { to: 1, give: { quests: [t.quest(BRING)] }, ask: {}, text: '' };
    expect(t.seat(0).refusal('propose-trade', offer as never)).toMatchObject({ key: 'not-an-answer' });
  });

  example('EX-40', 'a player with A10 and 4 quests trades A10 away and discards 1 at once', () => {
    const t = atTower({ artefacts: ['A10'], quests: [...THREE, BRING] });
    t.expectAsked([[0, 'take-action']]);
    t.seat(0).answer('propose-trade', { to: 1, give: { artefacts: [t.artefact('A10')] }, ask: {}, text: '' });
    t.seat(1).answer('answer-trade', 'accept');
    t.expectAsked([[0, 'discard-quest']]);
    t.seat(0).default('discard-quest');
    t.expectAsked([[0, 'take-action']]);
  });

  rule(
    'MK-R38',
    'the limit is lowered: the owner discards down at once, one card after another, in anybody’s turn',
    () => {
      const t = atTower({ artefacts: ['A10'], quests: [...THREE, BRING] });
      t.endTurn(0);
      t.seat(0).answer('propose-trade', { to: 2, give: { artefacts: [t.artefact('A10')] }, ask: {}, text: '' });
      t.seat(2).answer('answer-trade', 'accept');
      t.expectAsked([[0, 'discard-quest']]);
      t.seat(0).answer('discard-quest', t.quest(THREE[1]));
      t.expectAsked([[1, 'take-action']]);
    },
  );
});

describe('draw several, keep some', () => {
  rule('MK-R86', 'all are seen, the choice comes first, the others go face down to the discard', () => {
    const t = atTower({ artefacts: ['A10'] }, { next: { quests: [BRING, IMMEDIATE] } });
    t.act(0, 'interact');
    t.expectAsked([[0, 'choose-quest-draw']]);
    expect(t.seat(0).options('choose-quest-draw')).toEqual([[t.quest(BRING)], [t.quest(IMMEDIATE)]]);
    expect(t.seat(0).defaultOf('choose-quest-draw')).toEqual([t.quest(BRING)]);
    t.seat(0).answer('choose-quest-draw', [t.quest(BRING)]);
    expect(t.seat(0).own.quests).toEqual([t.quest(BRING)]);
    expect(t.state.hid.questDiscard).toEqual([t.quest(IMMEDIATE)]);
    expect(t.happened('immediate-resolved')).toEqual([]);
  });

  rule('MK-R86', 'fewer cards than that: what is there', () => {
    const t = atTower(
      { artefacts: ['A10'] },
      { left: { quests: 1 }, discards: { quests: 0 }, next: { quests: [BRING] } },
    );
    t.act(0, 'interact');
    t.expectAsked([[0, 'take-action']]);
    expect(t.seat(0).own.quests).toEqual([t.quest(BRING)]);
  });

  example(
    'EX-50',
    'A10 with 4 quests: the immediate is resolved and 4 stay; the bring quest makes 5, 1 is discarded',
    () => {
      const seat: SeatLiteral = { artefacts: ['A10'], quests: [...THREE, 'le-radeau-des-optimistes'] };
      const now = atTower(seat, { next: { quests: [BRING, IMMEDIATE] } });
      now.act(0, 'interact');
      now.seat(0).answer('choose-quest-draw', [now.quest(IMMEDIATE)]);
      now.seat(0).answer('immediate-choice', 0);
      now.expectAsked([[0, 'take-action']]);
      expect(now.pub.merchants[0].quests).toBe(4);
      const later = atTower(seat, { next: { quests: [BRING, IMMEDIATE] } });
      later.act(0, 'interact');
      later.seat(0).answer('choose-quest-draw', [later.quest(BRING)]);
      later.expectAsked([[0, 'discard-quest']]);
      expect(later.seat(0).options('discard-quest')).toHaveLength(5);
      later.seat(0).default('discard-quest');
      expect(later.pub.merchants[0].quests).toBe(4);
    },
  );

  test('what is drawn while other quests still wait comes first, and none is lost', () => {
    const t = atTower({}, { next: { quests: [IMMEDIATE, 'laverse', BRING] } });
    const card = t.table.content.quests[t.quest(IMMEDIATE)];
    const again = { ...card.options[0], effects: [{ does: 'drawQuest', draw: 1, keep: 1 } as const] };
    Object.assign(t.table.content.quests, { [t.quest(IMMEDIATE)]: { ...card, options: [again] } });
    t.state.own[0].drawnQuests = [t.state.hid.questDeck.pop() ?? NONE, t.state.hid.questDeck.pop() ?? NONE];
    t.pub.questDeck -= 2;
    t.pub.agenda.push({ do: 'take-quests', seat: 0, keep: 2 });
    t.run();
    t.seat(0).answer('immediate-choice', 0);
    expect(t.seat(0).own.quests).toEqual([t.quest(BRING)]);
    expect(t.seat(0).own.immediate).toBe(t.quest('laverse'));
    t.seat(0).answer('immediate-choice', 0);
    Object.assign(t.table.content.quests, { [t.quest(IMMEDIATE)]: card });
    t.expectAsked([[0, 'take-action']]);
    expect(t.seat(0).own.drawnQuests).toEqual([]);
  });
});
