import { formatDollars } from '@halles/texts/format.ts'
import { expect, post, test } from '../halles-test.ts'
import { aMarketOfOne, kg } from '../market.ts'
import { withTheDatabase } from '../the-database.ts'

const CARROTS = kg('Carottes', '18.00')

test('a supplier finds a customer, agrees with it, closes its account and opens it again @phone', async ({
  page,
  browser,
  baseURL,
  signIn,
  language,
  texts,
}) => {
  const { customers: words, layout, orders } = texts
  const { restaurant, supplier } = await aMarketOfOne(browser, baseURL, 'Ferme Biologique', [
    CARROTS,
  ])
  const [product = ''] = supplier.products
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const found = async () =>
    (await (await page.request.get(`/api/product-list/?search=${product}`)).json()).results
  const row = main.getByRole('link', { name: restaurant.name })

  await test.step('a restaurant orders, and is a customer', async () => {
    await signIn(restaurant)
    const [carrots] = await found()
    await post(page, '/api/cart-add/', { productId: carrots.public_id, quantity: 2 })
    await post(page, '/api/checkout/', {})
    await signIn(supplier)
    await page.goto('/supplier/orders')
    await page
      .getByRole('link', { name: layout.places.customers, exact: true })
      .filter({ visible: true })
      .click()
    await expect(row).toContainText(words.orders(1))
    await expect(row).toContainText(formatDollars(language, '36.00'))
  })

  await test.step('it is found by its name, and among accounts of its status alone', async () => {
    const search = main.getByRole('searchbox', { name: words.searchLabel })
    await search.fill('introuvable')
    await expect(main.getByText(words.noneFound)).toBeVisible()
    await search.fill(restaurant.name.toUpperCase())
    await expect(row).toBeVisible()
    await main.getByRole('tab', { name: words.tabs.closed }).click()
    await expect(main.getByText(words.noneFound)).toBeVisible()
    await main.getByRole('button', { name: words.showAll }).click()
    await expect(row).toBeVisible()
  })

  await test.step('its page has its orders, and takes what is agreed', async () => {
    await row.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(restaurant.name)
    await expect(main.getByRole('link', { name: orders.number(1) })).toBeVisible()
    await main.getByRole('button', { name: words.changeAgreed }).click()
    await dialog.getByLabel(words.customerNumber).fill('R-17')
    await dialog.getByLabel(words.minimum).fill('cent')
    await dialog.getByRole('button', { name: words.save }).click()
    await expect(dialog.getByText(texts.fieldProblems.minimum_order_price_invalid)).toBeVisible()
    await dialog.getByLabel(words.minimum).fill('150')
    await dialog.getByLabel(words.termsDays).fill('30')
    await dialog.getByLabel(words.note, { exact: true }).fill('Porte de côté')
    await dialog.getByRole('button', { name: words.save }).click()
    await expect(dialog).toBeHidden()
    for (const said of [
      'R-17',
      formatDollars(language, '150.00'),
      words.termsIn(30),
      'Porte de côté',
    ])
      await expect(main.getByText(said, { exact: true })).toBeVisible()
  })

  await test.step('its account is closed once it is confirmed, and the focus stays with what is said', async () => {
    await main.getByRole('button', { name: words.close }).click()
    await expect(dialog).toContainText(words.closeMessage)
    await dialog.getByRole('button', { name: words.close }).click()
    const standing = main.getByText(words.statuses.closed)
    await expect(standing).toBeVisible()
    await expect(
      main.getByRole('paragraph').filter({ has: page.getByText(words.statuses.closed) }),
    ).toBeFocused()
  })

  const customerPage = page.url()
  await test.step('the restaurant no longer finds its products', async () => {
    await signIn(restaurant)
    expect(await found()).toEqual([])
  })

  await test.step('opened again, it finds and orders them, from the agreed minimum on', async () => {
    await signIn(supplier)
    await page.goto(customerPage)
    await main.getByRole('button', { name: words.reopen }).click()
    await expect(main.getByText(words.statuses.open)).toBeVisible()
    await signIn(restaurant)
    const [carrots] = await found()
    await post(page, '/api/cart-add/', { productId: carrots.public_id, quantity: 1 })
    const { cart_products } = await (await page.request.get('/api/cart/')).json()
    expect(cart_products[0].product.supplier.minimum_order_price).toBe('150.00')
  })
})

test('who asks for an account is answered in the list', async ({
  page,
  browser,
  baseURL,
  signIn,
  texts,
}) => {
  const { customers: words } = texts
  const { restaurant, supplier } = await aMarketOfOne(browser, baseURL, 'Ferme Biologique', [
    CARROTS,
  ])
  await askFor(restaurant.name, supplier.name)
  await signIn(supplier)
  await page.goto('/supplier/customers')
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const refuse = main.getByRole('button', { name: words.refuseOf(restaurant.name) })
  await expect(main.getByRole('tab', { name: words.news(1) })).toBeVisible()
  await refuse.click()
  await dialog.getByRole('button', { name: texts.common.cancel }).click()
  await expect(refuse).toBeFocused()
  await main.getByRole('button', { name: words.openOf(restaurant.name) }).click()
  await expect(refuse).toBeHidden()
  await expect(main.getByRole('list')).toBeFocused()
  await expect(main.getByRole('tab', { name: words.news(1) })).toBeHidden()
})

/** As a restaurant asks a supplier for an account. */
async function askFor(restaurant: string, supplier: string): Promise<void> {
  await withTheDatabase((database) =>
    database
      .insertInto('customer')
      .values(({ selectFrom }) => ({
        supplier_id: selectFrom('supplier').select('account_id').where('name', '=', supplier),
        restaurant_id: selectFrom('restaurant').select('account_id').where('name', '=', restaurant),
        status: 'asked',
      }))
      .execute(),
  )
}
