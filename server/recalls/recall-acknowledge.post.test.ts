import { aStream } from '@halles/testing/client/stream.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aMember, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { anOrderOfLot, aRecall } from '@halles/testing/world/lots.ts'
import { expect, test } from 'vitest'

const world = await aTestApp()
const supplier = await aSupplier(world)
const restaurant = await aRestaurant(world)
const other = await aRestaurant(world)
const cook = await aMember(world, restaurant, 'cook', { firstName: 'Zoé' })
const buyer = await aMember(world, restaurant, 'buyer', { firstName: 'Marc' })

/** A recall of a lot that both restaurants received. */
async function aNotice(lot: string, further = {}): Promise<string> {
  for (const receiver of [restaurant, other]) await anOrderOfLot(world, receiver, supplier, { lot })
  return (await aRecall(supplier, lot, further))['public_id']
}
const acknowledge = (id: string, by = cook) =>
  by.browser.post('/api/recall-acknowledge/', { recall_public_id: id })
const notices = async (by = restaurant) => (await by.browser.get('/api/recalls/')).body

test('any member says that the restaurant knows; who was first stays', async () => {
  const id = await aNotice('L-1')
  const first = await acknowledge(id)
  expect(first).toMatchObject({
    status: 200,
    body: { public_id: id, acknowledged: { by: { first_name: 'Zoé' } } },
  })
  const second = await acknowledge(id, buyer)
  expect(second.body.acknowledged).toEqual(first.body.acknowledged)
})

test('it is said for one restaurant, and the other has yet to', async () => {
  const id = await aNotice('L-2')
  await acknowledge(id)
  expect((await notices(other))[0]).toMatchObject({ public_id: id, acknowledged: null })
})

test('a restaurant that did not receive the lot does not find its notice', async () => {
  const id = await aNotice('L-3')
  const stranger = await aRestaurant(world)
  expect((await acknowledge(id, stranger)).body.code).toBe('not_found')
  const read = await stranger.browser.get(`/api/recalls/?recall_public_id=${id}`)
  expect([read.status, await notices(stranger)]).toEqual([404, []])
})

test('open notices are read before those that are known', async () => {
  const [first, second] = [await aNotice('L-4'), await aNotice('L-5')]
  await acknowledge(second)
  const ids = (await notices()).map(({ public_id }: { public_id: string }) => public_id)
  expect(ids.indexOf(first)).toBeLessThan(ids.indexOf(second))
})

test('open screens of the restaurant count the notices at once, and its supplier’s hear that it knows', async () => {
  const kitchen = await aStream(cook.browser)
  await kitchen.until(() => kitchen.messages.length === 1)
  const before = kitchen.messages[0]?.data.recalls
  const id = await aNotice('L-6')
  await kitchen.until(() => kitchen.messages.at(-1)?.data.recalls === before + 1)
  const office = await aStream(supplier.browser)
  await office.until(() => office.messages.length === 1)
  const changes = office.messages[0]?.data.own_changes
  await acknowledge(id)
  await kitchen.until(() => kitchen.messages.at(-1)?.data.recalls === before)
  await office.until(() => office.messages.at(-1)?.data.own_changes > changes)
})

test('a removed member neither reads nor acknowledges', async () => {
  const id = await aNotice('L-7')
  const leaving = await aMember(world, restaurant, 'cook')
  await leaving.browser.post('/api/team-leave/')
  expect([401, 403]).toContain((await acknowledge(id, leaving)).status)
  expect((await leaving.browser.get('/api/recalls/')).status).toBe(401)
})
