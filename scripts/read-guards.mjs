// A guard (a lock, an owner in a query, a condition) is marked by a comment above it, which names it and the tests that fail
// without it, as the end of their paths without `.test.ts`. By itself the comment means that the next line goes:
//
//   // guard: guide: owner of an edited guide [access-sweep]
//
// Lines beneath it say otherwise, each where it is needed:
//
//   //   lines: 3               so many lines go
//   //   code: and x … = 1      what goes, first found in the 40 lines below; `…` stands for anything, over lines too
//   //   instead: and true      what stands in its place
//   //   in: path/of/a/file     the file that has the code, searched from its start
//   //   only: wordInTestNames  of the tests, those that have this word in their names
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const GUARD = /^\s*\/\/ guard: (.+) \[([^\]]+)\]$/
const SEARCHED_LINES = 40
const DETAIL = /^\s*\/\/ {3}(lines|code|instead|in|only): (.+)$/

/** The guards in some files of a folder, by file and line. Tests are paths; one that is no file's is given as it stands. */
export function readGuards(root, files) {
  const tests = files.filter((file) => file.endsWith('.test.ts'))
  const pathOf = (name) =>
    tests.find((file) => `/${file}`.endsWith(`/${name}.test.ts`)) ?? `no file: ${name}`
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => guardsIn(file, readFileSync(join(root, file), 'utf8')))
    .map((guard) => ({ ...guard, tests: guard.tests.map(pathOf) }))
}

/** Each guard with the offset where its code is searched for, in the source without comments of guards. */
function guardsIn(file, source) {
  const guards = []
  let offset = 0
  for (const line of source.split('\n')) {
    const [, guard, tests = ''] = GUARD.exec(line) ?? []
    const [, key, value] = (guards.length > 0 && DETAIL.exec(line)) || []
    if (guard) guards.push({ guard, file, offset, tests: tests.split(', ') })
    else if (key) guards.at(-1)[key] = value
    else offset += line.length + 1
  }
  return guards.map(({ in: other, ...guard }) =>
    other ? { ...guard, file: other, offset: 0 } : guard,
  )
}

/** A source without the comments of guards. */
function withoutComments(source) {
  const lines = source.split('\n')
  return lines.filter((line) => !GUARD.test(line) && !DETAIL.test(line)).join('\n')
}

/** A source without one of its guards; undefined: the code is not there. */
export function removeGuard(original, { offset, lines = 1, code, instead = '' }) {
  const source = withoutComments(original)
  const [before, below] = [source.slice(0, offset), source.slice(offset)]
  const wanted = code ? patternOf(code) : new RegExp(`^(?:.*\\n){${lines}}`)
  const found = wanted.exec(below)
  if (!found?.[0].trim()) return undefined
  if (offset > 0 && below.slice(0, found.index).split('\n').length > SEARCHED_LINES)
    return undefined
  const after = below.slice(found.index + found[0].length)
  return before + below.slice(0, found.index) + instead + (code || !instead ? '' : '\n') + after
}

function patternOf(code) {
  const parts = code.split('…').map((part) => part.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(parts.join('[^]*?'))
}
