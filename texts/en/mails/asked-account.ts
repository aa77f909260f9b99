import type { MailTexts } from '../../fr/mails.ts'

export const askedAccount: MailTexts['askedAccount'] = {
  subject: (restaurant) => `${restaurant}: a restaurant asks for an account`,
  intro: (restaurant, city) =>
    `The restaurant ${restaurant}, in ${city}, asks you to open an account for it.`,
  restaurant: 'Restaurant',
  city: 'City',
  phone: 'Phone',
  next: 'Open its account in your list of customers. To agree on your terms first, call it.',
  action: 'See my customers',
}
