import { comesToWait } from '@halles/testing/checks/comes-to-wait.ts'
import type { Body } from '@halles/testing/client/browser.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { agreeDelivery } from '@halles/testing/world/agreed-delivery.ts'
import { answerOf } from '@halles/testing/world/both-sides.ts'
import {
  aMember,
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aDeliveryZone } from '@halles/testing/world/delivery-zone.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { beforeAll, describe, expect, test } from 'vitest'

const world = await aTestApp()
const TUESDAY = '2026-11-24'
const THURSDAY = '2026-11-26'
const LIST = '/api/supplier-order-list/'

type BuiltZone = Awaited<ReturnType<typeof aDeliveryZone>>
/** Without cities or days: what was agreed before stays when they change. */
const aNamedZone = (supplier: BuiltAccount, name: string) =>
  aDeliveryZone(world, supplier, { name, cities: [], runs: {} })

let restaurant: BuiltAccount
beforeAll(async () => {
  restaurant = await aRestaurant(world, { name: 'Bistro du Marché' })
})

/** A supplier with a product and two zones; its accepted orders for days, by public id. */
async function aDeliveringSupplier() {
  const supplier = await aSupplier(world)
  const product = await aProduct(world, supplier, { nameFr: 'Poireaux', nameEn: 'Leeks' })
  const centre = await aNamedZone(supplier, 'Centre')
  const laval = await aNamedZone(supplier, 'Laval')
  async function place(day?: string, zone?: BuiltZone, { accepted = true, quantity = 1 } = {}) {
    const placed = await anOrder(world, restaurant, [{ product, quantity }])
    const { publicId } = placed.partOf(supplier)
    if (day) await agreeDelivery(world, { publicId }, zone ? { day, zone } : { day })
    if (accepted) await answerOf(supplier, placed).answer({ action: 'accepted' })
    return publicId
  }
  const get = async (path: string): Promise<Body> => {
    const { status, body, text } = await supplier.browser.get(path)
    if (status !== 200) throw new Error(text)
    return body
  }
  const sheetOf = (day: string, zone?: BuiltZone) =>
    get(`/api/route-sheet/?day=${day}${zone ? `&zone=${zone.publicId}` : ''}`)
  const order = (ids: string[], seen: { version: number; zone?: BuiltZone }, by = supplier) =>
    by.browser.post('/api/route-order/', {
      day: TUESDAY,
      ...(seen.zone && { zone: seen.zone.publicId }),
      version: seen.version,
      supplier_order_public_ids: ids,
    })
  return { supplier, product, centre, laval, place, get, sheetOf, order }
}

const ids = (sheet: Body): string[] => sheet.stops.map((stop: Body) => stop.public_id)

describe('orders by day of delivery', () => {
  test('each day has its orders, cases and unanswered orders, by zone; those without a day come last', async () => {
    const { centre, laval, place, get } = await aDeliveringSupplier()
    await place(THURSDAY, laval, { quantity: 5 })
    await place(TUESDAY, laval, { quantity: 2 })
    await place(TUESDAY, centre, { quantity: 3 })
    await place(TUESDAY, centre, { accepted: false, quantity: 9 })
    await place(undefined, undefined, { quantity: 4 })
    const { today, days } = await get('/api/delivery-day-list/')
    expect(today).toMatch(/^\d{4}-\d\d-\d\d$/)
    const named = (name: string, zone: BuiltZone) => ({ public_id: zone.publicId, name })
    expect(days).toEqual([
      {
        day: TUESDAY,
        orders: 2,
        cases: 5,
        unanswered: 1,
        zones: [
          { zone: named('Centre', centre), orders: 1, cases: 3, unanswered: 1 },
          { zone: named('Laval', laval), orders: 1, cases: 2, unanswered: 0 },
        ],
      },
      {
        day: THURSDAY,
        orders: 1,
        cases: 5,
        unanswered: 0,
        zones: [{ zone: named('Laval', laval), orders: 1, cases: 5, unanswered: 0 }],
      },
      {
        day: null,
        orders: 1,
        cases: 4,
        unanswered: 0,
        zones: [{ zone: null, orders: 1, cases: 4, unanswered: 0 }],
      },
    ])
  })

  test('the list of orders is asked for a day, for none, and for a zone', async () => {
    const { centre, laval, place, get } = await aDeliveringSupplier()
    const tuesday = await place(TUESDAY, centre)
    const there = await place(TUESDAY, laval)
    const arranged = await place()
    const listed = async (query: string) =>
      (await get(`${LIST}?status=acknowledged${query}`)).map((order: Body) => order.public_id)
    expect(await listed('')).toEqual([arranged, there, tuesday])
    expect(await listed(`&delivery_day=${TUESDAY}`)).toEqual([there, tuesday])
    expect(await listed(`&delivery_day=${TUESDAY}&zone=${centre.publicId}`)).toEqual([tuesday])
    expect(await listed(`&zone=${laval.publicId}`)).toEqual([there])
    expect(await listed('&delivery_day=none')).toEqual([arranged])
    expect(await listed(`&delivery_day=${THURSDAY}`)).toEqual([])
    const stranger = await aDeliveringSupplier()
    expect(await listed(`&zone=${stranger.centre.publicId}`)).toEqual([])
  })

  test.for(['2026-02-30', '24-11-2026', '9999-01-01', ''])(
    '%j is no day of delivery',
    async (day) => {
      const { supplier } = await aDeliveringSupplier()
      const { browser } = supplier
      for (const path of [
        `${LIST}?status=pending&delivery_day=${day}`,
        `/api/pick-list/?day=${day}`,
        `/api/route-sheet/?day=${day}`,
      ]) {
        const { status, body } = await browser.get(path)
        expect([path, status, body.code]).toEqual([path, 400, 'invalid_input'])
      }
    },
  )
})

