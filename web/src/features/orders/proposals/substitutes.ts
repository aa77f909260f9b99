import { MAX_LINE_QUANTITY } from '@halles/domain/cart.ts'
import { formatMoney, lineTotal, MAX_PRICE_CENTS, parseMoney } from '@halles/domain/money.ts'
import { isRecord } from './stored-record.ts'

export type SubstituteProduct = {
  public_id: string
  name_fr: string
  name_en: string
  price: string
  quantity_per_case: string
  unit: string
  /** Absent from a draft of before there was such a thing. */
  sold_by_weight?: string | null | undefined
}

/** What a supplier proposes for a line: the price is of a case, as the wire has amounts. */
export type Substitute = { product: SubstituteProduct; quantity: number; price: string }

/** By the line's id. */
export type ProposedSubstitutes = Readonly<Record<string, Substitute>>

export function withSubstitute(
  all: ProposedSubstitutes,
  line: string,
  one: Substitute,
): ProposedSubstitutes {
  return { ...all, [line]: one }
}

export function withoutSubstitute(all: ProposedSubstitutes, line: string): ProposedSubstitutes {
  const { [line]: _, ...others } = all
  return others
}

/** Those of lines that are reduced or removed: a line that comes as it was asked for is not replaced. */
export function substitutesFor(all: ProposedSubstitutes, lines: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(all).filter(([line]) => line in lines))
}

export function asSubstitutes(all: ProposedSubstitutes) {
  return Object.entries(all).map(([public_id, { product, quantity, price }]) => ({
    public_id,
    product_public_id: product.public_id,
    quantity,
    price,
  }))
}

/** A price as it is proposed, of at most the product's own; undefined for anything else. */
export function proposedPrice(typed: string, own: string): string | undefined {
  const cents = parseMoney(typed)
  const most = Math.min(parseMoney(own) ?? 0, MAX_PRICE_CENTS)
  return cents !== undefined && cents >= 1 && cents <= most ? formatMoney(cents) : undefined
}

export function substituteTotal({ price, quantity }: Substitute): string {
  return formatMoney(lineTotal(parseMoney(price) ?? 0, quantity))
}

/** ProposedSubstitutes as a draft stored them, of lines that there are; an older version may have written something else. */
export function substitutesFrom(stored: unknown, lines: ReadonlySet<string>): ProposedSubstitutes {
  if (!isRecord(stored)) return {}
  return Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, Substitute] => lines.has(entry[0]) && isSubstitute(entry[1]),
    ),
  )
}

function isSubstitute(value: unknown): value is Substitute {
  if (!isRecord(value)) return false
  const { product, quantity, price } = value
  return (
    Number.isInteger(quantity) &&
    Number(quantity) >= 1 &&
    Number(quantity) <= MAX_LINE_QUANTITY &&
    isRecord(product) &&
    ['public_id', 'name_fr', 'name_en', 'price', 'quantity_per_case', 'unit'].every(
      (key) => typeof product[key] === 'string',
    ) &&
    typeof price === 'string' &&
    proposedPrice(price, String(product.price)) !== undefined
  )
}
