import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { aRestaurantOfMine } from '../business.ts'
import { expect, expectProblem, test } from '../halles-test.ts'
import { aMarket } from '../market.ts'
import { aMember, MEMBER_PASSWORD } from '../member.ts'

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

test('a save that fails shows the account as it is stored, and restores what was typed', async ({
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

test('a restaurant that moves to another city is shown what is delivered there', async ({
  page,
  browser,
  baseURL,
  signIn,
  texts,
}) => {
  const { accounts, catalogue, forms } = texts
  const butter = { name: 'Beurre', price: '90.00', quantity: '20', unit: 'lb' }
  const dairy = { name: 'Laiterie', minimum: '0', products: [butter] }
  const { restaurant, suppliers } = await aMarket(browser, baseURL ?? '', [dairy])
  const product = suppliers[0]?.products[0] ?? ''
  await signIn(restaurant)
  const mark = product.split(' ').at(-1) ?? ''
  await page.goto(`/categories/all?search=${mark}`)
  await expect(page.getByRole('row', { name: product })).toBeVisible()
  await page.getByRole('banner').locator('a[href="/account"]').click()
  await page.getByRole('button', { name: accounts.edit, exact: true }).click()
  await page.getByRole('combobox', { name: forms.city, exact: true }).fill('Laval')
  await page.getByRole('button', { name: accounts.save }).click()
  await expect(page.getByRole('alert')).toContainText(accounts.saved)
  await page.goBack()
  await expect(page.getByText(catalogue.noMatch(mark))).toBeVisible()
})

test('a supplier says that it sells to its customers alone', async ({
  page,
  browser,
  baseURL,
  signIn,
  texts,
}) => {
  const { accounts } = texts
  const given = { name: 'Grossiste', minimum: '0', products: [] }
  const { suppliers } = await aMarket(browser, baseURL ?? '', [given])
  if (!suppliers[0]) throw new Error('There is no supplier')
  await signIn(suppliers[0])
  await page.goto('/account')
  await expect(page.getByText(accounts.openToNames.everyone)).toBeVisible()
  await page.getByRole('button', { name: accounts.edit, exact: true }).click()
  await page.getByRole('radio', { name: accounts.openToNames.customers }).check()
  await page.getByRole('button', { name: accounts.save }).click()
  await expect(page.getByRole('alert')).toContainText(accounts.saved)
  await page.reload()
  await expect(page.getByText(accounts.openToNames.customers)).toBeVisible()
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
  await page.getByRole('link', { name: accounts.download }).click()
  expect((await download).suggestedFilename()).toBe('halles-account.json')
  expect(readFileSync(await (await download).path(), 'utf8')).toContain(name)

  await page.getByRole('button', { name: accounts.closing.business.close }).click()
  const dialog = page.getByRole('dialog', { name: accounts.closing.business.title })
  await dialog.getByLabel(forms.passwordToConfirm).fill('not the password')
  await dialog.getByRole('button', { name: accounts.closing.business.submit }).click()
  await expect(dialog).toContainText(refusals.wrong_password)
  expectProblem(problems, /400|actuel/)
  await dialog.getByLabel(forms.passwordToConfirm).fill(password)
  await dialog.getByRole('button', { name: accounts.closing.business.submit }).click()
  await page
    .getByRole('dialog', { name: accounts.closing.business.closedTitle })
    .getByRole('button', { name: pages.home })
    .click()
  await expect(page).toHaveURL('/')
  problems.length = 0
})

test('a member erases the own access in the profile, and the business goes on; its last owner is told why not', async ({
  page,
  browser,
  language,
  signIn,
  texts,
  problems,
}) => {
  const { accounts, forms, pages, refusals, team } = texts
  const { password } = await aRestaurantOfMine(page, signIn)
  await page.goto('/account?to=team')
  const cook = await aMember(browser, page, { language, role: 'cook', firstName: 'Luc' })
  const { close, title, submit, closedTitle } = accounts.closing.person
  const erase = async (tab: Page, typed: string) => {
    await tab.goto('/account?to=profile')
    await tab.getByRole('button', { name: close }).click()
    const dialog = tab.getByRole('dialog', { name: title })
    await dialog.getByLabel(forms.passwordToConfirm).fill(typed)
    await dialog.getByRole('button', { name: submit }).click()
    return dialog
  }
  await expect(await erase(page, password)).toContainText(refusals.last_owner)
  expectProblem(problems, /409|./)

  await erase(cook.page, MEMBER_PASSWORD)
  const goodbye = cook.page.getByRole('dialog', { name: closedTitle })
  await goodbye.getByRole('button', { name: pages.home }).click()
  await expect(cook.page).toHaveURL(/\/(\?lang=en)?$/)
  expect(await cook.page.evaluate(() => Object.keys(localStorage))).toEqual(['lang'])
  await page.goto('/account?to=team')
  await expect(page.getByText(team.onlyYou)).toBeVisible()
  await cook.context.close()
  problems.length = 0
})

test('a tab is cached with its state: what was opened in it and typed', async ({
  page,
  signIn,
  texts,
}) => {
  const { accounts, orders } = texts
  await page.setViewportSize({ width: 390, height: 500 })
  await signIn('restaurant')
  await page.goto('/account')
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  const field = page.getByLabel(texts.forms.name.restaurant)
  await page.getByRole('button', { name: accounts.edit, exact: true }).click()
  await field.fill('Le Bouillon de demain')
  await tab(orders.tab).click()
  await tab(orders.restaurantTabs.done).click()
  await expect(page).toHaveURL('/account?to=orders&status=done')
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  await page.evaluate(() => scrollTo(0, 30))

  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('order-list')) asked.push(request.url())
  })
  await tab(accounts.info).click()
  await expect(page).toHaveURL('/account')
  await expect(field).toHaveValue('Le Bouillon de demain')
  const done = { name: orders.restaurantTabs.done, exact: true, includeHidden: true }
  await expect(page.getByRole('tab', done)).toHaveAttribute('aria-selected', 'true')
  await tab(orders.tab).click()
  await expect(page).toHaveURL('/account?to=orders&status=done')
  await expect(tab(orders.restaurantTabs.done)).toHaveAttribute('aria-selected', 'true')
  await expect(rows.first()).toBeVisible()
  // The tabs stay where they were clicked.
  expect(await page.evaluate(() => scrollY)).toBe(30)
  expect(asked).toEqual([])
})

test('a group of orders that a supplier closed is closed when it comes back to the tab', async ({
  page,
  signIn,
  texts,
}) => {
  await signIn('supplier')
  await page.goto('/account?to=orders')
  const group = page.locator('main details').first()
  await group.locator('summary').click()
  await expect(group).not.toHaveAttribute('open')
  await page.getByRole('tab', { name: texts.reviews.tab }).click()
  await expect(page).toHaveURL('/account?to=reviews')
  await page.getByRole('tab', { name: texts.orders.tab, exact: true }).click()
  await expect(page).toHaveURL('/account?to=orders')
  await expect(group).toBeVisible()
  await expect(group).not.toHaveAttribute('open')
})
