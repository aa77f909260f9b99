import { MAX_MESSAGE_LENGTH, THREAD_PAGE } from '@halles/domain/order-message.ts'
import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { aStream } from '@halles/testing/client/stream.ts'
import { anOwnApp, aServerOf } from '@halles/testing/servers/test-app.ts'
import { answerOf, readOrder } from '@halles/testing/world/both-sides.ts'
import {
  aMember,
  aProduct,
  aRestaurant,
  aSupplier,
  PASSWORD,
  signedIn,
} from '@halles/testing/world/builders.ts'
import { changeOf } from '@halles/testing/world/change-order.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { threadOf } from '@halles/testing/world/thread.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'

const world = await anOwnApp()
const { database } = world
const supplier = await aSupplier(world, { name: 'Ferme du Rang' })
const restaurant = await aRestaurant(world, { name: 'Bistro Ancre' })
const beef = await aProduct(world, supplier, { priceCents: 1_000 })
const milk = await aProduct(world, supplier, { priceCents: 300 })

async function aThread(buyer = restaurant) {
  const order = await anOrder(world, buyer, [
    { product: beef, quantity: 8 },
    { product: milk, quantity: 1 },
  ])
  return { order, ...answerOf(supplier, order), ...threadOf(order, supplier) }
}

const firstNameOf = ({ person }: { person: { id: number } }) =>
  database
    .selectFrom('person')
    .select('first_name')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow()
    .then(({ first_name }) => first_name)

