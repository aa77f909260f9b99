import { expect, expectProblem, test } from '../halles-test.ts'
import { aMarket } from '../market.ts'

const market = [
  {
    name: 'Ferme aux Mots',
    minimum: '0',
    products: [
      { name: 'Agneau', price: '44.00', quantity: '20', unit: 'lb' },
      { name: 'Bavette', price: '100.00', quantity: '10', unit: 'kg' },
    ],
  },
]

test('an order is typed from the cart and from a guide too, by keyboard @longer', async ({
  page,
  browser,
  baseURL,
  signIn,
  texts,
}) => {
  const { orderText, cart, catalogue } = texts
  const { restaurant } = await aMarket(browser, baseURL ?? '', market)
  await signIn(restaurant)
  const typed = page.getByLabel(orderText.label)

  await page.goto('/categories')
  await page.locator('#cart-button').click()
  const drawer = page
    .getByRole('dialog', { name: cart.title })
    .or(page.getByRole('complementary', { name: cart.title }))
  await drawer.getByRole('link', { name: catalogue.orderTextLink }).press('Enter')
  await expect(typed).toBeVisible()
  await expect(drawer).toBeHidden()

  const { results } = await (await page.request.get('/api/product-list/')).json()
  const products = [results[0].public_id]
  const csrf = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')
  const saved = await page.request.post('/api/guide-save/', {
    data: { name: 'Collé', products },
    headers: { 'X-CSRFToken': csrf?.value ?? '' },
  })
  await page.goto(`/guide/${(await saved.json()).guide_public_id}`)
  await page.getByRole('main').getByRole('link', { name: catalogue.orderTextLink }).press('Enter')
  await expect(typed).toBeVisible()
})

test('a typed order is read, doubts are chosen once and known from then on, and it goes into the cart', async ({
  page,
  browser,
  baseURL,
  signIn,
  texts,
  problems,
}) => {
  const { orderText, common, catalogue, forms, offline } = texts
  const { restaurant, suppliers } = await aMarket(browser, baseURL ?? '', market)
  const [[lamb = '', flank = ''] = []] = suppliers.map(({ products }) => products)
  const mark = lamb.split(' ').at(-1) ?? ''
  const text = page.getByLabel(orderText.label)
  const quantities = async () => {
    const cart = await (await page.request.get('/api/cart/')).json()
    return cart.cart_products.map((line: { quantity: number }) => line.quantity)
  }
  await signIn(restaurant)
  await page.goto('/categories')
  await page.getByRole('link', { name: catalogue.orderTextLink }).click()

  await test.step('without a connection the text is stored as a draft', async () => {
    await page.route('**/api/order-text/', (route) => route.abort())
    await text.fill(`2 caisses agneau ${mark}\nbavette ${mark} x3\nmerci!`)
    await page.getByRole('button', { name: orderText.read }).click()
    const failure = page.locator('[data-failure]').or(page.getByText(offline.formUnavailable))
    await expect(failure.first()).toBeVisible()
    expectProblem(problems, /ERR_FAILED|Refused|HTTP 0/)
    await page.unroute('**/api/order-text/')
    await page.reload()
    await expect(text).toHaveValue(/agneau/)
    await expect(
      page.getByRole('main').getByRole('button', { name: forms.discardDraft }),
    ).toBeVisible()
  })

  await test.step('what this kitchen never ordered is asked about; nothing is in the cart yet', async () => {
    await page.getByRole('button', { name: orderText.read }).click()
    await expect(
      page.getByRole('status').filter({ hasText: orderText.summary(0, 2) }),
    ).toBeVisible()
    await expect(page.getByText(orderText.ignored)).toBeVisible()
    await page.getByLabel(`2 caisses agneau ${mark}`).selectOption({ index: 1 })
    await page.getByLabel(`bavette ${mark} x3`).selectOption({ index: 1 })
    await expect(page.getByRole('textbox', { name: common.quantityOf(flank) })).toHaveValue('3')
    expect(await quantities()).toEqual([])
  })

  await test.step('one button puts them into the cart, whose quantities are never doubled', async () => {
    await page.getByRole('button', { name: orderText.confirm(2) }).click()
    await expect.poll(quantities).toEqual([2, 3])
    await expect(text).toHaveValue('')
  })

  await test.step('the words are known from then on', async () => {
    await page.goto('/order-text')
    await text.fill(`Agneau ${mark} x5\nbavettes ${mark} 2 cs`)
    await page.getByRole('button', { name: orderText.read }).click()
    await expect(page.getByText(orderText.inCart(3, 3))).toBeVisible()
    await page.getByRole('button', { name: orderText.confirm(2) }).click()
    await expect.poll(quantities).toEqual([5, 3])
  })
})
