import type { Handler } from '../handler.ts'
import { getProfile } from './persons-sql.ts'
import { requestEmailChange } from './request-email-change.ts'
import { updatePerson } from './update-accounts-sql.ts'

export const updateOwnProfile: Handler<'updateOwnProfile'> = async (context) => {
  const { input, viewer, tx, dependencies } = context
  const { email, ...names } = input
  await updatePerson(tx, viewer.personId, names)
  await requestEmailChange(tx, dependencies, viewer.personId, email)
  return getProfile(tx, viewer.personId)
}
