import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { spawnServer, startServer } from '../testing/servers/server-process.ts'
import { commandLine } from './command-line.ts'

// How long the server on its embedded database takes until it is ready: after a clean end, after it was killed, after
// its database was killed with it. And how long until a second server on the folder has ended.
const {
  options: { rounds },
} = commandLine('bench:start [-- --rounds 5]', { options: { rounds: 5 } })
const DATA_DIR = await mkdtemp(join(tmpdir(), 'halles-bench-'))

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const start = performance.now()
  const result = await work()
  return { ms: Math.round(performance.now() - start), result }
}

async function postmaster(): Promise<number> {
  return Number.parseInt(await readFile(join(DATA_DIR, 'postgres/postmaster.pid'), 'utf8'), 10)
}

const start = () => startServer(undefined, { DATA_DIR })
const ENDS = {
  'after a clean end': (server: Awaited<ReturnType<typeof start>>) => server.stop(),
  'after the server was killed': (server: Awaited<ReturnType<typeof start>>) => server.kill(),
  'after both were killed': async (server: Awaited<ReturnType<typeof start>>) => {
    process.kill(await postmaster(), 'SIGKILL')
    await server.kill()
  },
}

const first = await timed(start)
console.log(`first start, with its demo market: ${first.ms} ms`)
let server = first.result
for (const [name, end] of Object.entries(ENDS)) {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    // As long as it takes to have something that is not on the disk yet.
    await sleep(500)
    await end(server)
    const next = await timed(start)
    times.push(next.ms)
    server = next.result
  }
  console.log(`ready ${name}: ${times.toSorted((a, b) => a - b).join(', ')} ms`)
}
const second = await timed(() => once(spawnServer(1024, undefined, { DATA_DIR }), 'exit'))
console.log(`a second server on the folder has ended after ${second.ms} ms`)
await server.stop()
await rm(DATA_DIR, { recursive: true })
