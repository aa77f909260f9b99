import { orderChanges as en } from '@halles/texts/en/order-changes.ts'
import { formatDollars } from '@halles/texts/format.ts'
import { orderChanges as fr } from '@halles/texts/fr/order-changes.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../halles-test.ts'
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
  const changes = { fr, en }[language]
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
    await expect(editor.getByRole('status')).toHaveText(changes.newTotal(dollars('852.50')))
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
