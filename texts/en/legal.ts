import type { Texts } from '../fr.ts'

const ASKS = 'This request comes from Halles, which sends promotions on behalf of suppliers.'

export const legal: Texts['legal'] = {
  runBy: ({ name, address }) =>
    name === undefined
      ? 'This site is a demonstration: it names nobody who runs it.'
      : `Halles is run by ${[name, address].filter(Boolean).join(', ')}.`,
  asks: ({ name, address, site }) =>
    name === undefined
      ? ASKS
      : `${ASKS} Halles is run by ${[name, address, site].filter(Boolean).join(', ')}.`,
  privacyOfficer: ({ privacyOfficer, address }) =>
    privacyOfficer === undefined
      ? 'It names nobody in charge of the protection of personal information. Write to us with the contact form.'
      : `Person in charge of the protection of personal information: ${privacyOfficer.title}. Write to ${[privacyOfficer.email, address].filter(Boolean).join(', or by mail to this address: ')}.`,
  hosting: ({ hosting }) =>
    hosting === undefined
      ? 'Where this site is hosted is not stated.'
      : `Hosting and services: ${hosting}.`,
}
