import type { Texts } from '../fr.ts'

export const operator: Texts['operator'] = {
  title: 'Accounts to review',
  waiting: (count) =>
    count === 1
      ? '1 account is waiting for an answer.'
      : `${count} accounts are waiting for an answer.`,
  none: 'No account is waiting. New sign-ups arrive here.',
  refresh: 'Refresh',
  more: 'Show more',
  kind: { restaurant: 'Restaurant', supplier: 'Supplier', operator: 'Operator' },
  since: (day) => `Signed up on ${day}`,
  person: 'Person in charge',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  language: 'Language',
  languages: { fr: 'French', en: 'English' },
  minimum: 'Minimum order',
  cities: 'Cities served',
  activate: 'Activate the account',
  activateName: (name) => `Activate the account of ${name}`,
  activateTitle: (name) => `Activate ${name}?`,
  activateMessage: 'The account can log in from now on and is told by e-mail.',
  activated: (name) => `Account activated: ${name}`,
}
