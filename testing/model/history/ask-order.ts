import { randomUUID } from 'node:crypto'
import type { Answer, Body, Browser } from '../../client/browser.ts'
import type { OrderCall, OrderOutcome, OrderView } from './order-register.ts'

/** Public ids of an order, a supplier's part of it, and its line. */
export type OneOrder = { order: string; part: string; line: string }

/** Asks it over HTTP; unknown when no server can say what became of it. */
export async function askOrder(
  browser: Browser,
  ids: OneOrder,
  call: OrderCall,
): Promise<OrderOutcome | 'unknown'> {
  const { status, body } = await send(browser, ids, call)
  if (status >= 500) return 'unknown'
  if (status === 200) return ['ok', viewIn(call, body)]
  return [body.code, body.current ? viewIn(call, body.current) : null]
}

function send(browser: Browser, ids: OneOrder, call: OrderCall): Promise<Answer> {
  const post = (path: string, body: object) =>
    browser.post(path, body, { 'Idempotency-Key': randomUUID() })
  if (call.by === 'supplier') {
    const supplier_order_id = ids.part
    const update = (body: object) =>
      post('/api/supplier-order-update/', { supplier_order_id, ...body })
    switch (call.do) {
      case 'read':
        return browser.get(`/api/supplier-order-list/?supplier_order_public_id=${ids.part}`)
      case 'accept':
        return update({ action: 'accepted' })
      case 'reject':
        return update({ action: 'cancelled' })
      case 'done':
        return post('/api/supplier-order-set-to-done/', { supplier_order_id })
      case 'reduce':
        return update({
          action: 'modified',
          products: [{ public_id: ids.line, edited_quantity: call.to }],
          reason: 'out_of_stock',
        })
    }
  }
  const part = { supplier_order_public_id: ids.part }
  switch (call.do) {
    case 'read':
      return browser.get(`/api/restaurant-order-list/?order_public_id=${ids.order}`)
    case 'close':
      return post('/api/restaurant-order-set-to-done/', { order_public_id: ids.order })
    case 'take back':
      return post('/api/supplier-order-cancel/', { ...part, reason: 'event_cancelled' })
    case 'change':
      return post('/api/restaurant-order-change/', {
        ...part,
        lines: [{ public_id: ids.line, quantity: call.to }],
      })
  }
}

function viewIn({ by }: OrderCall, body: Body): OrderView {
  const part = by === 'supplier' ? body.supplierOrder : body.supplier_products[0]
  const [line] = by === 'supplier' ? body.orderProducts : body.supplier_products[0].products
  return [part.status, line.quantity, line.edited_quantity, line.is_cancelled]
}
