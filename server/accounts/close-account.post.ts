import { mayDo } from '@halles/domain/role.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Handler } from '../handler.ts'
import { confirmOwnPassword } from '../platform/passwords/own-password.ts'
import { endSessions } from '../session/session-sql.ts'
import { eraseAccounts, hasOpenOrders, updateToClosed } from './erase-accounts-sql.ts'
import { findRole } from './memberships-sql.ts'

export const closeAccount: Handler<'closeAccount'> = async (context) => {
  const { input, viewer, database, dependencies, request, reply, refuse } = context
  const { accountId } = viewer
  if (!(await confirmOwnPassword(dependencies, viewer, input.current_password)))
    throw refuse('wrong_password')
  await inTransaction(database, async (tx) => {
    // Both wait for orders that are being placed; what comes after them finds nobody.
    await endSessions(tx, { accountId }, () => updateToClosed(tx, accountId))
    // The account is locked: whoever was removed or got another role before that closes nothing.
    const role = await findRole(tx, viewer)
    if (!role) throw refuse('not_authenticated')
    if (!mayDo(role, 'settings')) throw refuse('not_permitted')
    if (await hasOpenOrders(tx, accountId)) throw refuse('orders_open')
    await eraseAccounts(tx, [accountId])
  })
  dependencies.cookies.endSession(request, reply)
  return undefined
}
