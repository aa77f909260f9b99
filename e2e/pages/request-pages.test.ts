import { type APIRequestContext, type Page, request } from '@playwright/test'
import { expect, test } from '../halles-test.ts'
import { holdApplication } from '../hold-application.ts'
import { aMarket, type MarketAccount } from '../market.ts'

const LIST = '/categories/beef'
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
  await page.goto(`/categories/all?search=${encodeURIComponent(palette)}`)
  const add = page.getByRole('button', { name: cart.add(palette) })
  await add.click()
  await add.click()
  await add.click()
  release()
  await expect(page.getByRole('button', { name: cart.open(3) })).toBeAttached()
  const sent = async () => (await page.request.get('/api/cart/')).text()
  await expect.poll(sent).toContain('"quantity":3')
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
  for (const other of ['/categories/nowhere', '/categories/all?page=2', '/checkout', '/categories'])
    expect(await (await page.request.get(other)).text(), other).not.toContain('page-data')
  await signIn('supplier')
  expect(await (await page.request.get(LIST)).text()).not.toContain('page-data')
})

test('two accounts in two languages rendered at once see nothing of each other @longer', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const markets = [
    await aMarket(browser, `${baseURL}`, []),
    await aMarket(browser, `${baseURL}`, []),
  ]
  const [one, other] = await Promise.all(
    markets.map(({ restaurant }, index) =>
      visitor(`${baseURL}`, restaurant, index === 0 ? 'fr' : 'en'),
    ),
  )
  if (!one || !other) throw new Error('two accounts were to be made')
  let rendered = 0
  while (rendered < 1_000) {
    // Eight at once, which is as many as are rendered at once. On a busy machine some are too late.
    const pages = await Promise.all(
      [one, other, other, one, one, other, one, other].map((who) => readBy(who)),
    )
    for (const { who, text } of pages) {
      const foreign = who === one ? other : one
      for (const secret of [
        foreign.session,
        foreign.account.name,
        foreign.account.email,
        foreign.title,
      ])
        expect(text).not.toContain(secret)
      if (!text.includes('page-data')) continue
      rendered++
      expect(text).toContain(who.session)
      expect(text).toContain(who.title)
    }
  }
  await Promise.all([one.client.dispose(), other.client.dispose()])
})

type Visitor = Awaited<ReturnType<typeof visitor>>

async function visitor(baseURL: string, account: MarketAccount, language: 'fr' | 'en') {
  const client = await request.newContext({ baseURL })
  await client.get('/api/auth/csrf/')
  const token = async () => (await cookies(client)).find(({ name }) => name === 'csrftoken')?.value
  const { email, password } = account
  await client.post('/api/auth/login/', {
    data: { email, password },
    headers: { 'X-CSRFToken': (await token()) ?? '' },
  })
  const session = (await token()) ?? ''
  const all = (await cookies(client)).map(({ name, value }) => `${name}=${value}`)
  const title = language === 'fr' ? '<title>Bœuf' : '<title>Beef'
  return {
    client,
    account,
    session,
    title,
    cookie: [...all, `device=lang%3D${language}`].join('; '),
  }
}

async function readBy(who: Visitor) {
  const answer = await who.client.get(LIST, { headers: { cookie: who.cookie } })
  return { who, text: await answer.text() }
}

async function cookies(client: APIRequestContext) {
  return (await client.storageState()).cookies
}

async function deviceCookie(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === 'device')
}
