import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { ledgerWalk } from '@halles/testing/checks/ledger.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { answerOf } from '@halles/testing/world/both-sides.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { agreeOnDay, changeOf } from '@halles/testing/world/change-order.ts'
import { anOrder, type BuiltOrder } from '@halles/testing/world/order.ts'
import { montrealDayOf, placedAt } from '@halles/testing/world/order-times.ts'
import { afterEach, describe, expect, test } from 'vitest'

const world = await anOwnApp()
afterEach(async () => expect(await ledgerWalk(world.database)).toEqual([]))
const LIST = '/api/restaurant-order-list/'
const DONE = '/api/restaurant-order-set-to-done/'
const RANDOM_ID = '0123456789abcdef0123456789abcdef'

const supplier = await aSupplier(world, { name: 'Boucherie du Nord' })
const beef = await aProduct(world, supplier, {
  nameFr: 'Bœuf haché',
  nameEn: 'Ground beef',
  priceCents: 4_850,
  quantityHundredths: 1_250,
})

const DAY = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString()

/** A restaurant with an order of its own placed at each of these moments. */
async function aRestaurantThatOrdered(...moments: string[]) {
  const restaurant = await aRestaurant(world)
  const orders: BuiltOrder[] = []
  for (const moment of moments) {
    const order = await anOrder(world, restaurant, [{ product: beef, quantity: 1 }])
    await placedAt(world, order, moment)
    orders.push(order)
  }
  const dates = async (query: string): Promise<string[]> => {
    const { status, body } = await restaurant.browser.get(`${LIST}?${query}`)
    expect(status).toBe(200)
    return body.map((order: { date: string }) => order.date)
  }
  const closed = async () => {
    for (const { publicId } of orders) {
      const body = { order_public_id: publicId }
      expect((await restaurant.browser.post(DONE, body)).status).toBe(200)
    }
  }
  return { restaurant, orders, dates, closed }
}

