import type { Texts } from '../fr.ts'

export const accounts: Texts['accounts'] = {
  title: 'My account',
  info: 'My info',
  loadError: 'Failed to load your information.',
  restaurantName: 'Restaurant name',
  supplierName: 'Supplier name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  city: 'City',
  zipCode: 'Postal code',
  personInCharge: 'Person in charge',
  minimumOrder: 'Minimum order',
  citiesServed: 'Cities served',
  showAll: (count) => `Show all ${count} cities`,

  edit: 'Edit',
  save: 'Save',
  saved: 'Changes were saved',
  saveFailed: 'Failed to save changes',
  notSaved: 'Your last changes were not saved. They are still here.',
  takeUpAgain: 'Take up my changes again',

  emailTitle: 'Change the login email?',
  emailMessage: (email) =>
    `You log in with this email. We will send a link to ${email}: the change is made when you open it. Until then nothing changes.`,
  emailPending: (pending) =>
    `A confirmation link waits in the mailbox ${pending}. Until you open it, your login email stays the same.`,
  confirmEmailTitle: 'New login email',
  confirmEmail: 'Confirm that this mailbox is yours: you will log in with it.',
  confirmEmailSubmit: 'Confirm this address',
  emailConfirmed: 'Your login email has been changed',
  deadLink:
    'This link is no longer valid: it has been used, is more than a day old, or a newer one takes its place.',
  toAccount: 'Go to my account',

  dataTitle: 'Your data',
  data: 'Everything Halles keeps about your account, in a JSON file.',
  download: 'Download my data',
  downloadFile: 'halles-my-data.json',
  downloadFailed: 'Your data could not be downloaded',
  privacy: 'What we keep, and why',
  close: 'Close my account',
  closeTitle: 'Close your account?',
  closeMessage:
    'Closing is final. Your names, email, phone and address are erased. Past orders stay under the name of the business, without them.',
  closeSubmit: 'Close the account for good',
  closedTitle: 'Your account is closed',
  closed: 'Thank you for coming to the market. You are now logged out.',
  leave: 'Go to the home page',
}
