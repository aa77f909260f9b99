import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { anOperator, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { expect, test } from 'vitest'

const world = await anOwnApp()
const operator = await anOperator(world)
const REASON = 'Le numéro d’entreprise manque.\nRépondez-nous avec lui.'

const refuseAccount = (public_id: unknown, reason: unknown = REASON) =>
  operator.browser.post('/api/operator/account-refuse/', { public_id, reason })

const mails = (accountId: number) =>
  world.database
    .selectFrom('outbox')
    .select(['kind', 'recipient', 'facts'])
    .where('account_id', '=', accountId)
    .execute()

const listed = async (search: string) =>
  (await operator.browser.get(`/api/operator/accounts/?search=${search}`)).body.results

test('a refused business reads why in a mail, and the operator reads it in the list and in the trail', async () => {
  const supplier = await aSupplier(world, { name: 'Ferme du Coteau', status: 'pending' })
  expect((await refuseAccount(supplier.publicId)).status).toBe(204)
  expect(await listed(supplier.email)).toMatchObject([
    { status: 'refused', refusal_reason: REASON },
  ])
  expect(await mails(supplier.id)).toEqual([
    { kind: 'account-refused', recipient: supplier.email, facts: { reason: REASON } },
  ])
  const { body } = await operator.browser.get('/api/operator/actions/')
  expect(body.results).toEqual([
    {
      operator: operator.email,
      action: 'refuse',
      subject: 'Ferme du Coteau',
      detail: REASON,
      at: expect.any(String),
    },
  ])
})

test('two operators who decide at once make one decision, one line in the trail and one mail [I20]', async () => {
  const other = await anOperator(world)
  for (let round = 0; round < 10; round++) {
    const { id, publicId: public_id } = await aRestaurant(world, { status: 'pending' })
    const answers = await Promise.all([
      refuseAccount(public_id),
      other.browser.post('/api/operator/account-activate/', { public_id }),
    ])
    const codes = answers.map(({ status, body }) => body?.code ?? status).sort()
    expect(codes).toEqual([204, 'account_not_pending'])
    const actions = await world.database
      .selectFrom('operator_action')
      .select('action')
      .where('account_id', '=', id)
      .execute()
    const kind = { refuse: 'account-refused', activate: 'account-activated' }[
      `${actions[0]?.action}`
    ]
    expect(actions).toHaveLength(1)
    expect(await mails(id)).toMatchObject([{ kind }])
  }
})

test.for(['active', 'refused', 'suspended', 'closed'] as const)(
  'a %s account is not refused any more',
  async (status) => {
    const { publicId } = await aRestaurant(world, { status })
    const before = await fingerprint(world.database)
    expect(await refuseAccount(publicId)).toMatchObject({
      status: 409,
      body: { code: 'account_not_pending' },
    })
    expect(await fingerprint(world.database)).toBe(before)
  },
)

test.for([
  ['blank', ' \n ', 'reason'],
  ['invisible', '\u200b', 'reason'],
  ['missing', null, 'reason'],
  ['of 1,001 characters', 'a'.repeat(1_001), 'reason'],
  ['turned around', 'non\u202eiuo', 'reason'],
] as const)('a reason that is %s is refused', async ([, reason, field]) => {
  const { publicId } = await aRestaurant(world, { status: 'pending' })
  const before = await fingerprint(world.database)
  const answer = await refuseAccount(publicId, reason)
  expect(answer.status).toBe(400)
  expect(Object.keys(answer.body.fields)).toEqual([field])
  expect(await fingerprint(world.database)).toBe(before)
})

test('nobody and an operator cannot be refused', async () => {
  expect((await refuseAccount('0'.repeat(32))).status).toBe(404)
  expect((await refuseAccount(operator.publicId)).status).toBe(404)
})
