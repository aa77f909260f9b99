import { demoAccount } from './halles-test.ts'
import type { Screen } from './screen.ts'

/** Getting an account, keeping it, and those who review it. */
export const accountScreens: readonly Screen[] = [
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
    name: 'supplier-account-edit',
    viewer: 'supplier',
    path: '/account',
    prepare: (page, texts) =>
      page.getByRole('button', { name: texts.accounts.edit, exact: true }).click(),
  },
  { name: 'supplier-promotion', viewer: 'supplier', path: '/account?to=promotion' },
  {
    name: 'supplier-promotion-empty',
    viewer: 'supplier',
    path: '/account?to=promotion',
    prepare: (page, texts) => page.getByRole('button', { name: texts.promotions.submit }).click(),
  },
  { name: 'operator', viewer: 'operator', path: '/operator' },
  { name: 'operator-cities', viewer: 'operator', path: '/operator?tab=cities&search=laval' },
  {
    name: 'operator-security-start',
    viewer: 'operator',
    path: '/operator?tab=security',
    prepare: async (page, texts) => {
      await page.getByRole('button', { name: texts.operator.factorStart }).click()
      await page.getByRole('dialog').getByLabel(texts.forms.passwordToConfirm).waitFor()
    },
  },
  {
    name: 'operator-security',
    viewer: 'operator',
    path: '/operator?tab=security',
    prepare: async (page, texts) => {
      const start = { name: texts.operator.factorStart }
      await page.getByRole('button', start).click()
      const question = page.getByRole('dialog')
      const { password } = demoAccount('operator')
      await question.getByLabel(texts.forms.passwordToConfirm).fill(password)
      await question.getByRole('button', start).click()
      await page.getByRole('img', { name: texts.operator.qr }).waitFor()
    },
  },
]
