import { run, testEnvironment } from './processes.mjs'
import { setUp } from './set-up.mjs'

// `npm run test:mutations [-- requests [seed]]`: many more mutated requests than `npm test` sends.
const [requests = '100000', seed = `${Date.now() % 2 ** 31}`] = process.argv.slice(2)
const node = await setUp()
const args = ['run', '--project', 'server', 'server/mutated-requests.test.ts']
process.exitCode = await run(node, ['node_modules/vitest/vitest.mjs', ...args], {
  env: testEnvironment({ MUTATED_REQUESTS: requests, MUTATION_SEED: seed }),
})
