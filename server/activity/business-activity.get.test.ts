import type { Body } from '@halles/testing/client/browser.ts'
import { rowsRead } from '@halles/testing/database/rows-read.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import {
  aMember,
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../database/transaction.ts'
import type { AccountId } from '../platform/access/viewer.ts'
import { listActivity } from './activity-sql.ts'

const world = await anOwnApp()
const PATH = '/api/business-activity/'
let restaurant: BuiltAccount
let supplier: BuiltAccount
let desk: BuiltAccount
let order: string

beforeAll(async () => {
  restaurant = await aRestaurant(world, { name: 'Chez Lévêque' })
  supplier = await aSupplier(world)
  desk = await aMember(world, supplier, 'desk')
  await world.database
    .updateTable('person')
    .set({ first_name: '=Luc' })
    .where('id', '=', desk.person.id)
    .execute()
  const { body } = await supplier.browser.post('/api/add-edit-product/', leeks)
  const product = { publicId: body.public_id }
  const part = (await anOrder(world, restaurant, [{ product, quantity: 2 }])).partOf(supplier)
  order = part.publicId
  const supplier_order_id = order
  await desk.browser.post('/api/supplier-order-update/', { supplier_order_id, action: 'accepted' })
  const edit = { ...leeks, public_id: body.public_id, price: '1250.00' }
  await desk.browser.post('/api/add-edit-product/', edit)
})

const leeks = {
  name_fr: 'Poireaux',
  name_en: 'Leeks',
  price: '44.00',
  unit: 'kg',
  category: 'fetl',
  quantity_per_case: '20',
}
const AT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/)

const asked = async (query: Record<string, string> = {}, { browser } = supplier): Promise<Body> =>
  (await browser.get(`${PATH}?${new URLSearchParams(query)}`)).body

const kindsOf = ({ entries }: Body) => entries.map(({ kind }: Body) => kind)

test('an owner reads what the members did and the steps of orders, newest first', async () => {
  const { entries, next, persons } = await asked()
  const entry = { at: AT, about: null, changes: [], order_public_id: null }
  expect([entries, next]).toEqual([
    [
      {
        ...entry,
        by: { first_name: '=Luc' },
        kind: 'product_edited',
        subject: 'Poireaux',
        changes: [{ field: 'price', from: '44.00', to: '1250.00' }],
      },
      {
        ...entry,
        by: { first_name: '=Luc' },
        kind: 'order_accepted',
        subject: 'Chez Lévêque',
        order_public_id: order,
      },
      { ...entry, by: { first_name: 'Camille' }, kind: 'product_added', subject: 'Poireaux' },
    ],
    null,
  ])
  expect(persons.map(({ first_name }: Body) => first_name).sort()).toEqual(['=Luc', 'Camille'])
  expect(kindsOf(await asked({}, restaurant))).toEqual(['order_placed'])
})

test('a restaurant reads which part of an order it took back, of whom, and by whom', async () => {
  const other = await aRestaurant(world)
  const seller = await aSupplier(world, { name: 'Marée' })
  const product = await aProduct(world, seller)
  const { publicId, partOf } = await anOrder(world, other, [{ product, quantity: 1 }])
  const taken = await other.browser.post('/api/supplier-order-cancel/', {
    supplier_order_public_id: partOf(seller).publicId,
    reason: 'wrong_product',
  })
  expect(taken.status, taken.text).toBe(200)
  const { entries } = await asked({ kind: 'order_withdrawn' }, other)
  expect(entries).toMatchObject([
    { kind: 'order_withdrawn', subject: 'Marée', order_public_id: publicId, changes: [] },
  ])
  expect(kindsOf(await asked({}, other))).toEqual(['order_withdrawn', 'order_placed'])
})

test('it is filtered by person, kind and days, both days included', async () => {
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Toronto' })
  const person = desk.person.publicId
  const theirs = restaurant.person.publicId
  for (const [query, kinds] of [
    [{ person }, ['product_edited', 'order_accepted']],
    [{ person: theirs }, []],
    [{ kind: 'order_accepted' }, ['order_accepted']],
    [{ kind: 'product_added', person }, []],
    [{ from: today, to: today, kind: 'product_added' }, ['product_added']],
    [{ to: '2020-01-01' }, []],
  ] as const) {
    expect(kindsOf(await asked(query)), JSON.stringify(query)).toEqual(kinds)
  }
})

test.each([
  ['kind', 'product_eaten'],
  ['before', '2026-11-22_x_1'],
  ['before', 'null'],
  ['from', '2026-13-01'],
])('a wrong %s is refused by name', async (field, value) => {
  const { status, body } = await supplier.browser.get(
    `${PATH}?${new URLSearchParams({ [field]: value })}`,
  )
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
})

