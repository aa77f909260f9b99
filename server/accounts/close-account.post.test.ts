import { comesToWait } from '@halles/testing/checks/comes-to-wait.ts'
import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aPriceList, aSpecial } from '@halles/testing/world/agreed-price.ts'
import {
  aMember,
  aProduct,
  aRestaurant,
  aSupplier,
  aVisitor,
  type BuiltAccount,
  PASSWORD,
  signedIn,
} from '@halles/testing/world/builders.ts'
import { aCart } from '@halles/testing/world/cart.ts'
import { aCertificate } from '@halles/testing/world/certificate.ts'
import { aCustomer } from '@halles/testing/world/customer.ts'
import { aCustomerImport } from '@halles/testing/world/customer-list.ts'
import { anOrder, type BuiltOrder } from '@halles/testing/world/order.ts'
import { aPhoto } from '@halles/testing/world/photo.ts'
import { aPriceImport } from '@halles/testing/world/price-file.ts'
import { aTaxRegistration } from '@halles/testing/world/tax.ts'
import { aTradeInvitation, somebody } from '@halles/testing/world/trade-invitation.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../database/transaction.ts'

const world = await anOwnApp()

const close = ({ browser }: BuiltAccount, password: unknown = PASSWORD) =>
  browser.post('/api/close-account/', { current_password: password })

/** An order between two, and what both do until nobody waits for anything. */
async function anOrderBetween(restaurant: BuiltAccount, supplier: BuiltAccount) {
  const product = await aProduct(world, supplier)
  return anOrder(world, restaurant, [{ product, quantity: 3 }])
}

async function finish(order: BuiltOrder, restaurant: BuiltAccount, supplier: BuiltAccount) {
  const supplier_order_id = order.partOf(supplier).publicId
  const part = { supplier_order_id, action: 'accepted' }
  await supplier.browser.post('/api/supplier-order-update/', part)
  await supplier.browser.post('/api/supplier-order-set-to-done/', { supplier_order_id })
  const done = { order_public_id: order.publicId }
  expect((await restaurant.browser.post('/api/restaurant-order-set-to-done/', done)).status).toBe(
    200,
  )
}

describe('a restaurant that closes its account', () => {
  let restaurant: BuiltAccount
  let supplier: BuiltAccount
  let order: BuiltOrder
  let elsewhere: BuiltAccount['browser']

  beforeAll(async () => {
    restaurant = await aRestaurant(world, { name: 'Chez Fernande' })
    supplier = await aSupplier(world)
    elsewhere = await signedIn(world, restaurant)
    order = await anOrderBetween(restaurant, supplier)
    await finish(order, restaurant, supplier)
    const product = await aProduct(world, supplier)
    await aCart(restaurant, [{ product, quantity: 1 }])
    await restaurant.browser.post('/api/checkout-choice/', {
      ...{ supplier_public_id: supplier.publicId, note: 'La clé est chez Fernande.' },
    })
    await world.database
      .insertInto('review')
      .values({ restaurant_id: restaurant.id, supplier_id: supplier.id, rating: 4, review: 'Bon.' })
      .execute()
    await restaurant.browser.post('/api/team-invite/', {
      ...{ email: 'tremblay@exemple.test', role: 'cook' },
    })
    await supplier.browser.post('/api/team-invite/', { email: restaurant.email, role: 'desk' })
    expect((await close(restaurant)).status).toBe(204)
    const invitations = world.database.selectFrom('invitation').select('email')
    expect(await invitations.execute()).toEqual([])
  })

  test('is signed out everywhere and signs in no more', async () => {
    expect(restaurant.browser.cookies.has('sessionid')).toBe(false)
    expect((await elsewhere.get('/api/auth/status/')).status).toBe(401)
    const login = { email: restaurant.email, password: PASSWORD }
    expect((await aVisitor(world).post('/api/auth/login/', login)).status).toBe(401)
    const reset = { email: restaurant.email }
    expect((await aVisitor(world).post('/api/request-password-reset/', reset)).status).toBe(204)
  })

  test('leaves no trace of a person in any table', async () => {
    const { rows } = await everything()
    const note = 'La clé est chez Fernande.'
    for (const trace of [
      note,
      restaurant.email,
      `Tremblay ${restaurant.email.replace(/\D/g, '')}`,
    ]) {
      expect(rows.filter((row) => row.includes(trace))).toEqual([])
    }
    const account = await world.database
      .selectFrom('account')
      .innerJoin('restaurant', 'account_id', 'account.id')
      .innerJoin('person', 'person.id', 'contact_person_id')
      .select(['status', 'email', 'password_hash', 'first_name', 'last_name', 'phone_number'])
      .select(['address', 'zip_code', 'name'])
      .where('account.id', '=', restaurant.id)
      .executeTakeFirstOrThrow()
    const { status, name, ...erased } = account
    expect({ status, name }).toEqual({ status: 'closed', name: 'Chez Fernande' })
    expect(new Set(Object.values(erased))).toEqual(new Set(['']))
  })

  test('leaves its orders to the supplier’s books', async () => {
    const { body } = await supplier.browser.get(
      `/api/supplier-order-list/?supplier_order_public_id=${order.partOf(supplier).publicId}`,
    )
    expect(body.supplierOrder).toMatchObject({
      status: 'done',
      total_price: '150.00',
      restaurant: {
        name: 'Chez Fernande',
        phone_number: '',
        address: '',
        city: 'Montréal',
        zip_code: '',
        user: { email: '' },
      },
    })
  })

  test('leaves its address to whoever signs up with it next', async () => {
    const again = await aRestaurant(world, { email: restaurant.email })
    const login = { email: again.email, password: PASSWORD }
    expect((await aVisitor(world).post('/api/auth/login/', login)).status).toBe(200)
  })
})

