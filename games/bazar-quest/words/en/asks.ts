/** Decisions, answers and refusals in English. */
import type { Words } from '../words.ts';

const places = { display: 'window', storage: 'storage' } as const;

export const asks: Words['asks'] = {
  'choose-shop-board': {
    name: 'shop sign',
    mine: 'choose your shop sign.',
    theirs: 'chooses a shop sign.',
    coach: 'For the pleasure of it: the sign changes nothing in the game.',
  },
  'draft-pick': {
    name: 'item kept',
    mine: 'keep one item, the others move on.',
    theirs: 'is choosing an item to keep.',
    coach: 'Look at the heroes in the square: keep what draws them in, and what they can afford.',
  },
  'display-cards': {
    name: 'window',
    mine: 'dress your window in secret.',
    theirs: 'is dressing the window.',
    coach: 'Hearts give first pick, classes draw the right hero. What is on show is not for sale this round.',
  },
  'invite-hero': {
    name: 'hero invited',
    mine: 'invite a hero.',
    theirs: 'is inviting a hero.',
    coach: 'A fat purse buys more, a strong arm earns glory. Check what your hand can sell to them.',
  },
  'sell-items': {
    name: 'sales',
    mine: 'sell to your hero.',
    theirs: 'is selling to a hero.',
    coach: 'Every sale fills your till and arms your champion. Wounding and surviving earn 1 glory each.',
  },
  'stage-sales': {
    name: 'list of sales',
    mine: 'prepare your sales, everybody can see them.',
    theirs: 'is preparing sales.',
    coach: 'The list may change until you confirm; then it is final.',
  },
  'order-fights': {
    name: 'order of fights',
    mine: 'choose which hero fights first.',
    theirs: 'is choosing which hero fights first.',
    coach: 'An ability may depend on the order; otherwise it changes nothing.',
  },
  'upgrade-action': {
    name: 'purchase',
    mine: 'buy, hire or flip a card, or keep your coins.',
    theirs: 'is shopping for the shop.',
    coach: '10 coins are worth 1 point at the end: a purchase should earn more. Early on it often does.',
  },
  'store-cards': {
    name: 'storage',
    mine: 'put an item in storage, the rest is discarded.',
    theirs: 'is filling the storage.',
    coach: 'Keep what will please the heroes back in the square.',
  },
  'use-employee': {
    name: 'employee called',
    mine: 'call on your employee, or let them rest.',
    theirs: 'is consulting an employee.',
    coach: 'An employee works once per round, in their own phase. Declining costs nothing.',
  },
  'effect-choice': {
    name: 'choice for an ability',
    mine: 'make the choice the card asks for.',
    theirs: 'is making a choice for a card.',
    coach: 'Press the card to read its whole ability again.',
  },
  'effect-order': {
    name: 'order of abilities',
    mine: 'choose which ability works first.',
    theirs: 'is choosing which ability works first.',
    coach: 'All of them will work; only the order is yours.',
  },
};

const hearts = (n: number) => (n === 1 ? '1 heart' : `${n} hearts`);
const coinsOf = (n: number) => (n === 1 ? '1 coin' : `${n} coins`);

