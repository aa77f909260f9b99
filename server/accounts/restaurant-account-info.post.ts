import type { Handler } from '../handler.ts'
import { refuseField } from '../platform/endpoint/refusal.ts'
import { lockCityIds } from '../sign-up/sign-up-sql.ts'
import { getRestaurantAccount } from './accounts-sql.ts'
import { requestEmailChange } from './request-email-change.ts'
import { updateContact, updatePerson, updateRestaurant } from './update-accounts-sql.ts'

export const updateRestaurantAccount: Handler<'updateRestaurantAccount'> = async (context) => {
  const { input, viewer, tx, dependencies } = context
  const { email, ...person } = input.user
  const { city, ...business } = input.restaurant
  const cityId = (await lockCityIds(tx, [city])).get(city)
  if (cityId === undefined) throw refuseField('restaurant.city', 'city_unknown')
  await updateContact(tx, viewer.accountId, viewer.personId)
  await updatePerson(tx, viewer.personId, person)
  await updateRestaurant(tx, viewer.restaurantId, { ...business, city_id: cityId })
  await requestEmailChange(tx, dependencies, viewer.personId, email)
  return getRestaurantAccount(tx, viewer)
}
