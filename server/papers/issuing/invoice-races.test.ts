import { atEveryPoint } from '@halles/testing/checks/at-every-point.ts'
import { comesToWait } from '@halles/testing/checks/comes-to-wait.ts'
import { ledgerWalk } from '@halles/testing/checks/ledger.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { answerOf } from '@halles/testing/world/both-sides.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
  PASSWORD,
  signedIn,
} from '@halles/testing/world/builders.ts'
import { montrealToday } from '@halles/testing/world/credit.ts'
import { aDoneOrder, papersOf } from '@halles/testing/world/invoice.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { receiptOf } from '@halles/testing/world/receive-order.ts'
import { aTaxClass, aTaxRegistration } from '@halles/testing/world/tax.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const world = await anOwnApp()
const { database } = world
let restaurant: BuiltAccount
let supplier: BuiltAccount
let candy: { id: number; publicId: string }

beforeEach(async () => {
  restaurant = await aRestaurant(world)
  supplier = await aSupplier(world)
  candy = await aProduct(world, supplier, { priceCents: 1_000 })
  await aTaxClass(world, [candy], 'confectionery')
  await aTaxRegistration(world, supplier)
})
afterEach(async () => expect(await ledgerWalk(database)).toEqual([]))

const aDone = async () => {
  const order = await aDoneOrder(world, restaurant, supplier, [{ product: candy, quantity: 4 }])
  return order.partOf(supplier).publicId
}

describe('at every statement of an issue', { timeout: 300_000 }, () => {
  test('the same order is issued once', async () => {
    const desk = papersOf({ browser: await signedIn(world, supplier) })
    await atEveryPoint(
      database,
      async () => {
        const id = await aDone()
        return { first: () => papersOf(supplier).issue([id]), second: () => desk.issue([id]) }
      },
      (answers) => {
        expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
        expect(answers.find(({ status }) => status === 409)?.body.code).toBe('paper_exists')
      },
    )
  })

  test('orders that overlap are on one invoice', async () => {
    const desk = papersOf({ browser: await signedIn(world, supplier) })
    await atEveryPoint(
      database,
      async () => {
        const [one, both, two] = [await aDone(), await aDone(), await aDone()]
        return {
          first: () => papersOf(supplier).issue([both, one]),
          second: () => desk.issue([two, both]),
        }
      },
      (answers) => {
        expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
      },
    )
  })

  test('a credit that is granted meanwhile is on the invoice, or open for a credit note', async () => {
    let invoiced: Awaited<ReturnType<typeof anAsked>>
    const desk = papersOf({ browser: await signedIn(world, supplier) })
    await atEveryPoint(
      database,
      async () => {
        invoiced = await anAsked()
        const { id, line, receipt } = invoiced
        return {
          first: () => desk.issue([id]),
          second: () => receipt.answerCredit({ lines: [{ public_id: line, granted: '10.00' }] }),
        }
      },
      async ([issued, answered]) => {
        expect([issued.status, answered.status]).toEqual([201, 200])
        const paper = await papersOf(supplier).read(issued.body.public_id)
        const isOnIt = paper.lines[0].credited === '10.00'
        expect(paper.credit_to_issue).toBe(isOnIt ? '0.00' : '10.00')
      },
    )
  })

  test('a class that changes meanwhile is charged whole, before or after', async () => {
    const office = await signedIn(world, supplier)
    await atEveryPoint(
      database,
      async () => {
        const id = await aDone()
        await aTaxClass(world, [candy], 'confectionery')
        const answers = { is_food: 'not_food' }
        return {
          first: () => papersOf(supplier).issue([id]),
          second: () =>
            office.post('/api/tax-class-save/', {
              products: [candy.publicId],
              category_name: 'beef',
              answers,
            }),
        }
      },
      ([issued]) => {
        expect(issued.status, issued.text).toBe(201)
        expect(['confectionery', 'non_food']).toContain(issued.body.lines[0].tax_class)
        expect([issued.body.gst, issued.body.qst]).toEqual(['2.00', '3.99'])
      },
    )
  })
})

