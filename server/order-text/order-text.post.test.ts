import { comesToWait } from '@halles/testing/checks/comes-to-wait.ts'
import { roundTripsOf } from '@halles/testing/checks/round-trips.ts'
import { anOwnApp, aServerOf } from '@halles/testing/servers/test-app.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  aVisitor,
  PASSWORD,
} from '@halles/testing/world/builders.ts'
import { aKitchen, learnWords, readOrderText } from '@halles/testing/world/kitchen.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '../database/transaction.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'
import { createCatalogueSearch } from './catalogue-matches.ts'

const world = await anOwnApp()

test('what was ordered is chosen, what was not is found in the catalogue and asked about', async () => {
  const { restaurant, yellow } = await aKitchen(world)
  await anOrder(world, restaurant, [{ product: yellow, quantity: 1 }])
  expect(await readOrderText(restaurant, '2 caisses oignons\noignons rouges x3\nmerci')).toEqual([
    ['kitchen', 'Oignons jaunes', 2],
    ['not_found', 'Oignons rouges', 3],
    ['ignored'],
  ])
})

test('nothing is written', async () => {
  const { restaurant, yellow } = await aKitchen(world)
  await anOrder(world, restaurant, [{ product: yellow, quantity: 1 }])
  await readOrderText(restaurant, '2 caisses oignons')
  const { body } = await restaurant.browser.get('/api/cart/')
  expect(body.cart_products).toEqual([])
})

test('words that were confirmed are known from then on, in either number, until they mean something else', async () => {
  const { restaurant, yellow, red } = await aKitchen(world)
  await anOrder(
    world,
    restaurant,
    [yellow, red].map((product) => ({ product, quantity: 1 })),
  )
  expect(await readOrderText(restaurant, 'oignons')).toEqual([['several', expect.anything(), 1]])

  await learnWords(restaurant, 'oignon', red)
  expect(await readOrderText(restaurant, '3 Oignons')).toEqual([['known', 'Oignons rouges', 3]])
  await learnWords(restaurant, 'oignons', yellow)
  expect(await readOrderText(restaurant, 'oignon')).toEqual([['known', 'Oignons jaunes', 1]])
  const stored = await world.database
    .selectFrom('order_word')
    .select(['words', 'uses'])
    .where('restaurant_id', '=', restaurant.id)
    .execute()
  expect(stored).toEqual([{ words: 'oignon', uses: 2 }])
})

test('words of another kitchen are not known, nor is a product learnt that cannot be ordered', async () => {
  const { restaurant, red } = await aKitchen(world)
  await learnWords(restaurant, 'oignon', red)
  const other = await aRestaurant(world)
  expect(await readOrderText(other, 'oignon jaune')).toEqual([['not_found', 'Oignons jaunes', 1]])

  const far = await aProduct(world, await aSupplier(world, { serves: ['Gatineau'] }))
  await learnWords(other, 'oignon jaune', far)
  expect(await readOrderText(other, 'oignon jaune')).toEqual([['not_found', 'Oignons jaunes', 1]])
})

test('a known product that is out is asked about, and what else there is is offered', async () => {
  const { restaurant, supplier, yellow, red } = await aKitchen(world)
  await anOrder(
    world,
    restaurant,
    [yellow, red].map((product) => ({ product, quantity: 1 })),
  )
  await learnWords(restaurant, 'oignon', red)
  await supplier.browser.post('/api/product-availability/', {
    public_id: red.publicId,
    available: false,
  })
  expect(await readOrderText(restaurant, 'oignon')).toEqual([
    ['not_orderable', 'Oignons jaunes', 1],
  ])
})

test('a heading limits what follows to one supplier, the next to another', async () => {
  const restaurant = await aRestaurant(world)
  const [north, south] = [
    await aSupplier(world, { name: 'Primeurs du Nord' }),
    await aSupplier(world, { name: 'Jardins du Sud' }),
  ]
  const garlic = (nameFr: string) => ({ nameFr, nameEn: 'Garlic' })
  const products = [
    await aProduct(world, north, garlic('Ail du nord')),
    await aProduct(world, south, garlic('Ail du sud')),
  ]
  await anOrder(
    world,
    restaurant,
    products.map((product) => ({ product, quantity: 1 })),
  )
  expect(
    await readOrderText(restaurant, 'garlic\nPrimeurs:\ngarlic\nJardins du Sud :\ngarlic x2'),
  ).toEqual([
    ['several', expect.anything(), 1],
    ['heading'],
    ['kitchen', 'Ail du nord', 1],
    ['heading'],
    ['kitchen', 'Ail du sud', 2],
  ])
})

test('a typo is chosen where it can stand for one product only', async () => {
  const { restaurant, yellow } = await aKitchen(world)
  await anOrder(world, restaurant, [{ product: yellow, quantity: 1 }])
  expect(await readOrderText(restaurant, '2 oignion jaunes')).toEqual([
    ['kitchen', 'Oignons jaunes', 2],
  ])
})

test.each([
  ['lines', '\n'],
  ['items in one line', ', '],
])('an order of 200 %s is read, one of 201 is not', async (_name, separator) => {
  const { restaurant } = await aKitchen(world)
  const text = (count: number) => Array(count).fill('2 radis').join(separator)
  expect(await readOrderText(restaurant, text(200))).toHaveLength(200)
  const { status, body } = await restaurant.browser.post('/api/order-text/', { text: text(201) })
  expect([status, Object.keys(body.fields)]).toEqual([400, ['text']])
})

