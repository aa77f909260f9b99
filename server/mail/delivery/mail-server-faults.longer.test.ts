import { type Fault, MailServer } from '@halles/testing/servers/mail-server.ts'
import { aMailWorker, SHORT_TIMES } from '@halles/testing/servers/mail-worker.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'

const world = await anOwnApp()
const mailServer = await MailServer.started()
const SMTP_URL = `smtp://127.0.0.1:${mailServer.port}`
await aMailWorker(world, { SMTP_URL }, { times: SHORT_TIMES })

const WAIT = { timeout: 120_000, interval: 50 }

async function aPlacedOrder() {
  const [restaurant, supplier] = [await aRestaurant(world), await aSupplier(world)]
  const product = await aProduct(world, supplier)
  return {
    restaurant,
    supplier,
    place: () => anOrder(world, restaurant, [{ product, quantity: 2 }]),
  }
}

function outcomesFor(recipient: string) {
  return world.database
    .selectFrom('outbox')
    .select(['outcome', 'message_id', 'attempts'])
    .where('recipient', '=', recipient)
    .execute()
}

test('an order is in the mailbox of the restaurant and of each of its suppliers, once', async () => {
  const { restaurant, supplier, place } = await aPlacedOrder()
  await place()
  for (const { email } of [restaurant, supplier]) {
    await vi.waitFor(() => expect(mailServer.receivedBy(email)).toHaveLength(1), WAIT)
    await vi.waitFor(
      async () => expect(await outcomesFor(email)).toMatchObject([{ outcome: 'sent' }]),
      WAIT,
    )
  }
})

describe.concurrent('a mail server that', () => {
  test.for([
    ['closes at once (421)', [{ at: 'recipient', code: 421 }]],
    ['asks to try later (451)', [{ at: 'recipient', code: 451 }]],
    ['asks to try later after reading it (451)', [{ at: 'data', code: 451 }]],
    ['falls silent after reading it', ['silence']],
    [
      'fails in one way and then another',
      [
        { at: 'data', code: 421 },
        { at: 'recipient', code: 452 },
      ],
    ],
  ] as const)('%s gets the mail again, and keeps it once', async ([, faults]) => {
    const { supplier, place } = await aPlacedOrder()
    mailServer.faults.set(supplier.email, [...faults])
    await place()
    await vi.waitFor(() => expect(mailServer.receivedBy(supplier.email)).toHaveLength(1), WAIT)
    await vi.waitFor(async () => {
      const [mail] = await outcomesFor(supplier.email)
      expect(mail).toMatchObject({ outcome: 'sent', attempts: faults.length + 1 })
      expect(mailServer.receivedBy(supplier.email)).toMatchObject([{ messageId: mail?.message_id }])
    }, WAIT)
  })

  test.for([
    ['knows no such mailbox (550)', { at: 'recipient', code: 550 }],
    ['refuses what it reads (554)', { at: 'data', code: 554 }],
  ] as const)('%s is asked once, and its answer kept', async ([, fault]) => {
    const { restaurant, supplier, place } = await aPlacedOrder()
    mailServer.faults.set(supplier.email, Array<Fault>(9).fill(fault))
    await place()
    await vi.waitFor(async () => {
      expect(await outcomesFor(supplier.email)).toMatchObject([{ outcome: 'refused', attempts: 1 }])
    }, WAIT)
    await vi.waitFor(() => expect(mailServer.receivedBy(restaurant.email)).toHaveLength(1), WAIT)
    expect(mailServer.attempts.filter((to) => to === supplier.email)).toHaveLength(1)
  })

  test('takes nothing for as long as mails are tried is asked a last time', async () => {
    const { supplier, place } = await aPlacedOrder()
    const later: Fault = { at: 'recipient', code: 451 }
    mailServer.faults.set(supplier.email, Array<Fault>(99).fill(later))
    await place()
    await sql`update outbox set created_at = created_at - interval '1 hour' where recipient = ${supplier.email}`.execute(
      world.database,
    )
    await vi.waitFor(async () => {
      expect(await outcomesFor(supplier.email)).toMatchObject([{ outcome: 'given_up' }])
    }, WAIT)
  })
})
