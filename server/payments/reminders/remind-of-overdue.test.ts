import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aMailWorker } from '@halles/testing/servers/mail-worker.ts'
import { mailsQueuedFor } from '@halles/testing/servers/queued-mails.ts'
import { mailsTo } from '@halles/testing/servers/read-mail.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import {
  aMember,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { anIssuedPaper } from '@halles/testing/world/issued-paper.ts'
import { aPayment } from '@halles/testing/world/payment.ts'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '../../config.ts'
import { openMailQueue, type QueueMail } from '../../mail/mail-queue.ts'
import { remindOfOverdue } from './remind-of-overdue.ts'

const world = await anOwnApp()
const { database } = world
const { queueMail, close } = await openMailQueue(database, readConfig({ DEMO: '0' }), () => {})
afterAll(close)
const remind = () => remindOfOverdue(database, queueMail)
const REMINDED = 'invoices-overdue'

let supplier: BuiltAccount
let restaurant: BuiltAccount
beforeEach(async () => {
  await database.updateTable('supplier').set({ reminds_of_overdue: false }).execute()
  supplier = await aSupplier(world, { name: 'Boucherie Lafleur' })
  restaurant = await aRestaurant(world)
})

const switchTo = (is_on: boolean) => supplier.browser.post('/api/reminders-save/', { is_on })
const overdue = (dueInDays = -1, totalCents = 10_000, of = restaurant) =>
  anIssuedPaper(world, supplier, of, { dueInDays, totalCents, issuedDaysAgo: 40 })
const reminded = ({ email } = restaurant) => mailsQueuedFor(world, email)
const daysPass = (days: number) =>
  database
    .updateTable('overdue_reminder')
    .set({ reminded_at: sql`reminded_at - ${days} * interval '1 day'` })
    .execute()

test('nobody is reminded until the supplier switches it on, and not of what is due today', async () => {
  await overdue()
  expect(await remind()).toBe(0)
  await switchTo(true)
  expect(await remind()).toBe(1)
  expect(await reminded()).toEqual([REMINDED])
  const punctual = await aRestaurant(world)
  await overdue(0, 10_000, punctual)
  expect(await remind()).toBe(0)
})

test('once a week, however many invoices are overdue', async () => {
  await switchTo(true)
  for (const days of [-1, -5, -9]) await overdue(days)
  expect([await remind(), await remind()]).toEqual([1, 0])
  await daysPass(6)
  expect(await remind()).toBe(0)
  await daysPass(1)
  expect([await remind(), await remind()]).toEqual([1, 0])
  expect(await reminded()).toEqual([REMINDED, REMINDED])
})

test('who has paid, or has as much to its credit, is not reminded', async () => {
  await switchTo(true)
  await overdue()
  await aPayment(supplier, restaurant, '100.00')
  const other = await aRestaurant(world)
  const paid = await overdue(-20, 5_000, other)
  await aPayment(supplier, other, '50.00')
  await anIssuedPaper(world, supplier, other, { corrects: paid, totalCents: 5_000 })
  await overdue(-2, 5_000, other)
  expect(await remind()).toBe(0)
})

test('those who manage the orders of an active restaurant are reminded, of an active supplier', async () => {
  await switchTo(true)
  const [buyer, cook] = [
    await aMember(world, restaurant, 'buyer'),
    await aMember(world, restaurant, 'cook'),
  ]
  await overdue()
  const suspended = await aRestaurant(world, { status: 'suspended' })
  await overdue(-1, 10_000, suspended)
  const become = (status: 'suspended' | 'active') =>
    database.updateTable('account').set({ status }).where('id', '=', supplier.id).execute()
  await become('suspended')
  expect(await remind()).toBe(0)
  await become('active')
  expect(await remind()).toBe(1)
  expect([await reminded(), await reminded(buyer), await reminded(cook)]).toEqual([
    [REMINDED],
    [REMINDED],
    [],
  ])
})

test('many are reminded, each once, by several servers at once', async () => {
  await switchTo(true)
  const restaurants = await Promise.all(Array.from({ length: 30 }, () => aRestaurant(world)))
  for (const one of restaurants) await overdue(-1, 10_000, one)
  const counts = await Promise.all([remind(), remind(), remind()])
  const rest = await remind()
  expect(counts.reduce((sum, count) => sum + count, rest)).toBe(30)
  for (const one of restaurants) expect(await reminded(one)).toEqual([REMINDED])
})

test('what could not be queued is told the next time', async () => {
  await switchTo(true)
  await overdue()
  const failing: QueueMail = () => Promise.reject(new Error('no mail today'))
  await expect(remindOfOverdue(database, failing)).rejects.toThrow('no mail today')
  expect(await remind()).toBe(1)
})

test('the mail says what is overdue as it leaves, in the language of each; who paid meanwhile gets none', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'halles-overdue-'))
  afterAll(() => rm(dataDir, { recursive: true }))
  await switchTo(true)
  const english = await aMember(world, restaurant, 'buyer')
  await database
    .updateTable('person')
    .set({ language: 'en' })
    .where('email', '=', english.email)
    .execute()
  const invoice = await overdue(-3, 123_450)
  const paid = await aRestaurant(world)
  await overdue(-3, 5_000, paid)
  await remind()
  await aPayment(supplier, paid, '50.00')
  await aPayment(supplier, restaurant, '34.50')
  const worker = await aMailWorker(world, { DATA_DIR: dataDir })
  await vi.waitFor(
    async () => {
      const waiting = database.selectFrom('outbox').select('id').where('outcome', 'is', null)
      expect(await waiting.execute()).toEqual([])
    },
    { timeout: 60_000, interval: 50 },
  )
  await worker.stop()
  const [french] = await mailsTo(dataDir, restaurant.email)
  expect(french?.subject).toBe('Factures en souffrance de Boucherie Lafleur')
  for (const said of ['1\u00a0200,00\u00a0$', invoice.label, 'https://halles.example.ca/invoices'])
    expect(french?.text).toContain(said)
  const [inEnglish] = await mailsTo(dataDir, english.email)
  expect(inEnglish?.subject).toBe('Overdue invoices from Boucherie Lafleur')
  expect(inEnglish?.text).toContain('$1,200.00')
  expect(await mailsTo(dataDir, paid.email)).toEqual([])
})
