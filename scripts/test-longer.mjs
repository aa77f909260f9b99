import { run, testEnvironment } from './processes.mjs'
import { setUp } from './set-up.mjs'

/**
 * `npm run test:model [-- times [seed [path]]]` and the like: what `npm test` runs briefly, many times more, and other cases each
 * time; of the model, with the path that was printed, from the sequence that failed. `testing/checks/rounds.ts` reads the variables.
 */
const COMMANDS = {
  faults: { tests: ['testing/faults'], times: 200, variables: ['FAULT_ROUNDS', 'FAULT_SEED'] },
  model: {
    tests: ['testing/model'],
    times: 2_000,
    variables: ['MODEL_SEQUENCES', 'MODEL_SEED', 'MODEL_PATH'],
  },
  mutations: {
    tests: ['server/mutated-requests.test.ts'],
    times: 100_000,
    variables: ['MUTATED_REQUESTS', 'MUTATION_SEED'],
  },
  races: { tests: ['races', 'suspend', 'retire'], times: 20, variables: ['RACE_TIMES'] },
}

const [name, ...given] = process.argv.slice(2)
const { tests, times, variables } = COMMANDS[name]
const values = [given[0] ?? `${times}`, given[1] ?? `${Date.now() % 2 ** 31}`, ...given.slice(2)]
const node = await setUp()
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server']
const longest = ['--testTimeout', '7200000']
process.exitCode = await run(node, [...vitest, ...longest, ...tests], {
  env: testEnvironment({
    HALLES_ALL_TESTS: '1',
    ...Object.fromEntries(
      values.flatMap((value, index) => (variables[index] ? [[variables[index], value]] : [])),
    ),
  }),
})
