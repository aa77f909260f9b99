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
  changesNotSaved: 'Your last changes were not saved. You can restore them.',
  restoreChanges: 'Restore my changes',

  emailTitle: 'Change the login email?',
  emailMessage: (email) =>
    `You log in with this email. We will send a link to ${email}. The change takes effect when you click that link.`,
  emailPending: (pending) =>
    `We sent a confirmation link to ${pending}. Your login email stays the same until you click that link.`,
  confirmEmailTitle: 'New login email',
  confirmEmail: 'Confirm that this address is yours. It will become your login email.',
  confirmEmailSubmit: 'Confirm this address',
  emailConfirmed: 'Your login email has been changed.',
  deadLink:
    'This link is no longer valid: it has been used, it is more than a day old, or a newer request replaces it.',
  toAccount: 'Go to my account',

  dataTitle: 'Your data',
  data: 'Get everything Halles keeps about your account, in a JSON file.',
  download: 'Download my data',
  downloadFile: 'halles-my-data.json',
  downloadFailed: 'Your data could not be downloaded.',
  privacy: 'What we keep, and why',
  close: 'Close my account',
  closeTitle: 'Close your account?',
  closeMessage:
    'Closing is final. Your name, email, phone and address are erased. Past orders stay under the name of the business, without these details.',
  closeSubmit: 'Close the account permanently',
  closedTitle: 'Your account is closed',
  closed: 'Thank you for using Halles. You are now logged out.',
}
