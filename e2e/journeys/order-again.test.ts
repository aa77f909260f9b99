import { later } from '@halles/domain/holidays.ts'
import { placedAt } from '@halles/testing/world/order-times.ts'
import { formatWeekday } from '@halles/texts/weekday.ts'
import type { Browser, Locator, Page } from '@playwright/test'
import { expect, post, test } from '../halles-test.ts'
import { aMarket, kg } from '../market.ts'
import { announced } from '../reading/hear.ts'
import { withTheDatabase } from '../the-database.ts'

const BUTCHER = ['Bavette', 'Onglet', 'Jarret', 'Épaule'].map((name) => kg(name, '50.00'))
const DAIRY = ['Lait', 'Crème', 'Beurre'].map((name) => kg(name, '20.00'))

type Product = { public_id: string; name_fr: string }

/** What a person touches, counted. */
function counter() {
  let taps = 0
  return {
    tap: async (target: Locator) => {
      await target.click()
      taps++
    },
    taps: () => taps,
  }
}

/** A restaurant, signed in on the page, that has ordered two cases of each of seven products. */
async function aRegular(
  browser: Browser,
  page: Page,
  signIn: (who: { email: string; password: string }) => Promise<void>,
  baseURL = '',
) {
  const market = await aMarket(browser, baseURL, [
    { name: 'Boucherie', minimum: '100.00', products: BUTCHER },
    { name: 'Laiterie', minimum: '0', products: DAIRY },
  ])
  await signIn(market.restaurant)
  const [mark] = market.restaurant.name.split(' ').slice(-1)
  const listed = await page.request.get(`/api/product-list/?category_name=all&search=${mark}`)
  const { results }: { results: Product[] } = await listed.json()
  // A search answers names that are much alike too, as those of another test may be.
  const products = results.filter(({ name_fr }) => name_fr.endsWith(String(mark)))
  expect(products).toHaveLength(7)
  for (const { public_id: productId } of products) {
    await post(page, '/api/cart-add/', { productId, quantity: 2 })
  }
  await post(page, '/api/checkout/', {})
  return { market, products }
}

const linesOf = (page: Page) => page.getByRole('main').getByRole('textbox')

test('last time’s order of seven lines is in the cart after one tap, and ordered after two @phone', async ({
  browser,
  page,
  signIn,
  baseURL,
  texts,
}) => {
  const { cart, orderAgain, cartFill } = texts
  await aRegular(browser, page, signIn, baseURL)
  await page.goto('/categories')
  const { tap, taps } = counter()

  await tap(page.getByRole('button', { name: orderAgain.likeLastTime }))
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(linesOf(page)).toHaveCount(7)
  await expect(announced(page, cartFill.filled(7, 14))).toBeAttached()
  expect(taps()).toBe(1)

  await tap(page.getByRole('button', { name: cart.placeOrder }))
  await expect(page.getByRole('alert')).toContainText(cart.submitted)
  expect(taps()).toBe(2)
  const { last_order } = await (await page.request.get('/api/order-again/')).json()
  expect(last_order).toMatchObject({ number: 2, products: 7, cases: 14 })
})

