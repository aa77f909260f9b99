import { comesToWait } from '@halles/testing/checks/comes-to-wait.ts'
import { aTestDatabase } from '@halles/testing/database/test-database.ts'
import { aServerOf } from '@halles/testing/servers/test-app.ts'
import {
  aMember,
  anOperator,
  aProduct,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aPng } from '@halles/testing/world/photo.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../database/transaction.ts'
import { openPhotos } from './open-photos.ts'

const database = await aTestDatabase()
const photos = await openPhotos(database, {
  config: { photoStore: undefined, photosComeLast: false },
  longest: 170_000,
  report: () => undefined,
})
/** What happens while a photo is worked on. */
let meanwhile: () => Promise<unknown> = async () => undefined
const held: typeof photos.decoder.decode = async (owner, file) => {
  const decoded = await photos.decoder.decode(owner, file)
  await meanwhile()
  return decoded
}
const world = await aServerOf(
  database,
  {},
  { photos: { ...photos, decoder: { ...photos.decoder, decode: held } } },
)
let supplier: BuiltAccount
let product: { id: number; publicId: string }

beforeEach(async () => {
  meanwhile = async () => undefined
  supplier = await aSupplier(world)
  product = await aProduct(world, supplier)
})

const hasPhoto = () =>
  database
    .selectFrom('product')
    .select('has_photo')
    .where('id', '=', product.id)
    .executeTakeFirstOrThrow()

const add = (file = aPng(), { browser } = supplier) =>
  browser.post(`/api/photo-add/?product_public_id=${product.publicId}`, file)

async function expectNothingLeft() {
  expect(await database.selectFrom('photo').select('id').execute()).toEqual([])
  expect(await database.selectFrom('photo_bytes').select('size').execute()).toEqual([])
}

test('of a product that is deleted while its photo is worked on nothing is left', async () => {
  meanwhile = () =>
    supplier.browser.delete('/api/add-edit-product/', { public_id: product.publicId })
  const { status, body } = await add()
  expect([status, body.code]).toEqual([404, 'not_found'])
  await expectNothingLeft()
})

test('a supplier that is suspended while its photo is worked on is signed out, and nothing is left', async () => {
  const operator = await anOperator(world)
  meanwhile = () =>
    operator.browser.post('/api/operator/account-suspend/', { public_id: supplier.publicId })
  const { status, body } = await add()
  expect([status, body.code]).toEqual([401, 'not_authenticated'])
  await expectNothingLeft()
})

test('nor of a member’s who is removed, or edits the catalogue no more, while it is worked on', async () => {
  const desk = await aMember(world, supplier, 'desk')
  const person = desk.person.publicId
  meanwhile = () => supplier.browser.post('/api/team-role/', { person, role: 'picker' })
  const demoted = await add(aPng(), desk)
  expect([demoted.status, demoted.body.code]).toEqual([403, 'not_permitted'])
  await supplier.browser.post('/api/team-role/', { person, role: 'desk' })
  meanwhile = () => supplier.browser.post('/api/team-remove/', { person })
  const removed = await add(aPng(), desk)
  expect([removed.status, removed.body.code]).toEqual([401, 'not_authenticated'])
  await expectNothingLeft()
})

/** Until so many photos are worked on at once. */
function untilThereAre(count: number) {
  const gate = Promise.withResolvers<void>()
  let waiting = 0
  return () => {
    waiting++
    if (waiting === count) gate.resolve()
    return gate.promise
  }
}

test('of photos that are sent at once four are kept, and of the fifth nothing is left', async () => {
  for (let count = 0; count < 3; count++) expect((await add()).status).toBe(201)
  meanwhile = untilThereAre(2)
  const statuses = (await Promise.all([add(), add()])).map(({ status }) => status)
  expect(statuses.sort()).toEqual([201, 409])
  const photos = await database.selectFrom('photo').select('id').execute()
  expect(photos).toHaveLength(4)
})

test('the same file twice at once is one photo', async () => {
  meanwhile = untilThereAre(2)
  const file = aPng()
  const answers = await Promise.all([add(file), add(file)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 201])
  expect(answers[0]?.body.photos).toHaveLength(1)
  expect(answers[0]?.body.photos).toEqual(answers[1]?.body.photos)
})

test('lists know whether a photo is shown: added, hidden, shown again, removed, and hidden while another is added', async () => {
  const shown = async () => (await hasPhoto()).has_photo
  expect(await shown()).toBe(false)
  const first = (await add()).body.photos[0].public_id
  expect(await shown()).toBe(true)
  const operator = await anOperator(world)
  const decide = (state: 'shown' | 'hidden') =>
    operator.browser.post('/api/operator/photo-decide/', { photo_public_id: first, state })
  await decide('hidden')
  expect(await shown()).toBe(false)
  await decide('shown')
  expect(await shown()).toBe(true)

  // Hidden in a transaction that is not yet over when the other photo comes.
  const adding = await inTransaction(database, async (tx) => {
    await sql`update product_photo set state = 'hidden' from photo
      where photo.id = photo_id and photo.public_id = ${first}`.execute(tx)
    const added = add(aPng({ width: 9 }))
    expect(await comesToWait(database, added, 1)).toBe(true)
    return { added }
  })
  const { body } = await adding.added
  expect(await shown()).toBe(true)
  for (const { public_id } of body.photos)
    await supplier.browser.post('/api/photo-remove/', { photo_public_id: public_id })
  expect(await shown()).toBe(false)
})
