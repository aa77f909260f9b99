import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from './build-web.mjs'
import { environment, npm, ROOT, run } from './processes.mjs'
import { setUp } from './set-up.mjs'

// `npm test`: set-up where it is needed, then everything, to the end even where something fails.
const node = await setUp()
const reports = mkdtempSync(join(tmpdir(), 'halles-reports-'))
const log = join(reports, 'vitest.log')
// The settings of somebody's own server are none of the tests' business, least of all its database.
const SETTINGS = [
  ...['HOST', 'PORT', 'DATA_DIR', 'DATABASE_URL', 'PUBLIC_URL', 'ALLOWED_ORIGINS', 'COOKIE_DOMAIN'],
  ...['TRUST_PROXY', 'RATE_LIMITS', 'OPERATOR_EMAIL', 'OPERATOR_PASSWORD', 'DEMO', 'LOG_LEVEL'],
  ...['SMTP_URL', 'MAIL_FROM', 'TEAM_EMAIL'],
]
const env = environment(Object.fromEntries(SETTINGS.map((name) => [name, undefined])))

const steps = [
  { title: 'Format and lint', count: () => check('check:format') },
  { title: 'Types', count: () => check('check:types') },
  { title: 'Arrows between the parts', count: () => check('check:arrows') },
  { title: 'Unused code', count: () => check('check:unused') },
  { title: 'Build of the web application', count: async () => tally(await buildWeb()) },
]
const runners = [
  { title: 'Journeys in a browser', count: countPlaywright },
  { title: 'Rules, calls, database and what was built', count: countVitest },
]

const total = { passed: 0, failed: 0 }
for (const step of steps) {
  begin(step)
  end(step, await timed(step))
}
// At once, for each waits for much. What the second says comes when both have ended, from its log.
begin(runners[0])
const [journeys, rules] = await Promise.all(runners.map(timed))
end(runners[0], journeys)
begin(runners[1])
process.stdout.write(readFileSync(log))
end(runners[1], rules)
rmSync(reports, { recursive: true })
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0

async function timed({ count }) {
  const start = Date.now()
  return { ...(await count()), seconds: (Date.now() - start) / 1000 }
}

function begin({ title }) {
  console.log(`\n── ${title} ${'─'.repeat(60 - title.length)}\n`)
}

function end({ title }, { passed, failed, seconds }) {
  total.passed += passed
  total.failed += failed
  const result = failed > 0 ? `${failed} failed` : 'passed'
  console.log(`\n${title}: ${result}, ${seconds.toFixed(1)} s`)
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
  const output = openSync(log, 'w')
  const code = await run(node, ['node_modules/vitest/vitest.mjs', 'run', ...reporters], {
    env,
    stdio: ['ignore', output, output],
  })
  const { numPassedTests = 0, numFailedTests = 0 } = read(file)
  return withCode(code, numPassedTests, numFailedTests)
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
  return withCode(code, expected, unexpected + flaky)
}

/** A runner that fails without a failed test, a file that does not load for one, counts as one. */
function withCode(code, passed, failed) {
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) }
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
