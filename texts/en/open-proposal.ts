import type { PageTexts } from '../fr/page-texts.ts'

export const openProposal: PageTexts['openProposal'] = {
  asked: (when) => `Answer before ${when}`,
  askedBy: (business, when) => `${business}: answer before ${when}`,
  waiting: 'Waiting for their answer',
  waitingFor: (business) => `Waiting for the answer of ${business}`,
}
