import { email } from '@halles/contract/schemas/account.ts'
import type { Problems } from '../../components/form/problems.ts'

export type Credentials = { email: string; password: string }

/** product.md 5: both are required, and the e-mail looks like one. Its message for both is shown once. */
export function loginProblems(entered: Credentials): Problems<Credentials> {
  const problems: Problems<Credentials> = {}
  if (entered.email.trim() === '') problems.email = 'email_required'
  else if (!email.safeParse(entered.email).success) problems.email = 'email_invalid'
  if (entered.password === '') {
    const isSaidBeside = problems.email === 'email_required'
    problems.password = isSaidBeside ? 'password_required_too' : 'password_required'
  }
  return problems
}
