import { LAST_ENTRY_BEFORE_FULL, LAST_ENTRY_OF_RECEIPTS } from '@halles/domain/order-message.ts'
import { expectConsistent } from '@halles/testing/checks/expect-consistent.ts'
import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { casesNamed } from '@halles/testing/checks/rounds.ts'
import type { Answer } from '@halles/testing/client/browser.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { agreeOnDay, changeOf } from '@halles/testing/world/change-order.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { proposalsOf } from '@halles/testing/world/proposal.ts'
import { receiptOf } from '@halles/testing/world/receive-order.ts'
import { refusals as en } from '@halles/texts/en/refusals.ts'
import { refusals as fr } from '@halles/texts/fr/refusals.ts'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

const world = await anOwnApp()
const { database } = world
// Once: each walk reads every entry of these trails, and no test touches another's order.
afterAll(() => expectConsistent(database))

const restaurant = await aRestaurant(world)
const supplier = await aSupplier(world)
const beef = await aProduct(world, supplier)
const veal = await aProduct(world, supplier)

/** 8 of one and 3 of another, whose trail ends with this number; accepted an hour before its cut-off where it is said. */
async function aPart({ last, isAccepted = false }: { last: number; isAccepted?: boolean }) {
  const order = await anOrder(world, restaurant, [
    { product: beef, quantity: 8 },
    { product: veal, quantity: 3 },
  ])
  const { id, publicId } = order.partOf(supplier)
  const calls = proposalsOf(order, restaurant, supplier)
  if (isAccepted) {
    await agreeOnDay(database, order, supplier, 60)
    await calls.update({ action: 'accepted' })
  }
  await sql`insert into order_entry (supplier_order_id, number, kind, by_account_id, by_person_id, at)
    select ${id}, number, 'message', ${restaurant.id}, ${restaurant.person.id}, now()
    from generate_series(${isAccepted ? 3 : 2}::integer, ${last}::integer) number`.execute(database)
  const setToDone = () =>
    supplier.browser.post('/api/supplier-order-set-to-done/', { supplier_order_id: publicId })
  const [beefLine = '', vealLine = ''] = calls.lines
  return {
    order,
    ...changeOf(restaurant, order, supplier),
    ...calls,
    setToDone,
    beefLine,
    vealLine,
  }
}

/** A call that is refused because the trail is full, and leaves nothing behind. */
async function expectFull(call: () => Promise<Answer>) {
  const before = await fingerprint(database)
  const { status, body } = await call()
  expect([status, body.code]).toEqual([409, 'trail_full'])
  expect(await fingerprint(database)).toBe(before)
}

const ENDS = {
  accepted: (part) => part.update({ action: 'accepted' }),
  'accepted with changes': (part) =>
    part.update({
      action: 'modified',
      products: [{ public_id: part.beefLine, edited_quantity: 6 }],
      removed_products: [part.vealLine],
    }),
  rejected: (part) => part.update({ action: 'cancelled' }),
  withdrawn: (part) => part.cancel(),
} satisfies Record<string, (part: Awaited<ReturnType<typeof aPart>>) => Promise<Answer>>

test.each(casesNamed(Object.entries(ENDS), 'accepted with changes', 'withdrawn'))(
  'a pending order with a full trail is changed no more, but %s',
  async (_, end) => {
    const part = await aPart({ last: LAST_ENTRY_BEFORE_FULL })
    const change = { lines: [{ public_id: part.beefLine, quantity: 9 }] }
    await expectFull(() => part.change(change))
    const inEnglish = await part.change(change, { 'Accept-Language': 'en' })
    const inFrench = await part.change(change, { 'Accept-Language': 'fr' })
    expect([inEnglish.body.message, inFrench.body.message]).toEqual([en.trail_full, fr.trail_full])
    const { status, text } = await end(part)
    expect(status, text).toBe(200)
  },
)

test('a change is done whose entries are the last that the trail takes, not one that is longer', async () => {
  const part = await aPart({ last: LAST_ENTRY_BEFORE_FULL - 1 })
  const lines = [part.beefLine, part.vealLine].map((line) => ({ public_id: line, quantity: 4 }))
  await expectFull(() => part.change({ lines }))
  const { status, text } = await part.change({ lines: lines.slice(1) })
  expect(status, text).toBe(200)
  await expectFull(() => part.change({ lines: lines.slice(0, 1) }))
})

test('about an accepted order with a full trail nothing is proposed, and its supplier reduces nothing; it is done', async () => {
  const part = await aPart({ last: LAST_ENTRY_BEFORE_FULL, isAccepted: true })
  const line = { public_id: part.beefLine, quantity: 9 }
  await expectFull(() => part.propose(restaurant, { lines: [line] }))
  await expectFull(() =>
    part.update({
      action: 'modified',
      reason: 'out_of_stock',
      products: [{ public_id: part.beefLine, edited_quantity: 7 }],
    }),
  )
  const { status, text } = await part.setToDone()
  expect(status, text).toBe(200)
})

test('what was proposed before the trail was full is answered', async () => {
  const part = await aPart({ last: LAST_ENTRY_BEFORE_FULL - 1, isAccepted: true })
  await part.propose(restaurant, { lines: [{ public_id: part.beefLine, quantity: 9 }] })
  const proposal = await part.open()
  const { status, text } = await part.answer(supplier, proposal.public_id, [
    proposal.lines[0].public_id,
  ])
  expect(status, text).toBe(200)
  expect((await part.buyersPart()).products[0].quantity).toBe(9)
})

test('an order is received though its trail is full, and corrected as long as there is room for its last steps', async () => {
  const part = await aPart({ last: LAST_ENTRY_OF_RECEIPTS - 3, isAccepted: true })
  await sql`update supplier_order set delivery_day = delivery_day - 2 where id = ${part.id}`.execute(
    database,
  )
  const { receive } = receiptOf(restaurant, part.order, supplier)
  const missing = { public_id: part.beefLine, cases: '7', reason: 'missing' }
  const { status, text } = await receive({ lines: [missing], ask_credit: true })
  expect(status, text).toBe(200)
  await expectFull(() => receive({ lines: [{ ...missing, cases: '6' }] }))
  const done = await part.setToDone()
  expect(done.status, done.text).toBe(200)
})
