import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { delimiter } from 'node:path'
import { run, testEnvironment } from './processes.mjs'
import { CANNOT_TEST } from './rounds.mjs'
import { setUp } from './set-up.mjs'

// `npm run test:pooler [-- files …]`: the tests of the server through PgBouncer in transaction mode.
const { PATH = '', ...rest } = testEnvironment()
// Debian's place for it, which only root has in its PATH.
const env = { ...rest, PATH: [PATH, '/usr/sbin'].join(delimiter) }

const { error, stdout } = spawnSync('pgbouncer', ['--version'], { env, encoding: 'utf8' })
if (error) {
  console.error('PgBouncer is not installed: nothing was tested. Debian: apt-get install pgbouncer')
  process.exit(CANNOT_TEST)
}
console.log(stdout.split('\n')[0])

const node = await setUp()
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server']
const port = await freePort()
process.exitCode = await run(node, [...vitest, ...process.argv.slice(2)], {
  env: { ...env, TEST_POOLER: `${port}` },
})

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
