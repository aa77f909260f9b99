import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { anOperator, aVisitor } from '@halles/testing/world/builders.ts'
import { expect, test } from 'vitest'

const world = await aTestApp()
const { browser } = await anOperator(world)

test.for([
  ['page=1&page=2', 'page'],
  ['status[]=active', 'status'],
  ['status[$ne]=x', 'status'],
  ['status[a][b]=x', 'status'],
  ['status%5B%5D=active', 'status'],
  ['status=active&status=pending', 'status'],
] as const)('%s gives a name two readings and is refused [A018]', async ([query, field]) => {
  const { status, body } = await browser.get(`/api/operator/accounts/?${query}`)
  expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'invalid_input', [field]])
})

test.for([
  '__proto__=x',
  'constructor=x',
  'toString=x',
  'unknown=1',
  '=',
  '&&',
  '?',
  'page=1;status=x',
])('a query that nobody reads is ignored or refused, never an error: %s', async (query) => {
  const { status } = await browser.get(`/api/operator/accounts/?${query}`)
  expect([200, 400]).toContain(status)
})

test.for([
  'x'.repeat(8 * 1024),
  'klingon',
  ';;q=,',
  '\t',
  '*',
  'fr-'.repeat(100),
  ',,,,',
  'en;q=NaN',
  'en;q=0',
])('an Accept-Language of %.20s is French [A032]', async (language) => {
  const answer = await aVisitor(world).get('/api/auth/status/', { 'Accept-Language': language })
  expect(answer).toMatchObject({ status: 401, body: { message: 'Connectez-vous pour continuer.' } })
  const { status } = await aVisitor(world).get('/api/city-list/', { 'Accept-Language': language })
  expect(status).toBe(200)
})

test.for(['en', 'en-CA,en;q=0.9,fr;q=0.8', 'de, en;q=0.7', 'EN'])(
  'an Accept-Language of %s is English',
  async (language) => {
    const answer = await aVisitor(world).get('/api/auth/status/', { 'Accept-Language': language })
    expect(answer.body.message).toBe('Log in to continue.')
  },
)
