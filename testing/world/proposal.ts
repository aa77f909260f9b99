import type { Answer, Body, Browser } from '../client/browser.ts'
import { answerOf, readOrder } from './both-sides.ts'
import type { BuiltAccount } from './builders.ts'
import type { BuiltOrder } from './order.ts'

type Side = { browser: Browser }

/** How either side proposes something about a supplier's part of an order, answers it and takes it back, by any browser. */
export function proposalsOf(order: BuiltOrder, restaurant: BuiltAccount, supplier: BuiltAccount) {
  const { id, publicId, lines } = order.partOf(supplier)
  const part = { supplier_order_public_id: publicId }
  const sellers = answerOf(supplier, order)
  const buyersPart = async (): Promise<Body> =>
    (await readOrder(restaurant, order)).supplier_products[0]
  const open = async (): Promise<Body> => (await sellers.read()).proposal
  return {
    id,
    lines,
    buyersPart,
    sellersOrder: sellers.read,
    update: sellers.answer,
    /** What waits for an answer. */
    open,
    propose: ({ browser }: Side, body: object, headers?: Record<string, string>): Promise<Answer> =>
      browser.post('/api/order-propose/', { ...part, ...body }, headers),
    answer: async (
      { browser }: Side,
      proposal: string,
      agreed: string[] = [],
      headers?: Record<string, string>,
    ): Promise<Answer> =>
      browser.post('/api/proposal-answer/', { proposal_public_id: proposal, agreed }, headers),
    withdraw: ({ browser }: Side, proposal: string): Promise<Answer> =>
      browser.post('/api/proposal-withdraw/', { proposal_public_id: proposal }),
  }
}
