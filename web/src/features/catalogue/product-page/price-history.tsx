import { formatMoney } from '@halles/domain/money.ts'
import { priceLine } from '@halles/domain/price-history.ts'
import { formatHundredths } from '@halles/domain/quantity-per-case.ts'
import { productPageTexts } from '@halles/texts/pages/product-page.ts'
import { formatComparedPrice } from '@halles/texts/unit-prices.ts'
import { useMemo } from 'react'
import { CaseSize } from '../../../components/case-size.tsx'
import { Facts } from '../../../components/facts.tsx'
import { Money } from '../../../components/money.tsx'
import { useFormat, useLanguage, useTextsOf } from '../../../platform/language/language.ts'
import { type PricedPage, type PriceRow, pricedPage, priceRows } from './priced-cases.ts'
import styles from './product-page.module.css'
import { StepLine } from './step-line.tsx'

/** How the price went in twelve months: in words, as a line that is only seen, and as a table. */
export function PriceHistory({ product }: { product: Parameters<typeof pricedPage>[0] }) {
  const texts = useTextsOf(productPageTexts)
  const priced = useMemo(() => pricedPage(product), [product])
  const { history, steps, paid, now } = priced
  const line = priceLine(history, steps, paid, now)
  return (
    <section className={`${styles.history} stack gap-sm mb-xl`} aria-label={texts.history}>
      <h2>{texts.history}</h2>
      <Sentence priced={priced} />
      <StepLine line={line} unit={now.unit} since={history.since} today={history.today} />
      <details>
        <summary className="leaf strong">{texts.showTable}</summary>
        <PriceTable rows={priceRows(priced)} today={history.today} unit={now.unit} />
      </details>
    </section>
  )
}

/** Of what it was on offer for: what somebody paid stands in the table. */
function Sentence({ priced: { history, steps, now } }: { priced: PricedPage }) {
  const texts = useTextsOf(productPageTexts)
  const language = useLanguage()
  const { day } = useFormat()
  const prices = priceLine(history, steps, [], now)
  const written = ({ price }: { price: number }) => formatComparedPrice(language, price, now.unit)
  const { low, high } = prices
  const today = written(prices.steps.at(-1) ?? high)
  const since = day(history.since)
  return (
    <p className="soft">
      {low.price === high.price
        ? texts.unchanged(since, today)
        : texts.moved(since, written(low), written(high), today)}
    </p>
  )
}

type PriceTableProps = { rows: readonly PriceRow[]; today: string; unit: string }

function PriceTable({ rows, today, unit }: PriceTableProps) {
  const texts = useTextsOf(productPageTexts)
  const language = useLanguage()
  return (
    <table className={`${styles.table} full`}>
      <caption className="visually-hidden">{texts.history}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.when}</th>
          <th scope="col">{texts.case}</th>
          <th scope="col">{texts.comparedPrice}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.kind} ${row.from}`}>
            <th scope="row">
              <When row={row} today={today} />
              <span className={`${row.kind === 'paid' ? styles.paid : 'soft'} small block`}>
                {texts[row.kind]}
              </span>
            </th>
            <td>
              <Facts>
                <Money amount={formatMoney(row.case.priceCents)} />
                <CaseSize
                  quantity={formatHundredths(row.case.quantityHundredths)}
                  unit={row.case.unit}
                />
              </Facts>
            </td>
            <td>
              {row.compared === undefined ? '–' : formatComparedPrice(language, row.compared, unit)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function When({ row: { kind, from, to }, today }: { row: PriceRow; today: string }) {
  const texts = useTextsOf(productPageTexts)
  const { shortDay } = useFormat()
  if (kind === 'offered' && to === today) return texts.since(shortDay(from))
  return from === to ? texts.onDay(shortDay(from)) : texts.fromTo(shortDay(from), shortDay(to))
}
