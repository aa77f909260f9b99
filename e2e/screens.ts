import type { Texts } from '@halles/texts/fr.ts'
import type { Page } from '@playwright/test'
import type { Role } from './halles-test.ts'

/** A screen as accessibility tests and screenshots look at it. */
export type Screen = {
  /** Of the picture's file. */
  name: string
  viewer: 'visitor' | Role
  path: string
  /** What to do before it is looked at. */
  prepare?: (page: Page, texts: Texts) => Promise<void>
}

/** Every screen there is. A new one belongs here. */
export const screens: readonly Screen[] = [
  { name: 'landing', viewer: 'visitor', path: '/' },
  { name: 'login', viewer: 'visitor', path: '/login' },
  {
    name: 'login-empty',
    viewer: 'visitor',
    path: '/login',
    prepare: (page, texts) =>
      page.getByRole('main').getByRole('button', { name: texts.session.submit }).click(),
  },
  { name: 'not-found', viewer: 'visitor', path: '/nowhere' },
  { name: 'not-authorized', viewer: 'restaurant', path: '/not-authorized' },
  { name: 'sign-up', viewer: 'visitor', path: '/signup' },
  {
    name: 'sign-up-supplier-empty',
    viewer: 'visitor',
    path: '/signup?type=supplier',
    prepare: (page, texts) => page.getByRole('button', { name: texts.signUp.submit }).click(),
  },
  {
    name: 'forgot-password',
    viewer: 'visitor',
    path: '/login',
    prepare: async (page, texts) => {
      await page.getByRole('button', { name: texts.session.forgotten }).click()
      await page.getByRole('dialog').getByLabel(texts.passwords.email).waitFor()
    },
  },
  { name: 'reset-password', viewer: 'visitor', path: '/reset-password/MQ/a-token' },
  { name: 'contact', viewer: 'visitor', path: '/contact-us' },
  { name: 'privacy', viewer: 'visitor', path: '/privacy' },
  {
    name: 'account-edit',
    viewer: 'supplier',
    path: '/account',
    prepare: (page, texts) =>
      page.getByRole('button', { name: texts.accounts.edit, exact: true }).click(),
  },
  { name: 'operator', viewer: 'operator', path: '/operator?status=active' },
  { name: 'operator-cities', viewer: 'operator', path: '/operator?tab=cities&search=laval' },
  {
    name: 'operator-security',
    viewer: 'operator',
    path: '/operator?tab=security',
    prepare: async (page, texts) => {
      await page.getByRole('button', { name: texts.operator.factorStart }).click()
      await page.getByRole('img', { name: texts.operator.qr }).waitFor()
    },
  },
]
