import { expectConsistent } from '@halles/testing/checks/expect-consistent.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { aGuide } from '@halles/testing/world/guide.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { aPriceList } from '@halles/testing/world/price-list.ts'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { applyRetention } from './retention.ts'

const world = await anOwnApp()
const { database } = world
afterEach(() => expectConsistent(database))

const retain = () =>
  applyRetention(database, {
    onFailure(rule, error) {
      throw new Error(rule, { cause: error })
    },
  })

const passAnHour = () =>
  sql`update product set deleted_at = deleted_at - interval '1 hour'`.execute(database)

async function productsLeft(supplierId: number): Promise<string[]> {
  const products = database.selectFrom('product').select('public_id').orderBy('id')
  const left = await products.where('supplier_id', '=', supplierId).execute()
  return left.map(({ public_id }) => public_id)
}

test('what an import added and its undoing took back is gone an hour later', async () => {
  const supplier = await aSupplier(world)
  const { browser } = supplier
  const kept = await aProduct(world, supplier)
  const list = aPriceList(
    Array.from({ length: 40 }, (_, index) => ({ name_fr: `Produit ${index}` })),
  )
  for (let time = 0; time < 2; time++) {
    const { public_id } = (await browser.post('/api/catalogue-import/', Buffer.from(list))).body
    for (const step of ['confirm', 'undo']) {
      const { body } = await browser.post(`/api/catalogue-import-${step}/`, { public_id })
      expect(body.state).toBe(step === 'undo' ? 'undone' : 'applied')
    }
  }
  expect(await productsLeft(supplier.id)).toHaveLength(81)
  await retain()
  // Whoever is putting one into a cart at this moment still finds it.
  expect(await productsLeft(supplier.id)).toHaveLength(81)
  await passAnHour()
  expect((await retain()).product).toBe(80)
  expect(await productsLeft(supplier.id)).toEqual([kept.publicId])
})

test('what an order, a cart, a guide or a former price refers to stays, and a cart still names it', async () => {
  const [restaurant, supplier] = [await aRestaurant(world), await aSupplier(world)]
  const product = (nameFr: string) => aProduct(world, supplier, { nameFr })
  const ordered = await product('Commandé')
  const inCart = await product('Au panier')
  const listed = await product('Au guide')
  const repriced = await product('Changé')
  const unused = await product('Jamais commandé')
  const onSale = await product('En vente')
  await anOrder(world, restaurant, [{ product: ordered, quantity: 1 }])
  await restaurant.browser.post('/api/cart-add/', { productId: inCart.publicId, quantity: 2 })
  await aGuide(restaurant, [listed])
  await sql`update product set price_cents = price_cents + 100 where public_id = ${repriced.publicId}`.execute(
    database,
  )
  await supplier.browser.fetchToken()
  for (const { publicId } of [ordered, inCart, listed, repriced, unused]) {
    const sent = await supplier.browser.send(
      'DELETE',
      `/api/add-edit-product/?public_id=${publicId}`,
      {
        headers: supplier.browser.token(),
      },
    )
    expect(sent.status).toBe(204)
  }
  await passAnHour()
  const cart = (await restaurant.browser.get('/api/cart/')).body
  expect(JSON.stringify(cart)).toContain('Au panier')
  expect((await retain()).product).toBe(1)
  expect(await productsLeft(supplier.id)).toEqual(
    [ordered, inCart, listed, repriced, onSale].map(({ publicId }) => publicId),
  )
  expect((await restaurant.browser.get('/api/cart/')).body).toEqual(cart)
})