describe("a restaurant's list of orders", () => {
  test('holds its orders of the status asked for, newest first, and nobody else’s', async () => {
    const restaurant = await aRestaurant(world)
    const older = await anOrder(world, restaurant, [{ product: beef, quantity: 2 }])
    const newer = await anOrder(world, restaurant, [{ product: beef, quantity: 1 }])
    const closed = await anOrder(world, restaurant, [{ product: beef, quantity: 3 }])
    await anOrder(world, await aRestaurant(world), [{ product: beef, quantity: 9 }])
    const { browser } = restaurant
    await browser.post(DONE, { order_public_id: closed.publicId })
    const date = await montrealDayOf(world, 'now')
    const { publicId: public_id, name } = supplier
    const suppliers = [
      {
        public_id,
        name,
        status: 'pending',
        is_changed: false,
        cancelled_by: null,
        delivery: null,
        credit: null,
        proposal: null,
        unread: 0,
      },
    ]

    expect((await browser.get(`${LIST}?status=active`)).body).toEqual([
      {
        public_id: newer.publicId,
        number: 2,
        date,
        status: 'active',
        total_price: '48.50',
        is_estimate: false,
        suppliers,
      },
      {
        public_id: older.publicId,
        number: 1,
        date,
        status: 'active',
        total_price: '97.00',
        is_estimate: false,
        suppliers,
      },
    ])
    expect((await browser.get(`${LIST}?status=done`)).body).toEqual([
      {
        public_id: closed.publicId,
        number: 3,
        date,
        status: 'done',
        total_price: '145.50',
        is_estimate: false,
        suppliers,
      },
    ])
  })

  test('names the suppliers of each order, with their answers, and who has changed lines', async () => {
    const restaurant = await aRestaurant(world)
    const suppliers = [supplier, await aSupplier(world), await aSupplier(world)]
    const lines = await Promise.all(
      suppliers.flatMap((one) => [aProduct(world, one), aProduct(world, one)]),
    )
    const order = await anOrder(
      world,
      restaurant,
      lines.map((product) => ({ product, quantity: 2 })),
    )
    const [accepting, changing] = suppliers.map((one) => answerOf(one, order))
    await accepting?.answer({ action: 'accepted' })
    await changing?.answer({ action: 'modified', removed_products: [changing.lines[0]] })
    const { body } = await restaurant.browser.get(`${LIST}?status=active`)
    const answers = [
      ['acknowledged', false, 0],
      ['acknowledged', true, 1],
      ['pending', false, 0],
    ] as const
    expect(body[0].suppliers).toEqual(
      answers.map(([status, is_changed, unread], index) => {
        const { publicId: public_id, name } = suppliers[index] ?? supplier
        const none = { cancelled_by: null, delivery: null, credit: null, proposal: null }
        return { public_id, name, status, is_changed, ...none, unread }
      }),
    )
  })

  test('a line that the restaurant removed itself is no change of its supplier’s, though that had reduced it', async () => {
    const restaurant = await aRestaurant(world)
    const [beef, milk] = [await aProduct(world, supplier), await aProduct(world, supplier)]
    const ordered = [beef, milk].map((product) => ({ product, quantity: 2 }))
    const order = await anOrder(world, restaurant, ordered)
    await agreeOnDay(world.database, order, supplier, 60)
    const { lines, answer } = answerOf(supplier, order)
    await answer({
      action: 'modified',
      products: [{ public_id: lines[0], edited_quantity: 1 }],
    })
    const isChanged = async () =>
      (await restaurant.browser.get(`${LIST}?status=active`)).body[0].suppliers[0].is_changed
    expect(await isChanged()).toBe(true)
    const { change } = changeOf(restaurant, order, supplier)
    expect((await change({ removed: [lines[0]] })).status).toBe(200)
    expect(await isChanged()).toBe(false)
  })

  test('active orders that nobody closes come by as many as are asked for, too', async () => {
    const { restaurant } = await aRestaurantThatOrdered(...[900, 30, 1].map(daysAgo))
    const list = async (query = ''): Promise<{ public_id: string }[]> =>
      (await restaurant.browser.get(`${LIST}?status=active${query}`)).body
    const all = await list()
    expect(all).toHaveLength(3)
    expect(await list('&limit=2')).toEqual(all.slice(0, 2))
    expect(await list(`&limit=2&before=${all[1]?.public_id}`)).toEqual(all.slice(2))
  })

  test('answers as many as are asked for, from one order on to the older ones, however old', async () => {
    // The third and fourth at the same moment.
    const moments = [900, 800, 700, 700, 1].map(daysAgo)
    const { restaurant, closed } = await aRestaurantThatOrdered(...moments)
    await closed()
    const list = async (query: string): Promise<{ public_id: string }[]> =>
      (await restaurant.browser.get(`${LIST}?status=done&${query}`)).body
    const all = await list('from=2000-01-01')
    const first = await list('limit=2')
    const second = await list(`limit=2&before=${first[1]?.public_id}`)
    const third = await list(`limit=2&before=${second[1]?.public_id}`)
    expect([first, second, third]).toEqual([all.slice(0, 2), all.slice(2, 4), all.slice(4)])
    expect(await list(`limit=2&before=${third[0]?.public_id}`)).toEqual([])
    expect(await list('')).toEqual(all.slice(0, 1))
    const other = await aRestaurantThatOrdered('2020-01-01T00:00:00Z')
    await other.closed()
    expect(
      (
        await other.restaurant.browser.get(
          `${LIST}?status=done&limit=2&before=${all[0]?.public_id}`,
        )
      ).body,
    ).toEqual([])
  })

  test('is empty before the first order', async () => {
    const { browser } = await aRestaurant(world)
    expect((await browser.get(`${LIST}?status=active`)).body).toEqual([])
  })

  test('shows the day it was in Montréal, on the nights the clock changes too', async () => {
    const { restaurant, orders, dates } = await aRestaurantThatOrdered(
      '2026-03-08T04:59:00Z',
      '2026-03-08T05:00:00Z',
      '2026-03-09T03:59:00Z',
      '2026-03-09T04:00:00Z',
      '2026-11-01T03:59:00Z',
      '2026-11-01T04:30:00Z',
      '2026-11-01T05:30:00Z',
      '2026-11-01T06:30:00Z',
      '2026-11-02T04:59:00Z',
      '2026-11-02T05:00:00Z',
    )
    const days = [
      '2026-11-02',
      '2026-11-01',
      '2026-11-01',
      '2026-11-01',
      '2026-11-01',
      '2026-10-31',
      '2026-03-09',
      '2026-03-08',
      '2026-03-08',
      '2026-03-07',
    ]
    expect(await dates('status=active')).toEqual(days)
    for (const [index, order] of orders.toReversed().entries()) {
      const { body } = await restaurant.browser.get(`${LIST}?order_public_id=${order.publicId}`)
      expect(body.date).toBe(days[index])
    }
    expect(await dates('status=active&from=2026-11-01&to=2026-11-01')).toHaveLength(4)
    expect(await dates('status=active&from=2026-03-08&to=2026-03-08')).toHaveLength(2)
  })
})

