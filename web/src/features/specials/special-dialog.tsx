import { specialsTexts } from '@halles/texts/pages/specials.ts'
import { useState } from 'react'
import { Dialog } from '../../components/dialog.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { ChooseProduct } from './choose-product.tsx'
import { SpecialForm } from './special-form.tsx'
import type { ProductToSell } from './special-queries.ts'

type SpecialDialogProps = { opened: boolean; onClose: () => void }

/** Puts a product on special: first which one, then at what price and when. */
export function SpecialDialog({ opened, onClose }: SpecialDialogProps) {
  const texts = useTextsOf(specialsTexts)
  const nameOf = useProductName()
  const [product, setProduct] = useState<ProductToSell>()
  function close() {
    onClose()
    setProduct(undefined)
  }
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={product ? texts.titleOf(nameOf(product)) : texts.add}
    >
      {product ? (
        <SpecialForm product={product} onAnother={() => setProduct(undefined)} onClose={close} />
      ) : (
        <ChooseProduct onChoose={setProduct} />
      )}
    </Dialog>
  )
}
