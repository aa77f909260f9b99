import { receivingReasons } from './receiving-reasons.ts'

const NBSP = '\u00a0'

/** The trail of an order: what happened, and what its two sides write of it. */
export const orderThread = {
  title: 'Messages et changements',
  titleWith: (name: string) => `Messages et changements avec ${name}`,
  loadError: 'Impossible de charger les messages de cette commande.',
  none: (name: string) =>
    `Aucun message pour l’instant. Écrivez à ${name} au sujet de cette commande.`,
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
    day_changed: 'Jour de livraison changé',
    received: 'Livraison reçue',
    credit_asked: 'Crédit demandé',
    credit_answered: 'Demande de crédit répondue',
  },
  receivedCases: (product: string, cases: string) =>
    `${product}${NBSP}: reçu en bon état, ${cases}${NBSP}${Number.parseFloat(cases) >= 2 ? 'caisses' : 'caisse'}`,
  amountOf: (what: string, amount: string) => `${what}${NBSP}: ${amount}`,
  creditWithdrawn: 'Demande de crédit retirée',
  creditGranted: (granted: string, asked: string) =>
    `Crédit accordé${NBSP}: ${granted} sur ${asked}`,
  receivingReasons,
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