export const choices: Words['choices'] = {
  board: (sign) => `Take the sign ${sign}.`,
  keep: (item) => `Keep ${item}.`,
  display: (items, n) => `Display ${items}: ${hearts(n)}.`,
  displayNothing: 'Leave the window empty.',
  invite: (hero, classes, coins) => `Invite ${hero} (${classes}, ${coinsOf(coins)}).`,
  buyer: (hero, items) => `${items} to ${hero}`,
  sell: (buyers, coins) => `Sell ${buyers}: ${coinsOf(coins)}.`,
  sellNothing: 'Sell nothing.',
  stage: (buyers, coins) => `Prepare to sell ${buyers}: ${coinsOf(coins)}.`,
  stageNothing: 'Clear the list of sales.',
  fightFirst: (hero) => `Send ${hero} to fight first.`,
  pass: 'Keep your coins.',
  buy: (upgrade, price, slots) => `Enlarge your ${places[upgrade]} for ${coinsOf(price)}: ${slots} slots.`,
  hire: (employee, price, sentence) => `Hire ${employee} for ${coinsOf(price)}. ${sentence}`.trim(),
  flip: (upgrade, price, slots) => `Flip your ${places[upgrade]} upgrade for ${coinsOf(price)}: ${slots} slots.`,
  store: (items) => `Put ${items} in storage.`,
  storeNothing: 'Store nothing.',
  use: (employee, sentence) => `Call on ${employee}. ${sentence}`.trim(),
  decline: (employee) => `Let ${employee} rest.`,
  yes: (card, sentence) => `Use ${card}. ${sentence}`.trim(),
  no: (card) => `Do not use ${card}.`,
  player: (card, target) => `${card}: choose ${target ?? 'your own shop'}.`,
  hero: (card, hero, coins) => `${card}: choose ${hero}, ${coinsOf(coins)} in the purse.`,
  item: (card, item, from) =>
    `${card}: choose ${item}, ${
      {
        handItem: 'from your hand',
        storageItem: 'from your storage',
        windowItem: 'from your window',
        discardItem: 'from the discard',
        gear: 'from the gear',
      }[from]
    }.`,
  adventure: (card, adventure) => `${card}: choose the adventure ${adventure}.`,
  upgrade: (card, upgrade) => `${card}: choose the ${places[upgrade]}.`,
  first: (card) => `Begin with ${card}.`,
  reopen: 'Take your choice back.',
};

export const refusals: Words['refusals'] = {
  'board-taken': () => 'Somebody has chosen this sign already. Take another one.',
  'window-empty': () => 'The window wants at least one item. Choose one from your hand.',
  'window-full': (n) =>
    `Your window has ${Number(n.slots) > 1 ? `${n.slots} slots` : '1 slot'}. Take an item out, or enlarge it in phase 5.`,
  'display-forbidden': () => 'An ability in play forbids displaying this item. Choose another.',
  'no-match': () => 'This hero shares no class with your window, while another one does. Invite a matching hero.',
  'invite-forbidden': () => 'An ability in play keeps this hero from you. Invite another.',
  'wrong-class': () => 'This item and this hero share no class. Choose an item with one of the hero’s icons.',
  'too-dear': (n) =>
    `The hero lacks ${coinsOf(Number(n.price) - Number(n.coins))}: the item costs ${n.price}, ${n.coins} are left.`,
  'card-twice': () => 'This item is already in your list. Choose another.',
  'not-in-hand': () => 'This item is not in your hand. Choose another.',
  'was-shown': () => 'This item was in the window this round: it is not for sale before the next.',
  'sale-forbidden': () => 'An ability in play forbids this sale.',
  'not-own-hero': () => 'This hero is in another shop. Sell to your own.',
  'not-staged': () => 'Open sales: confirm the list everybody sees, or change it first.',
  'too-expensive': (n) =>
    `You lack ${coinsOf(Number(n.price) - Number(n.coins))}: the card costs ${n.price}, you have ${n.coins}.`,
  'has-upgrade': () => 'You already own this upgrade: flip it to gain one more slot.',
  'no-upgrade-to-flip': () => 'There is nothing to flip here: buy the upgrade first, or it is at +2 already.',
  'same-title': () => 'An employee of this name already works for you. Choose another.',
  'purchase-forbidden': () => 'An ability in play forbids this purchase.',
  'storage-empty': () => 'Storage wants at least one item. Choose one from your hand.',
  'storage-full': (n) =>
    `Your storage has ${Number(n.slots) > 1 ? `${n.slots} slots` : '1 slot'}. Take an item out, or enlarge it in phase 5.`,
  'storage-forbidden': () => 'An ability in play forbids storing this item. Choose another.',
};
