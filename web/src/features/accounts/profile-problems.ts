import {
  updateRestaurantAccount,
  updateSupplierAccount,
} from '@halles/contract/endpoints/accounts.ts'
import {
  type AccountValues,
  accountPath,
  cityProblems,
} from '../../components/account-fields/account-values.ts'
import { type Problems, problemsIn } from '../../components/form/problems.ts'
import { kindOf, type OwnAccount } from './own-account.ts'
import { restaurantBody, supplierBody } from './profile-values.ts'

/** What is wrong with the edited copy. Apart from profile-values.ts, because its schemas load zod. */
export function profileProblems(
  account: OwnAccount,
  values: AccountValues,
  cities: readonly string[],
): Problems<AccountValues> {
  const [schema, body] =
    kindOf(account) === 'supplier'
      ? [updateSupplierAccount.input, supplierBody(values, cities)]
      : [updateRestaurantAccount.input, restaurantBody(values, cities)]
  return { ...problemsIn(schema, body, accountPath), ...cityProblems(values, cities) }
}
