/** The words about notices: they come with the sheet that asks for them. */
import type { Lang } from '../face.ts';

const fr = {
  title: 'Me prévenir',
  what: 'Une notification sur cet appareil quand la table vous attend et que vous n’y êtes pas. Pour cette table seulement.',
  on: 'Prévenez-moi ici',
  off: 'Ne plus me prévenir ici',
  isOn: 'Cet appareil est prévenu quand c’est à vous.',
  cannot: {
    plain: 'Cette page n’est pas en https : le navigateur n’y permet pas les notifications.',
    unknown: 'Ce navigateur ne reçoit pas de notifications. Sur un iPhone, ajoutez d’abord Tablée à l’écran d’accueil.',
    denied: 'Les notifications sont bloquées pour ce site : le réglage est dans le navigateur, près de l’adresse.',
    failed: 'Le navigateur n’a pas pu s’abonner. Réessayez plus tard.',
  },
  hook: 'Annoncer les tours ailleurs',
  hookWhat:
    'Quand quelqu’un est attendu et n’est pas là, le serveur envoie table, jeu, prénom et ce qui est attendu à cette adresse (webhook).',
  hookAddress: 'Adresse https',
  hookOn: 'Annoncer',
  hookOff: 'Ne plus annoncer',
  hookIsOn: 'Les tours de cette table sont annoncés ailleurs.',
  refused: 'Cette adresse ne convient pas : elle commence par https:// et mène hors de ce réseau.',
};

export type NoticeWords = typeof fr;

const en: NoticeWords = {
  title: 'Tell me',
  what: 'A notification on this device when the table is waiting for you and you are not there. For this table only.',
  on: 'Tell me here',
  off: 'No longer tell me here',
  isOn: 'This device is told when it is your turn.',
  cannot: {
    plain: 'This page is not on https: the browser does not allow notifications here.',
    unknown: 'This browser takes no notifications. On an iPhone, add Tablée to the home screen first.',
    denied: 'Notifications are blocked for this site: the setting is in the browser, near the address.',
    failed: 'The browser could not subscribe. Try again later.',
  },
  hook: 'Announce turns elsewhere',
  hookWhat:
    'When somebody is awaited and not there, the server sends table, game, first name and what is awaited to this address (webhook).',
  hookAddress: 'https address',
  hookOn: 'Announce',
  hookOff: 'No longer announce',
  hookIsOn: 'The turns of this table are announced elsewhere.',
  refused: 'This address does not do: it begins with https:// and leads out of this network.',
};

export const noticeWords = (lang: Lang): NoticeWords => (lang === 'fr' ? fr : en);
