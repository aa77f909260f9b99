import type { ListingName } from '@halles/domain/product.ts'
import { pricesTexts } from '@halles/texts/pages/prices.ts'
import { IconPercentage } from '@tabler/icons-react'
import { ButtonLink } from '../../../components/links.tsx'
import { useTextsOf } from '../../../platform/language/language.ts'

export function PercentLink({ category }: { category: ListingName }) {
  const texts = useTextsOf(pricesTexts)
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
