import type { Handler } from '../handler.ts'
import { hashSecretToken } from '../platform/access/secret-token.ts'
import { deleteEmailChange, getLoginEmail, updateLoginEmail } from './email-change-sql.ts'

export const confirmEmail: Handler<'confirmEmail'> = async (context) => {
  const { input, viewer, tx, dependencies, refuse } = context
  const change = await deleteEmailChange(tx, {
    tokenHash: hashSecretToken(input.token),
    of: viewer.kind === 'visitor' ? undefined : viewer.accountId,
  })
  if (!change) throw refuse('invalid_token')
  const { accountId } = change
  const oldEmail = await getLoginEmail(tx, accountId)
  if (!(await updateLoginEmail(tx, change))) throw refuse('invalid_token')
  await dependencies.queueMail(tx, {
    kind: 'email-changed',
    to: { accountId, email: oldEmail },
    facts: {},
  })
  return undefined
}
