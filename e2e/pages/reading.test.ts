import type { Page } from '@playwright/test'
import { aButcher, putIntoCart } from '../butcher.ts'
import { test as base, expect, expectProblem, post } from '../halles-test.ts'
import { aMarket, type Market, type MarketSupplier } from '../market.ts'
import { DESK, PHONE } from '../playwright.config.ts'
import { hear, heard } from '../reading/hear.ts'
import { masked } from '../reading/masked.ts'
import { readingOf } from '../reading/reading-of.ts'
import { atRest, requestsUnderWay } from '../screens.ts'

// What a screen reader says of ten screens, in e2e/reading/: names, roles, order and states from top to bottom, then what was
// announced on the way there. Written anew by npm run test:pages -- reading --update-snapshots.

type Screen = {
  name: string
  /** None: from where the page stands. */
  path?: string
  /** From the page as it is opened to what is read. */
  prepare: () => Promise<unknown>
  /** Of the accounts and products made for it. */
  mark?: string
  /** With header and footer. */
  whole?: true
}

type Fixtures = {
  /** A restaurant and a butcher with two products. */
  market: Pick<Market, 'restaurant'> & { butcher: MarketSupplier; mark: string }
  expectReading: (screen: Screen) => Promise<void>
}

const kg = (name: string, price: string) => ({ name, price, quantity: '10', unit: 'kg' })
const PRODUCTS = [kg('Bavette', '107.25'), kg('Jarret', '61.40')]

const test = base.extend<Fixtures>({
  market: async ({ browser, baseURL }, use) => {
    const given = { name: 'Boucherie', minimum: '250.00', products: PRODUCTS }
    const { restaurant, suppliers } = await aMarket(browser, baseURL ?? '', [given])
    const [butcher] = suppliers
    if (!butcher) throw new Error('a butcher was built')
    await use({ restaurant, butcher, mark: lastWord(butcher.name) })
  },

  expectReading: async ({ page, texts }, use) => {
    await use(async ({ name, path, prepare, mark = '', whole }) => {
      const underWay = requestsUnderWay(page)
      if (path !== undefined) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await atRest(page, underWay)
      }
      await hear(page)
      await prepare()
      await atRest(page, underWay)
      // What a slow machine was told while it waited stays to be read.
      const isOfWaiting = (line: string) => line.trim() === `text "${texts.common.loading}"`
      const read = await readingOf(page, whole ? [] : ['banner', 'contentinfo'])
      const lines = read.filter((line) => !isOfWaiting(line))
      // Whether what loads is drawn for a moment depends on the machine.
      const said = (await heard(page)).filter(({ words }) => words !== texts.common.loading)
      expect(
        said.filter(({ cameWithWords }) => cameWithWords),
        'live regions that came with their words, of which screen readers say nothing',
      ).toEqual([])
      const announced = said.map(({ by, words }) => `${by}: ${words}`)
      const text = [...lines, '', 'Announced:', ...announced, ''].map((line) => masked(line, mark))
      expect(text.join('\n')).toMatchSnapshot(`${name}.txt`)
    })
  },
})

function lastWord(name: string): string {
  return name.split(' ').at(-1) ?? ''
}

async function order(page: Page, { butcher }: Fixtures['market']): Promise<void> {
  for (const product of butcher.products) await putIntoCart(page, product)
  await post(page, '/api/checkout/', {})
}

async function newest(page: Page, path: string): Promise<{ public_id: string }> {
  const [found] = await (await page.request.get(path)).json()
  return found
}

