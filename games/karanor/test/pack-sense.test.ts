/** What a well-formed pack must still hold to: the map, the names, and what cards can do. */
import { describe, expect, test } from 'vitest';
import { mistakesOf } from '../../test/packs.ts';
import { packs } from '../pack/index.ts';
import { changed, type Draft } from './packs.ts';

const mistakes = (change: (pack: Draft) => unknown): string[] =>
  mistakesOf(
    packs,
    changed((pack) => void change(pack)),
  );

describe('the map', () => {
  test.each<[string, (pack: Draft) => unknown, string[]]>([
    [
      'a road leads nowhere',
      ({ territories }) => Object.assign(territories[3], { land: ['kien', 'criqueVoile'] }),
      [
        'territories[2].land[1]: "coteauxAmbre" does not lead back to "criqueVoiles"; "criqueVoiles" on the "land" list of "coteauxAmbre"',
        'territories[3].land[1]: "criqueVoile": no territory is called that; "criqueVoiles", most likely',
      ],
    ],
    [
      'a road has no way back',
      ({ territories }) => Object.assign(territories[1], { land: ['patureGeants', 'minesFargrise'] }),
      [
        'territories[9].land[0]: "tessevigne" does not lead back to "phareEchoval"; "phareEchoval" on the "land" list of "tessevigne"',
      ],
    ],
    [
      'a road crosses the sea',
      ({ territories }) => {
        territories[34].land = ['perlance', 'voutesSalanche'];
        territories[36].land = ['greveSalanche', 'fossePrismes'];
      },
      [
        'territories[34].land[1]: "voutesSalanche" is on another landmass; a sea route ("sea"), or the same landmass',
        'territories[36].land[1]: "fossePrismes" is on another landmass; a sea route ("sea"), or the same landmass',
      ],
    ],
    [
      'a road turns round, another is there twice',
      ({ territories }) => Object.assign(territories[34], { land: ['perlance', 'fossePrismes', 'perlance'] }),
      [
        'territories[34].land[1]: leads back to itself; another territory',
        'territories[34].land[2]: "perlance" is on the list already; every neighbour once',
      ],
    ],
    [
      'a part cannot be reached',
      ({ territories }) => {
        for (const one of territories.filter(({ sea }) => (sea as string[] | undefined)?.includes('greveSalanche')))
          delete one.sea;
        delete territories[35].sea;
      },
      ['territories[35]: "greveSalanche" cannot be reached from "kien"; a road or a sea route to the rest of the map'],
    ],
    [
      'a landmass is unknown, another is empty',
      ({ territories, landmasses }) => {
        landmasses.push({ id: 'abyss', title: 'Abysses' });
        territories[36].landmass = 'ilot-de-salanches';
        territories[36].land = [];
        territories[35].land = [];
        territories[36].sea = ['greveSalanche'];
        (territories[35].sea as string[]).push('voutesSalanche');
      },
      [
        'territories[36].landmass: "ilot-de-salanches": no landmass is called that; "ilot-de-salanche", most likely',
        'landmasses[5]: "abyss" has no territory; a territory on every landmass',
      ],
    ],
    [
      'two places lie on each other',
      ({ territories }) => Object.assign(territories[3], { x: 235, y: 350 }),
      ['territories[3]: lies on top of "kien"; 30 apart in x or in y'],
    ],
    [
      'somebody comes from a wood, or from the same city',
      (pack) => {
        pack.origins = ['kien', 'boisSourd', 'kien', 'atlantis'];
      },
      [
        'origins[1]: "boisSourd" is no city; "city": true on that territory, or a city',
        'origins[2]: "kien" is on the list already; every city once',
        'origins[3]: "atlantis": no territory is called that; one of "kien", "tessevigne", "criqueVoiles", "coteauxAmbre", "boisSourd", "gueTroisLunes", "tourDesMages", "patureGeants", "minesFargrise", "phareEchoval", "unisson", "caldreuil"',
      ],
    ],
    [
      'a delivery goes to a quay, another asks for nothing',
      ({ deliveries }) => {
        deliveries[0].city = 'quaiBrumes';
        deliveries[1].tokens = { meat: 0 };
      },
      [
        'deliveries[0].city: "quaiBrumes": no city is called that; one of "kien", "tessevigne", "unisson", "caldreuil", "portFeral", "ormelie", "perlance"',
        'deliveries[1].tokens: asks for nothing; at least one resource',
      ],
    ],
    [
      'a commerce asks for more tokens than can be listed when some are left unpaid',
      ({ commerces }) => {
        commerces[0].tokens = { wine: 12, wood: 12 };
        Object.assign(commerces[0].bonus as object, { tokens: { iron: 1 } });
        commerces[1].tokens = { wine: 12, wood: 12 };
      },
      ['commerces[0].tokens: 25 tokens: too many ways to pay; 24 at most'],
    ],
    [
      'a quest leaves more tokens to choice than can be listed',
      ({ quests }) => {
        const any = { pays: 'resource', kind: 'any', n: 12 };
        Object.assign(quests[0], { options: [{ costs: [any] }, { costs: [any, { ...any, n: 1 }] }] });
      },
      ['quests[0].options[1].costs: 13 tokens: too many ways to pay; 12 at most'],
    ],
  ])('%s', (_, change, lines) => {
    expect(mistakes(change)).toEqual(lines);
  });
});