describe('the pick list of a day', () => {
  test('sums the orders of the day, of a zone too, by place, and names the next day', async () => {
    const { supplier, product, centre, laval, place, get } = await aDeliveringSupplier()
    const { database } = world
    const beets = await aProduct(world, supplier, { nameFr: 'Betteraves', nameEn: 'Beets' })
    const update = (id: number, pick_place: string) =>
      database.updateTable('product').set({ pick_place }).where('id', '=', id).execute()
    await update(product.id, 'Chambre 10')
    await update(beets.id, 'Chambre 2')
    const both = await anOrder(world, restaurant, [
      { product, quantity: 3 },
      { product: beets, quantity: 2 },
    ])
    const part = both.partOf(supplier)
    await agreeDelivery(world, part, { day: TUESDAY, zone: centre })
    await answerOf(supplier, both).answer({ action: 'accepted' })
    const there = await place(TUESDAY, laval, { quantity: 4 })
    await place(TUESDAY, laval, { accepted: false })
    await place(THURSDAY, laval, { quantity: 7 })
    await place(undefined, undefined, { quantity: 5 })
    const shown = ({ products }: Body) =>
      products.map((one: Body) => [one.pick_place, one.name_fr, one.cases])

    const all = await get('/api/pick-list/')
    expect(all).toMatchObject({ day: null, zone: null, next_day: null, unanswered: 1 })
    expect(all.orders).toHaveLength(4)
    const day = await get(`/api/pick-list/?day=${TUESDAY}`)
    expect(day).toMatchObject({ day: TUESDAY, zone: null, next_day: THURSDAY, unanswered: 1 })
    expect(shown(day)).toEqual([
      ['Chambre 2', 'Betteraves', 2],
      ['Chambre 10', 'Poireaux', 7],
    ])
    expect(JSON.stringify(day)).not.toContain('price')
    const zone = await get(`/api/pick-list/?day=${TUESDAY}&zone=${laval.publicId}`)
    expect(zone).toMatchObject({
      zone: { public_id: laval.publicId, name: 'Laval' },
      unanswered: 1,
    })
    expect(zone.orders.map((order: Body) => order.public_id)).toEqual([there])
    expect(shown(zone)).toEqual([['Chambre 10', 'Poireaux', 4]])
    expect(await get('/api/pick-list/?day=2026-11-25')).toMatchObject({
      orders: [],
      products: [],
      next_day: THURSDAY,
    })
  })

  test('what was printed is stored for each day and zone, and for all, by itself', async () => {
    const { supplier, centre, place, get } = await aDeliveringSupplier()
    const tuesday = await place(TUESDAY, centre)
    const thursday = await place(THURSDAY, centre)
    const ofZone = { day: TUESDAY, zone: centre.publicId }
    const query = (asked: { day?: string; zone?: string }) => new URLSearchParams(asked)
    const print = async (asked: { day?: string; zone?: string }, orders: string[]) =>
      (await supplier.browser.post('/api/pick-list-printed/', { ...asked, orders })).status
    const printed = async (asked: { day?: string; zone?: string }) =>
      (await get(`/api/pick-list/?${query(asked)}`)).printed?.orders
    const all = [{}, { day: TUESDAY }, { day: THURSDAY }, ofZone]
    for (const asked of all) expect(await printed(asked)).toBeUndefined()
    expect(await print({ day: TUESDAY }, [tuesday])).toBe(204)
    expect(await Promise.all(all.map(printed))).toEqual([
      ...[undefined, [tuesday], undefined, undefined],
    ])
    expect(await print({}, [tuesday, thursday])).toBe(204)
    expect(await print(ofZone, [])).toBe(204)
    expect(await print({ day: TUESDAY }, [])).toBe(204)
    expect(await Promise.all(all.map(printed))).toEqual([
      ...[expect.arrayContaining([tuesday, thursday]), [], undefined, []],
    ])
  })

  test('a zone of nobody, of somebody else, or without a day is refused', async () => {
    const { supplier, centre } = await aDeliveringSupplier()
    const stranger = await aDeliveringSupplier()
    const { browser } = supplier
    for (const zone of ['0'.repeat(32), stranger.centre.publicId]) {
      const asked = `day=${TUESDAY}&zone=${zone}`
      expect((await browser.get(`/api/pick-list/?${asked}`)).status).toBe(404)
      expect((await browser.get(`/api/route-sheet/?${asked}`)).status).toBe(404)
      const print = { day: TUESDAY, zone, orders: [] }
      expect((await browser.post('/api/pick-list-printed/', print)).status).toBe(404)
    }
    const { status, body } = await browser.get(`/api/pick-list/?zone=${centre.publicId}`)
    expect([status, body.fields]).toEqual([400, { day: expect.any(String) }])
  })
})

