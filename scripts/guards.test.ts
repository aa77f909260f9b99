import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import guards from './guards.json' with { type: 'json' }

const ROOT = join(import.meta.dirname, '..')

test.for(guards)('$guard is where guards.json says, and has tests', (guard) => {
  const { file, code, after = '', tests } = { after: undefined, ...guard }
  const source = readFileSync(join(ROOT, file), 'utf8')
  const from = source.indexOf(after)
  expect(from, `"${after}" in ${file}`).toBeGreaterThanOrEqual(0)
  expect(source.indexOf(code, from), `"${code}" in ${file}`).toBeGreaterThanOrEqual(0)
  expect(tests.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
  expect(tests).not.toEqual([])
})
