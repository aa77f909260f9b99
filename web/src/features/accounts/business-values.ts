import { OPEN_TO } from '@halles/domain/customer.ts'
import {
  type BusinessValues,
  restaurantOf,
  supplierOf,
} from '../../components/account-fields/account-values.ts'
import { api } from '../../platform/api/api.ts'
import { kindOf, type OwnAccount } from './own-account.ts'
import { type OwnProfile, profileBody } from './profile-values.ts'

export type OwnBusinessValues = BusinessValues & {
  /** Of a supplier: `everyone` or `customers`. */
  open_to: string
}

/** The copy that is edited. `comma` writes an amount as the language on screen does. */
export function businessValuesOf(account: OwnAccount, comma: boolean): OwnBusinessValues {
  const { supplier_cities = [], minimum_order_price = '', open_to = 'everyone' } = account
  const { name, address, city, zip_code, phone_number } = account
  const minimum = comma ? minimum_order_price.replace('.', ',') : minimum_order_price
  return {
    business: { name, address, city, zip_code, phone_number, minimum_order_price: minimum },
    supplier_cities,
    open_to,
  }
}

export type BusinessCopy = {
  account: OwnAccount
  /** Whoever saves it: the account's call takes the business and its person in charge at once (product.md 7). */
  saver: OwnProfile
  values: OwnBusinessValues
  cities: readonly string[]
}

/** Saves the business; whoever saves it is its person in charge from then on. */
export function saveBusiness(copy: BusinessCopy): Promise<OwnAccount> {
  return kindOf(copy.account) === 'supplier'
    ? api.updateSupplierAccount(supplierBody(copy))
    : api.updateRestaurantAccount(restaurantBody(copy))
}

export function restaurantBody({ saver, values, cities }: BusinessCopy) {
  return { user: profileBody(saver), restaurant: restaurantOf(values, cities) }
}

export function supplierBody({ saver, values, cities }: BusinessCopy) {
  const { supplier_cities } = values
  const open_to = OPEN_TO.find((one) => one === values.open_to)
  return {
    user: profileBody(saver),
    supplier: { ...supplierOf(values, cities), supplier_cities, open_to },
  }
}
