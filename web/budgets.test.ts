import { expect, test } from 'vitest'
import { measurePages, pagesOverBudget, readBuild } from './budgets.ts'
import type { Manifest } from './manifest.ts'
import { APPLICATION_STYLES } from './merged-styles.ts'

const { manifest, sizeOf } = readBuild()

test('no page outgrows its budget', () => {
  const weights = measurePages(manifest, sizeOf)
  expect(weights.length).toBeGreaterThan(20)
  expect(pagesOverBudget(weights)).toEqual([])
})

test('a library too many on one route is noticed', () => {
  const [route = ''] = Object.keys(manifest).filter((source) => source.includes('checkout'))
  const heavy: Manifest = {
    ...manifest,
    library: { file: 'library.js' },
    [route]: { ...manifest[route], file: manifest[route]?.file ?? '', imports: ['library'] },
  }
  const planted = (file: string) => {
    if (file === 'library.js') return 200_000
    return sizeOf(file)
  }
  expect(pagesOverBudget(measurePages(heavy, planted))).toEqual([
    expect.stringMatching(/checkout loads .* JavaScript/),
  ])
})

test('styles that outgrow their budget are noticed', () => {
  const merged = manifest[APPLICATION_STYLES]?.file
  const complaints = pagesOverBudget(
    measurePages(manifest, (file) => (file === merged ? 40_000 : sizeOf(file))),
  )
  expect(complaints.join()).toMatch(/checkout loads .* CSS/)
})
