import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect, type Database } from '../server/database/connect.ts'
import { findRunning } from '../server/database/embedded/find-running.ts'
import { unsoundIn } from '../testing/checks/unsound.ts'
import { type Answer, type Body, Browser } from '../testing/client/browser.ts'
import { freePort, startServer } from '../testing/servers/server-process.ts'
import { commandLine } from './command-line.ts'

// For each commit of this branch that brought a migration: its own server makes a demo market, this folder's server takes that
// over, orders are placed and accepted in it, and everything stored is counted again.
const { files, options } = commandLine('test:upgrades [-- commit ...] [--spread 6]', {
  files: [0, 100],
  options: { spread: 1_000 },
})
const ROOT = join(import.meta.dirname, '..')
const LONGEST_START = 120_000
const DEMO_PASSWORD = 'marche-du-matin'

const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28 }).trim()

const MIGRATIONS = 'server/database/migrations'

/** Oldest first. A migration that was edited later was in use nowhere: not the commits that have it as it was. */
function commitsWithMigrations(): string[] {
  const merged = ['--first-parent', '-m', '--diff-filter=A', '--reverse', '--format=%h']
  const commits = new Set(git('log', ...merged, '--', MIGRATIONS).split('\n'))
  const now = new Set(migrationsOf('HEAD'))
  return [...commits].filter(
    (commit) =>
      git('ls-tree', '--name-only', commit, 'server/main.ts') !== '' &&
      migrationsOf(commit).every((file) => now.has(file)),
  )
}

/** So many as were asked for, the first and the last among them. */
function spreadOver(commits: string[]): string[] {
  const last = Math.min(options.spread, commits.length) - 1
  const places = Array.from({ length: last + 1 }, (_, place) =>
    Math.round((place * (commits.length - 1)) / Math.max(last, 1)),
  )
  return places.flatMap((place) => commits[place] ?? [])
}

/** Each with the hash of its content. */
const migrationsOf = (commit: string) =>
  git('ls-tree', '-r', commit, MIGRATIONS)
    .split('\n')
    .filter((line) => line.endsWith('.sql'))

/** A commit's files with its own packages. */
function codeOf(commit: string, folder: string): void {
  mkdirSync(folder)
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  execFileSync('npm', ['ci', '--include=dev', '--include=optional'], {
    cwd: folder,
    stdio: 'ignore',
  })
}

/** Has a commit's server make its demo market in a folder. */
async function fill(code: string, dataDir: string): Promise<void> {
  const port = await freePort()
  const settings = { PORT: `${port}`, HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO: '1' }
  const environment = { DATABASE_URL: '', LOG_LEVEL: 'error', RATE_LIMITS: 'off', ...settings }
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: code,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  server.stderr.on('data', (text) => {
    said += text
  })
  const ended = once(server, 'exit')
  const until = Date.now() + LONGEST_START
  while (!(await isReady(port))) {
    if (server.exitCode !== null || Date.now() > until) {
      server.kill('SIGKILL')
      throw new Error(
        `its own server does not start: ${/^\w*Error.*$/m.exec(said)?.[0] ?? said.trim()}`,
      )
    }
    await sleep(100)
  }
  server.kill('SIGTERM')
  await ended
}

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/api/health/ready/`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Orders a product in a market that was taken over, and has its supplier accept it. */
async function trade(origin: string, database: Database): Promise<void> {
  const restaurant = await signedIn(origin, database, 'restaurant')
  await answered(restaurant.get('/api/restaurant-order-list/?status=done'))
  for (const { product } of (await answered(restaurant.get('/api/cart/'))).cart_products)
    await answered(restaurant.post('/api/cart-remove/', { productId: product.public_id }))
  const { results } = await answered(restaurant.get('/api/product-list/?category_name=all'))
  const [{ public_id: productId, supplier }] = results
  await answered(restaurant.post('/api/cart-add/', { productId, quantity: 99 }))
  const { order_public_id: id } = await answered(restaurant.post('/api/checkout/', {}))
  const order = await answered(restaurant.get(`/api/restaurant-order-list/?order_public_id=${id}`))
  const answering = await signedIn(origin, database, 'supplier', supplier.public_id)
  const [{ public_id: supplier_order_id }] = order.supplier_products
  const accepted = { supplier_order_id, action: 'accepted' }
  await answered(answering.post('/api/supplier-order-update/', accepted))
}

/** A browser of the first active account of a kind, or of one of them. */
async function signedIn(
  origin: string,
  database: Database,
  kind: 'restaurant' | 'supplier',
  publicId?: string,
): Promise<Browser> {
  let accounts = database
    .selectFrom('account')
    .innerJoin('person', 'person.id', 'account.contact_person_id')
    .select('person.email')
    .where('kind', '=', kind)
    .where('status', '=', 'active')
    .orderBy('account.id')
  if (publicId !== undefined) accounts = accounts.where('account.public_id', '=', publicId)
  const { email } = await accounts.executeTakeFirstOrThrow()
  const browser = new Browser(origin)
  await answered(browser.post('/api/auth/login/', { email, password: DEMO_PASSWORD }))
  return browser
}

async function answered(call: Promise<Answer>): Promise<Body> {
  const { status, text, body } = await call
  if (status >= 300) throw new Error(`${status} ${text}`)
  return body
}

async function countOrders(database: Database): Promise<number> {
  const { count } = database.fn
  const orders = database.selectFrom('restaurant_order').select(count<number>('id').as('orders'))
  return Number((await orders.executeTakeFirstOrThrow()).orders)
}

/** Answers how many orders this folder's server took over. */
async function takeOver(dataDir: string): Promise<number> {
  const server = await startServer(undefined, { DATA_DIR: dataDir })
  try {
    const connection = await findRunning(dataDir)
    if (!connection) throw new Error('the database does not run')
    const database = connect(connection)
    try {
      const orders = await countOrders(database)
      await trade(`http://127.0.0.1:${server.port}`, database)
      const unsound = await unsoundIn(database)
      if (unsound.length > 0) throw new Error(unsound.slice(0, 3).join('; '))
      return orders
    } finally {
      await database.destroy()
    }
  } finally {
    await server.stop()
  }
}

const counts = { good: 0, failed: 0, 'not tried': 0 }

async function upgrade(commit: string, folder: string): Promise<string> {
  const [code, dataDir] = [join(folder, 'code'), join(folder, 'data')]
  try {
    codeOf(commit, code)
    await fill(code, dataDir)
  } catch (error) {
    counts['not tried']++
    return `not tried: ${messageOf(error)}`
  }
  try {
    const orders = await takeOver(dataDir)
    counts.good++
    return `${orders} orders taken over, one more placed and accepted, everything adds up`
  } catch (error) {
    counts.failed++
    return `FAILED: ${messageOf(error)}`
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : `${error}`)

for (const commit of files.length > 0 ? files : spreadOver(commitsWithMigrations())) {
  const folder = mkdtempSync(join(tmpdir(), 'halles-upgrade-'))
  const outcome = await upgrade(commit, folder)
  process.stdout.write(`${git('log', '-1', '--format=%h %cs %s', commit)}: ${outcome}\n`)
  rmSync(folder, { recursive: true, force: true })
}
const tally = Object.entries(counts).map(([name, count]) => `${count} ${name}`)
process.stdout.write(`${tally.join(', ')}.\n`)
process.exitCode = counts.failed > 0 || counts.good === 0 ? 1 : 0
