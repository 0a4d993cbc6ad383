/** The eight quests in two parts (MK-510). Both parts have one name; three sequels are decided on the spot. */
import type { Text } from '../../../kernel/index.ts';
import type { Clause, Cost } from '../rules/clauses.ts';
import type { WrittenQuest, WrittenSequel } from './set.ts';
import { artefact, at, gold, insignia, type Named, pays, paysAny, paysGold, tale, text } from './write.ts';

/** One part: where, for how much prestige, and the only way to do it. */
type Part = readonly [
  territory: string,
  prestige: number,
  label: Text,
  costs: readonly Cost[],
  told: Text,
  ...effects: Clause[],
];

interface Chain {
  readonly first: WrittenQuest;
  readonly second: WrittenSequel;
}

const partOf = (named: Named, [territory, prestige, label, costs, told, ...effects]: Part): WrittenSequel => ({
  ...tale(named, told),
  place: at(territory),
  prestige,
  options: [{ label, costs, effects }],
});

const asSecond = (sequel: WrittenSequel): WrittenSequel => ({ ...sequel, id: `${sequel.id}-2` });

const chain = (named: Named, first: Part, second: Part): Chain => ({
  first: partOf(named, first),
  second: asSecond(partOf(named, second)),
});

/** The sequel is taken and decided at once: leave it, or take an artefact against a price. */
const dare = (
  named: Named,
  first: Part,
  told: Text,
  leave: Text,
  [label, costs, ...effects]: readonly [label: Text, costs: readonly Cost[], ...effects: Clause[]],
): Chain => ({
  first: partOf(named, first),
  second: asSecond({
    ...tale(named, told),
    immediate: true,
    prestige: 0,
    options: [
      { label: leave, effects: [{ does: 'nothing' }], safe: true },
      { label, costs, effects },
    ],
  }),
});

