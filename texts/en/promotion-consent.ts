import type { Texts } from '../fr.ts'

const question = {
  question: 'Do you agree to receive by email the promotions of suppliers that serve your city?',
  withdraw:
    'You can withdraw your consent at any time, with the link at the bottom of every promotion or in “My account”. Your answer changes nothing about your account or your orders.',
  yes: 'Yes, I agree',
  no: 'No, I do not want any',
}

export const promotionConsent: Texts['promotionConsent'] = {
  ...question,
  title: 'Promotions by email',
  given: (moment) =>
    `You agreed to receive the promotions of suppliers that serve your city (${moment}).`,
  refused: (moment) => `You chose to receive no promotions (${moment}).`,
  withdrawNow: 'Withdraw my consent',
  saved: 'Your answer is saved.',
}
