import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { ledgerWalk } from '@halles/testing/checks/ledger.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { montrealDayOf, placedAt } from '@halles/testing/world/order-times.ts'
import { afterEach, describe, expect, test } from 'vitest'

const world = await anOwnApp()
afterEach(async () => expect(await ledgerWalk(world.database)).toEqual([]))
const LIST = '/api/supplier-order-list/'
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const RANDOM_ID = '0123456789abcdef0123456789abcdef'

const restaurant = await aRestaurant(world, {
  name: 'Chez Camille',
  email: 'camille@exemple.test',
})

async function aSupplierOf(priceCents: number) {
  const supplier = await aSupplier(world)
  const product = await aProduct(world, supplier, {
    nameFr: 'Porc',
    nameEn: 'Pork',
    priceCents,
    quantityHundredths: 1_000,
  })
  return { supplier, product }
}

describe("a supplier's list of orders", () => {
  test('holds its orders in each of the four statuses, newest first', async () => {
    const { supplier, product } = await aSupplierOf(1_010)
    const { browser } = supplier
    const parts: string[] = []
    for (const quantity of [1, 2, 3, 4, 5]) {
      const order = await anOrder(world, restaurant, [{ product, quantity }])
      parts.push(order.partOf(supplier).publicId)
    }
    const [first, second, third, fourth, fifth] = parts
    const answer = (id: string | undefined, action: string) =>
      browser.post('/api/supplier-order-update/', { supplier_order_id: id, action })
    await answer(third, 'accepted')
    await answer(fourth, 'accepted')
    await answer(fifth, 'cancelled')
    await browser.post('/api/supplier-order-set-to-done/', { supplier_order_id: fourth })

    const date = await montrealDayOf(world, 'now')
    const from = { name: 'Chez Camille', public_id: restaurant.publicId, city: 'Montréal' }
    const received_at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
    const arranged = { delivery: null, po_number: '', note: '' }
    const facts = {
      date,
      received_at,
      restaurant: from,
      lines: 1,
      unread: 0,
      credit: null,
      is_estimate: false,
      proposal: null,
      ...arranged,
    }
    const list = async (status: string) => (await browser.get(`${LIST}?status=${status}`)).body
    const counts = (await browser.get('/api/supplier-order-counts/')).body
    expect(counts).toEqual({
      pending: 2,
      acknowledged: 1,
      credits: 0,
      unread: { pending: 0, acknowledged: 0 },
    })
    expect(await list('pending')).toEqual([
      { ...facts, public_id: second, number: 2, total_price: '20.20', cases: 2, order_version: 1 },
      { ...facts, public_id: first, number: 1, total_price: '10.10', cases: 1, order_version: 1 },
    ])
    expect(await list('acknowledged')).toEqual([
      { ...facts, public_id: third, number: 3, total_price: '30.30', cases: 3, order_version: 2 },
    ])
    expect(await list('done')).toEqual([
      { ...facts, public_id: fourth, number: 4, total_price: '40.40', cases: 4, order_version: 3 },
    ])
    expect(await list('cancelled')).toEqual([
      {
        ...facts,
        public_id: fifth,
        number: 5,
        total_price: '0.00',
        cases: 0,
        lines: 0,
        order_version: 2,
      },
    ])
  })

  test('shows the day it was in Montréal, on the nights the clock changes too', async () => {
    const { supplier, product } = await aSupplierOf(1_000)
    for (const moment of [
      '2026-03-08T04:59:00Z',
      '2026-11-01T04:30:00Z',
      '2026-11-01T05:30:00Z',
      '2026-11-02T04:59:00Z',
    ]) {
      const order = await anOrder(world, restaurant, [{ product, quantity: 1 }])
      await placedAt(world, order, moment)
    }
    const { body } = await supplier.browser.get(`${LIST}?status=pending`)
    const days = ['2026-11-01', '2026-11-01', '2026-11-01', '2026-03-07']
    expect(body.map((order: { date: string }) => order.date)).toEqual(days)
    const { body: newest } = await supplier.browser.get(
      `${LIST}?supplier_order_public_id=${body[0].public_id}`,
    )
    expect(newest.supplierOrder.date).toBe('2026-11-01')
  })
})

