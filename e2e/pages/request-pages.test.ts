import { type APIRequestContext, type Page, request } from '@playwright/test'
import { aButcher, putIntoCart } from '../butcher.ts'
import { expect, post, test } from '../halles-test.ts'
import { holdApplication } from '../hold-application.ts'
import { aMarket, type Market } from '../market.ts'

const LIST = '/categories/beef'
// What is held back may be asked for before the page has loaded.
const BEFORE_SCRIPTS = { waitUntil: 'domcontentloaded' } as const
const PRODUCT = { price: '64.30', quantity: '5', unit: 'kg' }

test('a list is there with ten rows before any script, in the language of the device', async ({
  browser,
  page,
  signIn,
}) => {
  await signIn('restaurant')
  await page.goto('/categories')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const device = { storageState: await page.context().storageState(), javaScriptEnabled: false }
  const context = await browser.newContext({ ...device, baseURL: new URL(page.url()).origin })
  const unscripted = await context.newPage()
  const answer = await unscripted.goto(LIST)
  expect(answer?.headers()['cache-control']).toBe('no-store')
  await expect(unscripted).toHaveTitle('Bœuf · Halles')
  await expect(unscripted.locator('tbody').getByRole('rowheader')).toHaveCount(10)
  await context.close()
})

test('what is pressed on a rendered list is done once the application is there, as often as it was pressed', async ({
  browser,
  baseURL,
  page,
  signIn,
  texts: { cart },
}) => {
  const market = await aMarket(browser, `${baseURL}`, [
    { name: 'Boucherie', minimum: '10.00', products: [{ name: 'Palette', ...PRODUCT }] },
  ])
  const [
    {
      products: [palette = ''],
    } = { products: [] },
  ] = market.suppliers
  await signIn(market.restaurant)
  // The first page of the session: nothing but this page says whose it is.
  await page.context().addCookies([{ name: 'device', value: 'lang%3Dfr', url: `${baseURL}` }])
  const release = await holdApplication(page)
  await page.goto(`/categories/all?search=${encodeURIComponent(palette)}`, BEFORE_SCRIPTS)
  const add = page.getByRole('button', { name: cart.add(palette) })
  await add.click()
  await add.click()
  await add.click()
  release()
  await expect(page.getByRole('button', { name: cart.open(3) })).toBeAttached()
  const sent = async () => (await page.request.get('/api/cart/')).text()
  await expect.poll(sent).toContain('"quantity":3')
})

test('a link that is clicked after presses leads on once those are done; clicked twice it does not wait', async ({
  browser,
  baseURL,
  page,
  signIn,
  texts: { cart },
}) => {
  const market = await aMarket(browser, `${baseURL}`, [
    { name: 'Boucherie', minimum: '10.00', products: [{ name: 'Palette', ...PRODUCT }] },
  ])
  const [palette = ''] = market.suppliers[0]?.products ?? []
  await signIn(market.restaurant)
  await page.context().addCookies([{ name: 'device', value: 'lang%3Dfr', url: `${baseURL}` }])
  const list = `/categories/all?search=${encodeURIComponent(palette)}`
  const add = page.getByRole('button', { name: cart.add(palette) })
  const home = page.getByRole('banner').getByRole('link').first()
  const release = await holdApplication(page)
  await page.goto(list, BEFORE_SCRIPTS)
  await add.click()
  await add.click()
  await home.click()
  expect(new URL(page.url()).pathname).toBe('/categories/all')
  release()
  await expect(page).toHaveURL('/categories')
  await expect(page.getByRole('button', { name: cart.open(2) })).toBeAttached()
  const sent = async () => (await page.request.get('/api/cart/')).text()
  await expect.poll(sent).toContain('"quantity":2')

  const releaseAgain = await holdApplication(page)
  await page.goto(list, BEFORE_SCRIPTS)
  await page.getByRole('main').getByRole('button').first().click()
  await home.dblclick()
  await expect(page).toHaveURL('/categories')
  releaseAgain()
})

test('a product, checkout and orders of both sides are there before any script, and taken over as they stand', async ({
  browser,
  baseURL,
  page,
  signIn,
}) => {
  const market = await aMarket(browser, `${baseURL}`, [
    { name: 'Boucherie', minimum: '10.00', products: [{ name: 'Palette', ...PRODUCT }] },
  ])
  const [butcher] = market.suppliers
  const [palette = ''] = butcher?.products ?? []
  if (!butcher) throw new Error('a supplier was to be made')
  await page.context().addCookies([{ name: 'device', value: 'lang%3Dfr', url: `${baseURL}` }])
  await signIn(market.restaurant)
  await putIntoCart(page, palette)
  const found = await page.request.get(`/api/product-list/?search=${encodeURIComponent(palette)}`)
  const { results } = await found.json()
  await showsWithoutScript(page, `/product/${results[0].public_id}`, butcher.name)
  await showsWithoutScript(page, '/checkout', palette)
  await post(page, '/api/checkout/', {})
  const [ordered] = await (
    await page.request.get('/api/restaurant-order-list/?status=active')
  ).json()
  await showsWithoutScript(page, `/order/${ordered.public_id}`, palette)
  await signIn(butcher)
  const [received] = await (
    await page.request.get('/api/supplier-order-list/?status=pending')
  ).json()
  await showsWithoutScript(page, `/supplier/order/${received.public_id}`, palette)
})

