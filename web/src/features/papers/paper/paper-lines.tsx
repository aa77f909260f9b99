import { formatDollars, formatThousandths } from '@halles/texts/format.ts'
import { paperTexts } from '@halles/texts/pages/paper.ts'
import { CaseSize } from '../../../components/case-size.tsx'
import { DataTable } from '../../../components/data-table/data-table.tsx'
import { type Column, TableRow } from '../../../components/data-table/table-row.tsx'
import { Facts } from '../../../components/facts.tsx'
import { ItemCode } from '../../../components/item-code.tsx'
import { Money } from '../../../components/money.tsx'
import { useProductName } from '../../../components/use-product-name.ts'
import { useFormat, useLanguage, useTextsOf } from '../../../platform/language/language.ts'
import { OrderLink } from '../paper-link.tsx'
import type { PaperSide } from '../paper-queries.ts'
import { LineDifferences } from './line-differences.tsx'
import styles from './paper.module.css'
import type { CreditedLines, PaperContent, PaperLine } from './paper-content.ts'

type PaperLinesProps = {
  side: PaperSide
  content: Pick<PaperContent, 'orders' | 'lines'>
  /** Of its orders: those whose pages show them, where they are others. */
  pages?: readonly string[]
  credited: CreditedLines | undefined
  /** Lines of a credit note say what is given back, and compare with nothing. */
  isCompared: boolean
}

/** What is billed, order by order. */
export function PaperLines({ side, content, pages, credited, isCompared }: PaperLinesProps) {
  const columns = useColumns(credited, isCompared)
  const texts = useTextsOf(paperTexts)
  return content.orders.map((order, at) => (
    <section key={order.public_id} className="mb-lg" aria-labelledby={`order-${order.public_id}`}>
      <OrderHead side={side} order={order} page={pages?.[at] ?? order.public_id} />
      <DataTable caption={texts.lines} columns={columns} className={styles.lines}>
        {/* biome-ignore lint/a11y/noRedundantRoles: see DataTable */}
        <tbody role="rowgroup">
          {content.lines
            .filter((line) => line.order === at)
            .map((line) => (
              <TableRow key={line.public_id} row={line} columns={columns} />
            ))}
        </tbody>
      </DataTable>
    </section>
  ))
}

type OrderHeadProps = {
  side: PaperSide
  order: PaperContent['orders'][number]
  /** The order that its page shows. */
  page: string
}

function OrderHead({ side, order, page }: OrderHeadProps) {
  const texts = useTextsOf(paperTexts)
  const { day } = useFormat()
  const { public_id: publicId, number, placed_on, delivered_on, po_number } = order
  return (
    <div className="mb-sm">
      <h2 className="size-lg" id={`order-${publicId}`}>
        <OrderLink side={side} publicId={page}>
          {texts.order(number)}
        </OrderLink>
      </h2>
      <p className="soft">
        <Facts>
          {texts.placedOn(day(placed_on))}
          {delivered_on === null ? null : texts.deliveredOn(day(delivered_on))}
          {po_number === '' ? null : texts.poNumber(po_number)}
        </Facts>
      </p>
    </div>
  )
}

const NOTHING = '–'
const AMOUNT = { numeric: true, isLabelInCards: true } as const

function useColumns(credited: CreditedLines | undefined, isCompared: boolean): Column<PaperLine>[] {
  const texts = useTextsOf(paperTexts)
  const { decimal } = useFormat()
  return [
    {
      id: 'product',
      label: texts.product,
      isRowHeader: true,
      cell: (line) => (
        <>
          <LineName line={line} />
          {isCompared ? <LineDifferences line={line} credited={credited} /> : null}
        </>
      ),
    },
    { ...AMOUNT, id: 'asked', label: texts.asked, cell: ({ asked }) => asked },
    { ...AMOUNT, id: 'sent', label: texts.sent, cell: ({ sent }) => sent },
    {
      ...AMOUNT,
      id: 'received',
      label: texts.received,
      cell: ({ received }) =>
        received === null ? (
          <span className="soft" title={texts.notSaid}>
            <span aria-hidden>{NOTHING}</span>
            <span className="visually-hidden">{texts.notSaid}</span>
          </span>
        ) : (
          decimal(received)
        ),
    },
    { ...AMOUNT, id: 'price', label: texts.price, cell: ({ price }) => <Money amount={price} /> },
    {
      ...AMOUNT,
      id: 'amount',
      label: texts.amount,
      cell: ({ amount }) => (
        <span className="bold">
          <Money amount={amount} />
        </span>
      ),
    },
    { id: 'taxes', label: texts.taxes, cell: (line) => <TaxLetters line={line} /> },
  ]
}

function LineName({ line }: { line: PaperLine }) {
  const texts = useTextsOf(paperTexts)
  const nameOf = useProductName()
  const language = useLanguage()
  const { quantity_per_case, unit, weight } = line
  return (
    <>
      <span className="bold anywhere">{nameOf(line)}</span> <ItemCode code={line.item_code} />
      <span className="block soft small">
        <Facts>
          <CaseSize quantity={quantity_per_case} unit={unit} />
          {weight === null ? null : texts.netWeight(formatThousandths(language, weight.net), unit)}
          {weight === null
            ? null
            : texts.perUnit(formatDollars(language, weight.price_per_unit, 4), unit)}
        </Facts>
      </span>
    </>
  )
}

/** F, P, both, or nothing, as the paper has them; a reader hears words. */
function TaxLetters({ line: { gst, qst } }: { line: PaperLine }) {
  const texts = useTextsOf(paperTexts)
  const words = gst ? (qst ? texts.bothTaxes : texts.gstOnly) : qst ? texts.qstOnly : texts.noTax
  return (
    <span title={words}>
      <span aria-hidden>
        {gst ? texts.letters.gst : ''}
        {qst ? texts.letters.qst : ''}
      </span>
      <span className="visually-hidden">{words}</span>
    </span>
  )
}
