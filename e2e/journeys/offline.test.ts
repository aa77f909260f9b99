import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { aBreakableProxy } from '../breakable-proxy.ts'
import { expect, post, prepare, test } from '../halles-test.ts'
import { aMarket } from '../market.ts'

test.use({ serviceWorkers: 'allow' })

const given = [
  {
    name: 'Ferme Amont',
    minimum: '20.00',
    products: [
      { name: 'Palette', price: '44.00', quantity: '20', unit: 'lb' },
      { name: 'Jarret', price: '18.00', quantity: '12', unit: 'lb' },
    ],
  },
]

test('without a network lists and cart stay, and changes of the cart are sent when it is back @phone-only', async ({
  page,
  browser,
  baseURL,
  signIn,
  language,
  texts,
  problems,
}) => {
  const { cart, offline } = texts
  const { restaurant, suppliers } = await aMarket(browser, baseURL ?? '', given)
  const [palette = '', jarret = ''] = suppliers[0]?.products ?? []
  const mark = palette.split(' ').at(-1)
  await signIn(restaurant)
  await page.goto('/account?to=orders')
  await expect(page.getByText(texts.orders.noActive)).toBeVisible()
  await page.goto(`/categories/all?search=${mark}`)
  await page.getByRole('button', { name: cart.add(palette) }).click()
  await expect.poll(() => serversCart(page)).toEqual([[palette, 1]])
  await workerIsReady(page)

  await page.context().setOffline(true)
  const bar = page
    .getByRole('status', { includeHidden: true })
    .filter({ hasText: offline.cartChangesKept })
  await expect(bar).toBeVisible()
  await page.getByRole('button', { name: cart.open(1) }).click()
  const drawer = page.getByRole('region', { name: cart.title })
  await drawer.getByRole('button', { name: texts.common.increase(palette) }).click()
  // Under the open cart, which is all that can be reached; of the two, the one that is drawn.
  await expect(
    page.getByRole('button', { name: cart.open(2), includeHidden: true }).filter({ visible: true }),
  ).toBeAttached()
  await expect(drawer).toContainText(offline.cartPending(1))

  await page.reload()
  await expect(bar).toBeVisible()
  await page.getByRole('button', { name: cart.close }).click()
  await expect(page.locator('tbody')).toContainText(palette)
  await expect(page.getByRole('banner')).toContainText(restaurant.name)
  await page.getByRole('button', { name: cart.add(jarret) }).click()
  await expect(page.getByRole('button', { name: cart.open(3) })).toBeAttached()
  await page.goto('/checkout')
  await expect(page.getByText(offline.checkoutUnavailable)).toBeVisible()
  await expect(page.getByRole('button', { name: cart.placeOrder })).toBeDisabled()
  await page.goto('/account?to=orders')
  await expect(page.getByText(texts.orders.noActive)).toBeVisible()

  await setOnAnotherDevice(page, palette, 8)
  await page.context().setOffline(false)
  await expect(bar).toHaveCount(0)
  await expect
    .poll(() => serversCart(page))
    .toEqual([
      [palette, 2],
      [jarret, 1],
    ])
  await page.goto('/checkout')
  const main = page.getByRole('main')
  await expect(main.getByText(offline.conflict(palette, 2, 8))).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await main.getByRole('button', { name: offline.takeOtherQuantity(8) }).click()
  await expect
    .poll(() => serversCart(page))
    .toEqual([
      [palette, 8],
      [jarret, 1],
    ])

  expect((await remembered(page)).answers).toBeGreaterThan(0)
  await page.goto('/account')
  await page.getByRole('button', { name: texts.session.logout }).click()
  await expect(page).toHaveURL(language === 'en' ? '/?lang=en' : '/')
  expect(await remembered(page)).toEqual({ answers: 0, local: ['lang'], cached: [] })
  problems.length = 0
})

