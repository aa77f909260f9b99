import { lastMailQueued } from '@halles/testing/servers/queued-mails.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aPriceList } from '@halles/testing/world/agreed-price.ts'
import { aRestaurant, aSupplier, type BuiltAccount } from '@halles/testing/world/builders.ts'
import {
  aCustomerImport,
  aCustomerList,
  aCustomerPreview,
} from '@halles/testing/world/customer-list.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await aTestApp()
const { database } = world
let supplier: BuiltAccount
let customer: BuiltAccount
type List = { id: number; publicId: string; name: string }
let regulars: List
let gold: List

beforeEach(async () => {
  supplier = await aSupplier(world)
  customer = await aRestaurant(world)
  regulars = await aPriceList(world, supplier, { name: 'Habitués', for: [customer] })
  gold = await aPriceList(world, supplier, { name: 'Niveau Or' })
})

const post = (path: string, body: object) => supplier.browser.post(path, body)
const undo = async (public_id: string) =>
  (await post('/api/customer-import-undo/', { public_id })).body
const remove = async ({ publicId }: List) =>
  (await post('/api/price-list-remove/', { public_id: publicId })).body.code ?? 'removed'

async function listOf({ id }: { id: number }): Promise<number | null> {
  const found = await database
    .selectFrom('customer')
    .select('price_list_id')
    .where('supplier_id', '=', supplier.id)
    .where('restaurant_id', '=', id)
    .executeTakeFirst()
  return found?.price_list_id ?? null
}

test('a list of customers gives a customer another price list, in any case of its name; undone, it has the one of before', async () => {
  const { email } = customer
  const { public_id } = await aCustomerPreview(supplier.browser, [
    { email, price_list: 'NIVEAU OR' },
  ])
  const rows = (
    await supplier.browser.get(`/api/customer-import/?public_id=${public_id}&kind=changed`)
  ).body
  expect(rows.results[0]).toMatchObject({
    customer: { price_list: 'Niveau Or' },
    before: { price_list: 'Habitués' },
  })
  expect(await listOf(customer)).toBe(regulars.id)
  await post('/api/customer-import-confirm/', { public_id })
  expect(await listOf(customer)).toBe(gold.id)
  expect((await undo(public_id)).taken_back).toBe(1)
  expect(await listOf(customer)).toBe(regulars.id)
})

test('empty takes the price list away; a column that the list lacks leaves it', async () => {
  const { email } = customer
  await aCustomerImport(supplier.browser, [{ email, code: 'C-1' }])
  expect(await listOf(customer)).toBe(regulars.id)
  await aCustomerImport(supplier.browser, [{ email, price_list: '' }])
  expect(await listOf(customer)).toBeNull()
})

test('what somebody gave the customer since stays, and so does it where the list of before is gone', async () => {
  const { email } = customer
  const first = await aCustomerImport(supplier.browser, [{ email, price_list: 'Niveau Or' }])
  expect(await remove(regulars)).toBe('removed')
  expect((await undo(first.public_id)).taken_back).toBe(0)
  expect(await listOf(customer)).toBe(gold.id)
})

test('a name that none of the own price lists has is a fault of its row, another supplier’s too', async () => {
  await aPriceList(world, await aSupplier(world), { name: 'Voisin' })
  const { public_id, counts } = await aCustomerPreview(supplier.browser, [
    { email: 'a@bistro.test', price_list: 'Voisin' },
    { email: 'b@bistro.test', price_list: 'niveau or' },
  ])
  expect(counts).toEqual({ new: 1, changed: 0, unchanged: 0, faulty: 1 })
  const { body } = await supplier.browser.get(
    `/api/customer-import/?public_id=${public_id}&kind=faulty`,
  )
  expect(body.results[0].faults).toEqual([
    { column: 'price_list', reason: 'price_list_unknown', cell: 'Voisin' },
  ])
})

test('a preview is out of date once a price list is gone', async () => {
  const file = Buffer.from(aCustomerList([{ price_list: 'Niveau Or' }]))
  const { body } = await supplier.browser.post('/api/customer-import/', file)
  expect(await remove(gold)).toBe('removed')
  const { public_id } = body
  expect((await post('/api/customer-import-confirm/', { public_id })).body.code).toBe(
    'customers_changed',
  )
})

test('whoever is invited has the price list once it is a customer; until then it is not removed', async () => {
  const invited = await aRestaurant(world)
  await aCustomerImport(supplier.browser, [{ email: invited.email, price_list: 'Niveau Or' }])
  expect(await remove(gold)).toBe('price_list_in_use')
  const { body } = await supplier.browser.get('/api/customer-invitation-list/')
  await post('/api/customer-invite/', { public_ids: [body.results[0].public_id] })
  const { facts } = await lastMailQueued(world, 'trade-invitation')
  const answer = await invited.browser.post('/api/trade-invitation-accept/', { token: facts.token })
  expect(answer.status).toBe(200)
  expect(await listOf(invited)).toBe(gold.id)
})
