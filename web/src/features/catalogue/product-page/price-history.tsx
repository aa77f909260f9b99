import { formatMoney } from '@halles/domain/money.ts'
import { comparedPrice, priceLine } from '@halles/domain/price-history.ts'
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

type PriceHistoryProps = { product: Parameters<typeof pricedPage>[0] }

/** How the price went in twelve months: in words, as a line that is only seen, and as a table. */
export function PriceHistory({ product }: PriceHistoryProps) {
  const texts = useTextsOf(productPageTexts)
  const priced = useMemo(() => pricedPage(product), [product])
  const { history, steps, paid, own, now } = priced
  const line = priceLine(history, steps, paid, now, own)
  return (
    <section className={`${styles.history} stack gap-sm mb-xl`} aria-label={texts.history}>
      <h2>{texts.history}</h2>
      <Sentence priced={priced} />
      <OwnSentences priced={priced} hasSteps={(product.own_price?.steps.length ?? 0) > 0} />
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

type OwnSentencesProps = { priced: PricedPage; hasSteps: boolean }

/** What this restaurant is asked, and how far back that is known: what its terms were before is not kept. */
function OwnSentences({ priced: { history, own, ownSince, now }, hasSteps }: OwnSentencesProps) {
  const texts = useTextsOf(productPageTexts)
  const language = useLanguage()
  const { day } = useFormat()
  const today = own.find(({ to }) => to === history.today)
  const price = today && comparedPrice(today, now)
  const said = [
    price !== undefined && texts.ownToday(formatComparedPrice(language, price, now.unit)),
    hasSteps && texts.ownForOne,
    ownSince > history.since && texts.ownSince(day(ownSince)),
  ].filter(Boolean)
  return said.length > 0 ? <p className="soft">{said.join(' ')}</p> : null
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
  if (kind !== 'paid' && to === today) return texts.since(shortDay(from))
  return from === to ? texts.onDay(shortDay(from)) : texts.fromTo(shortDay(from), shortDay(to))
}
