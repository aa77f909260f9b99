import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { expectRefusal, post } from './command.ts'
import { compareCart, compareRestaurantOrders, compareSupplier } from './compare.ts'
import { firstOffered, WITH_DAYS } from './days.ts'
import { exceededByMember } from './limits.ts'
import { mailTo, mailTrade } from './mails.ts'
import {
  cartLines,
  checkoutOf,
  feeOf,
  known,
  type Model,
  type ModelOrder,
  money,
  sum,
} from './model.ts'
import { type RealMarket, read } from './real-market.ts'

/** What a cart has become, with the ids that the server gave. */
export async function ordered(
  model: Model,
  real: RealMarket,
  by: number,
  publicId: string,
  { isMember = false } = {},
) {
  const detail = await read(
    known(real.restaurants[by]),
    `/api/restaurant-order-list/?order_public_id=${publicId}`,
  )
  const { open } = cartLines(model, by)
  const order: ModelOrder = {
    publicId,
    restaurant: by,
    isDone: false,
    placedCents: sum(open.map(({ cents }) => cents)),
    isByMember: isMember,
    weeksAgo: 0,
    parts: [],
  }
  for (const part of detail.supplier_products) {
    const seller = real.suppliers.findIndex((one) => one.publicId === part.supplier.public_id)
    const lines = open.filter((line) => known(model.products[line.product]).supplier === seller)
    order.parts.push({
      publicId: part.public_id,
      supplier: seller,
      status: 'pending',
      minimumCents: known(model.minimums[seller]),
      feeCents: feeOf(seller, sum(lines.map(({ cents }) => cents))),
      ...(seller === WITH_DAYS
        ? { cutOff: 'ahead', day: firstOffered(model) }
        : { cutOff: 'none', day: null }),
      proposal: null,
      proposals: [],
      receipt: null,
      credit: null,
      invoice: null,
      lines: lines.map((line) => {
        const id = known(real.products[line.product])
        type Line = { public_id: string; product: { public_id: string } }
        const own = part.products.find((one: Line) => one.product.public_id === id)
        return {
          publicId: own?.public_id ?? `no line of ${id}`,
          product: line.product,
          priceCents: known(model.products[line.product]).priceCents,
          quantity: line.quantity,
          edited: 0,
          isCancelled: false,
          cancelledBy: null,
          replaces: null,
        }
      }),
    })
  }
  const asked = new Set(open.map((line) => known(model.products[line.product]).supplier))
  expect(order.parts.map((part) => part.supplier).sort()).toEqual([...asked].sort())
  model.orders.push(order)
  mailTrade(model, real, 'order-placed', 'restaurant', by)
  for (const part of order.parts)
    mailTrade(model, real, 'order-received', 'supplier', part.supplier)
  known(model.carts[by]).clear()
  const request = model.requests[by]
  // To who had asked for it, unless it was refused or they placed it themselves.
  if (request && !request.isRefused && !isMember)
    mailTo(model, 'approval-placed', known(real.members[by]).email)
  model.requests[by] = undefined
  return order
}

export async function compareOrders(model: Model, real: RealMarket, by: number) {
  await compareCart(model, real, by)
  await compareRestaurantOrders(model, real, by)
  for (const seller of real.suppliers.keys()) await compareSupplier(model, real, seller)
}

const REFUSALS = {
  cart_empty: [400, 'cart_empty'],
  cart_changed: [409, 'cart_changed'],
  minimum_not_met: [409, 'minimum_not_met'],
  approval_needed: [409, 'approval_needed'],
} as const

/** The owner of a restaurant, or its member within a limit, orders what is in the cart. */
export async function checkoutAs(
  model: Model,
  real: RealMarket,
  by: number,
  { isMember, isLost }: { isMember: boolean; isLost: boolean },
): Promise<void> {
  const key = randomUUID()
  const exceeded = isMember ? exceededByMember(model, by) : null
  const expected = checkoutOf(model, by, exceeded !== null)
  const who = known((isMember ? real.members : real.restaurants)[by])
  const options = { key, isLost: isLost && expected === 'ordered' }
  const answer = await post(real, who, '/api/checkout/', {}, options)
  if (expected === 'ordered') {
    expect(answer.status, answer.text).toBe(200)
    const order = await ordered(model, real, by, answer.body.order_public_id, { isMember })
    if (!isMember) model.lastKeys[by] = { key, order }
  } else {
    expectRefusal(answer, [...REFUSALS[expected]])
    if (expected === 'approval_needed') expect(answer.body.exceeded).toEqual(exceeded)
    if (expected === 'cart_changed')
      for (const line of cartLines(model, by).unavailable)
        known(model.carts[by]).delete(line.product)
  }
  await compareOrders(model, real, by)
}

/**
 * What every sequence begins with: each restaurant has an order of each supplier, under a minimum that a reduction comes near to,
 * so that its calls have something to be about. The second restaurant orders one product of each, so that the other can come in
 * place of it at any price.
 */
export async function placeFirstOrders(model: Model, real: RealMarket): Promise<void> {
  for (const [by, { browser }] of real.restaurants.entries()) {
    const products = by === 0 ? real.products : real.products.slice(0, 2)
    for (const [product, productId] of products.entries()) {
      const quantity = by === 0 ? 4 + product : 40
      expect((await browser.post('/api/cart-add/', { productId, quantity })).status).toBe(200)
      known(model.carts[by]).set(product, quantity)
    }
    await checkoutAs(model, real, by, { isMember: false, isLost: false })
  }
  for (const by of real.suppliers.keys()) await setMinimum(model, real, by, 0)
}

export async function setMinimum(
  model: Model,
  real: RealMarket,
  by: number,
  cents: number,
): Promise<void> {
  const seller = known(real.suppliers[by])
  const { user, ...own } = await read(seller, '/api/supplier-account-info/')
  const answer = await post(real, seller, '/api/supplier-account-info/', {
    user,
    supplier: { ...own, minimum_order_price: money(cents) },
  })
  expect(answer.status, answer.text).toBe(200)
  model.minimums[by] = cents
}
