const NBSP = '\u00a0'

const fr = {
  ask: 'Demander l’approbation',
  askAgain: 'Demander de nouveau l’approbation',
  note: 'Note pour la personne qui approuve',
  noteHint: 'Facultatif. Elle la lira dans le panier et par courriel.',
  sent: 'Votre demande d’approbation a été envoyée.',
  waiting:
    'Approbation demandée. Une personne dont le plafond le permet passera la commande ou refusera la demande.',

  alwaysNeeded: 'Vos commandes demandent une approbation.',
  aboveOrder: (total: string, limit: string) =>
    `Cette commande de ${total} dépasse votre plafond de ${limit} par commande.`,
  aboveWeek: (total: string, limit: string, ordered: string) =>
    `Cette commande de ${total} dépasse votre plafond de ${limit} par semaine${NBSP}: vous avez déjà commandé ${ordered} depuis lundi.`,

  asked: (name: string, at: string) => `Demandé par ${name}, ${at}`,
  askedByYou: (at: string) => `Vous avez demandé l’approbation, ${at}`,
  quoted: (note: string) => `«${NBSP}${note}${NBSP}»`,
  changedSince: (total: string) =>
    `Le panier a changé depuis cette demande, qui était de ${total}.`,
  changedSinceYours: (total: string) =>
    `Le panier a changé depuis votre demande, qui était de ${total}.`,
  refused: (name: string, by: string, at: string) => `Demandé par ${name}, refusé par ${by}, ${at}`,
  refusedYours: (by: string, at: string) => `${by} a refusé votre demande, ${at}`,

  refuse: 'Refuser la demande',
  refuseTitle: 'Refuser cette demande?',
  refuseHint:
    'Le panier reste tel quel. La personne qui a demandé l’approbation recevra votre note par courriel.',
  refuseNote: 'Note',
  refuseNoteHint: 'Facultatif.',
  refusalSent: 'La demande a été refusée.',

  /** As it happens. */
  news: {
    asked: 'Approbation demandée',
    refused: 'Demande d’approbation refusée',
    placed: 'Commande approuvée et envoyée',
    detail: (name: string, total: string) => `${name}, ${total}`,
  },
}

const en: typeof fr = {
  ask: 'Request approval',
  askAgain: 'Request approval again',
  note: 'Note for whoever approves',
  noteHint: 'Optional. They read it in the cart and by email.',
  sent: 'Your request for approval was sent.',
  waiting:
    'Approval requested. Someone whose limit allows it will place the order or refuse the request.',

  alwaysNeeded: 'Your orders need an approval.',
  aboveOrder: (total, limit) =>
    `This order of ${total} is above your limit of ${limit} for one order.`,
  aboveWeek: (total, limit, ordered) =>
    `This order of ${total} is above your limit of ${limit} for one week: you have ordered ${ordered} since Monday.`,

  asked: (name, at) => `Requested by ${name}, ${at}`,
  askedByYou: (at) => `You requested approval, ${at}`,
  quoted: (note) => `“${note}”`,
  changedSince: (total) => `The cart has changed since this request, which was for ${total}.`,
  changedSinceYours: (total) => `The cart has changed since your request, which was for ${total}.`,
  refused: (name, by, at) => `Requested by ${name}, refused by ${by}, ${at}`,
  refusedYours: (by, at) => `${by} refused your request, ${at}`,

  refuse: 'Refuse the request',
  refuseTitle: 'Refuse this request?',
  refuseHint: 'The cart stays as it is. Whoever requested approval gets your note by email.',
  refuseNote: 'Note',
  refuseNoteHint: 'Optional.',
  refusalSent: 'The request was refused.',

  news: {
    asked: 'Approval requested',
    refused: 'Request for approval refused',
    placed: 'Order approved and sent',
    detail: (name, total) => `${name}, ${total}`,
  },
}

/** A request for a cart to be ordered by somebody whose limits allow it. */
export const approvalsTexts = { fr, en }
