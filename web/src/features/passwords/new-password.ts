import { passwordProblem } from '@halles/domain/account.ts'
import type { Problems } from '../../components/form/problems.ts'

export type NewPassword = { new_password: string; confirm_password: string }

/** product.md 5: 8 to 30 characters, written twice alike. Whose account it is, only the server knows. */
export function newPasswordProblems({
  new_password,
  confirm_password,
}: NewPassword): Problems<NewPassword> {
  const problems: Problems<NewPassword> = {}
  const weakness = passwordProblem(new_password, { email: '', names: [] })
  if (new_password === '') problems.new_password = 'required'
  else if (weakness) problems.new_password = weakness
  if (confirm_password === '') problems.confirm_password = 'required'
  else if (confirm_password !== new_password) problems.confirm_password = 'passwords_differ'
  return problems
}
