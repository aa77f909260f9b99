import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { npm, ROOT, run, testEnvironment } from './processes.mjs'
import { CANNOT_TEST } from './rounds.mjs'

const SLOWEST = 10
const reports = mkdtempSync(join(tmpdir(), 'halles-reports-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))

const total = { passed: 0, failed: 0 }
const failures = []
const untried = []

/** Counts each of them, one after the other, to the end even where something fails. */
export async function inTurn(steps) {
  for (const { title, count } of steps) {
    const start = Date.now()
    const { passed, failed, names = [], lacks } = await count()
    total.passed += passed
    total.failed += failed
    if (failed > 0) failures.push(...(names.length > 0 ? names : [title]))
    if (lacks) untried.push(title)
    const result = lacks ? 'NOT TRIED' : failed > 0 ? `${failed} failed` : 'passed'
    console.log(`\n${title}: ${result}, ${((Date.now() - start) / 1000).toFixed(1)} s`)
  }
}

export function heading(title) {
  console.log(`\n── ${title} ${'─'.repeat(Math.max(60 - title.length, 0))}\n`)
}

/** The last lines, where whoever sees only the end finds them, and the exit code. */
export function sumUp() {
  if (untried.length > 0)
    console.log(`\nNot tried, since this machine lacks what each names above:\n${listed(untried)}`)
  if (failures.length > 0) console.log(`\nFailed:\n${listed(failures)}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
}

const listed = (names) => names.map((name) => `  ${name}`).join('\n')

export function tally(isGood) {
  return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** A script of package.json, which counts as one. */
export async function script(name, ...parameters) {
  const separator = parameters.length > 0 ? ['--'] : []
  const code = await npm(['run', '--silent', name, ...separator, ...parameters], {
    env: testEnvironment(),
  })
  return code === CANNOT_TEST ? { passed: 0, failed: 0, lacks: true } : tally(code === 0)
}

/** Vitest's tests; then where their time went, for whoever adds to it. */
export async function vitest(node, { variables = {}, parameters = [] } = {}) {
  const file = join(reports, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const program = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...parameters]
  const code = await run(node, program, { env: testEnvironment(variables) })
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = read(file)
  printTimes(testResults)
  const names = testResults.filter(({ status }) => status === 'failed').flatMap(failedIn)
  return { ...withCode(code, numPassedTests, numFailedTests), names }
}

/** Playwright's tests; with `later`, beside something else: what it says comes when it has ended. */
export async function playwright(node, variables = {}, later = []) {
  const file = join(reports, 'playwright.json')
  const said = join(reports, 'playwright.txt')
  const output = later.length > 0 ? openSync(said, 'w') : 'inherit'
  const cli = 'node_modules/@playwright/test/cli.js'
  const parameters = ['test', '--config=e2e/playwright.config.ts', '--reporter=list,json']
  const code = await run(node, [cli, ...parameters, ...later], {
    env: testEnvironment({ ...variables, PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    stdio: ['inherit', output, output],
  })
  if (later.length > 0) console.log(`\n${readFileSync(said, 'utf8')}`)
  const { stats: { expected = 0, unexpected = 0, flaky = 0 } = {}, suites = [] } = read(file)
  if (flaky > 0) console.log(`\n${flaky} passed only when run again: see above, and find out why.`)
  const names = suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(failedSpec)
  return { ...withCode(code, expected + flaky, unexpected), names }
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

/** Where it is, and what it said first: whoever sees only the last lines of a run finds both. */
function failedSpec({ file, line, title, tests }) {
  const said = tests.flatMap(({ results }) => results.map(({ error }) => error?.message))
  const first = said.find((message) => message) ?? ''
  return `e2e/${file}:${line}: ${title}\n    ${stripVTControlCharacters(first).split('\n').slice(0, 4).join('\n    ')}`
}

function printTimes(testResults) {
  const seconds = ({ startTime, endTime }) => (endTime - startTime) / 1000
  const slowest = testResults.toSorted((one, other) => seconds(other) - seconds(one))
  const all = testResults.reduce((sum, file) => sum + seconds(file), 0)
  console.log(`\n${testResults.length} files took ${all.toFixed(0)} s together; the slowest:`)
  for (const file of slowest.slice(0, SLOWEST))
    console.log(`  ${seconds(file).toFixed(1).padStart(6)} s  ${relative(ROOT, file.name)}`)
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
