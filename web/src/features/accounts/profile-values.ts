import { normaliseEmail } from '@halles/domain/account.ts'
import {
  type AccountValues,
  restaurantOf,
  supplierOf,
} from '../../components/account-fields/account-values.ts'
import { apiWithoutOverlay } from '../../platform/api/api.ts'
import { kindOf, type OwnAccount } from './own-account.ts'

/**
 * The copy that is edited. `decimal` writes an amount as the language on screen does. An e-mail that waits for its mailbox
 * is in the field: saving something else leaves it waiting.
 */
export function valuesOf(account: OwnAccount, comma: boolean): AccountValues {
  const { user, supplier_cities = [], minimum_order_price = '', pending_email, ...rest } = account
  const minimum = comma ? minimum_order_price.replace('.', ',') : minimum_order_price
  return {
    user: { ...user, email: pending_email ?? user.email },
    business: { ...rest, minimum_order_price: minimum },
    supplier_cities,
  }
}

/** Whether it is neither the login e-mail nor the one that waits. */
export function isNewEmail({ user, pending_email }: OwnAccount, typed: string): boolean {
  return ![user.email, pending_email].includes(normaliseEmail(typed))
}

/** Saves all of it at once; a new login e-mail only after its mailbox confirmed it. */
export function saveProfile(
  account: OwnAccount,
  values: AccountValues,
  cities: readonly string[],
): Promise<OwnAccount> {
  return kindOf(account) === 'supplier'
    ? apiWithoutOverlay.updateSupplierAccount(supplierBody(values, cities))
    : apiWithoutOverlay.updateRestaurantAccount(restaurantBody(values, cities))
}

/** The account as it is: no other e-mail is asked for any more. */
export function saveWithPresentEmail(account: OwnAccount): Promise<OwnAccount> {
  const { user } = account
  return saveProfile(account, { ...valuesOf(account, false), user }, [])
}

export function restaurantBody(values: AccountValues, cities: readonly string[]) {
  return { user: values.user, restaurant: restaurantOf(values, cities) }
}

export function supplierBody(values: AccountValues, cities: readonly string[]) {
  const { user, supplier_cities } = values
  return { user, supplier: { ...supplierOf(values, cities), supplier_cities } }
}
