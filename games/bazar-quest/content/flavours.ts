/** What the merchant says about goods that do nothing special, and moods about themselves. */
import type { Text } from '../../../kernel/index.ts';
import type { WrittenCard } from './set.ts';

const says = (fr: string, en: string): Text => ({ fr, en });

/** By the id of the card. */
const FLAVOURS: Readonly<Record<string, Text>> = {
  // For warriors
  'solid-wood-sword': says('Coupe le beurre. Tiède.', 'Cuts butter. Warm butter.'),
  'backup-club': says('Pour quand l’épée est au lavage.', 'For when the sword is in the wash.'),
  'pot-lid': says('Marmite vendue séparément.', 'Pot sold separately.'),
  'yesterdays-leather-vest': says('Aérez avant usage.', 'Air before use.'),
  'spare-gauntlet': says('Main gauche uniquement.', 'Left hand only.'),
  'sunday-sword': says('Ne travaille pas les autres jours.', 'Does not work on weekdays.'),
  'short-handled-flail': says('Reculez. Vous aussi.', 'Stand back. You too.'),
  'nearly-round-shield': says('Le forgeron avait presque fini.', 'The smith was nearly done.'),
  'odd-greaves': says('Une pour courir, une pour rester.', 'One to run, one to stay.'),
  'dented-helm': says('L’ancien propriétaire va bien.', 'The previous owner is fine.'),
  'lumberjacks-axe': says('Aucun arbre ne s’est plaint.', 'No tree ever complained.'),
  'parade-breastplate': says('Impressionne aussi à l’arrêt.', 'Impressive even when standing still.'),
  'great-uncles-claymore': says('Il ne l’a jamais rangée.', 'He never put it away.'),
  'figurine-of-yourself': says('Ressemblance garantie de dos.', 'Likeness guaranteed from behind.'),
  // For mages
  'student-wand': says('Deux sorts offerts, dont un connu.', 'Two spells included, one of them known.'),
  'sneezing-powder': says('À vos souhaits de vengeance.', 'Bless you, and your revenge.'),
  'moth-eaten-robe': says('Les mites sont magiques aussi.', 'The moths are magical too.'),
  'discount-bubble': says('Ne pas éclater avant le combat.', 'Do not pop before the fight.'),
  'unlabelled-vial': says('C’est bleu. On pense que c’est bon.', 'It is blue. We think that is good.'),
  'crackling-ring': says('Surtout dans les bibliothèques.', 'Mostly in libraries.'),
  'telescopic-staff': says('Rentre dans tous les placards.', 'Fits into any wardrobe.'),
  'false-bottomed-hat': says('Le lapin est en congé.', 'The rabbit is on leave.'),
  'fireproof-scroll': says('Le mode d’emploi a brûlé.', 'The instructions burnt.'),
  'shockproof-orb': says('On y voit surtout le comptoir.', 'Mostly shows the counter.'),
  'bottled-lightning': says('À ouvrir loin du visage.', 'Open away from face.'),
  'washable-star-cloak': says('Les étoiles tiennent à 30 degrés.', 'Stars hold up to 30 degrees.'),
  'chancellors-sceptre': says('Il le cherche toujours.', 'Still being looked for.'),
  'luxury-spectacles': says('On voit mieux le prix.', 'You see the price more clearly.'),
  // For thieves
  'pocket-shiv': says('La poche est à part.', 'Pocket not included.'),
  'silent-slingshot': says('Le caillou, lui, fait du bruit.', 'The stone is another matter.'),
  'soundless-socks': says('Très bavardes une fois trempées.', 'Very talkative once wet.'),
  'deep-hood': says('On peut y perdre la tête.', 'People have lost their heads in it.'),
  'shy-skeleton-key': says('N’ouvre que si l’on ne regarde pas.', 'Only opens when nobody looks.'),
  'courteous-dagger': says('S’excuse à chaque coup.', 'Apologises every time.'),
  'tavern-darts': says('Tachées, mais précises.', 'Stained, but accurate.'),
  'knotted-rope': says('Le dernier nœud est de nous.', 'The last knot is ours.'),
  'fog-bomb': says('Où ai-je mis la deuxième ?', 'Now where did I put the other one?'),
  'very-neutral-mask': says('Personne ne vous aura vu. Qui ?', 'Nobody will have seen you. Who?'),
  'feuding-twin-blades': says('Ne pas les ranger ensemble.', 'Do not store together.'),
  'twenty-pocket-doublet': says('Dix-neuf sont déjà vides.', 'Nineteen are empty already.'),
  'shadow-cape': says('Lavage à la main, de nuit.', 'Hand wash only, at night.'),
  'pocket-safe': says('La combinaison est dedans.', 'The combination is inside.'),
  // For priests
  'weighted-sprinkler': says('La bénédiction laisse une bosse.', 'The blessing leaves a bump.'),
  'hiking-crozier': says('Pour brebis très égarées.', 'For sheep gone very astray.'),
  'courage-potion': says('Titre quarante degrés de courage.', 'Forty per cent courage by volume.'),
  'soft-hair-shirt': says('Même ferveur, moins de laine.', 'Same fervour, less wool.'),
  'blessed-boots': says('Bénies, puis semelées.', 'Blessed first, soled later.'),
  'beadles-mace': says('Silence dans les rangs.', 'Quiet at the back.'),
  'fiery-sermon': says('À lire d’une traite, très vite.', 'Read in one go, quickly.'),
  'shockproof-rosary': says('Un grain par coup reçu.', 'One bead per blow.'),
  'sparkling-holy-water': says('Bien agiter le démon.', 'Shake the demon well.'),
  'long-chain-censer': says('Baissez-vous, fidèles.', 'Duck, ye faithful.'),
  'blessed-hammer': says('Le clou n’a rien senti.', 'The nail felt nothing.'),
  'choir-armour': says('Sonne juste sous les coups.', 'Rings in tune when hit.'),
  'feast-day-chalice': says('Se porte à gauche, plein.', 'Worn on the left, full.'),
  // For two classes
  'fire-flask': says('Servir très, très frais.', 'Serve very, very chilled.'),
  'focus-headband': says('Serre les idées.', 'Tightens the mind.'),
  'unproofread-rune-shield': says('Une seule faute, mais lourde.', 'Only one typo, but a big one.'),
  'polite-knuckles': says('Frappez avant d’entrer.', 'Please knock.'),
  'getaway-knee-pads': says('Pour fuir à genoux.', 'For kneeling escapes.'),
  'lined-brigandine': says('Doublée de reçus anciens.', 'Lined with old receipts.'),
  'consecrated-tankard': says('La mousse monte au ciel.', 'The foam rises to heaven.'),
  'diplomatic-mace': says('Le dernier argument, en premier.', 'The last argument, first.'),
  'procession-shield': says('Avance très lentement.', 'Advances very slowly.'),
  'smoking-vial': says('Elle a promis d’arrêter.', 'It has promised to quit.'),
  'marked-cards': says('Toutes marquées : bonne chance.', 'All marked: good luck.'),
  'remote-dagger': says('Revient si on l’appelle bien.', 'Comes back if called nicely.'),
  'bright-idea-taper': says('Brûle par les deux bouts.', 'Burns at both ends.'),
  'moon-amulet': says('Réglable du quartier à la pleine.', 'Adjustable from quarter to full.'),
  'book-of-overtime': says('Matines, laudes, et rattrapage.', 'Matins, lauds and catching up.'),
  'blunt-candelabra': says('Par le colonel, dans la crypte.', 'By the colonel, in the crypt.'),
  'bell-rope': says('Prévient quand on s’évade.', 'Announces your escape.'),
  'reversible-habit': says('Côté nuit, côté messe.', 'Night side, mass side.'),
  // For everybody
  'guaranteed-pebble': says('Satisfait ou recaillouté.', 'Your pebble back if not satisfied.'),
  'combat-umbrella': says('Protège des averses de flèches.', 'Handles showers of arrows.'),
  'ready-packed-bag': says('Par quelqu’un de très pressé.', 'By someone in a hurry.'),
  'heroic-packed-lunch': says('Le cornichon a du courage.', 'The gherkin is brave.'),
  'thirty-blade-knife': says('Vingt-neuf tire-bouchons.', 'Twenty-nine are corkscrews.'),
  'mint-in-box-armour': says('Perd sa valeur si on s’en sert.', 'Loses value when worn.'),
  // Moods
  impassive: says('Ah. Un monstre.', 'Oh. A monster.'),
  serene: says('A bien dormi, a bien mangé.', 'Slept well, ate well.'),
  puzzled: says('C’est par où, déjà ?', 'Which way was it again?'),
  ordinary: says('Un mardi comme un autre.', 'A Tuesday like any other.'),
  fearless: says('Ou n’a pas lu l’affiche.', 'Or has not read the poster.'),
  energetic: says('Deux petits déjeuners.', 'Two breakfasts.'),
  dreamy: says('Esquive sans le savoir.', 'Dodges without noticing.'),
  heroic: says('Musique !', 'Music, please!'),
  magnificent: says('Même la cape est d’accord.', 'Even the cape agrees.'),
  gloomy: says('À quoi bon, au fond ?', 'What is the point, really?'),
  jittery: says('C’était quoi, ce bruit ?', 'What was that noise?'),
  reckless: says('Tenez mon casque.', 'Hold my helmet.'),
};

/** The card with what is said about it. */
export const flavoured = <W extends WrittenCard>(card: W): W => {
  const flavour = FLAVOURS[card.id];
  return flavour === undefined ? card : { ...card, flavour };
};
