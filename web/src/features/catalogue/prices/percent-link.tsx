import type { ListingName } from '@halles/domain/product.ts'
import { IconPercentage } from '@tabler/icons-react'
import { ButtonLink } from '../../../components/links.tsx'
import { usePriceTexts } from './use-price-texts.ts'

/** From a category's products to changing their prices by percent. */
export function PercentLink({ category }: { category: ListingName }) {
  const texts = usePriceTexts()
  return (
    <ButtonLink
      to="/supplier/prices"
      search={{ category }}
      variant="default"
      leftSection={<IconPercentage size={20} aria-hidden />}
    >
      {texts.link}
    </ButtonLink>
  )
}
