import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatDollars } from '@halles/texts/format.ts'
import type { Page } from '@playwright/test'
import { freePort } from '../free-port.ts'
import { expect, post, test } from '../halles-test.ts'
import { announced } from '../reading/hear.ts'
import { open, order, sideBySide } from '../side-by-side.ts'
import { ended, serve } from '../start-server.ts'

test('what one side does with an order appears on the other side’s open screen, with a count and in words @phone @longer', async ({
  browser,
  baseURL,
  language,
  texts,
}) => {
  const at = baseURL ?? ''
  const { market, supplier, product, devices } = await sideBySide(browser, at, language)
  const { live, orders, common, layout, supplierOrders } = texts
  const dollars = (amount: string) => formatDollars(language, amount)
  const [restaurant, butcher] = [devices.restaurant.page, devices.supplier.page]
  const ordersLink = (page: Page) =>
    page.locator('a[href$="/orders"]:visible', { hasText: layout.places.orders })
  await open(devices.restaurant, '/categories')
  await open(devices.supplier, '/supplier/categories')

  await test.step('an order is announced at its supplier, and counted on the header', async () => {
    await order(devices.restaurant, product)
    const words = live.detail(market.restaurant.name, dollars('214.50'))
    await expect(announced(butcher, `${live.titles.placed}, ${words}`)).toBeAttached()
    await expect(ordersLink(butcher)).toHaveAccessibleName(
      `${layout.places.orders}, ${live.unseenCount(1)}`,
    )
    await expect(butcher).toHaveTitle(/^\(1\) /)
    await expect(butcher.getByRole('link', { name: supplierOrders.newOrders(1) })).toBeVisible()
    await butcher.getByRole('group', { name: live.titles.placed }).getByRole('link').click()
    await expect(butcher.getByText(market.restaurant.email)).toBeVisible()
    await expect(ordersLink(butcher)).toHaveAccessibleName(layout.places.orders)
  })

  await test.step('what the supplier types survives the news of another order', async () => {
    const cases = butcher.getByRole('textbox', { name: common.quantityOf(product) })
    await cases.fill('1')
    await order(devices.restaurant, product)
    await expect(announced(butcher, live.titles.placed)).toBeAttached()
    await expect(ordersLink(butcher)).toHaveAccessibleName(new RegExp(live.unseenCount(1)))
    await expect(cases).toHaveValue('1')
  })

  await test.step('its changes appear in the restaurant’s list, which is seen by being open', async () => {
    await restaurant.goto('/account?to=orders')
    await expect(restaurant.getByText(dollars('214.50'))).toHaveCount(2)
    await butcher.getByRole('textbox', { name: common.quantityOf(product) }).press('Enter')
    await butcher.getByRole('main').getByRole('button', { name: orders.sendChanges }).click()
    await butcher.getByRole('dialog').getByRole('button', { name: orders.sendChanges }).click()
    const words = live.detail(supplier.name, dollars('107.25'))
    await expect(announced(restaurant, `${live.titles.modified}, ${words}`)).toBeAttached()
    await expect(restaurant.getByRole('main').getByText(dollars('107.25'))).toBeVisible()
    await expect(ordersLink(restaurant)).toHaveAccessibleName(layout.places.orders)
    await expect(butcher.getByText(orders.changesNotSent)).toHaveCount(0)
  })

  await test.step('two tabs share one connection, and the second goes on when the first is closed', async () => {
    const tab = await devices.supplier.context.newPage()
    const asked: string[] = []
    tab.on('request', (request) => {
      if (request.url().includes('/api/events/')) asked.push(request.url())
    })
    await tab.goto('/supplier/categories')
    await expect(ordersLink(tab)).toHaveAccessibleName(new RegExp(live.unseenCount(1)))
    expect(asked).toEqual([])
    await butcher.close()
    await expect.poll(() => asked).toEqual([`${at}/api/events/?after=2`])
    await order(devices.restaurant, product)
    await expect(announced(tab, live.titles.placed)).toBeAttached()
  })
  for (const { context } of Object.values(devices)) await context.close()
})

test('a screen whose network was cut receives what it missed, once @desk @longer', async ({
  browser,
  baseURL,
  language,
  texts,
}) => {
  const { live } = texts
  const { product, devices } = await sideBySide(browser, baseURL ?? '', language)
  const { page, context } = devices.supplier
  await open(devices.supplier, '/supplier/categories')
  await order(devices.restaurant, product)
  const toasts = page.getByRole('group', { name: live.titles.placed })
  await expect(toasts).toHaveCount(1)
  await context.setOffline(true)
  await order(devices.restaurant, product)
  await order(devices.restaurant, product)
  await expect(toasts).toHaveCount(0)
  await context.setOffline(false)
  await expect(toasts).toHaveCount(2)
  await expect(page).toHaveTitle(/^\(3\) /)
  await context.close()
  await devices.restaurant.context.close()
})

test('when the server is killed and comes back, both sides receive events again @desk @longer', async ({
  browser,
  language,
  texts,
}) => {
  // A server is started twice.
  const { live } = texts
  const at = `http://127.0.0.1:${await freePort()}`
  const folder = mkdtempSync(join(tmpdir(), 'halles-e2e-'))
  let server: ChildProcess = await serve(at, folder)
  try {
    const { product, devices } = await sideBySide(browser, at, language)
    await open(devices.restaurant, '/categories')
    await open(devices.supplier, '/supplier/categories')
    const exit = once(server, 'exit')
    server.kill('SIGKILL')
    await exit
    // Both may be back as soon as it answers.
    const back = [devices.restaurant, devices.supplier].map(({ page }) =>
      page.waitForResponse((answer) => answer.url().includes('/api/events/') && answer.ok()),
    )
    server = await serve(at, folder)
    await Promise.all(back)
    await order(devices.restaurant, product)
    await expect(
      devices.supplier.page.getByRole('group', { name: live.titles.placed }),
    ).toBeVisible()
    const [{ public_id: id }] = await (
      await devices.supplier.page.request.get('/api/supplier-order-list/?status=pending')
    ).json()
    const answer = { supplier_order_id: id, action: 'cancelled' }
    await post(devices.supplier.page, '/api/supplier-order-update/', answer)
    await expect(
      devices.restaurant.page.getByRole('group', { name: live.titles.cancelled }),
    ).toBeVisible()
    for (const { context } of Object.values(devices)) await context.close()
  } finally {
    await ended(server)
    rmSync(folder, { recursive: true, force: true })
  }
})
