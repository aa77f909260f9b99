import { casesForPrice } from '@halles/domain/line-price.ts'
import { formatMoney, lineTotal, parseMoney, sumCents } from '@halles/domain/money.ts'
import { openQuantity } from '@halles/domain/supplier-order.ts'
import { nextStep, priceOfCases } from '../../../components/price-of-cases.ts'
import type { RestaurantOrder } from '../order-queries.ts'

export type Part = RestaurantOrder['supplier_products'][number]
export type PartLine = Part['products'][number]

/** A product to add, with its cases. */
export type AddedProduct = {
  product: PartLine['product'] & {
    sold_by_weight?: string | null | undefined
    own_price?: { steps: NonNullable<PartLine['steps']> } | undefined
  }
  quantity: number
}

/** What a restaurant has changed so far: lines by id, untouched ones absent, and what it adds. */
export type PartChanges = {
  readonly lines: Readonly<Record<string, number | 'removed'>>
  readonly added: readonly AddedProduct[]
}

export function casesOf(line: PartLine): number {
  const { quantity, edited_quantity, is_cancelled } = line
  return openQuantity({ quantity, editedQuantity: edited_quantity, isCancelled: is_cancelled })
}

/** What a case costs once its restaurant wants so many, by what was agreed when it ordered, and from how many on less. */
export function priceOf(line: PartLine, cases: number) {
  const { quantity, is_cancelled: isCancelled, product, steps } = line
  const editedQuantity = line.edited_quantity || null
  const counted = casesForPrice({ quantity, editedQuantity, isCancelled }, cases)
  return {
    price: cases === casesOf(line) ? product.price : priceOfCases(product.price, steps, counted),
    next: nextStep(steps, counted),
  }
}

/** What a case of a product costs that is added. */
export function priceOfAdded({ product: { price, own_price }, quantity }: AddedProduct) {
  const steps = own_price?.steps
  return { price: priceOfCases(price, steps, quantity), next: nextStep(steps, quantity) }
}

/** Whether what a line costs with so many cases is an estimate: sold by weight, and not weighed with as many. */
export function isLineEstimate(line: PartLine, cases = casesOf(line)): boolean {
  const isWeighed = line.weighing?.net != null && cases === casesOf(line)
  return line.weighing !== null && !isWeighed && cases > 0
}

/** The changes with one line set; back at what it is, a line is no longer changed. */
export function withLine(
  changes: PartChanges,
  line: PartLine,
  to: number | 'removed',
): PartChanges {
  const { [line.public_id]: _, ...others } = changes.lines
  return { ...changes, lines: to === casesOf(line) ? others : { ...others, [line.public_id]: to } }
}

/** The changes with cases of a product added; 0 takes it out again. */
export function withAdded(changes: PartChanges, { product, quantity }: AddedProduct): PartChanges {
  const others = changes.added.filter((one) => one.product.public_id !== product.public_id)
  return { ...changes, added: quantity === 0 ? others : [...others, { product, quantity }] }
}

export function stateOf(part: Part, changes: PartChanges) {
  const open = part.products.filter((line) => !line.is_cancelled)
  const removed = open.filter((line) => changes.lines[line.public_id] === 'removed').length
  return {
    isChanged: Object.keys(changes.lines).length > 0 || changes.added.length > 0,
    isEmpty: removed === open.length && changes.added.length === 0,
  }
}

export function totalOf(part: Part, changes: PartChanges): string {
  const kept = part.products.map((line) => {
    const cases = casesAfter(line, changes)
    if (cases === 0) return 0
    // What was weighed costs what it weighs, as long as it has as many cases.
    if (line.weighing?.net != null && cases === casesOf(line)) return centsOf(line.total_price)
    return lineTotal(centsOf(priceOf(line, cases).price), cases)
  })
  const added = changes.added.map((one) =>
    lineTotal(centsOf(priceOfAdded(one).price), one.quantity),
  )
  return formatMoney(sumCents([...kept, ...added]))
}

/** Whether that total is an estimate. */
export function isTotalEstimate(part: Part, changes: PartChanges): boolean {
  const isKept = part.products.some((line) => isLineEstimate(line, casesAfter(line, changes)))
  return isKept || changes.added.some(({ product }) => Boolean(product.sold_by_weight))
}

function casesAfter(line: PartLine, { lines }: PartChanges): number {
  const change = lines[line.public_id] ?? casesOf(line)
  return change === 'removed' ? 0 : change
}

const centsOf = (amount: string) => parseMoney(amount) ?? 0

export function asChange({ lines, added }: PartChanges) {
  const entries = Object.entries(lines)
  return {
    lines: entries.flatMap(([public_id, quantity]) =>
      quantity === 'removed' ? [] : [{ public_id, quantity }],
    ),
    removed: entries.flatMap(([id, change]) => (change === 'removed' ? [id] : [])),
    added: added.map(asAdded),
  }
}

/** As it is sent: at another price than is shown nothing is added. */
export function asAdded(added: AddedProduct) {
  const { product, quantity } = added
  const shown_price = priceOfAdded(added).price
  return { product_public_id: product.public_id, quantity, shown_price }
}

type PriceNow = {
  product_public_id: string
  price: string
  own_price?: AddedProduct['product']['own_price']
}

/** The changes with what products that are added cost by now. */
export function withPrices(changes: PartChanges, prices: readonly PriceNow[]): PartChanges {
  const added = changes.added.map((one) => {
    const now = prices.find((price) => price.product_public_id === one.product.public_id)
    if (!now) return one
    return { ...one, product: { ...one.product, price: now.price, own_price: now.own_price } }
  })
  return { ...changes, added }
}
