const NBSP = '\u00a0'

/** A request for a cart to be ordered by somebody whose limits allow it. */
export const approvals = {
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
