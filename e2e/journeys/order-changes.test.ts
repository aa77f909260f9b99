import { formatDollars } from '@halles/texts/format.ts'
import { orderChangesTexts } from '@halles/texts/pages/order-changes.ts'
import type { Page } from '@playwright/test'
import { expect, post, test } from '../halles-test.ts'
import { announced } from '../reading/hear.ts'
import { open, order, sideBySide } from '../side-by-side.ts'

const paleron = { name: 'Paleron', price: '104.50', quantity: '10', unit: 'kg' }

/** The newest order's address on one side. */
async function openOrder(page: Page, side: 'restaurant' | 'supplier') {
  const list = await page.request.get(
    side === 'restaurant'
      ? '/api/restaurant-order-list/?status=active'
      : '/api/supplier-order-list/?status=pending',
  )
  const [{ public_id }] = await list.json()
  await open({ page }, `${side === 'restaurant' ? '' : '/supplier'}/order/${public_id}`)
}

test('a restaurant changes and cancels its order, a supplier reduces what it accepted, and each sees it at once @phone', async ({
  browser,
  baseURL,
  language,
  texts,
}) => {
  const changes = orderChangesTexts[language]
  const { orders, common } = texts
  const dollars = (amount: string) => formatDollars(language, amount)
  const sides = await sideBySide(browser, baseURL ?? '', language, [paleron])
  const { market, supplier, product, devices } = sides
  const [, other = ''] = supplier.products
  const [restaurant, butcher] = [devices.restaurant.page, devices.supplier.page]
  await order(devices.restaurant, product, 8, other)
  await openOrder(restaurant, 'restaurant')
  await openOrder(butcher, 'supplier')

  await test.step('reduced while its supplier has it open: it is marked there, with its reason', async () => {
    await restaurant.getByRole('button', { name: changes.editOf(supplier.name) }).click()
    const editor = restaurant.getByRole('group', { name: changes.editOf(supplier.name) })
    await editor.getByRole('textbox', { name: common.quantityOf(product) }).fill('6')
    await editor.getByRole('radio', { name: changes.reasons.quantity_mistake }).check()
    await expect(editor.getByText(changes.newTotal(dollars('852.50')))).toBeVisible()
    await expect(announced(restaurant, changes.newTotal(dollars('852.50')))).toBeAttached()
    await editor.getByRole('button', { name: changes.send }).click()
    const line = butcher.getByRole('row', { name: new RegExp(product) })
    await expect(line.getByText(changes.changedSinceShown)).toBeVisible()
    await expect(line).toContainText(changes.reasons.quantity_mistake)
    await expect(line.getByRole('textbox', { name: common.quantityOf(product) })).toHaveValue('6')
    await expect(restaurant.getByText(orders.casesInsteadOf(6, 8))).toBeAttached()
  })

  await test.step('an answer to what was changed meanwhile is refused, and the order shown as it is', async () => {
    await butcher.route('**/api/supplier-order-update/', async (route) => {
      const sent = route.request().postDataJSON()
      await route.continue({ postData: { ...sent, order_version: 1 } })
    })
    await butcher.getByRole('main').getByRole('button', { name: orders.accept }).click()
    await butcher.getByRole('dialog').getByRole('button', { name: orders.accept }).click()
    await expect(
      butcher.getByRole('note').filter({ hasText: orders.changedMeanwhile }),
    ).toBeVisible()
    await butcher.unroute('**/api/supplier-order-update/')
    await butcher.getByRole('main').getByRole('button', { name: orders.accept }).click()
    await butcher.getByRole('dialog').getByRole('button', { name: orders.accept }).click()
    await expect(restaurant.getByText(orders.lineState.accepted).first()).toBeAttached()
  })

  async function reduce(name: string, cases: string) {
    const main = butcher.getByRole('main')
    await butcher.getByRole('button', { name: changes.reduceAccepted }).click()
    await butcher.getByRole('textbox', { name: common.quantityOf(name) }).fill(cases)
    await butcher.getByRole('textbox', { name: common.quantityOf(name) }).press('Enter')
    await main.getByRole('button', { name: changes.sendReduction }).click()
    await expect(main.getByText(changes.reasonRequired)).toBeVisible()
    await butcher.getByRole('radio', { name: changes.reasons.out_of_stock }).check()
    await main.getByRole('button', { name: changes.sendReduction }).click()
    await butcher.getByRole('dialog').getByRole('button', { name: changes.sendReduction }).click()
  }
  const totalOf = (amount: string) =>
    restaurant.getByRole('main').getByText(dollars(amount)).first()

  await test.step('reduced after it was accepted, with a reason: its restaurant does without it', async () => {
    await reduce(product, '4')
    await expect(restaurant.getByText(changes.reasons.out_of_stock, { exact: true })).toBeVisible()
    await expect(totalOf('638.00')).toBeVisible()
    await restaurant.getByRole('button', { name: changes.dropLine(product) }).click()
    await expect(totalOf('209.00')).toBeVisible()
    await expect(butcher.getByRole('main').getByText(dollars('209.00')).first()).toBeVisible()
  })

  await test.step('what is left is reduced too: the whole order is taken back', async () => {
    await reduce(other, '1')
    await restaurant.getByRole('button', { name: changes.cancelOf(supplier.name) }).click()
    await expect(restaurant.getByRole('button', { name: changes.dropLine(other) })).toHaveCount(0)
    const dialog = restaurant.getByRole('dialog')
    await dialog.getByRole('radio', { name: changes.reasons.found_elsewhere }).check()
    await dialog.getByRole('button', { name: changes.cancel }).click()
    await expect(butcher.getByText(changes.withdrawn, { exact: true })).toBeVisible()
  })

  await test.step('an order that waits is cancelled, with a reason that is explained', async () => {
    await order(devices.restaurant, product)
    await openOrder(restaurant, 'restaurant')
    await openOrder(butcher, 'supplier')
    await restaurant.getByRole('button', { name: changes.cancelOf(supplier.name) }).click()
    const dialog = restaurant.getByRole('dialog')
    await dialog.getByRole('radio', { name: changes.reasons.other }).check()
    await dialog.getByRole('button', { name: changes.cancel }).click()
    await expect(dialog.getByText(changes.noteRequired)).toBeVisible()
    await dialog.getByRole('textbox', { name: changes.note }).fill('Panne de four')
    await dialog.getByRole('button', { name: changes.cancel }).click()
    await expect(butcher.getByText(changes.withdrawn, { exact: true })).toBeVisible()
    await expect(butcher.getByText(/Panne de four/).first()).toBeVisible()
    await expect(butcher.getByText(market.restaurant.email)).toBeVisible()
  })

  await test.step('another one is refused, with a reason', async () => {
    await order(devices.restaurant, product)
    await openOrder(restaurant, 'restaurant')
    await openOrder(butcher, 'supplier')
    await butcher.getByRole('main').getByRole('button', { name: orders.reject }).click()
    const dialog = butcher.getByRole('dialog')
    await dialog.getByRole('radio', { name: changes.reasons.other }).check()
    await dialog.getByRole('button', { name: orders.reject }).click()
    await expect(dialog.getByText(changes.noteRequired)).toBeVisible()
    await dialog.getByRole('radio', { name: changes.reasons.late_order }).check()
    await dialog.getByRole('button', { name: orders.reject }).click()
    await expect(dialog).toBeHidden()
    const why = new RegExp(changes.reasons.late_order, 'i')
    await expect(restaurant.getByRole('log')).toContainText(why)
  })
  for (const { context } of Object.values(devices)) await context.close()
})

