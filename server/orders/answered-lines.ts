import type { Input } from '@halles/contract/endpoint.ts'
import type { supplierOrderUpdate } from '@halles/contract/endpoints/orders.ts'
import type { OrderReason } from '@halles/domain/reasons.ts'
import { modifyLines, openQuantity } from '@halles/domain/supplier-order.ts'
import { refuseField } from '../platform/endpoint/refusal.ts'
import type { ChangedLine, OrderedLine } from './order-lines-sql.ts'
import { refuseModifiedLines, type SentLines } from './refuse-modified-lines.ts'

type Answer = Input<typeof supplierOrderUpdate>
type Modification = Extract<Answer, { action: 'modified' }>

/** The lines that the supplier's answer changes, as they become; a modification that cannot be is refused by field. */
export function answeredLines(lines: readonly OrderedLine[], answer: Answer): ChangedLine[] {
  const open = lines.filter((line) => !line.isCancelled)
  if (answer.action === 'accepted') return []
  if (answer.action === 'modified') return modified(open, answer)
  const reason = answer.reason ?? null
  return open.map((line) => ({ ...line, isCancelled: true, cancelledBy: 'supplier', reason }))
}

/** What was said of a line, or of all. */
export function saidOf(
  { reason, note, reasons }: Modification,
  publicId: string,
): { reason: OrderReason | null; note: string } {
  const own = reasons.find((one) => one.public_id === publicId)
  return own ?? { reason: reason ?? null, note: reason === undefined ? '' : note }
}

function modified(open: readonly OrderedLine[], answer: Modification): ChangedLine[] {
  const change = modifyLines(
    open.map((line) => ({ publicId: line.publicId, quantity: openQuantity(line) })),
    {
      edited: answer.products.map((line) => ({
        publicId: line.public_id,
        editedQuantity: line.edited_quantity,
      })),
      removed: answer.removed_products,
    },
  )
  if ('refused' in change) throw refuseModifiedLines(sentLines(answer), change)
  const unknown = answer.reasons.findIndex(
    ({ public_id }) => !open.some((line) => line.publicId === public_id),
  )
  if (unknown !== -1) throw refuseField(`reasons.${unknown}.public_id`, 'line_unknown')
  return open.flatMap((line, index): ChangedLine[] => {
    const { editedQuantity = null, isCancelled = false } = change.lines[index] ?? {}
    const { reason } = saidOf(answer, line.publicId)
    if (isCancelled) return [{ ...line, isCancelled, cancelledBy: 'supplier', reason }]
    return editedQuantity === null ? [] : [{ ...line, editedQuantity, reason }]
  })
}

function sentLines({ products, removed_products }: Modification): SentLines {
  const publicIds = products.map((line) => line.public_id)
  return {
    edited: { field: 'products', quantity: 'edited_quantity', publicIds },
    removed: { field: 'removed_products', publicIds: removed_products, all: 'every_line_removed' },
  }
}
