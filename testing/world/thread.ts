import type { Answer, Body, Browser } from '../client/browser.ts'
import type { BuiltAccount } from './builders.ts'
import type { BuiltOrder } from './order.ts'

/** How anybody reads and writes the trail of one supplier's part of an order. */
export function threadOf(order: BuiltOrder, supplier: BuiltAccount) {
  const { id, publicId } = order.partOf(supplier)
  const part = { supplier_order_public_id: publicId }
  const get = ({ browser }: { browser: Browser }, query = ''): Promise<Answer> =>
    browser.get(`/api/order-thread/?supplier_order_public_id=${publicId}${query}`)
  return {
    id,
    get,
    async read(reader: { browser: Browser }): Promise<Body> {
      const { status, text, body } = await get(reader)
      if (status !== 200) throw new Error(text)
      return body
    },
    write: (
      { browser }: { browser: Browser },
      text: string,
      headers?: Record<string, string>,
    ): Promise<Answer> => browser.post('/api/order-message/', { ...part, text }, headers),
    see: ({ browser }: { browser: Browser }, number: number): Promise<Answer> =>
      browser.post('/api/order-thread-seen/', { ...part, number }),
  }
}
