import type { Texts } from '../fr.ts'

export const session: Texts['session'] = {
  title: 'Log in',
  welcome: 'Enter the market with the e-mail of your account.',
  email: 'Email',
  password: 'Password',
  show: 'Show or hide the password',
  submit: 'Log in',
  forgotten: 'Forgot your password?',
  signUp: 'Create an account',
  bothRequired: 'Please enter both email and password',
  emailInvalid: 'Invalid email format',
  failed: 'Login failed. Please check your credentials.',
  logout: 'Log out',
}
