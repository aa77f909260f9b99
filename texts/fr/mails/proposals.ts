import { proposalsTexts } from '../../pages/proposals.ts'

const NBSP = '\u00a0'

/** Mails about what one side of an order proposes to the other, and what became of it. */
export const proposals = {
  made: {
    subject: (number: number, day: string) =>
      `Commande ${numbered(number)} du ${day}${NBSP}: réponse demandée`,
    intro: (business: string) => `${business} vous propose une modification de cette commande.`,
    answerBy: (when: string) =>
      `Répondez avant le ${when}. Sans réponse, tout est refusé et rien ne change.`,
    action: 'Répondre à la proposition',
  },
  ended: {
    subject: {
      agreed: (number: number, day: string) =>
        `Commande ${numbered(number)} du ${day}${NBSP}: proposition acceptée`,
      partly: (number: number, day: string) =>
        `Commande ${numbered(number)} du ${day}${NBSP}: proposition acceptée en partie`,
      refused: (number: number, day: string) =>
        `Commande ${numbered(number)} du ${day}${NBSP}: proposition refusée`,
      lapsed: (number: number, day: string) =>
        `Commande ${numbered(number)} du ${day}${NBSP}: proposition sans réponse`,
    },
    intro: {
      agreed: (business: string) =>
        `${business} a accepté votre proposition. La commande a été modifiée.`,
      partly: (business: string) =>
        `${business} a accepté une partie de votre proposition. La commande a été modifiée en conséquence.`,
      refused: (business: string) =>
        `${business} a refusé votre proposition. La commande reste comme elle est.`,
      lapsed: (business: string, when: string) =>
        `${business} n’a pas répondu avant le ${when}. La commande reste comme elle est.`,
    },
  },
  reason: 'Motif',
  sameTotal: proposalsTexts.fr.sameTotal,
  agreed: proposalsTexts.fr.agreed,
  refused: proposalsTexts.fr.refused,
  substitute: proposalsTexts.fr.substitute,
  add: proposalsTexts.fr.add,
  quantity: proposalsTexts.fr.quantity,
  remove: proposalsTexts.fr.remove,
  weight: proposalsTexts.fr.proposedWeight,
  day: proposalsTexts.fr.proposedDay,
}

function numbered(number: number): string {
  return `nº${NBSP}${number}`
}
