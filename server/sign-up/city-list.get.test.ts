import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aVisitor } from '@halles/testing/world/builders.ts'
import { beforeAll, expect, test } from 'vitest'
import { seedCities } from '../database/default-cities.ts'

const world = await anOwnApp()
beforeAll(() => seedCities(world.database))

async function listed(): Promise<string[]> {
  const answer = await aVisitor(world).get('/api/city-list/')
  expect(answer.status).toBe(200)
  return answer.body
}

test('the list starts with hundreds of Québec’s places, each once and with its accents', async () => {
  const names = await listed()
  expect(names.length).toBeGreaterThan(330)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(
    expect.arrayContaining([
      'Montréal',
      'Québec',
      'Trois-Rivières',
      "L'Île-Perrot",
      'Val-des-Sources',
    ]),
  )
})

test('names stand as a French reader looks for them: accents do not send a city to the end', async () => {
  const names = await listed()
  const some = ['Lévis', "L'Ancienne-Lorette", 'Laval', 'Sept-Îles', 'Alma', 'Bécancour', 'Beaupré']
  expect(names.filter((name) => some.includes(name))).toEqual([
    'Alma',
    'Beaupré',
    'Bécancour',
    "L'Ancienne-Lorette",
    'Laval',
    'Lévis',
    'Sept-Îles',
  ])
})

test('a second start adds nothing to a list that an operator has changed', async () => {
  await world.database.deleteFrom('city').where('name', '=', 'Alma').execute()
  await seedCities(world.database)
  expect(await listed()).not.toContain('Alma')
})

test('a retired city is not offered', async () => {
  await world.database
    .updateTable('city')
    .set({ retired_at: new Date() })
    .where('name', '=', 'Amos')
    .execute()
  expect(await listed()).not.toContain('Amos')
})
