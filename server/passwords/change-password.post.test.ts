import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { mailsQueuedFor } from '@halles/testing/servers/queued-mails.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import {
  anOperator,
  aRestaurant,
  aSupplier,
  aVisitor,
  type BuiltAccount,
  PASSWORD,
  signedIn,
} from '@halles/testing/world/builders.ts'
import { describe, expect, test } from 'vitest'

const world = await anOwnApp()
const CHOSEN = 'sirop-de-bouleau'
const OWN_EMAIL = 'as the account has it'

const change = (
  { browser }: BuiltAccount,
  chosen: unknown,
  current: unknown = PASSWORD,
  more = {},
) =>
  browser.post('/api/change-password/', {
    current_password: current,
    new_password: chosen,
    ...more,
  })

const login = ({ email }: BuiltAccount, password: string) =>
  aVisitor(world).post('/api/auth/login/', { email, password })

const status = (browser: BuiltAccount['browser']) => browser.get('/api/auth/status/')

test.for([
  ['restaurant', aRestaurant],
  ['supplier', aSupplier],
  ['operator', anOperator],
] as const)('a %s gives itself another password, and is told by mail', async ([, build]) => {
  const account = await build(world)
  expect((await change(account, CHOSEN)).status).toBe(204)
  expect((await login(account, PASSWORD)).status).toBe(401)
  expect((await login(account, CHOSEN)).status).toBe(200)
  expect(await mailsQueuedFor(world, account.email)).toEqual(['password-changed'])
})

test('the session that changes it stays, those of other devices end [A029]', async () => {
  const account = await aRestaurant(world)
  const other = await signedIn(world, account)
  const neighbour = await aRestaurant(world)
  expect((await change(account, CHOSEN)).status).toBe(204)
  expect((await status(account.browser)).status).toBe(200)
  expect((await status(other)).status).toBe(401)
  expect((await status(neighbour.browser)).status).toBe(200)
})

test('of two changes at once with the same current password one is made [A077]', async () => {
  for (let round = 0; round < 5; round++) {
    const account = await aRestaurant(world)
    const chosen = ['sirop-de-bouleau', 'sirop-de-sureau']
    const answers = await Promise.all(chosen.map((one) => change(account, one)))
    expect(answers.map(({ status, body }) => body?.code ?? status).sort()).toEqual([
      204,
      'wrong_password',
    ])
    const logins = await Promise.all(chosen.map((one) => login(account, one)))
    expect(logins.map(({ status }) => status)).toEqual(
      answers.map(({ status }) => (status === 204 ? 200 : 401)),
    )
  }
})

test('only one’s own is changed, whoever else is named [A076]', async () => {
  const [account, other] = [await aRestaurant(world), await aRestaurant(world)]
  const more = { user_id: other.id, email: other.email, public_id: other.publicId }
  expect((await change(account, CHOSEN, PASSWORD, more)).status).toBe(204)
  expect((await login(other, PASSWORD)).status).toBe(200)
  expect((await login(account, CHOSEN)).status).toBe(200)
})

describe('nothing changes', () => {
  test.for([
    ['7 characters', 'mauvais'],
    ['31 characters', 'x'.repeat(20) + 'é'.repeat(11)],
    ['a common one', 'password1'],
    ['digits', '12345678'],
    ['a common French one', 'motdepasse'],
    ['the market’s name and a year', 'Halles2026'],
    ['the business’s name and digits', 'Chez Nadia 123'],
    ['one’s own e-mail', OWN_EMAIL],
    ['the current one', PASSWORD],
    ['the current one, its accents taken apart', PASSWORD.normalize('NFD')],
    ['nothing', ''],
    ['a list', ['sirop-de-bouleau']],
  ] as const)('when the new one is %s [A078] [A079]', async ([, chosen]) => {
    const account = await aRestaurant(world, { name: 'Chez Nadia' })
    const typed = chosen === OWN_EMAIL ? account.email : chosen
    const before = await fingerprint(world.database)
    const answer = await change(account, typed)
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { new_password: expect.any(String) } },
    })
    expect(await fingerprint(world.database)).toBe(before)
  })

  test('when the current one is wrong, whoever tries; after five tries nobody does for a while [A075]', async () => {
    const guarded = await anOwnApp({ rateLimits: true })
    const account = await aRestaurant(guarded)
    const before = await fingerprint(guarded.database)
    const codes: unknown[] = []
    for (let attempt = 0; attempt < 6; attempt++) {
      const { body } = await change(account, CHOSEN, 'tarte-au-sucre')
      codes.push(body.code)
    }
    expect(codes).toEqual([...Array(5).fill('wrong_password'), 'too_many_requests'])
    expect(await fingerprint(guarded.database)).toBe(before)
    const right = await change(account, CHOSEN)
    expect(right.status).toBe(429)
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await status(account.browser)).status).toBe(200)
  })
})

test('a link that was mailed before sets no password after [A069]', async () => {
  const account = await aRestaurant(world)
  await aVisitor(world).post('/api/request-password-reset/', { email: account.email })
  await change(account, CHOSEN)
  const left = await world.database
    .selectFrom('password_reset')
    .selectAll()
    .where('person_id', '=', account.person.id)
    .execute()
  expect(left).toEqual([])
})
