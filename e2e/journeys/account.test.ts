import { mails as en } from '@halles/texts/en/mails.ts'
import { mails as fr } from '@halles/texts/fr/mails.ts'
import type { Browser, Page } from '@playwright/test'
import { demoAccount, expect, expectProblem, test } from '../halles-test.ts'
import { lastMailTo } from '../mails.ts'

const MAILS = { fr: fr.accounts, en: en.accounts }

/** Where the mail of a subject leads, on the origin of these tests. */
async function linkIn(address: string, subject: string): Promise<string> {
  const { text } = await lastMailTo(address, new RegExp(subject))
  const link = /https?:\/\/\S+\/(login|confirm-email\/\S+|reset-password\/\S+)/.exec(text)?.[0]
  return new URL(link ?? '').pathname
}

/** A second browser, on a device like this test's. */
async function elsewhere(browser: Browser, page: Page, lang: string): Promise<Page> {
  const viewport = page.viewportSize()
  const context = await browser.newContext({ viewport, baseURL: new URL(page.url()).origin })
  await context.addInitScript((value) => localStorage.setItem('lang', value), lang)
  return context.newPage()
}

test('a supplier signs up, is let in, changes its e-mail, forgets its password, and is always who gets in @desk', async ({
  page,
  browser,
  language,
  texts,
  problems,
}) => {
  test.setTimeout(120_000)
  const { signUp, forms, session, accounts, passwords, operator, refusals } = texts
  const mails = MAILS[language]
  const mark = crypto.randomUUID().slice(0, 8)
  const name = `Fromages du Détour ${mark}`
  const first = `detour-${mark}@halles.example`
  const second = `comptoir-${mark}@halles.example`
  const password = 'trois-petits-pois'
  const newPassword = 'sept-vertes-laitues'

  const signIn = async (on: Page, email: string, secret: string) => {
    await on.getByLabel(session.email).fill(email)
    await on.getByLabel(session.password, { exact: true }).fill(secret)
    await on.getByRole('main').getByRole('button', { name: session.submit }).click()
  }

  await test.step('it signs up in two steps', async () => {
    await page.goto('/signup')
    await page.getByRole('link', { name: signUp.kinds.supplier.title }).click()
    await page.getByLabel(forms.name.supplier).fill(name)
    await page.getByLabel(forms.address).fill('12, rue des Halles')
    await page.getByRole('combobox', { name: forms.city, exact: true }).fill('rimouski')
    await page.getByLabel(forms.zipCode).fill('g5l1a1')
    await page.getByLabel(forms.phone).fill('418 555-0142')
    await page.getByLabel(forms.minimumOrder).fill(language === 'fr' ? '125,50' : '125.50')
    const cities = page.getByRole('combobox', { name: forms.deliveryCities })
    for (const city of ['Rimouski', 'Matane']) {
      await cities.fill(city)
      await page.getByRole('option', { name: city, exact: true }).click()
    }
    await page.getByLabel(forms.firstName).fill('Ana')
    await page.getByLabel(forms.lastName, { exact: true }).fill('Roy')
    await page.getByLabel(forms.email).fill(first)
    await page.getByLabel(signUp.password, { exact: true }).fill(password)
    await page.getByLabel(signUp.confirmation).fill(password)
    if (language === 'en')
      await page.getByRole('checkbox', { name: signUp.terms.wishEnglish }).check()
    await page.getByRole('button', { name: signUp.submit }).click()
    const dialog = page.getByRole('dialog', { name: signUp.successTitle })
    await expect(dialog).toContainText(first)
    await dialog.getByRole('button', { name: signUp.successButton }).click()
    await expect(page).toHaveURL('/')
  })

  await test.step('it is refused entry while it waits', async () => {
    await page.goto('/login')
    await signIn(page, first, password)
    await expect(page.getByRole('main')).toContainText(refusals.account_pending)
    expectProblem(problems, /403|vérification|verified/)
  })

  await test.step('the operator lets it in, in a second browser', async () => {
    const office = await elsewhere(browser, page, language)
    await office.goto('/login')
    const { email, password: secret } = demoAccount('operator')
    await signIn(office, email, secret)
    await expect(office).toHaveURL('/operator')
    await office.goto(`/operator?search=${mark}`)
    await expect(office.getByRole('article')).toContainText(first)
    await expect(office.getByRole('article')).toContainText('Matane, Rimouski')
    await office.getByRole('button', { name: operator.transitions.activate.of(name) }).click()
    await office
      .getByRole('dialog')
      .getByRole('button', { name: operator.transitions.activate.button })
      .click()
    await expect(office.getByRole('alert')).toContainText(operator.transitions.activate.done(name))
    await office.context().close()
  })

  await test.step('it follows the mail’s link and signs in', async () => {
    await page.goto(await linkIn(first, mails.activated.subject))
    await signIn(page, first, password)
    await expect(page).toHaveURL('/supplier/categories')
  })

  await test.step('it changes its e-mail through the new mailbox', async () => {
    await page.goto('/account?to=profile')
    await page.getByRole('button', { name: accounts.editProfile }).click()
    await page.getByLabel(forms.email).fill(second)
    await page.getByRole('button', { name: accounts.save }).click()
    const dialog = page.getByRole('dialog', { name: accounts.emailTitle })
    await dialog.getByRole('button', { name: texts.common.continue }).click()
    await expect(page.getByText(accounts.emailPending(second))).toBeVisible()
    await page.goto(await linkIn(second, mails.emailConfirmation.subject))
    await page.getByLabel(forms.passwordToConfirm).fill(password)
    await page.getByRole('button', { name: accounts.confirmEmailSubmit }).click()
    await expect(page.getByRole('alert')).toContainText(accounts.emailConfirmed)
    await expect(page).not.toHaveURL(/confirm-email/)
  })

  const other = await elsewhere(browser, page, language)
  await test.step('it is signed in on a second device too', async () => {
    await other.goto('/login')
    await signIn(other, second, password)
    await expect(other).toHaveURL('/supplier/categories')
  })

  await test.step('it forgets its password, and sets another by mail', async () => {
    await page.context().clearCookies()
    await page.goto('/login')
    await page.getByRole('button', { name: session.forgotten }).click()
    const dialog = page.getByRole('dialog', { name: passwords.forgottenTitle })
    await dialog.getByLabel(passwords.email).fill(second)
    await dialog.getByRole('button', { name: passwords.send }).click()
    await expect(dialog).toContainText(passwords.sentHint(second))
    await page.goto(await linkIn(second, mails.passwordReset.subject))
    await page.getByLabel(passwords.newPassword, { exact: true }).fill(newPassword)
    await page.getByLabel(passwords.confirmation).fill(newPassword)
    await page.getByRole('button', { name: passwords.resetSubmit }).click()
    await expect(page.getByRole('alert')).toContainText(passwords.resetDone)
    await expect(page).toHaveURL('/login')
  })

  await test.step('the second device is signed out, and the new password opens the door', async () => {
    await other.goto('/account')
    await expect(other).toHaveURL('/login?redirect=%2Faccount')
    await other.context().close()
    await signIn(page, second, newPassword)
    await expect(page).toHaveURL('/supplier/categories')
    await expect(page.getByRole('banner')).toContainText(name)
  })
})