test('a supplier that closes its account sells and delivers no more', async () => {
  const [restaurant, supplier] = [await aRestaurant(world), await aSupplier(world)]
  const product = await aProduct(world, supplier)
  expect((await close(supplier)).status).toBe(204)
  const line = { productId: product.publicId, quantity: 1 }
  expect((await restaurant.browser.post('/api/cart-add/', line)).status).toBe(404)
  const info = await restaurant.browser.get(
    `/api/supplier-info/?supplier_public_id=${supplier.publicId}`,
  )
  expect(info.status).toBe(404)
})

test('whoever closes its account leaves no invitation and no list of customers, others keep theirs', async () => {
  const [supplier, other] = [await aSupplier(world), await aSupplier(world)]
  const restaurant = await aRestaurant(world)
  for (const inviter of [supplier, other]) {
    await aCustomerImport(inviter.browser, [somebody()])
    await aTradeInvitation(world, inviter)
  }
  const { token } = await aTradeInvitation(world, other)
  await restaurant.browser.post('/api/trade-invitation-accept/', { token })
  for (const account of [supplier, restaurant]) expect((await close(account)).status).toBe(204)
  const invitations = world.database
    .selectFrom('trade_invitation')
    .select('account_id')
    .where('account_id', 'in', [supplier.id, other.id])
  const id = { account_id: other.id }
  expect(await invitations.execute()).toEqual([id, id])
  const imports = world.database.selectFrom('customer_import').select('supplier_id')
  expect(await imports.where('supplier_id', 'in', [supplier.id, other.id]).execute()).toEqual([
    { supplier_id: other.id },
  ])
})

test('a supplier that closes its account leaves no import of prices, another keeps its own', async () => {
  const [supplier, other] = [await aSupplier(world), await aSupplier(world)]
  for (const one of [supplier, other]) {
    const { publicId } = await aProduct(world, one)
    const list = await aPriceList(world, one)
    await aPriceImport(one.browser, list, [{ public_id: publicId, price: '1.00' }])
  }
  expect((await close(supplier)).status).toBe(204)
  const imports = world.database.selectFrom('price_import').select('supplier_id')
  expect(await imports.execute()).toEqual([{ supplier_id: other.id }])
})

test('a supplier that closes its account leaves no certificate, another keeps its own', async () => {
  const [supplier, other] = [await aSupplier(world), await aSupplier(world)]
  for (const one of [supplier, other]) await aCertificate(world, one)
  expect((await close(supplier)).status).toBe(204)
  const certificates = world.database.selectFrom('supplier_certificate').select('supplier_id')
  expect(await certificates.execute()).toEqual([{ supplier_id: other.id }])
})

test('a supplier that closes its account leaves no tax number, another keeps its own', async () => {
  const [supplier, other] = [await aSupplier(world), await aSupplier(world)]
  for (const one of [supplier, other]) await aTaxRegistration(world, one, ['qst'])
  expect((await close(supplier)).status).toBe(204)
  const registrations = world.database.selectFrom('tax_registration').select('supplier_id')
  expect(await registrations.execute()).toEqual([{ supplier_id: other.id }])
})

test('an account that is closed is nobody’s customer and has none, others keep theirs', async () => {
  const [supplier, other] = [await aSupplier(world), await aSupplier(world)]
  const [restaurant, neighbour] = [await aRestaurant(world), await aRestaurant(world)]
  await aCustomer(world, supplier, neighbour)
  await aCustomer(world, other, restaurant)
  await aCustomer(world, other, neighbour)
  for (const one of [supplier, restaurant]) expect((await close(one)).status).toBe(204)
  const customers = world.database
    .selectFrom('customer')
    .select(['supplier_id', 'restaurant_id'])
    .where('restaurant_id', 'in', [restaurant.id, neighbour.id])
  expect(await customers.execute()).toEqual([
    { supplier_id: other.id, restaurant_id: neighbour.id },
  ])
})

