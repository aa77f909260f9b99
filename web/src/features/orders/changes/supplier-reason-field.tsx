import { SUPPLIER_REASONS, type SupplierReason } from '@halles/domain/reasons.ts'
import { ReasonField, type ReasonFieldProps } from './reason-field.tsx'

export function SupplierReasonField(props: Omit<ReasonFieldProps<SupplierReason>, 'reasons'>) {
  return <ReasonField {...props} reasons={SUPPLIER_REASONS} />
}
