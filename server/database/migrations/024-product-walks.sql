-- A page of a list is read from an index in the list's order: one index for each key, category by category. What tells
-- whether a product can be ordered and who sells it is included, so that the walk reads no product.
drop index product_by_name_fr;
drop index product_by_name_en;
create index product_by_name_fr on product (category, name_fr collate "fr-x-icu", public_id)
  include (id, supplier_id, available, available_from) where deleted_at is null;
create index product_by_name_en on product (category, name_en collate "en-x-icu", public_id)
  include (id, supplier_id, available, available_from) where deleted_at is null;
create index product_by_price on product (category, price_cents, public_id)
  include (id, supplier_id, available, available_from) where deleted_at is null;
create index product_by_quantity on product (category, quantity_hundredths, public_id)
  include (id, supplier_id, available, available_from) where deleted_at is null;
-- What is sold by weight comes first in both directions, which one index cannot be read for.
create index product_by_unit_price on product
  (category, (price_per_kg is null), (coalesce(price_per_kg, price_per_unit)), public_id)
  include (id, supplier_id, available, available_from, price_per_kg, price_per_unit) where deleted_at is null;
create index product_by_unit_price_desc on product
  (category, (price_per_kg is null), (coalesce(price_per_kg, price_per_unit)) desc, public_id desc)
  include (id, supplier_id, available, available_from, price_per_kg, price_per_unit) where deleted_at is null;

-- How many products of a supplier are for sale until further notice. Those that are out until a day are few, and are
-- counted when asked for, because a day comes without a write.
create table supplier_stock (
  supplier_id integer not null references supplier (account_id) on delete cascade,
  category category_name not null,
  -- No check: an upsert proposes a difference, which may be negative.
  products integer not null,
  primary key (supplier_id, category)
);
create index product_out_until_day on product (supplier_id, category) include (available_from)
  where deleted_at is null and not available and available_from is not null;

insert into supplier_stock (supplier_id, category, products)
  select supplier_id, category, count(*) from product
  where deleted_at is null and available
  group by supplier_id, category;

-- Once for each statement; rows of supplier_stock are locked in the order of their key.
create function count_supplier_stock() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into supplier_stock (supplier_id, category, products)
      select supplier_id, category, count(*) from rows_after
      where deleted_at is null and available
      group by supplier_id, category order by supplier_id, category
    on conflict (supplier_id, category) do update
      set products = supplier_stock.products + excluded.products;
  elsif tg_op = 'DELETE' then
    insert into supplier_stock (supplier_id, category, products)
      select supplier_id, category, -count(*) from rows_before
      where deleted_at is null and available
      group by supplier_id, category order by supplier_id, category
    on conflict (supplier_id, category) do update
      set products = supplier_stock.products + excluded.products;
  else
    insert into supplier_stock (supplier_id, category, products)
      select supplier_id, category, sum(difference) from (
        select supplier_id, category, 1 as difference from rows_after where deleted_at is null and available
        union all
        select supplier_id, category, -1 from rows_before where deleted_at is null and available
      ) change
      group by supplier_id, category having sum(difference) <> 0 order by supplier_id, category
    on conflict (supplier_id, category) do update
      set products = supplier_stock.products + excluded.products;
  end if;
  return null;
end $$;
create trigger count_inserted_stock after insert on product
  referencing new table as rows_after
  for each statement execute function count_supplier_stock();
create trigger count_updated_stock after update on product
  referencing old table as rows_before new table as rows_after
  for each statement execute function count_supplier_stock();
create trigger count_deleted_stock after delete on product
  referencing old table as rows_before
  for each statement execute function count_supplier_stock();
