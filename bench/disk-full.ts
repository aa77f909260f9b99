import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { connect, type Database } from '../server/database/connect.ts'
import { findRunning } from '../server/database/embedded/find-running.ts'
import { unsoundIn } from '../testing/checks/unsound.ts'
import { tradingRestaurants } from '../testing/faults/trading-restaurants.ts'
import { startServer } from '../testing/servers/server-process.ts'
import { aProduct, aSupplier } from '../testing/world/builders.ts'
import { commandLine } from './command-line.ts'

// Restaurants order from a server whose disk is filled to the last byte, then freed, again and again. Nothing acknowledged may be
// lost or doubled, nothing answered but 200 or 503, and orders must go on when there is room.
const { files } = commandLine('test:disk-full [-- times]', { files: [0, 1], options: {} })
const ROUNDS = Number(files[0] ?? 3)
const SIZE = '400m'
const RESTAURANTS = 4
const FULL = 15_000
const LONGEST_RECOVERY = 120_000
/** As in scripts/rounds.mjs: nothing was tested. */
const CANNOT_TEST = 77
const PIECE = Buffer.alloc(2 ** 16)

function mounted(): string {
  const folder = mkdtempSync(join(tmpdir(), 'halles-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'tmpfs', folder], {
      stdio: 'pipe',
    })
  } catch (error) {
    rmSync(folder, { recursive: true })
    process.stderr.write(
      `A small disk could not be mounted, which takes the rights of root: ${error}\n`,
    )
    process.exit(CANNOT_TEST)
  }
  return folder
}

/** Until nothing fits any more. */
function fill(path: string): void {
  const file = openSync(path, 'a')
  try {
    for (;;) writeSync(file, PIECE)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(file)
  }
}

async function trade(disk: string): Promise<string[]> {
  const dataDir = join(disk, 'data')
  mkdirSync(dataDir)
  const server = await startServer(undefined, { DATA_DIR: dataDir, DEMO: '0' })
  const connection = await findRunning(dataDir)
  if (!connection) throw new Error('the database does not run')
  const database = connect(connection)
  try {
    return await rounds(disk, { origin: `http://127.0.0.1:${server.port}`, database })
  } finally {
    await database.destroy()
    await server.stop()
  }
}

async function rounds(disk: string, world: { origin: string; database: Database }) {
  const supplier = await aSupplier(world)
  const product = await aProduct(world, supplier)
  const restaurants = await tradingRestaurants(world, RESTAURANTS)
  const { clients, acknowledged, repeated, lostOrDoubled } = restaurants
  const trading = Promise.all(
    clients.map(({ restaurant, client }) => client.order(restaurant, product)),
  )
  const nextOrder = async () => {
    const [from, before] = [performance.now(), acknowledged()]
    while (acknowledged() === before) {
      if (performance.now() - from > LONGEST_RECOVERY) throw new Error('no order went through')
      await sleep(10)
    }
    return performance.now() - from
  }
  for (let round = 0; round < ROUNDS; round++) {
    await Promise.race([nextOrder(), trading])
    const ballast = join(disk, 'ballast')
    const before = acknowledged()
    for (const until = performance.now() + FULL; performance.now() < until; await sleep(500)) {
      fill(ballast)
      // A new file of the journal finds no room, which ends PostgreSQL.
      await sql`select pg_switch_wal()`.execute(world.database).catch(() => {})
    }
    const during = acknowledged() - before
    rmSync(ballast)
    const recovery = await Promise.race([nextOrder(), trading.then(() => 0)])
    process.stdout.write(
      `${during} orders while it was full; the next ${Math.round(recovery)} ms after there was room\n`,
    )
  }
  for (const { client } of clients) client.stop()
  await trading
  const unsound = await unsoundIn(world.database)
  for (const { told, stored } of await lostOrDoubled())
    unsound.push(`${told.length} orders were acknowledged, ${stored.length} stored`)
  process.stdout.write(
    `${acknowledged()} orders acknowledged, ${repeated()} requests sent again; ${unsound.length} faults\n`,
  )
  return unsound
}

const disk = mounted()
try {
  const unsound = await trade(disk)
  process.stdout.write(unsound.map((line) => `${line}\n`).join(''))
  process.exitCode = unsound.length > 0 ? 1 : 0
} finally {
  execFileSync('umount', ['--lazy', disk])
  rmSync(disk, { recursive: true })
}
