import { expectConsistent } from '@halles/testing/checks/expect-consistent.ts'
import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { agreeOnDay } from '@halles/testing/world/change-order.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { proposalsOf } from '@halles/testing/world/proposal.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readMailContent } from '../../mail/content/mail-content.ts'

const world = await anOwnApp()
const { database } = world
afterEach(() => expectConsistent(database))

const supplier = await aSupplier(world)
const beef = await aProduct(world, supplier, { priceCents: 1_000, category: 'beef' })
const veal = await aProduct(world, supplier, { priceCents: 2_000, category: 'beef' })
const cheap = await aProduct(world, supplier, { priceCents: 950, category: 'beef' })
const dear = await aProduct(world, supplier, { priceCents: 1_050, category: 'beef' })
let restaurant: BuiltAccount
beforeEach(async () => {
  restaurant = await aRestaurant(world)
})

const choose = (choice: string) =>
  restaurant.browser.post('/api/substitute-choice-set/', {
    supplier_public_id: supplier.publicId,
    choice,
  })

async function aPart({ isAccepted = false } = {}) {
  const order = await anOrder(world, restaurant, [
    { product: beef, quantity: 8 },
    { product: veal, quantity: 3 },
  ])
  const calls = proposalsOf(order, restaurant, supplier)
  await agreeOnDay(database, order, supplier, 60)
  if (isAccepted) await calls.update({ action: 'accepted' })
  const [beefLine = '', vealLine = ''] = calls.lines
  return { order, ...calls, beefLine, vealLine }
}

const substitute = (line: string, product: { publicId: string }, quantity: number, more = {}) => ({
  public_id: line,
  product_public_id: product.publicId,
  quantity,
  ...more,
})

const entriesOf = async (id: number) => {
  const { rows } = await sql<{ kind: string; by: number | null }>`
    select kind, by_account_id as by from order_entry
    where supplier_order_id = ${id} and kind is not null order by number`.execute(database)
  return rows.map(({ kind, by }) => [kind, by])
}

/** Mails to the restaurant since the order was placed or accepted, each as it would be read now. */
async function lastMailsOf(id: number) {
  const { rows } = await sql<{
    kind: 'order-changed' | 'order-reduced' | 'proposal-made'
    person_id: number
    account_id: number
    facts: { supplierOrderId: number; proposalId: number }
  }>`
    select kind, person_id, account_id, facts from outbox
    where account_id = ${restaurant.id} and kind not in ('order-placed', 'order-accepted')
      and ${id} in ((facts ->> 'supplierOrderId')::integer,
        (select supplier_order_id from proposal where proposal.id = (facts ->> 'proposalId')::integer))`.execute(
    database,
  )
  return Promise.all(
    rows.map(async (mail) => ({ ...mail, content: await readMailContent(database, mail) })),
  )
}

const lacksBeef = { action: 'modified', reason: 'out_of_stock' }

describe('with its answer a supplier proposes', () => {
  test('a substitute for a line that it removes, of a pending order and of an accepted one', async () => {
    for (const isAccepted of [false, true]) {
      const part = await aPart({ isAccepted })
      const { status, text, body } = await part.update({
        ...lacksBeef,
        removed_products: [part.beefLine],
        substitutes: [substitute(part.beefLine, dear, 8)],
      })
      expect(status, text).toBe(200)
      expect(body.supplierOrder).toMatchObject({ status: 'acknowledged', total_price: '60.00' })
      expect(body.proposal.lines).toMatchObject([{ difference: '84.00', quantity: 8 }])
      const { public_id: proposal, lines } = body.proposal
      const kind = isAccepted ? 'order-reduced' : 'order-changed'
      const proposed = { isToSupplier: false, lines: [{ kind: 'substitute', quantity: 8 }] }
      const told = await lastMailsOf(part.id)
      expect(told).toMatchObject([{ kind, content: { proposal: proposed } }])
      const answered = await part.answer(restaurant, proposal, [lines[0].public_id])
      expect(await lastMailsOf(part.id)).toMatchObject([{ kind, content: { proposal: null } }])
      expect(answered.body.supplier_products[0]).toMatchObject({
        total_price: '144.00',
        products: [
          { is_cancelled: true, cancelled_by: 'supplier' },
          {},
          { quantity: 8, replaces: part.beefLine },
        ],
      })
    }
  })

  test('nothing for a line that it delivers as asked for, and changes nothing then', async () => {
    const part = await aPart()
    const before = await fingerprint(database)
    for (const [substitutes, field] of [
      [[substitute(part.vealLine, cheap, 1)], 'substitutes.0.public_id'],
      [[substitute('0'.repeat(32), cheap, 1)], 'substitutes.0.public_id'],
      [[substitute(part.beefLine, beef, 1)], 'substitutes.0.product_public_id'],
    ] as const) {
      const { status, body } = await part.update({
        ...lacksBeef,
        products: [{ public_id: part.beefLine, edited_quantity: 5 }],
        substitutes,
      })
      expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
    }
    expect(await fingerprint(database)).toEqual(before)
  })

  test('nothing while something else waits, and its answer is not half done', async () => {
    const part = await aPart({ isAccepted: true })
    await part.propose(restaurant, { lines: [{ public_id: part.vealLine, quantity: 4 }] })
    const before = await fingerprint(database)
    const { status, body } = await part.update({
      ...lacksBeef,
      removed_products: [part.beefLine],
      substitutes: [substitute(part.beefLine, dear, 8)],
    })
    expect([status, body.code]).toEqual([409, 'proposal_open'])
    expect(await fingerprint(database)).toEqual(before)
  })
})