test('what one side prepares follows what the other side changes meanwhile @longer', async ({
  browser,
  baseURL,
  language,
  texts,
}) => {
  const changes = orderChangesTexts[language]
  const { orders, common } = texts
  const { supplier, product, devices } = await sideBySide(browser, baseURL ?? '', language, [
    paleron,
  ])
  const [, other = ''] = supplier.products
  const [restaurant, butcher] = [devices.restaurant.page, devices.supplier.page]
  const main = butcher.getByRole('main')

  await test.step('a line that its restaurant takes back is not answered', async () => {
    await order(devices.restaurant, product, 8, other)
    await openOrder(butcher, 'supplier')
    for (const [name, cases] of [
      [product, '7'],
      [other, '1'],
    ] as const) {
      const quantity = butcher.getByRole('textbox', { name: common.quantityOf(name) })
      await quantity.fill(cases)
      await quantity.press('Enter')
    }
    await changeByCall(restaurant, product, 'removed')
    await expect(main.getByText(changes.changedSinceShown)).toBeVisible()
    await main.getByRole('button', { name: orders.sendChanges }).click()
    await butcher.getByRole('dialog').getByRole('button', { name: orders.sendChanges }).click()
    await expect(butcher.getByText(orders.acceptedWithChanges)).toBeVisible()
    await expect(main.getByText(orders.casesInsteadOf(1, 2))).toBeAttached()
  })

  await test.step('a question about an order that has changed meanwhile is asked anew', async () => {
    await order(devices.restaurant, product, 8, other)
    await openOrder(butcher, 'supplier')
    await main.getByRole('button', { name: orders.accept }).click()
    await expect(butcher.getByRole('dialog')).toBeVisible()
    await changeByCall(restaurant, product, 5)
    await expect(butcher.getByRole('dialog')).toBeHidden()
    await expect(main.getByRole('note').filter({ hasText: orders.changedMeanwhile })).toBeVisible()
    await main.getByRole('button', { name: orders.accept }).click()
    await butcher.getByRole('dialog').getByRole('button', { name: orders.accept }).click()
    await expect(butcher.getByText(orders.accepted, { exact: true })).toBeVisible()
  })

  await test.step('a line that its supplier takes out is not changed', async () => {
    await order(devices.restaurant, product, 8, other)
    await openOrder(restaurant, 'restaurant')
    await restaurant.getByRole('button', { name: changes.editOf(supplier.name) }).click()
    const editor = restaurant.getByRole('group', { name: changes.editOf(supplier.name) })
    await editor.getByRole('textbox', { name: common.quantityOf(product) }).fill('7')
    await editor.getByRole('textbox', { name: common.quantityOf(other) }).fill('1')
    await takeOutByCall(butcher, product)
    await expect(
      editor.getByRole('note').filter({ hasText: orders.changedMeanwhile }),
    ).toBeVisible()
    const sent = restaurant.waitForResponse(/order-propose|restaurant-order-change/)
    await editor.getByRole('button').last().click()
    expect((await sent).status()).toBe(200)
  })
  for (const { context } of Object.values(devices)) await context.close()
})

