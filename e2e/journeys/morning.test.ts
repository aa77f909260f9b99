import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../halles-test.ts'
import { open, order, sideBySide } from '../side-by-side.ts'

/** Counts what a thumb does. */
function aThumb() {
  let taps = 0
  return {
    taps: () => taps,
    async tap(target: Locator) {
      taps++
      await target.tap()
    },
  }
}

const tabOf = (page: Page, name: string, count: number) =>
  page.getByRole('tab', { name: `${name} ${count}`, exact: true })

test('ten orders are accepted in three taps, one answered elsewhere is named, and what to pick is one tap away @phone-only', async ({
  browser,
  baseURL,
  language,
  texts,
}) => {
  test.setTimeout(120_000)
  const { orders, supplierOrders, picking } = texts
  const { market, product, devices } = await sideBySide(browser, baseURL ?? '', language)
  const { page } = devices.supplier
  for (let placed = 0; placed < 11; placed++) await order(devices.restaurant, product)
  // What the desk beside answers does not reach this screen before the taps do.
  await page.route('**/api/events/**', (route) => route.abort())
  await page.goto('/account?to=orders')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(orders.tab)
  await expect(tabOf(page, orders.supplierTabs.pending, 11)).toBeVisible()
  const listed = await page.request.get('/api/supplier-order-list/?status=pending')
  const [first] = await listed.json()
  const elsewhere = await page.request.post('/api/supplier-order-update/', {
    data: { supplier_order_id: first.public_id, action: 'cancelled' },
    headers: { 'X-CSRFToken': await csrfToken(page) },
  })
  expect(elsewhere.status()).toBe(200)

  const thumb = aThumb()
  await thumb.tap(page.getByRole('checkbox', { name: supplierOrders.chooseAll(11) }))
  await thumb.tap(page.getByRole('button', { name: supplierOrders.accept(11) }))
  const dialog = page.getByRole('dialog')
  await thumb.tap(dialog.getByRole('button', { name: supplierOrders.acceptConfirm(11) }))
  await expect(tabOf(page, orders.supplierTabs.acknowledged, 10)).toBeVisible()
  expect(thumb.taps()).toBe(3)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    supplierOrders.changed(market.restaurant.name, 1),
  )
  await expect(page.getByText(orders.noPending)).toBeVisible()

  const another = aThumb()
  await another.tap(page.getByRole('link', { name: `${supplierOrders.pickList} (10)` }))
  const row = page.getByRole('checkbox', { name: product })
  await expect(row).toContainText(orders.cases(20))
  await expect(page.getByRole('main').getByText(picking.orders(10))).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('$')
  expect(another.taps()).toBe(1)
})

test('after an answer the next order is one tap away, and after the last one the pick list @phone-only @longer', async ({
  browser,
  baseURL,
  language,
  texts,
}) => {
  const { orders, supplierOrders, picking } = texts
  const { market, product, devices } = await sideBySide(browser, baseURL ?? '', language)
  const { page } = devices.supplier
  await order(devices.restaurant, product, 2)
  await order(devices.restaurant, product, 5)
  await open(devices.supplier, '/account?to=orders')
  await page.getByRole('main').getByRole('listitem').getByRole('link').last().tap()
  const accept = async () => {
    await page.getByRole('main').getByRole('button', { name: orders.accept }).tap()
    await page.getByRole('dialog').getByRole('button', { name: orders.accept }).tap()
  }
  await accept()
  await page.getByRole('link', { name: supplierOrders.next(market.restaurant.name) }).tap()
  await expect(page.getByRole('textbox', { name: texts.common.quantityOf(product) })).toHaveValue(
    '5',
  )
  await accept()
  await expect(page.getByRole('main').getByText(supplierOrders.allAnswered)).toBeVisible()
  await page.getByRole('link', { name: supplierOrders.pickList, exact: true }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(picking.title)
})

test('a new order sounds once on a device that wishes it, however many tabs it has, also after a reload @desk @longer', async ({
  browser,
  baseURL,
  language,
  texts,
}) => {
  const { supplierOrders, orders } = texts
  const { product, devices } = await sideBySide(browser, baseURL ?? '', language)
  const { context, page } = devices.supplier
  await context.addInitScript(() => {
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (this: OscillatorNode, ...when) {
      document.documentElement.dataset.tones = `${Number(document.documentElement.dataset.tones ?? 0) + 1}`
      start.apply(this, when)
    }
  })
  const tones = async (of: Page) =>
    Number(await of.evaluate(() => document.documentElement.dataset.tones ?? 0))
  await open(devices.supplier, '/account?to=orders')
  const box = page.getByRole('checkbox', { name: supplierOrders.sound })
  await order(devices.restaurant, product)
  await expect(tabOf(page, orders.supplierTabs.pending, 1)).toBeVisible()
  expect(await tones(page)).toBe(0)
  await box.check()
  expect(await tones(page)).toBe(2)

  const second = await context.newPage()
  await second.goto('/account?to=orders')
  await second.getByRole('heading', { level: 1 }).click()
  await order(devices.restaurant, product)
  await expect(tabOf(page, orders.supplierTabs.pending, 2)).toBeVisible()
  await expect(tabOf(second, orders.supplierTabs.pending, 2)).toBeVisible()
  expect((await tones(page)) + (await tones(second))).toBe(4)
  await second.close()

  const connected = page.waitForResponse(/\/api\/events\//)
  await page.reload()
  await connected
  await expect(box).toBeChecked()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByText(supplierOrders.soundBlocked)).toHaveCount(0)
  await order(devices.restaurant, product)
  await expect.poll(() => tones(page)).toBe(2)
})

async function csrfToken(page: Page): Promise<string> {
  await page.request.get('/api/auth/csrf/')
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'csrftoken')?.value ?? ''
}
