import { Writable } from 'node:stream'
import { aTestDatabase } from '@halles/testing/database/test-database.ts'
import fastify, { LogController } from 'fastify'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { log } from './log.ts'

const database = await aTestDatabase()

/** A server's log, and what has been written to it. */
function aLog() {
  let written = ''
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written += chunk
      done()
    },
  })
  const options = log(readConfig({}))
  const logger = { ...(typeof options === 'object' && options), stream }
  const logController = new LogController({ disableRequestLogging: true })
  return { app: fastify({ logger, logController }), written: () => written }
}

test('an error of the database is logged without the rows that caused it', async () => {
  const person = () =>
    sql`
    insert into person (email, password_hash, first_name, last_name)
    values ('chef@exemple.test', '', '', '')`.execute(database)
  await person()
  const error = await person().catch((error) => error)
  expect(error.detail).toContain('chef@exemple.test')
  const { app, written } = aLog()
  app.log.error(error)
  app.log.warn({ err: error }, 'again')
  expect(written()).toMatch(/"code":"23505"/)
  expect(written()).toMatch(/person_email/)
  expect(written()).not.toContain('exemple')
})

test('an e-mail address that another program says is not logged', () => {
  const { app, written } = aLog()
  const problem = '550 5.1.1 <Chef.O’Neil+x@Exemple.test>: Recipient address rejected'
  app.log.warn({ mail: 'id', problem }, 'mail waits')
  app.log.error(new Error(problem))
  expect(written()).toContain('550 5.1.1 <…>: Recipient address rejected')
  expect(written()).not.toMatch(/exemple|neil/i)
})

test('of a request its route is logged: an address may hold a token', async () => {
  const { app, written } = aLog()
  app.get('/reset-password/:uid/:token', (request) => {
    request.log.info({ req: request })
    return {}
  })
  app.setNotFoundHandler((request) => {
    request.log.info({ req: request })
    return {}
  })
  await app.inject('/reset-password/abc/secret')
  await app.inject('/reset-passwort/abc/secret')
  expect(written()).toContain('"route":"/reset-password/:uid/:token"')
  expect(written()).not.toMatch(/secret|127\.0\.0\.1/)
})
