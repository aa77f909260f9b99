import type { Input } from '@halles/contract/endpoint.ts'
import type { supplierOrderUpdate } from '@halles/contract/endpoints/orders.ts'
import { type ModifyLinesRefusal, modifyLines } from '@halles/domain/supplier-order.ts'
import { type Refusal, refuseField } from '../platform/endpoint/refusal.ts'
import type { AnsweredLine, OrderedLine } from './order-lines-sql.ts'

type Answer = Input<typeof supplierOrderUpdate>
type Modification = Extract<Answer, { action: 'modified' }>

/** What becomes of each line by the supplier's answer; a modification that cannot be is refused by field. */
export function answeredLines(ordered: readonly OrderedLine[], answer: Answer): AnsweredLine[] {
  if (answer.action === 'modified') return modified(ordered, answer)
  const isCancelled = answer.action === 'cancelled'
  return ordered.map((line) => ({ ...line, editedQuantity: null, isCancelled }))
}

function modified(ordered: readonly OrderedLine[], answer: Modification): AnsweredLine[] {
  const change = modifyLines(ordered, {
    edited: answer.products.map((line) => ({
      publicId: line.public_id,
      editedQuantity: line.edited_quantity,
    })),
    removed: answer.removed_products,
  })
  if ('refused' in change) throw refuseChange(answer, change)
  const answered = new Map(change.lines.map((line) => [line.publicId, line]))
  return ordered.map((line) => {
    const { editedQuantity = null, isCancelled = false } = answered.get(line.publicId) ?? {}
    return { ...line, editedQuantity, isCancelled }
  })
}

function refuseChange(answer: Modification, refusal: ModifyLinesRefusal): Refusal {
  switch (refusal.refused) {
    case 'nothing_changed':
      return refuseField('products', refusal.refused)
    case 'every_line_removed':
      return refuseField('removed_products', refusal.refused)
    case 'line_unknown':
      return refuseField(namings(answer, refusal.publicId).at(0) ?? 'products', refusal.refused)
    case 'line_twice':
      return refuseField(namings(answer, refusal.publicId).at(1) ?? 'products', refusal.refused)
    case 'quantity_above_original':
    case 'quantity_invalid': {
      const index = answer.products.findIndex((line) => line.public_id === refusal.publicId)
      return refuseField(`products.${index}.edited_quantity`, refusal.refused)
    }
  }
}

/** The fields that name a line, in the order the domain reads them. */
function namings({ products, removed_products: removed }: Modification, publicId: string) {
  const fields = [
    ...products.map((line, index) => [line.public_id, `products.${index}.public_id`] as const),
    ...removed.map((id, index) => [id, `removed_products.${index}`] as const),
  ]
  return fields.filter(([id]) => id === publicId).map(([, field]) => field)
}
