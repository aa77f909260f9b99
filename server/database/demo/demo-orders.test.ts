import { amountMissing } from '@halles/domain/checkout.ts'
import { lineTotal, sumCents } from '@halles/domain/money.ts'
import { MAX_REVIEW_LENGTH } from '@halles/domain/review.ts'
import { SUPPLIER_ORDER_STATUSES } from '@halles/domain/supplier-order.ts'
import { describe, expect, test } from 'vitest'
import { demoRestaurants, type RestaurantKey } from './accounts/restaurants.ts'
import { demoSuppliers } from './accounts/suppliers.ts'
import { demoCart } from './orders/cart.ts'
import { type DemoOrder, type DemoSupplierOrder, daysAgo, STEP_HOURS } from './orders/demo-order.ts'
import { demoOrders } from './orders/demo-orders.ts'
import { findDemoProduct } from './products/catalogues.ts'
import { demoReviews } from './reviews/reviews.ts'

const RESTAURANTS = ['resto', 'bistro', 'table'] as const satisfies RestaurantKey[]

const placed = RESTAURANTS.flatMap((restaurant) =>
  (demoOrders[restaurant] ?? []).map((order: DemoOrder) => ({ restaurant, order })),
)
const parts = placed.flatMap(({ restaurant, order }) =>
  order.supplierOrders.map((part) => ({ restaurant, order, ...part })),
)

function orderedCents({ supplier, lines }: DemoSupplierOrder): number {
  return sumCents(
    lines.map((line) => {
      const product = findDemoProduct(supplier, line.product)
      if (!product) throw new Error(`${supplier} has no ${line.product}`)
      return lineTotal(product.priceCents, line.quantity)
    }),
  )
}

function missingCents(part: DemoSupplierOrder): number {
  return amountMissing(orderedCents(part), demoSuppliers[part.supplier].minimumOrderCents)
}

function delivers(supplier: DemoSupplierOrder['supplier'], restaurant: RestaurantKey): boolean {
  const { city } = demoRestaurants[restaurant]
  return demoSuppliers[supplier].cities.some((served) => served === city)
}

describe('the orders of the demo market', () => {
  test('are about thirty, spread over the last hundred days, newest first', () => {
    expect(placed.length).toBeGreaterThanOrEqual(30)
    for (const restaurant of RESTAURANTS) {
      const ages = (demoOrders[restaurant] ?? []).map((order) => order.ageHours)
      expect(ages).toEqual(ages.toSorted((a, b) => a - b))
      expect(ages.at(-1)).toBeGreaterThan(daysAgo(80))
      expect(ages.at(-1)).toBeLessThan(daysAgo(100))
    }
  })

  test('stand in every state, on both sides', () => {
    expect(new Set(parts.map((part) => part.status))).toEqual(new Set(SUPPLIER_ORDER_STATUSES))
    expect(new Set(placed.map(({ order }) => order.status))).toEqual(new Set(['active', 'done']))
    const answered = parts.filter((part) => part.status === 'acknowledged')
    const changed = answered.filter((part) => part.lines.some(isChanged))
    expect(changed.length).toBeGreaterThan(2)
    expect(changed.length).toBeLessThan(answered.length)
  })

  test('met the supplier’s minimum when they were placed, in a city it serves', () => {
    for (const part of parts) {
      expect(missingCents(part), `${part.restaurant} from ${part.supplier}`).toBe(0)
      expect(delivers(part.supplier, part.restaurant)).toBe(true)
      expect(demoSuppliers[part.supplier].status).toBe('active')
    }
  })

  test('wait at four suppliers or more for several restaurants at once', () => {
    const pending = Map.groupBy(
      parts.filter((part) => part.status === 'pending'),
      (part) => part.supplier,
    )
    const busy = [...pending.values()].filter(
      (list) => new Set(list.map((part) => part.restaurant)).size > 1,
    )
    expect(busy.length).toBeGreaterThanOrEqual(4)
  })

  test('name each supplier once, and reach every active one', () => {
    for (const { order } of placed) {
      const named = order.supplierOrders.map((part) => part.supplier)
      expect(new Set(named).size).toBe(named.length)
    }
    const active = Object.values(demoSuppliers).filter((supplier) => supplier.status === 'active')
    expect(new Set(parts.map((part) => part.supplier)).size).toBe(active.length)
  })

  test('were changed only as a supplier may: fewer cases, never the whole order', () => {
    for (const { lines, status } of parts) {
      for (const { quantity, editedQuantity = 1 } of lines) {
        expect(quantity).toBeGreaterThanOrEqual(1)
        expect(editedQuantity).toBeGreaterThanOrEqual(1)
        expect(editedQuantity).toBeLessThanOrEqual(quantity)
      }
      expect(lines.some((line) => !line.isCancelled)).toBe(true)
      if (status === 'pending' || status === 'cancelled') expect(lines.some(isChanged)).toBe(false)
    }
  })

  test('took each of their steps in the past, and wait two days at most for an answer', () => {
    for (const { order } of placed) {
      if (order.status === 'done')
        expect(order.ageHours).toBeGreaterThan(STEP_HOURS.closedByRestaurant)
    }
    for (const { order, status } of parts) {
      if (status === 'pending') expect(order.ageHours).toBeLessThanOrEqual(daysAgo(2) + 2)
      if (status === 'done') expect(order.ageHours).toBeGreaterThan(STEP_HOURS.delivered)
      if (status !== 'pending') expect(order.ageHours).toBeGreaterThan(STEP_HOURS.answered)
    }
  })
})

function isChanged(line: DemoSupplierOrder['lines'][number]): boolean {
  return line.editedQuantity !== undefined || line.isCancelled === true
}

describe('the cart that waits', () => {
  test('holds goods of three suppliers, one of them below its minimum', () => {
    expect(demoCart.suppliers).toHaveLength(3)
    const missing = demoCart.suppliers.filter((part) => missingCents(part) > 0)
    expect(missing.map((part) => part.supplier)).toEqual(['poissonnerie'])
    expect(demoCart.suppliers.every((part) => delivers(part.supplier, demoCart.restaurant))).toBe(
      true,
    )
  })
})

describe('the reviews of the demo market', () => {
  test('are one per restaurant and supplier, of one that had delivered or failed to by then', () => {
    const pairs = demoReviews.map((review) => `${review.restaurant} ${review.supplier}`)
    expect(new Set(pairs).size).toBe(pairs.length)
    for (const review of demoReviews) {
      const before = parts.filter(
        (part) =>
          part.restaurant === review.restaurant &&
          part.supplier === review.supplier &&
          part.order.ageHours > daysAgo(review.ageDays) &&
          (part.status === 'done' || part.status === 'cancelled'),
      )
      expect(before.length, `${review.restaurant} of ${review.supplier}`).toBeGreaterThan(0)
    }
  })

  test('give from two to five stars, and leave a supplier without any', () => {
    expect(new Set(demoReviews.map((review) => review.rating))).toEqual(new Set([2, 3, 4, 5]))
    const reviewed = new Set<string>(demoReviews.map((review) => review.supplier))
    expect(Object.keys(demoSuppliers).filter((key) => !reviewed.has(key))).toContain('boissons')
  })

  test('are sentences in NFC, short enough for the form', () => {
    for (const { text } of demoReviews) {
      expect(text).toBe(text.normalize('NFC').trim())
      expect(text).toMatch(/^\p{Lu}.+\.$/u)
      expect(text.length).toBeLessThanOrEqual(MAX_REVIEW_LENGTH)
    }
  })
})
