import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** Folders of the server that still import each other in circles; no other may, and none is added. */
const STILL_IN_CIRCLES =
  /^server\/(accounts|cart|catalogue\/product-list|catalogue\/products|catalogue-import|catalogue-import\/running|database|database\/embedded|jobs|mail|mail\/(content|delivery|templates)|passwords|platform\/.*|promotions|session|sign-up|team)$/

/** What only starts the server, or fills a database: they know all the others. */
const KNOWS_ALL = /^server\/([^/]+\.ts$|database\/(demo|loading)\/|database\/load-)/

test('folders of the server import each other in one direction', () => {
  const paths = execFileSync('git', ['ls-files', 'server'], { cwd: ROOT, encoding: 'utf8' })
  const files = paths.split('\n').filter((path) => /(?<!\.test)\.ts$/.test(path))
  const sources = files
    .filter((path) => !KNOWS_ALL.test(path))
    .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')] as const)
  const found = inCircles(new Map(sources)).filter((folder) => !STILL_IN_CIRCLES.test(folder))
  expect(found).toEqual([])
})

test('a circle is found though no module is in one, over several folders too', () => {
  const sources = new Map([
    ['server/a/one.ts', "import { b } from '../b/two.ts'"],
    ['server/b/two.ts', "import type { C } from '../b/c/three.ts'"],
    ['server/b/c/three.ts', "import { a } from '../../a/four.ts'"],
    ['server/a/four.ts', ''],
    ['server/d/five.ts', "import '../a/one.ts'"],
  ])
  expect(inCircles(sources)).toEqual(['server/a', 'server/b', 'server/b/c'])
})

/** The folders from which imports lead back to them. */
function inCircles(sources: ReadonlyMap<string, string>): string[] {
  const imported = new Map<string, Set<string>>()
  for (const [path, source] of sources) {
    const folder = posix.dirname(path)
    const others = imported.get(folder) ?? new Set()
    imported.set(folder, others)
    for (const [, specifier = ''] of source.matchAll(/(?:from|import) '(\.[^']+)'/g)) {
      const target = posix.join(folder, specifier)
      if (sources.has(target) && posix.dirname(target) !== folder) others.add(posix.dirname(target))
    }
  }
  return [...imported.keys()].filter((folder) => reachedFrom(folder).has(folder)).sort()

  function reachedFrom(start: string): Set<string> {
    const reached = new Set<string>()
    const next = [...(imported.get(start) ?? [])]
    for (let folder = next.pop(); folder; folder = next.pop()) {
      if (reached.has(folder)) continue
      reached.add(folder)
      next.push(...(imported.get(folder) ?? []))
    }
    return reached
  }
}
