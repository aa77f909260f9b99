import { run, testEnvironment } from './processes.mjs'
import { ROUNDS, variablesOf } from './rounds.mjs'
import { setUp } from './set-up.mjs'

// `npm run test:faults [-- times [seed]]` and the like: one of the ROUNDS by itself.
const [name, ...given] = process.argv.slice(2)
const node = await setUp()
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server']
const longest = ['--testTimeout', '7200000']
process.exitCode = await run(node, [...vitest, ...longest, ...ROUNDS[name].tests], {
  env: testEnvironment({ HALLES_ALL_TESTS: '1', ...variablesOf(name, given) }),
})
