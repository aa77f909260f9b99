import { action, paragraph } from './mail-body.ts'
import type { Templates } from './templates.ts'

/** Subject and headers are ours; the name is all that stands in them of whoever invites. */
export const tradeInvitationMail: Templates['trade-invitation'] = (mail, { words, links }) => {
  const { by, businessName, address, phone, email, token, stopToken } = mail
  const { promotion, tradeInvitation, layout } = words
  const texts = by === 'supplier' ? tradeInvitation.fromSupplier : tradeInvitation.fromRestaurant
  const stop = links.stopInvitations(stopToken)
  return {
    subject: texts.subject(businessName),
    greeting: layout.greeting(''),
    replyTo: { name: businessName, address: email },
    unsubscribe: stop,
    blocks: [
      paragraph(texts.intro(businessName)),
      paragraph(texts.halles),
      action(tradeInvitation.action, links.tradeInvitation(token)),
      paragraph(tradeInvitation.limits),
      {
        is: 'facts',
        rows: [
          { label: promotion.sender, value: businessName },
          { label: promotion.address, value: address },
          { label: promotion.phone, value: phone },
          { label: promotion.email, value: email },
        ],
      },
      {
        is: 'notice',
        text: tradeInvitation.reason(businessName),
        label: tradeInvitation.stop,
        href: stop,
      },
    ],
  }
}
