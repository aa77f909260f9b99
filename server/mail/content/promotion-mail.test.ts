import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aMailWorker } from '@halles/testing/servers/mail-worker.ts'
import { lastMailTo, mailsTo } from '@halles/testing/servers/read-mail.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import {
  aMember,
  aRestaurant,
  aSupplier,
  aVisitor,
  type BuiltAccount,
  PASSWORD,
} from '@halles/testing/world/builders.ts'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'

const world = await anOwnApp()
const NAMED = {
  LEGAL_NAME: '9999-9999 Québec inc.',
  LEGAL_ADDRESS: '7, place du Marché, Québec',
}
const dataDir = await mkdtemp(join(tmpdir(), 'halles-promotions-'))
afterAll(() => rm(dataDir, { recursive: true }))

const changePassword = ({ browser }: BuiltAccount) =>
  browser.post('/api/change-password/', {
    current_password: PASSWORD,
    new_password: 'sirop-de-bouleau',
  })

const outcomesOf = async (...accounts: { id: number }[]) => {
  const mails = await world.database
    .selectFrom('outbox')
    .select(['account_id', 'outcome'])
    .where(
      'account_id',
      'in',
      accounts.map(({ id }) => id),
    )
    .execute()
  return accounts.map(({ id }) => mails.find(({ account_id }) => account_id === id)?.outcome)
}

test('a promotion that waited is not sent to whoever has ended them or was suspended since [A202]', async () => {
  const city = 'Sainte-Attente'
  const supplier = await aSupplier(world, { serves: [city] })
  const [staying, ending, suspended] = [
    await aRestaurant(world, { city }),
    await aRestaurant(world, { city }),
    await aRestaurant(world, { city }),
  ]
  await supplier.browser.post('/api/send-promotion/', { message: 'Rabais.' })
  await ending.browser.post('/api/promotion-choices/', { wanted: false })
  await world.database
    .updateTable('account')
    .set({ status: 'suspended' })
    .where('id', '=', suspended.id)
    .execute()

  const worker = await aMailWorker(world, { DATA_DIR: dataDir, ...NAMED })
  await vi.waitFor(
    async () =>
      expect(await outcomesOf(staying, ending, suspended)).toEqual([
        'sent',
        'superseded',
        'superseded',
      ]),
    { timeout: 60_000, interval: 50 },
  )
  expect(await mailsTo(dataDir, ending.email)).toEqual([])
  await worker.stop()
})

test('a promotion that waited is not sent to whoever was removed from its restaurant since', async () => {
  const city = 'Sainte-Absence'
  const supplier = await aSupplier(world, { serves: [city] })
  const [staying, leaving] = [
    await aRestaurant(world, { city }),
    await aRestaurant(world, { city }),
  ]
  const successor = await aMember(world, leaving, 'owner')
  await supplier.browser.post('/api/send-promotion/', { message: 'Rabais.' })
  const removed = await successor.browser.post('/api/team-remove/', {
    person: leaving.person.publicId,
  })
  expect(removed.status).toBe(200)

  const worker = await aMailWorker(world, { DATA_DIR: dataDir, ...NAMED })
  await vi.waitFor(
    async () => {
      const { rows } = await sql<{ outcome: string | null }>`
        select outcome from outbox where kind = 'promotion' and account_id in (${staying.id}, ${leaving.id})
        order by account_id`.execute(world.database)
      expect(rows.map(({ outcome }) => outcome)).toEqual(['sent', 'superseded'])
    },
    { timeout: 60_000, interval: 50 },
  )
  await worker.stop()
})

test('a promotion to many holds up no other mail', async () => {
  const city = 'Sainte-Foule'
  const supplier = await aSupplier(world, { serves: [city] })
  for (let count = 0; count < 40; count++) await aRestaurant(world, { city })
  await supplier.browser.post('/api/send-promotion/', { message: 'Rabais.' })
  await changePassword(supplier)

  const worker = await aMailWorker(world, { DATA_DIR: dataDir, ...NAMED })
  await lastMailTo(dataDir, supplier.email)
  await worker.stop()
  const { rows } = await sql<{ kind: string }>`
    select outbox.kind from pgboss.job join outbox on outbox.id = job.id
    where outbox.person_id >= ${supplier.person.id} and started_on is not null
    order by started_on limit 10`.execute(world.database)
  // Ten are taken at once.
  expect(rows.map(({ kind }) => kind)).toContain('password-changed')
})