describe('done orders', () => {
  test('reach back twelve months unless days are named', async () => {
    const { dates, orders, restaurant, closed } = await aRestaurantThatOrdered(
      daysAgo(900),
      daysAgo(368),
      daysAgo(360),
      daysAgo(1),
    )
    await closed()
    expect(await dates('status=done')).toHaveLength(2)
    expect(await dates('status=done&from=2000-01-01')).toHaveLength(4)
    const before = daysAgo(366).slice(0, 10)
    expect(await dates(`status=done&to=${before}`)).toHaveLength(2)
    expect(await dates(`status=done&from=${daysAgo(500).slice(0, 10)}&to=${before}`)).toHaveLength(
      1,
    )
    const old = await restaurant.browser.get(`${LIST}?order_public_id=${orders[0]?.publicId}`)
    expect(old.status).toBe(200)
  })

  test('count both days named, as Montréal counts them', async () => {
    const { dates, closed } = await aRestaurantThatOrdered(
      '2025-06-10T03:59:59Z',
      '2025-06-10T04:00:00Z',
      '2025-06-12T03:59:59Z',
      '2025-06-12T04:00:00Z',
    )
    await closed()
    expect(await dates('status=done&from=2025-06-10&to=2025-06-11')).toEqual([
      '2025-06-11',
      '2025-06-10',
    ])
    expect(await dates('status=done&from=2025-06-09&to=2025-06-09')).toEqual(['2025-06-09'])
    expect(await dates('status=done&from=2025-06-12')).toEqual(['2025-06-12'])
  })

  test('have no end of the calendar to fall off', async () => {
    const { dates } = await aRestaurantThatOrdered('2025-06-10T12:00:00Z')
    expect(await dates('status=active&from=2000-01-01&to=2199-12-31')).toHaveLength(1)
  })
})

describe("a restaurant's order", () => {
  test('shows each supplier’s part in the order its lines were added, with the state of each line', async () => {
    const restaurant = await aRestaurant(world)
    const dairy = await aSupplier(world, { name: 'Laiterie de l’Est' })
    const milk = await aProduct(world, dairy, { nameFr: 'Lait', priceCents: 1_999, unit: 'unit' })
    const cream = await aProduct(world, dairy, { nameFr: 'Crème', priceCents: 3_000 })
    const butter = await aProduct(world, dairy, { nameFr: 'Beurre', priceCents: 8_001 })
    const order = await anOrder(world, restaurant, [
      { product: milk, quantity: 5 },
      { product: beef, quantity: 2 },
      { product: cream, quantity: 4 },
      { product: butter, quantity: 1 },
    ])
    const part = order.partOf(dairy)
    await dairy.browser.post('/api/supplier-order-update/', {
      supplier_order_id: part.publicId,
      action: 'modified',
      products: [{ public_id: part.lines[0], edited_quantity: 3 }],
      removed_products: [part.lines[1]],
    })

    const { body } = await restaurant.browser.get(`${LIST}?order_public_id=${order.publicId}`)
    expect(body).toMatchObject({
      public_id: order.publicId,
      status: 'active',
      total_price: '236.98',
    })
    const groups = body.supplier_products
    const none = { receipt: null, credit: null, papers: [], proposal: null }
    const arranged = {
      delivery: null,
      po_number: '',
      note: '',
      is_estimate: false,
      ...none,
    }
    expect(groups.map(({ products, steps, ...group }: Record<string, unknown>) => group)).toEqual([
      {
        public_id: order.partOf(dairy).publicId,
        order_version: expect.any(Number),
        changes: [],
        may_propose: ['reduce', 'raise', 'add', 'remove'],
        supplier: { public_id: dairy.publicId, name: 'Laiterie de l’Est' },
        status: 'acknowledged',
        total_price: '139.98',
        amounts: { goods: '139.98', fee: '0.00', deposit: '0.00', total: '139.98' },
        receiving: { today: expect.any(String), may_ask_credit: true, credit_until: null },
        ...arranged,
      },
      {
        public_id: order.partOf(supplier).publicId,
        order_version: 1,
        changes: ['reduce', 'raise', 'add', 'remove', 'cancel'],
        may_propose: [],
        supplier: { public_id: supplier.publicId, name: 'Boucherie du Nord' },
        status: 'pending',
        total_price: '97.00',
        amounts: { goods: '97.00', fee: '0.00', deposit: '0.00', total: '97.00' },
        receiving: null,
        ...arranged,
      },
    ])
    expect(groups[0].products).toMatchObject([
      {
        quantity: 5,
        edited_quantity: 3,
        status: 'modified',
        is_cancelled: false,
        total_price: '59.97',
      },
      {
        quantity: 4,
        edited_quantity: 0,
        status: 'cancelled',
        is_cancelled: true,
        total_price: '0.00',
      },
      {
        quantity: 1,
        edited_quantity: 0,
        status: 'accepted',
        is_cancelled: false,
        total_price: '80.01',
      },
    ])
    expect(groups[1].products).toEqual([
      {
        public_id: order.partOf(supplier).lines[0],
        first_quantity: 2,
        cancelled_by: null,
        reason: null,
        note: '',
        replaces: null,
        weighing: null,
        may_drop: false,
        product: {
          public_id: beef.publicId,
          name_fr: 'Bœuf haché',
          name_en: 'Ground beef',
          price: '48.50',
          quantity_per_case: '12.5',
          unit: 'kg',
          price_per_unit: '3.8800',
        },
        quantity: 2,
        edited_quantity: 0,
        status: 'pending',
        is_cancelled: false,
        total_price: '97.00',
      },
    ])
  })

  test('keeps prices and names as they were at checkout', async () => {
    const restaurant = await aRestaurant(world)
    const veal = await aProduct(world, supplier, { nameFr: 'Veau', priceCents: 10_000 })
    const order = await anOrder(world, restaurant, [{ product: veal, quantity: 2 }])
    const address = `${LIST}?order_public_id=${order.publicId}`
    const before = await restaurant.browser.get(address)
    await world.database
      .updateTable('product')
      .set({
        price_cents: 1,
        name_fr: 'Autre',
        name_en: 'Other',
        unit: 'lb',
        quantity_hundredths: 7,
        deleted_at: new Date(),
      })
      .where('id', '=', veal.id)
      .execute()
    expect((await restaurant.browser.get(address)).text).toBe(before.text)
  })

  test('of somebody else answers like one that never was, byte for byte [A151]', async () => {
    const restaurant = await aRestaurant(world)
    const own = await anOrder(world, restaurant, [{ product: beef, quantity: 1 }])
    const others = await anOrder(world, await aRestaurant(world), [{ product: beef, quantity: 1 }])
    const neighbour = own.publicId.slice(0, -1) + (own.publicId.endsWith('0') ? '1' : '0')
    const ask = (id: string) => restaurant.browser.get(`${LIST}?order_public_id=${id}`)
    const unknown = await ask(RANDOM_ID)
    expect(unknown.status).toBe(404)
    expect(unknown.body.code).toBe('not_found')
    for (const id of [
      others.publicId,
      own.partOf(supplier).publicId,
      neighbour,
      'x',
      String(own.id),
    ]) {
      const answer = await ask(id)
      expect([answer.status, answer.text]).toEqual([404, unknown.text])
    }
  })
})

