import { randomBytes } from 'node:crypto'
import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { Browser } from '@halles/testing/client/browser.ts'
import { aTestDatabase } from '@halles/testing/database/test-database.ts'
import { aServerOf } from '@halles/testing/servers/test-app.ts'
import {
  anOperator,
  aRestaurant,
  aVisitor,
  type BuiltAccount,
  PASSWORD,
  type World,
} from '@halles/testing/world/builders.ts'
import { URI } from 'otpauth'
import { expect, test } from 'vitest'
import { resealSecrets } from './reseal-secrets.ts'
import { createSeal } from './seal.ts'

const database = await aTestDatabase()
const KEY = randomBytes(32)

/** The server that keys start, as run.ts does. */
async function aServer(...secretKeys: Buffer[]): Promise<World> {
  await resealSecrets(database, secretKeys)
  return aServerOf(database, { secretKeys })
}

/** An operator who has enrolled at a server, by the code of a minute ago. */
async function enrolled(world: World) {
  const operator = await anOperator(world)
  const path = '/api/operator/second-factor'
  const { body } = await operator.browser.post(`${path}-start/`, { current_password: PASSWORD })
  const totp = URI.parse(body.otpauth_url)
  const code = totp.generate({ timestamp: Date.now() - 30_000 })
  expect((await operator.browser.post(`${path}-confirm/`, { code })).status).toBe(200)
  return { operator, totp, secret: Buffer.from(totp.secret.bytes) }
}

/** What a server of before stored: sealed under a key that lies in the same database. */
async function sealedByServer({ person: { id } }: BuiltAccount, secret: Buffer) {
  const value = randomBytes(32)
  await database.insertInto('server_secret').values({ name: 'second-factor', value }).execute()
  const seal = createSeal(value)
  const stored = { secret: seal.close(id, secret), sealed_by: 'server_secret' } as const
  await database.updateTable('second_factor').set(stored).where('person_id', '=', id).execute()
}

const storedOf = ({ person: { id } }: BuiltAccount) =>
  database
    .selectFrom('second_factor')
    .select(['secret', 'sealed_by'])
    .where('person_id', '=', id)
    .executeTakeFirstOrThrow()

const keysInDatabase = () =>
  database.selectFrom('server_secret').select('name').where('name', '=', 'second-factor').execute()

const login = (world: World, { email }: BuiltAccount, one_time_code: string) =>
  aVisitor(world).post('/api/auth/login/', { email, password: PASSWORD, one_time_code })

const KINDS = { none: [], key: [KEY] }

test.for([
  ['none', 'none'],
  ['none', 'key'],
  ['key', 'key'],
  ['server', 'none'],
  ['server', 'key'],
] as const)(
  'a secret stored with %s is taken over by a server with %s',
  async ([before, after]) => {
    await database.deleteFrom('second_factor').execute()
    const { operator, totp, secret } = await enrolled(
      await aServer(...(before === 'server' ? [] : KINDS[before])),
    )
    if (before === 'server') await sealedByServer(operator, secret)
    const world = await aServer(...KINDS[after])
    const stored = await storedOf(operator)
    expect(stored.sealed_by).toBe(after === 'key' ? 'secret_key' : 'nothing')
    expect(stored.secret.includes(secret)).toBe(after === 'none')
    expect(await keysInDatabase()).toEqual([])
    expect((await login(world, operator, totp.generate())).status).toBe(200)
  },
)

test.for([
  ['no key', []],
  ['another key', [randomBytes(32)]],
  ['other keys', [randomBytes(32), randomBytes(32)]],
] as const)('a server with %s than secrets were sealed with does not start', async ([, other]) => {
  await database.deleteFrom('second_factor').execute()
  await enrolled(await aServer(KEY))
  const before = await fingerprint(database)
  await expect(resealSecrets(database, other)).rejects.toThrow(/^SECRET_KEY [^\n]*must [^\n]+\.$/)
  expect(await fingerprint(database)).toBe(before)
})

test('servers that start at once take secrets over once', async () => {
  await database.deleteFrom('second_factor').execute()
  const { operator, secret } = await enrolled(await aServer())
  await sealedByServer(operator, secret)
  await Promise.all([1, 2, 3].map(() => resealSecrets(database, [KEY])))
  const stored = await storedOf(operator)
  expect(createSeal(KEY).open(operator.person.id, stored.secret)).toEqual(secret)
})

test('what was sealed for one person opens for no other', () => {
  const seal = createSeal(KEY)
  const sealed = seal.close(1, Buffer.from('secret'))
  expect(seal.open(1, sealed).toString()).toBe('secret')
  expect(() => seal.open(2, sealed)).toThrow()
})

test('a key is replaced by another while servers go on, sessions and second factors too', async () => {
  await database.deleteFrom('second_factor').execute()
  const next = randomBytes(32)
  const before = await aServer(KEY)
  const { operator, totp, secret } = await enrolled(before)
  const restaurant = await aRestaurant(before)

  // As docs/operations.md says: every server learns to read the new key, then each begins to seal with it.
  const prepared = await aServer(KEY, next)
  const replaced = await aServer(next, KEY)
  expect(await keyOf(operator, secret, [KEY, next])).toBe(next)
  expect((await login(prepared, operator, totp.generate())).status).toBe(200)
  const last = await aServer(next)
  for (const world of [prepared, replaced, last]) {
    for (const { browser } of [operator, restaurant]) {
      const answer = await at(world, browser).get('/api/auth/status/')
      expect(answer.status).toBe(200)
    }
  }
  const later = totp.generate({ timestamp: Date.now() + 30_000 })
  expect((await login(last, operator, later)).status).toBe(200)
  await expect(resealSecrets(database, [KEY])).rejects.toThrow(/^SECRET_KEY /)
})

/** The one of several keys that a secret is sealed by. */
async function keyOf(operator: BuiltAccount, secret: Buffer, keys: readonly Buffer[]) {
  const stored = await storedOf(operator)
  return keys.find((key) => {
    try {
      return createSeal(key).open(operator.person.id, stored.secret).equals(secret)
    } catch {
      return false
    }
  })
}

/** The same browser, asking another of the servers. */
function at(world: World, browser: Browser): Browser {
  const other = new Browser(world.origin)
  for (const [name, value] of browser.cookies) other.cookies.set(name, value)
  return other
}
