import type { MailTexts } from '../../fr/mails.ts'
import { proposalsTexts } from '../../pages/proposals.ts'
import { sentence } from '../sentence.ts'

const NBSP = '\u00a0'

export const proposals: MailTexts['proposals'] = {
  made: {
    subject: (number, day) => `Order ${numbered(number)} of ${day}: answer requested`,
    intro: (business) => `${business} proposes a change to this order.`,
    answerBy: (when) =>
      `${sentence(`Answer before ${when}`)} Without an answer everything is refused and nothing changes.`,
    action: 'Answer the proposal',
  },
  ended: {
    subject: {
      agreed: (number, day) => `Order ${numbered(number)} of ${day}: proposal accepted`,
      partly: (number, day) => `Order ${numbered(number)} of ${day}: proposal accepted in part`,
      refused: (number, day) => `Order ${numbered(number)} of ${day}: proposal refused`,
      lapsed: (number, day) => `Order ${numbered(number)} of ${day}: proposal unanswered`,
    },
    intro: {
      agreed: (business) => `${business} has accepted your proposal. The order has been changed.`,
      partly: (business) =>
        `${business} has accepted part of your proposal. The order has been changed accordingly.`,
      refused: (business) => `${business} has refused your proposal. The order stays as it is.`,
      lapsed: (business, when) =>
        `${sentence(`${business} did not answer before ${when}`)} The order stays as it is.`,
    },
  },
  reason: 'Reason',
  sameTotal: proposalsTexts.en.sameTotal,
  agreed: proposalsTexts.en.agreed,
  refused: proposalsTexts.en.refused,
  substitute: proposalsTexts.en.substitute,
  add: proposalsTexts.en.add,
  quantity: proposalsTexts.en.quantity,
  remove: proposalsTexts.en.remove,
  weight: proposalsTexts.en.proposedWeight,
  day: proposalsTexts.en.proposedDay,
}

function numbered(number: number): string {
  return `no.${NBSP}${number}`
}
