import type { Page } from '@playwright/test'
import { post } from './halles-test.ts'

type Sides = { restaurant: Page; supplier: Page }

/** The supplier accepts its newest order and marks it done; its public id. */
export async function deliver({ supplier }: Sides): Promise<string> {
  const pending = await supplier.request.get('/api/supplier-order-list/?status=pending')
  const [{ public_id }] = await pending.json()
  await post(supplier, '/api/supplier-order-update/', {
    supplier_order_id: public_id,
    action: 'accepted',
  })
  await post(supplier, '/api/supplier-order-set-to-done/', { supplier_order_id: public_id })
  return public_id
}

/** The restaurant receives so many cases of the first line, and requests a credit where it is fewer. */
export async function receive({ restaurant }: Sides, order: string, cases?: string): Promise<void> {
  const { receiving, products } = await partOf(restaurant, order)
  const lacking = cases !== undefined
  await post(restaurant, '/api/order-receive/', {
    supplier_order_public_id: order,
    day: receiving?.today,
    lines: lacking
      ? [{ public_id: products[0]?.public_id, cases, reason: 'missing', note: '' }]
      : [],
    ask_credit: lacking,
  })
}

/** The supplier grants all that was requested. */
export async function grant({ supplier }: Sides, order: string): Promise<void> {
  const open = await (await supplier.request.get('/api/credit-list/')).json()
  const { public_id } = open.find(
    ({ order_public_id }: { order_public_id: string }) => order_public_id === order,
  )
  const asked = `/api/supplier-order-list/?supplier_order_public_id=${order}`
  const { credit } = await (await supplier.request.get(asked)).json()
  await post(supplier, '/api/credit-answer/', {
    credit_public_id: public_id,
    lines: credit.lines.map((line: { public_id: string; asked: string }) => ({
      public_id: line.public_id,
      granted: line.asked,
    })),
  })
}

type Part = {
  public_id: string
  receiving: { today: string } | null
  products: { public_id: string }[]
}

/** The supplier's part of one of the restaurant's orders, open or done. */
async function partOf(restaurant: Page, order: string): Promise<Part> {
  const read = async (asked: string) =>
    (await restaurant.request.get(`/api/restaurant-order-list/?${asked}`)).json()
  for (const status of ['active', 'done']) {
    for (const { public_id } of await read(`status=${status}`)) {
      const { supplier_products: parts } = await read(`order_public_id=${public_id}`)
      const part = parts.find((one: Part) => one.public_id === order)
      if (part) return part
    }
  }
  throw new Error('the restaurant has no such order')
}