test('a promotion that waited does not leave in nobody’s name', async () => {
  const city = 'Saint-Anonyme'
  const supplier = await aSupplier(world, { serves: [city] })
  const restaurant = await aRestaurant(world, { city })
  await supplier.browser.post('/api/send-promotion/', { message: 'Rabais.' })
  const worker = await aMailWorker(world, { DATA_DIR: dataDir, LEGAL_NAME: NAMED.LEGAL_NAME })
  await vi.waitFor(async () => expect(await outcomesOf(restaurant)).toEqual(['superseded']), {
    timeout: 60_000,
    interval: 50,
  })
  expect(await mailsTo(dataDir, restaurant.email)).toEqual([])
  await worker.stop()
})

test('a promotion mail names its sender and whoever sends for it, shows no other recipient, keeps its headers and ends by one click [A200] [A203]', async () => {
  await aMailWorker(world, { DATA_DIR: dataDir, ...NAMED })
  const city = 'Sainte-Lettre'
  const supplier = await aSupplier(world, { name: 'Ferme du Rang', serves: [city] })
  const [restaurant, neighbour] = [
    await aRestaurant(world, { city }),
    await aRestaurant(world, { city }),
  ]
  const message =
    'Subject: Gagnez\r\nBcc: victime@exemple.test\r\n\r\n<b>gras</b> <img src="https://evil.example/x.gif">'
  await supplier.browser.post('/api/send-promotion/', { message })
  const mail = await lastMailTo(dataDir, restaurant.email, /Promotion/)

  expect(mail.subject).toBe('Promotion de Ferme du Rang')
  expect(mail.raw).not.toContain(neighbour.email)
  const head = mail.raw.slice(0, mail.raw.indexOf('\r\n\r\n'))
  expect(head).not.toMatch(/Gagnez|victime/)
  expect(head.match(/^(to|cc|bcc|subject):/gim)).toHaveLength(2)
  expect(mail.text).toContain('> Subject: Gagnez\n> Bcc: victime@exemple.test\n')
  expect(mail.html).toContain('&lt;b&gt;gras&lt;/b&gt; &lt;img')
  expect(mail.html).not.toMatch(/<(b|img)\b/)
  for (const part of [
    'Ferme du Rang',
    '100, rue du Marché, Montréal',
    '514 555-0100',
    supplier.email,
    'Halles vous envoie ce courriel pour Ferme du Rang, parce que votre restaurant a accepté',
    'Halles est exploité par 9999-9999 Québec inc., 7, place du Marché, Québec.',
    'https://halles.example.ca/contact-us',
  ]) {
    expect(mail.text).toContain(part)
    expect(mail.html).toContain(part)
  }
  expect(mail.headers['reply-to']).toContain(supplier.email)

  expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  const [, address = ''] = /^<(.+)>$/.exec(mail.headers['list-unsubscribe'] ?? '') ?? []
  expect(address).toMatch(/^https:\/\/halles\.example\.ca\/unsubscribe\/[\w-]{64}$/)
  expect(mail.text).toContain(address)
  expect(mail.html).toContain(`href="${address}"`)
  const clicked = await aVisitor(world).send('POST', new URL(address).pathname, {
    body: mail.headers['list-unsubscribe-post'],
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })
  expect(clicked.status).toBe(204)
  expect((await supplier.browser.get('/api/promotion-list/')).body.recipients).toBe(1)
})

test('other mails cannot be unsubscribed from', async () => {
  const restaurant = await aRestaurant(world)
  await changePassword(restaurant)
  const { headers } = await lastMailTo(dataDir, restaurant.email)
  expect(Object.keys(headers).filter((name) => name.startsWith('list-'))).toEqual([])
})
