import { ledgerWalk } from '@halles/testing/checks/ledger.ts'
import { pairsOf, rounds } from '@halles/testing/checks/rounds.ts'
import type { Answer } from '@halles/testing/client/browser.ts'
import { holding, lockOrder } from '@halles/testing/database/holding-locks.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { answerOf, readOrder } from '@halles/testing/world/both-sides.ts'
import { aProduct, aRestaurant, aSupplier, signedIn } from '@halles/testing/world/builders.ts'
import { anOrder, type BuiltOrder } from '@halles/testing/world/order.ts'
import { receiptOf } from '@halles/testing/world/receive-order.ts'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'

const world = await anOwnApp()
const restaurant = await aRestaurant(world)
const supplier = await aSupplier(world)
const beef = await aProduct(world, supplier, { priceCents: 1_000 })
const veal = await aProduct(world, supplier, { priceCents: 2_000 })
const [kitchen, office] = [await signedIn(world, restaurant), await signedIn(world, restaurant)]
const [desk, counter] = [await signedIn(world, supplier), await signedIn(world, supplier)]

afterEach(async () => {
  expect(await ledgerWalk(world.database)).toEqual([])
  expect(await creditWalk()).toEqual([])
})

type Asked = { order: BuiltOrder; version: number; creditId: string; day: string }
type Call = (of: Asked, at: 'first' | 'second') => Promise<Answer>

/** An order of four cases of each, accepted, one of each missing, a credit of 30 $ asked for. */
async function anAskedCredit(): Promise<Asked> {
  const order = await anOrder(world, restaurant, [
    { product: beef, quantity: 4 },
    { product: veal, quantity: 4 },
  ])
  await answerOf(supplier, order).answer({ action: 'accepted' })
  const { receive, lines } = receiptOf(restaurant, order, supplier)
  const { body } = await receive({
    lines: lines.map((public_id) => ({ public_id, cases: 3, reason: 'missing' })),
    ask_credit: true,
  })
  const [part] = body.supplier_products
  return {
    order,
    version: part.order_version,
    creditId: part.credit.public_id,
    day: part.receipt.day,
  }
}

function receiving(cases: number, { isSeen }: { isSeen: boolean }): Call {
  return ({ order, version, day }, at) => {
    const { publicId, lines } = order.partOf(supplier)
    return (at === 'first' ? kitchen : office).post('/api/order-receive/', {
      supplier_order_public_id: publicId,
      day,
      lines: [{ public_id: lines[0], cases, reason: 'damaged' }],
      ask_credit: true,
      ...(isSeen && { order_version: version }),
    })
  }
}

function answering(granted: string[], { isSeen }: { isSeen: boolean }): Call {
  return ({ order, version, creditId }, at) => {
    const { lines } = order.partOf(supplier)
    return (at === 'first' ? desk : counter).post('/api/credit-answer/', {
      credit_public_id: creditId,
      lines: granted.map((amount, index) => ({ public_id: lines[index], granted: amount })),
      reason: 'Une seule manquait',
      ...(isSeen && { order_version: version }),
    })
  }
}

const seen = { isSeen: true }
const receive = receiving(2, seen)
const grant = answering(['10', '20'], seen)
const refuse = answering([], seen)
const done: Call = ({ order }, at) =>
  (at === 'first' ? desk : counter).post('/api/supplier-order-set-to-done/', {
    supplier_order_id: order.partOf(supplier).publicId,
  })
const close: Call = ({ order }, at) =>
  (at === 'first' ? kitchen : office).post('/api/restaurant-order-set-to-done/', {
    order_public_id: order.publicId,
  })
const reduce: Call = ({ order }, at) =>
  (at === 'first' ? desk : counter).post('/api/supplier-order-update/', {
    supplier_order_id: order.partOf(supplier).publicId,
    action: 'modified',
    reason: 'out_of_stock',
    products: [{ public_id: order.partOf(supplier).lines[0], edited_quantity: 1 }],
  })

const CONFLICTING = { receive, grant, refuse }

