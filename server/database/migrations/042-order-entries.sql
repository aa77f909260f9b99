-- All that happens to a supplier's order, numbered from its checkout on: steps, which have a status, and everything else, which
-- has a kind. The next number is one more than the last, under the lock of the order's row.
alter table supplier_order_step rename to order_entry;
alter table order_entry rename column step to number;
alter table order_entry rename constraint supplier_order_step_pkey to order_entry_pkey;
alter table order_entry rename constraint supplier_order_step_supplier_order_id_status_key to order_entry_status_once;
alter table order_entry rename constraint supplier_order_step_supplier_order_id_fkey to order_entry_supplier_order_id_fkey;
alter table order_entry rename constraint supplier_order_step_by_account_id_fkey to order_entry_by_account_id_fkey;
alter table order_entry rename constraint supplier_order_step_by_person_id_fkey to order_entry_by_person_id_fkey;
alter index supplier_order_step_listing rename to order_entry_listing;
alter index supplier_order_step_of_person rename to order_entry_of_person;
alter trigger supplier_order_step_stays on order_entry rename to order_entry_stays;
alter table order_entry
  drop constraint supplier_order_step_step_check,
  alter column status drop not null,
  -- Null: Halles itself.
  alter column by_account_id drop not null,
  add column kind text,
  add column order_line_id integer references order_line (id),
  -- What changed, as domain/order-entry.ts describes it.
  add column old jsonb,
  add column new jsonb,
  add column reason text,
  add column proposal_id integer,
  add constraint order_entry_number check (number > 0),
  add constraint order_entry_step_or_kind check ((status is null) <> (kind is null)),
  add constraint order_entry_kind check (kind in ('line_changed', 'line_added', 'line_removed', 'message', 'proposed',
    'withdrawn', 'answered', 'lapsed', 'day_changed', 'received', 'credit_asked', 'credit_answered')),
  add constraint order_entry_by check (by_account_id is not null or by_person_id is null and kind is not null
    and kind in ('line_changed', 'line_added', 'line_removed', 'answered', 'lapsed', 'day_changed'));
create index order_entry_line on order_entry (order_line_id) where order_line_id is not null;

-- What people wrote, apart from what happened: it may be erased, an entry may not.
create table order_entry_text (
  supplier_order_id integer not null,
  number smallint not null,
  text text not null check (char_length(text) between 1 and 2000),
  primary key (supplier_order_id, number),
  foreign key (supplier_order_id, number) references order_entry (supplier_order_id, number)
);

alter table order_line
  -- What the restaurant asks for since it changed its order; null: what it ordered.
  add column asked_quantity integer check (asked_quantity between 1 and 9999),
  add column cancelled_by text check (cancelled_by in ('restaurant', 'supplier')),
  -- Of the last change, as domain/reasons.ts names them.
  add column reason text,
  add column replaces_line_id integer references order_line (id),
  drop constraint order_line_check,
  add constraint order_line_edited_quantity check (edited_quantity between 1 and coalesce(asked_quantity, quantity));
create index order_line_replaces on order_line (replaces_line_id) where replaces_line_id is not null;

-- So far only suppliers cancelled.
alter table order_line disable trigger user;
update order_line set cancelled_by = 'supplier' where is_cancelled;
alter table order_line enable trigger user;
alter table order_line add constraint order_line_cancelled_by check (is_cancelled = (cancelled_by is not null));

-- A product that was removed may be added again. One index for both: nulls are equal, ids of cancelled lines are not.
alter table order_line drop constraint order_line_supplier_order_id_product_id_key;
create unique index order_line_product_once
  on order_line (supplier_order_id, product_id, (case when is_cancelled then id end)) nulls not distinct;

drop trigger order_line_stays on order_line;
create trigger order_line_stays
  before update of supplier_order_id, product_id, product_public_id, name_fr, name_en, unit,
    price_cents, quantity_hundredths, price_per_unit, quantity, replaces_line_id or delete
  on order_line for each row execute function refuse_rewriting();

-- As in 027 and 034, with what the restaurant asks for now.
create or replace view sold_line as
select line.product_id, coalesce(line.edited_quantity, line.asked_quantity, line.quantity) as cases
from order_line line
join supplier_order part on part.id = line.supplier_order_id
where not line.is_cancelled and part.status in ('acknowledged', 'done');

create or replace function count_answered_sales() returns trigger language plpgsql as $$
begin
  insert into product_sales (product_id, cases)
    select line.product_id,
      sum(order_change.factor * coalesce(line.edited_quantity, line.asked_quantity, line.quantity))
    from (
      select id, (rows_after.status in ('acknowledged', 'done'))::integer
        - (rows_before.status in ('acknowledged', 'done'))::integer as factor
      from rows_after join rows_before using (id)
    ) order_change
    join order_line line on line.supplier_order_id = order_change.id
    where order_change.factor <> 0 and not line.is_cancelled
    group by line.product_id order by line.product_id
  on conflict (product_id) do update set cases = product_sales.cases + excluded.cases;
  return null;
end $$;

create or replace function count_inserted_sales() returns trigger language plpgsql as $$
begin
  insert into product_sales (product_id, cases)
    select line.product_id, sum(coalesce(line.edited_quantity, line.asked_quantity, line.quantity))
    from rows_after line
    join supplier_order part on part.id = line.supplier_order_id and part.status in ('acknowledged', 'done')
    where not line.is_cancelled
    group by line.product_id order by line.product_id
  on conflict (product_id) do update set cases = product_sales.cases + excluded.cases;
  return null;
end $$;

create or replace function count_updated_sales() returns trigger language plpgsql as $$
begin
  insert into product_sales (product_id, cases)
    select line.product_id, sum(line.cases)
    from (
      select supplier_order_id, product_id, coalesce(edited_quantity, asked_quantity, quantity)
      from rows_after where not is_cancelled
      union all
      select supplier_order_id, product_id, -coalesce(edited_quantity, asked_quantity, quantity)
      from rows_before where not is_cancelled
    ) line (supplier_order_id, product_id, cases)
    join supplier_order part on part.id = line.supplier_order_id and part.status in ('acknowledged', 'done')
    group by line.product_id having sum(line.cases) <> 0 order by line.product_id
  on conflict (product_id) do update set cases = product_sales.cases + excluded.cases;
  return null;
end $$;

-- A value that an enum gains cannot be used in the transaction that adds it: text, so that kinds can be added.
alter table order_event alter column kind type text;
drop type order_event_kind;
alter table order_event add constraint order_event_kind check (kind in ('placed', 'accepted', 'modified', 'cancelled', 'done',
  'closed', 'withdrawn', 'changed', 'proposed', 'answered', 'lapsed', 'message', 'received', 'credit_asked',
  'credit_answered'));
