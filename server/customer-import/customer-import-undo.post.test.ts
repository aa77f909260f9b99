import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aSupplier, type BuiltAccount } from '@halles/testing/world/builders.ts'
import { aCustomer } from '@halles/testing/world/customer.ts'
import { aCustomerImport, aCustomerPreview } from '@halles/testing/world/customer-list.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await aTestApp()
let supplier: BuiltAccount

beforeEach(async () => {
  supplier = await aSupplier(world)
})

const undo = (public_id: string) =>
  supplier.browser.post('/api/customer-import-undo/', { public_id })

function codes() {
  return world.database
    .selectFrom('customer')
    .select(['restaurant_id as id', 'code', 'terms_days as terms'])
    .where('supplier_id', '=', supplier.id)
    .orderBy('restaurant_id')
    .execute()
}

async function invited(): Promise<string[]> {
  const found = await world.database
    .selectFrom('trade_invitation')
    .select(['email', 'code'])
    .where('account_id', '=', supplier.id)
    .orderBy('email')
    .execute()
  return found.map(({ email, code }) => `${email} ${code}`)
}

test('an import is taken back once, customers and invitations as they were', async () => {
  const customer = await aRestaurant(world)
  await aCustomer(world, supplier, customer, { code: 'A' })
  await aCustomerImport(supplier.browser, [{ code: 'L1' }])
  const { public_id } = await aCustomerImport(supplier.browser, [
    { code: 'L2' },
    { email: customer.email, code: 'B' },
    { email: 'neuf@bistro.test', code: 'N' },
  ])
  expect(await invited()).toEqual(['lou@bistro.test L2', 'neuf@bistro.test N'])
  const answers = await Promise.all([undo(public_id), undo(public_id)])
  for (const { status, body } of answers) {
    expect([status, body.state, body.taken_back]).toEqual([200, 'undone', 3])
  }
  expect(await codes()).toEqual([{ id: customer.id, code: 'A', terms: null }])
  expect(await invited()).toEqual(['lou@bistro.test L1'])
})

test('what somebody changed since stays, and so does an invitation that was sent', async () => {
  const [changed, closed] = [await aRestaurant(world), await aRestaurant(world)]
  for (const customer of [changed, closed]) await aCustomer(world, supplier, customer)
  const { public_id } = await aCustomerImport(supplier.browser, [
    { email: changed.email, code: 'B' },
    { email: closed.email, code: 'C' },
    { email: 'envoye@bistro.test', code: 'D' },
    { email: 'neuf@bistro.test', code: 'E' },
  ])
  await aCustomer(world, supplier, changed, { code: 'Z' })
  await aCustomer(world, supplier, closed, { code: 'C', status: 'closed' })
  await world.database
    .updateTable('trade_invitation')
    .set({ invited_at: new Date(), token_hash: Buffer.alloc(32, supplier.id) })
    .where('account_id', '=', supplier.id)
    .where('email', '=', 'envoye@bistro.test')
    .execute()
  expect((await undo(public_id)).body.taken_back).toBe(2)
  expect((await codes()).map(({ code }) => code).toSorted()).toEqual(['', 'Z'])
  expect(await invited()).toEqual(['envoye@bistro.test D'])
})

test('a code that another customer has by now is not given back', async () => {
  const [customer, other] = [await aRestaurant(world), await aRestaurant(world)]
  await aCustomer(world, supplier, customer, { code: 'A' })
  const rows = [{ email: customer.email, code: 'B' }]
  const { public_id } = await aCustomerImport(supplier.browser, rows)
  await aCustomer(world, supplier, other, { code: 'A' })
  expect((await undo(public_id)).body.taken_back).toBe(0)
})

test('a preview, or an import before the last one, is not to be undone', async () => {
  const first = await aCustomerImport(supplier.browser)
  const { public_id } = await aCustomerPreview(supplier.browser, [{ email: 'b@bistro.test' }])
  expect((await undo(public_id)).status).toBe(404)
  await supplier.browser.post('/api/customer-import-confirm/', { public_id })
  expect((await undo(first.public_id)).status).toBe(404)
})
