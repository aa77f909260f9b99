import { priceListsTexts } from '@halles/texts/pages/price-lists.ts'
import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { Dialog } from '../../components/dialog.tsx'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { SkeletonRows } from '../../components/skeleton-rows.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import type { PricedProduct } from './agreed-lines.ts'

const load = async () => (await import('./former-prices.tsx')).FormerPrices
const FormerPrices = lazyComponent(load, { waiting: () => <SkeletonRows rows={6} /> })

/** Opens what a price list asked for a product before. */
export function FormerPricesButton(props: { publicId: string; product: PricedProduct }) {
  const { publicId, product } = props
  const texts = useTextsOf(priceListsTexts)
  const name = useProductName()(product)
  // Most are never opened: their dialogs are not there before.
  const [opened, setOpened] = useState<boolean>()
  const title = texts.historyTitle(name)
  return (
    <>
      <IconButton aria-label={texts.historyOf(name)} onClick={() => setOpened(true)}>
        <IconHistory size={18} aria-hidden />
      </IconButton>
      {opened === undefined ? null : (
        <Dialog opened={opened} onClose={() => setOpened(false)} title={title}>
          <FormerPrices publicId={publicId} productPublicId={product.public_id} caption={title} />
        </Dialog>
      )}
    </>
  )
}
