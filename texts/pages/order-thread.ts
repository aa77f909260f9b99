import { receivingReasons as receivingReasonsEn } from '../en/receiving-reasons.ts'
import { a } from '../fr/elision.ts'
import { receivingReasons as receivingReasonsFr } from '../fr/receiving-reasons.ts'
import { orderChangesTexts } from './order-changes.ts'

const NBSP = '\u00a0'

const fr = {
  title: 'Messages et modifications',
  titleWith: (name: string) => `Messages et modifications avec ${name}`,
  loadError: 'Impossible de charger les messages de cette commande.',
  none: (name: string) =>
    `Aucun message pour l’instant. Écrivez ${a(name)} au sujet de cette commande.`,
  earlier: 'Afficher ce qui précède',
  unread: 'Nouveau',

  /** What happened, without who did it. */
  step: {
    pending: 'Commande passée',
    acknowledged: 'Commande acceptée',
    done: 'Commande terminée',
    refused: 'Commande refusée',
    withdrawn: 'Commande annulée',
  },
  changed: (product: string, old: number, now: number) => `${product}${NBSP}: ${old} → ${now}`,
  /** The same for a screen reader, which does not read arrows. */
  changedAloud: (product: string, old: number, now: number) =>
    `${product}${NBSP}: ${now} au lieu de ${old}`,
  /** What each costs from now on. */
  perCase: (price: string) => `${price} la caisse`,
  added: (product: string, cases: number) =>
    `${product}${NBSP}: ajouté, ${cases}${NBSP}${cases > 1 ? 'caisses' : 'caisse'}`,
  removed: (product: string, cases: number) =>
    `${product}${NBSP}: retiré, ${cases}${NBSP}${cases > 1 ? 'caisses' : 'caisse'}`,
  dayChanged: (old: string, now: string) => `Livraison${NBSP}: ${now} au lieu du ${old}`,
  kind: {
    proposed: 'Proposition envoyée',
    withdrawn: 'Proposition retirée',
    answered: 'Réponse à la proposition',
    lapsed: 'Proposition restée sans réponse',
    day_changed: 'Jour de livraison modifié',
    received: 'Livraison reçue',
    credit_asked: 'Réclamation envoyée',
    credit_answered: 'Réponse à la réclamation',
  },
  receivedCases: (product: string, cases: string) =>
    `${product}${NBSP}: reçu en bon état, ${cases}${NBSP}${Number.parseFloat(cases) >= 2 ? 'caisses' : 'caisse'}`,
  weighed: (product: string, net: string) => `${product}${NBSP}: ${net} pesés`,
  weighedAgain: (product: string) => `${product}${NBSP}: à peser de nouveau`,
  amountOf: (what: string, amount: string) => `${what}${NBSP}: ${amount}`,
  creditWithdrawn: 'Réclamation retirée',
  creditGranted: (granted: string, asked: string) =>
    `Note de crédit accordée${NBSP}: ${granted} sur ${asked}`,
  /** Of every kind of change. */
  reasons: { ...receivingReasonsFr, ...orderChangesTexts.fr.reasons },
  by: (name: string) => `par ${name}`,
  /** Somebody of the other side who has left it. */
  memberOf: (business: string) => `un ancien membre, ${business}`,
  nameOf: (name: string, business: string) => `${name}, ${business}`,
  you: 'Vous',
  byYou: 'par vous',
  byHalles: 'par Halles',
  erased: 'Message effacé',

  message: 'Votre message',
  send: 'Envoyer',
  sending: 'Envoi du message…',
  sent: 'Message envoyé',
  tooLong: (over: number) =>
    `Ce message est trop long de ${over} ${over > 1 ? 'caractères' : 'caractère'}. Raccourcissez-le.`,
  offline: `Hors connexion. Ce message n’est pas envoyé. Il reste ici${NBSP}: envoyez-le dès le retour de la connexion.`,
  notSent: (why: string) => `Ce message n’est pas envoyé. ${why}`,
  closed: 'Cette conversation est terminée.',
}

const en: typeof fr = {
  title: 'Messages and changes',
  titleWith: (name) => `Messages and changes with ${name}`,
  loadError: 'The messages of this order could not be loaded.',
  none: (name) => `No messages yet. Write to ${name} about this order.`,
  earlier: 'Show what came before',
  unread: 'New',

  step: {
    pending: 'Order placed',
    acknowledged: 'Order accepted',
    done: 'Order done',
    refused: 'Order rejected',
    withdrawn: 'Order cancelled',
  },
  changed: (product, old, now) => `${product}: ${old} → ${now}`,
  changedAloud: (product, old, now) => `${product}: ${now} instead of ${old}`,
  perCase: (price) => `${price} a case`,
  added: (product, cases) => `${product}: added, ${cases} ${cases > 1 ? 'cases' : 'case'}`,
  removed: (product, cases) => `${product}: removed, ${cases} ${cases > 1 ? 'cases' : 'case'}`,
  dayChanged: (old, now) => `Delivery: ${now} instead of ${old}`,
  kind: {
    proposed: 'Proposal sent',
    withdrawn: 'Proposal withdrawn',
    answered: 'Answer to the proposal',
    lapsed: 'Proposal left unanswered',
    day_changed: 'Delivery day changed',
    received: 'Delivery received',
    credit_asked: 'Credit requested',
    credit_answered: 'Answer to the credit request',
  },
  receivedCases: (product, cases) =>
    `${product}: received in good condition, ${cases} ${cases === '1' ? 'case' : 'cases'}`,
  weighed: (product, net) => `${product}: ${net} weighed`,
  weighedAgain: (product) => `${product}: to be weighed again`,
  amountOf: (what, amount) => `${what}: ${amount}`,
  creditWithdrawn: 'Credit request withdrawn',
  creditGranted: (granted, asked) => `Credit granted: ${granted} of ${asked}`,
  reasons: { ...receivingReasonsEn, ...orderChangesTexts.en.reasons },
  by: (name) => `by ${name}`,
  memberOf: (business) => `a former member, ${business}`,
  nameOf: (name, business) => `${name}, ${business}`,
  you: 'You',
  byYou: 'by you',
  byHalles: 'by Halles',
  erased: 'Message deleted',

  message: 'Your message',
  send: 'Send',
  sending: 'Sending the message…',
  sent: 'Message sent',
  tooLong: (over) =>
    `This message is ${over} ${over > 1 ? 'characters' : 'character'} too long. Shorten it.`,
  offline:
    'Offline. This message is not sent. It stays here: send it as soon as the connection is back.',
  notSent: (why) => `This message is not sent. ${why}`,
  closed: 'This conversation is over.',
}

/** The trail of an order: what happened, and what its two sides write of it. */
export const orderThreadTexts = { fr, en }
