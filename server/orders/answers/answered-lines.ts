import type { Input } from '@halles/contract/endpoint.ts'
import type { supplierOrderUpdate } from '@halles/contract/endpoints/orders.ts'
import type { OrderReason } from '@halles/domain/reasons.ts'
import { modifyLines, openQuantity } from '@halles/domain/supplier-order.ts'
import { refuseField } from '../../platform/endpoint/refuse-field.ts'
import type { ChangedLine, OrderedLine } from '../facts/order-lines-sql.ts'
import { refuseLineChange } from '../refuse-line-change.ts'

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
export function reasonAndNote(
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
  if ('refused' in change)
    throw refuseLineChange(
      {
        edited: {
          name: 'products',
          ids: answer.products.map((line) => line.public_id),
          quantity: 'edited_quantity',
        },
        removed: {
          name: 'removed_products',
          ids: answer.removed_products,
          emptied: 'every_line_removed',
        },
      },
      change,
    )
  const unknown = answer.reasons.findIndex(
    ({ public_id }) => !open.some((line) => line.publicId === public_id),
  )
  if (unknown !== -1) throw refuseField(`reasons.${unknown}.public_id`, 'line_unknown')
  return open.flatMap((line, index): ChangedLine[] => {
    const { editedQuantity = null, isCancelled = false } = change.lines[index] ?? {}
    const { reason } = reasonAndNote(answer, line.publicId)
    if (isCancelled) return [{ ...line, isCancelled, cancelledBy: 'supplier', reason }]
    return editedQuantity === null ? [] : [{ ...line, editedQuantity, reason }]
  })
}
