import { passwordProblem } from '@halles/domain/account.ts'
import { isCommonPassword } from './common-passwords.ts'

type Person = { email: string; first_name: string; last_name: string }

/** Why a person cannot take a password, if anything is wrong with it. */
export function passwordProblemOf(
  password: string,
  person: Person,
  businessNames: readonly string[],
) {
  const { email, first_name: first, last_name: last } = person
  const names = [...businessNames, first, last, `${first} ${last}`, `${last} ${first}`]
  const problem = passwordProblem(password, { email, names })
  return problem ?? (isCommonPassword(password) ? 'password_common' : undefined)
}
