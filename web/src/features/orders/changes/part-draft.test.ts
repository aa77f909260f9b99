import { expect, test } from 'vitest'
import type { Part, PartChanges } from './part-changes.ts'
import { asFields, currentPartDraft, partDraftFrom } from './part-draft.ts'

const part = {
  order_version: 7,
  products: [
    { public_id: 'beef', quantity: 9, edited_quantity: 0, is_cancelled: false },
    { public_id: 'veal', quantity: 9, edited_quantity: 0, is_cancelled: true },
  ],
} as Part
const eggs = {
  public_id: 'eggs',
  name_fr: 'Œufs',
  name_en: 'Eggs',
  price: '4.50',
  quantity_per_case: '12',
  unit: 'unit',
  price_per_unit: '0.3750',
}
const changes: PartChanges = { lines: { beef: 6 }, added: [{ product: eggs, quantity: 2 }] }

test('what was changed and not sent is there again, with the version that it was made of', () => {
  const said = { reason: 'other', note: 'Grand groupe' } as const
  const draft = { changes, said, version: 5 }
  expect(partDraftFrom(asFields(draft), part)).toEqual(draft)
})

test('a line that is gone meanwhile is not changed any more', () => {
  const lines = { beef: 'removed', veal: 3, unknown: 3 } as const
  const stored = asFields({ changes: { lines, added: [] }, said: { note: '' }, version: 5 })
  expect(partDraftFrom(stored, part).changes).toEqual({ lines: { beef: 'removed' }, added: [] })
})

test('what is changed follows the part, whose supplier changes it meanwhile', () => {
  const [beef, veal] = part.products
  const draft = { changes, said: { note: '' }, version: 7 }
  const isLeft = { ...draft, changes: { lines: {}, added: changes.added } }
  const of = (...products: unknown[]) => ({ ...part, products }) as Part
  expect(currentPartDraft(draft, of({ ...beef, edited_quantity: 6 }, veal))).toEqual(isLeft)
  expect(currentPartDraft(draft, of({ ...beef, is_cancelled: true }, veal))).toEqual(isLeft)
})

test.each([
  ['nothing', undefined],
  ['no JSON', { changes: '{' }],
  ['a list', { changes: '[]' }],
  ['quantities that are none', { changes: '{"lines":{"beef":0.5},"added":[{"quantity":2}]}' }],
])('of %s nothing is taken', (_, fields) => {
  expect(partDraftFrom(fields, part)).toEqual({
    changes: { lines: {}, added: [] },
    said: { note: '' },
    version: 7,
  })
})
