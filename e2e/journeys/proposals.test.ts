import type { Language } from '@halles/contract/language.ts'
import { moveProposalDeadline } from '@halles/testing/world/proposal-deadline-sql.ts'
import { formatDeliveryDay, formatMediumDeliveryDay } from '@halles/texts/delivery-times.ts'
import { formatDollars } from '@halles/texts/format.ts'
import { openProposalTexts } from '@halles/texts/pages/open-proposal.ts'
import { orderChangesTexts } from '@halles/texts/pages/order-changes.ts'
import { proposalsTexts } from '@halles/texts/pages/proposals.ts'
import type { Browser, Page } from '@playwright/test'
import { expect, post, test } from '../halles-test.ts'
import { hear, heard } from '../reading/hear.ts'
import { open, order, sideBySide } from '../side-by-side.ts'
import { withTheDatabase } from '../the-database.ts'

const onglet = { name: 'Onglet', price: '110.35', quantity: '10', unit: 'kg' }
const paleron = { name: 'Paleron', price: '104.50', quantity: '10', unit: 'kg' }

/** A supplier that delivers every day, with an order of four cases of a product that both sides have open. */
async function anOrder(browser: Browser, at: string, language: Language) {
  const sides = await sideBySide(browser, at, language, [onglet, paleron])
  const { devices, supplier, product } = sides
  const [restaurant, butcher] = [devices.restaurant.page, devices.supplier.page]
  await post(butcher, '/api/delivery-zone-save/', {
    name: 'Est',
    cities: ['Rimouski'],
    minimum_order_price: null,
    runs: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      days_before: 1,
      cut_off: '23:00',
      from: '06:00',
      to: '10:00',
    })),
  })
  await order(devices.restaurant, product, 4)
  const placed = await restaurant.request.get('/api/restaurant-order-list/?status=active')
  const received = await butcher.request.get('/api/supplier-order-list/?status=pending')
  const [{ public_id: ofRestaurant }] = await placed.json()
  const [{ public_id: ofSupplier }] = await received.json()
  await open({ page: restaurant }, `/order/${ofRestaurant}`)
  await open({ page: butcher }, `/supplier/order/${ofSupplier}`)
  const [, other = '', third = ''] = supplier.products
  return { ...sides, restaurant, butcher, other, third, ofSupplier }
}

