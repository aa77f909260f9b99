import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { ledgerWalk } from '@halles/testing/checks/ledger.ts'
import { rounds } from '@halles/testing/checks/rounds.ts'
import type { Body } from '@halles/testing/client/browser.ts'
import { aStream } from '@halles/testing/client/stream.ts'
import { lastMailQueued, mailsQueuedFor } from '@halles/testing/servers/queued-mails.ts'
import { anOwnApp, aServerOf } from '@halles/testing/servers/test-app.ts'
import {
  aMember,
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aCart } from '@halles/testing/world/cart.ts'
import { placedOrders } from '@halles/testing/world/placed-orders.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readMailContent } from '../mail/content/mail-content.ts'

const world = await anOwnApp()
const { database } = world
let restaurant: BuiltAccount
let cook: BuiltAccount
let product: { id: number; publicId: string }

beforeEach(async () => {
  restaurant = await aRestaurant(world, { name: 'Bistro Ancre' })
  cook = await aMember(world, restaurant, 'cook')
  product = await aProduct(world, await aSupplier(world), { priceCents: 10_000 })
})
afterEach(async () => {
  expect(await ledgerWalk(database)).toEqual([])
})

const fill = (quantity = 2) => aCart(cook, [{ product, quantity }])
const cartOf = async ({ browser }: BuiltAccount): Promise<Body> =>
  (await browser.get('/api/cart/')).body
async function ask(member: BuiltAccount, note?: string, headers?: Record<string, string>) {
  const { cart_version } = await cartOf(member)
  return member.browser.post('/api/approval-ask/', { cart_version, note }, headers)
}
const refuse = (member: BuiltAccount, body: object = {}) =>
  member.browser.post('/api/approval-refuse/', body)
const checkout = ({ browser }: BuiltAccount) => browser.post('/api/checkout/', {})

describe('a request for approval', () => {
  test('shows in the cart and at the checkout of every member until somebody orders', async () => {
    await fill()
    const { status, body } = await ask(cook, ' Pour samedi.\nMerci! ')
    expect(status).toBe(200)
    const approval = {
      asked_by: 'Dominique',
      is_own: true,
      may_answer: false,
      asked_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      note: 'Pour samedi.\nMerci!',
      total_price: '200.00',
      is_estimate: false,
      is_changed: false,
      refused: null,
    }
    expect(body).toEqual({ ...(await cartOf(cook)), approval })
    for (const path of ['/api/cart/', '/api/checkout/']) {
      const seen = (await restaurant.browser.get(path)).body
      expect(seen).toMatchObject({
        approval: { ...approval, is_own: false, may_answer: true },
        exceeded: null,
      })
    }
    expect((await checkout(restaurant)).status).toBe(200)
    await fill()
    expect((await cartOf(cook)).approval).toBeNull()
  })

  test('says that the cart is another one since, and not when it is the same again', async () => {
    await fill()
    await ask(cook)
    const set = async (quantity: number) =>
      (
        await restaurant.browser.post('/api/cart-update/', {
          productId: product.publicId,
          quantity,
        })
      ).body.approval
    expect(await set(3)).toMatchObject({ is_changed: true, total_price: '200.00' })
    expect(await set(2)).toMatchObject({ is_changed: false })
    await database
      .updateTable('product')
      .set({ price_cents: 10_001 })
      .where('id', '=', product.id)
      .execute()
    expect((await cartOf(restaurant)).approval).toMatchObject({ is_changed: true })
  })

  test('replaces the earlier one, of whomever', async () => {
    const other = await aMember(world, restaurant, 'cook')
    await fill()
    await ask(cook, 'un')
    await ask(other, 'deux')
    expect((await cartOf(cook)).approval).toMatchObject({ is_own: false, note: 'deux' })
    expect((await cartOf(other)).approval).toMatchObject({ is_own: true })
  })

  test('that is made again the same while it waits changes nothing and mails nobody', async () => {
    await fill()
    const first = await ask(cook, 'un')
    const before = await fingerprint(database)
    expect((await ask(cook, 'un')).body).toEqual(first.body)
    expect(await fingerprint(database)).toBe(before)
    await ask(cook, 'deux')
    expect(await mailsQueuedFor(world, restaurant.email)).toEqual([
      'approval-asked',
      'approval-asked',
    ])
  })

  test('under its key is made once, though it was refused meanwhile', async () => {
    await fill()
    const key = { 'Idempotency-Key': 'ask' }
    const first = await ask(cook, '', key)
    await refuse(restaurant)
    expect((await ask(cook, '', key)).body).toEqual(first.body)
    expect((await cartOf(cook)).approval.refused).not.toBeNull()
  })

  test('of a member who has left shows no more', async () => {
    await fill()
    await ask(cook)
    await database
      .updateTable('membership')
      .set({ ended_at: sql`now()` })
      .where('person_id', '=', cook.person.id)
      .execute()
    expect((await cartOf(restaurant)).approval).toBeNull()
  })

  test('is not made for an empty cart, another cart, or an order that one may place', async () => {
    expect((await ask(cook)).body.code).toBe('cart_empty')
    const { cart_version } = await fill()
    await aCart(restaurant, [{ product, quantity: 1 }])
    const before = await fingerprint(database)
    const stale = await cook.browser.post('/api/approval-ask/', { cart_version })
    expect([stale.status, stale.body.code]).toEqual([409, 'cart_changed'])
    expect(stale.body.cart).toEqual(await cartOf(cook))
    const own = await ask(restaurant)
    expect([own.status, own.body.code]).toEqual([409, 'approval_not_needed'])
    expect(own.body.message).toBe(
      'Vous pouvez passer cette commande vous-même. Aucune approbation n’est nécessaire.',
    )
    expect(await fingerprint(database)).toBe(before)
  })

  test.for(['x'.repeat(501), 7, null, 'a\u0000b'])('has no note like %j', async (note) => {
    const { cart_version } = await fill()
    const answer = await cook.browser.post('/api/approval-ask/', { cart_version, note })
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toEqual({ note: expect.any(String) })
  })
})

