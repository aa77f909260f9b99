import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import type { Body } from '@halles/testing/client/browser.ts'
import { anOwnApp, aServerOf } from '@halles/testing/servers/test-app.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  aVisitor,
  type BuiltAccount,
  PASSWORD,
} from '@halles/testing/world/builders.ts'
import { describe, expect, test } from 'vitest'

const world = await anOwnApp()
const restaurant = await aRestaurant(world, { name: 'Chez Aline' })
const supplier = await aSupplier(world)

const reviewOf = ({ publicId }: BuiltAccount, given: object = {}) => ({
  supplier: { public_id: publicId, name: 'Ferme' },
  rating: '4',
  review: 'Frais.',
  ...given,
})

function write(given: object = {}, about = supplier) {
  return restaurant.browser.post('/api/review/', reviewOf(about, given))
}

async function listed({ publicId }: BuiltAccount): Promise<Body[]> {
  const { body } = await restaurant.browser.get(`/api/review-list/?supplier_id=${publicId}`)
  return body.reviews
}

async function rated({ publicId }: BuiltAccount) {
  const { body } = await restaurant.browser.get(
    `/api/supplier-info/?supplier_public_id=${publicId}`,
  )
  return [body.rating, body.rating_count]
}

test('a review is written, dated today in Montréal, and counts', async () => {
  const about = await aSupplier(world)
  const answer = await write({ rating: '5', review: '  Frais.\nToujours.  ' }, about)
  const [day, month, year] = today()
  const date = `${day}-${month}-${year}`
  expect(answer).toMatchObject({
    status: 201,
    body: { rating: '5', review: 'Frais.\nToujours.', date },
  })
  expect(await rated(about)).toEqual(['5.0', 1])
})

test('a second one takes the place of the first, with a new date', async () => {
  const about = await aSupplier(world)
  await write({ rating: '2', review: 'En retard.' }, about)
  await world.database
    .updateTable('review')
    .set({ written_at: '2026-03-07T12:00:00Z' })
    .where('supplier_id', '=', about.id)
    .execute()
  const answer = await write({ rating: '4', review: 'Mieux.' }, about)
  expect(answer.status).toBe(201)
  const reviews = await listed(about)
  expect(reviews).toMatchObject([{ rating: '4', review: 'Mieux.', date: answer.body.date }])
  expect(answer.body.date).not.toBe('07-03-2026')
  expect(await rated(about)).toEqual(['4.0', 1])
})

test('whose review it is and when it was written are the server’s to say [A184]', async () => {
  const about = await aSupplier(world, { name: 'Ferme du Rang' })
  const other = await aRestaurant(world, { name: 'Bistro Zut' })
  await write(
    {
      supplier: { public_id: about.publicId, name: 'Boucherie Nord' },
      restaurant: { name: other.name, public_id: other.publicId },
      restaurant_id: other.id,
      date: '01-01-1999',
      has_ordered: true,
    },
    about,
  )
  const [review] = await listed(about)
  expect(review).toMatchObject({
    restaurant: { name: 'Chez Aline' },
    supplier: { name: 'Ferme du Rang' },
    has_ordered: false,
  })
  expect(review.date).not.toBe('01-01-1999')
})

test.for(['👍', '❤\ufe0f', 'e\u0301', '한', '\u2801'])(
  '%j alone says something',
  async (review) => {
    const answer = await write({ rating: '4', review }, await aSupplier(world))
    expect([answer.status, answer.body.review]).toEqual([201, review.normalize('NFC')])
  },
)

test('fifty at once are one review, and the average is right [A186]', async () => {
  const about = await aSupplier(world)
  const other = await aRestaurant(world)
  await other.browser.post('/api/review/', reviewOf(about, { rating: '5' }))
  await restaurant.browser.fetchToken()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      write({ rating: `${(index % 4) + 1}`, review: `Essai ${index}` }, about),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201))
  const own = (await listed(about)).filter((review) => review.restaurant.name === 'Chez Aline')
  expect(own).toHaveLength(1)
  const [{ rating, review }] = own
  expect(answers.map(({ body }) => [body.rating, body.review])).toContainEqual([rating, review])
  expect(await rated(about)).toEqual([((5 + Number(rating)) / 2).toFixed(1), 2])
})

