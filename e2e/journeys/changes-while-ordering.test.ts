import type { Browser, Locator, Page } from '@playwright/test'
import { anotherDevice } from '../another-device.ts'
import { delayResponses } from '../delay-responses.ts'
import { expect, expectProblem, test } from '../halles-test.ts'
import { aMarket, type Market } from '../market.ts'

const given = [
  {
    name: 'Ferme Amont',
    minimum: '100.00',
    products: [{ name: 'Agneau', price: '50.00', quantity: '20', unit: 'lb' }],
  },
]

test('+ clicked while an order is on its way that is refused: its reason is shown, the page goes on and the case is added @desk', async ({
  page,
  browser,
  baseURL,
  signIn,
  texts,
  problems,
}) => {
  const { cart, common } = texts
  const market = await aMarket(browser, baseURL ?? '', given)
  const [lamb = ''] = market.suppliers[0]?.products ?? []
  const other = await anotherDevice(browser, baseURL ?? '', market.restaurant)
  await signIn(market.restaurant)
  await other.set(lamb, 2)
  await page.goto('/checkout')
  const main = page.getByRole('main')
  const order = main.getByRole('button', { name: cart.placeOrder })
  await expect(order).toBeEnabled()
  const reading = await answerAsNow(page, '/api/checkout/')
  await raiseMinimum({ browser, baseURL }, market, '140.00')
  const ordering = await delayResponses(page, '**/api/checkout/')
  await clickOnceOrdering(main.getByRole('button', { name: common.increase(lamb) }))
  await order.click()
  await ordering.isAsked
  await expect(main.getByRole('textbox', { name: common.quantityOf(lamb) })).toHaveValue('3')
  reading.release()
  ordering.goOn()
  await expect(main.getByText(texts.refusals.minimum_not_met)).toBeVisible()
  await expect.poll(other.cart).toEqual({ [lamb]: 3 })
  expectProblem(problems, new RegExp(`409|${texts.refusals.minimum_not_met}`))

  await expect(order).toBeEnabled()
  await order.click()
  await expect(page).toHaveURL(/\/categories$/)
  expect(await other.cart()).toEqual({})
  await other.close()
})

test('+ clicked while an order is on its way that goes through is a case of the next order @desk @longer', async ({
  page,
  browser,
  baseURL,
  signIn,
  texts,
}) => {
  const { cart, common } = texts
  const market = await aMarket(browser, baseURL ?? '', given)
  const [lamb = ''] = market.suppliers[0]?.products ?? []
  const other = await anotherDevice(browser, baseURL ?? '', market.restaurant)
  await signIn(market.restaurant)
  await other.set(lamb, 2)
  await page.goto('/checkout')
  const main = page.getByRole('main')
  const ordering = await delayResponses(page, '**/api/checkout/')
  await clickOnceOrdering(main.getByRole('button', { name: common.increase(lamb) }))
  await main.getByRole('button', { name: cart.placeOrder }).click()
  await ordering.isAsked
  await expect(main.getByRole('textbox', { name: common.quantityOf(lamb) })).toHaveValue('3')
  ordering.goOn()
  await expect(page).toHaveURL(/\/categories$/)
  await expect.poll(other.cart).toEqual({ [lamb]: 1 })
  await expect(page.getByRole('button', { name: cart.open(1) })).toBeVisible()
  await other.close()
})

/** The button is clicked as soon as the page has sent an order: 300 ms later the busy overlay takes every click. */
async function clickOnceOrdering(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    const send = window.fetch
    window.fetch = (input, init) => {
      if (init?.method === 'POST' && String(input).endsWith('/api/checkout/')) {
        window.fetch = send
        setTimeout(() => element.click())
      }
      return send(input, init)
    }
  })
}

/**
 * What the page reads from `path` is answered as it would be now, until it is released: it learns of changes by refusals alone.
 * A reading that hangs instead is taken for a lost connection.
 */
async function answerAsNow(page: Page, path: string) {
  const json = await (await page.request.get(path)).json()
  let isReleased = false
  await page.route(`**${path}`, async (route) => {
    if (isReleased || route.request().method() !== 'GET') return route.fallback()
    await route.fulfill({ json })
  })
  return {
    release: () => {
      isReleased = true
    },
  }
}

type Place = { browser: Browser; baseURL: string | undefined }

async function raiseMinimum(at: Place, { suppliers }: Market, minimum: string): Promise<void> {
  const [supplier] = suppliers
  if (!supplier) throw new Error('one supplier was built')
  const device = await anotherDevice(at.browser, at.baseURL ?? '', supplier)
  const path = '/api/supplier-account-info/'
  const account = await device.get(path)
  const changed = { ...account, minimum_order_price: minimum }
  await device.post(path, { user: account.user, supplier: changed })
  await device.close()
}
