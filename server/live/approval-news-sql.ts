import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { sql } from 'kysely'
import type { Operand } from '../database/prepared.ts'
import { IS_ESTIMATE_OF_REQUEST } from '../orders/facts/line-weights-sql.ts'
import type { AccountId } from '../platform/access/viewer.ts'

type ApprovalNews = Output<Endpoints['events']>['approval']

/** When a restaurant's request for approval was last moved. */
const MOVED_AT = sql`coalesce(answered_at, asked_at)`

/** The query of a restaurant's newest request for one of its persons, to be part of another statement; null: none. */
export function approvalNewsQuery({
  accountId,
  personId,
}: {
  accountId: Operand<AccountId>
  personId: Operand<number>
}) {
  return sql<ApprovalNews>`(
    select json_build_object(
      'state', case when answered_at is null then 'asked' when restaurant_order_id is null then 'refused' else 'placed' end,
      'at', ${MOVED_AT}, 'by', mover.first_name, 'is_own', mover.id = ${personId},
      'is_for_asker', request.person_id = ${personId}, 'total_price', request.total_cents,
      'is_estimate', ${IS_ESTIMATE_OF_REQUEST},
      'order_public_id', restaurant_order.public_id)
    from approval_request request
    join person mover on mover.id = coalesce(request.answered_by_person_id, request.person_id)
    left join restaurant_order on restaurant_order.id = request.restaurant_order_id
    where request.restaurant_id = ${accountId})`
}

/** Of an account by a column that has its id: notices of recalls to it that nobody has acknowledged. */
export function openRecalls(accountId: string) {
  return sql<number>`(
    select count(*)::integer from recall_receiver
    where restaurant_id = ${sql.ref(accountId)} and acknowledged_at is null)`
}

/** Of a joined `stream`: when the newest request of its account was last moved; null: there is none. */
export const approvalMovedAt = sql`(
  select ${MOVED_AT} from approval_request where restaurant_id = stream.account_id)`
