import { belowListCents } from '@halles/domain/line-price.ts'
import { type Cents, formatMoney } from '@halles/domain/money.ts'
import { formatThousandths } from '@halles/domain/net-weight.ts'
import { formatHundredths } from '@halles/domain/quantity-per-case.ts'
import {
  isEstimate,
  lineAmount,
  openQuantity,
  supplierOrderTotal,
} from '@halles/domain/supplier-order.ts'
import { formatTenThousandths } from '@halles/domain/unit-price.ts'
import { formatCaseSize } from '@halles/texts/case-size.ts'
import { formatAmount } from '@halles/texts/format.ts'
import { formatUnitPrice, formatWeight } from '@halles/texts/weight.ts'
import type { OrderMailLine } from '../content/mail-kinds.ts'
import { type LineView, type MailBlock, paragraph } from './mail-body.ts'
import type { RenderContext } from './templates.ts'

/** Lines as the restaurant asks for them now, whatever was answered since; without those that it removed itself. */
export function asOrdered(lines: OrderMailLine[]): OrderMailLine[] {
  return lines
    .filter((line) => line.cancelledBy !== 'restaurant')
    .map((line) => ({
      ...line,
      firstQuantity: line.quantity,
      editedQuantity: null,
      isCancelled: false,
      cancelledBy: null,
      reason: null,
      netThousandths: line.editedQuantity === null ? line.netThousandths : null,
    }))
}

export function lineViews(lines: OrderMailLine[], context: RenderContext): LineView[] {
  return lines.map((line) => lineView(line, context))
}

function lineView(line: OrderMailLine, context: RenderContext): LineView {
  const {
    language,
    words: { orders },
  } = context
  const { priceCents, firstQuantity, isCancelled } = line
  // What a removed line would have cost.
  const asked = isCancelled ? { ...line, isCancelled: false, editedQuantity: null } : line
  const size = formatCaseSize(language, formatHundredths(line.quantityHundredths), line.unit)
  const open = isCancelled ? line.quantity : openQuantity(line)
  const price = orders.perCase(dollars(priceCents, { language }))
  const source =
    line.listPriceCents !== null &&
    orders.belowList[line.priceSource](
      dollars(line.listPriceCents, { language }, isEstimate(asked)),
    )
  const code = line.itemCode && orders.itemCode(line.itemCode)
  return {
    name: language === 'fr' ? line.nameFr : line.nameEn,
    detail: [
      code,
      `${size.whole}${size.rest}`,
      line.isWeighed ? weightOf(line, context) : price,
      source,
      line.reason && orders.reasons[line.reason],
    ]
      .filter(Boolean)
      .join(', '),
    quantity: orders.cases(open),
    ...(open !== firstQuantity && !isCancelled && { formerQuantity: orders.cases(firstQuantity) }),
    amount: dollars(lineAmount(asked), { language }, isEstimate(asked)),
    ...(isCancelled && { removed: orders.removed }),
  }
}

/** Of a line sold by weight: at what price a unit, and what it was weighed as. */
function weightOf(
  { pricePerUnit, unit, netThousandths }: OrderMailLine,
  { language, words: { orders } }: RenderContext,
): string {
  const perUnit = formatUnitPrice(language, formatTenThousandths(pricePerUnit), unit)
  if (netThousandths === null) return orders.byWeight(perUnit)
  return orders.weighed(formatWeight(language, formatThousandths(netThousandths), unit), perUnit)
}

/** What the lines cost as they stand, in the reader's writing; an estimate until what is sold by weight was weighed. */
export function totalOf(lines: OrderMailLine[], context: Pick<RenderContext, 'language'>): string {
  return dollars(supplierOrderTotal(lines), context, lines.some(isEstimate))
}

/** What "≈" means, where there is one. */
export function estimateNote(
  lines: OrderMailLine[],
  { words: { orders } }: RenderContext,
): MailBlock[] {
  return lines.some(isEstimate) ? [paragraph(orders.estimate)] : []
}

/** What they cost less than everyone was asked, as one side reads it: nothing where that is nothing. */
export function belowList(
  lines: OrderMailLine[],
  { language, words: { orders } }: RenderContext,
  reader: 'restaurant' | 'supplier',
): MailBlock[] {
  const cents = belowListCents(lines)
  if (cents === 0) return []
  const isEstimated = lines.some((line) => line.listPriceCents !== null && isEstimate(line))
  return [paragraph(orders.belowListSum[reader](dollars(cents, { language }, isEstimated)))]
}

function dollars(
  cents: Cents,
  { language }: Pick<RenderContext, 'language'>,
  isEstimated = false,
): string {
  return formatAmount(language, formatMoney(cents), isEstimated)
}
