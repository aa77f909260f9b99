import { transitionSupplierOrder } from '@halles/domain/supplier-order.ts'
import type { Handler } from '../../handler.ts'
import { changeOrder } from '../change-order.ts'
import { lockOrderForChange } from '../lock-order-for-change.ts'

export const supplierOrderSetToDone: Handler<'supplierOrderSetToDone'> = async (context) => {
  const { input, refuse } = context
  const found = await lockOrderForChange(context, input.supplier_order_id)
  if (!found) throw refuse('not_found')
  const next = transitionSupplierOrder(found.order.status, 'set-to-done')
  if ('refused' in next)
    throw refuse('order_not_acknowledged', { current: await found.readOrder() })
  return changeOrder(context, found, { step: next })
}
