import type { operator as fr } from '../fr/operator.ts'
import { roles } from './roles.ts'

export const operator: typeof fr = {
  title: 'Market administration',
  tabs: {
    accounts: 'Accounts',
    messages: 'Messages',
    cities: 'Cities',
    actions: 'Activity log',
    incidents: 'Incidents',
    security: 'Security',
  },

  statuses: {
    pending: 'Pending',
    active: 'Active',
    suspended: 'Suspended',
    refused: 'Refused',
    closed: 'Closed',
    all: 'All',
  },
  status: {
    pending: 'Pending',
    active: 'Active',
    suspended: 'Suspended',
    refused: 'Refused',
    closed: 'Closed',
  },
  statusLabel: 'Accounts by status',
  searchLabel: 'Search for an account',
  searchPlaceholder: 'Name, email, phone, city…',
  clearSearch: 'Clear the search',
  count: (count) => (count === 1 ? '1 account' : `${count} accounts`),
  nonePending: 'No pending account. New sign-ups arrive here.',
  none: 'No account matches.',
  showAll: 'See all accounts',
  refresh: 'Refresh',
  kind: { restaurant: 'Restaurant', supplier: 'Supplier', operator: 'Operator' },
  signedUp: (moment) => `Signed up: ${moment}`,
  similarName:
    'This name is similar to that of another account. Check that they are two different businesses.',
  person: 'Person in charge',
  email: 'Email',
  members: 'Members',
  member: (name, email, role) => `${name}, ${email} (${roles[role]})`,
  phone: 'Phone',
  address: 'Address',
  language: 'Language',
  languages: { fr: 'French', en: 'English' },
  minimum: 'Minimum order',
  cities: 'Cities served',
  refusalReason: 'Reason for refusal',

  transitions: {
    activate: {
      button: 'Activate',
      of: (name) => `Activate ${name}`,
      title: (name) => `Activate ${name}?`,
      message: 'The account will be able to log in right away and will get an email.',
      done: (name) => `Account activated: ${name}`,
    },
    refuse: {
      button: 'Refuse',
      of: (name) => `Refuse ${name}`,
      title: (name) => `Refuse ${name}?`,
      message: 'The reason will be sent by email. The same address can sign up again.',
      done: (name) => `Account refused: ${name}`,
    },
    suspend: {
      button: 'Suspend',
      of: (name) => `Suspend ${name}`,
      title: (name) => `Suspend ${name}?`,
      message:
        'The account will be logged out everywhere and will not be able to log in. A supplier’s products will disappear from the lists. You can reactivate it.',
      done: (name) => `Account suspended: ${name}`,
    },
    reactivate: {
      button: 'Reactivate',
      of: (name) => `Reactivate ${name}`,
      title: (name) => `Reactivate ${name}?`,
      message: 'The account will be able to log in again.',
      done: (name) => `Account reactivated: ${name}`,
    },
  },
  reason: 'Reason (it will appear in the email)',

  noMessages: 'No message. Messages from the “Contact us” page arrive here.',
  noQuestion: 'No question',
  answer: (email) => `Reply to ${email}`,

  citySearch: 'Search for a city',
  citySearchPlaceholder: 'Montréal, Saint-…',
  cityCount: (count) => (count === 1 ? '1 city' : `${count} cities`),
  noCities: 'No city found.',
  cityName: 'City name',
  cityAddTitle: 'Add a city',
  cityAdd: 'Add',
  cityAdded: (name) => `City added: ${name}`,
  cityImportTitle: 'Import a file',
  cityImportHint: 'A CSV with a column called “name”. Existing cities are kept.',
  cityImport: 'Choose a CSV file',
  cityImported: ({ added, known }) => `${citiesAdded(added)}, ${known} already existed.`,
  usedBy: 'Accounts',
  usedByCount: (count) =>
    count === 0 ? 'No account' : count === 1 ? '1 account' : `${count} accounts`,
  cityRetire: 'Remove',
  cityRetireOf: (name) => `Remove ${name}`,
  cityRetireTitle: (name) => `Remove ${name}?`,
  cityRetireMessage: 'Nobody will be able to choose this city any more. You can restore it.',
  cityRetired: (name) => `City removed: ${name}`,
  cityRetiredMark: 'Removed',
  cityRestore: 'Restore',
  cityRestoreOf: (name) => `Restore ${name}`,
  cityRestored: (name) => `City restored: ${name}`,

  consents: 'Download consents to promotions',
  consentsFile: 'halles-consents.json',
  citiesAdded,
  noActions: 'No activity. Every decision made here is written to the activity log.',
  actions: {
    activate: 'Account activated',
    refuse: 'Account refused',
    suspend: 'Account suspended',
    reactivate: 'Account reactivated',
    add_city: 'City added',
    retire_city: 'City removed',
    import_cities: 'Cities imported',
    enrol_second_factor: 'One-time code turned on',
    remove_second_factor: 'One-time code turned off',
  },
  by: (operator) => `by ${operator}`,

  factorTitle: 'One-time code',
  factorOff:
    'You log in with your password alone. With a one-time code, a stolen password is no longer enough.',
  factorOn: 'On. You enter a code from your app at each login.',
  recoveryLeft: (count) =>
    count > 1
      ? `You have ${count} recovery codes left.`
      : `You have ${count === 1 ? 'one recovery code' : 'no recovery code'} left. Turn the one-time code off and on again to get new ones.`,
  factorStart: 'Turn on',
  factorStartTitle: 'Turn on the one-time code',
  factorStartMessage: 'Enter your password to start. You will need your phone.',
  scan: 'Scan this QR code with an authenticator app on your phone.',
  qr: 'QR code for the authenticator app',
  secret: 'Or enter this key manually:',
  factorCode: 'Six-digit code shown by the app',
  factorConfirm: 'Confirm',
  factorDone: 'The one-time code is on.',
  recoveryTitle: 'Your recovery codes',
  recoveryHint:
    'Each works once in place of the app’s code if you don’t have your phone. They are shown only now: print them or keep them in a safe place.',
  copy: 'Copy',
  copied: 'Copied',
  save: 'Download',
  saveFile: 'halles-recovery-codes.txt',
  codesSaved: 'I have saved them',
  leaveCodesTitle: 'Leave without saving your codes?',
  leaveCodesMessage:
    'They will never be shown again. Copy, download or print them before you leave this page.',
  stayWithCodes: 'Back to the codes',
  leaveCodes: 'Leave without the codes',
  factorRemove: 'Turn off',
  factorRemoveTitle: 'Turn off the one-time code?',
  factorRemoveMessage: 'You will log in with your password alone again.',
  factorRemoved: 'The one-time code is off.',
  passwordTitle: 'Password',
}

function citiesAdded(count: number): string {
  if (count === 0) return 'No city added'
  return count === 1 ? '1 city added' : `${count} cities added`
}
