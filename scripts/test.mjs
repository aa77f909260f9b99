import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { buildWeb } from './build-web.mjs'
import { npm, ROOT, run, testEnvironment } from './processes.mjs'
import { setUp } from './set-up.mjs'

// `npm test`: set-up where it is needed, then everything, to the end even where something fails.
const node = await setUp()
const reports = mkdtempSync(join(tmpdir(), 'halles-reports-'))
const env = testEnvironment()

const total = { passed: 0, failed: 0 }
const failures = []
console.log(`\n${heading('Checks, and the build of the web application')}`)
// Each of them keeps one core busy.
await Promise.all([
  inTurn([
    { title: 'Types', count: () => check('check:types') },
    { title: 'Format and lint', count: () => check('check:format') },
  ]),
  inTurn([
    { title: 'Build of the web application', count: async () => tally(await buildWeb()) },
    { title: 'Arrows between the parts', count: () => check('check:arrows') },
    { title: 'Unused code', count: () => check('check:unused') },
  ]),
])
for (const step of [
  { title: 'Rules, calls, database and what was built', count: countVitest },
  { title: 'Journeys in a browser', count: countPlaywright },
]) {
  console.log(`\n${heading(step.title)}\n`)
  await inTurn([step])
}
rmSync(reports, { recursive: true })
// Again, where whoever sees only the end of the output finds them.
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0

function heading(title) {
  return `── ${title} ${'─'.repeat(60 - title.length)}`
}

async function inTurn(steps) {
  for (const { title, count } of steps) {
    const start = Date.now()
    const { passed, failed, names = [] } = await count()
    total.passed += passed
    total.failed += failed
    if (failed > 0) failures.push(...(names.length > 0 ? names : [title]))
    const result = failed > 0 ? `${failed} failed` : 'passed'
    console.log(`\n${title}: ${result}, ${((Date.now() - start) / 1000).toFixed(1)} s`)
  }
}

function tally(isGood) {
  return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function check(script) {
  return tally((await npm(['run', '--silent', script], { env })) === 0)
}

async function countVitest() {
  const file = join(reports, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = await run(node, ['node_modules/vitest/vitest.mjs', 'run', ...reporters], { env })
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = read(file)
  const names = testResults.filter(({ status }) => status === 'failed').flatMap(failedIn)
  return { ...withCode(code, numPassedTests, numFailedTests), names }
}

async function countPlaywright() {
  const config = 'e2e/playwright.config.ts'
  if (!existsSync(join(ROOT, config))) return { passed: 0, failed: 0 }
  const file = join(reports, 'playwright.json')
  const cli = 'node_modules/@playwright/test/cli.js'
  const code = await run(node, [cli, 'test', `--config=${config}`, '--reporter=list,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  const { expected = 0, unexpected = 0, flaky = 0 } = read(file).stats ?? {}
  if (flaky > 0) console.log(`\n${flaky} passed only when run again: see above, and find out why.`)
  return withCode(code, expected + flaky, unexpected)
}

/** A file that does not load has no test that failed. */
function failedIn({ name, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  const file = relative(ROOT, name)
  return failed.length > 0 ? failed.map(({ fullName }) => `${file}: ${fullName}`) : [file]
}

/** A runner that fails without a failed test, a file that does not load for one, counts as one. */
function withCode(code, passed, failed) {
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) }
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
