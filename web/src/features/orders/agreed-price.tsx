import { ownPricesTexts } from '@halles/texts/pages/own-prices.ts'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import type { ChangedLine } from './order-changes.ts'

/** Of a line that was not ordered at the list price: why, and what that was. */
export function AgreedPrice({ agreed }: Pick<ChangedLine, 'agreed'>) {
  const texts = useTextsOf(ownPricesTexts)
  const { dollars } = useFormat()
  if (!agreed) return null
  return (
    <span className="soft size-xs nowrap">
      {`${texts.sources[agreed.source]} `}
      <s>
        <span className="visually-hidden">{`${texts.listPrice} `}</span>
        {dollars(agreed.list_price)}
      </s>
    </span>
  )
}
