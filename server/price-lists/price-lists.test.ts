import { later } from '@halles/domain/holidays.ts'
import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aPriceList } from '@halles/testing/world/agreed-price.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { montrealToday } from '@halles/testing/world/credit.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

const world = await aTestApp()
const { database } = world
const today = montrealToday()

let supplier: BuiltAccount
let product: Awaited<ReturnType<typeof aProduct>>

beforeEach(async () => {
  supplier = await aSupplier(world)
  product = await aProduct(world, supplier, { nameFr: 'Bavette', priceCents: 5_000 })
})

const post = (call: string, body: object, { browser } = supplier) =>
  browser.post(`/api/${call}/`, body)
const save = (body: object) =>
  post('price-list-save', { name: 'Habitués', percent_off: '8.5', ...body })
const lists = async ({ browser } = supplier) =>
  (await browser.get('/api/price-list-list/')).body.price_lists
const sheet = (publicId: string, { browser } = supplier) =>
  browser.get(`/api/price-list-lines/?${new URLSearchParams({ public_id: publicId })}`)
const setLines = (publicId: string, ...lines: object[]) =>
  post('price-list-lines-set', {
    public_id: publicId,
    lines: lines.map((line) => ({ product_public_id: product.publicId, ...line })),
  })
const held = async () =>
  (
    await sql<{ from_cases: number; days: string; cents: number }>`
      select from_cases, days::text, price_cents as cents from price_list_line
      where product_id = ${product.id} order by from_cases, days`.execute(database)
  ).rows

