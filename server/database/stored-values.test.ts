import { ledgerWalk } from '@halles/testing/checks/ledger.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { answerOf } from '@halles/testing/world/both-sides.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
  PASSWORD,
} from '@halles/testing/world/builders.ts'
import { anOrder, type BuiltOrder } from '@halles/testing/world/order.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { RECOUNTS } from './recount-sql.ts'
import { inTransaction } from './transaction.ts'

const world = await anOwnApp()
const { database } = world
const one = await aSupplier(world)
const other = await aSupplier(world)
const suppliers = [one, other]
const catalogue = await Promise.all(
  [one, one, other].map(async (supplier) => ({ supplier, ...(await aProduct(world, supplier)) })),
)
type Placed = { order: BuiltOrder; restaurant: BuiltAccount; open: Set<BuiltAccount> }

async function recountAll(): Promise<string[]> {
  const found = []
  for (const recount of Object.values(RECOUNTS)) found.push(await inTransaction(database, recount))
  return found.flat()
}

async function send({ browser }: BuiltAccount, path: string, body: object) {
  const { status, text } = await browser.post(path, body)
  if (status >= 300) throw new Error(`${path}: ${text}`)
}

/** Two restaurants and what they and the suppliers do, over HTTP; each step picks from what there is. */
async function aDay() {
  const restaurants = [await aRestaurant(world), await aRestaurant(world)]
  const placed: Placed[] = []
  const any = <Item>(items: readonly Item[], pick: number) => items[pick % items.length]

  async function answer({ order, open }: Placed, supplier: BuiltAccount, pick: number) {
    open.delete(supplier)
    const { answer, lines } = answerOf(supplier, order)
    const [line] = lines
    const decision = [
      { action: 'accepted' },
      { action: 'cancelled' },
      lines.length > 1
        ? { action: 'modified', removed_products: [line] }
        : { action: 'modified', products: [{ public_id: line, edited_quantity: 1 }] },
    ][pick % 3]
    const { status, text } = await answer(decision ?? {})
    if (status !== 200) throw new Error(text)
    if (pick % 3 === 1) return
    const supplier_order_id = order.partOf(supplier).publicId
    await send(supplier, '/api/supplier-order-set-to-done/', { supplier_order_id })
  }

  return {
    async review(pick: number) {
      const [restaurant, supplier] = [any(restaurants, pick), any(suppliers, pick >> 1)]
      if (!restaurant || !supplier) return
      await send(restaurant, '/api/review/', {
        supplier: { public_id: supplier.publicId },
        rating: String(1 + (pick % 5)),
        review: 'Frais.',
      })
    },
    async place(pick: number) {
      const restaurant = any(restaurants, pick)
      if (!restaurant) return
      const chosen = catalogue.filter((_product, index) => (1 + (pick % 7)) & (1 << index))
      const lines = chosen.map((product) => ({ product, quantity: 2 }))
      const order = await anOrder(world, restaurant, lines)
      const open = new Set(chosen.map(({ supplier }) => supplier))
      placed.push({ order, restaurant, open })
    },
    async answer(pick: number) {
      const waiting = any(
        placed.filter(({ open }) => open.size > 0),
        pick,
      )
      const [supplier] = waiting?.open ?? []
      if (waiting && supplier) await answer(waiting, supplier, pick)
    },
    async edit(pick: number) {
      const product = any(catalogue, pick)
      if (!product) return
      const path = `/api/supplier-product-list/?product_public_id=${product.publicId}`
      const { body } = await product.supplier.browser.get(path)
      const change =
        pick % 2 ? { price: `${20 + (pick % 9)}.00` } : { quantity_per_case: `${10 + (pick % 4)}` }
      await send(product.supplier, '/api/add-edit-product/', { ...body, ...change })
    },
    async close(pick: number) {
      const leaving = any(restaurants, pick)
      if (!leaving) return
      for (const each of placed.filter(({ restaurant }) => restaurant === leaving)) {
        for (const supplier of each.open) await answer(each, supplier, pick)
        await send(leaving, '/api/restaurant-order-set-to-done/', {
          order_public_id: each.order.publicId,
        })
      }
      await send(leaving, '/api/close-account/', { current_password: PASSWORD })
      restaurants.splice(restaurants.indexOf(leaving), 1, await aRestaurant(world))
    },
  }
}

const step = fc.record({
  kind: fc.constantFrom('review', 'place', 'place', 'answer', 'answer', 'edit', 'close'),
  pick: fc.nat(1_000),
})

const EVERY_KIND = (
  [
    ['review', 0],
    ['review', 3],
    ['review', 4],
    ['place', 6],
    ['place', 6],
    ['answer', 1],
    ['answer', 2],
    ['answer', 0],
    ['edit', 0],
    ['edit', 1],
    ['place', 6],
    ['close', 0],
    ['review', 0],
  ] as const
).map(([kind, pick]) => ({ kind, pick }))

test('whatever restaurants and suppliers do, what is stored equals its recount', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 16 }), async (steps) => {
      const day = await aDay()
      for (const { kind, pick } of steps) {
        await day[kind](pick)
        expect(await recountAll()).toEqual([])
      }
    }),
    { numRuns: 5, examples: [[EVERY_KIND]] },
  )
  expect(await ledgerWalk(database)).toEqual([])
  const { rows } = await sql`
    select count(*) filter (where is_cancelled) > 0 as cancelled, count(*) filter (where not is_cancelled) > 0 as open,
      (select count(*) > 0 from account where status = 'closed') as closed
    from order_line`.execute(database)
  expect(rows).toEqual([{ cancelled: true, open: true, closed: true }])
}, 60_000)
