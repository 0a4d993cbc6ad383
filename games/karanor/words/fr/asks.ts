/** Decisions in French. */
import type { AsksWords } from '../asks.ts';

export const asks: AsksWords = {
  'choose-story': {
    name: 'histoire',
    mine: 'choisissez votre histoire.',
    theirs: 'choisit son histoire.',
    coach: 'Une histoire donne vos biens de départ, votre revenu et parfois un insigne.',
  },
  'draft-pick-1': {
    name: 'premier commerce',
    mine: 'gardez un premier commerce.',
    theirs: 'choisit un commerce.',
    coach: 'Gardez un commerce dont les ressources poussent près de votre cité d’origine.',
  },
  'draft-pick-2': {
    name: 'second commerce',
    mine: 'gardez un second commerce.',
    theirs: 'choisit un second commerce.',
    coach: 'Deux commerces aux ressources proches se construisent en un seul voyage.',
  },
  'take-action': {
    name: 'action',
    mine: 'déplacez-vous ou agissez.',
    theirs: 'joue son tour.',
    coach:
      'Quatre actions par tour : allez aux ressources, récoltez, puis construisez dans une cité sans commerce à vous.',
  },
  'choose-commerce': {
    name: 'nouveau commerce',
    mine: 'remplacez le commerce bâti.',
    theirs: 'prend un nouveau commerce.',
    coach: 'Trois cartes visibles, ou la première de la pioche, sans la voir.',
  },
  'choose-quest-draw': {
    name: 'quête gardée',
    mine: 'choisissez ce que vous gardez.',
    theirs: 'choisit une quête.',
    coach: 'Les autres quêtes sont défaussées, face cachée.',
  },
  'immediate-choice': {
    name: 'choix immédiat',
    mine: 'décidez tout de suite.',
    theirs: 'doit choisir sur-le-champ.',
    coach: 'Cette carte se joue tout de suite, sans action ; la table verra votre choix.',
  },
  'discard-quest': {
    name: 'quête défaussée',
    mine: 'défaussez une quête : vous en avez trop.',
    theirs: 'défausse une quête.',
    coach: 'Trois quêtes en main au plus. Gardez celles qui sont sur votre route.',
  },
  'choose-artefact': {
    name: 'artefact',
    mine: 'gardez un artefact.',
    theirs: 'choisit un artefact.',
    coach: 'Un artefact reste devant vous et peut s’échanger.',
  },
  'reveal-quest': { name: 'quête lue', mine: 'lisez une quête à voix haute.', theirs: 'lit une quête.' },
  'reveal-commerce': { name: 'commerce montré', mine: 'montrez un commerce.', theirs: 'montre un commerce.' },
  'tell-wants': { name: 'souhaits', mine: 'dites ce que vous cherchez.', theirs: 'dit ce qui l’intéresse.' },
  concede: { name: 'abandon', mine: 'quittez la partie.', theirs: 'quitte la partie.' },
  'propose-trade': {
    name: 'offre',
    mine: 'proposez un échange.',
    theirs: 'propose un échange.',
    coach: 'Or, ressources, associés, insignes et artefacts s’échangent à tout moment, avec qui est d’accord.',
  },
  'answer-trade': { name: 'réponse à une offre', mine: 'répondez à l’offre.', theirs: 'réfléchit à une offre.' },
  'withdraw-trade': { name: 'offre retirée', mine: 'retirez votre offre.', theirs: 'retire une offre.' },
  'choose-target': { name: 'cible', mine: 'faites le choix que demande la carte.', theirs: 'choisit une cible.' },
  'choose-resource': {
    name: 'ressource',
    mine: 'choisissez une ressource.',
    theirs: 'choisit une ressource.',
    coach: 'Regardez ce que vos commerces et vos quêtes demandent encore.',
  },
  'choose-card': { name: 'carte prise', mine: 'prenez une carte.', theirs: 'choisit une carte.' },
  'order-effects': { name: 'ordre des effets', mine: 'choisissez ce qui vient d’abord.', theirs: 'range ses effets.' },
  'use-artefact': { name: 'artefact', mine: 'utilisez un artefact.', theirs: 'utilise un artefact.' },
  'play-black-market': {
    name: 'marché noir',
    mine: 'jouez une carte de marché noir.',
    theirs: 'joue une carte de marché noir.',
    coach: 'À tout moment, même au tour d’un autre, si sa condition est remplie.',
  },
  'take-back-card': { name: 'carte reprise', mine: 'reprenez votre carte.', theirs: 'reprend une carte.' },
  react: {
    name: 'réponse',
    mine: 'répondez à la carte, ou laissez faire.',
    theirs: 'peut répondre.',
    coach: 'Une carte ou une tuile qui répond peut annuler celle qui vient d’être jouée.',
  },
};
