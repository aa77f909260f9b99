import { randomBytes } from 'node:crypto'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aVisitor, PASSWORD } from '@halles/testing/world/builders.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import type { PersonId } from '../access/viewer.ts'
import { createKeyedHash } from './keyed-hash.ts'
import { createPasswordThrottle } from './password-throttle.ts'
import { findWait, insertWrongTry } from './password-throttle-sql.ts'

// Each try may come from another address: who is asked for is counted apart from who asks.
const world = await anOwnApp({ rateLimits: true, trustProxy: ['127.0.0.1'] })
const WRONG = 'tarte-au-sucre'
const HOME = '198.51.100.7'

let serial = 0
const elsewhere = () => `203.0.${Math.floor(++serial / 250)}.${serial % 250}`

function login(email: string, password: string, address = elsewhere()) {
  const headers = { 'X-Forwarded-For': address }
  return aVisitor(world).post('/api/auth/login/', { email, password }, headers)
}

const waitOf = ({ headers }: { headers: Headers }) => Number(headers.get('retry-after'))

/** The throttle's clock is the database's: its past is moved instead. */
function passTime(seconds: number) {
  return sql`
    update password_throttle set tried_at = tried_at - ${seconds} * interval '1 second',
      blocked_until = blocked_until - ${seconds} * interval '1 second'`.execute(world.database)
}

async function tryWrongly(times: number, email: string) {
  for (let attempt = 0; attempt < times; attempt++) await login(email, WRONG)
}

describe('wrong passwords for one account', () => {
  test.for([
    ['known', async () => (await aRestaurant(world)).email],
    ['unknown', async () => `inconnu${++serial}@exemple.test`],
  ] as const)(
    'are cut from the sixth on, for longer each time, for a %s address [A037]',
    async ([, emailOf]) => {
      const email = await emailOf()
      const answers = []
      for (let attempt = 0; attempt < 20; attempt++) answers.push(await login(email, WRONG))
      expect(answers.map(({ status }) => status)).toEqual([
        ...Array(5).fill(401),
        ...Array(15).fill(429),
      ])
      const waits = answers.slice(5).map(waitOf)
      expect(waits).toEqual(waits.toSorted((a, b) => a - b))
      // Of what there was to wait some has passed since.
      expect(waits[0]).toBeLessThanOrEqual(120)
      expect(waits[0]).toBeGreaterThan(60)
      expect(waits.at(-1)).toBeLessThanOrEqual(900)
      expect(waits.at(-1)).toBeGreaterThan(480)
    },
  )

  test('are refused without comparing a password, once there is something to wait for', async () => {
    const { tryEmailChange } = createPasswordThrottle(
      readConfig({}),
      world.database,
      createKeyedHash(randomBytes(32)),
    )
    const { person } = await aRestaurant(world)
    let compared = 0
    const compare = async () => {
      compared++
      return false
    }
    for (let attempt = 0; attempt < 20; attempt++)
      await tryEmailChange(person.id as PersonId, compare).catch(() => {})
    expect(compared).toBe(5)
  })

  test('leave the sessions of its owner as they are [A037]', async () => {
    const { email, browser } = await aRestaurant(world)
    await tryWrongly(8, email)
    expect((await browser.get('/api/auth/status/')).status).toBe(200)
  })

  test('sent thirty at once from thirty addresses are five tries', async () => {
    const { email } = await aRestaurant(world)
    const answers = await Promise.all(Array.from({ length: 30 }, () => login(email, WRONG)))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(25).fill(429)])
  })

  test('count no more when they began before the one that blocks, and waited behind it', async () => {
    const key = { subject: randomBytes(32), source: randomBytes(32) }
    await world.database.transaction().execute(async (earlier) => {
      await sql`select now()`.execute(earlier)
      for (let attempt = 0; attempt < 7; attempt++) {
        await insertWrongTry(world.database, key)
        await passTime(attempt < 6 ? 900 : 0)
      }
      expect(await findWait(earlier, key)).toBeGreaterThan(0)
      expect(await insertWrongTry(earlier, key)).toBe(false)
    })
  })

  test('count in one bucket however the address is written, whatever else is sent [A040]', async () => {
    const { email } = await aRestaurant(world)
    const forms = [email, ` ${email} `, email.toUpperCase(), `\u00a0${email}`, `${email}   `]
    for (const form of forms) expect((await login(form, WRONG)).status).toBe(401)
    const answer = await aVisitor(world).post(
      '/api/auth/login/',
      { email, password: WRONG, identifier: 'b@exemple.test', email2: 'c@exemple.test' },
      { 'X-Forwarded-For': elsewhere() },
    )
    expect(answer.status).toBe(429)
  })

  test('leave another account alone', async () => {
    const [attacked, other] = [await aRestaurant(world), await aRestaurant(world)]
    await tryWrongly(6, attacked.email)
    expect((await login(other.email, PASSWORD)).status).toBe(200)
  })
})

describe('the right password', () => {
  test('opens the account from where its owner has signed in before, whatever strangers try [A038]', async () => {
    const { email } = await aRestaurant(world)
    expect((await login(email, PASSWORD, HOME)).status).toBe(200)
    await tryWrongly(10, email)
    expect((await login(email, PASSWORD)).status).toBe(429)
    expect((await login(email, PASSWORD, HOME)).status).toBe(200)
  })

  test('does not open it from an address that is blocked, and does a quarter of an hour later [A038]', async () => {
    const { email } = await aRestaurant(world)
    expect((await login(email, PASSWORD, HOME)).status).toBe(200)
    for (let attempt = 0; attempt < 15; attempt++) await login(email, WRONG, HOME)
    expect((await login(email, PASSWORD, HOME)).status).toBe(429)
    await passTime(900)
    await world.database.deleteFrom('rate_limit').execute()
    expect((await login(email, PASSWORD, HOME)).status).toBe(200)
  })

  test('may be given any number of times: only wrong ones count', async () => {
    const { email } = await aRestaurant(world)
    for (let attempt = 0; attempt < 12; attempt++) {
      expect((await login(email, PASSWORD, `192.0.2.${attempt}`)).status).toBe(200)
    }
  })

  test('of an account that waits for review says so, however often it is given [A045]', async () => {
    const { email } = await aRestaurant(world, { status: 'pending' })
    for (let attempt = 0; attempt < 8; attempt++) {
      expect((await login(email, PASSWORD)).status).toBe(403)
    }
  })
})

test('whoever knows every wait has at most ten tries in an hour from outside and ten from a known address', async () => {
  const { email } = await aRestaurant(world)
  await login(email, PASSWORD, HOME)
  for (const address of [undefined, HOME]) {
    await world.database.deleteFrom('password_throttle').execute()
    let [elapsed, tries] = [0, 0]
    while (elapsed < 3_600) {
      await world.database.deleteFrom('rate_limit').execute()
      expect((await login(email, WRONG, address)).status).toBe(401)
      tries++
      const { wait } = await world.database
        .selectFrom('password_throttle')
        .select(
          sql<number>`ceil(extract(epoch from max(blocked_until) - now()))::integer`.as('wait'),
        )
        .executeTakeFirstOrThrow()
      await passTime(Math.max(0, wait))
      elapsed += Math.max(0, wait)
    }
    expect(tries).toBeLessThanOrEqual(10)
  }
})
