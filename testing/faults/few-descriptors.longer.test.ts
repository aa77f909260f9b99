import { execFileSync } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { connect as dial, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { expectConsistent } from '../checks/expect-consistent.ts'
import { aTestConnection, connectPatiently } from '../database/test-database.ts'
import { startServer } from '../servers/server-process.ts'
import { aProduct, aSupplier } from '../world/builders.ts'
import { TradingClient } from './trading-client.ts'
import { tradingRestaurants } from './trading-restaurants.ts'

const DESCRIPTORS = 96
const CONNECTIONS = 400
const ORDERS = 3
const LONGEST = 60_000

// Elsewhere nothing tells how many files a process has open, or lowers how many it may.
test.runIf(process.platform === 'linux')(
  `with ${DESCRIPTORS} file descriptors and ${CONNECTIONS} connections a server goes on, and every acknowledged order is stored once`,
  {
    timeout: 4 * LONGEST,
  },
  async () => {
    const connection = await aTestConnection()
    const database = connectPatiently(connection, onTestFinished)
    const server = await startServer(connection, { DEMO: '0' })
    onTestFinished(server.stop)
    // From now on: loading its modules takes more for a moment.
    execFileSync('prlimit', ['--pid', `${server.pid}`, `--nofile=${DESCRIPTORS}`])
    const world = { origin: `http://127.0.0.1:${server.port}`, database }
    const supplier = await aSupplier(world)
    const product = await aProduct(world, supplier)
    const { clients, acknowledged, lostOrDoubled } = await tradingRestaurants(world, 2)
    const answering = new TradingClient()
    const trading = Promise.all([
      answering.answer(supplier),
      ...clients.map(({ restaurant, client }) => client.order(restaurant, product)),
    ])
    const moreOrders = async () => {
      const before = acknowledged()
      await vi.waitFor(() => expect(acknowledged()).toBeGreaterThanOrEqual(before + ORDERS), {
        timeout: LONGEST,
        interval: 10,
      })
    }
    await moreOrders()
    const crowd = new Set<Socket>()
    const come = () => {
      const socket = dial(server.port, '127.0.0.1')
      crowd.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => crowd.delete(socket))
      socket.write('GET /api/events/ HTTP/1.1\r\nHost: halles\r\n')
    }
    for (let each = 0; each < CONNECTIONS; each++) come()
    // All are in use now: whoever comes next is turned away at once.
    await vi.waitUntil(async () => (await openFiles(server.pid)) >= DESCRIPTORS - 2, {
      timeout: LONGEST,
      interval: 5,
    })
    expect(server.hasEnded()).toBe(false)
    for (const socket of crowd) socket.destroy()
    await moreOrders()
    for (const client of [answering, ...clients.map((each) => each.client)]) client.stop()
    await trading
    expect(await lostOrDoubled()).toEqual([])
    await expectConsistent(database)
  },
)

async function openFiles(pid: number): Promise<number> {
  return (await readdir(`/proc/${pid}/fd`)).length
}
