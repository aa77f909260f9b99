import { AxeBuilder } from '@axe-core/playwright'
import type { Page, Route } from '@playwright/test'
import { anotherDevice } from '../another-device.ts'
import { aRestaurantOfMine } from '../business.ts'
import { delayResponses } from '../delay-responses.ts'
import { expect, expectProblem, test } from '../halles-test.ts'
import { aMarket, type Market } from '../market.ts'
import { aDevice, invitationLink, invite, signInOn } from '../team.ts'

const given = [
  {
    name: 'Ferme Amont',
    minimum: '100.00',
    products: [
      { name: 'Agneau', price: '50.00', quantity: '20', unit: 'lb' },
      { name: 'Bavette', price: '60.00', quantity: '10', unit: 'kg' },
      { name: 'Cerf', price: '70.00', quantity: '12', unit: 'kg' },
    ],
  },
]

const listOf = (market: Market) =>
  `/categories/all?search=${market.suppliers[0]?.products[0]?.split(' ').at(-1)}&sort_by=name`

/** The server does what it is asked for, and its answer never arrives. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
}

test('of four clicks on + whose first answer never comes, four cases are ordered after the tab was closed @desk', async ({
  page,
  browser,
  baseURL,
  signIn,
  texts,
}) => {
  const market = await aMarket(browser, baseURL ?? '', given)
  const [lamb = ''] = market.suppliers[0]?.products ?? []
  const add = (tab: Page) => tab.getByRole('button', { name: texts.cart.add(lamb) })
  const other = await anotherDevice(browser, baseURL ?? '', market.restaurant)
  await signIn(market.restaurant)
  await page.goto(listOf(market))
  await page.route('**/api/cart-*/', loseAnswer)
  await add(page).click()
  await expect.poll(other.cart).toEqual({ [lamb]: 1 })
  for (const _ of [1, 2, 3]) await add(page).click()
  const context = page.context()
  await page.close()

  const tab = await context.newPage()
  await tab.goto(listOf(market))
  await expect.poll(other.cart).toEqual({ [lamb]: 4 })
  const quantity = tab.locator('tbody').getByRole('textbox')
  await expect(quantity).toHaveValue('4')
  await other.close()
})

test('quantities typed in three rows arrive though the tab is closed at once @desk', async ({
  page,
  browser,
  baseURL,
  signIn,
  texts,
}) => {
  const market = await aMarket(browser, baseURL ?? '', given)
  const names = market.suppliers[0]?.products ?? []
  const other = await anotherDevice(browser, baseURL ?? '', market.restaurant)
  await signIn(market.restaurant)
  await page.goto(listOf(market))
  await typeInRows(page, texts.cart.add(names[0] ?? ''))
  const context = page.context()
  await page.close()

  await (await context.newPage()).goto('/categories')
  await expect.poll(other.cart).toEqual(quantitiesOf(names))
  await other.close()
})

