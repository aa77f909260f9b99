import { depositTotal } from '@halles/domain/deposit.ts'
import { type Cents, formatMoney } from '@halles/domain/money.ts'
import { type OrderAmounts, orderAmounts, sumAmounts } from '@halles/domain/order-amounts.ts'
import { isEstimate, supplierOrderTotal } from '@halles/domain/supplier-order.ts'
import { formatAmount } from '@halles/texts/format.ts'
import { orderAmountsTexts } from '@halles/texts/pages/order-amounts.ts'
import type { OrderMailLine } from '../content/mail-kinds.ts'
import { facts, type MailBlock } from './mail-body.ts'
import type { RenderContext } from './templates.ts'

/** What a part comes to with its lines as they are given, in cents: one that is cancelled has none. */
type Charged = { feeCents: Cents; lines: OrderMailLine[] }
type Reader = Pick<RenderContext, 'language'>

function amountsOf({ feeCents, lines }: Charged): OrderAmounts {
  const goods = supplierOrderTotal(lines)
  return orderAmounts({ goods, fee: feeCents, deposit: depositTotal(lines) })
}

/** What is paid for a part beside its goods, and what all comes to before taxes; nothing where nothing is. */
export function charges(part: Charged, reader: Reader): MailBlock[] {
  return chargesOfAll([part], reader)
}

/** The same of several parts together. */
export function chargesOfAll(parts: readonly Charged[], { language }: Reader): MailBlock[] {
  const { fee, deposit, total } = sumAmounts(parts.map(amountsOf))
  const isEstimated = parts.some(({ lines }) => lines.some(isEstimate))
  const texts = orderAmountsTexts[language]
  const dollars = (cents: Cents, isAbout = false) =>
    formatAmount(language, formatMoney(cents), isAbout)
  if (fee + deposit === 0) return []
  return facts([
    ...(fee > 0 ? [{ label: texts.fee, value: dollars(fee) }] : []),
    ...(deposit > 0 ? [{ label: texts.deposit, value: dollars(deposit) }] : []),
    { label: texts.beforeTaxes, value: dollars(total, isEstimated) },
  ])
}