test.describe(() => {
  test.use({ language: 'fr', ...PHONE })

  test('sign-up, a city being looked for', async ({ page, expectReading, texts }) => {
    await expectReading({
      name: 'sign-up',
      path: '/signup?type=supplier',
      prepare: async () => {
        const city = page.getByRole('combobox', { name: texts.forms.city, exact: true })
        await city.fill('saint-hy')
        await page.getByRole('option').first().waitFor()
        await city.press('ArrowDown')
      },
    })
  })

  test('checkout, a quantity changed', async ({
    page,
    browser,
    baseURL,
    signIn,
    expectReading,
    texts,
  }) => {
    const { restaurant, beef, milk } = await aButcher(browser, baseURL, { withDairy: true })
    await signIn(restaurant)
    for (const product of [beef, milk]) await putIntoCart(page, product)
    await expectReading({
      name: 'checkout',
      path: '/checkout',
      mark: lastWord(beef),
      whole: true,
      prepare: () => page.getByRole('button', { name: texts.common.increase(beef) }).click(),
    })
  })

  test('a supplier’s order, one line less, to be confirmed', async ({
    page,
    signIn,
    market,
    expectReading,
    texts,
  }) => {
    const { restaurant, butcher, mark } = market
    const [, second = ''] = butcher.products
    await signIn(restaurant)
    await order(page, market)
    await signIn(butcher)
    const { public_id } = await newest(page, '/api/supplier-order-list/?status=pending')
    await expectReading({
      name: 'supplier-order',
      path: `/supplier/order/${public_id}`,
      mark,
      prepare: async () => {
        await page.getByRole('button', { name: texts.orders.remove(second) }).click()
      },
    })
    await expectReading({
      name: 'confirm-dialog',
      mark,
      prepare: async () => {
        await page.getByRole('button', { name: texts.orders.sendChanges }).click()
        await page.getByRole('dialog').waitFor()
      },
    })
  })

  test('a product’s form with what is missing', async ({ page, signIn, expectReading, texts }) => {
    await signIn('supplier')
    await expectReading({
      name: 'product-form',
      path: '/supplier/categories/beef/add',
      prepare: () => page.getByRole('button', { name: texts.products.create }).click(),
    })
  })

  test('the menu of categories', async ({ page, signIn, market, expectReading, texts }) => {
    await signIn(market.restaurant)
    await expectReading({
      name: 'categories-menu',
      path: '/guides',
      mark: market.mark,
      whole: true,
      prepare: async () => {
        await page.getByRole('button', { name: texts.layout.categories }).click()
        await page.getByRole('menuitem').first().waitFor()
        await page.keyboard.press('ArrowDown')
      },
    })
  })
})

test.describe(() => {
  test.use({ language: 'en', ...DESK })

  test('login, refused', async ({ page, expectReading, texts, problems }) => {
    const { session, refusals } = texts
    await expectReading({
      name: 'login',
      path: '/login',
      whole: true,
      prepare: async () => {
        const main = page.getByRole('main')
        await main.getByLabel(session.email).fill('resto@halles.example')
        await main.getByLabel(session.password, { exact: true }).fill('un-autre-mot')
        await main.getByRole('button', { name: session.submit }).click()
        await page.getByRole('alert').filter({ hasText: refusals.invalid_credentials }).hover()
      },
    })
    expectProblem(problems, /401|failed/i)
  })

  test('a list of products beside its open cart, a case added', async ({
    page,
    signIn,
    market,
    expectReading,
    texts,
  }) => {
    const { restaurant, butcher, mark } = market
    const [first = '', second = ''] = butcher.products
    await signIn(restaurant)
    await putIntoCart(page, second)
    await expectReading({
      name: 'product-list',
      path: `/categories/all?search=${mark}`,
      mark,
      whole: true,
      prepare: async () => {
        await page.getByRole('button', { name: texts.cart.open(2) }).click()
        await page.getByRole('button', { name: texts.cart.close }).waitFor()
        await page.getByRole('button', { name: texts.cart.add(first) }).click()
        await page.getByRole('button', { name: texts.cart.open(3) }).waitFor()
      },
    })
  })

  test('a restaurant’s order, being changed', async ({
    page,
    signIn,
    market,
    expectReading,
    texts,
  }) => {
    const { restaurant, butcher, mark } = market
    const [first = ''] = butcher.products
    await signIn(restaurant)
    await order(page, market)
    const { public_id } = await newest(page, '/api/restaurant-order-list/?status=active')
    await expectReading({
      name: 'restaurant-order',
      path: `/order/${public_id}`,
      mark,
      prepare: async () => {
        await page.getByRole('button', { name: texts.orderChanges.editOf(butcher.name) }).click()
        await page.getByRole('button', { name: texts.common.decrease(first) }).click()
      },
    })
  })

  test('an account, its orders chosen, and one of them', async ({
    page,
    signIn,
    market,
    expectReading,
    texts,
  }) => {
    const { restaurant, butcher, mark } = market
    await signIn(restaurant)
    await order(page, market)
    await signIn(butcher)
    await expectReading({
      name: 'account',
      path: '/account',
      mark,
      prepare: async () => {
        await page.getByRole('tab', { name: texts.orders.tab }).click()
        await page.getByRole('checkbox', { name: texts.supplierOrders.chooseAll(1) }).check()
      },
    })
  })

  test('what is saved is announced', async ({ page, signIn, market, expectReading, texts }) => {
    const { butcher, mark } = market
    await signIn(butcher)
    const { results } = await (
      await page.request.get(`/api/supplier-product-list/?search=${mark}`)
    ).json()
    await expectReading({
      name: 'toast',
      path: `/supplier/categories/all/edit/${results[0].public_id}`,
      mark,
      prepare: async () => {
        await page.getByLabel(texts.products.price).fill('99.50')
        await page.getByRole('button', { name: texts.products.save }).click()
        await page.getByRole('alert').hover()
      },
    })
  })
})
