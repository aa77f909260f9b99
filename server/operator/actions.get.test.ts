import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { anOperator, aRestaurant } from '@halles/testing/world/builders.ts'
import { expect, test } from 'vitest'

const world = await anOwnApp()
const [first, second] = [await anOperator(world), await anOperator(world)]

const actions = async (page = 1) =>
  (await first.browser.get(`/api/operator/actions/?page=${page}`)).body

test('every decision is one line: who, what, on whom and when, newest first [I20]', async () => {
  const { publicId: public_id } = await aRestaurant(world, { name: 'Chez Luc', status: 'pending' })
  const moves = [
    [first, 'activate'],
    [second, 'suspend'],
    [first, 'reactivate'],
  ] as const
  for (const [{ browser }, move] of moves) {
    await browser.post(`/api/operator/account-${move}/`, { public_id })
  }
  await second.browser.post('/api/operator/city-add/', { name: 'Gaspé' })
  const { results, count } = await actions()
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+00:00$/)
  const chezLuc = { subject: 'Chez Luc', detail: null, at }
  expect(results).toEqual([
    { operator: second.email, action: 'add_city', subject: 'Gaspé', detail: null, at },
    { operator: first.email, action: 'reactivate', ...chezLuc },
    { operator: second.email, action: 'suspend', ...chezLuc },
    { operator: first.email, action: 'activate', ...chezLuc },
  ])
  expect(count).toBe(4)
})

test('a business keeps in the trail the name it had then', async () => {
  await world.database.updateTable('restaurant').set({ name: 'Chez Lucie' }).execute()
  expect((await actions()).results[1].subject).toBe('Chez Luc')
})

test('twenty lines make a page, and put together the pages hold each once [I18]', async () => {
  for (let number = 0; number < 20; number++) {
    await first.browser.post('/api/operator/city-add/', { name: `Ville ${number}` })
  }
  const pages = await Promise.all([1, 2, 3].map(actions))
  expect(pages.map(({ results }) => results.length)).toEqual([20, 4, 0])
  expect(pages.map(({ count }) => count)).toEqual([24, 24, 24])
  const subjects = pages.flatMap(({ results }) => results).map(({ subject }) => subject)
  expect(subjects.slice(0, 20)).toEqual(
    Array.from({ length: 20 }, (_, number) => `Ville ${19 - number}`),
  )
})
