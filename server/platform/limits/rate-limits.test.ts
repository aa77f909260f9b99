import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import type { Answer, Browser } from '@halles/testing/client/browser.ts'
import { expectTooMany } from '@halles/testing/client/expect-too-many.ts'
import { pipelined, readRaw } from '@halles/testing/client/raw-socket.ts'
import { aTestDatabase } from '@halles/testing/database/test-database.ts'
import { anOwnApp, aServerOf } from '@halles/testing/servers/test-app.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  aVisitor,
  type World,
} from '@halles/testing/world/builders.ts'
import { aCart } from '@halles/testing/world/cart.ts'
import { aRestaurantForm } from '@halles/testing/world/sign-up-forms.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { createLoadShedding } from './load-shedding.ts'
import { REQUESTS_OF_AN_ADDRESS, REQUESTS_OF_ONE } from './rate-limits.ts'

const world = await anOwnApp({ rateLimits: true })

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index))

function countByStatus(answers: string[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const answer of answers) {
    const { status } = readRaw(answer)
    counts[status] = (counts[status] ?? 0) + 1
  }
  return counts
}

/** A limit by the second allows as many again in each that has begun, however long a busy machine takes. */
function secondsBegunSince(start: number): number {
  return Math.ceil((performance.now() - start) / 1000) + 1
}

describe('requests', () => {
  const asking = (session: string) => [
    'GET /api/restaurant-account-info/ HTTP/1.1',
    `Cookie: sessionid=${session}`,
  ]

  test('of one session, 300 in a second, are cut, and the answer says when to come back [A034]', async () => {
    const hasty = await aRestaurant(world)
    const other = await aRestaurant(world)
    const product = await aProduct(world, await aSupplier(world))
    await aCart(other, [{ product, quantity: 1 }])
    const session = hasty.browser.cookies.get('sessionid') ?? ''
    const burst = pipelined(
      world.origin,
      times(300, () => asking(session)),
    )
    const [answers, calm] = await Promise.all([burst, other.browser.post('/api/checkout/')])
    expect(calm.status).toBe(200)
    const counts = countByStatus(answers)
    expect(counts[200]).toBeGreaterThanOrEqual(100)
    expect(counts[429]).toBeGreaterThanOrEqual(60)
    const cut = answers.find((answer) => readRaw(answer).status === 429) ?? ''
    expect(readRaw(cut).code).toBe('too_many_requests')
    expect(cut).toMatch(/^retry-after: [1-9]\d*\r$/im)
  })

  test('with a session made up for each are still of one address', async () => {
    const made = () => randomBytes(32).toString('base64url')
    const start = performance.now()
    const answers = await pipelined(
      world.origin,
      times(1_500, () => asking(made())),
    )
    // A machine that is busy finds no connection for some of those it let through.
    const { 401: heard = 0, 503: unavailable = 0, 429: cut = 0 } = countByStatus(answers)
    expect(heard + unavailable + cut).toBe(1_500)
    expect(heard + unavailable).toBeLessThanOrEqual(
      REQUESTS_OF_AN_ADDRESS * secondsBegunSince(start),
    )
  })

  test('a thousand on one line are held to the limit, one answer each [A035]', async () => {
    await new Promise((second) => setTimeout(second, 1_100))
    const { browser } = await aRestaurant(world)
    const session = browser.cookies.get('sessionid') ?? ''
    const start = performance.now()
    const answers = await pipelined(
      world.origin,
      times(1_000, () => asking(session)),
    )
    const { 200: heard = 0, 503: unavailable = 0, 429: cut = 0 } = countByStatus(answers)
    expect(heard + unavailable + cut).toBe(1_000)
    expect(heard + unavailable).toBeLessThanOrEqual(REQUESTS_OF_ONE * secondsBegunSince(start))
  })
})

