import type { AccountKind } from '@halles/domain/account.ts'
import type { MailTexts } from '../../fr/mails.ts'

const welcome: Record<AccountKind, string> = {
  restaurant:
    'You can now compare prices, fill a cart and order from every supplier that delivers to your city.',
  supplier:
    'You can now show your products and receive orders from restaurants in the cities you serve.',
  operator: 'You can now review Halles accounts.',
}

export const accounts: MailTexts['accounts'] = {
  signUpReceived: {
    subject: 'Your Halles sign-up was received',
    thanks: (business) => `Thank you for signing up ${business} on Halles.`,
    next: 'We review each new account. You will get an email as soon as yours is activated; until then you cannot log in.',
  },
  addressInUse: {
    subject: 'A sign-up with your email',
    intro:
      'Someone just filled in the Halles sign-up form with your email. An account with this address exists already, or did less than seven days ago: nothing was created or changed.',
    ifYou:
      'If it was you, use the account you already have. The login page lets you choose a new password.',
    ifNot: 'If it was not you, you do not need to do anything.',
  },
  emailInUse: {
    subject: 'A request with your email',
    intro:
      'Someone asked to use this address as the login email of another Halles account. It is already used by your account: the request was refused and nothing has changed.',
    ifNot:
      'If it was you, choose another address for that other account. If not, you do not need to do anything.',
  },
  activated: {
    subject: 'Your Halles account has been activated',
    intro: (business) =>
      `The account of ${business} has been reviewed and activated. Welcome to Halles!`,
    welcome: (kind) => welcome[kind],
    action: 'Log in',
  },
  refused: {
    subject: 'Your Halles sign-up was not accepted',
    intro: (business) =>
      `We reviewed the sign-up of ${business}. We cannot accept it, for the following reason:`,
    reapply: 'If the situation changes, you can sign up again with the same address.',
  },
  passwordChanged: {
    subject: 'Your Halles password was changed',
    intro:
      'The password of your account was just changed. Your other devices have been logged out.',
    ifNot:
      'If it was not you, choose a new password right away from the login page, then write to us.',
  },
  passwordReset: {
    subject: 'Choose a new password',
    intro: 'Someone, probably you, requested a new password for your Halles account.',
    action: 'Choose a password',
    limits: 'This link works once and expires after one hour.',
    ifNot: 'If you did not ask for this, ignore this email: your password stays the same.',
  },
  emailConfirmation: {
    subject: 'Confirm your new email',
    intro:
      'You asked to log in to Halles with this address. Confirm it, with the password of your account, for the change to take effect.',
    action: 'Confirm this address',
    ifNot:
      'This link works once and expires after 24 hours. If you did not ask for this, ignore this email: nothing will change.',
  },
  emailChangeRequested: {
    subject: 'A request to change your login email',
    intro: (email) =>
      `Someone, probably you, requested that the login email of your Halles account become ${email}. The change takes effect when it is confirmed through the link sent to that address, with the password of the account.`,
    undo: 'If it was not you, cancel the request: all devices are logged out and you choose a new password.',
    action: 'Cancel the request',
    limits: 'This link works once and expires after seven days.',
  },
  emailChanged: {
    subject: 'Your login email has changed',
    intro: (email) =>
      `The login email of your Halles account is now ${email}, and no longer this address.`,
    undo: 'If it was not you, undo the change: this address becomes your login email again, all devices are logged out and you choose a new password.',
    action: 'Undo the change',
    limits: 'This link works once and expires after seven days.',
  },
  emailChangeUndone: {
    subject: 'Your login email is restored',
    intro:
      'This address is the login email of your Halles account. The requested change was undone, all devices have been logged out and the old password no longer works.',
    next: 'Choose a new password to log in.',
    action: 'Choose a password',
    limits:
      'This link works once and expires after one hour. After that, ask for another one from the login page.',
  },
}
