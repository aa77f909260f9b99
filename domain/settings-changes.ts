import { type Change, changed, changedFields } from './business-activity.ts'
import type { OpenTo } from './customer.ts'
import { formatMoney } from './money.ts'

type Person = {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
}
type Business = {
  readonly name: string
  readonly phone_number: string
  readonly address: string
  readonly zip_code: string
  readonly city_id: number
}
type Settings = { readonly person: Person; readonly business: Business }

/** Which settings of a business differ. Who is its contact and how it is reached, by name only: that can be erased. */
export function settingsChanges(before: Settings, after: Settings): Change[] {
  const { person, business } = before
  const isSameName =
    person.first_name === after.person.first_name && person.last_name === after.person.last_name
  return [
    ...changedFields(business, after.business, ['name', 'phone_number', 'address', 'zip_code']),
    ...changedFields({ city: business.city_id }, { city: after.business.city_id }, ['city']),
    ...changedFields({ contact: true }, { contact: isSameName }, ['contact']),
    ...changedFields(person, after.person, ['email']),
  ]
}

type SupplierSettings = { readonly minimum_order_cents: number; readonly open_to: OpenTo }

/** The settings that only a supplier has: its minimum in cents, whom it is open to, and whether it serves other cities. */
export function supplierSettingsChanges(
  before: SupplierSettings,
  after: SupplierSettings,
  servesOthers: boolean,
): Change[] {
  return [
    ...changed(
      'minimum_order_price',
      formatMoney(before.minimum_order_cents),
      formatMoney(after.minimum_order_cents),
    ),
    ...changed('open_to', before.open_to, after.open_to),
    ...changedFields({ supplier_cities: false }, { supplier_cities: servesOthers }, [
      'supplier_cities',
    ]),
  ]
}