describe("of a supplier's ended orders", () => {
  async function aSupplierWithOrders(status: 'done' | 'cancelled', ...moments: string[]) {
    const { supplier, product } = await aSupplierOf(1_000)
    for (const moment of moments) {
      const order = await anOrder(world, restaurant, [{ product, quantity: 1 }])
      await placedAt(world, order, moment)
      const supplier_order_id = order.partOf(supplier).publicId
      const action = status === 'done' ? 'accepted' : 'cancelled'
      await supplier.browser.post('/api/supplier-order-update/', { supplier_order_id, action })
      if (status === 'done')
        await supplier.browser.post('/api/supplier-order-set-to-done/', { supplier_order_id })
    }
    const list = async (query: string): Promise<{ public_id: string; date: string }[]> => {
      const answer = await supplier.browser.get(`${LIST}?status=${status}${query}`)
      if (answer.status !== 200) throw new Error(answer.text)
      return answer.body
    }
    return { list, dates: async (query = '') => (await list(query)).map(({ date }) => date) }
  }

  test.each(['done', 'cancelled'] as const)(
    'those that are %s reach back twelve months unless days are named',
    async (status) => {
      const moments = [900, 368, 360, 1].map(daysAgo)
      const { dates } = await aSupplierWithOrders(status, ...moments)
      expect(await dates()).toHaveLength(2)
      expect(await dates('&from=2000-01-01')).toHaveLength(4)
      const before = daysAgo(366).slice(0, 10)
      expect(await dates(`&to=${before}`)).toHaveLength(2)
      expect(await dates(`&from=${daysAgo(500).slice(0, 10)}&to=${before}`)).toHaveLength(1)
    },
  )

  test('so many are answered as are asked for, from one order on to the older ones, however old', async () => {
    // The third and fourth at the same moment.
    const moments = [900, 800, 700, 700, 1].map(daysAgo)
    const { list } = await aSupplierWithOrders('done', ...moments)
    const all = await list('&from=2000-01-01')
    const first = await list('&limit=2')
    const second = await list(`&limit=2&before=${first[1]?.public_id}`)
    const third = await list(`&limit=2&before=${second[1]?.public_id}`)
    expect([first, second, third]).toEqual([all.slice(0, 2), all.slice(2, 4), all.slice(4)])
    expect(await list(`&limit=2&before=${third[0]?.public_id}`)).toEqual([])
    const { list: others } = await aSupplierWithOrders('done', daysAgo(2))
    expect(await others(`&limit=2&before=${first[0]?.public_id}`)).toEqual([])
  })

  test.each([
    'limit=0',
    'limit=501',
    'limit=x',
    'from=2026-13-01',
    'from=2026-02-02&to=2026-02-01',
  ])('%s is refused by name', async (query) => {
    const { supplier } = await aSupplierOf(1_000)
    const { status, body } = await supplier.browser.get(`${LIST}?status=done&${query}`)
    expect([status, body.code]).toEqual([400, 'invalid_input'])
  })
})

describe("a supplier's order", () => {
  test('shows its own lines, and of the restaurant what a delivery needs', async () => {
    const { supplier, product } = await aSupplierOf(4_850)
    const other = await aSupplierOf(999)
    const second = await aProduct(world, supplier, { nameFr: 'Échine', priceCents: 2_000 })
    const order = await anOrder(world, restaurant, [
      { product, quantity: 2 },
      { product: other.product, quantity: 7 },
      { product: second, quantity: 1 },
    ])
    const part = order.partOf(supplier)
    const { status, body } = await supplier.browser.get(
      `${LIST}?supplier_order_public_id=${part.publicId}`,
    )
    expect(status).toBe(200)
    expect(body.supplierOrder).toEqual({
      public_id: part.publicId,
      number: expect.any(Number),
      date: await montrealDayOf(world, 'now'),
      delivery: null,
      po_number: '',
      note: '',
      received_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      order_version: 1,
      status: 'pending',
      total_price: '117.00',
      amounts: { goods: '117.00', fee: '0.00', deposit: '0.00', total: '117.00' },
      is_estimate: false,
      restaurant: {
        public_id: restaurant.publicId,
        name: 'Chez Camille',
        phone_number: '514 555-0100',
        address: '100, rue du Marché',
        city: 'Montréal',
        zip_code: 'H2X 1Y4',
        user: { email: 'camille@exemple.test' },
      },
    })
    const facts = { price: '48.50', quantity_per_case: '10', unit: 'kg', price_per_unit: '4.8500' }
    expect(body.orderProducts[0]).toEqual({
      item_code: '',
      public_id: part.lines[0],
      product: { public_id: product.publicId, name_fr: 'Porc', name_en: 'Pork', ...facts },
      ...facts,
      quantity: 2,
      first_quantity: 2,
      edited_quantity: 0,
      is_cancelled: false,
      cancelled_by: null,
      reason: null,
      note: '',
      replaces: null,
      total_price: '97.00',
      weighing: null,
    })
    const ids = body.orderProducts.map((line: { public_id: string }) => line.public_id)
    expect(ids).toEqual(part.lines)
  })

  test('of somebody else answers like one that never was, byte for byte [A157]', async () => {
    const { supplier, product } = await aSupplierOf(1_000)
    const other = await aSupplierOf(1_000)
    const order = await anOrder(world, restaurant, [
      { product, quantity: 1 },
      { product: other.product, quantity: 1 },
    ])
    const ask = (id: string) => supplier.browser.get(`${LIST}?supplier_order_public_id=${id}`)
    const unknown = await ask(RANDOM_ID)
    expect(unknown.status).toBe(404)
    expect(unknown.body.code).toBe('not_found')
    for (const id of [order.partOf(other.supplier).publicId, order.publicId, 'x']) {
      const answer = await ask(id)
      expect([answer.status, answer.text]).toEqual([404, unknown.text])
    }
  })
})

describe('the list of a supplier refuses', async () => {
  const { browser } = await aSupplier(world)
  const ID = 'supplier_order_public_id'
  test.each([
    ['nothing asked for', '', 'status'],
    ['an empty id', `?${ID}=`, ID],
    ['the id null', `?${ID}=null`, ID],
    ['ids in an array', `?${ID}[]=a`, ID],
    ['a status of restaurants', '?status=active', 'status'],
    ['every status at once', '?status=all', 'status'],
    ['a status in capitals', '?status=PENDING', 'status'],
    ['SQL for a status', "?status=pending'%20--", 'status'],
    ['a status with an operator', '?status[$ne]=done', 'status'],
    ['a status and an id', `?status=pending&${ID}=${RANDOM_ID}`, 'status'],
  ])('%s', async (_case, query, field) => {
    const before = await fingerprint(world.database)
    const { status, body } = await browser.get(LIST + query)
    expect(status).toBe(400)
    expect(Object.keys(body.fields)).toEqual([field])
    expect(await fingerprint(world.database)).toBe(before)
  })
})
