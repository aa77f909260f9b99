import { comesToWait } from '@halles/testing/checks/comes-to-wait.ts'
import { ledgerWalk } from '@halles/testing/checks/ledger.ts'
import { rounds } from '@halles/testing/checks/rounds.ts'
import type { Answer, Body } from '@halles/testing/client/browser.ts'
import { mailsQueuedFor } from '@halles/testing/servers/queued-mails.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { answerOf, readOrder } from '@halles/testing/world/both-sides.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
  signedIn,
} from '@halles/testing/world/builders.ts'
import { anOrder, type BuiltOrder } from '@halles/testing/world/order.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { RECOUNTS } from '../../database/recount-sql.ts'
import { inTransaction } from '../../database/transaction.ts'

const world = await anOwnApp()
afterEach(async () => {
  expect(await ledgerWalk(world.database)).toEqual([])
  expect(await inTransaction(world.database, RECOUNTS.sales)).toEqual([])
})

const supplier = await aSupplier(world)
const other = await aSupplier(world)
const beef = await aProduct(world, supplier, { priceCents: 4_850 })
const veal = await aProduct(world, supplier, { priceCents: 1_999 })
const milk = await aProduct(world, other, { priceCents: 333 })
const LANES = await Promise.all(Array.from({ length: 4 }, () => aRestaurant(world)))
// On a busy machine.
const MINUTES = 300_000

/** Several restaurants side by side, each with one order after the other: 4.85×3, 19.99×2 and 3.33×7. */
async function inLanes(
  briefly: number,
  round: (restaurant: BuiltAccount, order: BuiltOrder, index: number) => Promise<void>,
) {
  await Promise.all(
    LANES.map(async (restaurant) => {
      for (let index = 0; index < rounds(briefly) / LANES.length; index++) {
        const order = await anOrder(world, restaurant, [
          { product: beef, quantity: 3 },
          { product: milk, quantity: 7 },
          { product: veal, quantity: 2 },
        ])
        await round(restaurant, order, index)
      }
    }),
  )
}

function onlyOneWon(answers: Answer[]): Answer {
  const won = answers.filter(({ status }) => status === 200)
  const lost = answers.filter(({ status }) => status === 409)
  expect([won.length, lost.length]).toEqual([1, answers.length - 1])
  const [winner] = won
  if (!winner) throw new Error('nobody won')
  // What may be proposed ends when the restaurant closes its order, which is no answer of anybody here.
  for (const { body } of lost) {
    expect(body.code).toBe('order_not_pending')
    expect({ ...body.current, may_propose: [] }).toEqual({ ...winner.body, may_propose: [] })
  }
  return winner
}

async function bothSidesAgree(restaurant: BuiltAccount, order: BuiltOrder, winner: Answer) {
  // What may be proposed ends with the restaurant's order.
  const { may_propose: _, ...answered } = winner.body
  expect(await answerOf(supplier, order).read()).toMatchObject(answered)
  const { supplier_products: parts, total_price } = await readOrder(restaurant, order)
  const [own, others] = parts
  const { status, total_price: ownTotal } = winner.body.supplierOrder
  expect([own.status, own.total_price]).toEqual([status, ownTotal])
  expect(Number(total_price)).toBeCloseTo(Number(ownTotal) + Number(others.total_price), 5)
  const seen = (line: Body) => [line.edited_quantity, line.is_cancelled, line.total_price]
  expect(own.products.map(seen)).toEqual(winner.body.orderProducts.map(seen))
}

/** To all restaurants: each order's one answer is in one mail. */
async function countAnswerMails(): Promise<number> {
  const queued = await Promise.all(LANES.map(({ email }) => mailsQueuedFor(world, email)))
  return queued.flat().filter((kind) => /^order-(accepted|changed|rejected)$/.test(kind)).length
}

