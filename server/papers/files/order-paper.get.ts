import type { OrderPaperKind } from '@halles/domain/papers/order-paper.ts'
import { mayDo } from '@halles/domain/role.ts'
import type { Handler } from '../../handler.ts'
import type { ViewerOf } from '../../platform/access/viewer.ts'
import { orderDocument } from '../rendering/documents/order-document.ts'
import { findOrderPaper } from './order-paper-sql.ts'
import { sentPaper } from './sent-paper.ts'

export const orderPaper: Handler<'orderPaper'> = async (context) => {
  const { input, viewer, reader, refuse, dependencies } = context
  const { kind, format, language } = input
  if (!mayRead(viewer, kind)) throw refuse('not_permitted')
  const order = await findOrderPaper(reader, viewer, input.supplier_order_public_id)
  if (!order) throw refuse('not_found')
  const document = orderDocument(order, kind, language)
  return sentPaper(dependencies.paperPdfs, document, { accountId: viewer.accountId, format })
}

/** A packing slip is its supplier's, and has no price: whoever picks may print it. */
function mayRead({ kind: side, role }: ViewerOf<'trade'>, kind: OrderPaperKind): boolean {
  if (kind === 'confirmation') return mayDo(role, 'manage_orders')
  // guard: order paper: a packing slip is its supplier's [papers/files/order-paper.get, access-matrix]
  //   code: side === 'supplier' &&
  return side === 'supplier' && mayDo(role, 'pick')
}
