import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { ledgerWalk } from '@halles/testing/checks/ledger.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { answerOf } from '@halles/testing/world/both-sides.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { afterEach, describe, expect, test } from 'vitest'

const world = await anOwnApp()
afterEach(async () => expect(await ledgerWalk(world.database)).toEqual([]))

const restaurant = await aRestaurant(world)
const supplier = await aSupplier(world)
const beef = await aProduct(world, supplier)
const veal = await aProduct(world, supplier)

let keys = 0
const aKey = () => ({ 'Idempotency-Key': `answer ${++keys}` })

async function aPart() {
  const order = await anOrder(world, restaurant, [
    { product: beef, quantity: 5 },
    { product: veal, quantity: 2 },
  ])
  return { ...answerOf(supplier, order), id: order.partOf(supplier).publicId }
}

describe('an answer retried after a cut connection', () => {
  test('with its key is told what it was told, though the order has moved on [A171]', async () => {
    const { answer, id, lines } = await aPart()
    const key = aKey()
    const body = { action: 'modified', products: [{ public_id: lines[0], edited_quantity: 1 }] }
    const first = await answer(body, key)
    expect(first.status).toBe(200)
    await supplier.browser.post('/api/supplier-order-set-to-done/', { supplier_order_id: id })
    const before = await fingerprint(world.database)
    const again = await answer(body, key)
    expect([again.status, again.text]).toEqual([200, first.text])
    expect(await fingerprint(world.database)).toBe(before)
  })

  test('without a key is refused, with the accepted order [A171]', async () => {
    const { answer } = await aPart()
    const first = await answer({ action: 'accepted' })
    const again = await answer({ action: 'accepted' })
    expect(again.status).toBe(409)
    expect(again.body).toMatchObject({ code: 'order_not_pending', current: first.body })
  })

  test('ten times at once with one key is answered ten times alike, and done once [A171]', async () => {
    const { answer } = await aPart()
    const key = aKey()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => answer({ action: 'accepted' }, key)),
    )
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
  })

  test('finds its refusals as they are: only what was done is kept', async () => {
    const { answer, lines } = await aPart()
    const key = aKey()
    const tooMany = { action: 'modified', products: [{ public_id: lines[0], edited_quantity: 6 }] }
    expect((await answer(tooMany, key)).status).toBe(400)
    const { status, body } = await answer({ action: 'accepted' }, key)
    expect([status, body.supplierOrder.status]).toEqual([200, 'acknowledged'])
  })
})

describe('a key that was used', () => {
  test('for another answer is refused', async () => {
    const { answer } = await aPart()
    const key = aKey()
    await answer({ action: 'accepted' }, key)
    const before = await fingerprint(world.database)
    const other = await answer({ action: 'cancelled' }, key)
    expect([other.status, other.body.code]).toEqual([422, 'key_reused'])
    expect(await fingerprint(world.database)).toBe(before)
  })

  test('for another order is refused, and that order stays pending', async () => {
    const key = aKey()
    await (await aPart()).answer({ action: 'accepted' }, key)
    const { answer, read } = await aPart()
    const refused = await answer({ action: 'accepted' }, key)
    expect([refused.status, refused.body.code]).toEqual([422, 'key_reused'])
    expect((await read()).supplierOrder.status).toBe('pending')
  })

  test('for two orders at once answers one of them', async () => {
    for (let round = 0; round < 20; round++) {
      const parts = [await aPart(), await aPart()]
      const key = aKey()
      const answers = await Promise.all(
        parts.map(({ answer }) => answer({ action: 'accepted' }, key)),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
      const read = await Promise.all(parts.map(({ read }) => read()))
      expect(read.map(({ supplierOrder }) => supplierOrder.status).sort()).toEqual([
        'acknowledged',
        'pending',
      ])
    }
  })

  test('by another supplier is free', async () => {
    const key = aKey()
    await (await aPart()).answer({ action: 'accepted' }, key)
    const other = await aSupplier(world)
    const milk = await aProduct(world, other)
    const order = await anOrder(world, restaurant, [{ product: milk, quantity: 1 }])
    expect((await answerOf(other, order).answer({ action: 'cancelled' }, key)).status).toBe(200)
  })
})

test.each(['', 'é'.repeat(3), 'x'.repeat(256)])('the key %j is refused', async (text) => {
  const { answer } = await aPart()
  const before = await fingerprint(world.database)
  const bytes = Buffer.from(text, 'utf8').toString('latin1')
  const refused = await answer({ action: 'accepted' }, { 'Idempotency-Key': bytes })
  expect(refused.status).toBe(400)
  expect(Object.keys(refused.body.fields)).toEqual(['Idempotency-Key'])
  expect(await fingerprint(world.database)).toBe(before)
})
