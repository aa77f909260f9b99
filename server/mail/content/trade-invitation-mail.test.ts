import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aMailWorker } from '@halles/testing/servers/mail-worker.ts'
import { lastMailTo, mailsTo } from '@halles/testing/servers/read-mail.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aSupplier, aVisitor } from '@halles/testing/world/builders.ts'
import { aTradeInvitation, somebody } from '@halles/testing/world/trade-invitation.ts'
import { afterAll, expect, test, vi } from 'vitest'

const world = await anOwnApp()
const dataDir = await mkdtemp(join(tmpdir(), 'halles-invitations-'))
afterAll(() => rm(dataDir, { recursive: true }))
const NAMED = { LEGAL_NAME: '9999-9999 Québec inc.', LEGAL_ADDRESS: '7, place du Marché, Québec' }

async function outcomesOf(...emails: string[]) {
  const mails = await world.database
    .selectFrom('outbox')
    .select(['recipient', 'outcome'])
    .where('recipient', 'in', emails)
    .execute()
  return emails.map((email) => mails.find(({ recipient }) => recipient === email)?.outcome)
}

test('an invitation that waited does not leave to whoever has ended them, followed it or was asked by one who has gone', async () => {
  const [supplier, gone] = [await aSupplier(world), await aSupplier(world)]
  const [staying, ending, following, late] = [
    await aTradeInvitation(world, supplier),
    await aTradeInvitation(world, supplier),
    await aTradeInvitation(world, supplier),
    await aTradeInvitation(world, gone),
  ]
  await aVisitor(world).post('/api/invitation-stop/', { token: ending.stopToken })
  const { browser } = await aRestaurant(world)
  await browser.post('/api/trade-invitation-accept/', { token: following.token })
  await world.database
    .updateTable('account')
    .set({ status: 'suspended' })
    .where('id', '=', gone.id)
    .execute()
  const worker = await aMailWorker(world, { DATA_DIR: dataDir, ...NAMED })
  const emails = [staying, ending, following, late].map(({ email }) => email)
  await vi.waitFor(
    async () =>
      expect(await outcomesOf(...emails)).toEqual([
        ...['sent', 'superseded', 'superseded', 'superseded'],
      ]),
    { timeout: 60_000, interval: 50 },
  )
  await worker.stop()
})

test('an invitation that waited does not leave in nobody’s name', async () => {
  const { email } = await aTradeInvitation(world, await aSupplier(world))
  const worker = await aMailWorker(world, { DATA_DIR: dataDir, LEGAL_NAME: NAMED.LEGAL_NAME })
  await vi.waitFor(async () => expect(await outcomesOf(email)).toEqual(['superseded']), {
    timeout: 60_000,
    interval: 50,
  })
  await worker.stop()
})

test('it names who invites and whoever sends for it, leads to the invitation and ends by one click', async () => {
  await aMailWorker(world, { DATA_DIR: dataDir, ...NAMED })
  const supplier = await aSupplier(world, { name: 'Ferme du Rang' })
  const named = { ...somebody(), name: '<b>Lou</b>' }
  const { token } = await aTradeInvitation(world, supplier, named)
  const mail = await lastMailTo(dataDir, named.email)
  expect(mail.subject).toBe('Ferme du Rang vous invite à commander sur Halles')
  for (const part of [
    ...['Ferme du Rang', '100, rue du Marché, Montréal', '514 555-0100', supplier.email],
    `https://halles.example.ca/invitation/${token}`,
    'Halles est exploité par 9999-9999 Québec inc., 7, place du Marché, Québec.',
  ]) {
    expect(mail.text).toContain(part)
    expect(mail.html).toContain(part)
  }
  // What a supplier calls somebody is its own to know.
  expect(mail.raw).not.toContain('Lou')
  expect(mail.headers['reply-to']).toContain(supplier.email)
  expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  const [, address = ''] = /^<(.+)>$/.exec(mail.headers['list-unsubscribe'] ?? '') ?? []
  expect(address).toMatch(/^https:\/\/halles\.example\.ca\/stop-invitations\/[\w-]{64}$/)
  expect(mail.html).toContain(`href="${address}"`)
  expect(await mailsTo(dataDir, named.email)).toHaveLength(1)
})

test('a restaurant’s invitation is in its own name and the language it chose', async () => {
  const restaurant = await aRestaurant(world, { name: 'Chez Nadia' })
  const named = { ...somebody(), language: 'en' }
  await aTradeInvitation(world, restaurant, named)
  const mail = await lastMailTo(dataDir, named.email)
  expect(mail.subject).toBe('Chez Nadia would like to order from you on Halles')
})
