import { expect, test } from 'vitest'
import type { SupplierOrder } from '../order-queries.ts'
import {
  isAnyProposed,
  type SupplierProposal,
  supplierProposalFields,
  supplierProposalFrom,
} from './supplier-proposal.ts'

const order = {
  supplierOrder: { order_version: 9 },
  orderProducts: [{ public_id: 'chicken', is_cancelled: false }],
} as SupplierOrder
const anotherDay: SupplierProposal = {
  substitutes: {},
  day: '2026-11-26',
  said: { reason: 'off_route', note: '' },
  version: 4,
}

test('another day alone is a proposal, and there again with the version that it was made of', () => {
  expect(isAnyProposed(anotherDay)).toBe(true)
  expect(supplierProposalFrom(supplierProposalFields(anotherDay), order)).toEqual(anotherDay)
})

test('a reason alone proposes nothing and is not stored', () => {
  const nothing = { ...anotherDay, day: undefined }
  expect(isAnyProposed(nothing)).toBe(false)
  expect(supplierProposalFields(nothing)).toEqual({})
  expect(supplierProposalFrom(undefined, order)).toEqual({
    substitutes: {},
    day: undefined,
    said: { note: '' },
    version: 9,
  })
})
