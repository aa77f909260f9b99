import { summariseChange } from '@halles/domain/supplier-order.ts'
import { formatDay } from '@halles/texts/format.ts'
import type { MailContent } from '../content/mail-kinds.ts'
import {
  cancelledDelivery,
  deliveryFacts,
  deliverySentences,
  remarkFacts,
  remarkFactsForSupplier,
} from './delivery.ts'
import { action, facts, type MailBlock, type MailBody, paragraph } from './mail-body.ts'
import { charges, chargesOfAll } from './order-charges.ts'
import { asOrdered, belowList, estimateNote, lineViews, totalOf } from './order-lines.ts'
import { proposed } from './proposal-mails.ts'
import type { RenderContext, Templates } from './templates.ts'

type Answered = MailContent['order-accepted'] & Partial<MailContent['order-changed']>
type Part = Pick<Answered, 'delivery' | 'poNumber' | 'note'>

export const orderMails: Pick<Templates, Extract<keyof MailContent, `order-${string}`>> = {
  'order-received': (order, context) => {
    const { received, total } = context.words.orders
    const lines = asOrdered(order.lines)
    return about(order, context, received.subject, [
      paragraph(received.intro(order.restaurant.name)),
      ...whereToDeliver(order, context),
      {
        is: 'lines',
        lines: lineViews(lines, context),
        sum: { label: total, amount: totalOf(lines, context) },
      },
      ...charges({ ...order, lines }, context),
      ...estimateNote(lines, context),
      ...belowList(lines, context, 'supplier'),
      action(received.action, context.links.supplierOrder(order.publicId)),
    ])
  },

  'order-placed': (order, context) => {
    const { placed, supplierTotal, total } = context.words.orders
    const parts = order.parts.map((part) => ({ ...part, lines: asOrdered(part.lines) }))
    return about(order, context, placed.subject, [
      paragraph(placed.intro(parts.length)),
      ...parts.flatMap((part): MailBlock[] => [
        {
          is: 'lines',
          ...headingOf(part.supplierName, part, context),
          lines: lineViews(part.lines, context),
          sum: { label: supplierTotal, amount: totalOf(part.lines, context) },
        },
        ...charges(part, context),
        ...facts(remarkFacts(part, context)),
      ]),
      {
        is: 'total',
        label: total,
        amount: totalOf(
          parts.flatMap((part) => part.lines),
          context,
        ),
      },
      ...(parts.length > 1 ? chargesOfAll(parts, context) : []),
      ...estimateNote(
        parts.flatMap((part) => part.lines),
        context,
      ),
      ...belowList(
        parts.flatMap((part) => part.lines),
        context,
        'restaurant',
      ),
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
    const answered = order.lines.filter((line) => line.cancelledBy !== 'restaurant')
    const { reducedCount: reduced, removedCount: removed } = summariseChange(answered)
    return about(order, context, subjectOf(order, context, changed), [
      paragraph(changed.intro(order.supplier.name, { reduced, removed })),
      ...agreed(order, context),
    ])
  },

  'order-reduced': (order, context) => {
    const { reduced } = context.words.orders
    return about(order, context, subjectOf(order, context, reduced), [
      paragraph(reduced.intro(order.supplier.name)),
      ...agreed(order, context),
    ])
  },

  'order-edited': (order, context) => {
    const { edited, total } = context.words.orders
    return about(order, context, edited.subject, [
      paragraph(edited.intro(order.restaurant.name)),
      ...whereToDeliver(order, context),
      {
        is: 'lines',
        lines: lineViews(order.lines, context),
        sum: { label: total, amount: totalOf(order.lines, context) },
      },
      ...charges(order, context),
      ...estimateNote(order.lines, context),
      ...belowList(order.lines, context, 'supplier'),
      action(edited.action, context.links.supplierOrder(order.publicId)),
    ])
  },

  'order-withdrawn': (order, context) => {
    const { withdrawn, reason, reasons, total } = context.words.orders
    const said = [order.reason && reasons[order.reason], order.note].filter(Boolean).join(', ')
    const why = said === '' ? [] : [{ label: reason, value: said }]
    return about(order, context, withdrawn.subject, [
      paragraph(withdrawn.intro(order.restaurant.name)),
      ...facts([...cancelledDelivery(order.delivery, context), ...why]),
      {
        is: 'lines',
        lines: lineViews(order.lines, context),
        sum: { label: total, amount: totalOf([], context) },
      },
      action(withdrawn.action, context.links.supplierOrder(order.publicId)),
    ])
  },

  'order-message': (order, context) => {
    const { message } = context.words.orders
    const { supplierOrder, restaurantOrder } = context.links
    const link = order.isToSupplier ? supplierOrder : restaurantOrder
    return about(order, context, message.subject, [
      paragraph(message.intro(order.businessName, order.messages)),
      ...deliveryIn(order, context),
      action(message.action, link(order.publicId)),
    ])
  },

  'order-rejected': (order, context) => {
    const { rejected, seeOrder, supplierTotal } = context.words.orders
    const lines = asOrdered(order.lines)
    return about(order, context, rejected.subject, [
      paragraph(rejected.intro(order.supplier.name)),
      ...facts(cancelledDelivery(order.delivery, context)),
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
      ...estimateNote(lines, context),
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

/** What waits for an answer goes before what is known. */
function subjectOf(
  { proposal }: Answered,
  { words }: RenderContext,
  { subject }: { subject: (number: number, day: string) => string },
) {
  return proposal ? words.proposals.made.subject : subject
}

/**
 * What will be delivered when, beside what was ordered where that differs, and what is proposed in place of the rest; how to settle
 * the delivery where no day is.
 */
function agreed(order: Answered, context: RenderContext): MailBlock[] {
  const { supplier, lines, publicId, delivery, proposal } = order
  const { made } = context.words.proposals
  const { supplierTotal, seeOrder, arranged } = context.words.orders
  const [amount, formerAmount] = [totalOf(lines, context), totalOf(asOrdered(lines), context)]
  const sum = { label: supplierTotal, amount, ...(amount !== formerAmount && { formerAmount }) }
  return [
    {
      is: 'lines',
      ...headingOf(supplier.name, order, context),
      lines: lineViews(lines, context),
      sum,
    },
    ...charges(order, context),
    ...estimateNote(asOrdered(lines), context),
    ...belowList(lines, context, 'restaurant'),
    ...(delivery ? [] : [paragraph(arranged(supplier.name, supplier.phone))]),
    ...facts(remarkFacts(order, context)),
    ...(proposal ? proposed(proposal, context) : []),
    action(proposal ? made.action : seeOrder, context.links.restaurantOrder(publicId)),
  ]
}

function headingOf(title: string, { delivery }: Part, context: RenderContext) {
  const subtitle = deliverySentences(delivery, context)
  return { title, ...(subtitle !== undefined && { subtitle }) }
}

function deliveryIn(
  { isToSupplier, delivery }: MailContent['order-message'],
  context: RenderContext,
): MailBlock[] {
  if (isToSupplier) return facts(deliveryFacts(delivery, context))
  const sentences = deliverySentences(delivery, context)
  return sentences === undefined ? [] : [paragraph(sentences)]
}

function whereToDeliver(order: MailContent['order-received'], context: RenderContext): MailBlock[] {
  const { name, phone, email, address } = order.restaurant
  const { orders } = context.words
  return facts([
    ...deliveryFacts(order.delivery, context),
    ...remarkFactsForSupplier(order, context),
    { label: orders.restaurant, value: name },
    { label: orders.phone, value: phone },
    { label: orders.email, value: email },
    { label: orders.address, value: address },
  ])
}
