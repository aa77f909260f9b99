import { belowListCents } from '@halles/domain/line-price.ts'
import { type Cents, formatMoney, lineTotal } from '@halles/domain/money.ts'
import { formatHundredths } from '@halles/domain/quantity-per-case.ts'
import { openQuantity, supplierOrderTotal } from '@halles/domain/supplier-order.ts'
import { formatCaseSize } from '@halles/texts/case-size.ts'
import { formatDollars } from '@halles/texts/format.ts'
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
    }))
}

export function lineViews(lines: OrderMailLine[], context: RenderContext): LineView[] {
  return lines.map((line) => lineView(line, context))
}

function lineView(line: OrderMailLine, { language, words: { orders } }: RenderContext): LineView {
  const { priceCents, firstQuantity, isCancelled } = line
  const size = formatCaseSize(language, formatHundredths(line.quantityHundredths), line.unit)
  const open = isCancelled ? line.quantity : openQuantity(line)
  const price = orders.perCase(dollars(priceCents, { language }))
  const source =
    line.listPriceCents !== null &&
    orders.belowList[line.priceSource](dollars(line.listPriceCents, { language }))
  const code = line.itemCode && orders.itemCode(line.itemCode)
  return {
    name: language === 'fr' ? line.nameFr : line.nameEn,
    detail: [
      code,
      `${size.whole}${size.rest}`,
      price,
      source,
      line.reason && orders.reasons[line.reason],
    ]
      .filter(Boolean)
      .join(', '),
    quantity: orders.cases(open),
    ...(open !== firstQuantity && !isCancelled && { formerQuantity: orders.cases(firstQuantity) }),
    amount: dollars(lineTotal(priceCents, open), { language }),
    ...(isCancelled && { removed: orders.removed }),
  }
}

/** What the lines cost as they stand, in the reader's writing. */
export function totalOf(lines: OrderMailLine[], context: Pick<RenderContext, 'language'>): string {
  return dollars(supplierOrderTotal(lines), context)
}

/** What they cost less than everyone was asked, as one side reads it: nothing where that is nothing. */
export function belowList(
  lines: OrderMailLine[],
  { language, words: { orders } }: RenderContext,
  reader: 'restaurant' | 'supplier',
): MailBlock[] {
  const cents = belowListCents(lines)
  if (cents === 0) return []
  return [paragraph(orders.belowListSum[reader](dollars(cents, { language })))]
}

function dollars(cents: Cents, { language }: Pick<RenderContext, 'language'>): string {
  return formatDollars(language, formatMoney(cents))
}
