import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ConnectionParts, connect, connectionOf } from '@halles/server/database/connect.ts'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { expectConsistent } from '../../checks/expect-consistent.ts'
import { sequences } from '../../checks/rounds.ts'
import type { Browser } from '../../client/browser.ts'
import { aLineThatLosesCommits } from '../../servers/line-that-loses-commits.ts'
import { anOwnApp, aServerOf } from '../../servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier, signedIn } from '../../world/builders.ts'
import { anOrder } from '../../world/order.ts'
import { askCart } from './ask-cart.ts'
import { askOrder } from './ask-order.ts'
import { type CartCall, type CartOutcome, cartRegister } from './cart-register.ts'
import { legalOrder, type Recorded, type Sequential } from './linearizability.ts'
import { type OrderCall, type OrderOutcome, orderRegister } from './order-register.ts'
import { aRecorder } from './recorder.ts'

const { numRuns, seed } = sequences(5)
const QUANTITY = 12
const CALLS = 3

const world = await anOwnApp()
const line = await aLineThatLosesCommits(connectionOf(world.database) as ConnectionParts)
const overLine = connect(line.connection)
afterAll(() => overLine.destroy())
const cut = await aServerOf(overLine)

/** A client's calls, one after the other, each with whether the answer to its commit is lost. */
type Script<Call> = { call: Call; isLost: boolean }[]

function scriptOf<Call>(call: fc.Arbitrary<Call>): fc.Arbitrary<Script<Call>> {
  // Of eight calls the answer to one is lost.
  const isLost = fc.nat({ max: 7 }).map((dice) => dice === 0)
  return fc.array(fc.record({ call, isLost }), { minLength: CALLS, maxLength: CALLS })
}

/** The same session at the server whose line to the database loses commits. */
async function atTheCut(browser: Browser): Promise<Browser> {
  await browser.fetchToken()
  return browser.at(cut.origin)
}

type Client<Call> = { name: string; browser: Browser; script: Script<Call> }

/** All clients ask at once; the history of it. */
async function play<Call, Outcome>(
  clients: readonly Client<Call>[],
  ask: (browser: Browser, call: Call) => Promise<Outcome | 'unknown'>,
): Promise<Recorded<Call, Outcome>[]> {
  const { history, record } = aRecorder<Call, Outcome>()
  const cuts = await Promise.all(clients.map(({ browser }) => atTheCut(browser)))
  await Promise.all(
    clients.map(async ({ name, browser, script }, index) => {
      for (const { call, isLost } of script) {
        if (isLost) line.loseNextCommit()
        await record(name, call, () => ask((isLost && cuts[index]) || browser, call))
      }
    }),
  )
  return history
}

/** Fails with the history, kept as a file, when nobody could have been answered so one at a time. */
async function expectLegal<State, Call, Outcome>(
  name: string,
  history: Recorded<Call, Outcome>[],
  register: Sequential<State, Call, Outcome>,
): Promise<void> {
  if (legalOrder(history, register)) return
  const file = join(tmpdir(), `halles-history-${name}-${seed}.json`)
  await writeFile(file, JSON.stringify(history, null, 1))
  const calls = history.map((one) => JSON.stringify(one)).join('\n')
  expect.fail(`no order of these calls is legal (seed ${seed}, kept in ${file}):\n${calls}`)
}

const cases = fc.integer({ min: 1, max: 15 })
const bySupplier: fc.Arbitrary<OrderCall> = fc.oneof(
  fc.constantFrom<OrderCall>(
    { by: 'supplier', do: 'accept' },
    { by: 'supplier', do: 'reject' },
    { by: 'supplier', do: 'done' },
    { by: 'supplier', do: 'read' },
  ),
  cases.map((to) => ({ by: 'supplier', do: 'reduce', to }) as const),
)
const byRestaurant: fc.Arbitrary<OrderCall> = fc.oneof(
  fc.constantFrom<OrderCall>(
    { by: 'restaurant', do: 'take back' },
    { by: 'restaurant', do: 'close' },
    { by: 'restaurant', do: 'read' },
  ),
  cases.map((to) => ({ by: 'restaurant', do: 'change', to }) as const),
  cases.map((to) => ({ by: 'restaurant', do: 'change', to }) as const),
)