/** The sequel of *Le Cimetière* is the one the book shows (EX-07). */
export const CHAINS: readonly Chain[] = [
  dare(
    ['Le Cimetière', 'The Graveyard', 'graveyard'],
    [
      'leCimetiere',
      0,
      text('Pousser la grille', 'Push the gate'),
      [],
      text(
        'Les morts d’ici reçoivent le jeudi, dit-on. Nous sommes jeudi, et la grille est ouverte.',
        'The dead of this place receive on Thursdays, they say. It is Thursday, and the gate is open.',
      ),
    ],
    text(
      'Une main sort d’une tombe toute fraîche et vous tend un coffret. Elle a l’air bien élevée, mais elle ne lâche pas.',
      'A hand rises from a fresh grave and offers you a casket. It seems well brought up, but it will not let go.',
    ),
    text('Fuir', 'Flee'),
    [text('Serrer la main', 'Shake the hand'), [], insignia('curseOfSalanche'), artefact],
  ),
  chain(
    ['La Tour muette', 'The Silent Tower', 'evil-tower'],
    [
      'tourDesMages',
      0,
      text('Offrir la tisane', 'Stand him a herb tea'),
      [paysGold(2)],
      text(
        'La cloche des mages n’a pas sonné depuis dix ans, et tout le pays arrive en retard. Le gardien sait pourquoi, et il a soif.',
        'The mages’ bell has not rung for ten years, and the whole country is late. The keeper knows why, and he is thirsty.',
      ),
    ],
    [
      'tourDesMages',
      2,
      text('Remonter la cloche', 'Mend the bell'),
      [...pays('I'), paysAny(2)],
      text(
        'Il manque le battant, et de quoi acheter l’indulgence du voisinage. Ensuite, bouchez-vous les oreilles.',
        'The clapper is missing, and something to win the neighbours over. After that, cover your ears.',
      ),
      gold(3),
    ],
  ),
  chain(
    ['Le Naufrage', 'The Shipwreck', 'ship-wreck'],
    [
      'plageEchoues',
      0,
      text('Ouvrir la malle', 'Open the trunk'),
      [],
      text(
        'Une malle s’est échouée avec une lettre : « Rallumez le phare, et vous saurez tout. » L’encre a coulé, pas l’autorité.',
        'A trunk has washed up with a letter: “Relight the lamp and you shall know all.” The ink has run; the tone has not.',
      ),
    ],
    [
      'phareEchoval',
      1,
      text('Rallumer le phare', 'Relight the lamp'),
      pays('B'),
      text(
        'Le phare s’est éteint faute de bûches, et le gardien faute de compagnie. Rallumez l’un, l’autre suivra.',
        'The lamp went out for want of logs, the keeper for want of company. Rekindle one and the other will follow.',
      ),
      artefact,
    ],
  ),
  chain(
    ['La Route du lin', 'The Flax Road', 'rolled-cloth'],
    [
      'champsDeLin',
      0,
      text('Payer l’octroi', 'Pay the toll'),
      [paysGold(2)],
      text(
        'Les tisserands cherchent quelqu’un pour ouvrir la route du Levant. Payez l’octroi ; le reste n’est que de la marche.',
        'The weavers want somebody to open the road to the Levant. Pay the toll; the rest is only walking.',
      ),
    ],
    [
      'presFileuses',
      2,
      text('Dérouler la toile', 'Unroll the cloth'),
      pays('TT'),
      text(
        'Les Fileuses attendent leur toile depuis trois printemps. Elles ont eu tout le temps de préparer leurs reproches.',
        'The Spinners have been waiting for their cloth for three springs. They have had time to rehearse their reproaches.',
      ),
      gold(3),
    ],
  ),
  dare(
    ['Les Loups du Gué', 'The Wolves of the Ford', 'moon'],
    [
      'gueTroisLunes',
      0,
      text('Offrir le morceau', 'Offer the cut'),
      pays('M'),
      text(
        'Trois lunes dans l’eau, six yeux sur la rive. Un beau morceau de viande devrait ouvrir la conversation.',
        'Three moons in the water, six eyes on the bank. A handsome cut of meat should open the conversation.',
      ),
    ],
    text(
      'Les loups vous invitent à les suivre jusqu’à la Pâture, où quelque chose brille dans la main d’un géant. Il accepte les pourboires.',
      'The wolves invite you along to the Pasture, where something shines in a giant’s hand. He does accept tips.',
    ),
    text('Les saluer de loin', 'Wave from afar'),
    [
      text('Suivre la meute', 'Follow the pack'),
      [paysGold(4)],
      { does: 'movePawn', to: { territory: 'patureGeants' } },
      artefact,
    ],
  ),
  chain(
    ['L’Orpheline d’Unisson', 'The Orphan of Unisson', 'rialto-bridge'],
    [
      'pontMurmures',
      0,
      text('Partager un fruit', 'Share a fruit'),
      pays('F'),
      text(
        'Une fillette vend des secrets sur le pont et n’a pas déjeuné. Un fruit contre son nom, c’est un prix d’amie.',
        'A little girl sells secrets on the bridge and has had no lunch. A fruit for her name is a friend’s price.',
      ),
    ],
    [
      'unisson',
      1,
      text('Habiller l’enfant', 'Dress the child'),
      pays('T'),
      text(
        'Une dame d’Unisson reconnaît le point brodé sur son vieux châle. Pour les retrouvailles, il faut une robe neuve.',
        'A lady of Unisson knows the stitch on the old shawl. A reunion like that calls for a new dress.',
      ),
      artefact,
    ],
  ),
  dare(
    ['La Dette du corsaire', 'The Corsair’s Debt', 'pirate-flag'],
    [
      'anseCorsaires',
      0,
      text('Lui prêter encore', 'Lend him more'),
      [paysGold(2)],
      text(
        'Le corsaire vous doit une fortune, il le jure. Pour la retrouver, il lui faudrait juste une petite avance.',
        'The corsair owes you a fortune, he swears. To find it he only needs a small advance.',
      ),
    ],
    text(
      'Il veut tout rembourser d’un coup, au Cap Tonnerre, et lève déjà l’ancre. Il ne manque que de quoi payer l’équipage.',
      'He means to pay it all back at once, at Cape Thunder, and is already weighing anchor. Only the crew’s pay is missing.',
    ),
    text('Rester à quai', 'Stay ashore'),
    [text('Embarquer', 'Go aboard'), [paysGold(5)], { does: 'movePawn', to: { territory: 'capTonnerre' } }, artefact],
  ),
  chain(
    ['Le Filon perdu', 'The Lost Seam', 'gold-mine'],
    [
      'minesFargrise',
      0,
      text('Étayer la galerie', 'Prop up the gallery'),
      pays('B'),
      text(
        'Un mineur a égaré son filon comme on égare ses clefs. Étayez la galerie, et la mémoire lui reviendra.',
        'A miner has mislaid his seam the way one mislays keys. Prop up the gallery and it will come back to him.',
      ),
    ],
    [
      'fossePrismes',
      2,
      text('Descendre au fond', 'Go down'),
      [paysAny(3)],
      text(
        'Il s’en souvient : c’était à la Fosse aux Prismes, tout au fond, sous son casse-croûte. Apportez de quoi descendre.',
        'He remembers: it was in the Prism Pit, right at the bottom, under his lunch. Bring what it takes to get down.',
      ),
      gold(3),
    ],
  ),
];
