import type { Database } from '@halles/server/database/connect.ts'
import { sql } from 'kysely'

/**
 * Every order in the database against its lines and its history, counted by SQL alone and not by the code that wrote
 * them: one sentence for each thing that does not add up, none in a sound ledger. Covers I1 (totals),
 * I5 (steps and status) and I17 as far as it is stored: what was sold follows from the same lines and statuses.
 * `expect(await ledgerWalk(world.database)).toEqual([])` after any test that touches orders.
 */
export async function ledgerWalk(database: Database): Promise<string[]> {
  const { rows } = await sql<{ broken: string }>`
    ${sql.join([TOTALS, LINES, DEPOSITS, WEIGHTS, SUPPLIER_STEPS, RESTAURANT_STEPS, PROPOSALS, PAPERS, CREDIT_NOTES, PAPER_NUMBERS], sql` union all `)}
    order by broken`.execute(database)
  return rows.map((row) => row.broken)
}

const TOTALS = sql`
  select format('supplier order %s costs %s, its open lines %s', part.id, part.total_cents, lines.cents) as broken
  from supplier_order part
  cross join lateral (
    select coalesce(sum(coalesce(div(price_per_unit::numeric * net_thousandths + 50000, 100000),
        price_cents::bigint * coalesce(edited_quantity, asked_quantity, quantity)))
      filter (where not is_cancelled and part.status <> 'cancelled'), 0) as cents
    from order_line left join line_weight on line_weight.order_line_id = order_line.id
    where supplier_order_id = part.id
  ) lines
  where part.total_cents <> lines.cents
  union all
  select format('restaurant order %s costs %s, its parts %s', placed.id, placed.total_cents, parts.cents)
  from restaurant_order placed
  cross join lateral (
    select coalesce(sum(total_cents), 0) as cents from supplier_order where restaurant_order_id = placed.id
  ) parts
  where placed.total_cents <> parts.cents`

const LINES = sql`
  select format('restaurant order %s has no part', id) as broken
  from restaurant_order placed
  where not exists (select from supplier_order where restaurant_order_id = placed.id)
  union all
  select format('supplier order %s has no line', id)
  from supplier_order part
  where not exists (select from order_line where supplier_order_id = part.id)
  union all
  select format('supplier order %s is %s, and all its lines are cancelled', id, status)
  from supplier_order part
  where status <> 'cancelled'
    and exists (select from order_line where supplier_order_id = part.id)
    and not exists (select from order_line where supplier_order_id = part.id and not is_cancelled)
  union all
  select format('supplier order %s is pending, and line %s was answered', part.id, line.id)
  from supplier_order part join order_line line on line.supplier_order_id = part.id
  where part.status = 'pending' and (line.cancelled_by = 'supplier' or line.edited_quantity is not null)
    and not exists (select from order_entry where order_line_id = line.id and proposal_id is not null)
  union all
  select format('supplier order %s is cancelled, and line %s is not', part.id, line.id)
  from supplier_order part join order_line line on line.supplier_order_id = part.id
  where part.status = 'cancelled' and not line.is_cancelled
  union all
  select format('line %s is of another supplier''s product', line.id)
  from supplier_order part
  join order_line line on line.supplier_order_id = part.id
  join product on product.id = line.product_id
  where product.supplier_id <> part.supplier_id`

// A line that was proposed carries the deposit that was.
const DEPOSITS = sql`
  select format('line %s carries %s, its proposal says %s', line.id, line.deposit_cents, proposed.deposit_cents) as broken
  from order_entry entry
  join order_line line on line.id = entry.order_line_id
  join proposal_line proposed on proposed.proposal_id = entry.proposal_id and proposed.product_id = line.product_id
  where entry.kind = 'line_added' and proposed.is_agreed
    and line.deposit_cents <> coalesce(proposed.deposit_cents, 0)`

// What a line was weighed as is what the last entry about its weight says, and the sum of its packages.
const WEIGHTS = sql`
  select format('line %s weighs %s, its trail says %s', line.id, coalesce(weighed.net_thousandths::text, 'nothing'),
    coalesce(said.weight, 'nothing')) as broken
  from order_line line
  left join line_weight weighed on weighed.order_line_id = line.id
  left join lateral (
    select new ->> 'weight' as weight from order_entry
    where order_line_id = line.id and kind = 'weighed' order by number desc limit 1
  ) said on true
  join supplier_order part on part.id = line.supplier_order_id and part.status <> 'cancelled'
  where said.weight is distinct from weighed.net_thousandths::text
  union all
  select format('line %s weighs %s, its packages %s', order_line_id, net_thousandths,
    (select sum(package) from unnest(packages) package))
  from line_weight where net_thousandths <> (select sum(package) from unnest(packages) package)
  union all
  select format('line %s was weighed, and is not sold by weight or was removed', line.id)
  from line_weight join order_line line on line.id = order_line_id
  where not line.is_weighed or line.is_cancelled`

