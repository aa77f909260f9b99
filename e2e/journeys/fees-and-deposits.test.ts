import { choiceName } from '@halles/texts/choice-names.ts'
import { formatDollars } from '@halles/texts/format.ts'
import { deliveryRulesTexts } from '@halles/texts/pages/delivery-rules.ts'
import { orderAmountsTexts } from '@halles/texts/pages/order-amounts.ts'
import { productFieldsTexts } from '@halles/texts/pages/product-fields.ts'
import { expect, expectProblem, post, test } from '../halles-test.ts'
import { aMarketOfOne, kg } from '../market.ts'
import { withTheDatabase } from '../the-database.ts'

const WEEK = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  ...{ weekday, days_before: 1, cut_off: '16:00', from: '06:00', to: '11:00' },
}))

test('a supplier asks a fee and a deposit; a restaurant sees both before it orders, and pays what it saw @phone', async ({
  page,
  browser,
  baseURL,
  signIn,
  language,
  texts,
  problems,
}) => {
  const { cart, common, products: words, refusals } = texts
  const rules = deliveryRulesTexts[language]
  const fields = productFieldsTexts[language]
  const amounts = orderAmountsTexts[language]
  const dollars = (amount: string) => formatDollars(language, amount)
  const goods = [kg('Bavette', '50.00'), kg('Bouillon', '15.00')]
  const { restaurant, supplier } = await aMarketOfOne(browser, baseURL, 'Boucherie', goods)
  const [beef = '', broth = ''] = supplier.products
  const main = page.getByRole('main')

  await signIn(supplier)
  const listed = await page.request.get('/api/supplier-product-list/?category_name=beef&page=1')
  const { results } = await listed.json()
  const idOf = (name: string) =>
    results.find((product: { name_fr: string }) => product.name_fr === name).public_id

  await test.step('the zone says its fee, and from how much on the delivery is free', async () => {
    const zone = { name: 'Bas-du-Fleuve', cities: ['Rimouski'], minimum_order_price: null }
    await post(page, '/api/delivery-zone-save/', { ...zone, runs: WEEK })
    await page.goto('/supplier/delivery')
    await page.getByRole('button', { name: rules.changeZoneOf(zone.name) }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(rules.zoneFee).fill('15')
    await dialog.getByLabel(rules.zoneFreeFrom).fill('300')
    await dialog.getByRole('button', { name: rules.saveZone }).click()
    await expect(main).toContainText(rules.feeIs(dollars('15.00'), dollars('300.00')))
  })

  await test.step('the product says what its containers carry', async () => {
    await page.goto(`/supplier/categories/beef/edit/${idOf(broth)}`)
    await page.getByLabel(fields.labels.deposit_containers).fill('12')
    await page
      .getByLabel(fields.labels.deposit_kind, { exact: true })
      .selectOption({ label: choiceName(language, 'deposit_kind', 'glass_500') })
    await page.getByRole('button', { name: words.save }).click()
    await expect(page).not.toHaveURL(/edit/)
  })

  await signIn(restaurant)
  // What is changed on the screen has arrived: a fee that comes with its answer would be no surprise.
  const total = async () => (await (await page.request.get('/api/cart/')).json()).amounts.total
  await test.step('the checkout says goods, fee and deposit, and what all comes to', async () => {
    await post(page, '/api/cart-add/', { productId: idOf(beef), quantity: 5 })
    await post(page, '/api/cart-add/', { productId: idOf(broth), quantity: 2 })
    await page.goto('/checkout')
    await expect(main).toContainText(amounts.fee)
    await expect(main).toContainText(amounts.freeFrom(dollars('300.00')))
    await expect(main).toContainText(amounts.deposit)
    await expect(main).toContainText(dollars('6.00'))
    await expect(main).toContainText(dollars('301.00'))
    await main.getByRole('button', { name: common.increase(beef) }).click()
    await expect(main).toContainText(dollars('330.00'))
    await expect(main).toContainText(dollars('336.00'))
    await expect.poll(total).toBe('336.00')
    await main.getByRole('button', { name: common.decrease(beef) }).click()
    await expect(main).toContainText(dollars('301.00'))
    await expect.poll(total).toBe('301.00')
  })

  await test.step('a fee that changed meanwhile is shown first, and then ordered', async () => {
    await withTheDatabase((database) =>
      database
        .updateTable('delivery_zone')
        .set({ fee_cents: 2_000 })
        .where('supplier_id', '=', ({ selectFrom }) =>
          selectFrom('supplier').select('account_id').where('name', '=', supplier.name),
        )
        .execute(),
    )
    await main.getByRole('button', { name: cart.placeOrder }).click()
    const sentence = amounts.changes.fee(supplier.name, dollars('15.00'), dollars('20.00'))
    await expect(main.getByRole('alert')).toContainText(sentence)
    await expect(main).toContainText(dollars('306.00'))
    await main.getByRole('button', { name: cart.placeOrder }).click()
    await expect(page).toHaveURL(/\/categories/)
    expectProblem(problems, new RegExp(`409|${refusals.cart_changed}`))
  })

  const said = [
    ...[dollars('280.00'), amounts.fee, dollars('20.00'), amounts.deposit, dollars('6.00')],
    ...[amounts.beforeTaxes, dollars('306.00')],
  ]
  await test.step('the order says it to the restaurant', async () => {
    const active = await page.request.get('/api/restaurant-order-list/?status=active')
    await page.goto(`/order/${(await active.json())[0].public_id}`)
    for (const words of said) await expect(main).toContainText(words)
  })

  await test.step('and to its supplier', async () => {
    await signIn(supplier)
    const pending = await page.request.get('/api/supplier-order-list/?status=pending')
    await page.goto(`/supplier/order/${(await pending.json())[0].public_id}`)
    for (const words of said) await expect(main).toContainText(words)
  })
})
