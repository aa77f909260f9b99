import { randomBytes } from 'node:crypto'
import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { mailsQueuedFor } from '@halles/testing/servers/queued-mails.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aSupplier, aVisitor } from '@halles/testing/world/builders.ts'
import { aTradeInvitation, somebody } from '@halles/testing/world/trade-invitation.ts'
import { expect, test } from 'vitest'

const world = await anOwnApp()
const PATH = '/api/invitation-stop/'

const stop = (token: string) => aVisitor(world).post(PATH, { token })
const click = (token: string) =>
  aVisitor(world).send('POST', `/stop-invitations/${token}`, {
    body: 'List-Unsubscribe=One-Click',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })

test('one click ends the invitations of all suppliers and restaurants to an address', async () => {
  const named = somebody()
  const { stopToken } = await aTradeInvitation(world, await aSupplier(world), named)
  expect((await aVisitor(world).get(`${PATH}?token=${stopToken}`)).body).toEqual({ stopped: false })
  const answer = await click(stopToken)
  expect([answer.status, answer.text]).toEqual([204, ''])
  expect((await stop(stopToken)).body).toEqual({ stopped: true })
  expect((await aVisitor(world).get(`${PATH}?token=${stopToken}`)).body).toEqual({ stopped: true })
  const other = await aSupplier(world)
  const invited = await other.browser.post('/api/customer-invite/', { customer: named })
  expect(invited.body).toEqual({
    ...{ invited: 0, counts: { to_send: 0, sent: 0, accepted: 0, ended: 1 } },
  })
  const restaurant = await aRestaurant(world)
  const { body } = await restaurant.browser.post('/api/supplier-invite/', named)
  expect(body.results).toMatchObject([{ state: 'ended', may_invite: false }])
  expect(await mailsQueuedFor(world, named.email)).toHaveLength(1)
})

test('the address itself is not kept', async () => {
  const { stopToken, email } = await aTradeInvitation(world, await aSupplier(world))
  await click(stopToken)
  const kept = await world.database.selectFrom('invitation_refusal').selectAll().execute()
  expect(kept.length).toBeGreaterThan(0)
  expect(JSON.stringify(kept)).not.toContain(Buffer.from(email).toString('hex'))
})

test('a link that somebody made up ends nothing', async () => {
  const { stopToken } = await aTradeInvitation(world, await aSupplier(world))
  const bytes = Buffer.from(stopToken, 'base64url')
  bytes[47] = (bytes[47] ?? 0) ^ 1
  const before = await fingerprint(world.database)
  const tokens = [bytes.toString('base64url'), randomBytes(48).toString('base64url'), 'x']
  for (const token of tokens) {
    expect([(await stop(token)).body.code, (await click(token)).status]).toEqual([
      'invalid_token',
      400,
    ])
  }
  expect(await fingerprint(world.database)).toBe(before)
})
