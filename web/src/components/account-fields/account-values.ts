import type { Problems } from '../form/problems.ts'
import { typedDecimal } from '../typed-decimal.ts'
import { cityCalled } from './cities.ts'

/** What the forms of sign-up and account page hold: both kinds at once, so that changing kind loses nothing. */
export type AccountValues = {
  user: { first_name: string; last_name: string; email: string }
  business: {
    name: string
    address: string
    city: string
    zip_code: string
    phone_number: string
    minimum_order_price: string
  }
  supplier_cities: string[]
}

/** Of a business alone: who manages it is a person of their own. */
export type BusinessValues = Omit<AccountValues, 'user'>

export type BusinessKind = 'restaurant' | 'supplier'

export function restaurantOf({ business }: BusinessValues, cities: readonly string[]) {
  const { minimum_order_price: _, city, ...restaurant } = business
  return { ...restaurant, city: cityCalled(city, cities) ?? city }
}

export function supplierOf(values: BusinessValues, cities: readonly string[]) {
  const minimum_order_price = typedDecimal(values.business.minimum_order_price)
  return { ...restaurantOf(values, cities), minimum_order_price }
}

/** The form's name of a field of the body: `supplier.name` is `business.name`, one city's problem the list's. */
export function accountPath(path: string): string {
  if (/^(supplier\.)?supplier_cities\b/.test(path)) return 'supplier_cities'
  return path.replace(/^(restaurant|supplier)\./, 'business.')
}

/** product.md 5: a city of the list, once the list is there. */
export function cityProblems(
  { business }: BusinessValues,
  cities: readonly string[],
): Problems<BusinessValues> {
  if (business.city.trim() === '') return { 'business.city': 'city_required' }
  const isKnown = cities.length === 0 || cityCalled(business.city, cities) !== undefined
  return isKnown ? {} : { 'business.city': 'city_unknown' }
}
