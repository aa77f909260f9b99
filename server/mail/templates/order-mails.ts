import { summariseChange } from '@halles/domain/supplier-order.ts'
import { formatDay } from '@halles/texts/format.ts'
import type { MailContent } from '../mail-kinds.ts'
import { action, type MailBlock, type MailBody, paragraph } from './mail-body.ts'
import { asOrdered, lineViews, totalOf } from './order-lines.ts'
import type { Desk, Templates } from './templates.ts'

type Answered = MailContent['order-changed']

export const orderMails: Pick<Templates, Extract<keyof MailContent, `order-${string}`>> = {
  'order-received': (order, desk) => {
    const { received, total } = desk.words.orders
    const lines = asOrdered(order.lines)
    return about(order, desk, received.subject, [
      paragraph(received.what(order.restaurant.name)),
      whereToDeliver(order.restaurant, desk),
      {
        is: 'lines',
        lines: lineViews(lines, desk),
        sum: { label: total, amount: totalOf(lines, desk) },
      },
      action(received.action, desk.links.supplierOrder(order.publicId)),
    ])
  },

  'order-placed': (order, desk) => {
    const { placed, supplierTotal, total } = desk.words.orders
    const parts = order.parts.map((part) => ({ ...part, lines: asOrdered(part.lines) }))
    return about(order, desk, placed.subject, [
      paragraph(placed.what(parts.length)),
      ...parts.map(({ supplierName, lines }) => ({
        is: 'lines' as const,
        title: supplierName,
        lines: lineViews(lines, desk),
        sum: { label: supplierTotal, amount: totalOf(lines, desk) },
      })),
      {
        is: 'total',
        label: total,
        amount: totalOf(
          parts.flatMap((part) => part.lines),
          desk,
        ),
      },
      action(placed.action, desk.links.restaurantOrder(order.publicId)),
    ])
  },

  'order-accepted': (order, desk) => {
    const { accepted } = desk.words.orders
    return about(order, desk, accepted.subject, [
      paragraph(accepted.what(order.supplier.name)),
      ...agreed(order, desk),
    ])
  },

  'order-changed': (order, desk) => {
    const { changed } = desk.words.orders
    const { reducedCount: reduced, removedCount: removed } = summariseChange(order.lines)
    return about(order, desk, changed.subject, [
      paragraph(changed.what(order.supplier.name, { reduced, removed })),
      ...agreed(order, desk),
    ])
  },

  'order-rejected': (order, desk) => {
    const { rejected, seeOrder, supplierTotal } = desk.words.orders
    const lines = asOrdered(order.lines)
    return about(order, desk, rejected.subject, [
      paragraph(rejected.what(order.supplier.name)),
      {
        is: 'lines',
        title: order.supplier.name,
        lines: lineViews(
          lines.map((line) => ({ ...line, isCancelled: true })),
          desk,
        ),
        sum: {
          label: supplierTotal,
          amount: totalOf([], desk),
          formerAmount: totalOf(lines, desk),
        },
      },
      action(seeOrder, desk.links.restaurantOrder(order.publicId)),
    ])
  },
}

function about(
  order: { firstName: string; day: string },
  { language, words }: Desk,
  subject: (day: string) => string,
  blocks: MailBlock[],
): MailBody {
  return {
    subject: subject(formatDay(language, order.day)),
    greeting: words.layout.greeting(order.firstName),
    blocks,
  }
}

/** What will be delivered, beside what was ordered where that differs, and how to settle the delivery. */
function agreed({ supplier, lines, publicId }: Answered, desk: Desk): MailBlock[] {
  const { supplierTotal, seeOrder, delivery } = desk.words.orders
  const [amount, formerAmount] = [totalOf(lines, desk), totalOf(asOrdered(lines), desk)]
  const sum = { label: supplierTotal, amount, ...(amount !== formerAmount && { formerAmount }) }
  return [
    { is: 'lines', title: supplier.name, lines: lineViews(lines, desk), sum },
    paragraph(delivery(supplier.name, supplier.phone)),
    action(seeOrder, desk.links.restaurantOrder(publicId)),
  ]
}

function whereToDeliver(
  { name, phone, email, address }: MailContent['order-received']['restaurant'],
  { words: { orders } }: Desk,
): MailBlock {
  return {
    is: 'facts',
    rows: [
      { label: orders.restaurant, value: name },
      { label: orders.phone, value: phone },
      { label: orders.email, value: email },
      { label: orders.address, value: address },
    ],
  }
}
