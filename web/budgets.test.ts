import { expect, test } from 'vitest'
import { measurePages, pagesOverBudget, readBuild } from './budgets.ts'
import type { Manifest } from './manifest.ts'

const { manifest, sizeOf } = readBuild()

test('no page outgrows its budget', () => {
  const weights = measurePages(manifest, sizeOf)
  expect(weights.length).toBeGreaterThan(20)
  expect(pagesOverBudget(weights)).toEqual([])
})

test('a library too many on one route is noticed, and a style sheet too', () => {
  const [route = ''] = Object.keys(manifest).filter((source) => source.includes('checkout'))
  const heavy: Manifest = {
    ...manifest,
    library: { file: 'library.js', css: ['library.css'] },
    [route]: { ...manifest[route], file: manifest[route]?.file ?? '', imports: ['library'] },
  }
  const planted = (file: string) => {
    if (file === 'library.js') return 200_000
    return file === 'library.css' ? 20_000 : sizeOf(file)
  }
  const complaints = pagesOverBudget(measurePages(heavy, planted))
  expect(complaints).toHaveLength(2)
  expect(complaints.join()).toMatch(/checkout loads .* JavaScript.*checkout loads .* CSS/)
})
