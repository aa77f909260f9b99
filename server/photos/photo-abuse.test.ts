import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import {
  aMember,
  anOperator,
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aPhoto, aPng } from '@halles/testing/world/photo.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

const world = await anOwnApp()
const { database, origin } = world
const operator = await anOperator(world)
const restaurant = await aRestaurant(world)
let supplier: BuiltAccount
let product: { id: number; publicId: string }
let photo: string

beforeEach(async () => {
  supplier = await aSupplier(world)
  product = await aProduct(world, supplier)
  photo = await aPhoto(world, product)
})

type Side = Pick<BuiltAccount, 'browser'>
const move = (position: unknown, id: unknown = photo, { browser }: Side = supplier) =>
  browser.post('/api/photo-move/', { photo_public_id: id, position })
const remove = (id: unknown = photo, { browser }: Side = supplier) =>
  browser.post('/api/photo-remove/', { photo_public_id: id })
const report = (reason: unknown = 'rights', id: unknown = photo, { browser }: Side = restaurant) =>
  browser.post('/api/photo-report/', { photo_public_id: id, reason })
const decide = (state: unknown, id: unknown = photo) =>
  operator.browser.post('/api/operator/photo-decide/', { photo_public_id: id, state })

const NO_IDS = [null, 7, true, [], {}, '', 'x'.repeat(50_000), '\ud800', `${'0'.repeat(31)}\u0000`]
const UNKNOWN_IDS = ['../../etc/passwd', "' or 1=1--", `${'0'.repeat(31)}g`, '0'.repeat(33)]
const WRONG_PLACES = [0, -1, 5, 1.5, 2 ** 53, -(2 ** 63), 1e308, '1', null, [1], {}, true]

test('whatever is no id, place, reason or state is refused by its field, and changes nothing', async () => {
  const before = await fingerprint(database)
  const refused = async (sent: string, { status, body }: Awaited<ReturnType<typeof move>>) =>
    expect([status, body.code, Object.keys(body.fields ?? {}).length], sent).toEqual([
      400,
      'invalid_input',
      1,
    ])
  const allOf = (id: unknown) => [
    () => move(1, id),
    () => remove(id),
    () => report('rights', id),
    () => decide('hidden', id),
  ]
  for (const id of NO_IDS)
    for (const call of allOf(id)) await refused(JSON.stringify(id).slice(0, 60), await call())
  for (const id of UNKNOWN_IDS)
    for (const call of allOf(id)) expect([400, 404]).toContain((await call()).status)
  for (const place of WRONG_PLACES) await refused(`${place}`, await move(place))
  for (const state of ['reported', 'gone', '', null, 1, ['hidden'], { hidden: true }]) {
    await refused(`${state}`, await decide(state))
    await refused(`${state}`, await report(state))
  }
  expect(await fingerprint(database)).toBe(before)
})

