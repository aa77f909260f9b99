import { belowListCents } from '@halles/domain/line-price.ts'
import { formatMoney, parseMoney } from '@halles/domain/money.ts'
import type { LineAnswer } from '@halles/domain/supplier-order.ts'
import { ownPricesTexts } from '@halles/texts/pages/own-prices.ts'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import type { ChangedLine } from './order-changes.ts'
import styles from './order-detail.module.css'

/** Of a line that was not ordered at the list price: why, and what that was. */
export function AgreedPrice({ agreed, isEstimate }: Pick<ChangedLine, 'agreed' | 'isEstimate'>) {
  const texts = useTextsOf(ownPricesTexts)
  const { dollars } = useFormat()
  if (!agreed) return null
  return (
    <span className="soft size-xs nowrap">
      {`${texts.sources[agreed.source]} `}
      <s>
        <span className="visually-hidden">{`${texts.listPrice} `}</span>
        {dollars(agreed.list_price, isEstimate)}
      </s>
    </span>
  )
}

type AnsweredLine = Pick<ChangedLine, 'agreed' | 'isEstimate'> & {
  price: string
  answer: LineAnswer
}
type BelowListProps = { lines: readonly AnsweredLine[]; viewer: 'restaurant' | 'supplier' }

/** What the cases that come cost less than everyone was asked; nothing where that is nothing. */
export function BelowList({ lines, viewer }: BelowListProps) {
  const texts = useTextsOf(ownPricesTexts)
  const { dollars } = useFormat()
  const cents = belowListCents(
    lines.map(({ agreed, price, answer }) => ({
      ...answer,
      priceCents: parseMoney(price) ?? 0,
      listPriceCents: parseMoney(agreed?.list_price ?? price) ?? 0,
    })),
  )
  if (cents === 0) return null
  const isEstimate = lines.some((line) => line.agreed && line.isEstimate)
  const amount = dollars(formatMoney(cents), isEstimate)
  return viewer === 'restaurant' ? (
    <p className={`${styles.below} leaf small`}>{texts.saved(amount)}</p>
  ) : (
    <p className={`${styles.below} soft small`}>{texts.belowList(amount)}</p>
  )
}