describe('names and counts', () => {
  test('no two cards of a kind have one id', () => {
    expect(mistakes(({ commerces }) => Object.assign(commerces[2], { id: 'C02' }))).toEqual([
      'commerces[2].id: "C02" is taken by commerces[1].id; a name no other card has',
    ]);
    expect(mistakes(({ sequels, quests }) => Object.assign(sequels[0], { id: quests[0].id }))).toContain(
      'sequels[0].id: "le-bapteme-du-brigantin" is taken by a quest; a name no quest has',
    );
  });

  test('two can begin, and a server can lay it out', () => {
    const lines = mistakes((pack) => {
      pack.stories = pack.stories.slice(0, 1);
      pack.commerces = pack.commerces.slice(0, 8);
      pack.blackMarket[0].copies = 60;
      pack.blackMarket[1].copies = 60;
      pack.blackMarket[2].copies = 60;
    });
    expect(lines).toEqual([
      'stories: 1, copies counted; from 2 to 60',
      'commerces: 8, copies counted; from 9 to 200',
      'blackMarket: 194, copies counted; from 0 to 150',
    ]);
  });

  test('a first part has a sequel of its own', () => {
    expect(
      mistakes(({ quests }) => {
        quests[0].sequel = 'le-cimetiere-2';
        quests[1].sequel = 'le-cimetierre';
      }),
    ).toEqual([
      'quests[1].sequel: there is no "le-cimetierre"; one sequel for each first part',
      'quests[38].sequel: is the sequel of quests[0] already; one sequel for each first part',
    ]);
    expect(mistakes(({ quests }) => delete quests[38].sequel)).toEqual([
      'sequels[0]: no quest leads to "le-cimetiere-2"; "sequel": "le-cimetiere-2" on a quest',
    ]);
  });

  test('a deck of tiles has not endlessly many clauses', () => {
    const wide = Array(6).fill({ does: 'nothing' });
    const lines = mistakes(({ insignia }) => {
      for (const tile of insignia) Object.assign(tile, { copies: 12, abilities: [{ when: 'onWork', do: wide }] });
    });
    expect(lines).toContain('insignia: 720 clauses, copies counted; 600 at most');
  });
});

describe('quests', () => {
  const ofQuest = (change: object): string[] => mistakes(({ quests }) => Object.assign(quests[0], change));
  test.each<[string, object, string]>([
    [
      'an unknown place',
      { place: { at: 'territory', territory: 'port-feral' } },
      'quests[0].place.territory: "port-feral": no territory is called that; "portFeral", most likely',
    ],
    [
      'an unknown landmass',
      { place: { at: 'landmass', landmass: 'levent' } },
      'quests[0].place.landmass: "levent": no landmass is called that; "levant", most likely',
    ],
    [
      'a safe way of a quest that waits',
      { options: [{ safe: true }] },
      'quests[0].options[0].safe: only makes sense on an immediate choice; "immediate": true on the quest, or nothing',
    ],
    [
      'an immediate choice that is far away',
      { immediate: true },
      'quests[0].place: an immediate choice is made anywhere; neither "place" nor "conditions"',
    ],
    [
      'a condition about somebody nobody named',
      { conditions: [{ is: 'any', of: [{ is: 'within', steps: 1 }] }] },
      'quests[0].conditions[0].of[0].is: makes no sense here; "within" only goes into the "target" of a card',
    ],
    [
      'more kept than drawn',
      { options: [{ effects: [{ does: 'drawQuest', draw: 1, keep: 2 }] }] },
      'quests[0].options[0].effects[0].keep: 2 of 1; from 1 to 1',
    ],
  ])('%s', (_, change, line) => {
    expect(ofQuest(change)).toEqual([line]);
  });

  test('an immediate choice leads to no sequel', () => {
    expect(mistakes(({ quests }) => Object.assign(quests[38], { immediate: true, place: { at: 'none' } }))).toEqual([
      'quests[38].sequel: an immediate choice has no sequel; a quest to complete',
    ]);
  });

  test('conditions go three deep, no deeper', () => {
    const deep = (n: number): object => (n === 1 ? { is: 'atHarbour' } : { is: 'not', of: deep(n - 1) });
    expect(ofQuest({ conditions: [deep(3)] })).toEqual([]);
    expect(ofQuest({ conditions: [deep(4)] })).toEqual([
      'quests[0].conditions[0].of.of.of: too many conditions inside each other; 3 levels at most',
    ]);
  });
});

