import { belowMinimumTexts } from '@halles/texts/pages/below-minimum.ts'
import { Notice } from '../../components/notice.tsx'
import { useTextsOf } from '../../platform/language/language.ts'
import { useAnnounce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import type { useRemoveSupplier } from './use-remove-supplier.ts'

/** The supplier that was taken out of the cart last, with the way back. Nothing where none was. */
export function RemovedSupplier({ removed, restore }: ReturnType<typeof useRemoveSupplier>) {
  const texts = useTextsOf(belowMinimumTexts)
  const words = removed ? texts.supplierRemoved(removed.supplier.name, removed.lines.length) : ''
  useAnnounce(words)
  if (!removed) return null
  return (
    <Notice
      tone="success"
      action={
        <Button variant="default" onClick={restore}>
          {texts.restoreSupplier}
        </Button>
      }
    >
      {words}
    </Notice>
  )
}
