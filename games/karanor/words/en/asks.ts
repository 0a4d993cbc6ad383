/** Decisions in English. */
import type { AsksWords } from '../asks.ts';

export const asks: AsksWords = {
  'choose-story': {
    name: 'story',
    mine: 'choose your story.',
    theirs: 'chooses a story.',
    coach: 'A story gives your first goods, your income and sometimes an insignia.',
  },
  'draft-pick-1': {
    name: 'first commerce',
    mine: 'keep a first commerce.',
    theirs: 'chooses a commerce.',
    coach: 'Keep a commerce whose resources grow near your home city.',
  },
  'draft-pick-2': {
    name: 'second commerce',
    mine: 'keep a second commerce.',
    theirs: 'chooses a second commerce.',
    coach: 'Two commerces with neighbouring resources are built in one journey.',
  },
  'take-action': {
    name: 'action',
    mine: 'move or act.',
    theirs: 'plays a turn.',
    coach: 'Four actions a turn: go to resources, harvest, then build in a city where you have no commerce.',
  },
  'choose-commerce': {
    name: 'new commerce',
    mine: 'replace the commerce you built.',
    theirs: 'takes a new commerce.',
    coach: 'Three cards face up, or the top of the deck, unseen.',
  },
  'choose-quest-draw': {
    name: 'quest kept',
    mine: 'choose what you keep.',
    theirs: 'chooses a quest.',
    coach: 'The other quests are discarded face down.',
  },
  'immediate-choice': {
    name: 'immediate choice',
    mine: 'decide at once.',
    theirs: 'has to choose at once.',
    coach: 'This card is played at once, without an action; the table will see your choice.',
  },
  'discard-quest': {
    name: 'quest discarded',
    mine: 'discard a quest: you have too many.',
    theirs: 'discards a quest.',
    coach: 'At most three quests in hand. Keep those on your way.',
  },
  'choose-artefact': {
    name: 'artefact',
    mine: 'keep one artefact.',
    theirs: 'chooses an artefact.',
    coach: 'An artefact stays in front of you and can be traded.',
  },
  'reveal-quest': { name: 'quest read aloud', mine: 'read a quest aloud.', theirs: 'reads a quest aloud.' },
  'reveal-commerce': { name: 'commerce shown', mine: 'show a commerce.', theirs: 'shows a commerce.' },
  'tell-wants': { name: 'wants', mine: 'say what you look for.', theirs: 'says what they look for.' },
  concede: { name: 'leaving', mine: 'leave the game.', theirs: 'leaves the game.' },
  'propose-trade': {
    name: 'offer',
    mine: 'propose a trade.',
    theirs: 'proposes a trade.',
    coach: 'Gold, resources, associates, insignia and artefacts can be traded at any time with whoever agrees.',
  },
  'answer-trade': { name: 'answer to an offer', mine: 'answer the offer.', theirs: 'thinks about an offer.' },
  'withdraw-trade': { name: 'offer withdrawn', mine: 'withdraw your offer.', theirs: 'withdraws an offer.' },
  'choose-target': { name: 'target', mine: 'make the choice the card asks for.', theirs: 'chooses a target.' },
  'choose-resource': {
    name: 'resource',
    mine: 'choose a resource.',
    theirs: 'chooses a resource.',
    coach: 'See what your commerces and quests still ask for.',
  },
  'choose-card': { name: 'card taken', mine: 'take a card.', theirs: 'chooses a card.' },
  'order-effects': { name: 'order of effects', mine: 'choose what comes first.', theirs: 'orders effects.' },
  'use-artefact': { name: 'artefact', mine: 'use an artefact.', theirs: 'uses an artefact.' },
  'play-black-market': {
    name: 'black market',
    mine: 'play a black market card.',
    theirs: 'plays a black market card.',
    coach: 'At any time, even on another player’s turn, if its condition holds.',
  },
  'take-back-card': { name: 'card taken back', mine: 'take your card back.', theirs: 'takes a card back.' },
  react: {
    name: 'reply',
    mine: 'reply to the card, or let it be.',
    theirs: 'may reply.',
    coach: 'A card or tile that replies can cancel what has just been played.',
  },
};
