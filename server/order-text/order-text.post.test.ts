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

const world = await anOwnApp()

test('what was ordered is chosen first, then the only one of its name on the market', async () => {
  const { restaurant, supplier, yellow } = await aKitchen(world)
  await aProduct(world, supplier, { nameFr: 'Céleri', nameEn: 'Celery' })
  await aProduct(world, supplier, { nameFr: 'Radis', nameEn: 'Radishes' })
  await aProduct(world, supplier, { nameFr: 'Radis', nameEn: 'Radishes' })
  await anOrder(world, restaurant, [{ product: yellow, quantity: 1 }])
  const text = '2 caisses oignons\n3 cs céleri\n2 cs radis\n2 cs rutabaga\nmerci'
  expect(await readOrderText(restaurant, text)).toEqual([
    ['kitchen', 'Oignons jaunes', 2],
    ['market', 'Céleri', 3],
    ['several', 'Radis', 2],
    ['not_found', undefined, undefined],
    ['ignored'],
  ])
})

test('what its city is not delivered, is out or was removed is neither chosen nor offered', async () => {
  const restaurant = await aRestaurant(world)
  const [near, far] = [await aSupplier(world), await aSupplier(world, { serves: ['Gatineau'] })]
  const [out, removed] = [await aProduct(world, near, named), await aProduct(world, near, named)]
  await aProduct(world, far, named)
  const available = { public_id: out.publicId, available: false }
  await near.browser.post('/api/product-availability/', available)
  await near.browser.delete('/api/add-edit-product/', { public_id: removed.publicId })
  expect(await readOrderText(restaurant, '2 cs topinambours')).toEqual([
    ['not_found', undefined, undefined],
  ])
  await aProduct(world, near, named)
  expect(await readOrderText(restaurant, '2 cs topinambours')).toEqual([
    ['market', 'Topinambours', 2],
  ])
})

const named = { nameFr: 'Topinambours', nameEn: 'Jerusalem artichokes' }

describe('a number alone', () => {
  test('counts cases near what the kitchen usually orders, and is asked about beyond', async () => {
    const { restaurant, yellow } = await aKitchen(world)
    for (const quantity of [3, 4, 40])
      await anOrder(world, restaurant, [{ product: yellow, quantity }])
    expect(await readOrderText(restaurant, '8 oignons\n9 oignons')).toEqual([
      ['kitchen', 'Oignons jaunes', 8],
      ['amount_doubtful', 'Oignons jaunes', 9],
    ])
  })

  test('is asked about with what it is if it counts pieces', async () => {
    const { restaurant, supplier } = await aKitchen(world)
    const avocados = { nameFr: 'Avocats', nameEn: 'Avocados', unit: 'unit' }
    await aProduct(world, supplier, { ...avocados, quantityHundredths: 2_400 })
    const { body } = await restaurant.browser.post('/api/order-text/', { text: '12 avocats' })
    expect(body.lines[0]).toMatchObject({
      chosen: null,
      doubt: 'amount_doubtful',
      words: 'avocat',
      amount: { number: '12', measure: 'bare', of: null },
      matches: [{ cases: 12, note: 'cases_or_pieces', asked_cases: '0.5' }],
    })
  })
})

test('words are learnt without the number that stands behind them', async () => {
  const { restaurant, yellow } = await aKitchen(world)
  await learnWords(restaurant, 'oignon', yellow)
  expect(await readOrderText(restaurant, '2 cs oignons\noignons 4 cs\noignon 9')).toEqual([
    ['known', 'Oignons jaunes', 2],
    ['known', 'Oignons jaunes', 4],
    ['amount_doubtful', 'Oignons jaunes', 9],
  ])
})

test('what a topic or an exclusion says more is not learnt, nor decided by what was', async () => {
  const { restaurant, yellow, red } = await aKitchen(world)
  await learnWords(restaurant, 'oignons', yellow)
  const text = '2 cs oignons (pas les jaunes)'
  const { body } = await restaurant.browser.post('/api/order-text/', { text })
  expect(body.lines[0]).toMatchObject({ words: '', amount: { number: '2', measure: 'case' } })
  expect(body.lines[0].chosen).not.toBe('known')
  await anOrder(world, restaurant, [{ product: red, quantity: 1 }])
  expect(await readOrderText(restaurant, text)).toEqual([['kitchen', 'Oignons rouges', 2]])
})

test('one unknown word leaves the others to be found', async () => {
  const { restaurant } = await aKitchen(world)
  expect(await readOrderText(restaurant, '2 cs oignons jaunes zurgl')).toEqual([
    ['not_found', 'Oignons jaunes', 2],
  ])
})

test('a line of commas is its parts where it is no one good', async () => {
  const { restaurant, supplier, yellow, red } = await aKitchen(world)
  await aProduct(world, supplier, { nameFr: 'Ail des bois, mariné', nameEn: 'Wild leek, pickled' })
  await anOrder(
    world,
    restaurant,
    [yellow, red].map((product) => ({ product, quantity: 1 })),
  )
  expect(await readOrderText(restaurant, 'oignons jaunes, oignons rouges')).toEqual([
    ['kitchen', 'Oignons jaunes', 1],
    ['kitchen', 'Oignons rouges', 1],
  ])
  expect(await readOrderText(restaurant, 'ail des bois, mariné, 2 cs')).toEqual([
    ['market', 'Ail des bois, mariné', 2],
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
  expect(await readOrderText(restaurant, '2 Oignons')).toEqual([['known', 'Oignons rouges', 2]])
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
  expect(await readOrderText(other, 'oignon jaune')).toEqual([['several', 'Oignons jaunes', 1]])

  const far = await aProduct(world, await aSupplier(world, { serves: ['Gatineau'] }))
  await learnWords(other, 'oignon jaune', far)
  expect(await readOrderText(other, 'oignon jaune')).toEqual([['several', 'Oignons jaunes', 1]])
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
  expect(await readOrderText(restaurant, text)).not.toEqual([])
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
