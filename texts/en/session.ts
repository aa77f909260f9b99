import type { Texts } from '../fr.ts'

export const session: Texts['session'] = {
  title: 'Log in',
  welcomeBack: 'Log in to see the page you requested.',
  email: 'Email',
  password: 'Password',
  submit: 'Log in',
  forgotten: 'Forgot your password?',
  signUp: 'Create an account',
  code: 'One-time code',
  codeHint: 'Enter the six-digit code from your authenticator app.',
  recoveryCode: 'Recovery code',
  recoveryHint: 'Enter one of the recovery codes you saved. Each works once.',
  useRecovery: 'Use a recovery code',
  useCode: 'Use the app',
  logout: 'Log out',
  logoutAnyway: 'Log out without sending',
  unsentTitle: 'Some changes are not sent',
  unsent: (products) =>
    products === 1
      ? 'One change is still waiting for the server. If you log out now, it will be erased from this device.'
      : `${products} changes are still waiting for the server. If you log out now, they will be erased from this device.`,
}
