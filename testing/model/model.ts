import { WITH_DAYS } from './days.ts'

/** Cents, cases. What a market of two restaurants and two suppliers is, as product.md has it, and nothing of how it is stored. */
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
  /** Of each restaurant: what its member may order alone. */
  limits: ModelLimits[]
  /** Of each restaurant: what its member has asked to be ordered, until it is. */
  requests: ({ cartVersion: string; cents: number; isRefused: boolean } | undefined)[]
  /** Of each restaurant. */
  guides: (ModelGuide | undefined)[]
  /** Days on which the supplier that has days does not deliver; see `days.ts`. */
  closedDays: Set<number>
  /** Of each restaurant: what it wants when something is lacking. */
  choices: SubstituteChoices[]
  /** Of each restaurant: whether it wants promotions. */
  consents: boolean[]
  /** `restaurant supplier`: whose promotions it has ended. */
  unsubscribed: Set<string>
  /** Of each supplier: to how many restaurants each went. */
  promotions: number[][]
  /** How many mails of a kind were queued for an address: by `kind address`. */
  mails: Map<string, number>
}

export type Side = 'restaurant' | 'supplier'

/** In cents, of one order and of those of a week together. */
export type ModelLimits = { order: number; week: number }

/** A restaurant's list of what it needs; each product is in it once. */
export type ModelGuide = { publicId: string; version: number; items: ModelItem[] }
/** Par and count in hundredths of a case: every case of the market holds the same. */
export type ModelItem = {
  publicId: string
  /** Equal to the restaurant, the preferred one first. */
  products: number[]
  measure: 'case' | 'g'
  par: number | null
  /** `isOld`: said to have been made half a day before. */
  count: { amount: number; isOld: boolean; isByMember: boolean } | null
}

export type SubstituteChoice = 'never' | 'ask' | 'same_or_cheaper'
/** What a choice is of: a supplier, or the category of all products. */
export type ChosenFor = number | 'beef'
export type SubstituteChoices = Map<ChosenFor, SubstituteChoice>

export type ModelProduct = { supplier: number; priceCents: number; isGone: boolean }
export type ModelOrder = {
  publicId: string
  restaurant: number
  isDone: boolean
  /** What it cost as it was placed, whatever became of it. */
  placedCents: number
  isByMember: boolean
  weeksAgo: number
  parts: ModelPart[]
}
export type ModelPart = {
  publicId: string
  supplier: number
  status: 'pending' | 'acknowledged' | 'done' | 'cancelled'
  /** The supplier's minimum when the order was placed. */
  minimumCents: number
  /** As it was agreed, whatever became of the order. */
  feeCents: number
  /** Of the delivery that was agreed; none: arranged between the two. */
  cutOff: 'none' | 'ahead' | 'past'
  /** Of that delivery, counted from the market's first day. */
  day: number | null
  lines: ModelLine[]
  /** What waits for an answer, or did until its time was over. */
  proposal: ModelProposal | null
  /** Every one that was ever made: ids stay, and are answered again. */
  proposals: ModelProposal[]
  receipt: { publicId: string; hundredths: number }[] | null
  credit: ModelCredit | null
  /** The one that it stands on, and the cents that are left to pay. */
  invoice: { publicId: string; left: number } | null
}
export type ModelProposal = {
  publicId: string
  side: Side
  status: 'open' | 'overdue' | 'lapsed' | 'answered' | 'withdrawn'
  lines: ModelProposalLine[]
}
export type ModelProposalLine = {
  publicId: string
  /** The line that becomes `newCases`, or that a substitute comes for. */
  line: string | null
  oldCases: number
  newCases: number
  /** What comes, at the price of when it was proposed. */
  coming: { product: number; priceCents: number; quantity: number } | null
  /** Another day of delivery. */
  day?: number
}
export type ModelCredit = {
  publicId: string
  status: 'asked' | 'granted' | 'partly' | 'refused'
  lines: { publicId: string; asked: number; granted: number | null }[]
  /** What was granted is on the invoice, or on a credit note of it. */
  isOnPaper: boolean
}
export type ModelLine = {
  publicId: string
  product: number
  priceCents: number
  quantity: number
  /** 0: as it was ordered. */
  edited: number
  isCancelled: boolean
  cancelledBy: Side | null
  /** The line that it came in place of. */
  replaces: string | null
  /** Its restaurant removed it, and does not order it again. */
  isUnwanted?: boolean
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

type Checkout = 'cart_empty' | 'cart_changed' | 'minimum_not_met' | 'approval_needed' | 'ordered'

/** What a checkout is answered to who may order it, or not. */
export function checkoutOf(model: Model, restaurant: number, isExceeded = false): Checkout {
  const { open, unavailable } = cartLines(model, restaurant)
  if (open.length + unavailable.length === 0) return 'cart_empty'
  if (unavailable.length > 0) return 'cart_changed'
  const isBelow = model.minimums.some((minimum, supplier) => {
    const own = open.filter((line) => known(model.products[line.product]).supplier === supplier)
    return own.length > 0 && sum(own.map(({ cents }) => cents)) < minimum
  })
  if (isBelow) return 'minimum_not_met'
  return isExceeded ? 'approval_needed' : 'ordered'
}

export function partCents({ status, lines }: ModelPart): number {
  const open = lines.filter(({ isCancelled }) => !isCancelled && status !== 'cancelled')
  return sum(open.map((line) => line.priceCents * casesOf(line)))
}

/** Of a case of each product, in cents. */
export const DEPOSITS = [240, 0, 25, 0]
/** Of a delivery of the supplier that has days, below so many cents of goods. */
export const FEE = { cents: 700, waivedFrom: 20_000 }

export function feeOf(supplier: number, goods: number): number {
  return supplier === WITH_DAYS && goods > 0 && goods < FEE.waivedFrom ? FEE.cents : 0
}

/** Of a part in cents, before taxes. */
export function partSums(part: ModelPart) {
  const deposits = part.lines.map((line) => known(DEPOSITS[line.product]) * casesOf(line))
  const fee = part.status === 'cancelled' ? 0 : part.feeCents
  return { goods: partCents(part), fee, deposit: part.status === 'cancelled' ? 0 : sum(deposits) }
}

/** The same as it is answered. */
export function partAmounts(part: ModelPart) {
  const { goods, fee, deposit } = partSums(part)
  return amounts(goods, fee, deposit)
}

export function amounts(goods: number, fee: number, deposit: number) {
  const total = goods + fee + deposit
  return { goods: money(goods), fee: money(fee), deposit: money(deposit), total: money(total) }
}

/** Cases that will be delivered. */
export function casesOf({ isCancelled, edited, quantity }: ModelLine): number {
  return isCancelled ? 0 : edited || quantity
}

export function openLines({ lines }: ModelPart): ModelLine[] {
  return lines.filter(({ isCancelled }) => !isCancelled)
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
