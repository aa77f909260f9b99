import { expect, test } from 'vitest'
import type { SupplierOrder } from './order-queries.ts'
import {
  asFields,
  currentSupplierDraft,
  NO_DRAFT,
  type SupplierDraft,
  supplierDraftFrom,
} from './supplier-draft.ts'

const line = (public_id: string, quantity: number, is_cancelled = false) => ({
  public_id,
  quantity,
  edited_quantity: 0,
  is_cancelled,
})
const order = {
  orderProducts: [line('chicken', 4), line('duck', 2), line('veal', 3, true)],
} as SupplierOrder
const substitute = {
  product: {
    public_id: 'farm-chicken',
    name_fr: 'Poulet fermier',
    name_en: 'Farm chicken',
    price: '46.55',
    quantity_per_case: '10',
    unit: 'kg',
  },
  quantity: 2,
  price: '45.00',
}
const draft: SupplierDraft = {
  changes: { chicken: 2, duck: 'removed' },
  substitutes: { chicken: substitute },
  said: { reason: 'out_of_stock', note: '' },
  isReducing: true,
}

test('an answer that was prepared and not sent is there again', () => {
  expect(supplierDraftFrom(asFields(draft), order)).toEqual(draft)
})

test('while nothing is changed nothing is stored', () => {
  expect(asFields({ ...NO_DRAFT, said: { reason: 'quality', note: '' } })).toEqual({})
  expect(supplierDraftFrom(undefined, order)).toEqual(NO_DRAFT)
})

test('a line that was removed or reduced meanwhile is not changed any more', () => {
  const changes = { chicken: 4, veal: 'removed', unknown: 1, duck: 0 } as const
  const stored = asFields({ ...draft, changes })
  expect(supplierDraftFrom(stored, order).changes).toEqual({})
})

test('what is prepared follows the order, whose restaurant changes it meanwhile', () => {
  const changed = { orderProducts: [line('chicken', 2), line('duck', 2, true)] } as SupplierOrder
  expect(currentSupplierDraft(draft, changed)).toEqual({ ...draft, changes: {} })
  const prepared = { ...draft, substitutes: { duck: substitute } }
  expect(currentSupplierDraft(prepared, changed).substitutes).toEqual({})
})

test.each(['{', '[]', '7', '{"chicken":"2"}'])('of %s nothing is taken', (changes) => {
  expect(supplierDraftFrom({ changes }, order).changes).toEqual({})
})
