import { parseArgs } from 'node:util'
import { checkAndBuild } from './checks.mjs'
import { OLDEST_POSTGRES, ROUNDS, UPGRADES, variablesOf } from './rounds.mjs'
import { setUp } from './set-up.mjs'
import { heading, inTurn, playwright, script, sumUp, vitest } from './steps.mjs'

// `npm run test:all [-- --races 20 --faults 200 --postgres 15,16,17 …]`: what `npm test` runs and all that is longer, to the
// end even where something fails. How often each is run, unless said here, stands in rounds.mjs.
const names = Object.keys(ROUNDS)
const { values } = parseArgs({
  options: Object.fromEntries(
    [...names, 'upgrades', 'postgres'].map((name) => [name, { type: 'string' }]),
  ),
})
const node = await setUp()
const ALL = { HALLES_ALL_TESTS: '1' }
const variables = Object.assign({}, ALL, ...names.map((name) => variablesOf(name, [values[name]])))
await checkAndBuild()
console.log(
  `\n${Object.entries(variables)
    .map((pair) => pair.join('='))
    .join(' ')}`,
)

const parameters = ['--testTimeout', '7200000']
for (const step of [
  {
    title: 'All tests of rules, calls and database',
    count: () => vitest(node, { variables, parameters }),
  },
  { title: 'All tests in a browser', count: () => playwright(node, ALL) },
  {
    title: 'Upgrades (test:upgrades)',
    count: () => script('test:upgrades', '--spread', values.upgrades ?? `${UPGRADES}`),
  },
  {
    title: 'An older PostgreSQL (test:postgres)',
    count: () => script('test:postgres', ...(values.postgres ?? OLDEST_POSTGRES).split(',')),
  },
  { title: 'A clock that is set, by libfaketime (test:clock)', count: () => script('test:clock') },
  { title: 'PgBouncer (test:pooler)', count: () => script('test:pooler') },
  { title: 'A full disk, by mount (test:disk-full)', count: () => script('test:disk-full', '1') },
]) {
  heading(step.title)
  await inTurn([step])
}
sumUp()