/** What the restaurant does to a line of its newest order on another device. */
async function changeByCall(page: Page, name: string, to: number | 'removed'): Promise<void> {
  const [{ public_id }] = await (
    await page.request.get('/api/restaurant-order-list/?status=active')
  ).json()
  const order = await (
    await page.request.get(`/api/restaurant-order-list/?order_public_id=${public_id}`)
  ).json()
  const [part] = order.supplier_products
  const line = lineOf(part.products, name)
  await post(page, '/api/restaurant-order-change/', {
    supplier_order_public_id: part.public_id,
    order_version: part.order_version,
    ...(to === 'removed' ? { removed: [line] } : { lines: [{ public_id: line, quantity: to }] }),
  })
}

/** The supplier accepts its newest order without a line, on another device. */
async function takeOutByCall(page: Page, name: string): Promise<void> {
  const [{ public_id }] = await (
    await page.request.get('/api/supplier-order-list/?status=pending')
  ).json()
  const order = await (
    await page.request.get(`/api/supplier-order-list/?supplier_order_public_id=${public_id}`)
  ).json()
  await post(page, '/api/supplier-order-update/', {
    supplier_order_id: public_id,
    order_version: order.supplierOrder.order_version,
    action: 'modified',
    removed_products: [lineOf(order.orderProducts, name)],
  })
}

type Line = { public_id: string; product: { name_fr: string; name_en: string } }

function lineOf(lines: Line[], name: string): string {
  const line = lines.find(({ product }) => [product.name_fr, product.name_en].includes(name))
  return line?.public_id ?? ''
}
