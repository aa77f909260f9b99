import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { later } from '@halles/domain/holidays.ts'
import { aMailWorker } from '@halles/testing/servers/mail-worker.ts'
import { mailsQueuedFor } from '@halles/testing/servers/queued-mails.ts'
import { mailsTo } from '@halles/testing/servers/read-mail.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aMember, aSupplier, type BuiltAccount } from '@halles/testing/world/builders.ts'
import { aCertificate } from '@halles/testing/world/certificate.ts'
import { formatDay } from '@halles/texts/format.ts'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '../../config.ts'
import { openMailQueue, type QueueMail } from '../../mail/mail-queue.ts'
import { remindOfCertificates } from './remind-of-certificates.ts'

const world = await anOwnApp()
const { database } = world
const { queueMail, close } = await openMailQueue(database, readConfig({ DEMO: '0' }), () => {})
afterAll(close)
const remind = () => remindOfCertificates(database, queueMail)

let supplier: BuiltAccount
beforeEach(async () => {
  await database.deleteFrom('supplier_certificate').execute()
  supplier = await aSupplier(world)
})

const told = ({ email } = supplier) => mailsQueuedFor(world, email)
const TOLD = 'certificate-ending'

test.each([
  [31, 0],
  [30, 1],
  [0, 1],
  [-1, 0],
])('a certificate with %i days left is told of %i times', async (daysLeft, times) => {
  await aCertificate(world, supplier, { daysLeft })
  expect([await remind(), await remind()]).toEqual([times, 0])
  expect(await told()).toEqual(Array(times).fill(TOLD))
})

test('each certificate is told of by itself, and a renewed one again in its time', async () => {
  await aCertificate(world, supplier, { daysLeft: 30 })
  await aCertificate(world, supplier, { mark: 'halal', daysLeft: 12 })
  await aCertificate(world, supplier, { mark: 'kosher', daysLeft: 300 })
  expect(await remind()).toBe(2)
  await aCertificate(world, supplier, { daysLeft: 365 })
  expect(await remind()).toBe(0)
  await aCertificate(world, supplier, { daysLeft: 29 })
  expect([await remind(), await remind()]).toEqual([1, 0])
  expect(await told()).toEqual([TOLD, TOLD, TOLD])
})

test('another number of the same certificate is no reason to tell again', async () => {
  await aCertificate(world, supplier, { daysLeft: 30 })
  await remind()
  const { body } = await supplier.browser.get('/api/certificate-list/')
  await supplier.browser.post('/api/certificate-save/', { ...body.certificates[0], number: '2' })
  expect(await remind()).toBe(0)
})

test('many are told, each once, by several servers at once', async () => {
  const suppliers = await Promise.all(Array.from({ length: 120 }, () => aSupplier(world)))
  for (const one of suppliers) await aCertificate(world, one, { daysLeft: 20 })
  const counts = await Promise.all([remind(), remind(), remind()])
  const rest = await remind()
  expect(counts.reduce((sum, count) => sum + count, rest)).toBe(120)
  for (const one of suppliers) expect(await told(one)).toEqual([TOLD])
})

test('what could not be queued is told the next time', async () => {
  await aCertificate(world, supplier, { daysLeft: 30 })
  const failing: QueueMail = () => Promise.reject(new Error('no mail today'))
  await expect(remindOfCertificates(database, failing)).rejects.toThrow('no mail today')
  expect(await remind()).toBe(1)
})

test('those who edit the catalogue are told, of an active supplier', async () => {
  const [desk, picker] = [
    await aMember(world, supplier, 'desk'),
    await aMember(world, supplier, 'picker'),
  ]
  await aCertificate(world, supplier, { daysLeft: 30 })
  const suspended = await aSupplier(world, { status: 'suspended' })
  await aCertificate(world, suspended, { daysLeft: 30 })
  expect(await remind()).toBe(1)
  expect([await told(), await told(desk), await told(picker), await told(suspended)]).toEqual([
    [TOLD],
    [TOLD],
    [],
    [],
  ])
})

test('the mail says which, until when and where to change it, in the language of each, while it is so', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'halles-certificates-'))
  afterAll(() => rm(dataDir, { recursive: true }))
  const english = await aMember(world, supplier, 'desk')
  await database
    .updateTable('person')
    .set({ language: 'en' })
    .where('email', '=', english.email)
    .execute()
  const renewed = await aSupplier(world)
  for (const one of [supplier, renewed]) await aCertificate(world, one, { daysLeft: 30 })
  await remind()
  await aCertificate(world, renewed, { daysLeft: 365 })
  const worker = await aMailWorker(world, { DATA_DIR: dataDir })
  await vi.waitFor(
    async () => {
      const waiting = database.selectFrom('outbox').select('id').where('outcome', 'is', null)
      expect(await waiting.execute()).toEqual([])
    },
    { timeout: 60_000, interval: 50 },
  )
  await worker.stop()
  const { today } = (await supplier.browser.get('/api/certificate-list/')).body
  const day = later(today, 30)
  const [french] = await mailsTo(dataDir, supplier.email)
  expect(french?.subject).toBe(
    `Biologique\u00a0: certificat valide jusqu’au ${formatDay('fr', day)}`,
  )
  for (const said of [
    'Écocert Canada',
    'QC-1042',
    'https://halles.example.ca/account?to=certificates',
  ])
    expect(french?.text).toContain(said)
  const [inEnglish] = await mailsTo(dataDir, english.email)
  expect(inEnglish?.subject).toBe(`Organic: certificate valid until ${formatDay('en', day)}`)
  expect(await mailsTo(dataDir, renewed.email)).toEqual([])
})
