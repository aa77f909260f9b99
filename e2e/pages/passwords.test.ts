import { mails } from '@halles/texts/fr/mails.ts'
import type { Texts } from '@halles/texts/fr.ts'
import type { Page } from '@playwright/test'
import { aRestaurantOfMine } from '../business.ts'
import { expect, expectProblem, post, test } from '../halles-test.ts'
import { lastMailTo } from '../mails.ts'

test('a link to a new password is asked for in a dialog that starts from what was typed', async ({
  page,
  texts,
}) => {
  await page.goto('/login')
  await page.getByLabel(texts.session.email).fill('nobody@halles.example')
  await page.getByRole('button', { name: texts.session.forgotten }).click()
  const dialog = page.getByRole('dialog', { name: texts.passwords.forgottenTitle })
  await expect(dialog.getByLabel(texts.passwords.email)).toHaveValue('nobody@halles.example')
  await dialog.getByRole('button', { name: texts.passwords.send }).click()
  await expect(page.getByRole('alert')).toContainText(texts.passwords.sent)
})

test('a link that is dead says so and offers another; nothing tells where it was opened', async ({
  page,
  texts,
  problems,
}) => {
  const response = await page.goto('/reset-password/MQ/not-a-token')
  expect(response?.headers()['referrer-policy']).toBe('no-referrer')
  await page.getByLabel(texts.passwords.newPassword, { exact: true }).fill('trois-petits-pois')
  await page.getByLabel(texts.passwords.confirmation).fill('trois-petits-poix')
  await page.getByRole('button', { name: texts.passwords.resetSubmit }).click()
  await expect(page.getByText(texts.forms.problems.passwords_differ)).toBeVisible()
  await page.getByLabel(texts.passwords.confirmation).fill('trois-petits-pois')
  await page.getByRole('button', { name: texts.passwords.resetSubmit }).click()
  await expect(page.getByText(texts.passwords.deadLink)).toBeVisible()
  await page.getByRole('button', { name: texts.passwords.askAgain }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expectProblem(problems, /400|valide/)
})

test('a link that has served is gone from the address bar and from the way back, and no other host hears of it [A074]', async ({
  page,
  signIn,
  texts,
}) => {
  const { email } = await aRestaurantOfMine(page, signIn)
  await page.context().clearCookies()
  await post(page, '/api/request-password-reset/', { email })
  const { text } = await lastMailTo(email, new RegExp(mails.accounts.passwordReset.subject))
  const link = new URL(/\S+\/reset-password\/\S+/.exec(text)?.[0] ?? '').pathname
  const referrers: (string | undefined)[] = []
  page.on('request', (request) => referrers.push(request.headers().referer))
  await page.goto('/contact-us')
  const response = await page.goto(link)
  expect(response?.headers()['referrer-policy']).toBe('no-referrer')
  await page.getByLabel(texts.passwords.newPassword, { exact: true }).fill('sept-vertes-laitues')
  await page.getByLabel(texts.passwords.confirmation).fill('sept-vertes-laitues')
  await page.getByRole('button', { name: texts.passwords.resetSubmit }).click()
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await expect(page).toHaveURL('/contact-us')
  // That nothing is asked of another host every test checks (see `problems`).
  expect(referrers.filter((referrer) => referrer?.includes('reset-password'))).toEqual([])
})

test('a confirmation link that is dead says so', async ({ page, texts, problems }) => {
  await page.goto('/confirm-email/not-a-token')
  await page.getByLabel(texts.forms.passwordToConfirm).fill('trois-petits-pois')
  await page.getByRole('button', { name: texts.accounts.confirmEmailSubmit }).click()
  await expect(page.getByText(texts.accounts.deadLink)).toBeVisible()
  expectProblem(problems, /400|valide/)
})

/** Asks for another login e-mail on the account page, and reads where its mails lead. */
async function askForEmail(page: Page, { accounts, forms, common }: Texts, email: string) {
  await page.goto('/account?to=profile')
  await page.getByRole('button', { name: accounts.editProfile }).click()
  await page.getByRole('textbox', { name: forms.email }).fill(email)
  await page.getByRole('button', { name: accounts.save }).click()
  await page.getByRole('dialog').getByRole('button', { name: common.continue }).click()
  await expect(page.getByText(accounts.emailPending(email))).toBeVisible()
}

async function linkIn(address: string, subject: string): Promise<string> {
  const { text } = await lastMailTo(address, new RegExp(subject))
  return new URL(/\S+\/(confirm-email|undo-email-change)\/\S+/.exec(text)?.[0] ?? '').pathname
}

test('a new e-mail is confirmed by the account’s password, and undone from the old mailbox', async ({
  page,
  signIn,
  texts,
  problems,
}) => {
  const { accounts, forms, refusals } = texts
  const { email, password } = await aRestaurantOfMine(page, signIn)
  const next = `nouvelle-${email}`
  await askForEmail(page, texts, next)
  await page.goto(await linkIn(next, mails.accounts.emailConfirmation.subject))
  const field = page.getByLabel(forms.passwordToConfirm)
  await page.getByRole('button', { name: accounts.confirmEmailSubmit }).click()
  await expect(field).toBeFocused()
  await field.fill('sept-vertes-laitues')
  await page.keyboard.press('Enter')
  await expect(page.getByText(refusals.wrong_password)).toBeVisible()
  await expect(field).toBeFocused()
  expectProblem(problems, /400|mot de passe|password/)
  await field.fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account?to=profile')
  await expect(page.getByText(next)).toBeVisible()

  // Whoever reads the old mailbox is signed in nowhere.
  const session = await page.context().cookies()
  await page.context().clearCookies()
  await page.goto(await linkIn(email, mails.accounts.emailChanged.subject))
  await page.getByRole('button', { name: accounts.undoEmailSubmit }).click()
  await expect(page.getByRole('status').getByText(accounts.emailUndone)).toBeVisible()
  await page.context().addCookies(session)
  await page.goto('/account')
  await expect(page).toHaveURL('/login?redirect=%2Faccount')
  expectProblem(problems, /401/)
})

test('a mistyped new e-mail is given up in the profile; saving something else leaves it waiting', async ({
  page,
  signIn,
  texts,
}) => {
  const { accounts, forms } = texts
  const { email } = await aRestaurantOfMine(page, signIn)
  const mistyped = `mal-tape-${email}`
  await askForEmail(page, texts, mistyped)
  await page.getByRole('button', { name: accounts.editProfile }).click()
  await page.getByLabel(forms.firstName).fill('Anabelle')
  await page.getByRole('button', { name: accounts.save }).click()
  await expect(page.getByText('Anabelle')).toBeVisible()
  await expect(page.getByText(accounts.emailPending(mistyped))).toBeVisible()
  await page.getByRole('button', { name: accounts.withdrawEmail }).click()
  await expect(page.getByText(accounts.emailPending(mistyped))).toBeHidden()
  await expect(page.getByText(email, { exact: true })).toBeVisible()
})

test('a link to undo a change of e-mail that is dead says whom to write to', async ({
  page,
  texts,
  problems,
}) => {
  await page.goto('/undo-email-change/not-a-token')
  await page.getByRole('button', { name: texts.accounts.undoEmailSubmit }).click()
  await expect(page.getByText(texts.accounts.deadUndoLink)).toBeVisible()
  await expect(page.getByRole('link', { name: texts.accounts.contactUs }).first()).toBeVisible()
  expectProblem(problems, /400|valide/)
})

test('a password is changed by who knows the current one; the fields are cleared', async ({
  page,
  signIn,
  texts,
  problems,
}) => {
  const { passwords } = texts
  const { password } = await aRestaurantOfMine(page, signIn)
  await page.goto('/account?to=profile')
  await page.getByRole('button', { name: passwords.change }).click()
  const dialog = page.getByRole('dialog')
  const fill = async (current: string) => {
    await dialog.getByLabel(passwords.current).fill(current)
    await dialog.getByLabel(passwords.newPassword, { exact: true }).fill('sept-vertes-laitues')
    await dialog.getByLabel(passwords.confirmation).fill('sept-vertes-laitues')
    await dialog.getByRole('button', { name: passwords.change }).click()
  }
  await fill('not the password')
  await expect(page.getByRole('alert')).toContainText(passwords.changeFailed)
  await expect(dialog).toContainText(texts.refusals.wrong_password)
  await expect(dialog.getByLabel(passwords.current)).toBeFocused()
  await expect(dialog.getByLabel(passwords.newPassword, { exact: true })).toHaveValue('')
  expectProblem(problems, /400|actuel/)
  await fill(password)
  await expect(page.getByRole('alert').filter({ hasText: passwords.changed })).toBeVisible()
  await expect(dialog).toHaveCount(0)
})
