import { settingsChanges, supplierSettingsChanges } from '@halles/domain/settings-changes.ts'
import { insertBusinessAction } from '../activity/business-actions-sql.ts'
import type { Handler } from '../handler.ts'
import { refuseFields } from '../platform/endpoint/refuse-field.ts'
import { lockCityIds } from '../sign-up/sign-up-sql.ts'
import { getSupplierAccount } from './accounts-sql.ts'
import { requestEmailChange } from './request-email-change.ts'
import {
  updateCitiesServed,
  updateContact,
  updatePerson,
  updateSupplier,
} from './update-accounts-sql.ts'

export const updateSupplierAccount: Handler<'updateSupplierAccount'> = async (context) => {
  const { input, viewer, tx, dependencies, refuse } = context
  const { email, ...person } = input.user
  const {
    city,
    supplier_cities: served,
    minimum_order_price,
    open_to,
    ...business
  } = input.supplier
  const cityIds = await lockCityIds(tx, [city, ...served])
  const cityId = cityIds.get(city)
  const servedIds = served.flatMap((name) => cityIds.get(name) ?? [])
  const isEachKnown = servedIds.length === served.length
  if (cityId === undefined || !isEachKnown) {
    throw refuseFields({
      'supplier.city': cityId === undefined ? 'city_unknown' : undefined,
      'supplier.supplier_cities': isEachKnown ? undefined : 'city_unknown',
    })
  }
  const minimum_order_cents = minimum_order_price
  const supplier = { ...business, city_id: cityId, minimum_order_cents, open_to }
  if (!(await updateContact(tx, viewer))) throw refuse('not_permitted')
  const before = {
    person: await updatePerson(tx, viewer.personId, person),
    business: await updateSupplier(tx, viewer.supplierId, supplier),
  }
  const servesOthers = await updateCitiesServed(tx, viewer.supplierId, servedIds)
  await requestEmailChange(tx, dependencies, viewer.personId, email)
  const detail = [
    ...settingsChanges(before, { person: input.user, business: supplier }),
    ...supplierSettingsChanges(
      before.business,
      { minimum_order_cents, open_to: open_to ?? before.business.open_to },
      servesOthers,
    ),
  ]
  if (detail.length > 0)
    await insertBusinessAction(tx, viewer, { action: 'settings_changed', detail })
  return getSupplierAccount(tx, viewer)
}
