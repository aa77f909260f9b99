import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const DOCUMENTS = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT })
const PATH =
  /`((?:bench|contract|docs|domain|e2e|scripts|server|testing|texts|web)\/(?:[\w./*{,}-]+\.(?:css|ini|js|json|md|mjs|sql|ts|tsx|yml)|[\w./-]+\/))`/g
const COMMAND = /npm run (?:--\S+ )*([a-z][\w:-]*\w)/g
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
const LINK = /\]\((?!https?:|#|mailto:)([^)#\s]+)/g

test.for(DOCUMENTS)('%s names files and commands that exist, and is finished', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8')
  const named = [...text.matchAll(PATH)].map(([, path = '']) => path)
  expect(named.filter((path) => globSync(path, { cwd: ROOT }).length === 0)).toEqual([])
  const linked = [...text.matchAll(LINK)].map(([, path = '']) => path)
  expect(linked.filter((path) => !existsSync(join(ROOT, dirname(document), path)))).toEqual([])
  const commands = [...text.matchAll(COMMAND)].map(([, name = '']) => name)
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
  expect(text).not.toMatch(/\b(FIGURES|TODO|FIXME|TBD)\b/)
})
