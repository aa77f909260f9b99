import { de } from '../fr/elision.ts'

const NBSP = '\u00a0'

const fr = {
  asked: (when: string) => `Répondez avant ${when}`,
  askedBy: (business: string, when: string) => `${business}${NBSP}: répondez avant ${when}`,
  waiting: 'En attente de réponse',
  waitingFor: (business: string) => `En attente de la réponse ${de(business)}`,
}

const en: typeof fr = {
  asked: (when) => `Answer before ${when}`,
  askedBy: (business, when) => `${business}: answer before ${when}`,
  waiting: 'Waiting for their answer',
  waitingFor: (business) => `Waiting for the answer of ${business}`,
}

/** On a row of orders: who is asked to answer a proposal, and until when. */
export const openProposalTexts = { fr, en }