/** By the server alone; and then with its scripts, where a difference would be an error on the console. */
async function showsWithoutScript(page: Page, address: string, words: string) {
  const release = await holdApplication(page)
  await page.goto(address, BEFORE_SCRIPTS)
  const main = page.getByRole('main')
  await expect(main.getByText(words).first()).toBeVisible()
  const before = await main.textContent()
  release()
  await expect(page.locator('html')).toHaveAttribute('data-application', '')
  expect(await main.textContent()).toContain(before?.trim().slice(0, 40))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

test('a day that is chosen at the checkout before the application is there is chosen', async ({
  browser,
  baseURL,
  page,
  signIn,
}) => {
  const { restaurant, beef } = await aButcher(browser, baseURL)
  await signIn(restaurant)
  await putIntoCart(page, beef)
  await page.context().addCookies([{ name: 'device', value: 'lang%3Dfr', url: `${baseURL}` }])
  const release = await holdApplication(page)
  await page.goto('/checkout', BEFORE_SCRIPTS)
  const third = page.getByRole('radio').nth(2)
  await third.check({ force: true })
  const day = await third.getAttribute('value')
  release()
  const chosen = async () => (await page.request.get('/api/checkout/')).text()
  await expect.poll(chosen).toContain(`"chosen":"${day}"`)
  await expect(third).toBeChecked()
})

test('whoever signed out, or was never here, gets the application’s empty page', async ({
  page,
  signIn,
}) => {
  await signIn('restaurant')
  const empty = await page.request.get(LIST)
  expect(await empty.text()).not.toContain('page-data')
  await page.goto('/categories')
  await expect.poll(async () => (await deviceCookie(page))?.value).toContain('lang=fr')
  expect(await (await page.request.get(LIST)).text()).toContain('page-data')
  for (const other of ['/categories/nowhere', '/categories/all?page=2', '/categories'])
    expect(await (await page.request.get(other)).text(), other).not.toContain('page-data')
  await signIn('supplier')
  expect(await (await page.request.get(LIST)).text()).not.toContain('page-data')
})

test('two accounts in two languages rendered at once see nothing of each other @longer', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(900_000)
  const butcher = [{ name: 'Boucherie', minimum: '0', products: [{ name: 'Palette', ...PRODUCT }] }]
  const markets = [
    await aMarket(browser, `${baseURL}`, butcher, 'Rimouski'),
    await aMarket(browser, `${baseURL}`, butcher, 'Sept-Îles'),
  ]
  const [one, other] = await Promise.all(
    markets.map((market, index) => visitor(`${baseURL}`, market, index === 0 ? 'fr' : 'en')),
  )
  if (!one || !other) throw new Error('two accounts were to be made')
  let rendered = 0
  for (let round = 0; rendered < 1_000; round++) {
    const address = round % 2 === 0 ? '/categories/all' : '/checkout'
    // Eight at once, which is as many as are rendered at once. On a busy machine some are too late.
    const pages = await Promise.all(
      [one, other, other, one, one, other, one, other].map((who) => readBy(who, address)),
    )
    for (const { who, text } of pages) {
      const foreign = who === one ? other : one
      for (const secret of [
        foreign.session,
        foreign.account.name,
        foreign.account.email,
        foreign.product,
      ])
        expect(text).not.toContain(secret)
      if (!text.includes('page-data')) continue
      rendered++
      expect(text).toContain(who.session)
      expect(text).toContain(who.product)
      expect(text).toContain(who.greeting)
    }
  }
  await Promise.all([one.client.dispose(), other.client.dispose()])
})

type Visitor = Awaited<ReturnType<typeof visitor>>

async function visitor(baseURL: string, market: Market, language: 'fr' | 'en') {
  const { restaurant: account, suppliers } = market
  const product = suppliers[0]?.products[0] ?? ''
  const client = await request.newContext({ baseURL })
  const token = async () => (await cookies(client)).find(({ name }) => name === 'csrftoken')?.value
  const change = async (address: string, data: object) => {
    const headers = { 'X-CSRFToken': (await token()) ?? '' }
    expect((await client.post(address, { data, headers })).ok()).toBe(true)
  }
  await client.get('/api/auth/csrf/')
  await change('/api/auth/login/', { email: account.email, password: account.password })
  const list = `/api/product-list/?category_name=all&search=${encodeURIComponent(product)}`
  const { results } = await (await client.get(list)).json()
  await change('/api/cart-add/', { productId: results[0].public_id, quantity: 2 })
  const session = (await token()) ?? ''
  const all = (await cookies(client)).map(({ name, value }) => `${name}=${value}`)
  const cookie = [...all, `device=lang%3D${language}`].join('; ')
  return { client, account, product, session, cookie, greeting: `<html lang="${language}"` }
}

async function readBy(who: Visitor, address: string) {
  const answer = await who.client.get(address, { headers: { cookie: who.cookie } })
  return { who, text: await answer.text() }
}

async function cookies(client: APIRequestContext) {
  return (await client.storageState()).cookies
}

async function deviceCookie(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === 'device')
}
