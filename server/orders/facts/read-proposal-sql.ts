import type { proposal } from '@halles/contract/schemas/proposal.ts'
import type { OrderChange, OrderPhase, OrderSide } from '@halles/domain/order-change.ts'
import {
  answerBy,
  changesToPropose,
  differenceOf,
  isDifferenceEstimate,
} from '@halles/domain/proposal.ts'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { MONTREAL } from '../../database/montreal-days.ts'

type Proposal = z.output<typeof proposal>
type Line = Proposal['lines'][number]

/** A proposal as its statement answers it: cents, cases, and of its line what a difference is computed of. */
export type ProposalRow = Omit<Proposal, 'lines'> & {
  lines: (Omit<Line, 'difference' | 'is_estimate'> & {
    line_price: number | null
    new_price: number | null
    old_cases: number | null
    new_cases: number | null
    replaced_cases: number | null
    line_weighed: number | null
    line_is_weighed: boolean
    weighed: number | null
  })[]
}

/** As either side reads it. */
export function proposalToWire({ lines, ...row }: ProposalRow): Proposal {
  return {
    ...row,
    lines: lines.map(
      ({
        line_price,
        new_price,
        old_cases,
        new_cases,
        replaced_cases,
        line_weighed,
        line_is_weighed,
        weighed,
        ...line
      }) => ({
        ...line,
        is_estimate: isDifferenceEstimate({
          kind: line.kind,
          oldCases: old_cases,
          newCases: new_cases,
          lineWeighedCents: line_weighed,
          isLineWeighed: line_is_weighed,
          isProductWeighed: line.product?.sold_by_weight === 'weighed',
        }),
        difference: differenceOf({
          kind: line.kind,
          linePriceCents: line_price,
          newPriceCents: new_price,
          oldCases: old_cases,
          newCases: new_cases,
          replacedCases: replaced_cases,
          lineWeighedCents: line_weighed,
          weighedCents: weighed,
          priceCents: line.product?.price ?? null,
          quantity: line.quantity,
        }),
      }),
    ),
  }
}

/** Of a `proposal`: nobody has answered it, and somebody still can. */
const WAITS = sql<boolean>`(proposal.status = 'open' and clock_timestamp() < proposal.answer_by)`

/**
 * Of a joined `proposal` and the `entry` that proposes it, a ProposalRow as the business of `owner` reads it: who has left the
 * other one has no name.
 */
export function proposalRow(owner: RawBuilder<unknown>): RawBuilder<ProposalRow> {
  return sql<ProposalRow>`json_build_object(
    'public_id', proposal.public_id, 'side', proposal.side,
    'by', (select json_build_object('first_name', case when entry.by_account_id = ${owner} or exists (
        select from membership join account on account.id = membership.account_id
        where membership.account_id = entry.by_account_id and membership.person_id = entry.by_person_id
          and ended_at is null and account.status <> 'closed') then nullif(author.first_name, '') end)
      from person author where author.id = entry.by_person_id),
    'status', case when proposal.status = 'open' and not ${WAITS} then 'lapsed' else proposal.status end,
    'at', entry.at, 'answer_by', proposal.answer_by, 'reason', entry.reason,
    'note', coalesce((select text from order_entry_text said
      where said.supplier_order_id = entry.supplier_order_id and said.number = entry.number), ''),
    'lines', (select json_agg(json_build_object(
        'public_id', proposed.public_id, 'kind', proposed.kind, 'line_public_id', of_line.public_id,
        'line_price', coalesce(proposed.line_price_cents, of_line.price_cents),
        'new_price', proposed.new_price_cents, 'old_cases', old_cases, 'new_cases', new_cases,
        'replaced_cases', replaced_cases, 'line_weighed', proposed.line_weighed_cents, 'weighed', proposed.weighed_cents,
        'net', proposed.net_thousandths, 'line_is_weighed', coalesce(of_line.is_weighed, false),
        'product', case when proposed.product_id is not null then json_build_object(
          'public_id', proposed.product_public_id, 'name_fr', proposed.name_fr, 'name_en', proposed.name_en,
          'price', proposed.price_cents, 'quantity_per_case', proposed.quantity_hundredths, 'unit', proposed.unit,
          'price_per_unit', proposed.price_per_unit,
          'sold_by_weight', case when proposed.is_weighed then 'weighed' end) end,
        'quantity', proposed.quantity, 'day', proposed.day, 'is_agreed', is_agreed) order by proposed.id)
      from proposal_line proposed left join order_line of_line on of_line.id = proposed.order_line_id
      where proposed.proposal_id = proposal.id))`
}

type Owner = 'restaurant_order.restaurant_id' | 'supplier_order.supplier_id'

/** Of a `supplier_order`: the proposal that waits for an answer, as the business of `owner` reads it. */
export function openProposalOf(owner: Owner) {
  return sql<ProposalRow | null>`(
    select ${proposalRow(sql.ref(owner))}
    from proposal join order_entry entry on entry.proposal_id = proposal.id and entry.kind = 'proposed'
    where proposal.supplier_order_id = supplier_order.id and ${WAITS})`.as('proposal')
}

/** Of a `supplier_order` in a list: who proposed what waits, and until when. */
export const OPEN_PROPOSAL = sql<{ side: OrderSide; answer_by: string } | null>`(
  select json_build_object('side', side, 'answer_by', answer_by)
  from proposal where supplier_order_id = supplier_order.id and ${WAITS})`.as('proposal')

/** A moment and the beginning of the delivery window, in milliseconds, and how long a proposal of the order waits. */
export type ProposingTimes = { now: number; windowAt: number | null; answerMinutes: number }

/** Of a `supplier_order`: its ProposingTimes at this moment, not at the beginning of a transaction that waited. */
export const PROPOSING = sql<ProposingTimes>`json_build_object(
  'now', floor(extract(epoch from clock_timestamp()) * 1000),
  'windowAt', floor(extract(epoch from
    (supplier_order.delivery_day + supplier_order.window_from) at time zone ${MONTREAL}) * 1000),
  'answerMinutes', (select answer_minutes from supplier where account_id = supplier_order.supplier_id))`.as(
  'proposing',
)

/** What a side may propose: nothing while something waits, or too shortly before the delivery. */
export function mayPropose(
  side: OrderSide,
  phase: OrderPhase,
  { proposal: waiting, proposing }: { proposal: ProposalRow | null; proposing: ProposingTimes },
): OrderChange[] {
  return waiting || 'refused' in answerBy(proposing) ? [] : changesToPropose(side, phase)
}