describe('nothing is written', () => {
  test.for<[string, object, string]>([
    ...[
      '0',
      '6',
      '4.5',
      '5.0',
      '-1',
      ' 5',
      '5 ',
      '٥',
      '',
      'cinq',
      5,
      4.5,
      null,
      undefined,
      ['5'],
    ].map((rating): [string, object, string] => [
      `a rating of ${JSON.stringify(rating)}`,
      { rating },
      'rating',
    ]),
    ['no text', { review: undefined }, 'review'],
    ['an empty text', { review: '' }, 'review'],
    ['blanks', { review: ' \n\t\u00a0' }, 'review'],
    ['characters that nobody sees', { review: '\u200b\u200d\u2060' }, 'review'],
    ...['\u2800', '\u3164', '\u115f\u1160', '\u034f', '\u200b\u2800', '\ufe0f'].map(
      (review): [string, object, string] => [
        `text that shows nothing, ${JSON.stringify(review)}`,
        { review },
        'review',
      ],
    ),
    ['2,001 characters', { review: 'a'.repeat(2_001) }, 'review'],
    ['half an emoji', { review: 'a\ud83e' }, 'review'],
    ['no supplier', { supplier: undefined }, 'supplier'],
    ['an empty supplier', { supplier: {} }, 'supplier.public_id'],
    ['an unreadable supplier', { supplier: { public_id: "' or 1=1" } }, 'supplier.public_id'],
  ])('with %s [A181 A183]', async ([, given, field]) => {
    const before = await fingerprint(world.database)
    const answer = await write(given)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(Object.keys(answer.body.fields)).toEqual([field])
    expect(await fingerprint(world.database)).toBe(before)
  })

  test('of whoever is no active supplier, in the same bytes [A107 A185]', async () => {
    const ids = [
      (await aSupplier(world, { status: 'pending' })).publicId,
      (await aSupplier(world, { status: 'suspended' })).publicId,
      restaurant.publicId,
      (await aProduct(world, supplier)).publicId,
      '0'.repeat(32),
    ]
    const before = await fingerprint(world.database)
    const answers = []
    for (const public_id of ids) answers.push(await write({ supplier: { public_id } }))
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 404))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await fingerprint(world.database)).toBe(before)
  })

  test('by a supplier, of itself or of another [A185]', async () => {
    const other = await aSupplier(world)
    const before = await fingerprint(world.database)
    for (const about of [supplier, other]) {
      const { status, body } = await supplier.browser.post('/api/review/', reviewOf(about))
      expect([status, body.code]).toEqual([403, 'not_authorized'])
    }
    expect(await fingerprint(world.database)).toBe(before)
  })

  test('after sixty in an hour, and another restaurant still writes [A187]', async () => {
    const limited = await anOwnApp({ rateLimits: true })
    const [hasty, calm] = [await aRestaurant(limited), await aRestaurant(limited)]
    const about = await aSupplier(limited)
    const edit = ({ browser }: BuiltAccount) => browser.post('/api/review/', reviewOf(about))
    const statuses: number[] = []
    for (let edits = 0; edits < 60; edits++) statuses.push((await edit(hasty)).status)
    expect(statuses).toEqual(Array(60).fill(201))
    const before = await fingerprint(limited.database)
    for (let edits = 60; edits < 100; edits++) {
      const { status, headers } = await edit(hasty)
      expect(status).toBe(429)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_000)
    }
    expect(await fingerprint(limited.database)).toBe(before)
    expect((await edit(calm)).status).toBe(201)
  })

  test('after sixty in an hour, a restart in between or not', async () => {
    const limited = await anOwnApp({ rateLimits: true })
    const { email, browser } = await aRestaurant(limited)
    const review = reviewOf(await aSupplier(limited))
    for (let edits = 0; edits < 60; edits++) await browser.post('/api/review/', review)
    const restarted = aVisitor(await aServerOf(limited.database, { rateLimits: true }))
    await restarted.post('/api/auth/login/', { email, password: PASSWORD })
    expect((await restarted.post('/api/review/', review)).status).toBe(429)
  })
})

test('a text of 2,000 characters passes, accents and emoji included [A183]', async () => {
  const review = `${'é'.repeat(1_998)}🥬`
  expect((await write({ review })).body.review).toBe(review)
})

function today(): string[] {
  const date = new Intl.DateTimeFormat('fr-CA', { timeZone: 'America/Toronto' }).format()
  return date.split('-').reverse()
}
