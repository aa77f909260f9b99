import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import {
  aRestaurant,
  aSupplier,
  aVisitor,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aCustomerImport } from '@halles/testing/world/customer-list.ts'
import { aTradeInvitation, somebody } from '@halles/testing/world/trade-invitation.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { applyRetention } from './retention.ts'

const world = await anOwnApp()

async function retainAfter(age: string) {
  const back = (column: string) =>
    sql`${sql.ref(column)} = ${sql.ref(column)} - ${sql.lit(age)}::interval`
  const columns = ['created_at', 'invited_at', 'accepted_at']
  await sql`update trade_invitation set ${sql.join(columns.map(back))}`.execute(world.database)
  await sql`update invitation_refusal set ${back('at')}`.execute(world.database)
  await applyRetention(world.database, {
    onFailure(rule, error) {
      throw new Error(rule, { cause: error })
    },
  })
}

async function kept({ id }: BuiltAccount): Promise<string[]> {
  const found = await world.database
    .selectFrom('trade_invitation')
    .select('email')
    .where('account_id', '=', id)
    .orderBy('id')
    .execute()
  return found.map(({ email }) => email)
}

test('invitations go when their link has expired, ended ones sooner, and who ended them stays known by a hash', async () => {
  const supplier = await aSupplier(world)
  const sent = await aTradeInvitation(world, supplier)
  const ended = await aTradeInvitation(world, supplier)
  const accepted = await aTradeInvitation(world, supplier)
  const waiting = somebody()
  await aCustomerImport(supplier.browser, [waiting])
  await aVisitor(world).post('/api/invitation-stop/', { token: ended.stopToken })
  const { browser } = await aRestaurant(world)
  await browser.post('/api/trade-invitation-accept/', { token: accepted.token })
  await retainAfter('29 days')
  expect(await kept(supplier)).toHaveLength(4)
  await retainAfter('2 days')
  expect(await kept(supplier)).toEqual([sent.email, accepted.email, waiting.email])
  await retainAfter('30 days')
  expect(await kept(supplier)).toEqual([accepted.email, waiting.email])
  await retainAfter('310 days')
  expect(await kept(supplier)).toEqual([])
  const link = `/api/invitation-stop/?token=${ended.stopToken}`
  expect((await aVisitor(world).get(link)).body).toEqual({ stopped: true })
  const invited = await supplier.browser.post('/api/customer-invite/', {
    customer: { name: 'Bistro', email: ended.email },
  })
  expect(invited.body.invited).toBe(0)
})
