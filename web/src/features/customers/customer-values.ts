import { customerInput } from '@halles/contract/schemas/customer.ts'
import { z } from 'zod'
import { type Problems, problemsIn } from '../../components/form/problems.ts'
import { typedDecimal } from '../../components/typed-decimal.ts'
import type { Customer } from './customer-queries.ts'

/** As they are typed. */
export type CustomerValues = {
  code: string
  minimum: string
  terms: string
  note: string
  /** By its id; empty: none. */
  price_list: string
}

type Agreed = Pick<Customer, 'code' | 'minimum_order_price' | 'terms_days' | 'note' | 'price_list'>

/** `comma`: as the language writes decimals. */
export function customerValues(customer: Agreed, comma: boolean): CustomerValues {
  const minimum = customer.minimum_order_price ?? ''
  return {
    code: customer.code,
    minimum: comma ? minimum.replace('.', ',') : minimum,
    terms: customer.terms_days === null ? '' : String(customer.terms_days),
    note: customer.note,
    price_list: customer.price_list?.public_id ?? '',
  }
}

/** As they are sent; what is no whole number of days is refused as it stands. */
export function customerBody({ code, minimum, terms, note, price_list }: CustomerValues) {
  const days = terms.trim()
  return {
    code,
    minimum_order_price: minimum.trim() === '' ? null : typedDecimal(minimum),
    terms_days: days === '' ? null : /^\d+$/.test(days) ? Number(days) : Number.NaN,
    note,
    price_list_public_id: price_list === '' ? null : price_list,
  }
}

export function customerProblems(values: CustomerValues): Problems<CustomerValues> {
  return problemsIn(z.object(customerInput), customerBody(values), customerPath)
}

const PATHS: Record<string, string> = {
  minimum_order_price: 'minimum',
  terms_days: 'terms',
  price_list_public_id: 'price_list',
}

export function customerPath(path: string): string {
  return PATHS[path] ?? path
}
