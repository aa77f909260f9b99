import type { Transaction } from '../database/transaction.ts'
import type { PersonId } from '../platform/access/viewer.ts'
import { stepOfCode } from './one-time-codes.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import {
  deleteRecoveryCode,
  lockSecondFactor,
  type SecondFactor,
  updateLastStep,
} from './second-factor-sql.ts'
import { createStoredSecrets, type SecretKeys } from './stored-secrets.ts'

const ONE_TIME_CODE = /^\d{6}$/

export type SecondFactors = ReturnType<typeof createSecondFactors>

/**
 * Second factors of persons, whose secrets only servers with one of the same keys can read; without any, anybody who reads
 * the database.
 */
export function createSecondFactors(secretKeys: SecretKeys) {
  const secrets = createStoredSecrets(secretKeys)

  /** The step of a one-time code, when it is right and comes after every code taken so far. */
  function newStepOf(personId: PersonId, factor: SecondFactor, code: string): number | undefined {
    const step = stepOfCode(secrets.read(personId, factor), code, factor.now)
    // guard: second factor: a code is taken once [second-factor/second-factor, code-limit]
    //   code: && step > factor.last_step
    return step !== undefined && step > factor.last_step ? step : undefined
  }

  /**
   * Takes the code of a person who enrolled a second factor. Refused: `code_required` without one, `invalid_code` for
   * a wrong one and for one that was taken before. A person without a second factor needs none.
   */
  async function takeCode(
    tx: Transaction,
    personId: PersonId,
    code: string | undefined,
  ): Promise<'taken' | 'code_required' | 'invalid_code'> {
    const factor = await lockSecondFactor(tx, personId)
    if (!factor?.is_confirmed) return 'taken'
    // guard: second factor: asked for [second-factor/second-factor, code-limit]
    //   instead: if (code === undefined) return 'taken'
    if (code === undefined) return 'code_required'
    const isTaken = ONE_TIME_CODE.test(code)
      ? await takeOneTimeCode(tx, personId, factor, code)
      : await deleteRecoveryCode(tx, personId, hashRecoveryCode(code))
    return isTaken ? 'taken' : 'invalid_code'
  }

  async function takeOneTimeCode(
    tx: Transaction,
    personId: PersonId,
    factor: SecondFactor,
    code: string,
  ): Promise<boolean> {
    const step = newStepOf(personId, factor, code)
    if (step !== undefined) await updateLastStep(tx, personId, step)
    return step !== undefined
  }
  return { storeSecret: secrets.store, newStepOf, takeCode }
}
