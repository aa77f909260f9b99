import { de } from './elision.ts'

const NBSP = '\u00a0'

/** On a row of orders: who is asked to answer a proposal, and until when. */
export const openProposal = {
  asked: (when: string) => `Répondez avant ${when}`,
  askedBy: (business: string, when: string) => `${business}${NBSP}: répondez avant ${when}`,
  waiting: 'Attend leur réponse',
  waitingFor: (business: string) => `Attend la réponse ${de(business)}`,
}
