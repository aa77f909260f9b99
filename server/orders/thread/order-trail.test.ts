import { expectConsistent } from '@halles/testing/checks/expect-consistent.ts'
import { rounds } from '@halles/testing/checks/rounds.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aPriceList } from '@halles/testing/world/agreed-price.ts'
import { answerOf } from '@halles/testing/world/both-sides.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { agreeOnDay, changeOf } from '@halles/testing/world/change-order.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { proposalsOf } from '@halles/testing/world/proposal.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

const world = await anOwnApp()
const restaurant = await aRestaurant(world)
const supplier = await aSupplier(world)
const products = [
  await aProduct(world, supplier, { priceCents: 1_000 }),
  await aProduct(world, supplier, { priceCents: 333 }),
  await aProduct(world, supplier, { priceCents: 1_999 }),
  await aProduct(world, supplier, { priceCents: 50 }),
]

// What a case costs follows the number of cases.
await aPriceList(world, supplier, {
  lines: products.slice(0, 2).map((product) => ({ product, priceCents: 300, fromCases: 4 })),
  for: [restaurant],
})

const place = fc.nat({ max: 4 })
const cases = fc.integer({ min: 1, max: 9 })
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ is: fc.constant('set' as const), place, cases }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('remove' as const), place }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('add' as const), place, cases }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('accept' as const) }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('modify' as const), place, cases }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('drop' as const), place }) },
  { weight: 3, arbitrary: fc.record({ is: fc.constant('ask' as const), place, cases }) },
  { weight: 3, arbitrary: fc.record({ is: fc.constant('substitute' as const), place, cases }) },
  { weight: 4, arbitrary: fc.record({ is: fc.constant('agree' as const), place }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('withdraw' as const) }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('cancel' as const) }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('refuse' as const) }) },
)
type Step = typeof step extends fc.Arbitrary<infer Of> ? Of : never

/** A line changed and one added by a proposal: not all of the trail is about orders of which nothing was agreed to. */
const ALL_AGREED: Step[] = [
  { is: 'ask', place: 1, cases: 7 },
  { is: 'agree', place: 0 },
]

test('the trail, replayed from checkout, gives the lines as they are', {
  timeout: 240_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 3, maxLength: 14 }),
      fc.boolean(),
      async (steps, isAccepted) => {
        const order = await anOrder(world, restaurant, [
          { product: products[0] ?? fail(), quantity: 5 },
          { product: products[1] ?? fail(), quantity: 3 },
        ])
        await agreeOnDay(world.database, order, supplier, 60)
        if (isAccepted) await answerOf(supplier, order).answer({ action: 'accepted' })
        for (const one of steps) {
          const { status, text } = await take(order, one)
          expect([200, 400, 409], text).toContain(status)
        }
        const { id } = order.partOf(supplier)
        expect(await replayed(id)).toEqual(await linesNow(id))
        await expectConsistent(world.database)
      },
    ),
    { numRuns: rounds(15), examples: [[ALL_AGREED, true]] },
  )
  const { rows } = await sql<{ kind: string }>`
    select distinct kind from order_entry where proposal_id is not null order by kind`.execute(
    world.database,
  )
  expect(rows.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['answered', 'line_added', 'line_changed']),
  )
})

async function take(order: Awaited<ReturnType<typeof anOrder>>, one: Step) {
  const { change, cancel } = changeOf(restaurant, order, supplier)
  const { answer } = answerOf(supplier, order)
  const proposals = proposalsOf(order, restaurant, supplier)
  const { propose, open, answer: answerProposal, withdraw } = proposals
  const productAt = (index: number) => (products[index % products.length] ?? fail()).publicId
  const ids = await lineIds(order.partOf(supplier).id)
  const at = (index: number) => ids[index % ids.length] ?? fail()
  const modified = { action: 'modified', reason: 'out_of_stock' }
  switch (one.is) {
    case 'set':
      return change({ lines: [{ public_id: at(one.place), quantity: one.cases }] })
    case 'remove':
      return change({ removed: [at(one.place)] })
    case 'add': {
      const product_public_id = productAt(one.place)
      return change({ added: [{ product_public_id, quantity: one.cases }] })
    }
    case 'accept':
      return answer({ action: 'accepted' })
    case 'modify': {
      const products = [{ public_id: at(one.place), edited_quantity: one.cases }]
      return answer({ ...modified, products })
    }
    case 'drop':
      return answer({ ...modified, removed_products: [at(one.place)] })
    case 'ask':
      return propose(restaurant, {
        lines: [{ public_id: at(one.place), quantity: one.cases - 1 }],
        added: one.cases > 6 ? [{ product_public_id: productAt(one.place + 1), quantity: 2 }] : [],
      })
    case 'substitute': {
      const product_public_id = productAt(one.place + one.cases)
      const substitutes = [{ public_id: at(one.place), product_public_id, quantity: one.cases }]
      // Half of them with an answer that removes what they come for.
      return one.cases % 2
        ? propose(supplier, { substitutes })
        : answer({ ...modified, removed_products: [at(one.place)], substitutes })
    }
    case 'agree': {
      const proposal = await open()
      if (!proposal) return propose(restaurant, {})
      const agreed = proposal.lines
        .filter((_: unknown, index: number) => one.place === 0 || index < one.place)
        .map(({ public_id }: { public_id: string }) => public_id)
      const other = proposal.side === 'supplier' ? restaurant : supplier
      return answerProposal(other, proposal.public_id, agreed)
    }
    case 'withdraw': {
      const proposal = await open()
      const own = proposal?.side === 'supplier' ? supplier : restaurant
      return proposal ? withdraw(own, proposal.public_id) : propose(restaurant, {})
    }
    case 'cancel':
      return cancel()
    case 'refuse':
      return answer({ action: 'cancelled' })
  }
}

async function lineIds(orderId: number): Promise<string[]> {
  const { rows } = await sql<{ public_id: string }>`
    select public_id from order_line where supplier_order_id = ${orderId} order by id`.execute(
    world.database,
  )
  return rows.map((row) => row.public_id)
}

type Quantity = { quantity: number } | null
type Entry = { status: string | null; line: number | null; old: Quantity; new: Quantity }

/** Open cases by line: as placed, then entry by entry, each starting from where the one before has led. */
async function replayed(orderId: number): Promise<Record<number, number>> {
  const { rows: placed } = await sql<{ id: number; quantity: number }>`
    select id, quantity from order_line where supplier_order_id = ${orderId} and not exists (
      select from order_entry where order_line_id = order_line.id and kind = 'line_added')`.execute(
    world.database,
  )
  const { rows: entries } = await sql<Entry>`
    select status, order_line_id as line, old, new from order_entry
    where supplier_order_id = ${orderId} order by number`.execute(world.database)
  const open = Object.fromEntries(placed.map(({ id, quantity }) => [id, quantity]))
  for (const entry of entries) {
    if (entry.status === 'cancelled') for (const id of Object.keys(open)) open[Number(id)] = 0
    if (entry.line === null) continue
    expect(open[entry.line]).toBe(entry.old?.quantity)
    open[entry.line] = entry.new?.quantity ?? 0
  }
  return open
}

async function linesNow(orderId: number): Promise<Record<number, number>> {
  const { rows } = await sql<{ id: number; open: number }>`
    select id, case when is_cancelled then 0 else coalesce(edited_quantity, asked_quantity, quantity) end as open
    from order_line where supplier_order_id = ${orderId}`.execute(world.database)
  return Object.fromEntries(rows.map(({ id, open }) => [id, open]))
}

function fail(): never {
  throw new Error('there is one')
}