describe('what the restaurant chose beforehand', () => {
  test('never: a substitute is refused by field, and nothing of the answer is done', async () => {
    await choose('never')
    const part = await aPart({ isAccepted: true })
    const before = await fingerprint(database)
    const substitutes = [substitute(part.beefLine, cheap, 8)]
    const update = await part.update({
      ...lacksBeef,
      removed_products: [part.beefLine],
      substitutes,
    })
    const propose = await part.propose(supplier, { substitutes })
    for (const { status, body } of [update, propose])
      expect([status, Object.keys(body.fields)]).toEqual([400, ['substitutes.0.product_public_id']])
    expect(await fingerprint(database)).toEqual(before)
  })

  test('same or cheaper: what is so is agreed to at once by Halles', async () => {
    await choose('same_or_cheaper')
    const part = await aPart()
    const { status, text, body } = await part.update({
      action: 'modified',
      products: [{ public_id: part.beefLine, edited_quantity: 5 }],
      substitutes: [substitute(part.beefLine, cheap, 3)],
    })
    expect(status, text).toBe(200)
    expect(body).toMatchObject({
      proposal: null,
      supplierOrder: { total_price: '138.50' },
      orderProducts: [
        { edited_quantity: 5 },
        { quantity: 3 },
        { quantity: 3, price: '9.50', replaces: part.beefLine },
      ],
    })
    expect(await entriesOf(part.id)).toEqual([
      ['line_changed', supplier.id],
      ['proposed', supplier.id],
      ['answered', null],
      ['line_added', null],
    ])
  })

  test('same or cheaper: the rest is asked, apart from what was agreed to', async () => {
    await choose('same_or_cheaper')
    const part = await aPart({ isAccepted: true })
    const { status, text } = await part.propose(supplier, {
      substitutes: [substitute(part.beefLine, cheap, 8), substitute(part.vealLine, dear, 6)],
    })
    expect(status, text).toBe(200)
    expect(await entriesOf(part.id)).toEqual([
      ['proposed', supplier.id],
      ['answered', null],
      ['line_removed', null],
      ['line_added', null],
      ['proposed', supplier.id],
    ])
    const open = await part.open()
    expect(open.lines).toMatchObject([{ line_public_id: part.vealLine }])
    // What changed is told too, in the one mail.
    expect(await lastMailsOf(part.id)).toMatchObject([
      { kind: 'order-reduced', content: { proposal: { lines: [{ quantity: 6 }] } } },
    ])
    const { body } = await part.answer(restaurant, open.public_id, [open.lines[0].public_id])
    expect(body.supplier_products[0].total_price).toBe('139.00')
  })

  test.for([
    ['dearer', 8, {}],
    ['more than it comes for', 9, { price: '9.50' }],
  ] as const)('same or cheaper: what is %s is asked', async ([, quantity, more]) => {
    await choose('same_or_cheaper')
    const part = await aPart({ isAccepted: true })
    await part.propose(supplier, {
      substitutes: [substitute(part.beefLine, dear, quantity, more)],
    })
    expect((await part.open()).lines).toHaveLength(1)
  })
})
