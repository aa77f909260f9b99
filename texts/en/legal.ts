import type { Texts } from '../fr.ts'

export const legal: Texts['legal'] = {
  runBy: ({ name, address }) =>
    name === undefined
      ? 'This site is a demonstration: it names nobody who runs it.'
      : `Halles is run by ${[name, address].filter(Boolean).join(', ')}.`,
  asks: ({ name, address }) =>
    name === undefined
      ? 'Halles is asking you, and sends these emails for those suppliers.'
      : `Halles is asking you, and sends these emails for those suppliers. Halles is run by ${[name, address].filter(Boolean).join(', ')}.`,
  privacyOfficer: ({ privacyOfficer, address }) =>
    privacyOfficer === undefined
      ? 'It names nobody in charge of the protection of personal information. Write to us with the contact form.'
      : `Person in charge of the protection of personal information: ${privacyOfficer.title}. Write to ${[privacyOfficer.email, address].filter(Boolean).join(', or by mail to this address: ')}.`,
  hosting: ({ hosting }) =>
    hosting === undefined
      ? 'Where this site is hosted is not stated.'
      : `Hosting and services: ${hosting}.`,
}
