import { expect } from 'vitest'
import { expectConsistent } from '../checks/expect-consistent.ts'
import { compareGuide } from './compare-guide.ts'
import { comparePart } from './compare-part.ts'
import { exceededByMember } from './limits.ts'
import {
  amounts,
  cartLines,
  DEPOSITS,
  feeOf,
  known,
  type Model,
  money,
  orderCents,
  partCents,
  sum,
} from './model.ts'
import { type RealMarket, read } from './real-market.ts'

/** What either side reads is what the model says: carts, orders, ratings. */
export async function compareAll(model: Model, real: RealMarket): Promise<void> {
  for (const restaurant of real.restaurants.keys()) {
    await compareCart(model, real, restaurant)
    await compareRestaurantOrders(model, real, restaurant)
    await compareGuide(model, real, restaurant)
  }
  for (const supplier of real.suppliers.keys()) await compareSupplier(model, real, supplier)
  for (const order of model.orders)
    for (const part of order.parts) await comparePart(model, real, order, part)
  await expectConsistent(real.world.database)
}

export async function compareCart(model: Model, real: RealMarket, restaurant: number) {
  const cart = await read(known(real.restaurants[restaurant]), '/api/cart/')
  const forMember = await read(known(real.members[restaurant]), '/api/cart/')
  const request = model.requests[restaurant]
  const { open, unavailable } = cartLines(model, restaurant)
  const productOf = (line: { product: number }) => known(real.products[line.product])
  type Line = { product: { public_id: string }; quantity: number; total_price: string }
  expect({
    total: cart.total_price,
    amounts: cart.amounts,
    lines: cart.cart_products.map((line: Line) => [
      line.product.public_id,
      line.quantity,
      line.total_price,
    ]),
    unavailable: cart.unavailable.map((line: Line) => [line.product.public_id, line.quantity]),
    approval: cart.approval && [
      cart.approval.total_price,
      cart.approval.is_changed,
      cart.approval.refused !== null,
    ],
    exceeded: forMember.exceeded,
  }).toEqual({
    total: cartTotal(sum(open.map(({ cents }) => cents))),
    amounts: cartAmounts(model, open),
    lines: inAnyOrder(open.map((line) => [productOf(line), line.quantity, money(line.cents)])),
    unavailable: inAnyOrder(unavailable.map((line) => [productOf(line), line.quantity])),
    // Of an empty cart there is nothing to say.
    approval:
      request && open.length + unavailable.length > 0
        ? [money(request.cents), request.cartVersion !== cart.cart_version, request.isRefused]
        : null,
    exceeded: exceededByMember(model, restaurant),
  })
}

function cartAmounts(model: Model, open: ReturnType<typeof cartLines>['open']) {
  const goodsOf = (supplier: number) =>
    sum(
      open
        .filter(({ product }) => known(model.products[product]).supplier === supplier)
        .map(({ cents }) => cents),
    )
  const fees = [0, 1].map((supplier) => feeOf(supplier, goodsOf(supplier)))
  const deposits = open.map(({ product, quantity }) => known(DEPOSITS[product]) * quantity)
  return amounts(goodsOf(0) + goodsOf(1), sum(fees), sum(deposits))
}

/** product.md 3: an empty cart costs "0". */
const cartTotal = (cents: number) => (cents === 0 ? '0' : money(cents))

const inAnyOrder = (rows: unknown[]) =>
  rows.length === 0 ? [] : expect.toSatisfy((given: unknown[]) => sorted(given) === sorted(rows))
const sorted = (rows: unknown[]) =>
  rows
    .map((row) => JSON.stringify(row))
    .sort()
    .join()

export async function compareRestaurantOrders(model: Model, real: RealMarket, restaurant: number) {
  const account = known(real.restaurants[restaurant])
  for (const status of ['active', 'done']) {
    const list = await read(account, `/api/restaurant-order-list/?status=${status}`)
    const own = model.orders.filter(
      (order) => order.restaurant === restaurant && order.isDone === (status === 'done'),
    )
    type Item = {
      public_id: string
      total_price: string
      suppliers: { public_id: string; status: string }[]
    }
    const seen = list.map((item: Item) => [
      item.public_id,
      item.total_price,
      Object.fromEntries(item.suppliers.map((part) => [part.public_id, part.status])),
    ])
    const expected = own.map((order) => [
      order.publicId,
      money(orderCents(order)),
      Object.fromEntries(
        order.parts.map((part) => [known(real.suppliers[part.supplier]).publicId, part.status]),
      ),
    ])
    expect(seen.sort()).toEqual(expected.sort())
  }
}

export async function compareSupplier(model: Model, real: RealMarket, supplier: number) {
  const account = known(real.suppliers[supplier])
  // Nobody who is suspended reads anything; what it has is compared when it is back.
  if (model.isSuspended[supplier]) return
  for (const status of ['pending', 'acknowledged', 'done', 'cancelled']) {
    const list = await read(account, `/api/supplier-order-list/?status=${status}&limit=100`)
    const own = partsOf(model, supplier).filter((part) => part.status === status)
    const seen = list.map((item: { public_id: string; total_price: string }) => [
      item.public_id,
      item.total_price,
    ])
    expect(seen.sort()).toEqual(own.map((part) => [part.publicId, money(partCents(part))]).sort())
  }
  const { count, rating } = await read(
    known(real.restaurants[0]),
    `/api/review-list/?supplier_id=${account.publicId}`,
  )
  const ratings = [...known(model.ratings[supplier]).values()]
  const mean = ratings.length === 0 ? '0.0' : (sum(ratings) / ratings.length).toFixed(1)
  expect([count, Number(rating).toFixed(1)]).toEqual([ratings.length, mean])
}

function partsOf(model: Model, supplier: number) {
  return model.orders.flatMap(({ parts }) => parts.filter((part) => part.supplier === supplier))
}
