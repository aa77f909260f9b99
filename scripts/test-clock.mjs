import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { run, testEnvironment } from './processes.mjs'
import { CANNOT_TEST } from './rounds.mjs'
import { setUp } from './set-up.mjs'

// `npm run test:clock [-- files …]`: the tests of clocks that are set, with PostgreSQL's own clock set by libfaketime.
const library = findLibrary()
if (library === undefined) {
  console.error('faketime is not installed: nothing was tested. Debian: apt-get install faketime')
  process.exit(CANNOT_TEST)
}
console.log(library)

const node = await setUp()
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server']
const given = process.argv.slice(2)
const tests = given.length > 0 ? given : ['testing/faults/clock']
process.exitCode = await run(node, [...vitest, '--testTimeout', '600000', ...tests], {
  env: testEnvironment({ HALLES_ALL_TESTS: '1', TEST_FAKETIME: library }),
})

/** Where Debian and others put it. */
function findLibrary() {
  const folders = readdirSync('/usr/lib', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join('/usr/lib', name))
  return ['/usr/lib', '/usr/lib64', ...folders]
    .map((folder) => join(folder, 'faketime', 'libfaketime.so.1'))
    .find((path) => existsSync(path))
}
