import { run, testEnvironment } from './processes.mjs'
import { setUp } from './set-up.mjs'

// `npm run test:faults [-- rounds [seed]]`: servers and databases killed under load, many more times than `npm test` does.
const [rounds = '200', seed = `${Date.now() % 2 ** 31}`] = process.argv.slice(2)
const node = await setUp()
const args = ['run', '--project', 'server', 'server/faults']
process.exitCode = await run(node, ['node_modules/vitest/vitest.mjs', ...args], {
  env: testEnvironment({ FAULT_ROUNDS: rounds, FAULT_SEED: seed }),
})
