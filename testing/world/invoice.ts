import type { Answer, Body } from '../client/browser.ts'
import { answerOf } from './both-sides.ts'
import type { BuiltAccount, World } from './builders.ts'
import { anOrder, type BuiltOrder } from './order.ts'

type Lines = Parameters<typeof anOrder>[2]

/** An order that its supplier has accepted and marked as done. */
export async function aDoneOrder(
  world: World,
  restaurant: BuiltAccount,
  supplier: BuiltAccount,
  lines: Lines,
): Promise<BuiltOrder> {
  const order = await anOrder(world, restaurant, lines)
  await answerOf(supplier, order).answer({ action: 'accepted' })
  const { status, text } = await supplier.browser.post('/api/supplier-order-set-to-done/', {
    supplier_order_id: order.partOf(supplier).publicId,
  })
  if (status !== 200) throw new Error(text)
  return order
}

/** How a supplier invoices orders, credits an invoice and reads a paper, by any of its browsers. */
export function papersOf({ browser }: Pick<BuiltAccount, 'browser'>) {
  return {
    issue: (
      orders: string[],
      body: object = {},
      headers?: Record<string, string>,
    ): Promise<Answer> => browser.post('/api/invoice-issue/', { orders, ...body }, headers),
    issueDay: (day: string): Promise<Answer> => browser.post('/api/invoice-issue-day/', { day }),
    draft: (orders: string[]): Promise<Answer> =>
      browser.get(`/api/invoice-draft/?orders=${orders.join(',')}`),
    credit: (
      paperPublicId: string,
      body: object = {},
      headers?: Record<string, string>,
    ): Promise<Answer> =>
      browser.post('/api/credit-issue/', { paper_public_id: paperPublicId, ...body }, headers),
    read: async (paperPublicId: string): Promise<Body> =>
      (await browser.get(`/api/paper/?paper_public_id=${paperPublicId}`)).body,
    list: async (query = ''): Promise<Body> =>
      (await browser.get(`/api/paper-list/?${query}`)).body,
    toIssue: async (query = ''): Promise<Body> =>
      (await browser.get(`/api/invoices-to-issue/?${query}`)).body,
  }
}

/** An invoice of a done order, as its supplier reads it. */
export async function anIssuedInvoice(
  world: World,
  restaurant: BuiltAccount,
  supplier: BuiltAccount,
  lines: Lines,
): Promise<{ order: BuiltOrder; invoice: Body }> {
  const order = await aDoneOrder(world, restaurant, supplier, lines)
  const { status, text, body } = await papersOf(supplier).issue([order.partOf(supplier).publicId])
  if (status !== 201) throw new Error(text)
  return { order, invoice: body }
}
