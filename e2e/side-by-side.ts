import type { Language } from '@halles/contract/language.ts'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { post, prepare } from './halles-test.ts'
import { aMarket, type MarketAccount } from './market.ts'

const bavette = { name: 'Bavette', price: '107.25', quantity: '10', unit: 'kg' }

type Device = { context: BrowserContext; page: Page }

/** Signed in, on a screen of its own. */
async function aDevice(browser: Browser, at: string, language: Language, who: MarketAccount) {
  const context = await browser.newContext({ baseURL: at })
  await prepare(context, language)
  const page = await context.newPage()
  await post(page, '/api/auth/login/', { email: who.email, password: who.password })
  return { context, page }
}

/** The screen stands, and its connection too. */
export async function open({ page }: Pick<Device, 'page'>, path: string) {
  const connected = page.waitForResponse(/\/api\/events\//)
  await page.goto(path)
  await connected
}

/** Orders so many cases of a product, and two of each other one. */
export async function order(
  { page }: Device,
  product: string,
  quantity = 2,
  ...others: string[]
): Promise<void> {
  await add(page, product, quantity)
  for (const other of others) await add(page, other, 2)
  await post(page, '/api/checkout/', {})
}

async function add(page: Page, product: string, quantity: number): Promise<void> {
  const address = `/api/product-list/?category_name=all&search=${encodeURIComponent(product)}`
  const { results } = await (await page.request.get(address)).json()
  await post(page, '/api/cart-add/', { productId: results[0].public_id, quantity })
}

/** Both sides of a small market, each with a screen open. */
export async function sideBySide(
  browser: Browser,
  at: string,
  language: Language,
  others: readonly (typeof bavette)[] = [],
) {
  const market = await aMarket(browser, at, [
    { name: 'Boucherie', minimum: '0', products: [bavette, ...others] },
  ])
  const [supplier] = market.suppliers
  if (!supplier) throw new Error('one supplier was built')
  const devices = {
    restaurant: await aDevice(browser, at, language, market.restaurant),
    supplier: await aDevice(browser, at, language, supplier),
  }
  return { market, supplier, product: supplier.products[0] ?? '', devices }
}
