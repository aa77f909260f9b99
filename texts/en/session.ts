import type { Texts } from '../fr.ts'

export const session: Texts['session'] = {
  title: 'Log in',
  welcome: 'Enter the market with the email of your account.',
  welcomeBack: 'Log in to see the page that you have asked for.',
  email: 'Email',
  password: 'Password',
  submit: 'Log in',
  forgotten: 'Forgot your password?',
  signUp: 'Create an account',
  code: 'One-time code',
  codeHint: 'Enter the six-digit code of your authenticator application.',
  recoveryCode: 'Recovery code',
  recoveryHint: 'Enter one of the recovery codes you kept. Each works once.',
  useRecovery: 'Use a recovery code',
  useCode: 'Use the application',
  logout: 'Log out',
}
