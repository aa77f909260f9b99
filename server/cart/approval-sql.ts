import type { OrderLimits } from '@halles/domain/order-limit.ts'
import type { Role } from '@halles/domain/role.ts'
import { type RawBuilder, sql } from 'kysely'
import { startOfMontrealWeek } from '../database/montreal-days.ts'
import type { Operand, Parameters } from '../database/prepared.ts'
import type { Transaction } from '../database/transaction.ts'
import type { PersonId, RestaurantId, RestaurantViewer } from '../platform/access/viewer.ts'

/** What a member may order, in cents, and the cents that its orders of this week cost as they were placed, with what it added since. */
export type OrderingMember = {
  personId: number
  role: Role
  limits: OrderLimits
  orderedCents: number
}

/** The request for the cart to be ordered that has led to no order yet; times as the wire has them. */
export type ApprovalRequest = {
  personId: number
  askedBy: string
  askedAt: string
  cartVersion: string
  totalCents: number
  note: string
  refused: { by: string; at: string; note: string } | null
}

type OfMember = { restaurantId: Operand<RestaurantId>; personId: Operand<PersonId> }

/**
 * The query of the cents that a `membership` has placed in some `restaurant_order`: who took the first step has placed the
 * order. Lines that were added later are additions.
 */
export function placedQuery(which: RawBuilder<unknown>) {
  return sql`(
    select coalesce(sum(price_of_cases(price_steps, order_line.quantity, order_line.price_cents)::bigint * order_line.quantity), 0)
    from restaurant_order
    join restaurant_order_step step on step.restaurant_order_id = restaurant_order.id and step.status = 'active'
    join supplier_order on supplier_order.restaurant_order_id = restaurant_order.id
    join order_line on order_line.supplier_order_id = supplier_order.id
    where restaurant_order.restaurant_id = membership.account_id
      and restaurant_order.status in ('active', 'done') and ${which}
      and step.by_person_id = membership.person_id
      and not exists (
        select from order_entry where order_line_id = order_line.id and order_entry.kind = 'line_added'))`
}

/**
 * The query of the cents by which a `membership` has raised lines, or which it has added, by some `order_entry` of a
 * `restaurant_order`, at once or by proposals.
 */
export function additionsQuery(which: RawBuilder<unknown>) {
  return sql`(${atOnceQuery(which)} + ${byProposalQuery(which)})`
}

/** What the cases of an `order_line` cost in cents that an entry says; null where it says none. */
function centsOf(cases: RawBuilder<unknown>) {
  const quantity = sql`(${cases} ->> 'quantity')::integer`
  return sql`${quantity}::bigint * coalesce((${cases} ->> 'price')::integer,
    price_of_cases(order_line.price_steps, ${quantity}, order_line.price_cents))`
}

function atOnceQuery(which: RawBuilder<unknown>) {
  return sql`(
    select coalesce(sum(greatest(0,
      ${centsOf(sql`entry.new`)} - coalesce(${centsOf(sql`entry.old`)}, 0))), 0)
    from order_entry entry
    join order_line on order_line.id = entry.order_line_id
    join supplier_order on supplier_order.id = entry.supplier_order_id
    join restaurant_order on restaurant_order.id = supplier_order.restaurant_order_id
    where entry.by_person_id = membership.person_id and entry.by_account_id = membership.account_id
      and entry.status is null and entry.kind in ('line_changed', 'line_added') and entry.proposal_id is null and ${which})`
}

/**
 * What it proposed, while that waits and once it is agreed to, and what it agreed to; of each proposal the net, as `addedCents` of
 * domain/proposal.ts has it.
 */
function byProposalQuery(which: RawBuilder<unknown>) {
  // guard: proposals: what waits counts against a limit [order-propose.post]
  //   code: coalesce(line.is_agreed, proposal.status = 'open' and clock_timestamp() < proposal.answer_by)
  //   instead: line.is_agreed
  return sql`(
    select coalesce(sum(greatest(net.cents, 0)), 0)
    from order_entry entry
    join proposal on proposal.id = entry.proposal_id
    join supplier_order on supplier_order.id = entry.supplier_order_id
    join restaurant_order on restaurant_order.id = supplier_order.restaurant_order_id
    cross join lateral (
      select sum(case when line.kind = 'quantity'
        then coalesce(line.new_price_cents, line.line_price_cents, of_line.price_cents)::bigint * line.new_cases
          - coalesce(line.line_weighed_cents, coalesce(line.line_price_cents, of_line.price_cents)::bigint * line.old_cases)
        when line.kind = 'weight'
        then line.weighed_cents - coalesce(line.line_weighed_cents, line.line_price_cents::bigint * line.old_cases)
        else coalesce(line.price_cents::bigint * line.quantity, 0)
          - coalesce(coalesce(line.line_price_cents, of_line.price_cents)::bigint * line.replaced_cases, 0) end) as cents
      from proposal_line line left join order_line of_line on of_line.id = line.order_line_id
      where line.proposal_id = proposal.id
        and coalesce(line.is_agreed, proposal.status = 'open' and clock_timestamp() < proposal.answer_by)
    ) net
    where entry.by_person_id = membership.person_id and entry.by_account_id = membership.account_id
      and entry.status is null
      and entry.kind = case proposal.side when 'restaurant' then 'proposed' else 'answered' end and ${which})`
}

