/** Cents, cases. What a market of two restaurants and two suppliers is, as SPEC has it, and nothing of how it is stored. */
export type Model = {
  products: ModelProduct[]
  /** Of each supplier. */
  minimums: number[]
  isSuspended: boolean[]
  /** Of each restaurant: cases by product, in the order in which they came. */
  carts: Map<number, number>[]
  orders: ModelOrder[]
  /** Of each restaurant: the key of its last checkout that was answered, and its order. */
  lastKeys: ({ key: string; order: ModelOrder } | undefined)[]
  /** Ratings by restaurant, of each supplier. */
  ratings: Map<number, number>[]
}

export type ModelProduct = { supplier: number; priceCents: number; isGone: boolean }
export type ModelOrder = {
  publicId: string
  restaurant: number
  isDone: boolean
  parts: ModelPart[]
}
export type ModelPart = {
  publicId: string
  supplier: number
  status: 'pending' | 'acknowledged' | 'done' | 'cancelled'
  lines: ModelLine[]
}
export type ModelLine = {
  publicId: string
  product: number
  priceCents: number
  quantity: number
  /** 0: as it was ordered. */
  edited: number
  isCancelled: boolean
}

export function canBeOrdered(model: Model, product: number): boolean {
  const { isGone, supplier } = known(model.products[product])
  return !isGone && !model.isSuspended[supplier]
}

export function cartLines(model: Model, restaurant: number) {
  const lines = [...known(model.carts[restaurant])].map(([product, quantity]) => ({
    product,
    quantity,
    cents: known(model.products[product]).priceCents * quantity,
  }))
  return {
    open: lines.filter(({ product }) => canBeOrdered(model, product)),
    unavailable: lines.filter(({ product }) => !canBeOrdered(model, product)),
  }
}

type Checkout = 'cart_empty' | 'cart_changed' | 'minimum_not_met' | 'ordered'

/** What a checkout is answered. */
export function checkoutOf(model: Model, restaurant: number): Checkout {
  const { open, unavailable } = cartLines(model, restaurant)
  if (open.length + unavailable.length === 0) return 'cart_empty'
  if (unavailable.length > 0) return 'cart_changed'
  const isBelow = model.minimums.some((minimum, supplier) => {
    const own = open.filter((line) => known(model.products[line.product]).supplier === supplier)
    return own.length > 0 && sum(own.map(({ cents }) => cents)) < minimum
  })
  return isBelow ? 'minimum_not_met' : 'ordered'
}

export function partCents({ status, lines }: ModelPart): number {
  const open = lines.filter(({ isCancelled }) => !isCancelled && status !== 'cancelled')
  return sum(open.map((line) => line.priceCents * (line.edited || line.quantity)))
}

export function orderCents({ parts }: ModelOrder): number {
  return sum(parts.map(partCents))
}

/** Integer cents as the wire writes them. */
export function money(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

export function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

export function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the model has no such thing')
  return value
}