// Each chain that product.md 4 and 18 allow, as the steps of an order spell it; all entries are numbered from 1.
const SUPPLIER_STEPS = sql`
  select format('supplier order %s is %s, its steps are %s', part.id, part.status, coalesce(steps.chain, 'none'))
    as broken
  from supplier_order part
  cross join lateral (
    select string_agg(status::text, ', ' order by number) as chain
    from order_entry where supplier_order_id = part.id and status is not null
  ) steps
  where steps.chain is null or steps.chain <> all (case part.status
    when 'pending' then array['pending']
    when 'acknowledged' then array['pending, acknowledged']
    when 'cancelled' then array['pending, cancelled', 'pending, acknowledged, cancelled']
    when 'done' then array['pending, acknowledged, done'] end)
  union all
  select format('supplier order %s accepted before it was cancelled by its supplier', part.id)
  from supplier_order part
  join order_entry accepted on accepted.supplier_order_id = part.id and accepted.status = 'acknowledged'
  join order_entry cancelled on cancelled.supplier_order_id = part.id and cancelled.status = 'cancelled'
  where cancelled.by_account_id = part.supplier_id
  union all
  select format('supplier order %s has entries numbered %s', supplier_order_id, string_agg(number::text, ', ' order by number))
  from order_entry group by supplier_order_id having min(number) <> 1 or max(number) <> count(*)
  union all
  select format('supplier order %s has entry %s before %s', later.supplier_order_id, later.number, earlier.number)
  from order_entry later
  join order_entry earlier
    on earlier.supplier_order_id = later.supplier_order_id and earlier.number = later.number - 1
  where later.at < earlier.at`

const RESTAURANT_STEPS = sql`
  select format('restaurant order %s is %s, its steps are %s', placed.id, placed.status, coalesce(steps.chain, 'none'))
    as broken
  from restaurant_order placed
  cross join lateral (
    select string_agg(status::text, ', ' order by status) as chain
    from restaurant_order_step where restaurant_order_id = placed.id
  ) steps
  where steps.chain is distinct from case placed.status when 'active' then 'active' else 'active, done' end
  union all
  select format('restaurant order %s was done before it was placed', done.restaurant_order_id)
  from restaurant_order_step done
  join restaurant_order_step active using (restaurant_order_id)
  where done.status = 'done' and active.status = 'active' and done.at < active.at`

// One entry proposes, one ends it, and what changed with it was agreed to.
const PROPOSALS = sql`
  select format('proposal %s is %s, its entries are %s', proposal.id, proposal.status, coalesce(entries.chain, 'none')) as broken
  from proposal
  cross join lateral (
    select string_agg(kind, ', ' order by number) as chain
    from order_entry where proposal_id = proposal.id and kind in ('proposed', 'withdrawn', 'answered', 'lapsed')
  ) entries
  where entries.chain is distinct from case proposal.status
    when 'open' then 'proposed' else 'proposed, ' || proposal.status end
  union all
  select format('proposal %s is %s, and line %s says otherwise', proposal.id, proposal.status, line.id)
  from proposal join proposal_line line on line.proposal_id = proposal.id
  where (proposal.status = 'answered') <> (line.is_agreed is not null)
  union all
  select format('proposal %s has no line', id)
  from proposal where not exists (select from proposal_line where proposal_id = proposal.id)
  union all
  select format('proposal %s is open, its order %s', proposal.id, part.status)
  from proposal join supplier_order part on part.id = proposal.supplier_order_id
  where proposal.status = 'open' and part.status in ('done', 'cancelled')
  union all
  select format('proposal %s is open, its order was received', proposal.id)
  from proposal join receipt using (supplier_order_id) where proposal.status = 'open'
  union all
  select format('proposal %s is %s, and changed line %s', proposal.id, proposal.status, entry.order_line_id)
  from proposal join order_entry entry on entry.proposal_id = proposal.id
  where entry.kind in ('line_changed', 'line_added', 'line_removed', 'day_changed')
    and not exists (select from proposal_line where proposal_id = proposal.id and is_agreed)
  union all
  select format('proposal %s of %s was answered by its own side', proposal.id, proposal.side)
  from proposal
  join order_entry entry on entry.proposal_id = proposal.id and entry.kind = 'answered'
  join supplier_order part on part.id = proposal.supplier_order_id
  where (proposal.side = 'supplier') = (entry.by_account_id = part.supplier_id)`

