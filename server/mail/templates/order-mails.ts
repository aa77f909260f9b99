import { summariseChange } from '@halles/domain/supplier-order.ts'
import { formatDay } from '@halles/texts/format.ts'
import type { MailContent } from '../content/mail-kinds.ts'
import { action, type MailBlock, type MailBody, paragraph } from './mail-body.ts'
import { asOrdered, lineViews, totalOf } from './order-lines.ts'
import type { RenderContext, Templates } from './templates.ts'

type Answered = MailContent['order-changed']

export const orderMails: Pick<Templates, Extract<keyof MailContent, `order-${string}`>> = {
  'order-received': (order, context) => {
    const { received, total } = context.words.orders
    const lines = asOrdered(order.lines)
    return about(order, context, received.subject, [
      paragraph(received.intro(order.restaurant.name)),
      whereToDeliver(order.restaurant, context),
      {
        is: 'lines',
        lines: lineViews(lines, context),
        sum: { label: total, amount: totalOf(lines, context) },
      },
      action(received.action, context.links.supplierOrder(order.publicId)),
    ])
  },

  'order-placed': (order, context) => {
    const { placed, supplierTotal, total } = context.words.orders
    const parts = order.parts.map((part) => ({ ...part, lines: asOrdered(part.lines) }))
    return about(order, context, placed.subject, [
      paragraph(placed.intro(parts.length)),
      ...parts.map(({ supplierName, lines }) => ({
        is: 'lines' as const,
        title: supplierName,
        lines: lineViews(lines, context),
        sum: { label: supplierTotal, amount: totalOf(lines, context) },
      })),
      {
        is: 'total',
        label: total,
        amount: totalOf(
          parts.flatMap((part) => part.lines),
          context,
        ),
      },
      action(placed.action, context.links.restaurantOrder(order.publicId)),
    ])
  },

  'order-accepted': (order, context) => {
    const { accepted } = context.words.orders
    return about(order, context, accepted.subject, [
      paragraph(accepted.intro(order.supplier.name)),
      ...agreed(order, context),
    ])
  },

  'order-changed': (order, context) => {
    const { changed } = context.words.orders
    const { reducedCount: reduced, removedCount: removed } = summariseChange(order.lines)
    return about(order, context, changed.subject, [
      paragraph(changed.intro(order.supplier.name, { reduced, removed })),
      ...agreed(order, context),
    ])
  },

  'order-rejected': (order, context) => {
    const { rejected, seeOrder, supplierTotal } = context.words.orders
    const lines = asOrdered(order.lines)
    return about(order, context, rejected.subject, [
      paragraph(rejected.intro(order.supplier.name)),
      {
        is: 'lines',
        title: order.supplier.name,
        lines: lineViews(
          lines.map((line) => ({ ...line, isCancelled: true })),
          context,
        ),
        sum: {
          label: supplierTotal,
          amount: totalOf([], context),
          formerAmount: totalOf(lines, context),
        },
      },
      action(seeOrder, context.links.restaurantOrder(order.publicId)),
    ])
  },
}

function about(
  order: { firstName: string; number: number; day: string },
  { language, words }: RenderContext,
  subject: (number: number, day: string) => string,
  blocks: MailBlock[],
): MailBody {
  return {
    subject: subject(order.number, formatDay(language, order.day)),
    greeting: words.layout.greeting(order.firstName),
    blocks,
  }
}

/** What will be delivered, beside what was ordered where that differs, and how to settle the delivery. */
function agreed({ supplier, lines, publicId }: Answered, context: RenderContext): MailBlock[] {
  const { supplierTotal, seeOrder, delivery } = context.words.orders
  const [amount, formerAmount] = [totalOf(lines, context), totalOf(asOrdered(lines), context)]
  const sum = { label: supplierTotal, amount, ...(amount !== formerAmount && { formerAmount }) }
  return [
    { is: 'lines', title: supplier.name, lines: lineViews(lines, context), sum },
    paragraph(delivery(supplier.name, supplier.phone)),
    action(seeOrder, context.links.restaurantOrder(publicId)),
  ]
}

function whereToDeliver(
  { name, phone, email, address }: MailContent['order-received']['restaurant'],
  { words: { orders } }: RenderContext,
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