describe('the route sheet', () => {
  test('has the address that was agreed, and of an older order that of today; no price', async () => {
    const { supplier, centre, place, sheetOf, product } = await aDeliveringSupplier()
    const placed = await anOrder(world, restaurant, [{ product, quantity: 6 }])
    await agreeDelivery(world, placed.partOf(supplier), {
      day: TUESDAY,
      zone: centre,
      from: '07:30',
      to: '09:00',
      note: 'Sonner à l’arrière.',
      poNumber: 'BC-112',
      deliverTo: {
        name: 'Bistro d’avant',
        address: '1, rue d’Avant',
        city: 'Laval',
        zip_code: 'H7A 1A1',
        phone_number: '450 555-0101',
      },
    })
    await answerOf(supplier, placed).answer({ action: 'accepted' })
    const older = await place(TUESDAY)
    await place(TUESDAY, centre, { accepted: false })
    await place(THURSDAY)
    const sheet = await sheetOf(TUESDAY)
    expect(sheet).toEqual({
      as_of: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      day: TUESDAY,
      zone: null,
      version: 0,
      later: 0,
      unanswered: 1,
      next_day: THURSDAY,
      stops: [
        {
          public_id: placed.partOf(supplier).publicId,
          number: expect.any(Number),
          restaurant: {
            name: 'Bistro d’avant',
            address: '1, rue d’Avant',
            city: 'Laval',
            zip_code: 'H7A 1A1',
            phone_number: '450 555-0101',
          },
          zone: { public_id: centre.publicId, name: 'Centre' },
          window: { from: '07:30', to: '09:00' },
          lines: 1,
          cases: 6,
          note: 'Sonner à l’arrière.',
          po_number: 'BC-112',
        },
        expect.objectContaining({
          public_id: older,
          zone: null,
          restaurant: expect.objectContaining({ name: 'Bistro du Marché', city: 'Montréal' }),
        }),
      ],
    })
    expect(await sheetOf('2026-11-25')).toMatchObject({ stops: [], next_day: THURSDAY })
    expect(ids(await sheetOf(TUESDAY, centre))).toEqual([placed.partOf(supplier).publicId])
  })

  test('stops are in the order that was stored; one that comes is last, one that ends is left out', async () => {
    const { supplier, centre, place, sheetOf, order } = await aDeliveringSupplier()
    const [a, b, c] = [await place(TUESDAY), await place(TUESDAY), await place(TUESDAY)]
    const { status, body } = await order([c, a, b], { version: 0 })
    expect(status).toBe(200)
    expect([body.version, ids(body)]).toEqual([1, [c, a, b]])
    const late = await place(TUESDAY, centre)
    expect(ids(await sheetOf(TUESDAY))).toEqual([c, a, b, late])
    await supplier.browser.post('/api/supplier-order-set-to-done/', { supplier_order_id: a })
    expect(ids(await sheetOf(TUESDAY))).toEqual([c, b, late])
    const next = await order([b, c], { version: 1 })
    expect([next.body.version, ids(next.body)]).toEqual([2, [b, c, late]])
  })

  test('stops of one zone are put in another order among those of the others', async () => {
    const { centre, laval, place, sheetOf, order } = await aDeliveringSupplier()
    const a = await place(TUESDAY, centre)
    const x = await place(TUESDAY, laval)
    const b = await place(TUESDAY, centre)
    const { body } = await order([b, a], { version: 0, zone: centre })
    expect(ids(body)).toEqual([b, a])
    expect(ids(await sheetOf(TUESDAY))).toEqual([b, x, a])
    const refused = await order([x, b, a], { version: 1, zone: centre })
    expect([refused.status, refused.body.code]).toEqual([409, 'route_changed'])
  })

  test('an order that has moved to another day has no place on its new route', async () => {
    const { place, sheetOf, order } = await aDeliveringSupplier()
    const [a, b] = [await place(TUESDAY), await place(TUESDAY)]
    const first = await place(THURSDAY)
    await order([b, a], { version: 0 })
    await agreeDelivery(world, { publicId: b }, { day: THURSDAY })
    expect(ids(await sheetOf(TUESDAY))).toEqual([a])
    expect(new Set(ids(await sheetOf(THURSDAY)))).toEqual(new Set([first, b]))
    await agreeDelivery(world, { publicId: first }, { day: TUESDAY })
    expect((await order([first, a], { version: 1 })).status).toBe(200)
    expect(ids(await sheetOf(TUESDAY))).toEqual([first, a])
  })

  test('an order that was refused or done meanwhile, and an older version, are refused with the sheet as it is', async () => {
    const { supplier, place, order } = await aDeliveringSupplier()
    const [a, b] = [await place(TUESDAY), await place(TUESDAY)]
    const waiting = await place(TUESDAY, undefined, { accepted: false })
    const unknown = await order([a, b, waiting], { version: 0 })
    expect(unknown.status).toBe(409)
    expect(unknown.body).toMatchObject({ code: 'route_changed', route: { version: 0 } })
    expect(ids(unknown.body.route)).toEqual([a, b])
    expect((await order([b, a], { version: 0 })).status).toBe(200)
    const older = await order([a, b], { version: 0 })
    expect([older.status, older.body.route.version]).toEqual([409, 1])
    expect(ids(older.body.route)).toEqual([b, a])
    const stranger = await aDeliveringSupplier()
    const foreign = await stranger.place(TUESDAY)
    expect((await order([a, b, foreign], { version: 1 })).status).toBe(404)
    expect((await order([a, a], { version: 1 })).status).toBe(400)
    expect((await order([], { version: 1 })).status).toBe(400)
    const picker = await aMember(world, supplier, 'picker')
    expect((await order([a, b], { version: 1 }, picker)).status).toBe(403)
    const desk = await aMember(world, supplier, 'desk')
    expect((await order([a, b], { version: 1 }, desk)).status).toBe(200)
  })

  test('of two devices that reorder what both saw, the second is refused and sees what the first stored', async () => {
    const { place, order, sheetOf } = await aDeliveringSupplier()
    const stops = [await place(TUESDAY), await place(TUESDAY), await place(TUESDAY)]
    const orders = [stops.toReversed(), [stops[1], stops[0], stops[2]] as string[]]
    for (let round = 0; round < 5; round++) {
      const { version } = await sheetOf(TUESDAY)
      const answers = await Promise.all(orders.map((wanted) => order(wanted, { version })))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const [won] = answers.filter(({ status }) => status === 200)
      const [lost] = answers.filter(({ status }) => status === 409)
      expect(ids(lost?.body.route)).toEqual(ids(won?.body))
      expect(ids(await sheetOf(TUESDAY))).toEqual(ids(won?.body))
    }
  })

  test('an order accepted while the route is reordered is last; one that ends meanwhile is refused or left out', async () => {
    const { supplier, place, order, sheetOf } = await aDeliveringSupplier()
    const [a, b] = [await place(TUESDAY), await place(TUESDAY)]
    const waiting = await place(TUESDAY, undefined, { accepted: false })
    const { browser } = supplier
    const { database } = world
    // The route is held, so that the answer to the new order is committed in the midst of the reordering.
    await order([a, b], { version: 0 })
    let reordering: ReturnType<typeof order> | undefined
    await database.transaction().execute(async (tx) => {
      await tx
        .selectFrom('delivery_route')
        .select('version')
        .where('supplier_id', '=', supplier.id)
        .forUpdate()
        .execute()
      reordering = order([b, a], { version: 1 })
      expect(await comesToWait(database, reordering, 1)).toBe(true)
      const answer = { supplier_order_id: waiting, action: 'accepted' }
      expect((await browser.post('/api/supplier-order-update/', answer)).status).toBe(200)
    })
    expect((await reordering)?.status).toBe(200)
    expect(ids(await sheetOf(TUESDAY))).toEqual([b, a, waiting])
    await database.transaction().execute(async (tx) => {
      await tx
        .selectFrom('delivery_route')
        .select('version')
        .where('supplier_id', '=', supplier.id)
        .forUpdate()
        .execute()
      reordering = order([waiting, b, a], { version: 2 })
      expect(await comesToWait(database, reordering, 1)).toBe(true)
      const done = { supplier_order_id: a }
      expect((await browser.post('/api/supplier-order-set-to-done/', done)).status).toBe(200)
    })
    const late = await reordering
    expect([late?.status, late && ids(late.body.route)]).toEqual([409, [b, waiting]])
    expect((await sheetOf(TUESDAY)).version).toBe(2)
  })
})
