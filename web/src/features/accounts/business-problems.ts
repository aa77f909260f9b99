import {
  updateRestaurantAccount,
  updateSupplierAccount,
} from '@halles/contract/endpoints/accounts.ts'
import {
  accountPath,
  type BusinessValues,
  cityProblems,
} from '../../components/account-fields/account-values.ts'
import { type Problems, problemsIn } from '../../components/form/problems.ts'
import { type BusinessCopy, restaurantBody, supplierBody } from './business-values.ts'
import { kindOf } from './own-account.ts'

/** What is wrong with the edited copy. Apart from business-values.ts, because its schemas load zod. */
export function businessProblems(copy: BusinessCopy): Problems<BusinessValues> {
  const [schema, body] =
    kindOf(copy.account) === 'supplier'
      ? [updateSupplierAccount.input, supplierBody(copy)]
      : [updateRestaurantAccount.input, restaurantBody(copy)]
  return { ...problemsIn(schema, body, accountPath), ...cityProblems(copy.values, copy.cities) }
}
