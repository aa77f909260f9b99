import { inTransaction } from '../database/transaction.ts'
import type { Handler } from '../handler.ts'
import { updateToTaken } from '../invitations/followed-invitations-sql.ts'
import { hashSecretToken } from '../platform/access/secret-token.ts'
import { refuseFields } from '../platform/endpoint/refuse-field.ts'
import { passwordProblemOf } from '../platform/passwords/password-problem.ts'
import { queueSignUpMail } from './sign-up-mail.ts'
import { type CityIds, findCityIds, insertSupplier, lockCityIds } from './sign-up-sql.ts'

export const supplierSignup: Handler<'supplierSignup'> = async (context) => {
  const { input, database, language, dependencies } = context
  const { password, ...person } = input.user
  const { city, minimum_order_price, ...business } = input.supplier
  const served = input.supplier_cities
  const cityIds = await findCityIds(database, [city, ...served])
  const cityId = cityIds.get(city)
  const servedIds = served.flatMap((name) => cityIds.get(name) ?? [])
  const passwordProblem = passwordProblemOf(password, person, [business.name])
  if (cityId === undefined || servedIds.length < served.length || passwordProblem) {
    throw refuseFields({
      'user.password': passwordProblem,
      ...cityProblems(cityIds, city, served),
    })
  }

  // The same work for an address already in use, so that neither the answer nor its time reveals it.
  const account = {
    ...person,
    language,
    termsLanguage: input.terms_language,
    password_hash: await dependencies.passwords.hash(password),
  }
  const supplier = { ...business, city_id: cityId, minimum_order_cents: minimum_order_price }
  await inTransaction(database, async (tx) => {
    const held = await lockCityIds(tx, [city, ...served])
    if (held.size < cityIds.size) throw refuseFields(cityProblems(held, city, served))
    const accountId = await insertSupplier(tx, account, supplier, servedIds)
    if (accountId !== undefined && input.invitation !== undefined) {
      const tokenHash = hashSecretToken(input.invitation)
      await updateToTaken(tx, { tokenHash, accountId, kind: 'supplier' })
    }
    await queueSignUpMail(tx, dependencies.queueMail, { email: person.email, accountId })
  })
  return {}
}

function cityProblems(cityIds: CityIds, city: string, served: string[]) {
  const isEachKnown = served.every((name) => cityIds.has(name))
  return {
    'supplier.city': cityIds.has(city) ? undefined : ('city_unknown' as const),
    supplier_cities: isEachKnown ? undefined : ('city_unknown' as const),
  }
}
