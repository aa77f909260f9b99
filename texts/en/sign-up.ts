import type { Texts } from '../fr.ts'

export const signUp: Texts['signUp'] = {
  title: 'Create an account',
  step: (step) => `Step ${step} of 2`,
  choose: 'Which account do you want to create?',
  kinds: {
    restaurant: {
      title: 'A restaurant',
      text: 'I compare prices and order from several suppliers at once.',
      cost: 'Monthly fee',
    },
    supplier: {
      title: 'A supplier',
      text: 'I show my catalogue and answer restaurants’ orders.',
      cost: 'Free',
    },
  },
  details: { restaurant: 'Restaurant account', supplier: 'Supplier account' },
  change: 'Change the type of account',
  password: 'Password',
  confirmation: 'Confirm your password',
  account: 'Password',
  terms: {
    restaurant:
      'By creating this account you accept the terms of use. The suppliers you order from see your business name, its contact details and those of the person in charge.',
    supplier:
      'By creating this account you accept the terms of use. Restaurants in your cities see your business name, its contact details and those of the person in charge.',
    privacy: 'What we keep, and why',
    inFrench: 'Conditions d’utilisation, version française',
    frenchFirst: 'Québec law has the French version of these terms given to you first.',
    wishEnglish:
      'I have been given the French version. I expressly wish to be bound by the English version.',
  },
  submit: 'Create the account',
  successTitle: 'Registration Successful',
  success:
    'We are now reviewing your account. You will get an email as soon as it is activated; you can then log in.',
  successHint: (email) => `We will write to ${email}.`,
  successButton: 'Got it',
  haveAccount: 'Already have an account?',
}
