import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { connect } from '../../database/connect.ts'
import { startEmbeddedPostgres } from '../../database/embedded/embedded-postgres.ts'
import { migrate } from '../../database/migrate.ts'
import { aProduct, aRestaurant, aSupplier } from '../../testing/builders.ts'
import { aServerOf } from '../../testing/test-app.ts'

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
const world = await aServerOf(database, { trustProxy: ['127.0.0.1'] })

const ID = 'from-the-proxy-1'

test('what a request writes stands in the database’s log under its id, and what follows does not', async () => {
  const [restaurant, supplier] = [await aRestaurant(world), await aSupplier(world)]
  const product = await aProduct(world, supplier)
  const input = { productId: product.publicId, quantity: 2 }
  const answer = await restaurant.browser.post('/api/cart-add/', input, { 'X-Request-Id': ID })
  expect(answer.status).toBe(200)
  expect((await restaurant.browser.post('/api/cart-add/', input)).status).toBe(200)

  const lines = (await readFile(LOG, 'utf8')).split('\n')
  const named = (name: RegExp) => lines.filter((line) => name.test(line)).join('\n')
  expect(named(new RegExp(`^halles ${ID}\\|`))).toMatch(/LOG: {2}execute add_to_cart:/)
  expect(named(/^halles [\da-f]{8}-[\da-f-]{27}\|/)).toMatch(/LOG: {2}execute add_to_cart:/)
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
  expect(id).toMatch(/^[\da-f-]{36}$/)
  expect(await readFile(LOG, 'utf8')).toMatch(new RegExp(`^halles ${id}\\| ERROR:`, 'm'))
})
