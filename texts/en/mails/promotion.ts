import type { MailTexts } from '../../fr/mails.ts'

export const promotion: MailTexts['promotion'] = {
  subject: (supplier) => `Promotion from ${supplier}`,
  intro: (supplier) => `${supplier}, which delivers to your city, has sent you this promotion:`,
  specials: 'On special',
  insteadOf: (price) => `instead of ${price}`,
  fromCases: (cases) => `from ${cases} cases`,
  until: (day) => `Through ${day}`,
  days: (from, until) => (from === until ? `On ${from}` : `From ${from} through ${until}`),
  action: 'See this supplier',
  sender: 'Sender',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  reason: (supplier) =>
    `Halles sends you this email for ${supplier}, because your restaurant agreed to receive promotions from suppliers that serve its city.`,
  unsubscribe: 'Stop receiving these promotions',
}
