import { run, testEnvironment } from './processes.mjs'
import { setUp } from './set-up.mjs'

// `npm run test:races [-- times]`: every race many times as often as `npm test` runs it.
const [times = '20'] = process.argv.slice(2)
const node = await setUp()
const vitest = 'node_modules/vitest/vitest.mjs'
const args = [
  'run',
  '--project',
  'server',
  '--testTimeout',
  '1800000',
  'races',
  'suspend',
  'retire',
]
process.exitCode = await run(node, [vitest, ...args], {
  env: testEnvironment({ RACE_TIMES: times }),
})
