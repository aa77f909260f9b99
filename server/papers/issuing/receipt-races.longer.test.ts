import { atEveryPoint } from '@halles/testing/checks/at-every-point.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { answerOf } from '@halles/testing/world/both-sides.ts'
import { aProduct, aRestaurant, aSupplier, signedIn } from '@halles/testing/world/builders.ts'
import { papersOf } from '@halles/testing/world/invoice.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { receiptOf } from '@halles/testing/world/receive-order.ts'
import { expect, test } from 'vitest'

const world = await anOwnApp()
const { database } = world
const restaurant = await aRestaurant(world)
const supplier = await aSupplier(world)
const beef = await aProduct(world, supplier, { priceCents: 1_000 })
// A session does one thing after the other: whoever invoices has one of its own.
const { issue, read, credit } = papersOf({ browser: await signedIn(world, supplier) })

/** Four cases that were accepted, how they are received, and their invoice. */
async function anAccepted() {
  const order = await anOrder(world, restaurant, [{ product: beef, quantity: 4 }])
  await answerOf(supplier, order).answer({ action: 'accepted' })
  const receipt = receiptOf(restaurant, order, supplier)
  const [line = ''] = receipt.lines
  const id = order.partOf(supplier).publicId
  return {
    id,
    receipt,
    came: (cases: number, ask_credit = false) =>
      receipt.receive({ lines: [{ public_id: line, cases, reason: 'missing' }], ask_credit }),
    grant: (granted: string) => receipt.answerCredit({ lines: [{ public_id: line, granted }] }),
    done: () =>
      supplier.browser.post('/api/supplier-order-set-to-done/', { supplier_order_id: id }),
  }
}

test('a first receipt while an order is invoiced: it is invoiced as it was sent, before or after it came', async () => {
  await atEveryPoint(
    database,
    async () => {
      const { id, came, done } = await anAccepted()
      await done()
      return { first: () => issue([id]), second: () => came(3) }
    },
    ([issued, received], { isOtherFirst }) => {
      expect([issued.status, received.status], issued.text + received.text).toEqual([201, 200])
      const [line] = issued.body.lines
      expect(isOtherFirst ? ['3'] : [null, '3']).toContain(line.received)
      expect([line.sent, line.amount]).toEqual([4, '40.00'])
    },
  )
})

test('a receipt that is corrected while its order is invoiced is on the invoice as it was, or as it is', async () => {
  let corrected: Awaited<ReturnType<typeof anAccepted>>
  await atEveryPoint(
    database,
    async () => {
      corrected = await anAccepted()
      const { id, came } = corrected
      await came(3)
      return { first: () => issue([id]), second: () => came(2) }
    },
    async ([issued, received], { isOtherFirst }) => {
      expect([issued.status, received.status], issued.text + received.text).toEqual([201, 200])
      expect(isOtherFirst ? ['2'] : ['3', '2']).toContain(issued.body.lines[0].received)
      const { receipt } = await corrected.receipt.readPart()
      expect(receipt.lines[0].cases).toBe('2')
    },
  )
})

test('a credit that is asked for while its order is invoiced is granted once, on a credit note', async () => {
  let asked: Awaited<ReturnType<typeof anAccepted>>
  await atEveryPoint(
    database,
    async () => {
      asked = await anAccepted()
      const { id, came } = asked
      await came(3)
      return { first: () => issue([id]), second: () => came(3, true) }
    },
    async ([issued, received]) => {
      expect([issued.status, received.status], issued.text + received.text).toEqual([201, 200])
      expect(issued.body.lines[0].credited).toBe('0.00')
      expect((await asked.grant('10.00')).status).toBe(200)
      const { public_id: invoice } = issued.body
      expect(await read(invoice)).toMatchObject({ credit_to_issue: '10.00' })
      expect((await credit(invoice)).body).toMatchObject({ goods: '10.00' })
      expect(await read(invoice)).toMatchObject({ credit_to_issue: '0.00', balance: '30.00' })
    },
  )
})

test('a credit that is granted while a credit note is issued is on it, or open for another', async () => {
  let invoice: string
  await atEveryPoint(
    database,
    async () => {
      const [one, other] = [await anAccepted(), await anAccepted()]
      for (const { came } of [one, other]) await came(3, true)
      invoice = (await issue([one.id, other.id])).body.public_id
      await one.grant('10.00')
      return { first: () => credit(invoice), second: () => other.grant('10.00') }
    },
    async ([note, granted], { isOtherFirst }) => {
      expect([note.status, granted.status], note.text + granted.text).toEqual([201, 200])
      const isOnIt = note.body.goods === '20.00'
      expect(isOnIt || !isOtherFirst).toBe(true)
      const { credit_to_issue: open, balance } = await read(invoice)
      expect([open, balance]).toEqual(isOnIt ? ['0.00', '60.00'] : ['10.00', '70.00'])
    },
  )
})
