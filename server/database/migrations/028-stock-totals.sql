-- The products that a supplier has for sale in all categories, where `category` is null: one row of each supplier tells how
-- many products a city can order.
alter table supplier_stock drop constraint supplier_stock_pkey;
alter table supplier_stock alter column category drop not null;
-- In this order, the suppliers' numbers for one category, or for all, are read one after the other.
alter table supplier_stock add constraint supplier_stock_key
  unique nulls not distinct (category, supplier_id) include (products);
insert into supplier_stock (supplier_id, category, products)
  select supplier_id, null, sum(products) from supplier_stock group by supplier_id;

-- Once for each statement; rows of supplier_stock are locked in the order of their key.
create or replace function count_supplier_stock() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into supplier_stock (supplier_id, category, products)
      select supplier_id, category, count(*) from rows_after
      where deleted_at is null and available
      group by supplier_id, rollup (category) order by supplier_id, category
    on conflict (supplier_id, category) do update
      set products = supplier_stock.products + excluded.products;
  elsif tg_op = 'DELETE' then
    insert into supplier_stock (supplier_id, category, products)
      select supplier_id, category, -count(*) from rows_before
      where deleted_at is null and available
      group by supplier_id, rollup (category) order by supplier_id, category
    on conflict (supplier_id, category) do update
      set products = supplier_stock.products + excluded.products;
  else
    insert into supplier_stock (supplier_id, category, products)
      select supplier_id, category, sum(difference) from (
        select supplier_id, category, 1 as difference from rows_after where deleted_at is null and available
        union all
        select supplier_id, category, -1 from rows_before where deleted_at is null and available
      ) change
      group by supplier_id, rollup (category) having sum(difference) <> 0 order by supplier_id, category
    on conflict (supplier_id, category) do update
      set products = supplier_stock.products + excluded.products;
  end if;
  return null;
end $$;

-- Almost all accounts are active: who serves a city is all its suppliers but these.
create index account_inactive on account (id) where status <> 'active';

-- A list by supplier begins with those whose names come first.
create index supplier_by_name on supplier (name collate "fr-x-icu") include (account_id);
