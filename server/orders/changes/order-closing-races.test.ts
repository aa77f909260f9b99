import { ledgerWalk } from '@halles/testing/checks/ledger.ts'
import { rounds } from '@halles/testing/checks/rounds.ts'
import type { Answer } from '@halles/testing/client/browser.ts'
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
import { changeOf } from '@halles/testing/world/change-order.ts'
import { anOrder, type BuiltOrder } from '@halles/testing/world/order.ts'
import { afterEach, describe, expect, test } from 'vitest'

const world = await anOwnApp()
const { database } = world
afterEach(async () => expect(await ledgerWalk(database)).toEqual([]))

type Sides = { restaurant: BuiltAccount; supplier: BuiltAccount }

async function aDeal() {
  const sides: Sides = { restaurant: await aRestaurant(world), supplier: await aSupplier(world) }
  const product = await aProduct(world, sides.supplier)
  const order = await anOrder(world, sides.restaurant, [{ product, quantity: 4 }])
  return { sides, order }
}

/** The same account on another device. */
async function elsewhere(account: BuiltAccount): Promise<BuiltAccount> {
  return { ...account, browser: await signedIn(world, account) }
}

const BECAUSE = { reason: 'other', note: 'Le four est en panne' }
type Change = (sides: Sides, order: BuiltOrder) => Promise<Answer>
const CHANGES: Record<string, Change> = {
  'a restaurant changes': ({ restaurant, supplier }, order) => {
    const { lines, change } = changeOf(restaurant, order, supplier)
    return change({ lines: [{ public_id: lines[0], quantity: 2 }], ...BECAUSE })
  },
  'a restaurant takes back': ({ restaurant, supplier }, order) =>
    changeOf(restaurant, order, supplier).cancel(BECAUSE),
  'a supplier refuses': ({ supplier }, order) =>
    answerOf(supplier, order).answer({ action: 'cancelled', ...BECAUSE }),
}

const close = ({ browser }: BuiltAccount) =>
  browser.post('/api/close-account/', { current_password: PASSWORD })

/** What an account's closing has to erase. */
async function leftOf({ id }: BuiltAccount): Promise<unknown[]> {
  const texts = await database
    .selectFrom('order_entry_text')
    .innerJoin('order_entry', (join) =>
      join
        .onRef('order_entry.supplier_order_id', '=', 'order_entry_text.supplier_order_id')
        .onRef('order_entry.number', '=', 'order_entry_text.number'),
    )
    .select('text')
    .where('order_entry.by_account_id', '=', id)
    .execute()
  const rows = await Promise.all(
    (['outbox', 'order_event', 'last_order_event', 'last_own_change'] as const).map((table) =>
      database.selectFrom(table).select('account_id').where('account_id', '=', id).execute(),
    ),
  )
  return [...texts, ...rows.flat()]
}

describe.each(Object.entries(CHANGES))('%s an order', (_, change) => {
  test.each(['restaurant', 'supplier'] as const)(
    'while the %s closes its account: the change stands, and a closing leaves nothing behind',
    async (side) => {
      for (let round = 0; round < rounds(2); round++) {
        const { sides, order } = await aDeal()
        const leaving = sides[side]
        const others = { ...sides, [side]: await elsewhere(leaving) }
        const calls = {
          change: () => change(others, order),
          close: () => close(leaving),
        }
        // Either is sent first.
        const first = round % 2 ? calls.change() : calls.close()
        const second = round % 2 ? calls.close() : calls.change()
        const [one, other] = await Promise.all([first, second])
        const [changed, closed] = round % 2 ? [one, other] : [other, one]
        expect(changed.status, changed.text).toBe(200)
        if (closed.status !== 204) {
          expect([closed.status, closed.body.code]).toEqual([409, 'orders_open'])
          await finish(sides, order)
          const closedLater = await close(leaving)
          expect(closedLater.status, closedLater.text).toBe(204)
        }
        expect(await leftOf(leaving)).toEqual([])
      }
    },
  )
})

/** Whatever is still open of it ends. */
async function finish({ restaurant, supplier }: Sides, order: BuiltOrder): Promise<void> {
  await answerOf(supplier, order).answer({ action: 'cancelled' })
  await restaurant.browser.post('/api/restaurant-order-set-to-done/', {
    order_public_id: order.publicId,
  })
}
