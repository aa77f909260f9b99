import { a } from '../fr/elision.ts'

const fr = {
  acceptedChanged: 'Acceptée avec modifications',
  answers: (answered: number, asked: number) => {
    if (asked === 1) return answered === 1 ? 'Réponse reçue' : 'En attente de la réponse'
    return answered > 1 ? `${answered} réponses sur ${asked}` : `${answered} réponse sur ${asked}`
  },
  changedBy: (supplier: string) => `Modifiée par ${supplier}`,
  credit: {
    asked: (supplier: string) => `Réclamation faite ${a(supplier)}`,
    granted: (supplier: string) => `Note de crédit accordée par ${supplier}`,
    partly: (supplier: string) => `Note de crédit partielle accordée par ${supplier}`,
    refused: (supplier: string) => `Réclamation refusée par ${supplier}`,
  },
  rejectedBy: (supplier: string) => `Refusée par ${supplier}`,
}

const en: typeof fr = {
  acceptedChanged: 'Accepted with changes',
  answers: (answered, asked) => {
    if (asked === 1) return answered === 1 ? 'Answered' : 'Waiting for the answer'
    return `${answered} of ${asked} answers`
  },
  changedBy: (supplier) => `Changed by ${supplier}`,
  credit: {
    asked: (supplier) => `Credit requested from ${supplier}`,
    granted: (supplier) => `Credit granted by ${supplier}`,
    partly: (supplier) => `Credit granted in part by ${supplier}`,
    refused: (supplier) => `Credit refused by ${supplier}`,
  },
  rejectedBy: (supplier) => `Rejected by ${supplier}`,
}

/** What became of a restaurant's orders, in their list and on their pages. */
export const restaurantOrdersTexts = { fr, en }
