import type { CreditStatus } from '@halles/domain/receiving.ts'
import type { PartState } from '@halles/domain/restaurant-order.ts'
import type { SupplierOrderStatus } from '@halles/domain/supplier-order.ts'
import type { Tone } from '../../components/status-badge.tsx'

export const SUPPLIER_STATUS_TONES = {
  pending: 'pending',
  acknowledged: 'accepted',
  done: 'done',
  cancelled: 'cancelled',
} as const satisfies Record<SupplierOrderStatus, Tone>

export const CREDIT_TONES = {
  asked: 'pending',
  granted: 'accepted',
  partly: 'modified',
  refused: 'cancelled',
} as const satisfies Record<Exclude<CreditStatus, 'withdrawn'>, Tone>

/** The parts of its order that a restaurant has to know of; the others are as they should be. */
export const PART_TONES: Partial<Record<PartState, Tone>> = {
  pending: 'pending',
  modified: 'modified',
  cancelled: 'cancelled',
  withdrawn: 'cancelled',
}
