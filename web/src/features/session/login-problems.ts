import { email } from '@halles/contract/schemas/account.ts'

export type Credentials = { email: string; password: string }

type Problem = 'bothRequired' | 'emailInvalid'
export type LoginProblems = { email?: Problem; password?: Problem }

/** SPEC section 5: both are required, and the e-mail looks like one. What is missing gets the message. */
export function loginProblems(entered: Credentials): LoginProblems {
  const problems: LoginProblems = {}
  if (entered.email === '') problems.email = 'bothRequired'
  else if (!email.safeParse(entered.email).success) problems.email = 'emailInvalid'
  if (entered.password === '') problems.password = 'bothRequired'
  return problems
}
