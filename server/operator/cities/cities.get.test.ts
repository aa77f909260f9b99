import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { anOperator, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { beforeAll, expect, test } from 'vitest'

const world = await anOwnApp()
const operator = await anOperator(world)

beforeAll(async () => {
  const names = ['Zèbreville', 'Éclair', 'Alma', 'Sept-Îles']
  await world.database
    .insertInto('city')
    .values(names.map((name) => ({ name })))
    .execute()
  const retired_at = new Date()
  await world.database.insertInto('city').values({ name: 'Fermée', retired_at }).execute()
})

const cities = async (query = '') =>
  (await operator.browser.get(`/api/operator/cities/${query}`)).body

test('cities come in French order, retired ones too', async () => {
  const { results, count } = await cities()
  expect(count).toBe(5)
  expect(results).toEqual(
    ['Alma', 'Éclair', 'Fermée', 'Sept-Îles', 'Zèbreville'].map((name) => ({
      name,
      used_by: 0,
      is_retired: name === 'Fermée',
    })),
  )
})

test('each says how many accounts it is the city of or is served by, each once, refused and closed ones not', async () => {
  await aRestaurant(world, { city: 'Alma' })
  await aRestaurant(world, { city: 'Alma', status: 'pending' })
  await aRestaurant(world, { city: 'Alma', status: 'refused' })
  await aRestaurant(world, { city: 'Alma', status: 'closed' })
  await aSupplier(world, { city: 'Alma', serves: ['Alma', 'Éclair'], status: 'suspended' })
  const { results } = await cities()
  expect(results).toMatchObject([
    { name: 'Alma', used_by: 3 },
    { name: 'Éclair', used_by: 1 },
    { used_by: 0 },
    { used_by: 0 },
    { used_by: 0 },
  ])
})

test.for([
  ['sept iles', ['Sept-Îles']],
  ['ECL', ['Éclair']],
  ['alm%x', []],
] as const)('a search for %j finds %j, accents and case aside', async ([search, names]) => {
  const { results, count } = await cities(`?search=${encodeURIComponent(search)}`)
  expect(results.map(({ name }: { name: string }) => name)).toEqual(names)
  expect(count).toBe(names.length)
})

test('fifty make a page', async () => {
  const names = Array.from({ length: 60 }, (_, number) => ({ name: `Rang ${number + 10}` }))
  await world.database.insertInto('city').values(names).execute()
  const pages = await Promise.all([1, 2, 3].map((page) => cities(`?search=rang&page=${page}`)))
  expect(pages.map(({ results }) => results.length)).toEqual([50, 10, 0])
  expect(pages[0].results[0].name).toBe('Rang 10')
  expect(pages[1].results[9].name).toBe('Rang 69')
})
