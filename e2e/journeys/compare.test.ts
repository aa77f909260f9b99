import { formatDollars } from '@halles/texts/format.ts'
import type { Locator } from '@playwright/test'
import { expect, test } from '../halles-test.ts'
import { aMarket } from '../market.ts'

const onions = (name: string, price: string, quantity: string, unit: string) => [
  { name, price, quantity, unit },
]
const market = [
  { name: 'Ferme Amont', minimum: '0', products: onions('Oignons jaunes', '44.00', '20', 'lb') },
  { name: 'Ferme Aval', minimum: '120.00', products: onions('Oignon jaune', '40.00', '10', 'kg') },
  {
    name: 'Érable et cie',
    minimum: '0',
    products: [
      ...onions('OIGNONS JAUNES', '50.00', '10', 'kg'),
      ...onions('Oignons rouges', '10.00', '10', 'kg'),
    ],
  },
]

test('onions are compared over suppliers in two taps, and the sort of a search is that of the next @phone-only', async ({
  page,
  browser,
  baseURL,
  signIn,
  language,
  texts,
}) => {
  const { cart, catalogue, comparison, layout } = texts
  const { restaurant, suppliers } = await aMarket(browser, baseURL ?? '', market)
  const names = suppliers.flatMap(({ products }) => products)
  const mark = names[0]?.split(' ').at(-1)
  await signIn(restaurant)
  await page.goto('/categories')

  let taps = 0
  const tap = async (where: Locator) => {
    taps += 1
    await where.tap()
  }
  await tap(page.getByRole('button', { name: layout.openSearch }))
  await expect(page.getByRole('searchbox', { name: layout.search })).toBeFocused()
  await page.keyboard.type(`oignons jaunes ${mark}`)
  await page.keyboard.press('Enter')
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(3)
  const dear = rows.filter({ hasText: 'Ferme Amont' })
  const cheap = rows.filter({ hasText: 'Ferme Aval' })
  await expect(cheap).toContainText(comparison.cheapest)
  await expect(dear).not.toContainText(comparison.cheapest)
  await tap(dear.getByRole('button', { name: comparison.compareOf(2, names[0] ?? '') }))
  await expect(rows).toHaveCount(5)
  expect(taps).toBe(2)

  const others = dear.locator('~ tr:not([aria-rowindex])')
  await expect(others.first()).toContainText('Ferme Aval')
  await expect(others.first()).toContainText(comparison.cheapest)
  await expect(others.first()).toContainText(cart.minimum(formatDollars(language, '120.00')))
  await expect(others.nth(1)).toContainText('Érable et cie')
  await others
    .first()
    .getByRole('button', { name: cart.add(names[1] ?? '') })
    .tap()
  await expect(page.getByRole('button', { name: cart.open(1) })).toBeVisible()

  await page.goto(`/categories/all?search=${mark}`)
  const sortBy = page.getByLabel(catalogue.sortBy)
  await expect(sortBy).toHaveValue('')
  await sortBy.selectOption(catalogue.sorts.price_per_unit)
  await expect(rows.first()).toContainText('Oignons rouges')
  await page.goto(`/categories/all?search=oignon+${mark}`)
  await expect(sortBy).toHaveValue('price_per_unit')
  await expect(rows.first()).toContainText('Oignons rouges')
})

test('a minimum that is not met leads to the supplier’s products, or takes it out of the cart and back @phone-only @longer', async ({
  page,
  browser,
  baseURL,
  signIn,
  texts,
}) => {
  const { belowMinimum, cart, supplierPage } = texts
  const { restaurant, suppliers } = await aMarket(browser, baseURL ?? '', market)
  const [, short, other] = suppliers
  const mark = short?.products[0]?.split(' ').at(-1)
  await signIn(restaurant)
  await page.goto(`/categories/all?search=${mark}`)
  await page.getByRole('button', { name: cart.add(short?.products[0] ?? '') }).tap()
  await expect(page.getByRole('button', { name: cart.open(1) })).toBeVisible()
  await page.goto('/checkout')
  const main = page.getByRole('main')
  const group = main.getByRole('region', { name: short?.name ?? '' })
  await expect(group.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33')
  await group
    .getByRole('button', { name: belowMinimum.removeSupplierNamed(short?.name ?? '') })
    .tap()
  await expect(main).toContainText(cart.empty)
  await main.getByRole('button', { name: belowMinimum.restoreSupplier }).tap()
  await expect(group).toBeVisible()
  await group.getByRole('link', { name: belowMinimum.seeProductsOf(short?.name ?? '') }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(short?.name ?? '')
  await expect(page.locator('tbody tr')).toHaveCount(1)

  await page.goto(`/categories/all?search=rouges+${mark}`)
  await page.getByRole('link', { name: other?.name ?? '', exact: true }).tap()
  await main.getByRole('link', { name: supplierPage.seeProducts(2) }).tap()
  await expect(page.locator('tbody tr')).toHaveCount(2)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other?.name ?? '')
})
