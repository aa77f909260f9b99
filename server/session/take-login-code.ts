import type { FastifyRequest } from 'fastify'
import type { Transaction } from '../database/transaction.ts'
import type { Dependencies } from '../dependencies.ts'
import type { PersonId } from '../platform/access/viewer.ts'

type Needed = {
  request: FastifyRequest
  dependencies: Pick<Dependencies, 'limits' | 'secondFactors'>
}

/**
 * Takes the code of a person who typed the right password, where a second factor is enrolled. A wrong one is counted when the
 * transaction commits.
 */
export async function takeLoginCode(
  tx: Transaction,
  { request, dependencies: { limits, secondFactors } }: Needed,
  personId: PersonId,
  code: string | undefined,
) {
  if (code === undefined) return secondFactors.takeCode(tx, personId, undefined)
  // guard: second factor: wrong codes of a log-in are counted [code-limit]
  //   code: const counted = await limits.countLoginCode(tx, request, personId)
  //   instead: const counted = { takeBack: async () => limits }; void [request]
  const counted = await limits.countLoginCode(tx, request, personId)
  const outcome = await secondFactors.takeCode(tx, personId, code)
  if (outcome === 'taken') await counted.takeBack()
  return outcome
}
