import type { Texts } from '../fr.ts'

export const accounts: Texts['accounts'] = {
  title: 'My account',
  activity: 'Activity',
  info: 'Business',
  profile: 'Profile',
  team: 'Team',
  certificates: 'Certificates',
  loadError: 'Your information could not be loaded.',
  profileError: 'Your profile could not be loaded.',
  ownersOnly: (owner) => `Only an owner can change these details. Ask ${owner}.`,
  teamOfOwners: (owner) => `Only an owner can manage the team. Ask ${owner}.`,
  anOwner: 'an owner of the business',
  firstName: 'First name',
  lastName: 'Last name',
  role: 'Role',
  language: 'Language',
  languageHint: 'Of the screen and of our emails.',
  editProfile: 'Edit my profile',
  contactHint: 'By saving, you become the person in charge.',
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
  openTo: 'Who can order',
  openToNames: {
    everyone: 'Every restaurant in the cities served',
    customers: 'My customers only',
  },
  openToHints: {
    everyone: 'Except those whose account you closed.',
    customers: 'Others see your page without your products, and can ask you for an account.',
  },
  deliveryDays: 'Delivery days',
  substitutes: 'Substitutes',
  showAll: (count) => `Show all ${count} cities`,

  edit: 'Edit',
  save: 'Save',
  saved: 'Changes were saved',
  saveFailed: 'Failed to save changes',
  changesNotSaved: 'Your last changes were not saved. You can restore them.',
  restoreChanges: 'Restore my changes',

  emailTitle: 'Change the login email?',
  emailMessage: (email) =>
    `You log in with this email. We will send a link to ${email}. The change takes effect when you confirm it through that link, with your password.`,
  emailPending: (pending) =>
    `We sent a confirmation link to ${pending}. Your login email stays the same until you confirm the change through that link.`,
  confirmEmailTitle: 'New login email',
  confirmEmail:
    'This address will become your login email. Enter the password of your account to confirm it.',
  confirmEmailSubmit: 'Confirm this address',
  emailConfirmed: 'Your login email has been changed.',
  deadLink:
    'This link is no longer valid: it has been used, it is more than a day old, or the request was replaced or cancelled.',
  toAccount: 'Go to my account',
  withdrawEmail: 'Cancel this change',
  emailWithdrawn: 'The change is cancelled. Your login email stays the same.',
  undoEmailTitle: 'Undo the email change',
  undoEmail:
    'The address that received this link will become your login email again. All devices will be logged out and the current password will stop working. We will send a link to that address to choose a new one.',
  undoEmailSubmit: 'Undo the change',
  emailUndone:
    'The change has been undone and all devices have been logged out. To log in, choose a new password with the link we just sent to that address.',
  deadUndoLink:
    'This link is no longer valid: it has been used, or it is more than seven days old. If someone else uses your account, write to us.',
  contactUs: 'Write to us',

  dataTitle: 'Your data',
  data: 'Get everything Halles keeps about your account, in a JSON file.',
  download: 'Download my data',
  privacy: 'What we keep, and why',
  closing: {
    business: {
      close: 'Close my account',
      title: 'Close your account?',
      message:
        'Closing is final. Your name, email, phone and address are erased. Past orders stay under the name of the business, without these details.',
      submit: 'Close the account permanently',
      closedTitle: 'Your account is closed',
    },
    person: {
      close: 'Delete my access',
      title: 'Delete your access?',
      message:
        'Deletion is permanent, in all your businesses. Your name, email and password are erased. What you did there stays, under “former member”.',
      submit: 'Delete my access permanently',
      closedTitle: 'Your access is deleted',
    },
  },
  closed: 'Thank you for using Halles. You are now logged out.',
}
