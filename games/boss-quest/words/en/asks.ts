/** Decisions, answers and refusals in English. */
import { count } from '../../../../web/words/telling/figures.ts';
import type { Words } from '../words.ts';

const change = (c: { readonly was: number; readonly now: number } | undefined) =>
  c === undefined ? '' : `: from ${c.was} to ${c.now}`;

export const asks: Words['asks'] = {
  'orient-potion': {
    name: 'reading of the potion',
    mine: 'choose which way your potion goes.',
    theirs: 'chooses which way a potion goes.',
    coach: 'The choice is final, barring a Bottoms-up. Compare both totals.',
  },
  'turn-action': {
    name: 'weapons or Magician',
    mine: 'ask for 1 to 4 weapons, or go to the Magician.',
    theirs: 'chooses: weapons or Magician.',
    coach: 'Get close to the boss’s HP without passing them. Within 3 points, the Magician gets tempting.',
  },
  'final-turn': {
    name: 'final turn',
    mine: 'final turn, ask for 1 to 4 weapons or none.',
    theirs: 'has the final turn.',
    coach: 'Your last request of the round. After that, we count.',
  },
  'last-call-turn': {
    name: 'last call',
    mine: 'last call, weapons or the Magician, not both.',
    theirs: 'answers the last call.',
    coach: 'One turn: weapons if you are far, a spell if you are close.',
  },
  'chain-visit': {
    name: 'the Hare’s leap',
    mine: 'run on to the Magician, or stay at the Armourer’s.',
    theirs: 'consults the Hare.',
    coach: 'Running on gives you the first pick of spells, but no more weapons.',
  },
  'choose-spell': {
    name: 'choice of spell',
    mine: 'activate or discard a spell.',
    theirs: 'chooses a spell.',
    coach: 'A light spell changes everyone’s combat, a dark one targets a knight. Discarding denies it to others.',
  },
  'duel-extra-spell': {
    name: 'spell of the duel',
    mine: 'the other armed up, take one more spell if you like.',
    theirs: 'may take one more spell.',
    coach: 'A good moment to push the other too far.',
  },
  'spell-value': {
    name: 'value of the spell',
    mine: 'choose the value of the spell.',
    theirs: 'chooses the value of the spell.',
    coach: 'The value holds for the whole round.',
  },
  'spell-target-player': {
    name: 'target of the spell',
    mine: 'choose a knight, yourself included where the spell allows.',
    theirs: 'chooses a knight.',
    coach: 'A bonus can also push somebody over.',
  },
  'swap-top-card': {
    name: 'weapon swapped',
    mine: 'choose the weapon to return for the top of the deck.',
    theirs: 'chooses a weapon to return.',
    coach: 'You choose before seeing the new card.',
  },
  'cancel-target': {
    name: 'spell swept away',
    mine: 'choose the active spell to sweep away.',
    theirs: 'chooses a spell to sweep away.',
    coach: 'Values change at once.',
  },
  'flip-target': {
    name: 'potion turned',
    mine: 'choose the potion to turn over.',
    theirs: 'chooses a potion to turn over.',
    coach: 'A plus becomes a minus, or the other way round.',
  },
  'companion-pair': {
    name: 'exchange of companions',
    mine: 'choose two companions to exchange.',
    theirs: 'chooses two companions.',
    coach: 'The exchange outlives the round.',
  },
  'use-peek': {
    name: 'the Owl’s look',
    mine: 'your Owl may look at a card.',
    theirs: 'may look at a card.',
    coach: 'The Owl works once per round, even outside your turn.',
  },
  'use-replace': {
    name: 'the Magpie’s theft',
    mine: 'your Magpie may replace a spell.',
    theirs: 'may replace a spell.',
    coach: 'The Magpie works once per round, on your turn.',
  },
  'orient-hidden-potion': {
    name: 'off to combat',
    mine: 'confirm, and off to combat.',
    theirs: 'gets ready for combat.',
    coach: 'Everybody confirms: nobody knows who hides a potion.',
  },
  'reaper-destiny': {
    name: 'destiny',
    mine: 'choose your destiny.',
    theirs: 'chooses a destiny.',
    coach: 'The scythe takes your hearts and keys, but you win if all others fall.',
  },
  ready: {
    name: 'going on',
    mine: 'read the combat, then go on.',
    theirs: 'reads the combat.',
    coach: 'The next round starts when everybody is ready.',
  },
};