/** The supplier chooses one of its products for a line, at a price of its own. */
async function replace(
  page: Page,
  words: typeof proposalsTexts.fr,
  { product, other, price }: Chosen,
) {
  await page.getByRole('button', { name: words.replaceOf(product) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill(other)
  await dialog.getByRole('button', { name: words.chooseProduct(other) }).click()
  await dialog.getByLabel(words.price, { exact: true }).fill(price)
  return dialog
}
type Chosen = { product: string; other: string; price: string }

/** The restaurant asks for so many cases of a product that its supplier has accepted. */
async function proposeMore(page: Page, words: typeof proposalsTexts.fr, asked: Asked) {
  const { supplier, product, cases, language, quantityOf } = asked
  const changes = orderChangesTexts[language]
  await page.getByRole('button', { name: changes.editOf(supplier) }).click()
  const editor = page.getByRole('group', { name: changes.editOf(supplier) })
  const field = editor.getByRole('textbox', { name: quantityOf(product) })
  await field.fill(cases)
  await field.press('Enter')
  await editor.getByRole('button', { name: words.proposeTo(supplier) }).click()
  await expect(page.getByRole('button', { name: words.withdrawOf(supplier) })).toBeVisible()
}
type Asked = {
  supplier: string
  product: string
  cases: string
  language: Language
  quantityOf: (name: string) => string
}

test('what is missing is replaced by agreement: one tap a line, and both sides see it at once', async ({
  browser,
  baseURL,
  language,
  texts,
}) => {
  const words = proposalsTexts[language]
  const changes = orderChangesTexts[language]
  const badge = openProposalTexts[language]
  const { orders, common } = texts
  const dollars = (amount: string) => formatDollars(language, amount)
  const sides = await anOrder(browser, baseURL ?? '', language)
  const { market, supplier, product, other, third, restaurant, butcher } = sides
  const substitute = words.substitute(other, product, 2)

  await test.step('a supplier that has two of four proposes two others, cheaper than its price', async () => {
    const field = butcher.getByRole('textbox', { name: common.quantityOf(product) })
    await field.fill('2')
    await field.press('Enter')
    const dialog = await replace(butcher, words, { product, other, price: '999' })
    await expect(dialog.getByText(words.priceInvalid(dollars('110.35')))).toBeVisible()
    await hear(butcher)
    await dialog.getByLabel(words.price, { exact: true }).fill('108.80')
    await expect(dialog.getByText(words.total(dollars('217.60'))).first()).toBeVisible()
    await expect
      .poll(() => heard(butcher))
      .toContainEqual({
        by: 'polite',
        words: words.total(dollars('217.60')).replaceAll('\u00a0', ' '),
        cameWithWords: false,
      })
    await dialog.getByRole('button', { name: words.take }).click()
    await butcher.getByRole('radio', { name: changes.reasons.limited_quantity }).check()
    await butcher.reload()
    await expect(
      butcher.getByText(words.replacedBy(other, 2, dollars('108.80'))),
      'it is still there after a reload',
    ).toBeVisible()
    await butcher.getByRole('main').getByRole('button', { name: orders.sendChanges }).click()
    await butcher.getByRole('dialog').getByRole('button', { name: orders.sendChanges }).click()
    await expect(butcher.getByRole('dialog')).toBeHidden()
    const card = restaurant.getByRole('region', { name: words.titleFrom(supplier.name) })
    await expect(card.getByText(substitute)).toBeVisible()
    await expect(
      butcher.getByRole('region', { name: words.titleTo(market.restaurant.name) }),
    ).toBeVisible()
  })

  await test.step('the restaurant agrees with one tap, and both have it on their order', async () => {
    await restaurant.getByRole('button', { name: words.acceptLine(substitute) }).click()
    const row = butcher.getByRole('row', { name: new RegExp(other) })
    await expect(row.getByText(orders.cases(2)).first()).toBeVisible()
    await expect(restaurant.getByRole('main').getByText(dollars('432.10')).first()).toBeVisible()
    await expect(restaurant.getByRole('log')).toContainText(words.agreed)
    await expect(butcher.getByRole('log')).toContainText(words.agreed)
  })

  await test.step('another substitute is refused, and nothing changes', async () => {
    await butcher.getByRole('button', { name: changes.propose }).click()
    const dialog = await replace(butcher, words, { product, other: third, price: '100' })
    await dialog.getByRole('button', { name: words.takeProposal }).click()
    const propose = words.proposeTo(market.restaurant.name)
    await butcher.getByRole('button', { name: propose }).click()
    const refuse = restaurant.getByRole('button', {
      name: words.refuseLine(words.substitute(third, product, 2)),
    })
    await expect(refuse).toBeVisible()
    // What is left to do is to answer, and then to close the order.
    const done = restaurant.getByRole('button', { name: orders.setToDone })
    await expect(done).toHaveAttribute('data-variant', 'default')
    await refuse.click()
    await expect(butcher.getByRole('main').getByText(words.over.answered)).toBeVisible()
    await expect(done).toHaveAttribute('data-variant', 'filled')
    await expect(restaurant.getByRole('main').getByText(dollars('432.10')).first()).toBeVisible()
    await expect(restaurant.getByRole('log')).toContainText(words.refused)
  })

  await test.step('more than was accepted is proposed by the restaurant, and agreed to', async () => {
    const asked = { supplier: supplier.name, product, cases: '3', language }
    await proposeMore(restaurant, words, { ...asked, quantityOf: common.quantityOf })
    const agree = butcher.getByRole('button', {
      name: words.acceptLine(words.quantity(product, 2, 3)),
    })
    await expect(agree).toBeVisible()
    const list = await butcher.context().newPage()
    await list.goto('/account?to=orders&status=acknowledged')
    await expect(list.getByText(new RegExp(`^${badge.asked('').trim()}`))).toBeVisible()
    await list.close()
    await agree.click()
    const line = restaurant.getByRole('listitem').filter({ hasText: product }).first()
    await expect(line.getByText(orders.cases(3)).first()).toBeVisible()
  })

  await test.step('an order whose only line is lacking gets a substitute before it is answered', async () => {
    await order(sides.devices.restaurant, product, 1)
    const placed = await restaurant.request.get('/api/restaurant-order-list/?status=active')
    const received = await butcher.request.get('/api/supplier-order-list/?status=pending')
    const [[{ public_id: mine }], [{ public_id: theirs }]] = [
      await placed.json(),
      await received.json(),
    ]
    await open({ page: restaurant }, `/order/${mine}`)
    await open({ page: butcher }, `/supplier/order/${theirs}`)
    await butcher.getByRole('button', { name: orders.remove(product) }).click()
    const dialog = await replace(butcher, words, { product, other, price: '105' })
    await dialog.getByRole('button', { name: words.take }).click()
    await expect(butcher.getByText(changes.allRemoved)).toBeVisible()
    await butcher.getByRole('button', { name: changes.propose }).click()
    const propose = words.proposeTo(market.restaurant.name)
    await butcher.getByRole('button', { name: propose }).click()
    const what = words.substitute(other, product, 1)
    const agree = restaurant.getByRole('button', { name: words.acceptLine(what) })
    await expect(agree).toBeVisible()
    await agree.click()
    await expect(butcher.getByRole('row', { name: new RegExp(other) })).toBeVisible()
    await expect(
      butcher.getByRole('main').getByRole('button', { name: orders.accept }),
    ).toBeVisible()
  })
  for (const { context } of Object.values(sides.devices)) await context.close()
})

test('another day is proposed and agreed to; what nobody answers lapses, and the page says so by itself @longer', async ({
  browser,
  baseURL,
  language,
  texts,
}) => {
  const words = proposalsTexts[language]
  const changes = orderChangesTexts[language]
  const { orders, common } = texts
  const sides = await anOrder(browser, baseURL ?? '', language)
  const { market, supplier, product, restaurant, butcher, ofSupplier } = sides
  await butcher.getByRole('main').getByRole('button', { name: orders.accept }).click()
  await butcher.getByRole('dialog').getByRole('button', { name: orders.accept }).click()
  await expect(butcher.getByRole('button', { name: changes.propose })).toBeVisible()

  await test.step('another day of the supplier is proposed, and both sides have it', async () => {
    const { zones } = await (await butcher.request.get('/api/delivery-rules/')).json()
    const later = zones[0].next_days[2].day
    await butcher.getByRole('button', { name: changes.propose }).click()
    await butcher.getByRole('radio', { name: formatMediumDeliveryDay(language, later) }).check()
    await butcher.getByRole('radio', { name: changes.reasons.off_route }).check()
    const propose = words.proposeTo(market.restaurant.name)
    await butcher.getByRole('button', { name: propose }).click()
    const card = restaurant.getByRole('region', { name: words.titleFrom(supplier.name) })
    await expect(card).toBeVisible()
    await card.getByRole('button', { name: new RegExp(`^${words.accept}`) }).click()
    const day = formatDeliveryDay(language, later)
    await expect(butcher.getByRole('main').getByText(day).first()).toBeVisible()
    await expect(restaurant.getByRole('main').getByText(day).first()).toBeVisible()
  })

  await test.step('a proposal that is left without an answer is over on both pages', async () => {
    const asked = { supplier: supplier.name, product, cases: '6', language }
    await proposeMore(restaurant, words, { ...asked, quantityOf: common.quantityOf })
    await withTheDatabase((database) => moveProposalDeadline(database, ofSupplier, 4))
    await butcher.reload()
    await restaurant.reload()
    const card = butcher.getByRole('region', { name: words.titleFrom(market.restaurant.name) })
    await expect(card).toBeVisible()
    await expect(butcher.getByRole('main').getByText(words.over.lapsed)).toBeVisible()
    await expect(restaurant.getByRole('main').getByText(words.over.lapsed)).toBeVisible()
    await expect(card).toBeHidden()
    await expect(restaurant.getByRole('log')).toContainText(words.status.lapsed)
  })
  for (const { context } of Object.values(sides.devices)) await context.close()
})
