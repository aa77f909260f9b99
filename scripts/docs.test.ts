import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const DOCUMENTS = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT })
const PATH =
  /`((?:bench|contract|docs|domain|e2e|scripts|server|texts|web)\/[\w./-]+\.(?:css|js|md|mjs|sql|ts|tsx))`/g

test.for(DOCUMENTS)('%s names files that exist, and is finished', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8')
  const named = [...text.matchAll(PATH)].map(([, path = '']) => path)
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
  expect(text).not.toMatch(/\b(FIGURES|TODO|FIXME|TBD)\b/)
})
