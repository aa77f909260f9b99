import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readGuards, removeGuard } from './read-guards.mjs'

const ROOT = join(import.meta.dirname, '..')
const FILES = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n')
const GUARDS = readGuards(ROOT, FILES)

test('every guard is marked by a comment that is read as one, and has a name of its own', () => {
  const marked = FILES.filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => readFileSync(join(ROOT, file), 'utf8').split('\n'))
    .filter((line) => /^\s*\/\/ guard:/.test(line))
  expect(GUARDS.length).toBe(marked.length)
  expect(new Set(GUARDS.map(({ guard }) => guard)).size).toBe(marked.length)
})

test.for(GUARDS)('$guard is where its comment says, and has tests', (guard) => {
  const source = readFileSync(join(ROOT, guard.file), 'utf8')
  expect(removeGuard(source, guard), `${guard.guard} in ${guard.file}`).toBeDefined()
  expect(guard.tests.filter((path) => !FILES.includes(path))).toEqual([])
  // A browser test of the same name would be taken for it, and never run.
  expect(guard.tests.filter((path) => path.startsWith('e2e/'))).toEqual([])
})

describe('what is removed', () => {
  const source = 'const a = 1\nif (\n  a\n)\n  refuse()\nconst b = a && 2\n'

  test('the next line', () => {
    expect(removeGuard(source, { offset: 0 })).toBe(source.slice(12))
  })

  test('so many lines, with something in their place', () => {
    const removed = removeGuard(source, { offset: 12, lines: 4, instead: 'void a' })
    expect(removed).toBe('const a = 1\nvoid a\nconst b = a && 2\n')
  })

  test('a text that is first found below the comment, over lines', () => {
    const removed = removeGuard(source, { offset: 12, code: 'if ( … refuse()', instead: 'x()' })
    expect(removed).toBe('const a = 1\nx()\nconst b = a && 2\n')
  })

  test('nothing where the code has gone', () => {
    expect(removeGuard(source, { offset: 0, code: 'gone()' })).toBeUndefined()
    expect(removeGuard(source, { offset: source.length })).toBeUndefined()
  })
})