describe('nothing is closed', () => {
  test('while an order is open, on either side', async () => {
    const [restaurant, supplier] = [await aRestaurant(world), await aSupplier(world)]
    const order = await anOrderBetween(restaurant, supplier)
    const before = await fingerprint(world.database)
    for (const account of [restaurant, supplier]) {
      expect(await close(account)).toMatchObject({ status: 409, body: { code: 'orders_open' } })
    }
    expect(await fingerprint(world.database)).toBe(before)
    await finish(order, restaurant, supplier)
    expect((await close(restaurant)).status).toBe(204)
    expect((await close(supplier)).status).toBe(204)
  })

  test('while a supplier has yet to answer, though the restaurant calls the order done', async () => {
    const [restaurant, supplier] = [await aRestaurant(world), await aSupplier(world)]
    const { publicId } = await anOrderBetween(restaurant, supplier)
    const done = { order_public_id: publicId }
    await restaurant.browser.post('/api/restaurant-order-set-to-done/', done)
    expect((await close(restaurant)).body.code).toBe('orders_open')
  })

  test.for([
    ['tarte-au-sucre', 'wrong_password'],
    ['', 'invalid_input'],
    [undefined, 'invalid_input'],
  ] as const)('with %j for a password', async ([password, code]) => {
    const account = await aRestaurant(world)
    const before = await fingerprint(world.database)
    expect(await close(account, password ?? null)).toMatchObject({ status: 400, body: { code } })
    expect(await fingerprint(world.database)).toBe(before)
  })
})

test('an order that meets the closing of its supplier is placed before it, or not at all', async () => {
  for (let round = 0; round < 5; round++) {
    const [restaurant, supplier] = [await aRestaurant(world), await aSupplier(world)]
    const product = await aProduct(world, supplier)
    await aCart(restaurant, [{ product, quantity: 1 }])
    const [ordered, closed] = await Promise.all([
      restaurant.browser.post('/api/checkout/', {}),
      close(supplier),
    ])
    expect([ordered.status, closed.status]).toEqual(
      ordered.status === 200 ? [200, 409] : [409, 204],
    )
  }
})

test.for([
  [sql`ended_at = now()`, 401, 'not_authenticated'],
  [sql`role = 'buyer'`, 403, 'not_permitted'],
] as const)(
  'an owner who is removed or gets another role while closing closes nothing: %#',
  async ([change, status, code]) => {
    const restaurant = await aRestaurant(world)
    const owner = await aMember(world, restaurant, 'owner')
    await owner.browser.fetchToken()
    const [answer] = await inTransaction(world.database, async (tx) => {
      await sql`select from account where id = ${restaurant.id} for no key update`.execute(tx)
      await sql`update membership set ${change}
      where account_id = ${restaurant.id} and person_id = ${owner.person.id}`.execute(tx)
      const answer = close(owner)
      expect(await comesToWait(world.database, answer, 1)).toBe(true)
      return [answer]
    })
    expect(await answer).toMatchObject({ status, body: { code } })
    expect((await restaurant.browser.get('/api/auth/status/')).status).toBe(200)
  },
)

test('of a supplier that closes no photo is left, of a restaurant no report', async () => {
  const [restaurant, supplier] = [await aRestaurant(world), await aSupplier(world)]
  const photo = await aPhoto(world, await aProduct(world, supplier))
  const reported = { photo_public_id: photo, reason: 'rights' }
  await restaurant.browser.post('/api/photo-report/', reported)
  const reports = () => world.database.selectFrom('photo_report').select('reason').execute()
  expect(await reports()).toHaveLength(1)
  expect((await close(restaurant)).status).toBe(204)
  expect(await reports()).toEqual([])
  expect((await close(supplier)).status).toBe(204)
  const photos = await world.database.selectFrom('product_photo').select('photo_id').execute()
  expect(photos).toEqual([])
  expect((await fetch(`${world.origin}/photos/${photo}-160.webp`)).status).toBe(404)
})

/** Every row of every table as text. */
async function everything(): Promise<{ rows: string[] }> {
  const tables = await world.database
    .selectFrom('pg_tables' as never)
    .select('tablename' as never)
    .where('schemaname' as never, '=', 'public' as never)
    .execute()
  const rows: string[] = []
  for (const { tablename } of tables as { tablename: string }[]) {
    const found = await world.database
      .selectFrom(tablename as never)
      .selectAll()
      .execute()
    rows.push(...found.map((row) => JSON.stringify(row)))
  }
  return { rows }
}

test('a supplier that closes its account leaves no price list and no special, another keeps its own', async () => {
  const [supplier, other] = [await aSupplier(world), await aSupplier(world)]
  const restaurant = await aRestaurant(world)
  for (const one of [supplier, other]) {
    const product = await aProduct(world, one)
    await aPriceList(world, one, { lines: [{ product, priceCents: 1 }], for: [restaurant] })
    await aSpecial(world, one, { product, priceCents: 1 })
  }
  expect((await close(supplier)).status).toBe(204)
  for (const table of ['price_list', 'special'] as const) {
    const left = world.database
      .selectFrom(table)
      .select('supplier_id')
      .where('supplier_id', 'in', [supplier.id, other.id])
    expect(await left.execute()).toEqual([{ supplier_id: other.id }])
  }
})
