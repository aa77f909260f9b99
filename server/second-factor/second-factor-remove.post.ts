import { inTransaction } from '../database/transaction.ts'
import { insertAction } from '../operator/actions-sql.ts'
import type { Handler } from '../platform/handler.ts'
import { confirmOwnPassword } from '../platform/own-password.ts'
import { refuse } from '../platform/refuse.ts'
import { hashSecretToken } from '../platform/secret-token.ts'
import { findLiveSession } from '../session/session-sql.ts'
import { deleteSecondFactor } from './second-factor-sql.ts'

export const secondFactorRemove: Handler<'secondFactorRemove'> = async (context) => {
  const { input, viewer, database, dependencies } = context
  const { accountId, operatorId } = viewer
  await confirmOwnPassword(dependencies, accountId, input.current_password)
  await inTransaction(database, async (tx) => {
    const session = hashSecretToken(viewer.sessionToken)
    if (!(await findLiveSession(tx, session, { lock: true }))) throw refuse('not_authenticated')
    if (!(await deleteSecondFactor(tx, accountId))) return
    await insertAction(tx, operatorId, { action: 'remove_second_factor' })
  })
  return undefined
}