test('a photo is sent as it is, for one product that is named once', async () => {
  const before = await fingerprint(database)
  const { browser } = supplier
  const id = product.publicId
  const answers = [
    await browser.post('/api/photo-add/', aPng()),
    await browser.post(`/api/photo-add/?product_public_id=${id}&product_public_id=${id}`, aPng()),
    await browser.post(`/api/photo-add/?product_public_id[]=${id}`, aPng()),
    await browser.post('/api/photo-add/?product_public_id=..%2f..%2f', aPng()),
    await browser.post('/api/photo-add/', { product_public_id: id, file: 'iVBORw0KGgo=' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 415])
  const form = new FormData()
  form.set('file', new Blob([Uint8Array.from(aPng())]), 'a.png')
  const cookies = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const asForm = await fetch(`${origin}/api/photo-add/?product_public_id=${id}`, {
    method: 'POST',
    headers: { Cookie: cookies, ...browser.token() },
    body: form,
  })
  expect(asForm.status).toBe(415)
  expect(await fingerprint(database)).toBe(before)
})

test('a picker, a member who was removed and a restaurant change no photo; who is suspended has no session', async () => {
  const picker = await aMember(world, supplier, 'picker')
  const removed = await aMember(world, supplier, 'desk')
  const gone = await supplier.browser.post('/api/team-remove/', { person: removed.person.publicId })
  expect(gone.status).toBeLessThan(300)
  const before = await fingerprint(database)
  const calls = (side: Side) => [
    () => move(1, photo, side),
    () => remove(photo, side),
    () => side.browser.post(`/api/photo-add/?product_public_id=${product.publicId}`, aPng()),
    () => side.browser.post('/api/photo-products/', { item_codes: ['A'] }),
  ]
  for (const [side, status] of [
    [picker, 403],
    [removed, 401],
    [restaurant, 403],
  ] as const)
    for (const call of calls(side)) expect((await call()).status).toBe(status)
  expect(await fingerprint(database)).toBe(before)
  await operator.browser.post('/api/operator/account-suspend/', { public_id: supplier.publicId })
  for (const call of calls(supplier)) expect((await call()).status).toBe(401)
  expect((await report()).status).toBe(404)
})

test('a restaurant reports what it can see: of a supplier that delivers to it', async () => {
  const far = await aSupplier(world, { serves: ['Gatineau'] })
  const theirs = await aPhoto(world, await aProduct(world, far))
  const before = await fingerprint(database)
  const [unseen, invented] = [
    await report('rights', theirs),
    await report('rights', '0'.repeat(32)),
  ]
  expect([unseen.status, unseen.text]).toEqual([404, invented.text])
  expect(await fingerprint(database)).toBe(before)
})

describe('at /photos/', () => {
  const get = (path: string, init?: RequestInit) => fetch(`${origin}${path}`, init)

  test.each([
    '/photos/',
    '/photos/..%2f..%2fpackage.json',
    '/photos/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/photos/..%252f..%252fetc%252fpasswd',
    '/photos/..%5c..%5cwindows',
    '/photos/%00',
    '/photos/%ff%fe-160.webp',
    '/photos/%E0%A4%A',
    `/photos/${'a'.repeat(20_000)}-160.webp`,
    '/photos/[ID]%00-160.webp',
    '/photos/[ID]-160.webp%00.png',
    '/photos/[ID]-160.webp%0d%0aSet-Cookie:%20a=b',
    '/photos/[ID]-99999999999999999999.webp',
    '/photos/[ID]--160.webp',
    '/photos/[ID]-1e2.webp',
    '/photos/x/[ID]-160.webp',
    '/photos//[ID]-160.webp',
  ])('%s is nothing', async (path) => {
    const { status, headers } = await get(path.replace('[ID]', photo))
    expect([400, 404, 414, 431]).toContain(status)
    expect(headers.get('cache-control') ?? 'no-store').toMatch(/^no-(store|cache)$/)
    expect(headers.get('set-cookie')).toBeNull()
  })

  test('a part, a condition and a question in the address get the whole photo; HEAD gets its length', async () => {
    const address = `/photos/${photo}-160.webp`
    const whole = Buffer.from(await (await get(address)).arrayBuffer())
    for (const init of [
      { headers: { Range: 'bytes=0-0' } },
      { headers: { Range: 'bytes=99999999999999999999-' } },
      { headers: { Range: 'bytes=0-0,0-0,0-0' } },
      { headers: { 'If-None-Match': '*' } },
      { headers: { 'If-Modified-Since': 'not a date' } },
    ]) {
      const { status, headers, ...answer } = await get(address, init)
      expect([status, headers.get('content-range')]).toEqual([200, null])
      expect(answer).toBeDefined()
    }
    const asked = await get(`${address}?size=1200&lang=en`)
    expect(Buffer.from(await asked.arrayBuffer()).equals(whole)).toBe(true)
    const head = await get(address, { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe(`${whole.length}`)
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS'])
      expect((await get(address, { method })).status, method).toBe(405)
  })

  test('a hidden photo, one that was removed and an invented one get the same answer', async () => {
    const further = await aPhoto(world, product)
    await decide('hidden')
    await remove(further)
    const answers = await Promise.all(
      [photo, further, '0'.repeat(32)].map(async (id) => {
        const { status, headers } = await get(`/photos/${id}-480.webp`, {
          headers: { 'If-None-Match': '*' },
        })
        const said = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
        return JSON.stringify([status, said])
      }),
    )
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toContain('404')
  })
})

test('a hidden photo is named to no restaurant by any of its readings', async () => {
  await restaurant.browser.post('/api/cart-add/', { productId: product.publicId, quantity: 1 })
  await decide('hidden')
  for (const path of [
    `/api/product-list/?supplier_public_id=${supplier.publicId}`,
    `/api/product/?product_public_id=${product.publicId}`,
    `/api/product-offers/?product_public_id=${product.publicId}`,
    '/api/cart/',
    '/api/checkout/',
    '/api/guide-candidates/',
    '/api/account-data/',
  ]) {
    const { status, text } = await restaurant.browser.get(path)
    expect([path, status, text.includes(photo)]).toEqual([path, 200, false])
  }
})

describe('at once', () => {
  let photos: string[]
  beforeEach(async () => {
    photos = [photo, await aPhoto(world, product), await aPhoto(world, product)]
  })

  /** Places that count from 1, each report of a photo that is reported, and nothing of what is not on sale. */
  async function expectSound() {
    const { rows } = await sql<{ what: string }>`
      select 'place' as what from (
        select position, row_number() over (partition by product_id order by position) as place from product_photo) placed
      where position <> place
      union all
      select 'report' from photo_report join product_photo using (photo_id) where state <> 'reported'
      union all
      select 'deleted' from product_photo join product on product.id = product_id where deleted_at is not null`.execute(
      database,
    )
    expect(rows).toEqual([])
  }
  const [first, second, third] = [() => photos[0], () => photos[1], () => photos[2]]
  const PAIRS = {
    'move and remove the same': [() => move(3, first()), () => remove(first()), [200, 404], [200]],
    'move one and remove another': [() => move(3, first()), () => remove(second()), [200], [200]],
    'move two': [() => move(3, first()), () => move(1, third()), [200], [200]],
    'remove the same': [() => remove(first()), () => remove(first()), [200, 404], [200, 404]],
    'hide and remove': [() => decide('hidden', first()), () => remove(first()), [204, 404], [200]],
    'report and hide': [
      () => report('rights', first()),
      () => decide('hidden', first()),
      [204, 404],
      [204],
    ],
    'report and remove': [
      () => report('rights', first()),
      () => remove(first()),
      [204, 404],
      [200],
    ],
    'hide and delete the product': [
      () => decide('hidden', first()),
      () => supplier.browser.delete('/api/add-edit-product/', { public_id: product.publicId }),
      [204, 404],
      [204],
    ],
    'move and delete the product': [
      () => move(1, third()),
      () => supplier.browser.delete('/api/add-edit-product/', { public_id: product.publicId }),
      [200, 404],
      [204],
    ],
    'add and remove': [
      () => supplier.browser.post(`/api/photo-add/?product_public_id=${product.publicId}`, aPng()),
      () => remove(first()),
      [201],
      [200],
    ],
    'add and delete the product': [
      () => supplier.browser.post(`/api/photo-add/?product_public_id=${product.publicId}`, aPng()),
      () => supplier.browser.delete('/api/add-edit-product/', { public_id: product.publicId }),
      [201, 404],
      [204],
    ],
  } as const

  const ROUNDS = [1, 2, 3, 4]
  test.for(Object.entries(PAIRS))('%s', async ([, [one, other, ofOne, ofOther]]) => {
    for (const round of ROUNDS) {
      if (round > 1) {
        supplier = await aSupplier(world)
        product = await aProduct(world, supplier)
        photos = []
        for (let count = 0; count < 3; count++) photos.push(await aPhoto(world, product))
      }
      const [a, b] = await Promise.all(round % 2 === 0 ? [one(), other()] : [other(), one()])
      const [answer, otherAnswer] = round % 2 === 0 ? [a, b] : [b, a]
      expect(ofOne).toContain(answer.status)
      expect(ofOther).toContain(otherAnswer.status)
      await expectSound()
    }
  })
})
