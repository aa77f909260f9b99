import { settingsChanges } from '@halles/domain/settings-changes.ts'
import { insertBusinessAction } from '../activity/business-actions-sql.ts'
import { lockCart } from '../cart/cart-sql.ts'
import type { Handler } from '../handler.ts'
import { refuseField } from '../platform/endpoint/refuse-field.ts'
import { lockCityIds } from '../sign-up/sign-up-sql.ts'
import { getRestaurantAccount } from './accounts-sql.ts'
import { requestEmailChange } from './request-email-change.ts'
import { updateContact, updatePerson, updateRestaurant } from './update-accounts-sql.ts'

/** A checkout of the restaurant is before all of this or after: its orders go to the address and zone of one moment. */
export const updateRestaurantAccount: Handler<'updateRestaurantAccount'> = async (context) => {
  const { input, viewer, tx, dependencies, refuse } = context
  const { email, ...person } = input.user
  const { city, ...business } = input.restaurant
  await lockCart(tx, viewer.restaurantId)
  const cityId = (await lockCityIds(tx, [city])).get(city)
  if (cityId === undefined) throw refuseField('restaurant.city', 'city_unknown')
  if (!(await updateContact(tx, viewer))) throw refuse('not_permitted')
  const restaurant = { ...business, city_id: cityId }
  const before = {
    person: await updatePerson(tx, viewer.personId, person),
    business: await updateRestaurant(tx, viewer.restaurantId, restaurant),
  }
  await requestEmailChange(tx, dependencies, viewer.personId, email)
  const detail = settingsChanges(before, { person: input.user, business: restaurant })
  if (detail.length > 0)
    await insertBusinessAction(tx, viewer, { action: 'settings_changed', detail })
  return getRestaurantAccount(tx, viewer)
}
