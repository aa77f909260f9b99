import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { sql } from 'kysely'
import { instant } from '../../database/instant.ts'
import type { Reader } from '../../database/transaction.ts'
import type { PaperOwner } from '../frozen-papers-sql.ts'
import { PAPER_STATE } from './paper-list-sql.ts'

type Paper = Output<Endpoints['getPaper']>
export type PaperStanding = Pick<
  Paper,
  | 'state'
  | 'balance'
  | 'issued_at'
  | 'credited_by'
  | 'credit_to_issue'
  | 'is_taken_back'
  | 'order_pages'
>

/** What became of a paper that was found as its owner's. */
export function readStanding(
  reader: Reader,
  { kind }: Pick<PaperOwner, 'kind'>,
  paperId: number,
): Promise<PaperStanding> {
  const page = sql.ref(kind === 'restaurant' ? 'whole.public_id' : 'part.public_id')
  return reader
    .selectFrom('paper')
    .leftJoin('paper_balance as balance', 'balance.paper_id', 'paper.id')
    .select([
      PAPER_STATE.as('state'),
      'balance.balance_cents as balance',
      instant('paper.issued_at').as('issued_at'),
      sql<Paper['credited_by']>`(
        select coalesce(json_agg(json_build_object('public_id', note.public_id, 'label', note.label,
          'issued_on', note.issued_on, 'total', note.total_cents) order by note.number), '[]')
        from paper note where note.corrects_id = paper.id)`.as('credited_by'),
      sql<number>`(
        select coalesce(sum(granted_cents), 0)::bigint
        from paper_order join credit_request request using (supplier_order_id)
        join credit_line on request_id = request.id
        where paper_order.paper_id = paper.id and released_by_id is null
          and request.paper_id is null and request.status in ('granted', 'partly'))`.as(
        'credit_to_issue',
      ),
      sql<string[]>`(
        select coalesce(json_agg(${page} order by place), '[]')
        from jsonb_array_elements(paper.orders) with ordinality as listed (covered, place)
        join supplier_order part on part.public_id = covered->>'publicId'
        join restaurant_order whole on whole.id = part.restaurant_order_id)`.as('order_pages'),
      sql<boolean>`exists (
        select from paper_order where paper_order.paper_id = paper.id and released_by_id is not null)`.as(
        'is_taken_back',
      ),
    ])
    .where('paper.id', '=', paperId)
    .executeTakeFirstOrThrow() as Promise<PaperStanding>
}
