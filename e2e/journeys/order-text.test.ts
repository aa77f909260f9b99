import { formatTypedAmount } from '@halles/texts/typed-amount.ts'
import { expect, expectProblem, test } from '../halles-test.ts'
import { aMarket } from '../market.ts'

const market = [
  {
    name: 'Ferme aux Mots',
    minimum: '0',
    products: [
      { name: 'Agneau', price: '44.00', quantity: '20', unit: 'lb' },
      { name: 'Bavette', price: '100.00', quantity: '10', unit: 'kg' },
      { name: 'Avocat', price: '60.00', quantity: '24', unit: 'unit' },
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
  await page.getByRole('button', { name: new RegExp(`^${cart.title},`) }).click()
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
  language,
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

  const cases = (number: string) => formatTypedAmount(language, { number, measure: 'case' })
  const summary = (ready: number, open: number) =>
    page.getByRole('status').filter({ hasText: orderText.summary(ready, open) })
  const quantityOf = (name: string) => page.getByRole('textbox', { name: common.quantityOf(name) })

  await test.step('what is new to this kitchen is said, a number alone is asked about; nothing is in the cart yet', async () => {
    await page.getByRole('button', { name: orderText.read }).click()
    await expect(summary(1, 1)).toBeVisible()
    await expect(page.getByText(orderText.ignored)).toBeVisible()
    await expect(page.getByText(orderText.isNew)).toBeVisible()
    await expect(quantityOf(lamb)).toHaveValue('2')
    await page.getByRole('button', { name: cases('3'), exact: true }).click()
    await expect(quantityOf(flank)).toHaveValue('3')
    await expect(summary(2, 0)).toBeVisible()
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
    await expect(page.getByText(orderText.isNew)).toBeHidden()
    await page.getByRole('button', { name: cases('5'), exact: true }).click()
    await page.getByRole('button', { name: orderText.confirm(2) }).click()
    await expect.poll(quantities).toEqual([5, 3])
  })
})

test('doubtful amounts are answered by one tap, a line is searched in place, what is left stays', async ({
  page,
  browser,
  baseURL,
  signIn,
  language,
  texts,
  problems,
}) => {
  const { orderText, common, catalogue } = texts
  const { restaurant, suppliers } = await aMarket(browser, baseURL ?? '', market)
  const [[lamb = '', flank = '', avocado = ''] = []] = suppliers.map(({ products }) => products)
  const [supplier = { name: '' }] = suppliers
  const mark = lamb.split(' ').at(-1) ?? ''
  const text = page.getByLabel(orderText.label)
  // The cart, where it is open, has a field of that name too.
  const found = page.getByRole('region', { name: orderText.linesTitle })
  const quantityOf = (name: string) => found.getByRole('textbox', { name: common.quantityOf(name) })
  const summary = (ready: number, open: number) =>
    page.getByRole('status').filter({ hasText: orderText.summary(ready, open) })
  const lineOf = (typed: string) => page.getByRole('listitem').filter({ hasText: typed })
  const cases = (number: string) => formatTypedAmount(language, { number, measure: 'case' })
  const inCart = async () => {
    const cart = await (await page.request.get('/api/cart/')).json()
    return cart.cart_products.map((line: { quantity: number }) => line.quantity)
  }
  await signIn(restaurant)
  await page.goto('/order-text')
  await text.fill(
    `${supplier.name}:\n12 avocats ${mark}\nbavette ${mark} 3 kg\n2 caisses zwieback\nxylophones`,
  )
  await page.getByRole('button', { name: orderText.read }).click()

  await test.step('a heading names the supplier of what follows', async () => {
    await expect(page.getByText(orderText.supplier(supplier.name))).toBeVisible()
    await expect(summary(0, 4)).toBeVisible()
  })

  await test.step('a number that may count pieces is answered by a button', async () => {
    await expect(quantityOf(avocado)).toHaveValue('0')
    const pieces = `${formatTypedAmount(language, { number: '12', measure: 'piece' })} = ${cases('0.5')}`
    await expect(page.getByRole('button', { name: cases('12'), exact: true })).toBeVisible()
    const answer = page.getByRole('button', { name: orderText.rounded(pieces, cases('1')) })
    await answer.click()
    await expect(answer).toHaveAttribute('aria-pressed', 'true')
    await expect(quantityOf(avocado)).toHaveValue('1')
    await expect(summary(1, 3)).toBeVisible()
  })

  await test.step('a weight that is far less than a case is answered by its quantity', async () => {
    await expect(page.getByText(orderText.notes.much_more)).toBeVisible()
    await quantityOf(flank).fill('2')
    await quantityOf(flank).press('Enter')
    await expect(summary(2, 2)).toBeVisible()
  })

  await test.step('what is not found is searched in its line, by keyboard', async () => {
    const line = lineOf('zwieback')
    const open = line.getByRole('button', { name: orderText.searchOther })
    await page.route('**/api/product-list/**', (route) => route.abort())
    await open.press('Enter')
    const field = line.getByLabel(orderText.search)
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('zwieback')
    await expect(line.getByText(common.offline)).toBeVisible()
    expectProblem(problems, /ERR_FAILED|Refused|HTTP 0/)
    await page.unroute('**/api/product-list/**')
    await line.getByRole('button', { name: common.retry }).click()
    await expect(line.getByText(catalogue.noMatch('zwieback'))).toBeVisible()
    await field.press('Escape')
    await expect(open).toBeFocused()

    await open.press('Enter')
    await field.fill(lamb)
    await line.getByRole('button', { name: lamb }).press('Enter')
    await expect(open).toBeFocused()
    await expect(quantityOf(lamb)).toHaveValue('2')
    await expect(summary(3, 1)).toBeVisible()
  })

  await test.step('what is chosen goes into the cart, the line that is not stays', async () => {
    const learnt = page.waitForResponse('**/api/order-words/')
    await page.getByRole('button', { name: orderText.confirm(3) }).click()
    expect((await learnt).status()).toBe(204)
    await expect.poll(inCart).toEqual([1, 2, 2])
    await expect(text).toHaveValue(`${supplier.name}:\nxylophones`)
    await expect(summary(0, 1)).toBeVisible()
  })

  await test.step('what was searched for is known the next time', async () => {
    await page.goto('/order-text')
    await text.fill('4 caisses zwieback')
    await page.getByRole('button', { name: orderText.read }).click()
    await expect(summary(1, 0)).toBeVisible()
    await expect(quantityOf(lamb)).toHaveValue('4')
  })
})
