import { Button } from '@mantine/core'
import { Notice } from '../../components/notice.tsx'
import { useTexts } from '../../platform/language/language.ts'
import type { useRemoveSupplier } from './use-remove-supplier.ts'

/** The supplier that was taken out of the cart last, with the way back. Nothing where none was. */
export function RemovedSupplier({ removed, restore }: ReturnType<typeof useRemoveSupplier>) {
  const { cart } = useTexts()
  if (!removed) return null
  return (
    <Notice
      tone="success"
      action={
        <Button variant="default" onClick={restore}>
          {cart.restoreSupplier}
        </Button>
      }
    >
      {cart.supplierRemoved(removed.supplier.name, removed.lines.length)}
    </Notice>
  )
}
