import { formatDollars } from '@halles/texts/format.ts'
import type { Page } from '@playwright/test'
import { expect, expectProblem, test } from '../halles-test.ts'
import { aMarket } from '../market.ts'
import { announced } from '../reading/hear.ts'

const market = [
  {
    name: 'Ferme Amont',
    minimum: '120.00',
    products: [{ name: 'Palette', price: '44.00', quantity: '20', unit: 'lb' }],
  },
  {
    name: 'Ferme Aval',
    minimum: '0',
    products: [{ name: 'Palette aussi', price: '18.00', quantity: '12', unit: '100g' }],
  },
]

test('quick clicks on + are as many cases, and the cart follows them by supplier @phone', async ({
  page,
  browser,
  baseURL,
  signIn,
  language,
  texts,
  problems,
}) => {
  const { cart, common } = texts
  const { restaurant, suppliers } = await aMarket(browser, baseURL ?? '', market)
  const [[palette = ''] = [], [other = ''] = []] = suppliers.map(({ products }) => products)
  await signIn(restaurant)
  await page.route('**/api/cart-add/', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 80))
    await route.continue()
  })
  await page.goto(`/categories/all?search=${palette}`)
  await expect(page.locator('tbody')).toContainText(/4[,.]85\s?\$?\/kg/)
  await expect(page.locator('tbody')).toContainText(/15[,.]00\s?\$?\/kg/)

  const add = page.getByRole('button', { name: cart.add(palette) })
  for (const _ of [1, 2]) await add.click()
  await page.getByRole('button', { name: cart.open(2) }).click()
  const drawer = page.getByRole('region', { name: cart.title })
  const amont = drawer.getByRole('region', { name: suppliers[0]?.name ?? '' })
  const quantity = amont.getByRole('textbox', { name: common.quantityOf(palette) })
  await expect(quantity).toHaveValue('2')
  const missing = cart.amountMissing(formatDollars(language, '32.00'), suppliers[0]?.name ?? '')
  await expect(amont).toContainText(missing)
  await expect(amont.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '73')

  await amont.getByRole('button', { name: common.increase(palette) }).click()
  await expect(amont).toContainText(cart.minimumMet)
  await expect(drawer.locator('..')).toContainText(formatDollars(language, '132.00'))

  await page.getByRole('button', { name: cart.close }).click()
  await page.getByRole('button', { name: cart.add(other), exact: true }).click()
  await page.getByRole('button', { name: cart.open(4) }).click()
  await expect(drawer.getByRole('heading', { level: 3 })).toHaveCount(2)
  await drawer.getByRole('button', { name: cart.remove(other) }).click()
  await expect(drawer.getByRole('heading', { level: 3 })).toHaveCount(1)
  await expect.poll(() => serversCart(page)).toEqual([[palette, 3]])

  await page.route('**/api/cart/', (route) => route.abort())
  await page.reload()
  // Under the open cart, which is all that can be reached.
  await expect(
    page.getByRole('button', { name: cart.open(3), includeHidden: true }).filter({ visible: true }),
  ).toBeVisible()
  // The stored cart is there before the server's is known to be missing.
  await expect.poll(() => problems.length).toBeGreaterThan(0)
  expectProblem(problems, /ERR_FAILED/)
})

test('ten products are added on a phone without a cart to close, and the totals follow @phone-only @longer', async ({
  page,
  browser,
  baseURL,
  signIn,
  language,
  texts,
}) => {
  const { cart, common } = texts
  const names = Array.from({ length: 10 }, (_, index) => `Palette ${index}`)
  const products = names.map((name) => ({ name, price: '10.00', quantity: '5', unit: 'kg' }))
  const { restaurant, suppliers } = await aMarket(browser, baseURL ?? '', [
    { name: 'Ferme Amont', minimum: '0', products },
  ])
  await signIn(restaurant)
  await page.goto(`/categories/all?search=${suppliers[0]?.name.split(' ').at(-1)}`)
  const totals = page.getByRole('region', { name: cart.totals })
  for (const [index, product] of (suppliers[0]?.products ?? []).entries()) {
    await page.getByRole('button', { name: cart.add(product), exact: true }).tap()
    await expect(page.getByRole('textbox', { name: common.quantityOf(product) })).toHaveValue('1')
    await expect(totals).toContainText(formatDollars(language, `${(index + 1) * 10}.00`))
  }
  await expect(page.getByRole('button', { name: cart.open(10) })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a first case says nothing of a minimum before the server has said it @phone-only', async ({
  page,
  browser,
  baseURL,
  signIn,
  texts,
}) => {
  const { cart } = texts
  const product = { name: 'Palette', price: '10.00', quantity: '5', unit: 'kg' }
  const { restaurant, suppliers } = await aMarket(browser, baseURL ?? '', [
    { name: 'Ferme Amont', minimum: '50.00', products: [product] },
  ])
  const [palette = ''] = suppliers[0]?.products ?? []
  await signIn(restaurant)
  await page.goto(`/categories/all?search=${suppliers[0]?.name.split(' ').at(-1)}`)
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/cart-*/', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.getByRole('button', { name: cart.add(palette), exact: true }).tap()
  const totals = page.getByRole('region', { name: cart.totals })
  await expect(totals).toContainText('10')
  await expect(totals).not.toContainText(cart.minimumsToReach(0))
  answer.resolve()
  await expect(totals).toContainText(cart.minimumsToReach(1))
  await expect(announced(page, cart.minimumsToReach(1))).toBeAttached()
  await expect(announced(page, cart.minimumsToReach(0))).toHaveCount(0)
})

test('the drawer is worked by keyboard, and gives the focus back @desk-only', async ({
  page,
  signIn,
  texts,
}) => {
  const { cart } = texts
  await signIn('restaurant')
  await page.goto('/categories')
  const button = page.getByRole('button', { name: new RegExp(`^${cart.title}`) })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.focus()
  await page.keyboard.press('Enter')
  const close = page.getByRole('button', { name: cart.close })
  await expect(close).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(() => focusIsIn(page, cart.title)).toBe(true)
  expect(await page.evaluate(() => localStorage.getItem('cartOpen'))).toBe('true')

  await page.keyboard.press('Escape')
  await expect(close).toHaveCount(0)
  await expect(button).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('cartOpen'))).toBe('false')

  await page.keyboard.press('Enter')
  await expect(close).toBeVisible()
  await page.reload()
  await expect(close).toBeVisible()
  await close.focus()
  await page.keyboard.press('Enter')
  await expect(close).toHaveCount(0)
})

async function serversCart(page: Page): Promise<unknown> {
  const answer = await page.request.get('/api/cart/')
  const { cart_products } = await answer.json()
  return cart_products.map((line: { product: { name_fr: string }; quantity: number }) => [
    line.product.name_fr,
    line.quantity,
  ])
}

/** Whether the focus is in the drawer: a dialog over a narrow page, a landmark beside a wide one. */
function focusIsIn(page: Page, title: string): Promise<boolean> {
  const drawer = page
    .getByRole('dialog', { name: title })
    .or(page.getByRole('complementary', { name: title }))
  return drawer.evaluate((place) => place.contains(document.activeElement))
}
