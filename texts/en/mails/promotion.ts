import type { MailTexts } from '../../fr/mails.ts'

export const promotion: MailTexts['promotion'] = {
  subject: (supplier) => `Promotion from ${supplier}`,
  intro: (supplier) => `${supplier}, which delivers to your city, has sent you this promotion:`,
  action: 'See this supplier',
  sender: 'Sender',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  reason: (supplier) =>
    `You receive this email because your restaurant is registered with Halles and ${supplier} delivers to your city.`,
  unsubscribe: 'Stop receiving these promotions',
}