describe('how often', () => {
  test('a restaurant reads twenty texts a minute, a restart in between or not, another its own', async () => {
    const limited = await anOwnApp({ rateLimits: true })
    const [{ email, browser }, other] = [await aRestaurant(limited), await aRestaurant(limited)]
    const text = '2 radis'
    for (let texts = 0; texts < 20; texts++)
      expect((await browser.post('/api/order-text/', { text })).status).toBe(200)
    const restarted = aVisitor(await aServerOf(limited.database, { rateLimits: true }))
    await restarted.post('/api/auth/login/', { email, password: PASSWORD })
    const refused = await restarted.post('/api/order-text/', { text })
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect((await other.browser.post('/api/order-text/', { text })).status).toBe(200)
  })

  test('of many at once no more than twenty are read', async () => {
    const limited = await anOwnApp({ rateLimits: true })
    const { browser } = await aRestaurant(limited)
    const texts = Array.from({ length: 30 }, (_, at) => `${at + 1} radis`)
    const answers = await Promise.all(
      texts.map((text) => browser.post('/api/order-text/', { text })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  })

  test('a text that is read locks nothing of its session', async () => {
    const { restaurant } = await aKitchen(world)
    const waits = await inTransaction(world.database, async (tx) => {
      await sql`select from session where account_id = ${restaurant.id} for update`.execute(tx)
      return comesToWait(world.database, readOrderText(restaurant, '2 radis'), 1)
    })
    expect(waits).toBe(false)
  })

  test('words that a text repeats are searched for once', async () => {
    const { restaurant } = await aKitchen(world)
    // The pool asks whether a connection is alive when it was idle: no statement of the call.
    const statements = async (text: string) => {
      const sent = await roundTripsOf(() => restaurant.browser.post('/api/order-text/', { text }))
      return sent.filter((statement) => statement !== 'select 1')
    }
    await readOrderText(restaurant, 'radis')
    const once = await statements('radis')
    expect(await statements('radis\n'.repeat(40))).toEqual(once)
  })
})

test('of more words than are searched for, what there is is answered and marked', async () => {
  const { restaurant, yellow } = await aKitchen(world)
  await anOrder(world, restaurant, [{ product: yellow, quantity: 1 }])
  const lines = Array.from({ length: 62 }, (_, at) => `radis${'abcdefghij'[at % 10]}${at}`)
  const read = async (text: string) =>
    (await restaurant.browser.post('/api/order-text/', { text })).body
  const whole = await read(lines.slice(0, 3).join('\n'))
  expect([whole.lines.length, 'is_partial' in whole]).toEqual([3, false])
  const partial = await read([...lines, '2 oignons jaunes'].join('\n'))
  expect([partial.lines.length, partial.is_partial]).toEqual([63, true])
  expect(partial.lines.at(-1).chosen).toBe('kitchen')
})

test('searching ends when it takes too long, after the first searches at the earliest', async () => {
  const { restaurant } = await aKitchen(world)
  const limits = { least: 2, longest: 0, most: 60 }
  const id = restaurant.id as RestaurantId
  const { search, isPartial } = createCatalogueSearch(world.database, id, 'fr', limits)
  const found = []
  for (const word of ['jaunes', 'rouges', 'jaunes']) found.push(await search([word], undefined))
  expect(found.map(({ length }) => length > 0)).toEqual([true, true, true])
  expect(isPartial()).toBe(false)
  expect(await search(['oignons'], undefined)).toEqual([])
  expect(isPartial()).toBe(true)
})

test('words are erased with the restaurant’s account', async () => {
  const { restaurant, red } = await aKitchen(world)
  await learnWords(restaurant, 'oignon', red)
  expect(
    (await restaurant.browser.post('/api/close-account/', { current_password: PASSWORD })).status,
  ).toBeLessThan(300)
  const left = await world.database
    .selectFrom('order_word')
    .select('words')
    .where('restaurant_id', '=', restaurant.id)
    .execute()
  expect(left).toEqual([])
})

test.each([
  ['one word', '\u3316'.repeat(3_000)],
  ['one word that heads others', `${'a'.repeat(3_000)} :`],
  ['many words', Array.from({ length: 3_000 }, (_, at) => `mot${at.toString(36)}`).join(' ')],
  ['words that JavaScript’s objects have', Object.getOwnPropertyNames(Object.prototype).join(' ')],
  ['signs of the query language', "2 l'ail & !oignon | (ail) <-> a:* \\ '' %_ {a,b}"],
])('a line of %s is read like any other', async (_name, text) => {
  const { restaurant, yellow } = await aKitchen(world)
  await anOrder(world, restaurant, [{ product: yellow, quantity: 1 }])
  expect(await readOrderText(restaurant, text)).toHaveLength(1)
})

test.each(Object.getOwnPropertyNames(Object.prototype))(
  'the word %s is one like any other',
  async (word) => {
    const { restaurant } = await aKitchen(world)
    expect(await readOrderText(restaurant, `2 caisses ${word}`)).toEqual([
      ['not_found', undefined, undefined],
    ])
    const found = await restaurant.browser.get(`/api/product-list/?search=${word}&${word}=1`)
    expect([found.status, found.body.count]).toEqual([200, 0])
  },
)
