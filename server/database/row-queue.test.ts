import type { Answer } from '@halles/testing/client/browser.ts'
import { areWaiting } from '@halles/testing/database/holding-locks.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import {
  aMember,
  anOperator,
  aProduct,
  aRestaurant,
  aSupplier,
  aVisitor,
  type BuiltAccount,
  PASSWORD,
} from '@halles/testing/world/builders.ts'
import { aCart } from '@halles/testing/world/cart.ts'
import { changeOf } from '@halles/testing/world/change-order.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { aSupplierForm } from '@halles/testing/world/sign-up-forms.ts'
import { threadOf } from '@halles/testing/world/thread.ts'
import { type RawBuilder, sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { inTransaction } from './transaction.ts'

const world = await anOwnApp()
const { database } = world
const operator = await anOperator(world)
let supplier: BuiltAccount
let product: { id: number; publicId: string }

beforeAll(async () => {
  supplier = await aSupplier(world)
  product = await aProduct(world, supplier)
})

type Call = () => Promise<Answer>
/** A call that shares a row, and what is held of it by the test after it has: it goes on when that is let go. */
type Sharer = { call: Call; held: RawBuilder<unknown> }

const ownChange = ({ id }: BuiltAccount) => sql`
  insert into last_own_change as last (account_id, number) values (${id}, 1)
  on conflict (account_id) do update set number = last.number + 1`
const personOf = ({ person }: BuiltAccount) =>
  sql`select from person where id = ${person.id} for no key update`

async function checkout(): Promise<Sharer> {
  const restaurant = await aRestaurant(world)
  await aCart(restaurant, [{ product, quantity: 1 }])
  return {
    call: () => restaurant.browser.post('/api/checkout/', {}),
    held: ownChange(restaurant),
  }
}

async function addedLine(): Promise<Sharer> {
  const restaurant = await aRestaurant(world)
  const order = await anOrder(world, restaurant, [{ product, quantity: 1 }])
  const added = await aProduct(world, supplier)
  const { change } = changeOf(restaurant, order, supplier)
  return {
    call: () => change({ added: [{ product_public_id: added.publicId, quantity: 1 }] }),
    held: ownChange(restaurant),
  }
}

async function message(): Promise<Sharer> {
  const restaurant = await aRestaurant(world)
  const order = await anOrder(world, restaurant, [{ product, quantity: 1 }])
  return {
    call: () => threadOf(order, supplier).write(restaurant, 'Bonjour'),
    held: ownChange(restaurant),
  }
}

/** A person's own calls, all by one session. */
async function callsOfOneSession(): Promise<[Sharer, Sharer]> {
  const { id, person, browser } = supplier
  const calls = ['/api/delivery-deadlines-save/', '/api/own-profile/'] as const
  const settings = { answer_minutes: 60, credit_hours: 48 }
  const profile = { first_name: 'Maude', last_name: 'Roy', email: supplier.email }
  return [
    {
      call: () => browser.post(calls[0], settings),
      held: sql`select from supplier where account_id = ${id} for no key update`,
    },
    {
      call: () => browser.post(calls[1], profile),
      held: sql`select from person where id = ${person.id} for no key update`,
    },
  ]
}

async function login(): Promise<Sharer> {
  const member = await aMember(world, supplier, 'desk')
  const visitor = aVisitor(world)
  await visitor.fetchToken()
  return {
    call: () => visitor.post('/api/auth/login/', { email: member.email, password: PASSWORD }),
    held: personOf(member),
  }
}

async function settingsOfASupplier(): Promise<Sharer> {
  const other = await aSupplier(world, { city: 'Laval' })
  const { user, supplier: form } = aSupplierForm()
  return {
    call: () =>
      other.browser.post('/api/supplier-account-info/', {
        user: { ...user, email: other.email },
        supplier: { ...form, city: 'Laval', supplier_cities: ['Laval'] },
      }),
    held: personOf(other),
  }
}

const post = (path: string, body: () => object) => () => supplier.browser.post(path, body())
const suspend: Call = () =>
  operator.browser.post('/api/operator/account-suspend/', { public_id: supplier.publicId })
const changePrice = post('/api/product-prices/', () => ({
  prices: [{ public_id: product.publicId, price: '52.50', shown_price: '50.00' }],
}))
const saveSettings = post('/api/delivery-settings-save/', () => ({
  closed_holidays: [],
  cut_off_rule: 'strict',
}))

const two = (sharer: () => Promise<Sharer>) => async () =>
  [await sharer(), await sharer()] as [Sharer, Sharer]

const CASES: [string, () => Promise<[Sharer, Sharer]>, Call][] = [
  ['a price change among checkouts', two(checkout), changePrice],
  ['delivery rules among checkouts', two(checkout), saveSettings],
  [
    'an availability among checkouts',
    two(checkout),
    post('/api/product-availability/', () => ({ public_id: product.publicId, available: false })),
  ],
  ['a suspension among checkouts', two(checkout), suspend],
  ['a price change among lines that are added', two(addedLine), changePrice],
  ['a suspension among messages', two(message), suspend],
  ['a suspension among calls of its session', callsOfOneSession, suspend],
  [
    'a log-out among calls of its session',
    callsOfOneSession,
    post('/api/auth/logout/', () => ({})),
  ],
  [
    'an invitation among log-ins',
    two(login),
    post('/api/team-invite/', () => ({ email: 'nouvelle@exemple.test', role: 'desk' })),
  ],
  [
    'the end of a city among suppliers that are in it',
    two(settingsOfASupplier),
    () => operator.browser.post('/api/operator/city-retire/', { name: 'Laval' }),
  ],
]

/**
 * Two that share a row, the second before the first has ended, as 16 restaurants do without a pause: who waits to change the
 * row gets it after the first, though the second still has not ended.
 */
test.for(CASES)('%s: whoever waits for a row gets it', async ([, sharers, change]) => {
  supplier = await aSupplier(world)
  product = await aProduct(world, supplier)
  await supplier.browser.fetchToken()
  const [first, second] = await sharers()
  const { firstEnded, changed, secondEnded } = await inTransaction(database, async (held) => {
    await second.held.execute(held)
    const begun = await inTransaction(database, async (tx) => {
      await first.held.execute(tx)
      const begun: Promise<Answer>[] = []
      for (const call of [first.call, change, second.call]) {
        begun.push(call())
        await vi.waitUntil(() => areWaiting(database, begun.length), { timeout: 5_000 })
      }
      return { begun }
    })
    const [firstEnded, changed, secondEnded] = begun.begun
    return { firstEnded: await firstEnded, changed: await changed, secondEnded }
  })
  expect(firstEnded?.status, firstEnded?.text).toBeLessThan(300)
  expect([200, 201, 204, 409], changed?.text).toContain(changed?.status)
  expect((await secondEnded)?.status).toBeLessThan(500)
})
