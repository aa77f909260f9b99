import { inTransaction, type Transaction } from '../database/transaction.ts'
import type { Handler } from '../handler.ts'
import { insertAction } from '../operator/actions-sql.ts'
import { hashSecretToken } from '../platform/access/secret-token.ts'
import { commitThenRefuse } from '../platform/endpoint/commit-then-refuse.ts'
import { endSessions, lockSessions } from '../session/session-sql.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { lockSecondFactor, updateConfirmed } from './second-factor-sql.ts'

type Context = Parameters<Handler<'secondFactorConfirm'>>[0]

export const secondFactorConfirm: Handler<'secondFactorConfirm'> = async (context) => {
  const { viewer, database, refuse } = context
  const ownSession = hashSecretToken(viewer.sessionToken)
  return inTransaction(database, async (tx) => {
    const sessions = await lockSessions(tx, { personId: viewer.personId })
    if (!sessions.some((session) => session.equals(ownSession))) throw refuse('not_authenticated')
    return confirm(tx, context, ownSession)
  })
}

async function confirm(tx: Transaction, context: Context, ownSession: Buffer) {
  const { input, viewer, refuse, dependencies } = context
  const { personId, operatorId } = viewer
  const factor = await lockSecondFactor(tx, personId)
  if (factor?.is_confirmed) throw refuse('second_factor_enrolled')
  // guard: second factor: wrong codes that enrol are counted [code-limit]
  //   code: await dependencies.limits.countSessionCode(tx, viewer.sessionToken)
  //   instead: { takeBack: async () => {} }
  const counted = await dependencies.limits.countSessionCode(tx, viewer.sessionToken)
  const step = factor && dependencies.secondFactors.newStepOf(personId, factor, input.code)
  if (step === undefined) return commitThenRefuse(refuse('invalid_code'))
  await counted.takeBack()
  const codes = newRecoveryCodes()
  const confirmed = { step, recoveryHashes: codes.map(hashRecoveryCode) }
  // Whoever signed in elsewhere by the password alone shows a code from now on.
  // guard: second factor: other sessions end when it is enrolled [second-factor/second-factor, code-limit]
  //   lines: 3
  //   instead: await updateConfirmed(tx, personId, confirmed)
  await endSessions(tx, { personId }, () => updateConfirmed(tx, personId, confirmed), {
    except: ownSession,
  })
  await insertAction(tx, operatorId, { action: 'enrol_second_factor' })
  return { recovery_codes: codes }
}
