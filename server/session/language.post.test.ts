import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aSupplier } from '@halles/testing/world/builders.ts'
import { expect, test } from 'vitest'

const world = await aTestApp()
const { browser, person } = await aSupplier(world)

const kept = async () =>
  world.database
    .selectFrom('person')
    .select('language')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow()

test('the language chosen with the toggle is the person’s', async () => {
  expect((await browser.post('/api/language/', { lang: 'en' })).status).toBe(204)
  expect(await kept()).toEqual({ language: 'en' })
  expect((await browser.post('/api/language/', { lang: 'fr' })).status).toBe(204)
  expect(await kept()).toEqual({ language: 'fr' })
})

test.for(['de', 'FR', '', null, ['fr'], { fr: true }, "fr' OR '1'='1", '../en'])(
  '%j is no language',
  async (lang) => {
    const before = await fingerprint(world.database)
    const answer = await browser.post('/api/language/', { lang })
    expect(answer).toMatchObject({ status: 400, body: { fields: { lang: expect.any(String) } } })
    expect(await fingerprint(world.database)).toBe(before)
  },
)

test('another person’s id in the body is ignored', async () => {
  const other = await aSupplier(world)
  await browser.post('/api/language/', {
    lang: 'en',
    account_id: other.id,
    person_id: other.person.id,
    id: other.person.id,
  })
  const { language } = await world.database
    .selectFrom('person')
    .select('language')
    .where('id', '=', other.person.id)
    .executeTakeFirstOrThrow()
  expect(language).toBe('fr')
})