describe('while the first holds the lock of the order', () => {
  test.each(pairsOf(CONFLICTING))(
    '%s, then %s: the second sees what the first did',
    async (_one, _other, first, second) => {
      const asked = await anAskedCredit()
      const [won, lost] = await oneAfterTheOther(asked, first, second)
      expect(won.status, won.text).toBe(200)
      expect([lost.status, lost.text]).toEqual([409, expect.anything()])
      expect(['order_changed', 'credit_answered']).toContain(lost.body.code)
      const isSuppliers = 'supplierOrder' in lost.body.current
      expect(lost.body.current).toEqual(
        isSuppliers
          ? await answerOf(supplier, asked.order).read()
          : await readOrder(restaurant, asked.order),
      )
    },
  )

  test.each([
    ['receive', 'done', receive, done],
    ['receive', 'close', receive, close],
    ['answer', 'done', grant, done],
    ['answer', 'close', grant, close],
  ])(
    '%s and %s do not disturb each other, in either order',
    async (_one, _other, first, second) => {
      for (const calls of [
        [first, second],
        [second, first],
      ] as const) {
        const asked = await anAskedCredit()
        const answers = await oneAfterTheOther(asked, ...calls)
        // A step of the supplier is an entry: what was read before it is not the order of now.
        const isStale = calls[0] === done
        expect(answers.map(({ status }) => status)).toEqual(isStale ? [200, 409] : [200, 200])
        if (isStale) expect(answers[1].body.code).toBe('order_changed')
      }
    },
  )

  test('a first receipt and a reduction: what is received is not reduced, what is reduced is received as it is', async () => {
    for (const isReceivedFirst of [true, false]) {
      const order = await anOrder(world, restaurant, [{ product: beef, quantity: 4 }])
      await answerOf(supplier, order).answer({ action: 'accepted' })
      const asked = { order, version: 2, creditId: '', day: (await anAskedCredit()).day }
      const unseen = receiving(1, { isSeen: false })
      const calls = isReceivedFirst ? [unseen, reduce] : [reduce, unseen]
      const [won, lost] = await oneAfterTheOther(asked, calls[0] ?? unseen, calls[1] ?? unseen)
      expect(won.status, won.text).toBe(200)
      if (isReceivedFirst) expect(lost.body.code).toBe('too_late_to_change')
      // One case of one that is left: nothing is missing.
      else expect([lost.status, lost.body.fields]).toEqual([400, { ask_credit: expect.anything() }])
    }
  })
})

test('at once, without having seen each other: one answer stands, and no credit exceeds its line', {
  timeout: 600_000,
}, async () => {
  const unseen = { isSeen: false }
  const calls = [
    receiving(2, unseen),
    answering(['10', '20'], unseen),
    receiving(1, unseen),
    answering(['5'], unseen),
  ]
  for (let round = 0; round < rounds(5); round++) {
    const asked = await anAskedCredit()
    const turned = [...calls.slice(round % 4), ...calls.slice(0, round % 4)]
    const answers = await Promise.all(
      turned.map((call, index) => call(asked, index % 2 ? 'second' : 'first')),
    )
    for (const { status, body, text } of answers) {
      if (status === 200) continue
      const isAbove = status === 400 && Object.keys(body.fields)[0]?.startsWith('lines.')
      expect(isAbove || ['credit_answered'].includes(body.code), text).toBe(true)
    }
    const byCalls = answers.map(({ status }, index) => [turned[index], status] as const)
    const granted = byCalls.filter(
      ([call, status]) => status === 200 && (call === calls[1] || call === calls[3]),
    )
    expect(granted.length).toBeLessThanOrEqual(1)
    expect(await creditWalk()).toEqual([])
  }
})

function oneAfterTheOther(asked: Asked, first: Call, second: Call) {
  const { id } = asked.order.partOf(supplier)
  return holding(world.database, (tx) => lockOrder(tx, id), [
    () => first(asked, 'first'),
    () => second(asked, 'second'),
  ])
}

/** What does not add up of receipts and credits, counted by SQL alone. */
async function creditWalk(): Promise<unknown[]> {
  const { rows } = await sql`
    select format('line %s: %s asked, %s granted', line.id, asked_cents, granted_cents) as broken
    from credit_line
    join order_line line on line.id = order_line_id
    join credit_request request on request.id = request_id
    left join receipt_line came on came.order_line_id = line.id
    where asked_cents > price_cents::bigint * coalesce(edited_quantity, asked_quantity, quantity)
      or granted_cents > asked_cents
      or (granted_cents is null) <> (request.answered_number is null)
      or request.status <> 'withdrawn' and asked_cents <> floor(((coalesce(edited_quantity, asked_quantity, quantity) * 100
        - came.cases_hundredths)::bigint * price_cents + 50) / 100)
    union all
    select format('order %s has %s credits', supplier_order_id, count(*))
    from credit_request where status <> 'withdrawn' group by supplier_order_id having count(*) > 1
    union all
    select format('credit %s is %s', id, status) from credit_request request
    where answered_number is not null and status <> (
      select case when sum(granted_cents) = sum(asked_cents) then 'granted' when sum(granted_cents) > 0 then 'partly'
        else 'refused' end
      from credit_line where request_id = request.id)`.execute(world.database)
  return rows
}
