import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clientOfPools, nameOf } from '@halles/testing/checks/round-trips.ts'
import { aMailWorker } from '@halles/testing/servers/mail-worker.ts'
import { lastMailTo, mailsTo } from '@halles/testing/servers/read-mail.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { anOperator, aRestaurant, aVisitor } from '@halles/testing/world/builders.ts'
import { aRestaurantForm } from '@halles/testing/world/sign-up-forms.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '../../config.ts'
import { seedCities } from '../../database/default-cities.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Mail } from '../content/mail-kinds.ts'
import { openMailQueue } from '../mail-queue.ts'
import { countWaitingMails } from '../outbox-sql.ts'

const world = await anOwnApp()
const dataDir = await mkdtemp(join(tmpdir(), 'halles-mails-'))
afterAll(() => rm(dataDir, { recursive: true }))
beforeAll(() => seedCities(world.database))
const info = vi.fn()
await aMailWorker(world, { DATA_DIR: dataDir }, { log: { info, warn() {}, error() {} } })

const signUp = (form: unknown, headers = {}) =>
  aVisitor(world).post('/api/restaurant-signup/', form, headers)

test('without a mail server each mail is a file, and its subject and link are logged', async () => {
  const form = aRestaurantForm()
  const { email } = form.user
  await signUp(form)
  expect(await lastMailTo(dataDir, email)).toMatchObject({
    from: 'no-reply@halles.example.ca',
    subject: 'Votre inscription sur Halles est bien reçue',
    text: expect.stringContaining(form.restaurant.name),
  })

  const { browser } = await anOperator(world)
  const pending = await browser.get(`/api/operator/accounts/?search=${email}`)
  const [{ public_id }] = pending.body.results
  const spoofed = { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' }
  await browser.post('/api/operator/account-activate/', { public_id }, spoofed)
  const activated = await lastMailTo(dataDir, email, /activé/)
  expect(activated.text).toContain('https://halles.example.ca/login')
  expect(activated.raw).not.toContain('evil.example')
  expect(info).toHaveBeenCalledWith(
    expect.objectContaining({
      subject: 'Votre compte Halles est activé',
      link: 'https://halles.example.ca/login',
    }),
    'mail written',
  )
})

test('only the server’s own user can read the files', async () => {
  await signUp(aRestaurantForm())
  const folder = join(dataDir, 'outbox')
  await expect.poll(() => readdir(folder)).not.toEqual([])
  expect((await stat(folder)).mode & 0o077).toBe(0)
  for (const file of await readdir(folder))
    expect((await stat(join(folder, file))).mode & 0o077).toBe(0)
})

test('the folder may be removed while the server runs', async () => {
  // A mail may be written meanwhile.
  await rm(join(dataDir, 'outbox'), { recursive: true, force: true, maxRetries: 9 })
  const form = aRestaurantForm()
  await signUp(form)
  const { to } = await lastMailTo(dataDir, form.user.email)
  expect(to).toBe(form.user.email)
})

test('a mail is read once, and delivered by four prepared statements beside the queue’s own', async () => {
  const { id } = await aRestaurant(world)
  const to = { accountId: id, email: 'statements@exemple.test' }
  // Those of the tests before are written by now, but may not be marked as sent.
  await expect.poll(() => countWaitingMails(world.database)).toBe(0)
  const query = vi.spyOn(clientOfPools(), 'query')
  onTestFinished(() => query.mockRestore())
  await queue({ kind: 'password-changed', to, facts: {} })
  await lastMailTo(dataDir, to.email)
  await expect.poll(() => statementsOf(query)).toContain('end_mails')
  expect(statementsOf(query)).toEqual([
    'insert_mails',
    'claim_mails',
    'find_held_mail',
    'get_person',
    'end_mails',
  ])
})

/** Those about mails and people. */
function statementsOf(query: { mock: { calls: unknown[][] } }): string[] {
  const names = query.mock.calls.map(([given]) => nameOf(given))
  return names.filter((name) => /_mails?$|person|outbox|account/.test(name))
}

async function queue(mail: Mail): Promise<void> {
  const { queueMail, close } = await openMailQueue(world.database, readConfig({}), () => {})
  await inTransaction(world.database, (tx) => queueMail(tx, mail))
  await close()
}

test('an account is written to in its own language', async () => {
  const form = aRestaurantForm()
  await signUp(form, { 'Accept-Language': 'en' })
  const { subject } = await lastMailTo(dataDir, form.user.email)
  expect(subject).toBe('Your Halles sign-up was received')
})

test('whoever owns an address already in use is told once, however often it is tried [A080] [A082]', async () => {
  const form = aRestaurantForm()
  const { email } = form.user
  await signUp(form)
  await sql`update outbox set created_at = created_at - interval '2 hours' where recipient = ${email}`.execute(
    world.database,
  )
  const again = aRestaurantForm({ user: { email, first_name: 'Mallory' } })
  await Promise.all(Array.from({ length: 10 }, () => signUp(again)))
  const mail = await lastMailTo(dataDir, email, /avec votre courriel/)
  expect(mail.text).toContain(`Bonjour ${form.user.first_name},`)
  const queued = world.database.selectFrom('outbox').select('kind').where('recipient', '=', email)
  expect(await queued.orderBy('created_at').execute()).toEqual([
    { kind: 'sign-up-received' },
    { kind: 'address-in-use' },
  ])
})

test('a mail’s headers are ours whatever was typed, and a reply goes to who wrote [A092]', async () => {
  const typed = 'Mélanie\r\nBcc: c@exemple.test\r\n\r\n<b>'
  await queue({
    kind: 'contact-message',
    to: { email: 'team@exemple.test', language: 'fr' },
    facts: { firstName: typed, lastName: 'Roy', email: 'melanie@exemple.test', question: typed },
  })
  const { headers, raw, to } = await lastMailTo(dataDir, 'team@exemple.test')
  expect(to).toBe('team@exemple.test')
  expect(headers).toMatchObject({
    from: 'Halles <no-reply@halles.example.ca>',
    subject: 'Message du formulaire de contact',
    'reply-to': expect.stringMatching(/<melanie@exemple\.test>$/),
    'auto-submitted': 'auto-generated',
  })
  expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toMatch(/^bcc:/im)
  expect(await mailsTo(dataDir, 'c@exemple.test')).toEqual([])
})