test('a thousand answers on one line come in the order of their questions [A035]', async () => {
  const shedding = createLoadShedding({ ordinary: 1_000, critical: 1_000 })
  const open = await aServerOf(await aTestDatabase(), {}, { shedding })
  const [one, two] = [await aRestaurant(open), await aRestaurant(open)]
  const questions = [
    ...[one, two].map(({ browser }) => [
      'GET /api/restaurant-account-info/ HTTP/1.1',
      `Cookie: sessionid=${browser.cookies.get('sessionid')}`,
    ]),
    // So many that those which wait for a connection of the pool get one in time on a busy machine, too.
    ...times(9, () => ['GET /api/cart/ HTTP/1.1', 'Accept-Language: en']),
    ...times(9, () => ['GET /api/nothing/ HTTP/1.1', 'Accept-Language: fr']),
  ]
  const marks = [
    one.email,
    two.email,
    ...times(9, () => 'Log in to continue'),
    ...times(9, () => 'Cet élément est introuvable'),
  ]
  const answers = await pipelined(
    open.origin,
    times(1_000, (index) => questions[index % questions.length] ?? []),
  )
  expect(answers).toHaveLength(1_000)
  for (const [index, answer] of answers.entries())
    expect(answer).toContain(marks[index % marks.length])
})

describe('logins from one address', () => {
  const login = (browser: Browser, email: string, headers: Record<string, string> = {}) =>
    browser.post('/api/auth/login/', { email, password: 'tarte-aux-pommes' }, headers)

  test('are cut after twenty, whatever the headers say the address is [A026] [A039]', async () => {
    const limited = await anOwnApp({ rateLimits: true })
    const answers: Answer[] = []
    for (let attempt = 1; attempt <= 22; attempt++) {
      const address = `203.0.113.${attempt}`
      const answer = await login(aVisitor(limited), `${attempt}@exemple.test`, {
        'X-Forwarded-For': address,
        'X-Real-IP': address,
        Forwarded: `for=${address}`,
        'CF-Connecting-IP': address,
        'True-Client-IP': address,
      })
      answers.push(answer)
    }
    expect(answers.map(({ status }) => status)).toEqual([...times(20, () => 401), 429, 429])
    expectTooMany(answers.slice(20))
  })

  test('inside one IPv6 /64, behind a proxy that we believe, share a bucket [A027]', async () => {
    const behind = await anOwnApp({ rateLimits: true, trustProxy: ['127.0.0.1'] })
    let serial = 0
    const from = async (address: string) =>
      (await login(aVisitor(behind), `${++serial}@exemple.test`, { 'X-Forwarded-For': address }))
        .status
    for (let attempt = 1; attempt <= 20; attempt++) {
      expect(await from(`2001:db8:1:2:${attempt}::${attempt}`)).toBe(401)
    }
    expect(await from('2001:db8:1:2:ffff::1')).toBe(429)
    expect(await from('2001:db8:1:3::1')).toBe(401)
    expect(await from('203.0.113.9')).toBe(401)
  })
})

describe('sign-ups from one address', () => {
  const signUp = (to: World) => aVisitor(to).post('/api/restaurant-signup/', aRestaurantForm())

  test('are cut after five an hour, a restart in between or not [A089]', async () => {
    await aRestaurant(world)
    for (let attempt = 0; attempt < 5; attempt++) expect((await signUp(world)).status).toBe(201)
    const restarted = await restart(world)
    const before = await fingerprint(world.database)
    for (const door of [world, restarted]) {
      const answer = await signUp(door)
      expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
      const wait = Number(answer.headers.get('retry-after'))
      expect(wait).toBeGreaterThan(3_000)
      expect(wait).toBeLessThanOrEqual(3_600)
    }
    expect(await fingerprint(world.database)).toBe(before)
  })
})

test('of who is counted a keyed hash is stored, which is another in every database', async () => {
  const keysOf = async () => {
    const limited = await anOwnApp({ rateLimits: true })
    const visitor = aVisitor(limited)
    const email = 'chef@exemple.test'
    await visitor.post('/api/request-password-reset/', { email })
    await visitor.post('/api/auth/login/', { email, password: 'tarte-aux-pommes' })
    const { rows } = await sql<{ key: string }>`
      select encode(key, 'base64') as key from rate_limit
      union all select encode(subject, 'base64') from password_throttle`.execute(limited.database)
    return rows.map(({ key }) => key)
  }
  const [here, there] = [await keysOf(), await keysOf()]
  expect(here).toHaveLength(6)
  expect(here.join()).not.toMatch(/127\.0|exemple/)
  expect(here.filter((key) => there.includes(key))).toEqual([])
})

/** The same database, another process’s memory. */
async function restart({ database }: World): Promise<World> {
  const app = await buildApp({ config: readConfig({ LOG_LEVEL: 'silent' }), database })
  await app.listen({ port: 0, host: '127.0.0.1' })
  app.server.unref()
  const { port } = app.server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, database }
}
