import { oneTimeCode, person, typedPassword } from '@halles/contract/schemas/account.ts'
import { passwordProblem } from '@halles/domain/account.ts'
import { type Problems, problemsIn } from '../../components/form/problems.ts'
import type { Invited } from './invited-query.ts'

export type AcceptValues = {
  first_name: string
  last_name: string
  password: string
  current_password: string
  one_time_code: string
}

export const NOTHING_TYPED: AcceptValues = {
  first_name: '',
  last_name: '',
  password: '',
  current_password: '',
  one_time_code: '',
}

/** What is asked for; of a person with a second factor the code too, once the server said so. */
export type Asked = Pick<Invited, 'takes' | 'email' | 'business'> & { code: boolean }

/** What is sent: nothing that was not asked for. */
export function acceptBody({ takes, code }: Asked, values: AcceptValues) {
  const { first_name, last_name, password, current_password, one_time_code } = values
  if (takes === 'sign_up') return { first_name, last_name, password }
  if (takes === 'login') return { current_password, ...(code && { one_time_code }) }
  return {}
}

export function acceptProblems(asked: Asked, values: AcceptValues): Problems<AcceptValues> {
  const { takes, email, business, code } = asked
  if (takes === 'sign_up') {
    const { first_name, last_name, password } = values
    const names = [first_name, last_name, business]
    const weakness =
      password === '' ? ('required' as const) : passwordProblem(password, { email, names })
    return {
      ...problemsIn(person.omit({ email: true }), { first_name, last_name }),
      ...(weakness && { password: weakness }),
    }
  }
  if (takes !== 'login') return {}
  const { current_password, one_time_code } = values
  return {
    ...problemsIn(typedPassword, current_password, () => 'current_password'),
    ...(code && problemsIn(oneTimeCode, one_time_code, () => 'one_time_code')),
  }
}