describe('a refusal', () => {
  test('ends the request, with who, when and why, and leaves the cart', async () => {
    await fill()
    const { body: asked } = await ask(cook)
    const { status, body } = await refuse(restaurant, {
      note: 'Trop de bœuf.',
      asked_at: asked.approval.asked_at,
    })
    expect(status).toBe(200)
    const refused = { by: 'Camille', at: expect.any(String), note: 'Trop de bœuf.' }
    expect(body).toEqual({
      ...asked,
      exceeded: null,
      approval: { ...asked.approval, is_own: false, may_answer: true, refused },
    })
    expect(await cartOf(cook)).toMatchObject({ approval: { is_own: true, refused } })
    const again = await refuse(restaurant)
    expect([again.status, again.body.code]).toEqual([409, 'approval_changed'])
    expect((await ask(cook)).body.approval.refused).toBeNull()
  })

  test('is not of a request that nobody made, nor of one that was replaced since', async () => {
    await fill()
    expect((await refuse(restaurant)).body.code).toBe('approval_changed')
    const { asked_at } = (await ask(cook, 'un')).body.approval
    await ask(cook, 'deux')
    const { status, body } = await refuse(restaurant, { asked_at })
    expect([status, body.code]).toEqual([409, 'approval_changed'])
    expect(body.cart.approval).toMatchObject({ note: 'deux', refused: null })
  })

  test('is of nobody who may not place the order', async () => {
    const buyer = await aMember(world, restaurant, 'buyer', { orderLimitCents: 10_000 })
    await fill()
    await ask(cook)
    expect((await cartOf(buyer)).approval).toMatchObject({ may_answer: false })
    expect((await refuse(cook)).body.code).toBe('not_permitted')
    const { status, body } = await refuse(buyer)
    expect([status, body.code]).toEqual([409, 'approval_needed'])
    expect(body.exceeded).toMatchObject({ limit: '100.00', total: '200.00' })
    expect((await cartOf(cook)).approval.refused).toBeNull()
  })

  test('or an order, at once, is what becomes of a request: one of the two', async () => {
    const seen = new Set<string>()
    for (let round = 1; round <= rounds(8); round++) {
      await fill()
      await ask(cook)
      const [ordered, refused] = await Promise.all([checkout(restaurant), refuse(restaurant)])
      expect(ordered.status).toBe(200)
      seen.add(refused.body.code ?? 'refused, then ordered')
    }
    for (const outcome of seen)
      expect(['approval_changed', 'refused, then ordered']).toContain(outcome)
    expect(await placedOrders(world, restaurant)).toHaveLength(rounds(8))
  })
})