describe('at once', () => {
  test('accepted and cancelled: one wins, and both sides read the same [A166]', {
    timeout: 2 * MINUTES,
  }, async () => {
    const outcomes = new Set<string>()
    const before = await countAnswerMails()
    await inLanes(8, async (restaurant, order, index) => {
      const { answer } = answerOf(supplier, order)
      const actions = index % 2 ? ['accepted', 'cancelled'] : ['cancelled', 'accepted']
      const winner = onlyOneWon(await Promise.all(actions.map((action) => answer({ action }))))
      await bothSidesAgree(restaurant, order, winner)
      outcomes.add(winner.body.supplierOrder.status)
    })
    expect(outcomes).toEqual(new Set(['acknowledged', 'cancelled']))
    expect(await countAnswerMails()).toBe(before + rounds(8))
  })

  test('accepted, modified and cancelled from three tabs: exactly one wins [A167]', {
    timeout: MINUTES,
  }, async () => {
    await inLanes(8, async (restaurant, order, index) => {
      const { answer, lines } = answerOf(supplier, order)
      const tabs = [
        { action: 'accepted' },
        { action: 'modified', removed_products: [lines[0]] },
        { action: 'cancelled' },
      ]
      const turned = [...tabs.slice(index % 3), ...tabs.slice(0, index % 3)]
      const winner = onlyOneWon(await Promise.all(turned.map((body) => answer(body))))
      await bothSidesAgree(restaurant, order, winner)
    })
  })

  test('two changes of one order: the one that wins is there whole', {
    timeout: MINUTES,
  }, async () => {
    await inLanes(4, async (restaurant, order) => {
      const { answer, lines } = answerOf(supplier, order)
      const changes = [
        { products: [{ public_id: lines[0], edited_quantity: 1 }], removed_products: [lines[1]] },
        { products: [{ public_id: lines[1], edited_quantity: 1 }], removed_products: [lines[0]] },
      ]
      const answers = changes.map((change) => answer({ action: 'modified', ...change }))
      const winner = onlyOneWon(await Promise.all(answers))
      expect(['48.50', '19.99']).toContain(winner.body.supplierOrder.total_price)
      await bothSidesAgree(restaurant, order, winner)
    })
  })

  test('many accepted as they were read, while another desk rejects some and the restaurant closes all', {
    timeout: 2 * MINUTES,
  }, async () => {
    const desk = await signedIn(world, supplier)
    for (let round = 0; round < rounds(2); round++) {
      const orders: [BuiltAccount, BuiltOrder][] = await Promise.all(
        LANES.map(async (lane) => [
          lane,
          await anOrder(world, lane, [
            { product: beef, quantity: 3 },
            { product: milk, quantity: 7 },
            { product: veal, quantity: 2 },
          ]),
        ]),
      )
      const accepting = orders.map(([, order]) =>
        answerOf(supplier, order).answer({ action: 'accepted', order_version: 1 }),
      )
      const rejecting = orders.map(([, order]) =>
        desk.post('/api/supplier-order-update/', {
          supplier_order_id: order.partOf(supplier).publicId,
          action: 'cancelled',
          order_version: 1,
        }),
      )
      const closing = orders.map(([lane, order]) =>
        lane.browser.post('/api/restaurant-order-set-to-done/', {
          order_public_id: order.publicId,
        }),
      )
      const [accepted, rejected, closed] = await Promise.all(
        [accepting, rejecting, closing].map((calls) => Promise.all(calls)),
      )
      expect(closed?.map(({ status }) => status)).toEqual(orders.map(() => 200))
      for (const [index, [lane, order]] of orders.entries()) {
        const answers = [accepted?.[index], rejected?.[index]].filter((one) => one !== undefined)
        await bothSidesAgree(lane, order, onlyOneWon(answers))
      }
    }
  })

  test('two suppliers of one order: its total misses neither change', {
    timeout: MINUTES,
  }, async () => {
    await inLanes(4, async (restaurant, order) => {
      const own = answerOf(supplier, order)
      const others = answerOf(other, order)
      const answers = await Promise.all([
        own.answer({ action: 'modified', removed_products: [own.lines[0]] }),
        others.answer({
          action: 'modified',
          products: [{ public_id: others.lines[0], edited_quantity: 1 }],
        }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect((await readOrder(restaurant, order)).total_price).toBe('43.31')
    })
  })

  test('both suppliers answer and the restaurant closes: all three hold', {
    timeout: MINUTES,
  }, async () => {
    await inLanes(4, async (restaurant, order) => {
      const close = restaurant.browser.post('/api/restaurant-order-set-to-done/', {
        order_public_id: order.publicId,
      })
      const answers = await Promise.all([
        answerOf(supplier, order).answer({ action: 'cancelled' }),
        close,
        answerOf(other, order).answer({ action: 'accepted' }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      const { status, total_price, supplier_products: parts } = await readOrder(restaurant, order)
      expect([status, total_price]).toEqual(['done', '23.31'])
      expect(parts.map((part: Body) => part.status)).toEqual(['cancelled', 'acknowledged'])
    })
  })

  test('accepted and done: whoever comes first, the history stays in order', {
    timeout: MINUTES,
  }, async () => {
    await inLanes(4, async (_restaurant, order) => {
      const { answer, read } = answerOf(supplier, order)
      const [accepted, done] = await Promise.all([
        answer({ action: 'accepted' }),
        supplier.browser.post('/api/supplier-order-set-to-done/', {
          supplier_order_id: order.partOf(supplier).publicId,
        }),
      ])
      expect(accepted.status).toBe(200)
      const expected = done.status === 200 ? 'done' : 'acknowledged'
      expect([200, 409]).toContain(done.status)
      expect((await read()).supplierOrder.status).toBe(expected)
    })
  })
})

test('a supplier who says done before accepting, and is heard after, is written down after', async () => {
  const [restaurant] = LANES
  if (!restaurant) throw new Error('no restaurant')
  const order = await anOrder(world, restaurant, [{ product: beef, quantity: 1 }])
  const otherTab = await signedIn(world, supplier)
  const done = await world.database.transaction().execute(async (tx) => {
    await tx
      .selectFrom('session')
      .select('token_hash')
      .where('account_id', '=', supplier.id)
      .orderBy('created_at', 'desc')
      .limit(1)
      .forUpdate()
      .execute()
    await otherTab.fetchToken()
    const waiting = otherTab.post('/api/supplier-order-set-to-done/', {
      supplier_order_id: order.partOf(supplier).publicId,
    })
    expect(await comesToWait(world.database, waiting, 1)).toBe(true)
    const accepted = await answerOf(supplier, order).answer({ action: 'accepted' })
    expect(accepted.status).toBe(200)
    return { waiting }
  })
  expect((await done.waiting).status).toBe(200)
})
