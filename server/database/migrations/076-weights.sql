-- Goods sold by weight: the price of a unit is what was agreed, the price of a case its estimate until the line is weighed
-- (docs/decisions/091).
alter table product
  add column sold_by_weight text check (sold_by_weight in ('weighed')),
  add constraint product_weighed_unit check (sold_by_weight is null or lower(unit) in ('kg', 'lb'));

-- As the product was when the line was ordered.
alter table order_line
  add column is_weighed boolean not null default false,
  add constraint order_line_weighed_unit check (not is_weighed or lower(unit) in ('kg', 'lb'));
create trigger order_line_is_weighed_stays
  before update of is_weighed on order_line for each row execute function refuse_rewriting();

-- What an open line was weighed as, with the cases that it has: once it has others, or none, there is no row any more.
create table line_weight (
  order_line_id integer primary key references order_line (id),
  -- Thousandths of the line's unit: the sum of its packages.
  net_thousandths bigint not null check (net_thousandths > 0),
  packages integer[] not null check (cardinality(packages) between 1 and 99),
  by_person_id integer not null references person (id),
  at timestamptz not null default clock_timestamp()
);
create index line_weight_person on line_weight (by_person_id);

alter table proposal_line
  -- Of the product that comes.
  add column is_weighed boolean,
  -- Of the line that it is about, where that was weighed: what it cost then.
  add column line_weighed_cents bigint,
  -- Of another weight: what it is in thousandths of the unit, of which packages, and what it costs.
  add column net_thousandths bigint check (net_thousandths > 0),
  add column packages integer[] check (cardinality(packages) between 1 and 99),
  add column weighed_cents bigint check (weighed_cents >= 0),
  drop constraint proposal_line_kind_check,
  drop constraint proposal_line_check,
  drop constraint proposal_line_check1,
  add constraint proposal_line_kind check (kind in ('quantity', 'substitute', 'add', 'day', 'weight')),
  add constraint proposal_line_of_line check ((order_line_id is not null) = (kind in ('quantity', 'substitute', 'weight'))),
  add constraint proposal_line_cases check ((old_cases is not null) = (kind in ('quantity', 'substitute', 'weight'))
    and (new_cases is null) = (old_cases is null)),
  add constraint proposal_line_weight check ((net_thousandths is not null) = (kind = 'weight')
    and (packages is null) = (net_thousandths is null) and (weighed_cents is null) = (net_thousandths is null)
    and (kind <> 'weight' or new_cases = old_cases));
create trigger proposal_line_weight_stays
  before update of is_weighed, line_weighed_cents, net_thousandths, packages, weighed_cents
  on proposal_line for each row execute function refuse_rewriting();

alter table order_entry
  drop constraint order_entry_kind,
  add constraint order_entry_kind check (kind in ('line_changed', 'line_added', 'line_removed', 'message', 'proposed',
    'withdrawn', 'answered', 'lapsed', 'day_changed', 'received', 'credit_asked', 'credit_answered', 'weighed')),
  drop constraint order_entry_by,
  -- A substitute that its restaurant chose beforehand leaves its line with other cases, to be weighed again: Halles does that.
  add constraint order_entry_by check (by_account_id is not null or by_person_id is null and kind is not null
    and kind in ('line_changed', 'line_added', 'line_removed', 'answered', 'lapsed', 'day_changed', 'weighed'));

-- Weights are no news to read: lines are weighed one after the other.
drop index order_entry_news;
create index order_entry_news on order_entry (supplier_order_id, number) include (by_account_id)
  where kind is not null and kind <> 'weighed';

-- Whether what an order costs is still an estimate.
create index order_line_weighed on order_line (supplier_order_id) where is_weighed;