const TIMEOUT = { timeout: 120_000 + numRuns * 5_000 }

test(
  `${numRuns} orders on which both sides act at once have a legal history (seed ${seed})`,
  TIMEOUT,
  async () => {
    const [restaurant, supplier] = [await aRestaurant(world), await aSupplier(world)]
    const product = await aProduct(world, supplier)
    const scripts = fc.tuple(
      ...[bySupplier, bySupplier, byRestaurant, byRestaurant].map((call) => scriptOf(call)),
    )
    const browsers = [
      supplier.browser,
      await signedIn(world, supplier),
      restaurant.browser,
      await signedIn(world, restaurant),
    ]
    const names = ['supplier', "supplier's other", 'restaurant', "restaurant's other"]
    for (const four of fc.sample(scripts, { numRuns, seed })) {
      const placed = await anOrder(world, restaurant, [{ product, quantity: QUANTITY }])
      const { publicId, lines } = placed.partOf(supplier)
      const ids = { order: placed.publicId, part: publicId, line: lines[0] ?? '' }
      const clients = four.map((script, index) => ({
        name: names[index] ?? '',
        browser: browsers[index] as Browser,
        script,
      }))
      const history = await play<OrderCall, OrderOutcome>(clients, (browser, call) =>
        askOrder(browser, ids, call),
      )
      // What both read when all is over is what became of it.
      const { record, history: end } = aRecorder<OrderCall, OrderOutcome>()
      for (const by of ['supplier', 'restaurant'] as const) {
        const browser = by === 'supplier' ? supplier.browser : restaurant.browser
        const call = { by, do: 'read' } as const
        await record(by, call, () => askOrder(browser, ids, call))
      }
      await expectLegal('order', [...history, ...after(history, end)], orderRegister(QUANTITY))
    }
    await expectConsistent(world.database)
  },
)

/** What was asked after all else was answered. */
function after<Call, Outcome>(
  history: readonly Recorded<Call, Outcome>[],
  end: readonly Recorded<Call, Outcome>[],
): Recorded<Call, Outcome>[] {
  const last = Math.max(...history.map(({ answered }) => answered))
  return end.map((one) => ({
    ...one,
    invoked: last + one.invoked,
    answered: last + one.answered,
  }))
}

const product = fc.nat({ max: 1 })
const cartCall: fc.Arbitrary<CartCall> = fc.oneof(
  fc.record({ do: fc.constant('add' as const), product, quantity: cases }),
  fc.record({ do: fc.constant('add' as const), product, quantity: cases }),
  fc.record({ do: fc.constant('update' as const), product, quantity: cases }),
  fc.record({ do: fc.constant('remove' as const), product }),
  fc.constantFrom<CartCall>({ do: 'checkout' }, { do: 'checkout' }, { do: 'read' }),
)

test(
  `${numRuns} carts that four browsers change and order have a legal history (seed ${seed})`,
  TIMEOUT,
  async () => {
    const supplier = await aSupplier(world)
    const products = [
      (await aProduct(world, supplier)).publicId,
      (await aProduct(world, supplier)).publicId,
    ]
    const scripts = fc.tuple(...Array.from({ length: 4 }, () => scriptOf(cartCall)))
    for (const four of fc.sample(scripts, { numRuns, seed })) {
      const restaurant = await aRestaurant(world)
      const clients = await Promise.all(
        four.map(async (script, index) => ({
          name: `browser ${index}`,
          browser: await signedIn(world, restaurant),
          script,
        })),
      )
      const history = await play<CartCall, CartOutcome>(clients, (browser, call) =>
        askCart(browser, products, call),
      )
      const { record, history: end } = aRecorder<CartCall, CartOutcome>()
      for (const call of [{ do: 'read' }, { do: 'orders' }] as const)
        await record('owner', call, () => askCart(restaurant.browser, products, call))
      await expectLegal('cart', [...history, ...after(history, end)], cartRegister(products.length))
    }
    await expectConsistent(world.database)
  },
)
