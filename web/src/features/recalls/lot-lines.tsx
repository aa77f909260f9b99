import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CaseSize } from '../../components/case-size.tsx'
import { Facts } from '../../components/facts.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { useFormat, useTexts } from '../../platform/language/language.ts'
import styles from './recalls.module.css'

type Line = {
  number: number
  day: string | null
  name_fr: string
  name_en: string
  unit: string
  quantity_per_case: string
  lot: string
  expires_on: string | null
  cases: number
}

type LotLinesProps = {
  lines: readonly Line[]
  texts: {
    order: (number: string, day: string) => string
    arranged: (number: string) => string
    expires: (day: string) => string
  }
  /** The order of a line by its place in the list. */
  order: (at: number, label: string) => ReactNode
}

/** Lines of orders that have cases of a lot. */
export function LotLines({ lines, texts, order }: LotLinesProps) {
  const { orders } = useTexts()
  const { day } = useFormat()
  const nameOf = useProductName()
  const labelOf = (line: Line) =>
    line.day === null
      ? texts.arranged(orders.number(line.number))
      : texts.order(orders.number(line.number), day(line.day))
  return (
    <ul className={styles.lines}>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: frozen lines have no id of their own
        <li key={at} className={styles.line}>
          <span className="bold nowrap">{orders.cases(line.cases)}</span>
          <span className="min-0 anywhere">
            {nameOf(line)} <CaseSize quantity={line.quantity_per_case} unit={line.unit} />
            <span className="block soft small">
              <Facts>
                {order(at, labelOf(line))}
                {line.lot}
                {line.expires_on === null ? null : texts.expires(day(line.expires_on))}
              </Facts>
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The same of a supplier's orders. */
export function SupplierLotLines({
  lines,
  texts,
}: Pick<LotLinesProps, 'texts'> & {
  lines: readonly (Line & { supplier_order_public_id: string })[]
}) {
  return (
    <LotLines
      lines={lines}
      texts={texts}
      order={(at, label) => (
        <Link
          to="/supplier/order/$supplierOrderPublicId"
          params={{ supplierOrderPublicId: lines[at]?.supplier_order_public_id ?? '' }}
          className="standalone-link"
        >
          {label}
        </Link>
      )}
    />
  )
}
