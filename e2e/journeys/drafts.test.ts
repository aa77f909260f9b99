import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../halles-test.ts'
import { aMarket } from '../market.ts'

const given = [
  {
    name: 'Ferme Amont',
    minimum: '20.00',
    products: [{ name: 'Palette', price: '44.00', quantity: '20', unit: 'lb' }],
  },
]

test('a half-written promotion survives another tab, another page, a reload and the way back, and can be discarded @phone @longer', async ({
  page,
  browser,
  baseURL,
  signIn,
  texts,
}) => {
  const { promotions, accounts, forms } = texts
  const { suppliers } = await aMarket(browser, baseURL ?? '', given)
  const [supplier] = suppliers
  if (!supplier) throw new Error('a supplier was built')
  await signIn(supplier)
  const message = page.getByRole('textbox', { name: promotions.message })
  const tab = (name: string) => page.getByRole('tab', { name })
  const written = 'Palette en rabais\njusqu’à vendredi'
  await page.goto('/account?to=promotion')
  await message.fill(written)

  await test.step('another tab of the page', async () => {
    await tab(accounts.info).click()
    await expect(message).toHaveCount(0)
    await tab(promotions.tab).click()
    await expect(message).toHaveValue(written)
  })
  await test.step('another page, and the way back', async () => {
    await page.getByRole('banner').getByRole('link', { name: texts.layout.home }).click()
    await expect(page).toHaveURL('/supplier/categories')
    await expect(message).toHaveCount(0)
    await page.goBack()
    await expect(message).toHaveValue(written)
    await expect(restored(page, forms.draftRestored)).toBeVisible()
  })
  await test.step('a reload', async () => {
    await page.reload()
    await expect(message).toHaveValue(written)
    await expect(restored(page, forms.draftRestored)).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
  await test.step('it is discarded by one click', async () => {
    await page.getByRole('button', { name: forms.discardDraft }).click()
    await expect(message).toHaveValue('')
    await expect(restored(page, forms.draftRestored)).toHaveCount(0)
    await page.reload()
    await expect(message).toHaveValue('')
  })
  await test.step('what was sent is no draft', async () => {
    await message.fill(written)
    await page.getByRole('button', { name: promotions.submit }).click()
    await expect(page.getByRole('alert').filter({ hasText: promotions.sent })).toBeVisible()
    await page.reload()
    await expect(message).toHaveValue('')
  })
  await test.step('logging out deletes it', async () => {
    await message.fill(written)
    await page.goto('/more')
    await page.getByRole('button', { name: texts.session.logout }).click()
    await expect(
      page.getByRole('banner').getByRole('link', { name: texts.layout.login }),
    ).toBeVisible()
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Palette')
    await signIn(supplier)
    await page.goto('/account?to=promotion')
    await expect(message).toHaveValue('')
  })
})

test('a half-edited profile opens as it was left, until it is saved or cancelled @desk @longer', async ({
  page,
  browser,
  baseURL,
  signIn,
  texts,
}) => {
  const { accounts, forms, common } = texts
  const { suppliers } = await aMarket(browser, baseURL ?? '', given)
  const [supplier] = suppliers
  if (!supplier) throw new Error('a supplier was built')
  await signIn(supplier)
  await page.goto('/account')
  const address = page.getByLabel(forms.address)
  await page.getByRole('button', { name: accounts.edit, exact: true }).click()
  await address.fill('99, quai des Brumes')
  await page.getByRole('tab', { name: texts.orders.tab }).click()
  await page.getByRole('tab', { name: accounts.info }).click()
  await expect(address).toHaveValue('99, quai des Brumes')
  await page.reload()
  await expect(address).toHaveValue('99, quai des Brumes')
  await expect(restored(page, forms.draftRestored)).toBeVisible()

  await page.getByRole('button', { name: common.cancel }).click()
  await expect(page.getByRole('main')).toContainText('12, rue des Halles')
  await page.reload()
  await expect(page.getByRole('button', { name: accounts.edit, exact: true })).toBeVisible()

  await page.getByRole('button', { name: accounts.edit, exact: true }).click()
  await expect(address).toHaveValue('12, rue des Halles')
  await address.fill('99, quai des Brumes')
  await page.getByRole('button', { name: accounts.save }).click()
  await expect(page.getByRole('alert').filter({ hasText: accounts.saved })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main')).toContainText('99, quai des Brumes')
})

test('a half-filled product survives leaving its form, new or edited, each by itself @desk @longer', async ({
  page,
  browser,
  baseURL,
  signIn,
  texts,
}) => {
  const { products, forms } = texts
  const { suppliers } = await aMarket(browser, baseURL ?? '', given)
  const [supplier] = suppliers
  const [palette = ''] = supplier?.products ?? []
  if (!supplier) throw new Error('a supplier was built')
  await signIn(supplier)
  const main = page.getByRole('main')
  await page.goto('/supplier/categories/beef/add')
  await main.getByLabel(products.nameFr).fill('Cœurs de canard')
  await main.getByLabel(products.unit, { exact: true }).selectOption(products.otherUnit)
  await main.getByLabel(products.ownUnit).fill('100g')
  // The list has a price field of each product.
  const form = main.getByRole('heading', { name: products.editTitle })
  await page.goto('/supplier/categories/beef')
  await page.getByRole('link', { name: products.edit(palette) }).click()
  await form.waitFor()
  await main.getByLabel(products.price).fill('47')
  await page.goBack()
  await expect(form).toHaveCount(0)
  await expect(page.getByRole('link', { name: products.edit(palette) })).toBeVisible()
  await page.goForward()
  await form.waitFor()
  await expect(main.getByLabel(products.price)).toHaveValue('47')
  await expect(restored(page, forms.draftRestored)).toBeVisible()
  await page.reload()
  await expect(main.getByLabel(products.price)).toHaveValue('47')
  await main.getByRole('button', { name: products.save }).click()
  await expect(page).toHaveURL(/beef$/)
  await page.getByRole('link', { name: products.edit(palette) }).click()
  await form.waitFor()
  await expect(main.getByLabel(products.price)).toHaveValue(/^47[,.]00$/)
  await expect(restored(page, forms.draftRestored)).toHaveCount(0)

  await page.goto('/supplier/categories/chicken/add')
  await expect(main.getByLabel(products.nameFr)).toHaveValue('Cœurs de canard')
  await expect(main.getByLabel(products.ownUnit)).toHaveValue('100g')
  await main.getByRole('button', { name: forms.discardDraft }).click()
  await expect(main.getByLabel(products.nameFr)).toHaveValue('')
})

function restored(page: Page, sentence: (moment: string) => string) {
  const [before = '', after = ''] = sentence('|').split('|')
  return page.getByRole('note').filter({ hasText: before }).filter({ hasText: after })
}