describe('abilities', () => {
  const ofTile = (ability: unknown, deck: 'artefacts' | 'insignia' = 'artefacts'): string[] =>
    mistakes((pack) => Object.assign(pack[deck][0], { abilities: [ability] })).map((line) =>
      line.replace(`${deck}[0].abilities[0].`, ''),
    );
  const nothing = [{ does: 'nothing' }];

  test.each<[string, unknown, string]>([
    [
      'an unknown moment',
      { when: 'onHarvset', do: nothing },
      'when: "onHarvset" does not fit; "onHarvest", most likely',
    ],
    [
      'a deed that would be done all the time',
      { when: 'passive', do: [{ does: 'gainGold', n: 1, who: 'self' }] },
      'do[0].does: "gainGold" does not fit; one of "modifyMove", "seaFare", "seaFree", "modifyYield", "modifyCost", "forbid", "immune", "questLimit", "interactDraw"',
    ],
    [
      'a use without end',
      { when: 'used', timing: 'ownTurn', costs: [{ pays: 'gold', n: 1 }], do: nothing },
      'costs: could be used without end; "action", "discardSelf" or "exhaustSelf"',
    ],
    [
      'an action in the turn of others',
      { when: 'used', timing: 'otherTurn', costs: [{ pays: 'action', n: 1 }], do: nothing },
      'costs: an action is paid in one’s own turn only; another cost, or "timing": "ownTurn"',
    ],
    [
      'a card cancelled that nobody plays',
      { when: 'onWork', do: [{ does: 'cancelCard' }] },
      'do[0].does: makes no sense here; "cancelCard" only goes into a reaction',
    ],
    [
      'gold given to oneself',
      { when: 'onWork', do: [{ does: 'transferGold', n: 1, from: 'self', to: 'self' }] },
      'do[0].to: giver and receiver are the same; somebody else',
    ],
    [
      'the richer of nobody',
      { when: 'onWork', do: [{ does: 'payGold', n: 1, who: 'richerTarget' }] },
      'do[0]: the card does not name two players; "target": { "who": "pair" } on a black market card',
    ],
    [
      'an insignia nobody has made',
      { when: 'onWork', do: [{ does: 'gainInsignia', insignia: 'mounts' }] },
      'do[0].insignia: "mounts": no insignia is called that; "mount", most likely',
    ],
    [
      'a place nobody has drawn',
      { when: 'onWork', do: [{ does: 'movePawn', to: { territory: 'kiev' } }] },
      'do[0].to.territory: "kiev": no territory is called that; "kien", most likely',
    ],
    [
      'a grant no action uses up',
      { when: 'onWork', do: [{ does: 'grant', standing: { does: 'immune' }, during: 'next', who: 'self' }] },
      'do[0].during: no action uses up "immune"; "turn"',
    ],
  ])('%s', (_, ability, line) => {
    expect(ofTile(ability)).toEqual([line]);
  });

  test('an insignia works by itself', () => {
    const used = { when: 'used', timing: 'ownTurn', costs: [{ pays: 'discardSelf' }], do: nothing };
    expect(ofTile(used)).toEqual([]);
    expect(ofTile(used, 'insignia')).toEqual(['when: an insignia works by itself; an artefact, or another "when"']);
    const counted = { when: 'onWork', do: nothing, most: 2 };
    expect(ofTile(counted)).toEqual([]);
    expect(ofTile(counted, 'insignia')).toEqual(['most: an insignia works every time; an artefact, or no "most"']);
    const exhausted = { when: 'reaction', to: 'any', costs: [{ pays: 'exhaustSelf', per: 'turn' }], do: nothing };
    expect(ofTile(exhausted)).toEqual([]);
    expect(ofTile(exhausted, 'insignia')).toEqual([
      'costs: an insignia is never exhausted; "discardSelf", or an artefact',
    ]);
  });

  test('a story gives before anybody has moved', () => {
    const ofStory = (clause: unknown): string[] =>
      mistakes(({ stories }) => Object.assign(stories[0], { bonus: [clause] }));
    expect(ofStory({ does: 'gainActions', n: 1 })).toEqual([
      'stories[0].bonus[0]: makes no sense before the first turn; something the player gains',
    ]);
    expect(ofStory({ does: 'gainGold', n: 1, who: 'eachOpponent' })).toHaveLength(1);
  });

  test('a black market card touches whom it names', () => {
    const ofCard = (change: object): string[] => mistakes(({ blackMarket }) => Object.assign(blackMarket[0], change));
    expect(ofCard({ target: { who: 'none' } })).toEqual([
      'blackMarket[0].effects[0]: the card names no single opponent; "target": { "who": "opponent" } on the card',
    ]);
    expect(ofCard({ target: { who: 'none', if: [{ is: 'within', steps: 1 }] }, effects: nothing })).toEqual([
      'blackMarket[0].target.if[0].is: makes no sense here; "within" only goes into the "target" of a card',
    ]);
    expect(ofCard({ timing: 'reaction', effects: nothing })).toEqual([
      'blackMarket[0].target: a reaction names nobody; no "target"',
    ]);
    expect(ofCard({ costs: [{ pays: 'action', n: 1 }] })).toEqual([
      'blackMarket[0].costs: an action is paid in one’s own turn only; another cost, or "timing": "ownTurn"',
    ]);
  });
});
