import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectConsistent } from '../checks/expect-consistent.ts'
import { type Answer, Browser } from '../client/browser.ts'
import { retryUnavailable } from '../client/retry-unavailable.ts'
import { aTestConnection, connectPatiently } from '../database/test-database.ts'
import { startServer } from '../servers/server-process.ts'
import { aProduct, aRestaurant, aSupplier, type BuiltAccount } from '../world/builders.ts'
import { aCart } from '../world/cart.ts'
import { placedOrders } from '../world/placed-orders.ts'
import { aRestaurantForm } from '../world/sign-up-forms.ts'

// Processes, not several servers in this one: what a module kept in memory would be shared here and nowhere else.
const connection = await aTestConnection()
const database = connectPatiently(connection)
const settings = { DEMO: '0', RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' }
const servers = await Promise.all([1, 2, 3].map(() => startServer(connection, settings)))
afterAll(() => Promise.all(servers.map((server) => server.stop())))
const origins = servers.map(({ port }) => `http://127.0.0.1:${port}`)
const [origin = ''] = origins
const world = { origin, database }

let serial = 0
const anAddress = () => `2001:db8:0:${(++serial).toString(16)}::1`

/** The same browser at each process: its cookies, the token of the first one among them, go along. */
const atEach = (browser: Browser): Browser[] => origins.map((each) => browser.at(each))

async function aVisitorWithToken(): Promise<Browser> {
  const visitor = new Browser(origin)
  await visitor.fetchToken()
  return visitor
}

function inTurn<One>(all: readonly One[], index: number): One {
  const one = all[index % all.length]
  if (one === undefined) throw new Error('there is none')
  return one
}

/** A visitor's calls, each after the one before, each at the next process. */
async function oneByOne(
  count: number,
  call: (browser: Browser, index: number) => Promise<Answer>,
): Promise<number[]> {
  const visitors = atEach(await aVisitorWithToken())
  const answers: Answer[] = []
  for (let index = 0; index < count; index++)
    answers.push(await call(inTurn(visitors, index), index))
  return statusesOf(answers)
}

const statusesOf = (answers: Answer[]) => answers.map(({ status }) => status)
const times = (count: number, status: number): number[] => Array(count).fill(status)

describe('processes count together', () => {
  const wrongLogin = (browser: Browser, email: string, from: string) =>
    retryUnavailable(() =>
      browser.post(
        '/api/auth/login/',
        { email, password: 'tarte-au-sucre' },
        { 'X-Forwarded-For': from },
      ),
    )

  test('wrong passwords for one account, sent at once', async () => {
    const { email } = await aRestaurant(world)
    const visitors = atEach(await aVisitorWithToken())
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        wrongLogin(inTurn(visitors, index), email, anAddress()),
      ),
    )
    expect(statusesOf(answers).sort()).toEqual([...times(5, 401), ...times(7, 429)])
  })

  test('wrong logins from one address', async () => {
    const from = anAddress()
    const statuses = await oneByOne(23, (browser, index) =>
      wrongLogin(browser, `inconnu${index}@exemple.test`, from),
    )
    expect(statuses).toEqual([...times(20, 401), ...times(3, 429)])
  })

  test('sign-ups from one address', async () => {
    const headers = { 'X-Forwarded-For': anAddress() }
    const statuses = await oneByOne(8, (browser) =>
      browser.post('/api/restaurant-signup/', aRestaurantForm(), headers),
    )
    expect(statuses).toEqual([...times(5, 201), ...times(3, 429)])
  })
})

describe('a checkout under one key', () => {
  let restaurant: BuiltAccount
  let body: { cart_version: string }

  beforeAll(async () => {
    const supplier = await aSupplier(world)
    const product = await aProduct(world, supplier)
    restaurant = await aRestaurant(world)
    const { cart_version } = await aCart(restaurant, [{ product, quantity: 2 }])
    body = { cart_version }
  })

  test('sent to all processes at once makes one order; each later retry gets its answer from any', async () => {
    // On a busy machine one may wait for another for longer than a server lets it.
    const checkout = (browser: Browser) =>
      retryUnavailable(() => browser.post('/api/checkout/', body, { 'Idempotency-Key': 'k' }))
    await restaurant.browser.fetchToken()
    const browsers = atEach(restaurant.browser)
    const first = await Promise.all([...browsers, ...browsers].map(checkout))
    const later = await Promise.all(browsers.map(checkout))
    const answers = [...first, ...later].map(({ status, text }) => `${status} ${text}`)
    expect(new Set(answers).size).toBe(1)
    expect(first[0]?.status, first[0]?.text).toBe(200)
    expect(await placedOrders(world, restaurant)).toMatchObject([
      { publicId: first[0]?.body.order_public_id, lines: [{ quantity: 2 }] },
    ])
    await expectConsistent(database)
  })
})
