import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { aMailDelivery } from '@halles/testing/servers/mail-delivery.ts'
import { SHORT_TIMES } from '@halles/testing/servers/mail-worker.ts'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { MailTimes } from './mail-times.ts'

const { world, mailServer, SMTP_URL, ...delivery } = await aMailDelivery()
const { aWorker, endWorkers, anOrderToPlace, holdRecipients, arrived, attempted, allEnded } =
  delivery

/** A worker in a process of its own. */
async function aWorkerToKill(times: MailTimes): Promise<ChildProcess> {
  const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(
    world.database,
  )
  const connection = { ...inject('migratedDatabase'), ...rows[0] }
  const told = JSON.stringify({ connection, SMTP_URL, times })
  const worker = spawn(process.execPath, ['testing/servers/hold-mail-worker.ts', told])
  onTestFinished(() => void worker.kill('SIGKILL'))
  await once(worker.stdout, 'data')
  return worker
}

test('what a killed server and a sleeping one were about to send, another sends, under the same Message-ID, once', async () => {
  const times = { ...SHORT_TIMES, takeOver: 10 }
  const release = holdRecipients()
  const [first, second] = [await anOrderToPlace(), await anOrderToPlace()]
  const doomed = await aWorkerToKill(times)
  await first.place()
  await attempted(first.supplier)
  doomed.kill('SIGKILL')
  const sleeper = await aWorkerToKill(times)
  await second.place()
  await attempted(second.supplier)
  sleeper.kill('SIGSTOP')
  release()

  await aWorker(times)
  const suppliers = [first.supplier, second.supplier]
  await arrived(first.restaurant, second.restaurant, ...suppliers)
  sleeper.kill('SIGCONT')
  await allEnded()
  // What the sleeper would still send comes before anything new it does: of these, it gets some.
  await endWorkers()
  const next = await anOrderToPlace()
  await next.place()
  await arrived(next.restaurant, next.supplier, ...suppliers)

  const queued = await world.database
    .selectFrom('outbox')
    .select(['recipient', 'message_id'])
    .where(
      'account_id',
      'in',
      suppliers.map(({ id }) => id),
    )
    .execute()
  for (const { recipient, message_id } of queued)
    expect(mailServer.receivedBy(recipient)).toMatchObject([{ messageId: message_id }])
})
