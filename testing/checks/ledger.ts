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
    ${sql.join([TOTALS, LINES, DEPOSITS, WEIGHTS, SUPPLIER_STEPS, RESTAURANT_STEPS, PROPOSALS], sql` union all `)}
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
