import { AxeBuilder } from '@axe-core/playwright'
import { formatComparedPrice } from '@halles/texts/unit-prices.ts'
import type { Browser, Page } from '@playwright/test'
import { sql } from 'kysely'
import { expect, expectProblem, post, test } from '../halles-test.ts'
import { aMarket } from '../market.ts'
import { withTheDatabase } from '../the-database.ts'

const kg = (name: string, price: string) => ({ name, price, quantity: '10', unit: 'kg' })

type SignIn = (who: { email: string; password: string }) => Promise<void>

/** Onions of two suppliers, of which the restaurant, signed in, has ordered the first's when they cost less. */
async function aMarketOfOnions(browser: Browser, page: Page, signIn: SignIn, baseURL = '') {
  const market = await aMarket(browser, baseURL, [
    { name: 'Primeurs', minimum: '0', products: [kg('Oignons', '40.00')] },
    { name: 'Potager', minimum: '0', products: [kg('Oignons', '38.00')] },
  ])
  const [supplier] = market.suppliers
  const [name = ''] = supplier?.products ?? []
  if (!supplier) throw new Error('a supplier was to be made')
  await signIn(market.restaurant)
  const asked = `/api/product-list/?category_name=all&search=${encodeURIComponent(name)}`
  const { results } = await (await page.request.get(asked)).json()
  const product = results.find(
    (one: { supplier: { name: string } }) => one.supplier.name === supplier.name,
  )
  await post(page, '/api/cart-add/', { productId: product.public_id, quantity: 2 })
  const { order_public_id: order } = (await post(page, '/api/checkout/', {})) as {
    order_public_id: string
  }
  await withTheDatabase((database) =>
    sql`
      with known as (
        update product set created_at = now() - interval '2 years' where public_id = ${product.public_id} returning id
      )
      insert into product_price (product_id, until_at, price_cents, quantity_hundredths, unit)
      select id, now() - interval '60 days', 3000, 1000, 'kg' from known`.execute(database),
  )
  return { ...market, supplier, name, product: product.public_id as string, order }
}

test('a product is opened by its name, judged by its price of twelve months, added to the cart and to a guide @phone', async ({
  browser,
  page,
  signIn,
  baseURL,
  language,
  texts,
}) => {
  const { cart, guides, productPage } = texts
  const { name, product, supplier } = await aMarketOfOnions(browser, page, signIn, baseURL)
  await page.goto(`/categories/all?search=${encodeURIComponent(name)}`)
  // Its words themselves are hit, not only its picture.
  const words = page.locator('tbody tr').filter({ hasText: supplier.name }).getByTitle(name)
  const box = await words.getByText(name).boundingBox()
  if (!box) throw new Error('the name was to be seen')
  await page.mouse.click(box.x + box.width / 2, box.y + Math.min(box.height / 2, 10))
  await expect(page).toHaveURL(`/product/${product}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

  const main = page.getByRole('main')
  const history = main.getByRole('region', { name: productPage.history })
  const price = (tenThousandths: number) => formatComparedPrice(language, tenThousandths, 'kg')
  await expect(history).toContainText(price(30_000))
  await expect(history).toContainText(price(40_000))
  await history.getByText(productPage.showTable).click()
  const table = history.getByRole('table', { name: productPage.history })
  // Before and after the change, and what was paid.
  await expect(table.getByRole('row')).toHaveCount(4)
  await expect(table.getByRole('row').filter({ hasText: productPage.paid })).toContainText(
    price(40_000),
  )
  await expect(
    main.getByRole('region', { name: productPage.otherOffers }).getByRole('row'),
  ).toHaveCount(2)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  await main
    .getByRole('button', { name: cart.add(name) })
    .first()
    .click()
  await expect(page.getByRole('button', { name: cart.open(1) })).toBeAttached()
  await main.getByRole('button', { name: productPage.addToGuide }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(productPage.newGuide).fill('Légumes')
  await dialog.getByRole('button', { name: productPage.createWith }).click()
  await expect(page.getByText(guides.added(name)).first()).toBeAttached()
  await main.getByRole('button', { name: productPage.addToGuide }).click()
  await dialog.getByRole('button', { name: 'Légumes' }).click()
  await expect(dialog).toHaveCount(0)
  const [guide] = (await (await page.request.get('/api/guide-list/')).json()).guides
  expect(guide).toMatchObject({ name: 'Légumes', item_count: 1 })
})

test('cart, guide, checkout and order lead to it by its name, and an old order to what says that it is gone @phone', async ({
  browser,
  page,
  signIn,
  baseURL,
  texts,
  problems,
}) => {
  const { cart, productPage } = texts
  const market = await aMarketOfOnions(browser, page, signIn, baseURL)
  const { name, product, order, supplier } = market
  await post(page, '/api/cart-add/', { productId: product, quantity: 1 })
  const saved = await post(page, '/api/guide-save/', { name: 'Cuisine', products: [product] })
  const { guide_public_id: guide } = saved as { guide_public_id: string }
  const main = page.getByRole('main')
  const link = { name: `${name}, ${supplier.name}`, exact: true }
  const opened = async () => {
    await expect(page).toHaveURL(`/product/${product}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  }
  for (const address of ['/checkout', `/guide/${guide}`, `/order/${order}`]) {
    await page.goto(address)
    await main.getByRole('link', link).click()
    await opened()
  }
  await page.goto('/orders')
  await page.getByRole('button', { name: cart.open(1) }).click()
  await page.getByRole('region', { name: cart.title }).getByRole('link', link).click()
  await opened()

  await withTheDatabase((database) =>
    database
      .updateTable('product')
      .set({ deleted_at: new Date() })
      .where('public_id', '=', product)
      .execute(),
  )
  await page.goto(`/order/${order}`)
  await main.getByRole('link', link).click()
  await expect(page.getByText(productPage.gone)).toBeVisible()
  await expect(main.getByRole('link', { name: texts.catalogue.allCategories })).toBeVisible()
  expectProblem(problems, /404/)
  expectProblem(problems, new RegExp(texts.refusals.not_found.slice(0, 20)))
})

test('its supplier sees what restaurants see, from the form and from an order', async ({
  browser,
  page,
  signIn,
  baseURL,
  texts,
}) => {
  const { productPage } = texts
  const { name, product, supplier } = await aMarketOfOnions(browser, page, signIn, baseURL)
  await signIn(supplier)
  const shown = async () => {
    await expect(page).toHaveURL(`/supplier/product/${product}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByText(productPage.asSeen)).toBeVisible()
    await expect(page.getByRole('region', { name: productPage.history })).toBeVisible()
    await expect(page.getByText(productPage.paid)).toHaveCount(0)
  }
  await page.goto(`/supplier/categories/all/edit/${product}`)
  await page.getByRole('link', { name: productPage.seeAsRestaurants }).click()
  await shown()
  const [order] = await (await page.request.get('/api/supplier-order-list/?status=pending')).json()
  await page.goto(`/supplier/order/${order.public_id}`)
  await page.getByRole('main').getByRole('link', { name, exact: true }).click()
  await shown()
})
