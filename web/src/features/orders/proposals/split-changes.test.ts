import type { OrderChange } from '@halles/domain/order-change.ts'
import { expect, test } from 'vitest'
import type { Part, PartChanges } from '../changes/part-changes.ts'
import { asProposal, isAny, splitChanges } from './split-changes.ts'

const line = (public_id: string, quantity: number) => ({
  public_id,
  quantity,
  edited_quantity: 0,
  is_cancelled: false,
})

function aPart(changes: OrderChange[], may_propose: OrderChange[]): Part {
  const products = [line('beef', 4), line('milk', 2), line('veal', 5)]
  return { changes, may_propose, products } as unknown as Part
}

const added = [
  { product: { public_id: 'eggs', price: '4.50' }, quantity: 3 },
] as unknown as PartChanges['added']
const changes: PartChanges = { lines: { beef: 6, milk: 1, veal: 'removed' }, added }
const NOTHING = { lines: {}, added: [] }

test('before the cut-off less is done at once, more is proposed', () => {
  const part = aPart(['reduce', 'remove', 'cancel'], ['raise', 'add'])
  const { atOnce, proposed } = splitChanges(part, changes)
  expect(atOnce).toEqual({ lines: { milk: 1, veal: 'removed' }, added: [] })
  expect(proposed).toEqual({ lines: { beef: 6 }, added })
  expect(asProposal(proposed)).toEqual({
    lines: [{ public_id: 'beef', quantity: 6 }],
    added: [{ product_public_id: 'eggs', quantity: 3, shown_price: '4.50' }],
  })
})

test('after the cut-off all is proposed, a removed line as none of it', () => {
  const part = aPart([], ['reduce', 'raise', 'add', 'remove'])
  const { atOnce, proposed } = splitChanges(part, changes)
  expect(atOnce).toEqual(NOTHING)
  expect(isAny(atOnce)).toBe(false)
  expect(asProposal(proposed).lines).toContainEqual({ public_id: 'veal', quantity: 0 })
})

test('while an order waits nothing is proposed', () => {
  const part = aPart(['reduce', 'raise', 'add', 'remove', 'cancel'], [])
  expect(splitChanges(part, changes)).toEqual({ atOnce: changes, proposed: NOTHING })
})
