import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

// A merged migration never changes, its comments neither. This file has wrong citations on purpose.
const UNREAD =
  /^server\/database\/migrations\/|^docs\/openapi\.json|^package-lock|citations\.test\.ts$/
const FILES = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter(
    (file) => /\.(css|html|ini|js|json|md|mjs|sql|tsx?|yml)$/.test(file) && !UNREAD.test(file),
  )

/** What documents are called that only those who write Halles have. */
const OUTSIDE =
  /\b(?:SPEC|RELIABILITY|DECISIONS|TRADE|HOUSE|STACK|DESIGN|SCREENS|SPEED|FIRST-PAINT|WORDS\.md|NAMES\.md)\b/g
const CASE = /\bA\d{3}\b/g
const INVARIANT = /\bI\d{1,2}\b/g
const SECTION = /\b(product|cases)\.md`? (\d+(?:\.\d)?(?:(?:,| and| to) \d+(?:\.\d)?)*)/g
const DECISIONS = /\b(?:decisions? |docs\/decisions\/)(\d{3}(?:(?:`?,| and| to) `?\d{3})*)/gi
const DECISION_IN_BRACKETS = /\((?:since )?(0\d{2})\)/g

const opens = new Set([
  ...[...read('docs/cases.md').matchAll(/^\| ([AI]\d+)\*? /gm)].map(([, number]) => number),
  ...headings('product'),
  ...headings('cases'),
  ...readdirSync(join(ROOT, 'docs/decisions')).map((file) => `decision ${file.slice(0, 3)}`),
])

function headings(page: string): string[] {
  const found = [...read(`docs/${page}.md`).matchAll(/^#+ (\d+(?:\.\d)?)\.? /gm)]
  return found.map(([, number]) => `${page}.md ${number}`)
}

test('no two decisions have one number', () => {
  const taken = readdirSync(join(ROOT, 'docs/decisions')).map((file) => file.slice(0, 3))
  expect(taken.filter((number, index) => taken.indexOf(number) !== index)).toEqual([])
})

const numbers = (list = '') => list.match(/\d+(?:\.\d)?/g) ?? []

/** What a text cites that cannot be opened, as it would be looked for. */
function unopened(text: string, isDecision = false): string[] {
  const decisions = [
    ...text.matchAll(DECISIONS),
    ...(isDecision ? text.matchAll(DECISION_IN_BRACKETS) : []),
  ]
  const cited = [
    ...(text.match(CASE) ?? []),
    ...(text.match(INVARIANT) ?? []),
    ...[...text.matchAll(SECTION)].flatMap(([, page, list]) =>
      numbers(list).map((number) => `${page}.md ${number}`),
    ),
    ...decisions.flatMap(([, list]) => numbers(list).map((number) => `decision ${number}`)),
  ]
  return [...(text.match(OUTSIDE) ?? []), ...cited.filter((place) => !opens.has(place))]
}

test('every case, invariant, section and decision that a file cites can be opened here', () => {
  const wrong = FILES.map((file) => ({
    file,
    cites: unopened(read(file), file.startsWith('docs/decisions/')),
  }))
  expect(wrong.filter(({ cites }) => cites.length > 0)).toEqual([])
})

describe('what leads nowhere is noticed', () => {
  test.each([
    ['refused (A073, A999)', ['A999']],
    ['as I8 and I99 say', ['I99']],
    ['product.md 4 and 18; product.md 3, 19 and 5', ['product.md 19']],
    ['cases.md 4.5 and `docs/cases.md` 4.9', ['cases.md 4.9']],
    ['decisions 030 to 033, decision 999', ['decision 999']],
    ['(`docs/decisions/044`, `046`, `998`)', ['decision 998']],
    ['SPEC section 5, see DESIGN', ['SPEC', 'DESIGN']],
  ])('%s', (text, expected) => {
    expect(unopened(text)).toEqual(expected)
  })

  test('a decision in brackets, in a decision', () => {
    expect(unopened('as before (999 ms), with (030) and (099)', true)).toEqual(['decision 099'])
  })
})
