import { offersPromotions } from '@halles/contract/legal-details.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Handler } from '../handler.ts'
import { updateToTaken } from '../invitations/followed-invitations-sql.ts'
import { hashSecretToken } from '../platform/access/secret-token.ts'
import { refuseField, refuseFields } from '../platform/endpoint/refuse-field.ts'
import { passwordProblemOf } from '../platform/passwords/password-problem.ts'
import { insertConsentAnswer } from '../promotions/promotion-consent-sql.ts'
import { queueSignUpMail } from './sign-up-mail.ts'
import { findCityIds, insertRestaurant, lockCityIds } from './sign-up-sql.ts'

export const restaurantSignup: Handler<'restaurantSignup'> = async (context) => {
  const { input, database, language, dependencies } = context
  const { password, ...person } = input.user
  const { city, ...business } = input.restaurant
  const cityId = (await findCityIds(database, [city])).get(city)
  const passwordProblem = passwordProblemOf(password, person, [business.name])
  if (cityId === undefined || passwordProblem) {
    throw refuseFields({
      'user.password': passwordProblem,
      'restaurant.city': cityId === undefined ? 'city_unknown' : undefined,
    })
  }

  // The same work for an address already in use, so that neither the answer nor its time reveals it.
  const account = {
    ...person,
    language,
    termsLanguage: input.terms_language,
    password_hash: await dependencies.passwords.hash(password),
  }
  const restaurant = { ...business, city_id: cityId }
  await inTransaction(database, async (tx) => {
    // guard: sign-up: a city that is not retired meanwhile [restaurant-signup.post, supplier-signup.post]
    //   lines: 2
    if (!(await lockCityIds(tx, [city])).has(city))
      throw refuseField('restaurant.city', 'city_unknown')
    const accountId = await insertRestaurant(tx, account, restaurant)
    const isAsked = offersPromotions(dependencies.config.legal)
    const answer = isAsked ? input.promotion_consent : undefined
    if (accountId !== undefined && answer !== undefined)
      await insertConsentAnswer(tx, accountId, { answer, language, source: 'sign_up' })
    if (accountId !== undefined && input.invitation !== undefined) {
      const tokenHash = hashSecretToken(input.invitation)
      await updateToTaken(tx, { tokenHash, accountId, kind: 'restaurant' })
    }
    await queueSignUpMail(tx, dependencies.queueMail, { email: person.email, accountId })
  })
  return {}
}