describe('a price list', () => {
  test('is added, changed, listed by name with its products and customers, and removed', async () => {
    const added = await save({})
    expect([added.status, added.body.price_lists]).toMatchObject([
      200,
      [{ name: 'Habitués', percent_off: '8.5', lines: 0, customers: 0 }],
    ])
    const [{ public_id }] = added.body.price_lists
    await save({ public_id, name: 'Écoles', percent_off: 10 })
    await save({ name: 'Hôtels', percent_off: 0 })
    await setLines(public_id, { price: '48.00' }, { price: '42.00', from_cases: 5 })
    expect(await lists()).toMatchObject([
      { public_id, name: 'Écoles', percent_off: '10', lines: 1, customers: 0 },
      { name: 'Hôtels', percent_off: '0', lines: 0 },
    ])
    const removed = await post('price-list-remove', { public_id })
    expect([removed.status, removed.body]).toMatchObject([
      200,
      { price_lists: [{ name: 'Hôtels' }] },
    ])
    const actions = await database
      .selectFrom('business_action')
      .select(['action', 'subject', 'detail'])
      .where('account_id', '=', supplier.id)
      .orderBy('id')
      .execute()
    expect(actions).toEqual([
      {
        action: 'price_list_saved',
        subject: 'Habitués',
        detail: [{ field: 'percent_off', from: null, to: '8.5' }],
      },
      {
        action: 'price_list_saved',
        subject: 'Écoles',
        detail: [{ field: 'percent_off', from: '8.5', to: '10' }],
      },
      {
        action: 'price_list_saved',
        subject: 'Hôtels',
        detail: [{ field: 'percent_off', from: null, to: '0' }],
      },
      { action: 'prices_agreed', subject: 'Écoles', detail: [] },
      { action: 'price_list_removed', subject: 'Écoles', detail: [] },
    ])
  })

  test.for([
    [{ name: '' }, 'name'],
    [{ name: 'n'.repeat(61) }, 'name'],
    [{ name: 'a\nb' }, 'name'],
    [{ percent_off: '50.01' }, 'percent_off'],
    [{ percent_off: -5 }, 'percent_off'],
    [{ percent_off: '8.555' }, 'percent_off'],
    [{ percent_off: undefined }, 'percent_off'],
  ] as const)('with %j is refused, naming %s, and nothing changes', async ([wrong, field]) => {
    const before = await fingerprint(database)
    const { status, body } = await save(wrong)
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
    expect(await fingerprint(database)).toBe(before)
  })

  test('has a name of its own among its supplier’s', async () => {
    await save({})
    const { status, body } = await save({})
    expect([status, Object.keys(body.fields)]).toEqual([400, ['name']])
    supplier = await aSupplier(world)
    expect((await save({})).status).toBe(200)
  })

  test('that a customer has is not removed', async () => {
    const list = await aPriceList(world, supplier, { for: [await aRestaurant(world)] })
    const { status, body } = await post('price-list-remove', { public_id: list.publicId })
    expect([status, body.code]).toEqual([409, 'price_list_in_use'])
    expect(await lists()).toMatchObject([{ public_id: list.publicId, customers: 1 }])
  })

  test('of which a supplier has fifty is enough', async () => {
    for (let number = 0; number < 50; number++) await aPriceList(world, supplier)
    const { status, body } = await save({})
    expect([status, body.code]).toEqual([409, 'price_lists_full'])
  })

  test('of another supplier is not found, and its products have no price on one’s own', async () => {
    const others = await aPriceList(world, await aSupplier(world))
    const own = await aPriceList(world, supplier)
    const stranger = await aProduct(world, await aSupplier(world))
    const before = await fingerprint(database)
    const answers = [
      await sheet(others.publicId),
      await sheet('0'.repeat(32)),
      await setLines(others.publicId, { price: '1.00' }),
      await save({ public_id: others.publicId }),
      await post('price-list-remove', { public_id: others.publicId }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const foreign = await setLines(own.publicId, {
      product_public_id: stranger.publicId,
      price: '1.00',
    })
    expect([foreign.status, Object.keys(foreign.body.fields)]).toEqual([
      400,
      ['lines.0.product_public_id'],
    ])
    expect(await fingerprint(database)).toBe(before)
    expect(
      (await sheet(own.publicId)).body.results.map((row: { public_id: string }) => row.public_id),
    ).toEqual([product.publicId])
  })
})

describe('prices on a list', () => {
  let list: Awaited<ReturnType<typeof aPriceList>>
  beforeEach(async () => {
    list = await aPriceList(world, supplier, { adjustBp: -1_000 })
  })

  test('are what is taken off, until a line says otherwise; from so many cases on, they fall', async () => {
    const before = await sheet(list.publicId)
    expect(before.body).toMatchObject({
      count: 1,
      results: [{ name_fr: 'Bavette', list_price: '50.00', price: '45.00', prices: [] }],
    })
    const { status, body } = await setLines(
      list.publicId,
      { price: '44.00' },
      { from_cases: 5, price: '40.00' },
    )
    const priced = {
      price: '44.00',
      prices: [
        { from_cases: 1, price: '44.00', from_day: today, until_day: null },
        { from_cases: 5, price: '40.00', from_day: today, until_day: null },
      ],
    }
    expect([status, body.products]).toMatchObject([200, [priced]])
    expect((await sheet(list.publicId)).body.results).toMatchObject([priced])
  })

  test('of some days leave what holds before and after; what has passed is kept', async () => {
    await sql`insert into price_list_line (price_list_id, product_id, price_cents) values (${list.id}, ${product.id}, 4800)`.execute(
      database,
    )
    const [first, last] = [later(today, 3), later(today, 9)]
    await setLines(list.publicId, { price: '40.00', from_day: first, until_day: last })
    expect(await held()).toEqual([
      { from_cases: 1, days: `(,${first})`, cents: 4_800 },
      { from_cases: 1, days: `[${first},${later(last, 1)})`, cents: 4_000 },
      { from_cases: 1, days: `[${later(last, 1)},)`, cents: 4_800 },
    ])
    await setLines(list.publicId, { price: '41.00' })
    expect(await held()).toEqual([
      { from_cases: 1, days: `(,${today})`, cents: 4_800 },
      { from_cases: 1, days: `[${today},)`, cents: 4_100 },
    ])
    await setLines(list.publicId, { price: null })
    expect(await held()).toEqual([{ from_cases: 1, days: `(,${today})`, cents: 4_800 }])
    expect((await sheet(list.publicId)).body.results).toMatchObject([
      { price: '45.00', prices: [] },
    ])
  })

  test.for<[string, object[], string]>([
    ['0 cents', [{ price: '0.00' }], 'lines.0.price'],
    ['a negative price', [{ price: '-1.00' }], 'lines.0.price'],
    ['three decimals', [{ price: '1.005' }], 'lines.0.price'],
    ['no cases', [{ price: '1.00', from_cases: 0 }], 'lines.0.from_cases'],
    ['half a case', [{ price: '1.00', from_cases: 1.5 }], 'lines.0.from_cases'],
    ['a day that has passed', [{ price: '1.00', from_day: later(today, -1) }], 'lines.0.from_day'],
    [
      'days that end before they begin',
      [{ price: '1.00', from_day: later(today, 2), until_day: later(today, 1) }],
      'lines.0.until_day',
    ],
    [
      'days that end before today',
      [{ price: '1.00', until_day: later(today, -1) }],
      'lines.0.until_day',
    ],
    ['a day that is none', [{ price: '1.00', from_day: '2027-02-29' }], 'lines.0.from_day'],
    [
      'a product and number twice',
      [{ price: '2.00' }, { price: '1.00' }],
      'lines.1.product_public_id',
    ],
    ['a step that rises', [{ price: '40.00' }, { price: '41.00', from_cases: 5 }], 'lines.1.price'],
    ['no line', [], 'lines'],
  ])('%s: refused by name, and nothing changes', async ([, lines, field]) => {
    const before = await fingerprint(database)
    const { status, body } = await setLines(list.publicId, ...lines)
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
    expect(await fingerprint(database)).toBe(before)
  })

  test('a step that would rise above one that there is is refused too', async () => {
    await setLines(list.publicId, { price: '40.00', from_cases: 5 })
    const { status, body } = await setLines(list.publicId, { price: '39.00' })
    expect([status, Object.keys(body.fields)]).toEqual([400, ['lines.0.price']])
  })

  describe('set by whoever says what it saw', () => {
    const seen = (price: string) => [{ price, from_day: today, until_day: null }]

    test('are set where that still holds', async () => {
      expect((await setLines(list.publicId, { price: '44.00', shown_prices: [] })).status).toBe(200)
      const again = await setLines(list.publicId, { price: '43.00', shown_prices: seen('44.00') })
      expect([again.status, again.body.products[0].price]).toEqual([200, '43.00'])
    })

    test('stay where a colleague changed them meanwhile: all or none, and what holds is answered', async () => {
      const other = await aProduct(world, supplier, { nameFr: 'Onglet', priceCents: 5_000 })
      await setLines(list.publicId, { price: '44.00' })
      await setLines(list.publicId, { price: '42.00' })
      const before = await fingerprint(database)
      const { status, body } = await setLines(
        list.publicId,
        { product_public_id: other.publicId, price: '30.00', shown_prices: [] },
        { price: null, shown_prices: seen('44.00') },
      )
      expect([status, body.code]).toEqual([409, 'shown_prices_changed'])
      expect(body.products).toMatchObject([
        { public_id: product.publicId, price: '42.00', prices: [{ price: '42.00' }] },
      ])
      expect(await fingerprint(database)).toBe(before)
    })

    test.for<[string, object, number]>([
      ['from other cases on are others', { from_cases: 5, price: '40.00', shown_prices: [] }, 200],
      [
        'on other days are others',
        { price: '40.00', from_day: later(today, 5), shown_prices: [] },
        200,
      ],
      ['seen on some of their days are not all', { price: '40.00', shown_prices: [] }, 409],
    ])('that %s', async ([, line, expected]) => {
      await setLines(list.publicId, { price: '44.00', until_day: later(today, 4) })
      expect((await setLines(list.publicId, line)).status).toBe(expected)
    })

    test('of two at once one does', async () => {
      const answers = await Promise.all(
        ['41.00', '42.00'].map((price) => setLines(list.publicId, { price, shown_prices: [] })),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const [set, refused] = answers.toSorted((a, b) => a.status - b.status)
      expect(refused?.body.products).toEqual(set?.body.products)
    })
  })
})

test('a product that was removed since is no more among those of a list', async () => {
  const other = await aProduct(world, supplier)
  const priced = [product, other].map((one) => ({ product: one, priceCents: 4_000 }))
  await aPriceList(world, supplier, { lines: priced })
  expect(await lists()).toMatchObject([{ lines: 2 }])
  await supplier.browser.delete('/api/add-edit-product/', { public_id: other.publicId })
  expect(await lists()).toMatchObject([{ lines: 1 }])
})
