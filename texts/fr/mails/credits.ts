import { receivingReasons } from '../receiving-reasons.ts'

const NBSP = '\u00a0'

/** Mails about a credit that a restaurant asks for, to its supplier and back. */
export const credits = {
  asked: {
    subject: (number: number, day: string) =>
      `Commande ${numbered(number)} du ${day}${NBSP}: crédit demandé`,
    intro: (restaurant: string, day: string) =>
      `${restaurant} demande un crédit pour ce qui n’est pas arrivé comme convenu le ${day}. Accordez-le, en tout ou en partie, ou refusez-le avec une raison.`,
    action: 'Répondre à la demande',
  },
  answered: {
    subject: {
      granted: (number: number, day: string) =>
        `Commande ${numbered(number)} du ${day}${NBSP}: crédit accordé`,
      partly: (number: number, day: string) =>
        `Commande ${numbered(number)} du ${day}${NBSP}: crédit accordé en partie`,
      refused: (number: number, day: string) =>
        `Commande ${numbered(number)} du ${day}${NBSP}: crédit refusé`,
    },
    intro: {
      granted: (supplier: string, day: string) =>
        `${supplier} vous accorde le crédit demandé pour la livraison du ${day}.`,
      partly: (supplier: string, day: string) =>
        `${supplier} vous accorde une partie du crédit demandé pour la livraison du ${day}.`,
      refused: (supplier: string, day: string) =>
        `${supplier} a refusé le crédit demandé pour la livraison du ${day}.`,
    },
    settle: (supplier: string) =>
      `Le total de la commande ne change pas${NBSP}: ${supplier} règle le crédit avec vous.`,
  },
  reasons: receivingReasons,
  cases: (written: string, hundredths: number) =>
    `${written} ${hundredths >= 200 ? 'caisses' : 'caisse'}`,
  total: 'Crédit',
}

function numbered(number: number): string {
  return `nº${NBSP}${number}`
}
