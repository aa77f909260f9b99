import { formatDollars } from '@halles/texts/format.ts'
import { receivingTexts } from '@halles/texts/pages/receiving.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../halles-test.ts'
import { open, order, sideBySide } from '../side-by-side.ts'
import { withTheDatabase } from '../the-database.ts'

/** The supplier accepts its newest order, and both open it. */
async function accepted({ restaurant, supplier }: Record<'restaurant' | 'supplier', Page>) {
  const pending = await supplier.request.get('/api/supplier-order-list/?status=pending')
  const [{ public_id }] = await pending.json()
  await open({ page: supplier }, `/supplier/order/${public_id}`)
  return {
    public_id,
    openOrder: async () => {
      const orders = await restaurant.request.get('/api/restaurant-order-list/?status=active')
      const [newest] = await orders.json()
      await open({ page: restaurant }, `/order/${newest.public_id}`)
    },
  }
}

test('a delivery is received with one case missing, and the credit is granted; another is received offline, and the credit refused', async ({
  browser,
  baseURL,
  language,
  texts,
}) => {
  const words = receivingTexts[language]
  const { orders, common } = texts
  const dollars = (amount: string) => formatDollars(language, amount)
  const { supplier, product, devices } = await sideBySide(browser, baseURL ?? '', language)
  const [restaurant, butcher] = [devices.restaurant.page, devices.supplier.page]
  const code = 'BAV-10'
  await withTheDatabase((database) =>
    database
      .updateTable('product')
      .set({ item_code: code })
      .where('name_fr', '=', product)
      .execute(),
  )
  const receive = restaurant.getByRole('button', { name: words.receiveOf(supplier.name) })
  const form = restaurant.getByRole('group', { name: words.receiveOf(supplier.name) })
  const asAgreed = form.getByRole('checkbox', { name: words.asAgreed(product, orders.cases(8)) })

  async function orderAndAccept() {
    await order(devices.restaurant, product, 8)
    const { openOrder } = await accepted({ restaurant, supplier: butcher })
    await butcher.getByRole('main').getByRole('button', { name: orders.accept }).click()
    await butcher.getByRole('dialog').getByRole('button', { name: orders.accept }).click()
    await expect(butcher.getByRole('dialog')).toBeHidden()
    await openOrder()
  }

  await test.step('all is ticked; what is missing is tapped, and needs a reason', async () => {
    await orderAndAccept()
    await receive.click()
    await expect(form.getByRole('button', { name: words.allReceived })).toBeVisible()
    await asAgreed.uncheck()
    await expect(form.getByRole('textbox', { name: common.quantityOf(product) })).toHaveValue('7')
    await expect(
      form.getByRole('checkbox', { name: words.askCredit(dollars('107.25')) }),
    ).toBeChecked()
    await form.getByRole('button', { name: words.receiveExcept(1) }).click()
    await expect(form.getByText(words.reasonMissing)).toBeVisible()
    await form.getByRole('radio', { name: words.reasons.missing }).check()
    await form.getByRole('button', { name: words.receiveExcept(1) }).click()
    await expect(
      restaurant.getByRole('main').getByText(words.creditState.asked, { exact: true }),
    ).toBeVisible()
  })

  await test.step('its supplier sees it at once, by its own code, and grants it in one tap', async () => {
    const request = butcher.getByRole('region', { name: words.answerTitle(dollars('107.25')) })
    await expect(request).toBeVisible()
    const missing = { hasText: words.reasons.missing }
    await expect(butcher.getByRole('listitem').filter(missing).first()).toContainText(
      orders.itemCode(code),
    )
    await expect(restaurant.getByRole('listitem').filter(missing).first()).not.toContainText(code)
    await request.getByRole('button', { name: words.grantAll(dollars('107.25')) }).click()
    await expect(
      butcher.getByRole('main').getByText(words.creditState.granted, { exact: true }),
    ).toBeVisible()
    await expect(
      restaurant.getByRole('main').getByText(words.creditState.granted, { exact: true }),
    ).toBeVisible()
    await expect(restaurant.getByRole('main').getByText(dollars('858.00')).first()).toBeVisible()
    await expect(receive).toBeHidden()
  })

  await test.step('offline it is noted on the device, and sent when the connection is back', async () => {
    await orderAndAccept()
    await receive.click()
    await asAgreed.uncheck()
    await form.getByRole('radio', { name: words.reasons.damaged }).check()
    await form.getByRole('textbox', { name: words.lineNote(product) }).fill('Carton percé')
    await restaurant.context().setOffline(true)
    await form.getByRole('button', { name: words.receiveExcept(1) }).click()
    await expect(restaurant.getByText(words.waiting)).toBeVisible()
    await restaurant.context().setOffline(false)
    await expect(
      restaurant.getByRole('main').getByText(words.creditState.asked, { exact: true }),
    ).toBeVisible()
    await expect(restaurant.getByText(/Carton percé/).first()).toBeVisible()
  })

  await test.step('it stands first in its supplier’s list, and is refused with a reason', async () => {
    await open(devices.supplier, '/account?to=orders')
    const requests = butcher.getByRole('region', { name: words.requests })
    await requests.getByRole('link').first().click()
    const answer = butcher.getByRole('region', { name: words.answerTitle(dollars('107.25')) })
    await answer.getByRole('button', { name: words.refuse, exact: true }).click()
    await answer.getByRole('button', { name: words.sendRefusal }).click()
    await expect(answer.getByText(words.reasonRequired)).toBeVisible()
    await answer.getByRole('textbox', { name: words.reason }).fill('Parti en bon état')
    await answer.getByRole('button', { name: words.sendRefusal }).click()
    await expect(
      restaurant.getByRole('main').getByText(words.creditState.refused, { exact: true }),
    ).toBeVisible()
    await expect(restaurant.getByText('Parti en bon état').first()).toBeVisible()
  })
  for (const { context } of Object.values(devices)) await context.close()
})