describe('the trail of an order', () => {
  test('holds its steps, changes with old, new and reason, and messages, numbered, for both sides', async () => {
    const { order, lines, answer, write, read } = await aThread()
    const { change } = changeOf(restaurant, order, supplier)
    await change({ lines: [{ public_id: lines[0], quantity: 6 }], reason: 'quantity_mistake' })
    await write(restaurant, '  Sonnez à l’arrière.\nMerci!  ')
    await answer({
      action: 'modified',
      removed_products: [lines[1]],
      reason: 'other',
      note: 'Tout est parti ce matin',
    })
    const { entries, ...thread } = await read(supplier)
    expect(thread).toMatchObject({
      name: 'Bistro Ancre',
      last_number: 5,
      seen_number: 0,
      may_write: true,
      has_earlier: false,
    })
    const line = (index: number) => ({ public_id: lines[index], name_fr: expect.any(String) })
    expect(entries).toMatchObject([
      { number: 1, side: 'restaurant', status: 'pending', kind: null, is_own: false },
      {
        number: 2,
        side: 'restaurant',
        kind: 'line_changed',
        line: line(0),
        old: { quantity: 8 },
        new: { quantity: 6 },
        reason: 'quantity_mistake',
        text: null,
      },
      {
        number: 3,
        side: 'restaurant',
        kind: 'message',
        line: null,
        text: 'Sonnez à l’arrière.\nMerci!',
        by: { first_name: await firstNameOf(restaurant) },
      },
      { number: 4, side: 'supplier', status: 'acknowledged', is_own: true },
      {
        number: 5,
        side: 'supplier',
        kind: 'line_removed',
        line: line(1),
        old: { quantity: 1 },
        new: null,
        reason: 'other',
        text: 'Tout est parti ce matin',
      },
    ])
    const theirs = await read(restaurant)
    expect(theirs.name).toBe('Ferme du Rang')
    const withoutReader = (list: object[]) => list.map((entry) => ({ ...entry, is_own: undefined }))
    expect(withoutReader(theirs.entries)).toEqual(withoutReader(entries))
    expect(theirs.entries.map((entry: { is_own: boolean }) => entry.is_own)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })

  test('is answered by hundreds, the newest first', async () => {
    const { id, get, read } = await aThread()
    await sql`insert into order_entry (supplier_order_id, number, kind, by_account_id, by_person_id, at)
      select ${id}, number, 'message', ${restaurant.id}, ${restaurant.person.id}, now()
      from generate_series(2, ${THREAD_PAGE + 30}::integer) number`.execute(database)
    const newest = await read(supplier)
    expect(newest.entries).toHaveLength(THREAD_PAGE)
    expect([newest.entries[0].number, newest.has_earlier, newest.last_number]).toEqual([
      31,
      true,
      THREAD_PAGE + 30,
    ])
    const { body: earlier } = await get(supplier, '&before=31')
    expect(earlier.entries.map((entry: { number: number }) => entry.number)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    )
    expect(earlier.has_earlier).toBe(false)
    expect((await get(supplier, '&before=0')).status).toBe(400)
  })

  test('names a member who has left to its own side only, and nobody who was erased', async () => {
    const { write, read } = await aThread()
    const desk = await aMember(world, supplier, 'desk')
    const name = await firstNameOf(desk)
    await write(desk, 'Nous livrons à 9 h.')
    const nameSeenBy = async (reader: typeof restaurant) =>
      (await read(reader)).entries.at(-1).by.first_name
    expect(await nameSeenBy(restaurant)).toBe(name)
    await supplier.browser.post('/api/team-remove/', { person: desk.person.publicId })
    expect([await nameSeenBy(restaurant), await nameSeenBy(supplier)]).toEqual([null, name])
  })

  test('loses what a member of a closed business wrote, not what one of another business too did', async () => {
    const leaving = await aRestaurant(world)
    const cook = await aMember(world, leaving, 'cook', { orderLimitCents: null })
    const { order, lines, write, read } = await aThread(leaving)
    await database
      .insertInto('membership')
      .values({
        account_id: restaurant.id,
        kind: 'restaurant',
        person_id: cook.person.id,
        role: 'cook',
      })
      .execute()
    const { change, cancel } = changeOf(leaving, order, supplier)
    const because = (note: string) => ({ reason: 'other', note })
    await change({ lines: [{ public_id: lines[0], quantity: 6 }], ...because('Moins de monde') })
    await write(cook, 'Encore cuisinier ailleurs')
    await write(supplier, 'Entendu')
    await cancel(because('Nous fermons'))
    await leaving.browser.post('/api/restaurant-order-set-to-done/', {
      order_public_id: order.publicId,
    })
    const closed = await leaving.browser.post('/api/close-account/', { current_password: PASSWORD })
    expect(closed.status, closed.text).toBe(204)
    expect((await read(supplier)).entries.slice(1)).toMatchObject([
      { kind: 'line_changed', reason: 'other', text: null, by: { first_name: null } },
      { kind: 'message', text: 'Encore cuisinier ailleurs', by: { first_name: null } },
      { kind: 'message', text: 'Entendu' },
      { status: 'cancelled', reason: 'other', text: null, by: { first_name: null } },
    ])
  })

  test('of a person who closed its access keeps what happened, and loses what it wrote', async () => {
    const { lines, order, write, read } = await aThread()
    const buyer = await aMember(world, restaurant, 'buyer')
    await changeOf(buyer, order, supplier).change({
      lines: [{ public_id: lines[0], quantity: 5 }],
      reason: 'other',
      note: 'Groupe annulé',
    })
    await write(buyer, 'Désolée!')
    await write(restaurant, 'Cela reste')
    const closed = await buyer.browser.post('/api/close-own-access/', {
      current_password: PASSWORD,
    })
    expect(closed.status, closed.text).toBe(204)
    for (const reader of [restaurant, supplier])
      expect((await read(reader)).entries.slice(1)).toMatchObject([
        {
          kind: 'line_changed',
          old: { quantity: 8 },
          new: { quantity: 5 },
          reason: 'other',
          text: null,
          by: { first_name: null },
        },
        { kind: 'message', text: null, by: { first_name: null } },
        { kind: 'message', text: 'Cela reste' },
      ])
  })
})

describe('a message', () => {
  test('leaves the order and its version as they are, and reaches the other side’s open screens', async () => {
    const { order, answer, write } = await aThread()
    const [mine, theirs] = [await aStream(restaurant.browser), await aStream(supplier.browser)]
    await Promise.all([mine, theirs].map((one) => one.until(() => one.messages.length === 1)))
    const before = await readOrder(restaurant, order)
    const { status, body } = await write(restaurant, 'Bonjour')
    expect([status, body]).toEqual([201, { number: 2 }])
    await theirs.until(() => theirs.events().length === 1)
    expect(theirs.events()).toMatchObject([{ kind: 'message', name: 'Bistro Ancre' }])
    // Its own screens learn that there is something to fetch again, without an event.
    await mine.until(() => mine.messages.length === 2)
    expect(mine.events()).toEqual([])
    expect(await readOrder(restaurant, order)).toEqual(before)
    expect((await answer({ action: 'accepted', order_version: 1 })).status).toBe(200)
  })

  test('is text, whatever it looks like', async () => {
    const { write, read } = await aThread()
    const text = '<img src=x onerror=alert(1)> & "\'; drop table order_entry --'
    await write(restaurant, text)
    expect((await read(supplier)).entries.at(-1).text).toBe(text)
  })

  test.each([
    ['nothing', ''],
    ['only spaces', ' \n\u00a0 '],
    ['only an invisible character', '\u200b'],
    ['a control character', 'Bonjour\u0000'],
    ['turned around', 'abc\u202edef'],
    ['half a character', 'abc\ud800'],
    ['one character too many', 'é'.repeat(MAX_MESSAGE_LENGTH + 1)],
  ])('of %s is refused, and writes nothing', async (_, text) => {
    const { write } = await aThread()
    const before = await fingerprint(database)
    const { status, body } = await write(restaurant, text)
    expect([status, body.code]).toEqual([400, 'invalid_input'])
    expect(body.fields).toHaveProperty('text')
    expect(await fingerprint(database)).toBe(before)
  })

  test('of 2,000 characters is taken', async () => {
    const { write, read } = await aThread()
    const text = 'é'.repeat(MAX_MESSAGE_LENGTH)
    expect((await write(supplier, text)).status).toBe(201)
    expect((await read(restaurant)).entries.at(-1).text).toBe(text)
  })

  test('sent again under its key is written once', async () => {
    const { write, read } = await aThread()
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    const answers = [
      await write(restaurant, 'Une fois', key),
      await write(restaurant, 'Une fois', key),
    ]
    expect(answers.map(({ status, body }) => [status, body.number])).toEqual([
      [201, 2],
      [201, 2],
    ])
    expect((await read(supplier)).last_number).toBe(2)
  })

  test('is one of sixty an hour of a person, over all its orders; the next is refused and not written', async () => {
    const limited = await aServerOf(database, { rateLimits: true })
    const orders = [await aThread(), await aThread()].map(({ order }) => order.partOf(supplier))
    const writer = await signedIn(limited, restaurant)
    const write = (index: number) =>
      writer.post('/api/order-message/', {
        supplier_order_public_id: orders[index % 2]?.publicId,
        text: 'Bonjour',
      })
    const statuses: number[] = []
    for (let index = 0; index < 60; index++) statuses.push((await write(index)).status)
    expect(new Set(statuses)).toEqual(new Set([201]))
    const before = await fingerprint(database)
    const refused = await write(60)
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_messages'])
    expect(await fingerprint(database)).toBe(before)
  })

  test('is taken of an order that has ended, until thirty days later', async () => {
    const { id, answer, write, read } = await aThread()
    await answer({ action: 'cancelled' })
    expect((await write(restaurant, 'Et demain?')).status).toBe(201)
    await sql`alter table order_entry disable trigger user`.execute(database)
    await sql`update order_entry set at = at - interval '30 days' where supplier_order_id = ${id}`.execute(
      database,
    )
    await sql`alter table order_entry enable trigger user`.execute(database)
    const { status, body } = await write(supplier, 'Trop tard')
    expect([status, body.code]).toEqual([409, 'thread_closed'])
    expect((await read(supplier)).may_write).toBe(false)
  })

  test('to a business that has closed is refused', async () => {
    const leaving = await aRestaurant(world)
    const { order, answer, write, read } = await aThread(leaving)
    await answer({ action: 'cancelled' })
    await leaving.browser.post('/api/restaurant-order-set-to-done/', {
      order_public_id: order.publicId,
    })
    const closed = await leaving.browser.post('/api/close-account/', { current_password: PASSWORD })
    expect(closed.status, closed.text).toBe(204)
    expect((await write(supplier, 'Bonne chance')).body.code).toBe('thread_closed')
    expect((await read(supplier)).may_write).toBe(false)
  })
})

describe('what is unread', () => {
  const listed = async (reader: typeof restaurant) => {
    const side = reader === supplier ? 'supplier' : 'restaurant'
    const status = side === 'supplier' ? 'pending' : 'active'
    return (await reader.browser.get(`/api/${side}-order-list/?status=${status}`)).body[0]
  }
  const counts = async () => (await supplier.browser.get('/api/supplier-order-counts/')).body

  test('counts what the other side wrote and changed, for each person, until it is seen', async () => {
    const { order, lines, write, see, read } = await aThread()
    expect(await listed(supplier)).toMatchObject({ unread: 0 })
    const before = await counts()
    await write(restaurant, 'Bonjour')
    await changeOf(restaurant, order, supplier).change({
      lines: [{ public_id: lines[0], quantity: 6 }],
    })
    expect(await listed(supplier)).toMatchObject({ unread: 2 })
    expect(await counts()).toEqual({
      ...before,
      unread: { ...before.unread, pending: before.unread.pending + 1 },
    })
    // One's own is never unread.
    expect((await listed(restaurant)).suppliers).toMatchObject([{ unread: 0 }])
    const desk = await aMember(world, supplier, 'desk')
    expect((await see(supplier, 2)).status).toBe(204)
    expect(await listed(supplier)).toMatchObject({ unread: 1 })
    await see(supplier, 3)
    await see(supplier, 1)
    expect(await listed(supplier)).toMatchObject({ unread: 0 })
    expect((await read(supplier)).seen_number).toBe(3)
    expect(await counts()).toEqual(before)
    const ofDesk = await desk.browser.get('/api/supplier-order-list/?status=pending')
    expect(ofDesk.body[0]).toMatchObject({ unread: 2 })
    await write(supplier, 'Noté')
    expect((await listed(restaurant)).suppliers).toMatchObject([{ unread: 1 }])
  })

  test('is not what is still to come, however far a person claims to have seen', async () => {
    const { write, see, read } = await aThread()
    await see(supplier, 30_000)
    expect((await read(supplier)).seen_number).toBe(1)
    await write(restaurant, 'Encore')
    expect(await listed(supplier)).toMatchObject({ unread: 1 })
    expect((await see(supplier, 99_999_999_999)).status).toBe(400)
  })

  test('disappears from the person’s other screens; seeing it twice says nothing new', async () => {
    const { write, see } = await aThread()
    await write(restaurant, 'Bonjour')
    const screen = await aStream(supplier.browser)
    await screen.until(() => screen.messages.length === 1)
    const first = screen.messages[0]?.data.own_changes
    await see(supplier, 2)
    await screen.until(() => screen.messages.at(-1)?.data.own_changes === first + 1)
    const before = await fingerprint(database)
    await see(supplier, 2)
    expect(await fingerprint(database)).toBe(before)
  })
})

test('an account’s data contain what its person wrote', async () => {
  const buyer = await aMember(world, restaurant, 'buyer')
  const { write } = await aThread()
  await write(buyer, 'À moi')
  const { text } = await buyer.browser.get('/api/account-data/')
  expect(JSON.parse(text).order_texts).toMatchObject([
    { business: 'Bistro Ancre', kind: 'message', text: 'À moi' },
  ])
})
