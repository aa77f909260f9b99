import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aServerOf } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { connect } from './connect.ts'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { migrate } from './migrate.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'halles-data-'))
const logDir = await mkdtemp(join(tmpdir(), 'halles-log-'))
// Started by root, PostgreSQL runs as somebody else.
await chmod(logDir, 0o777)
const LOG = join(logDir, 'statements.log')
const postgres = await startEmbeddedPostgres({
  dataDir,
  settings: {
    fsync: 'off',
    logging_collector: 'on',
    log_directory: logDir,
    log_filename: 'statements.log',
    log_file_mode: '0644',
    log_line_prefix: '%a| ',
    log_statement: 'all',
  },
})
afterAll(async () => {
  await postgres.stop()
  await rm(dataDir, { recursive: true })
  await rm(logDir, { recursive: true })
})
await migrate(postgres.connection)
const database = connect(postgres.connection)
afterAll(() => database.destroy())
const world = await aServerOf(database)

const ID = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}'

test('what a request writes stands in the database’s log under its id, and what follows does not', async () => {
  const [restaurant, supplier] = [await aRestaurant(world), await aSupplier(world)]
  const product = await aProduct(world, supplier)
  const input = { productId: product.publicId, quantity: 2 }
  const given = { 'X-Request-Id': "'; drop table cart; --" }
  expect((await restaurant.browser.post('/api/cart-add/', input, given)).status).toBe(200)
  expect((await restaurant.browser.post('/api/cart-add/', input)).status).toBe(200)

  const log = await readFile(LOG, 'utf8')
  const ids = [...log.matchAll(new RegExp(`^halles (${ID})\\| LOG: {2}execute add_to_cart:`, 'gm'))]
  expect(new Set(ids.map(([, id]) => id)).size).toBe(2)
  expect(log).not.toContain('drop table cart')
  // A connection that goes back to the pool has its own name again.
  await database.transaction().execute((tx) => sql`create table after (n int)`.execute(tx))
  expect(await readFile(LOG, 'utf8')).toMatch(/^halles\| LOG:.*create table after/m)
})

test('an answer that says that something went wrong bears the id that the log has', async () => {
  const [restaurant, supplier] = [await aRestaurant(world), await aSupplier(world)]
  const product = await aProduct(world, supplier)
  await sql`alter table cart_line rename to cart_line_elsewhere`.execute(database)
  const input = { productId: product.publicId, quantity: 2 }
  const answer = await restaurant.browser.post('/api/cart-add/', input)
  expect(answer.status).toBe(500)
  const id = answer.headers.get('x-request-id') ?? ''
  expect(id).toMatch(new RegExp(`^${ID}$`))
  expect(await readFile(LOG, 'utf8')).toMatch(new RegExp(`^halles ${id}\\| ERROR:`, 'm'))
})