const PAPERS = sql`
  select format('paper %s comes to %s, its lines and taxes to %s', paper.id, total_cents, said.cents) as broken
  from paper cross join lateral (
    select sum((line->>'amountCents')::bigint) as goods, sum((line->>'feeCents')::bigint) as fee,
      sum((line->>'depositCents')::bigint) as deposit,
      coalesce(sum((line->>'amountCents')::bigint + (line->>'feeCents')::bigint) filter (where (line->>'gst')::boolean), 0) as gst_base,
      coalesce(sum((line->>'amountCents')::bigint + (line->>'feeCents')::bigint) filter (where (line->>'qst')::boolean), 0) as qst_base
    from jsonb_array_elements(lines) line
  ) said_of
  cross join lateral (select goods + fee + deposit + gst_cents + qst_cents as cents) said
  where (goods_cents, fee_cents, deposit_cents, paper.gst_base, paper.qst_base, total_cents)
    is distinct from (goods, fee, deposit, said_of.gst_base, said_of.qst_base, said.cents)
  union all
  select format('invoice %s charges %s and %s of taxes', id, gst_cents, qst_cents)
  from paper
  where kind = 'invoice' and (gst_cents, qst_cents) is distinct from (
    div(gst_base::numeric * gst_rate + 50000, 100000), div(qst_base::numeric * qst_rate + 50000, 100000))
  union all
  select format('%s is left of invoice %s, by its credit notes and payments %s', balance_cents, paper.id, counted.cents)
  from paper left join paper_balance on paper_id = paper.id
  cross join lateral (
    select total_cents - coalesce((select sum(total_cents) from paper note where note.corrects_id = paper.id), 0)
      - coalesce((select sum(amount_cents) from payment_share share where share.paper_id = paper.id), 0) as cents
  ) counted
  where kind = 'invoice' and balance_cents is distinct from counted.cents
  union all
  select format('paper %s is of other sides than its order %s', paper.id, part.id)
  from paper_order
  join paper on paper.id = paper_id
  join supplier_order part on part.id = supplier_order_id
  join restaurant_order placed on placed.id = restaurant_order_id
  where (paper.supplier_id, paper.restaurant_id) <> (part.supplier_id, placed.restaurant_id)
  union all
  select format('order %s is on an invoice, and is %s', part.id, part.status)
  from paper_order join supplier_order part on part.id = supplier_order_id
  where part.status not in ('acknowledged', 'done')`

// All that was given back of an invoice is of it, no more than it, and nothing is left of what a credit note took back whole.
const CREDIT_NOTES = sql`
  select format('credit notes give back more than invoice %s', invoice.id) as broken
  from paper invoice join lateral (
    select sum(goods_cents) as goods, sum(fee_cents) as fee, sum(deposit_cents) as deposit, sum(gst_base) as gst_base,
      sum(gst_cents) as gst, sum(qst_base) as qst_base, sum(qst_cents) as qst
    from paper note where note.corrects_id = invoice.id
  ) given on true
  where goods > goods_cents or fee > fee_cents or deposit > deposit_cents or given.gst_base > invoice.gst_base
    or gst > gst_cents or given.qst_base > invoice.qst_base or qst > qst_cents
  union all
  select format('invoice %s was taken back, and %s is left of it', invoice.id, total_cents - given.cents)
  from paper invoice join lateral (
    select coalesce(sum(total_cents), 0) as cents from paper note where note.corrects_id = invoice.id
  ) given on true
  where total_cents <> given.cents
    and exists (select from paper_order where paper_id = invoice.id and released_by_id is not null)
  union all
  select format('what was granted for order %s is on paper %s, which is not of its invoice', request.supplier_order_id, paper.id)
  from credit_request request join paper on paper.id = request.paper_id
  where not exists (
    select from paper_order where paper_order.supplier_order_id = request.supplier_order_id and released_by_id is null
      and paper_order.paper_id in (paper.id, paper.corrects_id))`

// Without a hole, but for the next number that a supplier set once.
const PAPER_NUMBERS = sql`
  select format('supplier %s has %s papers of kind %s up to number %s of %s', supplier_id, count(*), kind, max(number),
    max(last_number)) as broken
  from paper join paper_series using (supplier_id, kind)
  group by supplier_id, kind
  having max(last_number) < max(number)
    or not bool_or(is_number_set) and (count(*) <> max(number) or max(number) <> max(last_number))
  union all
  select format('paper %s is of no series', id)
  from paper where not exists (
    select from paper_series series where series.supplier_id = paper.supplier_id and series.kind = paper.kind)`