test('a server that is gone leaves what was seen, until somebody logs out @desk @longer', async ({
  browser,
  baseURL,
  language,
  texts,
}) => {
  const proxy = await aBreakableProxy(baseURL ?? '')
  const { restaurant } = await aMarket(browser, baseURL ?? '', given)
  const context = await browser.newContext({ baseURL: proxy.url, serviceWorkers: 'allow' })
  await prepare(context, language)
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel(texts.session.email).fill(restaurant.email)
  await page.getByLabel(texts.session.password, { exact: true }).fill(restaurant.password)
  await page.getByRole('button', { name: texts.session.submit }).click()
  await expect(page).toHaveURL('/categories')
  await page.goto('/categories/beef')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await workerIsReady(page)
  await page.goto('/account')
  await expect(page.getByText(restaurant.email)).toBeVisible()

  await proxy.shutDown()
  await page.goto('/categories/beef')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await expect(page.getByText(texts.offline.cartChangesKept)).toBeVisible()
  await page.goto('/account')
  await page.getByRole('button', { name: texts.session.logout }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner')).not.toContainText(restaurant.name)
  const { answers, local } = await remembered(page)
  expect(answers).toBe(0)
  expect(local).toEqual(['lang', 'loggedOut'])
  await page.goto('/categories')
  await expect(page).toHaveURL(/login/)

  await proxy.listen()
  await page.goto('/login')
  await expect.poll(() => remembered(page)).toMatchObject({ local: ['lang'] })
  expect((await page.request.get('/api/auth/status/')).status()).toBe(401)
  await context.close()
  await proxy.shutDown()
})

test('a browser may install the application @desk @longer', async ({
  page,
  signIn,
  texts,
  problems,
}) => {
  await signIn('supplier')
  await page.goto('/supplier/categories')
  await workerIsReady(page)
  const cdp = await page.context().newCDPSession(page)
  const worker = await page.request.get('/sw.js')
  expect(worker.headers()['cache-control']).toBe('no-cache')
  const { errors, data } = await cdp.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { lang, icons, shortcuts, start_url } = JSON.parse(data ?? '')
  expect(lang).toBe('fr')
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors')
  // A test's window keeps nothing, so nothing can be installed from it; all else is in order.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  for (const { src } of icons) expect((await page.request.get(src)).ok()).toBe(true)
  for (const url of [start_url, ...shortcuts.map((one: { url: string }) => one.url)]) {
    await page.goto(url)
    await expect(page.getByRole('button', { name: texts.layout.categories })).toBeVisible()
  }
  // The browser, of files it loaded before the worker was there.
  problems.splice(0, problems.length, ...problems.filter((one) => !/preload/.test(one)))
})

/** The worker has everything, and the page goes through it. */
async function workerIsReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

async function serversCart(page: Page): Promise<unknown> {
  const { cart_products } = await (await page.request.get('/api/cart/')).json()
  return cart_products.map((line: { product: { name_fr: string }; quantity: number }) => [
    line.product.name_fr,
    line.quantity,
  ])
}

async function setOnAnotherDevice(page: Page, name: string, quantity: number): Promise<void> {
  const { cart_products } = await (await page.request.get('/api/cart/')).json()
  const line = cart_products.find(
    ({ product }: { product: { name_fr: string } }) => product.name_fr === name,
  )
  await post(page, '/api/cart-update/', { productId: line.product.public_id, quantity })
}

/** What the device stores: answers, local storage, and what the worker cached beyond files of the build. */
function remembered(page: Page) {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('halles')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const answers = await new Promise<number>((resolve) => {
      const counting = database.transaction('answers').objectStore('answers').count()
      counting.onsuccess = () => resolve(counting.result)
    })
    database.close()
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const cached = (await Promise.all(caches_.map((cache) => cache.keys())))
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => !path.startsWith('/assets/') && path !== '/index.html')
    return { answers, local: Object.keys(localStorage).sort(), cached }
  })
}