test('what was ordered on this weekday a week ago is named by its day, and in the cart after one tap @longer', async ({
  browser,
  page,
  signIn,
  baseURL,
  texts,
  language,
}) => {
  const { orderAgain, cartFill } = texts
  const { market, products } = await aRegular(browser, page, signIn, baseURL)
  const [first, second, third] = products
  if (!first || !second || !third) throw new Error('seven products were built')
  const date = await daysBack(page, market.restaurant, 7)
  // On another weekday, and today: neither is what this weekday asks for.
  await post(page, '/api/cart-add/', { productId: second.public_id, quantity: 9 })
  await post(page, '/api/checkout/', {})
  await daysBack(page, market.restaurant, 6)
  await post(page, '/api/cart-add/', { productId: third.public_id, quantity: 5 })
  await post(page, '/api/checkout/', {})

  await page.goto('/categories')
  const panel = page.getByRole('region', { name: orderAgain.title })
  const { last_weekday: weekAgo } = await (await page.request.get('/api/order-again/')).json()
  expect(weekAgo).toEqual({ date, orders: 1, products: 7, cases: 14 })
  const button = panel.getByRole('button', {
    name: orderAgain.likeLastWeekday(formatWeekday(language, date)),
  })
  await expect(button).toContainText(orderAgain.size(7, 14))
  await expect(panel.getByRole('button', { name: orderAgain.likeLastTime })).toContainText(
    orderAgain.size(1, 5),
  )

  await button.click()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(linesOf(page)).toHaveCount(7)
  await expect(announced(page, cartFill.filled(7, 14))).toBeAttached()
  const { cart_products: lines } = await (await page.request.get('/api/cart/')).json()
  expect(lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual(Array(7).fill(2))
})

/** The restaurant's last order as if it had been placed so many days before, at noon in Montréal or an hour later. */
async function daysBack(page: Page, { name }: { name: string }, days: number): Promise<string> {
  const { last_order } = await (await page.request.get('/api/order-again/')).json()
  const day = later(last_order.date, -days)
  await withTheDatabase(async (database) => {
    const { id } = await database
      .selectFrom('restaurant_order')
      .innerJoin('restaurant', 'restaurant.account_id', 'restaurant_id')
      .select('restaurant_order.id')
      .where('restaurant.name', '=', name)
      .where('restaurant_order.number', '=', last_order.number)
      .executeTakeFirstOrThrow()
    await placedAt({ database }, { id }, `${day}T17:00:00Z`)
  })
  return day
}

test('from the list of orders too; what is missing and what costs more is said line by line, and undone by a tap @phone @longer', async ({
  browser,
  page,
  signIn,
  baseURL,
  texts,
}) => {
  const { cart, orderAgain, cartFill, restaurantOrders } = texts
  const { market, products } = await aRegular(browser, page, signIn, baseURL)
  const [butcher] = market.suppliers
  if (!butcher) throw new Error('two suppliers were built')
  const named = (name: string) => {
    const product = products.find(({ name_fr }) => name_fr.startsWith(name))
    if (!product) throw new Error(`${name} was not built`)
    return product
  }
  const [gone, smaller] = [named('Bavette'), named('Onglet')]
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const desk = await context.newPage()
  await post(desk, '/api/auth/login/', { email: butcher.email, password: butcher.password })
  await post(desk, '/api/product-availability/', { public_id: gone.public_id, available: false })
  await post(desk, '/api/add-edit-product/', {
    public_id: smaller.public_id,
    name_fr: smaller.name_fr,
    name_en: smaller.name_fr,
    category: 'beef',
    price: '50.00',
    quantity_per_case: '9',
    unit: 'kg',
  })
  await context.close()

  await page.goto('/account?to=orders')
  const { tap, taps } = counter()
  await expect(page.getByText(restaurantOrders.answers(0, 2))).toBeVisible()
  await tap(page.getByRole('button', { name: orderAgain.again }))
  await expect(page).toHaveURL(/\/checkout$/)
  expect(taps()).toBe(1)

  const notice = page.getByRole('region', { name: cartFill.label })
  const lines = notice.getByRole('listitem')
  await expect(lines).toHaveCount(2)
  await expect(lines.first()).toContainText(gone.name_fr)
  await expect(lines.first()).toContainText(cart.reasons.product_unavailable)
  await expect(lines.last()).toContainText(smaller.name_fr)
  await expect(lines.last()).toContainText(cartFill.change.smaller_case)
  await expect(linesOf(page)).toHaveCount(6)
  await page.reload()
  await expect(lines).toHaveCount(2)

  await notice.getByRole('button', { name: cartFill.undo }).click()
  await expect(page.getByText(cart.empty)).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('an order is placed again once when the answer was lost, by another try @phone @longer', async ({
  browser,
  page,
  signIn,
  baseURL,
  texts,
  problems,
}) => {
  const { common, orderAgain } = texts
  await aRegular(browser, page, signIn, baseURL)
  await page.goto('/categories')
  const keys: (string | undefined)[] = []
  const last = page.getByRole('button', { name: orderAgain.likeLastTime })
  await page.route('**/api/order-again/', async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    keys.push(route.request().headers()['idempotency-key'])
    const response = await route.fetch()
    if (keys.length === 1) return route.abort()
    return route.fulfill({ response })
  })
  await last.click()
  await expect(page.getByRole('alert')).toContainText(common.offline)
  await expect(page).toHaveURL(/\/categories$/)
  // Somebody else in the kitchen takes one of the filled lines out meanwhile.
  const { cart_products } = await (await page.request.get('/api/cart/')).json()
  expect(cart_products).toHaveLength(7)
  await post(page, '/api/cart-remove/', { productId: cart_products[0].product.public_id })
  await last.click()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(linesOf(page)).toHaveCount(6)
  expect(new Set(keys).size).toBe(1)
  problems.length = 0
})