export const choices: Words['choices'] = {
  equip: (n) => `Ask for ${count('en', n, 'weapon', 'weapons')}.`,
  visit: 'Go to the Magician.',
  none: 'Ask for no more weapons.',
  stop: 'Stop here.',
  chainYes: 'Run on: go to the Magician in this turn.',
  chainNo: 'Stay at the Armourer’s.',
  activate: (spell, sentence) => `Activate ${spell}. ${sentence}`,
  discard: (spell) => `Discard ${spell}: nobody will use it.`,
  activateMystery: 'Activate the mystery spell unseen.',
  discardMystery: 'Discard the mystery spell unseen.',
  decline: 'Leave the spell of the duel.',
  value: (n) => `Choose ${n}.`,
  target: (spell, target, c) => `Cast ${spell} on ${target ?? 'yourself'}${change(c)}.`,
  give: (weapon) => `Return ${weapon} for the top of the deck.`,
  giveHidden: (weapon) => `Return your hidden weapon, ${weapon}, for the top of the deck.`,
  cancel: (spell, caster) => `Sweep away ${spell}, cast by ${caster ?? 'you'}.`,
  flip: (reading, owner) => `Turn over the ${reading} potion before ${owner ?? 'you'}.`,
  pair: (a, b) => `Exchange ${a} and ${b}.`,
  placed: (companion, holder) =>
    holder === null
      ? `the ${companion} in reserve`
      : holder === undefined
        ? `your ${companion}`
        : `${holder}’s ${companion}`,
  peekMystery: 'Owl: look at the mystery spell.',
  peek: (name) => `Owl: look at ${name}’s hidden weapon.`,
  replace: (spell) => `Magpie: replace ${spell}.`,
  replaceMystery: 'Magpie: replace the mystery spell.',
  read: (reading, total) => `Read the potion ${reading}: total ${total}.`,
  readAny: (reading) => `Read a hidden potion as ${reading}.`,
  readyForCombat: 'To combat!',
  recoverLife: 'Back to life: three hearts, and the Reaper leaves.',
  becomeReaper: 'Take the scythe: lose hearts and keys, become the Reaper.',
  ready: 'Continue.',
  reopen: 'Change your mind.',
};

export const refusals: Words['refusals'] = {
  over: (n) =>
    `You are over the boss by ${n.by} (${n.strength} against ${n.hp}): only the Magician is left. A spell may still save you.`,
  'over-final': (n) =>
    `You are over the boss by ${n.by} (${n.strength} against ${n.hp}): no more weapons for you. Finish your turn.`,
  'deck-too-short': (n) =>
    `Only ${count('en', Number(n.left), 'weapon is', 'weapons are')} left: ask for ${n.left} at most.`,
  'deck-empty': () => 'The weapon deck is empty. Go to the Magician.',
  'called-no-visit': () => 'You took weapons on the last call: no Magician this round. Take weapons or stop.',
  'called-no-stop': () => 'You may stop only after taking weapons on the last call. Choose weapons or Magician.',
  'slot-empty': () => 'That spell is gone. Choose another.',
  'nothing-to-cancel': () => 'No spell is active: there is nothing to sweep away. You may discard it.',
  'no-visible-potion': () => 'There is no face-up potion to turn over. You may discard it.',
  'no-card-to-swap': () => 'The weapon deck is empty: nothing to swap with. You may discard it.',
  'no-companions-to-swap': () => 'There are no two companions to exchange. You may discard it.',
  'not-oneself': () => 'This spell targets another knight. Choose somebody else.',
  'potion-hidden': () => 'A hidden potion is out of reach. Choose a face-up one.',
  'both-in-reserve': () => 'Both companions lie in reserve: one of them must be before a knight.',
  'mystery-gone': () => 'The mystery spell is gone. Look at a hidden weapon instead.',
  'no-spell-to-draw': () => 'There is no spell left to draw.',
  'reading-wanted': () => 'Your hidden weapon is a potion: choose which way it goes.',
  'no-hidden-potion': () => 'Your hidden weapon is no potion. Simply confirm.',
  'reaper-taken': () => 'Somebody already carries the scythe. Life is left to you.',
};
