// `npm run guards [-- <part of a name> ...]`: removes each guard (see read-guards.mjs) from a copy of this folder, runs the tests
// that should see it, and names those that no test misses. Exits 1 if there is one, or one whose code is not found.
// `-- --from 40 --to 60`: only those of these numbers, which are printed; all of them take a quarter of an hour.
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readGuards, removeGuard } from './read-guards.mjs'

const here = join(import.meta.dirname, '..')
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string', default: '1' }, to: { type: 'string', default: 'Infinity' } },
})
const files = filesOf(here)
const guards = readGuards(here, files)
  .map((guard, index) => ({ ...guard, number: index + 1 }))
  .filter(({ number }) => number >= Number(values.from) && number <= Number(values.to))
  .filter(({ guard }) => wanted.length === 0 || wanted.some((part) => guard.includes(part)))
const copy = copyOf(here)
process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

const missed = []
for (const guard of guards) {
  const seenBy = testsThatFailWithout(guard)
  const outcome = seenBy ? (seenBy[0] ?? 'NO TEST FAILS') : 'THE TESTS DID NOT RUN'
  process.stdout.write(`${guard.number} ${guard.guard} (${guard.file}): ${outcome}\n`)
  if (!seenBy?.length) missed.push(guard)
  // Signals are heard between two guards only.
  await setImmediate()
}
process.stdout.write(`${guards.length} guards, ${missed.length} without a test.\n`)
process.exitCode = missed.length > 0 ? 1 : 0

/** The names of tests that fail without a guard; undefined: none was run. */
function testsThatFailWithout(guard) {
  const path = join(copy, guard.file)
  const original = readFileSync(path, 'utf8')
  const changed = removeGuard(original, guard)
  if (changed === undefined) throw new Error(`${guard.guard}: the code is not in ${guard.file}`)
  writeFileSync(path, changed)
  try {
    const report = join(copy, 'report.json')
    rmSync(report, { force: true })
    const named = guard.only ? ['--testNamePattern', `\\b${guard.only}\\b`] : []
    const reporter = ['--reporter=json', `--outputFile=${report}`]
    spawnSync('npx', ['vitest', 'run', ...guard.tests, ...named, ...reporter], {
      cwd: copy,
      env: { ...process.env, HALLES_ALL_TESTS: '1' },
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    })
    return failuresIn(report)
  } finally {
    writeFileSync(path, original)
  }
}

/** Undefined: no test was run. A file that cannot be loaded is no failing test. */
function failuresIn(report) {
  if (!existsSync(report)) return undefined
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const tests = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
  if (tests.length === 0) return undefined
  return tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName.trim())
}

/** What git knows of. */
function filesOf(folder) {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard']
  return execFileSync('git', listed, { cwd: folder, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((name) => existsSync(join(folder, name)))
}

/** So that nothing is changed where somebody works; packages are linked, the parts of Halles are the copy's. */
function copyOf(folder) {
  const target = mkdtempSync(join(tmpdir(), 'halles-guards-'))
  for (const name of files) {
    mkdirSync(dirname(join(target, name)), { recursive: true })
    cpSync(join(folder, name), join(target, name))
  }
  const [packages, links] = [join(folder, 'node_modules'), join(target, 'node_modules')]
  mkdirSync(join(links, '@halles'), { recursive: true })
  for (const name of readdirSync(packages)) {
    if (name !== '@halles' && name !== '.cache')
      symlinkSync(join(packages, name), join(links, name))
  }
  for (const part of readdirSync(join(packages, '@halles'))) {
    symlinkSync(join(target, part), join(links, '@halles', part))
    const own = join(folder, part, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(target, part, 'node_modules'))
  }
  return target
}
