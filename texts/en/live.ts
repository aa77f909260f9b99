import type { Texts } from '../fr.ts'

export const live: Texts['live'] = {
  titles: {
    placed: 'New order',
    accepted: 'Order accepted',
    modified: 'Order accepted with changes',
    cancelled: 'Order rejected',
    done: 'Order marked as done by the supplier',
    withdrawn: 'Order cancelled by the restaurant',
    changed: 'Order changed',
    received: 'Delivery received',
    credit_asked: 'New credit request',
    credit_answered: 'Answer to your credit request',
    closed: 'Order marked as done by the restaurant',
    proposed: 'New proposal',
    proposal_withdrawn: 'Proposal withdrawn',
    answered: 'Answer to your proposal',
    lapsed: 'Proposal expired',
    message: 'New message',
  },
  detail: (name, total) => `${name}, ${total}`,
  seeOrders: 'See the orders',
  unseenCount: (count) => (count > 1 ? `${count} order updates` : `${count} order update`),
}
