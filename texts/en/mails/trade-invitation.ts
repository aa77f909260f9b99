import type { MailTexts } from '../../fr/mails.ts'

export const tradeInvitation: MailTexts['tradeInvitation'] = {
  fromSupplier: {
    subject: (supplier) => `${supplier} invites you to order on Halles`,
    intro: (supplier) =>
      `${supplier} invites you to place your orders on Halles, the wholesale market of restaurants.`,
    halles:
      'You see its products, its prices and its delivery days there, and order online from all your suppliers. It is free.',
  },
  fromRestaurant: {
    subject: (restaurant) => `${restaurant} would like to order from you on Halles`,
    intro: (restaurant) =>
      `${restaurant} invites you to sell on Halles, the wholesale market of restaurants.`,
    halles:
      'You show your products and prices there, and receive its orders online, along with those of other restaurants.',
  },
  action: 'See the invitation',
  limits: 'This link works once and expires after 60 days.',
  reason: (business) =>
    `Halles sends you this email for ${business}, which gave us your address. If you do nothing, nothing will change.`,
  stop: 'Stop receiving invitations',
}
