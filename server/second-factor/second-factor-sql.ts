import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { sql } from 'kysely'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { PersonId } from '../platform/access/viewer.ts'
import type { StoredSecret } from './stored-secrets.ts'

type SecondFactorState = Output<Endpoints['secondFactor']>

export type SecondFactor = StoredSecret & {
  is_confirmed: boolean
  /** Of the last code taken, 0 before the first. */
  last_step: number
  /** The database's clock, in seconds since 1970. */
  now: number
}

/** Whether a person signs in with a one-time code, and its unused recovery codes. */
export async function findSecondFactorState(
  reader: Reader,
  personId: PersonId,
): Promise<SecondFactorState> {
  const enrolled = await reader
    .selectFrom('second_factor')
    .select((factor) =>
      factor
        .selectFrom('recovery_code')
        .whereRef('recovery_code.person_id', '=', 'second_factor.person_id')
        .select((code) => code.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('recovery_codes_left'),
    )
    .where('person_id', '=', personId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return {
    is_enrolled: enrolled !== undefined,
    recovery_codes_left: enrolled?.recovery_codes_left ?? 0,
  }
}

/** Locks a person's second factor, confirmed or not, until the transaction ends: its codes are taken one by one. */
export function lockSecondFactor(
  tx: Transaction,
  personId: PersonId,
): Promise<SecondFactor | undefined> {
  // guard: second factor: codes are taken one by one [second-factor/second-factor, code-limit]
  //   code: .forUpdate()
  return tx
    .selectFrom('second_factor')
    .select([
      'secret',
      'sealed_by',
      'last_step',
      sql<boolean>`confirmed_at is not null`.as('is_confirmed'),
      sql<number>`extract(epoch from now())::float8`.as('now'),
    ])
    .where('person_id', '=', personId)
    .forUpdate()
    .$castTo<SecondFactor>()
    .executeTakeFirst()
}

/** Starts a second factor, in place of one that was never confirmed; false when one is. */
export async function upsertUnconfirmed(
  tx: Transaction,
  personId: PersonId,
  stored: StoredSecret,
): Promise<boolean> {
  const started = await tx
    .insertInto('second_factor')
    .values({ person_id: personId, ...stored })
    .onConflict((conflict) =>
      conflict
        .column('person_id')
        .doUpdateSet({ ...stored, created_at: sql`now()` })
        // guard: second factor: enrolled once [second-factor/second-factor, code-limit]
        .where('second_factor.confirmed_at', 'is', null),
    )
    .returning('person_id')
    .executeTakeFirst()
  return started !== undefined
}

/** Enrols the started second factor by the step of one of its codes, with its recovery codes. */
export async function updateConfirmed(
  tx: Transaction,
  personId: PersonId,
  { step, recoveryHashes }: { step: number; recoveryHashes: Buffer[] },
): Promise<void> {
  await tx
    .updateTable('second_factor')
    .set({ confirmed_at: sql`now()`, last_step: step })
    .where('person_id', '=', personId)
    .execute()
  await tx
    .insertInto('recovery_code')
    .values(recoveryHashes.map((code_hash) => ({ person_id: personId, code_hash })))
    .execute()
}

/** Keeps that the code of a step was taken. */
export async function updateLastStep(
  tx: Transaction,
  personId: PersonId,
  step: number,
): Promise<void> {
  await tx
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('person_id', '=', personId)
    .execute()
}

/** Uses a recovery code up; whether it was still there. */
export async function deleteRecoveryCode(
  tx: Transaction,
  personId: PersonId,
  codeHash: Buffer,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_code')
    .where('person_id', '=', personId)
    // guard: second factor: a recovery code is used up, the others stay [second-factor/second-factor, code-limit]
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Removes a second factor with its recovery codes; whether there was a confirmed one. */
export async function deleteSecondFactor(tx: Transaction, personId: PersonId): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('second_factor')
    .where('person_id', '=', personId)
    .returning('confirmed_at')
    .executeTakeFirst()
  return Boolean(deleted?.confirmed_at)
}

/** Every secret as it is stored; nobody else reads or writes one in this way before the transaction ends. */
export async function lockStoredSecrets(
  tx: Transaction,
): Promise<(StoredSecret & { person_id: number })[]> {
  await sql`lock table second_factor in share row exclusive mode`.execute(tx)
  return tx
    .selectFrom('second_factor')
    .select(['person_id', 'secret', 'sealed_by'])
    .$castTo<StoredSecret & { person_id: number }>()
    .execute()
}

/** Stores a secret in another way. */
export async function updateStoredSecret(
  tx: Transaction,
  personId: number,
  stored: StoredSecret,
): Promise<void> {
  await tx.updateTable('second_factor').set(stored).where('person_id', '=', personId).execute()
}
