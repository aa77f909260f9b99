import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { OperatorAction } from '@halles/domain/account.ts'
import { instant } from '../database/instant.ts'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { OperatorId } from '../platform/access/viewer.ts'

type Listed = Output<Endpoints['operatorActions']>

const PAGE = 20

/**
 * Keeps what an operator did, in the transaction that does it. `subject` is the business or city as it is called
 * now, empty where the action has none; `detail` a reason or a number.
 */
export async function insertAction(
  tx: Transaction,
  operatorId: OperatorId,
  entry: { action: OperatorAction; accountId?: number; subject?: string; detail?: string },
): Promise<void> {
  const { action, accountId = null, subject = '', detail = null } = entry
  await tx
    .insertInto('operator_action')
    .values({ operator_id: operatorId, action, account_id: accountId, subject, detail })
    .execute()
}

/** What all operators did, newest first, twenty a page (from 1), and how many entries there are in all. */
export async function listActions(reader: Reader, page: number): Promise<Listed> {
  const results = await reader
    .selectFrom('operator_action')
    .innerJoin('account', 'account.id', 'operator_action.operator_id')
    .innerJoin('person', 'person.id', 'account.contact_person_id')
    .select([
      'person.email as operator',
      'operator_action.action',
      'operator_action.subject',
      'operator_action.detail',
      instant('operator_action.at').as('at'),
    ])
    .orderBy('operator_action.at', 'desc')
    .orderBy('operator_action.id', 'desc')
    .limit(PAGE)
    .offset((page - 1) * PAGE)
    .$castTo<Listed['results'][number]>()
    .execute()
  const { count } = await reader
    .selectFrom('operator_action')
    .select((action) => action.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { results, count }
}
