import { formatDollars } from '@halles/texts/format.ts'
import { orderChangesTexts } from '@halles/texts/pages/order-changes.ts'
import { ownPricesTexts } from '@halles/texts/pages/own-prices.ts'
import { productPageTexts } from '@halles/texts/pages/product-page.ts'
import { orderTextTexts } from '@halles/texts/pages/typed-order.ts'
import { expect, post, test } from '../halles-test.ts'
import { aMarketOfOne, kg } from '../market.ts'
import { makeCustomer } from '../price-list-screens.ts'

test('a chef adds the fifth case and the line falls; the order says what was agreed, to both and to nobody else @phone', async ({
  page,
  browser,
  baseURL,
  signIn,
  language,
  texts,
}) => {
  const { cart, common } = texts
  const own = ownPricesTexts[language]
  const dollars = (amount: string) => formatDollars(language, amount)
  const goods = [kg('Bavette', '50.00'), kg('Jarret', '30.00')]
  const { restaurant, supplier: butcher } = await aMarketOfOne(browser, baseURL, 'Boucherie', goods)
  const [beef = '', shank = ''] = butcher.products
  await makeCustomer(butcher.name, restaurant.name)

  await signIn(butcher)
  const products = await (
    await page.request.get('/api/supplier-product-list/?category_name=beef&page=1')
  ).json()
  const idOf = (name: string) =>
    products.results.find((product: { name_fr: string }) => product.name_fr === name).public_id
  const lists = (await post(page, '/api/price-list-save/', {
    name: 'Habitués',
    percent_off: 10,
  })) as {
    price_lists: { public_id: string }[]
  }
  const line = { product_public_id: idOf(beef) }
  await post(page, '/api/price-list-lines-set/', {
    public_id: lists.price_lists[0]?.public_id,
    lines: [
      { ...line, price: '48.00' },
      { ...line, from_cases: 5, price: '42.00' },
    ],
  })
  const [customer] = (await (await page.request.get('/api/customer-list/')).json()).results
  await post(page, '/api/customer-save/', {
    restaurant_public_id: customer.restaurant.public_id,
    price_list_public_id: lists.price_lists[0]?.public_id,
  })

  await signIn(restaurant)
  await page.goto(`/categories/beef?search=${beef.split(' ').at(-1)}`)
  const row = (name: string) => page.locator('tbody tr').filter({ hasText: name })
  await expect(row(beef)).toContainText(dollars('48.00'))
  await expect(row(beef)).toContainText(own.yours)
  await expect(row(beef).locator('s')).toContainText(dollars('50.00'))
  await expect(row(beef)).toContainText(own.from(5, dollars('42.00')))
  await expect(row(shank)).toContainText(dollars('27.00'))

  await post(page, '/api/cart-add/', { productId: idOf(beef), quantity: 4 })
  // Until the device knows of what was added elsewhere.
  await page.reload()
  await expect(page.getByRole('button', { name: cart.open(4) }).first()).toBeVisible()
  await page.goto('/checkout')
  const main = page.getByRole('main')
  await expect(main).toContainText(dollars('192.00'))
  await expect(main).toContainText(own.from(5, dollars('42.00')))
  await main.getByRole('button', { name: common.increase(beef) }).click()
  await expect(main).toContainText(own.reached(5))
  await expect(main).toContainText(dollars('210.00'))
  await expect(main).toContainText(own.saved(dollars('40.00')))
  await main.getByRole('button', { name: cart.placeOrder }).click()
  await expect(page).toHaveURL(/\/categories/)
  const active = await page.request.get('/api/restaurant-order-list/?status=active')
  await page.goto(`/order/${(await active.json())[0].public_id}`)
  await expect(main).toContainText(own.sources.volume)
  await expect(main).toContainText(dollars('210.00'))
  await expect(main).toContainText(own.saved(dollars('40.00')))
  await main.getByRole('button', { name: orderChangesTexts[language].edit }).click()
  await main.getByRole('button', { name: common.decrease(beef) }).click()
  await expect(main).toContainText(dollars('48.00'))
  await expect(main).toContainText(own.from(5, dollars('42.00')))
  await expect(main).toContainText(orderChangesTexts[language].newTotal(dollars('192.00')))
  await main.getByRole('button', { name: common.increase(beef) }).click()

  await page.goto(`/product/${idOf(beef)}`)
  const history = main.getByRole('region', { name: productPageTexts[language].history })
  await expect(history).toContainText(productPageTexts[language].ownForOne)

  const { label, read, each } = orderTextTexts[language]
  await page.goto('/order-text')
  await main.getByRole('textbox', { name: label }).fill(`5 cs ${beef}`)
  await main.getByRole('button', { name: read }).click()
  await expect(main).toContainText(each(dollars('42.00')))

  await signIn(butcher)
  const pending = await page.request.get('/api/supplier-order-list/?status=pending')
  await page.goto(`/supplier/order/${(await pending.json())[0].public_id}`)
  await expect(page.getByRole('main')).toContainText(own.sources.volume)
  await expect(page.getByRole('main').locator('s')).toContainText(dollars('50.00'))
  await expect(page.getByRole('main')).toContainText(own.belowList(dollars('40.00')))
})
