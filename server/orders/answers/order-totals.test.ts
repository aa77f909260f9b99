import { ledgerWalk } from '@halles/testing/checks/ledger.ts'
import { rounds } from '@halles/testing/checks/rounds.ts'
import type { Body } from '@halles/testing/client/browser.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { answerOf, readOrder } from '@halles/testing/world/both-sides.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'

const world = await anOwnApp()
afterEach(async () => expect(await ledgerWalk(world.database)).toEqual([]))

const restaurant = await aRestaurant(world)
const supplier = await aSupplier(world)
const other = await aSupplier(world)
const milk = await aProduct(world, other, { priceCents: 1 })

/** What was ordered of a product, and how many cases the supplier keeps of it; 0 removes the line. */
const line = fc
  .tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 1, max: 9_999 }))
  .chain(([priceCents, quantity]) =>
    fc.record({
      priceCents: fc.constant(priceCents),
      quantity: fc.constant(quantity),
      kept: fc.oneof(fc.constant(quantity), fc.constant(0), fc.integer({ min: 1, max: quantity })),
    }),
  )
type Line = typeof line extends fc.Arbitrary<infer L> ? L : never

function answerFor(lines: Line[], ids: string[]) {
  if (lines.every(({ kept }) => kept === 0)) return { action: 'cancelled' }
  if (lines.every(({ kept, quantity }) => kept === quantity)) return { action: 'accepted' }
  return {
    action: 'modified',
    products: lines.flatMap(({ kept, quantity }, index) =>
      kept > 0 && kept < quantity ? [{ public_id: ids[index], edited_quantity: kept }] : [],
    ),
    removed_products: ids.filter((_id, index) => lines[index]?.kept === 0),
  }
}

const cents = (total: string) => BigInt(total.replace('.', ''))

test('whatever the supplier changes, each total is the sum of what is still open, to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 6 }), async (lines) => {
      const ordered = []
      for (const { priceCents, quantity } of lines) {
        ordered.push({ product: await aProduct(world, supplier, { priceCents }), quantity })
      }
      const order = await anOrder(world, restaurant, [...ordered, { product: milk, quantity: 7 }])
      const { answer, lines: ids } = answerOf(supplier, order)
      const { status, body } = await answer(answerFor(lines, ids))
      expect(status).toBe(200)

      const open = lines.map(({ priceCents, kept }) => BigInt(priceCents) * BigInt(kept))
      const sum = open.reduce((total, line) => total + line, 0n)
      const shown = (list: Body[]) => list.map((line) => cents(line.total_price))
      expect(shown(body.orderProducts)).toEqual(open)
      expect(cents(body.supplierOrder.total_price)).toBe(sum)
      expect(body.orderProducts.map((line: Body) => line.quantity)).toEqual(
        lines.map(({ quantity }) => quantity),
      )
      const followed = await readOrder(restaurant, order)
      expect(shown(followed.supplier_products[0].products)).toEqual(open)
      expect(cents(followed.total_price)).toBe(sum + 7n)
    }),
    { numRuns: rounds(10) },
  )
}, 60_000)
