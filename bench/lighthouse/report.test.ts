import { expect, test } from 'vitest'
import type { Figure } from './figures.ts'
import type { Run } from './measure.ts'
import { type PageRuns, tableOf } from './report.ts'

const taps = (...answered: number[]) =>
  answered.map((time) => ({ tap: { painted: 1, answered: time, taps: 2 } }) as Run)
const FIGURES: Figure[] = [
  {
    head: 'Tap',
    of: ({ tap }) => tap.answered,
    say: (value) => `${value} ms`,
    isCost: true,
  },
  { head: 'Taps', of: ({ tap }) => tap.taps, say: String },
  { head: 'SEO', of: () => 100, say: String },
]

test('one build: a line for each page, of medians; SEO of public pages alone', () => {
  const pages: PageRuns[] = [
    { page: 'Login', isPublic: true, runs: new Map([['now', taps(9, 3, 5)]]) },
    { page: 'Checkout', isPublic: false, runs: new Map([['now', taps(4)]]) },
  ]
  expect(tableOf(pages, FIGURES).split('\n')).toEqual([
    '| Page | Tap | Taps | SEO |',
    '| --- | --- | --- | --- |',
    '| Login | 5 ms | 2 | 100 |',
    '| Checkout | 4 ms | 2 | – |',
  ])
})

test('two builds: before, now, and what of before is left of each cost', () => {
  const runs: PageRuns['runs'] = new Map([
    ['before', taps(8, 20, 10)],
    ['now', taps(4, 5, 6)],
  ])
  expect(
    tableOf([{ page: 'Login', isPublic: false, runs }], FIGURES)
      .split('\n')
      .slice(2),
  ).toEqual([
    '| Login | before | 10 ms | 2 | – |',
    '| Login | now | 5 ms | 2 | – |',
    '| Login | ratio | 0.50 |  |  |',
  ])
})
