import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '../server/database/connect.ts'
import { startEmbeddedPostgres } from '../server/database/embedded/embedded-postgres.ts'
import { migrate } from '../server/database/migrate.ts'
import type { Browser } from '../server/testing/browser.ts'
import { aSupplier } from '../server/testing/builders.ts'
import { startServer } from '../server/testing/server-process.ts'

// Usage: npm run bench:import -- <products.csv>
// One supplier brings a whole list, twice, exports and undoes: how long each step takes over HTTP, and how long
// somebody else waits for an answer meanwhile. On the embedded database with fsync on, in a server of its own.
const [file] = process.argv.slice(2)
if (!file) throw new Error('npm run bench:import -- <products.csv>')
const list = await readFile(file)

const folder = await mkdtemp(join(tmpdir(), 'halles-bench-'))
const postgres = await startEmbeddedPostgres({ dataDir: folder })
const database = connect(postgres.connection)
try {
  await migrate(postgres.connection)
  const server = await startServer(postgres.connection)
  try {
    const origin = `http://127.0.0.1:${server.port}`
    const { browser } = await aSupplier({ origin, database })
    await importList(browser, origin)
  } finally {
    await server.stop()
  }
} finally {
  await database.destroy()
  await postgres.stop()
  await rm(folder, { recursive: true })
}

async function importList(browser: Browser, origin: string): Promise<void> {
  const preview = () => browser.post('/api/catalogue-import/', list)
  const { body } = await timed('preview, all new', origin, preview)
  console.log(body.counts)
  const which = { public_id: body.public_id }
  const step = (name: string) => () => browser.post(`/api/catalogue-import-${name}/`, which)
  await timed('confirmation', origin, step('confirm'))
  for (const format of ['csv', 'xlsx']) {
    const address = `/api/catalogue-export/?format=${format}`
    await timed(`export, ${format}`, origin, () => browser.get(address))
  }
  await timed('preview, nothing new', origin, preview)
  await timed('undoing', origin, step('undo'))
}

async function timed<Answer extends { status: number; text: string }>(
  name: string,
  origin: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const start = performance.now()
  let done = false
  const waited = longestWait(origin, () => done)
  const answer = await work()
  done = true
  const took = `${Math.round(performance.now() - start)} ms`
  console.log(`${name}: ${took}, others wait ${Math.round(await waited)} ms at most`)
  if (answer.status >= 400) throw new Error(`${name} answered ${answer.status}: ${answer.text}`)
  return answer
}

/** The slowest answer of the live probe, asked again and again. */
async function longestWait(origin: string, isDone: () => boolean): Promise<number> {
  let longest = 0
  while (!isDone()) {
    const start = performance.now()
    await fetch(`${origin}/api/health/live/`)
    longest = Math.max(longest, performance.now() - start)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return longest
}
