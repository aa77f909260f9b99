import type { Transaction } from '../database/transaction.ts'
import { refuse } from '../platform/refuse.ts'
import type { AccountId } from '../platform/viewer.ts'
import { stepOfCode } from './one-time-codes.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { createSeal } from './seal.ts'
import {
  deleteRecoveryCode,
  lockSecondFactor,
  type SecondFactor,
  updateLastStep,
} from './second-factor-sql.ts'

const ONE_TIME_CODE = /^\d{6}$/

export type SecondFactors = ReturnType<typeof createSecondFactors>

/** Second factors of accounts, whose secrets only servers that know `serverSecret` can read. */
export function createSecondFactors(serverSecret: Buffer) {
  const seal = createSeal(serverSecret)

  /** The step of a one-time code, when it is right and comes after every code taken so far. */
  function newStepOf(accountId: AccountId, factor: SecondFactor, code: string): number | undefined {
    const step = stepOfCode(seal.open(accountId, factor.sealed_secret), code, factor.now)
    return step !== undefined && step > factor.last_step ? step : undefined
  }

  /**
   * Asks an account that enrolled a second factor for a code: `code_required`, or `invalid_code` for a wrong one and
   * for one that was taken before. Nothing is asked of any other account.
   */
  async function takeCode(
    tx: Transaction,
    accountId: AccountId,
    code: string | undefined,
  ): Promise<void> {
    const factor = await lockSecondFactor(tx, accountId)
    if (!factor?.is_confirmed) return
    if (code === undefined) throw refuse('code_required')
    const isTaken = ONE_TIME_CODE.test(code)
      ? await takeOneTimeCode(tx, accountId, factor, code)
      : await deleteRecoveryCode(tx, accountId, hashRecoveryCode(code))
    if (!isTaken) throw refuse('invalid_code')
  }

  async function takeOneTimeCode(
    tx: Transaction,
    accountId: AccountId,
    factor: SecondFactor,
    code: string,
  ): Promise<boolean> {
    const step = newStepOf(accountId, factor, code)
    if (step !== undefined) await updateLastStep(tx, accountId, step)
    return step !== undefined
  }
  return { sealSecret: seal.close, newStepOf, takeCode }
}