describe('the list of a restaurant refuses', async () => {
  const { browser } = await aRestaurant(world)
  test.each([
    ['nothing asked for [A150]', '', 'status'],
    ['an empty id [A150]', '?order_public_id=', 'order_public_id'],
    ['the id null [A150]', '?order_public_id=null', 'order_public_id'],
    ['the id undefined [A150]', '?order_public_id=undefined', 'order_public_id'],
    ['ids in an array [A150]', '?order_public_id[]=a', 'order_public_id'],
    ['two ids [A150]', '?order_public_id=a&order_public_id=b', 'order_public_id'],
    ['a status that orders do not have [A152]', '?status=cancelled', 'status'],
    ['every status at once [A152]', '?status=all', 'status'],
    ['SQL for a status [A152]', "?status=active'%20--", 'status'],
    ['two statuses [A152]', '?status=active&status=done', 'status'],
    ['an empty status [A152]', '?status=', 'status'],
    ['days the wrong way round [A153]', '?status=done&from=2026-02-02&to=2026-02-01', 'to'],
    ['the year 0 [A153]', '?status=done&from=0000-01-01', 'from'],
    ['30 February [A153]', '?status=done&to=2026-02-30', 'to'],
    ['29 February outside a leap year [A153]', '?status=done&from=2026-02-29', 'from'],
    ['a day in 10,000 years [A153]', '?status=done&to=12026-01-01', 'to'],
    ['a moment for a day [A153]', '?status=done&from=2026-01-01T00:00:00Z', 'from'],
    ['an empty day [A153]', '?status=done&from=', 'from'],
    ['a list of no order', '?status=done&limit=0', 'limit'],
    ['a list of 501 orders', '?status=done&limit=501', 'limit'],
    ['a number of orders in words', '?status=done&limit=dix', 'limit'],
    ['orders before none', '?status=done&limit=2&before=', 'before'],
    ['a status and an id [A156]', `?status=active&order_public_id=${RANDOM_ID}`, 'status'],
  ])('%s', async (_case, query, field) => {
    const before = await fingerprint(world.database)
    const { status, body } = await browser.get(LIST + query)
    expect(status).toBe(400)
    expect(body.code).toBe('invalid_input')
    expect(Object.keys(body.fields)).toEqual([field])
    expect(await fingerprint(world.database)).toBe(before)
  })
})
