import { receivingReasons } from '../receiving-reasons.ts'

const NBSP = '\u00a0'

/** Mails about a credit that a restaurant requests, to its supplier and back. */
export const credits = {
  asked: {
    subject: (number: number, day: string) =>
      `Commande ${numbered(number)} du ${day}${NBSP}: réclamation`,
    intro: (restaurant: string, day: string) =>
      `${restaurant} vous fait une réclamation pour ce qui n’est pas arrivé comme convenu le ${day}. Accordez une note de crédit, en tout ou en partie, ou refusez la réclamation avec un motif.`,
    action: 'Répondre à la réclamation',
  },
  answered: {
    subject: {
      granted: (number: number, day: string) =>
        `Commande ${numbered(number)} du ${day}${NBSP}: note de crédit accordée`,
      partly: (number: number, day: string) =>
        `Commande ${numbered(number)} du ${day}${NBSP}: note de crédit accordée en partie`,
      refused: (number: number, day: string) =>
        `Commande ${numbered(number)} du ${day}${NBSP}: réclamation refusée`,
    },
    intro: {
      granted: (supplier: string, day: string) =>
        `${supplier} vous accorde une note de crédit de tout le montant réclamé pour la livraison du ${day}.`,
      partly: (supplier: string, day: string) =>
        `${supplier} vous accorde une note de crédit d’une partie du montant réclamé pour la livraison du ${day}.`,
      refused: (supplier: string, day: string) =>
        `${supplier} a refusé votre réclamation pour la livraison du ${day}.`,
    },
    settle: (supplier: string) =>
      `Le total de la commande ne change pas${NBSP}: ${supplier} règle la note de crédit avec vous.`,
  },
  reasons: receivingReasons,
  cases: (written: string, hundredths: number) =>
    `${written} ${hundredths >= 200 ? 'caisses' : 'caisse'}`,
  total: 'Crédit',
}

function numbered(number: number): string {
  return `nº${NBSP}${number}`
}
