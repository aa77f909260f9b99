import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import {
  aRestaurant,
  aSupplier,
  aVisitor,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aCustomer } from '@halles/testing/world/customer.ts'
import { aCustomerImport } from '@halles/testing/world/customer-list.ts'
import { aTradeInvitation, somebody } from '@halles/testing/world/trade-invitation.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

const world = await anOwnApp()
let supplier: BuiltAccount
let restaurant: BuiltAccount

beforeEach(async () => {
  supplier = await aSupplier(world)
  restaurant = await aRestaurant(world)
})

const accept = (token: string, { browser }: BuiltAccount = restaurant) =>
  browser.post('/api/trade-invitation-accept/', { token })

async function customers() {
  const found = await world.database
    .selectFrom('customer')
    .select(['restaurant_id as id', 'status', 'code', 'terms_days as terms'])
    .where('supplier_id', '=', supplier.id)
    .orderBy('restaurant_id')
    .execute()
  return found.map(({ id, ...said }) => ({ ...said, isOurs: id === restaurant.id }))
}

/** The link of an invitation with code and terms. */
async function aLink(code = 'C-9'): Promise<string> {
  const named = somebody()
  await aCustomerImport(supplier.browser, [{ ...named, code, terms_days: '30' }])
  return (await aTradeInvitation(world, supplier, named)).token
}

const since = (moment: string) =>
  sql`update customer set since = now() + ${sql.lit(moment)}::interval
    where supplier_id = ${supplier.id}`.execute(world.database)

test.each(['nobody', 'asked', 'closed before'] as const)(
  'one click makes a restaurant that is %s a customer with the code and terms that its supplier said',
  async (standing) => {
    if (standing !== 'nobody') {
      const status = standing === 'asked' ? 'asked' : 'closed'
      await aCustomer(world, supplier, restaurant, { status })
      await since('-1 day')
    }
    const { status, body } = await accept(await aLink())
    const business = { business: supplier.name, business_public_id: supplier.publicId }
    expect([status, body]).toEqual([200, business])
    expect(await customers()).toEqual([{ status: 'open', code: 'C-9', terms: 30, isOurs: true }])
    const { body: listed } = await supplier.browser.get('/api/customer-invitation-list/')
    expect(listed.counts).toMatchObject({ accepted: 1, sent: 0 })
  },
)

test('an account that its supplier has closed since is not opened by an older link', async () => {
  const token = await aLink()
  await aCustomer(world, supplier, restaurant, { status: 'closed' })
  await since('1 minute')
  expect((await accept(token)).body.code).toBe('invitation_over')
  expect(await customers()).toMatchObject([{ status: 'closed' }])
})

test('a code that another customer was given meanwhile is not given twice', async () => {
  const token = await aLink('C-1')
  await aCustomer(world, supplier, await aRestaurant(world), { code: 'C-1' })
  expect((await accept(token)).status).toBe(200)
  expect((await customers()).filter(({ isOurs }) => isOurs)).toEqual([
    { status: 'open', code: '', terms: 30, isOurs: true },
  ])
})

test('a link serves once, of two at once one', async () => {
  const token = await aLink()
  const other = await aRestaurant(world)
  const answers = await Promise.all([accept(token), accept(token, other)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await customers()).toHaveLength(1)
})

test('links that have served, are old, were sent anew, of a supplier that is not active or nobody’s are answered alike', async () => {
  const used = await aLink()
  await accept(used, await aRestaurant(world))
  const old = await aTradeInvitation(world, supplier)
  await sql`update trade_invitation set invited_at = now() - interval '61 days'
    where public_id = ${old.publicId}`.execute(world.database)
  const gone = await aSupplier(world)
  const ofGone = await aTradeInvitation(world, gone)
  await sql`update account set status = 'suspended' where id = ${gone.id}`.execute(world.database)
  const tokens = [used, old.token, ofGone.token, 'A'.repeat(43)]
  const before = await fingerprint(world.database)
  const answers = []
  for (const token of tokens) {
    const looked = await aVisitor(world).get(`/api/trade-invitation/?token=${token}`)
    const accepted = await accept(token)
    answers.push(`${looked.status} ${looked.text} ${accepted.status} ${accepted.text}`)
  }
  expect([...new Set(answers)]).toEqual([answers[0]])
  expect(answers[0]).toContain('invitation_over')
  expect(await fingerprint(world.database)).toBe(before)
})

test('whoever opens it is told who invites and what it takes, and nothing opens by that', async () => {
  const token = await aLink()
  const of = async ({ browser }: Pick<BuiltAccount, 'browser'>) =>
    (await browser.get(`/api/trade-invitation/?token=${token}`)).body
  const by = { business: supplier.name, by: 'supplier' }
  expect(await of({ browser: aVisitor(world) })).toEqual({ ...by, takes: 'sign_up' })
  expect(await of(restaurant)).toEqual({ ...by, takes: 'accept' })
  expect(await of(supplier)).toEqual({ ...by, takes: 'other_account' })
  expect(await customers()).toEqual([])
  const { status, body } = await accept(token, await aSupplier(world))
  expect([status, body.code]).toEqual([409, 'invitation_of_another'])
})

test('a supplier that follows a restaurant’s invitation is asked for an account', async () => {
  const { token } = await aTradeInvitation(world, restaurant)
  expect((await accept(token, supplier)).status).toBe(200)
  expect(await customers()).toEqual([{ status: 'asked', code: '', terms: null, isOurs: true }])
})
