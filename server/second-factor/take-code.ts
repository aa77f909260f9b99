import type { Transaction } from '../database/transaction.ts'
import { refuse } from '../platform/refuse.ts'
import type { AccountId } from '../platform/viewer.ts'
import { stepOfCode } from './one-time-codes.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import type { Seal } from './seal.ts'
import {
  deleteRecoveryCode,
  lockSecondFactor,
  type SecondFactor,
  updateLastStep,
} from './second-factor-sql.ts'

/**
 * Asks an account that enrolled a second factor for a code: `code_required`, or `invalid_code` for a wrong one and for
 * one that was taken before. Nothing is asked of any other account.
 */
export async function takeCode(
  tx: Transaction,
  seal: Seal,
  accountId: AccountId,
  code: string | undefined,
): Promise<void> {
  const factor = await lockSecondFactor(tx, accountId)
  if (!factor?.is_confirmed) return
  if (code === undefined) throw refuse('code_required')
  if (isRecoveryCode(code)) {
    if (await deleteRecoveryCode(tx, accountId, hashRecoveryCode(code))) return
    throw refuse('invalid_code')
  }
  const step = newStepOf(factor, seal, accountId, code)
  if (step === undefined) throw refuse('invalid_code')
  await updateLastStep(tx, accountId, step)
}

/** The step of a one-time code, when it is right and comes after every code taken so far. */
export function newStepOf(
  factor: SecondFactor,
  seal: Seal,
  accountId: AccountId,
  code: string,
): number | undefined {
  const secret = seal.open(accountId, factor.sealed_secret)
  const step = stepOfCode(secret, code, factor.now)
  return step !== undefined && step > factor.last_step ? step : undefined
}

function isRecoveryCode(code: string): boolean {
  return !/^\d{6}$/.test(code)
}