/** Four cases, received with one missing, for which a credit is asked. */
async function anAsked() {
  const order = await anOrder(world, restaurant, [{ product: candy, quantity: 4 }])
  await answerOf(supplier, order).answer({ action: 'accepted' })
  const receipt = receiptOf(restaurant, order, supplier)
  const [line = ''] = receipt.lines
  await receipt.receive({
    lines: [{ public_id: line, cases: 3, reason: 'missing' }],
    ask_credit: true,
  })
  return { id: order.partOf(supplier).publicId, line, receipt }
}

test('whole and granted credits of one invoice give back no more than it, whichever is first', async () => {
  let invoiceId = ''
  await atEveryPoint(
    database,
    async () => {
      const { id, line, receipt } = await anAsked()
      invoiceId = (await papersOf(supplier).issue([id])).body.public_id
      await receipt.answerCredit({ lines: [{ public_id: line, granted: '10.00' }] })
      const desk = papersOf({ browser: await signedIn(world, supplier) })
      return {
        first: () => papersOf(supplier).credit(invoiceId),
        second: () => desk.credit(invoiceId, { whole: true }),
      }
    },
    async ([granted, whole]) => {
      expect(whole.status, whole.text).toBe(201)
      expect([201, 409]).toContain(granted.status)
      expect(await papersOf(supplier).read(invoiceId)).toMatchObject({
        balance: '0.00',
        is_taken_back: true,
      })
    },
  )
})

test('a number that is set below while one is issued is refused; above, the next paper has it', async () => {
  const id = await aDone()
  const set = (next_number: number) =>
    supplier.browser.post('/api/paper-series-save/', { kind: 'invoice', next_number })
  const { issuing, setting } = await database.transaction().execute(async (tx) => {
    await sql`insert into last_own_change as last (account_id, number) values (${supplier.id}, 1)
      on conflict (account_id) do update set number = last.number + 1`.execute(tx)
    const issuing = papersOf(supplier).issue([id])
    expect(await comesToWait(database, issuing, 1)).toBe(true)
    const setting = set(1)
    expect(await comesToWait(database, setting, 2)).toBe(true)
    return { issuing, setting }
  })
  expect((await issuing).body.label).toBe('000001')
  expect((await setting).body.code).toBe('number_issued')
  expect((await set(500)).status).toBe(200)
  expect((await papersOf(supplier).issue([await aDone()])).body.label).toBe('000500')
})

test('a day that is invoiced twice at once has each order on one invoice', async () => {
  for (let index = 0; index < 6; index++) await aDone()
  const desk = papersOf({ browser: await signedIn(world, supplier) })
  const day = montrealToday()
  const answers = await Promise.all([papersOf(supplier).issueDay(day), desk.issueDay(day)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers.reduce((sum, { body }) => sum + body.issued, 0)).toBe(6)
  expect((await desk.list()).results).toHaveLength(6)
})

test('a restaurant that has closed its account is still invoiced, and keeps what it got', async () => {
  const id = await aDone()
  const [order] = await database
    .selectFrom('restaurant_order')
    .select('public_id')
    .where('restaurant_id', '=', restaurant.id)
    .execute()
  await restaurant.browser.post('/api/restaurant-order-set-to-done/', {
    order_public_id: order?.public_id,
  })
  const closed = await restaurant.browser.post('/api/close-account/', {
    current_password: PASSWORD,
  })
  expect(closed.status, closed.text).toBe(204)
  const { status, body, text } = await papersOf(supplier).issue([id])
  expect(status, text).toBe(201)
  expect(body.buyer.name).toBe(restaurant.name)
  const left = await supplier.browser.post('/api/close-account/', { current_password: PASSWORD })
  expect(left.status, left.text).toBe(204)
})
