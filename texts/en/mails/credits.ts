import type { MailTexts } from '../../fr/mails.ts'
import { receivingReasons } from '../receiving-reasons.ts'

const NBSP = '\u00a0'

export const credits: MailTexts['credits'] = {
  asked: {
    subject: (number, day) => `Order ${numbered(number)} of ${day}: credit requested`,
    intro: (restaurant, day) =>
      `${restaurant} requests a credit for what did not arrive as agreed on ${day}. Grant it, in full or in part, or refuse it with a reason.`,
    action: 'Answer the request',
  },
  answered: {
    subject: {
      granted: (number, day) => `Order ${numbered(number)} of ${day}: credit granted`,
      partly: (number, day) => `Order ${numbered(number)} of ${day}: credit granted in part`,
      refused: (number, day) => `Order ${numbered(number)} of ${day}: credit refused`,
    },
    intro: {
      granted: (supplier, day) =>
        `${supplier} grants you the credit you requested for the delivery of ${day}.`,
      partly: (supplier, day) =>
        `${supplier} grants you part of the credit you requested for the delivery of ${day}.`,
      refused: (supplier, day) =>
        `${supplier} has refused the credit you requested for the delivery of ${day}.`,
    },
    settle: (supplier) =>
      `The total of the order does not change: ${supplier} settles the credit with you.`,
  },
  reasons: receivingReasons,
  cases: (written, hundredths) => `${written} ${hundredths === 100 ? 'case' : 'cases'}`,
  total: 'Credit',
}

function numbered(number: number): string {
  return `no.${NBSP}${number}`
}
