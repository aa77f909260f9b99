import { readFileSync } from 'node:fs'
import { aRestaurantOfMine } from '../a-business.ts'
import { expect, expectProblem, test } from '../halles-test.ts'

test('a profile is edited, cancelled and saved', async ({ page, signIn, texts }) => {
  const { accounts, forms, common } = texts
  const { name } = await aRestaurantOfMine(page, signIn)
  await page.goto('/account')
  const edit = page.getByRole('button', { name: accounts.edit, exact: true })
  const phone = page.getByLabel(forms.phone)
  await edit.click()
  await phone.fill('418 555-0199')
  await page.getByRole('button', { name: common.cancel }).click()
  await expect(page.getByText('514 555-0142')).toBeVisible()
  await edit.click()
  await expect(phone).toHaveValue('514 555-0142')
  await phone.fill('')
  await page.getByRole('button', { name: accounts.save }).click()
  await expect(phone).toBeFocused()
  await phone.fill('418 555-0199')
  await page.getByLabel(forms.name.restaurant).fill(`${name} et filles`)
  await page.getByRole('button', { name: accounts.save }).click()
  await expect(page.getByRole('alert')).toContainText(accounts.saved)
  await expect(page.getByText('418 555-0199')).toBeVisible()
  await expect(page.getByRole('banner')).toContainText(`${name} et filles`)
})

test('a save that fails shows the account as it is kept, and gives back what was typed', async ({
  page,
  signIn,
  texts,
  problems,
}) => {
  const { accounts, forms } = texts
  await aRestaurantOfMine(page, signIn)
  await page.goto('/account')
  await page.getByRole('button', { name: accounts.edit, exact: true }).click()
  await page.getByLabel(forms.phone).fill('418 555-0177')
  await page.route('**/api/restaurant-account-info/', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.getByRole('button', { name: accounts.save }).click()
  await expect(page.getByRole('alert').filter({ hasText: accounts.saveFailed })).toBeVisible()
  await expect(page.getByText('514 555-0142')).toBeVisible()
  await page.getByRole('button', { name: accounts.restoreChanges }).click()
  await expect(page.getByLabel(forms.phone)).toHaveValue('418 555-0177')
  expectProblem(problems, /./)
})

test('a supplier’s minimum may be written with a comma', async ({ page, signIn, texts }) => {
  const { accounts, forms } = texts
  await signIn({ email: 'boissons@halles.example', password: 'marche-du-matin' })
  await page.goto('/account')
  await page.getByRole('button', { name: accounts.edit, exact: true }).click()
  const minimum = page.getByLabel(forms.minimumOrder)
  const before = await minimum.inputValue()
  await minimum.fill('-5')
  await page.getByRole('button', { name: accounts.save }).click()
  await expect(page.getByText(texts.fieldProblems.minimum_order_price_invalid)).toBeVisible()
  await minimum.fill(before)
  await page.getByRole('button', { name: accounts.save }).click()
  await expect(page.getByRole('alert')).toContainText(accounts.saved)
})

test('one’s data can be taken along, and the account closed with the password', async ({
  page,
  signIn,
  texts,
  problems,
}) => {
  const { accounts, forms, pages, refusals } = texts
  const { name, password } = await aRestaurantOfMine(page, signIn)
  await page.goto('/account')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: accounts.download }).click()
  expect((await download).suggestedFilename()).toBe(accounts.downloadFile)
  expect(readFileSync(await (await download).path(), 'utf8')).toContain(name)

  await page.getByRole('button', { name: accounts.close }).click()
  const dialog = page.getByRole('dialog', { name: accounts.closeTitle })
  await dialog.getByLabel(forms.passwordToConfirm).fill('not the password')
  await dialog.getByRole('button', { name: accounts.closeSubmit }).click()
  await expect(dialog).toContainText(refusals.wrong_password)
  expectProblem(problems, /400|actuel/)
  await dialog.getByLabel(forms.passwordToConfirm).fill(password)
  await dialog.getByRole('button', { name: accounts.closeSubmit }).click()
  await page
    .getByRole('dialog', { name: accounts.closedTitle })
    .getByRole('button', { name: pages.home })
    .click()
  await expect(page).toHaveURL('/')
  problems.length = 0
})
