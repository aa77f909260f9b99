import type { Texts } from '../fr.ts'

export const passwords: Texts['passwords'] = {
  forgottenTitle: 'Forgot your password',
  forgotten: 'Enter the email of your account. We will send a link to it to choose a new password.',
  email: 'Email',
  send: 'Send the link',
  sent: 'An email has been sent to you',
  sentHint: (email) =>
    `If an active account uses ${email}, you will get a link there within a few minutes. It works once and expires after an hour.`,

  resetTitle: 'New password',
  reset: 'Choose the password for your account. All your devices will be logged out.',
  newPassword: 'New password',
  confirmation: 'Confirm the password',
  resetSubmit: 'Save the password',
  resetDone: 'Password has been reset',
  resetFailed: 'Failed to reset password',
  deadLink:
    'This link is no longer valid: it has been used, it is more than an hour old, or a newer request replaces it.',
  askAgain: 'Request a new link',

  change: 'Change the password',
  changeHint: 'Your other devices will be logged out.',
  current: 'Current password',
  changed: 'Password changed',
  changeFailed: 'Failed to change password',
}
