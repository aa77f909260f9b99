import { aZone, type BuiltSupplier } from '@halles/testing/world/deliver-rules.ts'
import type { ZoneGiven } from '@halles/testing/world/delivery-zone.ts'
import type { Browser, Page } from '@playwright/test'
import { post } from './halles-test.ts'
import { aMarket } from './market.ts'
import { withTheDatabase } from './the-database.ts'

const bavette = { name: 'Bavette', price: '107.25', quantity: '10', unit: 'kg' }

/** A butcher in Rimouski who delivers there by its runs, beside a dairy where there is to be one. */
export async function aButcher(
  browser: Browser,
  baseURL: string | undefined,
  { runs, withDairy = false }: { runs?: ZoneGiven['runs']; withDairy?: boolean } = {},
) {
  const dairies = [{ name: 'Laiterie', minimum: '0', products: [{ ...bavette, name: 'Lait' }] }]
  const market = await aMarket(browser, baseURL ?? '', [
    { name: 'Boucherie', minimum: '0', products: [bavette] },
    ...(withDairy ? dairies : []),
  ])
  const [butcher, dairy] = market.suppliers
  const supplier = await supplierNamed(butcher?.name ?? '')
  await withTheDatabase((database) =>
    aZone({ database }, supplier, { cities: ['Rimouski'], ...(runs && { runs }) }),
  )
  const [beef = ''] = butcher?.products ?? []
  return { restaurant: market.restaurant, supplier, beef, milk: dairy?.products[0] ?? '' }
}

/** By its sign-up name. */
function supplierNamed(name: string): Promise<BuiltSupplier> {
  return withTheDatabase((database) =>
    database
      .selectFrom('supplier')
      .select('account_id as id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow(),
  )
}

/** Two cases of the first product that is found by the name. */
export async function putIntoCart(page: Page, product: string) {
  const address = `/api/product-list/?category_name=all&search=${encodeURIComponent(product)}`
  const { results } = await (await page.request.get(address)).json()
  await post(page, '/api/cart-add/', { productId: results[0].public_id, quantity: 2 })
}
