import type { MailTexts } from '../../fr/mails.ts'

export const promotion: MailTexts['promotion'] = {
  subject: (supplier) => `Promotion from ${supplier}`,
  what: (supplier) => `${supplier}, who delivers in your city, writes to you:`,
  action: 'See this supplier',
  sender: 'Sender',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  why: (supplier) =>
    `You receive this email because your restaurant is a member of Halles and ${supplier} delivers in your city.`,
  unsubscribe: 'Stop receiving these promotions',
}
