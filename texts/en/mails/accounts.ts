import type { AccountKind } from '@halles/domain/account.ts'
import type { MailTexts } from '../../fr/mails.ts'

const welcome: Record<AccountKind, string> = {
  restaurant:
    'You can now compare prices, fill a cart and order from every supplier that delivers in your city.',
  supplier:
    'You can now show your products and receive orders from the restaurants of your cities.',
  operator: 'You can now review the accounts of the market.',
}

export const accounts: MailTexts['accounts'] = {
  signUpReceived: {
    subject: 'Your Halles registration was received',
    thanks: (business) => `Thank you for registering ${business} with Halles.`,
    next: 'A person reviews each new account. You will get an email as soon as yours is activated; until then you cannot log in.',
  },
  addressInUse: {
    subject: 'A registration with your email',
    what: 'Someone just filled in the Halles registration form with this address. It already has an account: nothing was created, nothing has changed.',
    ifYou:
      'If it was you, use the account you already have. The login page lets you choose another password.',
    ifNot: 'If it was not you, there is nothing to do.',
  },
  emailInUse: {
    subject: 'A request with your email',
    what: 'Someone just asked to log in to Halles with this address from another account. It already opens yours: the request goes no further, nothing has changed.',
    ifNot:
      'If it was you, choose another address for that other account. If not, there is nothing to do.',
  },
  activated: {
    subject: 'Your Halles account is active',
    what: (business) =>
      `The account of ${business} has been reviewed and activated. Welcome to the market!`,
    welcome: (kind) => welcome[kind],
    action: 'Log in',
  },
  refused: {
    subject: 'Your Halles registration was not accepted',
    what: (business) =>
      `We reviewed the registration of ${business}. We cannot accept it, for this reason:`,
    again: 'If things change, you can register again with the same address.',
  },
  passwordChanged: {
    subject: 'Your Halles password was changed',
    what: 'The password of your account was just changed. Other devices have been logged out.',
    ifNot:
      'If it was not you, choose a new password right away from the login page, then write to us.',
  },
  passwordReset: {
    subject: 'Choose a new password',
    what: 'Someone, probably you, asked for a new password for your Halles account.',
    action: 'Choose a password',
    limits: 'This link works once and expires in one hour.',
    ifNot: 'If you asked for nothing, ignore this email: your password stays the same.',
  },
  emailConfirmation: {
    subject: 'Confirm your new email',
    what: 'You asked to log in to Halles with this address. Confirm it for the change to take effect.',
    action: 'Confirm this address',
    ifNot:
      'This link works once and expires in one day. If you asked for nothing, ignore this email: nothing will change.',
  },
  emailChanged: {
    subject: 'Your login email has changed',
    what: 'Your Halles account now opens with another address than this one.',
    ifNot: 'If it was not you, write to us right away.',
    action: 'Write to us',
  },
}
