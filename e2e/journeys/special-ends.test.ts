import { montrealToday } from '@halles/testing/world/credit.ts'
import { formatDollars } from '@halles/texts/format.ts'
import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { expect, expectProblem, post, test } from '../halles-test.ts'
import { aMarketOfOne, kg } from '../market.ts'
import { withTheDatabase } from '../the-database.ts'

test('a special ends at midnight while the cart is open: the cart says so before anything is ordered, and the order costs what was confirmed then @phone', async ({
  page,
  browser,
  baseURL,
  signIn,
  language,
  texts,
  problems,
}) => {
  const { cart, refusals } = texts
  const dollars = (amount: string) => formatDollars(language, amount)
  const { restaurant, supplier } = await aMarketOfOne(browser, baseURL, 'Boucherie de nuit', [
    kg('Bavette', '50.00'),
    kg('Jarret', '30.00'),
  ])
  const [beef = '', shank = ''] = supplier.products
  const main = page.getByRole('main')
  const order = main.getByRole('button', { name: cart.placeOrder })
  const ordered = async () =>
    (await page.request.get('/api/restaurant-order-list/?status=active')).json()

  await signIn(supplier)
  const own = await page.request.get('/api/supplier-product-list/?category_name=beef&page=1')
  const { results } = await own.json()
  const idOf = (name: string) =>
    results.find(({ name_fr }: { name_fr: string }) => name_fr === name).public_id
  const today = montrealToday()
  await post(page, '/api/special-save/', {
    ...{ product_public_id: idOf(beef), price: '40.00', from_day: today, until_day: today },
  })

  await test.step('the cart asks what is asked today', async () => {
    await signIn(restaurant)
    await post(page, '/api/cart-add/', { productId: idOf(beef), quantity: 2 })
    await post(page, '/api/cart-add/', { productId: idOf(shank), quantity: 1 })
    await readAsNow(page)
    await page.goto('/checkout')
    await expect(main).toContainText(dollars('110.00'))
    await expect(order).toBeEnabled()
  })

  await test.step('midnight passes: what is ordered is not what was shown, and nothing is', async () => {
    await letDayPass(supplier.name)
    await order.click()
    const said = main.getByRole('alert')
    await expect(said).toContainText(refusals.cart_changed)
    await expect(said).toContainText(cart.changes.price(beef, dollars('40.00'), dollars('50.00')))
    await expect(said).not.toContainText(shank)
    await expect(main).toContainText(dollars('130.00'))
    expectProblem(problems, new RegExp(`409|${refusals.cart_changed}`))
    expect(await ordered()).toEqual([])
  })

  await test.step('ordered once more, it costs what was read', async () => {
    await order.click()
    await expect(page).toHaveURL(/\/categories/)
    const [placed, ...others] = await ordered()
    expect(others).toEqual([])
    await page.goto(`/order/${placed.public_id}`)
    await expect(main).toContainText(dollars('130.00'))
  })
})

/** As if a supplier's specials had begun and ended a day earlier: no test moves the clock of the database that others share. */
function letDayPass(supplier: string) {
  return withTheDatabase((database) =>
    sql`
      update special set days = daterange(lower(days) - 1, upper(days) - 1)
      where supplier_id = (select account_id from supplier where name = ${supplier})`.execute(
      database,
    ),
  )
}

/** What the page reads of its cart is answered as it is now until it orders, so that it learns by then that a price has changed. */
async function readAsNow(page: Page): Promise<void> {
  let isOrdered = false
  for (const path of ['/api/cart/', '/api/checkout/']) {
    const json = await (await page.request.get(path)).json()
    await page.route(`**${path}`, async (route) => {
      if (route.request().method() !== 'GET') isOrdered = true
      if (isOrdered) return route.fallback()
      await route.fulfill({ json })
    })
  }
}