for (const how of ['online', 'offline'] as const) {
  test(`quantities typed ${how} in a session that has ended are the same person’s at the next log-in, and nobody else’s @desk @longer`, async ({
    page,
    browser,
    baseURL,
    signIn,
    texts,
    problems,
  }) => {
    const { cart, session } = texts
    const market = await aMarket(browser, baseURL ?? '', given)
    const stranger = (await aMarket(browser, baseURL ?? '', [])).restaurant
    const names = market.suppliers[0]?.products ?? []
    const other = await anotherDevice(browser, baseURL ?? '', market.restaurant)
    const others = await anotherDevice(browser, baseURL ?? '', stranger)
    await signIn(market.restaurant)
    await page.goto(listOf(market))
    await expect(page.getByRole('button', { name: cart.add(names[0] ?? '') })).toBeVisible()
    // A refusal while somebody still types would take the list away.
    const { promise: typed, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/**', async (route) => {
      await typed
      await route.fallback()
    })
    await page.context().setOffline(how === 'offline')
    await page.context().clearCookies({ name: 'sessionid' })
    await typeInRows(page, cart.add(names[0] ?? ''))
    release()
    if (how === 'offline') await expect(page.getByText(texts.offline.cartChangesKept)).toBeVisible()
    await page.context().setOffline(false)
    await expect(page).toHaveURL(/\/login/)

    const logIn = async ({ email, password }: { email: string; password: string }) => {
      // The page that was left is loaded anew.
      await page.goto('/login')
      await page.getByLabel(session.email).fill(email)
      await page.getByLabel(session.password, { exact: true }).fill(password)
      await page.getByRole('main').getByRole('button', { name: session.submit }).click()
      await expect(page).toHaveURL(/^[^?]*\/categories/)
    }
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await logIn(stranger)
    await page.goto(listOf(market))
    await expect(page.getByRole('button', { name: cart.open(0) })).toBeVisible()
    await expect(page.getByRole('button', { name: cart.add(names[0] ?? '') })).toBeVisible()
    expect(requests.filter((url) => url.includes('/api/cart-'))).toEqual([])
    expect(await others.cart()).toEqual({})
    expect(await other.cart()).toEqual({})

    await page.context().clearCookies({ name: 'sessionid' })
    await page.reload()
    await expect(page).toHaveURL(/\/login/)
    await logIn(market.restaurant)
    await expect.poll(other.cart).toEqual(quantitiesOf(names))
    expect(await others.cart()).toEqual({})
    await expect(page.getByRole('button', { name: cart.open(20) })).toBeVisible()
    problems.length = 0
    await Promise.all([other.close(), others.close()])
  })
}

test('a case that could not be sent stays with its restaurant when the person switches to another, in every tab @desk @longer', async ({
  page,
  browser,
  baseURL,
  language,
  signIn,
  texts,
  problems,
}) => {
  const { cart, layout, team } = texts
  const market = await aMarket(browser, baseURL ?? '', given)
  const [lamb = '', bavette = ''] = market.suppliers[0]?.products ?? []
  const first = market.restaurant.name
  const host = await aDevice(browser, baseURL, { language })
  const second = await aRestaurantOfMine(host, signInOn(host), 'Rimouski')
  await invite(host, { email: market.restaurant.email, role: 'buyer' })
  await signIn(market.restaurant)
  await page.goto(await invitationLink(market.restaurant.email))
  await page.getByRole('button', { name: team.accept }).click()
  const current = (tab: Page, name: string) =>
    tab.getByRole('banner').getByRole('button', { name: layout.switchFrom(name) })
  const switchTo = async (from: string, to: string) => {
    await current(page, from).click()
    await page.getByRole('menuitem', { name: to }).click()
    await expect(current(page, to)).toBeVisible()
  }
  const add = (tab: Page, name: string) => tab.getByRole('button', { name: cart.add(name) })
  const cartOf = async (tab: Page) => {
    const { cart_products } = await (await tab.request.get('/api/cart/')).json()
    return cart_products.map((line: { product: { name_fr: string } }) => line.product.name_fr)
  }

  await switchTo(second.name, first)
  await page.goto(listOf(market))
  const tab = await page.context().newPage()
  await tab.goto(listOf(market))
  await page.context().route('**/api/cart-*/', (route) => route.fulfill({ status: 503, json: {} }))
  await add(page, lamb).click()
  await expect(page.getByRole('button', { name: cart.open(1) })).toBeVisible()
  await current(page, first).click()
  await page.getByRole('menuitem', { name: second.name }).click()
  const question = page.getByRole('dialog', { name: team.unsentTitle })
  await expect(question).toContainText(team.unsent(1, first))
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await question.getByRole('button', { name: team.switchAnyway }).click()
  for (const each of [page, tab]) await expect(current(each, second.name)).toBeVisible()
  await page.context().unroute('**/api/cart-*/')

  for (const each of [page, tab]) {
    await each.goto(listOf(market))
    await expect(each.getByRole('button', { name: cart.open(0) })).toBeVisible()
  }
  await add(tab, bavette).click()
  await expect.poll(() => cartOf(host)).toEqual([bavette])
  await tab.close()
  await switchTo(second.name, first)
  await expect(page.getByRole('button', { name: cart.open(1) })).toBeVisible()
  await expect.poll(() => cartOf(page)).toEqual([lamb])
  expect(await cartOf(host)).toEqual([bavette])
  problems.length = 0
  await host.context().close()
})

for (const [status, tag] of [
  [400, ['@longer', '@desk-only']],
  [404, ['@longer', '@desk-only']],
  [409, ['@desk-only']],
] as const) {
  test(`a change that is refused with ${status} takes none of the others with it`, {
    tag: [...tag],
  }, async ({ page, browser, baseURL, signIn, texts, problems }) => {
    const { cart, common, offline } = texts
    const market = await aMarket(browser, baseURL ?? '', given)
    const [lamb = '', flank = '', venison = ''] = market.suppliers[0]?.products ?? []
    const other = await anotherDevice(browser, baseURL ?? '', market.restaurant)
    await signIn(market.restaurant)
    await page.goto(listOf(market))
    const add = (name: string) => page.getByRole('button', { name: cart.add(name) })
    await add(lamb).click()
    await expect.poll(other.cart).toEqual({ [lamb]: 1 })
    const [{ product }] = await linesOn(page)
    const { promise: refusing, resolve: refuse } = Promise.withResolvers<void>()
    await page.route('**/api/cart-*/', async (route) => {
      if (!route.request().postData()?.includes(product.public_id)) return route.continue()
      await refusing
      await route.fulfill({ status, json: { code: 'invalid_input', message: 'Non.' } })
    })
    await add(lamb).click()
    await add(flank).click()
    await add(venison).click()
    refuse()
    await expect.poll(other.cart).toEqual({ [lamb]: 1, [flank]: 1, [venison]: 1 })
    const drawer = page.getByRole('region', { name: cart.title })
    await expect(drawer).toContainText(
      offline.notAdded[status === 404 ? 'not_found' : 'refused'](lamb),
    )
    await expect(drawer.getByRole('textbox', { name: common.quantityOf(lamb) })).toHaveValue('1')
    expectProblem(problems, new RegExp(`${status}|Non.`))
    await other.close()
  })
}

test('the cart of the other tab follows at once: badge, list and drawer @desk @longer', async ({
  page,
  browser,
  baseURL,
  signIn,
  texts,
}) => {
  const { cart, common } = texts
  const market = await aMarket(browser, baseURL ?? '', given)
  const [lamb = ''] = market.suppliers[0]?.products ?? []
  await signIn(market.restaurant)
  await page.goto(listOf(market))
  const tab = await page.context().newPage()
  await tab.goto(listOf(market))
  await expect(tab.getByRole('button', { name: cart.open(0) })).toBeVisible()
  // The server is asked nothing yet: what another tab shows does not come from it.
  const held = await Promise.all([page, tab].map((each) => delayResponses(each, '**/api/cart-*/')))
  await page.getByRole('button', { name: cart.add(lamb) }).click()
  await expect(tab.getByRole('button', { name: cart.open(1) })).toBeVisible()
  await expect(tab.locator('tbody').getByRole('textbox')).toHaveValue('1')
  await tab.getByRole('button', { name: cart.open(1) }).click()
  const drawer = tab.getByRole('region', { name: cart.title })
  await expect(drawer.getByRole('textbox', { name: common.quantityOf(lamb) })).toHaveValue('1')
  await drawer.getByRole('button', { name: common.increase(lamb) }).click()
  await expect(page.getByRole('button', { name: cart.open(2) })).toBeVisible()
  await drawer.getByRole('button', { name: cart.remove(lamb) }).click()
  await expect(page.getByRole('button', { name: cart.open(0) })).toBeVisible()
  const other = await anotherDevice(browser, baseURL ?? '', market.restaurant)
  for (const { goOn } of held) goOn()
  await expect(page.getByRole('button', { name: cart.open(0) })).toBeVisible()
  await expect.poll(other.cart).toEqual({})
  await other.close()
})

test('whoever logs out has everything sent first, and is asked where that cannot be @desk @longer', async ({
  page,
  browser,
  baseURL,
  signIn,
  language,
  texts,
  problems,
}) => {
  const { cart, common, session } = texts
  const market = await aMarket(browser, baseURL ?? '', given)
  const [lamb = ''] = market.suppliers[0]?.products ?? []
  const other = await anotherDevice(browser, baseURL ?? '', market.restaurant)
  const change = '**/api/cart-*/'
  /** `cases`: how many the cart has then. */
  const addOffline = async (cases: number) => {
    await signIn(market.restaurant)
    await page.route(change, (route) => route.abort())
    await page.goto(listOf(market))
    await page.getByRole('button', { name: cart.add(lamb) }).click()
    await expect(page.getByRole('button', { name: cart.open(cases) })).toBeVisible()
    await page.goto('/account')
  }
  const logOut = page.getByRole('main').getByRole('button', { name: session.logout })
  const question = page.getByRole('dialog', { name: session.unsentTitle })

  await addOffline(1)
  await logOut.click()
  await expect(question).toContainText(session.unsent(1))
  await question.getByRole('button', { name: common.cancel }).click()
  await expect(question).toHaveCount(0)
  await page.unroute(change)
  await logOut.click()
  await expect(page).toHaveURL(language === 'en' ? '/?lang=en' : '/')
  expect(await other.cart()).toEqual({ [lamb]: 1 })

  await addOffline(2)
  await logOut.click()
  await question.getByRole('button', { name: session.logoutAnyway }).click()
  await expect(page).toHaveURL(language === 'en' ? '/?lang=en' : '/')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['lang'])
  expect(await other.cart()).toEqual({ [lamb]: 1 })
  problems.length = 0
  await other.close()
})

/** 12, 3 and 5 into the first three rows, one after the other; the last is not finished. */
async function typeInRows(page: Page, firstPlus: string): Promise<void> {
  await page.getByRole('button', { name: firstPlus }).focus()
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await page.keyboard.type('5')
}

function quantitiesOf(names: readonly string[]): Record<string, number> {
  return Object.fromEntries(names.map((name, index) => [name, [12, 3, 5][index] ?? 0]))
}

async function linesOn(page: Page) {
  return (await (await page.request.get('/api/cart/')).json()).cart_products
}
