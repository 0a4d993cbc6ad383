/** Inhabitants and quests (5xx): interacting, keeping, completing and sequels. */
import { describe, expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import { arrange, type House } from './arrange.ts';
import { rewrite } from './effects/stage.ts';
import { atTower, BRING, completing, refused, THREE } from './quest-tables.ts';

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
    const done = atTower({ pawn: 'kien', tokens: 'F', quests: [BRING] });
    done.seat(0).answer('reveal-quest', done.quest(BRING));
    done.act(0, completing(done, BRING));
    expect(done.pub.merchants[0]).toMatchObject({ quests: 0, shownQuests: [] });
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
    const errand = 'le-bapteme-du-brigantin';
    const t = atTower({ pawn: 'portFeral', tokens: 'VV', quests: [errand] });
    t.act(0, completing(t, errand));
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
    expect(t.gold(0)).toBe(1);
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

  rule('MK-507', 'an owner’s quest may be at home on a landmass, and cost more than one action', () => {
    const house = (pawn: string, actionsLeft: number): House =>
      rewrite(atTower({ pawn, tokens: 'F', quests: [BRING] }, { actionsLeft }), ({ quests, territories }) => ({
        quests: quests.map((card) =>
          card.id === BRING
            ? {
                ...card,
                place: { at: 'landmass', landmass: territories.find(({ id }) => id === 'kien')?.landmass ?? 0 },
                options: [{ ...card.options[0], costs: [...card.options[0].costs, { pays: 'action', n: 1 }] }],
              }
            : card,
        ),
      }));
    expect(refused(house('perlance', 4), BRING)).toMatchObject({ key: 'quest-elsewhere' });
    expect(refused(house('boisSourd', 1), BRING)).toMatchObject({ rule: 'MK-203' });
    const t = house('boisSourd', 2);
    t.act(0, completing(t, BRING));
    expect(t.pub.actionsLeft).toBe(0);
    expect(t.pub.merchants[0].prestige).toBe(1);
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
    expect([t.tokens(0), t.gold(0)]).toEqual(['VD', 2]);
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
    expect(t.pub.merchants[0]).toMatchObject({ prestige: 0, quests: 1 });
    expect(t.seat(0).own.quests).toEqual([t.quest('lorpheline-dunisson-2')]);
    expect(t.happened('sequel-taken')).toEqual([{ seat: 0, first: t.quest('lorpheline-dunisson') }]);
    t.go(0, 'unisson');
    t.act(0, completing(t, 'lorpheline-dunisson-2'));
    t.seat(0).default('choose-artefact');
    expect(t.pub.merchants[0]).toMatchObject({ prestige: 1, quests: 0 });
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
