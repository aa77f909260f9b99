import { action, paragraph, quote } from './mail-body.ts'
import type { Templates } from './templates.ts'

/** Nothing of the message stands anywhere but in the body: subject and headers are ours. */
export const promotionMail: Templates['promotion'] = (mail, { words, links }) => {
  const { supplier, message, firstName, unsubscribeToken } = mail
  const { promotion, layout } = words
  const unsubscribe = links.unsubscribe(unsubscribeToken)
  return {
    subject: promotion.subject(supplier.name),
    greeting: layout.greeting(firstName),
    replyTo: { name: supplier.name, address: supplier.email },
    unsubscribe,
    blocks: [
      paragraph(promotion.intro(supplier.name)),
      quote(message),
      action(promotion.action, links.supplierInfo(supplier.publicId)),
      {
        is: 'facts',
        rows: [
          { label: promotion.sender, value: supplier.name },
          { label: promotion.address, value: supplier.address },
          { label: promotion.phone, value: supplier.phone },
          { label: promotion.email, value: supplier.email },
        ],
      },
      {
        is: 'notice',
        text: promotion.reason(supplier.name),
        label: promotion.unsubscribe,
        href: unsubscribe,
      },
    ],
  }
}
