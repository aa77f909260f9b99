import type { Page } from '@playwright/test'
import { expect, expectProblem, test } from '../halles-test.ts'

test('a product that the server cannot take now stays typed, and is taken at the next try', async ({
  page,
  signIn,
  texts,
  problems,
}) => {
  const { products, prices } = texts
  const name = `Abricots ${crypto.randomUUID().slice(0, 8)}`
  await signIn('supplier')
  await page.goto('/supplier/categories/all/add')
  await page.getByLabel(products.nameFr).fill(name)
  await page.getByLabel(products.nameEn).fill('Dried apricots')
  await page.getByLabel(products.category, { exact: true }).selectOption('fetl')
  await page.getByLabel(products.price).fill('1 234,50 $')
  await page.getByLabel(products.quantityPerCase).fill('12,5')
  const create = page.getByRole('button', { name: products.create })
  const path = '**/api/add-edit-product/'
  await page.route(path, (route) => route.abort())
  await create.click()
  await expect(page.getByRole('alert').filter({ hasText: products.createError })).toBeVisible()
  await expect(page.getByLabel(products.price)).toHaveValue('1 234,50 $')
  expectProblem(problems, /ERR_FAILED|Refused|HTTP 0/)

  await page.unroute(path)
  await create.click()
  await expect(page).toHaveURL('/supplier/categories/fetl')
  await expect(page.getByRole('textbox', { name: prices.priceOf(name) })).toHaveValue(/1\s234,50/)
  const { results } = await own(page, name)
  expect(results).toMatchObject([{ price: '1234.50', quantity_per_case: '12.5', unit: 'unit' }])
})

test('a switch that is refused goes back, and says so', async ({
  page,
  signIn,
  texts,
  problems,
}) => {
  const { products } = texts
  await signIn('supplier')
  await page.goto('/supplier/categories/pork')
  const [first] = (await own(page, '', 'pork')).results
  await page.route('**/api/product-availability/', (route) => route.abort())
  await page.getByRole('button', { name: products.markOutOfStock(first.name_fr) }).click()
  const toast = page.getByRole('alert')
  await expect(toast).toContainText(products.availabilityError(first.name_fr))
  await expect(
    page.getByRole('button', { name: products.markOutOfStock(first.name_fr) }),
  ).toBeVisible()
  await expect(page.locator('tbody')).toContainText(products.availabilityError(first.name_fr))
  expectProblem(problems, /ERR_FAILED|Refused|HTTP 0/)
})

test('a product that is not one’s own, or no more, is said to be missing @longer', async ({
  page,
  signIn,
  texts,
  problems,
}) => {
  await signIn('supplier')
  await page.goto(`/supplier/categories/beef/edit/${'0'.repeat(32)}`)
  await expect(page.getByRole('alert')).toContainText(texts.products.loadError)
  expectProblem(problems, /404|not_found|existe|introuvable/i)
})

async function own(page: Page, search: string, category = 'all') {
  const query = new URLSearchParams({ search, category_name: category, sort_by: 'name_fr' })
  return (await page.request.get(`/api/supplier-product-list/?${query}`)).json()
}
