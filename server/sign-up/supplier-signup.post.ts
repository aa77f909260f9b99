import { inTransaction } from '../database/transaction.ts'
import type { Handler } from '../platform/handler.ts'
import { passwordProblemOf } from '../platform/password-problem.ts'
import { refuseFields } from '../platform/refuse.ts'
import { queueSignUpMail } from './sign-up-mail.ts'
import { findCityIds, insertSupplier, lockCities } from './sign-up-sql.ts'

export const supplierSignup: Handler<'supplierSignup'> = async (context) => {
  const { input, database, language, services } = context
  const { password, ...person } = input.user
  const { city, minimum_order_price, ...business } = input.supplier
  const cityIds = await findCityIds(database, [city, ...input.supplier_cities])
  const cityId = cityIds.get(city)
  const servedIds = input.supplier_cities.flatMap((name) => cityIds.get(name) ?? [])
  const isEachKnown = servedIds.length === input.supplier_cities.length
  const passwordProblem = passwordProblemOf(password, person, business.name)
  if (cityId === undefined || !isEachKnown || passwordProblem) {
    throw refuseFields({
      'user.password': passwordProblem,
      'supplier.city': cityId === undefined ? 'city_unknown' : undefined,
      supplier_cities: isEachKnown ? undefined : 'city_unknown',
    })
  }

  // The same work for an address already in use, so that neither answer nor time tells.
  const account = { ...person, language, password_hash: await services.passwords.hash(password) }
  const supplier = { ...business, city_id: cityId, minimum_order_cents: minimum_order_price }
  await inTransaction(database, async (tx) => {
    const isCityHeld = await lockCities(tx, [cityId])
    const isEachHeld = await lockCities(tx, servedIds)
    if (!isCityHeld || !isEachHeld) {
      throw refuseFields({
        'supplier.city': isCityHeld ? undefined : 'city_unknown',
        supplier_cities: isEachHeld ? undefined : 'city_unknown',
      })
    }
    const accountId = await insertSupplier(tx, account, supplier, servedIds)
    await queueSignUpMail(tx, services.queueMail, { email: person.email, accountId })
  })
  return {}
}
