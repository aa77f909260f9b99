import type { Page } from '@playwright/test'
import { expect, test } from '../halles-test.ts'
import { announced } from '../reading/hear.ts'
import { open, order, sideBySide } from '../side-by-side.ts'

test('two people write to each other about an order, and each sees what happened meanwhile', async ({
  browser,
  baseURL,
  language,
  texts,
}) => {
  const { market, supplier, product, devices } = await sideBySide(browser, baseURL ?? '', language)
  const { orderThread, orders, live, orderChanges } = texts
  const [cook, butcher] = [devices.restaurant.page, devices.supplier.page]
  const log = (page: Page) => page.getByRole('log')
  const box = (page: Page) => page.getByRole('textbox', { name: orderThread.message })
  const send = (page: Page) => page.getByRole('button', { name: orderThread.send, exact: true })
  await order(devices.restaurant, product)
  const [mine] = await (await cook.request.get('/api/restaurant-order-list/?status=active')).json()
  const [theirs] = await (
    await butcher.request.get('/api/supplier-order-list/?status=pending')
  ).json()
  await open(devices.restaurant, `/order/${mine.public_id}`)
  await open(devices.supplier, '/account?to=orders')

  await test.step('a message is on the other side’s list, counted', async () => {
    await expect(log(cook)).toContainText(orderThread.step.pending)
    await expect(cook.getByText(orderThread.none(supplier.name))).toBeVisible()
    await box(cook).fill('Sonnez à l’arrière,\n<b>la porte bleue</b>.')
    await send(cook).click()
    await expect(log(cook)).toContainText('<b>la porte bleue</b>')
    await expect(box(cook)).toHaveValue('')
    const row = butcher.getByRole('main').getByRole('link', { name: orders.unread(1) })
    await expect(row).toBeVisible()
    await expect(butcher.getByRole('tab', { name: orders.unreadOrders(1) })).toBeVisible()
    await expect(announced(butcher, live.titles.message)).toBeAttached()
    await row.click()
  })

  await test.step('it is read as text, marked as new, and seen from then on', async () => {
    await expect(log(butcher)).toContainText('<b>la porte bleue</b>')
    await expect(log(butcher)).toContainText(orderThread.nameOf('Ana', market.restaurant.name))
    await box(butcher).scrollIntoViewIfNeeded()
    await expect(log(butcher).getByText(orderThread.unread, { exact: true })).toHaveCount(1)
    await expect
      .poll(async () => {
        const answer = await butcher.request.get('/api/supplier-order-counts/')
        return (await answer.json()).unread.pending
      })
      .toBe(0)
  })

  await test.step('an answer, sent by keyboard, appears on the open screen', async () => {
    await box(butcher).fill('Compris!')
    await box(butcher).press('Control+Enter')
    await expect(log(cook)).toContainText('Compris!')
    await expect(log(cook)).toContainText(orderThread.nameOf('Ana', supplier.name))
  })

  await test.step('a change stands in the trail with old, new and reason', async () => {
    const { orderProducts } = await (
      await butcher.request.get(
        `/api/supplier-order-list/?supplier_order_public_id=${theirs.public_id}`,
      )
    ).json()
    const token = (await butcher.context().cookies()).find(({ name }) => name === 'csrftoken')
    await butcher.request.post('/api/supplier-order-update/', {
      headers: { 'X-CSRFToken': token?.value ?? '' },
      data: {
        supplier_order_id: theirs.public_id,
        action: 'modified',
        reason: 'out_of_stock',
        products: [{ public_id: orderProducts[0].public_id, edited_quantity: 1 }],
      },
    })
    await expect(log(cook)).toContainText(orderThread.changed(product, 2, 1))
    await expect(log(cook)).toContainText(new RegExp(orderChanges.reasons.out_of_stock, 'i'))
    await expect(log(cook)).toContainText(orderThread.by(orderThread.nameOf('Ana', supplier.name)))
  })

  await test.step('without a connection nothing is sent and nothing is lost', async () => {
    await devices.restaurant.context.setOffline(true)
    await box(cook).fill('Une dernière chose')
    await expect(cook.getByText(orderThread.offline)).toBeVisible()
    await expect(send(cook)).toBeDisabled()
    await devices.restaurant.context.setOffline(false)
    await expect(send(cook)).toBeEnabled()
    await cook.reload()
    await expect(box(cook)).toHaveValue('Une dernière chose')
    await send(cook).click()
    await expect(log(butcher)).toContainText('Une dernière chose', { timeout: 5_000 })
    await expect(log(butcher).getByText('Une dernière chose')).toHaveCount(1)
  })

  await test.step('no text is wider than its box', async () => {
    for (const page of [cook, butcher])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
  })
})
