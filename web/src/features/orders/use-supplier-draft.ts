import { useStoredState } from '../../platform/hydrated.ts'
import { readDraft, removeDraft, writeDraft } from '../../platform/storage/drafts.ts'
import type { SupplierOrder } from './order-queries.ts'
import {
  asFields,
  currentSupplierDraft,
  NO_DRAFT,
  type SupplierDraft,
  supplierDraftFrom,
} from './supplier-draft.ts'

/** An answer that is being prepared, stored on the device until it is sent or given up. */
export function useSupplierDraft(order: SupplierOrder) {
  const name = `answer ${order.supplierOrder.public_id}` as const
  const [prepared, setDraft] = useStoredState(
    () => supplierDraftFrom(readDraft(name)?.fields, order),
    NO_DRAFT,
  )
  const draft = currentSupplierDraft(prepared, order)
  return {
    draft,
    isPrepared: Object.keys(prepared.changes).length > 0,
    save(changed: Partial<SupplierDraft>) {
      const next = { ...draft, ...changed }
      setDraft(next)
      writeDraft(name, asFields(next))
    },
    reset() {
      setDraft(NO_DRAFT)
      removeDraft(name)
    },
  }
}
