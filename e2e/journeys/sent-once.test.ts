import type { Page } from '@playwright/test'
import { expect, test } from '../halles-test.ts'
import { aMarket } from '../market.ts'

const CALL = '**/api/add-edit-product/'

test('a product is added once: by a double click, by Enter twice, and when its answer was lost @phone', async ({
  page,
  browser,
  baseURL,
  signIn,
  texts,
  problems,
}) => {
  const { products, common, forms } = texts
  const { suppliers } = await aMarket(browser, baseURL ?? '', [
    { name: 'Ferme Amont', minimum: '0', products: [] },
  ])
  const [supplier] = suppliers
  if (!supplier) throw new Error('a supplier was built')
  await signIn(supplier)
  const main = page.getByRole('main')
  const create = main.getByRole('button', { name: products.create })
  async function fill(name: string) {
    await page.goto('/supplier/categories/beef/add')
    await main.getByLabel(products.nameFr).fill(name)
    await main.getByLabel(products.nameEn).fill(name)
    await main.getByLabel(products.price).fill('18')
    await main.getByLabel(products.quantityPerCase).fill('12')
  }

  await test.step('a double click', async () => {
    await fill('Onglet')
    await create.dblclick()
    await expect(page).toHaveURL(/categories\/beef$/)
    expect(await countOf(page, 'Onglet')).toBe(1)
  })
  await test.step('Enter, twice, before the first is answered', async () => {
    await fill('Bavette')
    const answers = Promise.withResolvers<void>()
    await page.route(CALL, async (route) => {
      await answers.promise
      await route.continue()
    })
    await main.getByLabel(products.price).press('Enter')
    await main.getByLabel(products.price).press('Enter')
    answers.resolve()
    await expect(page).toHaveURL(/categories\/beef$/)
    await page.unroute(CALL)
    expect(await countOf(page, 'Bavette')).toBe(1)
  })
  await test.step('an answer that was lost, and another try', async () => {
    await fill('Jarret')
    await answersAreLost(page)
    await create.click()
    await expect(main).toContainText(common.offline)
    await page.unroute(CALL)
    await create.click()
    await expect(page).toHaveURL(/categories\/beef$/)
    expect(await countOf(page, 'Jarret')).toBe(1)
  })
  await test.step('an answer that was lost, and another try after a reload', async () => {
    await fill('Palette')
    await answersAreLost(page)
    await create.click()
    await expect(main).toContainText(common.offline)
    await page.unroute(CALL)
    await page.reload()
    await expect(main.getByLabel(products.nameFr)).toHaveValue('Palette')
    await expect(main.getByRole('button', { name: forms.discardDraft })).toBeVisible()
    await create.click()
    await expect(page).toHaveURL(/categories\/beef$/)
    expect(await countOf(page, 'Palette')).toBe(1)
  })
  problems.length = 0
})

/** The server processes the request and its response is lost. */
async function answersAreLost(page: Page): Promise<void> {
  await page.route(CALL, async (route) => {
    await route.fetch()
    await route.abort()
  })
}

async function countOf(page: Page, name: string): Promise<number> {
  const address = `/api/supplier-product-list/?category_name=all&search=${name}`
  return (await (await page.request.get(address)).json()).count
}
