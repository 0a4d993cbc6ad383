/** Why not, in French, with the numbers and what would help. */
import type { RefusalWords } from '../words.ts';

export const refusals: RefusalWords = {
  'no-action-left': () => 'Vos actions de ce tour sont toutes jouées. Finissez le tour pour toucher vos revenus.',
  'not-adjacent': () => 'Ce territoire ne touche pas le vôtre. Avancez d’un territoire voisin à la fois.',
  'fare-too-dear': ({ fare, gold }) =>
    `Cette traversée coûte ${fare} or et vous en avez ${gold}. Travaillez, ou proposez un échange.`,
  'no-open-move': () => 'Aucun déplacement n’est en cours.',
  'nothing-to-harvest': () => 'Cette ressource ne pousse pas ici.',
  'reserve-empty': () => 'La réserve de cette ressource est vide. Elle se remplit quand quelqu’un en dépense.',
  'work-forbidden': () => 'Une malédiction vous interdit de travailler.',
  'harvest-forbidden': () => 'Vous ne pouvez pas récolter pour le moment.',

  'not-in-city': () => 'On ne construit que dans une cité.',
  'commerce-here': () => 'Vous avez déjà un commerce dans cette cité. Allez dans une autre.',
  'commerce-not-held': () => 'Ce commerce n’est pas dans votre main.',
  'gold-missing': ({ gold, has }) => `Il faut ${gold} or et vous en avez ${has}.`,
  'tokens-missing': ({ n, kind }, { tokens }) => `Il vous manque ${tokens(kind, n)}. Récoltez, ou proposez un échange.`,
  'bonus-not-there': () => 'Ce que donne ce bonus n’est plus disponible. Construisez sans le bonus.',
  'spare-wrong': ({ n }) =>
    `Choisissez ${n > 1 ? `les ${n} ressources` : 'la ressource'} à ne pas payer, parmi celles du coût.`,
  'build-forbidden': () => 'Vous ne pouvez pas construire pour le moment.',

  'no-inhabitant': () => 'Il n’y a pas d’habitant ici.',
  'no-quest-left': () => 'Il ne reste plus de quête.',
  'interact-forbidden': () => 'Vous ne pouvez pas aborder d’habitant pour le moment.',
  'quest-not-held': () => 'Cette quête n’est pas dans votre main.',
  'quest-elsewhere': () => 'Cette quête se réalise ailleurs : la carte dit où.',
  'quest-condition': () => 'Une condition de cette quête n’est pas remplie.',
  'option-not-there': () => 'Ce que donne ce choix n’est plus disponible.',
  'payment-wrong': ({ n }) =>
    `Choisissez ${n > 1 ? `${n} ressources ordinaires` : 'une ressource ordinaire'} parmi les vôtres.`,
  'option-too-dear': () => 'Vous ne pouvez pas payer ce choix.',

  'no-delivery': () => 'Il n’y a plus de livraison dans cette partie.',
  'delivery-elsewhere': () => 'La livraison est attendue dans une autre cité.',
  'associate-gone': () => 'Cet associé est déjà recruté. Proposez un échange à qui l’emploie.',
  'recruit-forbidden': () => 'Vous ne pouvez pas recruter pour le moment.',
  'no-villa': () => 'Il n’y a pas de villa ici.',
  'villa-sold': () => 'Cette villa est déjà vendue.',
  'villa-forbidden': () => 'Vous ne pouvez pas acheter de villa pour le moment.',
  'no-market': () => 'Il n’y a pas de marché à cette table.',
  'market-elsewhere': () => 'Le marché ne se visite que depuis une cité.',
  'market-lacks': ({ kind }, { tokens }) => `Le marché n’a plus ${tokens(kind, 1).replace(/^1 /, 'de ')}.`,
  'market-full': ({ kind }, { tokens }) =>
    `Le marché est plein de ${tokens(kind, 1).replace(/^1 /, '')} : vendez autre chose.`,
  'associate-not-held': () => 'Cet associé ne travaille pas pour vous.',
  'associate-promoted': () => 'Cet associé est déjà promu, pour toujours.',

  'wrong-moment': () => 'Ce n’est pas le moment : la carte dit quand elle se joue.',
  'card-condition': () => 'La condition de cette carte n’est pas remplie.',
  'target-wrong': () => 'Cette carte ne peut pas viser ce joueur.',
  'target-immune': () => 'Une tuile protège ce joueur des cartes de marché noir.',
  'equally-rich': () => 'Ces deux joueurs sont aussi riches l’un que l’autre : choisissez une autre paire.',
  'card-needs-action': ({ n }) => `Il faut ${n > 1 ? `${n} actions` : 'une action'} de votre tour.`,
  'card-too-dear': ({ n }) =>
    `Pour en payer le prix, il vous manque ${n > 1 ? `${n} ressources ordinaires` : 'une ressource ordinaire'}.`,
  'tile-not-held': () => 'Cette tuile n’est pas à vous.',
  'tile-used': () => 'Cette tuile a déjà servi.',
  'card-not-held': () => 'Cette carte n’est pas dans votre main.',
  'only-as-reaction': () => 'Cette carte ne sert qu’à répondre à une autre.',
  'not-concerned': () => 'La carte jouée ne vous vise pas.',
  'card-waits': () => 'Une de vos cartes attend déjà son moment. Reprenez-la d’abord.',

  'trades-over': () => 'La cloche a sonné : les échanges sont clos et les offres annulées.',
  wait: () => 'Quelque chose est en train de se jouer. Acceptez dans un instant.',
  'no-such-partner': () => 'On ne peut pas faire affaire avec ce joueur.',
  'empty-offer': () => 'Mettez quelque chose dans l’offre.',
  'no-gifts': () => 'Pas de cadeau à cette table : chacun donne quelque chose.',
  'goods-missing': () => 'Vous n’avez pas tout ce que cette offre vous demande.',
  'partner-lacks': () => 'L’autre joueur n’a pas tout ce que cette offre demande.',
  'same-both-ways': () => 'La même chose est des deux côtés de l’offre.',
  'curse-not-tradable': () => 'À cette table, une malédiction ne s’échange pas.',
  'villas-not-tradable': () => 'À cette table, une villa ne s’échange pas.',
  'too-many-offers': ({ most }) => `Pas plus de ${most} offres ouvertes. Retirez-en une d’abord.`,
  'offer-open': () => 'Cette offre est déjà sur la table.',
  'declined-already': () => 'Cette offre vient d’être refusée. Changez-la, ou attendez le tour suivant.',
  'offer-gone': () => 'Cette offre n’est plus sur la table.',
  'offer-to-all': () => 'Une offre à tous s’accepte ou se laisse : personne ne la refuse pour les autres.',

  'shown-already': () => 'Cette carte est déjà montrée à tous.',
};
