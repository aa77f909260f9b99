import type { AccountKind } from '@halles/domain/account.ts'
import { DEMO_PASSWORD } from './accounts/demo-account.ts'
import { demoOperator } from './accounts/operator.ts'
import { demoRestaurants } from './accounts/restaurants.ts'
import { demoSuppliers } from './accounts/suppliers.ts'

/** Somebody to sign in as. `name` and `city` are the business's; the operator has neither. */
export type DemoAccount = {
  kind: AccountKind
  email: string
  password: string
  name?: string
  city?: string
}

/** The demo accounts that can sign in, as `npm start` prints them: restaurants, suppliers, the operator. */
export const demoAccounts: readonly DemoAccount[] = [
  ...Object.values(demoRestaurants).filter(isActive).map(signIn('restaurant')),
  ...Object.values(demoSuppliers).filter(isActive).map(signIn('supplier')),
  { kind: 'operator', email: demoOperator.email, password: DEMO_PASSWORD },
]

function isActive({ status }: { status: string }): boolean {
  return status === 'active'
}

function signIn(kind: AccountKind) {
  return ({ email, name, city }: { email: string; name: string; city: string }): DemoAccount => ({
    kind,
    email,
    password: DEMO_PASSWORD,
    name,
    city,
  })
}
