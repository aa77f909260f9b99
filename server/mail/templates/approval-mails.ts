import { formatMoney } from '@halles/domain/money.ts'
import { formatAmount, formatDay } from '@halles/texts/format.ts'
import type { ApprovedTotal, MailContent } from '../content/mail-kinds.ts'
import { deliverySentences } from './delivery.ts'
import { action, type MailBlock, paragraph, quote } from './mail-body.ts'
import type { RenderContext, Templates } from './templates.ts'

export const approvalMails: Pick<Templates, Extract<keyof MailContent, `approval-${string}`>> = {
  'approval-asked': (request, context) => {
    const { asked } = context.words.approvals
    return {
      subject: asked.subject(request.askedBy),
      greeting: context.words.layout.greeting(request.firstName),
      blocks: [
        paragraph(asked.intro(request.askedBy, request.businessName)),
        ...totalOf(request, context),
        ...noteOf(request),
        action(asked.action, context.links.checkout),
      ],
    }
  },
  'approval-refused': (refusal, context) => {
    const { refused } = context.words.approvals
    return {
      subject: refused.subject(refusal.refusedBy),
      greeting: context.words.layout.greeting(refusal.firstName),
      blocks: [
        paragraph(refused.intro(refusal.refusedBy, refusal.businessName)),
        ...totalOf(refusal, context),
        ...noteOf(refusal),
        paragraph(refused.next),
        action(refused.action, context.links.checkout),
      ],
    }
  },
  'approval-placed': (order, context) => {
    const { placed } = context.words.approvals
    return {
      subject: placed.subject(order.number, formatDay(context.language, order.day)),
      greeting: context.words.layout.greeting(order.firstName),
      blocks: [
        paragraph(placed.intro(order.placedBy)),
        ...order.parts.flatMap(({ supplierName, delivery }) => {
          const sentences = deliverySentences(delivery, context, supplierName)
          return sentences === undefined ? [] : [paragraph(sentences)]
        }),
        ...totalOf(order, context),
        action(placed.action, context.links.restaurantOrder(order.publicId)),
      ],
    }
  },
}

function totalOf(
  { totalCents, isEstimate }: ApprovedTotal,
  { language, words }: RenderContext,
): MailBlock[] {
  const amount = formatAmount(language, formatMoney(totalCents), isEstimate)
  return [
    { is: 'total', label: words.approvals.total, amount },
    ...(isEstimate ? [paragraph(words.orders.estimate)] : []),
  ]
}

function noteOf({ note }: { note: string }): MailBlock[] {
  return note === '' ? [] : [quote(note)]
}