describe('mails about an approval', () => {
  test('go to owners and buyers whose limits allow the order', async () => {
    const able = await aMember(world, restaurant, 'buyer', { orderLimitCents: 20_000 })
    const others = [
      cook,
      await aMember(world, restaurant, 'buyer', { orderLimitCents: 19_999 }),
      await aMember(world, restaurant, 'buyer', { weekLimitCents: 19_999 }),
      await aMember(world, restaurant, 'cook', { orderLimitCents: 20_000 }),
      await aRestaurant(world),
    ]
    await fill()
    await ask(cook)
    for (const { email } of [restaurant, able]) {
      expect(await mailsQueuedFor(world, email)).toEqual(['approval-asked'])
    }
    for (const { email } of others) expect(await mailsQueuedFor(world, email)).toEqual([])
  })

  test('say who asked for what, as long as that waits', async () => {
    await fill()
    await ask(cook, 'Pour samedi.')
    const { facts } = await lastMailQueued(world, 'approval-asked')
    const mail = {
      kind: 'approval-asked' as const,
      facts,
      person_id: restaurant.person.id,
      account_id: null,
    }
    expect(await readMailContent(database, mail)).toEqual({
      firstName: 'Camille',
      askedBy: 'Dominique',
      businessName: 'Bistro Ancre',
      totalCents: 20_000,
      isEstimate: false,
      note: 'Pour samedi.',
    })
    await refuse(restaurant)
    expect(await readMailContent(database, mail)).toBeUndefined()
  })

  test('tell the one who asked of the refusal, until something is asked again', async () => {
    await fill()
    await ask(cook)
    await refuse(restaurant, { note: 'Trop.' })
    const { facts, recipient } = await lastMailQueued(world, 'approval-refused')
    expect(recipient).toBe(cook.email)
    const mail = {
      kind: 'approval-refused' as const,
      facts,
      person_id: cook.person.id,
      account_id: null,
    }
    expect(await readMailContent(database, mail)).toMatchObject({
      firstName: 'Dominique',
      refusedBy: 'Camille',
      note: 'Trop.',
    })
    await ask(cook)
    expect(await readMailContent(database, mail)).toBeUndefined()
  })

  test('tell the one who asked that somebody else has ordered, unless that was refused', async () => {
    await fill()
    await ask(cook)
    const { body } = await checkout(restaurant)
    expect(await mailsQueuedFor(world, cook.email)).toEqual(['approval-placed'])
    const { facts } = await lastMailQueued(world, 'approval-placed')
    const content = await readMailContent(database, {
      kind: 'approval-placed',
      facts,
      person_id: cook.person.id,
      account_id: null,
    })
    expect(content).toMatchObject({
      firstName: 'Dominique',
      placedBy: 'Camille',
      publicId: body.order_public_id,
      totalCents: 20_000,
    })
    await fill()
    await ask(cook)
    await refuse(restaurant)
    await checkout(restaurant)
    expect(await mailsQueuedFor(world, cook.email)).toEqual(['approval-placed', 'approval-refused'])
  })
})

test('every member with a screen open sees what becomes of a request', async () => {
  const neighbour = await aRestaurant(world)
  await fill()
  const streams = await Promise.all(
    [restaurant, cook, neighbour].map(({ browser }) => aStream(browser)),
  )
  const [ofOwner, ofCook, ofNeighbour] = streams
  if (!ofOwner || !ofCook || !ofNeighbour) throw new Error('three were opened')
  await Promise.all(streams.map((stream) => stream.until(() => stream.messages.length === 1)))
  const last = (stream: typeof ofOwner) => stream.messages.at(-1)?.data.approval
  const reaches = (state: string) =>
    Promise.all(
      [ofOwner, ofCook].map((stream) => stream.until(() => last(stream)?.state === state)),
    )
  expect(last(ofOwner)).toBeNull()

  await ask(cook)
  await reaches('asked')
  const asked = { by: 'Dominique', total_price: '200.00', order_public_id: null }
  expect(last(ofOwner)).toMatchObject({ ...asked, is_own: false, is_for_asker: false })
  expect(last(ofCook)).toMatchObject({ ...asked, is_own: true, is_for_asker: true })
  await refuse(restaurant)
  await reaches('refused')
  expect(last(ofCook)).toMatchObject({ by: 'Camille', is_own: false, is_for_asker: true })
  await ask(cook)
  await reaches('asked')
  const { body } = await checkout(restaurant)
  await reaches('placed')
  expect(last(ofCook)).toMatchObject({ by: 'Camille', order_public_id: body.order_public_id })
  expect(ofNeighbour.messages).toHaveLength(1)
})

test('a stream whose notification of a request was lost is found out by the heartbeat', async () => {
  const lively = await aServerOf(database, {}, { times: { heartbeat: 20 } })
  await fill()
  const stream = await aStream(restaurant.browser, { origin: lively.origin })
  await stream.until(() => stream.messages.length === 1)
  // Told to nobody.
  await database
    .insertInto('approval_request')
    .values({
      restaurant_id: restaurant.id,
      person_id: cook.person.id,
      cart_version: '',
      total_cents: 1,
      note: '',
    })
    .execute()
  await stream.until(() => stream.messages.length === 2)
  expect(stream.messages.at(-1)?.data.approval).toMatchObject({ state: 'asked', is_own: false })
  await stream.until(() => stream.beats() > 4)
  expect(stream.messages).toHaveLength(2)
  await lively.close()
})

test('what a closed restaurant asked about is erased', async () => {
  await fill()
  await ask(cook, 'Nom du chef.')
  const closed = await restaurant.browser.post('/api/close-account/', {
    current_password: 'tarte-à-l’érable',
  })
  expect(closed.status).toBe(204)
  const left = await database
    .selectFrom('approval_request')
    .selectAll()
    .where('restaurant_id', '=', restaurant.id)
    .execute()
  expect(left).toEqual([])
})
