import { inTransaction } from '../database/transaction.ts'
import type { Handler } from '../handler.ts'
import { insertAction } from '../operator/actions-sql.ts'
import { findLiveSession } from '../platform/access/live-session-sql.ts'
import { hashSecretToken } from '../platform/access/secret-token.ts'
import { confirmOwnPassword } from '../platform/passwords/own-password.ts'
import { deleteSecondFactor } from './second-factor-sql.ts'

export const secondFactorRemove: Handler<'secondFactorRemove'> = async (context) => {
  const { input, viewer, database, dependencies, refuse } = context
  const { personId, operatorId } = viewer
  // guard: second factor: removed with the password [second-factor/second-factor, code-limit]
  //   lines: 2
  if (!(await confirmOwnPassword(dependencies, viewer, input.current_password)))
    throw refuse('wrong_password')
  await inTransaction(database, async (tx) => {
    const session = hashSecretToken(viewer.sessionToken)
    if (!(await findLiveSession(tx, session, { lock: true }))) throw refuse('not_authenticated')
    if (!(await deleteSecondFactor(tx, personId))) return
    await insertAction(tx, operatorId, { action: 'remove_second_factor' })
  })
  return undefined
}
