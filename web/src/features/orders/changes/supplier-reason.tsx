import type { SupplierReason } from '@halles/domain/reasons.ts'
import { lazyComponent } from '../../../components/lazy-component.tsx'
import { usePreloadWhenIdle } from '../../../platform/preload.ts'
import type { ReasonFieldProps } from './reason-field.tsx'

const load = async () => (await import('./supplier-reason-field.tsx')).SupplierReasonField
const SupplierReasonField = lazyComponent(load)

/** Why a supplier delivers less; the fields come after the page that may ask. */
export function SupplierReasonChoice(props: Omit<ReasonFieldProps<SupplierReason>, 'reasons'>) {
  return <SupplierReasonField {...props} />
}

/** For a page that may ask why soon. */
export function usePreloadSupplierReasons(): void {
  usePreloadWhenIdle(load)
}