/** Not what lies in a week ahead: the clock may have been set back since. */
function isThisWeek(column: string) {
  const next = startOfMontrealWeek(sql`now() + interval '7 days'`)
  // guard: clock: a week's limit counts no order of a week ahead [orders.longer]
  //   code: and ${sql.ref(column)} < ${next}
  //   instead: and ${next} is not null
  return sql`${sql.ref(column)} >= ${startOfMontrealWeek()} and ${sql.ref(column)} < ${next}`
}

// Of a `membership`.
const orderedThisWeek = sql`(${placedQuery(isThisWeek('restaurant_order.placed_at'))}
  + ${additionsQuery(isThisWeek('entry.at'))})`

// Of a `membership`, an OrderingMember. Nothing is summed for whom no limit of the week is set.
const orderingMember: RawBuilder<OrderingMember> = sql`json_build_object(
  'personId', membership.person_id,
  'role', membership.role,
  'limits', json_build_object('perOrder', membership.order_limit_cents, 'perWeek', membership.week_limit_cents),
  'orderedCents', case when membership.week_limit_cents is null then 0 else ${orderedThisWeek} end)`

/** The query of a member's OrderingMember, to be part of another statement. */
export function orderingMemberQuery({ restaurantId, personId }: OfMember) {
  return sql<OrderingMember>`(
    select ${orderingMember} from membership
    where account_id = ${restaurantId} and person_id = ${personId})`
}

/** The query of a restaurant's ApprovalRequest, to be part of another statement; null also when who asked has left. */
export function approvalRequestQuery(restaurantId: Operand<RestaurantId>) {
  // guard: approval: one who has left asks nothing [approvals, team/team]
  //   code: and membership.person_id = request.person_id and membership.ended_at is null
  //   instead: and membership.person_id = request.person_id
  return sql<ApprovalRequest | null>`(
    select json_build_object(
      'personId', request.person_id, 'askedBy', asker.first_name, 'askedAt', request.asked_at,
      'cartVersion', request.cart_version, 'totalCents', request.total_cents, 'note', request.note,
      'refused', case when request.answered_at is not null then json_build_object(
        'by', answerer.first_name, 'at', request.answered_at, 'note', request.answer_note) end)
    from approval_request request
    join membership on membership.account_id = request.restaurant_id
      and membership.person_id = request.person_id and membership.ended_at is null
    join person asker on asker.id = request.person_id
    left join person answerer on answerer.id = request.answered_by_person_id
    where request.restaurant_id = ${restaurantId} and request.restaurant_order_id is null)`
}

type GivenRequest = { cartVersion: string; totalCents: number; note: string }

/**
 * Writes a member's request about a locked cart, in place of an earlier one of the restaurant; when it was made, as the
 * wire has it. Undefined when the same request of the same member waits for its answer already: nothing is written.
 */
export async function replaceApprovalRequest(
  tx: Transaction,
  { restaurantId, personId }: RestaurantViewer,
  { cartVersion, totalCents, note }: GivenRequest,
): Promise<string | undefined> {
  const { rows } = await sql<{ asked_at: string }>`
    insert into approval_request as request (restaurant_id, person_id, cart_version, total_cents, note)
    values (${restaurantId}, ${personId}, ${cartVersion}, ${totalCents}, ${note})
    on conflict (restaurant_id) do update set person_id = excluded.person_id,
      cart_version = excluded.cart_version, total_cents = excluded.total_cents, note = excluded.note,
      asked_at = excluded.asked_at, answered_at = null, answered_by_person_id = null,
      answer_note = null, restaurant_order_id = null
      where request.answered_at is not null or request.person_id <> excluded.person_id
        or request.cart_version <> excluded.cart_version or request.note <> excluded.note
    returning to_json(asked_at) as asked_at`.execute(tx)
  return rows[0]?.asked_at
}

/** Those who may place orders beside the asker: owners and buyers, each with what it may order. */
export async function listApprovers(
  tx: Transaction,
  { restaurantId, personId }: RestaurantViewer,
): Promise<OrderingMember[]> {
  const { rows } = await sql<{ member: OrderingMember }>`
    select ${orderingMember} as member from membership
    where account_id = ${restaurantId} and ended_at is null and role in ('owner', 'buyer')
      and person_id <> ${personId}
    order by person_id`.execute(tx)
  return rows.map(({ member }) => member)
}

/** Refuses the request that waits for an answer. */
export async function updateToRefused(
  tx: Transaction,
  { restaurantId, personId }: RestaurantViewer,
  note: string,
): Promise<void> {
  await tx
    .updateTable('approval_request')
    .set({
      answered_at: sql`clock_timestamp()`,
      answered_by_person_id: personId,
      answer_note: note,
    })
    .where('restaurant_id', '=', restaurantId)
    .where('answered_at', 'is', null)
    .execute()
}

/** The query that ends a restaurant's request, refused or not, by the order of its cart; returns the restaurant's id. */
export function endRequestQuery({
  restaurantId,
  personId,
  orderId,
}: Parameters<{ restaurantId: RestaurantId; personId: PersonId; orderId: number }>) {
  return sql`update approval_request
    set restaurant_order_id = ${orderId}, answered_at = clock_timestamp(),
      answered_by_person_id = ${personId}, answer_note = ''
    where restaurant_id = ${restaurantId} and restaurant_order_id is null
    returning restaurant_id`
}
