import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { anOperator, aVisitor } from '@halles/testing/world/builders.ts'
import { expect, test } from 'vitest'

const world = await anOwnApp()
const operator = await anOperator(world)

const add = (name: unknown) => operator.browser.post('/api/operator/city-add/', { name })
const offered = async () => (await aVisitor(world).get('/api/city-list/')).body

test('a city that was added is offered to those who sign up', async () => {
  expect((await add('  Percé ')).status).toBe(204)
  expect(await offered()).toEqual(['Percé'])
})

test.for(['Percé', 'percé', 'PERCE', 'Perce\u0301', ' perce.'])(
  'written %j it is there already',
  async (name) => {
    const before = await fingerprint(world.database)
    expect(await add(name)).toMatchObject({ status: 409, body: { code: 'city_exists' } })
    expect(await fingerprint(world.database)).toBe(before)
  },
)

test('one that was retired comes back, spelt as now', async () => {
  expect((await add('iles de la madeleine')).status).toBe(204)
  await operator.browser.post('/api/operator/city-retire/', { name: 'iles de la madeleine' })
  expect(await offered()).toEqual(['Percé'])
  expect((await add('Îles-de-la-Madeleine')).status).toBe(204)
  expect(await offered()).toEqual(['Îles-de-la-Madeleine', 'Percé'])
})

test('ten clicks at once add it once', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => add('Chandler')))
  const codes = answers.map(({ status, body }) => body?.code ?? status).sort()
  expect(codes).toEqual([204, ...Array(9).fill('city_exists')])
  const { body } = await operator.browser.get('/api/operator/actions/')
  expect(
    body.results.filter(({ subject }: { subject: string }) => subject === 'Chandler'),
  ).toHaveLength(1)
})

test.for(['', '   ', 'a'.repeat(101), 'Per\ncé', 'Per\u200bcé', 7, null, undefined])(
  '%j is no name of a city',
  async (name) => {
    const before = await fingerprint(world.database)
    const answer = await add(name)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields)).toEqual(['name'])
    expect(await fingerprint(world.database)).toBe(before)
  },
)
