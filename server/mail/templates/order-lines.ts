import { type Cents, formatMoney, lineTotal } from '@halles/domain/money.ts'
import { formatHundredths } from '@halles/domain/quantity-per-case.ts'
import { openQuantity, supplierOrderTotal } from '@halles/domain/supplier-order.ts'
import { formatCaseSize } from '@halles/texts/case-size.ts'
import { formatDollars } from '@halles/texts/format.ts'
import type { OrderMailLine } from '../content/mail-kinds.ts'
import type { LineView } from './mail-body.ts'
import type { RenderContext } from './templates.ts'

/** Lines as they were ordered, whatever was answered since. */
export function asOrdered(lines: OrderMailLine[]): OrderMailLine[] {
  return lines.map((line) => ({ ...line, editedQuantity: null, isCancelled: false }))
}

export function lineViews(lines: OrderMailLine[], context: RenderContext): LineView[] {
  return lines.map((line) => lineView(line, context))
}

function lineView(line: OrderMailLine, { language, words: { orders } }: RenderContext): LineView {
  const { priceCents, quantity, editedQuantity, isCancelled } = line
  const size = formatCaseSize(language, formatHundredths(line.quantityHundredths), line.unit)
  const isReduced = editedQuantity !== null && editedQuantity !== quantity && !isCancelled
  const open = isCancelled ? quantity : openQuantity(line)
  return {
    name: language === 'fr' ? line.nameFr : line.nameEn,
    detail: `${size.whole}${size.rest}, ${orders.perCase(dollars(priceCents, { language }))}`,
    quantity: orders.cases(open),
    ...(isReduced && { formerQuantity: orders.cases(quantity) }),
    amount: dollars(lineTotal(priceCents, open), { language }),
    ...(isCancelled && { removed: orders.removed }),
  }
}

/** What the lines cost as they stand, in the reader's writing. */
export function totalOf(lines: OrderMailLine[], context: Pick<RenderContext, 'language'>): string {
  return dollars(supplierOrderTotal(lines), context)
}

function dollars(cents: Cents, { language }: Pick<RenderContext, 'language'>): string {
  return formatDollars(language, formatMoney(cents))
}
