import { formatUnitPrice, formatWeight } from '@halles/texts/weight.ts'
import { useLanguage, useTexts } from '../platform/language/language.ts'

type WeighedAsProps = {
  weighing: { net: string | null }
  product: { unit: string; price_per_unit: string }
}

/** Of a line sold by weight: at what price a unit, and what it was weighed as. */
export function WeighedAs({
  weighing: { net },
  product: { unit, price_per_unit },
}: WeighedAsProps) {
  const language = useLanguage()
  const { orders } = useTexts()
  const price = formatUnitPrice(language, price_per_unit, unit)
  return (
    <span>
      {net === null
        ? orders.byWeight(price)
        : orders.weighed(formatWeight(language, net, unit), price)}
    </span>
  )
}
