import { askDatabase } from '@halles/testing/database/ask-database.ts'
import { anEmptyDatabase, aTestConnection } from '@halles/testing/database/test-database.ts'
import { addressOf, startProgram } from '@halles/testing/servers/program.ts'
import { freePort } from '@halles/testing/servers/server-process.ts'
import { expect, test } from 'vitest'
import { demoOperator } from './database/demo/accounts/operator.ts'

const operator = { OPERATOR_EMAIL: 'chef@halles.ca', OPERATOR_PASSWORD: 'framboise noire' }
const aFreePort = async () => String(await freePort())

test('servers that start at once on an empty database all open, and fill it once', async () => {
  const empty = await anEmptyDatabase()
  const settings = { DATABASE_URL: addressOf(empty), DEMO: '1' }
  const ports = await Promise.all([aFreePort(), aFreePort(), aFreePort()])
  const servers = ports.map((PORT) => startProgram({ PORT, ...settings, ...operator }))
  await Promise.all(servers.map((server) => server.saying('is open at')))
  const operators = await askDatabase(
    empty,
    "select email from account join person on person.id = contact_person_id where kind = 'operator' order by account.id",
  )
  expect(operators).toEqual([{ email: demoOperator.email }, { email: 'chef@halles.ca' }])
  for (const server of servers) server.process.kill('SIGTERM')
  for (const { ended } of servers) expect(await ended).toMatchObject({ code: 0 })
})

test('the operator of the environment is made once', async () => {
  const own = await aTestConnection()
  const settings = { PORT: await aFreePort(), DATABASE_URL: addressOf(own), ...operator }
  for (const password of ['framboise noire', 'groseille verte']) {
    const server = startProgram({ ...settings, OPERATOR_PASSWORD: password })
    await server.saying('is open at')
    server.process.kill('SIGTERM')
    await server.ended
  }
  const operators = await askDatabase(
    own,
    "select email, status from account join person on person.id = contact_person_id where kind = 'operator'",
  )
  expect(operators).toEqual([{ email: 'chef@halles.ca', status: 'active' }])
})

test('with a key for second factors a server that the public can reach says nothing of them', async () => {
  const server = startProgram({
    PORT: await aFreePort(),
    DATABASE_URL: addressOf(await aTestConnection()),
    PUBLIC_URL: 'https://halles.example.ca',
    TRUST_PROXY: 'none',
    SECRET_KEY: 'a7'.repeat(32),
  })
  await server.saying('is open at')
  server.process.kill('SIGTERM')
  expect((await server.ended).complaint).toMatch(/^(?!.*SECRET_KEY)/)
})