test('pages follow each other without a gap or a repetition, entries of one moment too', async () => {
  const busy = await aSupplier(world)
  await sql`
    insert into business_action (account_id, by_person_id, action, subject, at)
    select ${busy.id}, ${busy.person.id}, (array['product_added', 'product_edited', 'product_deleted'])[1 + number % 3],
      number, now() - number / 30 * interval '1 minute'
    from generate_series(1, 130) number`.execute(world.database)
  const subjects: string[] = []
  let before: string | null = ''
  let pages = 0
  while (before !== null) {
    const page: Body = await asked(before ? { before } : {}, busy)
    subjects.push(...page.entries.map(({ subject }: Body) => subject))
    before = page.next
    pages++
  }
  expect(pages).toBe(3)
  expect(subjects).toHaveLength(130)
  expect(new Set(subjects).size).toBe(130)
})

test('a page costs a page, however long the history and whatever it is filtered by', async () => {
  const old = await aSupplier(world)
  const accountId = old.id as AccountId
  await sql`
    insert into business_action (account_id, by_person_id, action, at)
    select ${old.id}, ${old.person.id}, case when number % 5000 = 0 then 'import_confirmed' else 'product_edited' end,
      now() - number * interval '1 minute'
    from generate_series(1, 30000) number`.execute(world.database)
  // In parts: a statement may take five seconds, on a busy machine too.
  for (const from of [0, 5_000, 10_000, 15_000])
    await sql`
    with placed as (
      insert into restaurant_order (restaurant_id, number, total_cents)
      select ${restaurant.id}, 1000001 + number, 1
      from generate_series(${from}::integer, ${from + 4_999}::integer) number returning id),
    part as (
      insert into supplier_order (restaurant_order_id, supplier_id, total_cents)
      select id, ${old.id}, 1 from placed returning id)
    insert into order_entry (supplier_order_id, number, status, by_account_id, by_person_id, at)
    select id, 2, (case when id % 4000 = 0 then 'cancelled' else 'acknowledged' end)::supplier_order_status,
      ${old.id}, ${old.person.id}, now() - id * interval '1 second'
    from part`.execute(world.database)
  await sql`vacuum analyze business_action, order_entry, supplier_order`.execute(world.database)
  for (const wanted of [
    {},
    { person: old.person.publicId },
    { kind: 'import_confirmed' },
    { kind: 'order_cancelled', person: old.person.publicId },
    { to: '2026-01-01' },
  ] as const) {
    const read = await inTransaction(world.database, async (tx) => {
      const before = await rowsRead(tx, ['business_action', 'order_entry'])
      await listActivity(tx, { accountId, kind: 'supplier' }, wanted, 50)
      return (await rowsRead(tx, ['business_action', 'order_entry'])) - before
    })
    expect(read, JSON.stringify(wanted)).toBeLessThan(1_000)
  }
})

test('the same is a file for a spreadsheet, which computes nothing of it', async () => {
  const person = desk.person.publicId
  const file = '/api/business-activity-export/'
  const fr = await supplier.browser.get(`${file}?lang=fr&person=${person}`)
  expect(fr.headers.get('content-disposition')).toContain('activite.csv')
  expect(fr.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const lines = fr.text.split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[0]).toContain('"Date";"Par";"Activité";"Objet";"Modifications";"Commande"')
  expect(lines[1]).toMatch(
    /;"'=Luc";"Produit modifié";"Poireaux";"prix par caisse\u00a0: 44,00\u00a0\$ → 1\u00a0250,00\u00a0\$";""$/,
  )
  expect(lines[2]).toContain(`"Commande acceptée";"Chez Lévêque";"";"${order}"`)
  const en = await supplier.browser.get(`${file}?lang=en&kind=product_edited`)
  expect(en.text).toContain('"Product edited","Poireaux","price per case: $44.00 → $1,250.00"')
})

test('what somebody did whose name was erased names nobody', async () => {
  const market = await aSupplier(world)
  const former = await aMember(world, market, 'desk')
  await former.browser.post('/api/add-edit-product/', leeks)
  await former.browser.post('/api/close-own-access/', { current_password: 'tarte-à-l’érable' })
  const { entries, persons } = await asked({}, market)
  expect(entries).toMatchObject([
    { kind: 'member_left', by: { first_name: null } },
    { kind: 'product_added', by: { first_name: null } },
  ])
  expect(persons).toHaveLength(1)
  const { text } = await market.browser.get('/api/business-activity-export/?lang=fr')
  expect(text).toContain('"ancien membre";"Produit ajouté"')
})
