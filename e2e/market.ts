import { type APIRequestContext, type Browser, expect } from '@playwright/test'
import { demoAccount } from './halles-test.ts'

const PASSWORD = 'trois-petits-pois'

export type MarketAccount = { email: string; password: string; name: string }
export type MarketSupplier = MarketAccount & { products: string[] }
export type Market = { restaurant: MarketAccount; suppliers: MarketSupplier[] }

type SupplierGiven = {
  name: string
  minimum: string
  products: { name: string; price: string; quantity: string; unit: string }[]
}

/**
 * A market of a test's own, through the same doors as everybody: sign-up, the operator, the supplier's catalogue.
 * Its names end in a mark, so that tests at the same time do not see each other's. All of it is in one city.
 */
export async function aMarket(
  browser: Browser,
  baseURL: string,
  given: SupplierGiven[],
  city = 'Rimouski',
): Promise<Market> {
  const mark = aMark()
  const restaurant = account('Le Petit Marché', mark)
  await as(browser, baseURL, undefined, async (call) => {
    await call('/api/restaurant-signup/', {
      user: person(restaurant),
      restaurant: place(restaurant.name, city),
      promotion_consent: true,
    })
    for (const supplier of given) {
      const { name, email } = account(supplier.name, mark)
      await call('/api/supplier-signup/', {
        user: person({ email }),
        supplier: { ...place(name, city), minimum_order_price: supplier.minimum },
        supplier_cities: [city],
      })
    }
  })
  await activateAll(browser, baseURL, mark)
  const suppliers: MarketSupplier[] = []
  for (const supplier of given) {
    const own = account(supplier.name, mark)
    await as(browser, baseURL, own, async (call) => {
      for (const { name, price, quantity, unit } of supplier.products) {
        await call('/api/add-edit-product/', {
          name_fr: `${name} ${mark}`,
          name_en: `${name} ${mark}`,
          price,
          quantity_per_case: quantity,
          unit,
          category: 'beef',
        })
      }
    })
    suppliers.push({ ...own, products: supplier.products.map(({ name }) => `${name} ${mark}`) })
  }
  return { restaurant, suppliers }
}

/** A product that is sold by the case of so many kilograms. */
export function kg(name: string, price: string, quantity = '10') {
  return { name, price, quantity, unit: 'kg' }
}

/** The same of one supplier, without a minimum. */
export async function aMarketOfOne(
  browser: Browser,
  baseURL: string | undefined,
  name: string,
  products: SupplierGiven['products'],
): Promise<{ restaurant: MarketAccount; supplier: MarketSupplier }> {
  const given = [{ name, minimum: '0', products }]
  const { restaurant, suppliers } = await aMarket(browser, baseURL ?? '', given)
  const [supplier] = suppliers
  if (!supplier) throw new Error('one supplier was given')
  return { restaurant, supplier }
}

/** Without digits: a search takes these for words of their own, and finds other marks by them. */
function aMark(): string {
  const letters = 'BCDFGHJKLMNPQRSTVWXZ'
  const random = crypto.getRandomValues(new Uint8Array(8))
  return Array.from(random, (byte) => letters[byte % letters.length]).join('')
}

function account(name: string, mark: string): MarketAccount {
  const address = name.normalize('NFD').replace(/[^a-z]/gi, '')
  return {
    name: `${name} ${mark}`,
    email: `${address}-${mark}@halles.example`.toLowerCase(),
    password: PASSWORD,
  }
}

function person({ email }: { email: string }) {
  return { first_name: 'Ana', last_name: 'Roy', email, password: PASSWORD }
}

function place(name: string, city: string) {
  return {
    name,
    address: '12, rue des Halles',
    city,
    zip_code: 'G5L 1A1',
    phone_number: '418 555-0142',
  }
}

async function activateAll(browser: Browser, baseURL: string, mark: string): Promise<void> {
  await as(browser, baseURL, demoAccount('operator'), async (call, request) => {
    const answer = await request.get(`/api/operator/accounts/?status=pending&search=${mark}`)
    const { results } = await answer.json()
    for (const { public_id } of results)
      await call('/api/operator/account-activate/', { public_id })
  })
}

type Call = (path: string, data: unknown) => Promise<void>

/** Calls of somebody with a browser of their own, signed in where an account is given. */
async function as(
  browser: Browser,
  baseURL: string,
  who: { email: string; password: string } | undefined,
  work: (call: Call, request: APIRequestContext) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL })
  const { request } = context
  const call: Call = async (path, data) => {
    await request.get('/api/auth/csrf/')
    const token = (await context.cookies()).find(({ name }) => name === 'csrftoken')?.value ?? ''
    const response = await request.post(path, { data, headers: { 'X-CSRFToken': token } })
    expect(response.ok(), `${path} answered ${response.status()}`).toBe(true)
  }
  if (who) await call('/api/auth/login/', { email: who.email, password: who.password })
  await work(call, request)
  await context.close()
}
