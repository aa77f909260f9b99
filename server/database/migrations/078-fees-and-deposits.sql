-- What a zone asks for a delivery, from which amount of goods on it asks nothing, and the deposits of returnable containers
-- (docs/decisions/093-fees-and-deposits.md). Neither counts for minimums and limits.
alter table delivery_zone
  add column fee_cents integer not null default 0 check (fee_cents >= 0),
  -- Null: whatever is ordered.
  add column fee_waived_from_cents integer check (fee_waived_from_cents > 0);

-- How many containers of a case carry a deposit, and which (domain/deposit.ts).
alter table product
  add column deposit_containers smallint not null default 0 check (deposit_containers between 0 and 1000),
  add column deposit_kind text;

-- As agreed at checkout: a later change of the zone or the product moves neither. A cancelled order owes no fee.
alter table supplier_order add column fee_cents integer not null default 0 check (fee_cents >= 0);
create trigger supplier_order_fee_stays
  before update of fee_cents on supplier_order for each row execute function refuse_rewriting();

-- Of one case.
alter table order_line add column deposit_cents integer not null default 0 check (deposit_cents >= 0);
create trigger order_line_deposit_stays
  before update of deposit_cents on order_line for each row execute function refuse_rewriting();
-- Of the product that is proposed.
alter table proposal_line add column deposit_cents integer check (deposit_cents >= 0);
