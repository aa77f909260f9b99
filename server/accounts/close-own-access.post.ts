import { inTransaction } from '../database/transaction.ts'
import type { Handler } from '../handler.ts'
import { confirmOwnPassword } from '../platform/passwords/own-password.ts'
import { endSessions, lockPerson } from '../session/session-sql.ts'
import { endMemberships, erasePersons, isLastOwner, lockBusinessesOf } from './erase-persons-sql.ts'

export const closeOwnAccess: Handler<'closeOwnAccess'> = async (context) => {
  const { input, viewer, database, dependencies, request, reply, refuse } = context
  const { personId } = viewer
  if (!(await confirmOwnPassword(dependencies, viewer, input.current_password)))
    throw refuse('wrong_password')
  await inTransaction(database, (tx) =>
    endSessions(tx, { personId }, async () => {
      await lockBusinessesOf(tx, personId)
      await lockPerson(tx, personId)
      // Those that the person joined meanwhile too: no other can be joined now.
      const accountIds = await lockBusinessesOf(tx, personId)
      if (await isLastOwner(tx, personId, accountIds)) throw refuse('last_owner')
      await endMemberships(tx, personId)
      await erasePersons(tx, [personId])
    }),
  )
  dependencies.cookies.endSession(request, reply)
  return undefined
}
