import type { MailTexts } from '../../fr/mails.ts'

export const approvals: MailTexts['approvals'] = {
  asked: {
    subject: (name) => `${name} requests your approval`,
    intro: (name, restaurant) =>
      `${name} has filled the cart of ${restaurant} and asks you to place the order.`,
    action: 'Check the order',
  },
  refused: {
    subject: (name) => `${name} refused your request for approval`,
    intro: (name, restaurant) =>
      `${name} did not place the order of ${restaurant} that you had prepared.`,
    next: 'The cart has not changed. You can change it, then request approval again.',
    action: 'See the cart',
  },
  placed: {
    subject: (number, day) => `Order no.\u00a0${number} of ${day} approved and sent`,
    intro: (name) => `${name} has placed the order that you had prepared.`,
    action: 'Follow the order',
  },
  total: 'Total',
}
