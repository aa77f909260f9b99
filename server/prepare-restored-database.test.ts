import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { agreeOnDay } from '@halles/testing/world/change-order.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { proposalsOf } from '@halles/testing/world/proposal.ts'
import { moveProposalDeadline } from '@halles/testing/world/proposal-deadline-sql.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { prepareRestoredDatabase } from './prepare-restored-database.ts'

const world = await anOwnApp()
const { database } = world

test('a proposal whose time passed since the backup lapses without a mail, and everybody signs in again', async () => {
  const [restaurant, supplier] = [await aRestaurant(world), await aSupplier(world)]
  const [beef, lamb] = [await aProduct(world, supplier), await aProduct(world, supplier)]
  const order = await anOrder(world, restaurant, [{ product: beef, quantity: 2 }])
  await agreeOnDay(database, order, supplier, 60)
  const { propose, lines } = proposalsOf(order, restaurant, supplier)
  const substitute = { public_id: lines[0], product_public_id: lamb.publicId, quantity: 1 }
  expect((await propose(supplier, { substitutes: [substitute] })).status).toBe(200)
  const { publicId } = order.partOf(supplier)
  await moveProposalDeadline(database, publicId, -60)

  const mails = () => database.selectFrom('outbox').select(['kind', 'outcome', 'facts']).execute()
  const before = await mails()
  const said = await prepareRestoredDatabase(database, readConfig({ DEMO: '0' }), {
    sendMails: false,
  })

  const [proposal] = await database.selectFrom('proposal').select('status').execute()
  expect(proposal).toEqual({ status: 'lapsed' })
  const ended = await mails()
  expect(ended.length).toBeGreaterThan(before.length)
  expect(ended.filter((mail) => mail.outcome !== 'superseded' || mail.facts !== null)).toEqual([])
  expect(said).toBe(
    `Mails that waited, and are not sent (--send-mails keeps them): ${ended.length}.`,
  )
  expect((await restaurant.browser.get('/api/auth/status/')).status).toBe(401)
})

test('what docs/operations.md says to do in a copy of one’s own database does the same', async () => {
  const restaurant = await aRestaurant(world)
  await restaurant.browser.post('/api/request-password-reset/', { email: restaurant.email })
  const waiting = () =>
    database.selectFrom('outbox').select('kind').where('outcome', 'is', null).execute()
  expect(await waiting()).toEqual([{ kind: 'password-reset' }])
  const text = await readFile(join(import.meta.dirname, '../docs/operations.md'), 'utf8')
  const [, statements = ''] = /```sql\nbegin;\n([^`]*)commit;\n```/.exec(text) ?? []
  await database.connection().execute((one) => sql.raw(statements).execute(one))
  expect(await waiting()).toEqual([])
  expect((await restaurant.browser.get('/api/auth/status/')).status).toBe(401)
})
