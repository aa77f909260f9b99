import type { OwnProduct } from '@halles/domain/import/import-plan.ts'
import { FIELDS } from '@halles/domain/product-fields.ts'
import { completed } from '@halles/domain/product-values.ts'
import { expect, test } from 'vitest'
import { catalogueDigest } from './catalogue-digest.ts'

const bare = {
  nameFr: 'Zeste',
  nameEn: 'Zest',
  category: 'fetl',
  unit: 'kg',
  quantityHundredths: 1_000,
  priceCents: 5_000,
} as const
const said = { description: 'Parée.', leadDays: 2, pickPlace: 'Allée 4' }
const catalogue: OwnProduct[] = [
  { publicId: 'flank', ...completed({ ...bare, ...said, nameFr: 'Bavette' }) },
  { publicId: 'zest', ...completed(bare) },
]

test('previews of before there was a field for anything further are still of the same catalogue', () => {
  expect(catalogueDigest(catalogue)).toBe('xIq08svhEnBHPHLX9f2emxWpUVmegIB4SlE2T1bh98I')
})

test('a field that is added changes no digest until something is said in it', () => {
  const grade = { key: 'grade', column: 'grade', kind: 'line', most: 40, headings: [] } as const
  const fields = [...FIELDS, grade]
  const unsaid = catalogue.map((product) => ({ ...product, grade: '' }))
  expect(catalogueDigest(unsaid, fields)).toBe(catalogueDigest(catalogue))
  const stated = catalogue.map((product) => ({ ...product, grade: 'A' }))
  expect(catalogueDigest(stated, fields)).not.toBe(catalogueDigest(catalogue))
})

test.each(FIELDS)('another $name is another catalogue', ({ key }) => {
  const other = catalogue.map((product) => ({ ...product, [key]: 'other' }))
  expect(catalogueDigest(other)).not.toBe(catalogueDigest(catalogue))
})
