import { email } from '@halles/contract/schemas/account.ts'
import type { Problems } from '../../components/form/problems.ts'

export type Credentials = { email: string; password: string }

/** SPEC section 5: both are required, and the e-mail looks like one. What is missing gets the message. */
export function loginProblems(entered: Credentials): Problems {
  const problems: Problems = {}
  if (entered.email.trim() === '') problems.email = 'both_required'
  else if (!email.safeParse(entered.email).success) problems.email = 'email_invalid'
  if (entered.password === '') problems.password = 'both_required'
  return problems
}
